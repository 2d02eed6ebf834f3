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
	cbz	w3, 259f
	cbz	w2, 259f
	ldr	w8, [sp, #52]
	cbz	w8, 259f
	mov	w8, w2
	ldr	w9, [sp, #52]
	fmov	v12.4s, #1.00000000
	str	x8, [sp, #64]
	ldp	x8, x16, [x0, #40]
	mov	w30, w9
	movi	v30.4s, #63, lsl #24
	fmov	v31.4s, #5.00000000
	movi	v8.4s, #2
	movi	v14.4s, #4
	movi	v11.4s, #8
	str	x8, [sp, #160]
	add	w8, w5, w4
	movi	d13, #0000000000000000
	add	w11, w8, w6
	mov	w8, w3
	movi	v9.2d, #0000000000000000
	str	x8, [sp, #16]
	mul	w8, w2, w9
	mov	w9, #58632
	movk	w9, #7740, lsl #16
	movi	v29.2d, #0x00ffff0000ffff
	movi	v15.4s, #127, msl #16
	ldp	x13, x22, [x0, #24]
	dup	v2.4s, w9
	str	w8, [sp, #12]
	mov	w8, #16992
	ldr	x7, [sp, #2160]
	movk	w8, #3490, lsl #16
	ldr	x12, [x0]
	ldr	x17, [x0, #56]
	dup	v0.4s, w8
	mov	w8, #4059
	mov	w6, #62154
	movk	w8, #16713, lsl #16
	mov	w4, #1267
	mov	w23, #16938
	dup	v1.4s, w8
	mov	w24, #28347
	mov	w25, #50604
	str	q0, [sp, #736]
	mvni	v0.4s, #128, lsl #16
	mov	w26, #4719
	mov	w27, #64269
	mov	w29, #44110
	mov	w28, #13
	mov	w3, #29208
	mov	w2, #14269
	mov	x10, xzr
	fneg	v0.4s, v0.4s
	mov	w5, #80
	movk	w6, #29001, lsl #16
	movk	w4, #16181, lsl #16
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
	stp	q1, q2, [sp, #128]
	str	q0, [sp, #112]
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
	b.eq	259f
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
	madd	x1, x8, x30, x9
	str	x1, [sp, #168]
	b	26f
24:
	ldr	q0, [sp, #1984]
	fmov	v1.4s, #3.00000000
	ldr	q2, [sp, #1200]
	fmov	v12.4s, #1.00000000
	movi	v30.4s, #63, lsl #24
	fmov	v31.4s, #5.00000000
	orr	v0.16b, v19.16b, v0.16b
	movi	v8.4s, #2
	ldr	x8, [sp, #160]
	movi	v14.4s, #4
	movi	v11.4s, #8
	ldr	w14, [sp, #220]
	movi	d13, #0000000000000000
	movi	v9.2d, #0000000000000000
	movi	v29.2d, #0x00ffff0000ffff
	movi	v15.4s, #127, msl #16
	bsl	v0.16b, v2.16b, v1.16b
	ldr	q1, [sp, #1216]
	str	q1, [x8, x21, lsl #4]
	str	q0, [x8, x9, lsl #4]
25:
	add	x19, x19, #1
	add	w14, w14, #1
	cmp	x19, x30
	b.eq	22b
26:
	ldr	w9, [x7, #8]
	add	x8, x1, x19
	cmp	x8, x9
	b.hs	25b
	ldr	w15, [x7]
	add	x8, x1, x19
	movi	v2.2d, #0000000000000000
	stp	x8, x9, [sp, #240]
	umull	x21, w15, w15
	lsl	x10, x15, #4
	str	w14, [sp, #220]
	ldp	w0, w8, [x7, #16]
	add	x9, x21, #1
	lsr	x9, x9, #1
	tst	w8, #0x1
	csel	x11, x21, x9, eq
	cbz	w15, 232f
	movi	v0.2d, #0000000000000000
	ldr	x9, [sp, #240]
	movi	v7.2d, #0000000000000000
	movi	v16.4s, #16, lsl #16
	movi	v1.2d, #0000000000000000
	mul	w14, w14, w11
	mul	x9, x11, x9
	movi	v6.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v3.2d, #0000000000000000
	lsl	w20, w15, #4
	str	w0, [sp, #1984]
	str	q0, [sp, #1392]
	fmov	v0.4s, #1.00000000
	mov	x22, xzr
	sub	x7, x15, #2
	mov	w26, #16
	add	x0, x17, #16
	mov	w27, #1
	mov	w25, #1
	str	q0, [sp, #1376]
	str	q0, [sp, #1360]
	b	29f
27:
	movi	v29.2d, #0x00ffff0000ffff
28:
	movi	d4, #0000000000000000
	fmov	d0, x22
	add	x22, x22, #1
	fadd	v5.4s, v5.4s, v18.4s
	fadd	v1.4s, v1.4s, v17.4s
	add	w14, w14, w15
	cmp	x22, x15
	add	x27, x27, x15
	add	w26, w26, w20
	add	x0, x0, x10
	cmeq	v0.2d, v0.2d, v4.2d
	fadd	v4.4s, v6.4s, v17.4s
	dup	v0.2d, v0.d[0]
	bit	v6.16b, v4.16b, v0.16b
	b.eq	231f
29:
	mul	x1, x22, x15
	tst	w8, #0x1
	add	w11, w1, w9
	add	x4, x9, x1, lsr #1
	and	x23, x11, #0x7fffffff
	csel	x11, x23, x4, eq
	and	x4, x14, #0x7fffffff
	ldr	q0, [x12, x11, lsl #4]
	add	x24, x4, #1
	mov	v4.16b, v0.16b
	tbnz	w8, #3, 215f
	tbz	w8, #0, 210f
	ubfiz	w11, w1, #4, #1
	dup	v4.4s, w11
	neg	v4.4s, v4.4s
	ushl	v4.4s, v0.4s, v4.4s
	and	v4.16b, v4.16b, v29.16b
	ucvtf	v4.4s, v4.4s
210:
	tbz	w8, #0, 211f
	ubfiz	w11, w1, #4, #1
	dup	v17.4s, w11
	neg	v17.4s, v17.4s
	ushl	v0.4s, v0.4s, v17.4s
	and	v0.16b, v0.16b, v29.16b
	ucvtf	v0.4s, v0.4s
211:
	mov	x11, x13
	add	x4, x13, #8
	bic	v0.4s, #128, lsl #24
	ld1r	{ v17.4s }, [x11], #4
	ld1r	{ v18.4s }, [x4]
	cmp	w15, #1
	umax	v7.4s, v7.4s, v0.4s
	fsub	v4.4s, v4.4s, v17.4s
	mov	v19.16b, v18.16b
	ldr	s17, [x11]
	fmla	v19.4s, v4.4s, v17.s[0]
	fmov	s4, w15
	fmov	s17, w25
	cmeq	v4.4s, v4.4s, v17.4s
	str	q19, [x17, x1, lsl #4]
	fsub	v18.4s, v19.4s, v18.4s
	dup	v4.4s, v4.s[0]
	fadd	v17.4s, v3.4s, v18.4s
	bit	v3.16b, v17.16b, v4.16b
	fadd	v17.4s, v18.4s, v9.4s
	b.eq	28b
	cbz	x7, 223f
	mov	x11, xzr
	mov	w4, w26
	b	213f
212:
	mov	x25, x13
	add	x28, x13, #8
	bic	v0.4s, #128, lsl #24
	ld1r	{ v19.4s }, [x25], #4
	ld1r	{ v20.4s }, [x28]
	add	w4, w4, #16
	umax	v7.4s, v7.4s, v0.4s
	fsub	v4.4s, v4.4s, v19.4s
	mov	v21.16b, v20.16b
	ldr	s19, [x25]
	fmla	v21.4s, v4.4s, v19.s[0]
	str	q21, [x0, x11, lsl #4]
	add	x11, x11, #1
	fsub	v4.4s, v21.4s, v20.4s
	cmp	x7, x11
	fadd	v17.4s, v17.4s, v4.4s
	b.eq	221f
213:
	add	x25, x27, x11
	add	x28, x24, x11
	tst	w8, #0x1
	add	x25, x9, x25, lsr #1
	csel	x25, x28, x25, eq
	ldr	q0, [x12, x25, lsl #4]
	mov	v4.16b, v0.16b
	tbz	w8, #0, 214f
	and	w25, w4, #0x10
	dup	v4.4s, w25
	neg	v4.4s, v4.4s
	ushl	v4.4s, v0.4s, v4.4s
	and	v4.16b, v4.16b, v29.16b
	ucvtf	v4.4s, v4.4s
214:
	tbz	w8, #0, 212b
	and	w25, w4, #0x10
	dup	v19.4s, w25
	neg	v19.4s, v19.4s
	ushl	v0.4s, v0.4s, v19.4s
	and	v0.16b, v0.16b, v29.16b
	ucvtf	v0.4s, v0.4s
	b	212b
215:
	tbz	w8, #0, 216f
	ubfiz	w11, w1, #4, #1
	dup	v4.4s, w11
	neg	v4.4s, v4.4s
	ushl	v4.4s, v0.4s, v4.4s
	and	v4.16b, v4.16b, v29.16b
	ucvtf	v4.4s, v4.4s
216:
	tbz	w8, #0, 217f
	ubfiz	w11, w1, #4, #1
	dup	v17.4s, w11
	neg	v17.4s, v17.4s
	ushl	v0.4s, v0.4s, v17.4s
	and	v0.16b, v0.16b, v29.16b
	ucvtf	v0.4s, v0.4s
217:
	mov	x11, x13
	add	x4, x13, #8
	fmov	s27, w25
	ld1r	{ v17.4s }, [x11], #4
	ld1r	{ v18.4s }, [x4]
	ldr	s19, [x11]
	mov	w11, #2382
	bic	v0.4s, #128, lsl #24
	movk	w11, #16192, lsl #16
	cmp	w15, #1
	fsub	v17.4s, v4.4s, v17.4s
	mov	v4.16b, v18.16b
	dup	v20.4s, w11
	mov	w11, #28477
	umax	v7.4s, v7.4s, v0.4s
	ldr	q0, [sp, #1392]
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
	str	q4, [x17, x1, lsl #4]
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
	mov	v25.16b, v24.16b
	bif	v17.16b, v12.16b, v24.16b
	and	v24.16b, v24.16b, v12.16b
	bsl	v25.16b, v26.16b, v12.16b
	ldr	q26, [sp, #1360]
	fadd	v0.4s, v0.4s, v24.4s
	fmul	v17.4s, v26.4s, v17.4s
	fmov	s26, w15
	str	q0, [sp, #1392]
	cmeq	v26.4s, v26.4s, v27.4s
	ldr	q27, [sp, #1376]
	ushr	v28.4s, v17.4s, #23
	and	v29.16b, v17.16b, v15.16b
	fadd	v17.4s, v18.4s, v9.4s
	fmul	v25.4s, v27.4s, v25.4s
	fadd	v27.4s, v3.4s, v18.4s
	dup	v26.4s, v26.s[0]
	sub	v16.4s, v16.4s, v28.4s
	and	v28.16b, v25.16b, v15.16b
	bit	v3.16b, v27.16b, v26.16b
	usra	v16.4s, v25.4s, #23
	orr	v0.16b, v28.16b, v12.16b
	str	q0, [sp, #1376]
	orr	v0.16b, v29.16b, v12.16b
	str	q0, [sp, #1360]
	b.eq	27b
	cbz	x7, 227f
	movi	v29.2d, #0x00ffff0000ffff
	mov	x25, #-1
	mov	w4, w26
	mov	x11, x27
	sub	x28, x15, #2
	b	219f
218:
	mov	x29, x13
	add	x30, x13, #8
	mov	v27.16b, v21.16b
	ld1r	{ v24.4s }, [x29], #4
	ld1r	{ v25.4s }, [x30]
	mov	v28.16b, v22.16b
	bic	v0.4s, #128, lsl #24
	sub	x28, x28, #1
	sub	x25, x25, #1
	add	x24, x24, #1
	add	w4, w4, #16
	fsub	v4.4s, v4.4s, v24.4s
	mov	v26.16b, v25.16b
	ldr	s24, [x29]
	umax	v7.4s, v7.4s, v0.4s
	ldr	q0, [sp, #1392]
	fmla	v26.4s, v4.4s, v24.s[0]
	str	q26, [x17, x11, lsl #4]
	add	x11, x11, #1
	fadd	v4.4s, v26.4s, v20.4s
	fadd	v24.4s, v26.4s, v23.4s
	fsub	v25.4s, v26.4s, v25.4s
	fmla	v27.4s, v26.4s, v4.4s
	mov	v4.16b, v19.16b
	fadd	v17.4s, v17.4s, v25.4s
	fmla	v4.4s, v26.4s, v24.4s
	fcmgt	v24.4s, v26.4s, #0.0
	fmla	v28.4s, v26.4s, v27.4s
	mov	v27.16b, v24.16b
	bif	v4.16b, v12.16b, v24.16b
	and	v24.16b, v24.16b, v12.16b
	bsl	v27.16b, v28.16b, v12.16b
	ldr	q28, [sp, #1360]
	fadd	v0.4s, v0.4s, v24.4s
	fmul	v4.4s, v28.4s, v4.4s
	ldr	q28, [sp, #1376]
	fmul	v27.4s, v28.4s, v27.4s
	str	q0, [sp, #1392]
	ushr	v28.4s, v4.4s, #23
	and	v4.16b, v4.16b, v15.16b
	sub	v16.4s, v16.4s, v28.4s
	and	v28.16b, v27.16b, v15.16b
	orr	v0.16b, v28.16b, v12.16b
	usra	v16.4s, v27.4s, #23
	str	q0, [sp, #1376]
	orr	v0.16b, v4.16b, v12.16b
	str	q0, [sp, #1360]
	cbz	x28, 222f
219:
	add	x29, x9, x11, lsr #1
	tst	w8, #0x1
	csel	x29, x24, x29, eq
	ldr	q0, [x12, x29, lsl #4]
	mov	v4.16b, v0.16b
	tbz	w8, #0, 220f
	and	w29, w4, #0x10
	dup	v4.4s, w29
	neg	v4.4s, v4.4s
	ushl	v4.4s, v0.4s, v4.4s
	and	v4.16b, v4.16b, v29.16b
	ucvtf	v4.4s, v4.4s
220:
	tbz	w8, #0, 218b
	and	w29, w4, #0x10
	dup	v24.4s, w29
	neg	v24.4s, v24.4s
	ushl	v0.4s, v0.4s, v24.4s
	and	v0.16b, v0.16b, v29.16b
	ucvtf	v0.4s, v0.4s
	b	218b
221:
	mov	w28, #13
	add	x4, x11, #1
	mov	w25, #1
	movk	w28, #48896, lsl #16
	b	224f
222:
	mov	w29, #44110
	mov	w28, #13
	neg	x4, x25
	movk	w29, #16042, lsl #16
	movk	w28, #48896, lsl #16
	mov	w25, #1
	b	228f
223:
	mov	w4, #1
224:
	add	x11, x4, x1
	add	x23, x4, x23
	tst	w8, #0x1
	add	x1, x9, x11, lsr #1
	csel	x1, x23, x1, eq
	ldr	q0, [x12, x1, lsl #4]
	mov	v4.16b, v0.16b
	tbz	w8, #0, 225f
	ubfiz	w1, w11, #4, #1
	dup	v4.4s, w1
	neg	v4.4s, v4.4s
	ushl	v4.4s, v0.4s, v4.4s
	and	v4.16b, v4.16b, v29.16b
	ucvtf	v4.4s, v4.4s
225:
	add	x1, x13, #8
	mov	x23, x13
	ld1r	{ v19.4s }, [x1]
	ld1r	{ v21.4s }, [x23], #4
	ldr	s20, [x23]
	tbz	w8, #0, 226f
	ubfiz	w1, w11, #4, #1
	dup	v22.4s, w1
	neg	v22.4s, v22.4s
	ushl	v0.4s, v0.4s, v22.4s
	and	v0.16b, v0.16b, v29.16b
	ucvtf	v0.4s, v0.4s
226:
	fsub	v4.4s, v4.4s, v21.4s
	mov	v21.16b, v19.16b
	add	x1, x4, #1
	bic	v0.4s, #128, lsl #24
	fmla	v21.4s, v4.4s, v20.s[0]
	fmov	d20, x15
	umax	v7.4s, v7.4s, v0.4s
	str	q21, [x17, x11, lsl #4]
	fsub	v4.4s, v21.4s, v19.4s
	fmov	d19, x1
	cmeq	v19.2d, v19.2d, v20.2d
	fadd	v20.4s, v3.4s, v4.4s
	fadd	v17.4s, v17.4s, v4.4s
	dup	v19.2d, v19.d[0]
	bit	v3.16b, v20.16b, v19.16b
	b	28b
227:
	mov	w4, #1
	movi	v29.2d, #0x00ffff0000ffff
228:
	add	x11, x4, x1
	add	x23, x4, x23
	tst	w8, #0x1
	add	x1, x9, x11, lsr #1
	csel	x1, x23, x1, eq
	ldr	q0, [x12, x1, lsl #4]
	mov	v24.16b, v0.16b
	tbz	w8, #0, 229f
	ubfiz	w1, w11, #4, #1
	dup	v4.4s, w1
	neg	v4.4s, v4.4s
	ushl	v4.4s, v0.4s, v4.4s
	and	v4.16b, v4.16b, v29.16b
	ucvtf	v24.4s, v4.4s
229:
	add	x1, x13, #8
	mov	x23, x13
	ld1r	{ v4.4s }, [x1]
	ld1r	{ v26.4s }, [x23], #4
	ldr	s25, [x23]
	tbz	w8, #0, 230f
	ubfiz	w1, w11, #4, #1
	dup	v27.4s, w1
	neg	v27.4s, v27.4s
	ushl	v0.4s, v0.4s, v27.4s
	and	v0.16b, v0.16b, v29.16b
	ucvtf	v0.4s, v0.4s
230:
	fsub	v24.4s, v24.4s, v26.4s
	mov	v26.16b, v4.16b
	add	x1, x4, #1
	bic	v0.4s, #128, lsl #24
	fmla	v26.4s, v24.4s, v25.s[0]
	ldr	q24, [sp, #1376]
	umax	v7.4s, v7.4s, v0.4s
	ldr	q0, [sp, #1392]
	str	q26, [x17, x11, lsl #4]
	fadd	v20.4s, v26.4s, v20.4s
	fadd	v23.4s, v26.4s, v23.4s
	fsub	v4.4s, v26.4s, v4.4s
	fmla	v21.4s, v26.4s, v20.4s
	fcmgt	v20.4s, v26.4s, #0.0
	fmla	v19.4s, v26.4s, v23.4s
	fmov	d23, x15
	fadd	v17.4s, v17.4s, v4.4s
	fmla	v22.4s, v26.4s, v21.4s
	mov	v21.16b, v20.16b
	bif	v19.16b, v12.16b, v20.16b
	and	v20.16b, v20.16b, v12.16b
	bsl	v21.16b, v22.16b, v12.16b
	ldr	q22, [sp, #1360]
	fadd	v0.4s, v0.4s, v20.4s
	fmul	v19.4s, v22.4s, v19.4s
	fmov	d22, x1
	fmul	v21.4s, v24.4s, v21.4s
	str	q0, [sp, #1392]
	fadd	v24.4s, v3.4s, v4.4s
	cmeq	v22.2d, v22.2d, v23.2d
	ushr	v23.4s, v19.4s, #23
	and	v19.16b, v19.16b, v15.16b
	dup	v22.2d, v22.d[0]
	sub	v16.4s, v16.4s, v23.4s
	and	v23.16b, v21.16b, v15.16b
	bit	v3.16b, v24.16b, v22.16b
	orr	v0.16b, v23.16b, v12.16b
	usra	v16.4s, v21.4s, #23
	str	q0, [sp, #1376]
	orr	v0.16b, v19.16b, v12.16b
	str	q0, [sp, #1360]
	b	28b
231:
	mov	w9, #1400897535
	ucvtf	v4.4s, v16.4s
	ldr	x22, [sp, #88]
	dup	v0.4s, w9
	mov	w9, #-914358272
	mov	w4, #1267
	dup	v16.4s, w9
	ldp	x30, x7, [sp, #96]
	mov	w23, #16938
	mov	w24, #28347
	mov	w25, #50604
	cmhi	v0.4s, v7.4s, v0.4s
	mov	w26, #4719
	mov	w27, #64269
	ldr	w0, [sp, #1984]
	movk	w4, #16181, lsl #16
	movk	w23, #16076, lsl #16
	movk	w24, #16144, lsl #16
	movk	w25, #14119, lsl #16
	movk	w26, #14979, lsl #16
	xtn	v7.4h, v0.4s
	fadd	v0.4s, v4.4s, v16.4s
	movk	w27, #49354, lsl #16
	str	q0, [sp, #192]
	b	233f
232:
	fmov	v0.4s, #1.00000000
	movi	v7.2d, #0000000000000000
	movi	v3.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v17.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v1.2d, #0000000000000000
	str	q0, [sp, #1360]
	movi	v0.2d, #0000000000000000
	str	q0, [sp, #1392]
	str	q0, [sp, #192]
	fmov	v0.4s, #1.00000000
	str	q0, [sp, #1376]
233:
	ucvtf	s0, w15
	dup	v0.4s, v0.s[0]
	fmaxnm	v4.4s, v0.4s, v12.4s
	fdiv	v4.4s, v12.4s, v4.4s
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
	fmul	v3.4s, v3.4s, v30.4s
	cbz	w15, 236f
	fmaxnm	v2.4s, v3.4s, v2.4s
	add	x11, x13, #8
	movi	v4.2d, #0000000000000000
	ld1r	{ v17.4s }, [x11]
	movi	v16.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	mov	x9, xzr
	mov	x11, x17
	fadd	v2.4s, v2.4s, v17.4s
	fsqrt	v2.4s, v2.4s
	fadd	v18.4s, v3.4s, v2.4s
	movi	v2.2d, #0000000000000000
234:
	movi	v19.2d, #0000000000000000
	mov	x14, xzr
235:
	ldr	q20, [x11, x14, lsl #4]
	ucvtf	s21, x14
	add	x14, x14, #1
	cmp	x15, x14
	fsub	v20.4s, v20.4s, v17.4s
	fmul	s22, s21, s21
	fsub	v20.4s, v20.4s, v18.4s
	fmaxnm	v20.4s, v20.4s, v9.4s
	fmul	v20.4s, v20.4s, v20.4s
	fadd	v19.4s, v19.4s, v20.4s
	fmla	v16.4s, v20.4s, v21.s[0]
	fmla	v6.4s, v20.4s, v22.s[0]
	b.ne	235b
	ucvtf	s20, x9
	fadd	v4.4s, v4.4s, v19.4s
	add	x9, x9, #1
	cmp	x9, x15
	add	x11, x11, x10
	fmul	s21, s20, s20
	fmla	v5.4s, v19.4s, v20.s[0]
	fmla	v2.4s, v19.4s, v21.s[0]
	b.ne	234b
	b	237f
236:
	movi	v6.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
237:
	ldr	q17, [sp, #736]
	fmov	v26.4s, #1.00000000
	fmov	v19.4s, #-1.00000000
	ucvtf	s18, x21
	add	x9, x13, #20
	add	x11, x13, #52
	fmaxnm	v17.4s, v4.4s, v17.4s
	dup	v28.4s, w6
	fmov	v27.4s, #4.00000000
	movi	v29.2d, #0000000000000000
	fadd	v0.4s, v0.4s, v19.4s
	ldr	q19, [sp, #144]
	dup	v20.4s, v18.s[0]
	str	q28, [sp, #272]
	fdiv	v17.4s, v26.4s, v17.4s
	fcmgt	v19.4s, v4.4s, v19.4s
	fmul	v18.4s, v0.4s, v30.4s
	fmls	v1.4s, v3.4s, v20.s[0]
	str	q20, [sp, #176]
	fmul	v0.4s, v16.4s, v17.4s
	fmov	v16.4s, #9.00000000
	fmul	v6.4s, v6.4s, v17.4s
	fmul	v5.4s, v5.4s, v17.4s
	fmul	v17.4s, v2.4s, v17.4s
	mov	v2.16b, v19.16b
	fdiv	v16.4s, v20.4s, v16.4s
	bif	v0.16b, v18.16b, v19.16b
	fmov	v19.4s, #0.25000000
	bsl	v2.16b, v5.16b, v18.16b
	ld1r	{ v18.4s }, [x9]
	add	x9, x13, #76
	ld1r	{ v24.4s }, [x9]
	add	x9, x13, #88
	ld1r	{ v22.4s }, [x9]
	add	x9, x13, #56
	fmls	v6.4s, v0.4s, v0.4s
	fmls	v17.4s, v2.4s, v2.4s
	fminnm	v0.4s, v0.4s, v24.4s
	fminnm	v3.4s, v3.4s, v22.4s
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
	fmul	v6.4s, v6.4s, v30.4s
	fsqrt	v5.4s, v4.4s
	fcmgt	v4.4s, v31.4s, v20.4s
	ld1r	{ v20.4s }, [x11]
	add	x11, x13, #80
	bit	v6.16b, v18.16b, v16.16b
	ld1r	{ v18.4s }, [x9]
	ld1r	{ v21.4s }, [x11]
	add	x11, x13, #68
	add	x9, x16, #32
	umaddl	x21, w15, w5, x9
	xtn	v17.4h, v4.4s
	movi	v4.2d, #0000000000000000
	str	q18, [sp, #752]
	fminnm	v2.4s, v2.4s, v21.4s
	stp	q24, q21, [sp, #768]
	orr	v7.8b, v17.8b, v7.8b
	ld1r	{ v17.4s }, [x11]
	add	x11, x13, #92
	ld1r	{ v23.4s }, [x11]
	add	x11, x13, #84
	str	q4, [sp, #432]
	ld1r	{ v25.4s }, [x11]
	add	x11, x13, #64
	ucvtf	s4, w0
	ushll	v7.4s, v7.4h, #0
	ld1r	{ v16.4s }, [x11]
	add	x11, x13, #60
	fmaxnm	v1.4s, v1.4s, v5.4s
	fmov	v5.4s, #1.50000000
	ld1r	{ v21.4s }, [x11]
	stp	q23, q22, [sp, #864]
	movi	v22.2d, #0000000000000000
	fminnm	v6.4s, v6.4s, v23.4s
	fmaxnm	v30.4s, v3.4s, v16.4s
	stp	q25, q16, [sp, #832]
	stp	q20, q21, [sp, #800]
	fmaxnm	v20.4s, v0.4s, v20.4s
	fmaxnm	v0.4s, v2.4s, v18.4s
	fmaxnm	v1.4s, v1.4s, v26.4s
	str	q5, [sp, #336]
	shl	v5.4s, v7.4s, #31
	movi	v7.2d, #0000000000000000
	str	q17, [sp, #896]
	str	q0, [sp, #1424]
	cmlt	v5.4s, v5.4s, #0
	fminnm	v1.4s, v1.4s, v25.4s
	str	q7, [sp, #416]
	fsub	v7.4s, v23.4s, v17.4s
	movi	v23.2d, #0000000000000000
	fmaxnm	v0.4s, v1.4s, v21.4s
	fmul	v3.4s, v7.4s, v19.4s
	fmaxnm	v19.4s, v6.4s, v17.4s
	movi	v6.4s, #16
	stp	q22, q23, [sp, #384]
	str	q0, [sp, #1984]
	movi	v0.2d, #0000000000000000
	str	q3, [sp, #224]
	fmov	v3.4s, #4.00000000
	str	q0, [sp, #464]
	stp	q28, q0, [sp, #960]
	str	q0, [sp, #1216]
	fmov	v0.4s, #1.00000000
	stp	q3, q22, [sp, #352]
	mov	v3.16b, v5.16b
	bic	v5.16b, v26.16b, v5.16b
	str	q0, [sp, #448]
	dup	v0.4s, v4.s[0]
	bsl	v3.16b, v27.16b, v31.16b
	str	q0, [sp, #480]
	ldr	q0, [sp, #112]
	str	q3, [sp, #1200]
	str	q0, [sp, #928]
	b	239f
238:
	fmul	v20.4s, v0.4s, v4.4s
	movi	v4.2d, #0000000000000000
	ldr	q0, [sp, #1904]
	ldp	q3, q5, [sp, #416]
	mov	v16.16b, v2.16b
	ldr	q2, [sp, #1840]
	mov	w9, #7549
	ldr	q9, [sp, #464]
	movk	w9, #9872, lsl #16
	str	q8, [sp, #1936]
	ldr	q8, [sp, #1616]
	fmls	v1.4s, v20.4s, v15.4s
	fmla	v4.4s, v5.4s, v0.4s
	ldr	q0, [sp, #1808]
	dup	v18.4s, w9
	str	q24, [sp, #1728]
	ldr	q14, [sp, #1600]
	mov	w9, #84
	str	q13, [sp, #1712]
	ldr	q13, [sp, #1552]
	movk	w9, #16256, lsl #16
	str	q9, [sp, #464]
	fmul	v1.4s, v10.4s, v1.4s
	fmla	v4.4s, v3.4s, v0.4s
	ldr	q0, [sp, #1232]
	dup	v11.4s, w9
	mov	w9, #49807
	movk	w9, #15605, lsl #16
	fmls	v7.4s, v1.4s, v0.4s
	ldp	q3, q0, [sp, #384]
	fmla	v4.4s, v0.4s, v2.4s
	ldr	q0, [sp, #1168]
	ldr	q2, [sp, #1824]
	fmls	v7.4s, v20.4s, v0.4s
	ldr	q0, [sp, #1696]
	fmul	v30.4s, v0.4s, v1.4s
	ldr	q0, [sp, #368]
	fmla	v4.4s, v0.4s, v2.4s
	ldr	q0, [sp, #1248]
	fmul	v5.4s, v0.4s, v7.4s
	fabs	v2.4s, v30.4s
	ldr	q0, [sp, #1920]
	ldr	q7, [sp, #1184]
	str	q30, [sp, #1232]
	fcmlt	v30.4s, v30.4s, #0.0
	fmla	v4.4s, v3.4s, v0.4s
	ldr	q0, [sp, #1312]
	fmov	v3.4s, #0.25000000
	fmls	v7.4s, v5.4s, v0.4s
	fadd	v2.4s, v2.4s, v18.4s
	ldr	q0, [sp, #1296]
	fsub	v4.4s, v9.4s, v4.4s
	fmul	v6.4s, v9.4s, v3.4s
	fmls	v7.4s, v1.4s, v0.4s
	fdiv	v0.4s, v12.4s, v2.4s
	ldr	q2, [sp, #1280]
	fmaxnm	v4.4s, v4.4s, v6.4s
	ldr	q6, [sp, #736]
	fmaxnm	v4.4s, v4.4s, v6.4s
	fdiv	v19.4s, v12.4s, v4.4s
	str	q0, [sp, #1312]
	ldr	q0, [sp, #1264]
	fmls	v7.4s, v20.4s, v0.4s
	ldr	q0, [sp, #1408]
	fmul	v6.4s, v0.4s, v7.4s
	ldr	q0, [sp, #1632]
	ldr	q7, [sp, #1504]
	fmul	v17.4s, v0.4s, v5.4s
	ldr	q0, [sp, #1456]
	fmls	v2.4s, v6.4s, v0.4s
	ldr	q0, [sp, #592]
	fabs	v4.4s, v17.4s
	fcmlt	v31.4s, v17.4s, #0.0
	str	q17, [sp, #1296]
	fmls	v2.4s, v5.4s, v0.4s
	ldr	q0, [sp, #1040]
	fadd	v5.4s, v4.4s, v18.4s
	fmul	v4.4s, v7.4s, v6.4s
	fmls	v2.4s, v1.4s, v0.4s
	ldr	q0, [sp, #576]
	fabs	v1.4s, v4.4s
	str	q4, [sp, #1328]
	fcmlt	v21.4s, v4.4s, #0.0
	ldr	q4, [sp, #1344]
	fdiv	v5.4s, v12.4s, v5.4s
	fmls	v2.4s, v20.4s, v0.4s
	ldr	q0, [sp, #752]
	fadd	v1.4s, v1.4s, v18.4s
	fmul	v6.4s, v8.4s, v2.4s
	fmul	v2.4s, v16.4s, v20.4s
	ldr	q16, [sp, #1424]
	fcmlt	v24.4s, v6.4s, #0.0
	str	q6, [sp, #1456]
	fcmlt	v29.4s, v2.4s, #0.0
	fdiv	v15.4s, v12.4s, v1.4s
	fabs	v1.4s, v6.4s
	str	q2, [sp, #1408]
	fadd	v1.4s, v1.4s, v18.4s
	fdiv	v3.4s, v12.4s, v1.4s
	fabs	v1.4s, v2.4s
	str	q15, [sp, #1280]
	fadd	v1.4s, v1.4s, v18.4s
	fsub	v18.4s, v16.4s, v0.4s
	ldp	q6, q0, [sp, #784]
	fsub	v20.4s, v6.4s, v16.4s
	mov	v16.16b, v2.16b
	fsub	v22.4s, v4.4s, v0.4s
	ldr	q0, [sp, #768]
	fsub	v23.4s, v0.4s, v4.4s
	bit	v20.16b, v18.16b, v21.16b
	mov	v21.16b, v24.16b
	ldr	q0, [sp, #1856]
	fdiv	v18.4s, v12.4s, v1.4s
	ldp	q6, q1, [sp, #816]
	mov	v17.16b, v3.16b
	bsl	v21.16b, v22.16b, v23.16b
	fmul	v22.4s, v0.4s, v8.4s
	ldr	q0, [sp, #1984]
	fsub	v4.4s, v0.4s, v6.4s
	fsub	v23.4s, v1.4s, v0.4s
	ldr	q0, [sp, #1440]
	ldr	q1, [sp, #848]
	ldr	q6, [sp, #1584]
	fmul	v22.4s, v8.4s, v22.4s
	fmul	v8.4s, v9.4s, v19.4s
	fmul	v2.4s, v21.4s, v3.4s
	fsub	v24.4s, v0.4s, v1.4s
	ldr	q1, [sp, #880]
	ldr	q3, [sp, #336]
	bit	v23.16b, v4.16b, v31.16b
	ldr	q4, [sp, #1872]
	fcmgt	v9.4s, v9.4s, #0.0
	fsub	v26.4s, v1.4s, v0.4s
	ldr	q0, [sp, #896]
	ldr	q1, [sp, #528]
	fsub	v27.4s, v14.4s, v0.4s
	ldr	q0, [sp, #864]
	fminnm	v10.4s, v1.4s, v12.4s
	ldr	q1, [sp, #448]
	fmul	v5.4s, v23.4s, v5.4s
	fsub	v28.4s, v0.4s, v14.4s
	ldr	q0, [sp, #1520]
	bif	v24.16b, v26.16b, v30.16b
	fmul	v26.4s, v6.4s, v20.4s
	fmul	v20.4s, v20.4s, v15.4s
	fmul	v30.4s, v4.4s, v7.4s
	fsub	v19.4s, v12.4s, v0.4s
	fmul	v21.4s, v0.4s, v21.4s
	ldr	q4, [sp, #1568]
	fmul	v5.4s, v5.4s, v11.4s
	bif	v27.16b, v28.16b, v29.16b
	fmul	v28.4s, v2.4s, v11.4s
	dup	v2.4s, w6
	fcmgt	v26.4s, v26.4s, #0.0
	fmul	v20.4s, v20.4s, v11.4s
	fmul	v23.4s, v4.4s, v23.4s
	fmla	v19.4s, v0.4s, v22.4s
	ldr	q0, [sp, #512]
	fmul	v22.4s, v1.4s, v8.4s
	ldr	q1, [sp, #976]
	dup	v8.4s, w9
	fcmgt	v21.4s, v21.4s, #0.0
	fminnm	v29.4s, v10.4s, v0.4s
	ldr	q0, [sp, #1312]
	fminnm	v28.4s, v28.4s, v2.4s
	bif	v20.16b, v2.16b, v26.16b
	fmul	v26.4s, v7.4s, v30.4s
	ldr	q7, [sp, #1632]
	fmul	v31.4s, v24.4s, v0.4s
	fmul	v24.4s, v13.4s, v24.4s
	fminnm	v22.4s, v22.4s, v3.4s
	fcmgt	v0.4s, v1.4s, #0.0
	ldr	q3, [sp, #496]
	fmul	v10.4s, v27.4s, v18.4s
	fcmgt	v23.4s, v23.4s, #0.0
	bsl	v21.16b, v28.16b, v2.16b
	ldr	q1, [sp, #864]
	fminnm	v29.4s, v29.4s, v3.4s
	ldr	q3, [sp, #1744]
	mov	w9, #46871
	fcmgt	v24.4s, v24.4s, #0.0
	fmul	v31.4s, v31.4s, v11.4s
	fmaxnm	v22.4s, v22.4s, v8.4s
	movi	v8.4s, #63, lsl #24
	str	q0, [sp, #1856]
	fmul	v28.4s, v3.4s, v7.4s
	orn	v30.16b, v0.16b, v9.16b
	ldr	q0, [sp, #1232]
	ldr	q9, [sp, #992]
	fminnm	v25.4s, v29.4s, v25.4s
	fmul	v29.4s, v10.4s, v11.4s
	bsl	v23.16b, v5.16b, v2.16b
	bsl	v24.16b, v31.16b, v2.16b
	fadd	v31.4s, v14.4s, v16.4s
	ldr	q16, [sp, #1440]
	fmul	v8.4s, v18.4s, v8.4s
	mov	v15.16b, v30.16b
	mov	v5.16b, v2.16b
	fadd	v3.4s, v16.4s, v0.4s
	ldr	q0, [sp, #1280]
	fminnm	v20.4s, v21.4s, v20.4s
	fmul	v21.4s, v7.4s, v28.4s
	ldr	q11, [sp, #1536]
	ldr	q7, [sp, #1968]
	fmul	v2.4s, v9.4s, v0.4s
	ldr	q0, [sp, #1696]
	bsl	v15.16b, v12.16b, v22.16b
	fmul	v22.4s, v11.4s, v27.4s
	fmul	v27.4s, v9.4s, v8.4s
	fsub	v30.4s, v12.4s, v4.4s
	fmul	v8.4s, v7.4s, v0.4s
	ldr	q10, [sp, #224]
	fmul	v17.4s, v9.4s, v17.4s
	fsub	v28.4s, v12.4s, v6.4s
	fminnm	v9.4s, v31.4s, v1.4s
	ldr	q1, [sp, #1984]
	ldr	q7, [sp, #1296]
	fmul	v18.4s, v10.4s, v18.4s
	fmla	v30.4s, v4.4s, v21.4s
	fminnm	v20.4s, v20.4s, v23.4s
	fminnm	v19.4s, v25.4s, v19.4s
	fmul	v21.4s, v0.4s, v8.4s
	ldp	q10, q0, [sp, #880]
	fadd	v7.4s, v1.4s, v7.4s
	fminnm	v10.4s, v3.4s, v10.4s
	fmla	v28.4s, v6.4s, v26.4s
	fminnm	v17.4s, v15.4s, v17.4s
	fmaxnm	v23.4s, v9.4s, v0.4s
	ldp	q0, q6, [sp, #832]
	fminnm	v18.4s, v27.4s, v18.4s
	fcmgt	v22.4s, v22.4s, #0.0
	ldr	q8, [sp, #1328]
	ldr	q4, [sp, #1424]
	mov	v9.16b, v16.16b
	str	q5, [sp, #1872]
	fmaxnm	v26.4s, v10.4s, v6.4s
	fminnm	v27.4s, v7.4s, v0.4s
	ldr	q0, [sp, #1952]
	ldr	q10, [sp, #1472]
	fminnm	v2.4s, v17.4s, v2.4s
	fminnm	v17.4s, v20.4s, v24.4s
	fminnm	v19.4s, v19.4s, v28.4s
	fsub	v24.4s, v12.4s, v13.4s
	bsl	v22.16b, v29.16b, v5.16b
	fmul	v20.4s, v0.4s, v10.4s
	ldr	q0, [sp, #816]
	fcmeq	v28.4s, v31.4s, v23.4s
	fcmeq	v3.4s, v3.4s, v26.4s
	fcmeq	v26.4s, v26.4s, v16.4s
	fcmeq	v23.4s, v23.4s, v14.4s
	fmaxnm	v27.4s, v27.4s, v0.4s
	fadd	v25.4s, v4.4s, v8.4s
	ldr	q6, [sp, #784]
	fmla	v24.4s, v13.4s, v21.4s
	fminnm	v19.4s, v19.4s, v30.4s
	fminnm	v17.4s, v17.4s, v22.4s
	fminnm	v16.4s, v2.4s, v18.4s
	ldr	q31, [sp, #1456]
	ldr	q2, [sp, #1344]
	bic	v3.16b, v26.16b, v3.16b
	bic	v22.16b, v23.16b, v28.16b
	fcmeq	v7.4s, v7.4s, v27.4s
	fcmeq	v26.4s, v27.4s, v1.4s
	fminnm	v29.4s, v25.4s, v6.4s
	fminnm	v19.4s, v19.4s, v24.4s
	ldr	q27, [sp, #928]
	fadd	v18.4s, v2.4s, v31.4s
	fmul	v20.4s, v10.4s, v20.4s
	fsub	v21.4s, v12.4s, v11.4s
	ldr	q1, [sp, #800]
	fcmgt	v27.4s, v5.4s, v27.4s
	ldp	q13, q5, [sp, #752]
	movk	w9, #14545, lsl #16
	bic	v24.16b, v26.16b, v7.16b
	movi	v7.4s, #16
	fmaxnm	v23.4s, v29.4s, v13.4s
	fcmgt	v29.4s, v16.4s, v17.4s
	fminnm	v28.4s, v18.4s, v5.4s
	mov	v30.16b, v4.16b
	fmla	v21.4s, v11.4s, v20.4s
	fdiv	v26.4s, v12.4s, v15.4s
	and	v22.16b, v22.16b, v7.16b
	movi	v7.4s, #8
	fcmeq	v20.4s, v25.4s, v23.4s
	fcmeq	v23.4s, v23.4s, v4.4s
	and	v0.16b, v27.16b, v29.16b
	fmaxnm	v25.4s, v28.4s, v1.4s
	fminnm	v19.4s, v19.4s, v21.4s
	ldr	q4, [sp, #1856]
	and	v3.16b, v3.16b, v7.16b
	str	q0, [sp, #1968]
	mov	v10.16b, v0.16b
	movi	v0.4s, #2
	bic	v20.16b, v23.16b, v20.16b
	fcmeq	v21.4s, v25.4s, v2.4s
	orr	v22.16b, v3.16b, v22.16b
	movi	v3.4s, #4
	bsl	v10.16b, v17.16b, v16.16b
	fcmeq	v17.4s, v18.4s, v25.4s
	dup	v18.4s, w9
	ldr	q16, [sp, #944]
	and	v20.16b, v20.16b, v0.16b
	ldr	q0, [sp, #912]
	mov	w9, #52429
	movk	w9, #48972, lsl #16
	and	v23.16b, v24.16b, v3.16b
	fsub	v16.4s, v16.4s, v0.4s
	fcmgt	v18.4s, v18.4s, v19.4s
	bic	v17.16b, v21.16b, v17.16b
	ldr	q0, [sp, #1408]
	ldr	q3, [sp, #864]
	orr	v22.16b, v22.16b, v23.16b
	mov	v23.16b, v2.16b
	fcmgt	v11.4s, v16.4s, #0.0
	orr	v19.16b, v22.16b, v20.16b
	fmla	v23.4s, v10.4s, v31.4s
	mov	v20.16b, v30.16b
	fmov	v31.4s, #1.00000000
	sub	v17.4s, v19.4s, v17.4s
	and	v19.16b, v4.16b, v18.16b
	fmla	v20.4s, v10.4s, v8.4s
	fminnm	v21.4s, v23.4s, v5.4s
	mov	v23.16b, v14.16b
	ldr	q8, [sp, #384]
	mov	v5.16b, v15.16b
	cmeq	v22.4s, v17.4s, #0
	orn	v7.16b, v19.16b, v11.16b
	fminnm	v24.4s, v20.4s, v6.4s
	fmla	v23.4s, v10.4s, v0.4s
	fmaxnm	v21.4s, v21.4s, v1.4s
	mov	v1.16b, v2.16b
	fcmge	v5.4s, v10.4s, v5.4s
	orn	v0.16b, v7.16b, v22.16b
	fminnm	v22.4s, v23.4s, v3.4s
	bif	v2.16b, v21.16b, v0.16b
	fmaxnm	v21.4s, v24.4s, v13.4s
	mov	v20.16b, v0.16b
	ldr	q13, [sp, #1840]
	mov	v28.16b, v13.16b
	bit	v21.16b, v30.16b, v0.16b
	fsub	v25.4s, v2.4s, v1.4s
	ldr	q1, [sp, #896]
	str	q2, [sp, #1952]
	ldr	q2, [sp, #1776]
	fmaxnm	v22.4s, v22.4s, v1.4s
	ldp	q3, q1, [sp, #416]
	fsub	v24.4s, v21.4s, v30.4s
	str	q21, [sp, #1424]
	bif	v1.16b, v25.16b, v0.16b
	bsl	v20.16b, v14.16b, v22.16b
	bif	v3.16b, v24.16b, v0.16b
	fmul	v23.4s, v26.4s, v1.4s
	fsub	v22.4s, v20.4s, v14.4s
	ldr	q14, [sp, #352]
	stp	q3, q1, [sp, #416]
	ldp	q6, q1, [sp, #544]
	fmul	v29.4s, v26.4s, v3.4s
	ldr	q3, [sp, #1824]
	bif	v8.16b, v22.16b, v0.16b
	fmul	v27.4s, v2.4s, v1.4s
	ldr	q2, [sp, #1888]
	fmls	v28.4s, v23.4s, v2.4s
	ldr	q2, [sp, #1648]
	fmul	v26.4s, v26.4s, v8.4s
	str	q8, [sp, #384]
	mov	v8.16b, v3.16b
	fmul	v30.4s, v6.4s, v27.4s
	fmls	v28.4s, v29.4s, v2.4s
	ldr	q2, [sp, #1760]
	fmls	v31.4s, v30.4s, v30.4s
	fmls	v28.4s, v26.4s, v2.4s
	ldr	q2, [sp, #1488]
	fmaxnm	v31.4s, v31.4s, v2.4s
	ldr	q2, [sp, #1792]
	fmls	v8.4s, v23.4s, v2.4s
	fmul	v23.4s, v1.4s, v28.4s
	ldr	q2, [sp, #1664]
	fdiv	v28.4s, v12.4s, v31.4s
	fmls	v8.4s, v29.4s, v2.4s
	fneg	v29.4s, v23.4s
	ldr	q2, [sp, #1680]
	fmul	v31.4s, v1.4s, v23.4s
	mov	v23.16b, v0.16b
	fmls	v8.4s, v26.4s, v2.4s
	fmul	v26.4s, v30.4s, v29.4s
	ldr	q2, [sp, #880]
	fmul	v31.4s, v15.4s, v31.4s
	fmla	v26.4s, v6.4s, v8.4s
	fneg	v8.4s, v1.4s
	ldr	q1, [sp, #1632]
	fmul	v26.4s, v28.4s, v26.4s
	dup	v28.4s, w9
	fmul	v27.4s, v27.4s, v8.4s
	fmul	v29.4s, v9.4s, v28.4s
	fmul	v26.4s, v6.4s, v26.4s
	ldr	q6, [sp, #1984]
	fdiv	v30.4s, v12.4s, v6.4s
	fmul	v26.4s, v15.4s, v26.4s
	ldr	q15, [sp, #272]
	fmaxnm	v26.4s, v26.4s, v29.4s
	fadd	v26.4s, v9.4s, v26.4s
	fminnm	v29.4s, v26.4s, v2.4s
	ldr	q2, [sp, #1712]
	fsqrt	v26.4s, v2.4s
	ldr	q2, [sp, #848]
	fmaxnm	v29.4s, v29.4s, v2.4s
	orn	v2.16b, v18.16b, v4.16b
	bsl	v23.16b, v9.16b, v29.16b
	fmul	v29.4s, v1.4s, v30.4s
	fmov	v1.4s, #0.25000000
	fsub	v30.4s, v23.4s, v9.4s
	fmul	v9.4s, v14.4s, v1.4s
	ldr	q1, [sp, #1904]
	fcmgt	v8.4s, v26.4s, v15.4s
	bif	v15.16b, v26.16b, v0.16b
	fmla	v31.4s, v30.4s, v27.4s
	fmul	v27.4s, v6.4s, v28.4s
	fmul	v28.4s, v29.4s, v26.4s
	orr	v8.16b, v18.16b, v8.16b
	str	q15, [sp, #272]
	fmaxnm	v27.4s, v31.4s, v27.4s
	and	v31.16b, v4.16b, v8.16b
	movi	v8.4s, #65, lsl #24
	ldr	q4, [sp, #1872]
	bsl	v31.16b, v9.16b, v14.16b
	movi	v9.2d, #0000000000000000
	fadd	v27.4s, v6.4s, v27.4s
	fmul	v28.4s, v28.4s, v8.4s
	fmov	v8.4s, #10.00000000
	fmla	v9.4s, v25.4s, v1.4s
	ldr	q1, [sp, #832]
	bit	v14.16b, v31.16b, v11.16b
	fmul	v8.4s, v26.4s, v8.4s
	fminnm	v28.4s, v26.4s, v28.4s
	fminnm	v27.4s, v27.4s, v1.4s
	ldr	q1, [sp, #1808]
	fmla	v9.4s, v24.4s, v1.4s
	ldr	q1, [sp, #816]
	str	q14, [sp, #352]
	fmul	v8.4s, v26.4s, v8.4s
	fcmge	v25.4s, v31.4s, v28.4s
	ldr	s28, [x13, #16]
	movi	v14.4s, #4
	fmul	s18, s28, s28
	fmul	v29.4s, v29.4s, v8.4s
	mvn	v24.16b, v25.16b
	fmaxnm	v25.4s, v27.4s, v1.4s
	mov	v27.16b, v2.16b
	ldr	q1, [sp, #1920]
	movi	v8.4s, #2
	dup	v18.4s, v18.s[0]
	orn	v5.16b, v24.16b, v5.16b
	dup	v24.4s, v28.s[0]
	fmla	v9.4s, v22.4s, v1.4s
	bsl	v27.16b, v4.16b, v29.16b
	ldr	q1, [sp, #1936]
	mov	v22.16b, v0.16b
	fcmge	v18.4s, v18.4s, v1.4s
	ldr	q1, [sp, #1728]
	orr	v5.16b, v19.16b, v5.16b
	bsl	v22.16b, v6.16b, v25.16b
	fmla	v9.4s, v30.4s, v3.4s
	ldr	q3, [sp, #1968]
	fcmge	v24.4s, v24.4s, v27.4s
	bit	v1.16b, v4.16b, v2.16b
	bic	v4.16b, v17.16b, v7.16b
	ldr	q17, [sp, #480]
	shl	v5.4s, v5.4s, #31
	fsub	v19.4s, v22.4s, v6.4s
	movi	v6.4s, #16
	str	q22, [sp, #1984]
	and	v18.16b, v24.16b, v18.16b
	cmge	v5.4s, v5.4s, #0
	bic	v2.16b, v16.16b, v18.16b
	ldr	q16, [sp, #1216]
	and	v5.16b, v5.16b, v12.16b
	fmla	v9.4s, v19.4s, v13.4s
	movi	d13, #0000000000000000
	fcmgt	v16.4s, v17.4s, v16.4s
	ldr	q17, [sp, #256]
	orr	v4.16b, v4.16b, v17.16b
	ldr	q17, [sp, #960]
	bic	v7.16b, v9.16b, v3.16b
	ldr	q3, [sp, #912]
	bit	v17.16b, v1.16b, v11.16b
	ldr	q1, [sp, #448]
	fadd	v2.4s, v3.4s, v2.4s
	and	v29.16b, v0.16b, v4.16b
	bif	v1.16b, v10.16b, v0.16b
	str	q1, [sp, #448]
	ldr	q1, [sp, #976]
	bit	v1.16b, v5.16b, v11.16b
	movi	v11.4s, #8
	and	v5.16b, v16.16b, v2.16b
	stp	q17, q1, [sp, #960]
	ldr	q1, [sp, #368]
	bif	v1.16b, v30.16b, v0.16b
	mov	v30.16b, v23.16b
	str	q1, [sp, #368]
	ldr	q1, [sp, #400]
	bif	v1.16b, v19.16b, v0.16b
	mov	v19.16b, v20.16b
	ldr	q20, [sp, #1952]
	str	q1, [sp, #400]
	ldr	q1, [sp, #464]
	bif	v1.16b, v7.16b, v0.16b
	str	q1, [sp, #464]
239:
	and	v0.16b, v29.16b, v8.16b
	and	v1.16b, v29.16b, v14.16b
	str	q29, [sp, #256]
	and	v2.16b, v29.16b, v11.16b
	and	v3.16b, v29.16b, v6.16b
	xtn	v4.4h, v29.4s
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
240:
	fadd	s0, s22, s13
	mov	s1, v22.s[1]
	fdiv	v16.4s, v12.4s, v19.4s
	str	q22, [sp, #944]
	str	q19, [sp, #992]
	str	q20, [sp, #1344]
	fadd	s0, s0, s1
	mov	s1, v22.s[2]
	fadd	s0, s0, s1
	mov	s1, v22.s[3]
	fadd	s17, s0, s1
	str	q16, [sp, #1408]
	str	q17, [sp, #1328]
	cbz	w15, 245f
	movi	v5.4s, #191, lsl #24
	dup	v0.4s, w4
	mov	w11, #39322
	fmov	v6.4s, #1.00000000
	movk	w11, #16025, lsl #16
	str	q30, [sp, #1440]
	dup	v1.4s, w11
	mov	w11, #-1028784128
	movi	v18.4s, #192, lsl #24
	fmul	v17.4s, v16.4s, v0.4s
	fmov	s13, #0.50000000
	mov	x9, xzr
	fsub	v0.4s, v5.4s, v20.4s
	str	q1, [sp, #1968]
	fmul	v3.4s, v17.4s, v0.4s
	fneg	v0.4s, v3.4s
	fabs	v4.4s, v3.4s
	fmul	v0.4s, v3.4s, v0.4s
	fmla	v6.4s, v1.4s, v4.4s
	dup	v1.4s, w11
	mov	w11, #43579
	movk	w11, #16312, lsl #16
	str	q1, [sp, #1952]
	fmaxnm	v0.4s, v0.4s, v1.4s
	fdiv	v4.4s, v12.4s, v6.4s
	dup	v6.4s, w11
	mov	w11, #29184
	mov	v1.16b, v20.16b
	fmov	v12.4s, #1.00000000
	movk	w11, #48945, lsl #16
	dup	v2.4s, w11
	mov	w11, #39845
	fmul	v7.4s, v0.4s, v6.4s
	movk	w11, #16120, lsl #16
	dup	v20.4s, w11
	mov	w11, #41373
	movk	w11, #48644, lsl #16
	str	q2, [sp, #1936]
	frintn	v23.4s, v7.4s
	dup	v7.4s, w11
	mov	w11, #48782
	movk	w11, #46527, lsl #16
	str	q20, [sp, #1920]
	str	q7, [sp, #1904]
	fmla	v0.4s, v2.4s, v23.4s
	dup	v2.4s, w11
	mov	w11, #9358
	fmla	v20.4s, v7.4s, v4.4s
	movk	w11, #48899, lsl #16
	dup	v24.4s, w11
	mov	w11, #14148
	movk	w11, #16140, lsl #16
	str	q2, [sp, #1888]
	fmla	v0.4s, v2.4s, v23.4s
	str	q24, [sp, #1872]
	fmla	v24.4s, v4.4s, v20.4s
	dup	v20.4s, w11
	mov	w11, #34345
	movk	w11, #15390, lsl #16
	dup	v2.4s, w11
	mov	w11, #1138
	mov	v26.16b, v20.16b
	movk	w11, #15022, lsl #16
	fmul	v0.4s, v0.4s, v6.4s
	dup	v22.4s, w11
	mov	w11, #55197
	movk	w11, #48577, lsl #16
	fmla	v26.4s, v4.4s, v24.4s
	mov	v27.16b, v2.16b
	dup	v24.4s, w11
	mov	w11, #23411
	movk	w11, #15715, lsl #16
	dup	v25.4s, w11
	mov	w11, #5490
	fmla	v27.4s, v22.4s, v0.4s
	mov	v28.16b, v24.16b
	movk	w11, #15964, lsl #16
	mov	v30.16b, v25.16b
	fmla	v28.4s, v4.4s, v26.4s
	dup	v26.4s, w11
	mov	w11, #64652
	movk	w11, #15989, lsl #16
	fmla	v30.4s, v0.4s, v27.4s
	dup	v27.4s, w11
	mov	w11, #58946
	mov	v31.16b, v26.16b
	movk	w11, #15895, lsl #16
	mov	v8.16b, v27.16b
	fmla	v31.4s, v4.4s, v28.4s
	dup	v28.4s, w11
	mov	w11, #1123942400
	dup	v29.4s, w11
	mov	w11, #29204
	movk	w11, #16177, lsl #16
	fmla	v8.4s, v0.4s, v30.4s
	mov	v9.16b, v28.16b
	dup	v30.4s, w11
	mov	w11, #53240
	movk	w11, #15918, lsl #16
	fadd	v23.4s, v23.4s, v29.4s
	fmla	v9.4s, v4.4s, v31.4s
	dup	v31.4s, w11
	mov	v10.16b, v30.16b
	mov	w11, #16287
	movk	w11, #15917, lsl #16
	fcvtzu	v23.4s, v23.4s
	mov	v11.16b, v31.16b
	fmla	v10.4s, v0.4s, v8.4s
	dup	v8.4s, w11
	add	x11, x16, #32
	fmla	v11.4s, v4.4s, v9.4s
	mov	v9.16b, v8.16b
	fmla	v12.4s, v0.4s, v10.4s
	shl	v0.4s, v23.4s, #23
	fcmlt	v23.4s, v3.4s, #0.0
	fmla	v9.4s, v4.4s, v11.4s
	fmul	v0.4s, v12.4s, v0.4s
	fmul	v10.4s, v4.4s, v9.4s
	dup	v4.4s, w24
	fmul	v9.4s, v16.4s, v4.4s
	movi	v4.4s, #63, lsl #24
	bit	v4.16b, v5.16b, v23.16b
	fmul	v23.4s, v10.4s, v0.4s
	dup	v10.4s, w23
	fmul	v11.4s, v17.4s, v9.4s
	mov	v5.16b, v17.16b
	fmul	v10.4s, v16.4s, v10.4s
	mov	v16.16b, v1.16b
	fmul	v12.4s, v4.4s, v23.4s
241:
	ucvtf	s23, x9
	ldr	q1, [sp, #1952]
	fmov	v14.4s, #1.00000000
	ldr	q7, [sp, #1968]
	mov	v21.16b, v2.16b
	ldr	q19, [sp, #1872]
	add	x9, x9, #1
	cmp	x15, x9
	fadd	s23, s23, s13
	dup	v23.4s, v23.s[0]
	fsub	v23.4s, v23.4s, v16.4s
	fmul	v13.4s, v5.4s, v23.4s
	fneg	v23.4s, v13.4s
	fabs	v15.4s, v13.4s
	fmul	v17.4s, v13.4s, v18.4s
	fmul	v23.4s, v13.4s, v23.4s
	fmla	v14.4s, v7.4s, v15.4s
	fmov	v7.4s, #1.00000000
	ldr	q15, [sp, #1920]
	fmaxnm	v23.4s, v23.4s, v1.4s
	fdiv	v14.4s, v7.4s, v14.4s
	ldr	q7, [sp, #1936]
	fmul	v1.4s, v23.4s, v6.4s
	frintn	v1.4s, v1.4s
	fmla	v23.4s, v7.4s, v1.4s
	ldr	q7, [sp, #1888]
	fmla	v23.4s, v7.4s, v1.4s
	ldr	q7, [sp, #1904]
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
	fmul	v7.4s, v3.4s, v18.4s
	fmla	v1.4s, v14.4s, v21.4s
	fneg	v21.4s, v23.4s
	fmla	v19.4s, v3.4s, v7.4s
	fmla	v15.4s, v14.4s, v1.4s
	fmov	v1.4s, #1.00000000
	fmul	v7.4s, v13.4s, v21.4s
	fmul	v19.4s, v0.4s, v19.4s
	fmla	v1.4s, v13.4s, v17.4s
	fneg	v17.4s, v3.4s
	fmul	v21.4s, v14.4s, v15.4s
	fcmlt	v14.4s, v13.4s, #0.0
	fmla	v7.4s, v0.4s, v3.4s
	movi	v3.4s, #191, lsl #24
	movi	v15.4s, #63, lsl #24
	fsub	v0.4s, v0.4s, v23.4s
	fmul	v17.4s, v19.4s, v17.4s
	fmul	v1.4s, v1.4s, v23.4s
	fmul	v7.4s, v9.4s, v7.4s
	bsl	v14.16b, v3.16b, v15.16b
	fmul	v3.4s, v21.4s, v23.4s
	fmul	v0.4s, v10.4s, v0.4s
	fmla	v17.4s, v13.4s, v1.4s
	fsub	v1.4s, v1.4s, v19.4s
	fmul	v21.4s, v14.4s, v3.4s
	fneg	v3.4s, v7.4s
	fsub	v4.4s, v14.4s, v4.4s
	fmul	v1.4s, v11.4s, v1.4s
	fsub	v19.4s, v12.4s, v21.4s
	fmla	v3.4s, v9.4s, v17.4s
	mov	v12.16b, v21.16b
	stp	q7, q1, [x11]
	ldr	q7, [sp, #1408]
	fadd	v4.4s, v4.4s, v19.4s
	fmul	v3.4s, v7.4s, v3.4s
	stp	q4, q0, [x11, #-32]
	mov	v0.16b, v23.16b
	mov	v4.16b, v14.16b
	str	q3, [x11, #32]
	mov	v3.16b, v13.16b
	fmov	s13, #0.50000000
	add	x11, x11, #80
	b.ne	241b
	movi	v16.4s, #191, lsl #24
	ldr	q0, [sp, #1424]
	fmov	v3.4s, #1.00000000
	ldr	q7, [sp, #1968]
	ldr	q17, [sp, #1936]
	ldr	q19, [sp, #1888]
	mov	v21.16b, v26.16b
	mov	x9, xzr
	mov	x11, x21
	fsub	v0.4s, v16.4s, v0.4s
	fmul	v0.4s, v5.4s, v0.4s
	fabs	v1.4s, v0.4s
	fneg	v4.4s, v0.4s
	fmla	v3.4s, v7.4s, v1.4s
	fmul	v1.4s, v0.4s, v4.4s
	fmov	v4.4s, #1.00000000
	ldr	q7, [sp, #1920]
	fdiv	v4.4s, v4.4s, v3.4s
	ldr	q3, [sp, #1952]
	fmaxnm	v1.4s, v1.4s, v3.4s
	fmul	v3.4s, v1.4s, v6.4s
	frintn	v3.4s, v3.4s
	fmla	v1.4s, v17.4s, v3.4s
	ldr	q17, [sp, #1904]
	fmla	v7.4s, v17.4s, v4.4s
	ldr	q17, [sp, #1872]
	fmla	v1.4s, v19.4s, v3.4s
	mov	v19.16b, v24.16b
	fadd	v3.4s, v3.4s, v29.4s
	fmla	v17.4s, v4.4s, v7.4s
	mov	v7.16b, v20.16b
	fmul	v1.4s, v1.4s, v6.4s
	fcvtzu	v3.4s, v3.4s
	fmla	v7.4s, v4.4s, v17.4s
	mov	v17.16b, v2.16b
	fmla	v17.4s, v22.4s, v1.4s
	fmla	v19.4s, v4.4s, v7.4s
	mov	v7.16b, v25.16b
	fmla	v7.4s, v1.4s, v17.4s
	mov	v17.16b, v27.16b
	fmla	v21.4s, v4.4s, v19.4s
	mov	v19.16b, v28.16b
	fmla	v17.4s, v1.4s, v7.4s
	mov	v7.16b, v30.16b
	fmla	v19.4s, v4.4s, v21.4s
	mov	v21.16b, v31.16b
	fmla	v7.4s, v1.4s, v17.4s
	fmov	v17.4s, #1.00000000
	fmla	v21.4s, v4.4s, v19.4s
	mov	v19.16b, v8.16b
	fmla	v17.4s, v1.4s, v7.4s
	shl	v1.4s, v3.4s, #23
	movi	v7.4s, #63, lsl #24
	fmla	v19.4s, v4.4s, v21.4s
	fmul	v3.4s, v17.4s, v1.4s
	fcmlt	v1.4s, v0.4s, #0.0
	fmul	v4.4s, v4.4s, v19.4s
	mov	v12.16b, v1.16b
	fmul	v1.4s, v4.4s, v3.4s
	bsl	v12.16b, v16.16b, v7.16b
	ldr	q16, [sp, #1408]
	fmul	v4.4s, v12.4s, v1.4s
242:
	ucvtf	s1, x9
	ldr	q7, [sp, #1424]
	ldr	q21, [sp, #1968]
	ldr	q23, [sp, #1872]
	fmov	v14.4s, #1.00000000
	add	x9, x9, #1
	cmp	x15, x9
	fadd	s1, s1, s13
	dup	v1.4s, v1.s[0]
	fsub	v1.4s, v1.4s, v7.4s
	ldr	q7, [sp, #1952]
	fmul	v13.4s, v5.4s, v1.4s
	fneg	v1.4s, v13.4s
	fabs	v17.4s, v13.4s
	fmul	v15.4s, v13.4s, v18.4s
	fmul	v1.4s, v13.4s, v1.4s
	fmaxnm	v1.4s, v1.4s, v7.4s
	fmov	v7.4s, #1.00000000
	fmul	v19.4s, v1.4s, v6.4s
	fmla	v7.4s, v21.4s, v17.4s
	ldr	q21, [sp, #1904]
	frintn	v17.4s, v19.4s
	fmov	v19.4s, #1.00000000
	fdiv	v7.4s, v19.4s, v7.4s
	ldr	q19, [sp, #1936]
	fmla	v1.4s, v19.4s, v17.4s
	ldr	q19, [sp, #1888]
	fmla	v1.4s, v19.4s, v17.4s
	ldr	q19, [sp, #1920]
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
	fmul	v19.4s, v3.4s, v19.4s
	fmla	v1.4s, v3.4s, v0.4s
	movi	v0.4s, #191, lsl #24
	movi	v15.4s, #63, lsl #24
	fsub	v3.4s, v3.4s, v23.4s
	fmul	v17.4s, v17.4s, v23.4s
	fmul	v1.4s, v9.4s, v1.4s
	bsl	v21.16b, v0.16b, v15.16b
	fmul	v0.4s, v7.4s, v23.4s
	fmul	v7.4s, v19.4s, v14.4s
	fmul	v3.4s, v10.4s, v3.4s
	fmul	v14.4s, v21.4s, v0.4s
	fmla	v7.4s, v13.4s, v17.4s
	fneg	v0.4s, v1.4s
	fsub	v17.4s, v17.4s, v19.4s
	fsub	v19.4s, v21.4s, v12.4s
	mov	v12.16b, v21.16b
	fsub	v4.4s, v4.4s, v14.4s
	fmla	v0.4s, v9.4s, v7.4s
	fmul	v7.4s, v11.4s, v17.4s
	fadd	v4.4s, v19.4s, v4.4s
	fmul	v0.4s, v16.4s, v0.4s
	stp	q1, q7, [x11]
	stp	q4, q3, [x11, #-32]
	mov	v3.16b, v23.16b
	mov	v4.16b, v14.16b
	str	q0, [x11, #32]
	mov	v0.16b, v13.16b
	fmov	s13, #0.50000000
	add	x11, x11, #80
	b.ne	242b
	movi	d0, #0000000000000000
	ldr	q1, [sp, #1328]
	movi	v8.2d, #0000000000000000
	movi	v27.2d, #0000000000000000
	movi	v25.2d, #0000000000000000
	add	x11, x13, #8
	movi	v22.2d, #0000000000000000
	movi	v24.2d, #0000000000000000
	ld1r	{ v6.4s }, [x11]
	movi	v26.2d, #0000000000000000
	movi	v3.2d, #0000000000000000
	ldr	q14, [sp, #1984]
	fcmgt	v0.4s, v1.4s, v0.4s
	movi	v1.2d, #0000000000000000
	mov	x9, xzr
	movi	v28.2d, #0000000000000000
	movi	v31.2d, #0000000000000000
	mov	x11, x17
	movi	v18.2d, #0000000000000000
	movi	v23.2d, #0000000000000000
	str	q14, [sp, #1984]
	movi	v10.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	dup	v0.4s, v0.s[0]
	str	q1, [sp, #1856]
	movi	v5.2d, #0000000000000000
	str	q1, [sp, #1936]
	movi	v7.2d, #0000000000000000
	movi	v29.2d, #0000000000000000
	str	q1, [sp, #1872]
	movi	v30.2d, #0000000000000000
	movi	v2.2d, #0000000000000000
	str	q1, [sp, #1888]
	movi	v17.2d, #0000000000000000
	str	q1, [sp, #1792]
	str	q1, [sp, #1776]
	str	q1, [sp, #1968]
	str	q1, [sp, #1952]
	str	q1, [sp, #1632]
	str	q1, [sp, #1616]
	ldr	q1, [sp, #976]
	and	v21.16b, v0.16b, v1.16b
243:
	add	x14, x9, x15
	str	q2, [sp, #1520]
	movi	v12.2d, #0000000000000000
	madd	x14, x14, x5, x16
	str	q22, [sp, #1824]
	movi	v19.2d, #0000000000000000
	str	q3, [sp, #1744]
	movi	v1.2d, #0000000000000000
	movi	v0.2d, #0000000000000000
	str	q17, [sp, #1504]
	movi	v20.2d, #0000000000000000
	movi	v17.2d, #0000000000000000
	str	q30, [sp, #1536]
	movi	v30.2d, #0000000000000000
	movi	v13.2d, #0000000000000000
	str	q29, [sp, #1552]
	movi	v29.2d, #0000000000000000
	mov	x0, x11
	ldp	q22, q2, [x14]
	str	q7, [sp, #1568]
	ldp	q15, q3, [x14, #32]
	str	q5, [sp, #1600]
	str	q8, [sp, #1904]
	movi	v7.2d, #0000000000000000
	movi	v8.2d, #0000000000000000
	str	q27, [sp, #1808]
	fmul	v27.4s, v14.4s, v22.4s
	movi	v5.2d, #0000000000000000
	str	q26, [sp, #1648]
	movi	v26.2d, #0000000000000000
	fmov	v14.4s, #1.00000000
	str	q28, [sp, #1664]
	movi	v28.2d, #0000000000000000
	mov	x1, x15
	str	q10, [sp, #1680]
	movi	v10.2d, #0000000000000000
	str	q2, [sp, #1488]
	movi	v2.2d, #0000000000000000
	str	q24, [sp, #1920]
	ldr	q24, [sp, #1440]
	str	q3, [sp, #1456]
	ldr	q3, [x14, #64]
	add	x14, x16, #32
	str	q16, [sp, #1584]
	str	q4, [sp, #1696]
	str	q31, [sp, #1712]
	str	q18, [sp, #1728]
	str	q25, [sp, #1840]
	str	q23, [sp, #1760]
	str	q3, [sp, #1472]
244:
	ldp	q4, q18, [x14, #-32]
	mov	v16.16b, v24.16b
	ldr	q25, [x0], #16
	ldr	q9, [x14, #32]
	subs	x1, x1, #1
	fmla	v16.4s, v4.4s, v27.4s
	fadd	v16.4s, v16.4s, v6.4s
	fdiv	v23.4s, v14.4s, v16.4s
	fsub	v16.4s, v25.4s, v16.4s
	fmul	v16.4s, v16.4s, v23.4s
	fmul	v25.4s, v21.4s, v16.4s
	fmla	v10.4s, v9.4s, v16.4s
	fadd	v20.4s, v20.4s, v16.4s
	fmla	v17.4s, v4.4s, v16.4s
	fmla	v13.4s, v18.4s, v16.4s
	fmla	v23.4s, v23.4s, v25.4s
	ldp	q25, q31, [x14], #80
	fmla	v5.4s, v31.4s, v16.4s
	fmla	v2.4s, v25.4s, v16.4s
	fmul	v11.4s, v4.4s, v23.4s
	fmul	v3.4s, v18.4s, v23.4s
	fmul	v31.4s, v25.4s, v23.4s
	fadd	v7.4s, v7.4s, v23.4s
	fadd	v12.4s, v12.4s, v11.4s
	fmla	v19.4s, v4.4s, v11.4s
	fmla	v28.4s, v4.4s, v3.4s
	fadd	v1.4s, v1.4s, v3.4s
	fmla	v0.4s, v18.4s, v3.4s
	fmla	v29.4s, v4.4s, v31.4s
	fadd	v8.4s, v8.4s, v31.4s
	fmla	v30.4s, v18.4s, v31.4s
	fmla	v26.4s, v25.4s, v31.4s
	b.ne	244b
	movi	v18.2d, #0000000000000000
	ldr	q24, [sp, #1616]
	movi	v11.2d, #0000000000000000
	ldr	q3, [sp, #1984]
	ldr	q14, [sp, #1488]
	movi	v23.2d, #0000000000000000
	fmla	v24.4s, v10.4s, v22.4s
	movi	v9.2d, #0000000000000000
	movi	v10.2d, #0000000000000000
	fmul	v16.4s, v3.4s, v15.4s
	fmul	v4.4s, v3.4s, v14.4s
	ldr	q3, [sp, #1632]
	fmla	v18.4s, v0.4s, v27.4s
	fadd	v0.4s, v1.4s, v11.4s
	fadd	v1.4s, v12.4s, v11.4s
	fmla	v3.4s, v5.4s, v22.4s
	movi	v5.2d, #0000000000000000
	movi	v31.2d, #0000000000000000
	str	q24, [sp, #1616]
	ldr	q24, [sp, #1792]
	movi	v25.2d, #0000000000000000
	fmla	v23.4s, v19.4s, v16.4s
	fmla	v9.4s, v28.4s, v16.4s
	add	x9, x9, #1
	fmla	v24.4s, v0.4s, v27.4s
	ldr	q0, [sp, #1776]
	fmla	v10.4s, v29.4s, v16.4s
	str	q3, [sp, #1632]
	movi	v3.2d, #0000000000000000
	fmla	v5.4s, v28.4s, v22.4s
	fmla	v0.4s, v1.4s, v22.4s
	fmla	v31.4s, v19.4s, v4.4s
	cmp	x9, x15
	fmla	v23.4s, v29.4s, v27.4s
	fmla	v25.4s, v19.4s, v22.4s
	movi	v19.2d, #0000000000000000
	fmla	v10.4s, v26.4s, v27.4s
	str	q24, [sp, #1792]
	ldr	q24, [sp, #1920]
	fmla	v3.4s, v28.4s, v4.4s
	ldr	q28, [sp, #1664]
	ldr	q26, [sp, #1648]
	str	q0, [sp, #1776]
	ldr	q0, [sp, #1856]
	fmla	v24.4s, v17.4s, v16.4s
	fmla	v28.4s, v1.4s, v4.4s
	ldr	q1, [sp, #1952]
	fmla	v19.4s, v12.4s, v16.4s
	fmla	v0.4s, v18.4s, v27.4s
	ldr	q29, [sp, #1552]
	fmla	v9.4s, v30.4s, v27.4s
	fmla	v1.4s, v23.4s, v16.4s
	ldr	q16, [sp, #1584]
	fmla	v26.4s, v25.4s, v4.4s
	fmla	v24.4s, v2.4s, v27.4s
	fmla	v29.4s, v2.4s, v14.4s
	ldr	q30, [sp, #1536]
	fmla	v16.4s, v2.4s, v22.4s
	fmla	v19.4s, v8.4s, v27.4s
	ldr	q8, [sp, #1904]
	str	q0, [sp, #1856]
	ldr	q0, [sp, #1936]
	ldr	q18, [sp, #1728]
	fmla	v1.4s, v10.4s, v27.4s
	fmla	v8.4s, v13.4s, v27.4s
	ldr	q10, [sp, #1680]
	fmla	v0.4s, v3.4s, v27.4s
	ldr	q3, [sp, #1744]
	fmla	v18.4s, v23.4s, v4.4s
	fadd	v10.4s, v10.4s, v19.4s
	add	x11, x11, x10
	fmla	v3.4s, v25.4s, v22.4s
	ldr	q25, [sp, #1840]
	str	q1, [sp, #1952]
	ldr	q1, [sp, #1520]
	str	q0, [sp, #1936]
	ldr	q0, [sp, #1872]
	fmla	v25.4s, v17.4s, v22.4s
	fmla	v1.4s, v2.4s, v15.4s
	fmla	v0.4s, v31.4s, v4.4s
	ldr	q31, [sp, #1712]
	fmla	v31.4s, v9.4s, v27.4s
	mov	v2.16b, v1.16b
	ldr	q1, [sp, #1456]
	str	q0, [sp, #1872]
	ldr	q0, [sp, #1888]
	fmla	v30.4s, v17.4s, v1.4s
	ldr	q1, [sp, #1504]
	fmla	v0.4s, v5.4s, v27.4s
	ldr	q27, [sp, #1808]
	ldr	q5, [sp, #1600]
	fmla	v27.4s, v17.4s, v4.4s
	ldr	q4, [sp, #1696]
	fmla	v5.4s, v17.4s, v15.4s
	str	q0, [sp, #1888]
	ldr	q0, [sp, #1760]
	fmla	v4.4s, v13.4s, v14.4s
	ldr	q14, [sp, #1984]
	fmla	v0.4s, v23.4s, v22.4s
	ldr	q22, [sp, #1472]
	fmla	v1.4s, v17.4s, v22.4s
	ldr	q22, [sp, #1824]
	mov	v23.16b, v0.16b
	fadd	v0.4s, v7.4s, v11.4s
	ldr	q7, [sp, #1568]
	fadd	v22.4s, v22.4s, v20.4s
	mov	v17.16b, v1.16b
	ldr	q1, [sp, #1968]
	fmla	v7.4s, v13.4s, v15.4s
	fadd	v1.4s, v1.4s, v0.4s
	str	q1, [sp, #1968]
	b.ne	243b
	ldr	q0, [sp, #1616]
	fmov	v12.4s, #1.00000000
	ldr	q19, [sp, #992]
	ldr	q20, [sp, #1888]
	ldr	q9, [sp, #1936]
	ldr	q11, [sp, #1952]
	fadd	v0.4s, v17.4s, v0.4s
	ldr	q17, [sp, #1328]
	ldr	q13, [sp, #1872]
	ldr	q15, [sp, #1856]
	str	q3, [sp, #1744]
	str	q4, [sp, #1696]
	fadd	v0.4s, v2.4s, v0.4s
	fadd	v2.4s, v2.4s, v0.4s
	ldr	q0, [sp, #1632]
	fadd	v0.4s, v7.4s, v0.4s
	str	q0, [sp, #1728]
	fadd	v0.4s, v30.4s, v29.4s
	ldr	q30, [sp, #1440]
	b	246f
245:
	fcmgt	v0.4s, v17.4s, v13.4s
	movi	v1.2d, #0000000000000000
	ldr	q4, [sp, #976]
	ldr	q14, [sp, #1984]
	movi	v5.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	movi	v11.2d, #0000000000000000
	movi	v10.2d, #0000000000000000
	movi	v23.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v31.2d, #0000000000000000
	movi	v28.2d, #0000000000000000
	str	q1, [sp, #1696]
	dup	v3.4s, v0.s[0]
	movi	v0.2d, #0000000000000000
	movi	v26.2d, #0000000000000000
	movi	v20.2d, #0000000000000000
	movi	v13.2d, #0000000000000000
	movi	v9.2d, #0000000000000000
	movi	v15.2d, #0000000000000000
	movi	v24.2d, #0000000000000000
	movi	v22.2d, #0000000000000000
	movi	v25.2d, #0000000000000000
	movi	v27.2d, #0000000000000000
	str	q0, [sp, #1968]
	movi	v8.2d, #0000000000000000
	movi	v2.2d, #0000000000000000
	str	q0, [sp, #1776]
	and	v21.16b, v3.16b, v4.16b
	str	q0, [sp, #1792]
	str	q0, [sp, #1744]
	str	q0, [sp, #1728]
246:
	str	q0, [sp, #1760]
	movi	v0.2d, #0000000000000000
	fmov	v29.4s, #-1.00000000
	mov	w9, #56135
	mov	v1.16b, v5.16b
	fneg	v6.4s, v16.4s
	movk	w9, #15947, lsl #16
	fcmp	s17, #0.0
	str	q10, [sp, #1680]
	str	q28, [sp, #1664]
	fmul	v4.4s, v5.4s, v0.4s
	fdiv	v3.4s, v29.4s, v14.4s
	fmul	v5.4s, v21.4s, v14.4s
	mov	v14.16b, v16.16b
	fneg	v7.4s, v1.4s
	movi	v16.2d, #0000000000000000
	str	q25, [sp, #1840]
	str	q22, [sp, #1824]
	fmla	v4.4s, v0.4s, v14.4s
	ldr	q0, [sp, #1696]
	fmul	v6.4s, v5.4s, v6.4s
	str	q16, [sp, #912]
	fadd	v16.4s, v1.4s, v14.4s
	fmls	v9.4s, v0.4s, v5.4s
	ldr	q0, [sp, #1728]
	str	q24, [sp, #1920]
	str	q27, [sp, #1808]
	fadd	v2.4s, v2.4s, v4.4s
	fmls	v31.4s, v0.4s, v5.4s
	ldr	q0, [sp, #1760]
	fmul	v4.4s, v5.4s, v7.4s
	fmls	v23.4s, v16.4s, v21.4s
	dup	v16.4s, w29
	fmls	v18.4s, v0.4s, v5.4s
	ldr	q0, [sp, #1408]
	str	q9, [sp, #1936]
	str	q8, [sp, #1904]
	fmls	v11.4s, v2.4s, v5.4s
	dup	v5.4s, w9
	mov	w9, #55248
	movk	w9, #48767, lsl #16
	fmul	v3.4s, v21.4s, v3.4s
	fmla	v15.4s, v0.4s, v6.4s
	str	q18, [sp, #1728]
	dup	v18.4s, w9
	mov	w9, #39482
	movk	w9, #15909, lsl #16
	fmla	v13.4s, v0.4s, v4.4s
	str	q31, [sp, #1712]
	dup	v14.4s, w9
	mov	w9, #51410
	dup	v31.4s, w27
	movk	w9, #48686, lsl #16
	fmla	v20.4s, v8.4s, v3.4s
	fmla	v26.4s, v27.4s, v3.4s
	dup	v21.4s, w9
	mov	w9, #56146
	str	q11, [sp, #1952]
	movk	w9, #48602, lsl #16
	dup	v11.4s, w28
	dup	v3.4s, w3
	dup	v9.4s, w9
	str	q23, [sp, #1760]
	str	q26, [sp, #1648]
	str	q20, [sp, #1888]
	str	q13, [sp, #1872]
	str	q15, [sp, #1856]
	b.le	249f
	ldr	q1, [sp, #1216]
	ldr	q2, [sp, #944]
	fmov	v0.4s, #12.00000000
	fadd	v1.4s, v2.4s, v1.4s
	fcmge	v0.4s, v1.4s, v0.4s
	str	q1, [sp, #1216]
	and	v0.16b, v0.16b, v12.16b
	fmul	v1.4s, v2.4s, v0.4s
	movi	d2, #0000000000000000
	mov	s0, v1.s[1]
	fadd	s2, s1, s2
	mov	s4, v1.s[2]
	fadd	s0, s2, s0
	mov	s2, v1.s[3]
	fadd	s0, s0, s4
	fadd	s0, s0, s2
	fcmp	s0, #0.0
	b.le	249f
	ldr	q8, [sp, #1424]
	cbz	w15, 250f
	add	x11, x13, #8
	movi	v0.2d, #0000000000000000
	mvni	v25.4s, #127, msl #16
	ld1r	{ v2.4s }, [x11]
	mov	x9, xzr
	mov	x11, x17
247:
	add	x14, x9, x15
	ldr	q6, [sp, #1984]
	mov	x0, x16
	add	x14, x14, x14, lsl #2
	mov	x1, x15
	ldr	q4, [x16, x14, lsl #4]
	mov	x14, x11
	fmul	v4.4s, v6.4s, v4.4s
248:
	mov	v7.16b, v30.16b
	ldr	q6, [x0], #80
	ldr	q17, [x14], #16
	mov	v23.16b, v18.16b
	mov	v24.16b, v11.16b
	subs	x1, x1, #1
	fmla	v7.4s, v6.4s, v4.4s
	fadd	v6.4s, v7.4s, v2.4s
	fdiv	v7.4s, v12.4s, v6.4s
	fsub	v17.4s, v17.4s, v6.4s
	fmul	v17.4s, v17.4s, v7.4s
	fadd	v7.4s, v7.4s, v29.4s
	fcmgt	v19.4s, v17.4s, v29.4s
	bit	v7.16b, v17.16b, v19.16b
	fadd	v19.4s, v7.4s, v12.4s
	add	v19.4s, v19.4s, v31.4s
	and	v19.16b, v19.16b, v25.16b
	sub	v20.4s, v12.4s, v19.4s
	fadd	v22.4s, v20.4s, v29.4s
	fmla	v22.4s, v20.4s, v7.4s
	mov	v7.16b, v21.16b
	fmul	v20.4s, v22.4s, v22.4s
	fmla	v7.4s, v14.4s, v22.4s
	fmla	v23.4s, v5.4s, v22.4s
	fmla	v24.4s, v16.4s, v22.4s
	fmla	v7.4s, v9.4s, v20.4s
	fmla	v23.4s, v20.4s, v7.4s
	scvtf	v7.4s, v19.4s
	fmaxnm	v19.4s, v17.4s, v29.4s
	fmla	v24.4s, v20.4s, v23.4s
	fmla	v22.4s, v20.4s, v24.4s
	fmla	v22.4s, v3.4s, v7.4s
	fadd	v7.4s, v17.4s, v12.4s
	fneg	v17.4s, v19.4s
	fmla	v17.4s, v22.4s, v7.4s
	fmla	v0.4s, v17.4s, v6.4s
	b.ne	248b
	add	x9, x9, #1
	add	x11, x11, x10
	cmp	x9, x15
	b.ne	247b
	b	251f
249:
	ldr	q8, [sp, #1424]
	ldr	q0, [sp, #1968]
	ldr	q23, [sp, #1344]
	str	q19, [sp, #1600]
	b	252f
250:
	movi	v0.2d, #0000000000000000
251:
	dup	v2.4s, w25
	dup	v4.4s, w26
	ldr	q13, [sp, #928]
	fcmgt	v1.4s, v1.4s, #0.0
	fmov	v7.4s, #0.25000000
	ldr	q15, [sp, #1856]
	fmov	v23.4s, #4.00000000
	ldp	q28, q26, [sp, #384]
	fmla	v4.4s, v2.4s, v13.4s
	ldp	q10, q27, [sp, #352]
	ldp	q25, q24, [sp, #416]
	fmaxnm	v23.4s, v10.4s, v23.4s
	fadd	v2.4s, v13.4s, v4.4s
	xtn	v4.4h, v1.4s
	bit	v10.16b, v23.16b, v1.16b
	ldr	q23, [sp, #336]
	fcmgt	v2.4s, v0.4s, v2.4s
	and	v2.16b, v1.16b, v2.16b
	xtn	v6.4h, v2.4s
	bif	v7.16b, v12.16b, v2.16b
	bic	v4.8b, v4.8b, v6.8b
	fmul	v19.4s, v26.4s, v7.4s
	fmul	v22.4s, v28.4s, v7.4s
	fmul	v6.4s, v24.4s, v7.4s
	fmul	v17.4s, v25.4s, v7.4s
	fmul	v20.4s, v27.4s, v7.4s
	sshll	v4.4s, v4.4h, #0
	fsub	v26.4s, v26.4s, v19.4s
	fsub	v28.4s, v28.4s, v22.4s
	fsub	v24.4s, v24.4s, v6.4s
	fsub	v25.4s, v25.4s, v17.4s
	fsub	v27.4s, v27.4s, v20.4s
	bit	v13.16b, v0.16b, v4.16b
	fmov	v4.4s, #16.00000000
	dup	v0.4s, w6
	stp	q20, q22, [sp, #368]
	ldr	q20, [sp, #1888]
	ldr	q22, [sp, #1824]
	stp	q19, q17, [sp, #400]
	fsub	v8.4s, v8.4s, v25.4s
	fsub	v30.4s, v30.4s, v27.4s
	ldr	q25, [sp, #1840]
	bit	v23.16b, v4.16b, v1.16b
	ldr	q1, [sp, #1984]
	str	q13, [sp, #928]
	ldr	q27, [sp, #1808]
	ldr	q13, [sp, #1872]
	str	q6, [sp, #432]
	fsub	v1.4s, v1.4s, v26.4s
	ldr	q26, [sp, #1648]
	stp	q23, q10, [sp, #336]
	ldr	q23, [sp, #1344]
	ldr	q10, [sp, #1680]
	str	q1, [sp, #1984]
	ldr	q1, [sp, #992]
	fsub	v23.4s, v23.4s, v24.4s
	fsub	v1.4s, v1.4s, v28.4s
	ldr	q28, [sp, #1664]
	str	q1, [sp, #1600]
	ldp	q1, q6, [sp, #448]
	fmul	v4.4s, v6.4s, v7.4s
	fmul	v1.4s, v1.4s, v7.4s
	stp	q1, q4, [sp, #448]
	ldr	q1, [sp, #960]
	bit	v1.16b, v0.16b, v2.16b
	ldr	q0, [sp, #976]
	bic	v0.16b, v0.16b, v2.16b
	stp	q1, q0, [sp, #960]
	and	v0.16b, v2.16b, v12.16b
	str	q0, [sp, #912]
	ldr	q0, [sp, #1968]
252:
	ldr	q24, [sp, #736]
	str	q0, [sp, #1968]
	ldr	q2, [sp, #768]
	ldr	q4, [sp, #800]
	ldr	q7, [sp, #1904]
	str	q23, [sp, #1344]
	fmaxnm	v0.4s, v13.4s, v24.4s
	fcmge	v2.4s, v23.4s, v2.4s
	fmaxnm	v1.4s, v15.4s, v24.4s
	fcmge	v4.4s, v4.4s, v23.4s
	fneg	v6.4s, v7.4s
	str	q8, [sp, #1424]
	str	q30, [sp, #1440]
	fsqrt	v0.4s, v0.4s
	bsl	v2.16b, v7.16b, v29.16b
	bit	v2.16b, v6.16b, v4.16b
	ldr	q4, [sp, #752]
	fneg	v6.4s, v27.4s
	fcmge	v4.4s, v4.4s, v8.4s
	fcmge	v2.4s, v2.4s, #0.0
	fsqrt	v1.4s, v1.4s
	fdiv	v17.4s, v12.4s, v0.4s
	ldr	q0, [sp, #784]
	fcmge	v0.4s, v8.4s, v0.4s
	mov	v7.16b, v0.16b
	xtn	v0.4h, v2.4s
	mov	v2.16b, v4.16b
	bsl	v7.16b, v27.16b, v29.16b
	fdiv	v19.4s, v12.4s, v1.4s
	ldr	d1, [sp, #728]
	str	d0, [sp, #1168]
	orr	v1.8b, v0.8b, v1.8b
	ldr	q0, [sp, #1744]
	bsl	v2.16b, v6.16b, v7.16b
	ldr	q6, [sp, #704]
	str	q17, [sp, #1504]
	fmaxnm	v4.4s, v0.4s, v24.4s
	ushll	v1.4s, v1.4h, #0
	fcmge	v2.4s, v2.4s, #0.0
	shl	v1.4s, v1.4s, #31
	fsqrt	v4.4s, v4.4s
	orn	v0.16b, v2.16b, v6.16b
	str	q2, [sp, #1120]
	ldr	q6, [sp, #1936]
	str	q19, [sp, #1616]
	bic	v2.16b, v12.16b, v0.16b
	str	q0, [sp, #1184]
	cmlt	v0.4s, v1.4s, #0
	fmul	v15.4s, v17.4s, v2.4s
	str	q0, [sp, #1152]
	bic	v0.16b, v12.16b, v0.16b
	ldr	q17, [sp, #1984]
	str	q2, [sp, #1584]
	dup	v2.4s, w2
	fmul	v1.4s, v19.4s, v0.4s
	str	q0, [sp, #1520]
	fmov	v0.4s, #1.00000000
	fmul	v7.4s, v6.4s, v15.4s
	str	q17, [sp, #1984]
	fdiv	v6.4s, v12.4s, v4.4s
	str	q2, [sp, #1488]
	fmul	v23.4s, v7.4s, v1.4s
	ldp	q7, q4, [sp, #816]
	fcmge	v4.4s, v17.4s, v4.4s
	fcmge	v7.4s, v7.4s, v17.4s
	fneg	v17.4s, v25.4s
	fmls	v0.4s, v23.4s, v23.4s
	str	q23, [sp, #1456]
	fneg	v23.4s, v23.4s
	bsl	v4.16b, v25.16b, v29.16b
	mov	v25.16b, v2.16b
	fmaxnm	v19.4s, v0.4s, v2.4s
	str	q0, [sp, #528]
	str	q6, [sp, #1632]
	bit	v4.16b, v17.16b, v7.16b
	fsqrt	v17.4s, v19.4s
	fcmge	v0.4s, v4.4s, #0.0
	ldr	q4, [sp, #688]
	str	q0, [sp, #1072]
	orn	v0.16b, v0.16b, v4.16b
	ldr	q4, [sp, #880]
	bic	v2.16b, v12.16b, v0.16b
	str	q0, [sp, #1136]
	fdiv	v0.4s, v12.4s, v17.4s
	fmul	v8.4s, v6.4s, v2.4s
	str	q2, [sp, #1568]
	ldr	q2, [sp, #1968]
	fmov	v6.4s, #1.00000000
	fmaxnm	v19.4s, v2.4s, v24.4s
	fmul	v17.4s, v20.4s, v8.4s
	fmul	v13.4s, v17.4s, v1.4s
	fsqrt	v17.4s, v19.4s
	fmul	v19.4s, v26.4s, v8.4s
	fmul	v20.4s, v13.4s, v23.4s
	fmls	v6.4s, v13.4s, v13.4s
	str	q0, [sp, #1408]
	str	q13, [sp, #592]
	fmla	v20.4s, v15.4s, v19.4s
	fcmge	v19.4s, v30.4s, v4.4s
	ldr	q4, [sp, #848]
	fmul	v2.4s, v20.4s, v0.4s
	fneg	v20.4s, v22.4s
	bsl	v19.16b, v22.16b, v29.16b
	fdiv	v7.4s, v12.4s, v17.4s
	fcmge	v17.4s, v4.4s, v30.4s
	ldr	q4, [sp, #1952]
	fmls	v6.4s, v2.4s, v2.4s
	str	q2, [sp, #1312]
	bsl	v17.16b, v20.16b, v19.16b
	fmaxnm	v20.4s, v4.4s, v24.4s
	ldr	q4, [sp, #672]
	fmaxnm	v22.4s, v6.4s, v25.4s
	str	q6, [sp, #512]
	fcmge	v0.4s, v17.4s, #0.0
	fsqrt	v20.4s, v20.4s
	str	q0, [sp, #1040]
	orn	v0.16b, v0.16b, v4.16b
	ldr	q4, [sp, #1792]
	str	q7, [sp, #1696]
	str	q0, [sp, #1104]
	bic	v0.16b, v12.16b, v0.16b
	fmul	v30.4s, v7.4s, v0.4s
	str	q0, [sp, #1552]
	ldr	q0, [sp, #1600]
	fsqrt	v19.4s, v22.4s
	ldr	q7, [sp, #1920]
	ldr	q22, [sp, #1408]
	fneg	v25.4s, v7.4s
	fmul	v24.4s, v4.4s, v30.4s
	ldr	q4, [sp, #864]
	fmul	v26.4s, v28.4s, v30.4s
	fneg	v28.4s, v13.4s
	stp	q30, q8, [sp, #544]
	fmul	v6.4s, v24.4s, v1.4s
	fmul	v27.4s, v6.4s, v23.4s
	fdiv	v2.4s, v12.4s, v19.4s
	fcmge	v19.4s, v0.4s, v4.4s
	ldr	q4, [sp, #896]
	fcmge	v24.4s, v4.4s, v0.4s
	ldr	q4, [sp, #1776]
	fmov	v0.4s, #1.00000000
	fmla	v27.4s, v15.4s, v26.4s
	bsl	v19.16b, v7.16b, v29.16b
	ldr	q29, [sp, #1488]
	fmls	v0.4s, v6.4s, v6.4s
	fmul	v17.4s, v27.4s, v22.4s
	bit	v19.16b, v25.16b, v24.16b
	fmul	v24.4s, v4.4s, v30.4s
	fmul	v25.4s, v6.4s, v28.4s
	ldr	q4, [sp, #656]
	fdiv	v7.4s, v12.4s, v20.4s
	ldr	q20, [sp, #1312]
	fmls	v0.4s, v17.4s, v17.4s
	str	q17, [sp, #1296]
	fcmge	v19.4s, v19.4s, #0.0
	fmla	v25.4s, v8.4s, v24.4s
	str	q2, [sp, #1248]
	orn	v4.16b, v19.16b, v4.16b
	fmls	v25.4s, v20.4s, v17.4s
	str	q19, [sp, #1056]
	bic	v19.16b, v12.16b, v4.16b
	str	q4, [sp, #1088]
	fmul	v4.4s, v25.4s, v2.4s
	str	q19, [sp, #1536]
	fmul	v24.4s, v7.4s, v19.4s
	str	q7, [sp, #1472]
	fmls	v0.4s, v4.4s, v4.4s
	mov	v7.16b, v4.16b
	str	q4, [sp, #1232]
	ldr	q4, [sp, #1712]
	fmul	v25.4s, v4.4s, v24.4s
	ldr	q4, [sp, #1728]
	fmaxnm	v26.4s, v0.4s, v29.4s
	str	q0, [sp, #496]
	fmul	v0.4s, v25.4s, v1.4s
	fmul	v25.4s, v4.4s, v24.4s
	ldr	q4, [sp, #1760]
	fsqrt	v19.4s, v26.4s
	fneg	v1.4s, v6.4s
	fmul	v27.4s, v4.4s, v24.4s
	fmul	v23.4s, v0.4s, v23.4s
	fmul	v26.4s, v0.4s, v28.4s
	str	q0, [sp, #576]
	fmul	v1.4s, v0.4s, v1.4s
	fmla	v23.4s, v15.4s, v25.4s
	fmla	v26.4s, v8.4s, v27.4s
	fmov	v25.4s, #1.00000000
	mov	v15.16b, v22.16b
	fmul	v4.4s, v23.4s, v22.4s
	fmul	v23.4s, v10.4s, v24.4s
	fmls	v25.4s, v0.4s, v0.4s
	fdiv	v19.4s, v12.4s, v19.4s
	movi	v12.2d, #0000000000000000
	fmla	v1.4s, v30.4s, v23.4s
	fmls	v26.4s, v20.4s, v4.4s
	str	q4, [sp, #1264]
	fmls	v25.4s, v4.4s, v4.4s
	fmul	v22.4s, v26.4s, v2.4s
	fmls	v1.4s, v17.4s, v4.4s
	ldr	q2, [sp, #1904]
	ldr	q4, [sp, #1616]
	fmul	v26.4s, v4.4s, v2.4s
	ldr	q4, [sp, #1808]
	fmls	v1.4s, v7.4s, v22.4s
	fmls	v25.4s, v22.4s, v22.4s
	ldr	d7, [sp, #1168]
	fmla	v12.4s, v26.4s, v26.4s
	fmul	v2.4s, v1.4s, v19.4s
	ldr	q1, [sp, #1520]
	fmul	v1.4s, v26.4s, v1.4s
	fmls	v25.4s, v2.4s, v2.4s
	stp	q19, q2, [sp, #1008]
	ldr	q2, [sp, #1120]
	mov	v19.16b, v15.16b
	str	q1, [sp, #1280]
	fneg	v27.4s, v1.4s
	ldr	q1, [sp, #1504]
	xtn	v2.4h, v2.4s
	fmul	v23.4s, v1.4s, v4.4s
	ldr	q4, [sp, #1456]
	fmaxnm	v28.4s, v25.4s, v29.4s
	fmul	v29.4s, v4.4s, v27.4s
	ldr	d4, [sp, #616]
	fmul	v8.4s, v13.4s, v27.4s
	orr	v24.8b, v7.8b, v4.8b
	ldr	d4, [sp, #648]
	orr	v30.8b, v2.8b, v4.8b
	fsqrt	v2.4s, v28.4s
	ldr	q28, [sp, #1632]
	ushll	v24.4s, v24.4h, #0
	ushll	v30.4s, v30.4h, #0
	shl	v13.4s, v24.4s, #31
	shl	v30.4s, v30.4s, #31
	cmge	v26.4s, v13.4s, #0
	movi	v13.2d, #0000000000000000
	cmge	v30.4s, v30.4s, #0
	str	q2, [sp, #1120]
	ldr	q2, [sp, #1584]
	fmla	v29.4s, v2.4s, v23.4s
	ldr	q2, [sp, #1840]
	and	v23.16b, v30.16b, v23.16b
	fmul	v4.4s, v28.4s, v2.4s
	ldr	q2, [sp, #1072]
	xtn	v7.4h, v2.4s
	ldr	q2, [sp, #1040]
	fmul	v10.4s, v29.4s, v15.4s
	fmul	v29.4s, v6.4s, v27.4s
	fmul	v27.4s, v0.4s, v27.4s
	ldr	q0, [sp, #1920]
	xtn	v17.4h, v2.4s
	ldr	q2, [sp, #1568]
	str	q4, [sp, #1168]
	str	q6, [sp, #1040]
	ldr	d6, [sp, #632]
	fmla	v8.4s, v2.4s, v4.4s
	ldr	d4, [sp, #640]
	ldr	q2, [sp, #1696]
	orr	v7.8b, v7.8b, v4.8b
	ldr	q4, [sp, #1824]
	orr	v17.8b, v17.8b, v6.8b
	fmul	v6.4s, v1.4s, v19.4s
	ldr	q1, [sp, #1248]
	fmul	v15.4s, v2.4s, v4.4s
	ldr	q2, [sp, #1552]
	fmov	v4.4s, #1.00000000
	fmls	v8.4s, v10.4s, v20.4s
	ushll	v7.4s, v7.4h, #0
	ushll	v19.4s, v17.4h, #0
	and	v17.16b, v26.16b, v12.16b
	fmov	v12.4s, #1.00000000
	fmul	v28.4s, v28.4s, v1.4s
	ldr	q26, [sp, #1152]
	fmla	v29.4s, v2.4s, v15.4s
	ldr	q2, [sp, #1472]
	str	q15, [sp, #1072]
	shl	v15.4s, v7.4s, #31
	fmul	v7.4s, v8.4s, v1.4s
	ldr	q1, [sp, #1280]
	fmul	v24.4s, v2.4s, v0.4s
	ldr	q0, [sp, #1056]
	fmla	v17.4s, v23.4s, v23.4s
	fmla	v13.4s, v1.4s, v1.4s
	ldr	q1, [sp, #1232]
	shl	v8.4s, v19.4s, #31
	xtn	v20.4h, v0.4s
	ldr	q0, [sp, #1120]
	cmge	v30.4s, v15.4s, #0
	fdiv	v0.4s, v4.4s, v0.4s
	ldr	q4, [sp, #1296]
	fmla	v13.4s, v10.4s, v10.4s
	fmls	v29.4s, v10.4s, v4.4s
	ldr	q4, [sp, #1536]
	fmla	v27.4s, v4.4s, v24.4s
	ldr	d4, [sp, #624]
	fmla	v13.4s, v7.4s, v7.4s
	orr	v20.8b, v20.8b, v4.8b
	ldr	q4, [sp, #1184]
	fmls	v29.4s, v7.4s, v1.4s
	ldr	q1, [sp, #1264]
	str	q10, [sp, #1184]
	bit	v6.16b, v12.16b, v4.16b
	ldr	q4, [sp, #1616]
	fmls	v27.4s, v10.4s, v1.4s
	ldr	q1, [sp, #1168]
	str	q22, [sp, #1168]
	bsl	v26.16b, v12.16b, v4.16b
	ushll	v20.4s, v20.4h, #0
	and	v23.16b, v30.16b, v1.16b
	ldr	q1, [sp, #1136]
	fmls	v27.4s, v7.4s, v22.4s
	shl	v20.4s, v20.4s, #31
	fmul	v6.4s, v26.4s, v6.4s
	mov	v26.16b, v1.16b
	ldr	q1, [sp, #1696]
	cmge	v20.4s, v20.4s, #0
	bsl	v26.16b, v12.16b, v28.16b
	cmge	v28.4s, v8.4s, #0
	mov	v8.16b, v17.16b
	ldp	q4, q17, [sp, #1008]
	and	v20.16b, v20.16b, v24.16b
	fmla	v8.4s, v23.4s, v23.4s
	fmul	v23.4s, v2.4s, v0.4s
	fmul	v30.4s, v1.4s, v4.4s
	mov	v10.16b, v4.16b
	fmul	v1.4s, v29.4s, v4.4s
	ldr	q4, [sp, #1072]
	fmul	v6.4s, v6.4s, v26.4s
	mov	v15.16b, v17.16b
	and	v22.16b, v28.16b, v4.16b
	ldr	q4, [sp, #1104]
	fmls	v27.4s, v1.4s, v17.4s
	fmla	v13.4s, v1.4s, v1.4s
	bsl	v4.16b, v12.16b, v30.16b
	fmla	v8.4s, v22.4s, v22.4s
	fmul	v6.4s, v6.4s, v4.4s
	ldr	q4, [sp, #1088]
	fmla	v8.4s, v20.4s, v20.4s
	mov	v19.16b, v4.16b
	fmul	v4.4s, v27.4s, v0.4s
	bsl	v19.16b, v12.16b, v23.16b
	fmla	v13.4s, v4.4s, v4.4s
	fmul	v24.4s, v6.4s, v19.4s
	ldr	q6, [sp, #1328]
	fcmp	s6, #0.0
	b.gt	238b
	ldr	q17, [sp, #1632]
	ldr	q19, [sp, #1696]
	mov	w9, #14269
	ldr	q28, [sp, #960]
	ldr	q29, [sp, #928]
	movk	w9, #13574, lsl #16
	fdiv	v6.4s, v12.4s, v17.4s
	ldr	q23, [sp, #1984]
	ldr	q30, [sp, #1440]
	fadd	v22.4s, v29.4s, v29.4s
	dup	v26.4s, w6
	fdiv	v19.4s, v12.4s, v19.4s
	fmul	v6.4s, v6.4s, v23.4s
	dup	v23.4s, w9
	mov	w9, #4016
	movk	w9, #13345, lsl #16
	dup	v25.4s, w9
	mov	w9, #50604
	movk	w9, #13991, lsl #16
	dup	v27.4s, w9
	fmul	v6.4s, v6.4s, v23.4s
	fcmgt	v23.4s, v26.4s, v29.4s
	fdiv	v20.4s, v12.4s, v28.4s
	fmul	v19.4s, v19.4s, v30.4s
	fmul	v19.4s, v19.4s, v25.4s
	fsqrt	v22.4s, v22.4s
	fmaxnm	v6.4s, v6.4s, v19.4s
	fmul	v20.4s, v20.4s, v24.4s
	ldr	q24, [sp, #1520]
	fmul	v20.4s, v20.4s, v20.4s
	fminnm	v19.4s, v20.4s, v12.4s
	fmul	v22.4s, v22.4s, v27.4s
	and	v20.16b, v23.16b, v22.16b
	ldr	q23, [sp, #1584]
	ldr	s22, [x13, #16]
	fmul	v23.4s, v23.4s, v24.4s
	fmul	v19.4s, v19.4s, v22.s[0]
	fmaxnm	v6.4s, v6.4s, v20.4s
	ldr	q20, [sp, #1568]
	fmul	v20.4s, v20.4s, v23.4s
	ldr	q23, [sp, #1552]
	fmaxnm	v6.4s, v19.4s, v6.4s
	fcmgt	v19.4s, v26.4s, v28.4s
	fmul	v20.4s, v23.4s, v20.4s
	and	v6.16b, v19.16b, v6.16b
	fmul	s19, s22, s22
	ldr	q22, [sp, #1536]
	fmul	v6.4s, v6.4s, v6.4s
	fmul	v20.4s, v22.4s, v20.4s
	fmov	v22.4s, #5.00000000
	dup	v19.4s, v19.s[0]
	fcmge	v6.4s, v6.4s, v13.4s
	fcmge	v19.4s, v19.4s, v8.4s
	fcmgt	v20.4s, v20.4s, #0.0
	movi	d13, #0000000000000000
	and	v6.16b, v19.16b, v6.16b
	bic	v19.16b, v12.16b, v20.16b
	ldr	q20, [sp, #480]
	bsl	v6.16b, v19.16b, v22.16b
	ldr	q19, [sp, #1216]
	fcmge	v19.4s, v19.4s, v20.4s
	movi	v20.4s, #64, lsl #24
	fminnm	v20.4s, v6.4s, v20.4s
	bit	v6.16b, v20.16b, v19.16b
	ldr	q20, [sp, #1200]
	fcmeq	v19.4s, v20.4s, v22.4s
	bit	v20.16b, v6.16b, v19.16b
	fcmeq	v6.4s, v20.4s, v22.4s
	str	q20, [sp, #1200]
	and	v22.16b, v6.16b, v12.16b
	mov	s6, v22.s[1]
	fadd	s19, s22, s13
	mov	s20, v22.s[2]
	fadd	s6, s19, s6
	mov	s19, v22.s[3]
	fadd	s6, s6, s20
	ldr	q20, [sp, #1344]
	fadd	s6, s6, s19
	ldr	q19, [sp, #1600]
	fcmp	s6, #0.0
	b.gt	240b
	fmul	v0.4s, v0.4s, v4.4s
	str	q3, [sp, #1952]
	ldr	q3, [sp, #1232]
	str	q16, [sp, #320]
	mov	v16.16b, v2.16b
	ldr	q2, [sp, #1248]
	ldr	q4, [sp, #1184]
	stp	q9, q5, [sp, #288]
	movi	v26.2d, #0000000000000000
	ldr	q5, [sp, #1280]
	str	q31, [sp, #1840]
	movi	v28.2d, #0000000000000000
	fmls	v1.4s, v0.4s, v15.4s
	str	q18, [sp, #1904]
	movi	v29.2d, #0000000000000000
	movi	v30.2d, #0000000000000000
	movi	v12.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v31.2d, #0000000000000000
	str	q14, [sp, #1856]
	str	q21, [sp, #1872]
	fmul	v1.4s, v10.4s, v1.4s
	movi	v10.2d, #0000000000000000
	str	q11, [sp, #1920]
	fmls	v7.4s, v1.4s, v3.4s
	ldr	q3, [sp, #1168]
	fmls	v7.4s, v0.4s, v3.4s
	ldr	q3, [sp, #1312]
	fmul	v2.4s, v2.4s, v7.4s
	fmls	v4.4s, v2.4s, v3.4s
	ldr	q3, [sp, #1296]
	fmul	v6.4s, v17.4s, v2.4s
	movi	v17.2d, #0000000000000000
	fmls	v4.4s, v1.4s, v3.4s
	ldr	q3, [sp, #1264]
	str	q6, [sp, #1584]
	fmls	v4.4s, v0.4s, v3.4s
	ldr	q3, [sp, #1408]
	fmul	v4.4s, v3.4s, v4.4s
	ldr	q3, [sp, #1456]
	fmls	v5.4s, v4.4s, v3.4s
	ldr	q3, [sp, #592]
	fmls	v5.4s, v2.4s, v3.4s
	ldr	q3, [sp, #1040]
	ldr	q2, [sp, #1504]
	fmls	v5.4s, v1.4s, v3.4s
	ldr	q3, [sp, #576]
	fmls	v5.4s, v0.4s, v3.4s
	fmul	v3.4s, v2.4s, v4.4s
	ldr	q2, [sp, #1616]
	ldr	q4, [sp, #1696]
	fmul	v0.4s, v16.4s, v0.4s
	fmul	v1.4s, v4.4s, v1.4s
	fmul	v2.4s, v2.4s, v5.4s
	str	q3, [sp, #1808]
	movi	v3.2d, #0000000000000000
	str	q0, [sp, #1824]
	str	q1, [sp, #1744]
	str	q2, [sp, #1568]
	tbz	w8, #3, 255f
	ldr	x21, [sp, #240]
	cbz	w15, 256f
	add	x11, x13, #8
	mov	x9, xzr
	ld1r	{ v0.4s }, [x11]
	mov	x11, x17
253:
	add	x14, x9, x15
	ldr	q2, [sp, #1984]
	fmov	v22.4s, #1.00000000
	add	x14, x14, x14, lsl #2
	ldp	q9, q11, [sp, #304]
	ldr	q13, [sp, #1920]
	ldr	q5, [sp, #1904]
	ldr	q21, [sp, #288]
	ldr	q1, [x16, x14, lsl #4]
	ldr	q14, [sp, #1872]
	mov	x14, x11
	ldr	q15, [sp, #1856]
	ldr	q19, [sp, #1840]
	mov	x0, x16
	fmul	v1.4s, v2.4s, v1.4s
	fmov	v2.4s, #-1.00000000
	mov	x1, x15
	str	q1, [sp, #1968]
	ldr	q1, [sp, #1952]
254:
	ldr	q4, [x0], #80
	ldr	q6, [sp, #1440]
	ldr	q7, [sp, #1968]
	mov	v16.16b, v12.16b
	mov	v12.16b, v3.16b
	mov	v3.16b, v10.16b
	mov	v10.16b, v30.16b
	mov	v30.16b, v29.16b
	fmla	v6.4s, v4.4s, v7.4s
	ldr	q7, [x14], #16
	mov	v29.16b, v28.16b
	mov	v28.16b, v17.16b
	mvni	v23.4s, #127, msl #16
	mov	v27.16b, v5.16b
	fmov	v25.4s, #5.00000000
	mov	v8.16b, v13.16b
	subs	x1, x1, #1
	fadd	v4.4s, v6.4s, v0.4s
	fdiv	v6.4s, v22.4s, v4.4s
	fsub	v7.4s, v7.4s, v4.4s
	fadd	v25.4s, v4.4s, v25.4s
	fdiv	v25.4s, v22.4s, v25.4s
	fmul	v7.4s, v7.4s, v6.4s
	fadd	v17.4s, v6.4s, v2.4s
	fmul	v6.4s, v6.4s, v0.s[0]
	fcmgt	v20.4s, v7.4s, v2.4s
	bit	v17.16b, v7.16b, v20.16b
	fadd	v31.4s, v31.4s, v25.4s
	fadd	v20.4s, v17.4s, v22.4s
	add	v20.4s, v20.4s, v19.4s
	and	v20.16b, v20.16b, v23.16b
	sub	v23.4s, v22.4s, v20.4s
	scvtf	v20.4s, v20.4s
	fadd	v24.4s, v23.4s, v2.4s
	fmla	v24.4s, v23.4s, v17.4s
	mov	v17.16b, v14.16b
	fmul	v23.4s, v24.4s, v24.4s
	fmla	v17.4s, v15.4s, v24.4s
	fmla	v27.4s, v9.4s, v24.4s
	fmla	v8.4s, v11.4s, v24.4s
	fmla	v17.4s, v21.4s, v23.4s
	fmla	v27.4s, v23.4s, v17.4s
	fmaxnm	v17.4s, v7.4s, v2.4s
	fadd	v7.4s, v7.4s, v22.4s
	fmla	v8.4s, v23.4s, v27.4s
	fneg	v17.4s, v17.4s
	fmla	v24.4s, v23.4s, v8.4s
	fmul	v23.4s, v25.4s, v25.4s
	fmla	v24.4s, v1.4s, v20.4s
	fmul	v20.4s, v25.4s, v23.4s
	fadd	v18.4s, v18.4s, v23.4s
	fmla	v17.4s, v24.4s, v7.4s
	fmul	v7.4s, v23.4s, v23.4s
	fmul	v24.4s, v23.4s, v20.4s
	fmla	v28.4s, v17.4s, v4.4s
	fmla	v26.4s, v6.4s, v24.4s
	mov	v17.16b, v28.16b
	mov	v28.16b, v29.16b
	mov	v29.16b, v30.16b
	mov	v30.16b, v10.16b
	mov	v10.16b, v3.16b
	mov	v3.16b, v12.16b
	fadd	v12.4s, v16.4s, v20.4s
	fmla	v29.4s, v6.4s, v20.4s
	fmla	v28.4s, v6.4s, v7.4s
	fmla	v30.4s, v6.4s, v23.4s
	fadd	v3.4s, v3.4s, v7.4s
	fadd	v10.4s, v10.4s, v24.4s
	b.ne	254b
	add	x9, x9, #1
	add	x11, x11, x10
	cmp	x9, x15
	b.ne	253b
	b	256f
255:
	ldr	x21, [sp, #240]
256:
	ldr	q24, [sp, #1504]
	ldr	q0, [sp, #1936]
	fmov	v1.4s, #1.00000000
	ldr	q19, [sp, #1616]
	ldr	q7, [sp, #1488]
	fmov	v9.4s, #1.00000000
	fmul	v0.4s, v0.4s, v24.4s
	ldr	q2, [sp, #1888]
	ldr	q11, [sp, #1632]
	fmov	v20.4s, #1.00000000
	ldr	q14, [sp, #1696]
	str	q3, [sp, #1520]
	fmul	v4.4s, v2.4s, v11.4s
	str	q17, [sp, #1536]
	ldr	q5, [sp, #1472]
	str	q31, [sp, #1408]
	mov	w9, #46871
	ldr	q21, [sp, #1984]
	fmul	v0.4s, v0.4s, v19.4s
	str	q18, [sp, #1456]
	movk	w9, #14673, lsl #16
	str	q26, [sp, #1552]
	ldr	x20, [sp, #248]
	add	x10, x22, x21, lsl #4
	fmul	v2.4s, v4.4s, v19.4s
	lsl	x11, x20, #5
	add	x14, x20, x20, lsl #1
	fmls	v1.4s, v0.4s, v0.4s
	fneg	v16.4s, v0.4s
	ldr	q0, [sp, #1648]
	fmul	v0.4s, v0.4s, v11.4s
	fmls	v20.4s, v2.4s, v2.4s
	str	q1, [sp, #1968]
	fmaxnm	v1.4s, v1.4s, v7.4s
	fsqrt	v1.4s, v1.4s
	fdiv	v13.4s, v9.4s, v1.4s
	fmul	v1.4s, v2.4s, v16.4s
	fmla	v1.4s, v24.4s, v0.4s
	fmul	v15.4s, v1.4s, v13.4s
	fneg	v1.4s, v2.4s
	fmls	v20.4s, v15.4s, v15.4s
	fmaxnm	v0.4s, v20.4s, v7.4s
	fsqrt	v4.4s, v0.4s
	ldr	q0, [sp, #1792]
	str	q2, [sp, #1792]
	ldr	q2, [sp, #1568]
	fmul	v0.4s, v0.4s, v14.4s
	fabs	v8.4s, v2.4s
	fmul	v3.4s, v0.4s, v19.4s
	ldr	q0, [sp, #1664]
	fmul	v6.4s, v0.4s, v14.4s
	ldr	q0, [sp, #1776]
	str	q16, [sp, #1776]
	fmul	v17.4s, v3.4s, v16.4s
	fmul	v23.4s, v3.4s, v1.4s
	fneg	v25.4s, v3.4s
	str	q3, [sp, #1888]
	fdiv	v31.4s, v9.4s, v4.4s
	fmul	v4.4s, v0.4s, v14.4s
	ldr	q0, [sp, #1712]
	fmla	v17.4s, v24.4s, v6.4s
	fmla	v23.4s, v11.4s, v4.4s
	fmul	v4.4s, v5.4s, v0.4s
	ldr	q0, [sp, #1728]
	str	q15, [sp, #1728]
	fmul	v18.4s, v17.4s, v13.4s
	fmov	v17.4s, #1.00000000
	fmul	v19.4s, v4.4s, v19.4s
	ldr	q4, [sp, #1600]
	fmls	v17.4s, v3.4s, v3.4s
	fmls	v23.4s, v15.4s, v18.4s
	ldr	q3, [sp, #1824]
	str	q18, [sp, #1712]
	fmul	v22.4s, v19.4s, v16.4s
	ldr	q16, [sp, #1808]
	fmls	v17.4s, v18.4s, v18.4s
	fmul	v26.4s, v23.4s, v31.4s
	fmls	v17.4s, v26.4s, v26.4s
	fmaxnm	v23.4s, v17.4s, v7.4s
	fsqrt	v27.4s, v23.4s
	fmul	v23.4s, v0.4s, v5.4s
	ldr	q0, [sp, #1760]
	str	q19, [sp, #1760]
	fmul	v6.4s, v0.4s, v5.4s
	movi	v0.2d, #0000000000000000
	fmla	v22.4s, v24.4s, v23.4s
	fmul	v24.4s, v19.4s, v1.4s
	fabs	v1.4s, v16.4s
	fmul	v23.4s, v19.4s, v25.4s
	fmov	v25.4s, #1.00000000
	fmaxnm	v8.4s, v8.4s, v0.4s
	ldr	q0, [sp, #1680]
	fmul	v0.4s, v0.4s, v5.4s
	fmla	v24.4s, v11.4s, v6.4s
	fmul	v11.4s, v22.4s, v13.4s
	dup	v6.4s, w9
	add	x9, x13, #208
	fmaxnm	v1.4s, v8.4s, v1.4s
	fmla	v23.4s, v14.4s, v0.4s
	fabs	v0.4s, v3.4s
	fdiv	v9.4s, v9.4s, v27.4s
	fmov	v27.4s, #1.00000000
	fmls	v24.4s, v15.4s, v11.4s
	ldr	q15, [sp, #1344]
	fmul	v7.4s, v4.4s, v6.4s
	ldr	q6, [sp, #1424]
	str	q11, [sp, #1808]
	fadd	v8.4s, v2.4s, v15.4s
	ldr	q2, [sp, #1744]
	fmaxnm	v0.4s, v1.4s, v0.4s
	ldr	q1, [sp, #1584]
	fmls	v23.4s, v18.4s, v11.4s
	fmls	v27.4s, v19.4s, v19.4s
	ldr	q19, [sp, #1440]
	fmul	v18.4s, v24.4s, v31.4s
	fadd	v1.4s, v1.4s, v21.4s
	fadd	v22.4s, v16.4s, v6.4s
	mov	v16.16b, v26.16b
	fadd	v24.4s, v2.4s, v19.4s
	ldr	q2, [sp, #768]
	fcmge	v0.4s, v7.4s, v0.4s
	ldr	q7, [sp, #1200]
	fminnm	v8.4s, v8.4s, v2.4s
	ldr	q2, [sp, #832]
	fmls	v23.4s, v26.4s, v18.4s
	fcmge	v26.4s, v25.4s, v7.4s
	fmls	v27.4s, v11.4s, v11.4s
	mov	v11.16b, v18.16b
	fminnm	v1.4s, v1.4s, v2.4s
	ldr	q2, [sp, #880]
	str	q0, [sp, #1936]
	ldr	q0, [sp, #1968]
	fminnm	v24.4s, v24.4s, v2.4s
	ldr	q2, [sp, #784]
	fminnm	v0.4s, v0.4s, v25.4s
	fadd	v25.4s, v3.4s, v4.4s
	fmls	v27.4s, v18.4s, v18.4s
	fminnm	v22.4s, v22.4s, v2.4s
	ldp	q3, q2, [sp, #800]
	fmul	v18.4s, v23.4s, v9.4s
	fmaxnm	v8.4s, v8.4s, v3.4s
	fmaxnm	v1.4s, v1.4s, v2.4s
	fminnm	v20.4s, v0.4s, v20.4s
	ldr	q0, [sp, #1936]
	ldp	q3, q2, [sp, #848]
	fmls	v27.4s, v18.4s, v18.4s
	str	q18, [sp, #1936]
	and	v0.16b, v26.16b, v0.16b
	fmaxnm	v23.4s, v24.4s, v3.4s
	fminnm	v24.4s, v25.4s, v2.4s
	ldr	q2, [sp, #752]
	fmaxnm	v22.4s, v22.4s, v2.4s
	mov	v25.16b, v0.16b
	fmov	v2.4s, #4.00000000
	bif	v1.16b, v21.16b, v0.16b
	bif	v23.16b, v19.16b, v0.16b
	bsl	v25.16b, v8.16b, v15.16b
	fminnm	v8.4s, v20.4s, v17.4s
	ld1r	{ v17.4s }, [x9]
	fcmeq	v3.4s, v7.4s, v2.4s
	ldr	q2, [sp, #896]
	ldr	s7, [x13, #12]
	mov	w9, #46871
	bif	v22.16b, v6.16b, v0.16b
	fmaxnm	v24.4s, v24.4s, v2.4s
	movk	w9, #14545, lsl #16
	fmul	v1.4s, v1.4s, v7.s[0]
	fminnm	v8.4s, v8.4s, v27.4s
	dup	v20.4s, w9
	fmul	v23.4s, v23.4s, v7.s[0]
	bit	v25.16b, v17.16b, v3.16b
	add	x9, x21, x20
	str	q3, [sp, #1968]
	bit	v22.16b, v17.16b, v3.16b
	bsl	v0.16b, v24.16b, v4.16b
	bit	v1.16b, v17.16b, v3.16b
	fcmgt	v2.4s, v8.4s, v20.4s
	mov	v20.16b, v3.16b
	str	q25, [x10]
	str	q22, [x22, x9, lsl #4]
	bsl	v20.16b, v17.16b, v23.16b
	bit	v0.16b, v17.16b, v3.16b
	str	q1, [x10, x11]
	lsl	x11, x20, #6
	str	q2, [sp, #1984]
	str	q20, [x10, x14, lsl #4]
	str	q0, [x10, x11]
	tbnz	w8, #1, 257f
	ldp	q7, q1, [sp, #304]
	mov	w10, #5
	ldr	x1, [sp, #168]
	ldr	q27, [sp, #1952]
	ldr	q11, [sp, #1920]
	ldr	q18, [sp, #1904]
	ldr	q6, [sp, #288]
	ldr	q21, [sp, #1872]
	ldr	q5, [sp, #1856]
	ldr	q31, [sp, #1840]
	b	258f
257:
	ldr	q0, [sp, #1776]
	ldr	q3, [sp, #1792]
	mov	v19.16b, v26.16b
	ldr	q4, [sp, #1728]
	ldr	q1, [sp, #1488]
	fmul	v22.4s, v31.4s, v31.4s
	fmul	v6.4s, v13.4s, v0.4s
	fneg	v0.4s, v13.4s
	ldr	q15, [sp, #1712]
	fmaxnm	v1.4s, v27.4s, v1.4s
	ldr	q26, [sp, #1760]
	ldr	q18, [sp, #1808]
	str	q9, [sp, #1808]
	tst	w8, #0x4
	mov	w14, #6
	fmul	v25.4s, v13.4s, v18.4s
	cinc	x14, x14, ne
	umaddl	x10, w20, w5, x22
	fmla	v3.4s, v6.4s, v4.4s
	fmul	v0.4s, v4.4s, v0.4s
	fmla	v26.4s, v6.4s, v18.4s
	fsqrt	v1.4s, v1.4s
	umull	x14, w14, w20
	lsl	x11, x21, #4
	mov	w15, #10
	mov	w0, #7
	mov	w1, #8
	csel	x15, x0, x15, eq
	mov	w0, #14
	mov	x25, x7
	fneg	v20.4s, v3.4s
	ldr	q3, [sp, #1888]
	fmul	v4.4s, v0.4s, v31.4s
	fneg	v0.4s, v31.4s
	str	q6, [sp, #1888]
	add	x14, x22, x14, lsl #4
	fmla	v3.4s, v6.4s, v15.4s
	csel	x0, x1, x0, eq
	umull	x15, w15, w20
	mov	w1, #19
	mov	x7, x30
	mov	x30, x21
	fmul	v24.4s, v31.4s, v20.4s
	fmul	v20.4s, v13.4s, v15.4s
	mov	v15.16b, v7.16b
	fmul	v27.4s, v16.4s, v0.4s
	fmov	v0.4s, #1.00000000
	fmla	v25.4s, v4.4s, v11.4s
	mov	w21, #9
	umull	x0, w0, w20
	str	q31, [sp, #1824]
	csel	x1, x21, x1, eq
	mov	x21, x30
	mov	x30, x7
	fmla	v3.4s, v24.4s, v16.4s
	fmla	v20.4s, v4.4s, v16.4s
	mov	v16.16b, v4.16b
	fdiv	v23.4s, v0.4s, v1.4s
	fmov	v1.4s, #1.00000000
	fmla	v26.4s, v24.4s, v11.4s
	umull	x1, w1, w20
	mov	x7, x25
	mov	w25, #50604
	ldr	q21, [sp, #1872]
	movk	w25, #14119, lsl #16
	fneg	v7.4s, v3.4s
	fneg	v20.4s, v20.4s
	fmul	v3.4s, v27.4s, v9.4s
	fmla	v1.4s, v6.4s, v6.4s
	ldr	q6, [sp, #1936]
	fneg	v27.4s, v9.4s
	fmul	v0.4s, v9.4s, v7.4s
	fmul	v18.4s, v9.4s, v20.4s
	fmul	v7.4s, v31.4s, v11.4s
	fmul	v20.4s, v13.4s, v13.4s
	fmla	v1.4s, v24.4s, v24.4s
	fmla	v22.4s, v3.4s, v3.4s
	ldr	q11, [sp, #1920]
	ldr	q31, [sp, #1840]
	fmla	v26.4s, v0.4s, v6.4s
	fmla	v25.4s, v18.4s, v6.4s
	str	q18, [sp, #1936]
	fmla	v7.4s, v3.4s, v6.4s
	fmla	v20.4s, v16.4s, v16.4s
	fmul	v6.4s, v6.4s, v27.4s
	fmla	v1.4s, v0.4s, v0.4s
	fneg	v4.4s, v26.4s
	fneg	v25.4s, v25.4s
	mov	v26.16b, v3.16b
	fneg	v8.4s, v7.4s
	fmla	v20.4s, v18.4s, v18.4s
	fmul	v18.4s, v6.4s, v23.4s
	ldr	q6, [sp, #1632]
	fmul	v27.4s, v23.4s, v4.4s
	fmul	v7.4s, v23.4s, v25.4s
	fmul	v25.4s, v9.4s, v9.4s
	fmul	v4.4s, v23.4s, v8.4s
	fmul	v8.4s, v6.4s, v15.s[0]
	and	v6.16b, v19.16b, v2.16b
	ldr	q19, [sp, #1616]
	ldr	q2, [sp, #1504]
	str	q18, [sp, #1792]
	fmla	v1.4s, v27.4s, v27.4s
	fmla	v20.4s, v7.4s, v7.4s
	xtn	v6.4h, v6.4s
	str	q4, [sp, #1776]
	fmla	v22.4s, v4.4s, v4.4s
	fmul	v4.4s, v14.4s, v15.s[0]
	fmla	v25.4s, v18.4s, v18.4s
	mov	v9.16b, v27.16b
	fmul	v27.4s, v23.4s, v23.4s
	mov	v3.16b, v7.16b
	ldr	q18, [sp, #1904]
	fmul	v1.4s, v19.4s, v1.4s
	fmul	v20.4s, v2.4s, v20.4s
	fmul	v22.4s, v22.4s, v8.4s
	mov	v14.16b, v4.16b
	fmul	v7.4s, v25.4s, v4.4s
	sshll	v25.4s, v6.4h, #0
	fmul	v27.4s, v5.4s, v27.4s
	fmul	v1.4s, v19.4s, v1.4s
	fmul	v6.4s, v2.4s, v20.4s
	fmul	v20.4s, v8.4s, v22.4s
	fmul	v7.4s, v4.4s, v7.4s
	fmul	v22.4s, v5.4s, v27.4s
	mov	v4.16b, v5.16b
	ldr	q27, [sp, #1952]
	ldr	q5, [sp, #1856]
	bif	v1.16b, v17.16b, v25.16b
	bif	v6.16b, v17.16b, v25.16b
	bif	v20.16b, v17.16b, v25.16b
	str	q1, [x10, x11]
	mov	v1.16b, v25.16b
	add	x10, x22, x15, lsl #4
	str	q6, [x14, x11]
	mov	v6.16b, v25.16b
	add	x14, x22, x0, lsl #4
	str	q20, [x10, x11]
	add	x10, x22, x1, lsl #4
	ldr	x1, [sp, #168]
	bsl	v1.16b, v7.16b, v17.16b
	bsl	v6.16b, v22.16b, v17.16b
	str	q1, [x14, x11]
	ldp	q7, q1, [sp, #304]
	str	q6, [x10, x11]
	ldr	q6, [sp, #288]
	mov	w10, #10
	tbz	w8, #2, 258f
	ldr	q1, [sp, #1888]
	ldr	q15, [sp, #1824]
	mov	w10, #96
	ldr	x0, [sp, #248]
	mov	w15, #144
	fmul	v1.4s, v13.4s, v1.4s
	fmul	v7.4s, v15.4s, v16.4s
	fmul	v6.4s, v15.4s, v24.4s
	mov	v15.16b, v3.16b
	ldr	q13, [sp, #1776]
	umaddl	x10, w0, w10, x22
	umaddl	x15, w0, w15, x22
	add	x14, x22, x0, lsl #7
	fmla	v1.4s, v24.4s, v16.4s
	ldr	q16, [sp, #1936]
	fmla	v6.4s, v0.4s, v26.4s
	fmul	v24.4s, v23.4s, v9.4s
	fmla	v7.4s, v16.4s, v26.4s
	fmla	v1.4s, v0.4s, v16.4s
	fmla	v6.4s, v9.4s, v13.4s
	fmul	v24.4s, v4.4s, v24.4s
	fmla	v7.4s, v15.4s, v13.4s
	fmla	v1.4s, v9.4s, v3.4s
	ldr	q3, [sp, #1808]
	fmul	v6.4s, v6.4s, v8.4s
	fmul	v0.4s, v3.4s, v0.4s
	fmul	v20.4s, v3.4s, v16.4s
	ldr	q16, [sp, #1792]
	fmul	v22.4s, v3.4s, v26.4s
	fmul	v26.4s, v7.4s, v8.4s
	mov	v3.16b, v27.16b
	fmul	v1.4s, v2.4s, v1.4s
	fmul	v27.4s, v23.4s, v15.4s
	fmul	v6.4s, v19.4s, v6.4s
	fmla	v0.4s, v9.4s, v16.4s
	fmla	v20.4s, v15.4s, v16.4s
	fmla	v22.4s, v13.4s, v16.4s
	fmul	v1.4s, v19.4s, v1.4s
	fmul	v27.4s, v4.4s, v27.4s
	bif	v6.16b, v17.16b, v25.16b
	fmul	v7.4s, v0.4s, v14.4s
	fmul	v20.4s, v20.4s, v14.4s
	fmul	v0.4s, v2.4s, v26.4s
	fmul	v22.4s, v22.4s, v14.4s
	str	q1, [sp, #1936]
	fmul	v1.4s, v23.4s, v13.4s
	mov	v13.16b, v25.16b
	fmul	v23.4s, v23.4s, v16.4s
	ldr	q16, [sp, #1936]
	fmul	v7.4s, v19.4s, v7.4s
	fmul	v20.4s, v2.4s, v20.4s
	bif	v0.16b, v17.16b, v25.16b
	bsl	v13.16b, v16.16b, v17.16b
	fmul	v22.4s, v8.4s, v22.4s
	fmul	v1.4s, v4.4s, v1.4s
	fmul	v23.4s, v4.4s, v23.4s
	fmul	v4.4s, v19.4s, v24.4s
	str	q13, [x10, x11]
	mov	w10, #176
	bif	v7.16b, v17.16b, v25.16b
	umaddl	x10, w0, w10, x22
	str	q6, [x14, x11]
	mov	w14, #192
	fmul	v6.4s, v2.4s, v27.4s
	str	q0, [x15, x11]
	mov	w15, #208
	umaddl	x14, w0, w14, x22
	fmul	v1.4s, v1.4s, v8.4s
	bif	v20.16b, v17.16b, v25.16b
	umaddl	x15, w0, w15, x22
	bif	v22.16b, v17.16b, v25.16b
	str	q7, [x10, x11]
	mov	w10, #240
	fmul	v0.4s, v23.4s, v14.4s
	bif	v4.16b, v17.16b, v25.16b
	umaddl	x10, w0, w10, x22
	str	q20, [x14, x11]
	bif	v6.16b, v17.16b, v25.16b
	str	q22, [x15, x11]
	mov	w15, #272
	add	x14, x22, x0, lsl #8
	umaddl	x15, w0, w15, x22
	bif	v1.16b, v17.16b, v25.16b
	mov	v27.16b, v3.16b
	str	q4, [x10, x11]
	mov	w10, #288
	bif	v0.16b, v17.16b, v25.16b
	umaddl	x10, w0, w10, x22
	str	q6, [x14, x11]
	ldp	q6, q7, [sp, #288]
	str	q1, [x15, x11]
	ldr	q1, [sp, #320]
	str	q0, [x10, x11]
	mov	w10, #20
258:
	ldr	q19, [sp, #1968]
	tbz	w8, #3, 24b
	mov	v3.16b, v1.16b
	fmov	v1.4s, #1.00000000
	ldr	q0, [sp, #1360]
	ldr	q2, [sp, #1376]
	mov	v16.16b, v7.16b
	movi	v4.2d, #0000000000000000
	ldp	s22, s23, [x13, #100]
	ldr	q15, [sp, #1408]
	ldr	q13, [sp, #1456]
	ldr	q26, [sp, #1520]
	mov	w8, #29208
	fdiv	v0.4s, v1.4s, v0.4s
	movk	w8, #16177, lsl #16
	ldr	x20, [sp, #248]
	fmla	v4.4s, v15.4s, v22.s[0]
	lsl	x14, x21, #4
	add	x15, x10, #2
	umull	x11, w10, w20
	add	x0, x10, #3
	umull	x15, w15, w20
	umull	x0, w0, w20
	fmla	v4.4s, v13.4s, v23.s[0]
	ldp	s22, s23, [x13, #140]
	add	x11, x22, x11, lsl #4
	fmul	v17.4s, v2.4s, v0.4s
	mvni	v2.4s, #127, msl #16
	add	v0.4s, v17.4s, v31.4s
	and	v7.16b, v0.16b, v2.16b
	fmov	v0.4s, #-1.00000000
	mov	v2.16b, v6.16b
	movi	v6.2d, #0000000000000000
	sub	v20.4s, v1.4s, v7.4s
	movi	v1.2d, #0000000000000000
	fmla	v0.4s, v20.4s, v17.4s
	ldr	s17, [x13, #136]
	fmla	v6.4s, v15.4s, v17.s[0]
	ldp	s20, s17, [x13, #172]
	fmla	v21.4s, v5.4s, v0.4s
	fmla	v18.4s, v16.4s, v0.4s
	fmla	v1.4s, v15.4s, v20.s[0]
	fmul	v20.4s, v0.4s, v0.4s
	fmla	v11.4s, v3.4s, v0.4s
	fmla	v6.4s, v13.4s, v22.s[0]
	dup	v3.4s, w8
	mov	w8, #16271
	movk	w8, #16363, lsl #16
	fmla	v1.4s, v13.4s, v17.s[0]
	ldp	s17, s22, [x13, #108]
	fmla	v21.4s, v2.4s, v20.4s
	fmla	v6.4s, v12.4s, v23.s[0]
	ldr	q2, [sp, #192]
	fmla	v4.4s, v12.4s, v17.s[0]
	ldp	s5, s17, [x13, #180]
	fmla	v18.4s, v20.4s, v21.4s
	fmla	v1.4s, v12.4s, v5.s[0]
	ldp	s5, s16, [x13, #148]
	fmla	v4.4s, v26.4s, v22.s[0]
	fmla	v6.4s, v26.4s, v5.s[0]
	fmla	v11.4s, v20.4s, v18.4s
	fmla	v1.4s, v26.4s, v17.s[0]
	ldp	s5, s17, [x13, #116]
	ldr	q26, [sp, #1536]
	fmla	v4.4s, v10.4s, v5.s[0]
	ldp	s5, s18, [x13, #188]
	fmla	v6.4s, v10.4s, v16.s[0]
	fmla	v0.4s, v20.4s, v11.4s
	fmla	v1.4s, v10.4s, v5.s[0]
	scvtf	v5.4s, v7.4s
	ldp	s7, s16, [x13, #156]
	fmla	v4.4s, v30.4s, v17.s[0]
	fmla	v6.4s, v30.4s, v7.s[0]
	fmla	v0.4s, v27.4s, v5.4s
	ldp	s7, s5, [x13, #124]
	fmla	v1.4s, v30.4s, v18.s[0]
	fmla	v4.4s, v29.4s, v7.s[0]
	ldp	s17, s7, [x13, #196]
	fmla	v6.4s, v29.4s, v16.s[0]
	fmla	v0.4s, v3.4s, v2.4s
	dup	v3.4s, w8
	ldr	q2, [sp, #1392]
	add	x8, x13, #208
	fmla	v1.4s, v29.4s, v17.s[0]
	ldp	s16, s17, [x13, #164]
	fmla	v4.4s, v28.4s, v5.s[0]
	ldr	s5, [x13, #132]
	fmla	v0.4s, v3.4s, v2.4s
	ldr	s3, [x13, #204]
	ldr	q2, [sp, #1552]
	fmla	v6.4s, v28.4s, v16.s[0]
	fneg	v16.4s, v26.4s
	fmla	v1.4s, v28.4s, v7.s[0]
	ldr	q7, [sp, #176]
	fmla	v4.4s, v2.4s, v5.s[0]
	fadd	v5.4s, v26.4s, v26.4s
	fmla	v6.4s, v2.4s, v17.s[0]
	fmla	v1.4s, v2.4s, v3.s[0]
	movi	v3.4s, #64, lsl #24
	movi	v2.4s, #191, lsl #24
	fmla	v6.4s, v3.4s, v7.s[0]
	movi	v3.4s, #65, lsl #24
	fmla	v16.4s, v2.4s, v0.4s
	ld1r	{ v0.4s }, [x8]
	fadd	v2.4s, v7.4s, v4.4s
	mov	v4.16b, v19.16b
	umaddl	x8, w10, w20, x20
	add	x10, x10, #4
	umull	x10, w10, w20
	fmla	v1.4s, v3.4s, v7.s[0]
	mov	v3.16b, v19.16b
	bsl	v4.16b, v0.16b, v5.16b
	add	x8, x22, x8, lsl #4
	bit	v2.16b, v0.16b, v19.16b
	add	x10, x22, x10, lsl #4
	bsl	v3.16b, v0.16b, v16.16b
	str	q3, [x11, x14]
	mov	v3.16b, v19.16b
	add	x11, x22, x15, lsl #4
	str	q4, [x8, x14]
	add	x8, x22, x0, lsl #4
	str	q2, [x11, x14]
	bsl	v3.16b, v0.16b, v6.16b
	bif	v0.16b, v1.16b, v19.16b
	str	q3, [x8, x14]
	str	q0, [x10, x14]
	b	24b
259:
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
