import Testing
import VFLTestSupport

@testable import VFLSources

/// Tests of the trees of Swift statements.
struct SwiftParserStatementTests {
  @Test func `Conditions bind names`() {
    expectTree(
      """
      if let a, var b = c, case .d(let e, 5) = f, g, #available(iOS 9, *), let h: I = j { }
      """,
      """
      (if
        (branch
          (bind a)
          (bind b c)
          (match (pattern e (call (member d) e 5)) f)
          g
          (call #available (opaque iOS 9) *)
          (bind (typed h (: I)) j)
          ()))
      """)
  }

  @Test func `Conditions of Swift 1 and 2 bind several names`() {
    expectTree(
      """
      if let a = b, c = d where e, let f = g { }
      """,
      """
      (if (branch (bind a b) (bind c d) e (bind f g) ()))
      """)
  }

  @Test func `else if is a branch of the same statement`() {
    expectTree(
      """
      if a { b }
      else if let c = d { e }
      else { f }
      """,
      """
      (if (branch a (b)) (branch (bind c d) (e)) (else (f)))
      """)
  }

  @Test func `guard may bind self`() {
    expectTree(
      """
      guard let self, let a = self.b else { return nil }
      """,
      """
      (guard (bind self) (bind a (member self b)) ((leave nil)))
      """)
  }

  @Test func `for binds names and filters values`() {
    expectTree(
      """
      for (a, b) in c.d() where e { }; for case let f? in g { }; for try await h in i { }
      for case .j(let k) in l { }
      """,
      """
      (loop (for (pattern a b) (call (member c d)) e) ())
      (loop (for (other f) g) ())
      (loop (for h i) ())
      (loop (for (pattern k (call (member j) k)) l) ())
      """)
  }

  @Test func `The for of Swift 1 has three parts`() {
    expectTree(
      """
      for var i = 0, j = 1; i < n; i++, j-- { a }; for (i = 0; i < n; ++i) { b }; for ;; { }
      """,
      """
      (loop
        (counting
          (variables (binding i 0) (binding j 1))
          (operation i < n)
          (tuple (postfix i ++) (postfix j --)))
        (a))
      (loop (counting (operation i = 0) (operation i < n) (prefix ++ i)) (b))
      (loop (counting) ())
      """)
  }

  @Test func `Loops have a condition at one end`() {
    expectTree(
      """
      while let a = b, c { d }; repeat { e } while f; do { g } while h
      """,
      """
      (loop (while (bind a b) c) (d))
      (loop (e) (until f))
      (loop (g) (until h))
      """)
  }

  @Test func `Labels precede statements that are left by them`() {
    expectTree(
      """
      a: for b in c { break a; continue a }; d: do { break d }
      """,
      """
      (labelled a (loop (for b c) ((stop a) (skip a))))
      (labelled d (block ((stop d))))
      """)
  }

  @Test func `do has handlers`() {
    expectTree(
      """
      do { try a() } catch let b as C where d { } catch E.f, E.g(let h) { } catch { i }
      do { j }
      """,
      """
      (do
        ((prefix try (call a)))
        (catch (other b) (where d) ())
        (catch (pattern (member E f)) (pattern h (call (member E g) h)) ())
        (catch (i)))
      (block (j))
      """)
  }

  @Test func `Cases have patterns and filters`() {
    expectTree(
      """
      switch a { case 1, 2...3: b; case .c(let d, _) where e, let .f(g): h
      case is I, let j as K: break; case (let l, 5): fallthrough; case let m?: n
      @unknown default: return }
      """,
      """
      (switch
        a
        (case (pattern 1) (pattern (operation 2 ... 3)) (b))
        (case (pattern d (call (member c) d _)) (where e) (pattern g (call (member f) g)) (h))
        (case (other) (other j) ((stop)))
        (case (pattern l (pattern 5)) ((fall)))
        (case (other m) (n))
        (default ((leave))))
      """)
  }

  @Test func `Statements leave blocks`() {
    expectTree(
      """
      return
      return a
      throw b; return c
        && d
      """,
      """
      (leave)
      (leave a)
      (fail b)
      (leave (operation c && d))
      """)
  }

  @Test func `An import has the names of its module`() {
    expectTree(
      """
      @testable import A; import struct B.C; public import D
      """,
      """
      (import A)
      (import B.C)
      (import D)
      """)
  }

  @Test func `Code without a meaning for the tree is opaque`() {
    expectTree(
      """
      typealias A = B<C>; associatedtype D: E = F; infix operator <>: G
      precedencegroup H { higherThan: I }
      macro j(k: L) -> M = #n(o: p)
      """,
      """
      (opaque typealias A = B<C>)
      (opaque associatedtype D: E = F)
      (opaque infix operator <>: G)
      (opaque precedencegroup H { higherThan: I })
      (opaque macro j(k: L) -> M = #n(o: p))
      """)
  }

  @Test func `An unknown statement does not affect the next one`() {
    expectTree(
      """
      a b c { d }
      let e = 1; ) f
      g(h i, j k: l)
      let = 5
      m
      """,
      """
      a
      (opaque b c { d })
      (variables constant (binding e 1))
      (opaque ) f)
      (call g (opaque h i) (opaque j k: l))
      (variables constant)
      (opaque = 5)
      m
      """)
  }

  @Test func `An unclosed parenthesis ends with its line`() {
    expectTree(
      """
      f(a, [b
      let c = 1
      g(d)
      """,
      """
      (call f a (array b))
      (variables constant (binding c 1))
      (call g d)
      """)
  }

  @Test func `An unclosed brace extends to the end`() {
    expectTree(
      """
      class A { func b() { c
      let d = 1
      """,
      """
      (classType A (function b (c (variables constant (binding d 1)))))
      """)
  }

  @Test func `The branches of an #if are one statement`() {
    expectTree(
      """
      a
      #if B
      c
      #elseif D
      #if E
      f
      #endif
      #else
      g
      h
      #endif
      i
      """,
      """
      a
      (compiled (#1 c) (#2 (compiled (#3 f))) (#4 g h))
      i
      """)
  }

  @Test func `Members and cases may be in branches of an #if`() {
    expectTree(
      """
      class A {
      #if B
      let c = 1
      #else
      let d = 2
      #endif
      }
      switch e {
      case f: g
      #if H
      i
      case j: k
      #endif
      default: l }
      """,
      """
      (classType
        A
        (compiled
          (#1 (variables constant (binding c 1)))
          (#2 (variables constant (binding d 2)))))
      (switch e (case (pattern f) (g (compiled (#3 i)))) (case (pattern j) (k)) (default (l)))
      """)
  }

  @Test func `An #if may open a block that is closed after it`() {
    expectTree(
      """
      #if A
      if b {
      #else
      if c {
      #endif
      d
      }
      e
      """,
      """
      (compiled (#1 (if (branch b ()))) (#2 (if (branch c ()))))
      d
      (opaque })
      e
      """)
  }
}
