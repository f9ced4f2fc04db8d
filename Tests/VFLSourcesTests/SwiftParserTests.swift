import Testing
import VFLTestSupport

@testable import VFLSources

/// Tests of the trees of Swift expressions.
struct SwiftParserTests {
  @Test func `Operators group by their precedence`() {
    expectTree(
      """
      x = a + b * c - d == e && f || !g
      """,
      """
      (operation
        x
        =
        (operation
          (operation (operation (operation a + (operation b * c) - d) == e) && f)
          ||
          (prefix ! g)))
      """)
  }

  @Test func `?? binds tighter than comparisons and looser than as`() {
    expectTree(
      """
      a == b as? C ?? d
      """,
      """
      (operation a == (operation (cast b (: C)) ?? d))
      """)
  }

  @Test func `Assignments bind from the right`() {
    expectTree(
      """
      a = b = c += d
      """,
      """
      (operation a = (operation b = (operation c += d)))
      """)
  }

  @Test func `A conditional expression binds from the right`() {
    expectTree(
      """
      x = a ? b : c ? d : e
      """,
      """
      (operation x = (ternary a b (ternary c d e)))
      """)
  }

  @Test func `A range may have one end`() {
    expectTree(
      """
      x[1...]; y[..<2]; 1...3; 0..<n
      """,
      """
      (subscript x (postfix 1 ...))
      (subscript y (prefix ..< 2))
      (operation 1 ... 3)
      (operation 0 ..< n)
      """)
  }

  @Test func `An operator of several signs is one operator`() {
    expectTree(
      """
      a <> b |> c &+ d << 2; x <<= 1; y ??= z
      """,
      """
      (operation a < b | (operation c & (operation d < 2)))
      (operation x < 1)
      (operation y ?? z)
      """)
  }

  @Test func `An operator without values is a name`() {
    expectTree(
      """
      reduce(0, +); sort(by: <)
      """,
      """
      (call reduce 0 +)
      (call sort (label by <))
      """)
  }

  @Test func `An operator at the start of a line continues an expression`() {
    expectTree(
      """
      a
        && b
        ?? c
      -d
      """,
      """
      (operation a && (operation b ?? c))
      (prefix - d)
      """)
  }

  @Test func `is tests a type and as converts to one`() {
    expectTree(
      """
      a as! [B]; c is D; e as F as? G
      """,
      """
      (cast a (: []))
      (operation c is D)
      (cast (cast e (: F)) (: G))
      """)
  }

  @Test func `try and await cover the rest of the expression`() {
    expectTree(
      """
      x = try? await a() ?? b; try! c.d = e
      """,
      """
      (operation x = (prefix try (prefix await (operation (call a) ?? b))))
      (prefix try (operation (member c d) = e))
      """)
  }

  @Test func `Calls, members and subscripts follow each other`() {
    expectTree(
      """
      a.b?.c!(d, e: f)[g]?.0.h
      """,
      """
      (member
        (member
          (postfix
            (subscript (call (postfix (member (postfix (member a b) ?) c) !) d (label e f)) g)
            ?)
          0)
        h)
      """)
  }

  @Test func `A parenthesis or bracket on a new line begins a statement`() {
    expectTree(
      """
      a
      (b)
      c
      [d]
      """,
      """
      a
      b
      c
      (array d)
      """)
  }

  @Test func `A member on a new line continues an expression`() {
    expectTree(
      """
      a
        .b()
        .c { d }
      #if X
        .e
      #endif
      """,
      """
      (member (call (member (call (member a b)) c) (trailing (closure (d)))) e)
      """)
  }

  @Test func `Trailing closures have labels from the second one on`() {
    expectTree(
      """
      f(a) { b } c: { d }
      { e }
      """,
      """
      (call
        (call f a (trailing (closure (b))) (trailing c (closure (d))))
        (trailing (closure (e))))
      """)
  }

  @Test func `A brace after the head of a statement opens its body`() {
    expectTree(
      """
      if a.b { c }; for a in b { c }; while a { }; switch a { case b: c }
      """,
      """
      (if (branch (member a b) (c)))
      (loop (for a b) (c))
      (loop (while a) ())
      (switch a (case (pattern b) (c)))
      """)
  }

  @Test func `A closure in the head of a statement precedes an operator or another brace`() {
    expectTree(
      """
      if a.b { c } == d { e }; if let f = g { h }, i { }
      """,
      """
      (if (branch (operation (call (member a b) (trailing (closure (c)))) == d) (e)))
      (if (branch (bind f (call g (trailing (closure (h))))) i ()))
      """)
  }

  @Test func `A closure precedes the else of a guard`() {
    expectTree(
      """
      guard let a = b.first { c } else { d }
      """,
      """
      (guard (bind a (call (member b first) (trailing (closure (c))))) (d))
      """)
  }

  @Test func `Closures have captures and parameters`() {
    expectTree(
      """
      f { [weak self, a = b.c] (d: Int, _ e: F) throws -> G in h }; { i, _ in j }
      { ((k, l)) in m }; { $0 }
      """,
      """
      (call
        f
        (trailing
          (closure (capture (label a (member b c))) (plain d (: Int)) (plain e (: F)) (h))))
      (closure (plain i) (parameter) (j))
      (closure (parameter) (m))
      (closure ($0))
      """)
  }

  @Test func `An array at the start of a closure is no capture list`() {
    expectTree(
      """
      f { [a, b].map { c } }
      """,
      """
      (call f (trailing (closure ((call (member (array a b) map) (trailing (closure (c))))))))
      """)
  }

  @Test func `Generic arguments belong to the name before them`() {
    expectTree(
      """
      Set<Int>([1]); A<B, C>.d; [String: UIView](); e < f; g(h < i, j > (k))
      """,
      """
      (call Set (array 1))
      (member A d)
      (call (dictionary (entry String UIView)))
      (operation e < f)
      (call g (operation h < i) (operation j > k))
      """)
  }

  @Test func `A single value in parentheses is the value`() {
    expectTree(
      """
      (a); (b, c); (d: e); ()
      """,
      """
      a
      (tuple b c)
      (tuple (label d e))
      (tuple)
      """)
  }

  @Test func `Literals are lists of values or of entries`() {
    expectTree(
      """
      []; [:]; [a, b,]; [a: b, c: d ? e : f]; [[a]]
      """,
      """
      (array)
      (dictionary)
      (array a b)
      (dictionary (entry a b) (entry c (ternary d e f)))
      (array (array a))
      """)
  }

  @Test func `Implicit members and key paths have no base`() {
    expectTree(
      #"""
      .zero; f(.init(a), \.b.c, \D.e)
      """#,
      #"""
      (member zero)
      (call f (call (member init) a) (prefix \ (member (member b) c)) (prefix \ (member D e)))
      """#)
  }

  @Test func `A reference to a function has the name of the function`() {
    expectTree(
      """
      #selector(a.b(_:c:)); d(e:)
      """,
      """
      (call #selector (member a b))
      d
      """)
  }

  @Test func `Strings have the expressions of their computed parts`() {
    expectTree(
      #"""
      "a\(b + 1)c\(d, e: f)\()"
      """#,
      #"""
      (string
        (literal "a\(b + 1)c\(d, e: f)\()" (operation b + 1) (tuple d (label e f)) (opaque)))
      """#)
  }

  @Test func `A string of several lines has computed parts`() {
    expectTree(
      ##"""
      f("""
        \(g { "h\(i)" })
        """, j)
      """##,
      ##"""
      (call
        f
        (string
          (literal """ \(g { "h\(i)" }) """
            (call g (trailing (closure ((string (literal "h\(i)" i))))))))
        j)
      """##)
  }

  @Test func `if and switch have values`() {
    expectTree(
      """
      let a = if b { 1 } else { 2 }; return switch c { case .d: 3 default: 4 }
      """,
      """
      (variables constant (binding a (statement (if (branch b (1)) (else (2))))))
      (leave (statement (switch c (case (pattern (member d)) (3)) (default (4)))))
      """)
  }

  @Test func `An inout argument and a some type have a prefix`() {
    expectTree(
      """
      f(&a); [any B](); [c: some D]()
      """,
      """
      (call f (prefix & a))
      (call (array (prefix any B)))
      (call (dictionary (entry c (prefix some D))))
      """)
  }
}
