;; Reads strings of JSON from the opening quote to the closing one, 16 bytes at once.
;;
;; Memory:
;; 0x000     What the byte after a backslash stands for; 0 for what it may not be.
;; 0x1000    A JSON text of up to 1 MiB in UTF-8, and a vector.
;; 0x110000  The string read last, without escapes, and a vector.
(module
  (memory (export "memory") 34 34)
  (data (i32.const 0x22) "\22")
  (data (i32.const 0x2f) "/")
  (data (i32.const 0x5c) "\5c")
  (data (i32.const 0x62) "\08")
  (data (i32.const 0x66) "\0c")
  (data (i32.const 0x6e) "\0a")
  (data (i32.const 0x72) "\0d")
  (data (i32.const 0x74) "\09")

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
    (local $first i32) (local $second i32) (local $third i32) (local $fourth i32)
    (local.set $first (call $digitOf (i32.load8_u (local.get $at))))
    (local.set $second (call $digitOf (i32.load8_u offset=1 (local.get $at))))
    (local.set $third (call $digitOf (i32.load8_u offset=2 (local.get $at))))
    (local.set $fourth (call $digitOf (i32.load8_u offset=3 (local.get $at))))
    (i32.or
      (i32.or (i32.shl (local.get $first) (i32.const 12)) (i32.shl (local.get $second) (i32.const 8)))
      (i32.or (i32.shl (local.get $third) (i32.const 4)) (local.get $fourth))))

  ;; A continuation byte of UTF-8 with six bits of a code point.
  (func $continuation (param $point i32) (param $shift i32) (result i32)
    (i32.or
      (i32.const 0x80)
      (i32.and (i32.shr_u (local.get $point) (local.get $shift)) (i32.const 0x3f))))

  ;; Writes a code point in UTF-8, and returns its end.
  (func $write (param $point i32) (param $out i32) (result i32)
    (if (i32.lt_u (local.get $point) (i32.const 0x80))
      (then
        (i32.store8 (local.get $out) (local.get $point))
        (return (i32.add (local.get $out) (i32.const 1)))))
    (if (i32.lt_u (local.get $point) (i32.const 0x800))
      (then
        (i32.store8 (local.get $out) (i32.or (i32.const 0xc0) (i32.shr_u (local.get $point) (i32.const 6))))
        (i32.store8 offset=1 (local.get $out) (call $continuation (local.get $point) (i32.const 0)))
        (return (i32.add (local.get $out) (i32.const 2)))))
    (if (i32.lt_u (local.get $point) (i32.const 0x10000))
      (then
        (i32.store8 (local.get $out) (i32.or (i32.const 0xe0) (i32.shr_u (local.get $point) (i32.const 12))))
        (i32.store8 offset=1 (local.get $out) (call $continuation (local.get $point) (i32.const 6)))
        (i32.store8 offset=2 (local.get $out) (call $continuation (local.get $point) (i32.const 0)))
        (return (i32.add (local.get $out) (i32.const 3)))))
    (i32.store8 (local.get $out) (i32.or (i32.const 0xf0) (i32.shr_u (local.get $point) (i32.const 18))))
    (i32.store8 offset=1 (local.get $out) (call $continuation (local.get $point) (i32.const 12)))
    (i32.store8 offset=2 (local.get $out) (call $continuation (local.get $point) (i32.const 6)))
    (i32.store8 offset=3 (local.get $out) (call $continuation (local.get $point) (i32.const 0)))
    (i32.add (local.get $out) (i32.const 4)))

  ;; The end of the string in the output, after `read`.
  (global $written (export "written") (mut i32) (i32.const 0))

  ;; Reads the string whose first byte is at $start. Returns the place of its closing quote; -1 for a string that is not valid, has no
  ;; closing quote before $end, or has half of a surrogate pair.
  (func (export "read") (param $start i32) (param $end i32) (result i32)
    (local $at i32) (local $out i32) (local $bytes v128) (local $stops i32) (local $point i32) (local $low i32)
    (local $quote v128) (local $backslash v128) (local $blank v128)
    (local.set $quote (i8x16.splat (i32.const 0x22)))
    (local.set $backslash (i8x16.splat (i32.const 0x5c)))
    (local.set $blank (i8x16.splat (i32.const 0x20)))
    (local.set $at (local.get $start))
    (local.set $out (i32.const 0x110000))
    (loop $next
      (if (i32.ge_u (local.get $at) (local.get $end)) (then (return (i32.const -1))))
      (local.set $bytes (v128.load (local.get $at)))
      (v128.store (local.get $out) (local.get $bytes))
      (local.set $stops
        (i8x16.bitmask
          (v128.or
            (i8x16.lt_u (local.get $bytes) (local.get $blank))
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
      (if (i32.ge_u (local.get $at) (local.get $end)) (then (return (i32.const -1))))
      (if (i32.eq (i32.load8_u (local.get $at)) (i32.const 0x22))
        (then
          (global.set $written (local.get $out))
          (return (local.get $at))))
      (if (i32.ne (i32.load8_u (local.get $at)) (i32.const 0x5c)) (then (return (i32.const -1))))
      (local.set $point (i32.load8_u offset=1 (local.get $at)))
      (if (i32.ne (local.get $point) (i32.const 0x75))
        (then
          (local.set $point (i32.load8_u (local.get $point)))
          (if (i32.eqz (local.get $point)) (then (return (i32.const -1))))
          (i32.store8 (local.get $out) (local.get $point))
          (local.set $at (i32.add (local.get $at) (i32.const 2)))
          (local.set $out (i32.add (local.get $out) (i32.const 1)))
          (br $next)))
      (local.set $point (call $unitAt (i32.add (local.get $at) (i32.const 2))))
      (local.set $at (i32.add (local.get $at) (i32.const 6)))
      (if (i32.lt_s (local.get $point) (i32.const 0)) (then (return (i32.const -1))))
      (if (i32.eq (i32.and (local.get $point) (i32.const 0xf800)) (i32.const 0xd800))
        (then
          (local.set $low (call $unitAt (i32.add (local.get $at) (i32.const 2))))
          (if
            (i32.or
              (i32.ge_u (local.get $point) (i32.const 0xdc00))
              (i32.or
                (i32.ne (i32.load16_u (local.get $at)) (i32.const 0x755c))
                (i32.ne (i32.and (local.get $low) (i32.const 0xfffffc00)) (i32.const 0xdc00))))
            (then (return (i32.const -1))))
          (local.set $point
            (i32.add
              (i32.const 0x10000)
              (i32.or
                (i32.shl (i32.and (local.get $point) (i32.const 0x3ff)) (i32.const 10))
                (i32.and (local.get $low) (i32.const 0x3ff)))))
          (local.set $at (i32.add (local.get $at) (i32.const 6)))))
      (local.set $out (call $write (local.get $point) (local.get $out)))
      (br $next))
    (unreachable)))
