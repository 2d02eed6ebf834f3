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
	sub	sp, sp, #1552
	str	w1, [sp, #52]
	cbz	w3, 257f
	cbz	w2, 257f
	ldr	w8, [sp, #52]
	cbz	w8, 257f
	mov	w8, w2
	ldr	w9, [sp, #52]
	fmov	v27.4s, #1.00000000
	str	x8, [sp, #64]
	ldp	x8, x16, [x0, #40]
	fmov	v26.4s, #-1.00000000
	movi	v13.4s, #4
	movi	v8.2d, #0000000000000000
	movi	v9.4s, #127, msl #16
	movi	d10, #0000000000000000
	movi	v11.2d, #0x00ffff0000ffff
	str	x8, [sp, #160]
	add	w8, w5, w4
	ldr	x7, [sp, #1712]
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
	b	21f
20:
	ldr	x10, [sp, #32]
	ldr	x8, [sp, #16]
	ldr	w9, [sp, #28]
	add	x10, x10, #1
	cmp	x10, x8
	ldr	w8, [sp, #12]
	add	w9, w9, w8
	b.eq	257f
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
	mov	w13, w10
	str	w10, [sp, #76]
	add	x8, x8, x9
	ldr	x9, [sp, #40]
	madd	x8, x8, x20, x9
	str	x8, [sp, #168]
	b	27f
24:
	fmov	v0.4s, #1.00000000
	ldp	q3, q4, [sp, #208]
	fmov	v7.4s, #-1.00000000
	movi	v17.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	mov	w8, #29208
	umull	x11, w10, w15
	lsl	x13, x21, #4
	movk	w8, #16177, lsl #16
	orr	x14, x10, #0x1
	mov	x17, x15
	fdiv	v3.4s, v0.4s, v3.4s
	add	x15, x10, #3
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
	fmla	v29.4s, v5.4s, v7.4s
	movi	v5.2d, #0000000000000000
	fmul	v22.4s, v7.4s, v7.4s
	fmla	v28.4s, v10.4s, v7.4s
	fmla	v9.4s, v16.4s, v7.4s
	fmla	v5.4s, v8.4s, v3.s[0]
	ldp	s4, s3, [x28, #136]
	fmla	v29.4s, v13.4s, v22.4s
	fmla	v17.4s, v8.4s, v4.s[0]
	ldp	s16, s4, [x28, #172]
	fmla	v5.4s, v31.4s, v6.s[0]
	fmla	v28.4s, v22.4s, v29.4s
	fmla	v18.4s, v8.4s, v16.s[0]
	ldp	s6, s16, [x28, #108]
	fmla	v17.4s, v31.4s, v3.s[0]
	scvtf	v3.4s, v19.4s
	fmla	v9.4s, v22.4s, v28.4s
	fmla	v5.4s, v30.4s, v6.s[0]
	fmla	v18.4s, v31.4s, v4.s[0]
	ldp	s4, s6, [x28, #144]
	fmla	v17.4s, v30.4s, v4.s[0]
	ldp	s19, s4, [x28, #180]
	fmla	v7.4s, v22.4s, v9.4s
	fmla	v5.4s, v27.4s, v16.s[0]
	fmla	v18.4s, v30.4s, v19.s[0]
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
	bit	v2.16b, v1.16b, v24.16b
	umull	x10, w10, w17
	fmla	v18.4s, v4.4s, v7.s[0]
	mov	v4.16b, v24.16b
	bit	v3.16b, v1.16b, v24.16b
	add	x8, x22, x8, lsl #4
	add	x10, x22, x10, lsl #4
	bsl	v4.16b, v1.16b, v6.16b
	str	q4, [x11, x13]
	mov	v4.16b, v24.16b
	add	x11, x22, x15, lsl #4
	str	q2, [x14, x13]
	str	q3, [x8, x13]
	bsl	v4.16b, v1.16b, v17.16b
	bif	v1.16b, v18.16b, v24.16b
	str	q4, [x11, x13]
	str	q1, [x10, x13]
25:
	fmov	v2.4s, #3.00000000
	orr	v1.16b, v24.16b, v25.16b
	ldr	q3, [sp, #1168]
	movi	v13.4s, #4
	movi	v8.2d, #0000000000000000
	ldr	w13, [sp, #284]
	movi	v9.4s, #127, msl #16
	movi	d10, #0000000000000000
	movi	v11.2d, #0x00ffff0000ffff
	fmov	v27.4s, #1.00000000
	ldp	x10, x8, [sp, #160]
	bsl	v1.16b, v3.16b, v2.16b
	ldr	q2, [sp, #1200]
	str	q2, [x10, x21, lsl #4]
	str	q1, [x10, x9, lsl #4]
26:
	add	x19, x19, #1
	add	w13, w13, #1
	cmp	x19, x20
	b.eq	22b
27:
	ldr	w9, [x7, #8]
	add	x14, x8, x19
	cmp	x14, x9
	b.hs	26b
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
	cbz	w15, 229f
	mul	x9, x11, x14
	movi	v7.2d, #0000000000000000
	movi	v15.2d, #0000000000000000
	movi	v16.4s, #16, lsl #16
	fmov	v28.4s, #1.00000000
	fmov	v30.4s, #1.00000000
	movi	v1.2d, #0000000000000000
	mul	w14, w13, w11
	lsl	w4, w15, #4
	movi	v6.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	str	w17, [sp, #1536]
	movi	v3.2d, #0000000000000000
	mov	x22, xzr
	sub	x20, x15, #2
	add	x7, x12, x9, lsl #4
	mov	w21, #16
	mov	x17, x0
	mov	w11, #1
	str	x1, [sp, #1520]
	b	213f
28:
	mov	w25, #1
29:
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
210:
	mov	w25, #16938
	mov	w26, #28347
	mov	w27, #64269
	movk	w25, #16076, lsl #16
	movk	w26, #16144, lsl #16
	movk	w27, #49354, lsl #16
211:
	mov	w24, #44110
	movk	w24, #16042, lsl #16
212:
	fmov	d19, x22
	fadd	v20.4s, v6.4s, v18.4s
	add	x22, x22, #1
	fadd	v5.4s, v5.4s, v17.4s
	fadd	v1.4s, v1.4s, v18.4s
	add	x11, x11, x15
	cmp	x22, x15
	add	w21, w21, w4
	add	x17, x17, x10
	cmeq	v19.2d, v19.2d, v10.2d
	add	w14, w14, w15
	dup	v19.2d, v19.d[0]
	bit	v6.16b, v20.16b, v19.16b
	b.eq	228f
213:
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
	tbnz	w8, #0, 215f
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
	tbnz	w8, #3, 219f
	mov	w13, #1
	fmov	s18, w15
	cmp	w15, #1
	fmov	s19, w13
	cmeq	v18.4s, v18.4s, v19.4s
	fadd	v19.4s, v3.4s, v17.4s
	dup	v18.4s, v18.s[0]
	bit	v3.16b, v19.16b, v18.16b
	fadd	v18.4s, v17.4s, v8.4s
	b.eq	211b
	cbz	x20, 28b
	sub	x26, x15, #2
	mov	w25, #1
214:
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
	b.ne	214b
	b	29b
215:
	ubfiz	w23, w1, #4, #1
	dup	v17.4s, w23
	lsr	x23, x1, #1
	ldr	q18, [x7, x23, lsl #4]
	mov	x23, x28
	neg	v17.4s, v17.4s
	ushl	v17.4s, v18.4s, v17.4s
	and	v17.16b, v17.16b, v11.16b
	ucvtf	v24.4s, v17.4s
	ld1r	{ v17.4s }, [x23], #4
	ldr	s18, [x23]
	fsub	v17.4s, v24.4s, v17.4s
	fmul	v17.4s, v17.4s, v18.s[0]
	str	q17, [x0, x1, lsl #4]
	tbz	w8, #3, 216f
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
	fmul	v18.4s, v30.4s, v18.4s
	fmul	v26.4s, v28.4s, v26.4s
	ushr	v27.4s, v18.4s, #23
	and	v18.16b, v18.16b, v9.16b
	sub	v16.4s, v16.4s, v27.4s
	and	v27.16b, v26.16b, v9.16b
	orr	v28.16b, v27.16b, v0.16b
	fmov	v27.4s, #1.00000000
	usra	v16.4s, v26.4s, #23
	fmov	v26.4s, #-1.00000000
	orr	v30.16b, v18.16b, v27.16b
216:
	mov	w13, #1
	fmov	s18, w15
	umax	v7.4s, v7.4s, v24.4s
	fmov	s25, w13
	cmp	w15, #1
	cmeq	v18.4s, v18.4s, v25.4s
	fadd	v25.4s, v3.4s, v17.4s
	dup	v18.4s, v18.s[0]
	bit	v3.16b, v25.16b, v18.16b
	fadd	v18.4s, v17.4s, v8.4s
	b.eq	212b
	cbz	x20, 223f
	mov	x23, #-1
	mov	w24, w21
	mov	x25, x11
	sub	x26, x15, #2
	b	218f
217:
	fadd	v18.4s, v18.4s, v25.4s
	umax	v7.4s, v7.4s, v24.4s
	sub	x26, x26, #1
	sub	x23, x23, #1
	add	x25, x25, #1
	add	w24, w24, #16
	cbz	x26, 220f
218:
	and	w27, w24, #0x10
	dup	v24.4s, w27
	lsr	x27, x25, #1
	ldr	q25, [x7, x27, lsl #4]
	mov	x27, x28
	neg	v24.4s, v24.4s
	ushl	v24.4s, v25.4s, v24.4s
	ld1r	{ v25.4s }, [x27], #4
	ldr	s26, [x27]
	and	v24.16b, v24.16b, v11.16b
	ucvtf	v24.4s, v24.4s
	fsub	v25.4s, v24.4s, v25.4s
	fmul	v25.4s, v25.4s, v26.s[0]
	str	q25, [x0, x25, lsl #4]
	tbz	w8, #3, 217b
	fadd	v26.4s, v25.4s, v23.4s
	mov	v4.16b, v28.16b
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
	fmul	v26.4s, v30.4s, v26.4s
	fmul	v28.4s, v4.4s, v28.4s
	ushr	v29.4s, v26.4s, #23
	and	v26.16b, v26.16b, v9.16b
	sub	v16.4s, v16.4s, v29.4s
	and	v29.16b, v28.16b, v9.16b
	orr	v30.16b, v26.16b, v27.16b
	usra	v16.4s, v28.4s, #23
	orr	v28.16b, v29.16b, v27.16b
	b	217b
219:
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
	fmul	v18.4s, v30.4s, v18.4s
	fadd	v15.4s, v15.4s, v24.4s
	cmeq	v26.4s, v26.4s, v27.4s
	fmul	v25.4s, v28.4s, v25.4s
	fadd	v28.4s, v3.4s, v17.4s
	ushr	v27.4s, v18.4s, #23
	and	v29.16b, v18.16b, v9.16b
	fadd	v18.4s, v17.4s, v8.4s
	dup	v26.4s, v26.s[0]
	sub	v16.4s, v16.4s, v27.4s
	and	v27.16b, v25.16b, v9.16b
	bit	v3.16b, v28.16b, v26.16b
	orr	v28.16b, v27.16b, v0.16b
	fmov	v27.4s, #1.00000000
	usra	v16.4s, v25.4s, #23
	orr	v30.16b, v29.16b, v27.16b
	b.ne	221f
	fmov	v26.4s, #-1.00000000
	b	211b
220:
	mov	w25, #16938
	mov	w26, #28347
	mov	w27, #64269
	neg	x23, x23
	movk	w25, #16076, lsl #16
	movk	w26, #16144, lsl #16
	movk	w27, #49354, lsl #16
	b	224f
221:
	cbz	x20, 226f
	sub	x26, x15, #2
	mov	w25, #1
222:
	lsl	x27, x25, #4
	mov	x13, x28
	mov	v4.16b, v28.16b
	ld1r	{ v24.4s }, [x13], #4
	ldr	s26, [x13]
	ldr	q25, [x24, x27]
	mov	v28.16b, v21.16b
	fmov	v0.4s, #1.00000000
	mov	v29.16b, v19.16b
	subs	x26, x26, #1
	add	x25, x25, #1
	fsub	v24.4s, v25.4s, v24.4s
	bic	v25.4s, #128, lsl #24
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
	fmul	v26.4s, v30.4s, v26.4s
	fmul	v28.4s, v4.4s, v28.4s
	ushr	v29.4s, v26.4s, #23
	and	v26.16b, v26.16b, v9.16b
	sub	v16.4s, v16.4s, v29.4s
	and	v29.16b, v28.16b, v9.16b
	orr	v30.16b, v26.16b, v27.16b
	usra	v16.4s, v28.4s, #23
	orr	v28.16b, v29.16b, v27.16b
	b.ne	222b
	b	227f
223:
	mov	w23, #1
224:
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
	and	v24.16b, v24.16b, v11.16b
	ucvtf	v24.4s, v24.4s
	fsub	v25.4s, v24.4s, v25.4s
	fmul	v25.4s, v25.4s, v26.s[0]
	str	q25, [x0, x1, lsl #4]
	tbz	w8, #3, 225f
	fadd	v23.4s, v25.4s, v23.4s
	fadd	v22.4s, v25.4s, v22.4s
	fmla	v21.4s, v25.4s, v23.4s
	fmla	v20.4s, v25.4s, v22.4s
	fcmgt	v22.4s, v25.4s, #0.0
	fmla	v19.4s, v25.4s, v21.4s
	bif	v20.16b, v27.16b, v22.16b
	bif	v19.16b, v27.16b, v22.16b
	fmul	v20.4s, v30.4s, v20.4s
	and	v22.16b, v22.16b, v27.16b
	fadd	v15.4s, v15.4s, v22.4s
	fmul	v19.4s, v28.4s, v19.4s
	ushr	v21.4s, v20.4s, #23
	and	v20.16b, v20.16b, v9.16b
	sub	v16.4s, v16.4s, v21.4s
	orr	v30.16b, v20.16b, v27.16b
	and	v21.16b, v19.16b, v9.16b
	usra	v16.4s, v19.4s, #23
	orr	v28.16b, v21.16b, v27.16b
225:
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
	b	212b
226:
	mov	w25, #1
227:
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
	fmul	v20.4s, v30.4s, v20.4s
	and	v22.16b, v22.16b, v27.16b
	dup	v21.2d, v21.d[0]
	fadd	v15.4s, v15.4s, v22.4s
	fmul	v19.4s, v28.4s, v19.4s
	ushr	v23.4s, v20.4s, #23
	and	v20.16b, v20.16b, v9.16b
	bit	v3.16b, v26.16b, v21.16b
	fmov	v26.4s, #-1.00000000
	sub	v16.4s, v16.4s, v23.4s
	orr	v30.16b, v20.16b, v27.16b
	and	v23.16b, v19.16b, v9.16b
	usra	v16.4s, v19.4s, #23
	orr	v28.16b, v23.16b, v27.16b
	b	210b
228:
	mov	w9, #1400897535
	ucvtf	v16.4s, v16.4s
	ldr	x22, [sp, #88]
	dup	v17.4s, w9
	mov	w9, #-914358272
	mov	w4, #1267
	ldp	x20, x7, [sp, #96]
	ldr	w17, [sp, #1536]
	ldr	x1, [sp, #1520]
	movk	w4, #16181, lsl #16
	cmhi	v7.4s, v7.4s, v17.4s
	dup	v17.4s, w9
	xtn	v7.4h, v7.4s
	fadd	v4.4s, v16.4s, v17.4s
	b	230f
229:
	movi	v4.2d, #0000000000000000
	fmov	v30.4s, #1.00000000
	movi	v7.2d, #0000000000000000
	movi	v3.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v1.2d, #0000000000000000
	movi	v15.2d, #0000000000000000
	fmov	v28.4s, #1.00000000
230:
	str	q4, [sp, #192]
	ucvtf	s16, w15
	movi	v4.4s, #63, lsl #24
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
	fmul	v3.4s, v3.4s, v4.4s
	cbz	w15, 233f
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
231:
	movi	v20.2d, #0000000000000000
	mov	x14, xzr
232:
	ldr	q21, [x11, x14, lsl #4]
	ucvtf	s22, x14
	add	x14, x14, #1
	cmp	x15, x14
	fsub	v21.4s, v21.4s, v19.4s
	fmul	s23, s22, s22
	fmaxnm	v21.4s, v21.4s, v8.4s
	fmul	v21.4s, v21.4s, v21.4s
	fadd	v20.4s, v20.4s, v21.4s
	fmla	v18.4s, v21.4s, v22.s[0]
	fmla	v17.4s, v21.4s, v23.s[0]
	b.ne	232b
	ucvtf	s21, x9
	fadd	v5.4s, v5.4s, v20.4s
	add	x9, x9, #1
	cmp	x9, x15
	add	x11, x11, x10
	fmul	s22, s21, s21
	fmla	v6.4s, v20.4s, v21.s[0]
	fmla	v2.4s, v20.4s, v22.s[0]
	b.ne	231b
	b	234f
233:
	movi	v17.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
234:
	ldr	q19, [sp, #736]
	fmov	v23.4s, #1.00000000
	ucvtf	s20, x1
	fadd	v16.4s, v16.4s, v26.4s
	ldr	q21, [sp, #144]
	add	x9, x28, #52
	fmaxnm	v19.4s, v5.4s, v19.4s
	add	x11, x28, #76
	fmov	v0.4s, #1.50000000
	fcmgt	v21.4s, v5.4s, v21.4s
	movi	v24.2d, #0000000000000000
	stp	q30, q28, [sp, #208]
	dup	v22.4s, v20.s[0]
	str	q15, [sp, #240]
	fmul	v20.4s, v16.4s, v4.4s
	fmov	v4.4s, #9.00000000
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
	stp	q20, q19, [sp, #880]
	fsqrt	v17.4s, v17.4s
	fmul	v6.4s, v6.4s, v4.4s
	ld1r	{ v4.4s }, [x9]
	add	x9, x28, #80
	fmul	v6.4s, v17.4s, v6.4s
	ld1r	{ v17.4s }, [x9]
	add	x9, x28, #88
	stp	q17, q4, [sp, #832]
	fminnm	v2.4s, v2.4s, v17.4s
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
	ushll	v6.4s, v6.4h, #0
	stp	q18, q7, [sp, #800]
	fminnm	v3.4s, v3.4s, v7.4s
	fminnm	v7.4s, v16.4s, v18.4s
	ld1r	{ v18.4s }, [x11]
	ld1r	{ v16.4s }, [x9]
	add	x9, x16, #32
	umaddl	x21, w15, w5, x9
	shl	v6.4s, v6.4s, #31
	fmaxnm	v17.4s, v3.4s, v19.4s
	fmov	v3.4s, #5.00000000
	fmov	v19.4s, #4.00000000
	fmaxnm	v1.4s, v1.4s, v5.4s
	ucvtf	s5, w17
	fmaxnm	v2.4s, v2.4s, v16.4s
	cmlt	v6.4s, v6.4s, #0
	str	q16, [sp, #784]
	str	q18, [sp, #864]
	stp	q0, q19, [sp, #320]
	fmaxnm	v19.4s, v7.4s, v4.4s
	fmaxnm	v1.4s, v1.4s, v23.4s
	bit	v3.16b, v21.16b, v6.16b
	bic	v7.16b, v23.16b, v6.16b
	str	q2, [sp, #1360]
	fminnm	v1.4s, v1.4s, v20.4s
	str	q3, [sp, #1168]
	movi	v3.4s, #8
	fmaxnm	v8.4s, v1.4s, v18.4s
	movi	v1.2d, #0000000000000000
	str	q1, [sp, #432]
	stp	q22, q1, [sp, #1008]
	str	q1, [sp, #1200]
	fmov	v1.4s, #1.00000000
	str	q1, [sp, #416]
	dup	v1.4s, v5.s[0]
	str	q1, [sp, #464]
	ldr	q1, [sp, #112]
	str	q1, [sp, #976]
	b	236f
235:
	fmul	v5.4s, v15.4s, v3.4s
	movi	v7.2d, #0000000000000000
	ldr	q1, [sp, #1216]
	ldr	q3, [sp, #400]
	ldr	q16, [sp, #1104]
	ldr	q6, [sp, #1264]
	mov	w9, #7549
	ldr	q10, [sp, #432]
	str	q18, [sp, #1328]
	movk	w9, #9872, lsl #16
	ldr	q19, [sp, #1424]
	ldr	q30, [sp, #1408]
	fmls	v2.4s, v5.4s, v1.4s
	ldr	q1, [sp, #960]
	dup	v4.4s, w9
	fmul	v20.4s, v24.4s, v5.4s
	mov	w9, #84
	str	q14, [sp, #1456]
	fmla	v7.4s, v3.4s, v1.4s
	ldr	q1, [sp, #1120]
	movk	w9, #16256, lsl #16
	dup	v13.4s, w9
	mov	v31.16b, v24.16b
	ldr	q24, [sp, #1296]
	fmul	v3.4s, v1.4s, v2.4s
	ldr	q1, [sp, #1536]
	ldr	q2, [sp, #352]
	fcmlt	v9.4s, v20.4s, #0.0
	mov	w9, #49807
	str	q10, [sp, #432]
	fmla	v7.4s, v2.4s, v1.4s
	ldr	q1, [sp, #368]
	ldr	q2, [sp, #1248]
	movk	w9, #15605, lsl #16
	fsqrt	v22.4s, v22.4s
	fmul	v8.4s, v17.4s, v3.4s
	fmla	v7.4s, v1.4s, v2.4s
	ldr	q1, [sp, #560]
	fmls	v16.4s, v3.4s, v1.4s
	ldr	q1, [sp, #384]
	fabs	v2.4s, v8.4s
	str	q8, [sp, #1120]
	fmla	v7.4s, v1.4s, v6.4s
	ldr	q1, [sp, #1136]
	fmls	v16.4s, v5.4s, v1.4s
	fmov	v1.4s, #0.25000000
	fadd	v2.4s, v2.4s, v4.4s
	fsub	v7.4s, v10.4s, v7.4s
	fmul	v18.4s, v10.4s, v1.4s
	ldr	q1, [sp, #592]
	fdiv	v28.4s, v0.4s, v2.4s
	fmul	v2.4s, v1.4s, v16.4s
	ldr	q1, [sp, #1040]
	ldr	q16, [sp, #1232]
	fmaxnm	v7.4s, v7.4s, v18.4s
	ldr	q18, [sp, #736]
	fmls	v16.4s, v2.4s, v1.4s
	ldr	q1, [sp, #608]
	fmul	v17.4s, v30.4s, v2.4s
	fmaxnm	v7.4s, v7.4s, v18.4s
	fmls	v16.4s, v3.4s, v1.4s
	ldr	q1, [sp, #576]
	fabs	v3.4s, v17.4s
	fcmlt	v29.4s, v17.4s, #0.0
	str	q17, [sp, #1136]
	fdiv	v2.4s, v0.4s, v7.4s
	fmls	v16.4s, v5.4s, v1.4s
	fadd	v3.4s, v3.4s, v4.4s
	fmul	v1.4s, v19.4s, v16.4s
	ldr	q16, [sp, #1360]
	fabs	v7.4s, v1.4s
	fdiv	v6.4s, v0.4s, v3.4s
	mov	v3.16b, v1.16b
	str	q1, [sp, #1232]
	ldr	q1, [sp, #1344]
	fcmlt	v21.4s, v3.4s, #0.0
	str	q1, [sp, #1344]
	fmul	v2.4s, v10.4s, v2.4s
	fadd	v5.4s, v7.4s, v4.4s
	fdiv	v7.4s, v0.4s, v5.4s
	fabs	v5.4s, v20.4s
	ldr	q0, [sp, #848]
	str	q6, [sp, #1088]
	fadd	v4.4s, v5.4s, v4.4s
	fsub	v5.4s, v1.4s, v0.4s
	ldp	q0, q3, [sp, #784]
	fsub	v18.4s, v3.4s, v1.4s
	ldr	q1, [sp, #1376]
	fsub	v23.4s, v16.4s, v0.4s
	ldp	q15, q0, [sp, #816]
	bif	v5.16b, v18.16b, v21.16b
	mov	v18.16b, v29.16b
	fsub	v27.4s, v0.4s, v16.4s
	fmov	v0.4s, #1.00000000
	str	q7, [sp, #1104]
	fmul	v11.4s, v5.4s, v7.4s
	fdiv	v4.4s, v0.4s, v4.4s
	ldp	q3, q0, [sp, #864]
	bsl	v18.16b, v23.16b, v27.16b
	fcmlt	v27.4s, v8.4s, #0.0
	fsub	v21.4s, v1.4s, v3.4s
	fsub	v23.4s, v0.4s, v1.4s
	ldr	q1, [sp, #1392]
	ldr	q0, [sp, #896]
	ldr	q3, [sp, #416]
	fsub	v8.4s, v15.4s, v1.4s
	fsub	v29.4s, v1.4s, v0.4s
	fmov	v1.4s, #1.00000000
	ldr	q0, [sp, #496]
	bif	v21.16b, v23.16b, v27.16b
	mov	v23.16b, v9.16b
	ldr	q9, [sp, #1312]
	fmul	v14.4s, v3.4s, v2.4s
	dup	v2.4s, w6
	fminnm	v12.4s, v0.4s, v1.4s
	ldr	q0, [sp, #912]
	bsl	v23.16b, v29.16b, v8.16b
	fmul	v29.4s, v9.4s, v18.4s
	fmul	v18.4s, v18.4s, v6.4s
	ldr	q6, [sp, #480]
	fmul	v1.4s, v0.4s, v19.4s
	fmul	v8.4s, v11.4s, v13.4s
	ldr	q0, [sp, #1152]
	fmul	v28.4s, v21.4s, v28.4s
	fmul	v21.4s, v24.4s, v21.4s
	fminnm	v17.4s, v12.4s, v6.4s
	ldr	q6, [sp, #320]
	fmul	v27.4s, v0.4s, v5.4s
	fcmgt	v29.4s, v29.4s, #0.0
	fmul	v18.4s, v18.4s, v13.4s
	dup	v12.4s, w9
	fmul	v11.4s, v19.4s, v1.4s
	ldr	q1, [sp, #1504]
	fminnm	v3.4s, v14.4s, v6.4s
	ldr	q6, [sp, #1024]
	fcmgt	v14.4s, v10.4s, #0.0
	ldr	q5, [sp, #1280]
	fmul	v7.4s, v1.4s, v30.4s
	fmov	v1.4s, #1.00000000
	fcmgt	v27.4s, v27.4s, #0.0
	fcmgt	v6.4s, v6.4s, #0.0
	bif	v18.16b, v2.16b, v29.16b
	fminnm	v8.4s, v8.4s, v2.4s
	fcmgt	v21.4s, v21.4s, #0.0
	fmul	v28.4s, v28.4s, v13.4s
	fmov	v19.4s, #1.00000000
	fmul	v4.4s, v23.4s, v4.4s
	fmul	v23.4s, v5.4s, v23.4s
	fminnm	v25.4s, v17.4s, v25.4s
	fsub	v1.4s, v1.4s, v0.4s
	fmul	v29.4s, v30.4s, v7.4s
	ldr	q17, [sp, #1344]
	orn	v30.16b, v6.16b, v14.16b
	bsl	v27.16b, v8.16b, v2.16b
	str	q6, [sp, #1216]
	bsl	v21.16b, v28.16b, v2.16b
	ldr	q6, [sp, #1440]
	fsub	v8.4s, v19.4s, v9.4s
	fmul	v4.4s, v4.4s, v13.4s
	ldr	q13, [sp, #1392]
	fcmgt	v23.4s, v23.4s, #0.0
	fmla	v1.4s, v0.4s, v11.4s
	fmaxnm	v0.4s, v3.4s, v12.4s
	mov	v14.16b, v30.16b
	mov	v3.16b, v2.16b
	ldr	q11, [sp, #1376]
	ldr	q2, [sp, #1120]
	ldr	q30, [sp, #544]
	fadd	v20.4s, v13.4s, v20.4s
	ldr	q12, [sp, #1136]
	fadd	v28.4s, v11.4s, v2.4s
	fminnm	v2.4s, v27.4s, v18.4s
	fmla	v8.4s, v9.4s, v29.4s
	bsl	v14.16b, v19.16b, v0.16b
	ldr	q0, [sp, #1104]
	bif	v4.16b, v3.16b, v23.16b
	fadd	v29.4s, v16.4s, v12.4s
	mov	v9.16b, v3.16b
	str	q3, [sp, #1424]
	fmul	v7.4s, v0.4s, v30.s[0]
	ldr	q0, [sp, #928]
	fminnm	v27.4s, v20.4s, v15.4s
	fminnm	v25.4s, v25.4s, v1.4s
	fminnm	v2.4s, v2.4s, v21.4s
	fsub	v21.4s, v19.4s, v24.4s
	fmul	v18.4s, v0.4s, v6.4s
	ldr	q0, [sp, #880]
	ldr	q15, [sp, #832]
	mov	w9, #46871
	fminnm	v23.4s, v28.4s, v0.4s
	ldr	q0, [sp, #1088]
	fminnm	v7.4s, v14.4s, v7.4s
	fminnm	v2.4s, v2.4s, v4.4s
	movk	w9, #14545, lsl #16
	fmul	v3.4s, v0.4s, v30.s[0]
	ldr	q0, [sp, #1472]
	fmul	v18.4s, v6.4s, v18.4s
	fminnm	v30.4s, v29.4s, v15.4s
	ldr	q6, [sp, #1232]
	fmul	v1.4s, v0.4s, v31.4s
	ldr	q0, [sp, #896]
	fadd	v4.4s, v17.4s, v6.4s
	fmaxnm	v27.4s, v27.4s, v0.4s
	fmla	v21.4s, v24.4s, v18.4s
	fminnm	v3.4s, v7.4s, v3.4s
	fminnm	v7.4s, v25.4s, v8.4s
	fsub	v25.4s, v19.4s, v5.4s
	fmul	v1.4s, v31.4s, v1.4s
	ldr	q0, [sp, #864]
	ldp	q24, q19, [sp, #784]
	mov	v31.16b, v13.16b
	fcmeq	v18.4s, v20.4s, v27.4s
	fmaxnm	v20.4s, v30.4s, v24.4s
	fcmeq	v27.4s, v27.4s, v13.4s
	fmaxnm	v23.4s, v23.4s, v0.4s
	ldr	q30, [sp, #976]
	fcmgt	v8.4s, v3.4s, v2.4s
	fmla	v25.4s, v5.4s, v1.4s
	fminnm	v7.4s, v7.4s, v21.4s
	ldr	q0, [sp, #848]
	fcmgt	v30.4s, v9.4s, v30.4s
	fminnm	v9.4s, v4.4s, v19.4s
	fcmeq	v1.4s, v29.4s, v20.4s
	fcmeq	v29.4s, v20.4s, v16.4s
	bic	v18.16b, v27.16b, v18.16b
	fcmeq	v28.4s, v28.4s, v23.4s
	fcmeq	v23.4s, v23.4s, v11.4s
	ldr	q20, [sp, #1216]
	fminnm	v7.4s, v7.4s, v25.4s
	and	v5.16b, v30.16b, v8.16b
	bic	v27.16b, v29.16b, v1.16b
	movi	v1.4s, #8
	bic	v21.16b, v23.16b, v28.16b
	fmaxnm	v23.4s, v9.4s, v0.4s
	mov	v28.16b, v5.16b
	str	q5, [sp, #1504]
	ldr	q5, [sp, #752]
	and	v18.16b, v18.16b, v1.16b
	movi	v1.4s, #4
	bsl	v28.16b, v2.16b, v3.16b
	fcmeq	v2.4s, v4.4s, v23.4s
	fcmeq	v3.4s, v23.4s, v17.4s
	dup	v4.4s, w9
	ldr	q23, [sp, #992]
	mov	w9, #52429
	movk	w9, #48972, lsl #16
	and	v21.16b, v21.16b, v1.16b
	fsub	v5.4s, v23.4s, v5.4s
	ldr	q1, [sp, #1456]
	fcmgt	v29.4s, v4.4s, v7.4s
	mov	v4.16b, v17.16b
	bic	v2.16b, v3.16b, v2.16b
	orr	v18.16b, v21.16b, v18.16b
	movi	v21.4s, #2
	fmla	v4.4s, v28.4s, v6.4s
	fcmgt	v13.4s, v5.4s, #0.0
	str	q5, [sp, #1472]
	and	v9.16b, v20.16b, v29.16b
	orn	v6.16b, v29.16b, v20.16b
	and	v21.16b, v27.16b, v21.16b
	fmov	v27.4s, #1.00000000
	orn	v25.16b, v9.16b, v13.16b
	orr	v3.16b, v18.16b, v21.16b
	sub	v5.4s, v3.4s, v2.4s
	mov	v2.16b, v16.16b
	fminnm	v3.4s, v4.4s, v19.4s
	fmla	v2.4s, v28.4s, v12.4s
	cmeq	v4.4s, v5.4s, #0
	mov	v12.16b, v5.16b
	fmaxnm	v3.4s, v3.4s, v0.4s
	ldr	q0, [sp, #400]
	ldr	q5, [sp, #352]
	orn	v19.16b, v25.16b, v4.16b
	fmov	v4.4s, #1.00000000
	fminnm	v2.4s, v2.4s, v15.4s
	ldr	q15, [sp, #304]
	bit	v3.16b, v17.16b, v19.16b
	mov	v30.16b, v19.16b
	fdiv	v4.4s, v4.4s, v14.4s
	fmaxnm	v2.4s, v2.4s, v24.4s
	fsub	v10.4s, v3.4s, v17.4s
	ldp	q24, q17, [sp, #512]
	bsl	v30.16b, v16.16b, v2.16b
	fmul	v2.4s, v1.4s, v17.4s
	ldr	q1, [sp, #1248]
	bif	v0.16b, v10.16b, v19.16b
	mov	v21.16b, v1.16b
	fsub	v7.4s, v30.4s, v16.4s
	ldr	q16, [sp, #944]
	str	q30, [sp, #1360]
	fmul	v23.4s, v24.4s, v2.4s
	str	q0, [sp, #400]
	bif	v5.16b, v7.16b, v19.16b
	fmul	v18.4s, v4.4s, v0.4s
	ldr	q0, [sp, #816]
	fmls	v27.4s, v23.4s, v23.4s
	fmls	v21.4s, v18.4s, v16.4s
	fmul	v4.4s, v4.4s, v5.4s
	ldr	q16, [sp, #720]
	str	q5, [sp, #352]
	ldr	q5, [sp, #1264]
	mov	v8.16b, v5.16b
	fmls	v21.4s, v4.4s, v16.4s
	ldr	q16, [sp, #768]
	fmaxnm	v27.4s, v27.4s, v16.4s
	fmov	v16.4s, #1.00000000
	fmul	v21.4s, v17.4s, v21.4s
	fdiv	v27.4s, v16.4s, v27.4s
	ldr	q16, [sp, #1520]
	fmls	v8.4s, v18.4s, v16.4s
	fneg	v18.4s, v21.4s
	ldr	q16, [sp, #1488]
	fmul	v21.4s, v17.4s, v21.4s
	fmls	v8.4s, v4.4s, v16.4s
	fmul	v4.4s, v23.4s, v18.4s
	dup	v18.4s, w9
	fmov	v16.4s, #1.00000000
	fmul	v21.4s, v14.4s, v21.4s
	fmul	v23.4s, v31.4s, v18.4s
	fmla	v4.4s, v24.4s, v8.4s
	movi	v8.2d, #0000000000000000
	fmul	v4.4s, v27.4s, v4.4s
	fneg	v27.4s, v17.4s
	fmul	v4.4s, v24.4s, v4.4s
	fmul	v2.4s, v2.4s, v27.4s
	fcmgt	v27.4s, v22.4s, v15.4s
	ldr	q24, [sp, #336]
	bif	v15.16b, v22.16b, v19.16b
	fmul	v4.4s, v14.4s, v4.4s
	orr	v27.16b, v29.16b, v27.16b
	str	q15, [sp, #304]
	and	v27.16b, v20.16b, v27.16b
	ldr	q20, [sp, #1424]
	fmaxnm	v4.4s, v4.4s, v23.4s
	fdiv	v23.4s, v16.4s, v11.4s
	fcmge	v16.4s, v28.4s, v14.4s
	fadd	v4.4s, v31.4s, v4.4s
	fminnm	v4.4s, v4.4s, v0.4s
	ldr	q0, [sp, #896]
	fmaxnm	v4.4s, v4.4s, v0.4s
	ldr	q0, [sp, #1440]
	fmul	v23.4s, v0.4s, v23.4s
	fmov	v0.4s, #0.25000000
	bit	v4.16b, v31.16b, v19.16b
	fsub	v17.4s, v4.4s, v31.4s
	mov	v31.16b, v11.16b
	fmla	v21.4s, v17.4s, v2.4s
	fmul	v2.4s, v11.4s, v18.4s
	fmul	v18.4s, v23.4s, v22.4s
	fmaxnm	v2.4s, v21.4s, v2.4s
	movi	v21.4s, #65, lsl #24
	fmul	v18.4s, v18.4s, v21.4s
	fmul	v21.4s, v24.4s, v0.4s
	fadd	v2.4s, v11.4s, v2.4s
	ldr	q0, [sp, #880]
	ldr	s11, [x28, #16]
	dup	v29.4s, v11.s[0]
	bif	v21.16b, v24.16b, v27.16b
	fmul	v27.4s, v22.4s, v22.4s
	fminnm	v18.4s, v22.4s, v18.4s
	fminnm	v2.4s, v2.4s, v0.4s
	ldr	q0, [sp, #960]
	ldr	q22, [sp, #1008]
	fmla	v8.4s, v10.4s, v0.4s
	ldr	q0, [sp, #864]
	fmul	v23.4s, v23.4s, v27.4s
	fcmge	v18.4s, v21.4s, v18.4s
	fmul	s27, s11, s11
	fmaxnm	v2.4s, v2.4s, v0.4s
	ldr	q0, [sp, #1536]
	bit	v24.16b, v21.16b, v13.16b
	fmla	v8.4s, v7.4s, v0.4s
	ldr	q0, [sp, #1328]
	bit	v23.16b, v20.16b, v6.16b
	mvn	v18.16b, v18.16b
	dup	v27.4s, v27.s[0]
	bit	v2.16b, v31.16b, v19.16b
	str	q24, [sp, #336]
	orn	v16.16b, v18.16b, v16.16b
	fcmge	v18.4s, v27.4s, v26.4s
	fmla	v8.4s, v17.4s, v5.4s
	fcmge	v7.4s, v29.4s, v23.4s
	mov	v5.16b, v6.16b
	fmov	v27.4s, #1.00000000
	fsub	v23.4s, v2.4s, v31.4s
	fmov	v26.4s, #-1.00000000
	orr	v16.16b, v9.16b, v16.16b
	bsl	v5.16b, v20.16b, v0.16b
	ldr	q0, [sp, #1472]
	ldr	q20, [sp, #1200]
	and	v7.16b, v7.16b, v18.16b
	fmla	v8.4s, v23.4s, v1.4s
	shl	v16.4s, v16.4s, #31
	bic	v6.16b, v0.16b, v7.16b
	ldr	q0, [sp, #1504]
	bit	v22.16b, v5.16b, v13.16b
	cmge	v16.4s, v16.4s, #0
	bic	v7.16b, v12.16b, v25.16b
	ldr	q25, [sp, #464]
	bic	v18.16b, v8.16b, v0.16b
	ldr	q0, [sp, #752]
	mov	v8.16b, v2.16b
	fcmgt	v20.4s, v25.4s, v20.4s
	ldr	q25, [sp, #288]
	fadd	v6.4s, v0.4s, v6.4s
	ldr	q0, [sp, #416]
	and	v16.16b, v16.16b, v27.16b
	orr	v7.16b, v7.16b, v25.16b
	bif	v0.16b, v28.16b, v19.16b
	and	v24.16b, v19.16b, v7.16b
	and	v7.16b, v20.16b, v6.16b
	str	q0, [sp, #416]
	ldr	q0, [sp, #1024]
	bit	v0.16b, v16.16b, v13.16b
	movi	v13.4s, #4
	stp	q22, q0, [sp, #1008]
	ldr	q0, [sp, #384]
	bif	v0.16b, v17.16b, v19.16b
	mov	v17.16b, v4.16b
	str	q0, [sp, #384]
	ldr	q0, [sp, #368]
	bif	v0.16b, v23.16b, v19.16b
	str	q0, [sp, #368]
	ldr	q0, [sp, #432]
	bif	v0.16b, v18.16b, v19.16b
	mov	v19.16b, v3.16b
	movi	v3.4s, #8
	str	q0, [sp, #432]
236:
	movi	v0.4s, #2
	and	v2.16b, v24.16b, v13.16b
	str	q24, [sp, #288]
	and	v3.16b, v24.16b, v3.16b
	xtn	v4.4h, v24.4s
	movi	d18, #0000000000000000
	cmeq	v2.4s, v2.4s, #0
	and	v1.16b, v24.16b, v0.16b
	cmeq	v3.4s, v3.4s, #0
	str	d4, [sp, #712]
	cmeq	v1.4s, v1.4s, #0
	str	q3, [sp, #656]
	stp	q2, q1, [sp, #672]
	xtn	v1.4h, v1.4s
	str	d1, [sp, #648]
	xtn	v1.4h, v2.4s
	str	d1, [sp, #640]
	xtn	v1.4h, v3.4s
	str	d1, [sp, #632]
	mvn	v1.8b, v4.8b
	str	d1, [sp, #624]
237:
	add	x9, x28, #20
	fadd	s1, s7, s18
	mov	s2, v7.s[1]
	ld1r	{ v3.4s }, [x9]
	str	q17, [sp, #1392]
	str	q7, [sp, #992]
	str	q19, [sp, #1344]
	fdiv	v6.4s, v27.4s, v3.4s
	fadd	s1, s1, s2
	mov	s2, v7.s[2]
	str	q3, [sp, #544]
	fadd	s1, s1, s2
	mov	s2, v7.s[3]
	fadd	s30, s1, s2
	str	q30, [sp, #1328]
	cbz	w15, 242f
	movi	v4.4s, #191, lsl #24
	dup	v1.4s, w4
	mov	w11, #39322
	movk	w11, #16025, lsl #16
	str	q8, [sp, #1376]
	fmov	v15.4s, #1.00000000
	mov	v18.16b, v19.16b
	mov	x9, xzr
	fmul	v0.4s, v6.4s, v1.4s
	mov	v1.16b, v6.16b
	fmov	v6.4s, #1.00000000
	fsub	v2.4s, v4.4s, v19.4s
	str	q1, [sp, #1312]
	str	q0, [sp, #1536]
	fmul	v12.4s, v0.4s, v2.4s
	dup	v2.4s, w11
	mov	w11, #-1028784128
	str	q2, [sp, #1520]
	fneg	v3.4s, v12.4s
	fabs	v5.4s, v12.4s
	fmul	v7.4s, v12.4s, v3.4s
	fmla	v6.4s, v2.4s, v5.4s
	dup	v2.4s, w11
	mov	w11, #43579
	movk	w11, #16312, lsl #16
	str	q2, [sp, #1504]
	fmaxnm	v5.4s, v7.4s, v2.4s
	fdiv	v24.4s, v27.4s, v6.4s
	dup	v6.4s, w11
	mov	w11, #29184
	movk	w11, #48945, lsl #16
	dup	v3.4s, w11
	mov	w11, #39845
	fmul	v7.4s, v5.4s, v6.4s
	movk	w11, #16120, lsl #16
	dup	v2.4s, w11
	mov	w11, #41373
	movk	w11, #48644, lsl #16
	str	q3, [sp, #1488]
	frintn	v25.4s, v7.4s
	dup	v7.4s, w11
	mov	w11, #48782
	movk	w11, #46527, lsl #16
	mov	v20.16b, v2.16b
	dup	v16.4s, w11
	mov	w11, #9358
	movk	w11, #48899, lsl #16
	mov	v17.16b, v7.16b
	fmla	v5.4s, v3.4s, v25.4s
	dup	v3.4s, w11
	mov	w11, #14148
	fmla	v20.4s, v7.4s, v24.4s
	movk	w11, #16140, lsl #16
	mov	v0.16b, v16.16b
	mov	v26.16b, v3.16b
	fmla	v5.4s, v16.4s, v25.4s
	movi	v16.4s, #63, lsl #24
	fmla	v26.4s, v24.4s, v20.4s
	dup	v20.4s, w11
	mov	w11, #34345
	movk	w11, #15390, lsl #16
	dup	v21.4s, w11
	mov	w11, #1138
	fmul	v5.4s, v5.4s, v6.4s
	movk	w11, #15022, lsl #16
	mov	v28.16b, v20.16b
	dup	v22.4s, w11
	mov	w11, #55197
	movk	w11, #48577, lsl #16
	mov	v29.16b, v21.16b
	dup	v7.4s, w11
	mov	w11, #23411
	fmla	v28.4s, v24.4s, v26.4s
	movk	w11, #15715, lsl #16
	dup	v27.4s, w11
	mov	w11, #5490
	fmla	v29.4s, v22.4s, v5.4s
	mov	v30.16b, v7.16b
	movk	w11, #15964, lsl #16
	dup	v23.4s, w11
	mov	w11, #64652
	mov	v8.16b, v27.16b
	movk	w11, #15989, lsl #16
	fmla	v30.4s, v24.4s, v28.4s
	mov	v9.16b, v23.16b
	fmla	v8.4s, v5.4s, v29.4s
	dup	v29.4s, w11
	mov	w11, #58946
	movk	w11, #15895, lsl #16
	fmla	v9.4s, v24.4s, v30.4s
	dup	v30.4s, w11
	mov	w11, #1123942400
	mov	v10.16b, v29.16b
	dup	v31.4s, w11
	mov	w11, #29204
	movk	w11, #16177, lsl #16
	mov	v11.16b, v30.16b
	fmla	v10.4s, v5.4s, v8.4s
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
	fmla	v14.4s, v5.4s, v10.4s
	mov	v10.16b, v9.16b
	fmla	v10.4s, v24.4s, v11.4s
	fcvtzu	v11.4s, v13.4s
	mov	v13.16b, v25.16b
	fmla	v15.4s, v5.4s, v14.4s
	fmla	v13.4s, v24.4s, v10.4s
	shl	v5.4s, v11.4s, #23
	fcmlt	v10.4s, v12.4s, #0.0
	fmul	v5.4s, v15.4s, v5.4s
	fmov	s15, #0.50000000
	fmul	v11.4s, v24.4s, v13.4s
	mov	v24.16b, v10.16b
	dup	v10.4s, w25
	bsl	v24.16b, v4.16b, v16.16b
	fmul	v10.4s, v1.4s, v10.4s
	fmul	v13.4s, v11.4s, v5.4s
	dup	v11.4s, w26
	fmul	v11.4s, v1.4s, v11.4s
	fmul	v13.4s, v24.4s, v13.4s
238:
	ucvtf	s14, x9
	ldr	q1, [sp, #1536]
	ldr	q16, [sp, #1520]
	ldr	q19, [sp, #1488]
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
	ldr	q1, [sp, #1504]
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
	mov	v19.16b, v9.16b
	fcvtzu	v16.4s, v16.4s
	fmla	v19.4s, v4.4s, v26.4s
	movi	v26.4s, #191, lsl #24
	fmla	v15.4s, v1.4s, v28.4s
	mov	v1.16b, v25.16b
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
	fsub	v24.4s, v19.4s, v24.4s
	fmul	v4.4s, v14.4s, v4.4s
	fmul	v1.4s, v19.4s, v1.4s
	fmla	v4.4s, v5.4s, v12.4s
	fsub	v5.4s, v5.4s, v16.4s
	mov	v12.16b, v14.16b
	fsub	v26.4s, v13.4s, v1.4s
	mov	v13.16b, v1.16b
	fmul	v4.4s, v11.4s, v4.4s
	fmul	v5.4s, v10.4s, v5.4s
	fadd	v24.4s, v24.4s, v26.4s
	stp	q5, q4, [x11, #-16]
	mov	v5.16b, v16.16b
	stur	q24, [x11, #-32]
	mov	v24.16b, v19.16b
	add	x11, x11, #48
	b.ne	238b
	movi	v12.4s, #191, lsl #24
	ldr	q1, [sp, #1360]
	ldr	q4, [sp, #1536]
	ldr	q16, [sp, #1520]
	ldr	q18, [sp, #1488]
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
	ldr	q5, [sp, #1504]
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
	mov	v28.16b, v9.16b
	fmla	v19.4s, v1.4s, v16.4s
	mov	v16.16b, v8.16b
	fmla	v28.4s, v4.4s, v26.4s
	mov	v26.16b, v25.16b
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
239:
	ucvtf	s1, x9
	ldr	q4, [sp, #1360]
	ldr	q19, [sp, #1520]
	ldr	q26, [sp, #1488]
	mov	v28.16b, v7.16b
	add	x9, x9, #1
	cmp	x15, x9
	fadd	s1, s1, s15
	mov	v15.16b, v23.16b
	dup	v1.4s, v1.s[0]
	fsub	v1.4s, v1.4s, v4.4s
	ldr	q4, [sp, #1536]
	fmul	v14.4s, v4.4s, v1.4s
	fmov	v1.4s, #1.00000000
	fneg	v4.4s, v14.4s
	fabs	v16.4s, v14.4s
	fmul	v4.4s, v14.4s, v4.4s
	fmla	v1.4s, v19.4s, v16.4s
	ldr	q16, [sp, #1504]
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
	mov	v26.16b, v9.16b
	fmla	v26.4s, v1.4s, v28.4s
	fmla	v15.4s, v4.4s, v19.4s
	mov	v4.16b, v25.16b
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
	b.ne	239b
	movi	d1, #0000000000000000
	ldr	q2, [sp, #1328]
	movi	v29.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v0.2d, #0000000000000000
	ldr	q8, [sp, #1376]
	movi	v6.2d, #0000000000000000
	movi	v15.2d, #0000000000000000
	mov	x9, xzr
	movi	v17.2d, #0000000000000000
	movi	v7.2d, #0000000000000000
	mov	x11, x0
	fcmgt	v1.4s, v2.4s, v1.4s
	ldr	q2, [sp, #1024]
	movi	v11.2d, #0000000000000000
	movi	v30.2d, #0000000000000000
	movi	v31.2d, #0000000000000000
	movi	v19.2d, #0000000000000000
	movi	v14.2d, #0000000000000000
	movi	v23.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	movi	v20.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	dup	v3.4s, v1.s[0]
	movi	v1.2d, #0000000000000000
	and	v22.16b, v3.16b, v2.16b
	str	q1, [sp, #1520]
240:
	add	x13, x9, x15
	str	q5, [sp, #1440]
	movi	v26.2d, #0000000000000000
	madd	x13, x13, x5, x16
	str	q7, [sp, #1504]
	movi	v12.2d, #0000000000000000
	str	q14, [sp, #1456]
	movi	v10.2d, #0000000000000000
	movi	v3.2d, #0000000000000000
	movi	v9.2d, #0000000000000000
	movi	v7.2d, #0000000000000000
	movi	v25.2d, #0000000000000000
	movi	v28.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v14.2d, #0000000000000000
	str	q19, [sp, #1488]
	ldr	q19, [sp, #1392]
	add	x14, x16, #32
	ldp	q24, q1, [x13]
	mov	x17, x11
	mov	x1, x15
	str	q23, [sp, #1472]
	str	q18, [sp, #1536]
	str	q1, [sp, #1408]
	ldr	q1, [x13, #32]
	fmul	v13.4s, v8.4s, v24.4s
	str	q1, [sp, #1424]
	fmov	v1.4s, #1.00000000
241:
	ldp	q4, q18, [x14, #-32]
	mov	v23.16b, v19.16b
	ldr	q2, [x17], #16
	subs	x1, x1, #1
	fmla	v23.4s, v4.4s, v13.4s
	fdiv	v8.4s, v1.4s, v23.4s
	fsub	v2.4s, v2.4s, v23.4s
	fmul	v2.4s, v2.4s, v8.4s
	fmul	v23.4s, v22.4s, v2.4s
	fadd	v25.4s, v25.4s, v2.4s
	fmla	v28.4s, v4.4s, v2.4s
	fmla	v5.4s, v18.4s, v2.4s
	fmla	v8.4s, v8.4s, v23.4s
	ldr	q23, [x14], #48
	fmla	v14.4s, v23.4s, v2.4s
	fmul	v21.4s, v4.4s, v8.4s
	fmul	v27.4s, v18.4s, v8.4s
	fadd	v26.4s, v26.4s, v8.4s
	fadd	v12.4s, v12.4s, v21.4s
	fmla	v10.4s, v4.4s, v21.4s
	fadd	v3.4s, v3.4s, v27.4s
	fmla	v9.4s, v4.4s, v27.4s
	fmla	v7.4s, v18.4s, v27.4s
	b.ne	241b
	movi	v2.2d, #0000000000000000
	ldr	q8, [sp, #1376]
	ldr	q1, [sp, #1408]
	movi	v18.2d, #0000000000000000
	movi	v23.2d, #0000000000000000
	movi	v21.2d, #0000000000000000
	fmul	v4.4s, v8.4s, v1.4s
	movi	v27.2d, #0000000000000000
	fmla	v16.4s, v5.4s, v1.4s
	fmla	v29.4s, v5.4s, v13.4s
	fmla	v20.4s, v14.4s, v24.4s
	ldr	q19, [sp, #1488]
	fmla	v2.4s, v7.4s, v13.4s
	movi	v7.2d, #0000000000000000
	ldr	q14, [sp, #1456]
	fmla	v21.4s, v9.4s, v24.4s
	ldr	q1, [sp, #1424]
	fmla	v0.4s, v28.4s, v24.4s
	fmla	v18.4s, v9.4s, v4.4s
	fmla	v23.4s, v10.4s, v4.4s
	ldr	q9, [sp, #1520]
	fmla	v27.4s, v10.4s, v24.4s
	fadd	v6.4s, v6.4s, v25.4s
	add	x9, x9, #1
	fadd	v5.4s, v12.4s, v7.4s
	fadd	v3.4s, v3.4s, v7.4s
	fmla	v15.4s, v2.4s, v13.4s
	fadd	v2.4s, v26.4s, v7.4s
	ldr	q7, [sp, #1504]
	fmla	v11.4s, v21.4s, v13.4s
	fmla	v17.4s, v18.4s, v13.4s
	ldr	q18, [sp, #1536]
	cmp	x9, x15
	fmla	v7.4s, v23.4s, v4.4s
	ldr	q23, [sp, #1472]
	fmla	v30.4s, v27.4s, v4.4s
	fmla	v19.4s, v5.4s, v4.4s
	fmla	v14.4s, v5.4s, v24.4s
	ldr	q5, [sp, #1440]
	fmla	v9.4s, v3.4s, v13.4s
	fmla	v18.4s, v28.4s, v4.4s
	fadd	v23.4s, v23.4s, v2.4s
	fmla	v31.4s, v27.4s, v24.4s
	fmla	v5.4s, v28.4s, v1.4s
	add	x11, x11, x10
	str	q9, [sp, #1520]
	b.ne	240b
	fmov	v26.4s, #-1.00000000
	fmov	v27.4s, #1.00000000
	mov	v25.16b, v30.16b
	mov	v1.16b, v11.16b
	ldr	q30, [sp, #1328]
	mov	v21.16b, v0.16b
	mov	v0.16b, v6.16b
	ldr	q6, [sp, #1312]
	mov	v11.16b, v29.16b
	b	243f
242:
	fcmgt	v2.4s, v30.4s, v18.4s
	movi	v1.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v20.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	movi	v23.2d, #0000000000000000
	movi	v14.2d, #0000000000000000
	movi	v19.2d, #0000000000000000
	movi	v31.2d, #0000000000000000
	movi	v25.2d, #0000000000000000
	movi	v7.2d, #0000000000000000
	movi	v17.2d, #0000000000000000
	str	q1, [sp, #1520]
	dup	v3.4s, v2.s[0]
	ldr	q2, [sp, #1024]
	movi	v15.2d, #0000000000000000
	movi	v0.2d, #0000000000000000
	movi	v21.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v11.2d, #0000000000000000
	and	v22.16b, v3.16b, v2.16b
243:
	fdiv	v2.4s, v26.4s, v8.4s
	fmul	v3.4s, v22.4s, v8.4s
	fneg	v4.4s, v20.4s
	fneg	v5.4s, v5.4s
	mov	w9, #13
	fcmp	s30, #0.0
	movk	w9, #48896, lsl #16
	dup	v12.4s, w27
	dup	v29.4s, w29
	dup	v9.4s, w9
	mov	w9, #56135
	dup	v13.4s, w30
	fmul	v4.4s, v3.4s, v4.4s
	movk	w9, #15947, lsl #16
	fmls	v17.4s, v16.4s, v3.4s
	fmul	v5.4s, v3.4s, v5.4s
	dup	v10.4s, w9
	mov	w9, #55248
	movk	w9, #48767, lsl #16
	dup	v16.4s, w24
	dup	v20.4s, w3
	dup	v28.4s, w9
	mov	w9, #39482
	ldr	q24, [sp, #1360]
	fmla	v15.4s, v6.4s, v4.4s
	movk	w9, #15909, lsl #16
	str	q0, [sp, #1264]
	fmla	v7.4s, v6.4s, v5.4s
	dup	v5.4s, w9
	str	q21, [sp, #1248]
	stp	q15, q31, [sp, #912]
	fmul	v2.4s, v22.4s, v2.4s
	str	q7, [sp, #1504]
	fmla	v1.4s, v11.4s, v2.4s
	fmla	v25.4s, v18.4s, v2.4s
	stp	q1, q11, [sp, #944]
	b.le	246f
	ldr	q3, [sp, #1200]
	ldr	q4, [sp, #992]
	fmov	v2.4s, #12.00000000
	fadd	v3.4s, v4.4s, v3.4s
	fcmge	v2.4s, v3.4s, v2.4s
	str	q3, [sp, #1200]
	movi	d3, #0000000000000000
	and	v2.16b, v2.16b, v27.16b
	fmul	v22.4s, v4.4s, v2.4s
	mov	s2, v22.s[1]
	fadd	s3, s22, s3
	mov	s4, v22.s[2]
	fadd	s2, s3, s2
	mov	s3, v22.s[3]
	fadd	s2, s2, s4
	fadd	s2, s2, s3
	fcmp	s2, #0.0
	b.le	246f
	mov	v31.16b, v23.16b
	mov	v0.16b, v18.16b
	str	q14, [sp, #1456]
	mov	v30.16b, v25.16b
	cbz	w15, 247f
	movi	v6.2d, #0000000000000000
	mvni	v14.4s, #127, msl #16
	mov	x9, xzr
	mov	x11, x0
244:
	add	x13, x9, x15
	ldr	q15, [sp, #1392]
	mov	x14, x11
	add	x13, x13, x13, lsl #1
	mov	x17, x16
	mov	x1, x15
	ldr	q2, [x16, x13, lsl #4]
	fmul	v3.4s, v8.4s, v2.4s
245:
	mov	v4.16b, v15.16b
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
	and	v18.16b, v18.16b, v14.16b
	sub	v21.4s, v27.4s, v18.4s
	fadd	v23.4s, v21.4s, v26.4s
	fmla	v23.4s, v21.4s, v2.4s
	mov	v2.16b, v29.16b
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
	b.ne	245b
	add	x9, x9, #1
	add	x11, x11, x10
	cmp	x9, x15
	b.ne	244b
	b	248f
246:
	movi	v2.2d, #0000000000000000
	str	q2, [sp, #752]
	b	249f
247:
	movi	v6.2d, #0000000000000000
248:
	mov	w9, #50604
	ldr	q4, [sp, #976]
	fmov	v18.4s, #0.25000000
	movk	w9, #14119, lsl #16
	fmov	v24.4s, #4.00000000
	ldr	q15, [sp, #336]
	dup	v2.4s, w9
	mov	w9, #4719
	movk	w9, #14979, lsl #16
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
	ldp	q14, q27, [sp, #352]
	bic	v26.8b, v21.8b, v2.8b
	ldp	q2, q25, [sp, #384]
	fmul	v1.4s, v14.4s, v18.4s
	fmul	v22.4s, v27.4s, v18.4s
	fmul	v11.4s, v25.4s, v18.4s
	fmul	v23.4s, v2.4s, v18.4s
	sshll	v21.4s, v26.4h, #0
	fsub	v26.4s, v14.4s, v1.4s
	mov	v14.16b, v8.16b
	fsub	v27.4s, v27.4s, v22.4s
	bit	v4.16b, v6.16b, v21.16b
	fmov	v6.4s, #16.00000000
	str	q1, [sp, #352]
	fsub	v25.4s, v25.4s, v11.4s
	fsub	v8.4s, v2.4s, v23.4s
	ldr	q2, [sp, #1344]
	stp	q22, q23, [sp, #368]
	mov	v23.16b, v31.16b
	fsub	v14.4s, v14.4s, v27.4s
	fmov	v27.4s, #1.00000000
	str	q11, [sp, #400]
	bit	v24.16b, v6.16b, v3.16b
	ldp	q3, q6, [sp, #416]
	str	q4, [sp, #976]
	fsub	v2.4s, v2.4s, v25.4s
	dup	v4.4s, w6
	mov	v25.16b, v30.16b
	ldp	q1, q11, [sp, #944]
	stp	q24, q15, [sp, #320]
	ldr	q24, [sp, #1360]
	str	q2, [sp, #1344]
	ldr	q2, [sp, #1392]
	fsub	v24.4s, v24.4s, v26.4s
	fmov	v26.4s, #-1.00000000
	fsub	v2.4s, v2.4s, v8.4s
	mov	v8.16b, v14.16b
	ldr	q14, [sp, #1456]
	ldp	q15, q31, [sp, #912]
	str	q2, [sp, #1392]
	fmul	v2.4s, v6.4s, v18.4s
	fmul	v3.4s, v3.4s, v18.4s
	mov	v18.16b, v0.16b
	stp	q3, q2, [sp, #416]
	ldr	q3, [sp, #1008]
	and	v2.16b, v7.16b, v27.16b
	bit	v3.16b, v4.16b, v7.16b
	str	q2, [sp, #752]
	str	q3, [sp, #1008]
	ldr	q3, [sp, #1024]
	bic	v3.16b, v3.16b, v7.16b
	ldr	q7, [sp, #1504]
	str	q3, [sp, #1024]
249:
	ldr	q21, [sp, #736]
	ldr	q4, [sp, #800]
	ldr	q22, [sp, #1344]
	ldr	q6, [sp, #848]
	str	q18, [sp, #1536]
	fmaxnm	v2.4s, v7.4s, v21.4s
	fcmge	v4.4s, v22.4s, v4.4s
	fmaxnm	v3.4s, v15.4s, v21.4s
	fcmge	v6.4s, v6.4s, v22.4s
	fneg	v7.4s, v11.4s
	str	q17, [sp, #448]
	str	q24, [sp, #1360]
	str	q23, [sp, #1472]
	fsqrt	v2.4s, v2.4s
	bsl	v4.16b, v11.16b, v26.16b
	str	q25, [sp, #720]
	str	q8, [sp, #1376]
	str	q19, [sp, #1488]
	bit	v4.16b, v7.16b, v6.16b
	ldr	q6, [sp, #784]
	fneg	v7.4s, v18.4s
	fcmge	v6.4s, v6.4s, v24.4s
	fcmge	v4.4s, v4.4s, #0.0
	fsqrt	v3.4s, v3.4s
	xtn	v4.4h, v4.4s
	str	d4, [sp, #1104]
	fdiv	v22.4s, v27.4s, v2.4s
	ldr	q2, [sp, #832]
	fcmge	v2.4s, v24.4s, v2.4s
	ldr	q24, [sp, #1248]
	bsl	v2.16b, v18.16b, v26.16b
	bit	v2.16b, v7.16b, v6.16b
	fdiv	v0.4s, v27.4s, v3.4s
	ldr	d3, [sp, #712]
	fmov	v7.4s, #-1.00000000
	orr	v3.8b, v4.8b, v3.8b
	ldr	q4, [sp, #688]
	str	q22, [sp, #1408]
	fcmge	v6.4s, v2.4s, #0.0
	ushll	v2.4s, v3.4h, #0
	fmaxnm	v3.4s, v31.4s, v21.4s
	fmov	v31.4s, #-1.00000000
	orn	v4.16b, v6.16b, v4.16b
	shl	v2.4s, v2.4s, #31
	str	q6, [sp, #1072]
	fsqrt	v3.4s, v3.4s
	bic	v6.16b, v27.16b, v4.16b
	str	q4, [sp, #1136]
	cmlt	v4.4s, v2.4s, #0
	str	q0, [sp, #1424]
	fmul	v2.4s, v22.4s, v6.4s
	bic	v15.16b, v27.16b, v4.16b
	str	q4, [sp, #1120]
	str	q6, [sp, #1312]
	fneg	v6.4s, v24.4s
	dup	v22.4s, w2
	fmul	v18.4s, v0.4s, v15.4s
	fmov	v0.4s, #1.00000000
	str	q15, [sp, #1152]
	fmul	v4.4s, v17.4s, v2.4s
	str	q22, [sp, #768]
	fmul	v26.4s, v4.4s, v18.4s
	fdiv	v17.4s, v27.4s, v3.4s
	ldp	q4, q3, [sp, #864]
	fcmge	v3.4s, v8.4s, v3.4s
	fcmge	v4.4s, v4.4s, v8.4s
	fmls	v0.4s, v26.4s, v26.4s
	bsl	v3.16b, v24.16b, v7.16b
	fmaxnm	v7.4s, v0.4s, v22.4s
	str	q0, [sp, #496]
	bit	v3.16b, v6.16b, v4.16b
	fsqrt	v4.4s, v7.4s
	ldr	q6, [sp, #672]
	str	q17, [sp, #1440]
	mov	v7.16b, v11.16b
	ldr	q11, [sp, #1264]
	fcmge	v0.4s, v3.4s, #0.0
	fmaxnm	v3.4s, v23.4s, v21.4s
	fneg	v21.4s, v26.4s
	fneg	v23.4s, v11.4s
	str	q0, [sp, #1040]
	orn	v0.16b, v0.16b, v6.16b
	fsqrt	v3.4s, v3.4s
	str	q0, [sp, #1088]
	bic	v0.16b, v27.16b, v0.16b
	str	q0, [sp, #1296]
	fmul	v0.4s, v17.4s, v0.4s
	fmul	v6.4s, v1.4s, v0.4s
	fdiv	v30.4s, v27.4s, v4.4s
	ldr	q4, [sp, #816]
	ldr	q1, [sp, #1392]
	fmul	v25.4s, v25.4s, v0.4s
	fcmge	v4.4s, v1.4s, v4.4s
	str	q1, [sp, #1392]
	fmul	v17.4s, v6.4s, v18.4s
	ldr	q6, [sp, #896]
	fcmge	v6.4s, v6.4s, v1.4s
	fmov	v1.4s, #1.00000000
	bsl	v4.16b, v11.16b, v31.16b
	fmul	v27.4s, v17.4s, v21.4s
	str	q17, [sp, #608]
	fdiv	v8.4s, v1.4s, v3.4s
	fmov	v3.4s, #1.00000000
	ldr	q1, [sp, #656]
	bit	v4.16b, v23.16b, v6.16b
	fmla	v27.4s, v2.4s, v25.4s
	fmls	v3.4s, v17.4s, v17.4s
	fcmge	v4.4s, v4.4s, #0.0
	fmul	v31.4s, v27.4s, v30.4s
	orn	v6.16b, v4.16b, v1.16b
	fmov	v1.4s, #1.00000000
	xtn	v4.4h, v4.4s
	fmls	v3.4s, v31.4s, v31.4s
	str	q6, [sp, #1056]
	bic	v1.16b, v1.16b, v6.16b
	str	q8, [sp, #1184]
	fmaxnm	v23.4s, v3.4s, v22.4s
	str	q3, [sp, #480]
	fmul	v3.4s, v8.4s, v1.4s
	str	q1, [sp, #1280]
	ldr	q1, [sp, #1520]
	fsqrt	v23.4s, v23.4s
	fmul	v25.4s, v1.4s, v3.4s
	fmov	v1.4s, #1.00000000
	stp	q3, q0, [sp, #512]
	fmul	v27.4s, v25.4s, v18.4s
	fneg	v18.4s, v17.4s
	fmul	v25.4s, v19.4s, v3.4s
	fmul	v21.4s, v27.4s, v21.4s
	fmul	v18.4s, v27.4s, v18.4s
	stp	q27, q30, [sp, #576]
	fdiv	v8.4s, v1.4s, v23.4s
	fmla	v21.4s, v2.4s, v25.4s
	fmul	v2.4s, v14.4s, v3.4s
	fmov	v25.4s, #1.00000000
	fmul	v19.4s, v21.4s, v30.4s
	fmla	v18.4s, v0.4s, v2.4s
	fmls	v25.4s, v27.4s, v27.4s
	ldr	q0, [sp, #1424]
	fmul	v2.4s, v7.4s, v0.4s
	ldr	q0, [sp, #1072]
	fmls	v18.4s, v31.4s, v19.4s
	fmls	v25.4s, v19.4s, v19.4s
	xtn	v21.4h, v0.4s
	ldr	d0, [sp, #1104]
	fmul	v1.4s, v18.4s, v8.4s
	str	q1, [sp, #1216]
	fmls	v25.4s, v1.4s, v1.4s
	fmul	v1.4s, v2.4s, v15.4s
	str	q1, [sp, #1232]
	fmaxnm	v18.4s, v25.4s, v22.4s
	fneg	v23.4s, v1.4s
	ldr	d1, [sp, #624]
	orr	v22.8b, v0.8b, v1.8b
	ldr	d1, [sp, #648]
	ldr	q0, [sp, #1040]
	fsqrt	v18.4s, v18.4s
	str	q26, [sp, #1040]
	fmul	v26.4s, v26.4s, v23.4s
	orr	v21.8b, v21.8b, v1.8b
	xtn	v7.4h, v0.4s
	ldr	q0, [sp, #1536]
	ldr	q1, [sp, #1408]
	fmul	v15.4s, v17.4s, v23.4s
	ushll	v22.4s, v22.4h, #0
	movi	v17.2d, #0000000000000000
	fmul	v3.4s, v1.4s, v0.4s
	ldr	q0, [sp, #1312]
	ldr	d1, [sp, #640]
	ushll	v21.4s, v21.4h, #0
	shl	v22.4s, v22.4s, #31
	orr	v7.8b, v7.8b, v1.8b
	ldr	d1, [sp, #632]
	fmla	v17.4s, v2.4s, v2.4s
	fmla	v26.4s, v0.4s, v3.4s
	ldr	q0, [sp, #1440]
	str	q3, [sp, #1104]
	orr	v3.8b, v4.8b, v1.8b
	shl	v21.4s, v21.4s, #31
	cmge	v2.4s, v22.4s, #0
	fmul	v24.4s, v0.4s, v24.4s
	fmov	v0.4s, #1.00000000
	ushll	v7.4s, v7.4h, #0
	movi	v22.2d, #0000000000000000
	fmul	v1.4s, v26.4s, v30.4s
	cmge	v21.4s, v21.4s, #0
	and	v26.16b, v2.16b, v17.16b
	ldr	q2, [sp, #1136]
	shl	v7.4s, v7.4s, #31
	ldr	q17, [sp, #1440]
	fdiv	v6.4s, v0.4s, v18.4s
	ldr	q0, [sp, #1296]
	str	q24, [sp, #1072]
	fmul	v18.4s, v27.4s, v23.4s
	str	q19, [sp, #1136]
	ushll	v3.4s, v3.4h, #0
	fmla	v15.4s, v0.4s, v24.4s
	ldr	q24, [sp, #1184]
	mov	v0.16b, v31.16b
	mov	v31.16b, v1.16b
	ldr	q1, [sp, #1408]
	cmge	v7.4s, v7.4s, #0
	fmul	v23.4s, v24.4s, v11.4s
	shl	v3.4s, v3.4s, #31
	str	q0, [sp, #560]
	fmul	v4.4s, v1.4s, v30.4s
	ldr	q1, [sp, #1424]
	fmls	v15.4s, v31.4s, v0.4s
	ldr	q0, [sp, #1280]
	cmge	v3.4s, v3.4s, #0
	fmla	v18.4s, v0.4s, v23.4s
	ldr	q0, [sp, #1104]
	str	q31, [sp, #1104]
	and	v21.16b, v21.16b, v0.16b
	fmov	v0.4s, #1.00000000
	fmls	v18.4s, v31.4s, v19.4s
	ldr	q19, [sp, #1088]
	fmla	v26.4s, v21.4s, v21.4s
	bit	v4.16b, v0.16b, v2.16b
	ldr	q2, [sp, #1120]
	mov	v21.16b, v19.16b
	str	q8, [sp, #1120]
	mov	v27.16b, v2.16b
	fmul	v2.4s, v15.4s, v8.4s
	mov	v15.16b, v6.16b
	bsl	v27.16b, v0.16b, v1.16b
	ldr	q0, [sp, #1232]
	fmul	v1.4s, v17.4s, v8.4s
	fmla	v22.4s, v0.4s, v0.4s
	ldr	q0, [sp, #1072]
	and	v7.16b, v7.16b, v0.16b
	fmov	v0.4s, #1.00000000
	fmul	v4.4s, v27.4s, v4.4s
	fmul	v27.4s, v24.4s, v6.4s
	fmla	v22.4s, v31.4s, v31.4s
	fmla	v26.4s, v7.4s, v7.4s
	and	v7.16b, v3.16b, v23.16b
	bsl	v21.16b, v0.16b, v1.16b
	ldr	q0, [sp, #1216]
	ldr	q1, [sp, #1056]
	fmls	v18.4s, v2.4s, v0.4s
	fmov	v0.4s, #1.00000000
	fmla	v22.4s, v2.4s, v2.4s
	fmla	v26.4s, v7.4s, v7.4s
	fmul	v4.4s, v4.4s, v21.4s
	mov	v21.16b, v1.16b
	ldr	q1, [sp, #1328]
	fmul	v3.4s, v18.4s, v6.4s
	fcmp	s1, #0.0
	bsl	v21.16b, v0.16b, v27.16b
	fmla	v22.4s, v3.4s, v3.4s
	fmul	v18.4s, v4.4s, v21.4s
	b.gt	235b
	ldr	q27, [sp, #1008]
	fdiv	v1.4s, v0.4s, v17.4s
	ldr	q30, [sp, #976]
	mov	w9, #14269
	ldr	q8, [sp, #1376]
	ldr	q31, [sp, #1392]
	fadd	v7.4s, v30.4s, v30.4s
	movk	w9, #13574, lsl #16
	dup	v23.4s, w6
	ldr	q19, [sp, #1344]
	fdiv	v6.4s, v0.4s, v27.4s
	fmul	v1.4s, v1.4s, v8.4s
	fdiv	v4.4s, v0.4s, v24.4s
	fmul	v6.4s, v6.4s, v18.4s
	dup	v18.4s, w9
	mov	w9, #4016
	movk	w9, #13345, lsl #16
	dup	v21.4s, w9
	mov	w9, #50604
	movk	w9, #13991, lsl #16
	fmul	v1.4s, v1.4s, v18.4s
	fcmgt	v18.4s, v23.4s, v30.4s
	dup	v25.4s, w9
	fmul	v6.4s, v6.4s, v6.4s
	fsqrt	v7.4s, v7.4s
	fmul	v4.4s, v4.4s, v31.4s
	fmul	v4.4s, v4.4s, v21.4s
	fmaxnm	v1.4s, v1.4s, v4.4s
	fminnm	v4.4s, v6.4s, v0.4s
	ldr	q0, [sp, #1312]
	fmul	v7.4s, v7.4s, v25.4s
	and	v6.16b, v18.16b, v7.16b
	ldr	s7, [x28, #16]
	movi	d18, #0000000000000000
	fmul	v4.4s, v4.4s, v7.s[0]
	fmaxnm	v1.4s, v1.4s, v6.4s
	ldr	q6, [sp, #1152]
	fmul	v6.4s, v0.4s, v6.4s
	ldr	q0, [sp, #1296]
	fmaxnm	v1.4s, v4.4s, v1.4s
	fcmgt	v4.4s, v23.4s, v27.4s
	fmov	v27.4s, #1.00000000
	fmul	v6.4s, v0.4s, v6.4s
	ldr	q0, [sp, #1280]
	and	v1.16b, v4.16b, v1.16b
	fmul	s4, s7, s7
	fmov	v7.4s, #5.00000000
	fmul	v6.4s, v0.4s, v6.4s
	mov	v0.16b, v17.16b
	mov	v17.16b, v31.16b
	fmul	v1.4s, v1.4s, v1.4s
	dup	v4.4s, v4.s[0]
	fcmgt	v6.4s, v6.4s, #0.0
	fcmge	v1.4s, v1.4s, v22.4s
	fcmge	v4.4s, v4.4s, v26.4s
	fmov	v26.4s, #-1.00000000
	and	v1.16b, v4.16b, v1.16b
	bic	v4.16b, v27.16b, v6.16b
	ldr	q6, [sp, #464]
	bsl	v1.16b, v4.16b, v7.16b
	ldr	q4, [sp, #1200]
	fcmge	v4.4s, v4.4s, v6.4s
	movi	v6.4s, #64, lsl #24
	fminnm	v6.4s, v1.4s, v6.4s
	bit	v1.16b, v6.16b, v4.16b
	ldr	q6, [sp, #1168]
	fcmeq	v4.4s, v6.4s, v7.4s
	bit	v6.16b, v1.16b, v4.16b
	fcmeq	v1.4s, v6.4s, v7.4s
	str	q6, [sp, #1168]
	and	v7.16b, v1.16b, v27.16b
	mov	s1, v7.s[1]
	fadd	s4, s7, s18
	mov	s6, v7.s[2]
	fadd	s1, s4, s1
	mov	s4, v7.s[3]
	fadd	s1, s1, s6
	fadd	s1, s1, s4
	fcmp	s1, #0.0
	b.gt	237b
	fmul	v1.4s, v15.4s, v3.4s
	ldr	q3, [sp, #1216]
	ldr	q4, [sp, #1104]
	ldr	q6, [sp, #1232]
	ldr	q19, [sp, #1408]
	movi	v21.2d, #0000000000000000
	movi	v27.2d, #0000000000000000
	movi	v30.2d, #0000000000000000
	movi	v31.2d, #0000000000000000
	movi	v8.2d, #0000000000000000
	str	q14, [sp, #1456]
	fmls	v2.4s, v1.4s, v3.4s
	ldr	q3, [sp, #1120]
	fmul	v2.4s, v3.4s, v2.4s
	ldr	q3, [sp, #560]
	fmls	v4.4s, v2.4s, v3.4s
	ldr	q3, [sp, #1136]
	fmls	v4.4s, v1.4s, v3.4s
	ldr	q3, [sp, #592]
	fmul	v3.4s, v3.4s, v4.4s
	ldr	q4, [sp, #1040]
	fmls	v6.4s, v3.4s, v4.4s
	ldr	q4, [sp, #608]
	fmul	v3.4s, v19.4s, v3.4s
	fmls	v6.4s, v2.4s, v4.4s
	ldr	q4, [sp, #576]
	fmul	v2.4s, v0.4s, v2.4s
	fmul	v0.4s, v24.4s, v1.4s
	str	q3, [sp, #1472]
	fmls	v6.4s, v1.4s, v4.4s
	ldr	q4, [sp, #1424]
	movi	v1.2d, #0000000000000000
	str	q2, [sp, #1312]
	movi	v2.2d, #0000000000000000
	str	q0, [sp, #1328]
	fmul	v4.4s, v4.4s, v6.4s
	str	q4, [sp, #1296]
	tbz	w8, #3, 252f
	ldr	x21, [sp, #272]
	ldr	q25, [sp, #720]
	cbz	w15, 253f
	mov	x9, xzr
	mov	x11, x0
250:
	add	x13, x9, x15
	ldr	q4, [sp, #1376]
	fmov	v0.4s, #1.00000000
	add	x13, x13, x13, lsl #1
	mvni	v6.4s, #127, msl #16
	mov	x14, x11
	mov	x17, x16
	mov	x1, x15
	ldr	q3, [x16, x13, lsl #4]
	fmul	v3.4s, v4.4s, v3.4s
251:
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
	fadd	v8.4s, v8.4s, v15.4s
	fadd	v22.4s, v4.4s, v0.4s
	add	v22.4s, v22.4s, v12.4s
	and	v22.16b, v22.16b, v6.16b
	sub	v23.4s, v0.4s, v22.4s
	scvtf	v22.4s, v22.4s
	fadd	v24.4s, v23.4s, v26.4s
	fmla	v24.4s, v23.4s, v4.4s
	mov	v4.16b, v29.16b
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
	fadd	v31.4s, v31.4s, v22.4s
	fmla	v27.4s, v22.4s, v22.4s
	fmla	v2.4s, v4.4s, v7.4s
	fadd	v30.4s, v30.4s, v18.4s
	fmla	v21.4s, v18.4s, v22.4s
	fmla	v1.4s, v18.4s, v18.4s
	b.ne	251b
	add	x9, x9, #1
	add	x11, x11, x10
	cmp	x9, x15
	b.ne	250b
	b	253f
252:
	ldr	x21, [sp, #272]
	ldr	q25, [sp, #720]
253:
	ldr	q0, [sp, #448]
	ldr	q18, [sp, #1424]
	fmov	v3.4s, #1.00000000
	ldr	q6, [sp, #944]
	ldr	q24, [sp, #1440]
	mov	v15.16b, v19.16b
	fmul	v4.4s, v0.4s, v19.4s
	ldr	q0, [sp, #768]
	ldr	q17, [sp, #1184]
	fmul	v19.4s, v6.4s, v24.4s
	ldr	q6, [sp, #1520]
	movi	v11.2d, #0000000000000000
	mov	w9, #46871
	ldr	x15, [sp, #264]
	add	x10, x22, x21, lsl #4
	movk	w9, #14673, lsl #16
	fmul	v4.4s, v4.4s, v18.4s
	lsl	x11, x15, #5
	add	x13, x15, x15, lsl #1
	fmul	v23.4s, v19.4s, v18.4s
	fmls	v3.4s, v4.4s, v4.4s
	fneg	v26.4s, v4.4s
	fmov	v4.4s, #1.00000000
	str	q23, [sp, #1248]
	fmaxnm	v7.4s, v3.4s, v0.4s
	str	q3, [sp, #1280]
	fmov	v3.4s, #1.00000000
	fmul	v19.4s, v23.4s, v26.4s
	fmls	v4.4s, v23.4s, v23.4s
	fneg	v23.4s, v23.4s
	str	q26, [sp, #1232]
	fsqrt	v7.4s, v7.4s
	fdiv	v3.4s, v3.4s, v7.4s
	fmul	v7.4s, v25.4s, v24.4s
	fmla	v19.4s, v15.4s, v7.4s
	str	q3, [sp, #1536]
	fmul	v3.4s, v19.4s, v3.4s
	fmul	v19.4s, v6.4s, v17.4s
	ldr	q6, [sp, #1488]
	fmul	v14.4s, v6.4s, v17.4s
	ldr	q6, [sp, #1456]
	fmls	v4.4s, v3.4s, v3.4s
	str	q3, [sp, #1504]
	fmul	v3.4s, v19.4s, v18.4s
	ldr	q19, [sp, #1296]
	fmul	v6.4s, v6.4s, v17.4s
	ldr	q17, [sp, #1472]
	fabs	v22.4s, v19.4s
	fabs	v18.4s, v17.4s
	fmaxnm	v7.4s, v4.4s, v0.4s
	fmov	v0.4s, #1.00000000
	fmul	v25.4s, v3.4s, v26.4s
	ldr	s26, [x28, #20]
	fmul	v23.4s, v3.4s, v23.4s
	str	q4, [sp, #1264]
	ldr	q4, [sp, #1392]
	str	q3, [sp, #1488]
	fmaxnm	v22.4s, v22.4s, v11.4s
	fmov	s11, w9
	add	x9, x28, #208
	fsqrt	v7.4s, v7.4s
	fmla	v25.4s, v15.4s, v14.4s
	fmla	v23.4s, v24.4s, v6.4s
	ldr	q24, [sp, #800]
	fmul	s26, s26, s11
	fmaxnm	v18.4s, v22.4s, v18.4s
	fmov	v22.4s, #1.00000000
	dup	v6.4s, v26.s[0]
	ldr	q26, [sp, #1360]
	fmls	v22.4s, v3.4s, v3.4s
	fmov	v3.4s, #1.00000000
	fcmge	v6.4s, v6.4s, v18.4s
	fdiv	v0.4s, v0.4s, v7.4s
	ldr	q7, [sp, #1312]
	str	q0, [sp, #1520]
	ldr	q0, [sp, #1344]
	fadd	v11.4s, v19.4s, v0.4s
	ldr	q19, [sp, #1376]
	ldr	q0, [sp, #1536]
	fadd	v14.4s, v7.4s, v19.4s
	ldr	q7, [sp, #1328]
	fmul	v0.4s, v25.4s, v0.4s
	fadd	v25.4s, v7.4s, v4.4s
	fadd	v7.4s, v17.4s, v26.4s
	fminnm	v11.4s, v11.4s, v24.4s
	ldr	q24, [sp, #880]
	fmov	v17.4s, #1.00000000
	str	q0, [sp, #1456]
	fmls	v22.4s, v0.4s, v0.4s
	fminnm	v14.4s, v14.4s, v24.4s
	ldr	q24, [sp, #1168]
	fcmge	v15.4s, v17.4s, v24.4s
	ldr	q17, [sp, #1504]
	fmls	v23.4s, v17.4s, v0.4s
	ldp	q17, q18, [sp, #816]
	ldr	q0, [sp, #1520]
	str	q15, [sp, #1472]
	and	v15.16b, v15.16b, v6.16b
	ldr	q6, [sp, #896]
	fminnm	v25.4s, v25.4s, v17.4s
	fminnm	v7.4s, v7.4s, v18.4s
	ldp	q17, q18, [sp, #848]
	fmaxnm	v18.4s, v14.4s, v18.4s
	fmul	v14.4s, v23.4s, v0.4s
	ldr	q23, [sp, #784]
	fmaxnm	v11.4s, v11.4s, v17.4s
	ldr	q17, [sp, #1280]
	ldr	q0, [sp, #1344]
	fmaxnm	v7.4s, v7.4s, v23.4s
	mov	v23.16b, v15.16b
	fmaxnm	v6.4s, v25.4s, v6.4s
	fminnm	v3.4s, v17.4s, v3.4s
	fmov	v25.4s, #4.00000000
	mov	v17.16b, v15.16b
	fmls	v22.4s, v14.4s, v14.4s
	bif	v18.16b, v19.16b, v15.16b
	bsl	v23.16b, v11.16b, v0.16b
	ldr	q0, [sp, #1264]
	ld1r	{ v11.4s }, [x9]
	bsl	v17.16b, v6.16b, v4.16b
	mov	w9, #46871
	ldr	s6, [x28, #12]
	fminnm	v3.4s, v3.4s, v0.4s
	fcmeq	v24.4s, v24.4s, v25.4s
	movk	w9, #14545, lsl #16
	dup	v25.4s, w9
	bif	v7.16b, v26.16b, v15.16b
	fmul	v18.4s, v18.4s, v6.s[0]
	add	x9, x21, x15
	fmul	v17.4s, v17.4s, v6.s[0]
	fminnm	v3.4s, v3.4s, v22.4s
	bit	v23.16b, v11.16b, v24.16b
	bit	v7.16b, v11.16b, v24.16b
	bit	v17.16b, v11.16b, v24.16b
	fcmgt	v25.4s, v3.4s, v25.4s
	mov	v3.16b, v24.16b
	str	q23, [x10]
	str	q7, [x22, x9, lsl #4]
	bsl	v3.16b, v11.16b, v18.16b
	str	q3, [x10, x11]
	str	q17, [x10, x13, lsl #4]
	tbnz	w8, #1, 254f
	mov	w10, #4
	fmov	v26.4s, #-1.00000000
	mvni	v6.4s, #127, msl #16
	ldr	q23, [sp, #240]
	tbz	w8, #3, 25b
	b	24b
254:
	ldr	q3, [sp, #768]
	ldr	q19, [sp, #1536]
	tst	w8, #0x4
	ldr	q7, [sp, #1232]
	ldr	q17, [sp, #1248]
	mov	w10, #5
	fmaxnm	v3.4s, v22.4s, v3.4s
	ldr	q0, [sp, #1504]
	ldr	q15, [sp, #1520]
	fmul	v26.4s, v19.4s, v7.4s
	fneg	v7.4s, v19.4s
	ldr	q18, [sp, #1488]
	str	q24, [sp, #1392]
	cinc	x10, x10, ne
	mov	w13, #9
	mov	w14, #6
	add	x11, x22, x15, lsl #6
	mov	x17, x15
	fsqrt	v3.4s, v3.4s
	csel	x13, x14, x13, eq
	umull	x14, w10, w15
	fmla	v17.4s, v26.4s, v0.4s
	fmul	v7.4s, v0.4s, v7.4s
	fmov	v0.4s, #1.00000000
	str	q26, [sp, #1376]
	mov	w10, #13
	mov	w15, #7
	csel	x15, x15, x10, eq
	lsl	x10, x21, #4
	umull	x13, w13, w17
	umull	x15, w15, w17
	add	x14, x22, x14, lsl #4
	fneg	v17.4s, v17.4s
	fmul	v23.4s, v7.4s, v15.4s
	fmov	v7.4s, #1.00000000
	fmul	v24.4s, v15.4s, v17.4s
	fneg	v17.4s, v15.4s
	fmla	v7.4s, v26.4s, v26.4s
	fdiv	v22.4s, v0.4s, v3.4s
	ldr	q0, [sp, #1456]
	str	q23, [sp, #1456]
	fmla	v7.4s, v24.4s, v24.4s
	str	q24, [sp, #1488]
	fmla	v18.4s, v26.4s, v0.4s
	fmul	v3.4s, v19.4s, v0.4s
	fmul	v26.4s, v19.4s, v19.4s
	mov	v0.16b, v25.16b
	fmul	v25.4s, v14.4s, v17.4s
	ldr	q17, [sp, #1440]
	fmla	v18.4s, v24.4s, v14.4s
	fmla	v3.4s, v23.4s, v14.4s
	str	q0, [sp, #1504]
	fmla	v26.4s, v23.4s, v23.4s
	ldr	q24, [sp, #1408]
	fneg	v18.4s, v18.4s
	fneg	v19.4s, v3.4s
	fmul	v3.4s, v22.4s, v18.4s
	fmul	v23.4s, v22.4s, v19.4s
	fmul	v19.4s, v17.4s, v6.s[0]
	ldr	q17, [sp, #1472]
	fmul	v18.4s, v15.4s, v15.4s
	fmul	v15.4s, v25.4s, v22.4s
	and	v14.16b, v17.16b, v0.16b
	ldr	q0, [sp, #1184]
	fmla	v7.4s, v3.4s, v3.4s
	fmla	v26.4s, v23.4s, v23.4s
	fmul	v25.4s, v0.4s, v6.s[0]
	ldr	q0, [sp, #1424]
	fmul	v6.4s, v22.4s, v22.4s
	xtn	v14.4h, v14.4s
	fmla	v18.4s, v15.4s, v15.4s
	fmul	v7.4s, v0.4s, v7.4s
	fmul	v26.4s, v24.4s, v26.4s
	fmul	v17.4s, v6.4s, v25.4s
	sshll	v6.4s, v14.4h, #0
	fmul	v18.4s, v18.4s, v19.4s
	fmul	v7.4s, v0.4s, v7.4s
	fmul	v26.4s, v24.4s, v26.4s
	fmul	v17.4s, v25.4s, v17.4s
	fmul	v18.4s, v19.4s, v18.4s
	bif	v7.16b, v11.16b, v6.16b
	bif	v26.16b, v11.16b, v6.16b
	bif	v18.16b, v11.16b, v6.16b
	str	q7, [x11, x10]
	mov	v7.16b, v6.16b
	add	x11, x22, x13, lsl #4
	add	x13, x22, x15, lsl #4
	str	q26, [x14, x10]
	str	q18, [x11, x10]
	bsl	v7.16b, v17.16b, v11.16b
	str	q7, [x13, x10]
	tbnz	w8, #2, 255f
	mov	w10, #8
	b	256f
255:
	ldr	q7, [sp, #1536]
	ldr	q17, [sp, #1376]
	mov	v24.16b, v23.16b
	ldr	q23, [sp, #1456]
	ldr	q18, [sp, #1520]
	mov	w11, #80
	fmul	v7.4s, v7.4s, v17.4s
	ldr	q17, [sp, #1488]
	umaddl	x11, w17, w11, x22
	mov	w13, #112
	add	x14, x22, x17, lsl #7
	mov	v4.16b, v6.16b
	umaddl	x13, w17, w13, x22
	fmla	v7.4s, v17.4s, v23.4s
	fmul	v17.4s, v18.4s, v17.4s
	fmul	v18.4s, v18.4s, v23.4s
	fmul	v23.4s, v22.4s, v24.4s
	fmla	v7.4s, v3.4s, v24.4s
	fmla	v17.4s, v3.4s, v15.4s
	fmul	v3.4s, v22.4s, v3.4s
	fmla	v18.4s, v24.4s, v15.4s
	ldr	q24, [sp, #1408]
	fmul	v22.4s, v22.4s, v15.4s
	fmul	v23.4s, v23.4s, v25.4s
	fmul	v7.4s, v24.4s, v7.4s
	fmul	v17.4s, v17.4s, v19.4s
	fmul	v3.4s, v3.4s, v25.4s
	fmul	v18.4s, v18.4s, v19.4s
	fmul	v22.4s, v22.4s, v25.4s
	fmul	v23.4s, v24.4s, v23.4s
	fmul	v7.4s, v0.4s, v7.4s
	fmul	v17.4s, v0.4s, v17.4s
	fmul	v3.4s, v0.4s, v3.4s
	fmul	v18.4s, v24.4s, v18.4s
	fmul	v19.4s, v19.4s, v22.4s
	bif	v7.16b, v11.16b, v6.16b
	bif	v17.16b, v11.16b, v6.16b
	bif	v3.16b, v11.16b, v6.16b
	bif	v18.16b, v11.16b, v6.16b
	bsl	v4.16b, v19.16b, v11.16b
	str	q7, [x11, x10]
	mov	v7.16b, v6.16b
	mov	w11, #160
	str	q17, [x13, x10]
	mov	w13, #176
	umaddl	x11, w17, w11, x22
	str	q18, [x14, x10]
	mov	w14, #192
	umaddl	x13, w17, w13, x22
	bsl	v7.16b, v23.16b, v11.16b
	umaddl	x14, w17, w14, x22
	str	q3, [x11, x10]
	str	q7, [x13, x10]
	str	q4, [x14, x10]
	mov	w10, #14
256:
	fmov	v26.4s, #-1.00000000
	mvni	v6.4s, #127, msl #16
	ldr	q25, [sp, #1504]
	ldr	q24, [sp, #1392]
	mov	x15, x17
	ldr	q23, [sp, #240]
	tbz	w8, #3, 25b
	b	24b
257:
	add	sp, sp, #1552
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
