// Made by `cargo xtask kernels`. Do not edit.
	.text
	.p2align	2
	.globl	gaussmle_xynbsxsy_uniform_neon
gaussmle_xynbsxsy_uniform_neon:
	.globl	_gaussmle_xynbsxsy_uniform_neon
_gaussmle_xynbsxsy_uniform_neon:
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
	sub	sp, sp, #2448
	str	w1, [sp, #52]
	cbz	w3, .L31b102
	cbz	w2, .L31b102
	ldr	w8, [sp, #52]
	cbz	w8, .L31b102
	mov	w8, w2
	ldr	w9, [sp, #52]
	fmov	v14.4s, #1.00000000
	str	x8, [sp, #64]
	ldp	x8, x16, [x0, #40]
	movi	v31.4s, #32
	movi	d9, #0000000000000000
	movi	v23.2d, #0000000000000000
	movi	v29.2d, #0x00ffff0000ffff
	movi	v8.4s, #127, msl #16
	ldr	x20, [sp, #2608]
	str	x8, [sp, #160]
	add	w8, w5, w4
	ldr	x12, [x0]
	add	w11, w8, w6
	mov	w8, w3
	ldr	x17, [x0, #56]
	str	x8, [sp, #16]
	mul	w8, w2, w9
	mov	w6, #62154
	ldp	x13, x22, [x0, #24]
	mov	w4, #50604
	mov	w23, #4719
	mov	w24, #64269
	mov	w25, #44110
	str	w8, [sp, #12]
	mov	w8, #16992
	mov	w26, #13
	movk	w8, #3490, lsl #16
	mov	w27, #56135
	mov	w28, #55248
	dup	v0.4s, w8
	mov	w8, #58632
	mov	w30, #39482
	movk	w8, #7740, lsl #16
	mov	w3, #51410
	mov	w29, #14269
	dup	v2.4s, w8
	mov	w8, #4059
	mov	x10, xzr
	str	q0, [sp, #864]
	mvni	v0.4s, #128, lsl #16
	movk	w8, #16713, lsl #16
	dup	v1.4s, w8
	mov	w21, w9
	mov	w5, #80
	movk	w6, #29001, lsl #16
	movk	w4, #14119, lsl #16
	movk	w23, #14979, lsl #16
	fneg	v0.4s, v0.4s
	movk	w24, #49354, lsl #16
	movk	w25, #16042, lsl #16
	movk	w26, #48896, lsl #16
	movk	w27, #15947, lsl #16
	movk	w28, #48767, lsl #16
	movk	w30, #15909, lsl #16
	movk	w3, #48686, lsl #16
	movk	w29, #13702, lsl #16
	mov	w9, w11
	stp	q1, q2, [sp, #128]
	str	q0, [sp, #112]
	str	x11, [sp, #40]
	stp	x21, x20, [sp, #96]
	str	x22, [sp, #88]
	b	.L31b5
.L31b4:
	ldr	x10, [sp, #32]
	ldr	x8, [sp, #16]
	ldr	w9, [sp, #28]
	add	x10, x10, #1
	cmp	x10, x8
	ldr	w8, [sp, #12]
	add	w9, w9, w8
	b.eq	.L31b102
.L31b5:
	ldr	x8, [sp, #64]
	mov	x11, xzr
	str	x10, [sp, #32]
	str	w9, [sp, #28]
	mul	x8, x10, x8
	mov	w10, w9
	str	x8, [sp, #56]
	b	.L31b7
.L31b6:
	ldr	x11, [sp, #80]
	ldr	x8, [sp, #64]
	ldr	w10, [sp, #76]
	add	x11, x11, #1
	cmp	x11, x8
	ldr	w8, [sp, #52]
	add	w10, w10, w8
	b.eq	.L31b4
.L31b7:
	ldr	x8, [sp, #56]
	ldr	x9, [sp, #40]
	mov	x0, xzr
	str	x11, [sp, #80]
	add	x8, x8, x11
	mov	w11, w10
	str	w10, [sp, #76]
	madd	x7, x8, x21, x9
	str	x7, [sp, #168]
	b	.L31b11
.L31b8:
	ldp	q0, q4, [sp, #208]
	movi	v20.2d, #0000000000000000
	ldp	s8, s10, [x13, #100]
	mov	w10, #29208
	movk	w10, #16177, lsl #16
	umull	x11, w8, w15
	lsl	x14, x19, #4
	fdiv	v0.4s, v14.4s, v0.4s
	add	x1, x8, #2
	add	x2, x8, #3
	umull	x1, w1, w15
	add	x11, x22, x11, lsl #4
	umull	x2, w2, w15
	fmul	v28.4s, v4.4s, v0.4s
	mvni	v4.4s, #127, msl #16
	add	v0.4s, v28.4s, v24.4s
	movi	v24.2d, #0000000000000000
	and	v22.16b, v0.16b, v4.16b
	fmov	v0.4s, #-1.00000000
	movi	v4.2d, #0000000000000000
	sub	v29.4s, v14.4s, v22.4s
	fmla	v4.4s, v9.4s, v8.s[0]
	ldr	s8, [x13, #144]
	fmla	v0.4s, v29.4s, v28.4s
	ldp	s28, s16, [x13, #136]
	fmla	v4.4s, v30.4s, v10.s[0]
	fmla	v20.4s, v9.4s, v28.s[0]
	ldp	s29, s28, [x13, #172]
	fmla	v3.4s, v5.4s, v0.4s
	fmla	v2.4s, v1.4s, v0.4s
	ldr	q1, [sp, #2304]
	fmla	v26.4s, v15.4s, v0.4s
	ldr	q5, [sp, #1936]
	fmla	v24.4s, v9.4s, v29.s[0]
	fmul	v29.4s, v0.4s, v0.4s
	fmla	v20.4s, v30.4s, v16.s[0]
	fmla	v24.4s, v30.4s, v28.s[0]
	ldp	s16, s28, [x13, #108]
	fmla	v3.4s, v6.4s, v29.4s
	fmla	v20.4s, v25.4s, v8.s[0]
	fmla	v4.4s, v25.4s, v16.s[0]
	ldp	s6, s16, [x13, #180]
	fmla	v2.4s, v29.4s, v3.4s
	fmla	v24.4s, v25.4s, v6.s[0]
	ldp	s3, s6, [x13, #148]
	fmla	v4.4s, v23.4s, v28.s[0]
	fmla	v20.4s, v23.4s, v3.s[0]
	fmla	v26.4s, v29.4s, v2.4s
	ldp	s2, s3, [x13, #116]
	fmla	v24.4s, v23.4s, v16.s[0]
	fmla	v4.4s, v21.4s, v2.s[0]
	ldp	s2, s16, [x13, #188]
	fmla	v20.4s, v21.4s, v6.s[0]
	fmla	v0.4s, v29.4s, v26.4s
	fmla	v24.4s, v21.4s, v2.s[0]
	scvtf	v2.4s, v22.4s
	fmla	v4.4s, v19.4s, v3.s[0]
	ldp	s6, s3, [x13, #156]
	fmla	v20.4s, v19.4s, v6.s[0]
	fmla	v24.4s, v19.4s, v16.s[0]
	ldp	s6, s16, [x13, #124]
	fmla	v0.4s, v1.4s, v2.4s
	dup	v2.4s, w10
	mov	w10, #16271
	ldr	q1, [sp, #1952]
	movk	w10, #16363, lsl #16
	fmla	v20.4s, v18.4s, v3.s[0]
	ldp	s17, s3, [x13, #196]
	fmla	v4.4s, v18.4s, v6.s[0]
	ldr	q6, [sp, #192]
	fmla	v24.4s, v18.4s, v17.s[0]
	fmla	v0.4s, v2.4s, v6.4s
	dup	v2.4s, w10
	ldp	s6, s17, [x13, #164]
	add	x10, x13, #208
	fmla	v4.4s, v7.4s, v16.s[0]
	ldr	s16, [x13, #132]
	fmla	v20.4s, v7.4s, v6.s[0]
	fmla	v24.4s, v7.4s, v3.s[0]
	ldr	q3, [sp, #240]
	fneg	v6.4s, v5.4s
	fmla	v0.4s, v2.4s, v3.4s
	ldr	s2, [x13, #204]
	fadd	v3.4s, v5.4s, v5.4s
	ldr	q5, [sp, #176]
	fmla	v4.4s, v1.4s, v16.s[0]
	fmla	v20.4s, v1.4s, v17.s[0]
	fmla	v24.4s, v1.4s, v2.s[0]
	movi	v2.4s, #64, lsl #24
	movi	v1.4s, #191, lsl #24
	fmla	v20.4s, v2.4s, v5.s[0]
	movi	v2.4s, #65, lsl #24
	fmla	v6.4s, v1.4s, v0.4s
	ld1r	{ v0.4s }, [x10]
	umaddl	x10, w8, w15, x15
	fadd	v1.4s, v5.4s, v4.4s
	add	x8, x8, #4
	umull	x8, w8, w15
	fmla	v24.4s, v2.4s, v5.s[0]
	mov	v2.16b, v11.16b
	bit	v3.16b, v0.16b, v11.16b
	add	x10, x22, x10, lsl #4
	bit	v1.16b, v0.16b, v11.16b
	add	x8, x22, x8, lsl #4
	bsl	v2.16b, v0.16b, v6.16b
	str	q2, [x11, x14]
	mov	v2.16b, v11.16b
	add	x11, x22, x1, lsl #4
	str	q3, [x10, x14]
	add	x10, x22, x2, lsl #4
	str	q1, [x11, x14]
	bsl	v2.16b, v0.16b, v20.16b
	bif	v0.16b, v24.16b, v11.16b
	str	q2, [x10, x14]
	str	q0, [x8, x14]
.L31b9:
	ldr	q0, [sp, #2432]
	fmov	v1.4s, #3.00000000
	ldr	q2, [sp, #1376]
	movi	v31.4s, #32
	movi	d9, #0000000000000000
	movi	v23.2d, #0000000000000000
	orr	v0.16b, v11.16b, v0.16b
	movi	v29.2d, #0x00ffff0000ffff
	ldr	x8, [sp, #160]
	movi	v8.4s, #127, msl #16
	ldr	w11, [sp, #268]
	bsl	v0.16b, v2.16b, v1.16b
	ldr	q1, [sp, #1408]
	str	q1, [x8, x19, lsl #4]
	str	q0, [x8, x9, lsl #4]
.L31b10:
	add	x0, x0, #1
	add	w11, w11, #1
	cmp	x0, x21
	b.eq	.L31b6
.L31b11:
	ldr	w15, [x20, #8]
	add	x8, x7, x0
	cmp	x8, x15
	b.hs	.L31b10
	add	x8, x7, x0
	ldr	w7, [x20]
	movi	v2.2d, #0000000000000000
	ldp	w1, w10, [x20, #16]
	umull	x9, w7, w7
	str	x8, [sp, #312]
	lsl	x19, x7, #4
	str	w11, [sp, #268]
	tst	w10, #0x1
	add	x8, x9, #1
	lsr	x8, x8, #1
	csel	x8, x9, x8, eq
	cbz	w7, .L31b56
	ldr	x14, [sp, #312]
	movi	v7.2d, #0000000000000000
	movi	v10.2d, #0000000000000000
	movi	v16.4s, #16, lsl #16
	fmov	v30.4s, #1.00000000
	lsl	w30, w7, #4
	mul	x2, x8, x14
	fmov	v15.4s, #1.00000000
	movi	v1.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	str	w1, [sp, #2432]
	movi	v3.2d, #0000000000000000
	mul	w8, w11, w8
	mov	x3, xzr
	sub	x14, x7, #2
	mov	w24, #16
	add	x1, x17, #16
	mov	w25, #1
	mov	w27, #1
	b	.L31b16
.L31b14:
	movi	v23.2d, #0000000000000000
	movi	v29.2d, #0x00ffff0000ffff
.L31b15:
	movi	d4, #0000000000000000
	fmov	d0, x3
	add	x3, x3, #1
	fadd	v5.4s, v5.4s, v18.4s
	fadd	v1.4s, v1.4s, v17.4s
	add	w8, w8, w7
	cmp	x3, x7
	add	x25, x25, x7
	add	w24, w24, w30
	add	x1, x1, x19
	cmeq	v0.2d, v0.2d, v4.2d
	fadd	v4.4s, v6.4s, v17.4s
	dup	v0.2d, v0.d[0]
	bit	v6.16b, v4.16b, v0.16b
	b.eq	.L31b55
.L31b16:
	mul	x20, x3, x7
	tst	w10, #0x1
	add	w11, w20, w2
	add	x4, x2, x20, lsr #1
	and	x21, x11, #0x7fffffff
	csel	x11, x21, x4, eq
	and	x4, x8, #0x7fffffff
	ldr	q0, [x12, x11, lsl #4]
	add	x22, x4, #1
	tbnz	w10, #3, .L31b29
	mov	v4.16b, v0.16b
	tbz	w10, #0, .L31b19
	ubfiz	w11, w20, #4, #1
	dup	v4.4s, w11
	neg	v4.4s, v4.4s
	ushl	v4.4s, v0.4s, v4.4s
	and	v4.16b, v4.16b, v29.16b
	ucvtf	v4.4s, v4.4s
.L31b19:
	tbz	w10, #0, .L31b21
	ubfiz	w11, w20, #4, #1
	dup	v17.4s, w11
	neg	v17.4s, v17.4s
	ushl	v0.4s, v0.4s, v17.4s
	and	v0.16b, v0.16b, v29.16b
	ucvtf	v0.4s, v0.4s
.L31b21:
	mov	x11, x13
	add	x4, x13, #8
	bic	v0.4s, #128, lsl #24
	ld1r	{ v17.4s }, [x11], #4
	ld1r	{ v18.4s }, [x4]
	cmp	w7, #1
	umax	v7.4s, v7.4s, v0.4s
	fsub	v4.4s, v4.4s, v17.4s
	mov	v19.16b, v18.16b
	ldr	s17, [x11]
	fmla	v19.4s, v4.4s, v17.s[0]
	fmov	s4, w7
	fmov	s17, w27
	cmeq	v4.4s, v4.4s, v17.4s
	str	q19, [x17, x20, lsl #4]
	fsub	v18.4s, v19.4s, v18.4s
	dup	v4.4s, v4.s[0]
	fadd	v17.4s, v3.4s, v18.4s
	bit	v3.16b, v17.16b, v4.16b
	fadd	v17.4s, v18.4s, v23.4s
	b.eq	.L31b15
	cbz	x14, .L31b43
	mov	x11, xzr
	mov	w4, w24
	b	.L31b25
.L31b24:
	mov	x23, x13
	add	x26, x13, #8
	bic	v0.4s, #128, lsl #24
	ld1r	{ v19.4s }, [x23], #4
	ld1r	{ v20.4s }, [x26]
	add	w4, w4, #16
	umax	v7.4s, v7.4s, v0.4s
	fsub	v4.4s, v4.4s, v19.4s
	mov	v21.16b, v20.16b
	ldr	s19, [x23]
	fmla	v21.4s, v4.4s, v19.s[0]
	str	q21, [x1, x11, lsl #4]
	add	x11, x11, #1
	fsub	v4.4s, v21.4s, v20.4s
	cmp	x14, x11
	fadd	v17.4s, v17.4s, v4.4s
	b.eq	.L31b41
.L31b25:
	add	x23, x25, x11
	add	x26, x22, x11
	tst	w10, #0x1
	add	x23, x2, x23, lsr #1
	csel	x23, x26, x23, eq
	ldr	q0, [x12, x23, lsl #4]
	mov	v4.16b, v0.16b
	tbz	w10, #0, .L31b27
	and	w23, w4, #0x10
	dup	v4.4s, w23
	neg	v4.4s, v4.4s
	ushl	v4.4s, v0.4s, v4.4s
	and	v4.16b, v4.16b, v29.16b
	ucvtf	v4.4s, v4.4s
.L31b27:
	tbz	w10, #0, .L31b24
	and	w23, w4, #0x10
	dup	v19.4s, w23
	neg	v19.4s, v19.4s
	ushl	v0.4s, v0.4s, v19.4s
	and	v0.16b, v0.16b, v29.16b
	ucvtf	v0.4s, v0.4s
	b	.L31b24
.L31b29:
	mov	v28.16b, v30.16b
	mov	v4.16b, v0.16b
	tbz	w10, #0, .L31b31
	ubfiz	w11, w20, #4, #1
	dup	v4.4s, w11
	neg	v4.4s, v4.4s
	ushl	v4.4s, v0.4s, v4.4s
	and	v4.16b, v4.16b, v29.16b
	ucvtf	v4.4s, v4.4s
.L31b31:
	movi	v30.2d, #0000000000000000
	tbz	w10, #0, .L31b33
	ubfiz	w11, w20, #4, #1
	dup	v17.4s, w11
	neg	v17.4s, v17.4s
	ushl	v0.4s, v0.4s, v17.4s
	and	v0.16b, v0.16b, v29.16b
	ucvtf	v0.4s, v0.4s
.L31b33:
	mov	x11, x13
	add	x4, x13, #8
	fmov	s27, w27
	ld1r	{ v17.4s }, [x11], #4
	ld1r	{ v18.4s }, [x4]
	ldr	s19, [x11]
	mov	w11, #2382
	bic	v0.4s, #128, lsl #24
	movk	w11, #16192, lsl #16
	cmp	w7, #1
	fsub	v17.4s, v4.4s, v17.4s
	mov	v4.16b, v18.16b
	dup	v20.4s, w11
	mov	w11, #28477
	umax	v7.4s, v7.4s, v0.4s
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
	str	q4, [x17, x20, lsl #4]
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
	bif	v17.16b, v14.16b, v24.16b
	mov	v25.16b, v24.16b
	and	v24.16b, v24.16b, v14.16b
	bsl	v25.16b, v26.16b, v14.16b
	fmov	s26, w7
	fadd	v10.4s, v10.4s, v24.4s
	fmul	v17.4s, v15.4s, v17.4s
	cmeq	v26.4s, v26.4s, v27.4s
	fadd	v27.4s, v3.4s, v18.4s
	fmul	v25.4s, v28.4s, v25.4s
	ushr	v28.4s, v17.4s, #23
	and	v29.16b, v17.16b, v8.16b
	fadd	v17.4s, v18.4s, v30.4s
	dup	v26.4s, v26.s[0]
	sub	v16.4s, v16.4s, v28.4s
	and	v28.16b, v25.16b, v8.16b
	orr	v15.16b, v29.16b, v14.16b
	bit	v3.16b, v27.16b, v26.16b
	usra	v16.4s, v25.4s, #23
	orr	v30.16b, v28.16b, v14.16b
	b.eq	.L31b14
	cbz	x14, .L31b49
	movi	v29.2d, #0x00ffff0000ffff
	mov	x23, #-1
	mov	w11, w24
	mov	x4, x25
	sub	x26, x7, #2
	b	.L31b37
.L31b36:
	mov	x27, x13
	add	x28, x13, #8
	mov	v27.16b, v21.16b
	ld1r	{ v24.4s }, [x27], #4
	ld1r	{ v25.4s }, [x28]
	mov	v28.16b, v22.16b
	bic	v0.4s, #128, lsl #24
	sub	x26, x26, #1
	sub	x23, x23, #1
	add	x22, x22, #1
	add	w11, w11, #16
	fsub	v4.4s, v4.4s, v24.4s
	mov	v26.16b, v25.16b
	ldr	s24, [x27]
	umax	v7.4s, v7.4s, v0.4s
	fmla	v26.4s, v4.4s, v24.s[0]
	str	q26, [x17, x4, lsl #4]
	add	x4, x4, #1
	fadd	v4.4s, v26.4s, v20.4s
	fadd	v24.4s, v26.4s, v23.4s
	fsub	v25.4s, v26.4s, v25.4s
	fmla	v27.4s, v26.4s, v4.4s
	mov	v4.16b, v19.16b
	fadd	v17.4s, v17.4s, v25.4s
	fmla	v4.4s, v26.4s, v24.4s
	fcmgt	v24.4s, v26.4s, #0.0
	fmla	v28.4s, v26.4s, v27.4s
	bif	v4.16b, v14.16b, v24.16b
	mov	v27.16b, v24.16b
	and	v24.16b, v24.16b, v14.16b
	bsl	v27.16b, v28.16b, v14.16b
	fadd	v10.4s, v10.4s, v24.4s
	fmul	v4.4s, v15.4s, v4.4s
	fmul	v27.4s, v30.4s, v27.4s
	ushr	v28.4s, v4.4s, #23
	and	v4.16b, v4.16b, v8.16b
	sub	v16.4s, v16.4s, v28.4s
	and	v28.16b, v27.16b, v8.16b
	orr	v15.16b, v4.16b, v14.16b
	usra	v16.4s, v27.4s, #23
	orr	v30.16b, v28.16b, v14.16b
	cbz	x26, .L31b42
.L31b37:
	add	x27, x2, x4, lsr #1
	tst	w10, #0x1
	csel	x27, x22, x27, eq
	ldr	q0, [x12, x27, lsl #4]
	mov	v4.16b, v0.16b
	tbz	w10, #0, .L31b39
	and	w27, w11, #0x10
	dup	v4.4s, w27
	neg	v4.4s, v4.4s
	ushl	v4.4s, v0.4s, v4.4s
	and	v4.16b, v4.16b, v29.16b
	ucvtf	v4.4s, v4.4s
.L31b39:
	tbz	w10, #0, .L31b36
	and	w27, w11, #0x10
	dup	v24.4s, w27
	neg	v24.4s, v24.4s
	ushl	v0.4s, v0.4s, v24.4s
	and	v0.16b, v0.16b, v29.16b
	ucvtf	v0.4s, v0.4s
	b	.L31b36
.L31b41:
	add	x4, x11, #1
	b	.L31b44
.L31b42:
	neg	x4, x23
	mov	w27, #1
	b	.L31b50
.L31b43:
	mov	w4, #1
.L31b44:
	add	x11, x4, x20
	add	x21, x4, x21
	tst	w10, #0x1
	add	x20, x2, x11, lsr #1
	csel	x20, x21, x20, eq
	ldr	q0, [x12, x20, lsl #4]
	mov	v4.16b, v0.16b
	tbz	w10, #0, .L31b46
	ubfiz	w20, w11, #4, #1
	dup	v4.4s, w20
	neg	v4.4s, v4.4s
	ushl	v4.4s, v0.4s, v4.4s
	and	v4.16b, v4.16b, v29.16b
	ucvtf	v4.4s, v4.4s
.L31b46:
	add	x20, x13, #8
	mov	x21, x13
	ld1r	{ v19.4s }, [x20]
	ld1r	{ v21.4s }, [x21], #4
	ldr	s20, [x21]
	tbz	w10, #0, .L31b48
	ubfiz	w20, w11, #4, #1
	dup	v22.4s, w20
	neg	v22.4s, v22.4s
	ushl	v0.4s, v0.4s, v22.4s
	and	v0.16b, v0.16b, v29.16b
	ucvtf	v0.4s, v0.4s
.L31b48:
	fsub	v4.4s, v4.4s, v21.4s
	mov	v21.16b, v19.16b
	add	x4, x4, #1
	bic	v0.4s, #128, lsl #24
	fmla	v21.4s, v4.4s, v20.s[0]
	fmov	d20, x7
	umax	v7.4s, v7.4s, v0.4s
	str	q21, [x17, x11, lsl #4]
	fsub	v4.4s, v21.4s, v19.4s
	fmov	d19, x4
	cmeq	v19.2d, v19.2d, v20.2d
	fadd	v20.4s, v3.4s, v4.4s
	fadd	v17.4s, v17.4s, v4.4s
	dup	v19.2d, v19.d[0]
	bit	v3.16b, v20.16b, v19.16b
	b	.L31b15
.L31b49:
	mov	w4, #1
	movi	v29.2d, #0x00ffff0000ffff
.L31b50:
	add	x11, x4, x20
	add	x21, x4, x21
	tst	w10, #0x1
	add	x20, x2, x11, lsr #1
	csel	x20, x21, x20, eq
	ldr	q0, [x12, x20, lsl #4]
	mov	v24.16b, v0.16b
	tbz	w10, #0, .L31b52
	ubfiz	w20, w11, #4, #1
	dup	v4.4s, w20
	neg	v4.4s, v4.4s
	ushl	v4.4s, v0.4s, v4.4s
	and	v4.16b, v4.16b, v29.16b
	ucvtf	v24.4s, v4.4s
.L31b52:
	add	x20, x13, #8
	mov	x21, x13
	ld1r	{ v4.4s }, [x20]
	ld1r	{ v26.4s }, [x21], #4
	ldr	s25, [x21]
	tbz	w10, #0, .L31b54
	ubfiz	w20, w11, #4, #1
	dup	v27.4s, w20
	neg	v27.4s, v27.4s
	ushl	v0.4s, v0.4s, v27.4s
	and	v0.16b, v0.16b, v29.16b
	ucvtf	v0.4s, v0.4s
.L31b54:
	fsub	v24.4s, v24.4s, v26.4s
	mov	v26.16b, v4.16b
	add	x4, x4, #1
	bic	v0.4s, #128, lsl #24
	fmla	v26.4s, v24.4s, v25.s[0]
	umax	v7.4s, v7.4s, v0.4s
	str	q26, [x17, x11, lsl #4]
	fadd	v20.4s, v26.4s, v20.4s
	fadd	v23.4s, v26.4s, v23.4s
	fsub	v4.4s, v26.4s, v4.4s
	fmla	v21.4s, v26.4s, v20.4s
	fmla	v19.4s, v26.4s, v23.4s
	fcmgt	v20.4s, v26.4s, #0.0
	fmov	d23, x7
	fadd	v24.4s, v3.4s, v4.4s
	fadd	v17.4s, v17.4s, v4.4s
	fmla	v22.4s, v26.4s, v21.4s
	bif	v19.16b, v14.16b, v20.16b
	mov	v21.16b, v20.16b
	and	v20.16b, v20.16b, v14.16b
	bsl	v21.16b, v22.16b, v14.16b
	fmul	v19.4s, v15.4s, v19.4s
	fmov	d22, x4
	fadd	v10.4s, v10.4s, v20.4s
	cmeq	v22.2d, v22.2d, v23.2d
	fmul	v21.4s, v30.4s, v21.4s
	ushr	v23.4s, v19.4s, #23
	and	v19.16b, v19.16b, v8.16b
	dup	v22.2d, v22.d[0]
	sub	v16.4s, v16.4s, v23.4s
	orr	v15.16b, v19.16b, v14.16b
	and	v23.16b, v21.16b, v8.16b
	bit	v3.16b, v24.16b, v22.16b
	usra	v16.4s, v21.4s, #23
	orr	v30.16b, v23.16b, v14.16b
	movi	v23.2d, #0000000000000000
	b	.L31b15
.L31b55:
	mov	w8, #1400897535
	ucvtf	v4.4s, v16.4s
	ldr	x22, [sp, #88]
	dup	v0.4s, w8
	mov	w8, #-914358272
	mov	w4, #50604
	dup	v16.4s, w8
	ldp	x21, x20, [sp, #96]
	mov	w23, #4719
	mov	w24, #64269
	mov	w25, #44110
	cmhi	v0.4s, v7.4s, v0.4s
	mov	w26, #13
	mov	w27, #56135
	mov	w28, #55248
	mov	w30, #39482
	mov	w3, #51410
	ldr	w1, [sp, #2432]
	movk	w4, #14119, lsl #16
	movk	w23, #14979, lsl #16
	xtn	v7.4h, v0.4s
	fadd	v0.4s, v4.4s, v16.4s
	movk	w24, #49354, lsl #16
	movk	w25, #16042, lsl #16
	movk	w26, #48896, lsl #16
	movk	w27, #15947, lsl #16
	movk	w28, #48767, lsl #16
	movk	w30, #15909, lsl #16
	movk	w3, #48686, lsl #16
	b	.L31b57
.L31b56:
	movi	v0.2d, #0000000000000000
	fmov	v15.4s, #1.00000000
	movi	v7.2d, #0000000000000000
	movi	v3.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v17.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v1.2d, #0000000000000000
	movi	v10.2d, #0000000000000000
	fmov	v30.4s, #1.00000000
.L31b57:
	str	q0, [sp, #192]
	ucvtf	s0, w7
	movi	v24.4s, #63, lsl #24
	dup	v0.4s, v0.s[0]
	fmaxnm	v4.4s, v0.4s, v14.4s
	fdiv	v4.4s, v14.4s, v4.4s
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
	fmul	v3.4s, v3.4s, v24.4s
	cbz	w7, .L31b62
	fmaxnm	v2.4s, v3.4s, v2.4s
	add	x11, x13, #8
	movi	v4.2d, #0000000000000000
	ld1r	{ v17.4s }, [x11]
	movi	v16.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	mov	x8, xzr
	mov	x11, x17
	fadd	v2.4s, v2.4s, v17.4s
	fsqrt	v2.4s, v2.4s
	fadd	v18.4s, v3.4s, v2.4s
	movi	v2.2d, #0000000000000000
.L31b59:
	movi	v19.2d, #0000000000000000
	mov	x14, xzr
.L31b60:
	ldr	q20, [x11, x14, lsl #4]
	ucvtf	s21, x14
	add	x14, x14, #1
	cmp	x7, x14
	fsub	v20.4s, v20.4s, v17.4s
	fmul	s22, s21, s21
	fsub	v20.4s, v20.4s, v18.4s
	fmaxnm	v20.4s, v20.4s, v23.4s
	fmul	v20.4s, v20.4s, v20.4s
	fadd	v19.4s, v19.4s, v20.4s
	fmla	v16.4s, v20.4s, v21.s[0]
	fmla	v6.4s, v20.4s, v22.s[0]
	b.ne	.L31b60
	ucvtf	s20, x8
	fadd	v4.4s, v4.4s, v19.4s
	add	x8, x8, #1
	cmp	x8, x7
	add	x11, x11, x19
	fmul	s21, s20, s20
	fmla	v5.4s, v19.4s, v20.s[0]
	fmla	v2.4s, v19.4s, v21.s[0]
	b.ne	.L31b59
	b	.L31b63
.L31b62:
	movi	v6.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
.L31b63:
	ldr	q17, [sp, #864]
	fmov	v29.4s, #1.00000000
	fmov	v19.4s, #-1.00000000
	ucvtf	s18, x9
	fmov	v20.4s, #0.25000000
	add	x8, x13, #20
	fmaxnm	v17.4s, v4.4s, v17.4s
	add	x9, x13, #52
	fmov	v8.4s, #4.00000000
	ld1r	{ v23.4s }, [x9]
	add	x9, x13, #88
	movi	v11.4s, #8
	fadd	v0.4s, v0.4s, v19.4s
	ldr	q19, [sp, #144]
	movi	v13.2d, #0000000000000000
	dup	v21.4s, v18.s[0]
	str	q15, [sp, #208]
	dup	v15.4s, w6
	fdiv	v17.4s, v29.4s, v17.4s
	fcmgt	v19.4s, v4.4s, v19.4s
	str	q23, [sp, #944]
	stp	q30, q10, [sp, #224]
	fmul	v18.4s, v0.4s, v24.4s
	ld1r	{ v24.4s }, [x9]
	add	x9, x13, #92
	ld1r	{ v25.4s }, [x9]
	add	x9, x13, #72
	fmls	v1.4s, v3.4s, v21.s[0]
	ld1r	{ v22.4s }, [x9]
	add	x9, x13, #96
	str	q21, [sp, #176]
	ld1r	{ v27.4s }, [x9]
	add	x9, x13, #80
	str	q24, [sp, #1056]
	fminnm	v3.4s, v3.4s, v24.4s
	ld1r	{ v24.4s }, [x9]
	add	x9, x13, #84
	ld1r	{ v28.4s }, [x9]
	add	x9, x13, #64
	str	q25, [sp, #1040]
	str	q22, [sp, #1072]
	str	q15, [sp, #336]
	str	q15, [sp, #1120]
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
	add	x8, x13, #76
	ld1r	{ v26.4s }, [x8]
	add	x8, x13, #68
	fmls	v6.4s, v0.4s, v0.4s
	fcmgt	v19.4s, v18.4s, #0.0
	fmls	v17.4s, v2.4s, v2.4s
	fminnm	v0.4s, v0.4s, v26.4s
	fminnm	v2.4s, v2.4s, v24.4s
	stp	q24, q26, [sp, #912]
	movi	v24.2d, #0000000000000000
	fadd	v6.4s, v6.4s, v6.4s
	fmaxnm	v0.4s, v0.4s, v23.4s
	stp	q24, q24, [sp, #496]
	fminnm	v5.4s, v6.4s, v16.4s
	fadd	v6.4s, v17.4s, v17.4s
	str	q0, [sp, #1744]
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
	add	x9, x13, #60
	ld1r	{ v24.4s }, [x9]
	stp	q18, q27, [sp, #1008]
	fmul	v4.4s, v4.4s, v16.4s
	fminnm	v6.4s, v6.4s, v27.4s
	str	q24, [sp, #992]
	fsqrt	v16.4s, v4.4s
	fmov	v4.4s, #6.00000000
	fcmgt	v17.4s, v4.4s, v21.4s
	ld1r	{ v21.4s }, [x8]
	add	x8, x13, #56
	ld1r	{ v19.4s }, [x8]
	movi	v4.2d, #0000000000000000
	add	x8, x16, #32
	umaddl	x9, w7, w5, x8
	stp	q21, q28, [sp, #960]
	xtn	v17.4h, v17.4s
	fmaxnm	v0.4s, v2.4s, v19.4s
	str	q19, [sp, #896]
	str	q4, [sp, #544]
	ucvtf	s4, w1
	fmaxnm	v1.4s, v1.4s, v16.4s
	movi	v16.2d, #0000000000000000
	orr	v7.8b, v17.8b, v7.8b
	str	q0, [sp, #1760]
	movi	v0.2d, #0000000000000000
	fmov	v17.4s, #1.50000000
	ushll	v7.4s, v7.4h, #0
	str	q16, [sp, #528]
	fsub	v16.4s, v25.4s, v21.4s
	fmaxnm	v25.4s, v3.4s, v18.4s
	stp	q0, q0, [sp, #464]
	fmov	v0.4s, #4.00000000
	fmaxnm	v1.4s, v1.4s, v29.4s
	shl	v7.4s, v7.4s, #31
	stp	q17, q0, [sp, #432]
	fsub	v17.4s, v27.4s, v22.4s
	fmul	v2.4s, v16.4s, v20.4s
	fmov	v0.4s, #5.00000000
	fminnm	v1.4s, v1.4s, v28.4s
	fmaxnm	v28.4s, v5.4s, v21.4s
	fmaxnm	v21.4s, v6.4s, v22.4s
	cmlt	v3.4s, v7.4s, #0
	fmul	v7.4s, v17.4s, v20.4s
	fmaxnm	v5.4s, v1.4s, v24.4s
	bit	v0.16b, v8.16b, v3.16b
	movi	v8.4s, #63, lsl #24
	bic	v22.16b, v29.16b, v3.16b
	stp	q7, q2, [sp, #272]
	str	q0, [sp, #1376]
	movi	v0.2d, #0000000000000000
	str	q0, [sp, #576]
	str	q0, [sp, #1136]
	str	q0, [sp, #1408]
	fmov	v0.4s, #1.00000000
	str	q0, [sp, #560]
	dup	v0.4s, v4.s[0]
	str	q0, [sp, #592]
	ldr	q0, [sp, #112]
	str	q0, [sp, #1088]
	b	.L31b65
.L31b64:
	fmul	v1.4s, v7.4s, v1.4s
	movi	v6.2d, #0000000000000000
	ldr	q2, [sp, #2256]
	ldp	q3, q5, [sp, #528]
	ldr	q17, [sp, #1360]
	mov	w8, #7549
	ldr	q16, [sp, #2176]
	ldr	q8, [sp, #1600]
	movk	w8, #9872, lsl #16
	ldr	q18, [sp, #1504]
	str	q23, [sp, #2288]
	fmls	v19.4s, v1.4s, v11.4s
	fmla	v6.4s, v5.4s, v2.4s
	ldr	q2, [sp, #1616]
	dup	v20.4s, w8
	ldr	q5, [sp, #1520]
	str	q9, [sp, #2272]
	fmul	v7.4s, v2.4s, v1.4s
	ldr	q2, [sp, #1424]
	mov	w8, #84
	movk	w8, #16256, lsl #16
	fmul	v4.4s, v2.4s, v19.4s
	ldr	q2, [sp, #2240]
	fmov	v19.4s, #0.25000000
	fmla	v6.4s, v3.4s, v2.4s
	ldr	q2, [sp, #1824]
	ldr	q3, [sp, #2192]
	fcmlt	v31.4s, v7.4s, #0.0
	str	q7, [sp, #2096]
	fmls	v0.4s, v4.4s, v2.4s
	ldr	q2, [sp, #496]
	fmul	v24.4s, v8.4s, v4.4s
	fmla	v6.4s, v2.4s, v3.4s
	ldr	q2, [sp, #1440]
	fmls	v0.4s, v1.4s, v2.4s
	ldr	q2, [sp, #1472]
	fcmlt	v9.4s, v24.4s, #0.0
	str	q24, [sp, #2368]
	fmul	v3.4s, v2.4s, v0.4s
	ldr	q0, [sp, #1840]
	ldr	q2, [sp, #1328]
	fmls	v2.4s, v3.4s, v0.4s
	ldr	q0, [sp, #1456]
	fmls	v2.4s, v4.4s, v0.4s
	ldr	q0, [sp, #1344]
	fmls	v2.4s, v1.4s, v0.4s
	ldr	q0, [sp, #1872]
	fmul	v2.4s, v0.4s, v2.4s
	ldr	q0, [sp, #1936]
	fmls	v17.4s, v2.4s, v0.4s
	ldr	q0, [sp, #1856]
	fmls	v17.4s, v3.4s, v0.4s
	fabs	v0.4s, v7.4s
	fadd	v0.4s, v0.4s, v20.4s
	fmls	v17.4s, v4.4s, v5.4s
	ldr	q5, [sp, #512]
	fmla	v6.4s, v5.4s, v16.4s
	ldr	q5, [sp, #1488]
	fabs	v16.4s, v24.4s
	fdiv	v0.4s, v14.4s, v0.4s
	fmls	v17.4s, v1.4s, v5.4s
	ldr	q5, [sp, #464]
	fadd	v16.4s, v16.4s, v20.4s
	str	q0, [sp, #2080]
	ldr	q0, [sp, #2416]
	fmla	v6.4s, v5.4s, v0.4s
	ldr	q0, [sp, #1952]
	fmul	v5.4s, v0.4s, v17.4s
	ldr	q0, [sp, #2432]
	ldr	q17, [sp, #480]
	fmla	v6.4s, v17.4s, v0.4s
	ldr	q0, [sp, #1568]
	fmls	v18.4s, v5.4s, v0.4s
	ldr	q0, [sp, #576]
	str	q0, [sp, #576]
	fsub	v6.4s, v0.4s, v6.4s
	fmul	v19.4s, v0.4s, v19.4s
	fdiv	v0.4s, v14.4s, v16.4s
	mov	v16.16b, v7.16b
	fmov	v7.4s, #1.00000000
	fmaxnm	v6.4s, v6.4s, v19.4s
	str	q0, [sp, #2064]
	ldr	q0, [sp, #1552]
	fmls	v18.4s, v2.4s, v0.4s
	ldr	q0, [sp, #1536]
	fmls	v18.4s, v3.4s, v0.4s
	ldr	q0, [sp, #864]
	fmaxnm	v6.4s, v6.4s, v0.4s
	ldr	q0, [sp, #2048]
	fmul	v10.4s, v0.4s, v2.4s
	ldp	q0, q2, [sp, #688]
	fdiv	v6.4s, v14.4s, v6.4s
	fmls	v18.4s, v4.4s, v2.4s
	ldr	q2, [sp, #2016]
	fabs	v4.4s, v10.4s
	str	q10, [sp, #1872]
	fcmlt	v10.4s, v10.4s, #0.0
	fmls	v18.4s, v1.4s, v0.4s
	fadd	v1.4s, v4.4s, v20.4s
	fmul	v17.4s, v2.4s, v18.4s
	fdiv	v1.4s, v14.4s, v1.4s
	fabs	v4.4s, v17.4s
	fcmlt	v11.4s, v17.4s, #0.0
	str	q17, [sp, #1952]
	fadd	v19.4s, v4.4s, v20.4s
	ldr	q4, [sp, #2032]
	fdiv	v18.4s, v14.4s, v19.4s
	str	q1, [sp, #1936]
	ldp	q1, q0, [sp, #640]
	fminnm	v21.4s, v0.4s, v14.4s
	ldr	q0, [sp, #1584]
	fmul	v15.4s, v0.4s, v5.4s
	ldr	q5, [sp, #944]
	fminnm	v19.4s, v21.4s, v1.4s
	ldr	q1, [sp, #608]
	fabs	v22.4s, v15.4s
	str	q15, [sp, #1840]
	fminnm	v21.4s, v19.4s, v1.4s
	ldr	q1, [sp, #1744]
	fmul	v19.4s, v4.4s, v3.4s
	fadd	v3.4s, v22.4s, v20.4s
	fsub	v22.4s, v1.4s, v5.4s
	ldr	q5, [sp, #928]
	fsub	v26.4s, v5.4s, v1.4s
	ldr	q1, [sp, #1792]
	ldr	q5, [sp, #992]
	mov	v17.16b, v19.16b
	fsub	v27.4s, v1.4s, v5.4s
	ldr	q5, [sp, #976]
	fdiv	v24.4s, v7.4s, v3.4s
	fabs	v3.4s, v19.4s
	fsub	v28.4s, v5.4s, v1.4s
	ldr	q1, [sp, #1968]
	ldr	q5, [sp, #960]
	bif	v22.16b, v26.16b, v11.16b
	fcmlt	v11.4s, v17.4s, #0.0
	fsub	v25.4s, v1.4s, v5.4s
	ldr	q5, [sp, #1040]
	fadd	v3.4s, v3.4s, v20.4s
	fsub	v29.4s, v5.4s, v1.4s
	ldr	q1, [sp, #2000]
	ldr	q5, [sp, #1072]
	bif	v27.16b, v28.16b, v10.16b
	ldr	q28, [sp, #1808]
	fmul	v22.4s, v22.4s, v18.4s
	fsub	v23.4s, v1.4s, v5.4s
	ldr	q5, [sp, #1024]
	fsub	v30.4s, v5.4s, v1.4s
	ldr	q1, [sp, #2208]
	ldr	q5, [sp, #896]
	fmul	v12.4s, v1.4s, v2.4s
	ldr	q1, [sp, #2224]
	fmul	v14.4s, v1.4s, v0.4s
	mov	v1.16b, v31.16b
	fmul	v26.4s, v2.4s, v12.4s
	ldr	q2, [sp, #2048]
	fcmlt	v12.4s, v15.4s, #0.0
	bsl	v1.16b, v23.16b, v30.16b
	ldr	q23, [sp, #1776]
	fmul	v19.4s, v0.4s, v14.4s
	ldr	q0, [sp, #624]
	fminnm	v21.4s, v21.4s, v0.4s
	ldr	q0, [sp, #2320]
	str	q1, [sp, #1856]
	mov	v1.16b, v9.16b
	fmul	v20.4s, v0.4s, v2.4s
	ldr	q0, [sp, #1680]
	bsl	v1.16b, v25.16b, v29.16b
	fsub	v29.4s, v7.4s, v0.4s
	mov	v25.16b, v17.16b
	ldr	q17, [sp, #576]
	fmul	v6.4s, v17.4s, v6.4s
	str	q1, [sp, #1824]
	ldr	q1, [sp, #1760]
	fmla	v29.4s, v0.4s, v26.4s
	fminnm	v26.4s, v21.4s, v13.4s
	fdiv	v13.4s, v7.4s, v3.4s
	mov	v3.16b, v12.16b
	fsub	v30.4s, v1.4s, v5.4s
	ldr	q5, [sp, #912]
	fsub	v31.4s, v5.4s, v1.4s
	ldr	q1, [sp, #2112]
	ldr	q5, [sp, #1008]
	fminnm	v21.4s, v26.4s, v29.4s
	fmul	v14.4s, v1.4s, v4.4s
	ldr	q1, [sp, #2384]
	fsub	v9.4s, v23.4s, v5.4s
	ldr	q5, [sp, #1056]
	fmul	v15.4s, v1.4s, v8.4s
	fmul	v1.4s, v2.4s, v20.4s
	ldr	q2, [sp, #1696]
	bsl	v3.16b, v30.16b, v31.16b
	fsub	v10.4s, v5.4s, v23.4s
	fsub	v5.4s, v7.4s, v28.4s
	fsub	v20.4s, v7.4s, v2.4s
	fmul	v30.4s, v4.4s, v14.4s
	ldr	q4, [sp, #560]
	dup	v31.4s, w8
	mov	w8, #49807
	fmul	v6.4s, v4.4s, v6.4s
	fmul	v4.4s, v8.4s, v15.4s
	movk	w8, #15605, lsl #16
	fmul	v29.4s, v3.4s, v24.4s
	ldr	q3, [sp, #432]
	bif	v9.16b, v10.16b, v11.16b
	fmla	v20.4s, v2.4s, v1.4s
	ldr	q1, [sp, #1936]
	fmla	v5.4s, v28.4s, v19.4s
	fcmgt	v19.4s, v0.4s, #0.0
	ldr	q0, [sp, #1136]
	fmul	v10.4s, v22.4s, v31.4s
	str	q4, [sp, #2384]
	movi	v4.4s, #63, lsl #24
	fminnm	v11.4s, v6.4s, v3.4s
	ldr	q6, [sp, #2064]
	fmul	v26.4s, v27.4s, v1.4s
	dup	v3.4s, w6
	str	q20, [sp, #2320]
	ldr	q20, [sp, #2080]
	fcmgt	v1.4s, v0.4s, #0.0
	fcmgt	v15.4s, v17.4s, #0.0
	dup	v14.4s, w8
	ldr	q0, [sp, #1152]
	fmul	v27.4s, v20.4s, v4.4s
	fmul	v12.4s, v6.4s, v4.4s
	ldr	q4, [sp, #1712]
	ldr	q17, [sp, #1664]
	fcmgt	v28.4s, v28.4s, #0.0
	fminnm	v10.4s, v10.4s, v3.4s
	str	q1, [sp, #2112]
	fmaxnm	v11.4s, v11.4s, v14.4s
	fmul	v29.4s, v29.4s, v31.4s
	fsub	v8.4s, v7.4s, v17.4s
	mov	v7.16b, v3.16b
	fcmgt	v3.4s, v2.4s, #0.0
	fmul	v22.4s, v0.4s, v27.4s
	fmul	v27.4s, v4.4s, v27.4s
	fmul	v14.4s, v0.4s, v12.4s
	fmul	v12.4s, v4.4s, v12.4s
	orn	v15.16b, v1.16b, v15.16b
	fminnm	v1.4s, v21.4s, v5.4s
	fmul	v26.4s, v26.4s, v31.4s
	mov	v2.16b, v28.16b
	fmul	v5.4s, v9.4s, v13.4s
	fmul	v18.4s, v0.4s, v18.4s
	ldr	q0, [sp, #2368]
	fmla	v8.4s, v17.4s, v30.4s
	fminnm	v21.4s, v22.4s, v27.4s
	mov	v22.16b, v19.16b
	mov	v27.16b, v15.16b
	mov	v15.16b, v3.16b
	str	q1, [sp, #2032]
	fminnm	v13.4s, v14.4s, v12.4s
	ldr	q12, [sp, #2000]
	ldr	q1, [sp, #1968]
	bsl	v2.16b, v29.16b, v7.16b
	bsl	v22.16b, v10.16b, v7.16b
	ldp	q9, q10, [sp, #272]
	fadd	v30.4s, v12.4s, v16.4s
	bsl	v15.16b, v26.16b, v7.16b
	fadd	v26.4s, v1.4s, v0.4s
	ldr	q0, [sp, #1824]
	fmov	v14.4s, #1.00000000
	fmul	v24.4s, v4.4s, v24.4s
	fadd	v19.4s, v23.4s, v25.4s
	fmul	v4.4s, v5.4s, v31.4s
	ldr	q5, [sp, #1856]
	fmul	v25.4s, v0.4s, v6.4s
	ldr	q0, [sp, #1024]
	mov	v16.16b, v7.16b
	fminnm	v2.4s, v22.4s, v2.4s
	fmul	v7.4s, v5.4s, v20.4s
	fmul	v5.4s, v9.4s, v20.4s
	fminnm	v9.4s, v30.4s, v0.4s
	ldr	q0, [sp, #1040]
	bsl	v27.16b, v14.16b, v11.16b
	fcmgt	v22.4s, v17.4s, #0.0
	fmul	v17.4s, v10.4s, v6.4s
	ldr	q3, [sp, #1056]
	fminnm	v10.4s, v26.4s, v0.4s
	ldr	q0, [sp, #1648]
	fmul	v25.4s, v25.4s, v31.4s
	fminnm	v29.4s, v19.4s, v3.4s
	fminnm	v2.4s, v2.4s, v15.4s
	ldr	q15, [sp, #1792]
	fcmgt	v11.4s, v0.4s, #0.0
	ldr	q3, [sp, #1872]
	str	q27, [sp, #2208]
	fminnm	v18.4s, v27.4s, v18.4s
	bif	v4.16b, v16.16b, v22.16b
	ldr	q6, [sp, #1008]
	fadd	v27.4s, v15.4s, v3.4s
	fminnm	v3.4s, v21.4s, v5.4s
	ldr	q5, [sp, #1072]
	fminnm	v17.4s, v13.4s, v17.4s
	mov	v20.16b, v16.16b
	fmaxnm	v5.4s, v9.4s, v5.4s
	mov	v9.16b, v11.16b
	fmul	v7.4s, v7.4s, v31.4s
	fminnm	v18.4s, v18.4s, v24.4s
	fmaxnm	v24.4s, v29.4s, v6.4s
	ldp	q13, q6, [sp, #960]
	fmaxnm	v22.4s, v10.4s, v13.4s
	fminnm	v2.4s, v2.4s, v4.4s
	fsub	v31.4s, v14.4s, v0.4s
	bsl	v9.16b, v25.16b, v16.16b
	ldr	q16, [sp, #1632]
	fminnm	v29.4s, v27.4s, v6.4s
	ldr	q6, [sp, #992]
	fcmeq	v30.4s, v30.4s, v5.4s
	fcmeq	v5.4s, v5.4s, v12.4s
	fcmgt	v4.4s, v16.4s, #0.0
	fminnm	v17.4s, v18.4s, v17.4s
	mov	v12.16b, v1.16b
	fcmeq	v18.4s, v26.4s, v22.4s
	fcmeq	v22.4s, v22.4s, v1.4s
	ldr	q10, [sp, #1760]
	fminnm	v1.4s, v2.4s, v9.4s
	ldr	q2, [sp, #2384]
	ldr	q28, [sp, #1840]
	fcmeq	v19.4s, v19.4s, v24.4s
	fcmeq	v24.4s, v24.4s, v23.4s
	ldr	q23, [sp, #1616]
	bsl	v4.16b, v7.16b, v20.16b
	fmaxnm	v7.4s, v29.4s, v6.4s
	fmla	v31.4s, v0.4s, v2.4s
	ldr	q0, [sp, #2320]
	ldr	q2, [sp, #2032]
	ldr	q6, [sp, #2304]
	fadd	v25.4s, v10.4s, v28.4s
	bic	v18.16b, v22.16b, v18.16b
	ldr	q11, [sp, #912]
	fminnm	v0.4s, v2.4s, v0.4s
	fmul	v22.4s, v6.4s, v23.4s
	movi	v6.4s, #16
	fminnm	v1.4s, v1.4s, v4.4s
	fcmeq	v2.4s, v27.4s, v7.4s
	fcmeq	v4.4s, v7.4s, v15.4s
	movi	v7.4s, #32
	bic	v5.16b, v5.16b, v30.16b
	ldr	q29, [sp, #1952]
	fminnm	v26.4s, v25.4s, v11.4s
	ldr	q9, [sp, #1744]
	ldr	q30, [sp, #896]
	bic	v19.16b, v24.16b, v19.16b
	fminnm	v3.4s, v17.4s, v3.4s
	fminnm	v0.4s, v0.4s, v8.4s
	bic	v2.16b, v4.16b, v2.16b
	movi	v4.4s, #8
	fadd	v21.4s, v9.4s, v29.4s
	and	v5.16b, v5.16b, v7.16b
	and	v7.16b, v18.16b, v6.16b
	fmul	v6.4s, v23.4s, v22.4s
	fsub	v22.4s, v14.4s, v16.4s
	fmaxnm	v17.4s, v26.4s, v30.4s
	str	q20, [sp, #2224]
	ldp	q26, q24, [sp, #928]
	fminnm	v0.4s, v0.4s, v31.4s
	orr	v5.16b, v7.16b, v5.16b
	and	v4.16b, v19.16b, v4.16b
	ldr	q7, [sp, #1088]
	fcmgt	v19.4s, v3.4s, v1.4s
	mov	w8, #46871
	ldr	q8, [sp, #1392]
	fmla	v22.4s, v16.4s, v6.4s
	movi	v6.4s, #4
	fminnm	v18.4s, v21.4s, v26.4s
	fcmeq	v23.4s, v25.4s, v17.4s
	fcmeq	v17.4s, v17.4s, v10.4s
	fcmgt	v7.4s, v20.4s, v7.4s
	orr	v4.16b, v5.16b, v4.16b
	movk	w8, #14545, lsl #16
	mov	v25.16b, v10.16b
	fmov	v31.4s, #1.00000000
	and	v2.16b, v2.16b, v6.16b
	fmaxnm	v18.4s, v18.4s, v24.4s
	ldr	q6, [sp, #1024]
	bic	v5.16b, v17.16b, v23.16b
	and	v7.16b, v7.16b, v19.16b
	orr	v2.16b, v4.16b, v2.16b
	movi	v4.4s, #2
	fcmeq	v17.4s, v21.4s, v18.4s
	fcmeq	v18.4s, v18.4s, v9.4s
	mov	v20.16b, v7.16b
	mov	v21.16b, v12.16b
	str	q7, [sp, #2384]
	ldr	q7, [sp, #2096]
	and	v4.16b, v5.16b, v4.16b
	fminnm	v5.4s, v0.4s, v22.4s
	bsl	v20.16b, v1.16b, v3.16b
	dup	v1.4s, w8
	bic	v3.16b, v18.16b, v17.16b
	ldr	q0, [sp, #880]
	ldr	q17, [sp, #2112]
	mov	w8, #52429
	orr	v2.16b, v2.16b, v4.16b
	ldr	q4, [sp, #2368]
	movk	w8, #48972, lsl #16
	fcmgt	v18.4s, v1.4s, v5.4s
	mov	v1.16b, v9.16b
	fmla	v21.4s, v20.4s, v4.4s
	ldr	q4, [sp, #2000]
	sub	v3.4s, v2.4s, v3.4s
	ldr	q2, [sp, #1104]
	fmla	v1.4s, v20.4s, v29.4s
	fsub	v0.4s, v2.4s, v0.4s
	and	v19.16b, v17.16b, v18.16b
	cmeq	v2.4s, v3.4s, #0
	str	q3, [sp, #2320]
	mov	v3.16b, v10.16b
	fminnm	v1.4s, v1.4s, v26.4s
	fcmgt	v10.4s, v0.4s, #0.0
	orn	v2.16b, v19.16b, v2.16b
	fmla	v3.4s, v20.4s, v28.4s
	ldr	q28, [sp, #2208]
	str	q0, [sp, #2304]
	mov	v0.16b, v12.16b
	fmaxnm	v1.4s, v1.4s, v24.4s
	orn	v5.16b, v2.16b, v10.16b
	fminnm	v2.4s, v3.4s, v11.4s
	fdiv	v3.4s, v14.4s, v28.4s
	mov	v11.16b, v5.16b
	mov	v16.16b, v5.16b
	fmaxnm	v2.4s, v2.4s, v30.4s
	bsl	v11.16b, v9.16b, v1.16b
	mov	v1.16b, v4.16b
	bsl	v16.16b, v25.16b, v2.16b
	ldp	q26, q2, [sp, #528]
	fmla	v1.4s, v20.4s, v7.4s
	ldr	q7, [sp, #1040]
	fsub	v23.4s, v11.4s, v9.4s
	str	q11, [sp, #1744]
	movi	v11.4s, #8
	fminnm	v21.4s, v21.4s, v7.4s
	ldr	q7, [sp, #2192]
	fsub	v24.4s, v16.4s, v25.4s
	str	q16, [sp, #2368]
	ldr	q16, [sp, #2352]
	fminnm	v1.4s, v1.4s, v6.4s
	ldr	q6, [sp, #1072]
	bif	v2.16b, v23.16b, v5.16b
	fmaxnm	v21.4s, v21.4s, v13.4s
	ldr	q13, [sp, #672]
	bif	v26.16b, v24.16b, v5.16b
	fmaxnm	v1.4s, v1.4s, v6.4s
	mov	v6.16b, v5.16b
	fmul	v25.4s, v3.4s, v2.4s
	stp	q26, q2, [sp, #528]
	bif	v12.16b, v21.16b, v5.16b
	fmul	v26.4s, v3.4s, v26.4s
	bsl	v6.16b, v4.16b, v1.16b
	mov	v1.16b, v7.16b
	fsub	v22.4s, v12.4s, v0.4s
	ldp	q2, q0, [sp, #464]
	fmls	v1.4s, v25.4s, v16.4s
	ldr	q16, [sp, #1888]
	fsub	v21.4s, v6.4s, v4.4s
	ldr	q4, [sp, #2176]
	fmul	v27.4s, v16.4s, v8.4s
	ldr	q16, [sp, #2336]
	bif	v2.16b, v22.16b, v5.16b
	mov	v9.16b, v4.16b
	fmls	v1.4s, v26.4s, v16.4s
	ldr	q16, [sp, #2400]
	bif	v0.16b, v21.16b, v5.16b
	fmul	v30.4s, v13.4s, v27.4s
	fmul	v29.4s, v3.4s, v2.4s
	fmul	v3.4s, v3.4s, v0.4s
	stp	q2, q0, [sp, #464]
	mov	v2.16b, v15.16b
	fmls	v31.4s, v30.4s, v30.4s
	ldr	q0, [sp, #2272]
	fmls	v1.4s, v29.4s, v16.4s
	ldr	q16, [sp, #2144]
	fmls	v9.4s, v25.4s, v16.4s
	ldr	q16, [sp, #2128]
	fmls	v1.4s, v3.4s, v16.4s
	ldr	q16, [sp, #1984]
	fmaxnm	v25.4s, v31.4s, v16.4s
	ldr	q16, [sp, #1904]
	fneg	v31.4s, v8.4s
	fmls	v9.4s, v26.4s, v16.4s
	fmul	v1.4s, v8.4s, v1.4s
	ldr	q16, [sp, #1920]
	fdiv	v25.4s, v14.4s, v25.4s
	fmls	v9.4s, v29.4s, v16.4s
	fneg	v26.4s, v1.4s
	ldr	q16, [sp, #2160]
	dup	v29.4s, w8
	fmul	v1.4s, v8.4s, v1.4s
	movi	v8.2d, #0000000000000000
	fmls	v9.4s, v3.4s, v16.4s
	fmul	v3.4s, v30.4s, v26.4s
	ldr	q16, [sp, #1056]
	fmul	v1.4s, v28.4s, v1.4s
	fmla	v3.4s, v13.4s, v9.4s
	ldr	q9, [sp, #1776]
	fdiv	v30.4s, v14.4s, v15.4s
	fmul	v3.4s, v25.4s, v3.4s
	fmul	v25.4s, v9.4s, v29.4s
	fmul	v29.4s, v15.4s, v29.4s
	ldr	q15, [sp, #448]
	fmul	v3.4s, v13.4s, v3.4s
	ldr	q13, [sp, #336]
	fmul	v3.4s, v28.4s, v3.4s
	fcmge	v28.4s, v20.4s, v28.4s
	fmaxnm	v3.4s, v3.4s, v25.4s
	mov	v25.16b, v5.16b
	fadd	v3.4s, v9.4s, v3.4s
	fminnm	v3.4s, v3.4s, v16.4s
	ldr	q16, [sp, #1728]
	fsqrt	v26.4s, v16.4s
	ldr	q16, [sp, #1008]
	fmaxnm	v3.4s, v3.4s, v16.4s
	fmov	v16.4s, #0.25000000
	bsl	v25.16b, v9.16b, v3.16b
	ldr	q3, [sp, #2048]
	fmul	v3.4s, v3.4s, v30.4s
	fmul	v30.4s, v27.4s, v31.4s
	fsub	v27.4s, v25.4s, v9.4s
	fmov	v9.4s, #10.00000000
	fcmgt	v31.4s, v26.4s, v13.4s
	bif	v13.16b, v26.16b, v5.16b
	fmla	v1.4s, v27.4s, v30.4s
	fmul	v30.4s, v3.4s, v26.4s
	fmul	v9.4s, v26.4s, v9.4s
	orr	v31.16b, v31.16b, v18.16b
	orn	v18.16b, v18.16b, v17.16b
	str	q13, [sp, #336]
	fmaxnm	v1.4s, v1.4s, v29.4s
	movi	v29.4s, #65, lsl #24
	and	v31.16b, v17.16b, v31.16b
	ldr	q17, [sp, #2224]
	fmul	v29.4s, v30.4s, v29.4s
	fmul	v30.4s, v15.4s, v16.4s
	ldr	q16, [sp, #2256]
	fadd	v1.4s, v2.4s, v1.4s
	fmla	v8.4s, v23.4s, v16.4s
	mov	v23.16b, v31.16b
	ldr	q16, [sp, #2240]
	movi	v31.4s, #32
	fminnm	v29.4s, v26.4s, v29.4s
	bsl	v23.16b, v30.16b, v15.16b
	fmul	v30.4s, v26.4s, v9.4s
	movi	d9, #0000000000000000
	fmla	v8.4s, v24.4s, v16.4s
	ldr	q16, [sp, #976]
	fminnm	v1.4s, v1.4s, v16.4s
	ldr	q16, [sp, #2416]
	fcmge	v24.4s, v23.4s, v29.4s
	ldr	s29, [x13, #16]
	fmul	v3.4s, v3.4s, v30.4s
	fmla	v8.4s, v22.4s, v16.4s
	ldr	q16, [sp, #992]
	bit	v15.16b, v23.16b, v10.16b
	fmul	s30, s29, s29
	fmaxnm	v1.4s, v1.4s, v16.4s
	ldr	q16, [sp, #2432]
	mvn	v22.16b, v24.16b
	bit	v3.16b, v17.16b, v18.16b
	dup	v24.4s, v29.s[0]
	fmla	v8.4s, v21.4s, v16.4s
	str	q15, [sp, #448]
	orn	v22.16b, v22.16b, v28.16b
	dup	v28.4s, v30.s[0]
	bit	v1.16b, v2.16b, v5.16b
	fcmge	v3.4s, v24.4s, v3.4s
	fmla	v8.4s, v27.4s, v4.4s
	fcmge	v21.4s, v28.4s, v0.4s
	orr	v19.16b, v19.16b, v22.16b
	ldr	q0, [sp, #2288]
	fsub	v22.4s, v1.4s, v2.4s
	mov	v28.16b, v12.16b
	shl	v19.4s, v19.4s, #31
	and	v3.16b, v3.16b, v21.16b
	mov	v21.16b, v6.16b
	mov	v6.16b, v18.16b
	fmla	v8.4s, v22.4s, v7.4s
	ldr	q18, [sp, #1408]
	cmge	v19.4s, v19.4s, #0
	bsl	v6.16b, v17.16b, v0.16b
	ldr	q0, [sp, #2304]
	bic	v3.16b, v0.16b, v3.16b
	ldr	q0, [sp, #2320]
	and	v17.16b, v19.16b, v14.16b
	ldr	q19, [sp, #592]
	and	v16.16b, v10.16b, v0.16b
	ldr	q0, [sp, #2384]
	fcmgt	v18.4s, v19.4s, v18.4s
	ldr	q19, [sp, #320]
	bic	v7.16b, v8.16b, v0.16b
	ldr	q0, [sp, #880]
	movi	v8.4s, #63, lsl #24
	orr	v16.16b, v16.16b, v19.16b
	ldr	q19, [sp, #1120]
	fadd	v3.4s, v0.4s, v3.4s
	ldr	q0, [sp, #560]
	bit	v19.16b, v6.16b, v10.16b
	bif	v0.16b, v20.16b, v5.16b
	and	v13.16b, v5.16b, v16.16b
	str	q19, [sp, #1120]
	str	q0, [sp, #560]
	ldr	q0, [sp, #1136]
	bit	v0.16b, v17.16b, v10.16b
	str	q0, [sp, #1136]
	ldr	q0, [sp, #512]
	bif	v0.16b, v27.16b, v5.16b
	str	q0, [sp, #512]
	ldr	q0, [sp, #496]
	bif	v0.16b, v22.16b, v5.16b
	and	v22.16b, v18.16b, v3.16b
	str	q0, [sp, #496]
	ldr	q0, [sp, #576]
	bif	v0.16b, v7.16b, v5.16b
	mov	v5.16b, v1.16b
	str	q0, [sp, #576]
	ldr	q0, [sp, #2368]
	str	q0, [sp, #1760]
.L31b65:
	movi	v0.4s, #2
	movi	v1.4s, #4
	str	q13, [sp, #320]
	and	v2.16b, v13.16b, v11.16b
	movi	v3.4s, #16
	and	v4.16b, v13.16b, v31.16b
	xtn	v6.4h, v13.4s
	mov	v12.16b, v25.16b
	and	v0.16b, v13.16b, v0.16b
	and	v1.16b, v13.16b, v1.16b
	cmeq	v2.4s, v2.4s, #0
	and	v3.16b, v13.16b, v3.16b
	cmeq	v4.4s, v4.4s, #0
	mov	v13.16b, v5.16b
	str	d6, [sp, #856]
	cmeq	v0.4s, v0.4s, #0
	cmeq	v1.4s, v1.4s, #0
	cmeq	v3.4s, v3.4s, #0
	str	q4, [sp, #768]
	stp	q1, q0, [sp, #816]
	xtn	v0.4h, v0.4s
	stp	q3, q2, [sp, #784]
	str	d0, [sp, #760]
	xtn	v0.4h, v1.4s
	str	d0, [sp, #752]
	xtn	v0.4h, v2.4s
	str	d0, [sp, #744]
	xtn	v0.4h, v3.4s
	str	d0, [sp, #736]
	xtn	v0.4h, v4.4s
	str	d0, [sp, #728]
	mvn	v0.8b, v6.8b
	str	d0, [sp, #720]
.L31b66:
	fadd	s0, s22, s9
	mov	s1, v22.s[1]
	str	q22, [sp, #1104]
	str	q21, [sp, #1712]
	str	q28, [sp, #1152]
	fadd	s0, s0, s1
	mov	s1, v22.s[2]
	fadd	s0, s0, s1
	mov	s1, v22.s[3]
	fadd	s2, s0, s1
	str	q2, [sp, #1728]
	cbz	w7, .L31b76
	fdiv	v7.4s, v14.4s, v28.4s
	mov	w11, #1267
	movi	v1.4s, #191, lsl #24
	movk	w11, #16181, lsl #16
	fmov	v3.4s, #1.00000000
	str	q13, [sp, #1792]
	dup	v0.4s, w11
	mov	w11, #39322
	str	q12, [sp, #1776]
	movk	w11, #16025, lsl #16
	fmov	s31, #0.50000000
	mov	x8, xzr
	dup	v5.4s, w11
	mov	w11, #-1028784128
	str	q0, [sp, #2320]
	str	q5, [sp, #2432]
	fmul	v16.4s, v7.4s, v0.4s
	ldr	q0, [sp, #1744]
	mov	v6.16b, v7.16b
	fsub	v0.4s, v1.4s, v0.4s
	fmul	v4.4s, v0.4s, v16.4s
	fneg	v0.4s, v4.4s
	fabs	v2.4s, v4.4s
	fmul	v0.4s, v4.4s, v0.4s
	fmla	v3.4s, v5.4s, v2.4s
	dup	v2.4s, w11
	mov	w11, #43579
	movk	w11, #16312, lsl #16
	str	q2, [sp, #2416]
	fmaxnm	v0.4s, v0.4s, v2.4s
	fdiv	v30.4s, v14.4s, v3.4s
	dup	v3.4s, w11
	mov	w11, #29184
	fmov	v14.4s, #1.00000000
	movk	w11, #48945, lsl #16
	dup	v2.4s, w11
	mov	w11, #39845
	fmul	v5.4s, v0.4s, v3.4s
	movk	w11, #16120, lsl #16
	dup	v18.4s, w11
	mov	w11, #41373
	movk	w11, #48644, lsl #16
	str	q2, [sp, #2400]
	frintn	v29.4s, v5.4s
	dup	v5.4s, w11
	mov	w11, #48782
	movk	w11, #46527, lsl #16
	str	q18, [sp, #2352]
	str	q5, [sp, #2384]
	fmla	v0.4s, v2.4s, v29.4s
	dup	v2.4s, w11
	mov	w11, #9358
	fmla	v18.4s, v5.4s, v30.4s
	movk	w11, #48899, lsl #16
	dup	v21.4s, w11
	mov	w11, #14148
	movk	w11, #16140, lsl #16
	str	q2, [sp, #2368]
	fmla	v0.4s, v2.4s, v29.4s
	str	q21, [sp, #2336]
	fmla	v21.4s, v30.4s, v18.4s
	dup	v18.4s, w11
	mov	w11, #34345
	movk	w11, #15390, lsl #16
	dup	v2.4s, w11
	mov	w11, #1138
	mov	v23.16b, v18.16b
	movk	w11, #15022, lsl #16
	fmul	v0.4s, v0.4s, v3.4s
	dup	v20.4s, w11
	mov	w11, #55197
	movk	w11, #48577, lsl #16
	fmla	v23.4s, v30.4s, v21.4s
	mov	v24.16b, v2.16b
	dup	v21.4s, w11
	mov	w11, #23411
	movk	w11, #15715, lsl #16
	dup	v22.4s, w11
	mov	w11, #5490
	fmla	v24.4s, v20.4s, v0.4s
	mov	v25.16b, v21.16b
	movk	w11, #15964, lsl #16
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
	dup	v5.4s, w11
	mov	w11, #16938
	movk	w11, #16076, lsl #16
	shl	v0.4s, v11.4s, #23
	fmla	v12.4s, v30.4s, v10.4s
	str	q5, [sp, #2304]
	fmul	v10.4s, v14.4s, v0.4s
	fcmlt	v0.4s, v4.4s, #0.0
	fmul	v30.4s, v30.4s, v12.4s
	mov	v15.16b, v0.16b
	fmul	v0.4s, v7.4s, v5.4s
	mov	v5.16b, v16.16b
	fmul	v30.4s, v30.4s, v10.4s
	bsl	v15.16b, v1.16b, v8.16b
	dup	v1.4s, w11
	movi	v8.4s, #192, lsl #24
	fmul	v13.4s, v16.4s, v0.4s
	add	x11, x16, #32
	fmul	v12.4s, v7.4s, v1.4s
	str	q1, [sp, #2288]
	fmul	v30.4s, v15.4s, v30.4s
.L31b68:
	ucvtf	s11, x8
	ldr	q1, [sp, #1744]
	fmov	v9.4s, #1.00000000
	ldr	q7, [sp, #2432]
	mov	v19.16b, v2.16b
	ldr	q17, [sp, #2336]
	add	x8, x8, #1
	cmp	x7, x8
	fadd	s11, s11, s31
	dup	v11.4s, v11.s[0]
	fsub	v11.4s, v11.4s, v1.4s
	ldr	q1, [sp, #2416]
	fmul	v11.4s, v5.4s, v11.4s
	fneg	v14.4s, v11.4s
	fabs	v31.4s, v11.4s
	fmul	v16.4s, v11.4s, v8.4s
	fmul	v14.4s, v11.4s, v14.4s
	fmla	v9.4s, v7.4s, v31.4s
	fmov	v7.4s, #1.00000000
	fmaxnm	v14.4s, v14.4s, v1.4s
	fdiv	v31.4s, v7.4s, v9.4s
	ldr	q7, [sp, #2400]
	fmul	v1.4s, v14.4s, v3.4s
	frintn	v1.4s, v1.4s
	fmla	v14.4s, v7.4s, v1.4s
	ldr	q7, [sp, #2368]
	fmla	v14.4s, v7.4s, v1.4s
	ldr	q7, [sp, #2384]
	fadd	v1.4s, v1.4s, v26.4s
	fmul	v9.4s, v14.4s, v3.4s
	ldr	q14, [sp, #2352]
	fcvtzu	v1.4s, v1.4s
	fmla	v14.4s, v7.4s, v31.4s
	fmov	v7.4s, #1.00000000
	fmla	v19.4s, v20.4s, v9.4s
	shl	v1.4s, v1.4s, #23
	fmla	v17.4s, v31.4s, v14.4s
	mov	v14.16b, v22.16b
	fmla	v14.4s, v9.4s, v19.4s
	mov	v19.16b, v18.16b
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
	fmul	v7.4s, v4.4s, v8.4s
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
	fmul	v4.4s, v6.4s, v4.4s
	fadd	v16.4s, v17.4s, v30.4s
	fmul	v17.4s, v12.4s, v9.4s
	mov	v30.16b, v19.16b
	str	q4, [x11, #32]
	mov	v4.16b, v11.16b
	stp	q16, q17, [x11, #-32]
	add	x11, x11, #80
	b.ne	.L31b68
	fmov	v17.4s, #1.00000000
	ldr	q0, [sp, #1712]
	movi	v30.4s, #191, lsl #24
	fmov	v4.4s, #1.00000000
	ldr	q16, [sp, #2432]
	ldr	q19, [sp, #2368]
	mov	v9.16b, v23.16b
	mov	x8, xzr
	mov	x11, x9
	fdiv	v5.4s, v17.4s, v0.4s
	ldr	q0, [sp, #2320]
	fmul	v6.4s, v5.4s, v0.4s
	ldr	q0, [sp, #1760]
	fsub	v0.4s, v30.4s, v0.4s
	fmul	v0.4s, v0.4s, v6.4s
	fabs	v1.4s, v0.4s
	fneg	v7.4s, v0.4s
	fmla	v4.4s, v16.4s, v1.4s
	fmul	v1.4s, v0.4s, v7.4s
	ldr	q7, [sp, #2416]
	ldr	q16, [sp, #2352]
	fmaxnm	v1.4s, v1.4s, v7.4s
	fdiv	v4.4s, v17.4s, v4.4s
	ldr	q17, [sp, #2400]
	fmul	v7.4s, v1.4s, v3.4s
	frintn	v7.4s, v7.4s
	fmla	v1.4s, v17.4s, v7.4s
	ldr	q17, [sp, #2384]
	fmla	v16.4s, v17.4s, v4.4s
	ldr	q17, [sp, #2336]
	fmla	v1.4s, v19.4s, v7.4s
	mov	v19.16b, v21.16b
	fadd	v7.4s, v7.4s, v26.4s
	fmla	v17.4s, v4.4s, v16.4s
	mov	v16.16b, v18.16b
	fmul	v1.4s, v1.4s, v3.4s
	fcvtzu	v7.4s, v7.4s
	fmla	v16.4s, v4.4s, v17.4s
	mov	v17.16b, v2.16b
	fmla	v17.4s, v20.4s, v1.4s
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
	ldr	q4, [sp, #2304]
	bsl	v12.16b, v30.16b, v7.16b
	fmul	v4.4s, v5.4s, v4.4s
	fmul	v13.4s, v12.4s, v1.4s
	ldr	q1, [sp, #2288]
	fmul	v10.4s, v6.4s, v4.4s
	fmul	v9.4s, v5.4s, v1.4s
.L31b70:
	ucvtf	s1, x8
	ldr	q7, [sp, #1760]
	ldr	q19, [sp, #2432]
	ldr	q15, [sp, #2336]
	fmov	v30.4s, #1.00000000
	add	x8, x8, #1
	cmp	x7, x8
	fadd	s1, s1, s31
	dup	v1.4s, v1.s[0]
	fsub	v1.4s, v1.4s, v7.4s
	ldr	q7, [sp, #2416]
	fmul	v14.4s, v6.4s, v1.4s
	fneg	v1.4s, v14.4s
	fabs	v16.4s, v14.4s
	fmul	v31.4s, v14.4s, v8.4s
	fmul	v1.4s, v14.4s, v1.4s
	fmaxnm	v1.4s, v1.4s, v7.4s
	fmov	v7.4s, #1.00000000
	fmul	v17.4s, v1.4s, v3.4s
	fmla	v7.4s, v19.4s, v16.4s
	ldr	q19, [sp, #2384]
	frintn	v16.4s, v17.4s
	fmov	v17.4s, #1.00000000
	fdiv	v7.4s, v17.4s, v7.4s
	ldr	q17, [sp, #2400]
	fmla	v1.4s, v17.4s, v16.4s
	ldr	q17, [sp, #2368]
	fmla	v1.4s, v17.4s, v16.4s
	ldr	q17, [sp, #2352]
	fadd	v16.4s, v16.4s, v26.4s
	fmul	v1.4s, v1.4s, v3.4s
	fcvtzu	v16.4s, v16.4s
	fmla	v17.4s, v19.4s, v7.4s
	mov	v19.16b, v2.16b
	shl	v16.4s, v16.4s, #23
	fmla	v19.4s, v20.4s, v1.4s
	fmla	v15.4s, v7.4s, v17.4s
	mov	v17.16b, v22.16b
	fmla	v17.4s, v1.4s, v19.4s
	mov	v19.16b, v18.16b
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
	fmul	v1.4s, v0.4s, v8.4s
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
	movi	v0.4s, #191, lsl #24
	movi	v31.4s, #63, lsl #24
	fsub	v11.4s, v11.4s, v15.4s
	fmul	v16.4s, v16.4s, v15.4s
	fmul	v1.4s, v4.4s, v1.4s
	bsl	v19.16b, v0.16b, v31.16b
	fmul	v0.4s, v7.4s, v15.4s
	fmul	v7.4s, v17.4s, v30.4s
	fmul	v30.4s, v19.4s, v0.4s
	fmla	v7.4s, v14.4s, v16.4s
	fneg	v0.4s, v1.4s
	fsub	v16.4s, v16.4s, v17.4s
	fsub	v17.4s, v19.4s, v12.4s
	mov	v12.16b, v19.16b
	fmla	v0.4s, v4.4s, v7.4s
	fsub	v31.4s, v13.4s, v30.4s
	mov	v13.16b, v30.16b
	fmul	v7.4s, v10.4s, v16.4s
	fmul	v0.4s, v5.4s, v0.4s
	fadd	v16.4s, v17.4s, v31.4s
	fmul	v17.4s, v9.4s, v11.4s
	fmov	s31, #0.50000000
	mov	v11.16b, v15.16b
	stp	q1, q7, [x11]
	str	q0, [x11, #32]
	mov	v0.16b, v14.16b
	stp	q16, q17, [x11, #-32]
	add	x11, x11, #80
	b.ne	.L31b70
	movi	d0, #0000000000000000
	ldr	q1, [sp, #1728]
	movi	v17.2d, #0000000000000000
	movi	v26.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	add	x11, x13, #8
	movi	v23.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	ld1r	{ v5.4s }, [x11]
	movi	v3.2d, #0000000000000000
	movi	v25.2d, #0000000000000000
	ldr	q13, [sp, #1792]
	fcmgt	v0.4s, v1.4s, v0.4s
	movi	v1.2d, #0000000000000000
	mov	x8, xzr
	movi	v30.2d, #0000000000000000
	movi	v2.2d, #0000000000000000
	mov	x11, x17
	movi	v10.2d, #0000000000000000
	movi	v31.2d, #0000000000000000
	movi	v29.2d, #0000000000000000
	movi	v7.2d, #0000000000000000
	movi	v27.2d, #0000000000000000
	dup	v0.4s, v0.s[0]
	str	q1, [sp, #2208]
	str	q1, [sp, #2272]
	str	q1, [sp, #2224]
	str	q1, [sp, #2352]
	str	q1, [sp, #2336]
	str	q1, [sp, #2320]
	str	q1, [sp, #2144]
	str	q1, [sp, #2288]
	str	q1, [sp, #2368]
	str	q1, [sp, #2400]
	str	q1, [sp, #2384]
	str	q1, [sp, #2160]
	str	q1, [sp, #2304]
	str	q1, [sp, #1936]
	str	q1, [sp, #1856]
	str	q1, [sp, #1872]
	str	q1, [sp, #1952]
	str	q1, [sp, #2000]
	str	q1, [sp, #1968]
	str	q1, [sp, #2016]
	str	q1, [sp, #1984]
	str	q1, [sp, #2032]
	str	q1, [sp, #2048]
	ldr	q1, [sp, #1136]
	and	v15.16b, v0.16b, v1.16b
.L31b72:
	add	x14, x8, x7
	str	q3, [sp, #2432]
	movi	v1.2d, #0000000000000000
	madd	x14, x14, x5, x16
	str	q10, [sp, #1920]
	movi	v28.2d, #0000000000000000
	str	q2, [sp, #2112]
	movi	v2.2d, #0000000000000000
	movi	v19.2d, #0000000000000000
	str	q23, [sp, #2176]
	movi	v23.2d, #0000000000000000
	movi	v0.2d, #0000000000000000
	str	q18, [sp, #2192]
	movi	v18.2d, #0000000000000000
	movi	v20.2d, #0000000000000000
	str	q30, [sp, #1888]
	movi	v30.2d, #0000000000000000
	movi	v9.2d, #0000000000000000
	ldp	q10, q3, [x14]
	str	q7, [sp, #2128]
	movi	v7.2d, #0000000000000000
	movi	v11.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
	movi	v24.2d, #0000000000000000
	movi	v22.2d, #0000000000000000
	movi	v14.2d, #0000000000000000
	str	q3, [sp, #1840]
	ldp	q12, q3, [x14, #32]
	fmul	v21.4s, v13.4s, v10.4s
	fmov	v8.4s, #1.00000000
	str	q25, [sp, #1904]
	ldr	q25, [sp, #1776]
	mov	x1, x11
	mov	x2, x7
	str	q3, [sp, #1808]
	ldr	q3, [x14, #64]
	add	x14, x16, #32
	str	q31, [sp, #2064]
	str	q29, [sp, #2080]
	str	q27, [sp, #2096]
	str	q26, [sp, #2240]
	str	q17, [sp, #2256]
	str	q16, [sp, #2416]
	str	q3, [sp, #1824]
.L31b73:
	ldp	q3, q17, [x14, #-32]
	mov	v16.16b, v25.16b
	ldr	q26, [x1], #16
	ldr	q31, [x14, #32]
	subs	x2, x2, #1
	fmla	v16.4s, v3.4s, v21.4s
	fadd	v16.4s, v16.4s, v5.4s
	fdiv	v6.4s, v8.4s, v16.4s
	fsub	v16.4s, v26.4s, v16.4s
	fmul	v16.4s, v16.4s, v6.4s
	fmul	v26.4s, v15.4s, v16.4s
	fmla	v14.4s, v31.4s, v16.4s
	fadd	v9.4s, v9.4s, v16.4s
	fmla	v11.4s, v3.4s, v16.4s
	fmla	v4.4s, v17.4s, v16.4s
	fmla	v6.4s, v6.4s, v26.4s
	ldp	q26, q29, [x14], #80
	fmla	v22.4s, v29.4s, v16.4s
	fmla	v24.4s, v26.4s, v16.4s
	fmul	v27.4s, v3.4s, v6.4s
	fmul	v13.4s, v17.4s, v6.4s
	fmul	v29.4s, v26.4s, v6.4s
	fadd	v1.4s, v1.4s, v6.4s
	fadd	v18.4s, v18.4s, v27.4s
	fmla	v23.4s, v3.4s, v27.4s
	fmla	v30.4s, v3.4s, v13.4s
	fadd	v28.4s, v28.4s, v13.4s
	fmla	v2.4s, v17.4s, v13.4s
	fmla	v7.4s, v3.4s, v29.4s
	fadd	v19.4s, v19.4s, v29.4s
	fmla	v0.4s, v17.4s, v29.4s
	fmla	v20.4s, v26.4s, v29.4s
	b.ne	.L31b73
	movi	v25.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	ldr	q8, [sp, #1792]
	ldr	q13, [sp, #1840]
	movi	v17.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	movi	v26.2d, #0000000000000000
	movi	v31.2d, #0000000000000000
	add	x8, x8, #1
	fmul	v3.4s, v8.4s, v13.4s
	movi	v27.2d, #0000000000000000
	cmp	x8, x7
	fadd	v28.4s, v28.4s, v25.4s
	fadd	v29.4s, v18.4s, v25.4s
	ldr	q25, [sp, #2144]
	fmla	v6.4s, v2.4s, v21.4s
	fmul	v2.4s, v8.4s, v12.4s
	add	x11, x11, x19
	fmla	v26.4s, v30.4s, v10.4s
	fmla	v31.4s, v0.4s, v21.4s
	movi	v0.2d, #0000000000000000
	fmla	v17.4s, v30.4s, v3.4s
	fmla	v16.4s, v23.4s, v3.4s
	fmla	v25.4s, v28.4s, v21.4s
	fmla	v27.4s, v23.4s, v10.4s
	movi	v28.2d, #0000000000000000
	fmla	v0.4s, v23.4s, v2.4s
	ldr	q23, [sp, #2176]
	str	q25, [sp, #2144]
	ldr	q25, [sp, #2208]
	fmla	v28.4s, v19.4s, v21.4s
	fadd	v23.4s, v23.4s, v9.4s
	fmla	v25.4s, v6.4s, v21.4s
	movi	v6.2d, #0000000000000000
	str	q25, [sp, #2208]
	ldr	q25, [sp, #2272]
	fmla	v6.4s, v20.4s, v21.4s
	fmla	v25.4s, v17.4s, v21.4s
	movi	v17.2d, #0000000000000000
	str	q25, [sp, #2272]
	ldr	q25, [sp, #2224]
	fmla	v17.4s, v30.4s, v2.4s
	ldr	q30, [sp, #1888]
	fmla	v25.4s, v16.4s, v3.4s
	ldr	q16, [sp, #2352]
	fmla	v30.4s, v29.4s, v10.4s
	fmla	v16.4s, v26.4s, v21.4s
	movi	v26.2d, #0000000000000000
	str	q25, [sp, #2224]
	ldr	q25, [sp, #2336]
	str	q16, [sp, #2352]
	movi	v16.2d, #0000000000000000
	fmla	v26.4s, v7.4s, v21.4s
	fmla	v25.4s, v27.4s, v3.4s
	fmla	v16.4s, v7.4s, v2.4s
	ldr	q7, [sp, #2288]
	str	q25, [sp, #2336]
	ldr	q25, [sp, #2320]
	fmla	v7.4s, v31.4s, v21.4s
	ldr	q31, [sp, #2064]
	fmla	v25.4s, v27.4s, v10.4s
	ldr	q27, [sp, #2096]
	fmla	v31.4s, v17.4s, v21.4s
	ldr	q17, [sp, #2256]
	fmla	v27.4s, v16.4s, v21.4s
	ldr	q16, [sp, #2416]
	str	q7, [sp, #2288]
	ldr	q7, [sp, #2384]
	fmla	v17.4s, v4.4s, v21.4s
	str	q25, [sp, #2320]
	ldr	q25, [sp, #1904]
	fmla	v16.4s, v24.4s, v21.4s
	fmla	v7.4s, v6.4s, v21.4s
	movi	v6.2d, #0000000000000000
	fmla	v25.4s, v29.4s, v3.4s
	ldr	q29, [sp, #2080]
	fmla	v29.4s, v0.4s, v3.4s
	str	q7, [sp, #2384]
	ldr	q7, [sp, #2368]
	fmla	v6.4s, v18.4s, v2.4s
	ldr	q18, [sp, #2192]
	fmla	v7.4s, v26.4s, v3.4s
	fmla	v18.4s, v11.4s, v10.4s
	str	q7, [sp, #2368]
	ldr	q7, [sp, #2400]
	fmla	v7.4s, v26.4s, v10.4s
	ldr	q26, [sp, #2240]
	fmla	v26.4s, v11.4s, v3.4s
	ldr	q3, [sp, #2432]
	str	q7, [sp, #2400]
	ldr	q7, [sp, #2304]
	fmla	v3.4s, v11.4s, v2.4s
	fmla	v7.4s, v0.4s, v2.4s
	ldr	q2, [sp, #1808]
	str	q7, [sp, #2304]
	ldr	q7, [sp, #2128]
	fmla	v7.4s, v0.4s, v10.4s
	ldr	q0, [sp, #1952]
	fmla	v0.4s, v22.4s, v10.4s
	str	q0, [sp, #1952]
	ldr	q0, [sp, #1984]
	fmla	v0.4s, v14.4s, v10.4s
	str	q0, [sp, #1984]
	ldr	q0, [sp, #1856]
	fmla	v0.4s, v24.4s, v10.4s
	ldr	q10, [sp, #1920]
	fadd	v10.4s, v10.4s, v28.4s
	str	q0, [sp, #1856]
	movi	v0.2d, #0000000000000000
	fadd	v0.4s, v1.4s, v0.4s
	ldr	q1, [sp, #1936]
	fmla	v1.4s, v4.4s, v13.4s
	str	q1, [sp, #1936]
	ldr	q1, [sp, #2000]
	fmla	v1.4s, v4.4s, v12.4s
	str	q1, [sp, #2000]
	ldr	q1, [sp, #1968]
	fmla	v1.4s, v24.4s, v13.4s
	mov	v13.16b, v8.16b
	str	q1, [sp, #1968]
	ldr	q1, [sp, #2032]
	fmla	v1.4s, v24.4s, v12.4s
	str	q1, [sp, #2032]
	ldr	q1, [sp, #1872]
	fmla	v1.4s, v11.4s, v12.4s
	str	q1, [sp, #1872]
	ldr	q1, [sp, #2016]
	fmla	v1.4s, v11.4s, v2.4s
	ldr	q2, [sp, #1824]
	str	q1, [sp, #2016]
	ldr	q1, [sp, #2048]
	fmla	v1.4s, v11.4s, v2.4s
	ldr	q2, [sp, #2112]
	fadd	v2.4s, v2.4s, v0.4s
	ldr	q0, [sp, #2160]
	fadd	v0.4s, v0.4s, v6.4s
	str	q1, [sp, #2048]
	str	q0, [sp, #2160]
	b.ne	.L31b72
	fmov	v14.4s, #1.00000000
	str	q16, [sp, #2416]
	ldr	q12, [sp, #1776]
	ldr	q28, [sp, #1152]
	ldr	q21, [sp, #1712]
	ldr	q11, [sp, #2336]
	ldr	q20, [sp, #2352]
	ldr	q6, [sp, #2288]
	ldr	q16, [sp, #2304]
	ldr	q9, [sp, #2272]
	ldr	q19, [sp, #2224]
	ldr	q22, [sp, #2208]
	ldr	q5, [sp, #1872]
	ldr	q4, [sp, #1856]
	str	q2, [sp, #2112]
	str	q3, [sp, #2432]
	b	.L31b77
.L31b76:
	fcmgt	v0.4s, v2.4s, v9.4s
	movi	v1.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	movi	v27.2d, #0000000000000000
	movi	v7.2d, #0000000000000000
	movi	v29.2d, #0000000000000000
	movi	v31.2d, #0000000000000000
	movi	v10.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v30.2d, #0000000000000000
	str	q1, [sp, #2048]
	dup	v0.4s, v0.s[0]
	movi	v25.2d, #0000000000000000
	str	q1, [sp, #2032]
	movi	v11.2d, #0000000000000000
	movi	v20.2d, #0000000000000000
	str	q1, [sp, #1984]
	movi	v19.2d, #0000000000000000
	movi	v9.2d, #0000000000000000
	str	q1, [sp, #2016]
	movi	v22.2d, #0000000000000000
	movi	v23.2d, #0000000000000000
	str	q1, [sp, #1968]
	movi	v18.2d, #0000000000000000
	movi	v26.2d, #0000000000000000
	str	q1, [sp, #2000]
	movi	v17.2d, #0000000000000000
	str	q1, [sp, #1952]
	str	q1, [sp, #1936]
	str	q1, [sp, #2160]
	str	q1, [sp, #2384]
	str	q1, [sp, #2400]
	str	q1, [sp, #2368]
	str	q1, [sp, #2112]
	str	q1, [sp, #2144]
	str	q1, [sp, #2320]
	str	q1, [sp, #2432]
	str	q1, [sp, #2416]
	ldr	q1, [sp, #1136]
	and	v15.16b, v0.16b, v1.16b
.L31b77:
	fmov	v8.4s, #-1.00000000
	fdiv	v0.4s, v14.4s, v28.4s
	fmul	v3.4s, v15.4s, v13.4s
	mov	v24.16b, v28.16b
	mov	v28.16b, v5.16b
	fneg	v5.4s, v5.4s
	mov	w8, #56146
	str	q17, [sp, #2256]
	movk	w8, #48602, lsl #16
	str	q26, [sp, #2240]
	fmls	v7.4s, v28.4s, v15.4s
	str	q10, [sp, #1920]
	fmul	v5.4s, v3.4s, v5.4s
	str	q25, [sp, #1904]
	str	q30, [sp, #1888]
	str	q18, [sp, #2192]
	str	q7, [sp, #2128]
	str	q23, [sp, #2176]
	fdiv	v1.4s, v8.4s, v13.4s
	fdiv	v2.4s, v14.4s, v21.4s
	mov	v21.16b, v4.16b
	fneg	v4.4s, v4.4s
	fmul	v1.4s, v15.4s, v1.4s
	fmul	v4.4s, v3.4s, v4.4s
	fmla	v20.4s, v17.4s, v1.4s
	fmla	v11.4s, v26.4s, v1.4s
	ldr	q1, [sp, #2368]
	fmla	v22.4s, v0.4s, v4.4s
	ldr	q0, [sp, #1936]
	dup	v17.4s, w25
	dup	v26.4s, w26
	fmls	v9.4s, v0.4s, v3.4s
	ldr	q0, [sp, #1952]
	str	q20, [sp, #2352]
	ldr	q20, [sp, #2400]
	fmls	v6.4s, v0.4s, v3.4s
	ldr	q0, [sp, #1968]
	str	q11, [sp, #2336]
	fmla	v19.4s, v2.4s, v5.4s
	fmls	v20.4s, v21.4s, v15.4s
	dup	v2.4s, w28
	str	q9, [sp, #2272]
	fmls	v1.4s, v0.4s, v3.4s
	ldr	q9, [sp, #2384]
	ldr	q0, [sp, #1984]
	str	q22, [sp, #2208]
	str	q6, [sp, #2288]
	dup	v6.4s, w8
	mov	w8, #29208
	fmls	v9.4s, v0.4s, v3.4s
	ldr	q0, [sp, #2000]
	movk	w8, #13233, lsl #16
	str	q20, [sp, #2400]
	fmls	v31.4s, v0.4s, v3.4s
	ldr	q0, [sp, #2016]
	str	q1, [sp, #2368]
	str	q19, [sp, #2224]
	fmls	v29.4s, v0.4s, v3.4s
	ldr	q0, [sp, #2032]
	str	q9, [sp, #2384]
	fmls	v27.4s, v0.4s, v3.4s
	ldr	q0, [sp, #2048]
	str	q31, [sp, #2064]
	dup	v31.4s, w27
	fmls	v16.4s, v0.4s, v3.4s
	ldr	q0, [sp, #1728]
	str	q29, [sp, #2080]
	dup	v29.4s, w24
	dup	v3.4s, w3
	str	q27, [sp, #2096]
	fcmp	s0, #0.0
	dup	v27.4s, w8
	str	q16, [sp, #2304]
	dup	v16.4s, w30
	b.le	.L31b84
	ldr	q1, [sp, #1408]
	ldr	q4, [sp, #1104]
	fmov	v0.4s, #12.00000000
	ldr	q11, [sp, #1712]
	ldr	q21, [sp, #1760]
	fadd	v1.4s, v4.4s, v1.4s
	fcmge	v0.4s, v1.4s, v0.4s
	str	q1, [sp, #1408]
	and	v0.16b, v0.16b, v14.16b
	fmul	v1.4s, v4.4s, v0.4s
	movi	d4, #0000000000000000
	mov	s0, v1.s[1]
	fadd	s4, s1, s4
	mov	s5, v1.s[2]
	fadd	s0, s4, s0
	mov	s4, v1.s[3]
	fadd	s0, s0, s5
	fadd	s0, s0, s4
	ldr	q4, [sp, #2320]
	fcmp	s0, #0.0
	b.le	.L31b85
	str	q21, [sp, #1760]
	cbz	w7, .L31b86
	add	x11, x13, #8
	movi	v0.2d, #0000000000000000
	mvni	v25.4s, #127, msl #16
	ld1r	{ v4.4s }, [x11]
	mov	x8, xzr
	mov	x11, x17
.L31b81:
	add	x14, x8, x7
	mov	x1, x16
	mov	x2, x7
	add	x14, x14, x14, lsl #2
	ldr	q5, [x16, x14, lsl #4]
	mov	x14, x11
	fmul	v5.4s, v13.4s, v5.4s
.L31b82:
	mov	v18.16b, v12.16b
	ldr	q7, [x1], #80
	ldr	q19, [x14], #16
	mov	v23.16b, v2.16b
	mov	v24.16b, v26.16b
	subs	x2, x2, #1
	fmla	v18.4s, v7.4s, v5.4s
	fadd	v7.4s, v18.4s, v4.4s
	fdiv	v18.4s, v14.4s, v7.4s
	fsub	v19.4s, v19.4s, v7.4s
	fmul	v19.4s, v19.4s, v18.4s
	fadd	v18.4s, v18.4s, v8.4s
	fcmgt	v20.4s, v19.4s, v8.4s
	bit	v18.16b, v19.16b, v20.16b
	fadd	v20.4s, v18.4s, v14.4s
	add	v20.4s, v20.4s, v29.4s
	and	v20.16b, v20.16b, v25.16b
	sub	v21.4s, v14.4s, v20.4s
	fadd	v22.4s, v21.4s, v8.4s
	fmla	v22.4s, v21.4s, v18.4s
	mov	v18.16b, v3.16b
	fmul	v21.4s, v22.4s, v22.4s
	fmla	v18.4s, v16.4s, v22.4s
	fmla	v23.4s, v31.4s, v22.4s
	fmla	v24.4s, v17.4s, v22.4s
	fmla	v18.4s, v6.4s, v21.4s
	fmla	v23.4s, v21.4s, v18.4s
	scvtf	v18.4s, v20.4s
	fmaxnm	v20.4s, v19.4s, v8.4s
	fmla	v24.4s, v21.4s, v23.4s
	fmla	v22.4s, v21.4s, v24.4s
	fmla	v22.4s, v27.4s, v18.4s
	fadd	v18.4s, v19.4s, v14.4s
	fneg	v19.4s, v20.4s
	fmla	v19.4s, v22.4s, v18.4s
	fmla	v0.4s, v19.4s, v7.4s
	b.ne	.L31b82
	add	x8, x8, #1
	add	x11, x11, x19
	cmp	x8, x7
	b.ne	.L31b81
	b	.L31b87
.L31b84:
	movi	v0.2d, #0000000000000000
	ldr	q5, [sp, #1712]
	mov	v9.16b, v24.16b
	ldr	q21, [sp, #1760]
	ldr	q24, [sp, #1744]
	ldr	q4, [sp, #2320]
	ldr	q15, [sp, #2352]
	str	q0, [sp, #880]
	b	.L31b88
.L31b85:
	movi	v0.2d, #0000000000000000
	mov	v9.16b, v24.16b
	ldr	q24, [sp, #1744]
	ldr	q19, [sp, #2224]
	ldr	q22, [sp, #2208]
	ldr	q15, [sp, #2352]
	mov	v5.16b, v11.16b
	str	q0, [sp, #880]
	b	.L31b88
.L31b86:
	movi	v0.2d, #0000000000000000
.L31b87:
	dup	v4.4s, w4
	dup	v5.4s, w23
	ldr	q30, [sp, #1088]
	fcmgt	v7.4s, v1.4s, #0.0
	fmov	v24.4s, #4.00000000
	ldr	q15, [sp, #448]
	fmov	v18.4s, #0.25000000
	ldp	q28, q25, [sp, #528]
	fmla	v5.4s, v4.4s, v30.4s
	ldp	q10, q19, [sp, #496]
	ldp	q9, q11, [sp, #464]
	fmaxnm	v24.4s, v15.4s, v24.4s
	fadd	v4.4s, v30.4s, v5.4s
	xtn	v5.4h, v7.4s
	str	q24, [sp, #1968]
	fcmgt	v4.4s, v0.4s, v4.4s
	and	v20.16b, v7.16b, v4.16b
	xtn	v1.4h, v20.4s
	bif	v18.16b, v14.16b, v20.16b
	bic	v1.8b, v5.8b, v1.8b
	fmul	v22.4s, v28.4s, v18.4s
	fmul	v21.4s, v10.4s, v18.4s
	fmul	v5.4s, v19.4s, v18.4s
	fmul	v4.4s, v9.4s, v18.4s
	fmul	v23.4s, v25.4s, v18.4s
	str	d1, [sp, #1984]
	fmul	v1.4s, v11.4s, v18.4s
	ldr	d24, [sp, #1984]
	str	q22, [sp, #2032]
	fsub	v28.4s, v28.4s, v22.4s
	str	q5, [sp, #2000]
	fsub	v22.4s, v10.4s, v21.4s
	fsub	v19.4s, v19.4s, v5.4s
	sshll	v24.4s, v24.4h, #0
	fsub	v10.4s, v9.4s, v4.4s
	ldr	q5, [sp, #432]
	str	q23, [sp, #2048]
	fsub	v25.4s, v25.4s, v23.4s
	fsub	v11.4s, v11.4s, v1.4s
	mov	v23.16b, v1.16b
	ldr	q1, [sp, #1152]
	str	q21, [sp, #2016]
	bit	v30.16b, v0.16b, v24.16b
	ldr	q0, [sp, #1968]
	ldr	q24, [sp, #1744]
	fsub	v9.4s, v1.4s, v10.4s
	ldr	q1, [sp, #1712]
	ldr	q21, [sp, #1760]
	bit	v15.16b, v0.16b, v7.16b
	fmov	v0.4s, #16.00000000
	fsub	v24.4s, v24.4s, v25.4s
	fsub	v21.4s, v21.4s, v28.4s
	fsub	v13.4s, v13.4s, v22.4s
	fsub	v12.4s, v12.4s, v19.4s
	str	q30, [sp, #1088]
	ldr	q10, [sp, #1920]
	ldr	q25, [sp, #1904]
	stp	q4, q23, [sp, #464]
	ldr	q30, [sp, #1888]
	ldr	q23, [sp, #2176]
	bit	v5.16b, v0.16b, v7.16b
	dup	v0.4s, w6
	ldr	q4, [sp, #2320]
	ldr	q19, [sp, #2224]
	ldr	q22, [sp, #2208]
	stp	q5, q15, [sp, #432]
	fsub	v5.4s, v1.4s, v11.4s
	ldr	q1, [sp, #576]
	ldr	q15, [sp, #2352]
	fmul	v7.4s, v1.4s, v18.4s
	ldr	q1, [sp, #560]
	fmul	v1.4s, v1.4s, v18.4s
	ldr	q18, [sp, #2192]
	stp	q1, q7, [sp, #560]
	ldr	q1, [sp, #1120]
	bit	v1.16b, v0.16b, v20.16b
	ldr	q0, [sp, #1136]
	bic	v0.16b, v0.16b, v20.16b
	str	q1, [sp, #1120]
	ldr	q1, [sp, #2000]
	str	q0, [sp, #1136]
	and	v0.16b, v20.16b, v14.16b
	str	q0, [sp, #880]
	ldr	q0, [sp, #2016]
	stp	q0, q1, [sp, #496]
	ldr	q1, [sp, #2032]
	ldr	q0, [sp, #2048]
	stp	q1, q0, [sp, #528]
.L31b88:
	ldr	q28, [sp, #864]
	str	q5, [sp, #2000]
	mov	v20.16b, v4.16b
	str	q4, [sp, #2320]
	ldp	q4, q5, [sp, #928]
	fmaxnm	v0.4s, v19.4s, v28.4s
	ldr	q19, [sp, #2256]
	fmaxnm	v1.4s, v22.4s, v28.4s
	ldr	q22, [sp, #2240]
	str	q9, [sp, #1968]
	fcmge	v4.4s, v24.4s, v4.4s
	fcmge	v5.4s, v5.4s, v24.4s
	fneg	v7.4s, v19.4s
	str	q24, [sp, #1744]
	fsqrt	v0.4s, v0.4s
	str	q21, [sp, #1760]
	str	q13, [sp, #1792]
	bsl	v4.16b, v19.16b, v8.16b
	str	q12, [sp, #1776]
	bit	v4.16b, v7.16b, v5.16b
	fneg	v7.4s, v22.4s
	fsqrt	v1.4s, v1.4s
	fcmge	v4.4s, v4.4s, #0.0
	xtn	v4.4h, v4.4s
	fdiv	v19.4s, v14.4s, v0.4s
	ldp	q5, q0, [sp, #896]
	str	d4, [sp, #1328]
	fcmge	v0.4s, v21.4s, v0.4s
	fcmge	v5.4s, v5.4s, v21.4s
	bsl	v0.16b, v22.16b, v8.16b
	dup	v22.4s, w29
	str	q22, [sp, #1984]
	bit	v0.16b, v7.16b, v5.16b
	fdiv	v7.4s, v14.4s, v1.4s
	ldr	d1, [sp, #856]
	orr	v1.8b, v4.8b, v1.8b
	ldr	q4, [sp, #832]
	str	q19, [sp, #1584]
	fcmge	v5.4s, v0.4s, #0.0
	ushll	v0.4s, v1.4h, #0
	fmaxnm	v1.4s, v20.4s, v28.4s
	fmov	v20.4s, #1.00000000
	str	q5, [sp, #1296]
	orn	v5.16b, v5.16b, v4.16b
	shl	v4.4s, v0.4s, #31
	fsqrt	v0.4s, v1.4s
	str	q5, [sp, #1360]
	bic	v5.16b, v14.16b, v5.16b
	cmlt	v1.4s, v4.4s, #0
	str	q7, [sp, #2016]
	fmul	v9.4s, v19.4s, v5.4s
	str	q5, [sp, #1808]
	bic	v5.16b, v14.16b, v1.16b
	str	q1, [sp, #1344]
	ldr	q1, [sp, #2272]
	fmov	v19.4s, #1.00000000
	str	q5, [sp, #1680]
	fmul	v5.4s, v7.4s, v5.4s
	fneg	v7.4s, v18.4s
	fmul	v1.4s, v1.4s, v9.4s
	str	q9, [sp, #1488]
	fmul	v24.4s, v1.4s, v5.4s
	fdiv	v21.4s, v14.4s, v0.4s
	ldp	q0, q1, [sp, #976]
	fcmge	v0.4s, v13.4s, v0.4s
	fcmge	v1.4s, v1.4s, v13.4s
	fmls	v19.4s, v24.4s, v24.4s
	str	q24, [sp, #1568]
	bsl	v0.16b, v18.16b, v8.16b
	fmaxnm	v18.4s, v19.4s, v22.4s
	str	q19, [sp, #656]
	fneg	v19.4s, v23.4s
	bit	v0.16b, v7.16b, v1.16b
	fsqrt	v1.4s, v18.4s
	str	q21, [sp, #2048]
	fcmge	v7.4s, v0.4s, #0.0
	ldr	q0, [sp, #816]
	orn	v0.16b, v7.16b, v0.16b
	str	q7, [sp, #1232]
	str	q0, [sp, #1312]
	bic	v0.16b, v14.16b, v0.16b
	fdiv	v11.4s, v14.4s, v1.4s
	ldr	q1, [sp, #2112]
	fmul	v7.4s, v21.4s, v0.4s
	str	q0, [sp, #1696]
	fmaxnm	v1.4s, v1.4s, v28.4s
	fneg	v21.4s, v24.4s
	ldr	q24, [sp, #960]
	fmul	v0.4s, v15.4s, v7.4s
	mov	v15.16b, v7.16b
	str	q7, [sp, #1392]
	fmul	v13.4s, v0.4s, v5.4s
	fsqrt	v0.4s, v1.4s
	ldr	q1, [sp, #2336]
	fmul	v1.4s, v1.4s, v7.4s
	str	q11, [sp, #1952]
	fmul	v18.4s, v13.4s, v21.4s
	fmls	v20.4s, v13.4s, v13.4s
	str	q13, [sp, #1552]
	fmla	v18.4s, v9.4s, v1.4s
	ldr	q1, [sp, #1056]
	fcmge	v1.4s, v12.4s, v1.4s
	fmul	v4.4s, v18.4s, v11.4s
	ldr	q18, [sp, #1008]
	fdiv	v7.4s, v14.4s, v0.4s
	fcmge	v18.4s, v18.4s, v12.4s
	bsl	v1.16b, v23.16b, v8.16b
	fneg	v23.4s, v13.4s
	fmls	v20.4s, v4.4s, v4.4s
	str	q4, [sp, #1936]
	mov	v0.16b, v18.16b
	ldr	q18, [sp, #800]
	str	q23, [sp, #1440]
	str	q20, [sp, #640]
	bsl	v0.16b, v19.16b, v1.16b
	fmaxnm	v1.4s, v20.4s, v22.4s
	ldr	q20, [sp, #1040]
	fcmge	v0.4s, v0.4s, #0.0
	str	q7, [sp, #2032]
	fsqrt	v1.4s, v1.4s
	str	q0, [sp, #1216]
	orn	v0.16b, v0.16b, v18.16b
	bic	v19.16b, v14.16b, v0.16b
	str	q0, [sp, #1280]
	ldr	q0, [sp, #2384]
	fmaxnm	v18.4s, v0.4s, v28.4s
	ldr	q0, [sp, #2416]
	fmul	v7.4s, v7.4s, v19.4s
	str	q19, [sp, #1664]
	ldr	q19, [sp, #2144]
	str	q0, [sp, #2416]
	fdiv	v4.4s, v14.4s, v1.4s
	fmul	v19.4s, v19.4s, v7.4s
	fmul	v1.4s, v25.4s, v7.4s
	ldr	q25, [sp, #1968]
	str	q7, [sp, #672]
	fcmge	v20.4s, v25.4s, v20.4s
	fcmge	v24.4s, v24.4s, v25.4s
	fneg	v25.4s, v0.4s
	fmul	v12.4s, v19.4s, v5.4s
	bsl	v20.16b, v0.16b, v8.16b
	ldr	q0, [sp, #2304]
	fsqrt	v18.4s, v18.4s
	fmul	v19.4s, v12.4s, v21.4s
	fmul	v23.4s, v12.4s, v23.4s
	str	q12, [sp, #1536]
	str	q4, [sp, #1872]
	fmla	v19.4s, v9.4s, v1.4s
	fmul	v1.4s, v30.4s, v7.4s
	fmov	v30.4s, #1.00000000
	fmla	v23.4s, v15.4s, v1.4s
	mov	v1.16b, v24.16b
	fmul	v9.4s, v19.4s, v11.4s
	fmls	v30.4s, v12.4s, v12.4s
	fmaxnm	v19.4s, v0.4s, v28.4s
	bsl	v1.16b, v25.16b, v20.16b
	ldr	q25, [sp, #1936]
	fdiv	v18.4s, v14.4s, v18.4s
	str	q9, [sp, #1856]
	fmls	v23.4s, v25.4s, v9.4s
	fmls	v30.4s, v9.4s, v9.4s
	fcmge	v24.4s, v1.4s, #0.0
	ldr	q1, [sp, #784]
	fmul	v4.4s, v23.4s, v4.4s
	orn	v0.16b, v24.16b, v1.16b
	ldr	q1, [sp, #2288]
	str	q24, [sp, #1184]
	fmls	v30.4s, v4.4s, v4.4s
	str	q4, [sp, #1840]
	ldr	q4, [sp, #1488]
	str	q0, [sp, #1264]
	bic	v0.16b, v14.16b, v0.16b
	fsqrt	v19.4s, v19.4s
	fmaxnm	v20.4s, v30.4s, v22.4s
	fmul	v23.4s, v18.4s, v0.4s
	str	q18, [sp, #1600]
	ldr	q18, [sp, #2000]
	str	q0, [sp, #1648]
	ldr	q0, [sp, #2432]
	str	q30, [sp, #608]
	ldr	q22, [sp, #1440]
	fneg	v28.4s, v0.4s
	str	q0, [sp, #2432]
	fmul	v10.4s, v10.4s, v23.4s
	fsqrt	v13.4s, v20.4s
	fmul	v20.4s, v1.4s, v23.4s
	ldr	q1, [sp, #1024]
	fcmge	v24.4s, v18.4s, v1.4s
	ldr	q1, [sp, #1072]
	fmul	v15.4s, v20.4s, v5.4s
	mov	v20.16b, v24.16b
	fcmge	v24.4s, v1.4s, v18.4s
	ldr	q1, [sp, #2368]
	fmul	v30.4s, v1.4s, v23.4s
	fmul	v9.4s, v15.4s, v21.4s
	ldr	q1, [sp, #2400]
	bsl	v20.16b, v0.16b, v8.16b
	fdiv	v18.4s, v14.4s, v19.4s
	fneg	v19.4s, v12.4s
	ldr	q8, [sp, #1952]
	fmla	v9.4s, v4.4s, v30.4s
	fmul	v30.4s, v15.4s, v22.4s
	bit	v20.16b, v28.16b, v24.16b
	fmul	v28.4s, v1.4s, v23.4s
	ldr	q24, [sp, #1392]
	ldr	q1, [sp, #768]
	str	q19, [sp, #1504]
	fmul	v11.4s, v15.4s, v19.4s
	fmul	v19.4s, v9.4s, v8.4s
	ldr	q9, [sp, #1872]
	fcmge	v0.4s, v20.4s, #0.0
	fmla	v30.4s, v24.4s, v28.4s
	fmla	v11.4s, v7.4s, v10.4s
	mov	v10.16b, v25.16b
	fdiv	v12.4s, v14.4s, v13.4s
	ldr	q13, [sp, #1856]
	str	q19, [sp, #1520]
	orn	v1.16b, v0.16b, v1.16b
	fmls	v30.4s, v25.4s, v19.4s
	str	q0, [sp, #1200]
	fmls	v11.4s, v13.4s, v19.4s
	str	q18, [sp, #1616]
	ldr	q0, [sp, #1984]
	bic	v20.16b, v14.16b, v1.16b
	str	q1, [sp, #1248]
	fmov	v1.4s, #1.00000000
	fmul	v30.4s, v30.4s, v9.4s
	fmul	v25.4s, v18.4s, v20.4s
	str	q20, [sp, #1632]
	ldr	q20, [sp, #2064]
	fmls	v1.4s, v15.4s, v15.4s
	ldr	q18, [sp, #1840]
	fmls	v11.4s, v18.4s, v30.4s
	fmul	v28.4s, v20.4s, v25.4s
	mov	v20.16b, v30.16b
	fmls	v1.4s, v19.4s, v19.4s
	str	q12, [sp, #1472]
	fmul	v30.4s, v11.4s, v12.4s
	mov	v11.16b, v20.16b
	str	q20, [sp, #1456]
	fmul	v28.4s, v28.4s, v5.4s
	fmls	v1.4s, v20.4s, v20.4s
	ldr	q20, [sp, #2080]
	str	q30, [sp, #1824]
	fmul	v5.4s, v28.4s, v21.4s
	fmul	v21.4s, v20.4s, v25.4s
	ldr	q20, [sp, #2128]
	fmls	v1.4s, v30.4s, v30.4s
	stp	q28, q15, [sp, #688]
	fmla	v5.4s, v4.4s, v21.4s
	fmul	v4.4s, v28.4s, v22.4s
	fmul	v21.4s, v20.4s, v25.4s
	str	q1, [sp, #624]
	fmaxnm	v22.4s, v1.4s, v0.4s
	ldr	q1, [sp, #1504]
	fmul	v0.4s, v5.4s, v8.4s
	ldr	q5, [sp, #2160]
	fmla	v4.4s, v24.4s, v21.4s
	fmul	v21.4s, v28.4s, v1.4s
	fneg	v24.4s, v15.4s
	fsqrt	v22.4s, v22.4s
	fmul	v5.4s, v5.4s, v25.4s
	ldr	q1, [sp, #2016]
	fmls	v4.4s, v10.4s, v0.4s
	str	q0, [sp, #1488]
	fmul	v30.4s, v28.4s, v24.4s
	fmla	v21.4s, v7.4s, v5.4s
	ldr	q5, [sp, #2096]
	fmul	v25.4s, v5.4s, v25.4s
	fmul	v8.4s, v4.4s, v9.4s
	ldr	q4, [sp, #2256]
	ldr	q5, [sp, #1584]
	fmls	v21.4s, v13.4s, v0.4s
	fmov	v13.4s, #1.00000000
	fmul	v20.4s, v1.4s, v4.4s
	mov	v1.16b, v0.16b
	fmla	v30.4s, v23.4s, v25.4s
	fdiv	v7.4s, v14.4s, v22.4s
	movi	v14.2d, #0000000000000000
	ldr	q22, [sp, #1872]
	fmls	v13.4s, v28.4s, v28.4s
	fmls	v21.4s, v18.4s, v8.4s
	fmls	v30.4s, v19.4s, v0.4s
	ldr	q0, [sp, #1680]
	ldr	q19, [sp, #1952]
	fmla	v14.4s, v20.4s, v20.4s
	fmul	v0.4s, v20.4s, v0.4s
	fmls	v13.4s, v1.4s, v1.4s
	fmul	v4.4s, v21.4s, v12.4s
	ldr	q1, [sp, #1296]
	ldr	d20, [sp, #744]
	fmls	v30.4s, v11.4s, v8.4s
	xtn	v21.4h, v1.4s
	ldr	q1, [sp, #2240]
	str	q0, [sp, #1504]
	fneg	v9.4s, v0.4s
	ldr	q0, [sp, #1824]
	fmls	v13.4s, v8.4s, v8.4s
	str	q4, [sp, #1440]
	fmul	v24.4s, v5.4s, v1.4s
	fmls	v30.4s, v0.4s, v4.4s
	ldr	q0, [sp, #1568]
	ldr	d1, [sp, #1328]
	fmul	v23.4s, v0.4s, v9.4s
	ldr	q0, [sp, #1552]
	str	q7, [sp, #1424]
	fmls	v13.4s, v4.4s, v4.4s
	ldr	d4, [sp, #720]
	fmul	v28.4s, v28.4s, v9.4s
	fmul	v7.4s, v30.4s, v7.4s
	fmul	v10.4s, v0.4s, v9.4s
	ldr	q0, [sp, #2176]
	orr	v25.8b, v1.8b, v4.8b
	ldr	d4, [sp, #760]
	ldr	q1, [sp, #1808]
	orr	v21.8b, v21.8b, v4.8b
	fmla	v23.4s, v1.4s, v24.4s
	ldr	q1, [sp, #2048]
	ldr	q4, [sp, #2192]
	fmls	v13.4s, v7.4s, v7.4s
	str	q7, [sp, #1296]
	ushll	v25.4s, v25.4h, #0
	fmul	v18.4s, v1.4s, v4.4s
	ldr	q4, [sp, #1696]
	ushll	v11.4s, v21.4h, #0
	ldr	q1, [sp, #1232]
	shl	v12.4s, v25.4s, #31
	fmul	v25.4s, v15.4s, v9.4s
	ldr	q15, [sp, #1616]
	xtn	v7.4h, v1.4s
	fmul	v1.4s, v23.4s, v19.4s
	shl	v11.4s, v11.4s, #31
	fmla	v10.4s, v4.4s, v18.4s
	ldr	q4, [sp, #2032]
	str	q18, [sp, #1328]
	ldr	q18, [sp, #1664]
	cmge	v12.4s, v12.4s, #0
	fmul	v21.4s, v4.4s, v0.4s
	ldr	q0, [sp, #1984]
	ldr	d4, [sp, #752]
	cmge	v11.4s, v11.4s, #0
	fmaxnm	v23.4s, v13.4s, v0.4s
	ldr	q0, [sp, #1536]
	orr	v7.8b, v7.8b, v4.8b
	ldr	q4, [sp, #1216]
	fmul	v30.4s, v0.4s, v9.4s
	str	q21, [sp, #1232]
	and	v24.16b, v11.16b, v24.16b
	xtn	v4.4h, v4.4s
	ushll	v7.4s, v7.4h, #0
	ldr	d11, [sp, #736]
	fsqrt	v0.4s, v23.4s
	ldr	q23, [sp, #1600]
	and	v9.16b, v12.16b, v14.16b
	ldr	q12, [sp, #1344]
	str	q8, [sp, #1344]
	fmla	v30.4s, v18.4s, v21.4s
	shl	v7.4s, v7.4s, #31
	orr	v4.8b, v4.8b, v20.8b
	fmla	v9.4s, v24.4s, v24.4s
	ldr	d24, [sp, #728]
	ushll	v4.4s, v4.4h, #0
	str	q0, [sp, #1168]
	ldr	q0, [sp, #1936]
	fmls	v10.4s, v1.4s, v0.4s
	ldr	q0, [sp, #2416]
	fmul	v21.4s, v23.4s, v0.4s
	ldr	q0, [sp, #1184]
	xtn	v20.4h, v0.4s
	ldr	q0, [sp, #1856]
	fmul	v18.4s, v10.4s, v22.4s
	fmul	v10.4s, v5.4s, v19.4s
	ldr	q19, [sp, #1360]
	movi	v5.2d, #0000000000000000
	fmls	v30.4s, v1.4s, v0.4s
	ldr	q0, [sp, #1648]
	str	q21, [sp, #1216]
	str	q1, [sp, #1360]
	fmla	v25.4s, v0.4s, v21.4s
	ldr	q0, [sp, #2432]
	orr	v20.8b, v20.8b, v11.8b
	cmge	v11.4s, v7.4s, #0
	ldr	q7, [sp, #2016]
	fmul	v21.4s, v15.4s, v0.4s
	ldr	q0, [sp, #1840]
	ushll	v20.4s, v20.4h, #0
	fmls	v30.4s, v18.4s, v0.4s
	ldr	q0, [sp, #1520]
	fmls	v25.4s, v1.4s, v0.4s
	ldr	q0, [sp, #1632]
	str	q21, [sp, #1184]
	shl	v20.4s, v20.4s, #31
	fmla	v28.4s, v0.4s, v21.4s
	fmov	v0.4s, #1.00000000
	shl	v21.4s, v4.4s, #31
	ldr	q4, [sp, #1168]
	cmge	v20.4s, v20.4s, #0
	bit	v10.16b, v0.16b, v19.16b
	ldr	q0, [sp, #1200]
	xtn	v19.4h, v0.4s
	fmov	v0.4s, #1.00000000
	bsl	v12.16b, v0.16b, v7.16b
	ldr	q0, [sp, #2048]
	ldr	q7, [sp, #1472]
	orr	v19.8b, v19.8b, v24.8b
	fmul	v14.4s, v0.4s, v22.4s
	fmov	v0.4s, #1.00000000
	ldr	q22, [sp, #1456]
	fmul	v24.4s, v12.4s, v10.4s
	ldr	q10, [sp, #1312]
	fmls	v25.4s, v18.4s, v22.4s
	ldr	q22, [sp, #1488]
	ushll	v19.4s, v19.4h, #0
	fdiv	v4.4s, v0.4s, v4.4s
	ldr	q0, [sp, #1504]
	fmls	v28.4s, v1.4s, v22.4s
	ldr	q22, [sp, #1328]
	str	q18, [sp, #1328]
	fmla	v5.4s, v0.4s, v0.4s
	fmul	v0.4s, v30.4s, v7.4s
	fmov	v30.4s, #1.00000000
	and	v22.16b, v11.16b, v22.16b
	fmls	v28.4s, v18.4s, v8.4s
	bif	v30.16b, v14.16b, v10.16b
	mov	v10.16b, v7.16b
	fmla	v5.4s, v1.4s, v1.4s
	ldr	q1, [sp, #1824]
	fmov	v14.4s, #1.00000000
	fmla	v9.4s, v22.4s, v22.4s
	fmls	v25.4s, v0.4s, v1.4s
	ldr	q1, [sp, #1232]
	fmla	v5.4s, v18.4s, v18.4s
	mov	v7.16b, v4.16b
	ldr	q4, [sp, #2032]
	fmla	v5.4s, v0.4s, v0.4s
	fmul	v10.4s, v4.4s, v10.4s
	cmge	v4.4s, v21.4s, #0
	fmul	v21.4s, v24.4s, v30.4s
	shl	v24.4s, v19.4s, #31
	ldr	q19, [sp, #1424]
	and	v4.16b, v4.16b, v1.16b
	ldr	q1, [sp, #1280]
	fmul	v30.4s, v23.4s, v19.4s
	fmul	v19.4s, v25.4s, v19.4s
	fmul	v23.4s, v15.4s, v7.4s
	mov	v22.16b, v1.16b
	ldr	q1, [sp, #1440]
	fmla	v9.4s, v4.4s, v4.4s
	fmls	v28.4s, v0.4s, v1.4s
	ldr	q1, [sp, #1216]
	bsl	v22.16b, v14.16b, v10.16b
	fmla	v5.4s, v19.4s, v19.4s
	and	v4.16b, v20.16b, v1.16b
	ldr	q1, [sp, #1264]
	fmul	v20.4s, v21.4s, v22.4s
	mov	v21.16b, v1.16b
	ldr	q1, [sp, #1296]
	cmge	v22.4s, v24.4s, #0
	fmla	v9.4s, v4.4s, v4.4s
	mov	v11.16b, v1.16b
	fmls	v28.4s, v19.4s, v1.4s
	ldr	q1, [sp, #1184]
	bsl	v21.16b, v14.16b, v30.16b
	and	v4.16b, v22.16b, v1.16b
	ldr	q1, [sp, #1248]
	fmul	v20.4s, v20.4s, v21.4s
	mov	v21.16b, v1.16b
	fmul	v1.4s, v28.4s, v7.4s
	fmla	v9.4s, v4.4s, v4.4s
	ldr	q4, [sp, #1728]
	bsl	v21.16b, v14.16b, v23.16b
	fcmp	s4, #0.0
	fmla	v5.4s, v1.4s, v1.4s
	fmul	v23.4s, v20.4s, v21.4s
	str	q5, [sp, #1728]
	b.gt	.L31b64
	ldr	q30, [sp, #1120]
	ldr	q10, [sp, #2048]
	mov	w8, #14269
	ldr	q5, [sp, #2032]
	ldr	q8, [sp, #1088]
	movk	w8, #13574, lsl #16
	fdiv	v21.4s, v14.4s, v30.4s
	ldr	q13, [sp, #1792]
	ldr	q12, [sp, #1776]
	fadd	v22.4s, v8.4s, v8.4s
	dup	v25.4s, w6
	fdiv	v4.4s, v14.4s, v10.4s
	fmul	v21.4s, v21.4s, v23.4s
	dup	v23.4s, w8
	mov	w8, #4016
	movk	w8, #13345, lsl #16
	dup	v24.4s, w8
	mov	w8, #50604
	movk	w8, #13991, lsl #16
	dup	v28.4s, w8
	fmul	v21.4s, v21.4s, v21.4s
	fdiv	v20.4s, v14.4s, v5.4s
	fmul	v4.4s, v4.4s, v13.4s
	fmul	v4.4s, v4.4s, v23.4s
	fcmgt	v23.4s, v25.4s, v8.4s
	movi	v8.4s, #63, lsl #24
	fsqrt	v22.4s, v22.4s
	fmul	v20.4s, v20.4s, v12.4s
	fmul	v20.4s, v20.4s, v24.4s
	ldr	q24, [sp, #1808]
	fmaxnm	v4.4s, v4.4s, v20.4s
	fminnm	v20.4s, v21.4s, v14.4s
	fmul	v22.4s, v22.4s, v28.4s
	ldr	q28, [sp, #1680]
	fmul	v24.4s, v24.4s, v28.4s
	ldr	q28, [sp, #1968]
	and	v21.16b, v23.16b, v22.16b
	ldr	q23, [sp, #1696]
	ldr	s22, [x13, #16]
	fmul	v23.4s, v23.4s, v24.4s
	fmul	v20.4s, v20.4s, v22.s[0]
	fmaxnm	v4.4s, v4.4s, v21.4s
	ldr	q21, [sp, #1664]
	fmul	v21.4s, v21.4s, v23.4s
	ldr	q23, [sp, #1648]
	fmaxnm	v4.4s, v20.4s, v4.4s
	fcmgt	v20.4s, v25.4s, v30.4s
	fmul	v21.4s, v23.4s, v21.4s
	and	v4.16b, v20.16b, v4.16b
	fmul	s20, s22, s22
	ldr	q22, [sp, #1632]
	fmul	v4.4s, v4.4s, v4.4s
	fmul	v21.4s, v22.4s, v21.4s
	ldr	q22, [sp, #1728]
	dup	v20.4s, v20.s[0]
	fcmge	v4.4s, v4.4s, v22.4s
	fcmge	v20.4s, v20.4s, v9.4s
	fcmgt	v21.4s, v21.4s, #0.0
	fmov	v22.4s, #5.00000000
	movi	d9, #0000000000000000
	and	v4.16b, v20.16b, v4.16b
	bic	v20.16b, v14.16b, v21.16b
	ldr	q21, [sp, #592]
	bsl	v4.16b, v20.16b, v22.16b
	ldr	q20, [sp, #1408]
	fcmge	v20.4s, v20.4s, v21.4s
	movi	v21.4s, #64, lsl #24
	fminnm	v21.4s, v4.4s, v21.4s
	bit	v4.16b, v21.16b, v20.16b
	ldr	q21, [sp, #1376]
	fcmeq	v20.4s, v21.4s, v22.4s
	bit	v21.16b, v4.16b, v20.16b
	fcmeq	v4.4s, v21.4s, v22.4s
	str	q21, [sp, #1376]
	and	v22.16b, v4.16b, v14.16b
	mov	s4, v22.s[1]
	fadd	s20, s22, s9
	mov	s21, v22.s[2]
	fadd	s4, s20, s4
	mov	s20, v22.s[3]
	fadd	s4, s4, s21
	ldr	q21, [sp, #2000]
	fadd	s4, s4, s20
	fcmp	s4, #0.0
	b.gt	.L31b66
	fmul	v1.4s, v7.4s, v1.4s
	stp	q29, q3, [sp, #352]
	ldr	q3, [sp, #1328]
	stp	q2, q26, [sp, #384]
	ldr	q2, [sp, #1424]
	ldr	q18, [sp, #1504]
	str	q6, [sp, #2384]
	movi	v22.2d, #0000000000000000
	movi	v21.2d, #0000000000000000
	str	q16, [sp, #2320]
	movi	v23.2d, #0000000000000000
	movi	v25.2d, #0000000000000000
	fmls	v19.4s, v1.4s, v11.4s
	movi	v30.2d, #0000000000000000
	movi	v9.2d, #0000000000000000
	movi	v28.2d, #0000000000000000
	str	q31, [sp, #2416]
	str	q17, [sp, #416]
	str	q27, [sp, #2304]
	fmul	v4.4s, v2.4s, v19.4s
	ldr	q2, [sp, #1824]
	movi	v19.2d, #0000000000000000
	fmls	v0.4s, v4.4s, v2.4s
	ldr	q2, [sp, #1440]
	fmls	v0.4s, v1.4s, v2.4s
	ldr	q2, [sp, #1472]
	fmul	v0.4s, v2.4s, v0.4s
	ldr	q2, [sp, #1840]
	fmls	v3.4s, v0.4s, v2.4s
	ldr	q2, [sp, #1456]
	fmls	v3.4s, v4.4s, v2.4s
	ldr	q2, [sp, #1344]
	fmls	v3.4s, v1.4s, v2.4s
	ldr	q2, [sp, #1872]
	fmul	v5.4s, v2.4s, v3.4s
	ldr	q3, [sp, #1360]
	ldr	q2, [sp, #1936]
	fmls	v3.4s, v5.4s, v2.4s
	ldr	q2, [sp, #1856]
	fmul	v16.4s, v10.4s, v5.4s
	fmls	v3.4s, v0.4s, v2.4s
	ldr	q2, [sp, #1520]
	str	q16, [sp, #2192]
	fmls	v3.4s, v4.4s, v2.4s
	ldr	q2, [sp, #1488]
	fmls	v3.4s, v1.4s, v2.4s
	ldr	q2, [sp, #1952]
	fmul	v7.4s, v2.4s, v3.4s
	ldr	q2, [sp, #1568]
	fmls	v18.4s, v7.4s, v2.4s
	ldr	q2, [sp, #1552]
	fmls	v18.4s, v5.4s, v2.4s
	ldr	q2, [sp, #1536]
	fmls	v18.4s, v0.4s, v2.4s
	ldp	q2, q3, [sp, #688]
	fmls	v18.4s, v4.4s, v3.4s
	ldr	q3, [sp, #1616]
	fmls	v18.4s, v1.4s, v2.4s
	ldr	q2, [sp, #2032]
	fmul	v6.4s, v2.4s, v0.4s
	ldr	q0, [sp, #1584]
	fmul	v5.4s, v0.4s, v7.4s
	ldr	q0, [sp, #2016]
	fmul	v7.4s, v0.4s, v18.4s
	ldr	q0, [sp, #1600]
	movi	v18.2d, #0000000000000000
	str	q6, [sp, #2224]
	fmul	v2.4s, v0.4s, v4.4s
	fmul	v0.4s, v3.4s, v1.4s
	str	q5, [sp, #2208]
	str	q7, [sp, #2176]
	movi	v7.2d, #0000000000000000
	str	q0, [sp, #2256]
	str	q2, [sp, #2240]
	tbz	w10, #3, .L31b96
	fmov	v8.4s, #-1.00000000
	cbz	w7, .L31b96
	add	x9, x13, #8
	mov	x8, xzr
	ld1r	{ v0.4s }, [x9]
	mov	x9, x17
.L31b93:
	add	x11, x8, x7
	ldr	q20, [sp, #1792]
	ldr	q17, [sp, #2304]
	add	x11, x11, x11, lsl #2
	ldp	q31, q26, [sp, #400]
	ldp	q29, q16, [sp, #368]
	mov	x14, x16
	ldr	q4, [x16, x11, lsl #4]
	ldr	q6, [sp, #2416]
	mov	x11, x9
	ldr	q2, [sp, #2384]
	ldr	q3, [sp, #2320]
	mov	x1, x7
	fmul	v1.4s, v20.4s, v4.4s
	ldr	q4, [sp, #352]
	str	q1, [sp, #2432]
	ldr	q1, [sp, #1776]
.L31b94:
	mov	v5.16b, v22.16b
	mov	v22.16b, v1.16b
	ldr	q24, [sp, #2432]
	ldr	q20, [x14], #80
	mov	v27.16b, v9.16b
	mov	v9.16b, v30.16b
	mov	v30.16b, v25.16b
	mov	v25.16b, v23.16b
	fmla	v22.4s, v20.4s, v24.4s
	ldr	q24, [x11], #16
	mov	v23.16b, v21.16b
	mov	v21.16b, v19.16b
	mov	v19.16b, v18.16b
	mov	v18.16b, v7.16b
	mov	v7.16b, v28.16b
	mvni	v11.4s, #127, msl #16
	mov	v15.16b, v31.16b
	subs	x1, x1, #1
	fadd	v20.4s, v22.4s, v0.4s
	fdiv	v22.4s, v14.4s, v20.4s
	fsub	v24.4s, v24.4s, v20.4s
	fmul	v24.4s, v24.4s, v22.4s
	fadd	v28.4s, v22.4s, v8.4s
	fmul	v22.4s, v22.4s, v0.s[0]
	fcmgt	v10.4s, v24.4s, v8.4s
	bit	v28.16b, v24.16b, v10.16b
	fadd	v10.4s, v28.4s, v14.4s
	add	v10.4s, v10.4s, v4.4s
	and	v10.16b, v10.16b, v11.16b
	sub	v11.4s, v14.4s, v10.4s
	mov	v14.16b, v16.16b
	scvtf	v10.4s, v10.4s
	fadd	v12.4s, v11.4s, v8.4s
	fmov	v8.4s, #5.00000000
	fmla	v12.4s, v11.4s, v28.4s
	mov	v28.16b, v29.16b
	fadd	v13.4s, v20.4s, v8.4s
	fmov	v8.4s, #1.00000000
	fmul	v11.4s, v12.4s, v12.4s
	fmla	v28.4s, v3.4s, v12.4s
	fmla	v14.4s, v6.4s, v12.4s
	fdiv	v13.4s, v8.4s, v13.4s
	fmla	v15.4s, v26.4s, v12.4s
	fmov	v8.4s, #-1.00000000
	fmla	v28.4s, v2.4s, v11.4s
	fmla	v14.4s, v11.4s, v28.4s
	fmaxnm	v28.4s, v24.4s, v8.4s
	fmla	v15.4s, v11.4s, v14.4s
	fmov	v14.4s, #1.00000000
	fneg	v28.4s, v28.4s
	fmla	v12.4s, v11.4s, v15.4s
	fmul	v11.4s, v13.4s, v13.4s
	fadd	v24.4s, v24.4s, v14.4s
	fmla	v12.4s, v17.4s, v10.4s
	fmul	v10.4s, v13.4s, v11.4s
	fmla	v28.4s, v12.4s, v24.4s
	fmul	v12.4s, v11.4s, v10.4s
	fmul	v24.4s, v11.4s, v11.4s
	fmla	v7.4s, v28.4s, v20.4s
	fmla	v5.4s, v22.4s, v12.4s
	mov	v28.16b, v7.16b
	mov	v7.16b, v18.16b
	mov	v18.16b, v19.16b
	mov	v19.16b, v21.16b
	mov	v21.16b, v23.16b
	mov	v23.16b, v25.16b
	mov	v25.16b, v30.16b
	mov	v30.16b, v9.16b
	fadd	v9.4s, v27.4s, v13.4s
	fmla	v18.4s, v22.4s, v10.4s
	fmla	v7.4s, v22.4s, v24.4s
	fmla	v19.4s, v22.4s, v11.4s
	fadd	v23.4s, v23.4s, v24.4s
	fadd	v21.4s, v21.4s, v12.4s
	fadd	v30.4s, v30.4s, v11.4s
	fadd	v25.4s, v25.4s, v10.4s
	mov	v22.16b, v5.16b
	b.ne	.L31b94
	add	x8, x8, #1
	add	x9, x9, x19
	cmp	x8, x7
	b.ne	.L31b93
.L31b96:
	ldr	q24, [sp, #1584]
	ldr	q0, [sp, #2272]
	mov	w8, #46871
	ldr	q29, [sp, #2016]
	ldr	q1, [sp, #1984]
	movk	w8, #14673, lsl #16
	fmul	v0.4s, v0.4s, v24.4s
	ldr	q26, [sp, #2048]
	str	q22, [sp, #1952]
	ldr	q31, [sp, #2032]
	ldr	q17, [sp, #1600]
	mov	w9, #46871
	str	q28, [sp, #1936]
	ldr	x19, [sp, #312]
	movk	w9, #14545, lsl #16
	lsl	x11, x15, #5
	add	x14, x15, x15, lsl #1
	fmul	v4.4s, v0.4s, v29.4s
	fmov	v0.4s, #1.00000000
	fmls	v0.4s, v4.4s, v4.4s
	fneg	v10.4s, v4.4s
	fmaxnm	v20.4s, v0.4s, v1.4s
	str	q0, [sp, #2432]
	ldr	q0, [sp, #2352]
	fmul	v22.4s, v0.4s, v26.4s
	ldr	q0, [sp, #2336]
	fsqrt	v20.4s, v20.4s
	fmul	v4.4s, v0.4s, v26.4s
	fmov	v0.4s, #1.00000000
	fmul	v3.4s, v22.4s, v29.4s
	fmls	v0.4s, v3.4s, v3.4s
	fneg	v12.4s, v3.4s
	str	q3, [sp, #1872]
	fdiv	v16.4s, v14.4s, v20.4s
	fmul	v20.4s, v3.4s, v10.4s
	fmov	v3.4s, #1.00000000
	fmla	v20.4s, v24.4s, v4.4s
	fmul	v27.4s, v20.4s, v16.4s
	str	q16, [sp, #2112]
	fmls	v0.4s, v27.4s, v27.4s
	fmaxnm	v4.4s, v0.4s, v1.4s
	str	q0, [sp, #2272]
	ldr	q0, [sp, #2144]
	fmul	v20.4s, v0.4s, v31.4s
	ldr	q0, [sp, #1904]
	fsqrt	v4.4s, v4.4s
	fmul	v2.4s, v20.4s, v29.4s
	fmul	v20.4s, v0.4s, v31.4s
	ldr	q0, [sp, #1888]
	fmul	v22.4s, v2.4s, v10.4s
	fmls	v3.4s, v2.4s, v2.4s
	str	q2, [sp, #1904]
	fmla	v22.4s, v24.4s, v20.4s
	fmul	v20.4s, v2.4s, v12.4s
	fdiv	v6.4s, v14.4s, v4.4s
	fmul	v4.4s, v0.4s, v31.4s
	ldr	q0, [sp, #2288]
	fmul	v8.4s, v22.4s, v16.4s
	fmla	v20.4s, v26.4s, v4.4s
	fmul	v4.4s, v17.4s, v0.4s
	ldr	q0, [sp, #2368]
	fmls	v3.4s, v8.4s, v8.4s
	str	q8, [sp, #2336]
	fmls	v20.4s, v27.4s, v8.4s
	fmul	v28.4s, v4.4s, v29.4s
	fmul	v4.4s, v0.4s, v17.4s
	ldr	q0, [sp, #2400]
	fmul	v13.4s, v0.4s, v17.4s
	ldr	q0, [sp, #1920]
	fmul	v11.4s, v28.4s, v10.4s
	fmul	v15.4s, v28.4s, v12.4s
	fmul	v5.4s, v20.4s, v6.4s
	fmla	v11.4s, v24.4s, v4.4s
	fmla	v15.4s, v26.4s, v13.4s
	fmul	v13.4s, v0.4s, v17.4s
	fmls	v3.4s, v5.4s, v5.4s
	ldr	q0, [sp, #2064]
	str	q5, [sp, #2352]
	fmaxnm	v20.4s, v3.4s, v1.4s
	str	q3, [sp, #2144]
	fmul	v3.4s, v11.4s, v16.4s
	fsqrt	v22.4s, v20.4s
	fneg	v20.4s, v2.4s
	fmls	v15.4s, v27.4s, v3.4s
	ldr	q2, [sp, #1616]
	str	q3, [sp, #1920]
	fmul	v11.4s, v28.4s, v20.4s
	fmla	v11.4s, v31.4s, v13.4s
	fmov	v13.4s, #1.00000000
	fdiv	v14.4s, v14.4s, v22.4s
	fmls	v13.4s, v28.4s, v28.4s
	fmls	v11.4s, v8.4s, v3.4s
	fmul	v8.4s, v15.4s, v6.4s
	fmul	v22.4s, v2.4s, v0.4s
	fmls	v13.4s, v3.4s, v3.4s
	fmls	v11.4s, v5.4s, v8.4s
	fmul	v29.4s, v22.4s, v29.4s
	movi	v22.2d, #0000000000000000
	fmls	v13.4s, v8.4s, v8.4s
	fmul	v15.4s, v29.4s, v10.4s
	fmul	v12.4s, v29.4s, v12.4s
	fmul	v20.4s, v29.4s, v20.4s
	fmul	v0.4s, v11.4s, v14.4s
	mov	v5.16b, v14.16b
	str	q5, [sp, #2288]
	str	q0, [sp, #2400]
	fmls	v13.4s, v0.4s, v0.4s
	ldr	q0, [sp, #2080]
	str	q10, [sp, #2080]
	fmul	v11.4s, v2.4s, v0.4s
	ldr	q0, [sp, #2128]
	str	q29, [sp, #2128]
	fmaxnm	v4.4s, v13.4s, v1.4s
	ldr	q1, [sp, #2160]
	str	q28, [sp, #2160]
	fmla	v15.4s, v24.4s, v11.4s
	ldr	q24, [sp, #2176]
	fmul	v11.4s, v0.4s, v2.4s
	fmul	v10.4s, v1.4s, v2.4s
	ldr	q1, [sp, #2096]
	str	q27, [sp, #2096]
	fabs	v0.4s, v24.4s
	fsqrt	v4.4s, v4.4s
	fmla	v12.4s, v26.4s, v11.4s
	fmul	v26.4s, v15.4s, v16.4s
	fneg	v11.4s, v28.4s
	fmla	v20.4s, v31.4s, v10.4s
	ldr	q28, [sp, #2240]
	fmul	v10.4s, v1.4s, v2.4s
	fmaxnm	v0.4s, v0.4s, v22.4s
	ldr	q22, [sp, #2208]
	ldr	q2, [sp, #2336]
	fabs	v14.4s, v28.4s
	mov	v1.16b, v6.16b
	fmov	v6.4s, #1.00000000
	fabs	v15.4s, v22.4s
	fmul	v11.4s, v29.4s, v11.4s
	fmls	v12.4s, v27.4s, v26.4s
	fmls	v20.4s, v2.4s, v26.4s
	ldr	q2, [sp, #2256]
	ldr	q16, [sp, #2000]
	ldr	q27, [sp, #1968]
	str	q1, [sp, #2064]
	str	q26, [sp, #2208]
	fmaxnm	v0.4s, v0.4s, v15.4s
	fmov	v15.4s, #1.00000000
	fmla	v11.4s, v17.4s, v10.4s
	fmul	v31.4s, v12.4s, v1.4s
	fabs	v10.4s, v2.4s
	ldr	q1, [sp, #2352]
	fdiv	v6.4s, v6.4s, v4.4s
	dup	v4.4s, w8
	ldr	q17, [sp, #2432]
	add	x8, x13, #208
	fmaxnm	v0.4s, v0.4s, v14.4s
	fminnm	v14.4s, v27.4s, v16.4s
	fmls	v15.4s, v29.4s, v29.4s
	fmls	v11.4s, v3.4s, v26.4s
	fmls	v20.4s, v1.4s, v31.4s
	ldr	q29, [sp, #1792]
	ldr	q1, [sp, #1744]
	fmov	v3.4s, #1.00000000
	fmaxnm	v10.4s, v0.4s, v10.4s
	ldr	q0, [sp, #2192]
	fmul	v4.4s, v14.4s, v4.4s
	fadd	v12.4s, v24.4s, v1.4s
	fmls	v11.4s, v8.4s, v31.4s
	fmul	v5.4s, v20.4s, v5.4s
	fadd	v14.4s, v0.4s, v29.4s
	ldr	q0, [sp, #1760]
	ldr	q1, [sp, #1776]
	fminnm	v24.4s, v17.4s, v3.4s
	ldr	q17, [sp, #2272]
	fmls	v15.4s, v26.4s, v26.4s
	fadd	v0.4s, v22.4s, v0.4s
	ldr	q22, [sp, #2224]
	str	q8, [sp, #2224]
	ldp	q8, q20, [sp, #912]
	fcmge	v4.4s, v4.4s, v10.4s
	fadd	v22.4s, v22.4s, v1.4s
	ldr	q10, [sp, #1056]
	ldr	s26, [x13, #12]
	fminnm	v24.4s, v24.4s, v17.4s
	ldr	q17, [sp, #2400]
	fmls	v15.4s, v31.4s, v31.4s
	fminnm	v12.4s, v12.4s, v20.4s
	fadd	v20.4s, v28.4s, v27.4s
	fminnm	v0.4s, v0.4s, v8.4s
	ldp	q28, q8, [sp, #976]
	fmls	v11.4s, v17.4s, v5.4s
	fminnm	v14.4s, v14.4s, v28.4s
	fminnm	v22.4s, v22.4s, v10.4s
	ldr	q10, [sp, #1040]
	ldr	q28, [sp, #1376]
	str	q6, [sp, #2368]
	fmls	v15.4s, v5.4s, v5.4s
	fminnm	v20.4s, v20.4s, v10.4s
	ldr	q10, [sp, #944]
	fcmge	v3.4s, v3.4s, v28.4s
	fmul	v17.4s, v11.4s, v6.4s
	ldr	q6, [sp, #1760]
	fmaxnm	v14.4s, v14.4s, v8.4s
	ldr	q8, [sp, #896]
	fmaxnm	v10.4s, v12.4s, v10.4s
	fadd	v12.4s, v2.4s, v16.4s
	ldr	q2, [sp, #2144]
	fmaxnm	v0.4s, v0.4s, v8.4s
	ldr	q8, [sp, #1008]
	and	v4.16b, v3.16b, v4.16b
	fminnm	v24.4s, v24.4s, v2.4s
	ldr	q2, [sp, #1744]
	fmaxnm	v22.4s, v22.4s, v8.4s
	ldr	q8, [sp, #1024]
	fmls	v15.4s, v17.4s, v17.4s
	fminnm	v11.4s, v12.4s, v8.4s
	ldr	q8, [sp, #960]
	mov	v12.16b, v4.16b
	bif	v10.16b, v2.16b, v4.16b
	bif	v0.16b, v6.16b, v4.16b
	fminnm	v24.4s, v24.4s, v13.4s
	fmaxnm	v20.4s, v20.4s, v8.4s
	fmov	v8.4s, #4.00000000
	bif	v22.16b, v1.16b, v4.16b
	bsl	v12.16b, v14.16b, v29.16b
	ld1r	{ v14.4s }, [x8]
	add	x8, x22, x19, lsl #4
	fminnm	v24.4s, v24.4s, v15.4s
	fcmeq	v2.4s, v28.4s, v8.4s
	ldr	q28, [sp, #1072]
	bif	v20.16b, v27.16b, v4.16b
	fmul	v12.4s, v12.4s, v26.s[0]
	fmul	v22.4s, v22.4s, v26.s[0]
	fmaxnm	v11.4s, v11.4s, v28.4s
	bit	v10.16b, v14.16b, v2.16b
	bit	v0.16b, v14.16b, v2.16b
	bit	v20.16b, v14.16b, v2.16b
	bsl	v4.16b, v11.16b, v16.16b
	dup	v11.4s, w9
	add	x9, x19, x15
	str	q10, [x8]
	mov	v10.16b, v2.16b
	str	q0, [x22, x9, lsl #4]
	mov	v0.16b, v2.16b
	fcmgt	v1.4s, v24.4s, v11.4s
	mov	v11.16b, v2.16b
	bit	v4.16b, v14.16b, v2.16b
	bsl	v10.16b, v14.16b, v12.16b
	bsl	v0.16b, v14.16b, v22.16b
	str	q1, [sp, #2432]
	str	q10, [x8, x11]
	lsl	x11, x15, #6
	str	q0, [x8, x14, lsl #4]
	add	x14, x15, x15, lsl #2
	str	q20, [x8, x11]
	str	q4, [x8, x14, lsl #4]
	tbnz	w10, #1, .L31b98
	ldp	q26, q15, [sp, #400]
	mov	w8, #6
	ldp	q3, q2, [sp, #368]
	ldr	x7, [sp, #168]
	ldr	q1, [sp, #2416]
	ldr	q6, [sp, #2384]
	ldr	q5, [sp, #2320]
	ldr	q24, [sp, #352]
	fmov	v14.4s, #1.00000000
	tbz	w10, #3, .L31b9
	b	.L31b8
.L31b98:
	ldr	q0, [sp, #2080]
	ldr	q16, [sp, #2112]
	mov	v8.16b, v5.16b
	str	q26, [sp, #2256]
	ldr	q26, [sp, #2096]
	mov	v12.16b, v17.16b
	fmul	v10.4s, v16.4s, v0.4s
	ldr	q0, [sp, #1872]
	str	q3, [sp, #2240]
	ldr	q3, [sp, #1904]
	ldr	q6, [sp, #2336]
	fneg	v4.4s, v16.4s
	ldr	q5, [sp, #2064]
	ldr	q2, [sp, #2352]
	mov	v13.16b, v31.16b
	ldr	q1, [sp, #1984]
	fmul	v20.4s, v16.4s, v6.4s
	ldr	q31, [sp, #2288]
	fmla	v0.4s, v10.4s, v26.4s
	fmla	v3.4s, v10.4s, v6.4s
	ldr	q6, [sp, #1920]
	str	q11, [sp, #2272]
	ldr	q28, [sp, #2128]
	ldr	q24, [sp, #2208]
	fmul	v11.4s, v16.4s, v6.4s
	ldr	q29, [sp, #2368]
	str	q10, [sp, #2336]
	fmla	v28.4s, v10.4s, v24.4s
	fmul	v24.4s, v16.4s, v24.4s
	mov	w8, #96
	fneg	v0.4s, v0.4s
	umaddl	x11, w15, w8, x22
	lsl	x8, x19, #4
	tst	w10, #0x4
	mov	w3, #11
	mov	w14, #8
	csel	x14, x14, x3, eq
	mov	w1, #15
	mov	w2, #9
	umull	x14, w14, w15
	csel	x1, x2, x1, eq
	mov	w2, #20
	fmul	v17.4s, v5.4s, v0.4s
	fmul	v0.4s, v26.4s, v4.4s
	fmaxnm	v4.4s, v15.4s, v1.4s
	ldr	q1, [sp, #2160]
	mov	w7, #10
	umull	x1, w1, w15
	add	x14, x22, x14, lsl #4
	csel	x2, x7, x2, eq
	mov	w7, #26
	fmla	v1.4s, v10.4s, v6.4s
	ldr	q6, [sp, #2400]
	csel	x3, x3, x7, eq
	fmla	v3.4s, v17.4s, v2.4s
	fmul	v27.4s, v0.4s, v5.4s
	fsqrt	v15.4s, v4.4s
	fmov	v4.4s, #1.00000000
	fmla	v28.4s, v17.4s, v13.4s
	str	q17, [sp, #2352]
	umull	x2, w2, w15
	umull	x3, w3, w15
	fneg	v0.4s, v3.4s
	ldr	q3, [sp, #2224]
	fmla	v20.4s, v27.4s, v2.4s
	fmla	v4.4s, v10.4s, v10.4s
	fmla	v24.4s, v27.4s, v13.4s
	str	q27, [sp, #2160]
	fmla	v1.4s, v17.4s, v3.4s
	fmla	v11.4s, v27.4s, v3.4s
	fmul	v22.4s, v5.4s, v3.4s
	fmul	v26.4s, v31.4s, v0.4s
	fneg	v0.4s, v5.4s
	fneg	v20.4s, v20.4s
	fmla	v4.4s, v17.4s, v17.4s
	ldr	q17, [sp, #1600]
	fmul	v0.4s, v2.4s, v0.4s
	fmla	v1.4s, v26.4s, v6.4s
	fmul	v2.4s, v31.4s, v20.4s
	fmla	v28.4s, v26.4s, v8.4s
	fmla	v4.4s, v26.4s, v26.4s
	str	q26, [sp, #2400]
	fmul	v3.4s, v0.4s, v31.4s
	fmov	v0.4s, #1.00000000
	fneg	v20.4s, v1.4s
	fmla	v11.4s, v2.4s, v6.4s
	fmla	v24.4s, v2.4s, v8.4s
	str	q2, [sp, #2144]
	fdiv	v10.4s, v0.4s, v15.4s
	fmla	v22.4s, v3.4s, v6.4s
	fmul	v1.4s, v29.4s, v20.4s
	fneg	v0.4s, v31.4s
	fneg	v20.4s, v11.4s
	fmul	v11.4s, v5.4s, v13.4s
	fmul	v15.4s, v16.4s, v16.4s
	str	q3, [sp, #2192]
	fmul	v13.4s, v31.4s, v31.4s
	fneg	v22.4s, v22.4s
	fmla	v28.4s, v1.4s, v12.4s
	str	q1, [sp, #2208]
	fmul	v0.4s, v6.4s, v0.4s
	fmul	v6.4s, v29.4s, v20.4s
	fmla	v11.4s, v3.4s, v8.4s
	fmla	v15.4s, v27.4s, v27.4s
	fmla	v4.4s, v1.4s, v1.4s
	mov	v27.16b, v5.16b
	fmul	v16.4s, v29.4s, v22.4s
	fneg	v20.4s, v28.4s
	fmul	v22.4s, v31.4s, v8.4s
	fmul	v26.4s, v0.4s, v29.4s
	fmla	v24.4s, v6.4s, v12.4s
	fmul	v0.4s, v5.4s, v5.4s
	fmla	v15.4s, v2.4s, v2.4s
	ldr	q2, [sp, #2240]
	str	q6, [sp, #2176]
	ldr	q5, [sp, #1584]
	fmla	v11.4s, v16.4s, v12.4s
	str	q16, [sp, #2240]
	fmul	v1.4s, v10.4s, v20.4s
	fmla	v22.4s, v26.4s, v12.4s
	fneg	v24.4s, v24.4s
	fmla	v0.4s, v3.4s, v3.4s
	mov	v28.16b, v10.16b
	fneg	v20.4s, v29.4s
	ldr	q3, [sp, #2016]
	fmla	v15.4s, v6.4s, v6.4s
	str	q26, [sp, #2128]
	fneg	v11.4s, v11.4s
	fmla	v13.4s, v26.4s, v26.4s
	str	q1, [sp, #2224]
	fmla	v4.4s, v1.4s, v1.4s
	ldr	q1, [sp, #2432]
	fneg	v22.4s, v22.4s
	fmul	v6.4s, v28.4s, v24.4s
	fmla	v0.4s, v16.4s, v16.4s
	and	v10.16b, v2.16b, v1.16b
	fmul	v20.4s, v12.4s, v20.4s
	ldr	q1, [sp, #2048]
	fmul	v31.4s, v28.4s, v11.4s
	ldr	q2, [sp, #2256]
	mov	v12.16b, v28.16b
	fmul	v4.4s, v3.4s, v4.4s
	xtn	v24.4h, v10.4s
	fmul	v26.4s, v28.4s, v22.4s
	fmla	v15.4s, v6.4s, v6.4s
	fmul	v16.4s, v1.4s, v2.s[0]
	fmul	v28.4s, v29.4s, v29.4s
	fmul	v20.4s, v20.4s, v12.4s
	fmla	v0.4s, v31.4s, v31.4s
	ldr	q1, [sp, #2032]
	fmul	v10.4s, v3.4s, v4.4s
	sshll	v22.4s, v24.4h, #0
	fmul	v4.4s, v1.4s, v2.s[0]
	fmla	v13.4s, v26.4s, v26.4s
	fmul	v8.4s, v5.4s, v15.4s
	fmla	v28.4s, v20.4s, v20.4s
	fmul	v24.4s, v12.4s, v12.4s
	fmul	v0.4s, v0.4s, v16.4s
	ldr	q1, [sp, #1616]
	str	q26, [sp, #2256]
	bif	v10.16b, v14.16b, v22.16b
	ldp	q26, q15, [sp, #400]
	fmul	v11.4s, v13.4s, v4.4s
	ldp	q3, q2, [sp, #368]
	fmul	v8.4s, v5.4s, v8.4s
	fmul	v28.4s, v17.4s, v28.4s
	fmul	v24.4s, v1.4s, v24.4s
	str	q10, [x11, x8]
	mov	w11, #7
	fmul	v0.4s, v16.4s, v0.4s
	cinc	x11, x11, ne
	umull	x11, w11, w15
	fmul	v10.4s, v4.4s, v11.4s
	bif	v8.16b, v14.16b, v22.16b
	fmul	v28.4s, v17.4s, v28.4s
	fmul	v24.4s, v1.4s, v24.4s
	bif	v0.16b, v14.16b, v22.16b
	add	x11, x22, x11, lsl #4
	bif	v10.16b, v14.16b, v22.16b
	str	q8, [x11, x8]
	add	x11, x22, x1, lsl #4
	bif	v28.16b, v14.16b, v22.16b
	str	q0, [x14, x8]
	mov	v0.16b, v22.16b
	add	x14, x22, x2, lsl #4
	str	q10, [x11, x8]
	add	x11, x22, x3, lsl #4
	str	q28, [x14, x8]
	bsl	v0.16b, v24.16b, v14.16b
	ldr	q24, [sp, #352]
	str	q0, [x11, x8]
	tbnz	w10, #2, .L31b100
	mov	w8, #12
	b	.L31b101
.L31b100:
	ldr	q0, [sp, #2336]
	str	q4, [sp, #2080]
	mov	v3.16b, v6.16b
	ldr	q4, [sp, #2112]
	ldr	q17, [sp, #2160]
	mov	v1.16b, v31.16b
	ldr	q10, [sp, #2144]
	ldr	q13, [sp, #2208]
	mov	v29.16b, v20.16b
	fmul	v0.4s, v4.4s, v0.4s
	ldr	q4, [sp, #2352]
	fmul	v28.4s, v27.4s, v17.4s
	ldr	q6, [sp, #2176]
	ldr	q31, [sp, #2288]
	ldr	q2, [sp, #2240]
	fmul	v24.4s, v27.4s, v4.4s
	ldr	q20, [sp, #2224]
	ldr	q27, [sp, #2128]
	ldr	q26, [sp, #2256]
	str	q16, [sp, #2096]
	mov	w11, #112
	fmla	v0.4s, v4.4s, v17.4s
	ldr	q17, [sp, #2400]
	ldr	q4, [sp, #2192]
	mov	w14, #144
	umaddl	x11, w15, w11, x22
	mov	w1, #160
	fmla	v24.4s, v17.4s, v4.4s
	fmla	v28.4s, v10.4s, v4.4s
	fmul	v8.4s, v31.4s, v17.4s
	fmul	v11.4s, v31.4s, v4.4s
	umaddl	x14, w15, w14, x22
	fmla	v0.4s, v17.4s, v10.4s
	fmul	v10.4s, v31.4s, v10.4s
	ldr	q31, [sp, #2016]
	ldr	q17, [sp, #2080]
	umaddl	x1, w15, w1, x22
	fmla	v24.4s, v13.4s, v2.4s
	fmla	v28.4s, v6.4s, v2.4s
	fmla	v8.4s, v13.4s, v27.4s
	fmla	v11.4s, v2.4s, v27.4s
	fmla	v0.4s, v13.4s, v6.4s
	fmla	v10.4s, v6.4s, v27.4s
	fmla	v24.4s, v20.4s, v1.4s
	fmla	v28.4s, v3.4s, v1.4s
	fmla	v8.4s, v20.4s, v26.4s
	fmla	v11.4s, v1.4s, v26.4s
	fmla	v0.4s, v20.4s, v3.4s
	fmla	v10.4s, v3.4s, v26.4s
	fmul	v24.4s, v24.4s, v16.4s
	fmul	v28.4s, v28.4s, v16.4s
	ldr	q16, [sp, #2368]
	fmul	v8.4s, v8.4s, v17.4s
	fmul	v0.4s, v5.4s, v0.4s
	fmul	v13.4s, v16.4s, v13.4s
	fmul	v15.4s, v16.4s, v6.4s
	fmul	v4.4s, v16.4s, v2.4s
	fmul	v10.4s, v10.4s, v17.4s
	mov	v6.16b, v5.16b
	fmul	v24.4s, v31.4s, v24.4s
	fmul	v28.4s, v5.4s, v28.4s
	ldr	q2, [sp, #384]
	fmul	v8.4s, v31.4s, v8.4s
	fmul	v0.4s, v31.4s, v0.4s
	fmla	v13.4s, v20.4s, v29.4s
	fmla	v15.4s, v3.4s, v29.4s
	fmla	v4.4s, v1.4s, v29.4s
	fmul	v10.4s, v5.4s, v10.4s
	ldr	q5, [sp, #1600]
	bif	v24.16b, v14.16b, v22.16b
	bif	v28.16b, v14.16b, v22.16b
	bif	v8.16b, v14.16b, v22.16b
	bif	v0.16b, v14.16b, v22.16b
	fmul	v4.4s, v5.4s, v4.4s
	bif	v10.16b, v14.16b, v22.16b
	str	q0, [x11, x8]
	mov	w11, #192
	fmul	v0.4s, v16.4s, v27.4s
	str	q24, [x14, x8]
	fmul	v24.4s, v11.4s, v17.4s
	umaddl	x11, w15, w11, x22
	ldr	q16, [sp, #2096]
	fmul	v11.4s, v5.4s, v13.4s
	str	q28, [x1, x8]
	mov	w14, #208
	fmul	v28.4s, v12.4s, v20.4s
	fmul	v13.4s, v12.4s, v3.4s
	fmla	v0.4s, v26.4s, v29.4s
	str	q8, [x11, x8]
	fmul	v8.4s, v5.4s, v15.4s
	fmul	v24.4s, v16.4s, v24.4s
	umaddl	x14, w15, w14, x22
	mov	w1, #224
	umaddl	x1, w15, w1, x22
	fmul	v15.4s, v12.4s, v1.4s
	fmul	v11.4s, v31.4s, v11.4s
	mov	v1.16b, v5.16b
	fmul	v4.4s, v4.4s, v16.4s
	fmul	v20.4s, v12.4s, v26.4s
	fmul	v0.4s, v5.4s, v0.4s
	ldr	q5, [sp, #1616]
	fmul	v8.4s, v6.4s, v8.4s
	bif	v24.16b, v14.16b, v22.16b
	str	q10, [x14, x8]
	mov	w14, #272
	fmul	v28.4s, v5.4s, v28.4s
	fmul	v10.4s, v5.4s, v13.4s
	fmul	v12.4s, v12.4s, v29.4s
	umaddl	x14, w15, w14, x22
	bif	v11.16b, v14.16b, v22.16b
	bif	v4.16b, v14.16b, v22.16b
	str	q24, [x1, x8]
	mov	w1, #288
	bif	v8.16b, v14.16b, v22.16b
	umaddl	x1, w15, w1, x22
	add	x11, x22, x15, lsl #8
	fmul	v0.4s, v0.4s, v17.4s
	fmul	v28.4s, v31.4s, v28.4s
	fmul	v24.4s, v6.4s, v10.4s
	fmul	v13.4s, v5.4s, v15.4s
	str	q11, [x11, x8]
	fmul	v20.4s, v5.4s, v20.4s
	fmul	v12.4s, v5.4s, v12.4s
	str	q8, [x14, x8]
	mov	w11, #304
	mov	w14, #336
	str	q4, [x1, x8]
	mov	v4.16b, v22.16b
	mov	w1, #352
	umaddl	x11, w15, w11, x22
	bif	v0.16b, v14.16b, v22.16b
	bif	v28.16b, v14.16b, v22.16b
	umaddl	x14, w15, w14, x22
	fmul	v10.4s, v13.4s, v16.4s
	fmul	v20.4s, v20.4s, v17.4s
	bsl	v4.16b, v24.16b, v14.16b
	umaddl	x1, w15, w1, x22
	fmul	v8.4s, v1.4s, v12.4s
	str	q0, [x11, x8]
	mov	v0.16b, v22.16b
	mov	w11, #368
	str	q28, [x14, x8]
	mov	w14, #384
	umaddl	x11, w15, w11, x22
	str	q4, [x1, x8]
	mov	v4.16b, v22.16b
	mov	w1, #400
	bsl	v0.16b, v10.16b, v14.16b
	bif	v20.16b, v14.16b, v22.16b
	umaddl	x14, w15, w14, x22
	umaddl	x1, w15, w1, x22
	ldp	q26, q15, [sp, #400]
	bsl	v4.16b, v8.16b, v14.16b
	ldp	q24, q3, [sp, #352]
	str	q0, [x11, x8]
	str	q20, [x14, x8]
	str	q4, [x1, x8]
	mov	w8, #27
.L31b101:
	mov	w3, #51410
	ldr	x7, [sp, #168]
	ldr	q11, [sp, #2272]
	ldr	q6, [sp, #2384]
	ldr	q1, [sp, #2416]
	movk	w3, #48686, lsl #16
	ldr	q5, [sp, #2320]
	fmov	v14.4s, #1.00000000
	tbz	w10, #3, .L31b9
	b	.L31b8
.L31b102:
	add	sp, sp, #2448
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
