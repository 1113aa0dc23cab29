import Foundation
import TestSupport
import Testing
import WorkbookSystem

@testable import WorkbookGrading

@Suite(.temporaryFolder) struct TestSourceScanTests {
    @Test("Only functions in which nothing can record an issue are found")
    func scan() {
        #expect(
            TestSourceScan.functionsWithoutAssertion(in: [Self.tests, Self.helpers])
                == ["silent", "onlyInAComment", "callsItself", "it is on/off"])
    }

    @Test("A helper counts only if its file is among the scanned files")
    func helperElsewhere() {
        let silent = TestSourceScan.functionsWithoutAssertion(in: [Self.tests])
        #expect(silent.contains("byHelperElsewhere"))
        #expect(!silent.contains("byTwoHelpers"))
    }

    @Test(
        "Without a syntax tree, no function is reported",
        arguments: ["", "error: no such file", "{}", "[]"])
    func noTree(text: String) {
        #expect(TestSourceScan.functionsWithoutAssertion(in: [Data(text.utf8)]).isEmpty)
    }

    @Test("A chain of ten thousand helpers doesn't take quadratic time", .timeLimit(.minutes(10)))
    func chain() {
        func function(_ name: String, calls other: String) -> String {
            #"{"_kind":"func_decl","name":{"base_name":{"name":"\#(name)"}},"body":{"_kind":"brace_stmt","name":"\#(other)"}}"#
        }
        let functions =
            (0..<10_000).map { function("f\($0)", calls: "f\($0 + 1)") } + [
                function("f10000", calls: "expect"), function("silent", calls: "print"),
            ]
        let tree = Data(#"{"_kind":"source_file","items":[\#(functions.joined(separator: ","))]}"#.utf8)
        #expect(TestSourceScan.functionsWithoutAssertion(in: [tree]) == ["silent"])
    }

    @Test("A type with attributes, whose tree is incomplete, doesn't hide other functions")
    func attributedType() async throws {
        let file = TemporaryFolder.current("Tests.swift")
        let source = "typealias H = (@Sendable () -> Void)?\nfunc silent() {}\n"
        try TemporaryFolder.current.write(["Tests.swift": source])
        let environment = ProcessInfo.processInfo.environment
        let toolchain = try await Toolchain.find(
            environment: environment, runner: ProcessRunner(), cache: nil)
        let tree = try await SyntaxTree.data(
            of: file, toolchain: toolchain, runner: ProcessRunner(), environment: environment)
        #expect(TestSourceScan.functionsWithoutAssertion(in: [tree]) == ["silent"])
    }

    @Test("No files contain no functions")
    func noFiles() {
        #expect(TestSourceScan.functionsWithoutAssertion(in: []).isEmpty)
    }

    // MARK: - Syntax trees

    // Printed by Swift 6.3.1 (`swiftc -frontend -dump-parse -dump-ast-format json`), without ranges, types,
    // attributes and literal values. The functions' names describe their contents.

    private static let tests = Data(
        #"""
        {"_kind": "source_file", "items": [
        {"_kind": "import_decl", "module_path": ["Testing"]},
        {"_kind": "struct_decl", "name": {"_kind": "decl_name", "base_name": {"_kind": "base_name", "name": "LampTests"}}, "members": [
        {"_kind": "func_decl", "name": {"_kind": "decl_name", "base_name": {"_kind": "base_name", "name": "silent"}}, "body": {"_kind": "brace_stmt", "elements": [{"_kind": "pattern_binding_decl", "pattern_entries": [{"_kind": "pattern_entry", "pattern": {"_kind": "pattern_named", "name": {"_kind": "decl_name", "base_name": {"_kind": "base_name", "name": "lamp"}}}, "original_init": {"_kind": "integer_literal_expr"}}]}, {"_kind": "var_decl", "name": {"_kind": "decl_name", "base_name": {"_kind": "base_name", "name": "lamp"}}, "let": true}, {"_kind": "sequence_expr", "elements": [{"_kind": "discard_assignment_expr"}, {"_kind": "assign_expr"}, {"_kind": "unresolved_decl_ref_expr", "name": "lamp"}]}]}},
        {"_kind": "func_decl", "name": {"_kind": "decl_name", "base_name": {"_kind": "base_name", "name": "expects"}}, "body": {"_kind": "brace_stmt", "elements": [{"_kind": "macro_expansion_expr", "name": "expect", "args": {"_kind": "argument_list", "args": [{"_kind": "argument", "expr": {"_kind": "sequence_expr", "elements": [{"_kind": "integer_literal_expr"}, {"_kind": "unresolved_decl_ref_expr", "name": "=="}, {"_kind": "integer_literal_expr"}]}}]}}]}},
        {"_kind": "func_decl", "name": {"_kind": "decl_name", "base_name": {"_kind": "base_name", "name": "requires"}}, "body": {"_kind": "brace_stmt", "elements": [{"_kind": "pattern_binding_decl", "pattern_entries": [{"_kind": "pattern_entry", "pattern": {"_kind": "pattern_named", "name": {"_kind": "decl_name", "base_name": {"_kind": "base_name", "name": "x"}}}, "original_init": {"_kind": "try_expr", "sub_expr": {"_kind": "macro_expansion_expr", "name": "require", "args": {"_kind": "argument_list", "args": [{"_kind": "argument", "expr": {"_kind": "call_expr", "fn": {"_kind": "unresolved_decl_ref_expr", "name": "Optional"}, "args": {"_kind": "argument_list", "args": [{"_kind": "argument", "expr": {"_kind": "integer_literal_expr"}}]}}}]}}}}]}, {"_kind": "var_decl", "name": {"_kind": "decl_name", "base_name": {"_kind": "base_name", "name": "x"}}, "let": true}, {"_kind": "sequence_expr", "elements": [{"_kind": "discard_assignment_expr"}, {"_kind": "assign_expr"}, {"_kind": "unresolved_decl_ref_expr", "name": "x"}]}]}},
        {"_kind": "func_decl", "name": {"_kind": "decl_name", "base_name": {"_kind": "base_name", "name": "records"}}, "body": {"_kind": "brace_stmt", "elements": [{"_kind": "call_expr", "fn": {"_kind": "unresolved_dot_expr", "field": "record", "base": {"_kind": "unresolved_decl_ref_expr", "name": "Issue"}}, "args": {"_kind": "argument_list", "args": [{"_kind": "argument", "expr": {"_kind": "string_literal_expr"}}]}}]}},
        {"_kind": "func_decl", "name": {"_kind": "decl_name", "base_name": {"_kind": "base_name", "name": "confirms"}}, "body": {"_kind": "brace_stmt", "elements": [{"_kind": "await_expr", "sub_expr": {"_kind": "call_expr", "fn": {"_kind": "unresolved_decl_ref_expr", "name": "confirmation"}, "args": {"_kind": "argument_list", "args": [{"_kind": "argument", "expr": {"_kind": "closure_expr", "single_expression": true, "body": {"_kind": "brace_stmt", "elements": [{"_kind": "call_expr", "fn": {"_kind": "declref_expr", "decl": "LampTests.(file).LampTests.confirms().explicit closure discriminator=65535.$0@LampTests.swift:8:54"}, "args": {"_kind": "argument_list"}}]}}}]}}}]}},
        {"_kind": "func_decl", "name": {"_kind": "decl_name", "base_name": {"_kind": "base_name", "name": "byHelper"}}, "body": {"_kind": "brace_stmt", "elements": [{"_kind": "call_expr", "fn": {"_kind": "unresolved_decl_ref_expr", "name": "check"}, "args": {"_kind": "argument_list", "args": [{"_kind": "argument", "expr": {"_kind": "integer_literal_expr"}}]}}]}},
        {"_kind": "func_decl", "name": {"_kind": "decl_name", "base_name": {"_kind": "base_name", "name": "byTwoHelpers"}}, "body": {"_kind": "brace_stmt", "elements": [{"_kind": "call_expr", "fn": {"_kind": "unresolved_decl_ref_expr", "name": "outer"}, "args": {"_kind": "argument_list"}}]}},
        {"_kind": "func_decl", "name": {"_kind": "decl_name", "base_name": {"_kind": "base_name", "name": "byHelperElsewhere"}}, "body": {"_kind": "brace_stmt", "elements": [{"_kind": "call_expr", "fn": {"_kind": "unresolved_decl_ref_expr", "name": "elsewhere"}, "args": {"_kind": "argument_list"}}]}},
        {"_kind": "func_decl", "name": {"_kind": "decl_name", "base_name": {"_kind": "base_name", "name": "inALoop"}}, "body": {"_kind": "brace_stmt", "elements": [{"_kind": "for_each_stmt", "pattern": {"_kind": "pattern_named", "name": {"_kind": "decl_name", "base_name": {"_kind": "base_name", "name": "n"}}}, "parsed_sequence": {"_kind": "sequence_expr", "elements": [{"_kind": "integer_literal_expr"}, {"_kind": "unresolved_decl_ref_expr", "name": "..<"}, {"_kind": "integer_literal_expr"}]}, "body": {"_kind": "brace_stmt", "elements": [{"_kind": "macro_expansion_expr", "name": "expect", "args": {"_kind": "argument_list", "args": [{"_kind": "argument", "expr": {"_kind": "sequence_expr", "elements": [{"_kind": "unresolved_decl_ref_expr", "name": "n"}, {"_kind": "unresolved_decl_ref_expr", "name": ">="}, {"_kind": "integer_literal_expr"}]}}]}}]}}]}},
        {"_kind": "func_decl", "name": {"_kind": "decl_name", "base_name": {"_kind": "base_name", "name": "inALocalFunction"}}, "body": {"_kind": "brace_stmt", "elements": [{"_kind": "func_decl", "name": {"_kind": "decl_name", "base_name": {"_kind": "base_name", "name": "here"}}, "body": {"_kind": "brace_stmt", "elements": [{"_kind": "macro_expansion_expr", "name": "expect", "args": {"_kind": "argument_list", "args": [{"_kind": "argument", "expr": {"_kind": "sequence_expr", "elements": [{"_kind": "integer_literal_expr"}, {"_kind": "unresolved_decl_ref_expr", "name": "=="}, {"_kind": "integer_literal_expr"}]}}]}}]}}, {"_kind": "call_expr", "fn": {"_kind": "unresolved_decl_ref_expr", "name": "here"}, "args": {"_kind": "argument_list"}}]}},
        {"_kind": "func_decl", "name": {"_kind": "decl_name", "base_name": {"_kind": "base_name", "name": "onlyInAComment"}}, "body": {"_kind": "brace_stmt", "elements": [{"_kind": "pattern_binding_decl", "pattern_entries": [{"_kind": "pattern_entry", "pattern": {"_kind": "pattern_named", "name": {"_kind": "decl_name", "base_name": {"_kind": "base_name", "name": "s"}}}, "original_init": {"_kind": "string_literal_expr"}}]}, {"_kind": "var_decl", "name": {"_kind": "decl_name", "base_name": {"_kind": "base_name", "name": "s"}}, "let": true}, {"_kind": "sequence_expr", "elements": [{"_kind": "discard_assignment_expr"}, {"_kind": "assign_expr"}, {"_kind": "unresolved_decl_ref_expr", "name": "s"}]}]}},
        {"_kind": "func_decl", "name": {"_kind": "decl_name", "base_name": {"_kind": "base_name", "name": "callsItself"}}, "body": {"_kind": "brace_stmt", "elements": [{"_kind": "call_expr", "fn": {"_kind": "unresolved_decl_ref_expr", "name": "callsItself"}, "args": {"_kind": "argument_list"}}]}},
        {"_kind": "func_decl", "name": {"_kind": "decl_name", "base_name": {"_kind": "base_name", "name": "check"}, "args": [""]}, "body": {"_kind": "brace_stmt", "elements": [{"_kind": "macro_expansion_expr", "name": "expect", "args": {"_kind": "argument_list", "args": [{"_kind": "argument", "expr": {"_kind": "sequence_expr", "elements": [{"_kind": "unresolved_decl_ref_expr", "name": "n"}, {"_kind": "unresolved_decl_ref_expr", "name": "=="}, {"_kind": "integer_literal_expr"}]}}]}}]}},
        {"_kind": "func_decl", "name": {"_kind": "decl_name", "base_name": {"_kind": "base_name", "name": "outer"}}, "body": {"_kind": "brace_stmt", "elements": [{"_kind": "call_expr", "fn": {"_kind": "unresolved_decl_ref_expr", "name": "check"}, "args": {"_kind": "argument_list", "args": [{"_kind": "argument", "expr": {"_kind": "integer_literal_expr"}}]}}]}}
        ]},
        {"_kind": "func_decl", "name": {"_kind": "decl_name", "base_name": {"_kind": "base_name", "name": "it is on/off"}}, "body": {"_kind": "brace_stmt", "elements": [{"_kind": "sequence_expr", "elements": [{"_kind": "discard_assignment_expr"}, {"_kind": "assign_expr"}, {"_kind": "integer_literal_expr"}]}]}}
        ]}
        """#.utf8)

    private static let helpers = Data(
        #"""
        {"_kind": "source_file", "items": [
        {"_kind": "import_decl", "module_path": ["Testing"]},
        {"_kind": "func_decl", "name": {"_kind": "decl_name", "base_name": {"_kind": "base_name", "name": "elsewhere"}}, "body": {"_kind": "brace_stmt", "elements": [{"_kind": "macro_expansion_expr", "name": "expect", "args": {"_kind": "argument_list", "args": [{"_kind": "argument", "expr": {"_kind": "sequence_expr", "elements": [{"_kind": "integer_literal_expr"}, {"_kind": "unresolved_decl_ref_expr", "name": "=="}, {"_kind": "integer_literal_expr"}]}}]}}]}}
        ]}
        """#.utf8)
}
