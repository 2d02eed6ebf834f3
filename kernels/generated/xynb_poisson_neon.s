// Made by `cargo xtask kernels`. Do not edit.
	.text
	.p2align	2
	.globl	gaussmle_xynb_poisson_neon
gaussmle_xynb_poisson_neon:
	.globl	_gaussmle_xynb_poisson_neon
_gaussmle_xynb_poisson_neon:
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
	cbz	w3, .L3b92
	cbz	w2, .L3b92
	ldr	w8, [sp, #52]
	cbz	w8, .L3b92
	mov	w8, w2
	ldr	w9, [sp, #52]
	fmov	v27.4s, #1.00000000
	str	x8, [sp, #64]
	ldp	x8, x16, [x0, #40]
	movi	v11.4s, #63, lsl #24
	fmov	v26.4s, #-1.00000000
	movi	v31.2d, #0000000000000000
	movi	v8.4s, #127, msl #16
	movi	d9, #0000000000000000
	movi	v10.2d, #0x00ffff0000ffff
	str	x8, [sp, #160]
	add	w8, w5, w4
	ldr	x7, [sp, #1680]
	add	w11, w8, w6
	mov	w8, w3
	ldr	x12, [x0]
	str	x8, [sp, #16]
	mul	w8, w2, w9
	mov	w6, #62154
	ldp	x28, x22, [x0, #24]
	ldr	x0, [x0, #56]
	mov	w4, #1267
	mov	w25, #16938
	mov	w26, #28347
	str	w8, [sp, #12]
	mov	w8, #16992
	mov	w27, #64269
	movk	w8, #3490, lsl #16
	mov	w24, #44110
	mov	w29, #51410
	dup	v1.4s, w8
	mov	w8, #58632
	mov	w30, #56146
	movk	w8, #7740, lsl #16
	mov	w3, #29208
	mov	w2, #14269
	dup	v0.4s, w8
	mov	w8, #4059
	mov	x10, xzr
	str	q1, [sp, #736]
	mvni	v1.4s, #128, lsl #16
	movk	w8, #16713, lsl #16
	dup	v2.4s, w8
	mov	w20, w9
	mov	w5, #48
	movk	w6, #29001, lsl #16
	movk	w4, #16181, lsl #16
	movk	w25, #16076, lsl #16
	fneg	v1.4s, v1.4s
	movk	w26, #16144, lsl #16
	movk	w27, #49354, lsl #16
	movk	w24, #16042, lsl #16
	movk	w29, #48686, lsl #16
	movk	w30, #48602, lsl #16
	movk	w3, #13233, lsl #16
	movk	w2, #13702, lsl #16
	mov	w9, w11
	stp	q2, q0, [sp, #128]
	str	q1, [sp, #112]
	str	x11, [sp, #40]
	stp	x20, x7, [sp, #96]
	str	x22, [sp, #88]
	b	.L3b5
.L3b4:
	ldr	x10, [sp, #32]
	ldr	x8, [sp, #16]
	ldr	w9, [sp, #28]
	add	x10, x10, #1
	cmp	x10, x8
	ldr	w8, [sp, #12]
	add	w9, w9, w8
	b.eq	.L3b92
.L3b5:
	ldr	x8, [sp, #64]
	str	w9, [sp, #28]
	str	x10, [sp, #32]
	mul	x8, x10, x8
	str	x8, [sp, #56]
	mov	w8, w9
	mov	x9, xzr
	b	.L3b7
.L3b6:
	ldr	x9, [sp, #80]
	ldr	x8, [sp, #64]
	ldr	w10, [sp, #76]
	add	x9, x9, #1
	cmp	x9, x8
	ldr	w8, [sp, #52]
	add	w8, w10, w8
	b.eq	.L3b4
.L3b7:
	mov	w10, w8
	ldr	x8, [sp, #56]
	str	x9, [sp, #80]
	mov	x19, xzr
	mov	w13, w10
	str	w10, [sp, #76]
	add	x8, x8, x9
	ldr	x9, [sp, #40]
	madd	x8, x8, x20, x9
	str	x8, [sp, #168]
	b	.L3b11
.L3b8:
	fmov	v0.4s, #1.00000000
	ldr	q4, [sp, #208]
	fmov	v7.4s, #-1.00000000
	movi	v17.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	mov	w8, #29208
	movk	w8, #16177, lsl #16
	umull	x11, w10, w15
	lsl	x13, x21, #4
	orr	x14, x10, #0x1
	mov	x17, x15
	add	x15, x10, #3
	fdiv	v3.4s, v0.4s, v3.4s
	umull	x14, w14, w17
	add	x11, x22, x11, lsl #4
	umull	x15, w15, w17
	add	x14, x22, x14, lsl #4
	fmul	v3.4s, v4.4s, v3.4s
	add	v4.4s, v3.4s, v12.4s
	and	v19.16b, v4.16b, v6.16b
	sub	v4.4s, v0.4s, v19.4s
	fmla	v7.4s, v4.4s, v3.4s
	ldp	s3, s6, [x28, #100]
	fmla	v8.4s, v5.4s, v7.4s
	movi	v5.2d, #0000000000000000
	fmul	v22.4s, v7.4s, v7.4s
	fmla	v28.4s, v10.4s, v7.4s
	fmla	v9.4s, v16.4s, v7.4s
	fmla	v5.4s, v31.4s, v3.s[0]
	ldp	s4, s3, [x28, #136]
	fmla	v8.4s, v13.4s, v22.4s
	fmla	v17.4s, v31.4s, v4.s[0]
	ldp	s16, s4, [x28, #172]
	fmla	v5.4s, v30.4s, v6.s[0]
	fmla	v28.4s, v22.4s, v8.4s
	fmla	v18.4s, v31.4s, v16.s[0]
	ldp	s6, s16, [x28, #108]
	fmla	v17.4s, v30.4s, v3.s[0]
	scvtf	v3.4s, v19.4s
	fmla	v9.4s, v22.4s, v28.4s
	fmla	v5.4s, v29.4s, v6.s[0]
	fmla	v18.4s, v30.4s, v4.s[0]
	ldp	s4, s6, [x28, #144]
	fmla	v17.4s, v29.4s, v4.s[0]
	ldp	s19, s4, [x28, #180]
	fmla	v7.4s, v22.4s, v9.4s
	fmla	v5.4s, v27.4s, v16.s[0]
	fmla	v18.4s, v29.4s, v19.s[0]
	fmla	v17.4s, v27.4s, v6.s[0]
	ldp	s6, s16, [x28, #116]
	fmla	v7.4s, v20.4s, v3.4s
	dup	v3.4s, w8
	mov	w8, #16271
	movk	w8, #16363, lsl #16
	fmla	v18.4s, v27.4s, v4.s[0]
	ldr	q4, [sp, #192]
	fmla	v5.4s, v21.4s, v6.s[0]
	fneg	v6.4s, v2.4s
	fadd	v2.4s, v2.4s, v2.4s
	fmla	v7.4s, v3.4s, v4.4s
	ldp	s4, s20, [x28, #152]
	dup	v3.4s, w8
	add	x8, x28, #208
	fmla	v5.4s, v1.4s, v16.s[0]
	fmla	v17.4s, v21.4s, v4.s[0]
	ldp	s19, s4, [x28, #188]
	fmla	v7.4s, v3.4s, v23.4s
	fmla	v18.4s, v21.4s, v19.s[0]
	fmla	v17.4s, v1.4s, v20.s[0]
	fmla	v18.4s, v1.4s, v4.s[0]
	movi	v1.4s, #191, lsl #24
	movi	v4.4s, #64, lsl #24
	fmla	v6.4s, v1.4s, v7.4s
	ldr	q7, [sp, #176]
	ld1r	{ v1.4s }, [x8]
	add	x8, x10, #2
	add	x10, x10, #4
	fmla	v17.4s, v4.4s, v7.s[0]
	movi	v4.4s, #65, lsl #24
	fadd	v3.4s, v7.4s, v5.4s
	umull	x8, w8, w17
	bit	v2.16b, v1.16b, v11.16b
	umull	x10, w10, w17
	fmla	v18.4s, v4.4s, v7.s[0]
	mov	v4.16b, v11.16b
	bit	v3.16b, v1.16b, v11.16b
	add	x8, x22, x8, lsl #4
	add	x10, x22, x10, lsl #4
	bsl	v4.16b, v1.16b, v6.16b
	str	q4, [x11, x13]
	mov	v4.16b, v11.16b
	add	x11, x22, x15, lsl #4
	str	q2, [x14, x13]
	str	q3, [x8, x13]
	bsl	v4.16b, v1.16b, v17.16b
	bif	v1.16b, v18.16b, v11.16b
	str	q4, [x11, x13]
	str	q1, [x10, x13]
.L3b9:
	fmov	v2.4s, #3.00000000
	orr	v1.16b, v11.16b, v24.16b
	ldr	q3, [sp, #1152]
	movi	v11.4s, #63, lsl #24
	movi	v31.2d, #0000000000000000
	ldr	w13, [sp, #284]
	movi	v8.4s, #127, msl #16
	movi	d9, #0000000000000000
	movi	v10.2d, #0x00ffff0000ffff
	fmov	v27.4s, #1.00000000
	ldp	x10, x8, [sp, #160]
	bsl	v1.16b, v3.16b, v2.16b
	ldr	q2, [sp, #1168]
	str	q2, [x10, x21, lsl #4]
	str	q1, [x10, x9, lsl #4]
.L3b10:
	add	x19, x19, #1
	add	w13, w13, #1
	cmp	x19, x20
	b.eq	.L3b6
.L3b11:
	ldr	w9, [x7, #8]
	add	x14, x8, x19
	cmp	x14, x9
	b.hs	.L3b10
	ldr	w15, [x7]
	stp	x9, x14, [sp, #264]
	movi	v2.2d, #0000000000000000
	ldp	w17, w8, [x7, #16]
	umull	x1, w15, w15
	lsl	x10, x15, #4
	str	w13, [sp, #284]
	tst	w8, #0x1
	add	x9, x1, #1
	lsr	x9, x9, #1
	csel	x11, x1, x9, eq
	cbz	w15, .L3b46
	mul	x9, x11, x14
	movi	v7.2d, #0000000000000000
	movi	v15.2d, #0000000000000000
	movi	v16.4s, #16, lsl #16
	fmov	v28.4s, #1.00000000
	fmov	v4.4s, #1.00000000
	movi	v1.2d, #0000000000000000
	mul	w14, w13, w11
	lsl	w4, w15, #4
	movi	v6.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	str	w17, [sp, #1504]
	movi	v3.2d, #0000000000000000
	mov	x22, xzr
	sub	x20, x15, #2
	add	x7, x12, x9, lsl #4
	mov	w21, #16
	mov	x17, x0
	mov	w11, #1
	str	x1, [sp, #1488]
	b	.L3b19
.L3b14:
	mov	w25, #1
.L3b15:
	add	x23, x12, x23, lsl #4
	lsl	x24, x25, #4
	mov	x26, x28
	ld1r	{ v19.4s }, [x26], #4
	ldr	s21, [x26]
	ldr	q20, [x23, x24]
	add	x23, x25, #1
	fmov	d22, x15
	add	x1, x0, x1, lsl #4
	fsub	v19.4s, v20.4s, v19.4s
	bic	v20.4s, #128, lsl #24
	umax	v7.4s, v7.4s, v20.4s
	fmul	v19.4s, v19.4s, v21.s[0]
	fmov	d21, x23
	cmeq	v21.2d, v21.2d, v22.2d
	str	q19, [x1, x24]
	fadd	v22.4s, v3.4s, v19.4s
	fadd	v18.4s, v18.4s, v19.4s
	dup	v21.2d, v21.d[0]
	bit	v3.16b, v22.16b, v21.16b
.L3b16:
	mov	w25, #16938
	mov	w26, #28347
	mov	w27, #64269
	movk	w25, #16076, lsl #16
	movk	w26, #16144, lsl #16
	movk	w27, #49354, lsl #16
.L3b17:
	mov	w24, #44110
	movk	w24, #16042, lsl #16
.L3b18:
	fmov	d19, x22
	fadd	v20.4s, v6.4s, v18.4s
	add	x22, x22, #1
	fadd	v5.4s, v5.4s, v17.4s
	fadd	v1.4s, v1.4s, v18.4s
	add	x11, x11, x15
	cmp	x22, x15
	add	w21, w21, w4
	add	x17, x17, x10
	cmeq	v19.2d, v19.2d, v9.2d
	add	w14, w14, w15
	dup	v19.2d, v19.d[0]
	bit	v6.16b, v20.16b, v19.16b
	b.eq	.L3b45
.L3b19:
	mov	w13, #2382
	mul	x1, x22, x15
	movk	w13, #16192, lsl #16
	dup	v23.4s, w13
	mov	w13, #23130
	movk	w13, #15901, lsl #16
	dup	v21.4s, w13
	mov	w13, #18706
	movk	w13, #15319, lsl #16
	dup	v19.4s, w13
	mov	w13, #28477
	movk	w13, #16149, lsl #16
	dup	v22.4s, w13
	mov	w13, #63253
	movk	w13, #15654, lsl #16
	dup	v20.4s, w13
	tbnz	w8, #0, .L3b25
	add	w23, w1, w9
	mov	x24, x28
	and	x23, x23, #0x7fffffff
	ld1r	{ v17.4s }, [x24], #4
	ldr	q18, [x12, x23, lsl #4]
	ldr	s24, [x24]
	and	x24, x14, #0x7fffffff
	add	x24, x12, x24, lsl #4
	fsub	v17.4s, v18.4s, v17.4s
	bic	v18.4s, #128, lsl #24
	umax	v7.4s, v7.4s, v18.4s
	fmul	v17.4s, v17.4s, v24.s[0]
	str	q17, [x0, x1, lsl #4]
	tbnz	w8, #3, .L3b33
	mov	w13, #1
	fmov	s18, w15
	cmp	w15, #1
	fmov	s19, w13
	cmeq	v18.4s, v18.4s, v19.4s
	fadd	v19.4s, v3.4s, v17.4s
	dup	v18.4s, v18.s[0]
	bit	v3.16b, v19.16b, v18.16b
	fadd	v18.4s, v17.4s, v31.4s
	b.eq	.L3b17
	cbz	x20, .L3b14
	sub	x26, x15, #2
	mov	w25, #1
.L3b24:
	lsl	x13, x25, #4
	mov	x27, x28
	subs	x26, x26, #1
	ld1r	{ v19.4s }, [x27], #4
	ldr	s21, [x27]
	ldr	q20, [x24, x13]
	add	x25, x25, #1
	fsub	v19.4s, v20.4s, v19.4s
	bic	v20.4s, #128, lsl #24
	umax	v7.4s, v7.4s, v20.4s
	fmul	v19.4s, v19.4s, v21.s[0]
	str	q19, [x17, x13]
	fadd	v18.4s, v18.4s, v19.4s
	b.ne	.L3b24
	b	.L3b15
.L3b25:
	ubfiz	w23, w1, #4, #1
	dup	v17.4s, w23
	lsr	x23, x1, #1
	ldr	q18, [x7, x23, lsl #4]
	mov	x23, x28
	neg	v17.4s, v17.4s
	ushl	v17.4s, v18.4s, v17.4s
	and	v17.16b, v17.16b, v10.16b
	ucvtf	v24.4s, v17.4s
	ld1r	{ v17.4s }, [x23], #4
	ldr	s18, [x23]
	fsub	v17.4s, v24.4s, v17.4s
	fmul	v17.4s, v17.4s, v18.s[0]
	str	q17, [x0, x1, lsl #4]
	tbz	w8, #3, .L3b27
	fadd	v18.4s, v17.4s, v23.4s
	mov	v26.16b, v21.16b
	fadd	v25.4s, v17.4s, v22.4s
	fmov	v0.4s, #1.00000000
	mov	v27.16b, v19.16b
	fmla	v26.4s, v17.4s, v18.4s
	mov	v18.16b, v20.16b
	fmla	v18.4s, v17.4s, v25.4s
	fcmgt	v25.4s, v17.4s, #0.0
	fmla	v27.4s, v17.4s, v26.4s
	bif	v18.16b, v0.16b, v25.16b
	mov	v26.16b, v25.16b
	and	v25.16b, v25.16b, v0.16b
	bsl	v26.16b, v27.16b, v0.16b
	fadd	v15.4s, v15.4s, v25.4s
	fmul	v18.4s, v4.4s, v18.4s
	fmul	v26.4s, v28.4s, v26.4s
	ushr	v27.4s, v18.4s, #23
	and	v18.16b, v18.16b, v8.16b
	sub	v16.4s, v16.4s, v27.4s
	and	v27.16b, v26.16b, v8.16b
	orr	v28.16b, v27.16b, v0.16b
	fmov	v27.4s, #1.00000000
	usra	v16.4s, v26.4s, #23
	fmov	v26.4s, #-1.00000000
	orr	v4.16b, v18.16b, v27.16b
.L3b27:
	mov	w13, #1
	fmov	s18, w15
	umax	v7.4s, v7.4s, v24.4s
	fmov	s25, w13
	cmp	w15, #1
	cmeq	v18.4s, v18.4s, v25.4s
	fadd	v25.4s, v3.4s, v17.4s
	dup	v18.4s, v18.s[0]
	bit	v3.16b, v25.16b, v18.16b
	fadd	v18.4s, v17.4s, v31.4s
	b.eq	.L3b18
	cbz	x20, .L3b39
	mov	x23, #-1
	mov	w24, w21
	mov	x25, x11
	sub	x26, x15, #2
	b	.L3b31
.L3b30:
	fadd	v18.4s, v18.4s, v25.4s
	umax	v7.4s, v7.4s, v24.4s
	sub	x26, x26, #1
	sub	x23, x23, #1
	add	x25, x25, #1
	add	w24, w24, #16
	cbz	x26, .L3b35
.L3b31:
	and	w27, w24, #0x10
	dup	v24.4s, w27
	lsr	x27, x25, #1
	ldr	q25, [x7, x27, lsl #4]
	mov	x27, x28
	neg	v24.4s, v24.4s
	ushl	v24.4s, v25.4s, v24.4s
	ld1r	{ v25.4s }, [x27], #4
	ldr	s26, [x27]
	and	v24.16b, v24.16b, v10.16b
	ucvtf	v24.4s, v24.4s
	fsub	v25.4s, v24.4s, v25.4s
	fmul	v25.4s, v25.4s, v26.s[0]
	str	q25, [x0, x25, lsl #4]
	tbz	w8, #3, .L3b30
	fadd	v26.4s, v25.4s, v23.4s
	mov	v13.16b, v28.16b
	mov	v28.16b, v21.16b
	fadd	v27.4s, v25.4s, v22.4s
	fmov	v0.4s, #1.00000000
	mov	v29.16b, v19.16b
	fmla	v28.4s, v25.4s, v26.4s
	mov	v26.16b, v20.16b
	fmla	v26.4s, v25.4s, v27.4s
	fcmgt	v27.4s, v25.4s, #0.0
	fmla	v29.4s, v25.4s, v28.4s
	bif	v26.16b, v0.16b, v27.16b
	mov	v28.16b, v27.16b
	and	v27.16b, v27.16b, v0.16b
	bsl	v28.16b, v29.16b, v0.16b
	fadd	v15.4s, v15.4s, v27.4s
	fmov	v27.4s, #1.00000000
	fmul	v26.4s, v4.4s, v26.4s
	fmul	v28.4s, v13.4s, v28.4s
	ushr	v29.4s, v26.4s, #23
	and	v26.16b, v26.16b, v8.16b
	sub	v16.4s, v16.4s, v29.4s
	and	v29.16b, v28.16b, v8.16b
	orr	v4.16b, v26.16b, v27.16b
	usra	v16.4s, v28.4s, #23
	orr	v28.16b, v29.16b, v27.16b
	b	.L3b30
.L3b33:
	fadd	v18.4s, v17.4s, v23.4s
	mov	v25.16b, v21.16b
	mov	w13, #1
	fadd	v24.4s, v17.4s, v22.4s
	mov	v26.16b, v19.16b
	cmp	w15, #1
	fmov	v0.4s, #1.00000000
	fmla	v25.4s, v17.4s, v18.4s
	mov	v18.16b, v20.16b
	fmla	v18.4s, v17.4s, v24.4s
	fcmgt	v24.4s, v17.4s, #0.0
	fmla	v26.4s, v17.4s, v25.4s
	bif	v18.16b, v27.16b, v24.16b
	mov	v25.16b, v24.16b
	and	v24.16b, v24.16b, v0.16b
	bsl	v25.16b, v26.16b, v27.16b
	fmov	s26, w15
	fmov	s27, w13
	fmul	v18.4s, v4.4s, v18.4s
	fadd	v15.4s, v15.4s, v24.4s
	cmeq	v26.4s, v26.4s, v27.4s
	fmul	v25.4s, v28.4s, v25.4s
	fadd	v28.4s, v3.4s, v17.4s
	ushr	v27.4s, v18.4s, #23
	and	v29.16b, v18.16b, v8.16b
	fadd	v18.4s, v17.4s, v31.4s
	dup	v26.4s, v26.s[0]
	sub	v16.4s, v16.4s, v27.4s
	and	v27.16b, v25.16b, v8.16b
	bit	v3.16b, v28.16b, v26.16b
	orr	v28.16b, v27.16b, v0.16b
	fmov	v27.4s, #1.00000000
	usra	v16.4s, v25.4s, #23
	orr	v4.16b, v29.16b, v27.16b
	b.ne	.L3b36
	fmov	v26.4s, #-1.00000000
	b	.L3b17
.L3b35:
	mov	w25, #16938
	mov	w26, #28347
	mov	w27, #64269
	neg	x23, x23
	movk	w25, #16076, lsl #16
	movk	w26, #16144, lsl #16
	movk	w27, #49354, lsl #16
	b	.L3b40
.L3b36:
	cbz	x20, .L3b43
	sub	x26, x15, #2
	mov	w25, #1
.L3b38:
	lsl	x27, x25, #4
	mov	x13, x28
	mov	v13.16b, v4.16b
	ld1r	{ v24.4s }, [x13], #4
	ldr	s26, [x13]
	ldr	q25, [x24, x27]
	mov	v4.16b, v28.16b
	mov	v28.16b, v21.16b
	fmov	v0.4s, #1.00000000
	mov	v29.16b, v19.16b
	subs	x26, x26, #1
	fsub	v24.4s, v25.4s, v24.4s
	bic	v25.4s, #128, lsl #24
	add	x25, x25, #1
	umax	v7.4s, v7.4s, v25.4s
	fmul	v24.4s, v24.4s, v26.s[0]
	str	q24, [x17, x27]
	fadd	v26.4s, v24.4s, v23.4s
	fadd	v27.4s, v24.4s, v22.4s
	fadd	v18.4s, v18.4s, v24.4s
	fmla	v28.4s, v24.4s, v26.4s
	mov	v26.16b, v20.16b
	fmla	v26.4s, v24.4s, v27.4s
	fcmgt	v27.4s, v24.4s, #0.0
	fmla	v29.4s, v24.4s, v28.4s
	bif	v26.16b, v0.16b, v27.16b
	mov	v28.16b, v27.16b
	and	v27.16b, v27.16b, v0.16b
	bsl	v28.16b, v29.16b, v0.16b
	fadd	v15.4s, v15.4s, v27.4s
	fmov	v27.4s, #1.00000000
	fmul	v26.4s, v13.4s, v26.4s
	fmul	v28.4s, v4.4s, v28.4s
	ushr	v29.4s, v26.4s, #23
	and	v26.16b, v26.16b, v8.16b
	sub	v16.4s, v16.4s, v29.4s
	and	v29.16b, v28.16b, v8.16b
	orr	v4.16b, v26.16b, v27.16b
	usra	v16.4s, v28.4s, #23
	orr	v28.16b, v29.16b, v27.16b
	b.ne	.L3b38
	b	.L3b44
.L3b39:
	mov	w23, #1
.L3b40:
	add	x1, x23, x1
	ubfiz	w24, w1, #4, #1
	dup	v24.4s, w24
	lsr	x24, x1, #1
	ldr	q25, [x7, x24, lsl #4]
	mov	x24, x28
	neg	v24.4s, v24.4s
	ushl	v24.4s, v25.4s, v24.4s
	ld1r	{ v25.4s }, [x24], #4
	ldr	s26, [x24]
	and	v24.16b, v24.16b, v10.16b
	ucvtf	v24.4s, v24.4s
	fsub	v25.4s, v24.4s, v25.4s
	fmul	v25.4s, v25.4s, v26.s[0]
	str	q25, [x0, x1, lsl #4]
	tbz	w8, #3, .L3b42
	fadd	v23.4s, v25.4s, v23.4s
	fadd	v22.4s, v25.4s, v22.4s
	fmla	v21.4s, v25.4s, v23.4s
	fmla	v20.4s, v25.4s, v22.4s
	fcmgt	v22.4s, v25.4s, #0.0
	fmla	v19.4s, v25.4s, v21.4s
	bif	v20.16b, v27.16b, v22.16b
	bif	v19.16b, v27.16b, v22.16b
	fmul	v20.4s, v4.4s, v20.4s
	and	v22.16b, v22.16b, v27.16b
	fadd	v15.4s, v15.4s, v22.4s
	fmul	v19.4s, v28.4s, v19.4s
	ushr	v21.4s, v20.4s, #23
	and	v20.16b, v20.16b, v8.16b
	sub	v16.4s, v16.4s, v21.4s
	orr	v4.16b, v20.16b, v27.16b
	and	v21.16b, v19.16b, v8.16b
	usra	v16.4s, v19.4s, #23
	orr	v28.16b, v21.16b, v27.16b
.L3b42:
	add	x1, x23, #1
	fmov	d20, x15
	mov	w24, #44110
	fmov	d19, x1
	fmov	v26.4s, #-1.00000000
	movk	w24, #16042, lsl #16
	fadd	v18.4s, v18.4s, v25.4s
	umax	v7.4s, v7.4s, v24.4s
	cmeq	v19.2d, v19.2d, v20.2d
	fadd	v20.4s, v3.4s, v25.4s
	dup	v19.2d, v19.d[0]
	bit	v3.16b, v20.16b, v19.16b
	b	.L3b18
.L3b43:
	mov	w25, #1
.L3b44:
	add	x24, x12, x23, lsl #4
	lsl	x23, x25, #4
	mov	x26, x28
	ld1r	{ v24.4s }, [x26], #4
	ldr	s26, [x26]
	ldr	q25, [x24, x23]
	add	x24, x25, #1
	add	x1, x0, x1, lsl #4
	fsub	v24.4s, v25.4s, v24.4s
	bic	v25.4s, #128, lsl #24
	umax	v7.4s, v7.4s, v25.4s
	fmul	v24.4s, v24.4s, v26.s[0]
	str	q24, [x1, x23]
	fadd	v23.4s, v24.4s, v23.4s
	fadd	v22.4s, v24.4s, v22.4s
	fadd	v26.4s, v3.4s, v24.4s
	fadd	v18.4s, v18.4s, v24.4s
	fmla	v21.4s, v24.4s, v23.4s
	fmla	v20.4s, v24.4s, v22.4s
	fcmgt	v22.4s, v24.4s, #0.0
	fmov	d23, x15
	fmla	v19.4s, v24.4s, v21.4s
	bif	v20.16b, v27.16b, v22.16b
	fmov	d21, x24
	cmeq	v21.2d, v21.2d, v23.2d
	bif	v19.16b, v27.16b, v22.16b
	fmul	v20.4s, v4.4s, v20.4s
	and	v22.16b, v22.16b, v27.16b
	dup	v21.2d, v21.d[0]
	fadd	v15.4s, v15.4s, v22.4s
	fmul	v19.4s, v28.4s, v19.4s
	ushr	v23.4s, v20.4s, #23
	and	v20.16b, v20.16b, v8.16b
	bit	v3.16b, v26.16b, v21.16b
	fmov	v26.4s, #-1.00000000
	sub	v16.4s, v16.4s, v23.4s
	orr	v4.16b, v20.16b, v27.16b
	and	v23.16b, v19.16b, v8.16b
	usra	v16.4s, v19.4s, #23
	orr	v28.16b, v23.16b, v27.16b
	b	.L3b16
.L3b45:
	mov	w9, #1400897535
	ucvtf	v16.4s, v16.4s
	ldr	x22, [sp, #88]
	dup	v17.4s, w9
	mov	w9, #-914358272
	mov	w4, #1267
	ldp	x20, x7, [sp, #96]
	ldr	w17, [sp, #1504]
	ldr	x1, [sp, #1488]
	movk	w4, #16181, lsl #16
	cmhi	v7.4s, v7.4s, v17.4s
	dup	v17.4s, w9
	xtn	v7.4h, v7.4s
	fadd	v16.4s, v16.4s, v17.4s
	b	.L3b47
.L3b46:
	movi	v16.2d, #0000000000000000
	fmov	v4.4s, #1.00000000
	movi	v7.2d, #0000000000000000
	movi	v3.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v1.2d, #0000000000000000
	movi	v15.2d, #0000000000000000
	fmov	v28.4s, #1.00000000
.L3b47:
	str	q16, [sp, #192]
	ucvtf	s16, w15
	dup	v16.4s, v16.s[0]
	fmaxnm	v17.4s, v16.4s, v27.4s
	fdiv	v17.4s, v27.4s, v17.4s
	fmul	v6.4s, v17.4s, v6.4s
	fmul	v18.4s, v17.4s, v18.4s
	fmul	v5.4s, v17.4s, v5.4s
	fmul	v3.4s, v17.4s, v3.4s
	fminnm	v17.4s, v6.4s, v18.4s
	fmaxnm	v6.4s, v6.4s, v18.4s
	fminnm	v18.4s, v5.4s, v3.4s
	fmaxnm	v3.4s, v5.4s, v3.4s
	fmaxnm	v5.4s, v17.4s, v18.4s
	fminnm	v3.4s, v6.4s, v3.4s
	fminnm	v6.4s, v17.4s, v18.4s
	fminnm	v3.4s, v5.4s, v3.4s
	fadd	v3.4s, v6.4s, v3.4s
	fmul	v3.4s, v3.4s, v11.4s
	cbz	w15, .L3b52
	fmaxnm	v2.4s, v3.4s, v2.4s
	movi	v5.2d, #0000000000000000
	mov	x9, xzr
	movi	v18.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	mov	x11, x0
	movi	v17.2d, #0000000000000000
	fsqrt	v2.4s, v2.4s
	fadd	v19.4s, v3.4s, v2.4s
	movi	v2.2d, #0000000000000000
.L3b49:
	movi	v20.2d, #0000000000000000
	mov	x14, xzr
.L3b50:
	ldr	q21, [x11, x14, lsl #4]
	ucvtf	s22, x14
	add	x14, x14, #1
	cmp	x15, x14
	fsub	v21.4s, v21.4s, v19.4s
	fmul	s23, s22, s22
	fmaxnm	v21.4s, v21.4s, v31.4s
	fmul	v21.4s, v21.4s, v21.4s
	fadd	v20.4s, v20.4s, v21.4s
	fmla	v18.4s, v21.4s, v22.s[0]
	fmla	v17.4s, v21.4s, v23.s[0]
	b.ne	.L3b50
	ucvtf	s21, x9
	fadd	v5.4s, v5.4s, v20.4s
	add	x9, x9, #1
	cmp	x9, x15
	add	x11, x11, x10
	fmul	s22, s21, s21
	fmla	v6.4s, v20.4s, v21.s[0]
	fmla	v2.4s, v20.4s, v22.s[0]
	b.ne	.L3b49
	b	.L3b53
.L3b52:
	movi	v17.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
.L3b53:
	ldr	q19, [sp, #736]
	fmov	v23.4s, #1.00000000
	ucvtf	s20, x1
	fadd	v16.4s, v16.4s, v26.4s
	ldr	q21, [sp, #144]
	stp	q28, q4, [sp, #208]
	fmaxnm	v19.4s, v5.4s, v19.4s
	fmov	v4.4s, #9.00000000
	add	x9, x28, #52
	fcmgt	v21.4s, v5.4s, v21.4s
	add	x11, x28, #76
	fmov	v24.4s, #1.50000000
	dup	v22.4s, v20.s[0]
	str	q15, [sp, #240]
	fmul	v20.4s, v16.4s, v11.4s
	fdiv	v19.4s, v23.4s, v19.4s
	fmls	v1.4s, v3.4s, v22.s[0]
	str	q22, [sp, #176]
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
	add	x11, x28, #84
	str	q19, [sp, #400]
	ld1r	{ v20.4s }, [x11]
	add	x11, x28, #64
	ld1r	{ v19.4s }, [x11]
	add	x11, x28, #60
	fsqrt	v6.4s, v6.4s
	fmaxnm	v17.4s, v17.4s, v4.4s
	ldr	q4, [sp, #128]
	str	q20, [sp, #784]
	fsqrt	v17.4s, v17.4s
	fmul	v6.4s, v6.4s, v4.4s
	ld1r	{ v4.4s }, [x9]
	add	x9, x28, #80
	fmul	v6.4s, v17.4s, v6.4s
	ld1r	{ v17.4s }, [x9]
	add	x9, x28, #88
	fminnm	v2.4s, v2.4s, v17.4s
	stp	q19, q17, [sp, #864]
	movi	v17.2d, #0000000000000000
	fmul	v5.4s, v5.4s, v6.4s
	fcmgt	v6.4s, v21.4s, v22.4s
	dup	v22.4s, w6
	stp	q17, q17, [sp, #352]
	fsqrt	v5.4s, v5.4s
	xtn	v6.4h, v6.4s
	str	q17, [sp, #384]
	str	q22, [sp, #304]
	orr	v6.8b, v6.8b, v7.8b
	ld1r	{ v7.4s }, [x9]
	add	x9, x28, #56
	fminnm	v3.4s, v3.4s, v7.4s
	ushll	v6.4s, v6.4h, #0
	stp	q18, q7, [sp, #800]
	fminnm	v7.4s, v16.4s, v18.4s
	ld1r	{ v18.4s }, [x11]
	ld1r	{ v16.4s }, [x9]
	add	x9, x16, #32
	umaddl	x21, w15, w5, x9
	shl	v6.4s, v6.4s, #31
	fmaxnm	v0.4s, v3.4s, v19.4s
	fmov	v3.4s, #5.00000000
	fmaxnm	v2.4s, v2.4s, v16.4s
	fmaxnm	v1.4s, v1.4s, v5.4s
	ucvtf	s5, w17
	fmov	v19.4s, #4.00000000
	cmlt	v6.4s, v6.4s, #0
	stp	q4, q18, [sp, #832]
	str	q16, [sp, #768]
	str	q0, [sp, #1344]
	fmaxnm	v1.4s, v1.4s, v23.4s
	bit	v3.16b, v21.16b, v6.16b
	str	q2, [sp, #1328]
	movi	v2.4s, #4
	bic	v6.16b, v23.16b, v6.16b
	stp	q24, q19, [sp, #320]
	fminnm	v1.4s, v1.4s, v20.4s
	str	q3, [sp, #1152]
	fmaxnm	v3.4s, v7.4s, v4.4s
	movi	v20.2d, #0000000000000000
	fmaxnm	v0.4s, v1.4s, v18.4s
	movi	v1.2d, #0000000000000000
	mov	v18.16b, v3.16b
	str	q1, [sp, #432]
	stp	q22, q1, [sp, #1008]
	str	q1, [sp, #1168]
	fmov	v1.4s, #1.00000000
	str	q0, [sp, #1360]
	movi	v0.4s, #8
	str	q1, [sp, #416]
	dup	v1.4s, v5.s[0]
	str	q1, [sp, #448]
	ldr	q1, [sp, #112]
	str	q1, [sp, #976]
	movi	v1.4s, #2
	b	.L3b55
.L3b54:
	movi	v20.2d, #0000000000000000
	fmul	v16.4s, v15.4s, v3.4s
	ldr	q1, [sp, #1488]
	ldr	q2, [sp, #400]
	ldr	q18, [sp, #1104]
	mov	w9, #7549
	movk	w9, #9872, lsl #16
	fmov	v17.4s, #0.25000000
	ldr	q5, [sp, #1216]
	dup	v4.4s, w9
	str	q14, [sp, #1408]
	ldr	q14, [sp, #1328]
	fmla	v20.4s, v2.4s, v1.4s
	fmls	v29.4s, v16.4s, v31.4s
	ldr	q1, [sp, #1504]
	ldr	q2, [sp, #352]
	fmul	v9.4s, v19.4s, v16.4s
	ldr	q31, [sp, #1376]
	ldr	q15, [sp, #1344]
	mov	w9, #84
	fsqrt	v22.4s, v22.4s
	movk	w9, #16256, lsl #16
	fmla	v20.4s, v2.4s, v1.4s
	fmul	v19.4s, v30.4s, v29.4s
	ldr	q1, [sp, #368]
	ldr	q2, [sp, #1440]
	fmla	v20.4s, v1.4s, v2.4s
	ldr	q1, [sp, #1392]
	fabs	v2.4s, v9.4s
	fmul	v8.4s, v6.4s, v19.4s
	str	q24, [sp, #1392]
	fmls	v18.4s, v19.4s, v1.4s
	ldr	q1, [sp, #384]
	fmla	v20.4s, v1.4s, v24.4s
	ldr	q1, [sp, #1184]
	fadd	v2.4s, v2.4s, v4.4s
	str	q7, [sp, #1184]
	fcmlt	v10.4s, v8.4s, #0.0
	ldr	q24, [sp, #1280]
	fmls	v18.4s, v16.4s, v1.4s
	ldr	q1, [sp, #432]
	fsub	v3.4s, v1.4s, v20.4s
	fmul	v7.4s, v1.4s, v17.4s
	mov	v17.16b, v1.16b
	ldr	q1, [sp, #576]
	fdiv	v28.4s, v0.4s, v2.4s
	fmul	v2.4s, v1.4s, v18.4s
	ldp	q1, q6, [sp, #592]
	ldr	q18, [sp, #1120]
	fmaxnm	v3.4s, v3.4s, v7.4s
	ldr	q7, [sp, #736]
	str	q17, [sp, #432]
	fmls	v18.4s, v2.4s, v6.4s
	fmul	v23.4s, v5.4s, v2.4s
	fmaxnm	v3.4s, v3.4s, v7.4s
	fmls	v18.4s, v19.4s, v1.4s
	ldr	q1, [sp, #560]
	str	q23, [sp, #1296]
	fdiv	v2.4s, v0.4s, v3.4s
	fabs	v3.4s, v23.4s
	fmls	v18.4s, v16.4s, v1.4s
	ldr	q1, [sp, #832]
	fabs	v16.4s, v8.4s
	fadd	v3.4s, v3.4s, v4.4s
	fmul	v20.4s, v31.4s, v18.4s
	fdiv	v30.4s, v0.4s, v3.4s
	ldr	q3, [sp, #1312]
	fabs	v7.4s, v20.4s
	fcmlt	v21.4s, v20.4s, #0.0
	str	q20, [sp, #1104]
	fsub	v18.4s, v3.4s, v1.4s
	ldp	q1, q20, [sp, #800]
	str	q3, [sp, #1312]
	fmul	v13.4s, v17.4s, v2.4s
	dup	v2.4s, w6
	fsub	v19.4s, v1.4s, v3.4s
	ldp	q1, q11, [sp, #768]
	fadd	v7.4s, v7.4s, v4.4s
	fadd	v4.4s, v16.4s, v4.4s
	mov	v16.16b, v21.16b
	fcmlt	v21.4s, v23.4s, #0.0
	fsub	v29.4s, v20.4s, v15.4s
	str	q2, [sp, #1120]
	bsl	v16.16b, v18.16b, v19.16b
	fsub	v18.4s, v14.4s, v1.4s
	ldr	q1, [sp, #880]
	fdiv	v6.4s, v0.4s, v7.4s
	fsub	v19.4s, v1.4s, v14.4s
	ldp	q3, q1, [sp, #848]
	str	q30, [sp, #1056]
	bif	v18.16b, v19.16b, v21.16b
	fsub	v27.4s, v15.4s, v1.4s
	dup	v21.4s, w9
	mov	v1.16b, v31.16b
	mov	w9, #49807
	movk	w9, #15605, lsl #16
	fmul	v18.4s, v18.4s, v30.4s
	fdiv	v4.4s, v0.4s, v4.4s
	fmul	v18.4s, v18.4s, v21.4s
	fmul	v0.4s, v16.4s, v6.4s
	ldr	q16, [sp, #1360]
	str	q6, [sp, #1072]
	mov	v6.16b, v17.16b
	ldr	q17, [sp, #912]
	fsub	v19.4s, v16.4s, v3.4s
	mov	v3.16b, v9.16b
	fcmlt	v9.4s, v9.4s, #0.0
	fsub	v23.4s, v11.4s, v16.4s
	fmul	v31.4s, v17.4s, v31.4s
	fmov	v17.4s, #1.00000000
	fmul	v12.4s, v0.4s, v21.4s
	ldr	q0, [sp, #416]
	bif	v27.16b, v29.16b, v9.16b
	fmul	v13.4s, v0.4s, v13.4s
	ldr	q0, [sp, #480]
	bif	v19.16b, v23.16b, v10.16b
	fmul	v23.4s, v1.4s, v31.4s
	ldr	q1, [sp, #1136]
	fminnm	v29.4s, v12.4s, v2.4s
	fcmgt	v9.4s, v24.4s, #0.0
	dup	v12.4s, w9
	fcmgt	v31.4s, v1.4s, #0.0
	mov	w9, #46871
	fmul	v27.4s, v27.4s, v28.4s
	fminnm	v28.4s, v0.4s, v17.4s
	ldr	q0, [sp, #928]
	fmul	v4.4s, v19.4s, v4.4s
	ldr	q19, [sp, #320]
	fsub	v17.4s, v17.4s, v1.4s
	fmul	v10.4s, v0.4s, v5.4s
	ldr	q0, [sp, #1024]
	bif	v18.16b, v2.16b, v9.16b
	fminnm	v7.4s, v13.4s, v19.4s
	fcmgt	v13.4s, v6.4s, #0.0
	bif	v29.16b, v2.16b, v31.16b
	fcmgt	v19.4s, v0.4s, #0.0
	ldr	q0, [sp, #1264]
	fadd	v31.4s, v16.4s, v8.4s
	fmla	v17.4s, v1.4s, v23.4s
	ldr	q1, [sp, #464]
	fadd	v8.4s, v15.4s, v3.4s
	fmul	v6.4s, v4.4s, v21.4s
	fcmgt	v4.4s, v0.4s, #0.0
	fmul	v21.4s, v27.4s, v21.4s
	fminnm	v23.4s, v28.4s, v1.4s
	ldr	q1, [sp, #1296]
	fmaxnm	v3.4s, v7.4s, v12.4s
	orn	v28.16b, v19.16b, v13.16b
	str	q19, [sp, #1088]
	ldr	q12, [sp, #544]
	fadd	v9.4s, v14.4s, v1.4s
	fmov	v1.4s, #1.00000000
	fmul	v30.4s, v5.4s, v10.4s
	mov	v5.16b, v4.16b
	fminnm	v10.4s, v31.4s, v11.4s
	ldr	q11, [sp, #1200]
	mov	v19.16b, v28.16b
	fminnm	v18.4s, v29.4s, v18.4s
	ldr	q13, [sp, #1248]
	fminnm	v29.4s, v8.4s, v20.4s
	ldr	q20, [sp, #1312]
	movk	w9, #14545, lsl #16
	fsub	v27.4s, v1.4s, v24.4s
	bsl	v5.16b, v6.16b, v2.16b
	fminnm	v6.4s, v23.4s, v25.4s
	bsl	v19.16b, v1.16b, v3.16b
	ldr	q1, [sp, #1072]
	ldr	q3, [sp, #1232]
	fcmgt	v7.4s, v13.4s, #0.0
	fmul	v4.4s, v1.4s, v12.s[0]
	ldr	q1, [sp, #1456]
	fmla	v27.4s, v24.4s, v30.4s
	mov	v30.16b, v3.16b
	fminnm	v6.4s, v6.4s, v17.4s
	fmul	v25.4s, v1.4s, v11.4s
	fmov	v17.4s, #1.00000000
	fminnm	v5.4s, v18.4s, v5.4s
	ldp	q18, q1, [sp, #864]
	str	q19, [sp, #1216]
	fminnm	v28.4s, v9.4s, v1.4s
	ldr	q1, [sp, #944]
	mov	v24.16b, v2.16b
	fmaxnm	v18.4s, v29.4s, v18.4s
	bsl	v7.16b, v21.16b, v2.16b
	fminnm	v2.4s, v19.4s, v4.4s
	fmul	v1.4s, v1.4s, v3.4s
	ldr	q3, [sp, #848]
	ldr	q19, [sp, #1104]
	fmul	v25.4s, v11.4s, v25.4s
	ldr	q11, [sp, #768]
	fmaxnm	v23.4s, v10.4s, v3.4s
	ldr	q3, [sp, #1056]
	fsub	v10.4s, v17.4s, v0.4s
	fadd	v21.4s, v20.4s, v19.4s
	fmaxnm	v28.4s, v28.4s, v11.4s
	fmul	v1.4s, v30.4s, v1.4s
	fmul	v3.4s, v3.4s, v12.s[0]
	ldr	q30, [sp, #800]
	fcmeq	v29.4s, v31.4s, v23.4s
	fcmeq	v23.4s, v23.4s, v16.4s
	fcmeq	v31.4s, v8.4s, v18.4s
	fsub	v8.4s, v17.4s, v13.4s
	fcmeq	v18.4s, v18.4s, v15.4s
	fminnm	v4.4s, v21.4s, v30.4s
	fmla	v10.4s, v0.4s, v1.4s
	movi	v0.4s, #4
	fminnm	v2.4s, v2.4s, v3.4s
	fminnm	v3.4s, v5.4s, v7.4s
	fminnm	v1.4s, v6.4s, v27.4s
	fcmeq	v7.4s, v9.4s, v28.4s
	bic	v6.16b, v23.16b, v29.16b
	ldr	q23, [sp, #976]
	fcmeq	v28.4s, v28.4s, v14.4s
	fmla	v8.4s, v13.4s, v25.4s
	bic	v18.16b, v18.16b, v31.16b
	ldr	q17, [sp, #832]
	fcmgt	v23.4s, v24.4s, v23.4s
	and	v25.16b, v6.16b, v0.16b
	movi	v0.4s, #8
	fcmgt	v27.4s, v2.4s, v3.4s
	fmaxnm	v4.4s, v4.4s, v17.4s
	bic	v7.16b, v28.16b, v7.16b
	fminnm	v1.4s, v1.4s, v10.4s
	ldp	q10, q24, [sp, #496]
	and	v18.16b, v18.16b, v0.16b
	movi	v0.4s, #2
	and	v5.16b, v23.16b, v27.16b
	fcmeq	v21.4s, v21.4s, v4.4s
	fcmeq	v4.4s, v4.4s, v20.4s
	fminnm	v23.4s, v1.4s, v8.4s
	fmov	v27.4s, #1.00000000
	ldr	q1, [sp, #1392]
	orr	v18.16b, v25.16b, v18.16b
	mov	v31.16b, v5.16b
	ldr	q25, [sp, #528]
	and	v7.16b, v7.16b, v0.16b
	ldr	q0, [sp, #1088]
	str	q5, [sp, #1456]
	ldr	q5, [sp, #1296]
	mov	v29.16b, v1.16b
	bsl	v31.16b, v3.16b, v2.16b
	dup	v2.4s, w9
	bic	v3.16b, v4.16b, v21.16b
	orr	v4.16b, v18.16b, v7.16b
	mov	w9, #52429
	movk	w9, #48972, lsl #16
	fcmgt	v12.4s, v2.4s, v23.4s
	mov	v2.16b, v20.16b
	sub	v4.4s, v4.4s, v3.4s
	ldr	q3, [sp, #992]
	fsub	v6.4s, v3.4s, v25.4s
	fmla	v2.4s, v31.4s, v19.4s
	mov	v19.16b, v16.16b
	and	v8.16b, v0.16b, v12.16b
	cmeq	v3.4s, v4.4s, #0
	str	q4, [sp, #1376]
	mov	v4.16b, v14.16b
	fcmgt	v13.4s, v6.4s, #0.0
	orn	v3.16b, v8.16b, v3.16b
	fminnm	v2.4s, v2.4s, v30.4s
	fmla	v4.4s, v31.4s, v5.4s
	ldr	q30, [sp, #1216]
	ldr	q5, [sp, #880]
	orn	v28.16b, v3.16b, v13.16b
	fmov	v3.4s, #1.00000000
	fmaxnm	v2.4s, v2.4s, v17.4s
	fminnm	v4.4s, v4.4s, v5.4s
	ldr	q17, [sp, #352]
	ldr	q5, [sp, #816]
	fdiv	v18.4s, v3.4s, v30.4s
	mov	v3.16b, v28.16b
	bsl	v3.16b, v20.16b, v2.16b
	fmaxnm	v2.4s, v4.4s, v11.4s
	ldr	q4, [sp, #400]
	ldr	q11, [sp, #1440]
	mov	v21.16b, v11.16b
	str	q3, [sp, #1296]
	fsub	v9.4s, v3.4s, v20.4s
	mov	v3.16b, v28.16b
	ldr	q20, [sp, #960]
	bsl	v3.16b, v14.16b, v2.16b
	ldr	q2, [sp, #1408]
	bif	v4.16b, v9.16b, v28.16b
	fmul	v2.4s, v2.4s, v24.4s
	fsub	v7.4s, v3.4s, v14.4s
	mov	v14.16b, v19.16b
	str	q3, [sp, #1328]
	str	q4, [sp, #400]
	fmul	v4.4s, v18.4s, v4.4s
	fmul	v23.4s, v10.4s, v2.4s
	bif	v17.16b, v7.16b, v28.16b
	fmls	v21.4s, v4.4s, v20.4s
	ldr	q20, [sp, #720]
	fmls	v27.4s, v23.4s, v23.4s
	fmul	v18.4s, v18.4s, v17.4s
	str	q17, [sp, #352]
	fmov	v17.4s, #1.00000000
	fmls	v21.4s, v18.4s, v20.4s
	ldr	q20, [sp, #752]
	fmaxnm	v27.4s, v27.4s, v20.4s
	ldr	q20, [sp, #1472]
	fmul	v21.4s, v24.4s, v21.4s
	fmls	v29.4s, v4.4s, v20.4s
	ldr	q20, [sp, #1424]
	fdiv	v27.4s, v17.4s, v27.4s
	fneg	v4.4s, v21.4s
	fmls	v29.4s, v18.4s, v20.4s
	dup	v18.4s, w9
	fmul	v21.4s, v24.4s, v21.4s
	ldr	q20, [sp, #336]
	fmul	v4.4s, v23.4s, v4.4s
	fmul	v23.4s, v15.4s, v18.4s
	fmul	v18.4s, v16.4s, v18.4s
	fmul	v21.4s, v30.4s, v21.4s
	fmla	v4.4s, v10.4s, v29.4s
	movi	v29.4s, #65, lsl #24
	fmul	v4.4s, v27.4s, v4.4s
	fneg	v27.4s, v24.4s
	ldr	q24, [sp, #304]
	fmul	v4.4s, v10.4s, v4.4s
	fmul	v2.4s, v2.4s, v27.4s
	fcmgt	v27.4s, v22.4s, v24.4s
	ldr	s10, [x28, #16]
	bif	v24.16b, v22.16b, v28.16b
	fmul	v4.4s, v30.4s, v4.4s
	orr	v27.16b, v12.16b, v27.16b
	str	q24, [sp, #304]
	and	v27.16b, v0.16b, v27.16b
	fmaxnm	v4.4s, v4.4s, v23.4s
	fdiv	v23.4s, v17.4s, v16.4s
	fmov	v16.4s, #0.25000000
	fadd	v4.4s, v15.4s, v4.4s
	fminnm	v4.4s, v4.4s, v5.4s
	ldr	q5, [sp, #864]
	fmaxnm	v4.4s, v4.4s, v5.4s
	ldr	q5, [sp, #1232]
	fmul	v23.4s, v5.4s, v23.4s
	fcmge	v5.4s, v31.4s, v30.4s
	bit	v4.16b, v15.16b, v28.16b
	fsub	v17.4s, v4.4s, v15.4s
	str	q4, [sp, #1344]
	fmla	v21.4s, v17.4s, v2.4s
	fmul	v2.4s, v23.4s, v22.4s
	fmaxnm	v18.4s, v21.4s, v18.4s
	fmul	v21.4s, v20.4s, v16.4s
	fmul	v2.4s, v2.4s, v29.4s
	ldr	q16, [sp, #784]
	movi	v29.2d, #0000000000000000
	bif	v21.16b, v20.16b, v27.16b
	fminnm	v2.4s, v22.4s, v2.4s
	fadd	v18.4s, v19.4s, v18.4s
	fmul	v27.4s, v22.4s, v22.4s
	orn	v19.16b, v12.16b, v0.16b
	ldr	q0, [sp, #1120]
	ldr	q22, [sp, #1008]
	fcmge	v2.4s, v21.4s, v2.4s
	fminnm	v18.4s, v18.4s, v16.4s
	ldr	q16, [sp, #1488]
	fmul	v23.4s, v23.4s, v27.4s
	fmul	s27, s10, s10
	bit	v20.16b, v21.16b, v13.16b
	fmla	v29.4s, v9.4s, v16.4s
	ldr	q16, [sp, #848]
	dup	v9.4s, v10.s[0]
	mvn	v2.16b, v2.16b
	fmaxnm	v18.4s, v18.4s, v16.4s
	ldr	q16, [sp, #1184]
	bit	v23.16b, v0.16b, v19.16b
	dup	v27.4s, v27.s[0]
	str	q20, [sp, #336]
	bit	v16.16b, v0.16b, v19.16b
	ldr	q0, [sp, #1376]
	ldr	q19, [sp, #1168]
	orn	v2.16b, v2.16b, v5.16b
	ldr	q5, [sp, #1504]
	fmla	v29.4s, v7.4s, v5.4s
	mov	v5.16b, v28.16b
	fcmge	v7.4s, v9.4s, v23.4s
	orr	v2.16b, v8.16b, v2.16b
	bit	v22.16b, v16.16b, v13.16b
	bsl	v5.16b, v14.16b, v18.16b
	fcmge	v18.4s, v27.4s, v26.4s
	fmov	v27.4s, #1.00000000
	fmla	v29.4s, v17.4s, v1.4s
	shl	v2.4s, v2.4s, #31
	movi	v1.4s, #2
	fmov	v26.4s, #-1.00000000
	fsub	v23.4s, v5.4s, v14.4s
	and	v7.16b, v7.16b, v18.16b
	and	v18.16b, v13.16b, v0.16b
	ldr	q0, [sp, #1456]
	cmge	v2.4s, v2.4s, #0
	str	q5, [sp, #1360]
	bic	v7.16b, v6.16b, v7.16b
	fmla	v29.4s, v23.4s, v11.4s
	and	v2.16b, v2.16b, v27.16b
	fadd	v7.4s, v25.4s, v7.4s
	ldr	q25, [sp, #448]
	bic	v6.16b, v29.16b, v0.16b
	ldr	q0, [sp, #416]
	fcmgt	v19.4s, v25.4s, v19.4s
	ldr	q25, [sp, #288]
	bif	v0.16b, v31.16b, v28.16b
	orr	v18.16b, v18.16b, v25.16b
	str	q0, [sp, #416]
	ldr	q0, [sp, #1024]
	and	v20.16b, v28.16b, v18.16b
	ldr	q18, [sp, #1296]
	bit	v0.16b, v2.16b, v13.16b
	movi	v2.4s, #4
	stp	q22, q0, [sp, #1008]
	ldr	q0, [sp, #384]
	bif	v0.16b, v17.16b, v28.16b
	str	q0, [sp, #384]
	ldr	q0, [sp, #368]
	bif	v0.16b, v23.16b, v28.16b
	str	q0, [sp, #368]
	ldr	q0, [sp, #432]
	bif	v0.16b, v6.16b, v28.16b
	and	v6.16b, v19.16b, v7.16b
	str	q0, [sp, #432]
	movi	v0.4s, #8
.L3b55:
	and	v1.16b, v20.16b, v1.16b
	and	v2.16b, v20.16b, v2.16b
	str	q20, [sp, #288]
	and	v3.16b, v20.16b, v0.16b
	xtn	v4.4h, v20.4s
	movi	d22, #0000000000000000
	cmeq	v1.4s, v1.4s, #0
	cmeq	v2.4s, v2.4s, #0
	cmeq	v3.4s, v3.4s, #0
	str	d4, [sp, #712]
	stp	q2, q1, [sp, #672]
	xtn	v1.4h, v1.4s
	str	q3, [sp, #656]
	str	d1, [sp, #648]
	xtn	v1.4h, v2.4s
	str	d1, [sp, #640]
	xtn	v1.4h, v3.4s
	str	d1, [sp, #632]
	mvn	v1.8b, v4.8b
	str	d1, [sp, #624]
.L3b56:
	add	x9, x28, #20
	fadd	s1, s6, s22
	mov	s2, v6.s[1]
	ld1r	{ v3.4s }, [x9]
	str	q6, [sp, #992]
	str	q18, [sp, #1312]
	fdiv	v21.4s, v27.4s, v3.4s
	fadd	s1, s1, s2
	mov	s2, v6.s[2]
	str	q3, [sp, #544]
	fadd	s1, s1, s2
	mov	s2, v6.s[3]
	fadd	s11, s1, s2
	str	q11, [sp, #1296]
	cbz	w15, .L3b66
	movi	v4.4s, #191, lsl #24
	dup	v1.4s, w4
	mov	w11, #39322
	fmov	v6.4s, #1.00000000
	movk	w11, #16025, lsl #16
	fmov	v15.4s, #1.00000000
	movi	v16.4s, #63, lsl #24
	mov	x9, xzr
	fmul	v0.4s, v21.4s, v1.4s
	dup	v1.4s, w11
	mov	w11, #-1028784128
	fsub	v2.4s, v4.4s, v18.4s
	str	q1, [sp, #1488]
	str	q0, [sp, #1504]
	fmul	v24.4s, v0.4s, v2.4s
	fneg	v3.4s, v24.4s
	fabs	v5.4s, v24.4s
	fmul	v7.4s, v24.4s, v3.4s
	fmla	v6.4s, v1.4s, v5.4s
	dup	v1.4s, w11
	mov	w11, #43579
	movk	w11, #16312, lsl #16
	str	q1, [sp, #1472]
	fmaxnm	v5.4s, v7.4s, v1.4s
	fdiv	v10.4s, v27.4s, v6.4s
	dup	v6.4s, w11
	mov	w11, #29184
	movk	w11, #48945, lsl #16
	dup	v1.4s, w11
	mov	w11, #39845
	fmul	v7.4s, v5.4s, v6.4s
	movk	w11, #16120, lsl #16
	dup	v2.4s, w11
	mov	w11, #41373
	movk	w11, #48644, lsl #16
	str	q1, [sp, #1456]
	dup	v3.4s, w11
	mov	w11, #48782
	frintn	v9.4s, v7.4s
	mov	v20.16b, v2.16b
	movk	w11, #46527, lsl #16
	mov	v17.16b, v3.16b
	fmla	v5.4s, v1.4s, v9.4s
	dup	v1.4s, w11
	mov	w11, #9358
	movk	w11, #48899, lsl #16
	fmla	v20.4s, v3.4s, v10.4s
	dup	v3.4s, w11
	mov	w11, #14148
	movk	w11, #16140, lsl #16
	mov	v0.16b, v1.16b
	fmla	v5.4s, v1.4s, v9.4s
	mov	v1.16b, v21.16b
	mov	v25.16b, v3.16b
	str	q1, [sp, #1280]
	fmla	v25.4s, v10.4s, v20.4s
	dup	v20.4s, w11
	mov	w11, #34345
	movk	w11, #15390, lsl #16
	fmul	v5.4s, v5.4s, v6.4s
	dup	v21.4s, w11
	mov	w11, #1138
	movk	w11, #15022, lsl #16
	mov	v28.16b, v20.16b
	dup	v22.4s, w11
	mov	w11, #55197
	movk	w11, #48577, lsl #16
	dup	v7.4s, w11
	mov	w11, #23411
	fmla	v28.4s, v10.4s, v25.4s
	mov	v25.16b, v21.16b
	movk	w11, #15715, lsl #16
	dup	v27.4s, w11
	mov	w11, #5490
	mov	v30.16b, v7.16b
	movk	w11, #15964, lsl #16
	fmla	v25.4s, v22.4s, v5.4s
	dup	v23.4s, w11
	mov	w11, #64652
	mov	v8.16b, v27.16b
	movk	w11, #15989, lsl #16
	fmla	v30.4s, v10.4s, v28.4s
	dup	v29.4s, w11
	mov	w11, #58946
	movk	w11, #15895, lsl #16
	fmla	v8.4s, v5.4s, v25.4s
	mov	v25.16b, v23.16b
	mov	v11.16b, v29.16b
	fmla	v25.4s, v10.4s, v30.4s
	dup	v30.4s, w11
	mov	w11, #1123942400
	dup	v31.4s, w11
	mov	w11, #29204
	fmla	v11.4s, v5.4s, v8.4s
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
	fmla	v14.4s, v5.4s, v11.4s
	mov	v11.16b, v25.16b
	dup	v9.4s, w11
	add	x11, x16, #32
	fmla	v11.4s, v10.4s, v12.4s
	fcvtzu	v12.4s, v13.4s
	mov	v13.16b, v9.16b
	fmla	v15.4s, v5.4s, v14.4s
	fmla	v13.4s, v10.4s, v11.4s
	shl	v5.4s, v12.4s, #23
	fcmlt	v11.4s, v24.4s, #0.0
	fmul	v5.4s, v15.4s, v5.4s
	fmov	s15, #0.50000000
	fmul	v10.4s, v10.4s, v13.4s
	mov	v12.16b, v11.16b
	dup	v11.4s, w26
	bsl	v12.16b, v4.16b, v16.16b
	fmul	v11.4s, v1.4s, v11.4s
	fmul	v13.4s, v10.4s, v5.4s
	dup	v10.4s, w25
	fmul	v10.4s, v1.4s, v10.4s
	fmul	v13.4s, v12.4s, v13.4s
.L3b58:
	ucvtf	s14, x9
	ldr	q1, [sp, #1504]
	ldr	q16, [sp, #1488]
	ldr	q19, [sp, #1456]
	mov	v26.16b, v7.16b
	mov	v28.16b, v23.16b
	add	x9, x9, #1
	cmp	x15, x9
	fadd	s14, s14, s15
	fmov	v15.4s, #1.00000000
	dup	v14.4s, v14.s[0]
	fsub	v14.4s, v14.4s, v18.4s
	fmul	v14.4s, v1.4s, v14.4s
	fneg	v4.4s, v14.4s
	fabs	v1.4s, v14.4s
	fmul	v4.4s, v14.4s, v4.4s
	fmla	v15.4s, v16.4s, v1.4s
	ldr	q1, [sp, #1472]
	mov	v16.16b, v2.16b
	fmaxnm	v1.4s, v4.4s, v1.4s
	fmov	v4.4s, #1.00000000
	fdiv	v4.4s, v4.4s, v15.4s
	fmul	v15.4s, v1.4s, v6.4s
	frintn	v15.4s, v15.4s
	fmla	v1.4s, v19.4s, v15.4s
	mov	v19.16b, v3.16b
	fmla	v1.4s, v0.4s, v15.4s
	fmla	v16.4s, v17.4s, v4.4s
	fmul	v1.4s, v1.4s, v6.4s
	fmla	v19.4s, v4.4s, v16.4s
	mov	v16.16b, v20.16b
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
	movi	v28.4s, #63, lsl #24
	fmla	v1.4s, v4.4s, v19.4s
	fcmlt	v19.4s, v14.4s, #0.0
	fmul	v16.4s, v15.4s, v16.4s
	fmov	s15, #0.50000000
	fmul	v1.4s, v4.4s, v1.4s
	bsl	v19.16b, v26.16b, v28.16b
	fneg	v4.4s, v16.4s
	fmul	v1.4s, v1.4s, v16.4s
	fmul	v4.4s, v14.4s, v4.4s
	fmul	v1.4s, v19.4s, v1.4s
	fmla	v4.4s, v5.4s, v24.4s
	fsub	v24.4s, v19.4s, v12.4s
	fsub	v5.4s, v5.4s, v16.4s
	mov	v12.16b, v19.16b
	fsub	v26.4s, v13.4s, v1.4s
	mov	v13.16b, v1.16b
	fmul	v4.4s, v11.4s, v4.4s
	fmul	v5.4s, v10.4s, v5.4s
	fadd	v24.4s, v24.4s, v26.4s
	stp	q5, q4, [x11, #-16]
	mov	v5.16b, v16.16b
	stur	q24, [x11, #-32]
	mov	v24.16b, v14.16b
	add	x11, x11, #48
	b.ne	.L3b58
	movi	v12.4s, #191, lsl #24
	ldr	q1, [sp, #1328]
	ldr	q4, [sp, #1504]
	ldr	q16, [sp, #1488]
	ldr	q18, [sp, #1456]
	mov	v19.16b, v3.16b
	mov	v26.16b, v7.16b
	mov	v28.16b, v23.16b
	mov	x9, xzr
	mov	x11, x21
	fsub	v1.4s, v12.4s, v1.4s
	fmul	v24.4s, v4.4s, v1.4s
	fmov	v4.4s, #1.00000000
	fabs	v1.4s, v24.4s
	fneg	v5.4s, v24.4s
	fmla	v4.4s, v16.4s, v1.4s
	fmul	v1.4s, v24.4s, v5.4s
	fmov	v5.4s, #1.00000000
	mov	v16.16b, v2.16b
	fdiv	v4.4s, v5.4s, v4.4s
	ldr	q5, [sp, #1472]
	fmaxnm	v1.4s, v1.4s, v5.4s
	fmul	v5.4s, v1.4s, v6.4s
	frintn	v5.4s, v5.4s
	fmla	v16.4s, v17.4s, v4.4s
	fmla	v1.4s, v18.4s, v5.4s
	movi	v18.4s, #191, lsl #24
	fmla	v19.4s, v4.4s, v16.4s
	mov	v16.16b, v20.16b
	fmla	v1.4s, v0.4s, v5.4s
	fadd	v5.4s, v5.4s, v31.4s
	fmla	v16.4s, v4.4s, v19.4s
	mov	v19.16b, v21.16b
	fmul	v1.4s, v1.4s, v6.4s
	fcvtzu	v5.4s, v5.4s
	fmla	v26.4s, v4.4s, v16.4s
	mov	v16.16b, v27.16b
	fmla	v19.4s, v22.4s, v1.4s
	fmla	v28.4s, v4.4s, v26.4s
	mov	v26.16b, v30.16b
	fmla	v16.4s, v1.4s, v19.4s
	mov	v19.16b, v29.16b
	fmla	v26.4s, v4.4s, v28.4s
	mov	v28.16b, v25.16b
	fmla	v19.4s, v1.4s, v16.4s
	mov	v16.16b, v8.16b
	fmla	v28.4s, v4.4s, v26.4s
	mov	v26.16b, v9.16b
	fmla	v16.4s, v1.4s, v19.4s
	fmov	v19.4s, #1.00000000
	fmla	v26.4s, v4.4s, v28.4s
	fmla	v19.4s, v1.4s, v16.4s
	shl	v1.4s, v5.4s, #23
	movi	v16.4s, #63, lsl #24
	fmul	v4.4s, v4.4s, v26.4s
	fmul	v5.4s, v19.4s, v1.4s
	fcmlt	v1.4s, v24.4s, #0.0
	mov	v13.16b, v1.16b
	fmul	v1.4s, v4.4s, v5.4s
	bsl	v13.16b, v12.16b, v16.16b
	fmul	v12.4s, v13.4s, v1.4s
.L3b60:
	ucvtf	s1, x9
	ldr	q4, [sp, #1328]
	ldr	q19, [sp, #1488]
	ldr	q26, [sp, #1456]
	mov	v28.16b, v7.16b
	add	x9, x9, #1
	cmp	x15, x9
	fadd	s1, s1, s15
	mov	v15.16b, v23.16b
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
	mov	v19.16b, v2.16b
	fmaxnm	v4.4s, v4.4s, v16.4s
	fmov	v16.4s, #1.00000000
	fdiv	v1.4s, v16.4s, v1.4s
	fmul	v16.4s, v4.4s, v6.4s
	frintn	v16.4s, v16.4s
	fmla	v4.4s, v26.4s, v16.4s
	mov	v26.16b, v3.16b
	fmla	v4.4s, v0.4s, v16.4s
	fadd	v16.4s, v16.4s, v31.4s
	fmla	v19.4s, v17.4s, v1.4s
	fmul	v4.4s, v4.4s, v6.4s
	fcvtzu	v16.4s, v16.4s
	fmla	v26.4s, v1.4s, v19.4s
	mov	v19.16b, v20.16b
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
	fmov	s15, #0.50000000
	fmul	v1.4s, v1.4s, v4.4s
	bsl	v19.16b, v18.16b, v26.16b
	fneg	v4.4s, v16.4s
	fmul	v1.4s, v1.4s, v16.4s
	fmul	v4.4s, v14.4s, v4.4s
	fmul	v1.4s, v19.4s, v1.4s
	fmla	v4.4s, v5.4s, v24.4s
	fsub	v24.4s, v19.4s, v13.4s
	fsub	v5.4s, v5.4s, v16.4s
	mov	v13.16b, v19.16b
	fsub	v26.4s, v12.4s, v1.4s
	mov	v12.16b, v1.16b
	fmul	v4.4s, v11.4s, v4.4s
	fmul	v5.4s, v10.4s, v5.4s
	fadd	v24.4s, v24.4s, v26.4s
	stp	q5, q4, [x11, #-16]
	mov	v5.16b, v16.16b
	stur	q24, [x11, #-32]
	mov	v24.16b, v14.16b
	add	x11, x11, #48
	b.ne	.L3b60
	movi	d1, #0000000000000000
	ldr	q2, [sp, #1296]
	movi	v0.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v27.2d, #0000000000000000
	mov	x9, xzr
	movi	v24.2d, #0000000000000000
	movi	v17.2d, #0000000000000000
	mov	x11, x0
	movi	v8.2d, #0000000000000000
	movi	v19.2d, #0000000000000000
	movi	v11.2d, #0000000000000000
	fcmgt	v1.4s, v2.4s, v1.4s
	ldr	q2, [sp, #1024]
	movi	v30.2d, #0000000000000000
	movi	v31.2d, #0000000000000000
	movi	v15.2d, #0000000000000000
	movi	v14.2d, #0000000000000000
	movi	v7.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v20.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	dup	v3.4s, v1.s[0]
	movi	v1.2d, #0000000000000000
	and	v22.16b, v3.16b, v2.16b
	str	q1, [sp, #1472]
	ldr	q1, [sp, #1360]
.L3b62:
	add	x13, x9, x15
	str	q15, [sp, #1424]
	movi	v26.2d, #0000000000000000
	madd	x13, x13, x5, x16
	str	q24, [sp, #1392]
	movi	v12.2d, #0000000000000000
	str	q0, [sp, #1488]
	movi	v10.2d, #0000000000000000
	movi	v3.2d, #0000000000000000
	str	q7, [sp, #1456]
	movi	v9.2d, #0000000000000000
	movi	v7.2d, #0000000000000000
	str	q14, [sp, #1408]
	movi	v25.2d, #0000000000000000
	movi	v28.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v14.2d, #0000000000000000
	add	x14, x16, #32
	ldp	q24, q15, [x13]
	ldr	q0, [x13, #32]
	mov	x17, x11
	mov	x1, x15
	str	q27, [sp, #1440]
	str	q0, [sp, #1376]
	fmov	v0.4s, #1.00000000
	fmul	v13.4s, v1.4s, v24.4s
	ldr	q1, [sp, #1344]
	str	q18, [sp, #1504]
.L3b63:
	ldp	q4, q18, [x14, #-32]
	mov	v23.16b, v1.16b
	ldr	q2, [x17], #16
	subs	x1, x1, #1
	fmla	v23.4s, v4.4s, v13.4s
	fdiv	v29.4s, v0.4s, v23.4s
	fsub	v2.4s, v2.4s, v23.4s
	fmul	v2.4s, v2.4s, v29.4s
	fmul	v23.4s, v22.4s, v2.4s
	fadd	v25.4s, v25.4s, v2.4s
	fmla	v28.4s, v4.4s, v2.4s
	fmla	v5.4s, v18.4s, v2.4s
	fmla	v29.4s, v29.4s, v23.4s
	ldr	q23, [x14], #48
	fmla	v14.4s, v23.4s, v2.4s
	fmul	v21.4s, v4.4s, v29.4s
	fmul	v27.4s, v18.4s, v29.4s
	fadd	v26.4s, v26.4s, v29.4s
	fadd	v12.4s, v12.4s, v21.4s
	fmla	v10.4s, v4.4s, v21.4s
	fadd	v3.4s, v3.4s, v27.4s
	fmla	v9.4s, v4.4s, v27.4s
	fmla	v7.4s, v18.4s, v27.4s
	b.ne	.L3b63
	movi	v2.2d, #0000000000000000
	ldr	q1, [sp, #1360]
	movi	v27.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v21.2d, #0000000000000000
	ldr	q0, [sp, #1488]
	fmul	v4.4s, v1.4s, v15.4s
	movi	v23.2d, #0000000000000000
	fmla	v6.4s, v5.4s, v15.4s
	fmla	v0.4s, v5.4s, v13.4s
	fmla	v20.4s, v14.4s, v24.4s
	ldr	q14, [sp, #1408]
	fmla	v2.4s, v7.4s, v13.4s
	movi	v7.2d, #0000000000000000
	fmla	v27.4s, v10.4s, v24.4s
	fmla	v21.4s, v9.4s, v24.4s
	ldr	q15, [sp, #1424]
	fmov	v29.4s, #1.00000000
	fmla	v18.4s, v9.4s, v4.4s
	fmla	v23.4s, v10.4s, v4.4s
	ldr	q9, [sp, #1472]
	add	x9, x9, #1
	add	x11, x11, x10
	fadd	v3.4s, v3.4s, v7.4s
	fadd	v5.4s, v12.4s, v7.4s
	fmla	v17.4s, v2.4s, v13.4s
	fadd	v2.4s, v26.4s, v7.4s
	fmla	v30.4s, v27.4s, v4.4s
	fmla	v31.4s, v27.4s, v24.4s
	ldr	q27, [sp, #1440]
	fmla	v8.4s, v18.4s, v13.4s
	ldr	q18, [sp, #1504]
	ldr	q7, [sp, #1456]
	fmla	v11.4s, v21.4s, v13.4s
	fmla	v19.4s, v23.4s, v4.4s
	fmla	v9.4s, v3.4s, v13.4s
	fmla	v14.4s, v5.4s, v24.4s
	ldr	q3, [sp, #1376]
	fmla	v27.4s, v28.4s, v24.4s
	ldr	q24, [sp, #1392]
	fmla	v15.4s, v5.4s, v4.4s
	fmla	v18.4s, v28.4s, v4.4s
	fmla	v16.4s, v28.4s, v3.4s
	fadd	v7.4s, v7.4s, v2.4s
	fadd	v24.4s, v24.4s, v25.4s
	cmp	x9, x15
	str	q9, [sp, #1472]
	b.ne	.L3b62
	fmov	v26.4s, #-1.00000000
	str	q1, [sp, #1360]
	mov	v25.16b, v30.16b
	mov	v1.16b, v11.16b
	mov	v23.16b, v8.16b
	ldr	q11, [sp, #1296]
	mov	v30.16b, v31.16b
	ldr	q21, [sp, #1280]
	b	.L3b67
.L3b66:
	fcmgt	v2.4s, v11.4s, v22.4s
	movi	v1.2d, #0000000000000000
	fmov	v29.4s, #1.00000000
	movi	v16.2d, #0000000000000000
	movi	v20.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v7.2d, #0000000000000000
	movi	v14.2d, #0000000000000000
	movi	v15.2d, #0000000000000000
	movi	v30.2d, #0000000000000000
	movi	v25.2d, #0000000000000000
	movi	v19.2d, #0000000000000000
	str	q1, [sp, #1472]
	dup	v3.4s, v2.s[0]
	ldr	q2, [sp, #1024]
	movi	v23.2d, #0000000000000000
	movi	v17.2d, #0000000000000000
	movi	v24.2d, #0000000000000000
	movi	v27.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v0.2d, #0000000000000000
	and	v22.16b, v3.16b, v2.16b
.L3b67:
	ldr	q3, [sp, #1360]
	fneg	v4.4s, v20.4s
	fneg	v5.4s, v16.4s
	mov	w9, #13
	fcmp	s11, #0.0
	dup	v12.4s, w27
	fdiv	v2.4s, v26.4s, v3.4s
	fmul	v3.4s, v22.4s, v3.4s
	movk	w9, #48896, lsl #16
	dup	v9.4s, w9
	mov	w9, #56135
	dup	v16.4s, w24
	movk	w9, #15947, lsl #16
	dup	v8.4s, w29
	dup	v13.4s, w30
	dup	v10.4s, w9
	mov	w9, #55248
	dup	v20.4s, w3
	fmul	v4.4s, v3.4s, v4.4s
	fmul	v5.4s, v3.4s, v5.4s
	movk	w9, #48767, lsl #16
	dup	v28.4s, w9
	mov	w9, #39482
	fmls	v23.4s, v6.4s, v3.4s
	movk	w9, #15909, lsl #16
	ldr	q31, [sp, #1328]
	str	q18, [sp, #1504]
	str	q0, [sp, #1488]
	fmla	v17.4s, v21.4s, v4.4s
	fmla	v19.4s, v21.4s, v5.4s
	dup	v5.4s, w9
	str	q7, [sp, #1456]
	stp	q23, q17, [sp, #896]
	fmul	v2.4s, v22.4s, v2.4s
	str	q19, [sp, #928]
	fmla	v1.4s, v0.4s, v2.4s
	fmla	v25.4s, v18.4s, v2.4s
	stp	q30, q1, [sp, #944]
	b.le	.L3b74
	ldr	q3, [sp, #1168]
	ldr	q4, [sp, #992]
	fmov	v2.4s, #12.00000000
	fadd	v3.4s, v4.4s, v3.4s
	fcmge	v2.4s, v3.4s, v2.4s
	str	q3, [sp, #1168]
	movi	d3, #0000000000000000
	and	v2.16b, v2.16b, v29.16b
	fmul	v22.4s, v4.4s, v2.4s
	mov	s2, v22.s[1]
	fadd	s3, s22, s3
	mov	s4, v22.s[2]
	fadd	s2, s3, s2
	mov	s3, v22.s[3]
	fadd	s2, s2, s4
	fadd	s2, s2, s3
	fcmp	s2, #0.0
	b.le	.L3b74
	mov	v30.16b, v27.16b
	mov	v11.16b, v25.16b
	str	q24, [sp, #1392]
	mov	v19.16b, v15.16b
	str	q14, [sp, #1408]
	cbz	w15, .L3b75
	movi	v6.2d, #0000000000000000
	fmov	v27.4s, #1.00000000
	ldr	q29, [sp, #1344]
	mvni	v0.4s, #127, msl #16
	mov	x9, xzr
	mov	x11, x0
.L3b71:
	add	x13, x9, x15
	ldr	q3, [sp, #1360]
	mov	x14, x11
	add	x13, x13, x13, lsl #1
	mov	x17, x16
	mov	x1, x15
	ldr	q2, [x16, x13, lsl #4]
	fmul	v3.4s, v3.4s, v2.4s
.L3b72:
	mov	v4.16b, v29.16b
	ldr	q2, [x17], #48
	ldr	q7, [x14], #16
	mov	v24.16b, v28.16b
	mov	v25.16b, v9.16b
	subs	x1, x1, #1
	fmla	v4.4s, v2.4s, v3.4s
	fdiv	v2.4s, v27.4s, v4.4s
	fsub	v7.4s, v7.4s, v4.4s
	fmul	v7.4s, v7.4s, v2.4s
	fadd	v2.4s, v2.4s, v26.4s
	fcmgt	v18.4s, v7.4s, v26.4s
	bit	v2.16b, v7.16b, v18.16b
	fadd	v18.4s, v2.4s, v27.4s
	add	v18.4s, v18.4s, v12.4s
	and	v18.16b, v18.16b, v0.16b
	sub	v21.4s, v27.4s, v18.4s
	fadd	v23.4s, v21.4s, v26.4s
	fmla	v23.4s, v21.4s, v2.4s
	mov	v2.16b, v8.16b
	fmul	v21.4s, v23.4s, v23.4s
	fmla	v2.4s, v5.4s, v23.4s
	fmla	v24.4s, v10.4s, v23.4s
	fmla	v25.4s, v16.4s, v23.4s
	fmla	v2.4s, v13.4s, v21.4s
	fmla	v24.4s, v21.4s, v2.4s
	scvtf	v2.4s, v18.4s
	fmaxnm	v18.4s, v7.4s, v26.4s
	fmla	v25.4s, v21.4s, v24.4s
	fmla	v23.4s, v21.4s, v25.4s
	fmla	v23.4s, v20.4s, v2.4s
	fadd	v2.4s, v7.4s, v27.4s
	fneg	v7.4s, v18.4s
	fmla	v7.4s, v23.4s, v2.4s
	fmla	v6.4s, v7.4s, v4.4s
	b.ne	.L3b72
	add	x9, x9, #1
	add	x11, x11, x10
	cmp	x9, x15
	b.ne	.L3b71
	b	.L3b76
.L3b74:
	movi	v2.2d, #0000000000000000
	str	q2, [sp, #528]
	b	.L3b77
.L3b75:
	ldr	q29, [sp, #1344]
	movi	v6.2d, #0000000000000000
	fmov	v27.4s, #1.00000000
.L3b76:
	mov	w9, #50604
	ldr	q4, [sp, #976]
	fmov	v18.4s, #0.25000000
	movk	w9, #14119, lsl #16
	fmov	v24.4s, #4.00000000
	ldr	q15, [sp, #336]
	dup	v2.4s, w9
	mov	w9, #4719
	fmov	v0.4s, #1.00000000
	movk	w9, #14979, lsl #16
	ldr	q31, [sp, #1328]
	dup	v3.4s, w9
	fmaxnm	v24.4s, v15.4s, v24.4s
	fmla	v3.4s, v2.4s, v4.4s
	fadd	v2.4s, v4.4s, v3.4s
	fcmgt	v3.4s, v22.4s, #0.0
	fcmgt	v2.4s, v6.4s, v2.4s
	xtn	v21.4h, v3.4s
	bit	v15.16b, v24.16b, v3.16b
	ldr	q24, [sp, #320]
	and	v7.16b, v3.16b, v2.16b
	xtn	v2.4h, v7.4s
	bif	v18.16b, v27.16b, v7.16b
	and	v0.16b, v7.16b, v0.16b
	ldp	q14, q27, [sp, #352]
	str	q0, [sp, #528]
	ldr	q0, [sp, #1488]
	bic	v26.8b, v21.8b, v2.8b
	ldp	q2, q25, [sp, #384]
	fmul	v22.4s, v27.4s, v18.4s
	fmul	v17.4s, v14.4s, v18.4s
	sshll	v21.4s, v26.4h, #0
	fmul	v1.4s, v25.4s, v18.4s
	fmul	v23.4s, v2.4s, v18.4s
	fsub	v27.4s, v27.4s, v22.4s
	fsub	v26.4s, v14.4s, v17.4s
	str	q17, [sp, #352]
	bit	v4.16b, v6.16b, v21.16b
	fmov	v6.4s, #16.00000000
	ldr	q14, [sp, #1408]
	fsub	v25.4s, v25.4s, v1.4s
	fsub	v2.4s, v2.4s, v23.4s
	stp	q22, q23, [sp, #368]
	str	q1, [sp, #400]
	ldp	q23, q17, [sp, #896]
	fsub	v31.4s, v31.4s, v26.4s
	fmov	v26.4s, #-1.00000000
	bit	v24.16b, v6.16b, v3.16b
	ldr	q3, [sp, #1312]
	str	q4, [sp, #976]
	fsub	v29.4s, v29.4s, v2.4s
	dup	v4.4s, w6
	fsub	v3.4s, v3.4s, v25.4s
	mov	v25.16b, v11.16b
	stp	q24, q15, [sp, #320]
	mov	v15.16b, v19.16b
	ldr	q24, [sp, #1392]
	ldr	q19, [sp, #928]
	str	q29, [sp, #1344]
	str	q3, [sp, #1312]
	ldr	q3, [sp, #1360]
	fsub	v3.4s, v3.4s, v27.4s
	mov	v27.16b, v30.16b
	ldp	q30, q1, [sp, #944]
	str	q3, [sp, #1360]
	ldp	q3, q6, [sp, #416]
	fmul	v2.4s, v6.4s, v18.4s
	fmul	v3.4s, v3.4s, v18.4s
	ldr	q18, [sp, #1504]
	stp	q3, q2, [sp, #416]
	ldr	q3, [sp, #1008]
	bit	v3.16b, v4.16b, v7.16b
	str	q3, [sp, #1008]
	ldr	q3, [sp, #1024]
	bic	v3.16b, v3.16b, v7.16b
	str	q3, [sp, #1024]
.L3b77:
	ldr	q21, [sp, #736]
	ldr	q4, [sp, #800]
	ldr	q7, [sp, #1312]
	ldr	q6, [sp, #832]
	str	q31, [sp, #1328]
	fmaxnm	v2.4s, v19.4s, v21.4s
	fcmge	v4.4s, v7.4s, v4.4s
	fmaxnm	v3.4s, v17.4s, v21.4s
	fcmge	v6.4s, v6.4s, v7.4s
	fneg	v7.4s, v0.4s
	fmov	v19.4s, #1.00000000
	str	q25, [sp, #720]
	str	q15, [sp, #1424]
	fsqrt	v2.4s, v2.4s
	bsl	v4.16b, v0.16b, v26.16b
	bit	v4.16b, v7.16b, v6.16b
	ldr	q6, [sp, #768]
	fneg	v7.4s, v18.4s
	fcmge	v6.4s, v6.4s, v31.4s
	fcmge	v4.4s, v4.4s, #0.0
	fsqrt	v3.4s, v3.4s
	xtn	v0.4h, v4.4s
	ldr	q4, [sp, #688]
	str	d0, [sp, #1440]
	fdiv	v17.4s, v19.4s, v2.4s
	ldr	q2, [sp, #880]
	fcmge	v2.4s, v31.4s, v2.4s
	fmov	v31.4s, #1.00000000
	bsl	v2.16b, v18.16b, v26.16b
	bit	v2.16b, v7.16b, v6.16b
	fdiv	v6.4s, v19.4s, v3.4s
	ldr	d3, [sp, #712]
	orr	v3.8b, v0.8b, v3.8b
	str	q17, [sp, #1216]
	fcmge	v0.4s, v2.4s, #0.0
	ushll	v2.4s, v3.4h, #0
	fmaxnm	v3.4s, v30.4s, v21.4s
	str	q0, [sp, #1072]
	orn	v0.16b, v0.16b, v4.16b
	shl	v2.4s, v2.4s, #31
	fsqrt	v3.4s, v3.4s
	bic	v4.16b, v19.16b, v0.16b
	str	q0, [sp, #1120]
	cmlt	v0.4s, v2.4s, #0
	fmov	v2.4s, #1.00000000
	str	q6, [sp, #1376]
	fmul	v17.4s, v17.4s, v4.4s
	bic	v22.16b, v19.16b, v0.16b
	str	q4, [sp, #1280]
	str	q0, [sp, #1104]
	ldr	q0, [sp, #1360]
	fmul	v18.4s, v6.4s, v22.4s
	fneg	v6.4s, v27.4s
	str	q0, [sp, #1360]
	fmul	v4.4s, v23.4s, v17.4s
	str	q22, [sp, #1136]
	fdiv	v23.4s, v19.4s, v3.4s
	ldr	q3, [sp, #784]
	fmul	v29.4s, v4.4s, v18.4s
	ldr	q4, [sp, #848]
	dup	v19.4s, w2
	fcmge	v3.4s, v0.4s, v3.4s
	fcmge	v4.4s, v4.4s, v0.4s
	ldr	q0, [sp, #1456]
	fmls	v2.4s, v29.4s, v29.4s
	str	q19, [sp, #752]
	bsl	v3.16b, v27.16b, v26.16b
	fmaxnm	v7.4s, v2.4s, v19.4s
	str	q2, [sp, #480]
	bit	v3.16b, v6.16b, v4.16b
	ldr	q6, [sp, #672]
	fsqrt	v4.4s, v7.4s
	str	q23, [sp, #1232]
	fcmge	v7.4s, v3.4s, #0.0
	fmaxnm	v3.4s, v0.4s, v21.4s
	fmov	v0.4s, #1.00000000
	fneg	v21.4s, v29.4s
	orn	v2.16b, v7.16b, v6.16b
	xtn	v7.4h, v7.4s
	str	q2, [sp, #1088]
	bic	v2.16b, v0.16b, v2.16b
	fsqrt	v11.4s, v3.4s
	str	q2, [sp, #1264]
	fmul	v2.4s, v23.4s, v2.4s
	fneg	v23.4s, v24.4s
	fmul	v6.4s, v1.4s, v2.4s
	fmul	v25.4s, v25.4s, v2.4s
	ldr	q1, [sp, #656]
	fdiv	v30.4s, v0.4s, v4.4s
	ldr	q4, [sp, #816]
	ldr	q0, [sp, #1344]
	fcmge	v4.4s, v0.4s, v4.4s
	fmul	v3.4s, v6.4s, v18.4s
	ldr	q6, [sp, #864]
	str	q0, [sp, #1344]
	fcmge	v6.4s, v6.4s, v0.4s
	fmov	v0.4s, #1.00000000
	bsl	v4.16b, v24.16b, v26.16b
	fmul	v26.4s, v3.4s, v21.4s
	stp	q3, q29, [sp, #592]
	fmls	v0.4s, v3.4s, v3.4s
	bit	v4.16b, v23.16b, v6.16b
	fdiv	v6.4s, v31.4s, v11.4s
	fmla	v26.4s, v17.4s, v25.4s
	fcmge	v4.4s, v4.4s, #0.0
	fmul	v11.4s, v26.4s, v30.4s
	orn	v1.16b, v4.16b, v1.16b
	fmls	v0.4s, v11.4s, v11.4s
	str	q11, [sp, #1392]
	xtn	v4.4h, v4.4s
	str	q1, [sp, #1056]
	bic	v1.16b, v31.16b, v1.16b
	fmaxnm	v23.4s, v0.4s, v19.4s
	str	q0, [sp, #464]
	str	q6, [sp, #1200]
	fmul	v26.4s, v6.4s, v1.4s
	str	q1, [sp, #1248]
	ldr	q1, [sp, #1472]
	fsqrt	v23.4s, v23.4s
	fmul	v25.4s, v1.4s, v26.4s
	fmul	v1.4s, v14.4s, v26.4s
	stp	q26, q2, [sp, #496]
	fmul	v0.4s, v25.4s, v18.4s
	fneg	v18.4s, v3.4s
	fmul	v25.4s, v15.4s, v26.4s
	ldr	q15, [sp, #1216]
	fmul	v21.4s, v0.4s, v21.4s
	fmul	v18.4s, v0.4s, v18.4s
	stp	q0, q30, [sp, #560]
	fdiv	v31.4s, v31.4s, v23.4s
	fmla	v21.4s, v17.4s, v25.4s
	fmla	v18.4s, v2.4s, v1.4s
	fmov	v25.4s, #1.00000000
	ldr	q1, [sp, #1488]
	ldr	q2, [sp, #1376]
	fmul	v6.4s, v21.4s, v30.4s
	fmls	v25.4s, v0.4s, v0.4s
	fmls	v18.4s, v11.4s, v6.4s
	fmls	v25.4s, v6.4s, v6.4s
	str	q6, [sp, #1184]
	fmul	v6.4s, v1.4s, v2.4s
	ldr	q1, [sp, #1072]
	xtn	v21.4h, v1.4s
	ldr	d1, [sp, #624]
	fmul	v17.4s, v18.4s, v31.4s
	fmul	v11.4s, v6.4s, v22.4s
	fmls	v25.4s, v17.4s, v17.4s
	str	q17, [sp, #1040]
	ldr	d17, [sp, #1440]
	fneg	v23.4s, v11.4s
	str	q27, [sp, #1440]
	orr	v22.8b, v17.8b, v1.8b
	ldr	d1, [sp, #648]
	fmaxnm	v18.4s, v25.4s, v19.4s
	orr	v21.8b, v21.8b, v1.8b
	ldr	q1, [sp, #1504]
	fmul	v26.4s, v29.4s, v23.4s
	fmul	v29.4s, v3.4s, v23.4s
	ushll	v22.4s, v22.4h, #0
	fmul	v2.4s, v15.4s, v1.4s
	ldr	d1, [sp, #640]
	movi	v19.2d, #0000000000000000
	ushll	v21.4s, v21.4h, #0
	fmul	v15.4s, v15.4s, v30.4s
	fsqrt	v18.4s, v18.4s
	orr	v7.8b, v7.8b, v1.8b
	ldr	q1, [sp, #1280]
	shl	v22.4s, v22.4s, #31
	fmla	v26.4s, v1.4s, v2.4s
	ldr	d1, [sp, #632]
	str	q2, [sp, #1072]
	ldr	q2, [sp, #1232]
	fmla	v19.4s, v6.4s, v6.4s
	shl	v21.4s, v21.4s, #31
	orr	v4.8b, v4.8b, v1.8b
	fmov	v1.4s, #1.00000000
	cmge	v6.4s, v22.4s, #0
	fmul	v27.4s, v2.4s, v27.4s
	ushll	v7.4s, v7.4h, #0
	movi	v22.2d, #0000000000000000
	fmul	v3.4s, v26.4s, v30.4s
	ldr	q26, [sp, #1200]
	cmge	v21.4s, v21.4s, #0
	ushll	v4.4s, v4.4h, #0
	shl	v7.4s, v7.4s, #31
	fmla	v22.4s, v11.4s, v11.4s
	shl	v4.4s, v4.4s, #31
	cmge	v7.4s, v7.4s, #0
	fdiv	v17.4s, v1.4s, v18.4s
	ldr	q1, [sp, #1264]
	fmul	v18.4s, v0.4s, v23.4s
	fmul	v23.4s, v26.4s, v24.4s
	ldr	q0, [sp, #1392]
	cmge	v4.4s, v4.4s, #0
	fmla	v29.4s, v1.4s, v27.4s
	mov	v1.16b, v2.16b
	fmla	v22.4s, v3.4s, v3.4s
	mov	v30.16b, v1.16b
	ldr	q1, [sp, #1376]
	fmls	v29.4s, v3.4s, v0.4s
	ldr	q0, [sp, #1248]
	fmla	v18.4s, v0.4s, v23.4s
	and	v0.16b, v6.16b, v19.16b
	mov	v19.16b, v26.16b
	ldr	q6, [sp, #1120]
	str	q11, [sp, #1120]
	ldr	q11, [sp, #1184]
	fmul	v29.4s, v29.4s, v31.4s
	mov	v26.16b, v0.16b
	ldr	q0, [sp, #1072]
	fmls	v18.4s, v3.4s, v11.4s
	and	v2.16b, v21.16b, v0.16b
	fmov	v0.4s, #1.00000000
	mov	v21.16b, v6.16b
	ldr	q6, [sp, #1104]
	str	q3, [sp, #1104]
	fmla	v22.4s, v29.4s, v29.4s
	fmla	v26.4s, v2.4s, v2.4s
	and	v2.16b, v7.16b, v27.16b
	fmul	v27.4s, v19.4s, v17.4s
	bsl	v21.16b, v0.16b, v15.16b
	bit	v1.16b, v0.16b, v6.16b
	fmul	v15.4s, v30.4s, v31.4s
	mov	v6.16b, v30.16b
	mov	v30.16b, v31.16b
	ldr	q31, [sp, #1040]
	fmls	v18.4s, v29.4s, v31.4s
	fmla	v26.4s, v2.4s, v2.4s
	and	v2.16b, v4.16b, v23.16b
	fmul	v7.4s, v1.4s, v21.4s
	ldr	q1, [sp, #1088]
	mov	v21.16b, v1.16b
	ldr	q1, [sp, #1056]
	fmul	v3.4s, v18.4s, v17.4s
	fmla	v26.4s, v2.4s, v2.4s
	bsl	v21.16b, v0.16b, v15.16b
	mov	v15.16b, v17.16b
	fmla	v22.4s, v3.4s, v3.4s
	fmul	v4.4s, v7.4s, v21.4s
	mov	v7.16b, v1.16b
	ldr	q1, [sp, #1296]
	fcmp	s1, #0.0
	bsl	v7.16b, v0.16b, v27.16b
	fmul	v7.4s, v4.4s, v7.4s
	b.gt	.L3b54
	ldr	q25, [sp, #1008]
	fdiv	v1.4s, v0.4s, v6.4s
	ldr	q27, [sp, #976]
	mov	v17.16b, v6.16b
	mov	w9, #14269
	dup	v21.4s, w6
	fadd	v6.4s, v27.4s, v27.4s
	movk	w9, #13574, lsl #16
	fdiv	v4.4s, v0.4s, v25.4s
	fdiv	v2.4s, v0.4s, v19.4s
	ldr	q0, [sp, #1360]
	fmul	v1.4s, v1.4s, v0.4s
	ldr	q0, [sp, #1344]
	fmul	v4.4s, v4.4s, v7.4s
	dup	v7.4s, w9
	mov	w9, #4016
	movk	w9, #13345, lsl #16
	dup	v18.4s, w9
	mov	w9, #50604
	movk	w9, #13991, lsl #16
	fmul	v1.4s, v1.4s, v7.4s
	fcmgt	v7.4s, v21.4s, v27.4s
	dup	v23.4s, w9
	fmul	v4.4s, v4.4s, v4.4s
	fmov	v27.4s, #1.00000000
	fsqrt	v6.4s, v6.4s
	fmul	v2.4s, v2.4s, v0.4s
	ldr	q0, [sp, #1280]
	fmul	v2.4s, v2.4s, v18.4s
	ldr	q18, [sp, #1312]
	fmaxnm	v1.4s, v1.4s, v2.4s
	fminnm	v2.4s, v4.4s, v27.4s
	fmul	v6.4s, v6.4s, v23.4s
	and	v4.16b, v7.16b, v6.16b
	ldr	s6, [x28, #16]
	fmul	v2.4s, v2.4s, v6.s[0]
	fmaxnm	v1.4s, v1.4s, v4.4s
	ldr	q4, [sp, #1136]
	fmul	v4.4s, v0.4s, v4.4s
	ldr	q0, [sp, #1264]
	fmaxnm	v1.4s, v2.4s, v1.4s
	fcmgt	v2.4s, v21.4s, v25.4s
	fmul	v4.4s, v0.4s, v4.4s
	ldr	q0, [sp, #1248]
	and	v1.16b, v2.16b, v1.16b
	fmul	s2, s6, s6
	fmov	v6.4s, #5.00000000
	fmul	v4.4s, v0.4s, v4.4s
	fmul	v1.4s, v1.4s, v1.4s
	dup	v2.4s, v2.s[0]
	fcmgt	v4.4s, v4.4s, #0.0
	fcmge	v1.4s, v1.4s, v22.4s
	fcmge	v2.4s, v2.4s, v26.4s
	movi	d22, #0000000000000000
	fmov	v26.4s, #-1.00000000
	and	v1.16b, v2.16b, v1.16b
	bic	v2.16b, v27.16b, v4.16b
	ldr	q4, [sp, #448]
	bsl	v1.16b, v2.16b, v6.16b
	ldr	q2, [sp, #1168]
	fcmge	v2.4s, v2.4s, v4.4s
	movi	v4.4s, #64, lsl #24
	fminnm	v4.4s, v1.4s, v4.4s
	bit	v1.16b, v4.16b, v2.16b
	ldr	q4, [sp, #1152]
	fcmeq	v2.4s, v4.4s, v6.4s
	bit	v4.16b, v1.16b, v2.16b
	fcmeq	v1.4s, v4.4s, v6.4s
	str	q4, [sp, #1152]
	and	v6.16b, v1.16b, v27.16b
	mov	s1, v6.s[1]
	fadd	s2, s6, s22
	mov	s4, v6.s[2]
	fadd	s1, s2, s1
	mov	s2, v6.s[3]
	fadd	s1, s1, s4
	fadd	s1, s1, s2
	fcmp	s1, #0.0
	b.gt	.L3b56
	fmul	v1.4s, v15.4s, v3.4s
	ldr	q0, [sp, #1392]
	ldr	q3, [sp, #1104]
	ldr	q4, [sp, #1120]
	movi	v21.2d, #0000000000000000
	movi	v27.2d, #0000000000000000
	str	q14, [sp, #1408]
	fmls	v29.4s, v1.4s, v31.4s
	movi	v31.2d, #0000000000000000
	fmul	v2.4s, v30.4s, v29.4s
	movi	v29.2d, #0000000000000000
	movi	v30.2d, #0000000000000000
	fmls	v3.4s, v2.4s, v0.4s
	ldr	q0, [sp, #1184]
	fmls	v3.4s, v1.4s, v0.4s
	ldr	q0, [sp, #576]
	fmul	v3.4s, v0.4s, v3.4s
	ldp	q0, q6, [sp, #592]
	fmls	v4.4s, v3.4s, v6.4s
	fmls	v4.4s, v2.4s, v0.4s
	ldr	q0, [sp, #560]
	fmls	v4.4s, v1.4s, v0.4s
	ldr	q0, [sp, #1216]
	fmul	v0.4s, v0.4s, v3.4s
	ldr	q3, [sp, #1376]
	fmul	v4.4s, v3.4s, v4.4s
	fmul	v3.4s, v17.4s, v2.4s
	fmul	v2.4s, v19.4s, v1.4s
	movi	v1.2d, #0000000000000000
	str	q0, [sp, #1440]
	str	q2, [sp, #1392]
	movi	v2.2d, #0000000000000000
	str	q3, [sp, #1296]
	str	q4, [sp, #1280]
	tbz	w8, #3, .L3b85
	ldr	x21, [sp, #272]
	ldr	q25, [sp, #720]
	ldr	q19, [sp, #752]
	cbz	w15, .L3b86
	mov	x9, xzr
	mov	x11, x0
.L3b82:
	add	x13, x9, x15
	ldr	q4, [sp, #1360]
	fmov	v0.4s, #1.00000000
	add	x13, x13, x13, lsl #1
	mvni	v6.4s, #127, msl #16
	ldr	q17, [sp, #1344]
	mov	x14, x11
	mov	x17, x16
	mov	x1, x15
	ldr	q3, [x16, x13, lsl #4]
	fmul	v3.4s, v4.4s, v3.4s
.L3b83:
	mov	v7.16b, v17.16b
	ldr	q4, [x17], #48
	ldr	q18, [x14], #16
	mov	v11.16b, v28.16b
	mov	v14.16b, v9.16b
	subs	x1, x1, #1
	fmla	v7.4s, v4.4s, v3.4s
	fdiv	v4.4s, v0.4s, v7.4s
	fsub	v18.4s, v18.4s, v7.4s
	fadd	v15.4s, v7.4s, v0.4s
	fdiv	v15.4s, v0.4s, v15.4s
	fmul	v18.4s, v18.4s, v4.4s
	fadd	v4.4s, v4.4s, v26.4s
	fcmgt	v22.4s, v18.4s, v26.4s
	bit	v4.16b, v18.16b, v22.16b
	fadd	v31.4s, v31.4s, v15.4s
	fadd	v22.4s, v4.4s, v0.4s
	add	v22.4s, v22.4s, v12.4s
	and	v22.16b, v22.16b, v6.16b
	sub	v23.4s, v0.4s, v22.4s
	scvtf	v22.4s, v22.4s
	fadd	v24.4s, v23.4s, v26.4s
	fmla	v24.4s, v23.4s, v4.4s
	mov	v4.16b, v8.16b
	fmul	v23.4s, v24.4s, v24.4s
	fmla	v4.4s, v5.4s, v24.4s
	fmla	v11.4s, v10.4s, v24.4s
	fmla	v14.4s, v16.4s, v24.4s
	fmla	v4.4s, v13.4s, v23.4s
	fmla	v11.4s, v23.4s, v4.4s
	fmaxnm	v4.4s, v18.4s, v26.4s
	fadd	v18.4s, v18.4s, v0.4s
	fmla	v14.4s, v23.4s, v11.4s
	fneg	v4.4s, v4.4s
	fmla	v24.4s, v23.4s, v14.4s
	fmla	v24.4s, v20.4s, v22.4s
	fmul	v22.4s, v15.4s, v15.4s
	fmla	v4.4s, v24.4s, v18.4s
	fmul	v18.4s, v15.4s, v22.4s
	fadd	v30.4s, v30.4s, v22.4s
	fmla	v27.4s, v22.4s, v22.4s
	fmla	v2.4s, v4.4s, v7.4s
	fadd	v29.4s, v29.4s, v18.4s
	fmla	v21.4s, v18.4s, v22.4s
	fmla	v1.4s, v18.4s, v18.4s
	b.ne	.L3b83
	add	x9, x9, #1
	add	x11, x11, x10
	cmp	x9, x15
	b.ne	.L3b82
	b	.L3b86
.L3b85:
	ldr	x21, [sp, #272]
	ldr	q25, [sp, #720]
	ldr	q19, [sp, #752]
.L3b86:
	ldr	q0, [sp, #896]
	ldr	q15, [sp, #1216]
	movi	v11.2d, #0000000000000000
	ldr	q17, [sp, #1376]
	ldr	q6, [sp, #960]
	mov	w9, #46871
	fmul	v4.4s, v0.4s, v15.4s
	fmov	v0.4s, #1.00000000
	ldr	q3, [sp, #1232]
	ldr	q18, [sp, #1200]
	movk	w9, #14673, lsl #16
	ldr	s26, [x28, #20]
	ldr	x15, [sp, #264]
	add	x10, x22, x21, lsl #4
	fmul	v4.4s, v4.4s, v17.4s
	lsl	x11, x15, #5
	add	x13, x15, x15, lsl #1
	fmls	v0.4s, v4.4s, v4.4s
	fneg	v24.4s, v4.4s
	fmov	v4.4s, #1.00000000
	fmaxnm	v7.4s, v0.4s, v19.4s
	str	q0, [sp, #1264]
	mov	v0.16b, v19.16b
	fmul	v19.4s, v6.4s, v3.4s
	fmov	v6.4s, #1.00000000
	fsqrt	v7.4s, v7.4s
	fmul	v23.4s, v19.4s, v17.4s
	fmul	v19.4s, v23.4s, v24.4s
	fmls	v4.4s, v23.4s, v23.4s
	str	q23, [sp, #1248]
	fneg	v23.4s, v23.4s
	fdiv	v6.4s, v6.4s, v7.4s
	fmul	v7.4s, v25.4s, v3.4s
	fmla	v19.4s, v15.4s, v7.4s
	str	q6, [sp, #1504]
	fmul	v6.4s, v19.4s, v6.4s
	fmls	v4.4s, v6.4s, v6.4s
	str	q6, [sp, #1456]
	ldr	q6, [sp, #1472]
	fmul	v19.4s, v6.4s, v18.4s
	ldr	q6, [sp, #1424]
	str	q24, [sp, #1424]
	fmaxnm	v7.4s, v4.4s, v0.4s
	fmul	v14.4s, v6.4s, v18.4s
	ldr	q6, [sp, #1408]
	fmul	v0.4s, v19.4s, v17.4s
	fmov	v19.4s, #1.00000000
	ldr	q17, [sp, #1280]
	fmul	v6.4s, v6.4s, v18.4s
	fsqrt	v7.4s, v7.4s
	fabs	v22.4s, v17.4s
	fmul	v25.4s, v0.4s, v24.4s
	ldr	q24, [sp, #1440]
	fmul	v23.4s, v0.4s, v23.4s
	str	q0, [sp, #1472]
	fmaxnm	v22.4s, v22.4s, v11.4s
	fmov	s11, w9
	fabs	v18.4s, v24.4s
	add	x9, x28, #208
	fmla	v25.4s, v15.4s, v14.4s
	fmla	v23.4s, v3.4s, v6.4s
	ldr	q3, [sp, #1504]
	fmul	s26, s26, s11
	fmaxnm	v18.4s, v22.4s, v18.4s
	fmov	v22.4s, #1.00000000
	fmul	v3.4s, v25.4s, v3.4s
	dup	v6.4s, v26.s[0]
	ldr	q26, [sp, #1328]
	fdiv	v7.4s, v19.4s, v7.4s
	ldr	q19, [sp, #1360]
	fmls	v22.4s, v0.4s, v0.4s
	ldr	q0, [sp, #1456]
	fcmge	v6.4s, v6.4s, v18.4s
	fmov	v18.4s, #1.00000000
	str	q3, [sp, #1408]
	fmls	v23.4s, v0.4s, v3.4s
	fmls	v22.4s, v3.4s, v3.4s
	str	q7, [sp, #1488]
	ldr	q7, [sp, #1312]
	ldr	q3, [sp, #1488]
	fadd	v11.4s, v17.4s, v7.4s
	ldr	q7, [sp, #1296]
	ldr	q17, [sp, #1344]
	fadd	v14.4s, v7.4s, v19.4s
	ldr	q7, [sp, #1392]
	fadd	v25.4s, v7.4s, v17.4s
	fadd	v7.4s, v24.4s, v26.4s
	ldp	q24, q0, [sp, #784]
	fminnm	v11.4s, v11.4s, v0.4s
	fminnm	v14.4s, v14.4s, v24.4s
	ldr	q24, [sp, #1152]
	fcmge	v15.4s, v18.4s, v24.4s
	ldr	q18, [sp, #816]
	fminnm	v25.4s, v25.4s, v18.4s
	ldr	q18, [sp, #880]
	fminnm	v7.4s, v7.4s, v18.4s
	ldp	q0, q18, [sp, #832]
	str	q15, [sp, #1440]
	and	v15.16b, v15.16b, v6.16b
	ldr	q6, [sp, #864]
	fmaxnm	v18.4s, v14.4s, v18.4s
	fmov	v14.4s, #1.00000000
	fmaxnm	v11.4s, v11.4s, v0.4s
	ldr	q0, [sp, #1264]
	fmaxnm	v6.4s, v25.4s, v6.4s
	fmov	v25.4s, #4.00000000
	fminnm	v0.4s, v0.4s, v14.4s
	fmul	v14.4s, v23.4s, v3.4s
	ldr	q23, [sp, #768]
	ldr	q3, [sp, #1312]
	bif	v18.16b, v19.16b, v15.16b
	bit	v17.16b, v6.16b, v15.16b
	fmaxnm	v7.4s, v7.4s, v23.4s
	mov	v23.16b, v15.16b
	ldr	s6, [x28, #12]
	fmls	v22.4s, v14.4s, v14.4s
	bsl	v23.16b, v11.16b, v3.16b
	fminnm	v3.4s, v0.4s, v4.4s
	ld1r	{ v4.4s }, [x9]
	mov	w9, #46871
	fcmeq	v11.4s, v24.4s, v25.4s
	bif	v7.16b, v26.16b, v15.16b
	movk	w9, #14545, lsl #16
	fmul	v18.4s, v18.4s, v6.s[0]
	fmul	v17.4s, v17.4s, v6.s[0]
	dup	v25.4s, w9
	add	x9, x21, x15
	fminnm	v3.4s, v3.4s, v22.4s
	bit	v23.16b, v4.16b, v11.16b
	bit	v7.16b, v4.16b, v11.16b
	bit	v17.16b, v4.16b, v11.16b
	fcmgt	v24.4s, v3.4s, v25.4s
	mov	v3.16b, v11.16b
	str	q7, [x22, x9, lsl #4]
	str	q23, [x10]
	bsl	v3.16b, v4.16b, v18.16b
	str	q3, [x10, x11]
	str	q17, [x10, x13, lsl #4]
	tbnz	w8, #1, .L3b88
	mov	w10, #4
	fmov	v26.4s, #-1.00000000
	mvni	v6.4s, #127, msl #16
	ldp	q3, q23, [sp, #224]
	tbz	w8, #3, .L3b9
	b	.L3b8
.L3b88:
	ldr	q0, [sp, #752]
	ldr	q7, [sp, #1424]
	tst	w8, #0x4
	ldr	q17, [sp, #1248]
	ldr	q18, [sp, #1456]
	mov	w10, #5
	fmaxnm	v3.4s, v22.4s, v0.4s
	ldr	q0, [sp, #1504]
	ldr	q15, [sp, #1488]
	str	q11, [sp, #1392]
	cinc	x10, x10, ne
	mov	w13, #9
	fmul	v19.4s, v0.4s, v7.4s
	fneg	v7.4s, v0.4s
	fmul	v26.4s, v0.4s, v0.4s
	mov	w14, #6
	add	x11, x22, x15, lsl #6
	mov	x17, x15
	fsqrt	v3.4s, v3.4s
	csel	x13, x14, x13, eq
	umull	x14, w10, w15
	mov	w10, #13
	mov	w15, #7
	umull	x13, w13, w17
	fmla	v17.4s, v19.4s, v18.4s
	fmul	v7.4s, v18.4s, v7.4s
	fmov	v18.4s, #1.00000000
	str	q19, [sp, #1424]
	csel	x15, x15, x10, eq
	lsl	x10, x21, #4
	umull	x15, w15, w17
	add	x14, x22, x14, lsl #4
	fneg	v17.4s, v17.4s
	fmul	v11.4s, v7.4s, v15.4s
	fmov	v7.4s, #1.00000000
	fmul	v23.4s, v15.4s, v17.4s
	fmla	v7.4s, v19.4s, v19.4s
	fneg	v17.4s, v15.4s
	fmla	v26.4s, v11.4s, v11.4s
	fdiv	v22.4s, v18.4s, v3.4s
	ldr	q18, [sp, #1472]
	ldr	q3, [sp, #1408]
	str	q24, [sp, #1472]
	fmla	v18.4s, v19.4s, v3.4s
	fmul	v3.4s, v0.4s, v3.4s
	fmla	v7.4s, v23.4s, v23.4s
	fmul	v25.4s, v14.4s, v17.4s
	ldr	q0, [sp, #1232]
	str	q23, [sp, #1456]
	fmla	v18.4s, v23.4s, v14.4s
	fmla	v3.4s, v11.4s, v14.4s
	mov	v23.16b, v11.16b
	fneg	v18.4s, v18.4s
	fneg	v19.4s, v3.4s
	fmul	v3.4s, v22.4s, v18.4s
	fmul	v11.4s, v22.4s, v19.4s
	fmul	v19.4s, v0.4s, v6.s[0]
	ldr	q0, [sp, #1440]
	fmul	v18.4s, v15.4s, v15.4s
	fmul	v15.4s, v25.4s, v22.4s
	and	v14.16b, v0.16b, v24.16b
	ldr	q24, [sp, #1376]
	ldr	q0, [sp, #1200]
	fmla	v7.4s, v3.4s, v3.4s
	fmla	v26.4s, v11.4s, v11.4s
	fmul	v25.4s, v0.4s, v6.s[0]
	fmul	v6.4s, v22.4s, v22.4s
	fmla	v18.4s, v15.4s, v15.4s
	xtn	v14.4h, v14.4s
	ldr	q0, [sp, #1216]
	fmul	v7.4s, v24.4s, v7.4s
	fmul	v26.4s, v0.4s, v26.4s
	fmul	v17.4s, v6.4s, v25.4s
	fmul	v18.4s, v18.4s, v19.4s
	sshll	v6.4s, v14.4h, #0
	fmul	v7.4s, v24.4s, v7.4s
	fmul	v26.4s, v0.4s, v26.4s
	fmul	v18.4s, v19.4s, v18.4s
	fmul	v17.4s, v25.4s, v17.4s
	bif	v7.16b, v4.16b, v6.16b
	bif	v26.16b, v4.16b, v6.16b
	bif	v18.16b, v4.16b, v6.16b
	str	q7, [x11, x10]
	mov	v7.16b, v6.16b
	add	x11, x22, x13, lsl #4
	add	x13, x22, x15, lsl #4
	str	q26, [x14, x10]
	str	q18, [x11, x10]
	bsl	v7.16b, v17.16b, v4.16b
	str	q7, [x13, x10]
	tbnz	w8, #2, .L3b90
	mov	w10, #8
	b	.L3b91
.L3b90:
	ldr	q7, [sp, #1504]
	ldr	q17, [sp, #1424]
	mov	w11, #80
	ldr	q18, [sp, #1488]
	umaddl	x11, w17, w11, x22
	mov	w13, #112
	fmul	v7.4s, v7.4s, v17.4s
	ldr	q17, [sp, #1456]
	umaddl	x13, w17, w13, x22
	add	x14, x22, x17, lsl #7
	fmla	v7.4s, v17.4s, v23.4s
	fmul	v17.4s, v18.4s, v17.4s
	fmul	v18.4s, v18.4s, v23.4s
	fmul	v23.4s, v22.4s, v11.4s
	fmla	v7.4s, v3.4s, v11.4s
	fmla	v17.4s, v3.4s, v15.4s
	fmul	v3.4s, v22.4s, v3.4s
	fmla	v18.4s, v11.4s, v15.4s
	fmul	v22.4s, v22.4s, v15.4s
	fmul	v23.4s, v23.4s, v25.4s
	fmul	v7.4s, v0.4s, v7.4s
	fmul	v17.4s, v17.4s, v19.4s
	fmul	v3.4s, v3.4s, v25.4s
	fmul	v18.4s, v18.4s, v19.4s
	fmul	v22.4s, v22.4s, v25.4s
	fmul	v23.4s, v0.4s, v23.4s
	fmul	v7.4s, v24.4s, v7.4s
	fmul	v17.4s, v24.4s, v17.4s
	fmul	v3.4s, v24.4s, v3.4s
	fmul	v18.4s, v0.4s, v18.4s
	fmul	v19.4s, v19.4s, v22.4s
	bif	v7.16b, v4.16b, v6.16b
	bif	v17.16b, v4.16b, v6.16b
	bif	v3.16b, v4.16b, v6.16b
	bif	v18.16b, v4.16b, v6.16b
	str	q7, [x11, x10]
	mov	v7.16b, v6.16b
	mov	w11, #160
	str	q17, [x13, x10]
	mov	w13, #176
	umaddl	x11, w17, w11, x22
	str	q18, [x14, x10]
	mov	w14, #192
	umaddl	x13, w17, w13, x22
	bsl	v7.16b, v23.16b, v4.16b
	umaddl	x14, w17, w14, x22
	bit	v4.16b, v19.16b, v6.16b
	str	q3, [x11, x10]
	str	q7, [x13, x10]
	str	q4, [x14, x10]
	mov	w10, #14
.L3b91:
	fmov	v26.4s, #-1.00000000
	mvni	v6.4s, #127, msl #16
	ldr	q24, [sp, #1472]
	ldr	q11, [sp, #1392]
	mov	x15, x17
	ldp	q3, q23, [sp, #224]
	tbz	w8, #3, .L3b9
	b	.L3b8
.L3b92:
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
