// Made by `cargo xtask kernels`. Do not edit.
	.text
	.p2align	2
	.globl	gaussmle_xynbs_uniform_neon
gaussmle_xynbs_uniform_neon:
	.globl	_gaussmle_xynbs_uniform_neon
_gaussmle_xynbs_uniform_neon:
	stp	d15, d14, [sp, #-160]!
	stp	d13, d12, [sp, #16]
	stp	d11, d10, [sp, #32]
	stp	d9, d8, [sp, #48]
	stp	x29, x30, [sp, #64]
	stp	x28, x27, [sp, #80]
	stp	x26, x25, [sp, #96]
	stp	x24, x23, [sp, #112]
	stp	x22, x21, [sp, #128]
	stp	x20, x19, [sp, #144]
	sub	sp, sp, #2000
	str	w1, [sp, #52]
	cbz	w3, .L19b102
	cbz	w2, .L19b102
	ldr	w8, [sp, #52]
	cbz	w8, .L19b102
	mov	w8, w2
	ldr	w9, [sp, #52]
	fmov	v15.4s, #1.00000000
	str	x8, [sp, #64]
	ldp	x8, x16, [x0, #40]
	mov	w30, w9
	fmov	v30.4s, #-1.00000000
	fmov	v31.4s, #5.00000000
	movi	v11.4s, #16
	movi	v13.2d, #0000000000000000
	movi	v14.2d, #0x00ffff0000ffff
	str	x8, [sp, #160]
	add	w8, w5, w4
	ldr	x7, [sp, #2160]
	add	w11, w8, w6
	mov	w8, w3
	ldr	x12, [x0]
	str	x8, [sp, #16]
	mul	w8, w2, w9
	mov	w9, #58632
	movk	w9, #7740, lsl #16
	ldp	x13, x22, [x0, #24]
	dup	v2.4s, w9
	ldr	x17, [x0, #56]
	mov	w6, #62154
	str	w8, [sp, #12]
	mov	w8, #16992
	mov	w4, #1267
	movk	w8, #3490, lsl #16
	mov	w23, #16938
	mov	w24, #28347
	dup	v0.4s, w8
	mov	w8, #4059
	mov	w25, #50604
	movk	w8, #16713, lsl #16
	mov	w26, #4719
	mov	w27, #64269
	dup	v1.4s, w8
	mov	w29, #44110
	mov	w28, #13
	str	q0, [sp, #752]
	mvni	v0.4s, #128, lsl #16
	mov	w3, #29208
	mov	w2, #14269
	mov	x10, xzr
	mov	w5, #80
	movk	w6, #29001, lsl #16
	movk	w4, #16181, lsl #16
	movk	w23, #16076, lsl #16
	fneg	v0.4s, v0.4s
	movk	w24, #16144, lsl #16
	movk	w25, #14119, lsl #16
	movk	w26, #14979, lsl #16
	movk	w27, #49354, lsl #16
	movk	w29, #16042, lsl #16
	movk	w28, #48896, lsl #16
	movk	w3, #13233, lsl #16
	movk	w2, #13702, lsl #16
	mov	w9, w11
	stp	q1, q2, [sp, #128]
	str	q0, [sp, #112]
	str	x11, [sp, #40]
	stp	x30, x7, [sp, #96]
	str	x22, [sp, #88]
	b	.L19b5
.L19b4:
	ldr	x10, [sp, #32]
	ldr	x8, [sp, #16]
	ldr	w9, [sp, #28]
	add	x10, x10, #1
	cmp	x10, x8
	ldr	w8, [sp, #12]
	add	w9, w9, w8
	b.eq	.L19b102
.L19b5:
	ldr	x8, [sp, #64]
	str	w9, [sp, #28]
	str	x10, [sp, #32]
	mul	x8, x10, x8
	str	x8, [sp, #56]
	mov	w8, w9
	mov	x9, xzr
	b	.L19b7
.L19b6:
	ldr	x9, [sp, #80]
	ldr	x8, [sp, #64]
	ldr	w10, [sp, #76]
	add	x9, x9, #1
	cmp	x9, x8
	ldr	w8, [sp, #52]
	add	w8, w10, w8
	b.eq	.L19b4
.L19b7:
	mov	w10, w8
	ldr	x8, [sp, #56]
	str	x9, [sp, #80]
	mov	x19, xzr
	mov	w14, w10
	str	w10, [sp, #76]
	add	x8, x8, x9
	ldr	x9, [sp, #40]
	madd	x1, x8, x30, x9
	str	x1, [sp, #168]
	b	.L19b10
.L19b8:
	ldr	q0, [sp, #1984]
	fmov	v1.4s, #3.00000000
	ldr	q2, [sp, #1200]
	fmov	v15.4s, #1.00000000
	fmov	v30.4s, #-1.00000000
	fmov	v31.4s, #5.00000000
	orr	v0.16b, v19.16b, v0.16b
	movi	v11.4s, #16
	ldr	x8, [sp, #160]
	movi	v13.2d, #0000000000000000
	movi	v14.2d, #0x00ffff0000ffff
	ldr	w14, [sp, #236]
	bsl	v0.16b, v2.16b, v1.16b
	ldr	q1, [sp, #1216]
	str	q1, [x8, x21, lsl #4]
	str	q0, [x8, x9, lsl #4]
.L19b9:
	add	x19, x19, #1
	add	w14, w14, #1
	cmp	x19, x30
	b.eq	.L19b6
.L19b10:
	ldr	w9, [x7, #8]
	add	x8, x1, x19
	cmp	x8, x9
	b.hs	.L19b9
	ldr	w15, [x7]
	add	x8, x1, x19
	movi	v2.2d, #0000000000000000
	stp	x8, x9, [sp, #256]
	umull	x21, w15, w15
	lsl	x10, x15, #4
	str	w14, [sp, #236]
	ldp	w0, w8, [x7, #16]
	add	x9, x21, #1
	lsr	x9, x9, #1
	tst	w8, #0x1
	csel	x11, x21, x9, eq
	cbz	w15, .L19b54
	movi	v0.2d, #0000000000000000
	ldr	x9, [sp, #256]
	movi	v7.2d, #0000000000000000
	movi	v16.4s, #16, lsl #16
	fmov	v28.4s, #1.00000000
	mul	w14, w14, w11
	mul	x9, x11, x9
	movi	v1.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v3.2d, #0000000000000000
	lsl	w20, w15, #4
	str	q0, [sp, #1392]
	fmov	v0.4s, #1.00000000
	mov	x22, xzr
	str	w0, [sp, #1984]
	sub	x7, x15, #2
	mov	w26, #16
	add	x0, x17, #16
	mov	w27, #1
	mov	w25, #1
	str	q0, [sp, #1376]
	b	.L19b15
.L19b13:
	fsub	v4.4s, v4.4s, v21.4s
	mov	v21.16b, v19.16b
	add	x1, x4, #1
	bic	v0.4s, #128, lsl #24
	fmla	v21.4s, v4.4s, v20.s[0]
	fmov	d20, x15
	umax	v7.4s, v7.4s, v0.4s
	str	q21, [x17, x11, lsl #4]
	fsub	v4.4s, v21.4s, v19.4s
	fmov	d19, x1
	cmeq	v19.2d, v19.2d, v20.2d
	fadd	v20.4s, v3.4s, v4.4s
	fadd	v17.4s, v17.4s, v4.4s
	dup	v19.2d, v19.d[0]
	bit	v3.16b, v20.16b, v19.16b
.L19b14:
	movi	d4, #0000000000000000
	fmov	d0, x22
	add	x22, x22, #1
	fadd	v5.4s, v5.4s, v18.4s
	fadd	v1.4s, v1.4s, v17.4s
	add	w14, w14, w15
	cmp	x22, x15
	add	x27, x27, x15
	add	w26, w26, w20
	add	x0, x0, x10
	cmeq	v0.2d, v0.2d, v4.2d
	fadd	v4.4s, v6.4s, v17.4s
	dup	v0.2d, v0.d[0]
	bit	v6.16b, v4.16b, v0.16b
	b.eq	.L19b53
.L19b15:
	mul	x1, x22, x15
	tst	w8, #0x1
	add	w11, w1, w9
	add	x4, x9, x1, lsr #1
	and	x23, x11, #0x7fffffff
	csel	x11, x23, x4, eq
	and	x4, x14, #0x7fffffff
	ldr	q0, [x12, x11, lsl #4]
	add	x24, x4, #1
	mov	v4.16b, v0.16b
	tbnz	w8, #3, .L19b28
	tbz	w8, #0, .L19b18
	ubfiz	w11, w1, #4, #1
	dup	v4.4s, w11
	neg	v4.4s, v4.4s
	ushl	v4.4s, v0.4s, v4.4s
	and	v4.16b, v4.16b, v14.16b
	ucvtf	v4.4s, v4.4s
.L19b18:
	tbz	w8, #0, .L19b20
	ubfiz	w11, w1, #4, #1
	dup	v17.4s, w11
	neg	v17.4s, v17.4s
	ushl	v0.4s, v0.4s, v17.4s
	and	v0.16b, v0.16b, v14.16b
	ucvtf	v0.4s, v0.4s
.L19b20:
	mov	x11, x13
	add	x4, x13, #8
	bic	v0.4s, #128, lsl #24
	ld1r	{ v17.4s }, [x11], #4
	ld1r	{ v18.4s }, [x4]
	cmp	w15, #1
	umax	v7.4s, v7.4s, v0.4s
	fsub	v4.4s, v4.4s, v17.4s
	mov	v19.16b, v18.16b
	ldr	s17, [x11]
	fmla	v19.4s, v4.4s, v17.s[0]
	fmov	s4, w15
	fmov	s17, w25
	cmeq	v4.4s, v4.4s, v17.4s
	str	q19, [x17, x1, lsl #4]
	fsub	v18.4s, v19.4s, v18.4s
	dup	v4.4s, v4.s[0]
	fadd	v17.4s, v3.4s, v18.4s
	bit	v3.16b, v17.16b, v4.16b
	fadd	v17.4s, v18.4s, v13.4s
	b.eq	.L19b14
	cbz	x7, .L19b42
	mov	x11, xzr
	mov	w4, w26
	b	.L19b24
.L19b23:
	mov	x25, x13
	add	x28, x13, #8
	bic	v0.4s, #128, lsl #24
	ld1r	{ v19.4s }, [x25], #4
	ld1r	{ v20.4s }, [x28]
	add	w4, w4, #16
	umax	v7.4s, v7.4s, v0.4s
	fsub	v4.4s, v4.4s, v19.4s
	mov	v21.16b, v20.16b
	ldr	s19, [x25]
	fmla	v21.4s, v4.4s, v19.s[0]
	str	q21, [x0, x11, lsl #4]
	add	x11, x11, #1
	fsub	v4.4s, v21.4s, v20.4s
	cmp	x7, x11
	fadd	v17.4s, v17.4s, v4.4s
	b.eq	.L19b40
.L19b24:
	add	x25, x27, x11
	add	x28, x24, x11
	tst	w8, #0x1
	add	x25, x9, x25, lsr #1
	csel	x25, x28, x25, eq
	ldr	q0, [x12, x25, lsl #4]
	mov	v4.16b, v0.16b
	tbz	w8, #0, .L19b26
	and	w25, w4, #0x10
	dup	v4.4s, w25
	neg	v4.4s, v4.4s
	ushl	v4.4s, v0.4s, v4.4s
	and	v4.16b, v4.16b, v14.16b
	ucvtf	v4.4s, v4.4s
.L19b26:
	tbz	w8, #0, .L19b23
	and	w25, w4, #0x10
	dup	v19.4s, w25
	neg	v19.4s, v19.4s
	ushl	v0.4s, v0.4s, v19.4s
	and	v0.16b, v0.16b, v14.16b
	ucvtf	v0.4s, v0.4s
	b	.L19b23
.L19b28:
	tbz	w8, #0, .L19b30
	ubfiz	w11, w1, #4, #1
	dup	v4.4s, w11
	neg	v4.4s, v4.4s
	ushl	v4.4s, v0.4s, v4.4s
	and	v4.16b, v4.16b, v14.16b
	ucvtf	v4.4s, v4.4s
.L19b30:
	tbz	w8, #0, .L19b32
	ubfiz	w11, w1, #4, #1
	dup	v17.4s, w11
	neg	v17.4s, v17.4s
	ushl	v0.4s, v0.4s, v17.4s
	and	v0.16b, v0.16b, v14.16b
	ucvtf	v0.4s, v0.4s
.L19b32:
	mov	x11, x13
	add	x4, x13, #8
	fmov	s27, w25
	ld1r	{ v17.4s }, [x11], #4
	ld1r	{ v18.4s }, [x4]
	ldr	s19, [x11]
	mov	w11, #2382
	bic	v0.4s, #128, lsl #24
	movk	w11, #16192, lsl #16
	movi	v29.4s, #127, msl #16
	cmp	w15, #1
	fsub	v17.4s, v4.4s, v17.4s
	mov	v4.16b, v18.16b
	dup	v20.4s, w11
	mov	w11, #28477
	umax	v7.4s, v7.4s, v0.4s
	ldr	q0, [sp, #1392]
	movk	w11, #16149, lsl #16
	dup	v23.4s, w11
	mov	w11, #23130
	fmla	v4.4s, v17.4s, v19.s[0]
	movk	w11, #15901, lsl #16
	dup	v21.4s, w11
	mov	w11, #63253
	movk	w11, #15654, lsl #16
	dup	v19.4s, w11
	mov	w11, #18706
	str	q4, [x17, x1, lsl #4]
	fadd	v17.4s, v4.4s, v20.4s
	mov	v25.16b, v21.16b
	fadd	v24.4s, v4.4s, v23.4s
	movk	w11, #15319, lsl #16
	fsub	v18.4s, v4.4s, v18.4s
	dup	v22.4s, w11
	fmla	v25.4s, v4.4s, v17.4s
	mov	v17.16b, v19.16b
	mov	v26.16b, v22.16b
	fmla	v17.4s, v4.4s, v24.4s
	fcmgt	v24.4s, v4.4s, #0.0
	fmla	v26.4s, v4.4s, v25.4s
	mov	v25.16b, v24.16b
	bif	v17.16b, v15.16b, v24.16b
	and	v24.16b, v24.16b, v15.16b
	bsl	v25.16b, v26.16b, v15.16b
	ldr	q26, [sp, #1376]
	fadd	v0.4s, v0.4s, v24.4s
	fmul	v17.4s, v26.4s, v17.4s
	fmov	s26, w15
	fmul	v25.4s, v28.4s, v25.4s
	str	q0, [sp, #1392]
	cmeq	v26.4s, v26.4s, v27.4s
	fadd	v27.4s, v3.4s, v18.4s
	ushr	v28.4s, v17.4s, #23
	dup	v26.4s, v26.s[0]
	sub	v16.4s, v16.4s, v28.4s
	and	v28.16b, v25.16b, v29.16b
	and	v29.16b, v17.16b, v29.16b
	fadd	v17.4s, v18.4s, v13.4s
	bit	v3.16b, v27.16b, v26.16b
	usra	v16.4s, v25.4s, #23
	orr	v28.16b, v28.16b, v15.16b
	orr	v0.16b, v29.16b, v15.16b
	str	q0, [sp, #1376]
	b.eq	.L19b14
	mov	v29.16b, v28.16b
	cbz	x7, .L19b47
	mov	x25, #-1
	mov	w4, w26
	mov	x11, x27
	sub	x28, x15, #2
	b	.L19b36
.L19b35:
	mov	x29, x13
	add	x30, x13, #8
	mov	v27.16b, v21.16b
	ld1r	{ v24.4s }, [x29], #4
	ld1r	{ v25.4s }, [x30]
	mov	v28.16b, v22.16b
	bic	v0.4s, #128, lsl #24
	sub	x28, x28, #1
	sub	x25, x25, #1
	add	x24, x24, #1
	add	w4, w4, #16
	fsub	v4.4s, v4.4s, v24.4s
	mov	v26.16b, v25.16b
	ldr	s24, [x29]
	umax	v7.4s, v7.4s, v0.4s
	ldr	q0, [sp, #1392]
	fmla	v26.4s, v4.4s, v24.s[0]
	str	q26, [x17, x11, lsl #4]
	add	x11, x11, #1
	fadd	v4.4s, v26.4s, v20.4s
	fadd	v24.4s, v26.4s, v23.4s
	fsub	v25.4s, v26.4s, v25.4s
	fmla	v27.4s, v26.4s, v4.4s
	mov	v4.16b, v19.16b
	fadd	v17.4s, v17.4s, v25.4s
	fmla	v4.4s, v26.4s, v24.4s
	fcmgt	v24.4s, v26.4s, #0.0
	fmla	v28.4s, v26.4s, v27.4s
	mov	v27.16b, v24.16b
	bif	v4.16b, v15.16b, v24.16b
	and	v24.16b, v24.16b, v15.16b
	bsl	v27.16b, v28.16b, v15.16b
	ldr	q28, [sp, #1376]
	fadd	v0.4s, v0.4s, v24.4s
	fmul	v4.4s, v28.4s, v4.4s
	fmul	v27.4s, v29.4s, v27.4s
	movi	v29.4s, #127, msl #16
	str	q0, [sp, #1392]
	ushr	v28.4s, v4.4s, #23
	and	v4.16b, v4.16b, v29.16b
	sub	v16.4s, v16.4s, v28.4s
	and	v28.16b, v27.16b, v29.16b
	orr	v0.16b, v4.16b, v15.16b
	usra	v16.4s, v27.4s, #23
	orr	v29.16b, v28.16b, v15.16b
	str	q0, [sp, #1376]
	cbz	x28, .L19b41
.L19b36:
	add	x29, x9, x11, lsr #1
	tst	w8, #0x1
	csel	x29, x24, x29, eq
	ldr	q0, [x12, x29, lsl #4]
	mov	v4.16b, v0.16b
	tbz	w8, #0, .L19b38
	and	w29, w4, #0x10
	dup	v4.4s, w29
	neg	v4.4s, v4.4s
	ushl	v4.4s, v0.4s, v4.4s
	and	v4.16b, v4.16b, v14.16b
	ucvtf	v4.4s, v4.4s
.L19b38:
	tbz	w8, #0, .L19b35
	and	w29, w4, #0x10
	dup	v24.4s, w29
	neg	v24.4s, v24.4s
	ushl	v0.4s, v0.4s, v24.4s
	and	v0.16b, v0.16b, v14.16b
	ucvtf	v0.4s, v0.4s
	b	.L19b35
.L19b40:
	mov	w28, #13
	add	x4, x11, #1
	mov	w25, #1
	movk	w28, #48896, lsl #16
	b	.L19b43
.L19b41:
	mov	w29, #44110
	mov	w28, #13
	neg	x4, x25
	movk	w29, #16042, lsl #16
	movk	w28, #48896, lsl #16
	mov	w25, #1
	b	.L19b48
.L19b42:
	mov	w4, #1
.L19b43:
	add	x11, x4, x1
	add	x23, x4, x23
	tst	w8, #0x1
	add	x1, x9, x11, lsr #1
	csel	x1, x23, x1, eq
	ldr	q0, [x12, x1, lsl #4]
	mov	v4.16b, v0.16b
	tbz	w8, #0, .L19b45
	ubfiz	w1, w11, #4, #1
	dup	v4.4s, w1
	neg	v4.4s, v4.4s
	ushl	v4.4s, v0.4s, v4.4s
	and	v4.16b, v4.16b, v14.16b
	ucvtf	v4.4s, v4.4s
.L19b45:
	add	x1, x13, #8
	mov	x23, x13
	ld1r	{ v19.4s }, [x1]
	ld1r	{ v21.4s }, [x23], #4
	ldr	s20, [x23]
	tbz	w8, #0, .L19b13
	ubfiz	w1, w11, #4, #1
	dup	v22.4s, w1
	neg	v22.4s, v22.4s
	ushl	v0.4s, v0.4s, v22.4s
	and	v0.16b, v0.16b, v14.16b
	ucvtf	v0.4s, v0.4s
	b	.L19b13
.L19b47:
	mov	w4, #1
.L19b48:
	add	x11, x4, x1
	add	x23, x4, x23
	tst	w8, #0x1
	add	x1, x9, x11, lsr #1
	csel	x1, x23, x1, eq
	ldr	q0, [x12, x1, lsl #4]
	mov	v24.16b, v0.16b
	tbz	w8, #0, .L19b50
	ubfiz	w1, w11, #4, #1
	dup	v4.4s, w1
	neg	v4.4s, v4.4s
	ushl	v4.4s, v0.4s, v4.4s
	and	v4.16b, v4.16b, v14.16b
	ucvtf	v24.4s, v4.4s
.L19b50:
	add	x1, x13, #8
	mov	x23, x13
	ld1r	{ v4.4s }, [x1]
	ld1r	{ v26.4s }, [x23], #4
	ldr	s25, [x23]
	tbz	w8, #0, .L19b52
	ubfiz	w1, w11, #4, #1
	dup	v27.4s, w1
	neg	v27.4s, v27.4s
	ushl	v0.4s, v0.4s, v27.4s
	and	v0.16b, v0.16b, v14.16b
	ucvtf	v0.4s, v0.4s
.L19b52:
	fsub	v24.4s, v24.4s, v26.4s
	mov	v26.16b, v4.16b
	add	x1, x4, #1
	bic	v0.4s, #128, lsl #24
	fmla	v26.4s, v24.4s, v25.s[0]
	movi	v25.4s, #127, msl #16
	umax	v7.4s, v7.4s, v0.4s
	ldr	q0, [sp, #1392]
	str	q26, [x17, x11, lsl #4]
	fadd	v20.4s, v26.4s, v20.4s
	fadd	v23.4s, v26.4s, v23.4s
	fsub	v4.4s, v26.4s, v4.4s
	fmla	v21.4s, v26.4s, v20.4s
	fcmgt	v20.4s, v26.4s, #0.0
	fmla	v19.4s, v26.4s, v23.4s
	fmov	d23, x15
	fadd	v24.4s, v3.4s, v4.4s
	fadd	v17.4s, v17.4s, v4.4s
	fmla	v22.4s, v26.4s, v21.4s
	mov	v21.16b, v20.16b
	bif	v19.16b, v15.16b, v20.16b
	and	v20.16b, v20.16b, v15.16b
	bsl	v21.16b, v22.16b, v15.16b
	ldr	q22, [sp, #1376]
	fadd	v0.4s, v0.4s, v20.4s
	fmul	v19.4s, v22.4s, v19.4s
	fmov	d22, x1
	fmul	v21.4s, v29.4s, v21.4s
	str	q0, [sp, #1392]
	cmeq	v22.2d, v22.2d, v23.2d
	ushr	v23.4s, v19.4s, #23
	and	v19.16b, v19.16b, v25.16b
	dup	v22.2d, v22.d[0]
	sub	v16.4s, v16.4s, v23.4s
	and	v23.16b, v21.16b, v25.16b
	orr	v0.16b, v19.16b, v15.16b
	bit	v3.16b, v24.16b, v22.16b
	usra	v16.4s, v21.4s, #23
	orr	v28.16b, v23.16b, v15.16b
	str	q0, [sp, #1376]
	b	.L19b14
.L19b53:
	mov	w9, #1400897535
	ucvtf	v4.4s, v16.4s
	ldr	x22, [sp, #88]
	dup	v0.4s, w9
	mov	w9, #-914358272
	mov	w4, #1267
	dup	v16.4s, w9
	ldp	x30, x7, [sp, #96]
	mov	w23, #16938
	mov	w24, #28347
	mov	w25, #50604
	cmhi	v0.4s, v7.4s, v0.4s
	mov	w26, #4719
	mov	w27, #64269
	ldr	w0, [sp, #1984]
	movk	w4, #16181, lsl #16
	movk	w23, #16076, lsl #16
	movk	w24, #16144, lsl #16
	movk	w25, #14119, lsl #16
	movk	w26, #14979, lsl #16
	xtn	v7.4h, v0.4s
	fadd	v0.4s, v4.4s, v16.4s
	movk	w27, #49354, lsl #16
	b	.L19b55
.L19b54:
	fmov	v0.4s, #1.00000000
	movi	v7.2d, #0000000000000000
	movi	v3.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v17.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v1.2d, #0000000000000000
	fmov	v28.4s, #1.00000000
	str	q0, [sp, #1376]
	movi	v0.2d, #0000000000000000
	str	q0, [sp, #1392]
.L19b55:
	str	q0, [sp, #192]
	ucvtf	s0, w15
	dup	v0.4s, v0.s[0]
	fmaxnm	v4.4s, v0.4s, v15.4s
	fdiv	v4.4s, v15.4s, v4.4s
	fmul	v6.4s, v4.4s, v6.4s
	fmul	v16.4s, v4.4s, v17.4s
	fmul	v5.4s, v4.4s, v5.4s
	fmul	v3.4s, v4.4s, v3.4s
	fminnm	v4.4s, v6.4s, v16.4s
	fmaxnm	v6.4s, v6.4s, v16.4s
	fminnm	v16.4s, v5.4s, v3.4s
	fmaxnm	v3.4s, v5.4s, v3.4s
	fmaxnm	v5.4s, v4.4s, v16.4s
	fminnm	v3.4s, v6.4s, v3.4s
	fminnm	v4.4s, v4.4s, v16.4s
	fminnm	v3.4s, v5.4s, v3.4s
	fadd	v3.4s, v4.4s, v3.4s
	movi	v4.4s, #63, lsl #24
	fmul	v3.4s, v3.4s, v4.4s
	cbz	w15, .L19b60
	fmaxnm	v2.4s, v3.4s, v2.4s
	add	x11, x13, #8
	movi	v4.2d, #0000000000000000
	ld1r	{ v17.4s }, [x11]
	movi	v16.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	mov	x9, xzr
	mov	x11, x17
	fadd	v2.4s, v2.4s, v17.4s
	fsqrt	v2.4s, v2.4s
	fadd	v18.4s, v3.4s, v2.4s
	movi	v2.2d, #0000000000000000
.L19b57:
	movi	v19.2d, #0000000000000000
	mov	x14, xzr
.L19b58:
	ldr	q20, [x11, x14, lsl #4]
	ucvtf	s21, x14
	add	x14, x14, #1
	cmp	x15, x14
	fsub	v20.4s, v20.4s, v17.4s
	fmul	s22, s21, s21
	fsub	v20.4s, v20.4s, v18.4s
	fmaxnm	v20.4s, v20.4s, v13.4s
	fmul	v20.4s, v20.4s, v20.4s
	fadd	v19.4s, v19.4s, v20.4s
	fmla	v16.4s, v20.4s, v21.s[0]
	fmla	v6.4s, v20.4s, v22.s[0]
	b.ne	.L19b58
	ucvtf	s20, x9
	fadd	v4.4s, v4.4s, v19.4s
	add	x9, x9, #1
	cmp	x9, x15
	add	x11, x11, x10
	fmul	s21, s20, s20
	fmla	v5.4s, v19.4s, v20.s[0]
	fmla	v2.4s, v19.4s, v21.s[0]
	b.ne	.L19b57
	b	.L19b61
.L19b60:
	movi	v6.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
.L19b61:
	ldr	q17, [sp, #752]
	fmov	v26.4s, #1.00000000
	ucvtf	s18, x21
	fadd	v0.4s, v0.4s, v30.4s
	movi	v20.4s, #63, lsl #24
	ldr	q19, [sp, #144]
	fmaxnm	v17.4s, v4.4s, v17.4s
	add	x9, x13, #20
	add	x11, x13, #52
	fcmgt	v19.4s, v4.4s, v19.4s
	dup	v13.4s, w6
	fmov	v27.4s, #4.00000000
	dup	v21.4s, v18.s[0]
	movi	v12.2d, #0000000000000000
	str	q28, [sp, #208]
	fmul	v18.4s, v0.4s, v20.4s
	fdiv	v17.4s, v26.4s, v17.4s
	str	q13, [sp, #288]
	fmls	v1.4s, v3.4s, v21.s[0]
	str	q21, [sp, #176]
	fmul	v0.4s, v16.4s, v17.4s
	fmov	v16.4s, #9.00000000
	fmul	v6.4s, v6.4s, v17.4s
	fmul	v5.4s, v5.4s, v17.4s
	fmul	v17.4s, v2.4s, v17.4s
	mov	v2.16b, v19.16b
	fdiv	v16.4s, v21.4s, v16.4s
	bif	v0.16b, v18.16b, v19.16b
	fmov	v19.4s, #0.25000000
	bsl	v2.16b, v5.16b, v18.16b
	ld1r	{ v18.4s }, [x9]
	add	x9, x13, #76
	ld1r	{ v24.4s }, [x9]
	add	x9, x13, #88
	ld1r	{ v23.4s }, [x9]
	add	x9, x13, #56
	fmls	v6.4s, v0.4s, v0.4s
	fmls	v17.4s, v2.4s, v2.4s
	fminnm	v0.4s, v0.4s, v24.4s
	fminnm	v3.4s, v3.4s, v23.4s
	fadd	v6.4s, v6.4s, v6.4s
	fadd	v17.4s, v17.4s, v17.4s
	fminnm	v5.4s, v6.4s, v16.4s
	fmaxnm	v5.4s, v5.4s, v19.4s
	fsqrt	v6.4s, v5.4s
	fminnm	v5.4s, v17.4s, v16.4s
	fmaxnm	v5.4s, v5.4s, v19.4s
	fsqrt	v16.4s, v5.4s
	ldr	q5, [sp, #128]
	fmul	v5.4s, v6.4s, v5.4s
	fmul	v5.4s, v16.4s, v5.4s
	fadd	v6.4s, v6.4s, v16.4s
	fcmgt	v16.4s, v18.4s, #0.0
	fmul	v4.4s, v4.4s, v5.4s
	fmul	v6.4s, v6.4s, v20.4s
	fsqrt	v5.4s, v4.4s
	fcmgt	v4.4s, v31.4s, v21.4s
	ld1r	{ v21.4s }, [x11]
	add	x11, x13, #80
	bit	v6.16b, v18.16b, v16.16b
	ld1r	{ v18.4s }, [x9]
	ld1r	{ v22.4s }, [x11]
	add	x11, x13, #68
	add	x9, x16, #32
	umaddl	x21, w15, w5, x9
	xtn	v17.4h, v4.4s
	movi	v4.2d, #0000000000000000
	fminnm	v2.4s, v2.4s, v22.4s
	stp	q23, q22, [sp, #832]
	movi	v22.2d, #0000000000000000
	movi	v23.2d, #0000000000000000
	orr	v7.8b, v17.8b, v7.8b
	ld1r	{ v17.4s }, [x11]
	add	x11, x13, #92
	ld1r	{ v20.4s }, [x11]
	add	x11, x13, #84
	str	q4, [sp, #448]
	ld1r	{ v25.4s }, [x11]
	add	x11, x13, #64
	ucvtf	s4, w0
	ushll	v7.4s, v7.4h, #0
	ld1r	{ v16.4s }, [x11]
	add	x11, x13, #60
	fmaxnm	v1.4s, v1.4s, v5.4s
	fmov	v5.4s, #1.50000000
	fminnm	v6.4s, v6.4s, v20.4s
	fmaxnm	v3.4s, v3.4s, v16.4s
	stp	q22, q23, [sp, #400]
	stp	q18, q16, [sp, #768]
	str	q5, [sp, #352]
	shl	v5.4s, v7.4s, #31
	movi	v7.2d, #0000000000000000
	fmaxnm	v1.4s, v1.4s, v26.4s
	stp	q24, q20, [sp, #800]
	str	q3, [sp, #1984]
	cmlt	v5.4s, v5.4s, #0
	stp	q21, q17, [sp, #864]
	str	q7, [sp, #432]
	fsub	v7.4s, v20.4s, v17.4s
	ld1r	{ v20.4s }, [x11]
	fminnm	v1.4s, v1.4s, v25.4s
	bic	v24.16b, v26.16b, v5.16b
	stp	q20, q25, [sp, #896]
	fmul	v3.4s, v7.4s, v19.4s
	fmaxnm	v19.4s, v0.4s, v21.4s
	fmaxnm	v0.4s, v2.4s, v18.4s
	fmaxnm	v21.4s, v6.4s, v17.4s
	fmaxnm	v29.4s, v1.4s, v20.4s
	movi	v2.4s, #8
	movi	v1.4s, #4
	str	q0, [sp, #1424]
	movi	v0.2d, #0000000000000000
	str	q3, [sp, #240]
	fmov	v3.4s, #4.00000000
	str	q0, [sp, #480]
	stp	q13, q0, [sp, #960]
	str	q0, [sp, #1216]
	fmov	v0.4s, #1.00000000
	stp	q3, q22, [sp, #368]
	mov	v3.16b, v5.16b
	str	q0, [sp, #464]
	dup	v0.4s, v4.s[0]
	bsl	v3.16b, v27.16b, v31.16b
	str	q0, [sp, #496]
	ldr	q0, [sp, #112]
	str	q3, [sp, #1200]
	str	q0, [sp, #944]
	movi	v0.4s, #2
	b	.L19b63
.L19b62:
	fmul	v0.4s, v9.4s, v20.4s
	movi	v3.2d, #0000000000000000
	ldr	q1, [sp, #1920]
	ldp	q5, q2, [sp, #432]
	ldr	q4, [sp, #1168]
	mov	v13.16b, v6.16b
	ldr	q6, [sp, #1792]
	mov	w9, #7549
	movk	w9, #9872, lsl #16
	ldr	q10, [sp, #480]
	str	q30, [sp, #1856]
	fmls	v19.4s, v0.4s, v12.4s
	fmla	v3.4s, v2.4s, v1.4s
	ldr	q1, [sp, #1232]
	dup	v18.4s, w9
	ldr	q30, [sp, #1632]
	ldr	q9, [sp, #1520]
	str	q17, [sp, #1712]
	ldr	q11, [sp, #1536]
	mov	w9, #84
	movk	w9, #16256, lsl #16
	str	q10, [sp, #480]
	fmul	v2.4s, v1.4s, v19.4s
	ldr	q1, [sp, #1936]
	ldr	q19, [sp, #1408]
	fmla	v3.4s, v5.4s, v1.4s
	ldr	q1, [sp, #1264]
	ldr	q5, [sp, #1808]
	fmls	v4.4s, v2.4s, v1.4s
	ldr	q1, [sp, #416]
	fmul	v8.4s, v7.4s, v2.4s
	ldr	q7, [sp, #1184]
	fmla	v3.4s, v1.4s, v5.4s
	ldr	q5, [sp, #1248]
	fmls	v4.4s, v0.4s, v5.4s
	ldp	q5, q16, [sp, #384]
	fmla	v3.4s, v5.4s, v6.4s
	ldr	q5, [sp, #1296]
	ldr	q6, [sp, #1328]
	fmul	v4.4s, v5.4s, v4.4s
	ldr	q5, [sp, #1312]
	fmls	v7.4s, v4.4s, v5.4s
	ldr	q5, [sp, #1280]
	fmls	v7.4s, v2.4s, v5.4s
	fabs	v5.4s, v8.4s
	fadd	v5.4s, v5.4s, v18.4s
	fmls	v7.4s, v0.4s, v6.4s
	ldr	q6, [sp, #1968]
	fmla	v3.4s, v16.4s, v6.4s
	ldr	q6, [sp, #1072]
	fdiv	v5.4s, v15.4s, v5.4s
	fmul	v16.4s, v6.4s, v7.4s
	fmov	v6.4s, #0.25000000
	fsub	v3.4s, v10.4s, v3.4s
	fmul	v6.4s, v10.4s, v6.4s
	fmul	v1.4s, v9.4s, v16.4s
	fmaxnm	v3.4s, v3.4s, v6.4s
	fmul	v6.4s, v13.4s, v4.4s
	str	q1, [sp, #1328]
	fcmlt	v12.4s, v1.4s, #0.0
	fcmlt	v26.4s, v6.4s, #0.0
	str	q6, [sp, #1312]
	str	q5, [sp, #1344]
	ldr	q5, [sp, #1440]
	fmls	v19.4s, v16.4s, v5.4s
	ldr	q5, [sp, #608]
	fmls	v19.4s, v4.4s, v5.4s
	ldr	q4, [sp, #1056]
	ldr	q5, [sp, #752]
	fmaxnm	v3.4s, v3.4s, v5.4s
	ldr	q5, [sp, #864]
	fmls	v19.4s, v2.4s, v4.4s
	ldr	q4, [sp, #592]
	fabs	v2.4s, v6.4s
	mov	v6.16b, v8.16b
	fcmlt	v8.4s, v8.4s, #0.0
	fdiv	v3.4s, v15.4s, v3.4s
	fmls	v19.4s, v0.4s, v4.4s
	fadd	v2.4s, v2.4s, v18.4s
	fmul	v7.4s, v30.4s, v19.4s
	fabs	v4.4s, v7.4s
	fdiv	v2.4s, v15.4s, v2.4s
	fcmlt	v21.4s, v7.4s, #0.0
	str	q7, [sp, #1440]
	fmul	v3.4s, v10.4s, v3.4s
	fadd	v17.4s, v4.4s, v18.4s
	fmul	v4.4s, v29.4s, v0.4s
	ldr	q0, [sp, #1360]
	fsub	v19.4s, v0.4s, v5.4s
	ldr	q5, [sp, #800]
	str	q0, [sp, #1360]
	fsub	v20.4s, v5.4s, v0.4s
	ldr	q0, [sp, #1840]
	fabs	v23.4s, v4.4s
	mov	v7.16b, v4.16b
	ldp	q5, q4, [sp, #896]
	fdiv	v16.4s, v15.4s, v17.4s
	fabs	v17.4s, v1.4s
	fmul	v22.4s, v0.4s, v30.4s
	ldr	q0, [sp, #1824]
	str	q24, [sp, #1840]
	fsub	v1.4s, v15.4s, v11.4s
	bit	v20.16b, v19.16b, v21.16b
	fadd	v23.4s, v23.4s, v18.4s
	str	q7, [sp, #1408]
	fadd	v17.4s, v17.4s, v18.4s
	fmul	v22.4s, v30.4s, v22.4s
	fmla	v1.4s, v11.4s, v22.4s
	fdiv	v14.4s, v15.4s, v17.4s
	fmul	v17.4s, v0.4s, v9.4s
	ldr	q0, [sp, #1952]
	fsub	v24.4s, v4.4s, v0.4s
	ldp	q4, q19, [sp, #768]
	fsub	v21.4s, v0.4s, v5.4s
	ldr	q0, [sp, #1424]
	ldr	q5, [sp, #1984]
	fmul	v20.4s, v20.4s, v16.4s
	str	q1, [sp, #1520]
	dup	v1.4s, w6
	fsub	v27.4s, v0.4s, v4.4s
	ldp	q18, q4, [sp, #832]
	fsub	v30.4s, v5.4s, v19.4s
	fsub	v31.4s, v18.4s, v5.4s
	str	q16, [sp, #1280]
	fsub	v28.4s, v4.4s, v0.4s
	bit	v24.16b, v21.16b, v26.16b
	ldr	q0, [sp, #1600]
	fmul	v26.4s, v9.4s, v17.4s
	ldr	q17, [sp, #880]
	fcmlt	v9.4s, v7.4s, #0.0
	fsub	v4.4s, v15.4s, v0.4s
	fdiv	v21.4s, v15.4s, v23.4s
	dup	v23.4s, w9
	mov	w9, #49807
	fmul	v22.4s, v24.4s, v2.4s
	ldr	q2, [sp, #1728]
	bif	v27.16b, v28.16b, v12.16b
	mov	v28.16b, v8.16b
	movk	w9, #15605, lsl #16
	fmla	v4.4s, v0.4s, v26.4s
	fmul	v24.4s, v2.4s, v13.4s
	ldr	q2, [sp, #464]
	str	q14, [sp, #1296]
	dup	v12.4s, w9
	mov	w9, #46871
	fmul	v3.4s, v2.4s, v3.4s
	bsl	v28.16b, v30.16b, v31.16b
	fmul	v26.4s, v27.4s, v14.4s
	fmul	v27.4s, v20.4s, v23.4s
	fcmgt	v30.4s, v11.4s, #0.0
	ldr	q14, [sp, #1616]
	str	q4, [sp, #1632]
	ldr	q4, [sp, #816]
	ldr	q11, [sp, #352]
	ldr	q2, [sp, #544]
	fsub	v31.4s, v14.4s, v17.4s
	fmul	v24.4s, v13.4s, v24.4s
	fsub	v8.4s, v4.4s, v14.4s
	fminnm	v11.4s, v3.4s, v11.4s
	ldr	q3, [sp, #976]
	fminnm	v16.4s, v2.4s, v15.4s
	fcmgt	v2.4s, v0.4s, #0.0
	ldr	q0, [sp, #1552]
	fminnm	v27.4s, v27.4s, v1.4s
	fcmgt	v3.4s, v3.4s, #0.0
	fcmgt	v13.4s, v10.4s, #0.0
	fsub	v20.4s, v15.4s, v0.4s
	fmul	v26.4s, v26.4s, v23.4s
	fmul	v22.4s, v22.4s, v23.4s
	bif	v31.16b, v8.16b, v9.16b
	ldr	q8, [sp, #528]
	movk	w9, #14545, lsl #16
	fminnm	v29.4s, v16.4s, v8.4s
	fadd	v8.4s, v5.4s, v6.4s
	mov	v6.16b, v5.16b
	ldr	q5, [sp, #1344]
	bif	v27.16b, v1.16b, v30.16b
	orn	v30.16b, v3.16b, v13.16b
	str	q3, [sp, #1872]
	fmla	v20.4s, v0.4s, v24.4s
	fmaxnm	v24.4s, v11.4s, v12.4s
	fmul	v10.4s, v28.4s, v5.4s
	fadd	v5.4s, v14.4s, v7.4s
	fcmgt	v28.4s, v0.4s, #0.0
	ldr	q0, [sp, #512]
	ldr	q3, [sp, #1584]
	mov	v7.16b, v30.16b
	bif	v26.16b, v1.16b, v2.16b
	ldr	q13, [sp, #1008]
	fminnm	v9.4s, v8.4s, v18.4s
	fminnm	v29.4s, v29.4s, v0.4s
	fcmgt	v11.4s, v3.4s, #0.0
	ldr	q0, [sp, #1280]
	fminnm	v12.4s, v5.4s, v4.4s
	bsl	v7.16b, v15.16b, v24.16b
	movi	v24.4s, #63, lsl #24
	fmul	v16.4s, v13.4s, v0.4s
	fmul	v10.4s, v10.4s, v23.4s
	mov	v2.16b, v1.16b
	bif	v22.16b, v1.16b, v28.16b
	fminnm	v26.4s, v27.4s, v26.4s
	ldr	q4, [sp, #1952]
	ldr	q1, [sp, #1312]
	mov	v28.16b, v11.16b
	ldr	q0, [sp, #1296]
	fmul	v31.4s, v31.4s, v21.4s
	fmaxnm	v27.4s, v9.4s, v19.4s
	str	q20, [sp, #1728]
	fmul	v24.4s, v21.4s, v24.4s
	fadd	v20.4s, v4.4s, v1.4s
	fminnm	v25.4s, v29.4s, v25.4s
	fmaxnm	v29.4s, v12.4s, v17.4s
	fmul	v17.4s, v13.4s, v0.4s
	fminnm	v16.4s, v7.4s, v16.4s
	bsl	v28.16b, v10.16b, v2.16b
	ldr	q11, [sp, #1328]
	ldr	q30, [sp, #1424]
	ldr	q10, [sp, #1568]
	mov	v19.16b, v2.16b
	fminnm	v22.4s, v26.4s, v22.4s
	ldr	q26, [sp, #240]
	ldr	q2, [sp, #912]
	fmul	v23.4s, v31.4s, v23.4s
	fadd	v1.4s, v30.4s, v11.4s
	fcmeq	v31.4s, v8.4s, v27.4s
	fcmgt	v8.4s, v10.4s, #0.0
	fmul	v24.4s, v13.4s, v24.4s
	fmul	v21.4s, v26.4s, v21.4s
	fminnm	v26.4s, v20.4s, v2.4s
	fcmeq	v27.4s, v27.4s, v6.4s
	ldr	q2, [sp, #1520]
	fminnm	v16.4s, v16.4s, v17.4s
	ldr	q17, [sp, #1744]
	ldr	q6, [sp, #1488]
	ldr	q13, [sp, #848]
	fminnm	v18.4s, v25.4s, v2.4s
	ldr	q2, [sp, #896]
	ldr	q25, [sp, #1888]
	fmul	v17.4s, v17.4s, v6.4s
	ldr	q0, [sp, #1504]
	mov	v12.16b, v7.16b
	fcmeq	v7.4s, v5.4s, v29.4s
	fminnm	v9.4s, v1.4s, v13.4s
	bif	v23.16b, v19.16b, v8.16b
	ldr	q8, [sp, #1440]
	ldr	q5, [sp, #1360]
	fminnm	v21.4s, v24.4s, v21.4s
	fmaxnm	v24.4s, v26.4s, v2.4s
	fmul	v25.4s, v25.4s, v0.4s
	mov	v2.16b, v19.16b
	str	q19, [sp, #1824]
	ldr	q19, [sp, #1632]
	fminnm	v22.4s, v22.4s, v28.4s
	fadd	v26.4s, v5.4s, v8.4s
	bic	v27.16b, v27.16b, v31.16b
	ldr	q31, [sp, #768]
	fcmeq	v29.4s, v29.4s, v14.4s
	fminnm	v18.4s, v18.4s, v19.4s
	fmul	v17.4s, v6.4s, v17.4s
	fsub	v19.4s, v15.4s, v3.4s
	fmaxnm	v28.4s, v9.4s, v31.4s
	ldr	q9, [sp, #800]
	fmul	v25.4s, v0.4s, v25.4s
	ldr	q0, [sp, #1728]
	fcmeq	v6.4s, v20.4s, v24.4s
	fminnm	v16.4s, v16.4s, v21.4s
	fminnm	v21.4s, v22.4s, v23.4s
	fminnm	v22.4s, v26.4s, v9.4s
	movi	v20.4s, #16
	bic	v7.16b, v29.16b, v7.16b
	fcmeq	v24.4s, v24.4s, v4.4s
	fmla	v19.4s, v3.4s, v17.4s
	fminnm	v17.4s, v18.4s, v0.4s
	movi	v0.4s, #8
	ldr	q4, [sp, #864]
	fcmeq	v23.4s, v1.4s, v28.4s
	fcmeq	v28.4s, v28.4s, v30.4s
	fsub	v29.4s, v15.4s, v10.4s
	ldr	q3, [sp, #816]
	and	v7.16b, v7.16b, v20.16b
	fmaxnm	v20.4s, v22.4s, v4.4s
	ldr	q22, [sp, #944]
	and	v18.16b, v27.16b, v0.16b
	movi	v0.4s, #4
	bic	v6.16b, v24.16b, v6.16b
	fcmgt	v22.4s, v2.4s, v22.4s
	fcmgt	v24.4s, v16.4s, v21.4s
	bic	v23.16b, v28.16b, v23.16b
	fmla	v29.4s, v10.4s, v25.4s
	fminnm	v17.4s, v17.4s, v19.4s
	ldr	q2, [sp, #1760]
	orr	v18.16b, v18.16b, v7.16b
	fcmeq	v19.4s, v26.4s, v20.4s
	fcmeq	v20.4s, v20.4s, v5.4s
	and	v6.16b, v6.16b, v0.16b
	movi	v0.4s, #2
	and	v1.16b, v22.16b, v24.16b
	fminnm	v17.4s, v17.4s, v29.4s
	orr	v18.16b, v18.16b, v6.16b
	bic	v19.16b, v20.16b, v19.16b
	mov	v20.16b, v5.16b
	and	v22.16b, v23.16b, v0.16b
	mov	v6.16b, v1.16b
	str	q1, [sp, #1888]
	ldr	q0, [sp, #928]
	fdiv	v23.4s, v15.4s, v12.4s
	bsl	v6.16b, v21.16b, v16.16b
	dup	v16.4s, w9
	orr	v18.16b, v18.16b, v22.16b
	mov	v21.16b, v30.16b
	mov	v22.16b, v14.16b
	mov	w9, #52429
	movk	w9, #48972, lsl #16
	fcmgt	v17.4s, v16.4s, v17.4s
	sub	v1.4s, v18.4s, v19.4s
	ldr	q18, [sp, #992]
	fmla	v20.4s, v6.4s, v8.4s
	fmla	v21.4s, v6.4s, v11.4s
	movi	v11.4s, #16
	fsub	v16.4s, v18.4s, v0.4s
	ldr	q0, [sp, #1872]
	cmeq	v19.4s, v1.4s, #0
	str	q1, [sp, #1744]
	ldr	q1, [sp, #880]
	and	v18.16b, v0.16b, v17.16b
	ldr	q0, [sp, #1408]
	fminnm	v20.4s, v20.4s, v9.4s
	fminnm	v21.4s, v21.4s, v13.4s
	ldr	q9, [sp, #1792]
	fcmgt	v10.4s, v16.4s, #0.0
	fmla	v22.4s, v6.4s, v0.4s
	orn	v19.16b, v18.16b, v19.16b
	fmaxnm	v20.4s, v20.4s, v4.4s
	ldp	q8, q4, [sp, #560]
	orn	v0.16b, v19.16b, v10.16b
	fmul	v26.4s, v2.4s, v4.4s
	ldr	q2, [sp, #1904]
	mov	v19.16b, v0.16b
	mov	v13.16b, v0.16b
	bsl	v19.16b, v5.16b, v20.16b
	fmaxnm	v20.4s, v21.4s, v31.4s
	fminnm	v21.4s, v22.4s, v3.4s
	ldp	q3, q7, [sp, #432]
	fmul	v29.4s, v8.4s, v26.4s
	mov	v31.16b, v9.16b
	bit	v20.16b, v30.16b, v0.16b
	fsub	v24.4s, v19.4s, v5.4s
	fmaxnm	v21.4s, v21.4s, v1.4s
	ldr	q5, [sp, #400]
	mov	v1.16b, v12.16b
	fsub	v22.4s, v20.4s, v30.4s
	bif	v7.16b, v24.16b, v0.16b
	bsl	v13.16b, v14.16b, v21.16b
	fmov	v30.4s, #1.00000000
	fcmge	v1.4s, v6.4s, v1.4s
	str	q20, [sp, #1424]
	bif	v3.16b, v22.16b, v0.16b
	fmul	v25.4s, v23.4s, v7.4s
	fsub	v21.4s, v13.4s, v14.4s
	fmls	v30.4s, v29.4s, v29.4s
	ldr	q14, [sp, #368]
	stp	q3, q7, [sp, #432]
	ldr	q7, [sp, #1808]
	bif	v5.16b, v21.16b, v0.16b
	fmul	v28.4s, v23.4s, v3.4s
	ldr	q3, [sp, #1952]
	mov	v27.16b, v7.16b
	fmul	v23.4s, v23.4s, v5.4s
	str	q5, [sp, #400]
	ldr	q5, [sp, #1984]
	fmls	v27.4s, v25.4s, v2.4s
	ldr	q2, [sp, #1648]
	fmls	v27.4s, v28.4s, v2.4s
	ldr	q2, [sp, #1680]
	fmls	v27.4s, v23.4s, v2.4s
	ldr	q2, [sp, #1456]
	fmaxnm	v30.4s, v30.4s, v2.4s
	ldr	q2, [sp, #1776]
	fmls	v31.4s, v25.4s, v2.4s
	fmul	v27.4s, v4.4s, v27.4s
	ldr	q2, [sp, #1664]
	fdiv	v25.4s, v15.4s, v30.4s
	fneg	v30.4s, v4.4s
	fmls	v31.4s, v28.4s, v2.4s
	fneg	v28.4s, v27.4s
	ldr	q2, [sp, #1696]
	fmul	v27.4s, v4.4s, v27.4s
	mov	v4.16b, v3.16b
	fmul	v26.4s, v26.4s, v30.4s
	fmls	v31.4s, v23.4s, v2.4s
	fmul	v23.4s, v29.4s, v28.4s
	dup	v28.4s, w9
	ldr	q2, [sp, #832]
	fmul	v27.4s, v12.4s, v27.4s
	fmla	v23.4s, v8.4s, v31.4s
	fdiv	v29.4s, v15.4s, v3.4s
	fmul	v23.4s, v25.4s, v23.4s
	fmul	v25.4s, v5.4s, v28.4s
	fmul	v23.4s, v8.4s, v23.4s
	fmul	v23.4s, v12.4s, v23.4s
	ldr	q12, [sp, #288]
	fmaxnm	v23.4s, v23.4s, v25.4s
	fadd	v23.4s, v5.4s, v23.4s
	fminnm	v23.4s, v23.4s, v2.4s
	ldr	q2, [sp, #1712]
	fsqrt	v25.4s, v2.4s
	ldr	q2, [sp, #784]
	fmaxnm	v23.4s, v23.4s, v2.4s
	ldr	q2, [sp, #1472]
	fmul	v29.4s, v2.4s, v29.4s
	fmov	v2.4s, #0.25000000
	bit	v23.16b, v5.16b, v0.16b
	fmul	v8.4s, v14.4s, v2.4s
	ldr	q2, [sp, #1920]
	fsub	v30.4s, v23.4s, v5.4s
	ldr	q5, [sp, #1872]
	str	q23, [sp, #1984]
	fcmgt	v31.4s, v25.4s, v12.4s
	bif	v12.16b, v25.16b, v0.16b
	fmla	v27.4s, v30.4s, v26.4s
	fmul	v26.4s, v3.4s, v28.4s
	fmul	v28.4s, v29.4s, v25.4s
	orr	v31.16b, v17.16b, v31.16b
	str	q12, [sp, #288]
	fmaxnm	v26.4s, v27.4s, v26.4s
	and	v27.16b, v5.16b, v31.16b
	movi	v31.4s, #65, lsl #24
	bsl	v27.16b, v8.16b, v14.16b
	movi	v8.2d, #0000000000000000
	fadd	v26.4s, v3.4s, v26.4s
	fmul	v28.4s, v28.4s, v31.4s
	fmov	v31.4s, #10.00000000
	orn	v3.16b, v17.16b, v5.16b
	ldr	q5, [sp, #1824]
	fmla	v8.4s, v24.4s, v2.4s
	ldr	q2, [sp, #912]
	bit	v14.16b, v27.16b, v10.16b
	fmul	v31.4s, v25.4s, v31.4s
	fminnm	v28.4s, v25.4s, v28.4s
	fminnm	v26.4s, v26.4s, v2.4s
	ldr	q2, [sp, #1936]
	fmla	v8.4s, v22.4s, v2.4s
	ldr	q2, [sp, #896]
	fmul	v31.4s, v25.4s, v31.4s
	fcmge	v24.4s, v27.4s, v28.4s
	ldr	s28, [x13, #16]
	fmul	s17, s28, s28
	dup	v28.4s, v28.s[0]
	fmul	v29.4s, v29.4s, v31.4s
	mvn	v22.16b, v24.16b
	fmaxnm	v24.4s, v26.4s, v2.4s
	mov	v26.16b, v3.16b
	ldr	q2, [sp, #1968]
	dup	v17.4s, v17.s[0]
	fmla	v8.4s, v21.4s, v2.4s
	ldr	q2, [sp, #1856]
	orn	v1.16b, v22.16b, v1.16b
	bsl	v26.16b, v5.16b, v29.16b
	mov	v29.16b, v0.16b
	mov	v21.16b, v13.16b
	fcmge	v17.4s, v17.4s, v2.4s
	ldr	q2, [sp, #1840]
	orr	v1.16b, v18.16b, v1.16b
	bsl	v29.16b, v4.16b, v24.16b
	bit	v2.16b, v5.16b, v3.16b
	fmla	v8.4s, v30.4s, v9.4s
	fcmge	v22.4s, v28.4s, v26.4s
	shl	v1.4s, v1.4s, #31
	fsub	v18.4s, v29.4s, v4.4s
	ldr	q4, [sp, #1744]
	and	v17.16b, v22.16b, v17.16b
	cmge	v1.4s, v1.4s, #0
	and	v5.16b, v10.16b, v4.16b
	ldr	q4, [sp, #1888]
	bic	v3.16b, v16.16b, v17.16b
	ldr	q16, [sp, #1216]
	ldr	q17, [sp, #496]
	and	v1.16b, v1.16b, v15.16b
	fmla	v8.4s, v18.4s, v7.4s
	fcmgt	v16.4s, v17.4s, v16.4s
	ldr	q17, [sp, #272]
	orr	v5.16b, v5.16b, v17.16b
	ldr	q17, [sp, #960]
	bic	v7.16b, v8.16b, v4.16b
	ldr	q4, [sp, #928]
	bit	v17.16b, v2.16b, v10.16b
	ldr	q2, [sp, #464]
	fadd	v3.4s, v4.4s, v3.4s
	and	v12.16b, v0.16b, v5.16b
	bif	v2.16b, v6.16b, v0.16b
	and	v24.16b, v16.16b, v3.16b
	str	q2, [sp, #464]
	ldr	q2, [sp, #976]
	bit	v2.16b, v1.16b, v10.16b
	ldr	q1, [sp, #384]
	bif	v1.16b, v30.16b, v0.16b
	fmov	v30.4s, #-1.00000000
	stp	q17, q2, [sp, #960]
	movi	v2.4s, #8
	stp	q14, q1, [sp, #368]
	ldr	q1, [sp, #416]
	bif	v1.16b, v18.16b, v0.16b
	str	q1, [sp, #416]
	ldr	q1, [sp, #480]
	bif	v1.16b, v7.16b, v0.16b
	movi	v0.4s, #2
	str	q1, [sp, #480]
	movi	v1.4s, #4
.L19b63:
	and	v0.16b, v12.16b, v0.16b
	and	v1.16b, v12.16b, v1.16b
	str	q12, [sp, #272]
	and	v2.16b, v12.16b, v2.16b
	and	v3.16b, v12.16b, v11.16b
	xtn	v4.4h, v12.4s
	movi	d23, #0000000000000000
	mov	v7.16b, v19.16b
	cmeq	v0.4s, v0.4s, #0
	cmeq	v1.4s, v1.4s, #0
	cmeq	v2.4s, v2.4s, #0
	cmeq	v3.4s, v3.4s, #0
	str	d4, [sp, #744]
	stp	q1, q0, [sp, #704]
	xtn	v0.4h, v0.4s
	stp	q3, q2, [sp, #672]
	str	d0, [sp, #664]
	xtn	v0.4h, v1.4s
	str	d0, [sp, #656]
	xtn	v0.4h, v2.4s
	str	d0, [sp, #648]
	xtn	v0.4h, v3.4s
	str	d0, [sp, #640]
	mvn	v0.8b, v4.8b
	str	d0, [sp, #632]
.L19b64:
	fadd	s0, s24, s23
	mov	s1, v24.s[1]
	fdiv	v16.4s, v15.4s, v21.4s
	stp	q24, q21, [sp, #992]
	str	q7, [sp, #1360]
	fadd	s0, s0, s1
	mov	s1, v24.s[2]
	fadd	s0, s0, s1
	mov	s1, v24.s[3]
	fadd	s17, s0, s1
	str	q16, [sp, #1408]
	str	q17, [sp, #1344]
	cbz	w15, .L19b74
	movi	v5.4s, #191, lsl #24
	dup	v0.4s, w4
	mov	w11, #39322
	fmov	v6.4s, #1.00000000
	movk	w11, #16025, lsl #16
	str	q29, [sp, #1952]
	dup	v1.4s, w11
	mov	w11, #-1028784128
	fmov	v12.4s, #1.00000000
	fmul	v17.4s, v16.4s, v0.4s
	movi	v18.4s, #192, lsl #24
	fmov	s13, #0.50000000
	fsub	v0.4s, v5.4s, v7.4s
	mov	x9, xzr
	str	q1, [sp, #1968]
	fmul	v3.4s, v17.4s, v0.4s
	fneg	v0.4s, v3.4s
	fabs	v4.4s, v3.4s
	fmul	v0.4s, v3.4s, v0.4s
	fmla	v6.4s, v1.4s, v4.4s
	dup	v1.4s, w11
	mov	w11, #43579
	movk	w11, #16312, lsl #16
	str	q1, [sp, #1936]
	fmaxnm	v0.4s, v0.4s, v1.4s
	fdiv	v4.4s, v15.4s, v6.4s
	dup	v6.4s, w11
	mov	v1.16b, v7.16b
	mov	w11, #29184
	movk	w11, #48945, lsl #16
	dup	v2.4s, w11
	mov	w11, #39845
	fmul	v7.4s, v0.4s, v6.4s
	movk	w11, #16120, lsl #16
	dup	v20.4s, w11
	mov	w11, #41373
	movk	w11, #48644, lsl #16
	str	q2, [sp, #1920]
	frintn	v23.4s, v7.4s
	dup	v7.4s, w11
	mov	w11, #48782
	movk	w11, #46527, lsl #16
	str	q20, [sp, #1904]
	str	q7, [sp, #1888]
	fmla	v0.4s, v2.4s, v23.4s
	dup	v2.4s, w11
	mov	w11, #9358
	fmla	v20.4s, v7.4s, v4.4s
	movk	w11, #48899, lsl #16
	mov	v7.16b, v16.16b
	dup	v24.4s, w11
	mov	w11, #14148
	mov	v16.16b, v1.16b
	movk	w11, #16140, lsl #16
	str	q2, [sp, #1872]
	movi	v1.4s, #63, lsl #24
	fmla	v0.4s, v2.4s, v23.4s
	str	q24, [sp, #1856]
	fmla	v24.4s, v4.4s, v20.4s
	dup	v20.4s, w11
	mov	w11, #34345
	movk	w11, #15390, lsl #16
	dup	v2.4s, w11
	mov	w11, #1138
	mov	v26.16b, v20.16b
	movk	w11, #15022, lsl #16
	fmul	v0.4s, v0.4s, v6.4s
	dup	v22.4s, w11
	mov	w11, #55197
	movk	w11, #48577, lsl #16
	fmla	v26.4s, v4.4s, v24.4s
	mov	v27.16b, v2.16b
	dup	v24.4s, w11
	mov	w11, #23411
	movk	w11, #15715, lsl #16
	dup	v25.4s, w11
	mov	w11, #5490
	fmla	v27.4s, v22.4s, v0.4s
	mov	v28.16b, v24.16b
	movk	w11, #15964, lsl #16
	mov	v30.16b, v25.16b
	fmla	v28.4s, v4.4s, v26.4s
	dup	v26.4s, w11
	mov	w11, #64652
	movk	w11, #15989, lsl #16
	fmla	v30.4s, v0.4s, v27.4s
	dup	v27.4s, w11
	mov	w11, #58946
	mov	v31.16b, v26.16b
	movk	w11, #15895, lsl #16
	mov	v8.16b, v27.16b
	fmla	v31.4s, v4.4s, v28.4s
	dup	v28.4s, w11
	mov	w11, #1123942400
	dup	v29.4s, w11
	mov	w11, #29204
	movk	w11, #16177, lsl #16
	fmla	v8.4s, v0.4s, v30.4s
	mov	v9.16b, v28.16b
	dup	v30.4s, w11
	mov	w11, #53240
	movk	w11, #15918, lsl #16
	fadd	v23.4s, v23.4s, v29.4s
	fmla	v9.4s, v4.4s, v31.4s
	dup	v31.4s, w11
	mov	v10.16b, v30.16b
	mov	w11, #16287
	movk	w11, #15917, lsl #16
	fcvtzu	v23.4s, v23.4s
	mov	v11.16b, v31.16b
	fmla	v10.4s, v0.4s, v8.4s
	dup	v8.4s, w11
	add	x11, x16, #32
	fmla	v11.4s, v4.4s, v9.4s
	mov	v9.16b, v8.16b
	fmla	v12.4s, v0.4s, v10.4s
	shl	v0.4s, v23.4s, #23
	fcmlt	v23.4s, v3.4s, #0.0
	fmla	v9.4s, v4.4s, v11.4s
	fmul	v0.4s, v12.4s, v0.4s
	fmul	v10.4s, v4.4s, v9.4s
	dup	v4.4s, w24
	fmul	v9.4s, v7.4s, v4.4s
	mov	v4.16b, v23.16b
	fmul	v23.4s, v10.4s, v0.4s
	dup	v10.4s, w23
	bsl	v4.16b, v5.16b, v1.16b
	mov	v5.16b, v17.16b
	fmul	v10.4s, v7.4s, v10.4s
	fmul	v11.4s, v17.4s, v9.4s
	fmul	v12.4s, v4.4s, v23.4s
.L19b66:
	ucvtf	s23, x9
	ldr	q1, [sp, #1936]
	fmov	v14.4s, #1.00000000
	ldr	q7, [sp, #1968]
	mov	v21.16b, v2.16b
	ldr	q19, [sp, #1856]
	add	x9, x9, #1
	cmp	x15, x9
	fadd	s23, s23, s13
	dup	v23.4s, v23.s[0]
	fsub	v23.4s, v23.4s, v16.4s
	fmul	v13.4s, v5.4s, v23.4s
	fneg	v23.4s, v13.4s
	fabs	v15.4s, v13.4s
	fmul	v17.4s, v13.4s, v18.4s
	fmul	v23.4s, v13.4s, v23.4s
	fmla	v14.4s, v7.4s, v15.4s
	fmov	v7.4s, #1.00000000
	ldr	q15, [sp, #1904]
	fmaxnm	v23.4s, v23.4s, v1.4s
	fdiv	v14.4s, v7.4s, v14.4s
	ldr	q7, [sp, #1920]
	fmul	v1.4s, v23.4s, v6.4s
	frintn	v1.4s, v1.4s
	fmla	v23.4s, v7.4s, v1.4s
	ldr	q7, [sp, #1872]
	fmla	v23.4s, v7.4s, v1.4s
	ldr	q7, [sp, #1888]
	fadd	v1.4s, v1.4s, v29.4s
	fmla	v15.4s, v7.4s, v14.4s
	fmov	v7.4s, #1.00000000
	fmul	v23.4s, v23.4s, v6.4s
	fcvtzu	v1.4s, v1.4s
	fmla	v19.4s, v14.4s, v15.4s
	mov	v15.16b, v25.16b
	fmla	v21.4s, v22.4s, v23.4s
	shl	v1.4s, v1.4s, #23
	fmla	v15.4s, v23.4s, v21.4s
	mov	v21.16b, v20.16b
	fmla	v21.4s, v14.4s, v19.4s
	mov	v19.16b, v27.16b
	fmla	v19.4s, v23.4s, v15.4s
	mov	v15.16b, v24.16b
	fmla	v15.4s, v14.4s, v21.4s
	mov	v21.16b, v30.16b
	fmla	v21.4s, v23.4s, v19.4s
	mov	v19.16b, v26.16b
	fmla	v19.4s, v14.4s, v15.4s
	mov	v15.16b, v8.16b
	fmla	v7.4s, v23.4s, v21.4s
	mov	v21.16b, v28.16b
	fmla	v21.4s, v14.4s, v19.4s
	fmov	v19.4s, #1.00000000
	fmul	v23.4s, v7.4s, v1.4s
	mov	v1.16b, v31.16b
	fmul	v7.4s, v3.4s, v18.4s
	fmla	v1.4s, v14.4s, v21.4s
	fneg	v21.4s, v23.4s
	fmla	v19.4s, v3.4s, v7.4s
	fmla	v15.4s, v14.4s, v1.4s
	fmov	v1.4s, #1.00000000
	fmul	v7.4s, v13.4s, v21.4s
	fmul	v19.4s, v0.4s, v19.4s
	fmla	v1.4s, v13.4s, v17.4s
	fneg	v17.4s, v3.4s
	fmul	v21.4s, v14.4s, v15.4s
	movi	v15.4s, #63, lsl #24
	fcmlt	v14.4s, v13.4s, #0.0
	fmla	v7.4s, v0.4s, v3.4s
	movi	v3.4s, #191, lsl #24
	fsub	v0.4s, v0.4s, v23.4s
	fmul	v17.4s, v19.4s, v17.4s
	fmul	v1.4s, v1.4s, v23.4s
	fmul	v7.4s, v9.4s, v7.4s
	bsl	v14.16b, v3.16b, v15.16b
	fmul	v3.4s, v21.4s, v23.4s
	fmul	v0.4s, v10.4s, v0.4s
	fmla	v17.4s, v13.4s, v1.4s
	fsub	v1.4s, v1.4s, v19.4s
	fmul	v21.4s, v14.4s, v3.4s
	fneg	v3.4s, v7.4s
	fsub	v4.4s, v14.4s, v4.4s
	fmul	v1.4s, v11.4s, v1.4s
	fsub	v19.4s, v12.4s, v21.4s
	fmla	v3.4s, v9.4s, v17.4s
	mov	v12.16b, v21.16b
	stp	q7, q1, [x11]
	ldr	q7, [sp, #1408]
	fadd	v4.4s, v4.4s, v19.4s
	fmul	v3.4s, v7.4s, v3.4s
	stp	q4, q0, [x11, #-32]
	mov	v0.16b, v23.16b
	mov	v4.16b, v14.16b
	str	q3, [x11, #32]
	mov	v3.16b, v13.16b
	fmov	s13, #0.50000000
	add	x11, x11, #80
	b.ne	.L19b66
	movi	v16.4s, #191, lsl #24
	ldr	q0, [sp, #1424]
	fmov	v3.4s, #1.00000000
	ldr	q7, [sp, #1968]
	ldr	q17, [sp, #1920]
	ldr	q19, [sp, #1872]
	mov	v21.16b, v26.16b
	mov	x9, xzr
	mov	x11, x21
	fsub	v0.4s, v16.4s, v0.4s
	fmul	v0.4s, v5.4s, v0.4s
	fabs	v1.4s, v0.4s
	fneg	v4.4s, v0.4s
	fmla	v3.4s, v7.4s, v1.4s
	fmul	v1.4s, v0.4s, v4.4s
	fmov	v4.4s, #1.00000000
	ldr	q7, [sp, #1904]
	fdiv	v4.4s, v4.4s, v3.4s
	ldr	q3, [sp, #1936]
	fmaxnm	v1.4s, v1.4s, v3.4s
	fmul	v3.4s, v1.4s, v6.4s
	frintn	v3.4s, v3.4s
	fmla	v1.4s, v17.4s, v3.4s
	ldr	q17, [sp, #1888]
	fmla	v7.4s, v17.4s, v4.4s
	ldr	q17, [sp, #1856]
	fmla	v1.4s, v19.4s, v3.4s
	mov	v19.16b, v24.16b
	fadd	v3.4s, v3.4s, v29.4s
	fmla	v17.4s, v4.4s, v7.4s
	mov	v7.16b, v20.16b
	fmul	v1.4s, v1.4s, v6.4s
	fcvtzu	v3.4s, v3.4s
	fmla	v7.4s, v4.4s, v17.4s
	mov	v17.16b, v2.16b
	fmla	v17.4s, v22.4s, v1.4s
	fmla	v19.4s, v4.4s, v7.4s
	mov	v7.16b, v25.16b
	fmla	v7.4s, v1.4s, v17.4s
	mov	v17.16b, v27.16b
	fmla	v21.4s, v4.4s, v19.4s
	mov	v19.16b, v28.16b
	fmla	v17.4s, v1.4s, v7.4s
	mov	v7.16b, v30.16b
	fmla	v19.4s, v4.4s, v21.4s
	mov	v21.16b, v31.16b
	fmla	v7.4s, v1.4s, v17.4s
	fmov	v17.4s, #1.00000000
	fmla	v21.4s, v4.4s, v19.4s
	mov	v19.16b, v8.16b
	fmla	v17.4s, v1.4s, v7.4s
	shl	v1.4s, v3.4s, #23
	fmla	v19.4s, v4.4s, v21.4s
	fmul	v3.4s, v17.4s, v1.4s
	fcmlt	v1.4s, v0.4s, #0.0
	fmul	v4.4s, v4.4s, v19.4s
	mov	v12.16b, v1.16b
	fmul	v1.4s, v4.4s, v3.4s
	bsl	v12.16b, v16.16b, v15.16b
	ldr	q16, [sp, #1408]
	fmul	v4.4s, v12.4s, v1.4s
.L19b68:
	ucvtf	s1, x9
	ldr	q7, [sp, #1424]
	ldr	q21, [sp, #1968]
	ldr	q23, [sp, #1856]
	fmov	v14.4s, #1.00000000
	add	x9, x9, #1
	cmp	x15, x9
	fadd	s1, s1, s13
	dup	v1.4s, v1.s[0]
	fsub	v1.4s, v1.4s, v7.4s
	ldr	q7, [sp, #1936]
	fmul	v13.4s, v5.4s, v1.4s
	fneg	v1.4s, v13.4s
	fabs	v17.4s, v13.4s
	fmul	v15.4s, v13.4s, v18.4s
	fmul	v1.4s, v13.4s, v1.4s
	fmaxnm	v1.4s, v1.4s, v7.4s
	fmov	v7.4s, #1.00000000
	fmul	v19.4s, v1.4s, v6.4s
	fmla	v7.4s, v21.4s, v17.4s
	ldr	q21, [sp, #1888]
	frintn	v17.4s, v19.4s
	fmov	v19.4s, #1.00000000
	fdiv	v7.4s, v19.4s, v7.4s
	ldr	q19, [sp, #1920]
	fmla	v1.4s, v19.4s, v17.4s
	ldr	q19, [sp, #1872]
	fmla	v1.4s, v19.4s, v17.4s
	ldr	q19, [sp, #1904]
	fadd	v17.4s, v17.4s, v29.4s
	fmul	v1.4s, v1.4s, v6.4s
	fcvtzu	v17.4s, v17.4s
	fmla	v19.4s, v21.4s, v7.4s
	mov	v21.16b, v2.16b
	shl	v17.4s, v17.4s, #23
	fmla	v21.4s, v22.4s, v1.4s
	fmla	v23.4s, v7.4s, v19.4s
	mov	v19.16b, v25.16b
	fmla	v19.4s, v1.4s, v21.4s
	mov	v21.16b, v20.16b
	fmla	v21.4s, v7.4s, v23.4s
	mov	v23.16b, v27.16b
	fmla	v23.4s, v1.4s, v19.4s
	mov	v19.16b, v24.16b
	fmla	v19.4s, v7.4s, v21.4s
	mov	v21.16b, v30.16b
	fmla	v21.4s, v1.4s, v23.4s
	mov	v23.16b, v26.16b
	fmla	v23.4s, v7.4s, v19.4s
	fmov	v19.4s, #1.00000000
	fmla	v14.4s, v1.4s, v21.4s
	mov	v1.16b, v28.16b
	fmla	v1.4s, v7.4s, v23.4s
	fmul	v23.4s, v14.4s, v17.4s
	mov	v17.16b, v31.16b
	mov	v14.16b, v8.16b
	fmla	v17.4s, v7.4s, v1.4s
	fmul	v1.4s, v0.4s, v18.4s
	fneg	v21.4s, v23.4s
	fmla	v14.4s, v7.4s, v17.4s
	fmov	v17.4s, #1.00000000
	fmla	v19.4s, v0.4s, v1.4s
	fmul	v1.4s, v13.4s, v21.4s
	fcmlt	v21.4s, v13.4s, #0.0
	fmul	v7.4s, v7.4s, v14.4s
	fmla	v17.4s, v13.4s, v15.4s
	fneg	v14.4s, v0.4s
	fmul	v19.4s, v3.4s, v19.4s
	fmla	v1.4s, v3.4s, v0.4s
	movi	v0.4s, #191, lsl #24
	movi	v15.4s, #63, lsl #24
	fsub	v3.4s, v3.4s, v23.4s
	fmul	v17.4s, v17.4s, v23.4s
	fmul	v1.4s, v9.4s, v1.4s
	bsl	v21.16b, v0.16b, v15.16b
	fmul	v0.4s, v7.4s, v23.4s
	fmul	v7.4s, v19.4s, v14.4s
	fmul	v3.4s, v10.4s, v3.4s
	fmul	v14.4s, v21.4s, v0.4s
	fmla	v7.4s, v13.4s, v17.4s
	fneg	v0.4s, v1.4s
	fsub	v17.4s, v17.4s, v19.4s
	fsub	v19.4s, v21.4s, v12.4s
	mov	v12.16b, v21.16b
	fsub	v4.4s, v4.4s, v14.4s
	fmla	v0.4s, v9.4s, v7.4s
	fmul	v7.4s, v11.4s, v17.4s
	fadd	v4.4s, v19.4s, v4.4s
	fmul	v0.4s, v16.4s, v0.4s
	stp	q1, q7, [x11]
	stp	q4, q3, [x11, #-32]
	mov	v3.16b, v23.16b
	mov	v4.16b, v14.16b
	str	q0, [x11, #32]
	mov	v0.16b, v13.16b
	fmov	s13, #0.50000000
	add	x11, x11, #80
	b.ne	.L19b68
	movi	d0, #0000000000000000
	ldr	q1, [sp, #1344]
	movi	v25.2d, #0000000000000000
	add	x11, x13, #8
	movi	v27.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	movi	v26.2d, #0000000000000000
	movi	v3.2d, #0000000000000000
	ld1r	{ v6.4s }, [x11]
	movi	v28.2d, #0000000000000000
	movi	v2.2d, #0000000000000000
	ldr	q29, [sp, #1952]
	fcmgt	v0.4s, v1.4s, v0.4s
	movi	v1.2d, #0000000000000000
	mov	x9, xzr
	movi	v31.2d, #0000000000000000
	movi	v12.2d, #0000000000000000
	mov	x11, x17
	movi	v10.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
	movi	v23.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v7.2d, #0000000000000000
	movi	v19.2d, #0000000000000000
	str	q1, [sp, #1920]
	dup	v0.4s, v0.s[0]
	movi	v21.2d, #0000000000000000
	str	q1, [sp, #1936]
	movi	v22.2d, #0000000000000000
	movi	v17.2d, #0000000000000000
	str	q1, [sp, #1840]
	str	q1, [sp, #1856]
	str	q1, [sp, #1824]
	str	q1, [sp, #1904]
	str	q1, [sp, #1776]
	str	q1, [sp, #1760]
	str	q1, [sp, #1872]
	str	q1, [sp, #1888]
	str	q1, [sp, #1632]
	str	q1, [sp, #1616]
	ldr	q1, [sp, #976]
	and	v18.16b, v0.16b, v1.16b
.L19b70:
	add	x14, x9, x15
	str	q22, [sp, #1504]
	movi	v15.2d, #0000000000000000
	madd	x14, x14, x5, x16
	str	q2, [sp, #1744]
	movi	v1.2d, #0000000000000000
	str	q3, [sp, #1728]
	movi	v0.2d, #0000000000000000
	movi	v8.2d, #0000000000000000
	str	q17, [sp, #1488]
	movi	v30.2d, #0000000000000000
	movi	v20.2d, #0000000000000000
	str	q21, [sp, #1520]
	movi	v21.2d, #0000000000000000
	movi	v17.2d, #0000000000000000
	str	q19, [sp, #1536]
	movi	v19.2d, #0000000000000000
	fmov	v14.4s, #1.00000000
	ldp	q22, q2, [x14]
	str	q7, [sp, #1552]
	ldp	q9, q3, [x14, #32]
	str	q27, [sp, #1792]
	str	q26, [sp, #1648]
	movi	v7.2d, #0000000000000000
	movi	v26.2d, #0000000000000000
	str	q28, [sp, #1664]
	movi	v28.2d, #0000000000000000
	fmul	v27.4s, v29.4s, v22.4s
	str	q12, [sp, #1680]
	movi	v12.2d, #0000000000000000
	movi	v29.2d, #0000000000000000
	str	q10, [sp, #1696]
	movi	v10.2d, #0000000000000000
	ldr	q24, [sp, #1984]
	str	q2, [sp, #1472]
	movi	v2.2d, #0000000000000000
	mov	x0, x11
	str	q3, [sp, #1440]
	ldr	q3, [x14, #64]
	add	x14, x16, #32
	mov	x1, x15
	str	q23, [sp, #1568]
	str	q5, [sp, #1584]
	str	q4, [sp, #1600]
	str	q31, [sp, #1712]
	str	q16, [sp, #1968]
	str	q25, [sp, #1808]
	str	q3, [sp, #1456]
.L19b71:
	ldp	q4, q16, [x14, #-32]
	mov	v5.16b, v24.16b
	ldr	q25, [x0], #16
	ldr	q11, [x14, #32]
	subs	x1, x1, #1
	fmla	v5.4s, v4.4s, v27.4s
	fadd	v5.4s, v5.4s, v6.4s
	fdiv	v23.4s, v14.4s, v5.4s
	fsub	v5.4s, v25.4s, v5.4s
	fmul	v5.4s, v5.4s, v23.4s
	fmul	v25.4s, v18.4s, v5.4s
	fmla	v10.4s, v11.4s, v5.4s
	fadd	v20.4s, v20.4s, v5.4s
	fmla	v17.4s, v4.4s, v5.4s
	fmla	v19.4s, v16.4s, v5.4s
	fmla	v23.4s, v23.4s, v25.4s
	ldp	q25, q31, [x14], #80
	fmla	v2.4s, v31.4s, v5.4s
	fmla	v29.4s, v25.4s, v5.4s
	fmul	v13.4s, v4.4s, v23.4s
	fmul	v3.4s, v16.4s, v23.4s
	fmul	v31.4s, v25.4s, v23.4s
	fadd	v7.4s, v7.4s, v23.4s
	fadd	v12.4s, v12.4s, v13.4s
	fmla	v15.4s, v4.4s, v13.4s
	fmla	v28.4s, v4.4s, v3.4s
	fadd	v1.4s, v1.4s, v3.4s
	fmla	v0.4s, v16.4s, v3.4s
	fmla	v21.4s, v4.4s, v31.4s
	fadd	v8.4s, v8.4s, v31.4s
	fmla	v30.4s, v16.4s, v31.4s
	fmla	v26.4s, v25.4s, v31.4s
	b.ne	.L19b71
	ldr	q3, [sp, #1952]
	mov	v24.16b, v9.16b
	movi	v16.2d, #0000000000000000
	ldr	q11, [sp, #1616]
	movi	v14.2d, #0000000000000000
	movi	v31.2d, #0000000000000000
	fmul	v5.4s, v3.4s, v9.4s
	ldr	q9, [sp, #1472]
	movi	v23.2d, #0000000000000000
	fmla	v11.4s, v10.4s, v22.4s
	movi	v10.2d, #0000000000000000
	movi	v25.2d, #0000000000000000
	fmul	v4.4s, v3.4s, v9.4s
	ldr	q3, [sp, #1632]
	fmla	v16.4s, v0.4s, v27.4s
	fadd	v0.4s, v1.4s, v14.4s
	fadd	v1.4s, v12.4s, v14.4s
	movi	v13.2d, #0000000000000000
	fmla	v3.4s, v2.4s, v22.4s
	movi	v2.2d, #0000000000000000
	fmla	v23.4s, v15.4s, v5.4s
	fmla	v10.4s, v28.4s, v5.4s
	str	q11, [sp, #1616]
	movi	v11.2d, #0000000000000000
	fmla	v31.4s, v15.4s, v4.4s
	fmla	v25.4s, v15.4s, v22.4s
	add	x9, x9, #1
	fmla	v13.4s, v12.4s, v5.4s
	ldr	q12, [sp, #1680]
	cmp	x9, x15
	str	q3, [sp, #1632]
	movi	v3.2d, #0000000000000000
	fmla	v2.4s, v28.4s, v4.4s
	fmla	v10.4s, v30.4s, v27.4s
	fmla	v11.4s, v21.4s, v5.4s
	add	x11, x11, x10
	fmla	v23.4s, v21.4s, v27.4s
	ldr	q21, [sp, #1520]
	fmla	v13.4s, v8.4s, v27.4s
	fmla	v3.4s, v28.4s, v22.4s
	ldr	q28, [sp, #1776]
	fmla	v11.4s, v26.4s, v27.4s
	ldr	q26, [sp, #1648]
	fmla	v28.4s, v0.4s, v27.4s
	ldr	q0, [sp, #1760]
	fmla	v12.4s, v23.4s, v22.4s
	fmla	v26.4s, v25.4s, v4.4s
	fmla	v0.4s, v1.4s, v22.4s
	str	q28, [sp, #1776]
	ldr	q28, [sp, #1664]
	str	q0, [sp, #1760]
	ldr	q0, [sp, #1840]
	fmla	v28.4s, v1.4s, v4.4s
	ldr	q1, [sp, #1888]
	fmla	v0.4s, v16.4s, v27.4s
	ldr	q16, [sp, #1968]
	fmla	v1.4s, v23.4s, v5.4s
	fmla	v16.4s, v17.4s, v5.4s
	ldr	q5, [sp, #1584]
	str	q0, [sp, #1840]
	ldr	q0, [sp, #1856]
	fmla	v5.4s, v17.4s, v24.4s
	fmla	v1.4s, v11.4s, v27.4s
	fmla	v0.4s, v2.4s, v27.4s
	ldr	q2, [sp, #1456]
	fmla	v16.4s, v29.4s, v27.4s
	str	q1, [sp, #1888]
	ldr	q1, [sp, #1440]
	str	q0, [sp, #1856]
	ldr	q0, [sp, #1824]
	fmla	v21.4s, v17.4s, v1.4s
	ldr	q1, [sp, #1488]
	fmla	v0.4s, v31.4s, v4.4s
	ldr	q31, [sp, #1712]
	fmla	v1.4s, v17.4s, v2.4s
	ldr	q2, [sp, #1744]
	fmla	v31.4s, v23.4s, v4.4s
	ldr	q23, [sp, #1568]
	str	q0, [sp, #1824]
	ldr	q0, [sp, #1904]
	fmla	v23.4s, v29.4s, v22.4s
	fmla	v0.4s, v3.4s, v27.4s
	ldr	q3, [sp, #1728]
	fmla	v3.4s, v25.4s, v22.4s
	ldr	q25, [sp, #1808]
	str	q0, [sp, #1904]
	ldr	q0, [sp, #1872]
	fmla	v25.4s, v17.4s, v22.4s
	ldr	q22, [sp, #1504]
	fmla	v0.4s, v10.4s, v27.4s
	ldr	q10, [sp, #1696]
	fmla	v22.4s, v29.4s, v24.4s
	fadd	v10.4s, v10.4s, v13.4s
	str	q0, [sp, #1872]
	ldr	q0, [sp, #1920]
	fmla	v0.4s, v19.4s, v27.4s
	ldr	q27, [sp, #1792]
	fadd	v27.4s, v27.4s, v20.4s
	str	q0, [sp, #1920]
	ldr	q0, [sp, #1936]
	fmla	v0.4s, v17.4s, v4.4s
	ldr	q4, [sp, #1600]
	mov	v17.16b, v1.16b
	fmla	v4.4s, v19.4s, v9.4s
	str	q0, [sp, #1936]
	fadd	v0.4s, v7.4s, v14.4s
	ldr	q7, [sp, #1552]
	fmla	v7.4s, v19.4s, v24.4s
	ldr	q19, [sp, #1536]
	fmla	v19.4s, v29.4s, v9.4s
	fadd	v2.4s, v2.4s, v0.4s
	ldr	q29, [sp, #1952]
	b.ne	.L19b70
	ldr	q0, [sp, #1616]
	fmov	v15.4s, #1.00000000
	fmov	v30.4s, #-1.00000000
	str	q2, [sp, #1744]
	mov	v2.16b, v4.16b
	ldr	q20, [sp, #1904]
	fadd	v0.4s, v17.4s, v0.4s
	ldr	q17, [sp, #1344]
	ldr	q1, [sp, #1936]
	ldr	q11, [sp, #1856]
	ldr	q13, [sp, #1888]
	ldr	q8, [sp, #1824]
	ldr	q9, [sp, #1840]
	str	q3, [sp, #1728]
	str	q16, [sp, #1968]
	fadd	v0.4s, v22.4s, v0.4s
	fadd	v0.4s, v22.4s, v0.4s
	ldr	q22, [sp, #1872]
	str	q0, [sp, #1648]
	ldr	q0, [sp, #1632]
	fadd	v0.4s, v7.4s, v0.4s
	str	q0, [sp, #1680]
	fadd	v0.4s, v21.4s, v19.4s
	ldr	q19, [sp, #1920]
	ldp	q24, q21, [sp, #992]
	b	.L19b75
.L19b74:
	fcmgt	v0.4s, v17.4s, v23.4s
	ldr	q4, [sp, #976]
	movi	v5.2d, #0000000000000000
	movi	v23.2d, #0000000000000000
	movi	v2.2d, #0000000000000000
	movi	v13.2d, #0000000000000000
	movi	v10.2d, #0000000000000000
	movi	v12.2d, #0000000000000000
	movi	v31.2d, #0000000000000000
	movi	v22.2d, #0000000000000000
	movi	v28.2d, #0000000000000000
	movi	v26.2d, #0000000000000000
	dup	v3.4s, v0.s[0]
	movi	v0.2d, #0000000000000000
	movi	v20.2d, #0000000000000000
	movi	v8.2d, #0000000000000000
	movi	v11.2d, #0000000000000000
	movi	v9.2d, #0000000000000000
	movi	v27.2d, #0000000000000000
	movi	v25.2d, #0000000000000000
	movi	v1.2d, #0000000000000000
	movi	v19.2d, #0000000000000000
	and	v18.16b, v3.16b, v4.16b
	str	q0, [sp, #1744]
	str	q0, [sp, #1760]
	str	q0, [sp, #1776]
	str	q0, [sp, #1728]
	str	q0, [sp, #1968]
	str	q0, [sp, #1648]
	str	q0, [sp, #1680]
.L19b75:
	str	q0, [sp, #1712]
	movi	v14.2d, #0000000000000000
	fdiv	v3.4s, v30.4s, v29.4s
	movi	v16.2d, #0000000000000000
	mov	v0.16b, v5.16b
	mov	w9, #56135
	fneg	v6.4s, v23.4s
	movk	w9, #15947, lsl #16
	fcmp	s17, #0.0
	str	q10, [sp, #1696]
	str	q28, [sp, #1664]
	fmul	v4.4s, v5.4s, v14.4s
	fneg	v7.4s, v0.4s
	str	q16, [sp, #928]
	fadd	v16.4s, v0.4s, v23.4s
	ldr	q0, [sp, #1648]
	fmul	v5.4s, v18.4s, v29.4s
	str	q25, [sp, #1808]
	str	q27, [sp, #1792]
	fmla	v4.4s, v14.4s, v23.4s
	mov	v23.16b, v19.16b
	str	q1, [sp, #1936]
	fmul	v7.4s, v5.4s, v7.4s
	fmls	v12.4s, v16.4s, v18.4s
	fmul	v6.4s, v5.4s, v6.4s
	fmls	v11.4s, v2.4s, v5.4s
	dup	v2.4s, w29
	str	q23, [sp, #1920]
	fadd	v4.4s, v0.4s, v4.4s
	ldr	q0, [sp, #1680]
	fmul	v3.4s, v18.4s, v3.4s
	dup	v18.4s, w9
	mov	w9, #55248
	fmls	v22.4s, v0.4s, v5.4s
	ldr	q0, [sp, #1712]
	movk	w9, #48767, lsl #16
	str	q11, [sp, #1856]
	dup	v11.4s, w28
	fmls	v13.4s, v4.4s, v5.4s
	fmls	v31.4s, v0.4s, v5.4s
	ldr	q0, [sp, #1408]
	fmla	v20.4s, v19.4s, v3.4s
	fmla	v26.4s, v1.4s, v3.4s
	dup	v3.4s, w3
	fmla	v8.4s, v0.4s, v7.4s
	fmla	v9.4s, v0.4s, v6.4s
	mov	v19.16b, v1.16b
	str	q12, [sp, #1680]
	str	q13, [sp, #1888]
	dup	v13.4s, w9
	mov	w9, #39482
	movk	w9, #15909, lsl #16
	str	q31, [sp, #1712]
	dup	v31.4s, w27
	dup	v14.4s, w9
	mov	w9, #51410
	mov	v7.16b, v8.16b
	movk	w9, #48686, lsl #16
	str	q26, [sp, #1648]
	dup	v16.4s, w9
	mov	w9, #56146
	str	q20, [sp, #1904]
	movk	w9, #48602, lsl #16
	str	q22, [sp, #1872]
	dup	v5.4s, w9
	str	q8, [sp, #1824]
	str	q9, [sp, #1840]
	b.le	.L19b82
	ldr	q1, [sp, #1216]
	fmov	v0.4s, #12.00000000
	movi	d4, #0000000000000000
	fadd	v1.4s, v24.4s, v1.4s
	fcmge	v0.4s, v1.4s, v0.4s
	str	q1, [sp, #1216]
	and	v0.16b, v0.16b, v15.16b
	fmul	v1.4s, v24.4s, v0.4s
	mov	s0, v1.s[1]
	fadd	s4, s1, s4
	mov	s6, v1.s[2]
	fadd	s0, s4, s0
	mov	s4, v1.s[3]
	fadd	s0, s0, s6
	fadd	s0, s0, s4
	fcmp	s0, #0.0
	b.le	.L19b83
	ldr	q8, [sp, #1424]
	cbz	w15, .L19b84
	add	x11, x13, #8
	movi	v0.2d, #0000000000000000
	mvni	v25.4s, #127, msl #16
	ld1r	{ v4.4s }, [x11]
	mov	x9, xzr
	mov	x11, x17
.L19b79:
	add	x14, x9, x15
	ldr	q26, [sp, #1984]
	mov	x0, x16
	add	x14, x14, x14, lsl #2
	mov	x1, x15
	ldr	q6, [x16, x14, lsl #4]
	mov	x14, x11
	fmul	v6.4s, v29.4s, v6.4s
.L19b80:
	mov	v17.16b, v26.16b
	ldr	q7, [x0], #80
	ldr	q19, [x14], #16
	mov	v23.16b, v13.16b
	mov	v24.16b, v11.16b
	subs	x1, x1, #1
	fmla	v17.4s, v7.4s, v6.4s
	fadd	v7.4s, v17.4s, v4.4s
	fdiv	v17.4s, v15.4s, v7.4s
	fsub	v19.4s, v19.4s, v7.4s
	fmul	v19.4s, v19.4s, v17.4s
	fadd	v17.4s, v17.4s, v30.4s
	fcmgt	v20.4s, v19.4s, v30.4s
	bit	v17.16b, v19.16b, v20.16b
	fadd	v20.4s, v17.4s, v15.4s
	add	v20.4s, v20.4s, v31.4s
	and	v20.16b, v20.16b, v25.16b
	sub	v21.4s, v15.4s, v20.4s
	fadd	v22.4s, v21.4s, v30.4s
	fmla	v22.4s, v21.4s, v17.4s
	mov	v17.16b, v16.16b
	fmul	v21.4s, v22.4s, v22.4s
	fmla	v17.4s, v14.4s, v22.4s
	fmla	v23.4s, v18.4s, v22.4s
	fmla	v24.4s, v2.4s, v22.4s
	fmla	v17.4s, v5.4s, v21.4s
	fmla	v23.4s, v21.4s, v17.4s
	scvtf	v17.4s, v20.4s
	fmaxnm	v20.4s, v19.4s, v30.4s
	fmla	v24.4s, v21.4s, v23.4s
	fmla	v22.4s, v21.4s, v24.4s
	fmla	v22.4s, v3.4s, v17.4s
	fadd	v17.4s, v19.4s, v15.4s
	fneg	v19.4s, v20.4s
	fmla	v19.4s, v22.4s, v17.4s
	fmla	v0.4s, v19.4s, v7.4s
	b.ne	.L19b80
	add	x9, x9, #1
	add	x11, x11, x10
	cmp	x9, x15
	b.ne	.L19b79
	b	.L19b85
.L19b82:
	ldr	q8, [sp, #1424]
	str	q21, [sp, #1616]
	b	.L19b87
.L19b83:
	ldr	q8, [sp, #1424]
	str	q21, [sp, #1616]
	b	.L19b86
.L19b84:
	movi	v0.2d, #0000000000000000
.L19b85:
	dup	v4.4s, w25
	dup	v6.4s, w26
	ldr	q12, [sp, #944]
	fcmgt	v1.4s, v1.4s, #0.0
	fmov	v17.4s, #0.25000000
	fmov	v23.4s, #4.00000000
	ldp	q25, q24, [sp, #432]
	fmla	v6.4s, v4.4s, v12.4s
	ldp	q10, q27, [sp, #368]
	ldp	q28, q26, [sp, #400]
	fmaxnm	v23.4s, v10.4s, v23.4s
	fadd	v4.4s, v12.4s, v6.4s
	xtn	v6.4h, v1.4s
	bit	v10.16b, v23.16b, v1.16b
	ldr	q23, [sp, #352]
	fcmgt	v4.4s, v0.4s, v4.4s
	and	v4.16b, v1.16b, v4.16b
	xtn	v7.4h, v4.4s
	bif	v17.16b, v15.16b, v4.16b
	bic	v6.8b, v6.8b, v7.8b
	fmul	v7.4s, v24.4s, v17.4s
	fmul	v21.4s, v27.4s, v17.4s
	fmul	v22.4s, v28.4s, v17.4s
	fmul	v19.4s, v25.4s, v17.4s
	fmul	v20.4s, v26.4s, v17.4s
	sshll	v6.4s, v6.4h, #0
	fsub	v24.4s, v24.4s, v7.4s
	fsub	v27.4s, v27.4s, v21.4s
	str	q7, [sp, #448]
	fsub	v28.4s, v28.4s, v22.4s
	fsub	v25.4s, v25.4s, v19.4s
	fsub	v26.4s, v26.4s, v20.4s
	bit	v12.16b, v0.16b, v6.16b
	fmov	v6.4s, #16.00000000
	dup	v0.4s, w6
	stp	q20, q19, [sp, #416]
	ldr	q19, [sp, #1936]
	ldr	q7, [sp, #1824]
	stp	q21, q22, [sp, #384]
	fsub	v8.4s, v8.4s, v25.4s
	fsub	v29.4s, v29.4s, v26.4s
	ldr	q26, [sp, #1648]
	bit	v23.16b, v6.16b, v1.16b
	ldr	q1, [sp, #1360]
	str	q12, [sp, #944]
	ldr	q12, [sp, #1680]
	ldr	q25, [sp, #1808]
	fsub	v1.4s, v1.4s, v24.4s
	stp	q23, q10, [sp, #352]
	ldr	q10, [sp, #1696]
	ldr	q23, [sp, #1920]
	str	q1, [sp, #1360]
	ldr	q1, [sp, #1984]
	fsub	v1.4s, v1.4s, v27.4s
	ldr	q27, [sp, #1792]
	str	q1, [sp, #1984]
	ldr	q1, [sp, #1008]
	fsub	v1.4s, v1.4s, v28.4s
	ldr	q28, [sp, #1664]
	str	q1, [sp, #1616]
	ldr	q1, [sp, #480]
	fmul	v6.4s, v1.4s, v17.4s
	ldr	q1, [sp, #464]
	fmul	v1.4s, v1.4s, v17.4s
	stp	q1, q6, [sp, #464]
	ldr	q1, [sp, #960]
	bit	v1.16b, v0.16b, v4.16b
	ldr	q0, [sp, #976]
	bic	v0.16b, v0.16b, v4.16b
	stp	q1, q0, [sp, #960]
	and	v0.16b, v4.16b, v15.16b
	str	q0, [sp, #928]
.L19b86:
	ldr	q9, [sp, #1840]
.L19b87:
	str	q29, [sp, #1952]
	mov	v21.16b, v29.16b
	ldr	q29, [sp, #752]
	ldr	q4, [sp, #800]
	ldr	q6, [sp, #864]
	dup	v24.4s, w2
	fmaxnm	v0.4s, v7.4s, v29.4s
	ldr	q7, [sp, #1360]
	fmaxnm	v1.4s, v9.4s, v29.4s
	str	q8, [sp, #1424]
	fcmge	v4.4s, v7.4s, v4.4s
	fcmge	v6.4s, v6.4s, v7.4s
	fneg	v7.4s, v23.4s
	str	q24, [sp, #1456]
	fsqrt	v0.4s, v0.4s
	bsl	v4.16b, v23.16b, v30.16b
	bit	v4.16b, v7.16b, v6.16b
	ldr	q6, [sp, #768]
	fneg	v7.4s, v19.4s
	fcmge	v6.4s, v6.4s, v8.4s
	fsqrt	v1.4s, v1.4s
	fcmge	v4.4s, v4.4s, #0.0
	fdiv	v23.4s, v15.4s, v0.4s
	ldr	q0, [sp, #848]
	fcmge	v0.4s, v8.4s, v0.4s
	mov	v17.16b, v0.16b
	xtn	v0.4h, v4.4s
	mov	v4.16b, v6.16b
	bsl	v17.16b, v19.16b, v30.16b
	fneg	v19.4s, v25.4s
	fdiv	v22.4s, v15.4s, v1.4s
	ldr	d1, [sp, #744]
	str	d0, [sp, #1168]
	orr	v1.8b, v0.8b, v1.8b
	ldr	q0, [sp, #1728]
	bsl	v4.16b, v7.16b, v17.16b
	ldr	q7, [sp, #720]
	str	q23, [sp, #1520]
	fmaxnm	v6.4s, v0.4s, v29.4s
	ushll	v1.4s, v1.4h, #0
	fcmge	v4.4s, v4.4s, #0.0
	shl	v1.4s, v1.4s, #31
	fsqrt	v6.4s, v6.4s
	orn	v0.16b, v4.16b, v7.16b
	str	q4, [sp, #1120]
	ldr	q7, [sp, #1856]
	str	q22, [sp, #1632]
	bic	v4.16b, v15.16b, v0.16b
	str	q0, [sp, #1184]
	cmlt	v0.4s, v1.4s, #0
	fmul	v8.4s, v23.4s, v4.4s
	str	q0, [sp, #1152]
	bic	v0.16b, v15.16b, v0.16b
	str	q4, [sp, #1600]
	fmul	v1.4s, v22.4s, v0.4s
	str	q0, [sp, #1536]
	fmov	v0.4s, #1.00000000
	fmul	v17.4s, v7.4s, v8.4s
	fdiv	v7.4s, v15.4s, v6.4s
	fmul	v22.4s, v17.4s, v1.4s
	ldp	q17, q6, [sp, #896]
	fcmge	v6.4s, v21.4s, v6.4s
	fcmge	v17.4s, v17.4s, v21.4s
	fmls	v0.4s, v22.4s, v22.4s
	str	q22, [sp, #1440]
	bsl	v6.16b, v25.16b, v30.16b
	str	q0, [sp, #544]
	fmaxnm	v20.4s, v0.4s, v24.4s
	str	q7, [sp, #1472]
	bit	v6.16b, v19.16b, v17.16b
	fsqrt	v17.4s, v20.4s
	fcmge	v0.4s, v6.4s, #0.0
	ldr	q6, [sp, #704]
	str	q0, [sp, #1072]
	orn	v0.16b, v0.16b, v6.16b
	str	q0, [sp, #1136]
	bic	v0.16b, v15.16b, v0.16b
	fdiv	v19.4s, v15.4s, v17.4s
	fneg	v17.4s, v22.4s
	fmul	v4.4s, v7.4s, v0.4s
	str	q0, [sp, #1552]
	ldr	q0, [sp, #1904]
	fmul	v6.4s, v0.4s, v4.4s
	ldr	q0, [sp, #1744]
	fmaxnm	v20.4s, v0.4s, v29.4s
	fmov	v0.4s, #1.00000000
	fmul	v9.4s, v6.4s, v1.4s
	fsqrt	v6.4s, v20.4s
	fmul	v20.4s, v26.4s, v4.4s
	ldr	q26, [sp, #1968]
	fmul	v21.4s, v9.4s, v17.4s
	mov	v22.16b, v19.16b
	fmls	v0.4s, v9.4s, v9.4s
	fneg	v25.4s, v26.4s
	str	q26, [sp, #1968]
	str	q9, [sp, #608]
	fmla	v21.4s, v8.4s, v20.4s
	fmul	v23.4s, v21.4s, v19.4s
	ldr	q19, [sp, #832]
	ldr	q21, [sp, #1984]
	fcmge	v20.4s, v21.4s, v19.4s
	fdiv	v7.4s, v15.4s, v6.4s
	ldr	q6, [sp, #784]
	str	q21, [sp, #1984]
	ldr	q19, [sp, #688]
	fcmge	v6.4s, v6.4s, v21.4s
	fneg	v21.4s, v27.4s
	fmls	v0.4s, v23.4s, v23.4s
	str	q23, [sp, #1312]
	bsl	v20.16b, v27.16b, v30.16b
	fmaxnm	v23.4s, v0.4s, v24.4s
	str	q0, [sp, #528]
	ldr	q0, [sp, #1888]
	bsl	v6.16b, v21.16b, v20.16b
	fsqrt	v21.4s, v23.4s
	fcmge	v20.4s, v6.4s, #0.0
	fmaxnm	v6.4s, v0.4s, v29.4s
	fneg	v29.4s, v9.4s
	str	q7, [sp, #1488]
	orn	v0.16b, v20.16b, v19.16b
	ldr	q19, [sp, #1776]
	str	q20, [sp, #1056]
	ldr	q20, [sp, #1616]
	str	q0, [sp, #1104]
	bic	v0.16b, v15.16b, v0.16b
	fsqrt	v6.4s, v6.4s
	str	q0, [sp, #1584]
	fmul	v0.4s, v7.4s, v0.4s
	fmul	v23.4s, v19.4s, v0.4s
	ldr	q19, [sp, #816]
	stp	q0, q4, [sp, #560]
	fdiv	v27.4s, v15.4s, v21.4s
	fcmge	v21.4s, v20.4s, v19.4s
	ldr	q19, [sp, #880]
	fmul	v7.4s, v23.4s, v1.4s
	fcmge	v23.4s, v19.4s, v20.4s
	ldr	q19, [sp, #672]
	bsl	v21.16b, v26.16b, v30.16b
	fmul	v26.4s, v28.4s, v0.4s
	mov	v30.16b, v22.16b
	fmul	v28.4s, v7.4s, v17.4s
	bit	v21.16b, v25.16b, v23.16b
	fmul	v23.4s, v7.4s, v29.4s
	fdiv	v25.4s, v15.4s, v6.4s
	ldr	q6, [sp, #1760]
	fmla	v28.4s, v8.4s, v26.4s
	ldr	q26, [sp, #1456]
	fmul	v6.4s, v6.4s, v0.4s
	fcmge	v21.4s, v21.4s, #0.0
	str	q27, [sp, #1296]
	fmul	v24.4s, v28.4s, v22.4s
	fmla	v23.4s, v4.4s, v6.4s
	fmov	v6.4s, #1.00000000
	str	q21, [sp, #1024]
	orn	v19.16b, v21.16b, v19.16b
	ldr	q21, [sp, #1312]
	str	q24, [sp, #1280]
	fmls	v23.4s, v21.4s, v24.4s
	fmls	v6.4s, v7.4s, v7.4s
	bic	v22.16b, v15.16b, v19.16b
	str	q19, [sp, #1088]
	ldr	q19, [sp, #1872]
	str	q25, [sp, #1504]
	fmul	v20.4s, v23.4s, v27.4s
	fmls	v6.4s, v24.4s, v24.4s
	fmul	v23.4s, v25.4s, v22.4s
	str	q22, [sp, #1568]
	fmls	v6.4s, v20.4s, v20.4s
	fmul	v25.4s, v19.4s, v23.4s
	ldr	q19, [sp, #1712]
	str	q20, [sp, #1264]
	fmaxnm	v28.4s, v6.4s, v26.4s
	str	q6, [sp, #512]
	fmul	v6.4s, v25.4s, v1.4s
	fmul	v25.4s, v19.4s, v23.4s
	fneg	v1.4s, v7.4s
	fsqrt	v22.4s, v28.4s
	fmul	v17.4s, v6.4s, v17.4s
	fmul	v28.4s, v6.4s, v29.4s
	fmul	v29.4s, v12.4s, v23.4s
	fmul	v23.4s, v10.4s, v23.4s
	fmul	v1.4s, v6.4s, v1.4s
	mov	v12.16b, v30.16b
	str	q6, [sp, #592]
	fmla	v17.4s, v8.4s, v25.4s
	fmov	v25.4s, #1.00000000
	fmla	v28.4s, v4.4s, v29.4s
	fmla	v1.4s, v0.4s, v23.4s
	ldr	q0, [sp, #1632]
	fmul	v4.4s, v17.4s, v30.4s
	fmls	v25.4s, v6.4s, v6.4s
	fdiv	v17.4s, v15.4s, v22.4s
	fmls	v28.4s, v21.4s, v4.4s
	str	q4, [sp, #1328]
	fmls	v1.4s, v24.4s, v4.4s
	fmls	v25.4s, v4.4s, v4.4s
	ldr	q4, [sp, #1920]
	ldr	q24, [sp, #1520]
	movi	v15.2d, #0000000000000000
	fmul	v29.4s, v0.4s, v4.4s
	ldr	q0, [sp, #1536]
	fmul	v19.4s, v28.4s, v27.4s
	fmul	v0.4s, v29.4s, v0.4s
	fmla	v15.4s, v29.4s, v29.4s
	fmls	v1.4s, v20.4s, v19.4s
	fmls	v25.4s, v19.4s, v19.4s
	str	q19, [sp, #1248]
	ldr	q19, [sp, #1472]
	str	q0, [sp, #1408]
	fneg	v30.4s, v0.4s
	ldr	q0, [sp, #1120]
	fmul	v1.4s, v1.4s, v17.4s
	xtn	v4.4h, v0.4s
	ldr	q0, [sp, #1936]
	str	q17, [sp, #1232]
	ldr	q17, [sp, #1488]
	fmul	v28.4s, v24.4s, v0.4s
	ldr	q0, [sp, #1440]
	fmul	v10.4s, v9.4s, v30.4s
	mov	v9.16b, v12.16b
	fmls	v25.4s, v1.4s, v1.4s
	str	q1, [sp, #1040]
	fmul	v8.4s, v0.4s, v30.4s
	ldr	d1, [sp, #632]
	ldr	d0, [sp, #1168]
	fmul	v24.4s, v24.4s, v9.4s
	orr	v0.8b, v0.8b, v1.8b
	ldr	d1, [sp, #664]
	fmaxnm	v23.4s, v25.4s, v26.4s
	orr	v4.8b, v4.8b, v1.8b
	ushll	v20.4s, v0.4h, #0
	ldr	q0, [sp, #1056]
	str	q7, [sp, #1056]
	fsqrt	v1.4s, v23.4s
	xtn	v27.4h, v0.4s
	ushll	v4.4s, v4.4h, #0
	shl	v4.4s, v4.4s, #31
	str	q1, [sp, #1168]
	ldr	q1, [sp, #1600]
	fmla	v8.4s, v1.4s, v28.4s
	ldr	q1, [sp, #1808]
	fmul	v23.4s, v19.4s, v1.4s
	ldr	q1, [sp, #1072]
	str	q9, [sp, #1072]
	ldr	q9, [sp, #1296]
	xtn	v22.4h, v1.4s
	ldr	q1, [sp, #1552]
	fmul	v0.4s, v8.4s, v12.4s
	fmul	v12.4s, v7.4s, v30.4s
	shl	v7.4s, v20.4s, #31
	fmul	v20.4s, v6.4s, v30.4s
	fmla	v10.4s, v1.4s, v23.4s
	ldr	d1, [sp, #656]
	ldr	q6, [sp, #1968]
	orr	v8.8b, v22.8b, v1.8b
	ldr	q1, [sp, #1792]
	cmge	v29.4s, v7.4s, #0
	mov	v7.16b, v17.16b
	fmul	v22.4s, v17.4s, v1.4s
	ldr	d1, [sp, #648]
	fmls	v10.4s, v0.4s, v21.4s
	cmge	v21.4s, v4.4s, #0
	fmov	v4.4s, #1.00000000
	movi	v17.2d, #0000000000000000
	orr	v27.8b, v27.8b, v1.8b
	ldr	q1, [sp, #1584]
	ushll	v8.4s, v8.4h, #0
	str	q22, [sp, #1120]
	fmla	v12.4s, v1.4s, v22.4s
	ldr	q22, [sp, #1504]
	ldr	q1, [sp, #1168]
	and	v21.16b, v21.16b, v28.16b
	ldr	q28, [sp, #1152]
	fmul	v30.4s, v22.4s, v6.4s
	ldr	q6, [sp, #1024]
	shl	v8.4s, v8.4s, #31
	fdiv	v4.4s, v4.4s, v1.4s
	fmul	v1.4s, v10.4s, v9.4s
	ushll	v27.4s, v27.4h, #0
	xtn	v26.4h, v6.4s
	mov	v6.16b, v19.16b
	ldr	q19, [sp, #1280]
	cmge	v8.4s, v8.4s, #0
	fmls	v12.4s, v0.4s, v19.4s
	ldr	q19, [sp, #1568]
	mov	v10.16b, v30.16b
	shl	v27.4s, v27.4s, #31
	str	q1, [sp, #1168]
	fmla	v20.4s, v19.4s, v30.4s
	and	v30.16b, v29.16b, v15.16b
	fmov	v15.4s, #1.00000000
	ldr	d19, [sp, #640]
	fmul	v29.4s, v6.4s, v9.4s
	cmge	v27.4s, v27.4s, #0
	orr	v26.8b, v26.8b, v19.8b
	ldr	q19, [sp, #1184]
	fmla	v30.4s, v21.4s, v21.4s
	and	v21.16b, v8.16b, v23.16b
	str	q0, [sp, #1184]
	bit	v24.16b, v15.16b, v19.16b
	ldr	q19, [sp, #1632]
	ushll	v26.4s, v26.4h, #0
	bsl	v28.16b, v15.16b, v19.16b
	ldr	q19, [sp, #1408]
	fmla	v30.4s, v21.4s, v21.4s
	mov	v9.16b, v4.16b
	fmla	v17.4s, v19.4s, v19.4s
	ldr	q19, [sp, #1264]
	shl	v26.4s, v26.4s, #31
	fmls	v12.4s, v1.4s, v19.4s
	ldr	q19, [sp, #1328]
	fmul	v23.4s, v28.4s, v24.4s
	fmls	v20.4s, v0.4s, v19.4s
	ldr	q19, [sp, #1136]
	fmla	v17.4s, v0.4s, v0.4s
	ldr	q0, [sp, #1248]
	mov	v24.16b, v19.16b
	ldr	q19, [sp, #1232]
	fmls	v20.4s, v1.4s, v0.4s
	ldr	q0, [sp, #1120]
	fmul	v28.4s, v7.4s, v19.4s
	bsl	v24.16b, v15.16b, v29.16b
	mov	v29.16b, v22.16b
	fmul	v19.4s, v12.4s, v19.4s
	and	v21.16b, v27.16b, v0.16b
	ldr	q0, [sp, #1104]
	fmla	v17.4s, v1.4s, v1.4s
	fmul	v22.4s, v23.4s, v24.4s
	mov	v23.16b, v0.16b
	ldr	q0, [sp, #1040]
	cmge	v24.4s, v26.4s, #0
	fmul	v26.4s, v29.4s, v4.4s
	fmla	v30.4s, v21.4s, v21.4s
	mov	v12.16b, v0.16b
	fmls	v20.4s, v19.4s, v0.4s
	ldr	q0, [sp, #1088]
	bsl	v23.16b, v15.16b, v28.16b
	fmla	v17.4s, v19.4s, v19.4s
	and	v1.16b, v24.16b, v10.16b
	fmul	v20.4s, v20.4s, v4.4s
	fmul	v21.4s, v22.4s, v23.4s
	mov	v22.16b, v0.16b
	fmla	v30.4s, v1.4s, v1.4s
	ldr	q1, [sp, #1344]
	bsl	v22.16b, v15.16b, v26.16b
	fmla	v17.4s, v20.4s, v20.4s
	fcmp	s1, #0.0
	fmul	v24.4s, v21.4s, v22.4s
	b.gt	.L19b62
	ldp	q29, q28, [sp, #944]
	fdiv	v1.4s, v15.4s, v6.4s
	mov	w9, #14269
	mov	v0.16b, v6.16b
	ldr	q8, [sp, #1952]
	movk	w9, #13574, lsl #16
	ldr	q6, [sp, #1984]
	dup	v26.4s, w6
	fadd	v23.4s, v29.4s, v29.4s
	fdiv	v22.4s, v15.4s, v28.4s
	fmul	v1.4s, v1.4s, v8.4s
	fdiv	v21.4s, v15.4s, v7.4s
	ldr	q7, [sp, #1536]
	fmul	v22.4s, v22.4s, v24.4s
	dup	v24.4s, w9
	mov	w9, #4016
	movk	w9, #13345, lsl #16
	dup	v25.4s, w9
	mov	w9, #50604
	movk	w9, #13991, lsl #16
	fmul	v1.4s, v1.4s, v24.4s
	fcmgt	v24.4s, v26.4s, v29.4s
	dup	v27.4s, w9
	fmul	v22.4s, v22.4s, v22.4s
	mov	v29.16b, v8.16b
	fsqrt	v23.4s, v23.4s
	fmul	v21.4s, v21.4s, v6.4s
	ldr	q6, [sp, #1600]
	fmul	v21.4s, v21.4s, v25.4s
	fmaxnm	v1.4s, v1.4s, v21.4s
	fminnm	v21.4s, v22.4s, v15.4s
	fmul	v23.4s, v23.4s, v27.4s
	and	v22.16b, v24.16b, v23.16b
	ldr	s23, [x13, #16]
	fmul	v24.4s, v6.4s, v7.4s
	ldr	q6, [sp, #1552]
	ldr	q7, [sp, #1360]
	fmul	v21.4s, v21.4s, v23.s[0]
	fmaxnm	v1.4s, v1.4s, v22.4s
	fmul	v22.4s, v6.4s, v24.4s
	ldr	q6, [sp, #1584]
	fmaxnm	v1.4s, v21.4s, v1.4s
	fcmgt	v21.4s, v26.4s, v28.4s
	fmul	v22.4s, v6.4s, v22.4s
	ldr	q6, [sp, #1568]
	and	v1.16b, v21.16b, v1.16b
	fmul	s21, s23, s23
	fmov	v23.4s, #5.00000000
	fmul	v22.4s, v6.4s, v22.4s
	fmul	v1.4s, v1.4s, v1.4s
	dup	v21.4s, v21.s[0]
	fcmgt	v22.4s, v22.4s, #0.0
	fcmge	v1.4s, v1.4s, v17.4s
	fcmge	v21.4s, v21.4s, v30.4s
	fmov	v30.4s, #-1.00000000
	and	v1.16b, v21.16b, v1.16b
	bic	v21.16b, v15.16b, v22.16b
	ldr	q22, [sp, #496]
	bsl	v1.16b, v21.16b, v23.16b
	ldr	q21, [sp, #1216]
	fcmge	v21.4s, v21.4s, v22.4s
	movi	v22.4s, #64, lsl #24
	fminnm	v22.4s, v1.4s, v22.4s
	bit	v1.16b, v22.16b, v21.16b
	ldr	q22, [sp, #1200]
	fcmeq	v21.4s, v22.4s, v23.4s
	bit	v22.16b, v1.16b, v21.16b
	fcmeq	v1.4s, v22.4s, v23.4s
	movi	d23, #0000000000000000
	str	q22, [sp, #1200]
	and	v24.16b, v1.16b, v15.16b
	mov	s1, v24.s[1]
	fadd	s21, s24, s23
	mov	s22, v24.s[2]
	fadd	s1, s21, s1
	mov	s21, v24.s[3]
	fadd	s1, s1, s22
	fadd	s1, s1, s21
	ldr	q21, [sp, #1616]
	fcmp	s1, #0.0
	b.gt	.L19b64
	stp	q5, q18, [sp, #304]
	fmul	v5.4s, v9.4s, v20.4s
	ldr	q1, [sp, #1232]
	str	q2, [sp, #336]
	ldr	q2, [sp, #1264]
	ldr	q10, [sp, #1184]
	str	q3, [sp, #1936]
	movi	v26.2d, #0000000000000000
	movi	v28.2d, #0000000000000000
	ldr	q3, [sp, #1168]
	str	q13, [sp, #1888]
	movi	v29.2d, #0000000000000000
	fmls	v19.4s, v5.4s, v12.4s
	movi	v30.2d, #0000000000000000
	movi	v9.2d, #0000000000000000
	movi	v13.2d, #0000000000000000
	movi	v25.2d, #0000000000000000
	movi	v17.2d, #0000000000000000
	str	q14, [sp, #1824]
	str	q16, [sp, #1840]
	fmul	v1.4s, v1.4s, v19.4s
	str	q11, [sp, #1920]
	fmls	v3.4s, v1.4s, v2.4s
	ldr	q2, [sp, #1248]
	fmls	v3.4s, v5.4s, v2.4s
	ldr	q2, [sp, #1296]
	fmul	v4.4s, v2.4s, v3.4s
	ldr	q2, [sp, #1312]
	ldr	q3, [sp, #1408]
	fmls	v10.4s, v4.4s, v2.4s
	ldr	q2, [sp, #1280]
	fmul	v7.4s, v0.4s, v4.4s
	ldr	q0, [sp, #1488]
	fmls	v10.4s, v1.4s, v2.4s
	ldr	q2, [sp, #1328]
	str	q7, [sp, #1728]
	fmls	v10.4s, v5.4s, v2.4s
	ldr	q2, [sp, #1072]
	fmul	v6.4s, v2.4s, v10.4s
	ldr	q2, [sp, #1440]
	movi	v10.2d, #0000000000000000
	fmls	v3.4s, v6.4s, v2.4s
	ldr	q2, [sp, #608]
	fmls	v3.4s, v4.4s, v2.4s
	ldr	q2, [sp, #1056]
	ldr	q4, [sp, #1520]
	fmls	v3.4s, v1.4s, v2.4s
	ldr	q2, [sp, #592]
	fmul	v1.4s, v0.4s, v1.4s
	ldr	q0, [sp, #1504]
	fmul	v0.4s, v0.4s, v5.4s
	fmls	v3.4s, v5.4s, v2.4s
	fmul	v2.4s, v4.4s, v6.4s
	ldr	q4, [sp, #1632]
	str	q1, [sp, #1744]
	str	q0, [sp, #1808]
	fmul	v3.4s, v4.4s, v3.4s
	str	q2, [sp, #1792]
	str	q3, [sp, #1600]
	movi	v3.2d, #0000000000000000
	tbz	w8, #3, .L19b95
	ldr	x21, [sp, #256]
	cbz	w15, .L19b96
	add	x11, x13, #8
	mov	x9, xzr
	ld1r	{ v0.4s }, [x11]
	mov	x11, x17
.L19b92:
	add	x14, x9, x15
	ldr	q4, [sp, #1952]
	fmov	v22.4s, #1.00000000
	add	x14, x14, x14, lsl #2
	fmov	v19.4s, #-1.00000000
	ldr	q12, [sp, #1920]
	ldp	q5, q11, [sp, #320]
	ldr	q18, [sp, #1888]
	ldr	q1, [x16, x14, lsl #4]
	ldr	q16, [sp, #304]
	ldr	q14, [sp, #1840]
	ldr	q15, [sp, #1824]
	mov	x14, x11
	mov	x0, x16
	fmul	v1.4s, v4.4s, v1.4s
	mov	x1, x15
	str	q1, [sp, #1968]
	ldr	q1, [sp, #1936]
.L19b93:
	ldr	q4, [x0], #80
	ldr	q6, [sp, #1984]
	ldr	q2, [sp, #1968]
	ldr	q7, [x14], #16
	mvni	v21.4s, #127, msl #16
	mov	v27.16b, v18.16b
	mov	v8.16b, v12.16b
	fmla	v6.4s, v4.4s, v2.4s
	mov	v2.16b, v10.16b
	mov	v10.16b, v3.16b
	mov	v3.16b, v9.16b
	mov	v9.16b, v30.16b
	mov	v30.16b, v29.16b
	mov	v29.16b, v28.16b
	mov	v28.16b, v17.16b
	subs	x1, x1, #1
	fadd	v4.4s, v6.4s, v0.4s
	fdiv	v6.4s, v22.4s, v4.4s
	fsub	v7.4s, v7.4s, v4.4s
	fmul	v7.4s, v7.4s, v6.4s
	fadd	v17.4s, v6.4s, v19.4s
	fmul	v6.4s, v6.4s, v0.s[0]
	fcmgt	v20.4s, v7.4s, v19.4s
	bit	v17.16b, v7.16b, v20.16b
	fadd	v20.4s, v17.4s, v22.4s
	add	v20.4s, v20.4s, v31.4s
	and	v20.16b, v20.16b, v21.16b
	mov	v21.16b, v31.16b
	mov	v31.16b, v25.16b
	fmov	v25.4s, #5.00000000
	sub	v23.4s, v22.4s, v20.4s
	scvtf	v20.4s, v20.4s
	fadd	v25.4s, v4.4s, v25.4s
	fadd	v24.4s, v23.4s, v19.4s
	fdiv	v25.4s, v22.4s, v25.4s
	fmla	v24.4s, v23.4s, v17.4s
	mov	v17.16b, v14.16b
	fmul	v23.4s, v24.4s, v24.4s
	fmla	v17.4s, v15.4s, v24.4s
	fmla	v27.4s, v5.4s, v24.4s
	fmla	v8.4s, v11.4s, v24.4s
	fmla	v17.4s, v16.4s, v23.4s
	fmla	v27.4s, v23.4s, v17.4s
	fmaxnm	v17.4s, v7.4s, v19.4s
	fadd	v7.4s, v7.4s, v22.4s
	fmla	v8.4s, v23.4s, v27.4s
	fneg	v17.4s, v17.4s
	fmla	v24.4s, v23.4s, v8.4s
	fmul	v23.4s, v25.4s, v25.4s
	fmla	v24.4s, v1.4s, v20.4s
	fmul	v20.4s, v25.4s, v23.4s
	fadd	v25.4s, v31.4s, v25.4s
	fadd	v13.4s, v13.4s, v23.4s
	mov	v31.16b, v21.16b
	fmla	v17.4s, v24.4s, v7.4s
	fmul	v7.4s, v23.4s, v23.4s
	fmul	v24.4s, v23.4s, v20.4s
	fmla	v28.4s, v17.4s, v4.4s
	fmla	v26.4s, v6.4s, v24.4s
	mov	v17.16b, v28.16b
	mov	v28.16b, v29.16b
	mov	v29.16b, v30.16b
	mov	v30.16b, v9.16b
	mov	v9.16b, v3.16b
	mov	v3.16b, v10.16b
	fadd	v10.4s, v2.4s, v20.4s
	fmla	v29.4s, v6.4s, v20.4s
	fmla	v28.4s, v6.4s, v7.4s
	fmla	v30.4s, v6.4s, v23.4s
	fadd	v3.4s, v3.4s, v7.4s
	fadd	v9.4s, v9.4s, v24.4s
	b.ne	.L19b93
	add	x9, x9, #1
	add	x11, x11, x10
	cmp	x9, x15
	b.ne	.L19b92
	b	.L19b96
.L19b95:
	ldr	x21, [sp, #256]
.L19b96:
	ldr	q0, [sp, #1856]
	ldr	q21, [sp, #1520]
	fmov	v1.4s, #1.00000000
	ldr	q7, [sp, #1632]
	str	q3, [sp, #1552]
	fmov	v20.4s, #1.00000000
	fmul	v0.4s, v0.4s, v21.4s
	ldr	q3, [sp, #1456]
	str	q13, [sp, #1536]
	ldr	q4, [sp, #1904]
	ldr	q13, [sp, #1472]
	mov	w9, #46871
	str	q26, [sp, #1584]
	fmov	v26.4s, #1.00000000
	ldr	q15, [sp, #1488]
	fmul	v4.4s, v4.4s, v13.4s
	str	q17, [sp, #1568]
	movk	w9, #14673, lsl #16
	fmul	v0.4s, v0.4s, v7.4s
	str	q25, [sp, #1440]
	ldr	x20, [sp, #264]
	add	x10, x22, x21, lsl #4
	lsl	x11, x20, #5
	add	x14, x20, x20, lsl #1
	fmul	v5.4s, v4.4s, v7.4s
	fmls	v1.4s, v0.4s, v0.4s
	fneg	v19.4s, v0.4s
	ldr	q0, [sp, #1648]
	fmul	v0.4s, v0.4s, v13.4s
	fmls	v20.4s, v5.4s, v5.4s
	str	q5, [sp, #1856]
	str	q1, [sp, #1968]
	fmaxnm	v1.4s, v1.4s, v3.4s
	fsqrt	v1.4s, v1.4s
	fdiv	v12.4s, v26.4s, v1.4s
	fmul	v1.4s, v5.4s, v19.4s
	fmla	v1.4s, v21.4s, v0.4s
	fmul	v14.4s, v1.4s, v12.4s
	fneg	v1.4s, v5.4s
	ldr	q5, [sp, #1504]
	fmls	v20.4s, v14.4s, v14.4s
	fmaxnm	v0.4s, v20.4s, v3.4s
	fsqrt	v4.4s, v0.4s
	ldr	q0, [sp, #1776]
	str	q19, [sp, #1776]
	fmul	v0.4s, v0.4s, v15.4s
	fmul	v2.4s, v0.4s, v7.4s
	ldr	q0, [sp, #1664]
	fmul	v6.4s, v0.4s, v15.4s
	ldr	q0, [sp, #1760]
	str	q14, [sp, #1760]
	fmul	v17.4s, v2.4s, v19.4s
	fmul	v23.4s, v2.4s, v1.4s
	fneg	v25.4s, v2.4s
	fdiv	v11.4s, v26.4s, v4.4s
	fmul	v4.4s, v0.4s, v15.4s
	ldr	q0, [sp, #1872]
	str	q2, [sp, #1872]
	fmla	v17.4s, v21.4s, v6.4s
	fmla	v23.4s, v13.4s, v4.4s
	fmul	v4.4s, v5.4s, v0.4s
	ldr	q0, [sp, #1712]
	str	q12, [sp, #1712]
	fmul	v18.4s, v17.4s, v12.4s
	fmov	v17.4s, #1.00000000
	fmul	v7.4s, v4.4s, v7.4s
	ldr	q4, [sp, #1600]
	fmls	v17.4s, v2.4s, v2.4s
	fmls	v23.4s, v14.4s, v18.4s
	fabs	v8.4s, v4.4s
	ldr	q2, [sp, #1792]
	fmul	v22.4s, v7.4s, v19.4s
	fmul	v24.4s, v7.4s, v1.4s
	ldr	q19, [sp, #800]
	fabs	v1.4s, v2.4s
	str	q7, [sp, #1904]
	fmls	v17.4s, v18.4s, v18.4s
	fmul	v16.4s, v23.4s, v11.4s
	fmls	v17.4s, v16.4s, v16.4s
	str	q16, [sp, #1792]
	fmaxnm	v23.4s, v17.4s, v3.4s
	ldr	q3, [sp, #1808]
	fsqrt	v27.4s, v23.4s
	fmul	v23.4s, v0.4s, v5.4s
	ldr	q0, [sp, #1680]
	fmul	v6.4s, v0.4s, v5.4s
	movi	v0.2d, #0000000000000000
	fmla	v22.4s, v21.4s, v23.4s
	fmul	v23.4s, v7.4s, v25.4s
	ldr	q21, [sp, #1984]
	fmaxnm	v8.4s, v8.4s, v0.4s
	ldr	q0, [sp, #1696]
	fmla	v24.4s, v13.4s, v6.4s
	dup	v6.4s, w9
	add	x9, x13, #208
	fmul	v0.4s, v0.4s, v5.4s
	fmul	v12.4s, v22.4s, v12.4s
	ldr	q5, [sp, #1952]
	fmaxnm	v1.4s, v8.4s, v1.4s
	fmla	v23.4s, v15.4s, v0.4s
	fabs	v0.4s, v3.4s
	ldr	q15, [sp, #1360]
	fmls	v24.4s, v14.4s, v12.4s
	fdiv	v13.4s, v26.4s, v27.4s
	fmov	v27.4s, #1.00000000
	fadd	v8.4s, v4.4s, v15.4s
	ldr	q4, [sp, #1616]
	mov	v14.16b, v18.16b
	fmaxnm	v0.4s, v1.4s, v0.4s
	ldr	q1, [sp, #1728]
	fmul	v25.4s, v4.4s, v6.4s
	ldr	q6, [sp, #1744]
	fmls	v23.4s, v18.4s, v12.4s
	fmul	v18.4s, v24.4s, v11.4s
	fadd	v1.4s, v1.4s, v5.4s
	fminnm	v8.4s, v8.4s, v19.4s
	ldr	q19, [sp, #912]
	fadd	v24.4s, v6.4s, v21.4s
	ldr	q6, [sp, #1424]
	fmls	v27.4s, v7.4s, v7.4s
	fcmge	v7.4s, v25.4s, v0.4s
	ldr	q0, [sp, #1968]
	str	q12, [sp, #1744]
	fadd	v22.4s, v2.4s, v6.4s
	ldr	q2, [sp, #1200]
	fmls	v23.4s, v16.4s, v18.4s
	fminnm	v1.4s, v1.4s, v19.4s
	ldp	q25, q19, [sp, #832]
	fminnm	v0.4s, v0.4s, v26.4s
	fcmge	v16.4s, v26.4s, v2.4s
	fmls	v27.4s, v12.4s, v12.4s
	fminnm	v22.4s, v22.4s, v19.4s
	ldr	q19, [sp, #864]
	fminnm	v24.4s, v24.4s, v25.4s
	fadd	v25.4s, v3.4s, v4.4s
	fmaxnm	v8.4s, v8.4s, v19.4s
	ldr	q19, [sp, #896]
	fminnm	v20.4s, v0.4s, v20.4s
	and	v0.16b, v16.16b, v7.16b
	fmul	v7.4s, v23.4s, v13.4s
	fmls	v27.4s, v18.4s, v18.4s
	fmaxnm	v1.4s, v1.4s, v19.4s
	ldr	q19, [sp, #784]
	fmaxnm	v23.4s, v24.4s, v19.4s
	ldr	q19, [sp, #816]
	fmls	v27.4s, v7.4s, v7.4s
	fminnm	v24.4s, v25.4s, v19.4s
	mov	v25.16b, v0.16b
	ldr	q19, [sp, #768]
	bif	v1.16b, v5.16b, v0.16b
	fmaxnm	v22.4s, v22.4s, v19.4s
	bif	v23.16b, v21.16b, v0.16b
	ldr	s21, [x13, #12]
	bsl	v25.16b, v8.16b, v15.16b
	fminnm	v8.4s, v20.4s, v17.4s
	fmov	v17.4s, #4.00000000
	ldr	q20, [sp, #880]
	fmul	v1.4s, v1.4s, v21.s[0]
	fmaxnm	v24.4s, v24.4s, v20.4s
	bif	v22.16b, v6.16b, v0.16b
	fmul	v23.4s, v23.4s, v21.s[0]
	fcmeq	v2.4s, v2.4s, v17.4s
	ld1r	{ v17.4s }, [x9]
	mov	w9, #46871
	fminnm	v8.4s, v8.4s, v27.4s
	movk	w9, #14545, lsl #16
	dup	v20.4s, w9
	add	x9, x21, x20
	bsl	v0.16b, v24.16b, v4.16b
	bit	v25.16b, v17.16b, v2.16b
	bit	v22.16b, v17.16b, v2.16b
	bit	v1.16b, v17.16b, v2.16b
	fcmgt	v3.4s, v8.4s, v20.4s
	mov	v20.16b, v2.16b
	str	q2, [sp, #1968]
	bit	v0.16b, v17.16b, v2.16b
	bsl	v20.16b, v17.16b, v23.16b
	str	q25, [x10]
	str	q22, [x22, x9, lsl #4]
	str	q1, [x10, x11]
	lsl	x11, x20, #6
	str	q20, [x10, x14, lsl #4]
	str	q0, [x10, x11]
	str	q3, [sp, #1984]
	tbnz	w8, #1, .L19b98
	ldp	q7, q1, [sp, #320]
	mov	w10, #5
	ldr	x1, [sp, #168]
	ldr	q27, [sp, #1936]
	ldr	q11, [sp, #1920]
	ldr	q13, [sp, #1888]
	ldr	q6, [sp, #304]
	ldr	q16, [sp, #1840]
	ldr	q5, [sp, #1824]
	b	.L19b100
.L19b98:
	ldr	q0, [sp, #1776]
	ldr	q12, [sp, #1712]
	mov	v8.16b, v18.16b
	ldr	q2, [sp, #1856]
	ldr	q4, [sp, #1760]
	mov	v24.16b, v7.16b
	fmul	v18.4s, v12.4s, v0.4s
	fneg	v0.4s, v12.4s
	ldr	q1, [sp, #1456]
	str	q16, [sp, #1952]
	ldr	q6, [sp, #1792]
	ldr	q22, [sp, #1744]
	fmaxnm	v1.4s, v27.4s, v1.4s
	ldr	q5, [sp, #1504]
	tst	w8, #0x4
	fmul	v25.4s, v12.4s, v22.4s
	mov	w14, #6
	umaddl	x10, w20, w5, x22
	fmla	v2.4s, v18.4s, v4.4s
	fmul	v0.4s, v4.4s, v0.4s
	ldr	q4, [sp, #1872]
	cinc	x14, x14, ne
	lsl	x11, x21, #4
	mov	w15, #10
	fsqrt	v1.4s, v1.4s
	fmla	v4.4s, v18.4s, v14.4s
	umull	x14, w14, w20
	mov	w0, #7
	mov	w1, #8
	mov	x25, x7
	fneg	v20.4s, v2.4s
	fmul	v16.4s, v0.4s, v11.4s
	fneg	v0.4s, v11.4s
	ldr	q2, [sp, #1904]
	str	q18, [sp, #1904]
	csel	x15, x0, x15, eq
	mov	w0, #14
	add	x14, x22, x14, lsl #4
	umull	x15, w15, w20
	fmla	v2.4s, v18.4s, v22.4s
	fmul	v22.4s, v11.4s, v11.4s
	csel	x0, x1, x0, eq
	fmul	v19.4s, v11.4s, v20.4s
	fmul	v20.4s, v12.4s, v14.4s
	fmul	v27.4s, v6.4s, v0.4s
	fmov	v0.4s, #1.00000000
	fmla	v25.4s, v16.4s, v8.4s
	mov	w1, #19
	mov	x7, x30
	mov	x30, x21
	mov	w21, #9
	csel	x1, x21, x1, eq
	umull	x0, w0, w20
	mov	v15.16b, v11.16b
	fmla	v4.4s, v19.4s, v6.4s
	fmla	v20.4s, v16.4s, v6.4s
	fmul	v14.4s, v27.4s, v13.4s
	fmla	v2.4s, v19.4s, v8.4s
	fneg	v27.4s, v13.4s
	str	q19, [sp, #1808]
	fdiv	v23.4s, v0.4s, v1.4s
	fmov	v1.4s, #1.00000000
	umull	x1, w1, w20
	str	q13, [sp, #1872]
	mov	x21, x30
	mov	x30, x7
	fneg	v7.4s, v4.4s
	fneg	v20.4s, v20.4s
	fmla	v22.4s, v14.4s, v14.4s
	fmul	v6.4s, v24.4s, v27.4s
	mov	x7, x25
	mov	w25, #50604
	fmla	v1.4s, v18.4s, v18.4s
	mov	v18.16b, v16.16b
	movk	w25, #14119, lsl #16
	fmul	v0.4s, v13.4s, v7.4s
	fmul	v26.4s, v13.4s, v20.4s
	fmul	v20.4s, v12.4s, v12.4s
	fmul	v7.4s, v11.4s, v8.4s
	ldr	q11, [sp, #1920]
	fmla	v1.4s, v19.4s, v19.4s
	ldr	q19, [sp, #1520]
	fmla	v2.4s, v0.4s, v24.4s
	fmla	v25.4s, v26.4s, v24.4s
	str	q26, [sp, #1856]
	fmla	v20.4s, v16.4s, v16.4s
	fmla	v7.4s, v14.4s, v24.4s
	fmla	v1.4s, v0.4s, v0.4s
	fmul	v16.4s, v6.4s, v23.4s
	fmul	v27.4s, v23.4s, v23.4s
	fneg	v4.4s, v2.4s
	fneg	v25.4s, v25.4s
	fmla	v20.4s, v26.4s, v26.4s
	fneg	v8.4s, v7.4s
	mov	v26.16b, v14.16b
	fmul	v27.4s, v5.4s, v27.4s
	fmul	v24.4s, v23.4s, v4.4s
	fmul	v4.4s, v23.4s, v25.4s
	fmul	v25.4s, v13.4s, v13.4s
	fmul	v7.4s, v23.4s, v8.4s
	ldr	q13, [sp, #1888]
	mov	v2.16b, v4.16b
	fmla	v20.4s, v4.4s, v4.4s
	ldr	q4, [sp, #1472]
	fmla	v1.4s, v24.4s, v24.4s
	fmla	v22.4s, v7.4s, v7.4s
	fmul	v8.4s, v4.4s, v21.s[0]
	ldr	q4, [sp, #1952]
	fmla	v25.4s, v16.4s, v16.4s
	str	q16, [sp, #1952]
	ldr	q16, [sp, #1840]
	and	v6.16b, v4.16b, v3.16b
	ldr	q3, [sp, #1488]
	fmul	v20.4s, v19.4s, v20.4s
	mov	v4.16b, v7.16b
	fmul	v3.4s, v3.4s, v21.s[0]
	ldr	q21, [sp, #1632]
	fmul	v22.4s, v22.4s, v8.4s
	xtn	v6.4h, v6.4s
	fmul	v1.4s, v21.4s, v1.4s
	fmul	v7.4s, v25.4s, v3.4s
	mov	v14.16b, v3.16b
	sshll	v25.4s, v6.4h, #0
	fmul	v6.4s, v19.4s, v20.4s
	fmul	v20.4s, v8.4s, v22.4s
	fmul	v1.4s, v21.4s, v1.4s
	fmul	v22.4s, v5.4s, v27.4s
	ldr	q27, [sp, #1936]
	fmul	v7.4s, v3.4s, v7.4s
	mov	v3.16b, v5.16b
	ldr	q5, [sp, #1824]
	bif	v6.16b, v17.16b, v25.16b
	bif	v20.16b, v17.16b, v25.16b
	bif	v1.16b, v17.16b, v25.16b
	str	q1, [x10, x11]
	mov	v1.16b, v25.16b
	add	x10, x22, x15, lsl #4
	str	q6, [x14, x11]
	mov	v6.16b, v25.16b
	add	x14, x22, x0, lsl #4
	str	q20, [x10, x11]
	add	x10, x22, x1, lsl #4
	ldr	x1, [sp, #168]
	bsl	v1.16b, v7.16b, v17.16b
	bsl	v6.16b, v22.16b, v17.16b
	str	q1, [x14, x11]
	ldp	q7, q1, [sp, #320]
	str	q6, [x10, x11]
	ldr	q6, [sp, #304]
	mov	w10, #10
	tbz	w8, #2, .L19b100
	ldr	q1, [sp, #1904]
	ldr	q20, [sp, #1808]
	fmul	v7.4s, v15.4s, v18.4s
	ldr	x0, [sp, #264]
	mov	w10, #96
	mov	w15, #144
	fmul	v1.4s, v12.4s, v1.4s
	fmul	v6.4s, v15.4s, v20.4s
	mov	v12.16b, v2.16b
	umaddl	x10, w0, w10, x22
	add	x14, x22, x0, lsl #7
	umaddl	x15, w0, w15, x22
	fmla	v1.4s, v20.4s, v18.4s
	ldr	q18, [sp, #1856]
	fmla	v6.4s, v0.4s, v26.4s
	fmla	v7.4s, v18.4s, v26.4s
	fmla	v1.4s, v0.4s, v18.4s
	fmla	v6.4s, v24.4s, v4.4s
	fmla	v7.4s, v12.4s, v4.4s
	fmla	v1.4s, v24.4s, v2.4s
	ldr	q2, [sp, #1872]
	fmul	v6.4s, v6.4s, v8.4s
	fmul	v0.4s, v2.4s, v0.4s
	fmul	v20.4s, v2.4s, v18.4s
	ldr	q18, [sp, #1952]
	fmul	v22.4s, v2.4s, v26.4s
	fmul	v26.4s, v7.4s, v8.4s
	mov	v2.16b, v27.16b
	fmul	v1.4s, v19.4s, v1.4s
	fmul	v27.4s, v23.4s, v12.4s
	fmul	v6.4s, v21.4s, v6.4s
	fmla	v0.4s, v24.4s, v18.4s
	fmla	v20.4s, v12.4s, v18.4s
	fmul	v24.4s, v23.4s, v24.4s
	fmla	v22.4s, v4.4s, v18.4s
	mov	v12.16b, v25.16b
	fmul	v15.4s, v21.4s, v1.4s
	fmul	v1.4s, v23.4s, v4.4s
	fmul	v23.4s, v23.4s, v18.4s
	fmul	v27.4s, v3.4s, v27.4s
	bif	v6.16b, v17.16b, v25.16b
	fmul	v7.4s, v0.4s, v14.4s
	fmul	v20.4s, v20.4s, v14.4s
	fmul	v0.4s, v19.4s, v26.4s
	fmul	v22.4s, v22.4s, v14.4s
	fmul	v24.4s, v3.4s, v24.4s
	bsl	v12.16b, v15.16b, v17.16b
	fmul	v1.4s, v3.4s, v1.4s
	fmul	v23.4s, v3.4s, v23.4s
	fmul	v7.4s, v21.4s, v7.4s
	fmul	v20.4s, v19.4s, v20.4s
	bif	v0.16b, v17.16b, v25.16b
	fmul	v22.4s, v8.4s, v22.4s
	str	q12, [x10, x11]
	mov	w10, #176
	umaddl	x10, w0, w10, x22
	fmul	v4.4s, v21.4s, v24.4s
	str	q6, [x14, x11]
	mov	w14, #192
	fmul	v6.4s, v19.4s, v27.4s
	str	q0, [x15, x11]
	bif	v7.16b, v17.16b, v25.16b
	mov	w15, #208
	umaddl	x14, w0, w14, x22
	fmul	v1.4s, v1.4s, v8.4s
	bif	v20.16b, v17.16b, v25.16b
	umaddl	x15, w0, w15, x22
	bif	v22.16b, v17.16b, v25.16b
	fmul	v0.4s, v23.4s, v14.4s
	bif	v4.16b, v17.16b, v25.16b
	str	q7, [x10, x11]
	mov	w10, #240
	bif	v6.16b, v17.16b, v25.16b
	umaddl	x10, w0, w10, x22
	str	q20, [x14, x11]
	add	x14, x22, x0, lsl #8
	str	q22, [x15, x11]
	mov	w15, #272
	bif	v1.16b, v17.16b, v25.16b
	umaddl	x15, w0, w15, x22
	bif	v0.16b, v17.16b, v25.16b
	mov	v27.16b, v2.16b
	str	q4, [x10, x11]
	mov	w10, #288
	umaddl	x10, w0, w10, x22
	str	q6, [x14, x11]
	ldp	q6, q7, [sp, #304]
	str	q1, [x15, x11]
	ldr	q1, [sp, #336]
	str	q0, [x10, x11]
	mov	w10, #20
.L19b100:
	ldr	q19, [sp, #1968]
	tbz	w8, #3, .L19b8
	mov	v2.16b, v1.16b
	fmov	v1.4s, #1.00000000
	ldr	q0, [sp, #1376]
	ldr	q4, [sp, #208]
	mov	v3.16b, v7.16b
	mov	v18.16b, v6.16b
	movi	v6.2d, #0000000000000000
	ldp	s22, s23, [x13, #100]
	ldr	q15, [sp, #1440]
	ldr	q12, [sp, #1536]
	ldr	q26, [sp, #1552]
	fdiv	v0.4s, v1.4s, v0.4s
	mov	w8, #29208
	ldr	x20, [sp, #264]
	movk	w8, #16177, lsl #16
	lsl	x14, x21, #4
	add	x15, x10, #2
	umull	x11, w10, w20
	add	x0, x10, #3
	umull	x15, w15, w20
	umull	x0, w0, w20
	add	x11, x22, x11, lsl #4
	fmul	v17.4s, v4.4s, v0.4s
	mvni	v4.4s, #127, msl #16
	add	v0.4s, v17.4s, v31.4s
	and	v7.16b, v0.16b, v4.16b
	fmov	v0.4s, #-1.00000000
	movi	v4.2d, #0000000000000000
	sub	v20.4s, v1.4s, v7.4s
	movi	v1.2d, #0000000000000000
	fmla	v4.4s, v15.4s, v22.s[0]
	fmla	v0.4s, v20.4s, v17.4s
	ldr	s17, [x13, #136]
	fmla	v6.4s, v15.4s, v17.s[0]
	ldp	s20, s17, [x13, #172]
	fmla	v4.4s, v12.4s, v23.s[0]
	ldp	s22, s23, [x13, #140]
	fmla	v16.4s, v5.4s, v0.4s
	fmla	v13.4s, v3.4s, v0.4s
	fmla	v1.4s, v15.4s, v20.s[0]
	fmul	v20.4s, v0.4s, v0.4s
	fmla	v11.4s, v2.4s, v0.4s
	fmla	v6.4s, v12.4s, v22.s[0]
	fmla	v1.4s, v12.4s, v17.s[0]
	fmla	v16.4s, v18.4s, v20.4s
	ldp	s17, s18, [x13, #108]
	fmla	v6.4s, v10.4s, v23.s[0]
	fmla	v4.4s, v10.4s, v17.s[0]
	ldp	s5, s17, [x13, #180]
	fmla	v13.4s, v20.4s, v16.4s
	fmla	v1.4s, v10.4s, v5.s[0]
	ldp	s2, s5, [x13, #148]
	fmla	v4.4s, v26.4s, v18.s[0]
	fmla	v11.4s, v20.4s, v13.4s
	fmla	v6.4s, v26.4s, v2.s[0]
	ldp	s2, s16, [x13, #116]
	fmla	v1.4s, v26.4s, v17.s[0]
	ldr	q26, [sp, #1568]
	fmla	v4.4s, v9.4s, v2.s[0]
	ldp	s2, s17, [x13, #188]
	fmla	v6.4s, v9.4s, v5.s[0]
	fmla	v0.4s, v20.4s, v11.4s
	fmla	v1.4s, v9.4s, v2.s[0]
	scvtf	v2.4s, v7.4s
	ldp	s5, s7, [x13, #156]
	fmla	v4.4s, v30.4s, v16.s[0]
	fmla	v6.4s, v30.4s, v5.s[0]
	ldp	s5, s3, [x13, #124]
	fmla	v1.4s, v30.4s, v17.s[0]
	fmla	v0.4s, v27.4s, v2.4s
	dup	v2.4s, w8
	mov	w8, #16271
	fmla	v4.4s, v29.4s, v5.s[0]
	ldp	s16, s5, [x13, #196]
	fmla	v6.4s, v29.4s, v7.s[0]
	ldr	q7, [sp, #192]
	movk	w8, #16363, lsl #16
	fmla	v1.4s, v29.4s, v16.s[0]
	fmla	v0.4s, v2.4s, v7.4s
	dup	v2.4s, w8
	ldp	s7, s16, [x13, #164]
	fmla	v4.4s, v28.4s, v3.s[0]
	ldr	s3, [x13, #132]
	add	x8, x13, #208
	fmla	v1.4s, v28.4s, v5.s[0]
	ldr	q5, [sp, #1392]
	fmla	v6.4s, v28.4s, v7.s[0]
	fneg	v7.4s, v26.4s
	fmla	v0.4s, v2.4s, v5.4s
	ldr	s2, [x13, #204]
	ldr	q5, [sp, #1584]
	fmla	v4.4s, v5.4s, v3.s[0]
	fmla	v1.4s, v5.4s, v2.s[0]
	movi	v2.4s, #191, lsl #24
	fmla	v6.4s, v5.4s, v16.s[0]
	ldr	q5, [sp, #176]
	fadd	v3.4s, v26.4s, v26.4s
	fmla	v7.4s, v2.4s, v0.4s
	fadd	v2.4s, v5.4s, v4.4s
	movi	v4.4s, #64, lsl #24
	ld1r	{ v0.4s }, [x8]
	umaddl	x8, w10, w20, x20
	add	x10, x10, #4
	umull	x10, w10, w20
	fmla	v6.4s, v4.4s, v5.s[0]
	movi	v4.4s, #65, lsl #24
	bit	v3.16b, v0.16b, v19.16b
	add	x8, x22, x8, lsl #4
	bit	v2.16b, v0.16b, v19.16b
	add	x10, x22, x10, lsl #4
	fmla	v1.4s, v4.4s, v5.s[0]
	mov	v4.16b, v19.16b
	bsl	v4.16b, v0.16b, v7.16b
	str	q4, [x11, x14]
	mov	v4.16b, v19.16b
	add	x11, x22, x15, lsl #4
	str	q3, [x8, x14]
	add	x8, x22, x0, lsl #4
	str	q2, [x11, x14]
	bsl	v4.16b, v0.16b, v6.16b
	bif	v0.16b, v1.16b, v19.16b
	str	q4, [x8, x14]
	str	q0, [x10, x14]
	b	.L19b8
.L19b102:
	add	sp, sp, #2000
	ldp	x20, x19, [sp, #144]
	ldp	x22, x21, [sp, #128]
	ldp	x24, x23, [sp, #112]
	ldp	x26, x25, [sp, #96]
	ldp	x28, x27, [sp, #80]
	ldp	x29, x30, [sp, #64]
	ldp	d9, d8, [sp, #48]
	ldp	d11, d10, [sp, #32]
	ldp	d13, d12, [sp, #16]
	ldp	d15, d14, [sp], #160
	ret
