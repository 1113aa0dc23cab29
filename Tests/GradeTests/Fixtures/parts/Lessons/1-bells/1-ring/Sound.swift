let sound = "ding"
