// Made by `cargo xtask kernels`. Do not edit.
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
	sub	sp, sp, #1984
	str	w1, [sp, #60]
	cbz	w3, 256f
	cbz	w2, 256f
	ldr	w8, [sp, #60]
	cbz	w8, 256f
	ldr	w10, [sp, #60]
	add	w9, w5, w4
	mvni	v0.4s, #128, lsl #16
	mov	w8, w2
	fmov	v12.4s, #1.00000000
	movi	v28.4s, #63, lsl #24
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
	movi	v15.4s, #2
	movi	v22.2d, #0000000000000000
	str	w9, [sp, #20]
	mov	w9, #16992
	movi	v31.4s, #127, msl #16
	movk	w9, #3490, lsl #16
	movi	d8, #0000000000000000
	movi	v9.2d, #0x00ffff0000ffff
	dup	v1.4s, w9
	ldp	x28, x22, [x0, #24]
	fmov	s13, #0.50000000
	ldr	x1, [sp, #2144]
	ldr	x12, [x0]
	str	x8, [sp, #160]
	ldr	x8, [x0, #56]
	mov	w9, #43691
	str	q1, [sp, #768]
	dup	v1.4s, w10
	mov	w5, #7402
	mov	w19, #62154
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
	b	21f
20:
	ldr	x11, [sp, #40]
	ldr	x9, [sp, #24]
	ldr	w10, [sp, #36]
	add	x11, x11, #1
	cmp	x11, x9
	ldr	w9, [sp, #20]
	add	w10, w10, w9
	b.eq	256f
21:
	ldr	x9, [sp, #72]
	str	w10, [sp, #36]
	str	x11, [sp, #40]
	mul	x9, x11, x9
	str	x9, [sp, #64]
	mov	w9, w10
	mov	x10, xzr
	b	23f
22:
	ldr	x10, [sp, #88]
	ldr	x9, [sp, #72]
	ldr	w11, [sp, #84]
	add	x10, x10, #1
	cmp	x10, x9
	ldr	w9, [sp, #60]
	add	w9, w11, w9
	b.eq	20b
23:
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
	b	26f
24:
	ldr	q0, [sp, #1904]
	ldr	q1, [sp, #1840]
	movi	v28.4s, #63, lsl #24
	ldr	q2, [sp, #1232]
	fmov	v29.4s, #-1.00000000
	movi	v15.4s, #2
	orr	v0.16b, v1.16b, v0.16b
	fmov	v1.4s, #3.00000000
	movi	v22.2d, #0000000000000000
	movi	v31.4s, #127, msl #16
	movi	v9.2d, #0x00ffff0000ffff
	ldr	x10, [sp, #160]
	fmov	s13, #0.50000000
	bsl	v0.16b, v2.16b, v1.16b
	ldr	q1, [sp, #1248]
	str	q1, [x10, x21, lsl #4]
	str	q0, [x10, x9, lsl #4]
25:
	add	x2, x2, #1
	add	w15, w15, #1
	cmp	x2, x4
	b.eq	22b
26:
	ldr	w10, [x1, #8]
	add	x9, x0, x2
	cmp	x9, x10
	b.hs	25b
	ldr	w21, [x1]
	add	x9, x0, x2
	movi	v2.2d, #0000000000000000
	stp	x9, x10, [sp, #288]
	umull	x14, w21, w21
	str	w15, [sp, #252]
	add	x9, x14, #1
	lsr	x10, x9, #1
	ldp	w9, w20, [x1, #16]
	str	w9, [sp, #1968]
	tst	w20, #0x1
	lsl	x9, x21, #4
	csel	x10, x14, x10, eq
	cbz	w21, 228f
	ldr	x11, [sp, #288]
	movi	v7.2d, #0000000000000000
	movi	v10.2d, #0000000000000000
	movi	v16.4s, #16, lsl #16
	fmov	v11.4s, #1.00000000
	mul	w1, w15, w10
	mul	x11, x10, x11
	fmov	v30.4s, #1.00000000
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
	b	29f
27:
	movi	v22.2d, #0000000000000000
	mov	v30.16b, v26.16b
28:
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
	b.eq	227f
29:
	mov	w13, #2382
	mul	x22, x0, x21
	mov	v26.16b, v30.16b
	movk	w13, #16192, lsl #16
	movi	v30.2d, #0000000000000000
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
	tbnz	w20, #0, 210f
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
	tbnz	w20, #3, 214f
	mov	w13, #1
	fmov	s0, w21
	movi	v22.2d, #0000000000000000
	fmov	s5, w13
	cmp	w21, #1
	cmeq	v0.4s, v0.4s, v5.4s
	fadd	v5.4s, v3.4s, v17.4s
	fadd	v18.4s, v17.4s, v22.4s
	dup	v0.4s, v0.s[0]
	bit	v3.16b, v5.16b, v0.16b
	b.ne	217f
	mov	w24, #56135
	mov	v30.16b, v26.16b
	movk	w24, #15947, lsl #16
	b	28b
210:
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
	tbz	w20, #3, 211f
	fadd	v5.4s, v17.4s, v23.4s
	mov	v24.16b, v21.16b
	fadd	v18.4s, v17.4s, v22.4s
	mov	v25.16b, v19.16b
	fmla	v24.4s, v17.4s, v5.4s
	mov	v5.16b, v20.16b
	fmla	v5.4s, v17.4s, v18.4s
	fcmgt	v18.4s, v17.4s, #0.0
	fmla	v25.4s, v17.4s, v24.4s
	bif	v5.16b, v12.16b, v18.16b
	mov	v24.16b, v18.16b
	and	v18.16b, v18.16b, v12.16b
	bsl	v24.16b, v25.16b, v12.16b
	fadd	v10.4s, v10.4s, v18.4s
	fmul	v5.4s, v26.4s, v5.4s
	fmul	v24.4s, v11.4s, v24.4s
	ushr	v25.4s, v5.4s, #23
	and	v5.16b, v5.16b, v31.16b
	sub	v16.4s, v16.4s, v25.4s
	and	v25.16b, v24.16b, v31.16b
	orr	v26.16b, v5.16b, v12.16b
	usra	v16.4s, v24.4s, #23
	orr	v11.16b, v25.16b, v12.16b
211:
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
	b.eq	27b
	cbz	x5, 219f
	mov	v30.16b, v26.16b
	mov	x23, #-1
	mov	x24, x6
	mov	w25, w4
	sub	x26, x21, #2
	b	213f
212:
	fadd	v18.4s, v18.4s, v5.4s
	umax	v7.4s, v7.4s, v0.4s
	sub	x26, x26, #1
	sub	x23, x23, #1
	add	w25, w25, #16
	add	x24, x24, #1
	cbz	x26, 216f
213:
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
	tbz	w20, #3, 212b
	fadd	v24.4s, v5.4s, v23.4s
	mov	v26.16b, v21.16b
	fadd	v25.4s, v5.4s, v22.4s
	mov	v27.16b, v19.16b
	fmla	v26.4s, v5.4s, v24.4s
	mov	v24.16b, v20.16b
	fmla	v24.4s, v5.4s, v25.4s
	fcmgt	v25.4s, v5.4s, #0.0
	fmla	v27.4s, v5.4s, v26.4s
	bif	v24.16b, v12.16b, v25.16b
	mov	v26.16b, v25.16b
	and	v25.16b, v25.16b, v12.16b
	bsl	v26.16b, v27.16b, v12.16b
	fadd	v10.4s, v10.4s, v25.4s
	fmul	v24.4s, v30.4s, v24.4s
	fmul	v26.4s, v11.4s, v26.4s
	ushr	v27.4s, v24.4s, #23
	and	v24.16b, v24.16b, v31.16b
	sub	v16.4s, v16.4s, v27.4s
	and	v27.16b, v26.16b, v31.16b
	orr	v30.16b, v24.16b, v12.16b
	usra	v16.4s, v26.4s, #23
	orr	v11.16b, v27.16b, v12.16b
	b	212b
214:
	fadd	v0.4s, v17.4s, v23.4s
	mov	v18.16b, v21.16b
	mov	w13, #1
	fadd	v5.4s, v17.4s, v22.4s
	mov	v24.16b, v19.16b
	cmp	w21, #1
	fmov	s25, w13
	fmla	v18.4s, v17.4s, v0.4s
	mov	v0.16b, v20.16b
	fmla	v0.4s, v17.4s, v5.4s
	fcmgt	v5.4s, v17.4s, #0.0
	fmla	v24.4s, v17.4s, v18.4s
	bif	v0.16b, v12.16b, v5.16b
	mov	v18.16b, v5.16b
	and	v5.16b, v5.16b, v12.16b
	bsl	v18.16b, v24.16b, v12.16b
	fmov	s24, w21
	fadd	v10.4s, v10.4s, v5.4s
	fmul	v0.4s, v26.4s, v0.4s
	fadd	v26.4s, v3.4s, v17.4s
	cmeq	v24.4s, v24.4s, v25.4s
	fmul	v25.4s, v11.4s, v18.4s
	ushr	v18.4s, v0.4s, #23
	and	v0.16b, v0.16b, v31.16b
	dup	v24.4s, v24.s[0]
	sub	v16.4s, v16.4s, v18.4s
	and	v27.16b, v25.16b, v31.16b
	fadd	v18.4s, v17.4s, v30.4s
	bit	v3.16b, v26.16b, v24.16b
	orr	v30.16b, v0.16b, v12.16b
	usra	v16.4s, v25.4s, #23
	orr	v11.16b, v27.16b, v12.16b
	b.eq	224f
	cbz	x5, 222f
	sub	x26, x21, #2
	mov	w25, #1
215:
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
	bif	v24.16b, v12.16b, v25.16b
	mov	v26.16b, v25.16b
	and	v25.16b, v25.16b, v12.16b
	bsl	v26.16b, v27.16b, v12.16b
	fadd	v10.4s, v10.4s, v25.4s
	fmul	v24.4s, v30.4s, v24.4s
	fmul	v26.4s, v11.4s, v26.4s
	ushr	v27.4s, v24.4s, #23
	and	v24.16b, v24.16b, v31.16b
	sub	v16.4s, v16.4s, v27.4s
	and	v27.16b, v26.16b, v31.16b
	orr	v30.16b, v24.16b, v12.16b
	usra	v16.4s, v26.4s, #23
	orr	v11.16b, v27.16b, v12.16b
	b.ne	215b
	b	223f
216:
	mov	w25, #44110
	mov	w26, #13
	mov	w24, #56135
	neg	x23, x23
	movk	w25, #16042, lsl #16
	movk	w26, #48896, lsl #16
	movk	w24, #15947, lsl #16
	b	220f
217:
	mov	v30.16b, v26.16b
	cbz	x5, 225f
	sub	x26, x21, #2
	mov	w25, #1
218:
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
	b.ne	218b
	b	226f
219:
	mov	w23, #1
	mov	v30.16b, v26.16b
220:
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
	tbz	w20, #3, 221f
	fadd	v23.4s, v5.4s, v23.4s
	fadd	v22.4s, v5.4s, v22.4s
	fmla	v21.4s, v5.4s, v23.4s
	fmla	v20.4s, v5.4s, v22.4s
	fcmgt	v22.4s, v5.4s, #0.0
	fmla	v19.4s, v5.4s, v21.4s
	bif	v20.16b, v12.16b, v22.16b
	bif	v19.16b, v12.16b, v22.16b
	fmul	v20.4s, v30.4s, v20.4s
	and	v22.16b, v22.16b, v12.16b
	fadd	v10.4s, v10.4s, v22.4s
	fmul	v19.4s, v11.4s, v19.4s
	ushr	v21.4s, v20.4s, #23
	and	v20.16b, v20.16b, v31.16b
	sub	v16.4s, v16.4s, v21.4s
	orr	v30.16b, v20.16b, v12.16b
	and	v21.16b, v19.16b, v31.16b
	usra	v16.4s, v19.4s, #23
	orr	v11.16b, v21.16b, v12.16b
221:
	add	x13, x23, #1
	fmov	d20, x21
	movi	v22.2d, #0000000000000000
	fmov	d19, x13
	fadd	v18.4s, v18.4s, v5.4s
	umax	v7.4s, v7.4s, v0.4s
	cmeq	v19.2d, v19.2d, v20.2d
	fadd	v20.4s, v3.4s, v5.4s
	dup	v19.2d, v19.d[0]
	bit	v3.16b, v20.16b, v19.16b
	b	28b
222:
	mov	w25, #1
223:
	add	x13, x12, x23, lsl #4
	lsl	x23, x25, #4
	mov	x24, x28
	ld1r	{ v0.4s }, [x24], #4
	ldr	s24, [x24]
	ldr	q5, [x13, x23]
	add	x13, x25, #1
	mov	w27, #64269
	mov	w25, #44110
	mov	w26, #13
	movk	w27, #49354, lsl #16
	fsub	v0.4s, v5.4s, v0.4s
	bic	v5.4s, #128, lsl #24
	movk	w25, #16042, lsl #16
	movk	w26, #48896, lsl #16
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
	bif	v20.16b, v12.16b, v22.16b
	fmov	d21, x13
	add	x13, x8, x22, lsl #4
	cmeq	v21.2d, v21.2d, v23.2d
	str	q0, [x13, x23]
	bif	v19.16b, v12.16b, v22.16b
	fmul	v20.4s, v30.4s, v20.4s
	and	v22.16b, v22.16b, v12.16b
	dup	v21.2d, v21.d[0]
	fadd	v10.4s, v10.4s, v22.4s
	fmul	v19.4s, v11.4s, v19.4s
	ushr	v23.4s, v20.4s, #23
	and	v20.16b, v20.16b, v31.16b
	bit	v3.16b, v24.16b, v21.16b
	sub	v16.4s, v16.4s, v23.4s
	orr	v30.16b, v20.16b, v12.16b
	and	v23.16b, v19.16b, v31.16b
	usra	v16.4s, v19.4s, #23
	orr	v11.16b, v23.16b, v12.16b
224:
	mov	w24, #56135
	movi	v22.2d, #0000000000000000
	movk	w24, #15947, lsl #16
	b	28b
225:
	mov	w25, #1
226:
	add	x13, x12, x23, lsl #4
	lsl	x23, x25, #4
	mov	x24, x28
	ld1r	{ v0.4s }, [x24], #4
	ldr	s19, [x24]
	ldr	q5, [x13, x23]
	add	x13, x25, #1
	fmov	d20, x21
	mov	w27, #64269
	mov	w25, #44110
	mov	w26, #13
	fsub	v0.4s, v5.4s, v0.4s
	bic	v5.4s, #128, lsl #24
	mov	w24, #56135
	movk	w27, #49354, lsl #16
	movk	w25, #16042, lsl #16
	movk	w26, #48896, lsl #16
	movk	w24, #15947, lsl #16
	umax	v7.4s, v7.4s, v5.4s
	fmul	v0.4s, v0.4s, v19.s[0]
	fmov	d19, x13
	add	x13, x8, x22, lsl #4
	cmeq	v19.2d, v19.2d, v20.2d
	str	q0, [x13, x23]
	fadd	v20.4s, v3.4s, v0.4s
	fadd	v18.4s, v18.4s, v0.4s
	dup	v19.2d, v19.d[0]
	bit	v3.16b, v20.16b, v19.16b
	b	28b
227:
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
	b	229f
228:
	movi	v0.2d, #0000000000000000
	fmov	v30.4s, #1.00000000
	movi	v7.2d, #0000000000000000
	movi	v3.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v1.2d, #0000000000000000
	movi	v10.2d, #0000000000000000
	fmov	v11.4s, #1.00000000
229:
	str	q0, [sp, #176]
	ucvtf	s0, w21
	dup	v0.4s, v0.s[0]
	fmaxnm	v5.4s, v0.4s, v12.4s
	fdiv	v5.4s, v12.4s, v5.4s
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
	fmul	v3.4s, v3.4s, v28.4s
	cbz	w21, 232f
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
230:
	movi	v18.2d, #0000000000000000
	mov	x15, xzr
231:
	ldr	q19, [x11, x15, lsl #4]
	ucvtf	s20, x15
	add	x15, x15, #1
	cmp	x21, x15
	fsub	v19.4s, v19.4s, v17.4s
	fmul	s21, s20, s20
	fmaxnm	v19.4s, v19.4s, v22.4s
	fmul	v19.4s, v19.4s, v19.4s
	fadd	v18.4s, v18.4s, v19.4s
	fmla	v16.4s, v19.4s, v20.s[0]
	fmla	v5.4s, v19.4s, v21.s[0]
	b.ne	231b
	ucvtf	s19, x10
	fadd	v4.4s, v4.4s, v18.4s
	add	x10, x10, #1
	cmp	x10, x21
	add	x11, x11, x9
	fmul	s20, s19, s19
	fmla	v6.4s, v18.4s, v19.s[0]
	fmla	v2.4s, v18.4s, v20.s[0]
	b.ne	230b
	b	233f
232:
	movi	v5.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
233:
	ldr	q17, [sp, #768]
	ucvtf	s18, x14
	ldr	q19, [sp, #144]
	fadd	v0.4s, v0.4s, v29.4s
	add	x11, x28, #44
	add	x13, x28, #32
	fmaxnm	v17.4s, v4.4s, v17.4s
	fcmgt	v19.4s, v4.4s, v19.4s
	ld1r	{ v23.4s }, [x13]
	ldp	s24, s25, [x28, #20]
	mov	w10, wzr
	dup	v20.4s, v18.s[0]
	fmov	v18.4s, #9.00000000
	stp	q30, q11, [sp, #192]
	fmul	v0.4s, v0.4s, v28.4s
	ldp	s26, s27, [x28, #36]
	fdiv	v17.4s, v12.4s, v17.4s
	ldr	q28, [sp, #128]
	str	q10, [sp, #224]
	str	q20, [sp, #272]
	fdiv	v20.4s, v20.4s, v18.4s
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
234:
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
	b.ne	234b
	mov	w10, #4059
	dup	v20.4s, v6.s[0]
	dup	v16.4s, v16.s[0]
	movk	w10, #16713, lsl #16
	ldr	w11, [sp, #1968]
	fmov	v26.4s, #4.00000000
	dup	v17.4s, w10
	add	x10, x28, #52
	fmov	v25.4s, #1.00000000
	fminnm	v0.4s, v0.4s, v16.4s
	ld1r	{ v21.4s }, [x10]
	add	x10, x28, #56
	ld1r	{ v24.4s }, [x10]
	add	x10, x28, #68
	dup	v27.4s, w19
	fmul	v17.4s, v18.4s, v17.4s
	ldr	q18, [sp, #272]
	movi	v28.2d, #0000000000000000
	str	q11, [sp, #576]
	fmls	v1.4s, v3.4s, v18.s[0]
	fmaxnm	v0.4s, v0.4s, v20.4s
	stp	q21, q20, [sp, #880]
	str	q27, [sp, #320]
	fmul	v17.4s, v19.4s, v17.4s
	fmov	v19.4s, #5.00000000
	str	q0, [sp, #1360]
	fmov	v0.4s, #0.25000000
	fmul	v4.4s, v4.4s, v17.4s
	fsqrt	v17.4s, v4.4s
	fcmgt	v4.4s, v19.4s, v18.4s
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
	stp	q23, q22, [sp, #848]
	movi	v22.2d, #0000000000000000
	ushll	v6.4s, v6.4h, #0
	str	q7, [sp, #432]
	mvni	v7.4s, #128, lsl #16
	fmaxnm	v1.4s, v1.4s, v17.4s
	ld1r	{ v17.4s }, [x11]
	add	x11, x28, #92
	fmaxnm	v8.4s, v5.4s, v21.4s
	ld1r	{ v18.4s }, [x11]
	shl	v6.4s, v6.4s, #31
	add	x11, x28, #64
	fneg	v7.4s, v7.4s
	fmaxnm	v1.4s, v1.4s, v25.4s
	stp	q24, q17, [sp, #816]
	fminnm	v3.4s, v3.4s, v18.4s
	str	q18, [sp, #944]
	movi	v18.2d, #0000000000000000
	cmlt	v6.4s, v6.4s, #0
	stp	q16, q7, [sp, #960]
	fmov	v7.4s, #1.50000000
	fminnm	v1.4s, v1.4s, v17.4s
	ld1r	{ v17.4s }, [x11]
	bic	v25.16b, v25.16b, v6.16b
	stp	q18, q22, [sp, #384]
	str	q7, [sp, #336]
	movi	v7.2d, #0000000000000000
	fmaxnm	v10.4s, v1.4s, v17.4s
	str	q7, [sp, #416]
	fsub	v7.4s, v16.4s, v20.4s
	ld1r	{ v16.4s }, [x10]
	add	x10, x16, #32
	umaddl	x14, w21, w7, x10
	stp	q17, q16, [sp, #912]
	fmul	v0.4s, v7.4s, v0.4s
	str	q0, [sp, #256]
	fmaxnm	v0.4s, v2.4s, v24.4s
	movi	v2.4s, #8
	str	q0, [sp, #1328]
	fmaxnm	v0.4s, v3.4s, v16.4s
	movi	v3.4s, #16
	str	q0, [sp, #1440]
	fmov	v0.4s, #4.00000000
	stp	q0, q18, [sp, #352]
	mov	v0.16b, v6.16b
	bsl	v0.16b, v26.16b, v19.16b
	str	q0, [sp, #1232]
	movi	v0.2d, #0000000000000000
	str	q0, [sp, #464]
	stp	q27, q0, [sp, #1008]
	str	q0, [sp, #1248]
	fmov	v0.4s, #1.00000000
	str	q0, [sp, #448]
	dup	v0.4s, v4.s[0]
	str	q0, [sp, #480]
	b	236f
235:
	fmul	v1.4s, v5.4s, v17.4s
	str	q3, [sp, #1744]
	mov	w10, #7549
	movk	w10, #9872, lsl #16
	ldr	q2, [sp, #1280]
	ldr	q7, [sp, #1168]
	dup	v21.4s, w10
	ldr	q4, [sp, #1184]
	ldr	q5, [sp, #432]
	ldr	q19, [sp, #1200]
	ldr	q18, [sp, #1872]
	ldr	q20, [sp, #1936]
	fmls	v0.4s, v1.4s, v9.4s
	fmul	v9.4s, v30.4s, v1.4s
	ldr	q11, [sp, #464]
	str	q22, [sp, #1728]
	ldr	q25, [sp, #1488]
	ldr	q15, [sp, #1536]
	mov	w10, #84
	str	q11, [sp, #464]
	movk	w10, #16256, lsl #16
	fmul	v3.4s, v23.4s, v0.4s
	ldr	q0, [sp, #1408]
	str	q9, [sp, #1280]
	fabs	v0.4s, v0.4s
	fmls	v7.4s, v3.4s, v2.4s
	movi	v2.2d, #0000000000000000
	fmul	v14.4s, v31.4s, v3.4s
	fadd	v0.4s, v0.4s, v21.4s
	fmls	v7.4s, v1.4s, v4.4s
	ldr	q4, [sp, #1904]
	fdiv	v0.4s, v12.4s, v0.4s
	fmla	v2.4s, v5.4s, v4.4s
	ldr	q4, [sp, #1920]
	ldr	q5, [sp, #1264]
	str	q0, [sp, #1408]
	ldr	q0, [sp, #1296]
	fmul	v0.4s, v0.4s, v7.4s
	ldp	q17, q7, [sp, #400]
	fmla	v2.4s, v7.4s, v4.4s
	fabs	v4.4s, v9.4s
	ldr	q7, [sp, #608]
	fmls	v19.4s, v0.4s, v7.4s
	ldr	q7, [sp, #1856]
	fadd	v4.4s, v4.4s, v21.4s
	fmla	v2.4s, v17.4s, v7.4s
	ldr	q17, [sp, #1312]
	fmul	v7.4s, v8.4s, v0.4s
	fmls	v19.4s, v3.4s, v17.4s
	ldp	q6, q17, [sp, #368]
	fdiv	v4.4s, v12.4s, v4.4s
	fmla	v2.4s, v6.4s, v18.4s
	str	q7, [sp, #1888]
	fmls	v19.4s, v1.4s, v5.4s
	fmla	v2.4s, v17.4s, v20.4s
	ldr	q17, [sp, #1680]
	ldr	q20, [sp, #1328]
	str	q29, [sp, #1680]
	fcmlt	v29.4s, v9.4s, #0.0
	fmul	v19.4s, v17.4s, v19.4s
	fmov	v17.4s, #0.25000000
	str	q20, [sp, #1328]
	fsub	v2.4s, v11.4s, v2.4s
	fmul	v17.4s, v11.4s, v17.4s
	fmul	v5.4s, v25.4s, v19.4s
	str	q4, [sp, #1392]
	fabs	v4.4s, v14.4s
	fmaxnm	v2.4s, v2.4s, v17.4s
	ldr	q17, [sp, #1216]
	fcmlt	v31.4s, v5.4s, #0.0
	str	q5, [sp, #1312]
	fadd	v4.4s, v4.4s, v21.4s
	fdiv	v22.4s, v12.4s, v4.4s
	ldr	q4, [sp, #1472]
	fmls	v17.4s, v19.4s, v4.4s
	ldr	q4, [sp, #624]
	fmls	v17.4s, v0.4s, v4.4s
	ldr	q0, [sp, #1104]
	ldr	q4, [sp, #768]
	fmaxnm	v4.4s, v2.4s, v4.4s
	ldr	q2, [sp, #592]
	fmls	v17.4s, v3.4s, v0.4s
	fabs	v0.4s, v7.4s
	fdiv	v3.4s, v12.4s, v4.4s
	ldr	q4, [sp, #1712]
	fmls	v17.4s, v1.4s, v2.4s
	fadd	v1.4s, v0.4s, v21.4s
	ldr	q0, [sp, #512]
	ldr	q2, [sp, #848]
	fminnm	v24.4s, v0.4s, v12.4s
	ldr	q0, [sp, #1376]
	fmul	v17.4s, v4.4s, v17.4s
	fsub	v26.4s, v2.4s, v0.4s
	ldr	q2, [sp, #816]
	str	q0, [sp, #1376]
	fsub	v27.4s, v20.4s, v2.4s
	ldr	q2, [sp, #928]
	fdiv	v18.4s, v12.4s, v1.4s
	fabs	v1.4s, v17.4s
	str	q17, [sp, #1472]
	fmul	v3.4s, v11.4s, v3.4s
	fadd	v1.4s, v1.4s, v21.4s
	fdiv	v19.4s, v12.4s, v1.4s
	fabs	v1.4s, v5.4s
	mov	v5.16b, v8.16b
	fcmlt	v8.4s, v17.4s, #0.0
	ldr	q17, [sp, #832]
	str	q18, [sp, #1264]
	fadd	v1.4s, v1.4s, v21.4s
	fdiv	v6.4s, v12.4s, v1.4s
	ldr	q1, [sp, #880]
	fsub	v1.4s, v0.4s, v1.4s
	ldr	q0, [sp, #1440]
	fsub	v23.4s, v0.4s, v2.4s
	ldr	q2, [sp, #944]
	fsub	v28.4s, v2.4s, v0.4s
	ldr	q0, [sp, #864]
	ldr	q2, [sp, #896]
	bif	v1.16b, v26.16b, v8.16b
	fsub	v30.4s, v0.4s, v20.4s
	ldr	q0, [sp, #1840]
	mov	v20.16b, v19.16b
	fmul	v9.4s, v0.4s, v4.4s
	ldr	q0, [sp, #1424]
	bif	v23.16b, v28.16b, v29.16b
	fabs	v10.4s, v0.4s
	ldr	q0, [sp, #1760]
	bif	v27.16b, v30.16b, v31.16b
	fsub	v30.4s, v12.4s, v15.4s
	str	q6, [sp, #1296]
	fmul	v28.4s, v0.4s, v25.4s
	ldr	q0, [sp, #528]
	fmul	v26.4s, v4.4s, v9.4s
	fcmlt	v9.4s, v7.4s, #0.0
	mov	v7.16b, v14.16b
	fcmlt	v14.4s, v14.4s, #0.0
	fminnm	v24.4s, v24.4s, v0.4s
	ldr	q0, [sp, #1360]
	fadd	v29.4s, v10.4s, v21.4s
	dup	v10.4s, w10
	mov	w10, #49807
	fsub	v31.4s, v0.4s, v2.4s
	ldr	q2, [sp, #960]
	str	q0, [sp, #1360]
	fmul	v28.4s, v25.4s, v28.4s
	ldr	q25, [sp, #496]
	fmla	v30.4s, v15.4s, v26.4s
	fsub	v8.4s, v2.4s, v0.4s
	ldr	q0, [sp, #1664]
	ldr	q2, [sp, #912]
	fminnm	v24.4s, v24.4s, v25.4s
	fmul	v25.4s, v1.4s, v19.4s
	ldr	q19, [sp, #1456]
	fsub	v21.4s, v12.4s, v0.4s
	fmov	v26.4s, #1.00000000
	movk	w10, #15605, lsl #16
	fsub	v12.4s, v19.4s, v2.4s
	fsub	v13.4s, v17.4s, v19.4s
	ldr	q2, [sp, #1584]
	bif	v31.16b, v8.16b, v9.16b
	mov	v9.16b, v14.16b
	dup	v14.4s, w19
	fmul	v8.4s, v25.4s, v10.4s
	ldr	q25, [sp, #336]
	fminnm	v16.4s, v24.4s, v16.4s
	fmla	v21.4s, v0.4s, v28.4s
	fmul	v28.4s, v0.4s, v27.4s
	ldr	q0, [sp, #448]
	fdiv	v26.4s, v26.4s, v29.4s
	fmul	v29.4s, v15.4s, v1.4s
	fmul	v27.4s, v27.4s, v6.4s
	fmul	v3.4s, v0.4s, v3.4s
	bsl	v9.16b, v12.16b, v13.16b
	ldr	q0, [sp, #1952]
	fminnm	v8.4s, v8.4s, v14.4s
	fcmgt	v15.4s, v11.4s, #0.0
	dup	v1.4s, w10
	fmul	v24.4s, v0.4s, v5.4s
	fcmgt	v28.4s, v28.4s, #0.0
	ldr	q0, [sp, #1024]
	fmul	v27.4s, v27.4s, v10.4s
	fcmgt	v29.4s, v29.4s, #0.0
	fmul	v4.4s, v2.4s, v31.4s
	fminnm	v12.4s, v3.4s, v25.4s
	movi	v3.4s, #63, lsl #24
	fcmgt	v0.4s, v0.4s, #0.0
	fminnm	v16.4s, v16.4s, v30.4s
	ldr	q25, [sp, #1344]
	fmul	v31.4s, v31.4s, v18.4s
	fmul	v24.4s, v5.4s, v24.4s
	fmul	v5.4s, v9.4s, v22.4s
	ldr	q22, [sp, #1040]
	bif	v27.16b, v14.16b, v28.16b
	mov	v28.16b, v29.16b
	fcmgt	v11.4s, v4.4s, #0.0
	fmul	v13.4s, v18.4s, v3.4s
	ldr	q3, [sp, #1568]
	str	q0, [sp, #1712]
	orn	v29.16b, v0.16b, v15.16b
	ldr	q0, [sp, #1392]
	fmaxnm	v12.4s, v12.4s, v1.4s
	fmul	v9.4s, v3.4s, v9.4s
	bsl	v28.16b, v8.16b, v14.16b
	ldr	q1, [sp, #1408]
	fmul	v18.4s, v23.4s, v0.4s
	fmul	v0.4s, v5.4s, v10.4s
	fmul	v20.4s, v22.4s, v20.4s
	fmul	v30.4s, v22.4s, v13.4s
	fmul	v13.4s, v25.4s, v13.4s
	ldr	q4, [sp, #1280]
	fmov	v5.4s, #1.00000000
	fadd	v7.4s, v19.4s, v7.4s
	fmul	v31.4s, v31.4s, v10.4s
	fcmgt	v8.4s, v9.4s, #0.0
	ldr	q9, [sp, #1552]
	fminnm	v27.4s, v28.4s, v27.4s
	fmul	v18.4s, v18.4s, v10.4s
	ldr	q10, [sp, #1360]
	fminnm	v16.4s, v16.4s, v21.4s
	fmul	v6.4s, v1.4s, v30.4s
	ldr	q1, [sp, #1440]
	fmul	v26.4s, v26.4s, v13.4s
	bif	v5.16b, v12.16b, v29.16b
	fmov	v12.4s, #1.00000000
	fmul	v23.4s, v9.4s, v23.4s
	mov	v22.16b, v8.16b
	fadd	v30.4s, v1.4s, v4.4s
	mov	v4.16b, v19.16b
	fminnm	v29.4s, v7.4s, v17.4s
	bif	v31.16b, v14.16b, v11.16b
	ldr	q11, [sp, #864]
	fminnm	v6.4s, v6.4s, v26.4s
	ldr	q15, [sp, #1376]
	str	q14, [sp, #1840]
	bsl	v22.16b, v0.16b, v14.16b
	ldr	q0, [sp, #1296]
	fsub	v28.4s, v12.4s, v2.4s
	fcmgt	v23.4s, v23.4s, #0.0
	fminnm	v20.4s, v5.4s, v20.4s
	str	q5, [sp, #1760]
	fmul	v19.4s, v25.4s, v0.4s
	ldr	q0, [sp, #944]
	ldr	q25, [sp, #256]
	fminnm	v27.4s, v27.4s, v31.4s
	ldr	q5, [sp, #1312]
	ldr	q31, [sp, #1472]
	fminnm	v26.4s, v30.4s, v0.4s
	ldr	q0, [sp, #1888]
	fmla	v28.4s, v2.4s, v24.4s
	bif	v18.16b, v14.16b, v23.16b
	ldr	q2, [sp, #1328]
	mov	w10, #46871
	fadd	v8.4s, v10.4s, v0.4s
	ldr	q0, [sp, #1264]
	movk	w10, #14545, lsl #16
	fmul	v17.4s, v25.4s, v0.4s
	ldr	q0, [sp, #1968]
	ldr	q25, [sp, #1504]
	fminnm	v16.4s, v16.4s, v28.4s
	fmul	v24.4s, v0.4s, v25.4s
	ldr	q0, [sp, #928]
	fmaxnm	v21.4s, v26.4s, v0.4s
	ldp	q13, q0, [sp, #896]
	fminnm	v6.4s, v6.4s, v17.4s
	fminnm	v17.4s, v20.4s, v19.4s
	ldr	q20, [sp, #1696]
	fadd	v26.4s, v2.4s, v5.4s
	fminnm	v19.4s, v27.4s, v22.4s
	fmul	v22.4s, v25.4s, v24.4s
	fmaxnm	v23.4s, v29.4s, v0.4s
	ldp	q0, q25, [sp, #960]
	fsub	v24.4s, v12.4s, v3.4s
	fcmeq	v27.4s, v30.4s, v21.4s
	fcmeq	v21.4s, v21.4s, v1.4s
	fminnm	v29.4s, v8.4s, v0.4s
	ldr	q0, [sp, #1776]
	fminnm	v6.4s, v17.4s, v6.4s
	fminnm	v30.4s, v26.4s, v11.4s
	fminnm	v17.4s, v19.4s, v18.4s
	fadd	v18.4s, v15.4s, v31.4s
	fmul	v0.4s, v0.4s, v20.4s
	fcmeq	v7.4s, v7.4s, v23.4s
	fcmeq	v23.4s, v23.4s, v4.4s
	bic	v21.16b, v21.16b, v27.16b
	ldr	q4, [sp, #816]
	fmla	v24.4s, v3.4s, v22.4s
	fmaxnm	v29.4s, v29.4s, v13.4s
	fcmgt	v28.4s, v14.4s, v25.4s
	ldr	q25, [sp, #848]
	fmaxnm	v22.4s, v30.4s, v4.4s
	fcmgt	v30.4s, v6.4s, v17.4s
	mov	v3.16b, v2.16b
	fmul	v19.4s, v20.4s, v0.4s
	movi	v0.4s, #16
	fsub	v20.4s, v12.4s, v9.4s
	bic	v7.16b, v23.16b, v7.16b
	fminnm	v16.4s, v16.4s, v24.4s
	fcmeq	v23.4s, v8.4s, v29.4s
	fcmeq	v27.4s, v29.4s, v10.4s
	fminnm	v29.4s, v18.4s, v25.4s
	and	v1.16b, v28.16b, v30.16b
	and	v21.16b, v21.16b, v0.16b
	movi	v0.4s, #8
	fmla	v20.4s, v9.4s, v19.4s
	fcmeq	v19.4s, v26.4s, v22.4s
	fcmeq	v22.4s, v22.4s, v2.4s
	ldr	q2, [sp, #880]
	bic	v23.16b, v27.16b, v23.16b
	mov	v14.16b, v1.16b
	str	q1, [sp, #1968]
	fmaxnm	v26.4s, v29.4s, v2.4s
	mov	v1.16b, v15.16b
	fmov	v9.4s, #1.00000000
	and	v24.16b, v7.16b, v0.16b
	movi	v0.4s, #4
	fminnm	v20.4s, v16.4s, v20.4s
	bic	v19.16b, v22.16b, v19.16b
	bsl	v14.16b, v17.16b, v6.16b
	ldr	q6, [sp, #784]
	ldr	q7, [sp, #1872]
	orr	v21.16b, v24.16b, v21.16b
	fcmeq	v17.4s, v18.4s, v26.4s
	dup	v18.4s, w10
	and	v22.16b, v23.16b, v0.16b
	movi	v0.4s, #2
	fcmeq	v23.4s, v26.4s, v15.4s
	mov	v30.16b, v7.16b
	mov	w10, #52429
	fcmgt	v18.4s, v18.4s, v20.4s
	mov	v20.16b, v15.16b
	movk	w10, #48972, lsl #16
	orr	v21.16b, v21.16b, v22.16b
	and	v19.16b, v19.16b, v0.16b
	ldr	q0, [sp, #992]
	bic	v17.16b, v23.16b, v17.16b
	fmla	v20.4s, v14.4s, v31.4s
	mov	v23.16b, v10.16b
	fsub	v0.4s, v0.4s, v6.4s
	ldr	q6, [sp, #1712]
	orr	v19.16b, v21.16b, v19.16b
	mov	v21.16b, v3.16b
	fminnm	v20.4s, v20.4s, v25.4s
	fmla	v21.4s, v14.4s, v5.4s
	fcmgt	v15.4s, v0.4s, #0.0
	sub	v17.4s, v19.4s, v17.4s
	and	v19.16b, v6.16b, v18.16b
	str	q0, [sp, #1952]
	ldr	q0, [sp, #1888]
	ldr	q5, [sp, #1760]
	cmeq	v22.4s, v17.4s, #0
	fmla	v23.4s, v14.4s, v0.4s
	fmaxnm	v20.4s, v20.4s, v2.4s
	fminnm	v21.4s, v21.4s, v11.4s
	orn	v16.16b, v19.16b, v15.16b
	ldr	q0, [sp, #960]
	fdiv	v27.4s, v12.4s, v5.4s
	ldr	q11, [sp, #1936]
	orn	v2.16b, v16.16b, v22.16b
	fminnm	v22.4s, v23.4s, v0.4s
	fmaxnm	v21.4s, v21.4s, v4.4s
	ldp	q25, q4, [sp, #544]
	bit	v20.16b, v1.16b, v2.16b
	fmaxnm	v22.4s, v22.4s, v13.4s
	ldr	q13, [sp, #320]
	bit	v21.16b, v3.16b, v2.16b
	fsub	v26.4s, v20.4s, v1.4s
	ldp	q1, q0, [sp, #416]
	bit	v22.16b, v10.16b, v2.16b
	fsub	v24.4s, v21.4s, v3.4s
	ldr	q3, [sp, #1456]
	str	q21, [sp, #1328]
	bif	v0.16b, v26.16b, v2.16b
	fsub	v23.4s, v22.4s, v10.4s
	ldr	q10, [sp, #400]
	str	q22, [sp, #1360]
	bif	v1.16b, v24.16b, v2.16b
	fmul	v28.4s, v27.4s, v0.4s
	bif	v10.16b, v23.16b, v2.16b
	stp	q1, q0, [sp, #416]
	ldr	q0, [sp, #1648]
	fmul	v31.4s, v27.4s, v1.4s
	ldr	q1, [sp, #944]
	fmul	v29.4s, v0.4s, v4.4s
	ldr	q0, [sp, #1600]
	fmul	v27.4s, v27.4s, v10.4s
	str	q10, [sp, #400]
	mov	v10.16b, v11.16b
	fmls	v30.4s, v28.4s, v0.4s
	ldr	q0, [sp, #1616]
	fmul	v8.4s, v25.4s, v29.4s
	fmls	v30.4s, v31.4s, v0.4s
	ldr	q0, [sp, #1632]
	fmls	v9.4s, v8.4s, v8.4s
	fmls	v30.4s, v27.4s, v0.4s
	ldr	q0, [sp, #800]
	fmaxnm	v9.4s, v9.4s, v0.4s
	ldr	q0, [sp, #1792]
	fmls	v10.4s, v28.4s, v0.4s
	fmul	v30.4s, v4.4s, v30.4s
	ldr	q0, [sp, #1808]
	fdiv	v28.4s, v12.4s, v9.4s
	fneg	v9.4s, v4.4s
	fmls	v10.4s, v31.4s, v0.4s
	fneg	v31.4s, v30.4s
	ldr	q0, [sp, #1824]
	fmul	v30.4s, v4.4s, v30.4s
	mov	v4.16b, v6.16b
	fmul	v29.4s, v29.4s, v9.4s
	fmls	v10.4s, v27.4s, v0.4s
	fmul	v27.4s, v8.4s, v31.4s
	dup	v31.4s, w10
	ldr	q0, [sp, #1440]
	fmul	v30.4s, v5.4s, v30.4s
	fmla	v27.4s, v25.4s, v10.4s
	fdiv	v8.4s, v12.4s, v3.4s
	fmul	v27.4s, v28.4s, v27.4s
	fmul	v28.4s, v0.4s, v31.4s
	fmul	v27.4s, v25.4s, v27.4s
	fmul	v27.4s, v5.4s, v27.4s
	fcmge	v5.4s, v14.4s, v5.4s
	fmaxnm	v27.4s, v27.4s, v28.4s
	fadd	v27.4s, v0.4s, v27.4s
	fminnm	v27.4s, v27.4s, v1.4s
	ldr	q1, [sp, #1680]
	fsqrt	v28.4s, v1.4s
	ldr	q1, [sp, #928]
	fmaxnm	v27.4s, v27.4s, v1.4s
	ldr	q1, [sp, #1504]
	fmul	v8.4s, v1.4s, v8.4s
	fmov	v1.4s, #0.25000000
	bit	v27.16b, v0.16b, v2.16b
	fsub	v25.4s, v27.4s, v0.4s
	ldr	q0, [sp, #352]
	str	q27, [sp, #1440]
	fcmgt	v9.4s, v28.4s, v13.4s
	fmul	v10.4s, v0.4s, v1.4s
	ldr	q1, [sp, #1904]
	bif	v13.16b, v28.16b, v2.16b
	fmla	v30.4s, v25.4s, v29.4s
	fmul	v29.4s, v3.4s, v31.4s
	fmul	v31.4s, v8.4s, v28.4s
	orr	v9.16b, v18.16b, v9.16b
	str	q13, [sp, #320]
	fmaxnm	v29.4s, v30.4s, v29.4s
	and	v30.16b, v6.16b, v9.16b
	movi	v9.4s, #65, lsl #24
	mov	v6.16b, v3.16b
	bsl	v30.16b, v10.16b, v0.16b
	movi	v10.2d, #0000000000000000
	fadd	v29.4s, v3.4s, v29.4s
	fmul	v31.4s, v31.4s, v9.4s
	fmov	v9.4s, #10.00000000
	orn	v3.16b, v18.16b, v4.16b
	bic	v4.16b, v17.16b, v16.16b
	ldr	q16, [sp, #1248]
	ldr	q17, [sp, #480]
	fmla	v10.4s, v26.4s, v1.4s
	ldr	q1, [sp, #832]
	bit	v0.16b, v30.16b, v15.16b
	fminnm	v31.4s, v28.4s, v31.4s
	fmul	v9.4s, v28.4s, v9.4s
	fcmgt	v16.4s, v17.4s, v16.4s
	fminnm	v29.4s, v29.4s, v1.4s
	ldr	q1, [sp, #1920]
	ldr	q17, [sp, #304]
	fmla	v10.4s, v24.4s, v1.4s
	ldr	q1, [sp, #912]
	str	q0, [sp, #352]
	fcmge	v26.4s, v30.4s, v31.4s
	ldr	s31, [x28, #16]
	fmul	v9.4s, v28.4s, v9.4s
	ldr	q0, [sp, #448]
	orr	v4.16b, v4.16b, v17.16b
	fmul	s18, s31, s31
	bif	v0.16b, v14.16b, v2.16b
	mvn	v24.16b, v26.16b
	fmaxnm	v26.4s, v29.4s, v1.4s
	ldr	q1, [sp, #1856]
	fmul	v8.4s, v8.4s, v9.4s
	ldr	q9, [sp, #1840]
	mov	v29.16b, v3.16b
	dup	v18.4s, v18.s[0]
	fmla	v10.4s, v23.4s, v1.4s
	ldr	q1, [sp, #1744]
	orn	v5.16b, v24.16b, v5.16b
	str	q0, [sp, #448]
	ldp	q17, q0, [sp, #1008]
	mov	v23.16b, v2.16b
	dup	v24.4s, v31.s[0]
	and	v28.16b, v2.16b, v4.16b
	fcmge	v18.4s, v18.4s, v1.4s
	ldr	q1, [sp, #1728]
	bsl	v29.16b, v9.16b, v8.16b
	orr	v5.16b, v19.16b, v5.16b
	fmla	v10.4s, v25.4s, v11.4s
	mov	v8.16b, v20.16b
	bit	v1.16b, v9.16b, v3.16b
	bsl	v23.16b, v6.16b, v26.16b
	ldr	q3, [sp, #1952]
	shl	v5.4s, v5.4s, #31
	fcmge	v24.4s, v24.4s, v29.4s
	bit	v17.16b, v1.16b, v15.16b
	fsub	v19.4s, v23.4s, v6.4s
	ldr	q6, [sp, #1968]
	cmge	v5.4s, v5.4s, #0
	and	v18.16b, v24.16b, v18.16b
	and	v5.16b, v5.16b, v12.16b
	fmla	v10.4s, v19.4s, v7.4s
	bic	v3.16b, v3.16b, v18.16b
	bit	v0.16b, v5.16b, v15.16b
	movi	v15.4s, #2
	bic	v7.16b, v10.16b, v6.16b
	ldr	q6, [sp, #784]
	mov	v10.16b, v23.16b
	fadd	v3.4s, v6.4s, v3.4s
	stp	q17, q0, [sp, #1008]
	ldr	q0, [sp, #384]
	bif	v0.16b, v25.16b, v2.16b
	and	v25.16b, v16.16b, v3.16b
	movi	v3.4s, #16
	str	q0, [sp, #384]
	ldr	q0, [sp, #368]
	bif	v0.16b, v19.16b, v2.16b
	str	q0, [sp, #368]
	ldr	q0, [sp, #464]
	bif	v0.16b, v7.16b, v2.16b
	movi	v2.4s, #8
	str	q0, [sp, #464]
236:
	movi	v1.4s, #4
	and	v0.16b, v28.16b, v15.16b
	str	q28, [sp, #304]
	and	v2.16b, v28.16b, v2.16b
	and	v3.16b, v28.16b, v3.16b
	xtn	v4.4h, v28.4s
	movi	d24, #0000000000000000
	cmeq	v0.4s, v0.4s, #0
	and	v1.16b, v28.16b, v1.16b
	cmeq	v2.4s, v2.4s, #0
	cmeq	v3.4s, v3.4s, #0
	str	d4, [sp, #760]
	cmeq	v1.4s, v1.4s, #0
	stp	q3, q2, [sp, #688]
	stp	q1, q0, [sp, #720]
	xtn	v0.4h, v0.4s
	str	d0, [sp, #680]
	xtn	v0.4h, v1.4s
	str	d0, [sp, #672]
	xtn	v0.4h, v2.4s
	str	d0, [sp, #664]
	xtn	v0.4h, v3.4s
	str	d0, [sp, #656]
	mvn	v0.8b, v4.8b
	str	d0, [sp, #648]
237:
	fmov	s1, #1.00000000
	ldr	s0, [x28, #48]
	add	x10, x28, #44
	ld1r	{ v3.4s }, [x10]
	ldr	q17, [sp, #1360]
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
	movi	v23.4s, #63, lsl #24
	str	q10, [sp, #1456]
	str	q8, [sp, #1376]
	str	q25, [sp, #992]
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
	fdiv	v18.4s, v12.4s, v18.4s
	fmul	v19.4s, v1.4s, v19.4s
	fmul	v20.4s, v17.4s, v21.4s
	fmov	v21.4s, #12.00000000
	fmul	v2.4s, v22.4s, v2.s[0]
	fmul	v5.4s, v22.4s, v5.s[0]
	movi	v22.4s, #64, lsl #24
	fmul	v19.4s, v19.4s, v23.4s
	fmul	v6.4s, v21.4s, v6.s[0]
	fmul	v20.4s, v20.4s, v23.4s
	fmul	v16.4s, v21.4s, v16.s[0]
	movi	v21.4s, #64, lsl #24
	fdiv	v7.4s, v12.4s, v7.4s
	fmla	v2.4s, v6.4s, v1.4s
	fmla	v5.4s, v16.4s, v17.4s
	fmul	v19.4s, v19.4s, v18.4s
	fmul	v3.4s, v3.4s, v18.4s
	fmla	v21.4s, v2.4s, v1.4s
	fmla	v22.4s, v5.4s, v17.4s
	ldp	s5, s17, [x28, #20]
	fneg	v6.4s, v19.4s
	fmul	v1.4s, v19.4s, v6.4s
	fadd	s6, s25, s24
	fmul	v20.4s, v20.4s, v7.4s
	fmul	v4.4s, v4.4s, v7.4s
	fmla	v1.4s, v23.4s, v21.4s
	fneg	v16.4s, v20.4s
	fmul	v1.4s, v1.4s, v5.s[0]
	fmul	v2.4s, v20.4s, v16.4s
	mov	s16, v25.s[1]
	fmul	v1.4s, v18.4s, v1.4s
	fmul	v18.4s, v19.4s, v5.s[0]
	fmul	v5.4s, v3.4s, v5.s[0]
	fmla	v2.4s, v23.4s, v22.4s
	fadd	s6, s6, s16
	mov	s16, v25.s[2]
	fmul	v1.4s, v1.4s, v0.s[0]
	fmul	v3.4s, v18.4s, v0.s[0]
	str	q5, [sp, #1040]
	fmul	v2.4s, v2.4s, v17.s[0]
	fadd	s6, s6, s16
	mov	s16, v25.s[3]
	fmul	v1.4s, v1.4s, v0.s[0]
	str	q3, [sp, #1408]
	fmul	v2.4s, v7.4s, v2.4s
	fmul	v7.4s, v20.4s, v17.s[0]
	fadd	s6, s6, s16
	str	q1, [sp, #1312]
	fmul	v1.4s, v4.4s, v17.s[0]
	fmul	v2.4s, v2.4s, v0.s[0]
	str	q6, [sp, #1392]
	str	q1, [sp, #1344]
	fmul	v1.4s, v7.4s, v0.s[0]
	fmul	v17.4s, v2.4s, v0.s[0]
	str	q1, [sp, #1424]
	cbz	w21, 242f
	fdiv	v7.4s, v12.4s, v5.4s
	mov	w11, #1267
	movi	v1.4s, #191, lsl #24
	movk	w11, #16181, lsl #16
	fmov	v3.4s, #1.00000000
	fmov	v14.4s, #1.00000000
	dup	v0.4s, w11
	mov	w11, #39322
	movi	v6.4s, #63, lsl #24
	movk	w11, #16025, lsl #16
	mov	v25.16b, v8.16b
	mov	x10, xzr
	dup	v4.4s, w11
	mov	w11, #-1028784128
	str	q17, [sp, #1296]
	str	q0, [sp, #1840]
	str	q4, [sp, #1968]
	fmul	v16.4s, v7.4s, v0.4s
	fsub	v0.4s, v1.4s, v8.4s
	fmov	s8, #0.50000000
	fmul	v5.4s, v0.4s, v16.4s
	mov	v20.16b, v16.16b
	fneg	v0.4s, v5.4s
	fabs	v2.4s, v5.4s
	fmul	v0.4s, v5.4s, v0.4s
	fmla	v3.4s, v4.4s, v2.4s
	dup	v2.4s, w11
	mov	w11, #43579
	movk	w11, #16312, lsl #16
	str	q2, [sp, #1952]
	fmaxnm	v0.4s, v0.4s, v2.4s
	fdiv	v31.4s, v12.4s, v3.4s
	dup	v3.4s, w11
	mov	w11, #29184
	movk	w11, #48945, lsl #16
	dup	v2.4s, w11
	mov	w11, #39845
	fmul	v4.4s, v0.4s, v3.4s
	movk	w11, #16120, lsl #16
	dup	v18.4s, w11
	mov	w11, #41373
	movk	w11, #48644, lsl #16
	str	q2, [sp, #1936]
	frintn	v30.4s, v4.4s
	dup	v4.4s, w11
	mov	w11, #48782
	movk	w11, #46527, lsl #16
	str	q18, [sp, #1920]
	str	q4, [sp, #1904]
	fmla	v0.4s, v2.4s, v30.4s
	dup	v2.4s, w11
	mov	w11, #9358
	movk	w11, #48899, lsl #16
	fmla	v18.4s, v4.4s, v31.4s
	dup	v21.4s, w11
	mov	w11, #14148
	movk	w11, #16140, lsl #16
	str	q2, [sp, #1888]
	dup	v23.4s, w11
	mov	w11, #34345
	fmla	v0.4s, v2.4s, v30.4s
	movk	w11, #15390, lsl #16
	str	q21, [sp, #1872]
	fmla	v21.4s, v31.4s, v18.4s
	dup	v2.4s, w11
	mov	w11, #1138
	movk	w11, #15022, lsl #16
	str	q23, [sp, #1856]
	dup	v4.4s, w11
	mov	w11, #55197
	fmul	v0.4s, v0.4s, v3.4s
	movk	w11, #48577, lsl #16
	fmla	v23.4s, v31.4s, v21.4s
	mov	v24.16b, v2.16b
	dup	v21.4s, w11
	mov	w11, #23411
	movk	w11, #15715, lsl #16
	mov	v18.16b, v4.16b
	dup	v22.4s, w11
	mov	w11, #5490
	fmla	v24.4s, v4.4s, v0.4s
	mov	v26.16b, v21.16b
	movk	w11, #15964, lsl #16
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
	str	q4, [sp, #1824]
	fmul	v10.4s, v14.4s, v0.4s
	fcmlt	v0.4s, v5.4s, #0.0
	fmul	v31.4s, v31.4s, v12.4s
	mov	v15.16b, v0.16b
	fmul	v0.4s, v7.4s, v4.4s
	mov	v4.16b, v7.16b
	fmul	v31.4s, v31.4s, v10.4s
	bsl	v15.16b, v1.16b, v6.16b
	dup	v1.4s, w11
	movi	v6.4s, #192, lsl #24
	fmul	v13.4s, v16.4s, v0.4s
	add	x11, x16, #32
	fmul	v12.4s, v7.4s, v1.4s
	str	q1, [sp, #1808]
	fmul	v31.4s, v15.4s, v31.4s
238:
	ucvtf	s11, x10
	ldr	q1, [sp, #1952]
	fmov	v9.4s, #1.00000000
	ldr	q7, [sp, #1968]
	mov	v19.16b, v2.16b
	ldr	q17, [sp, #1872]
	add	x10, x10, #1
	cmp	x21, x10
	fadd	s11, s11, s8
	dup	v11.4s, v11.s[0]
	fsub	v11.4s, v11.4s, v25.4s
	fmul	v11.4s, v20.4s, v11.4s
	fneg	v14.4s, v11.4s
	fabs	v8.4s, v11.4s
	fmul	v16.4s, v11.4s, v6.4s
	fmul	v14.4s, v11.4s, v14.4s
	fmla	v9.4s, v7.4s, v8.4s
	fmov	v7.4s, #1.00000000
	fmaxnm	v14.4s, v14.4s, v1.4s
	fdiv	v8.4s, v7.4s, v9.4s
	ldr	q7, [sp, #1936]
	fmul	v1.4s, v14.4s, v3.4s
	frintn	v1.4s, v1.4s
	fmla	v14.4s, v7.4s, v1.4s
	ldr	q7, [sp, #1888]
	fmla	v14.4s, v7.4s, v1.4s
	ldr	q7, [sp, #1904]
	fadd	v1.4s, v1.4s, v27.4s
	fmul	v9.4s, v14.4s, v3.4s
	ldr	q14, [sp, #1920]
	fcvtzu	v1.4s, v1.4s
	fmla	v14.4s, v7.4s, v8.4s
	fmov	v7.4s, #1.00000000
	fmla	v19.4s, v18.4s, v9.4s
	shl	v1.4s, v1.4s, #23
	fmla	v17.4s, v8.4s, v14.4s
	mov	v14.16b, v22.16b
	fmla	v14.4s, v9.4s, v19.4s
	ldr	q19, [sp, #1856]
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
	fmul	v7.4s, v5.4s, v6.4s
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
	movi	v5.4s, #191, lsl #24
	movi	v9.4s, #63, lsl #24
	fmul	v1.4s, v1.4s, v14.4s
	fmul	v16.4s, v17.4s, v16.4s
	fmul	v7.4s, v0.4s, v7.4s
	bsl	v8.16b, v5.16b, v9.16b
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
	fmla	v5.4s, v0.4s, v16.4s
	fsub	v31.4s, v31.4s, v19.4s
	stp	q7, q1, [x11]
	fmul	v5.4s, v4.4s, v5.4s
	fadd	v16.4s, v17.4s, v31.4s
	fmul	v17.4s, v12.4s, v9.4s
	mov	v31.16b, v19.16b
	str	q5, [x11, #32]
	mov	v5.16b, v11.16b
	stp	q16, q17, [x11, #-32]
	add	x11, x11, #80
	b.ne	238b
	fmov	v17.4s, #1.00000000
	ldr	q0, [sp, #1344]
	movi	v31.4s, #191, lsl #24
	ldr	q25, [sp, #1328]
	fmov	v5.4s, #1.00000000
	ldr	q16, [sp, #1968]
	ldr	q19, [sp, #1888]
	mov	v9.16b, v23.16b
	ldr	q4, [sp, #1824]
	mov	x10, xzr
	mov	x11, x14
	fdiv	v20.4s, v17.4s, v0.4s
	ldr	q0, [sp, #1840]
	fmul	v10.4s, v20.4s, v0.4s
	fsub	v0.4s, v31.4s, v25.4s
	fmul	v0.4s, v0.4s, v10.4s
	fabs	v1.4s, v0.4s
	fneg	v7.4s, v0.4s
	fmla	v5.4s, v16.4s, v1.4s
	fmul	v1.4s, v0.4s, v7.4s
	ldr	q7, [sp, #1952]
	ldr	q16, [sp, #1920]
	fmaxnm	v1.4s, v1.4s, v7.4s
	fdiv	v5.4s, v17.4s, v5.4s
	ldr	q17, [sp, #1936]
	fmul	v7.4s, v1.4s, v3.4s
	frintn	v7.4s, v7.4s
	fmla	v1.4s, v17.4s, v7.4s
	ldr	q17, [sp, #1904]
	fmla	v16.4s, v17.4s, v5.4s
	ldr	q17, [sp, #1872]
	fmla	v1.4s, v19.4s, v7.4s
	mov	v19.16b, v21.16b
	fadd	v7.4s, v7.4s, v27.4s
	fmla	v17.4s, v5.4s, v16.4s
	ldr	q16, [sp, #1856]
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
	movi	v7.4s, #63, lsl #24
	fmla	v19.4s, v5.4s, v9.4s
	fmul	v11.4s, v17.4s, v1.4s
	fcmlt	v1.4s, v0.4s, #0.0
	fmul	v5.4s, v5.4s, v19.4s
	mov	v12.16b, v1.16b
	fmul	v1.4s, v5.4s, v11.4s
	fmul	v5.4s, v20.4s, v4.4s
	mov	v4.16b, v10.16b
	bsl	v12.16b, v31.16b, v7.16b
	fmul	v10.4s, v10.4s, v5.4s
	fmul	v13.4s, v12.4s, v1.4s
	ldr	q1, [sp, #1808]
	fmul	v9.4s, v20.4s, v1.4s
239:
	ucvtf	s1, x10
	ldr	q7, [sp, #1952]
	ldr	q19, [sp, #1968]
	ldr	q15, [sp, #1872]
	fmov	v31.4s, #1.00000000
	add	x10, x10, #1
	cmp	x21, x10
	fadd	s1, s1, s8
	dup	v1.4s, v1.s[0]
	fsub	v1.4s, v1.4s, v25.4s
	fmul	v14.4s, v4.4s, v1.4s
	fneg	v1.4s, v14.4s
	fabs	v16.4s, v14.4s
	fmul	v8.4s, v14.4s, v6.4s
	fmul	v1.4s, v14.4s, v1.4s
	fmaxnm	v1.4s, v1.4s, v7.4s
	fmov	v7.4s, #1.00000000
	fmul	v17.4s, v1.4s, v3.4s
	fmla	v7.4s, v19.4s, v16.4s
	ldr	q19, [sp, #1904]
	frintn	v16.4s, v17.4s
	fmov	v17.4s, #1.00000000
	fdiv	v7.4s, v17.4s, v7.4s
	ldr	q17, [sp, #1936]
	fmla	v1.4s, v17.4s, v16.4s
	ldr	q17, [sp, #1888]
	fmla	v1.4s, v17.4s, v16.4s
	ldr	q17, [sp, #1920]
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
	ldr	q19, [sp, #1856]
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
	fmul	v1.4s, v0.4s, v6.4s
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
	movi	v0.4s, #191, lsl #24
	movi	v8.4s, #63, lsl #24
	fsub	v11.4s, v11.4s, v15.4s
	fmul	v16.4s, v16.4s, v15.4s
	fmul	v1.4s, v5.4s, v1.4s
	bsl	v19.16b, v0.16b, v8.16b
	fmul	v0.4s, v7.4s, v15.4s
	fmul	v7.4s, v17.4s, v31.4s
	fmul	v31.4s, v19.4s, v0.4s
	fmla	v7.4s, v14.4s, v16.4s
	fneg	v0.4s, v1.4s
	fsub	v16.4s, v16.4s, v17.4s
	fsub	v17.4s, v19.4s, v12.4s
	mov	v12.16b, v19.16b
	fmla	v0.4s, v5.4s, v7.4s
	fsub	v8.4s, v13.4s, v31.4s
	mov	v13.16b, v31.16b
	fmul	v7.4s, v10.4s, v16.4s
	fmul	v0.4s, v20.4s, v0.4s
	fadd	v16.4s, v17.4s, v8.4s
	fmul	v17.4s, v9.4s, v11.4s
	fmov	s8, #0.50000000
	mov	v11.16b, v15.16b
	stp	q1, q7, [x11]
	str	q0, [x11, #32]
	mov	v0.16b, v14.16b
	stp	q16, q17, [x11, #-32]
	add	x11, x11, #80
	b.ne	239b
	movi	d0, #0000000000000000
	ldr	q1, [sp, #1392]
	movi	v27.2d, #0000000000000000
	movi	v24.2d, #0000000000000000
	movi	v26.2d, #0000000000000000
	ldr	q25, [sp, #1456]
	movi	v29.2d, #0000000000000000
	movi	v22.2d, #0000000000000000
	mov	x10, xzr
	movi	v15.2d, #0000000000000000
	movi	v13.2d, #0000000000000000
	mov	x11, x8
	fcmgt	v0.4s, v1.4s, v0.4s
	movi	v1.2d, #0000000000000000
	movi	v11.2d, #0000000000000000
	movi	v28.2d, #0000000000000000
	movi	v30.2d, #0000000000000000
	movi	v14.2d, #0000000000000000
	movi	v9.2d, #0000000000000000
	movi	v2.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v20.2d, #0000000000000000
	movi	v3.2d, #0000000000000000
	str	q1, [sp, #1840]
	dup	v0.4s, v0.s[0]
	str	q1, [sp, #1888]
	str	q1, [sp, #1952]
	str	q1, [sp, #1968]
	str	q1, [sp, #1792]
	str	q1, [sp, #1808]
	str	q1, [sp, #1824]
	str	q1, [sp, #1584]
	str	q1, [sp, #1568]
	str	q1, [sp, #1696]
	str	q1, [sp, #1552]
	str	q1, [sp, #1712]
	str	q1, [sp, #1680]
	str	q1, [sp, #1536]
	ldr	q1, [sp, #1024]
	and	v1.16b, v0.16b, v1.16b
240:
	add	x13, x10, x21
	str	q2, [sp, #1776]
	movi	v31.2d, #0000000000000000
	madd	x13, x13, x7, x16
	str	q3, [sp, #1504]
	movi	v3.2d, #0000000000000000
	str	q20, [sp, #1520]
	movi	v17.2d, #0000000000000000
	movi	v21.2d, #0000000000000000
	str	q24, [sp, #1920]
	movi	v23.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
	str	q26, [sp, #1856]
	movi	v26.2d, #0000000000000000
	movi	v20.2d, #0000000000000000
	str	q22, [sp, #1936]
	movi	v22.2d, #0000000000000000
	movi	v24.2d, #0000000000000000
	ldp	q5, q8, [x13]
	str	q29, [sp, #1872]
	ldp	q12, q2, [x13, #32]
	str	q28, [sp, #1600]
	str	q30, [sp, #1616]
	movi	v29.2d, #0000000000000000
	movi	v30.2d, #0000000000000000
	str	q9, [sp, #1648]
	movi	v9.2d, #0000000000000000
	movi	v28.2d, #0000000000000000
	fmul	v0.4s, v25.4s, v5.4s
	movi	v10.2d, #0000000000000000
	movi	v19.2d, #0000000000000000
	fmov	v16.4s, #1.00000000
	str	q2, [sp, #1472]
	ldr	q2, [x13, #64]
	ldr	q25, [sp, #1440]
	add	x15, x16, #32
	mov	x17, x11
	mov	x0, x21
	str	q18, [sp, #1664]
	str	q15, [sp, #1760]
	str	q13, [sp, #1728]
	str	q11, [sp, #1744]
	str	q27, [sp, #1904]
	str	q14, [sp, #1632]
	str	q2, [sp, #1488]
241:
	ldp	q6, q18, [x15, #-32]
	mov	v7.16b, v25.16b
	ldr	q27, [x17], #16
	ldr	q13, [x15, #32]
	subs	x0, x0, #1
	fmla	v7.4s, v6.4s, v0.4s
	fdiv	v11.4s, v16.4s, v7.4s
	fsub	v7.4s, v27.4s, v7.4s
	fmul	v7.4s, v7.4s, v11.4s
	fmul	v27.4s, v1.4s, v7.4s
	fmla	v19.4s, v13.4s, v7.4s
	fadd	v23.4s, v23.4s, v7.4s
	fmla	v4.4s, v6.4s, v7.4s
	fmla	v20.4s, v18.4s, v7.4s
	fmla	v11.4s, v11.4s, v27.4s
	ldp	q27, q15, [x15], #80
	fmla	v10.4s, v15.4s, v7.4s
	fmla	v24.4s, v27.4s, v7.4s
	fmul	v2.4s, v6.4s, v11.4s
	fmul	v14.4s, v18.4s, v11.4s
	fmul	v15.4s, v27.4s, v11.4s
	fadd	v29.4s, v29.4s, v11.4s
	fadd	v26.4s, v26.4s, v2.4s
	fmla	v9.4s, v6.4s, v2.4s
	fmla	v3.4s, v6.4s, v14.4s
	fadd	v30.4s, v30.4s, v14.4s
	fmla	v22.4s, v18.4s, v14.4s
	fmla	v17.4s, v6.4s, v15.4s
	fadd	v31.4s, v31.4s, v15.4s
	fmla	v28.4s, v18.4s, v15.4s
	fmla	v21.4s, v27.4s, v15.4s
	b.ne	241b
	ldr	q25, [sp, #1456]
	ldr	q16, [sp, #1408]
	movi	v27.2d, #0000000000000000
	ldr	q6, [sp, #1424]
	movi	v13.2d, #0000000000000000
	movi	v14.2d, #0000000000000000
	fmul	v2.4s, v25.4s, v12.4s
	fmul	v11.4s, v16.4s, v0.4s
	movi	v16.2d, #0000000000000000
	movi	v7.2d, #0000000000000000
	movi	v15.2d, #0000000000000000
	add	x10, x10, #1
	cmp	x10, x21
	add	x11, x11, x9
	fmla	v14.4s, v3.4s, v5.4s
	fmul	v18.4s, v6.4s, v2.4s
	fmul	v6.4s, v25.4s, v8.4s
	fadd	v30.4s, v30.4s, v16.4s
	movi	v2.2d, #0000000000000000
	fmla	v27.4s, v3.4s, v18.4s
	fmla	v13.4s, v3.4s, v6.4s
	ldr	q3, [sp, #1792]
	fmla	v2.4s, v22.4s, v0.4s
	movi	v22.2d, #0000000000000000
	fmla	v7.4s, v9.4s, v18.4s
	fmla	v3.4s, v30.4s, v0.4s
	fmla	v15.4s, v17.4s, v18.4s
	ldr	q30, [sp, #1952]
	fmla	v27.4s, v28.4s, v11.4s
	ldr	q28, [sp, #1600]
	fmla	v22.4s, v9.4s, v5.4s
	fmla	v7.4s, v17.4s, v11.4s
	str	q3, [sp, #1792]
	ldr	q3, [sp, #1840]
	fmla	v28.4s, v14.4s, v0.4s
	ldr	q14, [sp, #1632]
	fmla	v15.4s, v21.4s, v11.4s
	ldr	q21, [sp, #1824]
	fmla	v3.4s, v2.4s, v0.4s
	movi	v2.2d, #0000000000000000
	fmla	v14.4s, v22.4s, v18.4s
	fmla	v30.4s, v7.4s, v18.4s
	fmla	v2.4s, v17.4s, v5.4s
	str	q3, [sp, #1840]
	ldr	q3, [sp, #1888]
	fadd	v17.4s, v31.4s, v16.4s
	ldr	q31, [sp, #1552]
	fmla	v30.4s, v15.4s, v11.4s
	fmla	v3.4s, v13.4s, v0.4s
	ldr	q13, [sp, #1728]
	ldr	q15, [sp, #1760]
	fmla	v31.4s, v20.4s, v12.4s
	fmla	v14.4s, v2.4s, v11.4s
	ldr	q2, [sp, #1584]
	fmla	v13.4s, v27.4s, v0.4s
	ldr	q27, [sp, #1904]
	str	q30, [sp, #1952]
	ldr	q30, [sp, #1616]
	fmla	v2.4s, v24.4s, v5.4s
	str	q3, [sp, #1888]
	fadd	v3.4s, v26.4s, v16.4s
	fmla	v27.4s, v20.4s, v0.4s
	movi	v0.2d, #0000000000000000
	ldr	q26, [sp, #1856]
	fmla	v30.4s, v22.4s, v6.4s
	str	q31, [sp, #1552]
	fmla	v26.4s, v4.4s, v18.4s
	str	q2, [sp, #1584]
	ldr	q2, [sp, #1536]
	fmla	v21.4s, v3.4s, v18.4s
	fmla	v0.4s, v9.4s, v6.4s
	ldr	q9, [sp, #1648]
	ldr	q18, [sp, #1664]
	fmla	v2.4s, v24.4s, v12.4s
	fmla	v9.4s, v3.4s, v5.4s
	fmla	v18.4s, v20.4s, v8.4s
	ldr	q20, [sp, #1712]
	fmla	v21.4s, v17.4s, v11.4s
	fmla	v26.4s, v24.4s, v11.4s
	ldr	q11, [sp, #1744]
	fmla	v20.4s, v24.4s, v8.4s
	fmla	v15.4s, v0.4s, v6.4s
	fadd	v0.4s, v29.4s, v16.4s
	str	q2, [sp, #1536]
	ldr	q2, [sp, #1568]
	ldr	q29, [sp, #1872]
	ldr	q24, [sp, #1920]
	fmla	v11.4s, v7.4s, v6.4s
	fmla	v2.4s, v4.4s, v12.4s
	fmla	v29.4s, v4.4s, v5.4s
	str	q21, [sp, #1824]
	str	q20, [sp, #1712]
	ldr	q20, [sp, #1520]
	fmla	v24.4s, v4.4s, v6.4s
	fmla	v20.4s, v19.4s, v5.4s
	str	q2, [sp, #1568]
	ldr	q2, [sp, #1696]
	fmla	v2.4s, v10.4s, v5.4s
	str	q2, [sp, #1696]
	ldr	q2, [sp, #1808]
	fmla	v2.4s, v3.4s, v6.4s
	ldr	q3, [sp, #1472]
	str	q2, [sp, #1808]
	ldr	q2, [sp, #1968]
	fmla	v2.4s, v22.4s, v5.4s
	ldr	q22, [sp, #1936]
	fadd	v22.4s, v22.4s, v23.4s
	str	q2, [sp, #1968]
	ldr	q2, [sp, #1680]
	fmla	v2.4s, v4.4s, v3.4s
	ldr	q3, [sp, #1504]
	str	q2, [sp, #1680]
	ldr	q2, [sp, #1488]
	fmla	v3.4s, v4.4s, v2.4s
	ldr	q2, [sp, #1776]
	fadd	v2.4s, v2.4s, v0.4s
	b.ne	240b
	fmov	v12.4s, #1.00000000
	mov	v0.16b, v3.16b
	ldr	q5, [sp, #1040]
	mov	v6.16b, v25.16b
	ldr	q25, [sp, #1888]
	ldr	q8, [sp, #1952]
	ldr	q10, [sp, #1840]
	ldr	q17, [sp, #1296]
	str	q18, [sp, #1664]
	ldr	q7, [sp, #1584]
	ldr	q16, [sp, #1568]
	ldr	q18, [sp, #1552]
	ldr	q23, [sp, #1536]
	str	q2, [sp, #1776]
	b	243f
242:
	fcmgt	v0.4s, v6.4s, v24.4s
	movi	v1.2d, #0000000000000000
	movi	v23.2d, #0000000000000000
	movi	v20.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	movi	v7.2d, #0000000000000000
	movi	v9.2d, #0000000000000000
	movi	v14.2d, #0000000000000000
	movi	v30.2d, #0000000000000000
	movi	v28.2d, #0000000000000000
	movi	v8.2d, #0000000000000000
	str	q1, [sp, #1680]
	dup	v0.4s, v0.s[0]
	movi	v11.2d, #0000000000000000
	str	q1, [sp, #1712]
	movi	v13.2d, #0000000000000000
	movi	v15.2d, #0000000000000000
	str	q1, [sp, #1696]
	movi	v25.2d, #0000000000000000
	mov	v6.16b, v10.16b
	str	q1, [sp, #1664]
	movi	v10.2d, #0000000000000000
	movi	v22.2d, #0000000000000000
	str	q1, [sp, #1776]
	movi	v29.2d, #0000000000000000
	movi	v26.2d, #0000000000000000
	str	q1, [sp, #1824]
	movi	v24.2d, #0000000000000000
	movi	v27.2d, #0000000000000000
	str	q1, [sp, #1808]
	str	q1, [sp, #1792]
	str	q1, [sp, #1968]
	ldr	q1, [sp, #1024]
	and	v1.16b, v0.16b, v1.16b
	movi	v0.2d, #0000000000000000
243:
	fdiv	v2.4s, v12.4s, v5.4s
	ldr	q19, [sp, #1424]
	ldr	q21, [sp, #1408]
	fmov	v31.4s, #-1.00000000
	fmul	v17.4s, v17.4s, v16.4s
	mov	w10, #55248
	fmul	v3.4s, v19.4s, v19.4s
	fmul	v4.4s, v21.4s, v19.4s
	fmul	v5.4s, v21.4s, v21.4s
	fmul	v18.4s, v19.4s, v18.4s
	movk	w10, #48767, lsl #16
	str	q27, [sp, #1904]
	str	q24, [sp, #1920]
	str	q9, [sp, #1648]
	fmul	v3.4s, v3.4s, v0.4s
	fmul	v4.4s, v4.4s, v23.4s
	fneg	v0.4s, v16.4s
	ldr	q23, [sp, #1312]
	str	q29, [sp, #1872]
	str	q22, [sp, #1936]
	fmla	v17.4s, v7.4s, v23.4s
	str	q26, [sp, #1856]
	fmla	v3.4s, v20.4s, v5.4s
	ldr	q5, [sp, #1344]
	fneg	v20.4s, v7.4s
	fdiv	v5.4s, v12.4s, v5.4s
	str	q2, [sp, #1952]
	fadd	v3.4s, v4.4s, v3.4s
	fadd	v3.4s, v4.4s, v3.4s
	fmul	v4.4s, v19.4s, v16.4s
	ldr	q16, [sp, #1680]
	fmul	v19.4s, v19.4s, v16.4s
	fdiv	v2.4s, v31.4s, v6.4s
	fmul	v6.4s, v1.4s, v6.4s
	fmla	v4.4s, v7.4s, v21.4s
	dup	v7.4s, w27
	fmul	v16.4s, v6.4s, v0.4s
	ldr	q0, [sp, #1696]
	fmul	v20.4s, v6.4s, v20.4s
	fmls	v14.4s, v4.4s, v1.4s
	fmla	v18.4s, v0.4s, v21.4s
	ldr	q0, [sp, #1712]
	fmla	v19.4s, v0.4s, v21.4s
	ldr	q0, [sp, #1952]
	fmla	v15.4s, v5.4s, v16.4s
	str	q14, [sp, #1632]
	fmla	v10.4s, v0.4s, v20.4s
	fadd	v0.4s, v3.4s, v17.4s
	fmls	v13.4s, v18.4s, v6.4s
	ldr	q3, [sp, #1664]
	dup	v18.4s, w24
	fmls	v11.4s, v19.4s, v6.4s
	str	q15, [sp, #1760]
	dup	v15.4s, w30
	fmul	v2.4s, v1.4s, v2.4s
	fmls	v25.4s, v3.4s, v6.4s
	fmls	v8.4s, v0.4s, v6.4s
	ldr	q0, [sp, #1392]
	str	q13, [sp, #1728]
	dup	v13.4s, w26
	str	q11, [sp, #1744]
	fcmp	s0, #0.0
	dup	v11.4s, w29
	fmla	v28.4s, v27.4s, v2.4s
	dup	v27.4s, w10
	mov	w10, #39482
	movk	w10, #15909, lsl #16
	fmla	v30.4s, v24.4s, v2.4s
	dup	v2.4s, w25
	dup	v1.4s, w10
	mov	w10, #51410
	mvni	v24.4s, #127, msl #16
	movk	w10, #48686, lsl #16
	str	q25, [sp, #1888]
	dup	v6.4s, w10
	str	q28, [sp, #1600]
	str	q30, [sp, #1616]
	str	q8, [sp, #1952]
	b.le	246f
	ldr	q3, [sp, #1248]
	ldr	q4, [sp, #992]
	fmov	v0.4s, #12.00000000
	ldr	q21, [sp, #1968]
	fadd	v3.4s, v4.4s, v3.4s
	fcmge	v0.4s, v3.4s, v0.4s
	str	q3, [sp, #1248]
	and	v0.16b, v0.16b, v12.16b
	fmul	v3.4s, v4.4s, v0.4s
	movi	d4, #0000000000000000
	mov	s0, v3.s[1]
	fadd	s4, s3, s4
	mov	s5, v3.s[2]
	fadd	s0, s4, s0
	mov	s4, v3.s[3]
	fadd	s0, s0, s5
	fadd	s0, s0, s4
	fcmp	s0, #0.0
	b.le	247f
	mov	v8.16b, v10.16b
	cbz	w21, 248f
	movi	v0.2d, #0000000000000000
	ldr	q14, [sp, #1440]
	ldr	q10, [sp, #1456]
	mov	x10, xzr
	mov	x11, x8
244:
	add	x13, x10, x21
	mov	x15, x16
	mov	x17, x11
	add	x13, x13, x13, lsl #2
	mov	x0, x21
	ldr	q4, [x16, x13, lsl #4]
	fmul	v4.4s, v10.4s, v4.4s
245:
	mov	v16.16b, v14.16b
	ldr	q5, [x15], #80
	ldr	q17, [x17], #16
	mov	v22.16b, v27.16b
	mov	v23.16b, v13.16b
	subs	x0, x0, #1
	fmla	v16.4s, v5.4s, v4.4s
	fdiv	v5.4s, v12.4s, v16.4s
	fsub	v17.4s, v17.4s, v16.4s
	fmul	v17.4s, v17.4s, v5.4s
	fadd	v5.4s, v5.4s, v31.4s
	fcmgt	v19.4s, v17.4s, v31.4s
	bit	v5.16b, v17.16b, v19.16b
	fadd	v19.4s, v5.4s, v12.4s
	add	v19.4s, v19.4s, v7.4s
	and	v19.16b, v19.16b, v24.16b
	sub	v20.4s, v12.4s, v19.4s
	fadd	v21.4s, v20.4s, v31.4s
	fmla	v21.4s, v20.4s, v5.4s
	mov	v5.16b, v6.16b
	fmul	v20.4s, v21.4s, v21.4s
	fmla	v5.4s, v1.4s, v21.4s
	fmla	v22.4s, v18.4s, v21.4s
	fmla	v23.4s, v2.4s, v21.4s
	fmla	v5.4s, v11.4s, v20.4s
	fmla	v22.4s, v20.4s, v5.4s
	scvtf	v5.4s, v19.4s
	fmaxnm	v19.4s, v17.4s, v31.4s
	fmla	v23.4s, v20.4s, v22.4s
	fmla	v21.4s, v20.4s, v23.4s
	fmla	v21.4s, v15.4s, v5.4s
	fadd	v5.4s, v17.4s, v12.4s
	fneg	v17.4s, v19.4s
	fmla	v17.4s, v21.4s, v5.4s
	fmla	v0.4s, v17.4s, v16.4s
	b.ne	245b
	add	x10, x10, #1
	add	x11, x11, x9
	cmp	x10, x21
	b.ne	244b
	b	249f
246:
	movi	v0.2d, #0000000000000000
	ldr	q21, [sp, #1968]
	b	250f
247:
	movi	v0.2d, #0000000000000000
	b	250f
248:
	ldr	q14, [sp, #1440]
	ldr	q10, [sp, #1456]
	movi	v0.2d, #0000000000000000
249:
	mov	w10, #4719
	dup	v4.4s, w6
	ldr	q9, [sp, #976]
	movk	w10, #14979, lsl #16
	fcmgt	v3.4s, v3.4s, #0.0
	fmov	v17.4s, #0.25000000
	dup	v5.4s, w10
	fmov	v23.4s, #4.00000000
	ldp	q26, q24, [sp, #416]
	ldp	q25, q29, [sp, #352]
	fmla	v5.4s, v4.4s, v9.4s
	ldp	q30, q28, [sp, #384]
	fmaxnm	v23.4s, v25.4s, v23.4s
	fadd	v4.4s, v9.4s, v5.4s
	xtn	v5.4h, v3.4s
	bit	v25.16b, v23.16b, v3.16b
	ldr	q23, [sp, #336]
	fcmgt	v4.4s, v0.4s, v4.4s
	and	v4.16b, v3.16b, v4.16b
	xtn	v16.4h, v4.4s
	bif	v17.16b, v12.16b, v4.16b
	bic	v5.8b, v5.8b, v16.8b
	fmul	v16.4s, v24.4s, v17.4s
	fmul	v19.4s, v26.4s, v17.4s
	fmul	v20.4s, v28.4s, v17.4s
	fmul	v21.4s, v29.4s, v17.4s
	fmul	v22.4s, v30.4s, v17.4s
	sshll	v5.4s, v5.4h, #0
	fsub	v24.4s, v24.4s, v16.4s
	fsub	v26.4s, v26.4s, v19.4s
	str	q16, [sp, #432]
	fsub	v28.4s, v28.4s, v20.4s
	fsub	v29.4s, v29.4s, v21.4s
	fsub	v30.4s, v30.4s, v22.4s
	bit	v9.16b, v0.16b, v5.16b
	fmov	v5.4s, #16.00000000
	dup	v0.4s, w19
	stp	q21, q22, [sp, #368]
	ldr	q21, [sp, #1968]
	stp	q20, q19, [sp, #400]
	fsub	v10.4s, v10.4s, v29.4s
	fsub	v14.4s, v14.4s, v30.4s
	ldr	q30, [sp, #1616]
	bit	v23.16b, v5.16b, v3.16b
	ldr	q3, [sp, #1376]
	str	q9, [sp, #976]
	ldr	q9, [sp, #1648]
	ldr	q29, [sp, #1872]
	fsub	v3.4s, v3.4s, v24.4s
	str	q10, [sp, #1456]
	mov	v10.16b, v8.16b
	stp	q23, q25, [sp, #336]
	ldr	q25, [sp, #1888]
	str	q14, [sp, #1440]
	ldr	q14, [sp, #1632]
	str	q3, [sp, #1376]
	ldr	q3, [sp, #1328]
	fsub	v3.4s, v3.4s, v26.4s
	ldr	q26, [sp, #1856]
	str	q3, [sp, #1328]
	ldr	q3, [sp, #1360]
	fsub	v3.4s, v3.4s, v28.4s
	ldr	q28, [sp, #1600]
	str	q3, [sp, #1360]
	ldr	q3, [sp, #464]
	fmul	v5.4s, v3.4s, v17.4s
	ldr	q3, [sp, #448]
	fmul	v3.4s, v3.4s, v17.4s
	stp	q3, q5, [sp, #448]
	ldr	q3, [sp, #1008]
	bit	v3.16b, v0.16b, v4.16b
	ldr	q0, [sp, #1024]
	bic	v0.16b, v0.16b, v4.16b
	stp	q3, q0, [sp, #1008]
	and	v0.16b, v4.16b, v12.16b
250:
	str	q0, [sp, #784]
	ldr	q23, [sp, #768]
	ldr	q0, [sp, #1760]
	ldr	q4, [sp, #848]
	ldr	q16, [sp, #1376]
	ldr	q5, [sp, #880]
	ldr	q17, [sp, #1904]
	fmaxnm	v0.4s, v0.4s, v23.4s
	fmaxnm	v3.4s, v10.4s, v23.4s
	ldr	q19, [sp, #1360]
	fcmge	v4.4s, v16.4s, v4.4s
	fcmge	v5.4s, v5.4s, v16.4s
	fneg	v16.4s, v17.4s
	str	q21, [sp, #1968]
	str	q10, [sp, #1840]
	fsqrt	v0.4s, v0.4s
	bsl	v4.16b, v17.16b, v31.16b
	bit	v4.16b, v16.16b, v5.16b
	ldr	q16, [sp, #1328]
	ldr	q5, [sp, #816]
	fsqrt	v3.4s, v3.4s
	fcmge	v4.4s, v4.4s, #0.0
	xtn	v4.4h, v4.4s
	str	d4, [sp, #1200]
	fdiv	v20.4s, v12.4s, v0.4s
	ldr	q0, [sp, #864]
	fcmge	v0.4s, v16.4s, v0.4s
	fcmge	v16.4s, v5.4s, v16.4s
	ldr	q5, [sp, #1920]
	fneg	v17.4s, v5.4s
	bsl	v0.16b, v5.16b, v31.16b
	bit	v0.16b, v17.16b, v16.16b
	fdiv	v22.4s, v12.4s, v3.4s
	ldr	d3, [sp, #760]
	orr	v3.8b, v4.8b, v3.8b
	ldr	q4, [sp, #736]
	str	q20, [sp, #1488]
	fcmge	v5.4s, v0.4s, #0.0
	ushll	v0.4s, v3.4h, #0
	ldr	q3, [sp, #1952]
	fmaxnm	v3.4s, v3.4s, v23.4s
	orn	v4.16b, v5.16b, v4.16b
	shl	v0.4s, v0.4s, #31
	str	q5, [sp, #1152]
	str	q4, [sp, #1216]
	bic	v4.16b, v12.16b, v4.16b
	cmlt	v0.4s, v0.4s, #0
	fsqrt	v16.4s, v3.4s
	str	q22, [sp, #1712]
	fmul	v17.4s, v20.4s, v4.4s
	bic	v3.16b, v12.16b, v0.16b
	str	q0, [sp, #1184]
	str	q4, [sp, #1664]
	dup	v4.4s, w3
	fmul	v5.4s, v22.4s, v3.4s
	str	q3, [sp, #1536]
	fmov	v3.4s, #1.00000000
	fmul	v0.4s, v25.4s, v17.4s
	str	q4, [sp, #800]
	fmul	v25.4s, v0.4s, v5.4s
	ldr	q0, [sp, #960]
	fcmge	v0.4s, v19.4s, v0.4s
	fdiv	v22.4s, v12.4s, v16.4s
	ldr	q16, [sp, #896]
	fmls	v3.4s, v25.4s, v25.4s
	fcmge	v16.4s, v16.4s, v19.4s
	fneg	v19.4s, v26.4s
	str	q25, [sp, #1472]
	bsl	v0.16b, v26.16b, v31.16b
	fneg	v26.4s, v25.4s
	fmaxnm	v20.4s, v3.4s, v4.4s
	str	q3, [sp, #512]
	bit	v0.16b, v19.16b, v16.16b
	fsqrt	v16.4s, v20.4s
	fmaxnm	v20.4s, v21.4s, v23.4s
	fcmge	v3.4s, v0.4s, #0.0
	ldr	q0, [sp, #720]
	str	q22, [sp, #1520]
	orn	v0.16b, v3.16b, v0.16b
	str	q3, [sp, #1104]
	fmov	v3.4s, #1.00000000
	str	q0, [sp, #1168]
	bic	v0.16b, v12.16b, v0.16b
	fdiv	v24.4s, v12.4s, v16.4s
	fmul	v16.4s, v22.4s, v0.4s
	str	q0, [sp, #1584]
	ldr	q0, [sp, #1728]
	fmul	v19.4s, v0.4s, v16.4s
	ldr	q0, [sp, #1744]
	fmul	v21.4s, v19.4s, v5.4s
	fsqrt	v19.4s, v20.4s
	fmul	v20.4s, v0.4s, v16.4s
	ldr	q0, [sp, #832]
	fmul	v22.4s, v21.4s, v26.4s
	fmls	v3.4s, v21.4s, v21.4s
	str	q21, [sp, #624]
	str	q24, [sp, #1680]
	fmla	v22.4s, v17.4s, v20.4s
	fmul	v25.4s, v22.4s, v24.4s
	ldr	q22, [sp, #1456]
	fcmge	v20.4s, v22.4s, v0.4s
	ldr	q0, [sp, #912]
	str	q22, [sp, #1456]
	fdiv	v8.4s, v12.4s, v19.4s
	fmls	v3.4s, v25.4s, v25.4s
	fcmge	v19.4s, v0.4s, v22.4s
	fneg	v22.4s, v29.4s
	ldr	q0, [sp, #1776]
	bsl	v20.16b, v29.16b, v31.16b
	fmaxnm	v24.4s, v3.4s, v4.4s
	str	q3, [sp, #528]
	bsl	v19.16b, v22.16b, v20.16b
	fmaxnm	v22.4s, v0.4s, v23.4s
	ldr	q0, [sp, #704]
	fsqrt	v20.4s, v24.4s
	fcmge	v24.4s, v19.4s, #0.0
	ldr	q19, [sp, #1440]
	str	q8, [sp, #1504]
	str	q19, [sp, #1440]
	orn	v0.16b, v24.16b, v0.16b
	xtn	v24.4h, v24.4s
	str	q0, [sp, #1136]
	bic	v0.16b, v12.16b, v0.16b
	fsqrt	v22.4s, v22.4s
	fmul	v3.4s, v8.4s, v0.4s
	str	q0, [sp, #1568]
	ldr	q0, [sp, #944]
	ldr	q8, [sp, #1936]
	fneg	v29.4s, v8.4s
	fmul	v28.4s, v28.4s, v3.4s
	fmul	v30.4s, v30.4s, v3.4s
	fdiv	v23.4s, v12.4s, v20.4s
	fcmge	v20.4s, v19.4s, v0.4s
	ldr	q0, [sp, #928]
	fmul	v10.4s, v28.4s, v5.4s
	fcmge	v28.4s, v0.4s, v19.4s
	ldr	q0, [sp, #688]
	bsl	v20.16b, v8.16b, v31.16b
	fneg	v8.4s, v21.4s
	fmul	v31.4s, v10.4s, v26.4s
	bit	v20.16b, v29.16b, v28.16b
	fmul	v28.4s, v14.4s, v3.4s
	fmul	v29.4s, v10.4s, v8.4s
	fmla	v31.4s, v17.4s, v30.4s
	fmov	v30.4s, #1.00000000
	fdiv	v19.4s, v12.4s, v22.4s
	fcmge	v14.4s, v20.4s, #0.0
	ldr	q20, [sp, #1680]
	fmla	v29.4s, v16.4s, v28.4s
	fmls	v30.4s, v10.4s, v10.4s
	str	q23, [sp, #1296]
	fmul	v22.4s, v31.4s, v20.4s
	mov	v31.16b, v23.16b
	orn	v0.16b, v14.16b, v0.16b
	str	q14, [sp, #1088]
	fmls	v29.4s, v25.4s, v22.4s
	fmls	v30.4s, v22.4s, v22.4s
	str	q22, [sp, #1312]
	bic	v28.16b, v12.16b, v0.16b
	str	q0, [sp, #1120]
	fmul	v0.4s, v29.4s, v23.4s
	str	q28, [sp, #1552]
	fmul	v23.4s, v19.4s, v28.4s
	str	q19, [sp, #1696]
	fmls	v30.4s, v0.4s, v0.4s
	mov	v19.16b, v0.16b
	str	q0, [sp, #1280]
	ldr	q0, [sp, #1792]
	stp	q23, q3, [sp, #544]
	fmul	v28.4s, v0.4s, v23.4s
	ldr	q0, [sp, #1808]
	fmaxnm	v29.4s, v30.4s, v4.4s
	str	q30, [sp, #496]
	fmul	v14.4s, v28.4s, v5.4s
	fmul	v28.4s, v0.4s, v23.4s
	ldr	q0, [sp, #1824]
	fsqrt	v5.4s, v29.4s
	fmul	v30.4s, v0.4s, v23.4s
	fneg	v0.4s, v10.4s
	fmul	v26.4s, v14.4s, v26.4s
	fmul	v29.4s, v14.4s, v8.4s
	stp	q14, q25, [sp, #592]
	fmla	v26.4s, v17.4s, v28.4s
	fmla	v29.4s, v16.4s, v30.4s
	fmul	v16.4s, v9.4s, v23.4s
	fmul	v17.4s, v26.4s, v20.4s
	fmul	v26.4s, v14.4s, v0.4s
	ldr	q0, [sp, #1904]
	fdiv	v5.4s, v12.4s, v5.4s
	movi	v12.2d, #0000000000000000
	fmla	v26.4s, v3.4s, v16.4s
	fmls	v29.4s, v25.4s, v17.4s
	fmov	v16.4s, #1.00000000
	ldr	q3, [sp, #1712]
	str	q17, [sp, #1264]
	fmul	v28.4s, v3.4s, v0.4s
	ldr	q0, [sp, #1536]
	fmul	v20.4s, v29.4s, v31.4s
	fmls	v26.4s, v22.4s, v17.4s
	fmls	v16.4s, v14.4s, v14.4s
	fmul	v23.4s, v28.4s, v0.4s
	ldr	q0, [sp, #1152]
	fmla	v12.4s, v28.4s, v28.4s
	fmls	v26.4s, v19.4s, v20.4s
	fmls	v16.4s, v17.4s, v17.4s
	ldr	q19, [sp, #1488]
	xtn	v17.4h, v0.4s
	ldr	q0, [sp, #1920]
	str	q5, [sp, #1056]
	fneg	v29.4s, v23.4s
	fmul	v3.4s, v26.4s, v5.4s
	fmls	v16.4s, v20.4s, v20.4s
	fmul	v26.4s, v19.4s, v0.4s
	ldr	q0, [sp, #1472]
	fmul	v31.4s, v0.4s, v29.4s
	ldr	d0, [sp, #648]
	fmul	v9.4s, v21.4s, v29.4s
	str	q3, [sp, #1072]
	fmls	v16.4s, v3.4s, v3.4s
	ldr	d3, [sp, #1200]
	orr	v5.8b, v3.8b, v0.8b
	ldr	d0, [sp, #680]
	ldr	q3, [sp, #1680]
	orr	v8.8b, v17.8b, v0.8b
	ldr	q0, [sp, #1664]
	ldr	q17, [sp, #1520]
	fmaxnm	v30.4s, v16.4s, v4.4s
	ushll	v5.4s, v5.4h, #0
	fmla	v31.4s, v0.4s, v26.4s
	ldr	q0, [sp, #1856]
	ushll	v8.4s, v8.4h, #0
	fmul	v22.4s, v17.4s, v0.4s
	ldr	q0, [sp, #1104]
	str	q10, [sp, #1104]
	fsqrt	v30.4s, v30.4s
	fmul	v10.4s, v10.4s, v29.4s
	fmul	v29.4s, v14.4s, v29.4s
	xtn	v21.4h, v0.4s
	ldr	q0, [sp, #1584]
	fmul	v4.4s, v31.4s, v3.4s
	shl	v5.4s, v5.4s, #31
	shl	v8.4s, v8.4s, #31
	fmla	v9.4s, v0.4s, v22.4s
	ldr	d0, [sp, #672]
	str	q22, [sp, #1200]
	orr	v31.8b, v21.8b, v0.8b
	ldr	q21, [sp, #1504]
	ldr	q0, [sp, #1872]
	cmge	v28.4s, v5.4s, #0
	cmge	v8.4s, v8.4s, #0
	fmul	v22.4s, v21.4s, v0.4s
	ldr	d0, [sp, #664]
	fmls	v9.4s, v4.4s, v25.4s
	ushll	v31.4s, v31.4h, #0
	movi	v25.2d, #0000000000000000
	orr	v24.8b, v24.8b, v0.8b
	ldr	q0, [sp, #1568]
	and	v26.16b, v8.16b, v26.16b
	mov	v8.16b, v17.16b
	str	q22, [sp, #1152]
	fmla	v10.4s, v0.4s, v22.4s
	ldr	q0, [sp, #1936]
	ldr	q22, [sp, #1696]
	shl	v31.4s, v31.4s, #31
	ushll	v24.4s, v24.4h, #0
	fmla	v25.4s, v23.4s, v23.4s
	fmul	v14.4s, v22.4s, v0.4s
	ldr	q0, [sp, #1088]
	cmge	v31.4s, v31.4s, #0
	shl	v24.4s, v24.4s, #31
	xtn	v22.4h, v0.4s
	fmul	v0.4s, v19.4s, v3.4s
	fmov	v3.4s, #1.00000000
	ldr	d19, [sp, #656]
	fmla	v25.4s, v4.4s, v4.4s
	cmge	v24.4s, v24.4s, #0
	fdiv	v5.4s, v3.4s, v30.4s
	ldr	q3, [sp, #1312]
	ldr	q30, [sp, #1296]
	orr	v22.8b, v22.8b, v19.8b
	ldr	q19, [sp, #1216]
	str	q23, [sp, #1216]
	fmls	v10.4s, v4.4s, v3.4s
	ldr	q3, [sp, #1552]
	fmul	v9.4s, v9.4s, v30.4s
	fmul	v30.4s, v17.4s, v30.4s
	ldr	q17, [sp, #1280]
	fmla	v29.4s, v3.4s, v14.4s
	and	v3.16b, v28.16b, v12.16b
	fmov	v12.4s, #1.00000000
	ldr	q28, [sp, #1712]
	ushll	v22.4s, v22.4h, #0
	fmls	v10.4s, v9.4s, v17.4s
	ldr	q17, [sp, #1264]
	fmla	v25.4s, v9.4s, v9.4s
	fmla	v3.4s, v26.4s, v26.4s
	bit	v0.16b, v12.16b, v19.16b
	ldr	q19, [sp, #1184]
	fmls	v29.4s, v4.4s, v17.4s
	ldr	q17, [sp, #1200]
	str	q4, [sp, #1200]
	ldr	q4, [sp, #1152]
	bit	v28.16b, v12.16b, v19.16b
	shl	v22.4s, v22.4s, #31
	str	q20, [sp, #1184]
	and	v17.16b, v31.16b, v17.16b
	mov	v31.16b, v21.16b
	fmls	v29.4s, v9.4s, v20.4s
	cmge	v22.4s, v22.4s, #0
	fmul	v26.4s, v28.4s, v0.4s
	ldr	q0, [sp, #1168]
	fmla	v3.4s, v17.4s, v17.4s
	and	v17.16b, v24.16b, v4.16b
	ldr	q4, [sp, #1136]
	str	q9, [sp, #1168]
	mov	v28.16b, v0.16b
	ldr	q0, [sp, #1056]
	ldr	q9, [sp, #1072]
	mov	v19.16b, v4.16b
	and	v4.16b, v22.16b, v14.16b
	mov	v23.16b, v0.16b
	fmla	v3.4s, v17.4s, v17.4s
	ldr	q17, [sp, #1120]
	bsl	v28.16b, v12.16b, v30.16b
	fmul	v30.4s, v21.4s, v0.4s
	fmul	v0.4s, v10.4s, v0.4s
	mov	v20.16b, v17.16b
	fmla	v3.4s, v4.4s, v4.4s
	ldr	q4, [sp, #1392]
	bsl	v19.16b, v12.16b, v30.16b
	ldr	q30, [sp, #1696]
	fmul	v21.4s, v26.4s, v28.4s
	fmls	v29.4s, v0.4s, v9.4s
	fmla	v25.4s, v0.4s, v0.4s
	fcmp	s4, #0.0
	fmul	v24.4s, v30.4s, v5.4s
	fmul	v19.4s, v21.4s, v19.4s
	fmul	v17.4s, v29.4s, v5.4s
	mov	v29.16b, v25.16b
	bsl	v20.16b, v12.16b, v24.16b
	fmla	v29.4s, v17.4s, v17.4s
	fmul	v22.4s, v19.4s, v20.4s
	b.gt	235b
	fdiv	v16.4s, v12.4s, v30.4s
	ldr	q28, [sp, #1008]
	ldr	q25, [sp, #976]
	ldr	q21, [sp, #1440]
	mov	w10, #14269
	ldr	q10, [sp, #1456]
	fadd	v20.4s, v25.4s, v25.4s
	movk	w10, #13574, lsl #16
	dup	v24.4s, w19
	ldr	q8, [sp, #1376]
	fdiv	v4.4s, v12.4s, v31.4s
	fmul	v16.4s, v16.4s, v21.4s
	dup	v21.4s, w10
	mov	w10, #4016
	movk	w10, #13345, lsl #16
	fdiv	v19.4s, v12.4s, v28.4s
	fmul	v4.4s, v4.4s, v10.4s
	fmul	v4.4s, v4.4s, v21.4s
	fcmgt	v21.4s, v24.4s, v25.4s
	fsqrt	v20.4s, v20.4s
	fmul	v19.4s, v19.4s, v22.4s
	dup	v22.4s, w10
	mov	w10, #50604
	movk	w10, #13991, lsl #16
	dup	v26.4s, w10
	fmul	v16.4s, v16.4s, v22.4s
	ldr	q22, [sp, #1536]
	fmul	v19.4s, v19.4s, v19.4s
	fmaxnm	v4.4s, v4.4s, v16.4s
	fminnm	v16.4s, v19.4s, v12.4s
	fmul	v20.4s, v20.4s, v26.4s
	and	v19.16b, v21.16b, v20.16b
	ldr	q21, [sp, #1664]
	ldr	s20, [x28, #16]
	fmul	v21.4s, v21.4s, v22.4s
	fmul	v16.4s, v16.4s, v20.s[0]
	fmaxnm	v4.4s, v4.4s, v19.4s
	ldr	q19, [sp, #1584]
	fmul	v19.4s, v19.4s, v21.4s
	ldr	q21, [sp, #1568]
	fmaxnm	v4.4s, v16.4s, v4.4s
	fcmgt	v16.4s, v24.4s, v28.4s
	movi	d24, #0000000000000000
	fmul	v19.4s, v21.4s, v19.4s
	and	v4.16b, v16.16b, v4.16b
	fmul	s16, s20, s20
	ldr	q20, [sp, #1552]
	fmul	v4.4s, v4.4s, v4.4s
	fmul	v19.4s, v20.4s, v19.4s
	fmov	v20.4s, #5.00000000
	dup	v16.4s, v16.s[0]
	fcmge	v4.4s, v4.4s, v29.4s
	fcmge	v16.4s, v16.4s, v3.4s
	fcmgt	v19.4s, v19.4s, #0.0
	and	v4.16b, v16.16b, v4.16b
	bic	v16.16b, v12.16b, v19.16b
	ldr	q19, [sp, #480]
	bsl	v4.16b, v16.16b, v20.16b
	ldr	q16, [sp, #1248]
	fcmge	v16.4s, v16.4s, v19.4s
	movi	v19.4s, #64, lsl #24
	fminnm	v19.4s, v4.4s, v19.4s
	bit	v4.16b, v19.16b, v16.16b
	ldr	q19, [sp, #1232]
	fcmeq	v16.4s, v19.4s, v20.4s
	bit	v19.16b, v4.16b, v16.16b
	fcmeq	v4.4s, v19.4s, v20.4s
	str	q19, [sp, #1232]
	and	v25.16b, v4.16b, v12.16b
	mov	s4, v25.s[1]
	fadd	s16, s25, s24
	mov	s19, v25.s[2]
	fadd	s4, s16, s4
	mov	s16, v25.s[3]
	fadd	s4, s4, s19
	fadd	s4, s4, s16
	fcmp	s4, #0.0
	b.gt	237b
	fmul	v4.4s, v5.4s, v17.4s
	ldr	q3, [sp, #1280]
	ldr	q5, [sp, #1168]
	ldr	q16, [sp, #1200]
	ldr	q17, [sp, #1216]
	movi	v22.2d, #0000000000000000
	ldr	q14, [sp, #1488]
	movi	v24.2d, #0000000000000000
	movi	v26.2d, #0000000000000000
	movi	v28.2d, #0000000000000000
	fmls	v0.4s, v4.4s, v9.4s
	mvni	v9.4s, #127, msl #16
	fmul	v0.4s, v23.4s, v0.4s
	fmls	v5.4s, v0.4s, v3.4s
	ldr	q3, [sp, #1184]
	fmls	v5.4s, v4.4s, v3.4s
	ldr	q3, [sp, #1296]
	fmul	v3.4s, v3.4s, v5.4s
	ldr	q5, [sp, #608]
	fmls	v16.4s, v3.4s, v5.4s
	ldr	q5, [sp, #1312]
	fmls	v16.4s, v0.4s, v5.4s
	ldr	q5, [sp, #1264]
	fmls	v16.4s, v4.4s, v5.4s
	ldr	q5, [sp, #1680]
	fmul	v5.4s, v5.4s, v16.4s
	ldr	q16, [sp, #1472]
	fmls	v17.4s, v5.4s, v16.4s
	ldr	q16, [sp, #624]
	fmul	v5.4s, v14.4s, v5.4s
	fmls	v17.4s, v3.4s, v16.4s
	ldr	q16, [sp, #1104]
	str	q5, [sp, #1760]
	fmls	v17.4s, v0.4s, v16.4s
	ldr	q16, [sp, #592]
	fmls	v17.4s, v4.4s, v16.4s
	ldr	q16, [sp, #1520]
	fmul	v16.4s, v16.4s, v3.4s
	ldr	q3, [sp, #1712]
	fmul	v19.4s, v3.4s, v17.4s
	fmul	v17.4s, v31.4s, v0.4s
	fmul	v0.4s, v30.4s, v4.4s
	movi	v3.2d, #0000000000000000
	movi	v30.2d, #0000000000000000
	str	q16, [sp, #1904]
	str	q19, [sp, #1664]
	movi	v19.2d, #0000000000000000
	str	q0, [sp, #1840]
	str	q17, [sp, #1680]
	tbz	w20, #3, 253f
	fmov	v8.4s, #-1.00000000
	ldr	q25, [sp, #1440]
	cbz	w21, 253f
	mov	x10, xzr
	mov	x11, x8
251:
	add	x13, x10, x21
	mov	x14, x11
	mov	x15, x16
	add	x13, x13, x13, lsl #2
	mov	x17, x21
	ldr	q0, [x16, x13, lsl #4]
	fmul	v0.4s, v10.4s, v0.4s
252:
	mov	v4.16b, v25.16b
	ldr	q5, [x15], #80
	ldr	q16, [x14], #16
	mov	v23.16b, v27.16b
	mov	v31.16b, v13.16b
	subs	x17, x17, #1
	fmla	v4.4s, v5.4s, v0.4s
	fdiv	v5.4s, v12.4s, v4.4s
	fsub	v16.4s, v16.4s, v4.4s
	fadd	v29.4s, v4.4s, v12.4s
	fdiv	v29.4s, v12.4s, v29.4s
	fmul	v16.4s, v16.4s, v5.4s
	fadd	v5.4s, v5.4s, v8.4s
	fcmgt	v17.4s, v16.4s, v8.4s
	bit	v5.16b, v16.16b, v17.16b
	fadd	v30.4s, v30.4s, v29.4s
	fadd	v17.4s, v5.4s, v12.4s
	add	v17.4s, v17.4s, v7.4s
	and	v17.16b, v17.16b, v9.16b
	sub	v20.4s, v12.4s, v17.4s
	scvtf	v17.4s, v17.4s
	fadd	v21.4s, v20.4s, v8.4s
	fmla	v21.4s, v20.4s, v5.4s
	mov	v5.16b, v6.16b
	fmul	v20.4s, v21.4s, v21.4s
	fmla	v5.4s, v1.4s, v21.4s
	fmla	v23.4s, v18.4s, v21.4s
	fmla	v31.4s, v2.4s, v21.4s
	fmla	v5.4s, v11.4s, v20.4s
	fmla	v23.4s, v20.4s, v5.4s
	fmaxnm	v5.4s, v16.4s, v8.4s
	fadd	v16.4s, v16.4s, v12.4s
	fmla	v31.4s, v20.4s, v23.4s
	fneg	v5.4s, v5.4s
	fmla	v21.4s, v20.4s, v31.4s
	fmla	v21.4s, v15.4s, v17.4s
	fmul	v17.4s, v29.4s, v29.4s
	fmla	v5.4s, v21.4s, v16.4s
	fmul	v16.4s, v29.4s, v17.4s
	fadd	v28.4s, v28.4s, v17.4s
	fmla	v24.4s, v17.4s, v17.4s
	fmla	v19.4s, v5.4s, v4.4s
	fadd	v26.4s, v26.4s, v16.4s
	fmla	v22.4s, v16.4s, v17.4s
	fmla	v3.4s, v16.4s, v16.4s
	b.ne	252b
	add	x10, x10, #1
	add	x11, x11, x9
	cmp	x10, x21
	b.ne	251b
253:
	ldr	q0, [sp, #1888]
	ldr	q21, [sp, #1712]
	fmov	v4.4s, #1.00000000
	ldr	q16, [sp, #800]
	ldr	q20, [sp, #1520]
	add	x9, x28, #44
	fmul	v0.4s, v0.4s, v14.4s
	ldr	q5, [sp, #1728]
	fmov	v29.4s, #1.00000000
	ldp	x21, x23, [sp, #288]
	fmul	v5.4s, v5.4s, v20.4s
	fmul	v0.4s, v0.4s, v21.4s
	add	x10, x22, x21, lsl #4
	lsl	x11, x23, #5
	add	x13, x23, x23, lsl #1
	fmul	v21.4s, v5.4s, v21.4s
	fmls	v4.4s, v0.4s, v0.4s
	fneg	v5.4s, v0.4s
	ldr	q0, [sp, #1744]
	str	q21, [sp, #1888]
	str	q4, [sp, #1584]
	fmaxnm	v4.4s, v4.4s, v16.4s
	str	q5, [sp, #1872]
	fsqrt	v4.4s, v4.4s
	fdiv	v17.4s, v12.4s, v4.4s
	fmul	v4.4s, v0.4s, v20.4s
	fmul	v0.4s, v21.4s, v5.4s
	fmov	v5.4s, #1.00000000
	fmla	v0.4s, v14.4s, v4.4s
	ldr	s4, [x28, #48]
	fmls	v5.4s, v21.4s, v21.4s
	fmul	v21.4s, v0.4s, v17.4s
	fmov	s0, #1.00000000
	str	q17, [sp, #1968]
	ld1r	{ v17.4s }, [x9]
	mov	w9, #46871
	movk	w9, #14673, lsl #16
	fdiv	s25, s0, s4
	ldp	s4, s9, [x28, #28]
	fmls	v5.4s, v21.4s, v21.4s
	str	q21, [sp, #1936]
	fmaxnm	v0.4s, v5.4s, v16.4s
	str	q5, [sp, #1744]
	ldr	q5, [sp, #1360]
	ldr	q16, [sp, #576]
	fsub	v21.4s, v5.4s, v17.4s
	fadd	v17.4s, v5.4s, v17.4s
	str	q5, [sp, #1360]
	fsqrt	v23.4s, v0.4s
	fmul	v20.4s, v21.4s, v25.s[0]
	mov	v0.16b, v25.16b
	str	q25, [sp, #1920]
	dup	v21.4s, v4.s[0]
	mov	v25.16b, v14.16b
	ldp	s10, s14, [x28, #36]
	fmul	v31.4s, v17.4s, v0.s[0]
	dup	v17.4s, v9.s[0]
	fmov	v0.4s, #1.00000000
	fmul	v8.4s, v20.4s, v20.4s
	fmla	v21.4s, v20.4s, v10.s[0]
	fmla	v17.4s, v31.4s, v14.s[0]
	fmla	v29.4s, v21.4s, v20.4s
	fdiv	v5.4s, v12.4s, v23.4s
	fmov	v23.4s, #1.00000000
	fmla	v0.4s, v29.4s, v8.4s
	fmla	v23.4s, v17.4s, v31.4s
	fmov	v8.4s, #1.00000000
	fmul	v17.4s, v31.4s, v31.4s
	fmaxnm	v29.4s, v0.4s, v16.4s
	str	q0, [sp, #1728]
	fmla	v8.4s, v23.4s, v17.4s
	fmaxnm	v17.4s, v8.4s, v16.4s
	str	q5, [sp, #1952]
	fsqrt	v5.4s, v29.4s
	ldr	q16, [sp, #1600]
	fsqrt	v0.4s, v17.4s
	ldr	q17, [sp, #1504]
	fmul	v23.4s, v16.4s, v17.4s
	ldr	q16, [sp, #1712]
	fmul	v21.4s, v23.4s, v16.4s
	ldr	q16, [sp, #1616]
	fmul	v23.4s, v16.4s, v17.4s
	fmov	v16.4s, #3.00000000
	str	q0, [sp, #1856]
	fdiv	v0.4s, v12.4s, v5.4s
	fmov	v5.4s, #4.00000000
	ldr	q12, [sp, #1872]
	fmul	v4.4s, v16.4s, v4.s[0]
	fmul	v9.4s, v16.4s, v9.s[0]
	ldr	q16, [sp, #1632]
	fmul	v29.4s, v21.4s, v12.4s
	fmul	v10.4s, v5.4s, v10.s[0]
	ldr	q5, [sp, #1888]
	fmla	v29.4s, v25.4s, v23.4s
	fmul	v23.4s, v16.4s, v17.4s
	movi	v16.4s, #64, lsl #24
	fmla	v4.4s, v10.4s, v20.4s
	ldr	q17, [sp, #1856]
	fmov	v25.4s, #1.00000000
	fmls	v25.4s, v21.4s, v21.4s
	str	q0, [sp, #1600]
	fneg	v0.4s, v5.4s
	fmov	v5.4s, #4.00000000
	fmul	v10.4s, v21.4s, v0.4s
	fmul	v14.4s, v5.4s, v14.s[0]
	ldr	q5, [sp, #1520]
	str	q0, [sp, #1616]
	ldr	q0, [sp, #1952]
	fmla	v10.4s, v5.4s, v23.4s
	ldr	q5, [sp, #1968]
	fmla	v9.4s, v14.4s, v31.4s
	movi	v14.4s, #64, lsl #24
	fmul	v23.4s, v29.4s, v5.4s
	fmov	v5.4s, #1.00000000
	fmla	v16.4s, v9.4s, v31.4s
	fmla	v14.4s, v4.4s, v20.4s
	ldr	q4, [sp, #1936]
	fdiv	v29.4s, v5.4s, v17.4s
	fmls	v25.4s, v23.4s, v23.4s
	str	q23, [sp, #1776]
	fmls	v10.4s, v4.4s, v23.4s
	fmul	v16.4s, v31.4s, v16.4s
	ldp	s31, s9, [x28, #20]
	fmul	v4.4s, v20.4s, v14.4s
	ldr	q20, [sp, #1600]
	fmul	v5.4s, v10.4s, v0.4s
	movi	v0.4s, #63, lsl #24
	fmul	v16.4s, v16.4s, v0.4s
	fmul	v4.4s, v4.4s, v0.4s
	str	q5, [sp, #1856]
	fmls	v25.4s, v5.4s, v5.4s
	ldr	q0, [sp, #1792]
	ldr	q5, [sp, #1696]
	str	q21, [sp, #1792]
	fmul	v23.4s, v5.4s, v0.4s
	fmul	v16.4s, v16.4s, v29.4s
	fmul	v4.4s, v4.4s, v20.4s
	fmul	v29.4s, v8.4s, v29.4s
	fneg	v8.4s, v21.4s
	movi	v21.2d, #0000000000000000
	fmul	v0.4s, v16.4s, v9.s[0]
	ldr	q16, [sp, #800]
	fmul	v4.4s, v4.4s, v31.s[0]
	fmul	v29.4s, v29.4s, v9.s[0]
	fmaxnm	v10.4s, v25.4s, v16.4s
	ldr	q16, [sp, #1712]
	fmul	v16.4s, v23.4s, v16.4s
	ldr	q23, [sp, #1920]
	fmul	v4.4s, v4.4s, v23.s[0]
	fmul	v23.4s, v0.4s, v23.s[0]
	fsqrt	v0.4s, v10.4s
	fmul	v14.4s, v16.4s, v12.4s
	fabs	v4.4s, v4.4s
	str	q0, [sp, #1920]
	ldr	q0, [sp, #1808]
	fmul	v10.4s, v0.4s, v5.4s
	ldr	q0, [sp, #1728]
	fmul	v0.4s, v0.4s, v20.4s
	ldr	q20, [sp, #1488]
	fmla	v14.4s, v20.4s, v10.4s
	ldr	q10, [sp, #1664]
	str	q0, [sp, #1808]
	ldr	q0, [sp, #1824]
	fabs	v20.4s, v10.4s
	fmul	v17.4s, v0.4s, v5.4s
	ldr	q0, [sp, #1616]
	fmul	v12.4s, v16.4s, v0.4s
	fabs	v0.4s, v23.4s
	ldr	q23, [sp, #1520]
	fmla	v12.4s, v23.4s, v17.4s
	ldr	q17, [sp, #1808]
	fmul	v17.4s, v17.4s, v31.s[0]
	str	q17, [sp, #1824]
	fmaxnm	v17.4s, v4.4s, v0.4s
	ldr	q4, [sp, #1648]
	ldr	q0, [sp, #1968]
	fmul	v31.4s, v4.4s, v5.4s
	fmov	v5.4s, #1.00000000
	fmul	v4.4s, v16.4s, v8.4s
	fmul	v23.4s, v14.4s, v0.4s
	ldr	q14, [sp, #1920]
	fmaxnm	v0.4s, v20.4s, v21.4s
	ldr	q20, [sp, #1760]
	ldr	q21, [sp, #1904]
	fdiv	v5.4s, v5.4s, v14.4s
	fabs	v8.4s, v20.4s
	fabs	v9.4s, v21.4s
	fmov	v14.4s, #1.00000000
	str	q23, [sp, #1728]
	fmaxnm	v0.4s, v0.4s, v8.4s
	fmul	v17.4s, v9.4s, v17.4s
	fmls	v14.4s, v16.4s, v16.4s
	fmaxnm	v0.4s, v0.4s, v17.4s
	ldr	q17, [sp, #1456]
	fmls	v14.4s, v23.4s, v23.4s
	str	q5, [sp, #1920]
	ldr	q5, [sp, #1504]
	fmla	v4.4s, v5.4s, v31.4s
	ldr	q5, [sp, #1936]
	ldr	q31, [sp, #1376]
	fmls	v12.4s, v5.4s, v23.4s
	ldr	q5, [sp, #1824]
	str	q16, [sp, #1824]
	ldr	q16, [sp, #1776]
	fadd	v31.4s, v10.4s, v31.4s
	fminnm	v5.4s, v5.4s, v29.4s
	dup	v29.4s, w9
	add	x9, x28, #208
	fmls	v4.4s, v16.4s, v23.4s
	ldr	q16, [sp, #1952]
	fmul	v9.4s, v12.4s, v16.4s
	ldr	q16, [sp, #1680]
	fmul	v5.4s, v5.4s, v29.4s
	fadd	v16.4s, v16.4s, v17.4s
	ldr	q17, [sp, #1328]
	fadd	v29.4s, v20.4s, v17.4s
	ldr	q20, [sp, #1840]
	ldr	q17, [sp, #1440]
	fcmge	v23.4s, v5.4s, v0.4s
	ldr	q5, [sp, #864]
	str	q9, [sp, #1760]
	fadd	v8.4s, v20.4s, v17.4s
	ldr	q17, [sp, #1360]
	ldr	q20, [sp, #1584]
	fmls	v14.4s, v9.4s, v9.4s
	fadd	v12.4s, v21.4s, v17.4s
	fmov	v17.4s, #1.00000000
	fminnm	v5.4s, v29.4s, v5.4s
	fminnm	v10.4s, v20.4s, v17.4s
	ldr	q20, [sp, #848]
	fminnm	v31.4s, v31.4s, v20.4s
	ldr	q20, [sp, #1856]
	fmls	v4.4s, v20.4s, v9.4s
	ldr	q20, [sp, #832]
	fminnm	v16.4s, v16.4s, v20.4s
	ldr	q20, [sp, #1232]
	fcmge	v0.4s, v17.4s, v20.4s
	ldp	q17, q21, [sp, #944]
	fminnm	v29.4s, v8.4s, v17.4s
	ldr	q17, [sp, #1744]
	fminnm	v8.4s, v12.4s, v21.4s
	ldr	q21, [sp, #880]
	str	q0, [sp, #1808]
	and	v0.16b, v0.16b, v23.16b
	fminnm	v10.4s, v10.4s, v17.4s
	ldr	q17, [sp, #1920]
	ldr	s23, [x28, #12]
	fmaxnm	v31.4s, v31.4s, v21.4s
	fmul	v9.4s, v4.4s, v17.4s
	ldr	q4, [sp, #912]
	ldr	q17, [sp, #1456]
	fmaxnm	v16.4s, v16.4s, v4.4s
	ldr	q4, [sp, #816]
	fmaxnm	v5.4s, v5.4s, v4.4s
	ldr	q4, [sp, #928]
	fmls	v14.4s, v9.4s, v9.4s
	fmaxnm	v29.4s, v29.4s, v4.4s
	ldr	q4, [sp, #896]
	bif	v16.16b, v17.16b, v0.16b
	ld1r	{ v17.4s }, [x9]
	mov	w9, #46871
	fmaxnm	v21.4s, v8.4s, v4.4s
	ldr	q4, [sp, #1376]
	fminnm	v8.4s, v10.4s, v25.4s
	mov	v25.16b, v0.16b
	movk	w9, #14545, lsl #16
	bif	v31.16b, v4.16b, v0.16b
	fmov	v4.4s, #4.00000000
	fmul	v16.4s, v16.4s, v23.s[0]
	fcmeq	v4.4s, v20.4s, v4.4s
	ldr	q20, [sp, #1440]
	bsl	v25.16b, v29.16b, v20.16b
	ldr	q20, [sp, #1328]
	fminnm	v29.4s, v8.4s, v14.4s
	bif	v5.16b, v20.16b, v0.16b
	ldr	q20, [sp, #1360]
	bit	v16.16b, v17.16b, v4.16b
	str	q4, [sp, #1840]
	bsl	v0.16b, v21.16b, v20.16b
	mov	v21.16b, v4.16b
	fmul	v25.4s, v25.4s, v23.s[0]
	bit	v5.16b, v17.16b, v4.16b
	bsl	v21.16b, v17.16b, v31.16b
	dup	v31.4s, w9
	add	x9, x21, x23
	bit	v0.16b, v17.16b, v4.16b
	fcmgt	v20.4s, v29.4s, v31.4s
	str	q21, [x10]
	str	q5, [x22, x9, lsl #4]
	mov	v5.16b, v4.16b
	str	q0, [x10, x11]
	lsl	x11, x23, #6
	str	q16, [x10, x13, lsl #4]
	bsl	v5.16b, v17.16b, v25.16b
	str	q20, [sp, #1904]
	str	q5, [x10, x11]
	tbnz	w20, #1, 254f
	ldr	x0, [sp, #168]
	ldr	w15, [sp, #252]
	mov	w10, #5
	mvni	v16.4s, #127, msl #16
	b	255f
254:
	str	q23, [sp, #1744]
	ldr	q23, [sp, #1968]
	ldr	q0, [sp, #1872]
	ldr	q16, [sp, #1888]
	umaddl	x10, w23, w7, x22
	lsl	x11, x21, #4
	fmul	v4.4s, v23.4s, v0.4s
	ldr	q21, [sp, #1936]
	ldr	q5, [sp, #800]
	fneg	v0.4s, v23.4s
	ldr	q25, [sp, #1776]
	ldr	q12, [sp, #1952]
	fmaxnm	v5.4s, v14.4s, v5.4s
	ldr	q29, [sp, #1856]
	ldr	q31, [sp, #1728]
	tst	w20, #0x4
	mov	w13, #6
	mov	w14, #10
	fmla	v16.4s, v4.4s, v21.4s
	fmul	v14.4s, v23.4s, v31.4s
	str	q4, [sp, #1888]
	fmul	v0.4s, v21.4s, v0.4s
	ldr	q21, [sp, #1792]
	mov	w15, #7
	fsqrt	v5.4s, v5.4s
	cinc	x13, x13, ne
	csel	x14, x15, x14, eq
	fmla	v21.4s, v4.4s, v25.4s
	mov	w15, #14
	mov	w17, #8
	fneg	v16.4s, v16.4s
	csel	x15, x17, x15, eq
	umull	x13, w13, w23
	fmul	v10.4s, v0.4s, v12.4s
	fneg	v0.4s, v12.4s
	umull	x14, w14, w23
	mov	w17, #19
	mov	w0, #9
	umull	x15, w15, w23
	csel	x17, x0, x17, eq
	add	x13, x22, x13, lsl #4
	ldr	x0, [sp, #168]
	fmul	v8.4s, v12.4s, v16.4s
	fmul	v16.4s, v23.4s, v25.4s
	ldr	q25, [sp, #1824]
	umull	x17, w17, w23
	fmla	v25.4s, v4.4s, v31.4s
	ldr	q31, [sp, #1760]
	fmla	v21.4s, v8.4s, v29.4s
	fmla	v16.4s, v10.4s, v29.4s
	fmul	v29.4s, v29.4s, v0.4s
	fmov	v0.4s, #1.00000000
	fmla	v14.4s, v10.4s, v31.4s
	str	q8, [sp, #1872]
	fmla	v25.4s, v8.4s, v31.4s
	fneg	v21.4s, v21.4s
	fneg	v16.4s, v16.4s
	fdiv	v0.4s, v0.4s, v5.4s
	ldr	q5, [sp, #1920]
	fmul	v21.4s, v5.4s, v21.4s
	fmul	v20.4s, v5.4s, v16.4s
	fmul	v16.4s, v12.4s, v31.4s
	fmul	v31.4s, v29.4s, v5.4s
	fmul	v29.4s, v23.4s, v23.4s
	fmla	v25.4s, v21.4s, v9.4s
	fmla	v14.4s, v20.4s, v9.4s
	str	q20, [sp, #1824]
	fmla	v16.4s, v31.4s, v9.4s
	str	q21, [sp, #1792]
	str	q31, [sp, #1856]
	fneg	v23.4s, v25.4s
	mov	v25.16b, v10.16b
	fneg	v16.4s, v16.4s
	str	q0, [sp, #1936]
	fmov	v0.4s, #1.00000000
	fmla	v29.4s, v25.4s, v25.4s
	ldr	q10, [sp, #1936]
	fmul	v23.4s, v10.4s, v23.4s
	fmul	v16.4s, v10.4s, v16.4s
	fmla	v0.4s, v4.4s, v4.4s
	fneg	v4.4s, v5.4s
	fmla	v29.4s, v20.4s, v20.4s
	str	q23, [sp, #1760]
	fmla	v0.4s, v8.4s, v8.4s
	fneg	v8.4s, v14.4s
	fmul	v14.4s, v12.4s, v12.4s
	fmul	v4.4s, v9.4s, v4.4s
	ldr	q12, [sp, #1712]
	ldr	q9, [sp, #1520]
	fmla	v0.4s, v21.4s, v21.4s
	fmul	v20.4s, v10.4s, v8.4s
	fmla	v14.4s, v31.4s, v31.4s
	fmul	v21.4s, v5.4s, v5.4s
	ldr	q5, [sp, #1808]
	fmul	v4.4s, v4.4s, v10.4s
	str	q16, [sp, #1808]
	fmul	v8.4s, v10.4s, v10.4s
	fmla	v0.4s, v23.4s, v23.4s
	str	q20, [sp, #1776]
	fmla	v29.4s, v20.4s, v20.4s
	ldr	q20, [sp, #1904]
	fmla	v14.4s, v16.4s, v16.4s
	ldr	q16, [sp, #1744]
	fmla	v21.4s, v4.4s, v4.4s
	and	v23.16b, v5.16b, v20.16b
	ldr	q5, [sp, #1504]
	fmul	v0.4s, v12.4s, v0.4s
	fmul	v31.4s, v5.4s, v16.s[0]
	ldr	q5, [sp, #1696]
	fmul	v14.4s, v9.4s, v14.4s
	xtn	v23.4h, v23.4s
	fmul	v20.4s, v5.4s, v16.s[0]
	ldr	q16, [sp, #1488]
	fmul	v0.4s, v12.4s, v0.4s
	fmul	v21.4s, v21.4s, v31.4s
	fmul	v29.4s, v16.4s, v29.4s
	fmul	v14.4s, v9.4s, v14.4s
	sshll	v23.4s, v23.4h, #0
	fmul	v8.4s, v8.4s, v20.4s
	bif	v0.16b, v17.16b, v23.16b
	fmul	v21.4s, v31.4s, v21.4s
	fmul	v29.4s, v16.4s, v29.4s
	bif	v14.16b, v17.16b, v23.16b
	mvni	v16.4s, #127, msl #16
	fmul	v8.4s, v20.4s, v8.4s
	str	q0, [x10, x11]
	mov	v0.16b, v23.16b
	add	x10, x22, x14, lsl #4
	bif	v29.16b, v17.16b, v23.16b
	bsl	v0.16b, v21.16b, v17.16b
	mov	v21.16b, v23.16b
	str	q29, [x13, x11]
	add	x13, x22, x15, lsl #4
	ldr	w15, [sp, #252]
	str	q14, [x10, x11]
	add	x10, x22, x17, lsl #4
	bsl	v21.16b, v8.16b, v17.16b
	str	q0, [x13, x11]
	str	q21, [x10, x11]
	mov	w10, #10
	tbz	w20, #2, 255f
	ldr	q0, [sp, #1968]
	ldr	q5, [sp, #1888]
	mov	w10, #96
	ldr	q16, [sp, #1952]
	str	q4, [sp, #1968]
	mov	w14, #144
	fmul	v0.4s, v0.4s, v5.4s
	ldr	q5, [sp, #1872]
	ldr	q4, [sp, #1824]
	ldr	q29, [sp, #1792]
	str	q31, [sp, #1728]
	ldr	q9, [sp, #1776]
	fmul	v21.4s, v16.4s, v5.4s
	ldr	q14, [sp, #1760]
	ldr	q12, [sp, #1808]
	ldr	x17, [sp, #296]
	fmla	v0.4s, v5.4s, v25.4s
	fmul	v25.4s, v16.4s, v25.4s
	ldr	q16, [sp, #1856]
	ldr	q5, [sp, #1920]
	umaddl	x10, w17, w10, x22
	add	x13, x22, x17, lsl #7
	fmla	v21.4s, v29.4s, v16.4s
	umaddl	x14, w17, w14, x22
	fmul	v31.4s, v5.4s, v4.4s
	fmul	v8.4s, v5.4s, v16.4s
	fmla	v0.4s, v29.4s, v4.4s
	fmla	v25.4s, v4.4s, v16.4s
	fmul	v29.4s, v5.4s, v29.4s
	ldr	q4, [sp, #1968]
	ldr	q5, [sp, #1488]
	ldr	q16, [sp, #1520]
	fmla	v21.4s, v14.4s, v12.4s
	fmla	v31.4s, v9.4s, v4.4s
	fmla	v8.4s, v12.4s, v4.4s
	fmla	v0.4s, v14.4s, v9.4s
	fmla	v25.4s, v9.4s, v12.4s
	fmul	v9.4s, v10.4s, v9.4s
	fmla	v29.4s, v14.4s, v4.4s
	fmul	v14.4s, v10.4s, v14.4s
	fmul	v12.4s, v10.4s, v12.4s
	fmul	v21.4s, v16.4s, v21.4s
	str	q9, [sp, #1888]
	ldr	q9, [sp, #1728]
	fmul	v0.4s, v5.4s, v0.4s
	str	q14, [sp, #1952]
	ldr	q14, [sp, #1712]
	fmul	v25.4s, v16.4s, v25.4s
	fmul	v29.4s, v29.4s, v9.4s
	fmul	v31.4s, v31.4s, v9.4s
	fmul	v8.4s, v8.4s, v9.4s
	fmul	v21.4s, v14.4s, v21.4s
	ldr	q9, [sp, #1952]
	fmul	v12.4s, v12.4s, v20.4s
	fmul	v0.4s, v14.4s, v0.4s
	fmul	v25.4s, v5.4s, v25.4s
	fmul	v9.4s, v9.4s, v20.4s
	str	q29, [sp, #1920]
	fmul	v29.4s, v10.4s, v4.4s
	ldr	q4, [sp, #1888]
	bif	v21.16b, v17.16b, v23.16b
	fmul	v10.4s, v4.4s, v20.4s
	ldr	q4, [sp, #1920]
	bif	v0.16b, v17.16b, v23.16b
	bif	v25.16b, v17.16b, v23.16b
	fmul	v4.4s, v14.4s, v4.4s
	str	q0, [x10, x11]
	mov	w10, #176
	fmul	v0.4s, v14.4s, v9.4s
	umaddl	x10, w17, w10, x22
	str	q21, [x13, x11]
	mov	w13, #192
	str	q25, [x14, x11]
	mov	w14, #208
	umaddl	x13, w17, w13, x22
	str	q4, [sp, #1952]
	fmul	v4.4s, v29.4s, v20.4s
	mov	v29.16b, v23.16b
	fmul	v20.4s, v5.4s, v31.4s
	fmul	v31.4s, v16.4s, v8.4s
	fmul	v8.4s, v16.4s, v12.4s
	mov	v16.16b, v23.16b
	umaddl	x14, w17, w14, x22
	fmul	v21.4s, v5.4s, v10.4s
	bif	v0.16b, v17.16b, v23.16b
	str	q4, [sp, #1968]
	ldr	q4, [sp, #1952]
	bif	v20.16b, v17.16b, v23.16b
	bsl	v16.16b, v31.16b, v17.16b
	ldr	q5, [sp, #1968]
	bsl	v29.16b, v4.16b, v17.16b
	ldr	q4, [sp, #1728]
	fmul	v5.4s, v4.4s, v5.4s
	str	q29, [x10, x11]
	mov	w10, #240
	umaddl	x10, w17, w10, x22
	str	q20, [x13, x11]
	mov	v20.16b, v23.16b
	str	q16, [x14, x11]
	mov	v16.16b, v23.16b
	mov	w14, #272
	umaddl	x14, w17, w14, x22
	add	x13, x22, x17, lsl #8
	str	q0, [x10, x11]
	mov	v0.16b, v23.16b
	bsl	v20.16b, v21.16b, v17.16b
	bsl	v16.16b, v8.16b, v17.16b
	mov	w10, #288
	umaddl	x10, w17, w10, x22
	bsl	v0.16b, v5.16b, v17.16b
	str	q20, [x13, x11]
	str	q16, [x14, x11]
	mvni	v16.4s, #127, msl #16
	str	q0, [x10, x11]
	mov	w10, #20
255:
	fmov	v12.4s, #1.00000000
	movi	d8, #0000000000000000
	tbz	w20, #3, 24b
	ldp	q0, q5, [sp, #192]
	mov	w11, #29208
	movk	w11, #16177, lsl #16
	ldr	q4, [sp, #1840]
	ldr	x23, [sp, #296]
	lsl	x14, x21, #4
	mov	w20, w15
	add	x15, x10, #2
	fdiv	v0.4s, v12.4s, v0.4s
	umull	x13, w10, w23
	add	x17, x10, #3
	umull	x15, w15, w23
	umull	x17, w17, w23
	add	x13, x22, x13, lsl #4
	fmul	v5.4s, v5.4s, v0.4s
	add	v0.4s, v5.4s, v7.4s
	and	v7.16b, v0.16b, v16.16b
	fmov	v0.4s, #-1.00000000
	sub	v16.4s, v12.4s, v7.4s
	fmla	v0.4s, v16.4s, v5.4s
	movi	v5.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	fmul	v17.4s, v0.4s, v0.4s
	fmla	v6.4s, v1.4s, v0.4s
	fmla	v27.4s, v18.4s, v0.4s
	movi	v1.2d, #0000000000000000
	fmla	v13.4s, v2.4s, v0.4s
	fmla	v6.4s, v11.4s, v17.4s
	fmla	v27.4s, v17.4s, v6.4s
	ldp	s18, s6, [x28, #100]
	fmla	v1.4s, v30.4s, v18.s[0]
	ldp	s2, s18, [x28, #136]
	fmla	v13.4s, v17.4s, v27.4s
	fmla	v5.4s, v30.4s, v2.s[0]
	ldp	s20, s2, [x28, #172]
	fmla	v1.4s, v28.4s, v6.s[0]
	fmla	v0.4s, v17.4s, v13.4s
	ldp	s6, s17, [x28, #108]
	fmla	v16.4s, v30.4s, v20.s[0]
	fmla	v5.4s, v28.4s, v18.s[0]
	fmla	v1.4s, v26.4s, v6.s[0]
	fmla	v16.4s, v28.4s, v2.s[0]
	scvtf	v2.4s, v7.4s
	ldp	s7, s6, [x28, #144]
	fmla	v1.4s, v24.4s, v17.s[0]
	fmla	v5.4s, v26.4s, v7.s[0]
	ldp	s18, s7, [x28, #180]
	fmla	v0.4s, v15.4s, v2.4s
	dup	v2.4s, w11
	mov	w11, #16271
	movk	w11, #16363, lsl #16
	fmla	v16.4s, v26.4s, v18.s[0]
	fmla	v5.4s, v24.4s, v6.s[0]
	ldp	s6, s17, [x28, #116]
	fmla	v16.4s, v24.4s, v7.s[0]
	ldr	q7, [sp, #176]
	fmla	v1.4s, v22.4s, v6.s[0]
	fneg	v6.4s, v19.4s
	fmla	v0.4s, v2.4s, v7.4s
	ldp	s7, s20, [x28, #152]
	dup	v2.4s, w11
	add	x11, x28, #208
	fmla	v1.4s, v3.4s, v17.s[0]
	fmla	v5.4s, v22.4s, v7.s[0]
	ldp	s18, s7, [x28, #188]
	fmla	v16.4s, v22.4s, v18.s[0]
	ldr	q18, [sp, #224]
	fmla	v5.4s, v3.4s, v20.s[0]
	fmla	v0.4s, v2.4s, v18.4s
	fadd	v2.4s, v19.4s, v19.4s
	fmla	v16.4s, v3.4s, v7.s[0]
	movi	v3.4s, #191, lsl #24
	ldr	q7, [sp, #272]
	fadd	v1.4s, v7.4s, v1.4s
	fmla	v6.4s, v3.4s, v0.4s
	movi	v3.4s, #64, lsl #24
	ld1r	{ v0.4s }, [x11]
	umaddl	x11, w10, w23, x23
	add	x10, x10, #4
	umull	x10, w10, w23
	bit	v2.16b, v0.16b, v4.16b
	bit	v1.16b, v0.16b, v4.16b
	fmla	v5.4s, v3.4s, v7.s[0]
	movi	v3.4s, #65, lsl #24
	add	x11, x22, x11, lsl #4
	add	x10, x22, x10, lsl #4
	fmla	v16.4s, v3.4s, v7.s[0]
	mov	v3.16b, v4.16b
	bsl	v3.16b, v0.16b, v6.16b
	str	q3, [x13, x14]
	mov	v3.16b, v4.16b
	add	x13, x22, x15, lsl #4
	str	q2, [x11, x14]
	add	x11, x22, x17, lsl #4
	mov	w15, w20
	str	q1, [x13, x14]
	bsl	v3.16b, v0.16b, v5.16b
	bif	v0.16b, v16.16b, v4.16b
	str	q3, [x11, x14]
	str	q0, [x10, x14]
	b	24b
256:
	add	sp, sp, #1984
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
	.p2align	2
