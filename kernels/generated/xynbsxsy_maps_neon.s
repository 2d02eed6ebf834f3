// Made by `cargo xtask kernels`. Do not edit.
	cbz	w3, 248f
	cbz	w2, 248f
	cbz	w1, 248f
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
	sub	sp, sp, #2368
	ldr	x8, [sp, #2528]
	mov	w21, w1
	mvni	v0.4s, #128, lsl #16
	ldp	x13, x9, [x0, #24]
	mov	w11, w3
	mov	x1, x8
	mov	w8, w2
	str	x8, [sp, #72]
	umull	x8, w8, w21
	fneg	v1.4s, v0.4s
	str	x9, [sp, #256]
	ldp	x9, x16, [x0, #40]
	fmov	v15.4s, #1.00000000
	fmov	v27.4s, #3.00000000
	fmov	v14.4s, #-1.00000000
	lsl	x8, x8, #1
	fmov	v22.4s, #5.00000000
	movi	v12.2d, #0000000000000000
	str	x9, [sp, #152]
	add	w9, w5, w4
	movi	d11, #0000000000000000
	stp	x8, x11, [sp, #16]
	lsl	x8, x21, #1
	add	w9, w9, w6
	lsl	x11, x9, #1
	movi	v9.4s, #127, msl #16
	ldr	x12, [x0]
	stp	x8, x9, [sp, #48]
	mov	w8, #16992
	mov	w9, #58632
	movk	w8, #3490, lsl #16
	movk	w9, #7740, lsl #16
	mov	w19, #62154
	dup	v0.4s, w8
	mov	w8, #4059
	mov	w22, #64269
	movk	w8, #16713, lsl #16
	mov	w23, #44110
	mov	w24, #13
	mov	w25, #56135
	mov	w26, #55248
	mov	w27, #39482
	str	q0, [sp, #752]
	dup	v0.4s, w9
	mov	w28, #51410
	mov	w29, #56146
	mov	w30, #29208
	mov	w0, #14269
	mov	x10, xzr
	add	x6, x12, #48
	add	x5, x12, #16
	stp	q0, q1, [sp, #112]
	dup	v0.4s, w8
	mov	w7, #80
	movk	w19, #29001, lsl #16
	movk	w22, #49354, lsl #16
	movk	w23, #16042, lsl #16
	movk	w24, #48896, lsl #16
	movk	w25, #15947, lsl #16
	movk	w26, #48767, lsl #16
	movk	w27, #15909, lsl #16
	movk	w28, #48686, lsl #16
	movk	w29, #48602, lsl #16
	movk	w30, #13233, lsl #16
	movk	w0, #13702, lsl #16
	str	q0, [sp, #96]
	str	x1, [sp, #264]
	str	x21, [sp, #160]
	b	21f
20:
	ldp	x11, x10, [sp, #32]
	ldp	x8, x9, [sp, #16]
	add	x10, x10, #1
	cmp	x10, x9
	add	x11, x11, x8
	b.eq	247f
21:
	ldr	x8, [sp, #72]
	mov	x9, xzr
	stp	x11, x10, [sp, #32]
	mul	x8, x10, x8
	str	x8, [sp, #64]
	b	23f
22:
	ldp	x11, x9, [sp, #80]
	ldr	x8, [sp, #72]
	add	x9, x9, #1
	cmp	x9, x8
	ldr	x8, [sp, #48]
	add	x11, x11, x8
	b.eq	20b
23:
	ldr	x8, [sp, #64]
	stp	x11, x9, [sp, #80]
	mov	x3, xzr
	str	x11, [sp, #344]
	add	x8, x8, x9
	ldr	x9, [sp, #56]
	madd	x8, x8, x21, x9
	str	x8, [sp, #168]
	b	27f
24:
	ldp	q0, q6, [sp, #208]
	movi	v20.2d, #0000000000000000
	ldp	s30, s9, [x13, #100]
	mov	w11, #29208
	movk	w11, #16177, lsl #16
	umull	x14, w9, w10
	ldr	x15, [sp, #336]
	fdiv	v0.4s, v15.4s, v0.4s
	ldr	x2, [sp, #256]
	add	x17, x9, #2
	lsl	x15, x15, #4
	add	x1, x9, #3
	umull	x17, w17, w10
	add	x14, x2, x14, lsl #4
	umull	x1, w1, w10
	fmul	v28.4s, v6.4s, v0.4s
	mvni	v6.4s, #127, msl #16
	add	v0.4s, v28.4s, v25.4s
	movi	v25.2d, #0000000000000000
	and	v24.16b, v0.16b, v6.16b
	fmov	v0.4s, #-1.00000000
	movi	v6.2d, #0000000000000000
	sub	v29.4s, v15.4s, v24.4s
	fmla	v6.4s, v10.4s, v30.s[0]
	fmla	v0.4s, v29.4s, v28.4s
	ldr	s28, [x13, #136]
	fmla	v20.4s, v10.4s, v28.s[0]
	ldp	s29, s28, [x13, #172]
	fmla	v6.4s, v27.4s, v9.s[0]
	fmla	v5.4s, v7.4s, v0.4s
	ldp	s7, s30, [x13, #140]
	fmla	v25.4s, v10.4s, v29.s[0]
	fmul	v29.4s, v0.4s, v0.4s
	fmla	v19.4s, v8.4s, v0.4s
	fmla	v4.4s, v2.4s, v0.4s
	fmla	v20.4s, v27.4s, v7.s[0]
	fmla	v25.4s, v27.4s, v28.s[0]
	ldp	s7, s27, [x13, #108]
	fmla	v5.4s, v16.4s, v29.4s
	fmla	v20.4s, v26.4s, v30.s[0]
	fmla	v6.4s, v26.4s, v7.s[0]
	ldp	s16, s7, [x13, #180]
	fmla	v19.4s, v29.4s, v5.4s
	ldp	s2, s5, [x13, #148]
	fmla	v25.4s, v26.4s, v16.s[0]
	fmla	v6.4s, v23.4s, v27.s[0]
	fmla	v20.4s, v23.4s, v2.s[0]
	fmla	v4.4s, v29.4s, v19.4s
	fmla	v25.4s, v23.4s, v7.s[0]
	ldp	s2, s7, [x13, #116]
	fmla	v20.4s, v22.4s, v5.s[0]
	fmla	v6.4s, v22.4s, v2.s[0]
	ldp	s2, s16, [x13, #188]
	fmla	v0.4s, v29.4s, v4.4s
	ldp	s4, s5, [x13, #156]
	fmla	v25.4s, v22.4s, v2.s[0]
	scvtf	v2.4s, v24.4s
	fmla	v6.4s, v21.4s, v7.s[0]
	fmla	v20.4s, v21.4s, v4.s[0]
	ldp	s4, s7, [x13, #124]
	fmla	v25.4s, v21.4s, v16.s[0]
	fmla	v0.4s, v31.4s, v2.4s
	dup	v2.4s, w11
	fmla	v6.4s, v18.4s, v4.s[0]
	ldp	s16, s4, [x13, #196]
	fmla	v20.4s, v18.4s, v5.s[0]
	ldr	q5, [sp, #192]
	mov	w11, #16271
	movk	w11, #16363, lsl #16
	fmla	v25.4s, v18.4s, v16.s[0]
	fmla	v0.4s, v2.4s, v5.4s
	dup	v2.4s, w11
	ldp	s5, s16, [x13, #164]
	fmla	v6.4s, v17.4s, v7.s[0]
	ldr	s7, [x13, #132]
	add	x11, x13, #208
	fmla	v20.4s, v17.4s, v5.s[0]
	fmla	v25.4s, v17.4s, v4.s[0]
	ldr	q4, [sp, #240]
	fneg	v5.4s, v3.4s
	fmla	v6.4s, v1.4s, v7.s[0]
	fadd	v3.4s, v3.4s, v3.4s
	fmla	v0.4s, v2.4s, v4.4s
	ldr	s2, [x13, #204]
	ldr	q4, [sp, #176]
	fmla	v20.4s, v1.4s, v16.s[0]
	fmla	v25.4s, v1.4s, v2.s[0]
	movi	v2.4s, #64, lsl #24
	movi	v1.4s, #191, lsl #24
	fmla	v20.4s, v2.4s, v4.4s
	movi	v2.4s, #65, lsl #24
	fmla	v5.4s, v1.4s, v0.4s
	ld1r	{ v0.4s }, [x11]
	umaddl	x11, w9, w10, x10
	fadd	v1.4s, v4.4s, v6.4s
	add	x9, x9, #4
	umull	x9, w9, w10
	fmla	v25.4s, v2.4s, v4.4s
	mov	v2.16b, v13.16b
	bit	v3.16b, v0.16b, v13.16b
	add	x10, x2, x11, lsl #4
	add	x11, x2, x17, lsl #4
	bit	v1.16b, v0.16b, v13.16b
	add	x9, x2, x9, lsl #4
	bsl	v2.16b, v0.16b, v5.16b
	str	q2, [x14, x15]
	mov	v2.16b, v13.16b
	str	q3, [x10, x15]
	add	x10, x2, x1, lsl #4
	str	q1, [x11, x15]
	bsl	v2.16b, v0.16b, v20.16b
	bif	v0.16b, v25.16b, v13.16b
	str	q2, [x10, x15]
	str	q0, [x9, x15]
25:
	ldr	q0, [sp, #2208]
	fmov	v27.4s, #3.00000000
	ldr	q1, [sp, #1264]
	ldr	x9, [sp, #152]
	ldr	x10, [sp, #336]
	fmov	v22.4s, #5.00000000
	orr	v0.16b, v13.16b, v0.16b
	movi	v9.4s, #127, msl #16
	ldr	x1, [sp, #264]
	bsl	v0.16b, v1.16b, v27.16b
	ldr	q1, [sp, #1296]
	str	q1, [x9, x10, lsl #4]
	str	q0, [x9, x8, lsl #4]
	ldr	x8, [sp, #168]
26:
	ldr	x9, [sp, #344]
	add	x3, x3, #1
	cmp	x3, x21
	add	x9, x9, #2
	str	x9, [sp, #344]
	b.eq	22b
27:
	ldr	w10, [x1, #8]
	add	x14, x8, x3
	cmp	x14, x10
	b.hs	26b
	ldr	w21, [x1]
	ldr	w20, [x1, #20]
	str	x14, [sp, #336]
	umull	x8, w21, w21
	lsl	x9, x21, #1
	cbz	w21, 219f
	umull	x11, w21, w21
	ldr	x15, [sp, #344]
	movi	v31.2d, #0000000000000000
	mul	x14, x8, x14
	movi	v7.4s, #16, lsl #16
	fmov	v8.4s, #1.00000000
	fmov	v1.4s, #1.00000000
	movi	v13.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	mul	x17, x15, x11
	movi	v5.2d, #0000000000000000
	movi	v19.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v3.2d, #0000000000000000
	movi	v17.2d, #0000000000000000
	mov	x1, xzr
	lsl	x4, x14, #1
	sub	x14, x21, #2
	b	210f
28:
	fmov	v27.4s, #3.00000000
	movi	v9.4s, #127, msl #16
29:
	fmov	d0, x1
	fadd	v6.4s, v19.4s, v23.4s
	add	x1, x1, #1
	fadd	v24.4s, v5.4s, v20.4s
	fadd	v4.4s, v4.4s, v22.4s
	cmp	x1, x21
	fadd	v18.4s, v18.4s, v21.4s
	fadd	v13.4s, v13.4s, v20.4s
	add	x17, x17, x9
	cmeq	v0.2d, v0.2d, v11.2d
	fadd	v16.4s, v16.4s, v23.4s
	dup	v0.2d, v0.d[0]
	bit	v19.16b, v6.16b, v0.16b
	bit	v5.16b, v24.16b, v0.16b
	b.eq	218f
210:
	madd	w11, w9, w1, w4
	lsl	x2, x17, #4
	and	x11, x11, #0x7ffffffe
	add	x15, x12, x11, lsl #4
	and	x11, x2, #0x7ffffffe0
	add	x11, x6, x11
	ldp	q20, q21, [x15]
	tbnz	w20, #3, 212f
	mov	w2, #1
	fmov	s0, w21
	fsub	v22.4s, v20.4s, v21.4s
	fmov	s6, w2
	fadd	v23.4s, v21.4s, v12.4s
	cmp	w21, #1
	cmeq	v0.4s, v0.4s, v6.4s
	fadd	v6.4s, v17.4s, v21.4s
	fadd	v20.4s, v3.4s, v22.4s
	dup	v0.4s, v0.s[0]
	bit	v17.16b, v6.16b, v0.16b
	bit	v3.16b, v20.16b, v0.16b
	fadd	v20.4s, v22.4s, v12.4s
	b.eq	29b
	cbz	x14, 214f
	sub	x6, x21, #2
	mov	w2, #1
211:
	ldp	q0, q6, [x11, #-16]
	subs	x6, x6, #1
	add	x2, x2, #1
	add	x11, x11, #32
	fsub	v0.4s, v0.4s, v6.4s
	fadd	v23.4s, v23.4s, v6.4s
	fadd	v20.4s, v20.4s, v0.4s
	b.ne	211b
	b	215f
212:
	mov	w2, #1568669696
	mov	v10.16b, v31.16b
	cmp	w21, #1
	dup	v6.4s, w2
	mov	w2, #2382
	movk	w2, #16192, lsl #16
	dup	v24.4s, w2
	mov	w2, #28477
	fcmgt	v0.4s, v6.4s, v21.4s
	movk	w2, #16149, lsl #16
	dup	v27.4s, w2
	mov	w2, #23130
	movk	w2, #15901, lsl #16
	dup	v25.4s, w2
	mov	w2, #63253
	and	v22.16b, v0.16b, v20.16b
	movk	w2, #15654, lsl #16
	dup	v0.4s, w2
	mov	w2, #18706
	mov	v29.16b, v25.16b
	movk	w2, #15319, lsl #16
	fadd	v23.4s, v22.4s, v24.4s
	fadd	v28.4s, v22.4s, v27.4s
	dup	v26.4s, w2
	mov	w2, #1
	mov	v30.16b, v26.16b
	fmla	v29.4s, v22.4s, v23.4s
	mov	v23.16b, v0.16b
	fmla	v23.4s, v22.4s, v28.4s
	fcmgt	v28.4s, v22.4s, #0.0
	fmla	v30.4s, v22.4s, v29.4s
	fsub	v22.4s, v20.4s, v21.4s
	bif	v23.16b, v15.16b, v28.16b
	mov	v29.16b, v28.16b
	and	v28.16b, v28.16b, v15.16b
	fadd	v31.4s, v3.4s, v22.4s
	bsl	v29.16b, v30.16b, v15.16b
	fmov	s30, w2
	fmul	v20.4s, v1.4s, v23.4s
	fmov	s23, w21
	fmul	v29.4s, v8.4s, v29.4s
	cmeq	v23.4s, v23.4s, v30.4s
	fadd	v30.4s, v17.4s, v21.4s
	ushr	v8.4s, v20.4s, #23
	dup	v23.4s, v23.s[0]
	sub	v7.4s, v7.4s, v8.4s
	and	v8.16b, v29.16b, v9.16b
	movi	v9.4s, #127, msl #16
	bit	v17.16b, v30.16b, v23.16b
	bit	v3.16b, v31.16b, v23.16b
	fadd	v31.4s, v10.4s, v28.4s
	fadd	v23.4s, v21.4s, v12.4s
	usra	v7.4s, v29.4s, #23
	orr	v8.16b, v8.16b, v15.16b
	and	v9.16b, v20.16b, v9.16b
	fadd	v20.4s, v22.4s, v12.4s
	orr	v1.16b, v9.16b, v15.16b
	b.eq	28b
	str	q13, [sp, #2352]
	mov	v13.16b, v31.16b
	cbz	x14, 216f
	movi	v11.4s, #127, msl #16
	sub	x2, x21, #2
	mov	w6, #1
213:
	ldp	q30, q28, [x11, #-16]
	mov	v9.16b, v25.16b
	mov	v2.16b, v8.16b
	mov	v10.16b, v26.16b
	subs	x2, x2, #1
	add	x6, x6, #1
	add	x11, x11, #32
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
	bsl	v29.16b, v31.16b, v15.16b
	mov	v31.16b, v8.16b
	and	v8.16b, v8.16b, v15.16b
	bsl	v31.16b, v10.16b, v15.16b
	fadd	v13.4s, v13.4s, v8.4s
	fmul	v29.4s, v1.4s, v29.4s
	fmul	v31.4s, v2.4s, v31.4s
	ushr	v9.4s, v29.4s, #23
	and	v29.16b, v29.16b, v11.16b
	sub	v7.4s, v7.4s, v9.4s
	and	v9.16b, v31.16b, v11.16b
	orr	v1.16b, v29.16b, v15.16b
	usra	v7.4s, v31.4s, #23
	orr	v8.16b, v9.16b, v15.16b
	b.ne	213b
	b	217f
214:
	mov	w2, #1
215:
	add	x11, x15, x2, lsl #5
	fmov	d25, x21
	add	x6, x12, #48
	ldp	q0, q6, [x11]
	add	x11, x2, #1
	fmov	d24, x11
	fsub	v0.4s, v0.4s, v6.4s
	fadd	v26.4s, v17.4s, v6.4s
	fadd	v23.4s, v23.4s, v6.4s
	cmeq	v24.2d, v24.2d, v25.2d
	fadd	v25.4s, v3.4s, v0.4s
	dup	v24.2d, v24.d[0]
	fadd	v20.4s, v20.4s, v0.4s
	bit	v17.16b, v26.16b, v24.16b
	bit	v3.16b, v25.16b, v24.16b
	b	29b
216:
	mov	w6, #1
	movi	v11.4s, #127, msl #16
217:
	add	x11, x15, x6, lsl #5
	movi	v9.4s, #127, msl #16
	ldp	q29, q28, [x11]
	add	x11, x6, #1
	add	x6, x12, #48
	fcmgt	v6.4s, v6.4s, v28.4s
	fadd	v30.4s, v17.4s, v28.4s
	fadd	v23.4s, v23.4s, v28.4s
	and	v6.16b, v6.16b, v29.16b
	fadd	v24.4s, v6.4s, v24.4s
	fadd	v27.4s, v6.4s, v27.4s
	fmla	v25.4s, v6.4s, v24.4s
	fmla	v0.4s, v6.4s, v27.4s
	fcmgt	v24.4s, v6.4s, #0.0
	fmov	d27, x21
	fmla	v26.4s, v6.4s, v25.4s
	bif	v0.16b, v15.16b, v24.16b
	mov	v6.16b, v24.16b
	fsub	v25.4s, v29.4s, v28.4s
	and	v24.16b, v24.16b, v15.16b
	bsl	v6.16b, v26.16b, v15.16b
	fmul	v0.4s, v1.4s, v0.4s
	fmov	d26, x11
	fadd	v29.4s, v3.4s, v25.4s
	fadd	v31.4s, v13.4s, v24.4s
	fadd	v20.4s, v20.4s, v25.4s
	ldr	q13, [sp, #2352]
	cmeq	v26.2d, v26.2d, v27.2d
	fmul	v6.4s, v8.4s, v6.4s
	ushr	v27.4s, v0.4s, #23
	and	v0.16b, v0.16b, v11.16b
	dup	v26.2d, v26.d[0]
	sub	v7.4s, v7.4s, v27.4s
	orr	v1.16b, v0.16b, v15.16b
	and	v27.16b, v6.16b, v11.16b
	movi	d11, #0000000000000000
	bit	v3.16b, v29.16b, v26.16b
	bit	v17.16b, v30.16b, v26.16b
	usra	v7.4s, v6.4s, #23
	orr	v8.16b, v27.16b, v15.16b
	fmov	v27.4s, #3.00000000
	b	29b
218:
	mov	w11, #562036736
	ucvtf	v22.4s, v7.4s
	ldr	x1, [sp, #264]
	dup	v0.4s, w11
	mov	w11, #-914358272
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
	fmov	v22.4s, #5.00000000
	str	q0, [sp, #192]
	b	220f
219:
	movi	v0.2d, #0000000000000000
	fmov	v1.4s, #1.00000000
	movi	v7.2d, #0000000000000000
	movi	v3.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
	movi	v17.2d, #0000000000000000
	movi	v20.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v13.2d, #0000000000000000
	str	q0, [sp, #192]
	movi	v31.2d, #0000000000000000
	fmov	v8.4s, #1.00000000
220:
	ucvtf	s0, w21
	movi	v23.4s, #63, lsl #24
	stp	q8, q31, [sp, #224]
	movi	v2.2d, #0000000000000000
	str	q1, [sp, #208]
	dup	v0.4s, v0.s[0]
	fsub	v18.4s, v0.4s, v18.4s
	fsub	v17.4s, v0.4s, v17.4s
	fsub	v16.4s, v0.4s, v16.4s
	fsub	v7.4s, v0.4s, v7.4s
	fmaxnm	v18.4s, v18.4s, v15.4s
	fmaxnm	v17.4s, v17.4s, v15.4s
	fmaxnm	v16.4s, v16.4s, v15.4s
	fmaxnm	v7.4s, v7.4s, v15.4s
	fdiv	v18.4s, v15.4s, v18.4s
	fdiv	v17.4s, v15.4s, v17.4s
	fmul	v5.4s, v5.4s, v18.4s
	fdiv	v16.4s, v15.4s, v16.4s
	fmul	v17.4s, v20.4s, v17.4s
	fdiv	v7.4s, v15.4s, v7.4s
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
	fmul	v3.4s, v3.4s, v23.4s
	cbz	w21, 223f
	fmaxnm	v2.4s, v3.4s, v2.4s
	umull	x11, w21, w21
	ldr	x14, [sp, #344]
	movi	v4.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v7.2d, #0000000000000000
	mul	x11, x14, x11
	mov	x14, xzr
	fmul	v17.4s, v2.4s, v27.4s
	movi	v2.2d, #0000000000000000
221:
	ubfx	x15, x11, #1, #30
	movi	v18.2d, #0000000000000000
	mov	x17, xzr
	add	x15, x5, x15, lsl #5
222:
	ldp	q19, q20, [x15, #-16]
	mov	v21.16b, v17.16b
	add	x15, x15, #32
	fsub	v19.4s, v19.4s, v20.4s
	fmla	v21.4s, v27.4s, v20.4s
	fsub	v19.4s, v19.4s, v3.4s
	fneg	v20.4s, v21.4s
	fmaxnm	v19.4s, v19.4s, v12.4s
	fmla	v20.4s, v19.4s, v19.4s
	ucvtf	s19, x17
	add	x17, x17, #1
	cmp	x21, x17
	fmaxnm	v20.4s, v20.4s, v12.4s
	fmul	s21, s19, s19
	fadd	v18.4s, v18.4s, v20.4s
	fmla	v16.4s, v20.4s, v19.s[0]
	fmla	v7.4s, v20.4s, v21.s[0]
	b.ne	222b
	ucvtf	s19, x14
	fadd	v4.4s, v4.4s, v18.4s
	add	x14, x14, #1
	cmp	x14, x21
	add	x11, x11, x9
	fmul	s20, s19, s19
	fmla	v5.4s, v18.4s, v19.s[0]
	fmla	v2.4s, v18.4s, v20.s[0]
	b.ne	221b
	b	224f
223:
	movi	v7.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	mov	x9, xzr
	movi	v16.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
224:
	ldr	q17, [sp, #752]
	fmov	v31.4s, #1.00000000
	fadd	v0.4s, v0.4s, v14.4s
	ucvtf	s18, x8
	ldr	q19, [sp, #112]
	movi	v1.2d, #0000000000000000
	fmaxnm	v17.4s, v4.4s, v17.4s
	add	x11, x13, #52
	add	x8, x13, #20
	fcmgt	v19.4s, v4.4s, v19.4s
	add	x14, x13, #68
	fmov	v8.4s, #4.00000000
	fmul	v20.4s, v0.4s, v23.4s
	ld1r	{ v23.4s }, [x11]
	add	x11, x13, #56
	dup	v18.4s, v18.s[0]
	str	q1, [sp, #464]
	fmov	v1.4s, #1.50000000
	fdiv	v17.4s, v31.4s, v17.4s
	ld1r	{ v21.4s }, [x11]
	add	x11, x13, #88
	ld1r	{ v27.4s }, [x11]
	add	x11, x13, #92
	ld1r	{ v24.4s }, [x14]
	ld1r	{ v29.4s }, [x11]
	add	x11, x13, #72
	dup	v10.4s, w19
	str	q1, [sp, #352]
	ld1r	{ v28.4s }, [x11]
	add	x11, x13, #96
	ld1r	{ v30.4s }, [x11]
	add	x11, x13, #84
	stp	q27, q24, [sp, #944]
	movi	v11.2d, #0000000000000000
	stp	q23, q21, [sp, #816]
	stp	q30, q29, [sp, #896]
	str	q28, [sp, #928]
	str	q10, [sp, #320]
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
	fsub	v20.4s, v18.4s, v6.4s
	ld1r	{ v6.4s }, [x8]
	add	x8, x13, #76
	ldr	q18, [sp, #128]
	ld1r	{ v25.4s }, [x8]
	add	x8, x13, #80
	fmls	v7.4s, v0.4s, v0.4s
	ld1r	{ v26.4s }, [x8]
	add	x8, x13, #60
	fmls	v17.4s, v2.4s, v2.4s
	str	q20, [sp, #176]
	fminnm	v0.4s, v0.4s, v25.4s
	str	q18, [sp, #976]
	stp	q26, q25, [sp, #784]
	fminnm	v2.4s, v2.4s, v26.4s
	movi	v26.2d, #0000000000000000
	fadd	v7.4s, v7.4s, v7.4s
	str	q26, [sp, #416]
	fminnm	v5.4s, v7.4s, v16.4s
	fadd	v7.4s, v17.4s, v17.4s
	fcmgt	v17.4s, v6.4s, #0.0
	fmaxnm	v5.4s, v5.4s, v19.4s
	fminnm	v7.4s, v7.4s, v16.4s
	ldr	q16, [sp, #96]
	fsqrt	v5.4s, v5.4s
	fmaxnm	v7.4s, v7.4s, v19.4s
	fsqrt	v7.4s, v7.4s
	fmul	v16.4s, v5.4s, v16.4s
	bit	v5.16b, v6.16b, v17.16b
	fminnm	v5.4s, v5.4s, v29.4s
	fmaxnm	v26.4s, v5.4s, v24.4s
	fmul	v16.4s, v7.4s, v16.4s
	bif	v6.16b, v7.16b, v17.16b
	fsub	v7.4s, v30.4s, v28.4s
	fmov	v17.4s, #6.00000000
	fmul	v4.4s, v4.4s, v16.4s
	fminnm	v6.4s, v6.4s, v30.4s
	fcmgt	v17.4s, v17.4s, v20.4s
	fsqrt	v16.4s, v4.4s
	fabs	v4.4s, v13.4s
	fmls	v13.4s, v20.4s, v3.4s
	fminnm	v3.4s, v3.4s, v27.4s
	ld1r	{ v27.4s }, [x11]
	add	x11, x13, #64
	ld1r	{ v25.4s }, [x11]
	ld1r	{ v20.4s }, [x8]
	ldr	w8, [x1, #16]
	umull	x11, w21, w21
	cmhi	v4.4s, v4.4s, v18.4s
	stp	q27, q25, [sp, #848]
	fmaxnm	v25.4s, v3.4s, v25.4s
	str	q20, [sp, #880]
	orr	v4.16b, v4.16b, v17.16b
	ucvtf	s17, w8
	ldr	x8, [sp, #344]
	mul	x1, x8, x11
	add	x8, x16, #32
	umaddl	x8, w21, w7, x8
	fmaxnm	v1.4s, v13.4s, v16.4s
	movi	v16.2d, #0000000000000000
	stp	q16, q16, [sp, #432]
	fsub	v16.4s, v29.4s, v24.4s
	fmaxnm	v1.4s, v1.4s, v31.4s
	fmul	v5.4s, v16.4s, v19.4s
	fminnm	v1.4s, v1.4s, v27.4s
	bic	v27.16b, v31.16b, v4.16b
	fmul	v3.4s, v7.4s, v19.4s
	fmaxnm	v7.4s, v0.4s, v23.4s
	fmaxnm	v0.4s, v2.4s, v21.4s
	fmaxnm	v23.4s, v6.4s, v28.4s
	movi	v2.4s, #8
	stp	q3, q5, [sp, #272]
	movi	v3.4s, #16
	str	q0, [sp, #1696]
	fmaxnm	v0.4s, v1.4s, v20.4s
	movi	v1.4s, #4
	str	q0, [sp, #1728]
	movi	v0.2d, #0000000000000000
	stp	q0, q0, [sp, #384]
	fmov	v0.4s, #4.00000000
	str	q0, [sp, #368]
	mov	v0.16b, v4.16b
	movi	v4.4s, #32
	bsl	v0.16b, v8.16b, v22.16b
	str	q0, [sp, #1264]
	movi	v0.2d, #0000000000000000
	str	q0, [sp, #496]
	stp	q10, q0, [sp, #992]
	str	q0, [sp, #1296]
	fmov	v0.4s, #1.00000000
	str	q0, [sp, #480]
	dup	v0.4s, v17.s[0]
	str	q0, [sp, #512]
	movi	v0.4s, #2
	b	226f
225:
	fmul	v4.4s, v3.4s, v1.4s
	movi	v5.2d, #0000000000000000
	ldr	q1, [sp, #1312]
	ldr	q2, [sp, #464]
	ldr	q3, [sp, #432]
	ldr	q16, [sp, #1248]
	mov	w11, #7549
	ldr	q7, [sp, #2128]
	str	q27, [sp, #2000]
	movk	w11, #9872, lsl #16
	fmls	v17.4s, v4.4s, v1.4s
	ldr	q1, [sp, #2192]
	dup	v21.4s, w11
	mov	w11, #84
	fmla	v5.4s, v2.4s, v1.4s
	ldr	q1, [sp, #1328]
	ldr	q2, [sp, #2208]
	movk	w11, #16256, lsl #16
	fmul	v1.4s, v1.4s, v17.4s
	fmla	v5.4s, v3.4s, v2.4s
	ldr	q2, [sp, #448]
	ldr	q3, [sp, #2144]
	fmls	v0.4s, v1.4s, v18.4s
	fmla	v5.4s, v2.4s, v3.4s
	ldr	q2, [sp, #1936]
	fmls	v0.4s, v4.4s, v13.4s
	fmul	v19.4s, v2.4s, v1.4s
	ldr	q2, [sp, #1344]
	ldr	q13, [sp, #1952]
	fmul	v6.4s, v2.4s, v0.4s
	ldr	q0, [sp, #1744]
	ldr	q2, [sp, #1232]
	str	q19, [sp, #1328]
	fcmlt	v10.4s, v19.4s, #0.0
	fmls	v2.4s, v6.4s, v0.4s
	ldr	q0, [sp, #1376]
	fmul	v17.4s, v13.4s, v6.4s
	fmls	v2.4s, v1.4s, v0.4s
	ldr	q0, [sp, #1360]
	str	q17, [sp, #2240]
	fmls	v2.4s, v4.4s, v0.4s
	ldr	q0, [sp, #1760]
	fmul	v3.4s, v0.4s, v2.4s
	ldr	q0, [sp, #1392]
	ldr	q2, [sp, #1792]
	fmls	v16.4s, v3.4s, v0.4s
	ldr	q0, [sp, #1776]
	fmls	v16.4s, v6.4s, v0.4s
	fabs	v0.4s, v19.4s
	fadd	v0.4s, v0.4s, v21.4s
	fmls	v16.4s, v1.4s, v2.4s
	ldr	q2, [sp, #416]
	fmla	v5.4s, v2.4s, v7.4s
	ldr	q2, [sp, #1408]
	ldr	q7, [sp, #384]
	fdiv	v0.4s, v15.4s, v0.4s
	fmls	v16.4s, v4.4s, v2.4s
	ldr	q2, [sp, #2352]
	fmla	v5.4s, v7.4s, v2.4s
	fabs	v7.4s, v17.4s
	ldr	q2, [sp, #400]
	fadd	v7.4s, v7.4s, v21.4s
	str	q0, [sp, #1792]
	ldr	q0, [sp, #1856]
	fmul	v17.4s, v0.4s, v16.4s
	ldr	q0, [sp, #2224]
	ldr	q16, [sp, #1424]
	fmla	v5.4s, v2.4s, v0.4s
	ldr	q0, [sp, #1472]
	fmov	v2.4s, #0.25000000
	fmls	v16.4s, v17.4s, v0.4s
	ldr	q0, [sp, #496]
	str	q0, [sp, #496]
	fsub	v5.4s, v0.4s, v5.4s
	fmul	v18.4s, v0.4s, v2.4s
	fdiv	v0.4s, v15.4s, v7.4s
	ldr	q2, [sp, #592]
	fmaxnm	v5.4s, v5.4s, v18.4s
	str	q0, [sp, #1984]
	ldr	q0, [sp, #1456]
	fmls	v16.4s, v3.4s, v0.4s
	ldr	q0, [sp, #1440]
	fmls	v16.4s, v6.4s, v0.4s
	ldr	q0, [sp, #752]
	fmaxnm	v5.4s, v5.4s, v0.4s
	ldr	q0, [sp, #1504]
	fmls	v16.4s, v1.4s, v2.4s
	fmul	v6.4s, v0.4s, v17.4s
	ldr	q2, [sp, #1088]
	fdiv	v1.4s, v15.4s, v5.4s
	fmls	v16.4s, v4.4s, v2.4s
	fcmlt	v11.4s, v6.4s, #0.0
	str	q6, [sp, #1760]
	str	q1, [sp, #1776]
	fabs	v1.4s, v6.4s
	fadd	v5.4s, v1.4s, v21.4s
	ldr	q1, [sp, #1888]
	fmul	v18.4s, v1.4s, v16.4s
	ldp	q16, q7, [sp, #800]
	fdiv	v5.4s, v15.4s, v5.4s
	fcmlt	v27.4s, v18.4s, #0.0
	str	q18, [sp, #1856]
	str	q5, [sp, #2032]
	fabs	v5.4s, v18.4s
	ldr	q18, [sp, #1616]
	fadd	v2.4s, v5.4s, v21.4s
	ldr	q5, [sp, #1968]
	fmul	v14.4s, v5.4s, v3.4s
	ldr	q3, [sp, #1488]
	fdiv	v2.4s, v15.4s, v2.4s
	fmul	v17.4s, v3.4s, v4.4s
	fabs	v3.4s, v14.4s
	str	q14, [sp, #1744]
	fcmlt	v26.4s, v17.4s, #0.0
	str	q17, [sp, #2256]
	fadd	v3.4s, v3.4s, v21.4s
	str	q2, [sp, #2016]
	ldr	q2, [sp, #544]
	fminnm	v4.4s, v2.4s, v15.4s
	ldr	q2, [sp, #1664]
	str	q2, [sp, #1664]
	fsub	v22.4s, v2.4s, v7.4s
	fsub	v24.4s, v16.4s, v2.4s
	ldr	q16, [sp, #928]
	ldr	q2, [sp, #1920]
	mov	v7.16b, v5.16b
	fsub	v23.4s, v2.4s, v16.4s
	ldr	q16, [sp, #896]
	bit	v24.16b, v22.16b, v27.16b
	fmov	v22.4s, #1.00000000
	fsub	v25.4s, v16.4s, v2.4s
	ldr	q2, [sp, #576]
	fdiv	v16.4s, v15.4s, v3.4s
	ldr	q3, [sp, #1712]
	fcmlt	v15.4s, v14.4s, #0.0
	fminnm	v4.4s, v4.4s, v2.4s
	ldr	q2, [sp, #2272]
	fmul	v28.4s, v2.4s, v1.4s
	ldr	q2, [sp, #2176]
	fmul	v29.4s, v2.4s, v0.4s
	ldr	q2, [sp, #2288]
	str	q9, [sp, #2288]
	ldr	q9, [sp, #1936]
	fmul	v30.4s, v2.4s, v5.4s
	mov	v2.16b, v26.16b
	fmul	v26.4s, v0.4s, v29.4s
	ldr	q0, [sp, #560]
	bsl	v2.16b, v23.16b, v25.16b
	fmul	v25.4s, v1.4s, v28.4s
	ldr	q1, [sp, #832]
	fminnm	v5.4s, v4.4s, v0.4s
	ldr	q0, [sp, #1696]
	fmul	v27.4s, v7.4s, v30.4s
	mov	v23.16b, v19.16b
	mov	v19.16b, v13.16b
	fabs	v13.4s, v17.4s
	fsub	v28.4s, v0.4s, v1.4s
	ldr	q1, [sp, #784]
	fsub	v17.4s, v22.4s, v18.4s
	str	q2, [sp, #2176]
	ldr	q2, [sp, #960]
	fsub	v29.4s, v1.4s, v0.4s
	ldr	q0, [sp, #1728]
	ldr	q1, [sp, #880]
	fadd	v21.4s, v13.4s, v21.4s
	fsub	v30.4s, v0.4s, v1.4s
	ldr	q1, [sp, #1872]
	fmla	v17.4s, v18.4s, v26.4s
	fsub	v31.4s, v1.4s, v2.4s
	ldr	q2, [sp, #912]
	bif	v28.16b, v29.16b, v11.16b
	ldr	q11, [sp, #496]
	fsub	v8.4s, v2.4s, v1.4s
	ldr	q1, [sp, #848]
	ldr	q2, [sp, #1536]
	fsub	v12.4s, v1.4s, v0.4s
	ldr	q0, [sp, #864]
	ldr	q1, [sp, #1568]
	fsub	v14.4s, v22.4s, v2.4s
	fsub	v7.4s, v3.4s, v0.4s
	ldr	q0, [sp, #944]
	fsub	v6.4s, v22.4s, v1.4s
	bif	v31.16b, v8.16b, v10.16b
	fsub	v4.4s, v0.4s, v3.4s
	ldr	q0, [sp, #2240]
	bif	v30.16b, v12.16b, v15.16b
	fmla	v14.4s, v2.4s, v27.4s
	fmul	v27.4s, v18.4s, v28.4s
	fcmgt	v15.4s, v11.4s, #0.0
	fcmlt	v3.4s, v0.4s, #0.0
	ldr	q0, [sp, #1776]
	fmla	v6.4s, v1.4s, v25.4s
	ldr	q25, [sp, #528]
	fmul	v29.4s, v11.4s, v0.4s
	ldr	q0, [sp, #2016]
	fminnm	v5.4s, v5.4s, v25.4s
	dup	v25.4s, w11
	mov	w11, #49807
	fmul	v8.4s, v24.4s, v0.4s
	fmul	v0.4s, v1.4s, v24.4s
	ldr	q1, [sp, #2032]
	bit	v4.16b, v7.16b, v3.16b
	ldr	q3, [sp, #480]
	fdiv	v24.4s, v22.4s, v21.4s
	fmul	v21.4s, v28.4s, v1.4s
	ldr	q1, [sp, #2048]
	movk	w11, #15605, lsl #16
	fmul	v26.4s, v3.4s, v29.4s
	fmul	v3.4s, v30.4s, v16.4s
	ldr	q16, [sp, #352]
	fmul	v28.4s, v8.4s, v25.4s
	fmul	v8.4s, v1.4s, v19.4s
	ldr	q1, [sp, #2320]
	fmul	v29.4s, v2.4s, v30.4s
	fminnm	v13.4s, v5.4s, v20.4s
	dup	v5.4s, w19
	fmul	v10.4s, v1.4s, v9.4s
	fcmgt	v1.4s, v0.4s, #0.0
	ldr	q0, [sp, #1008]
	fminnm	v2.4s, v26.4s, v16.4s
	movi	v26.4s, #63, lsl #24
	str	q14, [sp, #1776]
	fcmgt	v16.4s, v0.4s, #0.0
	ldr	q20, [sp, #1792]
	dup	v14.4s, w11
	fcmgt	v27.4s, v27.4s, #0.0
	fmul	v18.4s, v21.4s, v25.4s
	fminnm	v28.4s, v28.4s, v5.4s
	fmul	v0.4s, v9.4s, v10.4s
	ldr	q9, [sp, #1552]
	fminnm	v7.4s, v13.4s, v6.4s
	fmul	v12.4s, v20.4s, v26.4s
	fmaxnm	v11.4s, v2.4s, v14.4s
	mov	v2.16b, v1.16b
	orn	v6.16b, v16.16b, v15.16b
	fmul	v8.4s, v19.4s, v8.4s
	fsub	v21.4s, v22.4s, v9.4s
	ldr	q13, [sp, #1520]
	bsl	v27.16b, v18.16b, v5.16b
	ldr	q1, [sp, #1984]
	str	q0, [sp, #2320]
	ldr	q0, [sp, #1648]
	bsl	v2.16b, v28.16b, v5.16b
	fmul	v19.4s, v13.4s, v12.4s
	fmul	v28.4s, v9.4s, v4.4s
	mov	v30.16b, v6.16b
	fmul	v10.4s, v0.4s, v12.4s
	fmul	v12.4s, v3.4s, v25.4s
	ldr	q3, [sp, #1920]
	ldr	q6, [sp, #2256]
	str	q16, [sp, #1888]
	fmla	v21.4s, v9.4s, v8.4s
	ldr	q16, [sp, #1600]
	ldr	q22, [sp, #1712]
	fmul	v1.4s, v4.4s, v1.4s
	fadd	v8.4s, v3.4s, v6.4s
	ldr	q6, [sp, #2240]
	fmov	v15.4s, #1.00000000
	fminnm	v18.4s, v7.4s, v17.4s
	fmul	v7.4s, v16.4s, v31.4s
	fminnm	v2.4s, v2.4s, v27.4s
	fmul	v27.4s, v31.4s, v20.4s
	fmul	v31.4s, v24.4s, v26.4s
	fcmgt	v28.4s, v28.4s, #0.0
	fadd	v26.4s, v22.4s, v6.4s
	ldr	q6, [sp, #2016]
	fminnm	v4.4s, v19.4s, v10.4s
	mov	v19.16b, v20.16b
	ldr	q14, [sp, #1872]
	ldr	q9, [sp, #1584]
	fmul	v20.4s, v13.4s, v6.4s
	ldr	q6, [sp, #2176]
	fmul	v1.4s, v1.4s, v25.4s
	bsl	v30.16b, v15.16b, v11.16b
	fadd	v10.4s, v14.4s, v23.4s
	fcmgt	v29.4s, v29.4s, #0.0
	fmul	v11.4s, v9.4s, v6.4s
	fmul	v23.4s, v6.4s, v24.4s
	mov	v6.16b, v28.16b
	fcmgt	v17.4s, v7.4s, #0.0
	fmul	v27.4s, v27.4s, v25.4s
	fmul	v13.4s, v13.4s, v31.4s
	fmul	v31.4s, v0.4s, v31.4s
	mov	w11, #46871
	bsl	v6.16b, v1.16b, v5.16b
	ldp	q7, q1, [sp, #896]
	bsl	v29.16b, v12.16b, v5.16b
	fminnm	v12.4s, v8.4s, v7.4s
	ldr	q7, [sp, #288]
	fminnm	v20.4s, v30.4s, v20.4s
	fminnm	v28.4s, v10.4s, v1.4s
	ldr	q1, [sp, #2032]
	fmul	v23.4s, v23.4s, v25.4s
	fmul	v19.4s, v7.4s, v19.4s
	fminnm	v31.4s, v13.4s, v31.4s
	ldr	q13, [sp, #1728]
	fmul	v1.4s, v0.4s, v1.4s
	ldp	q0, q7, [sp, #928]
	fminnm	v2.4s, v2.4s, v29.4s
	fcmgt	v29.4s, v11.4s, #0.0
	ldr	q11, [sp, #1760]
	str	q30, [sp, #2048]
	ldr	q30, [sp, #784]
	movk	w11, #14545, lsl #16
	fmaxnm	v25.4s, v12.4s, v0.4s
	mov	v0.16b, v5.16b
	bit	v5.16b, v27.16b, v17.16b
	fminnm	v27.4s, v26.4s, v7.4s
	ldr	q7, [sp, #960]
	fminnm	v4.4s, v4.4s, v19.4s
	fminnm	v20.4s, v20.4s, v1.4s
	fminnm	v1.4s, v2.4s, v6.4s
	ldr	q2, [sp, #272]
	fmaxnm	v19.4s, v28.4s, v7.4s
	ldr	q7, [sp, #1744]
	bif	v23.16b, v0.16b, v29.16b
	fmul	v2.4s, v2.4s, v24.4s
	mov	v6.16b, v0.16b
	str	q0, [sp, #2272]
	fadd	v17.4s, v13.4s, v7.4s
	fcmeq	v24.4s, v8.4s, v25.4s
	fcmeq	v25.4s, v25.4s, v3.4s
	ldp	q0, q3, [sp, #848]
	fsub	v28.4s, v15.4s, v16.4s
	fcmeq	v8.4s, v10.4s, v19.4s
	ldr	q7, [sp, #1488]
	fminnm	v1.4s, v1.4s, v5.4s
	ldr	q12, [sp, #1696]
	fminnm	v4.4s, v20.4s, v4.4s
	fcmeq	v19.4s, v19.4s, v14.4s
	fmaxnm	v27.4s, v27.4s, v3.4s
	fminnm	v10.4s, v17.4s, v0.4s
	ldr	q3, [sp, #2064]
	ldr	q0, [sp, #2320]
	bic	v24.16b, v25.16b, v24.16b
	fadd	v29.4s, v12.4s, v11.4s
	fmul	v5.4s, v3.4s, v7.4s
	ldr	q3, [sp, #880]
	fminnm	v2.4s, v31.4s, v2.4s
	fmla	v28.4s, v16.4s, v0.4s
	ldr	q0, [sp, #1776]
	bic	v19.16b, v19.16b, v8.16b
	fcmeq	v16.4s, v26.4s, v27.4s
	fcmeq	v20.4s, v27.4s, v22.4s
	fmaxnm	v25.4s, v10.4s, v3.4s
	movi	v3.4s, #32
	fminnm	v0.4s, v18.4s, v0.4s
	fminnm	v22.4s, v29.4s, v30.4s
	fminnm	v2.4s, v4.4s, v2.4s
	fminnm	v1.4s, v1.4s, v23.4s
	ldr	q18, [sp, #1856]
	ldr	q8, [sp, #1664]
	fmul	v5.4s, v7.4s, v5.4s
	ldr	q31, [sp, #832]
	bic	v16.16b, v20.16b, v16.16b
	ldr	q7, [sp, #976]
	fcmeq	v17.4s, v17.4s, v25.4s
	and	v20.16b, v24.16b, v3.16b
	movi	v3.4s, #16
	fadd	v4.4s, v8.4s, v18.4s
	fminnm	v0.4s, v0.4s, v21.4s
	fsub	v21.4s, v15.4s, v9.4s
	fmaxnm	v22.4s, v22.4s, v31.4s
	fcmeq	v23.4s, v25.4s, v13.4s
	fcmgt	v24.4s, v6.4s, v7.4s
	ldr	q27, [sp, #800]
	fcmgt	v26.4s, v2.4s, v1.4s
	mov	v6.16b, v12.16b
	fmov	v10.4s, #1.00000000
	and	v19.16b, v19.16b, v3.16b
	movi	v3.4s, #8
	fminnm	v25.4s, v4.4s, v27.4s
	fmla	v21.4s, v9.4s, v5.4s
	fcmeq	v5.4s, v29.4s, v22.4s
	fcmeq	v22.4s, v22.4s, v12.4s
	bic	v17.16b, v23.16b, v17.16b
	fminnm	v0.4s, v0.4s, v28.4s
	ldr	q28, [sp, #2080]
	orr	v19.16b, v19.16b, v20.16b
	and	v7.16b, v24.16b, v26.16b
	ldr	q24, [sp, #816]
	and	v20.16b, v16.16b, v3.16b
	movi	v3.4s, #4
	ldr	q29, [sp, #2160]
	fmaxnm	v23.4s, v25.4s, v24.4s
	bic	v5.16b, v22.16b, v5.16b
	mov	v22.16b, v14.16b
	mov	v12.16b, v7.16b
	str	q7, [sp, #2320]
	ldr	q7, [sp, #1024]
	orr	v19.16b, v19.16b, v20.16b
	fminnm	v20.4s, v0.4s, v21.4s
	ldr	q9, [sp, #1632]
	and	v17.16b, v17.16b, v3.16b
	movi	v3.4s, #2
	bsl	v12.16b, v1.16b, v2.16b
	fcmeq	v1.4s, v4.4s, v23.4s
	dup	v4.4s, w11
	fcmeq	v2.4s, v23.4s, v8.4s
	mov	w11, #52429
	orr	v21.16b, v19.16b, v17.16b
	movk	w11, #48972, lsl #16
	and	v5.16b, v5.16b, v3.16b
	ldr	q3, [sp, #768]
	fcmgt	v19.4s, v4.4s, v20.4s
	mov	v4.16b, v8.16b
	fsub	v17.4s, v7.4s, v3.4s
	bic	v2.16b, v2.16b, v1.16b
	ldr	q7, [sp, #1888]
	orr	v5.16b, v21.16b, v5.16b
	ldr	q3, [sp, #2256]
	fmla	v4.4s, v12.4s, v18.4s
	and	v20.16b, v7.16b, v19.16b
	fcmgt	v21.4s, v17.4s, #0.0
	sub	v1.4s, v5.4s, v2.4s
	fminnm	v2.4s, v4.4s, v27.4s
	mov	v4.16b, v6.16b
	str	q1, [sp, #2240]
	cmeq	v5.4s, v1.4s, #0
	ldr	q1, [sp, #1328]
	orn	v16.16b, v20.16b, v21.16b
	fmla	v4.4s, v12.4s, v11.4s
	fmla	v22.4s, v12.4s, v1.4s
	ldr	q1, [sp, #1920]
	fmaxnm	v18.4s, v2.4s, v24.4s
	orn	v2.16b, v16.16b, v5.16b
	mov	v5.16b, v1.16b
	fminnm	v4.4s, v4.4s, v30.4s
	ldr	q30, [sp, #2048]
	mov	v24.16b, v2.16b
	fmla	v5.4s, v12.4s, v3.4s
	mov	v25.16b, v2.16b
	ldp	q0, q3, [sp, #896]
	fdiv	v26.4s, v15.4s, v30.4s
	bsl	v24.16b, v8.16b, v18.16b
	fmaxnm	v4.4s, v4.4s, v31.4s
	fminnm	v18.4s, v22.4s, v3.4s
	fminnm	v22.4s, v5.4s, v0.4s
	ldr	q0, [sp, #960]
	mov	v5.16b, v6.16b
	ldr	q3, [sp, #464]
	str	q24, [sp, #2176]
	fsub	v24.4s, v24.4s, v8.4s
	bsl	v25.16b, v6.16b, v4.16b
	fmaxnm	v18.4s, v18.4s, v0.4s
	ldr	q0, [sp, #928]
	mov	v6.16b, v2.16b
	fmaxnm	v4.4s, v22.4s, v0.4s
	mov	v0.16b, v14.16b
	ldr	q22, [sp, #2304]
	bif	v3.16b, v24.16b, v2.16b
	str	q25, [sp, #2256]
	fsub	v25.4s, v25.4s, v5.4s
	bsl	v6.16b, v14.16b, v18.16b
	mov	v14.16b, v2.16b
	ldr	q5, [sp, #2144]
	fmul	v18.4s, v26.4s, v3.4s
	bsl	v14.16b, v1.16b, v4.16b
	mov	v4.16b, v5.16b
	str	q3, [sp, #464]
	ldr	q3, [sp, #432]
	fsub	v23.4s, v6.4s, v0.4s
	ldp	q31, q0, [sp, #384]
	str	q6, [sp, #1520]
	bif	v3.16b, v25.16b, v2.16b
	fcmge	v6.4s, v12.4s, v30.4s
	fmls	v4.4s, v18.4s, v22.4s
	fsub	v22.4s, v14.4s, v1.4s
	ldr	q1, [sp, #2128]
	bif	v31.16b, v23.16b, v2.16b
	mov	v11.16b, v1.16b
	fmul	v27.4s, v26.4s, v3.4s
	str	q3, [sp, #432]
	ldr	q3, [sp, #1280]
	bif	v0.16b, v22.16b, v2.16b
	fmul	v28.4s, v28.4s, v3.4s
	fmls	v4.4s, v27.4s, v29.4s
	ldr	q29, [sp, #2336]
	stp	q31, q0, [sp, #384]
	fmul	v31.4s, v26.4s, v31.4s
	fmul	v26.4s, v26.4s, v0.4s
	fmul	v8.4s, v9.4s, v28.4s
	mov	v0.16b, v13.16b
	fmls	v4.4s, v31.4s, v29.4s
	ldr	q29, [sp, #2096]
	fmls	v10.4s, v8.4s, v8.4s
	fmls	v11.4s, v18.4s, v29.4s
	ldr	q18, [sp, #1824]
	ldr	q29, [sp, #2112]
	fmls	v4.4s, v26.4s, v18.4s
	ldr	q18, [sp, #1904]
	fmaxnm	v18.4s, v10.4s, v18.4s
	fmls	v11.4s, v27.4s, v29.4s
	ldr	q27, [sp, #1808]
	ldr	q29, [sp, #1840]
	fneg	v10.4s, v3.4s
	fmul	v4.4s, v3.4s, v4.4s
	fdiv	v18.4s, v15.4s, v18.4s
	fmls	v11.4s, v31.4s, v27.4s
	dup	v31.4s, w11
	fneg	v27.4s, v4.4s
	fmul	v4.4s, v3.4s, v4.4s
	ldr	q3, [sp, #1968]
	fmls	v11.4s, v26.4s, v29.4s
	ldr	q29, [sp, #1712]
	fmul	v26.4s, v8.4s, v27.4s
	fmul	v4.4s, v30.4s, v4.4s
	fmla	v26.4s, v9.4s, v11.4s
	fdiv	v8.4s, v15.4s, v13.4s
	ldr	q13, [sp, #320]
	fmov	v11.4s, #10.00000000
	fmul	v18.4s, v18.4s, v26.4s
	fmul	v26.4s, v29.4s, v31.4s
	fmul	v31.4s, v0.4s, v31.4s
	fmul	v18.4s, v9.4s, v18.4s
	fmul	v18.4s, v30.4s, v18.4s
	fmaxnm	v18.4s, v18.4s, v26.4s
	ldr	q26, [sp, #944]
	fadd	v18.4s, v29.4s, v18.4s
	fminnm	v18.4s, v18.4s, v26.4s
	ldr	q26, [sp, #1680]
	fsqrt	v27.4s, v26.4s
	ldr	q26, [sp, #864]
	fmaxnm	v18.4s, v18.4s, v26.4s
	mov	v26.16b, v2.16b
	bsl	v26.16b, v29.16b, v18.16b
	fmul	v18.4s, v3.4s, v8.4s
	fmul	v8.4s, v28.4s, v10.4s
	fmov	v3.4s, #0.25000000
	movi	v10.2d, #0000000000000000
	fsub	v28.4s, v26.4s, v29.4s
	ldr	q29, [sp, #368]
	fcmgt	v9.4s, v27.4s, v13.4s
	fmul	v11.4s, v27.4s, v11.4s
	bif	v13.16b, v27.16b, v2.16b
	fmla	v4.4s, v28.4s, v8.4s
	fmul	v8.4s, v18.4s, v27.4s
	orr	v9.16b, v9.16b, v19.16b
	orn	v19.16b, v19.16b, v7.16b
	str	q13, [sp, #320]
	fmaxnm	v4.4s, v4.4s, v31.4s
	movi	v31.4s, #65, lsl #24
	and	v9.16b, v7.16b, v9.16b
	fmul	v31.4s, v8.4s, v31.4s
	fmul	v8.4s, v29.4s, v3.4s
	ldr	q3, [sp, #2192]
	fadd	v4.4s, v0.4s, v4.4s
	fmla	v10.4s, v24.4s, v3.4s
	mov	v24.16b, v9.16b
	ldr	q3, [sp, #2208]
	fminnm	v31.4s, v27.4s, v31.4s
	bsl	v24.16b, v8.16b, v29.16b
	fmul	v8.4s, v27.4s, v11.4s
	fmla	v10.4s, v25.4s, v3.4s
	ldr	q3, [sp, #848]
	fminnm	v4.4s, v4.4s, v3.4s
	ldr	q3, [sp, #2352]
	fcmge	v25.4s, v24.4s, v31.4s
	ldr	s31, [x13, #16]
	fmul	v18.4s, v18.4s, v8.4s
	fmla	v10.4s, v23.4s, v3.4s
	ldr	q3, [sp, #880]
	ldr	q8, [sp, #2272]
	fmul	s30, s31, s31
	bit	v29.16b, v24.16b, v21.16b
	fmaxnm	v4.4s, v4.4s, v3.4s
	ldr	q3, [sp, #2224]
	mvn	v23.16b, v25.16b
	bit	v18.16b, v8.16b, v19.16b
	fmla	v10.4s, v22.4s, v3.4s
	ldr	q22, [sp, #2288]
	mov	v3.16b, v19.16b
	dup	v25.4s, v30.s[0]
	ldr	q19, [sp, #512]
	str	q29, [sp, #368]
	bit	v4.16b, v0.16b, v2.16b
	orn	v6.16b, v23.16b, v6.16b
	dup	v23.4s, v31.s[0]
	fcmge	v22.4s, v25.4s, v22.4s
	fmla	v10.4s, v28.4s, v1.4s
	mov	v25.16b, v26.16b
	fcmge	v18.4s, v23.4s, v18.4s
	orr	v6.16b, v20.16b, v6.16b
	ldr	q26, [sp, #1520]
	fsub	v20.4s, v4.4s, v0.4s
	ldr	q0, [sp, #2000]
	movi	v1.4s, #4
	mov	v23.16b, v14.16b
	str	q4, [sp, #1728]
	movi	v4.4s, #32
	bsl	v3.16b, v8.16b, v0.16b
	ldr	q0, [sp, #2240]
	shl	v6.4s, v6.4s, #31
	and	v18.16b, v18.16b, v22.16b
	fmov	v14.4s, #-1.00000000
	fmla	v10.4s, v20.4s, v5.4s
	bic	v7.16b, v0.16b, v16.16b
	ldr	q0, [sp, #2320]
	cmge	v6.4s, v6.4s, #0
	ldr	q5, [sp, #2256]
	bic	v17.16b, v17.16b, v18.16b
	ldr	q18, [sp, #1296]
	str	q5, [sp, #1696]
	bic	v16.16b, v10.16b, v0.16b
	ldr	q0, [sp, #768]
	fcmgt	v18.4s, v19.4s, v18.4s
	ldr	q19, [sp, #304]
	and	v6.16b, v6.16b, v15.16b
	fadd	v17.4s, v0.4s, v17.4s
	ldr	q0, [sp, #480]
	orr	v7.16b, v7.16b, v19.16b
	ldr	q19, [sp, #992]
	bif	v0.16b, v12.16b, v2.16b
	bit	v19.16b, v3.16b, v21.16b
	movi	v3.4s, #16
	and	v11.16b, v2.16b, v7.16b
	ldr	q7, [sp, #2176]
	and	v27.16b, v18.16b, v17.16b
	str	q0, [sp, #480]
	ldr	q0, [sp, #1008]
	bit	v0.16b, v6.16b, v21.16b
	stp	q19, q0, [sp, #992]
	ldr	q0, [sp, #416]
	bif	v0.16b, v28.16b, v2.16b
	str	q0, [sp, #416]
	ldr	q0, [sp, #448]
	bif	v0.16b, v20.16b, v2.16b
	str	q0, [sp, #448]
	ldr	q0, [sp, #496]
	bif	v0.16b, v16.16b, v2.16b
	movi	v2.4s, #8
	str	q0, [sp, #496]
	movi	v0.4s, #2
226:
	and	v0.16b, v11.16b, v0.16b
	and	v1.16b, v11.16b, v1.16b
	str	q11, [sp, #304]
	and	v2.16b, v11.16b, v2.16b
	and	v3.16b, v11.16b, v3.16b
	and	v4.16b, v11.16b, v4.16b
	xtn	v5.4h, v11.4s
	movi	d28, #0000000000000000
	mov	v20.16b, v7.16b
	cmeq	v0.4s, v0.4s, #0
	cmeq	v1.4s, v1.4s, #0
	mov	v11.16b, v25.16b
	cmeq	v2.4s, v2.4s, #0
	cmeq	v3.4s, v3.4s, #0
	cmeq	v4.4s, v4.4s, #0
	stp	q1, q0, [sp, #704]
	xtn	v0.4h, v0.4s
	stp	q3, q2, [sp, #672]
	str	q4, [sp, #656]
	str	d5, [sp, #744]
	str	d0, [sp, #648]
	xtn	v0.4h, v1.4s
	str	d0, [sp, #640]
	xtn	v0.4h, v2.4s
	str	d0, [sp, #632]
	xtn	v0.4h, v3.4s
	str	d0, [sp, #624]
	xtn	v0.4h, v4.4s
	str	d0, [sp, #616]
	mvn	v0.8b, v5.8b
	str	d0, [sp, #608]
227:
	fadd	s0, s27, s28
	mov	s1, v27.s[1]
	str	q23, [sp, #1648]
	str	q11, [sp, #1712]
	str	q20, [sp, #1664]
	str	q26, [sp, #1520]
	fadd	s0, s0, s1
	mov	s1, v27.s[2]
	str	q27, [sp, #1024]
	fadd	s0, s0, s1
	mov	s1, v27.s[3]
	fadd	s1, s0, s1
	str	q1, [sp, #1680]
	cbz	w21, 232f
	fdiv	v7.4s, v15.4s, v26.4s
	mov	w11, #1267
	movi	v1.4s, #191, lsl #24
	movk	w11, #16181, lsl #16
	fmov	v3.4s, #1.00000000
	fmov	v14.4s, #1.00000000
	dup	v0.4s, w11
	mov	w11, #39322
	fmov	s31, #0.50000000
	movk	w11, #16025, lsl #16
	mov	x14, xzr
	dup	v4.4s, w11
	mov	w11, #-1028784128
	str	q0, [sp, #2224]
	str	q4, [sp, #2352]
	fmul	v16.4s, v7.4s, v0.4s
	fsub	v0.4s, v1.4s, v20.4s
	mov	v9.16b, v7.16b
	fmul	v6.4s, v0.4s, v16.4s
	fneg	v0.4s, v6.4s
	fabs	v2.4s, v6.4s
	fmul	v0.4s, v6.4s, v0.4s
	fmla	v3.4s, v4.4s, v2.4s
	dup	v2.4s, w11
	mov	w11, #43579
	movk	w11, #16312, lsl #16
	str	q2, [sp, #2336]
	fmaxnm	v0.4s, v0.4s, v2.4s
	fdiv	v30.4s, v15.4s, v3.4s
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
	str	q2, [sp, #2320]
	frintn	v29.4s, v4.4s
	dup	v4.4s, w11
	mov	w11, #48782
	movk	w11, #46527, lsl #16
	str	q18, [sp, #2304]
	str	q4, [sp, #2288]
	fmla	v0.4s, v2.4s, v29.4s
	dup	v2.4s, w11
	mov	w11, #9358
	movk	w11, #48899, lsl #16
	fmla	v18.4s, v4.4s, v30.4s
	mov	v4.16b, v20.16b
	dup	v21.4s, w11
	mov	w11, #14148
	mov	v20.16b, v16.16b
	movk	w11, #16140, lsl #16
	str	q2, [sp, #2272]
	dup	v23.4s, w11
	mov	w11, #34345
	fmla	v0.4s, v2.4s, v29.4s
	movk	w11, #15390, lsl #16
	str	q21, [sp, #2256]
	fmla	v21.4s, v30.4s, v18.4s
	dup	v2.4s, w11
	mov	w11, #1138
	movk	w11, #15022, lsl #16
	str	q23, [sp, #2240]
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
	movi	v5.4s, #63, lsl #24
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
	str	q17, [sp, #2208]
	fmul	v10.4s, v14.4s, v0.4s
	fcmlt	v0.4s, v6.4s, #0.0
	fmul	v30.4s, v30.4s, v12.4s
	mov	v15.16b, v0.16b
	fmul	v0.4s, v7.4s, v17.4s
	fmul	v30.4s, v30.4s, v10.4s
	bsl	v15.16b, v1.16b, v5.16b
	dup	v1.4s, w11
	movi	v5.4s, #192, lsl #24
	fmul	v13.4s, v16.4s, v0.4s
	add	x11, x16, #32
	fmul	v12.4s, v7.4s, v1.4s
	str	q1, [sp, #2192]
	fmul	v30.4s, v15.4s, v30.4s
228:
	ucvtf	s11, x14
	ldr	q1, [sp, #2336]
	fmov	v8.4s, #1.00000000
	ldr	q7, [sp, #2352]
	mov	v19.16b, v2.16b
	ldr	q17, [sp, #2256]
	add	x14, x14, #1
	cmp	x21, x14
	fadd	s11, s11, s31
	dup	v11.4s, v11.s[0]
	fsub	v11.4s, v11.4s, v4.4s
	fmul	v11.4s, v20.4s, v11.4s
	fneg	v14.4s, v11.4s
	fabs	v31.4s, v11.4s
	fmul	v16.4s, v11.4s, v5.4s
	fmul	v14.4s, v11.4s, v14.4s
	fmla	v8.4s, v7.4s, v31.4s
	fmov	v7.4s, #1.00000000
	fmaxnm	v14.4s, v14.4s, v1.4s
	fdiv	v31.4s, v7.4s, v8.4s
	ldr	q7, [sp, #2320]
	fmul	v1.4s, v14.4s, v3.4s
	frintn	v1.4s, v1.4s
	fmla	v14.4s, v7.4s, v1.4s
	ldr	q7, [sp, #2272]
	fmla	v14.4s, v7.4s, v1.4s
	ldr	q7, [sp, #2288]
	fadd	v1.4s, v1.4s, v26.4s
	fmul	v8.4s, v14.4s, v3.4s
	ldr	q14, [sp, #2304]
	fcvtzu	v1.4s, v1.4s
	fmla	v14.4s, v7.4s, v31.4s
	fmov	v7.4s, #1.00000000
	fmla	v19.4s, v18.4s, v8.4s
	shl	v1.4s, v1.4s, #23
	fmla	v17.4s, v31.4s, v14.4s
	mov	v14.16b, v22.16b
	fmla	v14.4s, v8.4s, v19.4s
	ldr	q19, [sp, #2240]
	fmla	v19.4s, v31.4s, v17.4s
	mov	v17.16b, v24.16b
	fmla	v17.4s, v8.4s, v14.4s
	mov	v14.16b, v21.16b
	fmla	v14.4s, v31.4s, v19.4s
	mov	v19.16b, v27.16b
	fmla	v19.4s, v8.4s, v17.4s
	mov	v17.16b, v23.16b
	fmla	v17.4s, v31.4s, v14.4s
	fmla	v7.4s, v8.4s, v19.4s
	mov	v19.16b, v25.16b
	mov	v8.16b, v29.16b
	fmla	v19.4s, v31.4s, v17.4s
	fmov	v17.4s, #1.00000000
	fmul	v14.4s, v7.4s, v1.4s
	mov	v1.16b, v28.16b
	fmul	v7.4s, v6.4s, v5.4s
	fmla	v1.4s, v31.4s, v19.4s
	fneg	v19.4s, v14.4s
	fmla	v17.4s, v6.4s, v7.4s
	fmla	v8.4s, v31.4s, v1.4s
	fmov	v1.4s, #1.00000000
	fmul	v7.4s, v11.4s, v19.4s
	fmul	v17.4s, v10.4s, v17.4s
	fmul	v19.4s, v31.4s, v8.4s
	fcmlt	v31.4s, v11.4s, #0.0
	fmla	v1.4s, v11.4s, v16.4s
	fneg	v16.4s, v6.4s
	fmla	v7.4s, v10.4s, v6.4s
	movi	v6.4s, #191, lsl #24
	movi	v8.4s, #63, lsl #24
	fmul	v1.4s, v1.4s, v14.4s
	fmul	v16.4s, v17.4s, v16.4s
	fmul	v7.4s, v0.4s, v7.4s
	bsl	v31.16b, v6.16b, v8.16b
	fmul	v6.4s, v19.4s, v14.4s
	fsub	v8.4s, v10.4s, v14.4s
	mov	v10.16b, v14.16b
	fmla	v16.4s, v11.4s, v1.4s
	fsub	v1.4s, v1.4s, v17.4s
	fmul	v19.4s, v31.4s, v6.4s
	fneg	v6.4s, v7.4s
	fsub	v17.4s, v31.4s, v15.4s
	mov	v15.16b, v31.16b
	fmov	s31, #0.50000000
	fmul	v1.4s, v13.4s, v1.4s
	fmla	v6.4s, v0.4s, v16.4s
	fsub	v30.4s, v30.4s, v19.4s
	stp	q7, q1, [x11]
	fmul	v6.4s, v9.4s, v6.4s
	fadd	v16.4s, v17.4s, v30.4s
	fmul	v17.4s, v12.4s, v8.4s
	mov	v30.16b, v19.16b
	str	q6, [x11, #32]
	mov	v6.16b, v11.16b
	stp	q16, q17, [x11, #-32]
	add	x11, x11, #80
	b.ne	228b
	fmov	v16.4s, #1.00000000
	ldr	q0, [sp, #1648]
	movi	v30.4s, #191, lsl #24
	fmov	v6.4s, #1.00000000
	ldr	q4, [sp, #2352]
	ldr	q17, [sp, #2256]
	mov	v19.16b, v21.16b
	mov	v8.16b, v23.16b
	mov	x14, xzr
	mov	x11, x8
	fdiv	v20.4s, v16.4s, v0.4s
	ldr	q0, [sp, #2224]
	fmul	v9.4s, v20.4s, v0.4s
	ldr	q0, [sp, #1696]
	fsub	v0.4s, v30.4s, v0.4s
	fmul	v0.4s, v0.4s, v9.4s
	fabs	v1.4s, v0.4s
	fneg	v7.4s, v0.4s
	fmla	v6.4s, v4.4s, v1.4s
	fmul	v1.4s, v0.4s, v7.4s
	ldr	q4, [sp, #2336]
	fmaxnm	v1.4s, v1.4s, v4.4s
	fdiv	v6.4s, v16.4s, v6.4s
	ldr	q4, [sp, #2320]
	ldr	q16, [sp, #2304]
	fmul	v7.4s, v1.4s, v3.4s
	frintn	v7.4s, v7.4s
	fmla	v1.4s, v4.4s, v7.4s
	ldr	q4, [sp, #2288]
	fmla	v16.4s, v4.4s, v6.4s
	ldr	q4, [sp, #2272]
	fmla	v1.4s, v4.4s, v7.4s
	fadd	v7.4s, v7.4s, v26.4s
	movi	v4.4s, #191, lsl #24
	fmla	v17.4s, v6.4s, v16.4s
	ldr	q16, [sp, #2240]
	fmul	v1.4s, v1.4s, v3.4s
	fcvtzu	v7.4s, v7.4s
	fmla	v16.4s, v6.4s, v17.4s
	mov	v17.16b, v2.16b
	fmla	v17.4s, v18.4s, v1.4s
	fmla	v19.4s, v6.4s, v16.4s
	mov	v16.16b, v22.16b
	fmla	v16.4s, v1.4s, v17.4s
	mov	v17.16b, v24.16b
	fmla	v8.4s, v6.4s, v19.4s
	mov	v19.16b, v25.16b
	fmla	v17.4s, v1.4s, v16.4s
	mov	v16.16b, v27.16b
	fmla	v19.4s, v6.4s, v8.4s
	mov	v8.16b, v28.16b
	fmla	v16.4s, v1.4s, v17.4s
	fmov	v17.4s, #1.00000000
	fmla	v8.4s, v6.4s, v19.4s
	mov	v19.16b, v29.16b
	fmla	v17.4s, v1.4s, v16.4s
	shl	v1.4s, v7.4s, #23
	movi	v7.4s, #63, lsl #24
	fmla	v19.4s, v6.4s, v8.4s
	fmul	v11.4s, v17.4s, v1.4s
	fcmlt	v1.4s, v0.4s, #0.0
	fmul	v6.4s, v6.4s, v19.4s
	mov	v12.16b, v1.16b
	fmul	v1.4s, v6.4s, v11.4s
	ldr	q6, [sp, #2208]
	bsl	v12.16b, v30.16b, v7.16b
	fmul	v6.4s, v20.4s, v6.4s
	fmul	v13.4s, v12.4s, v1.4s
	ldr	q1, [sp, #2192]
	fmul	v10.4s, v9.4s, v6.4s
	fmul	v8.4s, v20.4s, v1.4s
229:
	ucvtf	s1, x14
	ldr	q7, [sp, #1696]
	ldr	q19, [sp, #2352]
	ldr	q15, [sp, #2256]
	fmov	v30.4s, #1.00000000
	add	x14, x14, #1
	cmp	x21, x14
	fadd	s1, s1, s31
	dup	v1.4s, v1.s[0]
	fsub	v1.4s, v1.4s, v7.4s
	ldr	q7, [sp, #2336]
	fmul	v14.4s, v9.4s, v1.4s
	fneg	v1.4s, v14.4s
	fabs	v16.4s, v14.4s
	fmul	v31.4s, v14.4s, v5.4s
	fmul	v1.4s, v14.4s, v1.4s
	fmaxnm	v1.4s, v1.4s, v7.4s
	fmov	v7.4s, #1.00000000
	fmul	v17.4s, v1.4s, v3.4s
	fmla	v7.4s, v19.4s, v16.4s
	ldr	q19, [sp, #2288]
	frintn	v16.4s, v17.4s
	fmov	v17.4s, #1.00000000
	fdiv	v7.4s, v17.4s, v7.4s
	ldr	q17, [sp, #2320]
	fmla	v1.4s, v17.4s, v16.4s
	ldr	q17, [sp, #2272]
	fmla	v1.4s, v17.4s, v16.4s
	ldr	q17, [sp, #2304]
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
	ldr	q19, [sp, #2240]
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
	fmul	v1.4s, v0.4s, v5.4s
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
	bsl	v19.16b, v4.16b, v0.16b
	fmul	v0.4s, v7.4s, v15.4s
	fmul	v7.4s, v17.4s, v30.4s
	fmul	v1.4s, v6.4s, v1.4s
	fmul	v30.4s, v19.4s, v0.4s
	fmla	v7.4s, v14.4s, v16.4s
	fsub	v16.4s, v16.4s, v17.4s
	fneg	v0.4s, v1.4s
	fsub	v17.4s, v19.4s, v12.4s
	mov	v12.16b, v19.16b
	fsub	v31.4s, v13.4s, v30.4s
	mov	v13.16b, v30.16b
	fmla	v0.4s, v6.4s, v7.4s
	fmul	v7.4s, v10.4s, v16.4s
	fadd	v16.4s, v17.4s, v31.4s
	fmul	v17.4s, v8.4s, v11.4s
	fmov	s31, #0.50000000
	fmul	v0.4s, v20.4s, v0.4s
	mov	v11.16b, v15.16b
	stp	q1, q7, [x11]
	stp	q16, q17, [x11, #-32]
	str	q0, [x11, #32]
	mov	v0.16b, v14.16b
	add	x11, x11, #80
	b.ne	229b
	movi	d0, #0000000000000000
	ldr	q1, [sp, #1680]
	movi	v7.2d, #0000000000000000
	movi	v28.2d, #0000000000000000
	movi	v22.2d, #0000000000000000
	ldr	q14, [sp, #1728]
	movi	v29.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	mov	x14, xzr
	movi	v17.2d, #0000000000000000
	movi	v2.2d, #0000000000000000
	mov	x17, x1
	fcmgt	v0.4s, v1.4s, v0.4s
	movi	v1.2d, #0000000000000000
	movi	v31.2d, #0000000000000000
	movi	v10.2d, #0000000000000000
	movi	v25.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	movi	v13.2d, #0000000000000000
	movi	v12.2d, #0000000000000000
	movi	v19.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v21.2d, #0000000000000000
	movi	v8.2d, #0000000000000000
	str	q1, [sp, #2272]
	dup	v0.4s, v0.s[0]
	movi	v4.2d, #0000000000000000
	str	q1, [sp, #2240]
	str	q1, [sp, #2176]
	str	q1, [sp, #2304]
	str	q1, [sp, #2160]
	str	q1, [sp, #2288]
	str	q1, [sp, #2096]
	str	q1, [sp, #2112]
	str	q1, [sp, #2080]
	str	q1, [sp, #2256]
	str	q1, [sp, #2336]
	str	q1, [sp, #2320]
	str	q1, [sp, #1888]
	str	q1, [sp, #1792]
	str	q1, [sp, #1904]
	str	q1, [sp, #1952]
	str	q1, [sp, #1920]
	str	q1, [sp, #1968]
	str	q1, [sp, #1936]
	ldr	q1, [sp, #1008]
	and	v24.16b, v0.16b, v1.16b
230:
	add	x11, x14, x21
	str	q2, [sp, #2048]
	movi	v15.2d, #0000000000000000
	madd	x15, x11, x7, x16
	str	q12, [sp, #1840]
	ubfx	x11, x17, #1, #30
	str	q21, [sp, #1776]
	movi	v30.2d, #0000000000000000
	movi	v3.2d, #0000000000000000
	str	q6, [sp, #2064]
	movi	v6.2d, #0000000000000000
	movi	v21.2d, #0000000000000000
	str	q28, [sp, #2208]
	movi	v28.2d, #0000000000000000
	movi	v27.2d, #0000000000000000
	str	q17, [sp, #2224]
	movi	v17.2d, #0000000000000000
	movi	v0.2d, #0000000000000000
	ldp	q11, q9, [x15]
	str	q29, [sp, #2128]
	ldp	q12, q2, [x15, #32]
	str	q22, [sp, #2144]
	str	q13, [sp, #1824]
	movi	v13.2d, #0000000000000000
	movi	v1.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v26.2d, #0000000000000000
	fmul	v23.4s, v14.4s, v11.4s
	movi	v20.2d, #0000000000000000
	movi	v22.2d, #0000000000000000
	movi	v29.2d, #0000000000000000
	fmov	v14.4s, #1.00000000
	str	q10, [sp, #1808]
	add	x11, x5, x11, lsl #5
	str	q2, [sp, #1744]
	ldr	q2, [x15, #64]
	ldr	q10, [sp, #1712]
	add	x15, x16, #32
	mov	x4, x21
	str	q8, [sp, #1856]
	str	q4, [sp, #1872]
	str	q31, [sp, #1984]
	str	q25, [sp, #2000]
	str	q16, [sp, #2016]
	str	q19, [sp, #2032]
	str	q7, [sp, #2192]
	str	q5, [sp, #2352]
	str	q2, [sp, #1760]
231:
	ldp	q2, q7, [x15, #-32]
	mov	v4.16b, v10.16b
	ldp	q5, q16, [x11, #-16]
	subs	x4, x4, #1
	ldr	q31, [x15, #32]
	add	x11, x11, #32
	fmla	v4.4s, v2.4s, v23.4s
	fadd	v4.4s, v16.4s, v4.4s
	fdiv	v16.4s, v14.4s, v4.4s
	fsub	v4.4s, v5.4s, v4.4s
	fmul	v4.4s, v4.4s, v16.4s
	fmul	v5.4s, v24.4s, v4.4s
	fmla	v29.4s, v31.4s, v4.4s
	fadd	v1.4s, v1.4s, v4.4s
	fmla	v18.4s, v2.4s, v4.4s
	fmla	v26.4s, v7.4s, v4.4s
	fmla	v16.4s, v16.4s, v5.4s
	ldp	q5, q19, [x15], #80
	fmla	v22.4s, v19.4s, v4.4s
	fmla	v20.4s, v5.4s, v4.4s
	fmul	v8.4s, v2.4s, v16.4s
	fmul	v25.4s, v7.4s, v16.4s
	fmul	v19.4s, v5.4s, v16.4s
	fadd	v15.4s, v15.4s, v16.4s
	fadd	v13.4s, v13.4s, v8.4s
	fmla	v28.4s, v2.4s, v8.4s
	fmla	v17.4s, v2.4s, v25.4s
	fadd	v6.4s, v6.4s, v25.4s
	fmla	v30.4s, v7.4s, v25.4s
	fmla	v21.4s, v2.4s, v19.4s
	fadd	v3.4s, v3.4s, v19.4s
	fmla	v27.4s, v7.4s, v19.4s
	fmla	v0.4s, v5.4s, v19.4s
	b.ne	231b
	movi	v8.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	ldr	q14, [sp, #1728]
	movi	v7.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
	ldr	q10, [sp, #1808]
	fmul	v2.4s, v14.4s, v9.4s
	movi	v16.2d, #0000000000000000
	add	x14, x14, #1
	movi	v19.2d, #0000000000000000
	cmp	x14, x21
	add	x17, x17, x9
	fadd	v25.4s, v6.4s, v8.4s
	fmla	v5.4s, v30.4s, v23.4s
	ldr	q30, [sp, #2096]
	fmul	v6.4s, v14.4s, v12.4s
	fadd	v31.4s, v13.4s, v8.4s
	fmla	v7.4s, v17.4s, v2.4s
	fmla	v4.4s, v28.4s, v2.4s
	fmla	v16.4s, v17.4s, v11.4s
	fmla	v19.4s, v28.4s, v11.4s
	fmla	v30.4s, v25.4s, v23.4s
	movi	v25.2d, #0000000000000000
	str	q30, [sp, #2096]
	ldr	q30, [sp, #2272]
	fmla	v25.4s, v27.4s, v23.4s
	fmla	v30.4s, v5.4s, v23.4s
	movi	v5.2d, #0000000000000000
	str	q30, [sp, #2272]
	ldr	q30, [sp, #2240]
	fmla	v5.4s, v0.4s, v23.4s
	ldr	q0, [sp, #2112]
	fmla	v30.4s, v7.4s, v23.4s
	movi	v7.2d, #0000000000000000
	fmla	v0.4s, v31.4s, v2.4s
	str	q30, [sp, #2240]
	ldr	q30, [sp, #2176]
	fmla	v7.4s, v17.4s, v6.4s
	str	q0, [sp, #2112]
	movi	v0.2d, #0000000000000000
	ldr	q17, [sp, #2080]
	fmla	v30.4s, v4.4s, v2.4s
	ldr	q4, [sp, #2304]
	fmla	v17.4s, v31.4s, v11.4s
	ldr	q31, [sp, #1984]
	fmla	v4.4s, v16.4s, v23.4s
	ldr	q16, [sp, #2160]
	fmla	v0.4s, v28.4s, v6.4s
	ldr	q28, [sp, #2208]
	fmla	v31.4s, v25.4s, v23.4s
	fmla	v16.4s, v19.4s, v2.4s
	str	q30, [sp, #2176]
	movi	v30.2d, #0000000000000000
	fmla	v28.4s, v18.4s, v2.4s
	str	q17, [sp, #2080]
	ldr	q17, [sp, #2224]
	str	q4, [sp, #2304]
	movi	v4.2d, #0000000000000000
	ldr	q25, [sp, #2000]
	fmla	v17.4s, v18.4s, v6.4s
	str	q16, [sp, #2160]
	ldr	q16, [sp, #2288]
	fmla	v30.4s, v3.4s, v23.4s
	ldr	q3, [sp, #2320]
	fmla	v25.4s, v7.4s, v23.4s
	ldr	q7, [sp, #2192]
	fmla	v16.4s, v19.4s, v11.4s
	fmla	v4.4s, v21.4s, v6.4s
	ldr	q19, [sp, #2032]
	fmla	v3.4s, v5.4s, v23.4s
	ldr	q5, [sp, #2352]
	fmla	v7.4s, v26.4s, v23.4s
	fadd	v10.4s, v10.4s, v30.4s
	fmla	v5.4s, v20.4s, v23.4s
	str	q16, [sp, #2288]
	movi	v16.2d, #0000000000000000
	fmla	v19.4s, v4.4s, v23.4s
	ldr	q4, [sp, #2256]
	str	q3, [sp, #2320]
	movi	v3.2d, #0000000000000000
	fmla	v16.4s, v21.4s, v23.4s
	ldr	q21, [sp, #1776]
	fmla	v3.4s, v13.4s, v6.4s
	ldr	q13, [sp, #1824]
	fmla	v21.4s, v20.4s, v11.4s
	fmla	v13.4s, v0.4s, v11.4s
	fmla	v4.4s, v16.4s, v2.4s
	str	q4, [sp, #2256]
	ldr	q4, [sp, #2336]
	fmla	v4.4s, v16.4s, v11.4s
	ldr	q16, [sp, #2016]
	fmla	v16.4s, v0.4s, v2.4s
	ldr	q2, [sp, #2064]
	fmla	v2.4s, v0.4s, v6.4s
	ldr	q0, [sp, #1904]
	str	q4, [sp, #2336]
	ldr	q4, [sp, #1744]
	fmla	v0.4s, v22.4s, v11.4s
	ldr	q22, [sp, #2144]
	mov	v6.16b, v2.16b
	ldr	q2, [sp, #1888]
	fmla	v22.4s, v18.4s, v11.4s
	fmla	v2.4s, v26.4s, v9.4s
	str	q0, [sp, #1904]
	ldr	q0, [sp, #1936]
	fmla	v0.4s, v29.4s, v11.4s
	ldr	q29, [sp, #2128]
	str	q2, [sp, #1888]
	ldr	q2, [sp, #1952]
	fadd	v29.4s, v29.4s, v1.4s
	fmla	v2.4s, v26.4s, v12.4s
	str	q0, [sp, #1936]
	fadd	v0.4s, v15.4s, v8.4s
	ldr	q8, [sp, #1856]
	fmla	v8.4s, v20.4s, v12.4s
	str	q2, [sp, #1952]
	ldr	q2, [sp, #1920]
	fmla	v2.4s, v20.4s, v9.4s
	str	q2, [sp, #1920]
	ldr	q2, [sp, #1792]
	fmla	v2.4s, v18.4s, v12.4s
	ldr	q12, [sp, #1840]
	fadd	v12.4s, v12.4s, v3.4s
	str	q2, [sp, #1792]
	ldr	q2, [sp, #1968]
	fmla	v2.4s, v18.4s, v4.4s
	ldr	q4, [sp, #1872]
	str	q2, [sp, #1968]
	ldr	q2, [sp, #1760]
	fmla	v4.4s, v18.4s, v2.4s
	ldr	q2, [sp, #2048]
	fadd	v2.4s, v2.4s, v0.4s
	b.ne	230b
	fmov	v15.4s, #1.00000000
	fmov	v14.4s, #-1.00000000
	str	q2, [sp, #2048]
	str	q5, [sp, #2352]
	ldr	q23, [sp, #1648]
	ldr	q2, [sp, #1520]
	ldr	q27, [sp, #1024]
	ldr	q11, [sp, #1712]
	ldr	q9, [sp, #2160]
	ldr	q20, [sp, #2304]
	ldr	q26, [sp, #2256]
	str	q8, [sp, #1856]
	ldr	q8, [sp, #2240]
	ldr	q30, [sp, #2176]
	ldr	q18, [sp, #2272]
	ldr	q5, [sp, #1792]
	str	q4, [sp, #1872]
	b	233f
232:
	fcmgt	v0.4s, v1.4s, v28.4s
	movi	v1.2d, #0000000000000000
	movi	v2.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v21.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v19.2d, #0000000000000000
	movi	v12.2d, #0000000000000000
	movi	v13.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	movi	v25.2d, #0000000000000000
	movi	v10.2d, #0000000000000000
	str	q1, [sp, #2320]
	dup	v0.4s, v0.s[0]
	movi	v31.2d, #0000000000000000
	str	q1, [sp, #2336]
	movi	v9.2d, #0000000000000000
	movi	v20.2d, #0000000000000000
	str	q1, [sp, #2048]
	movi	v30.2d, #0000000000000000
	movi	v8.2d, #0000000000000000
	str	q1, [sp, #2080]
	movi	v18.2d, #0000000000000000
	movi	v17.2d, #0000000000000000
	str	q1, [sp, #2112]
	movi	v29.2d, #0000000000000000
	movi	v22.2d, #0000000000000000
	str	q1, [sp, #2096]
	movi	v28.2d, #0000000000000000
	movi	v7.2d, #0000000000000000
	str	q1, [sp, #2288]
	str	q1, [sp, #2352]
	ldr	q1, [sp, #1008]
	str	q2, [sp, #1872]
	str	q2, [sp, #1856]
	and	v24.16b, v0.16b, v1.16b
	str	q2, [sp, #1936]
	str	q2, [sp, #1968]
	str	q2, [sp, #1920]
	str	q2, [sp, #1952]
	str	q2, [sp, #1904]
	str	q2, [sp, #1888]
	mov	v2.16b, v26.16b
	movi	v26.2d, #0000000000000000
233:
	fdiv	v0.4s, v15.4s, v2.4s
	ldr	q3, [sp, #1728]
	fneg	v4.4s, v21.4s
	str	q7, [sp, #2192]
	str	q12, [sp, #1840]
	str	q10, [sp, #1808]
	str	q22, [sp, #2144]
	str	q29, [sp, #2128]
	str	q17, [sp, #2224]
	str	q28, [sp, #2208]
	fdiv	v1.4s, v14.4s, v3.4s
	fmul	v3.4s, v24.4s, v3.4s
	fmul	v4.4s, v3.4s, v4.4s
	fmla	v18.4s, v0.4s, v4.4s
	ldr	q0, [sp, #1888]
	dup	v4.4s, w24
	fdiv	v2.4s, v15.4s, v23.4s
	mov	v23.16b, v21.16b
	mov	v21.16b, v5.16b
	fneg	v5.4s, v5.4s
	fmls	v8.4s, v0.4s, v3.4s
	ldr	q0, [sp, #1904]
	str	q18, [sp, #2272]
	fmls	v31.4s, v0.4s, v3.4s
	ldr	q0, [sp, #1920]
	fmul	v1.4s, v24.4s, v1.4s
	fmls	v13.4s, v21.4s, v24.4s
	fmul	v5.4s, v3.4s, v5.4s
	fmls	v26.4s, v0.4s, v3.4s
	ldr	q0, [sp, #1936]
	str	q8, [sp, #2240]
	dup	v8.4s, w25
	fmla	v9.4s, v28.4s, v1.4s
	fmla	v20.4s, v7.4s, v1.4s
	ldr	q1, [sp, #2336]
	str	q31, [sp, #1984]
	dup	v7.4s, w27
	dup	v31.4s, w30
	fmls	v1.4s, v23.4s, v24.4s
	str	q26, [sp, #2256]
	str	q13, [sp, #1824]
	mov	v18.16b, v9.16b
	ldr	q9, [sp, #1696]
	str	q20, [sp, #2304]
	fmla	v30.4s, v2.4s, v5.4s
	ldr	q2, [sp, #2320]
	dup	v5.4s, w28
	str	q1, [sp, #2336]
	fmls	v2.4s, v0.4s, v3.4s
	ldr	q0, [sp, #1952]
	str	q18, [sp, #2160]
	fmls	v25.4s, v0.4s, v3.4s
	ldr	q0, [sp, #1968]
	str	q30, [sp, #2176]
	fmls	v16.4s, v0.4s, v3.4s
	ldr	q0, [sp, #1856]
	str	q2, [sp, #2320]
	dup	v2.4s, w23
	fmls	v19.4s, v0.4s, v3.4s
	ldr	q0, [sp, #1872]
	str	q25, [sp, #2000]
	dup	v25.4s, w22
	fmls	v6.4s, v0.4s, v3.4s
	ldr	q0, [sp, #1680]
	str	q16, [sp, #2016]
	dup	v16.4s, w29
	str	q19, [sp, #2032]
	fcmp	s0, #0.0
	dup	v19.4s, w26
	str	q6, [sp, #2064]
	b.le	236f
	ldr	q1, [sp, #1296]
	fmov	v0.4s, #12.00000000
	movi	d3, #0000000000000000
	ldr	q26, [sp, #1520]
	ldr	q23, [sp, #1648]
	ldr	q24, [sp, #2288]
	fadd	v1.4s, v27.4s, v1.4s
	fcmge	v0.4s, v1.4s, v0.4s
	str	q1, [sp, #1296]
	and	v0.16b, v0.16b, v15.16b
	fmul	v1.4s, v27.4s, v0.4s
	mov	s0, v1.s[1]
	fadd	s3, s1, s3
	mov	s6, v1.s[2]
	fadd	s0, s3, s0
	mov	s3, v1.s[3]
	fadd	s0, s0, s6
	fadd	s0, s0, s3
	fcmp	s0, #0.0
	b.le	237f
	mvni	v26.4s, #127, msl #16
	cbz	w21, 239f
	movi	v0.2d, #0000000000000000
	mov	x11, xzr
	mov	x14, x1
234:
	add	x15, x11, x21
	ldr	q6, [sp, #1728]
	mov	x17, x16
	add	x15, x15, x15, lsl #2
	mov	x2, x21
	ldr	q3, [x16, x15, lsl #4]
	ubfx	x15, x14, #1, #30
	fmul	v3.4s, v6.4s, v3.4s
	add	x15, x5, x15, lsl #5
235:
	mov	v17.16b, v11.16b
	ldr	q6, [x17], #80
	mov	v23.16b, v19.16b
	mov	v24.16b, v4.16b
	subs	x2, x2, #1
	fmla	v17.4s, v6.4s, v3.4s
	ldp	q18, q6, [x15, #-16]
	add	x15, x15, #32
	fadd	v6.4s, v6.4s, v17.4s
	fdiv	v17.4s, v15.4s, v6.4s
	fsub	v18.4s, v18.4s, v6.4s
	fmul	v18.4s, v18.4s, v17.4s
	fadd	v17.4s, v17.4s, v14.4s
	fcmgt	v20.4s, v18.4s, v14.4s
	bit	v17.16b, v18.16b, v20.16b
	fadd	v20.4s, v17.4s, v15.4s
	add	v20.4s, v20.4s, v25.4s
	and	v20.16b, v20.16b, v26.16b
	sub	v21.4s, v15.4s, v20.4s
	fadd	v22.4s, v21.4s, v14.4s
	fmla	v22.4s, v21.4s, v17.4s
	mov	v17.16b, v5.16b
	fmul	v21.4s, v22.4s, v22.4s
	fmla	v17.4s, v7.4s, v22.4s
	fmla	v23.4s, v8.4s, v22.4s
	fmla	v24.4s, v2.4s, v22.4s
	fmla	v17.4s, v16.4s, v21.4s
	fmla	v23.4s, v21.4s, v17.4s
	scvtf	v17.4s, v20.4s
	fmaxnm	v20.4s, v18.4s, v14.4s
	fmla	v24.4s, v21.4s, v23.4s
	fmla	v22.4s, v21.4s, v24.4s
	fmla	v22.4s, v31.4s, v17.4s
	fadd	v17.4s, v18.4s, v15.4s
	fneg	v18.4s, v20.4s
	fmla	v18.4s, v22.4s, v17.4s
	fmla	v0.4s, v18.4s, v6.4s
	b.ne	235b
	add	x11, x11, #1
	add	x14, x14, x9
	cmp	x11, x21
	b.ne	234b
	b	240f
236:
	movi	v0.2d, #0000000000000000
	ldr	q6, [sp, #1648]
	ldr	q27, [sp, #1520]
	ldr	q24, [sp, #2288]
	b	238f
237:
	movi	v0.2d, #0000000000000000
	mov	v6.16b, v23.16b
	ldr	q30, [sp, #2176]
	mov	v27.16b, v26.16b
238:
	str	q0, [sp, #768]
	ldr	q1, [sp, #2272]
	mov	v20.16b, v18.16b
	ldr	q18, [sp, #2304]
	b	241f
239:
	movi	v0.2d, #0000000000000000
240:
	mov	w11, #50604
	ldr	q13, [sp, #976]
	fcmgt	v1.4s, v1.4s, #0.0
	movk	w11, #14119, lsl #16
	fmov	v18.4s, #0.25000000
	fmov	v26.4s, #4.00000000
	dup	v3.4s, w11
	mov	w11, #4719
	ldr	q12, [sp, #368]
	movk	w11, #14979, lsl #16
	ldp	q29, q27, [sp, #448]
	dup	v6.4s, w11
	ldp	q30, q28, [sp, #416]
	fmaxnm	v26.4s, v12.4s, v26.4s
	ldp	q10, q11, [sp, #384]
	fmla	v6.4s, v3.4s, v13.4s
	bit	v12.16b, v26.16b, v1.16b
	fadd	v3.4s, v13.4s, v6.4s
	xtn	v6.4h, v1.4s
	fcmgt	v3.4s, v0.4s, v3.4s
	and	v3.16b, v1.16b, v3.16b
	xtn	v17.4h, v3.4s
	bif	v18.16b, v15.16b, v3.16b
	bic	v6.8b, v6.8b, v17.8b
	fmul	v17.4s, v27.4s, v18.4s
	fmul	v21.4s, v29.4s, v18.4s
	fmul	v22.4s, v30.4s, v18.4s
	fmul	v23.4s, v10.4s, v18.4s
	fmul	v24.4s, v11.4s, v18.4s
	fmul	v20.4s, v28.4s, v18.4s
	sshll	v6.4s, v6.4h, #0
	fsub	v27.4s, v27.4s, v17.4s
	fsub	v29.4s, v29.4s, v21.4s
	str	q21, [sp, #448]
	fsub	v30.4s, v30.4s, v22.4s
	fsub	v10.4s, v10.4s, v23.4s
	fsub	v11.4s, v11.4s, v24.4s
	bit	v13.16b, v0.16b, v6.16b
	fmov	v0.4s, #16.00000000
	ldr	q6, [sp, #352]
	fsub	v28.4s, v28.4s, v20.4s
	stp	q23, q24, [sp, #384]
	ldr	q24, [sp, #2288]
	stp	q22, q20, [sp, #416]
	ldr	q20, [sp, #2160]
	ldr	q22, [sp, #2144]
	bit	v6.16b, v0.16b, v1.16b
	ldr	q1, [sp, #1664]
	dup	v0.4s, w19
	fsub	v9.4s, v9.4s, v28.4s
	str	q13, [sp, #976]
	ldr	q13, [sp, #1824]
	fsub	v1.4s, v1.4s, v27.4s
	stp	q6, q12, [sp, #352]
	ldr	q12, [sp, #1840]
	str	q1, [sp, #1664]
	ldr	q1, [sp, #1728]
	fsub	v1.4s, v1.4s, v29.4s
	ldr	q29, [sp, #2128]
	str	q1, [sp, #1728]
	ldr	q1, [sp, #1712]
	fsub	v1.4s, v1.4s, v30.4s
	ldr	q30, [sp, #2176]
	str	q1, [sp, #1712]
	ldr	q1, [sp, #1520]
	fsub	v27.4s, v1.4s, v10.4s
	ldr	q1, [sp, #1648]
	ldr	q10, [sp, #1808]
	fsub	v6.4s, v1.4s, v11.4s
	ldr	q1, [sp, #496]
	ldr	q11, [sp, #1712]
	fmul	v1.4s, v1.4s, v18.4s
	str	q1, [sp, #496]
	ldr	q1, [sp, #480]
	fmul	v1.4s, v1.4s, v18.4s
	ldr	q18, [sp, #2304]
	stp	q17, q1, [sp, #464]
	ldr	q1, [sp, #992]
	bit	v1.16b, v0.16b, v3.16b
	ldr	q0, [sp, #1008]
	bic	v0.16b, v0.16b, v3.16b
	stp	q1, q0, [sp, #992]
	and	v0.16b, v3.16b, v15.16b
	ldr	q1, [sp, #2272]
	str	q0, [sp, #768]
241:
	ldr	q3, [sp, #752]
	str	q6, [sp, #1920]
	ldr	q17, [sp, #1664]
	ldr	q21, [sp, #2192]
	ldr	q26, [sp, #2208]
	str	q24, [sp, #2288]
	fmaxnm	v0.4s, v30.4s, v3.4s
	fmaxnm	v1.4s, v1.4s, v3.4s
	mov	v30.16b, v3.16b
	ldp	q3, q6, [sp, #800]
	str	q9, [sp, #1696]
	str	q27, [sp, #1872]
	str	q11, [sp, #1712]
	ldr	q27, [sp, #1872]
	fsqrt	v0.4s, v0.4s
	fcmge	v3.4s, v17.4s, v3.4s
	fcmge	v6.4s, v6.4s, v17.4s
	fneg	v17.4s, v21.4s
	bsl	v3.16b, v21.16b, v14.16b
	bit	v3.16b, v17.16b, v6.16b
	ldr	q6, [sp, #832]
	fneg	v17.4s, v26.4s
	fsqrt	v1.4s, v1.4s
	fcmge	v6.4s, v6.4s, v9.4s
	fcmge	v3.4s, v3.4s, #0.0
	xtn	v3.4h, v3.4s
	fdiv	v21.4s, v15.4s, v0.4s
	ldr	q0, [sp, #784]
	fcmge	v0.4s, v9.4s, v0.4s
	str	d3, [sp, #1216]
	dup	v9.4s, w0
	str	q9, [sp, #1904]
	bsl	v0.16b, v26.16b, v14.16b
	bit	v0.16b, v17.16b, v6.16b
	fdiv	v17.4s, v15.4s, v1.4s
	ldr	d1, [sp, #744]
	orr	v1.8b, v3.8b, v1.8b
	ldr	q3, [sp, #720]
	str	q21, [sp, #1504]
	fcmge	v6.4s, v0.4s, #0.0
	ushll	v0.4s, v1.4h, #0
	fmaxnm	v1.4s, v24.4s, v30.4s
	str	q6, [sp, #1312]
	orn	v6.16b, v6.16b, v3.16b
	shl	v3.4s, v0.4s, #31
	fsqrt	v0.4s, v1.4s
	str	q6, [sp, #1248]
	bic	v6.16b, v15.16b, v6.16b
	cmlt	v1.4s, v3.4s, #0
	str	q17, [sp, #1888]
	str	q6, [sp, #1616]
	fmul	v6.4s, v21.4s, v6.4s
	bic	v3.16b, v15.16b, v1.16b
	str	q1, [sp, #1232]
	ldr	q1, [sp, #2240]
	str	q3, [sp, #1568]
	fmul	v21.4s, v17.4s, v3.4s
	ldr	q3, [sp, #1728]
	fmul	v1.4s, v1.4s, v6.4s
	fmov	v17.4s, #1.00000000
	str	q6, [sp, #1328]
	str	q3, [sp, #1728]
	str	q21, [sp, #1424]
	fdiv	v24.4s, v15.4s, v0.4s
	ldr	q0, [sp, #848]
	fmul	v23.4s, v1.4s, v21.4s
	ldr	q1, [sp, #880]
	fcmge	v0.4s, v3.4s, v0.4s
	fcmge	v1.4s, v1.4s, v3.4s
	fneg	v3.4s, v22.4s
	fmls	v17.4s, v23.4s, v23.4s
	str	q23, [sp, #1472]
	bsl	v0.16b, v22.16b, v14.16b
	fneg	v22.4s, v23.4s
	str	q17, [sp, #544]
	fmaxnm	v17.4s, v17.4s, v9.4s
	bit	v0.16b, v3.16b, v1.16b
	str	q22, [sp, #1072]
	fsqrt	v1.4s, v17.4s
	str	q24, [sp, #1968]
	fcmge	v3.4s, v0.4s, #0.0
	ldr	q0, [sp, #704]
	orn	v0.16b, v3.16b, v0.16b
	str	q3, [sp, #1136]
	ldr	q3, [sp, #2320]
	str	q0, [sp, #1200]
	bic	v0.16b, v15.16b, v0.16b
	fmul	v28.4s, v24.4s, v0.4s
	str	q0, [sp, #1536]
	fdiv	v26.4s, v15.4s, v1.4s
	ldr	q1, [sp, #2048]
	fmaxnm	v1.4s, v1.4s, v30.4s
	fmul	v0.4s, v18.4s, v28.4s
	str	q28, [sp, #1280]
	fmul	v18.4s, v0.4s, v21.4s
	fsqrt	v0.4s, v1.4s
	fmul	v1.4s, v20.4s, v28.4s
	fmov	v20.4s, #1.00000000
	fmul	v17.4s, v18.4s, v22.4s
	str	q18, [sp, #1456]
	str	q26, [sp, #1856]
	fmls	v20.4s, v18.4s, v18.4s
	fmla	v17.4s, v6.4s, v1.4s
	ldr	q1, [sp, #944]
	fcmge	v1.4s, v11.4s, v1.4s
	fmul	v23.4s, v17.4s, v26.4s
	ldr	q17, [sp, #864]
	mov	v26.16b, v18.16b
	fneg	v18.4s, v29.4s
	fcmge	v17.4s, v17.4s, v11.4s
	bsl	v1.16b, v29.16b, v14.16b
	fdiv	v24.4s, v15.4s, v0.4s
	mov	v29.16b, v21.16b
	mov	v11.16b, v9.16b
	fmls	v20.4s, v23.4s, v23.4s
	str	q23, [sp, #1392]
	mov	v0.16b, v17.16b
	ldr	q17, [sp, #688]
	str	q20, [sp, #576]
	bsl	v0.16b, v18.16b, v1.16b
	fmaxnm	v1.4s, v20.4s, v9.4s
	ldr	q18, [sp, #2096]
	ldr	q20, [sp, #912]
	fcmge	v20.4s, v27.4s, v20.4s
	fcmge	v0.4s, v0.4s, #0.0
	fsqrt	v1.4s, v1.4s
	str	q24, [sp, #1952]
	str	q0, [sp, #1120]
	orn	v0.16b, v0.16b, v17.16b
	fmaxnm	v17.4s, v3.4s, v30.4s
	str	q0, [sp, #1184]
	bic	v0.16b, v15.16b, v0.16b
	fsqrt	v9.4s, v17.4s
	fneg	v17.4s, v26.4s
	ldr	q26, [sp, #960]
	fmul	v3.4s, v24.4s, v0.4s
	str	q0, [sp, #1552]
	fcmge	v26.4s, v26.4s, v27.4s
	str	q17, [sp, #1408]
	fmul	v18.4s, v18.4s, v3.4s
	str	q3, [sp, #1632]
	fmul	v0.4s, v18.4s, v21.4s
	fdiv	v21.4s, v15.4s, v1.4s
	ldr	q1, [sp, #2112]
	fmul	v1.4s, v1.4s, v3.4s
	fmul	v18.4s, v0.4s, v22.4s
	fmul	v24.4s, v0.4s, v17.4s
	mov	v22.16b, v17.16b
	fmla	v18.4s, v6.4s, v1.4s
	ldr	q1, [sp, #2080]
	mov	v6.16b, v0.16b
	ldr	q0, [sp, #2352]
	fmul	v1.4s, v1.4s, v3.4s
	fdiv	v3.4s, v15.4s, v9.4s
	str	q0, [sp, #2352]
	bsl	v20.16b, v0.16b, v14.16b
	fneg	v27.4s, v0.4s
	ldr	q0, [sp, #1856]
	str	q6, [sp, #1440]
	str	q21, [sp, #1760]
	fmla	v24.4s, v28.4s, v1.4s
	mov	v1.16b, v26.16b
	fmul	v0.4s, v18.4s, v0.4s
	fmov	v18.4s, #1.00000000
	bsl	v1.16b, v27.16b, v20.16b
	fmls	v24.4s, v23.4s, v0.4s
	str	q0, [sp, #1776]
	fmls	v18.4s, v6.4s, v6.4s
	fcmge	v26.4s, v1.4s, #0.0
	ldr	q1, [sp, #2064]
	fmul	v20.4s, v24.4s, v21.4s
	ldr	q21, [sp, #1072]
	fmaxnm	v17.4s, v1.4s, v30.4s
	fmls	v18.4s, v0.4s, v0.4s
	ldr	q1, [sp, #672]
	str	q3, [sp, #1936]
	orn	v1.16b, v26.16b, v1.16b
	str	q26, [sp, #1088]
	str	q20, [sp, #1744]
	fmls	v18.4s, v20.4s, v20.4s
	fsqrt	v17.4s, v17.4s
	bic	v0.16b, v15.16b, v1.16b
	str	q1, [sp, #1168]
	ldr	q1, [sp, #1984]
	fmaxnm	v20.4s, v18.4s, v11.4s
	fmul	v26.4s, v3.4s, v0.4s
	ldr	q3, [sp, #1920]
	str	q0, [sp, #1600]
	ldr	q0, [sp, #2224]
	str	q18, [sp, #560]
	fneg	v28.4s, v0.4s
	fmul	v10.4s, v10.4s, v26.4s
	fsqrt	v27.4s, v20.4s
	fmul	v20.4s, v1.4s, v26.4s
	ldr	q1, [sp, #896]
	fcmge	v24.4s, v3.4s, v1.4s
	ldr	q1, [sp, #928]
	fmul	v9.4s, v20.4s, v29.4s
	mov	v20.16b, v24.16b
	fcmge	v24.4s, v1.4s, v3.4s
	ldr	q1, [sp, #2256]
	fneg	v3.4s, v6.4s
	ldr	q6, [sp, #1328]
	fmul	v29.4s, v1.4s, v26.4s
	fmul	v30.4s, v9.4s, v21.4s
	ldr	q1, [sp, #2336]
	bsl	v20.16b, v0.16b, v14.16b
	fdiv	v18.4s, v15.4s, v17.4s
	ldr	q14, [sp, #1856]
	str	q9, [sp, #592]
	fmul	v11.4s, v9.4s, v3.4s
	str	q3, [sp, #1360]
	fmla	v30.4s, v6.4s, v29.4s
	fmul	v29.4s, v9.4s, v22.4s
	bit	v20.16b, v28.16b, v24.16b
	fmul	v28.4s, v1.4s, v26.4s
	ldr	q24, [sp, #1280]
	ldr	q1, [sp, #656]
	fmul	v17.4s, v30.4s, v14.4s
	mov	v30.16b, v23.16b
	fcmge	v0.4s, v20.4s, #0.0
	fmla	v29.4s, v24.4s, v28.4s
	fmov	v20.4s, #1.00000000
	fdiv	v3.4s, v15.4s, v27.4s
	str	q17, [sp, #1792]
	orn	v1.16b, v0.16b, v1.16b
	str	q0, [sp, #1104]
	ldr	q0, [sp, #1632]
	fmls	v29.4s, v23.4s, v17.4s
	str	q18, [sp, #1488]
	fmls	v20.4s, v9.4s, v9.4s
	fmla	v11.4s, v0.4s, v10.4s
	ldr	q10, [sp, #1776]
	bic	v0.16b, v15.16b, v1.16b
	str	q1, [sp, #1152]
	ldr	q1, [sp, #2000]
	fmls	v20.4s, v17.4s, v17.4s
	fmul	v27.4s, v18.4s, v0.4s
	ldr	q18, [sp, #1760]
	str	q0, [sp, #1584]
	fmls	v11.4s, v10.4s, v17.4s
	fmul	v0.4s, v29.4s, v18.4s
	ldr	q29, [sp, #1744]
	fmul	v28.4s, v1.4s, v27.4s
	ldr	q1, [sp, #1424]
	str	q3, [sp, #1344]
	fmls	v11.4s, v29.4s, v0.4s
	fmls	v20.4s, v0.4s, v0.4s
	mov	v17.16b, v0.16b
	str	q0, [sp, #1376]
	ldr	q0, [sp, #1408]
	fmul	v28.4s, v28.4s, v1.4s
	ldr	q1, [sp, #2016]
	fmul	v11.4s, v11.4s, v3.4s
	fmul	v22.4s, v1.4s, v27.4s
	ldr	q1, [sp, #2032]
	fmul	v21.4s, v28.4s, v21.4s
	fmls	v20.4s, v11.4s, v11.4s
	str	q11, [sp, #1056]
	fmla	v21.4s, v6.4s, v22.4s
	fmul	v6.4s, v28.4s, v0.4s
	ldr	q0, [sp, #1904]
	fmul	v22.4s, v13.4s, v27.4s
	fmaxnm	v23.4s, v20.4s, v0.4s
	ldr	q0, [sp, #1360]
	str	q20, [sp, #528]
	fmov	v20.4s, #1.00000000
	fmul	v13.4s, v21.4s, v14.4s
	fmul	v21.4s, v28.4s, v0.4s
	ldr	q0, [sp, #1632]
	fmla	v6.4s, v24.4s, v22.4s
	fneg	v24.4s, v9.4s
	fsqrt	v22.4s, v23.4s
	fmul	v23.4s, v12.4s, v27.4s
	fmls	v20.4s, v28.4s, v28.4s
	str	q13, [sp, #1408]
	fmls	v6.4s, v30.4s, v13.4s
	fmla	v21.4s, v0.4s, v23.4s
	fmul	v23.4s, v1.4s, v27.4s
	fmul	v27.4s, v28.4s, v24.4s
	ldr	q0, [sp, #1888]
	ldr	q1, [sp, #2192]
	fmls	v20.4s, v13.4s, v13.4s
	ldr	q24, [sp, #1504]
	fmul	v6.4s, v6.4s, v18.4s
	fmul	v0.4s, v0.4s, v1.4s
	ldr	q1, [sp, #1792]
	fmls	v21.4s, v10.4s, v13.4s
	fmla	v27.4s, v26.4s, v23.4s
	fmls	v20.4s, v6.4s, v6.4s
	str	q6, [sp, #1360]
	fdiv	v18.4s, v15.4s, v22.4s
	fmls	v21.4s, v29.4s, v6.4s
	fmls	v27.4s, v1.4s, v13.4s
	ldr	q1, [sp, #1568]
	movi	v13.2d, #0000000000000000
	fmul	v22.4s, v0.4s, v1.4s
	ldr	q1, [sp, #1312]
	fmul	v3.4s, v21.4s, v3.4s
	fmls	v27.4s, v17.4s, v6.4s
	mov	v17.16b, v14.16b
	xtn	v21.4h, v1.4s
	ldr	q1, [sp, #2208]
	fmla	v13.4s, v0.4s, v0.4s
	ldr	q0, [sp, #1088]
	str	q28, [sp, #1088]
	fneg	v30.4s, v22.4s
	fmul	v26.4s, v24.4s, v1.4s
	ldr	q1, [sp, #1472]
	fmls	v27.4s, v11.4s, v3.4s
	str	q3, [sp, #1072]
	fmls	v20.4s, v3.4s, v3.4s
	ldr	d3, [sp, #1216]
	str	q22, [sp, #1424]
	fmul	v23.4s, v1.4s, v30.4s
	ldr	d1, [sp, #608]
	fmul	v28.4s, v28.4s, v30.4s
	fmul	v6.4s, v27.4s, v18.4s
	orr	v27.8b, v3.8b, v1.8b
	ldr	d1, [sp, #648]
	ldr	q3, [sp, #2144]
	str	q18, [sp, #1328]
	orr	v21.8b, v21.8b, v1.8b
	ldr	q1, [sp, #1616]
	ushll	v27.4s, v27.4h, #0
	fmla	v23.4s, v1.4s, v26.4s
	ldr	q1, [sp, #1968]
	str	q6, [sp, #1312]
	fmls	v20.4s, v6.4s, v6.4s
	ldr	q6, [sp, #2128]
	ushll	v11.4s, v21.4h, #0
	fmul	v22.4s, v1.4s, v3.4s
	ldr	q1, [sp, #1456]
	shl	v12.4s, v27.4s, #31
	fmul	v27.4s, v9.4s, v30.4s
	fmul	v10.4s, v1.4s, v30.4s
	ldr	q1, [sp, #1136]
	fmul	v18.4s, v23.4s, v14.4s
	cmge	v12.4s, v12.4s, #0
	shl	v11.4s, v11.4s, #31
	xtn	v3.4h, v1.4s
	ldr	q1, [sp, #1536]
	str	q22, [sp, #1216]
	fmla	v10.4s, v1.4s, v22.4s
	ldr	q1, [sp, #1952]
	ldr	q22, [sp, #1760]
	and	v9.16b, v12.16b, v13.16b
	ldr	d12, [sp, #624]
	cmge	v11.4s, v11.4s, #0
	fmul	v6.4s, v1.4s, v6.4s
	ldr	q1, [sp, #1904]
	ldr	q13, [sp, #1072]
	fmaxnm	v23.4s, v20.4s, v1.4s
	ldr	q1, [sp, #1440]
	and	v26.16b, v11.16b, v26.16b
	fmul	v29.4s, v1.4s, v30.4s
	ldr	d1, [sp, #640]
	str	q6, [sp, #1136]
	fmla	v9.4s, v26.4s, v26.4s
	ldr	d26, [sp, #616]
	orr	v3.8b, v3.8b, v1.8b
	ldr	q1, [sp, #1120]
	xtn	v15.4h, v1.4s
	fsqrt	v1.4s, v23.4s
	ldr	q23, [sp, #1488]
	ushll	v3.4s, v3.4h, #0
	shl	v3.4s, v3.4s, #31
	str	q1, [sp, #1040]
	ldr	q1, [sp, #1392]
	fmls	v10.4s, v18.4s, v1.4s
	ldr	q1, [sp, #1552]
	fmla	v29.4s, v1.4s, v6.4s
	ldr	q1, [sp, #2352]
	ldr	q6, [sp, #1936]
	fmul	v1.4s, v6.4s, v1.4s
	ldr	d6, [sp, #632]
	fmul	v14.4s, v10.4s, v22.4s
	fmul	v10.4s, v24.4s, v17.4s
	movi	v24.2d, #0000000000000000
	orr	v15.8b, v15.8b, v6.8b
	xtn	v6.4h, v0.4s
	ldr	q0, [sp, #1776]
	fmls	v29.4s, v18.4s, v0.4s
	ldr	q0, [sp, #1600]
	str	q1, [sp, #1120]
	ushll	v11.4s, v15.4h, #0
	fmla	v27.4s, v0.4s, v1.4s
	ldr	q0, [sp, #2224]
	fmov	v1.4s, #1.00000000
	orr	v6.8b, v6.8b, v12.8b
	cmge	v12.4s, v3.4s, #0
	fmov	v3.4s, #1.00000000
	fmul	v30.4s, v23.4s, v0.4s
	ldr	q0, [sp, #1744]
	shl	v11.4s, v11.4s, #31
	fmls	v29.4s, v14.4s, v0.4s
	ldr	q0, [sp, #1792]
	ushll	v6.4s, v6.4h, #0
	cmge	v11.4s, v11.4s, #0
	fmls	v27.4s, v18.4s, v0.4s
	ldr	q0, [sp, #1584]
	shl	v6.4s, v6.4s, #31
	fmla	v28.4s, v0.4s, v30.4s
	ldr	q0, [sp, #1248]
	str	q18, [sp, #1248]
	bit	v10.16b, v1.16b, v0.16b
	ldr	q1, [sp, #1232]
	ldr	q0, [sp, #1104]
	cmge	v6.4s, v6.4s, #0
	str	q14, [sp, #1232]
	mov	v21.16b, v1.16b
	xtn	v17.4h, v0.4s
	ldr	q0, [sp, #1888]
	ldr	q1, [sp, #1040]
	bsl	v21.16b, v3.16b, v0.16b
	ldr	q0, [sp, #1968]
	ldr	q3, [sp, #1344]
	orr	v17.8b, v17.8b, v26.8b
	fmul	v15.4s, v0.4s, v22.4s
	fmov	v0.4s, #1.00000000
	ldr	q22, [sp, #1376]
	fmul	v26.4s, v21.4s, v10.4s
	fmov	v21.4s, #1.00000000
	fmls	v27.4s, v14.4s, v22.4s
	ldr	q22, [sp, #1408]
	ushll	v17.4s, v17.4h, #0
	fdiv	v1.4s, v0.4s, v1.4s
	ldr	q0, [sp, #1424]
	fmls	v28.4s, v18.4s, v22.4s
	ldr	q22, [sp, #1216]
	fmla	v24.4s, v0.4s, v0.4s
	fmul	v0.4s, v29.4s, v3.4s
	ldr	q29, [sp, #1200]
	and	v22.16b, v12.16b, v22.16b
	mov	v12.16b, v23.16b
	bsl	v29.16b, v21.16b, v15.16b
	mov	v21.16b, v3.16b
	fmov	v15.4s, #1.00000000
	fmla	v9.4s, v22.4s, v22.4s
	fmla	v24.4s, v18.4s, v18.4s
	ldr	q18, [sp, #1056]
	fmul	v22.4s, v26.4s, v29.4s
	shl	v29.4s, v17.4s, #31
	ldr	q17, [sp, #1328]
	fmls	v27.4s, v0.4s, v18.4s
	fmla	v24.4s, v14.4s, v14.4s
	cmge	v23.4s, v29.4s, #0
	mov	v3.16b, v1.16b
	ldr	q1, [sp, #1952]
	fmla	v24.4s, v0.4s, v0.4s
	fmul	v10.4s, v1.4s, v21.4s
	ldr	q1, [sp, #1360]
	fmls	v28.4s, v14.4s, v1.4s
	ldr	q1, [sp, #1136]
	and	v21.16b, v11.16b, v1.16b
	ldr	q1, [sp, #1184]
	mov	v26.16b, v1.16b
	ldr	q1, [sp, #1936]
	fmls	v28.4s, v0.4s, v13.4s
	fmla	v9.4s, v21.4s, v21.4s
	bsl	v26.16b, v15.16b, v10.16b
	fmul	v10.4s, v1.4s, v17.4s
	ldr	q1, [sp, #1120]
	fmul	v17.4s, v27.4s, v17.4s
	and	v6.16b, v6.16b, v1.16b
	ldr	q1, [sp, #1168]
	fmul	v21.4s, v22.4s, v26.4s
	mov	v22.16b, v1.16b
	ldr	q1, [sp, #1312]
	fmul	v26.4s, v12.4s, v3.4s
	fmla	v9.4s, v6.4s, v6.4s
	and	v6.16b, v23.16b, v30.16b
	fmls	v28.4s, v17.4s, v1.4s
	ldr	q1, [sp, #1152]
	fmla	v24.4s, v17.4s, v17.4s
	bsl	v22.16b, v15.16b, v10.16b
	fmla	v9.4s, v6.4s, v6.4s
	ldr	q6, [sp, #1680]
	fmul	v21.4s, v21.4s, v22.4s
	mov	v22.16b, v1.16b
	fmul	v1.4s, v28.4s, v3.4s
	fcmp	s6, #0.0
	bsl	v22.16b, v15.16b, v26.16b
	fmla	v24.4s, v1.4s, v1.4s
	fmul	v27.4s, v21.4s, v22.4s
	str	q24, [sp, #1680]
	b.gt	225b
	ldr	q6, [sp, #1968]
	ldp	q10, q30, [sp, #976]
	ldr	q24, [sp, #1952]
	mov	w11, #14269
	dup	v28.4s, w19
	fdiv	v6.4s, v15.4s, v6.4s
	ldr	q26, [sp, #1728]
	movk	w11, #13574, lsl #16
	fadd	v23.4s, v10.4s, v10.4s
	ldr	q11, [sp, #1712]
	ldr	q20, [sp, #1568]
	fmov	v14.4s, #-1.00000000
	fdiv	v21.4s, v15.4s, v24.4s
	fmul	v6.4s, v6.4s, v26.4s
	dup	v26.4s, w11
	mov	w11, #4016
	movk	w11, #13345, lsl #16
	fmul	v6.4s, v6.4s, v26.4s
	fcmgt	v26.4s, v28.4s, v10.4s
	fdiv	v22.4s, v15.4s, v30.4s
	fmul	v21.4s, v21.4s, v11.4s
	fsqrt	v23.4s, v23.4s
	fmul	v22.4s, v22.4s, v27.4s
	dup	v27.4s, w11
	mov	w11, #50604
	movk	w11, #13991, lsl #16
	dup	v29.4s, w11
	fmul	v21.4s, v21.4s, v27.4s
	ldr	q27, [sp, #1616]
	fmul	v22.4s, v22.4s, v22.4s
	fmul	v27.4s, v27.4s, v20.4s
	ldr	q20, [sp, #1536]
	fmaxnm	v6.4s, v6.4s, v21.4s
	fminnm	v21.4s, v22.4s, v15.4s
	fmul	v23.4s, v23.4s, v29.4s
	and	v22.16b, v26.16b, v23.16b
	ldr	s23, [x13, #16]
	fmul	v26.4s, v20.4s, v27.4s
	ldr	q20, [sp, #1552]
	fmul	v21.4s, v21.4s, v23.s[0]
	fmaxnm	v6.4s, v6.4s, v22.4s
	fmul	v22.4s, v20.4s, v26.4s
	ldr	q20, [sp, #1600]
	ldr	q26, [sp, #1872]
	fmaxnm	v6.4s, v21.4s, v6.4s
	fcmgt	v21.4s, v28.4s, v30.4s
	movi	d28, #0000000000000000
	fmul	v22.4s, v20.4s, v22.4s
	ldr	q20, [sp, #1584]
	and	v6.16b, v21.16b, v6.16b
	fmul	s21, s23, s23
	fmov	v23.4s, #5.00000000
	fmul	v22.4s, v20.4s, v22.4s
	ldr	q20, [sp, #1680]
	fmul	v6.4s, v6.4s, v6.4s
	dup	v21.4s, v21.s[0]
	fcmgt	v22.4s, v22.4s, #0.0
	fcmge	v6.4s, v6.4s, v20.4s
	fcmge	v21.4s, v21.4s, v9.4s
	ldr	q20, [sp, #1664]
	and	v6.16b, v21.16b, v6.16b
	bic	v21.16b, v15.16b, v22.16b
	ldr	q22, [sp, #512]
	bsl	v6.16b, v21.16b, v23.16b
	ldr	q21, [sp, #1296]
	fcmge	v21.4s, v21.4s, v22.4s
	movi	v22.4s, #64, lsl #24
	fminnm	v22.4s, v6.4s, v22.4s
	bit	v6.16b, v22.16b, v21.16b
	ldr	q22, [sp, #1264]
	fcmeq	v21.4s, v22.4s, v23.4s
	bit	v22.16b, v6.16b, v21.16b
	fcmeq	v6.4s, v22.4s, v23.4s
	str	q22, [sp, #1264]
	ldr	q23, [sp, #1920]
	and	v27.16b, v6.16b, v15.16b
	mov	s6, v27.s[1]
	fadd	s21, s27, s28
	mov	s22, v27.s[2]
	fadd	s6, s21, s6
	mov	s21, v27.s[3]
	fadd	s6, s6, s22
	fadd	s6, s6, s21
	fcmp	s6, #0.0
	b.gt	227b
	fmul	v1.4s, v3.4s, v1.4s
	ldr	q3, [sp, #1312]
	ldr	q6, [sp, #1344]
	ldr	q12, [sp, #1248]
	ldr	q20, [sp, #1424]
	movi	v22.2d, #0000000000000000
	movi	v23.2d, #0000000000000000
	movi	v26.2d, #0000000000000000
	movi	v27.2d, #0000000000000000
	movi	v10.2d, #0000000000000000
	fmls	v17.4s, v1.4s, v3.4s
	ldr	q3, [sp, #1328]
	fmul	v3.4s, v3.4s, v17.4s
	ldr	q17, [sp, #1232]
	fmls	v0.4s, v3.4s, v18.4s
	ldr	q18, [sp, #1472]
	fmls	v0.4s, v1.4s, v13.4s
	fmul	v0.4s, v6.4s, v0.4s
	ldr	q6, [sp, #1744]
	fmls	v17.4s, v0.4s, v6.4s
	ldr	q6, [sp, #1376]
	fmls	v17.4s, v3.4s, v6.4s
	ldr	q6, [sp, #1360]
	fmls	v17.4s, v1.4s, v6.4s
	ldr	q6, [sp, #1760]
	fmul	v6.4s, v6.4s, v17.4s
	ldr	q17, [sp, #1392]
	fmls	v12.4s, v6.4s, v17.4s
	ldr	q17, [sp, #1776]
	fmls	v12.4s, v0.4s, v17.4s
	ldr	q17, [sp, #1792]
	fmls	v12.4s, v3.4s, v17.4s
	ldr	q17, [sp, #1408]
	fmls	v12.4s, v1.4s, v17.4s
	ldr	q17, [sp, #1856]
	fmul	v17.4s, v17.4s, v12.4s
	fmls	v20.4s, v17.4s, v18.4s
	ldr	q18, [sp, #1456]
	fmls	v20.4s, v6.4s, v18.4s
	ldr	q18, [sp, #1440]
	fmls	v20.4s, v0.4s, v18.4s
	ldr	q18, [sp, #592]
	fmls	v20.4s, v3.4s, v18.4s
	ldr	q18, [sp, #1088]
	fmls	v20.4s, v1.4s, v18.4s
	fmul	v18.4s, v24.4s, v0.4s
	ldr	q0, [sp, #1968]
	fmul	v21.4s, v0.4s, v6.4s
	ldr	q0, [sp, #1504]
	fmul	v6.4s, v0.4s, v17.4s
	ldr	q0, [sp, #1888]
	str	q18, [sp, #2128]
	movi	v18.2d, #0000000000000000
	fmul	v17.4s, v0.4s, v20.4s
	ldr	q0, [sp, #1936]
	str	q21, [sp, #2064]
	movi	v21.2d, #0000000000000000
	fmul	v3.4s, v0.4s, v3.4s
	ldr	q0, [sp, #1488]
	str	q6, [sp, #2176]
	fmul	v0.4s, v0.4s, v1.4s
	movi	v1.2d, #0000000000000000
	str	q17, [sp, #2048]
	movi	v17.2d, #0000000000000000
	str	q3, [sp, #2192]
	movi	v3.2d, #0000000000000000
	str	q0, [sp, #2208]
	tbz	w20, #3, 244f
	cbz	w21, 244f
	umull	x8, w21, w21
	ldr	x11, [sp, #344]
	mul	x8, x11, x8
	mov	x11, xzr
242:
	add	x14, x11, x21
	ldr	q6, [sp, #1728]
	ldr	q9, [sp, #1712]
	add	x14, x14, x14, lsl #2
	mov	x15, x16
	mov	x17, x21
	ldr	q0, [x16, x14, lsl #4]
	ubfx	x14, x8, #1, #30
	fmul	v0.4s, v6.4s, v0.4s
	add	x14, x5, x14, lsl #5
243:
	mov	v20.16b, v9.16b
	ldr	q6, [x15], #80
	ldp	q28, q24, [x14, #-16]
	mvni	v11.4s, #127, msl #16
	fmov	v13.4s, #5.00000000
	subs	x17, x17, #1
	add	x14, x14, #32
	fmla	v20.4s, v6.4s, v0.4s
	fadd	v6.4s, v24.4s, v20.4s
	fdiv	v20.4s, v15.4s, v6.4s
	fsub	v28.4s, v28.4s, v6.4s
	fadd	v13.4s, v6.4s, v13.4s
	fdiv	v13.4s, v15.4s, v13.4s
	fmul	v28.4s, v28.4s, v20.4s
	fadd	v29.4s, v20.4s, v14.4s
	fmul	v20.4s, v24.4s, v20.4s
	fcmgt	v30.4s, v28.4s, v14.4s
	bit	v29.16b, v28.16b, v30.16b
	fadd	v10.4s, v10.4s, v13.4s
	fadd	v30.4s, v29.4s, v15.4s
	add	v30.4s, v30.4s, v25.4s
	and	v30.16b, v30.16b, v11.16b
	sub	v11.4s, v15.4s, v30.4s
	mov	v15.16b, v4.16b
	scvtf	v30.4s, v30.4s
	fadd	v12.4s, v11.4s, v14.4s
	mov	v14.16b, v19.16b
	fmla	v12.4s, v11.4s, v29.4s
	mov	v29.16b, v5.16b
	fmul	v11.4s, v12.4s, v12.4s
	fmla	v29.4s, v7.4s, v12.4s
	fmla	v14.4s, v8.4s, v12.4s
	fmla	v15.4s, v2.4s, v12.4s
	fmla	v29.4s, v16.4s, v11.4s
	fmla	v14.4s, v11.4s, v29.4s
	fmla	v15.4s, v11.4s, v14.4s
	fmov	v14.4s, #-1.00000000
	fmla	v12.4s, v11.4s, v15.4s
	fmov	v15.4s, #1.00000000
	fmaxnm	v29.4s, v28.4s, v14.4s
	fmul	v11.4s, v13.4s, v13.4s
	fadd	v28.4s, v28.4s, v15.4s
	fneg	v29.4s, v29.4s
	fmla	v12.4s, v31.4s, v30.4s
	fmul	v30.4s, v13.4s, v11.4s
	fmul	v24.4s, v11.4s, v11.4s
	fadd	v27.4s, v27.4s, v11.4s
	fmla	v21.4s, v20.4s, v11.4s
	fmla	v29.4s, v12.4s, v28.4s
	fmul	v28.4s, v11.4s, v30.4s
	fadd	v26.4s, v26.4s, v30.4s
	fmla	v18.4s, v20.4s, v30.4s
	fadd	v23.4s, v23.4s, v24.4s
	fmla	v17.4s, v20.4s, v24.4s
	fmla	v3.4s, v29.4s, v6.4s
	fmla	v1.4s, v20.4s, v28.4s
	fadd	v22.4s, v22.4s, v28.4s
	b.ne	243b
	add	x11, x11, #1
	add	x8, x8, x9
	cmp	x11, x21
	b.ne	242b
244:
	ldr	q9, [sp, #1504]
	ldr	q0, [sp, #2240]
	mov	w8, #46871
	ldr	q28, [sp, #1888]
	ldr	q11, [sp, #1904]
	movk	w8, #14673, lsl #16
	fmul	v0.4s, v0.4s, v9.4s
	ldr	q12, [sp, #1968]
	ldr	x2, [sp, #256]
	ldr	x15, [sp, #336]
	lsl	x11, x10, #5
	add	x14, x10, x10, lsl #1
	add	x9, x2, x15, lsl #4
	fmul	v6.4s, v0.4s, v28.4s
	fmov	v0.4s, #1.00000000
	fmls	v0.4s, v6.4s, v6.4s
	fneg	v14.4s, v6.4s
	fmaxnm	v20.4s, v0.4s, v11.4s
	str	q0, [sp, #1856]
	ldr	q0, [sp, #2304]
	str	q14, [sp, #2240]
	fmul	v24.4s, v0.4s, v12.4s
	ldr	q0, [sp, #2160]
	fsqrt	v20.4s, v20.4s
	fmul	v6.4s, v0.4s, v12.4s
	fmov	v0.4s, #1.00000000
	fmul	v24.4s, v24.4s, v28.4s
	fmls	v0.4s, v24.4s, v24.4s
	str	q24, [sp, #1776]
	fdiv	v30.4s, v15.4s, v20.4s
	fmul	v20.4s, v24.4s, v14.4s
	fneg	v24.4s, v24.4s
	fmla	v20.4s, v9.4s, v6.4s
	str	q24, [sp, #2304]
	fmul	v13.4s, v20.4s, v30.4s
	mov	v29.16b, v30.16b
	ldr	q30, [sp, #1952]
	str	q29, [sp, #2320]
	fmls	v0.4s, v13.4s, v13.4s
	str	q13, [sp, #2272]
	fmaxnm	v6.4s, v0.4s, v11.4s
	str	q0, [sp, #1792]
	ldr	q0, [sp, #2096]
	fmul	v20.4s, v0.4s, v30.4s
	ldr	q0, [sp, #2112]
	fsqrt	v6.4s, v6.4s
	fmul	v0.4s, v0.4s, v30.4s
	fmul	v11.4s, v20.4s, v28.4s
	mov	v20.16b, v30.16b
	fmul	v30.4s, v11.4s, v14.4s
	fmla	v30.4s, v9.4s, v0.4s
	ldr	q0, [sp, #2080]
	mov	v9.16b, v12.16b
	fdiv	v14.4s, v15.4s, v6.4s
	fmul	v6.4s, v0.4s, v20.4s
	fmul	v20.4s, v11.4s, v24.4s
	fmul	v0.4s, v30.4s, v29.4s
	mov	v30.16b, v29.16b
	fmov	v29.4s, #1.00000000
	fmla	v20.4s, v12.4s, v6.4s
	ldr	q12, [sp, #1936]
	fmls	v29.4s, v11.4s, v11.4s
	str	q0, [sp, #2224]
	fmls	v20.4s, v13.4s, v0.4s
	fmls	v29.4s, v0.4s, v0.4s
	fmul	v0.4s, v20.4s, v14.4s
	str	q14, [sp, #2352]
	str	q0, [sp, #2288]
	fmls	v29.4s, v0.4s, v0.4s
	ldr	q0, [sp, #1984]
	str	q11, [sp, #1984]
	fneg	v11.4s, v11.4s
	fmul	v6.4s, v12.4s, v0.4s
	ldr	q0, [sp, #1904]
	fmaxnm	v20.4s, v29.4s, v0.4s
	ldr	q0, [sp, #2256]
	str	q29, [sp, #2112]
	fmul	v13.4s, v6.4s, v28.4s
	fmul	v6.4s, v0.4s, v12.4s
	ldr	q0, [sp, #2240]
	fsqrt	v29.4s, v20.4s
	mov	v20.16b, v12.16b
	fmul	v12.4s, v13.4s, v0.4s
	ldr	q0, [sp, #2336]
	fmul	v14.4s, v0.4s, v20.4s
	fmul	v0.4s, v13.4s, v24.4s
	ldr	q24, [sp, #1504]
	fmla	v12.4s, v24.4s, v6.4s
	ldr	q6, [sp, #1808]
	fmla	v0.4s, v9.4s, v14.4s
	fmul	v14.4s, v6.4s, v20.4s
	mov	v20.16b, v11.16b
	fmul	v9.4s, v12.4s, v30.4s
	fmul	v12.4s, v13.4s, v11.4s
	ldr	q30, [sp, #1488]
	fdiv	v6.4s, v15.4s, v29.4s
	ldr	q29, [sp, #1952]
	fmls	v15.4s, v13.4s, v13.4s
	fmla	v12.4s, v29.4s, v14.4s
	ldr	q29, [sp, #2272]
	str	q9, [sp, #2144]
	ldr	q14, [sp, #2048]
	fmls	v0.4s, v29.4s, v9.4s
	ldr	q29, [sp, #2224]
	fmls	v15.4s, v9.4s, v9.4s
	fmls	v12.4s, v29.4s, v9.4s
	ldr	q29, [sp, #2352]
	fmul	v29.4s, v0.4s, v29.4s
	ldr	q0, [sp, #2288]
	fmls	v12.4s, v0.4s, v29.4s
	ldr	q0, [sp, #2000]
	fmls	v15.4s, v29.4s, v29.4s
	str	q29, [sp, #2160]
	fmul	v0.4s, v30.4s, v0.4s
	str	q6, [sp, #2336]
	fmul	v24.4s, v12.4s, v6.4s
	ldr	q6, [sp, #2240]
	fmul	v29.4s, v0.4s, v28.4s
	ldr	q0, [sp, #2016]
	ldr	q28, [sp, #1840]
	str	q13, [sp, #2016]
	fmls	v15.4s, v24.4s, v24.4s
	fmul	v0.4s, v30.4s, v0.4s
	str	q24, [sp, #2256]
	fabs	v24.4s, v14.4s
	fmul	v28.4s, v28.4s, v30.4s
	fmul	v11.4s, v29.4s, v6.4s
	ldr	q6, [sp, #1904]
	fmul	v20.4s, v29.4s, v20.4s
	str	q29, [sp, #2000]
	fmaxnm	v12.4s, v15.4s, v6.4s
	ldr	q6, [sp, #1504]
	fmla	v11.4s, v6.4s, v0.4s
	ldr	q0, [sp, #1824]
	ldr	q6, [sp, #2304]
	fmul	v0.4s, v0.4s, v30.4s
	fmul	v9.4s, v29.4s, v6.4s
	ldr	q6, [sp, #1968]
	fsqrt	v12.4s, v12.4s
	fmla	v9.4s, v6.4s, v0.4s
	ldr	q0, [sp, #2320]
	fmul	v6.4s, v11.4s, v0.4s
	movi	v0.2d, #0000000000000000
	fneg	v11.4s, v13.4s
	ldr	q13, [sp, #1952]
	fmla	v20.4s, v13.4s, v28.4s
	ldr	q28, [sp, #2032]
	fmaxnm	v24.4s, v24.4s, v0.4s
	ldr	q0, [sp, #2176]
	fmul	v11.4s, v29.4s, v11.4s
	fmul	v28.4s, v28.4s, v30.4s
	ldr	q30, [sp, #2272]
	fabs	v0.4s, v0.4s
	fmls	v9.4s, v30.4s, v6.4s
	fmaxnm	v30.4s, v24.4s, v0.4s
	ldr	q0, [sp, #2192]
	fmov	v24.4s, #1.00000000
	fabs	v13.4s, v0.4s
	ldr	q0, [sp, #1936]
	fmla	v11.4s, v0.4s, v28.4s
	ldr	q28, [sp, #2224]
	fmls	v24.4s, v29.4s, v29.4s
	fmov	v29.4s, #1.00000000
	fmaxnm	v0.4s, v30.4s, v13.4s
	fmls	v20.4s, v28.4s, v6.4s
	ldr	q28, [sp, #2352]
	ldr	q30, [sp, #1920]
	fmul	v28.4s, v9.4s, v28.4s
	fmls	v24.4s, v6.4s, v6.4s
	str	q0, [sp, #2032]
	ldr	q0, [sp, #2208]
	fabs	v9.4s, v0.4s
	ldr	q0, [sp, #1872]
	fmls	v24.4s, v28.4s, v28.4s
	fminnm	v13.4s, v0.4s, v30.4s
	mov	v30.16b, v0.16b
	fdiv	v0.4s, v29.4s, v12.4s
	dup	v12.4s, w8
	ldr	q29, [sp, #1728]
	add	x8, x13, #208
	str	q0, [sp, #2304]
	ldr	q0, [sp, #2144]
	fmls	v11.4s, v0.4s, v6.4s
	ldr	q0, [sp, #2288]
	fmls	v20.4s, v0.4s, v28.4s
	ldr	q0, [sp, #1664]
	fadd	v0.4s, v14.4s, v0.4s
	str	q0, [sp, #2080]
	fmul	v0.4s, v13.4s, v12.4s
	ldr	q12, [sp, #2176]
	str	q6, [sp, #2176]
	str	q0, [sp, #2096]
	ldr	q0, [sp, #2032]
	fmaxnm	v9.4s, v0.4s, v9.4s
	ldr	q0, [sp, #2064]
	str	q28, [sp, #2064]
	fadd	v29.4s, v0.4s, v29.4s
	ldr	q0, [sp, #1696]
	fadd	v13.4s, v12.4s, v0.4s
	ldr	q0, [sp, #2128]
	ldr	q12, [sp, #1712]
	fadd	v14.4s, v0.4s, v12.4s
	fmov	v12.4s, #1.00000000
	ldr	q0, [sp, #1856]
	fminnm	v0.4s, v0.4s, v12.4s
	str	q0, [sp, #2128]
	ldr	q0, [sp, #2160]
	fmls	v11.4s, v0.4s, v28.4s
	ldr	q0, [sp, #2336]
	fmul	v6.4s, v20.4s, v0.4s
	ldr	q0, [sp, #800]
	ldr	q20, [sp, #2080]
	fminnm	v0.4s, v20.4s, v0.4s
	ldr	q20, [sp, #848]
	fminnm	v20.4s, v29.4s, v20.4s
	fmls	v24.4s, v6.4s, v6.4s
	str	q0, [sp, #2080]
	ldr	q0, [sp, #2192]
	str	q20, [sp, #2192]
	ldr	q20, [sp, #2096]
	fadd	v0.4s, v0.4s, v30.4s
	ldr	q28, [sp, #2192]
	fcmge	v30.4s, v20.4s, v9.4s
	ldr	q9, [sp, #1264]
	ldr	q20, [sp, #1792]
	fcmge	v29.4s, v12.4s, v9.4s
	ldr	q12, [sp, #784]
	fminnm	v12.4s, v13.4s, v12.4s
	ldr	q13, [sp, #944]
	fminnm	v13.4s, v14.4s, v13.4s
	ldr	q14, [sp, #2128]
	fminnm	v20.4s, v14.4s, v20.4s
	ldr	q14, [sp, #912]
	fminnm	v0.4s, v0.4s, v14.4s
	str	q20, [sp, #2096]
	ldr	q20, [sp, #2256]
	fmls	v11.4s, v20.4s, v6.4s
	str	q0, [sp, #2128]
	ldr	q0, [sp, #816]
	ldr	q20, [sp, #2080]
	str	q29, [sp, #2080]
	fmaxnm	v14.4s, v20.4s, v0.4s
	ldr	q0, [sp, #1920]
	ldr	q20, [sp, #2208]
	fadd	v20.4s, v20.4s, v0.4s
	ldr	q0, [sp, #880]
	fmaxnm	v28.4s, v28.4s, v0.4s
	and	v0.16b, v29.16b, v30.16b
	ldr	q30, [sp, #832]
	fmaxnm	v12.4s, v12.4s, v30.4s
	ldr	q30, [sp, #864]
	fmaxnm	v29.4s, v13.4s, v30.4s
	ldr	q30, [sp, #2112]
	ldr	q13, [sp, #2096]
	str	q6, [sp, #2112]
	ldr	q6, [sp, #2304]
	fminnm	v30.4s, v13.4s, v30.4s
	fmul	v6.4s, v11.4s, v6.4s
	str	q30, [sp, #2192]
	ldr	q30, [sp, #896]
	fmls	v24.4s, v6.4s, v6.4s
	fminnm	v11.4s, v20.4s, v30.4s
	ldr	q30, [sp, #960]
	ldr	q20, [sp, #2128]
	str	q6, [sp, #2128]
	fmaxnm	v20.4s, v20.4s, v30.4s
	fmov	v30.4s, #4.00000000
	str	q20, [sp, #2208]
	ldr	q20, [sp, #1664]
	fcmeq	v13.4s, v9.4s, v30.4s
	mov	v30.16b, v0.16b
	ldr	s9, [x13, #12]
	bif	v14.16b, v20.16b, v0.16b
	ldr	q20, [sp, #1728]
	bif	v28.16b, v20.16b, v0.16b
	ldr	q20, [sp, #1696]
	bif	v12.16b, v20.16b, v0.16b
	ldr	q20, [sp, #1712]
	bsl	v30.16b, v29.16b, v20.16b
	ldr	q20, [sp, #2192]
	ld1r	{ v29.4s }, [x8]
	mov	w8, #46871
	fmul	v28.4s, v28.4s, v9.s[0]
	fminnm	v15.4s, v20.4s, v15.4s
	ldr	q20, [sp, #928]
	movk	w8, #14545, lsl #16
	bit	v14.16b, v29.16b, v13.16b
	bit	v12.16b, v29.16b, v13.16b
	str	q29, [sp, #2192]
	fmaxnm	v6.4s, v11.4s, v20.4s
	ldr	q20, [sp, #1872]
	ldr	q11, [sp, #2208]
	fmul	v30.4s, v30.4s, v9.s[0]
	bit	v28.16b, v29.16b, v13.16b
	bit	v20.16b, v11.16b, v0.16b
	fminnm	v11.4s, v15.4s, v24.4s
	ldr	q15, [sp, #1920]
	str	q14, [x9]
	bsl	v0.16b, v6.16b, v15.16b
	dup	v6.4s, w8
	add	x8, x15, x10
	str	q12, [x2, x8, lsl #4]
	mov	v12.16b, v13.16b
	str	q28, [x9, x11]
	lsl	x11, x10, #6
	fcmgt	v6.4s, v11.4s, v6.4s
	bsl	v12.16b, v29.16b, v30.16b
	bit	v0.16b, v29.16b, v13.16b
	str	q6, [sp, #2208]
	mov	v6.16b, v13.16b
	str	q12, [x9, x14, lsl #4]
	add	x14, x10, x10, lsl #2
	bsl	v6.16b, v29.16b, v20.16b
	str	q6, [x9, x11]
	str	q0, [x9, x14, lsl #4]
	tbnz	w20, #1, 245f
	ldr	x21, [sp, #160]
	mov	w9, #6
	fmov	v14.4s, #-1.00000000
	movi	v12.2d, #0000000000000000
	fmov	v15.4s, #1.00000000
	movi	d11, #0000000000000000
	tbz	w20, #3, 25b
	b	24b
245:
	ldr	q11, [sp, #2320]
	ldr	q0, [sp, #2240]
	mov	w9, #96
	str	q13, [sp, #1920]
	ldr	q20, [sp, #2272]
	umaddl	x11, w10, w9, x2
	fmul	v13.4s, v11.4s, v0.4s
	fneg	v6.4s, v11.4s
	ldr	q0, [sp, #1776]
	ldr	q28, [sp, #1984]
	ldr	q29, [sp, #2224]
	ldr	q30, [sp, #2352]
	str	q9, [sp, #1984]
	ldr	q9, [sp, #2288]
	lsl	x9, x15, #4
	tst	w20, #0x4
	mov	w1, #11
	mov	w14, #8
	fmla	v0.4s, v13.4s, v20.4s
	fmul	v14.4s, v20.4s, v6.4s
	ldr	q6, [sp, #1904]
	fmla	v28.4s, v13.4s, v29.4s
	fmul	v20.4s, v11.4s, v29.4s
	ldr	q29, [sp, #2000]
	fmaxnm	v6.4s, v24.4s, v6.4s
	ldr	q24, [sp, #2144]
	mov	w15, #15
	mov	w17, #9
	csel	x14, x14, x1, eq
	mov	w4, #10
	fneg	v0.4s, v0.4s
	fmul	v12.4s, v14.4s, v30.4s
	ldr	q14, [sp, #2160]
	fmul	v11.4s, v11.4s, v24.4s
	csel	x15, x17, x15, eq
	mov	w17, #20
	fsqrt	v6.4s, v6.4s
	csel	x17, x4, x17, eq
	mov	w4, #26
	umull	x14, w14, w10
	csel	x1, x1, x4, eq
	ldr	x21, [sp, #160]
	fmul	v15.4s, v30.4s, v0.4s
	ldr	q0, [sp, #2016]
	fmla	v20.4s, v12.4s, v9.4s
	str	q12, [sp, #2096]
	fmla	v11.4s, v12.4s, v14.4s
	umull	x15, w15, w10
	fmla	v0.4s, v13.4s, v24.4s
	ldr	q24, [sp, #2176]
	str	q13, [sp, #2016]
	umull	x17, w17, w10
	add	x14, x2, x14, lsl #4
	fmla	v28.4s, v15.4s, v9.4s
	fmla	v29.4s, v13.4s, v24.4s
	fneg	v24.4s, v20.4s
	ldr	q20, [sp, #2256]
	str	q15, [sp, #2240]
	umull	x1, w1, w10
	fmla	v0.4s, v15.4s, v14.4s
	ldr	q15, [sp, #2064]
	fneg	v28.4s, v28.4s
	str	q6, [sp, #2224]
	ldr	q6, [sp, #2336]
	fmul	v6.4s, v6.4s, v28.4s
	fneg	v28.4s, v30.4s
	ldr	q30, [sp, #2240]
	fmla	v29.4s, v30.4s, v15.4s
	fmla	v0.4s, v6.4s, v20.4s
	fmul	v20.4s, v9.4s, v28.4s
	ldr	q9, [sp, #2336]
	str	q6, [sp, #2272]
	mov	v6.16b, v12.16b
	fmov	v28.4s, #1.00000000
	fmul	v12.4s, v9.4s, v24.4s
	ldr	q24, [sp, #2352]
	fneg	v0.4s, v0.4s
	fmul	v30.4s, v24.4s, v14.4s
	fmul	v14.4s, v20.4s, v9.4s
	ldr	q20, [sp, #2320]
	fmla	v28.4s, v13.4s, v13.4s
	ldr	q13, [sp, #2224]
	str	q12, [sp, #2144]
	str	q0, [sp, #2048]
	ldr	q0, [sp, #2176]
	str	q14, [sp, #2032]
	fmul	v0.4s, v20.4s, v0.4s
	fmov	v20.4s, #1.00000000
	str	q0, [sp, #2288]
	fdiv	v0.4s, v20.4s, v13.4s
	ldr	q20, [sp, #2112]
	ldr	q13, [sp, #2272]
	fmla	v29.4s, v13.4s, v20.4s
	ldr	q13, [sp, #2048]
	str	q0, [sp, #2176]
	ldr	q0, [sp, #2256]
	fmla	v11.4s, v12.4s, v0.4s
	ldr	q12, [sp, #2304]
	fmla	v30.4s, v14.4s, v0.4s
	ldr	q14, [sp, #2288]
	fmul	v13.4s, v12.4s, v13.4s
	mov	v12.16b, v0.16b
	fneg	v0.4s, v9.4s
	fmla	v14.4s, v6.4s, v15.4s
	ldr	q9, [sp, #2128]
	fneg	v11.4s, v11.4s
	fneg	v6.4s, v30.4s
	ldr	q30, [sp, #2320]
	str	q0, [sp, #2224]
	ldr	q0, [sp, #2240]
	fmla	v29.4s, v13.4s, v9.4s
	str	q13, [sp, #2048]
	fmul	v13.4s, v24.4s, v15.4s
	ldr	q15, [sp, #2304]
	fmla	v28.4s, v0.4s, v0.4s
	ldr	q0, [sp, #2224]
	fmul	v24.4s, v15.4s, v11.4s
	fmul	v11.4s, v15.4s, v6.4s
	ldr	q6, [sp, #2336]
	fmul	v0.4s, v12.4s, v0.4s
	fmul	v12.4s, v30.4s, v30.4s
	ldr	q30, [sp, #2272]
	fmla	v28.4s, v30.4s, v30.4s
	ldr	q30, [sp, #2032]
	str	q24, [sp, #2224]
	str	q0, [sp, #2288]
	ldr	q0, [sp, #2144]
	fmla	v13.4s, v30.4s, v20.4s
	str	q11, [sp, #2064]
	fmla	v14.4s, v0.4s, v20.4s
	fneg	v0.4s, v29.4s
	fmul	v29.4s, v6.4s, v20.4s
	ldr	q20, [sp, #2096]
	ldr	q6, [sp, #2288]
	fmla	v13.4s, v11.4s, v9.4s
	fmla	v12.4s, v20.4s, v20.4s
	ldr	q20, [sp, #2048]
	fmul	v6.4s, v6.4s, v15.4s
	fmla	v14.4s, v24.4s, v9.4s
	fmla	v28.4s, v20.4s, v20.4s
	ldr	q20, [sp, #2352]
	str	q6, [sp, #2256]
	fmla	v29.4s, v6.4s, v9.4s
	fneg	v6.4s, v15.4s
	str	q14, [sp, #2288]
	ldr	q14, [sp, #2176]
	fmul	v24.4s, v20.4s, v20.4s
	ldr	q20, [sp, #2144]
	fmul	v0.4s, v14.4s, v0.4s
	str	q6, [sp, #2112]
	fmla	v12.4s, v20.4s, v20.4s
	ldr	q6, [sp, #2288]
	ldr	q20, [sp, #2208]
	fmla	v24.4s, v30.4s, v30.4s
	fneg	v29.4s, v29.4s
	fneg	v6.4s, v6.4s
	ldr	q30, [sp, #2224]
	str	q0, [sp, #2160]
	fmla	v28.4s, v0.4s, v0.4s
	fneg	v0.4s, v13.4s
	fmla	v12.4s, v30.4s, v30.4s
	ldr	q30, [sp, #1888]
	fmla	v24.4s, v11.4s, v11.4s
	fmul	v13.4s, v14.4s, v6.4s
	str	q0, [sp, #2288]
	ldr	q0, [sp, #2080]
	fmul	v28.4s, v30.4s, v28.4s
	ldr	q6, [sp, #2288]
	and	v20.16b, v0.16b, v20.16b
	ldr	q0, [sp, #2336]
	fmla	v12.4s, v13.4s, v13.4s
	fmul	v15.4s, v0.4s, v0.4s
	ldr	q0, [sp, #2112]
	str	q13, [sp, #2112]
	fmul	v13.4s, v30.4s, v28.4s
	ldr	q28, [sp, #1984]
	fmul	v0.4s, v9.4s, v0.4s
	mov	v9.16b, v14.16b
	xtn	v14.4h, v20.4s
	fmul	v20.4s, v9.4s, v6.4s
	ldr	q6, [sp, #2256]
	sshll	v14.4s, v14.4h, #0
	fmla	v15.4s, v6.4s, v6.4s
	fmul	v6.4s, v9.4s, v29.4s
	ldr	q29, [sp, #2304]
	fmul	v11.4s, v29.4s, v29.4s
	fmul	v29.4s, v0.4s, v9.4s
	ldr	q0, [sp, #1968]
	str	q20, [sp, #2288]
	fmla	v24.4s, v20.4s, v20.4s
	fmul	v20.4s, v9.4s, v9.4s
	str	q6, [sp, #2128]
	fmla	v15.4s, v6.4s, v6.4s
	ldr	q6, [sp, #1504]
	fmul	v30.4s, v0.4s, v28.s[0]
	ldr	q0, [sp, #1952]
	fmul	v9.4s, v6.4s, v12.4s
	mov	v12.16b, v14.16b
	str	q29, [sp, #2000]
	fmla	v11.4s, v29.4s, v29.4s
	ldr	q29, [sp, #2192]
	fmul	v28.4s, v0.4s, v28.s[0]
	ldr	q0, [sp, #1936]
	bsl	v12.16b, v13.16b, v29.16b
	fmul	v24.4s, v24.4s, v30.4s
	str	q30, [sp, #2080]
	fmul	v9.4s, v6.4s, v9.4s
	fmul	v13.4s, v15.4s, v28.4s
	ldr	q15, [sp, #1488]
	fmul	v11.4s, v0.4s, v11.4s
	str	q12, [x11, x9]
	mov	w11, #7
	cinc	x11, x11, ne
	fmul	v20.4s, v15.4s, v20.4s
	fmul	v24.4s, v30.4s, v24.4s
	umull	x11, w11, w10
	bif	v9.16b, v29.16b, v14.16b
	fmul	v12.4s, v28.4s, v13.4s
	fmul	v11.4s, v0.4s, v11.4s
	add	x11, x2, x11, lsl #4
	fmul	v20.4s, v15.4s, v20.4s
	bif	v24.16b, v29.16b, v14.16b
	str	q9, [x11, x9]
	mov	v9.16b, v14.16b
	bif	v12.16b, v29.16b, v14.16b
	add	x11, x2, x15, lsl #4
	str	q24, [x14, x9]
	add	x14, x2, x17, lsl #4
	bif	v20.16b, v29.16b, v14.16b
	bsl	v9.16b, v11.16b, v29.16b
	str	q12, [x11, x9]
	add	x11, x2, x1, lsl #4
	str	q9, [x14, x9]
	str	q20, [x11, x9]
	tbnz	w20, #2, 246f
	mov	w9, #12
	fmov	v14.4s, #-1.00000000
	movi	v12.2d, #0000000000000000
	ldr	q13, [sp, #1920]
	fmov	v15.4s, #1.00000000
	movi	d11, #0000000000000000
	tbz	w20, #3, 25b
	b	24b
246:
	ldr	q0, [sp, #2320]
	ldr	q20, [sp, #2016]
	mov	w11, #112
	ldr	q24, [sp, #2240]
	str	q28, [sp, #1984]
	umaddl	x11, w10, w11, x2
	fmul	v20.4s, v0.4s, v20.4s
	ldr	q28, [sp, #2096]
	ldr	q0, [sp, #2352]
	ldr	q12, [sp, #2144]
	ldr	q13, [sp, #2032]
	mov	w14, #144
	fmul	v9.4s, v0.4s, v28.4s
	ldr	q15, [sp, #2048]
	ldr	q29, [sp, #2224]
	ldr	q6, [sp, #2064]
	ldr	q30, [sp, #2160]
	umaddl	x14, w10, w14, x2
	fmla	v20.4s, v24.4s, v28.4s
	ldr	q28, [sp, #2272]
	fmul	v24.4s, v0.4s, v24.4s
	ldr	q0, [sp, #2336]
	mov	w15, #160
	fmla	v9.4s, v12.4s, v13.4s
	umaddl	x15, w10, w15, x2
	fmul	v11.4s, v0.4s, v28.4s
	fmla	v20.4s, v28.4s, v12.4s
	fmla	v24.4s, v28.4s, v13.4s
	ldr	q28, [sp, #2256]
	fmul	v12.4s, v0.4s, v12.4s
	fmul	v13.4s, v0.4s, v13.4s
	ldr	q0, [sp, #2224]
	fmla	v9.4s, v29.4s, v6.4s
	fmla	v11.4s, v15.4s, v28.4s
	ldr	q28, [sp, #2288]
	fmla	v20.4s, v15.4s, v29.4s
	ldr	q29, [sp, #2112]
	fmla	v24.4s, v15.4s, v6.4s
	ldr	q6, [sp, #1504]
	fmla	v9.4s, v29.4s, v28.4s
	fmla	v20.4s, v30.4s, v29.4s
	fmla	v24.4s, v30.4s, v28.4s
	ldr	q28, [sp, #2128]
	fmla	v11.4s, v30.4s, v28.4s
	ldr	q30, [sp, #2304]
	fmul	v20.4s, v6.4s, v20.4s
	ldr	q6, [sp, #2256]
	fmul	v15.4s, v30.4s, v15.4s
	fmla	v12.4s, v0.4s, v6.4s
	ldr	q0, [sp, #2080]
	fmul	v24.4s, v24.4s, v0.4s
	fmul	v0.4s, v9.4s, v0.4s
	ldr	q9, [sp, #2064]
	fmla	v13.4s, v9.4s, v6.4s
	fmla	v12.4s, v29.4s, v28.4s
	mov	v29.16b, v28.16b
	ldr	q28, [sp, #2288]
	fmul	v9.4s, v30.4s, v9.4s
	str	q0, [sp, #2352]
	ldr	q0, [sp, #1888]
	fmul	v6.4s, v0.4s, v24.4s
	fmul	v20.4s, v0.4s, v20.4s
	ldr	q24, [sp, #2352]
	fmla	v13.4s, v28.4s, v29.4s
	ldr	q29, [sp, #2160]
	str	q6, [sp, #2320]
	mov	v6.16b, v0.16b
	ldr	q0, [sp, #1504]
	str	q20, [sp, #2336]
	ldr	q20, [sp, #1984]
	fmul	v0.4s, v0.4s, v24.4s
	ldr	q24, [sp, #2336]
	fmul	v11.4s, v11.4s, v20.4s
	str	q0, [sp, #2352]
	ldr	q0, [sp, #2192]
	fmul	v6.4s, v6.4s, v11.4s
	ldr	q11, [sp, #2000]
	bif	v24.16b, v0.16b, v14.16b
	fmla	v15.4s, v29.4s, v11.4s
	str	q6, [sp, #2272]
	fmul	v6.4s, v12.4s, v20.4s
	ldr	q12, [sp, #2112]
	str	q24, [sp, #2144]
	ldr	q24, [sp, #2224]
	ldr	q29, [sp, #2272]
	fmul	v24.4s, v30.4s, v24.4s
	bif	v29.16b, v0.16b, v14.16b
	str	q6, [sp, #2336]
	ldr	q6, [sp, #2320]
	bif	v6.16b, v0.16b, v14.16b
	str	q24, [sp, #2240]
	mov	v24.16b, v20.16b
	ldr	q20, [sp, #2352]
	str	q29, [sp, #2352]
	fmul	v24.4s, v13.4s, v24.4s
	str	q6, [sp, #2320]
	ldr	q6, [sp, #2144]
	str	q6, [x11, x9]
	ldr	q6, [sp, #2256]
	ldr	q29, [sp, #2320]
	str	q29, [x14, x9]
	ldr	q29, [sp, #2336]
	mov	w11, #192
	fmul	v6.4s, v30.4s, v6.4s
	mov	v30.16b, v14.16b
	umaddl	x11, w10, w11, x2
	str	q24, [sp, #2304]
	ldr	q24, [sp, #1504]
	ldr	q13, [sp, #2128]
	mov	w14, #208
	fmul	v24.4s, v24.4s, v29.4s
	bsl	v30.16b, v20.16b, v0.16b
	ldr	q20, [sp, #2240]
	ldr	q29, [sp, #1936]
	fmla	v6.4s, v13.4s, v11.4s
	umaddl	x14, w10, w14, x2
	fmla	v20.4s, v12.4s, v11.4s
	str	q30, [x15, x9]
	ldr	q30, [sp, #2160]
	mov	w15, #224
	str	q24, [sp, #2272]
	mov	v24.16b, v9.16b
	ldr	q9, [sp, #2080]
	fmul	v6.4s, v29.4s, v6.4s
	umaddl	x15, w10, w15, x2
	fmul	v20.4s, v29.4s, v20.4s
	fmla	v24.4s, v28.4s, v11.4s
	fmul	v28.4s, v29.4s, v15.4s
	str	q6, [sp, #2240]
	ldr	q6, [sp, #1488]
	str	q28, [sp, #2320]
	ldr	q28, [sp, #2352]
	str	q20, [sp, #2352]
	ldr	q20, [sp, #2304]
	str	q28, [x11, x9]
	ldr	q28, [sp, #2176]
	add	x11, x2, x10, lsl #8
	fmul	v20.4s, v9.4s, v20.4s
	fmul	v30.4s, v28.4s, v30.4s
	fmul	v12.4s, v28.4s, v12.4s
	fmul	v11.4s, v28.4s, v11.4s
	str	q20, [sp, #2304]
	ldr	q20, [sp, #2272]
	str	q30, [sp, #2336]
	ldr	q30, [sp, #1888]
	fmul	v12.4s, v6.4s, v12.4s
	bif	v20.16b, v0.16b, v14.16b
	str	q20, [sp, #2272]
	ldr	q20, [sp, #2288]
	fmul	v15.4s, v28.4s, v20.4s
	fmul	v20.4s, v29.4s, v24.4s
	ldr	q24, [sp, #2352]
	str	q20, [sp, #2288]
	ldr	q20, [sp, #2320]
	fmul	v20.4s, v30.4s, v20.4s
	str	q20, [sp, #2320]
	fmul	v20.4s, v28.4s, v13.4s
	mov	v28.16b, v14.16b
	mov	v13.16b, v14.16b
	str	q20, [sp, #2256]
	ldr	q20, [sp, #2336]
	fmul	v20.4s, v6.4s, v20.4s
	str	q20, [sp, #2336]
	ldr	q20, [sp, #1504]
	fmul	v24.4s, v20.4s, v24.4s
	str	q24, [sp, #2224]
	ldr	q24, [sp, #2272]
	str	q24, [x14, x9]
	ldr	q24, [sp, #2304]
	mov	w14, #272
	umaddl	x14, w10, w14, x2
	bsl	v28.16b, v24.16b, v0.16b
	fmul	v24.4s, v6.4s, v15.4s
	str	q28, [x15, x9]
	mov	w15, #288
	str	q24, [sp, #2272]
	ldr	q24, [sp, #2288]
	umaddl	x15, w10, w15, x2
	fmul	v24.4s, v24.4s, v9.4s
	str	q24, [sp, #2304]
	ldr	q24, [sp, #2320]
	bsl	v13.16b, v24.16b, v0.16b
	ldr	q24, [sp, #2256]
	fmul	v15.4s, v6.4s, v24.4s
	fmul	v6.4s, v6.4s, v11.4s
	ldr	q11, [sp, #2336]
	ldr	q24, [sp, #2240]
	str	q13, [x11, x9]
	mov	w11, #304
	fmul	v30.4s, v30.4s, v11.4s
	mov	v11.16b, v14.16b
	umaddl	x11, w10, w11, x2
	str	q6, [sp, #2352]
	ldr	q6, [sp, #1984]
	fmul	v24.4s, v24.4s, v6.4s
	str	q30, [sp, #2336]
	ldr	q30, [sp, #2224]
	fmul	v13.4s, v15.4s, v6.4s
	mov	v6.16b, v14.16b
	bsl	v11.16b, v30.16b, v0.16b
	fmul	v30.4s, v20.4s, v12.4s
	ldr	q20, [sp, #2272]
	bsl	v6.16b, v24.16b, v0.16b
	ldr	q24, [sp, #2352]
	fmul	v12.4s, v20.4s, v9.4s
	ldr	q20, [sp, #2304]
	mov	v9.16b, v14.16b
	str	q11, [x14, x9]
	fmul	v11.4s, v29.4s, v24.4s
	ldr	q24, [sp, #2336]
	mov	w14, #336
	bif	v20.16b, v0.16b, v14.16b
	umaddl	x14, w10, w14, x2
	bsl	v9.16b, v24.16b, v0.16b
	mov	v24.16b, v14.16b
	str	q20, [x15, x9]
	mov	w15, #352
	mov	v20.16b, v14.16b
	bsl	v24.16b, v30.16b, v0.16b
	umaddl	x15, w10, w15, x2
	str	q6, [x11, x9]
	mov	v6.16b, v14.16b
	mov	w11, #368
	str	q9, [x14, x9]
	mov	w14, #384
	bsl	v20.16b, v12.16b, v0.16b
	umaddl	x11, w10, w11, x2
	str	q24, [x15, x9]
	mov	w15, #400
	umaddl	x14, w10, w14, x2
	bsl	v6.16b, v13.16b, v0.16b
	bit	v0.16b, v11.16b, v14.16b
	umaddl	x15, w10, w15, x2
	str	q20, [x11, x9]
	str	q6, [x14, x9]
	str	q0, [x15, x9]
	mov	w9, #27
	fmov	v14.4s, #-1.00000000
	movi	v12.2d, #0000000000000000
	ldr	q13, [sp, #1920]
	fmov	v15.4s, #1.00000000
	movi	d11, #0000000000000000
	tbz	w20, #3, 25b
	b	24b
247:
	add	sp, sp, #2368
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
248:
	ret
	.p2align	2
