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
	sub	sp, sp, #2000
	str	w1, [sp, #52]
	cbz	w3, 255f
	cbz	w2, 255f
	ldr	w8, [sp, #52]
	cbz	w8, 255f
	mov	w8, w2
	ldr	w9, [sp, #52]
	fmov	v13.4s, #1.00000000
	str	x8, [sp, #64]
	ldp	x8, x16, [x0, #40]
	mov	w20, w9
	movi	v10.4s, #63, lsl #24
	fmov	v31.4s, #-1.00000000
	movi	d30, #0000000000000000
	movi	v29.2d, #0000000000000000
	movi	v8.4s, #127, msl #16
	str	x8, [sp, #160]
	add	w8, w5, w4
	movi	d9, #0000000000000000
	add	w13, w8, w6
	mov	w8, w3
	movi	v12.2d, #0x00ffff0000ffff
	str	x8, [sp, #16]
	mul	w8, w2, w9
	mov	w9, #58632
	movk	w9, #7740, lsl #16
	ldp	x29, x24, [x0, #24]
	dup	v2.4s, w9
	ldr	x7, [sp, #2160]
	ldr	x12, [x0]
	str	w8, [sp, #12]
	mov	w8, #16992
	ldr	x11, [x0, #56]
	movk	w8, #3490, lsl #16
	mov	w6, #62154
	mov	w4, #1267
	dup	v0.4s, w8
	mov	w8, #4059
	mov	w23, #16938
	movk	w8, #16713, lsl #16
	mov	w26, #28347
	mov	w27, #64269
	dup	v1.4s, w8
	mov	w28, #44110
	mov	w25, #13
	str	q0, [sp, #736]
	mvni	v0.4s, #128, lsl #16
	mov	w3, #56146
	mov	w30, #29208
	mov	w2, #14269
	mov	x10, xzr
	mov	w5, #80
	movk	w6, #29001, lsl #16
	movk	w4, #16181, lsl #16
	fneg	v0.4s, v0.4s
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
	b	21f
20:
	ldr	x10, [sp, #32]
	ldr	x8, [sp, #16]
	ldr	w9, [sp, #28]
	add	x10, x10, #1
	cmp	x10, x8
	ldr	w8, [sp, #12]
	add	w9, w9, w8
	b.eq	255f
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
	mov	w17, w10
	str	w10, [sp, #76]
	add	x8, x8, x9
	ldr	x9, [sp, #40]
	madd	x21, x8, x20, x9
	str	x21, [sp, #168]
	b	26f
24:
	ldr	q0, [sp, #1984]
	fmov	v1.4s, #3.00000000
	ldr	q2, [sp, #1216]
	ldr	x8, [sp, #160]
	movi	v10.4s, #63, lsl #24
	fmov	v31.4s, #-1.00000000
	orr	v0.16b, v25.16b, v0.16b
	movi	d30, #0000000000000000
	movi	v29.2d, #0000000000000000
	movi	v8.4s, #127, msl #16
	movi	d9, #0000000000000000
	mov	x24, x30
	movi	v12.2d, #0x00ffff0000ffff
	mov	w30, #29208
	mov	w13, #1
	bsl	v0.16b, v2.16b, v1.16b
	ldr	q1, [sp, #1248]
	movk	w30, #13233, lsl #16
	str	q1, [x8, x3, lsl #4]
	mov	w3, #56146
	movk	w3, #48602, lsl #16
	str	q0, [x8, x9, lsl #4]
25:
	add	x19, x19, #1
	add	w17, w17, #1
	cmp	x19, x20
	b.eq	22b
26:
	ldr	w9, [x7, #8]
	add	x8, x21, x19
	cmp	x8, x9
	b.hs	25b
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
	cbz	w15, 228f
	ldr	x9, [sp, #272]
	movi	v7.2d, #0000000000000000
	movi	v0.2d, #0000000000000000
	movi	v16.4s, #16, lsl #16
	fmov	v28.4s, #1.00000000
	lsl	w4, w15, #4
	mul	x9, x14, x9
	fmov	v14.4s, #1.00000000
	movi	v1.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	str	w0, [sp, #1984]
	movi	v3.2d, #0000000000000000
	mul	w14, w17, w14
	mov	x22, xzr
	sub	x20, x15, #2
	mov	w0, #16
	mov	x17, x11
	mov	w1, #1
	str	q0, [sp, #1392]
	add	x7, x12, x9, lsl #4
	b	211f
27:
	mov	w26, #1
28:
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
29:
	mov	w26, #28347
	mov	w27, #64269
	mov	w28, #44110
	mov	w25, #13
	movk	w26, #16144, lsl #16
	movk	w27, #49354, lsl #16
	movk	w28, #16042, lsl #16
	movk	w25, #48896, lsl #16
	mov	w13, #1
210:
	fmov	d0, x22
	fadd	v4.4s, v6.4s, v18.4s
	add	x22, x22, #1
	fadd	v5.4s, v5.4s, v17.4s
	fadd	v1.4s, v1.4s, v18.4s
	add	x1, x1, x15
	cmp	x22, x15
	add	w0, w0, w4
	add	x17, x17, x10
	cmeq	v0.2d, v0.2d, v9.2d
	add	w14, w14, w15
	dup	v0.2d, v0.d[0]
	bit	v6.16b, v4.16b, v0.16b
	b.eq	227f
211:
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
	tbnz	w8, #0, 212f
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
	tbnz	w8, #3, 216f
	fmov	s0, w15
	fmov	s4, w13
	cmp	w15, #1
	fadd	v18.4s, v17.4s, v29.4s
	cmeq	v0.4s, v0.4s, v4.4s
	fadd	v4.4s, v3.4s, v17.4s
	dup	v0.4s, v0.s[0]
	bit	v3.16b, v4.16b, v0.16b
	b.ne	218f
	mov	w25, #13
	movk	w25, #48896, lsl #16
	b	210b
212:
	ubfiz	w24, w23, #4, #1
	dup	v0.4s, w24
	lsr	x24, x23, #1
	ldr	q4, [x7, x24, lsl #4]
	mov	x24, x29
	neg	v0.4s, v0.4s
	ushl	v0.4s, v4.4s, v0.4s
	ld1r	{ v4.4s }, [x24], #4
	ldr	s17, [x24]
	and	v0.16b, v0.16b, v12.16b
	ucvtf	v0.4s, v0.4s
	fsub	v4.4s, v0.4s, v4.4s
	fmul	v17.4s, v4.4s, v17.s[0]
	str	q17, [x11, x23, lsl #4]
	tbz	w8, #3, 213f
	fadd	v4.4s, v17.4s, v23.4s
	mov	v24.16b, v21.16b
	ldr	q26, [sp, #1392]
	fadd	v18.4s, v17.4s, v22.4s
	mov	v25.16b, v19.16b
	fmla	v24.4s, v17.4s, v4.4s
	mov	v4.16b, v20.16b
	fmla	v4.4s, v17.4s, v18.4s
	fcmgt	v18.4s, v17.4s, #0.0
	fmla	v25.4s, v17.4s, v24.4s
	bif	v4.16b, v13.16b, v18.16b
	mov	v24.16b, v18.16b
	and	v18.16b, v18.16b, v13.16b
	bsl	v24.16b, v25.16b, v13.16b
	fadd	v26.4s, v26.4s, v18.4s
	fmul	v4.4s, v14.4s, v4.4s
	fmul	v24.4s, v28.4s, v24.4s
	str	q26, [sp, #1392]
	ushr	v25.4s, v4.4s, #23
	and	v4.16b, v4.16b, v8.16b
	sub	v16.4s, v16.4s, v25.4s
	and	v25.16b, v24.16b, v8.16b
	orr	v14.16b, v4.16b, v13.16b
	usra	v16.4s, v24.4s, #23
	orr	v28.16b, v25.16b, v13.16b
213:
	fmov	s4, w15
	fmov	s18, w13
	cmp	w15, #1
	umax	v7.4s, v7.4s, v0.4s
	cmeq	v4.4s, v4.4s, v18.4s
	fadd	v18.4s, v3.4s, v17.4s
	dup	v4.4s, v4.s[0]
	bit	v3.16b, v18.16b, v4.16b
	fadd	v18.4s, v17.4s, v29.4s
	b.eq	210b
	cbz	x20, 222f
	mov	x24, #-1
	mov	w25, w0
	mov	x26, x1
	sub	x27, x15, #2
	b	215f
214:
	fadd	v18.4s, v18.4s, v4.4s
	umax	v7.4s, v7.4s, v0.4s
	sub	x27, x27, #1
	sub	x24, x24, #1
	add	x26, x26, #1
	add	w25, w25, #16
	cbz	x27, 217f
215:
	and	w28, w25, #0x10
	dup	v0.4s, w28
	lsr	x28, x26, #1
	ldr	q4, [x7, x28, lsl #4]
	mov	x28, x29
	neg	v0.4s, v0.4s
	ushl	v0.4s, v4.4s, v0.4s
	ld1r	{ v4.4s }, [x28], #4
	ldr	s24, [x28]
	and	v0.16b, v0.16b, v12.16b
	ucvtf	v0.4s, v0.4s
	fsub	v4.4s, v0.4s, v4.4s
	fmul	v4.4s, v4.4s, v24.s[0]
	str	q4, [x11, x26, lsl #4]
	tbz	w8, #3, 214b
	fadd	v24.4s, v4.4s, v23.4s
	mov	v26.16b, v21.16b
	fadd	v25.4s, v4.4s, v22.4s
	mov	v27.16b, v19.16b
	fmla	v26.4s, v4.4s, v24.4s
	mov	v24.16b, v20.16b
	fmla	v24.4s, v4.4s, v25.4s
	fcmgt	v25.4s, v4.4s, #0.0
	fmla	v27.4s, v4.4s, v26.4s
	bif	v24.16b, v13.16b, v25.16b
	mov	v26.16b, v25.16b
	and	v25.16b, v25.16b, v13.16b
	bsl	v26.16b, v27.16b, v13.16b
	fmul	v24.4s, v14.4s, v24.4s
	fmul	v26.4s, v28.4s, v26.4s
	ldr	q28, [sp, #1392]
	ushr	v27.4s, v24.4s, #23
	and	v24.16b, v24.16b, v8.16b
	fadd	v28.4s, v28.4s, v25.4s
	sub	v16.4s, v16.4s, v27.4s
	and	v27.16b, v26.16b, v8.16b
	orr	v14.16b, v24.16b, v13.16b
	str	q28, [sp, #1392]
	usra	v16.4s, v26.4s, #23
	orr	v28.16b, v27.16b, v13.16b
	b	214b
216:
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
	bif	v0.16b, v13.16b, v4.16b
	mov	v18.16b, v4.16b
	and	v4.16b, v4.16b, v13.16b
	bsl	v18.16b, v24.16b, v13.16b
	fmov	s24, w15
	fmul	v0.4s, v14.4s, v0.4s
	cmeq	v24.4s, v24.4s, v25.4s
	fmul	v25.4s, v28.4s, v18.4s
	ldr	q28, [sp, #1392]
	ushr	v18.4s, v0.4s, #23
	and	v0.16b, v0.16b, v8.16b
	dup	v24.4s, v24.s[0]
	fadd	v28.4s, v28.4s, v4.4s
	sub	v16.4s, v16.4s, v18.4s
	and	v27.16b, v25.16b, v8.16b
	fadd	v18.4s, v17.4s, v29.4s
	bit	v3.16b, v26.16b, v24.16b
	orr	v14.16b, v0.16b, v13.16b
	usra	v16.4s, v25.4s, #23
	orr	v15.16b, v27.16b, v13.16b
	b.ne	220f
	mov	w25, #13
	str	q28, [sp, #1392]
	mov	v28.16b, v15.16b
	movk	w25, #48896, lsl #16
	b	210b
217:
	mov	w26, #28347
	mov	w27, #64269
	mov	w28, #44110
	neg	x24, x24
	movk	w26, #16144, lsl #16
	movk	w27, #49354, lsl #16
	movk	w28, #16042, lsl #16
	b	223f
218:
	cbz	x20, 27b
	sub	x27, x15, #2
	mov	w26, #1
219:
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
	b.ne	219b
	b	28b
220:
	cbz	x20, 225f
	sub	x27, x15, #2
	mov	w26, #1
221:
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
	bif	v24.16b, v13.16b, v25.16b
	mov	v26.16b, v25.16b
	and	v25.16b, v25.16b, v13.16b
	bsl	v26.16b, v27.16b, v13.16b
	fadd	v28.4s, v28.4s, v25.4s
	fmul	v24.4s, v14.4s, v24.4s
	fmul	v26.4s, v15.4s, v26.4s
	ushr	v27.4s, v24.4s, #23
	and	v24.16b, v24.16b, v8.16b
	sub	v16.4s, v16.4s, v27.4s
	and	v27.16b, v26.16b, v8.16b
	orr	v14.16b, v24.16b, v13.16b
	usra	v16.4s, v26.4s, #23
	orr	v15.16b, v27.16b, v13.16b
	b.ne	221b
	b	226f
222:
	mov	w24, #1
223:
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
	and	v0.16b, v0.16b, v12.16b
	ucvtf	v0.4s, v0.4s
	fsub	v4.4s, v0.4s, v4.4s
	fmul	v4.4s, v4.4s, v24.s[0]
	str	q4, [x11, x23, lsl #4]
	tbz	w8, #3, 224f
	fadd	v23.4s, v4.4s, v23.4s
	fadd	v22.4s, v4.4s, v22.4s
	fmla	v21.4s, v4.4s, v23.4s
	fmla	v20.4s, v4.4s, v22.4s
	fcmgt	v22.4s, v4.4s, #0.0
	ldr	q23, [sp, #1392]
	fmla	v19.4s, v4.4s, v21.4s
	bif	v20.16b, v13.16b, v22.16b
	bif	v19.16b, v13.16b, v22.16b
	fmul	v20.4s, v14.4s, v20.4s
	and	v22.16b, v22.16b, v13.16b
	fadd	v23.4s, v23.4s, v22.4s
	fmul	v19.4s, v28.4s, v19.4s
	ushr	v21.4s, v20.4s, #23
	and	v20.16b, v20.16b, v8.16b
	sub	v16.4s, v16.4s, v21.4s
	orr	v14.16b, v20.16b, v13.16b
	str	q23, [sp, #1392]
	and	v21.16b, v19.16b, v8.16b
	usra	v16.4s, v19.4s, #23
	orr	v28.16b, v21.16b, v13.16b
224:
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
	b	210b
225:
	mov	w26, #1
226:
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
	bif	v20.16b, v13.16b, v22.16b
	fmov	d21, x25
	cmeq	v21.2d, v21.2d, v23.2d
	bif	v19.16b, v13.16b, v22.16b
	fmul	v20.4s, v14.4s, v20.4s
	and	v22.16b, v22.16b, v13.16b
	dup	v21.2d, v21.d[0]
	fadd	v28.4s, v28.4s, v22.4s
	fmul	v19.4s, v15.4s, v19.4s
	ushr	v23.4s, v20.4s, #23
	and	v20.16b, v20.16b, v8.16b
	bit	v3.16b, v24.16b, v21.16b
	sub	v16.4s, v16.4s, v23.4s
	str	q28, [sp, #1392]
	orr	v14.16b, v20.16b, v13.16b
	and	v23.16b, v19.16b, v8.16b
	usra	v16.4s, v19.4s, #23
	orr	v28.16b, v23.16b, v13.16b
	b	29b
227:
	mov	w9, #1400897535
	ucvtf	v4.4s, v16.4s
	ldr	x24, [sp, #88]
	dup	v0.4s, w9
	mov	w9, #-914358272
	mov	w4, #1267
	dup	v16.4s, w9
	ldp	x20, x7, [sp, #96]
	mov	w23, #16938
	ldr	w0, [sp, #1984]
	movk	w4, #16181, lsl #16
	cmhi	v0.4s, v7.4s, v0.4s
	movk	w23, #16076, lsl #16
	xtn	v7.4h, v0.4s
	fadd	v0.4s, v4.4s, v16.4s
	b	229f
228:
	movi	v0.2d, #0000000000000000
	fmov	v14.4s, #1.00000000
	movi	v7.2d, #0000000000000000
	movi	v3.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v1.2d, #0000000000000000
	fmov	v28.4s, #1.00000000
	str	q0, [sp, #1392]
229:
	str	q0, [sp, #192]
	ucvtf	s0, w15
	dup	v0.4s, v0.s[0]
	fmaxnm	v4.4s, v0.4s, v13.4s
	fdiv	v4.4s, v13.4s, v4.4s
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
	fmul	v3.4s, v3.4s, v10.4s
	cbz	w15, 232f
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
230:
	movi	v18.2d, #0000000000000000
	mov	x17, xzr
231:
	ldr	q19, [x14, x17, lsl #4]
	ucvtf	s20, x17
	add	x17, x17, #1
	cmp	x15, x17
	fsub	v19.4s, v19.4s, v17.4s
	fmul	s21, s20, s20
	fmaxnm	v19.4s, v19.4s, v29.4s
	fmul	v19.4s, v19.4s, v19.4s
	fadd	v18.4s, v18.4s, v19.4s
	fmla	v16.4s, v19.4s, v20.s[0]
	fmla	v6.4s, v19.4s, v21.s[0]
	b.ne	231b
	ucvtf	s19, x9
	fadd	v4.4s, v4.4s, v18.4s
	add	x9, x9, #1
	cmp	x9, x15
	add	x14, x14, x10
	fmul	s20, s19, s19
	fmla	v5.4s, v18.4s, v19.s[0]
	fmla	v2.4s, v18.4s, v20.s[0]
	b.ne	230b
	b	233f
232:
	movi	v6.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
233:
	ldr	q17, [sp, #736]
	fmov	v27.4s, #1.00000000
	ucvtf	s18, x21
	fadd	v0.4s, v0.4s, v31.4s
	ldr	q19, [sp, #144]
	fmov	v20.4s, #5.00000000
	fmaxnm	v17.4s, v4.4s, v17.4s
	add	x9, x29, #20
	add	x13, x29, #52
	fcmgt	v19.4s, v4.4s, v19.4s
	dup	v8.4s, w6
	fmov	v29.4s, #4.00000000
	dup	v21.4s, v18.s[0]
	stp	q14, q28, [sp, #208]
	movi	v9.2d, #0000000000000000
	fmul	v18.4s, v0.4s, v10.4s
	fdiv	v17.4s, v27.4s, v17.4s
	str	q8, [sp, #304]
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
	fmul	v6.4s, v6.4s, v10.4s
	fsqrt	v5.4s, v4.4s
	fcmgt	v4.4s, v20.4s, v21.4s
	ld1r	{ v21.4s }, [x13]
	add	x13, x29, #80
	bit	v6.16b, v18.16b, v16.16b
	ld1r	{ v18.4s }, [x9]
	ld1r	{ v22.4s }, [x13]
	add	x13, x29, #68
	add	x9, x16, #32
	umaddl	x21, w15, w5, x9
	xtn	v17.4h, v4.4s
	movi	v4.2d, #0000000000000000
	str	q18, [sp, #768]
	fminnm	v2.4s, v2.4s, v22.4s
	stp	q22, q21, [sp, #816]
	fmaxnm	v21.4s, v0.4s, v21.4s
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
	add	x13, x29, #60
	fmaxnm	v1.4s, v1.4s, v5.4s
	fmov	v5.4s, #1.50000000
	ld1r	{ v22.4s }, [x13]
	str	q0, [sp, #1424]
	ucvtf	s4, w0
	fminnm	v6.4s, v6.4s, v24.4s
	fmaxnm	v12.4s, v3.4s, v16.4s
	stp	q25, q24, [sp, #784]
	movi	v2.4s, #8
	stp	q16, q23, [sp, #880]
	movi	v23.2d, #0000000000000000
	fmaxnm	v1.4s, v1.4s, v27.4s
	str	q5, [sp, #320]
	shl	v5.4s, v7.4s, #31
	movi	v7.2d, #0000000000000000
	fmaxnm	v14.4s, v6.4s, v17.4s
	stp	q22, q26, [sp, #848]
	str	q17, [sp, #912]
	cmlt	v5.4s, v5.4s, #0
	fminnm	v1.4s, v1.4s, v26.4s
	str	q7, [sp, #400]
	fsub	v7.4s, v24.4s, v17.4s
	movi	v24.2d, #0000000000000000
	fmaxnm	v0.4s, v1.4s, v22.4s
	movi	v1.4s, #4
	fmul	v3.4s, v7.4s, v19.4s
	stp	q23, q24, [sp, #368]
	bic	v24.16b, v27.16b, v5.16b
	str	q0, [sp, #1456]
	movi	v0.2d, #0000000000000000
	str	q3, [sp, #256]
	fmov	v3.4s, #4.00000000
	str	q0, [sp, #448]
	stp	q8, q0, [sp, #976]
	str	q0, [sp, #1248]
	fmov	v0.4s, #1.00000000
	stp	q3, q23, [sp, #336]
	mov	v3.16b, v5.16b
	str	q0, [sp, #432]
	dup	v0.4s, v4.s[0]
	bsl	v3.16b, v29.16b, v20.16b
	str	q0, [sp, #464]
	ldr	q0, [sp, #112]
	str	q3, [sp, #1216]
	movi	v3.4s, #16
	str	q0, [sp, #944]
	movi	v0.4s, #2
	b	235f
234:
	fmul	v1.4s, v3.4s, v4.4s
	movi	v4.2d, #0000000000000000
	ldr	q3, [sp, #1920]
	ldp	q5, q6, [sp, #400]
	mov	w9, #7549
	str	q2, [sp, #1760]
	movk	w9, #9872, lsl #16
	ldr	q7, [sp, #1200]
	dup	v18.4s, w9
	ldr	q8, [sp, #448]
	ldr	q16, [sp, #1328]
	fmls	v0.4s, v1.4s, v10.4s
	fmla	v4.4s, v6.4s, v3.4s
	ldr	q3, [sp, #1264]
	ldr	q6, [sp, #1184]
	str	q31, [sp, #1744]
	ldr	q15, [sp, #800]
	mov	w9, #84
	ldr	q19, [sp, #1616]
	str	q8, [sp, #448]
	movk	w9, #16256, lsl #16
	fmul	v0.4s, v3.4s, v0.4s
	ldr	q3, [sp, #1936]
	fmla	v4.4s, v5.4s, v3.4s
	ldr	q3, [sp, #1280]
	ldr	q5, [sp, #1856]
	fmul	v9.4s, v14.4s, v0.4s
	fmls	v6.4s, v0.4s, v3.4s
	ldr	q3, [sp, #384]
	ldr	q14, [sp, #1584]
	fmla	v4.4s, v3.4s, v5.4s
	ldr	q3, [sp, #352]
	ldr	q5, [sp, #1840]
	fabs	v2.4s, v9.4s
	fmls	v6.4s, v1.4s, v11.4s
	str	q9, [sp, #1280]
	dup	v11.4s, w9
	mov	w9, #49807
	fmla	v4.4s, v3.4s, v5.4s
	ldr	q3, [sp, #1296]
	movk	w9, #15605, lsl #16
	fadd	v2.4s, v2.4s, v18.4s
	fmul	v5.4s, v3.4s, v6.4s
	ldr	q3, [sp, #1984]
	ldr	q6, [sp, #368]
	fmla	v4.4s, v6.4s, v3.4s
	ldr	q3, [sp, #1408]
	fmov	v6.4s, #0.25000000
	fdiv	v2.4s, v13.4s, v2.4s
	fmls	v7.4s, v5.4s, v3.4s
	ldr	q3, [sp, #1344]
	fsub	v4.4s, v8.4s, v4.4s
	fmul	v6.4s, v8.4s, v6.4s
	fmls	v7.4s, v0.4s, v3.4s
	fmaxnm	v4.4s, v4.4s, v6.4s
	ldr	q6, [sp, #736]
	fmaxnm	v4.4s, v4.4s, v6.4s
	str	q2, [sp, #1408]
	ldr	q2, [sp, #1312]
	fmls	v7.4s, v1.4s, v2.4s
	ldr	q2, [sp, #1472]
	fdiv	v12.4s, v13.4s, v4.4s
	fmul	v6.4s, v2.4s, v7.4s
	ldr	q2, [sp, #1664]
	ldr	q7, [sp, #1504]
	fmul	v10.4s, v2.4s, v5.4s
	ldr	q2, [sp, #1488]
	fmls	v16.4s, v6.4s, v2.4s
	ldp	q2, q3, [sp, #576]
	fmul	v22.4s, v7.4s, v6.4s
	fabs	v4.4s, v10.4s
	fcmlt	v31.4s, v10.4s, #0.0
	str	q10, [sp, #1360]
	fmls	v16.4s, v5.4s, v3.4s
	str	q22, [sp, #1872]
	fadd	v4.4s, v4.4s, v18.4s
	fmls	v16.4s, v0.4s, v2.4s
	ldr	q2, [sp, #560]
	fabs	v0.4s, v22.4s
	fcmlt	v22.4s, v22.4s, #0.0
	fdiv	v6.4s, v13.4s, v4.4s
	fmls	v16.4s, v1.4s, v2.4s
	ldr	q2, [sp, #1648]
	fadd	v4.4s, v0.4s, v18.4s
	ldr	q0, [sp, #1536]
	fmul	v5.4s, v0.4s, v1.4s
	ldr	q0, [sp, #1424]
	fmul	v16.4s, v2.4s, v16.4s
	fcmlt	v29.4s, v5.4s, #0.0
	str	q5, [sp, #1472]
	fabs	v17.4s, v16.4s
	fdiv	v3.4s, v13.4s, v4.4s
	ldr	q4, [sp, #768]
	fcmlt	v25.4s, v16.4s, #0.0
	str	q16, [sp, #1488]
	mov	v16.16b, v5.16b
	fadd	v1.4s, v17.4s, v18.4s
	fdiv	v17.4s, v13.4s, v1.4s
	fabs	v1.4s, v5.4s
	fmul	v5.4s, v8.4s, v12.4s
	str	q3, [sp, #1344]
	fadd	v1.4s, v1.4s, v18.4s
	fsub	v18.4s, v0.4s, v4.4s
	ldr	q4, [sp, #816]
	fsub	v20.4s, v4.4s, v0.4s
	ldr	q4, [sp, #1376]
	ldr	q0, [sp, #832]
	fsub	v23.4s, v4.4s, v0.4s
	ldr	q0, [sp, #784]
	str	q4, [sp, #1376]
	fsub	v24.4s, v0.4s, v4.4s
	bit	v20.16b, v18.16b, v22.16b
	mov	v22.16b, v25.16b
	ldr	q0, [sp, #1952]
	fdiv	v18.4s, v13.4s, v1.4s
	ldr	q1, [sp, #1456]
	str	q30, [sp, #1952]
	fcmlt	v30.4s, v9.4s, #0.0
	bsl	v22.16b, v23.16b, v24.16b
	fmul	v23.4s, v0.4s, v2.4s
	ldp	q0, q4, [sp, #848]
	fsub	v0.4s, v1.4s, v0.4s
	fsub	v24.4s, v4.4s, v1.4s
	ldr	q1, [sp, #1440]
	ldr	q4, [sp, #880]
	fmul	v23.4s, v2.4s, v23.4s
	ldr	q2, [sp, #1552]
	fmul	v9.4s, v22.4s, v17.4s
	fsub	v25.4s, v1.4s, v4.4s
	ldr	q4, [sp, #896]
	fsub	v12.4s, v13.4s, v2.4s
	bit	v24.16b, v0.16b, v31.16b
	ldr	q0, [sp, #432]
	fmul	v22.4s, v2.4s, v22.4s
	fsub	v26.4s, v4.4s, v1.4s
	ldr	q4, [sp, #1520]
	ldr	q1, [sp, #912]
	fsub	v27.4s, v4.4s, v1.4s
	fsub	v28.4s, v15.4s, v4.4s
	fmla	v12.4s, v2.4s, v23.4s
	fmul	v23.4s, v0.4s, v5.4s
	ldp	q0, q1, [sp, #496]
	fminnm	v10.4s, v1.4s, v13.4s
	bif	v25.16b, v26.16b, v30.16b
	fmul	v26.4s, v19.4s, v20.4s
	fmul	v20.4s, v20.4s, v3.4s
	ldr	q3, [sp, #320]
	fmul	v1.4s, v9.4s, v11.4s
	bif	v27.16b, v28.16b, v29.16b
	dup	v28.4s, w6
	ldr	q5, [sp, #1888]
	fminnm	v23.4s, v23.4s, v3.4s
	ldr	q3, [sp, #992]
	fcmgt	v22.4s, v22.4s, #0.0
	fminnm	v10.4s, v10.4s, v0.4s
	ldr	q0, [sp, #1408]
	fmul	v30.4s, v5.4s, v7.4s
	fminnm	v2.4s, v1.4s, v28.4s
	fcmgt	v9.4s, v8.4s, #0.0
	dup	v29.4s, w9
	fmul	v31.4s, v25.4s, v0.4s
	fcmgt	v0.4s, v3.4s, #0.0
	ldr	q3, [sp, #480]
	fmul	v25.4s, v14.4s, v25.4s
	fcmgt	v26.4s, v26.4s, #0.0
	fmul	v20.4s, v20.4s, v11.4s
	fminnm	v8.4s, v10.4s, v3.4s
	fmul	v10.4s, v27.4s, v18.4s
	fmaxnm	v23.4s, v23.4s, v29.4s
	bsl	v22.16b, v2.16b, v28.16b
	fmul	v29.4s, v7.4s, v30.4s
	ldr	q3, [sp, #1904]
	str	q0, [sp, #1648]
	fmul	v31.4s, v31.4s, v11.4s
	ldr	q2, [sp, #1664]
	fcmgt	v25.4s, v25.4s, #0.0
	orn	v30.16b, v0.16b, v9.16b
	bif	v20.16b, v28.16b, v26.16b
	fmul	v0.4s, v10.4s, v11.4s
	fmul	v7.4s, v3.4s, v2.4s
	fminnm	v26.4s, v8.4s, v21.4s
	movi	v8.4s, #63, lsl #24
	ldr	q3, [sp, #1520]
	fmul	v6.4s, v24.4s, v6.4s
	ldr	q4, [sp, #1600]
	ldr	q9, [sp, #1232]
	mov	v1.16b, v30.16b
	bsl	v25.16b, v31.16b, v28.16b
	fadd	v31.4s, v3.4s, v16.4s
	ldr	q16, [sp, #1440]
	str	q0, [sp, #1904]
	ldr	q0, [sp, #1280]
	fmul	v24.4s, v4.4s, v24.4s
	fmul	v8.4s, v18.4s, v8.4s
	fmul	v6.4s, v6.4s, v11.4s
	fminnm	v20.4s, v22.4s, v20.4s
	fadd	v5.4s, v16.4s, v0.4s
	ldr	q0, [sp, #1344]
	fmul	v22.4s, v2.4s, v7.4s
	ldr	q11, [sp, #1568]
	ldr	q7, [sp, #1776]
	bsl	v1.16b, v13.16b, v23.16b
	fmul	v21.4s, v9.4s, v0.4s
	ldr	q0, [sp, #1632]
	fcmgt	v24.4s, v24.4s, #0.0
	fmul	v23.4s, v11.4s, v27.4s
	fmul	v27.4s, v9.4s, v8.4s
	fmul	v17.4s, v9.4s, v17.4s
	fmul	v8.4s, v7.4s, v0.4s
	fsub	v30.4s, v13.4s, v4.4s
	fminnm	v9.4s, v31.4s, v15.4s
	ldr	q2, [sp, #1456]
	ldr	q7, [sp, #1360]
	ldr	q10, [sp, #256]
	bsl	v24.16b, v6.16b, v28.16b
	mov	v6.16b, v28.16b
	fsub	v28.4s, v13.4s, v19.4s
	fadd	v7.4s, v2.4s, v7.4s
	fmul	v18.4s, v10.4s, v18.4s
	fmul	v8.4s, v0.4s, v8.4s
	ldp	q10, q0, [sp, #896]
	fmla	v30.4s, v4.4s, v22.4s
	ldr	q4, [sp, #1424]
	str	q1, [sp, #1552]
	fminnm	v17.4s, v1.4s, v17.4s
	fmaxnm	v22.4s, v9.4s, v0.4s
	ldr	q0, [sp, #1872]
	fminnm	v20.4s, v20.4s, v24.4s
	fminnm	v10.4s, v5.4s, v10.4s
	fcmgt	v23.4s, v23.4s, #0.0
	fmla	v28.4s, v19.4s, v29.4s
	fadd	v24.4s, v4.4s, v0.4s
	ldp	q0, q1, [sp, #864]
	fminnm	v19.4s, v26.4s, v12.4s
	fminnm	v18.4s, v27.4s, v18.4s
	ldr	q15, [sp, #816]
	ldr	q9, [sp, #1488]
	ldr	q12, [sp, #1376]
	mov	w9, #46871
	fminnm	v27.4s, v7.4s, v0.4s
	ldr	q0, [sp, #1904]
	fmaxnm	v26.4s, v10.4s, v1.4s
	ldr	q10, [sp, #1536]
	fminnm	v1.4s, v17.4s, v21.4s
	fminnm	v17.4s, v20.4s, v25.4s
	bsl	v23.16b, v0.16b, v6.16b
	ldr	q0, [sp, #1968]
	fminnm	v19.4s, v19.4s, v28.4s
	fcmeq	v28.4s, v31.4s, v22.4s
	fcmeq	v22.4s, v22.4s, v3.4s
	fminnm	v29.4s, v24.4s, v15.4s
	fmul	v20.4s, v0.4s, v10.4s
	ldr	q0, [sp, #848]
	fcmeq	v3.4s, v5.4s, v26.4s
	fcmeq	v26.4s, v26.4s, v16.4s
	fminnm	v16.4s, v1.4s, v18.4s
	fsub	v25.4s, v13.4s, v14.4s
	fmaxnm	v27.4s, v27.4s, v0.4s
	movi	v0.4s, #16
	fminnm	v19.4s, v19.4s, v30.4s
	bic	v22.16b, v22.16b, v28.16b
	ldp	q31, q30, [sp, #768]
	fminnm	v17.4s, v17.4s, v23.4s
	fadd	v18.4s, v12.4s, v9.4s
	fmul	v20.4s, v10.4s, v20.4s
	fsub	v21.4s, v13.4s, v11.4s
	bic	v3.16b, v26.16b, v3.16b
	fmla	v25.4s, v14.4s, v8.4s
	fmaxnm	v23.4s, v29.4s, v31.4s
	fcmeq	v7.4s, v7.4s, v27.4s
	fcmeq	v26.4s, v27.4s, v2.4s
	ldr	q27, [sp, #944]
	and	v22.16b, v22.16b, v0.16b
	movi	v0.4s, #8
	fcmgt	v29.4s, v16.4s, v17.4s
	fminnm	v28.4s, v18.4s, v30.4s
	mov	v1.16b, v4.16b
	fcmgt	v27.4s, v6.4s, v27.4s
	fmla	v21.4s, v11.4s, v20.4s
	fminnm	v19.4s, v19.4s, v25.4s
	fcmeq	v20.4s, v24.4s, v23.4s
	fcmeq	v23.4s, v23.4s, v4.4s
	bic	v24.16b, v26.16b, v7.16b
	and	v3.16b, v3.16b, v0.16b
	movi	v0.4s, #4
	ldr	q4, [sp, #832]
	movk	w9, #14545, lsl #16
	str	q6, [sp, #1888]
	ldr	q7, [sp, #1648]
	and	v5.16b, v27.16b, v29.16b
	fmaxnm	v25.4s, v28.4s, v4.4s
	fminnm	v19.4s, v19.4s, v21.4s
	bic	v20.16b, v23.16b, v20.16b
	orr	v22.16b, v3.16b, v22.16b
	mov	v10.16b, v2.16b
	and	v23.16b, v24.16b, v0.16b
	movi	v0.4s, #2
	ldr	q2, [sp, #1872]
	mov	v3.16b, v5.16b
	ldr	q27, [sp, #1520]
	str	q5, [sp, #1968]
	fcmeq	v21.4s, v25.4s, v12.4s
	ldr	q5, [sp, #1472]
	ldr	q8, [sp, #368]
	orr	v22.16b, v22.16b, v23.16b
	mov	v23.16b, v12.16b
	ldr	q14, [sp, #1840]
	bsl	v3.16b, v17.16b, v16.16b
	fcmeq	v17.4s, v18.4s, v25.4s
	dup	v18.4s, w9
	and	v20.16b, v20.16b, v0.16b
	ldr	q16, [sp, #960]
	ldr	q0, [sp, #928]
	mov	w9, #52429
	fsub	v6.4s, v16.4s, v0.4s
	fcmgt	v18.4s, v18.4s, v19.4s
	ldr	q0, [sp, #912]
	bic	v17.16b, v21.16b, v17.16b
	orr	v19.16b, v22.16b, v20.16b
	fmla	v23.4s, v3.4s, v9.4s
	mov	v20.16b, v1.16b
	movk	w9, #48972, lsl #16
	fcmgt	v11.4s, v6.4s, #0.0
	sub	v17.4s, v19.4s, v17.4s
	and	v19.16b, v7.16b, v18.16b
	fminnm	v21.4s, v23.4s, v30.4s
	fmla	v20.4s, v3.4s, v2.4s
	mov	v23.16b, v27.16b
	str	q6, [sp, #1904]
	ldr	q6, [sp, #1552]
	ldr	q2, [sp, #800]
	cmeq	v22.4s, v17.4s, #0
	orn	v16.16b, v19.16b, v11.16b
	fmla	v23.4s, v3.4s, v5.4s
	fdiv	v26.4s, v13.4s, v6.4s
	fmaxnm	v21.4s, v21.4s, v4.4s
	fminnm	v24.4s, v20.4s, v15.4s
	ldr	q5, [sp, #1744]
	orn	v4.16b, v16.16b, v22.16b
	fminnm	v22.4s, v23.4s, v2.4s
	ldp	q9, q2, [sp, #528]
	mov	v15.16b, v4.16b
	mov	v20.16b, v4.16b
	fmaxnm	v22.4s, v22.4s, v0.4s
	ldp	q29, q0, [sp, #400]
	bsl	v15.16b, v12.16b, v21.16b
	fmaxnm	v21.4s, v24.4s, v31.4s
	fmov	v31.4s, #1.00000000
	bsl	v20.16b, v27.16b, v22.16b
	bit	v21.16b, v1.16b, v4.16b
	fsub	v25.4s, v15.4s, v12.4s
	ldr	q12, [sp, #304]
	fsub	v22.4s, v20.4s, v27.4s
	fsub	v24.4s, v21.4s, v1.4s
	bif	v0.16b, v25.16b, v4.16b
	ldr	q1, [sp, #1856]
	str	q21, [sp, #1424]
	mov	v21.16b, v15.16b
	mov	v28.16b, v1.16b
	bif	v8.16b, v22.16b, v4.16b
	bif	v29.16b, v24.16b, v4.16b
	fmul	v23.4s, v26.4s, v0.4s
	str	q8, [sp, #368]
	stp	q29, q0, [sp, #400]
	ldr	q0, [sp, #1808]
	fmul	v29.4s, v26.4s, v29.4s
	fmul	v26.4s, v26.4s, v8.4s
	mov	v8.16b, v14.16b
	fmul	v27.4s, v0.4s, v2.4s
	ldr	q0, [sp, #1680]
	fmls	v28.4s, v23.4s, v0.4s
	ldr	q0, [sp, #1696]
	fmul	v30.4s, v9.4s, v27.4s
	fmls	v28.4s, v29.4s, v0.4s
	ldr	q0, [sp, #1792]
	fmls	v31.4s, v30.4s, v30.4s
	fmls	v28.4s, v26.4s, v0.4s
	ldr	q0, [sp, #752]
	fmaxnm	v31.4s, v31.4s, v0.4s
	ldr	q0, [sp, #1824]
	fmls	v8.4s, v23.4s, v0.4s
	fmul	v23.4s, v2.4s, v28.4s
	ldr	q0, [sp, #1712]
	fdiv	v28.4s, v13.4s, v31.4s
	fmls	v8.4s, v29.4s, v0.4s
	fneg	v29.4s, v23.4s
	ldr	q0, [sp, #1728]
	fmls	v8.4s, v26.4s, v0.4s
	fmul	v26.4s, v30.4s, v29.4s
	ldr	q0, [sp, #1440]
	fmla	v26.4s, v9.4s, v8.4s
	fdiv	v30.4s, v13.4s, v10.4s
	fneg	v8.4s, v2.4s
	fmul	v26.4s, v28.4s, v26.4s
	dup	v28.4s, w9
	fmul	v27.4s, v27.4s, v8.4s
	fmul	v29.4s, v0.4s, v28.4s
	fmul	v26.4s, v9.4s, v26.4s
	fmul	v26.4s, v6.4s, v26.4s
	fmaxnm	v26.4s, v26.4s, v29.4s
	ldp	q31, q29, [sp, #880]
	fadd	v26.4s, v0.4s, v26.4s
	fminnm	v29.4s, v26.4s, v29.4s
	fsqrt	v26.4s, v5.4s
	ldr	q5, [sp, #1888]
	fmaxnm	v29.4s, v29.4s, v31.4s
	fmul	v31.4s, v2.4s, v23.4s
	mov	v23.16b, v4.16b
	ldr	q2, [sp, #1664]
	bsl	v23.16b, v0.16b, v29.16b
	fmul	v29.4s, v2.4s, v30.4s
	fmul	v31.4s, v6.4s, v31.4s
	fmov	v2.4s, #0.25000000
	fcmge	v6.4s, v3.4s, v6.4s
	fsub	v30.4s, v23.4s, v0.4s
	fcmgt	v8.4s, v26.4s, v12.4s
	ldr	q0, [sp, #336]
	bif	v12.16b, v26.16b, v4.16b
	fmul	v9.4s, v0.4s, v2.4s
	ldr	q2, [sp, #1920]
	fmla	v31.4s, v30.4s, v27.4s
	fmul	v27.4s, v10.4s, v28.4s
	orr	v8.16b, v18.16b, v8.16b
	fmul	v28.4s, v29.4s, v26.4s
	str	q12, [sp, #304]
	mov	v12.16b, v23.16b
	fmaxnm	v27.4s, v31.4s, v27.4s
	and	v31.16b, v7.16b, v8.16b
	movi	v8.4s, #65, lsl #24
	bsl	v31.16b, v9.16b, v0.16b
	movi	v9.2d, #0000000000000000
	fmul	v28.4s, v28.4s, v8.4s
	fmov	v8.4s, #10.00000000
	fadd	v27.4s, v10.4s, v27.4s
	fmla	v9.4s, v25.4s, v2.4s
	ldr	q2, [sp, #864]
	bit	v0.16b, v31.16b, v11.16b
	fmul	v8.4s, v26.4s, v8.4s
	fminnm	v28.4s, v26.4s, v28.4s
	fminnm	v27.4s, v27.4s, v2.4s
	orn	v2.16b, v18.16b, v7.16b
	ldr	q7, [sp, #1968]
	str	q0, [sp, #336]
	ldr	q0, [sp, #432]
	fmul	v8.4s, v26.4s, v8.4s
	fcmge	v25.4s, v31.4s, v28.4s
	ldr	s28, [x29, #16]
	bif	v0.16b, v3.16b, v4.16b
	movi	v3.4s, #16
	fmov	v31.4s, #-1.00000000
	fmul	s18, s28, s28
	fmul	v29.4s, v29.4s, v8.4s
	ldr	q8, [sp, #1936]
	str	q0, [sp, #432]
	ldr	q0, [sp, #992]
	fmla	v9.4s, v24.4s, v8.4s
	mvn	v24.16b, v25.16b
	ldr	q25, [sp, #848]
	dup	v18.4s, v18.s[0]
	fmaxnm	v25.4s, v27.4s, v25.4s
	mov	v27.16b, v2.16b
	orn	v6.16b, v24.16b, v6.16b
	dup	v24.4s, v28.s[0]
	ldr	q28, [sp, #1984]
	fmla	v9.4s, v22.4s, v28.4s
	mov	v22.16b, v4.16b
	bsl	v27.16b, v5.16b, v29.16b
	orr	v6.16b, v19.16b, v6.16b
	bsl	v22.16b, v10.16b, v25.16b
	ldr	q25, [sp, #1952]
	fmla	v9.4s, v30.4s, v14.4s
	fcmge	v24.4s, v24.4s, v27.4s
	shl	v6.4s, v6.4s, #31
	fcmge	v18.4s, v18.4s, v25.4s
	mov	v14.16b, v20.16b
	fsub	v19.4s, v22.4s, v10.4s
	cmge	v6.4s, v6.4s, #0
	str	q22, [sp, #1456]
	and	v18.16b, v24.16b, v18.16b
	and	v6.16b, v6.16b, v13.16b
	fmla	v9.4s, v19.4s, v1.4s
	ldr	q1, [sp, #1760]
	bit	v1.16b, v5.16b, v2.16b
	ldr	q2, [sp, #1904]
	bic	v5.16b, v17.16b, v16.16b
	ldr	q16, [sp, #928]
	ldr	q17, [sp, #464]
	bit	v0.16b, v6.16b, v11.16b
	bic	v2.16b, v2.16b, v18.16b
	bic	v7.16b, v9.16b, v7.16b
	fadd	v2.4s, v16.4s, v2.4s
	ldr	q16, [sp, #1248]
	fcmgt	v16.4s, v17.4s, v16.4s
	ldr	q17, [sp, #288]
	orr	v5.16b, v5.16b, v17.16b
	ldr	q17, [sp, #976]
	bit	v17.16b, v1.16b, v11.16b
	movi	v1.4s, #4
	and	v24.16b, v16.16b, v2.16b
	and	v9.16b, v4.16b, v5.16b
	movi	v2.4s, #8
	stp	q17, q0, [sp, #976]
	ldr	q0, [sp, #352]
	bif	v0.16b, v30.16b, v4.16b
	movi	d30, #0000000000000000
	str	q0, [sp, #352]
	ldr	q0, [sp, #384]
	bif	v0.16b, v19.16b, v4.16b
	str	q0, [sp, #384]
	ldr	q0, [sp, #448]
	bif	v0.16b, v7.16b, v4.16b
	str	q0, [sp, #448]
	movi	v0.4s, #2
235:
	and	v0.16b, v9.16b, v0.16b
	and	v1.16b, v9.16b, v1.16b
	str	q9, [sp, #288]
	and	v2.16b, v9.16b, v2.16b
	and	v3.16b, v9.16b, v3.16b
	xtn	v4.4h, v9.4s
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
236:
	fadd	s0, s24, s30
	mov	s1, v24.s[1]
	fdiv	v16.4s, v13.4s, v14.4s
	str	q24, [sp, #960]
	str	q14, [sp, #1232]
	str	q21, [sp, #1376]
	fadd	s0, s0, s1
	mov	s1, v24.s[2]
	fadd	s0, s0, s1
	mov	s1, v24.s[3]
	fadd	s20, s0, s1
	str	q16, [sp, #1408]
	str	q20, [sp, #1360]
	cbz	w15, 241f
	movi	v18.4s, #191, lsl #24
	dup	v0.4s, w4
	mov	w13, #39322
	fmov	v5.4s, #1.00000000
	movk	w13, #16025, lsl #16
	str	q12, [sp, #1440]
	dup	v1.4s, w13
	mov	w13, #-1028784128
	fmov	v12.4s, #1.00000000
	fmul	v17.4s, v16.4s, v0.4s
	mov	v11.16b, v21.16b
	mov	x9, xzr
	fsub	v0.4s, v18.4s, v21.4s
	add	x14, x16, #32
	str	q1, [sp, #1984]
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
	str	q1, [sp, #1968]
	fmaxnm	v0.4s, v0.4s, v1.4s
	fdiv	v5.4s, v13.4s, v5.4s
	movk	w13, #48945, lsl #16
	dup	v1.4s, w13
	mov	w13, #39845
	fmov	s13, #0.50000000
	movk	w13, #16120, lsl #16
	dup	v20.4s, w13
	mov	w13, #41373
	fmul	v7.4s, v0.4s, v6.4s
	movk	w13, #48644, lsl #16
	str	q1, [sp, #1952]
	dup	v2.4s, w13
	mov	w13, #48782
	movk	w13, #46527, lsl #16
	str	q20, [sp, #1936]
	frintn	v23.4s, v7.4s
	str	q2, [sp, #1920]
	fmla	v0.4s, v1.4s, v23.4s
	dup	v1.4s, w13
	mov	w13, #9358
	fmla	v20.4s, v2.4s, v5.4s
	movk	w13, #48899, lsl #16
	dup	v24.4s, w13
	mov	w13, #14148
	movk	w13, #16140, lsl #16
	str	q1, [sp, #1904]
	fmla	v0.4s, v1.4s, v23.4s
	str	q24, [sp, #1888]
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
	mov	v1.16b, v31.16b
	fmla	v10.4s, v0.4s, v8.4s
	dup	v8.4s, w13
	fmla	v1.4s, v5.4s, v9.4s
	mov	v9.16b, v8.16b
	fmla	v12.4s, v0.4s, v10.4s
	shl	v0.4s, v23.4s, #23
	fcmlt	v23.4s, v4.4s, #0.0
	fmla	v9.4s, v5.4s, v1.4s
	movi	v1.4s, #63, lsl #24
	fmul	v0.4s, v12.4s, v0.4s
	fmul	v10.4s, v5.4s, v9.4s
	dup	v5.4s, w26
	fmul	v9.4s, v16.4s, v5.4s
	mov	v5.16b, v23.16b
	fmul	v23.4s, v10.4s, v0.4s
	dup	v10.4s, w23
	bsl	v5.16b, v18.16b, v1.16b
	movi	v18.4s, #192, lsl #24
	fmul	v10.4s, v16.4s, v10.4s
	fmul	v16.4s, v17.4s, v9.4s
	fmul	v12.4s, v5.4s, v23.4s
237:
	ucvtf	s23, x9
	ldr	q1, [sp, #1968]
	fmov	v14.4s, #1.00000000
	ldr	q7, [sp, #1984]
	mov	v21.16b, v2.16b
	ldr	q19, [sp, #1888]
	add	x9, x9, #1
	cmp	x15, x9
	fadd	s23, s23, s13
	dup	v23.4s, v23.s[0]
	fsub	v23.4s, v23.4s, v11.4s
	fmul	v13.4s, v3.4s, v23.4s
	fneg	v23.4s, v13.4s
	fabs	v15.4s, v13.4s
	fmul	v17.4s, v13.4s, v18.4s
	fmul	v23.4s, v13.4s, v23.4s
	fmla	v14.4s, v7.4s, v15.4s
	fmov	v7.4s, #1.00000000
	ldr	q15, [sp, #1936]
	fmaxnm	v23.4s, v23.4s, v1.4s
	fdiv	v14.4s, v7.4s, v14.4s
	ldr	q7, [sp, #1952]
	fmul	v1.4s, v23.4s, v6.4s
	frintn	v1.4s, v1.4s
	fmla	v23.4s, v7.4s, v1.4s
	ldr	q7, [sp, #1904]
	fmla	v23.4s, v7.4s, v1.4s
	ldr	q7, [sp, #1920]
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
	fmul	v1.4s, v16.4s, v1.4s
	fsub	v19.4s, v12.4s, v21.4s
	fmla	v4.4s, v9.4s, v17.4s
	mov	v12.16b, v21.16b
	stp	q7, q1, [x14]
	ldr	q7, [sp, #1408]
	fadd	v5.4s, v5.4s, v19.4s
	fmul	v4.4s, v7.4s, v4.4s
	stp	q5, q0, [x14, #-32]
	mov	v0.16b, v23.16b
	mov	v5.16b, v14.16b
	str	q4, [x14, #32]
	mov	v4.16b, v13.16b
	fmov	s13, #0.50000000
	add	x14, x14, #80
	b.ne	237b
	movi	v23.4s, #191, lsl #24
	ldr	q0, [sp, #1424]
	fmov	v4.4s, #1.00000000
	ldr	q7, [sp, #1984]
	ldr	q17, [sp, #1952]
	ldr	q19, [sp, #1904]
	mov	v21.16b, v26.16b
	ldr	q11, [sp, #1408]
	mov	x9, xzr
	mov	x14, x21
	fsub	v0.4s, v23.4s, v0.4s
	fmul	v0.4s, v3.4s, v0.4s
	fabs	v1.4s, v0.4s
	fneg	v5.4s, v0.4s
	fmla	v4.4s, v7.4s, v1.4s
	fmul	v1.4s, v0.4s, v5.4s
	fmov	v5.4s, #1.00000000
	ldr	q7, [sp, #1936]
	fdiv	v5.4s, v5.4s, v4.4s
	ldr	q4, [sp, #1968]
	fmaxnm	v1.4s, v1.4s, v4.4s
	fmul	v4.4s, v1.4s, v6.4s
	frintn	v4.4s, v4.4s
	fmla	v1.4s, v17.4s, v4.4s
	ldr	q17, [sp, #1920]
	fmla	v7.4s, v17.4s, v5.4s
	ldr	q17, [sp, #1888]
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
	bsl	v12.16b, v23.16b, v15.16b
	fmul	v5.4s, v12.4s, v1.4s
238:
	ucvtf	s1, x9
	ldr	q7, [sp, #1424]
	ldr	q21, [sp, #1984]
	ldr	q23, [sp, #1888]
	fmov	v14.4s, #1.00000000
	add	x9, x9, #1
	cmp	x15, x9
	fadd	s1, s1, s13
	dup	v1.4s, v1.s[0]
	fsub	v1.4s, v1.4s, v7.4s
	ldr	q7, [sp, #1968]
	fmul	v13.4s, v3.4s, v1.4s
	fneg	v1.4s, v13.4s
	fabs	v17.4s, v13.4s
	fmul	v15.4s, v13.4s, v18.4s
	fmul	v1.4s, v13.4s, v1.4s
	fmaxnm	v1.4s, v1.4s, v7.4s
	fmov	v7.4s, #1.00000000
	fmul	v19.4s, v1.4s, v6.4s
	fmla	v7.4s, v21.4s, v17.4s
	ldr	q21, [sp, #1920]
	frintn	v17.4s, v19.4s
	fmov	v19.4s, #1.00000000
	fdiv	v7.4s, v19.4s, v7.4s
	ldr	q19, [sp, #1952]
	fmla	v1.4s, v19.4s, v17.4s
	ldr	q19, [sp, #1904]
	fmla	v1.4s, v19.4s, v17.4s
	ldr	q19, [sp, #1936]
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
	fmul	v7.4s, v16.4s, v17.4s
	fadd	v5.4s, v19.4s, v5.4s
	fmul	v0.4s, v11.4s, v0.4s
	stp	q1, q7, [x14]
	stp	q5, q4, [x14, #-32]
	mov	v4.16b, v23.16b
	mov	v5.16b, v14.16b
	str	q0, [x14, #32]
	mov	v0.16b, v13.16b
	fmov	s13, #0.50000000
	add	x14, x14, #80
	b.ne	238b
	movi	d0, #0000000000000000
	ldr	q1, [sp, #1360]
	movi	v29.2d, #0000000000000000
	movi	v17.2d, #0000000000000000
	movi	v28.2d, #0000000000000000
	ldr	q9, [sp, #1456]
	movi	v25.2d, #0000000000000000
	movi	v2.2d, #0000000000000000
	mov	x9, xzr
	movi	v27.2d, #0000000000000000
	movi	v22.2d, #0000000000000000
	mov	x14, x11
	fcmgt	v0.4s, v1.4s, v0.4s
	movi	v1.2d, #0000000000000000
	movi	v26.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
	movi	v15.2d, #0000000000000000
	movi	v23.2d, #0000000000000000
	movi	v21.2d, #0000000000000000
	movi	v10.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v7.2d, #0000000000000000
	movi	v30.2d, #0000000000000000
	str	q1, [sp, #1952]
	dup	v0.4s, v0.s[0]
	movi	v8.2d, #0000000000000000
	str	q1, [sp, #1872]
	movi	v16.2d, #0000000000000000
	movi	v20.2d, #0000000000000000
	str	q1, [sp, #1888]
	movi	v6.2d, #0000000000000000
	str	q1, [sp, #1904]
	str	q1, [sp, #1824]
	str	q1, [sp, #1808]
	str	q1, [sp, #1968]
	str	q1, [sp, #1664]
	str	q1, [sp, #1648]
	ldr	q1, [sp, #992]
	and	v19.16b, v0.16b, v1.16b
239:
	add	x13, x9, x15
	str	q7, [sp, #1616]
	movi	v12.2d, #0000000000000000
	madd	x13, x13, x5, x16
	str	q16, [sp, #1552]
	movi	v3.2d, #0000000000000000
	str	q6, [sp, #1504]
	movi	v11.2d, #0000000000000000
	movi	v24.2d, #0000000000000000
	str	q20, [sp, #1536]
	movi	v6.2d, #0000000000000000
	movi	v20.2d, #0000000000000000
	str	q30, [sp, #1584]
	movi	v30.2d, #0000000000000000
	add	x17, x16, #32
	str	q5, [sp, #1632]
	fmov	v5.4s, #1.00000000
	mov	x0, x14
	ldp	q7, q0, [x13]
	str	q4, [sp, #1776]
	ldp	q16, q1, [x13, #32]
	str	q2, [sp, #1984]
	str	q25, [sp, #1840]
	movi	v25.2d, #0000000000000000
	movi	v2.2d, #0000000000000000
	str	q28, [sp, #1856]
	movi	v28.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
	str	q27, [sp, #1680]
	fmul	v14.4s, v9.4s, v7.4s
	movi	v27.2d, #0000000000000000
	str	q22, [sp, #1696]
	movi	v22.2d, #0000000000000000
	mov	x1, x15
	str	q26, [sp, #1712]
	movi	v26.2d, #0000000000000000
	str	q10, [sp, #1728]
	movi	v10.2d, #0000000000000000
	str	q0, [sp, #1520]
	movi	v0.2d, #0000000000000000
	str	q15, [sp, #1744]
	ldr	q15, [sp, #1440]
	str	q1, [sp, #1472]
	ldr	q1, [x13, #64]
	str	q8, [sp, #1568]
	str	q18, [sp, #1600]
	str	q23, [sp, #1760]
	str	q29, [sp, #1920]
	str	q17, [sp, #1936]
	str	q21, [sp, #1792]
	str	q1, [sp, #1488]
240:
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
	fadd	v12.4s, v12.4s, v8.4s
	fmla	v3.4s, v1.4s, v8.4s
	fmla	v26.4s, v1.4s, v9.4s
	fadd	v22.4s, v22.4s, v9.4s
	fmla	v2.4s, v18.4s, v9.4s
	fmla	v28.4s, v1.4s, v13.4s
	fadd	v11.4s, v11.4s, v13.4s
	fmla	v30.4s, v18.4s, v13.4s
	fmla	v10.4s, v23.4s, v13.4s
	b.ne	240b
	ldr	q5, [sp, #1664]
	ldr	q9, [sp, #1456]
	movi	v17.2d, #0000000000000000
	ldr	q31, [sp, #1520]
	movi	v29.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	fmla	v5.4s, v27.4s, v7.4s
	fmul	v1.4s, v9.4s, v16.4s
	movi	v27.2d, #0000000000000000
	fmul	v23.4s, v9.4s, v31.4s
	movi	v21.2d, #0000000000000000
	movi	v13.2d, #0000000000000000
	fmla	v17.4s, v2.4s, v14.4s
	movi	v8.2d, #0000000000000000
	ldr	q15, [sp, #1744]
	fmla	v29.4s, v26.4s, v7.4s
	add	x9, x9, #1
	add	x14, x14, x10
	str	q5, [sp, #1664]
	ldr	q5, [sp, #1648]
	fmla	v18.4s, v3.4s, v1.4s
	fmla	v27.4s, v26.4s, v23.4s
	fmla	v21.4s, v3.4s, v23.4s
	cmp	x9, x15
	fmla	v5.4s, v0.4s, v7.4s
	movi	v0.2d, #0000000000000000
	fmla	v13.4s, v3.4s, v7.4s
	movi	v3.2d, #0000000000000000
	fmla	v8.4s, v28.4s, v1.4s
	fmla	v18.4s, v28.4s, v14.4s
	ldr	q28, [sp, #1856]
	str	q5, [sp, #1648]
	movi	v5.2d, #0000000000000000
	fmla	v0.4s, v26.4s, v1.4s
	ldr	q26, [sp, #1824]
	fmla	v3.4s, v12.4s, v1.4s
	fmla	v8.4s, v10.4s, v14.4s
	fmla	v28.4s, v6.4s, v7.4s
	ldr	q10, [sp, #1728]
	fadd	v2.4s, v22.4s, v5.4s
	fadd	v22.4s, v12.4s, v5.4s
	fmla	v0.4s, v30.4s, v14.4s
	ldr	q30, [sp, #1584]
	fmla	v3.4s, v11.4s, v14.4s
	fmla	v30.4s, v4.4s, v16.4s
	fmla	v26.4s, v2.4s, v14.4s
	ldr	q2, [sp, #1808]
	fmla	v15.4s, v0.4s, v14.4s
	ldr	q0, [sp, #1760]
	fadd	v10.4s, v10.4s, v3.4s
	fmla	v2.4s, v22.4s, v7.4s
	fmla	v0.4s, v18.4s, v23.4s
	str	q26, [sp, #1824]
	ldr	q26, [sp, #1712]
	str	q2, [sp, #1808]
	ldr	q2, [sp, #1952]
	fmla	v26.4s, v22.4s, v23.4s
	ldr	q22, [sp, #1696]
	fmla	v2.4s, v17.4s, v14.4s
	ldr	q17, [sp, #1968]
	fmla	v22.4s, v13.4s, v23.4s
	fmla	v17.4s, v18.4s, v1.4s
	str	q2, [sp, #1952]
	ldr	q2, [sp, #1984]
	fmla	v2.4s, v6.4s, v1.4s
	ldr	q1, [sp, #1872]
	fmla	v17.4s, v8.4s, v14.4s
	ldr	q8, [sp, #1568]
	fmla	v1.4s, v27.4s, v14.4s
	ldr	q27, [sp, #1680]
	fmla	v8.4s, v20.4s, v31.4s
	str	q17, [sp, #1968]
	ldr	q17, [sp, #1936]
	fmla	v27.4s, v29.4s, v14.4s
	ldr	q29, [sp, #1920]
	fmla	v2.4s, v20.4s, v14.4s
	str	q1, [sp, #1872]
	ldr	q1, [sp, #1888]
	fmla	v17.4s, v6.4s, v23.4s
	fmla	v29.4s, v4.4s, v14.4s
	fmla	v1.4s, v21.4s, v23.4s
	ldr	q21, [sp, #1792]
	mov	v23.16b, v0.16b
	fadd	v0.4s, v25.4s, v5.4s
	ldr	q5, [sp, #1632]
	ldr	q25, [sp, #1840]
	fmla	v21.4s, v18.4s, v7.4s
	ldr	q18, [sp, #1600]
	fmla	v5.4s, v4.4s, v31.4s
	ldr	q4, [sp, #1488]
	fadd	v25.4s, v25.4s, v24.4s
	str	q1, [sp, #1888]
	ldr	q1, [sp, #1904]
	fmla	v18.4s, v20.4s, v7.4s
	fmla	v1.4s, v13.4s, v7.4s
	ldr	q7, [sp, #1616]
	fmla	v7.4s, v6.4s, v16.4s
	str	q1, [sp, #1904]
	ldr	q1, [sp, #1536]
	fmla	v1.4s, v20.4s, v16.4s
	ldr	q16, [sp, #1552]
	mov	v20.16b, v1.16b
	ldr	q1, [sp, #1472]
	fmla	v16.4s, v6.4s, v1.4s
	ldr	q1, [sp, #1504]
	fmla	v1.4s, v6.4s, v4.4s
	ldr	q4, [sp, #1776]
	fadd	v4.4s, v4.4s, v0.4s
	mov	v6.16b, v1.16b
	b.ne	239b
	ldr	q0, [sp, #1648]
	fadd	v1.4s, v16.4s, v8.4s
	str	q2, [sp, #1984]
	fmov	v13.4s, #1.00000000
	fmov	v31.4s, #-1.00000000
	ldr	q12, [sp, #1440]
	fadd	v0.4s, v6.4s, v0.4s
	ldr	q14, [sp, #1968]
	ldr	q11, [sp, #1888]
	ldr	q24, [sp, #1952]
	str	q4, [sp, #1776]
	str	q1, [sp, #1792]
	mov	v1.16b, v5.16b
	fadd	v0.4s, v20.4s, v0.4s
	fadd	v2.4s, v20.4s, v0.4s
	ldr	q0, [sp, #1664]
	ldr	q20, [sp, #1360]
	fadd	v0.4s, v30.4s, v0.4s
	ldr	q30, [sp, #1872]
	b	242f
241:
	fcmgt	v0.4s, v20.4s, v30.4s
	movi	v4.2d, #0000000000000000
	ldr	q9, [sp, #1456]
	movi	v7.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v1.2d, #0000000000000000
	movi	v14.2d, #0000000000000000
	movi	v10.2d, #0000000000000000
	movi	v21.2d, #0000000000000000
	movi	v23.2d, #0000000000000000
	movi	v15.2d, #0000000000000000
	movi	v26.2d, #0000000000000000
	str	q4, [sp, #1792]
	ldr	q4, [sp, #992]
	dup	v3.4s, v0.s[0]
	movi	v0.2d, #0000000000000000
	movi	v22.2d, #0000000000000000
	movi	v27.2d, #0000000000000000
	movi	v11.2d, #0000000000000000
	movi	v30.2d, #0000000000000000
	movi	v24.2d, #0000000000000000
	movi	v25.2d, #0000000000000000
	movi	v28.2d, #0000000000000000
	movi	v17.2d, #0000000000000000
	movi	v29.2d, #0000000000000000
	movi	v2.2d, #0000000000000000
	and	v19.16b, v3.16b, v4.16b
	str	q0, [sp, #1776]
	str	q0, [sp, #1808]
	str	q0, [sp, #1824]
	str	q0, [sp, #1904]
	str	q0, [sp, #1984]
242:
	fdiv	v3.4s, v31.4s, v9.4s
	movi	v8.2d, #0000000000000000
	fmul	v5.4s, v19.4s, v9.4s
	fneg	v6.4s, v18.4s
	movi	v16.2d, #0000000000000000
	mov	v9.16b, v7.16b
	mov	w9, #56135
	str	q29, [sp, #1920]
	fcmp	s20, #0.0
	movk	w9, #15947, lsl #16
	str	q17, [sp, #1936]
	fmul	v4.4s, v7.4s, v8.4s
	fneg	v7.4s, v7.4s
	fmls	v15.4s, v0.4s, v5.4s
	fmul	v6.4s, v5.4s, v6.4s
	ldr	q0, [sp, #1792]
	str	q16, [sp, #928]
	fadd	v16.4s, v9.4s, v18.4s
	dup	v9.4s, w9
	mov	w9, #55248
	fmls	v23.4s, v0.4s, v5.4s
	ldr	q0, [sp, #1408]
	movk	w9, #48767, lsl #16
	fmla	v4.4s, v8.4s, v18.4s
	fmls	v30.4s, v1.4s, v5.4s
	str	q15, [sp, #1744]
	fmla	v24.4s, v0.4s, v6.4s
	dup	v1.4s, w27
	dup	v15.4s, w28
	fmls	v21.4s, v16.4s, v19.4s
	dup	v18.4s, w25
	dup	v8.4s, w3
	str	q10, [sp, #1728]
	fadd	v2.4s, v2.4s, v4.4s
	fmul	v4.4s, v5.4s, v7.4s
	mov	v7.16b, v30.16b
	fmul	v3.4s, v19.4s, v3.4s
	str	q24, [sp, #1952]
	mvni	v24.4s, #127, msl #16
	str	q21, [sp, #1792]
	str	q26, [sp, #1712]
	fmla	v11.4s, v0.4s, v4.4s
	fmls	v14.4s, v2.4s, v5.4s
	str	q28, [sp, #1856]
	fmla	v27.4s, v29.4s, v3.4s
	dup	v29.4s, w9
	mov	w9, #39482
	movk	w9, #15909, lsl #16
	fmla	v22.4s, v17.4s, v3.4s
	dup	v17.4s, w30
	dup	v19.4s, w9
	mov	w9, #51410
	str	q25, [sp, #1840]
	movk	w9, #48686, lsl #16
	str	q14, [sp, #1968]
	dup	v5.4s, w9
	str	q27, [sp, #1680]
	str	q22, [sp, #1696]
	str	q23, [sp, #1760]
	str	q30, [sp, #1872]
	str	q11, [sp, #1888]
	b.le	245f
	ldr	q2, [sp, #1248]
	ldr	q3, [sp, #960]
	fmov	v0.4s, #12.00000000
	fadd	v2.4s, v3.4s, v2.4s
	fcmge	v0.4s, v2.4s, v0.4s
	str	q2, [sp, #1248]
	and	v0.16b, v0.16b, v13.16b
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
	b.le	245f
	ldr	q30, [sp, #1424]
	cbz	w15, 246f
	movi	v0.2d, #0000000000000000
	mov	x9, xzr
	mov	x14, x11
243:
	add	x13, x9, x15
	ldr	q4, [sp, #1456]
	mov	x17, x14
	add	x13, x13, x13, lsl #2
	mov	x0, x16
	mov	x1, x15
	ldr	q3, [x16, x13, lsl #4]
	fmul	v3.4s, v4.4s, v3.4s
244:
	mov	v6.16b, v12.16b
	ldr	q4, [x0], #80
	ldr	q7, [x17], #16
	mov	v22.16b, v29.16b
	mov	v23.16b, v18.16b
	subs	x1, x1, #1
	fmla	v6.4s, v4.4s, v3.4s
	fdiv	v4.4s, v13.4s, v6.4s
	fsub	v7.4s, v7.4s, v6.4s
	fmul	v7.4s, v7.4s, v4.4s
	fadd	v4.4s, v4.4s, v31.4s
	fcmgt	v16.4s, v7.4s, v31.4s
	bit	v4.16b, v7.16b, v16.16b
	fadd	v16.4s, v4.4s, v13.4s
	add	v16.4s, v16.4s, v1.4s
	and	v16.16b, v16.16b, v24.16b
	sub	v20.4s, v13.4s, v16.4s
	fadd	v21.4s, v20.4s, v31.4s
	fmla	v21.4s, v20.4s, v4.4s
	mov	v4.16b, v5.16b
	fmul	v20.4s, v21.4s, v21.4s
	fmla	v4.4s, v19.4s, v21.4s
	fmla	v22.4s, v9.4s, v21.4s
	fmla	v23.4s, v15.4s, v21.4s
	fmla	v4.4s, v8.4s, v20.4s
	fmla	v22.4s, v20.4s, v4.4s
	scvtf	v4.4s, v16.4s
	fmaxnm	v16.4s, v7.4s, v31.4s
	fmla	v23.4s, v20.4s, v22.4s
	fmla	v21.4s, v20.4s, v23.4s
	fmla	v21.4s, v17.4s, v4.4s
	fadd	v4.4s, v7.4s, v13.4s
	fneg	v7.4s, v16.4s
	fmla	v7.4s, v21.4s, v4.4s
	fmla	v0.4s, v7.4s, v6.4s
	b.ne	244b
	add	x9, x9, #1
	add	x14, x14, x10
	cmp	x9, x15
	b.ne	243b
	b	247f
245:
	ldr	q4, [sp, #1232]
	ldr	q30, [sp, #1424]
	ldr	q16, [sp, #1904]
	b	248f
246:
	movi	v0.2d, #0000000000000000
247:
	mov	w9, #50604
	ldr	q14, [sp, #944]
	fcmgt	v2.4s, v2.4s, #0.0
	movk	w9, #14119, lsl #16
	fmov	v7.4s, #0.25000000
	fmov	v23.4s, #4.00000000
	dup	v3.4s, w9
	mov	w9, #4719
	ldr	q11, [sp, #1888]
	movk	w9, #14979, lsl #16
	ldp	q25, q24, [sp, #400]
	dup	v4.4s, w9
	ldp	q10, q27, [sp, #336]
	ldp	q28, q26, [sp, #368]
	fmla	v4.4s, v3.4s, v14.4s
	fmaxnm	v23.4s, v10.4s, v23.4s
	fadd	v3.4s, v14.4s, v4.4s
	xtn	v4.4h, v2.4s
	bit	v10.16b, v23.16b, v2.16b
	ldr	q23, [sp, #320]
	fcmgt	v3.4s, v0.4s, v3.4s
	and	v3.16b, v2.16b, v3.16b
	xtn	v6.4h, v3.4s
	bif	v7.16b, v13.16b, v3.16b
	bic	v4.8b, v4.8b, v6.8b
	fmul	v6.4s, v24.4s, v7.4s
	fmul	v20.4s, v26.4s, v7.4s
	fmul	v22.4s, v28.4s, v7.4s
	fmul	v16.4s, v25.4s, v7.4s
	fmul	v21.4s, v27.4s, v7.4s
	sshll	v4.4s, v4.4h, #0
	fsub	v24.4s, v24.4s, v6.4s
	fsub	v26.4s, v26.4s, v20.4s
	fsub	v28.4s, v28.4s, v22.4s
	fsub	v25.4s, v25.4s, v16.4s
	fsub	v27.4s, v27.4s, v21.4s
	bit	v14.16b, v0.16b, v4.16b
	fmov	v4.4s, #16.00000000
	dup	v0.4s, w6
	stp	q21, q22, [sp, #352]
	ldr	q22, [sp, #1696]
	stp	q20, q16, [sp, #384]
	ldr	q16, [sp, #1904]
	fsub	v30.4s, v30.4s, v25.4s
	fsub	v12.4s, v12.4s, v27.4s
	ldr	q27, [sp, #1680]
	bit	v23.16b, v4.16b, v2.16b
	ldr	q2, [sp, #1376]
	ldr	q25, [sp, #1840]
	str	q14, [sp, #944]
	fsub	v2.4s, v2.4s, v24.4s
	stp	q23, q10, [sp, #320]
	ldr	q10, [sp, #1728]
	str	q2, [sp, #1376]
	ldr	q2, [sp, #1456]
	fsub	v2.4s, v2.4s, v26.4s
	ldr	q26, [sp, #1712]
	str	q2, [sp, #1456]
	ldr	q2, [sp, #1232]
	fsub	v4.4s, v2.4s, v28.4s
	ldr	q2, [sp, #448]
	ldr	q28, [sp, #1856]
	fmul	v2.4s, v2.4s, v7.4s
	str	q2, [sp, #448]
	ldr	q2, [sp, #432]
	fmul	v2.4s, v2.4s, v7.4s
	ldr	q7, [sp, #1872]
	stp	q6, q2, [sp, #416]
	ldr	q2, [sp, #976]
	bit	v2.16b, v0.16b, v3.16b
	ldr	q0, [sp, #992]
	bic	v0.16b, v0.16b, v3.16b
	stp	q2, q0, [sp, #976]
	and	v0.16b, v3.16b, v13.16b
	str	q0, [sp, #928]
248:
	ldr	q24, [sp, #736]
	ldr	q3, [sp, #784]
	ldr	q6, [sp, #1376]
	ldr	q2, [sp, #1952]
	str	q4, [sp, #1520]
	ldr	q20, [sp, #1920]
	fmaxnm	v0.4s, v11.4s, v24.4s
	fcmge	v3.4s, v6.4s, v3.4s
	mov	v11.16b, v4.16b
	fmaxnm	v2.4s, v2.4s, v24.4s
	ldr	q4, [sp, #832]
	ldr	q21, [sp, #1936]
	str	q16, [sp, #1904]
	fcmge	v4.4s, v4.4s, v6.4s
	fneg	v6.4s, v20.4s
	str	q30, [sp, #1424]
	fsqrt	v0.4s, v0.4s
	bsl	v3.16b, v20.16b, v31.16b
	str	q12, [sp, #1440]
	bit	v3.16b, v6.16b, v4.16b
	ldr	q4, [sp, #768]
	fneg	v6.4s, v21.4s
	fcmge	v4.4s, v4.4s, v30.4s
	fcmge	v3.4s, v3.4s, #0.0
	fsqrt	v2.4s, v2.4s
	fdiv	v20.4s, v13.4s, v0.4s
	ldr	q0, [sp, #816]
	fcmge	v0.4s, v30.4s, v0.4s
	bsl	v0.16b, v21.16b, v31.16b
	xtn	v21.4h, v3.4s
	bit	v0.16b, v6.16b, v4.16b
	fdiv	v3.4s, v13.4s, v2.4s
	ldr	d2, [sp, #728]
	ldr	q6, [sp, #704]
	str	d21, [sp, #1184]
	orr	v2.8b, v21.8b, v2.8b
	str	q20, [sp, #1504]
	fcmge	v4.4s, v0.4s, #0.0
	ushll	v0.4s, v2.4h, #0
	fmaxnm	v2.4s, v16.4s, v24.4s
	str	q4, [sp, #1136]
	orn	v4.16b, v4.16b, v6.16b
	shl	v0.4s, v0.4s, #31
	fsqrt	v6.4s, v2.4s
	str	q4, [sp, #1200]
	bic	v4.16b, v13.16b, v4.16b
	cmlt	v0.4s, v0.4s, #0
	str	q3, [sp, #1648]
	fmul	v14.4s, v20.4s, v4.4s
	bic	v2.16b, v13.16b, v0.16b
	str	q0, [sp, #1168]
	str	q4, [sp, #1616]
	dup	v4.4s, w2
	fmul	v21.4s, v3.4s, v2.4s
	str	q2, [sp, #1552]
	fmov	v3.4s, #1.00000000
	fmul	v0.4s, v7.4s, v14.4s
	ldr	q7, [sp, #1456]
	str	q7, [sp, #1456]
	fmul	v2.4s, v0.4s, v21.4s
	fdiv	v20.4s, v13.4s, v6.4s
	ldp	q6, q0, [sp, #848]
	fcmge	v0.4s, v7.4s, v0.4s
	fcmge	v6.4s, v6.4s, v7.4s
	fneg	v7.4s, v28.4s
	fmls	v3.4s, v2.4s, v2.4s
	fneg	v23.4s, v2.4s
	str	q2, [sp, #1488]
	bsl	v0.16b, v28.16b, v31.16b
	fmaxnm	v16.4s, v3.4s, v4.4s
	str	q3, [sp, #512]
	bit	v0.16b, v7.16b, v6.16b
	ldr	q6, [sp, #688]
	fsqrt	v7.4s, v16.4s
	str	q20, [sp, #1664]
	fcmge	v0.4s, v0.4s, #0.0
	str	q0, [sp, #1088]
	orn	v0.16b, v0.16b, v6.16b
	str	q0, [sp, #1152]
	bic	v0.16b, v13.16b, v0.16b
	fdiv	v3.4s, v13.4s, v7.4s
	fmul	v6.4s, v20.4s, v0.4s
	str	q0, [sp, #1600]
	ldr	q0, [sp, #1776]
	fmaxnm	v16.4s, v0.4s, v24.4s
	fmov	v0.4s, #1.00000000
	fmul	v7.4s, v27.4s, v6.4s
	fmul	v30.4s, v7.4s, v21.4s
	fsqrt	v7.4s, v16.4s
	fmul	v16.4s, v22.4s, v6.4s
	fmul	v20.4s, v30.4s, v23.4s
	str	q3, [sp, #1472]
	fmls	v0.4s, v30.4s, v30.4s
	fneg	v28.4s, v30.4s
	fmla	v20.4s, v14.4s, v16.4s
	ldr	q16, [sp, #896]
	fcmge	v16.4s, v12.4s, v16.4s
	fmul	v2.4s, v20.4s, v3.4s
	fneg	v20.4s, v25.4s
	fdiv	v3.4s, v13.4s, v7.4s
	ldr	q7, [sp, #880]
	bsl	v16.16b, v25.16b, v31.16b
	fcmge	v7.4s, v7.4s, v12.4s
	mov	v12.16b, v4.16b
	fmls	v0.4s, v2.4s, v2.4s
	str	q2, [sp, #1408]
	bsl	v7.16b, v20.16b, v16.16b
	fmaxnm	v22.4s, v0.4s, v4.4s
	str	q0, [sp, #496]
	ldr	q0, [sp, #1968]
	fmaxnm	v20.4s, v0.4s, v24.4s
	ldr	q24, [sp, #1824]
	fcmge	v2.4s, v7.4s, #0.0
	ldr	q7, [sp, #672]
	fsqrt	v16.4s, v22.4s
	str	q3, [sp, #1632]
	orn	v0.16b, v2.16b, v7.16b
	str	q2, [sp, #1040]
	mov	v2.16b, v11.16b
	str	q0, [sp, #1120]
	bic	v0.16b, v13.16b, v0.16b
	str	q0, [sp, #1584]
	fmul	v0.4s, v3.4s, v0.4s
	fsqrt	v20.4s, v20.4s
	ldr	q3, [sp, #1984]
	fneg	v25.4s, v3.4s
	str	q3, [sp, #1984]
	fmul	v24.4s, v24.4s, v0.4s
	fmul	v26.4s, v26.4s, v0.4s
	stp	q0, q6, [sp, #528]
	fdiv	v4.4s, v13.4s, v16.4s
	ldr	q16, [sp, #800]
	fcmge	v16.4s, v11.4s, v16.4s
	fmul	v11.4s, v24.4s, v21.4s
	ldr	q24, [sp, #912]
	fcmge	v24.4s, v24.4s, v2.4s
	ldr	q2, [sp, #1472]
	bsl	v16.16b, v3.16b, v31.16b
	fmul	v27.4s, v11.4s, v23.4s
	fmov	v3.4s, #1.00000000
	mov	v31.16b, v14.16b
	stp	q11, q30, [sp, #576]
	fdiv	v22.4s, v13.4s, v20.4s
	ldr	q20, [sp, #1808]
	bit	v16.16b, v25.16b, v24.16b
	fmla	v27.4s, v14.4s, v26.4s
	fmul	v25.4s, v11.4s, v28.4s
	ldr	q14, [sp, #1408]
	fmul	v24.4s, v20.4s, v0.4s
	fmls	v3.4s, v11.4s, v11.4s
	str	q4, [sp, #1296]
	fcmge	v7.4s, v16.4s, #0.0
	ldr	q16, [sp, #656]
	fmul	v20.4s, v27.4s, v2.4s
	ldr	q27, [sp, #1792]
	fmla	v25.4s, v6.4s, v24.4s
	str	q7, [sp, #1072]
	orn	v7.16b, v7.16b, v16.16b
	fmls	v3.4s, v20.4s, v20.4s
	str	q20, [sp, #1344]
	fmls	v25.4s, v14.4s, v20.4s
	bic	v16.16b, v13.16b, v7.16b
	str	q7, [sp, #1104]
	str	q22, [sp, #1536]
	fmul	v7.4s, v25.4s, v4.4s
	fmul	v24.4s, v22.4s, v16.4s
	ldr	q25, [sp, #1744]
	str	q16, [sp, #1568]
	mov	v22.16b, v12.16b
	fmls	v3.4s, v7.4s, v7.4s
	fmul	v25.4s, v25.4s, v24.4s
	mov	v16.16b, v7.16b
	str	q7, [sp, #1280]
	fmul	v27.4s, v27.4s, v24.4s
	fneg	v7.4s, v11.4s
	str	q22, [sp, #752]
	fmaxnm	v26.4s, v3.4s, v12.4s
	str	q3, [sp, #480]
	fmul	v3.4s, v25.4s, v21.4s
	ldr	q25, [sp, #1760]
	mov	v12.16b, v2.16b
	fmul	v25.4s, v25.4s, v24.4s
	fsqrt	v21.4s, v26.4s
	fmul	v23.4s, v3.4s, v23.4s
	fmul	v26.4s, v3.4s, v28.4s
	ldr	d28, [sp, #616]
	str	q3, [sp, #560]
	fmla	v23.4s, v31.4s, v25.4s
	fmla	v26.4s, v6.4s, v27.4s
	ldr	d31, [sp, #632]
	fmul	v25.4s, v23.4s, v2.4s
	fmul	v23.4s, v10.4s, v24.4s
	fmul	v2.4s, v3.4s, v7.4s
	fdiv	v6.4s, v13.4s, v21.4s
	fmla	v2.4s, v0.4s, v23.4s
	fmls	v26.4s, v14.4s, v25.4s
	fmov	v21.4s, #1.00000000
	ldr	q0, [sp, #1920]
	str	q25, [sp, #1312]
	mov	v23.16b, v12.16b
	fmul	v7.4s, v26.4s, v4.4s
	fmls	v2.4s, v20.4s, v25.4s
	ldr	q4, [sp, #1648]
	fmls	v21.4s, v3.4s, v3.4s
	ldr	q20, [sp, #1504]
	fmul	v24.4s, v4.4s, v0.4s
	ldr	q0, [sp, #1552]
	fmls	v2.4s, v16.4s, v7.4s
	str	q7, [sp, #1024]
	fmls	v21.4s, v25.4s, v25.4s
	fmul	v0.4s, v24.4s, v0.4s
	fmul	v2.4s, v2.4s, v6.4s
	fmls	v21.4s, v7.4s, v7.4s
	str	q6, [sp, #1264]
	str	q0, [sp, #1328]
	fneg	v25.4s, v0.4s
	ldr	q0, [sp, #1136]
	xtn	v4.4h, v0.4s
	ldr	q0, [sp, #1936]
	fmls	v21.4s, v2.4s, v2.4s
	str	q2, [sp, #1056]
	fmul	v6.4s, v20.4s, v0.4s
	ldr	q0, [sp, #1488]
	fmul	v30.4s, v30.4s, v25.4s
	fmul	v27.4s, v0.4s, v25.4s
	ldr	d0, [sp, #1184]
	fmaxnm	v26.4s, v21.4s, v22.4s
	ldr	d22, [sp, #640]
	orr	v2.8b, v0.8b, v28.8b
	ldr	d28, [sp, #648]
	str	q6, [sp, #1136]
	orr	v28.8b, v4.8b, v28.8b
	ldr	q4, [sp, #1040]
	fsqrt	v0.4s, v26.4s
	ldr	q26, [sp, #1664]
	ushll	v2.4s, v2.4h, #0
	xtn	v4.4h, v4.4s
	ushll	v28.4s, v28.4h, #0
	orr	v4.8b, v4.8b, v31.8b
	shl	v28.4s, v28.4s, #31
	movi	v31.2d, #0000000000000000
	str	q0, [sp, #1008]
	ldr	q0, [sp, #1616]
	fmla	v27.4s, v0.4s, v6.4s
	ldr	q0, [sp, #1856]
	ldr	q6, [sp, #1600]
	fmul	v16.4s, v26.4s, v0.4s
	ldr	q0, [sp, #1088]
	xtn	v0.4h, v0.4s
	fmul	v10.4s, v27.4s, v12.4s
	fmul	v27.4s, v11.4s, v25.4s
	fmul	v12.4s, v3.4s, v25.4s
	ushll	v3.4s, v4.4h, #0
	fmov	v25.4s, #1.00000000
	fmla	v30.4s, v6.4s, v16.4s
	ldr	q6, [sp, #1840]
	str	q16, [sp, #1184]
	movi	v11.2d, #0000000000000000
	orr	v0.8b, v0.8b, v22.8b
	ldr	q22, [sp, #1632]
	fmul	v16.4s, v22.4s, v6.4s
	shl	v6.4s, v2.4s, #31
	ldr	q2, [sp, #1584]
	ushll	v7.4s, v0.4h, #0
	fmla	v11.4s, v24.4s, v24.4s
	fmls	v30.4s, v10.4s, v14.4s
	fmul	v14.4s, v20.4s, v23.4s
	cmge	v24.4s, v6.4s, #0
	ldr	q6, [sp, #1344]
	str	q16, [sp, #1088]
	fmla	v27.4s, v2.4s, v16.4s
	ldr	q16, [sp, #1536]
	ldr	q2, [sp, #1984]
	shl	v13.4s, v7.4s, #31
	and	v7.16b, v24.16b, v11.16b
	ldr	d24, [sp, #624]
	fmul	v0.4s, v16.4s, v2.4s
	ldr	q2, [sp, #1072]
	str	q3, [sp, #1072]
	ldp	q3, q11, [sp, #1008]
	fmls	v27.4s, v10.4s, v6.4s
	ldr	q6, [sp, #1568]
	xtn	v22.4h, v2.4s
	cmge	v2.4s, v28.4s, #0
	fdiv	v4.4s, v25.4s, v3.4s
	ldr	q3, [sp, #1296]
	fmla	v12.4s, v6.4s, v0.4s
	ldr	q6, [sp, #1136]
	str	q0, [sp, #1040]
	fmul	v28.4s, v30.4s, v3.4s
	cmge	v0.4s, v13.4s, #0
	fmov	v13.4s, #1.00000000
	and	v23.16b, v2.16b, v6.16b
	mov	v2.16b, v26.16b
	ldr	q26, [sp, #1168]
	ldr	q6, [sp, #1648]
	orr	v20.8b, v22.8b, v24.8b
	ldr	q24, [sp, #1200]
	str	q10, [sp, #1200]
	bsl	v26.16b, v25.16b, v6.16b
	mov	v6.16b, v3.16b
	bsl	v24.16b, v25.16b, v14.16b
	fmla	v7.4s, v23.4s, v23.4s
	ushll	v20.4s, v20.4h, #0
	fmul	v2.4s, v2.4s, v6.4s
	fmul	v23.4s, v26.4s, v24.4s
	shl	v20.4s, v20.4s, #31
	mov	v3.16b, v4.16b
	ldr	q4, [sp, #1072]
	cmge	v20.4s, v20.4s, #0
	shl	v30.4s, v4.4s, #31
	ldr	q4, [sp, #1328]
	fmul	v22.4s, v16.4s, v3.4s
	fmla	v31.4s, v4.4s, v4.4s
	ldr	q4, [sp, #1280]
	cmge	v24.4s, v30.4s, #0
	mov	v30.16b, v7.16b
	fmls	v27.4s, v28.4s, v4.4s
	ldr	q4, [sp, #1312]
	fmls	v12.4s, v10.4s, v4.4s
	ldr	q4, [sp, #1184]
	fmla	v31.4s, v10.4s, v10.4s
	str	q28, [sp, #1184]
	and	v4.16b, v0.16b, v4.16b
	ldr	q0, [sp, #1152]
	mov	v6.16b, v0.16b
	ldr	q0, [sp, #1632]
	fmls	v12.4s, v28.4s, v11.4s
	fmla	v30.4s, v4.4s, v4.4s
	fmla	v31.4s, v28.4s, v28.4s
	mov	v14.16b, v0.16b
	bsl	v6.16b, v25.16b, v2.16b
	ldr	q2, [sp, #1264]
	fmul	v26.4s, v0.4s, v2.4s
	fmul	v0.4s, v27.4s, v2.4s
	ldr	q2, [sp, #1088]
	and	v4.16b, v24.16b, v2.16b
	ldr	q2, [sp, #1120]
	fmul	v6.4s, v23.4s, v6.4s
	mov	v7.16b, v2.16b
	ldr	q2, [sp, #1056]
	fmla	v31.4s, v0.4s, v0.4s
	fmla	v30.4s, v4.4s, v4.4s
	mov	v10.16b, v2.16b
	fmls	v12.4s, v0.4s, v2.4s
	ldr	q2, [sp, #1040]
	bsl	v7.16b, v25.16b, v26.16b
	and	v20.16b, v20.16b, v2.16b
	ldr	q2, [sp, #1104]
	fmul	v4.4s, v12.4s, v3.4s
	fmul	v6.4s, v6.4s, v7.4s
	mov	v7.16b, v2.16b
	fmla	v30.4s, v20.4s, v20.4s
	bsl	v7.16b, v13.16b, v22.16b
	fmla	v31.4s, v4.4s, v4.4s
	fmul	v2.4s, v6.4s, v7.4s
	ldr	q6, [sp, #1360]
	fcmp	s6, #0.0
	b.gt	234b
	ldr	q28, [sp, #1664]
	ldr	q26, [sp, #976]
	fdiv	v7.4s, v13.4s, v14.4s
	ldr	q27, [sp, #944]
	ldr	q21, [sp, #1456]
	mov	w9, #14269
	movk	w9, #13574, lsl #16
	ldr	q12, [sp, #1440]
	dup	v23.4s, w6
	fadd	v20.4s, v27.4s, v27.4s
	mov	v25.16b, v14.16b
	ldr	q14, [sp, #1520]
	fdiv	v6.4s, v13.4s, v28.4s
	fmul	v7.4s, v7.4s, v12.4s
	fdiv	v16.4s, v13.4s, v26.4s
	fmul	v6.4s, v6.4s, v21.4s
	dup	v21.4s, w9
	mov	w9, #4016
	movk	w9, #13345, lsl #16
	dup	v22.4s, w9
	mov	w9, #50604
	movk	w9, #13991, lsl #16
	dup	v24.4s, w9
	fmul	v6.4s, v6.4s, v21.4s
	fcmgt	v21.4s, v23.4s, v27.4s
	fmul	v7.4s, v7.4s, v22.4s
	fsqrt	v20.4s, v20.4s
	fmaxnm	v6.4s, v6.4s, v7.4s
	fmul	v16.4s, v16.4s, v2.4s
	ldr	q2, [sp, #1552]
	fmul	v16.4s, v16.4s, v16.4s
	fminnm	v7.4s, v16.4s, v13.4s
	fmul	v20.4s, v20.4s, v24.4s
	and	v16.16b, v21.16b, v20.16b
	ldr	q21, [sp, #1616]
	ldr	s20, [x29, #16]
	fmul	v21.4s, v21.4s, v2.4s
	fmul	v7.4s, v7.4s, v20.s[0]
	ldr	q2, [sp, #1568]
	fmaxnm	v6.4s, v6.4s, v16.4s
	ldr	q16, [sp, #1600]
	fmul	v16.4s, v16.4s, v21.4s
	ldr	q21, [sp, #1584]
	fmaxnm	v6.4s, v7.4s, v6.4s
	fcmgt	v7.4s, v23.4s, v26.4s
	fmul	v16.4s, v21.4s, v16.4s
	ldr	q21, [sp, #1376]
	and	v6.16b, v7.16b, v6.16b
	fmul	s7, s20, s20
	fmov	v20.4s, #5.00000000
	fmul	v6.4s, v6.4s, v6.4s
	fmul	v16.4s, v2.4s, v16.4s
	dup	v7.4s, v7.s[0]
	fcmge	v6.4s, v6.4s, v31.4s
	fcmge	v7.4s, v7.4s, v30.4s
	fcmgt	v16.4s, v16.4s, #0.0
	movi	d30, #0000000000000000
	fmov	v31.4s, #-1.00000000
	and	v6.16b, v7.16b, v6.16b
	bic	v7.16b, v13.16b, v16.16b
	ldr	q16, [sp, #464]
	bsl	v6.16b, v7.16b, v20.16b
	ldr	q7, [sp, #1248]
	fcmge	v7.4s, v7.4s, v16.4s
	movi	v16.4s, #64, lsl #24
	fminnm	v16.4s, v6.4s, v16.4s
	bit	v6.16b, v16.16b, v7.16b
	ldr	q16, [sp, #1216]
	fcmeq	v7.4s, v16.4s, v20.4s
	bit	v16.16b, v6.16b, v7.16b
	fcmeq	v6.4s, v16.4s, v20.4s
	str	q16, [sp, #1216]
	and	v24.16b, v6.16b, v13.16b
	mov	s6, v24.s[1]
	fadd	s7, s24, s30
	mov	s16, v24.s[2]
	fadd	s6, s7, s6
	mov	s7, v24.s[3]
	fadd	s6, s6, s16
	fadd	s6, s6, s7
	fcmp	s6, #0.0
	b.gt	236b
	fmul	v3.4s, v3.4s, v4.4s
	ldr	q2, [sp, #1264]
	ldr	q4, [sp, #1184]
	ldr	q7, [sp, #1200]
	ldr	q16, [sp, #1328]
	movi	v20.2d, #0000000000000000
	movi	v22.2d, #0000000000000000
	movi	v26.2d, #0000000000000000
	movi	v27.2d, #0000000000000000
	fmls	v0.4s, v3.4s, v10.4s
	mvni	v10.4s, #127, msl #16
	fmul	v0.4s, v2.4s, v0.4s
	ldr	q2, [sp, #1280]
	fmls	v4.4s, v0.4s, v2.4s
	ldr	q2, [sp, #1296]
	fmls	v4.4s, v3.4s, v11.4s
	ldr	q11, [sp, #1504]
	fmul	v2.4s, v2.4s, v4.4s
	ldr	q4, [sp, #1408]
	fmls	v7.4s, v2.4s, v4.4s
	ldr	q4, [sp, #1344]
	fmls	v7.4s, v0.4s, v4.4s
	ldr	q4, [sp, #1312]
	fmls	v7.4s, v3.4s, v4.4s
	ldr	q4, [sp, #1472]
	fmul	v4.4s, v4.4s, v7.4s
	ldr	q7, [sp, #1488]
	fmls	v16.4s, v4.4s, v7.4s
	ldp	q7, q6, [sp, #576]
	fmul	v4.4s, v11.4s, v4.4s
	fmls	v16.4s, v2.4s, v6.4s
	fmul	v6.4s, v25.4s, v0.4s
	str	q4, [sp, #1888]
	fmls	v16.4s, v0.4s, v7.4s
	ldr	q7, [sp, #560]
	ldr	q0, [sp, #1536]
	str	q6, [sp, #1856]
	fmul	v0.4s, v0.4s, v3.4s
	fmls	v16.4s, v3.4s, v7.4s
	fmul	v7.4s, v28.4s, v2.4s
	ldr	q2, [sp, #1648]
	movi	v3.2d, #0000000000000000
	mov	v14.16b, v2.16b
	str	q0, [sp, #1984]
	fmul	v16.4s, v2.4s, v16.4s
	movi	v2.2d, #0000000000000000
	str	q7, [sp, #1840]
	str	q16, [sp, #1776]
	movi	v16.2d, #0000000000000000
	tbz	w8, #3, 251f
	ldr	x21, [sp, #168]
	cbz	w15, 252f
	mov	x9, xzr
	mov	x14, x11
249:
	add	x13, x9, x15
	ldr	q4, [sp, #1456]
	mov	x17, x14
	add	x13, x13, x13, lsl #2
	mov	x0, x16
	mov	x1, x15
	ldr	q0, [x16, x13, lsl #4]
	fmul	v0.4s, v4.4s, v0.4s
250:
	mov	v4.16b, v12.16b
	ldr	q6, [x0], #80
	ldr	q7, [x17], #16
	mov	v25.16b, v29.16b
	mov	v30.16b, v18.16b
	subs	x1, x1, #1
	fmla	v4.4s, v6.4s, v0.4s
	fdiv	v6.4s, v13.4s, v4.4s
	fsub	v7.4s, v7.4s, v4.4s
	fadd	v28.4s, v4.4s, v13.4s
	fdiv	v28.4s, v13.4s, v28.4s
	fmul	v7.4s, v7.4s, v6.4s
	fadd	v6.4s, v6.4s, v31.4s
	fcmgt	v21.4s, v7.4s, v31.4s
	bit	v6.16b, v7.16b, v21.16b
	fadd	v27.4s, v27.4s, v28.4s
	fadd	v21.4s, v6.4s, v13.4s
	add	v21.4s, v21.4s, v1.4s
	and	v21.16b, v21.16b, v10.16b
	sub	v23.4s, v13.4s, v21.4s
	scvtf	v21.4s, v21.4s
	fadd	v24.4s, v23.4s, v31.4s
	fmla	v24.4s, v23.4s, v6.4s
	mov	v6.16b, v5.16b
	fmul	v23.4s, v24.4s, v24.4s
	fmla	v6.4s, v19.4s, v24.4s
	fmla	v25.4s, v9.4s, v24.4s
	fmla	v30.4s, v15.4s, v24.4s
	fmla	v6.4s, v8.4s, v23.4s
	fmla	v25.4s, v23.4s, v6.4s
	fmaxnm	v6.4s, v7.4s, v31.4s
	fadd	v7.4s, v7.4s, v13.4s
	fmla	v30.4s, v23.4s, v25.4s
	fneg	v6.4s, v6.4s
	fmla	v24.4s, v23.4s, v30.4s
	fmla	v24.4s, v17.4s, v21.4s
	fmul	v21.4s, v28.4s, v28.4s
	fmla	v6.4s, v24.4s, v7.4s
	fmul	v7.4s, v28.4s, v21.4s
	fadd	v26.4s, v26.4s, v21.4s
	fmla	v20.4s, v21.4s, v21.4s
	fmla	v3.4s, v6.4s, v4.4s
	fadd	v22.4s, v22.4s, v7.4s
	fmla	v16.4s, v7.4s, v21.4s
	fmla	v2.4s, v7.4s, v7.4s
	b.ne	250b
	add	x9, x9, #1
	add	x14, x14, x10
	cmp	x9, x15
	b.ne	249b
	b	252f
251:
	ldr	x21, [sp, #168]
252:
	ldr	q0, [sp, #1872]
	fmov	v7.4s, #1.00000000
	ldr	q6, [sp, #752]
	ldr	q30, [sp, #1664]
	ldr	q10, [sp, #1632]
	mov	v25.16b, v11.16b
	fmul	v0.4s, v0.4s, v11.4s
	mov	w9, #46871
	mov	x22, x7
	movk	w9, #14673, lsl #16
	mov	x7, x20
	mov	x30, x24
	ldp	x15, x20, [sp, #272]
	fmul	v4.4s, v0.4s, v14.4s
	add	x10, x24, x15, lsl #4
	lsl	x13, x20, #5
	add	x14, x20, x20, lsl #1
	fmls	v7.4s, v4.4s, v4.4s
	fneg	v31.4s, v4.4s
	fmaxnm	v0.4s, v7.4s, v6.4s
	str	q7, [sp, #1872]
	ldr	q7, [sp, #1680]
	fmul	v7.4s, v7.4s, v30.4s
	fsqrt	v0.4s, v0.4s
	fmul	v23.4s, v7.4s, v14.4s
	fmul	v7.4s, v23.4s, v31.4s
	fdiv	v24.4s, v13.4s, v0.4s
	ldr	q0, [sp, #1696]
	fmul	v4.4s, v0.4s, v30.4s
	fmov	v0.4s, #1.00000000
	fmla	v7.4s, v11.4s, v4.4s
	fmls	v0.4s, v23.4s, v23.4s
	fmul	v12.4s, v7.4s, v24.4s
	mov	v11.16b, v24.16b
	str	q24, [sp, #1968]
	fmls	v0.4s, v12.4s, v12.4s
	fmaxnm	v4.4s, v0.4s, v6.4s
	str	q0, [sp, #1696]
	ldr	q0, [sp, #1824]
	fmul	v7.4s, v0.4s, v10.4s
	ldr	q0, [sp, #1712]
	str	q23, [sp, #1712]
	fneg	v23.4s, v23.4s
	fsqrt	v4.4s, v4.4s
	fmul	v21.4s, v7.4s, v14.4s
	fmul	v7.4s, v0.4s, v10.4s
	ldr	q0, [sp, #1808]
	str	q31, [sp, #1808]
	fmul	v24.4s, v21.4s, v31.4s
	str	q21, [sp, #1824]
	fmla	v24.4s, v25.4s, v7.4s
	mov	v7.16b, v25.16b
	fmul	v25.4s, v21.4s, v23.4s
	fdiv	v28.4s, v13.4s, v4.4s
	fmul	v4.4s, v0.4s, v10.4s
	fmul	v0.4s, v24.4s, v11.4s
	fmla	v25.4s, v30.4s, v4.4s
	fmov	v30.4s, #1.00000000
	str	q0, [sp, #1904]
	fmls	v30.4s, v21.4s, v21.4s
	fmls	v25.4s, v12.4s, v0.4s
	fneg	v21.4s, v21.4s
	fmls	v30.4s, v0.4s, v0.4s
	fmul	v0.4s, v25.4s, v28.4s
	str	q28, [sp, #1952]
	ldr	q28, [sp, #1536]
	fmls	v30.4s, v0.4s, v0.4s
	str	q0, [sp, #1920]
	ldr	q0, [sp, #1744]
	fmul	v4.4s, v28.4s, v0.4s
	fmaxnm	v24.4s, v30.4s, v6.4s
	fmul	v6.4s, v4.4s, v14.4s
	ldr	q4, [sp, #1776]
	fsqrt	v0.4s, v24.4s
	fmul	v24.4s, v6.4s, v31.4s
	fmul	v11.4s, v6.4s, v23.4s
	fabs	v31.4s, v4.4s
	fmul	v23.4s, v6.4s, v21.4s
	str	q0, [sp, #1936]
	ldr	q0, [sp, #1760]
	fmul	v25.4s, v0.4s, v28.4s
	ldr	q0, [sp, #1792]
	str	q12, [sp, #1792]
	fmla	v24.4s, v7.4s, v25.4s
	fmul	v25.4s, v0.4s, v28.4s
	ldr	q0, [sp, #1728]
	movi	v7.2d, #0000000000000000
	fmul	v14.4s, v0.4s, v28.4s
	ldr	q0, [sp, #1664]
	ldr	q28, [sp, #1376]
	fmla	v11.4s, v0.4s, v25.4s
	ldr	q0, [sp, #1968]
	fmaxnm	v31.4s, v31.4s, v7.4s
	ldr	q7, [sp, #1888]
	fmul	v25.4s, v24.4s, v0.4s
	fmov	v24.4s, #1.00000000
	ldr	q0, [sp, #1936]
	fabs	v13.4s, v7.4s
	fmla	v23.4s, v10.4s, v14.4s
	ldr	q10, [sp, #1424]
	fadd	v7.4s, v7.4s, v10.4s
	fdiv	v0.4s, v24.4s, v0.4s
	fmls	v11.4s, v12.4s, v25.4s
	fmls	v24.4s, v6.4s, v6.4s
	fmaxnm	v21.4s, v31.4s, v13.4s
	fadd	v13.4s, v4.4s, v28.4s
	ldr	q4, [sp, #1456]
	dup	v31.4s, w9
	ldr	q28, [sp, #1520]
	add	x9, x29, #208
	fmls	v24.4s, v25.4s, v25.4s
	fmul	v31.4s, v28.4s, v31.4s
	str	q0, [sp, #1936]
	ldr	q0, [sp, #1984]
	fabs	v0.4s, v0.4s
	fmaxnm	v12.4s, v21.4s, v0.4s
	ldr	q0, [sp, #1840]
	ldr	q21, [sp, #1440]
	str	q6, [sp, #1840]
	fadd	v14.4s, v0.4s, v4.4s
	ldr	q0, [sp, #1904]
	fmls	v23.4s, v0.4s, v25.4s
	ldr	q0, [sp, #1952]
	fmul	v4.4s, v11.4s, v0.4s
	ldr	q0, [sp, #1856]
	str	q25, [sp, #1856]
	ldr	q25, [sp, #896]
	fadd	v11.4s, v0.4s, v21.4s
	ldr	q0, [sp, #784]
	fminnm	v13.4s, v13.4s, v0.4s
	ldr	q0, [sp, #864]
	fmls	v24.4s, v4.4s, v4.4s
	fminnm	v14.4s, v14.4s, v0.4s
	fcmge	v0.4s, v31.4s, v12.4s
	fmov	v31.4s, #1.00000000
	fminnm	v11.4s, v11.4s, v25.4s
	ldr	q25, [sp, #816]
	fminnm	v7.4s, v7.4s, v25.4s
	ldr	q25, [sp, #1984]
	str	q0, [sp, #1888]
	ldr	q0, [sp, #1872]
	fminnm	v6.4s, v0.4s, v31.4s
	ldr	q0, [sp, #1920]
	fmls	v23.4s, v0.4s, v4.4s
	ldr	q0, [sp, #1216]
	fcmge	v12.4s, v31.4s, v0.4s
	fadd	v31.4s, v25.4s, v28.4s
	ldr	q25, [sp, #832]
	fmaxnm	v13.4s, v13.4s, v25.4s
	ldr	q25, [sp, #848]
	fmaxnm	v14.4s, v14.4s, v25.4s
	ldr	q25, [sp, #1696]
	str	q12, [sp, #1872]
	fminnm	v6.4s, v6.4s, v25.4s
	ldr	q25, [sp, #1888]
	str	q4, [sp, #1888]
	ldr	q4, [sp, #1936]
	and	v12.16b, v12.16b, v25.16b
	ldr	q25, [sp, #800]
	fmul	v4.4s, v23.4s, v4.4s
	ldr	q23, [sp, #880]
	fminnm	v31.4s, v31.4s, v25.4s
	ldr	q25, [sp, #768]
	fmaxnm	v23.4s, v11.4s, v23.4s
	mov	v11.16b, v12.16b
	fmaxnm	v7.4s, v7.4s, v25.4s
	ldr	q25, [sp, #1376]
	fmls	v24.4s, v4.4s, v4.4s
	str	q4, [sp, #1776]
	bsl	v11.16b, v13.16b, v25.16b
	mov	v13.16b, v12.16b
	ldr	q25, [sp, #1456]
	bif	v7.16b, v10.16b, v12.16b
	bsl	v13.16b, v14.16b, v25.16b
	fminnm	v14.4s, v6.4s, v30.4s
	fmov	v6.4s, #4.00000000
	fcmeq	v25.4s, v0.4s, v6.4s
	mov	v6.16b, v12.16b
	ldr	q0, [sp, #912]
	fminnm	v14.4s, v14.4s, v24.4s
	fmaxnm	v31.4s, v31.4s, v0.4s
	ldr	s0, [x29, #12]
	bsl	v6.16b, v23.16b, v21.16b
	ld1r	{ v23.4s }, [x9]
	mov	w9, #46871
	movk	w9, #14545, lsl #16
	fmul	v13.4s, v13.4s, v0.s[0]
	dup	v30.4s, w9
	add	x9, x15, x20
	bit	v11.16b, v23.16b, v25.16b
	bit	v7.16b, v23.16b, v25.16b
	bif	v31.16b, v28.16b, v12.16b
	fmul	v6.4s, v6.4s, v0.s[0]
	fcmgt	v4.4s, v14.4s, v30.4s
	mov	v30.16b, v25.16b
	str	q11, [x10]
	str	q7, [x24, x9, lsl #4]
	mov	v7.16b, v25.16b
	bsl	v30.16b, v23.16b, v13.16b
	bit	v6.16b, v23.16b, v25.16b
	str	q4, [sp, #1984]
	bsl	v7.16b, v23.16b, v31.16b
	str	q30, [x10, x13]
	lsl	x13, x20, #6
	str	q6, [x10, x14, lsl #4]
	str	q7, [x10, x13]
	tbnz	w8, #1, 253f
	ldr	w17, [sp, #252]
	mov	x3, x15
	mov	w10, #5
	mov	x20, x7
	b	254f
253:
	ldr	q4, [sp, #1968]
	str	q0, [sp, #1760]
	tst	w8, #0x4
	ldr	q0, [sp, #1808]
	ldr	q28, [sp, #1712]
	mov	w13, #6
	ldr	q30, [sp, #1792]
	fneg	v6.4s, v4.4s
	ldr	q13, [sp, #1952]
	fmul	v12.4s, v4.4s, v0.4s
	ldr	q0, [sp, #752]
	ldr	q14, [sp, #1840]
	ldr	q31, [sp, #1856]
	cinc	x13, x13, ne
	umaddl	x10, w20, w5, x24
	fmaxnm	v7.4s, v24.4s, v0.4s
	ldr	q24, [sp, #1904]
	umull	x13, w13, w20
	fmul	v6.4s, v30.4s, v6.4s
	mov	x3, x15
	lsl	x14, x15, #4
	fmla	v28.4s, v12.4s, v30.4s
	fmla	v14.4s, v12.4s, v31.4s
	fmul	v31.4s, v4.4s, v31.4s
	mov	w15, #10
	mov	w17, #7
	mov	w0, #8
	fsqrt	v7.4s, v7.4s
	csel	x15, x17, x15, eq
	mov	w17, #14
	fmul	v11.4s, v6.4s, v13.4s
	fneg	v6.4s, v13.4s
	add	x13, x24, x13, lsl #4
	fneg	v0.4s, v28.4s
	ldr	q28, [sp, #1824]
	csel	x17, x0, x17, eq
	umull	x15, w15, w20
	mov	w0, #19
	mov	w1, #9
	fmla	v28.4s, v12.4s, v24.4s
	fmul	v24.4s, v4.4s, v24.4s
	csel	x0, x1, x0, eq
	umull	x17, w17, w20
	fmul	v21.4s, v13.4s, v0.4s
	ldr	q0, [sp, #1920]
	str	q25, [sp, #1920]
	umull	x0, w0, w20
	mov	x20, x7
	fmla	v24.4s, v11.4s, v0.4s
	fmul	v6.4s, v0.4s, v6.4s
	fmla	v28.4s, v21.4s, v0.4s
	fmov	v0.4s, #1.00000000
	str	q21, [sp, #1856]
	fneg	v10.4s, v24.4s
	fmov	v24.4s, #1.00000000
	fdiv	v0.4s, v0.4s, v7.4s
	fneg	v30.4s, v28.4s
	ldr	q7, [sp, #1888]
	str	q12, [sp, #1888]
	fmla	v14.4s, v21.4s, v7.4s
	fmla	v24.4s, v12.4s, v12.4s
	ldr	q12, [sp, #1776]
	fmla	v31.4s, v11.4s, v7.4s
	fmul	v7.4s, v13.4s, v7.4s
	fmla	v24.4s, v21.4s, v21.4s
	str	q0, [sp, #1904]
	ldr	q0, [sp, #1936]
	fmul	v28.4s, v0.4s, v30.4s
	fmul	v10.4s, v0.4s, v10.4s
	fmul	v30.4s, v6.4s, v0.4s
	fmul	v6.4s, v4.4s, v4.4s
	fneg	v25.4s, v0.4s
	fmla	v14.4s, v28.4s, v12.4s
	fmla	v31.4s, v10.4s, v12.4s
	str	q28, [sp, #1824]
	fmla	v7.4s, v30.4s, v12.4s
	fmla	v24.4s, v28.4s, v28.4s
	ldr	q28, [sp, #1904]
	fmul	v21.4s, v12.4s, v25.4s
	fmul	v25.4s, v0.4s, v0.4s
	ldr	q0, [sp, #1664]
	str	q10, [sp, #1840]
	fneg	v4.4s, v14.4s
	mov	v14.16b, v11.16b
	mov	v11.16b, v30.16b
	fneg	v30.4s, v31.4s
	fmul	v31.4s, v13.4s, v13.4s
	fneg	v13.4s, v7.4s
	fmla	v6.4s, v14.4s, v14.4s
	str	q11, [sp, #1808]
	fmul	v12.4s, v28.4s, v4.4s
	fmul	v7.4s, v28.4s, v30.4s
	fmla	v31.4s, v11.4s, v11.4s
	fmul	v4.4s, v28.4s, v13.4s
	fmul	v30.4s, v21.4s, v28.4s
	ldr	q21, [sp, #1984]
	fmla	v6.4s, v10.4s, v10.4s
	fmla	v24.4s, v12.4s, v12.4s
	str	q12, [sp, #1776]
	ldr	q12, [sp, #1648]
	mov	v11.16b, v7.16b
	fmla	v31.4s, v4.4s, v4.4s
	str	q30, [sp, #1792]
	fmla	v25.4s, v30.4s, v30.4s
	fmul	v30.4s, v28.4s, v28.4s
	fmla	v6.4s, v7.4s, v7.4s
	ldr	q7, [sp, #1760]
	fmul	v24.4s, v12.4s, v24.4s
	fmul	v13.4s, v0.4s, v7.s[0]
	ldr	q0, [sp, #1872]
	str	q4, [sp, #1872]
	and	v21.16b, v0.16b, v21.16b
	ldr	q0, [sp, #1632]
	fmul	v24.4s, v12.4s, v24.4s
	fmul	v4.4s, v0.4s, v7.s[0]
	ldr	q7, [sp, #1504]
	fmul	v10.4s, v31.4s, v13.4s
	xtn	v21.4h, v21.4s
	ldr	q0, [sp, #1536]
	fmul	v6.4s, v7.4s, v6.4s
	fmul	v30.4s, v0.4s, v30.4s
	fmul	v25.4s, v25.4s, v4.4s
	sshll	v31.4s, v21.4h, #0
	fmul	v21.4s, v13.4s, v10.4s
	fmul	v6.4s, v7.4s, v6.4s
	fmul	v30.4s, v0.4s, v30.4s
	bif	v24.16b, v23.16b, v31.16b
	fmul	v25.4s, v4.4s, v25.4s
	bif	v21.16b, v23.16b, v31.16b
	bif	v6.16b, v23.16b, v31.16b
	str	q24, [x10, x14]
	mov	v24.16b, v31.16b
	add	x10, x24, x15, lsl #4
	str	q6, [x13, x14]
	mov	v6.16b, v31.16b
	add	x13, x24, x17, lsl #4
	bsl	v24.16b, v25.16b, v23.16b
	str	q21, [x10, x14]
	add	x10, x24, x0, lsl #4
	ldr	q25, [sp, #1920]
	ldr	w17, [sp, #252]
	bsl	v6.16b, v30.16b, v23.16b
	str	q24, [x13, x14]
	str	q6, [x10, x14]
	mov	w10, #10
	tbz	w8, #2, 254f
	mov	v12.16b, v0.16b
	str	q4, [sp, #1760]
	ldr	q4, [sp, #1968]
	ldr	q0, [sp, #1888]
	ldr	q7, [sp, #1840]
	mov	v10.16b, v11.16b
	ldr	q24, [sp, #1824]
	ldr	q30, [sp, #1808]
	mov	w10, #96
	fmul	v6.4s, v4.4s, v0.4s
	ldr	q0, [sp, #1856]
	ldr	q4, [sp, #1952]
	ldr	x0, [sp, #280]
	mov	w15, #144
	fmul	v21.4s, v4.4s, v0.4s
	umaddl	x10, w0, w10, x30
	add	x13, x30, x0, lsl #7
	fmla	v6.4s, v0.4s, v14.4s
	fmul	v0.4s, v4.4s, v14.4s
	ldr	q14, [sp, #1776]
	ldr	q4, [sp, #1936]
	umaddl	x15, w0, w15, x30
	fmla	v21.4s, v24.4s, v30.4s
	fmul	v25.4s, v4.4s, v7.4s
	fmla	v6.4s, v24.4s, v7.4s
	fmla	v0.4s, v7.4s, v30.4s
	fmul	v24.4s, v4.4s, v24.4s
	fmul	v30.4s, v4.4s, v30.4s
	ldr	q4, [sp, #1504]
	mov	v7.16b, v12.16b
	fmla	v6.4s, v14.4s, v11.4s
	ldr	q11, [sp, #1872]
	fmla	v0.4s, v10.4s, v11.4s
	fmla	v21.4s, v14.4s, v11.4s
	fmul	v12.4s, v4.4s, v6.4s
	mov	v6.16b, v13.16b
	ldr	q13, [sp, #1792]
	fmla	v24.4s, v14.4s, v13.4s
	fmla	v25.4s, v10.4s, v13.4s
	fmul	v10.4s, v28.4s, v10.4s
	fmul	v0.4s, v0.4s, v6.4s
	fmul	v21.4s, v21.4s, v6.4s
	fmla	v30.4s, v11.4s, v13.4s
	fmul	v11.4s, v28.4s, v11.4s
	str	q0, [sp, #1968]
	fmul	v0.4s, v28.4s, v14.4s
	ldr	q14, [sp, #1648]
	fmul	v28.4s, v28.4s, v13.4s
	fmul	v21.4s, v14.4s, v21.4s
	str	q0, [sp, #1936]
	fmul	v0.4s, v14.4s, v12.4s
	mov	v12.16b, v7.16b
	ldr	q7, [sp, #1936]
	bif	v21.16b, v23.16b, v31.16b
	fmul	v7.4s, v12.4s, v7.4s
	fmul	v10.4s, v12.4s, v10.4s
	fmul	v11.4s, v12.4s, v11.4s
	str	q0, [sp, #1952]
	ldr	q0, [sp, #1760]
	fmul	v28.4s, v12.4s, v28.4s
	ldr	q13, [sp, #1952]
	fmul	v24.4s, v24.4s, v0.4s
	fmul	v25.4s, v25.4s, v0.4s
	fmul	v30.4s, v30.4s, v0.4s
	ldr	q0, [sp, #1968]
	bif	v13.16b, v23.16b, v31.16b
	fmul	v12.4s, v14.4s, v7.4s
	fmul	v7.4s, v4.4s, v10.4s
	fmul	v0.4s, v4.4s, v0.4s
	fmul	v24.4s, v14.4s, v24.4s
	str	q13, [x10, x14]
	fmul	v25.4s, v4.4s, v25.4s
	str	q21, [x13, x14]
	mov	v21.16b, v31.16b
	fmul	v30.4s, v6.4s, v30.4s
	mov	w10, #176
	mov	v4.16b, v31.16b
	mov	w13, #192
	bif	v0.16b, v23.16b, v31.16b
	umaddl	x10, w0, w10, x30
	bif	v7.16b, v23.16b, v31.16b
	bsl	v21.16b, v24.16b, v23.16b
	fmul	v24.4s, v11.4s, v6.4s
	mov	v6.16b, v31.16b
	umaddl	x13, w0, w13, x30
	bif	v25.16b, v23.16b, v31.16b
	bsl	v4.16b, v30.16b, v23.16b
	str	q0, [x15, x14]
	mov	w15, #208
	ldr	q0, [sp, #1760]
	umaddl	x15, w0, w15, x30
	str	q21, [x10, x14]
	mov	w10, #240
	fmul	v0.4s, v28.4s, v0.4s
	umaddl	x10, w0, w10, x30
	bsl	v6.16b, v12.16b, v23.16b
	str	q25, [x13, x14]
	add	x13, x30, x0, lsl #8
	ldr	q25, [sp, #1920]
	str	q4, [x15, x14]
	mov	v4.16b, v31.16b
	mov	w15, #272
	str	q6, [x10, x14]
	mov	w10, #288
	umaddl	x15, w0, w15, x30
	umaddl	x10, w0, w10, x30
	bif	v0.16b, v23.16b, v31.16b
	str	q7, [x13, x14]
	bsl	v4.16b, v24.16b, v23.16b
	str	q4, [x15, x14]
	str	q0, [x10, x14]
	mov	w10, #20
254:
	fmov	v13.4s, #1.00000000
	mov	x7, x22
	tbz	w8, #3, 24b
	ldp	q0, q4, [sp, #208]
	mov	w8, #29208
	ldp	s6, s23, [x29, #100]
	movk	w8, #16177, lsl #16
	ldr	x1, [sp, #280]
	lsl	x14, x3, #4
	add	x15, x10, #2
	fdiv	v0.4s, v13.4s, v0.4s
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
	sub	v1.4s, v13.4s, v7.4s
	fmla	v0.4s, v1.4s, v4.4s
	movi	v1.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
	fmul	v21.4s, v0.4s, v0.4s
	fmla	v5.4s, v19.4s, v0.4s
	fmla	v29.4s, v9.4s, v0.4s
	fmla	v18.4s, v15.4s, v0.4s
	fmla	v1.4s, v27.4s, v6.s[0]
	movi	v19.2d, #0000000000000000
	fmla	v5.4s, v8.4s, v21.4s
	fmla	v1.4s, v26.4s, v23.s[0]
	fmla	v29.4s, v21.4s, v5.4s
	ldp	s5, s6, [x29, #136]
	fmla	v4.4s, v27.4s, v5.s[0]
	ldp	s24, s5, [x29, #172]
	fmla	v18.4s, v21.4s, v29.4s
	fmla	v19.4s, v27.4s, v24.s[0]
	fmla	v4.4s, v26.4s, v6.s[0]
	fmla	v0.4s, v21.4s, v18.4s
	ldp	s6, s21, [x29, #144]
	fmla	v19.4s, v26.4s, v5.s[0]
	scvtf	v5.4s, v7.4s
	fmla	v4.4s, v22.4s, v6.s[0]
	ldp	s18, s6, [x29, #180]
	ldp	s23, s7, [x29, #108]
	fmla	v19.4s, v22.4s, v18.s[0]
	fmla	v0.4s, v17.4s, v5.4s
	dup	v5.4s, w8
	fmla	v1.4s, v22.4s, v23.s[0]
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
	ldr	q16, [sp, #1392]
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
	b	24b
255:
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
	.p2align	2
