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
	sub	sp, sp, #1520
	str	w1, [sp, #52]
	cbz	w3, 260f
	cbz	w2, 260f
	ldr	w8, [sp, #52]
	cbz	w8, 260f
	mov	w8, w2
	ldr	w9, [sp, #52]
	movi	v12.4s, #2
	str	x8, [sp, #64]
	ldp	x8, x16, [x0, #40]
	movi	v14.4s, #4
	movi	v9.4s, #8
	movi	v4.2d, #0000000000000000
	movi	v10.2d, #0x00ffff0000ffff
	movi	d15, #0000000000000000
	movi	v31.4s, #127, msl #16
	str	x8, [sp, #160]
	add	w8, w5, w4
	ldr	x7, [sp, #1680]
	add	w11, w8, w6
	mov	w8, w3
	ldr	x12, [x0]
	str	x8, [sp, #16]
	mul	w8, w2, w9
	ldr	x17, [x0, #56]
	ldp	x13, x22, [x0, #24]
	mov	w6, #62154
	mov	w4, #1267
	mov	w23, #16938
	mov	w24, #28347
	str	w8, [sp, #12]
	mov	w8, #16992
	mov	w25, #50604
	movk	w8, #3490, lsl #16
	mov	w26, #4719
	mov	w27, #64269
	dup	v1.4s, w8
	mov	w8, #58632
	mov	w29, #44110
	movk	w8, #7740, lsl #16
	mov	w28, #13
	mov	w3, #29208
	dup	v0.4s, w8
	mov	w8, #4059
	mov	w2, #14269
	str	q1, [sp, #656]
	mvni	v1.4s, #128, lsl #16
	movk	w8, #16713, lsl #16
	dup	v2.4s, w8
	mov	x10, xzr
	mov	w30, w9
	mov	w5, #48
	movk	w6, #29001, lsl #16
	movk	w4, #16181, lsl #16
	fneg	v1.4s, v1.4s
	movk	w23, #16076, lsl #16
	movk	w24, #16144, lsl #16
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
	b	21f
20:
	ldr	x10, [sp, #32]
	ldr	x8, [sp, #16]
	ldr	w9, [sp, #28]
	add	x10, x10, #1
	cmp	x10, x8
	ldr	w8, [sp, #12]
	add	w9, w9, w8
	b.eq	260f
21:
	ldr	x8, [sp, #64]
	str	w9, [sp, #28]
	str	x10, [sp, #32]
	mul	x8, x10, x8
	str	x8, [sp, #56]
	mov	w8, w9
	mov	x9, xzr
	b	23f
22:
	ldr	x9, [sp, #80]
	ldr	x8, [sp, #64]
	ldr	w10, [sp, #76]
	add	x9, x9, #1
	cmp	x9, x8
	ldr	w8, [sp, #52]
	add	w8, w10, w8
	b.eq	20b
23:
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
	b	27f
24:
	fmov	v0.4s, #1.00000000
	ldp	q3, q4, [sp, #208]
	fmov	v7.4s, #-1.00000000
	movi	v17.2d, #0000000000000000
	movi	v19.2d, #0000000000000000
	movi	v23.2d, #0000000000000000
	mov	w8, #29208
	ldr	x20, [sp, #256]
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
	ldr	q0, [sp, #1216]
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
	ldr	q2, [sp, #1296]
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
25:
	fmov	v2.4s, #3.00000000
	orr	v1.16b, v28.16b, v13.16b
	ldr	q3, [sp, #1072]
	movi	v12.4s, #2
	movi	v14.4s, #4
	ldr	x8, [sp, #160]
	movi	v9.4s, #8
	movi	v4.2d, #0000000000000000
	ldr	w14, [sp, #252]
	movi	v10.2d, #0x00ffff0000ffff
	movi	v31.4s, #127, msl #16
	bsl	v1.16b, v3.16b, v2.16b
	ldr	q2, [sp, #1088]
	str	q2, [x8, x15, lsl #4]
	str	q1, [x8, x9, lsl #4]
26:
	add	x19, x19, #1
	add	w14, w14, #1
	cmp	x19, x30
	b.eq	22b
27:
	ldr	w9, [x7, #8]
	add	x8, x21, x19
	cmp	x8, x9
	b.hs	26b
	ldr	w15, [x7]
	add	x8, x21, x19
	movi	v2.2d, #0000000000000000
	stp	x9, x8, [sp, #256]
	umull	x21, w15, w15
	lsl	x10, x15, #4
	str	w14, [sp, #252]
	ldp	w0, w8, [x7, #16]
	add	x9, x21, #1
	lsr	x9, x9, #1
	tst	w8, #0x1
	csel	x11, x21, x9, eq
	cbz	w15, 232f
	ldr	x9, [sp, #264]
	movi	v7.2d, #0000000000000000
	movi	v1.2d, #0000000000000000
	movi	v16.4s, #16, lsl #16
	fmov	v30.4s, #1.00000000
	mul	w14, w14, w11
	mul	x9, x11, x9
	fmov	v13.4s, #1.00000000
	movi	v6.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v3.2d, #0000000000000000
	lsl	w20, w15, #4
	str	w0, [sp, #1504]
	mov	x22, xzr
	sub	x7, x15, #2
	mov	w26, #16
	add	x0, x17, #16
	mov	w27, #1
	mov	w25, #1
	str	q1, [sp, #1296]
	b	210f
28:
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
29:
	fmov	d19, x22
	fadd	v20.4s, v6.4s, v17.4s
	add	x22, x22, #1
	fadd	v5.4s, v5.4s, v18.4s
	fadd	v1.4s, v1.4s, v17.4s
	add	w14, w14, w15
	cmp	x22, x15
	add	x27, x27, x15
	add	w26, w26, w20
	cmeq	v19.2d, v19.2d, v15.2d
	add	x0, x0, x10
	dup	v19.2d, v19.d[0]
	bit	v6.16b, v20.16b, v19.16b
	b.eq	231f
210:
	mul	x1, x22, x15
	tst	w8, #0x1
	add	w11, w1, w9
	add	x4, x9, x1, lsr #1
	and	x23, x11, #0x7fffffff
	csel	x11, x23, x4, eq
	and	x4, x14, #0x7fffffff
	ldr	q24, [x12, x11, lsl #4]
	add	x24, x4, #1
	mov	v17.16b, v24.16b
	tbnz	w8, #3, 216f
	tbz	w8, #0, 211f
	ubfiz	w11, w1, #4, #1
	dup	v17.4s, w11
	neg	v17.4s, v17.4s
	ushl	v17.4s, v24.4s, v17.4s
	and	v17.16b, v17.16b, v10.16b
	ucvtf	v17.4s, v17.4s
211:
	tbz	w8, #0, 212f
	ubfiz	w11, w1, #4, #1
	dup	v18.4s, w11
	neg	v18.4s, v18.4s
	ushl	v18.4s, v24.4s, v18.4s
	and	v18.16b, v18.16b, v10.16b
	ucvtf	v24.4s, v18.4s
212:
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
	b.eq	29b
	cbz	x7, 224f
	mov	x11, xzr
	mov	w4, w26
	b	214f
213:
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
	b.eq	222f
214:
	add	x25, x27, x11
	add	x28, x24, x11
	tst	w8, #0x1
	add	x25, x9, x25, lsr #1
	csel	x25, x28, x25, eq
	ldr	q19, [x12, x25, lsl #4]
	mov	v20.16b, v19.16b
	tbz	w8, #0, 215f
	and	w25, w4, #0x10
	dup	v20.4s, w25
	neg	v20.4s, v20.4s
	ushl	v20.4s, v19.4s, v20.4s
	and	v20.16b, v20.16b, v10.16b
	ucvtf	v20.4s, v20.4s
215:
	tbz	w8, #0, 213b
	and	w25, w4, #0x10
	dup	v21.4s, w25
	neg	v21.4s, v21.4s
	ushl	v19.4s, v19.4s, v21.4s
	and	v19.16b, v19.16b, v10.16b
	ucvtf	v19.4s, v19.4s
	b	213b
216:
	tbz	w8, #0, 217f
	ubfiz	w11, w1, #4, #1
	dup	v17.4s, w11
	neg	v17.4s, v17.4s
	ushl	v17.4s, v24.4s, v17.4s
	and	v17.16b, v17.16b, v10.16b
	ucvtf	v17.4s, v17.4s
217:
	movi	v4.2d, #0000000000000000
	tbz	w8, #0, 218f
	ubfiz	w11, w1, #4, #1
	dup	v18.4s, w11
	neg	v18.4s, v18.4s
	ushl	v18.4s, v24.4s, v18.4s
	and	v18.16b, v18.16b, v10.16b
	ucvtf	v24.4s, v18.4s
218:
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
	cmeq	v26.4s, v26.4s, v29.4s
	fmul	v27.4s, v30.4s, v27.4s
	fadd	v29.4s, v3.4s, v18.4s
	ushr	v30.4s, v17.4s, #23
	dup	v26.4s, v26.s[0]
	sub	v16.4s, v16.4s, v30.4s
	and	v30.16b, v27.16b, v31.16b
	movi	v31.4s, #127, msl #16
	bit	v3.16b, v29.16b, v26.16b
	usra	v16.4s, v27.4s, #23
	orr	v30.16b, v30.16b, v0.16b
	and	v31.16b, v17.16b, v31.16b
	ldr	q17, [sp, #1296]
	fadd	v17.4s, v17.4s, v28.4s
	orr	v13.16b, v31.16b, v0.16b
	movi	v31.4s, #127, msl #16
	str	q17, [sp, #1296]
	fadd	v17.4s, v18.4s, v4.4s
	b.eq	29b
	cbz	x7, 227f
	mov	x25, #-1
	mov	w4, w26
	mov	x11, x27
	sub	x28, x15, #2
	b	220f
219:
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
	ldr	q24, [sp, #1296]
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
	fadd	v24.4s, v24.4s, v26.4s
	fmul	v25.4s, v13.4s, v25.4s
	fmul	v29.4s, v8.4s, v29.4s
	str	q24, [sp, #1296]
	ushr	v30.4s, v25.4s, #23
	and	v25.16b, v25.16b, v31.16b
	sub	v16.4s, v16.4s, v30.4s
	and	v30.16b, v29.16b, v31.16b
	orr	v13.16b, v25.16b, v0.16b
	usra	v16.4s, v29.4s, #23
	orr	v30.16b, v30.16b, v0.16b
	cbz	x28, 223f
220:
	add	x29, x9, x11, lsr #1
	tst	w8, #0x1
	csel	x29, x24, x29, eq
	ldr	q24, [x12, x29, lsl #4]
	mov	v25.16b, v24.16b
	tbz	w8, #0, 221f
	and	w29, w4, #0x10
	dup	v25.4s, w29
	neg	v25.4s, v25.4s
	ushl	v25.4s, v24.4s, v25.4s
	and	v25.16b, v25.16b, v10.16b
	ucvtf	v25.4s, v25.4s
221:
	mov	v8.16b, v30.16b
	tbz	w8, #0, 219b
	and	w29, w4, #0x10
	dup	v26.4s, w29
	neg	v26.4s, v26.4s
	ushl	v24.4s, v24.4s, v26.4s
	and	v24.16b, v24.16b, v10.16b
	ucvtf	v24.4s, v24.4s
	b	219b
222:
	mov	w28, #13
	add	x4, x11, #1
	mov	w25, #1
	movk	w28, #48896, lsl #16
	b	225f
223:
	mov	w29, #44110
	mov	w28, #13
	neg	x4, x25
	movk	w29, #16042, lsl #16
	movk	w28, #48896, lsl #16
	mov	w25, #1
	b	228f
224:
	mov	w4, #1
225:
	add	x11, x4, x1
	add	x23, x4, x23
	tst	w8, #0x1
	add	x1, x9, x11, lsr #1
	csel	x1, x23, x1, eq
	ldr	q19, [x12, x1, lsl #4]
	mov	v20.16b, v19.16b
	tbz	w8, #0, 226f
	ubfiz	w1, w11, #4, #1
	dup	v20.4s, w1
	neg	v20.4s, v20.4s
	ushl	v20.4s, v19.4s, v20.4s
	and	v20.16b, v20.16b, v10.16b
	ucvtf	v20.4s, v20.4s
226:
	add	x1, x13, #8
	mov	x23, x13
	ld1r	{ v21.4s }, [x1]
	ld1r	{ v23.4s }, [x23], #4
	ldr	s22, [x23]
	tbz	w8, #0, 28b
	ubfiz	w1, w11, #4, #1
	dup	v24.4s, w1
	neg	v24.4s, v24.4s
	ushl	v19.4s, v19.4s, v24.4s
	and	v19.16b, v19.16b, v10.16b
	ucvtf	v19.4s, v19.4s
	b	28b
227:
	mov	w4, #1
228:
	add	x11, x4, x1
	add	x23, x4, x23
	tst	w8, #0x1
	add	x1, x9, x11, lsr #1
	csel	x1, x23, x1, eq
	ldr	q24, [x12, x1, lsl #4]
	mov	v26.16b, v24.16b
	tbz	w8, #0, 229f
	ubfiz	w1, w11, #4, #1
	dup	v25.4s, w1
	neg	v25.4s, v25.4s
	ushl	v25.4s, v24.4s, v25.4s
	and	v25.16b, v25.16b, v10.16b
	ucvtf	v26.4s, v25.4s
229:
	add	x1, x13, #8
	mov	x23, x13
	ld1r	{ v25.4s }, [x1]
	ld1r	{ v28.4s }, [x23], #4
	ldr	s27, [x23]
	tbz	w8, #0, 230f
	ubfiz	w1, w11, #4, #1
	dup	v29.4s, w1
	neg	v29.4s, v29.4s
	ushl	v24.4s, v24.4s, v29.4s
	and	v24.16b, v24.16b, v10.16b
	ucvtf	v24.4s, v24.4s
230:
	fsub	v26.4s, v26.4s, v28.4s
	mov	v28.16b, v25.16b
	add	x1, x4, #1
	bic	v24.4s, #128, lsl #24
	fmla	v28.4s, v26.4s, v27.s[0]
	umax	v7.4s, v7.4s, v24.4s
	ldr	q24, [sp, #1296]
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
	fadd	v24.4s, v24.4s, v20.4s
	fmul	v21.4s, v30.4s, v21.4s
	cmeq	v23.2d, v23.2d, v25.2d
	ushr	v25.4s, v19.4s, #23
	fadd	v26.4s, v3.4s, v22.4s
	and	v19.16b, v19.16b, v31.16b
	str	q24, [sp, #1296]
	fadd	v17.4s, v17.4s, v22.4s
	dup	v23.2d, v23.d[0]
	sub	v16.4s, v16.4s, v25.4s
	and	v25.16b, v21.16b, v31.16b
	orr	v13.16b, v19.16b, v0.16b
	bit	v3.16b, v26.16b, v23.16b
	usra	v16.4s, v21.4s, #23
	orr	v30.16b, v25.16b, v0.16b
	b	29b
231:
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
	b	233f
232:
	movi	v16.2d, #0000000000000000
	fmov	v13.4s, #1.00000000
	movi	v7.2d, #0000000000000000
	movi	v3.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v17.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v1.2d, #0000000000000000
	fmov	v30.4s, #1.00000000
	str	q16, [sp, #1296]
233:
	str	q16, [sp, #192]
	ucvtf	s16, w15
	fmov	v0.4s, #1.00000000
	movi	v25.4s, #63, lsl #24
	dup	v16.4s, v16.s[0]
	fmaxnm	v18.4s, v16.4s, v0.4s
	fdiv	v18.4s, v0.4s, v18.4s
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
	fmul	v3.4s, v3.4s, v25.4s
	cbz	w15, 236f
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
234:
	movi	v21.2d, #0000000000000000
	mov	x14, xzr
235:
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
	b.ne	235b
	ucvtf	s22, x9
	fadd	v5.4s, v5.4s, v21.4s
	add	x9, x9, #1
	cmp	x9, x15
	add	x11, x11, x10
	fmul	s23, s22, s22
	fmla	v6.4s, v21.4s, v22.s[0]
	fmla	v2.4s, v21.4s, v23.s[0]
	b.ne	234b
	b	237f
236:
	movi	v17.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
237:
	ldr	q4, [sp, #656]
	fmov	v23.4s, #1.00000000
	ucvtf	s20, x21
	add	x11, x13, #76
	add	x9, x13, #52
	fmov	v0.4s, #1.50000000
	fmaxnm	v19.4s, v5.4s, v4.4s
	fmov	v4.4s, #-1.00000000
	stp	q13, q30, [sp, #208]
	dup	v22.4s, v20.s[0]
	fdiv	v19.4s, v23.4s, v19.4s
	fadd	v16.4s, v16.4s, v4.4s
	ldr	q4, [sp, #144]
	fmls	v1.4s, v3.4s, v22.s[0]
	str	q22, [sp, #176]
	fcmgt	v21.4s, v5.4s, v4.4s
	fmov	v4.4s, #9.00000000
	fmul	v20.4s, v16.4s, v25.4s
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
	str	q19, [sp, #384]
	ld1r	{ v20.4s }, [x11]
	add	x11, x13, #64
	ld1r	{ v19.4s }, [x11]
	add	x11, x13, #60
	fsqrt	v6.4s, v6.4s
	fmaxnm	v17.4s, v17.4s, v4.4s
	ldr	q4, [sp, #128]
	stp	q20, q19, [sp, #800]
	fsqrt	v17.4s, v17.4s
	fmul	v6.4s, v6.4s, v4.4s
	ld1r	{ v4.4s }, [x9]
	add	x9, x13, #80
	fmul	v6.4s, v17.4s, v6.4s
	ld1r	{ v17.4s }, [x9]
	add	x9, x13, #88
	stp	q17, q4, [sp, #752]
	fminnm	v2.4s, v2.4s, v17.4s
	ld1r	{ v17.4s }, [x11]
	fmul	v5.4s, v5.4s, v6.4s
	fcmgt	v6.4s, v21.4s, v22.4s
	dup	v22.4s, w6
	str	q17, [sp, #784]
	str	q22, [sp, #288]
	fsqrt	v5.4s, v5.4s
	xtn	v6.4h, v6.4s
	orr	v6.8b, v6.8b, v7.8b
	ld1r	{ v7.4s }, [x9]
	add	x9, x13, #56
	fminnm	v3.4s, v3.4s, v7.4s
	ushll	v6.4s, v6.4h, #0
	stp	q18, q7, [sp, #720]
	fminnm	v7.4s, v16.4s, v18.4s
	ld1r	{ v16.4s }, [x9]
	movi	v18.2d, #0000000000000000
	add	x9, x16, #32
	umaddl	x21, w15, w5, x9
	shl	v6.4s, v6.4s, #31
	fmaxnm	v2.4s, v2.4s, v16.4s
	str	q16, [sp, #704]
	fmaxnm	v1.4s, v1.4s, v5.4s
	ucvtf	s5, w0
	fmaxnm	v26.4s, v7.4s, v4.4s
	cmlt	v6.4s, v6.4s, #0
	str	q2, [sp, #1328]
	fmaxnm	v1.4s, v1.4s, v23.4s
	fminnm	v1.4s, v1.4s, v20.4s
	movi	v20.2d, #0000000000000000
	fmaxnm	v1.4s, v1.4s, v17.4s
	stp	q20, q20, [sp, #336]
	str	q20, [sp, #368]
	fmaxnm	v20.4s, v3.4s, v19.4s
	fmov	v3.4s, #4.00000000
	str	q1, [sp, #1312]
	movi	v1.2d, #0000000000000000
	stp	q0, q3, [sp, #304]
	fmov	v3.4s, #5.00000000
	str	q1, [sp, #416]
	stp	q22, q1, [sp, #896]
	bit	v3.16b, v21.16b, v6.16b
	bic	v6.16b, v23.16b, v6.16b
	str	q1, [sp, #1088]
	fmov	v1.4s, #1.00000000
	str	q3, [sp, #1072]
	str	q1, [sp, #400]
	dup	v1.4s, v5.s[0]
	str	q1, [sp, #432]
	ldr	q1, [sp, #112]
	str	q1, [sp, #864]
	b	239f
238:
	fmul	v2.4s, v15.4s, v3.4s
	str	q7, [sp, #1456]
	movi	v7.2d, #0000000000000000
	ldr	q1, [sp, #1184]
	ldr	q0, [sp, #384]
	mov	w9, #7549
	movk	w9, #9872, lsl #16
	ldr	q6, [sp, #1424]
	ldr	q17, [sp, #1104]
	dup	v5.4s, w9
	ldr	q31, [sp, #1248]
	ldr	q19, [sp, #1152]
	fmls	v24.4s, v2.4s, v28.4s
	fmla	v7.4s, v0.4s, v1.4s
	ldr	q0, [sp, #1024]
	ldp	q4, q1, [sp, #336]
	fmul	v30.4s, v13.4s, v2.4s
	ldr	q15, [sp, #1280]
	ldr	q22, [sp, #1328]
	fmov	v14.4s, #1.00000000
	mov	w9, #84
	fsqrt	v26.4s, v26.4s
	fmul	v3.4s, v0.4s, v24.4s
	ldr	q0, [sp, #1504]
	movk	w9, #16256, lsl #16
	dup	v13.4s, w9
	mov	w9, #49807
	fmla	v7.4s, v4.4s, v0.4s
	ldr	q0, [sp, #1440]
	movk	w9, #15605, lsl #16
	fmul	v21.4s, v21.4s, v3.4s
	fmla	v7.4s, v1.4s, v0.4s
	ldr	q1, [sp, #1120]
	fabs	v4.4s, v21.4s
	fmls	v11.4s, v3.4s, v1.4s
	ldr	q1, [sp, #368]
	str	q21, [sp, #1024]
	fmla	v7.4s, v1.4s, v6.4s
	ldr	q1, [sp, #1040]
	fmov	v6.4s, #0.25000000
	fadd	v4.4s, v4.4s, v5.4s
	fmls	v11.4s, v2.4s, v1.4s
	ldr	q1, [sp, #416]
	fsub	v7.4s, v1.4s, v7.4s
	fmul	v16.4s, v1.4s, v6.4s
	mov	v6.16b, v1.16b
	ldr	q1, [sp, #544]
	fdiv	v0.4s, v9.4s, v4.4s
	fmul	v4.4s, v1.4s, v11.4s
	ldr	q1, [sp, #976]
	mov	v28.16b, v6.16b
	fmaxnm	v7.4s, v7.4s, v16.4s
	ldr	q16, [sp, #656]
	str	q6, [sp, #416]
	fcmgt	v28.4s, v28.4s, #0.0
	fmls	v17.4s, v4.4s, v1.4s
	ldr	q1, [sp, #928]
	fmaxnm	v7.4s, v7.4s, v16.4s
	fmls	v17.4s, v3.4s, v1.4s
	ldr	q1, [sp, #528]
	fmls	v17.4s, v2.4s, v1.4s
	str	q0, [sp, #1040]
	fmul	v0.4s, v19.4s, v4.4s
	fdiv	v4.4s, v9.4s, v7.4s
	fmul	v1.4s, v31.4s, v17.4s
	fabs	v3.4s, v0.4s
	fcmlt	v29.4s, v0.4s, #0.0
	str	q0, [sp, #1104]
	fabs	v7.4s, v1.4s
	fadd	v3.4s, v3.4s, v5.4s
	str	q1, [sp, #1120]
	fadd	v2.4s, v7.4s, v5.4s
	fdiv	v17.4s, v9.4s, v3.4s
	mov	v3.16b, v1.16b
	ldr	q1, [sp, #768]
	fmul	v4.4s, v6.4s, v4.4s
	ldr	q6, [sp, #400]
	fcmlt	v18.4s, v3.4s, #0.0
	ldp	q3, q0, [sp, #784]
	fmul	v4.4s, v6.4s, v4.4s
	ldr	q6, [sp, #448]
	fdiv	v7.4s, v9.4s, v2.4s
	fabs	v2.4s, v30.4s
	str	q17, [sp, #1008]
	fadd	v2.4s, v2.4s, v5.4s
	fsub	v5.4s, v15.4s, v1.4s
	ldr	q1, [sp, #720]
	fsub	v16.4s, v1.4s, v15.4s
	ldr	q1, [sp, #704]
	fsub	v23.4s, v22.4s, v1.4s
	ldp	q11, q1, [sp, #736]
	bif	v5.16b, v16.16b, v18.16b
	mov	v16.16b, v29.16b
	fdiv	v18.4s, v9.4s, v2.4s
	fsub	v24.4s, v1.4s, v22.4s
	ldr	q1, [sp, #1312]
	fcmlt	v9.4s, v30.4s, #0.0
	fsub	v8.4s, v11.4s, v20.4s
	fsub	v2.4s, v1.4s, v3.4s
	ldr	q3, [sp, #1232]
	fmul	v10.4s, v5.4s, v7.4s
	bsl	v16.16b, v23.16b, v24.16b
	fsub	v23.4s, v0.4s, v1.4s
	ldr	q0, [sp, #816]
	fcmlt	v24.4s, v21.4s, #0.0
	ldr	q1, [sp, #1056]
	fsub	v29.4s, v20.4s, v0.4s
	ldr	q0, [sp, #464]
	fmul	v5.4s, v1.4s, v5.4s
	fminnm	v12.4s, v0.4s, v14.4s
	ldr	q0, [sp, #832]
	bif	v2.16b, v23.16b, v24.16b
	mov	v23.16b, v9.16b
	fmul	v24.4s, v3.4s, v16.4s
	fmul	v21.4s, v0.4s, v31.4s
	fmul	v16.4s, v16.4s, v17.4s
	mov	v17.16b, v19.16b
	dup	v0.4s, w6
	fcmgt	v5.4s, v5.4s, #0.0
	bsl	v23.16b, v29.16b, v8.16b
	fmul	v29.4s, v10.4s, v13.4s
	fminnm	v6.4s, v12.4s, v6.4s
	fsub	v10.4s, v14.4s, v1.4s
	fcmgt	v24.4s, v24.4s, #0.0
	dup	v12.4s, w9
	fmul	v8.4s, v31.4s, v21.4s
	ldr	q21, [sp, #848]
	fmul	v16.4s, v16.4s, v13.4s
	str	q0, [sp, #1264]
	mov	w9, #46871
	fmul	v9.4s, v21.4s, v19.4s
	ldr	q19, [sp, #1040]
	ldr	q21, [sp, #1216]
	fminnm	v29.4s, v29.4s, v0.4s
	fmul	v18.4s, v23.4s, v18.4s
	fminnm	v25.4s, v6.4s, v25.4s
	fmul	v19.4s, v2.4s, v19.4s
	fmul	v31.4s, v21.4s, v2.4s
	ldr	q2, [sp, #304]
	fmla	v10.4s, v1.4s, v8.4s
	bif	v16.16b, v0.16b, v24.16b
	fmov	v1.4s, #1.00000000
	fminnm	v4.4s, v4.4s, v2.4s
	ldr	q2, [sp, #912]
	fmul	v24.4s, v17.4s, v9.4s
	bsl	v5.16b, v29.16b, v0.16b
	fadd	v17.4s, v20.4s, v30.4s
	ldr	q30, [sp, #1024]
	fcmgt	v14.4s, v2.4s, #0.0
	fcmgt	v8.4s, v31.4s, #0.0
	fmul	v19.4s, v19.4s, v13.4s
	ldr	q2, [sp, #1200]
	fmul	v18.4s, v18.4s, v13.4s
	fsub	v29.4s, v1.4s, v3.4s
	fmaxnm	v4.4s, v4.4s, v12.4s
	fminnm	v25.4s, v25.4s, v10.4s
	mov	v10.16b, v0.16b
	fmul	v23.4s, v2.4s, v23.4s
	ldr	q9, [sp, #1136]
	movk	w9, #14545, lsl #16
	orn	v6.16b, v14.16b, v28.16b
	ldr	q28, [sp, #1312]
	bif	v19.16b, v0.16b, v8.16b
	fmla	v29.4s, v3.4s, v24.4s
	mov	v12.16b, v14.16b
	ldr	q14, [sp, #1120]
	fadd	v8.4s, v28.4s, v30.4s
	ldr	q30, [sp, #512]
	mov	v13.16b, v6.16b
	fcmgt	v23.4s, v23.4s, #0.0
	ldr	q6, [sp, #752]
	bsl	v13.16b, v1.16b, v4.16b
	fminnm	v4.4s, v5.4s, v16.4s
	fmul	v5.4s, v7.4s, v30.s[0]
	ldr	q7, [sp, #1344]
	ldr	q1, [sp, #1168]
	fminnm	v16.4s, v17.4s, v11.4s
	ldr	q11, [sp, #1104]
	bif	v18.16b, v0.16b, v23.16b
	ldr	q0, [sp, #800]
	fmul	v7.4s, v7.4s, v1.4s
	fadd	v24.4s, v22.4s, v11.4s
	fminnm	v23.4s, v8.4s, v0.4s
	ldr	q0, [sp, #1008]
	fminnm	v4.4s, v4.4s, v19.4s
	fminnm	v5.4s, v13.4s, v5.4s
	fmul	v3.4s, v0.4s, v30.s[0]
	ldr	q0, [sp, #1472]
	fmul	v7.4s, v1.4s, v7.4s
	fmov	v1.4s, #1.00000000
	fmul	v19.4s, v0.4s, v9.4s
	fminnm	v31.4s, v24.4s, v6.4s
	ldr	q0, [sp, #816]
	fminnm	v4.4s, v4.4s, v18.4s
	fminnm	v18.4s, v25.4s, v29.4s
	ldr	q29, [sp, #864]
	fmaxnm	v16.4s, v16.4s, v0.4s
	ldr	q0, [sp, #784]
	fminnm	v3.4s, v5.4s, v3.4s
	fsub	v30.4s, v1.4s, v21.4s
	fsub	v25.4s, v1.4s, v2.4s
	fadd	v5.4s, v15.4s, v14.4s
	fmaxnm	v23.4s, v23.4s, v0.4s
	fcmgt	v29.4s, v10.4s, v29.4s
	ldr	q1, [sp, #768]
	fmov	v0.4s, #1.00000000
	fcmeq	v17.4s, v17.4s, v16.4s
	fcmeq	v16.4s, v16.4s, v20.4s
	fmla	v30.4s, v21.4s, v7.4s
	fmul	v7.4s, v9.4s, v19.4s
	fcmeq	v9.4s, v8.4s, v23.4s
	fcmeq	v23.4s, v23.4s, v28.4s
	ldp	q21, q28, [sp, #704]
	fmaxnm	v19.4s, v31.4s, v21.4s
	fcmgt	v8.4s, v3.4s, v4.4s
	bic	v16.16b, v16.16b, v17.16b
	fminnm	v31.4s, v5.4s, v28.4s
	fmla	v25.4s, v2.4s, v7.4s
	fminnm	v18.4s, v18.4s, v30.4s
	bic	v17.16b, v23.16b, v9.16b
	fmov	v9.4s, #1.00000000
	fcmeq	v7.4s, v24.4s, v19.4s
	fcmeq	v19.4s, v19.4s, v22.4s
	and	v2.16b, v29.16b, v8.16b
	fmaxnm	v23.4s, v31.4s, v1.4s
	fminnm	v18.4s, v18.4s, v25.4s
	mov	v24.16b, v2.16b
	str	q2, [sp, #1472]
	ldr	q2, [sp, #672]
	bic	v7.16b, v19.16b, v7.16b
	movi	v19.4s, #8
	bsl	v24.16b, v4.16b, v3.16b
	fcmeq	v3.4s, v5.4s, v23.4s
	fcmeq	v4.4s, v23.4s, v15.4s
	dup	v5.4s, w9
	mov	w9, #52429
	and	v16.16b, v16.16b, v19.16b
	movi	v19.4s, #4
	movk	w9, #48972, lsl #16
	fcmgt	v29.4s, v5.4s, v18.4s
	mov	v5.16b, v15.16b
	bic	v3.16b, v4.16b, v3.16b
	and	v17.16b, v17.16b, v19.16b
	fmla	v5.4s, v24.4s, v14.4s
	and	v31.16b, v12.16b, v29.16b
	orr	v16.16b, v17.16b, v16.16b
	movi	v17.4s, #2
	fminnm	v5.4s, v5.4s, v28.4s
	and	v7.16b, v7.16b, v17.16b
	ldr	q17, [sp, #880]
	fsub	v2.4s, v17.4s, v2.4s
	fmaxnm	v5.4s, v5.4s, v1.4s
	ldr	q1, [sp, #336]
	orr	v4.16b, v16.16b, v7.16b
	fdiv	v16.4s, v0.4s, v13.4s
	ldr	q0, [sp, #384]
	fcmgt	v14.4s, v2.4s, #0.0
	sub	v25.4s, v4.4s, v3.4s
	mov	v4.16b, v22.16b
	str	q2, [sp, #1344]
	mov	v2.16b, v12.16b
	ldr	q3, [sp, #1440]
	ldp	q12, q28, [sp, #480]
	cmeq	v7.4s, v25.4s, #0
	fmla	v4.4s, v24.4s, v11.4s
	mov	v18.16b, v3.16b
	orn	v30.16b, v31.16b, v14.16b
	ldr	q11, [sp, #1312]
	orn	v7.16b, v30.16b, v7.16b
	fminnm	v4.4s, v4.4s, v6.4s
	fcmge	v6.4s, v24.4s, v13.4s
	mov	v17.16b, v7.16b
	fmaxnm	v4.4s, v4.4s, v21.4s
	ldr	q21, [sp, #1424]
	bsl	v17.16b, v15.16b, v5.16b
	mov	v10.16b, v21.16b
	fsub	v8.4s, v17.4s, v15.4s
	mov	v15.16b, v7.16b
	bsl	v15.16b, v22.16b, v4.16b
	ldr	q4, [sp, #1408]
	bif	v0.16b, v8.16b, v7.16b
	fmul	v5.4s, v4.4s, v28.4s
	fsub	v19.4s, v15.4s, v22.4s
	ldr	q22, [sp, #1360]
	str	q15, [sp, #1328]
	fmul	v4.4s, v16.4s, v0.4s
	str	q0, [sp, #384]
	ldr	q0, [sp, #688]
	fmul	v23.4s, v12.4s, v5.4s
	bif	v1.16b, v19.16b, v7.16b
	fmls	v18.4s, v4.4s, v22.4s
	ldr	q22, [sp, #1392]
	fmls	v9.4s, v23.4s, v23.4s
	fmul	v16.4s, v16.4s, v1.4s
	str	q1, [sp, #336]
	fmov	v1.4s, #0.25000000
	fmaxnm	v9.4s, v9.4s, v0.4s
	fmov	v0.4s, #1.00000000
	fmls	v18.4s, v16.4s, v22.4s
	ldr	q22, [sp, #1488]
	fdiv	v9.4s, v0.4s, v9.4s
	fmls	v10.4s, v4.4s, v22.4s
	ldr	q22, [sp, #1376]
	fmul	v18.4s, v28.4s, v18.4s
	fmls	v10.4s, v16.4s, v22.4s
	dup	v16.4s, w9
	ldr	q22, [sp, #320]
	fneg	v4.4s, v18.4s
	fmul	v18.4s, v28.4s, v18.4s
	fmul	v4.4s, v23.4s, v4.4s
	fmul	v23.4s, v20.4s, v16.4s
	fmul	v18.4s, v13.4s, v18.4s
	fmla	v4.4s, v12.4s, v10.4s
	movi	v10.2d, #0000000000000000
	fmul	v4.4s, v9.4s, v4.4s
	fneg	v9.4s, v28.4s
	ldr	q28, [sp, #1264]
	fmul	v4.4s, v12.4s, v4.4s
	fmul	v5.4s, v5.4s, v9.4s
	ldr	s12, [x13, #16]
	fmul	v4.4s, v13.4s, v4.4s
	fmaxnm	v4.4s, v4.4s, v23.4s
	fdiv	v23.4s, v0.4s, v11.4s
	ldr	q0, [sp, #736]
	fadd	v4.4s, v20.4s, v4.4s
	fminnm	v4.4s, v4.4s, v0.4s
	ldr	q0, [sp, #816]
	fmaxnm	v4.4s, v4.4s, v0.4s
	ldr	q0, [sp, #1168]
	fmul	v23.4s, v0.4s, v23.4s
	ldr	q0, [sp, #288]
	bit	v4.16b, v20.16b, v7.16b
	fcmgt	v9.4s, v26.4s, v0.4s
	bif	v0.16b, v26.16b, v7.16b
	fsub	v20.4s, v4.4s, v20.4s
	orr	v9.16b, v29.16b, v9.16b
	str	q0, [sp, #288]
	ldr	q0, [sp, #400]
	and	v9.16b, v2.16b, v9.16b
	orn	v2.16b, v29.16b, v2.16b
	fmul	s29, s12, s12
	fmla	v18.4s, v20.4s, v5.4s
	fmul	v5.4s, v11.4s, v16.4s
	fmul	v16.4s, v23.4s, v26.4s
	bif	v0.16b, v24.16b, v7.16b
	dup	v29.4s, v29.s[0]
	fmaxnm	v5.4s, v18.4s, v5.4s
	movi	v18.4s, #65, lsl #24
	str	q0, [sp, #400]
	ldr	q0, [sp, #912]
	fmul	v16.4s, v16.4s, v18.4s
	fmul	v18.4s, v22.4s, v1.4s
	fadd	v5.4s, v11.4s, v5.4s
	ldr	q1, [sp, #800]
	bif	v18.16b, v22.16b, v9.16b
	fmul	v9.4s, v26.4s, v26.4s
	fminnm	v16.4s, v26.4s, v16.4s
	fminnm	v5.4s, v5.4s, v1.4s
	ldr	q1, [sp, #1184]
	mov	v26.16b, v17.16b
	fmla	v10.4s, v8.4s, v1.4s
	ldr	q1, [sp, #784]
	dup	v8.4s, v12.s[0]
	fmul	v23.4s, v23.4s, v9.4s
	fcmge	v16.4s, v18.4s, v16.4s
	bit	v22.16b, v18.16b, v14.16b
	fmaxnm	v5.4s, v5.4s, v1.4s
	ldr	q1, [sp, #1504]
	movi	v12.4s, #2
	movi	v9.4s, #8
	fmla	v10.4s, v19.4s, v1.4s
	fcmge	v19.4s, v29.4s, v27.4s
	ldr	q1, [sp, #1456]
	bit	v23.16b, v28.16b, v2.16b
	mvn	v16.16b, v16.16b
	str	q22, [sp, #320]
	bit	v5.16b, v11.16b, v7.16b
	bit	v1.16b, v28.16b, v2.16b
	ldr	q2, [sp, #1344]
	orn	v6.16b, v16.16b, v6.16b
	fmla	v10.4s, v20.4s, v21.4s
	ldr	q21, [sp, #432]
	fcmge	v16.4s, v8.4s, v23.4s
	fsub	v23.4s, v5.4s, v11.4s
	str	q5, [sp, #1312]
	orr	v6.16b, v31.16b, v6.16b
	and	v16.16b, v16.16b, v19.16b
	ldr	q19, [sp, #672]
	shl	v6.4s, v6.4s, #31
	fmla	v10.4s, v23.4s, v3.4s
	bic	v3.16b, v25.16b, v30.16b
	bic	v2.16b, v2.16b, v16.16b
	fmov	v16.4s, #1.00000000
	cmge	v6.4s, v6.4s, #0
	fadd	v2.4s, v19.4s, v2.4s
	ldr	q19, [sp, #1088]
	and	v6.16b, v6.16b, v16.16b
	ldr	q16, [sp, #1472]
	fcmgt	v19.4s, v21.4s, v19.4s
	ldr	q21, [sp, #272]
	bic	v16.16b, v10.16b, v16.16b
	orr	v3.16b, v3.16b, v21.16b
	ldr	q21, [sp, #896]
	bit	v0.16b, v6.16b, v14.16b
	bit	v21.16b, v1.16b, v14.16b
	movi	v14.4s, #4
	and	v6.16b, v19.16b, v2.16b
	and	v18.16b, v7.16b, v3.16b
	stp	q21, q0, [sp, #896]
	ldr	q0, [sp, #368]
	bif	v0.16b, v20.16b, v7.16b
	mov	v20.16b, v4.16b
	str	q0, [sp, #368]
	ldr	q0, [sp, #352]
	bif	v0.16b, v23.16b, v7.16b
	str	q0, [sp, #352]
	ldr	q0, [sp, #416]
	bif	v0.16b, v16.16b, v7.16b
	str	q0, [sp, #416]
239:
	and	v1.16b, v18.16b, v12.16b
	and	v2.16b, v18.16b, v14.16b
	str	q18, [sp, #272]
	and	v3.16b, v18.16b, v9.16b
	xtn	v4.4h, v18.4s
	movi	d0, #0000000000000000
	fmov	v9.4s, #1.00000000
	cmeq	v1.4s, v1.4s, #0
	cmeq	v2.4s, v2.4s, #0
	cmeq	v3.4s, v3.4s, #0
	str	d4, [sp, #648]
	stp	q2, q1, [sp, #608]
	xtn	v1.4h, v1.4s
	str	q3, [sp, #592]
	str	d1, [sp, #584]
	xtn	v1.4h, v2.4s
	str	d1, [sp, #576]
	xtn	v1.4h, v3.4s
	str	d1, [sp, #568]
	mvn	v1.8b, v4.8b
	str	d1, [sp, #560]
240:
	add	x9, x13, #20
	fadd	s1, s6, s0
	mov	s2, v6.s[1]
	ld1r	{ v3.4s }, [x9]
	str	q6, [sp, #880]
	fdiv	v29.4s, v9.4s, v3.4s
	fadd	s1, s1, s2
	mov	s2, v6.s[2]
	str	q3, [sp, #512]
	fadd	s1, s1, s2
	mov	s2, v6.s[3]
	fadd	s7, s1, s2
	str	q7, [sp, #1264]
	cbz	w15, 245f
	movi	v16.4s, #191, lsl #24
	dup	v1.4s, w4
	mov	w11, #39322
	fmov	v6.4s, #1.00000000
	movk	w11, #16025, lsl #16
	mov	v18.16b, v26.16b
	fmov	v15.4s, #1.00000000
	mov	x9, xzr
	fmul	v1.4s, v29.4s, v1.4s
	fsub	v2.4s, v16.4s, v26.4s
	str	q1, [sp, #1504]
	fmul	v12.4s, v1.4s, v2.4s
	dup	v1.4s, w11
	mov	w11, #-1028784128
	str	q1, [sp, #1488]
	fneg	v2.4s, v12.4s
	fabs	v5.4s, v12.4s
	fmul	v2.4s, v12.4s, v2.4s
	fmla	v6.4s, v1.4s, v5.4s
	dup	v1.4s, w11
	mov	w11, #43579
	movk	w11, #16312, lsl #16
	str	q1, [sp, #1472]
	fmaxnm	v2.4s, v2.4s, v1.4s
	fdiv	v24.4s, v9.4s, v6.4s
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
	frintn	v25.4s, v7.4s
	movk	w11, #46527, lsl #16
	dup	v7.4s, w11
	mov	w11, #9358
	movk	w11, #48899, lsl #16
	str	q4, [sp, #1440]
	dup	v5.4s, w11
	mov	w11, #14148
	fmla	v2.4s, v1.4s, v25.4s
	mov	v1.16b, v3.16b
	movk	w11, #16140, lsl #16
	dup	v23.4s, w11
	mov	w11, #34345
	mov	v0.16b, v7.16b
	movk	w11, #15390, lsl #16
	mov	v26.16b, v5.16b
	fmla	v1.4s, v4.4s, v24.4s
	dup	v21.4s, w11
	mov	w11, #1138
	fmla	v2.4s, v7.4s, v25.4s
	movk	w11, #15022, lsl #16
	mov	v28.16b, v23.16b
	dup	v22.4s, w11
	mov	w11, #55197
	mov	v4.16b, v29.16b
	movk	w11, #48577, lsl #16
	mov	v29.16b, v21.16b
	fmla	v26.4s, v24.4s, v1.4s
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
	fmla	v28.4s, v24.4s, v26.4s
	dup	v17.4s, w11
	mov	w11, #64652
	fmla	v29.4s, v22.4s, v2.4s
	mov	v8.16b, v27.16b
	movk	w11, #15989, lsl #16
	mov	v9.16b, v17.16b
	fmla	v30.4s, v24.4s, v28.4s
	fmla	v8.4s, v2.4s, v29.4s
	dup	v29.4s, w11
	mov	w11, #58946
	movk	w11, #15895, lsl #16
	fmla	v9.4s, v24.4s, v30.4s
	dup	v30.4s, w11
	mov	v10.16b, v29.16b
	mov	w11, #1123942400
	dup	v31.4s, w11
	mov	w11, #29204
	movk	w11, #16177, lsl #16
	fmla	v10.4s, v2.4s, v8.4s
	mov	v11.16b, v30.16b
	dup	v8.4s, w11
	mov	w11, #53240
	movk	w11, #15918, lsl #16
	fadd	v13.4s, v25.4s, v31.4s
	fmla	v11.4s, v24.4s, v9.4s
	dup	v9.4s, w11
	mov	w11, #16287
	mov	v14.16b, v8.16b
	movk	w11, #15917, lsl #16
	dup	v25.4s, w11
	add	x11, x16, #32
	fmla	v14.4s, v2.4s, v10.4s
	mov	v10.16b, v9.16b
	fmla	v10.4s, v24.4s, v11.4s
	fcvtzu	v11.4s, v13.4s
	mov	v13.16b, v25.16b
	fmla	v15.4s, v2.4s, v14.4s
	fmla	v13.4s, v24.4s, v10.4s
	shl	v2.4s, v11.4s, #23
	fcmlt	v10.4s, v12.4s, #0.0
	fmul	v2.4s, v15.4s, v2.4s
	fmul	v11.4s, v24.4s, v13.4s
	mov	v24.16b, v10.16b
	dup	v10.4s, w23
	bsl	v24.16b, v16.16b, v1.16b
	fmul	v10.4s, v4.4s, v10.4s
	fmul	v13.4s, v11.4s, v2.4s
	dup	v11.4s, w24
	fmul	v11.4s, v4.4s, v11.4s
	fmul	v13.4s, v24.4s, v13.4s
241:
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
	mov	v19.16b, v9.16b
	fcvtzu	v16.4s, v16.4s
	fmla	v19.4s, v4.4s, v26.4s
	movi	v26.4s, #191, lsl #24
	fmla	v15.4s, v1.4s, v28.4s
	mov	v1.16b, v25.16b
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
	fsub	v24.4s, v19.4s, v24.4s
	fmul	v1.4s, v19.4s, v1.4s
	fmla	v4.4s, v2.4s, v12.4s
	fsub	v2.4s, v2.4s, v16.4s
	mov	v12.16b, v14.16b
	fsub	v26.4s, v13.4s, v1.4s
	mov	v13.16b, v1.16b
	fmul	v4.4s, v11.4s, v4.4s
	fmul	v2.4s, v10.4s, v2.4s
	fadd	v24.4s, v24.4s, v26.4s
	stp	q2, q4, [x11, #-16]
	mov	v2.16b, v16.16b
	stur	q24, [x11, #-32]
	mov	v24.16b, v19.16b
	add	x11, x11, #48
	b.ne	241b
	movi	v12.4s, #191, lsl #24
	ldr	q1, [sp, #1328]
	ldr	q2, [sp, #1504]
	ldr	q16, [sp, #1488]
	str	q18, [sp, #1280]
	mov	v19.16b, v5.16b
	ldr	q18, [sp, #1456]
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
	mov	v28.16b, v9.16b
	fmla	v16.4s, v1.4s, v19.4s
	fmov	v19.4s, #1.00000000
	fmla	v28.4s, v4.4s, v26.4s
	mov	v26.16b, v25.16b
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
242:
	ucvtf	s1, x9
	fmov	s4, #0.50000000
	ldr	q19, [sp, #1488]
	ldr	q26, [sp, #1456]
	mov	v28.16b, v7.16b
	mov	v15.16b, v17.16b
	add	x9, x9, #1
	cmp	x15, x9
	fadd	s1, s1, s4
	ldr	q4, [sp, #1328]
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
	mov	v26.16b, v9.16b
	fmla	v26.4s, v1.4s, v28.4s
	fmla	v15.4s, v4.4s, v19.4s
	mov	v4.16b, v25.16b
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
	b.ne	242b
	movi	d1, #0000000000000000
	ldr	q2, [sp, #1264]
	ldr	q3, [sp, #912]
	movi	v30.2d, #0000000000000000
	add	x11, x13, #8
	movi	v16.2d, #0000000000000000
	movi	v9.2d, #0000000000000000
	movi	v27.2d, #0000000000000000
	movi	v8.2d, #0000000000000000
	movi	v10.2d, #0000000000000000
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
	movi	v17.2d, #0000000000000000
	movi	v0.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v22.2d, #0000000000000000
	dup	v2.4s, v2.s[0]
	movi	v21.2d, #0000000000000000
	str	q1, [sp, #1488]
	and	v25.16b, v2.16b, v3.16b
	ldr	q3, [sp, #1312]
243:
	add	x14, x9, x15
	str	q10, [sp, #1456]
	movi	v28.2d, #0000000000000000
	madd	x14, x14, x5, x16
	str	q19, [sp, #1360]
	movi	v12.2d, #0000000000000000
	str	q15, [sp, #1376]
	movi	v10.2d, #0000000000000000
	movi	v7.2d, #0000000000000000
	str	q0, [sp, #1472]
	movi	v19.2d, #0000000000000000
	mov	v11.16b, v3.16b
	str	q17, [sp, #1408]
	movi	v17.2d, #0000000000000000
	movi	v29.2d, #0000000000000000
	str	q27, [sp, #1424]
	movi	v27.2d, #0000000000000000
	movi	v15.2d, #0000000000000000
	ldp	q24, q2, [x14]
	fmov	v0.4s, #1.00000000
	ldr	q1, [x14, #32]
	add	x14, x16, #32
	mov	x0, x11
	mov	x1, x15
	str	q18, [sp, #1344]
	fmul	v14.4s, v3.4s, v24.4s
	movi	v3.2d, #0000000000000000
	str	q16, [sp, #1504]
	str	q23, [sp, #1392]
	str	q9, [sp, #1440]
244:
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
	b.ne	244b
	movi	v0.2d, #0000000000000000
	fmul	v5.4s, v11.4s, v2.4s
	fmla	v6.4s, v3.4s, v2.4s
	movi	v18.2d, #0000000000000000
	movi	v23.2d, #0000000000000000
	fmla	v30.4s, v3.4s, v14.4s
	movi	v4.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	ldr	q3, [sp, #1488]
	movi	v9.2d, #0000000000000000
	fmla	v22.4s, v15.4s, v24.4s
	ldr	q15, [sp, #1376]
	fadd	v17.4s, v17.4s, v0.4s
	fadd	v2.4s, v12.4s, v0.4s
	fmov	v13.4s, #1.00000000
	fmla	v18.4s, v7.4s, v24.4s
	fmla	v23.4s, v10.4s, v5.4s
	add	x9, x9, #1
	fmla	v4.4s, v19.4s, v14.4s
	fmla	v16.4s, v7.4s, v5.4s
	ldr	q19, [sp, #1360]
	fmla	v9.4s, v10.4s, v24.4s
	ldr	q10, [sp, #1456]
	fmla	v21.4s, v29.4s, v1.4s
	fmla	v3.4s, v17.4s, v14.4s
	ldr	q17, [sp, #1408]
	fmla	v15.4s, v2.4s, v5.4s
	fmla	v19.4s, v18.4s, v14.4s
	fmla	v31.4s, v23.4s, v5.4s
	ldr	q23, [sp, #1392]
	ldr	q18, [sp, #1344]
	fmla	v10.4s, v16.4s, v14.4s
	ldr	q16, [sp, #1504]
	fmla	v23.4s, v9.4s, v5.4s
	fmla	v8.4s, v4.4s, v14.4s
	cmp	x9, x15
	str	q3, [sp, #1488]
	fadd	v3.4s, v28.4s, v0.4s
	ldr	q0, [sp, #1424]
	fmla	v18.4s, v9.4s, v24.4s
	ldr	q9, [sp, #1440]
	fmla	v17.4s, v2.4s, v24.4s
	fadd	v27.4s, v0.4s, v27.4s
	ldr	q0, [sp, #1472]
	fmla	v16.4s, v29.4s, v5.4s
	fmla	v9.4s, v29.4s, v24.4s
	add	x11, x11, x10
	fadd	v0.4s, v0.4s, v3.4s
	mov	v3.16b, v11.16b
	b.ne	243b
	mov	v11.16b, v30.16b
	mov	v1.16b, v31.16b
	ldr	q26, [sp, #1280]
	mov	v24.16b, v8.16b
	ldr	q7, [sp, #1264]
	ldr	q29, [sp, #1248]
	b	246f
245:
	fcmgt	v1.4s, v7.4s, v0.4s
	movi	v2.2d, #0000000000000000
	ldr	q3, [sp, #912]
	fmov	v13.4s, #1.00000000
	movi	v21.2d, #0000000000000000
	movi	v22.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v0.2d, #0000000000000000
	movi	v17.2d, #0000000000000000
	movi	v15.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v23.2d, #0000000000000000
	str	q2, [sp, #1488]
	dup	v2.4s, v1.s[0]
	movi	v19.2d, #0000000000000000
	movi	v1.2d, #0000000000000000
	movi	v10.2d, #0000000000000000
	movi	v24.2d, #0000000000000000
	movi	v27.2d, #0000000000000000
	movi	v9.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	and	v25.16b, v2.16b, v3.16b
	ldr	q3, [sp, #1312]
	movi	v11.2d, #0000000000000000
246:
	fmov	v28.4s, #-1.00000000
	fneg	v4.4s, v22.4s
	mov	w9, #56135
	fneg	v5.4s, v21.4s
	movk	w9, #15947, lsl #16
	fcmp	s7, #0.0
	dup	v12.4s, w27
	dup	v8.4s, w29
	str	q17, [sp, #1408]
	dup	v31.4s, w28
	dup	v14.4s, w3
	str	q27, [sp, #1424]
	fdiv	v2.4s, v28.4s, v3.4s
	fmul	v3.4s, v25.4s, v3.4s
	str	q16, [sp, #1504]
	str	q11, [sp, #1184]
	str	q9, [sp, #1440]
	str	q0, [sp, #1472]
	fmul	v4.4s, v3.4s, v4.4s
	fmul	v5.4s, v3.4s, v5.4s
	fmls	v10.4s, v6.4s, v3.4s
	fmla	v24.4s, v29.4s, v4.4s
	fmla	v1.4s, v29.4s, v5.4s
	dup	v29.4s, w9
	mov	w9, #55248
	str	q10, [sp, #1456]
	movk	w9, #48767, lsl #16
	dup	v30.4s, w9
	mov	w9, #39482
	movk	w9, #15909, lsl #16
	stp	q24, q1, [sp, #832]
	fmul	v2.4s, v25.4s, v2.4s
	dup	v22.4s, w9
	mov	w9, #51410
	movk	w9, #48686, lsl #16
	dup	v10.4s, w9
	mov	w9, #56146
	movk	w9, #48602, lsl #16
	fmla	v19.4s, v11.4s, v2.4s
	fmla	v23.4s, v16.4s, v2.4s
	dup	v2.4s, w9
	str	q23, [sp, #1392]
	b.le	249f
	ldr	q4, [sp, #1088]
	ldr	q5, [sp, #880]
	fmov	v3.4s, #12.00000000
	fadd	v4.4s, v5.4s, v4.4s
	fcmge	v3.4s, v4.4s, v3.4s
	str	q4, [sp, #1088]
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
	b.le	249f
	mov	v13.16b, v18.16b
	mvni	v21.4s, #127, msl #16
	str	q26, [sp, #1280]
	mov	v1.16b, v19.16b
	mov	v11.16b, v15.16b
	cbz	w15, 250f
	add	x11, x13, #8
	movi	v6.2d, #0000000000000000
	fmov	v26.4s, #1.00000000
	ld1r	{ v7.4s }, [x11]
	mov	x9, xzr
	mov	x11, x17
247:
	add	x14, x9, x15
	ldr	q5, [sp, #1312]
	mov	x0, x16
	add	x14, x14, x14, lsl #1
	mov	x1, x15
	ldr	q4, [x16, x14, lsl #4]
	mov	x14, x11
	fmul	v17.4s, v5.4s, v4.4s
248:
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
	b.ne	248b
	add	x9, x9, #1
	add	x11, x11, x10
	cmp	x9, x15
	b.ne	247b
	b	251f
249:
	movi	v3.2d, #0000000000000000
	ldr	q21, [sp, #1328]
	mov	v13.16b, v18.16b
	str	q3, [sp, #672]
	b	252f
250:
	movi	v6.2d, #0000000000000000
	fmov	v26.4s, #1.00000000
251:
	dup	v4.4s, w25
	dup	v5.4s, w26
	ldr	q15, [sp, #864]
	fcmgt	v3.4s, v3.4s, #0.0
	fmov	v16.4s, #0.25000000
	ldr	q9, [sp, #320]
	fmov	v21.4s, #4.00000000
	ldp	q27, q24, [sp, #368]
	fmla	v5.4s, v4.4s, v15.4s
	fmov	v0.4s, #1.00000000
	fmaxnm	v23.4s, v9.4s, v21.4s
	ldr	q21, [sp, #304]
	fadd	v4.4s, v15.4s, v5.4s
	xtn	v5.4h, v3.4s
	bit	v9.16b, v23.16b, v3.16b
	ldr	q23, [sp, #1392]
	fcmgt	v4.4s, v6.4s, v4.4s
	and	v4.16b, v3.16b, v4.16b
	xtn	v7.4h, v4.4s
	bif	v16.16b, v26.16b, v4.16b
	and	v0.16b, v4.16b, v0.16b
	ldp	q25, q26, [sp, #336]
	str	q0, [sp, #672]
	bic	v5.8b, v5.8b, v7.8b
	fmul	v18.4s, v26.4s, v16.4s
	fmul	v7.4s, v24.4s, v16.4s
	fmul	v17.4s, v25.4s, v16.4s
	fmul	v19.4s, v27.4s, v16.4s
	sshll	v5.4s, v5.4h, #0
	fsub	v26.4s, v26.4s, v18.4s
	fsub	v24.4s, v24.4s, v7.4s
	fsub	v25.4s, v25.4s, v17.4s
	fsub	v27.4s, v27.4s, v19.4s
	stp	q18, q19, [sp, #352]
	bit	v15.16b, v6.16b, v5.16b
	fmov	v6.4s, #16.00000000
	dup	v5.4s, w6
	mov	v19.16b, v1.16b
	str	q17, [sp, #336]
	ldr	q17, [sp, #1408]
	fsub	v20.4s, v20.4s, v27.4s
	ldr	q27, [sp, #1424]
	bit	v21.16b, v6.16b, v3.16b
	ldr	q3, [sp, #1312]
	ldr	q6, [sp, #1280]
	str	q15, [sp, #864]
	mov	v15.16b, v11.16b
	ldr	q11, [sp, #1184]
	fsub	v3.4s, v3.4s, v26.4s
	fsub	v6.4s, v6.4s, v24.4s
	ldp	q24, q1, [sp, #832]
	stp	q21, q9, [sp, #304]
	ldr	q21, [sp, #1328]
	ldr	q9, [sp, #1440]
	str	q3, [sp, #1312]
	ldr	q3, [sp, #416]
	fsub	v21.4s, v21.4s, v25.4s
	mov	v26.16b, v6.16b
	fmul	v3.4s, v3.4s, v16.4s
	str	q3, [sp, #416]
	ldr	q3, [sp, #400]
	fmul	v3.4s, v3.4s, v16.4s
	ldr	q16, [sp, #1504]
	stp	q7, q3, [sp, #384]
	ldr	q3, [sp, #896]
	bit	v3.16b, v5.16b, v4.16b
	str	q3, [sp, #896]
	ldr	q3, [sp, #912]
	bic	v3.16b, v3.16b, v4.16b
	str	q3, [sp, #912]
252:
	ldr	q18, [sp, #656]
	ldr	q5, [sp, #720]
	fneg	v7.4s, v11.4s
	ldr	q6, [sp, #768]
	str	q26, [sp, #1280]
	fmaxnm	v3.4s, v1.4s, v18.4s
	fcmge	v5.4s, v26.4s, v5.4s
	fmaxnm	v4.4s, v24.4s, v18.4s
	fmov	v24.4s, #1.00000000
	fcmge	v6.4s, v6.4s, v26.4s
	ldr	d1, [sp, #648]
	str	q21, [sp, #1328]
	str	q13, [sp, #1344]
	fsqrt	v3.4s, v3.4s
	bsl	v5.16b, v11.16b, v28.16b
	str	q19, [sp, #1360]
	fmov	v11.4s, #1.00000000
	str	q15, [sp, #1376]
	bit	v5.16b, v7.16b, v6.16b
	ldr	q6, [sp, #704]
	fneg	v7.4s, v16.4s
	fcmge	v6.4s, v6.4s, v21.4s
	fcmge	v5.4s, v5.4s, #0.0
	fsqrt	v4.4s, v4.4s
	xtn	v5.4h, v5.4s
	str	d5, [sp, #1008]
	fdiv	v0.4s, v24.4s, v3.4s
	ldr	q3, [sp, #752]
	fcmge	v3.4s, v21.4s, v3.4s
	bsl	v3.16b, v16.16b, v28.16b
	bit	v3.16b, v7.16b, v6.16b
	fdiv	v7.4s, v24.4s, v4.4s
	orr	v4.8b, v5.8b, v1.8b
	fmaxnm	v5.4s, v13.4s, v18.4s
	ldr	q1, [sp, #624]
	dup	v13.4s, w2
	ushll	v4.4s, v4.4h, #0
	str	q0, [sp, #1152]
	fcmge	v3.4s, v3.4s, #0.0
	str	q13, [sp, #688]
	shl	v4.4s, v4.4s, #31
	orn	v1.16b, v3.16b, v1.16b
	str	q3, [sp, #976]
	fsqrt	v5.4s, v5.4s
	bic	v3.16b, v24.16b, v1.16b
	str	q1, [sp, #1040]
	cmlt	v1.4s, v4.4s, #0
	str	q7, [sp, #1248]
	fmul	v4.4s, v0.4s, v3.4s
	bic	v26.16b, v24.16b, v1.16b
	str	q1, [sp, #1024]
	ldr	q1, [sp, #1456]
	str	q3, [sp, #1232]
	fmov	v0.4s, #1.00000000
	fmul	v16.4s, v7.4s, v26.4s
	fneg	v7.4s, v9.4s
	str	q26, [sp, #1056]
	fmul	v6.4s, v1.4s, v4.4s
	ldr	q1, [sp, #1312]
	str	q1, [sp, #1312]
	fmul	v21.4s, v6.4s, v16.4s
	fdiv	v3.4s, v24.4s, v5.4s
	ldp	q6, q5, [sp, #784]
	fcmge	v5.4s, v1.4s, v5.4s
	fmls	v0.4s, v21.4s, v21.4s
	fcmge	v6.4s, v6.4s, v1.4s
	ldr	q1, [sp, #608]
	bsl	v5.16b, v9.16b, v28.16b
	str	q0, [sp, #464]
	fmaxnm	v0.4s, v0.4s, v13.4s
	bit	v5.16b, v7.16b, v6.16b
	fsqrt	v6.4s, v0.4s
	ldr	q0, [sp, #1472]
	str	q3, [sp, #1168]
	fcmge	v7.4s, v5.4s, #0.0
	fmaxnm	v5.4s, v0.4s, v18.4s
	fneg	v18.4s, v21.4s
	orn	v0.16b, v7.16b, v1.16b
	str	q7, [sp, #928]
	fsqrt	v1.4s, v5.4s
	fmov	v5.4s, #1.00000000
	str	q0, [sp, #992]
	bic	v0.16b, v5.16b, v0.16b
	str	q0, [sp, #1216]
	fmul	v0.4s, v3.4s, v0.4s
	fdiv	v24.4s, v5.4s, v6.4s
	ldr	q6, [sp, #736]
	fmul	v7.4s, v19.4s, v0.4s
	fcmge	v6.4s, v20.4s, v6.4s
	fneg	v19.4s, v27.4s
	fmul	v23.4s, v23.4s, v0.4s
	fmul	v5.4s, v7.4s, v16.4s
	ldr	q7, [sp, #816]
	bsl	v6.16b, v27.16b, v28.16b
	fcmge	v7.4s, v7.4s, v20.4s
	fmul	v25.4s, v5.4s, v18.4s
	bsl	v7.16b, v19.16b, v6.16b
	fmov	v19.4s, #1.00000000
	fmov	v6.4s, #1.00000000
	fmla	v25.4s, v4.4s, v23.4s
	fdiv	v28.4s, v19.4s, v1.4s
	fcmge	v7.4s, v7.4s, #0.0
	fmls	v6.4s, v5.4s, v5.4s
	ldr	q1, [sp, #592]
	fmul	v3.4s, v25.4s, v24.4s
	orn	v1.16b, v7.16b, v1.16b
	xtn	v7.4h, v7.4s
	fmls	v6.4s, v3.4s, v3.4s
	str	q3, [sp, #1120]
	str	q1, [sp, #960]
	bic	v1.16b, v19.16b, v1.16b
	fmaxnm	v19.4s, v6.4s, v13.4s
	str	q1, [sp, #1200]
	str	q6, [sp, #448]
	fmul	v25.4s, v28.4s, v1.4s
	ldr	q1, [sp, #1488]
	str	q28, [sp, #1136]
	fsqrt	v19.4s, v19.4s
	fmul	v23.4s, v1.4s, v25.4s
	stp	q25, q0, [sp, #480]
	ldr	q1, [sp, #1184]
	fmul	v6.4s, v23.4s, v16.4s
	fneg	v16.4s, v5.4s
	fmul	v23.4s, v15.4s, v25.4s
	fmul	v18.4s, v6.4s, v18.4s
	fmul	v16.4s, v6.4s, v16.4s
	stp	q6, q24, [sp, #528]
	fdiv	v28.4s, v11.4s, v19.4s
	fmla	v18.4s, v4.4s, v23.4s
	fmul	v4.4s, v17.4s, v25.4s
	fmov	v25.4s, #1.00000000
	ldr	d17, [sp, #1008]
	ldr	q23, [sp, #1168]
	fmul	v9.4s, v23.4s, v9.4s
	fmul	v11.4s, v18.4s, v24.4s
	fmla	v16.4s, v0.4s, v4.4s
	fmls	v25.4s, v6.4s, v6.4s
	ldr	q0, [sp, #1248]
	fmul	v4.4s, v1.4s, v0.4s
	ldr	q1, [sp, #976]
	str	q21, [sp, #976]
	fmls	v16.4s, v3.4s, v11.4s
	fmls	v25.4s, v11.4s, v11.4s
	fmul	v0.4s, v4.4s, v26.4s
	fmul	v3.4s, v16.4s, v28.4s
	str	q0, [sp, #1104]
	fneg	v18.4s, v0.4s
	ldr	q0, [sp, #928]
	fmls	v25.4s, v3.4s, v3.4s
	stp	q5, q3, [sp, #928]
	xtn	v3.4h, v1.4s
	ldr	d1, [sp, #560]
	orr	v19.8b, v17.8b, v1.8b
	ldr	d1, [sp, #584]
	xtn	v17.4h, v0.4s
	fmaxnm	v16.4s, v25.4s, v13.4s
	ldr	q0, [sp, #1152]
	fmul	v26.4s, v21.4s, v18.4s
	orr	v3.8b, v3.8b, v1.8b
	ldr	q1, [sp, #1504]
	fmul	v13.4s, v5.4s, v18.4s
	ushll	v19.4s, v19.4h, #0
	mov	v21.16b, v27.16b
	movi	v27.2d, #0000000000000000
	fmul	v15.4s, v0.4s, v1.4s
	ldr	d1, [sp, #576]
	fsqrt	v16.4s, v16.4s
	ushll	v3.4s, v3.4h, #0
	orr	v17.8b, v17.8b, v1.8b
	ldr	q1, [sp, #1232]
	shl	v19.4s, v19.4s, #31
	fmla	v27.4s, v4.4s, v4.4s
	fmla	v26.4s, v1.4s, v15.4s
	ldr	d1, [sp, #568]
	shl	v3.4s, v3.4s, #31
	ushll	v17.4s, v17.4h, #0
	cmge	v4.4s, v19.4s, #0
	fmul	v19.4s, v0.4s, v24.4s
	orr	v5.8b, v7.8b, v1.8b
	fmov	v1.4s, #1.00000000
	ldr	q7, [sp, #1216]
	cmge	v3.4s, v3.4s, #0
	ldr	q0, [sp, #1120]
	fmla	v13.4s, v7.4s, v9.4s
	ldr	q7, [sp, #1136]
	shl	v17.4s, v17.4s, #31
	and	v27.16b, v4.16b, v27.16b
	ldr	q4, [sp, #1040]
	ushll	v5.4s, v5.4h, #0
	and	v3.16b, v3.16b, v15.16b
	str	q11, [sp, #1040]
	cmge	v17.4s, v17.4s, #0
	shl	v5.4s, v5.4s, #31
	fdiv	v1.4s, v1.4s, v16.4s
	fmul	v16.4s, v6.4s, v18.4s
	fmul	v18.4s, v7.4s, v21.4s
	fmov	v21.4s, #1.00000000
	ldr	q6, [sp, #1200]
	fmla	v27.4s, v3.4s, v3.4s
	and	v3.16b, v17.16b, v9.16b
	fmov	v9.4s, #1.00000000
	cmge	v5.4s, v5.4s, #0
	fmla	v16.4s, v6.4s, v18.4s
	ldr	q6, [sp, #1248]
	bsl	v4.16b, v21.16b, v19.16b
	fmla	v27.4s, v3.4s, v3.4s
	and	v5.16b, v5.16b, v18.16b
	fmla	v27.4s, v5.4s, v5.4s
	str	q1, [sp, #1008]
	fmul	v1.4s, v26.4s, v24.4s
	movi	v26.2d, #0000000000000000
	ldp	q15, q19, [sp, #1008]
	str	q28, [sp, #1024]
	fmls	v13.4s, v1.4s, v0.4s
	ldr	q0, [sp, #1104]
	bsl	v19.16b, v21.16b, v6.16b
	mov	v21.16b, v23.16b
	fmul	v23.4s, v23.4s, v28.4s
	fmls	v16.4s, v1.4s, v11.4s
	fmla	v26.4s, v0.4s, v0.4s
	ldr	q0, [sp, #992]
	mov	v11.16b, v1.16b
	fmul	v24.4s, v13.4s, v28.4s
	mov	v17.16b, v0.16b
	ldp	q28, q0, [sp, #944]
	fmul	v4.4s, v19.4s, v4.4s
	fmul	v19.4s, v7.4s, v15.4s
	fmla	v26.4s, v1.4s, v1.4s
	mov	v13.16b, v7.16b
	ldr	q1, [sp, #1264]
	bsl	v17.16b, v9.16b, v23.16b
	mov	v7.16b, v0.16b
	fmls	v16.4s, v24.4s, v28.4s
	fcmp	s1, #0.0
	bsl	v7.16b, v9.16b, v19.16b
	fmla	v26.4s, v24.4s, v24.4s
	fmul	v4.4s, v4.4s, v17.4s
	fmul	v3.4s, v16.4s, v15.4s
	fmul	v7.4s, v4.4s, v7.4s
	fmla	v26.4s, v3.4s, v3.4s
	b.gt	238b
	ldr	q19, [sp, #896]
	fdiv	v1.4s, v9.4s, v21.4s
	ldr	q23, [sp, #864]
	mov	w9, #14269
	ldr	q0, [sp, #1312]
	dup	v17.4s, w6
	fadd	v6.4s, v23.4s, v23.4s
	movk	w9, #13574, lsl #16
	fdiv	v5.4s, v9.4s, v19.4s
	fmul	v1.4s, v1.4s, v0.4s
	ldr	q0, [sp, #1232]
	fdiv	v4.4s, v9.4s, v13.4s
	fmul	v5.4s, v5.4s, v7.4s
	dup	v7.4s, w9
	mov	w9, #4016
	movk	w9, #13345, lsl #16
	dup	v16.4s, w9
	mov	w9, #50604
	movk	w9, #13991, lsl #16
	fmul	v1.4s, v1.4s, v7.4s
	fcmgt	v7.4s, v17.4s, v23.4s
	dup	v18.4s, w9
	fmul	v5.4s, v5.4s, v5.4s
	fsqrt	v6.4s, v6.4s
	fmul	v4.4s, v4.4s, v20.4s
	fmul	v4.4s, v4.4s, v16.4s
	fmaxnm	v1.4s, v1.4s, v4.4s
	fminnm	v4.4s, v5.4s, v9.4s
	fmul	v6.4s, v6.4s, v18.4s
	and	v5.16b, v7.16b, v6.16b
	ldr	s6, [x13, #16]
	fmul	v4.4s, v4.4s, v6.s[0]
	fmaxnm	v1.4s, v1.4s, v5.4s
	ldr	q5, [sp, #1056]
	fmul	v5.4s, v0.4s, v5.4s
	ldr	q0, [sp, #1216]
	fmaxnm	v1.4s, v4.4s, v1.4s
	fcmgt	v4.4s, v17.4s, v19.4s
	fmul	v5.4s, v0.4s, v5.4s
	ldr	q0, [sp, #1200]
	and	v1.16b, v4.16b, v1.16b
	fmul	s4, s6, s6
	fmov	v6.4s, #5.00000000
	fmul	v5.4s, v0.4s, v5.4s
	movi	d0, #0000000000000000
	fmul	v1.4s, v1.4s, v1.4s
	dup	v4.4s, v4.s[0]
	fcmgt	v5.4s, v5.4s, #0.0
	fcmge	v1.4s, v1.4s, v26.4s
	fcmge	v4.4s, v4.4s, v27.4s
	ldr	q26, [sp, #1280]
	and	v1.16b, v4.16b, v1.16b
	bic	v4.16b, v9.16b, v5.16b
	ldr	q5, [sp, #432]
	bsl	v1.16b, v4.16b, v6.16b
	ldr	q4, [sp, #1088]
	fcmge	v4.4s, v4.4s, v5.4s
	movi	v5.4s, #64, lsl #24
	fminnm	v5.4s, v1.4s, v5.4s
	bit	v1.16b, v5.16b, v4.16b
	ldr	q5, [sp, #1072]
	fcmeq	v4.4s, v5.4s, v6.4s
	bit	v5.16b, v1.16b, v4.16b
	fcmeq	v1.4s, v5.4s, v6.4s
	str	q5, [sp, #1072]
	and	v6.16b, v1.16b, v9.16b
	mov	s1, v6.s[1]
	fadd	s4, s6, s0
	mov	s5, v6.s[2]
	fadd	s1, s4, s1
	mov	s4, v6.s[3]
	fadd	s1, s1, s5
	fadd	s1, s1, s4
	fcmp	s1, #0.0
	b.gt	240b
	fmul	v1.4s, v15.4s, v3.4s
	ldr	q0, [sp, #1024]
	ldr	q5, [sp, #1104]
	movi	v6.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v25.2d, #0000000000000000
	movi	v9.2d, #0000000000000000
	movi	v27.2d, #0000000000000000
	movi	v26.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	fmls	v24.4s, v1.4s, v28.4s
	fmul	v3.4s, v0.4s, v24.4s
	ldr	q0, [sp, #1120]
	fmls	v11.4s, v3.4s, v0.4s
	ldr	q0, [sp, #1040]
	fmls	v11.4s, v1.4s, v0.4s
	ldr	q0, [sp, #544]
	fmul	v4.4s, v0.4s, v11.4s
	ldr	q0, [sp, #976]
	movi	v11.2d, #0000000000000000
	fmls	v5.4s, v4.4s, v0.4s
	ldr	q0, [sp, #928]
	fmls	v5.4s, v3.4s, v0.4s
	ldr	q0, [sp, #528]
	fmul	v3.4s, v21.4s, v3.4s
	fmls	v5.4s, v1.4s, v0.4s
	ldr	q0, [sp, #1152]
	str	q3, [sp, #1344]
	fmul	v4.4s, v0.4s, v4.4s
	ldr	q0, [sp, #1248]
	fmul	v5.4s, v0.4s, v5.4s
	fmul	v0.4s, v13.4s, v1.4s
	fmov	v13.4s, #-1.00000000
	movi	v1.2d, #0000000000000000
	str	q4, [sp, #1472]
	str	q5, [sp, #1264]
	movi	v5.2d, #0000000000000000
	str	q0, [sp, #1424]
	tbz	w8, #3, 255f
	ldr	x21, [sp, #168]
	cbz	w15, 256f
	add	x11, x13, #8
	mov	x9, xzr
	ld1r	{ v24.4s }, [x11]
	mov	x11, x17
253:
	add	x14, x9, x15
	ldr	q4, [sp, #1312]
	mov	x0, x16
	add	x14, x14, x14, lsl #1
	mov	x1, x15
	ldr	q3, [x16, x14, lsl #4]
	mov	x14, x11
	fmul	v0.4s, v4.4s, v3.4s
	str	q0, [sp, #1504]
	fmov	v0.4s, #1.00000000
254:
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
	b.ne	254b
	add	x9, x9, #1
	add	x11, x11, x10
	cmp	x9, x15
	b.ne	253b
	b	256f
255:
	ldr	x21, [sp, #168]
256:
	ldr	q0, [sp, #1456]
	ldr	q19, [sp, #1152]
	fmov	v3.4s, #1.00000000
	str	q6, [sp, #1216]
	ldr	q23, [sp, #688]
	mov	w9, #46871
	fmul	v4.4s, v0.4s, v19.4s
	ldr	q0, [sp, #1248]
	ldr	q17, [sp, #1168]
	movk	w9, #14673, lsl #16
	ldp	x20, x15, [sp, #256]
	fmul	v6.4s, v4.4s, v0.4s
	add	x10, x22, x15, lsl #4
	lsl	x11, x20, #5
	add	x14, x20, x20, lsl #1
	fmls	v3.4s, v6.4s, v6.4s
	fneg	v24.4s, v6.4s
	fmaxnm	v4.4s, v3.4s, v23.4s
	str	q3, [sp, #1232]
	ldr	q3, [sp, #1360]
	fmul	v7.4s, v3.4s, v17.4s
	fmov	v3.4s, #1.00000000
	fsqrt	v4.4s, v4.4s
	fmul	v21.4s, v7.4s, v0.4s
	fmul	v7.4s, v21.4s, v24.4s
	str	q21, [sp, #1360]
	fdiv	v4.4s, v3.4s, v4.4s
	ldr	q3, [sp, #1392]
	fmul	v6.4s, v3.4s, v17.4s
	fmov	v17.4s, #1.00000000
	fmla	v7.4s, v19.4s, v6.4s
	fmls	v17.4s, v21.4s, v21.4s
	fneg	v21.4s, v21.4s
	fmul	v3.4s, v7.4s, v4.4s
	str	q4, [sp, #1504]
	ldr	q4, [sp, #1136]
	fmls	v17.4s, v3.4s, v3.4s
	str	q3, [sp, #1440]
	ldr	q3, [sp, #1488]
	fmul	v7.4s, v3.4s, v4.4s
	ldr	q3, [sp, #1376]
	str	q24, [sp, #1376]
	fmaxnm	v6.4s, v17.4s, v23.4s
	fmul	v23.4s, v3.4s, v4.4s
	ldr	q3, [sp, #1408]
	str	q17, [sp, #1392]
	fmul	v3.4s, v3.4s, v4.4s
	fmul	v13.4s, v7.4s, v0.4s
	ldr	q0, [sp, #1264]
	ldr	s4, [x13, #20]
	fsqrt	v6.4s, v6.4s
	fabs	v7.4s, v0.4s
	str	q3, [sp, #1408]
	ldr	q3, [sp, #1472]
	fmul	v28.4s, v13.4s, v24.4s
	movi	v24.2d, #0000000000000000
	fmul	v21.4s, v13.4s, v21.4s
	str	q13, [sp, #1456]
	fabs	v15.4s, v3.4s
	fmov	v3.4s, #1.00000000
	fmla	v28.4s, v19.4s, v23.4s
	ldr	q19, [sp, #720]
	fmaxnm	v7.4s, v7.4s, v24.4s
	fmov	s24, w9
	add	x9, x13, #208
	fmaxnm	v23.4s, v7.4s, v15.4s
	ldr	q7, [sp, #1344]
	fdiv	v3.4s, v3.4s, v6.4s
	fmul	s6, s4, s24
	dup	v4.4s, v6.s[0]
	ldr	q6, [sp, #1424]
	fadd	v6.4s, v6.4s, v20.4s
	fcmge	v4.4s, v4.4s, v23.4s
	ldr	q23, [sp, #1456]
	str	q3, [sp, #1488]
	ldr	q3, [sp, #1280]
	fadd	v24.4s, v0.4s, v3.4s
	ldr	q0, [sp, #1312]
	ldr	q3, [sp, #1408]
	fadd	v13.4s, v7.4s, v0.4s
	ldr	q0, [sp, #1168]
	fmov	v7.4s, #1.00000000
	fmla	v21.4s, v0.4s, v3.4s
	ldr	q0, [sp, #1504]
	fminnm	v24.4s, v24.4s, v19.4s
	ldr	q19, [sp, #800]
	fmul	v3.4s, v28.4s, v0.4s
	ldr	q28, [sp, #1328]
	ldr	q0, [sp, #1472]
	fminnm	v13.4s, v13.4s, v19.4s
	ldr	q19, [sp, #1072]
	fmls	v7.4s, v23.4s, v23.4s
	fadd	v15.4s, v0.4s, v28.4s
	fmov	v0.4s, #1.00000000
	ldr	q23, [sp, #1440]
	fmls	v21.4s, v23.4s, v3.4s
	ldp	q17, q23, [sp, #736]
	str	q3, [sp, #1408]
	fmls	v7.4s, v3.4s, v3.4s
	ldr	q3, [sp, #1280]
	fcmge	v0.4s, v0.4s, v19.4s
	fminnm	v6.4s, v6.4s, v17.4s
	fminnm	v23.4s, v15.4s, v23.4s
	ldr	q15, [sp, #768]
	fmov	v17.4s, #1.00000000
	fmaxnm	v24.4s, v24.4s, v15.4s
	ldr	q15, [sp, #784]
	str	q0, [sp, #1424]
	and	v4.16b, v0.16b, v4.16b
	ldr	q0, [sp, #1488]
	fmaxnm	v13.4s, v13.4s, v15.4s
	ldr	q15, [sp, #1232]
	fmul	v0.4s, v21.4s, v0.4s
	ldr	q21, [sp, #816]
	fminnm	v15.4s, v15.4s, v17.4s
	ldr	q17, [sp, #1392]
	fmaxnm	v6.4s, v6.4s, v21.4s
	ldr	q21, [sp, #704]
	fmaxnm	v21.4s, v23.4s, v21.4s
	mov	v23.16b, v4.16b
	fmls	v7.4s, v0.4s, v0.4s
	bit	v20.16b, v6.16b, v4.16b
	ldr	s6, [x13, #12]
	bsl	v23.16b, v24.16b, v3.16b
	mov	v24.16b, v4.16b
	ldr	q3, [sp, #1312]
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
	tbnz	w8, #1, 257f
	mov	w10, #4
	movi	d15, #0000000000000000
	tbz	w8, #3, 25b
	b	24b
257:
	ldr	q3, [sp, #688]
	ldr	q19, [sp, #1360]
	mov	v23.16b, v0.16b
	ldr	q0, [sp, #1440]
	str	q28, [sp, #1392]
	tst	w8, #0x4
	fmaxnm	v4.4s, v7.4s, v3.4s
	ldr	q3, [sp, #1504]
	ldr	q7, [sp, #1376]
	ldr	q24, [sp, #1488]
	str	q13, [sp, #1472]
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
	ldr	q3, [sp, #1168]
	mov	v23.16b, v28.16b
	fmul	v0.4s, v28.4s, v19.4s
	fmul	v13.4s, v28.4s, v4.4s
	fmul	v4.4s, v24.4s, v24.4s
	fmul	v19.4s, v3.4s, v6.s[0]
	ldr	q3, [sp, #1472]
	ldr	q24, [sp, #1152]
	str	q0, [sp, #1376]
	fmla	v7.4s, v0.4s, v0.4s
	ldr	q0, [sp, #1424]
	fmla	v21.4s, v13.4s, v13.4s
	fmla	v4.4s, v15.4s, v15.4s
	and	v20.16b, v0.16b, v3.16b
	ldr	q0, [sp, #1136]
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
	tbnz	w8, #2, 258f
	mov	w10, #8
	b	259f
258:
	ldr	q4, [sp, #1504]
	ldr	q7, [sp, #1408]
	mov	v0.16b, v24.16b
	ldr	q21, [sp, #1440]
	ldr	q20, [sp, #1488]
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
259:
	mov	x30, x7
	mov	x7, x25
	mov	w25, #50604
	ldr	q28, [sp, #1392]
	ldr	q13, [sp, #1472]
	mov	x15, x1
	movk	w25, #14119, lsl #16
	movi	d15, #0000000000000000
	tbz	w8, #3, 25b
	b	24b
260:
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
	.p2align	2
