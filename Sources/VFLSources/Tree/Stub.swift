extension SourceTree { init(objectiveC bytes: [UInt8]) { self.init(tokens: ObjectiveCLexer.tokensWithMacros(of: bytes), statements: [], macros: []) } }
