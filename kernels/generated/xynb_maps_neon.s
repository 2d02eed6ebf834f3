// Made by `cargo xtask kernels`. Do not edit.
	cbz	w3, 249f
	cbz	w2, 249f
	cbz	w1, 249f
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
	sub	sp, sp, #1536
	mov	w20, w1
	mov	w9, w2
	add	w8, w5, w4
	ldp	x11, x16, [x0, #40]
	str	x9, [sp, #72]
	umull	x9, w9, w20
	add	w8, w8, w6
	mvni	v1.4s, #128, lsl #16
	str	x8, [sp, #56]
	mov	w19, #62154
	fmov	v9.4s, #1.00000000
	str	x11, [sp, #160]
	mov	w10, w3
	fmov	v13.4s, #3.00000000
	lsl	x11, x8, #1
	lsl	x8, x9, #1
	fneg	v0.4s, v1.4s
	fmov	v14.4s, #-1.00000000
	fmov	v24.4s, #5.00000000
	stp	x8, x10, [sp, #16]
	lsl	x8, x20, #1
	movk	w19, #29001, lsl #16
	movi	v29.2d, #0000000000000000
	movi	v15.4s, #127, msl #16
	ldr	x12, [x0]
	str	x8, [sp, #48]
	mov	w8, #16992
	ldr	x22, [sp, #1696]
	movk	w8, #3490, lsl #16
	ldp	x13, x23, [x0, #24]
	dup	v1.4s, w8
	mov	w8, #58632
	mov	w25, #64269
	movk	w8, #7740, lsl #16
	mov	w26, #44110
	mov	w27, #13
	mov	w28, #56135
	mov	w29, #55248
	mov	w30, #39482
	str	q1, [sp, #688]
	dup	v1.4s, w8
	mov	w8, #4059
	movk	w8, #16713, lsl #16
	mov	w0, #51410
	mov	w3, #56146
	mov	w2, #29208
	mov	w6, #4016
	mov	w4, #50604
	stp	q1, q0, [sp, #128]
	dup	v0.4s, w8
	dup	v1.4s, w19
	mov	w8, #14269
	mov	x10, xzr
	add	x5, x12, #16
	mov	w7, #48
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
	movk	w6, #13345, lsl #16
	movk	w4, #13991, lsl #16
	stp	q1, q0, [sp, #96]
	str	x22, [sp, #280]
	stp	x23, x20, [sp, #168]
	b	21f
20:
	ldp	x11, x10, [sp, #32]
	ldr	x9, [sp, #24]
	add	x10, x10, #1
	cmp	x10, x9
	ldr	x9, [sp, #16]
	add	x11, x11, x9
	b.eq	248f
21:
	ldr	x9, [sp, #72]
	stp	x11, x10, [sp, #32]
	mul	x9, x10, x9
	mov	x10, xzr
	str	x9, [sp, #64]
	b	23f
22:
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
	add	x9, x9, x10
	ldr	x10, [sp, #56]
	madd	x9, x9, x20, x10
	str	x9, [sp, #184]
	b	27f
24:
	fmov	v0.4s, #1.00000000
	ldp	q6, q16, [sp, #224]
	fmov	v20.4s, #-1.00000000
	movi	v21.2d, #0000000000000000
	mov	v17.16b, v28.16b
	movi	v22.2d, #0000000000000000
	mov	w11, #29208
	ldr	x6, [sp, #288]
	movk	w11, #16177, lsl #16
	ldr	x15, [sp, #344]
	orr	x17, x10, #0x1
	fdiv	v6.4s, v0.4s, v6.4s
	umull	x14, w10, w6
	add	x1, x10, #3
	lsl	x15, x15, #4
	umull	x17, w17, w6
	umull	x1, w1, w6
	add	x14, x23, x14, lsl #4
	add	x17, x23, x17, lsl #4
	fmul	v27.4s, v16.4s, v6.4s
	mvni	v16.4s, #127, msl #16
	add	v6.4s, v27.4s, v12.4s
	and	v25.16b, v6.16b, v16.16b
	ldp	s16, s24, [x13, #100]
	movi	v6.2d, #0000000000000000
	sub	v28.4s, v0.4s, v25.4s
	fmla	v21.4s, v15.4s, v16.s[0]
	ldp	s23, s16, [x13, #172]
	fmla	v20.4s, v28.4s, v27.4s
	mov	v28.16b, v17.16b
	ldr	s17, [x13, #136]
	fmla	v6.4s, v15.4s, v23.s[0]
	fmla	v21.4s, v5.4s, v24.s[0]
	fmov	v24.4s, #5.00000000
	fmla	v22.4s, v15.4s, v17.s[0]
	fmla	v10.4s, v3.4s, v20.4s
	ldp	s3, s23, [x13, #140]
	fmla	v6.4s, v5.4s, v16.s[0]
	fmul	v17.4s, v20.4s, v20.4s
	fmla	v13.4s, v4.4s, v20.4s
	fmla	v31.4s, v29.4s, v20.4s
	fmla	v22.4s, v5.4s, v3.s[0]
	ldp	s3, s5, [x13, #108]
	fmla	v10.4s, v30.4s, v17.4s
	fmla	v21.4s, v11.4s, v3.s[0]
	ldp	s4, s3, [x13, #180]
	fmla	v22.4s, v11.4s, v23.s[0]
	fmla	v6.4s, v11.4s, v4.s[0]
	fmla	v13.4s, v17.4s, v10.4s
	fmla	v21.4s, v9.4s, v5.s[0]
	ldp	s4, s5, [x13, #148]
	fmla	v22.4s, v9.4s, v4.s[0]
	fmla	v6.4s, v9.4s, v3.s[0]
	ldp	s3, s4, [x13, #116]
	fmla	v31.4s, v17.4s, v13.4s
	fmla	v21.4s, v8.4s, v3.s[0]
	ldp	s3, s16, [x13, #188]
	fmla	v22.4s, v8.4s, v5.s[0]
	fmla	v20.4s, v17.4s, v31.4s
	fmla	v6.4s, v8.4s, v3.s[0]
	scvtf	v3.4s, v25.4s
	fmla	v21.4s, v26.4s, v4.s[0]
	ldp	s5, s4, [x13, #156]
	fmla	v22.4s, v26.4s, v5.s[0]
	fmla	v6.4s, v26.4s, v16.s[0]
	ldp	s5, s16, [x13, #124]
	fmla	v20.4s, v19.4s, v3.4s
	dup	v3.4s, w11
	mov	w11, #16271
	movk	w11, #16363, lsl #16
	fmla	v22.4s, v18.4s, v4.s[0]
	ldp	s17, s4, [x13, #196]
	fmla	v21.4s, v18.4s, v5.s[0]
	ldr	q5, [sp, #208]
	fmla	v6.4s, v18.4s, v17.s[0]
	fmla	v20.4s, v3.4s, v5.4s
	dup	v3.4s, w11
	ldp	s5, s17, [x13, #164]
	add	x11, x13, #208
	fmla	v21.4s, v7.4s, v16.s[0]
	ldr	s16, [x13, #132]
	fmla	v22.4s, v7.4s, v5.s[0]
	fmla	v6.4s, v7.4s, v4.s[0]
	ldr	q4, [sp, #256]
	ldr	q7, [sp, #192]
	fneg	v5.4s, v2.4s
	fadd	v2.4s, v2.4s, v2.4s
	fmla	v20.4s, v3.4s, v4.4s
	movi	v4.4s, #64, lsl #24
	ldr	s3, [x13, #204]
	fmla	v21.4s, v1.4s, v16.s[0]
	fmla	v22.4s, v1.4s, v17.s[0]
	fmla	v6.4s, v1.4s, v3.s[0]
	movi	v1.4s, #191, lsl #24
	fadd	v3.4s, v7.4s, v21.4s
	fmla	v22.4s, v4.4s, v7.4s
	movi	v4.4s, #65, lsl #24
	fmla	v5.4s, v1.4s, v20.4s
	ld1r	{ v1.4s }, [x11]
	add	x11, x10, #2
	add	x10, x10, #4
	umull	x11, w11, w6
	umull	x10, w10, w6
	mov	w6, #4016
	fmla	v6.4s, v4.4s, v7.4s
	mov	v4.16b, v28.16b
	bit	v2.16b, v1.16b, v28.16b
	bit	v3.16b, v1.16b, v28.16b
	add	x11, x23, x11, lsl #4
	movk	w6, #13345, lsl #16
	add	x10, x23, x10, lsl #4
	bsl	v4.16b, v1.16b, v5.16b
	str	q4, [x14, x15]
	mov	v4.16b, v28.16b
	add	x14, x23, x1, lsl #4
	str	q2, [x17, x15]
	str	q3, [x11, x15]
	bsl	v4.16b, v1.16b, v22.16b
	bif	v1.16b, v6.16b, v28.16b
	ldr	q6, [sp, #1504]
	str	q4, [x14, x15]
	str	q1, [x10, x15]
25:
	fmov	v13.4s, #3.00000000
	orr	v1.16b, v28.16b, v6.16b
	ldr	q2, [sp, #1088]
	ldr	x10, [sp, #160]
	movi	v29.2d, #0000000000000000
	movi	v15.4s, #127, msl #16
	fmov	v9.4s, #1.00000000
	ldr	x11, [sp, #344]
	bsl	v1.16b, v2.16b, v13.16b
	ldr	q2, [sp, #1104]
	str	q2, [x10, x11, lsl #4]
	str	q1, [x10, x9, lsl #4]
	ldr	x9, [sp, #184]
26:
	add	x21, x21, #1
	add	x24, x24, #2
	cmp	x21, x20
	b.eq	22b
27:
	ldr	w10, [x22, #8]
	add	x11, x9, x21
	cmp	x11, x10
	b.hs	26b
	stp	x10, x24, [sp, #288]
	ldr	w10, [x22]
	ldr	w15, [x22, #20]
	str	x11, [sp, #344]
	umull	x1, w10, w10
	lsl	x23, x10, #1
	cbz	w10, 220f
	umull	x9, w10, w10
	movi	v30.2d, #0000000000000000
	mul	x11, x1, x11
	movi	v7.4s, #16, lsl #16
	fmov	v10.4s, #1.00000000
	fmov	v1.4s, #1.00000000
	movi	v2.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	mul	x14, x24, x9
	movi	v5.2d, #0000000000000000
	movi	v19.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v3.2d, #0000000000000000
	movi	v17.2d, #0000000000000000
	str	x1, [sp, #1504]
	mov	x24, xzr
	lsl	x1, x11, #1
	sub	x20, x10, #2
	b	211f
28:
	mov	v30.16b, v6.16b
29:
	movi	v29.2d, #0000000000000000
210:
	movi	d25, #0000000000000000
	fmov	d24, x24
	add	x24, x24, #1
	fadd	v26.4s, v5.4s, v20.4s
	fadd	v4.4s, v4.4s, v22.4s
	cmp	x24, x10
	fadd	v18.4s, v18.4s, v21.4s
	fadd	v2.4s, v2.4s, v20.4s
	add	x14, x14, x23
	fadd	v16.4s, v16.4s, v23.4s
	cmeq	v24.2d, v24.2d, v25.2d
	fadd	v25.4s, v19.4s, v23.4s
	dup	v24.2d, v24.d[0]
	bit	v19.16b, v25.16b, v24.16b
	bit	v5.16b, v26.16b, v24.16b
	b.eq	219f
211:
	madd	w9, w23, w24, w1
	lsl	x11, x14, #4
	and	x9, x9, #0x7ffffffe
	add	x17, x12, x9, lsl #4
	and	x9, x11, #0x7ffffffe0
	add	x11, x12, #48
	add	x9, x11, x9
	ldp	q20, q21, [x17]
	tbnz	w15, #3, 213f
	mov	w11, #1
	fmov	s23, w10
	fsub	v22.4s, v20.4s, v21.4s
	fmov	s24, w11
	cmp	w10, #1
	cmeq	v20.4s, v23.4s, v24.4s
	fadd	v23.4s, v17.4s, v21.4s
	fadd	v24.4s, v3.4s, v22.4s
	dup	v20.4s, v20.s[0]
	bit	v17.16b, v23.16b, v20.16b
	bit	v3.16b, v24.16b, v20.16b
	fadd	v20.4s, v22.4s, v29.4s
	fadd	v23.4s, v21.4s, v29.4s
	b.eq	210b
	cbz	x20, 215f
	sub	x22, x10, #2
	mov	w11, #1
212:
	ldp	q24, q25, [x9, #-16]
	subs	x22, x22, #1
	add	x11, x11, #1
	add	x9, x9, #32
	fsub	v24.4s, v24.4s, v25.4s
	fadd	v23.4s, v23.4s, v25.4s
	fadd	v20.4s, v20.4s, v24.4s
	b.ne	212b
	b	216f
213:
	mov	w11, #1568669696
	mov	v6.16b, v30.16b
	fmov	v0.4s, #1.00000000
	dup	v25.4s, w11
	mov	w11, #2382
	movi	v12.2d, #0000000000000000
	movk	w11, #16192, lsl #16
	cmp	w10, #1
	dup	v26.4s, w11
	mov	w11, #28477
	fcmgt	v22.4s, v25.4s, v21.4s
	movk	w11, #16149, lsl #16
	dup	v29.4s, w11
	mov	w11, #23130
	movk	w11, #15901, lsl #16
	dup	v27.4s, w11
	mov	w11, #63253
	and	v22.16b, v22.16b, v20.16b
	movk	w11, #15654, lsl #16
	dup	v24.4s, w11
	mov	w11, #18706
	mov	v31.16b, v27.16b
	movk	w11, #15319, lsl #16
	fadd	v23.4s, v22.4s, v26.4s
	fadd	v30.4s, v22.4s, v29.4s
	dup	v28.4s, w11
	mov	w11, #1
	mov	v8.16b, v28.16b
	fmla	v31.4s, v22.4s, v23.4s
	mov	v23.16b, v24.16b
	fmla	v23.4s, v22.4s, v30.4s
	fcmgt	v30.4s, v22.4s, #0.0
	fmla	v8.4s, v22.4s, v31.4s
	fsub	v22.4s, v20.4s, v21.4s
	bif	v23.16b, v9.16b, v30.16b
	mov	v31.16b, v30.16b
	and	v30.16b, v30.16b, v0.16b
	bsl	v31.16b, v8.16b, v9.16b
	fmov	s8, w11
	fadd	v9.4s, v3.4s, v22.4s
	fmul	v20.4s, v1.4s, v23.4s
	fmov	s23, w10
	fadd	v6.4s, v6.4s, v30.4s
	cmeq	v23.4s, v23.4s, v8.4s
	fmul	v31.4s, v10.4s, v31.4s
	fadd	v8.4s, v17.4s, v21.4s
	ushr	v10.4s, v20.4s, #23
	and	v11.16b, v20.16b, v15.16b
	fadd	v20.4s, v22.4s, v12.4s
	dup	v23.4s, v23.s[0]
	sub	v7.4s, v7.4s, v10.4s
	and	v10.16b, v31.16b, v15.16b
	bit	v3.16b, v9.16b, v23.16b
	fmov	v9.4s, #1.00000000
	bit	v17.16b, v8.16b, v23.16b
	fadd	v23.4s, v21.4s, v12.4s
	usra	v7.4s, v31.4s, #23
	orr	v10.16b, v10.16b, v9.16b
	orr	v1.16b, v11.16b, v9.16b
	b.eq	28b
	str	q2, [sp, #1520]
	cbz	x20, 217f
	sub	x11, x10, #2
	mov	w22, #1
214:
	ldp	q8, q30, [x9, #-16]
	mov	v11.16b, v27.16b
	mov	v2.16b, v10.16b
	mov	v12.16b, v28.16b
	fmov	v0.4s, #1.00000000
	subs	x11, x11, #1
	add	x22, x22, #1
	add	x9, x9, #32
	fcmgt	v31.4s, v25.4s, v30.4s
	fadd	v23.4s, v23.4s, v30.4s
	and	v31.16b, v31.16b, v8.16b
	fsub	v8.4s, v8.4s, v30.4s
	fadd	v9.4s, v31.4s, v26.4s
	fadd	v10.4s, v31.4s, v29.4s
	fadd	v20.4s, v20.4s, v8.4s
	fmla	v11.4s, v31.4s, v9.4s
	mov	v9.16b, v24.16b
	fmla	v9.4s, v31.4s, v10.4s
	fcmgt	v10.4s, v31.4s, #0.0
	fmla	v12.4s, v31.4s, v11.4s
	mov	v31.16b, v10.16b
	bsl	v31.16b, v9.16b, v0.16b
	mov	v9.16b, v10.16b
	and	v10.16b, v10.16b, v0.16b
	bsl	v9.16b, v12.16b, v0.16b
	fadd	v6.4s, v6.4s, v10.4s
	fmul	v31.4s, v1.4s, v31.4s
	fmul	v9.4s, v2.4s, v9.4s
	ushr	v11.4s, v31.4s, #23
	and	v31.16b, v31.16b, v15.16b
	sub	v7.4s, v7.4s, v11.4s
	and	v11.16b, v9.16b, v15.16b
	usra	v7.4s, v9.4s, #23
	fmov	v9.4s, #1.00000000
	orr	v10.16b, v11.16b, v9.16b
	orr	v1.16b, v31.16b, v9.16b
	b.ne	214b
	b	218f
215:
	mov	w11, #1
216:
	add	x9, x17, x11, lsl #5
	fmov	d27, x10
	ldp	q24, q25, [x9]
	add	x9, x11, #1
	fmov	d26, x9
	fsub	v24.4s, v24.4s, v25.4s
	fadd	v28.4s, v17.4s, v25.4s
	fadd	v23.4s, v23.4s, v25.4s
	cmeq	v26.2d, v26.2d, v27.2d
	fadd	v27.4s, v3.4s, v24.4s
	dup	v26.2d, v26.d[0]
	fadd	v20.4s, v20.4s, v24.4s
	bit	v17.16b, v28.16b, v26.16b
	bit	v3.16b, v27.16b, v26.16b
	b	210b
217:
	mov	w22, #1
218:
	add	x9, x17, x22, lsl #5
	ldr	q2, [sp, #1520]
	ldp	q31, q30, [x9]
	add	x9, x22, #1
	fcmgt	v25.4s, v25.4s, v30.4s
	fadd	v8.4s, v17.4s, v30.4s
	fadd	v23.4s, v23.4s, v30.4s
	and	v25.16b, v25.16b, v31.16b
	fadd	v26.4s, v25.4s, v26.4s
	fadd	v29.4s, v25.4s, v29.4s
	fmla	v27.4s, v25.4s, v26.4s
	fmla	v24.4s, v25.4s, v29.4s
	fcmgt	v26.4s, v25.4s, #0.0
	fmov	d29, x10
	fmla	v28.4s, v25.4s, v27.4s
	bif	v24.16b, v9.16b, v26.16b
	mov	v25.16b, v26.16b
	fsub	v27.4s, v31.4s, v30.4s
	and	v26.16b, v26.16b, v9.16b
	bsl	v25.16b, v28.16b, v9.16b
	fmul	v24.4s, v1.4s, v24.4s
	fmov	d28, x9
	fadd	v31.4s, v3.4s, v27.4s
	fadd	v6.4s, v6.4s, v26.4s
	fadd	v20.4s, v20.4s, v27.4s
	cmeq	v28.2d, v28.2d, v29.2d
	fmul	v25.4s, v10.4s, v25.4s
	ushr	v29.4s, v24.4s, #23
	and	v24.16b, v24.16b, v15.16b
	mov	v30.16b, v6.16b
	dup	v28.2d, v28.d[0]
	sub	v7.4s, v7.4s, v29.4s
	orr	v1.16b, v24.16b, v9.16b
	and	v29.16b, v25.16b, v15.16b
	bit	v3.16b, v31.16b, v28.16b
	bit	v17.16b, v8.16b, v28.16b
	usra	v7.4s, v25.4s, #23
	orr	v10.16b, v29.16b, v9.16b
	b	29b
219:
	mov	w9, #562036736
	mov	v25.16b, v2.16b
	ldr	x22, [sp, #280]
	dup	v21.4s, w9
	mov	w9, #-914358272
	ldr	x24, [sp, #296]
	dup	v24.4s, w9
	ldr	x1, [sp, #1504]
	fmul	v19.4s, v19.4s, v21.4s
	fmul	v22.4s, v23.4s, v21.4s
	fmul	v18.4s, v18.4s, v21.4s
	ucvtf	v23.4s, v7.4s
	fmul	v7.4s, v17.4s, v21.4s
	fmul	v16.4s, v16.4s, v21.4s
	frintn	v21.4s, v19.4s
	frintn	v19.4s, v22.4s
	frintn	v18.4s, v18.4s
	frintn	v17.4s, v7.4s
	frintn	v7.4s, v16.4s
	fadd	v2.4s, v23.4s, v24.4s
	fmov	v24.4s, #5.00000000
	str	q2, [sp, #208]
	b	221f
220:
	movi	v2.2d, #0000000000000000
	fmov	v1.4s, #1.00000000
	movi	v17.2d, #0000000000000000
	movi	v3.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
	movi	v19.2d, #0000000000000000
	movi	v20.2d, #0000000000000000
	movi	v21.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v7.2d, #0000000000000000
	movi	v25.2d, #0000000000000000
	str	q2, [sp, #208]
	movi	v30.2d, #0000000000000000
	fmov	v10.4s, #1.00000000
221:
	ucvtf	s16, w10
	movi	v0.4s, #63, lsl #24
	stp	q10, q30, [sp, #240]
	movi	v2.2d, #0000000000000000
	str	q1, [sp, #224]
	dup	v16.4s, v16.s[0]
	fsub	v21.4s, v16.4s, v21.4s
	fsub	v19.4s, v16.4s, v19.4s
	fsub	v18.4s, v16.4s, v18.4s
	fsub	v17.4s, v16.4s, v17.4s
	fmaxnm	v21.4s, v21.4s, v9.4s
	fmaxnm	v19.4s, v19.4s, v9.4s
	fmaxnm	v18.4s, v18.4s, v9.4s
	fmaxnm	v17.4s, v17.4s, v9.4s
	fdiv	v21.4s, v9.4s, v21.4s
	fdiv	v19.4s, v9.4s, v19.4s
	fmul	v5.4s, v5.4s, v21.4s
	fdiv	v18.4s, v9.4s, v18.4s
	fmul	v19.4s, v20.4s, v19.4s
	fdiv	v17.4s, v9.4s, v17.4s
	fmul	v4.4s, v4.4s, v18.4s
	fmul	v3.4s, v3.4s, v17.4s
	fminnm	v17.4s, v5.4s, v19.4s
	fmaxnm	v5.4s, v5.4s, v19.4s
	fminnm	v18.4s, v4.4s, v3.4s
	fmaxnm	v3.4s, v4.4s, v3.4s
	fmaxnm	v4.4s, v17.4s, v18.4s
	fminnm	v3.4s, v5.4s, v3.4s
	fminnm	v5.4s, v17.4s, v18.4s
	fminnm	v3.4s, v4.4s, v3.4s
	fadd	v3.4s, v5.4s, v3.4s
	fmul	v3.4s, v3.4s, v0.4s
	cbz	w10, 224f
	fmaxnm	v2.4s, v3.4s, v2.4s
	umull	x9, w10, w10
	movi	v4.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	mov	x14, xzr
	movi	v17.2d, #0000000000000000
	mul	x9, x24, x9
	fmul	v19.4s, v2.4s, v13.4s
	movi	v2.2d, #0000000000000000
222:
	ubfx	x11, x9, #1, #30
	movi	v20.2d, #0000000000000000
	mov	x17, xzr
	add	x11, x5, x11, lsl #5
223:
	ldp	q21, q22, [x11, #-16]
	mov	v23.16b, v19.16b
	add	x11, x11, #32
	fsub	v21.4s, v21.4s, v22.4s
	fmla	v23.4s, v13.4s, v22.4s
	fsub	v21.4s, v21.4s, v3.4s
	fneg	v22.4s, v23.4s
	fmaxnm	v21.4s, v21.4s, v29.4s
	fmla	v22.4s, v21.4s, v21.4s
	ucvtf	s21, x17
	add	x17, x17, #1
	cmp	x10, x17
	fmaxnm	v22.4s, v22.4s, v29.4s
	fmul	s23, s21, s21
	fadd	v20.4s, v20.4s, v22.4s
	fmla	v18.4s, v22.4s, v21.s[0]
	fmla	v17.4s, v22.4s, v23.s[0]
	b.ne	223b
	ucvtf	s21, x14
	fadd	v4.4s, v4.4s, v20.4s
	add	x14, x14, #1
	cmp	x14, x10
	add	x9, x9, x23
	fmul	s22, s21, s21
	fmla	v5.4s, v20.4s, v21.s[0]
	fmla	v2.4s, v20.4s, v22.s[0]
	b.ne	222b
	b	225f
224:
	movi	v17.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	mov	x23, xzr
	movi	v18.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
225:
	ldr	q19, [sp, #688]
	fmov	v23.4s, #1.00000000
	ucvtf	s20, x1
	fadd	v16.4s, v16.4s, v14.4s
	ldr	q21, [sp, #128]
	fmov	v6.4s, #9.00000000
	fmaxnm	v19.4s, v4.4s, v19.4s
	add	x9, x13, #52
	add	x11, x13, #76
	fcmgt	v21.4s, v4.4s, v21.4s
	movi	v26.2d, #0000000000000000
	dup	v20.4s, v20.s[0]
	fmul	v22.4s, v16.4s, v0.4s
	mov	v0.16b, v25.16b
	fdiv	v19.4s, v23.4s, v19.4s
	fmul	v16.4s, v18.4s, v19.4s
	fdiv	v18.4s, v20.4s, v6.4s
	fmul	v17.4s, v17.4s, v19.4s
	fmul	v5.4s, v5.4s, v19.4s
	fmul	v19.4s, v2.4s, v19.4s
	mov	v2.16b, v21.16b
	fmov	v6.4s, #0.25000000
	bif	v16.16b, v22.16b, v21.16b
	bsl	v2.16b, v5.16b, v22.16b
	fmls	v17.4s, v16.4s, v16.4s
	fmls	v19.4s, v2.4s, v2.4s
	fadd	v17.4s, v17.4s, v17.4s
	fminnm	v5.4s, v17.4s, v18.4s
	fadd	v17.4s, v19.4s, v19.4s
	ld1r	{ v19.4s }, [x11]
	add	x11, x13, #80
	fmaxnm	v5.4s, v5.4s, v6.4s
	fminnm	v17.4s, v17.4s, v18.4s
	ld1r	{ v18.4s }, [x9]
	add	x9, x13, #56
	fsqrt	v5.4s, v5.4s
	fmaxnm	v17.4s, v17.4s, v6.4s
	ldr	q6, [sp, #112]
	fsqrt	v17.4s, v17.4s
	fmul	v5.4s, v5.4s, v6.4s
	fsub	v6.4s, v20.4s, v7.4s
	ld1r	{ v7.4s }, [x11]
	add	x11, x13, #60
	ld1r	{ v21.4s }, [x11]
	ldr	w11, [x22, #16]
	mov	w22, #1267
	stp	q7, q18, [sp, #768]
	fminnm	v2.4s, v2.4s, v7.4s
	movi	v7.2d, #0000000000000000
	fmls	v0.4s, v6.4s, v3.4s
	str	q6, [sp, #192]
	movk	w22, #16181, lsl #16
	str	q21, [sp, #848]
	stp	q7, q7, [sp, #384]
	stp	q7, q26, [sp, #416]
	ucvtf	s7, w11
	movi	v26.4s, #2
	fmul	v5.4s, v17.4s, v5.4s
	ld1r	{ v17.4s }, [x9]
	add	x9, x13, #88
	ld1r	{ v20.4s }, [x9]
	add	x9, x13, #84
	ld1r	{ v22.4s }, [x9]
	add	x9, x13, #64
	fmaxnm	v2.4s, v2.4s, v17.4s
	str	q17, [sp, #800]
	fmul	v4.4s, v4.4s, v5.4s
	fabs	v5.4s, v25.4s
	fmov	v25.4s, #4.00000000
	fminnm	v3.4s, v3.4s, v20.4s
	stp	q20, q19, [sp, #736]
	ld1r	{ v20.4s }, [x9]
	umull	x9, w10, w10
	str	q2, [sp, #1360]
	movi	v2.4s, #4
	fsqrt	v4.4s, v4.4s
	stp	q22, q20, [sp, #816]
	mul	x24, x24, x9
	add	x9, x16, #32
	umaddl	x9, w10, w7, x9
	fmaxnm	v1.4s, v0.4s, v4.4s
	fcmgt	v4.4s, v25.4s, v6.4s
	ldr	q6, [sp, #144]
	fmov	v0.4s, #1.50000000
	cmhi	v5.4s, v5.4s, v6.4s
	str	q6, [sp, #880]
	fmaxnm	v1.4s, v1.4s, v23.4s
	orr	v4.16b, v5.16b, v4.16b
	fminnm	v5.4s, v16.4s, v19.4s
	movi	v19.2d, #0000000000000000
	fminnm	v1.4s, v1.4s, v22.4s
	fmaxnm	v22.4s, v3.4s, v20.4s
	fmov	v3.4s, #4.00000000
	fmaxnm	v15.4s, v5.4s, v18.4s
	bic	v18.16b, v23.16b, v4.16b
	fmaxnm	v1.4s, v1.4s, v21.4s
	stp	q0, q3, [sp, #352]
	mov	v3.16b, v4.16b
	movi	v0.4s, #8
	bsl	v3.16b, v25.16b, v24.16b
	str	q1, [sp, #1344]
	movi	v1.2d, #0000000000000000
	str	q3, [sp, #1088]
	str	q1, [sp, #464]
	str	q1, [sp, #928]
	str	q1, [sp, #1104]
	fmov	v1.4s, #1.00000000
	str	q1, [sp, #448]
	dup	v1.4s, v7.s[0]
	str	q1, [sp, #480]
	ldr	q1, [sp, #96]
	str	q1, [sp, #304]
	str	q1, [sp, #912]
	b	227f
226:
	fmul	v3.4s, v24.4s, v17.4s
	movi	v19.2d, #0000000000000000
	ldr	q0, [sp, #1456]
	ldr	q1, [sp, #432]
	ldr	q2, [sp, #384]
	mov	w11, #7549
	movk	w11, #9872, lsl #16
	ldr	q4, [sp, #1520]
	fmov	v5.4s, #0.25000000
	dup	v6.4s, w11
	str	q7, [sp, #1392]
	ldr	q13, [sp, #1296]
	fmls	v20.4s, v3.4s, v27.4s
	fmla	v19.4s, v1.4s, v0.4s
	ldr	q0, [sp, #1120]
	ldr	q1, [sp, #1488]
	fmul	v31.4s, v28.4s, v3.4s
	ldr	q11, [sp, #1328]
	ldr	q24, [sp, #1360]
	ldr	q14, [sp, #1280]
	mov	w11, #84
	movk	w11, #16256, lsl #16
	fmul	v0.4s, v0.4s, v20.4s
	fmla	v19.4s, v2.4s, v1.4s
	ldr	q1, [sp, #400]
	ldr	q2, [sp, #1504]
	ldr	q20, [sp, #1040]
	fcmlt	v30.4s, v31.4s, #0.0
	dup	v12.4s, w11
	mov	w11, #49807
	movk	w11, #15605, lsl #16
	fmul	v29.4s, v23.4s, v0.4s
	fmla	v19.4s, v1.4s, v2.4s
	ldr	q1, [sp, #1152]
	ldr	q23, [sp, #1232]
	fmls	v20.4s, v0.4s, v1.4s
	ldr	q1, [sp, #416]
	fabs	v2.4s, v29.4s
	fmla	v19.4s, v1.4s, v4.4s
	ldr	q1, [sp, #1056]
	ldr	q4, [sp, #1136]
	str	q29, [sp, #1008]
	fmls	v20.4s, v3.4s, v1.4s
	ldr	q1, [sp, #464]
	fadd	v2.4s, v2.4s, v6.4s
	fsub	v7.4s, v1.4s, v19.4s
	fmul	v18.4s, v1.4s, v5.4s
	mov	v5.16b, v1.16b
	ldr	q19, [sp, #736]
	fdiv	v1.4s, v9.4s, v2.4s
	fmaxnm	v7.4s, v7.4s, v18.4s
	ldr	q18, [sp, #688]
	str	q5, [sp, #464]
	fmaxnm	v7.4s, v7.4s, v18.4s
	str	q1, [sp, #1120]
	ldr	q1, [sp, #1024]
	fmul	v2.4s, v1.4s, v20.4s
	ldr	q1, [sp, #1168]
	mov	v20.16b, v5.16b
	fcmgt	v20.4s, v20.4s, #0.0
	fmls	v4.4s, v2.4s, v1.4s
	ldr	q1, [sp, #944]
	fmul	v17.4s, v23.4s, v2.4s
	fdiv	v2.4s, v9.4s, v7.4s
	fmls	v4.4s, v0.4s, v1.4s
	ldr	q0, [sp, #992]
	fabs	v7.4s, v17.4s
	fcmlt	v28.4s, v17.4s, #0.0
	str	q17, [sp, #1152]
	fmls	v4.4s, v3.4s, v0.4s
	fadd	v7.4s, v7.4s, v6.4s
	ldr	q0, [sp, #784]
	fmul	v1.4s, v13.4s, v4.4s
	fdiv	v21.4s, v9.4s, v7.4s
	fmul	v2.4s, v5.4s, v2.4s
	fabs	v7.4s, v1.4s
	fcmlt	v18.4s, v1.4s, #0.0
	str	q1, [sp, #1168]
	ldr	q1, [sp, #848]
	fadd	v3.4s, v7.4s, v6.4s
	fdiv	v4.4s, v9.4s, v3.4s
	fabs	v3.4s, v31.4s
	str	q21, [sp, #1056]
	fadd	v3.4s, v3.4s, v6.4s
	fsub	v6.4s, v11.4s, v0.4s
	ldr	q0, [sp, #752]
	fsub	v7.4s, v0.4s, v11.4s
	ldr	q0, [sp, #800]
	fsub	v25.4s, v24.4s, v0.4s
	ldr	q0, [sp, #768]
	fsub	v27.4s, v0.4s, v24.4s
	ldr	q0, [sp, #1344]
	bif	v6.16b, v7.16b, v18.16b
	mov	v7.16b, v28.16b
	fdiv	v18.4s, v9.4s, v3.4s
	fsub	v3.4s, v0.4s, v1.4s
	ldr	q1, [sp, #816]
	str	q4, [sp, #1136]
	bsl	v7.16b, v25.16b, v27.16b
	fsub	v25.4s, v1.4s, v0.4s
	ldr	q0, [sp, #832]
	ldr	q1, [sp, #512]
	fcmlt	v27.4s, v29.4s, #0.0
	fsub	v29.4s, v19.4s, v22.4s
	fsub	v28.4s, v22.4s, v0.4s
	fmov	v0.4s, #1.00000000
	fmul	v9.4s, v6.4s, v4.4s
	ldr	q4, [sp, #448]
	bif	v3.16b, v25.16b, v27.16b
	mov	v25.16b, v30.16b
	fmul	v5.4s, v4.4s, v2.4s
	fminnm	v10.4s, v1.4s, v0.4s
	ldr	q0, [sp, #1472]
	ldr	q4, [sp, #496]
	fmul	v27.4s, v14.4s, v7.4s
	fmul	v7.4s, v7.4s, v21.4s
	mov	v21.16b, v23.16b
	fmul	v0.4s, v0.4s, v13.4s
	bsl	v25.16b, v28.16b, v29.16b
	ldr	q1, [sp, #1072]
	fmul	v28.4s, v9.4s, v12.4s
	dup	v2.4s, w19
	fminnm	v17.4s, v10.4s, v4.4s
	ldr	q4, [sp, #1376]
	fmul	v6.4s, v1.4s, v6.4s
	fcmgt	v27.4s, v27.4s, #0.0
	fmul	v7.4s, v7.4s, v12.4s
	fmul	v29.4s, v13.4s, v0.4s
	ldr	q0, [sp, #864]
	fmul	v10.4s, v4.4s, v3.4s
	fminnm	v28.4s, v28.4s, v2.4s
	fmul	v18.4s, v25.4s, v18.4s
	fmul	v30.4s, v0.4s, v23.4s
	ldr	q0, [sp, #1120]
	fcmgt	v6.4s, v6.4s, #0.0
	bif	v7.16b, v2.16b, v27.16b
	fmul	v23.4s, v3.4s, v0.4s
	fmov	v0.4s, #1.00000000
	ldr	q3, [sp, #352]
	fmul	v18.4s, v18.4s, v12.4s
	fminnm	v5.4s, v5.4s, v3.4s
	bsl	v6.16b, v28.16b, v2.16b
	ldr	q3, [sp, #1264]
	fmul	v27.4s, v21.4s, v30.4s
	fadd	v21.4s, v22.4s, v31.4s
	ldr	q30, [sp, #560]
	fsub	v9.4s, v0.4s, v1.4s
	ldr	q0, [sp, #928]
	fmul	v23.4s, v23.4s, v12.4s
	ldr	q12, [sp, #1344]
	fmul	v25.4s, v3.4s, v25.4s
	fcmgt	v13.4s, v0.4s, #0.0
	dup	v0.4s, w11
	mov	w11, #46871
	movk	w11, #14545, lsl #16
	fmla	v9.4s, v1.4s, v29.4s
	fcmgt	v29.4s, v10.4s, #0.0
	mov	v10.16b, v2.16b
	fmaxnm	v1.4s, v5.4s, v0.4s
	fmov	v0.4s, #1.00000000
	fminnm	v5.4s, v17.4s, v26.4s
	orn	v26.16b, v13.16b, v20.16b
	fcmgt	v25.4s, v25.4s, #0.0
	fminnm	v20.4s, v21.4s, v19.4s
	str	q13, [sp, #1296]
	ldr	q13, [sp, #1152]
	ldr	q19, [sp, #1168]
	bif	v23.16b, v2.16b, v29.16b
	fminnm	v2.4s, v6.4s, v7.4s
	str	q10, [sp, #1312]
	fsub	v28.4s, v0.4s, v14.4s
	ldr	q0, [sp, #1008]
	mov	v31.16b, v26.16b
	bif	v18.16b, v10.16b, v25.16b
	fadd	v26.4s, v24.4s, v13.4s
	fminnm	v5.4s, v5.4s, v9.4s
	fadd	v29.4s, v12.4s, v0.4s
	fmov	v0.4s, #1.00000000
	ldr	q9, [sp, #768]
	fminnm	v2.4s, v2.4s, v23.4s
	fmla	v28.4s, v14.4s, v27.4s
	bsl	v31.16b, v0.16b, v1.16b
	ldr	q0, [sp, #1136]
	ldr	q1, [sp, #1248]
	fminnm	v2.4s, v2.4s, v18.4s
	fmul	v6.4s, v0.4s, v30.s[0]
	ldr	q0, [sp, #1408]
	fminnm	v5.4s, v5.4s, v28.4s
	fmul	v7.4s, v0.4s, v1.4s
	ldr	q0, [sp, #816]
	mov	v14.16b, v31.16b
	fminnm	v25.4s, v29.4s, v0.4s
	ldr	q0, [sp, #1056]
	fminnm	v6.4s, v31.4s, v6.4s
	ldr	q31, [sp, #1216]
	fmul	v17.4s, v0.4s, v30.s[0]
	ldr	q0, [sp, #1424]
	fmul	v7.4s, v1.4s, v7.4s
	fminnm	v30.4s, v26.4s, v9.4s
	fmul	v23.4s, v0.4s, v31.4s
	fmov	v0.4s, #1.00000000
	fminnm	v6.4s, v6.4s, v17.4s
	fadd	v17.4s, v11.4s, v19.4s
	fsub	v27.4s, v0.4s, v4.4s
	ldp	q1, q0, [sp, #832]
	fmaxnm	v20.4s, v20.4s, v1.4s
	fmaxnm	v25.4s, v25.4s, v0.4s
	fmov	v0.4s, #1.00000000
	fmla	v27.4s, v4.4s, v7.4s
	ldp	q1, q4, [sp, #784]
	fmul	v7.4s, v31.4s, v23.4s
	fcmgt	v31.4s, v6.4s, v2.4s
	fcmeq	v18.4s, v21.4s, v20.4s
	fcmeq	v20.4s, v20.4s, v22.4s
	fcmeq	v23.4s, v29.4s, v25.4s
	ldr	q29, [sp, #880]
	fmaxnm	v21.4s, v30.4s, v4.4s
	fsub	v28.4s, v0.4s, v3.4s
	movi	v0.4s, #8
	fcmeq	v25.4s, v25.4s, v12.4s
	fminnm	v5.4s, v5.4s, v27.4s
	fcmgt	v29.4s, v10.4s, v29.4s
	ldr	q10, [sp, #752]
	bic	v18.16b, v20.16b, v18.16b
	fminnm	v30.4s, v17.4s, v10.4s
	fmla	v28.4s, v3.4s, v7.4s
	fcmeq	v7.4s, v26.4s, v21.4s
	fcmeq	v21.4s, v21.4s, v24.4s
	bic	v20.16b, v25.16b, v23.16b
	movi	v26.4s, #2
	and	v18.16b, v18.16b, v0.16b
	movi	v0.4s, #4
	and	v3.16b, v29.16b, v31.16b
	fmaxnm	v25.4s, v30.4s, v1.4s
	bic	v7.16b, v21.16b, v7.16b
	fminnm	v21.4s, v5.4s, v28.4s
	mov	v5.16b, v3.16b
	and	v20.16b, v20.16b, v0.16b
	ldr	q0, [sp, #704]
	str	q3, [sp, #1472]
	ldr	q3, [sp, #1296]
	bsl	v5.16b, v2.16b, v6.16b
	fcmeq	v2.4s, v17.4s, v25.4s
	fcmeq	v6.4s, v25.4s, v11.4s
	dup	v17.4s, w11
	orr	v18.16b, v20.16b, v18.16b
	ldr	q20, [sp, #896]
	and	v7.16b, v7.16b, v26.16b
	mov	w11, #52429
	fsub	v0.4s, v20.4s, v0.4s
	mov	v20.16b, v11.16b
	movk	w11, #48972, lsl #16
	fcmgt	v27.4s, v17.4s, v21.4s
	bic	v2.16b, v6.16b, v2.16b
	orr	v6.16b, v18.16b, v7.16b
	fmla	v20.4s, v5.4s, v19.4s
	fcmgt	v23.4s, v0.4s, #0.0
	str	q0, [sp, #1424]
	fmov	v0.4s, #1.00000000
	sub	v17.4s, v6.4s, v2.4s
	and	v29.16b, v3.16b, v27.16b
	mov	v2.16b, v24.16b
	fminnm	v6.4s, v20.4s, v10.4s
	cmeq	v7.4s, v17.4s, #0
	orn	v21.16b, v29.16b, v23.16b
	fmla	v2.4s, v5.4s, v13.4s
	orn	v19.16b, v21.16b, v7.16b
	fmaxnm	v6.4s, v6.4s, v1.4s
	fdiv	v7.4s, v0.4s, v14.4s
	fminnm	v2.4s, v2.4s, v9.4s
	ldr	q1, [sp, #432]
	ldr	q0, [sp, #384]
	mov	v20.16b, v19.16b
	mov	v28.16b, v19.16b
	fmaxnm	v2.4s, v2.4s, v4.4s
	ldr	q4, [sp, #1184]
	bsl	v20.16b, v11.16b, v6.16b
	bsl	v28.16b, v24.16b, v2.16b
	fsub	v31.4s, v20.4s, v11.4s
	ldr	q11, [sp, #1520]
	mov	v9.16b, v11.16b
	fsub	v30.4s, v28.4s, v24.4s
	ldp	q10, q24, [sp, #528]
	bif	v1.16b, v31.16b, v19.16b
	str	q28, [sp, #1360]
	fmul	v2.4s, v8.4s, v24.4s
	fmov	v8.4s, #1.00000000
	bif	v0.16b, v30.16b, v19.16b
	str	q1, [sp, #432]
	fmul	v6.4s, v7.4s, v1.4s
	ldr	q1, [sp, #1504]
	mov	v18.16b, v1.16b
	fmul	v25.4s, v10.4s, v2.4s
	fmul	v7.4s, v7.4s, v0.4s
	str	q0, [sp, #384]
	ldr	q0, [sp, #720]
	fmls	v18.4s, v6.4s, v4.4s
	ldr	q4, [sp, #1440]
	fmls	v8.4s, v25.4s, v25.4s
	fmls	v18.4s, v7.4s, v4.4s
	ldr	q4, [sp, #672]
	fmaxnm	v8.4s, v8.4s, v0.4s
	fmov	v0.4s, #1.00000000
	fmul	v18.4s, v24.4s, v18.4s
	fdiv	v8.4s, v0.4s, v8.4s
	ldr	q0, [sp, #1200]
	fmls	v9.4s, v6.4s, v0.4s
	fmov	v0.4s, #1.00000000
	fneg	v6.4s, v18.4s
	fmul	v18.4s, v24.4s, v18.4s
	fmls	v9.4s, v7.4s, v4.4s
	dup	v7.4s, w11
	mov	v4.16b, v14.16b
	fmul	v6.4s, v25.4s, v6.4s
	fmul	v18.4s, v14.4s, v18.4s
	fmul	v25.4s, v22.4s, v7.4s
	fcmge	v4.4s, v5.4s, v4.4s
	fmla	v6.4s, v10.4s, v9.4s
	fneg	v9.4s, v24.4s
	ldr	q24, [sp, #368]
	fmul	v6.4s, v8.4s, v6.4s
	fsqrt	v8.4s, v16.4s
	mov	v16.16b, v19.16b
	fmul	v2.4s, v2.4s, v9.4s
	movi	v9.2d, #0000000000000000
	fmul	v6.4s, v10.4s, v6.4s
	ldr	s10, [x13, #16]
	fmul	v6.4s, v14.4s, v6.4s
	ldr	q14, [sp, #304]
	fmaxnm	v6.4s, v6.4s, v25.4s
	fdiv	v25.4s, v0.4s, v12.4s
	ldr	q0, [sp, #736]
	fadd	v6.4s, v22.4s, v6.4s
	fminnm	v6.4s, v6.4s, v0.4s
	ldr	q0, [sp, #832]
	fmaxnm	v6.4s, v6.4s, v0.4s
	ldr	q0, [sp, #1248]
	bsl	v16.16b, v22.16b, v6.16b
	fmul	v6.4s, v0.4s, v25.4s
	fcmgt	v25.4s, v8.4s, v14.4s
	fmov	v0.4s, #0.25000000
	bif	v14.16b, v8.16b, v19.16b
	fsub	v22.4s, v16.4s, v22.4s
	orr	v25.16b, v27.16b, v25.16b
	str	q14, [sp, #304]
	fmov	v14.4s, #-1.00000000
	and	v25.16b, v3.16b, v25.16b
	fmla	v18.4s, v22.4s, v2.4s
	fmul	v2.4s, v12.4s, v7.4s
	fmul	v7.4s, v6.4s, v8.4s
	fmaxnm	v2.4s, v18.4s, v2.4s
	movi	v18.4s, #65, lsl #24
	fadd	v2.4s, v12.4s, v2.4s
	fmul	v7.4s, v7.4s, v18.4s
	fmul	v18.4s, v24.4s, v0.4s
	mov	v0.16b, v3.16b
	ldr	q3, [sp, #816]
	fminnm	v2.4s, v2.4s, v3.4s
	orn	v3.16b, v27.16b, v0.16b
	ldr	q0, [sp, #1456]
	bif	v18.16b, v24.16b, v25.16b
	fminnm	v7.4s, v8.4s, v7.4s
	fmul	v25.4s, v8.4s, v8.4s
	fmla	v9.4s, v31.4s, v0.4s
	ldr	q0, [sp, #848]
	ldr	q31, [sp, #1312]
	dup	v27.4s, v10.s[0]
	fmaxnm	v2.4s, v2.4s, v0.4s
	ldr	q0, [sp, #1488]
	fcmge	v7.4s, v18.4s, v7.4s
	fmul	v6.4s, v6.4s, v25.4s
	fmul	s25, s10, s10
	fmla	v9.4s, v30.4s, v0.4s
	ldr	q0, [sp, #1392]
	bit	v24.16b, v18.16b, v23.16b
	bit	v2.16b, v12.16b, v19.16b
	mvn	v7.16b, v7.16b
	dup	v25.4s, v25.s[0]
	bit	v6.16b, v31.16b, v3.16b
	fmla	v9.4s, v22.4s, v11.4s
	str	q24, [sp, #368]
	orn	v4.16b, v7.16b, v4.16b
	fcmge	v7.4s, v25.4s, v15.4s
	fsub	v25.4s, v2.4s, v12.4s
	fcmge	v6.4s, v27.4s, v6.4s
	mov	v15.16b, v20.16b
	str	q2, [sp, #1344]
	movi	v2.4s, #4
	orr	v4.16b, v29.16b, v4.16b
	fmla	v9.4s, v25.4s, v1.4s
	mov	v1.16b, v3.16b
	and	v6.16b, v6.16b, v7.16b
	shl	v4.4s, v4.4s, #31
	bsl	v1.16b, v31.16b, v0.16b
	ldr	q0, [sp, #1424]
	bic	v3.16b, v0.16b, v6.16b
	fmov	v0.4s, #1.00000000
	cmge	v4.4s, v4.4s, #0
	bic	v6.16b, v17.16b, v21.16b
	ldr	q17, [sp, #1104]
	ldr	q21, [sp, #480]
	fcmgt	v17.4s, v21.4s, v17.4s
	ldr	q21, [sp, #320]
	and	v4.16b, v4.16b, v0.16b
	ldr	q0, [sp, #1472]
	orr	v6.16b, v6.16b, v21.16b
	ldr	q21, [sp, #912]
	bic	v7.16b, v9.16b, v0.16b
	ldr	q0, [sp, #704]
	fmov	v9.4s, #1.00000000
	bit	v21.16b, v1.16b, v23.16b
	fadd	v3.4s, v0.4s, v3.4s
	ldr	q0, [sp, #448]
	bif	v0.16b, v5.16b, v19.16b
	and	v18.16b, v17.16b, v3.16b
	str	q0, [sp, #448]
	ldr	q0, [sp, #928]
	bit	v0.16b, v4.16b, v23.16b
	stp	q21, q0, [sp, #912]
	ldr	q0, [sp, #416]
	bif	v0.16b, v22.16b, v19.16b
	mov	v22.16b, v16.16b
	str	q0, [sp, #416]
	ldr	q0, [sp, #400]
	bif	v0.16b, v25.16b, v19.16b
	str	q0, [sp, #400]
	ldr	q0, [sp, #464]
	bif	v0.16b, v7.16b, v19.16b
	and	v19.16b, v19.16b, v6.16b
	str	q0, [sp, #464]
	movi	v0.4s, #8
227:
	and	v1.16b, v19.16b, v26.16b
	and	v2.16b, v19.16b, v2.16b
	str	q19, [sp, #320]
	and	v3.16b, v19.16b, v0.16b
	xtn	v4.4h, v19.4s
	movi	d6, #0000000000000000
	cmeq	v1.4s, v1.4s, #0
	cmeq	v2.4s, v2.4s, #0
	cmeq	v3.4s, v3.4s, #0
	str	d4, [sp, #664]
	stp	q2, q1, [sp, #624]
	xtn	v1.4h, v1.4s
	str	q3, [sp, #608]
	str	d1, [sp, #600]
	xtn	v1.4h, v2.4s
	str	d1, [sp, #592]
	xtn	v1.4h, v3.4s
	str	d1, [sp, #584]
	mvn	v1.8b, v4.8b
	str	d1, [sp, #576]
228:
	add	x11, x13, #20
	fadd	s1, s18, s6
	mov	s2, v18.s[1]
	ld1r	{ v3.4s }, [x11]
	str	q18, [sp, #896]
	str	q15, [sp, #1328]
	fdiv	v25.4s, v9.4s, v3.4s
	fadd	s1, s1, s2
	mov	s2, v18.s[2]
	str	q3, [sp, #560]
	fadd	s1, s1, s2
	mov	s2, v18.s[3]
	fadd	s11, s1, s2
	str	q11, [sp, #1312]
	cbz	w10, 233f
	movi	v16.4s, #191, lsl #24
	dup	v1.4s, w22
	mov	w11, #39322
	fmov	v5.4s, #1.00000000
	movk	w11, #16025, lsl #16
	mov	v6.16b, v25.16b
	mov	v18.16b, v15.16b
	mov	x14, xzr
	add	x17, x16, #32
	fmul	v1.4s, v25.4s, v1.4s
	fsub	v2.4s, v16.4s, v15.4s
	fmov	v15.4s, #1.00000000
	str	q6, [sp, #1296]
	str	q1, [sp, #1520]
	fmul	v12.4s, v1.4s, v2.4s
	dup	v1.4s, w11
	mov	w11, #-1028784128
	str	q1, [sp, #1504]
	fneg	v3.4s, v12.4s
	fabs	v4.4s, v12.4s
	fmul	v3.4s, v12.4s, v3.4s
	fmla	v5.4s, v1.4s, v4.4s
	dup	v1.4s, w11
	mov	w11, #43579
	movk	w11, #16312, lsl #16
	str	q1, [sp, #1488]
	fmaxnm	v3.4s, v3.4s, v1.4s
	fdiv	v27.4s, v9.4s, v5.4s
	dup	v5.4s, w11
	mov	w11, #29184
	movk	w11, #48945, lsl #16
	dup	v1.4s, w11
	mov	w11, #39845
	fmul	v7.4s, v3.4s, v5.4s
	movk	w11, #16120, lsl #16
	dup	v2.4s, w11
	mov	w11, #41373
	movk	w11, #48644, lsl #16
	str	q1, [sp, #1472]
	dup	v4.4s, w11
	mov	w11, #48782
	frintn	v26.4s, v7.4s
	mov	v20.16b, v2.16b
	movk	w11, #46527, lsl #16
	str	q4, [sp, #1456]
	fmla	v3.4s, v1.4s, v26.4s
	dup	v1.4s, w11
	mov	w11, #9358
	movk	w11, #48899, lsl #16
	fmla	v20.4s, v4.4s, v27.4s
	dup	v4.4s, w11
	mov	w11, #14148
	movk	w11, #16140, lsl #16
	mov	v0.16b, v1.16b
	fmla	v3.4s, v1.4s, v26.4s
	movi	v1.4s, #63, lsl #24
	mov	v23.16b, v4.16b
	fmla	v23.4s, v27.4s, v20.4s
	dup	v20.4s, w11
	mov	w11, #34345
	movk	w11, #15390, lsl #16
	fmul	v3.4s, v3.4s, v5.4s
	dup	v21.4s, w11
	mov	w11, #1138
	movk	w11, #15022, lsl #16
	mov	v28.16b, v20.16b
	dup	v25.4s, w11
	mov	w11, #55197
	movk	w11, #48577, lsl #16
	mov	v29.16b, v21.16b
	dup	v7.4s, w11
	mov	w11, #23411
	fmla	v28.4s, v27.4s, v23.4s
	movk	w11, #15715, lsl #16
	dup	v24.4s, w11
	mov	w11, #5490
	fmla	v29.4s, v25.4s, v3.4s
	mov	v30.16b, v7.16b
	movk	w11, #15964, lsl #16
	dup	v17.4s, w11
	mov	w11, #64652
	mov	v8.16b, v24.16b
	movk	w11, #15989, lsl #16
	fmla	v30.4s, v27.4s, v28.4s
	mov	v9.16b, v17.16b
	fmla	v8.4s, v3.4s, v29.4s
	dup	v29.4s, w11
	mov	w11, #58946
	movk	w11, #15895, lsl #16
	fmla	v9.4s, v27.4s, v30.4s
	dup	v30.4s, w11
	mov	w11, #1123942400
	mov	v10.16b, v29.16b
	dup	v31.4s, w11
	mov	w11, #29204
	movk	w11, #16177, lsl #16
	mov	v11.16b, v30.16b
	fmla	v10.4s, v3.4s, v8.4s
	dup	v8.4s, w11
	mov	w11, #53240
	movk	w11, #15918, lsl #16
	fadd	v13.4s, v26.4s, v31.4s
	fmla	v11.4s, v27.4s, v9.4s
	dup	v9.4s, w11
	mov	w11, #16287
	mov	v14.16b, v8.16b
	movk	w11, #15917, lsl #16
	dup	v26.4s, w11
	mov	w11, #16938
	movk	w11, #16076, lsl #16
	fmla	v14.4s, v3.4s, v10.4s
	mov	v10.16b, v9.16b
	fmla	v10.4s, v27.4s, v11.4s
	fcvtzu	v11.4s, v13.4s
	mov	v13.16b, v26.16b
	fmla	v15.4s, v3.4s, v14.4s
	fmla	v13.4s, v27.4s, v10.4s
	shl	v3.4s, v11.4s, #23
	fcmlt	v10.4s, v12.4s, #0.0
	fmul	v3.4s, v15.4s, v3.4s
	fmul	v11.4s, v27.4s, v13.4s
	mov	v27.16b, v10.16b
	dup	v10.4s, w11
	mov	w11, #28347
	movk	w11, #16144, lsl #16
	bsl	v27.16b, v16.16b, v1.16b
	fmul	v10.4s, v6.4s, v10.4s
	fmul	v13.4s, v11.4s, v3.4s
	dup	v11.4s, w11
	fmul	v11.4s, v6.4s, v11.4s
	fmul	v13.4s, v27.4s, v13.4s
229:
	ucvtf	s14, x14
	fmov	s1, #0.50000000
	ldr	q16, [sp, #1504]
	fmov	v15.4s, #1.00000000
	ldr	q19, [sp, #1472]
	mov	v23.16b, v7.16b
	mov	v28.16b, v17.16b
	add	x14, x14, #1
	cmp	x10, x14
	fadd	s14, s14, s1
	ldr	q1, [sp, #1520]
	dup	v14.4s, v14.s[0]
	fsub	v14.4s, v14.4s, v18.4s
	fmul	v14.4s, v1.4s, v14.4s
	fneg	v6.4s, v14.4s
	fabs	v1.4s, v14.4s
	fmul	v6.4s, v14.4s, v6.4s
	fmla	v15.4s, v16.4s, v1.4s
	ldr	q1, [sp, #1488]
	mov	v16.16b, v2.16b
	fmaxnm	v1.4s, v6.4s, v1.4s
	fmov	v6.4s, #1.00000000
	fdiv	v6.4s, v6.4s, v15.4s
	fmul	v15.4s, v1.4s, v5.4s
	frintn	v15.4s, v15.4s
	fmla	v1.4s, v19.4s, v15.4s
	ldr	q19, [sp, #1456]
	fmla	v1.4s, v0.4s, v15.4s
	fmla	v16.4s, v19.4s, v6.4s
	mov	v19.16b, v4.16b
	fmul	v1.4s, v1.4s, v5.4s
	fmla	v19.4s, v6.4s, v16.4s
	mov	v16.16b, v20.16b
	fmla	v16.4s, v6.4s, v19.4s
	mov	v19.16b, v21.16b
	fmla	v19.4s, v25.4s, v1.4s
	fmla	v23.4s, v6.4s, v16.4s
	mov	v16.16b, v24.16b
	fmla	v16.4s, v1.4s, v19.4s
	mov	v19.16b, v29.16b
	fmla	v28.4s, v6.4s, v23.4s
	mov	v23.16b, v30.16b
	fmla	v19.4s, v1.4s, v16.4s
	fadd	v16.4s, v15.4s, v31.4s
	fmov	v15.4s, #1.00000000
	fmla	v23.4s, v6.4s, v28.4s
	mov	v28.16b, v8.16b
	fmla	v28.4s, v1.4s, v19.4s
	mov	v19.16b, v9.16b
	fcvtzu	v16.4s, v16.4s
	fmla	v19.4s, v6.4s, v23.4s
	movi	v23.4s, #191, lsl #24
	fmla	v15.4s, v1.4s, v28.4s
	mov	v1.16b, v26.16b
	shl	v16.4s, v16.4s, #23
	fmla	v1.4s, v6.4s, v19.4s
	fcmlt	v19.4s, v14.4s, #0.0
	fmul	v16.4s, v15.4s, v16.4s
	movi	v15.4s, #63, lsl #24
	fmul	v1.4s, v6.4s, v1.4s
	fneg	v6.4s, v16.4s
	bsl	v19.16b, v23.16b, v15.16b
	fmul	v1.4s, v1.4s, v16.4s
	fmul	v6.4s, v14.4s, v6.4s
	fsub	v23.4s, v19.4s, v27.4s
	fmul	v1.4s, v19.4s, v1.4s
	fmla	v6.4s, v3.4s, v12.4s
	fsub	v3.4s, v3.4s, v16.4s
	mov	v12.16b, v14.16b
	fsub	v27.4s, v13.4s, v1.4s
	mov	v13.16b, v1.16b
	fmul	v6.4s, v11.4s, v6.4s
	fmul	v3.4s, v10.4s, v3.4s
	fadd	v23.4s, v23.4s, v27.4s
	mov	v27.16b, v19.16b
	stp	q3, q6, [x17, #-16]
	mov	v3.16b, v16.16b
	stur	q23, [x17, #-32]
	add	x17, x17, #48
	b.ne	229b
	movi	v12.4s, #191, lsl #24
	ldr	q1, [sp, #1360]
	ldr	q3, [sp, #1520]
	ldr	q16, [sp, #1504]
	ldr	q18, [sp, #1472]
	mov	v19.16b, v4.16b
	mov	v23.16b, v7.16b
	mov	v28.16b, v17.16b
	mov	x14, xzr
	mov	x17, x9
	fsub	v1.4s, v12.4s, v1.4s
	fmul	v27.4s, v3.4s, v1.4s
	fmov	v3.4s, #1.00000000
	fabs	v1.4s, v27.4s
	fneg	v6.4s, v27.4s
	fmla	v3.4s, v16.4s, v1.4s
	fmul	v1.4s, v27.4s, v6.4s
	fmov	v6.4s, #1.00000000
	mov	v16.16b, v2.16b
	fdiv	v6.4s, v6.4s, v3.4s
	ldr	q3, [sp, #1488]
	fmaxnm	v1.4s, v1.4s, v3.4s
	fmul	v3.4s, v1.4s, v5.4s
	frintn	v3.4s, v3.4s
	fmla	v1.4s, v18.4s, v3.4s
	ldr	q18, [sp, #1456]
	fmla	v16.4s, v18.4s, v6.4s
	movi	v18.4s, #191, lsl #24
	fmla	v1.4s, v0.4s, v3.4s
	fadd	v3.4s, v3.4s, v31.4s
	fmla	v19.4s, v6.4s, v16.4s
	mov	v16.16b, v20.16b
	fmul	v1.4s, v1.4s, v5.4s
	fcvtzu	v3.4s, v3.4s
	fmla	v16.4s, v6.4s, v19.4s
	mov	v19.16b, v21.16b
	fmla	v19.4s, v25.4s, v1.4s
	fmla	v23.4s, v6.4s, v16.4s
	mov	v16.16b, v24.16b
	fmla	v16.4s, v1.4s, v19.4s
	mov	v19.16b, v29.16b
	fmla	v28.4s, v6.4s, v23.4s
	mov	v23.16b, v30.16b
	fmla	v19.4s, v1.4s, v16.4s
	mov	v16.16b, v8.16b
	fmla	v23.4s, v6.4s, v28.4s
	mov	v28.16b, v9.16b
	fmla	v16.4s, v1.4s, v19.4s
	fmov	v19.4s, #1.00000000
	fmla	v28.4s, v6.4s, v23.4s
	mov	v23.16b, v26.16b
	fmla	v19.4s, v1.4s, v16.4s
	shl	v1.4s, v3.4s, #23
	fmla	v23.4s, v6.4s, v28.4s
	fmul	v3.4s, v19.4s, v1.4s
	fcmlt	v1.4s, v27.4s, #0.0
	fmul	v6.4s, v6.4s, v23.4s
	mov	v13.16b, v1.16b
	fmul	v1.4s, v6.4s, v3.4s
	bsl	v13.16b, v12.16b, v15.16b
	fmul	v12.4s, v13.4s, v1.4s
230:
	ucvtf	s1, x14
	fmov	s6, #0.50000000
	ldr	q19, [sp, #1504]
	ldr	q23, [sp, #1472]
	mov	v28.16b, v7.16b
	mov	v15.16b, v17.16b
	add	x14, x14, #1
	cmp	x10, x14
	fadd	s1, s1, s6
	ldr	q6, [sp, #1360]
	dup	v1.4s, v1.s[0]
	fsub	v1.4s, v1.4s, v6.4s
	ldr	q6, [sp, #1520]
	fmul	v14.4s, v6.4s, v1.4s
	fmov	v1.4s, #1.00000000
	fneg	v6.4s, v14.4s
	fabs	v16.4s, v14.4s
	fmul	v6.4s, v14.4s, v6.4s
	fmla	v1.4s, v19.4s, v16.4s
	ldr	q16, [sp, #1488]
	mov	v19.16b, v2.16b
	fmaxnm	v6.4s, v6.4s, v16.4s
	fmov	v16.4s, #1.00000000
	fdiv	v1.4s, v16.4s, v1.4s
	fmul	v16.4s, v6.4s, v5.4s
	frintn	v16.4s, v16.4s
	fmla	v6.4s, v23.4s, v16.4s
	ldr	q23, [sp, #1456]
	fmla	v6.4s, v0.4s, v16.4s
	fadd	v16.4s, v16.4s, v31.4s
	fmla	v19.4s, v23.4s, v1.4s
	mov	v23.16b, v4.16b
	fmul	v6.4s, v6.4s, v5.4s
	fcvtzu	v16.4s, v16.4s
	fmla	v23.4s, v1.4s, v19.4s
	mov	v19.16b, v20.16b
	shl	v16.4s, v16.4s, #23
	fmla	v19.4s, v1.4s, v23.4s
	mov	v23.16b, v21.16b
	fmla	v23.4s, v25.4s, v6.4s
	fmla	v28.4s, v1.4s, v19.4s
	mov	v19.16b, v24.16b
	fmla	v19.4s, v6.4s, v23.4s
	mov	v23.16b, v29.16b
	fmla	v15.4s, v1.4s, v28.4s
	mov	v28.16b, v30.16b
	fmla	v23.4s, v6.4s, v19.4s
	mov	v19.16b, v8.16b
	fmla	v28.4s, v1.4s, v15.4s
	fmov	v15.4s, #1.00000000
	fmla	v19.4s, v6.4s, v23.4s
	mov	v23.16b, v9.16b
	fmla	v23.4s, v1.4s, v28.4s
	fmla	v15.4s, v6.4s, v19.4s
	mov	v6.16b, v26.16b
	fcmlt	v19.4s, v14.4s, #0.0
	fmla	v6.4s, v1.4s, v23.4s
	movi	v23.4s, #63, lsl #24
	fmul	v16.4s, v15.4s, v16.4s
	fmul	v1.4s, v1.4s, v6.4s
	bsl	v19.16b, v18.16b, v23.16b
	fneg	v6.4s, v16.4s
	fmul	v1.4s, v1.4s, v16.4s
	fsub	v23.4s, v19.4s, v13.4s
	mov	v13.16b, v19.16b
	fmul	v6.4s, v14.4s, v6.4s
	fmul	v1.4s, v19.4s, v1.4s
	fmla	v6.4s, v3.4s, v27.4s
	fsub	v3.4s, v3.4s, v16.4s
	fsub	v27.4s, v12.4s, v1.4s
	mov	v12.16b, v1.16b
	fmul	v6.4s, v11.4s, v6.4s
	fmul	v3.4s, v10.4s, v3.4s
	fadd	v23.4s, v23.4s, v27.4s
	mov	v27.16b, v14.16b
	stp	q3, q6, [x17, #-16]
	mov	v3.16b, v16.16b
	stur	q23, [x17, #-32]
	add	x17, x17, #48
	b.ne	230b
	movi	d1, #0000000000000000
	ldr	q2, [sp, #1312]
	movi	v21.2d, #0000000000000000
	movi	v17.2d, #0000000000000000
	movi	v0.2d, #0000000000000000
	ldr	q14, [sp, #1344]
	movi	v7.2d, #0000000000000000
	movi	v30.2d, #0000000000000000
	mov	x14, xzr
	movi	v20.2d, #0000000000000000
	movi	v31.2d, #0000000000000000
	mov	x17, x24
	fcmgt	v3.4s, v2.4s, v1.4s
	ldr	q2, [sp, #928]
	movi	v13.2d, #0000000000000000
	movi	v1.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v11.2d, #0000000000000000
	movi	v15.2d, #0000000000000000
	movi	v8.2d, #0000000000000000
	movi	v28.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	dup	v3.4s, v3.s[0]
	and	v19.16b, v3.16b, v2.16b
231:
	add	x11, x14, x10
	str	q8, [sp, #1376]
	mov	v8.16b, v15.16b
	madd	x1, x11, x7, x16
	str	q30, [sp, #1472]
	ubfx	x11, x17, #1, #30
	str	q21, [sp, #1456]
	movi	v26.2d, #0000000000000000
	movi	v30.2d, #0000000000000000
	str	q20, [sp, #1392]
	movi	v29.2d, #0000000000000000
	movi	v20.2d, #0000000000000000
	str	q17, [sp, #1488]
	movi	v17.2d, #0000000000000000
	movi	v21.2d, #0000000000000000
	str	q0, [sp, #1504]
	movi	v24.2d, #0000000000000000
	movi	v27.2d, #0000000000000000
	ldp	q23, q15, [x1]
	movi	v3.2d, #0000000000000000
	movi	v12.2d, #0000000000000000
	fmov	v0.4s, #1.00000000
	str	q1, [sp, #1440]
	mov	v1.16b, v14.16b
	str	q28, [sp, #1424]
	add	x11, x5, x11, lsl #5
	fmul	v10.4s, v14.4s, v23.4s
	ldr	q28, [x1, #32]
	add	x1, x16, #32
	mov	x20, x10
	str	q18, [sp, #1408]
	str	q7, [sp, #1520]
232:
	ldp	q6, q14, [x1, #-32]
	mov	v25.16b, v22.16b
	ldp	q2, q18, [x11, #-16]
	subs	x20, x20, #1
	add	x11, x11, #32
	fmla	v25.4s, v6.4s, v10.4s
	fadd	v18.4s, v18.4s, v25.4s
	fdiv	v25.4s, v0.4s, v18.4s
	fsub	v2.4s, v2.4s, v18.4s
	fmul	v2.4s, v2.4s, v25.4s
	fmul	v18.4s, v19.4s, v2.4s
	fadd	v24.4s, v24.4s, v2.4s
	fmla	v27.4s, v6.4s, v2.4s
	fmla	v3.4s, v14.4s, v2.4s
	fmla	v25.4s, v25.4s, v18.4s
	ldr	q18, [x1], #48
	fmla	v12.4s, v18.4s, v2.4s
	fmul	v7.4s, v6.4s, v25.4s
	fmul	v9.4s, v14.4s, v25.4s
	fadd	v26.4s, v26.4s, v25.4s
	fadd	v30.4s, v30.4s, v7.4s
	fmla	v29.4s, v6.4s, v7.4s
	fadd	v20.4s, v20.4s, v9.4s
	fmla	v17.4s, v6.4s, v9.4s
	fmla	v21.4s, v14.4s, v9.4s
	b.ne	232b
	movi	v2.2d, #0000000000000000
	movi	v0.2d, #0000000000000000
	fmla	v4.4s, v3.4s, v15.4s
	fmul	v6.4s, v1.4s, v15.4s
	movi	v7.2d, #0000000000000000
	fmla	v5.4s, v27.4s, v28.4s
	movi	v18.2d, #0000000000000000
	movi	v25.2d, #0000000000000000
	ldr	q28, [sp, #1424]
	movi	v9.2d, #0000000000000000
	mov	v15.16b, v8.16b
	ldr	q8, [sp, #1376]
	fmla	v2.4s, v21.4s, v10.4s
	fadd	v20.4s, v20.4s, v0.4s
	ldr	q21, [sp, #1456]
	fmla	v7.4s, v17.4s, v6.4s
	mov	v14.16b, v1.16b
	ldr	q1, [sp, #1440]
	fmla	v18.4s, v17.4s, v23.4s
	fmla	v21.4s, v3.4s, v10.4s
	fadd	v3.4s, v30.4s, v0.4s
	ldr	q30, [sp, #1472]
	fmla	v25.4s, v29.4s, v6.4s
	fmla	v9.4s, v29.4s, v23.4s
	fmla	v11.4s, v20.4s, v10.4s
	ldr	q20, [sp, #1392]
	ldr	q17, [sp, #1488]
	fmla	v30.4s, v2.4s, v10.4s
	fadd	v2.4s, v26.4s, v0.4s
	ldr	q0, [sp, #1504]
	fmla	v20.4s, v7.4s, v10.4s
	fmla	v13.4s, v18.4s, v10.4s
	ldr	q18, [sp, #1408]
	ldr	q7, [sp, #1520]
	fmla	v16.4s, v12.4s, v23.4s
	fmla	v15.4s, v3.4s, v6.4s
	fmla	v8.4s, v3.4s, v23.4s
	fmla	v31.4s, v25.4s, v6.4s
	add	x14, x14, #1
	fmla	v17.4s, v27.4s, v6.4s
	fmla	v1.4s, v9.4s, v6.4s
	fadd	v7.4s, v7.4s, v24.4s
	fmla	v18.4s, v9.4s, v23.4s
	fmla	v0.4s, v27.4s, v23.4s
	fadd	v28.4s, v28.4s, v2.4s
	cmp	x14, x10
	add	x17, x17, x23
	b.ne	231b
	mov	v3.16b, v14.16b
	fmov	v14.4s, #-1.00000000
	str	q11, [sp, #1200]
	fmov	v9.4s, #1.00000000
	mov	v26.16b, v13.16b
	ldr	q11, [sp, #1312]
	mov	v24.16b, v31.16b
	ldr	q25, [sp, #1296]
	b	234f
233:
	fcmgt	v1.4s, v11.4s, v6.4s
	movi	v0.2d, #0000000000000000
	ldr	q2, [sp, #928]
	movi	v5.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
	movi	v28.2d, #0000000000000000
	movi	v8.2d, #0000000000000000
	movi	v15.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v26.2d, #0000000000000000
	movi	v24.2d, #0000000000000000
	str	q0, [sp, #1200]
	dup	v3.4s, v1.s[0]
	movi	v1.2d, #0000000000000000
	movi	v20.2d, #0000000000000000
	movi	v30.2d, #0000000000000000
	movi	v7.2d, #0000000000000000
	movi	v17.2d, #0000000000000000
	movi	v21.2d, #0000000000000000
	and	v19.16b, v3.16b, v2.16b
	ldr	q3, [sp, #1344]
234:
	fdiv	v2.4s, v14.4s, v3.4s
	fmul	v3.4s, v19.4s, v3.4s
	fneg	v6.4s, v16.4s
	fneg	v5.4s, v5.4s
	fcmp	s11, #0.0
	dup	v12.4s, w25
	dup	v29.4s, w26
	dup	v31.4s, w27
	dup	v13.4s, w29
	dup	v10.4s, w0
	str	q7, [sp, #1520]
	fmul	v6.4s, v3.4s, v6.4s
	fmls	v20.4s, v4.4s, v3.4s
	dup	v4.4s, w28
	fmul	v5.4s, v3.4s, v5.4s
	dup	v3.4s, w30
	str	q21, [sp, #1456]
	str	q28, [sp, #1424]
	str	q18, [sp, #1408]
	fmla	v30.4s, v25.4s, v6.4s
	str	q20, [sp, #1392]
	fmla	v24.4s, v25.4s, v5.4s
	ldr	q25, [sp, #1360]
	str	q30, [sp, #1472]
	dup	v30.4s, w3
	fmul	v2.4s, v19.4s, v2.4s
	dup	v19.4s, w2
	str	q24, [sp, #864]
	fmla	v26.4s, v21.4s, v2.4s
	fmla	v1.4s, v17.4s, v2.4s
	str	q1, [sp, #1440]
	str	q26, [sp, #1184]
	b.le	237f
	ldr	q5, [sp, #1104]
	ldr	q6, [sp, #896]
	fmov	v2.4s, #12.00000000
	fadd	v5.4s, v6.4s, v5.4s
	fcmge	v2.4s, v5.4s, v2.4s
	str	q5, [sp, #1104]
	movi	d5, #0000000000000000
	and	v2.16b, v2.16b, v9.16b
	fmul	v16.4s, v6.4s, v2.4s
	mov	s2, v16.s[1]
	fadd	s5, s16, s5
	mov	s6, v16.s[2]
	fadd	s2, s5, s2
	mov	s5, v16.s[3]
	fadd	s2, s2, s6
	fadd	s2, s2, s5
	fcmp	s2, #0.0
	b.le	237f
	mov	v1.16b, v8.16b
	mvni	v23.4s, #127, msl #16
	mov	v11.16b, v17.16b
	mov	v8.16b, v15.16b
	cbz	w10, 238f
	movi	v5.2d, #0000000000000000
	mov	x14, xzr
	mov	x17, x24
235:
	add	x11, x14, x10
	ldr	q6, [sp, #1344]
	mov	x1, x16
	add	x11, x11, x11, lsl #1
	mov	x20, x10
	ldr	q2, [x16, x11, lsl #4]
	ubfx	x11, x17, #1, #30
	fmul	v17.4s, v6.4s, v2.4s
	add	x11, x5, x11, lsl #5
236:
	mov	v6.16b, v22.16b
	ldr	q2, [x1], #48
	mov	v25.16b, v13.16b
	mov	v26.16b, v31.16b
	subs	x20, x20, #1
	fmla	v6.4s, v2.4s, v17.4s
	ldp	q7, q2, [x11, #-16]
	add	x11, x11, #32
	fadd	v2.4s, v2.4s, v6.4s
	fdiv	v6.4s, v9.4s, v2.4s
	fsub	v7.4s, v7.4s, v2.4s
	fmul	v7.4s, v7.4s, v6.4s
	fadd	v6.4s, v6.4s, v14.4s
	fcmgt	v18.4s, v7.4s, v14.4s
	bit	v6.16b, v7.16b, v18.16b
	fadd	v18.4s, v6.4s, v9.4s
	add	v18.4s, v18.4s, v12.4s
	and	v18.16b, v18.16b, v23.16b
	sub	v20.4s, v9.4s, v18.4s
	fadd	v21.4s, v20.4s, v14.4s
	fmla	v21.4s, v20.4s, v6.4s
	mov	v6.16b, v10.16b
	fmul	v20.4s, v21.4s, v21.4s
	fmla	v6.4s, v3.4s, v21.4s
	fmla	v25.4s, v4.4s, v21.4s
	fmla	v26.4s, v29.4s, v21.4s
	fmla	v6.4s, v30.4s, v20.4s
	fmla	v25.4s, v20.4s, v6.4s
	scvtf	v6.4s, v18.4s
	fmaxnm	v18.4s, v7.4s, v14.4s
	fmla	v26.4s, v20.4s, v25.4s
	fmla	v21.4s, v20.4s, v26.4s
	fmla	v21.4s, v19.4s, v6.4s
	fadd	v6.4s, v7.4s, v9.4s
	fneg	v7.4s, v18.4s
	fmla	v7.4s, v21.4s, v6.4s
	fmla	v5.4s, v7.4s, v2.4s
	b.ne	236b
	add	x14, x14, #1
	add	x17, x17, x23
	cmp	x14, x10
	b.ne	235b
	b	239f
237:
	movi	v2.2d, #0000000000000000
	b	240f
238:
	movi	v5.2d, #0000000000000000
239:
	mov	w11, #50604
	ldp	q24, q15, [sp, #864]
	fmov	v17.4s, #0.25000000
	movk	w11, #14119, lsl #16
	fmov	v23.4s, #4.00000000
	ldr	q25, [sp, #368]
	dup	v2.4s, w11
	mov	w11, #4719
	movk	w11, #14979, lsl #16
	ldp	q27, q28, [sp, #384]
	dup	v6.4s, w11
	fmaxnm	v23.4s, v25.4s, v23.4s
	fmla	v6.4s, v2.4s, v15.4s
	fadd	v2.4s, v15.4s, v6.4s
	fcmgt	v6.4s, v16.4s, #0.0
	fcmgt	v2.4s, v5.4s, v2.4s
	xtn	v7.4h, v6.4s
	bit	v25.16b, v23.16b, v6.16b
	ldr	q23, [sp, #352]
	and	v2.16b, v6.16b, v2.16b
	xtn	v16.4h, v2.4s
	bif	v17.16b, v9.16b, v2.16b
	ldp	q9, q26, [sp, #416]
	bic	v7.8b, v7.8b, v16.8b
	fmul	v16.4s, v26.4s, v17.4s
	fmul	v20.4s, v28.4s, v17.4s
	fmul	v21.4s, v9.4s, v17.4s
	fmul	v18.4s, v27.4s, v17.4s
	sshll	v7.4s, v7.4h, #0
	fsub	v26.4s, v26.4s, v16.4s
	fsub	v28.4s, v28.4s, v20.4s
	str	q16, [sp, #432]
	fsub	v9.4s, v9.4s, v21.4s
	fsub	v27.4s, v27.4s, v18.4s
	stp	q20, q21, [sp, #400]
	bit	v15.16b, v5.16b, v7.16b
	fmov	v7.4s, #16.00000000
	dup	v5.4s, w19
	str	q18, [sp, #384]
	ldr	q21, [sp, #1456]
	ldr	q20, [sp, #1392]
	ldr	q18, [sp, #1408]
	fsub	v22.4s, v22.4s, v9.4s
	fmov	v9.4s, #1.00000000
	bit	v23.16b, v7.16b, v6.16b
	ldr	q6, [sp, #1328]
	str	q15, [sp, #880]
	mov	v15.16b, v8.16b
	mov	v8.16b, v1.16b
	ldr	q1, [sp, #1440]
	fsub	v6.4s, v6.4s, v26.4s
	stp	q23, q25, [sp, #352]
	ldr	q25, [sp, #1360]
	str	q6, [sp, #1328]
	ldr	q6, [sp, #1344]
	fsub	v25.4s, v25.4s, v27.4s
	fsub	v6.4s, v6.4s, v28.4s
	ldr	q28, [sp, #1424]
	str	q6, [sp, #1344]
	ldr	q6, [sp, #464]
	fmul	v7.4s, v6.4s, v17.4s
	ldr	q6, [sp, #448]
	fmul	v6.4s, v6.4s, v17.4s
	mov	v17.16b, v11.16b
	stp	q6, q7, [sp, #448]
	ldr	q6, [sp, #912]
	bit	v6.16b, v5.16b, v2.16b
	ldr	q5, [sp, #928]
	bic	v5.16b, v5.16b, v2.16b
	and	v2.16b, v2.16b, v9.16b
	stp	q6, q5, [sp, #912]
240:
	str	q2, [sp, #704]
	ldr	q26, [sp, #688]
	ldr	q6, [sp, #752]
	mov	v23.16b, v17.16b
	ldr	q16, [sp, #1328]
	ldr	q5, [sp, #1472]
	ldr	q7, [sp, #784]
	fmaxnm	v2.4s, v24.4s, v26.4s
	str	q17, [sp, #1488]
	fneg	v17.4s, v17.4s
	fcmge	v6.4s, v16.4s, v6.4s
	fmaxnm	v5.4s, v5.4s, v26.4s
	fcmge	v7.4s, v7.4s, v16.4s
	fneg	v16.4s, v21.4s
	str	q25, [sp, #1360]
	str	q0, [sp, #1504]
	fsqrt	v2.4s, v2.4s
	str	q15, [sp, #672]
	bsl	v6.16b, v21.16b, v14.16b
	bit	v6.16b, v16.16b, v7.16b
	ldr	q7, [sp, #800]
	fcmge	v7.4s, v7.4s, v25.4s
	fsqrt	v5.4s, v5.4s
	fcmge	v6.4s, v6.4s, #0.0
	xtn	v6.4h, v6.4s
	str	d6, [sp, #1024]
	fdiv	v16.4s, v9.4s, v2.4s
	ldr	q2, [sp, #768]
	fcmge	v2.4s, v25.4s, v2.4s
	bsl	v2.16b, v23.16b, v14.16b
	fmov	v23.4s, #1.00000000
	bit	v2.16b, v17.16b, v7.16b
	fdiv	v7.4s, v9.4s, v5.4s
	ldr	d5, [sp, #664]
	orr	v5.8b, v6.8b, v5.8b
	ldr	q6, [sp, #640]
	str	q16, [sp, #1232]
	fcmge	v17.4s, v2.4s, #0.0
	ushll	v2.4s, v5.4h, #0
	fmaxnm	v5.4s, v18.4s, v26.4s
	fneg	v18.4s, v0.4s
	orn	v6.16b, v17.16b, v6.16b
	shl	v2.4s, v2.4s, #31
	str	q17, [sp, #992]
	fsqrt	v5.4s, v5.4s
	bic	v17.16b, v9.16b, v6.16b
	str	q6, [sp, #1056]
	cmlt	v6.4s, v2.4s, #0
	str	q7, [sp, #1296]
	fmul	v2.4s, v16.4s, v17.4s
	str	q17, [sp, #1280]
	bic	v17.16b, v9.16b, v6.16b
	str	q6, [sp, #1040]
	dup	v16.4s, w8
	fmul	v7.4s, v7.4s, v17.4s
	str	q17, [sp, #1072]
	fmul	v6.4s, v20.4s, v2.4s
	ldr	q20, [sp, #1344]
	str	q16, [sp, #720]
	str	q20, [sp, #1344]
	fdiv	v24.4s, v9.4s, v5.4s
	ldr	q5, [sp, #816]
	fmul	v25.4s, v6.4s, v7.4s
	ldr	q6, [sp, #848]
	fcmge	v5.4s, v20.4s, v5.4s
	fcmge	v6.4s, v6.4s, v20.4s
	fmls	v23.4s, v25.4s, v25.4s
	str	q25, [sp, #1168]
	fneg	v25.4s, v25.4s
	bsl	v5.16b, v0.16b, v14.16b
	fmaxnm	v20.4s, v23.4s, v16.4s
	str	q23, [sp, #512]
	bit	v5.16b, v18.16b, v6.16b
	ldr	q18, [sp, #624]
	fsqrt	v6.4s, v20.4s
	str	q24, [sp, #1248]
	fcmge	v0.4s, v5.4s, #0.0
	fmaxnm	v5.4s, v28.4s, v26.4s
	ldr	q23, [sp, #1248]
	str	q0, [sp, #944]
	orn	v0.16b, v0.16b, v18.16b
	str	q0, [sp, #1008]
	bic	v0.16b, v9.16b, v0.16b
	fsqrt	v5.4s, v5.4s
	fmul	v24.4s, v24.4s, v0.4s
	str	q0, [sp, #1376]
	ldr	q0, [sp, #1184]
	fmul	v18.4s, v0.4s, v24.4s
	ldr	q0, [sp, #1520]
	fmul	v26.4s, v1.4s, v24.4s
	ldr	q1, [sp, #608]
	fdiv	v27.4s, v9.4s, v6.4s
	ldr	q6, [sp, #736]
	fneg	v20.4s, v0.4s
	fcmge	v6.4s, v22.4s, v6.4s
	fmul	v11.4s, v18.4s, v7.4s
	ldr	q18, [sp, #832]
	fcmge	v18.4s, v18.4s, v22.4s
	bsl	v6.16b, v0.16b, v14.16b
	fmul	v28.4s, v11.4s, v25.4s
	fmov	v0.4s, #1.00000000
	bit	v6.16b, v20.16b, v18.16b
	fdiv	v5.4s, v9.4s, v5.4s
	fmla	v28.4s, v2.4s, v26.4s
	fmls	v0.4s, v11.4s, v11.4s
	fcmge	v6.4s, v6.4s, #0.0
	fmul	v20.4s, v28.4s, v27.4s
	orn	v1.16b, v6.16b, v1.16b
	fmls	v0.4s, v20.4s, v20.4s
	str	q20, [sp, #1152]
	xtn	v6.4h, v6.4s
	str	q1, [sp, #976]
	bic	v1.16b, v9.16b, v1.16b
	fmaxnm	v18.4s, v0.4s, v16.4s
	str	q0, [sp, #496]
	ldr	q0, [sp, #1200]
	str	q5, [sp, #1216]
	str	q1, [sp, #1264]
	fmul	v1.4s, v5.4s, v1.4s
	fsqrt	v18.4s, v18.4s
	fmul	v26.4s, v0.4s, v1.4s
	stp	q1, q24, [sp, #528]
	fmul	v0.4s, v26.4s, v7.4s
	fneg	v7.4s, v11.4s
	fmul	v26.4s, v15.4s, v1.4s
	movi	v15.2d, #0000000000000000
	fmul	v25.4s, v0.4s, v25.4s
	fmul	v7.4s, v0.4s, v7.4s
	fdiv	v5.4s, v9.4s, v18.4s
	fmla	v25.4s, v2.4s, v26.4s
	fmul	v2.4s, v8.4s, v1.4s
	fmov	v26.4s, #1.00000000
	ldr	q1, [sp, #1296]
	fmul	v14.4s, v25.4s, v27.4s
	fmla	v7.4s, v24.4s, v2.4s
	fmls	v26.4s, v0.4s, v0.4s
	fmls	v7.4s, v20.4s, v14.4s
	fmls	v26.4s, v14.4s, v14.4s
	fmul	v20.4s, v21.4s, v1.4s
	ldr	q1, [sp, #992]
	str	q0, [sp, #992]
	str	q5, [sp, #1120]
	fmul	v2.4s, v7.4s, v5.4s
	ldr	q5, [sp, #1376]
	fmla	v15.4s, v20.4s, v20.4s
	fmls	v26.4s, v2.4s, v2.4s
	str	q2, [sp, #960]
	fmul	v2.4s, v20.4s, v17.4s
	xtn	v17.4h, v1.4s
	ldr	d1, [sp, #576]
	fmaxnm	v7.4s, v26.4s, v16.4s
	ldr	d16, [sp, #1024]
	str	q2, [sp, #1136]
	fneg	v18.4s, v2.4s
	ldr	q2, [sp, #1232]
	str	q27, [sp, #1024]
	orr	v16.8b, v16.8b, v1.8b
	ldr	d1, [sp, #600]
	orr	v17.8b, v17.8b, v1.8b
	ldr	q1, [sp, #944]
	fsqrt	v7.4s, v7.4s
	fmul	v28.4s, v11.4s, v18.4s
	ushll	v16.4s, v16.4h, #0
	str	q11, [sp, #944]
	xtn	v21.4h, v1.4s
	ldr	q1, [sp, #1488]
	ushll	v17.4s, v17.4h, #0
	fmul	v25.4s, v2.4s, v1.4s
	ldr	q1, [sp, #1168]
	shl	v16.4s, v16.4s, #31
	fmul	v9.4s, v1.4s, v18.4s
	ldr	d1, [sp, #592]
	shl	v17.4s, v17.4s, #31
	fmul	v18.4s, v0.4s, v18.4s
	ldr	q0, [sp, #1520]
	cmge	v20.4s, v16.4s, #0
	orr	v21.8b, v21.8b, v1.8b
	ldr	q1, [sp, #1280]
	movi	v16.2d, #0000000000000000
	cmge	v17.4s, v17.4s, #0
	fmla	v9.4s, v1.4s, v25.4s
	ldr	q1, [sp, #1504]
	and	v15.16b, v20.16b, v15.16b
	ushll	v21.4s, v21.4h, #0
	fmov	v20.4s, #1.00000000
	fmul	v24.4s, v23.4s, v1.4s
	ldr	d1, [sp, #584]
	orr	v6.8b, v6.8b, v1.8b
	fmov	v1.4s, #1.00000000
	shl	v21.4s, v21.4s, #31
	fmla	v28.4s, v5.4s, v24.4s
	ldr	q5, [sp, #1216]
	ushll	v6.4s, v6.4h, #0
	fdiv	v11.4s, v1.4s, v7.4s
	fmul	v1.4s, v9.4s, v27.4s
	fmul	v9.4s, v5.4s, v0.4s
	ldr	q0, [sp, #1152]
	fmul	v7.4s, v2.4s, v27.4s
	and	v2.16b, v17.16b, v25.16b
	fmov	v17.4s, #1.00000000
	shl	v6.4s, v6.4s, #31
	fmls	v28.4s, v1.4s, v0.4s
	ldr	q0, [sp, #1264]
	fmla	v15.4s, v2.4s, v2.4s
	cmge	v6.4s, v6.4s, #0
	fmla	v18.4s, v0.4s, v9.4s
	ldr	q0, [sp, #1056]
	str	q14, [sp, #1056]
	bit	v7.16b, v17.16b, v0.16b
	cmge	v17.4s, v21.4s, #0
	ldr	q21, [sp, #1040]
	ldr	q0, [sp, #1296]
	str	q1, [sp, #1040]
	fmls	v18.4s, v1.4s, v14.4s
	bsl	v21.16b, v20.16b, v0.16b
	ldr	q0, [sp, #1120]
	ldr	q20, [sp, #1136]
	and	v2.16b, v17.16b, v24.16b
	fmul	v25.4s, v23.4s, v0.4s
	fmla	v16.4s, v20.4s, v20.4s
	fmul	v20.4s, v28.4s, v0.4s
	ldr	q0, [sp, #1008]
	mov	v28.16b, v5.16b
	fmov	v5.4s, #1.00000000
	fmul	v7.4s, v21.4s, v7.4s
	fmla	v15.4s, v2.4s, v2.4s
	and	v2.16b, v6.16b, v9.16b
	mov	v17.16b, v0.16b
	ldr	q0, [sp, #960]
	fmov	v9.4s, #1.00000000
	fmla	v16.4s, v1.4s, v1.4s
	fmul	v21.4s, v28.4s, v11.4s
	mov	v24.16b, v11.16b
	mov	v27.16b, v0.16b
	fmls	v18.4s, v20.4s, v0.4s
	ldr	q0, [sp, #976]
	bsl	v17.16b, v5.16b, v25.16b
	fmla	v15.4s, v2.4s, v2.4s
	fmla	v16.4s, v20.4s, v20.4s
	fmul	v6.4s, v7.4s, v17.4s
	mov	v7.16b, v0.16b
	fmul	v17.4s, v18.4s, v11.4s
	ldr	q0, [sp, #1312]
	bsl	v7.16b, v9.16b, v21.16b
	fcmp	s0, #0.0
	fmla	v16.4s, v17.4s, v17.4s
	fmul	v7.4s, v6.4s, v7.4s
	b.gt	226b
	mov	v11.16b, v23.16b
	fdiv	v1.4s, v9.4s, v23.4s
	ldr	q23, [sp, #912]
	ldr	q26, [sp, #880]
	ldr	q0, [sp, #1344]
	mov	w11, #14269
	movk	w11, #13574, lsl #16
	dup	v18.4s, w6
	dup	v21.4s, w19
	fadd	v6.4s, v26.4s, v26.4s
	dup	v25.4s, w4
	fmov	v14.4s, #-1.00000000
	fdiv	v2.4s, v9.4s, v28.4s
	fmul	v1.4s, v1.4s, v0.4s
	ldr	q0, [sp, #1280]
	fdiv	v5.4s, v9.4s, v23.4s
	fmul	v2.4s, v2.4s, v22.4s
	fmul	v2.4s, v2.4s, v18.4s
	fsqrt	v6.4s, v6.4s
	fmul	v5.4s, v5.4s, v7.4s
	dup	v7.4s, w11
	fmul	v1.4s, v1.4s, v7.4s
	fcmgt	v7.4s, v21.4s, v26.4s
	fmul	v5.4s, v5.4s, v5.4s
	fmaxnm	v1.4s, v1.4s, v2.4s
	fminnm	v2.4s, v5.4s, v9.4s
	fmul	v6.4s, v6.4s, v25.4s
	and	v5.16b, v7.16b, v6.16b
	ldr	s6, [x13, #16]
	fmul	v2.4s, v2.4s, v6.s[0]
	fmaxnm	v1.4s, v1.4s, v5.4s
	ldr	q5, [sp, #1072]
	fmul	v5.4s, v0.4s, v5.4s
	ldr	q0, [sp, #1376]
	fmaxnm	v1.4s, v2.4s, v1.4s
	fcmgt	v2.4s, v21.4s, v23.4s
	fmov	v23.4s, #5.00000000
	fmul	v5.4s, v0.4s, v5.4s
	ldr	q0, [sp, #1264]
	and	v1.16b, v2.16b, v1.16b
	fmul	s2, s6, s6
	movi	d6, #0000000000000000
	fmul	v5.4s, v0.4s, v5.4s
	fmul	v1.4s, v1.4s, v1.4s
	dup	v2.4s, v2.s[0]
	fcmgt	v5.4s, v5.4s, #0.0
	fcmge	v1.4s, v1.4s, v16.4s
	fcmge	v2.4s, v2.4s, v15.4s
	ldr	q15, [sp, #1328]
	and	v1.16b, v2.16b, v1.16b
	bic	v2.16b, v9.16b, v5.16b
	ldr	q5, [sp, #480]
	bsl	v1.16b, v2.16b, v23.16b
	ldr	q2, [sp, #1104]
	fcmge	v2.4s, v2.4s, v5.4s
	movi	v5.4s, #64, lsl #24
	fminnm	v5.4s, v1.4s, v5.4s
	bit	v1.16b, v5.16b, v2.16b
	ldr	q5, [sp, #1088]
	fcmeq	v2.4s, v5.4s, v23.4s
	bit	v5.16b, v1.16b, v2.16b
	fcmeq	v1.4s, v5.4s, v23.4s
	str	q5, [sp, #1088]
	and	v18.16b, v1.16b, v9.16b
	mov	s1, v18.s[1]
	fadd	s2, s18, s6
	mov	s5, v18.s[2]
	fadd	s1, s2, s1
	mov	s2, v18.s[3]
	fadd	s1, s1, s5
	fadd	s1, s1, s2
	fcmp	s1, #0.0
	b.gt	228b
	fmul	v1.4s, v24.4s, v17.4s
	ldr	q0, [sp, #1120]
	ldr	q5, [sp, #1040]
	ldr	q6, [sp, #1136]
	str	q8, [sp, #1376]
	movi	v7.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v26.2d, #0000000000000000
	movi	v8.2d, #0000000000000000
	movi	v9.2d, #0000000000000000
	movi	v15.2d, #0000000000000000
	fmls	v20.4s, v1.4s, v27.4s
	fmul	v2.4s, v0.4s, v20.4s
	ldr	q0, [sp, #1152]
	fmls	v5.4s, v2.4s, v0.4s
	ldr	q0, [sp, #1056]
	fmls	v5.4s, v1.4s, v0.4s
	ldr	q0, [sp, #1024]
	fmul	v5.4s, v0.4s, v5.4s
	ldr	q0, [sp, #1168]
	fmls	v6.4s, v5.4s, v0.4s
	ldr	q0, [sp, #944]
	fmls	v6.4s, v2.4s, v0.4s
	ldr	q0, [sp, #992]
	fmul	v2.4s, v11.4s, v2.4s
	movi	v11.2d, #0000000000000000
	fmls	v6.4s, v1.4s, v0.4s
	ldr	q0, [sp, #1232]
	str	q2, [sp, #1424]
	movi	v2.2d, #0000000000000000
	fmul	v5.4s, v0.4s, v5.4s
	ldr	q0, [sp, #1296]
	fmul	v6.4s, v0.4s, v6.4s
	fmul	v0.4s, v28.4s, v1.4s
	movi	v1.2d, #0000000000000000
	str	q5, [sp, #1504]
	movi	v5.2d, #0000000000000000
	str	q0, [sp, #1456]
	str	q6, [sp, #1408]
	tbz	w15, #3, 243f
	ldr	x22, [sp, #280]
	ldr	x24, [sp, #296]
	cbz	w10, 244f
	umull	x9, w10, w10
	mov	x14, xzr
	mul	x9, x24, x9
241:
	add	x11, x14, x10
	ldr	q16, [sp, #1344]
	mov	x1, x16
	add	x11, x11, x11, lsl #1
	mov	x20, x10
	ldr	q6, [x16, x11, lsl #4]
	ubfx	x11, x9, #1, #30
	fmul	v0.4s, v16.4s, v6.4s
	add	x17, x5, x11, lsl #5
	str	q0, [sp, #1520]
	fmov	v0.4s, #1.00000000
242:
	mov	v17.16b, v22.16b
	ldr	q6, [x1], #48
	ldr	q16, [sp, #1520]
	mov	v24.16b, v13.16b
	subs	x20, x20, #1
	fmla	v17.4s, v6.4s, v16.4s
	ldp	q21, q6, [x17, #-16]
	mvni	v16.4s, #127, msl #16
	add	x17, x17, #32
	fadd	v17.4s, v6.4s, v17.4s
	fdiv	v20.4s, v0.4s, v17.4s
	fsub	v21.4s, v21.4s, v17.4s
	fadd	v28.4s, v17.4s, v23.4s
	mov	v23.16b, v31.16b
	fdiv	v28.4s, v0.4s, v28.4s
	fmul	v21.4s, v21.4s, v20.4s
	fadd	v25.4s, v20.4s, v14.4s
	fmul	v6.4s, v6.4s, v20.4s
	fcmgt	v27.4s, v21.4s, v14.4s
	bit	v25.16b, v21.16b, v27.16b
	fadd	v15.4s, v15.4s, v28.4s
	fadd	v27.4s, v25.4s, v0.4s
	add	v27.4s, v27.4s, v12.4s
	and	v27.16b, v27.16b, v16.16b
	fmov	v16.4s, #-1.00000000
	sub	v14.4s, v0.4s, v27.4s
	fadd	v16.4s, v14.4s, v16.4s
	fmla	v16.4s, v14.4s, v25.4s
	mov	v25.16b, v10.16b
	fmul	v14.4s, v16.4s, v16.4s
	fmla	v25.4s, v3.4s, v16.4s
	fmla	v24.4s, v4.4s, v16.4s
	fmla	v23.4s, v29.4s, v16.4s
	fmla	v25.4s, v30.4s, v14.4s
	fmla	v24.4s, v14.4s, v25.4s
	fmul	v25.4s, v28.4s, v28.4s
	fmla	v23.4s, v14.4s, v24.4s
	scvtf	v24.4s, v27.4s
	fadd	v5.4s, v5.4s, v25.4s
	fmla	v26.4s, v6.4s, v25.4s
	fmla	v16.4s, v14.4s, v23.4s
	fmov	v14.4s, #-1.00000000
	fmaxnm	v23.4s, v21.4s, v14.4s
	fadd	v21.4s, v21.4s, v0.4s
	fmla	v16.4s, v19.4s, v24.4s
	fmul	v24.4s, v28.4s, v25.4s
	fneg	v23.4s, v23.4s
	fmul	v20.4s, v25.4s, v24.4s
	fadd	v11.4s, v11.4s, v24.4s
	fmla	v18.4s, v6.4s, v24.4s
	fmla	v23.4s, v16.4s, v21.4s
	fmul	v16.4s, v25.4s, v25.4s
	fmla	v1.4s, v6.4s, v20.4s
	fadd	v8.4s, v8.4s, v20.4s
	fmla	v2.4s, v23.4s, v17.4s
	fmov	v23.4s, #5.00000000
	fadd	v9.4s, v9.4s, v16.4s
	fmla	v7.4s, v6.4s, v16.4s
	b.ne	242b
	add	x14, x14, #1
	add	x9, x9, x23
	cmp	x14, x10
	b.ne	241b
	b	244f
243:
	ldr	x22, [sp, #280]
	ldr	x24, [sp, #296]
244:
	ldr	q0, [sp, #1392]
	ldr	q14, [sp, #1232]
	fmov	v16.4s, #1.00000000
	ldr	q21, [sp, #1296]
	ldr	q17, [sp, #1184]
	mov	w9, #46871
	fmul	v6.4s, v0.4s, v14.4s
	ldr	q0, [sp, #720]
	ldr	q27, [sp, #1248]
	movk	w9, #14673, lsl #16
	ldr	x23, [sp, #168]
	ldr	x20, [sp, #344]
	fmul	v20.4s, v17.4s, v27.4s
	fmov	v17.4s, #1.00000000
	ldr	x6, [sp, #288]
	add	x10, x23, x20, lsl #4
	fmul	v6.4s, v6.4s, v21.4s
	lsl	x11, x6, #5
	add	x14, x6, x6, lsl #1
	fmul	v23.4s, v20.4s, v21.4s
	fmls	v16.4s, v6.4s, v6.4s
	fneg	v24.4s, v6.4s
	ldr	q6, [sp, #1440]
	fmul	v6.4s, v6.4s, v27.4s
	str	q23, [sp, #1312]
	str	q16, [sp, #1392]
	fmaxnm	v16.4s, v16.4s, v0.4s
	str	q24, [sp, #1280]
	fsqrt	v16.4s, v16.4s
	fdiv	v25.4s, v17.4s, v16.4s
	fmul	v16.4s, v23.4s, v24.4s
	fmls	v17.4s, v23.4s, v23.4s
	fmla	v16.4s, v14.4s, v6.4s
	fmul	v6.4s, v16.4s, v25.4s
	ldr	q16, [sp, #1408]
	str	q25, [sp, #1520]
	fneg	v25.4s, v23.4s
	ldr	s23, [x13, #20]
	fabs	v20.4s, v16.4s
	fmls	v17.4s, v6.4s, v6.4s
	str	q6, [sp, #1472]
	fmaxnm	v6.4s, v17.4s, v0.4s
	str	q17, [sp, #1440]
	ldr	q17, [sp, #1216]
	fsqrt	v0.4s, v6.4s
	ldr	q6, [sp, #1200]
	fmul	v6.4s, v6.4s, v17.4s
	fmul	v21.4s, v6.4s, v21.4s
	ldr	q6, [sp, #672]
	fmul	v28.4s, v6.4s, v17.4s
	ldr	q6, [sp, #1376]
	fmul	v24.4s, v21.4s, v24.4s
	fmul	v25.4s, v21.4s, v25.4s
	str	q0, [sp, #1488]
	fmul	v0.4s, v6.4s, v17.4s
	movi	v6.2d, #0000000000000000
	ldr	q17, [sp, #1488]
	fmla	v24.4s, v14.4s, v28.4s
	ldr	q28, [sp, #1360]
	str	q0, [sp, #1376]
	ldr	q0, [sp, #1504]
	fmaxnm	v20.4s, v20.4s, v6.4s
	fmov	s6, w9
	add	x9, x13, #208
	fabs	v27.4s, v0.4s
	fmov	v0.4s, #1.00000000
	fmul	s6, s23, s6
	fdiv	v0.4s, v0.4s, v17.4s
	fmaxnm	v23.4s, v20.4s, v27.4s
	ldr	q17, [sp, #1376]
	fmov	v20.4s, #1.00000000
	fmls	v20.4s, v21.4s, v21.4s
	str	q0, [sp, #1488]
	ldr	q0, [sp, #1328]
	fadd	v27.4s, v16.4s, v0.4s
	ldr	q16, [sp, #1424]
	ldr	q0, [sp, #1344]
	fadd	v0.4s, v16.4s, v0.4s
	ldr	q16, [sp, #1248]
	fmla	v25.4s, v16.4s, v17.4s
	dup	v17.4s, v6.s[0]
	ldr	q6, [sp, #1520]
	fmul	v16.4s, v24.4s, v6.4s
	ldr	q6, [sp, #1456]
	str	q21, [sp, #1456]
	fcmge	v17.4s, v17.4s, v23.4s
	ldr	q21, [sp, #1472]
	fadd	v24.4s, v6.4s, v22.4s
	ldr	q6, [sp, #1504]
	fadd	v14.4s, v6.4s, v28.4s
	ldp	q23, q28, [sp, #736]
	fmls	v25.4s, v21.4s, v16.4s
	ldr	q21, [sp, #1392]
	str	q16, [sp, #1408]
	fmls	v20.4s, v16.4s, v16.4s
	fminnm	v27.4s, v27.4s, v28.4s
	ldr	q28, [sp, #816]
	fminnm	v23.4s, v24.4s, v23.4s
	ldr	q24, [sp, #768]
	fminnm	v6.4s, v0.4s, v28.4s
	fmov	v0.4s, #1.00000000
	ldr	q28, [sp, #1088]
	fminnm	v24.4s, v14.4s, v24.4s
	ldr	q14, [sp, #784]
	fmaxnm	v27.4s, v27.4s, v14.4s
	ldr	q14, [sp, #848]
	fcmge	v0.4s, v0.4s, v28.4s
	fmaxnm	v6.4s, v6.4s, v14.4s
	fmov	v14.4s, #1.00000000
	str	q0, [sp, #1424]
	fminnm	v21.4s, v21.4s, v14.4s
	and	v14.16b, v0.16b, v17.16b
	ldr	q0, [sp, #1488]
	fmul	v17.4s, v25.4s, v0.4s
	ldr	q25, [sp, #832]
	ldr	q0, [sp, #1328]
	mov	v16.16b, v14.16b
	fmaxnm	v23.4s, v23.4s, v25.4s
	ldr	q25, [sp, #800]
	fmaxnm	v24.4s, v24.4s, v25.4s
	mov	v25.16b, v14.16b
	fmls	v20.4s, v17.4s, v17.4s
	bit	v22.16b, v23.16b, v14.16b
	mov	v23.16b, v14.16b
	bsl	v25.16b, v27.16b, v0.16b
	fmov	v27.4s, #4.00000000
	ldr	q0, [sp, #1344]
	bsl	v16.16b, v6.16b, v0.16b
	ldr	q0, [sp, #1440]
	str	q17, [sp, #1440]
	ldr	s17, [x13, #12]
	fcmeq	v28.4s, v28.4s, v27.4s
	fminnm	v27.4s, v21.4s, v0.4s
	ldr	q0, [sp, #1360]
	ld1r	{ v21.4s }, [x9]
	mov	w9, #46871
	fmul	v22.4s, v22.4s, v17.s[0]
	bsl	v23.16b, v24.16b, v0.16b
	movk	w9, #14545, lsl #16
	fmul	v16.4s, v16.4s, v17.s[0]
	mov	v24.16b, v28.16b
	bit	v22.16b, v21.16b, v28.16b
	bit	v23.16b, v21.16b, v28.16b
	bit	v16.16b, v21.16b, v28.16b
	bsl	v24.16b, v21.16b, v25.16b
	fminnm	v25.4s, v27.4s, v20.4s
	dup	v27.4s, w9
	add	x9, x20, x6
	str	q23, [x23, x9, lsl #4]
	fcmgt	v6.4s, v25.4s, v27.4s
	str	q24, [x10]
	str	q16, [x10, x11]
	str	q22, [x10, x14, lsl #4]
	str	q6, [sp, #1504]
	tbnz	w15, #1, 245f
	ldr	x20, [sp, #176]
	mov	w6, #4016
	mov	w10, #4
	fmov	v14.4s, #-1.00000000
	fmov	v24.4s, #5.00000000
	movk	w6, #13345, lsl #16
	tbz	w15, #3, 25b
	b	24b
245:
	ldr	q0, [sp, #720]
	ldr	q23, [sp, #1312]
	tst	w15, #0x4
	ldr	q24, [sp, #1472]
	ldr	q27, [sp, #1488]
	mov	w10, #5
	fmaxnm	v16.4s, v20.4s, v0.4s
	ldr	q0, [sp, #1520]
	str	q28, [sp, #1392]
	ldr	q25, [sp, #1440]
	cinc	x10, x10, ne
	mov	w14, #9
	fneg	v22.4s, v0.4s
	mov	w17, #6
	mov	w1, #7
	csel	x14, x17, x14, eq
	umull	x17, w10, w6
	mov	w10, #13
	fsqrt	v20.4s, v16.4s
	ldr	q16, [sp, #1280]
	csel	x1, x1, x10, eq
	umull	x14, w14, w6
	add	x11, x23, x6, lsl #6
	lsl	x10, x20, #4
	fmul	v14.4s, v0.4s, v16.4s
	fmul	v22.4s, v24.4s, v22.4s
	umull	x1, w1, w6
	add	x17, x23, x17, lsl #4
	ldr	x20, [sp, #176]
	fmla	v23.4s, v14.4s, v24.4s
	fmov	v24.4s, #1.00000000
	fneg	v23.4s, v23.4s
	fdiv	v16.4s, v24.4s, v20.4s
	ldr	q24, [sp, #1456]
	fmul	v28.4s, v27.4s, v23.4s
	fmov	v23.4s, #1.00000000
	fmla	v23.4s, v14.4s, v14.4s
	str	q28, [sp, #1456]
	fmla	v23.4s, v28.4s, v28.4s
	str	q16, [sp, #1472]
	ldr	q16, [sp, #1408]
	str	q14, [sp, #1408]
	fmla	v24.4s, v14.4s, v16.4s
	fmul	v20.4s, v0.4s, v16.4s
	fmul	v16.4s, v22.4s, v27.4s
	fneg	v22.4s, v27.4s
	fmul	v14.4s, v0.4s, v0.4s
	fmla	v24.4s, v28.4s, v25.4s
	fmla	v20.4s, v16.4s, v25.4s
	str	q16, [sp, #1440]
	fmul	v22.4s, v25.4s, v22.4s
	ldr	q25, [sp, #1472]
	fmla	v14.4s, v16.4s, v16.4s
	fneg	v24.4s, v24.4s
	fneg	v20.4s, v20.4s
	fmul	v0.4s, v25.4s, v24.4s
	fmul	v16.4s, v25.4s, v20.4s
	fmul	v20.4s, v27.4s, v27.4s
	fmul	v27.4s, v22.4s, v25.4s
	str	q0, [sp, #1376]
	fmla	v23.4s, v0.4s, v0.4s
	ldr	q0, [sp, #1248]
	fmla	v14.4s, v16.4s, v16.4s
	fmla	v20.4s, v27.4s, v27.4s
	fmul	v22.4s, v0.4s, v17.s[0]
	ldr	q0, [sp, #1424]
	str	q27, [sp, #1424]
	ldr	q27, [sp, #1232]
	and	v24.16b, v0.16b, v6.16b
	ldr	q0, [sp, #1216]
	fmul	v14.4s, v27.4s, v14.4s
	fmul	v28.4s, v0.4s, v17.s[0]
	fmul	v17.4s, v25.4s, v25.4s
	ldr	q0, [sp, #1296]
	xtn	v24.4h, v24.4s
	fmul	v20.4s, v20.4s, v22.4s
	fmul	v23.4s, v0.4s, v23.4s
	fmul	v6.4s, v17.4s, v28.4s
	sshll	v17.4s, v24.4h, #0
	fmul	v24.4s, v27.4s, v14.4s
	fmul	v20.4s, v22.4s, v20.4s
	fmul	v23.4s, v0.4s, v23.4s
	fmul	v6.4s, v28.4s, v6.4s
	bif	v24.16b, v21.16b, v17.16b
	bif	v20.16b, v21.16b, v17.16b
	bif	v23.16b, v21.16b, v17.16b
	bif	v6.16b, v21.16b, v17.16b
	str	q23, [x11, x10]
	add	x11, x23, x14, lsl #4
	add	x14, x23, x1, lsl #4
	str	q24, [x17, x10]
	str	q20, [x11, x10]
	str	q6, [x14, x10]
	tbnz	w15, #2, 246f
	mov	w10, #8
	b	247f
246:
	ldr	q6, [sp, #1520]
	mov	v24.16b, v16.16b
	ldr	q16, [sp, #1408]
	ldr	q23, [sp, #1440]
	ldr	q20, [sp, #1488]
	mov	v0.16b, v27.16b
	fmul	v6.4s, v6.4s, v16.4s
	ldr	q16, [sp, #1456]
	ldr	q27, [sp, #1424]
	mov	w11, #80
	mov	w14, #112
	add	x17, x23, x6, lsl #7
	umaddl	x11, w6, w11, x23
	umaddl	x14, w6, w14, x23
	fmla	v6.4s, v16.4s, v23.4s
	fmul	v16.4s, v20.4s, v16.4s
	fmul	v20.4s, v20.4s, v23.4s
	ldr	q23, [sp, #1376]
	fmla	v6.4s, v23.4s, v24.4s
	fmla	v16.4s, v23.4s, v27.4s
	fmul	v23.4s, v25.4s, v23.4s
	fmla	v20.4s, v24.4s, v27.4s
	fmul	v24.4s, v25.4s, v24.4s
	fmul	v25.4s, v25.4s, v27.4s
	ldr	q27, [sp, #1296]
	fmul	v6.4s, v0.4s, v6.4s
	fmul	v16.4s, v16.4s, v22.4s
	fmul	v23.4s, v23.4s, v28.4s
	fmul	v20.4s, v20.4s, v22.4s
	fmul	v24.4s, v24.4s, v28.4s
	fmul	v25.4s, v25.4s, v28.4s
	fmul	v6.4s, v27.4s, v6.4s
	fmul	v16.4s, v27.4s, v16.4s
	fmul	v23.4s, v27.4s, v23.4s
	fmul	v20.4s, v0.4s, v20.4s
	fmul	v24.4s, v0.4s, v24.4s
	fmul	v22.4s, v22.4s, v25.4s
	bif	v6.16b, v21.16b, v17.16b
	bif	v16.16b, v21.16b, v17.16b
	bif	v20.16b, v21.16b, v17.16b
	str	q6, [x11, x10]
	mov	v6.16b, v17.16b
	mov	w11, #160
	str	q16, [x14, x10]
	mov	v16.16b, v17.16b
	mov	w14, #176
	str	q20, [x17, x10]
	mov	w17, #192
	umaddl	x11, w6, w11, x23
	bsl	v6.16b, v23.16b, v21.16b
	umaddl	x14, w6, w14, x23
	bsl	v17.16b, v22.16b, v21.16b
	bsl	v16.16b, v24.16b, v21.16b
	umaddl	x17, w6, w17, x23
	str	q6, [x11, x10]
	str	q16, [x14, x10]
	str	q17, [x17, x10]
	mov	w10, #14
247:
	fmov	v14.4s, #-1.00000000
	fmov	v24.4s, #5.00000000
	mov	w6, #4016
	ldr	q28, [sp, #1392]
	ldr	q6, [sp, #1504]
	movk	w6, #13345, lsl #16
	tbz	w15, #3, 25b
	b	24b
248:
	add	sp, sp, #1536
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
249:
	ret
	.p2align	2
