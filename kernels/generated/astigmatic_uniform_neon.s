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
	sub	sp, sp, #2048
	str	w1, [sp, #60]
	cbz	w3, 260f
	cbz	w2, 260f
	ldr	w8, [sp, #60]
	cbz	w8, 260f
	mov	w8, w2
	ldr	w9, [sp, #60]
	mvni	v0.4s, #128, lsl #16
	str	x8, [sp, #72]
	ldp	x8, x16, [x0, #40]
	mov	w22, w9
	fmov	v11.4s, #1.00000000
	movi	v23.4s, #63, lsl #24
	fmov	v30.4s, #-1.00000000
	fneg	v0.4s, v0.4s
	fmov	v14.4s, #5.00000000
	str	x8, [sp, #160]
	add	w8, w5, w4
	movi	v31.2d, #0000000000000000
	add	w11, w8, w6
	mov	w8, w3
	movi	v8.2d, #0x00ffff0000ffff
	str	x8, [sp, #24]
	mul	w8, w2, w9
	mov	w9, #58632
	movk	w9, #7740, lsl #16
	movi	d9, #0000000000000000
	movi	v10.4s, #127, msl #16
	ldp	x13, x23, [x0, #24]
	ldr	x1, [sp, #2208]
	str	w8, [sp, #20]
	mov	w8, #16992
	ldr	x12, [x0]
	movk	w8, #3490, lsl #16
	ldr	x17, [x0, #56]
	mov	w4, #7402
	dup	v1.4s, w8
	mov	w8, #43691
	mov	w19, #62154
	mov	w5, #50604
	mov	w6, #4719
	mov	w28, #56135
	mov	w27, #55248
	mov	w30, #29208
	mov	w3, #14269
	str	q1, [sp, #768]
	dup	v1.4s, w9
	mov	x10, xzr
	movk	w8, #15658, lsl #16
	movk	w4, #520, lsl #16
	mov	w7, #80
	movk	w19, #29001, lsl #16
	movk	w5, #14119, lsl #16
	movk	w6, #14979, lsl #16
	movk	w28, #15947, lsl #16
	movk	w27, #48767, lsl #16
	movk	w30, #13233, lsl #16
	movk	w3, #13702, lsl #16
	mov	w24, #1
	mov	w9, w11
	stp	q0, q1, [sp, #128]
	str	x11, [sp, #48]
	str	w8, [sp, #124]
	stp	x22, x1, [sp, #104]
	str	x23, [sp, #96]
	b	21f
20:
	ldr	x10, [sp, #40]
	ldr	x8, [sp, #24]
	ldr	w9, [sp, #36]
	add	x10, x10, #1
	cmp	x10, x8
	ldr	w8, [sp, #20]
	add	w9, w9, w8
	b.eq	260f
21:
	ldr	x8, [sp, #72]
	str	w9, [sp, #36]
	str	x10, [sp, #40]
	mul	x8, x10, x8
	str	x8, [sp, #64]
	mov	w8, w9
	mov	x9, xzr
	b	23f
22:
	ldr	x9, [sp, #88]
	ldr	x8, [sp, #72]
	ldr	w10, [sp, #84]
	add	x9, x9, #1
	cmp	x9, x8
	ldr	w8, [sp, #60]
	add	w8, w10, w8
	b.eq	20b
23:
	mov	w10, w8
	ldr	x8, [sp, #64]
	str	x9, [sp, #88]
	mov	x2, xzr
	mov	w25, w10
	str	w10, [sp, #84]
	add	x8, x8, x9
	ldr	x9, [sp, #48]
	madd	x21, x8, x22, x9
	str	x21, [sp, #168]
	b	26f
24:
	ldr	q0, [sp, #2032]
	fmov	v1.4s, #3.00000000
	ldr	q2, [sp, #1232]
	movi	v23.4s, #63, lsl #24
	fmov	v30.4s, #-1.00000000
	fmov	v14.4s, #5.00000000
	orr	v0.16b, v7.16b, v0.16b
	movi	v31.2d, #0000000000000000
	ldr	x8, [sp, #160]
	movi	v8.2d, #0x00ffff0000ffff
	movi	d9, #0000000000000000
	movi	v10.4s, #127, msl #16
	bsl	v0.16b, v2.16b, v1.16b
	ldr	q1, [sp, #1248]
	str	q1, [x8, x26, lsl #4]
	str	q0, [x8, x9, lsl #4]
25:
	add	x2, x2, #1
	add	w25, w25, #1
	cmp	x2, x22
	b.eq	22b
26:
	ldr	w8, [x1, #8]
	add	x10, x21, x2
	cmp	x10, x8
	b.hs	25b
	ldr	w21, [x1]
	str	x8, [sp, #296]
	movi	v2.2d, #0000000000000000
	ldp	w9, w20, [x1, #16]
	umull	x14, w21, w21
	str	w25, [sp, #252]
	str	x10, [sp, #240]
	str	w9, [sp, #2032]
	tst	w20, #0x1
	lsl	x9, x21, #4
	add	x8, x14, #1
	lsr	x8, x8, #1
	csel	x8, x14, x8, eq
	cbz	w21, 232f
	mul	x11, x8, x10
	movi	v7.2d, #0000000000000000
	movi	v12.2d, #0000000000000000
	movi	v16.4s, #16, lsl #16
	fmov	v13.4s, #1.00000000
	fmov	v29.4s, #1.00000000
	movi	v1.2d, #0000000000000000
	mul	w1, w25, w8
	lsl	w5, w21, #4
	movi	v6.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
	mov	x0, xzr
	movi	v3.2d, #0000000000000000
	sub	x15, x21, #2
	mov	w26, #16
	add	x4, x17, #16
	mov	w25, #1
	b	210f
27:
	fsub	v24.4s, v24.4s, v26.4s
	mov	v26.16b, v5.16b
	add	x10, x10, #1
	bic	v0.4s, #128, lsl #24
	fmla	v26.4s, v24.4s, v25.s[0]
	umax	v7.4s, v7.4s, v0.4s
	str	q26, [x17, x8, lsl #4]
	fadd	v20.4s, v26.4s, v20.4s
	fadd	v23.4s, v26.4s, v23.4s
	fsub	v5.4s, v26.4s, v5.4s
	fmla	v21.4s, v26.4s, v20.4s
	fmla	v19.4s, v26.4s, v23.4s
	fcmgt	v20.4s, v26.4s, #0.0
	fmov	d23, x21
	fadd	v24.4s, v3.4s, v5.4s
	fadd	v17.4s, v17.4s, v5.4s
	fmla	v22.4s, v26.4s, v21.4s
	bif	v19.16b, v11.16b, v20.16b
	mov	v21.16b, v20.16b
	and	v20.16b, v20.16b, v11.16b
	bsl	v21.16b, v22.16b, v11.16b
	fmul	v19.4s, v29.4s, v19.4s
	fmov	d22, x10
	fadd	v12.4s, v12.4s, v20.4s
	cmeq	v22.2d, v22.2d, v23.2d
	fmul	v21.4s, v13.4s, v21.4s
	ushr	v23.4s, v19.4s, #23
	and	v19.16b, v19.16b, v10.16b
	dup	v22.2d, v22.d[0]
	sub	v16.4s, v16.4s, v23.4s
	orr	v29.16b, v19.16b, v11.16b
	and	v23.16b, v21.16b, v10.16b
	bit	v3.16b, v24.16b, v22.16b
	usra	v16.4s, v21.4s, #23
	orr	v13.16b, v23.16b, v11.16b
28:
	movi	v23.4s, #63, lsl #24
29:
	fmov	d0, x0
	fadd	v5.4s, v6.4s, v17.4s
	add	x0, x0, #1
	fadd	v4.4s, v4.4s, v18.4s
	fadd	v1.4s, v1.4s, v17.4s
	add	w1, w1, w21
	cmp	x0, x21
	add	w26, w26, w5
	add	x25, x25, x21
	cmeq	v0.2d, v0.2d, v9.2d
	add	x4, x4, x9
	dup	v0.2d, v0.d[0]
	bit	v6.16b, v5.16b, v0.16b
	b.eq	231f
210:
	mul	x8, x0, x21
	tst	w20, #0x1
	add	w10, w8, w11
	add	x6, x11, x8, lsr #1
	and	x22, x10, #0x7fffffff
	csel	x10, x22, x6, eq
	and	x6, x1, #0x7fffffff
	ldr	q0, [x12, x10, lsl #4]
	add	x23, x6, #1
	mov	v5.16b, v0.16b
	tbnz	w20, #3, 216f
	tbz	w20, #0, 211f
	ubfiz	w10, w8, #4, #1
	dup	v5.4s, w10
	neg	v5.4s, v5.4s
	ushl	v5.4s, v0.4s, v5.4s
	and	v5.16b, v5.16b, v8.16b
	ucvtf	v5.4s, v5.4s
211:
	tbz	w20, #0, 212f
	ubfiz	w10, w8, #4, #1
	dup	v17.4s, w10
	neg	v17.4s, v17.4s
	ushl	v0.4s, v0.4s, v17.4s
	and	v0.16b, v0.16b, v8.16b
	ucvtf	v0.4s, v0.4s
212:
	mov	x10, x13
	add	x6, x13, #8
	bic	v0.4s, #128, lsl #24
	ld1r	{ v17.4s }, [x10], #4
	ld1r	{ v18.4s }, [x6]
	cmp	w21, #1
	umax	v7.4s, v7.4s, v0.4s
	fsub	v5.4s, v5.4s, v17.4s
	mov	v19.16b, v18.16b
	ldr	s17, [x10]
	fmla	v19.4s, v5.4s, v17.s[0]
	fmov	s5, w21
	fmov	s17, w24
	cmeq	v5.4s, v5.4s, v17.4s
	str	q19, [x17, x8, lsl #4]
	fsub	v18.4s, v19.4s, v18.4s
	dup	v5.4s, v5.s[0]
	fadd	v17.4s, v3.4s, v18.4s
	bit	v3.16b, v17.16b, v5.16b
	fadd	v17.4s, v18.4s, v31.4s
	b.eq	29b
	cbz	x15, 224f
	mov	x10, xzr
	mov	w6, w26
	b	214f
213:
	mov	x24, x13
	add	x27, x13, #8
	bic	v0.4s, #128, lsl #24
	ld1r	{ v19.4s }, [x24], #4
	ld1r	{ v20.4s }, [x27]
	add	w6, w6, #16
	umax	v7.4s, v7.4s, v0.4s
	fsub	v5.4s, v5.4s, v19.4s
	mov	v21.16b, v20.16b
	ldr	s19, [x24]
	fmla	v21.4s, v5.4s, v19.s[0]
	str	q21, [x4, x10, lsl #4]
	add	x10, x10, #1
	fsub	v5.4s, v21.4s, v20.4s
	cmp	x15, x10
	fadd	v17.4s, v17.4s, v5.4s
	b.eq	222f
214:
	add	x24, x25, x10
	add	x27, x23, x10
	tst	w20, #0x1
	add	x24, x11, x24, lsr #1
	csel	x24, x27, x24, eq
	ldr	q0, [x12, x24, lsl #4]
	mov	v5.16b, v0.16b
	tbz	w20, #0, 215f
	and	w24, w6, #0x10
	dup	v5.4s, w24
	neg	v5.4s, v5.4s
	ushl	v5.4s, v0.4s, v5.4s
	and	v5.16b, v5.16b, v8.16b
	ucvtf	v5.4s, v5.4s
215:
	tbz	w20, #0, 213b
	and	w24, w6, #0x10
	dup	v19.4s, w24
	neg	v19.4s, v19.4s
	ushl	v0.4s, v0.4s, v19.4s
	and	v0.16b, v0.16b, v8.16b
	ucvtf	v0.4s, v0.4s
	b	213b
216:
	tbz	w20, #0, 217f
	ubfiz	w10, w8, #4, #1
	dup	v5.4s, w10
	neg	v5.4s, v5.4s
	ushl	v5.4s, v0.4s, v5.4s
	and	v5.16b, v5.16b, v8.16b
	ucvtf	v5.4s, v5.4s
217:
	tbz	w20, #0, 218f
	ubfiz	w10, w8, #4, #1
	dup	v17.4s, w10
	neg	v17.4s, v17.4s
	ushl	v0.4s, v0.4s, v17.4s
	and	v0.16b, v0.16b, v8.16b
	ucvtf	v0.4s, v0.4s
218:
	mov	x10, x13
	add	x6, x13, #8
	fmov	s27, w24
	ld1r	{ v17.4s }, [x10], #4
	ld1r	{ v18.4s }, [x6]
	ldr	s19, [x10]
	mov	w10, #2382
	bic	v0.4s, #128, lsl #24
	movk	w10, #16192, lsl #16
	cmp	w21, #1
	fsub	v17.4s, v5.4s, v17.4s
	mov	v5.16b, v18.16b
	dup	v20.4s, w10
	mov	w10, #28477
	umax	v7.4s, v7.4s, v0.4s
	movk	w10, #16149, lsl #16
	dup	v23.4s, w10
	mov	w10, #23130
	fmla	v5.4s, v17.4s, v19.s[0]
	movk	w10, #15901, lsl #16
	dup	v21.4s, w10
	mov	w10, #63253
	movk	w10, #15654, lsl #16
	dup	v19.4s, w10
	mov	w10, #18706
	str	q5, [x17, x8, lsl #4]
	fadd	v17.4s, v5.4s, v20.4s
	mov	v25.16b, v21.16b
	fadd	v24.4s, v5.4s, v23.4s
	movk	w10, #15319, lsl #16
	fsub	v18.4s, v5.4s, v18.4s
	dup	v22.4s, w10
	fmla	v25.4s, v5.4s, v17.4s
	mov	v17.16b, v19.16b
	mov	v26.16b, v22.16b
	fmla	v17.4s, v5.4s, v24.4s
	fcmgt	v24.4s, v5.4s, #0.0
	fmla	v26.4s, v5.4s, v25.4s
	bif	v17.16b, v11.16b, v24.16b
	mov	v25.16b, v24.16b
	and	v24.16b, v24.16b, v11.16b
	bsl	v25.16b, v26.16b, v11.16b
	fmov	s26, w21
	fadd	v12.4s, v12.4s, v24.4s
	fmul	v17.4s, v29.4s, v17.4s
	cmeq	v26.4s, v26.4s, v27.4s
	fadd	v27.4s, v3.4s, v18.4s
	fmul	v25.4s, v13.4s, v25.4s
	ushr	v28.4s, v17.4s, #23
	and	v29.16b, v17.16b, v10.16b
	fadd	v17.4s, v18.4s, v31.4s
	dup	v26.4s, v26.s[0]
	sub	v16.4s, v16.4s, v28.4s
	and	v28.16b, v25.16b, v10.16b
	orr	v29.16b, v29.16b, v11.16b
	bit	v3.16b, v27.16b, v26.16b
	usra	v16.4s, v25.4s, #23
	orr	v13.16b, v28.16b, v11.16b
	b.eq	28b
	cbz	x15, 228f
	mov	x24, #-1
	mov	x6, x25
	mov	w10, w26
	sub	x27, x21, #2
	b	220f
219:
	mov	x28, x13
	add	x29, x13, #8
	mov	v27.16b, v21.16b
	ld1r	{ v24.4s }, [x28], #4
	ld1r	{ v25.4s }, [x29]
	mov	v28.16b, v22.16b
	bic	v0.4s, #128, lsl #24
	sub	x27, x27, #1
	sub	x24, x24, #1
	add	x23, x23, #1
	add	w10, w10, #16
	fsub	v5.4s, v5.4s, v24.4s
	mov	v26.16b, v25.16b
	ldr	s24, [x28]
	umax	v7.4s, v7.4s, v0.4s
	fmla	v26.4s, v5.4s, v24.s[0]
	str	q26, [x17, x6, lsl #4]
	add	x6, x6, #1
	fadd	v5.4s, v26.4s, v20.4s
	fadd	v24.4s, v26.4s, v23.4s
	fsub	v25.4s, v26.4s, v25.4s
	fmla	v27.4s, v26.4s, v5.4s
	mov	v5.16b, v19.16b
	fadd	v17.4s, v17.4s, v25.4s
	fmla	v5.4s, v26.4s, v24.4s
	fcmgt	v24.4s, v26.4s, #0.0
	fmla	v28.4s, v26.4s, v27.4s
	bif	v5.16b, v11.16b, v24.16b
	mov	v27.16b, v24.16b
	and	v24.16b, v24.16b, v11.16b
	bsl	v27.16b, v28.16b, v11.16b
	fadd	v12.4s, v12.4s, v24.4s
	fmul	v5.4s, v29.4s, v5.4s
	fmul	v27.4s, v13.4s, v27.4s
	ushr	v28.4s, v5.4s, #23
	and	v5.16b, v5.16b, v10.16b
	sub	v16.4s, v16.4s, v28.4s
	and	v28.16b, v27.16b, v10.16b
	orr	v29.16b, v5.16b, v11.16b
	usra	v16.4s, v27.4s, #23
	orr	v13.16b, v28.16b, v11.16b
	cbz	x27, 223f
220:
	add	x28, x11, x6, lsr #1
	tst	w20, #0x1
	csel	x28, x23, x28, eq
	ldr	q0, [x12, x28, lsl #4]
	mov	v5.16b, v0.16b
	tbz	w20, #0, 221f
	and	w28, w10, #0x10
	dup	v5.4s, w28
	neg	v5.4s, v5.4s
	ushl	v5.4s, v0.4s, v5.4s
	and	v5.16b, v5.16b, v8.16b
	ucvtf	v5.4s, v5.4s
221:
	tbz	w20, #0, 219b
	and	w28, w10, #0x10
	dup	v24.4s, w28
	neg	v24.4s, v24.4s
	ushl	v0.4s, v0.4s, v24.4s
	and	v0.16b, v0.16b, v8.16b
	ucvtf	v0.4s, v0.4s
	b	219b
222:
	mov	w27, #55248
	add	x10, x10, #1
	mov	w24, #1
	movk	w27, #48767, lsl #16
	b	225f
223:
	mov	w28, #56135
	mov	w27, #55248
	neg	x10, x24
	movk	w28, #15947, lsl #16
	movk	w27, #48767, lsl #16
	mov	w24, #1
	b	229f
224:
	mov	w10, #1
225:
	add	x8, x10, x8
	add	x22, x10, x22
	tst	w20, #0x1
	add	x6, x11, x8, lsr #1
	csel	x6, x22, x6, eq
	ldr	q0, [x12, x6, lsl #4]
	mov	v5.16b, v0.16b
	tbz	w20, #0, 226f
	ubfiz	w6, w8, #4, #1
	dup	v5.4s, w6
	neg	v5.4s, v5.4s
	ushl	v5.4s, v0.4s, v5.4s
	and	v5.16b, v5.16b, v8.16b
	ucvtf	v5.4s, v5.4s
226:
	add	x6, x13, #8
	mov	x22, x13
	ld1r	{ v19.4s }, [x6]
	ld1r	{ v21.4s }, [x22], #4
	ldr	s20, [x22]
	tbz	w20, #0, 227f
	ubfiz	w6, w8, #4, #1
	dup	v22.4s, w6
	neg	v22.4s, v22.4s
	ushl	v0.4s, v0.4s, v22.4s
	and	v0.16b, v0.16b, v8.16b
	ucvtf	v0.4s, v0.4s
227:
	fsub	v5.4s, v5.4s, v21.4s
	mov	v21.16b, v19.16b
	add	x10, x10, #1
	bic	v0.4s, #128, lsl #24
	fmla	v21.4s, v5.4s, v20.s[0]
	fmov	d20, x21
	umax	v7.4s, v7.4s, v0.4s
	str	q21, [x17, x8, lsl #4]
	fsub	v5.4s, v21.4s, v19.4s
	fmov	d19, x10
	cmeq	v19.2d, v19.2d, v20.2d
	fadd	v20.4s, v3.4s, v5.4s
	fadd	v17.4s, v17.4s, v5.4s
	dup	v19.2d, v19.d[0]
	bit	v3.16b, v20.16b, v19.16b
	b	29b
228:
	mov	w10, #1
229:
	add	x8, x10, x8
	add	x22, x10, x22
	tst	w20, #0x1
	add	x6, x11, x8, lsr #1
	csel	x6, x22, x6, eq
	ldr	q0, [x12, x6, lsl #4]
	mov	v24.16b, v0.16b
	tbz	w20, #0, 230f
	ubfiz	w6, w8, #4, #1
	dup	v5.4s, w6
	neg	v5.4s, v5.4s
	ushl	v5.4s, v0.4s, v5.4s
	and	v5.16b, v5.16b, v8.16b
	ucvtf	v24.4s, v5.4s
230:
	add	x6, x13, #8
	mov	x22, x13
	ld1r	{ v5.4s }, [x6]
	ld1r	{ v26.4s }, [x22], #4
	ldr	s25, [x22]
	tbz	w20, #0, 27b
	ubfiz	w6, w8, #4, #1
	dup	v27.4s, w6
	neg	v27.4s, v27.4s
	ushl	v0.4s, v0.4s, v27.4s
	and	v0.16b, v0.16b, v8.16b
	ucvtf	v0.4s, v0.4s
	b	27b
231:
	mov	w8, #1400897535
	ucvtf	v5.4s, v16.4s
	ldr	x23, [sp, #96]
	dup	v0.4s, w8
	mov	w8, #-914358272
	mov	w4, #7402
	dup	v16.4s, w8
	ldp	x22, x1, [sp, #104]
	mov	w5, #50604
	mov	w6, #4719
	movk	w4, #520, lsl #16
	cmhi	v0.4s, v7.4s, v0.4s
	movk	w5, #14119, lsl #16
	movk	w6, #14979, lsl #16
	xtn	v7.4h, v0.4s
	fadd	v0.4s, v5.4s, v16.4s
	b	233f
232:
	movi	v0.2d, #0000000000000000
	fmov	v29.4s, #1.00000000
	movi	v7.2d, #0000000000000000
	movi	v3.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
	movi	v17.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v1.2d, #0000000000000000
	movi	v12.2d, #0000000000000000
	fmov	v13.4s, #1.00000000
233:
	str	q0, [sp, #176]
	ucvtf	s0, w21
	dup	v0.4s, v0.s[0]
	fmaxnm	v5.4s, v0.4s, v11.4s
	fdiv	v5.4s, v11.4s, v5.4s
	fmul	v6.4s, v5.4s, v6.4s
	fmul	v16.4s, v5.4s, v17.4s
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
	fmul	v3.4s, v3.4s, v23.4s
	cbz	w21, 236f
	fmaxnm	v2.4s, v3.4s, v2.4s
	add	x10, x13, #8
	movi	v4.2d, #0000000000000000
	ld1r	{ v17.4s }, [x10]
	movi	v16.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	mov	w24, #64269
	mov	w25, #44110
	mov	w26, #13
	mov	x8, xzr
	mov	x10, x17
	fadd	v2.4s, v2.4s, v17.4s
	movk	w24, #49354, lsl #16
	movk	w25, #16042, lsl #16
	movk	w26, #48896, lsl #16
	fsqrt	v2.4s, v2.4s
	fadd	v18.4s, v3.4s, v2.4s
	movi	v2.2d, #0000000000000000
234:
	movi	v19.2d, #0000000000000000
	mov	x11, xzr
235:
	ldr	q20, [x10, x11, lsl #4]
	ucvtf	s21, x11
	add	x11, x11, #1
	cmp	x21, x11
	fsub	v20.4s, v20.4s, v17.4s
	fmul	s22, s21, s21
	fsub	v20.4s, v20.4s, v18.4s
	fmaxnm	v20.4s, v20.4s, v31.4s
	fmul	v20.4s, v20.4s, v20.4s
	fadd	v19.4s, v19.4s, v20.4s
	fmla	v16.4s, v20.4s, v21.s[0]
	fmla	v5.4s, v20.4s, v22.s[0]
	b.ne	235b
	ucvtf	s20, x8
	fadd	v4.4s, v4.4s, v19.4s
	add	x8, x8, #1
	cmp	x8, x21
	add	x10, x10, x9
	fmul	s21, s20, s20
	fmla	v6.4s, v19.4s, v20.s[0]
	fmla	v2.4s, v19.4s, v21.s[0]
	b.ne	234b
	b	237f
236:
	mov	w24, #64269
	mov	w25, #44110
	mov	w26, #13
	movi	v5.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
	movk	w24, #49354, lsl #16
	movk	w25, #16042, lsl #16
	movk	w26, #48896, lsl #16
237:
	ldr	q17, [sp, #768]
	ucvtf	s18, x14
	ldp	q28, q19, [sp, #128]
	fadd	v0.4s, v0.4s, v30.4s
	add	x10, x13, #44
	add	x11, x13, #32
	fmaxnm	v17.4s, v4.4s, v17.4s
	fcmgt	v19.4s, v4.4s, v19.4s
	str	q13, [sp, #192]
	ldp	s24, s25, [x13, #20]
	fmov	s13, #0.50000000
	dup	v20.4s, v18.s[0]
	fmov	v18.4s, #9.00000000
	fmul	v0.4s, v0.4s, v23.4s
	ld1r	{ v23.4s }, [x11]
	mov	w8, wzr
	fdiv	v17.4s, v11.4s, v17.4s
	ldp	s26, s27, [x13, #36]
	str	q20, [sp, #272]
	stp	q12, q29, [sp, #208]
	fdiv	v20.4s, v20.4s, v18.4s
	fmul	v16.4s, v16.4s, v17.4s
	fmul	v18.4s, v5.4s, v17.4s
	mov	v5.16b, v19.16b
	fmul	v6.4s, v6.4s, v17.4s
	fmul	v21.4s, v2.4s, v17.4s
	mov	v2.16b, v19.16b
	bsl	v5.16b, v16.16b, v0.16b
	ldr	s16, [x13, #48]
	bsl	v2.16b, v6.16b, v0.16b
	fmov	s0, #1.00000000
	fmls	v18.4s, v5.4s, v5.4s
	fdiv	s17, s0, s16
	fmov	v16.4s, #0.25000000
	fmls	v21.4s, v2.4s, v2.4s
	fadd	v18.4s, v18.4s, v18.4s
	fadd	v6.4s, v21.4s, v21.4s
	ld1r	{ v21.4s }, [x10]
	add	x10, x13, #28
	ld1r	{ v22.4s }, [x10]
	fminnm	v0.4s, v18.4s, v20.4s
	fmaxnm	v0.4s, v0.4s, v16.4s
	fsqrt	v18.4s, v0.4s
	fminnm	v0.4s, v6.4s, v20.4s
	ldr	s6, [x13, #60]
	ldr	s20, [sp, #124]
	fmaxnm	v0.4s, v0.4s, v16.4s
	ldr	s16, [x13, #84]
	fsqrt	v19.4s, v0.4s
	fsub	s0, s16, s6
	fmul	s20, s0, s20
	movi	v0.2d, #0000000000000000
238:
	ucvtf	s29, w8
	mov	v31.16b, v23.16b
	add	w8, w8, #1
	fmov	v8.4s, #1.00000000
	fmov	v10.4s, #1.00000000
	cmp	w8, #24
	fadd	s29, s29, s13
	fmadd	s29, s20, s29, s6
	dup	v29.4s, v29.s[0]
	fadd	v30.4s, v29.4s, v21.4s
	fsub	v9.4s, v29.4s, v21.4s
	fmul	v30.4s, v30.4s, v17.s[0]
	fmla	v31.4s, v30.4s, v27.s[0]
	fmul	v12.4s, v30.4s, v30.4s
	fmla	v8.4s, v31.4s, v30.4s
	fmul	v30.4s, v9.4s, v17.s[0]
	mov	v31.16b, v22.16b
	fmla	v10.4s, v8.4s, v12.4s
	fmov	v8.4s, #1.00000000
	fmla	v31.4s, v30.4s, v26.s[0]
	dup	v12.4s, w4
	fmla	v8.4s, v31.4s, v30.4s
	fmov	v31.4s, #1.00000000
	fmul	v30.4s, v30.4s, v30.4s
	fmaxnm	v9.4s, v10.4s, v12.4s
	fmla	v31.4s, v8.4s, v30.4s
	fsqrt	v9.4s, v9.4s
	fmaxnm	v30.4s, v31.4s, v12.4s
	fsqrt	v30.4s, v30.4s
	fdiv	v8.4s, v11.4s, v9.4s
	fdiv	v30.4s, v11.4s, v30.4s
	fmul	v8.4s, v10.4s, v8.4s
	fmul	v8.4s, v8.4s, v25.s[0]
	fmul	v9.4s, v19.4s, v8.4s
	fsub	v8.4s, v8.4s, v19.4s
	fmul	v30.4s, v31.4s, v30.4s
	fdiv	v31.4s, v11.4s, v9.4s
	fmul	v8.4s, v8.4s, v8.4s
	fmul	v30.4s, v30.4s, v24.s[0]
	fmul	v9.4s, v18.4s, v30.4s
	fsub	v30.4s, v30.4s, v18.4s
	fdiv	v9.4s, v11.4s, v9.4s
	fmul	v30.4s, v30.4s, v30.4s
	fmul	v31.4s, v8.4s, v31.4s
	fmla	v31.4s, v9.4s, v30.4s
	fcmgt	v30.4s, v28.4s, v31.4s
	bit	v0.16b, v29.16b, v30.16b
	bit	v28.16b, v31.16b, v30.16b
	b.ne	238b
	mov	w8, #4059
	dup	v16.4s, v16.s[0]
	ldr	w10, [sp, #2032]
	movk	w8, #16713, lsl #16
	fmov	v25.4s, #4.00000000
	fmov	v24.4s, #1.00000000
	dup	v17.4s, w8
	add	x8, x13, #52
	dup	v26.4s, w19
	fminnm	v0.4s, v0.4s, v16.4s
	ld1r	{ v20.4s }, [x8]
	add	x8, x13, #56
	ld1r	{ v23.4s }, [x8]
	add	x8, x13, #68
	movi	v28.2d, #0000000000000000
	fmul	v17.4s, v18.4s, v17.4s
	ldr	q18, [sp, #272]
	str	q12, [sp, #624]
	str	q26, [sp, #320]
	fmls	v1.4s, v3.4s, v18.s[0]
	str	q23, [sp, #800]
	fmul	v17.4s, v19.4s, v17.4s
	dup	v19.4s, v6.s[0]
	fmaxnm	v0.4s, v0.4s, v19.4s
	str	q19, [sp, #944]
	fmul	v4.4s, v4.4s, v17.4s
	str	q0, [sp, #1392]
	fmov	v0.4s, #0.25000000
	fsqrt	v17.4s, v4.4s
	fcmgt	v4.4s, v14.4s, v18.4s
	xtn	v18.4h, v4.4s
	ucvtf	s4, w10
	add	x10, x13, #76
	ld1r	{ v22.4s }, [x10]
	add	x10, x13, #80
	ld1r	{ v21.4s }, [x10]
	add	x10, x13, #88
	orr	v6.8b, v18.8b, v7.8b
	movi	v7.2d, #0000000000000000
	fminnm	v5.4s, v5.4s, v22.4s
	fminnm	v2.4s, v2.4s, v21.4s
	stp	q22, q21, [sp, #816]
	movi	v21.2d, #0000000000000000
	ushll	v6.4s, v6.4h, #0
	str	q7, [sp, #480]
	mvni	v7.4s, #128, lsl #16
	fmaxnm	v1.4s, v1.4s, v17.4s
	ld1r	{ v17.4s }, [x10]
	add	x10, x13, #92
	fmaxnm	v31.4s, v5.4s, v20.4s
	ld1r	{ v18.4s }, [x10]
	shl	v6.4s, v6.4s, #31
	add	x10, x13, #64
	fneg	v7.4s, v7.4s
	fmaxnm	v1.4s, v1.4s, v24.4s
	stp	q17, q16, [sp, #912]
	str	q18, [sp, #896]
	fminnm	v3.4s, v3.4s, v18.4s
	movi	v18.2d, #0000000000000000
	cmlt	v6.4s, v6.4s, #0
	str	q7, [sp, #960]
	fmov	v7.4s, #1.50000000
	fminnm	v1.4s, v1.4s, v17.4s
	ld1r	{ v17.4s }, [x10]
	bic	v24.16b, v24.16b, v6.16b
	stp	q18, q21, [sp, #432]
	str	q7, [sp, #384]
	movi	v7.2d, #0000000000000000
	stp	q20, q17, [sp, #848]
	str	q7, [sp, #464]
	fsub	v7.4s, v16.4s, v19.4s
	ld1r	{ v16.4s }, [x8]
	add	x8, x16, #32
	umaddl	x14, w21, w7, x8
	fmaxnm	v27.4s, v3.4s, v16.4s
	movi	v3.4s, #16
	str	q16, [sp, #880]
	fmul	v0.4s, v7.4s, v0.4s
	str	q0, [sp, #256]
	fmaxnm	v0.4s, v2.4s, v23.4s
	fmaxnm	v23.4s, v1.4s, v17.4s
	movi	v1.4s, #4
	movi	v2.4s, #8
	str	q0, [sp, #1472]
	fmov	v0.4s, #4.00000000
	stp	q0, q18, [sp, #400]
	mov	v0.16b, v6.16b
	bsl	v0.16b, v25.16b, v14.16b
	str	q0, [sp, #1232]
	movi	v0.2d, #0000000000000000
	str	q0, [sp, #512]
	stp	q26, q0, [sp, #992]
	str	q0, [sp, #1248]
	fmov	v0.4s, #1.00000000
	str	q0, [sp, #496]
	dup	v0.4s, v4.s[0]
	str	q0, [sp, #528]
	b	240f
239:
	ldr	q1, [sp, #1440]
	mov	w8, #7549
	fmul	v2.4s, v0.4s, v3.4s
	movk	w8, #9872, lsl #16
	ldr	q4, [sp, #1296]
	ldr	q18, [sp, #1200]
	fabs	v1.4s, v1.4s
	dup	v14.4s, w8
	ldr	q21, [sp, #512]
	str	q20, [sp, #1872]
	mov	w8, #84
	fmls	v5.4s, v2.4s, v6.4s
	ldp	q6, q7, [sp, #464]
	fmul	v25.4s, v10.4s, v2.4s
	str	q31, [sp, #1744]
	movk	w8, #16256, lsl #16
	fadd	v1.4s, v1.4s, v14.4s
	dup	v15.4s, w8
	str	q21, [sp, #512]
	mov	w8, #49807
	fmul	v0.4s, v8.4s, v5.4s
	movi	v5.2d, #0000000000000000
	movk	w8, #15605, lsl #16
	fcmlt	v30.4s, v25.4s, #0.0
	str	q25, [sp, #1296]
	fdiv	v1.4s, v11.4s, v1.4s
	fmls	v17.4s, v0.4s, v4.4s
	ldr	q4, [sp, #1280]
	fmul	v3.4s, v12.4s, v0.4s
	ldr	q12, [sp, #1584]
	fmls	v17.4s, v2.4s, v4.4s
	ldr	q4, [sp, #1920]
	fmla	v5.4s, v7.4s, v4.4s
	ldr	q4, [sp, #1936]
	fabs	v7.4s, v25.4s
	fmla	v5.4s, v6.4s, v4.4s
	ldr	q4, [sp, #1344]
	ldr	q6, [sp, #448]
	str	q1, [sp, #1440]
	ldr	q1, [sp, #1312]
	fadd	v16.4s, v7.4s, v14.4s
	str	q3, [sp, #1312]
	fmul	v1.4s, v1.4s, v17.4s
	fmls	v18.4s, v1.4s, v4.4s
	ldr	q4, [sp, #2000]
	fmla	v5.4s, v6.4s, v4.4s
	ldr	q4, [sp, #1328]
	ldr	q6, [sp, #1856]
	fmls	v18.4s, v0.4s, v4.4s
	ldr	q4, [sp, #416]
	fmla	v5.4s, v4.4s, v6.4s
	fdiv	v4.4s, v11.4s, v16.4s
	ldr	q6, [sp, #2016]
	fabs	v16.4s, v3.4s
	fadd	v16.4s, v16.4s, v14.4s
	fdiv	v3.4s, v11.4s, v16.4s
	ldr	q16, [sp, #768]
	str	q4, [sp, #1344]
	ldr	q4, [sp, #1264]
	fmls	v18.4s, v2.4s, v4.4s
	ldr	q4, [sp, #432]
	fmla	v5.4s, v4.4s, v6.4s
	fmov	v6.4s, #0.25000000
	ldr	q4, [sp, #1360]
	fmul	v18.4s, v4.4s, v18.4s
	ldr	q4, [sp, #1520]
	fsub	v5.4s, v21.4s, v5.4s
	fmul	v19.4s, v21.4s, v6.4s
	ldr	q6, [sp, #1728]
	fmul	v7.4s, v6.4s, v1.4s
	str	q3, [sp, #1360]
	fmaxnm	v5.4s, v5.4s, v19.4s
	ldr	q19, [sp, #1216]
	fmls	v19.4s, v18.4s, v4.4s
	ldr	q4, [sp, #1504]
	str	q7, [sp, #1952]
	fmaxnm	v5.4s, v5.4s, v16.4s
	fmls	v19.4s, v1.4s, v4.4s
	ldr	q1, [sp, #1104]
	ldr	q4, [sp, #1552]
	fdiv	v22.4s, v11.4s, v5.4s
	fmul	v5.4s, v12.4s, v18.4s
	ldr	q18, [sp, #1472]
	fmls	v19.4s, v0.4s, v1.4s
	ldr	q1, [sp, #1072]
	fabs	v0.4s, v7.4s
	fcmlt	v8.4s, v5.4s, #0.0
	str	q5, [sp, #1504]
	fmls	v19.4s, v2.4s, v1.4s
	fadd	v0.4s, v0.4s, v14.4s
	ldp	q3, q1, [sp, #800]
	fmul	v16.4s, v4.4s, v19.4s
	fdiv	v20.4s, v11.4s, v0.4s
	fsub	v27.4s, v18.4s, v3.4s
	fabs	v0.4s, v16.4s
	fcmlt	v9.4s, v16.4s, #0.0
	str	q16, [sp, #1520]
	ldr	q16, [sp, #1312]
	fadd	v2.4s, v0.4s, v14.4s
	ldr	q0, [sp, #560]
	fminnm	v24.4s, v0.4s, v11.4s
	ldr	q0, [sp, #1408]
	fdiv	v19.4s, v11.4s, v2.4s
	fabs	v2.4s, v5.4s
	fsub	v26.4s, v1.4s, v0.4s
	ldp	q1, q3, [sp, #880]
	str	q0, [sp, #1408]
	str	q20, [sp, #1328]
	fadd	v2.4s, v2.4s, v14.4s
	fdiv	v17.4s, v11.4s, v2.4s
	ldr	q2, [sp, #848]
	fsub	v2.4s, v0.4s, v2.4s
	ldr	q0, [sp, #1488]
	fsub	v23.4s, v0.4s, v1.4s
	fsub	v28.4s, v3.4s, v0.4s
	ldr	q0, [sp, #832]
	mov	v3.16b, v9.16b
	ldp	q1, q5, [sp, #928]
	fsub	v31.4s, v0.4s, v18.4s
	ldr	q0, [sp, #1888]
	fcmlt	v9.4s, v7.4s, #0.0
	ldr	q7, [sp, #2032]
	fmul	v10.4s, v0.4s, v4.4s
	ldr	q0, [sp, #1456]
	bif	v23.16b, v28.16b, v30.16b
	bsl	v3.16b, v2.16b, v26.16b
	ldr	q2, [sp, #1600]
	fabs	v25.4s, v0.4s
	ldr	q0, [sp, #1760]
	bif	v27.16b, v31.16b, v8.16b
	fsub	v30.4s, v11.4s, v2.4s
	fmul	v28.4s, v0.4s, v12.4s
	ldr	q0, [sp, #576]
	fmul	v26.4s, v4.4s, v10.4s
	fmul	v10.4s, v21.4s, v22.4s
	mov	v18.16b, v17.16b
	fminnm	v24.4s, v24.4s, v0.4s
	ldr	q0, [sp, #1392]
	fadd	v4.4s, v25.4s, v14.4s
	fmov	v25.4s, #1.00000000
	fcmlt	v14.4s, v16.4s, #0.0
	str	q0, [sp, #1392]
	fsub	v31.4s, v0.4s, v5.4s
	fsub	v8.4s, v1.4s, v0.4s
	ldr	q0, [sp, #544]
	ldr	q1, [sp, #1696]
	fmla	v30.4s, v2.4s, v26.4s
	fmul	v5.4s, v12.4s, v28.4s
	ldr	q12, [sp, #864]
	mov	v28.16b, v21.16b
	fminnm	v24.4s, v24.4s, v0.4s
	ldr	q0, [sp, #912]
	fsub	v22.4s, v11.4s, v1.4s
	fmul	v11.4s, v3.4s, v19.4s
	fdiv	v26.4s, v25.4s, v4.4s
	bif	v31.16b, v8.16b, v9.16b
	fsub	v13.4s, v0.4s, v7.4s
	ldr	q0, [sp, #496]
	fmul	v8.4s, v2.4s, v3.4s
	ldr	q3, [sp, #384]
	fsub	v12.4s, v7.4s, v12.4s
	fmul	v4.4s, v1.4s, v27.4s
	fmul	v25.4s, v0.4s, v10.4s
	ldr	q0, [sp, #1776]
	mov	v10.16b, v14.16b
	fmul	v9.4s, v11.4s, v15.4s
	dup	v2.4s, w19
	fminnm	v21.4s, v24.4s, v29.4s
	fmul	v24.4s, v0.4s, v6.4s
	fcmgt	v8.4s, v8.4s, #0.0
	bsl	v10.16b, v12.16b, v13.16b
	fcmgt	v12.4s, v4.4s, #0.0
	fcmgt	v4.4s, v28.4s, #0.0
	fminnm	v25.4s, v25.4s, v3.4s
	movi	v3.4s, #63, lsl #24
	fmla	v22.4s, v1.4s, v5.4s
	fminnm	v9.4s, v9.4s, v2.4s
	ldr	q1, [sp, #1680]
	ldp	q0, q28, [sp, #1008]
	fminnm	v21.4s, v21.4s, v30.4s
	fmul	v27.4s, v27.4s, v17.4s
	ldr	q5, [sp, #1664]
	fmul	v11.4s, v1.4s, v31.4s
	fmul	v31.4s, v31.4s, v20.4s
	fmul	v24.4s, v6.4s, v24.4s
	fmul	v13.4s, v20.4s, v3.4s
	fcmgt	v3.4s, v0.4s, #0.0
	ldr	q0, [sp, #1360]
	bsl	v8.16b, v9.16b, v2.16b
	dup	v14.4s, w8
	fmul	v19.4s, v28.4s, v19.4s
	fmul	v20.4s, v10.4s, v0.4s
	ldr	q0, [sp, #1376]
	fmul	v10.4s, v5.4s, v10.4s
	fmul	v27.4s, v27.4s, v15.4s
	fmul	v31.4s, v31.4s, v15.4s
	fminnm	v21.4s, v21.4s, v22.4s
	str	q3, [sp, #1760]
	fmul	v30.4s, v28.4s, v13.4s
	orn	v9.16b, v3.16b, v4.16b
	ldr	q3, [sp, #1344]
	fmul	v13.4s, v0.4s, v13.4s
	ldr	q4, [sp, #1488]
	fcmgt	v10.4s, v10.4s, #0.0
	fmul	v20.4s, v20.4s, v15.4s
	fmul	v18.4s, v0.4s, v18.4s
	fmul	v17.4s, v23.4s, v3.4s
	ldr	q3, [sp, #1440]
	ldr	q0, [sp, #896]
	fmaxnm	v14.4s, v25.4s, v14.4s
	fcmgt	v25.4s, v11.4s, #0.0
	bif	v27.16b, v2.16b, v12.16b
	fmul	v6.4s, v3.4s, v30.4s
	ldr	q3, [sp, #1296]
	fmul	v26.4s, v26.4s, v13.4s
	fmov	v11.4s, #1.00000000
	ldr	q12, [sp, #1616]
	bif	v20.16b, v2.16b, v10.16b
	fadd	v30.4s, v4.4s, v3.4s
	fadd	v3.4s, v7.4s, v16.4s
	ldr	q10, [sp, #1392]
	bif	v31.16b, v2.16b, v25.16b
	fmul	v23.4s, v12.4s, v23.4s
	fminnm	v27.4s, v8.4s, v27.4s
	fminnm	v6.4s, v6.4s, v26.4s
	ldr	q25, [sp, #256]
	fmul	v17.4s, v17.4s, v15.4s
	fsub	v28.4s, v11.4s, v1.4s
	bsl	v9.16b, v11.16b, v14.16b
	ldr	q15, [sp, #1504]
	fminnm	v26.4s, v30.4s, v0.4s
	ldr	q0, [sp, #912]
	str	q2, [sp, #1888]
	fcmgt	v23.4s, v23.4s, #0.0
	fminnm	v27.4s, v27.4s, v31.4s
	ldr	q13, [sp, #832]
	fminnm	v29.4s, v3.4s, v0.4s
	ldr	q0, [sp, #1952]
	ldr	q31, [sp, #1520]
	fmla	v28.4s, v1.4s, v24.4s
	fminnm	v19.4s, v9.4s, v19.4s
	str	q9, [sp, #1776]
	fadd	v8.4s, v10.4s, v0.4s
	ldr	q0, [sp, #1328]
	ldr	q1, [sp, #1472]
	bif	v17.16b, v2.16b, v23.16b
	mov	v9.16b, v2.16b
	ldr	q2, [sp, #1712]
	fmul	v16.4s, v25.4s, v0.4s
	ldr	q0, [sp, #1904]
	ldr	q25, [sp, #1568]
	ldr	q14, [sp, #1408]
	fminnm	v21.4s, v21.4s, v28.4s
	mov	w8, #46871
	fmul	v24.4s, v0.4s, v25.4s
	ldr	q0, [sp, #880]
	movk	w8, #14545, lsl #16
	fmaxnm	v22.4s, v26.4s, v0.4s
	ldr	q0, [sp, #864]
	fadd	v26.4s, v1.4s, v15.4s
	fminnm	v6.4s, v6.4s, v16.4s
	fminnm	v16.4s, v19.4s, v18.4s
	fminnm	v18.4s, v27.4s, v20.4s
	fmaxnm	v23.4s, v29.4s, v0.4s
	ldr	q0, [sp, #928]
	fmul	v20.4s, v25.4s, v24.4s
	fsub	v24.4s, v11.4s, v5.4s
	fminnm	v29.4s, v8.4s, v0.4s
	ldr	q0, [sp, #1792]
	fcmeq	v27.4s, v30.4s, v22.4s
	fcmeq	v22.4s, v22.4s, v4.4s
	fminnm	v30.4s, v26.4s, v13.4s
	fminnm	v6.4s, v16.4s, v6.4s
	fmul	v19.4s, v0.4s, v2.4s
	fcmeq	v0.4s, v3.4s, v23.4s
	fcmeq	v23.4s, v23.4s, v7.4s
	ldp	q3, q25, [sp, #944]
	fmla	v24.4s, v5.4s, v20.4s
	fminnm	v16.4s, v18.4s, v17.4s
	ldr	q4, [sp, #800]
	fadd	v17.4s, v14.4s, v31.4s
	bic	v20.16b, v22.16b, v27.16b
	ldr	q5, [sp, #848]
	bic	v7.16b, v23.16b, v0.16b
	movi	v0.4s, #16
	fmaxnm	v29.4s, v29.4s, v3.4s
	fmul	v18.4s, v2.4s, v19.4s
	fsub	v19.4s, v11.4s, v12.4s
	fmaxnm	v22.4s, v30.4s, v4.4s
	fcmgt	v28.4s, v9.4s, v25.4s
	ldr	q25, [sp, #816]
	fcmgt	v30.4s, v6.4s, v16.4s
	mov	v3.16b, v1.16b
	mov	v2.16b, v14.16b
	fmov	v9.4s, #1.00000000
	and	v20.16b, v20.16b, v0.16b
	movi	v0.4s, #8
	fcmeq	v23.4s, v8.4s, v29.4s
	fcmeq	v27.4s, v29.4s, v10.4s
	fminnm	v29.4s, v17.4s, v25.4s
	fmla	v19.4s, v12.4s, v18.4s
	fminnm	v18.4s, v21.4s, v24.4s
	fcmeq	v21.4s, v26.4s, v22.4s
	fcmeq	v22.4s, v22.4s, v1.4s
	and	v1.16b, v28.16b, v30.16b
	and	v24.16b, v7.16b, v0.16b
	movi	v0.4s, #4
	ldr	q7, [sp, #1856]
	bic	v23.16b, v27.16b, v23.16b
	fmaxnm	v26.4s, v29.4s, v5.4s
	bic	v21.16b, v22.16b, v21.16b
	mov	v12.16b, v1.16b
	fminnm	v18.4s, v18.4s, v19.4s
	orr	v20.16b, v24.16b, v20.16b
	str	q1, [sp, #1904]
	mov	v30.16b, v7.16b
	and	v22.16b, v23.16b, v0.16b
	movi	v0.4s, #2
	dup	v23.4s, w8
	bsl	v12.16b, v16.16b, v6.16b
	fcmeq	v17.4s, v17.4s, v26.4s
	fcmeq	v19.4s, v26.4s, v14.4s
	ldr	q16, [sp, #976]
	ldr	q6, [sp, #2016]
	mov	w8, #52429
	orr	v20.16b, v20.16b, v22.16b
	mov	v22.16b, v14.16b
	fcmgt	v18.4s, v23.4s, v18.4s
	and	v21.16b, v21.16b, v0.16b
	ldr	q0, [sp, #784]
	mov	v23.16b, v10.16b
	bic	v17.16b, v19.16b, v17.16b
	movk	w8, #48972, lsl #16
	fsub	v0.4s, v16.4s, v0.4s
	fmla	v22.4s, v12.4s, v31.4s
	ldr	q16, [sp, #1760]
	orr	v19.16b, v20.16b, v21.16b
	mov	v21.16b, v3.16b
	and	v20.16b, v16.16b, v18.16b
	fcmgt	v14.4s, v0.4s, #0.0
	sub	v1.4s, v19.4s, v17.4s
	str	q0, [sp, #1792]
	fminnm	v0.4s, v22.4s, v25.4s
	fmla	v21.4s, v12.4s, v15.4s
	cmeq	v22.4s, v1.4s, #0
	mov	v15.16b, v1.16b
	ldr	q1, [sp, #1952]
	orn	v17.16b, v20.16b, v14.16b
	fmla	v23.4s, v12.4s, v1.4s
	fmaxnm	v1.4s, v0.4s, v5.4s
	fminnm	v21.4s, v21.4s, v13.4s
	ldr	q13, [sp, #1776]
	ldp	q25, q5, [sp, #592]
	orn	v0.16b, v17.16b, v22.16b
	fdiv	v27.4s, v11.4s, v13.4s
	fmaxnm	v21.4s, v21.4s, v4.4s
	ldr	q4, [sp, #1648]
	mov	v19.16b, v0.16b
	fmul	v29.4s, v4.4s, v5.4s
	ldr	q4, [sp, #1968]
	bsl	v19.16b, v2.16b, v1.16b
	ldr	q1, [sp, #928]
	bit	v21.16b, v3.16b, v0.16b
	fminnm	v22.4s, v23.4s, v1.4s
	fmul	v8.4s, v25.4s, v29.4s
	fsub	v26.4s, v19.4s, v2.4s
	ldr	q2, [sp, #944]
	fsub	v24.4s, v21.4s, v3.4s
	ldr	q3, [sp, #1488]
	str	q21, [sp, #1472]
	fmaxnm	v22.4s, v22.4s, v2.4s
	ldp	q1, q2, [sp, #464]
	fmls	v9.4s, v8.4s, v8.4s
	bif	v2.16b, v26.16b, v0.16b
	bif	v1.16b, v24.16b, v0.16b
	bit	v22.16b, v10.16b, v0.16b
	fmul	v28.4s, v27.4s, v2.4s
	stp	q1, q2, [sp, #464]
	ldr	q2, [sp, #448]
	fsub	v23.4s, v22.4s, v10.4s
	fmul	v31.4s, v27.4s, v1.4s
	mov	v10.16b, v6.16b
	ldr	q1, [sp, #2032]
	str	q22, [sp, #1392]
	fmls	v30.4s, v28.4s, v4.4s
	ldr	q4, [sp, #1632]
	bif	v2.16b, v23.16b, v0.16b
	fmls	v30.4s, v31.4s, v4.4s
	ldr	q4, [sp, #1984]
	fmul	v27.4s, v27.4s, v2.4s
	str	q2, [sp, #448]
	ldr	q2, [sp, #896]
	fmls	v30.4s, v27.4s, v4.4s
	ldr	q4, [sp, #1536]
	fmaxnm	v9.4s, v9.4s, v4.4s
	ldr	q4, [sp, #1808]
	fmls	v10.4s, v28.4s, v4.4s
	fmul	v30.4s, v5.4s, v30.4s
	ldr	q4, [sp, #1824]
	fdiv	v28.4s, v11.4s, v9.4s
	fneg	v9.4s, v5.4s
	fmls	v10.4s, v31.4s, v4.4s
	fneg	v31.4s, v30.4s
	ldr	q4, [sp, #1840]
	fmul	v30.4s, v5.4s, v30.4s
	ldr	q5, [sp, #400]
	fmul	v29.4s, v29.4s, v9.4s
	fmls	v10.4s, v27.4s, v4.4s
	fmul	v27.4s, v8.4s, v31.4s
	dup	v31.4s, w8
	mov	v4.16b, v13.16b
	fmul	v30.4s, v13.4s, v30.4s
	fmla	v27.4s, v25.4s, v10.4s
	fdiv	v8.4s, v11.4s, v1.4s
	fcmge	v4.4s, v12.4s, v4.4s
	fmul	v27.4s, v28.4s, v27.4s
	fmul	v28.4s, v3.4s, v31.4s
	fmul	v27.4s, v25.4s, v27.4s
	fmul	v27.4s, v13.4s, v27.4s
	ldr	q13, [sp, #320]
	fmaxnm	v27.4s, v27.4s, v28.4s
	fadd	v27.4s, v3.4s, v27.4s
	fminnm	v27.4s, v27.4s, v2.4s
	ldr	q2, [sp, #1424]
	fsqrt	v28.4s, v2.4s
	ldr	q2, [sp, #880]
	fmaxnm	v27.4s, v27.4s, v2.4s
	ldr	q2, [sp, #1568]
	fmul	v8.4s, v2.4s, v8.4s
	fmov	v2.4s, #0.25000000
	bit	v27.16b, v3.16b, v0.16b
	fmul	v10.4s, v5.4s, v2.4s
	ldr	q2, [sp, #1920]
	fsub	v25.4s, v27.4s, v3.4s
	orn	v3.16b, v18.16b, v16.16b
	fcmgt	v9.4s, v28.4s, v13.4s
	bif	v13.16b, v28.16b, v0.16b
	fmla	v30.4s, v25.4s, v29.4s
	fmul	v29.4s, v1.4s, v31.4s
	fmul	v31.4s, v8.4s, v28.4s
	orr	v9.16b, v18.16b, v9.16b
	str	q13, [sp, #320]
	fmaxnm	v29.4s, v30.4s, v29.4s
	and	v30.16b, v16.16b, v9.16b
	movi	v9.4s, #65, lsl #24
	bic	v16.16b, v15.16b, v17.16b
	ldr	q17, [sp, #1248]
	bsl	v30.16b, v10.16b, v5.16b
	movi	v10.2d, #0000000000000000
	fadd	v29.4s, v1.4s, v29.4s
	fmul	v31.4s, v31.4s, v9.4s
	fmov	v9.4s, #10.00000000
	fmla	v10.4s, v26.4s, v2.4s
	ldr	q2, [sp, #912]
	bit	v5.16b, v30.16b, v14.16b
	fmul	v9.4s, v28.4s, v9.4s
	fminnm	v31.4s, v28.4s, v31.4s
	fminnm	v29.4s, v29.4s, v2.4s
	ldr	q2, [sp, #1936]
	fmla	v10.4s, v24.4s, v2.4s
	ldr	q2, [sp, #864]
	fmul	v9.4s, v28.4s, v9.4s
	fcmge	v26.4s, v30.4s, v31.4s
	ldr	s31, [x13, #16]
	fmul	s18, s31, s31
	fmul	v8.4s, v8.4s, v9.4s
	mvn	v24.16b, v26.16b
	fmaxnm	v26.4s, v29.4s, v2.4s
	ldr	q2, [sp, #2000]
	mov	v29.16b, v3.16b
	ldr	q9, [sp, #1888]
	dup	v18.4s, v18.s[0]
	fmla	v10.4s, v23.4s, v2.4s
	mov	v23.16b, v0.16b
	orn	v4.16b, v24.16b, v4.16b
	bsl	v29.16b, v9.16b, v8.16b
	dup	v24.4s, v31.s[0]
	ldr	q2, [sp, #1744]
	mov	v31.16b, v19.16b
	bsl	v23.16b, v1.16b, v26.16b
	fcmge	v18.4s, v18.4s, v2.4s
	orr	v4.16b, v20.16b, v4.16b
	fmla	v10.4s, v25.4s, v6.4s
	ldr	q2, [sp, #1872]
	fcmge	v24.4s, v24.4s, v29.4s
	bit	v2.16b, v9.16b, v3.16b
	shl	v4.4s, v4.4s, #31
	fsub	v20.4s, v23.4s, v1.4s
	ldr	q1, [sp, #1792]
	and	v18.16b, v24.16b, v18.16b
	cmge	v4.4s, v4.4s, #0
	fmla	v10.4s, v20.4s, v7.4s
	bic	v3.16b, v1.16b, v18.16b
	ldr	q1, [sp, #1904]
	ldr	q18, [sp, #528]
	and	v4.16b, v4.16b, v11.16b
	fcmgt	v17.4s, v18.4s, v17.4s
	ldr	q18, [sp, #304]
	bic	v7.16b, v10.16b, v1.16b
	ldr	q1, [sp, #784]
	orr	v16.16b, v16.16b, v18.16b
	ldr	q18, [sp, #992]
	fadd	v3.4s, v1.4s, v3.4s
	ldr	q1, [sp, #496]
	bit	v18.16b, v2.16b, v14.16b
	ldr	q2, [sp, #432]
	bif	v1.16b, v12.16b, v0.16b
	and	v28.16b, v0.16b, v16.16b
	bif	v2.16b, v25.16b, v0.16b
	and	v24.16b, v17.16b, v3.16b
	movi	v3.4s, #16
	str	q1, [sp, #496]
	ldr	q1, [sp, #1008]
	str	q2, [sp, #432]
	ldr	q2, [sp, #416]
	bit	v1.16b, v4.16b, v14.16b
	bif	v2.16b, v20.16b, v0.16b
	stp	q18, q1, [sp, #992]
	ldr	q1, [sp, #512]
	stp	q5, q2, [sp, #400]
	movi	v2.4s, #8
	bif	v1.16b, v7.16b, v0.16b
	str	q1, [sp, #512]
	movi	v1.4s, #4
240:
	movi	v0.4s, #2
	and	v1.16b, v28.16b, v1.16b
	str	q28, [sp, #304]
	and	v2.16b, v28.16b, v2.16b
	and	v3.16b, v28.16b, v3.16b
	xtn	v4.4h, v28.4s
	movi	d30, #0000000000000000
	mov	v12.16b, v27.16b
	cmeq	v1.4s, v1.4s, #0
	and	v0.16b, v28.16b, v0.16b
	cmeq	v2.4s, v2.4s, #0
	cmeq	v3.4s, v3.4s, #0
	str	d4, [sp, #760]
	cmeq	v0.4s, v0.4s, #0
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
241:
	fmov	s1, #1.00000000
	ldr	s0, [x13, #48]
	add	x8, x13, #44
	ld1r	{ v3.4s }, [x8]
	ldr	q17, [sp, #1392]
	fmov	v7.4s, #1.00000000
	ldp	s2, s5, [x13, #28]
	ldr	q21, [sp, #624]
	fdiv	s0, s1, s0
	ldp	s6, s16, [x13, #36]
	fsub	v1.4s, v17.4s, v3.4s
	fadd	v17.4s, v17.4s, v3.4s
	fmov	v3.4s, #1.00000000
	dup	v4.4s, v2.s[0]
	dup	v19.4s, v5.s[0]
	fmov	v22.4s, #3.00000000
	movi	v25.4s, #63, lsl #24
	str	q24, [sp, #976]
	str	q23, [sp, #2032]
	str	q31, [sp, #1408]
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
	fdiv	v18.4s, v11.4s, v18.4s
	fmul	v19.4s, v1.4s, v19.4s
	fmul	v20.4s, v17.4s, v21.4s
	fmov	v21.4s, #12.00000000
	fmul	v2.4s, v22.4s, v2.s[0]
	fmul	v5.4s, v22.4s, v5.s[0]
	movi	v22.4s, #64, lsl #24
	fmul	v19.4s, v19.4s, v25.4s
	fmul	v20.4s, v20.4s, v25.4s
	fmul	v6.4s, v21.4s, v6.s[0]
	fmul	v16.4s, v21.4s, v16.s[0]
	movi	v21.4s, #64, lsl #24
	fdiv	v7.4s, v11.4s, v7.4s
	fmla	v2.4s, v6.4s, v1.4s
	fmla	v5.4s, v16.4s, v17.4s
	fmul	v19.4s, v19.4s, v18.4s
	fmul	v3.4s, v3.4s, v18.4s
	fmla	v21.4s, v2.4s, v1.4s
	fmla	v22.4s, v5.4s, v17.4s
	ldp	s5, s17, [x13, #20]
	fneg	v6.4s, v19.4s
	fmul	v1.4s, v19.4s, v6.4s
	fadd	s6, s24, s30
	fmul	v20.4s, v20.4s, v7.4s
	fmul	v4.4s, v4.4s, v7.4s
	fmla	v1.4s, v25.4s, v21.4s
	fneg	v16.4s, v20.4s
	fmul	v1.4s, v1.4s, v5.s[0]
	fmul	v2.4s, v20.4s, v16.4s
	mov	s16, v24.s[1]
	fmul	v1.4s, v18.4s, v1.4s
	fmul	v18.4s, v19.4s, v5.s[0]
	fmul	v5.4s, v3.4s, v5.s[0]
	fmla	v2.4s, v25.4s, v22.4s
	fadd	s6, s6, s16
	mov	s16, v24.s[2]
	fmul	v1.4s, v1.4s, v0.s[0]
	fmul	v3.4s, v18.4s, v0.s[0]
	str	q5, [sp, #1024]
	fmul	v2.4s, v2.4s, v17.s[0]
	fadd	s6, s6, s16
	mov	s16, v24.s[3]
	fmul	v15.4s, v1.4s, v0.s[0]
	fmul	v1.4s, v4.4s, v17.s[0]
	str	q3, [sp, #1440]
	fmul	v2.4s, v7.4s, v2.4s
	fmul	v7.4s, v20.4s, v17.s[0]
	fadd	s16, s6, s16
	str	q1, [sp, #1376]
	fmul	v2.4s, v2.4s, v0.s[0]
	fmul	v1.4s, v7.4s, v0.s[0]
	str	q16, [sp, #1424]
	fmul	v17.4s, v2.4s, v0.s[0]
	str	q1, [sp, #1456]
	cbz	w21, 246f
	fdiv	v16.4s, v11.4s, v5.4s
	mov	w10, #1267
	movi	v7.4s, #191, lsl #24
	movk	w10, #16181, lsl #16
	str	q17, [sp, #1344]
	fmov	v3.4s, #1.00000000
	dup	v0.4s, w10
	mov	w10, #39322
	mov	v6.16b, v31.16b
	movk	w10, #16025, lsl #16
	str	q12, [sp, #1488]
	fmov	v14.4s, #1.00000000
	dup	v1.4s, w10
	mov	w10, #-1028784128
	str	q15, [sp, #1360]
	str	q0, [sp, #1888]
	movi	v25.4s, #192, lsl #24
	fmov	s8, #0.50000000
	mov	x8, xzr
	str	q1, [sp, #2016]
	fmul	v17.4s, v16.4s, v0.4s
	fsub	v0.4s, v7.4s, v31.4s
	fmul	v5.4s, v0.4s, v17.4s
	mov	v20.16b, v17.16b
	fneg	v0.4s, v5.4s
	fabs	v2.4s, v5.4s
	fmul	v0.4s, v5.4s, v0.4s
	fmla	v3.4s, v1.4s, v2.4s
	dup	v1.4s, w10
	mov	w10, #43579
	movk	w10, #16312, lsl #16
	str	q1, [sp, #2000]
	fmaxnm	v0.4s, v0.4s, v1.4s
	fdiv	v31.4s, v11.4s, v3.4s
	dup	v3.4s, w10
	mov	w10, #29184
	movk	w10, #48945, lsl #16
	dup	v1.4s, w10
	mov	w10, #39845
	fmul	v4.4s, v0.4s, v3.4s
	movk	w10, #16120, lsl #16
	dup	v18.4s, w10
	mov	w10, #41373
	movk	w10, #48644, lsl #16
	str	q1, [sp, #1984]
	dup	v2.4s, w10
	mov	w10, #48782
	frintn	v30.4s, v4.4s
	movk	w10, #46527, lsl #16
	str	q18, [sp, #1968]
	str	q2, [sp, #1952]
	fmla	v0.4s, v1.4s, v30.4s
	dup	v1.4s, w10
	mov	w10, #9358
	movk	w10, #48899, lsl #16
	fmla	v18.4s, v2.4s, v31.4s
	dup	v21.4s, w10
	mov	w10, #14148
	movk	w10, #16140, lsl #16
	str	q1, [sp, #1936]
	dup	v23.4s, w10
	mov	w10, #34345
	fmla	v0.4s, v1.4s, v30.4s
	movk	w10, #15390, lsl #16
	str	q21, [sp, #1920]
	fmla	v21.4s, v31.4s, v18.4s
	dup	v2.4s, w10
	mov	w10, #1138
	movk	w10, #15022, lsl #16
	str	q23, [sp, #1904]
	dup	v1.4s, w10
	mov	w10, #55197
	fmul	v0.4s, v0.4s, v3.4s
	movk	w10, #48577, lsl #16
	fmla	v23.4s, v31.4s, v21.4s
	mov	v24.16b, v2.16b
	dup	v21.4s, w10
	mov	w10, #23411
	movk	w10, #15715, lsl #16
	mov	v18.16b, v1.16b
	dup	v22.4s, w10
	mov	w10, #5490
	fmla	v24.4s, v1.4s, v0.4s
	mov	v26.16b, v21.16b
	movk	w10, #15964, lsl #16
	movi	v1.4s, #63, lsl #24
	mov	v28.16b, v22.16b
	fmla	v26.4s, v31.4s, v23.4s
	dup	v23.4s, w10
	mov	w10, #64652
	movk	w10, #15989, lsl #16
	fmla	v28.4s, v0.4s, v24.4s
	dup	v24.4s, w10
	mov	w10, #58946
	mov	v29.16b, v23.16b
	movk	w10, #15895, lsl #16
	mov	v10.16b, v24.16b
	fmla	v29.4s, v31.4s, v26.4s
	dup	v26.4s, w10
	mov	w10, #1123942400
	dup	v27.4s, w10
	mov	w10, #29204
	movk	w10, #16177, lsl #16
	fmla	v10.4s, v0.4s, v28.4s
	dup	v28.4s, w10
	mov	v11.16b, v26.16b
	mov	w10, #53240
	movk	w10, #15918, lsl #16
	fadd	v12.4s, v30.4s, v27.4s
	fmla	v11.4s, v31.4s, v29.4s
	dup	v29.4s, w10
	mov	v13.16b, v28.16b
	mov	w10, #16287
	movk	w10, #15917, lsl #16
	fmla	v13.4s, v0.4s, v10.4s
	mov	v10.16b, v29.16b
	dup	v30.4s, w10
	mov	w10, #28347
	movk	w10, #16144, lsl #16
	fmla	v10.4s, v31.4s, v11.4s
	fcvtzu	v11.4s, v12.4s
	mov	v12.16b, v30.16b
	fmla	v14.4s, v0.4s, v13.4s
	dup	v4.4s, w10
	mov	w10, #16938
	movk	w10, #16076, lsl #16
	shl	v0.4s, v11.4s, #23
	fmla	v12.4s, v31.4s, v10.4s
	str	q4, [sp, #1872]
	fmul	v10.4s, v14.4s, v0.4s
	fcmlt	v0.4s, v5.4s, #0.0
	fmul	v31.4s, v31.4s, v12.4s
	mov	v15.16b, v0.16b
	fmul	v0.4s, v16.4s, v4.4s
	mov	v4.16b, v16.16b
	fmul	v31.4s, v31.4s, v10.4s
	bsl	v15.16b, v7.16b, v1.16b
	dup	v1.4s, w10
	add	x10, x16, #32
	fmul	v13.4s, v17.4s, v0.4s
	fmul	v12.4s, v16.4s, v1.4s
	str	q1, [sp, #1856]
	fmul	v31.4s, v15.4s, v31.4s
242:
	ucvtf	s11, x8
	ldr	q1, [sp, #2000]
	fmov	v9.4s, #1.00000000
	ldr	q7, [sp, #2016]
	mov	v19.16b, v2.16b
	ldr	q17, [sp, #1920]
	add	x8, x8, #1
	cmp	x21, x8
	fadd	s11, s11, s8
	dup	v11.4s, v11.s[0]
	fsub	v11.4s, v11.4s, v6.4s
	fmul	v11.4s, v20.4s, v11.4s
	fneg	v14.4s, v11.4s
	fabs	v8.4s, v11.4s
	fmul	v16.4s, v11.4s, v25.4s
	fmul	v14.4s, v11.4s, v14.4s
	fmla	v9.4s, v7.4s, v8.4s
	fmov	v7.4s, #1.00000000
	fmaxnm	v14.4s, v14.4s, v1.4s
	fdiv	v8.4s, v7.4s, v9.4s
	ldr	q7, [sp, #1984]
	fmul	v1.4s, v14.4s, v3.4s
	frintn	v1.4s, v1.4s
	fmla	v14.4s, v7.4s, v1.4s
	ldr	q7, [sp, #1936]
	fmla	v14.4s, v7.4s, v1.4s
	ldr	q7, [sp, #1952]
	fadd	v1.4s, v1.4s, v27.4s
	fmul	v9.4s, v14.4s, v3.4s
	ldr	q14, [sp, #1968]
	fcvtzu	v1.4s, v1.4s
	fmla	v14.4s, v7.4s, v8.4s
	fmov	v7.4s, #1.00000000
	fmla	v19.4s, v18.4s, v9.4s
	shl	v1.4s, v1.4s, #23
	fmla	v17.4s, v8.4s, v14.4s
	mov	v14.16b, v22.16b
	fmla	v14.4s, v9.4s, v19.4s
	ldr	q19, [sp, #1904]
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
	fmla	v5.4s, v0.4s, v16.4s
	fsub	v31.4s, v31.4s, v19.4s
	stp	q7, q1, [x10]
	fmul	v5.4s, v4.4s, v5.4s
	fadd	v16.4s, v17.4s, v31.4s
	fmul	v17.4s, v12.4s, v9.4s
	mov	v31.16b, v19.16b
	str	q5, [x10, #32]
	mov	v5.16b, v11.16b
	stp	q16, q17, [x10, #-32]
	add	x10, x10, #80
	b.ne	242b
	fmov	v16.4s, #1.00000000
	ldr	q0, [sp, #1376]
	movi	v31.4s, #191, lsl #24
	fmov	v5.4s, #1.00000000
	ldr	q6, [sp, #2016]
	ldr	q17, [sp, #1920]
	mov	v19.16b, v21.16b
	mov	v9.16b, v23.16b
	ldr	q4, [sp, #1872]
	mov	x8, xzr
	mov	x10, x14
	fdiv	v20.4s, v16.4s, v0.4s
	ldr	q0, [sp, #1888]
	fmul	v10.4s, v20.4s, v0.4s
	ldr	q0, [sp, #1472]
	fsub	v0.4s, v31.4s, v0.4s
	fmul	v0.4s, v0.4s, v10.4s
	fabs	v1.4s, v0.4s
	fneg	v7.4s, v0.4s
	fmla	v5.4s, v6.4s, v1.4s
	fmul	v1.4s, v0.4s, v7.4s
	ldr	q6, [sp, #2000]
	fmaxnm	v1.4s, v1.4s, v6.4s
	fdiv	v5.4s, v16.4s, v5.4s
	ldr	q6, [sp, #1984]
	ldr	q16, [sp, #1968]
	fmul	v7.4s, v1.4s, v3.4s
	frintn	v7.4s, v7.4s
	fmla	v1.4s, v6.4s, v7.4s
	ldr	q6, [sp, #1952]
	fmla	v16.4s, v6.4s, v5.4s
	ldr	q6, [sp, #1936]
	fmla	v1.4s, v6.4s, v7.4s
	fadd	v7.4s, v7.4s, v27.4s
	movi	v6.4s, #63, lsl #24
	fmla	v17.4s, v5.4s, v16.4s
	ldr	q16, [sp, #1904]
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
	fmul	v10.4s, v10.4s, v5.4s
	fmul	v13.4s, v12.4s, v1.4s
	ldr	q1, [sp, #1856]
	fmul	v9.4s, v20.4s, v1.4s
243:
	ucvtf	s1, x8
	ldr	q7, [sp, #1472]
	ldr	q19, [sp, #2016]
	ldr	q15, [sp, #1920]
	fmov	v31.4s, #1.00000000
	add	x8, x8, #1
	cmp	x21, x8
	fadd	s1, s1, s8
	dup	v1.4s, v1.s[0]
	fsub	v1.4s, v1.4s, v7.4s
	ldr	q7, [sp, #2000]
	fmul	v14.4s, v4.4s, v1.4s
	fneg	v1.4s, v14.4s
	fabs	v16.4s, v14.4s
	fmul	v8.4s, v14.4s, v25.4s
	fmul	v1.4s, v14.4s, v1.4s
	fmaxnm	v1.4s, v1.4s, v7.4s
	fmov	v7.4s, #1.00000000
	fmul	v17.4s, v1.4s, v3.4s
	fmla	v7.4s, v19.4s, v16.4s
	ldr	q19, [sp, #1952]
	frintn	v16.4s, v17.4s
	fmov	v17.4s, #1.00000000
	fdiv	v7.4s, v17.4s, v7.4s
	ldr	q17, [sp, #1984]
	fmla	v1.4s, v17.4s, v16.4s
	ldr	q17, [sp, #1936]
	fmla	v1.4s, v17.4s, v16.4s
	ldr	q17, [sp, #1968]
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
	ldr	q19, [sp, #1904]
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
	movi	v0.4s, #191, lsl #24
	fsub	v11.4s, v11.4s, v15.4s
	fmul	v16.4s, v16.4s, v15.4s
	bsl	v19.16b, v0.16b, v6.16b
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
	stp	q1, q7, [x10]
	stp	q16, q17, [x10, #-32]
	str	q0, [x10, #32]
	mov	v0.16b, v14.16b
	add	x10, x10, #80
	b.ne	243b
	movi	d0, #0000000000000000
	ldr	q1, [sp, #1424]
	movi	v14.2d, #0000000000000000
	movi	v28.2d, #0000000000000000
	movi	v19.2d, #0000000000000000
	add	x10, x13, #8
	movi	v22.2d, #0000000000000000
	movi	v3.2d, #0000000000000000
	ld1r	{ v23.4s }, [x10]
	movi	v9.2d, #0000000000000000
	movi	v30.2d, #0000000000000000
	ldr	q17, [sp, #2032]
	fcmgt	v0.4s, v1.4s, v0.4s
	movi	v1.2d, #0000000000000000
	mov	x8, xzr
	movi	v13.2d, #0000000000000000
	movi	v29.2d, #0000000000000000
	mov	x10, x17
	movi	v8.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
	movi	v21.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v7.2d, #0000000000000000
	str	q1, [sp, #1888]
	dup	v0.4s, v0.s[0]
	movi	v6.2d, #0000000000000000
	str	q1, [sp, #1872]
	movi	v24.2d, #0000000000000000
	str	q1, [sp, #1952]
	str	q1, [sp, #1968]
	str	q1, [sp, #1984]
	str	q1, [sp, #1904]
	str	q1, [sp, #1808]
	str	q1, [sp, #1824]
	str	q1, [sp, #1840]
	str	q1, [sp, #1712]
	str	q1, [sp, #1728]
	str	q1, [sp, #1600]
	str	q1, [sp, #1616]
	ldr	q1, [sp, #1008]
	and	v2.16b, v0.16b, v1.16b
244:
	add	x11, x8, x21
	str	q4, [sp, #1792]
	movi	v1.2d, #0000000000000000
	madd	x11, x11, x7, x16
	str	q22, [sp, #1856]
	movi	v11.2d, #0000000000000000
	str	q24, [sp, #1552]
	movi	v26.2d, #0000000000000000
	movi	v0.2d, #0000000000000000
	str	q18, [sp, #1568]
	movi	v20.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	str	q6, [sp, #1664]
	movi	v6.2d, #0000000000000000
	movi	v31.2d, #0000000000000000
	str	q16, [sp, #1584]
	movi	v16.2d, #0000000000000000
	movi	v24.2d, #0000000000000000
	ldp	q10, q4, [x11]
	str	q7, [sp, #1680]
	str	q30, [sp, #1744]
	movi	v30.2d, #0000000000000000
	movi	v7.2d, #0000000000000000
	str	q19, [sp, #2000]
	movi	v19.2d, #0000000000000000
	fmov	v25.4s, #1.00000000
	str	q4, [sp, #1504]
	ldp	q22, q4, [x11, #32]
	str	q3, [sp, #2016]
	movi	v3.2d, #0000000000000000
	fmul	v18.4s, v17.4s, v10.4s
	str	q8, [sp, #1648]
	movi	v17.2d, #0000000000000000
	movi	v8.2d, #0000000000000000
	str	q4, [sp, #1520]
	ldr	q4, [x11, #64]
	ldr	q12, [sp, #1488]
	add	x11, x16, #32
	mov	x15, x10
	mov	x0, x21
	str	q21, [sp, #1696]
	str	q9, [sp, #1760]
	str	q13, [sp, #1776]
	str	q14, [sp, #1920]
	str	q28, [sp, #1936]
	str	q29, [sp, #1632]
	str	q4, [sp, #1536]
245:
	ldp	q27, q9, [x11, #-32]
	mov	v28.16b, v12.16b
	ldr	q15, [x15], #16
	ldr	q4, [x11, #32]
	subs	x0, x0, #1
	fmla	v28.4s, v27.4s, v18.4s
	fadd	v28.4s, v28.4s, v23.4s
	fdiv	v13.4s, v25.4s, v28.4s
	fsub	v28.4s, v15.4s, v28.4s
	fmul	v28.4s, v28.4s, v13.4s
	fmul	v15.4s, v2.4s, v28.4s
	fmla	v24.4s, v4.4s, v28.4s
	fadd	v20.4s, v20.4s, v28.4s
	fmla	v5.4s, v27.4s, v28.4s
	fmla	v31.4s, v9.4s, v28.4s
	fmla	v13.4s, v13.4s, v15.4s
	ldp	q15, q14, [x11], #80
	fmla	v8.4s, v14.4s, v28.4s
	fmla	v17.4s, v15.4s, v28.4s
	fmul	v29.4s, v27.4s, v13.4s
	fmul	v21.4s, v9.4s, v13.4s
	fmul	v14.4s, v15.4s, v13.4s
	fadd	v30.4s, v30.4s, v13.4s
	fadd	v16.4s, v16.4s, v29.4s
	fmla	v1.4s, v27.4s, v29.4s
	fmla	v11.4s, v27.4s, v21.4s
	fadd	v19.4s, v19.4s, v21.4s
	fmla	v3.4s, v9.4s, v21.4s
	fmla	v7.4s, v27.4s, v14.4s
	fadd	v26.4s, v26.4s, v14.4s
	fmla	v6.4s, v9.4s, v14.4s
	fmla	v0.4s, v15.4s, v14.4s
	b.ne	245b
	ldr	q27, [sp, #2032]
	ldr	q25, [sp, #1456]
	movi	v21.2d, #0000000000000000
	mov	v12.16b, v22.16b
	movi	v15.2d, #0000000000000000
	movi	v29.2d, #0000000000000000
	fmul	v4.4s, v27.4s, v22.4s
	ldr	q22, [sp, #1504]
	movi	v28.2d, #0000000000000000
	movi	v14.2d, #0000000000000000
	add	x8, x8, #1
	add	x10, x10, x9
	fmul	v27.4s, v27.4s, v22.4s
	cmp	x8, x21
	fmul	v13.4s, v25.4s, v4.4s
	movi	v4.2d, #0000000000000000
	ldr	q25, [sp, #1440]
	fmla	v14.4s, v11.4s, v10.4s
	fmul	v9.4s, v25.4s, v18.4s
	fmla	v29.4s, v11.4s, v27.4s
	movi	v25.2d, #0000000000000000
	fmla	v21.4s, v11.4s, v13.4s
	fmla	v4.4s, v3.4s, v18.4s
	movi	v3.2d, #0000000000000000
	fmla	v15.4s, v7.4s, v13.4s
	fmla	v28.4s, v1.4s, v13.4s
	ldr	q11, [sp, #1808]
	fadd	v19.4s, v19.4s, v25.4s
	fmla	v21.4s, v6.4s, v9.4s
	ldr	q6, [sp, #1888]
	fmla	v3.4s, v1.4s, v10.4s
	fmla	v15.4s, v0.4s, v9.4s
	movi	v0.2d, #0000000000000000
	fmla	v28.4s, v7.4s, v9.4s
	fmla	v6.4s, v4.4s, v18.4s
	movi	v4.2d, #0000000000000000
	fmla	v11.4s, v19.4s, v18.4s
	ldr	q19, [sp, #2000]
	fmla	v0.4s, v1.4s, v27.4s
	ldr	q1, [sp, #1600]
	fmla	v19.4s, v5.4s, v13.4s
	str	q6, [sp, #1888]
	ldr	q6, [sp, #1872]
	fmla	v4.4s, v7.4s, v10.4s
	fmla	v1.4s, v17.4s, v12.4s
	fadd	v7.4s, v26.4s, v25.4s
	ldr	q26, [sp, #1712]
	fmla	v6.4s, v29.4s, v18.4s
	ldr	q29, [sp, #1632]
	str	q11, [sp, #1808]
	fmla	v26.4s, v31.4s, v12.4s
	fmla	v19.4s, v17.4s, v9.4s
	fmla	v29.4s, v3.4s, v27.4s
	str	q1, [sp, #1600]
	ldr	q1, [sp, #1552]
	str	q6, [sp, #1872]
	fadd	v6.4s, v16.4s, v25.4s
	ldr	q16, [sp, #1968]
	fmla	v1.4s, v24.4s, v10.4s
	str	q26, [sp, #1712]
	ldr	q26, [sp, #1728]
	fmla	v16.4s, v14.4s, v18.4s
	ldr	q14, [sp, #1920]
	fmla	v26.4s, v17.4s, v22.4s
	fmla	v14.4s, v31.4s, v18.4s
	mov	v24.16b, v1.16b
	ldr	q1, [sp, #1824]
	str	q16, [sp, #1968]
	ldr	q16, [sp, #1952]
	fmla	v1.4s, v6.4s, v27.4s
	str	q26, [sp, #1728]
	fmla	v16.4s, v21.4s, v18.4s
	ldr	q21, [sp, #1776]
	ldr	q18, [sp, #1984]
	fmla	v21.4s, v28.4s, v13.4s
	fmla	v18.4s, v3.4s, v13.4s
	str	q1, [sp, #1824]
	ldr	q1, [sp, #1904]
	str	q16, [sp, #1952]
	ldr	q16, [sp, #1840]
	fmla	v1.4s, v3.4s, v10.4s
	ldr	q3, [sp, #1536]
	fmla	v16.4s, v6.4s, v13.4s
	mov	v13.16b, v21.16b
	fmla	v18.4s, v4.4s, v9.4s
	ldr	q21, [sp, #1696]
	ldr	q4, [sp, #1792]
	fmla	v13.4s, v15.4s, v9.4s
	str	q1, [sp, #1904]
	ldr	q1, [sp, #1520]
	fmla	v16.4s, v7.4s, v9.4s
	ldr	q7, [sp, #1680]
	ldr	q9, [sp, #1760]
	fmla	v21.4s, v31.4s, v22.4s
	str	q18, [sp, #1984]
	ldr	q18, [sp, #1568]
	fmla	v7.4s, v8.4s, v10.4s
	ldr	q8, [sp, #1648]
	fmla	v9.4s, v0.4s, v27.4s
	fadd	v0.4s, v30.4s, v25.4s
	ldr	q30, [sp, #1744]
	ldr	q22, [sp, #1856]
	fmla	v8.4s, v6.4s, v10.4s
	ldr	q6, [sp, #1664]
	str	q16, [sp, #1840]
	ldr	q16, [sp, #1584]
	fmla	v30.4s, v28.4s, v27.4s
	ldr	q28, [sp, #1936]
	fmla	v6.4s, v5.4s, v1.4s
	ldr	q1, [sp, #1616]
	fmla	v18.4s, v5.4s, v12.4s
	fmla	v16.4s, v17.4s, v10.4s
	fmla	v22.4s, v5.4s, v10.4s
	fadd	v4.4s, v4.4s, v0.4s
	fmla	v1.4s, v5.4s, v3.4s
	ldr	q3, [sp, #2016]
	fmla	v28.4s, v5.4s, v27.4s
	ldr	q17, [sp, #2032]
	fadd	v3.4s, v3.4s, v20.4s
	str	q1, [sp, #1616]
	b.ne	244b
	fmov	v11.4s, #1.00000000
	mov	v23.16b, v17.16b
	ldr	q12, [sp, #1488]
	ldr	q31, [sp, #1984]
	ldr	q20, [sp, #1968]
	ldr	q5, [sp, #1024]
	str	q6, [sp, #1664]
	ldr	q27, [sp, #1952]
	ldr	q10, [sp, #1872]
	ldr	q26, [sp, #1888]
	str	q7, [sp, #1680]
	ldr	q15, [sp, #1360]
	ldr	q17, [sp, #1344]
	ldr	q6, [sp, #1616]
	ldr	q7, [sp, #1600]
	str	q4, [sp, #1792]
	str	q19, [sp, #2000]
	str	q3, [sp, #2016]
	str	q21, [sp, #1696]
	b	247f
246:
	fcmgt	v0.4s, v16.4s, v30.4s
	movi	v1.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v7.2d, #0000000000000000
	movi	v24.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	movi	v8.2d, #0000000000000000
	movi	v31.2d, #0000000000000000
	movi	v29.2d, #0000000000000000
	movi	v20.2d, #0000000000000000
	movi	v13.2d, #0000000000000000
	str	q1, [sp, #1664]
	dup	v0.4s, v0.s[0]
	movi	v30.2d, #0000000000000000
	str	q1, [sp, #1728]
	movi	v27.2d, #0000000000000000
	movi	v9.2d, #0000000000000000
	str	q1, [sp, #1712]
	movi	v10.2d, #0000000000000000
	movi	v26.2d, #0000000000000000
	str	q1, [sp, #1680]
	movi	v22.2d, #0000000000000000
	movi	v28.2d, #0000000000000000
	str	q1, [sp, #1696]
	movi	v14.2d, #0000000000000000
	str	q1, [sp, #1792]
	str	q1, [sp, #1840]
	str	q1, [sp, #1824]
	str	q1, [sp, #1808]
	str	q1, [sp, #1904]
	str	q1, [sp, #2016]
	str	q1, [sp, #2000]
	ldr	q1, [sp, #1008]
	and	v2.16b, v0.16b, v1.16b
247:
	ldr	q19, [sp, #1456]
	ldr	q21, [sp, #1440]
	fdiv	v0.4s, v11.4s, v5.4s
	fmov	v25.4s, #-1.00000000
	fmul	v17.4s, v17.4s, v18.4s
	mov	w8, #39482
	fmul	v3.4s, v19.4s, v19.4s
	fmul	v5.4s, v21.4s, v21.4s
	fmul	v4.4s, v21.4s, v19.4s
	movk	w8, #15909, lsl #16
	str	q14, [sp, #1920]
	str	q28, [sp, #1936]
	fmla	v17.4s, v16.4s, v15.4s
	dup	v15.4s, w27
	str	q8, [sp, #1648]
	fmul	v3.4s, v3.4s, v6.4s
	fmul	v4.4s, v4.4s, v7.4s
	fmul	v6.4s, v2.4s, v23.4s
	fneg	v7.4s, v16.4s
	str	q22, [sp, #1856]
	fmla	v3.4s, v24.4s, v5.4s
	ldr	q5, [sp, #1376]
	fdiv	v1.4s, v25.4s, v23.4s
	fneg	v24.4s, v18.4s
	mov	v23.16b, v18.16b
	ldr	q18, [sp, #1712]
	fmul	v7.4s, v6.4s, v7.4s
	fmul	v18.4s, v19.4s, v18.4s
	fadd	v3.4s, v4.4s, v3.4s
	fmul	v24.4s, v6.4s, v24.4s
	fmla	v26.4s, v0.4s, v7.4s
	fadd	v3.4s, v4.4s, v3.4s
	fmul	v4.4s, v19.4s, v23.4s
	ldr	q23, [sp, #1664]
	fdiv	v5.4s, v11.4s, v5.4s
	fmul	v19.4s, v19.4s, v23.4s
	ldr	q23, [sp, #1680]
	str	q26, [sp, #1888]
	fmla	v4.4s, v16.4s, v21.4s
	ldr	q16, [sp, #1728]
	fmla	v18.4s, v23.4s, v21.4s
	fadd	v0.4s, v3.4s, v17.4s
	ldr	q3, [sp, #1696]
	fmul	v1.4s, v2.4s, v1.4s
	fmla	v19.4s, v16.4s, v21.4s
	fmls	v10.4s, v3.4s, v6.4s
	fmls	v27.4s, v18.4s, v6.4s
	fmls	v31.4s, v4.4s, v2.4s
	dup	v2.4s, w28
	fmls	v13.4s, v0.4s, v6.4s
	ldr	q0, [sp, #1424]
	fmla	v20.4s, v14.4s, v1.4s
	fmls	v30.4s, v19.4s, v6.4s
	fmla	v29.4s, v28.4s, v1.4s
	dup	v14.4s, w24
	fcmp	s0, #0.0
	dup	v28.4s, w25
	dup	v4.4s, w30
	str	q27, [sp, #1952]
	mov	v16.16b, v10.16b
	str	q13, [sp, #1776]
	dup	v13.4s, w26
	str	q30, [sp, #1744]
	ldr	q30, [sp, #1472]
	fmla	v9.4s, v5.4s, v24.4s
	str	q31, [sp, #1984]
	str	q29, [sp, #1632]
	str	q20, [sp, #1968]
	str	q10, [sp, #1872]
	str	q9, [sp, #1760]
	dup	v9.4s, w8
	mov	w8, #51410
	movk	w8, #48686, lsl #16
	dup	v19.4s, w8
	mov	w8, #56146
	movk	w8, #48602, lsl #16
	dup	v27.4s, w8
	b.le	250f
	ldr	q1, [sp, #1248]
	ldr	q3, [sp, #976]
	fmov	v0.4s, #12.00000000
	fadd	v1.4s, v3.4s, v1.4s
	fcmge	v0.4s, v1.4s, v0.4s
	str	q1, [sp, #1248]
	and	v0.16b, v0.16b, v11.16b
	fmul	v1.4s, v3.4s, v0.4s
	movi	d3, #0000000000000000
	mov	s0, v1.s[1]
	fadd	s3, s1, s3
	mov	s5, v1.s[2]
	fadd	s0, s3, s0
	mov	s3, v1.s[3]
	fadd	s0, s0, s5
	fadd	s0, s0, s3
	fcmp	s0, #0.0
	b.le	250f
	ldr	q31, [sp, #2032]
	cbz	w21, 251f
	add	x10, x13, #8
	movi	v0.2d, #0000000000000000
	mvni	v23.4s, #127, msl #16
	ld1r	{ v3.4s }, [x10]
	mov	x8, xzr
	mov	x10, x17
248:
	add	x11, x8, x21
	mov	x15, x10
	mov	x0, x21
	add	x11, x11, x11, lsl #2
	ldr	q5, [x16, x11, lsl #4]
	mov	x11, x16
	fmul	v5.4s, v31.4s, v5.4s
249:
	mov	v7.16b, v12.16b
	ldr	q6, [x11], #80
	ldr	q16, [x15], #16
	mov	v21.16b, v15.16b
	mov	v22.16b, v13.16b
	subs	x0, x0, #1
	fmla	v7.4s, v6.4s, v5.4s
	fadd	v6.4s, v7.4s, v3.4s
	fdiv	v7.4s, v11.4s, v6.4s
	fsub	v16.4s, v16.4s, v6.4s
	fmul	v16.4s, v16.4s, v7.4s
	fadd	v7.4s, v7.4s, v25.4s
	fcmgt	v17.4s, v16.4s, v25.4s
	bit	v7.16b, v16.16b, v17.16b
	fadd	v17.4s, v7.4s, v11.4s
	add	v17.4s, v17.4s, v14.4s
	and	v17.16b, v17.16b, v23.16b
	sub	v18.4s, v11.4s, v17.4s
	fadd	v20.4s, v18.4s, v25.4s
	fmla	v20.4s, v18.4s, v7.4s
	mov	v7.16b, v19.16b
	fmul	v18.4s, v20.4s, v20.4s
	fmla	v7.4s, v9.4s, v20.4s
	fmla	v21.4s, v2.4s, v20.4s
	fmla	v22.4s, v28.4s, v20.4s
	fmla	v7.4s, v27.4s, v18.4s
	fmla	v21.4s, v18.4s, v7.4s
	scvtf	v7.4s, v17.4s
	fmaxnm	v17.4s, v16.4s, v25.4s
	fmla	v22.4s, v18.4s, v21.4s
	fmla	v20.4s, v18.4s, v22.4s
	fmla	v20.4s, v4.4s, v7.4s
	fadd	v7.4s, v16.4s, v11.4s
	fneg	v16.4s, v17.4s
	fmla	v16.4s, v20.4s, v7.4s
	fmla	v0.4s, v16.4s, v6.4s
	b.ne	249b
	add	x8, x8, #1
	add	x10, x10, x9
	cmp	x8, x21
	b.ne	248b
	b	252f
250:
	movi	v0.2d, #0000000000000000
	ldr	q20, [sp, #1904]
	ldr	q31, [sp, #2032]
	b	253f
251:
	movi	v0.2d, #0000000000000000
252:
	dup	v3.4s, w5
	dup	v5.4s, w6
	ldr	q8, [sp, #960]
	fcmgt	v1.4s, v1.4s, #0.0
	fmov	v7.4s, #0.25000000
	fmov	v21.4s, #4.00000000
	ldp	q23, q22, [sp, #464]
	fmla	v5.4s, v3.4s, v8.4s
	ldp	q10, q26, [sp, #400]
	ldp	q29, q24, [sp, #432]
	fmaxnm	v21.4s, v10.4s, v21.4s
	fadd	v3.4s, v8.4s, v5.4s
	xtn	v5.4h, v1.4s
	bit	v10.16b, v21.16b, v1.16b
	ldr	q21, [sp, #384]
	fcmgt	v3.4s, v0.4s, v3.4s
	and	v3.16b, v1.16b, v3.16b
	xtn	v6.4h, v3.4s
	bif	v7.16b, v11.16b, v3.16b
	bic	v5.8b, v5.8b, v6.8b
	fmul	v6.4s, v22.4s, v7.4s
	fmul	v17.4s, v24.4s, v7.4s
	fmul	v16.4s, v23.4s, v7.4s
	fmul	v18.4s, v26.4s, v7.4s
	fmul	v20.4s, v29.4s, v7.4s
	sshll	v5.4s, v5.4h, #0
	fsub	v22.4s, v22.4s, v6.4s
	fsub	v24.4s, v24.4s, v17.4s
	str	q6, [sp, #480]
	fsub	v23.4s, v23.4s, v16.4s
	fsub	v26.4s, v26.4s, v18.4s
	fsub	v29.4s, v29.4s, v20.4s
	bit	v8.16b, v0.16b, v5.16b
	fmov	v5.4s, #16.00000000
	dup	v0.4s, w19
	stp	q18, q20, [sp, #416]
	ldr	q20, [sp, #1904]
	stp	q17, q16, [sp, #448]
	ldr	q16, [sp, #1872]
	fsub	v30.4s, v30.4s, v23.4s
	fsub	v31.4s, v31.4s, v26.4s
	fsub	v12.4s, v12.4s, v29.4s
	bit	v21.16b, v5.16b, v1.16b
	ldr	q1, [sp, #1408]
	str	q8, [sp, #960]
	ldr	q8, [sp, #1648]
	ldr	q29, [sp, #1632]
	ldr	q26, [sp, #1888]
	fsub	v1.4s, v1.4s, v22.4s
	ldr	q22, [sp, #1856]
	stp	q21, q10, [sp, #384]
	str	q1, [sp, #1408]
	ldr	q1, [sp, #1392]
	fsub	v1.4s, v1.4s, v24.4s
	str	q1, [sp, #1392]
	ldp	q1, q6, [sp, #496]
	fmul	v5.4s, v6.4s, v7.4s
	fmul	v1.4s, v1.4s, v7.4s
	stp	q1, q5, [sp, #496]
	ldr	q1, [sp, #992]
	bit	v1.16b, v0.16b, v3.16b
	ldr	q0, [sp, #1008]
	bic	v0.16b, v0.16b, v3.16b
	stp	q1, q0, [sp, #992]
	and	v0.16b, v3.16b, v11.16b
253:
	str	q0, [sp, #784]
	ldr	q24, [sp, #768]
	ldr	q0, [sp, #1760]
	ldr	q3, [sp, #816]
	ldr	q6, [sp, #1408]
	ldr	q5, [sp, #848]
	ldr	q7, [sp, #1920]
	fmaxnm	v0.4s, v0.4s, v24.4s
	fmaxnm	v1.4s, v26.4s, v24.4s
	dup	v26.4s, w3
	fcmge	v3.4s, v6.4s, v3.4s
	fcmge	v5.4s, v5.4s, v6.4s
	fneg	v6.4s, v7.4s
	str	q20, [sp, #1904]
	str	q31, [sp, #2032]
	fsqrt	v0.4s, v0.4s
	str	q30, [sp, #1472]
	bsl	v3.16b, v7.16b, v25.16b
	ldr	q7, [sp, #1936]
	str	q26, [sp, #1536]
	str	q12, [sp, #1488]
	bit	v3.16b, v6.16b, v5.16b
	ldr	q5, [sp, #800]
	fneg	v6.4s, v7.4s
	fcmge	v5.4s, v5.4s, v30.4s
	fsqrt	v1.4s, v1.4s
	fcmge	v3.4s, v3.4s, #0.0
	xtn	v3.4h, v3.4s
	str	d3, [sp, #1200]
	fdiv	v17.4s, v11.4s, v0.4s
	ldr	q0, [sp, #832]
	fcmge	v0.4s, v30.4s, v0.4s
	bsl	v0.16b, v7.16b, v25.16b
	bit	v0.16b, v6.16b, v5.16b
	fdiv	v7.4s, v11.4s, v1.4s
	ldr	d1, [sp, #760]
	ldr	q5, [sp, #736]
	orr	v1.8b, v3.8b, v1.8b
	str	q17, [sp, #1584]
	fcmge	v6.4s, v0.4s, #0.0
	ldr	q0, [sp, #1776]
	ushll	v1.4s, v1.4h, #0
	fmaxnm	v3.4s, v0.4s, v24.4s
	orn	v0.16b, v6.16b, v5.16b
	shl	v1.4s, v1.4s, #31
	str	q6, [sp, #1152]
	fsqrt	v3.4s, v3.4s
	bic	v5.16b, v11.16b, v0.16b
	str	q0, [sp, #1216]
	cmlt	v0.4s, v1.4s, #0
	ldr	q1, [sp, #2000]
	str	q7, [sp, #1552]
	fmul	v10.4s, v17.4s, v5.4s
	str	q0, [sp, #1184]
	bic	v0.16b, v11.16b, v0.16b
	str	q5, [sp, #1696]
	fneg	v17.4s, v1.4s
	str	q1, [sp, #2000]
	fmul	v23.4s, v7.4s, v0.4s
	str	q0, [sp, #1600]
	fmov	v0.4s, #1.00000000
	fmul	v16.4s, v16.4s, v10.4s
	fdiv	v7.4s, v11.4s, v3.4s
	ldp	q3, q5, [sp, #928]
	fmul	v6.4s, v16.4s, v23.4s
	ldr	q16, [sp, #1392]
	fcmge	v3.4s, v16.4s, v3.4s
	fcmge	v16.4s, v5.4s, v16.4s
	ldr	q5, [sp, #1744]
	fmls	v0.4s, v6.4s, v6.4s
	str	q6, [sp, #1520]
	bsl	v3.16b, v1.16b, v25.16b
	fmaxnm	v18.4s, v0.4s, v26.4s
	str	q0, [sp, #560]
	bit	v3.16b, v17.16b, v16.16b
	ldr	q16, [sp, #912]
	fsqrt	v17.4s, v18.4s
	str	q7, [sp, #1728]
	fcmge	v0.4s, v3.4s, #0.0
	ldr	q3, [sp, #720]
	str	q0, [sp, #1104]
	orn	v0.16b, v0.16b, v3.16b
	ldr	q3, [sp, #1952]
	str	q0, [sp, #1168]
	bic	v0.16b, v11.16b, v0.16b
	fmul	v21.4s, v7.4s, v0.4s
	fdiv	v18.4s, v11.4s, v17.4s
	fmaxnm	v17.4s, v20.4s, v24.4s
	str	q0, [sp, #1680]
	fneg	v7.4s, v6.4s
	fmul	v3.4s, v3.4s, v21.4s
	fmul	v0.4s, v3.4s, v23.4s
	fsqrt	v3.4s, v17.4s
	fmul	v17.4s, v5.4s, v21.4s
	fmul	v20.4s, v0.4s, v7.4s
	mov	v5.16b, v0.16b
	fmov	v0.4s, #1.00000000
	str	q18, [sp, #1360]
	mov	v6.16b, v5.16b
	str	q5, [sp, #1504]
	fmla	v20.4s, v10.4s, v17.4s
	fcmge	v17.4s, v31.4s, v16.4s
	fmls	v0.4s, v5.4s, v5.4s
	ldr	q16, [sp, #2016]
	str	q16, [sp, #2016]
	fmul	v1.4s, v20.4s, v18.4s
	fneg	v20.4s, v22.4s
	bsl	v17.16b, v22.16b, v25.16b
	fdiv	v5.4s, v11.4s, v3.4s
	ldr	q3, [sp, #864]
	fcmge	v3.4s, v3.4s, v31.4s
	fmls	v0.4s, v1.4s, v1.4s
	str	q1, [sp, #1344]
	fneg	v31.4s, v6.4s
	bsl	v3.16b, v20.16b, v17.16b
	str	q0, [sp, #576]
	fmaxnm	v22.4s, v0.4s, v26.4s
	ldr	q0, [sp, #1792]
	fneg	v26.4s, v16.4s
	fmaxnm	v20.4s, v0.4s, v24.4s
	fcmge	v1.4s, v3.4s, #0.0
	ldr	q3, [sp, #704]
	fsqrt	v17.4s, v22.4s
	ldr	q22, [sp, #1536]
	str	q5, [sp, #1568]
	orn	v0.16b, v1.16b, v3.16b
	ldr	q3, [sp, #1968]
	str	q1, [sp, #1072]
	str	q0, [sp, #1136]
	bic	v0.16b, v11.16b, v0.16b
	fsqrt	v20.4s, v20.4s
	str	q0, [sp, #1664]
	fmul	v0.4s, v5.4s, v0.4s
	fmul	v24.4s, v3.4s, v0.4s
	ldp	q3, q6, [sp, #880]
	fmul	v29.4s, v29.4s, v0.4s
	fdiv	v1.4s, v11.4s, v17.4s
	fcmge	v17.4s, v12.4s, v6.4s
	fmul	v5.4s, v24.4s, v23.4s
	fcmge	v24.4s, v3.4s, v12.4s
	ldr	q3, [sp, #1984]
	ldr	q12, [sp, #1344]
	bsl	v17.16b, v16.16b, v25.16b
	fmul	v30.4s, v5.4s, v7.4s
	bit	v17.16b, v26.16b, v24.16b
	fmla	v30.4s, v10.4s, v29.4s
	fmul	v24.4s, v3.4s, v0.4s
	fmul	v26.4s, v5.4s, v31.4s
	ldr	q3, [sp, #688]
	fdiv	v16.4s, v11.4s, v20.4s
	fcmge	v6.4s, v17.4s, #0.0
	fmul	v17.4s, v30.4s, v18.4s
	fmov	v30.4s, #1.00000000
	fmla	v26.4s, v21.4s, v24.4s
	mov	v25.16b, v1.16b
	str	q1, [sp, #1312]
	orn	v3.16b, v6.16b, v3.16b
	fmls	v30.4s, v5.4s, v5.4s
	str	q6, [sp, #1088]
	fmls	v26.4s, v12.4s, v17.4s
	mov	v6.16b, v17.16b
	str	q17, [sp, #1328]
	str	q3, [sp, #1120]
	bic	v3.16b, v11.16b, v3.16b
	fmls	v30.4s, v17.4s, v17.4s
	fmul	v20.4s, v26.4s, v1.4s
	fneg	v1.4s, v5.4s
	str	q3, [sp, #1616]
	fmul	v17.4s, v16.4s, v3.4s
	str	q16, [sp, #1712]
	ldr	q16, [sp, #1808]
	fmls	v30.4s, v20.4s, v20.4s
	str	q20, [sp, #1296]
	fmul	v24.4s, v16.4s, v17.4s
	ldr	q16, [sp, #1824]
	stp	q17, q0, [sp, #592]
	fmaxnm	v26.4s, v30.4s, v22.4s
	str	q30, [sp, #544]
	fmul	v3.4s, v24.4s, v23.4s
	fmul	v24.4s, v16.4s, v17.4s
	ldr	q16, [sp, #1840]
	fsqrt	v29.4s, v26.4s
	fmul	v30.4s, v16.4s, v17.4s
	fmul	v23.4s, v3.4s, v7.4s
	fmul	v26.4s, v3.4s, v31.4s
	fmul	v1.4s, v3.4s, v1.4s
	fmla	v23.4s, v10.4s, v24.4s
	fmla	v26.4s, v21.4s, v30.4s
	fmul	v21.4s, v8.4s, v17.4s
	ldr	d17, [sp, #1200]
	fmul	v16.4s, v23.4s, v18.4s
	fmla	v1.4s, v0.4s, v21.4s
	mov	v21.16b, v12.16b
	fdiv	v7.4s, v11.4s, v29.4s
	fmov	v29.4s, #1.00000000
	ldr	q11, [sp, #1552]
	fmls	v26.4s, v12.4s, v16.4s
	mov	v0.16b, v16.16b
	str	q16, [sp, #1264]
	movi	v12.2d, #0000000000000000
	fmls	v29.4s, v3.4s, v3.4s
	fmls	v1.4s, v6.4s, v0.4s
	fmul	v16.4s, v26.4s, v25.4s
	fmls	v29.4s, v0.4s, v0.4s
	ldr	q0, [sp, #1920]
	fmls	v1.4s, v20.4s, v16.4s
	fmul	v23.4s, v11.4s, v0.4s
	ldr	q0, [sp, #1600]
	str	q16, [sp, #1280]
	fmls	v29.4s, v16.4s, v16.4s
	ldr	q16, [sp, #1584]
	str	q7, [sp, #1056]
	fmul	v1.4s, v1.4s, v7.4s
	fmul	v6.4s, v23.4s, v0.4s
	ldr	q0, [sp, #1152]
	ldr	q7, [sp, #1360]
	fmla	v12.4s, v23.4s, v23.4s
	xtn	v0.4h, v0.4s
	str	q1, [sp, #1040]
	fmls	v29.4s, v1.4s, v1.4s
	fneg	v26.4s, v6.4s
	ldr	q1, [sp, #1936]
	fmul	v24.4s, v16.4s, v1.4s
	ldr	q1, [sp, #1520]
	fmul	v16.4s, v16.4s, v7.4s
	fmaxnm	v30.4s, v29.4s, v22.4s
	fmul	v25.4s, v5.4s, v26.4s
	fmul	v31.4s, v1.4s, v26.4s
	ldr	d1, [sp, #648]
	orr	v8.8b, v17.8b, v1.8b
	ldr	d1, [sp, #680]
	ldr	q17, [sp, #2000]
	fsqrt	v30.4s, v30.4s
	orr	v0.8b, v0.8b, v1.8b
	ldr	q1, [sp, #1696]
	ushll	v8.4s, v8.4h, #0
	fmla	v31.4s, v1.4s, v24.4s
	ldr	q1, [sp, #1728]
	ushll	v0.4s, v0.4h, #0
	fmul	v20.4s, v1.4s, v17.4s
	ldr	q1, [sp, #1504]
	shl	v8.4s, v8.4s, #31
	fmul	v10.4s, v1.4s, v26.4s
	ldr	q1, [sp, #1104]
	fmul	v17.4s, v31.4s, v7.4s
	str	q5, [sp, #1104]
	fmov	v5.4s, #1.00000000
	fmul	v26.4s, v3.4s, v26.4s
	xtn	v18.4h, v1.4s
	ldr	q1, [sp, #1072]
	str	q20, [sp, #1200]
	str	q3, [sp, #1072]
	ldr	q3, [sp, #1712]
	shl	v0.4s, v0.4s, #31
	xtn	v22.4h, v1.4s
	ldr	q1, [sp, #1680]
	ldr	q7, [sp, #1216]
	cmge	v8.4s, v8.4s, #0
	str	q6, [sp, #1216]
	fmla	v10.4s, v1.4s, v20.4s
	ldr	d1, [sp, #672]
	cmge	v23.4s, v0.4s, #0
	ldr	q0, [sp, #1312]
	orr	v31.8b, v18.8b, v1.8b
	ldr	q18, [sp, #1568]
	ldr	q1, [sp, #1856]
	and	v23.16b, v23.16b, v24.16b
	ldr	d24, [sp, #656]
	fmul	v20.4s, v18.4s, v1.4s
	ldr	d1, [sp, #664]
	fmls	v10.4s, v17.4s, v21.4s
	ushll	v31.4s, v31.4h, #0
	orr	v22.8b, v22.8b, v1.8b
	ldr	q1, [sp, #1664]
	fmla	v25.4s, v1.4s, v20.4s
	ldr	q1, [sp, #2016]
	str	q20, [sp, #1152]
	fmul	v10.4s, v10.4s, v0.4s
	shl	v31.4s, v31.4s, #31
	ushll	v22.4s, v22.4h, #0
	fmul	v21.4s, v3.4s, v1.4s
	ldr	q1, [sp, #1088]
	mov	v3.16b, v11.16b
	fmov	v11.4s, #1.00000000
	xtn	v20.4h, v1.4s
	fdiv	v1.4s, v5.4s, v30.4s
	ldr	q5, [sp, #1328]
	movi	v30.2d, #0000000000000000
	cmge	v31.4s, v31.4s, #0
	shl	v22.4s, v22.4s, #31
	fmls	v25.4s, v17.4s, v5.4s
	ldr	q5, [sp, #1616]
	bit	v16.16b, v11.16b, v7.16b
	ldr	q7, [sp, #1184]
	orr	v20.8b, v20.8b, v24.8b
	fmla	v26.4s, v5.4s, v21.4s
	and	v5.16b, v8.16b, v12.16b
	mov	v24.16b, v7.16b
	mov	v7.16b, v0.16b
	fmla	v30.4s, v6.4s, v6.4s
	mov	v12.16b, v18.16b
	cmge	v22.4s, v22.4s, #0
	fmla	v5.4s, v23.4s, v23.4s
	ushll	v20.4s, v20.4h, #0
	bsl	v24.16b, v11.16b, v3.16b
	ldr	q3, [sp, #1728]
	fmla	v30.4s, v17.4s, v17.4s
	fmul	v8.4s, v3.4s, v7.4s
	ldr	q3, [sp, #1168]
	shl	v20.4s, v20.4s, #31
	mov	v23.16b, v3.16b
	ldr	q3, [sp, #1136]
	fmul	v16.4s, v24.4s, v16.4s
	mov	v0.16b, v1.16b
	ldr	q1, [sp, #1296]
	fmla	v30.4s, v10.4s, v10.4s
	cmge	v20.4s, v20.4s, #0
	fmls	v25.4s, v10.4s, v1.4s
	ldr	q1, [sp, #1264]
	bsl	v23.16b, v11.16b, v8.16b
	fmls	v26.4s, v17.4s, v1.4s
	ldr	q1, [sp, #1200]
	str	q17, [sp, #1200]
	mov	v17.16b, v10.16b
	and	v7.16b, v31.16b, v1.16b
	ldr	q1, [sp, #1056]
	mov	v31.16b, v5.16b
	fmul	v16.4s, v16.4s, v23.4s
	fmul	v24.4s, v18.4s, v1.4s
	mov	v8.16b, v1.16b
	fmul	v5.4s, v25.4s, v1.4s
	ldr	q1, [sp, #1280]
	mov	v18.16b, v3.16b
	fmla	v31.4s, v7.4s, v7.4s
	ldr	q3, [sp, #1712]
	fmls	v26.4s, v10.4s, v1.4s
	ldr	q1, [sp, #1152]
	bsl	v18.16b, v11.16b, v24.16b
	mov	v10.16b, v3.16b
	fmla	v30.4s, v5.4s, v5.4s
	and	v7.16b, v22.16b, v1.16b
	ldr	q1, [sp, #1040]
	fmul	v22.4s, v3.4s, v0.4s
	ldr	q3, [sp, #1120]
	fmls	v26.4s, v5.4s, v1.4s
	mov	v6.16b, v1.16b
	and	v1.16b, v20.16b, v21.16b
	fmla	v31.4s, v7.4s, v7.4s
	fmul	v7.4s, v16.4s, v18.4s
	mov	v16.16b, v3.16b
	bsl	v16.16b, v11.16b, v22.16b
	fmul	v3.4s, v26.4s, v0.4s
	fmla	v31.4s, v1.4s, v1.4s
	ldr	q1, [sp, #1424]
	fcmp	s1, #0.0
	fmul	v20.4s, v7.4s, v16.4s
	fmla	v30.4s, v3.4s, v3.4s
	str	q30, [sp, #1424]
	b.gt	239b
	ldr	q25, [sp, #992]
	fdiv	v1.4s, v11.4s, v12.4s
	ldr	q24, [sp, #960]
	mov	w8, #14269
	mov	v29.16b, v12.16b
	ldr	q26, [sp, #2032]
	fadd	v18.4s, v24.4s, v24.4s
	movk	w8, #13574, lsl #16
	ldr	q12, [sp, #1488]
	dup	v22.4s, w19
	movi	d30, #0000000000000000
	fdiv	v16.4s, v11.4s, v25.4s
	fmul	v1.4s, v1.4s, v26.4s
	fdiv	v7.4s, v11.4s, v10.4s
	fmul	v16.4s, v16.4s, v20.4s
	dup	v20.4s, w8
	mov	w8, #4016
	movk	w8, #13345, lsl #16
	dup	v21.4s, w8
	mov	w8, #50604
	movk	w8, #13991, lsl #16
	fmul	v1.4s, v1.4s, v20.4s
	fcmgt	v20.4s, v22.4s, v24.4s
	dup	v23.4s, w8
	fmul	v16.4s, v16.4s, v16.4s
	fsqrt	v18.4s, v18.4s
	fmul	v7.4s, v7.4s, v12.4s
	fmul	v7.4s, v7.4s, v21.4s
	ldr	q21, [sp, #1600]
	fmaxnm	v1.4s, v1.4s, v7.4s
	fminnm	v7.4s, v16.4s, v11.4s
	fmul	v18.4s, v18.4s, v23.4s
	mov	v23.16b, v26.16b
	and	v16.16b, v20.16b, v18.16b
	ldr	q20, [sp, #1696]
	ldr	s18, [x13, #16]
	fmul	v20.4s, v20.4s, v21.4s
	fmul	v7.4s, v7.4s, v18.s[0]
	fmaxnm	v1.4s, v1.4s, v16.4s
	ldr	q16, [sp, #1680]
	fmul	v16.4s, v16.4s, v20.4s
	ldr	q20, [sp, #1664]
	fmaxnm	v1.4s, v7.4s, v1.4s
	fcmgt	v7.4s, v22.4s, v25.4s
	fmul	v16.4s, v20.4s, v16.4s
	and	v1.16b, v7.16b, v1.16b
	fmul	s7, s18, s18
	ldr	q18, [sp, #1616]
	fmul	v1.4s, v1.4s, v1.4s
	fmul	v16.4s, v18.4s, v16.4s
	ldr	q18, [sp, #1424]
	dup	v7.4s, v7.s[0]
	fcmge	v1.4s, v1.4s, v18.4s
	fcmge	v7.4s, v7.4s, v31.4s
	fcmgt	v16.4s, v16.4s, #0.0
	fmov	v18.4s, #5.00000000
	ldr	q31, [sp, #1408]
	and	v1.16b, v7.16b, v1.16b
	bic	v7.16b, v11.16b, v16.16b
	ldr	q16, [sp, #528]
	bsl	v1.16b, v7.16b, v18.16b
	ldr	q7, [sp, #1248]
	fcmge	v7.4s, v7.4s, v16.4s
	movi	v16.4s, #64, lsl #24
	fminnm	v16.4s, v1.4s, v16.4s
	bit	v1.16b, v16.16b, v7.16b
	ldr	q16, [sp, #1232]
	fcmeq	v7.4s, v16.4s, v18.4s
	bit	v16.16b, v1.16b, v7.16b
	fcmeq	v1.4s, v16.4s, v18.4s
	str	q16, [sp, #1232]
	and	v24.16b, v1.16b, v11.16b
	mov	s1, v24.s[1]
	fadd	s7, s24, s30
	mov	s16, v24.s[2]
	fadd	s1, s7, s1
	mov	s7, v24.s[3]
	fadd	s1, s1, s16
	fadd	s1, s1, s7
	fcmp	s1, #0.0
	b.gt	241b
	fmul	v0.4s, v0.4s, v3.4s
	str	q2, [sp, #1936]
	ldr	q2, [sp, #1296]
	str	q4, [sp, #368]
	ldr	q4, [sp, #1200]
	movi	v18.2d, #0000000000000000
	stp	q14, q9, [sp, #336]
	movi	v26.2d, #0000000000000000
	movi	v31.2d, #0000000000000000
	movi	v14.2d, #0000000000000000
	movi	v21.2d, #0000000000000000
	mov	w24, #1
	fmls	v5.4s, v0.4s, v6.4s
	ldr	q6, [sp, #1728]
	str	q19, [sp, #1904]
	str	q27, [sp, #1856]
	str	q15, [sp, #1920]
	str	q28, [sp, #1888]
	fmul	v1.4s, v8.4s, v5.4s
	movi	v8.2d, #0000000000000000
	str	q13, [sp, #2000]
	fmls	v17.4s, v1.4s, v2.4s
	ldr	q2, [sp, #1280]
	fmls	v17.4s, v0.4s, v2.4s
	ldr	q2, [sp, #1312]
	fmul	v3.4s, v2.4s, v17.4s
	ldr	q2, [sp, #1344]
	movi	v17.2d, #0000000000000000
	fmls	v4.4s, v3.4s, v2.4s
	ldr	q2, [sp, #1328]
	fmls	v4.4s, v1.4s, v2.4s
	ldr	q2, [sp, #1264]
	fmls	v4.4s, v0.4s, v2.4s
	ldr	q2, [sp, #1360]
	fmul	v5.4s, v2.4s, v4.4s
	ldr	q2, [sp, #1520]
	ldr	q4, [sp, #1216]
	fmls	v4.4s, v5.4s, v2.4s
	ldr	q2, [sp, #1504]
	fmls	v4.4s, v3.4s, v2.4s
	ldr	q2, [sp, #1104]
	fmls	v4.4s, v1.4s, v2.4s
	ldr	q2, [sp, #1072]
	fmul	v1.4s, v29.4s, v1.4s
	fmls	v4.4s, v0.4s, v2.4s
	fmul	v2.4s, v6.4s, v3.4s
	ldr	q3, [sp, #1584]
	fmul	v0.4s, v10.4s, v0.4s
	movi	v6.2d, #0000000000000000
	str	q1, [sp, #1696]
	fmul	v3.4s, v3.4s, v5.4s
	ldr	q5, [sp, #1552]
	movi	v10.2d, #0000000000000000
	movi	v1.2d, #0000000000000000
	fmul	v4.4s, v5.4s, v4.4s
	str	q2, [sp, #1792]
	str	q0, [sp, #1776]
	str	q3, [sp, #1760]
	str	q4, [sp, #1680]
	tbz	w20, #3, 256f
	ldr	w25, [sp, #252]
	ldr	x26, [sp, #240]
	cbz	w21, 257f
	add	x10, x13, #8
	mov	x8, xzr
	ld1r	{ v0.4s }, [x10]
	mov	x10, x17
254:
	add	x11, x8, x21
	ldr	q7, [sp, #2032]
	fmov	v25.4s, #-1.00000000
	add	x11, x11, x11, lsl #2
	ldr	q28, [sp, #2000]
	ldr	q15, [sp, #1936]
	ldr	q27, [sp, #1920]
	ldr	q19, [sp, #1856]
	ldr	q9, [sp, #1904]
	ldr	q5, [x16, x11, lsl #4]
	ldr	q3, [sp, #336]
	mov	x11, x10
	mov	x14, x16
	mov	x15, x21
	fmul	v2.4s, v7.4s, v5.4s
	ldp	q5, q13, [sp, #352]
	str	q2, [sp, #2016]
	ldr	q2, [sp, #1888]
255:
	ldr	q7, [x14], #80
	ldr	q16, [sp, #1488]
	ldr	q4, [sp, #2016]
	ldr	q20, [x11], #16
	mvni	v23.4s, #127, msl #16
	mov	v30.16b, v27.16b
	fmov	v29.4s, #5.00000000
	fmla	v16.4s, v7.4s, v4.4s
	mov	v4.16b, v1.16b
	mov	v1.16b, v10.16b
	mov	v10.16b, v8.16b
	mov	v8.16b, v31.16b
	mov	v31.16b, v26.16b
	mov	v26.16b, v18.16b
	mov	v18.16b, v17.16b
	mov	v17.16b, v21.16b
	mov	v12.16b, v28.16b
	subs	x15, x15, #1
	fadd	v7.4s, v16.4s, v0.4s
	fdiv	v16.4s, v11.4s, v7.4s
	fsub	v20.4s, v20.4s, v7.4s
	fadd	v29.4s, v7.4s, v29.4s
	fdiv	v29.4s, v11.4s, v29.4s
	fmul	v20.4s, v20.4s, v16.4s
	fadd	v21.4s, v16.4s, v25.4s
	fmul	v16.4s, v16.4s, v0.s[0]
	fcmgt	v22.4s, v20.4s, v25.4s
	bit	v21.16b, v20.16b, v22.16b
	fadd	v14.4s, v14.4s, v29.4s
	fadd	v22.4s, v21.4s, v11.4s
	add	v22.4s, v22.4s, v3.4s
	and	v22.16b, v22.16b, v23.16b
	sub	v23.4s, v11.4s, v22.4s
	fmov	v11.4s, #1.00000000
	scvtf	v22.4s, v22.4s
	fadd	v24.4s, v23.4s, v25.4s
	fmla	v24.4s, v23.4s, v21.4s
	mov	v21.16b, v9.16b
	fmul	v23.4s, v24.4s, v24.4s
	fmla	v21.4s, v5.4s, v24.4s
	fmla	v30.4s, v15.4s, v24.4s
	fmla	v12.4s, v2.4s, v24.4s
	fmla	v21.4s, v19.4s, v23.4s
	fmla	v30.4s, v23.4s, v21.4s
	fmaxnm	v21.4s, v20.4s, v25.4s
	fadd	v20.4s, v20.4s, v11.4s
	fmla	v12.4s, v23.4s, v30.4s
	fneg	v21.4s, v21.4s
	fmla	v24.4s, v23.4s, v12.4s
	fmul	v23.4s, v29.4s, v29.4s
	fmla	v24.4s, v13.4s, v22.4s
	fmul	v22.4s, v29.4s, v23.4s
	fmla	v21.4s, v24.4s, v20.4s
	fmul	v20.4s, v23.4s, v23.4s
	fmul	v24.4s, v23.4s, v22.4s
	fmla	v17.4s, v21.4s, v7.4s
	fmla	v6.4s, v16.4s, v24.4s
	mov	v21.16b, v17.16b
	mov	v17.16b, v18.16b
	mov	v18.16b, v26.16b
	mov	v26.16b, v31.16b
	mov	v31.16b, v8.16b
	mov	v8.16b, v10.16b
	mov	v10.16b, v1.16b
	fadd	v1.4s, v4.4s, v23.4s
	fmla	v18.4s, v16.4s, v22.4s
	fmla	v17.4s, v16.4s, v20.4s
	fmla	v26.4s, v16.4s, v23.4s
	fadd	v8.4s, v8.4s, v20.4s
	fadd	v31.4s, v31.4s, v24.4s
	fadd	v10.4s, v10.4s, v22.4s
	b.ne	255b
	add	x8, x8, #1
	add	x10, x10, x9
	cmp	x8, x21
	b.ne	254b
	b	257f
256:
	ldr	w25, [sp, #252]
	ldr	x26, [sp, #240]
257:
	ldr	q16, [sp, #1584]
	ldr	q0, [sp, #1872]
	fmov	v2.4s, #1.00000000
	ldr	q15, [sp, #1552]
	ldr	q4, [sp, #1536]
	add	x8, x13, #44
	fmul	v0.4s, v0.4s, v16.4s
	ldr	q3, [sp, #1952]
	str	q14, [sp, #1600]
	ldr	q13, [sp, #1392]
	str	q6, [sp, #1664]
	fmov	v19.4s, #1.00000000
	ldp	s6, s23, [x13, #28]
	str	q21, [sp, #1616]
	ldp	s29, s30, [x13, #36]
	ldr	q20, [sp, #624]
	fmul	v0.4s, v0.4s, v15.4s
	ldr	q25, [sp, #1568]
	str	q13, [sp, #1392]
	dup	v21.4s, v6.s[0]
	ldr	x29, [sp, #296]
	add	x9, x26, x29
	lsl	x10, x29, #5
	add	x11, x29, x29, lsl #1
	fmls	v2.4s, v0.4s, v0.4s
	fneg	v27.4s, v0.4s
	ldr	q0, [sp, #1744]
	fmaxnm	v5.4s, v2.4s, v4.4s
	str	q2, [sp, #2016]
	ldr	q2, [sp, #1728]
	fmul	v7.4s, v3.4s, v2.4s
	fmov	v3.4s, #1.00000000
	fsqrt	v5.4s, v5.4s
	fmul	v14.4s, v7.4s, v15.4s
	ldr	s7, [x13, #48]
	fmls	v3.4s, v14.4s, v14.4s
	str	q14, [sp, #1744]
	fdiv	v9.4s, v11.4s, v5.4s
	fmul	v5.4s, v0.4s, v2.4s
	fmul	v0.4s, v14.4s, v27.4s
	fmla	v0.4s, v16.4s, v5.4s
	fmov	v5.4s, #1.00000000
	fmul	v11.4s, v0.4s, v9.4s
	fmov	s0, #1.00000000
	fdiv	s2, s0, s7
	ld1r	{ v0.4s }, [x8]
	mov	w8, #46871
	fmls	v3.4s, v11.4s, v11.4s
	movk	w8, #14673, lsl #16
	fsub	v16.4s, v13.4s, v0.4s
	fadd	v0.4s, v13.4s, v0.4s
	mov	v13.16b, v9.16b
	fmaxnm	v7.4s, v3.4s, v4.4s
	str	q3, [sp, #1952]
	mov	v4.16b, v27.16b
	fsqrt	v24.4s, v7.4s
	fmul	v12.4s, v16.4s, v2.s[0]
	fmul	v7.4s, v0.4s, v2.s[0]
	str	q2, [sp, #1872]
	fmla	v21.4s, v12.4s, v29.s[0]
	fmul	v16.4s, v12.4s, v12.4s
	fmul	v0.4s, v7.4s, v7.4s
	fmla	v5.4s, v21.4s, v12.4s
	fmov	v21.4s, #1.00000000
	fdiv	v28.4s, v19.4s, v24.4s
	dup	v24.4s, v23.s[0]
	fmla	v21.4s, v5.4s, v16.4s
	fmla	v24.4s, v7.4s, v30.s[0]
	fmov	v5.4s, #1.00000000
	fmla	v5.4s, v24.4s, v7.4s
	fmov	v24.4s, #1.00000000
	fmaxnm	v16.4s, v21.4s, v20.4s
	fmla	v24.4s, v5.4s, v0.4s
	fsqrt	v16.4s, v16.4s
	ldr	q0, [sp, #1968]
	fmaxnm	v5.4s, v24.4s, v20.4s
	fmov	v20.4s, #3.00000000
	fmul	v23.4s, v20.4s, v23.s[0]
	fsqrt	v22.4s, v5.4s
	fmul	v5.4s, v0.4s, v25.4s
	ldr	q0, [sp, #1632]
	fmul	v0.4s, v0.4s, v25.4s
	fmul	v3.4s, v5.4s, v15.4s
	fmul	v5.4s, v3.4s, v27.4s
	ldr	q27, [sp, #1584]
	fdiv	v2.4s, v19.4s, v16.4s
	fmov	v19.4s, #4.00000000
	fmul	v16.4s, v20.4s, v6.s[0]
	fneg	v6.4s, v14.4s
	ldr	q14, [sp, #1712]
	fmla	v5.4s, v27.4s, v0.4s
	ldr	q0, [sp, #1984]
	fmul	v29.4s, v19.4s, v29.s[0]
	fmul	v30.4s, v19.4s, v30.s[0]
	fmul	v20.4s, v0.4s, v25.4s
	str	q6, [sp, #1968]
	movi	v0.4s, #64, lsl #24
	fmul	v9.4s, v5.4s, v9.4s
	fmov	v5.4s, #1.00000000
	fmla	v16.4s, v29.4s, v12.4s
	fmul	v29.4s, v3.4s, v6.4s
	ldr	q6, [sp, #1728]
	fmla	v23.4s, v30.4s, v7.4s
	movi	v30.4s, #64, lsl #24
	fmla	v29.4s, v6.4s, v20.4s
	fdiv	v20.4s, v5.4s, v22.4s
	fmov	v22.4s, #1.00000000
	fmla	v30.4s, v16.4s, v12.4s
	fmla	v0.4s, v23.4s, v7.4s
	fmls	v29.4s, v11.4s, v9.4s
	fmls	v22.4s, v3.4s, v3.4s
	fmul	v16.4s, v12.4s, v30.4s
	fmul	v7.4s, v7.4s, v0.4s
	movi	v0.4s, #63, lsl #24
	mov	v30.16b, v2.16b
	fmul	v19.4s, v29.4s, v28.4s
	fmls	v22.4s, v9.4s, v9.4s
	fmul	v16.4s, v16.4s, v0.4s
	fmul	v7.4s, v7.4s, v0.4s
	ldr	q0, [sp, #1808]
	ldp	s29, s12, [x13, #20]
	fmul	v21.4s, v21.4s, v30.4s
	fmul	v23.4s, v14.4s, v0.4s
	ldr	q0, [sp, #1536]
	fmls	v22.4s, v19.4s, v19.4s
	fmul	v16.4s, v16.4s, v2.4s
	fmul	v7.4s, v7.4s, v20.4s
	ldr	q2, [sp, #1872]
	str	q4, [sp, #1872]
	fmul	v20.4s, v24.4s, v20.4s
	fmul	v21.4s, v21.4s, v29.s[0]
	fmul	v15.4s, v23.4s, v15.4s
	fmaxnm	v0.4s, v22.4s, v0.4s
	fmul	v16.4s, v16.4s, v29.s[0]
	fmul	v7.4s, v7.4s, v12.s[0]
	fmov	v29.4s, #1.00000000
	fmul	v5.4s, v15.4s, v4.4s
	ldr	q4, [sp, #1680]
	fsqrt	v0.4s, v0.4s
	fmul	v16.4s, v16.4s, v2.s[0]
	fmul	v7.4s, v7.4s, v2.s[0]
	mov	v2.16b, v13.16b
	fabs	v24.4s, v4.4s
	mov	v13.16b, v28.16b
	fmls	v29.4s, v15.4s, v15.4s
	fabs	v16.4s, v16.4s
	fabs	v7.4s, v7.4s
	fmaxnm	v7.4s, v16.4s, v7.4s
	str	q0, [sp, #1984]
	ldr	q0, [sp, #1824]
	fmul	v23.4s, v0.4s, v14.4s
	ldr	q0, [sp, #1840]
	str	q3, [sp, #1840]
	fmul	v30.4s, v0.4s, v14.4s
	ldr	q0, [sp, #1968]
	str	q2, [sp, #1968]
	fmla	v5.4s, v27.4s, v23.4s
	fmul	v0.4s, v15.4s, v0.4s
	fneg	v23.4s, v3.4s
	ldr	q3, [sp, #1648]
	ldr	q27, [sp, #1984]
	str	q11, [sp, #1984]
	fmul	v16.4s, v3.4s, v14.4s
	ldr	q3, [sp, #1760]
	ldr	q14, [sp, #1472]
	fmul	v28.4s, v5.4s, v2.4s
	movi	v5.2d, #0000000000000000
	ldr	q2, [sp, #1792]
	fmla	v0.4s, v6.4s, v30.4s
	fmul	v30.4s, v20.4s, v12.s[0]
	fmul	v20.4s, v15.4s, v23.4s
	fabs	v12.4s, v2.4s
	fmov	v6.4s, #1.00000000
	mov	v23.16b, v9.16b
	fmaxnm	v5.4s, v24.4s, v5.4s
	fabs	v24.4s, v3.4s
	str	q28, [sp, #1824]
	fmla	v20.4s, v25.4s, v16.4s
	fmls	v0.4s, v11.4s, v28.4s
	fminnm	v16.4s, v21.4s, v30.4s
	fmul	v7.4s, v12.4s, v7.4s
	ldr	q25, [sp, #1408]
	fdiv	v9.4s, v6.4s, v27.4s
	ldr	q11, [sp, #2032]
	str	q23, [sp, #1808]
	ldr	q27, [sp, #1392]
	fmaxnm	v5.4s, v5.4s, v24.4s
	dup	v24.4s, w8
	fadd	v30.4s, v4.4s, v25.4s
	ldr	q4, [sp, #1696]
	fmul	v6.4s, v0.4s, v13.4s
	fmls	v20.4s, v23.4s, v28.4s
	ldr	q23, [sp, #816]
	fadd	v12.4s, v2.4s, v27.4s
	ldr	q2, [sp, #2016]
	fmul	v0.4s, v16.4s, v24.4s
	fadd	v16.4s, v3.4s, v14.4s
	ldr	q3, [sp, #1488]
	fmaxnm	v5.4s, v5.4s, v7.4s
	fadd	v7.4s, v4.4s, v11.4s
	ldr	q4, [sp, #1776]
	fminnm	v30.4s, v30.4s, v23.4s
	ldr	q23, [sp, #912]
	fmls	v29.4s, v28.4s, v28.4s
	fadd	v24.4s, v4.4s, v3.4s
	fmov	v4.4s, #1.00000000
	fmls	v20.4s, v19.4s, v6.4s
	add	x8, x13, #208
	fcmge	v0.4s, v0.4s, v5.4s
	ldr	q5, [sp, #832]
	fminnm	v7.4s, v7.4s, v23.4s
	ldr	q23, [sp, #1232]
	fmls	v29.4s, v6.4s, v6.4s
	fminnm	v5.4s, v16.4s, v5.4s
	ldr	q16, [sp, #896]
	fminnm	v21.4s, v2.4s, v4.4s
	fcmge	v28.4s, v4.4s, v23.4s
	ldr	q2, [sp, #1952]
	str	q6, [sp, #1952]
	fminnm	v24.4s, v24.4s, v16.4s
	ldr	q16, [sp, #928]
	fminnm	v12.4s, v12.4s, v16.4s
	ldr	q16, [sp, #848]
	fminnm	v21.4s, v21.4s, v2.4s
	and	v0.16b, v28.16b, v0.16b
	fmov	v2.4s, #4.00000000
	str	q28, [sp, #2016]
	fmaxnm	v30.4s, v30.4s, v16.4s
	fmul	v16.4s, v20.4s, v9.4s
	ldr	q20, [sp, #864]
	fmaxnm	v20.4s, v7.4s, v20.4s
	ldr	q7, [sp, #800]
	fminnm	v21.4s, v21.4s, v22.4s
	mov	v22.16b, v0.16b
	fmaxnm	v5.4s, v5.4s, v7.4s
	ldr	q7, [sp, #880]
	fmls	v29.4s, v16.4s, v16.4s
	fmaxnm	v24.4s, v24.4s, v7.4s
	ldr	q7, [sp, #944]
	bsl	v22.16b, v30.16b, v25.16b
	mov	v30.16b, v0.16b
	mov	v25.16b, v0.16b
	fmaxnm	v12.4s, v12.4s, v7.4s
	fcmeq	v7.4s, v23.4s, v2.4s
	bif	v5.16b, v14.16b, v0.16b
	fminnm	v21.4s, v21.4s, v29.4s
	bsl	v30.16b, v20.16b, v11.16b
	ld1r	{ v20.4s }, [x8]
	bsl	v25.16b, v24.16b, v3.16b
	mov	w8, #46871
	ldr	s24, [x13, #12]
	movk	w8, #14545, lsl #16
	bsl	v0.16b, v12.16b, v27.16b
	bit	v22.16b, v20.16b, v7.16b
	dup	v12.4s, w8
	bit	v5.16b, v20.16b, v7.16b
	add	x8, x23, x26, lsl #4
	fmul	v30.4s, v30.4s, v24.s[0]
	fmul	v25.4s, v25.4s, v24.s[0]
	fcmgt	v2.4s, v21.4s, v12.4s
	mov	v21.16b, v7.16b
	bit	v0.16b, v20.16b, v7.16b
	str	q22, [x8]
	str	q5, [x23, x9, lsl #4]
	mov	v5.16b, v7.16b
	bsl	v21.16b, v20.16b, v30.16b
	str	q0, [x8, x10]
	lsl	x10, x29, #6
	str	q2, [sp, #2032]
	bsl	v5.16b, v20.16b, v25.16b
	str	q21, [x8, x11, lsl #4]
	str	q5, [x8, x10]
	tbnz	w20, #1, 258f
	ldp	q12, q29, [sp, #352]
	mov	w8, #5
	ldr	x21, [sp, #168]
	ldr	q28, [sp, #2000]
	ldr	q30, [sp, #1936]
	ldr	q27, [sp, #1920]
	ldr	q19, [sp, #1904]
	ldr	q23, [sp, #336]
	b	259f
258:
	ldr	q0, [sp, #1872]
	ldr	q27, [sp, #1968]
	fmov	v23.4s, #1.00000000
	ldr	q3, [sp, #1984]
	ldr	q6, [sp, #1744]
	umaddl	x8, w29, w7, x23
	fmul	v25.4s, v27.4s, v0.4s
	fneg	v0.4s, v27.4s
	ldr	q5, [sp, #1536]
	ldr	q22, [sp, #1824]
	ldr	q11, [sp, #1728]
	tst	w20, #0x4
	fmaxnm	v5.4s, v29.4s, v5.4s
	mov	w11, #6
	lsl	x10, x26, #4
	fmul	v12.4s, v27.4s, v22.4s
	cinc	x11, x11, ne
	mov	w14, #10
	fmla	v6.4s, v25.4s, v3.4s
	fmul	v0.4s, v3.4s, v0.4s
	ldr	q3, [sp, #1840]
	fmla	v15.4s, v25.4s, v22.4s
	fmla	v23.4s, v25.4s, v25.4s
	mov	w15, #7
	fsqrt	v5.4s, v5.4s
	csel	x14, x15, x14, eq
	mov	w15, #14
	mov	w0, #8
	umull	x11, w11, w29
	mov	w21, #9
	fneg	v21.4s, v6.4s
	ldr	q6, [sp, #1808]
	csel	x15, x0, x15, eq
	umull	x14, w14, w29
	mov	w0, #19
	str	q9, [sp, #1984]
	fmla	v3.4s, v25.4s, v6.4s
	csel	x0, x21, x0, eq
	umull	x15, w15, w29
	umull	x0, w0, w29
	add	x11, x23, x11, lsl #4
	ldr	x21, [sp, #168]
	fmul	v29.4s, v13.4s, v21.4s
	fmul	v21.4s, v27.4s, v6.4s
	fmul	v6.4s, v0.4s, v13.4s
	fneg	v0.4s, v13.4s
	fmla	v3.4s, v29.4s, v19.4s
	fmla	v21.4s, v6.4s, v19.4s
	mov	v14.16b, v6.16b
	fmul	v22.4s, v19.4s, v0.4s
	ldr	q0, [sp, #1952]
	fmla	v23.4s, v29.4s, v29.4s
	fdiv	v5.4s, v4.4s, v5.4s
	mov	v4.16b, v29.16b
	str	q13, [sp, #1952]
	fmla	v15.4s, v29.4s, v0.4s
	fmla	v12.4s, v6.4s, v0.4s
	fmul	v29.4s, v13.4s, v13.4s
	fneg	v30.4s, v3.4s
	fneg	v21.4s, v21.4s
	fmul	v3.4s, v22.4s, v9.4s
	fmul	v22.4s, v27.4s, v27.4s
	ldr	q27, [sp, #1920]
	fmul	v28.4s, v9.4s, v30.4s
	fmul	v19.4s, v9.4s, v21.4s
	fmul	v21.4s, v13.4s, v0.4s
	fmla	v22.4s, v6.4s, v6.4s
	fneg	v30.4s, v9.4s
	fmla	v29.4s, v3.4s, v3.4s
	str	q3, [sp, #1824]
	fmla	v15.4s, v28.4s, v16.4s
	fmla	v12.4s, v19.4s, v16.4s
	str	q28, [sp, #1840]
	fmla	v21.4s, v3.4s, v16.4s
	fmla	v23.4s, v28.4s, v28.4s
	fmul	v16.4s, v16.4s, v30.4s
	fmla	v22.4s, v19.4s, v19.4s
	str	q19, [sp, #1872]
	ldr	q28, [sp, #2000]
	ldr	q19, [sp, #1904]
	fneg	v0.4s, v15.4s
	fneg	v12.4s, v12.4s
	ldr	q15, [sp, #1552]
	fneg	v21.4s, v21.4s
	fmul	v3.4s, v16.4s, v5.4s
	fmul	v6.4s, v5.4s, v0.4s
	fmul	v0.4s, v5.4s, v12.4s
	fmul	v12.4s, v9.4s, v9.4s
	fmul	v13.4s, v5.4s, v21.4s
	str	q6, [sp, #1808]
	fmla	v23.4s, v6.4s, v6.4s
	mov	v6.16b, v0.16b
	fmla	v22.4s, v0.4s, v0.4s
	ldr	q0, [sp, #2016]
	fmla	v29.4s, v13.4s, v13.4s
	fmla	v12.4s, v3.4s, v3.4s
	and	v30.16b, v0.16b, v2.16b
	ldr	q0, [sp, #1568]
	mov	v2.16b, v3.16b
	fmul	v23.4s, v15.4s, v23.4s
	ldr	q3, [sp, #1584]
	fmul	v16.4s, v0.4s, v24.s[0]
	ldr	q0, [sp, #1712]
	fmul	v29.4s, v11.4s, v29.4s
	xtn	v30.4h, v30.4s
	fmul	v22.4s, v3.4s, v22.4s
	fmul	v21.4s, v0.4s, v24.s[0]
	fmul	v24.4s, v5.4s, v5.4s
	fmul	v23.4s, v15.4s, v23.4s
	fmul	v12.4s, v12.4s, v16.4s
	fmul	v29.4s, v11.4s, v29.4s
	fmul	v22.4s, v3.4s, v22.4s
	fmul	v0.4s, v24.4s, v21.4s
	sshll	v24.4s, v30.4h, #0
	fmul	v30.4s, v16.4s, v12.4s
	bif	v23.16b, v20.16b, v24.16b
	bif	v22.16b, v20.16b, v24.16b
	bif	v29.16b, v20.16b, v24.16b
	fmul	v0.4s, v21.4s, v0.4s
	str	q23, [x8, x10]
	mov	v23.16b, v24.16b
	add	x8, x23, x14, lsl #4
	str	q22, [x11, x10]
	add	x11, x23, x15, lsl #4
	bif	v0.16b, v20.16b, v24.16b
	str	q29, [x8, x10]
	add	x8, x23, x0, lsl #4
	bsl	v23.16b, v30.16b, v20.16b
	ldp	q12, q29, [sp, #352]
	ldr	q30, [sp, #1936]
	str	q23, [x11, x10]
	ldr	q23, [sp, #336]
	str	q0, [x8, x10]
	mov	w8, #10
	tbz	w20, #2, 259f
	ldr	q0, [sp, #1968]
	mov	v12.16b, v13.16b
	ldr	q13, [sp, #1952]
	ldr	q9, [sp, #1872]
	ldr	x15, [sp, #296]
	mov	w8, #96
	fmul	v0.4s, v0.4s, v25.4s
	ldr	q25, [sp, #1840]
	fmul	v22.4s, v13.4s, v4.4s
	fmul	v23.4s, v13.4s, v14.4s
	mov	v13.16b, v16.16b
	ldr	q16, [sp, #1824]
	umaddl	x8, w15, w8, x23
	mov	w14, #144
	add	x11, x23, x15, lsl #7
	umaddl	x14, w15, w14, x23
	fmla	v0.4s, v4.4s, v14.4s
	ldr	q14, [sp, #1808]
	fmla	v22.4s, v25.4s, v16.4s
	fmla	v23.4s, v9.4s, v16.4s
	ldr	q4, [sp, #1984]
	fmul	v29.4s, v4.4s, v9.4s
	fmla	v0.4s, v25.4s, v9.4s
	fmul	v25.4s, v4.4s, v25.4s
	fmla	v22.4s, v14.4s, v12.4s
	fmla	v23.4s, v6.4s, v12.4s
	mov	v9.16b, v30.16b
	fmul	v30.4s, v4.4s, v16.4s
	fmul	v16.4s, v5.4s, v12.4s
	fmla	v29.4s, v6.4s, v2.4s
	fmla	v0.4s, v14.4s, v6.4s
	fmla	v25.4s, v14.4s, v2.4s
	fmul	v22.4s, v11.4s, v22.4s
	fmul	v4.4s, v11.4s, v23.4s
	fmul	v23.4s, v5.4s, v14.4s
	fmla	v30.4s, v12.4s, v2.4s
	fmul	v14.4s, v5.4s, v6.4s
	str	q16, [sp, #2016]
	fmul	v29.4s, v29.4s, v13.4s
	fmul	v0.4s, v3.4s, v0.4s
	fmul	v25.4s, v25.4s, v13.4s
	fmul	v6.4s, v15.4s, v22.4s
	fmul	v22.4s, v5.4s, v2.4s
	fmul	v23.4s, v23.4s, v21.4s
	fmul	v16.4s, v3.4s, v4.4s
	mov	v5.16b, v24.16b
	ldr	q2, [sp, #2016]
	fmul	v30.4s, v30.4s, v13.4s
	fmul	v12.4s, v14.4s, v21.4s
	fmul	v0.4s, v15.4s, v0.4s
	fmul	v4.4s, v15.4s, v25.4s
	fmul	v25.4s, v2.4s, v21.4s
	fmul	v21.4s, v22.4s, v21.4s
	bsl	v5.16b, v6.16b, v20.16b
	bif	v16.16b, v20.16b, v24.16b
	fmul	v22.4s, v3.4s, v29.4s
	fmul	v29.4s, v11.4s, v30.4s
	mov	v30.16b, v9.16b
	bif	v0.16b, v20.16b, v24.16b
	fmul	v25.4s, v11.4s, v25.4s
	bif	v22.16b, v20.16b, v24.16b
	str	q0, [x8, x10]
	fmul	v0.4s, v15.4s, v23.4s
	mov	v23.16b, v24.16b
	mov	w8, #176
	str	q5, [x11, x10]
	mov	w11, #192
	umaddl	x8, w15, w8, x23
	str	q16, [x14, x10]
	fmul	v16.4s, v13.4s, v21.4s
	bsl	v23.16b, v4.16b, v20.16b
	mov	v21.16b, v24.16b
	mov	w14, #208
	umaddl	x11, w15, w11, x23
	bif	v0.16b, v20.16b, v24.16b
	fmul	v5.4s, v3.4s, v12.4s
	umaddl	x14, w15, w14, x23
	str	q23, [x8, x10]
	mov	w8, #240
	bsl	v21.16b, v29.16b, v20.16b
	umaddl	x8, w15, w8, x23
	str	q22, [x11, x10]
	add	x11, x23, x15, lsl #8
	bif	v5.16b, v20.16b, v24.16b
	ldp	q12, q29, [sp, #352]
	str	q21, [x14, x10]
	mov	v21.16b, v24.16b
	mov	w14, #272
	str	q0, [x8, x10]
	mov	v0.16b, v24.16b
	mov	w8, #288
	umaddl	x14, w15, w14, x23
	ldr	q23, [sp, #336]
	str	q5, [x11, x10]
	bsl	v21.16b, v25.16b, v20.16b
	umaddl	x8, w15, w8, x23
	bsl	v0.16b, v16.16b, v20.16b
	str	q21, [x14, x10]
	str	q0, [x8, x10]
	mov	w8, #20
259:
	fmov	v11.4s, #1.00000000
	ldr	q0, [sp, #224]
	tbz	w20, #3, 24b
	fdiv	v0.4s, v11.4s, v0.4s
	ldp	q5, q6, [sp, #192]
	movi	v16.2d, #0000000000000000
	ldp	s24, s25, [x13, #100]
	ldr	q13, [sp, #1600]
	movi	v21.2d, #0000000000000000
	mov	w10, #29208
	movk	w10, #16177, lsl #16
	ldr	q3, [sp, #1616]
	ldr	x20, [sp, #296]
	lsl	x14, x26, #4
	add	x15, x8, #2
	add	x0, x8, #3
	umull	x11, w8, w20
	umull	x15, w15, w20
	umull	x0, w0, w20
	add	x11, x23, x11, lsl #4
	fmul	v22.4s, v5.4s, v0.4s
	mvni	v5.4s, #127, msl #16
	add	v0.4s, v22.4s, v23.4s
	and	v20.16b, v0.16b, v5.16b
	fmov	v0.4s, #-1.00000000
	movi	v5.2d, #0000000000000000
	sub	v23.4s, v11.4s, v20.4s
	fmla	v5.4s, v13.4s, v24.s[0]
	fmla	v0.4s, v23.4s, v22.4s
	ldr	s22, [x13, #136]
	fmla	v16.4s, v13.4s, v22.s[0]
	ldp	s23, s22, [x13, #172]
	fmla	v5.4s, v1.4s, v25.s[0]
	ldp	s24, s25, [x13, #140]
	fmla	v19.4s, v12.4s, v0.4s
	fmla	v27.4s, v30.4s, v0.4s
	fmla	v21.4s, v13.4s, v23.s[0]
	fmul	v23.4s, v0.4s, v0.4s
	fmla	v16.4s, v1.4s, v24.s[0]
	fmla	v21.4s, v1.4s, v22.s[0]
	ldp	s22, s24, [x13, #108]
	ldr	q1, [sp, #1856]
	fmla	v16.4s, v10.4s, v25.s[0]
	fmla	v19.4s, v1.4s, v23.4s
	fmla	v5.4s, v10.4s, v22.s[0]
	ldr	q1, [sp, #1888]
	ldp	s2, s22, [x13, #180]
	fmla	v28.4s, v1.4s, v0.4s
	mov	v1.16b, v18.16b
	fmla	v21.4s, v10.4s, v2.s[0]
	fmla	v27.4s, v23.4s, v19.4s
	ldp	s2, s19, [x13, #148]
	fmla	v5.4s, v8.4s, v24.s[0]
	fmla	v16.4s, v8.4s, v2.s[0]
	fmla	v21.4s, v8.4s, v22.s[0]
	ldp	s2, s22, [x13, #116]
	fmla	v28.4s, v23.4s, v27.4s
	fmla	v5.4s, v31.4s, v2.s[0]
	ldp	s2, s24, [x13, #188]
	fmla	v16.4s, v31.4s, v19.s[0]
	fmla	v0.4s, v23.4s, v28.4s
	fmla	v21.4s, v31.4s, v2.s[0]
	scvtf	v2.4s, v20.4s
	ldp	s19, s20, [x13, #156]
	fmla	v5.4s, v26.4s, v22.s[0]
	fmla	v16.4s, v26.4s, v19.s[0]
	ldp	s19, s4, [x13, #124]
	fmla	v21.4s, v26.4s, v24.s[0]
	fmla	v0.4s, v29.4s, v2.4s
	dup	v2.4s, w10
	mov	w10, #16271
	fmla	v5.4s, v1.4s, v19.s[0]
	ldp	s18, s19, [x13, #196]
	fmla	v16.4s, v1.4s, v20.s[0]
	movk	w10, #16363, lsl #16
	fmla	v21.4s, v1.4s, v18.s[0]
	mov	v1.16b, v17.16b
	ldr	q17, [sp, #176]
	fmla	v0.4s, v2.4s, v17.4s
	ldp	s17, s18, [x13, #164]
	dup	v2.4s, w10
	fmla	v5.4s, v1.4s, v4.s[0]
	ldr	s4, [x13, #132]
	fmla	v21.4s, v1.4s, v19.s[0]
	add	x10, x13, #208
	fmla	v16.4s, v1.4s, v17.s[0]
	ldr	q1, [sp, #1664]
	fneg	v17.4s, v3.4s
	fmla	v0.4s, v2.4s, v6.4s
	ldr	s2, [x13, #204]
	fadd	v3.4s, v3.4s, v3.4s
	fmla	v5.4s, v1.4s, v4.s[0]
	ldr	q4, [sp, #272]
	fmla	v21.4s, v1.4s, v2.s[0]
	movi	v2.4s, #64, lsl #24
	fmla	v16.4s, v1.4s, v18.s[0]
	movi	v1.4s, #191, lsl #24
	fmla	v16.4s, v2.4s, v4.s[0]
	movi	v2.4s, #65, lsl #24
	fmla	v17.4s, v1.4s, v0.4s
	ld1r	{ v0.4s }, [x10]
	umaddl	x10, w8, w20, x20
	fadd	v1.4s, v4.4s, v5.4s
	add	x8, x8, #4
	umull	x8, w8, w20
	fmla	v21.4s, v2.4s, v4.s[0]
	mov	v2.16b, v7.16b
	bit	v3.16b, v0.16b, v7.16b
	add	x10, x23, x10, lsl #4
	bit	v1.16b, v0.16b, v7.16b
	add	x8, x23, x8, lsl #4
	bsl	v2.16b, v0.16b, v17.16b
	str	q2, [x11, x14]
	mov	v2.16b, v7.16b
	add	x11, x23, x15, lsl #4
	str	q3, [x10, x14]
	add	x10, x23, x0, lsl #4
	str	q1, [x11, x14]
	bsl	v2.16b, v0.16b, v16.16b
	bif	v0.16b, v21.16b, v7.16b
	str	q2, [x10, x14]
	str	q0, [x8, x14]
	b	24b
260:
	add	sp, sp, #2048
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
