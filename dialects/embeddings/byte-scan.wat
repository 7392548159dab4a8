;; Checks the texts of vectors, 16 bytes at once. Bytes of 0 must follow the text: they end every scan.
(module
  ;; 256 KiB of text, and a page for what follows it.
  (memory (export "memory") 5 5)

  ;; Returns the position after as many `-0.0123,` as there are: white space and a sign if any, one digit, a point, digits and a comma.
  ;; Each local is a vector with 255 in the bytes that its name tells and 0 in all others.
  (func (export "afterNumbers") (param $start i32) (result i32)
    (local $at i32) (local $bytes v128) (local $errors v128) (local $commasBeforeError i32)
    (local $digits v128) (local $commas v128) (local $minuses v128) (local $points v128) (local $spaces v128)
    (local $breaks v128) (local $firstDigits v128)
    (local $afterBreaks v128) (local $afterMinuses v128) (local $afterFirstDigits v128) (local $afterPoints v128)
    (local.set $at (local.get $start))
    ;; A number begins at the start as after a comma.
    (local.set $breaks (i8x16.splat (i32.const 0xff)))
    (loop $next
      (local.set $bytes (v128.load (local.get $at)))
      ;; For a while these hold the previous 16 bytes.
      (local.set $afterBreaks (local.get $breaks))
      (local.set $afterMinuses (local.get $minuses))
      (local.set $afterFirstDigits (local.get $firstDigits))
      (local.set $afterPoints (local.get $points))

      (local.set $digits
        (i8x16.lt_u
          (i8x16.sub (local.get $bytes) (i8x16.splat (i32.const 0x30)))
          (i8x16.splat (i32.const 10))))
      (local.set $commas (i8x16.eq (local.get $bytes) (i8x16.splat (i32.const 0x2c))))
      (local.set $minuses (i8x16.eq (local.get $bytes) (i8x16.splat (i32.const 0x2d))))
      (local.set $points (i8x16.eq (local.get $bytes) (i8x16.splat (i32.const 0x2e))))
      ;; Blanks and line feeds, as servers indent lists.
      (local.set $spaces
        (v128.or
          (i8x16.eq (local.get $bytes) (i8x16.splat (i32.const 0x20)))
          (i8x16.eq (local.get $bytes) (i8x16.splat (i32.const 0x0a)))))
      (local.set $breaks (v128.or (local.get $commas) (local.get $spaces)))

      ;; The last of the previous 16 bytes and the first 15 of these.
      (local.set $afterBreaks
        (i8x16.shuffle 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
          (local.get $afterBreaks) (local.get $breaks)))
      (local.set $afterMinuses
        (i8x16.shuffle 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
          (local.get $afterMinuses) (local.get $minuses)))
      (local.set $afterPoints
        (i8x16.shuffle 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
          (local.get $afterPoints) (local.get $points)))
      (local.set $firstDigits
        (v128.or
          (v128.andnot (local.get $afterBreaks) (v128.or (local.get $minuses) (local.get $spaces)))
          (local.get $afterMinuses)))
      (local.set $afterFirstDigits
        (i8x16.shuffle 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
          (local.get $afterFirstDigits) (local.get $firstDigits)))

      (local.set $errors
        (v128.or
          (v128.or
            ;; White space and a minus sign must follow a comma or white space.
            (v128.andnot (v128.or (local.get $minuses) (local.get $spaces)) (local.get $afterBreaks))
            ;; A point must follow the first digit, and nothing else may.
            (v128.xor (local.get $points) (local.get $afterFirstDigits)))
          (v128.or
            ;; The first byte of a number and the byte after its point must be digits.
            (v128.andnot (v128.or (local.get $firstDigits) (local.get $afterPoints)) (local.get $digits))
            ;; Every byte must be one of these.
            (v128.not
              (v128.or
                (v128.or (local.get $digits) (local.get $breaks))
                (v128.or (local.get $minuses) (local.get $points)))))))
      (if (i32.eqz (v128.any_true (local.get $errors))) (then
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br $next))))

    ;; Of the commas, those at places below the lowest bit of the errors.
    (local.set $commasBeforeError
      (i32.and
        (i8x16.bitmask (local.get $commas))
        (i32.sub
          (i32.shl (i32.const 1) (i32.ctz (i8x16.bitmask (local.get $errors))))
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

  ;; Returns the position after as many digits of base64 (RFC 4648, section 4) as there are.
  (func (export "afterBase64") (param $at i32) (result i32)
    (local $bytes v128) (local $digits v128)
    (loop $next
      (local.set $bytes (v128.load (local.get $at)))
      (local.set $digits
        (v128.or
          (v128.or
            ;; Letters, whose case is one bit.
            (i8x16.lt_u
              (i8x16.sub
                (v128.or (local.get $bytes) (i8x16.splat (i32.const 0x20)))
                (i8x16.splat (i32.const 0x61)))
              (i8x16.splat (i32.const 26)))
            ;; The slash and the ten digits follow each other.
            (i8x16.lt_u
              (i8x16.sub (local.get $bytes) (i8x16.splat (i32.const 0x2f)))
              (i8x16.splat (i32.const 11))))
          (i8x16.eq (local.get $bytes) (i8x16.splat (i32.const 0x2b)))))
      (if (i8x16.all_true (local.get $digits)) (then
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br $next))))
    (i32.add
      (local.get $at)
      (i32.ctz (i8x16.bitmask (v128.not (local.get $digits)))))))
