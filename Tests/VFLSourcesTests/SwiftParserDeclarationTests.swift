import Testing
import VFLTestSupport

@testable import VFLSources

/// Tests of the trees of Swift declarations and names.
struct SwiftParserDeclarationTests {
  @Test func `Variables have types, values and accessors`() {
    expectTree(
      """
      let a = 1, b: C? = d; var e: F { g }; var h: I { get { j } set(k) { l } }
      var m = 5 { didSet { n } }; var o: P { q() { r } }; let (s, t): (U, V) = w
      """,
      """
      (variables constant (binding a 1) (binding (typed b (: C?)) d))
      (variables (binding (typed e (: F)) (accessors (get (g)))))
      (variables (binding (typed h (: I)) (accessors (get (j)) (other (l)))))
      (variables (binding m 5 (accessors (other (n)))))
      (variables
        (binding (typed o (: P)) (accessors (get ((call q (trailing (closure (r)))))))))
      (variables constant (binding (typed (pattern s t) (: other)) w))
      """)
  }

  @Test func `Modifiers and attributes precede declarations`() {
    expectTree(
      """
      @A(b) private(set) public lazy weak var c: D!; static let e = 1
      open class func f() {}; override final func g() {}; fileprivate let h = 2
      private internal(set) var i: Int
      """,
      """
      (variables lazy attribute (binding (typed c (: D!))))
      (variables static constant (binding e 1))
      (function static open f ())
      (function override final g ())
      (variables private constant (binding h 2))
      (variables private (binding (typed i (: Int))))
      """)
  }

  @Test func `Functions have labels, names, types and default values`() {
    expectTree(
      """
      func a(b: C, _ d: inout E, f g: H = i, j: K...) async throws -> [L]? where M: N { o }
      """,
      """
      (function
        a
        (parameter b (: C))
        (plain d (: E))
        (parameter f g (: H) i)
        (parameter... j (: K))
        (result (: []?))
        (o))
      """)
  }

  @Test func `Operators are functions`() {
    expectTree(
      """
      static func == <T>(a: T, b: T) -> Bool { c }; prefix func -(a: B) -> C; func <<T>(d: T)
      """,
      """
      (function static == (parameter a (: T)) (parameter b (: T)) (result (: Bool)) (c))
      (function bodyless - (parameter a (: B)) (result (: C)))
      (function bodyless < (parameter d (: T)))
      """)
  }

  @Test func `Initializers, subscripts and deinit are functions`() {
    expectTree(
      """
      init?(a: B) { c }; required init!() {}
      subscript(d: Int, e f: G) -> H { get { i } set { j } }; subscript(k: Int) -> L { m }
      deinit { n }
      """,
      """
      (initializer init (parameter a (: B)) (c))
      (initializer init ())
      (unnamed (plain d (: Int)) (parameter e f (: G)) (result (: H)) ((block (i)) (block (j))))
      (unnamed (plain k (: Int)) (result (: L)) (m))
      (unnamed (n))
      """)
  }

  @Test func `A function name in backticks may have spaces`() {
    expectTree(
      """
      @Test func `a name, (with) signs`() { b }
      c
      """,
      """
      (function attribute ` (b))
      c
      """)
  }

  @Test func `Types have parents and members`() {
    expectTree(
      """
      final class A<B>: C, D.E { let f = 1 }; struct G {}; actor H {}
      protocol I: class { var j: K { get set }; func l() }
      extension M.N: O where P == Q { }; extension [R] {}
      """,
      """
      (classType final A (parent (: C)) (parent (: …E)) (variables constant (binding f 1)))
      (valueType G)
      (classType H)
      (interface
        I
        (parent (: class))
        (variables (binding (typed j (: K)) (accessors)))
        (function bodyless l))
      (addition restricted N (parent (: O)))
      (addition)
      """)
  }

  @Test func `Enumerations have cases with raw values`() {
    expectTree(
      """
      indirect enum A: String { case b, c(D, e: F), g = "h"; case i; func j() {} }
      """,
      """
      (valueType A (parent (: String)) (cases b c g (string "h")) (cases i) (function j ()))
      """)
  }

  @Test func `Types have forms`() {
    expectTree(
      """
      let a: B.C<D>!, e: [F]?, g: [H: I], j: (K) -> L, m: (() -> N)?, o: P & Q, r: (S, T),
        u: @escaping () async throws -> V, w: any X, y: Z??
      """,
      """
      (variables constant
        (binding (typed a (: …C<>!)))
        (binding (typed e (: []?)))
        (binding (typed g (: [:])))
        (binding (typed j (: ->)))
        (binding (typed m (: ->?)))
        (binding (typed o (: other)))
        (binding (typed r (: other)))
        (binding (typed u (: ->)))
        (binding (typed w (: X)))
        (binding (typed y (: Z??))))
      """)
  }

  @Test func `A value may be in the branches of an #if`() {
    expectTree(
      """
      let a = [
      b,
      #if C
      d,
      #else
      e,
      #endif
      ]
      """,
      """
      (variables constant (binding a (array b d e)))
      """)
  }

  @Test func `Macros are calls`() {
    expectTree(
      """
      #Preview { A() }; #expect(b == c); @D(e) struct F {}; let g = #file
      """,
      """
      (call #Preview (trailing (closure ((call A)))))
      (call #expect (operation b == c))
      (valueType attribute F)
      (variables constant (binding g #file))
      """)
  }

  @Test func `A keyword in backticks is a name`() {
    expectTree(
      """
      let `default` = `self`.`init`; a.default; b.self; c(default: d, in: e)
      """,
      """
      (variables constant (binding default (member self init)))
      (member a default)
      (member b self)
      (call c (label default d) (label in e))
      """)
  }

  @Test func `Contextual keywords may be names`() {
    expectTree(
      """
      open.a; prefix(3)
      let get = set; actor = 1; some = any; async { b }; await(c); yield(d); lazy.e()
      """,
      """
      (member open a)
      (call prefix 3)
      (variables constant (binding get set))
      (operation actor = 1)
      (operation some = any)
      (call async (trailing (closure (b))))
      (call await c)
      (call yield d)
      (call (member lazy e))
      """)
  }

  @Test func `An arrow has at most two words before it`() {
    expectTree(
      """
      let a: () async throws -> B
      let c: () async async throws -> B
      """,
      """
      (variables constant (binding (typed a (: ->))))
      (variables constant (binding (typed c (: other))))
      (opaque async async throws -> B)
      """)
  }

  @Test func `The argument label of a trailing closure may be a keyword`() {
    expectTree(
      """
      f { a } throws: { b } in: { c }
      """,
      """
      (call
        f
        (trailing (closure (a)))
        (trailing throws (closure (b)))
        (trailing in (closure (c))))
      """)
  }

  @Test func `A brace after a type opens accessors and after a value may open accessors`() {
    expectTree(
      """
      var a = b() { didSet { c } }
      var d = e { f }
      """,
      """
      (variables (binding a (call b) (accessors (other (c)))))
      (variables (binding d (call e (trailing (closure (f))))))
      """)
  }
}
