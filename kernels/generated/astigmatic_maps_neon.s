// Made by `cargo xtask kernels`. Do not edit.
	cbz	w3, 246f
	cbz	w2, 246f
	cbz	w1, 246f
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
	sub	sp, sp, #2016
	mov	w11, w1
	mov	w8, w2
	mov	w14, w3
	str	x8, [sp, #64]
	umull	x8, w8, w11
	fmov	v14.4s, #1.00000000
	ldp	x9, x16, [x0, #40]
	movi	v22.4s, #63, lsl #24
	fmov	v12.4s, #3.00000000
	movi	v27.2d, #0000000000000000
	movi	v9.4s, #127, msl #16
	lsl	x8, x8, #1
	ldr	x12, [x0]
	ldr	x22, [sp, #2176]
	str	x9, [sp, #152]
	add	w9, w5, w4
	mov	w21, #62154
	stp	x8, x14, [sp, #8]
	lsl	x8, x11, #1
	add	w9, w9, w6
	ldp	x13, x1, [x0, #24]
	stp	x8, x9, [sp, #40]
	mov	w8, #16992
	lsl	x9, x9, #1
	movk	w8, #3490, lsl #16
	mov	w24, #64269
	mov	w25, #44110
	dup	v0.4s, w8
	mov	w8, #58632
	mov	w26, #13
	movk	w8, #7740, lsl #16
	mov	w27, #56135
	mov	w28, #55248
	dup	v1.4s, w8
	mov	w8, #43691
	mov	w29, #39482
	str	q0, [sp, #736]
	mvni	v0.4s, #128, lsl #16
	mov	w30, #51410
	mov	w0, #56146
	mov	w3, #29208
	mov	w2, #14269
	str	q1, [sp, #128]
	fmov	v1.4s, #-1.00000000
	mov	w17, #50604
	fneg	v0.4s, v0.4s
	mov	x10, xzr
	add	x5, x12, #16
	movk	w8, #15658, lsl #16
	mov	w20, #80
	movk	w21, #29001, lsl #16
	movk	w24, #49354, lsl #16
	movk	w25, #16042, lsl #16
	movk	w26, #48896, lsl #16
	movk	w27, #15947, lsl #16
	movk	w28, #48767, lsl #16
	movk	w29, #15909, lsl #16
	movk	w30, #48686, lsl #16
	movk	w0, #48602, lsl #16
	movk	w3, #13233, lsl #16
	movk	w2, #13702, lsl #16
	movk	w17, #13991, lsl #16
	str	w8, [sp, #124]
	str	q0, [sp, #96]
	str	x22, [sp, #88]
	str	x11, [sp, #160]
	str	x1, [sp, #336]
	b	21f
20:
	ldp	x9, x10, [sp, #24]
	ldr	x8, [sp, #16]
	add	x10, x10, #1
	cmp	x10, x8
	ldr	x8, [sp, #8]
	add	x9, x9, x8
	b.eq	245f
21:
	ldr	x8, [sp, #64]
	stp	x9, x10, [sp, #24]
	mul	x8, x10, x8
	str	x8, [sp, #56]
	mov	x8, x9
	mov	x9, xzr
	b	23f
22:
	ldp	x10, x9, [sp, #72]
	ldr	x8, [sp, #64]
	add	x9, x9, #1
	cmp	x9, x8
	ldr	x8, [sp, #40]
	add	x8, x10, x8
	b.eq	20b
23:
	mov	x10, x8
	ldr	x8, [sp, #56]
	stp	x10, x9, [sp, #72]
	mov	x15, xzr
	add	x8, x8, x9
	ldr	x9, [sp, #48]
	str	x10, [sp, #344]
	madd	x8, x8, x11, x9
	str	x8, [sp, #168]
	b	26f
24:
	ldr	q0, [sp, #1920]
	fmov	v12.4s, #3.00000000
	ldr	q1, [sp, #1184]
	ldp	x8, x11, [sp, #152]
	movi	v22.4s, #63, lsl #24
	orr	v0.16b, v31.16b, v0.16b
	ldr	x10, [sp, #328]
	movi	v27.2d, #0000000000000000
	movi	v9.4s, #127, msl #16
	bsl	v0.16b, v1.16b, v12.16b
	ldr	q1, [sp, #1200]
	str	q1, [x8, x10, lsl #4]
	fmov	v1.4s, #-1.00000000
	str	q0, [x8, x9, lsl #4]
	ldr	x8, [sp, #168]
25:
	ldr	x9, [sp, #344]
	add	x15, x15, #1
	cmp	x15, x11
	add	x9, x9, #2
	str	x9, [sp, #344]
	b.eq	22b
26:
	ldr	w9, [x22, #8]
	add	x10, x8, x15
	cmp	x10, x9
	b.hs	25b
	str	x9, [sp, #280]
	ldr	w9, [x22]
	movi	v2.2d, #0000000000000000
	ldr	w23, [x22, #20]
	str	x10, [sp, #328]
	umull	x11, w9, w9
	lsl	x14, x9, #1
	cbz	w9, 218f
	umull	x8, w9, w9
	ldr	x4, [sp, #344]
	movi	v13.2d, #0000000000000000
	mul	x10, x11, x10
	movi	v7.4s, #16, lsl #16
	fmov	v31.4s, #1.00000000
	fmov	v8.4s, #1.00000000
	movi	v15.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	mul	x6, x4, x8
	movi	v5.2d, #0000000000000000
	movi	v19.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v3.2d, #0000000000000000
	movi	v17.2d, #0000000000000000
	mov	x1, xzr
	lsl	x8, x10, #1
	sub	x10, x9, #2
	b	29f
27:
	movi	v27.2d, #0000000000000000
	movi	v9.4s, #127, msl #16
28:
	movi	d6, #0000000000000000
	fmov	d0, x1
	add	x1, x1, #1
	fadd	v24.4s, v5.4s, v20.4s
	fadd	v4.4s, v4.4s, v22.4s
	cmp	x1, x9
	fadd	v18.4s, v18.4s, v21.4s
	fadd	v15.4s, v15.4s, v20.4s
	add	x6, x6, x14
	fadd	v16.4s, v16.4s, v23.4s
	cmeq	v0.2d, v0.2d, v6.2d
	fadd	v6.4s, v19.4s, v23.4s
	dup	v0.2d, v0.d[0]
	bit	v19.16b, v6.16b, v0.16b
	bit	v5.16b, v24.16b, v0.16b
	b.eq	217f
29:
	madd	w4, w14, w1, w8
	lsl	x19, x6, #4
	and	x4, x4, #0x7ffffffe
	add	x7, x12, x4, lsl #4
	and	x4, x19, #0x7ffffffe0
	add	x19, x12, #48
	add	x22, x19, x4
	ldp	q20, q21, [x7]
	tbnz	w23, #3, 211f
	mov	w4, #1
	fmov	s0, w9
	fsub	v22.4s, v20.4s, v21.4s
	fmov	s6, w4
	fadd	v23.4s, v21.4s, v27.4s
	cmp	w9, #1
	cmeq	v0.4s, v0.4s, v6.4s
	fadd	v6.4s, v17.4s, v21.4s
	fadd	v20.4s, v3.4s, v22.4s
	dup	v0.4s, v0.s[0]
	bit	v17.16b, v6.16b, v0.16b
	bit	v3.16b, v20.16b, v0.16b
	fadd	v20.4s, v22.4s, v27.4s
	b.eq	28b
	cbz	x10, 213f
	sub	x19, x9, #2
	mov	w4, #1
210:
	ldp	q0, q6, [x22, #-16]
	subs	x19, x19, #1
	add	x4, x4, #1
	add	x22, x22, #32
	fsub	v0.4s, v0.4s, v6.4s
	fadd	v23.4s, v23.4s, v6.4s
	fadd	v20.4s, v20.4s, v0.4s
	b.ne	210b
	b	214f
211:
	mov	w4, #1568669696
	movi	v10.2d, #0000000000000000
	cmp	w9, #1
	dup	v6.4s, w4
	mov	w4, #2382
	movk	w4, #16192, lsl #16
	dup	v24.4s, w4
	mov	w4, #28477
	fcmgt	v0.4s, v6.4s, v21.4s
	movk	w4, #16149, lsl #16
	dup	v27.4s, w4
	mov	w4, #23130
	movk	w4, #15901, lsl #16
	dup	v25.4s, w4
	mov	w4, #63253
	and	v22.16b, v0.16b, v20.16b
	movk	w4, #15654, lsl #16
	dup	v0.4s, w4
	mov	w4, #18706
	mov	v29.16b, v25.16b
	movk	w4, #15319, lsl #16
	fadd	v23.4s, v22.4s, v24.4s
	fadd	v28.4s, v22.4s, v27.4s
	dup	v26.4s, w4
	mov	w4, #1
	mov	v30.16b, v26.16b
	fmla	v29.4s, v22.4s, v23.4s
	mov	v23.16b, v0.16b
	fmla	v23.4s, v22.4s, v28.4s
	fcmgt	v28.4s, v22.4s, #0.0
	fmla	v30.4s, v22.4s, v29.4s
	fsub	v22.4s, v20.4s, v21.4s
	bif	v23.16b, v14.16b, v28.16b
	mov	v29.16b, v28.16b
	and	v28.16b, v28.16b, v14.16b
	bsl	v29.16b, v30.16b, v14.16b
	fmov	s30, w4
	fadd	v13.4s, v13.4s, v28.4s
	fmul	v20.4s, v8.4s, v23.4s
	fmov	s23, w9
	fmul	v29.4s, v31.4s, v29.4s
	cmeq	v23.4s, v23.4s, v30.4s
	fadd	v30.4s, v17.4s, v21.4s
	ushr	v8.4s, v20.4s, #23
	fadd	v31.4s, v3.4s, v22.4s
	dup	v23.4s, v23.s[0]
	sub	v7.4s, v7.4s, v8.4s
	and	v8.16b, v29.16b, v9.16b
	movi	v9.4s, #127, msl #16
	bit	v17.16b, v30.16b, v23.16b
	bit	v3.16b, v31.16b, v23.16b
	fadd	v23.4s, v21.4s, v10.4s
	usra	v7.4s, v29.4s, #23
	orr	v31.16b, v8.16b, v14.16b
	and	v9.16b, v20.16b, v9.16b
	fadd	v20.4s, v22.4s, v10.4s
	orr	v8.16b, v9.16b, v14.16b
	b.eq	27b
	str	q15, [sp, #2000]
	cbz	x10, 215f
	movi	v11.4s, #127, msl #16
	sub	x4, x9, #2
	mov	w19, #1
212:
	ldp	q30, q28, [x22, #-16]
	mov	v15.16b, v31.16b
	mov	v9.16b, v25.16b
	mov	v1.16b, v8.16b
	mov	v10.16b, v26.16b
	subs	x4, x4, #1
	add	x19, x19, #1
	add	x22, x22, #32
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
	bsl	v29.16b, v31.16b, v14.16b
	mov	v31.16b, v8.16b
	and	v8.16b, v8.16b, v14.16b
	bsl	v31.16b, v10.16b, v14.16b
	fadd	v13.4s, v13.4s, v8.4s
	fmul	v29.4s, v1.4s, v29.4s
	fmul	v31.4s, v15.4s, v31.4s
	ushr	v9.4s, v29.4s, #23
	and	v29.16b, v29.16b, v11.16b
	sub	v7.4s, v7.4s, v9.4s
	and	v9.16b, v31.16b, v11.16b
	orr	v8.16b, v29.16b, v14.16b
	usra	v7.4s, v31.4s, #23
	orr	v31.16b, v9.16b, v14.16b
	b.ne	212b
	b	216f
213:
	mov	w4, #1
214:
	add	x7, x7, x4, lsl #5
	add	x4, x4, #1
	fmov	d25, x9
	fmov	d24, x4
	ldp	q0, q6, [x7]
	cmeq	v24.2d, v24.2d, v25.2d
	fsub	v0.4s, v0.4s, v6.4s
	fadd	v26.4s, v17.4s, v6.4s
	fadd	v23.4s, v23.4s, v6.4s
	dup	v24.2d, v24.d[0]
	fadd	v25.4s, v3.4s, v0.4s
	fadd	v20.4s, v20.4s, v0.4s
	bit	v17.16b, v26.16b, v24.16b
	bit	v3.16b, v25.16b, v24.16b
	b	28b
215:
	mov	w19, #1
	movi	v11.4s, #127, msl #16
216:
	add	x4, x7, x19, lsl #5
	movi	v9.4s, #127, msl #16
	ldr	q15, [sp, #2000]
	ldp	q29, q28, [x4]
	add	x4, x19, #1
	fcmgt	v6.4s, v6.4s, v28.4s
	fadd	v30.4s, v17.4s, v28.4s
	fadd	v23.4s, v23.4s, v28.4s
	and	v6.16b, v6.16b, v29.16b
	fadd	v24.4s, v6.4s, v24.4s
	fadd	v27.4s, v6.4s, v27.4s
	fmla	v25.4s, v6.4s, v24.4s
	fmla	v0.4s, v6.4s, v27.4s
	fcmgt	v24.4s, v6.4s, #0.0
	fmov	d27, x9
	fmla	v26.4s, v6.4s, v25.4s
	bif	v0.16b, v14.16b, v24.16b
	mov	v6.16b, v24.16b
	fsub	v25.4s, v29.4s, v28.4s
	and	v24.16b, v24.16b, v14.16b
	bsl	v6.16b, v26.16b, v14.16b
	fmul	v0.4s, v8.4s, v0.4s
	fmov	d26, x4
	fadd	v29.4s, v3.4s, v25.4s
	fadd	v13.4s, v13.4s, v24.4s
	fadd	v20.4s, v20.4s, v25.4s
	cmeq	v26.2d, v26.2d, v27.2d
	fmul	v6.4s, v31.4s, v6.4s
	ushr	v27.4s, v0.4s, #23
	and	v0.16b, v0.16b, v11.16b
	dup	v26.2d, v26.d[0]
	sub	v7.4s, v7.4s, v27.4s
	orr	v8.16b, v0.16b, v14.16b
	and	v27.16b, v6.16b, v11.16b
	bit	v3.16b, v29.16b, v26.16b
	bit	v17.16b, v30.16b, v26.16b
	usra	v7.4s, v6.4s, #23
	orr	v31.16b, v27.16b, v14.16b
	movi	v27.2d, #0000000000000000
	b	28b
217:
	mov	w8, #562036736
	ucvtf	v22.4s, v7.4s
	fmov	v1.4s, #-1.00000000
	dup	v0.4s, w8
	mov	w8, #-914358272
	ldr	x22, [sp, #88]
	fmul	v6.4s, v19.4s, v0.4s
	fmul	v19.4s, v23.4s, v0.4s
	fmul	v21.4s, v18.4s, v0.4s
	fmul	v7.4s, v17.4s, v0.4s
	fmul	v0.4s, v16.4s, v0.4s
	dup	v23.4s, w8
	frintn	v18.4s, v6.4s
	frintn	v17.4s, v19.4s
	frintn	v16.4s, v21.4s
	frintn	v7.4s, v7.4s
	frintn	v6.4s, v0.4s
	fadd	v0.4s, v22.4s, v23.4s
	movi	v22.4s, #63, lsl #24
	str	q0, [sp, #192]
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
	movi	v15.2d, #0000000000000000
	str	q0, [sp, #192]
	movi	v13.2d, #0000000000000000
	fmov	v31.4s, #1.00000000
219:
	ucvtf	s0, w9
	dup	v0.4s, v0.s[0]
	fsub	v18.4s, v0.4s, v18.4s
	fsub	v17.4s, v0.4s, v17.4s
	fsub	v16.4s, v0.4s, v16.4s
	fsub	v7.4s, v0.4s, v7.4s
	fmaxnm	v18.4s, v18.4s, v14.4s
	fmaxnm	v17.4s, v17.4s, v14.4s
	fmaxnm	v16.4s, v16.4s, v14.4s
	fmaxnm	v7.4s, v7.4s, v14.4s
	fdiv	v18.4s, v14.4s, v18.4s
	fdiv	v17.4s, v14.4s, v17.4s
	fmul	v5.4s, v5.4s, v18.4s
	fdiv	v16.4s, v14.4s, v16.4s
	fmul	v17.4s, v20.4s, v17.4s
	fdiv	v7.4s, v14.4s, v7.4s
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
	fmul	v3.4s, v3.4s, v22.4s
	cbz	w9, 222f
	fmaxnm	v2.4s, v3.4s, v2.4s
	umull	x8, w9, w9
	ldr	x10, [sp, #344]
	movi	v4.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	movi	v7.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	mul	x8, x10, x8
	mov	x10, xzr
	fmul	v17.4s, v2.4s, v12.4s
	movi	v2.2d, #0000000000000000
220:
	ubfx	x1, x8, #1, #30
	movi	v18.2d, #0000000000000000
	mov	x4, xzr
	add	x1, x5, x1, lsl #5
221:
	ldp	q19, q20, [x1, #-16]
	mov	v21.16b, v17.16b
	add	x1, x1, #32
	fsub	v19.4s, v19.4s, v20.4s
	fmla	v21.4s, v12.4s, v20.4s
	fsub	v19.4s, v19.4s, v3.4s
	fneg	v20.4s, v21.4s
	fmaxnm	v19.4s, v19.4s, v27.4s
	fmla	v20.4s, v19.4s, v19.4s
	ucvtf	s19, x4
	add	x4, x4, #1
	cmp	x9, x4
	fmaxnm	v20.4s, v20.4s, v27.4s
	fmul	s21, s19, s19
	fadd	v18.4s, v18.4s, v20.4s
	fmla	v16.4s, v20.4s, v19.s[0]
	fmla	v5.4s, v20.4s, v21.s[0]
	b.ne	221b
	ucvtf	s19, x10
	fadd	v4.4s, v4.4s, v18.4s
	add	x10, x10, #1
	cmp	x10, x9
	add	x8, x8, x14
	fmul	s20, s19, s19
	fmla	v7.4s, v18.4s, v19.s[0]
	fmla	v2.4s, v18.4s, v20.s[0]
	b.ne	220b
	b	223f
222:
	movi	v5.2d, #0000000000000000
	movi	v7.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
223:
	ldr	q17, [sp, #736]
	ucvtf	s18, x11
	ldr	q19, [sp, #128]
	fadd	v0.4s, v0.4s, v1.4s
	add	x10, x13, #44
	str	q13, [sp, #240]
	fmaxnm	v17.4s, v4.4s, v17.4s
	fcmgt	v19.4s, v4.4s, v19.4s
	fmov	s13, #0.50000000
	ldp	s24, s25, [x13, #20]
	ldr	q28, [sp, #96]
	dup	v20.4s, v18.s[0]
	fmov	v18.4s, #9.00000000
	mov	w11, #7402
	fmul	v0.4s, v0.4s, v22.4s
	ldp	s26, s27, [x13, #36]
	fdiv	v17.4s, v14.4s, v17.4s
	mov	w8, wzr
	movk	w11, #520, lsl #16
	fsub	v12.4s, v20.4s, v6.4s
	ldr	s6, [sp, #124]
	stp	q8, q31, [sp, #208]
	fdiv	v21.4s, v20.4s, v18.4s
	fmul	v16.4s, v16.4s, v17.4s
	fmul	v18.4s, v5.4s, v17.4s
	mov	v5.16b, v19.16b
	fmul	v7.4s, v7.4s, v17.4s
	fmul	v22.4s, v2.4s, v17.4s
	mov	v2.16b, v19.16b
	bsl	v5.16b, v16.16b, v0.16b
	ldr	s16, [x13, #48]
	bsl	v2.16b, v7.16b, v0.16b
	fmov	s0, #1.00000000
	fmls	v18.4s, v5.4s, v5.4s
	fdiv	s17, s0, s16
	fmov	v16.4s, #0.25000000
	fmls	v22.4s, v2.4s, v2.4s
	fadd	v18.4s, v18.4s, v18.4s
	fadd	v7.4s, v22.4s, v22.4s
	fminnm	v0.4s, v18.4s, v21.4s
	fmaxnm	v0.4s, v0.4s, v16.4s
	fsqrt	v18.4s, v0.4s
	fminnm	v0.4s, v7.4s, v21.4s
	ldr	s7, [x13, #60]
	fmaxnm	v0.4s, v0.4s, v16.4s
	ldr	s16, [x13, #84]
	fsub	s21, s16, s7
	fsqrt	v19.4s, v0.4s
	fabs	v0.4s, v15.4s
	fmul	s20, s21, s6
	ld1r	{ v21.4s }, [x10]
	add	x10, x13, #28
	ld1r	{ v22.4s }, [x10]
	add	x10, x13, #32
	movi	v6.2d, #0000000000000000
	ld1r	{ v23.4s }, [x10]
	ldr	w10, [x22, #16]
224:
	ucvtf	s29, w8
	mov	v31.16b, v23.16b
	add	w8, w8, #1
	fmov	v8.4s, #1.00000000
	fmov	v10.4s, #1.00000000
	cmp	w8, #24
	dup	v1.4s, w11
	fadd	s29, s29, s13
	fmadd	s29, s20, s29, s7
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
	fmla	v8.4s, v31.4s, v30.4s
	fmov	v31.4s, #1.00000000
	fmul	v30.4s, v30.4s, v30.4s
	fmaxnm	v9.4s, v10.4s, v1.4s
	fmla	v31.4s, v8.4s, v30.4s
	fsqrt	v9.4s, v9.4s
	fmaxnm	v30.4s, v31.4s, v1.4s
	fsqrt	v30.4s, v30.4s
	fdiv	v8.4s, v14.4s, v9.4s
	fdiv	v30.4s, v14.4s, v30.4s
	fmul	v8.4s, v10.4s, v8.4s
	fmul	v8.4s, v8.4s, v25.s[0]
	fmul	v9.4s, v19.4s, v8.4s
	fsub	v8.4s, v8.4s, v19.4s
	fmul	v30.4s, v31.4s, v30.4s
	fdiv	v31.4s, v14.4s, v9.4s
	fmul	v8.4s, v8.4s, v8.4s
	fmul	v30.4s, v30.4s, v24.s[0]
	fmul	v9.4s, v18.4s, v30.4s
	fsub	v30.4s, v30.4s, v18.4s
	fdiv	v9.4s, v14.4s, v9.4s
	fmul	v30.4s, v30.4s, v30.4s
	fmul	v31.4s, v8.4s, v31.4s
	fmla	v31.4s, v9.4s, v30.4s
	fcmgt	v30.4s, v28.4s, v31.4s
	bit	v6.16b, v29.16b, v30.16b
	bit	v28.16b, v31.16b, v30.16b
	b.ne	224b
	mov	w8, #4059
	fmls	v15.4s, v12.4s, v3.4s
	str	q1, [sp, #592]
	movk	w8, #16713, lsl #16
	fmov	v26.4s, #1.00000000
	dup	v16.4s, v16.s[0]
	dup	v17.4s, w8
	add	x8, x13, #52
	movi	v27.2d, #0000000000000000
	movi	v25.2d, #0000000000000000
	fmov	v24.4s, #1.50000000
	fmov	v28.4s, #4.00000000
	fminnm	v6.4s, v6.4s, v16.4s
	dup	v29.4s, w21
	str	q12, [sp, #176]
	fmul	v17.4s, v18.4s, v17.4s
	dup	v18.4s, v7.s[0]
	movi	v30.2d, #0000000000000000
	stp	q25, q27, [sp, #432]
	fmaxnm	v6.4s, v6.4s, v18.4s
	str	q24, [sp, #352]
	fmul	v17.4s, v19.4s, v17.4s
	ld1r	{ v19.4s }, [x8]
	add	x8, x13, #56
	ld1r	{ v20.4s }, [x8]
	add	x8, x13, #64
	str	q29, [sp, #304]
	ld1r	{ v25.4s }, [x8]
	umull	x8, w9, w9
	str	q6, [sp, #1376]
	fmov	v6.4s, #0.25000000
	fmul	v4.4s, v4.4s, v17.4s
	stp	q19, q18, [sp, #832]
	str	q20, [sp, #816]
	fsqrt	v17.4s, v4.4s
	mvni	v4.4s, #128, lsl #16
	fneg	v8.4s, v4.4s
	ucvtf	s4, w10
	add	x10, x13, #76
	ld1r	{ v21.4s }, [x10]
	add	x10, x13, #80
	ld1r	{ v22.4s }, [x10]
	add	x10, x13, #88
	ld1r	{ v23.4s }, [x10]
	add	x10, x13, #92
	cmhi	v0.4s, v0.4s, v8.4s
	fminnm	v5.4s, v5.4s, v21.4s
	ld1r	{ v24.4s }, [x10]
	fminnm	v2.4s, v2.4s, v22.4s
	stp	q22, q21, [sp, #784]
	movi	v21.2d, #0000000000000000
	add	x10, x13, #68
	str	q23, [sp, #768]
	stp	q24, q16, [sp, #896]
	fsub	v16.4s, v16.4s, v18.4s
	fminnm	v3.4s, v3.4s, v24.4s
	fmaxnm	v5.4s, v5.4s, v19.4s
	fmaxnm	v1.4s, v15.4s, v17.4s
	fmov	v17.4s, #5.00000000
	fmaxnm	v2.4s, v2.4s, v20.4s
	stp	q21, q21, [sp, #400]
	ld1r	{ v21.4s }, [x10]
	ldr	x10, [sp, #344]
	fmul	v6.4s, v16.4s, v6.4s
	mul	x1, x10, x8
	add	x8, x16, #32
	str	q5, [sp, #1456]
	fmaxnm	v1.4s, v1.4s, v26.4s
	fcmgt	v7.4s, v17.4s, v12.4s
	str	q2, [sp, #1440]
	fmov	v2.4s, #4.00000000
	stp	q21, q25, [sp, #864]
	fmaxnm	v12.4s, v3.4s, v21.4s
	movi	v3.4s, #16
	umaddl	x11, w9, w20, x8
	str	q6, [sp, #256]
	fminnm	v1.4s, v1.4s, v23.4s
	orr	v0.16b, v0.16b, v7.16b
	movi	v7.2d, #0000000000000000
	fmaxnm	v10.4s, v1.4s, v25.4s
	movi	v1.2d, #0000000000000000
	stp	q2, q7, [sp, #368]
	mov	v2.16b, v0.16b
	bic	v25.16b, v26.16b, v0.16b
	dup	v0.4s, v4.s[0]
	bsl	v2.16b, v28.16b, v17.16b
	stp	q1, q0, [sp, #480]
	stp	q29, q1, [sp, #944]
	str	q1, [sp, #1200]
	fmov	v1.4s, #1.00000000
	movi	v0.4s, #2
	str	q2, [sp, #1184]
	movi	v2.4s, #8
	str	q1, [sp, #464]
	movi	v1.4s, #4
	b	226f
225:
	fmul	v2.4s, v3.4s, v6.4s
	mov	w8, #7549
	ldr	q1, [sp, #1232]
	movk	w8, #9872, lsl #16
	ldr	q4, [sp, #1216]
	ldr	q16, [sp, #1168]
	dup	v21.4s, w8
	ldp	q5, q6, [sp, #432]
	ldr	q22, [sp, #480]
	str	q23, [sp, #1920]
	ldr	q20, [sp, #1440]
	fmls	v0.4s, v2.4s, v13.4s
	fmul	v27.4s, v30.4s, v2.4s
	str	q8, [sp, #1728]
	fmov	v15.4s, #1.00000000
	mov	w8, #84
	str	q22, [sp, #480]
	movk	w8, #16256, lsl #16
	str	q20, [sp, #1440]
	fmul	v3.4s, v11.4s, v0.4s
	ldr	q0, [sp, #1408]
	fcmlt	v30.4s, v27.4s, #0.0
	str	q27, [sp, #1232]
	fabs	v0.4s, v0.4s
	fmls	v12.4s, v3.4s, v1.4s
	movi	v1.2d, #0000000000000000
	fmul	v7.4s, v10.4s, v3.4s
	fadd	v0.4s, v0.4s, v21.4s
	fmls	v12.4s, v2.4s, v4.4s
	ldr	q4, [sp, #1872]
	fdiv	v0.4s, v14.4s, v0.4s
	fmla	v1.4s, v6.4s, v4.4s
	ldr	q6, [sp, #1696]
	str	q9, [sp, #1696]
	mov	v4.16b, v12.16b
	ldr	q12, [sp, #1568]
	str	q0, [sp, #1408]
	ldr	q0, [sp, #1248]
	str	q7, [sp, #1248]
	fmul	v0.4s, v0.4s, v4.4s
	ldr	q4, [sp, #1840]
	fmla	v1.4s, v5.4s, v4.4s
	fabs	v5.4s, v27.4s
	ldr	q4, [sp, #1888]
	fmls	v16.4s, v0.4s, v6.4s
	ldr	q6, [sp, #416]
	fmla	v1.4s, v6.4s, v4.4s
	fadd	v5.4s, v5.4s, v21.4s
	ldr	q4, [sp, #1296]
	ldr	q6, [sp, #1856]
	fmls	v16.4s, v3.4s, v4.4s
	ldr	q4, [sp, #400]
	fmla	v1.4s, v4.4s, v6.4s
	fdiv	v4.4s, v14.4s, v5.4s
	ldr	q5, [sp, #1264]
	ldr	q6, [sp, #1904]
	fmls	v16.4s, v2.4s, v5.4s
	ldr	q5, [sp, #384]
	fmla	v1.4s, v5.4s, v6.4s
	ldr	q5, [sp, #1104]
	fmov	v6.4s, #0.25000000
	fmul	v19.4s, v5.4s, v16.4s
	ldr	q5, [sp, #1280]
	fsub	v1.4s, v22.4s, v1.4s
	fmul	v16.4s, v22.4s, v6.4s
	ldr	q6, [sp, #1552]
	fmaxnm	v1.4s, v1.4s, v16.4s
	str	q4, [sp, #1392]
	fabs	v4.4s, v7.4s
	fmul	v7.4s, v6.4s, v0.4s
	fadd	v4.4s, v4.4s, v21.4s
	str	q7, [sp, #1936]
	fdiv	v4.4s, v14.4s, v4.4s
	str	q4, [sp, #1296]
	ldr	q4, [sp, #1328]
	fmls	v5.4s, v19.4s, v4.4s
	ldr	q4, [sp, #1312]
	fmls	v5.4s, v0.4s, v4.4s
	ldr	q0, [sp, #1056]
	ldr	q4, [sp, #736]
	fmaxnm	v4.4s, v1.4s, v4.4s
	ldr	q1, [sp, #1024]
	fmls	v5.4s, v3.4s, v0.4s
	fabs	v0.4s, v7.4s
	fdiv	v3.4s, v14.4s, v4.4s
	ldr	q4, [sp, #800]
	fmls	v5.4s, v2.4s, v1.4s
	ldr	q1, [sp, #1712]
	fadd	v2.4s, v0.4s, v21.4s
	ldr	q0, [sp, #528]
	fminnm	v25.4s, v0.4s, v14.4s
	ldr	q0, [sp, #1456]
	fmul	v16.4s, v1.4s, v5.4s
	fmul	v5.4s, v12.4s, v19.4s
	fsub	v26.4s, v4.4s, v0.4s
	ldr	q4, [sp, #816]
	fsub	v28.4s, v20.4s, v4.4s
	ldr	q4, [sp, #864]
	fdiv	v23.4s, v14.4s, v2.4s
	fabs	v2.4s, v16.4s
	fcmlt	v8.4s, v5.4s, #0.0
	fcmlt	v9.4s, v16.4s, #0.0
	str	q5, [sp, #1312]
	str	q16, [sp, #1328]
	fmul	v3.4s, v22.4s, v3.4s
	fadd	v2.4s, v2.4s, v21.4s
	fdiv	v19.4s, v14.4s, v2.4s
	fabs	v2.4s, v5.4s
	ldr	q5, [sp, #1248]
	str	q23, [sp, #1280]
	fadd	v2.4s, v2.4s, v21.4s
	fdiv	v17.4s, v14.4s, v2.4s
	ldr	q2, [sp, #832]
	fsub	v2.4s, v0.4s, v2.4s
	ldr	q0, [sp, #1472]
	fsub	v24.4s, v0.4s, v4.4s
	ldr	q4, [sp, #896]
	fsub	v29.4s, v4.4s, v0.4s
	ldp	q16, q0, [sp, #768]
	ldr	q4, [sp, #1376]
	bif	v2.16b, v26.16b, v9.16b
	fsub	v31.4s, v0.4s, v20.4s
	ldr	q0, [sp, #1952]
	str	q4, [sp, #1376]
	mov	v20.16b, v19.16b
	fmul	v10.4s, v0.4s, v1.4s
	ldr	q0, [sp, #1424]
	bif	v24.16b, v29.16b, v30.16b
	fabs	v11.4s, v0.4s
	ldr	q0, [sp, #1968]
	bif	v28.16b, v31.16b, v8.16b
	fmul	v29.4s, v0.4s, v12.4s
	ldr	q0, [sp, #544]
	fmul	v26.4s, v1.4s, v10.4s
	ldr	q1, [sp, #1600]
	fcmlt	v10.4s, v7.4s, #0.0
	ldr	q7, [sp, #1488]
	fminnm	v25.4s, v25.4s, v0.4s
	ldr	q0, [sp, #848]
	fadd	v30.4s, v11.4s, v21.4s
	fsub	v31.4s, v14.4s, v1.4s
	fsub	v13.4s, v16.4s, v7.4s
	fmul	v11.4s, v2.4s, v19.4s
	fsub	v8.4s, v4.4s, v0.4s
	ldr	q0, [sp, #912]
	fmul	v29.4s, v12.4s, v29.4s
	ldr	q12, [sp, #880]
	mov	v19.16b, v17.16b
	fsub	v9.4s, v0.4s, v4.4s
	ldr	q0, [sp, #1680]
	ldr	q4, [sp, #512]
	fsub	v12.4s, v7.4s, v12.4s
	fmla	v31.4s, v1.4s, v26.4s
	fdiv	v26.4s, v15.4s, v30.4s
	fsub	v21.4s, v14.4s, v0.4s
	fcmlt	v14.4s, v5.4s, #0.0
	fminnm	v27.4s, v25.4s, v4.4s
	fmul	v30.4s, v1.4s, v2.4s
	dup	v25.4s, w8
	ldr	q1, [sp, #960]
	bif	v8.16b, v9.16b, v10.16b
	fcmgt	v15.4s, v22.4s, #0.0
	ldr	q2, [sp, #1664]
	mov	w8, #49807
	fmla	v21.4s, v0.4s, v29.4s
	fmul	v29.4s, v0.4s, v28.4s
	ldr	q0, [sp, #464]
	mov	v10.16b, v14.16b
	fmul	v28.4s, v28.4s, v17.4s
	fminnm	v18.4s, v27.4s, v18.4s
	fmul	v3.4s, v0.4s, v3.4s
	ldr	q0, [sp, #1984]
	fcmgt	v30.4s, v30.4s, #0.0
	dup	v27.4s, w21
	fmul	v9.4s, v11.4s, v25.4s
	fmul	v11.4s, v2.4s, v8.4s
	bsl	v10.16b, v12.16b, v13.16b
	ldr	q12, [sp, #352]
	fmul	v4.4s, v0.4s, v6.4s
	fcmgt	v29.4s, v29.4s, #0.0
	fmul	v28.4s, v28.4s, v25.4s
	fcmgt	v0.4s, v1.4s, #0.0
	fminnm	v12.4s, v3.4s, v12.4s
	movi	v3.4s, #63, lsl #24
	ldr	q1, [sp, #1296]
	fmul	v8.4s, v8.4s, v23.4s
	fminnm	v18.4s, v18.4s, v31.4s
	movk	w8, #15605, lsl #16
	fmul	v22.4s, v6.4s, v4.4s
	ldr	q4, [sp, #976]
	dup	v14.4s, w8
	str	q0, [sp, #1712]
	bif	v28.16b, v27.16b, v29.16b
	mov	v29.16b, v30.16b
	fmul	v13.4s, v23.4s, v3.4s
	fmul	v23.4s, v10.4s, v1.4s
	ldr	q1, [sp, #1360]
	orn	v30.16b, v0.16b, v15.16b
	ldr	q0, [sp, #1392]
	ldr	q3, [sp, #1632]
	fminnm	v9.4s, v9.4s, v27.4s
	ldr	q15, [sp, #1472]
	fmaxnm	v12.4s, v12.4s, v14.4s
	fmul	v17.4s, v24.4s, v0.4s
	ldr	q0, [sp, #1408]
	fmul	v10.4s, v3.4s, v10.4s
	fmul	v31.4s, v4.4s, v13.4s
	fmul	v13.4s, v1.4s, v13.4s
	fmov	v14.4s, #1.00000000
	fcmgt	v11.4s, v11.4s, #0.0
	fmul	v8.4s, v8.4s, v25.4s
	fmul	v23.4s, v23.4s, v25.4s
	bsl	v29.16b, v9.16b, v27.16b
	fmul	v20.4s, v4.4s, v20.4s
	mov	v4.16b, v27.16b
	fcmgt	v9.4s, v10.4s, #0.0
	ldr	q10, [sp, #1616]
	fmul	v17.4s, v17.4s, v25.4s
	fmul	v6.4s, v0.4s, v31.4s
	ldr	q0, [sp, #1232]
	fmul	v26.4s, v26.4s, v13.4s
	bif	v8.16b, v27.16b, v11.16b
	mov	v11.16b, v7.16b
	fadd	v7.4s, v7.4s, v5.4s
	fadd	v31.4s, v15.4s, v0.4s
	ldr	q0, [sp, #896]
	fsub	v25.4s, v14.4s, v2.4s
	ldr	q5, [sp, #1376]
	fmul	v24.4s, v10.4s, v24.4s
	mov	v13.16b, v30.16b
	fminnm	v6.4s, v6.4s, v26.4s
	bif	v23.16b, v27.16b, v9.16b
	ldr	q27, [sp, #256]
	fminnm	v28.4s, v29.4s, v28.4s
	fminnm	v29.4s, v7.4s, v16.4s
	fminnm	v18.4s, v18.4s, v21.4s
	fminnm	v26.4s, v31.4s, v0.4s
	ldr	q0, [sp, #1936]
	fmla	v25.4s, v2.4s, v22.4s
	ldr	q2, [sp, #1536]
	bsl	v13.16b, v14.16b, v12.16b
	fcmgt	v24.4s, v24.4s, #0.0
	fadd	v30.4s, v5.4s, v0.4s
	ldr	q0, [sp, #1280]
	fmul	v19.4s, v1.4s, v19.4s
	fminnm	v28.4s, v28.4s, v8.4s
	ldr	q1, [sp, #1440]
	ldr	q8, [sp, #1312]
	fmul	v16.4s, v27.4s, v0.4s
	ldr	q0, [sp, #1744]
	ldr	q27, [sp, #1504]
	fminnm	v20.4s, v13.4s, v20.4s
	bif	v17.16b, v4.16b, v24.16b
	ldr	q12, [sp, #784]
	fmul	v22.4s, v0.4s, v2.4s
	ldr	q0, [sp, #864]
	ldr	q9, [sp, #1328]
	fminnm	v18.4s, v18.4s, v25.4s
	str	q4, [sp, #1968]
	mov	w8, #46871
	fmaxnm	v21.4s, v26.4s, v0.4s
	ldr	q0, [sp, #880]
	fadd	v26.4s, v1.4s, v8.4s
	fminnm	v6.4s, v6.4s, v16.4s
	fminnm	v16.4s, v20.4s, v19.4s
	fminnm	v19.4s, v28.4s, v23.4s
	fmaxnm	v24.4s, v29.4s, v0.4s
	ldr	q0, [sp, #912]
	fmul	v22.4s, v2.4s, v22.4s
	fsub	v23.4s, v14.4s, v3.4s
	ldr	q2, [sp, #816]
	movk	w8, #14545, lsl #16
	fminnm	v29.4s, v30.4s, v0.4s
	fcmeq	v28.4s, v31.4s, v21.4s
	fcmeq	v21.4s, v21.4s, v15.4s
	ldr	q0, [sp, #1760]
	fminnm	v31.4s, v26.4s, v12.4s
	ldr	q15, [sp, #1456]
	fcmeq	v7.4s, v7.4s, v24.4s
	fcmeq	v24.4s, v24.4s, v11.4s
	ldr	q11, [sp, #848]
	fmul	v20.4s, v0.4s, v27.4s
	movi	v0.4s, #16
	fminnm	v6.4s, v16.4s, v6.4s
	fmaxnm	v29.4s, v29.4s, v11.4s
	bic	v21.16b, v21.16b, v28.16b
	fminnm	v16.4s, v19.4s, v17.4s
	fadd	v17.4s, v15.4s, v9.4s
	fmla	v23.4s, v3.4s, v22.4s
	fmaxnm	v22.4s, v31.4s, v2.4s
	bic	v7.16b, v24.16b, v7.16b
	mov	v3.16b, v1.16b
	fmul	v19.4s, v27.4s, v20.4s
	fsub	v20.4s, v14.4s, v10.4s
	ldr	q27, [sp, #1344]
	fcmeq	v24.4s, v30.4s, v29.4s
	fcmeq	v25.4s, v29.4s, v5.4s
	and	v21.16b, v21.16b, v0.16b
	movi	v0.4s, #8
	fcmgt	v28.4s, v4.4s, v27.4s
	ldr	q27, [sp, #800]
	fminnm	v18.4s, v18.4s, v23.4s
	ldr	q4, [sp, #832]
	fcmgt	v30.4s, v6.4s, v16.4s
	fminnm	v29.4s, v17.4s, v27.4s
	fmla	v20.4s, v10.4s, v19.4s
	fcmeq	v19.4s, v26.4s, v22.4s
	fcmeq	v22.4s, v22.4s, v1.4s
	bic	v23.16b, v25.16b, v24.16b
	fdiv	v26.4s, v14.4s, v13.4s
	and	v24.16b, v7.16b, v0.16b
	movi	v0.4s, #4
	ldr	q7, [sp, #928]
	and	v1.16b, v28.16b, v30.16b
	fmaxnm	v25.4s, v29.4s, v4.4s
	fminnm	v18.4s, v18.4s, v20.4s
	bic	v19.16b, v22.16b, v19.16b
	orr	v21.16b, v24.16b, v21.16b
	and	v22.16b, v23.16b, v0.16b
	movi	v0.4s, #2
	dup	v23.4s, w8
	bit	v6.16b, v16.16b, v1.16b
	ldr	q16, [sp, #1712]
	str	q1, [sp, #1984]
	fcmeq	v17.4s, v17.4s, v25.4s
	fcmeq	v20.4s, v25.4s, v15.4s
	mov	w8, #52429
	orr	v21.16b, v21.16b, v22.16b
	fcmgt	v18.4s, v23.4s, v18.4s
	mov	v22.16b, v15.16b
	and	v19.16b, v19.16b, v0.16b
	ldr	q0, [sp, #752]
	mov	v23.16b, v5.16b
	movk	w8, #48972, lsl #16
	fsub	v7.4s, v7.4s, v0.4s
	bic	v17.16b, v20.16b, v17.16b
	mov	v0.16b, v15.16b
	orr	v19.16b, v21.16b, v19.16b
	fmla	v22.4s, v6.4s, v9.4s
	mov	v20.16b, v3.16b
	fmov	v9.4s, #1.00000000
	fcmgt	v15.4s, v7.4s, #0.0
	sub	v1.4s, v19.4s, v17.4s
	and	v19.16b, v16.16b, v18.16b
	fminnm	v21.4s, v22.4s, v27.4s
	fmla	v20.4s, v6.4s, v8.4s
	str	q7, [sp, #1952]
	ldr	q7, [sp, #1856]
	cmeq	v22.4s, v1.4s, #0
	str	q1, [sp, #1760]
	ldr	q1, [sp, #1936]
	orn	v17.16b, v19.16b, v15.16b
	mov	v30.16b, v7.16b
	fmla	v23.4s, v6.4s, v1.4s
	fmaxnm	v21.4s, v21.4s, v4.4s
	fminnm	v24.4s, v20.4s, v12.4s
	ldp	q27, q4, [sp, #560]
	ldr	q12, [sp, #304]
	orn	v1.16b, v17.16b, v22.16b
	mov	v20.16b, v1.16b
	bsl	v20.16b, v0.16b, v21.16b
	fmaxnm	v21.4s, v24.4s, v2.4s
	ldr	q2, [sp, #912]
	fminnm	v22.4s, v23.4s, v2.4s
	ldr	q2, [sp, #896]
	bit	v21.16b, v3.16b, v1.16b
	fsub	v25.4s, v20.4s, v0.4s
	ldr	q0, [sp, #448]
	str	q20, [sp, #1456]
	fmaxnm	v22.4s, v22.4s, v11.4s
	ldr	q11, [sp, #1904]
	fsub	v24.4s, v21.4s, v3.4s
	ldp	q10, q3, [sp, #416]
	bif	v0.16b, v25.16b, v1.16b
	str	q21, [sp, #1440]
	bit	v22.16b, v5.16b, v1.16b
	bif	v3.16b, v24.16b, v1.16b
	fmul	v28.4s, v26.4s, v0.4s
	fsub	v23.4s, v22.4s, v5.4s
	fcmge	v5.4s, v6.4s, v13.4s
	str	q22, [sp, #1376]
	stp	q3, q0, [sp, #432]
	ldr	q0, [sp, #1584]
	fmul	v31.4s, v26.4s, v3.4s
	ldr	q3, [sp, #1488]
	fmul	v29.4s, v0.4s, v4.4s
	ldr	q0, [sp, #1776]
	bif	v10.16b, v23.16b, v1.16b
	fmls	v30.4s, v28.4s, v0.4s
	ldr	q0, [sp, #1648]
	fmul	v8.4s, v27.4s, v29.4s
	fmul	v26.4s, v26.4s, v10.4s
	str	q10, [sp, #416]
	mov	v10.16b, v11.16b
	fmls	v30.4s, v31.4s, v0.4s
	ldr	q0, [sp, #2000]
	fmls	v9.4s, v8.4s, v8.4s
	fmls	v30.4s, v26.4s, v0.4s
	ldr	q0, [sp, #1520]
	fmaxnm	v9.4s, v9.4s, v0.4s
	ldr	q0, [sp, #1792]
	fmls	v10.4s, v28.4s, v0.4s
	fmul	v30.4s, v4.4s, v30.4s
	ldr	q0, [sp, #1808]
	fdiv	v28.4s, v14.4s, v9.4s
	fneg	v9.4s, v4.4s
	fmls	v10.4s, v31.4s, v0.4s
	fneg	v31.4s, v30.4s
	ldr	q0, [sp, #1824]
	fmul	v30.4s, v4.4s, v30.4s
	mov	v4.16b, v3.16b
	fmul	v29.4s, v29.4s, v9.4s
	fmls	v10.4s, v26.4s, v0.4s
	fmul	v26.4s, v8.4s, v31.4s
	dup	v31.4s, w8
	ldr	q0, [sp, #1472]
	fmul	v30.4s, v13.4s, v30.4s
	fmla	v26.4s, v27.4s, v10.4s
	fdiv	v8.4s, v14.4s, v3.4s
	fmul	v26.4s, v28.4s, v26.4s
	fmul	v28.4s, v0.4s, v31.4s
	fmul	v26.4s, v27.4s, v26.4s
	ldr	q27, [sp, #1696]
	fmul	v26.4s, v13.4s, v26.4s
	fmaxnm	v26.4s, v26.4s, v28.4s
	fsqrt	v28.4s, v27.4s
	fadd	v26.4s, v0.4s, v26.4s
	fminnm	v26.4s, v26.4s, v2.4s
	ldr	q2, [sp, #864]
	fmaxnm	v26.4s, v26.4s, v2.4s
	fcmgt	v9.4s, v28.4s, v12.4s
	ldr	q2, [sp, #1536]
	bif	v12.16b, v28.16b, v1.16b
	fmul	v8.4s, v2.4s, v8.4s
	fmov	v2.4s, #0.25000000
	bit	v26.16b, v0.16b, v1.16b
	orr	v9.16b, v18.16b, v9.16b
	str	q12, [sp, #304]
	fsub	v27.4s, v26.4s, v0.4s
	ldr	q0, [sp, #368]
	mov	v12.16b, v26.16b
	fmul	v10.4s, v0.4s, v2.4s
	ldr	q2, [sp, #1872]
	fmla	v30.4s, v27.4s, v29.4s
	fmul	v29.4s, v3.4s, v31.4s
	fmul	v31.4s, v8.4s, v28.4s
	fmaxnm	v29.4s, v30.4s, v29.4s
	and	v30.16b, v16.16b, v9.16b
	movi	v9.4s, #65, lsl #24
	bsl	v30.16b, v10.16b, v0.16b
	movi	v10.2d, #0000000000000000
	fmul	v31.4s, v31.4s, v9.4s
	fmov	v9.4s, #10.00000000
	fadd	v29.4s, v3.4s, v29.4s
	orn	v3.16b, v18.16b, v16.16b
	ldr	q16, [sp, #1968]
	fmla	v10.4s, v25.4s, v2.4s
	ldr	q2, [sp, #768]
	bit	v0.16b, v30.16b, v15.16b
	fmul	v9.4s, v28.4s, v9.4s
	fminnm	v31.4s, v28.4s, v31.4s
	fminnm	v29.4s, v29.4s, v2.4s
	ldr	q2, [sp, #1840]
	fmla	v10.4s, v24.4s, v2.4s
	ldr	q2, [sp, #880]
	str	q0, [sp, #368]
	fmul	v9.4s, v28.4s, v9.4s
	fcmge	v25.4s, v30.4s, v31.4s
	ldr	s31, [x13, #16]
	ldr	q0, [sp, #464]
	fmul	s18, s31, s31
	bif	v0.16b, v6.16b, v1.16b
	fmul	v8.4s, v8.4s, v9.4s
	mvn	v24.16b, v25.16b
	fmaxnm	v25.4s, v29.4s, v2.4s
	mov	v29.16b, v3.16b
	ldr	q2, [sp, #1888]
	dup	v18.4s, v18.s[0]
	orn	v5.16b, v24.16b, v5.16b
	dup	v24.4s, v31.s[0]
	fmla	v10.4s, v23.4s, v2.4s
	bsl	v29.16b, v16.16b, v8.16b
	ldr	q2, [sp, #1728]
	mov	v23.16b, v1.16b
	str	q0, [sp, #464]
	ldr	q0, [sp, #960]
	ldr	q8, [sp, #1344]
	fcmge	v18.4s, v18.4s, v2.4s
	ldr	q2, [sp, #1920]
	orr	v5.16b, v19.16b, v5.16b
	bsl	v23.16b, v4.16b, v25.16b
	fmla	v10.4s, v27.4s, v11.4s
	fcmge	v24.4s, v24.4s, v29.4s
	bit	v2.16b, v16.16b, v3.16b
	ldr	q3, [sp, #1952]
	shl	v5.4s, v5.4s, #31
	ldr	q16, [sp, #752]
	fsub	v19.4s, v23.4s, v4.4s
	ldr	q4, [sp, #1760]
	and	v18.16b, v24.16b, v18.16b
	cmge	v5.4s, v5.4s, #0
	bic	v4.16b, v4.16b, v17.16b
	ldr	q17, [sp, #496]
	bic	v3.16b, v3.16b, v18.16b
	and	v5.16b, v5.16b, v14.16b
	fmla	v10.4s, v19.4s, v7.4s
	ldr	q7, [sp, #1984]
	fadd	v3.4s, v16.4s, v3.4s
	ldr	q16, [sp, #1200]
	bit	v0.16b, v5.16b, v15.16b
	bic	v7.16b, v10.16b, v7.16b
	mov	v10.16b, v23.16b
	fcmgt	v16.4s, v17.4s, v16.4s
	ldr	q17, [sp, #288]
	orr	v4.16b, v4.16b, v17.16b
	ldr	q17, [sp, #944]
	bit	v17.16b, v2.16b, v15.16b
	movi	v2.4s, #8
	and	v25.16b, v16.16b, v3.16b
	and	v30.16b, v1.16b, v4.16b
	movi	v3.4s, #16
	stp	q17, q0, [sp, #944]
	ldr	q0, [sp, #384]
	bif	v0.16b, v27.16b, v1.16b
	str	q0, [sp, #384]
	ldr	q0, [sp, #400]
	bif	v0.16b, v19.16b, v1.16b
	str	q0, [sp, #400]
	ldr	q0, [sp, #480]
	bif	v0.16b, v7.16b, v1.16b
	movi	v1.4s, #4
	str	q0, [sp, #480]
	movi	v0.4s, #2
226:
	and	v0.16b, v30.16b, v0.16b
	and	v1.16b, v30.16b, v1.16b
	str	q30, [sp, #288]
	and	v2.16b, v30.16b, v2.16b
	and	v3.16b, v30.16b, v3.16b
	xtn	v4.4h, v30.4s
	movi	d24, #0000000000000000
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
227:
	fmov	s1, #1.00000000
	ldr	s0, [x13, #48]
	add	x8, x13, #44
	ld1r	{ v3.4s }, [x8]
	ldr	q17, [sp, #1376]
	fmov	v7.4s, #1.00000000
	ldp	s2, s5, [x13, #28]
	ldr	q21, [sp, #592]
	fdiv	s0, s1, s0
	ldp	s6, s16, [x13, #36]
	fsub	v1.4s, v17.4s, v3.4s
	fadd	v17.4s, v17.4s, v3.4s
	fmov	v3.4s, #1.00000000
	dup	v4.4s, v2.s[0]
	dup	v19.4s, v5.s[0]
	fmov	v22.4s, #3.00000000
	movi	v23.4s, #63, lsl #24
	str	q25, [sp, #928]
	str	q10, [sp, #1488]
	str	q8, [sp, #1344]
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
	fdiv	v18.4s, v14.4s, v18.4s
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
	fdiv	v7.4s, v14.4s, v7.4s
	fmla	v2.4s, v6.4s, v1.4s
	fmla	v5.4s, v16.4s, v17.4s
	fmul	v19.4s, v19.4s, v18.4s
	fmul	v3.4s, v3.4s, v18.4s
	fmla	v21.4s, v2.4s, v1.4s
	fmla	v22.4s, v5.4s, v17.4s
	ldp	s5, s17, [x13, #20]
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
	str	q5, [sp, #976]
	fmul	v2.4s, v2.4s, v17.s[0]
	fadd	s6, s6, s16
	mov	s16, v25.s[3]
	fmul	v1.4s, v1.4s, v0.s[0]
	str	q3, [sp, #1408]
	fmul	v2.4s, v7.4s, v2.4s
	fmul	v7.4s, v20.4s, v17.s[0]
	fadd	s19, s6, s16
	str	q1, [sp, #1328]
	fmul	v1.4s, v4.4s, v17.s[0]
	fmul	v2.4s, v2.4s, v0.s[0]
	str	q19, [sp, #1392]
	str	q1, [sp, #1360]
	fmul	v1.4s, v7.4s, v0.s[0]
	fmul	v17.4s, v2.4s, v0.s[0]
	str	q1, [sp, #1424]
	cbz	w9, 232f
	fdiv	v7.4s, v14.4s, v5.4s
	mov	w10, #1267
	movi	v1.4s, #191, lsl #24
	movk	w10, #16181, lsl #16
	fmov	v3.4s, #1.00000000
	str	q12, [sp, #1472]
	dup	v0.4s, w10
	mov	w10, #39322
	movi	v5.4s, #63, lsl #24
	movk	w10, #16025, lsl #16
	fmov	s8, #0.50000000
	mov	x8, xzr
	dup	v4.4s, w10
	mov	w10, #-1028784128
	str	q17, [sp, #1312]
	str	q0, [sp, #1888]
	str	q4, [sp, #2000]
	fmul	v16.4s, v7.4s, v0.4s
	ldr	q0, [sp, #1456]
	mov	v27.16b, v7.16b
	fsub	v0.4s, v1.4s, v0.4s
	fmul	v6.4s, v0.4s, v16.4s
	fneg	v0.4s, v6.4s
	fabs	v2.4s, v6.4s
	fmul	v0.4s, v6.4s, v0.4s
	fmla	v3.4s, v4.4s, v2.4s
	dup	v2.4s, w10
	mov	w10, #43579
	movk	w10, #16312, lsl #16
	str	q2, [sp, #1984]
	fmaxnm	v0.4s, v0.4s, v2.4s
	fdiv	v31.4s, v14.4s, v3.4s
	dup	v3.4s, w10
	mov	w10, #29184
	fmov	v14.4s, #1.00000000
	movk	w10, #48945, lsl #16
	dup	v2.4s, w10
	mov	w10, #39845
	fmul	v4.4s, v0.4s, v3.4s
	movk	w10, #16120, lsl #16
	dup	v18.4s, w10
	mov	w10, #41373
	movk	w10, #48644, lsl #16
	str	q2, [sp, #1968]
	frintn	v30.4s, v4.4s
	dup	v4.4s, w10
	mov	w10, #48782
	movk	w10, #46527, lsl #16
	str	q18, [sp, #1952]
	str	q4, [sp, #1936]
	fmla	v0.4s, v2.4s, v30.4s
	dup	v2.4s, w10
	mov	w10, #9358
	fmla	v18.4s, v4.4s, v31.4s
	movk	w10, #48899, lsl #16
	dup	v21.4s, w10
	mov	w10, #14148
	movk	w10, #16140, lsl #16
	str	q2, [sp, #1920]
	fmla	v0.4s, v2.4s, v30.4s
	str	q21, [sp, #1904]
	fmla	v21.4s, v31.4s, v18.4s
	dup	v18.4s, w10
	mov	w10, #34345
	movk	w10, #15390, lsl #16
	dup	v2.4s, w10
	mov	w10, #1138
	mov	v23.16b, v18.16b
	movk	w10, #15022, lsl #16
	fmul	v0.4s, v0.4s, v3.4s
	dup	v20.4s, w10
	mov	w10, #55197
	movk	w10, #48577, lsl #16
	fmla	v23.4s, v31.4s, v21.4s
	mov	v24.16b, v2.16b
	dup	v21.4s, w10
	mov	w10, #23411
	movk	w10, #15715, lsl #16
	dup	v22.4s, w10
	mov	w10, #5490
	fmla	v24.4s, v20.4s, v0.4s
	mov	v25.16b, v21.16b
	movk	w10, #15964, lsl #16
	mov	v28.16b, v22.16b
	fmla	v25.4s, v31.4s, v23.4s
	dup	v23.4s, w10
	mov	w10, #64652
	movk	w10, #15989, lsl #16
	fmla	v28.4s, v0.4s, v24.4s
	dup	v24.4s, w10
	mov	w10, #58946
	mov	v29.16b, v23.16b
	movk	w10, #15895, lsl #16
	mov	v10.16b, v24.16b
	fmla	v29.4s, v31.4s, v25.4s
	dup	v25.4s, w10
	mov	w10, #1123942400
	dup	v26.4s, w10
	mov	w10, #29204
	movk	w10, #16177, lsl #16
	fmla	v10.4s, v0.4s, v28.4s
	dup	v28.4s, w10
	mov	v11.16b, v25.16b
	mov	w10, #53240
	movk	w10, #15918, lsl #16
	fadd	v12.4s, v30.4s, v26.4s
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
	fcmlt	v0.4s, v6.4s, #0.0
	fmul	v31.4s, v31.4s, v12.4s
	mov	v15.16b, v0.16b
	fmul	v0.4s, v7.4s, v4.4s
	mov	v4.16b, v16.16b
	fmul	v31.4s, v31.4s, v10.4s
	bsl	v15.16b, v1.16b, v5.16b
	dup	v1.4s, w10
	movi	v5.4s, #192, lsl #24
	fmul	v13.4s, v16.4s, v0.4s
	add	x10, x16, #32
	fmul	v12.4s, v7.4s, v1.4s
	str	q1, [sp, #1856]
	fmul	v31.4s, v15.4s, v31.4s
228:
	ucvtf	s11, x8
	ldr	q1, [sp, #1456]
	fmov	v9.4s, #1.00000000
	ldr	q7, [sp, #2000]
	mov	v19.16b, v2.16b
	ldr	q17, [sp, #1904]
	add	x8, x8, #1
	cmp	x9, x8
	fadd	s11, s11, s8
	dup	v11.4s, v11.s[0]
	fsub	v11.4s, v11.4s, v1.4s
	ldr	q1, [sp, #1984]
	fmul	v11.4s, v4.4s, v11.4s
	fneg	v14.4s, v11.4s
	fabs	v8.4s, v11.4s
	fmul	v16.4s, v11.4s, v5.4s
	fmul	v14.4s, v11.4s, v14.4s
	fmla	v9.4s, v7.4s, v8.4s
	fmov	v7.4s, #1.00000000
	fmaxnm	v14.4s, v14.4s, v1.4s
	fdiv	v8.4s, v7.4s, v9.4s
	ldr	q7, [sp, #1968]
	fmul	v1.4s, v14.4s, v3.4s
	frintn	v1.4s, v1.4s
	fmla	v14.4s, v7.4s, v1.4s
	ldr	q7, [sp, #1920]
	fmla	v14.4s, v7.4s, v1.4s
	ldr	q7, [sp, #1936]
	fadd	v1.4s, v1.4s, v26.4s
	fmul	v9.4s, v14.4s, v3.4s
	ldr	q14, [sp, #1952]
	fcvtzu	v1.4s, v1.4s
	fmla	v14.4s, v7.4s, v8.4s
	fmov	v7.4s, #1.00000000
	fmla	v19.4s, v20.4s, v9.4s
	shl	v1.4s, v1.4s, #23
	fmla	v17.4s, v8.4s, v14.4s
	mov	v14.16b, v22.16b
	fmla	v14.4s, v9.4s, v19.4s
	mov	v19.16b, v18.16b
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
	mov	v19.16b, v25.16b
	mov	v9.16b, v30.16b
	fmla	v19.4s, v8.4s, v17.4s
	fmov	v17.4s, #1.00000000
	fmul	v14.4s, v7.4s, v1.4s
	mov	v1.16b, v29.16b
	fmul	v7.4s, v6.4s, v5.4s
	fmla	v1.4s, v8.4s, v19.4s
	fneg	v19.4s, v14.4s
	fmla	v17.4s, v6.4s, v7.4s
	fmla	v9.4s, v8.4s, v1.4s
	fmov	v1.4s, #1.00000000
	fmul	v7.4s, v11.4s, v19.4s
	fmul	v17.4s, v10.4s, v17.4s
	fmul	v19.4s, v8.4s, v9.4s
	fcmlt	v8.4s, v11.4s, #0.0
	fmla	v1.4s, v11.4s, v16.4s
	fneg	v16.4s, v6.4s
	fmla	v7.4s, v10.4s, v6.4s
	movi	v6.4s, #191, lsl #24
	movi	v9.4s, #63, lsl #24
	fmul	v1.4s, v1.4s, v14.4s
	fmul	v16.4s, v17.4s, v16.4s
	fmul	v7.4s, v0.4s, v7.4s
	bsl	v8.16b, v6.16b, v9.16b
	fmul	v6.4s, v19.4s, v14.4s
	fsub	v9.4s, v10.4s, v14.4s
	mov	v10.16b, v14.16b
	fmla	v16.4s, v11.4s, v1.4s
	fsub	v1.4s, v1.4s, v17.4s
	fmul	v19.4s, v8.4s, v6.4s
	fneg	v6.4s, v7.4s
	fsub	v17.4s, v8.4s, v15.4s
	mov	v15.16b, v8.16b
	fmov	s8, #0.50000000
	fmul	v1.4s, v13.4s, v1.4s
	fmla	v6.4s, v0.4s, v16.4s
	fsub	v31.4s, v31.4s, v19.4s
	stp	q7, q1, [x10]
	fmul	v6.4s, v27.4s, v6.4s
	fadd	v16.4s, v17.4s, v31.4s
	fmul	v17.4s, v12.4s, v9.4s
	mov	v31.16b, v19.16b
	str	q6, [x10, #32]
	mov	v6.16b, v11.16b
	stp	q16, q17, [x10, #-32]
	add	x10, x10, #80
	b.ne	228b
	fmov	v17.4s, #1.00000000
	ldr	q0, [sp, #1360]
	movi	v31.4s, #191, lsl #24
	fmov	v6.4s, #1.00000000
	ldr	q16, [sp, #2000]
	ldr	q19, [sp, #1920]
	mov	v9.16b, v23.16b
	ldr	q4, [sp, #1872]
	mov	x8, xzr
	mov	x10, x11
	fdiv	v27.4s, v17.4s, v0.4s
	ldr	q0, [sp, #1888]
	fmul	v10.4s, v27.4s, v0.4s
	ldr	q0, [sp, #1440]
	fsub	v0.4s, v31.4s, v0.4s
	fmul	v0.4s, v0.4s, v10.4s
	fabs	v1.4s, v0.4s
	fneg	v7.4s, v0.4s
	fmla	v6.4s, v16.4s, v1.4s
	fmul	v1.4s, v0.4s, v7.4s
	ldr	q7, [sp, #1984]
	ldr	q16, [sp, #1952]
	fmaxnm	v1.4s, v1.4s, v7.4s
	fdiv	v6.4s, v17.4s, v6.4s
	ldr	q17, [sp, #1968]
	fmul	v7.4s, v1.4s, v3.4s
	frintn	v7.4s, v7.4s
	fmla	v1.4s, v17.4s, v7.4s
	ldr	q17, [sp, #1936]
	fmla	v16.4s, v17.4s, v6.4s
	ldr	q17, [sp, #1904]
	fmla	v1.4s, v19.4s, v7.4s
	mov	v19.16b, v21.16b
	fadd	v7.4s, v7.4s, v26.4s
	fmla	v17.4s, v6.4s, v16.4s
	mov	v16.16b, v18.16b
	fmul	v1.4s, v1.4s, v3.4s
	fcvtzu	v7.4s, v7.4s
	fmla	v16.4s, v6.4s, v17.4s
	mov	v17.16b, v2.16b
	fmla	v17.4s, v20.4s, v1.4s
	fmla	v19.4s, v6.4s, v16.4s
	mov	v16.16b, v22.16b
	fmla	v16.4s, v1.4s, v17.4s
	mov	v17.16b, v24.16b
	fmla	v9.4s, v6.4s, v19.4s
	mov	v19.16b, v25.16b
	fmla	v17.4s, v1.4s, v16.4s
	mov	v16.16b, v28.16b
	fmla	v19.4s, v6.4s, v9.4s
	mov	v9.16b, v29.16b
	fmla	v16.4s, v1.4s, v17.4s
	fmov	v17.4s, #1.00000000
	fmla	v9.4s, v6.4s, v19.4s
	mov	v19.16b, v30.16b
	fmla	v17.4s, v1.4s, v16.4s
	shl	v1.4s, v7.4s, #23
	movi	v7.4s, #63, lsl #24
	fmla	v19.4s, v6.4s, v9.4s
	fmul	v11.4s, v17.4s, v1.4s
	fcmlt	v1.4s, v0.4s, #0.0
	fmul	v6.4s, v6.4s, v19.4s
	mov	v12.16b, v1.16b
	fmul	v1.4s, v6.4s, v11.4s
	fmul	v6.4s, v27.4s, v4.4s
	mov	v4.16b, v10.16b
	bsl	v12.16b, v31.16b, v7.16b
	fmul	v10.4s, v10.4s, v6.4s
	fmul	v13.4s, v12.4s, v1.4s
	ldr	q1, [sp, #1856]
	fmul	v9.4s, v27.4s, v1.4s
229:
	ucvtf	s1, x8
	ldr	q7, [sp, #1440]
	ldr	q19, [sp, #2000]
	ldr	q15, [sp, #1904]
	fmov	v31.4s, #1.00000000
	add	x8, x8, #1
	cmp	x9, x8
	fadd	s1, s1, s8
	dup	v1.4s, v1.s[0]
	fsub	v1.4s, v1.4s, v7.4s
	ldr	q7, [sp, #1984]
	fmul	v14.4s, v4.4s, v1.4s
	fneg	v1.4s, v14.4s
	fabs	v16.4s, v14.4s
	fmul	v8.4s, v14.4s, v5.4s
	fmul	v1.4s, v14.4s, v1.4s
	fmaxnm	v1.4s, v1.4s, v7.4s
	fmov	v7.4s, #1.00000000
	fmul	v17.4s, v1.4s, v3.4s
	fmla	v7.4s, v19.4s, v16.4s
	ldr	q19, [sp, #1936]
	frintn	v16.4s, v17.4s
	fmov	v17.4s, #1.00000000
	fdiv	v7.4s, v17.4s, v7.4s
	ldr	q17, [sp, #1968]
	fmla	v1.4s, v17.4s, v16.4s
	ldr	q17, [sp, #1920]
	fmla	v1.4s, v17.4s, v16.4s
	ldr	q17, [sp, #1952]
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
	mov	v19.16b, v28.16b
	fmla	v19.4s, v1.4s, v15.4s
	mov	v15.16b, v23.16b
	fmla	v15.4s, v7.4s, v17.4s
	fmov	v17.4s, #1.00000000
	fmla	v31.4s, v1.4s, v19.4s
	mov	v1.16b, v25.16b
	fmla	v1.4s, v7.4s, v15.4s
	fmul	v15.4s, v31.4s, v16.4s
	mov	v16.16b, v29.16b
	mov	v31.16b, v30.16b
	fmla	v16.4s, v7.4s, v1.4s
	fmul	v1.4s, v0.4s, v5.4s
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
	fmul	v1.4s, v6.4s, v1.4s
	bsl	v19.16b, v0.16b, v8.16b
	fmul	v0.4s, v7.4s, v15.4s
	fmul	v7.4s, v17.4s, v31.4s
	fmul	v31.4s, v19.4s, v0.4s
	fmla	v7.4s, v14.4s, v16.4s
	fneg	v0.4s, v1.4s
	fsub	v16.4s, v16.4s, v17.4s
	fsub	v17.4s, v19.4s, v12.4s
	mov	v12.16b, v19.16b
	fmla	v0.4s, v6.4s, v7.4s
	fsub	v8.4s, v13.4s, v31.4s
	mov	v13.16b, v31.16b
	fmul	v7.4s, v10.4s, v16.4s
	fmul	v0.4s, v27.4s, v0.4s
	fadd	v16.4s, v17.4s, v8.4s
	fmul	v17.4s, v9.4s, v11.4s
	fmov	s8, #0.50000000
	mov	v11.16b, v15.16b
	stp	q1, q7, [x10]
	str	q0, [x10, #32]
	mov	v0.16b, v14.16b
	stp	q16, q17, [x10, #-32]
	add	x10, x10, #80
	b.ne	229b
	movi	d0, #0000000000000000
	ldr	q1, [sp, #1392]
	movi	v29.2d, #0000000000000000
	movi	v26.2d, #0000000000000000
	movi	v31.2d, #0000000000000000
	ldr	q27, [sp, #1488]
	movi	v25.2d, #0000000000000000
	movi	v22.2d, #0000000000000000
	mov	x8, xzr
	movi	v28.2d, #0000000000000000
	movi	v30.2d, #0000000000000000
	mov	x10, x1
	fcmgt	v0.4s, v1.4s, v0.4s
	movi	v1.2d, #0000000000000000
	movi	v8.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v13.2d, #0000000000000000
	movi	v3.2d, #0000000000000000
	movi	v17.2d, #0000000000000000
	movi	v24.2d, #0000000000000000
	movi	v15.2d, #0000000000000000
	movi	v21.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
	movi	v7.2d, #0000000000000000
	str	q1, [sp, #1952]
	dup	v0.4s, v0.s[0]
	str	q1, [sp, #1920]
	str	q1, [sp, #1968]
	str	q1, [sp, #1936]
	str	q1, [sp, #1984]
	str	q1, [sp, #2000]
	str	q1, [sp, #1792]
	str	q1, [sp, #1808]
	str	q1, [sp, #1824]
	str	q1, [sp, #1632]
	str	q1, [sp, #1712]
	str	q1, [sp, #1616]
	str	q1, [sp, #1600]
	ldr	q1, [sp, #960]
	and	v2.16b, v0.16b, v1.16b
230:
	add	x4, x8, x9
	str	q3, [sp, #1760]
	ubfx	x6, x10, #1, #30
	madd	x4, x4, x20, x16
	str	q5, [sp, #1744]
	movi	v12.2d, #0000000000000000
	str	q4, [sp, #1664]
	movi	v10.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
	str	q24, [sp, #1568]
	movi	v24.2d, #0000000000000000
	movi	v14.2d, #0000000000000000
	str	q26, [sp, #1840]
	movi	v0.2d, #0000000000000000
	movi	v11.2d, #0000000000000000
	str	q31, [sp, #1888]
	movi	v31.2d, #0000000000000000
	movi	v19.2d, #0000000000000000
	ldp	q6, q3, [x4]
	str	q22, [sp, #1904]
	ldp	q23, q5, [x4, #32]
	str	q25, [sp, #1856]
	str	q30, [sp, #1776]
	movi	v25.2d, #0000000000000000
	movi	v30.2d, #0000000000000000
	str	q8, [sp, #1648]
	movi	v8.2d, #0000000000000000
	fmul	v20.4s, v27.4s, v6.4s
	str	q13, [sp, #1584]
	movi	v13.2d, #0000000000000000
	movi	v26.2d, #0000000000000000
	movi	v1.2d, #0000000000000000
	movi	v9.2d, #0000000000000000
	fmov	v22.4s, #1.00000000
	add	x6, x5, x6, lsl #5
	str	q5, [sp, #1504]
	ldr	q5, [x4, #64]
	ldr	q27, [sp, #1472]
	add	x7, x16, #32
	mov	x19, x9
	str	q7, [sp, #1536]
	str	q15, [sp, #1552]
	str	q21, [sp, #1680]
	str	q17, [sp, #1696]
	str	q28, [sp, #1728]
	str	q29, [sp, #1872]
	str	q5, [sp, #1520]
231:
	ldp	q7, q17, [x7, #-32]
	mov	v16.16b, v27.16b
	ldp	q21, q28, [x6, #-16]
	subs	x19, x19, #1
	ldr	q29, [x7, #32]
	add	x6, x6, #32
	fmla	v16.4s, v7.4s, v20.4s
	fadd	v16.4s, v28.4s, v16.4s
	fdiv	v28.4s, v22.4s, v16.4s
	fsub	v16.4s, v21.4s, v16.4s
	fmul	v16.4s, v16.4s, v28.4s
	fmul	v21.4s, v2.4s, v16.4s
	fmla	v9.4s, v29.4s, v16.4s
	fadd	v11.4s, v11.4s, v16.4s
	fmla	v19.4s, v7.4s, v16.4s
	fmla	v13.4s, v17.4s, v16.4s
	fmla	v28.4s, v28.4s, v21.4s
	ldp	q21, q15, [x7], #80
	fmla	v1.4s, v15.4s, v16.4s
	fmla	v26.4s, v21.4s, v16.4s
	fmul	v5.4s, v7.4s, v28.4s
	fmul	v18.4s, v17.4s, v28.4s
	fmul	v15.4s, v21.4s, v28.4s
	fadd	v25.4s, v25.4s, v28.4s
	fadd	v30.4s, v30.4s, v5.4s
	fmla	v12.4s, v7.4s, v5.4s
	fmla	v10.4s, v7.4s, v18.4s
	fadd	v24.4s, v24.4s, v18.4s
	fmla	v4.4s, v17.4s, v18.4s
	fmla	v14.4s, v7.4s, v15.4s
	fadd	v8.4s, v8.4s, v15.4s
	fmla	v0.4s, v17.4s, v15.4s
	fmla	v31.4s, v21.4s, v15.4s
	b.ne	231b
	ldr	q27, [sp, #1488]
	ldr	q7, [sp, #1424]
	movi	v18.2d, #0000000000000000
	ldr	q22, [sp, #1408]
	movi	v21.2d, #0000000000000000
	movi	v29.2d, #0000000000000000
	fmul	v5.4s, v27.4s, v23.4s
	movi	v16.2d, #0000000000000000
	movi	v15.2d, #0000000000000000
	fmul	v28.4s, v22.4s, v20.4s
	movi	v22.2d, #0000000000000000
	add	x8, x8, #1
	cmp	x8, x9
	add	x10, x10, x14
	fmla	v29.4s, v10.4s, v6.4s
	fmul	v17.4s, v7.4s, v5.4s
	movi	v5.2d, #0000000000000000
	fmul	v7.4s, v27.4s, v3.4s
	fadd	v24.4s, v24.4s, v22.4s
	fmla	v18.4s, v10.4s, v17.4s
	fmla	v5.4s, v4.4s, v20.4s
	movi	v4.2d, #0000000000000000
	fmla	v21.4s, v10.4s, v7.4s
	ldr	q10, [sp, #1792]
	fmla	v16.4s, v12.4s, v17.4s
	fmla	v15.4s, v14.4s, v17.4s
	fmla	v10.4s, v24.4s, v20.4s
	ldr	q24, [sp, #2000]
	fmla	v18.4s, v0.4s, v28.4s
	ldr	q0, [sp, #1952]
	fmla	v4.4s, v12.4s, v6.4s
	fmla	v16.4s, v14.4s, v28.4s
	fmla	v0.4s, v5.4s, v20.4s
	ldr	q5, [sp, #1920]
	fmla	v15.4s, v31.4s, v28.4s
	str	q10, [sp, #1792]
	ldr	q31, [sp, #1888]
	ldr	q10, [sp, #1632]
	fmla	v24.4s, v4.4s, v17.4s
	fmla	v5.4s, v21.4s, v20.4s
	ldr	q21, [sp, #1936]
	fmla	v31.4s, v19.4s, v17.4s
	fmla	v10.4s, v13.4s, v23.4s
	str	q0, [sp, #1952]
	movi	v0.2d, #0000000000000000
	fmla	v21.4s, v18.4s, v20.4s
	movi	v18.2d, #0000000000000000
	str	q5, [sp, #1920]
	fadd	v5.4s, v30.4s, v22.4s
	ldr	q30, [sp, #1776]
	str	q10, [sp, #1632]
	ldr	q10, [sp, #1712]
	fmla	v31.4s, v26.4s, v28.4s
	fmla	v0.4s, v14.4s, v6.4s
	fmla	v30.4s, v29.4s, v20.4s
	ldr	q29, [sp, #1872]
	str	q21, [sp, #1936]
	ldr	q21, [sp, #1824]
	fmla	v18.4s, v12.4s, v7.4s
	fmla	v29.4s, v13.4s, v20.4s
	fadd	v20.4s, v8.4s, v22.4s
	ldr	q8, [sp, #1984]
	fmla	v21.4s, v5.4s, v17.4s
	fmla	v10.4s, v26.4s, v3.4s
	fmla	v24.4s, v0.4s, v28.4s
	ldr	q0, [sp, #1600]
	fmla	v8.4s, v16.4s, v17.4s
	ldr	q17, [sp, #1696]
	fmla	v0.4s, v26.4s, v23.4s
	fmla	v21.4s, v20.4s, v28.4s
	fmla	v17.4s, v13.4s, v3.4s
	ldr	q13, [sp, #1584]
	fmla	v8.4s, v15.4s, v28.4s
	str	q24, [sp, #2000]
	ldr	q24, [sp, #1568]
	fmla	v13.4s, v5.4s, v6.4s
	ldr	q28, [sp, #1728]
	ldr	q15, [sp, #1552]
	str	q0, [sp, #1600]
	ldr	q0, [sp, #1616]
	fmla	v24.4s, v26.4s, v6.4s
	str	q21, [sp, #1824]
	ldr	q21, [sp, #1680]
	ldr	q26, [sp, #1840]
	fmla	v0.4s, v9.4s, v6.4s
	str	q8, [sp, #1984]
	ldr	q8, [sp, #1648]
	fmla	v21.4s, v1.4s, v6.4s
	ldr	q1, [sp, #1504]
	fmla	v28.4s, v16.4s, v7.4s
	fmla	v8.4s, v4.4s, v7.4s
	fmla	v26.4s, v19.4s, v7.4s
	ldr	q3, [sp, #1760]
	fmla	v15.4s, v19.4s, v23.4s
	str	q10, [sp, #1712]
	str	q0, [sp, #1616]
	ldr	q0, [sp, #1808]
	fmla	v0.4s, v5.4s, v7.4s
	ldr	q5, [sp, #1744]
	fmla	v5.4s, v4.4s, v6.4s
	ldr	q4, [sp, #1664]
	str	q0, [sp, #1808]
	ldr	q0, [sp, #1968]
	fmla	v4.4s, v19.4s, v1.4s
	ldr	q1, [sp, #1520]
	fmla	v0.4s, v18.4s, v7.4s
	ldr	q7, [sp, #1536]
	fmla	v7.4s, v19.4s, v1.4s
	str	q0, [sp, #1968]
	fadd	v0.4s, v25.4s, v22.4s
	ldr	q25, [sp, #1856]
	ldr	q22, [sp, #1904]
	fmla	v25.4s, v19.4s, v6.4s
	fadd	v22.4s, v22.4s, v11.4s
	fadd	v3.4s, v3.4s, v0.4s
	b.ne	230b
	fmov	v14.4s, #1.00000000
	mov	v10.16b, v27.16b
	str	q5, [sp, #1744]
	mov	v23.16b, v24.16b
	ldr	q12, [sp, #1472]
	ldr	q5, [sp, #976]
	ldr	q11, [sp, #1936]
	ldr	q20, [sp, #1920]
	ldr	q27, [sp, #1968]
	ldr	q24, [sp, #1952]
	str	q17, [sp, #1696]
	ldr	q17, [sp, #1312]
	ldr	q18, [sp, #1632]
	ldr	q6, [sp, #1616]
	ldr	q16, [sp, #1600]
	str	q3, [sp, #1760]
	str	q21, [sp, #1680]
	str	q4, [sp, #1664]
	b	233f
232:
	fcmgt	v0.4s, v19.4s, v24.4s
	movi	v1.2d, #0000000000000000
	movi	v7.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v15.2d, #0000000000000000
	movi	v23.2d, #0000000000000000
	movi	v13.2d, #0000000000000000
	movi	v8.2d, #0000000000000000
	movi	v30.2d, #0000000000000000
	movi	v28.2d, #0000000000000000
	str	q1, [sp, #1664]
	dup	v0.4s, v0.s[0]
	movi	v11.2d, #0000000000000000
	str	q1, [sp, #1712]
	movi	v27.2d, #0000000000000000
	movi	v20.2d, #0000000000000000
	str	q1, [sp, #1680]
	movi	v24.2d, #0000000000000000
	movi	v22.2d, #0000000000000000
	str	q1, [sp, #1696]
	movi	v25.2d, #0000000000000000
	movi	v31.2d, #0000000000000000
	str	q1, [sp, #1760]
	movi	v26.2d, #0000000000000000
	movi	v29.2d, #0000000000000000
	str	q1, [sp, #1824]
	str	q1, [sp, #1808]
	str	q1, [sp, #1792]
	str	q1, [sp, #1744]
	str	q1, [sp, #2000]
	str	q1, [sp, #1984]
	ldr	q1, [sp, #960]
	and	v2.16b, v0.16b, v1.16b
233:
	ldr	q19, [sp, #1424]
	ldr	q21, [sp, #1408]
	fdiv	v0.4s, v14.4s, v5.4s
	fmov	v9.4s, #-1.00000000
	fmul	v17.4s, v17.4s, v15.4s
	str	q29, [sp, #1872]
	fmul	v3.4s, v19.4s, v19.4s
	fmul	v4.4s, v21.4s, v19.4s
	fmul	v5.4s, v21.4s, v21.4s
	fmul	v18.4s, v19.4s, v18.4s
	str	q25, [sp, #1856]
	str	q22, [sp, #1904]
	str	q26, [sp, #1840]
	fmul	v3.4s, v3.4s, v7.4s
	fmul	v4.4s, v4.4s, v16.4s
	fneg	v7.4s, v23.4s
	fneg	v16.4s, v15.4s
	str	q31, [sp, #1888]
	fmla	v3.4s, v6.4s, v5.4s
	fdiv	v1.4s, v9.4s, v10.4s
	ldr	q5, [sp, #1360]
	fmul	v6.4s, v2.4s, v10.4s
	ldr	q10, [sp, #1664]
	fadd	v3.4s, v4.4s, v3.4s
	fmul	v7.4s, v6.4s, v7.4s
	fmul	v16.4s, v6.4s, v16.4s
	fadd	v3.4s, v4.4s, v3.4s
	fmul	v4.4s, v19.4s, v15.4s
	fmul	v19.4s, v19.4s, v10.4s
	ldr	q10, [sp, #1328]
	fmla	v24.4s, v0.4s, v7.4s
	dup	v7.4s, w29
	fdiv	v5.4s, v14.4s, v5.4s
	dup	v15.4s, w3
	fmla	v17.4s, v23.4s, v10.4s
	ldr	q10, [sp, #1680]
	fmla	v4.4s, v23.4s, v21.4s
	ldr	q23, [sp, #1712]
	fmla	v18.4s, v10.4s, v21.4s
	fmul	v1.4s, v2.4s, v1.4s
	str	q24, [sp, #1952]
	fmla	v19.4s, v23.4s, v21.4s
	dup	v21.4s, w25
	fadd	v0.4s, v3.4s, v17.4s
	ldr	q3, [sp, #1696]
	dup	v17.4s, w30
	fmls	v11.4s, v18.4s, v6.4s
	ldr	q18, [sp, #1984]
	fmls	v20.4s, v3.4s, v6.4s
	fmls	v28.4s, v19.4s, v6.4s
	ldr	q19, [sp, #2000]
	fmla	v30.4s, v29.4s, v1.4s
	fmls	v18.4s, v0.4s, v6.4s
	ldr	q0, [sp, #1392]
	fmla	v8.4s, v26.4s, v1.4s
	fmls	v19.4s, v4.4s, v2.4s
	dup	v29.4s, w28
	dup	v2.4s, w0
	fcmp	s0, #0.0
	str	q20, [sp, #1920]
	str	q28, [sp, #1728]
	dup	v28.4s, w27
	fmla	v27.4s, v5.4s, v16.4s
	dup	v16.4s, w24
	dup	v5.4s, w26
	str	q19, [sp, #2000]
	str	q8, [sp, #1648]
	str	q30, [sp, #1776]
	str	q27, [sp, #1968]
	str	q11, [sp, #1936]
	str	q18, [sp, #1984]
	b.le	236f
	ldr	q1, [sp, #1200]
	ldr	q3, [sp, #928]
	fmov	v0.4s, #12.00000000
	fadd	v1.4s, v3.4s, v1.4s
	fcmge	v0.4s, v1.4s, v0.4s
	str	q1, [sp, #1200]
	and	v0.16b, v0.16b, v14.16b
	fmul	v1.4s, v3.4s, v0.4s
	movi	d3, #0000000000000000
	mov	s0, v1.s[1]
	fadd	s3, s1, s3
	mov	s4, v1.s[2]
	fadd	s0, s3, s0
	mov	s3, v1.s[3]
	fadd	s0, s0, s4
	fadd	s0, s0, s3
	fcmp	s0, #0.0
	b.le	236f
	mvni	v25.4s, #127, msl #16
	ldr	q10, [sp, #1488]
	cbz	w9, 237f
	movi	v0.2d, #0000000000000000
	mov	x8, xzr
	mov	x10, x1
234:
	add	x4, x8, x9
	mov	x6, x16
	mov	x7, x9
	add	x4, x4, x4, lsl #2
	ldr	q3, [x16, x4, lsl #4]
	ubfx	x4, x10, #1, #30
	fmul	v3.4s, v10.4s, v3.4s
	add	x4, x5, x4, lsl #5
235:
	mov	v6.16b, v12.16b
	ldr	q4, [x6], #80
	mov	v23.16b, v29.16b
	mov	v24.16b, v5.16b
	subs	x7, x7, #1
	fmla	v6.4s, v4.4s, v3.4s
	ldp	q18, q4, [x4, #-16]
	add	x4, x4, #32
	fadd	v4.4s, v4.4s, v6.4s
	fdiv	v6.4s, v14.4s, v4.4s
	fsub	v18.4s, v18.4s, v4.4s
	fmul	v18.4s, v18.4s, v6.4s
	fadd	v6.4s, v6.4s, v9.4s
	fcmgt	v19.4s, v18.4s, v9.4s
	bit	v6.16b, v18.16b, v19.16b
	fadd	v19.4s, v6.4s, v14.4s
	add	v19.4s, v19.4s, v16.4s
	and	v19.16b, v19.16b, v25.16b
	sub	v20.4s, v14.4s, v19.4s
	fadd	v22.4s, v20.4s, v9.4s
	fmla	v22.4s, v20.4s, v6.4s
	mov	v6.16b, v17.16b
	fmul	v20.4s, v22.4s, v22.4s
	fmla	v6.4s, v7.4s, v22.4s
	fmla	v23.4s, v28.4s, v22.4s
	fmla	v24.4s, v21.4s, v22.4s
	fmla	v6.4s, v2.4s, v20.4s
	fmla	v23.4s, v20.4s, v6.4s
	scvtf	v6.4s, v19.4s
	fmaxnm	v19.4s, v18.4s, v9.4s
	fmla	v24.4s, v20.4s, v23.4s
	fmla	v22.4s, v20.4s, v24.4s
	fmla	v22.4s, v15.4s, v6.4s
	fadd	v6.4s, v18.4s, v14.4s
	fneg	v18.4s, v19.4s
	fmla	v18.4s, v22.4s, v6.4s
	fmla	v0.4s, v18.4s, v4.4s
	b.ne	235b
	add	x8, x8, #1
	add	x10, x10, x14
	cmp	x8, x9
	b.ne	234b
	b	238f
236:
	movi	v0.2d, #0000000000000000
	ldr	q24, [sp, #1456]
	ldr	q1, [sp, #1952]
	ldr	q10, [sp, #1488]
	b	239f
237:
	movi	v0.2d, #0000000000000000
238:
	mov	w8, #50604
	ldr	q27, [sp, #1344]
	fcmgt	v1.4s, v1.4s, #0.0
	movk	w8, #14119, lsl #16
	fmov	v18.4s, #0.25000000
	fmov	v24.4s, #4.00000000
	dup	v3.4s, w8
	mov	w8, #4719
	movk	w8, #14979, lsl #16
	ldp	q26, q25, [sp, #432]
	dup	v4.4s, w8
	ldp	q11, q8, [sp, #368]
	ldp	q31, q30, [sp, #400]
	fmla	v4.4s, v3.4s, v27.4s
	fmaxnm	v24.4s, v11.4s, v24.4s
	fadd	v3.4s, v27.4s, v4.4s
	xtn	v4.4h, v1.4s
	bit	v11.16b, v24.16b, v1.16b
	ldr	q24, [sp, #352]
	fcmgt	v3.4s, v0.4s, v3.4s
	and	v3.16b, v1.16b, v3.16b
	xtn	v6.4h, v3.4s
	bif	v18.16b, v14.16b, v3.16b
	bic	v4.8b, v4.8b, v6.8b
	fmul	v19.4s, v26.4s, v18.4s
	fmul	v20.4s, v30.4s, v18.4s
	fmul	v6.4s, v25.4s, v18.4s
	fmul	v22.4s, v31.4s, v18.4s
	fmul	v23.4s, v8.4s, v18.4s
	sshll	v4.4s, v4.4h, #0
	fsub	v26.4s, v26.4s, v19.4s
	fsub	v30.4s, v30.4s, v20.4s
	stp	q20, q19, [sp, #416]
	fsub	v25.4s, v25.4s, v6.4s
	fsub	v31.4s, v31.4s, v22.4s
	fsub	v8.4s, v8.4s, v23.4s
	bit	v27.16b, v0.16b, v4.16b
	fmov	v4.4s, #16.00000000
	dup	v0.4s, w21
	stp	q23, q22, [sp, #384]
	str	q6, [sp, #448]
	fsub	v10.4s, v10.4s, v31.4s
	fsub	v12.4s, v12.4s, v8.4s
	ldr	q8, [sp, #1648]
	bit	v24.16b, v4.16b, v1.16b
	ldr	q1, [sp, #1440]
	str	q27, [sp, #1344]
	fsub	v1.4s, v1.4s, v26.4s
	ldr	q26, [sp, #1840]
	stp	q24, q11, [sp, #352]
	ldr	q24, [sp, #1456]
	str	q1, [sp, #1440]
	ldr	q1, [sp, #1376]
	fsub	v24.4s, v24.4s, v25.4s
	ldr	q25, [sp, #1856]
	fsub	v1.4s, v1.4s, v30.4s
	str	q1, [sp, #1376]
	ldp	q1, q6, [sp, #464]
	fmul	v4.4s, v6.4s, v18.4s
	fmul	v1.4s, v1.4s, v18.4s
	ldr	q18, [sp, #1984]
	stp	q1, q4, [sp, #464]
	ldr	q1, [sp, #944]
	bit	v1.16b, v0.16b, v3.16b
	ldr	q0, [sp, #960]
	bic	v0.16b, v0.16b, v3.16b
	stp	q1, q0, [sp, #944]
	and	v0.16b, v3.16b, v14.16b
	ldr	q1, [sp, #1952]
239:
	str	q0, [sp, #752]
	ldr	q0, [sp, #1968]
	ldr	q31, [sp, #736]
	ldr	q3, [sp, #800]
	ldr	q4, [sp, #832]
	ldr	q19, [sp, #1872]
	str	q24, [sp, #1456]
	fmaxnm	v0.4s, v0.4s, v31.4s
	fcmge	v3.4s, v24.4s, v3.4s
	fmaxnm	v1.4s, v1.4s, v31.4s
	fcmge	v4.4s, v4.4s, v24.4s
	fneg	v6.4s, v19.4s
	str	q10, [sp, #1488]
	str	q12, [sp, #1472]
	str	q13, [sp, #1584]
	fsqrt	v0.4s, v0.4s
	bsl	v3.16b, v19.16b, v9.16b
	bit	v3.16b, v6.16b, v4.16b
	ldr	q6, [sp, #1440]
	ldr	q4, [sp, #816]
	fcmge	v4.4s, v4.4s, v6.4s
	fcmge	v3.4s, v3.4s, #0.0
	fsqrt	v1.4s, v1.4s
	xtn	v19.4h, v3.4s
	str	d19, [sp, #1136]
	fdiv	v20.4s, v14.4s, v0.4s
	ldr	q0, [sp, #784]
	fcmge	v0.4s, v6.4s, v0.4s
	fneg	v6.4s, v26.4s
	bsl	v0.16b, v26.16b, v9.16b
	bit	v0.16b, v6.16b, v4.16b
	fdiv	v3.4s, v14.4s, v1.4s
	ldr	d1, [sp, #728]
	ldr	q4, [sp, #704]
	orr	v1.8b, v19.8b, v1.8b
	dup	v19.4s, w2
	str	q20, [sp, #1568]
	fcmge	v6.4s, v0.4s, #0.0
	ushll	v0.4s, v1.4h, #0
	fmaxnm	v1.4s, v18.4s, v31.4s
	str	q19, [sp, #1520]
	orn	v4.16b, v6.16b, v4.16b
	shl	v0.4s, v0.4s, #31
	str	q6, [sp, #1104]
	ldr	q6, [sp, #848]
	fsqrt	v18.4s, v1.4s
	str	q4, [sp, #1168]
	bic	v4.16b, v14.16b, v4.16b
	cmlt	v0.4s, v0.4s, #0
	str	q3, [sp, #1712]
	fmul	v24.4s, v20.4s, v4.4s
	bic	v1.16b, v14.16b, v0.16b
	str	q0, [sp, #1152]
	ldr	q0, [sp, #1920]
	str	q4, [sp, #1680]
	fmul	v30.4s, v3.4s, v1.4s
	fmov	v3.4s, #1.00000000
	str	q1, [sp, #1600]
	fmul	v0.4s, v0.4s, v24.4s
	fmul	v23.4s, v0.4s, v30.4s
	fdiv	v4.4s, v14.4s, v18.4s
	ldr	q0, [sp, #912]
	ldr	q18, [sp, #1376]
	fcmge	v0.4s, v18.4s, v0.4s
	fcmge	v18.4s, v6.4s, v18.4s
	ldr	q6, [sp, #1888]
	fmls	v3.4s, v23.4s, v23.4s
	fneg	v26.4s, v23.4s
	str	q23, [sp, #1328]
	fneg	v20.4s, v6.4s
	bsl	v0.16b, v6.16b, v9.16b
	str	q3, [sp, #528]
	fmaxnm	v22.4s, v3.4s, v19.4s
	bit	v0.16b, v20.16b, v18.16b
	fsqrt	v18.4s, v22.4s
	str	q4, [sp, #1552]
	fcmge	v3.4s, v0.4s, #0.0
	ldr	q0, [sp, #688]
	orn	v0.16b, v3.16b, v0.16b
	str	q3, [sp, #1056]
	str	q0, [sp, #1120]
	bic	v0.16b, v14.16b, v0.16b
	fdiv	v27.4s, v14.4s, v18.4s
	mov	v18.16b, v24.16b
	fmul	v11.4s, v4.4s, v0.4s
	str	q0, [sp, #1664]
	ldr	q0, [sp, #1936]
	fmul	v20.4s, v0.4s, v11.4s
	ldr	q0, [sp, #1744]
	fmaxnm	v22.4s, v0.4s, v31.4s
	ldr	q0, [sp, #1728]
	fmul	v3.4s, v20.4s, v30.4s
	fsqrt	v20.4s, v22.4s
	fmul	v22.4s, v0.4s, v11.4s
	mov	v0.16b, v3.16b
	fmul	v23.4s, v3.4s, v26.4s
	fmov	v3.4s, #1.00000000
	mov	v1.16b, v0.16b
	str	q0, [sp, #1312]
	fmls	v3.4s, v0.4s, v0.4s
	ldr	q0, [sp, #768]
	fmla	v23.4s, v24.4s, v22.4s
	fcmge	v22.4s, v10.4s, v0.4s
	ldr	q0, [sp, #880]
	fmul	v6.4s, v23.4s, v27.4s
	fneg	v23.4s, v25.4s
	fdiv	v4.4s, v14.4s, v20.4s
	fcmge	v20.4s, v0.4s, v10.4s
	bsl	v22.16b, v25.16b, v9.16b
	ldr	q0, [sp, #1760]
	fneg	v10.4s, v1.4s
	fmls	v3.4s, v6.4s, v6.4s
	str	q6, [sp, #1696]
	ldr	q6, [sp, #1904]
	bsl	v20.16b, v23.16b, v22.16b
	fmaxnm	v23.4s, v0.4s, v31.4s
	ldr	q0, [sp, #672]
	fneg	v31.4s, v6.4s
	str	q3, [sp, #544]
	fmaxnm	v25.4s, v3.4s, v19.4s
	fcmge	v3.4s, v20.4s, #0.0
	fsqrt	v22.4s, v25.4s
	orn	v0.16b, v3.16b, v0.16b
	str	q3, [sp, #1024]
	str	q4, [sp, #1536]
	str	q0, [sp, #1088]
	bic	v0.16b, v14.16b, v0.16b
	fmul	v3.4s, v4.4s, v0.4s
	str	q0, [sp, #1632]
	ldr	q0, [sp, #1776]
	fsqrt	v23.4s, v23.4s
	fmul	v25.4s, v0.4s, v3.4s
	ldr	q0, [sp, #896]
	fmul	v8.4s, v8.4s, v3.4s
	fmul	v4.4s, v25.4s, v30.4s
	fdiv	v20.4s, v14.4s, v22.4s
	fcmge	v22.4s, v12.4s, v0.4s
	ldr	q0, [sp, #864]
	fcmge	v25.4s, v0.4s, v12.4s
	ldr	q0, [sp, #2000]
	bsl	v22.16b, v6.16b, v9.16b
	fmul	v9.4s, v4.4s, v26.4s
	bit	v22.16b, v31.16b, v25.16b
	fmla	v9.4s, v24.4s, v8.4s
	fmul	v31.4s, v4.4s, v10.4s
	ldr	q24, [sp, #1696]
	mov	v25.16b, v27.16b
	fdiv	v8.4s, v14.4s, v23.4s
	fmul	v23.4s, v0.4s, v3.4s
	ldr	q0, [sp, #656]
	fcmge	v1.4s, v22.4s, #0.0
	fmul	v19.4s, v9.4s, v27.4s
	fmov	v22.4s, #1.00000000
	mov	v27.16b, v20.16b
	str	q20, [sp, #1248]
	fmla	v31.4s, v11.4s, v23.4s
	orn	v0.16b, v1.16b, v0.16b
	fmls	v22.4s, v4.4s, v4.4s
	str	q1, [sp, #1040]
	fneg	v1.4s, v4.4s
	str	q19, [sp, #1296]
	fmls	v31.4s, v24.4s, v19.4s
	bic	v6.16b, v14.16b, v0.16b
	str	q0, [sp, #1072]
	fmls	v22.4s, v19.4s, v19.4s
	fmul	v0.4s, v31.4s, v20.4s
	str	q6, [sp, #1616]
	ldr	q20, [sp, #1520]
	fmul	v23.4s, v8.4s, v6.4s
	str	q8, [sp, #1504]
	fmls	v22.4s, v0.4s, v0.4s
	mov	v6.16b, v0.16b
	str	q0, [sp, #1232]
	ldr	q0, [sp, #1792]
	stp	q23, q3, [sp, #560]
	fmul	v31.4s, v0.4s, v23.4s
	ldr	q0, [sp, #1808]
	fmaxnm	v8.4s, v22.4s, v20.4s
	str	q22, [sp, #512]
	fmul	v22.4s, v31.4s, v30.4s
	fmul	v31.4s, v0.4s, v23.4s
	ldr	q0, [sp, #1824]
	fsqrt	v12.4s, v8.4s
	fmul	v9.4s, v0.4s, v23.4s
	fmul	v30.4s, v22.4s, v26.4s
	fmul	v8.4s, v22.4s, v10.4s
	fmul	v1.4s, v22.4s, v1.4s
	fmla	v30.4s, v18.4s, v31.4s
	fmul	v18.4s, v13.4s, v23.4s
	fmla	v8.4s, v11.4s, v9.4s
	fmul	v0.4s, v30.4s, v25.4s
	fmla	v1.4s, v3.4s, v18.4s
	fmov	v18.4s, #1.00000000
	fdiv	v23.4s, v14.4s, v12.4s
	ldr	q3, [sp, #1712]
	movi	v14.2d, #0000000000000000
	fmls	v8.4s, v24.4s, v0.4s
	fmls	v18.4s, v22.4s, v22.4s
	str	q0, [sp, #1264]
	fmls	v1.4s, v19.4s, v0.4s
	fmul	v24.4s, v8.4s, v27.4s
	fmls	v18.4s, v0.4s, v0.4s
	ldr	q0, [sp, #1872]
	fmul	v31.4s, v3.4s, v0.4s
	ldr	q0, [sp, #1600]
	fmls	v1.4s, v6.4s, v24.4s
	fmls	v18.4s, v24.4s, v24.4s
	str	q24, [sp, #1216]
	fmul	v0.4s, v31.4s, v0.4s
	fmla	v14.4s, v31.4s, v31.4s
	fmul	v1.4s, v1.4s, v23.4s
	str	q0, [sp, #1280]
	fneg	v8.4s, v0.4s
	ldr	q0, [sp, #1104]
	stp	q23, q1, [sp, #992]
	xtn	v19.4h, v0.4s
	ldr	q23, [sp, #1568]
	ldr	q0, [sp, #1840]
	fmls	v18.4s, v1.4s, v1.4s
	ldr	d1, [sp, #1136]
	fmul	v13.4s, v4.4s, v8.4s
	fmul	v30.4s, v23.4s, v0.4s
	ldr	q0, [sp, #1328]
	fmul	v10.4s, v0.4s, v8.4s
	ldr	d0, [sp, #616]
	fmaxnm	v9.4s, v18.4s, v20.4s
	orr	v3.8b, v1.8b, v0.8b
	ldr	d0, [sp, #648]
	orr	v11.8b, v19.8b, v0.8b
	ldr	q0, [sp, #1680]
	ldr	q19, [sp, #1552]
	fsqrt	v9.4s, v9.4s
	ushll	v27.4s, v3.4h, #0
	mov	v3.16b, v25.16b
	fmla	v10.4s, v0.4s, v30.4s
	ldr	q0, [sp, #1888]
	ushll	v11.4s, v11.4h, #0
	fmul	v6.4s, v19.4s, v0.4s
	ldr	q0, [sp, #1312]
	str	q3, [sp, #1104]
	fmul	v12.4s, v0.4s, v8.4s
	ldr	q0, [sp, #1056]
	fmul	v1.4s, v10.4s, v25.4s
	shl	v25.4s, v27.4s, #31
	shl	v11.4s, v11.4s, #31
	ldr	q27, [sp, #1504]
	xtn	v24.4h, v0.4s
	ldr	q0, [sp, #1024]
	str	q6, [sp, #1136]
	str	q22, [sp, #1024]
	fmul	v8.4s, v22.4s, v8.4s
	xtn	v26.4h, v0.4s
	ldr	q0, [sp, #1664]
	cmge	v31.4s, v25.4s, #0
	cmge	v11.4s, v11.4s, #0
	str	q4, [sp, #1056]
	fmov	v4.4s, #1.00000000
	fmla	v12.4s, v0.4s, v6.4s
	ldr	d0, [sp, #640]
	ldr	q6, [sp, #1536]
	and	v20.16b, v31.16b, v14.16b
	fmov	v14.4s, #1.00000000
	orr	v10.8b, v24.8b, v0.8b
	ldr	q0, [sp, #1856]
	and	v30.16b, v11.16b, v30.16b
	mov	v11.16b, v6.16b
	fmul	v24.4s, v6.4s, v0.4s
	ldr	d0, [sp, #632]
	ldr	d6, [sp, #624]
	ushll	v10.4s, v10.4h, #0
	fmla	v20.4s, v30.4s, v30.4s
	orr	v26.8b, v26.8b, v0.8b
	ldr	q0, [sp, #1696]
	fmls	v12.4s, v1.4s, v0.4s
	ldr	q0, [sp, #1632]
	shl	v10.4s, v10.4s, #31
	ushll	v26.4s, v26.4h, #0
	fmla	v13.4s, v0.4s, v24.4s
	ldr	q0, [sp, #1904]
	cmge	v10.4s, v10.4s, #0
	fmul	v22.4s, v27.4s, v0.4s
	ldr	q0, [sp, #1040]
	shl	v26.4s, v26.4s, #31
	xtn	v25.4h, v0.4s
	fmul	v0.4s, v23.4s, v3.4s
	fdiv	v3.4s, v4.4s, v9.4s
	ldr	q4, [sp, #1296]
	movi	v23.2d, #0000000000000000
	ldr	q9, [sp, #1248]
	cmge	v26.4s, v26.4s, #0
	fmls	v13.4s, v1.4s, v4.4s
	ldr	q4, [sp, #1616]
	fmul	v12.4s, v12.4s, v9.4s
	orr	v25.8b, v25.8b, v6.8b
	ldr	q6, [sp, #1168]
	fmul	v9.4s, v19.4s, v9.4s
	fmla	v8.4s, v4.4s, v22.4s
	ldr	q4, [sp, #1712]
	str	q1, [sp, #1168]
	bit	v0.16b, v14.16b, v6.16b
	ldr	q6, [sp, #1152]
	ushll	v25.4s, v25.4h, #0
	mov	v31.16b, v6.16b
	shl	v25.4s, v25.4s, #31
	bsl	v31.16b, v14.16b, v4.16b
	ldr	q4, [sp, #1280]
	fmla	v23.4s, v4.4s, v4.4s
	ldr	q4, [sp, #1232]
	cmge	v25.4s, v25.4s, #0
	fmls	v13.4s, v12.4s, v4.4s
	ldr	q4, [sp, #1264]
	fmul	v30.4s, v31.4s, v0.4s
	ldr	q0, [sp, #1120]
	fmls	v8.4s, v1.4s, v4.4s
	fmla	v23.4s, v1.4s, v1.4s
	ldr	q1, [sp, #1216]
	mov	v31.16b, v0.16b
	ldr	q4, [sp, #1136]
	ldr	q0, [sp, #992]
	and	v19.16b, v10.16b, v4.16b
	mov	v10.16b, v11.16b
	ldr	q4, [sp, #1072]
	fmls	v8.4s, v12.4s, v1.4s
	ldr	q1, [sp, #1088]
	bsl	v31.16b, v14.16b, v9.16b
	fmul	v9.4s, v11.4s, v0.4s
	mov	v11.16b, v0.16b
	fmul	v0.4s, v13.4s, v0.4s
	mov	v6.16b, v1.16b
	fmla	v20.4s, v19.4s, v19.4s
	and	v19.16b, v26.16b, v24.16b
	ldr	q1, [sp, #1008]
	fmul	v26.4s, v27.4s, v3.4s
	fmul	v24.4s, v30.4s, v31.4s
	mov	v30.16b, v27.16b
	bsl	v6.16b, v14.16b, v9.16b
	mov	v9.16b, v23.16b
	fmls	v8.4s, v0.4s, v1.4s
	fmla	v20.4s, v19.4s, v19.4s
	mov	v23.16b, v4.16b
	mov	v13.16b, v1.16b
	and	v1.16b, v25.16b, v22.16b
	fmla	v9.4s, v12.4s, v12.4s
	fmul	v19.4s, v24.4s, v6.4s
	bsl	v23.16b, v14.16b, v26.16b
	fmul	v6.4s, v8.4s, v3.4s
	mov	v8.16b, v20.16b
	fmla	v9.4s, v0.4s, v0.4s
	fmla	v8.4s, v1.4s, v1.4s
	ldr	q1, [sp, #1392]
	fmul	v23.4s, v19.4s, v23.4s
	fcmp	s1, #0.0
	fmla	v9.4s, v6.4s, v6.4s
	b.gt	225b
	mov	v27.16b, v30.16b
	fdiv	v18.4s, v14.4s, v30.4s
	ldr	q30, [sp, #944]
	mov	v31.16b, v10.16b
	mov	w8, #14269
	mov	v4.16b, v12.16b
	ldr	q20, [sp, #1488]
	ldr	q12, [sp, #1472]
	movk	w8, #13574, lsl #16
	dup	v25.4s, w21
	dup	v26.4s, w17
	fdiv	v19.4s, v14.4s, v30.4s
	fmul	v18.4s, v18.4s, v12.4s
	fdiv	v1.4s, v14.4s, v10.4s
	ldr	q10, [sp, #1344]
	fadd	v22.4s, v10.4s, v10.4s
	fmul	v19.4s, v19.4s, v23.4s
	dup	v23.4s, w8
	mov	w8, #4016
	movk	w8, #13345, lsl #16
	dup	v24.4s, w8
	fmul	v19.4s, v19.4s, v19.4s
	fmul	v18.4s, v18.4s, v24.4s
	ldr	q24, [sp, #1600]
	fsqrt	v22.4s, v22.4s
	fmul	v1.4s, v1.4s, v20.4s
	fmul	v1.4s, v1.4s, v23.4s
	fcmgt	v23.4s, v25.4s, v10.4s
	fmaxnm	v1.4s, v1.4s, v18.4s
	fminnm	v18.4s, v19.4s, v14.4s
	fmul	v22.4s, v22.4s, v26.4s
	and	v19.16b, v23.16b, v22.16b
	ldr	q23, [sp, #1680]
	ldr	s22, [x13, #16]
	fmul	v23.4s, v23.4s, v24.4s
	fmul	v18.4s, v18.4s, v22.s[0]
	movi	d24, #0000000000000000
	fmaxnm	v1.4s, v1.4s, v19.4s
	ldr	q19, [sp, #1664]
	fmul	v19.4s, v19.4s, v23.4s
	ldr	q23, [sp, #1632]
	fmaxnm	v1.4s, v18.4s, v1.4s
	fcmgt	v18.4s, v25.4s, v30.4s
	fmul	v19.4s, v23.4s, v19.4s
	and	v1.16b, v18.16b, v1.16b
	fmul	s18, s22, s22
	ldr	q22, [sp, #1616]
	fmul	v1.4s, v1.4s, v1.4s
	fmul	v19.4s, v22.4s, v19.4s
	fmov	v22.4s, #5.00000000
	dup	v18.4s, v18.s[0]
	fcmge	v1.4s, v1.4s, v9.4s
	fcmge	v18.4s, v18.4s, v8.4s
	fcmgt	v19.4s, v19.4s, #0.0
	mov	v8.16b, v10.16b
	mov	v10.16b, v20.16b
	and	v1.16b, v18.16b, v1.16b
	bic	v18.16b, v14.16b, v19.16b
	ldr	q19, [sp, #496]
	bsl	v1.16b, v18.16b, v22.16b
	ldr	q18, [sp, #1200]
	fcmge	v18.4s, v18.4s, v19.4s
	movi	v19.4s, #64, lsl #24
	fminnm	v19.4s, v1.4s, v19.4s
	bit	v1.16b, v19.16b, v18.16b
	ldr	q19, [sp, #1184]
	fcmeq	v18.4s, v19.4s, v22.4s
	bit	v19.16b, v1.16b, v18.16b
	fcmeq	v1.4s, v19.4s, v22.4s
	str	q19, [sp, #1184]
	and	v25.16b, v1.16b, v14.16b
	mov	s1, v25.s[1]
	fadd	s18, s25, s24
	mov	s19, v25.s[2]
	fadd	s1, s18, s1
	mov	s18, v25.s[3]
	fadd	s1, s1, s19
	fadd	s1, s1, s18
	fcmp	s1, #0.0
	b.gt	227b
	fmul	v1.4s, v3.4s, v6.4s
	ldr	q3, [sp, #1232]
	ldr	q6, [sp, #1696]
	ldr	q18, [sp, #1168]
	movi	v20.2d, #0000000000000000
	movi	v24.2d, #0000000000000000
	movi	v30.2d, #0000000000000000
	movi	v8.2d, #0000000000000000
	movi	v9.2d, #0000000000000000
	movi	v10.2d, #0000000000000000
	movi	v12.2d, #0000000000000000
	fmls	v0.4s, v1.4s, v13.4s
	fmul	v0.4s, v11.4s, v0.4s
	fmls	v4.4s, v0.4s, v3.4s
	ldr	q3, [sp, #1216]
	fmls	v4.4s, v1.4s, v3.4s
	ldr	q3, [sp, #1248]
	fmul	v3.4s, v3.4s, v4.4s
	ldr	q4, [sp, #1296]
	fmls	v18.4s, v3.4s, v6.4s
	ldr	q6, [sp, #1328]
	fmls	v18.4s, v0.4s, v4.4s
	ldr	q4, [sp, #1264]
	fmls	v18.4s, v1.4s, v4.4s
	ldr	q4, [sp, #1104]
	fmul	v4.4s, v4.4s, v18.4s
	ldr	q18, [sp, #1280]
	fmls	v18.4s, v4.4s, v6.4s
	ldr	q6, [sp, #1312]
	fmls	v18.4s, v3.4s, v6.4s
	ldr	q6, [sp, #1056]
	fmls	v18.4s, v0.4s, v6.4s
	ldr	q6, [sp, #1024]
	fmls	v18.4s, v1.4s, v6.4s
	ldr	q6, [sp, #1552]
	fmul	v6.4s, v6.4s, v3.4s
	ldr	q3, [sp, #1568]
	fmul	v3.4s, v3.4s, v4.4s
	ldr	q4, [sp, #1712]
	fmul	v18.4s, v4.4s, v18.4s
	fmul	v4.4s, v31.4s, v0.4s
	fmul	v0.4s, v27.4s, v1.4s
	movi	v1.2d, #0000000000000000
	str	q6, [sp, #1904]
	str	q3, [sp, #1888]
	movi	v3.2d, #0000000000000000
	str	q4, [sp, #1744]
	movi	v4.2d, #0000000000000000
	str	q0, [sp, #1760]
	str	q18, [sp, #1696]
	tbz	w23, #3, 242f
	fmov	v13.4s, #-1.00000000
	cbz	w9, 242f
	umull	x8, w9, w9
	ldr	x10, [sp, #344]
	mul	x8, x10, x8
	mov	x10, xzr
240:
	add	x11, x10, x9
	ldr	q6, [sp, #1488]
	ldr	q27, [sp, #1472]
	add	x11, x11, x11, lsl #2
	mov	x1, x16
	mov	x6, x9
	ldr	q0, [x16, x11, lsl #4]
	ubfx	x11, x8, #1, #30
	fmul	v0.4s, v6.4s, v0.4s
	add	x11, x5, x11, lsl #5
241:
	mov	v18.16b, v27.16b
	ldr	q6, [x1], #80
	ldp	q22, q19, [x11, #-16]
	mvni	v26.4s, #127, msl #16
	fmov	v11.4s, #5.00000000
	subs	x6, x6, #1
	add	x11, x11, #32
	fmla	v18.4s, v6.4s, v0.4s
	fadd	v6.4s, v19.4s, v18.4s
	fdiv	v18.4s, v14.4s, v6.4s
	fsub	v22.4s, v22.4s, v6.4s
	fadd	v11.4s, v6.4s, v11.4s
	fdiv	v11.4s, v14.4s, v11.4s
	fmul	v22.4s, v22.4s, v18.4s
	fadd	v23.4s, v18.4s, v13.4s
	fmul	v18.4s, v19.4s, v18.4s
	fcmgt	v25.4s, v22.4s, v13.4s
	bit	v23.16b, v22.16b, v25.16b
	fadd	v12.4s, v12.4s, v11.4s
	fadd	v25.4s, v23.4s, v14.4s
	add	v25.4s, v25.4s, v16.4s
	and	v25.16b, v25.16b, v26.16b
	sub	v26.4s, v14.4s, v25.4s
	mov	v14.16b, v5.16b
	scvtf	v25.4s, v25.4s
	fadd	v31.4s, v26.4s, v13.4s
	mov	v13.16b, v29.16b
	fmla	v31.4s, v26.4s, v23.4s
	mov	v23.16b, v17.16b
	fmul	v26.4s, v31.4s, v31.4s
	fmla	v23.4s, v7.4s, v31.4s
	fmla	v13.4s, v28.4s, v31.4s
	fmla	v14.4s, v21.4s, v31.4s
	fmla	v23.4s, v2.4s, v26.4s
	fmla	v13.4s, v26.4s, v23.4s
	fmla	v14.4s, v26.4s, v13.4s
	fmov	v13.4s, #-1.00000000
	fmla	v31.4s, v26.4s, v14.4s
	fmov	v14.4s, #1.00000000
	fmaxnm	v23.4s, v22.4s, v13.4s
	fmul	v26.4s, v11.4s, v11.4s
	fadd	v22.4s, v22.4s, v14.4s
	fneg	v23.4s, v23.4s
	fmla	v31.4s, v15.4s, v25.4s
	fmul	v25.4s, v11.4s, v26.4s
	fmul	v19.4s, v26.4s, v26.4s
	fadd	v10.4s, v10.4s, v26.4s
	fmla	v24.4s, v18.4s, v26.4s
	fmla	v23.4s, v31.4s, v22.4s
	fmul	v22.4s, v26.4s, v25.4s
	fadd	v9.4s, v9.4s, v25.4s
	fmla	v20.4s, v18.4s, v25.4s
	fadd	v8.4s, v8.4s, v19.4s
	fmla	v4.4s, v18.4s, v19.4s
	fmla	v3.4s, v23.4s, v6.4s
	fmla	v1.4s, v18.4s, v22.4s
	fadd	v30.4s, v30.4s, v22.4s
	b.ne	241b
	add	x10, x10, #1
	add	x8, x8, x14
	cmp	x10, x9
	b.ne	240b
242:
	ldr	q22, [sp, #1568]
	ldr	q0, [sp, #1920]
	fmov	v6.4s, #1.00000000
	ldr	q25, [sp, #1712]
	ldr	q26, [sp, #1520]
	add	x8, x13, #44
	fmul	v0.4s, v0.4s, v22.4s
	ldr	q23, [sp, #1552]
	ldr	q18, [sp, #1936]
	ldp	x14, x1, [sp, #328]
	ldr	x7, [sp, #280]
	fmul	v19.4s, v18.4s, v23.4s
	lsl	x10, x7, #5
	add	x11, x7, x7, lsl #1
	fmul	v0.4s, v0.4s, v25.4s
	add	x9, x14, x7
	fmul	v25.4s, v19.4s, v25.4s
	fmls	v6.4s, v0.4s, v0.4s
	fneg	v19.4s, v0.4s
	ldr	q0, [sp, #1728]
	str	q25, [sp, #1872]
	str	q6, [sp, #1920]
	fmaxnm	v6.4s, v6.4s, v26.4s
	str	q19, [sp, #1952]
	fsqrt	v6.4s, v6.4s
	fdiv	v18.4s, v14.4s, v6.4s
	fmul	v6.4s, v0.4s, v23.4s
	fmul	v0.4s, v25.4s, v19.4s
	ldr	s19, [x13, #48]
	ldp	s13, s14, [x13, #36]
	fmov	v23.4s, #1.00000000
	fmla	v0.4s, v22.4s, v6.4s
	fmov	v6.4s, #1.00000000
	fmls	v6.4s, v25.4s, v25.4s
	fmul	v22.4s, v0.4s, v18.4s
	fmov	s0, #1.00000000
	str	q18, [sp, #1968]
	ld1r	{ v18.4s }, [x8]
	mov	w8, #46871
	movk	w8, #14673, lsl #16
	fdiv	s27, s0, s19
	ldr	q19, [sp, #1376]
	fmls	v6.4s, v22.4s, v22.4s
	str	q22, [sp, #1936]
	str	q19, [sp, #1376]
	fmaxnm	v0.4s, v6.4s, v26.4s
	fsub	v26.4s, v19.4s, v18.4s
	str	q6, [sp, #1728]
	fmov	v6.4s, #1.00000000
	fadd	v18.4s, v19.4s, v18.4s
	ldr	q19, [sp, #592]
	fsqrt	v31.4s, v0.4s
	fmov	v0.4s, #1.00000000
	fmul	v22.4s, v26.4s, v27.s[0]
	ldp	s25, s26, [x13, #28]
	fmul	v18.4s, v18.4s, v27.s[0]
	str	q27, [sp, #1680]
	fmov	v27.4s, #1.00000000
	dup	v11.4s, v25.s[0]
	str	q22, [sp, #1856]
	fmla	v11.4s, v22.4s, v13.s[0]
	fdiv	v0.4s, v0.4s, v31.4s
	dup	v31.4s, v26.s[0]
	fmla	v6.4s, v11.4s, v22.4s
	fmul	v11.4s, v22.4s, v22.4s
	fmov	v22.4s, #4.00000000
	fmla	v31.4s, v18.4s, v14.s[0]
	fmul	v13.4s, v22.4s, v13.s[0]
	fmul	v14.4s, v22.4s, v14.s[0]
	ldr	q22, [sp, #1856]
	str	q0, [sp, #1984]
	fmov	v0.4s, #1.00000000
	fmla	v0.4s, v6.4s, v11.4s
	fmov	v6.4s, #1.00000000
	str	q0, [sp, #1664]
	fmaxnm	v11.4s, v0.4s, v19.4s
	fmla	v6.4s, v31.4s, v18.4s
	fmul	v0.4s, v18.4s, v18.4s
	fsqrt	v11.4s, v11.4s
	fmla	v27.4s, v6.4s, v0.4s
	fmaxnm	v0.4s, v27.4s, v19.4s
	ldr	q19, [sp, #1536]
	fsqrt	v0.4s, v0.4s
	str	q0, [sp, #1616]
	ldr	q0, [sp, #1776]
	fmul	v6.4s, v0.4s, v19.4s
	ldr	q0, [sp, #1712]
	fmul	v31.4s, v6.4s, v0.4s
	fdiv	v0.4s, v23.4s, v11.4s
	mov	v11.16b, v19.16b
	ldr	q6, [sp, #1952]
	ldr	q23, [sp, #1872]
	fneg	v23.4s, v23.4s
	fmul	v6.4s, v31.4s, v6.4s
	str	q23, [sp, #1776]
	str	q0, [sp, #1632]
	ldr	q0, [sp, #1648]
	fmul	v0.4s, v0.4s, v19.4s
	fmov	v19.4s, #3.00000000
	fmul	v25.4s, v19.4s, v25.s[0]
	fmul	v26.4s, v19.4s, v26.s[0]
	ldr	q19, [sp, #1568]
	fmla	v6.4s, v19.4s, v0.4s
	ldr	q0, [sp, #2000]
	fmla	v25.4s, v13.4s, v22.4s
	fmul	v19.4s, v0.4s, v11.4s
	fmul	v13.4s, v31.4s, v23.4s
	ldr	q23, [sp, #1552]
	fmla	v26.4s, v14.4s, v18.4s
	movi	v0.4s, #64, lsl #24
	movi	v14.4s, #64, lsl #24
	fmla	v13.4s, v23.4s, v19.4s
	ldr	q19, [sp, #1968]
	ldr	q23, [sp, #1616]
	fmla	v0.4s, v26.4s, v18.4s
	fmul	v19.4s, v6.4s, v19.4s
	fmov	v6.4s, #1.00000000
	fmla	v14.4s, v25.4s, v22.4s
	fmov	v25.4s, #1.00000000
	fmul	v18.4s, v18.4s, v0.4s
	ldr	q0, [sp, #1984]
	fdiv	v11.4s, v6.4s, v23.4s
	ldr	q6, [sp, #1936]
	fmul	v22.4s, v22.4s, v14.4s
	fmls	v25.4s, v31.4s, v31.4s
	str	q19, [sp, #1840]
	fmls	v13.4s, v6.4s, v19.4s
	fmls	v25.4s, v19.4s, v19.4s
	fmul	v6.4s, v13.4s, v0.4s
	movi	v0.4s, #63, lsl #24
	ldr	q13, [sp, #1632]
	fmul	v22.4s, v22.4s, v0.4s
	fmul	v18.4s, v18.4s, v0.4s
	str	q6, [sp, #1856]
	fmls	v25.4s, v6.4s, v6.4s
	ldr	q0, [sp, #1792]
	ldr	q6, [sp, #1504]
	fmul	v26.4s, v6.4s, v0.4s
	ldp	s0, s19, [x13, #20]
	fmul	v22.4s, v22.4s, v13.4s
	fmul	v18.4s, v18.4s, v11.4s
	str	q0, [sp, #1792]
	str	q19, [sp, #1648]
	fmul	v22.4s, v22.4s, v0.s[0]
	fmul	v0.4s, v18.4s, v19.s[0]
	ldr	q19, [sp, #1712]
	ldr	q18, [sp, #1520]
	fmul	v23.4s, v26.4s, v19.4s
	ldr	q19, [sp, #1680]
	fmaxnm	v18.4s, v25.4s, v18.4s
	fmul	v0.4s, v0.4s, v19.s[0]
	fmul	v22.4s, v22.4s, v19.s[0]
	str	q0, [sp, #1680]
	fsqrt	v0.4s, v18.4s
	fabs	v14.4s, v22.4s
	str	q0, [sp, #2000]
	ldr	q0, [sp, #1808]
	fmul	v26.4s, v0.4s, v6.4s
	ldr	q0, [sp, #1952]
	fmul	v18.4s, v23.4s, v0.4s
	ldr	q0, [sp, #1664]
	fmul	v0.4s, v0.4s, v13.4s
	ldr	q13, [sp, #1696]
	str	q0, [sp, #1808]
	ldr	q0, [sp, #1824]
	fmul	v0.4s, v0.4s, v6.4s
	str	q0, [sp, #1824]
	ldr	q0, [sp, #1776]
	fmul	v19.4s, v23.4s, v0.4s
	fmul	v0.4s, v27.4s, v11.4s
	ldr	q27, [sp, #1568]
	fabs	v11.4s, v13.4s
	fmla	v18.4s, v27.4s, v26.4s
	ldr	q27, [sp, #1824]
	fneg	v26.4s, v31.4s
	str	q0, [sp, #1776]
	ldr	q0, [sp, #1680]
	str	q31, [sp, #1680]
	fabs	v22.4s, v0.4s
	ldr	q0, [sp, #1552]
	fmul	v26.4s, v23.4s, v26.4s
	fmla	v19.4s, v0.4s, v27.4s
	ldr	q0, [sp, #1792]
	ldr	q27, [sp, #1808]
	fmul	v0.4s, v27.4s, v0.s[0]
	ldr	q27, [sp, #1776]
	str	q0, [sp, #1824]
	ldr	q0, [sp, #1648]
	fmul	v0.4s, v27.4s, v0.s[0]
	fmov	v27.4s, #1.00000000
	str	q0, [sp, #1808]
	fmaxnm	v0.4s, v14.4s, v22.4s
	ldr	q22, [sp, #1584]
	fmls	v27.4s, v23.4s, v23.4s
	fmul	v31.4s, v22.4s, v6.4s
	ldr	q22, [sp, #2000]
	str	q0, [sp, #1792]
	ldr	q0, [sp, #1968]
	fmul	v6.4s, v18.4s, v0.4s
	movi	v18.2d, #0000000000000000
	ldr	q0, [sp, #1888]
	fmaxnm	v18.4s, v11.4s, v18.4s
	fabs	v11.4s, v0.4s
	ldr	q0, [sp, #1904]
	str	q6, [sp, #1776]
	fmls	v27.4s, v6.4s, v6.4s
	fabs	v14.4s, v0.4s
	fmov	v0.4s, #1.00000000
	fdiv	v0.4s, v0.4s, v22.4s
	fmaxnm	v22.4s, v18.4s, v11.4s
	ldr	q18, [sp, #1808]
	str	q0, [sp, #2000]
	ldr	q0, [sp, #1536]
	fmla	v26.4s, v0.4s, v31.4s
	ldr	q0, [sp, #1936]
	dup	v31.4s, w8
	add	x8, x13, #208
	fmls	v19.4s, v0.4s, v6.4s
	ldr	q0, [sp, #1824]
	fminnm	v18.4s, v0.4s, v18.4s
	ldr	q0, [sp, #1792]
	str	q23, [sp, #1792]
	ldr	q23, [sp, #1984]
	fmul	v14.4s, v14.4s, v0.4s
	ldr	q0, [sp, #1456]
	fadd	v11.4s, v13.4s, v0.4s
	ldr	q0, [sp, #1840]
	fmul	v13.4s, v19.4s, v23.4s
	ldr	q19, [sp, #1440]
	fmls	v26.4s, v0.4s, v6.4s
	fmul	v0.4s, v18.4s, v31.4s
	ldr	q18, [sp, #1744]
	ldr	q6, [sp, #1856]
	fmls	v27.4s, v13.4s, v13.4s
	str	q0, [sp, #1824]
	fmaxnm	v0.4s, v22.4s, v14.4s
	ldr	q22, [sp, #800]
	fmls	v26.4s, v6.4s, v13.4s
	ldr	q6, [sp, #1824]
	str	q13, [sp, #1824]
	fminnm	v11.4s, v11.4s, v22.4s
	ldr	q22, [sp, #768]
	str	q0, [sp, #1808]
	ldr	q0, [sp, #1488]
	fadd	v18.4s, v18.4s, v0.4s
	ldr	q0, [sp, #1888]
	fadd	v23.4s, v0.4s, v19.4s
	ldr	q19, [sp, #1760]
	ldr	q0, [sp, #1472]
	fminnm	v18.4s, v18.4s, v22.4s
	ldr	q22, [sp, #1808]
	fadd	v31.4s, v19.4s, v0.4s
	ldr	q19, [sp, #1376]
	ldr	q0, [sp, #1904]
	fcmge	v6.4s, v6.4s, v22.4s
	ldr	q22, [sp, #1184]
	fadd	v14.4s, v0.4s, v19.4s
	ldr	q19, [sp, #1920]
	fmov	v0.4s, #1.00000000
	str	q6, [sp, #1920]
	ldr	q6, [sp, #784]
	fminnm	v19.4s, v19.4s, v0.4s
	fcmge	v0.4s, v0.4s, v22.4s
	ldr	q13, [sp, #1920]
	fminnm	v6.4s, v23.4s, v6.4s
	ldr	q23, [sp, #896]
	fminnm	v23.4s, v31.4s, v23.4s
	ldr	q31, [sp, #912]
	str	q0, [sp, #1888]
	and	v0.16b, v0.16b, v13.16b
	fminnm	v31.4s, v14.4s, v31.4s
	ldr	q14, [sp, #1728]
	fminnm	v19.4s, v19.4s, v14.4s
	ldr	q14, [sp, #832]
	mov	v13.16b, v0.16b
	fmaxnm	v11.4s, v11.4s, v14.4s
	ldr	q14, [sp, #2000]
	fmul	v26.4s, v26.4s, v14.4s
	ldr	q14, [sp, #880]
	fminnm	v19.4s, v19.4s, v25.4s
	ldr	q25, [sp, #1456]
	fmaxnm	v18.4s, v18.4s, v14.4s
	ldr	q14, [sp, #816]
	bif	v11.16b, v25.16b, v0.16b
	fmov	v25.4s, #4.00000000
	fmaxnm	v6.4s, v6.4s, v14.4s
	ldr	q14, [sp, #864]
	str	q26, [sp, #1808]
	fmls	v27.4s, v26.4s, v26.4s
	ldr	q26, [sp, #1472]
	fmaxnm	v23.4s, v23.4s, v14.4s
	ldr	q14, [sp, #848]
	fcmeq	v22.4s, v22.4s, v25.4s
	ldr	q25, [sp, #1488]
	fmaxnm	v31.4s, v31.4s, v14.4s
	bif	v18.16b, v25.16b, v0.16b
	ld1r	{ v25.4s }, [x8]
	mov	w8, #46871
	bsl	v13.16b, v23.16b, v26.16b
	ldr	q23, [sp, #1440]
	ldr	s26, [x13, #12]
	movk	w8, #14545, lsl #16
	fminnm	v19.4s, v19.4s, v27.4s
	str	q22, [sp, #1904]
	bif	v6.16b, v23.16b, v0.16b
	ldr	q23, [sp, #1376]
	fmul	v18.4s, v18.4s, v26.s[0]
	bsl	v0.16b, v31.16b, v23.16b
	mov	v31.16b, v22.16b
	fmul	v23.4s, v13.4s, v26.s[0]
	bit	v6.16b, v25.16b, v22.16b
	bsl	v31.16b, v25.16b, v11.16b
	dup	v11.4s, w8
	add	x8, x1, x14, lsl #4
	bit	v0.16b, v25.16b, v22.16b
	bit	v18.16b, v25.16b, v22.16b
	fcmgt	v19.4s, v19.4s, v11.4s
	str	q31, [x8]
	str	q6, [x1, x9, lsl #4]
	mov	v6.16b, v22.16b
	str	q0, [x8, x10]
	lsl	x10, x7, #6
	str	q18, [x8, x11, lsl #4]
	bsl	v6.16b, v25.16b, v23.16b
	str	q19, [sp, #1920]
	str	q6, [x8, x10]
	tbnz	w23, #1, 243f
	mov	w8, #5
	fmov	v14.4s, #1.00000000
	b	244f
243:
	ldr	q6, [sp, #1968]
	ldr	q0, [sp, #1952]
	umaddl	x8, w7, w20, x1
	ldr	q18, [sp, #1872]
	ldr	q19, [sp, #1936]
	lsl	x10, x14, #4
	fmul	v11.4s, v6.4s, v0.4s
	fneg	v0.4s, v6.4s
	str	q26, [sp, #1760]
	mov	v26.16b, v6.16b
	ldr	q6, [sp, #1520]
	ldr	q23, [sp, #1984]
	ldr	q22, [sp, #1840]
	ldr	q14, [sp, #1792]
	tst	w23, #0x4
	fmaxnm	v6.4s, v27.4s, v6.4s
	ldr	q27, [sp, #1856]
	mov	w11, #6
	fmla	v18.4s, v11.4s, v19.4s
	fmul	v0.4s, v19.4s, v0.4s
	ldr	q19, [sp, #1680]
	str	q11, [sp, #1840]
	mov	w14, #10
	mov	w1, #7
	fmla	v19.4s, v11.4s, v22.4s
	cinc	x11, x11, ne
	csel	x14, x1, x14, eq
	fsqrt	v6.4s, v6.4s
	mov	w1, #14
	mov	w4, #8
	fneg	v18.4s, v18.4s
	fmul	v13.4s, v0.4s, v23.4s
	fneg	v0.4s, v23.4s
	csel	x1, x4, x1, eq
	umull	x11, w11, w7
	mov	w4, #19
	mov	w6, #9
	umull	x14, w14, w7
	csel	x4, x6, x4, eq
	ldr	x6, [sp, #336]
	umull	x1, w1, w7
	fmul	v31.4s, v23.4s, v18.4s
	fmul	v18.4s, v26.4s, v22.4s
	fmul	v0.4s, v27.4s, v0.4s
	ldr	q22, [sp, #1776]
	str	q13, [sp, #1952]
	add	x11, x6, x11, lsl #4
	umull	x4, w4, w7
	fmla	v14.4s, v11.4s, v22.4s
	fmul	v22.4s, v26.4s, v22.4s
	fmov	v26.4s, #1.00000000
	fmla	v19.4s, v31.4s, v27.4s
	fmla	v18.4s, v13.4s, v27.4s
	str	q0, [sp, #1872]
	fmov	v0.4s, #1.00000000
	str	q31, [sp, #1936]
	ldr	q31, [sp, #1824]
	fmla	v22.4s, v13.4s, v31.4s
	fmla	v26.4s, v11.4s, v11.4s
	ldr	q11, [sp, #1968]
	fneg	v19.4s, v19.4s
	fneg	v18.4s, v18.4s
	fdiv	v27.4s, v0.4s, v6.4s
	ldr	q6, [sp, #2000]
	ldr	q0, [sp, #1936]
	fmul	v11.4s, v11.4s, v11.4s
	fmla	v14.4s, v0.4s, v31.4s
	fneg	v13.4s, v6.4s
	fmla	v26.4s, v0.4s, v0.4s
	fmul	v23.4s, v6.4s, v19.4s
	fmul	v19.4s, v6.4s, v18.4s
	ldr	q18, [sp, #1984]
	ldr	q0, [sp, #1952]
	fmul	v18.4s, v18.4s, v31.4s
	ldr	q31, [sp, #1872]
	str	q25, [sp, #1872]
	ldr	q25, [sp, #1808]
	str	q13, [sp, #1856]
	fmla	v11.4s, v0.4s, v0.4s
	fmul	v31.4s, v31.4s, v6.4s
	ldr	q13, [sp, #1984]
	ldr	q0, [sp, #1856]
	fmla	v22.4s, v19.4s, v25.4s
	fmla	v14.4s, v23.4s, v25.4s
	str	q19, [sp, #1824]
	fmul	v13.4s, v13.4s, v13.4s
	fmul	v0.4s, v25.4s, v0.4s
	fmla	v26.4s, v23.4s, v23.4s
	fmla	v11.4s, v19.4s, v19.4s
	str	q23, [sp, #1808]
	fmla	v18.4s, v31.4s, v25.4s
	str	q31, [sp, #1856]
	fneg	v22.4s, v22.4s
	fneg	v14.4s, v14.4s
	fmla	v13.4s, v31.4s, v31.4s
	fmul	v23.4s, v0.4s, v27.4s
	ldr	q31, [sp, #1712]
	str	q27, [sp, #1792]
	fneg	v18.4s, v18.4s
	fmul	v22.4s, v27.4s, v22.4s
	fmul	v14.4s, v27.4s, v14.4s
	str	q23, [sp, #1728]
	fmul	v19.4s, v27.4s, v18.4s
	fmul	v18.4s, v6.4s, v6.4s
	ldr	q6, [sp, #1888]
	str	q22, [sp, #1744]
	fmla	v11.4s, v22.4s, v22.4s
	ldr	q22, [sp, #1920]
	fmla	v26.4s, v14.4s, v14.4s
	str	q14, [sp, #1696]
	ldr	q14, [sp, #1552]
	and	v22.16b, v6.16b, v22.16b
	ldr	q6, [sp, #1536]
	str	q19, [sp, #1776]
	fmla	v13.4s, v19.4s, v19.4s
	ldr	q19, [sp, #1760]
	fmla	v18.4s, v23.4s, v23.4s
	fmul	v23.4s, v27.4s, v27.4s
	fmul	v25.4s, v6.4s, v19.s[0]
	ldr	q6, [sp, #1504]
	fmul	v0.4s, v31.4s, v26.4s
	xtn	v22.4h, v22.4s
	fmul	v6.4s, v6.4s, v19.s[0]
	ldr	q19, [sp, #1568]
	fmul	v13.4s, v14.4s, v13.4s
	fmul	v18.4s, v18.4s, v25.4s
	fmul	v11.4s, v19.4s, v11.4s
	fmul	v0.4s, v31.4s, v0.4s
	str	q25, [sp, #1888]
	fmul	v27.4s, v23.4s, v6.4s
	sshll	v23.4s, v22.4h, #0
	str	q6, [sp, #1760]
	fmul	v18.4s, v25.4s, v18.4s
	ldr	q25, [sp, #1872]
	fmul	v22.4s, v19.4s, v11.4s
	fmul	v11.4s, v14.4s, v13.4s
	fmov	v14.4s, #1.00000000
	bif	v0.16b, v25.16b, v23.16b
	fmul	v26.4s, v6.4s, v27.4s
	bif	v22.16b, v25.16b, v23.16b
	str	q0, [x8, x10]
	mov	v0.16b, v23.16b
	ldr	x8, [sp, #336]
	bif	v11.16b, v25.16b, v23.16b
	str	q22, [x11, x10]
	ldr	x11, [sp, #336]
	add	x8, x8, x14, lsl #4
	bsl	v0.16b, v18.16b, v25.16b
	mov	v18.16b, v23.16b
	add	x11, x11, x1, lsl #4
	ldr	x1, [sp, #336]
	str	q11, [x8, x10]
	bsl	v18.16b, v26.16b, v25.16b
	add	x8, x1, x4, lsl #4
	str	q0, [x11, x10]
	str	q18, [x8, x10]
	mov	w8, #10
	tbz	w23, #2, 244f
	ldr	q0, [sp, #1968]
	ldr	q6, [sp, #1840]
	mov	w8, #96
	ldr	q19, [sp, #1952]
	ldr	q18, [sp, #1936]
	mov	w14, #144
	fmul	v0.4s, v0.4s, v6.4s
	ldr	q31, [sp, #1824]
	ldr	q26, [sp, #1808]
	ldr	q6, [sp, #1984]
	ldr	q11, [sp, #1744]
	ldr	q27, [sp, #1856]
	ldr	q13, [sp, #2000]
	ldr	x4, [sp, #280]
	fmul	v22.4s, v6.4s, v19.4s
	fmla	v0.4s, v18.4s, v19.4s
	ldr	q19, [sp, #1696]
	fmul	v18.4s, v6.4s, v18.4s
	fmul	v6.4s, v13.4s, v31.4s
	fmul	v14.4s, v13.4s, v26.4s
	umaddl	x8, w4, w8, x1
	umaddl	x14, w4, w14, x1
	add	x11, x1, x4, lsl #7
	fmla	v22.4s, v31.4s, v27.4s
	fmla	v0.4s, v26.4s, v31.4s
	ldr	q31, [sp, #1568]
	fmla	v18.4s, v26.4s, v27.4s
	ldr	q26, [sp, #1776]
	fmul	v27.4s, v13.4s, v27.4s
	ldr	q13, [sp, #1552]
	fmla	v22.4s, v11.4s, v26.4s
	fmla	v0.4s, v19.4s, v11.4s
	fmla	v18.4s, v19.4s, v26.4s
	fmul	v0.4s, v31.4s, v0.4s
	fmul	v18.4s, v13.4s, v18.4s
	str	q0, [sp, #1968]
	ldr	q0, [sp, #1728]
	str	q18, [sp, #1840]
	ldr	q18, [sp, #1968]
	fmla	v6.4s, v11.4s, v0.4s
	fmla	v14.4s, v19.4s, v0.4s
	fmla	v27.4s, v26.4s, v0.4s
	str	q6, [sp, #1984]
	fmul	v6.4s, v13.4s, v22.4s
	ldr	q22, [sp, #1792]
	fmul	v0.4s, v22.4s, v0.4s
	str	q6, [sp, #2000]
	fmul	v6.4s, v22.4s, v19.4s
	str	q0, [sp, #1824]
	ldr	q0, [sp, #1984]
	str	q6, [sp, #1952]
	ldr	q6, [sp, #1712]
	fmul	v18.4s, v6.4s, v18.4s
	str	q18, [sp, #1968]
	fmul	v18.4s, v22.4s, v11.4s
	str	q18, [sp, #1856]
	ldr	q18, [sp, #1888]
	fmul	v19.4s, v14.4s, v18.4s
	fmul	v11.4s, v27.4s, v18.4s
	ldr	q27, [sp, #1856]
	str	q19, [sp, #1936]
	ldr	q19, [sp, #1840]
	fmul	v11.4s, v13.4s, v11.4s
	fmul	v14.4s, v6.4s, v19.4s
	fmul	v19.4s, v22.4s, v26.4s
	ldr	q22, [sp, #1952]
	str	q19, [sp, #1840]
	fmul	v19.4s, v0.4s, v18.4s
	ldr	q0, [sp, #2000]
	bif	v14.16b, v25.16b, v23.16b
	fmul	v26.4s, v31.4s, v0.4s
	ldr	q0, [sp, #1760]
	fmul	v22.4s, v22.4s, v0.4s
	fmul	v27.4s, v27.4s, v0.4s
	str	q22, [sp, #1952]
	ldr	q22, [sp, #1968]
	str	q27, [sp, #1968]
	ldr	q27, [sp, #1936]
	bif	v22.16b, v25.16b, v23.16b
	fmul	v27.4s, v6.4s, v27.4s
	str	q22, [x8, x10]
	mov	w8, #176
	umaddl	x8, w4, w8, x1
	str	q14, [x11, x10]
	mov	w11, #192
	str	q27, [sp, #1984]
	ldr	q27, [sp, #1840]
	umaddl	x11, w4, w11, x1
	fmov	v14.4s, #1.00000000
	fmul	v27.4s, v27.4s, v0.4s
	str	q27, [sp, #1936]
	ldr	q27, [sp, #1824]
	fmul	v0.4s, v27.4s, v0.4s
	fmul	v27.4s, v31.4s, v19.4s
	ldr	q19, [sp, #1952]
	fmul	v22.4s, v6.4s, v19.4s
	ldr	q6, [sp, #1968]
	mov	v19.16b, v23.16b
	str	q0, [sp, #2000]
	mov	v0.16b, v23.16b
	fmul	v31.4s, v31.4s, v6.4s
	ldr	q6, [sp, #1984]
	bif	v27.16b, v25.16b, v23.16b
	bsl	v19.16b, v22.16b, v25.16b
	bsl	v0.16b, v26.16b, v25.16b
	mov	v26.16b, v23.16b
	bsl	v26.16b, v6.16b, v25.16b
	ldr	q6, [sp, #1936]
	str	q0, [x14, x10]
	mov	w14, #208
	ldr	q0, [sp, #2000]
	fmul	v13.4s, v13.4s, v6.4s
	mov	v6.16b, v23.16b
	umaddl	x14, w4, w14, x1
	str	q26, [x8, x10]
	mov	w8, #240
	fmul	v0.4s, v18.4s, v0.4s
	umaddl	x8, w4, w8, x1
	str	q27, [x11, x10]
	mov	v18.16b, v23.16b
	bsl	v6.16b, v11.16b, v25.16b
	add	x11, x1, x4, lsl #8
	bsl	v18.16b, v31.16b, v25.16b
	bif	v0.16b, v25.16b, v23.16b
	str	q6, [x14, x10]
	mov	v6.16b, v23.16b
	mov	w14, #272
	str	q19, [x8, x10]
	mov	w8, #288
	umaddl	x14, w4, w14, x1
	umaddl	x8, w4, w8, x1
	str	q18, [x11, x10]
	bsl	v6.16b, v13.16b, v25.16b
	str	q6, [x14, x10]
	str	q0, [x8, x10]
	mov	w8, #20
244:
	mvni	v6.4s, #127, msl #16
	ldr	q27, [sp, #240]
	ldr	q31, [sp, #1904]
	tbz	w23, #3, 24b
	ldp	q0, q18, [sp, #208]
	movi	v22.2d, #0000000000000000
	mov	w10, #29208
	ldr	x7, [sp, #280]
	add	x1, x8, #2
	movk	w10, #16177, lsl #16
	ldp	x14, x6, [sp, #328]
	fdiv	v0.4s, v14.4s, v0.4s
	umull	x11, w8, w7
	add	x4, x8, #3
	umull	x1, w1, w7
	lsl	x14, x14, #4
	umull	x4, w4, w7
	add	x11, x6, x11, lsl #4
	ldr	x6, [sp, #336]
	fmul	v23.4s, v18.4s, v0.4s
	ldp	s18, s26, [x13, #100]
	add	v0.4s, v23.4s, v16.4s
	movi	v16.2d, #0000000000000000
	and	v19.16b, v0.16b, v6.16b
	fmov	v0.4s, #-1.00000000
	movi	v6.2d, #0000000000000000
	sub	v25.4s, v14.4s, v19.4s
	fmla	v6.4s, v12.4s, v18.s[0]
	fmla	v0.4s, v25.4s, v23.4s
	ldp	s25, s18, [x13, #172]
	ldr	s23, [x13, #136]
	fmla	v6.4s, v10.4s, v26.s[0]
	fmla	v16.4s, v12.4s, v23.s[0]
	fmla	v22.4s, v12.4s, v25.s[0]
	fmla	v17.4s, v7.4s, v0.4s
	ldp	s7, s25, [x13, #140]
	fmul	v23.4s, v0.4s, v0.4s
	fmla	v29.4s, v28.4s, v0.4s
	fmla	v5.4s, v21.4s, v0.4s
	fmla	v16.4s, v10.4s, v7.s[0]
	fmla	v22.4s, v10.4s, v18.s[0]
	ldp	s7, s18, [x13, #108]
	fmla	v17.4s, v2.4s, v23.4s
	fmla	v6.4s, v9.4s, v7.s[0]
	ldp	s2, s7, [x13, #180]
	fmla	v16.4s, v9.4s, v25.s[0]
	fmla	v29.4s, v23.4s, v17.4s
	fmla	v22.4s, v9.4s, v2.s[0]
	ldp	s2, s17, [x13, #148]
	fmla	v6.4s, v8.4s, v18.s[0]
	fmla	v16.4s, v8.4s, v2.s[0]
	fmla	v5.4s, v23.4s, v29.4s
	fmla	v22.4s, v8.4s, v7.s[0]
	ldp	s2, s7, [x13, #116]
	fmla	v6.4s, v30.4s, v2.s[0]
	ldp	s2, s18, [x13, #188]
	fmla	v16.4s, v30.4s, v17.s[0]
	fmla	v0.4s, v23.4s, v5.4s
	fmla	v22.4s, v30.4s, v2.s[0]
	scvtf	v2.4s, v19.4s
	fmla	v6.4s, v24.4s, v7.s[0]
	ldp	s5, s7, [x13, #156]
	fmla	v16.4s, v24.4s, v5.s[0]
	ldp	s5, s17, [x13, #124]
	fmla	v22.4s, v24.4s, v18.s[0]
	fmla	v0.4s, v15.4s, v2.4s
	dup	v2.4s, w10
	mov	w10, #16271
	fmla	v6.4s, v20.4s, v5.s[0]
	ldp	s18, s5, [x13, #196]
	fmla	v16.4s, v20.4s, v7.s[0]
	ldr	q7, [sp, #192]
	movk	w10, #16363, lsl #16
	fmla	v22.4s, v20.4s, v18.s[0]
	fmla	v0.4s, v2.4s, v7.4s
	dup	v2.4s, w10
	ldp	s7, s18, [x13, #164]
	fmla	v6.4s, v4.4s, v17.s[0]
	ldr	s17, [x13, #132]
	add	x10, x13, #208
	fmla	v16.4s, v4.4s, v7.s[0]
	fmla	v22.4s, v4.4s, v5.s[0]
	ldr	q4, [sp, #176]
	fmla	v0.4s, v2.4s, v27.4s
	ldr	s2, [x13, #204]
	fneg	v7.4s, v3.4s
	fmla	v6.4s, v1.4s, v17.s[0]
	fadd	v3.4s, v3.4s, v3.4s
	fmla	v16.4s, v1.4s, v18.s[0]
	fmla	v22.4s, v1.4s, v2.s[0]
	movi	v2.4s, #64, lsl #24
	movi	v1.4s, #191, lsl #24
	fmla	v16.4s, v2.4s, v4.4s
	movi	v2.4s, #65, lsl #24
	fmla	v7.4s, v1.4s, v0.4s
	ld1r	{ v0.4s }, [x10]
	umaddl	x10, w8, w7, x7
	fadd	v1.4s, v4.4s, v6.4s
	add	x8, x8, #4
	umull	x8, w8, w7
	fmla	v22.4s, v2.4s, v4.4s
	mov	v2.16b, v31.16b
	bit	v3.16b, v0.16b, v31.16b
	add	x10, x6, x10, lsl #4
	bit	v1.16b, v0.16b, v31.16b
	bsl	v2.16b, v0.16b, v7.16b
	str	q2, [x11, x14]
	ldr	x11, [sp, #336]
	mov	v2.16b, v31.16b
	str	q3, [x10, x14]
	add	x11, x11, x1, lsl #4
	ldr	x1, [sp, #336]
	bsl	v2.16b, v0.16b, v16.16b
	bif	v0.16b, v22.16b, v31.16b
	add	x10, x1, x4, lsl #4
	add	x8, x1, x8, lsl #4
	str	q1, [x11, x14]
	str	q2, [x10, x14]
	str	q0, [x8, x14]
	b	24b
245:
	add	sp, sp, #2016
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
246:
	ret
	.p2align	2
