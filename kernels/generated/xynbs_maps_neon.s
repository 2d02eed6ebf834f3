// Made by `cargo xtask kernels`. Do not edit.
	cbz	w3, 247f
	cbz	w2, 247f
	cbz	w1, 247f
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
	mov	w20, w1
	mov	w8, w2
	mvni	v0.4s, #128, lsl #16
	str	x8, [sp, #72]
	umull	x8, w8, w20
	mov	w11, w3
	ldp	x9, x16, [x0, #40]
	fneg	v2.4s, v0.4s
	mov	w7, #62154
	fmov	v24.4s, #1.00000000
	lsl	x8, x8, #1
	movi	v1.4s, #63, lsl #24
	fmov	v13.4s, #3.00000000
	str	x9, [sp, #160]
	add	w9, w5, w4
	movk	w7, #29001, lsl #16
	stp	x8, x11, [sp, #16]
	lsl	x8, x20, #1
	add	w9, w9, w6
	lsl	x11, x9, #1
	movi	v27.2d, #0000000000000000
	ldr	x12, [x0]
	stp	x8, x9, [sp, #48]
	mov	w8, #16992
	mov	w9, #58632
	movk	w8, #3490, lsl #16
	movk	w9, #7740, lsl #16
	ldr	x15, [sp, #2144]
	dup	v0.4s, w8
	mov	w8, #4059
	mov	w25, #64269
	movk	w8, #16713, lsl #16
	ldp	x13, x23, [x0, #24]
	mov	w26, #44110
	mov	w27, #13
	mov	w28, #56135
	str	q0, [sp, #736]
	dup	v0.4s, w9
	mov	w29, #55248
	mov	w30, #39482
	mov	w0, #51410
	mov	w3, #56146
	mov	w2, #29208
	mov	w4, #50604
	mov	x10, xzr
	stp	q0, q2, [sp, #128]
	dup	v2.4s, w8
	dup	v0.4s, w7
	mov	w8, #14269
	add	x5, x12, #16
	mov	w19, #80
	movk	w25, #49354, lsl #16
	movk	w26, #16042, lsl #16
	movk	w27, #48896, lsl #16
	movk	w28, #15947, lsl #16
	movk	w29, #48767, lsl #16
	movk	w30, #15909, lsl #16
	movk	w0, #48686, lsl #16
	movk	w3, #48602, lsl #16
	movk	w2, #13233, lsl #16
	movk	w8, #13702, lsl #16
	movk	w4, #13991, lsl #16
	stp	q0, q2, [sp, #96]
	str	x15, [sp, #280]
	stp	x23, x20, [sp, #168]
	b	21f
20:
	ldp	x11, x10, [sp, #32]
	ldr	x9, [sp, #24]
	add	x10, x10, #1
	cmp	x10, x9
	ldr	x9, [sp, #16]
	add	x11, x11, x9
	b.eq	246f
21:
	ldr	x9, [sp, #72]
	stp	x11, x10, [sp, #32]
	mul	x9, x10, x9
	mov	x10, xzr
	str	x9, [sp, #64]
	b	23f
22:
	mov	x15, x11
	ldp	x11, x10, [sp, #80]
	ldr	x9, [sp, #72]
	add	x10, x10, #1
	cmp	x10, x9
	ldr	x9, [sp, #48]
	add	x11, x11, x9
	b.eq	20b
23:
	ldr	x9, [sp, #64]
	stp	x11, x10, [sp, #80]
	mov	x21, xzr
	mov	x24, x11
	mov	x11, x15
	add	x9, x9, x10
	ldr	x10, [sp, #56]
	madd	x9, x9, x20, x10
	str	x9, [sp, #184]
	b	26f
24:
	ldr	q0, [sp, #1936]
	fmov	v13.4s, #3.00000000
	ldr	q1, [sp, #1168]
	ldr	x10, [sp, #160]
	fmov	v24.4s, #1.00000000
	movi	v27.2d, #0000000000000000
	orr	v0.16b, v31.16b, v0.16b
	ldr	x11, [sp, #280]
	bsl	v0.16b, v1.16b, v13.16b
	ldr	q1, [sp, #1216]
	str	q1, [x10, x4, lsl #4]
	movi	v1.4s, #63, lsl #24
	mov	w4, #50604
	movk	w4, #13991, lsl #16
	str	q0, [x10, x9, lsl #4]
	ldr	x9, [sp, #184]
25:
	add	x21, x21, #1
	add	x24, x24, #2
	cmp	x21, x20
	b.eq	22b
26:
	ldr	w22, [x11, #8]
	add	x10, x9, x21
	cmp	x10, x22
	b.hs	25b
	add	x10, x9, x21
	movi	v2.2d, #0000000000000000
	ldr	w15, [x11, #20]
	stp	x10, x24, [sp, #320]
	ldr	w10, [x11]
	str	x22, [sp, #312]
	umull	x9, w10, w10
	lsl	x23, x10, #1
	cbz	w10, 218f
	ldr	x17, [sp, #320]
	umull	x11, w10, w10
	movi	v14.2d, #0000000000000000
	movi	v7.4s, #16, lsl #16
	fmov	v31.4s, #1.00000000
	mul	x17, x9, x17
	fmov	v8.4s, #1.00000000
	movi	v12.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v19.2d, #0000000000000000
	mul	x14, x24, x11
	movi	v4.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v3.2d, #0000000000000000
	movi	v17.2d, #0000000000000000
	mov	x24, xzr
	sub	x20, x10, #2
	lsl	x1, x17, #1
	b	211f
27:
	mov	w11, #1
	fmov	v11.4s, #1.00000000
	movi	v15.4s, #127, msl #16
28:
	add	x17, x22, x11, lsl #5
	add	x11, x11, #1
	ldp	q29, q28, [x17]
	fcmgt	v6.4s, v6.4s, v28.4s
	fadd	v30.4s, v17.4s, v28.4s
	fadd	v23.4s, v23.4s, v28.4s
	and	v6.16b, v6.16b, v29.16b
	fadd	v24.4s, v6.4s, v24.4s
	fadd	v27.4s, v6.4s, v27.4s
	fmla	v25.4s, v6.4s, v24.4s
	fmla	v0.4s, v6.4s, v27.4s
	fcmgt	v24.4s, v6.4s, #0.0
	fmov	d27, x10
	fmla	v26.4s, v6.4s, v25.4s
	bif	v0.16b, v11.16b, v24.16b
	mov	v6.16b, v24.16b
	fsub	v25.4s, v29.4s, v28.4s
	and	v24.16b, v24.16b, v11.16b
	bsl	v6.16b, v26.16b, v11.16b
	fmul	v0.4s, v1.4s, v0.4s
	fmov	d26, x11
	fadd	v29.4s, v3.4s, v25.4s
	fadd	v14.4s, v14.4s, v24.4s
	fadd	v20.4s, v20.4s, v25.4s
	cmeq	v26.2d, v26.2d, v27.2d
	fmul	v6.4s, v12.4s, v6.4s
	ushr	v27.4s, v0.4s, #23
	and	v0.16b, v0.16b, v15.16b
	ldr	q12, [sp, #1968]
	dup	v26.2d, v26.d[0]
	sub	v7.4s, v7.4s, v27.4s
	orr	v8.16b, v0.16b, v11.16b
	and	v27.16b, v6.16b, v15.16b
	bit	v3.16b, v29.16b, v26.16b
	bit	v17.16b, v30.16b, v26.16b
	usra	v7.4s, v6.4s, #23
	orr	v31.16b, v27.16b, v11.16b
29:
	movi	v27.2d, #0000000000000000
210:
	movi	d6, #0000000000000000
	fmov	d0, x24
	add	x24, x24, #1
	fadd	v24.4s, v5.4s, v20.4s
	fadd	v4.4s, v4.4s, v22.4s
	cmp	x24, x10
	fadd	v18.4s, v18.4s, v21.4s
	fadd	v12.4s, v12.4s, v20.4s
	add	x14, x14, x23
	fadd	v16.4s, v16.4s, v23.4s
	cmeq	v0.2d, v0.2d, v6.2d
	fadd	v6.4s, v19.4s, v23.4s
	dup	v0.2d, v0.d[0]
	bit	v19.16b, v6.16b, v0.16b
	bit	v5.16b, v24.16b, v0.16b
	b.eq	217f
211:
	madd	w11, w23, w24, w1
	lsl	x17, x14, #4
	and	x11, x11, #0x7ffffffe
	add	x22, x12, x11, lsl #4
	and	x11, x17, #0x7ffffffe0
	add	x17, x12, #48
	add	x17, x17, x11
	ldp	q20, q21, [x22]
	tbnz	w15, #3, 213f
	mov	w11, #1
	fmov	s0, w10
	fsub	v22.4s, v20.4s, v21.4s
	fmov	s6, w11
	fadd	v23.4s, v21.4s, v27.4s
	cmp	w10, #1
	cmeq	v0.4s, v0.4s, v6.4s
	fadd	v6.4s, v17.4s, v21.4s
	fadd	v20.4s, v3.4s, v22.4s
	dup	v0.4s, v0.s[0]
	bit	v17.16b, v6.16b, v0.16b
	bit	v3.16b, v20.16b, v0.16b
	fadd	v20.4s, v22.4s, v27.4s
	b.eq	210b
	cbz	x20, 215f
	sub	x6, x10, #2
	mov	w11, #1
212:
	ldp	q0, q6, [x17, #-16]
	subs	x6, x6, #1
	add	x11, x11, #1
	add	x17, x17, #32
	fsub	v0.4s, v0.4s, v6.4s
	fadd	v23.4s, v23.4s, v6.4s
	fadd	v20.4s, v20.4s, v0.4s
	b.ne	212b
	b	216f
213:
	mov	w11, #1568669696
	fmov	v10.4s, #1.00000000
	movi	v9.4s, #127, msl #16
	dup	v6.4s, w11
	mov	w11, #2382
	movi	v11.2d, #0000000000000000
	movk	w11, #16192, lsl #16
	cmp	w10, #1
	dup	v24.4s, w11
	mov	w11, #28477
	fcmgt	v0.4s, v6.4s, v21.4s
	movk	w11, #16149, lsl #16
	dup	v27.4s, w11
	mov	w11, #23130
	movk	w11, #15901, lsl #16
	dup	v25.4s, w11
	mov	w11, #63253
	and	v22.16b, v0.16b, v20.16b
	movk	w11, #15654, lsl #16
	dup	v0.4s, w11
	mov	w11, #18706
	mov	v29.16b, v25.16b
	movk	w11, #15319, lsl #16
	fadd	v23.4s, v22.4s, v24.4s
	fadd	v28.4s, v22.4s, v27.4s
	dup	v26.4s, w11
	mov	w11, #1
	mov	v30.16b, v26.16b
	fmla	v29.4s, v22.4s, v23.4s
	mov	v23.16b, v0.16b
	fmla	v23.4s, v22.4s, v28.4s
	fcmgt	v28.4s, v22.4s, #0.0
	fmla	v30.4s, v22.4s, v29.4s
	fsub	v22.4s, v20.4s, v21.4s
	bif	v23.16b, v10.16b, v28.16b
	mov	v29.16b, v28.16b
	and	v28.16b, v28.16b, v10.16b
	bsl	v29.16b, v30.16b, v10.16b
	fmov	s30, w11
	fadd	v14.4s, v14.4s, v28.4s
	fmul	v20.4s, v8.4s, v23.4s
	fmov	s23, w10
	cmeq	v23.4s, v23.4s, v30.4s
	fmul	v29.4s, v31.4s, v29.4s
	fadd	v30.4s, v17.4s, v21.4s
	ushr	v8.4s, v20.4s, #23
	fadd	v31.4s, v3.4s, v22.4s
	dup	v23.4s, v23.s[0]
	sub	v7.4s, v7.4s, v8.4s
	and	v8.16b, v29.16b, v9.16b
	and	v9.16b, v20.16b, v9.16b
	fadd	v20.4s, v22.4s, v11.4s
	bit	v17.16b, v30.16b, v23.16b
	bit	v3.16b, v31.16b, v23.16b
	fadd	v23.4s, v21.4s, v11.4s
	usra	v7.4s, v29.4s, #23
	orr	v31.16b, v8.16b, v10.16b
	orr	v8.16b, v9.16b, v10.16b
	b.eq	29b
	str	q12, [sp, #1968]
	mov	v1.16b, v8.16b
	mov	v12.16b, v31.16b
	cbz	x20, 27b
	fmov	v11.4s, #1.00000000
	movi	v15.4s, #127, msl #16
	sub	x6, x10, #2
	mov	w11, #1
214:
	ldp	q30, q28, [x17, #-16]
	mov	v9.16b, v25.16b
	mov	v10.16b, v26.16b
	subs	x6, x6, #1
	add	x11, x11, #1
	add	x17, x17, #32
	fcmgt	v29.4s, v6.4s, v28.4s
	fadd	v23.4s, v23.4s, v28.4s
	and	v29.16b, v29.16b, v30.16b
	fsub	v30.4s, v30.4s, v28.4s
	fadd	v31.4s, v29.4s, v24.4s
	fadd	v8.4s, v29.4s, v27.4s
	fadd	v20.4s, v20.4s, v30.4s
	fmla	v9.4s, v29.4s, v31.4s
	mov	v31.16b, v0.16b
	fmla	v31.4s, v29.4s, v8.4s
	fcmgt	v8.4s, v29.4s, #0.0
	fmla	v10.4s, v29.4s, v9.4s
	mov	v29.16b, v8.16b
	bsl	v29.16b, v31.16b, v11.16b
	mov	v31.16b, v8.16b
	and	v8.16b, v8.16b, v11.16b
	bsl	v31.16b, v10.16b, v11.16b
	fadd	v14.4s, v14.4s, v8.4s
	fmul	v29.4s, v1.4s, v29.4s
	fmul	v31.4s, v12.4s, v31.4s
	ushr	v9.4s, v29.4s, #23
	and	v29.16b, v29.16b, v15.16b
	sub	v7.4s, v7.4s, v9.4s
	and	v9.16b, v31.16b, v15.16b
	orr	v1.16b, v29.16b, v11.16b
	usra	v7.4s, v31.4s, #23
	orr	v12.16b, v9.16b, v11.16b
	b.ne	214b
	b	28b
215:
	mov	w11, #1
216:
	add	x17, x22, x11, lsl #5
	add	x11, x11, #1
	fmov	d25, x10
	fmov	d24, x11
	ldp	q0, q6, [x17]
	cmeq	v24.2d, v24.2d, v25.2d
	fsub	v0.4s, v0.4s, v6.4s
	fadd	v26.4s, v17.4s, v6.4s
	fadd	v23.4s, v23.4s, v6.4s
	dup	v24.2d, v24.d[0]
	fadd	v25.4s, v3.4s, v0.4s
	fadd	v20.4s, v20.4s, v0.4s
	bit	v17.16b, v26.16b, v24.16b
	bit	v3.16b, v25.16b, v24.16b
	b	210b
217:
	mov	w11, #562036736
	ucvtf	v22.4s, v7.4s
	fmov	v24.4s, #1.00000000
	dup	v0.4s, w11
	mov	w11, #-914358272
	movi	v1.4s, #63, lsl #24
	ldr	x24, [sp, #328]
	ldr	x22, [sp, #312]
	fmul	v6.4s, v19.4s, v0.4s
	fmul	v19.4s, v23.4s, v0.4s
	fmul	v21.4s, v18.4s, v0.4s
	fmul	v7.4s, v17.4s, v0.4s
	fmul	v0.4s, v16.4s, v0.4s
	dup	v23.4s, w11
	frintn	v18.4s, v6.4s
	frintn	v17.4s, v19.4s
	frintn	v16.4s, v21.4s
	frintn	v7.4s, v7.4s
	frintn	v6.4s, v0.4s
	fadd	v0.4s, v22.4s, v23.4s
	str	q0, [sp, #208]
	b	219f
218:
	movi	v0.2d, #0000000000000000
	fmov	v8.4s, #1.00000000
	movi	v7.2d, #0000000000000000
	movi	v3.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
	movi	v17.2d, #0000000000000000
	movi	v20.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v12.2d, #0000000000000000
	str	q0, [sp, #208]
	movi	v14.2d, #0000000000000000
	fmov	v31.4s, #1.00000000
219:
	ucvtf	s0, w10
	dup	v0.4s, v0.s[0]
	fsub	v18.4s, v0.4s, v18.4s
	fsub	v17.4s, v0.4s, v17.4s
	fsub	v16.4s, v0.4s, v16.4s
	fsub	v7.4s, v0.4s, v7.4s
	fmaxnm	v18.4s, v18.4s, v24.4s
	fmaxnm	v17.4s, v17.4s, v24.4s
	fmaxnm	v16.4s, v16.4s, v24.4s
	fmaxnm	v7.4s, v7.4s, v24.4s
	fdiv	v18.4s, v24.4s, v18.4s
	fdiv	v17.4s, v24.4s, v17.4s
	fmul	v5.4s, v5.4s, v18.4s
	fdiv	v16.4s, v24.4s, v16.4s
	fmul	v17.4s, v20.4s, v17.4s
	fdiv	v7.4s, v24.4s, v7.4s
	fmul	v4.4s, v4.4s, v16.4s
	fmul	v3.4s, v3.4s, v7.4s
	fminnm	v7.4s, v5.4s, v17.4s
	fmaxnm	v5.4s, v5.4s, v17.4s
	fminnm	v16.4s, v4.4s, v3.4s
	fmaxnm	v3.4s, v4.4s, v3.4s
	fmaxnm	v4.4s, v7.4s, v16.4s
	fminnm	v3.4s, v5.4s, v3.4s
	fminnm	v5.4s, v7.4s, v16.4s
	fminnm	v3.4s, v4.4s, v3.4s
	fadd	v3.4s, v5.4s, v3.4s
	fmul	v3.4s, v3.4s, v1.4s
	cbz	w10, 222f
	fmaxnm	v2.4s, v3.4s, v2.4s
	umull	x11, w10, w10
	movi	v4.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	mov	x14, xzr
	movi	v7.2d, #0000000000000000
	mul	x11, x24, x11
	fmul	v17.4s, v2.4s, v13.4s
	movi	v2.2d, #0000000000000000
220:
	ubfx	x17, x11, #1, #30
	movi	v18.2d, #0000000000000000
	mov	x1, xzr
	add	x17, x5, x17, lsl #5
221:
	ldp	q19, q20, [x17, #-16]
	mov	v21.16b, v17.16b
	add	x17, x17, #32
	fsub	v19.4s, v19.4s, v20.4s
	fmla	v21.4s, v13.4s, v20.4s
	fsub	v19.4s, v19.4s, v3.4s
	fneg	v20.4s, v21.4s
	fmaxnm	v19.4s, v19.4s, v27.4s
	fmla	v20.4s, v19.4s, v19.4s
	ucvtf	s19, x1
	add	x1, x1, #1
	cmp	x10, x1
	fmaxnm	v20.4s, v20.4s, v27.4s
	fmul	s21, s19, s19
	fadd	v18.4s, v18.4s, v20.4s
	fmla	v16.4s, v20.4s, v19.s[0]
	fmla	v7.4s, v20.4s, v21.s[0]
	b.ne	221b
	ucvtf	s19, x14
	fadd	v4.4s, v4.4s, v18.4s
	add	x14, x14, #1
	cmp	x14, x10
	add	x11, x11, x23
	fmul	s20, s19, s19
	fmla	v5.4s, v18.4s, v19.s[0]
	fmla	v2.4s, v18.4s, v20.s[0]
	b.ne	220b
	b	223f
222:
	movi	v7.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	mov	x23, xzr
	movi	v16.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
223:
	ldr	q17, [sp, #736]
	fmov	v28.4s, #1.00000000
	fmov	v19.4s, #-1.00000000
	ucvtf	s18, x9
	add	x9, x13, #20
	stp	q8, q31, [sp, #224]
	fmaxnm	v17.4s, v4.4s, v17.4s
	fmov	v31.4s, #5.00000000
	add	x11, x13, #52
	fmov	v29.4s, #4.00000000
	movi	v30.2d, #0000000000000000
	movi	v11.4s, #2
	fadd	v0.4s, v0.4s, v19.4s
	ldr	q19, [sp, #128]
	str	q14, [sp, #256]
	dup	v18.4s, v18.s[0]
	fdiv	v17.4s, v28.4s, v17.4s
	fcmgt	v19.4s, v4.4s, v19.4s
	fmul	v20.4s, v0.4s, v1.4s
	movi	v1.2d, #0000000000000000
	str	q1, [sp, #464]
	movi	v1.4s, #63, lsl #24
	fmul	v0.4s, v16.4s, v17.4s
	fmov	v16.4s, #9.00000000
	fmul	v7.4s, v7.4s, v17.4s
	fmul	v5.4s, v5.4s, v17.4s
	fmul	v17.4s, v2.4s, v17.4s
	mov	v2.16b, v19.16b
	fdiv	v16.4s, v18.4s, v16.4s
	bif	v0.16b, v20.16b, v19.16b
	fmov	v19.4s, #0.25000000
	bsl	v2.16b, v5.16b, v20.16b
	fsub	v18.4s, v18.4s, v6.4s
	ld1r	{ v20.4s }, [x11]
	add	x11, x13, #56
	ld1r	{ v21.4s }, [x11]
	add	x11, x13, #60
	fmls	v7.4s, v0.4s, v0.4s
	ld1r	{ v22.4s }, [x11]
	add	x11, x13, #68
	fmls	v17.4s, v2.4s, v2.4s
	ld1r	{ v26.4s }, [x11]
	add	x11, x13, #92
	str	q18, [sp, #192]
	stp	q21, q20, [sp, #800]
	fadd	v7.4s, v7.4s, v7.4s
	stp	q26, q22, [sp, #880]
	fminnm	v5.4s, v7.4s, v16.4s
	fadd	v7.4s, v17.4s, v17.4s
	fmaxnm	v5.4s, v5.4s, v19.4s
	fsqrt	v17.4s, v5.4s
	fminnm	v5.4s, v7.4s, v16.4s
	fmaxnm	v5.4s, v5.4s, v19.4s
	fsqrt	v7.4s, v5.4s
	ldr	q5, [sp, #112]
	fmul	v5.4s, v17.4s, v5.4s
	fmul	v5.4s, v7.4s, v5.4s
	fadd	v6.4s, v17.4s, v7.4s
	ldr	q17, [sp, #144]
	str	q17, [sp, #928]
	fmul	v4.4s, v4.4s, v5.4s
	ld1r	{ v5.4s }, [x9]
	fmul	v6.4s, v6.4s, v1.4s
	add	x9, x13, #76
	ld1r	{ v25.4s }, [x9]
	add	x9, x13, #80
	fcmgt	v7.4s, v5.4s, #0.0
	ld1r	{ v23.4s }, [x9]
	add	x9, x13, #88
	fsqrt	v16.4s, v4.4s
	fabs	v4.4s, v12.4s
	fmls	v12.4s, v18.4s, v3.4s
	ld1r	{ v27.4s }, [x9]
	add	x9, x13, #84
	fminnm	v0.4s, v0.4s, v25.4s
	fminnm	v2.4s, v2.4s, v23.4s
	stp	q25, q23, [sp, #768]
	bif	v5.16b, v6.16b, v7.16b
	movi	v6.2d, #0000000000000000
	ld1r	{ v7.4s }, [x9]
	cmhi	v4.4s, v4.4s, v17.4s
	fminnm	v3.4s, v3.4s, v27.4s
	umull	x9, w10, w10
	str	q27, [sp, #864]
	str	q6, [sp, #448]
	mul	x24, x24, x9
	add	x9, x16, #32
	umaddl	x9, w10, w19, x9
	fmaxnm	v1.4s, v12.4s, v16.4s
	fmov	v16.4s, #1.50000000
	str	q16, [sp, #368]
	fcmgt	v16.4s, v31.4s, v18.4s
	ld1r	{ v18.4s }, [x11]
	add	x11, x13, #64
	fmaxnm	v1.4s, v1.4s, v28.4s
	fsub	v6.4s, v18.4s, v26.4s
	fminnm	v5.4s, v5.4s, v18.4s
	str	q18, [sp, #752]
	orr	v4.16b, v4.16b, v16.16b
	ld1r	{ v16.4s }, [x11]
	ldr	x11, [sp, #280]
	fminnm	v1.4s, v1.4s, v7.4s
	ldr	w11, [x11, #16]
	stp	q7, q16, [sp, #832]
	fmaxnm	v12.4s, v3.4s, v16.4s
	fmaxnm	v16.4s, v0.4s, v20.4s
	fmaxnm	v0.4s, v2.4s, v21.4s
	fmul	v3.4s, v6.4s, v19.4s
	movi	v7.2d, #0000000000000000
	fmaxnm	v27.4s, v5.4s, v26.4s
	movi	v2.4s, #8
	bic	v19.16b, v28.16b, v4.16b
	str	q0, [sp, #1392]
	fmaxnm	v0.4s, v1.4s, v22.4s
	movi	v1.4s, #4
	str	q3, [sp, #288]
	fmov	v3.4s, #4.00000000
	stp	q7, q7, [sp, #400]
	str	q7, [sp, #432]
	ucvtf	s7, w11
	str	q0, [sp, #1440]
	movi	v0.2d, #0000000000000000
	str	q3, [sp, #384]
	mov	v3.16b, v4.16b
	str	q0, [sp, #496]
	bsl	v3.16b, v29.16b, v31.16b
	str	q0, [sp, #976]
	str	q0, [sp, #1216]
	fmov	v0.4s, #1.00000000
	str	q3, [sp, #1168]
	movi	v3.4s, #16
	str	q0, [sp, #480]
	dup	v0.4s, v7.s[0]
	str	q0, [sp, #512]
	ldr	q0, [sp, #96]
	str	q0, [sp, #336]
	str	q0, [sp, #960]
	b	225f
224:
	fmul	v0.4s, v0.4s, v5.4s
	movi	v5.2d, #0000000000000000
	ldr	q2, [sp, #1888]
	ldp	q4, q6, [sp, #448]
	str	q1, [sp, #1792]
	ldr	q1, [sp, #1232]
	mov	w11, #7549
	fmov	v17.4s, #1.00000000
	movk	w11, #9872, lsl #16
	ldr	q7, [sp, #1152]
	mov	v11.16b, v12.16b
	fmls	v8.4s, v0.4s, v28.4s
	fmla	v5.4s, v6.4s, v2.4s
	ldr	q2, [sp, #1904]
	dup	v18.4s, w11
	fmul	v16.4s, v29.4s, v0.4s
	str	q26, [sp, #1712]
	ldr	q15, [sp, #1584]
	ldr	q13, [sp, #752]
	mov	w11, #84
	movk	w11, #16256, lsl #16
	fmul	v1.4s, v1.4s, v8.4s
	fmla	v5.4s, v4.4s, v2.4s
	ldr	q2, [sp, #1264]
	ldr	q4, [sp, #1968]
	ldr	q8, [sp, #496]
	fsub	v28.4s, v13.4s, v15.4s
	fcmlt	v29.4s, v16.4s, #0.0
	str	q8, [sp, #496]
	fmls	v3.4s, v1.4s, v2.4s
	ldr	q2, [sp, #400]
	fmul	v30.4s, v12.4s, v1.4s
	fmla	v5.4s, v2.4s, v4.4s
	ldr	q2, [sp, #1248]
	ldr	q4, [sp, #1776]
	fmls	v3.4s, v0.4s, v2.4s
	ldp	q2, q6, [sp, #416]
	fmla	v5.4s, v2.4s, v4.4s
	ldr	q2, [sp, #1280]
	ldr	q4, [sp, #1920]
	fmul	v3.4s, v2.4s, v3.4s
	fabs	v2.4s, v30.4s
	fmla	v5.4s, v6.4s, v4.4s
	ldr	q4, [sp, #1600]
	fmov	v6.4s, #0.25000000
	str	q16, [sp, #1600]
	fadd	v2.4s, v2.4s, v18.4s
	fmls	v7.4s, v3.4s, v4.4s
	ldr	q4, [sp, #1328]
	fsub	v5.4s, v8.4s, v5.4s
	fmul	v6.4s, v8.4s, v6.4s
	fdiv	v2.4s, v17.4s, v2.4s
	fmls	v7.4s, v1.4s, v4.4s
	fmaxnm	v5.4s, v5.4s, v6.4s
	ldr	q6, [sp, #736]
	fmaxnm	v5.4s, v5.4s, v6.4s
	fdiv	v20.4s, v17.4s, v5.4s
	str	q2, [sp, #1360]
	ldr	q2, [sp, #1296]
	fmls	v7.4s, v0.4s, v2.4s
	ldr	q2, [sp, #1344]
	fmul	v6.4s, v2.4s, v7.4s
	ldr	q2, [sp, #1664]
	ldr	q7, [sp, #1312]
	fmul	v10.4s, v2.4s, v3.4s
	ldr	q2, [sp, #1456]
	fmls	v7.4s, v6.4s, v2.4s
	ldr	q2, [sp, #1408]
	fmul	v14.4s, v8.4s, v20.4s
	fabs	v5.4s, v10.4s
	fcmlt	v31.4s, v10.4s, #0.0
	str	q10, [sp, #1328]
	fmls	v7.4s, v3.4s, v2.4s
	ldr	q2, [sp, #1488]
	fadd	v3.4s, v5.4s, v18.4s
	fmul	v22.4s, v2.4s, v6.4s
	mov	v6.16b, v2.16b
	ldr	q2, [sp, #1088]
	fmls	v7.4s, v1.4s, v2.4s
	ldr	q2, [sp, #1040]
	fdiv	v1.4s, v17.4s, v3.4s
	ldr	q3, [sp, #1648]
	str	q22, [sp, #1456]
	fmls	v7.4s, v0.4s, v2.4s
	ldp	q2, q5, [sp, #784]
	fmul	v7.4s, v3.4s, v7.4s
	fcmlt	v25.4s, v7.4s, #0.0
	str	q7, [sp, #1696]
	str	q1, [sp, #1408]
	fabs	v1.4s, v22.4s
	fcmlt	v22.4s, v22.4s, #0.0
	fadd	v1.4s, v1.4s, v18.4s
	fdiv	v4.4s, v17.4s, v1.4s
	fabs	v1.4s, v7.4s
	fadd	v0.4s, v1.4s, v18.4s
	fabs	v1.4s, v16.4s
	fadd	v1.4s, v1.4s, v18.4s
	fdiv	v12.4s, v17.4s, v0.4s
	ldr	q0, [sp, #1392]
	fsub	v18.4s, v0.4s, v5.4s
	fsub	v21.4s, v2.4s, v0.4s
	ldr	q2, [sp, #1376]
	ldr	q0, [sp, #816]
	str	q4, [sp, #1296]
	fsub	v23.4s, v2.4s, v0.4s
	ldr	q0, [sp, #768]
	bit	v21.16b, v18.16b, v22.16b
	mov	v22.16b, v25.16b
	mov	v18.16b, v30.16b
	fsub	v24.4s, v0.4s, v2.4s
	ldr	q2, [sp, #1824]
	fcmlt	v30.4s, v30.4s, #0.0
	str	q9, [sp, #1824]
	fdiv	v0.4s, v17.4s, v1.4s
	ldr	q1, [sp, #896]
	mov	v17.16b, v11.16b
	bsl	v22.16b, v23.16b, v24.16b
	fmul	v23.4s, v2.4s, v3.4s
	dup	v11.4s, w11
	ldp	q5, q2, [sp, #832]
	mov	w11, #49807
	str	q12, [sp, #1312]
	movk	w11, #15605, lsl #16
	fmul	v23.4s, v3.4s, v23.4s
	ldr	q3, [sp, #1504]
	fmul	v9.4s, v22.4s, v12.4s
	ldr	q12, [sp, #1536]
	fmul	v22.4s, v3.4s, v22.4s
	fcmgt	v22.4s, v22.4s, #0.0
	str	q0, [sp, #1344]
	ldr	q0, [sp, #1440]
	fsub	v1.4s, v0.4s, v1.4s
	fsub	v24.4s, v5.4s, v0.4s
	ldr	q0, [sp, #1424]
	ldr	q5, [sp, #1568]
	fsub	v25.4s, v0.4s, v2.4s
	ldr	q2, [sp, #864]
	fsub	v26.4s, v2.4s, v0.4s
	ldr	q0, [sp, #880]
	bit	v24.16b, v1.16b, v31.16b
	ldp	q1, q2, [sp, #544]
	fsub	v27.4s, v15.4s, v0.4s
	fmov	v0.4s, #1.00000000
	bif	v25.16b, v26.16b, v30.16b
	fmul	v26.4s, v5.4s, v21.4s
	fmul	v21.4s, v21.4s, v4.4s
	ldr	q4, [sp, #368]
	ldr	q30, [sp, #1840]
	fsub	v20.4s, v0.4s, v3.4s
	fminnm	v10.4s, v2.4s, v0.4s
	ldr	q0, [sp, #480]
	bif	v27.16b, v28.16b, v29.16b
	fmul	v28.4s, v9.4s, v11.4s
	ldr	q2, [sp, #1344]
	fmul	v30.4s, v30.4s, v6.4s
	fcmgt	v26.4s, v26.4s, #0.0
	fmul	v21.4s, v21.4s, v11.4s
	fcmgt	v9.4s, v8.4s, #0.0
	movi	v8.4s, #63, lsl #24
	fmla	v20.4s, v3.4s, v23.4s
	fmul	v23.4s, v0.4s, v14.4s
	ldr	q0, [sp, #1360]
	fminnm	v29.4s, v10.4s, v1.4s
	fmul	v10.4s, v12.4s, v25.4s
	ldr	q1, [sp, #528]
	fmul	v31.4s, v25.4s, v0.4s
	ldr	q0, [sp, #1408]
	dup	v14.4s, w7
	ldr	q25, [sp, #1552]
	fmul	v8.4s, v2.4s, v8.4s
	fmul	v7.4s, v24.4s, v0.4s
	ldr	q0, [sp, #976]
	fminnm	v23.4s, v23.4s, v4.4s
	fminnm	v29.4s, v29.4s, v1.4s
	fcmgt	v4.4s, v10.4s, #0.0
	fmul	v10.4s, v27.4s, v2.4s
	fmul	v24.4s, v25.4s, v24.4s
	fcmgt	v3.4s, v0.4s, #0.0
	dup	v0.4s, w11
	fminnm	v28.4s, v28.4s, v14.4s
	fmul	v31.4s, v31.4s, v11.4s
	ldr	q1, [sp, #1872]
	fmul	v7.4s, v7.4s, v11.4s
	bif	v21.16b, v14.16b, v26.16b
	fmul	v26.4s, v6.4s, v30.4s
	fmaxnm	v23.4s, v23.4s, v0.4s
	ldr	q0, [sp, #1664]
	fminnm	v19.4s, v29.4s, v19.4s
	fmul	v29.4s, v10.4s, v11.4s
	mov	v11.16b, v4.16b
	fcmgt	v24.4s, v24.4s, #0.0
	orn	v30.16b, v3.16b, v9.16b
	bsl	v22.16b, v28.16b, v14.16b
	fmul	v28.4s, v1.4s, v0.4s
	str	q3, [sp, #1840]
	ldr	q3, [sp, #1520]
	ldr	q9, [sp, #1184]
	bsl	v11.16b, v31.16b, v14.16b
	fadd	v31.4s, v15.4s, v16.4s
	fmov	v16.4s, #1.00000000
	mov	v1.16b, v30.16b
	bsl	v24.16b, v7.16b, v14.16b
	ldr	q7, [sp, #1424]
	fminnm	v21.4s, v22.4s, v21.4s
	fmul	v22.4s, v0.4s, v28.4s
	ldr	q0, [sp, #1312]
	ldr	q10, [sp, #288]
	fadd	v4.4s, v7.4s, v18.4s
	ldr	q6, [sp, #1296]
	bsl	v1.16b, v16.16b, v23.16b
	fmul	v23.4s, v3.4s, v27.4s
	fmul	v0.4s, v9.4s, v0.4s
	fsub	v30.4s, v16.4s, v25.4s
	fminnm	v13.4s, v31.4s, v13.4s
	fmul	v18.4s, v10.4s, v2.4s
	ldp	q10, q2, [sp, #864]
	fsub	v28.4s, v16.4s, v5.4s
	ldr	q16, [sp, #1856]
	fmul	v27.4s, v9.4s, v8.4s
	fmul	v6.4s, v9.4s, v6.4s
	fcmgt	v23.4s, v23.4s, #0.0
	str	q1, [sp, #1648]
	fminnm	v0.4s, v1.4s, v0.4s
	fminnm	v10.4s, v4.4s, v10.4s
	fmla	v30.4s, v25.4s, v22.4s
	fmaxnm	v22.4s, v13.4s, v2.4s
	ldp	q2, q1, [sp, #832]
	fmul	v8.4s, v16.4s, v17.4s
	ldr	q9, [sp, #1440]
	ldr	q16, [sp, #1328]
	fminnm	v21.4s, v21.4s, v24.4s
	fmla	v28.4s, v5.4s, v26.4s
	fminnm	v19.4s, v19.4s, v20.4s
	fmov	v5.4s, #1.00000000
	fmaxnm	v26.4s, v10.4s, v1.4s
	mov	v10.16b, v23.16b
	fadd	v16.4s, v9.4s, v16.4s
	fmul	v20.4s, v17.4s, v8.4s
	ldr	q8, [sp, #1392]
	ldr	q13, [sp, #1456]
	fminnm	v1.4s, v21.4s, v11.4s
	fminnm	v18.4s, v27.4s, v18.4s
	fminnm	v0.4s, v0.4s, v6.4s
	bsl	v10.16b, v29.16b, v14.16b
	ldr	q23, [sp, #1616]
	fadd	v24.4s, v8.4s, v13.4s
	fminnm	v27.4s, v16.4s, v2.4s
	ldr	q2, [sp, #1936]
	fminnm	v19.4s, v19.4s, v28.4s
	fsub	v25.4s, v5.4s, v12.4s
	fcmeq	v28.4s, v31.4s, v22.4s
	fcmeq	v22.4s, v22.4s, v15.4s
	fmul	v21.4s, v2.4s, v23.4s
	ldr	q11, [sp, #1376]
	ldr	q31, [sp, #784]
	fminnm	v17.4s, v1.4s, v10.4s
	ldr	q10, [sp, #1696]
	ldr	q2, [sp, #896]
	fminnm	v0.4s, v0.4s, v18.4s
	fminnm	v29.4s, v24.4s, v31.4s
	fcmeq	v4.4s, v4.4s, v26.4s
	fadd	v18.4s, v11.4s, v10.4s
	fcmeq	v26.4s, v26.4s, v7.4s
	fmaxnm	v27.4s, v27.4s, v2.4s
	movi	v1.4s, #16
	fmla	v25.4s, v12.4s, v20.4s
	fmul	v20.4s, v23.4s, v21.4s
	fsub	v21.4s, v5.4s, v3.4s
	bic	v22.16b, v22.16b, v28.16b
	fminnm	v19.4s, v19.4s, v30.4s
	ldr	q30, [sp, #768]
	ldr	q5, [sp, #800]
	mov	w11, #46871
	bic	v4.16b, v26.16b, v4.16b
	fcmeq	v16.4s, v16.4s, v27.4s
	fcmeq	v26.4s, v27.4s, v9.4s
	fminnm	v28.4s, v18.4s, v30.4s
	fmaxnm	v23.4s, v29.4s, v5.4s
	ldr	q27, [sp, #928]
	and	v22.16b, v22.16b, v1.16b
	movi	v1.4s, #8
	fmla	v21.4s, v3.4s, v20.4s
	ldr	q3, [sp, #816]
	fcmgt	v27.4s, v14.4s, v27.4s
	fcmgt	v29.4s, v0.4s, v17.4s
	fminnm	v19.4s, v19.4s, v25.4s
	bic	v16.16b, v26.16b, v16.16b
	movk	w11, #14545, lsl #16
	fmaxnm	v25.4s, v28.4s, v3.4s
	fcmeq	v20.4s, v24.4s, v23.4s
	fcmeq	v23.4s, v23.4s, v8.4s
	and	v24.16b, v4.16b, v1.16b
	movi	v1.4s, #4
	fmov	v7.4s, #1.00000000
	and	v4.16b, v27.16b, v29.16b
	ldr	q6, [sp, #1648]
	ldr	q2, [sp, #1728]
	fminnm	v19.4s, v19.4s, v21.4s
	ldr	q12, [sp, #1776]
	orr	v22.16b, v24.16b, v22.16b
	mov	v24.16b, v11.16b
	fcmeq	v21.4s, v25.4s, v11.4s
	movi	v11.4s, #2
	bic	v20.16b, v23.16b, v20.16b
	and	v16.16b, v16.16b, v1.16b
	str	q4, [sp, #1936]
	bit	v0.16b, v17.16b, v4.16b
	ldr	q4, [sp, #944]
	ldr	q1, [sp, #912]
	fcmeq	v17.4s, v18.4s, v25.4s
	dup	v18.4s, w11
	orr	v22.16b, v22.16b, v16.16b
	mov	v23.16b, v24.16b
	fdiv	v25.4s, v7.4s, v6.4s
	and	v20.16b, v20.16b, v11.16b
	fsub	v4.4s, v4.4s, v1.4s
	mov	v1.16b, v24.16b
	fcmgt	v18.4s, v18.4s, v19.4s
	mov	w11, #52429
	bic	v17.16b, v21.16b, v17.16b
	fmla	v23.4s, v0.4s, v10.4s
	movk	w11, #48972, lsl #16
	orr	v19.16b, v22.16b, v20.16b
	mov	v20.16b, v8.16b
	str	q4, [sp, #1872]
	fcmgt	v10.4s, v4.4s, #0.0
	ldr	q4, [sp, #1840]
	sub	v16.4s, v19.4s, v17.4s
	and	v19.16b, v4.16b, v18.16b
	fminnm	v21.4s, v23.4s, v30.4s
	fmla	v20.4s, v0.4s, v13.4s
	mov	v23.16b, v15.16b
	fmov	v13.4s, #1.00000000
	cmeq	v22.4s, v16.4s, #0
	orn	v17.16b, v19.16b, v10.16b
	str	q16, [sp, #1856]
	fmaxnm	v21.4s, v21.4s, v3.4s
	ldr	q16, [sp, #1600]
	fminnm	v24.4s, v20.4s, v31.4s
	fmov	v31.4s, #1.00000000
	orn	v3.16b, v17.16b, v22.16b
	fmla	v23.4s, v0.4s, v16.4s
	mov	v20.16b, v3.16b
	mov	v16.16b, v3.16b
	bsl	v20.16b, v1.16b, v21.16b
	fmaxnm	v21.4s, v24.4s, v5.4s
	ldr	q5, [sp, #752]
	fminnm	v22.4s, v23.4s, v5.4s
	ldr	q5, [sp, #592]
	bit	v21.16b, v8.16b, v3.16b
	fsub	v24.4s, v20.4s, v1.4s
	ldr	q1, [sp, #880]
	fmul	v27.4s, v2.4s, v5.4s
	ldr	q2, [sp, #1808]
	fmaxnm	v22.4s, v22.4s, v1.4s
	ldp	q7, q1, [sp, #448]
	fsub	v23.4s, v21.4s, v8.4s
	ldr	q8, [sp, #432]
	str	q21, [sp, #1392]
	bif	v1.16b, v24.16b, v3.16b
	bsl	v16.16b, v15.16b, v22.16b
	bif	v7.16b, v23.16b, v3.16b
	fmul	v26.4s, v25.4s, v1.4s
	fsub	v22.4s, v16.4s, v15.4s
	ldr	q15, [sp, #336]
	stp	q7, q1, [sp, #448]
	ldr	q1, [sp, #1968]
	fmul	v29.4s, v25.4s, v7.4s
	ldr	q7, [sp, #576]
	mov	v28.16b, v1.16b
	bif	v8.16b, v22.16b, v3.16b
	fmul	v30.4s, v7.4s, v27.4s
	fmls	v28.4s, v26.4s, v2.4s
	ldr	q2, [sp, #1952]
	fmul	v25.4s, v25.4s, v8.4s
	str	q8, [sp, #432]
	mov	v8.16b, v12.16b
	fmls	v31.4s, v30.4s, v30.4s
	fmls	v28.4s, v29.4s, v2.4s
	ldr	q2, [sp, #1680]
	fmls	v28.4s, v25.4s, v2.4s
	ldr	q2, [sp, #1472]
	fmaxnm	v31.4s, v31.4s, v2.4s
	ldr	q2, [sp, #1744]
	fmls	v8.4s, v26.4s, v2.4s
	fmul	v28.4s, v5.4s, v28.4s
	ldr	q2, [sp, #1760]
	fdiv	v26.4s, v13.4s, v31.4s
	fmls	v8.4s, v29.4s, v2.4s
	fneg	v29.4s, v28.4s
	ldr	q2, [sp, #1632]
	fmul	v28.4s, v5.4s, v28.4s
	fmls	v8.4s, v25.4s, v2.4s
	fmul	v25.4s, v30.4s, v29.4s
	dup	v29.4s, w11
	ldr	q2, [sp, #1424]
	fmul	v28.4s, v6.4s, v28.4s
	fmla	v25.4s, v7.4s, v8.4s
	fdiv	v30.4s, v13.4s, v9.4s
	ldr	q13, [sp, #384]
	fmul	v25.4s, v26.4s, v25.4s
	fmul	v26.4s, v2.4s, v29.4s
	fmul	v25.4s, v7.4s, v25.4s
	mov	v7.16b, v9.16b
	fmul	v25.4s, v6.4s, v25.4s
	fcmge	v6.4s, v0.4s, v6.4s
	fmaxnm	v25.4s, v25.4s, v26.4s
	ldp	q31, q26, [sp, #848]
	fadd	v25.4s, v2.4s, v25.4s
	fminnm	v25.4s, v25.4s, v26.4s
	ldr	q26, [sp, #1712]
	fsqrt	v26.4s, v26.4s
	fmaxnm	v25.4s, v25.4s, v31.4s
	fneg	v31.4s, v5.4s
	ldr	q5, [sp, #1664]
	fmul	v30.4s, v5.4s, v30.4s
	ldr	q5, [sp, #1904]
	bit	v25.16b, v2.16b, v3.16b
	fmul	v27.4s, v27.4s, v31.4s
	fsub	v31.4s, v25.4s, v2.4s
	fmov	v2.4s, #0.25000000
	fcmgt	v8.4s, v26.4s, v15.4s
	bif	v15.16b, v26.16b, v3.16b
	fmla	v28.4s, v31.4s, v27.4s
	fmul	v27.4s, v9.4s, v29.4s
	fmul	v29.4s, v30.4s, v26.4s
	fmul	v9.4s, v13.4s, v2.4s
	ldr	q2, [sp, #1888]
	orr	v8.16b, v18.16b, v8.16b
	str	q15, [sp, #336]
	fmaxnm	v27.4s, v28.4s, v27.4s
	and	v28.16b, v4.16b, v8.16b
	movi	v8.4s, #65, lsl #24
	bsl	v28.16b, v9.16b, v13.16b
	movi	v9.2d, #0000000000000000
	fadd	v27.4s, v7.4s, v27.4s
	fmul	v29.4s, v29.4s, v8.4s
	fmov	v8.4s, #10.00000000
	fmla	v9.4s, v24.4s, v2.4s
	ldr	q2, [sp, #832]
	bit	v13.16b, v28.16b, v10.16b
	fminnm	v29.4s, v26.4s, v29.4s
	fmul	v8.4s, v26.4s, v8.4s
	fminnm	v27.4s, v27.4s, v2.4s
	orn	v2.16b, v18.16b, v4.16b
	ldr	q4, [sp, #1856]
	fmla	v9.4s, v23.4s, v5.4s
	ldr	q5, [sp, #896]
	fcmge	v24.4s, v28.4s, v29.4s
	fmul	v8.4s, v26.4s, v8.4s
	ldr	s29, [x13, #16]
	fmul	s18, s29, s29
	mvn	v23.16b, v24.16b
	fmaxnm	v24.4s, v27.4s, v5.4s
	ldr	q5, [sp, #1920]
	fmul	v30.4s, v30.4s, v8.4s
	mov	v27.16b, v2.16b
	fmla	v9.4s, v22.4s, v5.4s
	mov	v22.16b, v3.16b
	mov	v5.16b, v7.16b
	orn	v6.16b, v23.16b, v6.16b
	dup	v23.4s, v29.s[0]
	dup	v18.4s, v18.s[0]
	bsl	v22.16b, v7.16b, v24.16b
	bsl	v27.16b, v14.16b, v30.16b
	ldr	q7, [sp, #1824]
	orr	v6.16b, v19.16b, v6.16b
	fmla	v9.4s, v31.4s, v12.4s
	mov	v12.16b, v25.16b
	fcmge	v18.4s, v18.4s, v7.4s
	ldr	q7, [sp, #912]
	fmov	v24.4s, #1.00000000
	fsub	v19.4s, v22.4s, v5.4s
	fcmge	v23.4s, v23.4s, v27.4s
	bic	v5.16b, v4.16b, v17.16b
	mov	v27.16b, v16.16b
	ldr	q16, [sp, #1216]
	ldr	q17, [sp, #512]
	shl	v6.4s, v6.4s, #31
	fmov	v4.4s, #1.00000000
	str	q22, [sp, #1440]
	fcmgt	v16.4s, v17.4s, v16.4s
	ldr	q17, [sp, #352]
	fmla	v9.4s, v19.4s, v1.4s
	ldr	q1, [sp, #1792]
	and	v18.16b, v23.16b, v18.16b
	cmge	v6.4s, v6.4s, #0
	orr	v5.16b, v5.16b, v17.16b
	ldr	q17, [sp, #960]
	bit	v1.16b, v14.16b, v2.16b
	ldr	q2, [sp, #1872]
	and	v6.16b, v6.16b, v4.16b
	ldr	q4, [sp, #1936]
	bic	v2.16b, v2.16b, v18.16b
	and	v30.16b, v3.16b, v5.16b
	bit	v17.16b, v1.16b, v10.16b
	ldr	q1, [sp, #480]
	bic	v4.16b, v9.16b, v4.16b
	fadd	v2.4s, v7.4s, v2.4s
	bif	v1.16b, v0.16b, v3.16b
	ldr	q0, [sp, #976]
	bit	v0.16b, v6.16b, v10.16b
	str	q1, [sp, #480]
	movi	v1.4s, #4
	stp	q17, q0, [sp, #960]
	ldr	q0, [sp, #416]
	bif	v0.16b, v31.16b, v3.16b
	str	q0, [sp, #416]
	ldr	q0, [sp, #400]
	bif	v0.16b, v19.16b, v3.16b
	and	v19.16b, v16.16b, v2.16b
	movi	v2.4s, #8
	mov	v16.16b, v20.16b
	stp	q13, q0, [sp, #384]
	ldr	q0, [sp, #496]
	bif	v0.16b, v4.16b, v3.16b
	movi	v3.4s, #16
	str	q0, [sp, #496]
225:
	and	v0.16b, v30.16b, v11.16b
	and	v1.16b, v30.16b, v1.16b
	str	q30, [sp, #352]
	and	v2.16b, v30.16b, v2.16b
	and	v3.16b, v30.16b, v3.16b
	xtn	v4.4h, v30.4s
	movi	d18, #0000000000000000
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
226:
	fadd	s0, s19, s18
	mov	s1, v19.s[1]
	fdiv	v2.4s, v24.4s, v27.4s
	str	q19, [sp, #944]
	str	q27, [sp, #1184]
	str	q16, [sp, #1376]
	fadd	s0, s0, s1
	mov	s1, v19.s[2]
	fadd	s0, s0, s1
	mov	s1, v19.s[3]
	fadd	s19, s0, s1
	str	q2, [sp, #1408]
	str	q19, [sp, #1360]
	cbz	w10, 231f
	mov	w11, #1267
	movi	v18.4s, #191, lsl #24
	ldr	q19, [sp, #1408]
	movk	w11, #16181, lsl #16
	fmov	v5.4s, #1.00000000
	mov	v29.16b, v16.16b
	dup	v0.4s, w11
	mov	w11, #39322
	str	q12, [sp, #1424]
	movk	w11, #16025, lsl #16
	fmov	v12.4s, #1.00000000
	fmov	s13, #0.50000000
	dup	v1.4s, w11
	mov	w11, #-1028784128
	mov	x14, xzr
	fmul	v17.4s, v19.4s, v0.4s
	fsub	v0.4s, v18.4s, v16.4s
	add	x17, x16, #32
	str	q1, [sp, #1968]
	fmul	v4.4s, v17.4s, v0.4s
	fneg	v0.4s, v4.4s
	fabs	v3.4s, v4.4s
	fmul	v0.4s, v4.4s, v0.4s
	fmla	v5.4s, v1.4s, v3.4s
	dup	v1.4s, w11
	mov	w11, #43579
	mov	v3.16b, v17.16b
	movk	w11, #16312, lsl #16
	str	q1, [sp, #1952]
	fmaxnm	v0.4s, v0.4s, v1.4s
	fdiv	v6.4s, v24.4s, v5.4s
	dup	v5.4s, w11
	mov	w11, #29184
	movk	w11, #48945, lsl #16
	dup	v1.4s, w11
	mov	w11, #39845
	fmul	v7.4s, v0.4s, v5.4s
	movk	w11, #16120, lsl #16
	dup	v20.4s, w11
	mov	w11, #41373
	movk	w11, #48644, lsl #16
	str	q1, [sp, #1936]
	dup	v2.4s, w11
	mov	w11, #48782
	frintn	v25.4s, v7.4s
	movk	w11, #46527, lsl #16
	str	q20, [sp, #1920]
	str	q2, [sp, #1904]
	fmla	v0.4s, v1.4s, v25.4s
	dup	v1.4s, w11
	mov	w11, #9358
	fmla	v20.4s, v2.4s, v6.4s
	movk	w11, #48899, lsl #16
	dup	v23.4s, w11
	mov	w11, #14148
	movk	w11, #16140, lsl #16
	str	q1, [sp, #1888]
	fmla	v0.4s, v1.4s, v25.4s
	movi	v1.4s, #63, lsl #24
	str	q23, [sp, #1872]
	fmla	v23.4s, v6.4s, v20.4s
	dup	v20.4s, w11
	mov	w11, #34345
	movk	w11, #15390, lsl #16
	dup	v2.4s, w11
	mov	w11, #1138
	mov	v26.16b, v20.16b
	movk	w11, #15022, lsl #16
	fmul	v0.4s, v0.4s, v5.4s
	dup	v22.4s, w11
	mov	w11, #55197
	movk	w11, #48577, lsl #16
	fmla	v26.4s, v6.4s, v23.4s
	mov	v27.16b, v2.16b
	dup	v23.4s, w11
	mov	w11, #23411
	movk	w11, #15715, lsl #16
	dup	v24.4s, w11
	mov	w11, #5490
	fmla	v27.4s, v22.4s, v0.4s
	mov	v28.16b, v23.16b
	movk	w11, #15964, lsl #16
	mov	v30.16b, v24.16b
	fmla	v28.4s, v6.4s, v26.4s
	dup	v26.4s, w11
	mov	w11, #64652
	movk	w11, #15989, lsl #16
	fmla	v30.4s, v0.4s, v27.4s
	dup	v27.4s, w11
	mov	w11, #58946
	mov	v31.16b, v26.16b
	movk	w11, #15895, lsl #16
	mov	v8.16b, v27.16b
	fmla	v31.4s, v6.4s, v28.4s
	dup	v28.4s, w11
	mov	w11, #1123942400
	dup	v16.4s, w11
	mov	w11, #29204
	movk	w11, #16177, lsl #16
	fmla	v8.4s, v0.4s, v30.4s
	mov	v9.16b, v28.16b
	dup	v30.4s, w11
	mov	w11, #53240
	movk	w11, #15918, lsl #16
	fadd	v25.4s, v25.4s, v16.4s
	fmla	v9.4s, v6.4s, v31.4s
	dup	v31.4s, w11
	mov	v10.16b, v30.16b
	mov	w11, #16287
	movk	w11, #15917, lsl #16
	fcvtzu	v25.4s, v25.4s
	mov	v11.16b, v31.16b
	fmla	v10.4s, v0.4s, v8.4s
	dup	v8.4s, w11
	mov	w11, #28347
	movk	w11, #16144, lsl #16
	fmla	v11.4s, v6.4s, v9.4s
	mov	v9.16b, v8.16b
	fmla	v12.4s, v0.4s, v10.4s
	shl	v0.4s, v25.4s, #23
	fcmlt	v25.4s, v4.4s, #0.0
	fmla	v9.4s, v6.4s, v11.4s
	fmul	v0.4s, v12.4s, v0.4s
	fmul	v10.4s, v6.4s, v9.4s
	dup	v6.4s, w11
	mov	w11, #16938
	movk	w11, #16076, lsl #16
	fmul	v9.4s, v19.4s, v6.4s
	mov	v6.16b, v25.16b
	fmul	v25.4s, v10.4s, v0.4s
	dup	v10.4s, w11
	bsl	v6.16b, v18.16b, v1.16b
	movi	v18.4s, #192, lsl #24
	fmul	v10.4s, v19.4s, v10.4s
	fmul	v11.4s, v17.4s, v9.4s
	fmul	v12.4s, v6.4s, v25.4s
227:
	ucvtf	s25, x14
	ldr	q1, [sp, #1952]
	fmov	v14.4s, #1.00000000
	ldr	q7, [sp, #1968]
	mov	v21.16b, v2.16b
	ldr	q19, [sp, #1872]
	add	x14, x14, #1
	cmp	x10, x14
	fadd	s25, s25, s13
	dup	v25.4s, v25.s[0]
	fsub	v25.4s, v25.4s, v29.4s
	fmul	v13.4s, v3.4s, v25.4s
	fneg	v25.4s, v13.4s
	fabs	v15.4s, v13.4s
	fmul	v17.4s, v13.4s, v18.4s
	fmul	v25.4s, v13.4s, v25.4s
	fmla	v14.4s, v7.4s, v15.4s
	fmov	v7.4s, #1.00000000
	ldr	q15, [sp, #1920]
	fmaxnm	v25.4s, v25.4s, v1.4s
	fdiv	v14.4s, v7.4s, v14.4s
	ldr	q7, [sp, #1936]
	fmul	v1.4s, v25.4s, v5.4s
	frintn	v1.4s, v1.4s
	fmla	v25.4s, v7.4s, v1.4s
	ldr	q7, [sp, #1888]
	fmla	v25.4s, v7.4s, v1.4s
	ldr	q7, [sp, #1904]
	fadd	v1.4s, v1.4s, v16.4s
	fmla	v15.4s, v7.4s, v14.4s
	fmov	v7.4s, #1.00000000
	fmul	v25.4s, v25.4s, v5.4s
	fcvtzu	v1.4s, v1.4s
	fmla	v19.4s, v14.4s, v15.4s
	mov	v15.16b, v24.16b
	fmla	v21.4s, v22.4s, v25.4s
	shl	v1.4s, v1.4s, #23
	fmla	v15.4s, v25.4s, v21.4s
	mov	v21.16b, v20.16b
	fmla	v21.4s, v14.4s, v19.4s
	mov	v19.16b, v27.16b
	fmla	v19.4s, v25.4s, v15.4s
	mov	v15.16b, v23.16b
	fmla	v15.4s, v14.4s, v21.4s
	mov	v21.16b, v30.16b
	fmla	v21.4s, v25.4s, v19.4s
	mov	v19.16b, v26.16b
	fmla	v19.4s, v14.4s, v15.4s
	mov	v15.16b, v8.16b
	fmla	v7.4s, v25.4s, v21.4s
	mov	v21.16b, v28.16b
	fmla	v21.4s, v14.4s, v19.4s
	fmov	v19.4s, #1.00000000
	fmul	v25.4s, v7.4s, v1.4s
	mov	v1.16b, v31.16b
	fmul	v7.4s, v4.4s, v18.4s
	fmla	v1.4s, v14.4s, v21.4s
	fneg	v21.4s, v25.4s
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
	fsub	v0.4s, v0.4s, v25.4s
	fmul	v17.4s, v19.4s, v17.4s
	fmul	v1.4s, v1.4s, v25.4s
	fmul	v7.4s, v9.4s, v7.4s
	bsl	v14.16b, v4.16b, v15.16b
	fmul	v4.4s, v21.4s, v25.4s
	fmul	v0.4s, v10.4s, v0.4s
	fmla	v17.4s, v13.4s, v1.4s
	fsub	v1.4s, v1.4s, v19.4s
	fmul	v21.4s, v14.4s, v4.4s
	fneg	v4.4s, v7.4s
	fsub	v6.4s, v14.4s, v6.4s
	fmul	v1.4s, v11.4s, v1.4s
	fsub	v19.4s, v12.4s, v21.4s
	fmla	v4.4s, v9.4s, v17.4s
	mov	v12.16b, v21.16b
	stp	q7, q1, [x17]
	ldr	q7, [sp, #1408]
	fadd	v6.4s, v6.4s, v19.4s
	fmul	v4.4s, v7.4s, v4.4s
	stp	q6, q0, [x17, #-32]
	mov	v0.16b, v25.16b
	mov	v6.16b, v14.16b
	str	q4, [x17, #32]
	mov	v4.16b, v13.16b
	fmov	s13, #0.50000000
	add	x17, x17, #80
	b.ne	227b
	movi	v25.4s, #191, lsl #24
	ldr	q0, [sp, #1392]
	fmov	v4.4s, #1.00000000
	ldr	q7, [sp, #1968]
	ldr	q17, [sp, #1936]
	ldr	q19, [sp, #1888]
	mov	v21.16b, v26.16b
	ldr	q29, [sp, #1408]
	mov	x14, xzr
	mov	x17, x9
	fsub	v0.4s, v25.4s, v0.4s
	fmul	v0.4s, v3.4s, v0.4s
	fabs	v1.4s, v0.4s
	fneg	v6.4s, v0.4s
	fmla	v4.4s, v7.4s, v1.4s
	fmul	v1.4s, v0.4s, v6.4s
	fmov	v6.4s, #1.00000000
	ldr	q7, [sp, #1920]
	fdiv	v6.4s, v6.4s, v4.4s
	ldr	q4, [sp, #1952]
	fmaxnm	v1.4s, v1.4s, v4.4s
	fmul	v4.4s, v1.4s, v5.4s
	frintn	v4.4s, v4.4s
	fmla	v1.4s, v17.4s, v4.4s
	ldr	q17, [sp, #1904]
	fmla	v7.4s, v17.4s, v6.4s
	ldr	q17, [sp, #1872]
	fmla	v1.4s, v19.4s, v4.4s
	mov	v19.16b, v23.16b
	fadd	v4.4s, v4.4s, v16.4s
	fmla	v17.4s, v6.4s, v7.4s
	mov	v7.16b, v20.16b
	fmul	v1.4s, v1.4s, v5.4s
	fcvtzu	v4.4s, v4.4s
	fmla	v7.4s, v6.4s, v17.4s
	mov	v17.16b, v2.16b
	fmla	v17.4s, v22.4s, v1.4s
	fmla	v19.4s, v6.4s, v7.4s
	mov	v7.16b, v24.16b
	fmla	v7.4s, v1.4s, v17.4s
	mov	v17.16b, v27.16b
	fmla	v21.4s, v6.4s, v19.4s
	mov	v19.16b, v28.16b
	fmla	v17.4s, v1.4s, v7.4s
	mov	v7.16b, v30.16b
	fmla	v19.4s, v6.4s, v21.4s
	mov	v21.16b, v31.16b
	fmla	v7.4s, v1.4s, v17.4s
	fmov	v17.4s, #1.00000000
	fmla	v21.4s, v6.4s, v19.4s
	mov	v19.16b, v8.16b
	fmla	v17.4s, v1.4s, v7.4s
	shl	v1.4s, v4.4s, #23
	fmla	v19.4s, v6.4s, v21.4s
	fmul	v4.4s, v17.4s, v1.4s
	fcmlt	v1.4s, v0.4s, #0.0
	fmul	v6.4s, v6.4s, v19.4s
	mov	v12.16b, v1.16b
	fmul	v1.4s, v6.4s, v4.4s
	bsl	v12.16b, v25.16b, v15.16b
	fmul	v6.4s, v12.4s, v1.4s
228:
	ucvtf	s1, x14
	ldr	q7, [sp, #1392]
	ldr	q21, [sp, #1968]
	ldr	q25, [sp, #1872]
	fmov	v14.4s, #1.00000000
	add	x14, x14, #1
	cmp	x10, x14
	fadd	s1, s1, s13
	dup	v1.4s, v1.s[0]
	fsub	v1.4s, v1.4s, v7.4s
	ldr	q7, [sp, #1952]
	fmul	v13.4s, v3.4s, v1.4s
	fneg	v1.4s, v13.4s
	fabs	v17.4s, v13.4s
	fmul	v15.4s, v13.4s, v18.4s
	fmul	v1.4s, v13.4s, v1.4s
	fmaxnm	v1.4s, v1.4s, v7.4s
	fmov	v7.4s, #1.00000000
	fmul	v19.4s, v1.4s, v5.4s
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
	fadd	v17.4s, v17.4s, v16.4s
	fmul	v1.4s, v1.4s, v5.4s
	fcvtzu	v17.4s, v17.4s
	fmla	v19.4s, v21.4s, v7.4s
	mov	v21.16b, v2.16b
	shl	v17.4s, v17.4s, #23
	fmla	v21.4s, v22.4s, v1.4s
	fmla	v25.4s, v7.4s, v19.4s
	mov	v19.16b, v24.16b
	fmla	v19.4s, v1.4s, v21.4s
	mov	v21.16b, v20.16b
	fmla	v21.4s, v7.4s, v25.4s
	mov	v25.16b, v27.16b
	fmla	v25.4s, v1.4s, v19.4s
	mov	v19.16b, v23.16b
	fmla	v19.4s, v7.4s, v21.4s
	mov	v21.16b, v30.16b
	fmla	v21.4s, v1.4s, v25.4s
	mov	v25.16b, v26.16b
	fmla	v25.4s, v7.4s, v19.4s
	fmov	v19.4s, #1.00000000
	fmla	v14.4s, v1.4s, v21.4s
	mov	v1.16b, v28.16b
	fmla	v1.4s, v7.4s, v25.4s
	fmul	v25.4s, v14.4s, v17.4s
	mov	v17.16b, v31.16b
	mov	v14.16b, v8.16b
	fmla	v17.4s, v7.4s, v1.4s
	fmul	v1.4s, v0.4s, v18.4s
	fneg	v21.4s, v25.4s
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
	fsub	v4.4s, v4.4s, v25.4s
	fmul	v17.4s, v17.4s, v25.4s
	fmul	v1.4s, v9.4s, v1.4s
	bsl	v21.16b, v0.16b, v15.16b
	fmul	v0.4s, v7.4s, v25.4s
	fmul	v7.4s, v19.4s, v14.4s
	fmul	v4.4s, v10.4s, v4.4s
	fmul	v14.4s, v21.4s, v0.4s
	fmla	v7.4s, v13.4s, v17.4s
	fneg	v0.4s, v1.4s
	fsub	v17.4s, v17.4s, v19.4s
	fsub	v19.4s, v21.4s, v12.4s
	mov	v12.16b, v21.16b
	fsub	v6.4s, v6.4s, v14.4s
	fmla	v0.4s, v9.4s, v7.4s
	fmul	v7.4s, v11.4s, v17.4s
	fadd	v6.4s, v19.4s, v6.4s
	fmul	v0.4s, v29.4s, v0.4s
	stp	q1, q7, [x17]
	stp	q6, q4, [x17, #-32]
	mov	v4.16b, v25.16b
	mov	v6.16b, v14.16b
	str	q0, [x17, #32]
	mov	v0.16b, v13.16b
	fmov	s13, #0.50000000
	add	x17, x17, #80
	b.ne	228b
	movi	d0, #0000000000000000
	ldr	q1, [sp, #1360]
	movi	v15.2d, #0000000000000000
	movi	v17.2d, #0000000000000000
	movi	v27.2d, #0000000000000000
	ldr	q14, [sp, #1440]
	movi	v6.2d, #0000000000000000
	movi	v2.2d, #0000000000000000
	mov	x14, xzr
	movi	v30.2d, #0000000000000000
	movi	v22.2d, #0000000000000000
	mov	x1, x24
	fcmgt	v0.4s, v1.4s, v0.4s
	movi	v1.2d, #0000000000000000
	movi	v8.2d, #0000000000000000
	movi	v11.2d, #0000000000000000
	movi	v13.2d, #0000000000000000
	movi	v29.2d, #0000000000000000
	movi	v7.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
	movi	v19.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v20.2d, #0000000000000000
	movi	v21.2d, #0000000000000000
	str	q1, [sp, #1968]
	dup	v0.4s, v0.s[0]
	str	q1, [sp, #1824]
	str	q1, [sp, #1792]
	str	q1, [sp, #1840]
	str	q1, [sp, #1808]
	str	q1, [sp, #1952]
	str	q1, [sp, #1872]
	str	q1, [sp, #1744]
	str	q1, [sp, #1760]
	str	q1, [sp, #1728]
	str	q1, [sp, #1936]
	str	q1, [sp, #1664]
	str	q1, [sp, #1648]
	ldr	q1, [sp, #976]
	and	v10.16b, v0.16b, v1.16b
229:
	add	x11, x14, x10
	str	q4, [sp, #1568]
	movi	v31.2d, #0000000000000000
	madd	x17, x11, x19, x16
	str	q7, [sp, #1600]
	ubfx	x11, x1, #1, #30
	str	q20, [sp, #1520]
	movi	v12.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	str	q21, [sp, #1488]
	movi	v28.2d, #0000000000000000
	movi	v1.2d, #0000000000000000
	str	q18, [sp, #1536]
	movi	v16.2d, #0000000000000000
	movi	v3.2d, #0000000000000000
	str	q29, [sp, #1584]
	movi	v29.2d, #0000000000000000
	movi	v21.2d, #0000000000000000
	ldp	q7, q4, [x17, #32]
	str	q2, [sp, #1856]
	ldp	q20, q0, [x17]
	str	q6, [sp, #1920]
	str	q27, [sp, #1776]
	movi	v2.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	str	q4, [sp, #1456]
	ldr	q4, [x17, #64]
	movi	v27.2d, #0000000000000000
	str	q8, [sp, #1680]
	fmul	v9.4s, v14.4s, v20.4s
	movi	v18.2d, #0000000000000000
	str	q11, [sp, #1632]
	movi	v11.2d, #0000000000000000
	movi	v8.2d, #0000000000000000
	str	q0, [sp, #1504]
	movi	v0.2d, #0000000000000000
	add	x11, x5, x11, lsl #5
	str	q4, [sp, #1472]
	fmov	v4.4s, #1.00000000
	add	x17, x16, #32
	str	q15, [sp, #1888]
	ldr	q15, [sp, #1424]
	mov	x20, x10
	str	q19, [sp, #1552]
	str	q13, [sp, #1616]
	str	q30, [sp, #1696]
	str	q22, [sp, #1712]
	str	q17, [sp, #1904]
230:
	ldp	q17, q22, [x17, #-32]
	mov	v19.16b, v15.16b
	ldp	q24, q23, [x11, #-16]
	subs	x20, x20, #1
	ldr	q30, [x17, #32]
	add	x11, x11, #32
	fmla	v19.4s, v17.4s, v9.4s
	fadd	v19.4s, v23.4s, v19.4s
	fdiv	v23.4s, v4.4s, v19.4s
	fsub	v19.4s, v24.4s, v19.4s
	fmul	v19.4s, v19.4s, v23.4s
	fmul	v24.4s, v10.4s, v19.4s
	fmla	v0.4s, v30.4s, v19.4s
	fadd	v3.4s, v3.4s, v19.4s
	fmla	v27.4s, v17.4s, v19.4s
	fmla	v21.4s, v22.4s, v19.4s
	fmla	v23.4s, v23.4s, v24.4s
	ldp	q24, q25, [x17], #80
	fmla	v8.4s, v25.4s, v19.4s
	fmla	v18.4s, v24.4s, v19.4s
	fmul	v13.4s, v17.4s, v23.4s
	fmul	v14.4s, v22.4s, v23.4s
	fmul	v25.4s, v24.4s, v23.4s
	fadd	v31.4s, v31.4s, v23.4s
	fadd	v12.4s, v12.4s, v13.4s
	fmla	v5.4s, v17.4s, v13.4s
	fmla	v28.4s, v17.4s, v14.4s
	fadd	v2.4s, v2.4s, v14.4s
	fmla	v6.4s, v22.4s, v14.4s
	fmla	v16.4s, v17.4s, v25.4s
	fadd	v1.4s, v1.4s, v25.4s
	fmla	v11.4s, v22.4s, v25.4s
	fmla	v29.4s, v24.4s, v25.4s
	b.ne	230b
	ldr	q4, [sp, #1664]
	ldr	q14, [sp, #1440]
	movi	v22.2d, #0000000000000000
	ldr	q26, [sp, #1504]
	movi	v30.2d, #0000000000000000
	movi	v19.2d, #0000000000000000
	fmla	v4.4s, v8.4s, v20.4s
	fmul	v17.4s, v14.4s, v7.4s
	movi	v8.2d, #0000000000000000
	fmul	v25.4s, v14.4s, v26.4s
	movi	v23.2d, #0000000000000000
	movi	v24.2d, #0000000000000000
	fmla	v22.4s, v6.4s, v9.4s
	movi	v13.2d, #0000000000000000
	ldr	q15, [sp, #1888]
	add	x14, x14, #1
	add	x1, x1, x23
	str	q4, [sp, #1664]
	ldr	q4, [sp, #1648]
	fmla	v8.4s, v28.4s, v20.4s
	fmla	v30.4s, v28.4s, v25.4s
	fmla	v19.4s, v5.4s, v25.4s
	cmp	x14, x10
	fmla	v4.4s, v0.4s, v20.4s
	movi	v0.2d, #0000000000000000
	fmla	v23.4s, v5.4s, v17.4s
	fmla	v24.4s, v5.4s, v20.4s
	movi	v5.2d, #0000000000000000
	fmla	v13.4s, v16.4s, v17.4s
	fmla	v15.4s, v21.4s, v9.4s
	str	q4, [sp, #1648]
	movi	v4.2d, #0000000000000000
	fmla	v0.4s, v28.4s, v17.4s
	ldr	q28, [sp, #1744]
	fmla	v5.4s, v12.4s, v17.4s
	fmla	v23.4s, v16.4s, v9.4s
	ldr	q16, [sp, #1936]
	fmla	v13.4s, v29.4s, v9.4s
	ldr	q29, [sp, #1584]
	fadd	v2.4s, v2.4s, v4.4s
	fadd	v6.4s, v12.4s, v4.4s
	fmla	v0.4s, v11.4s, v9.4s
	fmla	v5.4s, v1.4s, v9.4s
	ldr	q1, [sp, #1600]
	fmla	v16.4s, v23.4s, v17.4s
	fmla	v29.4s, v18.4s, v20.4s
	ldr	q11, [sp, #1632]
	fmla	v1.4s, v27.4s, v7.4s
	fmla	v28.4s, v2.4s, v9.4s
	ldr	q2, [sp, #1760]
	fmla	v16.4s, v13.4s, v9.4s
	ldr	q13, [sp, #1616]
	fadd	v11.4s, v11.4s, v5.4s
	fmla	v2.4s, v6.4s, v25.4s
	fmla	v13.4s, v21.4s, v26.4s
	str	q28, [sp, #1744]
	str	q16, [sp, #1936]
	str	q2, [sp, #1760]
	ldr	q2, [sp, #1728]
	fmla	v2.4s, v6.4s, v20.4s
	ldr	q6, [sp, #1920]
	fmla	v6.4s, v27.4s, v17.4s
	ldr	q17, [sp, #1904]
	str	q2, [sp, #1728]
	ldr	q2, [sp, #1824]
	fmla	v17.4s, v27.4s, v25.4s
	fmla	v2.4s, v22.4s, v9.4s
	fmla	v6.4s, v18.4s, v9.4s
	ldr	q22, [sp, #1712]
	fmla	v22.4s, v23.4s, v25.4s
	str	q2, [sp, #1824]
	ldr	q2, [sp, #1792]
	fmla	v2.4s, v30.4s, v9.4s
	ldr	q30, [sp, #1696]
	fmla	v30.4s, v0.4s, v9.4s
	ldr	q0, [sp, #1968]
	str	q2, [sp, #1792]
	ldr	q2, [sp, #1840]
	fmla	v0.4s, v27.4s, v20.4s
	fmla	v2.4s, v19.4s, v25.4s
	ldr	q19, [sp, #1552]
	str	q0, [sp, #1968]
	fadd	v0.4s, v31.4s, v4.4s
	ldr	q4, [sp, #1568]
	fmla	v19.4s, v18.4s, v26.4s
	str	q2, [sp, #1840]
	ldr	q2, [sp, #1808]
	fmla	v4.4s, v21.4s, v7.4s
	ldr	q21, [sp, #1488]
	fmla	v2.4s, v8.4s, v9.4s
	ldr	q8, [sp, #1680]
	fmla	v8.4s, v23.4s, v20.4s
	str	q2, [sp, #1808]
	ldr	q2, [sp, #1952]
	fmla	v2.4s, v24.4s, v25.4s
	str	q2, [sp, #1952]
	ldr	q2, [sp, #1872]
	fmla	v2.4s, v24.4s, v20.4s
	ldr	q20, [sp, #1520]
	fmla	v20.4s, v18.4s, v7.4s
	mov	v7.16b, v1.16b
	ldr	q18, [sp, #1536]
	ldr	q1, [sp, #1456]
	str	q2, [sp, #1872]
	ldr	q2, [sp, #1856]
	fmla	v18.4s, v27.4s, v1.4s
	ldr	q1, [sp, #1472]
	fadd	v2.4s, v2.4s, v0.4s
	fmla	v21.4s, v27.4s, v1.4s
	ldr	q27, [sp, #1776]
	fadd	v27.4s, v27.4s, v3.4s
	b.ne	229b
	ldr	q0, [sp, #1648]
	str	q2, [sp, #1856]
	fmov	v24.4s, #1.00000000
	ldr	q12, [sp, #1424]
	ldr	q25, [sp, #1808]
	ldr	q26, [sp, #1792]
	fadd	v0.4s, v21.4s, v0.4s
	ldr	q21, [sp, #1936]
	ldr	q31, [sp, #1840]
	ldr	q9, [sp, #1824]
	str	q6, [sp, #1920]
	fadd	v0.4s, v20.4s, v0.4s
	fadd	v2.4s, v20.4s, v0.4s
	ldr	q0, [sp, #1664]
	ldr	q20, [sp, #1952]
	fadd	v1.4s, v4.4s, v0.4s
	fadd	v0.4s, v18.4s, v19.4s
	movi	d18, #0000000000000000
	ldr	q19, [sp, #1360]
	b	232f
231:
	fcmgt	v0.4s, v19.4s, v18.4s
	ldr	q4, [sp, #976]
	ldr	q14, [sp, #1440]
	movi	v7.2d, #0000000000000000
	movi	v29.2d, #0000000000000000
	movi	v13.2d, #0000000000000000
	movi	v21.2d, #0000000000000000
	movi	v11.2d, #0000000000000000
	movi	v8.2d, #0000000000000000
	movi	v22.2d, #0000000000000000
	movi	v30.2d, #0000000000000000
	movi	v20.2d, #0000000000000000
	dup	v3.4s, v0.s[0]
	movi	v0.2d, #0000000000000000
	movi	v25.2d, #0000000000000000
	movi	v31.2d, #0000000000000000
	movi	v26.2d, #0000000000000000
	movi	v9.2d, #0000000000000000
	movi	v27.2d, #0000000000000000
	movi	v17.2d, #0000000000000000
	movi	v15.2d, #0000000000000000
	movi	v2.2d, #0000000000000000
	movi	v1.2d, #0000000000000000
	and	v10.16b, v3.16b, v4.16b
	str	q0, [sp, #1856]
	str	q0, [sp, #1728]
	str	q0, [sp, #1760]
	str	q0, [sp, #1744]
	str	q0, [sp, #1872]
	str	q0, [sp, #1920]
	str	q0, [sp, #1968]
232:
	fmov	v28.4s, #-1.00000000
	movi	v23.2d, #0000000000000000
	str	q15, [sp, #1888]
	fmul	v5.4s, v10.4s, v14.4s
	fneg	v6.4s, v29.4s
	str	q17, [sp, #1904]
	movi	v16.2d, #0000000000000000
	fcmp	s19, #0.0
	str	q27, [sp, #1776]
	fdiv	v3.4s, v28.4s, v14.4s
	fmul	v4.4s, v7.4s, v23.4s
	mov	v14.16b, v7.16b
	fneg	v7.4s, v7.4s
	fmul	v6.4s, v5.4s, v6.4s
	fmls	v30.4s, v1.4s, v5.4s
	str	q16, [sp, #912]
	fmls	v22.4s, v0.4s, v5.4s
	ldr	q0, [sp, #1408]
	fadd	v16.4s, v14.4s, v29.4s
	fmls	v26.4s, v13.4s, v5.4s
	dup	v13.4s, w27
	fmla	v4.4s, v23.4s, v29.4s
	dup	v14.4s, w30
	dup	v23.4s, w0
	fmla	v9.4s, v0.4s, v6.4s
	str	q30, [sp, #1696]
	dup	v30.4s, w25
	str	q22, [sp, #1712]
	dup	v22.4s, w26
	fmls	v8.4s, v16.4s, v10.4s
	str	q26, [sp, #1792]
	fadd	v2.4s, v2.4s, v4.4s
	fmul	v4.4s, v5.4s, v7.4s
	str	q9, [sp, #1824]
	str	q8, [sp, #1680]
	fmla	v31.4s, v0.4s, v4.4s
	fmls	v21.4s, v2.4s, v5.4s
	dup	v4.4s, w29
	fmul	v3.4s, v10.4s, v3.4s
	dup	v10.4s, w3
	str	q21, [sp, #1936]
	fmla	v25.4s, v15.4s, v3.4s
	fmla	v20.4s, v17.4s, v3.4s
	dup	v15.4s, w28
	dup	v17.4s, w2
	str	q31, [sp, #1840]
	str	q20, [sp, #1952]
	str	q25, [sp, #1808]
	b.le	235f
	ldr	q1, [sp, #1216]
	ldr	q2, [sp, #944]
	fmov	v0.4s, #12.00000000
	fadd	v1.4s, v2.4s, v1.4s
	fcmge	v0.4s, v1.4s, v0.4s
	str	q1, [sp, #1216]
	and	v0.16b, v0.16b, v24.16b
	fmul	v1.4s, v2.4s, v0.4s
	mov	s0, v1.s[1]
	fadd	s2, s1, s18
	mov	s3, v1.s[2]
	fadd	s0, s2, s0
	mov	s2, v1.s[3]
	fadd	s0, s0, s3
	fadd	s0, s0, s2
	fcmp	s0, #0.0
	b.le	236f
	mvni	v21.4s, #127, msl #16
	ldr	q29, [sp, #1376]
	cbz	w10, 237f
	movi	v0.2d, #0000000000000000
	mov	x11, xzr
	mov	x14, x24
233:
	add	x17, x11, x10
	ldr	q3, [sp, #1440]
	mov	x1, x16
	add	x17, x17, x17, lsl #2
	mov	x6, x10
	ldr	q2, [x16, x17, lsl #4]
	ubfx	x17, x14, #1, #30
	fmul	v2.4s, v3.4s, v2.4s
	add	x17, x5, x17, lsl #5
234:
	mov	v5.16b, v12.16b
	ldr	q3, [x1], #80
	mov	v19.16b, v4.16b
	mov	v20.16b, v13.16b
	subs	x6, x6, #1
	fmla	v5.4s, v3.4s, v2.4s
	ldp	q6, q3, [x17, #-16]
	add	x17, x17, #32
	fadd	v3.4s, v3.4s, v5.4s
	fdiv	v5.4s, v24.4s, v3.4s
	fsub	v6.4s, v6.4s, v3.4s
	fmul	v6.4s, v6.4s, v5.4s
	fadd	v5.4s, v5.4s, v28.4s
	fcmgt	v7.4s, v6.4s, v28.4s
	bit	v5.16b, v6.16b, v7.16b
	fadd	v7.4s, v5.4s, v24.4s
	add	v7.4s, v7.4s, v30.4s
	and	v7.16b, v7.16b, v21.16b
	sub	v16.4s, v24.4s, v7.4s
	fadd	v18.4s, v16.4s, v28.4s
	fmla	v18.4s, v16.4s, v5.4s
	mov	v5.16b, v23.16b
	fmul	v16.4s, v18.4s, v18.4s
	fmla	v5.4s, v14.4s, v18.4s
	fmla	v19.4s, v15.4s, v18.4s
	fmla	v20.4s, v22.4s, v18.4s
	fmla	v5.4s, v10.4s, v16.4s
	fmla	v19.4s, v16.4s, v5.4s
	scvtf	v5.4s, v7.4s
	fmaxnm	v7.4s, v6.4s, v28.4s
	fmla	v20.4s, v16.4s, v19.4s
	fmla	v18.4s, v16.4s, v20.4s
	fmla	v18.4s, v17.4s, v5.4s
	fadd	v5.4s, v6.4s, v24.4s
	fneg	v6.4s, v7.4s
	fmla	v6.4s, v18.4s, v5.4s
	fmla	v0.4s, v6.4s, v3.4s
	b.ne	234b
	add	x11, x11, #1
	add	x14, x14, x23
	cmp	x11, x10
	b.ne	233b
	b	238f
235:
	ldr	q21, [sp, #1184]
	ldr	q6, [sp, #1392]
	ldr	q16, [sp, #1856]
	ldr	q7, [sp, #1872]
	ldr	q29, [sp, #1376]
	b	239f
236:
	ldr	q21, [sp, #1184]
	ldr	q6, [sp, #1392]
	ldr	q16, [sp, #1856]
	ldr	q7, [sp, #1872]
	ldr	q31, [sp, #1840]
	ldr	q9, [sp, #1824]
	ldr	q29, [sp, #1376]
	b	239f
237:
	movi	v0.2d, #0000000000000000
238:
	mov	w11, #50604
	ldr	q8, [sp, #928]
	fcmgt	v1.4s, v1.4s, #0.0
	movk	w11, #14119, lsl #16
	fmov	v6.4s, #0.25000000
	fmov	v20.4s, #4.00000000
	dup	v2.4s, w11
	mov	w11, #4719
	ldr	q31, [sp, #384]
	movk	w11, #14979, lsl #16
	ldp	q25, q26, [sp, #400]
	dup	v3.4s, w11
	ldr	q27, [sp, #432]
	ldr	q9, [sp, #1824]
	fmaxnm	v20.4s, v31.4s, v20.4s
	fmla	v3.4s, v2.4s, v8.4s
	bit	v31.16b, v20.16b, v1.16b
	ldr	q20, [sp, #368]
	fadd	v2.4s, v8.4s, v3.4s
	xtn	v3.4h, v1.4s
	fcmgt	v2.4s, v0.4s, v2.4s
	and	v2.16b, v1.16b, v2.16b
	xtn	v5.4h, v2.4s
	bif	v6.16b, v24.16b, v2.16b
	ldp	q24, q21, [sp, #448]
	bic	v3.8b, v3.8b, v5.8b
	fmul	v16.4s, v25.4s, v6.4s
	fmul	v5.4s, v21.4s, v6.4s
	fmul	v19.4s, v27.4s, v6.4s
	fmul	v7.4s, v24.4s, v6.4s
	fmul	v18.4s, v26.4s, v6.4s
	sshll	v3.4s, v3.4h, #0
	fsub	v25.4s, v25.4s, v16.4s
	fsub	v21.4s, v21.4s, v5.4s
	str	q16, [sp, #400]
	fsub	v27.4s, v27.4s, v19.4s
	fsub	v24.4s, v24.4s, v7.4s
	fsub	v26.4s, v26.4s, v18.4s
	bit	v8.16b, v0.16b, v3.16b
	fmov	v3.4s, #16.00000000
	dup	v0.4s, w7
	str	q7, [sp, #448]
	ldr	q16, [sp, #1856]
	ldr	q7, [sp, #1872]
	fsub	v29.4s, v29.4s, v21.4s
	stp	q18, q19, [sp, #416]
	fsub	v12.4s, v12.4s, v26.4s
	ldr	q26, [sp, #1792]
	bit	v20.16b, v3.16b, v1.16b
	ldr	q1, [sp, #1440]
	ldr	q3, [sp, #1392]
	str	q8, [sp, #928]
	ldr	q8, [sp, #1680]
	fsub	v1.4s, v1.4s, v25.4s
	fsub	v3.4s, v3.4s, v24.4s
	fmov	v24.4s, #1.00000000
	ldr	q25, [sp, #1808]
	stp	q20, q31, [sp, #368]
	ldr	q31, [sp, #1840]
	str	q1, [sp, #1440]
	ldr	q1, [sp, #1184]
	fsub	v21.4s, v1.4s, v27.4s
	ldr	q1, [sp, #496]
	ldr	q27, [sp, #1776]
	fmul	v1.4s, v1.4s, v6.4s
	str	q1, [sp, #496]
	ldr	q1, [sp, #480]
	fmul	v1.4s, v1.4s, v6.4s
	mov	v6.16b, v3.16b
	stp	q5, q1, [sp, #464]
	ldr	q1, [sp, #960]
	bit	v1.16b, v0.16b, v2.16b
	ldr	q0, [sp, #976]
	bic	v0.16b, v0.16b, v2.16b
	stp	q1, q0, [sp, #960]
	and	v0.16b, v2.16b, v24.16b
	str	q0, [sp, #912]
239:
	str	q21, [sp, #1584]
	ldr	q21, [sp, #736]
	ldr	q2, [sp, #768]
	ldr	q3, [sp, #816]
	ldr	q19, [sp, #1888]
	str	q6, [sp, #1392]
	fmaxnm	v0.4s, v31.4s, v21.4s
	fcmge	v2.4s, v29.4s, v2.4s
	fmaxnm	v1.4s, v9.4s, v21.4s
	fcmge	v3.4s, v3.4s, v29.4s
	fneg	v5.4s, v19.4s
	ldr	q18, [sp, #1968]
	str	q7, [sp, #1872]
	str	q29, [sp, #1376]
	fsqrt	v0.4s, v0.4s
	bsl	v2.16b, v19.16b, v28.16b
	str	q16, [sp, #1856]
	str	q18, [sp, #1968]
	str	q12, [sp, #1424]
	str	q11, [sp, #1632]
	bit	v2.16b, v5.16b, v3.16b
	fcmge	v2.4s, v2.4s, #0.0
	fsqrt	v1.4s, v1.4s
	fdiv	v19.4s, v24.4s, v0.4s
	ldp	q0, q3, [sp, #784]
	fcmge	v0.4s, v6.4s, v0.4s
	fcmge	v3.4s, v3.4s, v6.4s
	ldr	q6, [sp, #1904]
	fneg	v5.4s, v6.4s
	bsl	v0.16b, v6.16b, v28.16b
	xtn	v6.4h, v2.4s
	fdiv	v2.4s, v24.4s, v1.4s
	ldr	d1, [sp, #728]
	bit	v0.16b, v5.16b, v3.16b
	fmaxnm	v3.4s, v7.4s, v21.4s
	ldr	q5, [sp, #704]
	orr	v1.8b, v6.8b, v1.8b
	str	d6, [sp, #1136]
	ldr	q6, [sp, #1440]
	str	q19, [sp, #1488]
	str	q6, [sp, #1440]
	fcmge	v0.4s, v0.4s, #0.0
	ushll	v1.4s, v1.4h, #0
	shl	v1.4s, v1.4s, #31
	str	q0, [sp, #1088]
	orn	v0.16b, v0.16b, v5.16b
	fsqrt	v3.4s, v3.4s
	bic	v5.16b, v24.16b, v0.16b
	str	q0, [sp, #1152]
	cmlt	v0.4s, v1.4s, #0
	str	q2, [sp, #1648]
	fmul	v31.4s, v19.4s, v5.4s
	str	q0, [sp, #1120]
	bic	v0.16b, v24.16b, v0.16b
	str	q5, [sp, #1568]
	dup	v19.4s, w8
	fmul	v20.4s, v2.4s, v0.4s
	str	q0, [sp, #1504]
	fmov	v0.4s, #1.00000000
	fmul	v5.4s, v26.4s, v31.4s
	str	q19, [sp, #1472]
	fdiv	v2.4s, v24.4s, v3.4s
	ldr	q3, [sp, #832]
	fmul	v26.4s, v5.4s, v20.4s
	ldr	q5, [sp, #896]
	fcmge	v3.4s, v6.4s, v3.4s
	fcmge	v5.4s, v5.4s, v6.4s
	fneg	v6.4s, v18.4s
	fmls	v0.4s, v26.4s, v26.4s
	fneg	v9.4s, v26.4s
	str	q26, [sp, #1456]
	bsl	v3.16b, v18.16b, v28.16b
	fmaxnm	v7.4s, v0.4s, v19.4s
	str	q0, [sp, #560]
	bit	v3.16b, v6.16b, v5.16b
	ldr	q5, [sp, #688]
	fsqrt	v6.4s, v7.4s
	fmaxnm	v7.4s, v16.4s, v21.4s
	str	q2, [sp, #1664]
	fcmge	v0.4s, v3.4s, #0.0
	str	q0, [sp, #1040]
	orn	v0.16b, v0.16b, v5.16b
	ldr	q5, [sp, #1584]
	str	q0, [sp, #1104]
	bic	v0.16b, v24.16b, v0.16b
	fmul	v29.4s, v2.4s, v0.4s
	str	q0, [sp, #1552]
	ldr	q0, [sp, #1952]
	fdiv	v3.4s, v24.4s, v6.4s
	fmul	v6.4s, v25.4s, v29.4s
	ldr	q25, [sp, #1760]
	fmul	v1.4s, v6.4s, v20.4s
	fsqrt	v6.4s, v7.4s
	fmul	v7.4s, v0.4s, v29.4s
	fmov	v0.4s, #1.00000000
	fmul	v16.4s, v1.4s, v9.4s
	str	q1, [sp, #1408]
	str	q3, [sp, #1344]
	fmls	v0.4s, v1.4s, v1.4s
	fmla	v16.4s, v31.4s, v7.4s
	ldr	q7, [sp, #864]
	fcmge	v7.4s, v12.4s, v7.4s
	fmul	v2.4s, v16.4s, v3.4s
	fneg	v16.4s, v27.4s
	bsl	v7.16b, v27.16b, v28.16b
	fneg	v27.4s, v1.4s
	mov	v1.16b, v31.16b
	fdiv	v3.4s, v24.4s, v6.4s
	ldr	q6, [sp, #848]
	fmls	v0.4s, v2.4s, v2.4s
	str	q2, [sp, #1600]
	fcmge	v6.4s, v6.4s, v12.4s
	ldr	q12, [sp, #1920]
	str	q12, [sp, #1920]
	fmaxnm	v18.4s, v0.4s, v19.4s
	str	q0, [sp, #544]
	ldr	q0, [sp, #1936]
	bsl	v6.16b, v16.16b, v7.16b
	fmaxnm	v16.4s, v0.4s, v21.4s
	ldr	q21, [sp, #1744]
	fcmge	v2.4s, v6.4s, #0.0
	ldr	q6, [sp, #672]
	fsqrt	v7.4s, v18.4s
	ldr	q18, [sp, #1472]
	str	q3, [sp, #1200]
	orn	v0.16b, v2.16b, v6.16b
	str	q2, [sp, #992]
	str	q0, [sp, #1072]
	bic	v0.16b, v24.16b, v0.16b
	fsqrt	v16.4s, v16.4s
	str	q0, [sp, #1536]
	fmul	v0.4s, v3.4s, v0.4s
	fmul	v21.4s, v21.4s, v0.4s
	fmul	v25.4s, v25.4s, v0.4s
	stp	q0, q29, [sp, #576]
	fdiv	v3.4s, v24.4s, v7.4s
	ldr	q7, [sp, #752]
	fmul	v6.4s, v21.4s, v20.4s
	ldr	q21, [sp, #880]
	fneg	v24.4s, v12.4s
	fcmge	v7.4s, v5.4s, v7.4s
	fcmge	v21.4s, v21.4s, v5.4s
	fmov	v5.4s, #1.00000000
	fmul	v26.4s, v6.4s, v9.4s
	bsl	v7.16b, v12.16b, v28.16b
	fmov	v28.4s, #1.00000000
	fmls	v5.4s, v6.4s, v6.4s
	fmla	v26.4s, v31.4s, v25.4s
	ldr	q31, [sp, #1344]
	bit	v7.16b, v24.16b, v21.16b
	fdiv	v25.4s, v28.4s, v16.4s
	ldr	q16, [sp, #1728]
	fmul	v24.4s, v6.4s, v27.4s
	fmul	v21.4s, v16.4s, v0.4s
	fmul	v16.4s, v26.4s, v31.4s
	str	q3, [sp, #1280]
	fcmge	v2.4s, v7.4s, #0.0
	ldr	q7, [sp, #656]
	fmla	v24.4s, v29.4s, v21.4s
	fmls	v5.4s, v16.4s, v16.4s
	str	q16, [sp, #1328]
	str	q2, [sp, #1024]
	orn	v7.16b, v2.16b, v7.16b
	ldr	q2, [sp, #1600]
	fmls	v24.4s, v2.4s, v16.4s
	bic	v19.16b, v28.16b, v7.16b
	str	q7, [sp, #1056]
	str	q25, [sp, #1616]
	fmul	v7.4s, v24.4s, v3.4s
	fmul	v21.4s, v25.4s, v19.4s
	ldr	q24, [sp, #1696]
	str	q19, [sp, #1520]
	fmls	v5.4s, v7.4s, v7.4s
	fmul	v24.4s, v24.4s, v21.4s
	fmul	v26.4s, v8.4s, v21.4s
	mov	v8.16b, v31.16b
	str	q7, [sp, #1264]
	fmaxnm	v25.4s, v5.4s, v18.4s
	str	q5, [sp, #528]
	fmul	v5.4s, v24.4s, v20.4s
	ldr	q24, [sp, #1712]
	fmul	v24.4s, v24.4s, v21.4s
	fsqrt	v19.4s, v25.4s
	fmul	v20.4s, v5.4s, v9.4s
	fmul	v25.4s, v5.4s, v27.4s
	ldr	d9, [sp, #632]
	fmla	v20.4s, v1.4s, v24.4s
	fneg	v1.4s, v6.4s
	fmla	v25.4s, v29.4s, v26.4s
	fmul	v26.4s, v20.4s, v31.4s
	fmul	v20.4s, v11.4s, v21.4s
	fmul	v1.4s, v5.4s, v1.4s
	fdiv	v24.4s, v28.4s, v19.4s
	fmla	v1.4s, v0.4s, v20.4s
	fmls	v25.4s, v2.4s, v26.4s
	fmov	v19.4s, #1.00000000
	ldr	q0, [sp, #1888]
	ldr	q2, [sp, #1648]
	str	q26, [sp, #1296]
	ldr	d28, [sp, #616]
	fmul	v21.4s, v2.4s, v0.4s
	ldr	q0, [sp, #1504]
	ldr	q2, [sp, #1904]
	fmul	v20.4s, v25.4s, v3.4s
	fmls	v1.4s, v16.4s, v26.4s
	fmls	v19.4s, v5.4s, v5.4s
	fmul	v0.4s, v21.4s, v0.4s
	fmls	v1.4s, v7.4s, v20.4s
	str	q20, [sp, #1248]
	mov	v7.16b, v8.16b
	fmls	v19.4s, v26.4s, v26.4s
	ldr	q26, [sp, #1488]
	str	q0, [sp, #1312]
	fmul	v1.4s, v1.4s, v24.4s
	fmls	v19.4s, v20.4s, v20.4s
	str	q24, [sp, #1232]
	fneg	v24.4s, v0.4s
	ldr	q0, [sp, #1088]
	fmul	v20.4s, v26.4s, v2.4s
	ldr	d2, [sp, #1136]
	str	q6, [sp, #1088]
	xtn	v0.4h, v0.4s
	str	q1, [sp, #1008]
	fmls	v19.4s, v1.4s, v1.4s
	ldr	q1, [sp, #1456]
	orr	v28.8b, v2.8b, v28.8b
	ldr	d2, [sp, #648]
	fmul	v27.4s, v1.4s, v24.4s
	ldr	q1, [sp, #1568]
	orr	v0.8b, v0.8b, v2.8b
	ldr	q2, [sp, #1664]
	fmaxnm	v25.4s, v19.4s, v18.4s
	ushll	v28.4s, v28.4h, #0
	ldr	d18, [sp, #640]
	fmla	v27.4s, v1.4s, v20.4s
	ldr	q1, [sp, #1968]
	ushll	v0.4s, v0.4h, #0
	shl	v28.4s, v28.4s, #31
	fmul	v2.4s, v2.4s, v1.4s
	ldr	q1, [sp, #1408]
	fsqrt	v25.4s, v25.4s
	shl	v0.4s, v0.4s, #31
	fmul	v29.4s, v1.4s, v24.4s
	ldr	q1, [sp, #1040]
	fmul	v11.4s, v27.4s, v8.4s
	movi	v8.2d, #0000000000000000
	fmul	v27.4s, v6.4s, v24.4s
	str	q5, [sp, #1040]
	xtn	v3.4h, v1.4s
	ldr	q1, [sp, #992]
	str	q2, [sp, #1136]
	fmul	v24.4s, v5.4s, v24.4s
	ldr	q5, [sp, #1024]
	xtn	v31.4h, v1.4s
	ldr	q1, [sp, #1552]
	fmla	v8.4s, v21.4s, v21.4s
	cmge	v21.4s, v28.4s, #0
	xtn	v16.4h, v5.4s
	fmla	v29.4s, v1.4s, v2.4s
	ldr	q1, [sp, #1200]
	ldr	q2, [sp, #1776]
	orr	v3.8b, v3.8b, v18.8b
	fmov	v5.4s, #1.00000000
	cmge	v28.4s, v0.4s, #0
	fmul	v18.4s, v1.4s, v2.4s
	ldr	q2, [sp, #1600]
	orr	v31.8b, v31.8b, v9.8b
	and	v9.16b, v21.16b, v8.16b
	ldr	d21, [sp, #624]
	fmls	v29.4s, v11.4s, v2.4s
	ldr	q2, [sp, #1536]
	ushll	v3.4s, v3.4h, #0
	fdiv	v0.4s, v5.4s, v25.4s
	ldr	q25, [sp, #1520]
	and	v20.16b, v28.16b, v20.16b
	fmla	v27.4s, v2.4s, v18.4s
	ldr	q2, [sp, #1616]
	orr	v16.8b, v16.8b, v21.8b
	shl	v6.4s, v3.4s, #31
	ldr	q3, [sp, #1280]
	ldr	q21, [sp, #1152]
	fmul	v2.4s, v2.4s, v12.4s
	fmul	v12.4s, v26.4s, v7.4s
	fmov	v28.4s, #1.00000000
	fmul	v29.4s, v29.4s, v3.4s
	movi	v26.2d, #0000000000000000
	ldr	q7, [sp, #1328]
	ushll	v16.4s, v16.4h, #0
	fmla	v9.4s, v20.4s, v20.4s
	ushll	v31.4s, v31.4h, #0
	fmls	v27.4s, v11.4s, v7.4s
	ldr	q7, [sp, #1232]
	str	q11, [sp, #1152]
	fmla	v24.4s, v25.4s, v2.4s
	bsl	v21.16b, v5.16b, v12.16b
	ldr	q25, [sp, #1120]
	ldr	q5, [sp, #1648]
	shl	v16.4s, v16.4s, #31
	shl	v31.4s, v31.4s, #31
	bsl	v25.16b, v28.16b, v5.16b
	ldr	q5, [sp, #1664]
	cmge	v16.4s, v16.4s, #0
	fmul	v28.4s, v5.4s, v3.4s
	mov	v3.16b, v29.16b
	cmge	v29.4s, v6.4s, #0
	mov	v6.16b, v1.16b
	ldr	q1, [sp, #1312]
	ldr	q5, [sp, #1104]
	fmul	v21.4s, v25.4s, v21.4s
	cmge	v25.4s, v31.4s, #0
	and	v16.16b, v16.16b, v2.16b
	fmla	v26.4s, v1.4s, v1.4s
	ldr	q1, [sp, #1264]
	ldr	q2, [sp, #1056]
	mov	v12.16b, v6.16b
	fmls	v27.4s, v3.4s, v1.4s
	ldr	q1, [sp, #1296]
	and	v18.16b, v25.16b, v18.16b
	fmls	v24.4s, v11.4s, v1.4s
	ldr	q1, [sp, #1136]
	fmla	v26.4s, v11.4s, v11.4s
	and	v20.16b, v29.16b, v1.16b
	fmov	v1.4s, #1.00000000
	fmul	v8.4s, v27.4s, v7.4s
	ldr	q29, [sp, #1616]
	fmla	v26.4s, v3.4s, v3.4s
	fmla	v9.4s, v20.4s, v20.4s
	fmul	v20.4s, v29.4s, v0.4s
	bsl	v5.16b, v1.16b, v28.16b
	fmul	v28.4s, v6.4s, v7.4s
	ldr	q6, [sp, #1248]
	ldr	q7, [sp, #1008]
	fmls	v24.4s, v3.4s, v6.4s
	ldr	q6, [sp, #1072]
	fmla	v26.4s, v8.4s, v8.4s
	fmla	v9.4s, v18.4s, v18.4s
	fmul	v5.4s, v21.4s, v5.4s
	bsl	v6.16b, v1.16b, v28.16b
	mov	v28.16b, v7.16b
	fmls	v24.4s, v8.4s, v7.4s
	mov	v7.16b, v2.16b
	fmla	v9.4s, v16.4s, v16.4s
	fmul	v6.4s, v5.4s, v6.4s
	bsl	v7.16b, v1.16b, v20.16b
	fmul	v5.4s, v24.4s, v0.4s
	fmul	v1.4s, v6.4s, v7.4s
	ldr	q6, [sp, #1360]
	fmla	v26.4s, v5.4s, v5.4s
	fcmp	s6, #0.0
	b.gt	224b
	fmov	v2.4s, #1.00000000
	ldr	q31, [sp, #1664]
	ldr	q25, [sp, #960]
	ldr	q27, [sp, #928]
	ldr	q19, [sp, #1440]
	mov	w11, #14269
	mov	v11.16b, v12.16b
	movk	w11, #13574, lsl #16
	dup	v21.4s, w7
	fadd	v18.4s, v27.4s, v27.4s
	dup	v24.4s, w4
	fdiv	v6.4s, v2.4s, v31.4s
	fdiv	v7.4s, v2.4s, v12.4s
	ldr	q12, [sp, #1424]
	fmul	v6.4s, v6.4s, v19.4s
	dup	v19.4s, w11
	mov	w11, #4016
	movk	w11, #13345, lsl #16
	dup	v20.4s, w11
	fmul	v6.4s, v6.4s, v19.4s
	fcmgt	v19.4s, v21.4s, v27.4s
	ldr	q27, [sp, #1584]
	fdiv	v16.4s, v2.4s, v25.4s
	fmul	v7.4s, v7.4s, v12.4s
	fmul	v7.4s, v7.4s, v20.4s
	fsqrt	v18.4s, v18.4s
	fmaxnm	v6.4s, v6.4s, v7.4s
	fmul	v16.4s, v16.4s, v1.4s
	ldr	q1, [sp, #1504]
	fmul	v16.4s, v16.4s, v16.4s
	fminnm	v7.4s, v16.4s, v2.4s
	fmul	v18.4s, v18.4s, v24.4s
	fmov	v24.4s, #1.00000000
	and	v16.16b, v19.16b, v18.16b
	ldr	q19, [sp, #1568]
	ldr	s18, [x13, #16]
	fmul	v19.4s, v19.4s, v1.4s
	fmul	v7.4s, v7.4s, v18.s[0]
	ldr	q1, [sp, #1520]
	fmaxnm	v6.4s, v6.4s, v16.4s
	ldr	q16, [sp, #1552]
	fmul	v16.4s, v16.4s, v19.4s
	ldr	q19, [sp, #1536]
	fmaxnm	v6.4s, v7.4s, v6.4s
	fcmgt	v7.4s, v21.4s, v25.4s
	fmul	v16.4s, v19.4s, v16.4s
	and	v6.16b, v7.16b, v6.16b
	fmul	s7, s18, s18
	fmov	v18.4s, #5.00000000
	fmul	v6.4s, v6.4s, v6.4s
	fmul	v16.4s, v1.4s, v16.4s
	dup	v7.4s, v7.s[0]
	fcmge	v6.4s, v6.4s, v26.4s
	fcmge	v7.4s, v7.4s, v9.4s
	fcmgt	v16.4s, v16.4s, #0.0
	and	v6.16b, v7.16b, v6.16b
	bic	v7.16b, v2.16b, v16.16b
	ldr	q16, [sp, #512]
	bsl	v6.16b, v7.16b, v18.16b
	ldr	q7, [sp, #1216]
	fcmge	v7.4s, v7.4s, v16.4s
	movi	v16.4s, #64, lsl #24
	fminnm	v16.4s, v6.4s, v16.4s
	bit	v6.16b, v16.16b, v7.16b
	ldr	q16, [sp, #1168]
	fcmeq	v7.4s, v16.4s, v18.4s
	bit	v16.16b, v6.16b, v7.16b
	fcmeq	v6.4s, v16.4s, v18.4s
	movi	d18, #0000000000000000
	str	q16, [sp, #1168]
	and	v19.16b, v6.16b, v2.16b
	mov	s6, v19.s[1]
	fadd	s7, s19, s18
	mov	s16, v19.s[2]
	fadd	s6, s7, s6
	mov	s7, v19.s[3]
	fadd	s6, s6, s16
	ldr	q16, [sp, #1376]
	fadd	s6, s6, s7
	fcmp	s6, #0.0
	b.gt	226b
	fmul	v0.4s, v0.4s, v5.4s
	ldr	q1, [sp, #1232]
	ldr	q2, [sp, #1264]
	ldr	q5, [sp, #1152]
	ldr	q7, [sp, #1312]
	movi	v16.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v21.2d, #0000000000000000
	movi	v20.2d, #0000000000000000
	fmls	v8.4s, v0.4s, v28.4s
	movi	v28.2d, #0000000000000000
	fmul	v1.4s, v1.4s, v8.4s
	movi	v8.2d, #0000000000000000
	fmls	v3.4s, v1.4s, v2.4s
	ldr	q2, [sp, #1248]
	fmls	v3.4s, v0.4s, v2.4s
	ldr	q2, [sp, #1280]
	fmul	v2.4s, v2.4s, v3.4s
	ldr	q3, [sp, #1600]
	fmls	v5.4s, v2.4s, v3.4s
	ldr	q3, [sp, #1328]
	fmul	v6.4s, v31.4s, v2.4s
	fmls	v5.4s, v1.4s, v3.4s
	ldr	q3, [sp, #1296]
	str	q6, [sp, #1824]
	fmls	v5.4s, v0.4s, v3.4s
	ldr	q3, [sp, #1344]
	fmul	v3.4s, v3.4s, v5.4s
	ldr	q5, [sp, #1456]
	fmls	v7.4s, v3.4s, v5.4s
	ldr	q5, [sp, #1408]
	fmls	v7.4s, v2.4s, v5.4s
	ldr	q5, [sp, #1088]
	ldr	q2, [sp, #1488]
	fmls	v7.4s, v1.4s, v5.4s
	ldr	q5, [sp, #1040]
	fmul	v1.4s, v11.4s, v1.4s
	movi	v11.2d, #0000000000000000
	fmls	v7.4s, v0.4s, v5.4s
	fmul	v5.4s, v2.4s, v3.4s
	ldr	q2, [sp, #1648]
	fmul	v0.4s, v29.4s, v0.4s
	movi	v3.2d, #0000000000000000
	movi	v29.2d, #0000000000000000
	str	q1, [sp, #1840]
	fmul	v2.4s, v2.4s, v7.4s
	movi	v7.2d, #0000000000000000
	str	q5, [sp, #1920]
	str	q0, [sp, #1936]
	str	q2, [sp, #1776]
	tbz	w15, #3, 242f
	fmov	v9.4s, #-1.00000000
	ldr	x24, [sp, #328]
	cbz	w10, 243f
	umull	x9, w10, w10
	mov	x14, xzr
	mul	x9, x24, x9
240:
	add	x11, x14, x10
	ldr	q1, [sp, #1440]
	ldr	q2, [sp, #1424]
	add	x11, x11, x11, lsl #2
	mov	x1, x16
	mov	x20, x10
	ldr	q0, [x16, x11, lsl #4]
	ubfx	x11, x9, #1, #30
	fmul	v0.4s, v1.4s, v0.4s
	add	x17, x5, x11, lsl #5
	str	q0, [sp, #1968]
241:
	mov	v5.16b, v3.16b
	mov	v3.16b, v2.16b
	ldr	q0, [sp, #1968]
	ldr	q1, [x1], #80
	mvni	v26.4s, #127, msl #16
	ldp	q19, q6, [x17, #-16]
	fmov	v31.4s, #5.00000000
	fmla	v3.4s, v1.4s, v0.4s
	mov	v0.16b, v21.16b
	mov	v21.16b, v18.16b
	mov	v18.16b, v16.16b
	mov	v16.16b, v7.16b
	mov	v7.16b, v20.16b
	mov	v12.16b, v13.16b
	subs	x20, x20, #1
	add	x17, x17, #32
	fadd	v1.4s, v6.4s, v3.4s
	fdiv	v3.4s, v24.4s, v1.4s
	fsub	v19.4s, v19.4s, v1.4s
	fadd	v31.4s, v1.4s, v31.4s
	fdiv	v31.4s, v24.4s, v31.4s
	fmul	v19.4s, v19.4s, v3.4s
	fadd	v20.4s, v3.4s, v9.4s
	fmul	v3.4s, v6.4s, v3.4s
	fcmgt	v25.4s, v19.4s, v9.4s
	bit	v20.16b, v19.16b, v25.16b
	fadd	v11.4s, v11.4s, v31.4s
	fadd	v25.4s, v20.4s, v24.4s
	add	v25.4s, v25.4s, v30.4s
	and	v25.16b, v25.16b, v26.16b
	sub	v26.4s, v24.4s, v25.4s
	scvtf	v25.4s, v25.4s
	fadd	v27.4s, v26.4s, v9.4s
	mov	v9.16b, v4.16b
	fmla	v27.4s, v26.4s, v20.4s
	mov	v20.16b, v23.16b
	fmul	v26.4s, v27.4s, v27.4s
	fmla	v20.4s, v14.4s, v27.4s
	fmla	v9.4s, v15.4s, v27.4s
	fmla	v12.4s, v22.4s, v27.4s
	fmla	v20.4s, v10.4s, v26.4s
	fmla	v9.4s, v26.4s, v20.4s
	fmla	v12.4s, v26.4s, v9.4s
	fmov	v9.4s, #-1.00000000
	fmla	v27.4s, v26.4s, v12.4s
	fmaxnm	v20.4s, v19.4s, v9.4s
	fmul	v26.4s, v31.4s, v31.4s
	fadd	v19.4s, v19.4s, v24.4s
	fneg	v20.4s, v20.4s
	fmla	v27.4s, v17.4s, v25.4s
	fmul	v25.4s, v31.4s, v26.4s
	fmul	v6.4s, v26.4s, v26.4s
	fadd	v8.4s, v8.4s, v26.4s
	fmla	v20.4s, v27.4s, v19.4s
	fmul	v19.4s, v26.4s, v25.4s
	fadd	v29.4s, v29.4s, v25.4s
	fadd	v28.4s, v28.4s, v6.4s
	fmla	v7.4s, v20.4s, v1.4s
	fmla	v5.4s, v3.4s, v19.4s
	mov	v20.16b, v7.16b
	mov	v7.16b, v16.16b
	mov	v16.16b, v18.16b
	mov	v18.16b, v21.16b
	fadd	v21.4s, v0.4s, v19.4s
	fmla	v16.4s, v3.4s, v25.4s
	fmla	v7.4s, v3.4s, v6.4s
	fmla	v18.4s, v3.4s, v26.4s
	mov	v3.16b, v5.16b
	b.ne	241b
	add	x14, x14, #1
	add	x9, x9, x23
	cmp	x14, x10
	b.ne	240b
	b	243f
242:
	ldr	x24, [sp, #328]
243:
	ldr	q0, [sp, #1792]
	ldr	q31, [sp, #1488]
	fmov	v1.4s, #1.00000000
	ldr	q5, [sp, #1648]
	str	q20, [sp, #1568]
	mov	w9, #46871
	fmul	v0.4s, v0.4s, v31.4s
	ldr	q20, [sp, #1472]
	ldr	q2, [sp, #1808]
	ldr	q9, [sp, #1664]
	str	q3, [sp, #1600]
	movk	w9, #14673, lsl #16
	ldr	q19, [sp, #1200]
	ldr	x23, [sp, #168]
	lsl	x11, x22, #5
	fmul	v3.4s, v2.4s, v9.4s
	ldr	x17, [sp, #320]
	add	x14, x22, x22, lsl #1
	fmul	v0.4s, v0.4s, v5.4s
	add	x10, x23, x17, lsl #4
	fmul	v2.4s, v3.4s, v5.4s
	fmls	v1.4s, v0.4s, v0.4s
	fneg	v12.4s, v0.4s
	ldr	q0, [sp, #1952]
	fmul	v0.4s, v0.4s, v9.4s
	str	q1, [sp, #1792]
	fmaxnm	v1.4s, v1.4s, v20.4s
	fsqrt	v1.4s, v1.4s
	fdiv	v27.4s, v24.4s, v1.4s
	fmul	v1.4s, v2.4s, v12.4s
	fmla	v1.4s, v31.4s, v0.4s
	fmov	v0.4s, #1.00000000
	fmls	v0.4s, v2.4s, v2.4s
	fmul	v1.4s, v1.4s, v27.4s
	str	q27, [sp, #1968]
	fmls	v0.4s, v1.4s, v1.4s
	str	q1, [sp, #1872]
	str	q0, [sp, #1808]
	fmaxnm	v0.4s, v0.4s, v20.4s
	fsqrt	v6.4s, v0.4s
	ldr	q0, [sp, #1744]
	str	q2, [sp, #1744]
	fneg	v2.4s, v2.4s
	fmul	v0.4s, v0.4s, v19.4s
	str	q2, [sp, #1904]
	fmul	v3.4s, v0.4s, v5.4s
	ldr	q0, [sp, #1760]
	fmul	v25.4s, v0.4s, v19.4s
	ldr	q0, [sp, #1728]
	str	q12, [sp, #1728]
	fmul	v26.4s, v3.4s, v12.4s
	str	q3, [sp, #1760]
	fdiv	v24.4s, v24.4s, v6.4s
	fmul	v6.4s, v0.4s, v19.4s
	fmla	v26.4s, v31.4s, v25.4s
	fmul	v25.4s, v3.4s, v2.4s
	ldr	q2, [sp, #1616]
	fmla	v25.4s, v9.4s, v6.4s
	fmul	v0.4s, v26.4s, v27.4s
	fmov	v27.4s, #1.00000000
	fmls	v27.4s, v3.4s, v3.4s
	fmls	v25.4s, v1.4s, v0.4s
	str	q0, [sp, #1856]
	fneg	v3.4s, v3.4s
	str	q24, [sp, #1952]
	fmls	v27.4s, v0.4s, v0.4s
	fmul	v0.4s, v25.4s, v24.4s
	str	q0, [sp, #1888]
	fmls	v27.4s, v0.4s, v0.4s
	ldr	q0, [sp, #1696]
	fmul	v6.4s, v2.4s, v0.4s
	ldr	q0, [sp, #1712]
	fmaxnm	v25.4s, v27.4s, v20.4s
	ldr	q20, [sp, #1776]
	fmul	v5.4s, v6.4s, v5.4s
	fsqrt	v6.4s, v25.4s
	fmul	v25.4s, v0.4s, v2.4s
	ldr	q0, [sp, #1680]
	fmul	v24.4s, v5.4s, v12.4s
	fmul	v26.4s, v0.4s, v2.4s
	ldr	q0, [sp, #1904]
	fabs	v12.4s, v20.4s
	fmla	v24.4s, v31.4s, v25.4s
	fmul	v31.4s, v5.4s, v0.4s
	movi	v0.2d, #0000000000000000
	fmul	v25.4s, v5.4s, v3.4s
	ldr	q3, [sp, #1376]
	fmaxnm	v12.4s, v12.4s, v0.4s
	ldr	q0, [sp, #1920]
	fmla	v31.4s, v9.4s, v26.4s
	fmov	v9.4s, #1.00000000
	fabs	v1.4s, v0.4s
	ldr	q0, [sp, #1632]
	fmul	v0.4s, v0.4s, v2.4s
	ldr	q2, [sp, #1968]
	fmls	v9.4s, v5.4s, v5.4s
	fmaxnm	v1.4s, v12.4s, v1.4s
	fmul	v26.4s, v24.4s, v2.4s
	ldr	q2, [sp, #1872]
	fadd	v12.4s, v20.4s, v3.4s
	ldr	q3, [sp, #1584]
	fmla	v25.4s, v19.4s, v0.4s
	fmov	v0.4s, #1.00000000
	fmls	v31.4s, v2.4s, v26.4s
	dup	v2.4s, w9
	fmls	v9.4s, v26.4s, v26.4s
	add	x9, x13, #208
	fdiv	v0.4s, v0.4s, v6.4s
	ldr	q6, [sp, #1840]
	fmul	v20.4s, v3.4s, v2.4s
	ldr	q2, [sp, #1424]
	str	q0, [sp, #1904]
	ldr	q0, [sp, #1936]
	fabs	v0.4s, v0.4s
	fmaxnm	v0.4s, v1.4s, v0.4s
	ldr	q1, [sp, #1824]
	str	q5, [sp, #1824]
	ldr	q5, [sp, #1392]
	str	q0, [sp, #1776]
	ldr	q0, [sp, #1440]
	fadd	v0.4s, v1.4s, v0.4s
	ldr	q1, [sp, #1856]
	fmls	v25.4s, v1.4s, v26.4s
	ldr	q1, [sp, #1952]
	fmul	v1.4s, v31.4s, v1.4s
	fadd	v31.4s, v6.4s, v2.4s
	ldr	q6, [sp, #768]
	ldr	q2, [sp, #1920]
	fminnm	v12.4s, v12.4s, v6.4s
	ldr	q6, [sp, #832]
	fadd	v24.4s, v2.4s, v5.4s
	fmov	v5.4s, #1.00000000
	ldr	q2, [sp, #1888]
	fminnm	v19.4s, v0.4s, v6.4s
	ldr	q0, [sp, #1776]
	ldr	q6, [sp, #864]
	fmls	v25.4s, v2.4s, v1.4s
	ldr	q2, [sp, #1936]
	str	q1, [sp, #1776]
	fcmge	v0.4s, v20.4s, v0.4s
	fminnm	v31.4s, v31.4s, v6.4s
	ldr	q6, [sp, #784]
	ldr	q20, [sp, #1168]
	fmls	v9.4s, v1.4s, v1.4s
	ldr	q1, [sp, #1904]
	fminnm	v24.4s, v24.4s, v6.4s
	ldr	q6, [sp, #816]
	str	q0, [sp, #1920]
	ldr	q0, [sp, #1792]
	fmaxnm	v12.4s, v12.4s, v6.4s
	ldr	q6, [sp, #896]
	str	q26, [sp, #1792]
	fadd	v26.4s, v2.4s, v3.4s
	fminnm	v0.4s, v0.4s, v5.4s
	fcmge	v5.4s, v5.4s, v20.4s
	fmaxnm	v2.4s, v19.4s, v6.4s
	ldr	q6, [sp, #1808]
	fminnm	v19.4s, v0.4s, v6.4s
	ldr	q0, [sp, #1920]
	ldr	q6, [sp, #848]
	str	q5, [sp, #1808]
	and	v0.16b, v5.16b, v0.16b
	fmul	v5.4s, v25.4s, v1.4s
	fmaxnm	v25.4s, v31.4s, v6.4s
	ldr	q6, [sp, #752]
	ldr	q1, [sp, #1376]
	mov	v31.16b, v0.16b
	fminnm	v26.4s, v26.4s, v6.4s
	ldr	q6, [sp, #800]
	fmls	v9.4s, v5.4s, v5.4s
	str	q5, [sp, #1840]
	ldr	q5, [sp, #1392]
	fmaxnm	v24.4s, v24.4s, v6.4s
	ldr	q6, [sp, #880]
	bsl	v31.16b, v12.16b, v1.16b
	ldr	q1, [sp, #1440]
	fminnm	v12.4s, v19.4s, v27.4s
	fmov	v19.4s, #4.00000000
	fmaxnm	v26.4s, v26.4s, v6.4s
	bit	v1.16b, v2.16b, v0.16b
	ldr	q2, [sp, #1424]
	bif	v24.16b, v5.16b, v0.16b
	bif	v25.16b, v2.16b, v0.16b
	ldr	s2, [x13, #12]
	fminnm	v12.4s, v12.4s, v9.4s
	fcmeq	v20.4s, v20.4s, v19.4s
	ld1r	{ v19.4s }, [x9]
	mov	w9, #46871
	fmul	v1.4s, v1.4s, v2.s[0]
	movk	w9, #14545, lsl #16
	bsl	v0.16b, v26.16b, v3.16b
	dup	v27.4s, w9
	add	x9, x17, x22
	fmul	v25.4s, v25.4s, v2.s[0]
	bit	v31.16b, v19.16b, v20.16b
	bit	v24.16b, v19.16b, v20.16b
	str	q20, [sp, #1920]
	bit	v1.16b, v19.16b, v20.16b
	fcmgt	v3.4s, v12.4s, v27.4s
	bit	v0.16b, v19.16b, v20.16b
	bit	v25.16b, v19.16b, v20.16b
	str	q31, [x10]
	str	q24, [x23, x9, lsl #4]
	str	q1, [x10, x11]
	lsl	x11, x22, #6
	str	q25, [x10, x14, lsl #4]
	str	q0, [x10, x11]
	str	q3, [sp, #1936]
	tbnz	w15, #1, 244f
	ldr	x20, [sp, #176]
	mov	x4, x17
	mov	w10, #5
	b	245f
244:
	ldr	q3, [sp, #1968]
	ldr	q0, [sp, #1728]
	tst	w15, #0x4
	ldr	q5, [sp, #1744]
	ldr	q6, [sp, #1872]
	mov	w11, #6
	fmul	v31.4s, v3.4s, v0.4s
	ldr	q1, [sp, #1472]
	fneg	v0.4s, v3.4s
	ldr	q20, [sp, #1760]
	ldr	q26, [sp, #1792]
	cinc	x11, x11, ne
	fmaxnm	v1.4s, v9.4s, v1.4s
	umull	x11, w11, w22
	mov	x4, x17
	umaddl	x10, w22, w19, x23
	lsl	x14, x17, #4
	mov	w17, #10
	fmla	v5.4s, v31.4s, v6.4s
	fmul	v0.4s, v6.4s, v0.4s
	ldr	q6, [sp, #1856]
	mov	w1, #7
	mov	w6, #8
	add	x11, x23, x11, lsl #4
	fsqrt	v1.4s, v1.4s
	fmla	v20.4s, v31.4s, v6.4s
	fmul	v25.4s, v3.4s, v6.4s
	ldr	q6, [sp, #1824]
	str	q31, [sp, #1824]
	csel	x17, x1, x17, eq
	fneg	v24.4s, v5.4s
	ldr	q5, [sp, #1952]
	mov	w1, #14
	fmla	v6.4s, v31.4s, v26.4s
	fmul	v26.4s, v3.4s, v26.4s
	csel	x1, x6, x1, eq
	fmul	v12.4s, v0.4s, v5.4s
	fneg	v0.4s, v5.4s
	umull	x17, w17, w22
	mov	w6, #19
	mov	w20, #9
	umull	x1, w1, w22
	fmul	v27.4s, v5.4s, v24.4s
	ldr	q24, [sp, #1888]
	str	q2, [sp, #1888]
	csel	x6, x20, x6, eq
	ldr	x20, [sp, #176]
	fmla	v25.4s, v12.4s, v24.4s
	str	q12, [sp, #1856]
	umull	x6, w6, w22
	fmla	v20.4s, v27.4s, v24.4s
	fmul	v24.4s, v24.4s, v0.4s
	fmov	v0.4s, #1.00000000
	fneg	v25.4s, v25.4s
	fdiv	v0.4s, v0.4s, v1.4s
	fneg	v9.4s, v20.4s
	fmov	v1.4s, #1.00000000
	ldr	q20, [sp, #1776]
	fmla	v26.4s, v12.4s, v20.4s
	fmla	v6.4s, v27.4s, v20.4s
	fmul	v20.4s, v5.4s, v20.4s
	fmla	v1.4s, v31.4s, v31.4s
	ldr	q31, [sp, #1840]
	str	q0, [sp, #1872]
	ldr	q0, [sp, #1904]
	fmul	v2.4s, v0.4s, v9.4s
	fmul	v9.4s, v0.4s, v25.4s
	fmul	v25.4s, v24.4s, v0.4s
	mov	v24.16b, v27.16b
	fmul	v27.4s, v3.4s, v3.4s
	fneg	v3.4s, v0.4s
	fmla	v26.4s, v9.4s, v31.4s
	fmla	v1.4s, v24.4s, v24.4s
	str	q24, [sp, #1744]
	fmla	v6.4s, v2.4s, v31.4s
	fmla	v27.4s, v12.4s, v12.4s
	fmul	v24.4s, v5.4s, v5.4s
	fmla	v20.4s, v25.4s, v31.4s
	str	q2, [sp, #1776]
	fmul	v3.4s, v31.4s, v3.4s
	str	q25, [sp, #1840]
	fneg	v26.4s, v26.4s
	fmla	v1.4s, v2.4s, v2.4s
	ldr	q2, [sp, #1872]
	fneg	v6.4s, v6.4s
	fmla	v27.4s, v9.4s, v9.4s
	fmla	v24.4s, v25.4s, v25.4s
	fneg	v12.4s, v20.4s
	mov	v25.16b, v2.16b
	str	q9, [sp, #1792]
	fmul	v5.4s, v2.4s, v26.4s
	fmul	v26.4s, v0.4s, v0.4s
	ldr	q0, [sp, #1664]
	fmul	v31.4s, v2.4s, v6.4s
	fmul	v6.4s, v3.4s, v25.4s
	ldr	q3, [sp, #1936]
	fmul	v2.4s, v2.4s, v12.4s
	fmul	v9.4s, v25.4s, v25.4s
	str	q5, [sp, #1760]
	fmla	v27.4s, v5.4s, v5.4s
	ldr	q5, [sp, #1888]
	fmla	v1.4s, v31.4s, v31.4s
	str	q6, [sp, #1888]
	fmla	v26.4s, v6.4s, v6.4s
	fmul	v12.4s, v0.4s, v5.s[0]
	ldr	q0, [sp, #1808]
	str	q2, [sp, #1808]
	fmla	v24.4s, v2.4s, v2.4s
	ldr	q2, [sp, #1648]
	ldr	q6, [sp, #1488]
	and	v3.16b, v0.16b, v3.16b
	ldr	q0, [sp, #1200]
	fmul	v1.4s, v2.4s, v1.4s
	fmul	v27.4s, v6.4s, v27.4s
	fmul	v0.4s, v0.4s, v5.s[0]
	ldr	q5, [sp, #1616]
	xtn	v3.4h, v3.4s
	fmul	v24.4s, v24.4s, v12.4s
	fmul	v9.4s, v5.4s, v9.4s
	fmul	v1.4s, v2.4s, v1.4s
	fmul	v20.4s, v26.4s, v0.4s
	sshll	v26.4s, v3.4h, #0
	fmul	v3.4s, v6.4s, v27.4s
	fmul	v24.4s, v12.4s, v24.4s
	fmul	v27.4s, v5.4s, v9.4s
	bif	v1.16b, v19.16b, v26.16b
	fmul	v20.4s, v0.4s, v20.4s
	bif	v3.16b, v19.16b, v26.16b
	bif	v24.16b, v19.16b, v26.16b
	str	q1, [x10, x14]
	mov	v1.16b, v26.16b
	add	x10, x23, x17, lsl #4
	str	q3, [x11, x14]
	mov	v3.16b, v26.16b
	add	x11, x23, x1, lsl #4
	str	q24, [x10, x14]
	add	x10, x23, x6, lsl #4
	bsl	v1.16b, v20.16b, v19.16b
	bsl	v3.16b, v27.16b, v19.16b
	str	q1, [x11, x14]
	str	q3, [x10, x14]
	mov	w10, #10
	tbz	w15, #2, 245f
	ldr	q1, [sp, #1968]
	str	q0, [sp, #1728]
	mov	w10, #96
	ldr	q0, [sp, #1824]
	ldr	q3, [sp, #1744]
	mov	w17, #144
	ldr	q2, [sp, #1952]
	ldr	q6, [sp, #1792]
	ldr	q9, [sp, #1760]
	fmul	v1.4s, v1.4s, v0.4s
	ldr	q0, [sp, #1856]
	ldr	q5, [sp, #1840]
	ldr	x1, [sp, #312]
	fmul	v20.4s, v2.4s, v0.4s
	umaddl	x10, w1, w10, x23
	add	x11, x23, x1, lsl #7
	fmla	v1.4s, v3.4s, v0.4s
	ldr	q0, [sp, #1776]
	fmul	v3.4s, v2.4s, v3.4s
	ldr	q2, [sp, #1904]
	umaddl	x17, w1, w17, x23
	fmla	v20.4s, v6.4s, v5.4s
	fmul	v24.4s, v2.4s, v0.4s
	fmul	v27.4s, v2.4s, v5.4s
	fmla	v1.4s, v0.4s, v6.4s
	fmul	v6.4s, v2.4s, v6.4s
	ldr	q2, [sp, #1488]
	fmla	v3.4s, v0.4s, v5.4s
	ldr	q0, [sp, #1808]
	ldr	q5, [sp, #1616]
	fmla	v20.4s, v9.4s, v0.4s
	fmla	v1.4s, v31.4s, v9.4s
	fmla	v3.4s, v31.4s, v0.4s
	fmul	v1.4s, v2.4s, v1.4s
	str	q1, [sp, #1952]
	mov	v1.16b, v12.16b
	ldr	q12, [sp, #1888]
	fmla	v24.4s, v31.4s, v12.4s
	fmla	v6.4s, v9.4s, v12.4s
	fmul	v9.4s, v25.4s, v9.4s
	fmul	v2.4s, v20.4s, v1.4s
	ldr	q20, [sp, #1952]
	fmla	v27.4s, v0.4s, v12.4s
	fmul	v0.4s, v25.4s, v0.4s
	fmul	v3.4s, v3.4s, v1.4s
	fmul	v9.4s, v5.4s, v9.4s
	str	q2, [sp, #1968]
	fmul	v2.4s, v25.4s, v31.4s
	ldr	q31, [sp, #1728]
	str	q0, [sp, #1856]
	ldr	q0, [sp, #1488]
	fmul	v25.4s, v25.4s, v12.4s
	fmul	v27.4s, v27.4s, v31.4s
	str	q2, [sp, #1904]
	ldr	q2, [sp, #1648]
	fmul	v25.4s, v5.4s, v25.4s
	fmul	v20.4s, v2.4s, v20.4s
	fmul	v3.4s, v2.4s, v3.4s
	fmul	v27.4s, v1.4s, v27.4s
	str	q20, [sp, #1952]
	fmul	v20.4s, v24.4s, v31.4s
	fmul	v24.4s, v6.4s, v31.4s
	ldr	q6, [sp, #1968]
	str	q9, [sp, #1968]
	ldr	q9, [sp, #1856]
	bif	v3.16b, v19.16b, v26.16b
	fmul	v12.4s, v0.4s, v6.4s
	ldr	q6, [sp, #1904]
	fmul	v9.4s, v5.4s, v9.4s
	fmul	v20.4s, v2.4s, v20.4s
	fmul	v24.4s, v0.4s, v24.4s
	fmul	v31.4s, v5.4s, v6.4s
	ldr	q6, [sp, #1952]
	mov	v5.16b, v26.16b
	bif	v6.16b, v19.16b, v26.16b
	fmul	v1.4s, v9.4s, v1.4s
	bsl	v5.16b, v12.16b, v19.16b
	bif	v20.16b, v19.16b, v26.16b
	bif	v24.16b, v19.16b, v26.16b
	str	q6, [x10, x14]
	fmul	v6.4s, v2.4s, v31.4s
	ldr	q2, [sp, #1968]
	mov	w10, #176
	str	q3, [x11, x14]
	mov	w11, #192
	fmul	v3.4s, v0.4s, v2.4s
	ldr	q0, [sp, #1728]
	umaddl	x10, w1, w10, x23
	str	q5, [x17, x14]
	mov	w17, #208
	umaddl	x11, w1, w11, x23
	fmul	v0.4s, v25.4s, v0.4s
	mov	v25.16b, v26.16b
	umaddl	x17, w1, w17, x23
	str	q20, [x10, x14]
	mov	w10, #240
	bif	v6.16b, v19.16b, v26.16b
	umaddl	x10, w1, w10, x23
	str	q24, [x11, x14]
	bif	v3.16b, v19.16b, v26.16b
	bsl	v25.16b, v27.16b, v19.16b
	bif	v1.16b, v19.16b, v26.16b
	add	x11, x23, x1, lsl #8
	bif	v0.16b, v19.16b, v26.16b
	str	q25, [x17, x14]
	mov	w17, #272
	str	q6, [x10, x14]
	mov	w10, #288
	umaddl	x17, w1, w17, x23
	umaddl	x10, w1, w10, x23
	str	q3, [x11, x14]
	str	q1, [x17, x14]
	str	q0, [x10, x14]
	mov	w10, #20
245:
	mvni	v3.4s, #127, msl #16
	ldr	q31, [sp, #1920]
	tbz	w15, #3, 24b
	fmov	v1.4s, #1.00000000
	ldp	q0, q6, [sp, #224]
	ldp	s25, s26, [x13, #100]
	mov	w11, #29208
	movk	w11, #16177, lsl #16
	ldr	q5, [sp, #1568]
	ldr	q2, [sp, #1600]
	ldr	x6, [sp, #312]
	lsl	x15, x4, #4
	add	x17, x10, #2
	fdiv	v0.4s, v1.4s, v0.4s
	add	x1, x10, #3
	umull	x14, w10, w6
	umull	x17, w17, w6
	umull	x1, w1, w6
	add	x14, x23, x14, lsl #4
	fmul	v20.4s, v6.4s, v0.4s
	movi	v6.2d, #0000000000000000
	add	v0.4s, v20.4s, v30.4s
	and	v19.16b, v0.16b, v3.16b
	fmov	v0.4s, #-1.00000000
	movi	v3.2d, #0000000000000000
	sub	v24.4s, v1.4s, v19.4s
	movi	v1.2d, #0000000000000000
	fmla	v3.4s, v11.4s, v25.s[0]
	fmla	v0.4s, v24.4s, v20.4s
	ldr	s20, [x13, #136]
	fmla	v6.4s, v11.4s, v20.s[0]
	ldp	s24, s20, [x13, #172]
	fmla	v3.4s, v8.4s, v26.s[0]
	ldp	s25, s26, [x13, #140]
	fmla	v23.4s, v14.4s, v0.4s
	fmla	v4.4s, v15.4s, v0.4s
	fmla	v1.4s, v11.4s, v24.s[0]
	fmul	v24.4s, v0.4s, v0.4s
	fmla	v13.4s, v22.4s, v0.4s
	fmla	v6.4s, v8.4s, v25.s[0]
	fmla	v1.4s, v8.4s, v20.s[0]
	ldp	s20, s27, [x13, #108]
	fmla	v23.4s, v10.4s, v24.4s
	fmla	v6.4s, v29.4s, v26.s[0]
	fmla	v3.4s, v29.4s, v20.s[0]
	ldp	s25, s20, [x13, #180]
	fmla	v4.4s, v24.4s, v23.4s
	ldp	s22, s23, [x13, #148]
	fmla	v1.4s, v29.4s, v25.s[0]
	fmla	v3.4s, v28.4s, v27.s[0]
	fmla	v6.4s, v28.4s, v22.s[0]
	fmla	v13.4s, v24.4s, v4.4s
	fmla	v1.4s, v28.4s, v20.s[0]
	ldp	s4, s20, [x13, #116]
	fmla	v6.4s, v21.4s, v23.s[0]
	fmla	v3.4s, v21.4s, v4.s[0]
	ldp	s4, s22, [x13, #188]
	fmla	v0.4s, v24.4s, v13.4s
	fmla	v1.4s, v21.4s, v4.s[0]
	scvtf	v4.4s, v19.4s
	fmla	v3.4s, v18.4s, v20.s[0]
	ldp	s19, s20, [x13, #156]
	fmla	v6.4s, v18.4s, v19.s[0]
	fmla	v0.4s, v17.4s, v4.4s
	dup	v4.4s, w11
	ldp	s19, s17, [x13, #124]
	fmla	v1.4s, v18.4s, v22.s[0]
	mov	w11, #16271
	movk	w11, #16363, lsl #16
	fmla	v3.4s, v16.4s, v19.s[0]
	ldp	s18, s19, [x13, #196]
	fmla	v6.4s, v16.4s, v20.s[0]
	fmla	v1.4s, v16.4s, v18.s[0]
	ldr	q16, [sp, #208]
	fmla	v3.4s, v7.4s, v17.s[0]
	ldr	s17, [x13, #132]
	fmla	v0.4s, v4.4s, v16.4s
	ldp	s16, s18, [x13, #164]
	dup	v4.4s, w11
	add	x11, x13, #208
	fmla	v1.4s, v7.4s, v19.s[0]
	fmla	v6.4s, v7.4s, v16.s[0]
	ldr	q7, [sp, #256]
	fneg	v16.4s, v5.4s
	fmla	v3.4s, v2.4s, v17.s[0]
	fadd	v5.4s, v5.4s, v5.4s
	fmla	v0.4s, v4.4s, v7.4s
	ldr	s4, [x13, #204]
	fmla	v6.4s, v2.4s, v18.s[0]
	fmla	v1.4s, v2.4s, v4.s[0]
	movi	v2.4s, #191, lsl #24
	ldr	q4, [sp, #192]
	fmla	v16.4s, v2.4s, v0.4s
	fadd	v2.4s, v4.4s, v3.4s
	movi	v3.4s, #64, lsl #24
	ld1r	{ v0.4s }, [x11]
	umaddl	x11, w10, w6, x6
	add	x10, x10, #4
	umull	x10, w10, w6
	fmla	v6.4s, v3.4s, v4.4s
	movi	v3.4s, #65, lsl #24
	add	x11, x23, x11, lsl #4
	bit	v2.16b, v0.16b, v31.16b
	add	x10, x23, x10, lsl #4
	fmla	v1.4s, v3.4s, v4.4s
	mov	v3.16b, v31.16b
	mov	v4.16b, v31.16b
	bsl	v3.16b, v0.16b, v16.16b
	bsl	v4.16b, v0.16b, v5.16b
	str	q3, [x14, x15]
	mov	v3.16b, v31.16b
	add	x14, x23, x17, lsl #4
	str	q4, [x11, x15]
	add	x11, x23, x1, lsl #4
	str	q2, [x14, x15]
	bsl	v3.16b, v0.16b, v6.16b
	bif	v0.16b, v1.16b, v31.16b
	str	q3, [x11, x15]
	str	q0, [x10, x15]
	b	24b
246:
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
247:
	ret
	.p2align	2
