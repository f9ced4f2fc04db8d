/// The methods of strings and collections of the system.
enum SystemMethods {
  /// The methods that change nothing.
  static let reading: [StaticString] = [
    "mapValues", "filter", "map", "forEach", "merging", "contains", "reduce", "enumerated",
    "enumerate", "sorted", "compactMap", "flatMap", "index", "appending", "hasPrefix", "hasSuffix",
    "replacingOccurrences", "components", "first", "joined", "compactMapValues", "object", "value",
    "isEqual", "copy", "mutableCopy", "trimmingCharacters", "lowercased", "uppercased", "split",
    "dropFirst", "dropLast", "prefix", "suffix", "range", "firstIndex", "allSatisfy", "reversed",
    "makeIterator", "withCString", "data", "substring", "appendingFormat", "elementsEqual",
    "firstRange", "ranges", "replacing", "last", "randomElement", "min", "max", "shuffled", "zip",
    "starts", "distance", "lexicographicallyPrecedes", "compare", "count", "joinWithSeparator",
    "stringByAppendingString", "stringByAppendingFormat", "componentsJoinedByString",
    "componentsJoined", "objectForKey", "valueForKey", "objectAtIndex",
  ]

  /// The methods that change a string or collection.
  static let changing: [StaticString] = [
    "append", "insert", "add", "remove", "removeAll", "removeFirst", "removeLast", "removeValue",
    "popLast", "merge", "update", "updateValue", "replace", "replaceSubrange", "write", "addObject",
    "addEntries", "appendString", "appendFormat", "insertObject", "removeObject", "setObject",
    "setValue",
  ]
}
