;; Finds the places where literals may begin in a text, 16 at once.
;;
;; Memory, as in literal-search.ts:
;; 0x0000  Six tables of 16 bytes, for the low and the high half of the first, second and third byte of a literal: the groups of
;;         literals that can have it there, one bit each. Bytes are in lower case.
;; 0x0100  The class of each byte, below 32.
;; 0x1000  A bit for each three classes with which a literal of fewer than four bytes can begin.
;; 0x2000  A bit for each hash of four classes with which a longer one can begin.
;; 0x3fff  The byte before the text, the text of up to 64 KiB and three bytes, and blanks.
;; 0x15000 The places found, 4 bytes each.
;; 0x60000 A text of up to as many UTF-16 code units, and a vector.
;; 0x90000 A byte for each code point below 0x20000: not 0 for the dull ones, which `nextSpecial` passes over.
(module
  (memory (export "memory") 11 11)

  ;; The place of the next code point that is neither dull nor plain ASCII, 8 code units at once where all of them are plain ASCII.
  (func (export "nextSpecial") (param $start i32) (param $end i32) (result i32)
    (local $at i32) (local $stop i32) (local $units v128) (local $point i32) (local $low i32) (local $size i32)
    (local $blank v128) (local $printable v128) (local $tab v128) (local $otherSpaces v128)
    (local.set $blank (i16x8.splat (i32.const 0x20)))
    (local.set $printable (i16x8.splat (i32.const 0x5e)))
    (local.set $tab (i16x8.splat (i32.const 0x09)))
    (local.set $otherSpaces (i16x8.splat (i32.const 4)))
    (local.set $at (local.get $start))
    (loop $next
      (if (i32.ge_u (local.get $at) (local.get $end)) (then (return (local.get $end))))
      (local.set $units (v128.load offset=0x60000 (i32.shl (local.get $at) (i32.const 1))))
      (local.set $stop (i32.add (local.get $at) (i32.const 8)))
      (if
        (i16x8.all_true
          (v128.or
            (i16x8.le_u (i16x8.sub (local.get $units) (local.get $blank)) (local.get $printable))
            (i16x8.le_u (i16x8.sub (local.get $units) (local.get $tab)) (local.get $otherSpaces))))
        (then
          (local.set $at (local.get $stop))
          (br $next)))
      (loop $each
        (if (i32.ge_u (local.get $at) (local.get $end)) (then (return (local.get $end))))
        (local.set $point (i32.load16_u offset=0x60000 (i32.shl (local.get $at) (i32.const 1))))
        (local.set $size (i32.const 1))
        ;; A pair of surrogates. One without the other is not dull.
        (if
          (i32.and
            (i32.eq (i32.and (local.get $point) (i32.const 0xfc00)) (i32.const 0xd800))
            (i32.lt_u (i32.add (local.get $at) (i32.const 1)) (local.get $end)))
          (then
            (local.set $low (i32.load16_u offset=0x60002 (i32.shl (local.get $at) (i32.const 1))))
            (if (i32.eq (i32.and (local.get $low) (i32.const 0xfc00)) (i32.const 0xdc00))
              (then
                (local.set $size (i32.const 2))
                (local.set $point
                  (i32.add
                    (i32.const 0x10000)
                    (i32.or
                      (i32.shl (i32.and (local.get $point) (i32.const 0x3ff)) (i32.const 10))
                      (i32.and (local.get $low) (i32.const 0x3ff)))))))))
        (if (i32.ge_u (local.get $point) (i32.const 0x20000)) (then (return (local.get $at))))
        (if (i32.eqz (i32.load8_u offset=0x90000 (local.get $point))) (then (return (local.get $at))))
        (local.set $at (i32.add (local.get $at) (local.get $size)))
        (br_if $each (i32.lt_u (local.get $at) (local.get $stop))))
      (br $next))
    (unreachable))

  ;; Code units as bytes: 255 for those above 255, except the long s and the kelvin sign, which are other cases of s and k.
  (func $bytesOf (param $units v128) (result v128)
    (v128.bitselect
      (i16x8.splat (i32.const 0x73))
      (v128.bitselect
        (i16x8.splat (i32.const 0x6b))
        (i16x8.min_u (local.get $units) (i16x8.splat (i32.const 0xff)))
        (i16x8.eq (local.get $units) (i16x8.splat (i32.const 0x212a))))
      (i16x8.eq (local.get $units) (i16x8.splat (i32.const 0x17f)))))

  ;; Writes a byte for each code unit of a text in UTF-16.
  (func (export "narrow") (param $length i32)
    (local $at i32)
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $at) (local.get $length)))
        (v128.store offset=0x4000
          (local.get $at)
          (i8x16.narrow_i16x8_u
            (call $bytesOf (v128.load offset=0x60000 (i32.shl (local.get $at) (i32.const 1))))
            (call $bytesOf (v128.load offset=0x60010 (i32.shl (local.get $at) (i32.const 1))))))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br $next))))

  (func $classOf (param $at i32) (result i32)
    (i32.load8_u offset=0x100 (i32.load8_u (local.get $at))))

  ;; The bit of a table of 4 KiB: 1 or 0.
  (func $bitOf (param $table i32) (param $index i32) (result i32)
    (i32.and
      (i32.shr_u
        (i32.load8_u (i32.add (local.get $table) (i32.shr_u (local.get $index) (i32.const 3))))
        (i32.and (local.get $index) (i32.const 7)))
      (i32.const 1)))

  ;; Whether a literal can begin with the classes of the bytes at a place: 1 or 0.
  (func $canBegin (param $at i32) (result i32)
    (local $classes i32)
    (local.set $classes
      (i32.or
        (i32.shl (call $classOf (local.get $at)) (i32.const 10))
        (i32.or
          (i32.shl (call $classOf (i32.add (local.get $at) (i32.const 1))) (i32.const 5))
          (call $classOf (i32.add (local.get $at) (i32.const 2))))))
    (if (call $bitOf (i32.const 0x1000) (local.get $classes)) (then (return (i32.const 1))))
    (local.set $classes
      (i32.or
        (i32.shl (local.get $classes) (i32.const 5))
        (call $classOf (i32.add (local.get $at) (i32.const 3)))))
    ;; The upper 15 bits of a product that spreads them (multiplicative hashing with the golden ratio).
    (call $bitOf
      (i32.const 0x2000)
      (i32.shr_u (i32.mul (local.get $classes) (i32.const 0x9e3779b1)) (i32.const 17))))

  (func $isDigit (param $byte i32) (result i32)
    (i32.lt_u (i32.sub (local.get $byte) (i32.const 0x30)) (i32.const 10)))

  ;; Whether a chain of digits, with single blanks or dashes between its groups, may have at least as many: 1 or 0. What is after the
  ;; end is not known.
  (func $hasDigits (param $at i32) (param $end i32) (param $least i32) (result i32)
    (local $byte i32)
    (loop $next
      (local.set $byte (i32.load8_u (local.get $at)))
      (if (call $isDigit (local.get $byte))
        (then
          (local.set $least (i32.sub (local.get $least) (i32.const 1)))
          (if (i32.eqz (local.get $least)) (then (return (i32.const 1)))))
        (else
          (if
            (i32.eqz
              (i32.and
                (i32.or
                  (i32.eq (local.get $byte) (i32.const 0x2d))
                  (i32.eq (i32.and (local.get $byte) (i32.const 0x7f)) (i32.const 0x20)))
                (call $isDigit (i32.load8_u offset=1 (local.get $at)))))
            (then
              (return (i32.ge_u (i32.add (local.get $at) (i32.const 1)) (local.get $end)))))))
      (local.set $at (i32.add (local.get $at) (i32.const 1)))
      (br $next))
    (unreachable))

  ;; Writes the places, in order, and returns their number; with 1 for $onlyPlain, -1 when a byte is neither printable ASCII nor white
  ;; space. Searches vectors up to $length, and compares bytes up to $written. The first digit of a group is a place too if at least
  ;; $leastDigits may follow in its chain; with 0 it is not. Constants and tables are locals, since V8 creates a constant wherever it is used, also in a
  ;; loop.
  (func (export "places")
    (param $length i32) (param $written i32) (param $leastDigits i32) (param $onlyPlain i32) (result i32)
    (local $at i32) (local $end i32)
    (local $bytes v128) (local $second v128) (local $third v128) (local $groups v128) (local $wrong v128)
    (local $firstDigits i32) (local $begin i32) (local $open i32) (local $lowest i32) (local $place i32) (local $out i32)
    (local $lowOfFirst v128) (local $highOfFirst v128) (local $lowOfSecond v128) (local $highOfSecond v128)
    (local $lowOfThird v128) (local $highOfThird v128)
    (local $allGroups v128) (local $lowHalf v128) (local $lowerCase v128) (local $zero v128) (local $nine v128)
    (local $lastControl v128) (local $delete v128) (local $tab v128) (local $otherSpaces v128)
    (local.set $lowOfFirst (v128.load (i32.const 0x00)))
    (local.set $highOfFirst (v128.load (i32.const 0x10)))
    (local.set $lowOfSecond (v128.load (i32.const 0x20)))
    (local.set $highOfSecond (v128.load (i32.const 0x30)))
    (local.set $lowOfThird (v128.load (i32.const 0x40)))
    (local.set $highOfThird (v128.load (i32.const 0x50)))
    (local.set $allGroups (i8x16.splat (i32.sub (i32.const 0) (i32.ne (local.get $leastDigits) (i32.const 0)))))
    (local.set $lowHalf (i8x16.splat (i32.const 0x0f)))
    (local.set $lowerCase (i8x16.splat (i32.const 0x20)))
    (local.set $zero (i8x16.splat (i32.const 0x30)))
    (local.set $nine (i8x16.splat (i32.const 9)))
    (local.set $lastControl (i8x16.splat (i32.const 0x1f)))
    (local.set $delete (i8x16.splat (i32.const 0x7f)))
    ;; Four other kinds of white space follow the tab: line breaks.
    (local.set $tab (i8x16.splat (i32.const 0x09)))
    (local.set $otherSpaces (i8x16.splat (i32.const 4)))
    ;; The rest of the last vector, and what is compared after it.
    (v128.store offset=0x4000 (local.get $written) (i8x16.splat (i32.const 0x20)))
    (v128.store offset=0x4010 (local.get $written) (i8x16.splat (i32.const 0x20)))
    (local.set $at (i32.const 0x4000))
    (local.set $end (i32.add (i32.const 0x4000) (local.get $length)))
    (local.set $out (i32.const 0x15000))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $at) (local.get $end)))
        (local.set $bytes (v128.load (local.get $at)))
        (local.set $wrong
          (v128.or
            (local.get $wrong)
            (v128.or
              (i8x16.ge_u (local.get $bytes) (local.get $delete))
              (v128.andnot
                (i8x16.le_u (local.get $bytes) (local.get $lastControl))
                (i8x16.le_u (i8x16.sub (local.get $bytes) (local.get $tab)) (local.get $otherSpaces))))))
        ;; Digits that do not follow a digit.
        (local.set $firstDigits
          (i8x16.bitmask
            (v128.and
              (local.get $allGroups)
              (v128.andnot
                (i8x16.le_u (i8x16.sub (local.get $bytes) (local.get $zero)) (local.get $nine))
                (i8x16.le_u
                  (i8x16.sub (v128.load (i32.sub (local.get $at) (i32.const 1))) (local.get $zero))
                  (local.get $nine))))))
        (local.set $second (v128.load offset=1 (local.get $at)))
        (local.set $third (v128.load offset=2 (local.get $at)))
        ;; The groups of literals that can have the three bytes from a place. The low half of a byte has no case.
        (local.set $groups
          (v128.and
            (v128.and
              (i8x16.swizzle (local.get $lowOfFirst) (v128.and (local.get $bytes) (local.get $lowHalf)))
              (i8x16.swizzle
                (local.get $highOfFirst)
                (v128.and
                  (i16x8.shr_u (v128.or (local.get $bytes) (local.get $lowerCase)) (i32.const 4))
                  (local.get $lowHalf))))
            (v128.and
              (v128.and
                (i8x16.swizzle (local.get $lowOfSecond) (v128.and (local.get $second) (local.get $lowHalf)))
                (i8x16.swizzle
                  (local.get $highOfSecond)
                  (v128.and
                    (i16x8.shr_u (v128.or (local.get $second) (local.get $lowerCase)) (i32.const 4))
                    (local.get $lowHalf))))
              (v128.and
                (i8x16.swizzle (local.get $lowOfThird) (v128.and (local.get $third) (local.get $lowHalf)))
                (i8x16.swizzle
                  (local.get $highOfThird)
                  (v128.and
                    (i16x8.shr_u (v128.or (local.get $third) (local.get $lowerCase)) (i32.const 4))
                    (local.get $lowHalf)))))))
        (local.set $begin (i8x16.bitmask (i8x16.ne (local.get $groups) (v128.const i64x2 0 0))))
        (local.set $open (i32.or (local.get $firstDigits) (local.get $begin)))
        (block $none
          (loop $each
            (br_if $none (i32.eqz (local.get $open)))
            (local.set $place (i32.add (local.get $at) (i32.ctz (local.get $open))))
            (local.set $lowest (i32.and (local.get $open) (i32.sub (i32.const 0) (local.get $open))))
            (if
              (i32.or
                (if (result i32) (i32.and (local.get $firstDigits) (local.get $lowest))
                  (then
                    (call $hasDigits
                      (local.get $place)
                      (i32.add (i32.const 0x4000) (local.get $written))
                      (local.get $leastDigits)))
                  (else (i32.const 0)))
                (if (result i32) (i32.and (local.get $begin) (local.get $lowest))
                  (then (call $canBegin (local.get $place)))
                  (else (i32.const 0))))
              (then
                (i32.store (local.get $out) (i32.sub (local.get $place) (i32.const 0x4000)))
                (local.set $out (i32.add (local.get $out) (i32.const 4)))))
            (local.set $open
              (i32.and (local.get $open) (i32.sub (local.get $open) (i32.const 1))))
            (br $each)))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br $next)))
    (if (i32.and (local.get $onlyPlain) (v128.any_true (local.get $wrong)))
      (then (return (i32.const -1))))
    (i32.shr_u (i32.sub (local.get $out) (i32.const 0x15000)) (i32.const 2))))
