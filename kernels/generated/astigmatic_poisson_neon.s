// Made by `cargo xtask kernels`. Do not edit.
	.text
	.p2align	2
	.globl	gaussmle_astigmatic_poisson_neon
gaussmle_astigmatic_poisson_neon:
	.globl	_gaussmle_astigmatic_poisson_neon
_gaussmle_astigmatic_poisson_neon:
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
	str	w1, [sp, #60]
	cbz	w3, .L39b93
	cbz	w2, .L39b93
	ldr	w8, [sp, #60]
	cbz	w8, .L39b93
	ldr	w10, [sp, #60]
	add	w9, w5, w4
	mvni	v0.4s, #128, lsl #16
	mov	w8, w2
	fmov	v16.4s, #1.00000000
	movi	v13.4s, #63, lsl #24
	mov	w13, w10
	str	x8, [sp, #72]
	fmov	v29.4s, #-1.00000000
	mov	x4, x13
	add	w13, w9, w6
	mov	w9, w3
	str	x9, [sp, #24]
	mul	w9, w2, w10
	mov	w10, #58632
	ldp	x8, x16, [x0, #40]
	movk	w10, #7740, lsl #16
	fneg	v0.4s, v0.4s
	movi	v30.2d, #0000000000000000
	movi	v31.4s, #127, msl #16
	str	w9, [sp, #20]
	mov	w9, #16992
	movi	d8, #0000000000000000
	movk	w9, #3490, lsl #16
	movi	v9.2d, #0x00ffff0000ffff
	ldr	x1, [sp, #2160]
	dup	v1.4s, w9
	ldp	x28, x22, [x0, #24]
	ldr	x12, [x0]
	str	x8, [sp, #160]
	ldr	x8, [x0, #56]
	mov	w9, #43691
	mov	w5, #7402
	mov	w19, #62154
	str	q1, [sp, #752]
	dup	v1.4s, w10
	mov	w6, #50604
	mov	w27, #64269
	mov	w25, #44110
	mov	w26, #13
	mov	w24, #56135
	mov	w29, #56146
	mov	w30, #29208
	mov	w3, #14269
	mov	x11, xzr
	movk	w9, #15658, lsl #16
	movk	w5, #520, lsl #16
	mov	w7, #80
	movk	w19, #29001, lsl #16
	movk	w6, #14119, lsl #16
	movk	w27, #49354, lsl #16
	movk	w25, #16042, lsl #16
	movk	w26, #48896, lsl #16
	movk	w24, #15947, lsl #16
	movk	w29, #48602, lsl #16
	movk	w30, #13233, lsl #16
	movk	w3, #13702, lsl #16
	mov	w10, w13
	stp	q0, q1, [sp, #128]
	str	x13, [sp, #48]
	str	w9, [sp, #124]
	stp	x4, x1, [sp, #104]
	str	x22, [sp, #96]
	b	.L39b5
.L39b4:
	ldr	x11, [sp, #40]
	ldr	x9, [sp, #24]
	ldr	w10, [sp, #36]
	add	x11, x11, #1
	cmp	x11, x9
	ldr	w9, [sp, #20]
	add	w10, w10, w9
	b.eq	.L39b93
.L39b5:
	ldr	x9, [sp, #72]
	str	w10, [sp, #36]
	str	x11, [sp, #40]
	mul	x9, x11, x9
	str	x9, [sp, #64]
	mov	w9, w10
	mov	x10, xzr
	b	.L39b7
.L39b6:
	ldr	x10, [sp, #88]
	ldr	x9, [sp, #72]
	ldr	w11, [sp, #84]
	add	x10, x10, #1
	cmp	x10, x9
	ldr	w9, [sp, #60]
	add	w9, w11, w9
	b.eq	.L39b4
.L39b7:
	mov	w11, w9
	ldr	x9, [sp, #64]
	str	x10, [sp, #88]
	mov	x2, xzr
	mov	w15, w11
	str	w11, [sp, #84]
	add	x9, x9, x10
	ldr	x10, [sp, #48]
	madd	x0, x9, x4, x10
	str	x0, [sp, #168]
	b	.L39b10
.L39b8:
	ldr	q0, [sp, #1920]
	ldr	q1, [sp, #1856]
	fmov	v16.4s, #1.00000000
	ldr	q2, [sp, #1312]
	movi	v13.4s, #63, lsl #24
	fmov	v29.4s, #-1.00000000
	orr	v0.16b, v1.16b, v0.16b
	fmov	v1.4s, #3.00000000
	movi	v30.2d, #0000000000000000
	movi	v31.4s, #127, msl #16
	movi	v9.2d, #0x00ffff0000ffff
	ldr	x10, [sp, #160]
	bsl	v0.16b, v2.16b, v1.16b
	ldr	q1, [sp, #1216]
	str	q1, [x10, x21, lsl #4]
	str	q0, [x10, x9, lsl #4]
.L39b9:
	add	x2, x2, #1
	add	w15, w15, #1
	cmp	x2, x4
	b.eq	.L39b6
.L39b10:
	ldr	w10, [x1, #8]
	add	x9, x0, x2
	cmp	x9, x10
	b.hs	.L39b9
	ldr	w21, [x1]
	add	x9, x0, x2
	movi	v2.2d, #0000000000000000
	stp	x9, x10, [sp, #288]
	umull	x14, w21, w21
	str	w15, [sp, #268]
	add	x9, x14, #1
	lsr	x10, x9, #1
	ldp	w9, w20, [x1, #16]
	str	w9, [sp, #1984]
	tst	w20, #0x1
	lsl	x9, x21, #4
	csel	x10, x14, x10, eq
	cbz	w21, .L39b44
	ldr	x11, [sp, #288]
	movi	v7.2d, #0000000000000000
	movi	v10.2d, #0000000000000000
	movi	v16.4s, #16, lsl #16
	fmov	v11.4s, #1.00000000
	mul	w1, w15, w10
	mul	x11, x10, x11
	fmov	v12.4s, #1.00000000
	movi	v1.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
	lsl	w10, w21, #4
	movi	v3.2d, #0000000000000000
	mov	x0, xzr
	sub	x5, x21, #2
	mov	w4, #16
	mov	x17, x8
	mov	w6, #1
	add	x15, x12, x11, lsl #4
	b	.L39b15
.L39b13:
	mov	w24, #56135
	movk	w24, #15947, lsl #16
.L39b14:
	fmov	d0, x0
	fadd	v5.4s, v6.4s, v18.4s
	add	x0, x0, #1
	fadd	v4.4s, v4.4s, v17.4s
	fadd	v1.4s, v1.4s, v18.4s
	add	w4, w4, w10
	cmp	x0, x21
	add	x6, x6, x21
	add	x17, x17, x9
	cmeq	v0.2d, v0.2d, v8.2d
	add	w1, w1, w21
	dup	v0.2d, v0.d[0]
	bit	v6.16b, v5.16b, v0.16b
	b.eq	.L39b43
.L39b15:
	mov	w13, #2382
	mul	x22, x0, x21
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
	tbnz	w20, #0, .L39b21
	add	w23, w22, w11
	mov	x24, x28
	and	x23, x23, #0x7fffffff
	ld1r	{ v0.4s }, [x24], #4
	ldr	q5, [x12, x23, lsl #4]
	ldr	s17, [x24]
	and	x24, x1, #0x7fffffff
	add	x24, x12, x24, lsl #4
	fsub	v0.4s, v5.4s, v0.4s
	bic	v5.4s, #128, lsl #24
	umax	v7.4s, v7.4s, v5.4s
	fmul	v17.4s, v0.4s, v17.s[0]
	str	q17, [x8, x22, lsl #4]
	tbnz	w20, #3, .L39b29
	mov	w13, #1
	fmov	s0, w21
	fadd	v18.4s, v17.4s, v30.4s
	fmov	s5, w13
	cmp	w21, #1
	cmeq	v0.4s, v0.4s, v5.4s
	fadd	v5.4s, v3.4s, v17.4s
	dup	v0.4s, v0.s[0]
	bit	v3.16b, v5.16b, v0.16b
	b.eq	.L39b13
	cbz	x5, .L39b38
	sub	x26, x21, #2
	mov	w25, #1
.L39b20:
	lsl	x27, x25, #4
	mov	x13, x28
	subs	x26, x26, #1
	ld1r	{ v0.4s }, [x13], #4
	ldr	s19, [x13]
	ldr	q5, [x24, x27]
	add	x25, x25, #1
	fsub	v0.4s, v5.4s, v0.4s
	bic	v5.4s, #128, lsl #24
	umax	v7.4s, v7.4s, v5.4s
	fmul	v0.4s, v0.4s, v19.s[0]
	str	q0, [x17, x27]
	fadd	v18.4s, v18.4s, v0.4s
	b.ne	.L39b20
	b	.L39b39
.L39b21:
	ubfiz	w23, w22, #4, #1
	dup	v0.4s, w23
	lsr	x23, x22, #1
	ldr	q5, [x15, x23, lsl #4]
	mov	x23, x28
	neg	v0.4s, v0.4s
	ushl	v0.4s, v5.4s, v0.4s
	ld1r	{ v5.4s }, [x23], #4
	ldr	s17, [x23]
	and	v0.16b, v0.16b, v9.16b
	ucvtf	v0.4s, v0.4s
	fsub	v5.4s, v0.4s, v5.4s
	fmul	v17.4s, v5.4s, v17.s[0]
	str	q17, [x8, x22, lsl #4]
	tbz	w20, #3, .L39b23
	fadd	v5.4s, v17.4s, v23.4s
	mov	v24.16b, v21.16b
	fadd	v18.4s, v17.4s, v22.4s
	mov	v25.16b, v19.16b
	fmov	v26.4s, #1.00000000
	fmla	v24.4s, v17.4s, v5.4s
	mov	v5.16b, v20.16b
	fmla	v5.4s, v17.4s, v18.4s
	fcmgt	v18.4s, v17.4s, #0.0
	fmla	v25.4s, v17.4s, v24.4s
	bif	v5.16b, v26.16b, v18.16b
	mov	v24.16b, v18.16b
	and	v18.16b, v18.16b, v26.16b
	bsl	v24.16b, v25.16b, v26.16b
	fadd	v10.4s, v10.4s, v18.4s
	fmul	v5.4s, v12.4s, v5.4s
	fmul	v24.4s, v11.4s, v24.4s
	ushr	v25.4s, v5.4s, #23
	and	v5.16b, v5.16b, v31.16b
	sub	v16.4s, v16.4s, v25.4s
	and	v25.16b, v24.16b, v31.16b
	orr	v12.16b, v5.16b, v26.16b
	usra	v16.4s, v24.4s, #23
	orr	v11.16b, v25.16b, v26.16b
.L39b23:
	mov	w13, #1
	fmov	s5, w21
	umax	v7.4s, v7.4s, v0.4s
	fmov	s18, w13
	cmp	w21, #1
	cmeq	v5.4s, v5.4s, v18.4s
	fadd	v18.4s, v3.4s, v17.4s
	dup	v5.4s, v5.s[0]
	bit	v3.16b, v18.16b, v5.16b
	fadd	v18.4s, v17.4s, v30.4s
	b.eq	.L39b14
	cbz	x5, .L39b34
	mov	x23, #-1
	mov	x24, x6
	mov	w25, w4
	sub	x26, x21, #2
	b	.L39b27
.L39b26:
	fadd	v18.4s, v18.4s, v5.4s
	umax	v7.4s, v7.4s, v0.4s
	sub	x26, x26, #1
	sub	x23, x23, #1
	add	w25, w25, #16
	add	x24, x24, #1
	cbz	x26, .L39b33
.L39b27:
	and	w13, w25, #0x10
	dup	v0.4s, w13
	lsr	x13, x24, #1
	ldr	q5, [x15, x13, lsl #4]
	mov	x13, x28
	neg	v0.4s, v0.4s
	ushl	v0.4s, v5.4s, v0.4s
	ld1r	{ v5.4s }, [x13], #4
	ldr	s24, [x13]
	and	v0.16b, v0.16b, v9.16b
	ucvtf	v0.4s, v0.4s
	fsub	v5.4s, v0.4s, v5.4s
	fmul	v5.4s, v5.4s, v24.s[0]
	str	q5, [x8, x24, lsl #4]
	tbz	w20, #3, .L39b26
	fadd	v24.4s, v5.4s, v23.4s
	mov	v26.16b, v21.16b
	fadd	v25.4s, v5.4s, v22.4s
	mov	v27.16b, v19.16b
	fmov	v28.4s, #1.00000000
	fmla	v26.4s, v5.4s, v24.4s
	mov	v24.16b, v20.16b
	fmla	v24.4s, v5.4s, v25.4s
	fcmgt	v25.4s, v5.4s, #0.0
	fmla	v27.4s, v5.4s, v26.4s
	bif	v24.16b, v28.16b, v25.16b
	mov	v26.16b, v25.16b
	and	v25.16b, v25.16b, v28.16b
	bsl	v26.16b, v27.16b, v28.16b
	fadd	v10.4s, v10.4s, v25.4s
	fmul	v24.4s, v12.4s, v24.4s
	fmul	v26.4s, v11.4s, v26.4s
	ushr	v27.4s, v24.4s, #23
	and	v24.16b, v24.16b, v31.16b
	sub	v16.4s, v16.4s, v27.4s
	and	v27.16b, v26.16b, v31.16b
	orr	v12.16b, v24.16b, v28.16b
	usra	v16.4s, v26.4s, #23
	orr	v11.16b, v27.16b, v28.16b
	b	.L39b26
.L39b29:
	fadd	v0.4s, v17.4s, v23.4s
	mov	v18.16b, v21.16b
	mov	w13, #1
	fadd	v5.4s, v17.4s, v22.4s
	mov	v24.16b, v19.16b
	cmp	w21, #1
	fmov	v28.4s, #1.00000000
	fmov	s25, w13
	fadd	v26.4s, v3.4s, v17.4s
	fmla	v18.4s, v17.4s, v0.4s
	mov	v0.16b, v20.16b
	fmla	v0.4s, v17.4s, v5.4s
	fcmgt	v5.4s, v17.4s, #0.0
	fmla	v24.4s, v17.4s, v18.4s
	bif	v0.16b, v28.16b, v5.16b
	mov	v18.16b, v5.16b
	and	v5.16b, v5.16b, v28.16b
	bsl	v18.16b, v24.16b, v28.16b
	fmov	s24, w21
	fadd	v10.4s, v10.4s, v5.4s
	fmul	v0.4s, v12.4s, v0.4s
	cmeq	v24.4s, v24.4s, v25.4s
	fmul	v25.4s, v11.4s, v18.4s
	ushr	v18.4s, v0.4s, #23
	and	v0.16b, v0.16b, v31.16b
	dup	v24.4s, v24.s[0]
	sub	v16.4s, v16.4s, v18.4s
	and	v27.16b, v25.16b, v31.16b
	fadd	v18.4s, v17.4s, v30.4s
	bit	v3.16b, v26.16b, v24.16b
	orr	v12.16b, v0.16b, v28.16b
	usra	v16.4s, v25.4s, #23
	orr	v11.16b, v27.16b, v28.16b
	b.eq	.L39b13
	cbz	x5, .L39b40
	sub	x26, x21, #2
	mov	w25, #1
.L39b32:
	lsl	x13, x25, #4
	mov	x27, x28
	mov	v26.16b, v21.16b
	ld1r	{ v0.4s }, [x27], #4
	ldr	s24, [x27]
	ldr	q5, [x24, x13]
	mov	v27.16b, v19.16b
	subs	x26, x26, #1
	add	x25, x25, #1
	fsub	v0.4s, v5.4s, v0.4s
	bic	v5.4s, #128, lsl #24
	umax	v7.4s, v7.4s, v5.4s
	fmul	v0.4s, v0.4s, v24.s[0]
	str	q0, [x17, x13]
	fadd	v24.4s, v0.4s, v23.4s
	fadd	v25.4s, v0.4s, v22.4s
	fadd	v18.4s, v18.4s, v0.4s
	fmla	v26.4s, v0.4s, v24.4s
	mov	v24.16b, v20.16b
	fmla	v24.4s, v0.4s, v25.4s
	fcmgt	v25.4s, v0.4s, #0.0
	fmla	v27.4s, v0.4s, v26.4s
	bif	v24.16b, v28.16b, v25.16b
	mov	v26.16b, v25.16b
	and	v25.16b, v25.16b, v28.16b
	bsl	v26.16b, v27.16b, v28.16b
	fadd	v10.4s, v10.4s, v25.4s
	fmul	v24.4s, v12.4s, v24.4s
	fmul	v26.4s, v11.4s, v26.4s
	ushr	v27.4s, v24.4s, #23
	and	v24.16b, v24.16b, v31.16b
	sub	v16.4s, v16.4s, v27.4s
	and	v27.16b, v26.16b, v31.16b
	orr	v12.16b, v24.16b, v28.16b
	usra	v16.4s, v26.4s, #23
	orr	v11.16b, v27.16b, v28.16b
	b.ne	.L39b32
	b	.L39b41
.L39b33:
	mov	w25, #44110
	mov	w26, #13
	mov	w24, #56135
	neg	x23, x23
	movk	w25, #16042, lsl #16
	movk	w26, #48896, lsl #16
	movk	w24, #15947, lsl #16
	b	.L39b35
.L39b34:
	mov	w23, #1
.L39b35:
	add	x13, x23, x22
	ubfiz	w22, w13, #4, #1
	dup	v0.4s, w22
	lsr	x22, x13, #1
	ldr	q5, [x15, x22, lsl #4]
	mov	x22, x28
	neg	v0.4s, v0.4s
	ushl	v0.4s, v5.4s, v0.4s
	ld1r	{ v5.4s }, [x22], #4
	ldr	s24, [x22]
	and	v0.16b, v0.16b, v9.16b
	ucvtf	v0.4s, v0.4s
	fsub	v5.4s, v0.4s, v5.4s
	fmul	v5.4s, v5.4s, v24.s[0]
	str	q5, [x8, x13, lsl #4]
	tbz	w20, #3, .L39b37
	fadd	v23.4s, v5.4s, v23.4s
	fadd	v22.4s, v5.4s, v22.4s
	fmla	v21.4s, v5.4s, v23.4s
	fmla	v20.4s, v5.4s, v22.4s
	fcmgt	v22.4s, v5.4s, #0.0
	fmov	v23.4s, #1.00000000
	fmla	v19.4s, v5.4s, v21.4s
	bif	v20.16b, v23.16b, v22.16b
	bif	v19.16b, v23.16b, v22.16b
	and	v22.16b, v22.16b, v23.16b
	fmul	v20.4s, v12.4s, v20.4s
	fadd	v10.4s, v10.4s, v22.4s
	fmul	v19.4s, v11.4s, v19.4s
	ushr	v21.4s, v20.4s, #23
	and	v20.16b, v20.16b, v31.16b
	sub	v16.4s, v16.4s, v21.4s
	and	v21.16b, v19.16b, v31.16b
	orr	v12.16b, v20.16b, v23.16b
	usra	v16.4s, v19.4s, #23
	orr	v11.16b, v21.16b, v23.16b
.L39b37:
	add	x13, x23, #1
	fmov	d20, x21
	fadd	v18.4s, v18.4s, v5.4s
	fmov	d19, x13
	umax	v7.4s, v7.4s, v0.4s
	cmeq	v19.2d, v19.2d, v20.2d
	fadd	v20.4s, v3.4s, v5.4s
	dup	v19.2d, v19.d[0]
	bit	v3.16b, v20.16b, v19.16b
	b	.L39b14
.L39b38:
	mov	w25, #1
.L39b39:
	add	x13, x12, x23, lsl #4
	lsl	x23, x25, #4
	mov	x24, x28
	ld1r	{ v0.4s }, [x24], #4
	ldr	s19, [x24]
	ldr	q5, [x13, x23]
	add	x13, x25, #1
	fmov	d20, x21
	fsub	v0.4s, v5.4s, v0.4s
	bic	v5.4s, #128, lsl #24
	umax	v7.4s, v7.4s, v5.4s
	fmul	v0.4s, v0.4s, v19.s[0]
	fmov	d19, x13
	add	x13, x8, x22, lsl #4
	cmeq	v19.2d, v19.2d, v20.2d
	fadd	v20.4s, v3.4s, v0.4s
	fadd	v18.4s, v18.4s, v0.4s
	dup	v19.2d, v19.d[0]
	bit	v3.16b, v20.16b, v19.16b
	b	.L39b42
.L39b40:
	mov	w25, #1
.L39b41:
	add	x13, x12, x23, lsl #4
	lsl	x23, x25, #4
	mov	x24, x28
	ld1r	{ v0.4s }, [x24], #4
	ldr	s24, [x24]
	ldr	q5, [x13, x23]
	add	x13, x25, #1
	fsub	v0.4s, v5.4s, v0.4s
	bic	v5.4s, #128, lsl #24
	umax	v7.4s, v7.4s, v5.4s
	fmul	v0.4s, v0.4s, v24.s[0]
	fadd	v23.4s, v0.4s, v23.4s
	fadd	v22.4s, v0.4s, v22.4s
	fadd	v24.4s, v3.4s, v0.4s
	fadd	v18.4s, v18.4s, v0.4s
	fmla	v21.4s, v0.4s, v23.4s
	fmla	v20.4s, v0.4s, v22.4s
	fcmgt	v22.4s, v0.4s, #0.0
	fmov	d23, x21
	fmla	v19.4s, v0.4s, v21.4s
	bif	v20.16b, v28.16b, v22.16b
	fmov	d21, x13
	add	x13, x8, x22, lsl #4
	cmeq	v21.2d, v21.2d, v23.2d
	bif	v19.16b, v28.16b, v22.16b
	fmul	v20.4s, v12.4s, v20.4s
	and	v22.16b, v22.16b, v28.16b
	dup	v21.2d, v21.d[0]
	fadd	v10.4s, v10.4s, v22.4s
	fmul	v19.4s, v11.4s, v19.4s
	ushr	v23.4s, v20.4s, #23
	and	v20.16b, v20.16b, v31.16b
	bit	v3.16b, v24.16b, v21.16b
	sub	v16.4s, v16.4s, v23.4s
	orr	v12.16b, v20.16b, v28.16b
	and	v23.16b, v19.16b, v31.16b
	usra	v16.4s, v19.4s, #23
	orr	v11.16b, v23.16b, v28.16b
.L39b42:
	mov	w27, #64269
	mov	w25, #44110
	mov	w26, #13
	mov	w24, #56135
	str	q0, [x13, x23]
	movk	w27, #49354, lsl #16
	movk	w25, #16042, lsl #16
	movk	w26, #48896, lsl #16
	movk	w24, #15947, lsl #16
	b	.L39b14
.L39b43:
	mov	w10, #1400897535
	ucvtf	v5.4s, v16.4s
	ldr	x22, [sp, #96]
	dup	v0.4s, w10
	mov	w10, #-914358272
	mov	w5, #7402
	dup	v16.4s, w10
	ldp	x4, x1, [sp, #104]
	mov	w6, #50604
	movk	w5, #520, lsl #16
	cmhi	v0.4s, v7.4s, v0.4s
	movk	w6, #14119, lsl #16
	xtn	v7.4h, v0.4s
	fadd	v0.4s, v5.4s, v16.4s
	fmov	v16.4s, #1.00000000
	b	.L39b45
.L39b44:
	movi	v0.2d, #0000000000000000
	fmov	v12.4s, #1.00000000
	movi	v7.2d, #0000000000000000
	movi	v3.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v1.2d, #0000000000000000
	movi	v10.2d, #0000000000000000
	fmov	v11.4s, #1.00000000
.L39b45:
	str	q0, [sp, #192]
	ucvtf	s0, w21
	dup	v0.4s, v0.s[0]
	fmaxnm	v5.4s, v0.4s, v16.4s
	fdiv	v5.4s, v16.4s, v5.4s
	fmul	v6.4s, v5.4s, v6.4s
	fmul	v16.4s, v5.4s, v18.4s
	fmul	v4.4s, v5.4s, v4.4s
	fmul	v3.4s, v5.4s, v3.4s
	fminnm	v5.4s, v6.4s, v16.4s
	fmaxnm	v6.4s, v6.4s, v16.4s
	fminnm	v16.4s, v4.4s, v3.4s
	fmaxnm	v3.4s, v4.4s, v3.4s
	fmaxnm	v4.4s, v5.4s, v16.4s
	fminnm	v3.4s, v6.4s, v3.4s
	fminnm	v5.4s, v5.4s, v16.4s
	fminnm	v3.4s, v4.4s, v3.4s
	fadd	v3.4s, v5.4s, v3.4s
	fmul	v3.4s, v3.4s, v13.4s
	cbz	w21, .L39b50
	fmaxnm	v2.4s, v3.4s, v2.4s
	movi	v4.2d, #0000000000000000
	mov	x10, xzr
	movi	v16.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	mov	x11, x8
	movi	v5.2d, #0000000000000000
	fsqrt	v2.4s, v2.4s
	fadd	v17.4s, v3.4s, v2.4s
	movi	v2.2d, #0000000000000000
.L39b47:
	movi	v18.2d, #0000000000000000
	mov	x15, xzr
.L39b48:
	ldr	q19, [x11, x15, lsl #4]
	ucvtf	s20, x15
	add	x15, x15, #1
	cmp	x21, x15
	fsub	v19.4s, v19.4s, v17.4s
	fmul	s21, s20, s20
	fmaxnm	v19.4s, v19.4s, v30.4s
	fmul	v19.4s, v19.4s, v19.4s
	fadd	v18.4s, v18.4s, v19.4s
	fmla	v16.4s, v19.4s, v20.s[0]
	fmla	v5.4s, v19.4s, v21.s[0]
	b.ne	.L39b48
	ucvtf	s19, x10
	fadd	v4.4s, v4.4s, v18.4s
	add	x10, x10, #1
	cmp	x10, x21
	add	x11, x11, x9
	fmul	s20, s19, s19
	fmla	v6.4s, v18.4s, v19.s[0]
	fmla	v2.4s, v18.4s, v20.s[0]
	b.ne	.L39b47
	b	.L39b51
.L39b50:
	movi	v5.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
.L39b51:
	ldr	q17, [sp, #752]
	stp	q12, q11, [sp, #208]
	fmov	v12.4s, #1.00000000
	ucvtf	s18, x14
	ldp	q28, q19, [sp, #128]
	fadd	v0.4s, v0.4s, v29.4s
	fmaxnm	v17.4s, v4.4s, v17.4s
	add	x11, x28, #44
	add	x13, x28, #32
	fcmgt	v19.4s, v4.4s, v19.4s
	ld1r	{ v23.4s }, [x13]
	ldp	s24, s25, [x28, #20]
	mov	w10, wzr
	dup	v15.4s, v18.s[0]
	fmov	v18.4s, #9.00000000
	fmul	v0.4s, v0.4s, v13.4s
	fdiv	v17.4s, v12.4s, v17.4s
	ldp	s26, s27, [x28, #36]
	fmov	s13, #0.50000000
	str	q10, [sp, #240]
	fdiv	v20.4s, v15.4s, v18.4s
	fmul	v16.4s, v16.4s, v17.4s
	fmul	v18.4s, v5.4s, v17.4s
	mov	v5.16b, v19.16b
	fmul	v6.4s, v6.4s, v17.4s
	fmul	v21.4s, v2.4s, v17.4s
	mov	v2.16b, v19.16b
	bsl	v5.16b, v16.16b, v0.16b
	ldr	s16, [x28, #48]
	bsl	v2.16b, v6.16b, v0.16b
	fmov	s0, #1.00000000
	fmls	v18.4s, v5.4s, v5.4s
	fdiv	s17, s0, s16
	fmov	v16.4s, #0.25000000
	fmls	v21.4s, v2.4s, v2.4s
	fadd	v18.4s, v18.4s, v18.4s
	fadd	v6.4s, v21.4s, v21.4s
	ld1r	{ v21.4s }, [x11]
	add	x11, x28, #28
	ld1r	{ v22.4s }, [x11]
	fminnm	v0.4s, v18.4s, v20.4s
	fmaxnm	v0.4s, v0.4s, v16.4s
	fsqrt	v18.4s, v0.4s
	fminnm	v0.4s, v6.4s, v20.4s
	ldr	s6, [x28, #60]
	ldr	s20, [sp, #124]
	fmaxnm	v0.4s, v0.4s, v16.4s
	ldr	s16, [x28, #84]
	fsqrt	v19.4s, v0.4s
	fsub	s0, s16, s6
	fmul	s20, s0, s20
	movi	v0.2d, #0000000000000000
.L39b52:
	ucvtf	s29, w10
	mov	v31.16b, v23.16b
	add	w10, w10, #1
	fmov	v8.4s, #1.00000000
	fmov	v10.4s, #1.00000000
	cmp	w10, #24
	fadd	s29, s29, s13
	fmadd	s29, s20, s29, s6
	dup	v29.4s, v29.s[0]
	fadd	v30.4s, v29.4s, v21.4s
	fsub	v9.4s, v29.4s, v21.4s
	fmul	v30.4s, v30.4s, v17.s[0]
	fmla	v31.4s, v30.4s, v27.s[0]
	fmul	v11.4s, v30.4s, v30.4s
	fmla	v8.4s, v31.4s, v30.4s
	fmul	v30.4s, v9.4s, v17.s[0]
	mov	v31.16b, v22.16b
	fmla	v10.4s, v8.4s, v11.4s
	fmov	v8.4s, #1.00000000
	fmla	v31.4s, v30.4s, v26.s[0]
	dup	v11.4s, w5
	fmla	v8.4s, v31.4s, v30.4s
	fmov	v31.4s, #1.00000000
	fmul	v30.4s, v30.4s, v30.4s
	fmaxnm	v9.4s, v10.4s, v11.4s
	fmla	v31.4s, v8.4s, v30.4s
	fsqrt	v9.4s, v9.4s
	fmaxnm	v30.4s, v31.4s, v11.4s
	fsqrt	v30.4s, v30.4s
	fdiv	v8.4s, v12.4s, v9.4s
	fdiv	v30.4s, v12.4s, v30.4s
	fmul	v8.4s, v10.4s, v8.4s
	fmul	v8.4s, v8.4s, v25.s[0]
	fmul	v9.4s, v19.4s, v8.4s
	fsub	v8.4s, v8.4s, v19.4s
	fmul	v30.4s, v31.4s, v30.4s
	fdiv	v31.4s, v12.4s, v9.4s
	fmul	v8.4s, v8.4s, v8.4s
	fmul	v30.4s, v30.4s, v24.s[0]
	fmul	v9.4s, v18.4s, v30.4s
	fsub	v30.4s, v30.4s, v18.4s
	fdiv	v9.4s, v12.4s, v9.4s
	fmul	v30.4s, v30.4s, v30.4s
	fmul	v31.4s, v8.4s, v31.4s
	fmla	v31.4s, v9.4s, v30.4s
	fcmgt	v30.4s, v28.4s, v31.4s
	bit	v0.16b, v29.16b, v30.16b
	bit	v28.16b, v31.16b, v30.16b
	b.ne	.L39b52
	mov	w10, #4059
	dup	v20.4s, v6.s[0]
	dup	v16.4s, v16.s[0]
	movk	w10, #16713, lsl #16
	ldr	w11, [sp, #1984]
	fmls	v1.4s, v3.4s, v15.s[0]
	dup	v17.4s, w10
	add	x10, x28, #52
	fmov	v26.4s, #1.00000000
	fminnm	v0.4s, v0.4s, v16.4s
	ld1r	{ v21.4s }, [x10]
	add	x10, x28, #56
	ld1r	{ v24.4s }, [x10]
	dup	v28.4s, w19
	fmov	v27.4s, #4.00000000
	fmul	v17.4s, v18.4s, v17.4s
	add	x10, x28, #68
	str	q15, [sp, #176]
	movi	v29.2d, #0000000000000000
	str	q11, [sp, #576]
	fmaxnm	v0.4s, v0.4s, v20.4s
	str	q20, [sp, #928]
	str	q28, [sp, #320]
	fmul	v17.4s, v19.4s, v17.4s
	fmov	v19.4s, #5.00000000
	str	q0, [sp, #1344]
	fmov	v0.4s, #0.25000000
	fmul	v4.4s, v4.4s, v17.4s
	fsqrt	v17.4s, v4.4s
	fcmgt	v4.4s, v19.4s, v15.4s
	xtn	v18.4h, v4.4s
	ucvtf	s4, w11
	add	x11, x28, #76
	ld1r	{ v23.4s }, [x11]
	add	x11, x28, #80
	ld1r	{ v22.4s }, [x11]
	add	x11, x28, #88
	orr	v6.8b, v18.8b, v7.8b
	movi	v7.2d, #0000000000000000
	fminnm	v5.4s, v5.4s, v23.4s
	fminnm	v2.4s, v2.4s, v22.4s
	stp	q23, q22, [sp, #816]
	movi	v22.2d, #0000000000000000
	ushll	v6.4s, v6.4h, #0
	str	q7, [sp, #432]
	mvni	v7.4s, #128, lsl #16
	fmaxnm	v1.4s, v1.4s, v17.4s
	ld1r	{ v17.4s }, [x11]
	add	x11, x28, #92
	fmaxnm	v15.4s, v5.4s, v21.4s
	ld1r	{ v18.4s }, [x11]
	add	x11, x28, #64
	shl	v6.4s, v6.4s, #31
	fneg	v7.4s, v7.4s
	fmaxnm	v1.4s, v1.4s, v26.4s
	stp	q24, q17, [sp, #784]
	stp	q18, q16, [sp, #896]
	fminnm	v3.4s, v3.4s, v18.4s
	movi	v18.2d, #0000000000000000
	cmlt	v6.4s, v6.4s, #0
	str	q7, [sp, #944]
	fmov	v7.4s, #1.50000000
	fminnm	v1.4s, v1.4s, v17.4s
	ld1r	{ v17.4s }, [x11]
	mov	v30.16b, v6.16b
	stp	q18, q22, [sp, #384]
	str	q7, [sp, #336]
	movi	v7.2d, #0000000000000000
	bsl	v30.16b, v27.16b, v19.16b
	bic	v27.16b, v26.16b, v6.16b
	stp	q21, q17, [sp, #848]
	str	q7, [sp, #416]
	fsub	v7.4s, v16.4s, v20.4s
	ld1r	{ v16.4s }, [x10]
	add	x10, x16, #32
	umaddl	x14, w21, w7, x10
	fmaxnm	v25.4s, v3.4s, v16.4s
	movi	v3.4s, #16
	str	q16, [sp, #880]
	fmul	v0.4s, v7.4s, v0.4s
	str	q0, [sp, #272]
	fmaxnm	v0.4s, v2.4s, v24.4s
	movi	v2.4s, #8
	str	q0, [sp, #1424]
	fmov	v0.4s, #4.00000000
	stp	q0, q18, [sp, #352]
	fmaxnm	v0.4s, v1.4s, v17.4s
	movi	v1.4s, #4
	str	q0, [sp, #1456]
	movi	v0.2d, #0000000000000000
	str	q0, [sp, #464]
	stp	q28, q0, [sp, #976]
	str	q0, [sp, #1216]
	fmov	v0.4s, #1.00000000
	str	q0, [sp, #448]
	dup	v0.4s, v4.s[0]
	str	q0, [sp, #480]
	movi	v0.4s, #2
	b	.L39b55
.L39b54:
	fmul	v1.4s, v6.4s, v17.4s
	mov	w10, #7549
	ldr	q5, [sp, #1152]
	movk	w10, #9872, lsl #16
	ldr	q3, [sp, #1232]
	ldr	q4, [sp, #1168]
	dup	v21.4s, w10
	ldr	q6, [sp, #432]
	ldr	q10, [sp, #464]
	ldr	q16, [sp, #1536]
	ldr	q18, [sp, #1696]
	str	q24, [sp, #1744]
	fmls	v0.4s, v1.4s, v8.4s
	fmul	v22.4s, v31.4s, v1.4s
	str	q10, [sp, #464]
	mov	w10, #84
	movk	w10, #16256, lsl #16
	fmul	v2.4s, v23.4s, v0.4s
	ldr	q0, [sp, #1392]
	fmov	v23.4s, #1.00000000
	fcmlt	v29.4s, v22.4s, #0.0
	str	q22, [sp, #1232]
	fabs	v0.4s, v0.4s
	fmls	v5.4s, v2.4s, v3.4s
	movi	v3.2d, #0000000000000000
	fmul	v20.4s, v12.4s, v2.4s
	fadd	v0.4s, v0.4s, v21.4s
	fmls	v5.4s, v1.4s, v4.4s
	ldr	q4, [sp, #1888]
	fdiv	v0.4s, v23.4s, v0.4s
	fmla	v3.4s, v6.4s, v4.4s
	ldp	q7, q4, [sp, #400]
	str	q0, [sp, #1392]
	ldr	q0, [sp, #1248]
	fmul	v19.4s, v0.4s, v5.4s
	ldr	q0, [sp, #1904]
	ldr	q5, [sp, #1184]
	fmla	v3.4s, v4.4s, v0.4s
	fabs	v0.4s, v22.4s
	ldr	q4, [sp, #1296]
	fmls	v5.4s, v19.4s, v4.4s
	ldr	q4, [sp, #1984]
	fmul	v25.4s, v18.4s, v19.4s
	fadd	v0.4s, v0.4s, v21.4s
	fmla	v3.4s, v7.4s, v4.4s
	ldr	q4, [sp, #1280]
	ldr	q7, [sp, #1856]
	fmls	v5.4s, v2.4s, v4.4s
	ldr	q4, [sp, #368]
	str	q25, [sp, #1936]
	fdiv	v0.4s, v23.4s, v0.4s
	fmla	v3.4s, v4.4s, v7.4s
	ldr	q4, [sp, #1264]
	ldr	q7, [sp, #1920]
	fmls	v5.4s, v1.4s, v4.4s
	ldr	q4, [sp, #384]
	fmla	v3.4s, v4.4s, v7.4s
	fmov	v7.4s, #0.25000000
	ldr	q4, [sp, #1072]
	fmul	v4.4s, v4.4s, v5.4s
	ldr	q5, [sp, #1200]
	fsub	v3.4s, v10.4s, v3.4s
	fmul	v17.4s, v10.4s, v7.4s
	str	q0, [sp, #1360]
	fabs	v0.4s, v20.4s
	fadd	v0.4s, v0.4s, v21.4s
	fdiv	v0.4s, v23.4s, v0.4s
	str	q0, [sp, #1296]
	fmaxnm	v0.4s, v3.4s, v17.4s
	ldr	q3, [sp, #1488]
	fmls	v5.4s, v4.4s, v3.4s
	ldr	q3, [sp, #1472]
	fmul	v4.4s, v16.4s, v4.4s
	fmls	v5.4s, v19.4s, v3.4s
	ldr	q3, [sp, #752]
	fcmlt	v30.4s, v4.4s, #0.0
	str	q4, [sp, #1280]
	fmaxnm	v0.4s, v0.4s, v3.4s
	ldp	q3, q6, [sp, #592]
	fmls	v5.4s, v2.4s, v6.4s
	ldr	q6, [sp, #1712]
	ldr	q2, [sp, #1424]
	fdiv	v11.4s, v23.4s, v0.4s
	fabs	v0.4s, v4.4s
	fmls	v5.4s, v1.4s, v3.4s
	ldp	q3, q17, [sp, #784]
	fadd	v1.4s, v0.4s, v21.4s
	ldr	q0, [sp, #1408]
	fsub	v24.4s, v2.4s, v3.4s
	ldr	q3, [sp, #832]
	fabs	v0.4s, v0.4s
	fmul	v5.4s, v6.4s, v5.4s
	fsub	v26.4s, v3.4s, v2.4s
	ldr	q2, [sp, #1440]
	ldp	q7, q3, [sp, #880]
	fdiv	v1.4s, v23.4s, v1.4s
	fsub	v27.4s, v2.4s, v7.4s
	fsub	v28.4s, v3.4s, v2.4s
	ldr	q2, [sp, #1376]
	ldp	q3, q4, [sp, #848]
	fcmlt	v9.4s, v5.4s, #0.0
	ldr	q7, [sp, #928]
	str	q5, [sp, #1488]
	fsub	v31.4s, v2.4s, v3.4s
	ldr	q3, [sp, #816]
	bif	v27.16b, v28.16b, v29.16b
	fsub	v8.4s, v3.4s, v2.4s
	mov	v3.16b, v6.16b
	mov	v6.16b, v30.16b
	mov	v2.16b, v10.16b
	bsl	v6.16b, v24.16b, v26.16b
	mov	v24.16b, v9.16b
	fadd	v26.4s, v0.4s, v21.4s
	ldr	q0, [sp, #528]
	bsl	v24.16b, v31.16b, v8.16b
	fcmlt	v31.4s, v20.4s, #0.0
	str	q1, [sp, #1472]
	fabs	v1.4s, v5.4s
	fmul	v5.4s, v10.4s, v11.4s
	fcmlt	v10.4s, v25.4s, #0.0
	fadd	v1.4s, v1.4s, v21.4s
	fdiv	v19.4s, v23.4s, v1.4s
	fabs	v1.4s, v25.4s
	fmov	v25.4s, #1.00000000
	fadd	v1.4s, v1.4s, v21.4s
	fminnm	v21.4s, v0.4s, v23.4s
	ldr	q0, [sp, #1952]
	str	q15, [sp, #1952]
	dup	v15.4s, w10
	mov	w10, #49807
	fmul	v0.4s, v0.4s, v3.4s
	movk	w10, #15605, lsl #16
	fdiv	v22.4s, v23.4s, v1.4s
	ldr	q1, [sp, #1840]
	fmul	v0.4s, v3.4s, v0.4s
	fmul	v28.4s, v1.4s, v16.4s
	ldr	q1, [sp, #1456]
	fmul	v24.4s, v24.4s, v19.4s
	fsub	v29.4s, v1.4s, v4.4s
	fsub	v30.4s, v17.4s, v1.4s
	mov	v4.16b, v1.16b
	ldr	q1, [sp, #1344]
	fmul	v28.4s, v16.4s, v28.4s
	ldr	q16, [sp, #1664]
	fsub	v8.4s, v1.4s, v7.4s
	ldr	q7, [sp, #912]
	str	q1, [sp, #1344]
	bif	v29.16b, v30.16b, v31.16b
	mov	v30.16b, v10.16b
	fsub	v3.4s, v25.4s, v16.4s
	fsub	v9.4s, v7.4s, v1.4s
	ldr	q1, [sp, #512]
	fmov	v7.4s, #1.00000000
	fdiv	v26.4s, v25.4s, v26.4s
	ldr	q10, [sp, #1568]
	fmul	v24.4s, v24.4s, v15.4s
	fminnm	v11.4s, v21.4s, v1.4s
	ldr	q21, [sp, #1872]
	str	q13, [sp, #1872]
	ldr	q13, [sp, #1552]
	fmla	v3.4s, v16.4s, v28.4s
	ldr	q1, [sp, #496]
	fmul	v12.4s, v21.4s, v18.4s
	bsl	v30.16b, v8.16b, v9.16b
	ldr	q21, [sp, #1472]
	fsub	v23.4s, v25.4s, v13.4s
	ldr	q25, [sp, #448]
	fmul	v8.4s, v6.4s, v21.4s
	fminnm	v1.4s, v11.4s, v1.4s
	fcmgt	v11.4s, v16.4s, #0.0
	fmul	v9.4s, v25.4s, v5.4s
	str	q3, [sp, #1840]
	fsub	v25.4s, v7.4s, v10.4s
	fmul	v31.4s, v18.4s, v12.4s
	fcmgt	v16.4s, v2.4s, #0.0
	ldr	q2, [sp, #1296]
	fmla	v23.4s, v13.4s, v0.4s
	movi	v0.4s, #63, lsl #24
	fadd	v18.4s, v4.4s, v20.4s
	fmul	v20.4s, v29.4s, v2.4s
	ldr	q2, [sp, #1232]
	mov	v7.16b, v4.16b
	dup	v5.4s, w19
	str	q1, [sp, #1536]
	fcmgt	v1.4s, v13.4s, #0.0
	fmla	v25.4s, v10.4s, v31.4s
	fmul	v8.4s, v8.4s, v15.4s
	dup	v13.4s, w10
	fmul	v28.4s, v22.4s, v0.4s
	ldr	q0, [sp, #336]
	fmul	v30.4s, v30.4s, v22.4s
	fminnm	v24.4s, v24.4s, v5.4s
	fcmgt	v10.4s, v10.4s, #0.0
	fmul	v20.4s, v20.4s, v15.4s
	fminnm	v12.4s, v9.4s, v0.4s
	ldp	q6, q0, [sp, #992]
	bif	v8.16b, v5.16b, v11.16b
	fminnm	v11.4s, v18.4s, v17.4s
	mov	w10, #46871
	fmul	v30.4s, v30.4s, v15.4s
	movk	w10, #14545, lsl #16
	fcmgt	v3.4s, v6.4s, #0.0
	ldr	q6, [sp, #1440]
	fmul	v31.4s, v0.4s, v28.4s
	fmaxnm	v29.4s, v12.4s, v13.4s
	bif	v24.16b, v5.16b, v1.16b
	ldr	q1, [sp, #1328]
	fadd	v4.4s, v6.4s, v2.4s
	fmul	v28.4s, v1.4s, v28.4s
	str	q3, [sp, #1696]
	orn	v2.16b, v3.16b, v16.16b
	ldr	q3, [sp, #1360]
	ldr	q16, [sp, #1648]
	fminnm	v24.4s, v24.4s, v8.4s
	fmul	v27.4s, v27.4s, v3.4s
	ldr	q3, [sp, #1392]
	mov	v17.16b, v2.16b
	fcmgt	v12.4s, v16.4s, #0.0
	mov	v2.16b, v5.16b
	fmul	v31.4s, v3.4s, v31.4s
	ldr	q3, [sp, #896]
	fmul	v26.4s, v26.4s, v28.4s
	fminnm	v13.4s, v4.4s, v3.4s
	fmov	v3.4s, #1.00000000
	fmul	v27.4s, v27.4s, v15.4s
	bif	v20.16b, v2.16b, v12.16b
	mov	v12.16b, v2.16b
	ldr	q2, [sp, #880]
	fminnm	v26.4s, v31.4s, v26.4s
	ldr	q15, [sp, #832]
	bsl	v17.16b, v3.16b, v29.16b
	fmul	v3.4s, v0.4s, v19.4s
	mov	v19.16b, v10.16b
	ldr	q0, [sp, #1344]
	fmaxnm	v8.4s, v13.4s, v2.4s
	fmul	v13.4s, v1.4s, v21.4s
	ldr	q1, [sp, #912]
	ldr	q2, [sp, #1584]
	str	q12, [sp, #1728]
	bsl	v19.16b, v30.16b, v5.16b
	ldr	q5, [sp, #1936]
	fminnm	v3.4s, v17.4s, v3.4s
	str	q17, [sp, #1712]
	fcmgt	v31.4s, v2.4s, #0.0
	fadd	v28.4s, v0.4s, v5.4s
	ldr	q5, [sp, #1536]
	fminnm	v29.4s, v5.4s, v14.4s
	ldr	q5, [sp, #864]
	fminnm	v19.4s, v24.4s, v19.4s
	ldr	q24, [sp, #272]
	ldr	q14, [sp, #1280]
	fmaxnm	v30.4s, v11.4s, v5.4s
	ldr	q11, [sp, #1424]
	ldr	q5, [sp, #1488]
	fmul	v22.4s, v24.4s, v22.4s
	fminnm	v24.4s, v28.4s, v1.4s
	fminnm	v1.4s, v29.4s, v23.4s
	fadd	v9.4s, v11.4s, v14.4s
	fminnm	v19.4s, v19.4s, v20.4s
	mov	v20.16b, v31.16b
	ldr	q23, [sp, #1376]
	ldr	q31, [sp, #784]
	fcmeq	v18.4s, v18.4s, v30.4s
	fcmeq	v30.4s, v30.4s, v7.4s
	fcmeq	v7.4s, v4.4s, v8.4s
	fminnm	v4.4s, v3.4s, v13.4s
	ldr	q3, [sp, #1760]
	ldr	q13, [sp, #1520]
	fcmeq	v8.4s, v8.4s, v6.4s
	ldr	q6, [sp, #1680]
	fminnm	v22.4s, v26.4s, v22.4s
	fmul	v17.4s, v3.4s, v13.4s
	ldr	q3, [sp, #928]
	bsl	v20.16b, v27.16b, v12.16b
	fminnm	v10.4s, v9.4s, v15.4s
	bic	v18.16b, v30.16b, v18.16b
	fadd	v27.4s, v23.4s, v5.4s
	fmaxnm	v24.4s, v24.4s, v3.4s
	ldr	q3, [sp, #1776]
	bic	v7.16b, v8.16b, v7.16b
	mov	v8.16b, v0.16b
	fmul	v26.4s, v3.4s, v6.4s
	ldr	q3, [sp, #1840]
	fmul	v17.4s, v13.4s, v17.4s
	fminnm	v19.4s, v19.4s, v20.4s
	fmaxnm	v29.4s, v10.4s, v31.4s
	ldr	q10, [sp, #816]
	fminnm	v21.4s, v1.4s, v3.4s
	fmov	v3.4s, #1.00000000
	fcmeq	v28.4s, v28.4s, v24.4s
	fcmeq	v24.4s, v24.4s, v0.4s
	fminnm	v0.4s, v4.4s, v22.4s
	fminnm	v20.4s, v27.4s, v10.4s
	fmul	v26.4s, v6.4s, v26.4s
	mov	v4.16b, v11.16b
	fcmeq	v22.4s, v9.4s, v29.4s
	fcmeq	v29.4s, v29.4s, v11.4s
	fmov	v9.4s, #1.00000000
	fsub	v1.4s, v3.4s, v16.4s
	fsub	v30.4s, v3.4s, v2.4s
	movi	v3.4s, #8
	bic	v22.16b, v29.16b, v22.16b
	fmla	v1.4s, v16.4s, v17.4s
	fminnm	v16.4s, v21.4s, v25.4s
	and	v18.16b, v18.16b, v3.16b
	movi	v3.4s, #16
	ldr	q21, [sp, #944]
	bic	v17.16b, v24.16b, v28.16b
	fcmgt	v24.4s, v0.4s, v19.4s
	fmla	v30.4s, v2.4s, v26.4s
	ldr	q28, [sp, #1712]
	fcmgt	v21.4s, v12.4s, v21.4s
	ldr	q2, [sp, #560]
	ldr	q25, [sp, #400]
	fminnm	v16.4s, v16.4s, v1.4s
	movi	v1.4s, #4
	fdiv	v26.4s, v9.4s, v28.4s
	and	v6.16b, v7.16b, v3.16b
	ldr	q7, [sp, #848]
	movi	v3.4s, #2
	fmov	v12.4s, #1.00000000
	fmaxnm	v20.4s, v20.4s, v7.4s
	orr	v6.16b, v18.16b, v6.16b
	and	v17.16b, v17.16b, v1.16b
	and	v1.16b, v21.16b, v24.16b
	and	v21.16b, v22.16b, v3.16b
	fminnm	v16.4s, v16.4s, v30.4s
	fcmeq	v18.4s, v27.4s, v20.4s
	fcmeq	v20.4s, v20.4s, v23.4s
	orr	v17.16b, v6.16b, v17.16b
	mov	v6.16b, v1.16b
	str	q1, [sp, #1840]
	ldr	q1, [sp, #768]
	bsl	v6.16b, v19.16b, v0.16b
	dup	v0.4s, w10
	bic	v18.16b, v20.16b, v18.16b
	orr	v19.16b, v17.16b, v21.16b
	mov	v20.16b, v23.16b
	mov	v21.16b, v8.16b
	mov	w10, #52429
	fcmgt	v17.4s, v0.4s, v16.4s
	ldr	q0, [sp, #960]
	ldr	q16, [sp, #1696]
	sub	v3.4s, v19.4s, v18.4s
	fmla	v20.4s, v6.4s, v5.4s
	mov	v19.16b, v11.16b
	fsub	v0.4s, v0.4s, v1.4s
	movk	w10, #48972, lsl #16
	str	q3, [sp, #1776]
	and	v18.16b, v16.16b, v17.16b
	cmeq	v3.4s, v3.4s, #0
	fmla	v19.4s, v6.4s, v14.4s
	fminnm	v20.4s, v20.4s, v10.4s
	ldr	q14, [sp, #1920]
	fcmgt	v11.4s, v0.4s, #0.0
	str	q0, [sp, #1760]
	ldr	q0, [sp, #1936]
	orn	v3.16b, v18.16b, v3.16b
	mov	v9.16b, v14.16b
	fmla	v21.4s, v6.4s, v0.4s
	ldp	q0, q1, [sp, #912]
	fmaxnm	v7.4s, v20.4s, v7.4s
	fminnm	v20.4s, v19.4s, v15.4s
	orn	v3.16b, v3.16b, v11.16b
	fminnm	v21.4s, v21.4s, v0.4s
	ldr	q0, [sp, #1456]
	mov	v19.16b, v3.16b
	bsl	v19.16b, v23.16b, v7.16b
	fmaxnm	v7.4s, v20.4s, v31.4s
	mov	v20.16b, v3.16b
	bsl	v20.16b, v4.16b, v7.16b
	fsub	v24.4s, v19.4s, v23.4s
	fmaxnm	v7.4s, v21.4s, v1.4s
	ldp	q5, q1, [sp, #416]
	mov	v21.16b, v3.16b
	ldr	q23, [sp, #1856]
	fsub	v10.4s, v20.4s, v4.4s
	bif	v1.16b, v24.16b, v3.16b
	bsl	v21.16b, v8.16b, v7.16b
	mov	v27.16b, v23.16b
	ldr	q4, [sp, #1728]
	str	q20, [sp, #1424]
	bif	v5.16b, v10.16b, v3.16b
	fsub	v22.4s, v21.4s, v8.4s
	fmul	v7.4s, v26.4s, v1.4s
	fmov	v8.4s, #1.00000000
	str	q21, [sp, #1344]
	stp	q5, q1, [sp, #416]
	ldr	q1, [sp, #1616]
	bif	v25.16b, v22.16b, v3.16b
	fmul	v30.4s, v26.4s, v5.4s
	ldr	q5, [sp, #544]
	fmul	v29.4s, v1.4s, v2.4s
	ldr	q1, [sp, #1968]
	fmls	v27.4s, v7.4s, v1.4s
	ldr	q1, [sp, #1600]
	fmul	v26.4s, v26.4s, v25.4s
	str	q25, [sp, #400]
	ldr	q25, [sp, #352]
	fmul	v31.4s, v5.4s, v29.4s
	fmls	v27.4s, v30.4s, v1.4s
	ldr	q1, [sp, #1792]
	fmls	v8.4s, v31.4s, v31.4s
	fmls	v27.4s, v26.4s, v1.4s
	ldr	q1, [sp, #1504]
	fmaxnm	v8.4s, v8.4s, v1.4s
	ldr	q1, [sp, #1808]
	fmls	v9.4s, v7.4s, v1.4s
	fmul	v7.4s, v2.4s, v27.4s
	ldr	q1, [sp, #1824]
	fdiv	v27.4s, v12.4s, v8.4s
	fneg	v8.4s, v2.4s
	fmls	v9.4s, v30.4s, v1.4s
	fneg	v30.4s, v7.4s
	ldr	q1, [sp, #1632]
	fmul	v7.4s, v2.4s, v7.4s
	orn	v2.16b, v17.16b, v16.16b
	fmul	v29.4s, v29.4s, v8.4s
	fmls	v9.4s, v26.4s, v1.4s
	fmul	v26.4s, v31.4s, v30.4s
	dup	v30.4s, w10
	ldr	q1, [sp, #1440]
	fmul	v7.4s, v28.4s, v7.4s
	fmla	v26.4s, v5.4s, v9.4s
	fdiv	v31.4s, v12.4s, v0.4s
	fmul	v26.4s, v27.4s, v26.4s
	fmul	v27.4s, v1.4s, v30.4s
	fmul	v26.4s, v5.4s, v26.4s
	ldr	q5, [sp, #896]
	fmul	v26.4s, v28.4s, v26.4s
	fmul	v31.4s, v13.4s, v31.4s
	ldr	q13, [sp, #320]
	fmaxnm	v26.4s, v26.4s, v27.4s
	fadd	v26.4s, v1.4s, v26.4s
	fminnm	v26.4s, v26.4s, v5.4s
	ldr	q5, [sp, #1872]
	fsqrt	v27.4s, v5.4s
	ldr	q5, [sp, #880]
	fmaxnm	v26.4s, v26.4s, v5.4s
	fcmge	v5.4s, v6.4s, v28.4s
	bit	v26.16b, v1.16b, v3.16b
	fsub	v15.4s, v26.4s, v1.4s
	fmov	v1.4s, #0.25000000
	fcmgt	v8.4s, v27.4s, v13.4s
	bif	v13.16b, v27.16b, v3.16b
	fmla	v7.4s, v15.4s, v29.4s
	fmul	v29.4s, v0.4s, v30.4s
	fmul	v30.4s, v31.4s, v27.4s
	fmul	v9.4s, v25.4s, v1.4s
	movi	v1.4s, #65, lsl #24
	orr	v8.16b, v17.16b, v8.16b
	str	q13, [sp, #320]
	fmaxnm	v7.4s, v7.4s, v29.4s
	fmul	v30.4s, v30.4s, v1.4s
	and	v29.16b, v16.16b, v8.16b
	fmov	v1.4s, #10.00000000
	bsl	v29.16b, v9.16b, v25.16b
	movi	v9.2d, #0000000000000000
	fadd	v7.4s, v0.4s, v7.4s
	fminnm	v30.4s, v27.4s, v30.4s
	fmul	v8.4s, v27.4s, v1.4s
	ldr	q1, [sp, #1888]
	fmla	v9.4s, v24.4s, v1.4s
	ldr	q1, [sp, #800]
	bit	v25.16b, v29.16b, v11.16b
	fcmge	v24.4s, v29.4s, v30.4s
	fmul	v8.4s, v27.4s, v8.4s
	ldr	s30, [x28, #16]
	fminnm	v7.4s, v7.4s, v1.4s
	ldr	q1, [sp, #1904]
	fmul	s17, s30, s30
	dup	v30.4s, v30.s[0]
	fmla	v9.4s, v10.4s, v1.4s
	mvn	v1.16b, v24.16b
	ldr	q24, [sp, #864]
	fmul	v31.4s, v31.4s, v8.4s
	fmaxnm	v7.4s, v7.4s, v24.4s
	mov	v24.16b, v2.16b
	dup	v17.4s, v17.s[0]
	orn	v5.16b, v1.16b, v5.16b
	ldr	q1, [sp, #1984]
	bsl	v24.16b, v4.16b, v31.16b
	fmla	v9.4s, v22.4s, v1.4s
	mov	v1.16b, v0.16b
	bit	v7.16b, v0.16b, v3.16b
	ldr	q0, [sp, #1952]
	orr	v5.16b, v18.16b, v5.16b
	fcmge	v17.4s, v17.4s, v0.4s
	ldr	q0, [sp, #1760]
	fcmge	v22.4s, v30.4s, v24.4s
	fmla	v9.4s, v15.4s, v14.4s
	shl	v5.4s, v5.4s, #31
	fsub	v18.4s, v7.4s, v1.4s
	ldr	q1, [sp, #1744]
	ldr	q30, [sp, #1312]
	str	q7, [sp, #1456]
	bit	v1.16b, v4.16b, v2.16b
	ldr	q4, [sp, #1840]
	ldr	q2, [sp, #1776]
	and	v17.16b, v22.16b, v17.16b
	cmge	v5.4s, v5.4s, #0
	fmla	v9.4s, v18.4s, v23.4s
	and	v2.16b, v11.16b, v2.16b
	bic	v0.16b, v0.16b, v17.16b
	ldr	q17, [sp, #480]
	and	v5.16b, v5.16b, v12.16b
	bic	v16.16b, v9.16b, v4.16b
	ldr	q4, [sp, #768]
	fadd	v0.4s, v4.4s, v0.4s
	ldr	q4, [sp, #1216]
	fcmgt	v17.4s, v17.4s, v4.4s
	ldr	q4, [sp, #304]
	orr	v2.16b, v2.16b, v4.16b
	ldr	q4, [sp, #976]
	bit	v4.16b, v1.16b, v11.16b
	ldr	q1, [sp, #448]
	and	v27.16b, v17.16b, v0.16b
	and	v29.16b, v3.16b, v2.16b
	movi	v2.4s, #8
	movi	v0.4s, #2
	bif	v1.16b, v6.16b, v3.16b
	str	q1, [sp, #448]
	ldr	q1, [sp, #992]
	bit	v1.16b, v5.16b, v11.16b
	stp	q4, q1, [sp, #976]
	ldr	q1, [sp, #384]
	bif	v1.16b, v15.16b, v3.16b
	mov	v15.16b, v19.16b
	str	q1, [sp, #384]
	ldr	q1, [sp, #368]
	bif	v1.16b, v18.16b, v3.16b
	stp	q25, q1, [sp, #352]
	ldr	q1, [sp, #464]
	mov	v25.16b, v26.16b
	bif	v1.16b, v16.16b, v3.16b
	movi	v3.4s, #16
	str	q1, [sp, #464]
	movi	v1.4s, #4
.L39b55:
	and	v0.16b, v29.16b, v0.16b
	and	v1.16b, v29.16b, v1.16b
	str	q29, [sp, #304]
	and	v2.16b, v29.16b, v2.16b
	and	v3.16b, v29.16b, v3.16b
	xtn	v4.4h, v29.4s
	movi	d24, #0000000000000000
	movi	v26.4s, #63, lsl #24
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
.L39b56:
	fmov	s1, #1.00000000
	ldr	s0, [x28, #48]
	add	x10, x28, #44
	ld1r	{ v3.4s }, [x10]
	ldr	q17, [sp, #1344]
	fmov	v7.4s, #1.00000000
	ldp	s2, s5, [x28, #28]
	ldr	q21, [sp, #576]
	fdiv	s0, s1, s0
	ldp	s6, s16, [x28, #36]
	fsub	v1.4s, v17.4s, v3.4s
	fadd	v17.4s, v17.4s, v3.4s
	fmov	v3.4s, #1.00000000
	dup	v4.4s, v2.s[0]
	dup	v19.4s, v5.s[0]
	fmov	v22.4s, #3.00000000
	fmov	v23.4s, #1.00000000
	str	q27, [sp, #960]
	str	q25, [sp, #1440]
	str	q30, [sp, #1312]
	str	q15, [sp, #1376]
	fmul	v1.4s, v1.4s, v0.s[0]
	fmul	v17.4s, v17.4s, v0.s[0]
	fmla	v4.4s, v1.4s, v6.s[0]
	fmul	v18.4s, v1.4s, v1.4s
	fmla	v19.4s, v17.4s, v16.s[0]
	fmul	v20.4s, v17.4s, v17.4s
	fmla	v7.4s, v4.4s, v1.4s
	fmov	v4.4s, #1.00000000
	fmla	v3.4s, v7.4s, v18.4s
	fmov	v7.4s, #1.00000000
	fmla	v7.4s, v19.4s, v17.4s
	fmaxnm	v18.4s, v3.4s, v21.4s
	fmla	v4.4s, v7.4s, v20.4s
	fsqrt	v18.4s, v18.4s
	fmul	v20.4s, v22.4s, v2.s[0]
	fmul	v22.4s, v22.4s, v5.s[0]
	fmaxnm	v7.4s, v4.4s, v21.4s
	fmov	v21.4s, #4.00000000
	fmul	v19.4s, v21.4s, v6.s[0]
	fmul	v21.4s, v21.4s, v16.s[0]
	fsqrt	v7.4s, v7.4s
	fmla	v20.4s, v19.4s, v1.4s
	movi	v19.4s, #64, lsl #24
	fmla	v22.4s, v21.4s, v17.4s
	movi	v21.4s, #64, lsl #24
	fmla	v19.4s, v20.4s, v1.4s
	fmla	v21.4s, v22.4s, v17.4s
	fmov	v22.4s, #6.00000000
	fdiv	v18.4s, v23.4s, v18.4s
	fmul	v19.4s, v1.4s, v19.4s
	fmul	v20.4s, v17.4s, v21.4s
	fmov	v21.4s, #12.00000000
	fmul	v2.4s, v22.4s, v2.s[0]
	fmul	v5.4s, v22.4s, v5.s[0]
	movi	v22.4s, #64, lsl #24
	fmul	v19.4s, v19.4s, v26.4s
	fmul	v6.4s, v21.4s, v6.s[0]
	fmul	v20.4s, v20.4s, v26.4s
	fmul	v16.4s, v21.4s, v16.s[0]
	movi	v21.4s, #64, lsl #24
	fdiv	v7.4s, v23.4s, v7.4s
	fmla	v2.4s, v6.4s, v1.4s
	fmla	v5.4s, v16.4s, v17.4s
	fmul	v19.4s, v19.4s, v18.4s
	fmul	v3.4s, v3.4s, v18.4s
	fmla	v21.4s, v2.4s, v1.4s
	fmla	v22.4s, v5.4s, v17.4s
	ldp	s5, s17, [x28, #20]
	fneg	v6.4s, v19.4s
	fmul	v1.4s, v19.4s, v6.4s
	fadd	s6, s27, s24
	fmul	v20.4s, v20.4s, v7.4s
	fmul	v4.4s, v4.4s, v7.4s
	fmla	v1.4s, v26.4s, v21.4s
	fneg	v16.4s, v20.4s
	fmul	v1.4s, v1.4s, v5.s[0]
	fmul	v2.4s, v20.4s, v16.4s
	mov	s16, v27.s[1]
	fmul	v1.4s, v18.4s, v1.4s
	fmul	v18.4s, v19.4s, v5.s[0]
	fmul	v5.4s, v3.4s, v5.s[0]
	fmla	v2.4s, v26.4s, v22.4s
	fadd	s6, s6, s16
	mov	s16, v27.s[2]
	fmul	v1.4s, v1.4s, v0.s[0]
	fmul	v3.4s, v18.4s, v0.s[0]
	str	q5, [sp, #1008]
	fmul	v2.4s, v2.4s, v17.s[0]
	fadd	s6, s6, s16
	mov	s16, v27.s[3]
	fmul	v1.4s, v1.4s, v0.s[0]
	str	q3, [sp, #1392]
	fmul	v2.4s, v7.4s, v2.4s
	fmul	v7.4s, v20.4s, v17.s[0]
	fadd	s6, s6, s16
	str	q1, [sp, #1296]
	fmul	v1.4s, v4.4s, v17.s[0]
	fmul	v2.4s, v2.4s, v0.s[0]
	str	q6, [sp, #1360]
	str	q1, [sp, #1328]
	fmul	v1.4s, v7.4s, v0.s[0]
	fmul	v17.4s, v2.4s, v0.s[0]
	str	q1, [sp, #1408]
	cbz	w21, .L39b66
	fmov	v1.4s, #1.00000000
	mov	w11, #1267
	movi	v7.4s, #191, lsl #24
	movk	w11, #16181, lsl #16
	str	q17, [sp, #1280]
	fmov	v3.4s, #1.00000000
	dup	v0.4s, w11
	mov	w11, #39322
	fmov	v14.4s, #1.00000000
	movk	w11, #16025, lsl #16
	mov	v6.16b, v15.16b
	movi	v25.4s, #192, lsl #24
	fdiv	v16.4s, v1.4s, v5.4s
	dup	v4.4s, w11
	mov	w11, #-1028784128
	str	q0, [sp, #1856]
	fmov	s8, #0.50000000
	mov	x10, xzr
	str	q4, [sp, #1984]
	fmul	v17.4s, v16.4s, v0.4s
	fsub	v0.4s, v7.4s, v15.4s
	fmul	v5.4s, v0.4s, v17.4s
	mov	v20.16b, v17.16b
	fneg	v0.4s, v5.4s
	fabs	v2.4s, v5.4s
	fmul	v0.4s, v5.4s, v0.4s
	fmla	v3.4s, v4.4s, v2.4s
	dup	v2.4s, w11
	mov	w11, #43579
	movk	w11, #16312, lsl #16
	str	q2, [sp, #1968]
	fmaxnm	v0.4s, v0.4s, v2.4s
	fdiv	v31.4s, v1.4s, v3.4s
	dup	v3.4s, w11
	mov	w11, #29184
	movk	w11, #48945, lsl #16
	dup	v1.4s, w11
	mov	w11, #39845
	fmul	v4.4s, v0.4s, v3.4s
	movk	w11, #16120, lsl #16
	dup	v18.4s, w11
	mov	w11, #41373
	movk	w11, #48644, lsl #16
	str	q1, [sp, #1952]
	dup	v2.4s, w11
	mov	w11, #48782
	frintn	v30.4s, v4.4s
	movk	w11, #46527, lsl #16
	str	q18, [sp, #1936]
	str	q2, [sp, #1920]
	fmla	v0.4s, v1.4s, v30.4s
	dup	v1.4s, w11
	mov	w11, #9358
	movk	w11, #48899, lsl #16
	fmla	v18.4s, v2.4s, v31.4s
	dup	v21.4s, w11
	mov	w11, #14148
	movk	w11, #16140, lsl #16
	str	q1, [sp, #1904]
	dup	v23.4s, w11
	mov	w11, #34345
	fmla	v0.4s, v1.4s, v30.4s
	movk	w11, #15390, lsl #16
	str	q21, [sp, #1888]
	fmla	v21.4s, v31.4s, v18.4s
	dup	v2.4s, w11
	mov	w11, #1138
	movk	w11, #15022, lsl #16
	str	q23, [sp, #1872]
	dup	v1.4s, w11
	mov	w11, #55197
	fmul	v0.4s, v0.4s, v3.4s
	movk	w11, #48577, lsl #16
	fmla	v23.4s, v31.4s, v21.4s
	mov	v24.16b, v2.16b
	dup	v21.4s, w11
	mov	w11, #23411
	movk	w11, #15715, lsl #16
	mov	v18.16b, v1.16b
	dup	v22.4s, w11
	mov	w11, #5490
	fmla	v24.4s, v1.4s, v0.4s
	mov	v26.16b, v21.16b
	movk	w11, #15964, lsl #16
	movi	v1.4s, #63, lsl #24
	mov	v28.16b, v22.16b
	fmla	v26.4s, v31.4s, v23.4s
	dup	v23.4s, w11
	mov	w11, #64652
	movk	w11, #15989, lsl #16
	fmla	v28.4s, v0.4s, v24.4s
	dup	v24.4s, w11
	mov	w11, #58946
	mov	v29.16b, v23.16b
	movk	w11, #15895, lsl #16
	mov	v10.16b, v24.16b
	fmla	v29.4s, v31.4s, v26.4s
	dup	v26.4s, w11
	mov	w11, #1123942400
	dup	v27.4s, w11
	mov	w11, #29204
	movk	w11, #16177, lsl #16
	fmla	v10.4s, v0.4s, v28.4s
	dup	v28.4s, w11
	mov	v11.16b, v26.16b
	mov	w11, #53240
	movk	w11, #15918, lsl #16
	fadd	v12.4s, v30.4s, v27.4s
	fmla	v11.4s, v31.4s, v29.4s
	dup	v29.4s, w11
	mov	v13.16b, v28.16b
	mov	w11, #16287
	movk	w11, #15917, lsl #16
	fmla	v13.4s, v0.4s, v10.4s
	mov	v10.16b, v29.16b
	dup	v30.4s, w11
	mov	w11, #28347
	movk	w11, #16144, lsl #16
	fmla	v10.4s, v31.4s, v11.4s
	fcvtzu	v11.4s, v12.4s
	mov	v12.16b, v30.16b
	fmla	v14.4s, v0.4s, v13.4s
	dup	v4.4s, w11
	mov	w11, #16938
	movk	w11, #16076, lsl #16
	shl	v0.4s, v11.4s, #23
	fmla	v12.4s, v31.4s, v10.4s
	str	q4, [sp, #1840]
	fmul	v10.4s, v14.4s, v0.4s
	fcmlt	v0.4s, v5.4s, #0.0
	fmul	v31.4s, v31.4s, v12.4s
	mov	v15.16b, v0.16b
	fmul	v0.4s, v16.4s, v4.4s
	mov	v4.16b, v16.16b
	fmul	v31.4s, v31.4s, v10.4s
	bsl	v15.16b, v7.16b, v1.16b
	dup	v1.4s, w11
	add	x11, x16, #32
	fmul	v13.4s, v17.4s, v0.4s
	fmul	v12.4s, v16.4s, v1.4s
	fmov	v16.4s, #1.00000000
	str	q1, [sp, #1824]
	fmul	v31.4s, v15.4s, v31.4s
.L39b58:
	ucvtf	s11, x10
	ldr	q1, [sp, #1968]
	fmov	v9.4s, #1.00000000
	ldr	q7, [sp, #1984]
	mov	v19.16b, v2.16b
	ldr	q17, [sp, #1888]
	add	x10, x10, #1
	cmp	x21, x10
	fadd	s11, s11, s8
	dup	v11.4s, v11.s[0]
	fsub	v11.4s, v11.4s, v6.4s
	fmul	v11.4s, v20.4s, v11.4s
	fneg	v14.4s, v11.4s
	fabs	v8.4s, v11.4s
	fmul	v14.4s, v11.4s, v14.4s
	fmla	v9.4s, v7.4s, v8.4s
	ldr	q7, [sp, #1952]
	fmaxnm	v14.4s, v14.4s, v1.4s
	fdiv	v8.4s, v16.4s, v9.4s
	fmul	v16.4s, v11.4s, v25.4s
	fmul	v1.4s, v14.4s, v3.4s
	frintn	v1.4s, v1.4s
	fmla	v14.4s, v7.4s, v1.4s
	ldr	q7, [sp, #1904]
	fmla	v14.4s, v7.4s, v1.4s
	ldr	q7, [sp, #1920]
	fadd	v1.4s, v1.4s, v27.4s
	fmul	v9.4s, v14.4s, v3.4s
	ldr	q14, [sp, #1936]
	fcvtzu	v1.4s, v1.4s
	fmla	v14.4s, v7.4s, v8.4s
	fmov	v7.4s, #1.00000000
	fmla	v19.4s, v18.4s, v9.4s
	shl	v1.4s, v1.4s, #23
	fmla	v17.4s, v8.4s, v14.4s
	mov	v14.16b, v22.16b
	fmla	v14.4s, v9.4s, v19.4s
	ldr	q19, [sp, #1872]
	fmla	v19.4s, v8.4s, v17.4s
	mov	v17.16b, v24.16b
	fmla	v17.4s, v9.4s, v14.4s
	mov	v14.16b, v21.16b
	fmla	v14.4s, v8.4s, v19.4s
	mov	v19.16b, v28.16b
	fmla	v19.4s, v9.4s, v17.4s
	mov	v17.16b, v23.16b
	fmla	v17.4s, v8.4s, v14.4s
	fmla	v7.4s, v9.4s, v19.4s
	mov	v19.16b, v26.16b
	mov	v9.16b, v30.16b
	fmla	v19.4s, v8.4s, v17.4s
	fmov	v17.4s, #1.00000000
	fmul	v14.4s, v7.4s, v1.4s
	mov	v1.16b, v29.16b
	fmul	v7.4s, v5.4s, v25.4s
	fmla	v1.4s, v8.4s, v19.4s
	fneg	v19.4s, v14.4s
	fmla	v17.4s, v5.4s, v7.4s
	fmla	v9.4s, v8.4s, v1.4s
	fmov	v1.4s, #1.00000000
	fmul	v7.4s, v11.4s, v19.4s
	fmul	v17.4s, v10.4s, v17.4s
	fmul	v19.4s, v8.4s, v9.4s
	fcmlt	v8.4s, v11.4s, #0.0
	fmla	v1.4s, v11.4s, v16.4s
	fneg	v16.4s, v5.4s
	fmla	v7.4s, v10.4s, v5.4s
	movi	v5.4s, #63, lsl #24
	movi	v9.4s, #191, lsl #24
	fmul	v1.4s, v1.4s, v14.4s
	fmul	v16.4s, v17.4s, v16.4s
	fmul	v7.4s, v0.4s, v7.4s
	bsl	v8.16b, v9.16b, v5.16b
	fmul	v5.4s, v19.4s, v14.4s
	fsub	v9.4s, v10.4s, v14.4s
	mov	v10.16b, v14.16b
	fmla	v16.4s, v11.4s, v1.4s
	fsub	v1.4s, v1.4s, v17.4s
	fmul	v19.4s, v8.4s, v5.4s
	fneg	v5.4s, v7.4s
	fsub	v17.4s, v8.4s, v15.4s
	mov	v15.16b, v8.16b
	fmov	s8, #0.50000000
	fmul	v1.4s, v13.4s, v1.4s
	fsub	v31.4s, v31.4s, v19.4s
	fmla	v5.4s, v0.4s, v16.4s
	stp	q7, q1, [x11]
	fadd	v16.4s, v17.4s, v31.4s
	fmul	v17.4s, v12.4s, v9.4s
	fmul	v5.4s, v4.4s, v5.4s
	mov	v31.16b, v19.16b
	stp	q16, q17, [x11, #-32]
	fmov	v16.4s, #1.00000000
	str	q5, [x11, #32]
	mov	v5.16b, v11.16b
	add	x11, x11, #80
	b.ne	.L39b58
	ldr	q0, [sp, #1328]
	movi	v31.4s, #191, lsl #24
	fmov	v5.4s, #1.00000000
	ldr	q6, [sp, #1984]
	ldr	q17, [sp, #1888]
	mov	v19.16b, v21.16b
	fdiv	v20.4s, v16.4s, v0.4s
	ldr	q0, [sp, #1856]
	mov	v9.16b, v23.16b
	ldr	q4, [sp, #1840]
	mov	x10, xzr
	mov	x11, x14
	fmul	v10.4s, v20.4s, v0.4s
	ldr	q0, [sp, #1424]
	fsub	v0.4s, v31.4s, v0.4s
	fmul	v0.4s, v0.4s, v10.4s
	fabs	v1.4s, v0.4s
	fneg	v7.4s, v0.4s
	fmla	v5.4s, v6.4s, v1.4s
	fmul	v1.4s, v0.4s, v7.4s
	ldr	q6, [sp, #1968]
	fmaxnm	v1.4s, v1.4s, v6.4s
	fdiv	v5.4s, v16.4s, v5.4s
	ldr	q6, [sp, #1952]
	ldr	q16, [sp, #1936]
	fmul	v7.4s, v1.4s, v3.4s
	frintn	v7.4s, v7.4s
	fmla	v1.4s, v6.4s, v7.4s
	ldr	q6, [sp, #1920]
	fmla	v16.4s, v6.4s, v5.4s
	ldr	q6, [sp, #1904]
	fmla	v1.4s, v6.4s, v7.4s
	fadd	v7.4s, v7.4s, v27.4s
	movi	v6.4s, #63, lsl #24
	fmla	v17.4s, v5.4s, v16.4s
	ldr	q16, [sp, #1872]
	fmul	v1.4s, v1.4s, v3.4s
	fcvtzu	v7.4s, v7.4s
	fmla	v16.4s, v5.4s, v17.4s
	mov	v17.16b, v2.16b
	fmla	v17.4s, v18.4s, v1.4s
	fmla	v19.4s, v5.4s, v16.4s
	mov	v16.16b, v22.16b
	fmla	v16.4s, v1.4s, v17.4s
	mov	v17.16b, v24.16b
	fmla	v9.4s, v5.4s, v19.4s
	mov	v19.16b, v26.16b
	fmla	v17.4s, v1.4s, v16.4s
	mov	v16.16b, v28.16b
	fmla	v19.4s, v5.4s, v9.4s
	mov	v9.16b, v29.16b
	fmla	v16.4s, v1.4s, v17.4s
	fmov	v17.4s, #1.00000000
	fmla	v9.4s, v5.4s, v19.4s
	mov	v19.16b, v30.16b
	fmla	v17.4s, v1.4s, v16.4s
	shl	v1.4s, v7.4s, #23
	fmla	v19.4s, v5.4s, v9.4s
	fmul	v11.4s, v17.4s, v1.4s
	fcmlt	v1.4s, v0.4s, #0.0
	fmul	v5.4s, v5.4s, v19.4s
	mov	v12.16b, v1.16b
	fmul	v1.4s, v5.4s, v11.4s
	fmul	v5.4s, v20.4s, v4.4s
	mov	v4.16b, v10.16b
	bsl	v12.16b, v31.16b, v6.16b
	movi	v6.4s, #191, lsl #24
	fmul	v10.4s, v10.4s, v5.4s
	fmul	v13.4s, v12.4s, v1.4s
	ldr	q1, [sp, #1824]
	fmul	v9.4s, v20.4s, v1.4s
.L39b60:
	ucvtf	s1, x10
	ldr	q7, [sp, #1424]
	ldr	q19, [sp, #1984]
	ldr	q15, [sp, #1888]
	fmov	v31.4s, #1.00000000
	add	x10, x10, #1
	cmp	x21, x10
	fadd	s1, s1, s8
	dup	v1.4s, v1.s[0]
	fsub	v1.4s, v1.4s, v7.4s
	ldr	q7, [sp, #1968]
	fmul	v14.4s, v4.4s, v1.4s
	fneg	v1.4s, v14.4s
	fabs	v16.4s, v14.4s
	fmul	v8.4s, v14.4s, v25.4s
	fmul	v1.4s, v14.4s, v1.4s
	fmaxnm	v1.4s, v1.4s, v7.4s
	fmov	v7.4s, #1.00000000
	fmul	v17.4s, v1.4s, v3.4s
	fmla	v7.4s, v19.4s, v16.4s
	ldr	q19, [sp, #1920]
	frintn	v16.4s, v17.4s
	fmov	v17.4s, #1.00000000
	fdiv	v7.4s, v17.4s, v7.4s
	ldr	q17, [sp, #1952]
	fmla	v1.4s, v17.4s, v16.4s
	ldr	q17, [sp, #1904]
	fmla	v1.4s, v17.4s, v16.4s
	ldr	q17, [sp, #1936]
	fadd	v16.4s, v16.4s, v27.4s
	fmul	v1.4s, v1.4s, v3.4s
	fcvtzu	v16.4s, v16.4s
	fmla	v17.4s, v19.4s, v7.4s
	mov	v19.16b, v2.16b
	shl	v16.4s, v16.4s, #23
	fmla	v19.4s, v18.4s, v1.4s
	fmla	v15.4s, v7.4s, v17.4s
	mov	v17.16b, v22.16b
	fmla	v17.4s, v1.4s, v19.4s
	ldr	q19, [sp, #1872]
	fmla	v19.4s, v7.4s, v15.4s
	mov	v15.16b, v24.16b
	fmla	v15.4s, v1.4s, v17.4s
	mov	v17.16b, v21.16b
	fmla	v17.4s, v7.4s, v19.4s
	mov	v19.16b, v28.16b
	fmla	v19.4s, v1.4s, v15.4s
	mov	v15.16b, v23.16b
	fmla	v15.4s, v7.4s, v17.4s
	fmov	v17.4s, #1.00000000
	fmla	v31.4s, v1.4s, v19.4s
	mov	v1.16b, v26.16b
	fmla	v1.4s, v7.4s, v15.4s
	fmul	v15.4s, v31.4s, v16.4s
	mov	v16.16b, v29.16b
	mov	v31.16b, v30.16b
	fmla	v16.4s, v7.4s, v1.4s
	fmul	v1.4s, v0.4s, v25.4s
	fneg	v19.4s, v15.4s
	fmla	v31.4s, v7.4s, v16.4s
	fmov	v16.4s, #1.00000000
	fmla	v17.4s, v0.4s, v1.4s
	fmul	v1.4s, v14.4s, v19.4s
	fcmlt	v19.4s, v14.4s, #0.0
	fmul	v7.4s, v7.4s, v31.4s
	fmla	v16.4s, v14.4s, v8.4s
	fneg	v31.4s, v0.4s
	fmul	v17.4s, v11.4s, v17.4s
	fmla	v1.4s, v11.4s, v0.4s
	movi	v0.4s, #63, lsl #24
	fsub	v11.4s, v11.4s, v15.4s
	fmul	v16.4s, v16.4s, v15.4s
	bsl	v19.16b, v6.16b, v0.16b
	fmul	v0.4s, v7.4s, v15.4s
	fmul	v7.4s, v17.4s, v31.4s
	fmul	v1.4s, v5.4s, v1.4s
	fmul	v31.4s, v19.4s, v0.4s
	fmla	v7.4s, v14.4s, v16.4s
	fsub	v16.4s, v16.4s, v17.4s
	fneg	v0.4s, v1.4s
	fsub	v17.4s, v19.4s, v12.4s
	mov	v12.16b, v19.16b
	fsub	v8.4s, v13.4s, v31.4s
	mov	v13.16b, v31.16b
	fmla	v0.4s, v5.4s, v7.4s
	fmul	v7.4s, v10.4s, v16.4s
	fadd	v16.4s, v17.4s, v8.4s
	fmul	v17.4s, v9.4s, v11.4s
	fmov	s8, #0.50000000
	fmul	v0.4s, v20.4s, v0.4s
	mov	v11.16b, v15.16b
	stp	q1, q7, [x11]
	stp	q16, q17, [x11, #-32]
	str	q0, [x11, #32]
	mov	v0.16b, v14.16b
	add	x11, x11, #80
	b.ne	.L39b60
	movi	d0, #0000000000000000
	ldr	q1, [sp, #1360]
	movi	v10.2d, #0000000000000000
	movi	v27.2d, #0000000000000000
	movi	v22.2d, #0000000000000000
	ldr	q8, [sp, #1456]
	movi	v24.2d, #0000000000000000
	movi	v23.2d, #0000000000000000
	mov	x10, xzr
	movi	v11.2d, #0000000000000000
	movi	v28.2d, #0000000000000000
	mov	x11, x8
	fcmgt	v0.4s, v1.4s, v0.4s
	movi	v1.2d, #0000000000000000
	str	q8, [sp, #1456]
	movi	v31.2d, #0000000000000000
	movi	v21.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v13.2d, #0000000000000000
	movi	v14.2d, #0000000000000000
	movi	v2.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	movi	v29.2d, #0000000000000000
	str	q1, [sp, #1952]
	dup	v0.4s, v0.s[0]
	movi	v30.2d, #0000000000000000
	str	q1, [sp, #1936]
	str	q1, [sp, #1840]
	str	q1, [sp, #1872]
	str	q1, [sp, #1968]
	str	q1, [sp, #1808]
	str	q1, [sp, #1824]
	str	q1, [sp, #1584]
	str	q1, [sp, #1696]
	str	q1, [sp, #1680]
	str	q1, [sp, #1712]
	str	q1, [sp, #1664]
	str	q1, [sp, #1568]
	ldr	q1, [sp, #992]
	and	v1.16b, v0.16b, v1.16b
.L39b62:
	add	x13, x10, x21
	str	q5, [sp, #1760]
	movi	v26.2d, #0000000000000000
	madd	x13, x13, x7, x16
	str	q2, [sp, #1776]
	movi	v15.2d, #0000000000000000
	str	q30, [sp, #1520]
	movi	v30.2d, #0000000000000000
	movi	v17.2d, #0000000000000000
	str	q29, [sp, #1536]
	movi	v29.2d, #0000000000000000
	movi	v9.2d, #0000000000000000
	str	q16, [sp, #1552]
	movi	v4.2d, #0000000000000000
	movi	v20.2d, #0000000000000000
	str	q27, [sp, #1904]
	movi	v27.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	ldp	q5, q0, [x13]
	str	q23, [sp, #1920]
	ldp	q12, q2, [x13, #32]
	str	q24, [sp, #1856]
	str	q31, [sp, #1600]
	movi	v31.2d, #0000000000000000
	movi	v23.2d, #0000000000000000
	str	q21, [sp, #1792]
	movi	v21.2d, #0000000000000000
	movi	v24.2d, #0000000000000000
	str	q13, [sp, #1632]
	movi	v13.2d, #0000000000000000
	movi	v19.2d, #0000000000000000
	str	q0, [sp, #1472]
	fmul	v0.4s, v8.4s, v5.4s
	fmov	v16.4s, #1.00000000
	str	q2, [sp, #1488]
	ldr	q2, [x13, #64]
	ldr	q25, [sp, #1440]
	add	x15, x16, #32
	mov	x17, x11
	mov	x0, x21
	str	q18, [sp, #1648]
	str	q11, [sp, #1728]
	str	q28, [sp, #1744]
	str	q10, [sp, #1888]
	str	q22, [sp, #1984]
	str	q14, [sp, #1616]
	str	q2, [sp, #1504]
.L39b63:
	ldp	q3, q18, [x15, #-32]
	mov	v7.16b, v25.16b
	ldr	q22, [x17], #16
	ldr	q10, [x15, #32]
	subs	x0, x0, #1
	fmla	v7.4s, v3.4s, v0.4s
	fdiv	v28.4s, v16.4s, v7.4s
	fsub	v7.4s, v22.4s, v7.4s
	fmul	v7.4s, v7.4s, v28.4s
	fmul	v22.4s, v1.4s, v7.4s
	fmla	v19.4s, v10.4s, v7.4s
	fadd	v23.4s, v23.4s, v7.4s
	fmla	v4.4s, v3.4s, v7.4s
	fmla	v20.4s, v18.4s, v7.4s
	fmla	v28.4s, v28.4s, v22.4s
	ldp	q22, q11, [x15], #80
	fmla	v6.4s, v11.4s, v7.4s
	fmla	v24.4s, v22.4s, v7.4s
	fmul	v2.4s, v3.4s, v28.4s
	fmul	v14.4s, v18.4s, v28.4s
	fmul	v11.4s, v22.4s, v28.4s
	fadd	v29.4s, v29.4s, v28.4s
	fadd	v26.4s, v26.4s, v2.4s
	fmla	v27.4s, v3.4s, v2.4s
	fmla	v15.4s, v3.4s, v14.4s
	fadd	v30.4s, v30.4s, v14.4s
	fmla	v13.4s, v18.4s, v14.4s
	fmla	v17.4s, v3.4s, v11.4s
	fadd	v31.4s, v31.4s, v11.4s
	fmla	v9.4s, v18.4s, v11.4s
	fmla	v21.4s, v22.4s, v11.4s
	b.ne	.L39b63
	fmul	v2.4s, v8.4s, v12.4s
	ldr	q3, [sp, #1408]
	movi	v22.2d, #0000000000000000
	mov	v25.16b, v12.16b
	ldr	q12, [sp, #1472]
	ldr	q16, [sp, #1392]
	movi	v10.2d, #0000000000000000
	movi	v11.2d, #0000000000000000
	movi	v7.2d, #0000000000000000
	fmul	v28.4s, v16.4s, v0.4s
	movi	v16.2d, #0000000000000000
	add	x10, x10, #1
	fmul	v18.4s, v3.4s, v2.4s
	movi	v2.2d, #0000000000000000
	cmp	x10, x21
	fmul	v3.4s, v8.4s, v12.4s
	movi	v8.2d, #0000000000000000
	add	x11, x11, x9
	fmla	v11.4s, v15.4s, v5.4s
	fmla	v22.4s, v15.4s, v18.4s
	fmla	v2.4s, v13.4s, v0.4s
	ldr	q13, [sp, #1808]
	fadd	v14.4s, v30.4s, v8.4s
	movi	v30.2d, #0000000000000000
	fmla	v16.4s, v17.4s, v18.4s
	fmla	v10.4s, v15.4s, v3.4s
	fadd	v26.4s, v26.4s, v8.4s
	fmla	v7.4s, v27.4s, v18.4s
	fmla	v22.4s, v9.4s, v28.4s
	ldr	q9, [sp, #1952]
	fmla	v30.4s, v27.4s, v5.4s
	fmla	v16.4s, v21.4s, v28.4s
	ldr	q21, [sp, #1792]
	fmla	v9.4s, v2.4s, v0.4s
	movi	v2.2d, #0000000000000000
	fmla	v13.4s, v14.4s, v0.4s
	fmla	v7.4s, v17.4s, v28.4s
	ldr	q14, [sp, #1616]
	fmla	v21.4s, v30.4s, v18.4s
	fmla	v14.4s, v26.4s, v5.4s
	fmla	v2.4s, v17.4s, v5.4s
	str	q9, [sp, #1952]
	ldr	q9, [sp, #1936]
	fadd	v17.4s, v31.4s, v8.4s
	ldr	q31, [sp, #1872]
	str	q13, [sp, #1808]
	fmla	v9.4s, v10.4s, v0.4s
	ldr	q10, [sp, #1888]
	ldr	q13, [sp, #1632]
	fmla	v31.4s, v7.4s, v18.4s
	fmla	v21.4s, v2.4s, v28.4s
	ldr	q2, [sp, #1568]
	fmla	v10.4s, v20.4s, v0.4s
	fmla	v13.4s, v26.4s, v18.4s
	fmla	v2.4s, v24.4s, v25.4s
	str	q9, [sp, #1936]
	ldr	q9, [sp, #1968]
	fmla	v31.4s, v16.4s, v28.4s
	ldr	q16, [sp, #1552]
	fmla	v9.4s, v11.4s, v0.4s
	ldr	q11, [sp, #1728]
	fmla	v16.4s, v24.4s, v5.4s
	fmla	v13.4s, v17.4s, v28.4s
	str	q2, [sp, #1568]
	ldr	q2, [sp, #1584]
	fmla	v11.4s, v22.4s, v0.4s
	movi	v0.2d, #0000000000000000
	ldr	q22, [sp, #1984]
	str	q31, [sp, #1872]
	fmla	v2.4s, v4.4s, v25.4s
	str	q9, [sp, #1968]
	ldr	q9, [sp, #1680]
	fmla	v22.4s, v4.4s, v18.4s
	ldr	q18, [sp, #1648]
	ldr	q31, [sp, #1600]
	fmla	v9.4s, v20.4s, v25.4s
	fmla	v0.4s, v27.4s, v3.4s
	fmla	v18.4s, v20.4s, v12.4s
	ldr	q20, [sp, #1712]
	str	q2, [sp, #1584]
	ldr	q2, [sp, #1696]
	fmla	v31.4s, v30.4s, v3.4s
	fmla	v20.4s, v24.4s, v12.4s
	fmla	v22.4s, v24.4s, v28.4s
	ldr	q24, [sp, #1856]
	fmla	v2.4s, v6.4s, v5.4s
	ldr	q28, [sp, #1744]
	ldr	q27, [sp, #1904]
	fmla	v24.4s, v4.4s, v5.4s
	str	q9, [sp, #1680]
	fmla	v28.4s, v7.4s, v3.4s
	fmla	v27.4s, v4.4s, v3.4s
	str	q20, [sp, #1712]
	str	q2, [sp, #1696]
	ldr	q2, [sp, #1664]
	fmla	v2.4s, v19.4s, v5.4s
	str	q2, [sp, #1664]
	ldr	q2, [sp, #1824]
	fmla	v2.4s, v26.4s, v3.4s
	str	q2, [sp, #1824]
	ldr	q2, [sp, #1840]
	fmla	v2.4s, v0.4s, v3.4s
	fadd	v0.4s, v29.4s, v8.4s
	ldr	q29, [sp, #1536]
	ldr	q8, [sp, #1456]
	str	q2, [sp, #1840]
	ldr	q2, [sp, #1760]
	fmla	v2.4s, v30.4s, v5.4s
	ldr	q30, [sp, #1520]
	mov	v5.16b, v2.16b
	ldr	q2, [sp, #1488]
	fmla	v29.4s, v4.4s, v2.4s
	ldr	q2, [sp, #1504]
	fmla	v30.4s, v4.4s, v2.4s
	ldr	q2, [sp, #1920]
	fadd	v23.4s, v2.4s, v23.4s
	ldr	q2, [sp, #1776]
	fadd	v2.4s, v2.4s, v0.4s
	b.ne	.L39b62
	fmov	v6.4s, #1.00000000
	str	q5, [sp, #1760]
	ldr	q25, [sp, #1440]
	ldr	q5, [sp, #1008]
	ldr	q12, [sp, #1936]
	ldr	q15, [sp, #1872]
	ldr	q20, [sp, #1840]
	ldr	q8, [sp, #1952]
	ldr	q17, [sp, #1280]
	str	q18, [sp, #1648]
	ldr	q18, [sp, #1584]
	ldr	q26, [sp, #1568]
	str	q2, [sp, #1776]
	str	q22, [sp, #1984]
	b	.L39b67
.L39b66:
	fcmgt	v0.4s, v6.4s, v24.4s
	movi	v1.2d, #0000000000000000
	movi	v30.2d, #0000000000000000
	movi	v26.2d, #0000000000000000
	movi	v29.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	movi	v14.2d, #0000000000000000
	movi	v13.2d, #0000000000000000
	movi	v21.2d, #0000000000000000
	movi	v31.2d, #0000000000000000
	movi	v15.2d, #0000000000000000
	str	q1, [sp, #1664]
	dup	v0.4s, v0.s[0]
	movi	v28.2d, #0000000000000000
	str	q1, [sp, #1712]
	movi	v11.2d, #0000000000000000
	movi	v20.2d, #0000000000000000
	str	q1, [sp, #1680]
	movi	v12.2d, #0000000000000000
	movi	v8.2d, #0000000000000000
	str	q1, [sp, #1696]
	movi	v23.2d, #0000000000000000
	movi	v24.2d, #0000000000000000
	str	q1, [sp, #1648]
	movi	v27.2d, #0000000000000000
	movi	v10.2d, #0000000000000000
	str	q1, [sp, #1776]
	fmov	v6.4s, #1.00000000
	str	q1, [sp, #1824]
	str	q1, [sp, #1808]
	str	q1, [sp, #1760]
	str	q1, [sp, #1968]
	str	q1, [sp, #1984]
	ldr	q1, [sp, #992]
	and	v1.16b, v0.16b, v1.16b
.L39b67:
	ldr	q19, [sp, #1408]
	ldr	q22, [sp, #1392]
	fdiv	v0.4s, v6.4s, v5.4s
	fmov	v9.4s, #-1.00000000
	ldr	q7, [sp, #1456]
	fmul	v17.4s, v17.4s, v18.4s
	fmul	v3.4s, v19.4s, v19.4s
	fmul	v4.4s, v22.4s, v19.4s
	fmul	v5.4s, v22.4s, v22.4s
	mov	w10, #55248
	str	q10, [sp, #1888]
	movk	w10, #48767, lsl #16
	str	q27, [sp, #1904]
	str	q13, [sp, #1632]
	fmul	v3.4s, v3.4s, v30.4s
	fmul	v4.4s, v4.4s, v26.4s
	ldr	q26, [sp, #1664]
	fneg	v30.4s, v18.4s
	str	q14, [sp, #1616]
	str	q24, [sp, #1856]
	str	q23, [sp, #1920]
	fmla	v3.4s, v26.4s, v5.4s
	fdiv	v2.4s, v9.4s, v7.4s
	ldr	q5, [sp, #1328]
	mov	v26.16b, v18.16b
	ldr	q18, [sp, #1680]
	fmul	v18.4s, v19.4s, v18.4s
	fadd	v3.4s, v4.4s, v3.4s
	fadd	v3.4s, v4.4s, v3.4s
	fmul	v4.4s, v19.4s, v26.4s
	fmul	v19.4s, v19.4s, v29.4s
	ldr	q29, [sp, #1296]
	ldr	q26, [sp, #1696]
	fdiv	v5.4s, v6.4s, v5.4s
	fmul	v6.4s, v1.4s, v7.4s
	fneg	v7.4s, v16.4s
	fmla	v17.4s, v16.4s, v29.4s
	fmla	v18.4s, v26.4s, v22.4s
	fmla	v4.4s, v16.4s, v22.4s
	ldr	q16, [sp, #1712]
	fmul	v2.4s, v1.4s, v2.4s
	fmul	v7.4s, v6.4s, v7.4s
	fmla	v19.4s, v16.4s, v22.4s
	fmul	v29.4s, v6.4s, v30.4s
	fmls	v11.4s, v18.4s, v6.4s
	dup	v22.4s, w26
	dup	v18.4s, w24
	fmls	v21.4s, v4.4s, v1.4s
	fmla	v31.4s, v27.4s, v2.4s
	mvni	v27.4s, #127, msl #16
	fmla	v8.4s, v0.4s, v7.4s
	fadd	v0.4s, v3.4s, v17.4s
	ldr	q3, [sp, #1648]
	fmls	v28.4s, v19.4s, v6.4s
	str	q11, [sp, #1728]
	dup	v7.4s, w27
	fmls	v12.4s, v3.4s, v6.4s
	dup	v11.4s, w29
	dup	v3.4s, w30
	str	q21, [sp, #1792]
	str	q8, [sp, #1952]
	ldr	q8, [sp, #1968]
	fmls	v15.4s, v0.4s, v6.4s
	ldr	q0, [sp, #1360]
	fmla	v20.4s, v5.4s, v29.4s
	str	q28, [sp, #1744]
	fmla	v8.4s, v10.4s, v2.4s
	dup	v2.4s, w10
	mov	w10, #39482
	movk	w10, #15909, lsl #16
	fcmp	s0, #0.0
	dup	v10.4s, w25
	dup	v1.4s, w10
	mov	w10, #51410
	mov	v19.16b, v15.16b
	movk	w10, #48686, lsl #16
	str	q12, [sp, #1936]
	ldr	q12, [sp, #1424]
	dup	v28.4s, w10
	str	q31, [sp, #1600]
	str	q8, [sp, #1968]
	str	q15, [sp, #1872]
	b.le	.L39b74
	ldr	q4, [sp, #1216]
	ldr	q5, [sp, #960]
	fmov	v0.4s, #12.00000000
	ldr	q16, [sp, #1376]
	fadd	v4.4s, v5.4s, v4.4s
	str	q4, [sp, #1216]
	fcmge	v0.4s, v4.4s, v0.4s
	fmov	v4.4s, #1.00000000
	and	v0.16b, v0.16b, v4.16b
	fmul	v4.4s, v5.4s, v0.4s
	movi	d5, #0000000000000000
	mov	s0, v4.s[1]
	fadd	s5, s4, s5
	mov	s6, v4.s[2]
	fadd	s0, s5, s0
	mov	s5, v4.s[3]
	fadd	s0, s0, s6
	fadd	s0, s0, s5
	fcmp	s0, #0.0
	b.le	.L39b75
	mov	v15.16b, v20.16b
	cbz	w21, .L39b76
	movi	v0.2d, #0000000000000000
	mov	x10, xzr
	mov	x11, x8
.L39b71:
	add	x13, x10, x21
	ldr	q6, [sp, #1456]
	fmov	v26.4s, #1.00000000
	add	x13, x13, x13, lsl #2
	mov	x15, x16
	mov	x17, x11
	mov	x0, x21
	ldr	q5, [x16, x13, lsl #4]
	fmul	v5.4s, v6.4s, v5.4s
.L39b72:
	mov	v16.16b, v25.16b
	ldr	q6, [x15], #80
	ldr	q17, [x17], #16
	mov	v23.16b, v2.16b
	mov	v24.16b, v22.16b
	subs	x0, x0, #1
	fmla	v16.4s, v6.4s, v5.4s
	fdiv	v6.4s, v26.4s, v16.4s
	fsub	v17.4s, v17.4s, v16.4s
	fmul	v17.4s, v17.4s, v6.4s
	fadd	v6.4s, v6.4s, v9.4s
	fcmgt	v19.4s, v17.4s, v9.4s
	bit	v6.16b, v17.16b, v19.16b
	fadd	v19.4s, v6.4s, v26.4s
	add	v19.4s, v19.4s, v7.4s
	and	v19.16b, v19.16b, v27.16b
	sub	v20.4s, v26.4s, v19.4s
	fadd	v21.4s, v20.4s, v9.4s
	fmla	v21.4s, v20.4s, v6.4s
	mov	v6.16b, v28.16b
	fmul	v20.4s, v21.4s, v21.4s
	fmla	v6.4s, v1.4s, v21.4s
	fmla	v23.4s, v18.4s, v21.4s
	fmla	v24.4s, v10.4s, v21.4s
	fmla	v6.4s, v11.4s, v20.4s
	fmla	v23.4s, v20.4s, v6.4s
	scvtf	v6.4s, v19.4s
	fmaxnm	v19.4s, v17.4s, v9.4s
	fmla	v24.4s, v20.4s, v23.4s
	fmla	v21.4s, v20.4s, v24.4s
	fmla	v21.4s, v3.4s, v6.4s
	fadd	v6.4s, v17.4s, v26.4s
	fneg	v17.4s, v19.4s
	fmla	v17.4s, v21.4s, v6.4s
	fmla	v0.4s, v17.4s, v16.4s
	b.ne	.L39b72
	add	x10, x10, #1
	add	x11, x11, x9
	cmp	x10, x21
	b.ne	.L39b71
	b	.L39b77
.L39b74:
	movi	v0.2d, #0000000000000000
	ldr	q4, [sp, #1952]
	ldr	q16, [sp, #1376]
	str	q0, [sp, #768]
	b	.L39b79
.L39b75:
	movi	v0.2d, #0000000000000000
	b	.L39b78
.L39b76:
	movi	v0.2d, #0000000000000000
.L39b77:
	mov	w10, #4719
	dup	v5.4s, w6
	ldr	q14, [sp, #944]
	movk	w10, #14979, lsl #16
	fcmgt	v4.4s, v4.4s, #0.0
	fmov	v8.4s, #1.00000000
	dup	v6.4s, w10
	fmov	v17.4s, #0.25000000
	fmov	v24.4s, #4.00000000
	ldp	q31, q29, [sp, #384]
	ldp	q13, q30, [sp, #352]
	fmla	v6.4s, v5.4s, v14.4s
	ldp	q27, q26, [sp, #416]
	fmaxnm	v24.4s, v13.4s, v24.4s
	fadd	v5.4s, v14.4s, v6.4s
	xtn	v6.4h, v4.4s
	bit	v13.16b, v24.16b, v4.16b
	ldr	q24, [sp, #336]
	fcmgt	v5.4s, v0.4s, v5.4s
	and	v5.16b, v4.16b, v5.16b
	xtn	v16.4h, v5.4s
	bif	v17.16b, v8.16b, v5.16b
	bic	v6.8b, v6.8b, v16.8b
	fmul	v20.4s, v29.4s, v17.4s
	fmul	v21.4s, v30.4s, v17.4s
	fmul	v16.4s, v26.4s, v17.4s
	fmul	v19.4s, v27.4s, v17.4s
	fmul	v23.4s, v31.4s, v17.4s
	sshll	v6.4s, v6.4h, #0
	fsub	v29.4s, v29.4s, v20.4s
	fsub	v30.4s, v30.4s, v21.4s
	fsub	v26.4s, v26.4s, v16.4s
	fsub	v27.4s, v27.4s, v19.4s
	fsub	v31.4s, v31.4s, v23.4s
	bit	v14.16b, v0.16b, v6.16b
	fmov	v6.4s, #16.00000000
	dup	v0.4s, w19
	stp	q21, q23, [sp, #368]
	stp	q20, q19, [sp, #400]
	mov	v20.16b, v15.16b
	ldr	q19, [sp, #1872]
	fsub	v12.4s, v12.4s, v27.4s
	fsub	v25.4s, v25.4s, v31.4s
	ldr	q31, [sp, #1600]
	bit	v24.16b, v6.16b, v4.16b
	ldr	q4, [sp, #1344]
	ldr	q6, [sp, #1376]
	str	q14, [sp, #944]
	ldr	q14, [sp, #1616]
	fsub	v4.4s, v4.4s, v29.4s
	fsub	v6.4s, v6.4s, v26.4s
	str	q25, [sp, #1440]
	stp	q24, q13, [sp, #336]
	ldr	q13, [sp, #1632]
	ldr	q24, [sp, #1856]
	str	q4, [sp, #1344]
	ldr	q4, [sp, #1456]
	fsub	v4.4s, v4.4s, v30.4s
	str	q4, [sp, #1456]
	ldr	q4, [sp, #464]
	fmul	v4.4s, v4.4s, v17.4s
	str	q4, [sp, #464]
	ldr	q4, [sp, #448]
	fmul	v4.4s, v4.4s, v17.4s
	stp	q16, q4, [sp, #432]
	ldr	q4, [sp, #976]
	mov	v16.16b, v6.16b
	bit	v4.16b, v0.16b, v5.16b
	ldr	q0, [sp, #992]
	bic	v0.16b, v0.16b, v5.16b
	stp	q4, q0, [sp, #976]
	and	v0.16b, v5.16b, v8.16b
	ldr	q8, [sp, #1968]
.L39b78:
	str	q0, [sp, #768]
	ldr	q4, [sp, #1952]
.L39b79:
	ldr	q30, [sp, #752]
	ldr	q5, [sp, #816]
	fmov	v21.4s, #1.00000000
	ldr	q6, [sp, #848]
	ldr	q17, [sp, #1888]
	fmov	v23.4s, #1.00000000
	fmaxnm	v0.4s, v20.4s, v30.4s
	fcmge	v5.4s, v16.4s, v5.4s
	fmaxnm	v4.4s, v4.4s, v30.4s
	str	q16, [sp, #1376]
	fcmge	v6.4s, v6.4s, v16.4s
	fneg	v16.4s, v17.4s
	str	q20, [sp, #1840]
	str	q12, [sp, #1424]
	fsqrt	v0.4s, v0.4s
	bsl	v5.16b, v17.16b, v9.16b
	bit	v5.16b, v16.16b, v6.16b
	ldr	q6, [sp, #784]
	fcmge	v16.4s, v6.4s, v12.4s
	ldr	q6, [sp, #1904]
	fcmge	v5.4s, v5.4s, #0.0
	fneg	v17.4s, v6.4s
	fsqrt	v4.4s, v4.4s
	xtn	v5.4h, v5.4s
	str	d5, [sp, #1184]
	fdiv	v20.4s, v21.4s, v0.4s
	ldr	q0, [sp, #832]
	fcmge	v0.4s, v12.4s, v0.4s
	bsl	v0.16b, v6.16b, v9.16b
	bit	v0.16b, v17.16b, v16.16b
	fdiv	v17.4s, v21.4s, v4.4s
	ldr	d4, [sp, #744]
	orr	v4.8b, v5.8b, v4.8b
	ldr	q5, [sp, #720]
	str	q20, [sp, #1536]
	fcmge	v6.4s, v0.4s, #0.0
	ushll	v0.4s, v4.4h, #0
	fmaxnm	v4.4s, v19.4s, v30.4s
	ldr	q19, [sp, #1344]
	orn	v5.16b, v6.16b, v5.16b
	shl	v0.4s, v0.4s, #31
	str	q6, [sp, #1136]
	dup	v6.4s, w3
	fsqrt	v16.4s, v4.4s
	str	q5, [sp, #1200]
	bic	v5.16b, v21.16b, v5.16b
	cmlt	v0.4s, v0.4s, #0
	str	q6, [sp, #1504]
	str	q17, [sp, #1712]
	fmul	v12.4s, v20.4s, v5.4s
	bic	v4.16b, v21.16b, v0.16b
	str	q0, [sp, #1168]
	ldr	q0, [sp, #1936]
	str	q5, [sp, #1664]
	fmov	v5.4s, #1.00000000
	str	q4, [sp, #1552]
	fmul	v4.4s, v17.4s, v4.4s
	fmul	v0.4s, v0.4s, v12.4s
	fmul	v20.4s, v0.4s, v4.4s
	fdiv	v17.4s, v21.4s, v16.4s
	ldp	q0, q16, [sp, #912]
	fcmge	v0.4s, v19.4s, v0.4s
	fmls	v5.4s, v20.4s, v20.4s
	mov	v21.16b, v20.16b
	str	q20, [sp, #1488]
	ldr	q20, [sp, #1984]
	fcmge	v16.4s, v16.4s, v19.4s
	fneg	v19.4s, v20.4s
	str	q20, [sp, #1984]
	fneg	v29.4s, v21.4s
	bsl	v0.16b, v20.16b, v9.16b
	fmaxnm	v20.4s, v5.4s, v6.4s
	str	q5, [sp, #528]
	bit	v0.16b, v19.16b, v16.16b
	fsqrt	v16.4s, v20.4s
	str	q17, [sp, #1696]
	fcmge	v5.4s, v0.4s, #0.0
	ldr	q0, [sp, #704]
	str	q5, [sp, #1088]
	orn	v0.16b, v5.16b, v0.16b
	fmov	v5.4s, #1.00000000
	str	q0, [sp, #1152]
	bic	v0.16b, v5.16b, v0.16b
	fdiv	v26.4s, v5.4s, v16.4s
	fmul	v27.4s, v17.4s, v0.4s
	str	q0, [sp, #1568]
	ldr	q0, [sp, #1728]
	fmul	v16.4s, v0.4s, v27.4s
	ldr	q0, [sp, #1760]
	fmaxnm	v19.4s, v0.4s, v30.4s
	ldr	q0, [sp, #1744]
	fmul	v5.4s, v16.4s, v4.4s
	fsqrt	v16.4s, v19.4s
	fmul	v19.4s, v0.4s, v27.4s
	fmul	v20.4s, v5.4s, v29.4s
	mov	v0.16b, v5.16b
	fmov	v5.4s, #1.00000000
	mov	v21.16b, v0.16b
	str	q0, [sp, #1472]
	fmla	v20.4s, v12.4s, v19.4s
	fmls	v5.4s, v0.4s, v0.4s
	ldr	q0, [sp, #800]
	fmul	v25.4s, v20.4s, v26.4s
	ldr	q20, [sp, #1456]
	fcmge	v19.4s, v20.4s, v0.4s
	ldr	q0, [sp, #864]
	fdiv	v17.4s, v23.4s, v16.4s
	str	q20, [sp, #1456]
	fcmge	v16.4s, v0.4s, v20.4s
	fneg	v20.4s, v24.4s
	fmls	v5.4s, v25.4s, v25.4s
	ldr	q0, [sp, #1776]
	str	q25, [sp, #1296]
	ldr	q25, [sp, #1440]
	bsl	v19.16b, v24.16b, v9.16b
	str	q25, [sp, #1440]
	str	q5, [sp, #512]
	fmaxnm	v24.4s, v5.4s, v6.4s
	ldr	q6, [sp, #1920]
	bsl	v16.16b, v20.16b, v19.16b
	fsqrt	v20.4s, v24.4s
	fcmge	v5.4s, v16.4s, #0.0
	fmaxnm	v16.4s, v0.4s, v30.4s
	ldr	q0, [sp, #688]
	fneg	v30.4s, v6.4s
	str	q17, [sp, #1520]
	orn	v0.16b, v5.16b, v0.16b
	str	q5, [sp, #1056]
	fmov	v5.4s, #1.00000000
	str	q0, [sp, #1120]
	bic	v0.16b, v23.16b, v0.16b
	fsqrt	v16.4s, v16.4s
	fmul	v23.4s, v17.4s, v0.4s
	str	q0, [sp, #1648]
	ldr	q0, [sp, #896]
	fmov	v17.4s, #1.00000000
	fmul	v24.4s, v8.4s, v23.4s
	fmul	v31.4s, v31.4s, v23.4s
	fdiv	v5.4s, v5.4s, v20.4s
	fcmge	v20.4s, v25.4s, v0.4s
	ldr	q0, [sp, #880]
	fmul	v15.4s, v24.4s, v4.4s
	fcmge	v24.4s, v0.4s, v25.4s
	ldr	q0, [sp, #1792]
	bsl	v20.16b, v6.16b, v9.16b
	fneg	v9.4s, v21.4s
	fmov	v21.4s, #1.00000000
	fmul	v8.4s, v15.4s, v29.4s
	fmls	v17.4s, v15.4s, v15.4s
	bit	v20.16b, v30.16b, v24.16b
	fmul	v30.4s, v15.4s, v9.4s
	ldr	q24, [sp, #1504]
	fmla	v8.4s, v12.4s, v31.4s
	fdiv	v19.4s, v21.4s, v16.4s
	fmul	v16.4s, v0.4s, v23.4s
	ldr	q0, [sp, #672]
	fcmge	v6.4s, v20.4s, #0.0
	ldr	q20, [sp, #1296]
	str	q5, [sp, #1248]
	fmla	v30.4s, v27.4s, v16.4s
	fmul	v16.4s, v8.4s, v26.4s
	orn	v0.16b, v6.16b, v0.16b
	str	q6, [sp, #1072]
	fmls	v30.4s, v20.4s, v16.4s
	fmls	v17.4s, v16.4s, v16.4s
	str	q16, [sp, #1280]
	bic	v6.16b, v21.16b, v0.16b
	str	q0, [sp, #1104]
	mov	v21.16b, v16.16b
	fmul	v0.4s, v30.4s, v5.4s
	str	q6, [sp, #1584]
	fmul	v16.4s, v19.4s, v6.4s
	str	q19, [sp, #1680]
	mov	v19.16b, v20.16b
	fmls	v17.4s, v0.4s, v0.4s
	mov	v6.16b, v0.16b
	str	q0, [sp, #1232]
	ldr	q0, [sp, #1808]
	fmul	v8.4s, v13.4s, v16.4s
	stp	q16, q23, [sp, #544]
	mov	v13.16b, v26.16b
	fmul	v30.4s, v0.4s, v16.4s
	ldr	q0, [sp, #1824]
	fmaxnm	v31.4s, v17.4s, v24.4s
	str	q17, [sp, #496]
	fmul	v25.4s, v30.4s, v4.4s
	fmul	v30.4s, v0.4s, v16.4s
	fneg	v4.4s, v15.4s
	fsqrt	v17.4s, v31.4s
	fmul	v29.4s, v25.4s, v29.4s
	fmul	v31.4s, v25.4s, v9.4s
	stp	q25, q15, [sp, #592]
	fmla	v29.4s, v12.4s, v30.4s
	fmla	v31.4s, v27.4s, v8.4s
	fmul	v27.4s, v25.4s, v4.4s
	fmov	v4.4s, #1.00000000
	fmul	v0.4s, v29.4s, v26.4s
	fmul	v29.4s, v14.4s, v16.4s
	fmov	v14.4s, #1.00000000
	fdiv	v16.4s, v4.4s, v17.4s
	ldr	q4, [sp, #1712]
	fmla	v27.4s, v23.4s, v29.4s
	fmls	v31.4s, v20.4s, v0.4s
	str	q0, [sp, #1264]
	fmls	v14.4s, v25.4s, v25.4s
	fmul	v20.4s, v31.4s, v5.4s
	fmls	v27.4s, v21.4s, v0.4s
	fmls	v14.4s, v0.4s, v0.4s
	ldr	q0, [sp, #1888]
	fmul	v29.4s, v4.4s, v0.4s
	ldr	q0, [sp, #1552]
	fmls	v27.4s, v6.4s, v20.4s
	fmls	v14.4s, v20.4s, v20.4s
	str	q16, [sp, #1024]
	fmul	v23.4s, v29.4s, v0.4s
	ldr	q0, [sp, #1136]
	fmul	v4.4s, v27.4s, v16.4s
	ldr	q16, [sp, #1536]
	xtn	v17.4h, v0.4s
	ldr	q0, [sp, #1904]
	fneg	v30.4s, v23.4s
	fmul	v27.4s, v16.4s, v0.4s
	ldr	q0, [sp, #1488]
	fmls	v14.4s, v4.4s, v4.4s
	str	q4, [sp, #1040]
	ldr	d4, [sp, #1184]
	fmul	v8.4s, v0.4s, v30.4s
	ldr	d0, [sp, #632]
	fmaxnm	v31.4s, v14.4s, v24.4s
	orr	v6.8b, v4.8b, v0.8b
	ldr	d0, [sp, #664]
	orr	v9.8b, v17.8b, v0.8b
	mov	v17.16b, v13.16b
	fsqrt	v0.4s, v31.4s
	ldr	q31, [sp, #1696]
	ushll	v6.4s, v6.4h, #0
	ushll	v9.4s, v9.4h, #0
	shl	v6.4s, v6.4s, #31
	shl	v9.4s, v9.4s, #31
	str	q0, [sp, #1136]
	ldr	q0, [sp, #1664]
	fmla	v8.4s, v0.4s, v27.4s
	ldr	q0, [sp, #1984]
	fmul	v5.4s, v31.4s, v0.4s
	ldr	q0, [sp, #1472]
	fmul	v12.4s, v0.4s, v30.4s
	ldr	q0, [sp, #1088]
	fmul	v4.4s, v8.4s, v13.4s
	fmul	v13.4s, v15.4s, v30.4s
	movi	v15.2d, #0000000000000000
	fmul	v30.4s, v25.4s, v30.4s
	xtn	v21.4h, v0.4s
	ldr	q0, [sp, #1056]
	str	q5, [sp, #1184]
	cmge	v25.4s, v9.4s, #0
	xtn	v26.4h, v0.4s
	ldr	q0, [sp, #1568]
	fmla	v15.4s, v29.4s, v29.4s
	cmge	v29.4s, v6.4s, #0
	ldr	q6, [sp, #1136]
	fmla	v12.4s, v0.4s, v5.4s
	ldr	d0, [sp, #656]
	and	v27.16b, v25.16b, v27.16b
	ldr	q25, [sp, #1712]
	orr	v8.8b, v21.8b, v0.8b
	ldr	q21, [sp, #1520]
	ldr	q0, [sp, #1856]
	and	v15.16b, v29.16b, v15.16b
	ldr	d29, [sp, #640]
	fmul	v5.4s, v21.4s, v0.4s
	ldr	d0, [sp, #648]
	fmls	v12.4s, v4.4s, v19.4s
	ushll	v8.4s, v8.4h, #0
	orr	v26.8b, v26.8b, v0.8b
	ldr	q0, [sp, #1648]
	fmla	v15.4s, v27.4s, v27.4s
	str	q5, [sp, #1088]
	fmla	v13.4s, v0.4s, v5.4s
	ldr	q0, [sp, #1920]
	ldr	q5, [sp, #1680]
	shl	v8.4s, v8.4s, #31
	ushll	v26.4s, v26.4h, #0
	fmul	v19.4s, v5.4s, v0.4s
	fmov	v5.4s, #1.00000000
	ldr	q0, [sp, #1072]
	str	q17, [sp, #1072]
	cmge	v8.4s, v8.4s, #0
	shl	v26.4s, v26.4s, #31
	xtn	v24.4h, v0.4s
	fmul	v0.4s, v16.4s, v17.4s
	ldr	q17, [sp, #1280]
	movi	v16.2d, #0000000000000000
	fdiv	v5.4s, v5.4s, v6.4s
	ldr	q6, [sp, #1248]
	fmls	v13.4s, v4.4s, v17.4s
	cmge	v26.4s, v26.4s, #0
	str	q19, [sp, #1056]
	fmul	v9.4s, v12.4s, v6.4s
	ldr	q12, [sp, #1584]
	orr	v24.8b, v24.8b, v29.8b
	ldr	q29, [sp, #1200]
	fmul	v31.4s, v31.4s, v6.4s
	fmla	v16.4s, v23.4s, v23.4s
	fmla	v30.4s, v12.4s, v19.4s
	fmov	v12.4s, #1.00000000
	str	q23, [sp, #1200]
	ushll	v24.4s, v24.4h, #0
	fmla	v16.4s, v4.4s, v4.4s
	bit	v0.16b, v12.16b, v29.16b
	ldr	q29, [sp, #1168]
	shl	v24.4s, v24.4s, #31
	str	q20, [sp, #1168]
	bsl	v29.16b, v12.16b, v25.16b
	fmov	v25.4s, #1.00000000
	mov	v12.16b, v21.16b
	cmge	v24.4s, v24.4s, #0
	mov	v6.16b, v5.16b
	ldr	q5, [sp, #1232]
	fmul	v27.4s, v29.4s, v0.4s
	ldr	q0, [sp, #1152]
	str	q9, [sp, #1152]
	fmls	v13.4s, v9.4s, v5.4s
	ldr	q5, [sp, #1264]
	mov	v29.16b, v0.16b
	ldr	q0, [sp, #1024]
	fmls	v30.4s, v4.4s, v5.4s
	ldr	q5, [sp, #1184]
	str	q4, [sp, #1184]
	ldr	q4, [sp, #1088]
	mov	v23.16b, v0.16b
	and	v17.16b, v8.16b, v5.16b
	bsl	v29.16b, v25.16b, v31.16b
	fmul	v31.4s, v21.4s, v0.4s
	fmul	v0.4s, v13.4s, v0.4s
	mov	v13.16b, v16.16b
	fmls	v30.4s, v9.4s, v20.4s
	fmla	v15.4s, v17.4s, v17.4s
	and	v17.16b, v26.16b, v4.16b
	ldr	q4, [sp, #1120]
	fmul	v21.4s, v27.4s, v29.4s
	fmla	v13.4s, v9.4s, v9.4s
	mov	v19.16b, v4.16b
	ldr	q4, [sp, #1040]
	mov	v8.16b, v4.16b
	fmls	v30.4s, v0.4s, v4.4s
	ldr	q4, [sp, #1056]
	bsl	v19.16b, v25.16b, v31.16b
	ldr	q31, [sp, #1680]
	fmla	v15.4s, v17.4s, v17.4s
	and	v5.16b, v24.16b, v4.16b
	ldr	q4, [sp, #1104]
	fmla	v13.4s, v0.4s, v0.4s
	fmul	v26.4s, v31.4s, v6.4s
	mov	v20.16b, v4.16b
	fmul	v17.4s, v30.4s, v6.4s
	fmul	v19.4s, v21.4s, v19.4s
	fmla	v15.4s, v5.4s, v5.4s
	ldr	q5, [sp, #1360]
	bsl	v20.16b, v25.16b, v26.16b
	fcmp	s5, #0.0
	fmla	v13.4s, v17.4s, v17.4s
	fmul	v24.4s, v19.4s, v20.4s
	b.gt	.L39b54
	fmov	v4.4s, #1.00000000
	ldr	q30, [sp, #976]
	ldr	q29, [sp, #944]
	ldr	q21, [sp, #1456]
	mov	w10, #14269
	ldr	q25, [sp, #1440]
	fadd	v20.4s, v29.4s, v29.4s
	movk	w10, #13574, lsl #16
	dup	v26.4s, w19
	ldr	q9, [sp, #1712]
	ldr	q14, [sp, #1696]
	fdiv	v5.4s, v4.4s, v12.4s
	fdiv	v16.4s, v4.4s, v31.4s
	fmul	v5.4s, v5.4s, v21.4s
	dup	v21.4s, w10
	mov	w10, #4016
	movk	w10, #13345, lsl #16
	fmul	v5.4s, v5.4s, v21.4s
	fcmgt	v21.4s, v26.4s, v29.4s
	fdiv	v19.4s, v4.4s, v30.4s
	fmul	v16.4s, v16.4s, v25.4s
	fsqrt	v20.4s, v20.4s
	fmul	v19.4s, v19.4s, v24.4s
	dup	v24.4s, w10
	mov	w10, #50604
	movk	w10, #13991, lsl #16
	dup	v27.4s, w10
	fmul	v16.4s, v16.4s, v24.4s
	ldr	q24, [sp, #1552]
	fmul	v19.4s, v19.4s, v19.4s
	fmaxnm	v5.4s, v5.4s, v16.4s
	fminnm	v16.4s, v19.4s, v4.4s
	fmul	v20.4s, v20.4s, v27.4s
	and	v19.16b, v21.16b, v20.16b
	ldr	q21, [sp, #1664]
	ldr	s20, [x28, #16]
	fmul	v21.4s, v21.4s, v24.4s
	fmul	v16.4s, v16.4s, v20.s[0]
	movi	d24, #0000000000000000
	fmaxnm	v5.4s, v5.4s, v19.4s
	ldr	q19, [sp, #1568]
	fmul	v19.4s, v19.4s, v21.4s
	ldr	q21, [sp, #1648]
	fmaxnm	v5.4s, v16.4s, v5.4s
	fcmgt	v16.4s, v26.4s, v30.4s
	ldr	q30, [sp, #1312]
	movi	v26.4s, #63, lsl #24
	fmul	v19.4s, v21.4s, v19.4s
	and	v5.16b, v16.16b, v5.16b
	fmul	s16, s20, s20
	ldr	q20, [sp, #1584]
	fmul	v5.4s, v5.4s, v5.4s
	fmul	v19.4s, v20.4s, v19.4s
	fmov	v20.4s, #5.00000000
	dup	v16.4s, v16.s[0]
	fcmge	v5.4s, v5.4s, v13.4s
	fcmge	v16.4s, v16.4s, v15.4s
	fcmgt	v19.4s, v19.4s, #0.0
	ldr	q15, [sp, #1376]
	and	v5.16b, v16.16b, v5.16b
	bic	v16.16b, v4.16b, v19.16b
	ldr	q19, [sp, #480]
	bsl	v5.16b, v16.16b, v20.16b
	ldr	q16, [sp, #1216]
	fcmge	v16.4s, v16.4s, v19.4s
	movi	v19.4s, #64, lsl #24
	fminnm	v19.4s, v5.4s, v19.4s
	bit	v5.16b, v19.16b, v16.16b
	fcmeq	v16.4s, v30.4s, v20.4s
	bit	v30.16b, v5.16b, v16.16b
	fcmeq	v5.4s, v30.4s, v20.4s
	and	v27.16b, v5.16b, v4.16b
	mov	s5, v27.s[1]
	fadd	s16, s27, s24
	mov	s19, v27.s[2]
	fadd	s5, s16, s5
	mov	s16, v27.s[3]
	fadd	s5, s5, s19
	fadd	s5, s5, s16
	fcmp	s5, #0.0
	b.gt	.L39b56
	fmul	v5.4s, v6.4s, v17.4s
	ldr	q4, [sp, #1232]
	ldr	q6, [sp, #1296]
	ldr	q16, [sp, #1184]
	ldr	q17, [sp, #1200]
	movi	v24.2d, #0000000000000000
	str	q30, [sp, #1312]
	movi	v26.2d, #0000000000000000
	movi	v27.2d, #0000000000000000
	movi	v30.2d, #0000000000000000
	mov	v15.16b, v9.16b
	mvni	v13.4s, #127, msl #16
	fmls	v0.4s, v5.4s, v8.4s
	fmul	v0.4s, v23.4s, v0.4s
	ldr	q23, [sp, #1152]
	fmls	v23.4s, v0.4s, v4.4s
	ldr	q4, [sp, #1168]
	fmls	v23.4s, v5.4s, v4.4s
	ldr	q4, [sp, #1248]
	fmul	v4.4s, v4.4s, v23.4s
	fmls	v16.4s, v4.4s, v6.4s
	ldr	q6, [sp, #1280]
	fmls	v16.4s, v0.4s, v6.4s
	ldr	q6, [sp, #1264]
	fmls	v16.4s, v5.4s, v6.4s
	ldr	q6, [sp, #1072]
	fmul	v6.4s, v6.4s, v16.4s
	ldr	q16, [sp, #1488]
	fmls	v17.4s, v6.4s, v16.4s
	ldr	q16, [sp, #1472]
	fmls	v17.4s, v4.4s, v16.4s
	ldp	q16, q19, [sp, #592]
	fmul	v4.4s, v14.4s, v4.4s
	ldr	q14, [sp, #1536]
	fmls	v17.4s, v0.4s, v19.4s
	str	q4, [sp, #1920]
	fmls	v17.4s, v5.4s, v16.4s
	fmul	v16.4s, v14.4s, v6.4s
	movi	v6.2d, #0000000000000000
	fmul	v19.4s, v9.4s, v17.4s
	fmul	v17.4s, v12.4s, v0.4s
	fmul	v0.4s, v31.4s, v5.4s
	movi	v31.2d, #0000000000000000
	str	q16, [sp, #1776]
	str	q19, [sp, #1664]
	movi	v19.2d, #0000000000000000
	str	q0, [sp, #1856]
	str	q17, [sp, #1760]
	tbz	w20, #3, .L39b87
	fmov	v12.4s, #-1.00000000
	cbz	w21, .L39b87
	mov	x10, xzr
	mov	x11, x8
.L39b84:
	add	x13, x10, x21
	ldr	q4, [sp, #1456]
	mov	x14, x11
	add	x13, x13, x13, lsl #2
	mov	x15, x16
	mov	x17, x21
	ldr	q0, [x16, x13, lsl #4]
	fmul	v0.4s, v4.4s, v0.4s
	fmov	v4.4s, #1.00000000
.L39b85:
	mov	v5.16b, v25.16b
	ldr	q16, [x15], #80
	ldr	q17, [x14], #16
	mov	v29.16b, v2.16b
	mov	v9.16b, v22.16b
	subs	x17, x17, #1
	fmla	v5.4s, v16.4s, v0.4s
	fdiv	v16.4s, v4.4s, v5.4s
	fsub	v17.4s, v17.4s, v5.4s
	fadd	v8.4s, v5.4s, v4.4s
	fdiv	v8.4s, v4.4s, v8.4s
	fmul	v17.4s, v17.4s, v16.4s
	fadd	v16.4s, v16.4s, v12.4s
	fcmgt	v20.4s, v17.4s, v12.4s
	bit	v16.16b, v17.16b, v20.16b
	fadd	v31.4s, v31.4s, v8.4s
	fadd	v20.4s, v16.4s, v4.4s
	add	v20.4s, v20.4s, v7.4s
	and	v20.16b, v20.16b, v13.16b
	sub	v21.4s, v4.4s, v20.4s
	scvtf	v20.4s, v20.4s
	fadd	v23.4s, v21.4s, v12.4s
	fmla	v23.4s, v21.4s, v16.4s
	mov	v16.16b, v28.16b
	fmul	v21.4s, v23.4s, v23.4s
	fmla	v16.4s, v1.4s, v23.4s
	fmla	v29.4s, v18.4s, v23.4s
	fmla	v9.4s, v10.4s, v23.4s
	fmla	v16.4s, v11.4s, v21.4s
	fmla	v29.4s, v21.4s, v16.4s
	fmaxnm	v16.4s, v17.4s, v12.4s
	fadd	v17.4s, v17.4s, v4.4s
	fmla	v9.4s, v21.4s, v29.4s
	fneg	v16.4s, v16.4s
	fmla	v23.4s, v21.4s, v9.4s
	fmla	v23.4s, v3.4s, v20.4s
	fmul	v20.4s, v8.4s, v8.4s
	fmla	v16.4s, v23.4s, v17.4s
	fmul	v17.4s, v8.4s, v20.4s
	fadd	v30.4s, v30.4s, v20.4s
	fmla	v26.4s, v20.4s, v20.4s
	fmla	v19.4s, v16.4s, v5.4s
	fadd	v27.4s, v27.4s, v17.4s
	fmla	v24.4s, v17.4s, v20.4s
	fmla	v6.4s, v17.4s, v17.4s
	b.ne	.L39b85
	add	x10, x10, #1
	add	x11, x11, x9
	cmp	x10, x21
	b.ne	.L39b84
.L39b87:
	ldr	q0, [sp, #1936]
	fmov	v4.4s, #1.00000000
	ldr	q23, [sp, #1504]
	ldr	q21, [sp, #1696]
	add	x9, x28, #44
	fmov	v12.4s, #1.00000000
	fmul	v0.4s, v0.4s, v14.4s
	fmov	v9.4s, #1.00000000
	ldp	x21, x23, [sp, #288]
	fmul	v0.4s, v0.4s, v15.4s
	add	x10, x22, x21, lsl #4
	lsl	x11, x23, #5
	add	x13, x23, x23, lsl #1
	fmls	v4.4s, v0.4s, v0.4s
	fmaxnm	v5.4s, v4.4s, v23.4s
	str	q4, [sp, #1648]
	ldr	q4, [sp, #1728]
	fmul	v17.4s, v4.4s, v21.4s
	fmov	v4.4s, #1.00000000
	fsqrt	v5.4s, v5.4s
	fmul	v16.4s, v17.4s, v15.4s
	ldr	s17, [x28, #48]
	str	q16, [sp, #1904]
	fdiv	v20.4s, v4.4s, v5.4s
	fneg	v4.4s, v0.4s
	ldr	q0, [sp, #1744]
	fmul	v5.4s, v0.4s, v21.4s
	fmul	v0.4s, v16.4s, v4.4s
	str	q4, [sp, #1888]
	fmov	v4.4s, #1.00000000
	fmla	v0.4s, v14.4s, v5.4s
	fmls	v4.4s, v16.4s, v16.4s
	ld1r	{ v16.4s }, [x9]
	ldp	s13, s14, [x28, #36]
	mov	w9, #46871
	movk	w9, #14673, lsl #16
	fmul	v5.4s, v0.4s, v20.4s
	fmov	s0, #1.00000000
	str	q20, [sp, #1984]
	fdiv	s20, s0, s17
	fmls	v4.4s, v5.4s, v5.4s
	str	q5, [sp, #1936]
	ldr	q5, [sp, #1344]
	fadd	v15.4s, v5.4s, v16.4s
	str	q5, [sp, #1344]
	fmaxnm	v0.4s, v4.4s, v23.4s
	fsub	v23.4s, v5.4s, v16.4s
	str	q4, [sp, #1744]
	fmov	v4.4s, #1.00000000
	fsqrt	v29.4s, v0.4s
	fmov	v0.4s, #1.00000000
	fmul	v21.4s, v23.4s, v20.s[0]
	ldp	s17, s23, [x28, #28]
	fmul	v15.4s, v15.4s, v20.s[0]
	str	q20, [sp, #1728]
	dup	v8.4s, v17.s[0]
	fmla	v8.4s, v21.4s, v13.s[0]
	fdiv	v5.4s, v12.4s, v29.4s
	dup	v29.4s, v23.s[0]
	fmla	v4.4s, v8.4s, v21.4s
	fmul	v8.4s, v21.4s, v21.4s
	fmla	v29.4s, v15.4s, v14.s[0]
	fmla	v0.4s, v4.4s, v8.4s
	fmov	v4.4s, #1.00000000
	fmla	v4.4s, v29.4s, v15.4s
	fmul	v29.4s, v15.4s, v15.4s
	str	q0, [sp, #1584]
	fmla	v9.4s, v4.4s, v29.4s
	str	q5, [sp, #1952]
	ldr	q5, [sp, #576]
	fmaxnm	v8.4s, v0.4s, v5.4s
	fmaxnm	v4.4s, v9.4s, v5.4s
	ldr	q5, [sp, #1968]
	fsqrt	v8.4s, v8.4s
	fsqrt	v0.4s, v4.4s
	ldr	q4, [sp, #1712]
	str	q0, [sp, #1872]
	ldr	q0, [sp, #1520]
	fmul	v29.4s, v5.4s, v0.4s
	ldr	q5, [sp, #1600]
	fmul	v5.4s, v5.4s, v0.4s
	fmul	v20.4s, v29.4s, v4.4s
	fdiv	v4.4s, v12.4s, v8.4s
	mov	v12.16b, v0.16b
	ldr	q8, [sp, #1888]
	fmov	v0.4s, #3.00000000
	fmul	v29.4s, v20.4s, v8.4s
	fmul	v17.4s, v0.4s, v17.s[0]
	fmul	v23.4s, v0.4s, v23.s[0]
	ldr	q0, [sp, #1536]
	fmla	v29.4s, v0.4s, v5.4s
	ldr	q5, [sp, #1792]
	fmov	v0.4s, #1.00000000
	fmul	v5.4s, v5.4s, v12.4s
	movi	v12.4s, #64, lsl #24
	str	q4, [sp, #1568]
	fmov	v4.4s, #4.00000000
	fmul	v13.4s, v4.4s, v13.s[0]
	ldr	q4, [sp, #1904]
	fneg	v16.4s, v4.4s
	fmov	v4.4s, #4.00000000
	fmla	v17.4s, v13.4s, v21.4s
	fmul	v13.4s, v20.4s, v16.4s
	fmul	v14.4s, v4.4s, v14.s[0]
	ldr	q4, [sp, #1696]
	str	q16, [sp, #1968]
	fmla	v13.4s, v4.4s, v5.4s
	ldr	q4, [sp, #1984]
	fmla	v23.4s, v14.4s, v15.4s
	movi	v14.4s, #64, lsl #24
	fmul	v5.4s, v29.4s, v4.4s
	ldr	q4, [sp, #1872]
	fdiv	v29.4s, v0.4s, v4.4s
	ldr	q4, [sp, #1936]
	fmla	v12.4s, v23.4s, v15.4s
	fmla	v14.4s, v17.4s, v21.4s
	ldr	q0, [sp, #1952]
	fmls	v13.4s, v4.4s, v5.4s
	fmov	v4.4s, #1.00000000
	mov	v17.16b, v5.16b
	str	q5, [sp, #1840]
	fmul	v16.4s, v15.4s, v12.4s
	fmul	v23.4s, v21.4s, v14.4s
	fmls	v4.4s, v20.4s, v20.4s
	fmul	v5.4s, v13.4s, v0.4s
	movi	v0.4s, #63, lsl #24
	ldp	s13, s14, [x28, #20]
	fmls	v4.4s, v17.4s, v17.4s
	fmul	v23.4s, v23.4s, v0.4s
	fmul	v0.4s, v16.4s, v0.4s
	ldr	q16, [sp, #1568]
	str	q5, [sp, #1872]
	mov	v21.16b, v29.16b
	fmls	v4.4s, v5.4s, v5.4s
	fmul	v23.4s, v23.4s, v16.4s
	fmul	v17.4s, v0.4s, v29.4s
	ldr	q0, [sp, #1808]
	fmul	v21.4s, v9.4s, v21.4s
	mov	v5.16b, v4.16b
	str	q4, [sp, #1792]
	ldr	q4, [sp, #1680]
	fmul	v15.4s, v23.4s, v13.s[0]
	fmul	v29.4s, v17.4s, v14.s[0]
	fmul	v12.4s, v4.4s, v0.4s
	ldr	q0, [sp, #1504]
	fmaxnm	v5.4s, v5.4s, v0.4s
	ldr	q0, [sp, #1712]
	fmul	v17.4s, v12.4s, v0.4s
	ldr	q0, [sp, #1728]
	str	q20, [sp, #1728]
	fmul	v12.4s, v15.4s, v0.s[0]
	fmul	v23.4s, v29.4s, v0.s[0]
	fsqrt	v0.4s, v5.4s
	ldr	q5, [sp, #1824]
	fmul	v15.4s, v17.4s, v8.4s
	fmul	v29.4s, v5.4s, v4.4s
	ldr	q5, [sp, #1632]
	fabs	v9.4s, v12.4s
	fmul	v8.4s, v5.4s, v4.4s
	fabs	v5.4s, v23.4s
	ldr	q23, [sp, #1664]
	fabs	v12.4s, v23.4s
	fmaxnm	v9.4s, v9.4s, v5.4s
	ldr	q5, [sp, #1616]
	str	q0, [sp, #1808]
	ldr	q0, [sp, #1584]
	fmul	v0.4s, v0.4s, v16.4s
	str	q0, [sp, #1824]
	ldr	q0, [sp, #1968]
	fmul	v16.4s, v17.4s, v0.4s
	ldr	q0, [sp, #1536]
	fmla	v15.4s, v0.4s, v29.4s
	ldr	q0, [sp, #1696]
	fneg	v29.4s, v20.4s
	ldr	q20, [sp, #1776]
	fmla	v16.4s, v0.4s, v8.4s
	ldr	q0, [sp, #1824]
	fmul	v8.4s, v5.4s, v4.4s
	ldr	q5, [sp, #1920]
	fmul	v0.4s, v0.4s, v13.s[0]
	fmul	v13.4s, v21.4s, v14.s[0]
	movi	v21.2d, #0000000000000000
	fmul	v14.4s, v17.4s, v29.4s
	str	q0, [sp, #1824]
	ldr	q0, [sp, #1984]
	fmaxnm	v29.4s, v12.4s, v21.4s
	ldr	q21, [sp, #1808]
	fabs	v12.4s, v20.4s
	str	q17, [sp, #1808]
	fmul	v4.4s, v15.4s, v0.4s
	fmov	v0.4s, #1.00000000
	fabs	v15.4s, v5.4s
	fdiv	v0.4s, v0.4s, v21.4s
	fmaxnm	v21.4s, v29.4s, v12.4s
	fmul	v29.4s, v15.4s, v9.4s
	dup	v9.4s, w9
	ldr	q12, [sp, #1376]
	ldr	q15, [sp, #1344]
	add	x9, x28, #208
	fadd	v12.4s, v23.4s, v12.4s
	str	q0, [sp, #1968]
	ldr	q0, [sp, #1520]
	fmla	v14.4s, v0.4s, v8.4s
	ldr	q0, [sp, #1936]
	fmov	v8.4s, #1.00000000
	fmls	v16.4s, v0.4s, v4.4s
	ldr	q0, [sp, #1824]
	fminnm	v0.4s, v0.4s, v13.4s
	fmls	v8.4s, v17.4s, v17.4s
	ldr	q17, [sp, #1840]
	fadd	v13.4s, v5.4s, v15.4s
	ldr	q5, [sp, #1648]
	fmls	v14.4s, v17.4s, v4.4s
	ldr	q17, [sp, #1952]
	fmul	v0.4s, v0.4s, v9.4s
	fmul	v23.4s, v16.4s, v17.4s
	mov	v17.16b, v25.16b
	ldr	q25, [sp, #1456]
	ldr	q16, [sp, #1760]
	str	q4, [sp, #1760]
	fmls	v8.4s, v4.4s, v4.4s
	ldr	q4, [sp, #1872]
	fadd	v16.4s, v16.4s, v25.4s
	str	q0, [sp, #1824]
	fmaxnm	v0.4s, v21.4s, v29.4s
	ldr	q21, [sp, #1424]
	fmls	v14.4s, v4.4s, v23.4s
	ldr	q4, [sp, #1824]
	str	q23, [sp, #1776]
	fadd	v29.4s, v20.4s, v21.4s
	ldr	q20, [sp, #1856]
	fmls	v8.4s, v23.4s, v23.4s
	fadd	v9.4s, v20.4s, v17.4s
	fmov	v17.4s, #1.00000000
	fcmge	v0.4s, v4.4s, v0.4s
	ldr	q4, [sp, #832]
	fminnm	v4.4s, v29.4s, v4.4s
	fminnm	v21.4s, v5.4s, v17.4s
	ldr	q5, [sp, #816]
	fminnm	v12.4s, v12.4s, v5.4s
	ldr	q5, [sp, #800]
	fminnm	v20.4s, v16.4s, v5.4s
	ldr	q5, [sp, #896]
	ldr	q16, [sp, #1312]
	fminnm	v29.4s, v9.4s, v5.4s
	ldr	q5, [sp, #1744]
	ldr	q9, [sp, #912]
	fcmge	v17.4s, v17.4s, v16.4s
	fminnm	v21.4s, v21.4s, v5.4s
	ldr	q5, [sp, #1968]
	fminnm	v9.4s, v13.4s, v9.4s
	fmul	v23.4s, v14.4s, v5.4s
	ldp	q13, q5, [sp, #848]
	fmaxnm	v12.4s, v12.4s, v13.4s
	and	v0.16b, v17.16b, v0.16b
	str	q17, [sp, #1824]
	fmaxnm	v20.4s, v20.4s, v5.4s
	ldr	q5, [sp, #784]
	ld1r	{ v17.4s }, [x9]
	mov	w9, #46871
	fmaxnm	v13.4s, v4.4s, v5.4s
	ldr	q4, [sp, #880]
	ldr	q5, [sp, #1440]
	fmls	v8.4s, v23.4s, v23.4s
	movk	w9, #14545, lsl #16
	fmaxnm	v29.4s, v29.4s, v4.4s
	ldr	q4, [sp, #928]
	fmaxnm	v9.4s, v9.4s, v4.4s
	ldr	q4, [sp, #1792]
	fminnm	v21.4s, v21.4s, v4.4s
	ldr	q4, [sp, #1376]
	bif	v12.16b, v4.16b, v0.16b
	fmov	v4.4s, #4.00000000
	fminnm	v21.4s, v21.4s, v8.4s
	fcmeq	v4.4s, v16.4s, v4.4s
	mov	v16.16b, v0.16b
	bsl	v16.16b, v20.16b, v25.16b
	mov	v25.16b, v0.16b
	str	q4, [sp, #1856]
	bsl	v25.16b, v29.16b, v5.16b
	ldr	q5, [sp, #1424]
	bif	v13.16b, v5.16b, v0.16b
	bsl	v0.16b, v9.16b, v15.16b
	mov	v9.16b, v4.16b
	ldr	s5, [x28, #12]
	bsl	v9.16b, v17.16b, v12.16b
	dup	v12.4s, w9
	fmul	v16.4s, v16.4s, v5.s[0]
	fmul	v25.4s, v25.4s, v5.s[0]
	bit	v13.16b, v17.16b, v4.16b
	bit	v0.16b, v17.16b, v4.16b
	add	x9, x21, x23
	fcmgt	v20.4s, v21.4s, v12.4s
	mov	v21.16b, v4.16b
	bit	v16.16b, v17.16b, v4.16b
	str	q9, [x10]
	str	q13, [x22, x9, lsl #4]
	bsl	v21.16b, v17.16b, v25.16b
	str	q0, [x10, x11]
	lsl	x11, x23, #6
	str	q16, [x10, x13, lsl #4]
	str	q20, [sp, #1920]
	str	q21, [x10, x11]
	tbnz	w20, #1, .L39b89
	ldr	x0, [sp, #168]
	ldr	w15, [sp, #268]
	mov	w10, #5
	b	.L39b91
.L39b89:
	str	q23, [sp, #1744]
	ldr	q23, [sp, #1984]
	ldr	q0, [sp, #1888]
	ldr	q20, [sp, #1904]
	tst	w20, #0x4
	mov	w13, #6
	fmul	v4.4s, v23.4s, v0.4s
	ldr	q12, [sp, #1936]
	fneg	v0.4s, v23.4s
	str	q5, [sp, #1904]
	ldr	q5, [sp, #1504]
	ldr	q15, [sp, #1952]
	ldr	q25, [sp, #1808]
	ldr	q29, [sp, #1776]
	cinc	x13, x13, ne
	fmaxnm	v16.4s, v8.4s, v5.4s
	ldr	q5, [sp, #1840]
	ldr	q8, [sp, #1872]
	fmla	v20.4s, v4.4s, v12.4s
	fmul	v0.4s, v12.4s, v0.4s
	str	q4, [sp, #1872]
	umull	x13, w13, w23
	mov	w14, #10
	mov	w15, #7
	umaddl	x10, w23, w7, x22
	lsl	x11, x21, #4
	csel	x14, x15, x14, eq
	fsqrt	v13.4s, v16.4s
	mov	w15, #14
	mov	w17, #8
	fneg	v21.4s, v20.4s
	ldr	q20, [sp, #1728]
	fmul	v0.4s, v0.4s, v15.4s
	add	x13, x22, x13, lsl #4
	csel	x15, x17, x15, eq
	umull	x14, w14, w23
	fmla	v20.4s, v4.4s, v5.4s
	fmul	v5.4s, v23.4s, v5.4s
	mov	w17, #19
	mov	w0, #9
	umull	x15, w15, w23
	fmul	v9.4s, v15.4s, v21.4s
	str	q0, [sp, #1888]
	ldr	q21, [sp, #1760]
	csel	x17, x0, x17, eq
	ldr	x0, [sp, #168]
	fmla	v5.4s, v0.4s, v8.4s
	fneg	v0.4s, v15.4s
	fmla	v25.4s, v4.4s, v21.4s
	fmul	v12.4s, v23.4s, v21.4s
	umull	x17, w17, w23
	fmla	v20.4s, v9.4s, v8.4s
	str	q9, [sp, #1936]
	fmul	v21.4s, v8.4s, v0.4s
	fmov	v8.4s, #1.00000000
	ldr	q0, [sp, #1888]
	fmla	v25.4s, v9.4s, v29.4s
	fneg	v16.4s, v20.4s
	fneg	v20.4s, v5.4s
	fmov	v5.4s, #1.00000000
	fmla	v12.4s, v0.4s, v29.4s
	fmla	v8.4s, v4.4s, v4.4s
	ldr	q4, [sp, #1744]
	fdiv	v14.4s, v5.4s, v13.4s
	ldr	q13, [sp, #1968]
	fmul	v5.4s, v13.4s, v16.4s
	fmul	v9.4s, v13.4s, v20.4s
	fmul	v16.4s, v15.4s, v29.4s
	fmul	v29.4s, v21.4s, v13.4s
	fmul	v21.4s, v23.4s, v23.4s
	ldr	q20, [sp, #1936]
	fmla	v8.4s, v20.4s, v20.4s
	fmul	v20.4s, v15.4s, v15.4s
	fmla	v25.4s, v5.4s, v4.4s
	fmla	v12.4s, v9.4s, v4.4s
	str	q5, [sp, #1792]
	fmla	v16.4s, v29.4s, v4.4s
	fneg	v4.4s, v13.4s
	fmla	v21.4s, v0.4s, v0.4s
	str	q9, [sp, #1808]
	fmla	v8.4s, v5.4s, v5.4s
	fmla	v20.4s, v29.4s, v29.4s
	str	q29, [sp, #1840]
	fneg	v23.4s, v25.4s
	fneg	v12.4s, v12.4s
	mov	v25.16b, v0.16b
	ldr	q0, [sp, #1744]
	fneg	v16.4s, v16.4s
	fmla	v21.4s, v9.4s, v9.4s
	ldr	q9, [sp, #1696]
	fmul	v4.4s, v0.4s, v4.4s
	fmul	v29.4s, v14.4s, v14.4s
	fmul	v23.4s, v14.4s, v23.4s
	fmul	v0.4s, v14.4s, v12.4s
	fmul	v5.4s, v14.4s, v16.4s
	fmul	v16.4s, v13.4s, v13.4s
	fmul	v4.4s, v4.4s, v14.4s
	str	q23, [sp, #1776]
	fmla	v8.4s, v23.4s, v23.4s
	mov	v13.16b, v0.16b
	fmla	v21.4s, v0.4s, v0.4s
	ldr	q0, [sp, #1824]
	ldr	q23, [sp, #1920]
	str	q5, [sp, #1824]
	fmla	v20.4s, v5.4s, v5.4s
	and	v12.16b, v0.16b, v23.16b
	ldr	q0, [sp, #1520]
	ldr	q23, [sp, #1904]
	fmla	v16.4s, v4.4s, v4.4s
	str	q14, [sp, #1904]
	fmul	v5.4s, v0.4s, v23.s[0]
	ldr	q0, [sp, #1680]
	xtn	v12.4h, v12.4s
	fmul	v20.4s, v9.4s, v20.4s
	fmul	v15.4s, v0.4s, v23.s[0]
	ldr	q0, [sp, #1712]
	ldr	q23, [sp, #1536]
	fmul	v8.4s, v0.4s, v8.4s
	fmul	v21.4s, v23.4s, v21.4s
	fmul	v14.4s, v16.4s, v5.4s
	sshll	v16.4s, v12.4h, #0
	fmul	v20.4s, v9.4s, v20.4s
	fmul	v29.4s, v29.4s, v15.4s
	fmul	v8.4s, v0.4s, v8.4s
	fmul	v21.4s, v23.4s, v21.4s
	fmul	v12.4s, v5.4s, v14.4s
	bif	v20.16b, v17.16b, v16.16b
	fmul	v29.4s, v15.4s, v29.4s
	bif	v8.16b, v17.16b, v16.16b
	bif	v21.16b, v17.16b, v16.16b
	str	q8, [x10, x11]
	mov	v8.16b, v16.16b
	add	x10, x22, x14, lsl #4
	str	q21, [x13, x11]
	mov	v21.16b, v16.16b
	add	x13, x22, x15, lsl #4
	str	q20, [x10, x11]
	add	x10, x22, x17, lsl #4
	ldr	w15, [sp, #268]
	bsl	v8.16b, v12.16b, v17.16b
	bsl	v21.16b, v29.16b, v17.16b
	str	q8, [x13, x11]
	str	q21, [x10, x11]
	mov	w10, #10
	tbz	w20, #2, .L39b91
	ldr	q0, [sp, #1984]
	ldr	q20, [sp, #1872]
	mov	v12.16b, v13.16b
	ldr	q21, [sp, #1936]
	str	q4, [sp, #1760]
	mov	w10, #96
	fmul	v20.4s, v0.4s, v20.4s
	ldr	q0, [sp, #1952]
	ldr	q4, [sp, #1808]
	ldr	q23, [sp, #1792]
	str	q5, [sp, #1984]
	mov	w14, #144
	ldr	q5, [sp, #1840]
	ldr	q14, [sp, #1776]
	ldr	x17, [sp, #296]
	fmla	v20.4s, v21.4s, v25.4s
	fmul	v21.4s, v0.4s, v21.4s
	fmul	v25.4s, v0.4s, v25.4s
	ldr	q0, [sp, #1968]
	umaddl	x10, w17, w10, x22
	add	x13, x22, x17, lsl #7
	umaddl	x14, w17, w14, x22
	fmul	v29.4s, v0.4s, v23.4s
	fmul	v8.4s, v0.4s, v4.4s
	fmul	v9.4s, v0.4s, v5.4s
	fmla	v20.4s, v23.4s, v4.4s
	fmla	v21.4s, v23.4s, v5.4s
	ldr	q23, [sp, #1696]
	fmla	v25.4s, v4.4s, v5.4s
	ldr	q4, [sp, #1760]
	ldr	q5, [sp, #1904]
	ldr	q0, [sp, #1536]
	fmla	v29.4s, v14.4s, v4.4s
	fmla	v8.4s, v12.4s, v4.4s
	fmla	v20.4s, v14.4s, v13.4s
	ldr	q13, [sp, #1824]
	fmla	v21.4s, v14.4s, v13.4s
	fmla	v9.4s, v13.4s, v4.4s
	fmul	v4.4s, v5.4s, v14.4s
	ldr	q14, [sp, #1712]
	fmla	v25.4s, v12.4s, v13.4s
	fmul	v12.4s, v5.4s, v12.4s
	fmul	v20.4s, v0.4s, v20.4s
	fmul	v13.4s, v5.4s, v13.4s
	fmul	v21.4s, v23.4s, v21.4s
	str	q4, [sp, #1968]
	ldr	q4, [sp, #1984]
	fmul	v25.4s, v23.4s, v25.4s
	fmul	v12.4s, v12.4s, v15.4s
	fmul	v29.4s, v29.4s, v4.4s
	fmul	v20.4s, v14.4s, v20.4s
	fmul	v8.4s, v8.4s, v4.4s
	fmul	v9.4s, v9.4s, v4.4s
	fmul	v13.4s, v13.4s, v15.4s
	fmul	v21.4s, v14.4s, v21.4s
	fmul	v25.4s, v0.4s, v25.4s
	str	q29, [sp, #1952]
	ldr	q29, [sp, #1760]
	bif	v20.16b, v17.16b, v16.16b
	fmul	v8.4s, v0.4s, v8.4s
	fmul	v9.4s, v23.4s, v9.4s
	str	q21, [sp, #1936]
	ldr	q21, [sp, #1952]
	fmul	v5.4s, v5.4s, v29.4s
	ldr	q29, [sp, #1968]
	str	q20, [x10, x11]
	fmul	v20.4s, v0.4s, v12.4s
	fmul	v21.4s, v14.4s, v21.4s
	mov	w10, #176
	bif	v25.16b, v17.16b, v16.16b
	fmul	v29.4s, v29.4s, v15.4s
	umaddl	x10, w17, w10, x22
	bif	v8.16b, v17.16b, v16.16b
	fmul	v5.4s, v5.4s, v15.4s
	bif	v20.16b, v17.16b, v16.16b
	str	q21, [sp, #1968]
	ldr	q21, [sp, #1936]
	ldr	q0, [sp, #1968]
	fmul	v14.4s, v14.4s, v29.4s
	fmul	v29.4s, v23.4s, v13.4s
	bif	v21.16b, v17.16b, v16.16b
	mov	v23.16b, v16.16b
	fmul	v5.4s, v4.4s, v5.4s
	str	q21, [x13, x11]
	mov	v21.16b, v16.16b
	mov	w13, #192
	str	q25, [x14, x11]
	mov	w14, #208
	umaddl	x13, w17, w13, x22
	umaddl	x14, w17, w14, x22
	bsl	v23.16b, v9.16b, v17.16b
	bsl	v21.16b, v0.16b, v17.16b
	mov	v0.16b, v16.16b
	str	q21, [x10, x11]
	mov	w10, #240
	bsl	v0.16b, v14.16b, v17.16b
	umaddl	x10, w17, w10, x22
	str	q8, [x13, x11]
	mov	v21.16b, v16.16b
	str	q23, [x14, x11]
	mov	w14, #272
	add	x13, x22, x17, lsl #8
	umaddl	x14, w17, w14, x22
	str	q0, [x10, x11]
	mov	v0.16b, v16.16b
	mov	w10, #288
	bsl	v21.16b, v29.16b, v17.16b
	umaddl	x10, w17, w10, x22
	str	q20, [x13, x11]
	bsl	v0.16b, v5.16b, v17.16b
	str	q21, [x14, x11]
	str	q0, [x10, x11]
	mov	w10, #20
.L39b91:
	movi	v25.4s, #191, lsl #24
	movi	d8, #0000000000000000
	mvni	v17.4s, #127, msl #16
	tbz	w20, #3, .L39b8
	fmov	v16.4s, #1.00000000
	ldp	q0, q5, [sp, #208]
	mov	w11, #29208
	ldr	x23, [sp, #296]
	ldr	q4, [sp, #1856]
	movk	w11, #16177, lsl #16
	lsl	x14, x21, #4
	mov	w20, w15
	umull	x13, w10, w23
	add	x15, x10, #2
	add	x17, x10, #3
	fdiv	v0.4s, v16.4s, v0.4s
	umull	x15, w15, w23
	umull	x17, w17, w23
	add	x13, x22, x13, lsl #4
	fmul	v5.4s, v5.4s, v0.4s
	add	v0.4s, v5.4s, v7.4s
	and	v7.16b, v0.16b, v17.16b
	fmov	v0.4s, #-1.00000000
	sub	v16.4s, v16.4s, v7.4s
	scvtf	v7.4s, v7.4s
	fmla	v0.4s, v16.4s, v5.4s
	movi	v5.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	fmul	v17.4s, v0.4s, v0.4s
	fmla	v28.4s, v1.4s, v0.4s
	movi	v1.2d, #0000000000000000
	fmla	v2.4s, v18.4s, v0.4s
	ldp	s18, s21, [x28, #100]
	fmla	v22.4s, v10.4s, v0.4s
	fmla	v28.4s, v11.4s, v17.4s
	fmla	v1.4s, v31.4s, v18.s[0]
	ldp	s20, s18, [x28, #136]
	fmla	v2.4s, v17.4s, v28.4s
	fmla	v5.4s, v31.4s, v20.s[0]
	ldp	s23, s20, [x28, #172]
	fmla	v1.4s, v30.4s, v21.s[0]
	fmla	v22.4s, v17.4s, v2.4s
	fmla	v5.4s, v30.4s, v18.s[0]
	ldp	s2, s18, [x28, #108]
	fmla	v16.4s, v31.4s, v23.s[0]
	fmla	v0.4s, v17.4s, v22.4s
	fmla	v1.4s, v27.4s, v2.s[0]
	ldp	s17, s2, [x28, #144]
	fmla	v16.4s, v30.4s, v20.s[0]
	fmla	v5.4s, v27.4s, v17.s[0]
	ldp	s20, s17, [x28, #180]
	fmla	v0.4s, v3.4s, v7.4s
	dup	v3.4s, w11
	ldr	q7, [sp, #192]
	fmla	v1.4s, v26.4s, v18.s[0]
	mov	w11, #16271
	fmla	v16.4s, v27.4s, v20.s[0]
	movk	w11, #16363, lsl #16
	fmla	v5.4s, v26.4s, v2.s[0]
	fmla	v0.4s, v3.4s, v7.4s
	ldp	s7, s20, [x28, #152]
	dup	v3.4s, w11
	add	x11, x28, #208
	fmla	v16.4s, v26.4s, v17.s[0]
	ldp	s2, s17, [x28, #116]
	fmla	v5.4s, v24.4s, v7.s[0]
	ldp	s18, s7, [x28, #188]
	fmla	v1.4s, v24.4s, v2.s[0]
	fneg	v2.4s, v19.4s
	fmla	v16.4s, v24.4s, v18.s[0]
	ldr	q18, [sp, #240]
	fmla	v5.4s, v6.4s, v20.s[0]
	fmla	v0.4s, v3.4s, v18.4s
	fadd	v3.4s, v19.4s, v19.4s
	fmla	v1.4s, v6.4s, v17.s[0]
	fmla	v16.4s, v6.4s, v7.s[0]
	movi	v6.4s, #64, lsl #24
	ldr	q7, [sp, #176]
	fmla	v2.4s, v25.4s, v0.4s
	ld1r	{ v0.4s }, [x11]
	umaddl	x11, w10, w23, x23
	fadd	v1.4s, v7.4s, v1.4s
	add	x10, x10, #4
	fmla	v5.4s, v6.4s, v7.s[0]
	movi	v6.4s, #65, lsl #24
	umull	x10, w10, w23
	bit	v3.16b, v0.16b, v4.16b
	add	x11, x22, x11, lsl #4
	bit	v2.16b, v0.16b, v4.16b
	bit	v1.16b, v0.16b, v4.16b
	add	x10, x22, x10, lsl #4
	fmla	v16.4s, v6.4s, v7.s[0]
	str	q2, [x13, x14]
	mov	v2.16b, v4.16b
	add	x13, x22, x15, lsl #4
	str	q3, [x11, x14]
	add	x11, x22, x17, lsl #4
	mov	w15, w20
	str	q1, [x13, x14]
	bsl	v2.16b, v0.16b, v5.16b
	bif	v0.16b, v16.16b, v4.16b
	str	q2, [x11, x14]
	str	q0, [x10, x14]
	b	.L39b8
.L39b93:
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
