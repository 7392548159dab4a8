;; Checks the texts of vectors, 16 bytes at once. Bytes of 0 must follow the text: they end every scan.
;; Constants of the loops are locals, since V8 creates a constant wherever it is used, also in a loop: it had taken half of the time.
(module
  ;; 256 KiB of text, and a page for what follows it.
  (memory (export "memory") 5 5)

  ;; Returns the position after as many `-0.0123,` as there are: white space and a sign if any, one digit, a point, digits and a comma.
  ;; A byte's kind is a digit (1, and 8 in case it is the first of its number), a comma (2), a minus sign (4), a point (16) or a blank or
  ;; line feed, as servers indent lists (32); all other bytes have none. Two tables, for the 16 bytes from the comma to `;`, have the kind
  ;; of a byte, and the kinds that may follow it.
  (func (export "afterNumbers") (param $start i32) (result i32)
    (local $at i32) (local $bytes v128) (local $index v128) (local $spaces v128)
    (local $following v128) (local $afterFollowing v128) (local $kinds v128) (local $afterKinds v128)
    (local $errors v128) (local $commasBeforeError i32)
    (local $comma v128) (local $blank v128) (local $lineFeed v128) (local $point v128) (local $space v128)
    (local $kindsOf v128) (local $followingOf v128) (local $followingComma v128)
    (local.set $comma (i8x16.splat (i32.const 0x2c)))
    (local.set $blank (i8x16.splat (i32.const 0x20)))
    (local.set $lineFeed (i8x16.splat (i32.const 0x0a)))
    (local.set $point (i8x16.splat (i32.const 16)))
    (local.set $space (i8x16.splat (i32.const 32)))
    (local.set $kindsOf (v128.const i8x16 2 4 16 0 9 9 9 9 9 9 9 9 9 9 0 0))
    (local.set $followingOf (v128.const i8x16 45 9 1 0 19 19 19 19 19 19 19 19 19 19 0 0))
    (local.set $followingComma (i8x16.splat (i32.const 45)))
    (local.set $at (local.get $start))
    ;; A number begins at the start as after a comma.
    (local.set $following (local.get $followingComma))
    (loop $next
      (local.set $bytes (v128.load (local.get $at)))
      ;; For a while these hold the previous 16 bytes.
      (local.set $afterFollowing (local.get $following))
      (local.set $afterKinds (local.get $kinds))

      (local.set $index (i8x16.sub (local.get $bytes) (local.get $comma)))
      (local.set $spaces
        (v128.or
          (i8x16.eq (local.get $bytes) (local.get $blank))
          (i8x16.eq (local.get $bytes) (local.get $lineFeed))))
      ;; The same may follow white space as a comma.
      (local.set $following
        (v128.or
          (i8x16.swizzle (local.get $followingOf) (local.get $index))
          (v128.and (local.get $spaces) (local.get $followingComma))))
      ;; The last of the previous 16 bytes and the first 15 of these.
      (local.set $afterFollowing
        (i8x16.shuffle 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
          (local.get $afterFollowing) (local.get $following)))
      ;; The kinds that are allowed where they are.
      (local.set $kinds
        (v128.and
          (v128.or
            (i8x16.swizzle (local.get $kindsOf) (local.get $index))
            (v128.and (local.get $spaces) (local.get $space)))
          (local.get $afterFollowing)))
      (local.set $afterKinds
        (i8x16.shuffle 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
          (local.get $afterKinds) (local.get $kinds)))

      (local.set $errors
        (v128.or
          (i8x16.eq (local.get $kinds) (v128.const i64x2 0 0))
          ;; A point must follow the first digit, and nothing else may: doubled, the bit of a first digit is that of a point.
          (v128.and
            (v128.xor (i8x16.add (local.get $afterKinds) (local.get $afterKinds)) (local.get $kinds))
            (local.get $point))))
      (if (i32.eqz (v128.any_true (local.get $errors))) (then
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br $next))))

    ;; Of the commas, those at places below the lowest bit of the errors.
    (local.set $commasBeforeError
      (i32.and
        (i8x16.bitmask (i8x16.eq (local.get $bytes) (local.get $comma)))
        (i32.sub
          (i32.shl
            (i32.const 1)
            (i32.ctz (i8x16.bitmask (i8x16.ne (local.get $errors) (v128.const i64x2 0 0)))))
          (i32.const 1))))
    (if (local.get $commasBeforeError) (then
      (return
        (i32.add
          (local.get $at)
          (i32.sub (i32.const 32) (i32.clz (local.get $commasBeforeError)))))))
    ;; All earlier bytes are valid, so that the last comma among them ends the last number.
    (loop $previous
      (if (i32.le_u (local.get $at) (local.get $start)) (then (return (local.get $start))))
      (local.set $at (i32.sub (local.get $at) (i32.const 1)))
      (br_if $previous (i32.ne (i32.load8_u (local.get $at)) (i32.const 0x2c))))
    (i32.add (local.get $at) (i32.const 1)))

  ;; Returns the position after as many digits of base64 (RFC 4648, section 4) as there are. Two tables have bits for both halves of a
  ;; byte: `+` and `/` (1), the ten digits (2), the letters until O (4) and those from P (8), large or small. A digit has a bit in both.
  (func (export "afterBase64") (param $at i32) (result i32)
    (local $bytes v128) (local $digits v128)
    (local $lowBits v128) (local $highBits v128) (local $half v128)
    (local.set $lowBits (v128.const i8x16 10 14 14 14 14 14 14 14 14 14 12 5 4 4 4 5))
    (local.set $highBits (v128.const i8x16 0 0 1 2 4 8 4 8 0 0 0 0 0 0 0 0))
    (local.set $half (i8x16.splat (i32.const 0x0f)))
    (loop $next
      (local.set $bytes (v128.load (local.get $at)))
      (local.set $digits
        (v128.and
          (i8x16.swizzle (local.get $lowBits) (v128.and (local.get $bytes) (local.get $half)))
          (i8x16.swizzle
            (local.get $highBits)
            (v128.and (i16x8.shr_u (local.get $bytes) (i32.const 4)) (local.get $half)))))
      (if (i8x16.all_true (local.get $digits)) (then
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br $next))))
    (i32.add
      (local.get $at)
      (i32.ctz (i8x16.bitmask (i8x16.eq (local.get $digits) (v128.const i64x2 0 0)))))))
