// Made by `cargo xtask kernels`. Do not edit.
	.text
	.p2align	2
	.globl	gaussmle_xynbsxsy_poisson_neon
gaussmle_xynbsxsy_poisson_neon:
	.globl	_gaussmle_xynbsxsy_poisson_neon
_gaussmle_xynbsxsy_poisson_neon:
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
	sub	sp, sp, #2352
	str	w1, [sp, #52]
	cbz	w3, .L27b92
	cbz	w2, .L27b92
	ldr	w8, [sp, #52]
	cbz	w8, .L27b92
	mov	w8, w2
	ldr	w9, [sp, #52]
	fmov	v11.4s, #1.00000000
	str	x8, [sp, #64]
	ldp	x8, x16, [x0, #40]
	movi	v13.4s, #63, lsl #24
	fmov	v12.4s, #-1.00000000
	movi	d30, #0000000000000000
	movi	v31.2d, #0000000000000000
	movi	v8.4s, #127, msl #16
	movi	d9, #0000000000000000
	str	x8, [sp, #160]
	add	w8, w5, w4
	movi	v15.2d, #0x00ffff0000ffff
	add	w11, w8, w6
	mov	w8, w3
	ldr	x21, [sp, #2512]
	str	x8, [sp, #16]
	mul	w8, w2, w9
	ldr	x12, [x0]
	ldp	x27, x23, [x0, #24]
	ldr	x20, [x0, #56]
	mov	w6, #62154
	mov	w2, #50604
	mov	w3, #4719
	str	w8, [sp, #12]
	mov	w8, #16992
	mov	w4, #64269
	movk	w8, #3490, lsl #16
	mov	w24, #44110
	mov	w25, #13
	dup	v0.4s, w8
	mov	w8, #58632
	mov	w26, #56135
	movk	w8, #7740, lsl #16
	mov	w30, #55248
	mov	w28, #29208
	dup	v2.4s, w8
	mov	w8, #4059
	mov	w29, #14269
	str	q0, [sp, #720]
	mvni	v0.4s, #128, lsl #16
	movk	w8, #16713, lsl #16
	dup	v1.4s, w8
	mov	x10, xzr
	mov	w22, w9
	mov	w5, #80
	movk	w6, #29001, lsl #16
	movk	w2, #14119, lsl #16
	fneg	v0.4s, v0.4s
	movk	w3, #14979, lsl #16
	movk	w4, #49354, lsl #16
	movk	w24, #16042, lsl #16
	movk	w25, #48896, lsl #16
	movk	w26, #15947, lsl #16
	movk	w30, #48767, lsl #16
	movk	w28, #13233, lsl #16
	movk	w29, #13702, lsl #16
	mov	w9, w11
	stp	q1, q2, [sp, #128]
	str	q0, [sp, #112]
	str	x11, [sp, #40]
	stp	x22, x21, [sp, #96]
	str	x23, [sp, #88]
	b	.L27b5
.L27b4:
	ldr	x10, [sp, #32]
	ldr	x8, [sp, #16]
	ldr	w9, [sp, #28]
	add	x10, x10, #1
	cmp	x10, x8
	ldr	w8, [sp, #12]
	add	w9, w9, w8
	b.eq	.L27b92
.L27b5:
	ldr	x8, [sp, #64]
	mov	x11, xzr
	str	x10, [sp, #32]
	str	w9, [sp, #28]
	mul	x8, x10, x8
	mov	w10, w9
	str	x8, [sp, #56]
	b	.L27b7
.L27b6:
	ldr	x11, [sp, #80]
	ldr	x8, [sp, #64]
	ldr	w10, [sp, #76]
	add	x11, x11, #1
	cmp	x11, x8
	ldr	w8, [sp, #52]
	add	w10, w10, w8
	b.eq	.L27b4
.L27b7:
	ldr	x8, [sp, #56]
	ldr	x9, [sp, #40]
	mov	x0, xzr
	str	x11, [sp, #80]
	add	x8, x8, x11
	mov	w11, w10
	str	w10, [sp, #76]
	madd	x1, x8, x22, x9
	str	x1, [sp, #168]
	b	.L27b10
.L27b8:
	ldr	q0, [sp, #2240]
	fmov	v1.4s, #3.00000000
	ldr	q2, [sp, #1216]
	movi	v13.4s, #63, lsl #24
	ldr	x9, [sp, #160]
	ldr	w11, [sp, #252]
	orr	v0.16b, v28.16b, v0.16b
	bsl	v0.16b, v2.16b, v1.16b
	ldr	q1, [sp, #1248]
	str	q1, [x9, x19, lsl #4]
	str	q0, [x9, x8, lsl #4]
.L27b9:
	add	x0, x0, #1
	add	w11, w11, #1
	cmp	x0, x22
	b.eq	.L27b6
.L27b10:
	ldr	w15, [x21, #8]
	add	x8, x1, x0
	cmp	x8, x15
	b.hs	.L27b9
	ldr	w7, [x21]
	add	x8, x1, x0
	movi	v2.2d, #0000000000000000
	ldp	w13, w10, [x21, #16]
	umull	x9, w7, w7
	str	x8, [sp, #296]
	lsl	x19, x7, #4
	str	w11, [sp, #252]
	tst	w10, #0x1
	add	x8, x9, #1
	lsr	x8, x8, #1
	csel	x8, x9, x8, eq
	cbz	w7, .L27b44
	str	w13, [sp, #2336]
	ldr	x13, [sp, #296]
	movi	v7.2d, #0000000000000000
	movi	v0.2d, #0000000000000000
	movi	v16.4s, #16, lsl #16
	fmov	v28.4s, #1.00000000
	mul	x2, x8, x13
	fmov	v29.4s, #1.00000000
	movi	v1.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	mov	w24, #2382
	movi	v3.2d, #0000000000000000
	mul	w8, w11, w8
	lsl	w11, w7, #4
	mov	w25, #23130
	mov	w26, #18706
	mov	x3, xzr
	sub	x30, x7, #2
	mov	w1, #16
	mov	x17, x20
	add	x14, x12, x2, lsl #4
	mov	w4, #1
	mov	w13, #1
	movk	w24, #16192, lsl #16
	movk	w25, #15901, lsl #16
	movk	w26, #15319, lsl #16
	str	q0, [sp, #1664]
	b	.L27b17
.L27b13:
	mov	w24, #1
.L27b14:
	add	x22, x12, x22, lsl #4
	lsl	x23, x24, #4
	mov	x25, x27
	ld1r	{ v0.4s }, [x25], #4
	ldr	s19, [x25]
	ldr	q4, [x22, x23]
	add	x22, x24, #1
	fmov	d20, x7
	add	x21, x20, x21, lsl #4
	fsub	v0.4s, v4.4s, v0.4s
	bic	v4.4s, #128, lsl #24
	umax	v7.4s, v7.4s, v4.4s
	fmul	v0.4s, v0.4s, v19.s[0]
	fmov	d19, x22
	cmeq	v19.2d, v19.2d, v20.2d
	str	q0, [x21, x23]
	fadd	v20.4s, v3.4s, v0.4s
	fadd	v18.4s, v18.4s, v0.4s
	dup	v19.2d, v19.d[0]
	bit	v3.16b, v20.16b, v19.16b
.L27b15:
	mov	w24, #2382
	mov	w25, #23130
	mov	w26, #18706
	mov	w13, #1
	movk	w24, #16192, lsl #16
	movk	w25, #15901, lsl #16
	movk	w26, #15319, lsl #16
.L27b16:
	fmov	d0, x3
	fadd	v4.4s, v6.4s, v18.4s
	add	x3, x3, #1
	fadd	v5.4s, v5.4s, v17.4s
	fadd	v1.4s, v1.4s, v18.4s
	add	x4, x4, x7
	cmp	x3, x7
	add	w1, w1, w11
	add	x17, x17, x19
	cmeq	v0.2d, v0.2d, v9.2d
	add	w8, w8, w7
	dup	v0.2d, v0.d[0]
	bit	v6.16b, v4.16b, v0.16b
	b.eq	.L27b43
.L27b17:
	mov	w22, #28477
	mul	x21, x3, x7
	dup	v23.4s, w24
	movk	w22, #16149, lsl #16
	dup	v21.4s, w25
	dup	v19.4s, w26
	dup	v22.4s, w22
	mov	w22, #63253
	movk	w22, #15654, lsl #16
	dup	v20.4s, w22
	tbnz	w10, #0, .L27b23
	add	w22, w21, w2
	mov	x23, x27
	and	x22, x22, #0x7fffffff
	ld1r	{ v0.4s }, [x23], #4
	ldr	q4, [x12, x22, lsl #4]
	ldr	s17, [x23]
	and	x23, x8, #0x7fffffff
	add	x23, x12, x23, lsl #4
	fsub	v0.4s, v4.4s, v0.4s
	bic	v4.4s, #128, lsl #24
	umax	v7.4s, v7.4s, v4.4s
	fmul	v17.4s, v0.4s, v17.s[0]
	str	q17, [x20, x21, lsl #4]
	tbnz	w10, #3, .L27b31
	fmov	s0, w7
	fmov	s4, w13
	cmp	w7, #1
	fadd	v18.4s, v17.4s, v31.4s
	cmeq	v0.4s, v0.4s, v4.4s
	fadd	v4.4s, v3.4s, v17.4s
	dup	v0.4s, v0.s[0]
	bit	v3.16b, v4.16b, v0.16b
	b.eq	.L27b16
	cbz	x30, .L27b13
	sub	x25, x7, #2
	mov	w24, #1
.L27b22:
	lsl	x13, x24, #4
	mov	x26, x27
	subs	x25, x25, #1
	ld1r	{ v0.4s }, [x26], #4
	ldr	s19, [x26]
	ldr	q4, [x23, x13]
	add	x24, x24, #1
	fsub	v0.4s, v4.4s, v0.4s
	bic	v4.4s, #128, lsl #24
	umax	v7.4s, v7.4s, v4.4s
	fmul	v0.4s, v0.4s, v19.s[0]
	str	q0, [x17, x13]
	fadd	v18.4s, v18.4s, v0.4s
	b.ne	.L27b22
	b	.L27b14
.L27b23:
	ubfiz	w22, w21, #4, #1
	dup	v0.4s, w22
	lsr	x22, x21, #1
	ldr	q4, [x14, x22, lsl #4]
	mov	x22, x27
	neg	v0.4s, v0.4s
	ushl	v0.4s, v4.4s, v0.4s
	ld1r	{ v4.4s }, [x22], #4
	ldr	s17, [x22]
	and	v0.16b, v0.16b, v15.16b
	ucvtf	v0.4s, v0.4s
	fsub	v4.4s, v0.4s, v4.4s
	fmul	v17.4s, v4.4s, v17.s[0]
	str	q17, [x20, x21, lsl #4]
	tbz	w10, #3, .L27b25
	fadd	v4.4s, v17.4s, v23.4s
	mov	v24.16b, v21.16b
	ldr	q26, [sp, #1664]
	fadd	v18.4s, v17.4s, v22.4s
	mov	v25.16b, v19.16b
	fmla	v24.4s, v17.4s, v4.4s
	mov	v4.16b, v20.16b
	fmla	v4.4s, v17.4s, v18.4s
	fcmgt	v18.4s, v17.4s, #0.0
	fmla	v25.4s, v17.4s, v24.4s
	bif	v4.16b, v11.16b, v18.16b
	mov	v24.16b, v18.16b
	and	v18.16b, v18.16b, v11.16b
	bsl	v24.16b, v25.16b, v11.16b
	fadd	v26.4s, v26.4s, v18.4s
	fmul	v4.4s, v29.4s, v4.4s
	fmul	v24.4s, v28.4s, v24.4s
	str	q26, [sp, #1664]
	ushr	v25.4s, v4.4s, #23
	and	v4.16b, v4.16b, v8.16b
	sub	v16.4s, v16.4s, v25.4s
	and	v25.16b, v24.16b, v8.16b
	orr	v29.16b, v4.16b, v11.16b
	usra	v16.4s, v24.4s, #23
	orr	v28.16b, v25.16b, v11.16b
.L27b25:
	fmov	s4, w7
	fmov	s18, w13
	cmp	w7, #1
	umax	v7.4s, v7.4s, v0.4s
	cmeq	v4.4s, v4.4s, v18.4s
	fadd	v18.4s, v3.4s, v17.4s
	dup	v4.4s, v4.s[0]
	bit	v3.16b, v18.16b, v4.16b
	fadd	v18.4s, v17.4s, v31.4s
	b.eq	.L27b16
	cbz	x30, .L27b37
	mov	x22, #-1
	mov	w23, w1
	mov	x24, x4
	sub	x25, x7, #2
	b	.L27b29
.L27b28:
	fadd	v18.4s, v18.4s, v4.4s
	umax	v7.4s, v7.4s, v0.4s
	sub	x25, x25, #1
	sub	x22, x22, #1
	add	x24, x24, #1
	add	w23, w23, #16
	cbz	x25, .L27b33
.L27b29:
	and	w26, w23, #0x10
	dup	v0.4s, w26
	lsr	x26, x24, #1
	ldr	q4, [x14, x26, lsl #4]
	mov	x26, x27
	neg	v0.4s, v0.4s
	ushl	v0.4s, v4.4s, v0.4s
	ld1r	{ v4.4s }, [x26], #4
	ldr	s24, [x26]
	and	v0.16b, v0.16b, v15.16b
	ucvtf	v0.4s, v0.4s
	fsub	v4.4s, v0.4s, v4.4s
	fmul	v4.4s, v4.4s, v24.s[0]
	str	q4, [x20, x24, lsl #4]
	tbz	w10, #3, .L27b28
	fadd	v24.4s, v4.4s, v23.4s
	mov	v26.16b, v21.16b
	fadd	v25.4s, v4.4s, v22.4s
	mov	v27.16b, v19.16b
	fmla	v26.4s, v4.4s, v24.4s
	mov	v24.16b, v20.16b
	fmla	v24.4s, v4.4s, v25.4s
	fcmgt	v25.4s, v4.4s, #0.0
	fmla	v27.4s, v4.4s, v26.4s
	bif	v24.16b, v11.16b, v25.16b
	mov	v26.16b, v25.16b
	and	v25.16b, v25.16b, v11.16b
	bsl	v26.16b, v27.16b, v11.16b
	fmul	v24.4s, v29.4s, v24.4s
	fmul	v26.4s, v28.4s, v26.4s
	ldr	q28, [sp, #1664]
	ushr	v27.4s, v24.4s, #23
	and	v24.16b, v24.16b, v8.16b
	fadd	v28.4s, v28.4s, v25.4s
	sub	v16.4s, v16.4s, v27.4s
	and	v27.16b, v26.16b, v8.16b
	orr	v29.16b, v24.16b, v11.16b
	str	q28, [sp, #1664]
	usra	v16.4s, v26.4s, #23
	orr	v28.16b, v27.16b, v11.16b
	b	.L27b28
.L27b31:
	fadd	v0.4s, v17.4s, v23.4s
	mov	v18.16b, v21.16b
	cmp	w7, #1
	fadd	v4.4s, v17.4s, v22.4s
	mov	v24.16b, v19.16b
	fmov	s25, w13
	fadd	v26.4s, v3.4s, v17.4s
	fmla	v18.4s, v17.4s, v0.4s
	mov	v0.16b, v20.16b
	fmla	v0.4s, v17.4s, v4.4s
	fcmgt	v4.4s, v17.4s, #0.0
	fmla	v24.4s, v17.4s, v18.4s
	bif	v0.16b, v11.16b, v4.16b
	mov	v18.16b, v4.16b
	and	v4.16b, v4.16b, v11.16b
	bsl	v18.16b, v24.16b, v11.16b
	fmov	s24, w7
	fmul	v0.4s, v29.4s, v0.4s
	cmeq	v24.4s, v24.4s, v25.4s
	fmul	v25.4s, v28.4s, v18.4s
	ldr	q28, [sp, #1664]
	ushr	v18.4s, v0.4s, #23
	and	v0.16b, v0.16b, v8.16b
	dup	v24.4s, v24.s[0]
	fadd	v28.4s, v28.4s, v4.4s
	sub	v16.4s, v16.4s, v18.4s
	and	v27.16b, v25.16b, v8.16b
	fadd	v18.4s, v17.4s, v31.4s
	bit	v3.16b, v26.16b, v24.16b
	orr	v29.16b, v0.16b, v11.16b
	usra	v16.4s, v25.4s, #23
	orr	v10.16b, v27.16b, v11.16b
	b.ne	.L27b34
	str	q28, [sp, #1664]
	mov	v28.16b, v10.16b
	b	.L27b16
.L27b33:
	mov	w24, #2382
	mov	w25, #23130
	mov	w26, #18706
	neg	x22, x22
	mov	w13, #1
	movk	w24, #16192, lsl #16
	movk	w25, #15901, lsl #16
	movk	w26, #15319, lsl #16
	b	.L27b38
.L27b34:
	cbz	x30, .L27b41
	sub	x25, x7, #2
	mov	w24, #1
.L27b36:
	lsl	x26, x24, #4
	mov	x13, x27
	mov	v26.16b, v21.16b
	ld1r	{ v0.4s }, [x13], #4
	ldr	s24, [x13]
	ldr	q4, [x23, x26]
	mov	v27.16b, v19.16b
	subs	x25, x25, #1
	add	x24, x24, #1
	fsub	v0.4s, v4.4s, v0.4s
	bic	v4.4s, #128, lsl #24
	umax	v7.4s, v7.4s, v4.4s
	fmul	v0.4s, v0.4s, v24.s[0]
	str	q0, [x17, x26]
	fadd	v24.4s, v0.4s, v23.4s
	fadd	v25.4s, v0.4s, v22.4s
	fadd	v18.4s, v18.4s, v0.4s
	fmla	v26.4s, v0.4s, v24.4s
	mov	v24.16b, v20.16b
	fmla	v24.4s, v0.4s, v25.4s
	fcmgt	v25.4s, v0.4s, #0.0
	fmla	v27.4s, v0.4s, v26.4s
	bif	v24.16b, v11.16b, v25.16b
	mov	v26.16b, v25.16b
	and	v25.16b, v25.16b, v11.16b
	bsl	v26.16b, v27.16b, v11.16b
	fadd	v28.4s, v28.4s, v25.4s
	fmul	v24.4s, v29.4s, v24.4s
	fmul	v26.4s, v10.4s, v26.4s
	ushr	v27.4s, v24.4s, #23
	and	v24.16b, v24.16b, v8.16b
	sub	v16.4s, v16.4s, v27.4s
	and	v27.16b, v26.16b, v8.16b
	orr	v29.16b, v24.16b, v11.16b
	usra	v16.4s, v26.4s, #23
	orr	v10.16b, v27.16b, v11.16b
	b.ne	.L27b36
	b	.L27b42
.L27b37:
	mov	w22, #1
.L27b38:
	add	x21, x22, x21
	ubfiz	w23, w21, #4, #1
	dup	v0.4s, w23
	lsr	x23, x21, #1
	ldr	q4, [x14, x23, lsl #4]
	mov	x23, x27
	neg	v0.4s, v0.4s
	ushl	v0.4s, v4.4s, v0.4s
	ld1r	{ v4.4s }, [x23], #4
	ldr	s24, [x23]
	and	v0.16b, v0.16b, v15.16b
	ucvtf	v0.4s, v0.4s
	fsub	v4.4s, v0.4s, v4.4s
	fmul	v4.4s, v4.4s, v24.s[0]
	str	q4, [x20, x21, lsl #4]
	tbz	w10, #3, .L27b40
	fadd	v23.4s, v4.4s, v23.4s
	fadd	v22.4s, v4.4s, v22.4s
	fmla	v21.4s, v4.4s, v23.4s
	fmla	v20.4s, v4.4s, v22.4s
	fcmgt	v22.4s, v4.4s, #0.0
	ldr	q23, [sp, #1664]
	fmla	v19.4s, v4.4s, v21.4s
	bif	v20.16b, v11.16b, v22.16b
	bif	v19.16b, v11.16b, v22.16b
	fmul	v20.4s, v29.4s, v20.4s
	and	v22.16b, v22.16b, v11.16b
	fadd	v23.4s, v23.4s, v22.4s
	fmul	v19.4s, v28.4s, v19.4s
	ushr	v21.4s, v20.4s, #23
	and	v20.16b, v20.16b, v8.16b
	sub	v16.4s, v16.4s, v21.4s
	orr	v29.16b, v20.16b, v11.16b
	str	q23, [sp, #1664]
	and	v21.16b, v19.16b, v8.16b
	usra	v16.4s, v19.4s, #23
	orr	v28.16b, v21.16b, v11.16b
.L27b40:
	add	x21, x22, #1
	fmov	d20, x7
	fadd	v18.4s, v18.4s, v4.4s
	fmov	d19, x21
	umax	v7.4s, v7.4s, v0.4s
	cmeq	v19.2d, v19.2d, v20.2d
	fadd	v20.4s, v3.4s, v4.4s
	dup	v19.2d, v19.d[0]
	bit	v3.16b, v20.16b, v19.16b
	b	.L27b16
.L27b41:
	mov	w24, #1
.L27b42:
	add	x23, x12, x22, lsl #4
	lsl	x22, x24, #4
	mov	x25, x27
	ld1r	{ v0.4s }, [x25], #4
	ldr	s24, [x25]
	ldr	q4, [x23, x22]
	add	x23, x24, #1
	add	x21, x20, x21, lsl #4
	fsub	v0.4s, v4.4s, v0.4s
	bic	v4.4s, #128, lsl #24
	umax	v7.4s, v7.4s, v4.4s
	fmul	v0.4s, v0.4s, v24.s[0]
	str	q0, [x21, x22]
	fadd	v23.4s, v0.4s, v23.4s
	fadd	v22.4s, v0.4s, v22.4s
	fadd	v24.4s, v3.4s, v0.4s
	fadd	v18.4s, v18.4s, v0.4s
	fmla	v21.4s, v0.4s, v23.4s
	fmla	v20.4s, v0.4s, v22.4s
	fcmgt	v22.4s, v0.4s, #0.0
	fmov	d23, x7
	fmla	v19.4s, v0.4s, v21.4s
	bif	v20.16b, v11.16b, v22.16b
	fmov	d21, x23
	cmeq	v21.2d, v21.2d, v23.2d
	bif	v19.16b, v11.16b, v22.16b
	fmul	v20.4s, v29.4s, v20.4s
	and	v22.16b, v22.16b, v11.16b
	dup	v21.2d, v21.d[0]
	fadd	v28.4s, v28.4s, v22.4s
	fmul	v19.4s, v10.4s, v19.4s
	ushr	v23.4s, v20.4s, #23
	and	v20.16b, v20.16b, v8.16b
	bit	v3.16b, v24.16b, v21.16b
	sub	v16.4s, v16.4s, v23.4s
	str	q28, [sp, #1664]
	orr	v29.16b, v20.16b, v11.16b
	and	v23.16b, v19.16b, v8.16b
	usra	v16.4s, v19.4s, #23
	orr	v28.16b, v23.16b, v11.16b
	b	.L27b15
.L27b43:
	mov	w8, #1400897535
	ucvtf	v4.4s, v16.4s
	ldr	x23, [sp, #88]
	dup	v0.4s, w8
	mov	w8, #-914358272
	mov	w2, #50604
	dup	v16.4s, w8
	ldp	x22, x21, [sp, #96]
	mov	w3, #4719
	mov	w4, #64269
	mov	w24, #44110
	cmhi	v0.4s, v7.4s, v0.4s
	mov	w25, #13
	mov	w26, #56135
	mov	w30, #55248
	ldr	w13, [sp, #2336]
	movk	w2, #14119, lsl #16
	movk	w3, #14979, lsl #16
	movk	w4, #49354, lsl #16
	movk	w24, #16042, lsl #16
	xtn	v7.4h, v0.4s
	fadd	v0.4s, v4.4s, v16.4s
	movk	w25, #48896, lsl #16
	movk	w26, #15947, lsl #16
	movk	w30, #48767, lsl #16
	b	.L27b45
.L27b44:
	movi	v0.2d, #0000000000000000
	fmov	v29.4s, #1.00000000
	movi	v7.2d, #0000000000000000
	movi	v3.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v1.2d, #0000000000000000
	fmov	v28.4s, #1.00000000
	str	q0, [sp, #1664]
.L27b45:
	str	q0, [sp, #192]
	ucvtf	s0, w7
	dup	v0.4s, v0.s[0]
	fmaxnm	v4.4s, v0.4s, v11.4s
	fdiv	v4.4s, v11.4s, v4.4s
	fmul	v6.4s, v4.4s, v6.4s
	fmul	v16.4s, v4.4s, v18.4s
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
	fmul	v3.4s, v3.4s, v13.4s
	cbz	w7, .L27b50
	fmaxnm	v2.4s, v3.4s, v2.4s
	movi	v4.2d, #0000000000000000
	mov	x8, xzr
	movi	v16.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	mov	x11, x20
	movi	v6.2d, #0000000000000000
	fsqrt	v2.4s, v2.4s
	fadd	v17.4s, v3.4s, v2.4s
	movi	v2.2d, #0000000000000000
.L27b47:
	movi	v18.2d, #0000000000000000
	mov	x14, xzr
.L27b48:
	ldr	q19, [x11, x14, lsl #4]
	ucvtf	s20, x14
	add	x14, x14, #1
	cmp	x7, x14
	fsub	v19.4s, v19.4s, v17.4s
	fmul	s21, s20, s20
	fmaxnm	v19.4s, v19.4s, v31.4s
	fmul	v19.4s, v19.4s, v19.4s
	fadd	v18.4s, v18.4s, v19.4s
	fmla	v16.4s, v19.4s, v20.s[0]
	fmla	v6.4s, v19.4s, v21.s[0]
	b.ne	.L27b48
	ucvtf	s19, x8
	fadd	v4.4s, v4.4s, v18.4s
	add	x8, x8, #1
	cmp	x8, x7
	add	x11, x11, x19
	fmul	s20, s19, s19
	fmla	v5.4s, v18.4s, v19.s[0]
	fmla	v2.4s, v18.4s, v20.s[0]
	b.ne	.L27b47
	b	.L27b51
.L27b50:
	movi	v6.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
.L27b51:
	ldr	q17, [sp, #720]
	fmov	v31.4s, #1.00000000
	ucvtf	s18, x9
	fadd	v0.4s, v0.4s, v12.4s
	ldr	q19, [sp, #144]
	fmov	v20.4s, #0.25000000
	fmaxnm	v17.4s, v4.4s, v17.4s
	add	x8, x27, #20
	add	x9, x27, #52
	fcmgt	v19.4s, v4.4s, v19.4s
	ld1r	{ v23.4s }, [x9]
	add	x9, x27, #88
	dup	v21.4s, v18.s[0]
	ld1r	{ v24.4s }, [x9]
	add	x9, x27, #92
	fmul	v18.4s, v0.4s, v13.4s
	ld1r	{ v25.4s }, [x9]
	add	x9, x27, #72
	fdiv	v17.4s, v31.4s, v17.4s
	ld1r	{ v22.4s }, [x9]
	add	x9, x27, #96
	fmls	v1.4s, v3.4s, v21.s[0]
	ld1r	{ v27.4s }, [x9]
	add	x9, x27, #80
	stp	q25, q24, [sp, #880]
	fminnm	v3.4s, v3.4s, v24.4s
	ld1r	{ v24.4s }, [x9]
	add	x9, x27, #84
	stp	q29, q28, [sp, #208]
	fmov	v9.4s, #4.00000000
	ld1r	{ v29.4s }, [x9]
	add	x9, x27, #64
	str	q21, [sp, #176]
	dup	v10.4s, w6
	movi	v13.2d, #0000000000000000
	stp	q23, q29, [sp, #800]
	str	q10, [sp, #320]
	fmul	v0.4s, v16.4s, v17.4s
	fmov	v16.4s, #9.00000000
	fmul	v6.4s, v6.4s, v17.4s
	fmul	v5.4s, v5.4s, v17.4s
	fmul	v17.4s, v2.4s, v17.4s
	mov	v2.16b, v19.16b
	fdiv	v16.4s, v21.4s, v16.4s
	bif	v0.16b, v18.16b, v19.16b
	bsl	v2.16b, v5.16b, v18.16b
	ld1r	{ v18.4s }, [x8]
	add	x8, x27, #76
	ld1r	{ v26.4s }, [x8]
	add	x8, x27, #68
	fmls	v6.4s, v0.4s, v0.4s
	fcmgt	v19.4s, v18.4s, #0.0
	fmls	v17.4s, v2.4s, v2.4s
	fminnm	v0.4s, v0.4s, v26.4s
	fminnm	v2.4s, v2.4s, v24.4s
	stp	q24, q26, [sp, #768]
	movi	v24.2d, #0000000000000000
	fadd	v6.4s, v6.4s, v6.4s
	stp	q24, q24, [sp, #400]
	fminnm	v5.4s, v6.4s, v16.4s
	fadd	v6.4s, v17.4s, v17.4s
	fmaxnm	v5.4s, v5.4s, v20.4s
	fminnm	v6.4s, v6.4s, v16.4s
	ldr	q16, [sp, #128]
	fsqrt	v5.4s, v5.4s
	fmaxnm	v6.4s, v6.4s, v20.4s
	fsqrt	v6.4s, v6.4s
	fmul	v16.4s, v5.4s, v16.4s
	bit	v5.16b, v18.16b, v19.16b
	fminnm	v5.4s, v5.4s, v25.4s
	fmul	v16.4s, v6.4s, v16.4s
	bit	v6.16b, v18.16b, v19.16b
	ld1r	{ v18.4s }, [x9]
	add	x9, x27, #60
	ld1r	{ v24.4s }, [x9]
	fmaxnm	v3.4s, v3.4s, v18.4s
	stp	q18, q27, [sp, #848]
	fmul	v4.4s, v4.4s, v16.4s
	fminnm	v6.4s, v6.4s, v27.4s
	str	q24, [sp, #832]
	str	q3, [sp, #1712]
	fsqrt	v16.4s, v4.4s
	fmov	v4.4s, #6.00000000
	fcmgt	v17.4s, v4.4s, v21.4s
	ld1r	{ v21.4s }, [x8]
	add	x8, x27, #56
	ld1r	{ v19.4s }, [x8]
	movi	v3.2d, #0000000000000000
	add	x8, x16, #32
	umaddl	x9, w7, w5, x8
	stp	q22, q21, [sp, #912]
	xtn	v17.4h, v17.4s
	str	q19, [sp, #752]
	ucvtf	s4, w13
	fmaxnm	v1.4s, v1.4s, v16.4s
	movi	v16.2d, #0000000000000000
	orr	v7.8b, v17.8b, v7.8b
	fmov	v18.4s, #1.50000000
	ushll	v7.4s, v7.4h, #0
	stp	q16, q3, [sp, #432]
	fsub	v16.4s, v25.4s, v21.4s
	fmaxnm	v1.4s, v1.4s, v31.4s
	fsub	v17.4s, v27.4s, v22.4s
	fmaxnm	v22.4s, v6.4s, v22.4s
	shl	v7.4s, v7.4s, #31
	fmul	v6.4s, v16.4s, v20.4s
	fminnm	v1.4s, v1.4s, v29.4s
	fmaxnm	v16.4s, v5.4s, v21.4s
	movi	v29.4s, #8
	cmlt	v3.4s, v7.4s, #0
	fmul	v7.4s, v17.4s, v20.4s
	fmaxnm	v20.4s, v0.4s, v23.4s
	fmaxnm	v0.4s, v2.4s, v19.4s
	fmaxnm	v21.4s, v1.4s, v24.4s
	fmov	v1.4s, #4.00000000
	bic	v24.16b, v31.16b, v3.16b
	stp	q7, q6, [sp, #256]
	str	q0, [sp, #1680]
	movi	v0.2d, #0000000000000000
	stp	q18, q1, [sp, #336]
	movi	v1.4s, #4
	stp	q0, q0, [sp, #368]
	fmov	v0.4s, #5.00000000
	bit	v0.16b, v9.16b, v3.16b
	str	q0, [sp, #1216]
	movi	v0.2d, #0000000000000000
	str	q0, [sp, #480]
	stp	q10, q0, [sp, #976]
	movi	v10.4s, #16
	str	q0, [sp, #1248]
	fmov	v0.4s, #1.00000000
	str	q0, [sp, #464]
	dup	v0.4s, v4.s[0]
	movi	v4.4s, #32
	str	q0, [sp, #496]
	ldr	q0, [sp, #112]
	str	q0, [sp, #944]
	b	.L27b53
.L27b52:
	fmul	v2.4s, v8.4s, v4.4s
	movi	v19.2d, #0000000000000000
	ldr	q1, [sp, #1280]
	ldp	q3, q4, [sp, #432]
	mov	w8, #7549
	movk	w8, #9872, lsl #16
	ldr	q7, [sp, #2128]
	str	q16, [sp, #2224]
	dup	v20.4s, w8
	str	q12, [sp, #2016]
	mov	w8, #84
	fmls	v18.4s, v2.4s, v1.4s
	ldr	q1, [sp, #2192]
	fmul	v8.4s, v5.4s, v2.4s
	movk	w8, #16256, lsl #16
	fmla	v19.4s, v4.4s, v1.4s
	ldr	q1, [sp, #1296]
	fmul	v6.4s, v1.4s, v18.4s
	ldr	q1, [sp, #2208]
	fcmlt	v31.4s, v8.4s, #0.0
	str	q8, [sp, #2000]
	fmla	v19.4s, v3.4s, v1.4s
	ldr	q1, [sp, #1344]
	ldr	q3, [sp, #2144]
	fmls	v0.4s, v6.4s, v1.4s
	ldr	q1, [sp, #400]
	fmul	v24.4s, v9.4s, v6.4s
	fmla	v19.4s, v1.4s, v3.4s
	ldr	q1, [sp, #1312]
	ldr	q3, [sp, #1184]
	fmls	v0.4s, v2.4s, v1.4s
	ldr	q1, [sp, #1264]
	str	q24, [sp, #2288]
	fmul	v23.4s, v1.4s, v0.4s
	ldr	q0, [sp, #1744]
	ldr	q1, [sp, #1792]
	fmls	v17.4s, v23.4s, v0.4s
	ldr	q0, [sp, #1360]
	fmls	v17.4s, v6.4s, v0.4s
	ldr	q0, [sp, #1328]
	fmls	v17.4s, v2.4s, v0.4s
	ldr	q0, [sp, #1376]
	fmul	v5.4s, v0.4s, v17.4s
	ldr	q0, [sp, #1776]
	fmls	v3.4s, v5.4s, v0.4s
	ldr	q0, [sp, #1760]
	fmls	v3.4s, v23.4s, v0.4s
	fabs	v0.4s, v8.4s
	fadd	v0.4s, v0.4s, v20.4s
	fmls	v3.4s, v6.4s, v1.4s
	ldr	q1, [sp, #416]
	fmla	v19.4s, v1.4s, v7.4s
	ldr	q1, [sp, #1392]
	fabs	v7.4s, v24.4s
	fdiv	v0.4s, v11.4s, v0.4s
	fmls	v3.4s, v2.4s, v1.4s
	ldp	q4, q1, [sp, #368]
	fadd	v7.4s, v7.4s, v20.4s
	str	q0, [sp, #1984]
	ldr	q0, [sp, #2320]
	fmla	v19.4s, v4.4s, v0.4s
	ldr	q0, [sp, #1440]
	fmul	v18.4s, v0.4s, v3.4s
	ldr	q0, [sp, #2336]
	ldr	q3, [sp, #1200]
	fmla	v19.4s, v1.4s, v0.4s
	ldr	q0, [sp, #1472]
	fmov	v1.4s, #0.25000000
	fmls	v3.4s, v18.4s, v0.4s
	ldr	q0, [sp, #480]
	str	q0, [sp, #480]
	fsub	v16.4s, v0.4s, v19.4s
	fmul	v19.4s, v0.4s, v1.4s
	fdiv	v0.4s, v11.4s, v7.4s
	ldr	q1, [sp, #1888]
	fmaxnm	v7.4s, v16.4s, v19.4s
	ldr	q16, [sp, #1872]
	fmul	v4.4s, v16.4s, v5.4s
	fcmlt	v10.4s, v4.4s, #0.0
	str	q4, [sp, #1744]
	str	q0, [sp, #1968]
	ldr	q0, [sp, #1456]
	fmls	v3.4s, v5.4s, v0.4s
	ldr	q0, [sp, #1424]
	fabs	v5.4s, v4.4s
	fmls	v3.4s, v23.4s, v0.4s
	ldr	q0, [sp, #720]
	fmaxnm	v7.4s, v7.4s, v0.4s
	ldr	q0, [sp, #1408]
	fmls	v3.4s, v6.4s, v0.4s
	fdiv	v0.4s, v11.4s, v7.4s
	str	q0, [sp, #1760]
	ldr	q0, [sp, #1040]
	fmls	v3.4s, v2.4s, v0.4s
	fadd	v2.4s, v5.4s, v20.4s
	fdiv	v2.4s, v11.4s, v2.4s
	fmul	v13.4s, v1.4s, v3.4s
	ldr	q3, [sp, #1648]
	str	q3, [sp, #1648]
	fabs	v5.4s, v13.4s
	str	q13, [sp, #1792]
	fadd	v19.4s, v5.4s, v20.4s
	ldp	q5, q7, [sp, #784]
	fsub	v26.4s, v5.4s, v3.4s
	str	q2, [sp, #1776]
	ldp	q2, q0, [sp, #544]
	fminnm	v21.4s, v0.4s, v11.4s
	ldr	q0, [sp, #1504]
	fmul	v14.4s, v0.4s, v18.4s
	fdiv	v18.4s, v11.4s, v19.4s
	fcmlt	v11.4s, v13.4s, #0.0
	fminnm	v19.4s, v21.4s, v2.4s
	ldr	q2, [sp, #512]
	fabs	v22.4s, v14.4s
	str	q14, [sp, #1472]
	fminnm	v21.4s, v19.4s, v2.4s
	ldr	q2, [sp, #1952]
	fadd	v19.4s, v22.4s, v20.4s
	fsub	v22.4s, v3.4s, v7.4s
	ldr	q3, [sp, #1696]
	ldp	q5, q7, [sp, #816]
	fmul	v6.4s, v2.4s, v23.4s
	fsub	v27.4s, v3.4s, v7.4s
	fsub	v28.4s, v5.4s, v3.4s
	ldr	q5, [sp, #928]
	ldr	q3, [sp, #1904]
	mov	v7.16b, v9.16b
	fcmlt	v9.4s, v24.4s, #0.0
	fmov	v24.4s, #1.00000000
	fabs	v4.4s, v6.4s
	bif	v22.16b, v26.16b, v11.16b
	fsub	v25.4s, v3.4s, v5.4s
	ldr	q5, [sp, #880]
	fcmlt	v11.4s, v6.4s, #0.0
	bif	v27.16b, v28.16b, v10.16b
	fsub	v29.4s, v5.4s, v3.4s
	ldr	q5, [sp, #912]
	ldr	q3, [sp, #1936]
	fmul	v22.4s, v22.4s, v18.4s
	fsub	v23.4s, v3.4s, v5.4s
	ldr	q5, [sp, #864]
	str	q3, [sp, #1936]
	fsub	v30.4s, v5.4s, v3.4s
	ldr	q3, [sp, #2160]
	fmul	v12.4s, v3.4s, v1.4s
	ldr	q3, [sp, #2176]
	fmul	v13.4s, v3.4s, v0.4s
	fdiv	v3.4s, v24.4s, v19.4s
	fadd	v19.4s, v4.4s, v20.4s
	mov	v4.16b, v16.16b
	fmul	v26.4s, v1.4s, v12.4s
	ldp	q5, q1, [sp, #752]
	fcmlt	v12.4s, v14.4s, #0.0
	fmul	v28.4s, v0.4s, v13.4s
	ldr	q0, [sp, #528]
	fminnm	v21.4s, v21.4s, v0.4s
	ldr	q0, [sp, #2048]
	fmul	v20.4s, v0.4s, v16.4s
	ldr	q0, [sp, #1680]
	str	q3, [sp, #1440]
	mov	v3.16b, v31.16b
	fsub	v31.4s, v1.4s, v0.4s
	ldr	q1, [sp, #848]
	bsl	v3.16b, v23.16b, v30.16b
	ldr	q23, [sp, #1712]
	fsub	v30.4s, v0.4s, v5.4s
	ldr	q0, [sp, #480]
	ldr	q5, [sp, #1584]
	str	q3, [sp, #2160]
	mov	v3.16b, v9.16b
	fsub	v9.4s, v23.4s, v1.4s
	ldr	q1, [sp, #896]
	bif	v30.16b, v31.16b, v12.16b
	fsub	v10.4s, v1.4s, v23.4s
	ldr	q1, [sp, #2032]
	bsl	v3.16b, v25.16b, v29.16b
	mov	v25.16b, v6.16b
	fmul	v13.4s, v1.4s, v2.4s
	mov	v1.16b, v2.16b
	ldr	q2, [sp, #2240]
	fmul	v14.4s, v2.4s, v7.4s
	ldr	q2, [sp, #1760]
	str	q3, [sp, #1456]
	ldr	q3, [sp, #1568]
	bif	v9.16b, v10.16b, v11.16b
	dup	v10.4s, w8
	fmul	v16.4s, v0.4s, v2.4s
	fmul	v31.4s, v1.4s, v13.4s
	ldr	q1, [sp, #464]
	fsub	v29.4s, v24.4s, v3.4s
	fmul	v2.4s, v4.4s, v20.4s
	fsub	v20.4s, v24.4s, v5.4s
	ldr	q4, [sp, #1600]
	mov	w8, #49807
	movk	w8, #15605, lsl #16
	fmul	v11.4s, v1.4s, v16.4s
	fmul	v1.4s, v7.4s, v14.4s
	fsub	v6.4s, v24.4s, v4.4s
	fmla	v29.4s, v3.4s, v26.4s
	fminnm	v26.4s, v21.4s, v15.4s
	fmla	v20.4s, v5.4s, v2.4s
	fdiv	v21.4s, v24.4s, v19.4s
	ldr	q2, [sp, #336]
	ldr	q16, [sp, #1440]
	fcmgt	v14.4s, v0.4s, #0.0
	ldr	q0, [sp, #1008]
	fcmgt	v5.4s, v5.4s, #0.0
	str	q1, [sp, #2240]
	ldr	q1, [sp, #1776]
	fminnm	v17.4s, v11.4s, v2.4s
	fminnm	v19.4s, v26.4s, v29.4s
	str	q20, [sp, #2176]
	ldr	q20, [sp, #1984]
	fmul	v26.4s, v27.4s, v1.4s
	movi	v1.4s, #63, lsl #24
	ldr	q11, [sp, #1968]
	fmla	v6.4s, v4.4s, v28.4s
	fmul	v29.4s, v30.4s, v16.4s
	fmul	v30.4s, v22.4s, v10.4s
	fcmgt	v28.4s, v3.4s, #0.0
	dup	v3.4s, w6
	fcmgt	v4.4s, v4.4s, #0.0
	dup	v13.4s, w8
	ldr	q7, [sp, #1552]
	fmul	v18.4s, v0.4s, v18.4s
	fmul	v27.4s, v20.4s, v1.4s
	fmul	v12.4s, v11.4s, v1.4s
	ldr	q1, [sp, #992]
	fmul	v29.4s, v29.4s, v10.4s
	fminnm	v30.4s, v30.4s, v3.4s
	fmul	v26.4s, v26.4s, v10.4s
	fcmgt	v2.4s, v1.4s, #0.0
	ldr	q1, [sp, #1616]
	fmaxnm	v17.4s, v17.4s, v13.4s
	fsub	v22.4s, v24.4s, v7.4s
	mov	w8, #46871
	fmul	v15.4s, v0.4s, v27.4s
	fmul	v27.4s, v1.4s, v27.4s
	fmul	v13.4s, v0.4s, v12.4s
	bsl	v28.16b, v30.16b, v3.16b
	fmul	v12.4s, v1.4s, v12.4s
	fmul	v21.4s, v9.4s, v21.4s
	str	q2, [sp, #2032]
	orn	v14.16b, v2.16b, v14.16b
	fminnm	v2.4s, v19.4s, v6.4s
	ldr	q0, [sp, #2288]
	fmla	v22.4s, v7.4s, v31.4s
	fadd	v19.4s, v23.4s, v25.4s
	fminnm	v15.4s, v15.4s, v27.4s
	mov	v27.16b, v4.16b
	movk	w8, #14545, lsl #16
	mov	v6.16b, v14.16b
	mov	v14.16b, v3.16b
	str	q2, [sp, #1952]
	mov	v2.16b, v5.16b
	ldr	q5, [sp, #1904]
	bsl	v27.16b, v29.16b, v3.16b
	fminnm	v29.4s, v13.4s, v12.4s
	ldr	q13, [sp, #1936]
	bsl	v6.16b, v24.16b, v17.16b
	fmul	v24.4s, v1.4s, v16.4s
	fmul	v1.4s, v21.4s, v10.4s
	bsl	v2.16b, v26.16b, v3.16b
	ldr	q3, [sp, #2160]
	fadd	v26.4s, v5.4s, v0.4s
	ldr	q0, [sp, #1456]
	fadd	v30.4s, v13.4s, v8.4s
	fminnm	v27.4s, v28.4s, v27.4s
	fcmgt	v28.4s, v7.4s, #0.0
	fmul	v4.4s, v3.4s, v20.4s
	ldp	q7, q3, [sp, #256]
	str	q6, [sp, #2048]
	fmul	v25.4s, v0.4s, v11.4s
	fminnm	v18.4s, v6.4s, v18.4s
	fmul	v31.4s, v7.4s, v20.4s
	ldp	q7, q0, [sp, #864]
	mov	v6.16b, v28.16b
	fmul	v17.4s, v3.4s, v11.4s
	ldr	q3, [sp, #896]
	fmul	v8.4s, v4.4s, v10.4s
	fminnm	v18.4s, v18.4s, v24.4s
	fmul	v25.4s, v25.4s, v10.4s
	fminnm	v9.4s, v30.4s, v7.4s
	ldr	q7, [sp, #1696]
	fminnm	v11.4s, v26.4s, v0.4s
	bsl	v6.16b, v1.16b, v14.16b
	fminnm	v1.4s, v27.4s, v2.4s
	ldr	q2, [sp, #1744]
	fminnm	v3.4s, v19.4s, v3.4s
	ldr	q0, [sp, #1536]
	fminnm	v10.4s, v15.4s, v31.4s
	fadd	v16.4s, v7.4s, v2.4s
	ldp	q4, q2, [sp, #912]
	fminnm	v17.4s, v29.4s, v17.4s
	fcmgt	v12.4s, v0.4s, #0.0
	ldr	q15, [sp, #1472]
	fminnm	v1.4s, v1.4s, v6.4s
	fmaxnm	v27.4s, v9.4s, v4.4s
	ldp	q6, q4, [sp, #816]
	fmaxnm	v24.4s, v11.4s, v2.4s
	ldr	q2, [sp, #848]
	fmov	v11.4s, #1.00000000
	fminnm	v17.4s, v18.4s, v17.4s
	bif	v25.16b, v14.16b, v12.16b
	ldr	q12, [sp, #1680]
	fmaxnm	v28.4s, v3.4s, v2.4s
	fminnm	v31.4s, v16.4s, v6.4s
	ldr	q2, [sp, #1520]
	fcmeq	v30.4s, v30.4s, v27.4s
	fcmeq	v27.4s, v27.4s, v13.4s
	ldr	q6, [sp, #1488]
	fcmgt	v3.4s, v2.4s, #0.0
	fcmeq	v18.4s, v26.4s, v24.4s
	fsub	v9.4s, v11.4s, v0.4s
	fcmeq	v24.4s, v24.4s, v5.4s
	fadd	v29.4s, v12.4s, v15.4s
	ldr	q13, [sp, #768]
	fcmeq	v26.4s, v28.4s, v23.4s
	fmaxnm	v23.4s, v31.4s, v4.4s
	ldr	q4, [sp, #2304]
	bic	v21.16b, v27.16b, v30.16b
	fminnm	v1.4s, v1.4s, v25.4s
	ldr	q27, [sp, #1792]
	fmul	v20.4s, v4.4s, v6.4s
	movi	v4.4s, #32
	mov	v5.16b, v3.16b
	ldr	q3, [sp, #2240]
	ldr	q31, [sp, #1648]
	fcmeq	v19.4s, v19.4s, v28.4s
	bic	v18.16b, v24.16b, v18.16b
	fminnm	v28.4s, v29.4s, v13.4s
	ldr	q30, [sp, #752]
	fmla	v9.4s, v0.4s, v3.4s
	ldr	q0, [sp, #2176]
	ldr	q3, [sp, #1952]
	bsl	v5.16b, v8.16b, v14.16b
	and	v21.16b, v21.16b, v4.16b
	movi	v4.4s, #16
	fminnm	v0.4s, v3.4s, v0.4s
	fadd	v25.4s, v31.4s, v27.4s
	bic	v19.16b, v26.16b, v19.16b
	fmul	v20.4s, v6.4s, v20.4s
	fminnm	v3.4s, v17.4s, v10.4s
	fmaxnm	v17.4s, v28.4s, v30.4s
	mov	v26.16b, v12.16b
	fminnm	v1.4s, v1.4s, v5.4s
	fcmeq	v5.4s, v16.4s, v23.4s
	fcmeq	v16.4s, v23.4s, v7.4s
	and	v18.16b, v18.16b, v4.16b
	ldp	q7, q6, [sp, #784]
	movi	v4.4s, #8
	fminnm	v0.4s, v0.4s, v22.4s
	fsub	v22.4s, v11.4s, v2.4s
	fcmeq	v24.4s, v29.4s, v17.4s
	fminnm	v23.4s, v25.4s, v7.4s
	fcmeq	v17.4s, v17.4s, v12.4s
	bic	v5.16b, v16.16b, v5.16b
	orr	v18.16b, v18.16b, v21.16b
	and	v16.16b, v19.16b, v4.16b
	ldr	q4, [sp, #944]
	fmla	v22.4s, v2.4s, v20.4s
	movi	v2.4s, #4
	fminnm	v0.4s, v0.4s, v9.4s
	fmaxnm	v19.4s, v23.4s, v6.4s
	fcmgt	v21.4s, v14.4s, v4.4s
	fcmgt	v23.4s, v3.4s, v1.4s
	orr	v18.16b, v18.16b, v16.16b
	bic	v17.16b, v17.16b, v24.16b
	fmov	v9.4s, #1.00000000
	and	v5.16b, v5.16b, v2.16b
	movi	v2.4s, #2
	and	v16.16b, v21.16b, v23.16b
	fcmeq	v20.4s, v25.4s, v19.4s
	fcmeq	v19.4s, v19.4s, v31.4s
	orr	v5.16b, v18.16b, v5.16b
	fminnm	v18.4s, v0.4s, v22.4s
	and	v17.16b, v17.16b, v2.16b
	mov	v8.16b, v16.16b
	ldr	q2, [sp, #960]
	str	q16, [sp, #2304]
	ldr	q16, [sp, #2144]
	bsl	v8.16b, v1.16b, v3.16b
	dup	v1.4s, w8
	orr	v3.16b, v5.16b, v17.16b
	bic	v5.16b, v19.16b, v20.16b
	ldr	q17, [sp, #2032]
	mov	v20.16b, v12.16b
	mov	w8, #52429
	fcmgt	v18.4s, v1.4s, v18.4s
	mov	v1.16b, v31.16b
	movk	w8, #48972, lsl #16
	sub	v4.4s, v3.4s, v5.4s
	ldr	q3, [sp, #736]
	ldr	q5, [sp, #1904]
	fmla	v20.4s, v8.4s, v15.4s
	ldr	q15, [sp, #320]
	fsub	v2.4s, v2.4s, v3.4s
	fmla	v1.4s, v8.4s, v27.4s
	mov	v21.16b, v5.16b
	and	v19.16b, v17.16b, v18.16b
	cmeq	v3.4s, v4.4s, #0
	str	q4, [sp, #2240]
	ldr	q4, [sp, #1936]
	mov	v27.16b, v16.16b
	fminnm	v22.4s, v20.4s, v13.4s
	ldr	q13, [sp, #2048]
	fcmgt	v12.4s, v2.4s, #0.0
	orn	v3.16b, v19.16b, v3.16b
	fminnm	v1.4s, v1.4s, v7.4s
	str	q2, [sp, #2176]
	ldr	q2, [sp, #2288]
	fdiv	v25.4s, v11.4s, v13.4s
	fmla	v21.4s, v8.4s, v2.4s
	ldr	q2, [sp, #2000]
	fmaxnm	v22.4s, v22.4s, v30.4s
	orn	v3.16b, v3.16b, v12.16b
	fmaxnm	v1.4s, v1.4s, v6.4s
	mov	v6.16b, v3.16b
	mov	v20.16b, v3.16b
	mov	v7.16b, v3.16b
	bsl	v6.16b, v31.16b, v1.16b
	mov	v1.16b, v4.16b
	fmla	v1.4s, v8.4s, v2.4s
	ldp	q0, q2, [sp, #864]
	str	q6, [sp, #2288]
	fsub	v23.4s, v6.4s, v31.4s
	mov	v6.16b, v3.16b
	fminnm	v21.4s, v21.4s, v2.4s
	ldr	q2, [sp, #448]
	fminnm	v24.4s, v1.4s, v0.4s
	ldp	q0, q1, [sp, #912]
	bsl	v6.16b, v26.16b, v22.16b
	bif	v2.16b, v23.16b, v3.16b
	fmaxnm	v21.4s, v21.4s, v1.4s
	fmaxnm	v22.4s, v24.4s, v0.4s
	mov	v0.16b, v5.16b
	fsub	v24.4s, v6.4s, v26.4s
	fmul	v26.4s, v25.4s, v2.4s
	str	q2, [sp, #448]
	ldr	q2, [sp, #2256]
	str	q6, [sp, #2160]
	ldr	q6, [sp, #1728]
	bsl	v20.16b, v5.16b, v21.16b
	mov	v5.16b, v4.16b
	bsl	v7.16b, v4.16b, v22.16b
	ldr	q4, [sp, #432]
	fmls	v27.4s, v26.4s, v2.4s
	ldr	q2, [sp, #2080]
	bif	v4.16b, v24.16b, v3.16b
	fsub	v22.4s, v20.4s, v0.4s
	ldp	q1, q0, [sp, #368]
	fsub	v21.4s, v7.4s, v5.4s
	ldr	q5, [sp, #2128]
	str	q4, [sp, #432]
	fmul	v28.4s, v25.4s, v4.4s
	ldr	q4, [sp, #1232]
	bif	v1.16b, v22.16b, v3.16b
	mov	v10.16b, v5.16b
	fmul	v29.4s, v2.4s, v4.4s
	ldr	q2, [sp, #2272]
	bif	v0.16b, v21.16b, v3.16b
	fmls	v27.4s, v28.4s, v2.4s
	ldr	q2, [sp, #2064]
	fmul	v30.4s, v25.4s, v1.4s
	fmul	v31.4s, v6.4s, v29.4s
	fmul	v25.4s, v25.4s, v0.4s
	stp	q1, q0, [sp, #368]
	ldr	q0, [sp, #1696]
	ldr	q1, [sp, #896]
	fmls	v27.4s, v30.4s, v2.4s
	ldr	q2, [sp, #2096]
	fmls	v9.4s, v31.4s, v31.4s
	fmls	v10.4s, v26.4s, v2.4s
	ldr	q2, [sp, #1824]
	fmls	v27.4s, v25.4s, v2.4s
	ldr	q2, [sp, #1920]
	fmaxnm	v26.4s, v9.4s, v2.4s
	ldr	q2, [sp, #2112]
	movi	v9.2d, #0000000000000000
	fmls	v10.4s, v28.4s, v2.4s
	fmul	v27.4s, v4.4s, v27.4s
	ldr	q2, [sp, #1808]
	fdiv	v26.4s, v11.4s, v26.4s
	fmls	v10.4s, v30.4s, v2.4s
	fneg	v28.4s, v27.4s
	ldr	q2, [sp, #1840]
	fmls	v10.4s, v25.4s, v2.4s
	fmul	v25.4s, v31.4s, v28.4s
	dup	v28.4s, w8
	ldr	q2, [sp, #1632]
	fmul	v31.4s, v4.4s, v27.4s
	fneg	v27.4s, v4.4s
	movi	v4.4s, #65, lsl #24
	fmla	v25.4s, v6.4s, v10.4s
	fdiv	v30.4s, v11.4s, v0.4s
	fmul	v29.4s, v29.4s, v27.4s
	fmul	v31.4s, v13.4s, v31.4s
	fmul	v25.4s, v26.4s, v25.4s
	fmul	v25.4s, v6.4s, v25.4s
	ldr	q6, [sp, #1712]
	fmul	v26.4s, v6.4s, v28.4s
	fmul	v28.4s, v0.4s, v28.4s
	fmul	v25.4s, v13.4s, v25.4s
	fmaxnm	v25.4s, v25.4s, v26.4s
	fsqrt	v26.4s, v2.4s
	ldr	q2, [sp, #1872]
	fmul	v30.4s, v2.4s, v30.4s
	fadd	v25.4s, v6.4s, v25.4s
	fminnm	v25.4s, v25.4s, v1.4s
	ldr	q1, [sp, #848]
	fmaxnm	v25.4s, v25.4s, v1.4s
	fcmgt	v2.4s, v26.4s, v15.4s
	mov	v1.16b, v13.16b
	ldr	q13, [sp, #352]
	bif	v15.16b, v26.16b, v3.16b
	bit	v25.16b, v6.16b, v3.16b
	orr	v2.16b, v2.16b, v18.16b
	str	q15, [sp, #320]
	and	v2.16b, v17.16b, v2.16b
	fsub	v27.4s, v25.4s, v6.4s
	orn	v6.16b, v18.16b, v17.16b
	ldr	q17, [sp, #1248]
	str	q25, [sp, #1712]
	fmla	v31.4s, v27.4s, v29.4s
	fmul	v29.4s, v30.4s, v26.4s
	fmul	v29.4s, v29.4s, v4.4s
	fmov	v4.4s, #0.25000000
	fmaxnm	v28.4s, v31.4s, v28.4s
	fmul	v31.4s, v13.4s, v4.4s
	fmov	v4.4s, #10.00000000
	fminnm	v29.4s, v26.4s, v29.4s
	fadd	v28.4s, v0.4s, v28.4s
	fmul	v10.4s, v26.4s, v4.4s
	ldr	q4, [sp, #2192]
	fmla	v9.4s, v23.4s, v4.4s
	mov	v23.16b, v2.16b
	ldr	q2, [sp, #2208]
	ldr	q4, [sp, #2320]
	bsl	v23.16b, v31.16b, v13.16b
	fmul	v31.4s, v26.4s, v10.4s
	movi	v10.4s, #16
	fmla	v9.4s, v24.4s, v2.4s
	ldr	q2, [sp, #816]
	fminnm	v28.4s, v28.4s, v2.4s
	fcmge	v2.4s, v8.4s, v1.4s
	movi	v1.4s, #4
	fcmge	v24.4s, v23.4s, v29.4s
	ldr	s29, [x27, #16]
	fmul	v30.4s, v30.4s, v31.4s
	fmla	v9.4s, v22.4s, v4.4s
	ldr	q4, [sp, #832]
	bit	v13.16b, v23.16b, v12.16b
	fmul	s18, s29, s29
	mvn	v22.16b, v24.16b
	fmaxnm	v24.4s, v28.4s, v4.4s
	mov	v28.16b, v6.16b
	ldr	q4, [sp, #2336]
	str	q13, [sp, #352]
	dup	v18.4s, v18.s[0]
	fmla	v9.4s, v21.4s, v4.4s
	mov	v21.16b, v3.16b
	bsl	v28.16b, v14.16b, v30.16b
	orn	v2.16b, v22.16b, v2.16b
	dup	v22.4s, v29.s[0]
	mov	v4.16b, v0.16b
	movi	v29.4s, #8
	movi	d30, #0000000000000000
	bsl	v21.16b, v0.16b, v24.16b
	ldr	q0, [sp, #2016]
	fcmge	v22.4s, v22.4s, v28.4s
	orr	v2.16b, v19.16b, v2.16b
	fmla	v9.4s, v27.4s, v5.4s
	fcmge	v18.4s, v18.4s, v0.4s
	ldr	q0, [sp, #2224]
	fsub	v19.4s, v21.4s, v4.4s
	mov	v4.16b, v6.16b
	shl	v2.4s, v2.4s, #31
	and	v18.16b, v22.16b, v18.16b
	mov	v22.16b, v7.16b
	bsl	v4.16b, v14.16b, v0.16b
	ldr	q0, [sp, #2176]
	cmge	v2.4s, v2.4s, #0
	fmla	v9.4s, v19.4s, v16.4s
	bic	v6.16b, v0.16b, v18.16b
	ldr	q0, [sp, #2240]
	ldr	q18, [sp, #496]
	and	v2.16b, v2.16b, v11.16b
	and	v7.16b, v12.16b, v0.16b
	ldr	q0, [sp, #2304]
	fcmgt	v17.4s, v18.4s, v17.4s
	ldr	q18, [sp, #304]
	bic	v16.16b, v9.16b, v0.16b
	ldr	q0, [sp, #736]
	orr	v7.16b, v7.16b, v18.16b
	ldr	q18, [sp, #976]
	fadd	v6.4s, v0.4s, v6.4s
	ldr	q0, [sp, #464]
	bit	v18.16b, v4.16b, v12.16b
	movi	v4.4s, #32
	bif	v0.16b, v8.16b, v3.16b
	and	v13.16b, v3.16b, v7.16b
	and	v24.16b, v17.16b, v6.16b
	str	q0, [sp, #464]
	ldr	q0, [sp, #992]
	bit	v0.16b, v2.16b, v12.16b
	fmov	v12.4s, #-1.00000000
	stp	q18, q0, [sp, #976]
	ldr	q0, [sp, #416]
	bif	v0.16b, v27.16b, v3.16b
	str	q0, [sp, #416]
	ldr	q0, [sp, #400]
	bif	v0.16b, v19.16b, v3.16b
	str	q0, [sp, #400]
	ldr	q0, [sp, #480]
	bif	v0.16b, v16.16b, v3.16b
	mov	v16.16b, v20.16b
	ldr	q20, [sp, #2288]
	str	q0, [sp, #480]
	ldr	q0, [sp, #2160]
	str	q0, [sp, #1680]
.L27b53:
	movi	v0.4s, #2
	and	v1.16b, v13.16b, v1.16b
	str	q13, [sp, #304]
	and	v2.16b, v13.16b, v29.16b
	and	v3.16b, v13.16b, v10.16b
	and	v4.16b, v13.16b, v4.16b
	xtn	v5.4h, v13.4s
	mov	v15.16b, v21.16b
	mov	v31.16b, v20.16b
	cmeq	v1.4s, v1.4s, #0
	and	v0.16b, v13.16b, v0.16b
	cmeq	v2.4s, v2.4s, #0
	cmeq	v3.4s, v3.4s, #0
	cmeq	v4.4s, v4.4s, #0
	str	d5, [sp, #712]
	cmeq	v0.4s, v0.4s, #0
	stp	q3, q2, [sp, #640]
	str	q4, [sp, #624]
	stp	q1, q0, [sp, #672]
	xtn	v0.4h, v0.4s
	str	d0, [sp, #616]
	xtn	v0.4h, v1.4s
	str	d0, [sp, #608]
	xtn	v0.4h, v2.4s
	str	d0, [sp, #600]
	xtn	v0.4h, v3.4s
	str	d0, [sp, #592]
	xtn	v0.4h, v4.4s
	str	d0, [sp, #584]
	mvn	v0.8b, v5.8b
	str	d0, [sp, #576]
.L27b54:
	fadd	s0, s24, s30
	mov	s1, v24.s[1]
	str	q24, [sp, #960]
	str	q22, [sp, #1616]
	str	q31, [sp, #1648]
	str	q16, [sp, #1008]
	fadd	s0, s0, s1
	mov	s1, v24.s[2]
	fadd	s0, s0, s1
	mov	s1, v24.s[3]
	fadd	s2, s0, s1
	str	q2, [sp, #1632]
	cbz	w7, .L27b64
	fdiv	v7.4s, v11.4s, v16.4s
	mov	w11, #1267
	movi	v1.4s, #191, lsl #24
	movk	w11, #16181, lsl #16
	fmov	v3.4s, #1.00000000
	fmov	v14.4s, #1.00000000
	dup	v0.4s, w11
	mov	w11, #39322
	movi	v6.4s, #63, lsl #24
	movk	w11, #16025, lsl #16
	str	q15, [sp, #1696]
	mov	x8, xzr
	dup	v5.4s, w11
	mov	w11, #-1028784128
	str	q0, [sp, #2208]
	str	q5, [sp, #2336]
	fmul	v16.4s, v7.4s, v0.4s
	fsub	v0.4s, v1.4s, v31.4s
	mov	v8.16b, v7.16b
	fmul	v4.4s, v0.4s, v16.4s
	mov	v20.16b, v16.16b
	fneg	v0.4s, v4.4s
	fabs	v2.4s, v4.4s
	fmul	v0.4s, v4.4s, v0.4s
	fmla	v3.4s, v5.4s, v2.4s
	dup	v2.4s, w11
	mov	w11, #43579
	movk	w11, #16312, lsl #16
	str	q2, [sp, #2320]
	fmaxnm	v0.4s, v0.4s, v2.4s
	fdiv	v30.4s, v11.4s, v3.4s
	dup	v3.4s, w11
	mov	w11, #29184
	movk	w11, #48945, lsl #16
	dup	v2.4s, w11
	mov	w11, #39845
	fmul	v5.4s, v0.4s, v3.4s
	movk	w11, #16120, lsl #16
	dup	v18.4s, w11
	mov	w11, #41373
	movk	w11, #48644, lsl #16
	str	q2, [sp, #2304]
	frintn	v29.4s, v5.4s
	dup	v5.4s, w11
	mov	w11, #48782
	movk	w11, #46527, lsl #16
	str	q18, [sp, #2288]
	str	q5, [sp, #2272]
	fmla	v0.4s, v2.4s, v29.4s
	dup	v2.4s, w11
	mov	w11, #9358
	movk	w11, #48899, lsl #16
	fmla	v18.4s, v5.4s, v30.4s
	dup	v21.4s, w11
	mov	w11, #14148
	movk	w11, #16140, lsl #16
	str	q2, [sp, #2256]
	dup	v23.4s, w11
	mov	w11, #34345
	fmla	v0.4s, v2.4s, v29.4s
	movk	w11, #15390, lsl #16
	str	q21, [sp, #2240]
	fmla	v21.4s, v30.4s, v18.4s
	dup	v2.4s, w11
	mov	w11, #1138
	movk	w11, #15022, lsl #16
	str	q23, [sp, #2224]
	dup	v5.4s, w11
	mov	w11, #55197
	fmul	v0.4s, v0.4s, v3.4s
	movk	w11, #48577, lsl #16
	fmla	v23.4s, v30.4s, v21.4s
	mov	v24.16b, v2.16b
	dup	v21.4s, w11
	mov	w11, #23411
	movk	w11, #15715, lsl #16
	mov	v18.16b, v5.16b
	dup	v22.4s, w11
	mov	w11, #5490
	fmla	v24.4s, v5.4s, v0.4s
	mov	v25.16b, v21.16b
	movk	w11, #15964, lsl #16
	mov	v5.16b, v31.16b
	fmov	s31, #0.50000000
	mov	v27.16b, v22.16b
	fmla	v25.4s, v30.4s, v23.4s
	dup	v23.4s, w11
	mov	w11, #64652
	movk	w11, #15989, lsl #16
	fmla	v27.4s, v0.4s, v24.4s
	dup	v24.4s, w11
	mov	w11, #58946
	mov	v28.16b, v23.16b
	movk	w11, #15895, lsl #16
	mov	v10.16b, v24.16b
	fmla	v28.4s, v30.4s, v25.4s
	dup	v25.4s, w11
	mov	w11, #1123942400
	dup	v26.4s, w11
	mov	w11, #29204
	movk	w11, #16177, lsl #16
	fmla	v10.4s, v0.4s, v27.4s
	dup	v27.4s, w11
	mov	v11.16b, v25.16b
	mov	w11, #53240
	movk	w11, #15918, lsl #16
	fadd	v12.4s, v29.4s, v26.4s
	fmla	v11.4s, v30.4s, v28.4s
	dup	v28.4s, w11
	mov	v13.16b, v27.16b
	mov	w11, #16287
	movk	w11, #15917, lsl #16
	fmla	v13.4s, v0.4s, v10.4s
	mov	v10.16b, v28.16b
	dup	v29.4s, w11
	mov	w11, #28347
	movk	w11, #16144, lsl #16
	fmla	v10.4s, v30.4s, v11.4s
	fcvtzu	v11.4s, v12.4s
	mov	v12.16b, v29.16b
	fmla	v14.4s, v0.4s, v13.4s
	dup	v17.4s, w11
	mov	w11, #16938
	movk	w11, #16076, lsl #16
	shl	v0.4s, v11.4s, #23
	fmla	v12.4s, v30.4s, v10.4s
	str	q17, [sp, #2192]
	fmul	v10.4s, v14.4s, v0.4s
	fcmlt	v0.4s, v4.4s, #0.0
	fmul	v30.4s, v30.4s, v12.4s
	mov	v15.16b, v0.16b
	fmul	v0.4s, v7.4s, v17.4s
	fmul	v30.4s, v30.4s, v10.4s
	bsl	v15.16b, v1.16b, v6.16b
	dup	v1.4s, w11
	movi	v6.4s, #192, lsl #24
	fmul	v13.4s, v16.4s, v0.4s
	add	x11, x16, #32
	fmul	v12.4s, v7.4s, v1.4s
	str	q1, [sp, #2176]
	fmul	v30.4s, v15.4s, v30.4s
.L27b56:
	ucvtf	s11, x8
	ldr	q1, [sp, #2320]
	fmov	v9.4s, #1.00000000
	ldr	q7, [sp, #2336]
	mov	v19.16b, v2.16b
	ldr	q17, [sp, #2240]
	add	x8, x8, #1
	cmp	x7, x8
	fadd	s11, s11, s31
	dup	v11.4s, v11.s[0]
	fsub	v11.4s, v11.4s, v5.4s
	fmul	v11.4s, v20.4s, v11.4s
	fneg	v14.4s, v11.4s
	fabs	v31.4s, v11.4s
	fmul	v16.4s, v11.4s, v6.4s
	fmul	v14.4s, v11.4s, v14.4s
	fmla	v9.4s, v7.4s, v31.4s
	fmov	v7.4s, #1.00000000
	fmaxnm	v14.4s, v14.4s, v1.4s
	fdiv	v31.4s, v7.4s, v9.4s
	ldr	q7, [sp, #2304]
	fmul	v1.4s, v14.4s, v3.4s
	frintn	v1.4s, v1.4s
	fmla	v14.4s, v7.4s, v1.4s
	ldr	q7, [sp, #2256]
	fmla	v14.4s, v7.4s, v1.4s
	ldr	q7, [sp, #2272]
	fadd	v1.4s, v1.4s, v26.4s
	fmul	v9.4s, v14.4s, v3.4s
	ldr	q14, [sp, #2288]
	fcvtzu	v1.4s, v1.4s
	fmla	v14.4s, v7.4s, v31.4s
	fmov	v7.4s, #1.00000000
	fmla	v19.4s, v18.4s, v9.4s
	shl	v1.4s, v1.4s, #23
	fmla	v17.4s, v31.4s, v14.4s
	mov	v14.16b, v22.16b
	fmla	v14.4s, v9.4s, v19.4s
	ldr	q19, [sp, #2224]
	fmla	v19.4s, v31.4s, v17.4s
	mov	v17.16b, v24.16b
	fmla	v17.4s, v9.4s, v14.4s
	mov	v14.16b, v21.16b
	fmla	v14.4s, v31.4s, v19.4s
	mov	v19.16b, v27.16b
	fmla	v19.4s, v9.4s, v17.4s
	mov	v17.16b, v23.16b
	fmla	v17.4s, v31.4s, v14.4s
	fmla	v7.4s, v9.4s, v19.4s
	mov	v19.16b, v25.16b
	mov	v9.16b, v29.16b
	fmla	v19.4s, v31.4s, v17.4s
	fmov	v17.4s, #1.00000000
	fmul	v14.4s, v7.4s, v1.4s
	mov	v1.16b, v28.16b
	fmul	v7.4s, v4.4s, v6.4s
	fmla	v1.4s, v31.4s, v19.4s
	fneg	v19.4s, v14.4s
	fmla	v17.4s, v4.4s, v7.4s
	fmla	v9.4s, v31.4s, v1.4s
	fmov	v1.4s, #1.00000000
	fmul	v7.4s, v11.4s, v19.4s
	fmul	v17.4s, v10.4s, v17.4s
	fmul	v19.4s, v31.4s, v9.4s
	fcmlt	v31.4s, v11.4s, #0.0
	fmla	v1.4s, v11.4s, v16.4s
	fneg	v16.4s, v4.4s
	fmla	v7.4s, v10.4s, v4.4s
	movi	v4.4s, #191, lsl #24
	movi	v9.4s, #63, lsl #24
	fmul	v1.4s, v1.4s, v14.4s
	fmul	v16.4s, v17.4s, v16.4s
	fmul	v7.4s, v0.4s, v7.4s
	bsl	v31.16b, v4.16b, v9.16b
	fmul	v4.4s, v19.4s, v14.4s
	fsub	v9.4s, v10.4s, v14.4s
	mov	v10.16b, v14.16b
	fmla	v16.4s, v11.4s, v1.4s
	fsub	v1.4s, v1.4s, v17.4s
	fmul	v19.4s, v31.4s, v4.4s
	fneg	v4.4s, v7.4s
	fsub	v17.4s, v31.4s, v15.4s
	mov	v15.16b, v31.16b
	fmov	s31, #0.50000000
	fmul	v1.4s, v13.4s, v1.4s
	fmla	v4.4s, v0.4s, v16.4s
	fsub	v30.4s, v30.4s, v19.4s
	stp	q7, q1, [x11]
	fmul	v4.4s, v8.4s, v4.4s
	fadd	v16.4s, v17.4s, v30.4s
	fmul	v17.4s, v12.4s, v9.4s
	mov	v30.16b, v19.16b
	str	q4, [x11, #32]
	mov	v4.16b, v11.16b
	stp	q16, q17, [x11, #-32]
	add	x11, x11, #80
	b.ne	.L27b56
	fmov	v16.4s, #1.00000000
	ldr	q0, [sp, #1616]
	movi	v30.4s, #191, lsl #24
	fmov	v4.4s, #1.00000000
	ldr	q5, [sp, #2336]
	ldr	q17, [sp, #2240]
	mov	v19.16b, v21.16b
	mov	v9.16b, v23.16b
	mov	x8, xzr
	mov	x11, x9
	fdiv	v20.4s, v16.4s, v0.4s
	ldr	q0, [sp, #2208]
	fmul	v8.4s, v20.4s, v0.4s
	ldr	q0, [sp, #1680]
	fsub	v0.4s, v30.4s, v0.4s
	fmul	v0.4s, v0.4s, v8.4s
	fabs	v1.4s, v0.4s
	fneg	v7.4s, v0.4s
	fmla	v4.4s, v5.4s, v1.4s
	fmul	v1.4s, v0.4s, v7.4s
	ldr	q5, [sp, #2320]
	fmaxnm	v1.4s, v1.4s, v5.4s
	fdiv	v4.4s, v16.4s, v4.4s
	ldr	q5, [sp, #2304]
	ldr	q16, [sp, #2288]
	fmul	v7.4s, v1.4s, v3.4s
	frintn	v7.4s, v7.4s
	fmla	v1.4s, v5.4s, v7.4s
	ldr	q5, [sp, #2272]
	fmla	v16.4s, v5.4s, v4.4s
	ldr	q5, [sp, #2256]
	fmla	v1.4s, v5.4s, v7.4s
	fadd	v7.4s, v7.4s, v26.4s
	movi	v5.4s, #191, lsl #24
	fmla	v17.4s, v4.4s, v16.4s
	ldr	q16, [sp, #2224]
	fmul	v1.4s, v1.4s, v3.4s
	fcvtzu	v7.4s, v7.4s
	fmla	v16.4s, v4.4s, v17.4s
	mov	v17.16b, v2.16b
	fmla	v17.4s, v18.4s, v1.4s
	fmla	v19.4s, v4.4s, v16.4s
	mov	v16.16b, v22.16b
	fmla	v16.4s, v1.4s, v17.4s
	mov	v17.16b, v24.16b
	fmla	v9.4s, v4.4s, v19.4s
	mov	v19.16b, v25.16b
	fmla	v17.4s, v1.4s, v16.4s
	mov	v16.16b, v27.16b
	fmla	v19.4s, v4.4s, v9.4s
	mov	v9.16b, v28.16b
	fmla	v16.4s, v1.4s, v17.4s
	fmov	v17.4s, #1.00000000
	fmla	v9.4s, v4.4s, v19.4s
	mov	v19.16b, v29.16b
	fmla	v17.4s, v1.4s, v16.4s
	shl	v1.4s, v7.4s, #23
	movi	v7.4s, #63, lsl #24
	fmla	v19.4s, v4.4s, v9.4s
	fmul	v11.4s, v17.4s, v1.4s
	fcmlt	v1.4s, v0.4s, #0.0
	fmul	v4.4s, v4.4s, v19.4s
	mov	v12.16b, v1.16b
	fmul	v1.4s, v4.4s, v11.4s
	ldr	q4, [sp, #2192]
	bsl	v12.16b, v30.16b, v7.16b
	fmul	v4.4s, v20.4s, v4.4s
	fmul	v13.4s, v12.4s, v1.4s
	ldr	q1, [sp, #2176]
	fmul	v10.4s, v8.4s, v4.4s
	fmul	v9.4s, v20.4s, v1.4s
.L27b58:
	ucvtf	s1, x8
	ldr	q7, [sp, #1680]
	ldr	q19, [sp, #2336]
	ldr	q15, [sp, #2240]
	fmov	v30.4s, #1.00000000
	add	x8, x8, #1
	cmp	x7, x8
	fadd	s1, s1, s31
	dup	v1.4s, v1.s[0]
	fsub	v1.4s, v1.4s, v7.4s
	ldr	q7, [sp, #2320]
	fmul	v14.4s, v8.4s, v1.4s
	fneg	v1.4s, v14.4s
	fabs	v16.4s, v14.4s
	fmul	v31.4s, v14.4s, v6.4s
	fmul	v1.4s, v14.4s, v1.4s
	fmaxnm	v1.4s, v1.4s, v7.4s
	fmov	v7.4s, #1.00000000
	fmul	v17.4s, v1.4s, v3.4s
	fmla	v7.4s, v19.4s, v16.4s
	ldr	q19, [sp, #2272]
	frintn	v16.4s, v17.4s
	fmov	v17.4s, #1.00000000
	fdiv	v7.4s, v17.4s, v7.4s
	ldr	q17, [sp, #2304]
	fmla	v1.4s, v17.4s, v16.4s
	ldr	q17, [sp, #2256]
	fmla	v1.4s, v17.4s, v16.4s
	ldr	q17, [sp, #2288]
	fadd	v16.4s, v16.4s, v26.4s
	fmul	v1.4s, v1.4s, v3.4s
	fcvtzu	v16.4s, v16.4s
	fmla	v17.4s, v19.4s, v7.4s
	mov	v19.16b, v2.16b
	shl	v16.4s, v16.4s, #23
	fmla	v19.4s, v18.4s, v1.4s
	fmla	v15.4s, v7.4s, v17.4s
	mov	v17.16b, v22.16b
	fmla	v17.4s, v1.4s, v19.4s
	ldr	q19, [sp, #2224]
	fmla	v19.4s, v7.4s, v15.4s
	mov	v15.16b, v24.16b
	fmla	v15.4s, v1.4s, v17.4s
	mov	v17.16b, v21.16b
	fmla	v17.4s, v7.4s, v19.4s
	mov	v19.16b, v27.16b
	fmla	v19.4s, v1.4s, v15.4s
	mov	v15.16b, v23.16b
	fmla	v15.4s, v7.4s, v17.4s
	fmov	v17.4s, #1.00000000
	fmla	v30.4s, v1.4s, v19.4s
	mov	v1.16b, v25.16b
	fmla	v1.4s, v7.4s, v15.4s
	fmul	v15.4s, v30.4s, v16.4s
	mov	v16.16b, v28.16b
	mov	v30.16b, v29.16b
	fmla	v16.4s, v7.4s, v1.4s
	fmul	v1.4s, v0.4s, v6.4s
	fneg	v19.4s, v15.4s
	fmla	v30.4s, v7.4s, v16.4s
	fmov	v16.4s, #1.00000000
	fmla	v17.4s, v0.4s, v1.4s
	fmul	v1.4s, v14.4s, v19.4s
	fcmlt	v19.4s, v14.4s, #0.0
	fmul	v7.4s, v7.4s, v30.4s
	fmla	v16.4s, v14.4s, v31.4s
	fneg	v30.4s, v0.4s
	fmul	v17.4s, v11.4s, v17.4s
	fmla	v1.4s, v11.4s, v0.4s
	movi	v0.4s, #63, lsl #24
	fsub	v11.4s, v11.4s, v15.4s
	fmul	v16.4s, v16.4s, v15.4s
	bsl	v19.16b, v5.16b, v0.16b
	fmul	v0.4s, v7.4s, v15.4s
	fmul	v7.4s, v17.4s, v30.4s
	fmul	v1.4s, v4.4s, v1.4s
	fmul	v30.4s, v19.4s, v0.4s
	fmla	v7.4s, v14.4s, v16.4s
	fsub	v16.4s, v16.4s, v17.4s
	fneg	v0.4s, v1.4s
	fsub	v17.4s, v19.4s, v12.4s
	mov	v12.16b, v19.16b
	fsub	v31.4s, v13.4s, v30.4s
	mov	v13.16b, v30.16b
	fmla	v0.4s, v4.4s, v7.4s
	fmul	v7.4s, v10.4s, v16.4s
	fadd	v16.4s, v17.4s, v31.4s
	fmul	v17.4s, v9.4s, v11.4s
	fmov	s31, #0.50000000
	fmul	v0.4s, v20.4s, v0.4s
	mov	v11.16b, v15.16b
	stp	q1, q7, [x11]
	stp	q16, q17, [x11, #-32]
	str	q0, [x11, #32]
	mov	v0.16b, v14.16b
	add	x11, x11, #80
	b.ne	.L27b58
	movi	d0, #0000000000000000
	ldr	q1, [sp, #1632]
	movi	v23.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v20.2d, #0000000000000000
	ldr	q15, [sp, #1696]
	movi	v24.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	mov	x8, xzr
	movi	v2.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
	mov	x11, x20
	fcmgt	v0.4s, v1.4s, v0.4s
	movi	v1.2d, #0000000000000000
	movi	v10.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v31.2d, #0000000000000000
	movi	v29.2d, #0000000000000000
	movi	v21.2d, #0000000000000000
	movi	v14.2d, #0000000000000000
	movi	v9.2d, #0000000000000000
	movi	v25.2d, #0000000000000000
	movi	v27.2d, #0000000000000000
	movi	v13.2d, #0000000000000000
	str	q1, [sp, #2160]
	dup	v0.4s, v0.s[0]
	movi	v28.2d, #0000000000000000
	str	q1, [sp, #2224]
	movi	v8.2d, #0000000000000000
	str	q1, [sp, #2176]
	str	q1, [sp, #2256]
	str	q1, [sp, #2272]
	str	q1, [sp, #2048]
	str	q1, [sp, #2096]
	str	q1, [sp, #2112]
	str	q1, [sp, #2080]
	str	q1, [sp, #2288]
	str	q1, [sp, #2240]
	str	q1, [sp, #2304]
	str	q1, [sp, #1904]
	str	q1, [sp, #1792]
	str	q1, [sp, #1920]
	str	q1, [sp, #1936]
	str	q1, [sp, #1952]
	ldr	q1, [sp, #992]
	and	v7.16b, v0.16b, v1.16b
	movi	v1.2d, #0000000000000000
.L27b60:
	add	x13, x8, x7
	str	q8, [sp, #1776]
	movi	v22.2d, #0000000000000000
	madd	x13, x13, x5, x16
	str	q9, [sp, #1840]
	movi	v12.2d, #0000000000000000
	str	q1, [sp, #1856]
	movi	v19.2d, #0000000000000000
	movi	v0.2d, #0000000000000000
	str	q27, [sp, #1760]
	movi	v27.2d, #0000000000000000
	movi	v26.2d, #0000000000000000
	str	q28, [sp, #1888]
	movi	v16.2d, #0000000000000000
	movi	v11.2d, #0000000000000000
	str	q4, [sp, #2032]
	movi	v4.2d, #0000000000000000
	movi	v28.2d, #0000000000000000
	ldp	q9, q8, [x13]
	str	q25, [sp, #2016]
	ldp	q17, q1, [x13, #32]
	str	q24, [sp, #2128]
	str	q20, [sp, #2144]
	movi	v24.2d, #0000000000000000
	movi	v25.2d, #0000000000000000
	str	q18, [sp, #2064]
	movi	v18.2d, #0000000000000000
	movi	v20.2d, #0000000000000000
	str	q31, [sp, #1808]
	fmul	v30.4s, v15.4s, v9.4s
	movi	v31.2d, #0000000000000000
	str	q14, [sp, #1824]
	movi	v14.2d, #0000000000000000
	fmov	v15.4s, #1.00000000
	str	q5, [sp, #2320]
	ldr	q5, [sp, #1712]
	add	x14, x16, #32
	str	q1, [sp, #1728]
	ldr	q1, [x13, #64]
	mov	x17, x11
	mov	x1, x7
	str	q13, [sp, #1872]
	str	q10, [sp, #1968]
	str	q29, [sp, #1984]
	str	q21, [sp, #2000]
	str	q23, [sp, #2192]
	str	q6, [sp, #2208]
	str	q2, [sp, #2336]
	str	q1, [sp, #1744]
.L27b61:
	ldp	q1, q6, [x14, #-32]
	mov	v2.16b, v5.16b
	ldr	q3, [x17], #16
	ldr	q10, [x14, #32]
	subs	x1, x1, #1
	fmla	v2.4s, v1.4s, v30.4s
	fdiv	v21.4s, v15.4s, v2.4s
	fsub	v2.4s, v3.4s, v2.4s
	fmul	v2.4s, v2.4s, v21.4s
	fmul	v3.4s, v7.4s, v2.4s
	fmla	v28.4s, v10.4s, v2.4s
	fadd	v26.4s, v26.4s, v2.4s
	fmla	v16.4s, v1.4s, v2.4s
	fmla	v11.4s, v6.4s, v2.4s
	fmla	v21.4s, v21.4s, v3.4s
	ldp	q3, q23, [x14], #80
	fmla	v31.4s, v23.4s, v2.4s
	fmla	v4.4s, v3.4s, v2.4s
	fmul	v13.4s, v1.4s, v21.4s
	fmul	v29.4s, v6.4s, v21.4s
	fmul	v23.4s, v3.4s, v21.4s
	fadd	v27.4s, v27.4s, v21.4s
	fadd	v14.4s, v14.4s, v13.4s
	fmla	v22.4s, v1.4s, v13.4s
	fmla	v19.4s, v1.4s, v29.4s
	fadd	v12.4s, v12.4s, v29.4s
	fmla	v24.4s, v6.4s, v29.4s
	fmla	v25.4s, v1.4s, v23.4s
	fadd	v18.4s, v18.4s, v23.4s
	fmla	v20.4s, v6.4s, v23.4s
	fmla	v0.4s, v3.4s, v23.4s
	b.ne	.L27b61
	movi	v3.2d, #0000000000000000
	ldr	q15, [sp, #1696]
	movi	v6.2d, #0000000000000000
	ldr	q5, [sp, #2160]
	movi	v2.2d, #0000000000000000
	movi	v23.2d, #0000000000000000
	fmul	v1.4s, v15.4s, v8.4s
	movi	v13.2d, #0000000000000000
	add	x8, x8, #1
	movi	v21.2d, #0000000000000000
	cmp	x8, x7
	add	x11, x11, x19
	fmla	v3.4s, v24.4s, v30.4s
	fmul	v24.4s, v15.4s, v17.4s
	fmla	v23.4s, v22.4s, v9.4s
	fmla	v6.4s, v19.4s, v1.4s
	fmla	v2.4s, v22.4s, v1.4s
	fadd	v29.4s, v12.4s, v13.4s
	ldr	q12, [sp, #2096]
	fadd	v10.4s, v14.4s, v13.4s
	fmla	v21.4s, v19.4s, v9.4s
	fmla	v5.4s, v3.4s, v30.4s
	movi	v3.2d, #0000000000000000
	fmla	v12.4s, v29.4s, v30.4s
	movi	v29.2d, #0000000000000000
	str	q5, [sp, #2160]
	ldr	q5, [sp, #2224]
	fmla	v3.4s, v0.4s, v30.4s
	ldr	q0, [sp, #2112]
	fmla	v5.4s, v6.4s, v30.4s
	fmla	v29.4s, v20.4s, v30.4s
	movi	v6.2d, #0000000000000000
	fmla	v0.4s, v10.4s, v1.4s
	str	q12, [sp, #2096]
	movi	v12.2d, #0000000000000000
	ldr	q20, [sp, #2144]
	str	q5, [sp, #2224]
	ldr	q5, [sp, #2176]
	fmla	v6.4s, v19.4s, v24.4s
	str	q0, [sp, #2112]
	movi	v0.2d, #0000000000000000
	ldr	q19, [sp, #2080]
	fmla	v5.4s, v2.4s, v1.4s
	ldr	q2, [sp, #2256]
	fmla	v12.4s, v18.4s, v30.4s
	fmla	v19.4s, v10.4s, v9.4s
	ldr	q10, [sp, #1968]
	ldr	q18, [sp, #2064]
	fmla	v2.4s, v21.4s, v30.4s
	movi	v21.2d, #0000000000000000
	fmla	v20.4s, v16.4s, v9.4s
	fmla	v0.4s, v22.4s, v24.4s
	str	q5, [sp, #2176]
	ldr	q5, [sp, #2272]
	str	q19, [sp, #2080]
	ldr	q19, [sp, #1936]
	fmla	v5.4s, v23.4s, v1.4s
	fmla	v21.4s, v25.4s, v30.4s
	str	q2, [sp, #2256]
	movi	v2.2d, #0000000000000000
	fmla	v19.4s, v4.4s, v8.4s
	str	q5, [sp, #2272]
	ldr	q5, [sp, #2048]
	fmla	v10.4s, v21.4s, v1.4s
	fmla	v18.4s, v21.4s, v9.4s
	ldr	q21, [sp, #2000]
	fmla	v2.4s, v25.4s, v24.4s
	fmla	v5.4s, v23.4s, v9.4s
	ldr	q25, [sp, #2016]
	ldr	q23, [sp, #2192]
	fmla	v21.4s, v0.4s, v1.4s
	str	q19, [sp, #1936]
	fmla	v23.4s, v11.4s, v30.4s
	fmla	v25.4s, v2.4s, v30.4s
	ldr	q2, [sp, #2336]
	str	q5, [sp, #2048]
	ldr	q5, [sp, #2288]
	fmla	v2.4s, v16.4s, v24.4s
	fmla	v5.4s, v29.4s, v30.4s
	ldr	q29, [sp, #1984]
	fmla	v29.4s, v6.4s, v30.4s
	ldr	q6, [sp, #2208]
	str	q5, [sp, #2288]
	ldr	q5, [sp, #2240]
	fmla	v6.4s, v16.4s, v1.4s
	ldr	q1, [sp, #2304]
	fmla	v5.4s, v3.4s, v30.4s
	movi	v3.2d, #0000000000000000
	fmla	v1.4s, v0.4s, v24.4s
	fmla	v3.4s, v14.4s, v24.4s
	ldr	q14, [sp, #1824]
	str	q5, [sp, #2240]
	ldr	q5, [sp, #2320]
	str	q1, [sp, #2304]
	ldr	q1, [sp, #1904]
	fmla	v14.4s, v0.4s, v9.4s
	ldr	q0, [sp, #1920]
	ldr	q24, [sp, #2128]
	fmla	v5.4s, v4.4s, v30.4s
	fmla	v1.4s, v11.4s, v8.4s
	ldr	q8, [sp, #1776]
	fmla	v0.4s, v31.4s, v9.4s
	ldr	q31, [sp, #1808]
	fadd	v24.4s, v24.4s, v26.4s
	fadd	v31.4s, v31.4s, v12.4s
	str	q1, [sp, #1904]
	ldr	q1, [sp, #1856]
	str	q0, [sp, #1920]
	ldr	q0, [sp, #1952]
	fmla	v1.4s, v11.4s, v17.4s
	fmla	v0.4s, v28.4s, v9.4s
	ldr	q28, [sp, #1888]
	fmla	v28.4s, v4.4s, v17.4s
	str	q0, [sp, #1952]
	ldr	q0, [sp, #1792]
	fmla	v0.4s, v4.4s, v9.4s
	ldr	q4, [sp, #1728]
	ldr	q9, [sp, #1840]
	fadd	v9.4s, v9.4s, v3.4s
	str	q0, [sp, #1792]
	fadd	v0.4s, v27.4s, v13.4s
	ldr	q13, [sp, #1872]
	ldr	q27, [sp, #1760]
	fmla	v13.4s, v16.4s, v4.4s
	ldr	q4, [sp, #1744]
	fmla	v27.4s, v16.4s, v17.4s
	fmla	v8.4s, v16.4s, v4.4s
	ldr	q4, [sp, #2032]
	fadd	v4.4s, v4.4s, v0.4s
	b.ne	.L27b60
	fmov	v11.4s, #1.00000000
	fmov	v12.4s, #-1.00000000
	str	q4, [sp, #2032]
	ldr	q16, [sp, #1008]
	ldr	q22, [sp, #1616]
	ldr	q19, [sp, #2272]
	ldr	q17, [sp, #2256]
	ldr	q26, [sp, #2224]
	str	q28, [sp, #1888]
	str	q13, [sp, #1872]
	ldr	q13, [sp, #2240]
	ldr	q30, [sp, #2176]
	ldr	q28, [sp, #2160]
	ldr	q4, [sp, #1792]
	str	q5, [sp, #2320]
	str	q2, [sp, #2336]
	str	q1, [sp, #1856]
	b	.L27b65
.L27b64:
	fcmgt	v0.4s, v2.4s, v30.4s
	movi	v1.2d, #0000000000000000
	movi	v27.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
	movi	v25.2d, #0000000000000000
	movi	v9.2d, #0000000000000000
	movi	v14.2d, #0000000000000000
	movi	v21.2d, #0000000000000000
	movi	v29.2d, #0000000000000000
	movi	v13.2d, #0000000000000000
	movi	v31.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	str	q1, [sp, #1888]
	dup	v0.4s, v0.s[0]
	movi	v10.2d, #0000000000000000
	str	q1, [sp, #1952]
	movi	v8.2d, #0000000000000000
	movi	v19.2d, #0000000000000000
	str	q1, [sp, #1872]
	movi	v17.2d, #0000000000000000
	movi	v30.2d, #0000000000000000
	str	q1, [sp, #1936]
	movi	v26.2d, #0000000000000000
	movi	v28.2d, #0000000000000000
	str	q1, [sp, #1856]
	movi	v24.2d, #0000000000000000
	movi	v20.2d, #0000000000000000
	str	q1, [sp, #1920]
	movi	v6.2d, #0000000000000000
	movi	v23.2d, #0000000000000000
	str	q1, [sp, #1904]
	str	q1, [sp, #2304]
	str	q1, [sp, #2288]
	str	q1, [sp, #2032]
	str	q1, [sp, #2080]
	str	q1, [sp, #2112]
	str	q1, [sp, #2096]
	str	q1, [sp, #2048]
	str	q1, [sp, #2336]
	str	q1, [sp, #2320]
	ldr	q1, [sp, #992]
	and	v7.16b, v0.16b, v1.16b
.L27b65:
	fdiv	v1.4s, v12.4s, v15.4s
	fmul	v3.4s, v7.4s, v15.4s
	fneg	v5.4s, v27.4s
	mov	w8, #39482
	str	q6, [sp, #2208]
	fmls	v14.4s, v27.4s, v7.4s
	movk	w8, #15909, lsl #16
	ldr	q27, [sp, #2304]
	str	q23, [sp, #2192]
	str	q9, [sp, #1840]
	fmul	v5.4s, v3.4s, v5.4s
	fmls	v27.4s, v8.4s, v3.4s
	str	q31, [sp, #1808]
	str	q14, [sp, #1824]
	str	q20, [sp, #2144]
	str	q24, [sp, #2128]
	str	q27, [sp, #2304]
	fdiv	v0.4s, v11.4s, v16.4s
	fmul	v1.4s, v7.4s, v1.4s
	fmla	v17.4s, v23.4s, v1.4s
	fmla	v19.4s, v6.4s, v1.4s
	dup	v6.4s, w8
	mov	w8, #51410
	dup	v1.4s, w26
	dup	v23.4s, w30
	movk	w8, #48686, lsl #16
	fdiv	v2.4s, v11.4s, v22.4s
	mov	v22.16b, v4.16b
	fneg	v4.4s, v4.4s
	str	q17, [sp, #2256]
	ldr	q17, [sp, #2288]
	str	q19, [sp, #2272]
	fmls	v18.4s, v22.4s, v7.4s
	fmul	v4.4s, v3.4s, v4.4s
	str	q18, [sp, #2064]
	fmla	v28.4s, v0.4s, v4.4s
	ldr	q0, [sp, #1904]
	fmls	v26.4s, v0.4s, v3.4s
	ldr	q0, [sp, #1920]
	fmls	v17.4s, v0.4s, v3.4s
	ldr	q0, [sp, #1936]
	str	q28, [sp, #2160]
	fmla	v30.4s, v2.4s, v5.4s
	dup	v2.4s, w24
	fmls	v10.4s, v0.4s, v3.4s
	ldr	q0, [sp, #1952]
	str	q26, [sp, #2224]
	fmls	v13.4s, v0.4s, v3.4s
	ldr	q0, [sp, #1856]
	str	q17, [sp, #2288]
	str	q30, [sp, #2176]
	fmls	v29.4s, v0.4s, v3.4s
	ldr	q0, [sp, #1872]
	str	q10, [sp, #1968]
	fmls	v21.4s, v0.4s, v3.4s
	ldr	q0, [sp, #1888]
	str	q13, [sp, #2240]
	dup	v13.4s, w28
	fmls	v25.4s, v0.4s, v3.4s
	ldr	q0, [sp, #1632]
	dup	v3.4s, w8
	mov	w8, #56146
	str	q29, [sp, #1984]
	dup	v29.4s, w4
	movk	w8, #48602, lsl #16
	str	q21, [sp, #2000]
	fcmp	s0, #0.0
	dup	v21.4s, w25
	dup	v10.4s, w8
	str	q25, [sp, #2016]
	mvni	v25.4s, #127, msl #16
	b.le	.L27b72
	ldr	q4, [sp, #1248]
	ldr	q5, [sp, #960]
	fmov	v0.4s, #12.00000000
	mov	v19.16b, v16.16b
	ldr	q16, [sp, #1616]
	fadd	v4.4s, v5.4s, v4.4s
	fcmge	v0.4s, v4.4s, v0.4s
	str	q4, [sp, #1248]
	movi	d4, #0000000000000000
	and	v0.16b, v0.16b, v11.16b
	fmul	v26.4s, v5.4s, v0.4s
	mov	s0, v26.s[1]
	fadd	s5, s26, s4
	mov	s7, v26.s[2]
	fadd	s0, s5, s0
	mov	s5, v26.s[3]
	fadd	s0, s0, s7
	fadd	s0, s0, s5
	fcmp	s0, #0.0
	b.le	.L27b73
	ldr	q4, [sp, #1712]
	cbz	w7, .L27b75
	movi	v0.2d, #0000000000000000
	mov	x8, xzr
	mov	x11, x20
.L27b69:
	add	x13, x8, x7
	mov	x14, x11
	mov	x17, x16
	add	x13, x13, x13, lsl #2
	mov	x1, x7
	ldr	q5, [x16, x13, lsl #4]
	fmul	v5.4s, v15.4s, v5.4s
.L27b70:
	mov	v16.16b, v4.16b
	ldr	q7, [x17], #80
	ldr	q17, [x14], #16
	mov	v22.16b, v23.16b
	mov	v24.16b, v21.16b
	subs	x1, x1, #1
	fmla	v16.4s, v7.4s, v5.4s
	fdiv	v7.4s, v11.4s, v16.4s
	fsub	v17.4s, v17.4s, v16.4s
	fmul	v17.4s, v17.4s, v7.4s
	fadd	v7.4s, v7.4s, v12.4s
	fcmgt	v18.4s, v17.4s, v12.4s
	bit	v7.16b, v17.16b, v18.16b
	fadd	v18.4s, v7.4s, v11.4s
	add	v18.4s, v18.4s, v29.4s
	and	v18.16b, v18.16b, v25.16b
	sub	v19.4s, v11.4s, v18.4s
	fadd	v20.4s, v19.4s, v12.4s
	fmla	v20.4s, v19.4s, v7.4s
	mov	v7.16b, v3.16b
	fmul	v19.4s, v20.4s, v20.4s
	fmla	v7.4s, v6.4s, v20.4s
	fmla	v22.4s, v1.4s, v20.4s
	fmla	v24.4s, v2.4s, v20.4s
	fmla	v7.4s, v10.4s, v19.4s
	fmla	v22.4s, v19.4s, v7.4s
	scvtf	v7.4s, v18.4s
	fmaxnm	v18.4s, v17.4s, v12.4s
	fmla	v24.4s, v19.4s, v22.4s
	fmla	v20.4s, v19.4s, v24.4s
	fmla	v20.4s, v13.4s, v7.4s
	fadd	v7.4s, v17.4s, v11.4s
	fneg	v17.4s, v18.4s
	fmla	v17.4s, v20.4s, v7.4s
	fmla	v0.4s, v17.4s, v16.4s
	b.ne	.L27b70
	add	x8, x8, #1
	add	x11, x11, x19
	cmp	x8, x7
	b.ne	.L27b69
	b	.L27b76
.L27b72:
	movi	v4.2d, #0000000000000000
	ldr	q25, [sp, #1680]
	ldr	q26, [sp, #1712]
	str	q4, [sp, #736]
	ldr	q4, [sp, #1616]
	str	q4, [sp, #1936]
	b	.L27b74
.L27b73:
	movi	v0.2d, #0000000000000000
	ldr	q25, [sp, #1680]
	ldr	q26, [sp, #1712]
	ldr	q30, [sp, #2176]
	ldr	q28, [sp, #2160]
	str	q16, [sp, #1936]
	mov	v16.16b, v19.16b
	str	q0, [sp, #736]
.L27b74:
	ldr	q18, [sp, #2272]
	ldr	q22, [sp, #2256]
	b	.L27b77
.L27b75:
	movi	v0.2d, #0000000000000000
.L27b76:
	dup	v5.4s, w2
	dup	v7.4s, w3
	ldr	q4, [sp, #944]
	fcmgt	v16.4s, v26.4s, #0.0
	fmov	v17.4s, #0.25000000
	ldr	q14, [sp, #352]
	ldp	q27, q26, [sp, #432]
	fmov	v25.4s, #4.00000000
	fmla	v7.4s, v5.4s, v4.4s
	ldp	q28, q30, [sp, #400]
	ldp	q31, q9, [sp, #368]
	fmaxnm	v25.4s, v14.4s, v25.4s
	fadd	v5.4s, v4.4s, v7.4s
	xtn	v7.4h, v16.4s
	bit	v14.16b, v25.16b, v16.16b
	ldr	q25, [sp, #1680]
	fcmgt	v5.4s, v0.4s, v5.4s
	and	v5.16b, v16.16b, v5.16b
	xtn	v18.4h, v5.4s
	bif	v17.16b, v11.16b, v5.16b
	bic	v7.8b, v7.8b, v18.8b
	fmul	v8.4s, v26.4s, v17.4s
	fmul	v20.4s, v30.4s, v17.4s
	fmul	v22.4s, v31.4s, v17.4s
	fmul	v24.4s, v9.4s, v17.4s
	fmul	v18.4s, v27.4s, v17.4s
	fmul	v19.4s, v28.4s, v17.4s
	sshll	v7.4s, v7.4h, #0
	fsub	v26.4s, v26.4s, v8.4s
	fsub	v30.4s, v30.4s, v20.4s
	fsub	v31.4s, v31.4s, v22.4s
	fsub	v9.4s, v9.4s, v24.4s
	fsub	v27.4s, v27.4s, v18.4s
	bit	v4.16b, v0.16b, v7.16b
	fmov	v0.4s, #16.00000000
	ldr	q7, [sp, #336]
	fsub	v28.4s, v28.4s, v19.4s
	stp	q22, q24, [sp, #368]
	ldr	q22, [sp, #2256]
	stp	q19, q20, [sp, #400]
	ldr	q20, [sp, #2144]
	ldr	q24, [sp, #2128]
	fsub	v25.4s, v25.4s, v27.4s
	stp	q18, q8, [sp, #432]
	ldr	q18, [sp, #2272]
	str	q4, [sp, #944]
	ldr	q4, [sp, #1648]
	bit	v7.16b, v0.16b, v16.16b
	dup	v0.4s, w6
	fsub	v15.4s, v15.4s, v28.4s
	ldr	q28, [sp, #2160]
	fsub	v4.4s, v4.4s, v26.4s
	stp	q7, q14, [sp, #336]
	ldr	q14, [sp, #1824]
	str	q4, [sp, #1648]
	ldr	q4, [sp, #1712]
	fsub	v4.4s, v4.4s, v30.4s
	ldr	q30, [sp, #2176]
	str	q4, [sp, #1712]
	ldr	q4, [sp, #1008]
	ldr	q26, [sp, #1712]
	fsub	v16.4s, v4.4s, v31.4s
	ldr	q4, [sp, #1616]
	ldr	q31, [sp, #1808]
	fsub	v4.4s, v4.4s, v9.4s
	ldr	q9, [sp, #1840]
	str	q4, [sp, #1936]
	ldr	q4, [sp, #480]
	fmul	v7.4s, v4.4s, v17.4s
	ldr	q4, [sp, #464]
	fmul	v4.4s, v4.4s, v17.4s
	stp	q4, q7, [sp, #464]
	ldr	q4, [sp, #976]
	bit	v4.16b, v0.16b, v5.16b
	ldr	q0, [sp, #992]
	bic	v0.16b, v0.16b, v5.16b
	stp	q4, q0, [sp, #976]
	and	v0.16b, v5.16b, v11.16b
	str	q0, [sp, #736]
.L27b77:
	ldr	q27, [sp, #720]
	ldp	q5, q7, [sp, #784]
	str	q16, [sp, #1904]
	ldr	q16, [sp, #1648]
	ldr	q17, [sp, #2192]
	fmaxnm	v0.4s, v30.4s, v27.4s
	fmaxnm	v4.4s, v28.4s, v27.4s
	dup	v28.4s, w29
	fcmge	v5.4s, v16.4s, v5.4s
	fcmge	v7.4s, v7.4s, v16.4s
	fneg	v16.4s, v17.4s
	ldr	q19, [sp, #2208]
	str	q25, [sp, #1680]
	str	q15, [sp, #1696]
	fsqrt	v0.4s, v0.4s
	str	q26, [sp, #1712]
	bsl	v5.16b, v17.16b, v12.16b
	str	q28, [sp, #1920]
	bit	v5.16b, v16.16b, v7.16b
	fneg	v16.4s, v19.4s
	fsqrt	v4.4s, v4.4s
	fcmge	v5.4s, v5.4s, #0.0
	xtn	v5.4h, v5.4s
	str	d5, [sp, #1168]
	fdiv	v17.4s, v11.4s, v0.4s
	ldp	q7, q0, [sp, #752]
	fcmge	v0.4s, v25.4s, v0.4s
	fcmge	v7.4s, v7.4s, v25.4s
	bsl	v0.16b, v19.16b, v12.16b
	bit	v0.16b, v16.16b, v7.16b
	fdiv	v16.4s, v11.4s, v4.4s
	ldr	d4, [sp, #712]
	orr	v4.8b, v5.8b, v4.8b
	ldr	q5, [sp, #688]
	str	q17, [sp, #1504]
	fcmge	v7.4s, v0.4s, #0.0
	ushll	v0.4s, v4.4h, #0
	ldr	q4, [sp, #2048]
	fmaxnm	v4.4s, v4.4s, v27.4s
	str	q7, [sp, #1280]
	orn	v7.16b, v7.16b, v5.16b
	shl	v5.4s, v0.4s, #31
	fsqrt	v0.4s, v4.4s
	str	q7, [sp, #1200]
	bic	v7.16b, v11.16b, v7.16b
	cmlt	v4.4s, v5.4s, #0
	str	q16, [sp, #1888]
	str	q7, [sp, #1600]
	fmul	v7.4s, v17.4s, v7.4s
	bic	v5.16b, v11.16b, v4.16b
	str	q4, [sp, #1184]
	ldr	q4, [sp, #2224]
	fmul	v4.4s, v4.4s, v7.4s
	fmul	v19.4s, v16.4s, v5.4s
	str	q5, [sp, #1568]
	fmov	v16.4s, #1.00000000
	fneg	v5.4s, v20.4s
	str	q7, [sp, #1312]
	fmul	v8.4s, v4.4s, v19.4s
	str	q19, [sp, #1392]
	fdiv	v17.4s, v11.4s, v0.4s
	ldp	q0, q4, [sp, #816]
	fcmge	v0.4s, v15.4s, v0.4s
	fcmge	v4.4s, v4.4s, v15.4s
	fmls	v16.4s, v8.4s, v8.4s
	str	q8, [sp, #1472]
	bsl	v0.16b, v20.16b, v12.16b
	str	q16, [sp, #560]
	fmaxnm	v16.4s, v16.4s, v28.4s
	fneg	v20.4s, v8.4s
	bit	v0.16b, v5.16b, v4.16b
	fsqrt	v4.4s, v16.4s
	str	q20, [sp, #1296]
	str	q17, [sp, #1872]
	fcmge	v5.4s, v0.4s, #0.0
	ldr	q0, [sp, #672]
	orn	v0.16b, v5.16b, v0.16b
	str	q5, [sp, #1088]
	str	q0, [sp, #1152]
	bic	v0.16b, v11.16b, v0.16b
	fdiv	v25.4s, v11.4s, v4.4s
	ldr	q4, [sp, #2032]
	fmul	v30.4s, v17.4s, v0.4s
	str	q0, [sp, #1584]
	fmaxnm	v4.4s, v4.4s, v27.4s
	fneg	v17.4s, v24.4s
	fmul	v0.4s, v22.4s, v30.4s
	str	q30, [sp, #1232]
	fmul	v5.4s, v0.4s, v19.4s
	fsqrt	v0.4s, v4.4s
	fmul	v4.4s, v18.4s, v30.4s
	fmov	v18.4s, #1.00000000
	mov	v8.16b, v25.16b
	str	q25, [sp, #1440]
	fmul	v16.4s, v5.4s, v20.4s
	str	q5, [sp, #1456]
	fmls	v18.4s, v5.4s, v5.4s
	fneg	v5.4s, v5.4s
	fmla	v16.4s, v7.4s, v4.4s
	ldr	q4, [sp, #896]
	str	q5, [sp, #1024]
	fcmge	v4.4s, v26.4s, v4.4s
	fmul	v15.4s, v16.4s, v25.4s
	ldr	q16, [sp, #848]
	fdiv	v22.4s, v11.4s, v0.4s
	ldr	q25, [sp, #928]
	fcmge	v16.4s, v16.4s, v26.4s
	bsl	v4.16b, v24.16b, v12.16b
	ldr	q26, [sp, #1904]
	fmls	v18.4s, v15.4s, v15.4s
	str	q15, [sp, #1776]
	fcmge	v25.4s, v25.4s, v26.4s
	mov	v0.16b, v16.16b
	ldr	q16, [sp, #656]
	str	q18, [sp, #544]
	bsl	v0.16b, v17.16b, v4.16b
	fmaxnm	v4.4s, v18.4s, v28.4s
	ldr	q18, [sp, #880]
	fcmge	v18.4s, v26.4s, v18.4s
	fcmge	v0.4s, v0.4s, #0.0
	fsqrt	v4.4s, v4.4s
	str	q22, [sp, #1952]
	str	q0, [sp, #1072]
	orn	v0.16b, v0.16b, v16.16b
	bic	v17.16b, v11.16b, v0.16b
	str	q0, [sp, #1136]
	ldr	q0, [sp, #2240]
	fmaxnm	v16.4s, v0.4s, v27.4s
	fmul	v22.4s, v22.4s, v17.4s
	str	q17, [sp, #1552]
	ldr	q17, [sp, #2096]
	fdiv	v15.4s, v11.4s, v4.4s
	ldr	q4, [sp, #2112]
	fmul	v17.4s, v17.4s, v22.4s
	fmul	v4.4s, v4.4s, v22.4s
	str	q22, [sp, #1728]
	fmul	v0.4s, v17.4s, v19.4s
	fmul	v17.4s, v0.4s, v20.4s
	fsqrt	v16.4s, v16.4s
	fmul	v24.4s, v0.4s, v5.4s
	mov	v20.16b, v7.16b
	fmla	v17.4s, v7.4s, v4.4s
	ldr	q4, [sp, #2080]
	mov	v7.16b, v0.16b
	ldr	q0, [sp, #2320]
	fmul	v4.4s, v4.4s, v22.4s
	mov	v22.16b, v30.16b
	bsl	v18.16b, v0.16b, v12.16b
	fneg	v26.4s, v0.4s
	str	q0, [sp, #2320]
	fmov	v0.4s, #1.00000000
	str	q7, [sp, #1424]
	fmla	v24.4s, v30.4s, v4.4s
	mov	v4.16b, v25.16b
	fmul	v30.4s, v17.4s, v8.4s
	ldr	q8, [sp, #1776]
	fdiv	v28.4s, v11.4s, v16.4s
	fmls	v0.4s, v7.4s, v7.4s
	ldr	q16, [sp, #640]
	bsl	v4.16b, v26.16b, v18.16b
	fmls	v24.4s, v8.4s, v30.4s
	str	q30, [sp, #1760]
	fmls	v0.4s, v30.4s, v30.4s
	fcmge	v18.4s, v4.4s, #0.0
	ldr	q4, [sp, #2304]
	fmul	v5.4s, v24.4s, v15.4s
	mov	v24.16b, v15.16b
	fmaxnm	v4.4s, v4.4s, v27.4s
	ldr	q27, [sp, #1936]
	orn	v16.16b, v18.16b, v16.16b
	str	q18, [sp, #1040]
	ldr	q18, [sp, #1760]
	fmls	v0.4s, v5.4s, v5.4s
	str	q5, [sp, #1744]
	fsqrt	v4.4s, v4.4s
	str	q24, [sp, #1376]
	bic	v5.16b, v11.16b, v16.16b
	str	q16, [sp, #1120]
	ldr	q16, [sp, #1920]
	str	q28, [sp, #1856]
	fmaxnm	v17.4s, v0.4s, v16.4s
	ldr	q16, [sp, #2288]
	str	q0, [sp, #512]
	fmul	v15.4s, v28.4s, v5.4s
	str	q5, [sp, #1536]
	ldr	q0, [sp, #2336]
	str	q0, [sp, #2336]
	fsqrt	v26.4s, v17.4s
	fmul	v17.4s, v16.4s, v15.4s
	ldr	q16, [sp, #864]
	fcmge	v25.4s, v27.4s, v16.4s
	ldr	q16, [sp, #912]
	fmul	v5.4s, v17.4s, v19.4s
	ldr	q19, [sp, #1296]
	mov	v17.16b, v25.16b
	fcmge	v25.4s, v16.4s, v27.4s
	fneg	v27.4s, v0.4s
	ldr	q16, [sp, #1968]
	fmul	v30.4s, v5.4s, v19.4s
	bsl	v17.16b, v0.16b, v12.16b
	fmul	v28.4s, v16.4s, v15.4s
	fdiv	v16.4s, v11.4s, v4.4s
	ldr	q4, [sp, #2064]
	fneg	v0.4s, v7.4s
	ldr	q12, [sp, #1440]
	mov	v7.16b, v5.16b
	fmul	v4.4s, v4.4s, v15.4s
	bit	v17.16b, v27.16b, v25.16b
	ldr	q25, [sp, #1024]
	fmla	v30.4s, v20.4s, v28.4s
	str	q0, [sp, #1328]
	fmul	v28.4s, v31.4s, v15.4s
	fmul	v31.4s, v5.4s, v0.4s
	fmul	v27.4s, v5.4s, v25.4s
	ldr	q5, [sp, #1728]
	str	q7, [sp, #1408]
	fcmge	v17.4s, v17.4s, #0.0
	fmul	v0.4s, v30.4s, v12.4s
	fmla	v31.4s, v5.4s, v28.4s
	ldr	q28, [sp, #1744]
	fmla	v27.4s, v22.4s, v4.4s
	ldr	q4, [sp, #624]
	fdiv	v30.4s, v11.4s, v26.4s
	orn	v4.16b, v17.16b, v4.16b
	mov	v5.16b, v0.16b
	str	q17, [sp, #1056]
	fmov	v17.4s, #1.00000000
	str	q16, [sp, #1488]
	fmls	v27.4s, v8.4s, v0.4s
	bic	v0.16b, v11.16b, v4.16b
	str	q4, [sp, #1104]
	fmls	v31.4s, v18.4s, v5.4s
	ldr	q4, [sp, #1984]
	str	q5, [sp, #1792]
	fmls	v17.4s, v7.4s, v7.4s
	fmul	v26.4s, v16.4s, v0.4s
	str	q0, [sp, #1520]
	fmul	v0.4s, v27.4s, v24.4s
	mov	v16.16b, v24.16b
	mov	v24.16b, v7.16b
	fmls	v17.4s, v5.4s, v5.4s
	fmul	v27.4s, v4.4s, v26.4s
	fmls	v31.4s, v28.4s, v0.4s
	ldr	q4, [sp, #1392]
	str	q0, [sp, #1360]
	str	q30, [sp, #1264]
	fmls	v17.4s, v0.4s, v0.4s
	fmul	v27.4s, v27.4s, v4.4s
	fmul	v5.4s, v31.4s, v30.4s
	ldr	q4, [sp, #2000]
	mov	v31.16b, v0.16b
	fmul	v20.4s, v4.4s, v26.4s
	ldr	q4, [sp, #1312]
	fmul	v19.4s, v27.4s, v19.4s
	fmls	v17.4s, v5.4s, v5.4s
	fmul	v7.4s, v27.4s, v25.4s
	fneg	v25.4s, v24.4s
	mov	v0.16b, v5.16b
	str	q5, [sp, #1344]
	ldr	q5, [sp, #2192]
	fmla	v19.4s, v4.4s, v20.4s
	fmul	v20.4s, v14.4s, v26.4s
	ldr	q14, [sp, #1920]
	ldr	q4, [sp, #1232]
	str	q17, [sp, #528]
	fmul	v25.4s, v27.4s, v25.4s
	fmaxnm	v22.4s, v17.4s, v14.4s
	fmla	v7.4s, v4.4s, v20.4s
	ldr	q4, [sp, #1328]
	fmul	v17.4s, v19.4s, v12.4s
	fmul	v19.4s, v27.4s, v4.4s
	fsqrt	v20.4s, v22.4s
	fmul	v22.4s, v9.4s, v26.4s
	ldr	q4, [sp, #1728]
	fmls	v7.4s, v8.4s, v17.4s
	str	q17, [sp, #1392]
	mov	v8.16b, v12.16b
	fmla	v19.4s, v4.4s, v22.4s
	ldr	q4, [sp, #2016]
	fmul	v22.4s, v4.4s, v26.4s
	fmul	v7.4s, v7.4s, v16.4s
	ldr	q4, [sp, #1888]
	fmls	v19.4s, v18.4s, v17.4s
	fmul	v26.4s, v4.4s, v5.4s
	ldr	q4, [sp, #1792]
	ldr	q18, [sp, #1584]
	fmla	v25.4s, v15.4s, v22.4s
	fmov	v15.4s, #1.00000000
	str	q7, [sp, #1328]
	fdiv	v16.4s, v11.4s, v20.4s
	fmls	v19.4s, v28.4s, v7.4s
	fmls	v15.4s, v27.4s, v27.4s
	fmls	v25.4s, v4.4s, v17.4s
	ldr	q4, [sp, #1568]
	fmul	v20.4s, v26.4s, v4.4s
	fmul	v5.4s, v19.4s, v30.4s
	ldr	q4, [sp, #1280]
	fmls	v15.4s, v17.4s, v17.4s
	fmls	v25.4s, v31.4s, v7.4s
	xtn	v19.4h, v4.4s
	ldr	q4, [sp, #2208]
	fneg	v30.4s, v20.4s
	str	q5, [sp, #1312]
	fmls	v15.4s, v7.4s, v7.4s
	ldr	q7, [sp, #1504]
	fmls	v25.4s, v0.4s, v5.4s
	ldr	q0, [sp, #1456]
	fmul	v24.4s, v7.4s, v4.4s
	ldr	q4, [sp, #1472]
	str	q16, [sp, #1296]
	fmul	v31.4s, v0.4s, v30.4s
	ldr	q0, [sp, #2128]
	fmul	v22.4s, v4.4s, v30.4s
	fmls	v15.4s, v5.4s, v5.4s
	ldr	d4, [sp, #576]
	ldr	d5, [sp, #1168]
	fmul	v16.4s, v25.4s, v16.4s
	orr	v25.8b, v5.8b, v4.8b
	ldr	d4, [sp, #616]
	ldr	q5, [sp, #2144]
	orr	v19.8b, v19.8b, v4.8b
	ldr	q4, [sp, #1600]
	fmls	v15.4s, v16.4s, v16.4s
	str	q16, [sp, #1280]
	ushll	v25.4s, v25.4h, #0
	fmla	v22.4s, v4.4s, v24.4s
	ldr	q4, [sp, #1872]
	ushll	v9.4s, v19.4h, #0
	fmul	v17.4s, v4.4s, v5.4s
	ldr	q5, [sp, #1088]
	shl	v11.4s, v25.4s, #31
	ldr	d25, [sp, #608]
	fmul	v16.4s, v22.4s, v12.4s
	fmaxnm	v22.4s, v15.4s, v14.4s
	xtn	v5.4h, v5.4s
	movi	v12.2d, #0000000000000000
	shl	v9.4s, v9.4s, #31
	cmge	v11.4s, v11.4s, #0
	str	q17, [sp, #1168]
	fmla	v31.4s, v18.4s, v17.4s
	ldr	q17, [sp, #1952]
	ldr	q18, [sp, #1072]
	fmul	v19.4s, v17.4s, v0.4s
	ldr	q0, [sp, #1424]
	ldr	q17, [sp, #1552]
	orr	v5.8b, v5.8b, v25.8b
	xtn	v14.4h, v18.4s
	ldr	q18, [sp, #2320]
	fmul	v28.4s, v0.4s, v30.4s
	fsqrt	v0.4s, v22.4s
	fmla	v12.4s, v26.4s, v26.4s
	ldr	q22, [sp, #1488]
	cmge	v9.4s, v9.4s, #0
	ushll	v26.4s, v5.4h, #0
	ldr	d5, [sp, #600]
	str	q19, [sp, #1088]
	fmla	v28.4s, v17.4s, v19.4s
	ldr	q17, [sp, #1856]
	orr	v14.8b, v14.8b, v5.8b
	ldr	q5, [sp, #1376]
	and	v12.16b, v11.16b, v12.16b
	ldr	d11, [sp, #592]
	fmul	v17.4s, v17.4s, v18.4s
	and	v24.16b, v9.16b, v24.16b
	shl	v26.4s, v26.4s, #31
	ushll	v9.4s, v14.4h, #0
	ldr	q14, [sp, #1184]
	str	q16, [sp, #1184]
	cmge	v26.4s, v26.4s, #0
	fmla	v12.4s, v24.4s, v24.4s
	str	q17, [sp, #1072]
	shl	v9.4s, v9.4s, #31
	str	q0, [sp, #1024]
	ldr	q0, [sp, #1776]
	cmge	v9.4s, v9.4s, #0
	fmls	v31.4s, v16.4s, v0.4s
	ldr	q0, [sp, #1408]
	fmul	v25.4s, v0.4s, v30.4s
	ldr	q0, [sp, #1040]
	str	q27, [sp, #1040]
	fmul	v27.4s, v27.4s, v30.4s
	xtn	v18.4h, v0.4s
	ldr	q0, [sp, #1760]
	fmul	v19.4s, v31.4s, v5.4s
	fmul	v31.4s, v7.4s, v8.4s
	ldr	q8, [sp, #1200]
	fmul	v5.4s, v4.4s, v5.4s
	fmls	v28.4s, v16.4s, v0.4s
	ldr	q0, [sp, #1536]
	ldr	q4, [sp, #1024]
	movi	v7.2d, #0000000000000000
	str	q20, [sp, #1200]
	fmla	v25.4s, v0.4s, v17.4s
	ldr	q0, [sp, #2336]
	orr	v18.8b, v18.8b, v11.8b
	mov	v17.16b, v14.16b
	fmul	v30.4s, v22.4s, v0.4s
	ldr	q0, [sp, #1744]
	fmla	v7.4s, v20.4s, v20.4s
	ushll	v18.4s, v18.4h, #0
	fmls	v28.4s, v19.4s, v0.4s
	ldr	q0, [sp, #1792]
	fmls	v25.4s, v16.4s, v0.4s
	ldr	q0, [sp, #1520]
	shl	v18.4s, v18.4s, #31
	fmla	v7.4s, v16.4s, v16.4s
	fmla	v27.4s, v0.4s, v30.4s
	fmov	v0.4s, #1.00000000
	bit	v31.16b, v0.16b, v8.16b
	ldr	q0, [sp, #1056]
	ldr	q8, [sp, #1888]
	xtn	v11.4h, v0.4s
	fmov	v0.4s, #1.00000000
	bsl	v17.16b, v0.16b, v8.16b
	fmov	v0.4s, #1.00000000
	ldr	q8, [sp, #1264]
	fdiv	v14.4s, v0.4s, v4.4s
	ldr	q4, [sp, #1360]
	fmul	v0.4s, v28.4s, v8.4s
	fmls	v25.4s, v19.4s, v4.4s
	ldr	q4, [sp, #1392]
	fmls	v27.4s, v16.4s, v4.4s
	ldr	q4, [sp, #1168]
	and	v20.16b, v26.16b, v4.16b
	ldr	d4, [sp, #584]
	fmul	v26.4s, v17.4s, v31.4s
	mov	v17.16b, v19.16b
	orr	v24.8b, v11.8b, v4.8b
	ldr	q4, [sp, #1152]
	fmov	v11.4s, #1.00000000
	fmla	v12.4s, v20.4s, v20.4s
	mov	v28.16b, v4.16b
	ldr	q4, [sp, #1952]
	fmla	v7.4s, v17.4s, v17.4s
	ushll	v24.4s, v24.4h, #0
	fmul	v31.4s, v4.4s, v8.4s
	ldr	q4, [sp, #1344]
	bsl	v28.16b, v11.16b, v5.16b
	mov	v5.16b, v22.16b
	mov	v8.16b, v14.16b
	fmls	v25.4s, v0.4s, v4.4s
	ldr	q4, [sp, #1328]
	shl	v24.4s, v24.4s, #31
	fmla	v7.4s, v0.4s, v0.4s
	fmls	v27.4s, v19.4s, v4.4s
	ldr	q4, [sp, #1088]
	fmul	v20.4s, v26.4s, v28.4s
	cmge	v28.4s, v18.4s, #0
	cmge	v24.4s, v24.4s, #0
	and	v19.16b, v9.16b, v4.16b
	ldr	q4, [sp, #1136]
	ldr	q9, [sp, #1856]
	mov	v26.16b, v4.16b
	ldr	q4, [sp, #1296]
	fmla	v12.4s, v19.4s, v19.4s
	fmul	v18.4s, v25.4s, v4.4s
	fmul	v25.4s, v5.4s, v14.4s
	bsl	v26.16b, v11.16b, v31.16b
	fmul	v31.4s, v9.4s, v4.4s
	ldr	q4, [sp, #1312]
	fmls	v27.4s, v0.4s, v4.4s
	ldr	q4, [sp, #1072]
	fmla	v7.4s, v18.4s, v18.4s
	and	v19.16b, v28.16b, v4.16b
	ldr	q4, [sp, #1120]
	fmul	v20.4s, v20.4s, v26.4s
	mov	v22.16b, v4.16b
	ldr	q4, [sp, #1280]
	fmla	v12.4s, v19.4s, v19.4s
	and	v19.16b, v24.16b, v30.16b
	fmls	v27.4s, v18.4s, v4.4s
	ldr	q4, [sp, #1104]
	bsl	v22.16b, v11.16b, v31.16b
	fmla	v12.4s, v19.4s, v19.4s
	ldr	q19, [sp, #1632]
	fmul	v20.4s, v20.4s, v22.4s
	mov	v22.16b, v4.16b
	fmul	v4.4s, v27.4s, v14.4s
	fcmp	s19, #0.0
	bsl	v22.16b, v11.16b, v25.16b
	fmla	v7.4s, v4.4s, v4.4s
	fmul	v16.4s, v20.4s, v22.4s
	str	q7, [sp, #1632]
	b.gt	.L27b52
	ldr	q7, [sp, #1952]
	ldr	q9, [sp, #1872]
	mov	w8, #14269
	ldr	q30, [sp, #976]
	ldr	q31, [sp, #944]
	movk	w8, #13574, lsl #16
	fdiv	v20.4s, v11.4s, v7.4s
	ldr	q25, [sp, #1712]
	ldr	q15, [sp, #1696]
	fadd	v24.4s, v31.4s, v31.4s
	dup	v27.4s, w6
	fdiv	v19.4s, v11.4s, v9.4s
	fmul	v20.4s, v20.4s, v25.4s
	dup	v25.4s, w8
	mov	w8, #4016
	movk	w8, #13345, lsl #16
	dup	v26.4s, w8
	mov	w8, #50604
	movk	w8, #13991, lsl #16
	dup	v28.4s, w8
	fmul	v20.4s, v20.4s, v26.4s
	ldr	q26, [sp, #1600]
	fdiv	v22.4s, v11.4s, v30.4s
	fmul	v19.4s, v19.4s, v15.4s
	fmul	v19.4s, v19.4s, v25.4s
	fcmgt	v25.4s, v27.4s, v31.4s
	ldr	q31, [sp, #1648]
	fsqrt	v24.4s, v24.4s
	fmaxnm	v19.4s, v19.4s, v20.4s
	fmul	v22.4s, v22.4s, v16.4s
	ldr	q16, [sp, #1568]
	fmul	v26.4s, v26.4s, v16.4s
	ldr	q16, [sp, #1584]
	fmul	v22.4s, v22.4s, v22.4s
	fminnm	v20.4s, v22.4s, v11.4s
	fmul	v24.4s, v24.4s, v28.4s
	and	v22.16b, v25.16b, v24.16b
	ldr	s24, [x27, #16]
	fmul	v25.4s, v16.4s, v26.4s
	ldr	q16, [sp, #1552]
	fmul	v20.4s, v20.4s, v24.s[0]
	fmaxnm	v19.4s, v19.4s, v22.4s
	fmul	v22.4s, v16.4s, v25.4s
	ldr	q16, [sp, #1536]
	fmaxnm	v19.4s, v20.4s, v19.4s
	fcmgt	v20.4s, v27.4s, v30.4s
	movi	d30, #0000000000000000
	fmul	v22.4s, v16.4s, v22.4s
	ldr	q16, [sp, #1520]
	and	v19.16b, v20.16b, v19.16b
	fmul	s20, s24, s24
	fmov	v24.4s, #5.00000000
	fmul	v22.4s, v16.4s, v22.4s
	ldr	q16, [sp, #1632]
	fmul	v19.4s, v19.4s, v19.4s
	dup	v20.4s, v20.s[0]
	fcmgt	v22.4s, v22.4s, #0.0
	fcmge	v19.4s, v19.4s, v16.4s
	fcmge	v20.4s, v20.4s, v12.4s
	fmov	v12.4s, #-1.00000000
	ldr	q16, [sp, #1904]
	and	v19.16b, v20.16b, v19.16b
	bic	v20.16b, v11.16b, v22.16b
	ldr	q22, [sp, #496]
	bsl	v19.16b, v20.16b, v24.16b
	ldr	q20, [sp, #1248]
	fcmge	v20.4s, v20.4s, v22.4s
	movi	v22.4s, #64, lsl #24
	fminnm	v22.4s, v19.4s, v22.4s
	bit	v19.16b, v22.16b, v20.16b
	ldr	q22, [sp, #1216]
	fcmeq	v20.4s, v22.4s, v24.4s
	bit	v22.16b, v19.16b, v20.16b
	fcmeq	v19.4s, v22.4s, v24.4s
	str	q22, [sp, #1216]
	and	v24.16b, v19.16b, v11.16b
	mov	s19, v24.s[1]
	fadd	s20, s24, s30
	mov	s22, v24.s[2]
	fadd	s19, s20, s19
	mov	s20, v24.s[3]
	fadd	s19, s19, s22
	ldr	q22, [sp, #1936]
	fadd	s19, s19, s20
	fcmp	s19, #0.0
	b.gt	.L27b54
	fmul	v4.4s, v8.4s, v4.4s
	ldr	q7, [sp, #1280]
	movi	v19.2d, #0000000000000000
	movi	v25.2d, #0000000000000000
	movi	v26.2d, #0000000000000000
	str	q31, [sp, #1648]
	fmls	v18.4s, v4.4s, v7.4s
	ldr	q7, [sp, #1296]
	fmul	v16.4s, v7.4s, v18.4s
	ldr	q7, [sp, #1344]
	ldr	q18, [sp, #1184]
	fmls	v0.4s, v16.4s, v7.4s
	ldr	q7, [sp, #1312]
	fmls	v0.4s, v4.4s, v7.4s
	ldr	q7, [sp, #1264]
	fmul	v0.4s, v7.4s, v0.4s
	ldr	q7, [sp, #1744]
	fmls	v17.4s, v0.4s, v7.4s
	ldr	q7, [sp, #1360]
	fmls	v17.4s, v16.4s, v7.4s
	ldr	q7, [sp, #1328]
	fmls	v17.4s, v4.4s, v7.4s
	ldr	q7, [sp, #1376]
	fmul	v22.4s, v7.4s, v17.4s
	ldr	q7, [sp, #1776]
	ldr	q17, [sp, #1472]
	fmls	v18.4s, v22.4s, v7.4s
	ldr	q7, [sp, #1760]
	fmls	v18.4s, v0.4s, v7.4s
	ldr	q7, [sp, #1792]
	fmls	v18.4s, v16.4s, v7.4s
	ldr	q7, [sp, #1392]
	fmls	v18.4s, v4.4s, v7.4s
	ldr	q7, [sp, #1440]
	fmul	v7.4s, v7.4s, v18.4s
	ldr	q18, [sp, #1200]
	fmls	v18.4s, v7.4s, v17.4s
	ldr	q17, [sp, #1456]
	fmls	v18.4s, v22.4s, v17.4s
	ldr	q17, [sp, #1424]
	fmul	v22.4s, v9.4s, v22.4s
	mvni	v9.4s, #127, msl #16
	fmls	v18.4s, v0.4s, v17.4s
	ldr	q17, [sp, #1408]
	str	q22, [sp, #2048]
	movi	v22.2d, #0000000000000000
	fmls	v18.4s, v16.4s, v17.4s
	ldr	q17, [sp, #1040]
	fmls	v18.4s, v4.4s, v17.4s
	ldr	q17, [sp, #1952]
	fmul	v17.4s, v17.4s, v0.4s
	ldr	q0, [sp, #1504]
	fmul	v20.4s, v0.4s, v7.4s
	ldr	q0, [sp, #1888]
	fmul	v18.4s, v0.4s, v18.4s
	ldr	q0, [sp, #1856]
	str	q17, [sp, #2144]
	fmul	v7.4s, v0.4s, v16.4s
	fmul	v0.4s, v5.4s, v4.4s
	movi	v5.2d, #0000000000000000
	str	q20, [sp, #2128]
	movi	v20.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	str	q18, [sp, #2032]
	str	q0, [sp, #2240]
	str	q7, [sp, #2208]
	tbz	w10, #3, .L27b85
	cbz	w7, .L27b85
	mov	x8, xzr
	mov	x9, x20
.L27b82:
	add	x11, x8, x7
	ldr	q8, [sp, #1712]
	mov	x14, x16
	add	x11, x11, x11, lsl #2
	mov	x17, x7
	ldr	q0, [x16, x11, lsl #4]
	mov	x11, x9
	fmul	v0.4s, v15.4s, v0.4s
.L27b83:
	mov	v4.16b, v8.16b
	ldr	q7, [x14], #80
	ldr	q17, [x11], #16
	mov	v28.16b, v23.16b
	mov	v31.16b, v21.16b
	subs	x17, x17, #1
	fmla	v4.4s, v7.4s, v0.4s
	fdiv	v7.4s, v11.4s, v4.4s
	fsub	v17.4s, v17.4s, v4.4s
	fadd	v30.4s, v4.4s, v11.4s
	fdiv	v30.4s, v11.4s, v30.4s
	fmul	v17.4s, v17.4s, v7.4s
	fadd	v7.4s, v7.4s, v12.4s
	fcmgt	v18.4s, v17.4s, v12.4s
	bit	v7.16b, v17.16b, v18.16b
	fadd	v26.4s, v26.4s, v30.4s
	fadd	v18.4s, v7.4s, v11.4s
	add	v18.4s, v18.4s, v29.4s
	and	v18.16b, v18.16b, v9.16b
	sub	v24.4s, v11.4s, v18.4s
	scvtf	v18.4s, v18.4s
	fadd	v27.4s, v24.4s, v12.4s
	fmla	v27.4s, v24.4s, v7.4s
	mov	v7.16b, v3.16b
	fmul	v24.4s, v27.4s, v27.4s
	fmla	v7.4s, v6.4s, v27.4s
	fmla	v28.4s, v1.4s, v27.4s
	fmla	v31.4s, v2.4s, v27.4s
	fmla	v7.4s, v10.4s, v24.4s
	fmla	v28.4s, v24.4s, v7.4s
	fmaxnm	v7.4s, v17.4s, v12.4s
	fadd	v17.4s, v17.4s, v11.4s
	fmla	v31.4s, v24.4s, v28.4s
	fneg	v7.4s, v7.4s
	fmla	v27.4s, v24.4s, v31.4s
	fmla	v27.4s, v13.4s, v18.4s
	fmul	v18.4s, v30.4s, v30.4s
	fmla	v7.4s, v27.4s, v17.4s
	fmul	v17.4s, v30.4s, v18.4s
	fadd	v25.4s, v25.4s, v18.4s
	fmla	v20.4s, v18.4s, v18.4s
	fmla	v16.4s, v7.4s, v4.4s
	fadd	v22.4s, v22.4s, v17.4s
	fmla	v19.4s, v17.4s, v18.4s
	fmla	v5.4s, v17.4s, v17.4s
	b.ne	.L27b83
	add	x8, x8, #1
	add	x9, x9, x19
	cmp	x8, x7
	b.ne	.L27b82
.L27b85:
	ldr	q28, [sp, #1504]
	ldr	q0, [sp, #2224]
	fmov	v4.4s, #1.00000000
	ldr	q18, [sp, #1888]
	ldr	q27, [sp, #1920]
	mov	w8, #46871
	fmul	v0.4s, v0.4s, v28.4s
	ldr	q7, [sp, #2256]
	ldr	q30, [sp, #1872]
	ldr	q12, [sp, #1952]
	ldr	q14, [sp, #1856]
	movk	w8, #14673, lsl #16
	fmul	v7.4s, v7.4s, v30.4s
	ldr	x19, [sp, #296]
	lsl	x11, x15, #5
	add	x13, x15, x15, lsl #1
	fmul	v0.4s, v0.4s, v18.4s
	add	x9, x23, x19, lsl #4
	fmul	v17.4s, v7.4s, v18.4s
	ldr	q7, [sp, #2096]
	fmls	v4.4s, v0.4s, v0.4s
	fneg	v31.4s, v0.4s
	ldr	q0, [sp, #2272]
	fmul	v7.4s, v7.4s, v12.4s
	fmul	v0.4s, v0.4s, v30.4s
	str	q17, [sp, #1760]
	str	q4, [sp, #1792]
	fmaxnm	v4.4s, v4.4s, v27.4s
	str	q31, [sp, #2160]
	fsqrt	v4.4s, v4.4s
	fdiv	v9.4s, v11.4s, v4.4s
	fmul	v4.4s, v17.4s, v31.4s
	fmla	v4.4s, v28.4s, v0.4s
	fmov	v0.4s, #1.00000000
	fmls	v0.4s, v17.4s, v17.4s
	fmul	v24.4s, v4.4s, v9.4s
	str	q9, [sp, #2336]
	fmls	v0.4s, v24.4s, v24.4s
	str	q24, [sp, #2176]
	fmaxnm	v4.4s, v0.4s, v27.4s
	str	q0, [sp, #1776]
	fmul	v0.4s, v7.4s, v18.4s
	ldr	q7, [sp, #2112]
	fneg	v27.4s, v17.4s
	fmul	v7.4s, v7.4s, v12.4s
	fsqrt	v4.4s, v4.4s
	fmul	v17.4s, v0.4s, v31.4s
	fmla	v17.4s, v28.4s, v7.4s
	fmul	v7.4s, v0.4s, v27.4s
	mov	v28.16b, v24.16b
	fdiv	v8.4s, v11.4s, v4.4s
	ldr	q4, [sp, #2080]
	fmul	v4.4s, v4.4s, v12.4s
	mov	v12.16b, v27.16b
	mov	v27.16b, v30.16b
	fmla	v7.4s, v30.4s, v4.4s
	fmul	v4.4s, v17.4s, v9.4s
	fmov	v17.4s, #1.00000000
	fneg	v30.4s, v0.4s
	fmls	v17.4s, v0.4s, v0.4s
	fmls	v7.4s, v24.4s, v4.4s
	str	q4, [sp, #2304]
	str	q8, [sp, #2256]
	fmls	v17.4s, v4.4s, v4.4s
	fmul	v4.4s, v7.4s, v8.4s
	ldr	q7, [sp, #1920]
	str	q4, [sp, #2320]
	fmls	v17.4s, v4.4s, v4.4s
	ldr	q4, [sp, #2288]
	fmul	v4.4s, v14.4s, v4.4s
	fmaxnm	v7.4s, v17.4s, v7.4s
	str	q17, [sp, #2112]
	ldr	q17, [sp, #2064]
	str	q0, [sp, #2064]
	ldr	q0, [sp, #2336]
	fmul	v24.4s, v4.4s, v18.4s
	ldr	q4, [sp, #1968]
	fmul	v11.4s, v17.4s, v14.4s
	ldr	q17, [sp, #1504]
	fsqrt	v7.4s, v7.4s
	fmul	v4.4s, v4.4s, v14.4s
	fmul	v9.4s, v24.4s, v31.4s
	mov	v31.16b, v12.16b
	fmul	v12.4s, v24.4s, v12.4s
	str	q24, [sp, #2096]
	fmla	v9.4s, v17.4s, v4.4s
	ldr	q4, [sp, #1808]
	fmla	v12.4s, v27.4s, v11.4s
	fmul	v11.4s, v4.4s, v14.4s
	ldr	q4, [sp, #1952]
	fmul	v15.4s, v9.4s, v0.4s
	fmov	v0.4s, #1.00000000
	fmul	v9.4s, v24.4s, v30.4s
	fdiv	v0.4s, v0.4s, v7.4s
	fmla	v9.4s, v4.4s, v11.4s
	fmls	v12.4s, v28.4s, v15.4s
	fmov	v11.4s, #1.00000000
	ldr	q4, [sp, #2304]
	fmls	v9.4s, v4.4s, v15.4s
	fmul	v27.4s, v12.4s, v8.4s
	ldr	q4, [sp, #2320]
	fmls	v11.4s, v24.4s, v24.4s
	ldr	q8, [sp, #1488]
	fmls	v9.4s, v4.4s, v27.4s
	ldr	q4, [sp, #1984]
	str	q27, [sp, #2192]
	fmls	v11.4s, v15.4s, v15.4s
	fmul	v7.4s, v8.4s, v4.4s
	fmls	v11.4s, v27.4s, v27.4s
	fmul	v4.4s, v9.4s, v0.4s
	str	q0, [sp, #2288]
	fmul	v0.4s, v7.4s, v18.4s
	str	q4, [sp, #2224]
	fmls	v11.4s, v4.4s, v4.4s
	ldr	q4, [sp, #2000]
	fmul	v18.4s, v0.4s, v31.4s
	ldr	q31, [sp, #2032]
	str	q0, [sp, #2080]
	fmul	v7.4s, v8.4s, v4.4s
	ldr	q4, [sp, #2160]
	fabs	v28.4s, v31.4s
	fmul	v9.4s, v0.4s, v4.4s
	ldr	q4, [sp, #1920]
	fmaxnm	v12.4s, v11.4s, v4.4s
	ldr	q4, [sp, #1824]
	fmla	v9.4s, v17.4s, v7.4s
	fmul	v7.4s, v4.4s, v8.4s
	ldr	q4, [sp, #1840]
	fmul	v27.4s, v4.4s, v8.4s
	fmul	v4.4s, v0.4s, v30.4s
	ldr	q30, [sp, #1872]
	fsqrt	v17.4s, v12.4s
	ldr	q12, [sp, #1952]
	fmla	v18.4s, v30.4s, v7.4s
	ldr	q7, [sp, #2336]
	movi	v30.2d, #0000000000000000
	fmul	v9.4s, v9.4s, v7.4s
	fneg	v7.4s, v24.4s
	ldr	q24, [sp, #2128]
	fmla	v4.4s, v12.4s, v27.4s
	ldr	q27, [sp, #2016]
	str	q15, [sp, #2016]
	fmaxnm	v28.4s, v28.4s, v30.4s
	fabs	v30.4s, v24.4s
	fmul	v27.4s, v27.4s, v8.4s
	ldr	q8, [sp, #2176]
	fmul	v7.4s, v0.4s, v7.4s
	fmls	v18.4s, v8.4s, v9.4s
	fmaxnm	v30.4s, v28.4s, v30.4s
	ldr	q28, [sp, #2208]
	fabs	v12.4s, v28.4s
	fmov	v28.4s, #1.00000000
	fmla	v7.4s, v14.4s, v27.4s
	ldr	q27, [sp, #2304]
	ldr	q14, [sp, #1904]
	fmls	v4.4s, v27.4s, v9.4s
	ldr	q27, [sp, #2256]
	fmls	v28.4s, v0.4s, v0.4s
	fmov	v0.4s, #1.00000000
	fmls	v7.4s, v15.4s, v9.4s
	fmul	v27.4s, v18.4s, v27.4s
	fmaxnm	v18.4s, v30.4s, v12.4s
	ldr	q30, [sp, #2240]
	fabs	v8.4s, v30.4s
	ldr	q30, [sp, #1936]
	fdiv	v0.4s, v0.4s, v17.4s
	dup	v17.4s, w8
	fmls	v28.4s, v9.4s, v9.4s
	fminnm	v12.4s, v14.4s, v30.4s
	add	x8, x27, #208
	fmaxnm	v18.4s, v18.4s, v8.4s
	fmls	v28.4s, v27.4s, v27.4s
	fmul	v17.4s, v12.4s, v17.4s
	fcmge	v17.4s, v17.4s, v18.4s
	fmov	v18.4s, #1.00000000
	str	q0, [sp, #2272]
	ldr	q0, [sp, #2320]
	fmls	v4.4s, v0.4s, v27.4s
	ldr	q0, [sp, #1648]
	fadd	v15.4s, v31.4s, v0.4s
	ldr	q31, [sp, #2048]
	ldr	q0, [sp, #1696]
	fadd	v12.4s, v31.4s, v0.4s
	ldr	q0, [sp, #1680]
	ldr	q31, [sp, #816]
	fadd	v0.4s, v24.4s, v0.4s
	ldr	q24, [sp, #2144]
	str	q9, [sp, #2144]
	fminnm	v12.4s, v12.4s, v31.4s
	ldr	q31, [sp, #1216]
	str	q0, [sp, #2128]
	ldr	q0, [sp, #1712]
	ldr	q9, [sp, #2128]
	str	q27, [sp, #2128]
	fadd	v30.4s, v24.4s, v0.4s
	fmov	v24.4s, #1.00000000
	ldr	q0, [sp, #1792]
	fminnm	v24.4s, v0.4s, v24.4s
	ldr	q0, [sp, #2192]
	fmls	v7.4s, v0.4s, v27.4s
	ldr	q0, [sp, #2288]
	fmul	v0.4s, v4.4s, v0.4s
	ldp	q4, q27, [sp, #784]
	fminnm	v8.4s, v15.4s, v4.4s
	fcmge	v15.4s, v18.4s, v31.4s
	ldr	q18, [sp, #768]
	ldr	q4, [sp, #2208]
	fminnm	v18.4s, v9.4s, v18.4s
	ldr	q9, [sp, #896]
	fmls	v28.4s, v0.4s, v0.4s
	fadd	v4.4s, v4.4s, v14.4s
	ldr	q14, [sp, #1936]
	fminnm	v30.4s, v30.4s, v9.4s
	ldr	q9, [sp, #1776]
	str	q15, [sp, #2048]
	and	v17.16b, v15.16b, v17.16b
	fminnm	v24.4s, v24.4s, v9.4s
	ldr	q9, [sp, #832]
	fmaxnm	v9.4s, v12.4s, v9.4s
	ldr	q12, [sp, #752]
	str	q24, [sp, #2208]
	ldr	q24, [sp, #2224]
	fmaxnm	v18.4s, v18.4s, v12.4s
	ldr	q12, [sp, #848]
	fmls	v7.4s, v24.4s, v0.4s
	ldr	q24, [sp, #880]
	fmaxnm	v30.4s, v30.4s, v12.4s
	ldr	q12, [sp, #2208]
	fminnm	v24.4s, v4.4s, v24.4s
	fmaxnm	v4.4s, v8.4s, v27.4s
	ldr	q27, [sp, #2240]
	ldr	q8, [sp, #2112]
	str	q0, [sp, #2112]
	ldr	q0, [sp, #2272]
	fadd	v27.4s, v27.4s, v14.4s
	fmul	v15.4s, v7.4s, v0.4s
	ldr	q7, [sp, #864]
	ldr	q0, [sp, #1648]
	fminnm	v8.4s, v12.4s, v8.4s
	bif	v4.16b, v0.16b, v17.16b
	ldr	q0, [sp, #1696]
	fminnm	v7.4s, v27.4s, v7.4s
	ldr	q27, [sp, #928]
	bif	v9.16b, v0.16b, v17.16b
	ldr	q0, [sp, #1680]
	fmls	v28.4s, v15.4s, v15.4s
	fmaxnm	v27.4s, v24.4s, v27.4s
	fmov	v24.4s, #4.00000000
	bif	v18.16b, v0.16b, v17.16b
	ldr	q0, [sp, #1712]
	bif	v30.16b, v0.16b, v17.16b
	fminnm	v0.4s, v8.4s, v11.4s
	ldr	s8, [x27, #12]
	fcmeq	v12.4s, v31.4s, v24.4s
	ld1r	{ v24.4s }, [x8]
	ldr	q31, [sp, #912]
	mov	w8, #46871
	fmul	v9.4s, v9.4s, v8.s[0]
	fmaxnm	v7.4s, v7.4s, v31.4s
	ldr	q31, [sp, #1904]
	movk	w8, #14545, lsl #16
	fminnm	v0.4s, v0.4s, v28.4s
	fmul	v30.4s, v30.4s, v8.s[0]
	bit	v4.16b, v24.16b, v12.16b
	bif	v27.16b, v31.16b, v17.16b
	bit	v18.16b, v24.16b, v12.16b
	str	q12, [sp, #2208]
	bif	v7.16b, v14.16b, v17.16b
	dup	v17.4s, w8
	add	x8, x19, x15
	str	q4, [x9]
	mov	v4.16b, v12.16b
	fcmgt	v0.4s, v0.4s, v17.4s
	str	q18, [x23, x8, lsl #4]
	mov	v18.16b, v12.16b
	bsl	v4.16b, v24.16b, v9.16b
	bsl	v18.16b, v24.16b, v30.16b
	str	q0, [sp, #2240]
	mov	v0.16b, v12.16b
	str	q4, [x9, x11]
	mov	v4.16b, v12.16b
	lsl	x11, x15, #6
	str	q18, [x9, x13, lsl #4]
	add	x13, x15, x15, lsl #2
	bsl	v0.16b, v24.16b, v27.16b
	bsl	v4.16b, v24.16b, v7.16b
	str	q0, [x9, x11]
	str	q4, [x9, x13, lsl #4]
	tbnz	w10, #1, .L27b87
	mov	w9, #6
	b	.L27b90
.L27b87:
	ldr	q14, [sp, #2336]
	ldr	q0, [sp, #2160]
	mov	w9, #96
	str	q24, [sp, #2032]
	ldr	q7, [sp, #2176]
	umaddl	x11, w15, w9, x23
	fmul	v24.4s, v14.4s, v0.4s
	ldr	q0, [sp, #1760]
	fneg	v4.4s, v14.4s
	ldr	q11, [sp, #2256]
	ldr	q18, [sp, #2064]
	ldr	q17, [sp, #2304]
	ldr	q30, [sp, #2320]
	ldr	q31, [sp, #2096]
	lsl	x9, x19, #4
	ldr	q9, [sp, #2288]
	str	q8, [sp, #2064]
	tst	w10, #0x4
	fmla	v0.4s, v24.4s, v7.4s
	fmla	v18.4s, v24.4s, v17.4s
	fmul	v17.4s, v14.4s, v17.4s
	ldr	q8, [sp, #2080]
	str	q15, [sp, #2000]
	ldr	q15, [sp, #2224]
	mov	w1, #11
	mov	w13, #8
	mov	w14, #15
	csel	x13, x13, x1, eq
	mov	w17, #9
	mov	w7, #10
	fneg	v0.4s, v0.4s
	umull	x13, w13, w15
	csel	x14, x17, x14, eq
	mov	w17, #20
	umull	x14, w14, w15
	csel	x17, x7, x17, eq
	mov	w7, #26
	add	x13, x23, x13, lsl #4
	csel	x1, x1, x7, eq
	umull	x17, w17, w15
	fmul	v12.4s, v11.4s, v0.4s
	fmul	v0.4s, v7.4s, v4.4s
	ldr	q4, [sp, #1920]
	umull	x1, w1, w15
	fmaxnm	v4.4s, v28.4s, v4.4s
	ldr	q28, [sp, #2016]
	str	q24, [sp, #2016]
	fmul	v0.4s, v0.4s, v11.4s
	fmla	v18.4s, v12.4s, v30.4s
	fmla	v31.4s, v24.4s, v28.4s
	fmul	v28.4s, v14.4s, v28.4s
	str	q12, [sp, #2160]
	fsqrt	v4.4s, v4.4s
	fmla	v17.4s, v0.4s, v30.4s
	fneg	v27.4s, v18.4s
	str	q0, [sp, #2304]
	ldr	q0, [sp, #2192]
	fmla	v31.4s, v12.4s, v0.4s
	fneg	v14.4s, v17.4s
	fmul	v18.4s, v9.4s, v27.4s
	ldr	q27, [sp, #2144]
	fmov	v17.4s, #1.00000000
	fmla	v8.4s, v24.4s, v27.4s
	fmul	v14.4s, v9.4s, v14.4s
	fmla	v31.4s, v18.4s, v15.4s
	str	q18, [sp, #2176]
	fmla	v17.4s, v24.4s, v24.4s
	ldr	q18, [sp, #2128]
	str	q4, [sp, #1984]
	fneg	v4.4s, v11.4s
	ldr	q24, [sp, #1984]
	fmla	v8.4s, v12.4s, v18.4s
	fneg	v12.4s, v31.4s
	str	q14, [sp, #2320]
	ldr	q31, [sp, #2272]
	fmul	v7.4s, v30.4s, v4.4s
	ldr	q4, [sp, #2304]
	mov	v30.16b, v9.16b
	fmul	v9.4s, v11.4s, v0.4s
	fmla	v28.4s, v4.4s, v0.4s
	ldr	q0, [sp, #2336]
	fmul	v27.4s, v0.4s, v27.4s
	fmov	v0.4s, #1.00000000
	fmul	v7.4s, v7.4s, v30.4s
	fmla	v28.4s, v14.4s, v15.4s
	ldr	q14, [sp, #2176]
	fdiv	v0.4s, v0.4s, v24.4s
	str	q7, [sp, #2096]
	fmla	v9.4s, v7.4s, v15.4s
	fneg	v7.4s, v30.4s
	fmla	v27.4s, v4.4s, v18.4s
	ldr	q4, [sp, #2160]
	fmul	v24.4s, v31.4s, v12.4s
	fmul	v12.4s, v11.4s, v18.4s
	fmul	v11.4s, v11.4s, v11.4s
	fmla	v17.4s, v4.4s, v4.4s
	fneg	v4.4s, v28.4s
	fneg	v9.4s, v9.4s
	fmul	v15.4s, v15.4s, v7.4s
	ldr	q7, [sp, #2336]
	str	q24, [sp, #1984]
	str	q4, [sp, #2144]
	ldr	q4, [sp, #2000]
	fmul	v28.4s, v7.4s, v7.4s
	ldr	q7, [sp, #2320]
	fmla	v17.4s, v14.4s, v14.4s
	fmla	v17.4s, v24.4s, v24.4s
	str	q0, [sp, #2192]
	ldr	q0, [sp, #2112]
	fmla	v8.4s, v14.4s, v0.4s
	fmla	v27.4s, v7.4s, v0.4s
	ldr	q7, [sp, #2144]
	ldr	q14, [sp, #2096]
	fmul	v7.4s, v31.4s, v7.4s
	fmla	v12.4s, v14.4s, v0.4s
	fmla	v11.4s, v14.4s, v14.4s
	ldr	q14, [sp, #1888]
	fmla	v8.4s, v24.4s, v4.4s
	ldr	q24, [sp, #2320]
	fmla	v27.4s, v7.4s, v4.4s
	str	q7, [sp, #1968]
	fneg	v18.4s, v8.4s
	fmul	v8.4s, v31.4s, v9.4s
	fmul	v9.4s, v30.4s, v0.4s
	ldr	q0, [sp, #2304]
	fmul	v30.4s, v15.4s, v31.4s
	mov	v15.16b, v4.16b
	ldr	q4, [sp, #2192]
	fneg	v27.4s, v27.4s
	fmla	v28.4s, v0.4s, v0.4s
	fmul	v0.4s, v4.4s, v18.4s
	fmla	v12.4s, v8.4s, v15.4s
	fneg	v18.4s, v31.4s
	fmla	v9.4s, v30.4s, v15.4s
	ldr	q31, [sp, #2048]
	str	q8, [sp, #2128]
	fmla	v11.4s, v8.4s, v8.4s
	str	q30, [sp, #2000]
	fmla	v28.4s, v24.4s, v24.4s
	fmul	v24.4s, v4.4s, v27.4s
	str	q0, [sp, #2224]
	fmla	v17.4s, v0.4s, v0.4s
	ldr	q0, [sp, #2240]
	fneg	v12.4s, v12.4s
	fneg	v9.4s, v9.4s
	fmul	v18.4s, v15.4s, v18.4s
	and	v31.16b, v31.16b, v0.16b
	ldr	q0, [sp, #2288]
	fmla	v28.4s, v7.4s, v7.4s
	mov	v7.16b, v4.16b
	str	q24, [sp, #2112]
	fmul	v0.4s, v0.4s, v0.4s
	fmul	v4.4s, v14.4s, v17.4s
	xtn	v27.4h, v31.4s
	fmul	v15.4s, v7.4s, v12.4s
	fmul	v8.4s, v7.4s, v9.4s
	mov	v9.16b, v7.16b
	ldr	q7, [sp, #2272]
	fmla	v28.4s, v24.4s, v24.4s
	ldr	q24, [sp, #2032]
	fmla	v0.4s, v30.4s, v30.4s
	fmul	v31.4s, v14.4s, v4.4s
	ldr	q4, [sp, #1872]
	ldr	q30, [sp, #2064]
	fmul	v12.4s, v7.4s, v7.4s
	fmul	v7.4s, v18.4s, v9.4s
	sshll	v18.4s, v27.4h, #0
	fmla	v11.4s, v15.4s, v15.4s
	str	q8, [sp, #2048]
	fmul	v14.4s, v4.4s, v30.s[0]
	ldr	q4, [sp, #1952]
	fmul	v27.4s, v9.4s, v9.4s
	fmla	v0.4s, v8.4s, v8.4s
	ldr	q9, [sp, #1488]
	str	q15, [sp, #2144]
	fmul	v30.4s, v4.4s, v30.s[0]
	ldr	q4, [sp, #1504]
	mov	v8.16b, v18.16b
	fmla	v12.4s, v7.4s, v7.4s
	fmul	v28.4s, v4.4s, v28.4s
	fmul	v17.4s, v11.4s, v14.4s
	fmul	v27.4s, v9.4s, v27.4s
	bsl	v8.16b, v31.16b, v24.16b
	ldr	q31, [sp, #1856]
	str	q14, [sp, #2064]
	fmul	v0.4s, v0.4s, v30.4s
	str	q30, [sp, #2080]
	str	q8, [x11, x9]
	mov	w11, #7
	fmul	v28.4s, v4.4s, v28.4s
	fmul	v17.4s, v14.4s, v17.4s
	cinc	x11, x11, ne
	fmul	v8.4s, v31.4s, v12.4s
	umull	x11, w11, w15
	fmul	v0.4s, v30.4s, v0.4s
	fmul	v27.4s, v9.4s, v27.4s
	bif	v28.16b, v24.16b, v18.16b
	bif	v17.16b, v24.16b, v18.16b
	add	x11, x23, x11, lsl #4
	fmul	v8.4s, v31.4s, v8.4s
	bif	v0.16b, v24.16b, v18.16b
	str	q28, [x11, x9]
	mov	v28.16b, v18.16b
	add	x11, x23, x14, lsl #4
	str	q17, [x13, x9]
	mov	v17.16b, v18.16b
	add	x13, x23, x17, lsl #4
	str	q0, [x11, x9]
	add	x11, x23, x1, lsl #4
	bsl	v28.16b, v8.16b, v24.16b
	bsl	v17.16b, v27.16b, v24.16b
	str	q28, [x13, x9]
	str	q17, [x11, x9]
	tbnz	w10, #2, .L27b89
	mov	w9, #12
	b	.L27b90
.L27b89:
	ldr	q0, [sp, #2336]
	ldr	q4, [sp, #2016]
	mov	v15.16b, v7.16b
	ldr	q7, [sp, #2160]
	ldr	q17, [sp, #2304]
	mov	w11, #112
	fmul	v0.4s, v0.4s, v4.4s
	ldr	q4, [sp, #2256]
	ldr	q27, [sp, #2176]
	ldr	q28, [sp, #2320]
	ldr	q11, [sp, #2096]
	umaddl	x11, w15, w11, x23
	str	q15, [sp, #1936]
	ldr	q8, [sp, #1984]
	mov	w13, #144
	ldr	q15, [sp, #1968]
	ldr	q30, [sp, #2128]
	umaddl	x13, w15, w13, x23
	fmla	v0.4s, v7.4s, v17.4s
	fmul	v7.4s, v4.4s, v7.4s
	fmul	v17.4s, v4.4s, v17.4s
	ldr	q4, [sp, #2288]
	ldr	q14, [sp, #2112]
	ldr	q12, [sp, #2224]
	ldr	q31, [sp, #2000]
	ldr	q9, [sp, #2048]
	mov	w14, #160
	umaddl	x14, w15, w14, x23
	fmla	v0.4s, v27.4s, v28.4s
	fmla	v7.4s, v27.4s, v11.4s
	fmul	v27.4s, v4.4s, v27.4s
	fmla	v17.4s, v28.4s, v11.4s
	fmul	v28.4s, v4.4s, v28.4s
	fmla	v0.4s, v8.4s, v15.4s
	fmla	v7.4s, v8.4s, v30.4s
	fmla	v17.4s, v15.4s, v30.4s
	fmla	v27.4s, v8.4s, v31.4s
	ldr	q30, [sp, #2144]
	fmla	v28.4s, v15.4s, v31.4s
	fmla	v0.4s, v12.4s, v14.4s
	fmla	v7.4s, v12.4s, v30.4s
	fmla	v17.4s, v14.4s, v30.4s
	ldr	q30, [sp, #1504]
	fmla	v27.4s, v12.4s, v9.4s
	mov	v12.16b, v9.16b
	ldr	q9, [sp, #2080]
	fmul	v0.4s, v30.4s, v0.4s
	fmul	v30.4s, v4.4s, v11.4s
	ldr	q4, [sp, #2064]
	fmla	v28.4s, v14.4s, v12.4s
	ldr	q14, [sp, #1504]
	fmul	v27.4s, v27.4s, v9.4s
	fmul	v7.4s, v7.4s, v4.4s
	fmul	v17.4s, v17.4s, v4.4s
	ldr	q4, [sp, #1888]
	fmul	v11.4s, v4.4s, v0.4s
	ldr	q0, [sp, #2128]
	fmul	v28.4s, v28.4s, v9.4s
	fmul	v7.4s, v4.4s, v7.4s
	fmul	v17.4s, v14.4s, v17.4s
	fmla	v30.4s, v0.4s, v31.4s
	str	q28, [sp, #2320]
	str	q7, [sp, #2304]
	mov	v7.16b, v4.16b
	ldr	q4, [sp, #2272]
	ldr	q28, [sp, #2304]
	str	q17, [sp, #2336]
	mov	v17.16b, v18.16b
	fmul	v8.4s, v4.4s, v8.4s
	bif	v28.16b, v24.16b, v18.16b
	fmul	v27.4s, v7.4s, v27.4s
	ldr	q7, [sp, #2144]
	bsl	v17.16b, v11.16b, v24.16b
	fmul	v11.4s, v4.4s, v15.4s
	mov	v15.16b, v12.16b
	fmla	v30.4s, v7.4s, v12.4s
	fmul	v12.4s, v4.4s, v0.4s
	ldr	q0, [sp, #1936]
	str	q28, [sp, #2304]
	ldr	q28, [sp, #2224]
	bif	v27.16b, v24.16b, v18.16b
	str	q17, [x11, x9]
	mov	v17.16b, v18.16b
	mov	w11, #192
	fmla	v8.4s, v28.4s, v0.4s
	fmul	v28.4s, v4.4s, v31.4s
	ldr	q4, [sp, #2336]
	ldr	q31, [sp, #2112]
	fmla	v12.4s, v7.4s, v0.4s
	fmul	v30.4s, v30.4s, v9.4s
	bsl	v17.16b, v4.16b, v24.16b
	ldr	q4, [sp, #2304]
	umaddl	x11, w15, w11, x23
	str	q4, [x13, x9]
	ldr	q4, [sp, #2320]
	ldr	q9, [sp, #1856]
	fmla	v11.4s, v31.4s, v0.4s
	fmla	v28.4s, v15.4s, v0.4s
	ldr	q0, [sp, #2224]
	fmul	v4.4s, v14.4s, v4.4s
	str	q17, [x14, x9]
	fmul	v8.4s, v9.4s, v8.4s
	str	q27, [x11, x9]
	mov	v27.16b, v18.16b
	mov	w13, #208
	umaddl	x13, w15, w13, x23
	fmul	v12.4s, v9.4s, v12.4s
	mov	w14, #224
	fmul	v14.4s, v9.4s, v11.4s
	umaddl	x14, w15, w14, x23
	add	x11, x23, x15, lsl #8
	str	q4, [sp, #2304]
	ldr	q4, [sp, #2192]
	fmul	v7.4s, v4.4s, v31.4s
	ldr	q31, [sp, #1936]
	fmul	v0.4s, v4.4s, v0.4s
	fmul	v15.4s, v4.4s, v15.4s
	fmul	v31.4s, v4.4s, v31.4s
	str	q7, [sp, #2320]
	ldr	q7, [sp, #2064]
	fmul	v17.4s, v7.4s, v30.4s
	str	q17, [sp, #2336]
	ldr	q17, [sp, #2304]
	bsl	v27.16b, v17.16b, v24.16b
	ldr	q17, [sp, #2144]
	fmul	v17.4s, v4.4s, v17.4s
	ldr	q4, [sp, #1488]
	str	q27, [x13, x9]
	ldr	q27, [sp, #2320]
	mov	w13, #272
	fmul	v11.4s, v4.4s, v0.4s
	ldr	q0, [sp, #1504]
	umaddl	x13, w15, w13, x23
	str	q17, [sp, #2304]
	ldr	q17, [sp, #1888]
	fmul	v14.4s, v0.4s, v14.4s
	fmul	v30.4s, v17.4s, v8.4s
	fmul	v8.4s, v9.4s, v28.4s
	fmul	v28.4s, v4.4s, v27.4s
	ldr	q27, [sp, #2336]
	fmul	v11.4s, v17.4s, v11.4s
	mov	v17.16b, v18.16b
	bif	v27.16b, v24.16b, v18.16b
	str	q30, [sp, #2288]
	ldr	q30, [sp, #2304]
	bsl	v17.16b, v14.16b, v24.16b
	fmul	v30.4s, v4.4s, v30.4s
	str	q27, [x14, x9]
	mov	w14, #288
	umaddl	x14, w15, w14, x23
	str	q30, [sp, #2304]
	fmul	v30.4s, v12.4s, v7.4s
	fmul	v12.4s, v4.4s, v15.4s
	fmul	v4.4s, v4.4s, v31.4s
	fmul	v31.4s, v0.4s, v28.4s
	ldr	q0, [sp, #2304]
	ldr	q15, [sp, #2080]
	mov	v28.16b, v18.16b
	str	q30, [sp, #2320]
	ldr	q30, [sp, #2288]
	fmul	v8.4s, v8.4s, v15.4s
	str	q4, [sp, #2336]
	fmul	v4.4s, v0.4s, v7.4s
	ldr	q0, [sp, #2320]
	bif	v30.16b, v24.16b, v18.16b
	ldr	q7, [sp, #2336]
	bsl	v28.16b, v0.16b, v24.16b
	mov	v0.16b, v18.16b
	fmul	v27.4s, v9.4s, v7.4s
	mov	v7.16b, v18.16b
	str	q30, [x11, x9]
	mov	w11, #304
	fmul	v30.4s, v12.4s, v15.4s
	umaddl	x11, w15, w11, x23
	bsl	v0.16b, v8.16b, v24.16b
	str	q17, [x13, x9]
	mov	v17.16b, v18.16b
	mov	w13, #336
	str	q28, [x14, x9]
	mov	w14, #352
	umaddl	x13, w15, w13, x23
	bsl	v7.16b, v31.16b, v24.16b
	umaddl	x14, w15, w14, x23
	str	q0, [x11, x9]
	mov	v0.16b, v18.16b
	bsl	v17.16b, v11.16b, v24.16b
	mov	w11, #368
	umaddl	x11, w15, w11, x23
	bsl	v0.16b, v4.16b, v24.16b
	mov	v4.16b, v18.16b
	str	q17, [x13, x9]
	mov	w13, #384
	str	q7, [x14, x9]
	mov	v7.16b, v18.16b
	mov	w14, #400
	bsl	v4.16b, v30.16b, v24.16b
	umaddl	x13, w15, w13, x23
	str	q0, [x11, x9]
	umaddl	x14, w15, w14, x23
	bsl	v7.16b, v27.16b, v24.16b
	str	q4, [x13, x9]
	str	q7, [x14, x9]
	mov	w9, #27
.L27b90:
	fmov	v12.4s, #-1.00000000
	movi	d30, #0000000000000000
	ldr	x1, [sp, #168]
	movi	v31.2d, #0000000000000000
	fmov	v11.4s, #1.00000000
	ldr	q28, [sp, #2208]
	movi	v27.4s, #191, lsl #24
	movi	v8.4s, #127, msl #16
	ldr	q4, [sp, #224]
	movi	d9, #0000000000000000
	movi	v15.2d, #0x00ffff0000ffff
	mvni	v7.4s, #127, msl #16
	tbz	w10, #3, .L27b8
	ldr	q0, [sp, #208]
	mov	w10, #29208
	umull	x11, w9, w15
	movk	w10, #16177, lsl #16
	lsl	x13, x19, #4
	add	x14, x9, #2
	fdiv	v0.4s, v11.4s, v0.4s
	add	x17, x9, #3
	umull	x14, w14, w15
	add	x11, x23, x11, lsl #4
	umull	x17, w17, w15
	fmul	v4.4s, v4.4s, v0.4s
	add	v0.4s, v4.4s, v29.4s
	and	v7.16b, v0.16b, v7.16b
	fmov	v0.4s, #-1.00000000
	sub	v17.4s, v11.4s, v7.4s
	fmla	v0.4s, v17.4s, v4.4s
	movi	v4.2d, #0000000000000000
	fmul	v17.4s, v0.4s, v0.4s
	fmla	v3.4s, v6.4s, v0.4s
	fmla	v23.4s, v1.4s, v0.4s
	movi	v1.2d, #0000000000000000
	fmla	v21.4s, v2.4s, v0.4s
	movi	v6.2d, #0000000000000000
	fmla	v3.4s, v10.4s, v17.4s
	fmla	v23.4s, v17.4s, v3.4s
	ldp	s18, s3, [x27, #100]
	fmla	v1.4s, v26.4s, v18.s[0]
	ldp	s2, s18, [x27, #136]
	fmla	v21.4s, v17.4s, v23.4s
	fmla	v4.4s, v26.4s, v2.s[0]
	ldp	s24, s2, [x27, #172]
	fmla	v1.4s, v25.4s, v3.s[0]
	fmla	v0.4s, v17.4s, v21.4s
	ldp	s3, s17, [x27, #108]
	fmla	v6.4s, v26.4s, v24.s[0]
	fmla	v4.4s, v25.4s, v18.s[0]
	fmla	v1.4s, v22.4s, v3.s[0]
	fmla	v6.4s, v25.4s, v2.s[0]
	scvtf	v2.4s, v7.4s
	ldp	s7, s3, [x27, #144]
	fmla	v1.4s, v20.4s, v17.s[0]
	fmla	v4.4s, v22.4s, v7.s[0]
	ldp	s18, s7, [x27, #180]
	fmla	v0.4s, v13.4s, v2.4s
	dup	v2.4s, w10
	mov	w10, #16271
	movk	w10, #16363, lsl #16
	fmla	v6.4s, v22.4s, v18.s[0]
	fmla	v4.4s, v20.4s, v3.s[0]
	ldp	s3, s17, [x27, #116]
	fmla	v6.4s, v20.4s, v7.s[0]
	ldr	q7, [sp, #192]
	fmla	v1.4s, v19.4s, v3.s[0]
	fneg	v3.4s, v16.4s
	fmla	v0.4s, v2.4s, v7.4s
	ldp	s7, s20, [x27, #152]
	dup	v2.4s, w10
	add	x10, x27, #208
	fmla	v1.4s, v5.4s, v17.s[0]
	fmla	v4.4s, v19.4s, v7.s[0]
	ldp	s18, s7, [x27, #188]
	fmla	v6.4s, v19.4s, v18.s[0]
	ldr	q18, [sp, #1664]
	fmla	v4.4s, v5.4s, v20.s[0]
	fmla	v0.4s, v2.4s, v18.4s
	fadd	v2.4s, v16.4s, v16.4s
	fmla	v6.4s, v5.4s, v7.s[0]
	movi	v5.4s, #64, lsl #24
	ldr	q7, [sp, #176]
	fmla	v3.4s, v27.4s, v0.4s
	ld1r	{ v0.4s }, [x10]
	umaddl	x10, w9, w15, x15
	fadd	v1.4s, v7.4s, v1.4s
	add	x9, x9, #4
	fmla	v4.4s, v5.4s, v7.s[0]
	movi	v5.4s, #65, lsl #24
	umull	x9, w9, w15
	bit	v2.16b, v0.16b, v28.16b
	add	x10, x23, x10, lsl #4
	bit	v3.16b, v0.16b, v28.16b
	bit	v1.16b, v0.16b, v28.16b
	add	x9, x23, x9, lsl #4
	fmla	v6.4s, v5.4s, v7.s[0]
	str	q3, [x11, x13]
	mov	v3.16b, v28.16b
	add	x11, x23, x14, lsl #4
	str	q2, [x10, x13]
	add	x10, x23, x17, lsl #4
	str	q1, [x11, x13]
	bsl	v3.16b, v0.16b, v4.16b
	bif	v0.16b, v6.16b, v28.16b
	str	q3, [x10, x13]
	str	q0, [x9, x13]
	b	.L27b8
.L27b92:
	add	sp, sp, #2352
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
