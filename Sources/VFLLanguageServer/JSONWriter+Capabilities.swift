import VFLReports

extension JSONWriter {
  /// Writes an LSP `InitializeResult` with the name and capabilities of the server.
  mutating func initializeResult(_ settings: ServerSettings) {
    object { json in
      json.key("capabilities")
      json.object { $0.capabilities(settings) }
      json.key("serverInfo")
      json.object { json in
        json.key("name")
        json.string("vfl")
        json.key("version")
        json.string(settings.version)
      }
    }
  }

  private mutating func capabilities(_ settings: ServerSettings) {
    key("positionEncoding")
    string(settings.encoding.rawValue)
    key("textDocumentSync")
    object { json in
      json.key("openClose")
      json.bool(true)
      json.key("change")
      // 2 is the LSP value for incremental document changes.
      json.number(2)
      json.key("save")
      json.bool(true)
    }
    if settings.takesActions {
      key("codeActionProvider")
      object { json in
        json.key("codeActionKinds")
        json.array { json in
          for kind in DocumentActions.Kind.allCases { json.string(kind.rawValue) }
        }
      }
    }
    key("completionProvider")
    object { json in
      json.key("triggerCharacters")
      json.array { json in for sign in ["[", "(", ",", "=", "@"] { json.string(sign) } }
    }
    key("workspace")
    object { json in
      json.key("workspaceFolders")
      json.object { json in
        json.key("supported")
        json.bool(true)
        json.key("changeNotifications")
        json.bool(true)
      }
    }
    for provider in [
      "definitionProvider", "documentFormattingProvider", "documentHighlightProvider",
      "hoverProvider", "referencesProvider",
    ] {
      key(provider)
      bool(true)
    }
    key("renameProvider")
    object { json in
      json.key("prepareProvider")
      json.bool(true)
    }
  }
}
