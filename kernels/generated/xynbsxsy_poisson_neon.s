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
	sub	sp, sp, #2352
	str	w1, [sp, #52]
	cbz	w3, 256f
	cbz	w2, 256f
	ldr	w8, [sp, #52]
	cbz	w8, 256f
	mov	w8, w2
	ldr	w9, [sp, #52]
	fmov	v11.4s, #1.00000000
	str	x8, [sp, #64]
	ldp	x8, x16, [x0, #40]
	movi	v14.4s, #63, lsl #24
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
	str	q0, [sp, #1440]
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
	b	21f
20:
	ldr	x10, [sp, #32]
	ldr	x8, [sp, #16]
	ldr	w9, [sp, #28]
	add	x10, x10, #1
	cmp	x10, x8
	ldr	w8, [sp, #12]
	add	w9, w9, w8
	b.eq	256f
21:
	ldr	x8, [sp, #64]
	mov	x11, xzr
	str	x10, [sp, #32]
	str	w9, [sp, #28]
	mul	x8, x10, x8
	mov	w10, w9
	str	x8, [sp, #56]
	b	23f
22:
	ldr	x11, [sp, #80]
	ldr	x8, [sp, #64]
	ldr	w10, [sp, #76]
	add	x11, x11, #1
	cmp	x11, x8
	ldr	w8, [sp, #52]
	add	w10, w10, w8
	b.eq	20b
23:
	ldr	x8, [sp, #56]
	ldr	x9, [sp, #40]
	mov	x0, xzr
	str	x11, [sp, #80]
	add	x8, x8, x11
	mov	w11, w10
	str	w10, [sp, #76]
	madd	x1, x8, x22, x9
	str	x1, [sp, #168]
	b	26f
24:
	ldr	q0, [sp, #2240]
	fmov	v1.4s, #3.00000000
	ldr	q2, [sp, #1248]
	ldr	x9, [sp, #160]
	ldr	w11, [sp, #252]
	orr	v0.16b, v28.16b, v0.16b
	bsl	v0.16b, v2.16b, v1.16b
	ldr	q1, [sp, #1280]
	str	q1, [x9, x19, lsl #4]
	str	q0, [x9, x8, lsl #4]
25:
	add	x0, x0, #1
	add	w11, w11, #1
	cmp	x0, x22
	b.eq	22b
26:
	ldr	w15, [x21, #8]
	add	x8, x1, x0
	cmp	x8, x15
	b.hs	25b
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
	cbz	w7, 227f
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
	b	211f
27:
	mov	w24, #1
28:
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
29:
	mov	w24, #2382
	mov	w25, #23130
	mov	w26, #18706
	mov	w13, #1
	movk	w24, #16192, lsl #16
	movk	w25, #15901, lsl #16
	movk	w26, #15319, lsl #16
210:
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
	b.eq	226f
211:
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
	tbnz	w10, #0, 213f
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
	tbnz	w10, #3, 217f
	fmov	s0, w7
	fmov	s4, w13
	cmp	w7, #1
	fadd	v18.4s, v17.4s, v31.4s
	cmeq	v0.4s, v0.4s, v4.4s
	fadd	v4.4s, v3.4s, v17.4s
	dup	v0.4s, v0.s[0]
	bit	v3.16b, v4.16b, v0.16b
	b.eq	210b
	cbz	x30, 27b
	sub	x25, x7, #2
	mov	w24, #1
212:
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
	b.ne	212b
	b	28b
213:
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
	tbz	w10, #3, 214f
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
214:
	fmov	s4, w7
	fmov	s18, w13
	cmp	w7, #1
	umax	v7.4s, v7.4s, v0.4s
	cmeq	v4.4s, v4.4s, v18.4s
	fadd	v18.4s, v3.4s, v17.4s
	dup	v4.4s, v4.s[0]
	bit	v3.16b, v18.16b, v4.16b
	fadd	v18.4s, v17.4s, v31.4s
	b.eq	210b
	cbz	x30, 221f
	mov	x22, #-1
	mov	w23, w1
	mov	x24, x4
	sub	x25, x7, #2
	b	216f
215:
	fadd	v18.4s, v18.4s, v4.4s
	umax	v7.4s, v7.4s, v0.4s
	sub	x25, x25, #1
	sub	x22, x22, #1
	add	x24, x24, #1
	add	w23, w23, #16
	cbz	x25, 218f
216:
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
	tbz	w10, #3, 215b
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
	b	215b
217:
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
	b.ne	219f
	str	q28, [sp, #1664]
	mov	v28.16b, v10.16b
	b	210b
218:
	mov	w24, #2382
	mov	w25, #23130
	mov	w26, #18706
	neg	x22, x22
	mov	w13, #1
	movk	w24, #16192, lsl #16
	movk	w25, #15901, lsl #16
	movk	w26, #15319, lsl #16
	b	222f
219:
	cbz	x30, 224f
	sub	x25, x7, #2
	mov	w24, #1
220:
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
	b.ne	220b
	b	225f
221:
	mov	w22, #1
222:
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
	tbz	w10, #3, 223f
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
223:
	add	x21, x22, #1
	fmov	d20, x7
	fadd	v18.4s, v18.4s, v4.4s
	fmov	d19, x21
	umax	v7.4s, v7.4s, v0.4s
	cmeq	v19.2d, v19.2d, v20.2d
	fadd	v20.4s, v3.4s, v4.4s
	dup	v19.2d, v19.d[0]
	bit	v3.16b, v20.16b, v19.16b
	b	210b
224:
	mov	w24, #1
225:
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
	b	29b
226:
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
	b	228f
227:
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
228:
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
	fmul	v3.4s, v3.4s, v14.4s
	cbz	w7, 231f
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
229:
	movi	v18.2d, #0000000000000000
	mov	x14, xzr
230:
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
	b.ne	230b
	ucvtf	s19, x8
	fadd	v4.4s, v4.4s, v18.4s
	add	x8, x8, #1
	cmp	x8, x7
	add	x11, x11, x19
	fmul	s20, s19, s19
	fmla	v5.4s, v18.4s, v19.s[0]
	fmla	v2.4s, v18.4s, v20.s[0]
	b.ne	229b
	b	232f
231:
	movi	v6.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
232:
	ldr	q17, [sp, #1440]
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
	fmul	v18.4s, v0.4s, v14.4s
	ld1r	{ v25.4s }, [x9]
	add	x9, x27, #72
	fdiv	v17.4s, v31.4s, v17.4s
	ld1r	{ v22.4s }, [x9]
	add	x9, x27, #96
	fmls	v1.4s, v3.4s, v21.s[0]
	ld1r	{ v27.4s }, [x9]
	add	x9, x27, #80
	stp	q25, q24, [sp, #912]
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
	stp	q23, q29, [sp, #832]
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
	stp	q24, q26, [sp, #800]
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
	stp	q18, q27, [sp, #880]
	fmul	v4.4s, v4.4s, v16.4s
	fminnm	v6.4s, v6.4s, v27.4s
	str	q24, [sp, #864]
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
	stp	q22, q21, [sp, #944]
	xtn	v17.4h, v17.4s
	str	q19, [sp, #784]
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
	fmaxnm	v21.4s, v5.4s, v21.4s
	shl	v7.4s, v7.4s, #31
	fmaxnm	v27.4s, v6.4s, v22.4s
	movi	v22.4s, #8
	fmul	v6.4s, v16.4s, v20.4s
	fminnm	v1.4s, v1.4s, v29.4s
	cmlt	v3.4s, v7.4s, #0
	fmul	v7.4s, v17.4s, v20.4s
	fmaxnm	v5.4s, v1.4s, v24.4s
	fmov	v1.4s, #4.00000000
	bic	v24.16b, v31.16b, v3.16b
	stp	q7, q6, [sp, #256]
	fmaxnm	v7.4s, v0.4s, v23.4s
	fmaxnm	v0.4s, v2.4s, v19.4s
	stp	q18, q1, [sp, #336]
	movi	v1.4s, #4
	str	q0, [sp, #1680]
	movi	v0.2d, #0000000000000000
	stp	q0, q0, [sp, #368]
	fmov	v0.4s, #5.00000000
	bit	v0.16b, v9.16b, v3.16b
	str	q0, [sp, #1248]
	movi	v0.2d, #0000000000000000
	str	q0, [sp, #480]
	stp	q10, q0, [sp, #1008]
	movi	v10.4s, #16
	str	q0, [sp, #1280]
	fmov	v0.4s, #1.00000000
	str	q0, [sp, #464]
	dup	v0.4s, v4.s[0]
	movi	v4.4s, #32
	str	q0, [sp, #496]
	ldr	q0, [sp, #112]
	str	q0, [sp, #976]
	b	234f
233:
	fmul	v2.4s, v8.4s, v2.4s
	movi	v20.2d, #0000000000000000
	ldr	q1, [sp, #1312]
	ldp	q6, q3, [sp, #432]
	ldr	q7, [sp, #1200]
	mov	w8, #7549
	ldr	q14, [sp, #1904]
	str	q5, [sp, #2240]
	movk	w8, #9872, lsl #16
	str	q12, [sp, #2224]
	mov	v8.16b, v9.16b
	fmls	v18.4s, v2.4s, v1.4s
	ldr	q1, [sp, #2192]
	dup	v16.4s, w8
	mov	w8, #84
	fmla	v20.4s, v3.4s, v1.4s
	ldr	q1, [sp, #1328]
	movk	w8, #16256, lsl #16
	fmul	v3.4s, v1.4s, v18.4s
	ldr	q1, [sp, #2208]
	fmla	v20.4s, v6.4s, v1.4s
	ldr	q1, [sp, #400]
	ldr	q6, [sp, #2144]
	fmls	v0.4s, v3.4s, v17.4s
	fmul	v19.4s, v9.4s, v3.4s
	ldr	q17, [sp, #2128]
	fmla	v20.4s, v1.4s, v6.4s
	ldr	q1, [sp, #1344]
	fmls	v0.4s, v2.4s, v1.4s
	ldr	q1, [sp, #1296]
	fcmlt	v10.4s, v19.4s, #0.0
	str	q19, [sp, #1504]
	fmul	v6.4s, v1.4s, v0.4s
	ldr	q0, [sp, #1728]
	ldr	q1, [sp, #1840]
	fmls	v4.4s, v6.4s, v0.4s
	ldr	q0, [sp, #1360]
	fmul	v18.4s, v14.4s, v6.4s
	fmls	v4.4s, v3.4s, v0.4s
	ldr	q0, [sp, #1488]
	fabs	v5.4s, v18.4s
	fmls	v4.4s, v2.4s, v0.4s
	ldr	q0, [sp, #1744]
	fadd	v5.4s, v5.4s, v16.4s
	fmul	v4.4s, v0.4s, v4.4s
	ldr	q0, [sp, #1824]
	str	q18, [sp, #1824]
	ldr	q18, [sp, #1232]
	fmls	v7.4s, v4.4s, v0.4s
	ldr	q0, [sp, #1760]
	fmls	v7.4s, v6.4s, v0.4s
	fabs	v0.4s, v19.4s
	fadd	v0.4s, v0.4s, v16.4s
	fmls	v7.4s, v3.4s, v1.4s
	ldr	q1, [sp, #416]
	fmla	v20.4s, v1.4s, v17.4s
	ldr	q1, [sp, #1216]
	ldr	q17, [sp, #368]
	fdiv	v0.4s, v11.4s, v0.4s
	fmls	v7.4s, v2.4s, v1.4s
	ldr	q1, [sp, #2320]
	fmla	v20.4s, v17.4s, v1.4s
	ldr	q1, [sp, #384]
	str	q0, [sp, #1984]
	ldr	q0, [sp, #1392]
	fmul	v7.4s, v0.4s, v7.4s
	ldr	q0, [sp, #2336]
	fmla	v20.4s, v1.4s, v0.4s
	ldr	q0, [sp, #1424]
	fmov	v1.4s, #0.25000000
	fmls	v18.4s, v7.4s, v0.4s
	ldr	q0, [sp, #480]
	str	q0, [sp, #480]
	fsub	v17.4s, v0.4s, v20.4s
	fmul	v20.4s, v0.4s, v1.4s
	fdiv	v0.4s, v11.4s, v5.4s
	ldr	q1, [sp, #608]
	fmaxnm	v5.4s, v17.4s, v20.4s
	str	q0, [sp, #2000]
	ldr	q0, [sp, #1408]
	fmls	v18.4s, v4.4s, v0.4s
	ldr	q0, [sp, #1376]
	fmls	v18.4s, v6.4s, v0.4s
	ldr	q0, [sp, #1440]
	fmaxnm	v5.4s, v5.4s, v0.4s
	ldr	q0, [sp, #1472]
	fmls	v18.4s, v3.4s, v1.4s
	fmul	v13.4s, v0.4s, v7.4s
	ldr	q3, [sp, #1952]
	fdiv	v1.4s, v11.4s, v5.4s
	fabs	v5.4s, v13.4s
	str	q13, [sp, #1728]
	fadd	v5.4s, v5.4s, v16.4s
	fdiv	v5.4s, v11.4s, v5.4s
	str	q1, [sp, #2304]
	ldr	q1, [sp, #592]
	fmls	v18.4s, v2.4s, v1.4s
	ldr	q1, [sp, #1888]
	fmul	v7.4s, v1.4s, v18.4s
	fabs	v6.4s, v7.4s
	str	q5, [sp, #1760]
	fmul	v5.4s, v3.4s, v4.4s
	mov	v4.16b, v3.16b
	ldr	q3, [sp, #1456]
	fcmlt	v27.4s, v7.4s, #0.0
	str	q7, [sp, #1840]
	fmul	v3.4s, v3.4s, v2.4s
	fadd	v20.4s, v6.4s, v16.4s
	str	q5, [sp, #1488]
	ldp	q6, q7, [sp, #816]
	fcmlt	v26.4s, v3.4s, #0.0
	fdiv	v2.4s, v11.4s, v20.4s
	mov	v20.16b, v5.16b
	str	q2, [sp, #1744]
	ldr	q2, [sp, #528]
	fminnm	v21.4s, v2.4s, v11.4s
	fabs	v2.4s, v5.4s
	ldr	q5, [sp, #1648]
	fsub	v23.4s, v5.4s, v7.4s
	str	q5, [sp, #1648]
	fsub	v24.4s, v6.4s, v5.4s
	ldr	q5, [sp, #1936]
	ldr	q6, [sp, #944]
	fadd	v2.4s, v2.4s, v16.4s
	fsub	v22.4s, v5.4s, v6.4s
	ldr	q6, [sp, #896]
	str	q5, [sp, #1936]
	fsub	v25.4s, v6.4s, v5.4s
	mov	v5.16b, v3.16b
	ldr	q3, [sp, #560]
	bif	v23.16b, v24.16b, v27.16b
	ldr	q24, [sp, #1552]
	ldr	q6, [sp, #1600]
	fminnm	v21.4s, v21.4s, v3.4s
	ldr	q3, [sp, #2160]
	str	q5, [sp, #1968]
	fmul	v28.4s, v3.4s, v1.4s
	ldr	q3, [sp, #2176]
	fmul	v29.4s, v3.4s, v0.4s
	ldr	q3, [sp, #2048]
	fmul	v30.4s, v3.4s, v4.4s
	mov	v3.16b, v26.16b
	fmul	v17.4s, v1.4s, v28.4s
	fmul	v26.4s, v0.4s, v29.4s
	ldr	q0, [sp, #544]
	bsl	v3.16b, v22.16b, v25.16b
	mov	v22.16b, v5.16b
	fminnm	v25.4s, v21.4s, v0.4s
	fdiv	v0.4s, v11.4s, v2.4s
	fmul	v18.4s, v4.4s, v30.4s
	ldp	q2, q1, [sp, #784]
	ldr	q21, [sp, #1824]
	fcmlt	v11.4s, v13.4s, #0.0
	fabs	v13.4s, v5.4s
	mov	v5.16b, v14.16b
	str	q3, [sp, #2176]
	fcmlt	v14.4s, v20.4s, #0.0
	ldr	q20, [sp, #2304]
	fadd	v16.4s, v13.4s, v16.4s
	dup	v13.4s, w6
	str	q0, [sp, #2048]
	ldr	q0, [sp, #1680]
	fsub	v28.4s, v0.4s, v2.4s
	fsub	v29.4s, v1.4s, v0.4s
	ldr	q0, [sp, #1696]
	ldp	q1, q3, [sp, #864]
	ldr	q2, [sp, #960]
	fsub	v30.4s, v0.4s, v1.4s
	ldr	q1, [sp, #1872]
	bif	v28.16b, v29.16b, v11.16b
	fsub	v31.4s, v1.4s, v2.4s
	ldr	q2, [sp, #912]
	fsub	v27.4s, v2.4s, v1.4s
	ldr	q1, [sp, #848]
	fsub	v12.4s, v1.4s, v0.4s
	fmov	v0.4s, #1.00000000
	fmov	v1.4s, #1.00000000
	bif	v31.16b, v27.16b, v10.16b
	ldr	q27, [sp, #480]
	fsub	v2.4s, v0.4s, v24.4s
	ldr	q0, [sp, #1520]
	fsub	v7.4s, v1.4s, v6.4s
	fmul	v29.4s, v27.4s, v20.4s
	ldr	q20, [sp, #1744]
	bif	v30.16b, v12.16b, v14.16b
	fsub	v9.4s, v1.4s, v0.4s
	ldr	q1, [sp, #1712]
	fmul	v14.4s, v24.4s, v23.4s
	fmul	v11.4s, v23.4s, v20.4s
	fmul	v23.4s, v6.4s, v28.4s
	fsub	v4.4s, v1.4s, v3.4s
	ldr	q3, [sp, #928]
	fmla	v2.4s, v24.4s, v17.4s
	ldr	q17, [sp, #512]
	fmla	v7.4s, v6.4s, v26.4s
	fmov	v6.4s, #1.00000000
	fsub	v3.4s, v3.4s, v1.4s
	fcmlt	v1.4s, v21.4s, #0.0
	fmla	v9.4s, v0.4s, v18.4s
	fminnm	v10.4s, v25.4s, v17.4s
	dup	v25.4s, w8
	mov	w8, #49807
	movk	w8, #15605, lsl #16
	fdiv	v24.4s, v6.4s, v16.4s
	ldr	q6, [sp, #336]
	mov	v17.16b, v1.16b
	str	q9, [sp, #2160]
	ldr	q1, [sp, #1984]
	fmul	v26.4s, v11.4s, v25.4s
	bsl	v17.16b, v4.16b, v3.16b
	ldr	q3, [sp, #464]
	fminnm	v4.4s, v10.4s, v15.4s
	fcmgt	v10.4s, v23.4s, #0.0
	fcmgt	v15.4s, v27.4s, #0.0
	fmov	v23.4s, #1.00000000
	fmul	v3.4s, v3.4s, v29.4s
	ldr	q29, [sp, #1760]
	fminnm	v26.4s, v26.4s, v13.4s
	fmul	v16.4s, v28.4s, v29.4s
	fmul	v28.4s, v0.4s, v30.4s
	ldr	q0, [sp, #2048]
	fminnm	v4.4s, v4.4s, v2.4s
	ldr	q2, [sp, #1616]
	fmul	v18.4s, v30.4s, v0.4s
	ldr	q0, [sp, #2016]
	fminnm	v3.4s, v3.4s, v6.4s
	fcmgt	v6.4s, v14.4s, #0.0
	dup	v14.4s, w8
	mov	w8, #46871
	fmul	v30.4s, v0.4s, v5.4s
	ldr	q0, [sp, #2256]
	fmul	v12.4s, v16.4s, v25.4s
	fcmgt	v28.4s, v28.4s, #0.0
	fminnm	v4.4s, v4.4s, v7.4s
	ldr	q7, [sp, #2176]
	fmul	v9.4s, v0.4s, v8.4s
	movi	v0.4s, #63, lsl #24
	fmaxnm	v3.4s, v3.4s, v14.4s
	ldr	q14, [sp, #1872]
	movk	w8, #14545, lsl #16
	fmul	v30.4s, v5.4s, v30.4s
	fmul	v5.4s, v18.4s, v25.4s
	bsl	v10.16b, v12.16b, v13.16b
	str	q4, [sp, #2048]
	ldr	q4, [sp, #1936]
	fmul	v11.4s, v1.4s, v0.4s
	ldr	q0, [sp, #1024]
	fcmgt	v16.4s, v0.4s, #0.0
	fmul	v0.4s, v8.4s, v9.4s
	ldr	q8, [sp, #1536]
	fmul	v9.4s, v2.4s, v11.4s
	fsub	v23.4s, v23.4s, v8.4s
	str	q0, [sp, #2256]
	ldr	q0, [sp, #1040]
	str	q16, [sp, #2304]
	fmul	v27.4s, v0.4s, v11.4s
	mov	v11.16b, v6.16b
	orn	v6.16b, v16.16b, v15.16b
	fmla	v23.4s, v8.4s, v30.4s
	fmul	v30.4s, v8.4s, v17.4s
	ldr	q16, [sp, #2000]
	ldr	q15, [sp, #1568]
	ldr	q8, [sp, #1584]
	fmul	v20.4s, v0.4s, v20.4s
	bsl	v11.16b, v26.16b, v13.16b
	mov	v18.16b, v6.16b
	fmul	v17.4s, v17.4s, v16.4s
	fminnm	v26.4s, v27.4s, v9.4s
	fmov	v9.4s, #1.00000000
	fadd	v16.4s, v4.4s, v22.4s
	fcmgt	v30.4s, v30.4s, #0.0
	fmul	v22.4s, v7.4s, v24.4s
	fmul	v27.4s, v8.4s, v31.4s
	fmul	v31.4s, v31.4s, v1.4s
	fmul	v6.4s, v17.4s, v25.4s
	ldr	q17, [sp, #896]
	bsl	v18.16b, v9.16b, v3.16b
	mov	v3.16b, v28.16b
	fminnm	v28.4s, v11.4s, v10.4s
	fmul	v11.4s, v15.4s, v7.4s
	mov	v7.16b, v30.16b
	fadd	v10.4s, v14.4s, v19.4s
	fcmgt	v27.4s, v27.4s, #0.0
	fminnm	v12.4s, v16.4s, v17.4s
	fmul	v31.4s, v31.4s, v25.4s
	bsl	v3.16b, v5.16b, v13.16b
	movi	v5.4s, #63, lsl #24
	fmul	v17.4s, v2.4s, v29.4s
	bsl	v7.16b, v6.16b, v13.16b
	ldr	q6, [sp, #272]
	fminnm	v20.4s, v18.4s, v20.4s
	fmul	v22.4s, v22.4s, v25.4s
	mov	v29.16b, v13.16b
	str	q18, [sp, #2016]
	fmul	v19.4s, v6.4s, v1.4s
	ldr	q6, [sp, #912]
	bsl	v27.16b, v31.16b, v13.16b
	fmul	v9.4s, v24.4s, v5.4s
	ldr	q5, [sp, #1712]
	fminnm	v3.4s, v28.4s, v3.4s
	fminnm	v30.4s, v10.4s, v6.4s
	fcmgt	v28.4s, v11.4s, #0.0
	ldr	q11, [sp, #1696]
	fadd	v21.4s, v5.4s, v21.4s
	fminnm	v20.4s, v20.4s, v17.4s
	fmov	v17.4s, #1.00000000
	fmul	v0.4s, v0.4s, v9.4s
	fmul	v9.4s, v2.4s, v9.4s
	ldp	q1, q2, [sp, #928]
	bif	v22.16b, v13.16b, v28.16b
	ldr	q13, [sp, #1728]
	fminnm	v9.4s, v0.4s, v9.4s
	fminnm	v31.4s, v21.4s, v1.4s
	ldr	q1, [sp, #960]
	ldr	q0, [sp, #1488]
	fmaxnm	v25.4s, v12.4s, v2.4s
	fminnm	v2.4s, v26.4s, v19.4s
	fmaxnm	v19.4s, v30.4s, v1.4s
	fminnm	v1.4s, v3.4s, v7.4s
	ldr	q3, [sp, #256]
	fadd	v6.4s, v11.4s, v0.4s
	ldr	q0, [sp, #880]
	ldr	q12, [sp, #1680]
	fmul	v3.4s, v3.4s, v24.4s
	fsub	v24.4s, v17.4s, v8.4s
	ldr	q7, [sp, #2032]
	fmaxnm	v28.4s, v31.4s, v0.4s
	ldr	q0, [sp, #848]
	fcmeq	v16.4s, v16.4s, v25.4s
	fcmeq	v31.4s, v10.4s, v19.4s
	fcmeq	v25.4s, v25.4s, v4.4s
	ldr	q4, [sp, #2048]
	fminnm	v10.4s, v6.4s, v0.4s
	ldr	q0, [sp, #2256]
	fadd	v30.4s, v12.4s, v13.4s
	fminnm	v2.4s, v20.4s, v2.4s
	fcmeq	v19.4s, v19.4s, v14.4s
	fminnm	v3.4s, v9.4s, v3.4s
	fmla	v24.4s, v8.4s, v0.4s
	ldr	q0, [sp, #2160]
	fminnm	v1.4s, v1.4s, v27.4s
	ldr	q8, [sp, #800]
	fcmeq	v18.4s, v21.4s, v28.4s
	fcmeq	v21.4s, v28.4s, v5.4s
	fminnm	v0.4s, v4.4s, v0.4s
	ldr	q4, [sp, #1456]
	bic	v5.16b, v25.16b, v16.16b
	fminnm	v26.4s, v30.4s, v8.4s
	bic	v19.16b, v19.16b, v31.16b
	fminnm	v3.4s, v2.4s, v3.4s
	fmul	v20.4s, v7.4s, v4.4s
	ldr	q7, [sp, #864]
	fminnm	v1.4s, v1.4s, v22.4s
	ldr	q2, [sp, #1840]
	ldr	q16, [sp, #1648]
	ldr	q31, [sp, #784]
	fmaxnm	v25.4s, v10.4s, v7.4s
	movi	v7.4s, #32
	fminnm	v0.4s, v0.4s, v23.4s
	fadd	v22.4s, v16.4s, v2.4s
	bic	v18.16b, v21.16b, v18.16b
	fmaxnm	v21.4s, v26.4s, v31.4s
	fmul	v4.4s, v4.4s, v20.4s
	fsub	v20.4s, v17.4s, v15.4s
	movi	v17.4s, #16
	ldr	q28, [sp, #816]
	fcmgt	v27.4s, v3.4s, v1.4s
	fmov	v10.4s, #1.00000000
	and	v5.16b, v5.16b, v7.16b
	fcmeq	v6.4s, v6.4s, v25.4s
	fcmeq	v23.4s, v25.4s, v11.4s
	fminnm	v0.4s, v0.4s, v24.4s
	fminnm	v26.4s, v22.4s, v28.4s
	fcmeq	v24.4s, v30.4s, v21.4s
	and	v19.16b, v19.16b, v17.16b
	ldr	q17, [sp, #976]
	fmla	v20.4s, v15.4s, v4.4s
	movi	v4.4s, #8
	fcmeq	v21.4s, v21.4s, v12.4s
	mov	v30.16b, v12.16b
	fcmgt	v25.4s, v29.4s, v17.4s
	bic	v6.16b, v23.16b, v6.16b
	ldr	q23, [sp, #832]
	orr	v5.16b, v19.16b, v5.16b
	ldr	q15, [sp, #576]
	fminnm	v20.4s, v0.4s, v20.4s
	movi	v0.4s, #2
	fmaxnm	v19.4s, v26.4s, v23.4s
	and	v18.16b, v18.16b, v4.16b
	movi	v4.4s, #4
	and	v7.16b, v25.16b, v27.16b
	orr	v5.16b, v5.16b, v18.16b
	bic	v18.16b, v21.16b, v24.16b
	mov	v21.16b, v16.16b
	mov	v17.16b, v7.16b
	and	v6.16b, v6.16b, v4.16b
	ldr	q4, [sp, #992]
	str	q7, [sp, #2256]
	mov	v7.16b, v16.16b
	and	v18.16b, v18.16b, v0.16b
	ldr	q0, [sp, #768]
	bsl	v17.16b, v1.16b, v3.16b
	fcmeq	v1.4s, v22.4s, v19.4s
	fcmeq	v3.4s, v19.4s, v16.4s
	dup	v19.4s, w8
	orr	v6.16b, v5.16b, v6.16b
	fsub	v0.4s, v4.4s, v0.4s
	mov	v22.16b, v14.16b
	ldr	q16, [sp, #2016]
	mov	w8, #52429
	movk	w8, #48972, lsl #16
	fcmgt	v19.4s, v19.4s, v20.4s
	orr	v6.16b, v6.16b, v18.16b
	bic	v1.16b, v3.16b, v1.16b
	str	q0, [sp, #2176]
	fmla	v21.4s, v17.4s, v2.4s
	fcmgt	v12.4s, v0.4s, #0.0
	ldr	q0, [sp, #2304]
	mov	v3.16b, v30.16b
	sub	v2.4s, v6.4s, v1.4s
	and	v20.16b, v0.16b, v19.16b
	ldr	q0, [sp, #1504]
	fminnm	v1.4s, v21.4s, v28.4s
	fmla	v3.4s, v17.4s, v13.4s
	ldr	q13, [sp, #1264]
	cmeq	v6.4s, v2.4s, #0
	str	q2, [sp, #2160]
	ldr	q2, [sp, #1936]
	orn	v18.16b, v20.16b, v12.16b
	fmla	v22.4s, v17.4s, v0.4s
	ldr	q0, [sp, #1968]
	fmaxnm	v21.4s, v1.4s, v23.4s
	fminnm	v3.4s, v3.4s, v8.4s
	orn	v1.16b, v18.16b, v6.16b
	fmov	v6.4s, #1.00000000
	mov	v4.16b, v1.16b
	fmaxnm	v3.4s, v3.4s, v31.4s
	mov	v8.16b, v1.16b
	fdiv	v26.4s, v6.4s, v16.4s
	mov	v6.16b, v2.16b
	bsl	v4.16b, v7.16b, v21.16b
	mov	v21.16b, v1.16b
	fmla	v6.4s, v17.4s, v0.4s
	ldp	q0, q5, [sp, #896]
	bsl	v8.16b, v30.16b, v3.16b
	fminnm	v22.4s, v22.4s, v5.4s
	fsub	v24.4s, v4.4s, v7.4s
	mov	v5.16b, v14.16b
	fminnm	v23.4s, v6.4s, v0.4s
	ldp	q3, q0, [sp, #944]
	ldr	q6, [sp, #2144]
	fsub	v25.4s, v8.4s, v30.4s
	str	q4, [sp, #2048]
	ldr	q7, [sp, #2272]
	ldr	q4, [sp, #368]
	str	q8, [sp, #1680]
	fmaxnm	v22.4s, v22.4s, v0.4s
	ldr	q0, [sp, #448]
	fmaxnm	v3.4s, v23.4s, v3.4s
	bif	v0.16b, v24.16b, v1.16b
	bsl	v21.16b, v14.16b, v22.16b
	mov	v14.16b, v1.16b
	str	q0, [sp, #448]
	fmul	v27.4s, v26.4s, v0.4s
	ldr	q0, [sp, #432]
	bsl	v14.16b, v2.16b, v3.16b
	mov	v3.16b, v6.16b
	fsub	v23.4s, v21.4s, v5.4s
	bif	v0.16b, v25.16b, v1.16b
	ldr	q5, [sp, #2128]
	fmls	v3.4s, v27.4s, v7.4s
	ldr	q7, [sp, #2080]
	mov	v11.16b, v5.16b
	fsub	v22.4s, v14.4s, v2.4s
	mov	v2.16b, v16.16b
	bif	v4.16b, v23.16b, v1.16b
	fmul	v28.4s, v26.4s, v0.4s
	str	q0, [sp, #432]
	fmul	v30.4s, v7.4s, v13.4s
	ldr	q7, [sp, #2288]
	ldr	q0, [sp, #384]
	fcmge	v2.4s, v17.4s, v2.4s
	bif	v0.16b, v22.16b, v1.16b
	fmls	v3.4s, v28.4s, v7.4s
	fmul	v31.4s, v26.4s, v4.4s
	ldr	q7, [sp, #2064]
	fmul	v9.4s, v15.4s, v30.4s
	fmul	v26.4s, v26.4s, v0.4s
	stp	q4, q0, [sp, #368]
	ldr	q0, [sp, #1920]
	fmls	v3.4s, v31.4s, v7.4s
	ldr	q7, [sp, #2096]
	ldr	q4, [sp, #1696]
	fmls	v10.4s, v9.4s, v9.4s
	fmls	v11.4s, v27.4s, v7.4s
	ldr	q7, [sp, #1792]
	fmls	v3.4s, v26.4s, v7.4s
	ldr	q7, [sp, #2112]
	fmaxnm	v27.4s, v10.4s, v0.4s
	ldr	q10, [sp, #1712]
	ldr	q0, [sp, #928]
	fmls	v11.4s, v28.4s, v7.4s
	fmov	v7.4s, #1.00000000
	fmul	v3.4s, v13.4s, v3.4s
	fdiv	v27.4s, v7.4s, v27.4s
	ldr	q7, [sp, #1776]
	fmls	v11.4s, v31.4s, v7.4s
	fneg	v28.4s, v3.4s
	ldr	q7, [sp, #1808]
	dup	v31.4s, w8
	fmul	v3.4s, v13.4s, v3.4s
	fmls	v11.4s, v26.4s, v7.4s
	fmul	v26.4s, v9.4s, v28.4s
	fmov	v7.4s, #1.00000000
	fneg	v9.4s, v13.4s
	fmul	v3.4s, v16.4s, v3.4s
	ldr	q13, [sp, #352]
	fmla	v26.4s, v15.4s, v11.4s
	fdiv	v28.4s, v7.4s, v4.4s
	mov	v7.16b, v10.16b
	fmul	v30.4s, v30.4s, v9.4s
	movi	v9.2d, #0000000000000000
	fmul	v26.4s, v27.4s, v26.4s
	fmul	v27.4s, v10.4s, v31.4s
	fmul	v26.4s, v15.4s, v26.4s
	ldr	q15, [sp, #320]
	fmul	v26.4s, v16.4s, v26.4s
	ldr	q16, [sp, #2304]
	fmaxnm	v26.4s, v26.4s, v27.4s
	fadd	v26.4s, v10.4s, v26.4s
	fminnm	v26.4s, v26.4s, v0.4s
	ldr	q0, [sp, #1632]
	fsqrt	v27.4s, v0.4s
	ldr	q0, [sp, #880]
	fmaxnm	v26.4s, v26.4s, v0.4s
	ldr	q0, [sp, #1952]
	bit	v26.16b, v10.16b, v1.16b
	fmul	v10.4s, v0.4s, v28.4s
	fmov	v0.4s, #0.25000000
	fsub	v28.4s, v26.4s, v7.4s
	str	q26, [sp, #1712]
	fcmgt	v7.4s, v27.4s, v15.4s
	bif	v15.16b, v27.16b, v1.16b
	fmla	v3.4s, v28.4s, v30.4s
	fmul	v30.4s, v4.4s, v31.4s
	fmul	v31.4s, v10.4s, v27.4s
	orr	v11.16b, v7.16b, v19.16b
	movi	v7.4s, #65, lsl #24
	str	q15, [sp, #320]
	fmaxnm	v3.4s, v3.4s, v30.4s
	fmul	v30.4s, v31.4s, v7.4s
	fmov	v7.4s, #10.00000000
	fmul	v31.4s, v13.4s, v0.4s
	and	v0.16b, v16.16b, v11.16b
	orn	v16.16b, v19.16b, v16.16b
	fadd	v3.4s, v4.4s, v3.4s
	fmul	v11.4s, v27.4s, v7.4s
	ldr	q7, [sp, #2192]
	fminnm	v30.4s, v27.4s, v30.4s
	fmla	v9.4s, v24.4s, v7.4s
	mov	v24.16b, v0.16b
	ldr	q0, [sp, #2208]
	ldr	q7, [sp, #2224]
	bsl	v24.16b, v31.16b, v13.16b
	fmul	v31.4s, v27.4s, v11.4s
	fmov	v11.4s, #1.00000000
	fmla	v9.4s, v25.4s, v0.4s
	ldr	q0, [sp, #848]
	mov	v27.16b, v14.16b
	fminnm	v3.4s, v3.4s, v0.4s
	ldr	q0, [sp, #2320]
	fcmge	v25.4s, v24.4s, v30.4s
	ldr	s30, [x27, #16]
	fmul	v31.4s, v10.4s, v31.4s
	fmla	v9.4s, v23.4s, v0.4s
	ldr	q0, [sp, #864]
	bit	v13.16b, v24.16b, v12.16b
	fmul	s19, s30, s30
	movi	v10.4s, #16
	fmaxnm	v3.4s, v3.4s, v0.4s
	ldr	q0, [sp, #2336]
	mvn	v23.16b, v25.16b
	mov	v25.16b, v16.16b
	fmla	v9.4s, v22.4s, v0.4s
	ldr	q0, [sp, #2240]
	str	q13, [sp, #352]
	dup	v19.4s, v19.s[0]
	bsl	v25.16b, v29.16b, v31.16b
	orn	v2.16b, v23.16b, v2.16b
	dup	v23.4s, v30.s[0]
	bit	v3.16b, v4.16b, v1.16b
	bsl	v16.16b, v29.16b, v0.16b
	ldr	q0, [sp, #2176]
	fcmge	v19.4s, v19.4s, v7.4s
	fmla	v9.4s, v28.4s, v5.4s
	movi	d30, #0000000000000000
	orr	v2.16b, v20.16b, v2.16b
	fcmge	v22.4s, v23.4s, v25.4s
	fsub	v20.4s, v3.4s, v4.4s
	shl	v2.4s, v2.4s, #31
	and	v19.16b, v22.16b, v19.16b
	movi	v22.4s, #8
	fmla	v9.4s, v20.4s, v6.4s
	cmge	v2.4s, v2.4s, #0
	bic	v5.16b, v0.16b, v19.16b
	ldr	q0, [sp, #2160]
	ldr	q19, [sp, #496]
	and	v2.16b, v2.16b, v11.16b
	bic	v7.16b, v0.16b, v18.16b
	ldr	q0, [sp, #2256]
	ldr	q18, [sp, #1280]
	bic	v4.16b, v9.16b, v0.16b
	ldr	q0, [sp, #768]
	fcmgt	v18.4s, v19.4s, v18.4s
	ldr	q19, [sp, #304]
	fadd	v5.4s, v0.4s, v5.4s
	ldr	q0, [sp, #464]
	orr	v7.16b, v7.16b, v19.16b
	ldr	q19, [sp, #1008]
	bif	v0.16b, v17.16b, v1.16b
	bit	v19.16b, v16.16b, v12.16b
	and	v13.16b, v1.16b, v7.16b
	ldr	q7, [sp, #2048]
	and	v24.16b, v18.16b, v5.16b
	mov	v5.16b, v3.16b
	str	q0, [sp, #464]
	ldr	q0, [sp, #1024]
	bit	v0.16b, v2.16b, v12.16b
	fmov	v12.4s, #-1.00000000
	stp	q19, q0, [sp, #1008]
	ldr	q0, [sp, #416]
	bif	v0.16b, v28.16b, v1.16b
	str	q0, [sp, #416]
	ldr	q0, [sp, #400]
	bif	v0.16b, v20.16b, v1.16b
	str	q0, [sp, #400]
	ldr	q0, [sp, #480]
	bif	v0.16b, v4.16b, v1.16b
	movi	v4.4s, #32
	movi	v1.4s, #4
	str	q0, [sp, #480]
234:
	movi	v0.4s, #2
	and	v1.16b, v13.16b, v1.16b
	str	q13, [sp, #304]
	and	v2.16b, v13.16b, v22.16b
	and	v3.16b, v13.16b, v10.16b
	and	v4.16b, v13.16b, v4.16b
	xtn	v6.4h, v13.4s
	mov	v15.16b, v5.16b
	mov	v31.16b, v7.16b
	cmeq	v1.4s, v1.4s, #0
	mov	v5.16b, v21.16b
	and	v0.16b, v13.16b, v0.16b
	cmeq	v2.4s, v2.4s, #0
	cmeq	v3.4s, v3.4s, #0
	cmeq	v4.4s, v4.4s, #0
	str	d6, [sp, #760]
	cmeq	v0.4s, v0.4s, #0
	stp	q3, q2, [sp, #688]
	str	q4, [sp, #672]
	stp	q1, q0, [sp, #720]
	xtn	v0.4h, v0.4s
	str	d0, [sp, #664]
	xtn	v0.4h, v1.4s
	str	d0, [sp, #656]
	xtn	v0.4h, v2.4s
	str	d0, [sp, #648]
	xtn	v0.4h, v3.4s
	str	d0, [sp, #640]
	xtn	v0.4h, v4.4s
	str	d0, [sp, #632]
	mvn	v0.8b, v6.8b
	str	d0, [sp, #624]
235:
	fadd	s0, s24, s30
	mov	s1, v24.s[1]
	str	q24, [sp, #992]
	str	q27, [sp, #1616]
	str	q31, [sp, #1648]
	str	q5, [sp, #1040]
	fadd	s0, s0, s1
	mov	s1, v24.s[2]
	fadd	s0, s0, s1
	mov	s1, v24.s[3]
	fadd	s2, s0, s1
	str	q2, [sp, #1632]
	cbz	w7, 240f
	fdiv	v7.4s, v11.4s, v5.4s
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
236:
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
	b.ne	236b
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
237:
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
	b.ne	237b
	movi	d0, #0000000000000000
	ldr	q1, [sp, #1632]
	movi	v23.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	movi	v22.2d, #0000000000000000
	ldr	q15, [sp, #1696]
	movi	v28.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	mov	x8, xzr
	movi	v3.2d, #0000000000000000
	movi	v2.2d, #0000000000000000
	mov	x11, x20
	fcmgt	v0.4s, v1.4s, v0.4s
	movi	v1.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v31.2d, #0000000000000000
	movi	v29.2d, #0000000000000000
	movi	v21.2d, #0000000000000000
	movi	v14.2d, #0000000000000000
	movi	v9.2d, #0000000000000000
	movi	v25.2d, #0000000000000000
	movi	v10.2d, #0000000000000000
	movi	v8.2d, #0000000000000000
	movi	v13.2d, #0000000000000000
	str	q1, [sp, #2160]
	dup	v0.4s, v0.s[0]
	movi	v30.2d, #0000000000000000
	str	q1, [sp, #2224]
	movi	v4.2d, #0000000000000000
	str	q1, [sp, #2176]
	str	q1, [sp, #2272]
	str	q1, [sp, #2288]
	str	q1, [sp, #2048]
	str	q1, [sp, #2096]
	str	q1, [sp, #2112]
	str	q1, [sp, #2080]
	str	q1, [sp, #2240]
	str	q1, [sp, #2304]
	str	q1, [sp, #2256]
	str	q1, [sp, #1904]
	str	q1, [sp, #1760]
	str	q1, [sp, #1920]
	str	q1, [sp, #1936]
	str	q1, [sp, #1952]
	ldr	q1, [sp, #1024]
	and	v7.16b, v0.16b, v1.16b
	movi	v1.2d, #0000000000000000
238:
	add	x13, x8, x7
	str	q8, [sp, #1856]
	movi	v27.2d, #0000000000000000
	madd	x13, x13, x5, x16
	str	q9, [sp, #1808]
	movi	v17.2d, #0000000000000000
	str	q1, [sp, #1824]
	movi	v19.2d, #0000000000000000
	movi	v24.2d, #0000000000000000
	str	q30, [sp, #1872]
	movi	v30.2d, #0000000000000000
	movi	v20.2d, #0000000000000000
	str	q4, [sp, #1888]
	movi	v0.2d, #0000000000000000
	movi	v26.2d, #0000000000000000
	str	q2, [sp, #2016]
	movi	v2.2d, #0000000000000000
	movi	v11.2d, #0000000000000000
	ldp	q9, q8, [x13]
	str	q25, [sp, #2000]
	ldp	q12, q1, [x13, #32]
	str	q28, [sp, #2128]
	str	q22, [sp, #2144]
	movi	v25.2d, #0000000000000000
	movi	v22.2d, #0000000000000000
	str	q18, [sp, #2064]
	fmul	v18.4s, v15.4s, v9.4s
	movi	v4.2d, #0000000000000000
	str	q31, [sp, #1776]
	movi	v31.2d, #0000000000000000
	movi	v28.2d, #0000000000000000
	str	q14, [sp, #1792]
	movi	v14.2d, #0000000000000000
	fmov	v15.4s, #1.00000000
	str	q5, [sp, #2320]
	ldr	q5, [sp, #1712]
	add	x14, x16, #32
	str	q1, [sp, #1728]
	ldr	q1, [x13, #64]
	mov	x17, x11
	mov	x1, x7
	str	q13, [sp, #1840]
	str	q10, [sp, #2032]
	str	q29, [sp, #1968]
	str	q21, [sp, #1984]
	str	q23, [sp, #2192]
	str	q16, [sp, #2208]
	str	q3, [sp, #2336]
	str	q1, [sp, #1744]
239:
	ldp	q1, q16, [x14, #-32]
	mov	v3.16b, v5.16b
	ldr	q6, [x17], #16
	ldr	q10, [x14, #32]
	subs	x1, x1, #1
	fmla	v3.4s, v1.4s, v18.4s
	fdiv	v21.4s, v15.4s, v3.4s
	fsub	v3.4s, v6.4s, v3.4s
	fmul	v3.4s, v3.4s, v21.4s
	fmul	v6.4s, v7.4s, v3.4s
	fmla	v28.4s, v10.4s, v3.4s
	fadd	v26.4s, v26.4s, v3.4s
	fmla	v2.4s, v1.4s, v3.4s
	fmla	v11.4s, v16.4s, v3.4s
	fmla	v21.4s, v21.4s, v6.4s
	ldp	q6, q23, [x14], #80
	fmla	v31.4s, v23.4s, v3.4s
	fmla	v4.4s, v6.4s, v3.4s
	fmul	v13.4s, v1.4s, v21.4s
	fmul	v29.4s, v16.4s, v21.4s
	fmul	v23.4s, v6.4s, v21.4s
	fadd	v27.4s, v27.4s, v21.4s
	fadd	v14.4s, v14.4s, v13.4s
	fmla	v25.4s, v1.4s, v13.4s
	fmla	v19.4s, v1.4s, v29.4s
	fadd	v17.4s, v17.4s, v29.4s
	fmla	v24.4s, v16.4s, v29.4s
	fmla	v30.4s, v1.4s, v23.4s
	fadd	v22.4s, v22.4s, v23.4s
	fmla	v20.4s, v16.4s, v23.4s
	fmla	v0.4s, v6.4s, v23.4s
	b.ne	239b
	movi	v6.2d, #0000000000000000
	ldr	q15, [sp, #1696]
	movi	v16.2d, #0000000000000000
	ldr	q5, [sp, #2160]
	movi	v3.2d, #0000000000000000
	movi	v23.2d, #0000000000000000
	fmul	v1.4s, v15.4s, v8.4s
	movi	v13.2d, #0000000000000000
	add	x8, x8, #1
	movi	v21.2d, #0000000000000000
	cmp	x8, x7
	add	x11, x11, x19
	fmla	v6.4s, v24.4s, v18.4s
	ldr	q24, [sp, #2096]
	fmla	v23.4s, v25.4s, v9.4s
	fmla	v16.4s, v19.4s, v1.4s
	fmla	v3.4s, v25.4s, v1.4s
	fadd	v29.4s, v17.4s, v13.4s
	fmla	v21.4s, v19.4s, v9.4s
	fadd	v10.4s, v14.4s, v13.4s
	fmul	v17.4s, v15.4s, v12.4s
	fmla	v5.4s, v6.4s, v18.4s
	movi	v6.2d, #0000000000000000
	fmla	v24.4s, v29.4s, v18.4s
	movi	v29.2d, #0000000000000000
	str	q5, [sp, #2160]
	ldr	q5, [sp, #2224]
	fmla	v6.4s, v0.4s, v18.4s
	ldr	q0, [sp, #2112]
	fmla	v5.4s, v16.4s, v18.4s
	fmla	v29.4s, v20.4s, v18.4s
	movi	v16.2d, #0000000000000000
	fmla	v0.4s, v10.4s, v1.4s
	str	q24, [sp, #2096]
	movi	v24.2d, #0000000000000000
	str	q5, [sp, #2224]
	ldr	q5, [sp, #2176]
	fmla	v16.4s, v19.4s, v17.4s
	str	q0, [sp, #2112]
	movi	v0.2d, #0000000000000000
	ldr	q19, [sp, #2080]
	fmla	v5.4s, v3.4s, v1.4s
	ldr	q3, [sp, #2272]
	fmla	v24.4s, v22.4s, v18.4s
	fmla	v19.4s, v10.4s, v9.4s
	ldr	q10, [sp, #2032]
	ldr	q22, [sp, #2144]
	fmla	v3.4s, v21.4s, v18.4s
	movi	v21.2d, #0000000000000000
	fmla	v0.4s, v25.4s, v17.4s
	ldr	q25, [sp, #2000]
	fmla	v22.4s, v2.4s, v9.4s
	str	q5, [sp, #2176]
	ldr	q5, [sp, #2288]
	str	q19, [sp, #2080]
	fmla	v5.4s, v23.4s, v1.4s
	str	q3, [sp, #2272]
	movi	v3.2d, #0000000000000000
	fmla	v21.4s, v30.4s, v18.4s
	fmla	v10.4s, v0.4s, v17.4s
	str	q5, [sp, #2288]
	ldr	q5, [sp, #2048]
	fmla	v3.4s, v30.4s, v17.4s
	ldr	q30, [sp, #1872]
	fmla	v5.4s, v23.4s, v9.4s
	ldr	q23, [sp, #2192]
	fmla	v30.4s, v4.4s, v12.4s
	fmla	v25.4s, v3.4s, v18.4s
	fmla	v23.4s, v11.4s, v18.4s
	ldr	q3, [sp, #2304]
	str	q5, [sp, #2048]
	ldr	q5, [sp, #2240]
	fmla	v3.4s, v21.4s, v1.4s
	fmla	v5.4s, v29.4s, v18.4s
	ldr	q29, [sp, #1968]
	fmla	v29.4s, v16.4s, v18.4s
	str	q3, [sp, #2304]
	ldr	q3, [sp, #2336]
	ldr	q16, [sp, #2208]
	str	q5, [sp, #2240]
	ldr	q5, [sp, #2256]
	fmla	v3.4s, v2.4s, v17.4s
	fmla	v16.4s, v2.4s, v1.4s
	fmla	v5.4s, v6.4s, v18.4s
	movi	v6.2d, #0000000000000000
	str	q5, [sp, #2256]
	ldr	q5, [sp, #2320]
	fmla	v6.4s, v14.4s, v17.4s
	ldr	q14, [sp, #1792]
	ldr	q17, [sp, #1936]
	fmla	v5.4s, v4.4s, v18.4s
	ldr	q18, [sp, #2064]
	fmla	v14.4s, v0.4s, v9.4s
	fmla	v17.4s, v4.4s, v8.4s
	fmla	v18.4s, v21.4s, v9.4s
	ldr	q21, [sp, #1984]
	fmla	v21.4s, v0.4s, v1.4s
	ldr	q0, [sp, #1920]
	ldr	q1, [sp, #1904]
	str	q17, [sp, #1936]
	ldr	q17, [sp, #1744]
	fmla	v0.4s, v31.4s, v9.4s
	fmla	v1.4s, v11.4s, v8.4s
	ldr	q8, [sp, #1856]
	ldr	q31, [sp, #1776]
	fmla	v8.4s, v2.4s, v12.4s
	fadd	v31.4s, v31.4s, v24.4s
	str	q0, [sp, #1920]
	ldr	q0, [sp, #1952]
	str	q1, [sp, #1904]
	ldr	q1, [sp, #1824]
	fmla	v0.4s, v28.4s, v9.4s
	ldr	q28, [sp, #2128]
	fmla	v1.4s, v11.4s, v12.4s
	fadd	v28.4s, v28.4s, v26.4s
	str	q0, [sp, #1952]
	ldr	q0, [sp, #1760]
	fmla	v0.4s, v4.4s, v9.4s
	ldr	q4, [sp, #1728]
	ldr	q9, [sp, #1808]
	fadd	v9.4s, v9.4s, v6.4s
	str	q0, [sp, #1760]
	fadd	v0.4s, v27.4s, v13.4s
	ldr	q13, [sp, #1840]
	fmla	v13.4s, v2.4s, v4.4s
	ldr	q4, [sp, #1888]
	fmla	v4.4s, v2.4s, v17.4s
	ldr	q2, [sp, #2016]
	fadd	v2.4s, v2.4s, v0.4s
	b.ne	238b
	fmov	v11.4s, #1.00000000
	fmov	v12.4s, #-1.00000000
	str	q5, [sp, #2320]
	ldr	q27, [sp, #1616]
	ldr	q5, [sp, #1040]
	ldr	q6, [sp, #2288]
	ldr	q20, [sp, #2272]
	ldr	q19, [sp, #2240]
	ldr	q26, [sp, #2256]
	str	q4, [sp, #1888]
	ldr	q4, [sp, #1760]
	str	q30, [sp, #1872]
	ldr	q30, [sp, #2176]
	str	q8, [sp, #1856]
	ldr	q8, [sp, #2160]
	str	q13, [sp, #1840]
	ldr	q13, [sp, #2224]
	str	q2, [sp, #2016]
	str	q3, [sp, #2336]
	str	q1, [sp, #1824]
	b	241f
240:
	fcmgt	v0.4s, v2.4s, v30.4s
	movi	v1.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
	movi	v10.2d, #0000000000000000
	movi	v25.2d, #0000000000000000
	movi	v9.2d, #0000000000000000
	movi	v14.2d, #0000000000000000
	movi	v21.2d, #0000000000000000
	movi	v29.2d, #0000000000000000
	movi	v26.2d, #0000000000000000
	movi	v31.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	str	q1, [sp, #1888]
	dup	v0.4s, v0.s[0]
	movi	v19.2d, #0000000000000000
	str	q1, [sp, #1872]
	movi	v6.2d, #0000000000000000
	movi	v20.2d, #0000000000000000
	str	q1, [sp, #1952]
	movi	v30.2d, #0000000000000000
	movi	v13.2d, #0000000000000000
	str	q1, [sp, #1840]
	movi	v8.2d, #0000000000000000
	movi	v28.2d, #0000000000000000
	str	q1, [sp, #1936]
	movi	v22.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	str	q1, [sp, #1824]
	movi	v23.2d, #0000000000000000
	str	q1, [sp, #1920]
	str	q1, [sp, #1856]
	str	q1, [sp, #1904]
	str	q1, [sp, #2304]
	str	q1, [sp, #2016]
	str	q1, [sp, #2080]
	str	q1, [sp, #2112]
	str	q1, [sp, #2096]
	str	q1, [sp, #2048]
	str	q1, [sp, #2336]
	str	q1, [sp, #2320]
	ldr	q1, [sp, #1024]
	and	v7.16b, v0.16b, v1.16b
241:
	fdiv	v0.4s, v11.4s, v5.4s
	fmul	v3.4s, v7.4s, v15.4s
	ldr	q24, [sp, #1856]
	mov	v17.16b, v5.16b
	mov	w8, #39482
	str	q16, [sp, #2208]
	fneg	v5.4s, v24.4s
	movk	w8, #15909, lsl #16
	fmls	v14.4s, v24.4s, v7.4s
	str	q23, [sp, #2192]
	str	q9, [sp, #1808]
	str	q31, [sp, #1776]
	fmul	v5.4s, v3.4s, v5.4s
	str	q14, [sp, #1792]
	str	q22, [sp, #2144]
	str	q28, [sp, #2128]
	fdiv	v2.4s, v11.4s, v27.4s
	mov	v27.16b, v4.16b
	fneg	v4.4s, v4.4s
	fmls	v18.4s, v27.4s, v7.4s
	fmul	v4.4s, v3.4s, v4.4s
	str	q18, [sp, #2064]
	fmla	v8.4s, v0.4s, v4.4s
	ldr	q0, [sp, #1904]
	fdiv	v1.4s, v12.4s, v15.4s
	fmls	v13.4s, v0.4s, v3.4s
	ldr	q0, [sp, #1920]
	fmls	v19.4s, v0.4s, v3.4s
	ldr	q0, [sp, #1936]
	str	q8, [sp, #2160]
	fmla	v30.4s, v2.4s, v5.4s
	ldr	q2, [sp, #2304]
	str	q13, [sp, #2224]
	dup	v13.4s, w28
	fmls	v2.4s, v0.4s, v3.4s
	ldr	q0, [sp, #1952]
	str	q19, [sp, #2240]
	fmls	v26.4s, v0.4s, v3.4s
	ldr	q0, [sp, #1824]
	str	q30, [sp, #2176]
	fmls	v29.4s, v0.4s, v3.4s
	ldr	q0, [sp, #1840]
	str	q2, [sp, #2304]
	fmls	v21.4s, v0.4s, v3.4s
	ldr	q0, [sp, #1872]
	str	q26, [sp, #2256]
	fmul	v1.4s, v7.4s, v1.4s
	fmls	v25.4s, v0.4s, v3.4s
	ldr	q0, [sp, #1888]
	str	q29, [sp, #1968]
	dup	v29.4s, w4
	fmls	v10.4s, v0.4s, v3.4s
	ldr	q0, [sp, #1632]
	str	q21, [sp, #1984]
	dup	v3.4s, w24
	dup	v21.4s, w25
	fmla	v6.4s, v16.4s, v1.4s
	fmla	v20.4s, v23.4s, v1.4s
	str	q25, [sp, #2000]
	fcmp	s0, #0.0
	dup	v1.4s, w26
	dup	v23.4s, w30
	str	q10, [sp, #2032]
	mvni	v25.4s, #127, msl #16
	str	q6, [sp, #2288]
	dup	v6.4s, w8
	mov	w8, #51410
	movk	w8, #48686, lsl #16
	str	q20, [sp, #2272]
	dup	v16.4s, w8
	mov	w8, #56146
	movk	w8, #48602, lsl #16
	dup	v10.4s, w8
	b.le	244f
	ldr	q2, [sp, #1280]
	ldr	q4, [sp, #992]
	fmov	v0.4s, #12.00000000
	ldr	q19, [sp, #1616]
	fadd	v2.4s, v4.4s, v2.4s
	fcmge	v0.4s, v2.4s, v0.4s
	str	q2, [sp, #1280]
	movi	d2, #0000000000000000
	and	v0.16b, v0.16b, v11.16b
	fmul	v26.4s, v4.4s, v0.4s
	mov	s0, v26.s[1]
	fadd	s4, s26, s2
	mov	s5, v26.s[2]
	fadd	s0, s4, s0
	mov	s4, v26.s[3]
	fadd	s0, s0, s5
	fadd	s0, s0, s4
	fcmp	s0, #0.0
	b.le	245f
	ldr	q2, [sp, #1712]
	cbz	w7, 247f
	movi	v0.2d, #0000000000000000
	mov	x8, xzr
	mov	x11, x20
242:
	add	x13, x8, x7
	mov	x14, x11
	mov	x17, x16
	add	x13, x13, x13, lsl #2
	mov	x1, x7
	ldr	q4, [x16, x13, lsl #4]
	fmul	v4.4s, v15.4s, v4.4s
243:
	mov	v7.16b, v2.16b
	ldr	q5, [x17], #80
	ldr	q17, [x14], #16
	mov	v22.16b, v23.16b
	mov	v24.16b, v21.16b
	subs	x1, x1, #1
	fmla	v7.4s, v5.4s, v4.4s
	fdiv	v5.4s, v11.4s, v7.4s
	fsub	v17.4s, v17.4s, v7.4s
	fmul	v17.4s, v17.4s, v5.4s
	fadd	v5.4s, v5.4s, v12.4s
	fcmgt	v18.4s, v17.4s, v12.4s
	bit	v5.16b, v17.16b, v18.16b
	fadd	v18.4s, v5.4s, v11.4s
	add	v18.4s, v18.4s, v29.4s
	and	v18.16b, v18.16b, v25.16b
	sub	v19.4s, v11.4s, v18.4s
	fadd	v20.4s, v19.4s, v12.4s
	fmla	v20.4s, v19.4s, v5.4s
	mov	v5.16b, v16.16b
	fmul	v19.4s, v20.4s, v20.4s
	fmla	v5.4s, v6.4s, v20.4s
	fmla	v22.4s, v1.4s, v20.4s
	fmla	v24.4s, v3.4s, v20.4s
	fmla	v5.4s, v10.4s, v19.4s
	fmla	v22.4s, v19.4s, v5.4s
	scvtf	v5.4s, v18.4s
	fmaxnm	v18.4s, v17.4s, v12.4s
	fmla	v24.4s, v19.4s, v22.4s
	fmla	v20.4s, v19.4s, v24.4s
	fmla	v20.4s, v13.4s, v5.4s
	fadd	v5.4s, v17.4s, v11.4s
	fneg	v17.4s, v18.4s
	fmla	v17.4s, v20.4s, v5.4s
	fmla	v0.4s, v17.4s, v7.4s
	b.ne	243b
	add	x8, x8, #1
	add	x11, x11, x19
	cmp	x8, x7
	b.ne	242b
	b	248f
244:
	movi	v2.2d, #0000000000000000
	mov	v0.16b, v30.16b
	ldr	q25, [sp, #1680]
	mov	v5.16b, v17.16b
	ldr	q26, [sp, #1712]
	str	q2, [sp, #768]
	ldr	q2, [sp, #1616]
	str	q2, [sp, #1936]
	b	246f
245:
	movi	v0.2d, #0000000000000000
	ldr	q25, [sp, #1680]
	ldr	q26, [sp, #1712]
	ldr	q8, [sp, #2160]
	str	q19, [sp, #1936]
	mov	v5.16b, v17.16b
	str	q0, [sp, #768]
	ldr	q0, [sp, #2176]
246:
	ldr	q18, [sp, #2288]
	ldr	q30, [sp, #2272]
	b	249f
247:
	movi	v0.2d, #0000000000000000
248:
	dup	v4.4s, w2
	dup	v5.4s, w3
	ldr	q2, [sp, #976]
	fcmgt	v7.4s, v26.4s, #0.0
	fmov	v17.4s, #0.25000000
	ldr	q14, [sp, #352]
	ldp	q27, q26, [sp, #432]
	fmov	v25.4s, #4.00000000
	fmla	v5.4s, v4.4s, v2.4s
	ldp	q28, q30, [sp, #400]
	ldp	q31, q9, [sp, #368]
	fmaxnm	v25.4s, v14.4s, v25.4s
	fadd	v4.4s, v2.4s, v5.4s
	xtn	v5.4h, v7.4s
	bit	v14.16b, v25.16b, v7.16b
	ldr	q25, [sp, #1680]
	fcmgt	v4.4s, v0.4s, v4.4s
	and	v4.16b, v7.16b, v4.16b
	xtn	v18.4h, v4.4s
	bif	v17.16b, v11.16b, v4.16b
	bic	v5.8b, v5.8b, v18.8b
	fmul	v8.4s, v26.4s, v17.4s
	fmul	v20.4s, v30.4s, v17.4s
	fmul	v22.4s, v31.4s, v17.4s
	fmul	v24.4s, v9.4s, v17.4s
	fmul	v18.4s, v27.4s, v17.4s
	fmul	v19.4s, v28.4s, v17.4s
	sshll	v5.4s, v5.4h, #0
	fsub	v26.4s, v26.4s, v8.4s
	fsub	v30.4s, v30.4s, v20.4s
	fsub	v31.4s, v31.4s, v22.4s
	fsub	v9.4s, v9.4s, v24.4s
	fsub	v27.4s, v27.4s, v18.4s
	bit	v2.16b, v0.16b, v5.16b
	fmov	v0.4s, #16.00000000
	ldr	q5, [sp, #336]
	fsub	v28.4s, v28.4s, v19.4s
	stp	q22, q24, [sp, #368]
	ldr	q22, [sp, #2144]
	stp	q19, q20, [sp, #400]
	fsub	v25.4s, v25.4s, v27.4s
	stp	q18, q8, [sp, #432]
	ldr	q18, [sp, #2288]
	str	q2, [sp, #976]
	ldr	q2, [sp, #1648]
	bit	v5.16b, v0.16b, v7.16b
	dup	v0.4s, w6
	fsub	v15.4s, v15.4s, v28.4s
	ldr	q28, [sp, #2128]
	fsub	v2.4s, v2.4s, v26.4s
	ldr	q8, [sp, #2160]
	stp	q5, q14, [sp, #336]
	ldr	q14, [sp, #1792]
	str	q2, [sp, #1648]
	ldr	q2, [sp, #1712]
	fsub	v2.4s, v2.4s, v30.4s
	ldr	q30, [sp, #2272]
	str	q2, [sp, #1712]
	ldr	q2, [sp, #1040]
	ldr	q26, [sp, #1712]
	fsub	v5.4s, v2.4s, v31.4s
	ldr	q2, [sp, #1616]
	ldr	q31, [sp, #1776]
	fsub	v2.4s, v2.4s, v9.4s
	ldr	q9, [sp, #1808]
	str	q2, [sp, #1936]
	ldr	q2, [sp, #480]
	fmul	v7.4s, v2.4s, v17.4s
	ldr	q2, [sp, #464]
	fmul	v2.4s, v2.4s, v17.4s
	stp	q2, q7, [sp, #464]
	ldr	q2, [sp, #1008]
	bit	v2.16b, v0.16b, v4.16b
	ldr	q0, [sp, #1024]
	bic	v0.16b, v0.16b, v4.16b
	stp	q2, q0, [sp, #1008]
	and	v0.16b, v4.16b, v11.16b
	str	q0, [sp, #768]
	ldr	q0, [sp, #2176]
249:
	ldr	q20, [sp, #1440]
	str	q5, [sp, #1872]
	ldr	q7, [sp, #1648]
	ldp	q4, q5, [sp, #816]
	ldr	q17, [sp, #2192]
	fmaxnm	v0.4s, v0.4s, v20.4s
	fmaxnm	v2.4s, v8.4s, v20.4s
	ldr	q19, [sp, #2208]
	str	q25, [sp, #1680]
	fcmge	v4.4s, v7.4s, v4.4s
	fcmge	v5.4s, v5.4s, v7.4s
	fneg	v7.4s, v17.4s
	str	q15, [sp, #1696]
	fsqrt	v0.4s, v0.4s
	str	q26, [sp, #1712]
	bsl	v4.16b, v17.16b, v12.16b
	bit	v4.16b, v7.16b, v5.16b
	fneg	v7.4s, v19.4s
	fsqrt	v2.4s, v2.4s
	fcmge	v4.4s, v4.4s, #0.0
	xtn	v4.4h, v4.4s
	fdiv	v17.4s, v11.4s, v0.4s
	ldp	q5, q0, [sp, #784]
	str	d4, [sp, #1200]
	fcmge	v0.4s, v25.4s, v0.4s
	fcmge	v5.4s, v5.4s, v25.4s
	dup	v25.4s, w29
	str	q25, [sp, #1920]
	bsl	v0.16b, v19.16b, v12.16b
	bit	v0.16b, v7.16b, v5.16b
	fdiv	v5.4s, v11.4s, v2.4s
	ldr	d2, [sp, #760]
	orr	v2.8b, v4.8b, v2.8b
	ldr	q4, [sp, #736]
	str	q17, [sp, #1472]
	fcmge	v7.4s, v0.4s, #0.0
	ushll	v0.4s, v2.4h, #0
	ldr	q2, [sp, #2048]
	fmaxnm	v2.4s, v2.4s, v20.4s
	str	q7, [sp, #1312]
	orn	v7.16b, v7.16b, v4.16b
	shl	v4.4s, v0.4s, #31
	fsqrt	v0.4s, v2.4s
	str	q7, [sp, #1232]
	bic	v7.16b, v11.16b, v7.16b
	cmlt	v2.4s, v4.4s, #0
	str	q5, [sp, #1888]
	str	q7, [sp, #1600]
	fmul	v7.4s, v17.4s, v7.4s
	bic	v4.16b, v11.16b, v2.16b
	str	q2, [sp, #1216]
	ldr	q2, [sp, #2224]
	fmul	v2.4s, v2.4s, v7.4s
	fmul	v19.4s, v5.4s, v4.4s
	str	q4, [sp, #1552]
	fmov	v5.4s, #1.00000000
	fneg	v4.4s, v22.4s
	str	q7, [sp, #1488]
	fmul	v8.4s, v2.4s, v19.4s
	fdiv	v17.4s, v11.4s, v0.4s
	ldp	q0, q2, [sp, #848]
	fcmge	v0.4s, v15.4s, v0.4s
	fcmge	v2.4s, v2.4s, v15.4s
	fmls	v5.4s, v8.4s, v8.4s
	str	q8, [sp, #1424]
	mov	v15.16b, v20.16b
	bsl	v0.16b, v22.16b, v12.16b
	str	q5, [sp, #528]
	fmaxnm	v5.4s, v5.4s, v25.4s
	fneg	v22.4s, v8.4s
	bit	v0.16b, v4.16b, v2.16b
	fsqrt	v2.4s, v5.4s
	str	q22, [sp, #1344]
	str	q17, [sp, #1952]
	fcmge	v4.4s, v0.4s, #0.0
	ldr	q0, [sp, #720]
	orn	v0.16b, v4.16b, v0.16b
	str	q4, [sp, #1120]
	str	q0, [sp, #1184]
	bic	v0.16b, v11.16b, v0.16b
	fdiv	v24.4s, v11.4s, v2.4s
	ldr	q2, [sp, #2016]
	fmul	v27.4s, v17.4s, v0.4s
	str	q0, [sp, #1520]
	fmaxnm	v2.4s, v2.4s, v20.4s
	mov	v20.16b, v19.16b
	fmul	v0.4s, v30.4s, v27.4s
	mov	v30.16b, v7.16b
	str	q27, [sp, #1264]
	str	q20, [sp, #1504]
	fmul	v17.4s, v0.4s, v19.4s
	fsqrt	v0.4s, v2.4s
	fmul	v2.4s, v18.4s, v27.4s
	fmov	v18.4s, #1.00000000
	mov	v19.16b, v24.16b
	fmul	v5.4s, v17.4s, v22.4s
	str	q17, [sp, #1408]
	fmls	v18.4s, v17.4s, v17.4s
	str	q19, [sp, #1392]
	fmla	v5.4s, v7.4s, v2.4s
	ldr	q2, [sp, #928]
	mov	v7.16b, v17.16b
	fneg	v17.4s, v28.4s
	fcmge	v2.4s, v26.4s, v2.4s
	fmul	v8.4s, v5.4s, v24.4s
	ldr	q5, [sp, #880]
	fdiv	v24.4s, v11.4s, v0.4s
	fcmge	v5.4s, v5.4s, v26.4s
	bsl	v2.16b, v28.16b, v12.16b
	mov	v28.16b, v25.16b
	fmls	v18.4s, v8.4s, v8.4s
	str	q8, [sp, #1824]
	mov	v0.16b, v5.16b
	ldr	q5, [sp, #704]
	str	q18, [sp, #560]
	bsl	v0.16b, v17.16b, v2.16b
	fmaxnm	v2.4s, v18.4s, v25.4s
	fneg	v25.4s, v7.4s
	ldr	q18, [sp, #912]
	ldr	q7, [sp, #1872]
	fcmge	v18.4s, v7.4s, v18.4s
	fcmge	v0.4s, v0.4s, #0.0
	fsqrt	v2.4s, v2.4s
	str	q24, [sp, #1904]
	str	q0, [sp, #1104]
	orn	v0.16b, v0.16b, v5.16b
	bic	v17.16b, v11.16b, v0.16b
	str	q0, [sp, #1168]
	ldr	q0, [sp, #2256]
	fmaxnm	v5.4s, v0.4s, v15.4s
	ldr	q0, [sp, #2320]
	fmul	v15.4s, v24.4s, v17.4s
	str	q17, [sp, #1536]
	ldr	q17, [sp, #2096]
	bsl	v18.16b, v0.16b, v12.16b
	str	q0, [sp, #2320]
	fdiv	v4.4s, v11.4s, v2.4s
	ldr	q2, [sp, #2112]
	fmul	v17.4s, v17.4s, v15.4s
	fmul	v2.4s, v2.4s, v15.4s
	str	q15, [sp, #576]
	fmul	v26.4s, v17.4s, v20.4s
	fmul	v17.4s, v26.4s, v22.4s
	fsqrt	v5.4s, v5.4s
	fmul	v24.4s, v26.4s, v25.4s
	mov	v22.16b, v25.16b
	ldr	q25, [sp, #960]
	str	q26, [sp, #1376]
	fcmge	v25.4s, v25.4s, v7.4s
	fneg	v7.4s, v0.4s
	str	q4, [sp, #1744]
	fmla	v17.4s, v30.4s, v2.4s
	ldr	q2, [sp, #2080]
	fmul	v2.4s, v2.4s, v15.4s
	fmul	v0.4s, v17.4s, v19.4s
	fmov	v17.4s, #1.00000000
	fmla	v24.4s, v27.4s, v2.4s
	mov	v2.16b, v25.16b
	ldr	q27, [sp, #1936]
	fdiv	v30.4s, v11.4s, v5.4s
	fmls	v17.4s, v26.4s, v26.4s
	mov	v25.16b, v0.16b
	bsl	v2.16b, v7.16b, v18.16b
	str	q0, [sp, #1760]
	ldr	q18, [sp, #1264]
	fmls	v24.4s, v8.4s, v0.4s
	ldr	q0, [sp, #2032]
	fmls	v17.4s, v25.4s, v25.4s
	fcmge	v7.4s, v2.4s, #0.0
	ldr	q2, [sp, #1440]
	fmul	v4.4s, v24.4s, v4.4s
	fmaxnm	v5.4s, v0.4s, v2.4s
	ldr	q2, [sp, #688]
	orn	v0.16b, v7.16b, v2.16b
	ldr	q2, [sp, #2240]
	str	q7, [sp, #1072]
	fmls	v17.4s, v4.4s, v4.4s
	str	q4, [sp, #1728]
	fsqrt	v5.4s, v5.4s
	str	q0, [sp, #1152]
	bic	v0.16b, v11.16b, v0.16b
	str	q30, [sp, #1856]
	str	q17, [sp, #544]
	fmaxnm	v17.4s, v17.4s, v28.4s
	fmul	v24.4s, v30.4s, v0.4s
	str	q0, [sp, #1584]
	ldr	q0, [sp, #2336]
	str	q0, [sp, #2336]
	fsqrt	v4.4s, v17.4s
	fmul	v17.4s, v2.4s, v24.4s
	ldr	q2, [sp, #896]
	fcmge	v25.4s, v27.4s, v2.4s
	ldr	q2, [sp, #944]
	fmul	v8.4s, v17.4s, v20.4s
	ldr	q20, [sp, #1344]
	mov	v17.16b, v25.16b
	fcmge	v25.4s, v2.4s, v27.4s
	fneg	v27.4s, v0.4s
	ldr	q2, [sp, #2304]
	fmul	v30.4s, v8.4s, v20.4s
	bsl	v17.16b, v0.16b, v12.16b
	fmul	v28.4s, v2.4s, v24.4s
	ldr	q2, [sp, #1488]
	fdiv	v7.4s, v11.4s, v5.4s
	bit	v17.16b, v27.16b, v25.16b
	fmla	v30.4s, v2.4s, v28.4s
	ldr	q2, [sp, #2064]
	fneg	v25.4s, v26.4s
	fmul	v27.4s, v8.4s, v22.4s
	fmul	v28.4s, v31.4s, v24.4s
	fmul	v5.4s, v2.4s, v24.4s
	ldr	q2, [sp, #672]
	fcmge	v0.4s, v17.4s, #0.0
	fmul	v19.4s, v30.4s, v19.4s
	ldr	q30, [sp, #1824]
	fmul	v31.4s, v8.4s, v25.4s
	ldr	q17, [sp, #1744]
	fmla	v27.4s, v18.4s, v5.4s
	ldr	q5, [sp, #1728]
	fdiv	v4.4s, v11.4s, v4.4s
	orn	v2.16b, v0.16b, v2.16b
	str	q0, [sp, #1088]
	fmla	v31.4s, v15.4s, v28.4s
	fmov	v28.4s, #1.00000000
	str	q19, [sp, #1840]
	fmls	v27.4s, v30.4s, v19.4s
	str	q7, [sp, #1456]
	bic	v0.16b, v11.16b, v2.16b
	str	q2, [sp, #1136]
	ldr	q2, [sp, #1968]
	fmls	v28.4s, v8.4s, v8.4s
	str	q0, [sp, #1568]
	fmul	v26.4s, v7.4s, v0.4s
	ldr	q0, [sp, #1760]
	fmul	v12.4s, v27.4s, v17.4s
	ldr	q7, [sp, #1504]
	fmls	v31.4s, v0.4s, v19.4s
	fmls	v28.4s, v19.4s, v19.4s
	fmul	v27.4s, v2.4s, v26.4s
	ldr	q2, [sp, #1984]
	str	q12, [sp, #1360]
	fmls	v31.4s, v5.4s, v12.4s
	str	q4, [sp, #1296]
	fmls	v28.4s, v12.4s, v12.4s
	fmul	v27.4s, v27.4s, v7.4s
	fmul	v7.4s, v31.4s, v4.4s
	mov	v31.16b, v4.16b
	ldr	q4, [sp, #2192]
	fmul	v19.4s, v27.4s, v20.4s
	fmul	v20.4s, v2.4s, v26.4s
	ldr	q2, [sp, #1488]
	fmls	v28.4s, v7.4s, v7.4s
	str	q7, [sp, #1504]
	fmul	v7.4s, v27.4s, v22.4s
	fmla	v19.4s, v2.4s, v20.4s
	ldr	q2, [sp, #1920]
	fmul	v20.4s, v14.4s, v26.4s
	fmaxnm	v22.4s, v28.4s, v2.4s
	str	q28, [sp, #512]
	ldr	q28, [sp, #1392]
	ldr	q2, [sp, #2000]
	fmla	v7.4s, v18.4s, v20.4s
	fmul	v14.4s, v19.4s, v28.4s
	fmul	v19.4s, v27.4s, v25.4s
	fneg	v25.4s, v8.4s
	mov	v18.16b, v8.16b
	fsqrt	v20.4s, v22.4s
	fmul	v22.4s, v9.4s, v26.4s
	fmls	v7.4s, v30.4s, v14.4s
	mov	v8.16b, v14.16b
	stp	q27, q18, [sp, #592]
	fmul	v25.4s, v27.4s, v25.4s
	fmla	v19.4s, v15.4s, v22.4s
	fmul	v22.4s, v2.4s, v26.4s
	fmov	v15.4s, #1.00000000
	ldr	q2, [sp, #1888]
	fmul	v7.4s, v7.4s, v17.4s
	fmul	v26.4s, v2.4s, v4.4s
	ldr	q2, [sp, #1312]
	fmls	v19.4s, v0.4s, v14.4s
	fmla	v25.4s, v24.4s, v22.4s
	ldr	q0, [sp, #1840]
	fmls	v15.4s, v27.4s, v27.4s
	str	q7, [sp, #1488]
	fdiv	v17.4s, v11.4s, v20.4s
	fmls	v19.4s, v5.4s, v7.4s
	fmls	v25.4s, v0.4s, v14.4s
	ldr	q0, [sp, #1552]
	fmls	v15.4s, v14.4s, v14.4s
	mov	v5.16b, v28.16b
	fmul	v20.4s, v26.4s, v0.4s
	ldr	q0, [sp, #1504]
	fmul	v4.4s, v19.4s, v31.4s
	fmls	v25.4s, v12.4s, v7.4s
	xtn	v19.4h, v2.4s
	fmls	v15.4s, v7.4s, v7.4s
	ldr	q2, [sp, #2208]
	ldr	q7, [sp, #1472]
	movi	v12.2d, #0000000000000000
	fneg	v30.4s, v20.4s
	fmul	v24.4s, v7.4s, v2.4s
	ldr	d2, [sp, #624]
	fmls	v25.4s, v0.4s, v4.4s
	ldr	q0, [sp, #1424]
	str	q4, [sp, #1344]
	fmls	v15.4s, v4.4s, v4.4s
	ldr	d4, [sp, #1200]
	fmla	v12.4s, v26.4s, v26.4s
	fmul	v22.4s, v0.4s, v30.4s
	ldr	q0, [sp, #1600]
	fmul	v27.4s, v27.4s, v30.4s
	str	q17, [sp, #1328]
	fmul	v17.4s, v25.4s, v17.4s
	orr	v25.8b, v4.8b, v2.8b
	ldr	d2, [sp, #664]
	fmla	v22.4s, v0.4s, v24.4s
	ldr	q0, [sp, #2144]
	orr	v19.8b, v19.8b, v2.8b
	ldr	q2, [sp, #1952]
	ushll	v25.4s, v25.4h, #0
	fmls	v15.4s, v17.4s, v17.4s
	str	q17, [sp, #1312]
	fmul	v2.4s, v2.4s, v0.4s
	ldr	q0, [sp, #1408]
	ushll	v9.4s, v19.4h, #0
	ldr	q19, [sp, #1904]
	fmul	v17.4s, v22.4s, v28.4s
	fmul	v31.4s, v0.4s, v30.4s
	ldr	q0, [sp, #1120]
	shl	v11.4s, v25.4s, #31
	ldr	d25, [sp, #656]
	xtn	v4.4h, v0.4s
	ldr	q0, [sp, #1520]
	str	q2, [sp, #1200]
	cmge	v11.4s, v11.4s, #0
	shl	v9.4s, v9.4s, #31
	fmla	v31.4s, v0.4s, v2.4s
	ldr	q0, [sp, #2128]
	fmul	v2.4s, v19.4s, v0.4s
	ldr	q0, [sp, #1920]
	orr	v4.8b, v4.8b, v25.8b
	fmul	v25.4s, v18.4s, v30.4s
	and	v12.16b, v11.16b, v12.16b
	ldr	d11, [sp, #640]
	fmaxnm	v22.4s, v15.4s, v0.4s
	ldr	q0, [sp, #1376]
	cmge	v9.4s, v9.4s, #0
	ushll	v26.4s, v4.4h, #0
	ldr	d4, [sp, #648]
	fmul	v28.4s, v0.4s, v30.4s
	ldr	q0, [sp, #1104]
	str	q2, [sp, #1120]
	ldr	q30, [sp, #1456]
	and	v24.16b, v9.16b, v24.16b
	xtn	v14.4h, v0.4s
	fsqrt	v0.4s, v22.4s
	ldr	q22, [sp, #2320]
	shl	v26.4s, v26.4s, #31
	fmla	v12.4s, v24.4s, v24.4s
	orr	v14.8b, v14.8b, v4.8b
	ldr	q4, [sp, #1744]
	cmge	v26.4s, v26.4s, #0
	ushll	v9.4s, v14.4h, #0
	ldr	q14, [sp, #1216]
	str	q8, [sp, #1216]
	shl	v9.4s, v9.4s, #31
	str	q0, [sp, #1056]
	ldr	q0, [sp, #1824]
	cmge	v9.4s, v9.4s, #0
	fmls	v31.4s, v17.4s, v0.4s
	ldr	q0, [sp, #1536]
	fmla	v28.4s, v0.4s, v2.4s
	ldr	q0, [sp, #1856]
	fmul	v2.4s, v0.4s, v22.4s
	ldr	q0, [sp, #1072]
	fmul	v22.4s, v31.4s, v4.4s
	fmul	v31.4s, v7.4s, v5.4s
	ldr	q5, [sp, #1232]
	movi	v7.2d, #0000000000000000
	xtn	v18.4h, v0.4s
	ldr	q0, [sp, #1760]
	str	q20, [sp, #1232]
	fmls	v28.4s, v17.4s, v0.4s
	ldr	q0, [sp, #1584]
	str	q2, [sp, #1104]
	fmla	v7.4s, v20.4s, v20.4s
	ldr	q20, [sp, #1360]
	fmla	v25.4s, v0.4s, v2.4s
	ldr	q0, [sp, #2336]
	orr	v18.8b, v18.8b, v11.8b
	fmul	v2.4s, v30.4s, v0.4s
	ldr	q0, [sp, #1728]
	ushll	v18.4s, v18.4h, #0
	fmla	v7.4s, v17.4s, v17.4s
	fmls	v28.4s, v22.4s, v0.4s
	ldr	q0, [sp, #1840]
	fmls	v25.4s, v17.4s, v0.4s
	ldr	q0, [sp, #1568]
	str	q2, [sp, #1072]
	shl	v18.4s, v18.4s, #31
	fmla	v7.4s, v22.4s, v22.4s
	fmla	v27.4s, v0.4s, v2.4s
	fmov	v0.4s, #1.00000000
	ldr	q2, [sp, #1056]
	fmls	v25.4s, v22.4s, v20.4s
	bit	v31.16b, v0.16b, v5.16b
	ldr	q0, [sp, #1088]
	ldr	q5, [sp, #1888]
	fmls	v27.4s, v17.4s, v8.4s
	xtn	v11.4h, v0.4s
	fmov	v0.4s, #1.00000000
	bit	v5.16b, v0.16b, v14.16b
	ldr	q0, [sp, #1952]
	fmul	v4.4s, v0.4s, v4.4s
	fmov	v0.4s, #1.00000000
	fdiv	v14.4s, v0.4s, v2.4s
	ldr	q2, [sp, #1296]
	fmul	v0.4s, v28.4s, v2.4s
	mov	v8.16b, v2.16b
	ldr	q2, [sp, #1200]
	str	q17, [sp, #1200]
	ldr	q17, [sp, #1504]
	and	v20.16b, v26.16b, v2.16b
	ldr	d2, [sp, #632]
	fmul	v26.4s, v5.4s, v31.4s
	ldr	q5, [sp, #1168]
	fmul	v31.4s, v19.4s, v8.4s
	orr	v24.8b, v11.8b, v2.8b
	ldr	q2, [sp, #1184]
	fmov	v11.4s, #1.00000000
	fmls	v25.4s, v0.4s, v17.4s
	fmla	v12.4s, v20.4s, v20.4s
	mov	v28.16b, v2.16b
	ldr	q2, [sp, #1488]
	fmla	v7.4s, v0.4s, v0.4s
	ushll	v24.4s, v24.4h, #0
	fmls	v27.4s, v22.4s, v2.4s
	ldr	q2, [sp, #1120]
	bsl	v28.16b, v11.16b, v4.16b
	mov	v4.16b, v22.16b
	and	v19.16b, v9.16b, v2.16b
	ldr	q9, [sp, #1856]
	shl	v24.4s, v24.4s, #31
	ldr	q2, [sp, #1072]
	mov	v8.16b, v14.16b
	fmul	v20.4s, v26.4s, v28.4s
	mov	v26.16b, v5.16b
	ldr	q5, [sp, #1328]
	cmge	v28.4s, v18.4s, #0
	fmla	v12.4s, v19.4s, v19.4s
	cmge	v24.4s, v24.4s, #0
	fmul	v18.4s, v25.4s, v5.4s
	fmul	v25.4s, v30.4s, v14.4s
	bsl	v26.16b, v11.16b, v31.16b
	fmul	v31.4s, v9.4s, v5.4s
	ldr	q5, [sp, #1344]
	fmls	v27.4s, v0.4s, v5.4s
	ldr	q5, [sp, #1104]
	fmla	v7.4s, v18.4s, v18.4s
	and	v19.16b, v28.16b, v5.16b
	ldr	q5, [sp, #1152]
	fmul	v20.4s, v20.4s, v26.4s
	mov	v22.16b, v5.16b
	ldr	q5, [sp, #1312]
	fmla	v12.4s, v19.4s, v19.4s
	and	v19.16b, v24.16b, v2.16b
	ldr	q2, [sp, #1136]
	fmls	v27.4s, v18.4s, v5.4s
	bsl	v22.16b, v11.16b, v31.16b
	fmla	v12.4s, v19.4s, v19.4s
	ldr	q19, [sp, #1632]
	fmul	v20.4s, v20.4s, v22.4s
	mov	v22.16b, v2.16b
	fmul	v2.4s, v27.4s, v14.4s
	fcmp	s19, #0.0
	bsl	v22.16b, v11.16b, v25.16b
	fmla	v7.4s, v2.4s, v2.4s
	fmul	v5.4s, v20.4s, v22.4s
	str	q7, [sp, #1632]
	b.gt	233b
	ldr	q7, [sp, #1904]
	ldr	q9, [sp, #1952]
	mov	w8, #14269
	ldr	q30, [sp, #1008]
	ldr	q31, [sp, #976]
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
	fmul	v22.4s, v22.4s, v5.4s
	ldr	q5, [sp, #1552]
	fmul	v26.4s, v26.4s, v5.4s
	ldr	q5, [sp, #1520]
	fmul	v22.4s, v22.4s, v22.4s
	fminnm	v20.4s, v22.4s, v11.4s
	fmul	v24.4s, v24.4s, v28.4s
	and	v22.16b, v25.16b, v24.16b
	ldr	s24, [x27, #16]
	fmul	v25.4s, v5.4s, v26.4s
	ldr	q5, [sp, #1536]
	fmul	v20.4s, v20.4s, v24.s[0]
	fmaxnm	v19.4s, v19.4s, v22.4s
	fmul	v22.4s, v5.4s, v25.4s
	ldr	q5, [sp, #1584]
	fmaxnm	v19.4s, v20.4s, v19.4s
	fcmgt	v20.4s, v27.4s, v30.4s
	movi	d30, #0000000000000000
	fmul	v22.4s, v5.4s, v22.4s
	ldr	q5, [sp, #1568]
	ldr	q27, [sp, #1936]
	and	v19.16b, v20.16b, v19.16b
	fmul	s20, s24, s24
	fmov	v24.4s, #5.00000000
	fmul	v22.4s, v5.4s, v22.4s
	ldr	q5, [sp, #1632]
	fmul	v19.4s, v19.4s, v19.4s
	dup	v20.4s, v20.s[0]
	fcmgt	v22.4s, v22.4s, #0.0
	fcmge	v19.4s, v19.4s, v5.4s
	fcmge	v20.4s, v20.4s, v12.4s
	fmov	v12.4s, #-1.00000000
	ldr	q5, [sp, #1872]
	and	v19.16b, v20.16b, v19.16b
	bic	v20.16b, v11.16b, v22.16b
	ldr	q22, [sp, #496]
	bsl	v19.16b, v20.16b, v24.16b
	ldr	q20, [sp, #1280]
	fcmge	v20.4s, v20.4s, v22.4s
	movi	v22.4s, #64, lsl #24
	fminnm	v22.4s, v19.4s, v22.4s
	bit	v19.16b, v22.16b, v20.16b
	ldr	q22, [sp, #1248]
	fcmeq	v20.4s, v22.4s, v24.4s
	bit	v22.16b, v19.16b, v20.16b
	fcmeq	v19.4s, v22.4s, v24.4s
	str	q22, [sp, #1248]
	and	v24.16b, v19.16b, v11.16b
	mov	s19, v24.s[1]
	fadd	s20, s24, s30
	mov	s22, v24.s[2]
	fadd	s19, s20, s19
	mov	s20, v24.s[3]
	fadd	s19, s19, s22
	fadd	s19, s19, s20
	fcmp	s19, #0.0
	b.gt	235b
	fmul	v2.4s, v8.4s, v2.4s
	ldr	q5, [sp, #1312]
	ldr	q7, [sp, #1344]
	movi	v20.2d, #0000000000000000
	movi	v25.2d, #0000000000000000
	movi	v26.2d, #0000000000000000
	str	q31, [sp, #1648]
	fmls	v18.4s, v2.4s, v5.4s
	ldr	q5, [sp, #1328]
	fmul	v5.4s, v5.4s, v18.4s
	ldr	q18, [sp, #1232]
	fmls	v0.4s, v5.4s, v17.4s
	ldr	q17, [sp, #1200]
	fmls	v0.4s, v2.4s, v7.4s
	ldr	q7, [sp, #1296]
	fmul	v0.4s, v7.4s, v0.4s
	ldr	q7, [sp, #1728]
	fmls	v4.4s, v0.4s, v7.4s
	ldr	q7, [sp, #1360]
	fmls	v4.4s, v5.4s, v7.4s
	ldr	q7, [sp, #1488]
	fmls	v4.4s, v2.4s, v7.4s
	ldr	q7, [sp, #1744]
	fmul	v4.4s, v7.4s, v4.4s
	ldr	q7, [sp, #1824]
	fmls	v17.4s, v4.4s, v7.4s
	ldr	q7, [sp, #1760]
	fmls	v17.4s, v0.4s, v7.4s
	ldr	q7, [sp, #1840]
	fmls	v17.4s, v5.4s, v7.4s
	ldr	q7, [sp, #1216]
	fmls	v17.4s, v2.4s, v7.4s
	ldr	q7, [sp, #1392]
	fmul	v7.4s, v7.4s, v17.4s
	ldr	q17, [sp, #1424]
	fmls	v18.4s, v7.4s, v17.4s
	ldr	q17, [sp, #1408]
	fmls	v18.4s, v4.4s, v17.4s
	ldr	q17, [sp, #1376]
	fmls	v18.4s, v0.4s, v17.4s
	ldp	q17, q19, [sp, #592]
	fmls	v18.4s, v5.4s, v19.4s
	fmul	v19.4s, v9.4s, v4.4s
	mvni	v9.4s, #127, msl #16
	fmls	v18.4s, v2.4s, v17.4s
	ldr	q17, [sp, #1904]
	str	q19, [sp, #2032]
	movi	v19.2d, #0000000000000000
	fmul	v17.4s, v17.4s, v0.4s
	ldr	q0, [sp, #1472]
	fmul	v7.4s, v0.4s, v7.4s
	ldr	q0, [sp, #1888]
	fmul	v18.4s, v0.4s, v18.4s
	ldr	q0, [sp, #1856]
	str	q17, [sp, #2128]
	fmul	v4.4s, v0.4s, v5.4s
	ldr	q0, [sp, #1456]
	movi	v5.2d, #0000000000000000
	str	q7, [sp, #2048]
	fmul	v0.4s, v0.4s, v2.4s
	movi	v2.2d, #0000000000000000
	str	q18, [sp, #2016]
	movi	v18.2d, #0000000000000000
	str	q4, [sp, #2192]
	str	q0, [sp, #2208]
	tbz	w10, #3, 252f
	cbz	w7, 252f
	mov	x8, xzr
	mov	x9, x20
250:
	add	x11, x8, x7
	ldr	q8, [sp, #1712]
	mov	x14, x16
	add	x11, x11, x11, lsl #2
	mov	x17, x7
	ldr	q0, [x16, x11, lsl #4]
	mov	x11, x9
	fmul	v0.4s, v15.4s, v0.4s
251:
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
	fcmgt	v22.4s, v17.4s, v12.4s
	bit	v7.16b, v17.16b, v22.16b
	fadd	v26.4s, v26.4s, v30.4s
	fadd	v22.4s, v7.4s, v11.4s
	add	v22.4s, v22.4s, v29.4s
	and	v22.16b, v22.16b, v9.16b
	sub	v24.4s, v11.4s, v22.4s
	scvtf	v22.4s, v22.4s
	fadd	v27.4s, v24.4s, v12.4s
	fmla	v27.4s, v24.4s, v7.4s
	mov	v7.16b, v16.16b
	fmul	v24.4s, v27.4s, v27.4s
	fmla	v7.4s, v6.4s, v27.4s
	fmla	v28.4s, v1.4s, v27.4s
	fmla	v31.4s, v3.4s, v27.4s
	fmla	v7.4s, v10.4s, v24.4s
	fmla	v28.4s, v24.4s, v7.4s
	fmaxnm	v7.4s, v17.4s, v12.4s
	fadd	v17.4s, v17.4s, v11.4s
	fmla	v31.4s, v24.4s, v28.4s
	fneg	v7.4s, v7.4s
	fmla	v27.4s, v24.4s, v31.4s
	fmla	v27.4s, v13.4s, v22.4s
	fmul	v22.4s, v30.4s, v30.4s
	fmla	v7.4s, v27.4s, v17.4s
	fmul	v17.4s, v30.4s, v22.4s
	fadd	v25.4s, v25.4s, v22.4s
	fmla	v19.4s, v22.4s, v22.4s
	fmla	v5.4s, v7.4s, v4.4s
	fadd	v20.4s, v20.4s, v17.4s
	fmla	v18.4s, v17.4s, v22.4s
	fmla	v2.4s, v17.4s, v17.4s
	b.ne	251b
	add	x8, x8, #1
	add	x9, x9, x19
	cmp	x8, x7
	b.ne	250b
252:
	ldr	q28, [sp, #1472]
	ldr	q0, [sp, #2224]
	fmov	v4.4s, #1.00000000
	ldr	q22, [sp, #1888]
	ldr	q27, [sp, #1920]
	mov	w8, #46871
	fmul	v0.4s, v0.4s, v28.4s
	ldr	q7, [sp, #2272]
	ldr	q30, [sp, #1952]
	ldr	q12, [sp, #1904]
	ldr	q14, [sp, #1856]
	movk	w8, #14673, lsl #16
	fmul	v7.4s, v7.4s, v30.4s
	ldr	x19, [sp, #296]
	lsl	x11, x15, #5
	add	x13, x15, x15, lsl #1
	fmul	v0.4s, v0.4s, v22.4s
	add	x9, x23, x19, lsl #4
	fmul	v17.4s, v7.4s, v22.4s
	ldr	q7, [sp, #2096]
	fmls	v4.4s, v0.4s, v0.4s
	fneg	v31.4s, v0.4s
	ldr	q0, [sp, #2288]
	fmul	v7.4s, v7.4s, v12.4s
	fmul	v0.4s, v0.4s, v30.4s
	str	q17, [sp, #1760]
	str	q4, [sp, #1840]
	fmaxnm	v4.4s, v4.4s, v27.4s
	str	q31, [sp, #2144]
	fsqrt	v4.4s, v4.4s
	fdiv	v9.4s, v11.4s, v4.4s
	fmul	v4.4s, v17.4s, v31.4s
	fmla	v4.4s, v28.4s, v0.4s
	fmov	v0.4s, #1.00000000
	fmls	v0.4s, v17.4s, v17.4s
	fmul	v24.4s, v4.4s, v9.4s
	str	q9, [sp, #2336]
	fmls	v0.4s, v24.4s, v24.4s
	str	q24, [sp, #2160]
	fmaxnm	v4.4s, v0.4s, v27.4s
	str	q0, [sp, #1824]
	fmul	v0.4s, v7.4s, v22.4s
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
	str	q4, [sp, #2272]
	str	q8, [sp, #2320]
	fmls	v17.4s, v4.4s, v4.4s
	fmul	v4.4s, v7.4s, v8.4s
	ldr	q7, [sp, #1920]
	str	q4, [sp, #2288]
	fmls	v17.4s, v4.4s, v4.4s
	ldr	q4, [sp, #2240]
	fmul	v4.4s, v14.4s, v4.4s
	fmaxnm	v7.4s, v17.4s, v7.4s
	str	q17, [sp, #2112]
	ldr	q17, [sp, #2064]
	str	q0, [sp, #2064]
	ldr	q0, [sp, #2336]
	fmul	v24.4s, v4.4s, v22.4s
	ldr	q4, [sp, #2304]
	fmul	v11.4s, v17.4s, v14.4s
	ldr	q17, [sp, #1472]
	fsqrt	v7.4s, v7.4s
	fmul	v4.4s, v4.4s, v14.4s
	fmul	v9.4s, v24.4s, v31.4s
	mov	v31.16b, v12.16b
	fmul	v12.4s, v24.4s, v12.4s
	str	q24, [sp, #2096]
	fmla	v9.4s, v17.4s, v4.4s
	ldr	q4, [sp, #1776]
	fmla	v12.4s, v27.4s, v11.4s
	fmul	v11.4s, v4.4s, v14.4s
	ldr	q4, [sp, #1904]
	fmul	v15.4s, v9.4s, v0.4s
	fmov	v0.4s, #1.00000000
	fmul	v9.4s, v24.4s, v30.4s
	fdiv	v0.4s, v0.4s, v7.4s
	fmla	v9.4s, v4.4s, v11.4s
	fmls	v12.4s, v28.4s, v15.4s
	fmov	v11.4s, #1.00000000
	ldr	q4, [sp, #2272]
	fmls	v9.4s, v4.4s, v15.4s
	fmul	v27.4s, v12.4s, v8.4s
	ldr	q4, [sp, #2288]
	fmls	v11.4s, v24.4s, v24.4s
	ldr	q8, [sp, #1456]
	fmls	v9.4s, v4.4s, v27.4s
	ldr	q4, [sp, #1968]
	str	q27, [sp, #2176]
	fmls	v11.4s, v15.4s, v15.4s
	fmul	v7.4s, v8.4s, v4.4s
	fmls	v11.4s, v27.4s, v27.4s
	fmul	v4.4s, v9.4s, v0.4s
	str	q0, [sp, #2304]
	fmul	v0.4s, v7.4s, v22.4s
	str	q4, [sp, #2224]
	fmls	v11.4s, v4.4s, v4.4s
	ldr	q4, [sp, #1984]
	fmul	v22.4s, v0.4s, v31.4s
	ldr	q31, [sp, #2016]
	str	q0, [sp, #2080]
	fmul	v7.4s, v8.4s, v4.4s
	ldr	q4, [sp, #2144]
	fabs	v28.4s, v31.4s
	fmul	v9.4s, v0.4s, v4.4s
	ldr	q4, [sp, #1920]
	fmaxnm	v12.4s, v11.4s, v4.4s
	ldr	q4, [sp, #1792]
	fmla	v9.4s, v17.4s, v7.4s
	fmul	v7.4s, v4.4s, v8.4s
	ldr	q4, [sp, #1808]
	fmul	v27.4s, v4.4s, v8.4s
	fmul	v4.4s, v0.4s, v30.4s
	ldr	q30, [sp, #1952]
	fsqrt	v17.4s, v12.4s
	ldr	q12, [sp, #1904]
	fmla	v22.4s, v30.4s, v7.4s
	ldr	q7, [sp, #2336]
	movi	v30.2d, #0000000000000000
	fmul	v9.4s, v9.4s, v7.4s
	fneg	v7.4s, v24.4s
	ldr	q24, [sp, #2048]
	fmla	v4.4s, v12.4s, v27.4s
	ldr	q27, [sp, #2000]
	str	q15, [sp, #2000]
	fmaxnm	v28.4s, v28.4s, v30.4s
	fabs	v30.4s, v24.4s
	fmul	v27.4s, v27.4s, v8.4s
	ldr	q8, [sp, #2160]
	fmul	v7.4s, v0.4s, v7.4s
	fmls	v22.4s, v8.4s, v9.4s
	fmaxnm	v30.4s, v28.4s, v30.4s
	ldr	q28, [sp, #2192]
	fabs	v12.4s, v28.4s
	fmov	v28.4s, #1.00000000
	fmla	v7.4s, v14.4s, v27.4s
	ldr	q27, [sp, #2272]
	ldr	q14, [sp, #1872]
	fmls	v4.4s, v27.4s, v9.4s
	ldr	q27, [sp, #2320]
	fmls	v28.4s, v0.4s, v0.4s
	fmov	v0.4s, #1.00000000
	fmls	v7.4s, v15.4s, v9.4s
	fmul	v27.4s, v22.4s, v27.4s
	fmaxnm	v22.4s, v30.4s, v12.4s
	ldr	q30, [sp, #2208]
	fabs	v8.4s, v30.4s
	ldr	q30, [sp, #1936]
	fdiv	v0.4s, v0.4s, v17.4s
	dup	v17.4s, w8
	fmls	v28.4s, v9.4s, v9.4s
	fminnm	v12.4s, v14.4s, v30.4s
	str	q30, [sp, #1936]
	add	x8, x27, #208
	fmaxnm	v22.4s, v22.4s, v8.4s
	fmls	v28.4s, v27.4s, v27.4s
	fmul	v17.4s, v12.4s, v17.4s
	fcmge	v17.4s, v17.4s, v22.4s
	fmov	v22.4s, #1.00000000
	str	q0, [sp, #2256]
	ldr	q0, [sp, #2288]
	fmls	v4.4s, v0.4s, v27.4s
	ldr	q0, [sp, #1648]
	fadd	v15.4s, v31.4s, v0.4s
	ldr	q31, [sp, #2032]
	ldr	q0, [sp, #1696]
	str	q27, [sp, #2032]
	fadd	v12.4s, v31.4s, v0.4s
	ldr	q0, [sp, #1680]
	ldr	q31, [sp, #848]
	fadd	v0.4s, v24.4s, v0.4s
	ldr	q24, [sp, #2128]
	str	q9, [sp, #2128]
	fminnm	v12.4s, v12.4s, v31.4s
	ldr	q31, [sp, #1248]
	str	q0, [sp, #2240]
	ldr	q0, [sp, #1712]
	ldr	q9, [sp, #2240]
	fadd	v30.4s, v24.4s, v0.4s
	fmov	v24.4s, #1.00000000
	ldr	q0, [sp, #1840]
	fminnm	v24.4s, v0.4s, v24.4s
	ldr	q0, [sp, #2176]
	fmls	v7.4s, v0.4s, v27.4s
	ldr	q0, [sp, #2304]
	fmul	v0.4s, v4.4s, v0.4s
	ldp	q4, q27, [sp, #816]
	fminnm	v8.4s, v15.4s, v4.4s
	fcmge	v15.4s, v22.4s, v31.4s
	ldr	q22, [sp, #800]
	ldr	q4, [sp, #2192]
	fminnm	v22.4s, v9.4s, v22.4s
	ldr	q9, [sp, #928]
	fmls	v28.4s, v0.4s, v0.4s
	fadd	v4.4s, v4.4s, v14.4s
	fminnm	v30.4s, v30.4s, v9.4s
	ldr	q9, [sp, #1824]
	str	q15, [sp, #2048]
	and	v17.16b, v15.16b, v17.16b
	fminnm	v14.4s, v24.4s, v9.4s
	ldr	q24, [sp, #2224]
	ldr	q9, [sp, #864]
	fmls	v7.4s, v24.4s, v0.4s
	ldr	q24, [sp, #912]
	fmaxnm	v9.4s, v12.4s, v9.4s
	ldr	q12, [sp, #784]
	fminnm	v24.4s, v4.4s, v24.4s
	fmaxnm	v4.4s, v8.4s, v27.4s
	ldr	q27, [sp, #1936]
	ldr	q8, [sp, #2208]
	fmaxnm	v22.4s, v22.4s, v12.4s
	ldr	q12, [sp, #880]
	fadd	v27.4s, v8.4s, v27.4s
	ldr	q8, [sp, #2112]
	str	q0, [sp, #2112]
	ldr	q0, [sp, #2256]
	fmaxnm	v30.4s, v30.4s, v12.4s
	fminnm	v8.4s, v14.4s, v8.4s
	ld1r	{ v14.4s }, [x8]
	mov	w8, #46871
	fmul	v15.4s, v7.4s, v0.4s
	ldr	q7, [sp, #896]
	ldr	q0, [sp, #1648]
	movk	w8, #14545, lsl #16
	fminnm	v7.4s, v27.4s, v7.4s
	ldr	q27, [sp, #960]
	bif	v4.16b, v0.16b, v17.16b
	ldr	q0, [sp, #1696]
	str	q14, [sp, #2192]
	fmaxnm	v27.4s, v24.4s, v27.4s
	fmov	v24.4s, #4.00000000
	fmls	v28.4s, v15.4s, v15.4s
	bif	v9.16b, v0.16b, v17.16b
	ldr	q0, [sp, #1680]
	bif	v22.16b, v0.16b, v17.16b
	ldr	q0, [sp, #1712]
	fcmeq	v12.4s, v31.4s, v24.4s
	ldr	s24, [x27, #12]
	ldr	q31, [sp, #944]
	bif	v30.16b, v0.16b, v17.16b
	fminnm	v0.4s, v8.4s, v11.4s
	fmaxnm	v7.4s, v7.4s, v31.4s
	fmul	v9.4s, v9.4s, v24.s[0]
	ldr	q31, [sp, #1872]
	bit	v4.16b, v14.16b, v12.16b
	bif	v27.16b, v31.16b, v17.16b
	bit	v22.16b, v14.16b, v12.16b
	ldr	q31, [sp, #1936]
	fminnm	v0.4s, v0.4s, v28.4s
	fmul	v30.4s, v30.4s, v24.s[0]
	str	q12, [sp, #2208]
	bif	v7.16b, v31.16b, v17.16b
	dup	v17.4s, w8
	add	x8, x19, x15
	str	q4, [x9]
	mov	v4.16b, v12.16b
	str	q22, [x23, x8, lsl #4]
	mov	v22.16b, v12.16b
	fcmgt	v31.4s, v0.4s, v17.4s
	mov	v0.16b, v12.16b
	bsl	v4.16b, v14.16b, v9.16b
	bsl	v22.16b, v14.16b, v30.16b
	bsl	v0.16b, v14.16b, v27.16b
	str	q4, [x9, x11]
	mov	v4.16b, v12.16b
	lsl	x11, x15, #6
	str	q22, [x9, x13, lsl #4]
	add	x13, x15, x15, lsl #2
	str	q0, [x9, x11]
	bsl	v4.16b, v14.16b, v7.16b
	str	q31, [sp, #2240]
	str	q4, [x9, x13, lsl #4]
	tbnz	w10, #1, 253f
	mov	w9, #6
	b	255f
253:
	ldr	q9, [sp, #2336]
	ldr	q0, [sp, #2144]
	mov	w9, #96
	str	q24, [sp, #2016]
	ldr	q7, [sp, #2160]
	umaddl	x11, w15, w9, x23
	fmul	v24.4s, v9.4s, v0.4s
	ldr	q0, [sp, #1760]
	fneg	v4.4s, v9.4s
	ldr	q8, [sp, #2320]
	ldr	q22, [sp, #2064]
	ldr	q17, [sp, #2272]
	ldr	q30, [sp, #2288]
	str	q15, [sp, #2160]
	lsl	x9, x19, #4
	ldr	q15, [sp, #2176]
	ldr	q11, [sp, #2304]
	tst	w10, #0x4
	fmla	v0.4s, v24.4s, v7.4s
	fmla	v22.4s, v24.4s, v17.4s
	fmul	v17.4s, v9.4s, v17.4s
	ldr	q31, [sp, #2080]
	ldr	q14, [sp, #2224]
	mov	w1, #11
	mov	w13, #8
	mov	w14, #15
	mov	w17, #9
	csel	x13, x13, x1, eq
	csel	x14, x17, x14, eq
	mov	w17, #20
	fneg	v0.4s, v0.4s
	umull	x13, w13, w15
	mov	w7, #10
	csel	x17, x7, x17, eq
	mov	w7, #26
	umull	x14, w14, w15
	csel	x1, x1, x7, eq
	umull	x17, w17, w15
	add	x13, x23, x13, lsl #4
	umull	x1, w1, w15
	fmul	v12.4s, v8.4s, v0.4s
	fmul	v0.4s, v7.4s, v4.4s
	ldr	q4, [sp, #1920]
	ldr	q7, [sp, #2096]
	fmaxnm	v4.4s, v28.4s, v4.4s
	ldr	q28, [sp, #2000]
	str	q24, [sp, #2000]
	fmla	v22.4s, v12.4s, v30.4s
	fmla	v7.4s, v24.4s, v28.4s
	fmul	v0.4s, v0.4s, v8.4s
	str	q12, [sp, #2144]
	fsqrt	v4.4s, v4.4s
	fneg	v27.4s, v22.4s
	fmla	v7.4s, v12.4s, v15.4s
	fmla	v17.4s, v0.4s, v30.4s
	str	q0, [sp, #2096]
	fmul	v22.4s, v11.4s, v27.4s
	ldr	q27, [sp, #2128]
	fmla	v31.4s, v24.4s, v27.4s
	ldr	q27, [sp, #2032]
	fmla	v7.4s, v22.4s, v14.4s
	str	q22, [sp, #2272]
	str	q4, [sp, #1984]
	fneg	v4.4s, v8.4s
	fmul	v8.4s, v9.4s, v28.4s
	fmla	v31.4s, v12.4s, v27.4s
	fneg	v9.4s, v17.4s
	ldr	q17, [sp, #2320]
	fneg	v12.4s, v7.4s
	ldr	q7, [sp, #2336]
	fmul	v30.4s, v30.4s, v4.4s
	fmov	v4.4s, #1.00000000
	fmla	v8.4s, v0.4s, v15.4s
	fmul	v22.4s, v11.4s, v9.4s
	fmul	v9.4s, v17.4s, v15.4s
	fmul	v28.4s, v30.4s, v11.4s
	ldr	q30, [sp, #2128]
	fmla	v4.4s, v24.4s, v24.4s
	ldr	q24, [sp, #1984]
	fmla	v8.4s, v22.4s, v14.4s
	mov	v15.16b, v22.16b
	fmul	v30.4s, v7.4s, v30.4s
	fmov	v7.4s, #1.00000000
	str	q22, [sp, #2064]
	ldr	q22, [sp, #2256]
	str	q28, [sp, #2080]
	fmla	v9.4s, v28.4s, v14.4s
	ldr	q28, [sp, #2160]
	fneg	v8.4s, v8.4s
	fdiv	v7.4s, v7.4s, v24.4s
	ldr	q24, [sp, #2272]
	fmla	v30.4s, v0.4s, v27.4s
	ldr	q0, [sp, #2144]
	fneg	v9.4s, v9.4s
	fmla	v4.4s, v0.4s, v0.4s
	ldr	q0, [sp, #2336]
	str	q7, [sp, #2176]
	ldr	q7, [sp, #2112]
	fmla	v31.4s, v24.4s, v7.4s
	fmul	v24.4s, v22.4s, v12.4s
	fneg	v22.4s, v11.4s
	fmul	v12.4s, v17.4s, v27.4s
	ldr	q11, [sp, #2256]
	fmla	v30.4s, v15.4s, v7.4s
	ldr	q27, [sp, #2080]
	fmul	v15.4s, v11.4s, v8.4s
	fmul	v8.4s, v11.4s, v9.4s
	fmla	v31.4s, v24.4s, v28.4s
	fmul	v17.4s, v14.4s, v22.4s
	fmul	v28.4s, v0.4s, v0.4s
	ldr	q0, [sp, #2272]
	ldr	q14, [sp, #2304]
	fmla	v12.4s, v27.4s, v7.4s
	str	q24, [sp, #2032]
	fmla	v4.4s, v0.4s, v0.4s
	ldr	q0, [sp, #2096]
	fmul	v9.4s, v14.4s, v7.4s
	fneg	v31.4s, v31.4s
	fmul	v22.4s, v17.4s, v11.4s
	ldr	q7, [sp, #2160]
	fmla	v28.4s, v0.4s, v0.4s
	mov	v0.16b, v27.16b
	ldr	q27, [sp, #2176]
	ldr	q17, [sp, #2320]
	fmla	v30.4s, v15.4s, v7.4s
	fmla	v12.4s, v8.4s, v7.4s
	fmla	v4.4s, v24.4s, v24.4s
	ldr	q24, [sp, #2064]
	str	q8, [sp, #2128]
	fmul	v31.4s, v27.4s, v31.4s
	fmul	v17.4s, v17.4s, v17.4s
	str	q22, [sp, #2288]
	fmla	v9.4s, v22.4s, v7.4s
	fneg	v22.4s, v11.4s
	fmla	v28.4s, v24.4s, v24.4s
	fneg	v30.4s, v30.4s
	fneg	v12.4s, v12.4s
	str	q15, [sp, #1984]
	str	q31, [sp, #2224]
	fmla	v4.4s, v31.4s, v31.4s
	fmla	v17.4s, v0.4s, v0.4s
	ldr	q31, [sp, #2240]
	ldr	q0, [sp, #2048]
	fmul	v22.4s, v7.4s, v22.4s
	mov	v7.16b, v27.16b
	fneg	v9.4s, v9.4s
	fmla	v28.4s, v15.4s, v15.4s
	and	v24.16b, v0.16b, v31.16b
	fmul	v0.4s, v14.4s, v14.4s
	ldr	q14, [sp, #1888]
	fmul	v31.4s, v27.4s, v30.4s
	fmla	v17.4s, v8.4s, v8.4s
	ldr	q30, [sp, #2288]
	fmul	v4.4s, v14.4s, v4.4s
	ldr	q15, [sp, #2192]
	xtn	v27.4h, v24.4s
	fmul	v24.4s, v7.4s, v12.4s
	fmul	v8.4s, v7.4s, v9.4s
	fmla	v0.4s, v30.4s, v30.4s
	ldr	q30, [sp, #2016]
	mov	v9.16b, v7.16b
	str	q31, [sp, #2112]
	fmla	v28.4s, v31.4s, v31.4s
	fmul	v7.4s, v22.4s, v7.4s
	fmul	v31.4s, v14.4s, v4.4s
	ldr	q4, [sp, #1952]
	fmul	v12.4s, v11.4s, v11.4s
	sshll	v22.4s, v27.4h, #0
	fmla	v17.4s, v24.4s, v24.4s
	str	q8, [sp, #2016]
	fmul	v11.4s, v4.4s, v30.s[0]
	ldr	q4, [sp, #1904]
	fmla	v0.4s, v8.4s, v8.4s
	fmul	v27.4s, v9.4s, v9.4s
	ldr	q9, [sp, #1456]
	str	q24, [sp, #2160]
	fmul	v30.4s, v4.4s, v30.s[0]
	ldr	q4, [sp, #1472]
	mov	v8.16b, v22.16b
	fmla	v12.4s, v7.4s, v7.4s
	str	q7, [sp, #1968]
	fmul	v28.4s, v4.4s, v28.4s
	fmul	v17.4s, v17.4s, v11.4s
	str	q11, [sp, #2048]
	bsl	v8.16b, v31.16b, v15.16b
	ldr	q31, [sp, #1856]
	fmul	v27.4s, v9.4s, v27.4s
	fmul	v0.4s, v0.4s, v30.4s
	str	q8, [x11, x9]
	mov	w11, #7
	fmul	v28.4s, v4.4s, v28.4s
	fmul	v17.4s, v11.4s, v17.4s
	cinc	x11, x11, ne
	fmul	v8.4s, v31.4s, v12.4s
	umull	x11, w11, w15
	fmul	v0.4s, v30.4s, v0.4s
	fmul	v27.4s, v9.4s, v27.4s
	bif	v28.16b, v15.16b, v22.16b
	bif	v17.16b, v15.16b, v22.16b
	add	x11, x23, x11, lsl #4
	fmul	v8.4s, v31.4s, v8.4s
	bif	v0.16b, v15.16b, v22.16b
	str	q28, [x11, x9]
	mov	v28.16b, v22.16b
	add	x11, x23, x14, lsl #4
	str	q17, [x13, x9]
	mov	v17.16b, v22.16b
	add	x13, x23, x17, lsl #4
	str	q0, [x11, x9]
	add	x11, x23, x1, lsl #4
	bsl	v28.16b, v8.16b, v15.16b
	bsl	v17.16b, v27.16b, v15.16b
	str	q28, [x13, x9]
	str	q17, [x11, x9]
	tbnz	w10, #2, 254f
	mov	w9, #12
	b	255f
254:
	ldr	q0, [sp, #2336]
	ldr	q4, [sp, #2000]
	mov	w11, #112
	ldr	q7, [sp, #2144]
	ldr	q17, [sp, #2096]
	umaddl	x11, w15, w11, x23
	fmul	v0.4s, v0.4s, v4.4s
	ldr	q4, [sp, #2320]
	ldr	q27, [sp, #2272]
	ldr	q24, [sp, #2064]
	ldr	q11, [sp, #2080]
	mov	w13, #144
	ldr	q8, [sp, #2032]
	ldr	q12, [sp, #1984]
	mov	w14, #160
	ldr	q28, [sp, #2128]
	ldr	q9, [sp, #2224]
	umaddl	x13, w15, w13, x23
	fmla	v0.4s, v7.4s, v17.4s
	fmul	v7.4s, v4.4s, v7.4s
	fmul	v17.4s, v4.4s, v17.4s
	ldr	q4, [sp, #2304]
	ldr	q14, [sp, #2288]
	umaddl	x14, w15, w14, x23
	str	q30, [sp, #1952]
	fmul	v31.4s, v4.4s, v24.4s
	fmla	v0.4s, v27.4s, v24.4s
	fmla	v7.4s, v27.4s, v11.4s
	fmul	v27.4s, v4.4s, v27.4s
	fmla	v17.4s, v24.4s, v11.4s
	ldr	q24, [sp, #2160]
	fmla	v31.4s, v12.4s, v14.4s
	fmla	v0.4s, v8.4s, v12.4s
	fmla	v7.4s, v8.4s, v28.4s
	fmla	v17.4s, v12.4s, v28.4s
	ldr	q28, [sp, #2112]
	fmla	v27.4s, v8.4s, v14.4s
	fmla	v0.4s, v9.4s, v28.4s
	fmla	v7.4s, v9.4s, v24.4s
	fmla	v17.4s, v28.4s, v24.4s
	mov	v24.16b, v15.16b
	ldr	q15, [sp, #1472]
	fmul	v0.4s, v15.4s, v0.4s
	ldr	q15, [sp, #2016]
	fmla	v27.4s, v9.4s, v15.4s
	fmla	v31.4s, v28.4s, v15.4s
	str	q0, [sp, #2336]
	fmul	v0.4s, v4.4s, v11.4s
	ldr	q4, [sp, #2048]
	fmul	v7.4s, v7.4s, v4.4s
	fmul	v9.4s, v17.4s, v4.4s
	ldr	q4, [sp, #1888]
	ldr	q17, [sp, #2336]
	fmul	v11.4s, v4.4s, v17.4s
	fmul	v17.4s, v27.4s, v30.4s
	fmul	v7.4s, v4.4s, v7.4s
	str	q17, [sp, #2320]
	ldr	q17, [sp, #2128]
	str	q7, [sp, #2304]
	mov	v7.16b, v4.16b
	ldr	q28, [sp, #2320]
	fmla	v0.4s, v17.4s, v14.4s
	ldr	q14, [sp, #1472]
	ldr	q4, [sp, #2256]
	fmul	v7.4s, v7.4s, v28.4s
	fmul	v27.4s, v14.4s, v9.4s
	mov	v9.16b, v22.16b
	fmul	v8.4s, v4.4s, v8.4s
	str	q7, [sp, #2272]
	ldr	q7, [sp, #2160]
	str	q27, [sp, #2336]
	mov	v27.16b, v22.16b
	fmla	v0.4s, v7.4s, v15.4s
	fmul	v7.4s, v31.4s, v30.4s
	ldr	q31, [sp, #1968]
	bsl	v27.16b, v11.16b, v24.16b
	fmul	v11.4s, v4.4s, v12.4s
	fmul	v12.4s, v4.4s, v17.4s
	mov	v17.16b, v22.16b
	str	q7, [sp, #2320]
	ldr	q7, [sp, #2304]
	fmul	v30.4s, v0.4s, v30.4s
	str	q27, [x11, x9]
	mov	v27.16b, v22.16b
	ldr	q0, [sp, #2320]
	bsl	v9.16b, v7.16b, v24.16b
	ldr	q7, [sp, #2224]
	mov	w11, #192
	fmul	v0.4s, v14.4s, v0.4s
	ldr	q14, [sp, #2160]
	umaddl	x11, w15, w11, x23
	fmla	v8.4s, v7.4s, v31.4s
	ldr	q7, [sp, #2288]
	str	q9, [x13, x9]
	ldr	q9, [sp, #1856]
	fmla	v12.4s, v14.4s, v31.4s
	fmul	v28.4s, v4.4s, v7.4s
	ldr	q4, [sp, #2336]
	ldr	q7, [sp, #2112]
	bif	v0.16b, v24.16b, v22.16b
	mov	w13, #208
	bsl	v17.16b, v4.16b, v24.16b
	ldr	q4, [sp, #2272]
	fmla	v11.4s, v7.4s, v31.4s
	fmul	v8.4s, v9.4s, v8.4s
	umaddl	x13, w15, w13, x23
	fmul	v12.4s, v9.4s, v12.4s
	bsl	v27.16b, v4.16b, v24.16b
	ldr	q4, [sp, #2176]
	fmla	v28.4s, v15.4s, v31.4s
	str	q17, [x14, x9]
	ldr	q17, [sp, #2224]
	mov	w14, #224
	fmul	v7.4s, v4.4s, v7.4s
	str	q0, [sp, #2288]
	fmul	v0.4s, v4.4s, v14.4s
	fmul	v17.4s, v4.4s, v17.4s
	str	q27, [x11, x9]
	fmul	v27.4s, v9.4s, v11.4s
	fmul	v15.4s, v4.4s, v15.4s
	fmul	v31.4s, v4.4s, v31.4s
	ldr	q4, [sp, #1456]
	umaddl	x14, w15, w14, x23
	add	x11, x23, x15, lsl #8
	str	q7, [sp, #2304]
	ldr	q7, [sp, #2048]
	str	q17, [sp, #2336]
	fmul	v17.4s, v7.4s, v30.4s
	str	q0, [sp, #2272]
	ldr	q30, [sp, #2272]
	fmul	v30.4s, v4.4s, v30.4s
	str	q17, [sp, #2320]
	ldr	q17, [sp, #1888]
	fmul	v0.4s, v17.4s, v8.4s
	fmul	v8.4s, v9.4s, v28.4s
	str	q0, [sp, #2256]
	ldr	q0, [sp, #2336]
	fmul	v11.4s, v4.4s, v0.4s
	ldr	q0, [sp, #1472]
	fmul	v14.4s, v0.4s, v27.4s
	ldr	q27, [sp, #2288]
	str	q27, [x13, x9]
	ldr	q27, [sp, #2304]
	mov	w13, #272
	str	q30, [sp, #2304]
	fmul	v30.4s, v12.4s, v7.4s
	fmul	v12.4s, v4.4s, v15.4s
	fmul	v28.4s, v4.4s, v27.4s
	fmul	v4.4s, v4.4s, v31.4s
	ldr	q27, [sp, #2320]
	ldr	q15, [sp, #1952]
	fmul	v11.4s, v17.4s, v11.4s
	mov	v17.16b, v22.16b
	bif	v27.16b, v24.16b, v22.16b
	umaddl	x13, w15, w13, x23
	str	q30, [sp, #2320]
	ldr	q30, [sp, #2256]
	fmul	v8.4s, v8.4s, v15.4s
	fmul	v31.4s, v0.4s, v28.4s
	ldr	q0, [sp, #2304]
	mov	v28.16b, v22.16b
	str	q4, [sp, #2336]
	bif	v30.16b, v24.16b, v22.16b
	bsl	v17.16b, v14.16b, v24.16b
	fmul	v4.4s, v0.4s, v7.4s
	ldr	q0, [sp, #2320]
	str	q27, [x14, x9]
	mov	w14, #288
	ldr	q7, [sp, #2336]
	bsl	v28.16b, v0.16b, v24.16b
	mov	v0.16b, v22.16b
	umaddl	x14, w15, w14, x23
	str	q30, [x11, x9]
	mov	w11, #304
	fmul	v27.4s, v9.4s, v7.4s
	umaddl	x11, w15, w11, x23
	str	q17, [x13, x9]
	mov	v17.16b, v22.16b
	bsl	v0.16b, v8.16b, v24.16b
	mov	v7.16b, v22.16b
	mov	w13, #336
	str	q28, [x14, x9]
	mov	w14, #352
	umaddl	x13, w15, w13, x23
	bsl	v17.16b, v11.16b, v24.16b
	umaddl	x14, w15, w14, x23
	fmul	v30.4s, v12.4s, v15.4s
	bsl	v7.16b, v31.16b, v24.16b
	str	q0, [x11, x9]
	mov	v0.16b, v22.16b
	mov	w11, #368
	str	q17, [x13, x9]
	mov	w13, #384
	umaddl	x11, w15, w11, x23
	bsl	v0.16b, v4.16b, v24.16b
	mov	v4.16b, v22.16b
	str	q7, [x14, x9]
	mov	v7.16b, v22.16b
	mov	w14, #400
	umaddl	x13, w15, w13, x23
	umaddl	x14, w15, w14, x23
	bsl	v4.16b, v30.16b, v24.16b
	str	q0, [x11, x9]
	bsl	v7.16b, v27.16b, v24.16b
	str	q4, [x13, x9]
	str	q7, [x14, x9]
	mov	w9, #27
255:
	fmov	v12.4s, #-1.00000000
	movi	d30, #0000000000000000
	ldr	x1, [sp, #168]
	movi	v31.2d, #0000000000000000
	fmov	v11.4s, #1.00000000
	ldr	q28, [sp, #2208]
	movi	v14.4s, #63, lsl #24
	movi	v27.4s, #191, lsl #24
	ldr	q4, [sp, #224]
	movi	v8.4s, #127, msl #16
	movi	d9, #0000000000000000
	movi	v15.2d, #0x00ffff0000ffff
	mvni	v7.4s, #127, msl #16
	tbz	w10, #3, 24b
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
	fmla	v16.4s, v6.4s, v0.4s
	fmla	v23.4s, v1.4s, v0.4s
	movi	v1.2d, #0000000000000000
	fmla	v21.4s, v3.4s, v0.4s
	movi	v6.2d, #0000000000000000
	fmla	v16.4s, v10.4s, v17.4s
	fmla	v23.4s, v17.4s, v16.4s
	ldp	s22, s16, [x27, #100]
	fmla	v1.4s, v26.4s, v22.s[0]
	ldp	s3, s22, [x27, #136]
	fmla	v21.4s, v17.4s, v23.4s
	fmla	v4.4s, v26.4s, v3.s[0]
	ldp	s24, s3, [x27, #172]
	fmla	v1.4s, v25.4s, v16.s[0]
	fmla	v0.4s, v17.4s, v21.4s
	ldp	s16, s17, [x27, #108]
	fmla	v6.4s, v26.4s, v24.s[0]
	fmla	v4.4s, v25.4s, v22.s[0]
	fmla	v1.4s, v20.4s, v16.s[0]
	fmla	v6.4s, v25.4s, v3.s[0]
	scvtf	v3.4s, v7.4s
	ldp	s7, s16, [x27, #144]
	fmla	v1.4s, v19.4s, v17.s[0]
	fmla	v4.4s, v20.4s, v7.s[0]
	ldp	s21, s7, [x27, #180]
	fmla	v0.4s, v13.4s, v3.4s
	dup	v3.4s, w10
	mov	w10, #16271
	movk	w10, #16363, lsl #16
	fmla	v6.4s, v20.4s, v21.s[0]
	fmla	v4.4s, v19.4s, v16.s[0]
	ldp	s16, s17, [x27, #116]
	fmla	v6.4s, v19.4s, v7.s[0]
	ldr	q7, [sp, #192]
	fmla	v1.4s, v18.4s, v16.s[0]
	fneg	v16.4s, v5.4s
	fmla	v0.4s, v3.4s, v7.4s
	ldp	s7, s20, [x27, #152]
	dup	v3.4s, w10
	add	x10, x27, #208
	fmla	v1.4s, v2.4s, v17.s[0]
	fmla	v4.4s, v18.4s, v7.s[0]
	ldp	s19, s7, [x27, #188]
	fmla	v6.4s, v18.4s, v19.s[0]
	ldr	q18, [sp, #1664]
	fmla	v4.4s, v2.4s, v20.s[0]
	fmla	v0.4s, v3.4s, v18.4s
	fadd	v3.4s, v5.4s, v5.4s
	ldr	q5, [sp, #176]
	fmla	v6.4s, v2.4s, v7.s[0]
	movi	v2.4s, #64, lsl #24
	fadd	v1.4s, v5.4s, v1.4s
	fmla	v16.4s, v27.4s, v0.4s
	ld1r	{ v0.4s }, [x10]
	umaddl	x10, w9, w15, x15
	add	x9, x9, #4
	fmla	v4.4s, v2.4s, v5.s[0]
	movi	v2.4s, #65, lsl #24
	umull	x9, w9, w15
	bit	v3.16b, v0.16b, v28.16b
	add	x10, x23, x10, lsl #4
	bit	v1.16b, v0.16b, v28.16b
	add	x9, x23, x9, lsl #4
	fmla	v6.4s, v2.4s, v5.s[0]
	mov	v2.16b, v28.16b
	bsl	v2.16b, v0.16b, v16.16b
	str	q2, [x11, x13]
	mov	v2.16b, v28.16b
	add	x11, x23, x14, lsl #4
	str	q3, [x10, x13]
	add	x10, x23, x17, lsl #4
	str	q1, [x11, x13]
	bsl	v2.16b, v0.16b, v4.16b
	bif	v0.16b, v6.16b, v28.16b
	str	q2, [x10, x13]
	str	q0, [x9, x13]
	b	24b
256:
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
	.p2align	2
