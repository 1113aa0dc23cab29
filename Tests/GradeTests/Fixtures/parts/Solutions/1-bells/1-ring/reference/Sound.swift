let sound = "dong"
