// Made by `cargo xtask kernels`. Do not edit.
	.text
	.p2align	2
	.globl	gaussmle_xynb_uniform_neon
gaussmle_xynb_uniform_neon:
	.globl	_gaussmle_xynb_uniform_neon
_gaussmle_xynb_uniform_neon:
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
	sub	sp, sp, #1520
	str	w1, [sp, #52]
	cbz	w3, .L7b102
	cbz	w2, .L7b102
	ldr	w8, [sp, #52]
	cbz	w8, .L7b102
	mov	w8, w2
	ldr	w9, [sp, #52]
	movi	v12.4s, #4
	str	x8, [sp, #64]
	ldp	x8, x16, [x0, #40]
	movi	v4.2d, #0000000000000000
	movi	v9.2d, #0x00ffff0000ffff
	movi	d10, #0000000000000000
	movi	v14.4s, #127, msl #16
	ldp	x13, x22, [x0, #24]
	str	x8, [sp, #160]
	add	w8, w5, w4
	ldr	x7, [sp, #1680]
	add	w11, w8, w6
	mov	w8, w3
	ldr	x12, [x0]
	str	x8, [sp, #16]
	mul	w8, w2, w9
	ldr	x17, [x0, #56]
	mov	w6, #62154
	mov	w4, #1267
	mov	w23, #16938
	mov	w24, #28347
	mov	w25, #50604
	mov	w26, #4719
	str	w8, [sp, #12]
	mov	w8, #16992
	mov	w27, #64269
	movk	w8, #3490, lsl #16
	mov	w29, #44110
	mov	w28, #13
	dup	v1.4s, w8
	mov	w8, #58632
	mov	w3, #29208
	movk	w8, #7740, lsl #16
	mov	w2, #14269
	mov	x10, xzr
	dup	v0.4s, w8
	mov	w8, #4059
	mov	w30, w9
	str	q1, [sp, #736]
	mvni	v1.4s, #128, lsl #16
	movk	w8, #16713, lsl #16
	dup	v2.4s, w8
	mov	w5, #48
	movk	w6, #29001, lsl #16
	movk	w4, #16181, lsl #16
	movk	w23, #16076, lsl #16
	movk	w24, #16144, lsl #16
	fneg	v1.4s, v1.4s
	movk	w25, #14119, lsl #16
	movk	w26, #14979, lsl #16
	movk	w27, #49354, lsl #16
	movk	w29, #16042, lsl #16
	movk	w28, #48896, lsl #16
	movk	w3, #13233, lsl #16
	movk	w2, #13702, lsl #16
	mov	w9, w11
	stp	q2, q0, [sp, #128]
	str	q1, [sp, #112]
	str	x11, [sp, #40]
	stp	x30, x7, [sp, #96]
	str	x22, [sp, #88]
	b	.L7b5
.L7b4:
	ldr	x10, [sp, #32]
	ldr	x8, [sp, #16]
	ldr	w9, [sp, #28]
	add	x10, x10, #1
	cmp	x10, x8
	ldr	w8, [sp, #12]
	add	w9, w9, w8
	b.eq	.L7b102
.L7b5:
	ldr	x8, [sp, #64]
	str	w9, [sp, #28]
	str	x10, [sp, #32]
	mul	x8, x10, x8
	str	x8, [sp, #56]
	mov	w8, w9
	mov	x9, xzr
	b	.L7b7
.L7b6:
	ldr	x9, [sp, #80]
	ldr	x8, [sp, #64]
	ldr	w10, [sp, #76]
	add	x9, x9, #1
	cmp	x9, x8
	ldr	w8, [sp, #52]
	add	w8, w10, w8
	b.eq	.L7b4
.L7b7:
	mov	w10, w8
	ldr	x8, [sp, #56]
	str	x9, [sp, #80]
	mov	x19, xzr
	mov	w14, w10
	str	w10, [sp, #76]
	add	x8, x8, x9
	ldr	x9, [sp, #40]
	madd	x21, x8, x30, x9
	str	x21, [sp, #168]
	b	.L7b11
.L7b8:
	fmov	v0.4s, #1.00000000
	ldp	q3, q4, [sp, #208]
	fmov	v7.4s, #-1.00000000
	movi	v17.2d, #0000000000000000
	movi	v19.2d, #0000000000000000
	movi	v23.2d, #0000000000000000
	mov	w8, #29208
	ldr	x20, [sp, #272]
	movk	w8, #16177, lsl #16
	lsl	x14, x15, #4
	mov	x1, x15
	fdiv	v3.4s, v0.4s, v3.4s
	umull	x11, w10, w20
	orr	x15, x10, #0x1
	add	x0, x10, #3
	umull	x15, w15, w20
	umull	x0, w0, w20
	add	x11, x22, x11, lsl #4
	add	x15, x22, x15, lsl #4
	fmul	v24.4s, v4.4s, v3.4s
	mvni	v4.4s, #127, msl #16
	add	v3.4s, v24.4s, v12.4s
	and	v20.16b, v3.16b, v4.16b
	ldp	s3, s21, [x13, #100]
	ldr	s4, [x13, #136]
	sub	v6.4s, v0.4s, v20.4s
	fmla	v17.4s, v26.4s, v3.s[0]
	fmla	v19.4s, v26.4s, v4.s[0]
	ldr	q0, [sp, #1232]
	fmla	v7.4s, v6.4s, v24.4s
	ldp	s6, s3, [x13, #172]
	fmla	v17.4s, v27.4s, v21.s[0]
	fmla	v23.4s, v26.4s, v6.s[0]
	ldp	s6, s21, [x13, #140]
	fmul	v4.4s, v7.4s, v7.4s
	fmla	v10.4s, v22.4s, v7.4s
	fmla	v30.4s, v29.4s, v7.4s
	fmla	v31.4s, v8.4s, v7.4s
	fmla	v19.4s, v27.4s, v6.s[0]
	fmla	v23.4s, v27.4s, v3.s[0]
	ldp	s3, s6, [x13, #108]
	fmla	v10.4s, v2.4s, v4.4s
	fmla	v17.4s, v11.4s, v3.s[0]
	ldp	s2, s3, [x13, #180]
	fmla	v19.4s, v11.4s, v21.s[0]
	fmla	v30.4s, v4.4s, v10.4s
	fmla	v23.4s, v11.4s, v2.s[0]
	fmla	v17.4s, v9.4s, v6.s[0]
	ldp	s2, s6, [x13, #148]
	fmla	v31.4s, v4.4s, v30.4s
	fmla	v19.4s, v9.4s, v2.s[0]
	fmla	v23.4s, v9.4s, v3.s[0]
	ldp	s2, s3, [x13, #116]
	fmla	v7.4s, v4.4s, v31.4s
	fmla	v17.4s, v1.4s, v2.s[0]
	ldp	s2, s21, [x13, #188]
	fmla	v19.4s, v1.4s, v6.s[0]
	fmla	v23.4s, v1.4s, v2.s[0]
	scvtf	v1.4s, v20.4s
	fmla	v17.4s, v25.4s, v3.s[0]
	ldp	s2, s3, [x13, #156]
	fmla	v19.4s, v25.4s, v2.s[0]
	ldp	s2, s4, [x13, #124]
	fmla	v23.4s, v25.4s, v21.s[0]
	fmla	v7.4s, v14.4s, v1.4s
	dup	v1.4s, w8
	mov	w8, #16271
	fmla	v17.4s, v18.4s, v2.s[0]
	ldp	s6, s2, [x13, #196]
	fmla	v19.4s, v18.4s, v3.s[0]
	ldr	q3, [sp, #192]
	movk	w8, #16363, lsl #16
	fmla	v23.4s, v18.4s, v6.s[0]
	fmla	v7.4s, v1.4s, v3.4s
	dup	v1.4s, w8
	ldp	s3, s6, [x13, #164]
	fmla	v17.4s, v5.4s, v4.s[0]
	ldr	s4, [x13, #132]
	add	x8, x13, #208
	fmla	v23.4s, v5.4s, v2.s[0]
	ldr	q2, [sp, #240]
	fmla	v19.4s, v5.4s, v3.s[0]
	fneg	v3.4s, v16.4s
	movi	v5.4s, #64, lsl #24
	fmla	v17.4s, v0.4s, v4.s[0]
	fmla	v7.4s, v1.4s, v2.4s
	ldr	s1, [x13, #204]
	fadd	v2.4s, v16.4s, v16.4s
	fmla	v23.4s, v0.4s, v1.s[0]
	movi	v1.4s, #191, lsl #24
	fmla	v19.4s, v0.4s, v6.s[0]
	ldr	q6, [sp, #176]
	fadd	v4.4s, v6.4s, v17.4s
	fmla	v3.4s, v1.4s, v7.4s
	ld1r	{ v1.4s }, [x8]
	fmla	v19.4s, v5.4s, v6.s[0]
	movi	v5.4s, #65, lsl #24
	add	x8, x10, #2
	add	x10, x10, #4
	umull	x8, w8, w20
	umull	x10, w10, w20
	bit	v2.16b, v1.16b, v28.16b
	bit	v4.16b, v1.16b, v28.16b
	bit	v3.16b, v1.16b, v28.16b
	fmla	v23.4s, v5.4s, v6.s[0]
	add	x8, x22, x8, lsl #4
	add	x10, x22, x10, lsl #4
	str	q3, [x11, x14]
	mov	v3.16b, v28.16b
	add	x11, x22, x0, lsl #4
	str	q2, [x15, x14]
	mov	x15, x1
	str	q4, [x8, x14]
	bsl	v3.16b, v1.16b, v19.16b
	bif	v1.16b, v23.16b, v28.16b
	str	q3, [x11, x14]
	str	q1, [x10, x14]
.L7b9:
	fmov	v2.4s, #3.00000000
	orr	v1.16b, v28.16b, v13.16b
	ldr	q3, [sp, #1104]
	movi	v12.4s, #4
	movi	v4.2d, #0000000000000000
	ldr	x8, [sp, #160]
	movi	v9.2d, #0x00ffff0000ffff
	movi	d10, #0000000000000000
	ldr	w14, [sp, #268]
	movi	v14.4s, #127, msl #16
	bsl	v1.16b, v3.16b, v2.16b
	ldr	q2, [sp, #1136]
	str	q2, [x8, x15, lsl #4]
	str	q1, [x8, x9, lsl #4]
.L7b10:
	add	x19, x19, #1
	add	w14, w14, #1
	cmp	x19, x30
	b.eq	.L7b6
.L7b11:
	ldr	w9, [x7, #8]
	add	x8, x21, x19
	cmp	x8, x9
	b.hs	.L7b10
	ldr	w15, [x7]
	add	x8, x21, x19
	movi	v2.2d, #0000000000000000
	stp	x9, x8, [sp, #272]
	umull	x21, w15, w15
	lsl	x10, x15, #4
	str	w14, [sp, #268]
	ldp	w0, w8, [x7, #16]
	add	x9, x21, #1
	lsr	x9, x9, #1
	tst	w8, #0x1
	csel	x11, x21, x9, eq
	cbz	w15, .L7b56
	ldr	x9, [sp, #280]
	movi	v7.2d, #0000000000000000
	movi	v31.2d, #0000000000000000
	movi	v16.4s, #16, lsl #16
	fmov	v25.4s, #1.00000000
	mul	w14, w14, w11
	mul	x9, x11, x9
	fmov	v13.4s, #1.00000000
	movi	v1.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	lsl	w20, w15, #4
	movi	v3.2d, #0000000000000000
	str	w0, [sp, #1504]
	mov	x22, xzr
	sub	x7, x15, #2
	mov	w26, #16
	add	x0, x17, #16
	mov	w27, #1
	mov	w25, #1
	b	.L7b16
.L7b14:
	mov	v25.16b, v24.16b
.L7b15:
	fmov	d19, x22
	fadd	v20.4s, v6.4s, v17.4s
	add	x22, x22, #1
	fadd	v5.4s, v5.4s, v18.4s
	fadd	v1.4s, v1.4s, v17.4s
	add	w14, w14, w15
	cmp	x22, x15
	add	x27, x27, x15
	add	w26, w26, w20
	cmeq	v19.2d, v19.2d, v10.2d
	add	x0, x0, x10
	dup	v19.2d, v19.d[0]
	bit	v6.16b, v20.16b, v19.16b
	b.eq	.L7b55
.L7b16:
	mul	x1, x22, x15
	tst	w8, #0x1
	add	w11, w1, w9
	add	x4, x9, x1, lsr #1
	and	x23, x11, #0x7fffffff
	csel	x11, x23, x4, eq
	and	x4, x14, #0x7fffffff
	ldr	q24, [x12, x11, lsl #4]
	add	x24, x4, #1
	tbnz	w8, #3, .L7b29
	mov	v17.16b, v24.16b
	tbz	w8, #0, .L7b19
	ubfiz	w11, w1, #4, #1
	dup	v17.4s, w11
	neg	v17.4s, v17.4s
	ushl	v17.4s, v24.4s, v17.4s
	and	v17.16b, v17.16b, v9.16b
	ucvtf	v17.4s, v17.4s
.L7b19:
	tbz	w8, #0, .L7b21
	ubfiz	w11, w1, #4, #1
	dup	v18.4s, w11
	neg	v18.4s, v18.4s
	ushl	v18.4s, v24.4s, v18.4s
	and	v18.16b, v18.16b, v9.16b
	ucvtf	v24.4s, v18.4s
.L7b21:
	mov	x11, x13
	add	x4, x13, #8
	bic	v24.4s, #128, lsl #24
	ld1r	{ v18.4s }, [x11], #4
	ld1r	{ v19.4s }, [x4]
	cmp	w15, #1
	umax	v7.4s, v7.4s, v24.4s
	fsub	v17.4s, v17.4s, v18.4s
	mov	v20.16b, v19.16b
	ldr	s18, [x11]
	fmla	v20.4s, v17.4s, v18.s[0]
	fmov	s17, w15
	str	q20, [x17, x1, lsl #4]
	fsub	v18.4s, v20.4s, v19.4s
	fmov	s19, w25
	cmeq	v17.4s, v17.4s, v19.4s
	fadd	v19.4s, v3.4s, v18.4s
	dup	v17.4s, v17.s[0]
	bit	v3.16b, v19.16b, v17.16b
	fadd	v17.4s, v18.4s, v4.4s
	b.eq	.L7b15
	cbz	x7, .L7b43
	mov	x11, xzr
	mov	w4, w26
	b	.L7b25
.L7b24:
	mov	x25, x13
	add	x28, x13, #8
	bic	v19.4s, #128, lsl #24
	ld1r	{ v21.4s }, [x25], #4
	ld1r	{ v22.4s }, [x28]
	add	w4, w4, #16
	umax	v7.4s, v7.4s, v19.4s
	fsub	v20.4s, v20.4s, v21.4s
	mov	v23.16b, v22.16b
	ldr	s21, [x25]
	fmla	v23.4s, v20.4s, v21.s[0]
	str	q23, [x0, x11, lsl #4]
	add	x11, x11, #1
	fsub	v20.4s, v23.4s, v22.4s
	cmp	x7, x11
	fadd	v17.4s, v17.4s, v20.4s
	b.eq	.L7b41
.L7b25:
	add	x25, x27, x11
	add	x28, x24, x11
	tst	w8, #0x1
	add	x25, x9, x25, lsr #1
	csel	x25, x28, x25, eq
	ldr	q19, [x12, x25, lsl #4]
	mov	v20.16b, v19.16b
	tbz	w8, #0, .L7b27
	and	w25, w4, #0x10
	dup	v20.4s, w25
	neg	v20.4s, v20.4s
	ushl	v20.4s, v19.4s, v20.4s
	and	v20.16b, v20.16b, v9.16b
	ucvtf	v20.4s, v20.4s
.L7b27:
	tbz	w8, #0, .L7b24
	and	w25, w4, #0x10
	dup	v21.4s, w25
	neg	v21.4s, v21.4s
	ushl	v19.4s, v19.4s, v21.4s
	and	v19.16b, v19.16b, v9.16b
	ucvtf	v19.4s, v19.4s
	b	.L7b24
.L7b29:
	mov	v30.16b, v25.16b
	mov	v17.16b, v24.16b
	tbz	w8, #0, .L7b31
	ubfiz	w11, w1, #4, #1
	dup	v17.4s, w11
	neg	v17.4s, v17.4s
	ushl	v17.4s, v24.4s, v17.4s
	and	v17.16b, v17.16b, v9.16b
	ucvtf	v17.4s, v17.4s
.L7b31:
	movi	v4.2d, #0000000000000000
	mov	v8.16b, v31.16b
	tbz	w8, #0, .L7b33
	ubfiz	w11, w1, #4, #1
	dup	v18.4s, w11
	neg	v18.4s, v18.4s
	ushl	v18.4s, v24.4s, v18.4s
	and	v18.16b, v18.16b, v9.16b
	ucvtf	v24.4s, v18.4s
.L7b33:
	mov	x11, x13
	add	x4, x13, #8
	fmov	v0.4s, #1.00000000
	ld1r	{ v18.4s }, [x11], #4
	ld1r	{ v26.4s }, [x4]
	fmov	s29, w25
	bic	v24.4s, #128, lsl #24
	cmp	w15, #1
	fsub	v17.4s, v17.4s, v18.4s
	ldr	s18, [x11]
	mov	w11, #2382
	mov	v25.16b, v26.16b
	movk	w11, #16192, lsl #16
	umax	v7.4s, v7.4s, v24.4s
	dup	v20.4s, w11
	mov	w11, #28477
	movk	w11, #16149, lsl #16
	fmla	v25.4s, v17.4s, v18.s[0]
	dup	v23.4s, w11
	mov	w11, #23130
	movk	w11, #15901, lsl #16
	dup	v21.4s, w11
	mov	w11, #63253
	movk	w11, #15654, lsl #16
	str	q25, [x17, x1, lsl #4]
	fadd	v17.4s, v25.4s, v20.4s
	dup	v19.4s, w11
	mov	w11, #18706
	mov	v27.16b, v21.16b
	fadd	v18.4s, v25.4s, v23.4s
	movk	w11, #15319, lsl #16
	dup	v22.4s, w11
	fcmgt	v28.4s, v25.4s, #0.0
	fmla	v27.4s, v25.4s, v17.4s
	mov	v17.16b, v19.16b
	fmla	v17.4s, v25.4s, v18.4s
	mov	v18.16b, v22.16b
	fmla	v18.4s, v25.4s, v27.4s
	mov	v27.16b, v28.16b
	bif	v17.16b, v0.16b, v28.16b
	and	v28.16b, v28.16b, v0.16b
	bsl	v27.16b, v18.16b, v0.16b
	fsub	v18.4s, v25.4s, v26.4s
	fmov	s26, w15
	fmul	v17.4s, v13.4s, v17.4s
	fadd	v8.4s, v8.4s, v28.4s
	cmeq	v26.4s, v26.4s, v29.4s
	fmul	v27.4s, v30.4s, v27.4s
	fadd	v29.4s, v3.4s, v18.4s
	ushr	v30.4s, v17.4s, #23
	and	v31.16b, v17.16b, v14.16b
	fadd	v17.4s, v18.4s, v4.4s
	dup	v26.4s, v26.s[0]
	sub	v16.4s, v16.4s, v30.4s
	and	v30.16b, v27.16b, v14.16b
	orr	v13.16b, v31.16b, v0.16b
	bit	v3.16b, v29.16b, v26.16b
	mov	v31.16b, v8.16b
	usra	v16.4s, v27.4s, #23
	orr	v24.16b, v30.16b, v0.16b
	b.eq	.L7b14
	cbz	x7, .L7b49
	mov	v8.16b, v24.16b
	mov	x25, #-1
	mov	w4, w26
	mov	x11, x27
	sub	x28, x15, #2
	b	.L7b37
.L7b36:
	mov	x29, x13
	add	x30, x13, #8
	mov	v29.16b, v21.16b
	ld1r	{ v26.4s }, [x29], #4
	ld1r	{ v27.4s }, [x30]
	mov	v30.16b, v22.16b
	fmov	v0.4s, #1.00000000
	bic	v24.4s, #128, lsl #24
	sub	x28, x28, #1
	sub	x25, x25, #1
	add	x24, x24, #1
	fsub	v25.4s, v25.4s, v26.4s
	mov	v28.16b, v27.16b
	ldr	s26, [x29]
	umax	v7.4s, v7.4s, v24.4s
	add	w4, w4, #16
	fmla	v28.4s, v25.4s, v26.s[0]
	str	q28, [x17, x11, lsl #4]
	add	x11, x11, #1
	fadd	v25.4s, v28.4s, v20.4s
	fadd	v26.4s, v28.4s, v23.4s
	fsub	v27.4s, v28.4s, v27.4s
	fmla	v29.4s, v28.4s, v25.4s
	mov	v25.16b, v19.16b
	fadd	v17.4s, v17.4s, v27.4s
	fmla	v25.4s, v28.4s, v26.4s
	fcmgt	v26.4s, v28.4s, #0.0
	fmla	v30.4s, v28.4s, v29.4s
	bif	v25.16b, v0.16b, v26.16b
	mov	v29.16b, v26.16b
	and	v26.16b, v26.16b, v0.16b
	bsl	v29.16b, v30.16b, v0.16b
	fadd	v31.4s, v31.4s, v26.4s
	fmul	v25.4s, v13.4s, v25.4s
	fmul	v29.4s, v8.4s, v29.4s
	ushr	v30.4s, v25.4s, #23
	and	v25.16b, v25.16b, v14.16b
	sub	v16.4s, v16.4s, v30.4s
	and	v30.16b, v29.16b, v14.16b
	orr	v13.16b, v25.16b, v0.16b
	usra	v16.4s, v29.4s, #23
	orr	v8.16b, v30.16b, v0.16b
	cbz	x28, .L7b42
.L7b37:
	add	x29, x9, x11, lsr #1
	tst	w8, #0x1
	csel	x29, x24, x29, eq
	ldr	q24, [x12, x29, lsl #4]
	mov	v25.16b, v24.16b
	tbz	w8, #0, .L7b39
	and	w29, w4, #0x10
	dup	v25.4s, w29
	neg	v25.4s, v25.4s
	ushl	v25.4s, v24.4s, v25.4s
	and	v25.16b, v25.16b, v9.16b
	ucvtf	v25.4s, v25.4s
.L7b39:
	tbz	w8, #0, .L7b36
	and	w29, w4, #0x10
	dup	v26.4s, w29
	neg	v26.4s, v26.4s
	ushl	v24.4s, v24.4s, v26.4s
	and	v24.16b, v24.16b, v9.16b
	ucvtf	v24.4s, v24.4s
	b	.L7b36
.L7b41:
	mov	w28, #13
	add	x4, x11, #1
	mov	w25, #1
	movk	w28, #48896, lsl #16
	b	.L7b44
.L7b42:
	mov	w29, #44110
	mov	w28, #13
	neg	x4, x25
	movk	w29, #16042, lsl #16
	movk	w28, #48896, lsl #16
	mov	w25, #1
	b	.L7b50
.L7b43:
	mov	w4, #1
.L7b44:
	add	x11, x4, x1
	add	x23, x4, x23
	tst	w8, #0x1
	add	x1, x9, x11, lsr #1
	csel	x1, x23, x1, eq
	ldr	q19, [x12, x1, lsl #4]
	mov	v20.16b, v19.16b
	tbz	w8, #0, .L7b46
	ubfiz	w1, w11, #4, #1
	dup	v20.4s, w1
	neg	v20.4s, v20.4s
	ushl	v20.4s, v19.4s, v20.4s
	and	v20.16b, v20.16b, v9.16b
	ucvtf	v20.4s, v20.4s
.L7b46:
	add	x1, x13, #8
	mov	x23, x13
	ld1r	{ v21.4s }, [x1]
	ld1r	{ v23.4s }, [x23], #4
	ldr	s22, [x23]
	tbz	w8, #0, .L7b48
	ubfiz	w1, w11, #4, #1
	dup	v24.4s, w1
	neg	v24.4s, v24.4s
	ushl	v19.4s, v19.4s, v24.4s
	and	v19.16b, v19.16b, v9.16b
	ucvtf	v19.4s, v19.4s
.L7b48:
	fsub	v20.4s, v20.4s, v23.4s
	mov	v23.16b, v21.16b
	add	x1, x4, #1
	bic	v19.4s, #128, lsl #24
	fmla	v23.4s, v20.4s, v22.s[0]
	fmov	d22, x15
	umax	v7.4s, v7.4s, v19.4s
	str	q23, [x17, x11, lsl #4]
	fsub	v20.4s, v23.4s, v21.4s
	fmov	d21, x1
	cmeq	v21.2d, v21.2d, v22.2d
	fadd	v22.4s, v3.4s, v20.4s
	fadd	v17.4s, v17.4s, v20.4s
	dup	v21.2d, v21.d[0]
	bit	v3.16b, v22.16b, v21.16b
	b	.L7b15
.L7b49:
	mov	w4, #1
	mov	v8.16b, v24.16b
.L7b50:
	add	x11, x4, x1
	add	x23, x4, x23
	tst	w8, #0x1
	add	x1, x9, x11, lsr #1
	csel	x1, x23, x1, eq
	ldr	q24, [x12, x1, lsl #4]
	mov	v26.16b, v24.16b
	tbz	w8, #0, .L7b52
	ubfiz	w1, w11, #4, #1
	dup	v25.4s, w1
	neg	v25.4s, v25.4s
	ushl	v25.4s, v24.4s, v25.4s
	and	v25.16b, v25.16b, v9.16b
	ucvtf	v26.4s, v25.4s
.L7b52:
	add	x1, x13, #8
	mov	x23, x13
	ld1r	{ v25.4s }, [x1]
	ld1r	{ v28.4s }, [x23], #4
	ldr	s27, [x23]
	tbz	w8, #0, .L7b54
	ubfiz	w1, w11, #4, #1
	dup	v29.4s, w1
	neg	v29.4s, v29.4s
	ushl	v24.4s, v24.4s, v29.4s
	and	v24.16b, v24.16b, v9.16b
	ucvtf	v24.4s, v24.4s
.L7b54:
	fsub	v26.4s, v26.4s, v28.4s
	mov	v28.16b, v25.16b
	add	x1, x4, #1
	bic	v24.4s, #128, lsl #24
	fmla	v28.4s, v26.4s, v27.s[0]
	umax	v7.4s, v7.4s, v24.4s
	str	q28, [x17, x11, lsl #4]
	fadd	v20.4s, v28.4s, v20.4s
	fadd	v23.4s, v28.4s, v23.4s
	fmla	v21.4s, v28.4s, v20.4s
	fmla	v19.4s, v28.4s, v23.4s
	fcmgt	v20.4s, v28.4s, #0.0
	fmov	d23, x1
	fmla	v22.4s, v28.4s, v21.4s
	bif	v19.16b, v0.16b, v20.16b
	mov	v21.16b, v20.16b
	and	v20.16b, v20.16b, v0.16b
	bsl	v21.16b, v22.16b, v0.16b
	fmul	v19.4s, v13.4s, v19.4s
	fsub	v22.4s, v28.4s, v25.4s
	fmov	d25, x15
	fadd	v31.4s, v31.4s, v20.4s
	fmul	v21.4s, v8.4s, v21.4s
	cmeq	v23.2d, v23.2d, v25.2d
	ushr	v25.4s, v19.4s, #23
	fadd	v26.4s, v3.4s, v22.4s
	and	v19.16b, v19.16b, v14.16b
	fadd	v17.4s, v17.4s, v22.4s
	dup	v23.2d, v23.d[0]
	sub	v16.4s, v16.4s, v25.4s
	and	v25.16b, v21.16b, v14.16b
	orr	v13.16b, v19.16b, v0.16b
	bit	v3.16b, v26.16b, v23.16b
	usra	v16.4s, v21.4s, #23
	orr	v25.16b, v25.16b, v0.16b
	b	.L7b15
.L7b55:
	mov	w9, #1400897535
	ucvtf	v16.4s, v16.4s
	ldr	x22, [sp, #88]
	dup	v18.4s, w9
	mov	w9, #-914358272
	mov	w4, #1267
	ldp	x30, x7, [sp, #96]
	mov	w23, #16938
	mov	w24, #28347
	mov	w25, #50604
	mov	w26, #4719
	cmhi	v7.4s, v7.4s, v18.4s
	dup	v18.4s, w9
	mov	w27, #64269
	ldr	w0, [sp, #1504]
	movk	w4, #16181, lsl #16
	movk	w23, #16076, lsl #16
	movk	w24, #16144, lsl #16
	movk	w25, #14119, lsl #16
	movk	w26, #14979, lsl #16
	xtn	v7.4h, v7.4s
	fadd	v16.4s, v16.4s, v18.4s
	movk	w27, #49354, lsl #16
	b	.L7b57
.L7b56:
	movi	v16.2d, #0000000000000000
	fmov	v13.4s, #1.00000000
	movi	v7.2d, #0000000000000000
	movi	v3.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v17.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v1.2d, #0000000000000000
	movi	v31.2d, #0000000000000000
	fmov	v25.4s, #1.00000000
.L7b57:
	str	q16, [sp, #192]
	ucvtf	s16, w15
	fmov	v9.4s, #1.00000000
	movi	v26.4s, #63, lsl #24
	dup	v16.4s, v16.s[0]
	fmaxnm	v18.4s, v16.4s, v9.4s
	fdiv	v18.4s, v9.4s, v18.4s
	fmul	v6.4s, v18.4s, v6.4s
	fmul	v17.4s, v18.4s, v17.4s
	fmul	v5.4s, v18.4s, v5.4s
	fmul	v3.4s, v18.4s, v3.4s
	fminnm	v18.4s, v6.4s, v17.4s
	fmaxnm	v6.4s, v6.4s, v17.4s
	fminnm	v17.4s, v5.4s, v3.4s
	fmaxnm	v3.4s, v5.4s, v3.4s
	fmaxnm	v5.4s, v18.4s, v17.4s
	fminnm	v3.4s, v6.4s, v3.4s
	fminnm	v6.4s, v18.4s, v17.4s
	fminnm	v3.4s, v5.4s, v3.4s
	fadd	v3.4s, v6.4s, v3.4s
	fmul	v3.4s, v3.4s, v26.4s
	cbz	w15, .L7b62
	fmaxnm	v2.4s, v3.4s, v2.4s
	add	x11, x13, #8
	movi	v5.2d, #0000000000000000
	ld1r	{ v19.4s }, [x11]
	movi	v18.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v17.2d, #0000000000000000
	mov	x9, xzr
	mov	x11, x17
	fadd	v2.4s, v2.4s, v19.4s
	fsqrt	v2.4s, v2.4s
	fadd	v20.4s, v3.4s, v2.4s
	movi	v2.2d, #0000000000000000
.L7b59:
	movi	v21.2d, #0000000000000000
	mov	x14, xzr
.L7b60:
	ldr	q22, [x11, x14, lsl #4]
	ucvtf	s23, x14
	add	x14, x14, #1
	cmp	x15, x14
	fsub	v22.4s, v22.4s, v19.4s
	fmul	s24, s23, s23
	fsub	v22.4s, v22.4s, v20.4s
	fmaxnm	v22.4s, v22.4s, v4.4s
	fmul	v22.4s, v22.4s, v22.4s
	fadd	v21.4s, v21.4s, v22.4s
	fmla	v18.4s, v22.4s, v23.s[0]
	fmla	v17.4s, v22.4s, v24.s[0]
	b.ne	.L7b60
	ucvtf	s22, x9
	fadd	v5.4s, v5.4s, v21.4s
	add	x9, x9, #1
	cmp	x9, x15
	add	x11, x11, x10
	fmul	s23, s22, s22
	fmla	v6.4s, v21.4s, v22.s[0]
	fmla	v2.4s, v21.4s, v23.s[0]
	b.ne	.L7b59
	b	.L7b63
.L7b62:
	movi	v17.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
.L7b63:
	ldr	q4, [sp, #736]
	fmov	v23.4s, #1.00000000
	ucvtf	s20, x21
	add	x11, x13, #76
	add	x9, x13, #52
	fmov	v0.4s, #1.50000000
	fmaxnm	v19.4s, v5.4s, v4.4s
	fmov	v4.4s, #-1.00000000
	stp	q13, q25, [sp, #208]
	str	q31, [sp, #240]
	dup	v22.4s, v20.s[0]
	fdiv	v19.4s, v23.4s, v19.4s
	fadd	v16.4s, v16.4s, v4.4s
	ldr	q4, [sp, #144]
	fmls	v1.4s, v3.4s, v22.s[0]
	str	q22, [sp, #176]
	fcmgt	v21.4s, v5.4s, v4.4s
	fmov	v4.4s, #9.00000000
	fmul	v20.4s, v16.4s, v26.4s
	fmul	v16.4s, v18.4s, v19.4s
	fdiv	v18.4s, v22.4s, v4.4s
	fmul	v17.4s, v17.4s, v19.4s
	fmul	v6.4s, v6.4s, v19.4s
	fmul	v19.4s, v2.4s, v19.4s
	mov	v2.16b, v21.16b
	fmov	v4.4s, #0.25000000
	bif	v16.16b, v20.16b, v21.16b
	fmov	v21.4s, #4.00000000
	bsl	v2.16b, v6.16b, v20.16b
	fmls	v17.4s, v16.4s, v16.4s
	fmls	v19.4s, v2.4s, v2.4s
	fadd	v17.4s, v17.4s, v17.4s
	fminnm	v6.4s, v17.4s, v18.4s
	fadd	v17.4s, v19.4s, v19.4s
	movi	v19.2d, #0000000000000000
	fmaxnm	v6.4s, v6.4s, v4.4s
	fminnm	v17.4s, v17.4s, v18.4s
	ld1r	{ v18.4s }, [x11]
	add	x11, x13, #84
	str	q19, [sp, #400]
	ld1r	{ v20.4s }, [x11]
	add	x11, x13, #64
	ld1r	{ v19.4s }, [x11]
	add	x11, x13, #60
	fsqrt	v6.4s, v6.4s
	fmaxnm	v17.4s, v17.4s, v4.4s
	ldr	q4, [sp, #128]
	str	q20, [sp, #848]
	fsqrt	v17.4s, v17.4s
	fmul	v6.4s, v6.4s, v4.4s
	ld1r	{ v4.4s }, [x9]
	add	x9, x13, #80
	fmul	v6.4s, v17.4s, v6.4s
	ld1r	{ v17.4s }, [x9]
	add	x9, x13, #88
	stp	q19, q17, [sp, #864]
	fminnm	v2.4s, v2.4s, v17.4s
	ld1r	{ v17.4s }, [x11]
	fmul	v5.4s, v5.4s, v6.4s
	fcmgt	v6.4s, v21.4s, v22.4s
	dup	v22.4s, w6
	stp	q4, q17, [sp, #816]
	str	q22, [sp, #304]
	fsqrt	v5.4s, v5.4s
	xtn	v6.4h, v6.4s
	orr	v6.8b, v6.8b, v7.8b
	ld1r	{ v7.4s }, [x9]
	add	x9, x13, #56
	fminnm	v3.4s, v3.4s, v7.4s
	ushll	v6.4s, v6.4h, #0
	stp	q18, q7, [sp, #784]
	fminnm	v7.4s, v16.4s, v18.4s
	ld1r	{ v16.4s }, [x9]
	movi	v18.2d, #0000000000000000
	add	x9, x16, #32
	umaddl	x21, w15, w5, x9
	shl	v6.4s, v6.4s, #31
	fmaxnm	v2.4s, v2.4s, v16.4s
	str	q16, [sp, #768]
	fmaxnm	v1.4s, v1.4s, v5.4s
	ucvtf	s5, w0
	cmlt	v6.4s, v6.4s, #0
	str	q2, [sp, #1312]
	fmaxnm	v1.4s, v1.4s, v23.4s
	fminnm	v1.4s, v1.4s, v20.4s
	movi	v20.2d, #0000000000000000
	fmaxnm	v1.4s, v1.4s, v17.4s
	stp	q20, q20, [sp, #352]
	str	q20, [sp, #384]
	fmaxnm	v20.4s, v3.4s, v19.4s
	fmov	v3.4s, #4.00000000
	fmaxnm	v19.4s, v7.4s, v4.4s
	bic	v7.16b, v23.16b, v6.16b
	str	q1, [sp, #1296]
	movi	v1.2d, #0000000000000000
	stp	q0, q3, [sp, #320]
	fmov	v3.4s, #5.00000000
	str	q1, [sp, #432]
	stp	q22, q1, [sp, #960]
	bit	v3.16b, v21.16b, v6.16b
	str	q1, [sp, #1136]
	fmov	v1.4s, #1.00000000
	str	q3, [sp, #1104]
	str	q1, [sp, #416]
	dup	v1.4s, v5.s[0]
	str	q1, [sp, #448]
	ldr	q1, [sp, #112]
	str	q1, [sp, #928]
	b	.L7b65
.L7b64:
	str	q16, [sp, #1040]
	fmul	v16.4s, v0.4s, v3.4s
	movi	v22.2d, #0000000000000000
	ldr	q1, [sp, #1472]
	ldr	q0, [sp, #400]
	mov	w9, #7549
	movk	w9, #9872, lsl #16
	ldr	q14, [sp, #1312]
	str	q11, [sp, #1328]
	dup	v4.4s, w9
	mov	w9, #84
	fsqrt	v26.4s, v26.4s
	fmls	v24.4s, v16.4s, v28.4s
	fmla	v22.4s, v0.4s, v1.4s
	ldr	q0, [sp, #560]
	ldp	q3, q1, [sp, #352]
	fmul	v2.4s, v13.4s, v16.4s
	ldr	q28, [sp, #432]
	movk	w9, #16256, lsl #16
	fmul	v24.4s, v0.4s, v24.4s
	ldr	q0, [sp, #1488]
	str	q28, [sp, #432]
	fmla	v22.4s, v3.4s, v0.4s
	ldr	q0, [sp, #1408]
	fabs	v3.4s, v2.4s
	fmla	v22.4s, v1.4s, v0.4s
	ldr	q1, [sp, #1152]
	ldr	q0, [sp, #384]
	fadd	v3.4s, v3.4s, v4.4s
	fmls	v21.4s, v24.4s, v1.4s
	ldr	q1, [sp, #1504]
	fmla	v22.4s, v0.4s, v1.4s
	ldr	q0, [sp, #1072]
	fmov	v1.4s, #0.25000000
	fdiv	v15.4s, v9.4s, v3.4s
	fmls	v21.4s, v16.4s, v0.4s
	mov	v0.16b, v6.16b
	ldr	q6, [sp, #1056]
	fmul	v7.4s, v28.4s, v1.4s
	fsub	v5.4s, v28.4s, v22.4s
	mov	v17.16b, v0.16b
	ldp	q1, q0, [sp, #592]
	ldr	q22, [sp, #1168]
	fmul	v3.4s, v1.4s, v21.4s
	ldr	q1, [sp, #624]
	ldr	q21, [sp, #1248]
	fmaxnm	v5.4s, v5.4s, v7.4s
	ldr	q7, [sp, #736]
	fmul	v19.4s, v17.4s, v24.4s
	ldr	q17, [sp, #1296]
	fmls	v6.4s, v3.4s, v1.4s
	fmul	v1.4s, v22.4s, v3.4s
	fmaxnm	v5.4s, v5.4s, v7.4s
	fcmlt	v10.4s, v19.4s, #0.0
	fmls	v6.4s, v24.4s, v0.4s
	ldr	q0, [sp, #576]
	fabs	v3.4s, v1.4s
	str	q1, [sp, #1376]
	fdiv	v5.4s, v9.4s, v5.4s
	fmls	v6.4s, v16.4s, v0.4s
	fadd	v3.4s, v3.4s, v4.4s
	ldr	q0, [sp, #816]
	fabs	v16.4s, v19.4s
	fadd	v19.4s, v17.4s, v19.4s
	fmul	v6.4s, v21.4s, v6.4s
	fabs	v7.4s, v6.4s
	fdiv	v31.4s, v9.4s, v3.4s
	ldr	q3, [sp, #1280]
	fcmlt	v23.4s, v6.4s, #0.0
	str	q6, [sp, #1072]
	ldr	q6, [sp, #480]
	fsub	v18.4s, v3.4s, v0.4s
	ldr	q0, [sp, #784]
	str	q3, [sp, #1280]
	fmul	v5.4s, v28.4s, v5.4s
	fadd	v7.4s, v7.4s, v4.4s
	fsub	v24.4s, v0.4s, v3.4s
	fadd	v4.4s, v16.4s, v4.4s
	mov	v16.16b, v23.16b
	ldr	q0, [sp, #768]
	fcmlt	v23.4s, v1.4s, #0.0
	bsl	v16.16b, v18.16b, v24.16b
	fsub	v18.4s, v14.4s, v0.4s
	ldr	q0, [sp, #880]
	fdiv	v7.4s, v9.4s, v7.4s
	fsub	v24.4s, v0.4s, v14.4s
	ldp	q1, q0, [sp, #832]
	str	q31, [sp, #1024]
	bif	v18.16b, v24.16b, v23.16b
	dup	v23.4s, w9
	fsub	v24.4s, v0.4s, v17.4s
	ldr	q0, [sp, #864]
	fsub	v30.4s, v17.4s, v1.4s
	dup	v1.4s, w6
	mov	w9, #49807
	fsub	v29.4s, v20.4s, v0.4s
	ldr	q0, [sp, #896]
	movk	w9, #15605, lsl #16
	fmul	v18.4s, v18.4s, v31.4s
	fmul	v12.4s, v0.4s, v21.4s
	bif	v30.16b, v24.16b, v10.16b
	ldr	q0, [sp, #416]
	fdiv	v4.4s, v9.4s, v4.4s
	fcmlt	v9.4s, v2.4s, #0.0
	fmul	v5.4s, v0.4s, v5.4s
	ldr	q0, [sp, #1232]
	fmul	v18.4s, v18.4s, v23.4s
	fmul	v16.4s, v16.4s, v7.4s
	str	q7, [sp, #1056]
	ldr	q7, [sp, #800]
	fmul	v24.4s, v21.4s, v12.4s
	ldr	q21, [sp, #912]
	dup	v12.4s, w9
	fsub	v8.4s, v7.4s, v20.4s
	mov	w9, #46871
	fmul	v10.4s, v21.4s, v22.4s
	mov	v21.16b, v13.16b
	fcmgt	v13.4s, v28.4s, #0.0
	fmul	v16.4s, v16.4s, v23.4s
	movk	w9, #14545, lsl #16
	bif	v29.16b, v8.16b, v9.16b
	fcmgt	v9.4s, v0.4s, #0.0
	fminnm	v3.4s, v16.4s, v1.4s
	ldr	q16, [sp, #1088]
	fcmgt	v8.4s, v16.4s, #0.0
	fmul	v4.4s, v30.4s, v4.4s
	ldr	q30, [sp, #320]
	fmul	v31.4s, v29.4s, v15.4s
	fmov	v29.4s, #1.00000000
	bif	v18.16b, v1.16b, v9.16b
	fminnm	v5.4s, v5.4s, v30.4s
	fmov	v30.4s, #1.00000000
	mov	v15.16b, v17.16b
	mov	v28.16b, v8.16b
	fadd	v8.4s, v20.4s, v2.4s
	fmul	v2.4s, v4.4s, v23.4s
	fminnm	v29.4s, v6.4s, v29.4s
	ldr	q6, [sp, #976]
	fsub	v11.4s, v30.4s, v16.4s
	fmaxnm	v5.4s, v5.4s, v12.4s
	fmul	v12.4s, v31.4s, v23.4s
	bsl	v28.16b, v3.16b, v1.16b
	mov	v3.16b, v1.16b
	ldr	q1, [sp, #1216]
	fcmgt	v30.4s, v6.4s, #0.0
	fmov	v23.4s, #1.00000000
	ldr	q6, [sp, #464]
	fcmgt	v4.4s, v1.4s, #0.0
	ldr	q31, [sp, #544]
	fmla	v11.4s, v16.4s, v24.4s
	ldr	q16, [sp, #1376]
	fminnm	v17.4s, v29.4s, v6.4s
	fmul	v24.4s, v22.4s, v10.4s
	ldr	q6, [sp, #848]
	str	q3, [sp, #1152]
	orn	v29.16b, v30.16b, v13.16b
	fadd	v9.4s, v14.4s, v16.4s
	fsub	v23.4s, v23.4s, v0.4s
	bsl	v4.16b, v2.16b, v3.16b
	fminnm	v16.4s, v28.4s, v18.4s
	fmov	v2.4s, #1.00000000
	fminnm	v18.4s, v8.4s, v7.4s
	ldr	q28, [sp, #880]
	fminnm	v10.4s, v19.4s, v6.4s
	mov	v22.16b, v29.16b
	fminnm	v13.4s, v17.4s, v25.4s
	ldr	q25, [sp, #1424]
	fminnm	v29.4s, v9.4s, v28.4s
	fmla	v23.4s, v0.4s, v24.4s
	ldr	q0, [sp, #1440]
	ldr	q28, [sp, #1184]
	fminnm	v4.4s, v16.4s, v4.4s
	ldr	q16, [sp, #864]
	bsl	v22.16b, v2.16b, v5.16b
	ldr	q5, [sp, #1056]
	fmul	v25.4s, v25.4s, v21.4s
	fmul	v24.4s, v0.4s, v28.4s
	ldr	q0, [sp, #832]
	fmaxnm	v16.4s, v18.4s, v16.4s
	fmul	v5.4s, v5.4s, v31.s[0]
	str	q30, [sp, #1264]
	ldr	q6, [sp, #1200]
	fmaxnm	v30.4s, v10.4s, v0.4s
	ldr	q0, [sp, #1024]
	fminnm	v11.4s, v13.4s, v11.4s
	fcmgt	v7.4s, v6.4s, #0.0
	fmul	v18.4s, v21.4s, v25.4s
	ldr	q2, [sp, #1072]
	fmul	v0.4s, v0.4s, v31.s[0]
	ldp	q21, q13, [sp, #768]
	fcmeq	v31.4s, v8.4s, v16.4s
	fmov	v8.4s, #1.00000000
	fminnm	v5.4s, v22.4s, v5.4s
	mov	v10.16b, v3.16b
	fcmeq	v19.4s, v19.4s, v30.4s
	fcmeq	v30.4s, v30.4s, v15.4s
	fmaxnm	v25.4s, v29.4s, v21.4s
	fmov	v29.4s, #1.00000000
	bsl	v7.16b, v12.16b, v3.16b
	ldr	q12, [sp, #1280]
	fmul	v24.4s, v28.4s, v24.4s
	fcmeq	v16.4s, v16.4s, v20.4s
	fsub	v8.4s, v8.4s, v6.4s
	fminnm	v3.4s, v5.4s, v0.4s
	mov	v0.16b, v6.16b
	fadd	v17.4s, v12.4s, v2.4s
	bic	v19.16b, v30.16b, v19.16b
	fminnm	v6.4s, v11.4s, v23.4s
	fsub	v29.4s, v29.4s, v1.4s
	fminnm	v4.4s, v4.4s, v7.4s
	ldr	q23, [sp, #928]
	fcmeq	v7.4s, v9.4s, v25.4s
	fcmeq	v25.4s, v25.4s, v14.4s
	ldr	q28, [sp, #816]
	fmla	v8.4s, v0.4s, v18.4s
	movi	v0.4s, #4
	fcmgt	v23.4s, v10.4s, v23.4s
	fminnm	v5.4s, v17.4s, v13.4s
	bic	v16.16b, v16.16b, v31.16b
	ldr	q9, [sp, #352]
	fmla	v29.4s, v1.4s, v24.4s
	fcmgt	v24.4s, v3.4s, v4.4s
	bic	v7.16b, v25.16b, v7.16b
	and	v18.16b, v19.16b, v0.16b
	movi	v19.4s, #8
	movi	v0.4s, #2
	fmaxnm	v5.4s, v5.4s, v28.4s
	fminnm	v6.4s, v6.4s, v29.4s
	and	v1.16b, v23.16b, v24.16b
	ldr	q24, [sp, #528]
	and	v16.16b, v16.16b, v19.16b
	and	v7.16b, v7.16b, v0.16b
	ldr	q0, [sp, #1264]
	fcmeq	v17.4s, v17.4s, v5.4s
	fcmeq	v5.4s, v5.4s, v12.4s
	str	q1, [sp, #1440]
	orr	v16.16b, v18.16b, v16.16b
	fminnm	v18.4s, v6.4s, v8.4s
	mov	v6.16b, v1.16b
	ldr	q1, [sp, #400]
	fmov	v8.4s, #1.00000000
	bsl	v6.16b, v4.16b, v3.16b
	dup	v3.4s, w9
	bic	v4.16b, v5.16b, v17.16b
	orr	v5.16b, v16.16b, v7.16b
	mov	v7.16b, v12.16b
	mov	w9, #52429
	movk	w9, #48972, lsl #16
	fcmgt	v29.4s, v3.4s, v18.4s
	mov	v3.16b, v22.16b
	sub	v11.4s, v5.4s, v4.4s
	ldr	q4, [sp, #944]
	fmla	v7.4s, v6.4s, v2.4s
	mov	v5.16b, v14.16b
	ldr	q2, [sp, #1328]
	fsub	v25.4s, v4.4s, v24.4s
	and	v30.16b, v0.16b, v29.16b
	cmeq	v4.4s, v11.4s, #0
	ldr	q0, [sp, #1376]
	fminnm	v16.4s, v7.4s, v13.4s
	fmla	v5.4s, v6.4s, v0.4s
	ldr	q0, [sp, #880]
	fcmgt	v7.4s, v25.4s, #0.0
	orn	v4.16b, v30.16b, v4.16b
	fmaxnm	v16.4s, v16.4s, v28.4s
	ldr	q28, [sp, #1408]
	fminnm	v5.4s, v5.4s, v0.4s
	fmov	v0.4s, #1.00000000
	orn	v17.16b, v4.16b, v7.16b
	mov	v18.16b, v28.16b
	mov	v13.16b, v17.16b
	fdiv	v4.4s, v0.4s, v22.4s
	fmaxnm	v5.4s, v5.4s, v21.4s
	mov	v0.16b, v17.16b
	ldr	q22, [sp, #1344]
	ldr	q21, [sp, #1152]
	bsl	v13.16b, v12.16b, v16.16b
	bsl	v0.16b, v14.16b, v5.16b
	fsub	v31.4s, v13.4s, v12.4s
	ldr	q12, [sp, #1504]
	fsub	v19.4s, v0.4s, v14.4s
	ldp	q14, q10, [sp, #496]
	str	q0, [sp, #1312]
	bif	v1.16b, v31.16b, v17.16b
	fmul	v5.4s, v2.4s, v10.4s
	fcmge	v2.4s, v6.4s, v3.4s
	bif	v9.16b, v19.16b, v17.16b
	fmul	v16.4s, v4.4s, v1.4s
	fmul	v23.4s, v14.4s, v5.4s
	str	q1, [sp, #400]
	fmul	v4.4s, v4.4s, v9.4s
	ldr	q1, [sp, #752]
	str	q9, [sp, #352]
	mov	v9.16b, v12.16b
	fmls	v18.4s, v16.4s, v22.4s
	ldr	q22, [sp, #1392]
	fmls	v8.4s, v23.4s, v23.4s
	fmls	v18.4s, v4.4s, v22.4s
	fmaxnm	v8.4s, v8.4s, v1.4s
	fmov	v1.4s, #1.00000000
	ldr	q22, [sp, #1456]
	fmls	v9.4s, v16.4s, v22.4s
	ldr	q22, [sp, #1360]
	fmul	v18.4s, v10.4s, v18.4s
	fdiv	v8.4s, v1.4s, v8.4s
	fmls	v9.4s, v4.4s, v22.4s
	ldr	q22, [sp, #336]
	fneg	v16.4s, v18.4s
	fmul	v18.4s, v10.4s, v18.4s
	fmul	v4.4s, v23.4s, v16.4s
	dup	v16.4s, w9
	fmul	v18.4s, v3.4s, v18.4s
	fmul	v23.4s, v20.4s, v16.4s
	fmul	v16.4s, v15.4s, v16.4s
	fmla	v4.4s, v14.4s, v9.4s
	movi	v9.4s, #65, lsl #24
	fmul	v4.4s, v8.4s, v4.4s
	fneg	v8.4s, v10.4s
	ldr	s10, [x13, #16]
	fmul	v4.4s, v14.4s, v4.4s
	fmul	v5.4s, v5.4s, v8.4s
	ldr	q14, [sp, #304]
	fcmgt	v8.4s, v26.4s, v14.4s
	bif	v14.16b, v26.16b, v17.16b
	fmul	v4.4s, v3.4s, v4.4s
	and	v3.16b, v7.16b, v11.16b
	orr	v8.16b, v29.16b, v8.16b
	str	q14, [sp, #304]
	fmaxnm	v4.4s, v4.4s, v23.4s
	fdiv	v23.4s, v1.4s, v15.4s
	ldr	q1, [sp, #800]
	fadd	v4.4s, v20.4s, v4.4s
	fminnm	v4.4s, v4.4s, v1.4s
	ldr	q1, [sp, #864]
	fmaxnm	v4.4s, v4.4s, v1.4s
	ldr	q1, [sp, #1184]
	fmul	v23.4s, v1.4s, v23.4s
	fmov	v1.4s, #0.25000000
	bit	v4.16b, v20.16b, v17.16b
	fsub	v20.4s, v4.4s, v20.4s
	fmla	v18.4s, v20.4s, v5.4s
	fmul	v5.4s, v23.4s, v26.4s
	fmaxnm	v16.4s, v18.4s, v16.4s
	fmul	v18.4s, v22.4s, v1.4s
	ldr	q1, [sp, #1264]
	fmul	v5.4s, v5.4s, v9.4s
	ldr	q9, [sp, #848]
	and	v8.16b, v1.16b, v8.16b
	fadd	v16.4s, v15.4s, v16.4s
	bif	v18.16b, v22.16b, v8.16b
	fminnm	v5.4s, v26.4s, v5.4s
	fmul	v8.4s, v26.4s, v26.4s
	fminnm	v16.4s, v16.4s, v9.4s
	movi	v9.2d, #0000000000000000
	fcmge	v5.4s, v18.4s, v5.4s
	fmul	v23.4s, v23.4s, v8.4s
	orn	v8.16b, v29.16b, v1.16b
	ldr	q1, [sp, #1472]
	fmul	s29, s10, s10
	bit	v22.16b, v18.16b, v7.16b
	fmla	v9.4s, v31.4s, v1.4s
	ldr	q1, [sp, #832]
	dup	v31.4s, v10.s[0]
	mvn	v5.16b, v5.16b
	bit	v23.16b, v21.16b, v8.16b
	fmaxnm	v16.4s, v16.4s, v1.4s
	dup	v29.4s, v29.s[0]
	ldr	q1, [sp, #1488]
	str	q22, [sp, #336]
	orn	v2.16b, v5.16b, v2.16b
	mov	v5.16b, v17.16b
	fmla	v9.4s, v19.4s, v1.4s
	fcmge	v19.4s, v29.4s, v27.4s
	ldr	q1, [sp, #1040]
	bsl	v5.16b, v15.16b, v16.16b
	fcmge	v16.4s, v31.4s, v23.4s
	bit	v1.16b, v21.16b, v8.16b
	ldr	q21, [sp, #1136]
	orr	v2.16b, v30.16b, v2.16b
	fmla	v9.4s, v20.4s, v12.4s
	movi	v12.4s, #4
	and	v16.16b, v16.16b, v19.16b
	shl	v2.4s, v2.4s, #31
	fmov	v19.4s, #1.00000000
	fsub	v23.4s, v5.4s, v15.4s
	str	q5, [sp, #1296]
	bic	v16.16b, v25.16b, v16.16b
	cmge	v2.4s, v2.4s, #0
	fmla	v9.4s, v23.4s, v28.4s
	fadd	v16.4s, v24.4s, v16.4s
	ldr	q24, [sp, #448]
	and	v2.16b, v2.16b, v19.16b
	ldr	q19, [sp, #1440]
	fcmgt	v21.4s, v24.4s, v21.4s
	ldr	q24, [sp, #288]
	bic	v19.16b, v9.16b, v19.16b
	fmov	v9.4s, #1.00000000
	orr	v3.16b, v3.16b, v24.16b
	ldr	q24, [sp, #960]
	bit	v24.16b, v1.16b, v7.16b
	ldr	q1, [sp, #416]
	and	v18.16b, v17.16b, v3.16b
	bif	v1.16b, v6.16b, v17.16b
	str	q1, [sp, #416]
	ldr	q1, [sp, #976]
	bit	v1.16b, v2.16b, v7.16b
	and	v7.16b, v21.16b, v16.16b
	stp	q24, q1, [sp, #960]
	ldr	q1, [sp, #384]
	bif	v1.16b, v20.16b, v17.16b
	mov	v20.16b, v4.16b
	str	q1, [sp, #384]
	ldr	q1, [sp, #368]
	bif	v1.16b, v23.16b, v17.16b
	str	q1, [sp, #368]
	ldr	q1, [sp, #432]
	bif	v1.16b, v19.16b, v17.16b
	mov	v19.16b, v13.16b
	str	q1, [sp, #432]
.L7b65:
	movi	v0.4s, #2
	and	v2.16b, v18.16b, v12.16b
	str	q18, [sp, #288]
	xtn	v4.4h, v18.4s
	movi	d6, #0000000000000000
	cmeq	v2.4s, v2.4s, #0
	and	v1.16b, v18.16b, v0.16b
	movi	v0.4s, #8
	str	d4, [sp, #728]
	cmeq	v1.4s, v1.4s, #0
	and	v3.16b, v18.16b, v0.16b
	stp	q2, q1, [sp, #688]
	xtn	v1.4h, v1.4s
	cmeq	v3.4s, v3.4s, #0
	str	d1, [sp, #664]
	xtn	v1.4h, v2.4s
	str	q3, [sp, #672]
	str	d1, [sp, #656]
	xtn	v1.4h, v3.4s
	str	d1, [sp, #648]
	mvn	v1.8b, v4.8b
	str	d1, [sp, #640]
.L7b66:
	add	x9, x13, #20
	fadd	s1, s7, s6
	mov	s2, v7.s[1]
	ld1r	{ v3.4s }, [x9]
	str	q7, [sp, #944]
	str	q19, [sp, #1280]
	fdiv	v29.4s, v9.4s, v3.4s
	fadd	s1, s1, s2
	mov	s2, v7.s[2]
	str	q3, [sp, #544]
	fadd	s1, s1, s2
	mov	s2, v7.s[3]
	fadd	s7, s1, s2
	str	q7, [sp, #1264]
	cbz	w15, .L7b76
	movi	v16.4s, #191, lsl #24
	dup	v1.4s, w4
	mov	w11, #39322
	fmov	v6.4s, #1.00000000
	movk	w11, #16025, lsl #16
	fmov	v15.4s, #1.00000000
	mov	v18.16b, v19.16b
	mov	x9, xzr
	fmul	v1.4s, v29.4s, v1.4s
	fsub	v2.4s, v16.4s, v19.4s
	str	q1, [sp, #1504]
	fmul	v24.4s, v1.4s, v2.4s
	dup	v1.4s, w11
	mov	w11, #-1028784128
	str	q1, [sp, #1488]
	fneg	v2.4s, v24.4s
	fabs	v5.4s, v24.4s
	fmul	v2.4s, v24.4s, v2.4s
	fmla	v6.4s, v1.4s, v5.4s
	dup	v1.4s, w11
	mov	w11, #43579
	movk	w11, #16312, lsl #16
	str	q1, [sp, #1472]
	fmaxnm	v2.4s, v2.4s, v1.4s
	fdiv	v10.4s, v9.4s, v6.4s
	dup	v6.4s, w11
	mov	w11, #29184
	movk	w11, #48945, lsl #16
	dup	v1.4s, w11
	mov	w11, #39845
	fmul	v7.4s, v2.4s, v6.4s
	movk	w11, #16120, lsl #16
	dup	v3.4s, w11
	mov	w11, #41373
	movk	w11, #48644, lsl #16
	str	q1, [sp, #1456]
	dup	v4.4s, w11
	mov	w11, #48782
	frintn	v9.4s, v7.4s
	movk	w11, #46527, lsl #16
	dup	v7.4s, w11
	mov	w11, #9358
	movk	w11, #48899, lsl #16
	str	q4, [sp, #1440]
	dup	v5.4s, w11
	mov	w11, #14148
	fmla	v2.4s, v1.4s, v9.4s
	mov	v1.16b, v3.16b
	movk	w11, #16140, lsl #16
	dup	v23.4s, w11
	mov	w11, #34345
	mov	v0.16b, v7.16b
	mov	v25.16b, v5.16b
	movk	w11, #15390, lsl #16
	fmla	v1.4s, v4.4s, v10.4s
	dup	v21.4s, w11
	mov	w11, #1138
	fmla	v2.4s, v7.4s, v9.4s
	movk	w11, #15022, lsl #16
	mov	v28.16b, v23.16b
	dup	v22.4s, w11
	mov	w11, #55197
	mov	v4.16b, v29.16b
	movk	w11, #48577, lsl #16
	fmla	v25.4s, v10.4s, v1.4s
	dup	v7.4s, w11
	mov	w11, #23411
	fmul	v2.4s, v2.4s, v6.4s
	movk	w11, #15715, lsl #16
	movi	v1.4s, #63, lsl #24
	dup	v27.4s, w11
	mov	w11, #5490
	str	q4, [sp, #1248]
	mov	v30.16b, v7.16b
	movk	w11, #15964, lsl #16
	fmla	v28.4s, v10.4s, v25.4s
	mov	v25.16b, v21.16b
	dup	v17.4s, w11
	mov	v8.16b, v27.16b
	mov	w11, #64652
	movk	w11, #15989, lsl #16
	fmla	v25.4s, v22.4s, v2.4s
	dup	v29.4s, w11
	mov	w11, #58946
	fmla	v30.4s, v10.4s, v28.4s
	movk	w11, #15895, lsl #16
	mov	v11.16b, v29.16b
	fmla	v8.4s, v2.4s, v25.4s
	mov	v25.16b, v17.16b
	fmla	v25.4s, v10.4s, v30.4s
	dup	v30.4s, w11
	mov	w11, #1123942400
	dup	v31.4s, w11
	mov	w11, #29204
	fmla	v11.4s, v2.4s, v8.4s
	movk	w11, #16177, lsl #16
	dup	v8.4s, w11
	mov	v12.16b, v30.16b
	mov	w11, #53240
	movk	w11, #15918, lsl #16
	fadd	v13.4s, v9.4s, v31.4s
	fmla	v12.4s, v10.4s, v25.4s
	dup	v25.4s, w11
	mov	v14.16b, v8.16b
	mov	w11, #16287
	movk	w11, #15917, lsl #16
	fmla	v14.4s, v2.4s, v11.4s
	mov	v11.16b, v25.16b
	dup	v9.4s, w11
	add	x11, x16, #32
	fmla	v11.4s, v10.4s, v12.4s
	fcvtzu	v12.4s, v13.4s
	mov	v13.16b, v9.16b
	fmla	v15.4s, v2.4s, v14.4s
	fmla	v13.4s, v10.4s, v11.4s
	shl	v2.4s, v12.4s, #23
	fcmlt	v11.4s, v24.4s, #0.0
	fmul	v2.4s, v15.4s, v2.4s
	fmul	v10.4s, v10.4s, v13.4s
	mov	v12.16b, v11.16b
	dup	v11.4s, w24
	bsl	v12.16b, v16.16b, v1.16b
	fmul	v11.4s, v4.4s, v11.4s
	fmul	v13.4s, v10.4s, v2.4s
	dup	v10.4s, w23
	fmul	v10.4s, v4.4s, v10.4s
	fmul	v13.4s, v12.4s, v13.4s
.L7b68:
	ucvtf	s14, x9
	fmov	s1, #0.50000000
	ldr	q16, [sp, #1488]
	fmov	v15.4s, #1.00000000
	ldr	q19, [sp, #1456]
	mov	v26.16b, v7.16b
	mov	v28.16b, v17.16b
	add	x9, x9, #1
	cmp	x15, x9
	fadd	s14, s14, s1
	ldr	q1, [sp, #1504]
	dup	v14.4s, v14.s[0]
	fsub	v14.4s, v14.4s, v18.4s
	fmul	v14.4s, v1.4s, v14.4s
	fneg	v4.4s, v14.4s
	fabs	v1.4s, v14.4s
	fmul	v4.4s, v14.4s, v4.4s
	fmla	v15.4s, v16.4s, v1.4s
	ldr	q1, [sp, #1472]
	mov	v16.16b, v3.16b
	fmaxnm	v1.4s, v4.4s, v1.4s
	fmov	v4.4s, #1.00000000
	fdiv	v4.4s, v4.4s, v15.4s
	fmul	v15.4s, v1.4s, v6.4s
	frintn	v15.4s, v15.4s
	fmla	v1.4s, v19.4s, v15.4s
	ldr	q19, [sp, #1440]
	fmla	v1.4s, v0.4s, v15.4s
	fmla	v16.4s, v19.4s, v4.4s
	mov	v19.16b, v5.16b
	fmul	v1.4s, v1.4s, v6.4s
	fmla	v19.4s, v4.4s, v16.4s
	mov	v16.16b, v23.16b
	fmla	v16.4s, v4.4s, v19.4s
	mov	v19.16b, v21.16b
	fmla	v19.4s, v22.4s, v1.4s
	fmla	v26.4s, v4.4s, v16.4s
	mov	v16.16b, v27.16b
	fmla	v16.4s, v1.4s, v19.4s
	mov	v19.16b, v29.16b
	fmla	v28.4s, v4.4s, v26.4s
	mov	v26.16b, v30.16b
	fmla	v19.4s, v1.4s, v16.4s
	fadd	v16.4s, v15.4s, v31.4s
	fmov	v15.4s, #1.00000000
	fmla	v26.4s, v4.4s, v28.4s
	mov	v28.16b, v8.16b
	fmla	v28.4s, v1.4s, v19.4s
	mov	v19.16b, v25.16b
	fcvtzu	v16.4s, v16.4s
	fmla	v19.4s, v4.4s, v26.4s
	movi	v26.4s, #191, lsl #24
	fmla	v15.4s, v1.4s, v28.4s
	mov	v1.16b, v9.16b
	shl	v16.4s, v16.4s, #23
	fmla	v1.4s, v4.4s, v19.4s
	fcmlt	v19.4s, v14.4s, #0.0
	fmul	v16.4s, v15.4s, v16.4s
	movi	v15.4s, #63, lsl #24
	fmul	v1.4s, v4.4s, v1.4s
	fneg	v4.4s, v16.4s
	bsl	v19.16b, v26.16b, v15.16b
	fmul	v1.4s, v1.4s, v16.4s
	fmul	v4.4s, v14.4s, v4.4s
	fmul	v1.4s, v19.4s, v1.4s
	fmla	v4.4s, v2.4s, v24.4s
	fsub	v24.4s, v19.4s, v12.4s
	fsub	v2.4s, v2.4s, v16.4s
	mov	v12.16b, v19.16b
	fsub	v26.4s, v13.4s, v1.4s
	mov	v13.16b, v1.16b
	fmul	v4.4s, v11.4s, v4.4s
	fmul	v2.4s, v10.4s, v2.4s
	fadd	v24.4s, v24.4s, v26.4s
	stp	q2, q4, [x11, #-16]
	mov	v2.16b, v16.16b
	stur	q24, [x11, #-32]
	mov	v24.16b, v14.16b
	add	x11, x11, #48
	b.ne	.L7b68
	movi	v12.4s, #191, lsl #24
	ldr	q1, [sp, #1312]
	ldr	q2, [sp, #1504]
	ldr	q16, [sp, #1488]
	ldr	q18, [sp, #1456]
	mov	v19.16b, v5.16b
	mov	v26.16b, v7.16b
	mov	v28.16b, v17.16b
	mov	x9, xzr
	mov	x11, x21
	fsub	v1.4s, v12.4s, v1.4s
	fmul	v24.4s, v2.4s, v1.4s
	fmov	v2.4s, #1.00000000
	fabs	v1.4s, v24.4s
	fneg	v4.4s, v24.4s
	fmla	v2.4s, v16.4s, v1.4s
	fmul	v1.4s, v24.4s, v4.4s
	fmov	v4.4s, #1.00000000
	mov	v16.16b, v3.16b
	fdiv	v4.4s, v4.4s, v2.4s
	ldr	q2, [sp, #1472]
	fmaxnm	v1.4s, v1.4s, v2.4s
	fmul	v2.4s, v1.4s, v6.4s
	frintn	v2.4s, v2.4s
	fmla	v1.4s, v18.4s, v2.4s
	ldr	q18, [sp, #1440]
	fmla	v16.4s, v18.4s, v4.4s
	movi	v18.4s, #191, lsl #24
	fmla	v1.4s, v0.4s, v2.4s
	fadd	v2.4s, v2.4s, v31.4s
	fmla	v19.4s, v4.4s, v16.4s
	mov	v16.16b, v23.16b
	fmul	v1.4s, v1.4s, v6.4s
	fcvtzu	v2.4s, v2.4s
	fmla	v16.4s, v4.4s, v19.4s
	mov	v19.16b, v21.16b
	fmla	v19.4s, v22.4s, v1.4s
	fmla	v26.4s, v4.4s, v16.4s
	mov	v16.16b, v27.16b
	fmla	v16.4s, v1.4s, v19.4s
	mov	v19.16b, v29.16b
	fmla	v28.4s, v4.4s, v26.4s
	mov	v26.16b, v30.16b
	fmla	v19.4s, v1.4s, v16.4s
	mov	v16.16b, v8.16b
	fmla	v26.4s, v4.4s, v28.4s
	mov	v28.16b, v25.16b
	fmla	v16.4s, v1.4s, v19.4s
	fmov	v19.4s, #1.00000000
	fmla	v28.4s, v4.4s, v26.4s
	mov	v26.16b, v9.16b
	fmla	v19.4s, v1.4s, v16.4s
	shl	v1.4s, v2.4s, #23
	fmla	v26.4s, v4.4s, v28.4s
	fmul	v2.4s, v19.4s, v1.4s
	fcmlt	v1.4s, v24.4s, #0.0
	fmul	v4.4s, v4.4s, v26.4s
	mov	v13.16b, v1.16b
	fmul	v1.4s, v4.4s, v2.4s
	bsl	v13.16b, v12.16b, v15.16b
	fmul	v12.4s, v13.4s, v1.4s
.L7b70:
	ucvtf	s1, x9
	fmov	s4, #0.50000000
	ldr	q19, [sp, #1488]
	ldr	q26, [sp, #1456]
	mov	v28.16b, v7.16b
	mov	v15.16b, v17.16b
	add	x9, x9, #1
	cmp	x15, x9
	fadd	s1, s1, s4
	ldr	q4, [sp, #1312]
	dup	v1.4s, v1.s[0]
	fsub	v1.4s, v1.4s, v4.4s
	ldr	q4, [sp, #1504]
	fmul	v14.4s, v4.4s, v1.4s
	fmov	v1.4s, #1.00000000
	fneg	v4.4s, v14.4s
	fabs	v16.4s, v14.4s
	fmul	v4.4s, v14.4s, v4.4s
	fmla	v1.4s, v19.4s, v16.4s
	ldr	q16, [sp, #1472]
	mov	v19.16b, v3.16b
	fmaxnm	v4.4s, v4.4s, v16.4s
	fmov	v16.4s, #1.00000000
	fdiv	v1.4s, v16.4s, v1.4s
	fmul	v16.4s, v4.4s, v6.4s
	frintn	v16.4s, v16.4s
	fmla	v4.4s, v26.4s, v16.4s
	ldr	q26, [sp, #1440]
	fmla	v4.4s, v0.4s, v16.4s
	fadd	v16.4s, v16.4s, v31.4s
	fmla	v19.4s, v26.4s, v1.4s
	mov	v26.16b, v5.16b
	fmul	v4.4s, v4.4s, v6.4s
	fcvtzu	v16.4s, v16.4s
	fmla	v26.4s, v1.4s, v19.4s
	mov	v19.16b, v23.16b
	shl	v16.4s, v16.4s, #23
	fmla	v19.4s, v1.4s, v26.4s
	mov	v26.16b, v21.16b
	fmla	v26.4s, v22.4s, v4.4s
	fmla	v28.4s, v1.4s, v19.4s
	mov	v19.16b, v27.16b
	fmla	v19.4s, v4.4s, v26.4s
	mov	v26.16b, v29.16b
	fmla	v15.4s, v1.4s, v28.4s
	mov	v28.16b, v30.16b
	fmla	v26.4s, v4.4s, v19.4s
	mov	v19.16b, v8.16b
	fmla	v28.4s, v1.4s, v15.4s
	fmov	v15.4s, #1.00000000
	fmla	v19.4s, v4.4s, v26.4s
	mov	v26.16b, v25.16b
	fmla	v26.4s, v1.4s, v28.4s
	fmla	v15.4s, v4.4s, v19.4s
	mov	v4.16b, v9.16b
	fcmlt	v19.4s, v14.4s, #0.0
	fmla	v4.4s, v1.4s, v26.4s
	movi	v26.4s, #63, lsl #24
	fmul	v16.4s, v15.4s, v16.4s
	fmul	v1.4s, v1.4s, v4.4s
	bsl	v19.16b, v18.16b, v26.16b
	fneg	v4.4s, v16.4s
	fmul	v1.4s, v1.4s, v16.4s
	fmul	v4.4s, v14.4s, v4.4s
	fmul	v1.4s, v19.4s, v1.4s
	fmla	v4.4s, v2.4s, v24.4s
	fsub	v24.4s, v19.4s, v13.4s
	fsub	v2.4s, v2.4s, v16.4s
	mov	v13.16b, v19.16b
	fsub	v26.4s, v12.4s, v1.4s
	mov	v12.16b, v1.16b
	fmul	v4.4s, v11.4s, v4.4s
	fmul	v2.4s, v10.4s, v2.4s
	fadd	v24.4s, v24.4s, v26.4s
	stp	q2, q4, [x11, #-16]
	mov	v2.16b, v16.16b
	stur	q24, [x11, #-32]
	mov	v24.16b, v14.16b
	add	x11, x11, #48
	b.ne	.L7b70
	movi	d1, #0000000000000000
	ldr	q2, [sp, #1264]
	ldr	q3, [sp, #976]
	movi	v0.2d, #0000000000000000
	add	x11, x13, #8
	movi	v16.2d, #0000000000000000
	movi	v9.2d, #0000000000000000
	movi	v24.2d, #0000000000000000
	movi	v30.2d, #0000000000000000
	movi	v17.2d, #0000000000000000
	movi	v31.2d, #0000000000000000
	ld1r	{ v26.4s }, [x11]
	fcmgt	v2.4s, v2.4s, v1.4s
	movi	v19.2d, #0000000000000000
	mov	x9, xzr
	movi	v23.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	mov	x11, x17
	movi	v1.2d, #0000000000000000
	movi	v15.2d, #0000000000000000
	movi	v11.2d, #0000000000000000
	movi	v27.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v22.2d, #0000000000000000
	dup	v2.4s, v2.s[0]
	movi	v21.2d, #0000000000000000
	str	q1, [sp, #1456]
	and	v25.16b, v2.16b, v3.16b
	ldr	q3, [sp, #1296]
.L7b72:
	add	x14, x9, x15
	str	q24, [sp, #1504]
	movi	v28.2d, #0000000000000000
	madd	x14, x14, x5, x16
	str	q0, [sp, #1472]
	movi	v12.2d, #0000000000000000
	str	q17, [sp, #1376]
	movi	v10.2d, #0000000000000000
	movi	v17.2d, #0000000000000000
	str	q19, [sp, #1344]
	movi	v7.2d, #0000000000000000
	movi	v19.2d, #0000000000000000
	str	q15, [sp, #1360]
	mov	v1.16b, v3.16b
	movi	v29.2d, #0000000000000000
	str	q27, [sp, #1424]
	movi	v27.2d, #0000000000000000
	movi	v15.2d, #0000000000000000
	ldp	q24, q2, [x14]
	fmov	v0.4s, #1.00000000
	ldr	q8, [x14, #32]
	add	x14, x16, #32
	mov	x0, x11
	mov	x1, x15
	str	q18, [sp, #1440]
	fmul	v14.4s, v3.4s, v24.4s
	movi	v3.2d, #0000000000000000
	str	q11, [sp, #1328]
	str	q16, [sp, #1488]
	str	q23, [sp, #1392]
	str	q9, [sp, #1408]
.L7b73:
	ldp	q4, q9, [x14, #-32]
	mov	v23.16b, v20.16b
	ldr	q5, [x0], #16
	subs	x1, x1, #1
	fmla	v23.4s, v4.4s, v14.4s
	fadd	v23.4s, v23.4s, v26.4s
	fdiv	v16.4s, v0.4s, v23.4s
	fsub	v5.4s, v5.4s, v23.4s
	fmul	v5.4s, v5.4s, v16.4s
	fmul	v23.4s, v25.4s, v5.4s
	fadd	v27.4s, v27.4s, v5.4s
	fmla	v29.4s, v4.4s, v5.4s
	fmla	v3.4s, v9.4s, v5.4s
	fmla	v16.4s, v16.4s, v23.4s
	ldr	q23, [x14], #48
	fmla	v15.4s, v23.4s, v5.4s
	fmul	v18.4s, v4.4s, v16.4s
	fmul	v13.4s, v9.4s, v16.4s
	fadd	v28.4s, v28.4s, v16.4s
	fadd	v12.4s, v12.4s, v18.4s
	fmla	v10.4s, v4.4s, v18.4s
	fadd	v17.4s, v17.4s, v13.4s
	fmla	v7.4s, v4.4s, v13.4s
	fmla	v19.4s, v9.4s, v13.4s
	b.ne	.L7b73
	movi	v11.2d, #0000000000000000
	fmul	v5.4s, v1.4s, v2.4s
	ldr	q0, [sp, #1472]
	movi	v18.2d, #0000000000000000
	movi	v23.2d, #0000000000000000
	fmla	v6.4s, v3.4s, v2.4s
	movi	v4.2d, #0000000000000000
	movi	v9.2d, #0000000000000000
	fmla	v0.4s, v3.4s, v14.4s
	ldr	q3, [sp, #1456]
	movi	v16.2d, #0000000000000000
	fmla	v22.4s, v15.4s, v24.4s
	fadd	v17.4s, v17.4s, v11.4s
	fadd	v2.4s, v12.4s, v11.4s
	ldr	q15, [sp, #1360]
	fmla	v18.4s, v7.4s, v24.4s
	fmla	v23.4s, v10.4s, v5.4s
	fmov	v13.4s, #1.00000000
	fmla	v4.4s, v19.4s, v14.4s
	fmla	v9.4s, v10.4s, v24.4s
	ldr	q19, [sp, #1344]
	fmla	v16.4s, v7.4s, v5.4s
	fmla	v21.4s, v29.4s, v8.4s
	add	x9, x9, #1
	fmla	v3.4s, v17.4s, v14.4s
	ldr	q17, [sp, #1376]
	fmla	v15.4s, v2.4s, v5.4s
	fmla	v19.4s, v18.4s, v14.4s
	fmla	v31.4s, v23.4s, v5.4s
	ldr	q23, [sp, #1392]
	ldr	q18, [sp, #1440]
	fmla	v30.4s, v4.4s, v14.4s
	cmp	x9, x15
	fmla	v23.4s, v9.4s, v5.4s
	fmla	v17.4s, v16.4s, v14.4s
	ldr	q16, [sp, #1488]
	str	q3, [sp, #1456]
	fadd	v3.4s, v28.4s, v11.4s
	ldr	q11, [sp, #1328]
	fmla	v18.4s, v9.4s, v24.4s
	ldr	q9, [sp, #1408]
	fmla	v16.4s, v29.4s, v5.4s
	fmla	v11.4s, v2.4s, v24.4s
	add	x11, x11, x10
	fmla	v9.4s, v29.4s, v24.4s
	ldr	q24, [sp, #1504]
	fadd	v24.4s, v24.4s, v27.4s
	ldr	q27, [sp, #1424]
	fadd	v27.4s, v27.4s, v3.4s
	mov	v3.16b, v1.16b
	b.ne	.L7b72
	mov	v1.16b, v31.16b
	mov	v26.16b, v30.16b
	ldr	q7, [sp, #1264]
	ldr	q29, [sp, #1248]
	b	.L7b77
.L7b76:
	fcmgt	v1.4s, v7.4s, v6.4s
	movi	v2.2d, #0000000000000000
	ldr	q3, [sp, #976]
	fmov	v13.4s, #1.00000000
	movi	v21.2d, #0000000000000000
	movi	v22.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v27.2d, #0000000000000000
	movi	v11.2d, #0000000000000000
	movi	v15.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v23.2d, #0000000000000000
	str	q2, [sp, #1456]
	dup	v2.4s, v1.s[0]
	movi	v19.2d, #0000000000000000
	movi	v1.2d, #0000000000000000
	movi	v17.2d, #0000000000000000
	movi	v26.2d, #0000000000000000
	movi	v24.2d, #0000000000000000
	movi	v9.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	and	v25.16b, v2.16b, v3.16b
	ldr	q3, [sp, #1296]
	movi	v0.2d, #0000000000000000
.L7b77:
	fmov	v28.4s, #-1.00000000
	fneg	v4.4s, v22.4s
	mov	w9, #56135
	fneg	v5.4s, v21.4s
	movk	w9, #15947, lsl #16
	fcmp	s7, #0.0
	dup	v12.4s, w27
	dup	v8.4s, w29
	str	q24, [sp, #1504]
	dup	v31.4s, w28
	dup	v14.4s, w3
	str	q16, [sp, #1488]
	fdiv	v2.4s, v28.4s, v3.4s
	fmul	v3.4s, v25.4s, v3.4s
	mvni	v21.4s, #127, msl #16
	str	q0, [sp, #1472]
	str	q9, [sp, #1408]
	str	q18, [sp, #1440]
	fmul	v4.4s, v3.4s, v4.4s
	fmul	v5.4s, v3.4s, v5.4s
	fmls	v17.4s, v6.4s, v3.4s
	str	q27, [sp, #1424]
	fmla	v26.4s, v29.4s, v4.4s
	fmla	v1.4s, v29.4s, v5.4s
	dup	v29.4s, w9
	mov	w9, #55248
	str	q17, [sp, #1376]
	movk	w9, #48767, lsl #16
	dup	v30.4s, w9
	mov	w9, #39482
	movk	w9, #15909, lsl #16
	stp	q26, q1, [sp, #896]
	fmul	v2.4s, v25.4s, v2.4s
	dup	v22.4s, w9
	mov	w9, #51410
	movk	w9, #48686, lsl #16
	dup	v10.4s, w9
	mov	w9, #56146
	movk	w9, #48602, lsl #16
	fmla	v19.4s, v0.4s, v2.4s
	fmla	v23.4s, v16.4s, v2.4s
	dup	v2.4s, w9
	str	q23, [sp, #1392]
	b.le	.L7b84
	ldr	q4, [sp, #1136]
	ldr	q5, [sp, #944]
	fmov	v3.4s, #12.00000000
	fadd	v4.4s, v5.4s, v4.4s
	fcmge	v3.4s, v4.4s, v3.4s
	str	q4, [sp, #1136]
	and	v3.16b, v3.16b, v13.16b
	fmul	v3.4s, v5.4s, v3.4s
	movi	d5, #0000000000000000
	mov	s4, v3.s[1]
	fadd	s5, s3, s5
	mov	s6, v3.s[2]
	fadd	s4, s5, s4
	mov	s5, v3.s[3]
	fadd	s4, s4, s6
	fadd	s4, s4, s5
	fcmp	s4, #0.0
	b.le	.L7b84
	str	q11, [sp, #1328]
	mov	v1.16b, v19.16b
	mov	v11.16b, v15.16b
	cbz	w15, .L7b85
	add	x11, x13, #8
	movi	v6.2d, #0000000000000000
	fmov	v26.4s, #1.00000000
	ld1r	{ v7.4s }, [x11]
	mov	x9, xzr
	mov	x11, x17
.L7b81:
	add	x14, x9, x15
	ldr	q5, [sp, #1296]
	mov	x0, x16
	add	x14, x14, x14, lsl #1
	mov	x1, x15
	ldr	q4, [x16, x14, lsl #4]
	mov	x14, x11
	fmul	v17.4s, v5.4s, v4.4s
.L7b82:
	mov	v5.16b, v20.16b
	ldr	q4, [x0], #48
	ldr	q16, [x14], #16
	mov	v24.16b, v30.16b
	mov	v25.16b, v31.16b
	subs	x1, x1, #1
	fmla	v5.4s, v4.4s, v17.4s
	fadd	v4.4s, v5.4s, v7.4s
	fdiv	v5.4s, v26.4s, v4.4s
	fsub	v16.4s, v16.4s, v4.4s
	fmul	v16.4s, v16.4s, v5.4s
	fadd	v5.4s, v5.4s, v28.4s
	fcmgt	v18.4s, v16.4s, v28.4s
	bit	v5.16b, v16.16b, v18.16b
	fadd	v18.4s, v5.4s, v26.4s
	add	v18.4s, v18.4s, v12.4s
	and	v18.16b, v18.16b, v21.16b
	sub	v19.4s, v26.4s, v18.4s
	fadd	v23.4s, v19.4s, v28.4s
	fmla	v23.4s, v19.4s, v5.4s
	mov	v5.16b, v10.16b
	fmul	v19.4s, v23.4s, v23.4s
	fmla	v5.4s, v22.4s, v23.4s
	fmla	v24.4s, v29.4s, v23.4s
	fmla	v25.4s, v8.4s, v23.4s
	fmla	v5.4s, v2.4s, v19.4s
	fmla	v24.4s, v19.4s, v5.4s
	scvtf	v5.4s, v18.4s
	fmaxnm	v18.4s, v16.4s, v28.4s
	fmla	v25.4s, v19.4s, v24.4s
	fmla	v23.4s, v19.4s, v25.4s
	fmla	v23.4s, v14.4s, v5.4s
	fadd	v5.4s, v16.4s, v26.4s
	fneg	v16.4s, v18.4s
	fmla	v16.4s, v23.4s, v5.4s
	fmla	v6.4s, v16.4s, v4.4s
	b.ne	.L7b82
	add	x9, x9, #1
	add	x11, x11, x10
	cmp	x9, x15
	b.ne	.L7b81
	b	.L7b86
.L7b84:
	movi	v3.2d, #0000000000000000
	ldr	q21, [sp, #1312]
	str	q3, [sp, #528]
	b	.L7b87
.L7b85:
	movi	v6.2d, #0000000000000000
	fmov	v26.4s, #1.00000000
.L7b86:
	dup	v4.4s, w25
	dup	v5.4s, w26
	ldr	q15, [sp, #928]
	fcmgt	v3.4s, v3.4s, #0.0
	fmov	v16.4s, #0.25000000
	ldr	q9, [sp, #336]
	ldp	q27, q24, [sp, #384]
	fmov	v21.4s, #4.00000000
	fmla	v5.4s, v4.4s, v15.4s
	fmov	v0.4s, #1.00000000
	fmaxnm	v23.4s, v9.4s, v21.4s
	ldr	q21, [sp, #320]
	fadd	v4.4s, v15.4s, v5.4s
	xtn	v5.4h, v3.4s
	bit	v9.16b, v23.16b, v3.16b
	ldr	q23, [sp, #1392]
	fcmgt	v4.4s, v6.4s, v4.4s
	and	v4.16b, v3.16b, v4.16b
	xtn	v7.4h, v4.4s
	bif	v16.16b, v26.16b, v4.16b
	and	v0.16b, v4.16b, v0.16b
	ldp	q25, q26, [sp, #352]
	str	q0, [sp, #528]
	ldr	q0, [sp, #1472]
	bic	v5.8b, v5.8b, v7.8b
	fmul	v7.4s, v24.4s, v16.4s
	fmul	v18.4s, v26.4s, v16.4s
	fmul	v17.4s, v25.4s, v16.4s
	fmul	v19.4s, v27.4s, v16.4s
	sshll	v5.4s, v5.4h, #0
	fsub	v24.4s, v24.4s, v7.4s
	fsub	v26.4s, v26.4s, v18.4s
	str	q7, [sp, #400]
	fsub	v25.4s, v25.4s, v17.4s
	fsub	v27.4s, v27.4s, v19.4s
	stp	q18, q19, [sp, #368]
	bit	v15.16b, v6.16b, v5.16b
	fmov	v6.4s, #16.00000000
	dup	v5.4s, w6
	mov	v19.16b, v1.16b
	str	q17, [sp, #352]
	ldr	q17, [sp, #1376]
	fsub	v20.4s, v20.4s, v27.4s
	bit	v21.16b, v6.16b, v3.16b
	ldr	q3, [sp, #1280]
	str	q15, [sp, #928]
	mov	v15.16b, v11.16b
	ldr	q11, [sp, #1328]
	fsub	v3.4s, v3.4s, v24.4s
	ldr	q24, [sp, #1504]
	stp	q21, q9, [sp, #320]
	ldr	q21, [sp, #1312]
	ldr	q9, [sp, #1408]
	str	q3, [sp, #1280]
	ldr	q3, [sp, #1296]
	fsub	v21.4s, v21.4s, v25.4s
	fsub	v3.4s, v3.4s, v26.4s
	ldp	q26, q1, [sp, #896]
	str	q3, [sp, #1296]
	ldp	q3, q7, [sp, #416]
	fmul	v6.4s, v7.4s, v16.4s
	fmul	v3.4s, v3.4s, v16.4s
	ldr	q16, [sp, #1488]
	stp	q3, q6, [sp, #416]
	ldr	q3, [sp, #960]
	bit	v3.16b, v5.16b, v4.16b
	str	q3, [sp, #960]
	ldr	q3, [sp, #976]
	bic	v3.16b, v3.16b, v4.16b
	str	q3, [sp, #976]
.L7b87:
	ldr	q18, [sp, #736]
	ldr	q5, [sp, #784]
	fmov	v25.4s, #1.00000000
	ldr	q7, [sp, #1280]
	ldr	q6, [sp, #816]
	dup	v13.4s, w2
	fmaxnm	v3.4s, v1.4s, v18.4s
	fmaxnm	v4.4s, v26.4s, v18.4s
	ldr	d1, [sp, #728]
	fcmge	v5.4s, v7.4s, v5.4s
	fcmge	v6.4s, v6.4s, v7.4s
	fneg	v7.4s, v0.4s
	str	q21, [sp, #1312]
	str	q19, [sp, #1344]
	fsqrt	v3.4s, v3.4s
	str	q15, [sp, #1360]
	bsl	v5.16b, v0.16b, v28.16b
	str	q13, [sp, #752]
	bit	v5.16b, v7.16b, v6.16b
	ldr	q6, [sp, #768]
	fneg	v7.4s, v16.4s
	fcmge	v6.4s, v6.4s, v21.4s
	fsqrt	v4.4s, v4.4s
	fcmge	v5.4s, v5.4s, #0.0
	xtn	v0.4h, v5.4s
	str	d0, [sp, #1056]
	fdiv	v26.4s, v25.4s, v3.4s
	ldr	q3, [sp, #880]
	fcmge	v3.4s, v21.4s, v3.4s
	bsl	v3.16b, v16.16b, v28.16b
	bit	v3.16b, v7.16b, v6.16b
	fdiv	v7.4s, v25.4s, v4.4s
	orr	v4.8b, v0.8b, v1.8b
	ldr	q0, [sp, #1440]
	ldr	q1, [sp, #704]
	ushll	v4.4s, v4.4h, #0
	fmaxnm	v5.4s, v0.4s, v18.4s
	mov	v21.16b, v26.16b
	fcmge	v3.4s, v3.4s, #0.0
	str	q26, [sp, #1168]
	shl	v4.4s, v4.4s, #31
	orn	v0.16b, v3.16b, v1.16b
	str	q3, [sp, #1024]
	fsqrt	v5.4s, v5.4s
	bic	v1.16b, v25.16b, v0.16b
	str	q0, [sp, #1328]
	cmlt	v0.4s, v4.4s, #0
	str	q7, [sp, #1248]
	fmul	v4.4s, v26.4s, v1.4s
	bic	v3.16b, v25.16b, v0.16b
	str	q1, [sp, #1232]
	ldr	q1, [sp, #1296]
	str	q0, [sp, #1072]
	fmov	v0.4s, #1.00000000
	fmul	v16.4s, v7.4s, v3.4s
	fneg	v7.4s, v9.4s
	str	q1, [sp, #1296]
	fmul	v6.4s, v17.4s, v4.4s
	str	q3, [sp, #1088]
	fmul	v27.4s, v6.4s, v16.4s
	fdiv	v25.4s, v25.4s, v5.4s
	ldp	q6, q5, [sp, #832]
	fcmge	v5.4s, v1.4s, v5.4s
	fmls	v0.4s, v27.4s, v27.4s
	fcmge	v6.4s, v6.4s, v1.4s
	ldr	q1, [sp, #688]
	bsl	v5.16b, v9.16b, v28.16b
	fmaxnm	v17.4s, v0.4s, v13.4s
	str	q0, [sp, #480]
	ldr	q0, [sp, #1424]
	bit	v5.16b, v7.16b, v6.16b
	fsqrt	v6.4s, v17.4s
	str	q25, [sp, #1184]
	fcmge	v17.4s, v5.4s, #0.0
	fmaxnm	v5.4s, v0.4s, v18.4s
	fmov	v0.4s, #1.00000000
	fneg	v18.4s, v27.4s
	orn	v1.16b, v17.16b, v1.16b
	xtn	v17.4h, v17.4s
	fsqrt	v5.4s, v5.4s
	str	q1, [sp, #1040]
	bic	v1.16b, v0.16b, v1.16b
	fmul	v25.4s, v25.4s, v1.4s
	str	q1, [sp, #1216]
	ldr	q1, [sp, #672]
	fmul	v7.4s, v19.4s, v25.4s
	fdiv	v26.4s, v0.4s, v6.4s
	ldr	q6, [sp, #800]
	fneg	v19.4s, v24.4s
	fmul	v23.4s, v23.4s, v25.4s
	fcmge	v6.4s, v20.4s, v6.4s
	fmul	v0.4s, v7.4s, v16.4s
	ldr	q7, [sp, #864]
	fcmge	v7.4s, v7.4s, v20.4s
	bsl	v6.16b, v24.16b, v28.16b
	fmul	v24.4s, v0.4s, v18.4s
	stp	q0, q27, [sp, #608]
	bsl	v7.16b, v19.16b, v6.16b
	fmov	v19.4s, #1.00000000
	fmov	v6.4s, #1.00000000
	fmla	v24.4s, v4.4s, v23.4s
	fdiv	v28.4s, v19.4s, v5.4s
	fcmge	v5.4s, v7.4s, #0.0
	fmls	v6.4s, v0.4s, v0.4s
	fmul	v7.4s, v24.4s, v26.4s
	orn	v1.16b, v5.16b, v1.16b
	xtn	v5.4h, v5.4s
	fmls	v6.4s, v7.4s, v7.4s
	str	q7, [sp, #1152]
	str	q1, [sp, #1008]
	bic	v1.16b, v19.16b, v1.16b
	fmaxnm	v19.4s, v6.4s, v13.4s
	str	q1, [sp, #1200]
	str	q6, [sp, #464]
	fmul	v24.4s, v28.4s, v1.4s
	ldr	q1, [sp, #1456]
	str	q28, [sp, #1120]
	fsqrt	v19.4s, v19.4s
	fmul	v23.4s, v1.4s, v24.4s
	fmov	v1.4s, #1.00000000
	stp	q24, q25, [sp, #496]
	fmul	v6.4s, v23.4s, v16.4s
	fneg	v16.4s, v0.4s
	fmul	v23.4s, v15.4s, v24.4s
	fmul	v18.4s, v6.4s, v18.4s
	fmul	v16.4s, v6.4s, v16.4s
	stp	q6, q26, [sp, #576]
	fdiv	v15.4s, v1.4s, v19.4s
	ldr	q1, [sp, #1472]
	ldr	d19, [sp, #1056]
	fmla	v18.4s, v4.4s, v23.4s
	fmul	v4.4s, v11.4s, v24.4s
	fmul	v28.4s, v18.4s, v26.4s
	fmla	v16.4s, v25.4s, v4.4s
	fmov	v25.4s, #1.00000000
	ldr	q4, [sp, #1248]
	fmul	v4.4s, v1.4s, v4.4s
	ldr	q1, [sp, #1024]
	fmls	v16.4s, v7.4s, v28.4s
	fmls	v25.4s, v6.4s, v6.4s
	str	q15, [sp, #560]
	fmul	v7.4s, v16.4s, v15.4s
	fmls	v25.4s, v28.4s, v28.4s
	fmls	v25.4s, v7.4s, v7.4s
	str	q7, [sp, #992]
	fmul	v7.4s, v4.4s, v3.4s
	xtn	v3.4h, v1.4s
	ldr	d1, [sp, #640]
	orr	v19.8b, v19.8b, v1.8b
	ldr	d1, [sp, #664]
	fmaxnm	v16.4s, v25.4s, v13.4s
	fneg	v18.4s, v7.4s
	orr	v3.8b, v3.8b, v1.8b
	ldr	q1, [sp, #1488]
	ushll	v19.4s, v19.4h, #0
	fmul	v23.4s, v21.4s, v1.4s
	ldr	d1, [sp, #656]
	fsqrt	v16.4s, v16.4s
	fmul	v13.4s, v0.4s, v18.4s
	fmov	v0.4s, #1.00000000
	fmul	v24.4s, v27.4s, v18.4s
	orr	v17.8b, v17.8b, v1.8b
	ldr	q1, [sp, #1232]
	movi	v27.2d, #0000000000000000
	ushll	v3.4s, v3.4h, #0
	shl	v19.4s, v19.4s, #31
	str	q23, [sp, #1056]
	ushll	v17.4s, v17.4h, #0
	fmla	v24.4s, v1.4s, v23.4s
	ldr	q23, [sp, #1184]
	ldr	d1, [sp, #648]
	shl	v3.4s, v3.4s, #31
	fmla	v27.4s, v4.4s, v4.4s
	cmge	v4.4s, v19.4s, #0
	fmul	v9.4s, v23.4s, v9.4s
	orr	v5.8b, v5.8b, v1.8b
	ldr	q1, [sp, #1504]
	shl	v17.4s, v17.4s, #31
	fmul	v21.4s, v24.4s, v26.4s
	cmge	v3.4s, v3.4s, #0
	fmov	v24.4s, #1.00000000
	and	v27.16b, v4.16b, v27.16b
	ldr	q4, [sp, #1056]
	ushll	v5.4s, v5.4h, #0
	cmge	v17.4s, v17.4s, #0
	fdiv	v0.4s, v0.4s, v16.4s
	fmul	v16.4s, v6.4s, v18.4s
	ldr	q6, [sp, #1200]
	and	v3.16b, v3.16b, v4.16b
	ldr	q4, [sp, #1328]
	shl	v5.4s, v5.4s, #31
	fmla	v27.4s, v3.4s, v3.4s
	and	v3.16b, v17.16b, v9.16b
	cmge	v5.4s, v5.4s, #0
	fmla	v27.4s, v3.4s, v3.4s
	str	q0, [sp, #1024]
	ldr	q0, [sp, #1216]
	fmla	v13.4s, v0.4s, v9.4s
	ldr	q0, [sp, #1120]
	fmov	v9.4s, #1.00000000
	fmul	v18.4s, v0.4s, v1.4s
	ldr	q1, [sp, #1168]
	fmul	v19.4s, v1.4s, v26.4s
	ldr	q1, [sp, #1152]
	movi	v26.2d, #0000000000000000
	fmls	v13.4s, v21.4s, v1.4s
	mov	v1.16b, v7.16b
	ldr	q7, [sp, #1072]
	fmla	v16.4s, v6.4s, v18.4s
	ldr	q6, [sp, #1248]
	str	q28, [sp, #1072]
	bsl	v4.16b, v24.16b, v19.16b
	mov	v19.16b, v7.16b
	and	v5.16b, v5.16b, v18.16b
	str	q1, [sp, #1056]
	fmla	v26.4s, v1.4s, v1.4s
	ldr	q1, [sp, #1040]
	bsl	v19.16b, v24.16b, v6.16b
	mov	v6.16b, v23.16b
	fmul	v23.4s, v23.4s, v15.4s
	fmul	v24.4s, v13.4s, v15.4s
	fmls	v16.4s, v21.4s, v28.4s
	mov	v13.16b, v0.16b
	mov	v17.16b, v1.16b
	ldp	q1, q0, [sp, #1008]
	ldr	q28, [sp, #992]
	fmla	v26.4s, v21.4s, v21.4s
	fmla	v27.4s, v5.4s, v5.4s
	fmul	v4.4s, v19.4s, v4.4s
	fmul	v19.4s, v13.4s, v0.4s
	bsl	v17.16b, v9.16b, v23.16b
	fmls	v16.4s, v24.4s, v28.4s
	mov	v7.16b, v1.16b
	ldr	q1, [sp, #1264]
	fmla	v26.4s, v24.4s, v24.4s
	bsl	v7.16b, v9.16b, v19.16b
	fcmp	s1, #0.0
	fmul	v4.4s, v4.4s, v17.4s
	fmul	v3.4s, v16.4s, v0.4s
	fmul	v16.4s, v4.4s, v7.4s
	fmla	v26.4s, v3.4s, v3.4s
	b.gt	.L7b64
	fdiv	v1.4s, v9.4s, v6.4s
	ldr	q19, [sp, #960]
	ldr	q23, [sp, #928]
	ldr	q7, [sp, #1296]
	mov	w9, #14269
	dup	v17.4s, w6
	fadd	v6.4s, v23.4s, v23.4s
	movk	w9, #13574, lsl #16
	fdiv	v4.4s, v9.4s, v13.4s
	fmul	v1.4s, v1.4s, v7.4s
	dup	v7.4s, w9
	mov	w9, #4016
	movk	w9, #13345, lsl #16
	fmul	v1.4s, v1.4s, v7.4s
	fcmgt	v7.4s, v17.4s, v23.4s
	fdiv	v5.4s, v9.4s, v19.4s
	fmul	v4.4s, v4.4s, v20.4s
	fsqrt	v6.4s, v6.4s
	fmul	v5.4s, v5.4s, v16.4s
	dup	v16.4s, w9
	mov	w9, #50604
	movk	w9, #13991, lsl #16
	dup	v18.4s, w9
	fmul	v4.4s, v4.4s, v16.4s
	fmul	v5.4s, v5.4s, v5.4s
	fmaxnm	v1.4s, v1.4s, v4.4s
	fminnm	v4.4s, v5.4s, v9.4s
	fmul	v6.4s, v6.4s, v18.4s
	and	v5.16b, v7.16b, v6.16b
	ldr	s6, [x13, #16]
	ldr	q7, [sp, #1088]
	fmul	v4.4s, v4.4s, v6.s[0]
	fmaxnm	v1.4s, v1.4s, v5.4s
	ldr	q5, [sp, #1232]
	fmul	v5.4s, v5.4s, v7.4s
	ldr	q7, [sp, #1216]
	fmaxnm	v1.4s, v4.4s, v1.4s
	fcmgt	v4.4s, v17.4s, v19.4s
	ldr	q19, [sp, #1280]
	fmul	v5.4s, v7.4s, v5.4s
	and	v1.16b, v4.16b, v1.16b
	fmul	s4, s6, s6
	ldr	q6, [sp, #1200]
	fmul	v5.4s, v6.4s, v5.4s
	fmov	v6.4s, #5.00000000
	fmul	v1.4s, v1.4s, v1.4s
	dup	v4.4s, v4.s[0]
	fcmgt	v5.4s, v5.4s, #0.0
	fcmge	v1.4s, v1.4s, v26.4s
	fcmge	v4.4s, v4.4s, v27.4s
	and	v1.16b, v4.16b, v1.16b
	bic	v4.16b, v9.16b, v5.16b
	ldr	q5, [sp, #448]
	bsl	v1.16b, v4.16b, v6.16b
	ldr	q4, [sp, #1136]
	fcmge	v4.4s, v4.4s, v5.4s
	movi	v5.4s, #64, lsl #24
	fminnm	v5.4s, v1.4s, v5.4s
	bit	v1.16b, v5.16b, v4.16b
	ldr	q5, [sp, #1104]
	fcmeq	v4.4s, v5.4s, v6.4s
	bit	v5.16b, v1.16b, v4.16b
	fcmeq	v1.4s, v5.4s, v6.4s
	movi	d6, #0000000000000000
	str	q5, [sp, #1104]
	and	v7.16b, v1.16b, v9.16b
	mov	s1, v7.s[1]
	fadd	s4, s7, s6
	mov	s5, v7.s[2]
	fadd	s1, s4, s1
	mov	s4, v7.s[3]
	fadd	s1, s1, s5
	fadd	s1, s1, s4
	fcmp	s1, #0.0
	b.gt	.L7b66
	fmul	v1.4s, v0.4s, v3.4s
	ldr	q0, [sp, #560]
	ldr	q4, [sp, #1152]
	ldr	q6, [sp, #1056]
	str	q11, [sp, #1328]
	movi	v18.2d, #0000000000000000
	movi	v25.2d, #0000000000000000
	movi	v9.2d, #0000000000000000
	movi	v11.2d, #0000000000000000
	movi	v27.2d, #0000000000000000
	movi	v26.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	fmls	v24.4s, v1.4s, v28.4s
	fmul	v3.4s, v0.4s, v24.4s
	ldr	q0, [sp, #1072]
	fmls	v21.4s, v3.4s, v4.4s
	ldr	q4, [sp, #592]
	fmls	v21.4s, v1.4s, v0.4s
	ldp	q5, q0, [sp, #608]
	fmul	v4.4s, v4.4s, v21.4s
	fmls	v6.4s, v4.4s, v0.4s
	ldr	q0, [sp, #1168]
	fmul	v4.4s, v0.4s, v4.4s
	ldr	q0, [sp, #1248]
	fmls	v6.4s, v3.4s, v5.4s
	ldr	q5, [sp, #576]
	str	q4, [sp, #1488]
	fmls	v6.4s, v1.4s, v5.4s
	fmul	v5.4s, v0.4s, v6.4s
	ldr	q0, [sp, #1184]
	movi	v6.2d, #0000000000000000
	fmul	v3.4s, v0.4s, v3.4s
	fmul	v0.4s, v13.4s, v1.4s
	fmov	v13.4s, #-1.00000000
	movi	v1.2d, #0000000000000000
	str	q5, [sp, #1264]
	movi	v5.2d, #0000000000000000
	str	q0, [sp, #1424]
	str	q3, [sp, #1408]
	tbz	w8, #3, .L7b95
	ldr	x21, [sp, #168]
	cbz	w15, .L7b96
	add	x11, x13, #8
	mov	x9, xzr
	ld1r	{ v24.4s }, [x11]
	mov	x11, x17
.L7b92:
	add	x14, x9, x15
	ldr	q4, [sp, #1296]
	mov	x0, x16
	add	x14, x14, x14, lsl #1
	mov	x1, x15
	ldr	q3, [x16, x14, lsl #4]
	mov	x14, x11
	fmul	v0.4s, v4.4s, v3.4s
	str	q0, [sp, #1504]
	fmov	v0.4s, #1.00000000
.L7b93:
	mov	v7.16b, v20.16b
	ldr	q4, [x0], #48
	ldr	q3, [sp, #1504]
	ldr	q17, [x14], #16
	mov	v28.16b, v30.16b
	mov	v21.16b, v31.16b
	subs	x1, x1, #1
	fmla	v7.4s, v4.4s, v3.4s
	mvni	v3.4s, #127, msl #16
	fadd	v7.4s, v7.4s, v24.4s
	fdiv	v4.4s, v0.4s, v7.4s
	fsub	v17.4s, v17.4s, v7.4s
	fmul	v17.4s, v17.4s, v4.4s
	fadd	v19.4s, v4.4s, v13.4s
	fmul	v4.4s, v4.4s, v24.s[0]
	fcmgt	v23.4s, v17.4s, v13.4s
	bit	v19.16b, v17.16b, v23.16b
	fadd	v23.4s, v19.4s, v0.4s
	add	v23.4s, v23.4s, v12.4s
	and	v23.16b, v23.16b, v3.16b
	mov	v3.16b, v6.16b
	fmov	v6.4s, #-1.00000000
	sub	v13.4s, v0.4s, v23.4s
	fadd	v15.4s, v13.4s, v6.4s
	fmov	v6.4s, #5.00000000
	fmla	v15.4s, v13.4s, v19.4s
	mov	v19.16b, v10.16b
	fadd	v6.4s, v7.4s, v6.4s
	fmul	v13.4s, v15.4s, v15.4s
	fmla	v19.4s, v22.4s, v15.4s
	fmla	v28.4s, v29.4s, v15.4s
	fdiv	v6.4s, v0.4s, v6.4s
	fmla	v21.4s, v8.4s, v15.4s
	fmla	v19.4s, v2.4s, v13.4s
	fmla	v28.4s, v13.4s, v19.4s
	fmla	v21.4s, v13.4s, v28.4s
	fadd	v26.4s, v26.4s, v6.4s
	fmla	v15.4s, v13.4s, v21.4s
	fmov	v13.4s, #-1.00000000
	scvtf	v21.4s, v23.4s
	fmul	v23.4s, v6.4s, v6.4s
	fmaxnm	v19.4s, v17.4s, v13.4s
	fadd	v17.4s, v17.4s, v0.4s
	fmla	v15.4s, v14.4s, v21.4s
	fmul	v21.4s, v6.4s, v23.4s
	mov	v6.16b, v3.16b
	fadd	v27.4s, v27.4s, v23.4s
	fmla	v25.4s, v4.4s, v23.4s
	fneg	v19.4s, v19.4s
	fmul	v28.4s, v23.4s, v21.4s
	fadd	v11.4s, v11.4s, v21.4s
	fmla	v18.4s, v4.4s, v21.4s
	fmla	v19.4s, v15.4s, v17.4s
	fmul	v17.4s, v23.4s, v23.4s
	fmla	v6.4s, v4.4s, v28.4s
	fadd	v1.4s, v1.4s, v28.4s
	fmla	v16.4s, v19.4s, v7.4s
	fadd	v9.4s, v9.4s, v17.4s
	fmla	v5.4s, v4.4s, v17.4s
	b.ne	.L7b93
	add	x9, x9, #1
	add	x11, x11, x10
	cmp	x9, x15
	b.ne	.L7b92
	b	.L7b96
.L7b95:
	ldr	x21, [sp, #168]
.L7b96:
	ldr	q0, [sp, #1376]
	ldr	q19, [sp, #1168]
	fmov	v3.4s, #1.00000000
	str	q6, [sp, #1232]
	ldr	q23, [sp, #752]
	mov	w9, #46871
	fmul	v4.4s, v0.4s, v19.4s
	ldr	q0, [sp, #1248]
	ldr	q17, [sp, #1184]
	movk	w9, #14673, lsl #16
	ldp	x20, x15, [sp, #272]
	fmul	v6.4s, v4.4s, v0.4s
	add	x10, x22, x15, lsl #4
	lsl	x11, x20, #5
	add	x14, x20, x20, lsl #1
	fmls	v3.4s, v6.4s, v6.4s
	fneg	v24.4s, v6.4s
	fmaxnm	v4.4s, v3.4s, v23.4s
	str	q3, [sp, #1376]
	ldr	q3, [sp, #1344]
	fmul	v7.4s, v3.4s, v17.4s
	fmov	v3.4s, #1.00000000
	fsqrt	v4.4s, v4.4s
	fmul	v21.4s, v7.4s, v0.4s
	fmul	v7.4s, v21.4s, v24.4s
	str	q21, [sp, #1216]
	fdiv	v4.4s, v3.4s, v4.4s
	ldr	q3, [sp, #1392]
	fmul	v6.4s, v3.4s, v17.4s
	fmov	v17.4s, #1.00000000
	fmla	v7.4s, v19.4s, v6.4s
	fmls	v17.4s, v21.4s, v21.4s
	fneg	v21.4s, v21.4s
	fmul	v3.4s, v7.4s, v4.4s
	str	q4, [sp, #1504]
	ldr	q4, [sp, #1120]
	fmls	v17.4s, v3.4s, v3.4s
	str	q3, [sp, #1440]
	ldr	q3, [sp, #1456]
	fmul	v7.4s, v3.4s, v4.4s
	ldr	q3, [sp, #1360]
	str	q24, [sp, #1360]
	fmaxnm	v6.4s, v17.4s, v23.4s
	fmul	v23.4s, v3.4s, v4.4s
	ldr	q3, [sp, #1328]
	str	q17, [sp, #1344]
	fmov	v17.4s, #1.00000000
	fmul	v3.4s, v3.4s, v4.4s
	fmul	v13.4s, v7.4s, v0.4s
	ldr	q0, [sp, #1264]
	ldr	s4, [x13, #20]
	fsqrt	v6.4s, v6.4s
	fabs	v7.4s, v0.4s
	str	q3, [sp, #1392]
	ldr	q3, [sp, #1488]
	fmul	v28.4s, v13.4s, v24.4s
	movi	v24.2d, #0000000000000000
	fmul	v21.4s, v13.4s, v21.4s
	str	q13, [sp, #1456]
	fabs	v15.4s, v3.4s
	fmov	v3.4s, #1.00000000
	fmla	v28.4s, v19.4s, v23.4s
	ldr	q19, [sp, #784]
	fmaxnm	v7.4s, v7.4s, v24.4s
	fmov	s24, w9
	add	x9, x13, #208
	fmaxnm	v23.4s, v7.4s, v15.4s
	ldr	q7, [sp, #1408]
	fdiv	v3.4s, v3.4s, v6.4s
	fmul	s6, s4, s24
	dup	v4.4s, v6.s[0]
	ldr	q6, [sp, #1424]
	fadd	v6.4s, v6.4s, v20.4s
	fcmge	v4.4s, v4.4s, v23.4s
	ldr	q23, [sp, #1456]
	str	q3, [sp, #1472]
	ldr	q3, [sp, #1280]
	fadd	v24.4s, v0.4s, v3.4s
	ldr	q0, [sp, #1296]
	ldr	q3, [sp, #1392]
	fadd	v13.4s, v7.4s, v0.4s
	ldr	q0, [sp, #1184]
	fmov	v7.4s, #1.00000000
	fmla	v21.4s, v0.4s, v3.4s
	ldr	q0, [sp, #1504]
	fminnm	v24.4s, v24.4s, v19.4s
	ldr	q19, [sp, #848]
	fmul	v3.4s, v28.4s, v0.4s
	ldr	q28, [sp, #1312]
	ldr	q0, [sp, #1488]
	fminnm	v13.4s, v13.4s, v19.4s
	ldr	q19, [sp, #1104]
	fmls	v7.4s, v23.4s, v23.4s
	fadd	v15.4s, v0.4s, v28.4s
	fmov	v0.4s, #1.00000000
	ldr	q23, [sp, #1440]
	fmls	v21.4s, v23.4s, v3.4s
	ldr	q23, [sp, #800]
	str	q3, [sp, #1408]
	fmls	v7.4s, v3.4s, v3.4s
	ldr	q3, [sp, #1280]
	fcmge	v0.4s, v0.4s, v19.4s
	fminnm	v6.4s, v6.4s, v23.4s
	ldr	q23, [sp, #880]
	fminnm	v23.4s, v15.4s, v23.4s
	ldr	q15, [sp, #816]
	str	q0, [sp, #1424]
	and	v4.16b, v0.16b, v4.16b
	ldr	q0, [sp, #1472]
	fmaxnm	v24.4s, v24.4s, v15.4s
	ldr	q15, [sp, #832]
	fmul	v0.4s, v21.4s, v0.4s
	ldr	q21, [sp, #864]
	fmaxnm	v13.4s, v13.4s, v15.4s
	ldr	q15, [sp, #1376]
	fmaxnm	v6.4s, v6.4s, v21.4s
	ldr	q21, [sp, #768]
	fminnm	v15.4s, v15.4s, v17.4s
	ldr	q17, [sp, #1344]
	fmaxnm	v21.4s, v23.4s, v21.4s
	mov	v23.16b, v4.16b
	fmls	v7.4s, v0.4s, v0.4s
	bit	v20.16b, v6.16b, v4.16b
	ldr	s6, [x13, #12]
	bsl	v23.16b, v24.16b, v3.16b
	mov	v24.16b, v4.16b
	ldr	q3, [sp, #1296]
	bsl	v4.16b, v21.16b, v28.16b
	bsl	v24.16b, v13.16b, v3.16b
	fmov	v13.4s, #4.00000000
	fmul	v20.4s, v20.4s, v6.s[0]
	fcmeq	v3.4s, v19.4s, v13.4s
	fminnm	v13.4s, v15.4s, v17.4s
	ld1r	{ v17.4s }, [x9]
	mov	w9, #46871
	movk	w9, #14545, lsl #16
	mov	v21.16b, v3.16b
	mov	v28.16b, v3.16b
	bit	v4.16b, v17.16b, v3.16b
	bit	v20.16b, v17.16b, v3.16b
	bsl	v21.16b, v17.16b, v23.16b
	fmul	v23.4s, v24.4s, v6.s[0]
	fminnm	v24.4s, v13.4s, v7.4s
	dup	v13.4s, w9
	add	x9, x15, x20
	str	q4, [x22, x9, lsl #4]
	str	q21, [x10]
	mov	v21.16b, v3.16b
	fcmgt	v13.4s, v24.4s, v13.4s
	bsl	v21.16b, v17.16b, v23.16b
	str	q21, [x10, x11]
	str	q20, [x10, x14, lsl #4]
	tbnz	w8, #1, .L7b98
	mov	w10, #4
	tbz	w8, #3, .L7b9
	b	.L7b8
.L7b98:
	ldr	q3, [sp, #752]
	ldr	q19, [sp, #1216]
	mov	v23.16b, v0.16b
	ldr	q0, [sp, #1440]
	str	q28, [sp, #1392]
	tst	w8, #0x4
	fmaxnm	v4.4s, v7.4s, v3.4s
	ldr	q3, [sp, #1504]
	ldr	q7, [sp, #1360]
	ldr	q24, [sp, #1472]
	str	q13, [sp, #1488]
	mov	w10, #5
	fmul	v21.4s, v3.4s, v7.4s
	fneg	v7.4s, v3.4s
	mov	x25, x7
	mov	x7, x30
	cinc	x10, x10, ne
	mov	w14, #9
	fsqrt	v4.4s, v4.4s
	mov	x30, x15
	mov	w15, #6
	csel	x14, x15, x14, eq
	umull	x15, w10, w20
	mov	w10, #13
	fmla	v19.4s, v21.4s, v0.4s
	fmul	v7.4s, v0.4s, v7.4s
	ldr	q0, [sp, #1456]
	mov	w0, #7
	add	x11, x22, x20, lsl #6
	umull	x14, w14, w20
	csel	x0, x0, x10, eq
	lsl	x10, x30, #4
	add	x15, x22, x15, lsl #4
	umull	x0, w0, w20
	mov	x1, x30
	fneg	v20.4s, v19.4s
	fmov	v19.4s, #1.00000000
	fmul	v13.4s, v7.4s, v24.4s
	fmov	v7.4s, #1.00000000
	fmul	v15.4s, v24.4s, v20.4s
	fneg	v20.4s, v24.4s
	str	q13, [sp, #1440]
	fmla	v7.4s, v21.4s, v21.4s
	fdiv	v28.4s, v19.4s, v4.4s
	ldr	q4, [sp, #1408]
	str	q21, [sp, #1408]
	fmla	v0.4s, v21.4s, v4.4s
	fmul	v4.4s, v3.4s, v4.4s
	fmul	v21.4s, v3.4s, v3.4s
	fmul	v3.4s, v23.4s, v20.4s
	fmla	v7.4s, v15.4s, v15.4s
	str	q15, [sp, #1456]
	fmla	v0.4s, v15.4s, v23.4s
	fmla	v4.4s, v13.4s, v23.4s
	fmla	v21.4s, v13.4s, v13.4s
	fneg	v19.4s, v0.4s
	fneg	v4.4s, v4.4s
	fmul	v15.4s, v3.4s, v28.4s
	ldr	q3, [sp, #1184]
	mov	v23.16b, v28.16b
	fmul	v0.4s, v28.4s, v19.4s
	fmul	v13.4s, v28.4s, v4.4s
	fmul	v4.4s, v24.4s, v24.4s
	fmul	v19.4s, v3.4s, v6.s[0]
	ldr	q3, [sp, #1488]
	ldr	q24, [sp, #1168]
	str	q0, [sp, #1376]
	fmla	v7.4s, v0.4s, v0.4s
	ldr	q0, [sp, #1424]
	fmla	v21.4s, v13.4s, v13.4s
	fmla	v4.4s, v15.4s, v15.4s
	and	v20.16b, v0.16b, v3.16b
	ldr	q0, [sp, #1120]
	fmul	v3.4s, v0.4s, v6.s[0]
	ldr	q0, [sp, #1248]
	fmul	v6.4s, v28.4s, v28.4s
	xtn	v20.4h, v20.4s
	fmul	v21.4s, v24.4s, v21.4s
	fmul	v4.4s, v4.4s, v19.4s
	fmul	v7.4s, v0.4s, v7.4s
	fmul	v28.4s, v6.4s, v3.4s
	sshll	v6.4s, v20.4h, #0
	fmul	v20.4s, v24.4s, v21.4s
	fmul	v4.4s, v19.4s, v4.4s
	fmul	v7.4s, v0.4s, v7.4s
	fmul	v21.4s, v3.4s, v28.4s
	bif	v20.16b, v17.16b, v6.16b
	bif	v4.16b, v17.16b, v6.16b
	bif	v7.16b, v17.16b, v6.16b
	str	q7, [x11, x10]
	mov	v7.16b, v6.16b
	add	x11, x22, x14, lsl #4
	add	x14, x22, x0, lsl #4
	str	q20, [x15, x10]
	str	q4, [x11, x10]
	bsl	v7.16b, v21.16b, v17.16b
	str	q7, [x14, x10]
	tbnz	w8, #2, .L7b100
	mov	w10, #8
	b	.L7b101
.L7b100:
	ldr	q4, [sp, #1504]
	ldr	q7, [sp, #1408]
	mov	v0.16b, v24.16b
	ldr	q21, [sp, #1440]
	ldr	q20, [sp, #1472]
	fmul	v24.4s, v23.4s, v13.4s
	fmul	v4.4s, v4.4s, v7.4s
	ldr	q7, [sp, #1456]
	ldr	q28, [sp, #1248]
	mov	w11, #80
	mov	w14, #112
	add	x15, x22, x20, lsl #7
	umaddl	x11, w20, w11, x22
	fmul	v24.4s, v24.4s, v3.4s
	umaddl	x14, w20, w14, x22
	fmla	v4.4s, v7.4s, v21.4s
	fmul	v7.4s, v20.4s, v7.4s
	fmul	v20.4s, v20.4s, v21.4s
	ldr	q21, [sp, #1376]
	fmla	v4.4s, v21.4s, v13.4s
	fmla	v7.4s, v21.4s, v15.4s
	fmul	v21.4s, v23.4s, v21.4s
	fmla	v20.4s, v13.4s, v15.4s
	fmul	v23.4s, v23.4s, v15.4s
	fmul	v4.4s, v0.4s, v4.4s
	fmul	v7.4s, v7.4s, v19.4s
	fmul	v21.4s, v21.4s, v3.4s
	fmul	v20.4s, v20.4s, v19.4s
	fmul	v3.4s, v23.4s, v3.4s
	fmul	v23.4s, v0.4s, v24.4s
	fmul	v4.4s, v28.4s, v4.4s
	fmul	v7.4s, v28.4s, v7.4s
	fmul	v21.4s, v28.4s, v21.4s
	fmul	v20.4s, v0.4s, v20.4s
	fmul	v3.4s, v19.4s, v3.4s
	mov	v19.16b, v6.16b
	bif	v4.16b, v17.16b, v6.16b
	bif	v7.16b, v17.16b, v6.16b
	bsl	v19.16b, v20.16b, v17.16b
	bif	v3.16b, v17.16b, v6.16b
	str	q4, [x11, x10]
	mov	v4.16b, v6.16b
	mov	w11, #160
	str	q7, [x14, x10]
	mov	v7.16b, v6.16b
	mov	w14, #176
	str	q19, [x15, x10]
	mov	w15, #192
	umaddl	x11, w20, w11, x22
	bsl	v4.16b, v21.16b, v17.16b
	umaddl	x14, w20, w14, x22
	bsl	v7.16b, v23.16b, v17.16b
	umaddl	x15, w20, w15, x22
	str	q4, [x11, x10]
	str	q7, [x14, x10]
	str	q3, [x15, x10]
	mov	w10, #14
.L7b101:
	mov	x30, x7
	mov	x7, x25
	mov	w25, #50604
	ldr	q28, [sp, #1392]
	ldr	q13, [sp, #1488]
	mov	x15, x1
	movk	w25, #14119, lsl #16
	tbz	w8, #3, .L7b9
	b	.L7b8
.L7b102:
	add	sp, sp, #1520
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
