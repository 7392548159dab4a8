;; Writes the flat text of JSON: the ASCII characters that its strings have in any form, in order, without what may be hidden. See
;; flat-text.ts.
;;
;; Memory:
;; 0x000000  The keys that are told apart, as in flat-text.ts: 256 places of 32 bytes, each with length, class and bytes.
;; 0x002000  For each open list or object the class of the key that it has, and 0x80 for an object.
;; 0x002100  The texts of up to 128 expansions: 8 bytes each, the first is their length.
;; 0x010000  The class of each code point below 0x20000: 0 unknown, 1 a sign that no match has, 2 hidden, 3 not told, below 0x80 the
;;           ASCII character that it becomes, and above the number of its expansion.
;; 0x040000  A JSON text of up to 1 MiB, and a vector.
;; 0x150000  The flat text of names and other strings, after a separator.
;; 0x260000  The flat text of running texts, after a separator.
(module
  (import "classes" "classOf" (func $learn (param i32) (result i32)))
  (memory (export "memory") 55 55)
  ;; The ends of both flat texts.
  (global $others (export "others") (mut i32) (i32.const 0x150001))
  (global $running (export "running") (mut i32) (i32.const 0x260001))
  ;; 1: there is something that only a complete search can read.
  (global $isUntold (mut i32) (i32.const 0))
  ;; Where the string or escape that was read last ends.
  (global $end (mut i32) (i32.const 0))
  ;; What keys are multiplied with, so that no two known ones have the same place.
  (global $multiplier (export "multiplier") (mut i32) (i32.const 1))

  ;; The value of a hexadecimal digit; -1 for another byte.
  (func $digitOf (param $byte i32) (result i32)
    (local $value i32)
    (local.set $value (i32.sub (local.get $byte) (i32.const 0x30)))
    (if (i32.lt_u (local.get $value) (i32.const 10)) (then (return (local.get $value))))
    (local.set $value (i32.sub (i32.or (local.get $byte) (i32.const 0x20)) (i32.const 0x61)))
    (select
      (i32.add (local.get $value) (i32.const 10))
      (i32.const -1)
      (i32.lt_u (local.get $value) (i32.const 6))))

  ;; The value of four hexadecimal digits; negative where one is not.
  (func $unitAt (param $at i32) (result i32)
    (i32.or
      (i32.or
        (i32.shl (call $digitOf (i32.load8_u (local.get $at))) (i32.const 12))
        (i32.shl (call $digitOf (i32.load8_u offset=1 (local.get $at))) (i32.const 8)))
      (i32.or
        (i32.shl (call $digitOf (i32.load8_u offset=2 (local.get $at))) (i32.const 4))
        (call $digitOf (i32.load8_u offset=3 (local.get $at))))))

  ;; The code point of a high surrogate and the low one whose digits are at a place; negative where there is none.
  (func $pairOf (param $high i32) (param $at i32) (result i32)
    (local $low i32)
    (local.set $low (call $unitAt (local.get $at)))
    (if
      (i32.or
        (i32.ge_u (local.get $high) (i32.const 0xdc00))
        (i32.ne (i32.and (local.get $low) (i32.const 0xfffffc00)) (i32.const 0xdc00)))
      (then (return (i32.const -1))))
    (i32.add
      (i32.const 0x10000)
      (i32.or
        (i32.shl (i32.and (local.get $high) (i32.const 0x3ff)) (i32.const 10))
        (i32.and (local.get $low) (i32.const 0x3ff)))))

  (func $isSurrogate (param $unit i32) (result i32)
    (i32.eq (i32.and (local.get $unit) (i32.const 0xfffff800)) (i32.const 0xd800)))

  (func $classOf (param $point i32) (result i32)
    (local $class i32)
    ;; The second plane has Chinese characters up to its last two, which are hidden. After these come tags and private characters.
    (if (i32.ge_u (local.get $point) (i32.const 0x20000))
      (then
        (return (select (i32.const 1) (i32.const 3) (i32.lt_u (local.get $point) (i32.const 0x2fffe))))))
    (local.set $class (i32.load8_u offset=0x10000 (local.get $point)))
    (if (i32.eqz (local.get $class))
      (then
        (local.set $class (call $learn (local.get $point)))
        ;; Too many of one text are new.
        (if (i32.eqz (local.get $class)) (then (return (i32.const 3))))
        (i32.store8 offset=0x10000 (local.get $point) (local.get $class))))
    (local.get $class))

  ;; Writes what a code point becomes, and returns its end.
  (func $write (param $point i32) (param $out i32) (result i32)
    (local $class i32)
    (local.set $class (call $classOf (local.get $point)))
    (if (i32.eq (local.get $class) (i32.const 2)) (then (return (local.get $out))))
    (if (i32.eq (local.get $class) (i32.const 1))
      (then
        ;; One for any number of them.
        (if (i32.eq (i32.load8_u (i32.sub (local.get $out) (i32.const 1))) (i32.const 1))
          (then (return (local.get $out))))))
    (if (i32.eq (local.get $class) (i32.const 3)) (then (global.set $isUntold (i32.const 1))))
    (if (i32.lt_u (local.get $class) (i32.const 0x80))
      (then
        (i32.store8 (local.get $out) (local.get $class))
        (return (i32.add (local.get $out) (i32.const 1)))))
    (local.set $class (i32.shl (i32.and (local.get $class) (i32.const 0x7f)) (i32.const 3)))
    (i32.store (local.get $out) (i32.load offset=0x2101 (local.get $class)))
    (i32.add (local.get $out) (i32.load8_u offset=0x2100 (local.get $class))))

  ;; Writes the characters beyond ASCII from a place on, and returns their end in the output.
  (func $writeOthers (param $from i32) (param $out i32) (result i32)
    (local $at i32) (local $byte i32) (local $point i32)
    (local.set $at (local.get $from))
    (loop $next
      (local.set $byte (i32.load8_u (local.get $at)))
      (local.set $point (i32.and (i32.load8_u offset=1 (local.get $at)) (i32.const 0x3f)))
      (if (i32.lt_u (local.get $byte) (i32.const 0xe0))
        (then
          (local.set $point
            (i32.or (i32.shl (i32.and (local.get $byte) (i32.const 0x1f)) (i32.const 6)) (local.get $point)))
          (local.set $at (i32.add (local.get $at) (i32.const 2))))
        (else
          (local.set $point
            (i32.or
              (i32.shl (local.get $point) (i32.const 6))
              (i32.and (i32.load8_u offset=2 (local.get $at)) (i32.const 0x3f))))
          (if (i32.lt_u (local.get $byte) (i32.const 0xf0))
            (then
              (local.set $point
                (i32.or
                  (i32.shl (i32.and (local.get $byte) (i32.const 0x0f)) (i32.const 12))
                  (local.get $point)))
              (local.set $at (i32.add (local.get $at) (i32.const 3))))
            (else
              (local.set $point
                (i32.or
                  (i32.shl (i32.and (local.get $byte) (i32.const 0x07)) (i32.const 18))
                  (i32.or
                    (i32.shl (local.get $point) (i32.const 6))
                    (i32.and (i32.load8_u offset=3 (local.get $at)) (i32.const 0x3f)))))
              (local.set $at (i32.add (local.get $at) (i32.const 4)))))))
      (local.set $out (call $write (local.get $point) (local.get $out)))
      (br_if $next (i32.ge_u (i32.load8_u (local.get $at)) (i32.const 0x80))))
    (global.set $end (local.get $at))
    (local.get $out))

  ;; Writes what an escape of JSON stands for, and returns its end in the output.
  (func $writeEscaped (param $at i32) (param $isAlone i32) (param $out i32) (result i32)
    (local $byte i32) (local $point i32)
    (local.set $byte (i32.load8_u (local.get $at)))
    (global.set $end (i32.add (local.get $at) (i32.const 1)))
    (if (i32.eq (local.get $byte) (i32.const 0x75))
      (then
        (local.set $point (call $unitAt (i32.add (local.get $at) (i32.const 1))))
        (global.set $end (i32.add (local.get $at) (i32.const 5)))
        (if (call $isSurrogate (local.get $point))
          (then
            (if (i32.ne (i32.load16_u offset=5 (local.get $at)) (i32.const 0x755c))
              (then (global.set $isUntold (i32.const 1))))
            (local.set $point (call $pairOf (local.get $point) (i32.add (local.get $at) (i32.const 7))))
            (global.set $end (i32.add (local.get $at) (i32.const 11)))))
        ;; A backslash, and what may follow one: the text could have escapes itself.
        (if
          (i32.or
            (i32.eqz (local.get $isAlone))
            (i32.or (i32.lt_s (local.get $point) (i32.const 0)) (i32.eq (local.get $point) (i32.const 0x5c))))
          (then
            (global.set $isUntold (i32.const 1))
            (return (local.get $out))))
        (return (call $write (local.get $point) (local.get $out)))))
    ;; A backspace is hidden. Other white space divides words and numbers alike.
    (if (i32.eq (local.get $byte) (i32.const 0x62)) (then (return (local.get $out))))
    (if (i32.ge_u (local.get $byte) (i32.const 0x61)) (then (local.set $byte (i32.const 0x0a))))
    (i32.store8 (local.get $out) (local.get $byte))
    (i32.add (local.get $out) (i32.const 1)))

  ;; Copies the digits of an escape, with the letter before, and returns their end in the output.
  (func $copyDigits (param $at i32) (param $out i32) (result i32)
    (i64.store (local.get $out) (i64.load (local.get $at)))
    (i32.add (local.get $out) (i32.const 5)))

  ;; Writes the letter `u` after backslashes of the text, which may be an escape within the text, as it is. Tells nothing where the
  ;; escape stands for more than a sign that no match has.
  (func $writeInner (param $at i32) (param $backslashes i32) (param $out i32) (result i32)
    (local $point i32) (local $index i32) (local $low i32)
    (local.set $point (call $unitAt (i32.add (local.get $at) (i32.const 1))))
    (if (i32.lt_s (local.get $point) (i32.const 0))
      (then
        ;; The digits may be escaped too.
        (loop $next
          (local.set $index (i32.add (local.get $index) (i32.const 1)))
          (if (i32.eq (i32.load8_u (i32.add (local.get $at) (local.get $index))) (i32.const 0x5c))
            (then (global.set $isUntold (i32.const 1))))
          (br_if $next (i32.lt_u (local.get $index) (i32.const 4))))
        (i32.store8 (local.get $out) (i32.const 0x75))
        (global.set $end (i32.add (local.get $at) (i32.const 1)))
        (return (i32.add (local.get $out) (i32.const 1)))))
    (local.set $out (call $copyDigits (local.get $at) (local.get $out)))
    (global.set $end (i32.add (local.get $at) (i32.const 5)))
    (if (call $isSurrogate (local.get $point))
      (then
        (local.set $low (i32.add (global.get $end) (local.get $backslashes)))
        (loop $each
          (if
            (i32.ne (i32.load8_u (i32.add (global.get $end) (local.get $index))) (i32.const 0x5c))
            (then (global.set $isUntold (i32.const 1))))
          (local.set $index (i32.add (local.get $index) (i32.const 1)))
          (br_if $each (i32.lt_u (local.get $index) (local.get $backslashes))))
        (if (i32.ne (i32.load8_u (local.get $low)) (i32.const 0x75))
          (then (global.set $isUntold (i32.const 1))))
        (local.set $point (call $pairOf (local.get $point) (i32.add (local.get $low) (i32.const 1))))
        (local.set $out (call $copyDigits (local.get $low) (local.get $out)))
        (global.set $end (i32.add (local.get $low) (i32.const 5)))))
    (if (i32.lt_s (local.get $point) (i32.const 0))
      (then
        (global.set $isUntold (i32.const 1))
        (return (local.get $out))))
    ;; Both quotation marks, and the signs of HTML, which encoders of JSON escape.
    (if
      (i32.or
        (i32.or
          (i32.eq (local.get $point) (i32.const 0x22))
          (i32.eq (i32.and (local.get $point) (i32.const 0xfffe)) (i32.const 0x26)))
        (i32.or (i32.eq (local.get $point) (i32.const 0x3c)) (i32.eq (local.get $point) (i32.const 0x3e))))
      (then (return (local.get $out))))
    (if (i32.lt_u (local.get $point) (i32.const 0x80))
      (then (global.set $isUntold (i32.const 1)))
      (else
        (if (i32.ne (call $classOf (local.get $point)) (i32.const 1))
          (then (global.set $isUntold (i32.const 1))))))
    (local.get $out))

  ;; Writes what a run of backslashes and what follows it is, and returns its end in the output.
  (func $writeBackslashes (param $from i32) (param $out i32) (result i32)
    (local $at i32) (local $backslashes i32)
    (local.set $at (local.get $from))
    (loop $next
      (local.set $at (i32.add (local.get $at) (i32.const 1)))
      (br_if $next (i32.eq (i32.load8_u (local.get $at)) (i32.const 0x5c))))
    (local.set $backslashes (i32.sub (local.get $at) (local.get $from)))
    (if (i32.and (local.get $backslashes) (i32.const 1))
      (then
        (return
          (call $writeEscaped
            (local.get $at)
            (i32.eq (local.get $backslashes) (i32.const 1))
            (local.get $out)))))
    (if (i32.eq (i32.or (i32.load8_u (local.get $at)) (i32.const 0x20)) (i32.const 0x75))
      (then (return (call $writeInner (local.get $at) (local.get $backslashes) (local.get $out)))))
    (global.set $end (local.get $at))
    (local.get $out))

  ;; Writes a string from the character after its opening quotation mark on, and returns its end in the output.
  (func $writeString (param $from i32) (param $out i32) (result i32)
    (local $at i32) (local $bytes v128) (local $stops i32) (local $byte i32)
    (local $quote v128) (local $backslash v128) (local $blank v128) (local $delete v128)
    (local.set $quote (i8x16.splat (i32.const 0x22)))
    (local.set $backslash (i8x16.splat (i32.const 0x5c)))
    (local.set $blank (i8x16.splat (i32.const 0x20)))
    (local.set $delete (i8x16.splat (i32.const 0x7f)))
    (local.set $at (local.get $from))
    (loop $next
      (local.set $bytes (v128.load (local.get $at)))
      (v128.store (local.get $out) (local.get $bytes))
      ;; Bytes of characters beyond ASCII are negative.
      (local.set $stops
        (i8x16.bitmask
          (v128.or
            (v128.or
              (i8x16.lt_s (local.get $bytes) (local.get $blank))
              (i8x16.eq (local.get $bytes) (local.get $delete)))
            (v128.or
              (i8x16.eq (local.get $bytes) (local.get $quote))
              (i8x16.eq (local.get $bytes) (local.get $backslash))))))
      (if (i32.eqz (local.get $stops))
        (then
          (local.set $at (i32.add (local.get $at) (i32.const 16)))
          (local.set $out (i32.add (local.get $out) (i32.const 16)))
          (br $next)))
      (local.set $stops (i32.ctz (local.get $stops)))
      (local.set $at (i32.add (local.get $at) (local.get $stops)))
      (local.set $out (i32.add (local.get $out) (local.get $stops)))
      (local.set $byte (i32.load8_u (local.get $at)))
      (if (i32.eq (local.get $byte) (i32.const 0x22))
        (then
          (global.set $end (i32.add (local.get $at) (i32.const 1)))
          (return (local.get $out))))
      (if (i32.ge_u (local.get $byte) (i32.const 0x80))
        (then
          (local.set $out (call $writeOthers (local.get $at) (local.get $out)))
          (local.set $at (global.get $end))
          (br $next)))
      (if (i32.eq (local.get $byte) (i32.const 0x5c))
        (then
          (local.set $out (call $writeBackslashes (local.get $at) (local.get $out)))
          (local.set $at (global.get $end))
          (br_if $next (i32.eqz (global.get $isUntold)))
          (return (local.get $out))))
      (if (i32.eq (local.get $byte) (i32.const 0x7f))
        (then
          (local.set $at (i32.add (local.get $at) (i32.const 1)))
          (br $next)))
      ;; A control character, which no string of JSON has.
      (global.set $isUntold (i32.const 1)))
    (local.get $out))

  ;; The class of a key: 0 for those that are not told apart.
  (func $keyClass (param $start i32) (param $end i32) (result i32)
    (local $length i32) (local $place i32) (local $index i32)
    (local.set $length (i32.sub (local.get $end) (local.get $start)))
    ;; Only the order of integers is another one than that of the text.
    (if (i32.lt_u (i32.sub (i32.load8_u (local.get $start)) (i32.const 0x30)) (i32.const 10))
      (then (global.set $isUntold (i32.const 1))))
    (if (i32.lt_u (local.get $length) (i32.const 4)) (then (return (i32.const 0))))
    (local.set $place
      (i32.shl
        (i32.shr_u
          (i32.mul
            (i32.add
              (i32.load (local.get $start))
              (i32.mul (i32.load (i32.sub (local.get $end) (i32.const 4))) (i32.const 3)))
            (global.get $multiplier))
          (i32.const 24))
        (i32.const 5)))
    (if (i32.ne (i32.load8_u (local.get $place)) (local.get $length)) (then (return (i32.const 0))))
    (loop $next
      (if
        (i32.ne
          (i32.load8_u offset=2 (i32.add (local.get $place) (local.get $index)))
          (i32.load8_u (i32.add (local.get $start) (local.get $index))))
        (then (return (i32.const 0))))
      (local.set $index (i32.add (local.get $index) (i32.const 1)))
      (br_if $next (i32.lt_u (local.get $index) (local.get $length))))
    (i32.load8_u offset=1 (local.get $place)))

  ;; Whether there is a backslash in a range.
  (func $hasBackslash (param $at i32) (param $end i32) (result i32)
    (loop $next
      (if (i32.ge_u (local.get $at) (local.get $end)) (then (return (i32.const 0))))
      (if (i32.eq (i32.load8_u (local.get $at)) (i32.const 0x5c)) (then (return (i32.const 1))))
      (local.set $at (i32.add (local.get $at) (i32.const 1)))
      (br $next))
    (unreachable))

  (func $separate
    (if (i32.ne (i32.load8_u (i32.sub (global.get $others) (i32.const 1))) (i32.const 1))
      (then
        (i32.store8 (global.get $others) (i32.const 1))
        (global.set $others (i32.add (global.get $others) (i32.const 1))))))

  (func (export "clear")
    (global.set $isUntold (i32.const 0))
    (global.set $others (i32.const 0x150001))
    (global.set $running (i32.const 0x260001))
    (i32.store8 (i32.const 0x150000) (i32.const 1))
    (i32.store8 (i32.const 0x260000) (i32.const 1)))

  ;; Adds the flat text of a property, from the opening quotation mark of its key to the end of its value. Returns 1 if all of it is
  ;; told, else 0.
  (func (export "add") (param $at i32) (param $stop i32) (result i32)
    (local $byte i32) (local $depth i32) (local $class i32) (local $expectsKey i32) (local $start i32) (local $digits i32)
    (local.set $expectsKey (i32.const 1))
    (block $done
      (loop $next
        (br_if $done (i32.or (global.get $isUntold) (i32.ge_u (local.get $at) (local.get $stop))))
        (local.set $byte (i32.load8_u (local.get $at)))
        (local.set $at (i32.add (local.get $at) (i32.const 1)))
        (if (i32.eq (local.get $byte) (i32.const 0x22))
          (then
            (local.set $start (local.get $at))
            (if (i32.and (i32.eqz (local.get $expectsKey)) (i32.eq (local.get $class) (i32.const 1)))
              (then (global.set $running (call $writeString (local.get $at) (global.get $running))))
              (else
                (global.set $others (call $writeString (local.get $at) (global.get $others)))
                (call $separate)))
            (local.set $at (global.get $end))
            (if (local.get $expectsKey)
              (then
                (local.set $class
                  (call $keyClass (local.get $start) (i32.sub (local.get $at) (i32.const 1))))
                (if
                  (i32.or
                    (i32.eq (local.get $class) (i32.const 2))
                    (call $hasBackslash (local.get $start) (local.get $at)))
                  (then (global.set $isUntold (i32.const 1))))))
            (br $next)))
        ;; The characters of numbers: digits, a plus, a minus and a full stop.
        (if
          (i32.or
            (i32.lt_u (i32.sub (local.get $byte) (i32.const 0x30)) (i32.const 10))
            (i32.or
              (i32.eq (local.get $byte) (i32.const 0x2b))
              (i32.eq (i32.and (i32.add (local.get $byte) (i32.const 1)) (i32.const 0xfe)) (i32.const 0x2e))))
          (then
            (i32.store8 (global.get $others) (local.get $byte))
            (global.set $others (i32.add (global.get $others) (i32.const 1)))
            (local.set $digits (i32.add (local.get $digits) (i32.const 1)))
            ;; It may be rounded, or with `0.000000` be written with an exponent.
            (if
              (i32.or
                (i32.ge_u (local.get $digits) (i32.const 16))
                (i64.eq
                  (i64.load (i32.sub (local.get $at) (i32.const 8)))
                  (i64.const 0x3030303030302e30)))
              (then (global.set $isUntold (i32.const 1))))
            (br $next)))
        ;; An exponent.
        (if
          (i32.and
            (i32.eq (i32.or (local.get $byte) (i32.const 0x20)) (i32.const 0x65))
            (i32.ne (local.get $digits) (i32.const 0)))
          (then (global.set $isUntold (i32.const 1))))
        (local.set $digits (i32.const 0))
        (if (i32.eq (local.get $byte) (i32.const 0x3a))
          (then
            (local.set $expectsKey (i32.const 0))
            (br $next)))
        (if (i32.eq (local.get $byte) (i32.const 0x2c))
          (then
            (call $separate)
            (local.set $expectsKey
              (i32.shr_u (i32.load8_u offset=0x2000 (local.get $depth)) (i32.const 7)))
            (br $next)))
        ;; A bracket has 0x5b, a brace 0x7b; those that close have two more.
        (if (i32.eq (i32.or (local.get $byte) (i32.const 0x20)) (i32.const 0x7b))
          (then
            (local.set $depth (i32.and (i32.add (local.get $depth) (i32.const 1)) (i32.const 0xff)))
            (local.set $expectsKey (i32.eq (local.get $byte) (i32.const 0x7b)))
            (i32.store8 offset=0x2000
              (local.get $depth)
              (i32.or (local.get $class) (i32.shl (local.get $expectsKey) (i32.const 7))))
            (br $next)))
        (if (i32.eq (i32.or (local.get $byte) (i32.const 0x20)) (i32.const 0x7d))
          (then
            (call $separate)
            (local.set $class
              (i32.and (i32.load8_u offset=0x2000 (local.get $depth)) (i32.const 0x7f)))
            (local.set $depth (i32.sub (local.get $depth) (i32.const 1)))))
        (br $next)))
    (call $separate)
    (i32.eqz (global.get $isUntold))))
