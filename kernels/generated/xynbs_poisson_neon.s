// Made by `cargo xtask kernels`. Do not edit.
	.text
	.p2align	2
	.globl	gaussmle_xynbs_poisson_neon
gaussmle_xynbs_poisson_neon:
	.globl	_gaussmle_xynbs_poisson_neon
_gaussmle_xynbs_poisson_neon:
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
	sub	sp, sp, #1936
	str	w1, [sp, #52]
	cbz	w3, .L15b91
	cbz	w2, .L15b91
	ldr	w8, [sp, #52]
	cbz	w8, .L15b91
	mov	w8, w2
	ldr	w9, [sp, #52]
	fmov	v14.4s, #1.00000000
	str	x8, [sp, #64]
	ldp	x8, x16, [x0, #40]
	mov	w20, w9
	movi	v28.4s, #63, lsl #24
	movi	v9.4s, #2
	movi	v30.4s, #4
	movi	v8.4s, #16
	movi	v10.2d, #0000000000000000
	str	x8, [sp, #160]
	add	w8, w5, w4
	movi	v11.4s, #127, msl #16
	add	w13, w8, w6
	mov	w8, w3
	movi	d12, #0000000000000000
	str	x8, [sp, #16]
	mul	w8, w2, w9
	mov	w9, #58632
	movk	w9, #7740, lsl #16
	movi	v13.2d, #0x00ffff0000ffff
	ldr	x7, [sp, #2096]
	ldp	x29, x24, [x0, #24]
	dup	v2.4s, w9
	str	w8, [sp, #12]
	mov	w8, #16992
	ldr	x12, [x0]
	movk	w8, #3490, lsl #16
	ldr	x11, [x0, #56]
	mov	w6, #62154
	dup	v0.4s, w8
	mov	w8, #4059
	mov	w4, #1267
	movk	w8, #16713, lsl #16
	mov	w23, #16938
	mov	w26, #28347
	dup	v1.4s, w8
	mov	w27, #64269
	mov	w28, #44110
	str	q0, [sp, #736]
	mvni	v0.4s, #128, lsl #16
	mov	w25, #13
	mov	w3, #56146
	mov	w30, #29208
	mov	w2, #14269
	mov	x10, xzr
	mov	w5, #80
	movk	w6, #29001, lsl #16
	fneg	v0.4s, v0.4s
	movk	w4, #16181, lsl #16
	movk	w23, #16076, lsl #16
	movk	w26, #16144, lsl #16
	movk	w27, #49354, lsl #16
	movk	w28, #16042, lsl #16
	movk	w25, #48896, lsl #16
	movk	w3, #48602, lsl #16
	movk	w30, #13233, lsl #16
	movk	w2, #13702, lsl #16
	str	x13, [sp, #40]
	mov	w9, w13
	mov	w13, #1
	stp	q1, q2, [sp, #128]
	str	q0, [sp, #112]
	stp	x20, x7, [sp, #96]
	str	x24, [sp, #88]
	b	.L15b5
.L15b4:
	ldr	x10, [sp, #32]
	ldr	x8, [sp, #16]
	ldr	w9, [sp, #28]
	add	x10, x10, #1
	cmp	x10, x8
	ldr	w8, [sp, #12]
	add	w9, w9, w8
	b.eq	.L15b91
.L15b5:
	ldr	x8, [sp, #64]
	str	w9, [sp, #28]
	str	x10, [sp, #32]
	mul	x8, x10, x8
	str	x8, [sp, #56]
	mov	w8, w9
	mov	x9, xzr
	b	.L15b7
.L15b6:
	ldr	x9, [sp, #80]
	ldr	x8, [sp, #64]
	ldr	w10, [sp, #76]
	add	x9, x9, #1
	cmp	x9, x8
	ldr	w8, [sp, #52]
	add	w8, w10, w8
	b.eq	.L15b4
.L15b7:
	mov	w10, w8
	ldr	x8, [sp, #56]
	str	x9, [sp, #80]
	mov	x19, xzr
	mov	w17, w10
	str	w10, [sp, #76]
	add	x8, x8, x9
	ldr	x9, [sp, #40]
	madd	x21, x8, x20, x9
	str	x21, [sp, #168]
	b	.L15b10
.L15b8:
	ldr	q0, [sp, #1920]
	fmov	v1.4s, #3.00000000
	ldr	q2, [sp, #1184]
	ldr	x8, [sp, #160]
	movi	v28.4s, #63, lsl #24
	movi	v9.4s, #2
	orr	v0.16b, v25.16b, v0.16b
	movi	v30.4s, #4
	movi	v8.4s, #16
	movi	v10.2d, #0000000000000000
	movi	v11.4s, #127, msl #16
	mov	x24, x30
	movi	d12, #0000000000000000
	movi	v13.2d, #0x00ffff0000ffff
	mov	w30, #29208
	bsl	v0.16b, v2.16b, v1.16b
	ldr	q1, [sp, #1216]
	mov	w13, #1
	str	q1, [x8, x3, lsl #4]
	mov	w3, #56146
	movk	w30, #13233, lsl #16
	movk	w3, #48602, lsl #16
	str	q0, [x8, x9, lsl #4]
.L15b9:
	add	x19, x19, #1
	add	w17, w17, #1
	cmp	x19, x20
	b.eq	.L15b6
.L15b10:
	ldr	w9, [x7, #8]
	add	x8, x21, x19
	cmp	x8, x9
	b.hs	.L15b9
	ldr	w15, [x7]
	add	x8, x21, x19
	movi	v2.2d, #0000000000000000
	stp	x8, x9, [sp, #272]
	umull	x21, w15, w15
	lsl	x10, x15, #4
	str	w17, [sp, #252]
	ldp	w0, w8, [x7, #16]
	add	x9, x21, #1
	lsr	x9, x9, #1
	tst	w8, #0x1
	csel	x14, x21, x9, eq
	cbz	w15, .L15b45
	ldr	x9, [sp, #272]
	movi	v7.2d, #0000000000000000
	movi	v15.2d, #0000000000000000
	movi	v16.4s, #16, lsl #16
	fmov	v0.4s, #1.00000000
	lsl	w4, w15, #4
	mul	x9, x14, x9
	fmov	v31.4s, #1.00000000
	movi	v1.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	str	w0, [sp, #1920]
	movi	v3.2d, #0000000000000000
	mul	w14, w17, w14
	mov	x22, xzr
	sub	x20, x15, #2
	mov	w0, #16
	mov	x17, x11
	mov	w1, #1
	str	q0, [sp, #1312]
	add	x7, x12, x9, lsl #4
	b	.L15b17
.L15b13:
	mov	w26, #1
.L15b14:
	add	x24, x12, x24, lsl #4
	lsl	x25, x26, #4
	mov	x27, x29
	ld1r	{ v0.4s }, [x27], #4
	ldr	s19, [x27]
	ldr	q4, [x24, x25]
	add	x24, x26, #1
	fmov	d20, x15
	add	x23, x11, x23, lsl #4
	fsub	v0.4s, v4.4s, v0.4s
	bic	v4.4s, #128, lsl #24
	umax	v7.4s, v7.4s, v4.4s
	fmul	v0.4s, v0.4s, v19.s[0]
	fmov	d19, x24
	cmeq	v19.2d, v19.2d, v20.2d
	str	q0, [x23, x25]
	fadd	v20.4s, v3.4s, v0.4s
	fadd	v18.4s, v18.4s, v0.4s
	dup	v19.2d, v19.d[0]
	bit	v3.16b, v20.16b, v19.16b
.L15b15:
	mov	w26, #28347
	mov	w27, #64269
	mov	w28, #44110
	mov	w25, #13
	movk	w26, #16144, lsl #16
	movk	w27, #49354, lsl #16
	movk	w28, #16042, lsl #16
	movk	w25, #48896, lsl #16
	mov	w13, #1
.L15b16:
	fmov	d0, x22
	fadd	v4.4s, v6.4s, v18.4s
	add	x22, x22, #1
	fadd	v5.4s, v5.4s, v17.4s
	fadd	v1.4s, v1.4s, v18.4s
	add	x1, x1, x15
	cmp	x22, x15
	add	w0, w0, w4
	add	x17, x17, x10
	cmeq	v0.2d, v0.2d, v12.2d
	add	w14, w14, w15
	dup	v0.2d, v0.d[0]
	bit	v6.16b, v4.16b, v0.16b
	b.eq	.L15b44
.L15b17:
	mov	w24, #2382
	mul	x23, x22, x15
	movk	w24, #16192, lsl #16
	dup	v23.4s, w24
	mov	w24, #23130
	movk	w24, #15901, lsl #16
	dup	v21.4s, w24
	mov	w24, #18706
	movk	w24, #15319, lsl #16
	dup	v19.4s, w24
	mov	w24, #28477
	movk	w24, #16149, lsl #16
	dup	v22.4s, w24
	mov	w24, #63253
	movk	w24, #15654, lsl #16
	dup	v20.4s, w24
	tbnz	w8, #0, .L15b21
	add	w24, w23, w9
	mov	x25, x29
	and	x24, x24, #0x7fffffff
	ld1r	{ v0.4s }, [x25], #4
	ldr	q4, [x12, x24, lsl #4]
	ldr	s17, [x25]
	and	x25, x14, #0x7fffffff
	add	x25, x12, x25, lsl #4
	fsub	v0.4s, v4.4s, v0.4s
	bic	v4.4s, #128, lsl #24
	umax	v7.4s, v7.4s, v4.4s
	fmul	v17.4s, v0.4s, v17.s[0]
	str	q17, [x11, x23, lsl #4]
	tbnz	w8, #3, .L15b29
	fmov	s0, w15
	fmov	s4, w13
	cmp	w15, #1
	fadd	v18.4s, v17.4s, v10.4s
	cmeq	v0.4s, v0.4s, v4.4s
	fadd	v4.4s, v3.4s, v17.4s
	dup	v0.4s, v0.s[0]
	bit	v3.16b, v4.16b, v0.16b
	b.ne	.L15b32
	mov	w25, #13
	movk	w25, #48896, lsl #16
	b	.L15b16
.L15b21:
	ubfiz	w24, w23, #4, #1
	dup	v0.4s, w24
	lsr	x24, x23, #1
	ldr	q4, [x7, x24, lsl #4]
	mov	x24, x29
	neg	v0.4s, v0.4s
	ushl	v0.4s, v4.4s, v0.4s
	ld1r	{ v4.4s }, [x24], #4
	ldr	s17, [x24]
	and	v0.16b, v0.16b, v13.16b
	ucvtf	v0.4s, v0.4s
	fsub	v4.4s, v0.4s, v4.4s
	fmul	v17.4s, v4.4s, v17.s[0]
	str	q17, [x11, x23, lsl #4]
	tbz	w8, #3, .L15b23
	fadd	v4.4s, v17.4s, v23.4s
	mov	v24.16b, v21.16b
	fadd	v18.4s, v17.4s, v22.4s
	mov	v25.16b, v19.16b
	fmla	v24.4s, v17.4s, v4.4s
	mov	v4.16b, v20.16b
	fmla	v4.4s, v17.4s, v18.4s
	fcmgt	v18.4s, v17.4s, #0.0
	fmla	v25.4s, v17.4s, v24.4s
	bif	v4.16b, v14.16b, v18.16b
	mov	v24.16b, v18.16b
	and	v18.16b, v18.16b, v14.16b
	bsl	v24.16b, v25.16b, v14.16b
	ldr	q25, [sp, #1312]
	fadd	v15.4s, v15.4s, v18.4s
	fmul	v4.4s, v31.4s, v4.4s
	fmul	v24.4s, v25.4s, v24.4s
	ushr	v25.4s, v4.4s, #23
	and	v4.16b, v4.16b, v11.16b
	sub	v16.4s, v16.4s, v25.4s
	and	v25.16b, v24.16b, v11.16b
	orr	v31.16b, v4.16b, v14.16b
	usra	v16.4s, v24.4s, #23
	orr	v18.16b, v25.16b, v14.16b
	str	q18, [sp, #1312]
.L15b23:
	fmov	s4, w15
	fmov	s18, w13
	cmp	w15, #1
	umax	v7.4s, v7.4s, v0.4s
	cmeq	v4.4s, v4.4s, v18.4s
	fadd	v18.4s, v3.4s, v17.4s
	dup	v4.4s, v4.s[0]
	bit	v3.16b, v18.16b, v4.16b
	fadd	v18.4s, v17.4s, v10.4s
	b.eq	.L15b16
	cbz	x20, .L15b38
	mov	x24, #-1
	mov	w25, w0
	mov	x26, x1
	sub	x27, x15, #2
	b	.L15b27
.L15b26:
	fadd	v18.4s, v18.4s, v4.4s
	umax	v7.4s, v7.4s, v0.4s
	sub	x27, x27, #1
	sub	x24, x24, #1
	add	x26, x26, #1
	add	w25, w25, #16
	cbz	x27, .L15b31
.L15b27:
	and	w28, w25, #0x10
	dup	v0.4s, w28
	lsr	x28, x26, #1
	ldr	q4, [x7, x28, lsl #4]
	mov	x28, x29
	neg	v0.4s, v0.4s
	ushl	v0.4s, v4.4s, v0.4s
	ld1r	{ v4.4s }, [x28], #4
	ldr	s24, [x28]
	and	v0.16b, v0.16b, v13.16b
	ucvtf	v0.4s, v0.4s
	fsub	v4.4s, v0.4s, v4.4s
	fmul	v4.4s, v4.4s, v24.s[0]
	str	q4, [x11, x26, lsl #4]
	tbz	w8, #3, .L15b26
	fadd	v24.4s, v4.4s, v23.4s
	mov	v26.16b, v21.16b
	fadd	v25.4s, v4.4s, v22.4s
	mov	v27.16b, v19.16b
	fmla	v26.4s, v4.4s, v24.4s
	mov	v24.16b, v20.16b
	fmla	v24.4s, v4.4s, v25.4s
	fcmgt	v25.4s, v4.4s, #0.0
	fmla	v27.4s, v4.4s, v26.4s
	bif	v24.16b, v14.16b, v25.16b
	mov	v26.16b, v25.16b
	and	v25.16b, v25.16b, v14.16b
	bsl	v26.16b, v27.16b, v14.16b
	ldr	q27, [sp, #1312]
	fadd	v15.4s, v15.4s, v25.4s
	fmul	v24.4s, v31.4s, v24.4s
	fmul	v26.4s, v27.4s, v26.4s
	ushr	v27.4s, v24.4s, #23
	and	v24.16b, v24.16b, v11.16b
	sub	v16.4s, v16.4s, v27.4s
	and	v27.16b, v26.16b, v11.16b
	orr	v31.16b, v24.16b, v14.16b
	usra	v16.4s, v26.4s, #23
	orr	v25.16b, v27.16b, v14.16b
	str	q25, [sp, #1312]
	b	.L15b26
.L15b29:
	fadd	v0.4s, v17.4s, v23.4s
	mov	v18.16b, v21.16b
	cmp	w15, #1
	fadd	v4.4s, v17.4s, v22.4s
	mov	v24.16b, v19.16b
	fmov	s25, w13
	fadd	v26.4s, v3.4s, v17.4s
	fmla	v18.4s, v17.4s, v0.4s
	mov	v0.16b, v20.16b
	fmla	v0.4s, v17.4s, v4.4s
	fcmgt	v4.4s, v17.4s, #0.0
	fmla	v24.4s, v17.4s, v18.4s
	mov	v18.16b, v4.16b
	bif	v0.16b, v14.16b, v4.16b
	and	v4.16b, v4.16b, v14.16b
	bsl	v18.16b, v24.16b, v14.16b
	fmov	s24, w15
	fadd	v15.4s, v15.4s, v4.4s
	fmul	v0.4s, v31.4s, v0.4s
	cmeq	v24.4s, v24.4s, v25.4s
	ldr	q25, [sp, #1312]
	fmul	v25.4s, v25.4s, v18.4s
	ushr	v18.4s, v0.4s, #23
	and	v0.16b, v0.16b, v11.16b
	dup	v24.4s, v24.s[0]
	sub	v16.4s, v16.4s, v18.4s
	fadd	v18.4s, v17.4s, v10.4s
	orr	v31.16b, v0.16b, v14.16b
	and	v27.16b, v25.16b, v11.16b
	bit	v3.16b, v26.16b, v24.16b
	usra	v16.4s, v25.4s, #23
	orr	v29.16b, v27.16b, v14.16b
	b.ne	.L15b35
	mov	w25, #13
	str	q29, [sp, #1312]
	movk	w25, #48896, lsl #16
	b	.L15b16
.L15b31:
	mov	w26, #28347
	mov	w27, #64269
	mov	w28, #44110
	neg	x24, x24
	movk	w26, #16144, lsl #16
	movk	w27, #49354, lsl #16
	movk	w28, #16042, lsl #16
	b	.L15b39
.L15b32:
	cbz	x20, .L15b13
	sub	x27, x15, #2
	mov	w26, #1
.L15b34:
	lsl	x13, x26, #4
	mov	x28, x29
	subs	x27, x27, #1
	ld1r	{ v0.4s }, [x28], #4
	ldr	s19, [x28]
	ldr	q4, [x25, x13]
	add	x26, x26, #1
	fsub	v0.4s, v4.4s, v0.4s
	bic	v4.4s, #128, lsl #24
	umax	v7.4s, v7.4s, v4.4s
	fmul	v0.4s, v0.4s, v19.s[0]
	str	q0, [x17, x13]
	fadd	v18.4s, v18.4s, v0.4s
	b.ne	.L15b34
	b	.L15b14
.L15b35:
	cbz	x20, .L15b42
	sub	x27, x15, #2
	mov	w26, #1
.L15b37:
	lsl	x28, x26, #4
	mov	x13, x29
	mov	v26.16b, v21.16b
	ld1r	{ v0.4s }, [x13], #4
	ldr	s24, [x13]
	ldr	q4, [x25, x28]
	mov	v27.16b, v19.16b
	subs	x27, x27, #1
	add	x26, x26, #1
	fsub	v0.4s, v4.4s, v0.4s
	bic	v4.4s, #128, lsl #24
	umax	v7.4s, v7.4s, v4.4s
	fmul	v0.4s, v0.4s, v24.s[0]
	str	q0, [x17, x28]
	fadd	v24.4s, v0.4s, v23.4s
	fadd	v25.4s, v0.4s, v22.4s
	fadd	v18.4s, v18.4s, v0.4s
	fmla	v26.4s, v0.4s, v24.4s
	mov	v24.16b, v20.16b
	fmla	v24.4s, v0.4s, v25.4s
	fcmgt	v25.4s, v0.4s, #0.0
	fmla	v27.4s, v0.4s, v26.4s
	bif	v24.16b, v14.16b, v25.16b
	mov	v26.16b, v25.16b
	and	v25.16b, v25.16b, v14.16b
	bsl	v26.16b, v27.16b, v14.16b
	fadd	v15.4s, v15.4s, v25.4s
	fmul	v24.4s, v31.4s, v24.4s
	fmul	v26.4s, v29.4s, v26.4s
	ushr	v27.4s, v24.4s, #23
	and	v24.16b, v24.16b, v11.16b
	sub	v16.4s, v16.4s, v27.4s
	and	v27.16b, v26.16b, v11.16b
	orr	v31.16b, v24.16b, v14.16b
	usra	v16.4s, v26.4s, #23
	orr	v29.16b, v27.16b, v14.16b
	b.ne	.L15b37
	b	.L15b43
.L15b38:
	mov	w24, #1
.L15b39:
	add	x23, x24, x23
	ubfiz	w25, w23, #4, #1
	dup	v0.4s, w25
	lsr	x25, x23, #1
	ldr	q4, [x7, x25, lsl #4]
	mov	x25, x29
	neg	v0.4s, v0.4s
	ushl	v0.4s, v4.4s, v0.4s
	ld1r	{ v4.4s }, [x25], #4
	ldr	s24, [x25]
	and	v0.16b, v0.16b, v13.16b
	ucvtf	v0.4s, v0.4s
	fsub	v4.4s, v0.4s, v4.4s
	fmul	v4.4s, v4.4s, v24.s[0]
	str	q4, [x11, x23, lsl #4]
	tbz	w8, #3, .L15b41
	fadd	v23.4s, v4.4s, v23.4s
	fadd	v22.4s, v4.4s, v22.4s
	fmla	v21.4s, v4.4s, v23.4s
	fmla	v20.4s, v4.4s, v22.4s
	fcmgt	v22.4s, v4.4s, #0.0
	fmla	v19.4s, v4.4s, v21.4s
	bif	v20.16b, v14.16b, v22.16b
	ldr	q21, [sp, #1312]
	bif	v19.16b, v14.16b, v22.16b
	fmul	v20.4s, v31.4s, v20.4s
	and	v22.16b, v22.16b, v14.16b
	fadd	v15.4s, v15.4s, v22.4s
	fmul	v19.4s, v21.4s, v19.4s
	ushr	v21.4s, v20.4s, #23
	and	v20.16b, v20.16b, v11.16b
	sub	v16.4s, v16.4s, v21.4s
	orr	v31.16b, v20.16b, v14.16b
	and	v21.16b, v19.16b, v11.16b
	usra	v16.4s, v19.4s, #23
	orr	v19.16b, v21.16b, v14.16b
	str	q19, [sp, #1312]
.L15b41:
	add	x23, x24, #1
	fmov	d20, x15
	mov	w25, #13
	fmov	d19, x23
	movk	w25, #48896, lsl #16
	fadd	v18.4s, v18.4s, v4.4s
	umax	v7.4s, v7.4s, v0.4s
	cmeq	v19.2d, v19.2d, v20.2d
	fadd	v20.4s, v3.4s, v4.4s
	dup	v19.2d, v19.d[0]
	bit	v3.16b, v20.16b, v19.16b
	b	.L15b16
.L15b42:
	mov	w26, #1
.L15b43:
	add	x25, x12, x24, lsl #4
	lsl	x24, x26, #4
	mov	x27, x29
	ld1r	{ v0.4s }, [x27], #4
	ldr	s24, [x27]
	ldr	q4, [x25, x24]
	add	x25, x26, #1
	add	x23, x11, x23, lsl #4
	fsub	v0.4s, v4.4s, v0.4s
	bic	v4.4s, #128, lsl #24
	umax	v7.4s, v7.4s, v4.4s
	fmul	v0.4s, v0.4s, v24.s[0]
	str	q0, [x23, x24]
	fadd	v23.4s, v0.4s, v23.4s
	fadd	v22.4s, v0.4s, v22.4s
	fadd	v24.4s, v3.4s, v0.4s
	fadd	v18.4s, v18.4s, v0.4s
	fmla	v21.4s, v0.4s, v23.4s
	fmla	v20.4s, v0.4s, v22.4s
	fcmgt	v22.4s, v0.4s, #0.0
	fmov	d23, x15
	fmla	v19.4s, v0.4s, v21.4s
	bif	v20.16b, v14.16b, v22.16b
	fmov	d21, x25
	cmeq	v21.2d, v21.2d, v23.2d
	bif	v19.16b, v14.16b, v22.16b
	fmul	v20.4s, v31.4s, v20.4s
	and	v22.16b, v22.16b, v14.16b
	dup	v21.2d, v21.d[0]
	fadd	v15.4s, v15.4s, v22.4s
	fmul	v19.4s, v29.4s, v19.4s
	ushr	v23.4s, v20.4s, #23
	and	v20.16b, v20.16b, v11.16b
	bit	v3.16b, v24.16b, v21.16b
	sub	v16.4s, v16.4s, v23.4s
	orr	v31.16b, v20.16b, v14.16b
	and	v23.16b, v19.16b, v11.16b
	usra	v16.4s, v19.4s, #23
	orr	v4.16b, v23.16b, v14.16b
	str	q4, [sp, #1312]
	b	.L15b15
.L15b44:
	mov	w9, #1400897535
	ucvtf	v4.4s, v16.4s
	ldr	x24, [sp, #88]
	dup	v0.4s, w9
	mov	w9, #-914358272
	mov	w4, #1267
	dup	v16.4s, w9
	ldp	x20, x7, [sp, #96]
	mov	w23, #16938
	ldr	w0, [sp, #1920]
	movk	w4, #16181, lsl #16
	cmhi	v0.4s, v7.4s, v0.4s
	movk	w23, #16076, lsl #16
	xtn	v7.4h, v0.4s
	fadd	v0.4s, v4.4s, v16.4s
	str	q0, [sp, #192]
	b	.L15b46
.L15b45:
	movi	v0.2d, #0000000000000000
	fmov	v31.4s, #1.00000000
	movi	v7.2d, #0000000000000000
	movi	v3.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v1.2d, #0000000000000000
	movi	v15.2d, #0000000000000000
	str	q0, [sp, #192]
	fmov	v0.4s, #1.00000000
	str	q0, [sp, #1312]
.L15b46:
	ucvtf	s0, w15
	dup	v0.4s, v0.s[0]
	fmaxnm	v4.4s, v0.4s, v14.4s
	fdiv	v4.4s, v14.4s, v4.4s
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
	fmul	v3.4s, v3.4s, v28.4s
	cbz	w15, .L15b51
	fmaxnm	v2.4s, v3.4s, v2.4s
	movi	v4.2d, #0000000000000000
	mov	x9, xzr
	movi	v16.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	mov	x14, x11
	movi	v6.2d, #0000000000000000
	fsqrt	v2.4s, v2.4s
	fadd	v17.4s, v3.4s, v2.4s
	movi	v2.2d, #0000000000000000
.L15b48:
	movi	v18.2d, #0000000000000000
	mov	x17, xzr
.L15b49:
	ldr	q19, [x14, x17, lsl #4]
	ucvtf	s20, x17
	add	x17, x17, #1
	cmp	x15, x17
	fsub	v19.4s, v19.4s, v17.4s
	fmul	s21, s20, s20
	fmaxnm	v19.4s, v19.4s, v10.4s
	fmul	v19.4s, v19.4s, v19.4s
	fadd	v18.4s, v18.4s, v19.4s
	fmla	v16.4s, v19.4s, v20.s[0]
	fmla	v6.4s, v19.4s, v21.s[0]
	b.ne	.L15b49
	ucvtf	s19, x9
	fadd	v4.4s, v4.4s, v18.4s
	add	x9, x9, #1
	cmp	x9, x15
	add	x14, x14, x10
	fmul	s20, s19, s19
	fmla	v5.4s, v18.4s, v19.s[0]
	fmla	v2.4s, v18.4s, v20.s[0]
	b.ne	.L15b48
	b	.L15b52
.L15b51:
	movi	v6.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
.L15b52:
	ldr	q17, [sp, #736]
	fmov	v27.4s, #1.00000000
	fmov	v19.4s, #-1.00000000
	ucvtf	s18, x21
	fmov	v20.4s, #5.00000000
	add	x9, x29, #20
	fmaxnm	v17.4s, v4.4s, v17.4s
	add	x13, x29, #52
	dup	v29.4s, w6
	stp	q31, q15, [sp, #208]
	movi	v31.2d, #0000000000000000
	movi	v13.4s, #8
	fadd	v0.4s, v0.4s, v19.4s
	ldr	q19, [sp, #144]
	dup	v21.4s, v18.s[0]
	str	q29, [sp, #304]
	fdiv	v17.4s, v27.4s, v17.4s
	fcmgt	v19.4s, v4.4s, v19.4s
	fmul	v18.4s, v0.4s, v28.4s
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
	add	x9, x29, #76
	ld1r	{ v25.4s }, [x9]
	add	x9, x29, #88
	ld1r	{ v23.4s }, [x9]
	add	x9, x29, #56
	fmls	v6.4s, v0.4s, v0.4s
	fmls	v17.4s, v2.4s, v2.4s
	fminnm	v0.4s, v0.4s, v25.4s
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
	fmul	v6.4s, v6.4s, v28.4s
	fmov	v28.4s, #4.00000000
	fsqrt	v5.4s, v4.4s
	fcmgt	v4.4s, v20.4s, v21.4s
	ld1r	{ v21.4s }, [x13]
	add	x13, x29, #80
	bit	v6.16b, v18.16b, v16.16b
	ld1r	{ v18.4s }, [x9]
	ld1r	{ v22.4s }, [x13]
	add	x13, x29, #68
	add	x9, x16, #32
	fmaxnm	v10.4s, v0.4s, v21.4s
	umaddl	x21, w15, w5, x9
	xtn	v17.4h, v4.4s
	movi	v4.2d, #0000000000000000
	str	q18, [sp, #768]
	fminnm	v2.4s, v2.4s, v22.4s
	stp	q23, q22, [sp, #816]
	movi	v23.2d, #0000000000000000
	orr	v7.8b, v17.8b, v7.8b
	ld1r	{ v17.4s }, [x13]
	add	x13, x29, #92
	ld1r	{ v24.4s }, [x13]
	add	x13, x29, #84
	fmaxnm	v0.4s, v2.4s, v18.4s
	ld1r	{ v26.4s }, [x13]
	add	x13, x29, #64
	str	q4, [sp, #416]
	ushll	v7.4s, v7.4h, #0
	ld1r	{ v16.4s }, [x13]
	ucvtf	s4, w0
	fmaxnm	v1.4s, v1.4s, v5.4s
	fmov	v5.4s, #1.50000000
	add	x13, x29, #60
	str	q0, [sp, #1344]
	movi	v0.2d, #0000000000000000
	fminnm	v6.4s, v6.4s, v24.4s
	fmaxnm	v3.4s, v3.4s, v16.4s
	ld1r	{ v22.4s }, [x13]
	stp	q25, q24, [sp, #784]
	stp	q21, q17, [sp, #848]
	str	q5, [sp, #320]
	shl	v5.4s, v7.4s, #31
	movi	v7.2d, #0000000000000000
	fmaxnm	v1.4s, v1.4s, v27.4s
	str	q0, [sp, #448]
	fmaxnm	v21.4s, v6.4s, v17.4s
	str	q3, [sp, #1392]
	cmlt	v5.4s, v5.4s, #0
	stp	q26, q16, [sp, #896]
	str	q7, [sp, #400]
	fsub	v7.4s, v24.4s, v17.4s
	movi	v24.2d, #0000000000000000
	stp	q29, q0, [sp, #976]
	fminnm	v1.4s, v1.4s, v26.4s
	str	q0, [sp, #1216]
	fmov	v0.4s, #1.00000000
	str	q22, [sp, #880]
	fmul	v3.4s, v7.4s, v19.4s
	stp	q23, q24, [sp, #368]
	fmaxnm	v6.4s, v1.4s, v22.4s
	str	q0, [sp, #432]
	dup	v0.4s, v4.s[0]
	str	q3, [sp, #256]
	fmov	v3.4s, #4.00000000
	str	q0, [sp, #464]
	ldr	q0, [sp, #112]
	str	q0, [sp, #944]
	stp	q3, q23, [sp, #336]
	mov	v3.16b, v5.16b
	bic	v5.16b, v27.16b, v5.16b
	bsl	v3.16b, v28.16b, v20.16b
	str	q3, [sp, #1184]
	b	.L15b54
.L15b53:
	fmul	v0.4s, v3.4s, v0.4s
	movi	v3.2d, #0000000000000000
	ldr	q1, [sp, #1856]
	ldp	q5, q2, [sp, #400]
	ldr	q6, [sp, #1792]
	mov	w9, #7549
	ldr	q11, [sp, #1568]
	ldr	q30, [sp, #1584]
	movk	w9, #9872, lsl #16
	str	q10, [sp, #1680]
	ldr	q10, [sp, #1440]
	fmls	v7.4s, v0.4s, v12.4s
	fmla	v3.4s, v2.4s, v1.4s
	ldr	q1, [sp, #1232]
	dup	v18.4s, w9
	mov	w9, #84
	movk	w9, #16256, lsl #16
	fmul	v2.4s, v1.4s, v7.4s
	ldr	q1, [sp, #1872]
	ldr	q7, [sp, #1152]
	fmla	v3.4s, v5.4s, v1.4s
	ldr	q1, [sp, #1264]
	ldr	q5, [sp, #1808]
	fmls	v13.4s, v2.4s, v1.4s
	ldr	q1, [sp, #384]
	fmul	v9.4s, v16.4s, v2.4s
	fmla	v3.4s, v1.4s, v5.4s
	ldr	q5, [sp, #1248]
	fmls	v13.4s, v0.4s, v5.4s
	ldp	q5, q16, [sp, #352]
	fmla	v3.4s, v5.4s, v6.4s
	ldr	q5, [sp, #1360]
	ldr	q6, [sp, #1408]
	fmul	v4.4s, v5.4s, v13.4s
	ldr	q5, [sp, #560]
	ldr	q13, [sp, #448]
	str	q13, [sp, #448]
	fmls	v7.4s, v4.4s, v5.4s
	ldr	q5, [sp, #1280]
	fmul	v26.4s, v11.4s, v4.4s
	fmls	v7.4s, v2.4s, v5.4s
	fabs	v5.4s, v9.4s
	str	q26, [sp, #1360]
	fmls	v7.4s, v0.4s, v6.4s
	ldr	q6, [sp, #1920]
	fadd	v5.4s, v5.4s, v18.4s
	fmla	v3.4s, v16.4s, v6.4s
	ldr	q6, [sp, #1040]
	fmul	v17.4s, v6.4s, v7.4s
	fmov	v6.4s, #0.25000000
	fdiv	v16.4s, v14.4s, v5.4s
	ldr	q5, [sp, #1424]
	fsub	v3.4s, v13.4s, v3.4s
	fmul	v6.4s, v13.4s, v6.4s
	fmaxnm	v3.4s, v3.4s, v6.4s
	ldr	q6, [sp, #1168]
	fmls	v6.4s, v17.4s, v5.4s
	ldr	q5, [sp, #592]
	fmls	v6.4s, v4.4s, v5.4s
	ldr	q5, [sp, #736]
	ldr	q4, [sp, #1024]
	fmaxnm	v3.4s, v3.4s, v5.4s
	fmls	v6.4s, v2.4s, v4.4s
	fabs	v2.4s, v26.4s
	ldr	q4, [sp, #848]
	fcmlt	v26.4s, v26.4s, #0.0
	fdiv	v5.4s, v14.4s, v3.4s
	ldr	q3, [sp, #576]
	fmls	v6.4s, v0.4s, v3.4s
	fadd	v2.4s, v2.4s, v18.4s
	fmul	v7.4s, v30.4s, v6.4s
	fmul	v6.4s, v10.4s, v17.4s
	fabs	v3.4s, v7.4s
	fcmlt	v23.4s, v7.4s, #0.0
	fdiv	v2.4s, v14.4s, v2.4s
	fcmlt	v29.4s, v6.4s, #0.0
	str	q7, [sp, #1424]
	ldr	q7, [sp, #1392]
	str	q6, [sp, #1696]
	fmul	v5.4s, v13.4s, v5.4s
	fcmgt	v13.4s, v13.4s, #0.0
	fadd	v3.4s, v3.4s, v18.4s
	fdiv	v15.4s, v14.4s, v3.4s
	fabs	v3.4s, v6.4s
	mov	v6.16b, v9.16b
	fcmlt	v9.4s, v9.4s, #0.0
	fadd	v19.4s, v3.4s, v18.4s
	ldr	q3, [sp, #1600]
	fmul	v12.4s, v3.4s, v0.4s
	ldr	q0, [sp, #1328]
	fsub	v20.4s, v0.4s, v4.4s
	ldr	q4, [sp, #784]
	fsub	v22.4s, v4.4s, v0.4s
	ldr	q0, [sp, #1776]
	fdiv	v1.4s, v14.4s, v19.4s
	ldp	q4, q3, [sp, #880]
	fabs	v24.4s, v12.4s
	fmul	v19.4s, v0.4s, v30.4s
	ldr	q0, [sp, #1824]
	str	q25, [sp, #1824]
	str	q31, [sp, #1776]
	bif	v20.16b, v22.16b, v23.16b
	fmul	v22.4s, v0.4s, v10.4s
	ldr	q0, [sp, #1376]
	fadd	v24.4s, v24.4s, v18.4s
	str	q15, [sp, #1280]
	fsub	v23.4s, v0.4s, v4.4s
	fsub	v25.4s, v3.4s, v0.4s
	ldr	q3, [sp, #1344]
	ldr	q0, [sp, #768]
	ldr	q4, [sp, #1456]
	fmul	v30.4s, v30.4s, v19.4s
	fmul	v20.4s, v20.4s, v15.4s
	ldr	q15, [sp, #1536]
	str	q12, [sp, #1408]
	fsub	v27.4s, v3.4s, v0.4s
	ldp	q17, q0, [sp, #816]
	bif	v23.16b, v25.16b, v26.16b
	fmul	v25.4s, v10.4s, v22.4s
	ldr	q10, [sp, #1520]
	fsub	v18.4s, v14.4s, v4.4s
	mov	v26.16b, v29.16b
	fdiv	v22.4s, v14.4s, v24.4s
	fsub	v28.4s, v0.4s, v3.4s
	ldr	q0, [sp, #912]
	fsub	v19.4s, v14.4s, v10.4s
	fsub	v8.4s, v17.4s, v7.4s
	dup	v24.4s, w9
	dup	v3.4s, w6
	fsub	v31.4s, v7.4s, v0.4s
	ldr	q0, [sp, #1840]
	fmul	v23.4s, v23.4s, v2.4s
	fmla	v18.4s, v4.4s, v30.4s
	fcmgt	v30.4s, v4.4s, #0.0
	ldr	q4, [sp, #800]
	fmul	v2.4s, v0.4s, v11.4s
	ldr	q0, [sp, #432]
	bsl	v26.16b, v27.16b, v28.16b
	mov	v27.16b, v9.16b
	fmla	v19.4s, v10.4s, v25.4s
	fcmlt	v9.4s, v12.4s, #0.0
	fmul	v25.4s, v0.4s, v5.4s
	ldr	q5, [sp, #864]
	ldr	q0, [sp, #512]
	fmul	v28.4s, v20.4s, v24.4s
	str	q1, [sp, #1296]
	mov	w9, #49807
	bsl	v27.16b, v31.16b, v8.16b
	fsub	v31.4s, v15.4s, v5.4s
	fsub	v8.4s, v4.4s, v15.4s
	fminnm	v29.4s, v0.4s, v14.4s
	fmul	v11.4s, v11.4s, v2.4s
	ldr	q2, [sp, #320]
	ldr	q0, [sp, #1472]
	fmul	v26.4s, v26.4s, v1.4s
	movk	w9, #15605, lsl #16
	fminnm	v25.4s, v25.4s, v2.4s
	ldr	q2, [sp, #992]
	fminnm	v28.4s, v28.4s, v3.4s
	bif	v31.16b, v8.16b, v9.16b
	ldr	q8, [sp, #496]
	fsub	v20.4s, v14.4s, v0.4s
	fcmgt	v1.4s, v2.4s, #0.0
	fcmgt	v10.4s, v10.4s, #0.0
	dup	v2.4s, w9
	fminnm	v29.4s, v29.4s, v8.4s
	fadd	v8.4s, v7.4s, v6.4s
	mov	v6.16b, v7.16b
	fmul	v7.4s, v27.4s, v16.4s
	mov	v27.16b, v30.16b
	fmul	v26.4s, v26.4s, v24.4s
	fmla	v20.4s, v0.4s, v11.4s
	fadd	v16.4s, v15.4s, v12.4s
	fmaxnm	v25.4s, v25.4s, v2.4s
	orn	v30.16b, v1.16b, v13.16b
	ldr	q13, [sp, #1200]
	str	q1, [sp, #1888]
	bsl	v27.16b, v28.16b, v3.16b
	fcmgt	v28.4s, v0.4s, #0.0
	ldr	q0, [sp, #480]
	bif	v26.16b, v3.16b, v10.16b
	fminnm	v9.4s, v8.4s, v17.4s
	ldr	q1, [sp, #1504]
	fminnm	v29.4s, v29.4s, v0.4s
	ldr	q0, [sp, #1280]
	fminnm	v12.4s, v16.4s, v4.4s
	mov	v2.16b, v30.16b
	ldr	q30, [sp, #1376]
	fmul	v23.4s, v23.4s, v24.4s
	fmul	v17.4s, v13.4s, v0.4s
	ldr	q0, [sp, #1360]
	fmul	v10.4s, v7.4s, v24.4s
	fcmgt	v11.4s, v1.4s, #0.0
	fminnm	v26.4s, v27.4s, v26.4s
	fmul	v31.4s, v31.4s, v22.4s
	fadd	v7.4s, v30.4s, v0.4s
	ldr	q0, [sp, #912]
	bsl	v2.16b, v14.16b, v25.16b
	movi	v25.4s, #63, lsl #24
	fminnm	v21.4s, v29.4s, v21.4s
	fmaxnm	v29.4s, v12.4s, v5.4s
	fmaxnm	v27.4s, v9.4s, v0.4s
	ldr	q0, [sp, #1696]
	ldr	q5, [sp, #1344]
	bif	v23.16b, v3.16b, v28.16b
	mov	v28.16b, v11.16b
	fmul	v24.4s, v31.4s, v24.4s
	fadd	v11.4s, v5.4s, v0.4s
	ldr	q0, [sp, #1296]
	fminnm	v17.4s, v2.4s, v17.4s
	fmul	v25.4s, v22.4s, v25.4s
	fminnm	v18.4s, v21.4s, v18.4s
	fcmeq	v16.4s, v16.4s, v29.4s
	fmul	v0.4s, v13.4s, v0.4s
	bsl	v28.16b, v10.16b, v3.16b
	ldr	q10, [sp, #1488]
	fminnm	v23.4s, v26.4s, v23.4s
	ldr	q26, [sp, #256]
	fcmeq	v31.4s, v8.4s, v27.4s
	fcmgt	v8.4s, v10.4s, #0.0
	fcmeq	v27.4s, v27.4s, v6.4s
	fcmeq	v29.4s, v29.4s, v15.4s
	fmul	v25.4s, v13.4s, v25.4s
	mov	v13.16b, v2.16b
	ldp	q2, q6, [sp, #880]
	fminnm	v4.4s, v17.4s, v0.4s
	ldr	q17, [sp, #1712]
	ldr	q0, [sp, #1552]
	fmul	v22.4s, v26.4s, v22.4s
	fminnm	v26.4s, v7.4s, v6.4s
	fmul	v17.4s, v17.4s, v0.4s
	fminnm	v18.4s, v18.4s, v19.4s
	fsub	v19.4s, v14.4s, v1.4s
	ldr	q12, [sp, #832]
	bif	v24.16b, v3.16b, v8.16b
	ldr	q8, [sp, #1424]
	ldr	q6, [sp, #1328]
	fminnm	v23.4s, v23.4s, v28.4s
	bic	v27.16b, v27.16b, v31.16b
	fminnm	v21.4s, v25.4s, v22.4s
	fmaxnm	v22.4s, v26.4s, v2.4s
	ldr	q25, [sp, #1904]
	ldr	q2, [sp, #1600]
	fmul	v17.4s, v0.4s, v17.4s
	fminnm	v9.4s, v11.4s, v12.4s
	fadd	v26.4s, v6.4s, v8.4s
	bic	v16.16b, v29.16b, v16.16b
	ldr	q31, [sp, #768]
	fmul	v25.4s, v25.4s, v2.4s
	fsub	v29.4s, v14.4s, v10.4s
	mov	w9, #46871
	fcmeq	v7.4s, v7.4s, v22.4s
	fcmeq	v22.4s, v22.4s, v30.4s
	fminnm	v0.4s, v4.4s, v21.4s
	fmla	v19.4s, v1.4s, v17.4s
	fminnm	v17.4s, v18.4s, v20.4s
	movi	v18.4s, #8
	movi	v20.4s, #16
	fmaxnm	v28.4s, v9.4s, v31.4s
	fminnm	v21.4s, v23.4s, v24.4s
	fmul	v25.4s, v2.4s, v25.4s
	mov	v2.16b, v30.16b
	ldr	q30, [sp, #784]
	bic	v7.16b, v22.16b, v7.16b
	ldr	q22, [sp, #944]
	movi	v1.4s, #2
	fminnm	v23.4s, v26.4s, v30.4s
	and	v18.16b, v27.16b, v18.16b
	ldr	q27, [sp, #848]
	and	v16.16b, v16.16b, v20.16b
	fcmeq	v24.4s, v11.4s, v28.4s
	fcmeq	v28.4s, v28.4s, v5.4s
	fcmgt	v22.4s, v3.4s, v22.4s
	fmla	v29.4s, v10.4s, v25.4s
	fminnm	v17.4s, v17.4s, v19.4s
	movk	w9, #14545, lsl #16
	str	q3, [sp, #1840]
	mov	v4.16b, v5.16b
	fmaxnm	v20.4s, v23.4s, v27.4s
	fcmgt	v23.4s, v0.4s, v21.4s
	orr	v16.16b, v18.16b, v16.16b
	movi	v18.4s, #4
	bic	v24.16b, v28.16b, v24.16b
	ldr	q9, [sp, #1792]
	fminnm	v17.4s, v17.4s, v29.4s
	fcmeq	v19.4s, v26.4s, v20.4s
	fcmeq	v20.4s, v20.4s, v6.4s
	and	v18.16b, v7.16b, v18.16b
	and	v7.16b, v22.16b, v23.16b
	mov	v22.16b, v15.16b
	fdiv	v23.4s, v14.4s, v13.4s
	orr	v16.16b, v16.16b, v18.16b
	and	v18.16b, v24.16b, v1.16b
	mov	v10.16b, v7.16b
	bic	v19.16b, v20.16b, v19.16b
	mov	v20.16b, v6.16b
	str	q7, [sp, #1904]
	ldr	q1, [sp, #1888]
	bsl	v10.16b, v21.16b, v0.16b
	dup	v21.4s, w9
	orr	v16.16b, v16.16b, v18.16b
	ldr	q18, [sp, #960]
	ldr	q0, [sp, #368]
	mov	w9, #52429
	movk	w9, #48972, lsl #16
	fcmgt	v17.4s, v21.4s, v17.4s
	sub	v3.4s, v16.4s, v19.4s
	ldr	q16, [sp, #928]
	fmla	v20.4s, v10.4s, v8.4s
	mov	v21.16b, v5.16b
	ldr	q5, [sp, #800]
	fsub	v7.4s, v18.4s, v16.4s
	cmeq	v19.4s, v3.4s, #0
	str	q3, [sp, #1712]
	and	v18.16b, v1.16b, v17.16b
	ldr	q1, [sp, #1696]
	fminnm	v20.4s, v20.4s, v30.4s
	fmov	v30.4s, #1.00000000
	fcmgt	v11.4s, v7.4s, #0.0
	fmla	v21.4s, v10.4s, v1.4s
	ldr	q1, [sp, #1408]
	orn	v19.16b, v18.16b, v19.16b
	fmla	v22.4s, v10.4s, v1.4s
	fmaxnm	v20.4s, v20.4s, v27.4s
	orn	v3.16b, v19.16b, v11.16b
	fminnm	v21.4s, v21.4s, v12.4s
	ldp	q12, q8, [sp, #528]
	mov	v1.16b, v3.16b
	mov	v19.16b, v3.16b
	bsl	v1.16b, v6.16b, v20.16b
	fmaxnm	v20.4s, v21.4s, v31.4s
	fminnm	v21.4s, v22.4s, v5.4s
	mov	v31.16b, v9.16b
	ldr	q5, [sp, #1840]
	bit	v20.16b, v4.16b, v3.16b
	str	q1, [sp, #1696]
	fsub	v24.4s, v1.4s, v6.4s
	ldr	q1, [sp, #864]
	ldr	q6, [sp, #1808]
	fmaxnm	v21.4s, v21.4s, v1.4s
	ldp	q1, q25, [sp, #400]
	fsub	v22.4s, v20.4s, v4.4s
	ldr	q4, [sp, #1744]
	mov	v27.16b, v6.16b
	str	q20, [sp, #1344]
	bif	v25.16b, v24.16b, v3.16b
	fmul	v26.4s, v4.4s, v8.4s
	ldr	q4, [sp, #1616]
	bsl	v19.16b, v15.16b, v21.16b
	bif	v1.16b, v22.16b, v3.16b
	fmul	v29.4s, v12.4s, v26.4s
	fsub	v21.4s, v19.4s, v15.4s
	mov	v15.16b, v13.16b
	stp	q1, q25, [sp, #400]
	fmul	v25.4s, v23.4s, v25.4s
	fmul	v28.4s, v23.4s, v1.4s
	ldr	q1, [sp, #816]
	fmls	v30.4s, v29.4s, v29.4s
	bif	v0.16b, v21.16b, v3.16b
	fmls	v27.4s, v25.4s, v4.4s
	ldr	q4, [sp, #1632]
	fmul	v23.4s, v23.4s, v0.4s
	str	q0, [sp, #368]
	mov	v0.16b, v2.16b
	fmls	v27.4s, v28.4s, v4.4s
	ldr	q4, [sp, #1728]
	fmls	v27.4s, v23.4s, v4.4s
	ldr	q4, [sp, #752]
	fmaxnm	v30.4s, v30.4s, v4.4s
	ldr	q4, [sp, #1760]
	fmls	v31.4s, v25.4s, v4.4s
	fmul	v27.4s, v8.4s, v27.4s
	ldr	q4, [sp, #1648]
	fdiv	v25.4s, v14.4s, v30.4s
	fneg	v30.4s, v8.4s
	fmls	v31.4s, v28.4s, v4.4s
	fneg	v28.4s, v27.4s
	ldr	q4, [sp, #1664]
	fmul	v27.4s, v8.4s, v27.4s
	fmul	v26.4s, v26.4s, v30.4s
	fmls	v31.4s, v23.4s, v4.4s
	fmul	v23.4s, v29.4s, v28.4s
	dup	v28.4s, w9
	ldr	q4, [sp, #1392]
	fmul	v27.4s, v13.4s, v27.4s
	fmla	v23.4s, v12.4s, v31.4s
	fdiv	v29.4s, v14.4s, v2.4s
	fmul	v23.4s, v25.4s, v23.4s
	fmul	v25.4s, v4.4s, v28.4s
	fmul	v23.4s, v12.4s, v23.4s
	ldr	q12, [sp, #304]
	fmul	v23.4s, v13.4s, v23.4s
	movi	v13.4s, #8
	fmaxnm	v23.4s, v23.4s, v25.4s
	fadd	v23.4s, v4.4s, v23.4s
	fminnm	v23.4s, v23.4s, v1.4s
	ldr	q1, [sp, #1776]
	fsqrt	v25.4s, v1.4s
	ldr	q1, [sp, #912]
	fmaxnm	v23.4s, v23.4s, v1.4s
	ldr	q1, [sp, #1568]
	fmul	v29.4s, v1.4s, v29.4s
	fmov	v1.4s, #0.25000000
	bit	v23.16b, v4.16b, v3.16b
	fsub	v30.4s, v23.4s, v4.4s
	ldr	q4, [sp, #336]
	str	q23, [sp, #1392]
	fcmgt	v31.4s, v25.4s, v12.4s
	fmul	v8.4s, v4.4s, v1.4s
	ldr	q1, [sp, #1856]
	bif	v12.16b, v25.16b, v3.16b
	fmla	v27.4s, v30.4s, v26.4s
	fmul	v26.4s, v2.4s, v28.4s
	ldr	q2, [sp, #1888]
	fmul	v28.4s, v29.4s, v25.4s
	orr	v31.16b, v17.16b, v31.16b
	str	q12, [sp, #304]
	fmaxnm	v26.4s, v27.4s, v26.4s
	and	v27.16b, v2.16b, v31.16b
	movi	v31.4s, #65, lsl #24
	orn	v2.16b, v17.16b, v2.16b
	bsl	v27.16b, v8.16b, v4.16b
	movi	v8.2d, #0000000000000000
	fadd	v26.4s, v0.4s, v26.4s
	fmul	v28.4s, v28.4s, v31.4s
	fmov	v31.4s, #10.00000000
	fmla	v8.4s, v24.4s, v1.4s
	ldr	q1, [sp, #896]
	bit	v4.16b, v27.16b, v11.16b
	fmul	v31.4s, v25.4s, v31.4s
	fminnm	v28.4s, v25.4s, v28.4s
	fminnm	v26.4s, v26.4s, v1.4s
	fcmge	v1.4s, v10.4s, v15.4s
	fmul	v31.4s, v25.4s, v31.4s
	fcmge	v24.4s, v27.4s, v28.4s
	ldr	s28, [x29, #16]
	fmul	s17, s28, s28
	dup	v28.4s, v28.s[0]
	fmul	v29.4s, v29.4s, v31.4s
	ldr	q31, [sp, #1872]
	fmla	v8.4s, v22.4s, v31.4s
	mvn	v22.16b, v24.16b
	ldr	q24, [sp, #880]
	dup	v17.4s, v17.s[0]
	fmaxnm	v24.4s, v26.4s, v24.4s
	mov	v26.16b, v2.16b
	orn	v1.16b, v22.16b, v1.16b
	ldr	q22, [sp, #1920]
	fmla	v8.4s, v21.4s, v22.4s
	mov	v21.16b, v3.16b
	bsl	v26.16b, v5.16b, v29.16b
	orr	v1.16b, v18.16b, v1.16b
	bsl	v21.16b, v0.16b, v24.16b
	ldr	q24, [sp, #1680]
	fcmge	v22.4s, v28.4s, v26.4s
	fmla	v8.4s, v30.4s, v9.4s
	shl	v1.4s, v1.4s, #31
	fcmge	v17.4s, v17.4s, v24.4s
	movi	v9.4s, #2
	fsub	v18.4s, v21.4s, v0.4s
	ldr	q0, [sp, #1712]
	cmge	v1.4s, v1.4s, #0
	and	v17.16b, v22.16b, v17.16b
	and	v1.16b, v1.16b, v14.16b
	fmla	v8.4s, v18.4s, v6.4s
	ldr	q6, [sp, #1824]
	bsl	v2.16b, v5.16b, v6.16b
	and	v6.16b, v11.16b, v0.16b
	ldr	q0, [sp, #1904]
	bic	v5.16b, v7.16b, v17.16b
	ldr	q17, [sp, #464]
	bic	v7.16b, v8.16b, v0.16b
	ldr	q0, [sp, #432]
	movi	v8.4s, #16
	fadd	v5.4s, v16.4s, v5.4s
	ldr	q16, [sp, #1216]
	bif	v0.16b, v10.16b, v3.16b
	ldr	q10, [sp, #1696]
	fcmgt	v16.4s, v17.4s, v16.4s
	ldr	q17, [sp, #288]
	orr	v6.16b, v6.16b, v17.16b
	str	q0, [sp, #432]
	ldp	q17, q0, [sp, #976]
	bit	v17.16b, v2.16b, v11.16b
	and	v5.16b, v16.16b, v5.16b
	bit	v0.16b, v1.16b, v11.16b
	and	v31.16b, v3.16b, v6.16b
	mov	v6.16b, v21.16b
	mov	v21.16b, v19.16b
	stp	q17, q0, [sp, #976]
	ldr	q0, [sp, #352]
	bif	v0.16b, v30.16b, v3.16b
	movi	v30.4s, #4
	stp	q4, q0, [sp, #336]
	ldr	q0, [sp, #384]
	bif	v0.16b, v18.16b, v3.16b
	str	q0, [sp, #384]
	ldr	q0, [sp, #448]
	bif	v0.16b, v7.16b, v3.16b
	str	q0, [sp, #448]
.L15b54:
	and	v0.16b, v31.16b, v9.16b
	and	v1.16b, v31.16b, v30.16b
	str	q31, [sp, #288]
	and	v2.16b, v31.16b, v13.16b
	and	v3.16b, v31.16b, v8.16b
	xtn	v4.4h, v31.4s
	movi	d16, #0000000000000000
	mov	v22.16b, v5.16b
	cmeq	v0.4s, v0.4s, #0
	cmeq	v1.4s, v1.4s, #0
	cmeq	v2.4s, v2.4s, #0
	cmeq	v3.4s, v3.4s, #0
	str	d4, [sp, #728]
	stp	q1, q0, [sp, #688]
	xtn	v0.4h, v0.4s
	stp	q3, q2, [sp, #656]
	str	d0, [sp, #648]
	xtn	v0.4h, v1.4s
	str	d0, [sp, #640]
	xtn	v0.4h, v2.4s
	str	d0, [sp, #632]
	xtn	v0.4h, v3.4s
	str	d0, [sp, #624]
	mvn	v0.8b, v4.8b
	str	d0, [sp, #616]
.L15b55:
	fadd	s0, s22, s16
	mov	s1, v22.s[1]
	fdiv	v2.4s, v14.4s, v21.4s
	str	q22, [sp, #960]
	str	q21, [sp, #1200]
	str	q10, [sp, #1328]
	fadd	s0, s0, s1
	mov	s1, v22.s[2]
	fadd	s0, s0, s1
	mov	s1, v22.s[3]
	fadd	s20, s0, s1
	str	q2, [sp, #1360]
	str	q20, [sp, #1296]
	cbz	w15, .L15b65
	movi	v18.4s, #191, lsl #24
	dup	v0.4s, w4
	ldr	q19, [sp, #1360]
	mov	w13, #39322
	fmov	v5.4s, #1.00000000
	str	q6, [sp, #1376]
	movk	w13, #16025, lsl #16
	mov	v16.16b, v10.16b
	fmov	v12.4s, #1.00000000
	fmul	v17.4s, v19.4s, v0.4s
	dup	v1.4s, w13
	mov	w13, #-1028784128
	fsub	v0.4s, v18.4s, v10.4s
	fmov	s13, #0.50000000
	mov	x9, xzr
	add	x14, x16, #32
	str	q1, [sp, #1920]
	fmul	v4.4s, v17.4s, v0.4s
	fneg	v0.4s, v4.4s
	fabs	v3.4s, v4.4s
	fmul	v0.4s, v4.4s, v0.4s
	fmla	v5.4s, v1.4s, v3.4s
	dup	v1.4s, w13
	mov	w13, #43579
	mov	v3.16b, v17.16b
	movk	w13, #16312, lsl #16
	dup	v6.4s, w13
	mov	w13, #29184
	str	q1, [sp, #1904]
	fmaxnm	v0.4s, v0.4s, v1.4s
	fdiv	v5.4s, v14.4s, v5.4s
	movk	w13, #48945, lsl #16
	dup	v1.4s, w13
	mov	w13, #39845
	movk	w13, #16120, lsl #16
	dup	v20.4s, w13
	mov	w13, #41373
	fmul	v7.4s, v0.4s, v6.4s
	movk	w13, #48644, lsl #16
	str	q1, [sp, #1888]
	dup	v2.4s, w13
	mov	w13, #48782
	movk	w13, #46527, lsl #16
	str	q20, [sp, #1872]
	frintn	v23.4s, v7.4s
	str	q2, [sp, #1856]
	fmla	v0.4s, v1.4s, v23.4s
	dup	v1.4s, w13
	mov	w13, #9358
	fmla	v20.4s, v2.4s, v5.4s
	movk	w13, #48899, lsl #16
	dup	v24.4s, w13
	mov	w13, #14148
	movk	w13, #16140, lsl #16
	str	q1, [sp, #1840]
	fmla	v0.4s, v1.4s, v23.4s
	movi	v1.4s, #63, lsl #24
	str	q24, [sp, #1824]
	fmla	v24.4s, v5.4s, v20.4s
	dup	v20.4s, w13
	mov	w13, #34345
	movk	w13, #15390, lsl #16
	dup	v2.4s, w13
	mov	w13, #1138
	mov	v26.16b, v20.16b
	movk	w13, #15022, lsl #16
	fmul	v0.4s, v0.4s, v6.4s
	dup	v22.4s, w13
	mov	w13, #55197
	movk	w13, #48577, lsl #16
	fmla	v26.4s, v5.4s, v24.4s
	mov	v27.16b, v2.16b
	dup	v24.4s, w13
	mov	w13, #23411
	movk	w13, #15715, lsl #16
	dup	v25.4s, w13
	mov	w13, #5490
	fmla	v27.4s, v22.4s, v0.4s
	mov	v28.16b, v24.16b
	movk	w13, #15964, lsl #16
	mov	v30.16b, v25.16b
	fmla	v28.4s, v5.4s, v26.4s
	dup	v26.4s, w13
	mov	w13, #64652
	movk	w13, #15989, lsl #16
	fmla	v30.4s, v0.4s, v27.4s
	dup	v27.4s, w13
	mov	w13, #58946
	mov	v31.16b, v26.16b
	movk	w13, #15895, lsl #16
	mov	v8.16b, v27.16b
	fmla	v31.4s, v5.4s, v28.4s
	dup	v28.4s, w13
	mov	w13, #1123942400
	dup	v29.4s, w13
	mov	w13, #29204
	movk	w13, #16177, lsl #16
	fmla	v8.4s, v0.4s, v30.4s
	mov	v9.16b, v28.16b
	dup	v30.4s, w13
	mov	w13, #53240
	movk	w13, #15918, lsl #16
	fadd	v23.4s, v23.4s, v29.4s
	fmla	v9.4s, v5.4s, v31.4s
	dup	v31.4s, w13
	mov	v10.16b, v30.16b
	mov	w13, #16287
	movk	w13, #15917, lsl #16
	fcvtzu	v23.4s, v23.4s
	mov	v11.16b, v31.16b
	fmla	v10.4s, v0.4s, v8.4s
	dup	v8.4s, w13
	fmla	v11.4s, v5.4s, v9.4s
	mov	v9.16b, v8.16b
	fmla	v12.4s, v0.4s, v10.4s
	shl	v0.4s, v23.4s, #23
	fcmlt	v23.4s, v4.4s, #0.0
	fmla	v9.4s, v5.4s, v11.4s
	fmul	v0.4s, v12.4s, v0.4s
	fmul	v10.4s, v5.4s, v9.4s
	dup	v5.4s, w26
	fmul	v9.4s, v19.4s, v5.4s
	mov	v5.16b, v23.16b
	fmul	v23.4s, v10.4s, v0.4s
	dup	v10.4s, w23
	bsl	v5.16b, v18.16b, v1.16b
	movi	v18.4s, #192, lsl #24
	fmul	v10.4s, v19.4s, v10.4s
	fmul	v11.4s, v17.4s, v9.4s
	fmul	v12.4s, v5.4s, v23.4s
.L15b57:
	ucvtf	s23, x9
	ldr	q1, [sp, #1904]
	fmov	v14.4s, #1.00000000
	ldr	q7, [sp, #1920]
	mov	v21.16b, v2.16b
	ldr	q19, [sp, #1824]
	add	x9, x9, #1
	cmp	x15, x9
	fadd	s23, s23, s13
	dup	v23.4s, v23.s[0]
	fsub	v23.4s, v23.4s, v16.4s
	fmul	v13.4s, v3.4s, v23.4s
	fneg	v23.4s, v13.4s
	fabs	v15.4s, v13.4s
	fmul	v17.4s, v13.4s, v18.4s
	fmul	v23.4s, v13.4s, v23.4s
	fmla	v14.4s, v7.4s, v15.4s
	fmov	v7.4s, #1.00000000
	ldr	q15, [sp, #1872]
	fmaxnm	v23.4s, v23.4s, v1.4s
	fdiv	v14.4s, v7.4s, v14.4s
	ldr	q7, [sp, #1888]
	fmul	v1.4s, v23.4s, v6.4s
	frintn	v1.4s, v1.4s
	fmla	v23.4s, v7.4s, v1.4s
	ldr	q7, [sp, #1840]
	fmla	v23.4s, v7.4s, v1.4s
	ldr	q7, [sp, #1856]
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
	fmul	v7.4s, v4.4s, v18.4s
	fmla	v1.4s, v14.4s, v21.4s
	fneg	v21.4s, v23.4s
	fmla	v19.4s, v4.4s, v7.4s
	fmla	v15.4s, v14.4s, v1.4s
	fmov	v1.4s, #1.00000000
	fmul	v7.4s, v13.4s, v21.4s
	fmul	v19.4s, v0.4s, v19.4s
	fmla	v1.4s, v13.4s, v17.4s
	fneg	v17.4s, v4.4s
	fmul	v21.4s, v14.4s, v15.4s
	movi	v15.4s, #63, lsl #24
	fcmlt	v14.4s, v13.4s, #0.0
	fmla	v7.4s, v0.4s, v4.4s
	movi	v4.4s, #191, lsl #24
	fsub	v0.4s, v0.4s, v23.4s
	fmul	v17.4s, v19.4s, v17.4s
	fmul	v1.4s, v1.4s, v23.4s
	fmul	v7.4s, v9.4s, v7.4s
	bsl	v14.16b, v4.16b, v15.16b
	fmul	v4.4s, v21.4s, v23.4s
	fmul	v0.4s, v10.4s, v0.4s
	fmla	v17.4s, v13.4s, v1.4s
	fsub	v1.4s, v1.4s, v19.4s
	fmul	v21.4s, v14.4s, v4.4s
	fneg	v4.4s, v7.4s
	fsub	v5.4s, v14.4s, v5.4s
	fmul	v1.4s, v11.4s, v1.4s
	fsub	v19.4s, v12.4s, v21.4s
	fmla	v4.4s, v9.4s, v17.4s
	mov	v12.16b, v21.16b
	stp	q7, q1, [x14]
	ldr	q7, [sp, #1360]
	fadd	v5.4s, v5.4s, v19.4s
	fmul	v4.4s, v7.4s, v4.4s
	stp	q5, q0, [x14, #-32]
	mov	v0.16b, v23.16b
	mov	v5.16b, v14.16b
	str	q4, [x14, #32]
	mov	v4.16b, v13.16b
	fmov	s13, #0.50000000
	add	x14, x14, #80
	b.ne	.L15b57
	movi	v16.4s, #191, lsl #24
	ldr	q0, [sp, #1344]
	fmov	v4.4s, #1.00000000
	ldr	q7, [sp, #1920]
	ldr	q17, [sp, #1888]
	ldr	q19, [sp, #1840]
	mov	v21.16b, v26.16b
	mov	x9, xzr
	mov	x14, x21
	fsub	v0.4s, v16.4s, v0.4s
	fmul	v0.4s, v3.4s, v0.4s
	fabs	v1.4s, v0.4s
	fneg	v5.4s, v0.4s
	fmla	v4.4s, v7.4s, v1.4s
	fmul	v1.4s, v0.4s, v5.4s
	fmov	v5.4s, #1.00000000
	ldr	q7, [sp, #1872]
	fdiv	v5.4s, v5.4s, v4.4s
	ldr	q4, [sp, #1904]
	fmaxnm	v1.4s, v1.4s, v4.4s
	fmul	v4.4s, v1.4s, v6.4s
	frintn	v4.4s, v4.4s
	fmla	v1.4s, v17.4s, v4.4s
	ldr	q17, [sp, #1856]
	fmla	v7.4s, v17.4s, v5.4s
	ldr	q17, [sp, #1824]
	fmla	v1.4s, v19.4s, v4.4s
	mov	v19.16b, v24.16b
	fadd	v4.4s, v4.4s, v29.4s
	fmla	v17.4s, v5.4s, v7.4s
	mov	v7.16b, v20.16b
	fmul	v1.4s, v1.4s, v6.4s
	fcvtzu	v4.4s, v4.4s
	fmla	v7.4s, v5.4s, v17.4s
	mov	v17.16b, v2.16b
	fmla	v17.4s, v22.4s, v1.4s
	fmla	v19.4s, v5.4s, v7.4s
	mov	v7.16b, v25.16b
	fmla	v7.4s, v1.4s, v17.4s
	mov	v17.16b, v27.16b
	fmla	v21.4s, v5.4s, v19.4s
	mov	v19.16b, v28.16b
	fmla	v17.4s, v1.4s, v7.4s
	mov	v7.16b, v30.16b
	fmla	v19.4s, v5.4s, v21.4s
	mov	v21.16b, v31.16b
	fmla	v7.4s, v1.4s, v17.4s
	fmov	v17.4s, #1.00000000
	fmla	v21.4s, v5.4s, v19.4s
	mov	v19.16b, v8.16b
	fmla	v17.4s, v1.4s, v7.4s
	shl	v1.4s, v4.4s, #23
	fmla	v19.4s, v5.4s, v21.4s
	fmul	v4.4s, v17.4s, v1.4s
	fcmlt	v1.4s, v0.4s, #0.0
	fmul	v5.4s, v5.4s, v19.4s
	mov	v12.16b, v1.16b
	fmul	v1.4s, v5.4s, v4.4s
	bsl	v12.16b, v16.16b, v15.16b
	ldr	q16, [sp, #1360]
	fmul	v5.4s, v12.4s, v1.4s
.L15b59:
	ucvtf	s1, x9
	ldr	q7, [sp, #1344]
	ldr	q21, [sp, #1920]
	ldr	q23, [sp, #1824]
	fmov	v14.4s, #1.00000000
	add	x9, x9, #1
	cmp	x15, x9
	fadd	s1, s1, s13
	dup	v1.4s, v1.s[0]
	fsub	v1.4s, v1.4s, v7.4s
	ldr	q7, [sp, #1904]
	fmul	v13.4s, v3.4s, v1.4s
	fneg	v1.4s, v13.4s
	fabs	v17.4s, v13.4s
	fmul	v15.4s, v13.4s, v18.4s
	fmul	v1.4s, v13.4s, v1.4s
	fmaxnm	v1.4s, v1.4s, v7.4s
	fmov	v7.4s, #1.00000000
	fmul	v19.4s, v1.4s, v6.4s
	fmla	v7.4s, v21.4s, v17.4s
	ldr	q21, [sp, #1856]
	frintn	v17.4s, v19.4s
	fmov	v19.4s, #1.00000000
	fdiv	v7.4s, v19.4s, v7.4s
	ldr	q19, [sp, #1888]
	fmla	v1.4s, v19.4s, v17.4s
	ldr	q19, [sp, #1840]
	fmla	v1.4s, v19.4s, v17.4s
	ldr	q19, [sp, #1872]
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
	fmul	v19.4s, v4.4s, v19.4s
	fmla	v1.4s, v4.4s, v0.4s
	movi	v0.4s, #191, lsl #24
	movi	v15.4s, #63, lsl #24
	fsub	v4.4s, v4.4s, v23.4s
	fmul	v17.4s, v17.4s, v23.4s
	fmul	v1.4s, v9.4s, v1.4s
	bsl	v21.16b, v0.16b, v15.16b
	fmul	v0.4s, v7.4s, v23.4s
	fmul	v7.4s, v19.4s, v14.4s
	fmul	v4.4s, v10.4s, v4.4s
	fmul	v14.4s, v21.4s, v0.4s
	fmla	v7.4s, v13.4s, v17.4s
	fneg	v0.4s, v1.4s
	fsub	v17.4s, v17.4s, v19.4s
	fsub	v19.4s, v21.4s, v12.4s
	mov	v12.16b, v21.16b
	fsub	v5.4s, v5.4s, v14.4s
	fmla	v0.4s, v9.4s, v7.4s
	fmul	v7.4s, v11.4s, v17.4s
	fadd	v5.4s, v19.4s, v5.4s
	fmul	v0.4s, v16.4s, v0.4s
	stp	q1, q7, [x14]
	stp	q5, q4, [x14, #-32]
	mov	v4.16b, v23.16b
	mov	v5.16b, v14.16b
	str	q0, [x14, #32]
	mov	v0.16b, v13.16b
	fmov	s13, #0.50000000
	add	x14, x14, #80
	b.ne	.L15b59
	movi	d0, #0000000000000000
	ldr	q1, [sp, #1296]
	movi	v29.2d, #0000000000000000
	movi	v17.2d, #0000000000000000
	movi	v22.2d, #0000000000000000
	ldr	q15, [sp, #1376]
	movi	v23.2d, #0000000000000000
	movi	v2.2d, #0000000000000000
	mov	x9, xzr
	movi	v28.2d, #0000000000000000
	movi	v27.2d, #0000000000000000
	mov	x14, x11
	fcmgt	v0.4s, v1.4s, v0.4s
	movi	v1.2d, #0000000000000000
	movi	v26.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
	movi	v9.2d, #0000000000000000
	movi	v8.2d, #0000000000000000
	movi	v21.2d, #0000000000000000
	movi	v12.2d, #0000000000000000
	movi	v7.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v25.2d, #0000000000000000
	str	q1, [sp, #1776]
	dup	v0.4s, v0.s[0]
	movi	v16.2d, #0000000000000000
	str	q1, [sp, #1888]
	movi	v20.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	str	q1, [sp, #1824]
	str	q1, [sp, #1840]
	str	q1, [sp, #1760]
	str	q1, [sp, #1744]
	str	q1, [sp, #1904]
	str	q1, [sp, #1600]
	str	q1, [sp, #1584]
	str	q1, [sp, #1568]
	ldr	q1, [sp, #992]
	and	v19.16b, v0.16b, v1.16b
.L15b61:
	add	x13, x9, x15
	str	q7, [sp, #1536]
	movi	v10.2d, #0000000000000000
	madd	x13, x13, x5, x16
	str	q16, [sp, #1488]
	movi	v3.2d, #0000000000000000
	str	q6, [sp, #1440]
	movi	v11.2d, #0000000000000000
	movi	v30.2d, #0000000000000000
	str	q20, [sp, #1472]
	movi	v24.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	str	q25, [sp, #1504]
	movi	v25.2d, #0000000000000000
	movi	v20.2d, #0000000000000000
	str	q5, [sp, #1552]
	fmov	v5.4s, #1.00000000
	add	x17, x16, #32
	ldp	q7, q0, [x13]
	str	q4, [sp, #1712]
	ldp	q16, q1, [x13, #32]
	str	q2, [sp, #1920]
	str	q22, [sp, #1808]
	movi	v2.2d, #0000000000000000
	movi	v22.2d, #0000000000000000
	str	q28, [sp, #1616]
	movi	v28.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
	str	q27, [sp, #1632]
	fmul	v14.4s, v15.4s, v7.4s
	movi	v27.2d, #0000000000000000
	str	q26, [sp, #1648]
	movi	v26.2d, #0000000000000000
	ldr	q15, [sp, #1392]
	str	q12, [sp, #1664]
	movi	v12.2d, #0000000000000000
	mov	x0, x14
	str	q0, [sp, #1456]
	movi	v0.2d, #0000000000000000
	mov	x1, x15
	str	q1, [sp, #1408]
	ldr	q1, [x13, #64]
	str	q18, [sp, #1520]
	str	q9, [sp, #1680]
	str	q8, [sp, #1696]
	str	q29, [sp, #1856]
	str	q17, [sp, #1872]
	str	q23, [sp, #1792]
	str	q21, [sp, #1728]
	str	q1, [sp, #1424]
.L15b62:
	ldp	q1, q18, [x17, #-32]
	mov	v17.16b, v15.16b
	ldr	q23, [x0], #16
	ldr	q29, [x17, #32]
	subs	x1, x1, #1
	fmla	v17.4s, v1.4s, v14.4s
	fdiv	v21.4s, v5.4s, v17.4s
	fsub	v17.4s, v23.4s, v17.4s
	fmul	v17.4s, v17.4s, v21.4s
	fmul	v23.4s, v19.4s, v17.4s
	fmla	v0.4s, v29.4s, v17.4s
	fadd	v24.4s, v24.4s, v17.4s
	fmla	v6.4s, v1.4s, v17.4s
	fmla	v4.4s, v18.4s, v17.4s
	fmla	v21.4s, v21.4s, v23.4s
	ldp	q23, q13, [x17], #80
	fmla	v27.4s, v13.4s, v17.4s
	fmla	v20.4s, v23.4s, v17.4s
	fmul	v8.4s, v1.4s, v21.4s
	fmul	v9.4s, v18.4s, v21.4s
	fmul	v13.4s, v23.4s, v21.4s
	fadd	v25.4s, v25.4s, v21.4s
	fadd	v10.4s, v10.4s, v8.4s
	fmla	v3.4s, v1.4s, v8.4s
	fmla	v26.4s, v1.4s, v9.4s
	fadd	v11.4s, v11.4s, v9.4s
	fmla	v2.4s, v18.4s, v9.4s
	fmla	v28.4s, v1.4s, v13.4s
	fadd	v22.4s, v22.4s, v13.4s
	fmla	v12.4s, v18.4s, v13.4s
	fmla	v30.4s, v23.4s, v13.4s
	b.ne	.L15b62
	ldr	q5, [sp, #1584]
	ldr	q15, [sp, #1376]
	movi	v17.2d, #0000000000000000
	ldr	q31, [sp, #1456]
	movi	v29.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	fmla	v5.4s, v27.4s, v7.4s
	fmul	v1.4s, v15.4s, v16.4s
	movi	v27.2d, #0000000000000000
	fmul	v23.4s, v15.4s, v31.4s
	movi	v21.2d, #0000000000000000
	movi	v13.2d, #0000000000000000
	fmla	v17.4s, v2.4s, v14.4s
	movi	v8.2d, #0000000000000000
	add	x9, x9, #1
	fmla	v29.4s, v26.4s, v7.4s
	cmp	x9, x15
	add	x14, x14, x10
	str	q5, [sp, #1584]
	ldr	q5, [sp, #1568]
	fmla	v18.4s, v3.4s, v1.4s
	fmla	v27.4s, v26.4s, v23.4s
	fmla	v21.4s, v3.4s, v23.4s
	fmla	v5.4s, v0.4s, v7.4s
	movi	v0.2d, #0000000000000000
	fmla	v13.4s, v3.4s, v7.4s
	movi	v3.2d, #0000000000000000
	fmla	v8.4s, v28.4s, v1.4s
	fmla	v18.4s, v28.4s, v14.4s
	ldr	q28, [sp, #1616]
	str	q5, [sp, #1568]
	movi	v5.2d, #0000000000000000
	fmla	v0.4s, v26.4s, v1.4s
	ldr	q26, [sp, #1760]
	fmla	v3.4s, v10.4s, v1.4s
	fmla	v8.4s, v30.4s, v14.4s
	fmla	v28.4s, v29.4s, v14.4s
	ldr	q29, [sp, #1856]
	fadd	v2.4s, v11.4s, v5.4s
	fadd	v9.4s, v10.4s, v5.4s
	fmla	v0.4s, v12.4s, v14.4s
	fmla	v3.4s, v22.4s, v14.4s
	ldr	q22, [sp, #1808]
	fmla	v29.4s, v4.4s, v14.4s
	ldr	q12, [sp, #1664]
	fmla	v22.4s, v6.4s, v7.4s
	fmla	v26.4s, v2.4s, v14.4s
	ldr	q2, [sp, #1744]
	fadd	v12.4s, v12.4s, v3.4s
	fmla	v2.4s, v9.4s, v7.4s
	str	q26, [sp, #1760]
	ldr	q26, [sp, #1648]
	str	q2, [sp, #1744]
	ldr	q2, [sp, #1776]
	fmla	v26.4s, v9.4s, v23.4s
	ldr	q9, [sp, #1680]
	fmla	v2.4s, v17.4s, v14.4s
	ldr	q17, [sp, #1904]
	fmla	v9.4s, v0.4s, v14.4s
	ldr	q0, [sp, #1536]
	fmla	v17.4s, v18.4s, v1.4s
	fmla	v0.4s, v20.4s, v7.4s
	str	q2, [sp, #1776]
	ldr	q2, [sp, #1920]
	fmla	v2.4s, v6.4s, v1.4s
	ldr	q1, [sp, #1888]
	fmla	v17.4s, v8.4s, v14.4s
	ldr	q8, [sp, #1696]
	fmla	v1.4s, v27.4s, v14.4s
	ldr	q27, [sp, #1632]
	fmla	v8.4s, v18.4s, v23.4s
	fmla	v2.4s, v20.4s, v14.4s
	str	q17, [sp, #1904]
	ldr	q17, [sp, #1872]
	fmla	v27.4s, v13.4s, v23.4s
	str	q1, [sp, #1888]
	ldr	q1, [sp, #1824]
	fmla	v17.4s, v6.4s, v23.4s
	fmla	v1.4s, v21.4s, v23.4s
	ldr	q21, [sp, #1728]
	ldr	q23, [sp, #1792]
	fmla	v21.4s, v18.4s, v7.4s
	ldr	q18, [sp, #1520]
	fadd	v23.4s, v23.4s, v24.4s
	str	q1, [sp, #1824]
	ldr	q1, [sp, #1840]
	fmla	v18.4s, v4.4s, v16.4s
	fmla	v1.4s, v13.4s, v7.4s
	mov	v7.16b, v0.16b
	fadd	v0.4s, v25.4s, v5.4s
	ldr	q25, [sp, #1504]
	ldr	q5, [sp, #1552]
	fmla	v25.4s, v20.4s, v31.4s
	fmla	v5.4s, v6.4s, v16.4s
	str	q1, [sp, #1840]
	ldr	q1, [sp, #1600]
	fmla	v1.4s, v4.4s, v31.4s
	ldr	q4, [sp, #1424]
	str	q1, [sp, #1600]
	ldr	q1, [sp, #1472]
	fmla	v1.4s, v20.4s, v16.4s
	ldr	q16, [sp, #1488]
	mov	v20.16b, v1.16b
	ldr	q1, [sp, #1408]
	fmla	v16.4s, v6.4s, v1.4s
	ldr	q1, [sp, #1440]
	fmla	v1.4s, v6.4s, v4.4s
	ldr	q4, [sp, #1712]
	fadd	v4.4s, v4.4s, v0.4s
	mov	v6.16b, v1.16b
	b.ne	.L15b61
	ldr	q0, [sp, #1568]
	str	q2, [sp, #1920]
	fmov	v14.4s, #1.00000000
	ldr	q10, [sp, #1824]
	ldr	q11, [sp, #1776]
	ldr	q31, [sp, #1600]
	fadd	v0.4s, v6.4s, v0.4s
	str	q4, [sp, #1712]
	fadd	v0.4s, v20.4s, v0.4s
	fadd	v2.4s, v20.4s, v0.4s
	ldr	q0, [sp, #1584]
	ldr	q20, [sp, #1296]
	fadd	v1.4s, v18.4s, v0.4s
	fadd	v0.4s, v16.4s, v25.4s
	ldr	q25, [sp, #1904]
	ldr	q18, [sp, #1888]
	b	.L15b66
.L15b65:
	fcmgt	v0.4s, v20.4s, v16.4s
	ldr	q4, [sp, #992]
	movi	v5.2d, #0000000000000000
	movi	v7.2d, #0000000000000000
	movi	v31.2d, #0000000000000000
	movi	v25.2d, #0000000000000000
	movi	v12.2d, #0000000000000000
	movi	v21.2d, #0000000000000000
	movi	v8.2d, #0000000000000000
	movi	v9.2d, #0000000000000000
	movi	v26.2d, #0000000000000000
	movi	v27.2d, #0000000000000000
	dup	v3.4s, v0.s[0]
	movi	v0.2d, #0000000000000000
	movi	v28.2d, #0000000000000000
	movi	v10.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	mov	v15.16b, v6.16b
	movi	v11.2d, #0000000000000000
	movi	v23.2d, #0000000000000000
	movi	v22.2d, #0000000000000000
	movi	v17.2d, #0000000000000000
	movi	v29.2d, #0000000000000000
	movi	v2.2d, #0000000000000000
	str	q0, [sp, #1712]
	movi	v1.2d, #0000000000000000
	and	v19.16b, v3.16b, v4.16b
	str	q0, [sp, #1744]
	str	q0, [sp, #1760]
	str	q0, [sp, #1840]
	str	q0, [sp, #1920]
.L15b66:
	str	q0, [sp, #1728]
	fmov	v30.4s, #-1.00000000
	movi	v24.2d, #0000000000000000
	mov	w9, #56135
	mov	v13.16b, v15.16b
	mov	v0.16b, v5.16b
	movk	w9, #15947, lsl #16
	fneg	v6.4s, v7.4s
	movi	v16.2d, #0000000000000000
	str	q29, [sp, #1856]
	fcmp	s20, #0.0
	str	q17, [sp, #1872]
	fdiv	v3.4s, v30.4s, v15.4s
	fmul	v4.4s, v5.4s, v24.4s
	fmul	v5.4s, v19.4s, v15.4s
	mov	v15.16b, v7.16b
	fneg	v7.4s, v0.4s
	str	q12, [sp, #1664]
	str	q16, [sp, #928]
	str	q26, [sp, #1648]
	fmla	v4.4s, v24.4s, v15.4s
	fmls	v9.4s, v1.4s, v5.4s
	fadd	v16.4s, v0.4s, v15.4s
	fmul	v6.4s, v5.4s, v6.4s
	ldr	q0, [sp, #1728]
	fmls	v18.4s, v31.4s, v5.4s
	dup	v1.4s, w27
	dup	v15.4s, w28
	mvni	v24.4s, #127, msl #16
	fmls	v8.4s, v0.4s, v5.4s
	ldr	q0, [sp, #1360]
	ldr	q31, [sp, #1344]
	fadd	v2.4s, v2.4s, v4.4s
	fmul	v4.4s, v5.4s, v7.4s
	str	q9, [sp, #1680]
	dup	v9.4s, w9
	mov	w9, #55248
	fmla	v11.4s, v0.4s, v6.4s
	movk	w9, #48767, lsl #16
	fmls	v21.4s, v16.4s, v19.4s
	str	q18, [sp, #1888]
	str	q8, [sp, #1696]
	dup	v18.4s, w25
	dup	v8.4s, w3
	fmla	v10.4s, v0.4s, v4.4s
	fmls	v25.4s, v2.4s, v5.4s
	str	q22, [sp, #1808]
	fmul	v3.4s, v19.4s, v3.4s
	str	q23, [sp, #1792]
	str	q21, [sp, #1728]
	mov	v6.16b, v10.16b
	mov	v10.16b, v11.16b
	str	q25, [sp, #1904]
	fmla	v28.4s, v29.4s, v3.4s
	dup	v29.4s, w9
	mov	w9, #39482
	movk	w9, #15909, lsl #16
	fmla	v27.4s, v17.4s, v3.4s
	dup	v17.4s, w30
	dup	v19.4s, w9
	mov	w9, #51410
	str	q6, [sp, #1824]
	movk	w9, #48686, lsl #16
	dup	v5.4s, w9
	str	q28, [sp, #1616]
	str	q27, [sp, #1632]
	b.le	.L15b73
	ldr	q2, [sp, #1216]
	ldr	q3, [sp, #960]
	fmov	v0.4s, #12.00000000
	fadd	v2.4s, v3.4s, v2.4s
	fcmge	v0.4s, v2.4s, v0.4s
	str	q2, [sp, #1216]
	and	v0.16b, v0.16b, v14.16b
	fmul	v2.4s, v3.4s, v0.4s
	movi	d3, #0000000000000000
	mov	s0, v2.s[1]
	fadd	s3, s2, s3
	mov	s4, v2.s[2]
	fadd	s0, s3, s0
	mov	s3, v2.s[3]
	fadd	s0, s0, s4
	fadd	s0, s0, s3
	fcmp	s0, #0.0
	b.le	.L15b73
	cbz	w15, .L15b74
	movi	v0.2d, #0000000000000000
	mov	x9, xzr
	mov	x14, x11
.L15b70:
	add	x13, x9, x15
	ldr	q25, [sp, #1392]
	mov	x17, x14
	add	x13, x13, x13, lsl #2
	mov	x0, x16
	mov	x1, x15
	ldr	q3, [x16, x13, lsl #4]
	fmul	v3.4s, v13.4s, v3.4s
.L15b71:
	mov	v6.16b, v25.16b
	ldr	q4, [x0], #80
	ldr	q7, [x17], #16
	mov	v22.16b, v29.16b
	mov	v23.16b, v18.16b
	subs	x1, x1, #1
	fmla	v6.4s, v4.4s, v3.4s
	fdiv	v4.4s, v14.4s, v6.4s
	fsub	v7.4s, v7.4s, v6.4s
	fmul	v7.4s, v7.4s, v4.4s
	fadd	v4.4s, v4.4s, v30.4s
	fcmgt	v16.4s, v7.4s, v30.4s
	bit	v4.16b, v7.16b, v16.16b
	fadd	v16.4s, v4.4s, v14.4s
	add	v16.4s, v16.4s, v1.4s
	and	v16.16b, v16.16b, v24.16b
	sub	v20.4s, v14.4s, v16.4s
	fadd	v21.4s, v20.4s, v30.4s
	fmla	v21.4s, v20.4s, v4.4s
	mov	v4.16b, v5.16b
	fmul	v20.4s, v21.4s, v21.4s
	fmla	v4.4s, v19.4s, v21.4s
	fmla	v22.4s, v9.4s, v21.4s
	fmla	v23.4s, v15.4s, v21.4s
	fmla	v4.4s, v8.4s, v20.4s
	fmla	v22.4s, v20.4s, v4.4s
	scvtf	v4.4s, v16.4s
	fmaxnm	v16.4s, v7.4s, v30.4s
	fmla	v23.4s, v20.4s, v22.4s
	fmla	v21.4s, v20.4s, v23.4s
	fmla	v21.4s, v17.4s, v4.4s
	fadd	v4.4s, v7.4s, v14.4s
	fneg	v7.4s, v16.4s
	fmla	v7.4s, v21.4s, v4.4s
	fmla	v0.4s, v7.4s, v6.4s
	b.ne	.L15b71
	add	x9, x9, #1
	add	x14, x14, x10
	cmp	x9, x15
	b.ne	.L15b70
	b	.L15b75
.L15b73:
	ldr	q4, [sp, #1200]
	ldr	q7, [sp, #1840]
	ldr	q11, [sp, #1328]
	b	.L15b76
.L15b74:
	movi	v0.2d, #0000000000000000
.L15b75:
	mov	w9, #50604
	mov	v11.16b, v13.16b
	ldr	q13, [sp, #944]
	movk	w9, #14119, lsl #16
	fcmgt	v2.4s, v2.4s, #0.0
	fmov	v7.4s, #0.25000000
	dup	v3.4s, w9
	mov	w9, #4719
	fmov	v23.4s, #4.00000000
	movk	w9, #14979, lsl #16
	ldp	q12, q27, [sp, #336]
	dup	v4.4s, w9
	ldp	q28, q26, [sp, #368]
	ldp	q25, q24, [sp, #400]
	fmaxnm	v23.4s, v12.4s, v23.4s
	fmla	v4.4s, v3.4s, v13.4s
	bit	v12.16b, v23.16b, v2.16b
	ldr	q23, [sp, #320]
	fadd	v3.4s, v13.4s, v4.4s
	xtn	v4.4h, v2.4s
	fcmgt	v3.4s, v0.4s, v3.4s
	and	v3.16b, v2.16b, v3.16b
	xtn	v6.4h, v3.4s
	bif	v7.16b, v14.16b, v3.16b
	bic	v4.8b, v4.8b, v6.8b
	fmul	v21.4s, v27.4s, v7.4s
	fmul	v22.4s, v28.4s, v7.4s
	fmul	v6.4s, v24.4s, v7.4s
	fmul	v16.4s, v25.4s, v7.4s
	fmul	v20.4s, v26.4s, v7.4s
	sshll	v4.4s, v4.4h, #0
	fsub	v27.4s, v27.4s, v21.4s
	fsub	v28.4s, v28.4s, v22.4s
	stp	q21, q22, [sp, #352]
	fsub	v24.4s, v24.4s, v6.4s
	fsub	v25.4s, v25.4s, v16.4s
	fsub	v26.4s, v26.4s, v20.4s
	bit	v13.16b, v0.16b, v4.16b
	fmov	v4.4s, #16.00000000
	dup	v0.4s, w6
	ldr	q22, [sp, #1808]
	stp	q20, q16, [sp, #384]
	fsub	v31.4s, v31.4s, v25.4s
	bit	v23.16b, v4.16b, v2.16b
	ldr	q2, [sp, #1392]
	str	q13, [sp, #944]
	mov	v13.16b, v11.16b
	ldr	q11, [sp, #1328]
	fsub	v2.4s, v2.4s, v27.4s
	ldr	q27, [sp, #1632]
	fsub	v11.4s, v11.4s, v24.4s
	fsub	v13.4s, v13.4s, v26.4s
	stp	q23, q12, [sp, #320]
	ldr	q12, [sp, #1664]
	ldr	q26, [sp, #1648]
	ldr	q23, [sp, #1792]
	str	q2, [sp, #1392]
	ldr	q2, [sp, #1200]
	fsub	v4.4s, v2.4s, v28.4s
	ldr	q2, [sp, #448]
	ldr	q28, [sp, #1616]
	fmul	v2.4s, v2.4s, v7.4s
	str	q2, [sp, #448]
	ldr	q2, [sp, #432]
	fmul	v2.4s, v2.4s, v7.4s
	ldr	q7, [sp, #1840]
	stp	q6, q2, [sp, #416]
	ldr	q2, [sp, #976]
	ldr	q6, [sp, #1824]
	bit	v2.16b, v0.16b, v3.16b
	ldr	q0, [sp, #992]
	bic	v0.16b, v0.16b, v3.16b
	stp	q2, q0, [sp, #976]
	and	v0.16b, v3.16b, v14.16b
	str	q0, [sp, #928]
.L15b76:
	ldr	q24, [sp, #736]
	ldr	q3, [sp, #784]
	str	q4, [sp, #1536]
	ldr	q4, [sp, #848]
	ldr	q16, [sp, #1856]
	ldr	q20, [sp, #1872]
	fmaxnm	v0.4s, v6.4s, v24.4s
	fcmge	v3.4s, v11.4s, v3.4s
	fmaxnm	v2.4s, v10.4s, v24.4s
	fcmge	v4.4s, v4.4s, v11.4s
	fneg	v6.4s, v16.4s
	str	q7, [sp, #1840]
	str	q31, [sp, #1344]
	str	q10, [sp, #1776]
	dup	v10.4s, w2
	fsqrt	v0.4s, v0.4s
	bsl	v3.16b, v16.16b, v30.16b
	str	q11, [sp, #1328]
	str	q13, [sp, #1376]
	str	q10, [sp, #752]
	bit	v3.16b, v6.16b, v4.16b
	ldr	q4, [sp, #768]
	fneg	v6.4s, v20.4s
	fcmge	v4.4s, v4.4s, v31.4s
	fcmge	v3.4s, v3.4s, #0.0
	fsqrt	v2.4s, v2.4s
	fdiv	v16.4s, v14.4s, v0.4s
	ldr	q0, [sp, #832]
	fcmge	v0.4s, v31.4s, v0.4s
	bsl	v0.16b, v20.16b, v30.16b
	xtn	v20.4h, v3.4s
	bit	v0.16b, v6.16b, v4.16b
	fdiv	v3.4s, v14.4s, v2.4s
	ldr	d2, [sp, #728]
	ldr	q6, [sp, #704]
	str	d20, [sp, #1152]
	orr	v2.8b, v20.8b, v2.8b
	str	q16, [sp, #1440]
	fcmge	v4.4s, v0.4s, #0.0
	ushll	v0.4s, v2.4h, #0
	fmaxnm	v2.4s, v7.4s, v24.4s
	str	q4, [sp, #1104]
	orn	v4.16b, v4.16b, v6.16b
	shl	v0.4s, v0.4s, #31
	fsqrt	v7.4s, v2.4s
	str	q4, [sp, #1168]
	bic	v4.16b, v14.16b, v4.16b
	cmlt	v0.4s, v0.4s, #0
	str	q3, [sp, #1584]
	fmul	v31.4s, v16.4s, v4.4s
	bic	v2.16b, v14.16b, v0.16b
	str	q0, [sp, #1136]
	ldr	q0, [sp, #1888]
	fneg	v16.4s, v22.4s
	str	q4, [sp, #1520]
	str	q2, [sp, #1456]
	fmul	v2.4s, v3.4s, v2.4s
	fmov	v3.4s, #1.00000000
	fmul	v0.4s, v0.4s, v31.4s
	fmul	v21.4s, v0.4s, v2.4s
	fdiv	v6.4s, v14.4s, v7.4s
	ldp	q7, q0, [sp, #880]
	fcmge	v0.4s, v13.4s, v0.4s
	fcmge	v7.4s, v7.4s, v13.4s
	fmls	v3.4s, v21.4s, v21.4s
	str	q21, [sp, #1424]
	fneg	v21.4s, v21.4s
	bsl	v0.16b, v22.16b, v30.16b
	fmaxnm	v20.4s, v3.4s, v10.4s
	str	q3, [sp, #512]
	bit	v0.16b, v16.16b, v7.16b
	fsqrt	v16.4s, v20.4s
	ldr	q7, [sp, #1712]
	str	q6, [sp, #1568]
	fcmge	v3.4s, v0.4s, #0.0
	ldr	q0, [sp, #688]
	orn	v0.16b, v3.16b, v0.16b
	str	q3, [sp, #1056]
	str	q0, [sp, #1120]
	bic	v0.16b, v14.16b, v0.16b
	fdiv	v11.4s, v14.4s, v16.4s
	fmaxnm	v16.4s, v7.4s, v24.4s
	ldr	q7, [sp, #1392]
	fmul	v20.4s, v6.4s, v0.4s
	str	q0, [sp, #1472]
	fmov	v6.4s, #1.00000000
	str	q7, [sp, #1392]
	fmul	v0.4s, v28.4s, v20.4s
	fmul	v25.4s, v0.4s, v2.4s
	fsqrt	v0.4s, v16.4s
	fmul	v16.4s, v27.4s, v20.4s
	fmul	v22.4s, v25.4s, v21.4s
	fmls	v6.4s, v25.4s, v25.4s
	str	q25, [sp, #592]
	fmla	v22.4s, v31.4s, v16.4s
	ldr	q16, [sp, #816]
	fcmge	v16.4s, v7.4s, v16.4s
	fdiv	v3.4s, v14.4s, v0.4s
	ldr	q0, [sp, #912]
	fmul	v13.4s, v22.4s, v11.4s
	fneg	v22.4s, v23.4s
	fcmge	v0.4s, v0.4s, v7.4s
	bsl	v16.16b, v23.16b, v30.16b
	ldr	q7, [sp, #1920]
	fmls	v6.4s, v13.4s, v13.4s
	str	q7, [sp, #1920]
	bsl	v0.16b, v22.16b, v16.16b
	fmaxnm	v23.4s, v6.4s, v10.4s
	str	q6, [sp, #496]
	fcmge	v4.4s, v0.4s, #0.0
	ldr	q0, [sp, #1904]
	fmaxnm	v22.4s, v0.4s, v24.4s
	ldr	q0, [sp, #672]
	fsqrt	v16.4s, v23.4s
	str	q3, [sp, #1552]
	fneg	v24.4s, v7.4s
	orn	v0.16b, v4.16b, v0.16b
	str	q4, [sp, #1024]
	str	q0, [sp, #1088]
	bic	v0.16b, v14.16b, v0.16b
	fmul	v28.4s, v3.4s, v0.4s
	str	q0, [sp, #1504]
	ldr	q0, [sp, #1760]
	fsqrt	v22.4s, v22.4s
	ldr	q3, [sp, #1536]
	fmul	v23.4s, v0.4s, v28.4s
	ldr	q0, [sp, #800]
	fmul	v26.4s, v26.4s, v28.4s
	stp	q28, q20, [sp, #528]
	fmul	v6.4s, v23.4s, v2.4s
	fdiv	v4.4s, v14.4s, v16.4s
	fcmge	v16.4s, v3.4s, v0.4s
	ldr	q0, [sp, #864]
	fcmge	v23.4s, v0.4s, v3.4s
	fmul	v27.4s, v6.4s, v21.4s
	ldr	q0, [sp, #1744]
	fmov	v3.4s, #1.00000000
	bsl	v16.16b, v7.16b, v30.16b
	fneg	v30.4s, v25.4s
	fmla	v27.4s, v31.4s, v26.4s
	fmls	v3.4s, v6.4s, v6.4s
	bit	v16.16b, v24.16b, v23.16b
	fmul	v23.4s, v0.4s, v28.4s
	fmul	v24.4s, v6.4s, v30.4s
	ldr	q0, [sp, #656]
	fdiv	v7.4s, v14.4s, v22.4s
	fcmge	v22.4s, v16.4s, #0.0
	fmla	v24.4s, v20.4s, v23.4s
	fmul	v16.4s, v27.4s, v11.4s
	str	q4, [sp, #1360]
	orn	v0.16b, v22.16b, v0.16b
	fmls	v24.4s, v13.4s, v16.4s
	str	q22, [sp, #1040]
	fmls	v3.4s, v16.4s, v16.4s
	str	q16, [sp, #1280]
	bic	v22.16b, v14.16b, v0.16b
	str	q0, [sp, #1072]
	fmul	v0.4s, v24.4s, v4.4s
	str	q22, [sp, #1488]
	fmul	v23.4s, v7.4s, v22.4s
	str	q7, [sp, #1600]
	fmls	v3.4s, v0.4s, v0.4s
	mov	v7.16b, v0.16b
	str	q0, [sp, #1264]
	ldr	q0, [sp, #1680]
	fmul	v24.4s, v0.4s, v23.4s
	ldr	q0, [sp, #1696]
	str	q3, [sp, #480]
	fmaxnm	v26.4s, v3.4s, v10.4s
	fmul	v3.4s, v24.4s, v2.4s
	fmul	v24.4s, v0.4s, v23.4s
	fneg	v2.4s, v6.4s
	fsqrt	v22.4s, v26.4s
	ldr	q0, [sp, #1728]
	fmul	v27.4s, v0.4s, v23.4s
	fmul	v21.4s, v3.4s, v21.4s
	fmul	v26.4s, v3.4s, v30.4s
	fmul	v2.4s, v3.4s, v2.4s
	fmla	v21.4s, v31.4s, v24.4s
	fmla	v26.4s, v20.4s, v27.4s
	mov	v31.16b, v11.16b
	fmul	v0.4s, v21.4s, v11.4s
	fmul	v21.4s, v12.4s, v23.4s
	fdiv	v20.4s, v14.4s, v22.4s
	mov	v14.16b, v13.16b
	fmla	v2.4s, v28.4s, v21.4s
	fmov	v21.4s, #1.00000000
	fmls	v26.4s, v13.4s, v0.4s
	str	q0, [sp, #1408]
	stp	q14, q3, [sp, #560]
	fmls	v21.4s, v3.4s, v3.4s
	fmul	v22.4s, v26.4s, v4.4s
	fmls	v2.4s, v16.4s, v0.4s
	ldr	q4, [sp, #1584]
	fmls	v21.4s, v0.4s, v0.4s
	ldr	q0, [sp, #1856]
	fmls	v2.4s, v7.4s, v22.4s
	str	q22, [sp, #1248]
	fmul	v27.4s, v4.4s, v0.4s
	ldr	q0, [sp, #1456]
	str	q20, [sp, #1232]
	fmul	v2.4s, v2.4s, v20.4s
	fmls	v21.4s, v22.4s, v22.4s
	ldr	q22, [sp, #1440]
	fmul	v24.4s, v27.4s, v0.4s
	ldr	q0, [sp, #1104]
	xtn	v4.4h, v0.4s
	ldr	q0, [sp, #1872]
	fmls	v21.4s, v2.4s, v2.4s
	str	q2, [sp, #1008]
	ldr	d2, [sp, #1152]
	fneg	v28.4s, v24.4s
	fmul	v26.4s, v22.4s, v0.4s
	ldr	q0, [sp, #1424]
	fmaxnm	v23.4s, v21.4s, v10.4s
	fmul	v30.4s, v0.4s, v28.4s
	ldr	d0, [sp, #616]
	fmul	v11.4s, v25.4s, v28.4s
	orr	v2.8b, v2.8b, v0.8b
	ldr	d0, [sp, #648]
	fsqrt	v10.4s, v23.4s
	ldr	q23, [sp, #1568]
	orr	v4.8b, v4.8b, v0.8b
	ldr	q0, [sp, #1520]
	ushll	v16.4s, v2.4h, #0
	ldr	q2, [sp, #1552]
	fmla	v30.4s, v0.4s, v26.4s
	ldr	q0, [sp, #1808]
	ushll	v7.4s, v4.4h, #0
	mov	v4.16b, v31.16b
	fmul	v12.4s, v23.4s, v0.4s
	ldr	q0, [sp, #1056]
	shl	v16.4s, v16.4s, #31
	xtn	v20.4h, v0.4s
	ldr	q0, [sp, #1024]
	fmul	v13.4s, v30.4s, v31.4s
	str	q6, [sp, #1024]
	shl	v31.4s, v7.4s, #31
	ldr	q7, [sp, #1600]
	xtn	v25.4h, v0.4s
	ldr	q0, [sp, #1472]
	str	q12, [sp, #1152]
	fmla	v11.4s, v0.4s, v12.4s
	ldr	d0, [sp, #640]
	fmul	v12.4s, v6.4s, v28.4s
	movi	v6.2d, #0000000000000000
	fmul	v28.4s, v3.4s, v28.4s
	orr	v30.8b, v20.8b, v0.8b
	ldr	q0, [sp, #1792]
	fmul	v2.4s, v2.4s, v0.4s
	ldr	d0, [sp, #632]
	fmls	v11.4s, v13.4s, v14.4s
	ushll	v30.4s, v30.4h, #0
	fmov	v14.4s, #1.00000000
	fmla	v6.4s, v27.4s, v27.4s
	orr	v25.8b, v25.8b, v0.8b
	ldr	q0, [sp, #1504]
	cmge	v27.4s, v16.4s, #0
	ldr	q16, [sp, #1360]
	fmla	v12.4s, v0.4s, v2.4s
	ldr	q0, [sp, #1920]
	str	q2, [sp, #1104]
	shl	v2.4s, v30.4s, #31
	fmul	v30.4s, v11.4s, v16.4s
	ushll	v25.4s, v25.4h, #0
	fmul	v3.4s, v7.4s, v0.4s
	ldr	q0, [sp, #1040]
	str	q4, [sp, #1040]
	ldr	q7, [sp, #1280]
	xtn	v20.4h, v0.4s
	cmge	v0.4s, v31.4s, #0
	str	q2, [sp, #1056]
	fmul	v2.4s, v22.4s, v4.4s
	fdiv	v4.4s, v14.4s, v10.4s
	and	v10.16b, v27.16b, v6.16b
	ldr	q6, [sp, #1168]
	fmls	v12.4s, v13.4s, v7.4s
	ldr	q7, [sp, #1488]
	and	v0.16b, v0.16b, v26.16b
	ldr	d26, [sp, #624]
	mov	v11.16b, v3.16b
	fmla	v28.4s, v7.4s, v3.4s
	ldr	q3, [sp, #1056]
	movi	v31.2d, #0000000000000000
	orr	v22.8b, v20.8b, v26.8b
	bit	v2.16b, v14.16b, v6.16b
	ldr	q26, [sp, #1136]
	ldr	q6, [sp, #1584]
	cmge	v3.4s, v3.4s, #0
	fmul	v27.4s, v23.4s, v16.4s
	fmla	v10.4s, v0.4s, v0.4s
	ldr	q0, [sp, #1152]
	shl	v25.4s, v25.4s, #31
	bsl	v26.16b, v14.16b, v6.16b
	ldr	q6, [sp, #1264]
	ldr	q16, [sp, #1552]
	and	v0.16b, v3.16b, v0.16b
	ldr	q3, [sp, #1248]
	fmla	v31.4s, v24.4s, v24.4s
	fmls	v12.4s, v30.4s, v6.4s
	ldr	q6, [sp, #1408]
	cmge	v25.4s, v25.4s, #0
	ushll	v22.4s, v22.4h, #0
	str	q13, [sp, #1152]
	fmls	v28.4s, v13.4s, v6.4s
	ldr	q6, [sp, #1120]
	fmul	v2.4s, v26.4s, v2.4s
	fmla	v10.4s, v0.4s, v0.4s
	ldr	q0, [sp, #1104]
	fmla	v31.4s, v13.4s, v13.4s
	mov	v23.16b, v6.16b
	ldr	q6, [sp, #1232]
	shl	v22.4s, v22.4s, #31
	and	v0.16b, v25.16b, v0.16b
	mov	v13.16b, v30.16b
	str	q24, [sp, #1168]
	fmul	v26.4s, v16.4s, v6.4s
	fmul	v7.4s, v12.4s, v6.4s
	ldr	q6, [sp, #1088]
	bsl	v23.16b, v14.16b, v27.16b
	fmls	v28.4s, v30.4s, v3.4s
	ldr	q3, [sp, #1008]
	mov	v20.16b, v6.16b
	fmla	v10.4s, v0.4s, v0.4s
	ldr	q0, [sp, #1072]
	mov	v12.16b, v3.16b
	fmla	v31.4s, v30.4s, v30.4s
	cmge	v22.4s, v22.4s, #0
	fmul	v2.4s, v2.4s, v23.4s
	bsl	v20.16b, v14.16b, v26.16b
	fmls	v28.4s, v7.4s, v3.4s
	ldr	q3, [sp, #1600]
	and	v22.16b, v22.16b, v11.16b
	fmla	v31.4s, v7.4s, v7.4s
	fmul	v23.4s, v3.4s, v4.4s
	mov	v3.16b, v4.16b
	fmul	v2.4s, v2.4s, v20.4s
	mov	v20.16b, v0.16b
	fmul	v0.4s, v28.4s, v4.4s
	fmla	v10.4s, v22.4s, v22.4s
	bsl	v20.16b, v14.16b, v23.16b
	fmla	v31.4s, v0.4s, v0.4s
	fmul	v25.4s, v2.4s, v20.4s
	ldr	q2, [sp, #1296]
	fcmp	s2, #0.0
	b.gt	.L15b53
	ldr	q4, [sp, #1568]
	mov	v11.16b, v16.16b
	fdiv	v20.4s, v14.4s, v16.4s
	ldr	q16, [sp, #976]
	ldr	q28, [sp, #944]
	ldr	q23, [sp, #1392]
	mov	w9, #14269
	ldr	q6, [sp, #1376]
	dup	v26.4s, w6
	fadd	v22.4s, v28.4s, v28.4s
	movk	w9, #13574, lsl #16
	ldr	q24, [sp, #1456]
	fdiv	v2.4s, v14.4s, v4.4s
	fmul	v20.4s, v20.4s, v23.4s
	dup	v23.4s, w9
	mov	w9, #4016
	movk	w9, #13345, lsl #16
	fdiv	v21.4s, v14.4s, v16.4s
	fmul	v2.4s, v2.4s, v6.4s
	fmul	v2.4s, v2.4s, v23.4s
	fcmgt	v23.4s, v26.4s, v28.4s
	fsqrt	v22.4s, v22.4s
	fmul	v21.4s, v21.4s, v25.4s
	dup	v25.4s, w9
	mov	w9, #50604
	movk	w9, #13991, lsl #16
	dup	v27.4s, w9
	fmul	v20.4s, v20.4s, v25.4s
	fmul	v21.4s, v21.4s, v21.4s
	fmaxnm	v2.4s, v2.4s, v20.4s
	fminnm	v20.4s, v21.4s, v14.4s
	fmul	v22.4s, v22.4s, v27.4s
	and	v21.16b, v23.16b, v22.16b
	ldr	q23, [sp, #1520]
	ldr	s22, [x29, #16]
	fmul	v23.4s, v23.4s, v24.4s
	fmul	v20.4s, v20.4s, v22.s[0]
	fmaxnm	v2.4s, v2.4s, v21.4s
	ldr	q21, [sp, #1472]
	fmul	v21.4s, v21.4s, v23.4s
	fmaxnm	v2.4s, v20.4s, v2.4s
	fcmgt	v20.4s, v26.4s, v16.4s
	ldr	q16, [sp, #1504]
	fmul	v21.4s, v16.4s, v21.4s
	ldr	q16, [sp, #1488]
	and	v2.16b, v20.16b, v2.16b
	fmul	s20, s22, s22
	fmul	v2.4s, v2.4s, v2.4s
	fmul	v21.4s, v16.4s, v21.4s
	fmov	v16.4s, #5.00000000
	dup	v20.4s, v20.s[0]
	fcmge	v2.4s, v2.4s, v31.4s
	fcmge	v20.4s, v20.4s, v10.4s
	fcmgt	v21.4s, v21.4s, #0.0
	ldr	q10, [sp, #1328]
	and	v2.16b, v20.16b, v2.16b
	bic	v20.16b, v14.16b, v21.16b
	ldr	q21, [sp, #464]
	bsl	v2.16b, v20.16b, v16.16b
	ldr	q20, [sp, #1216]
	fcmge	v20.4s, v20.4s, v21.4s
	movi	v21.4s, #64, lsl #24
	fminnm	v21.4s, v2.4s, v21.4s
	bit	v2.16b, v21.16b, v20.16b
	ldr	q21, [sp, #1184]
	fcmeq	v20.4s, v21.4s, v16.4s
	bit	v21.16b, v2.16b, v20.16b
	fcmeq	v2.4s, v21.4s, v16.4s
	movi	d16, #0000000000000000
	str	q21, [sp, #1184]
	and	v22.16b, v2.16b, v14.16b
	mov	s2, v22.s[1]
	fadd	s20, s22, s16
	mov	s21, v22.s[2]
	fadd	s2, s20, s2
	mov	s20, v22.s[3]
	fadd	s2, s2, s21
	ldr	q21, [sp, #1536]
	fadd	s2, s2, s20
	fcmp	s2, #0.0
	b.gt	.L15b55
	fmul	v0.4s, v3.4s, v0.4s
	ldr	q2, [sp, #1232]
	ldr	q3, [sp, #1264]
	mov	v20.16b, v4.16b
	ldr	q30, [sp, #1152]
	ldr	q4, [sp, #560]
	ldr	q6, [sp, #1424]
	movi	v26.2d, #0000000000000000
	movi	v27.2d, #0000000000000000
	movi	v28.2d, #0000000000000000
	fmls	v7.4s, v0.4s, v12.4s
	fmul	v2.4s, v2.4s, v7.4s
	ldr	q7, [sp, #1168]
	fmls	v13.4s, v2.4s, v3.4s
	ldr	q3, [sp, #1248]
	fmls	v13.4s, v0.4s, v3.4s
	ldr	q3, [sp, #1360]
	fmul	v3.4s, v3.4s, v13.4s
	fmls	v30.4s, v3.4s, v4.4s
	ldr	q4, [sp, #1280]
	fmul	v16.4s, v20.4s, v3.4s
	movi	v20.2d, #0000000000000000
	fmls	v30.4s, v2.4s, v4.4s
	ldr	q4, [sp, #1408]
	str	q16, [sp, #1792]
	movi	v16.2d, #0000000000000000
	fmls	v30.4s, v0.4s, v4.4s
	ldr	q4, [sp, #1040]
	fmul	v4.4s, v4.4s, v30.4s
	fmls	v7.4s, v4.4s, v6.4s
	ldr	q6, [sp, #592]
	fmls	v7.4s, v3.4s, v6.4s
	ldr	q6, [sp, #1024]
	ldr	q3, [sp, #1440]
	fmul	v4.4s, v3.4s, v4.4s
	ldr	q3, [sp, #1584]
	fmls	v7.4s, v2.4s, v6.4s
	ldr	q6, [sp, #576]
	str	q4, [sp, #1904]
	fmls	v7.4s, v0.4s, v6.4s
	fmul	v6.4s, v3.4s, v7.4s
	fmul	v3.4s, v11.4s, v2.4s
	ldr	q2, [sp, #1600]
	fmul	v0.4s, v2.4s, v0.4s
	movi	v2.2d, #0000000000000000
	str	q3, [sp, #1808]
	movi	v3.2d, #0000000000000000
	str	q6, [sp, #1776]
	str	q0, [sp, #1920]
	tbz	w8, #3, .L15b84
	fmov	v25.4s, #-1.00000000
	mvni	v31.4s, #127, msl #16
	ldr	x21, [sp, #168]
	cbz	w15, .L15b85
	mov	x9, xzr
	mov	x14, x11
.L15b81:
	add	x13, x9, x15
	ldr	q4, [sp, #1376]
	ldr	q12, [sp, #1392]
	add	x13, x13, x13, lsl #2
	mov	x17, x14
	mov	x0, x16
	mov	x1, x15
	ldr	q0, [x16, x13, lsl #4]
	fmul	v0.4s, v4.4s, v0.4s
.L15b82:
	mov	v4.16b, v12.16b
	ldr	q6, [x0], #80
	ldr	q7, [x17], #16
	mov	v24.16b, v29.16b
	mov	v10.16b, v18.16b
	subs	x1, x1, #1
	fmla	v4.4s, v6.4s, v0.4s
	fdiv	v6.4s, v14.4s, v4.4s
	fsub	v7.4s, v7.4s, v4.4s
	fadd	v30.4s, v4.4s, v14.4s
	fdiv	v30.4s, v14.4s, v30.4s
	fmul	v7.4s, v7.4s, v6.4s
	fadd	v6.4s, v6.4s, v25.4s
	fcmgt	v21.4s, v7.4s, v25.4s
	bit	v6.16b, v7.16b, v21.16b
	fadd	v28.4s, v28.4s, v30.4s
	fadd	v21.4s, v6.4s, v14.4s
	add	v21.4s, v21.4s, v1.4s
	and	v21.16b, v21.16b, v31.16b
	sub	v22.4s, v14.4s, v21.4s
	scvtf	v21.4s, v21.4s
	fadd	v23.4s, v22.4s, v25.4s
	fmla	v23.4s, v22.4s, v6.4s
	mov	v6.16b, v5.16b
	fmul	v22.4s, v23.4s, v23.4s
	fmla	v6.4s, v19.4s, v23.4s
	fmla	v24.4s, v9.4s, v23.4s
	fmla	v10.4s, v15.4s, v23.4s
	fmla	v6.4s, v8.4s, v22.4s
	fmla	v24.4s, v22.4s, v6.4s
	fmaxnm	v6.4s, v7.4s, v25.4s
	fadd	v7.4s, v7.4s, v14.4s
	fmla	v10.4s, v22.4s, v24.4s
	fneg	v6.4s, v6.4s
	fmla	v23.4s, v22.4s, v10.4s
	fmla	v23.4s, v17.4s, v21.4s
	fmul	v21.4s, v30.4s, v30.4s
	fmla	v6.4s, v23.4s, v7.4s
	fmul	v7.4s, v30.4s, v21.4s
	fadd	v27.4s, v27.4s, v21.4s
	fmla	v20.4s, v21.4s, v21.4s
	fmla	v3.4s, v6.4s, v4.4s
	fadd	v26.4s, v26.4s, v7.4s
	fmla	v16.4s, v7.4s, v21.4s
	fmla	v2.4s, v7.4s, v7.4s
	b.ne	.L15b82
	add	x9, x9, #1
	add	x14, x14, x10
	cmp	x9, x15
	b.ne	.L15b81
	b	.L15b85
.L15b84:
	ldr	x21, [sp, #168]
.L15b85:
	ldr	q0, [sp, #1888]
	ldr	q13, [sp, #1440]
	fmov	v6.4s, #1.00000000
	ldr	q7, [sp, #1584]
	ldr	q25, [sp, #752]
	mov	w9, #46871
	fmul	v0.4s, v0.4s, v13.4s
	ldr	q11, [sp, #1568]
	ldr	q30, [sp, #1552]
	movk	w9, #14673, lsl #16
	mov	x22, x7
	mov	x7, x20
	ldp	x15, x20, [sp, #272]
	mov	x30, x24
	fmul	v4.4s, v0.4s, v7.4s
	add	x10, x24, x15, lsl #4
	lsl	x13, x20, #5
	add	x14, x20, x20, lsl #1
	fmls	v6.4s, v4.4s, v4.4s
	fneg	v31.4s, v4.4s
	fmaxnm	v0.4s, v6.4s, v25.4s
	str	q6, [sp, #1712]
	ldr	q6, [sp, #1616]
	fmul	v6.4s, v6.4s, v11.4s
	fsqrt	v0.4s, v0.4s
	fmul	v22.4s, v6.4s, v7.4s
	fmul	v6.4s, v22.4s, v31.4s
	fdiv	v21.4s, v14.4s, v0.4s
	ldr	q0, [sp, #1632]
	fmul	v4.4s, v0.4s, v11.4s
	fmov	v0.4s, #1.00000000
	fmla	v6.4s, v13.4s, v4.4s
	fmls	v0.4s, v22.4s, v22.4s
	fmul	v12.4s, v6.4s, v21.4s
	str	q21, [sp, #1888]
	fmls	v0.4s, v12.4s, v12.4s
	fmaxnm	v4.4s, v0.4s, v25.4s
	str	q0, [sp, #1632]
	ldr	q0, [sp, #1760]
	fmul	v6.4s, v0.4s, v30.4s
	ldr	q0, [sp, #1648]
	str	q22, [sp, #1648]
	fneg	v22.4s, v22.4s
	fsqrt	v4.4s, v4.4s
	fmul	v23.4s, v6.4s, v7.4s
	fmul	v6.4s, v0.4s, v30.4s
	ldr	q0, [sp, #1744]
	str	q22, [sp, #1856]
	fmul	v24.4s, v23.4s, v31.4s
	fmul	v10.4s, v23.4s, v22.4s
	fmov	v22.4s, #1.00000000
	str	q23, [sp, #1744]
	fmla	v24.4s, v13.4s, v6.4s
	fmls	v22.4s, v23.4s, v23.4s
	fdiv	v14.4s, v14.4s, v4.4s
	fmul	v4.4s, v0.4s, v30.4s
	fmul	v0.4s, v24.4s, v21.4s
	fneg	v21.4s, v23.4s
	fmla	v10.4s, v11.4s, v4.4s
	str	q0, [sp, #1824]
	fmls	v22.4s, v0.4s, v0.4s
	fmls	v10.4s, v12.4s, v0.4s
	fmul	v0.4s, v10.4s, v14.4s
	str	q14, [sp, #1872]
	ldr	q14, [sp, #1600]
	mov	v23.16b, v14.16b
	fmls	v22.4s, v0.4s, v0.4s
	str	q0, [sp, #1840]
	ldr	q0, [sp, #1680]
	fmul	v4.4s, v14.4s, v0.4s
	fmaxnm	v24.4s, v22.4s, v25.4s
	fmul	v4.4s, v4.4s, v7.4s
	movi	v7.2d, #0000000000000000
	fsqrt	v0.4s, v24.4s
	fmov	v24.4s, #1.00000000
	fmul	v6.4s, v4.4s, v31.4s
	str	q0, [sp, #1760]
	ldr	q0, [sp, #1696]
	str	q31, [sp, #1696]
	ldr	q31, [sp, #1776]
	fmul	v10.4s, v0.4s, v14.4s
	ldr	q0, [sp, #1728]
	fabs	v25.4s, v31.4s
	fmla	v6.4s, v13.4s, v10.4s
	fmul	v10.4s, v0.4s, v14.4s
	ldr	q0, [sp, #1856]
	fmaxnm	v25.4s, v25.4s, v7.4s
	fmul	v13.4s, v4.4s, v0.4s
	ldr	q0, [sp, #1904]
	fabs	v14.4s, v0.4s
	ldr	q0, [sp, #1664]
	fmul	v7.4s, v0.4s, v23.4s
	ldr	q0, [sp, #1888]
	fmul	v23.4s, v4.4s, v21.4s
	fmla	v13.4s, v11.4s, v10.4s
	fmul	v6.4s, v6.4s, v0.4s
	ldr	q0, [sp, #1760]
	fmaxnm	v21.4s, v25.4s, v14.4s
	str	q12, [sp, #1760]
	dup	v25.4s, w9
	add	x9, x29, #208
	fdiv	v0.4s, v24.4s, v0.4s
	fmla	v23.4s, v30.4s, v7.4s
	fmls	v24.4s, v4.4s, v4.4s
	fmls	v13.4s, v12.4s, v6.4s
	ldr	q12, [sp, #1392]
	str	q6, [sp, #1776]
	fmls	v24.4s, v6.4s, v6.4s
	str	q0, [sp, #1856]
	ldr	q0, [sp, #1920]
	fabs	v7.4s, v0.4s
	ldr	q0, [sp, #1328]
	fadd	v31.4s, v31.4s, v0.4s
	ldr	q0, [sp, #1792]
	str	q4, [sp, #1792]
	fmaxnm	v30.4s, v21.4s, v7.4s
	ldr	q7, [sp, #1376]
	fadd	v21.4s, v0.4s, v7.4s
	ldr	q0, [sp, #1824]
	ldr	q7, [sp, #1536]
	fmls	v23.4s, v0.4s, v6.4s
	ldr	q0, [sp, #1872]
	fmul	v14.4s, v7.4s, v25.4s
	ldr	q25, [sp, #1344]
	ldr	q6, [sp, #1184]
	fmul	v4.4s, v13.4s, v0.4s
	ldr	q0, [sp, #1808]
	fadd	v13.4s, v0.4s, v12.4s
	ldr	q0, [sp, #784]
	fcmge	v10.4s, v14.4s, v30.4s
	fminnm	v31.4s, v31.4s, v0.4s
	ldr	q0, [sp, #1904]
	str	q4, [sp, #1728]
	fmls	v24.4s, v4.4s, v4.4s
	fadd	v11.4s, v0.4s, v25.4s
	ldr	q0, [sp, #896]
	fmov	v25.4s, #1.00000000
	fminnm	v21.4s, v21.4s, v0.4s
	ldr	q0, [sp, #1712]
	fminnm	v30.4s, v0.4s, v25.4s
	ldr	q0, [sp, #1840]
	fmls	v23.4s, v0.4s, v4.4s
	fcmge	v0.4s, v25.4s, v6.4s
	ldr	q25, [sp, #816]
	ldr	q4, [sp, #1328]
	fminnm	v13.4s, v13.4s, v25.4s
	ldr	q25, [sp, #832]
	fminnm	v11.4s, v11.4s, v25.4s
	ldr	q25, [sp, #1920]
	str	q0, [sp, #1904]
	fadd	v14.4s, v25.4s, v7.4s
	ldr	q25, [sp, #848]
	fmaxnm	v31.4s, v31.4s, v25.4s
	ldr	q25, [sp, #880]
	fmaxnm	v21.4s, v21.4s, v25.4s
	ldr	q25, [sp, #1632]
	fminnm	v7.4s, v30.4s, v25.4s
	and	v30.16b, v0.16b, v10.16b
	ldr	q0, [sp, #1856]
	ldr	q25, [sp, #800]
	fmul	v0.4s, v23.4s, v0.4s
	ldr	q23, [sp, #912]
	fmaxnm	v23.4s, v13.4s, v23.4s
	fminnm	v13.4s, v14.4s, v25.4s
	mov	v14.16b, v30.16b
	ldr	q25, [sp, #768]
	fmls	v24.4s, v0.4s, v0.4s
	str	q0, [sp, #1808]
	ldr	q0, [sp, #864]
	bsl	v14.16b, v31.16b, v4.16b
	ldr	q4, [sp, #1376]
	fmaxnm	v11.4s, v11.4s, v25.4s
	fmaxnm	v13.4s, v13.4s, v0.4s
	ldr	s0, [x29, #12]
	bif	v23.16b, v12.16b, v30.16b
	bif	v21.16b, v4.16b, v30.16b
	fminnm	v4.4s, v7.4s, v22.4s
	fmov	v22.4s, #4.00000000
	fmul	v23.4s, v23.4s, v0.s[0]
	fcmeq	v25.4s, v6.4s, v22.4s
	ldr	q6, [sp, #1344]
	ld1r	{ v22.4s }, [x9]
	mov	w9, #46871
	fmul	v21.4s, v21.4s, v0.s[0]
	bif	v11.16b, v6.16b, v30.16b
	fminnm	v6.4s, v4.4s, v24.4s
	movk	w9, #14545, lsl #16
	dup	v31.4s, w9
	ldr	q4, [sp, #1536]
	add	x9, x15, x20
	bit	v14.16b, v22.16b, v25.16b
	bsl	v30.16b, v13.16b, v4.16b
	fcmgt	v7.4s, v6.4s, v31.4s
	mov	v6.16b, v25.16b
	bit	v11.16b, v22.16b, v25.16b
	str	q14, [x10]
	bsl	v6.16b, v22.16b, v21.16b
	mov	v21.16b, v25.16b
	str	q11, [x24, x9, lsl #4]
	str	q7, [sp, #1920]
	bsl	v21.16b, v22.16b, v23.16b
	mov	v23.16b, v25.16b
	str	q6, [x10, x13]
	lsl	x13, x20, #6
	bsl	v23.16b, v22.16b, v30.16b
	str	q21, [x10, x14, lsl #4]
	str	q23, [x10, x13]
	tbnz	w8, #1, .L15b87
	ldr	w17, [sp, #252]
	mov	x3, x15
	mov	w10, #5
	mov	x20, x7
	b	.L15b89
.L15b87:
	ldr	q4, [sp, #1888]
	str	q0, [sp, #1712]
	tst	w8, #0x4
	ldr	q0, [sp, #1696]
	ldr	q23, [sp, #1648]
	mov	w13, #6
	ldr	q30, [sp, #1760]
	fneg	v6.4s, v4.4s
	ldr	q11, [sp, #1872]
	fmul	v7.4s, v4.4s, v0.4s
	ldr	q0, [sp, #752]
	ldr	q12, [sp, #1792]
	ldr	q31, [sp, #1776]
	cinc	x13, x13, ne
	umaddl	x10, w20, w5, x24
	fmaxnm	v21.4s, v24.4s, v0.4s
	ldr	q24, [sp, #1824]
	str	q22, [sp, #1824]
	fmul	v6.4s, v30.4s, v6.4s
	ldr	q22, [sp, #1808]
	umull	x13, w13, w20
	fmla	v23.4s, v7.4s, v30.4s
	ldr	q30, [sp, #1744]
	fmla	v12.4s, v7.4s, v31.4s
	fmul	v31.4s, v4.4s, v31.4s
	str	q7, [sp, #1744]
	mov	x3, x15
	fsqrt	v21.4s, v21.4s
	fmla	v30.4s, v7.4s, v24.4s
	fmul	v24.4s, v4.4s, v24.4s
	lsl	x14, x15, #4
	mov	w15, #10
	mov	w17, #7
	fneg	v0.4s, v23.4s
	fmul	v23.4s, v6.4s, v11.4s
	fneg	v6.4s, v11.4s
	csel	x15, x17, x15, eq
	mov	w17, #14
	mov	w0, #8
	add	x13, x24, x13, lsl #4
	csel	x17, x0, x17, eq
	umull	x15, w15, w20
	mov	w0, #19
	mov	w1, #9
	umull	x17, w17, w20
	fmul	v14.4s, v11.4s, v0.4s
	ldr	q0, [sp, #1840]
	str	q25, [sp, #1840]
	str	q23, [sp, #1776]
	csel	x0, x1, x0, eq
	fmla	v24.4s, v23.4s, v0.4s
	fmul	v6.4s, v0.4s, v6.4s
	umull	x0, w0, w20
	mov	x20, x7
	fmla	v30.4s, v14.4s, v0.4s
	fmov	v0.4s, #1.00000000
	str	q14, [sp, #1760]
	fneg	v10.4s, v24.4s
	fmov	v24.4s, #1.00000000
	fdiv	v0.4s, v0.4s, v21.4s
	fneg	v13.4s, v30.4s
	ldr	q30, [sp, #1728]
	fmla	v12.4s, v14.4s, v30.4s
	fmla	v31.4s, v23.4s, v30.4s
	fmul	v25.4s, v11.4s, v30.4s
	fmla	v24.4s, v7.4s, v7.4s
	ldr	q7, [sp, #1920]
	fmla	v24.4s, v14.4s, v14.4s
	str	q0, [sp, #1792]
	ldr	q0, [sp, #1856]
	fmul	v13.4s, v0.4s, v13.4s
	fmul	v21.4s, v0.4s, v10.4s
	fmul	v10.4s, v6.4s, v0.4s
	fmul	v6.4s, v4.4s, v4.4s
	fneg	v30.4s, v0.4s
	fmla	v12.4s, v13.4s, v22.4s
	fmla	v31.4s, v21.4s, v22.4s
	mov	v14.16b, v10.16b
	fmla	v25.4s, v10.4s, v22.4s
	fmla	v6.4s, v23.4s, v23.4s
	ldr	q23, [sp, #1792]
	fmla	v24.4s, v13.4s, v13.4s
	fmul	v30.4s, v22.4s, v30.4s
	str	q21, [sp, #1808]
	ldr	q22, [sp, #1824]
	fneg	v4.4s, v12.4s
	fneg	v31.4s, v31.4s
	fmul	v12.4s, v11.4s, v11.4s
	fneg	v25.4s, v25.4s
	fmla	v6.4s, v21.4s, v21.4s
	ldr	q11, [sp, #1440]
	fmul	v30.4s, v30.4s, v23.4s
	fmul	v10.4s, v23.4s, v4.4s
	fmul	v4.4s, v23.4s, v31.4s
	fmla	v12.4s, v14.4s, v14.4s
	fmul	v21.4s, v23.4s, v25.4s
	fmul	v25.4s, v0.4s, v0.4s
	ldr	q0, [sp, #1568]
	ldr	q31, [sp, #1584]
	str	q4, [sp, #1728]
	fmla	v6.4s, v4.4s, v4.4s
	ldr	q4, [sp, #1712]
	str	q10, [sp, #1696]
	fmla	v24.4s, v10.4s, v10.4s
	fmla	v12.4s, v21.4s, v21.4s
	fmul	v10.4s, v0.4s, v4.s[0]
	ldr	q0, [sp, #1904]
	str	q30, [sp, #1904]
	fmla	v25.4s, v30.4s, v30.4s
	fmul	v30.4s, v23.4s, v23.4s
	and	v7.16b, v0.16b, v7.16b
	ldr	q0, [sp, #1552]
	fmul	v6.4s, v11.4s, v6.4s
	fmul	v24.4s, v31.4s, v24.4s
	fmul	v4.4s, v0.4s, v4.s[0]
	fmul	v12.4s, v12.4s, v10.4s
	ldr	q0, [sp, #1600]
	xtn	v7.4h, v7.4s
	fmul	v6.4s, v11.4s, v6.4s
	fmul	v30.4s, v0.4s, v30.4s
	fmul	v24.4s, v31.4s, v24.4s
	fmul	v25.4s, v25.4s, v4.4s
	sshll	v31.4s, v7.4h, #0
	fmul	v7.4s, v10.4s, v12.4s
	fmul	v30.4s, v0.4s, v30.4s
	bif	v24.16b, v22.16b, v31.16b
	bif	v6.16b, v22.16b, v31.16b
	fmul	v25.4s, v4.4s, v25.4s
	bif	v7.16b, v22.16b, v31.16b
	str	q24, [x10, x14]
	mov	v24.16b, v31.16b
	add	x10, x24, x15, lsl #4
	str	q6, [x13, x14]
	mov	v6.16b, v31.16b
	add	x13, x24, x17, lsl #4
	str	q7, [x10, x14]
	add	x10, x24, x0, lsl #4
	ldr	w17, [sp, #252]
	bsl	v24.16b, v25.16b, v22.16b
	ldr	q25, [sp, #1840]
	bsl	v6.16b, v30.16b, v22.16b
	str	q24, [x13, x14]
	str	q6, [x10, x14]
	mov	w10, #10
	tbz	w8, #2, .L15b89
	ldr	q6, [sp, #1888]
	ldr	q0, [sp, #1744]
	mov	v12.16b, v21.16b
	str	q4, [sp, #1712]
	ldr	q4, [sp, #1760]
	mov	w10, #96
	fmul	v6.4s, v6.4s, v0.4s
	ldr	q0, [sp, #1776]
	ldr	q24, [sp, #1872]
	ldr	q11, [sp, #1728]
	ldr	q30, [sp, #1696]
	mov	w15, #144
	fmul	v7.4s, v24.4s, v4.4s
	ldr	x0, [sp, #280]
	fmla	v6.4s, v4.4s, v0.4s
	fmul	v0.4s, v24.4s, v0.4s
	ldr	q24, [sp, #1808]
	ldr	q4, [sp, #1856]
	umaddl	x10, w0, w10, x30
	add	x13, x30, x0, lsl #7
	fmla	v7.4s, v13.4s, v14.4s
	umaddl	x15, w0, w15, x30
	fmul	v21.4s, v4.4s, v13.4s
	fmul	v25.4s, v4.4s, v14.4s
	fmla	v0.4s, v24.4s, v14.4s
	fmla	v6.4s, v13.4s, v24.4s
	fmul	v24.4s, v4.4s, v24.4s
	ldr	q14, [sp, #1440]
	ldr	q4, [sp, #1904]
	ldr	q13, [sp, #1584]
	fmla	v7.4s, v30.4s, v12.4s
	fmla	v21.4s, v30.4s, v4.4s
	fmla	v25.4s, v12.4s, v4.4s
	fmla	v0.4s, v11.4s, v12.4s
	fmla	v6.4s, v30.4s, v11.4s
	fmul	v30.4s, v23.4s, v30.4s
	fmla	v24.4s, v11.4s, v4.4s
	fmul	v11.4s, v23.4s, v11.4s
	fmul	v12.4s, v23.4s, v12.4s
	fmul	v7.4s, v7.4s, v10.4s
	fmul	v23.4s, v23.4s, v4.4s
	ldr	q4, [sp, #1600]
	fmul	v0.4s, v0.4s, v10.4s
	fmul	v6.4s, v14.4s, v6.4s
	fmul	v30.4s, v4.4s, v30.4s
	fmul	v11.4s, v4.4s, v11.4s
	fmul	v12.4s, v4.4s, v12.4s
	fmul	v7.4s, v13.4s, v7.4s
	fmul	v23.4s, v4.4s, v23.4s
	mov	v4.16b, v31.16b
	str	q0, [sp, #1888]
	ldr	q0, [sp, #1712]
	fmul	v6.4s, v13.4s, v6.4s
	fmul	v21.4s, v21.4s, v0.4s
	fmul	v24.4s, v24.4s, v0.4s
	fmul	v25.4s, v25.4s, v0.4s
	ldr	q0, [sp, #1888]
	bif	v7.16b, v22.16b, v31.16b
	bif	v6.16b, v22.16b, v31.16b
	fmul	v0.4s, v14.4s, v0.4s
	fmul	v21.4s, v13.4s, v21.4s
	fmul	v24.4s, v14.4s, v24.4s
	fmul	v25.4s, v10.4s, v25.4s
	str	q6, [x10, x14]
	mov	w10, #176
	fmul	v6.4s, v13.4s, v30.4s
	umaddl	x10, w0, w10, x30
	str	q7, [x13, x14]
	mov	w13, #192
	bif	v0.16b, v22.16b, v31.16b
	umaddl	x13, w0, w13, x30
	fmul	v7.4s, v14.4s, v11.4s
	bif	v21.16b, v22.16b, v31.16b
	bif	v24.16b, v22.16b, v31.16b
	bsl	v4.16b, v25.16b, v22.16b
	fmul	v30.4s, v12.4s, v10.4s
	bif	v6.16b, v22.16b, v31.16b
	ldr	q25, [sp, #1840]
	str	q0, [x15, x14]
	mov	w15, #208
	ldr	q0, [sp, #1712]
	umaddl	x15, w0, w15, x30
	str	q21, [x10, x14]
	mov	w10, #240
	fmul	v0.4s, v23.4s, v0.4s
	umaddl	x10, w0, w10, x30
	str	q24, [x13, x14]
	bif	v7.16b, v22.16b, v31.16b
	add	x13, x30, x0, lsl #8
	str	q4, [x15, x14]
	mov	v4.16b, v31.16b
	mov	w15, #272
	str	q6, [x10, x14]
	mov	w10, #288
	umaddl	x15, w0, w15, x30
	umaddl	x10, w0, w10, x30
	bif	v0.16b, v22.16b, v31.16b
	str	q7, [x13, x14]
	bsl	v4.16b, v30.16b, v22.16b
	str	q4, [x15, x14]
	str	q0, [x10, x14]
	mov	w10, #20
.L15b89:
	fmov	v14.4s, #1.00000000
	mov	x7, x22
	tbz	w8, #3, .L15b8
	ldr	q0, [sp, #208]
	ldr	q4, [sp, #1312]
	mov	w8, #29208
	ldp	s6, s22, [x29, #100]
	movk	w8, #16177, lsl #16
	fdiv	v0.4s, v14.4s, v0.4s
	ldr	x1, [sp, #280]
	lsl	x14, x3, #4
	add	x15, x10, #2
	mov	w0, w17
	add	x17, x10, #3
	umull	x13, w10, w1
	umull	x15, w15, w1
	umull	x17, w17, w1
	add	x13, x30, x13, lsl #4
	fmul	v4.4s, v4.4s, v0.4s
	add	v0.4s, v4.4s, v1.4s
	mvni	v1.4s, #127, msl #16
	and	v7.16b, v0.16b, v1.16b
	fmov	v0.4s, #-1.00000000
	sub	v1.4s, v14.4s, v7.4s
	fmla	v0.4s, v1.4s, v4.4s
	movi	v1.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
	fmul	v21.4s, v0.4s, v0.4s
	fmla	v5.4s, v19.4s, v0.4s
	fmla	v29.4s, v9.4s, v0.4s
	fmla	v18.4s, v15.4s, v0.4s
	fmla	v1.4s, v28.4s, v6.s[0]
	movi	v19.2d, #0000000000000000
	fmla	v5.4s, v8.4s, v21.4s
	fmla	v1.4s, v27.4s, v22.s[0]
	fmla	v29.4s, v21.4s, v5.4s
	ldp	s5, s6, [x29, #136]
	fmla	v4.4s, v28.4s, v5.s[0]
	ldp	s23, s5, [x29, #172]
	fmla	v18.4s, v21.4s, v29.4s
	fmla	v19.4s, v28.4s, v23.s[0]
	fmla	v4.4s, v27.4s, v6.s[0]
	fmla	v0.4s, v21.4s, v18.4s
	ldp	s6, s21, [x29, #144]
	fmla	v19.4s, v27.4s, v5.s[0]
	scvtf	v5.4s, v7.4s
	fmla	v4.4s, v26.4s, v6.s[0]
	ldp	s18, s6, [x29, #180]
	ldp	s22, s7, [x29, #108]
	fmla	v19.4s, v26.4s, v18.s[0]
	fmla	v0.4s, v17.4s, v5.4s
	dup	v5.4s, w8
	fmla	v1.4s, v26.4s, v22.s[0]
	fmla	v4.4s, v20.4s, v21.s[0]
	mov	w8, #16271
	movk	w8, #16363, lsl #16
	fmla	v19.4s, v20.4s, v6.s[0]
	ldr	q6, [sp, #192]
	fmla	v1.4s, v20.4s, v7.s[0]
	ldp	s7, s17, [x29, #116]
	fmla	v0.4s, v5.4s, v6.4s
	ldp	s6, s20, [x29, #152]
	dup	v5.4s, w8
	add	x8, x29, #208
	fmla	v4.4s, v16.4s, v6.s[0]
	ldp	s18, s6, [x29, #188]
	fmla	v1.4s, v16.4s, v7.s[0]
	fneg	v7.4s, v3.4s
	fadd	v3.4s, v3.4s, v3.4s
	fmla	v19.4s, v16.4s, v18.s[0]
	ldr	q16, [sp, #224]
	fmla	v4.4s, v2.4s, v20.s[0]
	fmla	v0.4s, v5.4s, v16.4s
	fmla	v1.4s, v2.4s, v17.s[0]
	ldr	q5, [sp, #176]
	fmla	v19.4s, v2.4s, v6.s[0]
	movi	v2.4s, #191, lsl #24
	fadd	v1.4s, v5.4s, v1.4s
	fmla	v7.4s, v2.4s, v0.4s
	movi	v2.4s, #64, lsl #24
	ld1r	{ v0.4s }, [x8]
	umaddl	x8, w10, w1, x1
	add	x10, x10, #4
	umull	x10, w10, w1
	bit	v3.16b, v0.16b, v25.16b
	bit	v1.16b, v0.16b, v25.16b
	fmla	v4.4s, v2.4s, v5.s[0]
	movi	v2.4s, #65, lsl #24
	add	x8, x30, x8, lsl #4
	add	x10, x30, x10, lsl #4
	fmla	v19.4s, v2.4s, v5.s[0]
	mov	v2.16b, v25.16b
	bsl	v2.16b, v0.16b, v7.16b
	str	q2, [x13, x14]
	mov	v2.16b, v25.16b
	add	x13, x30, x15, lsl #4
	str	q3, [x8, x14]
	add	x8, x30, x17, lsl #4
	mov	w17, w0
	str	q1, [x13, x14]
	bsl	v2.16b, v0.16b, v4.16b
	bif	v0.16b, v19.16b, v25.16b
	str	q2, [x8, x14]
	str	q0, [x10, x14]
	b	.L15b8
.L15b91:
	add	sp, sp, #1936
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
