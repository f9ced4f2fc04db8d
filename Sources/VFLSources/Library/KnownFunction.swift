/// The functions of Swift, Foundation and UIKit whose results are known.
///
/// A function of the table is known by its name and the label of its first argument. To add one, add a line to the
/// table of its language.
enum KnownFunction {
  /// The first argument, or else the receiver, as a string.
  case text
  /// A `printf` template, which is the first argument, with the arguments after it.
  case formatted
  /// The receiver followed by the first argument.
  case appended
  /// The receiver followed by a `printf` template with its arguments.
  case appendedFormat
  case receiver
  /// The first argument.
  case argument
  /// A new object: an empty string, list or dictionary.
  case empty
  /// The strings of the receiver with the first argument between them.
  case joined
  /// The strings of the second argument with the receiver or the first argument between them.
  case joinedBySeparator
  /// The list of all arguments.
  case elements
  /// The keys that are the names of the arguments.
  case bindings
  /// The keys that a string lists with commas.
  case listedBindings
  /// A dictionary of arguments in pairs, the value before its key.
  case objectsAndKeys
  /// A dictionary of one value and its key.
  case objectAndKey
  /// A dictionary whose keys are the elements of the argument `forKeys`.
  case objectsForKeys
  /// The keys of the first argument, in a new dictionary.
  case keysOfArgument
  /// A dictionary of pairs: the elements of the first argument, or all arguments.
  case pairs
  /// The keys of the receiver and of the first argument.
  case merged
  /// A list of the elements of the first argument, or else of the receiver, with their numbers.
  case enumerated
  /// A list of pairs of the elements of two arguments.
  case zipped
  /// The number of elements of the receiver.
  case count
  /// The number of an element in the receiver.
  case index
  /// The element of the receiver at the first argument.
  case element
  /// A number, which is the first argument.
  case number
  /// A number, the argument without its fraction.
  case integer
  /// Layout options, which are the first argument.
  case options

  /// Returns the function of Swift with a name, such as `String(format)` or `.joined(separator)`; a dot begins the
  /// name of a method.
  static func swift(_ key: String) -> KnownFunction? { swiftTable[key] }

  static func message(_ selector: String) -> KnownFunction? { messages[selector] }

  static func function(_ name: String) -> KnownFunction? { functions[name] }

  private static let swiftTable: [String: KnownFunction] = [
    "String(_)": .text, "String(stringLiteral)": .text, "String(describing)": .text,
    "String(utf8String)": .text, "String(cString)": .text,
    "NSString(_)": .text, "NSString(string)": .text, "NSMutableString(string)": .text,
    "NSString(utf8String)": .text, "NSString(UTF8String)": .text, "Substring(_)": .text,
    "String(format)": .formatted, "NSString(format)": .formatted,
    "NSMutableString(format)": .formatted,
    "String()": .empty, "NSMutableString()": .empty,
    ".appending(_)": .appended, ".stringByAppendingString(_)": .appended,
    ".appendingFormat(_)": .appendedFormat, ".stringByAppendingFormat(_)": .appendedFormat,
    ".copy()": .receiver, ".mutableCopy()": .receiver,
    ".joined()": .joined, ".joined(separator)": .joined, ".joinWithSeparator(_)": .joined,
    ".componentsJoined(by)": .joined, ".componentsJoinedByString(_)": .joined,
    "join(_)": .joinedBySeparator, ".join(_)": .joinedBySeparator,
    "Array(_)": .argument, "NSArray(array)": .argument, "NSMutableArray(array)": .argument,
    "Array()": .empty, "NSMutableArray()": .empty,
    "Dictionary()": .empty, "Dictionary(minimumCapacity)": .empty, "NSDictionary()": .empty,
    "NSMutableDictionary()": .empty, "NSMutableDictionary(capacity)": .empty,
    "NSDictionary(objects)": .objectsForKeys, "NSMutableDictionary(objects)": .objectsForKeys,
    "NSDictionary(object)": .objectAndKey, "NSMutableDictionary(object)": .objectAndKey,
    "NSDictionary(dictionary)": .keysOfArgument, "Dictionary(_)": .keysOfArgument,
    "NSMutableDictionary(dictionary)": .keysOfArgument,
    "Dictionary(uniqueKeysWithValues)": .pairs, "Dictionary(dictionaryLiteral)": .pairs,
    "NSDictionary(dictionaryLiteral)": .pairs, "init(dictionaryLiteral)": .pairs,
    "init(uniqueKeysWithValues)": .pairs,
    ".merging(_)": .merged,
    ".objectAtIndex(_)": .element, ".object(at)": .element,
    ".firstIndex(of)": .index, ".index(of)": .index, ".indexOf(_)": .index,
    ".indexOfObject(_)": .index,
    ".enumerated()": .enumerated, ".enumerate()": .enumerated,
    "enumerate(_)": .enumerated, "zip(_)": .zipped,
    "NSNumber(value)": .number, "NSNumber(float)": .number, "NSNumber(double)": .number,
    "NSNumber(integer)": .integer, "NSNumber(int)": .integer, "NSNumber(_)": .number,
    "CGFloat(_)": .number, "Double(_)": .number, "Float(_)": .number, "Int(_)": .integer,
    "NSLayoutFormatOptions()": .options, "NSLayoutFormatOptions(_)": .options,
    "NSLayoutFormatOptions(rawValue)": .options,
    ".FormatOptions()": .options, ".FormatOptions(_)": .options,
    ".FormatOptions(rawValue)": .options,
  ]

  private static let messages: [String: KnownFunction] = [
    "string": .empty,
    "stringWithFormat:": .formatted, "initWithFormat:": .formatted,
    "localizedStringWithFormat:": .formatted,
    "stringWithString:": .text, "initWithString:": .text, "stringWithUTF8String:": .text,
    "initWithUTF8String:": .text, "stringWithCString:encoding:": .text,
    "initWithCString:encoding:": .text,
    "stringByAppendingString:": .appended, "stringByAppendingFormat:": .appendedFormat,
    "new": .empty, "count": .count, "objectAtIndex:": .element,
    "copy": .receiver, "mutableCopy": .receiver, "autorelease": .receiver, "retain": .receiver,
    "init": .receiver, "description": .text, "stringValue": .text,
    "indexOfObject:": .index, "indexOfObjectIdenticalTo:": .index,
    "componentsJoinedByString:": .joined,
    "array": .empty, "arrayWithCapacity:": .empty,
    "arrayWithObjects:": .elements, "arrayWithObject:": .elements, "initWithObjects:": .elements,
    "arrayWithArray:": .argument, "initWithArray:": .argument,
    "dictionary": .empty, "dictionaryWithCapacity:": .empty,
    "initWithCapacity:": .receiver,
    "dictionaryWithObjectsAndKeys:": .objectsAndKeys, "initWithObjectsAndKeys:": .objectsAndKeys,
    "dictionaryWithObject:forKey:": .objectAndKey,
    "dictionaryWithObjects:forKeys:": .objectsForKeys, "initWithObjects:forKeys:": .objectsForKeys,
    "dictionaryWithDictionary:": .keysOfArgument, "initWithDictionary:": .keysOfArgument,
    "numberWithFloat:": .number, "numberWithDouble:": .number, "numberWithInt:": .integer,
    "numberWithInteger:": .integer, "numberWithUnsignedInteger:": .integer,
    "numberWithLong:": .integer, "initWithFloat:": .number, "initWithInt:": .integer,
  ]

  private static let functions: [String: KnownFunction] = [
    "NSDictionaryOfVariableBindings": .bindings,
    "_NSDictionaryOfVariableBindings": .listedBindings,
  ]
}
