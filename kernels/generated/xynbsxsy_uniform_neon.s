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
	sub	sp, sp, #2416
	str	w1, [sp, #52]
	cbz	w3, 262f
	cbz	w2, 262f
	ldr	w8, [sp, #52]
	cbz	w8, 262f
	mov	w8, w2
	ldr	w9, [sp, #52]
	fmov	v14.4s, #1.00000000
	str	x8, [sp, #64]
	ldp	x8, x16, [x0, #40]
	movi	v23.4s, #63, lsl #24
	movi	v13.4s, #8
	movi	v31.4s, #16
	movi	d11, #0000000000000000
	movi	v15.2d, #0000000000000000
	movi	v29.2d, #0x00ffff0000ffff
	str	x8, [sp, #160]
	add	w8, w5, w4
	movi	v8.4s, #127, msl #16
	add	w11, w8, w6
	mov	w8, w3
	ldr	x20, [sp, #2576]
	str	x8, [sp, #16]
	mul	w8, w2, w9
	ldr	x12, [x0]
	ldp	x13, x22, [x0, #24]
	ldr	x17, [x0, #56]
	mov	w6, #62154
	mov	w4, #50604
	mov	w23, #4719
	str	w8, [sp, #12]
	mov	w8, #16992
	mov	w24, #64269
	movk	w8, #3490, lsl #16
	mov	w25, #44110
	mov	w26, #13
	dup	v0.4s, w8
	mov	w8, #58632
	mov	w27, #56135
	movk	w8, #7740, lsl #16
	mov	w28, #55248
	mov	w30, #39482
	dup	v2.4s, w8
	mov	w8, #4059
	mov	w3, #51410
	str	q0, [sp, #1520]
	mvni	v0.4s, #128, lsl #16
	movk	w8, #16713, lsl #16
	dup	v1.4s, w8
	mov	w29, #14269
	mov	x10, xzr
	mov	w21, w9
	mov	w5, #80
	movk	w6, #29001, lsl #16
	fneg	v0.4s, v0.4s
	movk	w4, #14119, lsl #16
	movk	w23, #14979, lsl #16
	movk	w24, #49354, lsl #16
	movk	w25, #16042, lsl #16
	movk	w26, #48896, lsl #16
	movk	w27, #15947, lsl #16
	movk	w28, #48767, lsl #16
	movk	w30, #15909, lsl #16
	movk	w3, #48686, lsl #16
	movk	w29, #13702, lsl #16
	mov	w9, w11
	stp	q1, q2, [sp, #128]
	str	q0, [sp, #112]
	str	x11, [sp, #40]
	stp	x21, x20, [sp, #96]
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
	b.eq	262f
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
	madd	x7, x8, x21, x9
	str	x7, [sp, #168]
	b	27f
24:
	ldr	q0, [sp, #208]
	movi	v20.2d, #0000000000000000
	mov	w10, #29208
	ldp	s8, s10, [x13, #100]
	movk	w10, #16177, lsl #16
	fdiv	v0.4s, v14.4s, v0.4s
	umull	x11, w8, w15
	lsl	x14, x19, #4
	add	x1, x8, #2
	add	x2, x8, #3
	umull	x1, w1, w15
	add	x11, x22, x11, lsl #4
	umull	x2, w2, w15
	fmul	v28.4s, v4.4s, v0.4s
	mvni	v4.4s, #127, msl #16
	add	v0.4s, v28.4s, v24.4s
	movi	v24.2d, #0000000000000000
	and	v22.16b, v0.16b, v4.16b
	fmov	v0.4s, #-1.00000000
	movi	v4.2d, #0000000000000000
	sub	v29.4s, v14.4s, v22.4s
	fmla	v4.4s, v9.4s, v8.s[0]
	fmla	v0.4s, v29.4s, v28.4s
	ldr	s28, [x13, #136]
	fmla	v20.4s, v9.4s, v28.s[0]
	ldp	s29, s28, [x13, #172]
	fmla	v4.4s, v30.4s, v10.s[0]
	fmla	v1.4s, v16.4s, v0.4s
	ldp	s16, s8, [x13, #140]
	fmla	v24.4s, v9.4s, v29.s[0]
	fmul	v29.4s, v0.4s, v0.4s
	fmla	v2.4s, v6.4s, v0.4s
	fmla	v26.4s, v17.4s, v0.4s
	fmla	v20.4s, v30.4s, v16.s[0]
	fmla	v24.4s, v30.4s, v28.s[0]
	ldp	s16, s28, [x13, #108]
	fmla	v1.4s, v27.4s, v29.4s
	fmla	v20.4s, v25.4s, v8.s[0]
	fmla	v4.4s, v25.4s, v16.s[0]
	ldp	s6, s16, [x13, #180]
	fmla	v2.4s, v29.4s, v1.4s
	ldr	q1, [sp, #1888]
	fmla	v24.4s, v25.4s, v6.s[0]
	ldp	s3, s6, [x13, #148]
	fmla	v4.4s, v23.4s, v28.s[0]
	fmla	v20.4s, v23.4s, v3.s[0]
	fmla	v26.4s, v29.4s, v2.4s
	ldp	s2, s3, [x13, #116]
	fmla	v24.4s, v23.4s, v16.s[0]
	fmla	v4.4s, v21.4s, v2.s[0]
	ldp	s2, s16, [x13, #188]
	fmla	v20.4s, v21.4s, v6.s[0]
	fmla	v0.4s, v29.4s, v26.4s
	fmla	v24.4s, v21.4s, v2.s[0]
	scvtf	v2.4s, v22.4s
	fmla	v4.4s, v19.4s, v3.s[0]
	ldp	s6, s3, [x13, #156]
	fmla	v20.4s, v19.4s, v6.s[0]
	fmla	v24.4s, v19.4s, v16.s[0]
	ldp	s6, s16, [x13, #124]
	fmla	v0.4s, v5.4s, v2.4s
	dup	v2.4s, w10
	mov	w10, #16271
	ldr	q5, [sp, #1840]
	movk	w10, #16363, lsl #16
	fmla	v20.4s, v18.4s, v3.s[0]
	ldp	s17, s3, [x13, #196]
	fmla	v4.4s, v18.4s, v6.s[0]
	ldr	q6, [sp, #192]
	fmla	v24.4s, v18.4s, v17.s[0]
	fmla	v0.4s, v2.4s, v6.4s
	dup	v2.4s, w10
	ldp	s6, s17, [x13, #164]
	add	x10, x13, #208
	fmla	v4.4s, v7.4s, v16.s[0]
	ldr	s16, [x13, #132]
	fmla	v20.4s, v7.4s, v6.s[0]
	fmla	v24.4s, v7.4s, v3.s[0]
	ldr	q3, [sp, #224]
	fneg	v6.4s, v5.4s
	fmla	v0.4s, v2.4s, v3.4s
	ldr	s2, [x13, #204]
	fadd	v3.4s, v5.4s, v5.4s
	ldr	q5, [sp, #176]
	fmla	v4.4s, v1.4s, v16.s[0]
	fmla	v20.4s, v1.4s, v17.s[0]
	fmla	v24.4s, v1.4s, v2.s[0]
	movi	v2.4s, #64, lsl #24
	movi	v1.4s, #191, lsl #24
	fmla	v20.4s, v2.4s, v5.s[0]
	movi	v2.4s, #65, lsl #24
	fmla	v6.4s, v1.4s, v0.4s
	ld1r	{ v0.4s }, [x10]
	umaddl	x10, w8, w15, x15
	fadd	v1.4s, v5.4s, v4.4s
	add	x8, x8, #4
	umull	x8, w8, w15
	fmla	v24.4s, v2.4s, v5.s[0]
	mov	v2.16b, v12.16b
	bit	v3.16b, v0.16b, v12.16b
	add	x10, x22, x10, lsl #4
	bit	v1.16b, v0.16b, v12.16b
	add	x8, x22, x8, lsl #4
	bsl	v2.16b, v0.16b, v6.16b
	str	q2, [x11, x14]
	mov	v2.16b, v12.16b
	add	x11, x22, x1, lsl #4
	str	q3, [x10, x14]
	add	x10, x22, x2, lsl #4
	str	q1, [x11, x14]
	bsl	v2.16b, v0.16b, v20.16b
	bif	v0.16b, v24.16b, v12.16b
	str	q2, [x10, x14]
	str	q0, [x8, x14]
25:
	ldr	q0, [sp, #2352]
	fmov	v1.4s, #3.00000000
	ldr	q2, [sp, #1344]
	movi	v31.4s, #16
	movi	v29.2d, #0x00ffff0000ffff
	movi	v8.4s, #127, msl #16
	orr	v0.16b, v12.16b, v0.16b
	movi	v23.4s, #63, lsl #24
	ldr	x8, [sp, #160]
	ldr	w11, [sp, #268]
	bsl	v0.16b, v2.16b, v1.16b
	ldr	q1, [sp, #1360]
	str	q1, [x8, x19, lsl #4]
	str	q0, [x8, x9, lsl #4]
26:
	add	x0, x0, #1
	add	w11, w11, #1
	cmp	x0, x21
	b.eq	22b
27:
	ldr	w15, [x20, #8]
	add	x8, x7, x0
	cmp	x8, x15
	b.hs	26b
	add	x8, x7, x0
	ldr	w7, [x20]
	movi	v2.2d, #0000000000000000
	ldp	w1, w10, [x20, #16]
	umull	x9, w7, w7
	str	x8, [sp, #312]
	lsl	x19, x7, #4
	str	w11, [sp, #268]
	tst	w10, #0x1
	add	x8, x9, #1
	lsr	x8, x8, #1
	csel	x8, x9, x8, eq
	cbz	w7, 234f
	ldr	x14, [sp, #312]
	movi	v7.2d, #0000000000000000
	movi	v9.2d, #0000000000000000
	movi	v16.4s, #16, lsl #16
	fmov	v10.4s, #1.00000000
	lsl	w30, w7, #4
	mul	x2, x8, x14
	fmov	v30.4s, #1.00000000
	movi	v1.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	str	w1, [sp, #2400]
	movi	v3.2d, #0000000000000000
	mul	w8, w11, w8
	mov	x3, xzr
	sub	x14, x7, #2
	mov	w24, #16
	add	x1, x17, #16
	mov	w25, #1
	mov	w27, #1
	b	211f
28:
	movi	v29.2d, #0x00ffff0000ffff
29:
	movi	v23.4s, #63, lsl #24
210:
	movi	d4, #0000000000000000
	fmov	d0, x3
	add	x3, x3, #1
	fadd	v5.4s, v5.4s, v18.4s
	fadd	v1.4s, v1.4s, v17.4s
	add	w8, w8, w7
	cmp	x3, x7
	add	x25, x25, x7
	add	w24, w24, w30
	add	x1, x1, x19
	cmeq	v0.2d, v0.2d, v4.2d
	fadd	v4.4s, v6.4s, v17.4s
	dup	v0.2d, v0.d[0]
	bit	v6.16b, v4.16b, v0.16b
	b.eq	233f
211:
	mul	x20, x3, x7
	tst	w10, #0x1
	add	w11, w20, w2
	add	x4, x2, x20, lsr #1
	and	x21, x11, #0x7fffffff
	csel	x11, x21, x4, eq
	and	x4, x8, #0x7fffffff
	ldr	q0, [x12, x11, lsl #4]
	add	x22, x4, #1
	mov	v4.16b, v0.16b
	tbnz	w10, #3, 217f
	tbz	w10, #0, 212f
	ubfiz	w11, w20, #4, #1
	dup	v4.4s, w11
	neg	v4.4s, v4.4s
	ushl	v4.4s, v0.4s, v4.4s
	and	v4.16b, v4.16b, v29.16b
	ucvtf	v4.4s, v4.4s
212:
	tbz	w10, #0, 213f
	ubfiz	w11, w20, #4, #1
	dup	v17.4s, w11
	neg	v17.4s, v17.4s
	ushl	v0.4s, v0.4s, v17.4s
	and	v0.16b, v0.16b, v29.16b
	ucvtf	v0.4s, v0.4s
213:
	mov	x11, x13
	add	x4, x13, #8
	bic	v0.4s, #128, lsl #24
	ld1r	{ v17.4s }, [x11], #4
	ld1r	{ v18.4s }, [x4]
	cmp	w7, #1
	umax	v7.4s, v7.4s, v0.4s
	fsub	v4.4s, v4.4s, v17.4s
	mov	v19.16b, v18.16b
	ldr	s17, [x11]
	fmla	v19.4s, v4.4s, v17.s[0]
	fmov	s4, w7
	fmov	s17, w27
	cmeq	v4.4s, v4.4s, v17.4s
	str	q19, [x17, x20, lsl #4]
	fsub	v18.4s, v19.4s, v18.4s
	dup	v4.4s, v4.s[0]
	fadd	v17.4s, v3.4s, v18.4s
	bit	v3.16b, v17.16b, v4.16b
	fadd	v17.4s, v18.4s, v15.4s
	b.eq	210b
	cbz	x14, 225f
	mov	x11, xzr
	mov	w4, w24
	b	215f
214:
	mov	x23, x13
	add	x26, x13, #8
	bic	v0.4s, #128, lsl #24
	ld1r	{ v19.4s }, [x23], #4
	ld1r	{ v20.4s }, [x26]
	add	w4, w4, #16
	umax	v7.4s, v7.4s, v0.4s
	fsub	v4.4s, v4.4s, v19.4s
	mov	v21.16b, v20.16b
	ldr	s19, [x23]
	fmla	v21.4s, v4.4s, v19.s[0]
	str	q21, [x1, x11, lsl #4]
	add	x11, x11, #1
	fsub	v4.4s, v21.4s, v20.4s
	cmp	x14, x11
	fadd	v17.4s, v17.4s, v4.4s
	b.eq	223f
215:
	add	x23, x25, x11
	add	x26, x22, x11
	tst	w10, #0x1
	add	x23, x2, x23, lsr #1
	csel	x23, x26, x23, eq
	ldr	q0, [x12, x23, lsl #4]
	mov	v4.16b, v0.16b
	tbz	w10, #0, 216f
	and	w23, w4, #0x10
	dup	v4.4s, w23
	neg	v4.4s, v4.4s
	ushl	v4.4s, v0.4s, v4.4s
	and	v4.16b, v4.16b, v29.16b
	ucvtf	v4.4s, v4.4s
216:
	tbz	w10, #0, 214b
	and	w23, w4, #0x10
	dup	v19.4s, w23
	neg	v19.4s, v19.4s
	ushl	v0.4s, v0.4s, v19.4s
	and	v0.16b, v0.16b, v29.16b
	ucvtf	v0.4s, v0.4s
	b	214b
217:
	tbz	w10, #0, 218f
	ubfiz	w11, w20, #4, #1
	dup	v4.4s, w11
	neg	v4.4s, v4.4s
	ushl	v4.4s, v0.4s, v4.4s
	and	v4.16b, v4.16b, v29.16b
	ucvtf	v4.4s, v4.4s
218:
	tbz	w10, #0, 219f
	ubfiz	w11, w20, #4, #1
	dup	v17.4s, w11
	neg	v17.4s, v17.4s
	ushl	v0.4s, v0.4s, v17.4s
	and	v0.16b, v0.16b, v29.16b
	ucvtf	v0.4s, v0.4s
219:
	mov	x11, x13
	add	x4, x13, #8
	fmov	s27, w27
	ld1r	{ v17.4s }, [x11], #4
	ld1r	{ v18.4s }, [x4]
	ldr	s19, [x11]
	mov	w11, #2382
	bic	v0.4s, #128, lsl #24
	movk	w11, #16192, lsl #16
	cmp	w7, #1
	fsub	v17.4s, v4.4s, v17.4s
	mov	v4.16b, v18.16b
	dup	v20.4s, w11
	mov	w11, #28477
	umax	v7.4s, v7.4s, v0.4s
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
	str	q4, [x17, x20, lsl #4]
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
	bif	v17.16b, v14.16b, v24.16b
	mov	v25.16b, v24.16b
	and	v24.16b, v24.16b, v14.16b
	bsl	v25.16b, v26.16b, v14.16b
	fmov	s26, w7
	fadd	v9.4s, v9.4s, v24.4s
	fmul	v17.4s, v30.4s, v17.4s
	cmeq	v26.4s, v26.4s, v27.4s
	fadd	v27.4s, v3.4s, v18.4s
	fmul	v25.4s, v10.4s, v25.4s
	ushr	v28.4s, v17.4s, #23
	and	v29.16b, v17.16b, v8.16b
	fadd	v17.4s, v18.4s, v15.4s
	dup	v26.4s, v26.s[0]
	sub	v16.4s, v16.4s, v28.4s
	and	v28.16b, v25.16b, v8.16b
	orr	v30.16b, v29.16b, v14.16b
	bit	v3.16b, v27.16b, v26.16b
	usra	v16.4s, v25.4s, #23
	orr	v10.16b, v28.16b, v14.16b
	b.eq	28b
	cbz	x14, 229f
	movi	v29.2d, #0x00ffff0000ffff
	mov	x23, #-1
	mov	w11, w24
	mov	x4, x25
	sub	x26, x7, #2
	b	221f
220:
	mov	x27, x13
	add	x28, x13, #8
	mov	v27.16b, v21.16b
	ld1r	{ v24.4s }, [x27], #4
	ld1r	{ v25.4s }, [x28]
	mov	v28.16b, v22.16b
	bic	v0.4s, #128, lsl #24
	sub	x26, x26, #1
	sub	x23, x23, #1
	add	x22, x22, #1
	add	w11, w11, #16
	fsub	v4.4s, v4.4s, v24.4s
	mov	v26.16b, v25.16b
	ldr	s24, [x27]
	umax	v7.4s, v7.4s, v0.4s
	fmla	v26.4s, v4.4s, v24.s[0]
	str	q26, [x17, x4, lsl #4]
	add	x4, x4, #1
	fadd	v4.4s, v26.4s, v20.4s
	fadd	v24.4s, v26.4s, v23.4s
	fsub	v25.4s, v26.4s, v25.4s
	fmla	v27.4s, v26.4s, v4.4s
	mov	v4.16b, v19.16b
	fadd	v17.4s, v17.4s, v25.4s
	fmla	v4.4s, v26.4s, v24.4s
	fcmgt	v24.4s, v26.4s, #0.0
	fmla	v28.4s, v26.4s, v27.4s
	bif	v4.16b, v14.16b, v24.16b
	mov	v27.16b, v24.16b
	and	v24.16b, v24.16b, v14.16b
	bsl	v27.16b, v28.16b, v14.16b
	fadd	v9.4s, v9.4s, v24.4s
	fmul	v4.4s, v30.4s, v4.4s
	fmul	v27.4s, v10.4s, v27.4s
	ushr	v28.4s, v4.4s, #23
	and	v4.16b, v4.16b, v8.16b
	sub	v16.4s, v16.4s, v28.4s
	and	v28.16b, v27.16b, v8.16b
	orr	v30.16b, v4.16b, v14.16b
	usra	v16.4s, v27.4s, #23
	orr	v10.16b, v28.16b, v14.16b
	cbz	x26, 224f
221:
	add	x27, x2, x4, lsr #1
	tst	w10, #0x1
	csel	x27, x22, x27, eq
	ldr	q0, [x12, x27, lsl #4]
	mov	v4.16b, v0.16b
	tbz	w10, #0, 222f
	and	w27, w11, #0x10
	dup	v4.4s, w27
	neg	v4.4s, v4.4s
	ushl	v4.4s, v0.4s, v4.4s
	and	v4.16b, v4.16b, v29.16b
	ucvtf	v4.4s, v4.4s
222:
	tbz	w10, #0, 220b
	and	w27, w11, #0x10
	dup	v24.4s, w27
	neg	v24.4s, v24.4s
	ushl	v0.4s, v0.4s, v24.4s
	and	v0.16b, v0.16b, v29.16b
	ucvtf	v0.4s, v0.4s
	b	220b
223:
	add	x4, x11, #1
	b	226f
224:
	neg	x4, x23
	mov	w27, #1
	b	230f
225:
	mov	w4, #1
226:
	add	x11, x4, x20
	add	x21, x4, x21
	tst	w10, #0x1
	add	x20, x2, x11, lsr #1
	csel	x20, x21, x20, eq
	ldr	q0, [x12, x20, lsl #4]
	mov	v4.16b, v0.16b
	tbz	w10, #0, 227f
	ubfiz	w20, w11, #4, #1
	dup	v4.4s, w20
	neg	v4.4s, v4.4s
	ushl	v4.4s, v0.4s, v4.4s
	and	v4.16b, v4.16b, v29.16b
	ucvtf	v4.4s, v4.4s
227:
	add	x20, x13, #8
	mov	x21, x13
	ld1r	{ v19.4s }, [x20]
	ld1r	{ v21.4s }, [x21], #4
	ldr	s20, [x21]
	tbz	w10, #0, 228f
	ubfiz	w20, w11, #4, #1
	dup	v22.4s, w20
	neg	v22.4s, v22.4s
	ushl	v0.4s, v0.4s, v22.4s
	and	v0.16b, v0.16b, v29.16b
	ucvtf	v0.4s, v0.4s
228:
	fsub	v4.4s, v4.4s, v21.4s
	mov	v21.16b, v19.16b
	add	x4, x4, #1
	bic	v0.4s, #128, lsl #24
	fmla	v21.4s, v4.4s, v20.s[0]
	fmov	d20, x7
	umax	v7.4s, v7.4s, v0.4s
	str	q21, [x17, x11, lsl #4]
	fsub	v4.4s, v21.4s, v19.4s
	fmov	d19, x4
	cmeq	v19.2d, v19.2d, v20.2d
	fadd	v20.4s, v3.4s, v4.4s
	fadd	v17.4s, v17.4s, v4.4s
	dup	v19.2d, v19.d[0]
	bit	v3.16b, v20.16b, v19.16b
	b	210b
229:
	mov	w4, #1
	movi	v29.2d, #0x00ffff0000ffff
230:
	add	x11, x4, x20
	add	x21, x4, x21
	tst	w10, #0x1
	add	x20, x2, x11, lsr #1
	csel	x20, x21, x20, eq
	ldr	q0, [x12, x20, lsl #4]
	mov	v24.16b, v0.16b
	tbz	w10, #0, 231f
	ubfiz	w20, w11, #4, #1
	dup	v4.4s, w20
	neg	v4.4s, v4.4s
	ushl	v4.4s, v0.4s, v4.4s
	and	v4.16b, v4.16b, v29.16b
	ucvtf	v24.4s, v4.4s
231:
	add	x20, x13, #8
	mov	x21, x13
	ld1r	{ v4.4s }, [x20]
	ld1r	{ v26.4s }, [x21], #4
	ldr	s25, [x21]
	tbz	w10, #0, 232f
	ubfiz	w20, w11, #4, #1
	dup	v27.4s, w20
	neg	v27.4s, v27.4s
	ushl	v0.4s, v0.4s, v27.4s
	and	v0.16b, v0.16b, v29.16b
	ucvtf	v0.4s, v0.4s
232:
	fsub	v24.4s, v24.4s, v26.4s
	mov	v26.16b, v4.16b
	add	x4, x4, #1
	bic	v0.4s, #128, lsl #24
	fmla	v26.4s, v24.4s, v25.s[0]
	umax	v7.4s, v7.4s, v0.4s
	str	q26, [x17, x11, lsl #4]
	fadd	v20.4s, v26.4s, v20.4s
	fadd	v23.4s, v26.4s, v23.4s
	fsub	v4.4s, v26.4s, v4.4s
	fmla	v21.4s, v26.4s, v20.4s
	fmla	v19.4s, v26.4s, v23.4s
	fcmgt	v20.4s, v26.4s, #0.0
	fmov	d23, x7
	fadd	v24.4s, v3.4s, v4.4s
	fadd	v17.4s, v17.4s, v4.4s
	fmla	v22.4s, v26.4s, v21.4s
	bif	v19.16b, v14.16b, v20.16b
	mov	v21.16b, v20.16b
	and	v20.16b, v20.16b, v14.16b
	bsl	v21.16b, v22.16b, v14.16b
	fmul	v19.4s, v30.4s, v19.4s
	fmov	d22, x4
	fadd	v9.4s, v9.4s, v20.4s
	cmeq	v22.2d, v22.2d, v23.2d
	fmul	v21.4s, v10.4s, v21.4s
	ushr	v23.4s, v19.4s, #23
	and	v19.16b, v19.16b, v8.16b
	dup	v22.2d, v22.d[0]
	sub	v16.4s, v16.4s, v23.4s
	orr	v30.16b, v19.16b, v14.16b
	and	v23.16b, v21.16b, v8.16b
	bit	v3.16b, v24.16b, v22.16b
	usra	v16.4s, v21.4s, #23
	orr	v10.16b, v23.16b, v14.16b
	b	29b
233:
	mov	w8, #1400897535
	ucvtf	v4.4s, v16.4s
	ldr	x22, [sp, #88]
	dup	v0.4s, w8
	mov	w8, #-914358272
	mov	w4, #50604
	dup	v16.4s, w8
	ldp	x21, x20, [sp, #96]
	mov	w23, #4719
	mov	w24, #64269
	mov	w25, #44110
	cmhi	v0.4s, v7.4s, v0.4s
	mov	w26, #13
	mov	w27, #56135
	mov	w28, #55248
	mov	w30, #39482
	mov	w3, #51410
	ldr	w1, [sp, #2400]
	movk	w4, #14119, lsl #16
	movk	w23, #14979, lsl #16
	xtn	v7.4h, v0.4s
	fadd	v0.4s, v4.4s, v16.4s
	movk	w24, #49354, lsl #16
	movk	w25, #16042, lsl #16
	movk	w26, #48896, lsl #16
	movk	w27, #15947, lsl #16
	movk	w28, #48767, lsl #16
	movk	w30, #15909, lsl #16
	movk	w3, #48686, lsl #16
	b	235f
234:
	movi	v0.2d, #0000000000000000
	fmov	v30.4s, #1.00000000
	movi	v7.2d, #0000000000000000
	movi	v3.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v17.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	movi	v1.2d, #0000000000000000
	movi	v9.2d, #0000000000000000
	fmov	v10.4s, #1.00000000
235:
	str	q0, [sp, #192]
	ucvtf	s0, w7
	dup	v0.4s, v0.s[0]
	fmaxnm	v4.4s, v0.4s, v14.4s
	fdiv	v4.4s, v14.4s, v4.4s
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
	fmul	v3.4s, v3.4s, v23.4s
	cbz	w7, 238f
	fmaxnm	v2.4s, v3.4s, v2.4s
	add	x11, x13, #8
	movi	v4.2d, #0000000000000000
	ld1r	{ v17.4s }, [x11]
	movi	v16.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	mov	x8, xzr
	mov	x11, x17
	fadd	v2.4s, v2.4s, v17.4s
	fsqrt	v2.4s, v2.4s
	fadd	v18.4s, v3.4s, v2.4s
	movi	v2.2d, #0000000000000000
236:
	movi	v19.2d, #0000000000000000
	mov	x14, xzr
237:
	ldr	q20, [x11, x14, lsl #4]
	ucvtf	s21, x14
	add	x14, x14, #1
	cmp	x7, x14
	fsub	v20.4s, v20.4s, v17.4s
	fmul	s22, s21, s21
	fsub	v20.4s, v20.4s, v18.4s
	fmaxnm	v20.4s, v20.4s, v15.4s
	fmul	v20.4s, v20.4s, v20.4s
	fadd	v19.4s, v19.4s, v20.4s
	fmla	v16.4s, v20.4s, v21.s[0]
	fmla	v6.4s, v20.4s, v22.s[0]
	b.ne	237b
	ucvtf	s20, x8
	fadd	v4.4s, v4.4s, v19.4s
	add	x8, x8, #1
	cmp	x8, x7
	add	x11, x11, x19
	fmul	s21, s20, s20
	fmla	v5.4s, v19.4s, v20.s[0]
	fmla	v2.4s, v19.4s, v21.s[0]
	b.ne	236b
	b	239f
238:
	movi	v6.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
239:
	ldr	q17, [sp, #1520]
	fmov	v29.4s, #1.00000000
	fmov	v19.4s, #-1.00000000
	ucvtf	s18, x9
	fmov	v20.4s, #0.25000000
	add	x9, x13, #52
	fmaxnm	v17.4s, v4.4s, v17.4s
	add	x8, x13, #20
	str	q30, [sp, #208]
	fmov	v30.4s, #4.00000000
	movi	v15.4s, #4
	movi	v12.2d, #0000000000000000
	fadd	v0.4s, v0.4s, v19.4s
	ldr	q19, [sp, #144]
	dup	v8.4s, w6
	dup	v21.4s, v18.s[0]
	stp	q9, q10, [sp, #224]
	fdiv	v17.4s, v29.4s, v17.4s
	fcmgt	v19.4s, v4.4s, v19.4s
	str	q8, [sp, #336]
	fmul	v18.4s, v0.4s, v23.4s
	ld1r	{ v23.4s }, [x9]
	add	x9, x13, #88
	ld1r	{ v24.4s }, [x9]
	add	x9, x13, #92
	fmls	v1.4s, v3.4s, v21.s[0]
	ld1r	{ v25.4s }, [x9]
	add	x9, x13, #72
	str	q21, [sp, #176]
	ld1r	{ v22.4s }, [x9]
	add	x9, x13, #96
	str	q8, [sp, #1088]
	ld1r	{ v27.4s }, [x9]
	add	x9, x13, #80
	fminnm	v3.4s, v3.4s, v24.4s
	stp	q25, q24, [sp, #992]
	ld1r	{ v24.4s }, [x9]
	add	x9, x13, #84
	ld1r	{ v28.4s }, [x9]
	add	x9, x13, #64
	str	q22, [sp, #1024]
	stp	q23, q28, [sp, #912]
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
	add	x8, x13, #76
	ld1r	{ v26.4s }, [x8]
	add	x8, x13, #68
	fmls	v6.4s, v0.4s, v0.4s
	fcmgt	v19.4s, v18.4s, #0.0
	fmls	v17.4s, v2.4s, v2.4s
	fminnm	v0.4s, v0.4s, v26.4s
	fminnm	v2.4s, v2.4s, v24.4s
	stp	q24, q26, [sp, #880]
	movi	v24.2d, #0000000000000000
	fadd	v6.4s, v6.4s, v6.4s
	stp	q24, q24, [sp, #480]
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
	add	x9, x13, #60
	ld1r	{ v24.4s }, [x9]
	fmaxnm	v26.4s, v3.4s, v18.4s
	stp	q18, q27, [sp, #960]
	fmul	v4.4s, v4.4s, v16.4s
	fminnm	v6.4s, v6.4s, v27.4s
	str	q24, [sp, #944]
	fsqrt	v16.4s, v4.4s
	fmov	v4.4s, #6.00000000
	fcmgt	v17.4s, v4.4s, v21.4s
	ld1r	{ v21.4s }, [x8]
	add	x8, x13, #56
	ld1r	{ v19.4s }, [x8]
	movi	v3.2d, #0000000000000000
	add	x8, x16, #32
	umaddl	x9, w7, w5, x8
	str	q21, [sp, #1040]
	xtn	v17.4h, v17.4s
	str	q19, [sp, #864]
	ucvtf	s4, w1
	fmaxnm	v1.4s, v1.4s, v16.4s
	movi	v16.2d, #0000000000000000
	orr	v7.8b, v17.8b, v7.8b
	fmov	v17.4s, #1.50000000
	ushll	v7.4s, v7.4h, #0
	stp	q16, q3, [sp, #512]
	fsub	v16.4s, v25.4s, v21.4s
	fmaxnm	v25.4s, v0.4s, v23.4s
	fmaxnm	v0.4s, v2.4s, v19.4s
	fmaxnm	v1.4s, v1.4s, v29.4s
	str	q17, [sp, #416]
	shl	v7.4s, v7.4s, #31
	fsub	v17.4s, v27.4s, v22.4s
	fmaxnm	v21.4s, v5.4s, v21.4s
	fmul	v2.4s, v16.4s, v20.4s
	str	q0, [sp, #1680]
	movi	v0.2d, #0000000000000000
	fminnm	v1.4s, v1.4s, v28.4s
	fmaxnm	v28.4s, v6.4s, v22.4s
	cmlt	v3.4s, v7.4s, #0
	fmul	v7.4s, v17.4s, v20.4s
	stp	q0, q0, [sp, #448]
	fmov	v0.4s, #4.00000000
	fmaxnm	v18.4s, v1.4s, v24.4s
	bic	v22.16b, v29.16b, v3.16b
	stp	q7, q2, [sp, #272]
	str	q0, [sp, #432]
	fmov	v0.4s, #5.00000000
	bit	v0.16b, v30.16b, v3.16b
	str	q0, [sp, #1344]
	movi	v0.2d, #0000000000000000
	str	q0, [sp, #560]
	str	q0, [sp, #1104]
	str	q0, [sp, #1360]
	fmov	v0.4s, #1.00000000
	str	q0, [sp, #544]
	dup	v0.4s, v4.s[0]
	movi	v4.4s, #32
	str	q0, [sp, #576]
	ldr	q0, [sp, #112]
	str	q0, [sp, #1056]
	b	241f
240:
	fmul	v3.4s, v7.4s, v1.4s
	movi	v6.2d, #0000000000000000
	ldr	q1, [sp, #2240]
	ldp	q4, q2, [sp, #512]
	ldr	q16, [sp, #1312]
	mov	w8, #7549
	ldr	q5, [sp, #2160]
	str	q23, [sp, #2048]
	movk	w8, #9872, lsl #16
	fmls	v19.4s, v3.4s, v10.4s
	fmla	v6.4s, v2.4s, v1.4s
	ldr	q1, [sp, #1376]
	ldr	q2, [sp, #2224]
	dup	v21.4s, w8
	mov	w8, #84
	movk	w8, #16256, lsl #16
	fmul	v1.4s, v1.4s, v19.4s
	fmla	v6.4s, v4.4s, v2.4s
	ldr	q2, [sp, #1792]
	ldr	q4, [sp, #2176]
	fmls	v0.4s, v1.4s, v2.4s
	ldr	q2, [sp, #480]
	fmul	v8.4s, v12.4s, v1.4s
	fmla	v6.4s, v2.4s, v4.4s
	ldr	q2, [sp, #1392]
	fmls	v0.4s, v3.4s, v2.4s
	ldr	q2, [sp, #1424]
	fcmlt	v10.4s, v8.4s, #0.0
	str	q8, [sp, #1792]
	fmul	v7.4s, v2.4s, v0.4s
	ldr	q0, [sp, #1808]
	ldr	q2, [sp, #1280]
	fmls	v2.4s, v7.4s, v0.4s
	ldr	q0, [sp, #1408]
	fmul	v17.4s, v15.4s, v7.4s
	fmls	v2.4s, v1.4s, v0.4s
	ldr	q0, [sp, #1296]
	str	q17, [sp, #2256]
	fmls	v2.4s, v3.4s, v0.4s
	ldr	q0, [sp, #1824]
	fmul	v4.4s, v0.4s, v2.4s
	ldr	q0, [sp, #1888]
	ldr	q2, [sp, #1456]
	fmls	v16.4s, v4.4s, v0.4s
	ldr	q0, [sp, #1840]
	fmls	v16.4s, v7.4s, v0.4s
	fabs	v0.4s, v8.4s
	fadd	v0.4s, v0.4s, v21.4s
	fmls	v16.4s, v1.4s, v2.4s
	ldr	q2, [sp, #496]
	fmla	v6.4s, v2.4s, v5.4s
	ldr	q2, [sp, #1328]
	ldr	q5, [sp, #448]
	fdiv	v0.4s, v14.4s, v0.4s
	fmls	v16.4s, v3.4s, v2.4s
	ldr	q2, [sp, #2384]
	fmla	v6.4s, v5.4s, v2.4s
	fabs	v5.4s, v17.4s
	ldr	q2, [sp, #464]
	fadd	v5.4s, v5.4s, v21.4s
	str	q0, [sp, #2016]
	ldr	q0, [sp, #1904]
	fmul	v17.4s, v0.4s, v16.4s
	ldr	q0, [sp, #2400]
	ldr	q16, [sp, #1440]
	fmla	v6.4s, v2.4s, v0.4s
	ldr	q0, [sp, #1504]
	fmov	v2.4s, #0.25000000
	fmls	v16.4s, v17.4s, v0.4s
	ldr	q0, [sp, #560]
	str	q0, [sp, #560]
	fsub	v6.4s, v0.4s, v6.4s
	fmul	v18.4s, v0.4s, v2.4s
	fdiv	v0.4s, v14.4s, v5.4s
	fmaxnm	v5.4s, v6.4s, v18.4s
	ldp	q2, q6, [sp, #672]
	str	q0, [sp, #2032]
	ldr	q0, [sp, #1488]
	fmls	v16.4s, v4.4s, v0.4s
	ldr	q0, [sp, #1472]
	fmls	v16.4s, v7.4s, v0.4s
	ldr	q0, [sp, #1520]
	ldr	q7, [sp, #912]
	fmaxnm	v5.4s, v5.4s, v0.4s
	ldr	q0, [sp, #1536]
	fmls	v16.4s, v1.4s, v6.4s
	fmul	v17.4s, v0.4s, v17.4s
	fdiv	v1.4s, v14.4s, v5.4s
	fmls	v16.4s, v3.4s, v2.4s
	ldr	q2, [sp, #1552]
	str	q17, [sp, #1840]
	fmul	v6.4s, v2.4s, v3.4s
	ldr	q2, [sp, #608]
	fcmlt	v26.4s, v6.4s, #0.0
	str	q6, [sp, #2352]
	str	q1, [sp, #1888]
	fabs	v1.4s, v17.4s
	fadd	v5.4s, v1.4s, v21.4s
	ldr	q1, [sp, #1952]
	fmul	v16.4s, v1.4s, v16.4s
	fdiv	v5.4s, v14.4s, v5.4s
	fcmlt	v27.4s, v16.4s, #0.0
	str	q16, [sp, #1904]
	str	q5, [sp, #2272]
	fabs	v5.4s, v16.4s
	fadd	v20.4s, v5.4s, v21.4s
	ldr	q5, [sp, #2000]
	fmul	v18.4s, v5.4s, v4.4s
	fminnm	v4.4s, v2.4s, v14.4s
	ldr	q2, [sp, #1728]
	fsub	v22.4s, v2.4s, v7.4s
	ldr	q7, [sp, #896]
	fdiv	v19.4s, v14.4s, v20.4s
	mov	v20.16b, v15.16b
	fsub	v24.4s, v7.4s, v2.4s
	ldr	q2, [sp, #1968]
	ldr	q7, [sp, #1024]
	fabs	v3.4s, v18.4s
	str	q18, [sp, #1824]
	fcmlt	v15.4s, v18.4s, #0.0
	fsub	v23.4s, v2.4s, v7.4s
	ldr	q7, [sp, #976]
	fsub	v25.4s, v7.4s, v2.4s
	ldr	q2, [sp, #640]
	bit	v24.16b, v22.16b, v27.16b
	fadd	v3.4s, v3.4s, v21.4s
	fminnm	v4.4s, v4.4s, v2.4s
	ldr	q2, [sp, #2192]
	fmul	v28.4s, v2.4s, v1.4s
	ldr	q2, [sp, #2208]
	fmul	v29.4s, v2.4s, v0.4s
	ldr	q2, [sp, #2304]
	str	q11, [sp, #2304]
	fcmlt	v11.4s, v17.4s, #0.0
	ldr	q17, [sp, #1648]
	str	q19, [sp, #1808]
	fmul	v30.4s, v2.4s, v5.4s
	mov	v2.16b, v26.16b
	fmul	v26.4s, v0.4s, v29.4s
	ldr	q0, [sp, #624]
	bsl	v2.16b, v23.16b, v25.16b
	fmul	v25.4s, v1.4s, v28.4s
	mov	v23.16b, v12.16b
	fminnm	v22.4s, v4.4s, v0.4s
	ldr	q0, [sp, #1680]
	fmul	v27.4s, v5.4s, v30.4s
	ldr	q4, [sp, #1568]
	fdiv	v28.4s, v14.4s, v3.4s
	fabs	v14.4s, v6.4s
	ldr	q3, [sp, #1760]
	str	q2, [sp, #2192]
	ldp	q2, q1, [sp, #864]
	fadd	v21.4s, v14.4s, v21.4s
	fsub	v5.4s, v0.4s, v2.4s
	fsub	v29.4s, v1.4s, v0.4s
	ldr	q0, [sp, #1744]
	ldr	q1, [sp, #944]
	ldr	q2, [sp, #1040]
	fsub	v30.4s, v0.4s, v1.4s
	ldr	q1, [sp, #1936]
	bif	v5.16b, v29.16b, v11.16b
	ldr	q11, [sp, #560]
	fsub	v31.4s, v1.4s, v2.4s
	ldr	q2, [sp, #992]
	fsub	v9.4s, v2.4s, v1.4s
	ldr	q1, [sp, #928]
	ldr	q2, [sp, #1600]
	fsub	v12.4s, v1.4s, v0.4s
	fmov	v0.4s, #1.00000000
	fsub	v6.4s, v0.4s, v2.4s
	fsub	v18.4s, v0.4s, v17.4s
	fsub	v1.4s, v0.4s, v4.4s
	ldr	q0, [sp, #960]
	fsub	v16.4s, v3.4s, v0.4s
	ldr	q0, [sp, #1008]
	fmla	v1.4s, v4.4s, v27.4s
	fmla	v6.4s, v2.4s, v25.4s
	ldr	q25, [sp, #592]
	fsub	v7.4s, v0.4s, v3.4s
	ldr	q0, [sp, #2256]
	fmla	v18.4s, v17.4s, v26.4s
	fminnm	v22.4s, v22.4s, v25.4s
	dup	v25.4s, w8
	fmul	v26.4s, v17.4s, v5.4s
	fcmlt	v3.4s, v0.4s, #0.0
	mov	v0.16b, v10.16b
	ldr	q10, [sp, #416]
	mov	w8, #49807
	movi	v17.4s, #63, lsl #24
	movk	w8, #15605, lsl #16
	bsl	v0.16b, v31.16b, v9.16b
	mov	v9.16b, v15.16b
	fminnm	v22.4s, v22.4s, v13.4s
	mov	v31.16b, v3.16b
	ldr	q3, [sp, #544]
	fcmgt	v15.4s, v11.4s, #0.0
	dup	v14.4s, w8
	mov	w8, #46871
	bsl	v9.16b, v30.16b, v12.16b
	fmul	v30.4s, v24.4s, v19.4s
	ldr	q19, [sp, #2016]
	str	q0, [sp, #1536]
	ldr	q0, [sp, #1888]
	bsl	v31.16b, v16.16b, v7.16b
	str	q1, [sp, #1888]
	fmov	v1.4s, #1.00000000
	dup	v7.4s, w6
	fmul	v29.4s, v11.4s, v0.4s
	fmul	v0.4s, v2.4s, v24.4s
	fcmgt	v2.4s, v26.4s, #0.0
	fmul	v27.4s, v4.4s, v9.4s
	fmul	v28.4s, v9.4s, v28.4s
	ldr	q16, [sp, #1584]
	ldr	q4, [sp, #1632]
	fmul	v12.4s, v19.4s, v17.4s
	movk	w8, #14545, lsl #16
	fdiv	v24.4s, v1.4s, v21.4s
	ldr	q1, [sp, #2272]
	fmul	v21.4s, v30.4s, v25.4s
	fmul	v3.4s, v3.4s, v29.4s
	fmul	v5.4s, v5.4s, v1.4s
	ldr	q1, [sp, #2064]
	fcmgt	v27.4s, v27.4s, #0.0
	fmul	v28.4s, v28.4s, v25.4s
	fmul	v29.4s, v1.4s, v20.4s
	ldr	q1, [sp, #2368]
	fminnm	v13.4s, v21.4s, v7.4s
	mov	v21.16b, v7.16b
	fminnm	v10.4s, v3.4s, v10.4s
	fminnm	v3.4s, v22.4s, v6.4s
	fmul	v9.4s, v1.4s, v23.4s
	fcmgt	v1.4s, v0.4s, #0.0
	ldr	q0, [sp, #1104]
	fmul	v5.4s, v5.4s, v25.4s
	ldr	q22, [sp, #1968]
	fcmgt	v7.4s, v0.4s, #0.0
	fmov	v0.4s, #1.00000000
	fmul	v29.4s, v20.4s, v29.4s
	ldr	q20, [sp, #1536]
	fmaxnm	v10.4s, v10.4s, v14.4s
	bsl	v27.16b, v28.16b, v21.16b
	fmul	v26.4s, v23.4s, v9.4s
	ldr	q9, [sp, #1120]
	bif	v5.16b, v21.16b, v2.16b
	mov	v2.16b, v1.16b
	ldr	q1, [sp, #2032]
	fsub	v30.4s, v0.4s, v16.4s
	orn	v11.16b, v7.16b, v15.16b
	fminnm	v15.4s, v3.4s, v18.4s
	fmul	v1.4s, v31.4s, v1.4s
	fmul	v3.4s, v4.4s, v20.4s
	ldr	q18, [sp, #2352]
	str	q7, [sp, #1952]
	bsl	v2.16b, v13.16b, v21.16b
	fmov	v7.4s, #1.00000000
	fadd	v28.4s, v22.4s, v18.4s
	ldr	q18, [sp, #1760]
	ldr	q0, [sp, #1696]
	fmla	v30.4s, v16.4s, v29.4s
	fmul	v29.4s, v16.4s, v31.4s
	fmul	v31.4s, v24.4s, v17.4s
	ldr	q17, [sp, #2256]
	mov	v16.16b, v21.16b
	fmul	v14.4s, v1.4s, v25.4s
	ldr	q1, [sp, #1936]
	fmul	v6.4s, v9.4s, v12.4s
	fmul	v12.4s, v0.4s, v12.4s
	fadd	v21.4s, v18.4s, v17.4s
	fcmgt	v17.4s, v3.4s, #0.0
	ldr	q3, [sp, #1808]
	bif	v7.16b, v10.16b, v11.16b
	fminnm	v2.4s, v2.4s, v5.4s
	fmul	v5.4s, v20.4s, v19.4s
	fadd	v10.4s, v1.4s, v8.4s
	fmul	v20.4s, v9.4s, v3.4s
	ldr	q8, [sp, #1616]
	ldr	q3, [sp, #2192]
	fminnm	v6.4s, v6.4s, v12.4s
	fcmgt	v29.4s, v29.4s, #0.0
	fmul	v13.4s, v9.4s, v31.4s
	mov	v9.16b, v16.16b
	fmul	v31.4s, v0.4s, v31.4s
	fmul	v11.4s, v8.4s, v3.4s
	fmul	v23.4s, v3.4s, v24.4s
	ldr	q3, [sp, #976]
	fmul	v5.4s, v5.4s, v25.4s
	fminnm	v20.4s, v7.4s, v20.4s
	str	q7, [sp, #2064]
	fminnm	v12.4s, v28.4s, v3.4s
	ldr	q3, [sp, #288]
	bit	v16.16b, v14.16b, v29.16b
	fminnm	v2.4s, v2.4s, v27.4s
	mov	v7.16b, v9.16b
	fminnm	v31.4s, v13.4s, v31.4s
	fmul	v19.4s, v3.4s, v19.4s
	ldr	q3, [sp, #992]
	fmul	v23.4s, v23.4s, v25.4s
	fcmgt	v27.4s, v11.4s, #0.0
	bif	v5.16b, v9.16b, v17.16b
	ldr	q13, [sp, #1744]
	fminnm	v29.4s, v10.4s, v3.4s
	ldr	q3, [sp, #2272]
	ldr	q11, [sp, #1840]
	str	q7, [sp, #2208]
	fmul	v14.4s, v0.4s, v3.4s
	ldp	q0, q3, [sp, #1008]
	fminnm	v6.4s, v6.4s, v19.4s
	bif	v23.16b, v7.16b, v27.16b
	fminnm	v9.4s, v21.4s, v0.4s
	ldr	q0, [sp, #1040]
	fmaxnm	v25.4s, v12.4s, v3.4s
	fminnm	v20.4s, v20.4s, v14.4s
	fmov	v14.4s, #1.00000000
	fminnm	v3.4s, v2.4s, v16.4s
	fmaxnm	v19.4s, v29.4s, v0.4s
	ldr	q0, [sp, #1824]
	ldr	q2, [sp, #272]
	ldr	q12, [sp, #1680]
	fadd	v17.4s, v13.4s, v0.4s
	ldr	q0, [sp, #960]
	fmul	v2.4s, v2.4s, v24.4s
	fsub	v27.4s, v14.4s, v4.4s
	fcmeq	v24.4s, v28.4s, v25.4s
	fcmeq	v25.4s, v25.4s, v22.4s
	fmaxnm	v28.4s, v9.4s, v0.4s
	ldr	q0, [sp, #928]
	fcmeq	v9.4s, v10.4s, v19.4s
	fcmeq	v19.4s, v19.4s, v1.4s
	fminnm	v1.4s, v3.4s, v5.4s
	ldr	q3, [sp, #2288]
	fminnm	v10.4s, v17.4s, v0.4s
	fminnm	v6.4s, v20.4s, v6.4s
	ldr	q0, [sp, #1888]
	fmla	v27.4s, v4.4s, v26.4s
	ldr	q26, [sp, #1552]
	bic	v24.16b, v25.16b, v24.16b
	fcmeq	v16.4s, v21.4s, v28.4s
	fcmeq	v20.4s, v28.4s, v18.4s
	fadd	v29.4s, v12.4s, v11.4s
	fmul	v5.4s, v3.4s, v26.4s
	ldr	q3, [sp, #944]
	fminnm	v2.4s, v31.4s, v2.4s
	fminnm	v0.4s, v15.4s, v0.4s
	ldp	q31, q15, [sp, #864]
	fmaxnm	v25.4s, v10.4s, v3.4s
	movi	v3.4s, #32
	bic	v19.16b, v19.16b, v9.16b
	bic	v16.16b, v20.16b, v16.16b
	fminnm	v1.4s, v1.4s, v23.4s
	ldr	q18, [sp, #1904]
	fminnm	v22.4s, v29.4s, v15.4s
	fminnm	v2.4s, v6.4s, v2.4s
	ldr	q4, [sp, #1728]
	fmul	v5.4s, v26.4s, v5.4s
	fminnm	v0.4s, v0.4s, v30.4s
	fsub	v21.4s, v14.4s, v8.4s
	and	v20.16b, v24.16b, v3.16b
	movi	v3.4s, #16
	fadd	v6.4s, v4.4s, v18.4s
	ldr	q28, [sp, #896]
	fcmeq	v17.4s, v17.4s, v25.4s
	fcmeq	v23.4s, v25.4s, v13.4s
	fmaxnm	v22.4s, v22.4s, v31.4s
	fcmgt	v26.4s, v2.4s, v1.4s
	fmov	v10.4s, #1.00000000
	fmla	v21.4s, v8.4s, v5.4s
	fminnm	v0.4s, v0.4s, v27.4s
	ldr	q8, [sp, #1664]
	and	v19.16b, v19.16b, v3.16b
	ldr	q3, [sp, #1056]
	fminnm	v25.4s, v6.4s, v28.4s
	bic	v17.16b, v23.16b, v17.16b
	fcmgt	v24.4s, v7.4s, v3.4s
	movi	v3.4s, #8
	fcmeq	v5.4s, v29.4s, v22.4s
	fcmeq	v22.4s, v22.4s, v12.4s
	orr	v19.16b, v19.16b, v20.16b
	and	v20.16b, v16.16b, v3.16b
	and	v16.16b, v24.16b, v26.16b
	ldr	q24, [sp, #912]
	movi	v3.4s, #4
	bic	v5.16b, v22.16b, v5.16b
	fmaxnm	v23.4s, v25.4s, v24.4s
	orr	v19.16b, v19.16b, v20.16b
	fminnm	v20.4s, v0.4s, v21.4s
	mov	v29.16b, v16.16b
	movi	v0.4s, #2
	str	q16, [sp, #2368]
	ldr	q16, [sp, #2064]
	and	v17.16b, v17.16b, v3.16b
	ldr	q3, [sp, #1072]
	bsl	v29.16b, v1.16b, v2.16b
	fcmeq	v1.4s, v6.4s, v23.4s
	dup	v6.4s, w8
	fcmeq	v2.4s, v23.4s, v4.4s
	mov	w8, #52429
	and	v5.16b, v5.16b, v0.16b
	ldr	q0, [sp, #848]
	orr	v21.16b, v19.16b, v17.16b
	fcmgt	v19.4s, v6.4s, v20.4s
	mov	v6.16b, v4.16b
	ldr	q17, [sp, #1952]
	fsub	v0.4s, v3.4s, v0.4s
	movk	w8, #48972, lsl #16
	orr	v5.16b, v21.16b, v5.16b
	bic	v2.16b, v2.16b, v1.16b
	fmla	v6.4s, v29.4s, v18.4s
	and	v20.16b, v17.16b, v19.16b
	fcmgt	v21.4s, v0.4s, #0.0
	sub	v1.4s, v5.4s, v2.4s
	str	q0, [sp, #2288]
	mov	v5.16b, v12.16b
	fminnm	v2.4s, v6.4s, v28.4s
	ldr	q6, [sp, #1936]
	cmeq	v7.4s, v1.4s, #0
	str	q1, [sp, #2272]
	ldr	q1, [sp, #1792]
	orn	v0.16b, v20.16b, v21.16b
	mov	v22.16b, v6.16b
	fmla	v5.4s, v29.4s, v11.4s
	fmaxnm	v18.4s, v2.4s, v24.4s
	orn	v2.16b, v0.16b, v7.16b
	str	q0, [sp, #2192]
	ldr	q0, [sp, #1968]
	fmla	v22.4s, v29.4s, v1.4s
	ldr	q1, [sp, #2352]
	fminnm	v5.4s, v5.4s, v15.4s
	fdiv	v7.4s, v14.4s, v16.4s
	mov	v3.16b, v2.16b
	mov	v30.16b, v2.16b
	mov	v15.16b, v2.16b
	fmaxnm	v5.4s, v5.4s, v31.4s
	ldr	q31, [sp, #448]
	bsl	v3.16b, v4.16b, v18.16b
	mov	v18.16b, v0.16b
	fmla	v18.4s, v29.4s, v1.4s
	ldr	q1, [sp, #992]
	bit	v5.16b, v12.16b, v2.16b
	fsub	v24.4s, v3.4s, v4.4s
	str	q3, [sp, #2256]
	fminnm	v22.4s, v22.4s, v1.4s
	ldr	q1, [sp, #976]
	ldp	q4, q3, [sp, #512]
	fminnm	v18.4s, v18.4s, v1.4s
	ldr	q1, [sp, #1040]
	fsub	v25.4s, v5.4s, v12.4s
	str	q5, [sp, #2352]
	ldr	q12, [sp, #656]
	fmaxnm	v22.4s, v22.4s, v1.4s
	ldr	q1, [sp, #1024]
	bif	v3.16b, v24.16b, v2.16b
	fmaxnm	v18.4s, v18.4s, v1.4s
	bif	v4.16b, v25.16b, v2.16b
	ldr	q1, [sp, #2160]
	bsl	v30.16b, v6.16b, v22.16b
	fmul	v26.4s, v7.4s, v3.4s
	stp	q4, q3, [sp, #512]
	ldr	q3, [sp, #2320]
	mov	v11.16b, v1.16b
	mov	v22.16b, v13.16b
	bsl	v15.16b, v0.16b, v18.16b
	fmul	v27.4s, v7.4s, v4.4s
	ldr	q4, [sp, #1760]
	fsub	v23.4s, v30.4s, v6.4s
	ldr	q6, [sp, #2176]
	fsub	v5.4s, v15.4s, v0.4s
	mov	v18.16b, v6.16b
	ldr	q0, [sp, #464]
	bif	v31.16b, v23.16b, v2.16b
	fmls	v18.4s, v26.4s, v3.4s
	ldr	q3, [sp, #1856]
	bif	v0.16b, v5.16b, v2.16b
	fmul	v28.4s, v3.4s, v8.4s
	ldr	q3, [sp, #2336]
	fmls	v18.4s, v27.4s, v3.4s
	ldr	q3, [sp, #2080]
	stp	q31, q0, [sp, #448]
	fmul	v31.4s, v7.4s, v31.4s
	fmul	v7.4s, v7.4s, v0.4s
	fmul	v9.4s, v12.4s, v28.4s
	ldr	q0, [sp, #2048]
	fmls	v18.4s, v31.4s, v3.4s
	ldr	q3, [sp, #2112]
	fmls	v10.4s, v9.4s, v9.4s
	fmls	v11.4s, v26.4s, v3.4s
	ldr	q3, [sp, #2096]
	fmls	v18.4s, v7.4s, v3.4s
	ldr	q3, [sp, #1984]
	fmaxnm	v26.4s, v10.4s, v3.4s
	ldr	q3, [sp, #2128]
	fneg	v10.4s, v8.4s
	fmls	v11.4s, v27.4s, v3.4s
	fmul	v18.4s, v8.4s, v18.4s
	ldr	q3, [sp, #1872]
	fdiv	v26.4s, v14.4s, v26.4s
	fmls	v11.4s, v31.4s, v3.4s
	fneg	v27.4s, v18.4s
	ldr	q3, [sp, #2144]
	dup	v31.4s, w8
	fmul	v18.4s, v8.4s, v18.4s
	fmls	v11.4s, v7.4s, v3.4s
	fmul	v7.4s, v9.4s, v27.4s
	ldr	q3, [sp, #1008]
	fmul	v18.4s, v16.4s, v18.4s
	fmla	v7.4s, v12.4s, v11.4s
	fdiv	v9.4s, v14.4s, v13.4s
	fmul	v7.4s, v26.4s, v7.4s
	fmul	v26.4s, v4.4s, v31.4s
	fmul	v31.4s, v13.4s, v31.4s
	ldr	q13, [sp, #432]
	fmul	v7.4s, v12.4s, v7.4s
	ldr	q12, [sp, #336]
	fmul	v7.4s, v16.4s, v7.4s
	fmaxnm	v7.4s, v7.4s, v26.4s
	mov	v26.16b, v2.16b
	fadd	v7.4s, v4.4s, v7.4s
	fminnm	v7.4s, v7.4s, v3.4s
	ldr	q3, [sp, #1712]
	fsqrt	v27.4s, v3.4s
	ldr	q3, [sp, #960]
	fmaxnm	v7.4s, v7.4s, v3.4s
	ldr	q3, [sp, #2000]
	bsl	v26.16b, v4.16b, v7.16b
	fmul	v7.4s, v3.4s, v9.4s
	fmul	v9.4s, v28.4s, v10.4s
	movi	v3.4s, #65, lsl #24
	movi	v10.2d, #0000000000000000
	fsub	v28.4s, v26.4s, v4.4s
	fcmge	v4.4s, v29.4s, v16.4s
	ldr	q16, [sp, #2208]
	fcmgt	v8.4s, v27.4s, v12.4s
	bif	v12.16b, v27.16b, v2.16b
	fmla	v18.4s, v28.4s, v9.4s
	fmul	v9.4s, v7.4s, v27.4s
	orr	v8.16b, v8.16b, v19.16b
	str	q12, [sp, #336]
	fmaxnm	v18.4s, v18.4s, v31.4s
	fmul	v31.4s, v9.4s, v3.4s
	fmov	v3.4s, #0.25000000
	and	v8.16b, v17.16b, v8.16b
	fmul	v9.4s, v13.4s, v3.4s
	fmov	v3.4s, #10.00000000
	fminnm	v31.4s, v27.4s, v31.4s
	fadd	v18.4s, v22.4s, v18.4s
	fmul	v11.4s, v27.4s, v3.4s
	ldr	q3, [sp, #2240]
	fmla	v10.4s, v24.4s, v3.4s
	mov	v24.16b, v8.16b
	ldr	q3, [sp, #2224]
	fmul	v8.4s, v27.4s, v11.4s
	movi	d11, #0000000000000000
	bsl	v24.16b, v9.16b, v13.16b
	fmla	v10.4s, v25.4s, v3.4s
	ldr	q3, [sp, #928]
	fmul	v7.4s, v7.4s, v8.4s
	ldr	q8, [sp, #2384]
	fminnm	v18.4s, v18.4s, v3.4s
	fcmge	v25.4s, v24.4s, v31.4s
	ldr	s31, [x13, #16]
	orn	v3.16b, v19.16b, v17.16b
	fmla	v10.4s, v23.4s, v8.4s
	ldr	q17, [sp, #1360]
	bit	v13.16b, v24.16b, v21.16b
	fmul	s19, s31, s31
	bit	v7.16b, v16.16b, v3.16b
	bsl	v3.16b, v16.16b, v0.16b
	ldr	q0, [sp, #2288]
	mvn	v23.16b, v25.16b
	ldr	q25, [sp, #944]
	str	q13, [sp, #432]
	movi	v13.4s, #8
	fmaxnm	v18.4s, v18.4s, v25.4s
	dup	v19.4s, v19.s[0]
	ldr	q25, [sp, #2400]
	orn	v4.16b, v23.16b, v4.16b
	dup	v23.4s, v31.s[0]
	movi	v31.4s, #16
	fmla	v10.4s, v5.4s, v25.4s
	ldr	q25, [sp, #2256]
	fcmge	v7.4s, v23.4s, v7.4s
	ldr	q23, [sp, #2304]
	bit	v18.16b, v22.16b, v2.16b
	orr	v4.16b, v20.16b, v4.16b
	fcmge	v19.4s, v19.4s, v23.4s
	fmla	v10.4s, v28.4s, v1.4s
	ldr	q1, [sp, #2192]
	fsub	v20.4s, v18.4s, v22.4s
	shl	v4.4s, v4.4s, #31
	and	v7.16b, v7.16b, v19.16b
	ldr	q19, [sp, #576]
	cmge	v4.4s, v4.4s, #0
	fmla	v10.4s, v20.4s, v6.4s
	fcmgt	v17.4s, v19.4s, v17.4s
	ldr	q19, [sp, #320]
	bic	v7.16b, v0.16b, v7.16b
	ldr	q0, [sp, #2272]
	and	v4.16b, v4.16b, v14.16b
	bic	v6.16b, v0.16b, v1.16b
	ldr	q0, [sp, #2368]
	bic	v16.16b, v10.16b, v0.16b
	ldr	q0, [sp, #848]
	orr	v6.16b, v6.16b, v19.16b
	ldr	q19, [sp, #1088]
	fadd	v7.4s, v0.4s, v7.4s
	ldr	q0, [sp, #544]
	bit	v19.16b, v3.16b, v21.16b
	bif	v0.16b, v29.16b, v2.16b
	and	v12.16b, v2.16b, v6.16b
	and	v22.16b, v17.16b, v7.16b
	str	q19, [sp, #1088]
	str	q0, [sp, #544]
	ldr	q0, [sp, #1104]
	bit	v0.16b, v4.16b, v21.16b
	movi	v4.4s, #32
	mov	v21.16b, v30.16b
	str	q0, [sp, #1104]
	ldr	q0, [sp, #496]
	bif	v0.16b, v28.16b, v2.16b
	mov	v28.16b, v15.16b
	movi	v15.4s, #4
	str	q0, [sp, #496]
	ldr	q0, [sp, #480]
	bif	v0.16b, v20.16b, v2.16b
	str	q0, [sp, #480]
	ldr	q0, [sp, #560]
	bif	v0.16b, v16.16b, v2.16b
	str	q0, [sp, #560]
	ldr	q0, [sp, #2352]
	str	q0, [sp, #1680]
241:
	movi	v0.4s, #2
	and	v1.16b, v12.16b, v15.16b
	str	q12, [sp, #320]
	and	v2.16b, v12.16b, v13.16b
	and	v3.16b, v12.16b, v31.16b
	and	v4.16b, v12.16b, v4.16b
	xtn	v5.4h, v12.4s
	mov	v13.16b, v18.16b
	cmeq	v1.4s, v1.4s, #0
	and	v0.16b, v12.16b, v0.16b
	cmeq	v2.4s, v2.4s, #0
	cmeq	v3.4s, v3.4s, #0
	cmeq	v4.4s, v4.4s, #0
	mov	v12.16b, v26.16b
	str	d5, [sp, #840]
	cmeq	v0.4s, v0.4s, #0
	stp	q3, q2, [sp, #768]
	str	q4, [sp, #752]
	stp	q1, q0, [sp, #800]
	xtn	v0.4h, v0.4s
	str	d0, [sp, #744]
	xtn	v0.4h, v1.4s
	str	d0, [sp, #736]
	xtn	v0.4h, v2.4s
	str	d0, [sp, #728]
	xtn	v0.4h, v3.4s
	str	d0, [sp, #720]
	xtn	v0.4h, v4.4s
	str	d0, [sp, #712]
	mvn	v0.8b, v5.8b
	str	d0, [sp, #704]
242:
	fadd	s0, s22, s11
	mov	s1, v22.s[1]
	str	q22, [sp, #1072]
	str	q28, [sp, #1696]
	str	q25, [sp, #1728]
	str	q21, [sp, #1120]
	fadd	s0, s0, s1
	mov	s1, v22.s[2]
	fadd	s0, s0, s1
	mov	s1, v22.s[3]
	fadd	s2, s0, s1
	str	q2, [sp, #1712]
	cbz	w7, 247f
	fdiv	v16.4s, v14.4s, v21.4s
	mov	w11, #1267
	movi	v7.4s, #191, lsl #24
	movk	w11, #16181, lsl #16
	fmov	v3.4s, #1.00000000
	str	q13, [sp, #1744]
	dup	v0.4s, w11
	mov	w11, #39322
	str	q12, [sp, #1760]
	movk	w11, #16025, lsl #16
	movi	v8.4s, #192, lsl #24
	fmov	s31, #0.50000000
	dup	v1.4s, w11
	mov	w11, #-1028784128
	mov	x8, xzr
	str	q0, [sp, #2272]
	str	q1, [sp, #2400]
	fmul	v17.4s, v16.4s, v0.4s
	fsub	v0.4s, v7.4s, v25.4s
	fmul	v4.4s, v0.4s, v17.4s
	mov	v20.16b, v17.16b
	fneg	v0.4s, v4.4s
	fabs	v2.4s, v4.4s
	fmul	v0.4s, v4.4s, v0.4s
	fmla	v3.4s, v1.4s, v2.4s
	dup	v1.4s, w11
	mov	w11, #43579
	movk	w11, #16312, lsl #16
	str	q1, [sp, #2384]
	fmaxnm	v0.4s, v0.4s, v1.4s
	fdiv	v30.4s, v14.4s, v3.4s
	dup	v3.4s, w11
	mov	w11, #29184
	fmov	v14.4s, #1.00000000
	movk	w11, #48945, lsl #16
	dup	v1.4s, w11
	mov	w11, #39845
	fmul	v5.4s, v0.4s, v3.4s
	movk	w11, #16120, lsl #16
	dup	v18.4s, w11
	mov	w11, #41373
	movk	w11, #48644, lsl #16
	str	q1, [sp, #2368]
	dup	v2.4s, w11
	mov	w11, #48782
	frintn	v29.4s, v5.4s
	movk	w11, #46527, lsl #16
	str	q18, [sp, #2352]
	movi	v5.4s, #63, lsl #24
	str	q2, [sp, #2336]
	fmla	v0.4s, v1.4s, v29.4s
	dup	v1.4s, w11
	mov	w11, #9358
	movk	w11, #48899, lsl #16
	fmla	v18.4s, v2.4s, v30.4s
	dup	v21.4s, w11
	mov	w11, #14148
	movk	w11, #16140, lsl #16
	str	q1, [sp, #2320]
	dup	v23.4s, w11
	mov	w11, #34345
	fmla	v0.4s, v1.4s, v29.4s
	movk	w11, #15390, lsl #16
	str	q21, [sp, #2304]
	fmla	v21.4s, v30.4s, v18.4s
	dup	v2.4s, w11
	mov	w11, #1138
	movk	w11, #15022, lsl #16
	str	q23, [sp, #2288]
	dup	v1.4s, w11
	mov	w11, #55197
	fmul	v0.4s, v0.4s, v3.4s
	movk	w11, #48577, lsl #16
	fmla	v23.4s, v30.4s, v21.4s
	mov	v24.16b, v2.16b
	dup	v21.4s, w11
	mov	w11, #23411
	movk	w11, #15715, lsl #16
	mov	v18.16b, v1.16b
	dup	v22.4s, w11
	fmla	v24.4s, v1.4s, v0.4s
	mov	w11, #5490
	mov	v1.16b, v21.16b
	movk	w11, #15964, lsl #16
	mov	v27.16b, v22.16b
	fmla	v1.4s, v30.4s, v23.4s
	dup	v23.4s, w11
	mov	w11, #64652
	movk	w11, #15989, lsl #16
	fmla	v27.4s, v0.4s, v24.4s
	dup	v24.4s, w11
	mov	w11, #58946
	mov	v28.16b, v23.16b
	movk	w11, #15895, lsl #16
	dup	v6.4s, w11
	mov	w11, #1123942400
	mov	v10.16b, v24.16b
	dup	v26.4s, w11
	mov	w11, #29204
	fmla	v28.4s, v30.4s, v1.4s
	movk	w11, #16177, lsl #16
	mov	v11.16b, v6.16b
	fmla	v10.4s, v0.4s, v27.4s
	dup	v27.4s, w11
	mov	w11, #53240
	movk	w11, #15918, lsl #16
	fadd	v12.4s, v29.4s, v26.4s
	fmla	v11.4s, v30.4s, v28.4s
	dup	v28.4s, w11
	mov	w11, #16287
	mov	v13.16b, v27.16b
	movk	w11, #15917, lsl #16
	dup	v29.4s, w11
	mov	w11, #28347
	movk	w11, #16144, lsl #16
	fmla	v13.4s, v0.4s, v10.4s
	mov	v10.16b, v28.16b
	dup	v1.4s, w11
	mov	w11, #16938
	movk	w11, #16076, lsl #16
	fmla	v10.4s, v30.4s, v11.4s
	fcvtzu	v11.4s, v12.4s
	mov	v12.16b, v29.16b
	fmla	v14.4s, v0.4s, v13.4s
	str	q1, [sp, #2256]
	shl	v0.4s, v11.4s, #23
	fmla	v12.4s, v30.4s, v10.4s
	fmul	v10.4s, v14.4s, v0.4s
	fcmlt	v0.4s, v4.4s, #0.0
	fmul	v30.4s, v30.4s, v12.4s
	mov	v15.16b, v0.16b
	fmul	v0.4s, v16.4s, v1.4s
	dup	v1.4s, w11
	fmul	v30.4s, v30.4s, v10.4s
	add	x11, x16, #32
	bsl	v15.16b, v7.16b, v5.16b
	fmul	v12.4s, v16.4s, v1.4s
	mov	v5.16b, v16.16b
	fmul	v13.4s, v17.4s, v0.4s
	str	q1, [sp, #2240]
	fmul	v30.4s, v15.4s, v30.4s
243:
	ucvtf	s11, x8
	ldr	q1, [sp, #2384]
	fmov	v9.4s, #1.00000000
	ldr	q7, [sp, #2400]
	mov	v19.16b, v2.16b
	ldr	q17, [sp, #2304]
	add	x8, x8, #1
	cmp	x7, x8
	fadd	s11, s11, s31
	dup	v11.4s, v11.s[0]
	fsub	v11.4s, v11.4s, v25.4s
	fmul	v11.4s, v20.4s, v11.4s
	fneg	v14.4s, v11.4s
	fabs	v31.4s, v11.4s
	fmul	v16.4s, v11.4s, v8.4s
	fmul	v14.4s, v11.4s, v14.4s
	fmla	v9.4s, v7.4s, v31.4s
	fmov	v7.4s, #1.00000000
	fmaxnm	v14.4s, v14.4s, v1.4s
	fdiv	v31.4s, v7.4s, v9.4s
	ldr	q7, [sp, #2368]
	fmul	v1.4s, v14.4s, v3.4s
	frintn	v1.4s, v1.4s
	fmla	v14.4s, v7.4s, v1.4s
	ldr	q7, [sp, #2320]
	fmla	v14.4s, v7.4s, v1.4s
	ldr	q7, [sp, #2336]
	fadd	v1.4s, v1.4s, v26.4s
	fmul	v9.4s, v14.4s, v3.4s
	ldr	q14, [sp, #2352]
	fcvtzu	v1.4s, v1.4s
	fmla	v14.4s, v7.4s, v31.4s
	fmov	v7.4s, #1.00000000
	fmla	v19.4s, v18.4s, v9.4s
	shl	v1.4s, v1.4s, #23
	fmla	v17.4s, v31.4s, v14.4s
	mov	v14.16b, v22.16b
	fmla	v14.4s, v9.4s, v19.4s
	ldr	q19, [sp, #2288]
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
	mov	v19.16b, v6.16b
	mov	v9.16b, v29.16b
	fmla	v19.4s, v31.4s, v17.4s
	fmov	v17.4s, #1.00000000
	fmul	v14.4s, v7.4s, v1.4s
	mov	v1.16b, v28.16b
	fmul	v7.4s, v4.4s, v8.4s
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
	fmul	v4.4s, v5.4s, v4.4s
	fadd	v16.4s, v17.4s, v30.4s
	fmul	v17.4s, v12.4s, v9.4s
	mov	v30.16b, v19.16b
	str	q4, [x11, #32]
	mov	v4.16b, v11.16b
	stp	q16, q17, [x11, #-32]
	add	x11, x11, #80
	b.ne	243b
	fmov	v17.4s, #1.00000000
	ldr	q0, [sp, #1696]
	movi	v10.4s, #191, lsl #24
	fmov	v4.4s, #1.00000000
	ldr	q16, [sp, #2400]
	ldr	q19, [sp, #2320]
	mov	v9.16b, v23.16b
	movi	v5.4s, #63, lsl #24
	mov	x8, xzr
	mov	x11, x9
	fdiv	v20.4s, v17.4s, v0.4s
	ldr	q0, [sp, #2272]
	fmul	v30.4s, v20.4s, v0.4s
	ldr	q0, [sp, #1680]
	mov	v25.16b, v0.16b
	fsub	v0.4s, v10.4s, v0.4s
	fmul	v0.4s, v0.4s, v30.4s
	fabs	v1.4s, v0.4s
	fneg	v7.4s, v0.4s
	fmla	v4.4s, v16.4s, v1.4s
	fmul	v1.4s, v0.4s, v7.4s
	ldr	q7, [sp, #2384]
	ldr	q16, [sp, #2352]
	fmaxnm	v1.4s, v1.4s, v7.4s
	fdiv	v4.4s, v17.4s, v4.4s
	ldr	q17, [sp, #2368]
	fmul	v7.4s, v1.4s, v3.4s
	frintn	v7.4s, v7.4s
	fmla	v1.4s, v17.4s, v7.4s
	ldr	q17, [sp, #2336]
	fmla	v16.4s, v17.4s, v4.4s
	ldr	q17, [sp, #2304]
	fmla	v1.4s, v19.4s, v7.4s
	mov	v19.16b, v21.16b
	fadd	v7.4s, v7.4s, v26.4s
	fmla	v17.4s, v4.4s, v16.4s
	ldr	q16, [sp, #2288]
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
	mov	v19.16b, v6.16b
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
	fmla	v19.4s, v4.4s, v9.4s
	fmul	v11.4s, v17.4s, v1.4s
	fcmlt	v1.4s, v0.4s, #0.0
	fmul	v4.4s, v4.4s, v19.4s
	mov	v12.16b, v1.16b
	fmul	v1.4s, v4.4s, v11.4s
	ldr	q4, [sp, #2256]
	bsl	v12.16b, v10.16b, v5.16b
	fmul	v4.4s, v20.4s, v4.4s
	mov	v5.16b, v30.16b
	fmul	v13.4s, v12.4s, v1.4s
	ldr	q1, [sp, #2240]
	fmul	v10.4s, v30.4s, v4.4s
	fmul	v9.4s, v20.4s, v1.4s
244:
	ucvtf	s1, x8
	ldr	q7, [sp, #2384]
	ldr	q19, [sp, #2400]
	ldr	q15, [sp, #2304]
	fmov	v30.4s, #1.00000000
	add	x8, x8, #1
	cmp	x7, x8
	fadd	s1, s1, s31
	dup	v1.4s, v1.s[0]
	fsub	v1.4s, v1.4s, v25.4s
	fmul	v14.4s, v5.4s, v1.4s
	fneg	v1.4s, v14.4s
	fabs	v16.4s, v14.4s
	fmul	v31.4s, v14.4s, v8.4s
	fmul	v1.4s, v14.4s, v1.4s
	fmaxnm	v1.4s, v1.4s, v7.4s
	fmov	v7.4s, #1.00000000
	fmul	v17.4s, v1.4s, v3.4s
	fmla	v7.4s, v19.4s, v16.4s
	ldr	q19, [sp, #2336]
	frintn	v16.4s, v17.4s
	fmov	v17.4s, #1.00000000
	fdiv	v7.4s, v17.4s, v7.4s
	ldr	q17, [sp, #2368]
	fmla	v1.4s, v17.4s, v16.4s
	ldr	q17, [sp, #2320]
	fmla	v1.4s, v17.4s, v16.4s
	ldr	q17, [sp, #2352]
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
	ldr	q19, [sp, #2288]
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
	mov	v1.16b, v6.16b
	fmla	v1.4s, v7.4s, v15.4s
	fmul	v15.4s, v30.4s, v16.4s
	mov	v16.16b, v28.16b
	mov	v30.16b, v29.16b
	fmla	v16.4s, v7.4s, v1.4s
	fmul	v1.4s, v0.4s, v8.4s
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
	movi	v0.4s, #191, lsl #24
	movi	v31.4s, #63, lsl #24
	fsub	v11.4s, v11.4s, v15.4s
	fmul	v16.4s, v16.4s, v15.4s
	fmul	v1.4s, v4.4s, v1.4s
	bsl	v19.16b, v0.16b, v31.16b
	fmul	v0.4s, v7.4s, v15.4s
	fmul	v7.4s, v17.4s, v30.4s
	fmul	v30.4s, v19.4s, v0.4s
	fmla	v7.4s, v14.4s, v16.4s
	fneg	v0.4s, v1.4s
	fsub	v16.4s, v16.4s, v17.4s
	fsub	v17.4s, v19.4s, v12.4s
	mov	v12.16b, v19.16b
	fmla	v0.4s, v4.4s, v7.4s
	fsub	v31.4s, v13.4s, v30.4s
	mov	v13.16b, v30.16b
	fmul	v7.4s, v10.4s, v16.4s
	fmul	v0.4s, v20.4s, v0.4s
	fadd	v16.4s, v17.4s, v31.4s
	fmul	v17.4s, v9.4s, v11.4s
	fmov	s31, #0.50000000
	mov	v11.16b, v15.16b
	stp	q1, q7, [x11]
	str	q0, [x11, #32]
	mov	v0.16b, v14.16b
	stp	q16, q17, [x11, #-32]
	add	x11, x11, #80
	b.ne	244b
	movi	d0, #0000000000000000
	ldr	q1, [sp, #1712]
	movi	v17.2d, #0000000000000000
	movi	v26.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	add	x11, x13, #8
	movi	v24.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	ld1r	{ v5.4s }, [x11]
	movi	v3.2d, #0000000000000000
	movi	v30.2d, #0000000000000000
	ldr	q13, [sp, #1744]
	fcmgt	v0.4s, v1.4s, v0.4s
	movi	v1.2d, #0000000000000000
	mov	x8, xzr
	movi	v2.2d, #0000000000000000
	movi	v19.2d, #0000000000000000
	mov	x11, x17
	movi	v10.2d, #0000000000000000
	movi	v31.2d, #0000000000000000
	movi	v29.2d, #0000000000000000
	movi	v7.2d, #0000000000000000
	movi	v27.2d, #0000000000000000
	movi	v25.2d, #0000000000000000
	str	q1, [sp, #2192]
	dup	v0.4s, v0.s[0]
	str	q1, [sp, #2256]
	str	q1, [sp, #2208]
	str	q1, [sp, #2320]
	str	q1, [sp, #2336]
	str	q1, [sp, #2304]
	str	q1, [sp, #2112]
	str	q1, [sp, #2128]
	str	q1, [sp, #2272]
	str	q1, [sp, #2352]
	str	q1, [sp, #2368]
	str	q1, [sp, #2144]
	str	q1, [sp, #2288]
	str	q1, [sp, #1888]
	str	q1, [sp, #1840]
	str	q1, [sp, #1904]
	str	q1, [sp, #1952]
	str	q1, [sp, #1920]
	str	q1, [sp, #1968]
	str	q1, [sp, #1936]
	str	q1, [sp, #1984]
	str	q1, [sp, #2000]
	ldr	q1, [sp, #1104]
	and	v15.16b, v0.16b, v1.16b
245:
	add	x14, x8, x7
	str	q3, [sp, #2400]
	movi	v1.2d, #0000000000000000
	madd	x14, x14, x5, x16
	str	q10, [sp, #1872]
	movi	v23.2d, #0000000000000000
	str	q2, [sp, #2064]
	movi	v28.2d, #0000000000000000
	movi	v2.2d, #0000000000000000
	str	q24, [sp, #2160]
	movi	v21.2d, #0000000000000000
	movi	v0.2d, #0000000000000000
	str	q18, [sp, #2176]
	movi	v18.2d, #0000000000000000
	movi	v20.2d, #0000000000000000
	str	q30, [sp, #1856]
	movi	v30.2d, #0000000000000000
	movi	v9.2d, #0000000000000000
	ldp	q10, q3, [x14]
	str	q19, [sp, #2080]
	str	q7, [sp, #2096]
	movi	v7.2d, #0000000000000000
	movi	v11.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
	movi	v24.2d, #0000000000000000
	movi	v22.2d, #0000000000000000
	str	q3, [sp, #1808]
	ldp	q12, q3, [x14, #32]
	fmul	v19.4s, v13.4s, v10.4s
	movi	v14.2d, #0000000000000000
	fmov	v8.4s, #1.00000000
	str	q25, [sp, #1824]
	ldr	q25, [sp, #1760]
	mov	x1, x11
	str	q3, [sp, #1776]
	ldr	q3, [x14, #64]
	add	x14, x16, #32
	mov	x2, x7
	str	q31, [sp, #2016]
	str	q29, [sp, #2032]
	str	q27, [sp, #2048]
	str	q26, [sp, #2224]
	str	q17, [sp, #2240]
	str	q16, [sp, #2384]
	str	q3, [sp, #1792]
246:
	ldp	q3, q17, [x14, #-32]
	mov	v16.16b, v25.16b
	ldr	q26, [x1], #16
	ldr	q31, [x14, #32]
	subs	x2, x2, #1
	fmla	v16.4s, v3.4s, v19.4s
	fadd	v16.4s, v16.4s, v5.4s
	fdiv	v6.4s, v8.4s, v16.4s
	fsub	v16.4s, v26.4s, v16.4s
	fmul	v16.4s, v16.4s, v6.4s
	fmul	v26.4s, v15.4s, v16.4s
	fmla	v14.4s, v31.4s, v16.4s
	fadd	v9.4s, v9.4s, v16.4s
	fmla	v11.4s, v3.4s, v16.4s
	fmla	v4.4s, v17.4s, v16.4s
	fmla	v6.4s, v6.4s, v26.4s
	ldp	q26, q29, [x14], #80
	fmla	v22.4s, v29.4s, v16.4s
	fmla	v24.4s, v26.4s, v16.4s
	fmul	v27.4s, v3.4s, v6.4s
	fmul	v13.4s, v17.4s, v6.4s
	fmul	v29.4s, v26.4s, v6.4s
	fadd	v1.4s, v1.4s, v6.4s
	fadd	v18.4s, v18.4s, v27.4s
	fmla	v23.4s, v3.4s, v27.4s
	fmla	v30.4s, v3.4s, v13.4s
	fadd	v28.4s, v28.4s, v13.4s
	fmla	v2.4s, v17.4s, v13.4s
	fmla	v7.4s, v3.4s, v29.4s
	fadd	v21.4s, v21.4s, v29.4s
	fmla	v0.4s, v17.4s, v29.4s
	fmla	v20.4s, v26.4s, v29.4s
	b.ne	246b
	movi	v25.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	ldr	q8, [sp, #1744]
	ldr	q13, [sp, #1808]
	movi	v17.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	movi	v26.2d, #0000000000000000
	movi	v31.2d, #0000000000000000
	add	x8, x8, #1
	fmul	v3.4s, v8.4s, v13.4s
	movi	v27.2d, #0000000000000000
	cmp	x8, x7
	fadd	v28.4s, v28.4s, v25.4s
	fadd	v29.4s, v18.4s, v25.4s
	ldr	q25, [sp, #2112]
	fmla	v6.4s, v2.4s, v19.4s
	fmul	v2.4s, v8.4s, v12.4s
	add	x11, x11, x19
	fmla	v26.4s, v30.4s, v10.4s
	fmla	v31.4s, v0.4s, v19.4s
	ldr	q0, [sp, #2128]
	fmla	v17.4s, v30.4s, v3.4s
	fmla	v16.4s, v23.4s, v3.4s
	fmla	v25.4s, v28.4s, v19.4s
	fmla	v0.4s, v29.4s, v3.4s
	movi	v28.2d, #0000000000000000
	fmla	v27.4s, v23.4s, v10.4s
	str	q25, [sp, #2112]
	ldr	q25, [sp, #2192]
	fmla	v28.4s, v21.4s, v19.4s
	str	q0, [sp, #2128]
	movi	v0.2d, #0000000000000000
	fmla	v25.4s, v6.4s, v19.4s
	movi	v6.2d, #0000000000000000
	fmla	v0.4s, v23.4s, v2.4s
	str	q25, [sp, #2192]
	ldr	q25, [sp, #2256]
	fmla	v6.4s, v20.4s, v19.4s
	fmla	v25.4s, v17.4s, v19.4s
	movi	v17.2d, #0000000000000000
	str	q25, [sp, #2256]
	ldr	q25, [sp, #2208]
	fmla	v17.4s, v30.4s, v2.4s
	ldr	q30, [sp, #1856]
	fmla	v25.4s, v16.4s, v3.4s
	ldr	q16, [sp, #2320]
	fmla	v30.4s, v29.4s, v10.4s
	ldr	q29, [sp, #2032]
	fmla	v16.4s, v26.4s, v19.4s
	movi	v26.2d, #0000000000000000
	fmla	v29.4s, v0.4s, v3.4s
	str	q25, [sp, #2208]
	ldr	q25, [sp, #2336]
	str	q16, [sp, #2320]
	movi	v16.2d, #0000000000000000
	fmla	v26.4s, v7.4s, v19.4s
	fmla	v25.4s, v27.4s, v3.4s
	fmla	v16.4s, v7.4s, v2.4s
	ldr	q7, [sp, #2272]
	str	q25, [sp, #2336]
	ldr	q25, [sp, #2304]
	fmla	v7.4s, v31.4s, v19.4s
	ldr	q31, [sp, #2016]
	fmla	v25.4s, v27.4s, v10.4s
	ldr	q27, [sp, #2048]
	fmla	v31.4s, v17.4s, v19.4s
	ldr	q17, [sp, #2240]
	fmla	v27.4s, v16.4s, v19.4s
	ldr	q16, [sp, #2384]
	str	q7, [sp, #2272]
	ldr	q7, [sp, #2368]
	fmla	v17.4s, v4.4s, v19.4s
	fmla	v16.4s, v24.4s, v19.4s
	str	q25, [sp, #2304]
	ldr	q25, [sp, #1824]
	fmla	v7.4s, v6.4s, v19.4s
	ldr	q19, [sp, #2080]
	movi	v6.2d, #0000000000000000
	fmla	v25.4s, v24.4s, v10.4s
	fmla	v19.4s, v26.4s, v10.4s
	str	q7, [sp, #2368]
	ldr	q7, [sp, #2352]
	fmla	v6.4s, v18.4s, v2.4s
	ldr	q18, [sp, #2176]
	fmla	v7.4s, v26.4s, v3.4s
	ldr	q26, [sp, #2224]
	fmla	v18.4s, v11.4s, v10.4s
	fmla	v26.4s, v11.4s, v3.4s
	ldr	q3, [sp, #2400]
	str	q7, [sp, #2352]
	ldr	q7, [sp, #2288]
	fmla	v3.4s, v11.4s, v2.4s
	fmla	v7.4s, v0.4s, v2.4s
	ldr	q2, [sp, #1776]
	str	q7, [sp, #2288]
	ldr	q7, [sp, #2096]
	fmla	v7.4s, v0.4s, v10.4s
	ldr	q0, [sp, #1904]
	fmla	v0.4s, v22.4s, v10.4s
	str	q0, [sp, #1904]
	ldr	q0, [sp, #1936]
	fmla	v0.4s, v14.4s, v10.4s
	ldr	q10, [sp, #1872]
	fadd	v10.4s, v10.4s, v28.4s
	str	q0, [sp, #1936]
	movi	v0.2d, #0000000000000000
	fadd	v0.4s, v1.4s, v0.4s
	ldr	q1, [sp, #1888]
	fmla	v1.4s, v4.4s, v13.4s
	str	q1, [sp, #1888]
	ldr	q1, [sp, #1952]
	fmla	v1.4s, v4.4s, v12.4s
	str	q1, [sp, #1952]
	ldr	q1, [sp, #1920]
	fmla	v1.4s, v24.4s, v13.4s
	mov	v13.16b, v8.16b
	str	q1, [sp, #1920]
	ldr	q1, [sp, #1984]
	fmla	v1.4s, v24.4s, v12.4s
	ldr	q24, [sp, #2160]
	fadd	v24.4s, v24.4s, v9.4s
	str	q1, [sp, #1984]
	ldr	q1, [sp, #1840]
	fmla	v1.4s, v11.4s, v12.4s
	str	q1, [sp, #1840]
	ldr	q1, [sp, #1968]
	fmla	v1.4s, v11.4s, v2.4s
	ldr	q2, [sp, #1792]
	str	q1, [sp, #1968]
	ldr	q1, [sp, #2000]
	fmla	v1.4s, v11.4s, v2.4s
	ldr	q2, [sp, #2064]
	fadd	v2.4s, v2.4s, v0.4s
	ldr	q0, [sp, #2144]
	fadd	v0.4s, v0.4s, v6.4s
	str	q1, [sp, #2000]
	str	q0, [sp, #2144]
	b.ne	245b
	fmov	v14.4s, #1.00000000
	str	q16, [sp, #2384]
	ldr	q12, [sp, #1760]
	ldr	q28, [sp, #1696]
	ldr	q21, [sp, #1120]
	ldr	q9, [sp, #2336]
	ldr	q16, [sp, #2320]
	ldr	q6, [sp, #2272]
	ldr	q20, [sp, #2288]
	ldr	q11, [sp, #2256]
	ldr	q22, [sp, #2208]
	ldr	q23, [sp, #2192]
	ldr	q5, [sp, #1840]
	str	q2, [sp, #2064]
	str	q3, [sp, #2400]
	b	248f
247:
	fcmgt	v0.4s, v2.4s, v11.4s
	movi	v1.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v25.2d, #0000000000000000
	movi	v20.2d, #0000000000000000
	movi	v27.2d, #0000000000000000
	movi	v7.2d, #0000000000000000
	movi	v29.2d, #0000000000000000
	movi	v31.2d, #0000000000000000
	movi	v10.2d, #0000000000000000
	movi	v19.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	str	q1, [sp, #2000]
	dup	v0.4s, v0.s[0]
	movi	v30.2d, #0000000000000000
	str	q1, [sp, #1984]
	movi	v9.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	str	q1, [sp, #1936]
	movi	v22.2d, #0000000000000000
	movi	v11.2d, #0000000000000000
	str	q1, [sp, #1968]
	movi	v23.2d, #0000000000000000
	movi	v24.2d, #0000000000000000
	str	q1, [sp, #1920]
	movi	v18.2d, #0000000000000000
	movi	v26.2d, #0000000000000000
	str	q1, [sp, #1952]
	movi	v17.2d, #0000000000000000
	str	q1, [sp, #1904]
	str	q1, [sp, #1888]
	str	q1, [sp, #2144]
	str	q1, [sp, #2368]
	str	q1, [sp, #2352]
	str	q1, [sp, #2064]
	str	q1, [sp, #2128]
	str	q1, [sp, #2112]
	str	q1, [sp, #2304]
	str	q1, [sp, #2400]
	str	q1, [sp, #2384]
	ldr	q1, [sp, #1104]
	and	v15.16b, v0.16b, v1.16b
248:
	fmov	v8.4s, #-1.00000000
	fdiv	v0.4s, v14.4s, v21.4s
	fmul	v3.4s, v15.4s, v13.4s
	fneg	v4.4s, v25.4s
	mov	w8, #56146
	str	q17, [sp, #2240]
	movk	w8, #48602, lsl #16
	str	q26, [sp, #2224]
	str	q10, [sp, #1872]
	str	q30, [sp, #1856]
	fmul	v4.4s, v3.4s, v4.4s
	str	q18, [sp, #2176]
	str	q24, [sp, #2160]
	fdiv	v1.4s, v8.4s, v13.4s
	fmla	v23.4s, v0.4s, v4.4s
	ldr	q0, [sp, #1888]
	fmls	v11.4s, v0.4s, v3.4s
	ldr	q0, [sp, #1904]
	fmls	v6.4s, v0.4s, v3.4s
	ldr	q0, [sp, #1920]
	str	q23, [sp, #2192]
	str	q11, [sp, #2256]
	ldr	q11, [sp, #2368]
	fdiv	v2.4s, v14.4s, v28.4s
	mov	v28.16b, v25.16b
	mov	v25.16b, v5.16b
	fneg	v5.4s, v5.4s
	str	q6, [sp, #2272]
	dup	v6.4s, w8
	mov	w8, #29208
	fmul	v1.4s, v15.4s, v1.4s
	fmls	v19.4s, v28.4s, v15.4s
	fmls	v7.4s, v25.4s, v15.4s
	movk	w8, #13233, lsl #16
	fmul	v5.4s, v3.4s, v5.4s
	fmla	v16.4s, v17.4s, v1.4s
	fmla	v9.4s, v26.4s, v1.4s
	ldr	q1, [sp, #2352]
	dup	v17.4s, w25
	dup	v26.4s, w26
	str	q7, [sp, #2096]
	fmls	v1.4s, v0.4s, v3.4s
	ldr	q0, [sp, #1936]
	str	q19, [sp, #2080]
	fmls	v11.4s, v0.4s, v3.4s
	ldr	q0, [sp, #1952]
	str	q16, [sp, #2320]
	dup	v16.4s, w30
	str	q9, [sp, #2336]
	fmls	v31.4s, v0.4s, v3.4s
	ldr	q0, [sp, #1968]
	fmla	v22.4s, v2.4s, v5.4s
	dup	v2.4s, w28
	str	q1, [sp, #2352]
	fmls	v29.4s, v0.4s, v3.4s
	ldr	q0, [sp, #1984]
	str	q11, [sp, #2368]
	fmls	v27.4s, v0.4s, v3.4s
	ldr	q0, [sp, #2000]
	str	q31, [sp, #2016]
	dup	v31.4s, w27
	str	q22, [sp, #2208]
	fmls	v20.4s, v0.4s, v3.4s
	ldr	q0, [sp, #1712]
	str	q29, [sp, #2032]
	dup	v29.4s, w24
	dup	v3.4s, w3
	str	q27, [sp, #2048]
	fcmp	s0, #0.0
	dup	v27.4s, w8
	str	q20, [sp, #2288]
	b.le	251f
	ldr	q1, [sp, #1360]
	ldr	q4, [sp, #1072]
	fmov	v0.4s, #12.00000000
	mov	v28.16b, v21.16b
	ldr	q21, [sp, #1696]
	ldr	q15, [sp, #1680]
	fadd	v1.4s, v4.4s, v1.4s
	ldr	q25, [sp, #1728]
	fcmge	v0.4s, v1.4s, v0.4s
	str	q1, [sp, #1360]
	and	v0.16b, v0.16b, v14.16b
	fmul	v1.4s, v4.4s, v0.4s
	movi	d4, #0000000000000000
	mov	s0, v1.s[1]
	fadd	s4, s1, s4
	mov	s5, v1.s[2]
	fadd	s0, s4, s0
	mov	s4, v1.s[3]
	fadd	s0, s0, s5
	fadd	s0, s0, s4
	ldr	q4, [sp, #2304]
	fcmp	s0, #0.0
	b.le	252f
	str	q15, [sp, #1680]
	cbz	w7, 253f
	add	x11, x13, #8
	movi	v0.2d, #0000000000000000
	mvni	v25.4s, #127, msl #16
	ld1r	{ v4.4s }, [x11]
	mov	x8, xzr
	mov	x11, x17
249:
	add	x14, x8, x7
	mov	x1, x16
	mov	x2, x7
	add	x14, x14, x14, lsl #2
	ldr	q5, [x16, x14, lsl #4]
	mov	x14, x11
	fmul	v5.4s, v13.4s, v5.4s
250:
	mov	v18.16b, v12.16b
	ldr	q7, [x1], #80
	ldr	q19, [x14], #16
	mov	v23.16b, v2.16b
	mov	v24.16b, v26.16b
	subs	x2, x2, #1
	fmla	v18.4s, v7.4s, v5.4s
	fadd	v7.4s, v18.4s, v4.4s
	fdiv	v18.4s, v14.4s, v7.4s
	fsub	v19.4s, v19.4s, v7.4s
	fmul	v19.4s, v19.4s, v18.4s
	fadd	v18.4s, v18.4s, v8.4s
	fcmgt	v20.4s, v19.4s, v8.4s
	bit	v18.16b, v19.16b, v20.16b
	fadd	v20.4s, v18.4s, v14.4s
	add	v20.4s, v20.4s, v29.4s
	and	v20.16b, v20.16b, v25.16b
	sub	v21.4s, v14.4s, v20.4s
	fadd	v22.4s, v21.4s, v8.4s
	fmla	v22.4s, v21.4s, v18.4s
	mov	v18.16b, v3.16b
	fmul	v21.4s, v22.4s, v22.4s
	fmla	v18.4s, v16.4s, v22.4s
	fmla	v23.4s, v31.4s, v22.4s
	fmla	v24.4s, v17.4s, v22.4s
	fmla	v18.4s, v6.4s, v21.4s
	fmla	v23.4s, v21.4s, v18.4s
	scvtf	v18.4s, v20.4s
	fmaxnm	v20.4s, v19.4s, v8.4s
	fmla	v24.4s, v21.4s, v23.4s
	fmla	v22.4s, v21.4s, v24.4s
	fmla	v22.4s, v27.4s, v18.4s
	fadd	v18.4s, v19.4s, v14.4s
	fneg	v19.4s, v20.4s
	fmla	v19.4s, v22.4s, v18.4s
	fmla	v0.4s, v19.4s, v7.4s
	b.ne	250b
	add	x8, x8, #1
	add	x11, x11, x19
	cmp	x8, x7
	b.ne	249b
	b	254f
251:
	movi	v0.2d, #0000000000000000
	ldr	q7, [sp, #1696]
	mov	v5.16b, v21.16b
	ldr	q15, [sp, #1680]
	ldr	q21, [sp, #2304]
	ldr	q25, [sp, #1728]
	ldr	q20, [sp, #2336]
	ldr	q11, [sp, #2320]
	str	q0, [sp, #848]
	b	255f
252:
	movi	v0.2d, #0000000000000000
	ldr	q22, [sp, #2208]
	ldr	q23, [sp, #2192]
	ldr	q20, [sp, #2336]
	ldr	q11, [sp, #2320]
	mov	v7.16b, v21.16b
	mov	v5.16b, v28.16b
	mov	v21.16b, v4.16b
	str	q0, [sp, #848]
	b	255f
253:
	movi	v0.2d, #0000000000000000
254:
	dup	v4.4s, w4
	dup	v5.4s, w23
	ldr	q30, [sp, #1056]
	fcmgt	v7.4s, v1.4s, #0.0
	fmov	v24.4s, #4.00000000
	ldr	q15, [sp, #432]
	fmov	v18.4s, #0.25000000
	ldp	q28, q25, [sp, #512]
	fmla	v5.4s, v4.4s, v30.4s
	ldp	q10, q19, [sp, #480]
	ldp	q9, q11, [sp, #448]
	fmaxnm	v24.4s, v15.4s, v24.4s
	fadd	v4.4s, v30.4s, v5.4s
	xtn	v5.4h, v7.4s
	str	q24, [sp, #1936]
	fcmgt	v4.4s, v0.4s, v4.4s
	and	v4.16b, v7.16b, v4.16b
	xtn	v1.4h, v4.4s
	bif	v18.16b, v14.16b, v4.16b
	bic	v1.8b, v5.8b, v1.8b
	fmul	v23.4s, v25.4s, v18.4s
	fmul	v20.4s, v28.4s, v18.4s
	fmul	v5.4s, v10.4s, v18.4s
	fmul	v22.4s, v9.4s, v18.4s
	fmul	v21.4s, v19.4s, v18.4s
	str	d1, [sp, #1952]
	fmul	v1.4s, v11.4s, v18.4s
	ldr	d24, [sp, #1952]
	str	q20, [sp, #1984]
	fsub	v25.4s, v25.4s, v23.4s
	str	q5, [sp, #1968]
	fsub	v28.4s, v28.4s, v20.4s
	fsub	v20.4s, v10.4s, v5.4s
	sshll	v24.4s, v24.4h, #0
	ldr	q5, [sp, #416]
	str	q23, [sp, #2000]
	fsub	v10.4s, v9.4s, v22.4s
	fsub	v11.4s, v11.4s, v1.4s
	mov	v23.16b, v1.16b
	ldr	q1, [sp, #1728]
	fsub	v19.4s, v19.4s, v21.4s
	bit	v30.16b, v0.16b, v24.16b
	ldr	q0, [sp, #1936]
	fsub	v13.4s, v13.4s, v20.4s
	fsub	v25.4s, v1.4s, v25.4s
	ldr	q1, [sp, #1120]
	stp	q22, q23, [sp, #448]
	bit	v15.16b, v0.16b, v7.16b
	fmov	v0.4s, #16.00000000
	ldr	q20, [sp, #2336]
	fsub	v12.4s, v12.4s, v19.4s
	ldr	q24, [sp, #2160]
	ldr	q22, [sp, #2208]
	str	q30, [sp, #1056]
	ldr	q30, [sp, #1856]
	ldr	q23, [sp, #2192]
	bit	v5.16b, v0.16b, v7.16b
	dup	v0.4s, w6
	stp	q5, q15, [sp, #416]
	fsub	v5.4s, v1.4s, v10.4s
	ldr	q1, [sp, #1696]
	ldr	q15, [sp, #1680]
	ldr	q10, [sp, #1872]
	fsub	v7.4s, v1.4s, v11.4s
	ldr	q1, [sp, #560]
	ldr	q11, [sp, #2320]
	fsub	v15.4s, v15.4s, v28.4s
	fmul	v1.4s, v1.4s, v18.4s
	str	q1, [sp, #560]
	ldr	q1, [sp, #544]
	fmul	v1.4s, v1.4s, v18.4s
	ldr	q18, [sp, #2176]
	str	q1, [sp, #544]
	ldr	q1, [sp, #1088]
	bit	v1.16b, v0.16b, v4.16b
	ldr	q0, [sp, #1104]
	bic	v0.16b, v0.16b, v4.16b
	str	q1, [sp, #1088]
	ldr	q1, [sp, #1984]
	str	q0, [sp, #1104]
	and	v0.16b, v4.16b, v14.16b
	str	q0, [sp, #848]
	ldr	q0, [sp, #1968]
	stp	q0, q21, [sp, #480]
	ldr	q0, [sp, #2000]
	ldr	q21, [sp, #2304]
	stp	q1, q0, [sp, #512]
255:
	ldr	q28, [sp, #1520]
	str	q5, [sp, #1936]
	ldr	q19, [sp, #2240]
	ldp	q4, q5, [sp, #896]
	str	q7, [sp, #1968]
	fmaxnm	v0.4s, v22.4s, v28.4s
	fmaxnm	v1.4s, v23.4s, v28.4s
	fneg	v7.4s, v19.4s
	ldr	q22, [sp, #2224]
	str	q21, [sp, #2304]
	dup	v23.4s, w29
	fcmge	v4.4s, v25.4s, v4.4s
	fcmge	v5.4s, v5.4s, v25.4s
	str	q25, [sp, #1728]
	str	q15, [sp, #1680]
	fsqrt	v0.4s, v0.4s
	str	q13, [sp, #1744]
	str	q12, [sp, #1760]
	bsl	v4.16b, v19.16b, v8.16b
	str	q23, [sp, #1984]
	bit	v4.16b, v7.16b, v5.16b
	fneg	v7.4s, v22.4s
	fsqrt	v1.4s, v1.4s
	fcmge	v4.4s, v4.4s, #0.0
	xtn	v4.4h, v4.4s
	fdiv	v19.4s, v14.4s, v0.4s
	ldp	q5, q0, [sp, #864]
	str	d4, [sp, #1296]
	fcmge	v0.4s, v15.4s, v0.4s
	fcmge	v5.4s, v5.4s, v15.4s
	bsl	v0.16b, v22.16b, v8.16b
	bit	v0.16b, v7.16b, v5.16b
	fdiv	v7.4s, v14.4s, v1.4s
	ldr	d1, [sp, #840]
	orr	v1.8b, v4.8b, v1.8b
	ldr	q4, [sp, #816]
	str	q19, [sp, #1536]
	fcmge	v5.4s, v0.4s, #0.0
	ushll	v0.4s, v1.4h, #0
	fmaxnm	v1.4s, v21.4s, v28.4s
	str	q5, [sp, #1264]
	orn	v5.16b, v5.16b, v4.16b
	shl	v4.4s, v0.4s, #31
	fsqrt	v0.4s, v1.4s
	str	q5, [sp, #1328]
	bic	v5.16b, v14.16b, v5.16b
	cmlt	v1.4s, v4.4s, #0
	str	q7, [sp, #1952]
	fmul	v4.4s, v19.4s, v5.4s
	str	q5, [sp, #1648]
	bic	v5.16b, v14.16b, v1.16b
	str	q1, [sp, #1312]
	ldr	q1, [sp, #2256]
	fmov	v19.4s, #1.00000000
	fmul	v21.4s, v7.4s, v5.4s
	fneg	v7.4s, v18.4s
	str	q5, [sp, #1600]
	fmul	v1.4s, v1.4s, v4.4s
	str	q21, [sp, #1792]
	fmul	v25.4s, v1.4s, v21.4s
	fdiv	v22.4s, v14.4s, v0.4s
	ldp	q0, q1, [sp, #928]
	fcmge	v0.4s, v13.4s, v0.4s
	fcmge	v1.4s, v1.4s, v13.4s
	fmls	v19.4s, v25.4s, v25.4s
	str	q25, [sp, #1504]
	fneg	v15.4s, v25.4s
	mov	v13.16b, v28.16b
	bsl	v0.16b, v18.16b, v8.16b
	fmaxnm	v18.4s, v19.4s, v23.4s
	str	q19, [sp, #608]
	bit	v0.16b, v7.16b, v1.16b
	fsqrt	v1.4s, v18.4s
	str	q22, [sp, #2000]
	fcmge	v7.4s, v0.4s, #0.0
	ldr	q0, [sp, #800]
	orn	v0.16b, v7.16b, v0.16b
	str	q7, [sp, #1200]
	mov	v7.16b, v4.16b
	str	q0, [sp, #1280]
	bic	v0.16b, v14.16b, v0.16b
	fdiv	v19.4s, v14.4s, v1.4s
	ldr	q1, [sp, #2064]
	str	q7, [sp, #1440]
	fmul	v9.4s, v22.4s, v0.4s
	str	q0, [sp, #1568]
	fmaxnm	v1.4s, v1.4s, v28.4s
	fmul	v0.4s, v11.4s, v9.4s
	str	q9, [sp, #1664]
	fmul	v25.4s, v0.4s, v21.4s
	fsqrt	v0.4s, v1.4s
	fmul	v1.4s, v20.4s, v9.4s
	fmov	v20.4s, #1.00000000
	mov	v28.16b, v19.16b
	str	q19, [sp, #1904]
	fmul	v18.4s, v25.4s, v15.4s
	fneg	v11.4s, v25.4s
	str	q25, [sp, #1488]
	fmls	v20.4s, v25.4s, v25.4s
	fmla	v18.4s, v4.4s, v1.4s
	ldr	q1, [sp, #1008]
	fcmge	v1.4s, v12.4s, v1.4s
	fmul	v22.4s, v18.4s, v19.4s
	ldr	q18, [sp, #960]
	fneg	v19.4s, v24.4s
	fdiv	v4.4s, v14.4s, v0.4s
	fcmge	v18.4s, v18.4s, v12.4s
	bsl	v1.16b, v24.16b, v8.16b
	ldr	q24, [sp, #1040]
	fmls	v20.4s, v22.4s, v22.4s
	str	q22, [sp, #1888]
	mov	v0.16b, v18.16b
	ldr	q18, [sp, #784]
	str	q20, [sp, #640]
	bsl	v0.16b, v19.16b, v1.16b
	fmaxnm	v1.4s, v20.4s, v23.4s
	ldr	q20, [sp, #992]
	fcmge	v0.4s, v0.4s, #0.0
	fsqrt	v1.4s, v1.4s
	str	q4, [sp, #1776]
	str	q0, [sp, #1184]
	orn	v0.16b, v0.16b, v18.16b
	bic	v19.16b, v14.16b, v0.16b
	str	q0, [sp, #1248]
	ldr	q0, [sp, #2368]
	fmaxnm	v18.4s, v0.4s, v13.4s
	ldr	q0, [sp, #2384]
	fmul	v13.4s, v4.4s, v19.4s
	str	q19, [sp, #1584]
	ldr	q19, [sp, #2112]
	ldr	q4, [sp, #1936]
	fneg	v25.4s, v0.4s
	str	q0, [sp, #2384]
	fdiv	v5.4s, v14.4s, v1.4s
	ldr	q1, [sp, #2128]
	fcmge	v20.4s, v4.4s, v20.4s
	fcmge	v24.4s, v24.4s, v4.4s
	fmul	v19.4s, v19.4s, v13.4s
	fmul	v1.4s, v1.4s, v13.4s
	str	q13, [sp, #656]
	bsl	v20.16b, v0.16b, v8.16b
	ldr	q0, [sp, #2288]
	fmul	v12.4s, v19.4s, v21.4s
	fsqrt	v18.4s, v18.4s
	fmul	v19.4s, v12.4s, v15.4s
	fmul	v23.4s, v12.4s, v11.4s
	str	q12, [sp, #1472]
	str	q5, [sp, #1824]
	fmla	v19.4s, v7.4s, v1.4s
	fmul	v1.4s, v30.4s, v13.4s
	fmov	v30.4s, #1.00000000
	fmla	v23.4s, v9.4s, v1.4s
	mov	v1.16b, v24.16b
	fmul	v9.4s, v19.4s, v28.4s
	fmls	v30.4s, v12.4s, v12.4s
	bsl	v1.16b, v25.16b, v20.16b
	fdiv	v18.4s, v14.4s, v18.4s
	fmls	v23.4s, v22.4s, v9.4s
	str	q9, [sp, #1840]
	fmls	v30.4s, v9.4s, v9.4s
	mov	v22.16b, v11.16b
	fcmge	v4.4s, v1.4s, #0.0
	ldr	q1, [sp, #1520]
	fmul	v5.4s, v23.4s, v5.4s
	fmaxnm	v19.4s, v0.4s, v1.4s
	ldr	q1, [sp, #768]
	orn	v0.16b, v4.16b, v1.16b
	ldr	q1, [sp, #1984]
	str	q4, [sp, #1152]
	fmls	v30.4s, v5.4s, v5.4s
	ldr	q4, [sp, #1968]
	str	q5, [sp, #1808]
	str	q0, [sp, #1232]
	bic	v0.16b, v14.16b, v0.16b
	fsqrt	v19.4s, v19.4s
	fmaxnm	v20.4s, v30.4s, v1.4s
	ldr	q1, [sp, #2272]
	str	q30, [sp, #624]
	fmul	v23.4s, v18.4s, v0.4s
	str	q0, [sp, #1632]
	ldr	q0, [sp, #2400]
	str	q18, [sp, #1920]
	fneg	v28.4s, v0.4s
	str	q0, [sp, #2400]
	fmul	v10.4s, v10.4s, v23.4s
	fsqrt	v25.4s, v20.4s
	fmul	v20.4s, v1.4s, v23.4s
	ldr	q1, [sp, #976]
	fcmge	v24.4s, v4.4s, v1.4s
	ldr	q1, [sp, #1024]
	fmul	v5.4s, v20.4s, v21.4s
	mov	v21.16b, v15.16b
	mov	v20.16b, v24.16b
	fcmge	v24.4s, v1.4s, v4.4s
	ldr	q1, [sp, #2352]
	ldr	q4, [sp, #1440]
	fmul	v30.4s, v1.4s, v23.4s
	fmul	v9.4s, v5.4s, v15.4s
	ldr	q1, [sp, #2080]
	bsl	v20.16b, v0.16b, v8.16b
	fdiv	v18.4s, v14.4s, v19.4s
	ldr	q8, [sp, #1904]
	mov	v15.16b, v5.16b
	fmla	v9.4s, v7.4s, v30.4s
	fmul	v30.4s, v5.4s, v11.4s
	ldr	q7, [sp, #1824]
	bit	v20.16b, v28.16b, v24.16b
	fneg	v24.4s, v12.4s
	fmul	v28.4s, v1.4s, v23.4s
	ldr	q1, [sp, #1664]
	fmul	v19.4s, v9.4s, v8.4s
	ldr	q9, [sp, #1808]
	fcmge	v0.4s, v20.4s, #0.0
	fmul	v11.4s, v5.4s, v24.4s
	fmla	v30.4s, v1.4s, v28.4s
	ldr	q1, [sp, #752]
	ldr	q20, [sp, #2016]
	fdiv	v12.4s, v14.4s, v25.4s
	str	q19, [sp, #1456]
	orn	v1.16b, v0.16b, v1.16b
	fmla	v11.4s, v13.4s, v10.4s
	ldr	q10, [sp, #1888]
	str	q0, [sp, #1168]
	fmls	v30.4s, v10.4s, v19.4s
	str	q18, [sp, #1552]
	bic	v0.16b, v14.16b, v1.16b
	str	q1, [sp, #1216]
	fmov	v1.4s, #1.00000000
	str	q0, [sp, #1616]
	fmul	v25.4s, v18.4s, v0.4s
	ldr	q0, [sp, #1840]
	fmul	v30.4s, v30.4s, v7.4s
	fmls	v1.4s, v5.4s, v5.4s
	ldr	q5, [sp, #1792]
	fmls	v11.4s, v0.4s, v19.4s
	fmul	v28.4s, v20.4s, v25.4s
	fmls	v1.4s, v19.4s, v19.4s
	mov	v20.16b, v30.16b
	str	q12, [sp, #1424]
	fmls	v11.4s, v9.4s, v30.4s
	fmul	v28.4s, v28.4s, v5.4s
	str	q20, [sp, #1408]
	fmls	v1.4s, v20.4s, v20.4s
	fmul	v30.4s, v11.4s, v12.4s
	mov	v11.16b, v20.16b
	ldr	q20, [sp, #2032]
	fmul	v5.4s, v28.4s, v21.4s
	fmul	v21.4s, v20.4s, v25.4s
	ldr	q20, [sp, #2096]
	stp	q28, q15, [sp, #672]
	fmls	v1.4s, v30.4s, v30.4s
	str	q30, [sp, #1792]
	fmla	v5.4s, v4.4s, v21.4s
	fmul	v4.4s, v28.4s, v22.4s
	fmul	v21.4s, v20.4s, v25.4s
	ldr	q20, [sp, #1984]
	str	q1, [sp, #592]
	fmaxnm	v22.4s, v1.4s, v20.4s
	ldr	q1, [sp, #1664]
	fmla	v4.4s, v1.4s, v21.4s
	fmul	v1.4s, v5.4s, v8.4s
	ldr	q5, [sp, #2144]
	fmul	v21.4s, v28.4s, v24.4s
	fneg	v24.4s, v15.4s
	fmul	v5.4s, v5.4s, v25.4s
	fsqrt	v22.4s, v22.4s
	fmls	v4.4s, v10.4s, v1.4s
	fmul	v30.4s, v28.4s, v24.4s
	fmla	v21.4s, v13.4s, v5.4s
	ldr	q5, [sp, #2048]
	fmov	v13.4s, #1.00000000
	fmul	v25.4s, v5.4s, v25.4s
	fmul	v8.4s, v4.4s, v7.4s
	ldr	q4, [sp, #1952]
	ldr	q5, [sp, #2240]
	fmls	v21.4s, v0.4s, v1.4s
	ldr	q0, [sp, #1600]
	fmls	v13.4s, v28.4s, v28.4s
	fmul	v20.4s, v4.4s, v5.4s
	ldr	q4, [sp, #1264]
	ldr	q5, [sp, #1536]
	fmla	v30.4s, v23.4s, v25.4s
	fdiv	v7.4s, v14.4s, v22.4s
	fmls	v21.4s, v9.4s, v8.4s
	fmls	v13.4s, v1.4s, v1.4s
	fmul	v0.4s, v20.4s, v0.4s
	movi	v14.2d, #0000000000000000
	fmls	v30.4s, v19.4s, v1.4s
	fmul	v18.4s, v21.4s, v12.4s
	xtn	v21.4h, v4.4s
	ldr	q4, [sp, #2224]
	str	q0, [sp, #1440]
	fneg	v9.4s, v0.4s
	ldr	q0, [sp, #1792]
	fmls	v30.4s, v11.4s, v8.4s
	fmul	v24.4s, v5.4s, v4.4s
	ldr	d4, [sp, #704]
	fmls	v13.4s, v8.4s, v8.4s
	fmla	v14.4s, v20.4s, v20.4s
	ldr	d20, [sp, #728]
	str	q18, [sp, #1392]
	fmul	v28.4s, v28.4s, v9.4s
	fmls	v30.4s, v0.4s, v18.4s
	ldr	q0, [sp, #1504]
	fmls	v13.4s, v18.4s, v18.4s
	fmul	v23.4s, v0.4s, v9.4s
	ldr	q0, [sp, #2000]
	str	q7, [sp, #1376]
	fmul	v19.4s, v30.4s, v7.4s
	ldr	d7, [sp, #1296]
	orr	v25.8b, v7.8b, v4.8b
	ldr	d4, [sp, #744]
	orr	v21.8b, v21.8b, v4.8b
	ldr	q4, [sp, #1648]
	fmls	v13.4s, v19.4s, v19.4s
	str	q19, [sp, #1264]
	ldr	q19, [sp, #1904]
	ushll	v25.4s, v25.4h, #0
	fmla	v23.4s, v4.4s, v24.4s
	ldr	q4, [sp, #2176]
	ushll	v11.4s, v21.4h, #0
	fmul	v18.4s, v0.4s, v4.4s
	ldr	q0, [sp, #1488]
	ldr	q4, [sp, #1200]
	shl	v12.4s, v25.4s, #31
	fmul	v25.4s, v15.4s, v9.4s
	fmul	v10.4s, v0.4s, v9.4s
	xtn	v7.4h, v4.4s
	ldr	q4, [sp, #1568]
	ldr	q0, [sp, #2160]
	fmul	v21.4s, v23.4s, v19.4s
	shl	v11.4s, v11.4s, #31
	str	q18, [sp, #1296]
	cmge	v12.4s, v12.4s, #0
	fmla	v10.4s, v4.4s, v18.4s
	ldr	q4, [sp, #1776]
	ldr	q18, [sp, #1584]
	cmge	v11.4s, v11.4s, #0
	and	v15.16b, v12.16b, v14.16b
	fmov	v12.4s, #1.00000000
	fmul	v22.4s, v4.4s, v0.4s
	ldr	q0, [sp, #1984]
	ldr	d4, [sp, #736]
	ldr	q14, [sp, #1312]
	str	q21, [sp, #1312]
	fmaxnm	v23.4s, v13.4s, v0.4s
	ldr	q0, [sp, #1472]
	orr	v7.8b, v7.8b, v4.8b
	ldr	q4, [sp, #1184]
	and	v24.16b, v11.16b, v24.16b
	ldr	d11, [sp, #720]
	fmul	v30.4s, v0.4s, v9.4s
	ldr	q9, [sp, #1552]
	str	q22, [sp, #1200]
	xtn	v4.4h, v4.4s
	ushll	v7.4s, v7.4h, #0
	fsqrt	v0.4s, v23.4s
	fmla	v15.4s, v24.4s, v24.4s
	ldr	d24, [sp, #712]
	fmla	v30.4s, v18.4s, v22.4s
	ldr	q18, [sp, #1920]
	ldr	q22, [sp, #1824]
	orr	v4.8b, v4.8b, v20.8b
	shl	v7.4s, v7.4s, #31
	ushll	v4.4s, v4.4h, #0
	str	q0, [sp, #1136]
	ldr	q0, [sp, #1888]
	fmls	v10.4s, v21.4s, v0.4s
	ldr	q0, [sp, #2384]
	fmul	v23.4s, v18.4s, v0.4s
	ldr	q0, [sp, #1152]
	xtn	v20.4h, v0.4s
	ldr	q0, [sp, #1840]
	fmul	v18.4s, v10.4s, v22.4s
	fmul	v10.4s, v5.4s, v19.4s
	ldr	q19, [sp, #1616]
	movi	v5.2d, #0000000000000000
	fmls	v30.4s, v21.4s, v0.4s
	ldr	q0, [sp, #1632]
	str	q23, [sp, #1184]
	fmla	v25.4s, v0.4s, v23.4s
	ldr	q0, [sp, #2400]
	orr	v20.8b, v20.8b, v11.8b
	fmov	v11.4s, #1.00000000
	fmul	v23.4s, v9.4s, v0.4s
	ldr	q0, [sp, #1808]
	ushll	v20.4s, v20.4h, #0
	fmls	v30.4s, v18.4s, v0.4s
	ldr	q0, [sp, #1456]
	fmla	v28.4s, v19.4s, v23.4s
	ldr	q19, [sp, #1328]
	str	q23, [sp, #1152]
	fmls	v25.4s, v21.4s, v0.4s
	shl	v23.4s, v4.4s, #31
	ldr	q4, [sp, #2000]
	bit	v10.16b, v11.16b, v19.16b
	cmge	v11.4s, v7.4s, #0
	ldr	q7, [sp, #1168]
	ldr	q0, [sp, #1136]
	str	q1, [sp, #1328]
	shl	v20.4s, v20.4s, #31
	xtn	v19.4h, v7.4s
	ldr	q7, [sp, #1952]
	fmls	v28.4s, v21.4s, v1.4s
	ldr	q1, [sp, #1296]
	str	q8, [sp, #1296]
	bif	v12.16b, v7.16b, v14.16b
	fmov	v7.4s, #1.00000000
	fmul	v14.4s, v4.4s, v22.4s
	ldr	q22, [sp, #1408]
	cmge	v20.4s, v20.4s, #0
	orr	v19.8b, v19.8b, v24.8b
	fmls	v28.4s, v18.4s, v8.4s
	fmls	v25.4s, v18.4s, v22.4s
	and	v22.16b, v11.16b, v1.16b
	fmov	v1.4s, #1.00000000
	fdiv	v4.4s, v7.4s, v0.4s
	ldr	q0, [sp, #1440]
	ldr	q7, [sp, #1424]
	mov	v11.16b, v15.16b
	ldr	q15, [sp, #1776]
	fmul	v24.4s, v12.4s, v10.4s
	fmla	v5.4s, v0.4s, v0.4s
	fmul	v0.4s, v30.4s, v7.4s
	ldr	q30, [sp, #1280]
	ushll	v19.4s, v19.4h, #0
	ldr	q12, [sp, #1920]
	str	q18, [sp, #1280]
	bsl	v30.16b, v1.16b, v14.16b
	mov	v1.16b, v7.16b
	fmov	v14.4s, #1.00000000
	fmla	v11.4s, v22.4s, v22.4s
	fmla	v5.4s, v21.4s, v21.4s
	fmul	v10.4s, v15.4s, v1.4s
	ldr	q1, [sp, #1792]
	fmul	v21.4s, v24.4s, v30.4s
	shl	v24.4s, v19.4s, #31
	fmls	v25.4s, v0.4s, v1.4s
	ldr	q1, [sp, #1200]
	fmla	v5.4s, v18.4s, v18.4s
	mov	v7.16b, v4.16b
	cmge	v4.4s, v23.4s, #0
	fmla	v5.4s, v0.4s, v0.4s
	and	v4.16b, v4.16b, v1.16b
	ldr	q1, [sp, #1248]
	fmul	v23.4s, v9.4s, v7.4s
	mov	v22.16b, v1.16b
	ldr	q1, [sp, #1376]
	fmla	v11.4s, v4.4s, v4.4s
	fmul	v30.4s, v12.4s, v1.4s
	fmul	v19.4s, v25.4s, v1.4s
	ldr	q1, [sp, #1392]
	bsl	v22.16b, v14.16b, v10.16b
	fmls	v28.4s, v0.4s, v1.4s
	ldr	q1, [sp, #1184]
	and	v4.16b, v20.16b, v1.16b
	ldr	q1, [sp, #1232]
	fmla	v5.4s, v19.4s, v19.4s
	fmul	v20.4s, v21.4s, v22.4s
	cmge	v22.4s, v24.4s, #0
	mov	v21.16b, v1.16b
	ldr	q1, [sp, #1264]
	fmla	v11.4s, v4.4s, v4.4s
	mov	v10.16b, v1.16b
	fmls	v28.4s, v19.4s, v1.4s
	ldr	q1, [sp, #1152]
	bsl	v21.16b, v14.16b, v30.16b
	and	v4.16b, v22.16b, v1.16b
	ldr	q1, [sp, #1216]
	fmul	v20.4s, v20.4s, v21.4s
	mov	v21.16b, v1.16b
	fmul	v1.4s, v28.4s, v7.4s
	fmla	v11.4s, v4.4s, v4.4s
	ldr	q4, [sp, #1712]
	bsl	v21.16b, v14.16b, v23.16b
	fcmp	s4, #0.0
	fmla	v5.4s, v1.4s, v1.4s
	fmul	v23.4s, v20.4s, v21.4s
	str	q5, [sp, #1712]
	b.gt	240b
	ldr	q30, [sp, #1088]
	ldr	q9, [sp, #2000]
	fdiv	v20.4s, v14.4s, v15.4s
	ldr	q8, [sp, #1056]
	mov	w8, #14269
	ldr	q13, [sp, #1744]
	movk	w8, #13574, lsl #16
	ldr	q12, [sp, #1760]
	dup	v25.4s, w6
	fadd	v22.4s, v8.4s, v8.4s
	mov	v5.16b, v15.16b
	fdiv	v21.4s, v14.4s, v30.4s
	fmul	v20.4s, v20.4s, v12.4s
	fdiv	v4.4s, v14.4s, v9.4s
	fmul	v21.4s, v21.4s, v23.4s
	dup	v23.4s, w8
	mov	w8, #4016
	movk	w8, #13345, lsl #16
	dup	v24.4s, w8
	mov	w8, #50604
	movk	w8, #13991, lsl #16
	dup	v28.4s, w8
	fmul	v21.4s, v21.4s, v21.4s
	fmul	v20.4s, v20.4s, v24.4s
	ldr	q24, [sp, #1648]
	fsqrt	v22.4s, v22.4s
	fmul	v4.4s, v4.4s, v13.4s
	fmul	v4.4s, v4.4s, v23.4s
	fcmgt	v23.4s, v25.4s, v8.4s
	fmaxnm	v4.4s, v4.4s, v20.4s
	fminnm	v20.4s, v21.4s, v14.4s
	fmul	v22.4s, v22.4s, v28.4s
	ldr	q28, [sp, #1600]
	fmul	v24.4s, v24.4s, v28.4s
	ldr	q28, [sp, #1968]
	and	v21.16b, v23.16b, v22.16b
	ldr	q23, [sp, #1568]
	ldr	s22, [x13, #16]
	fmul	v23.4s, v23.4s, v24.4s
	fmul	v20.4s, v20.4s, v22.s[0]
	fmaxnm	v4.4s, v4.4s, v21.4s
	ldr	q21, [sp, #1584]
	fmul	v21.4s, v21.4s, v23.4s
	ldr	q23, [sp, #1632]
	fmaxnm	v4.4s, v20.4s, v4.4s
	fcmgt	v20.4s, v25.4s, v30.4s
	ldr	q25, [sp, #1728]
	fmul	v21.4s, v23.4s, v21.4s
	and	v4.16b, v20.16b, v4.16b
	fmul	s20, s22, s22
	ldr	q22, [sp, #1616]
	fmul	v4.4s, v4.4s, v4.4s
	fmul	v21.4s, v22.4s, v21.4s
	ldr	q22, [sp, #1712]
	dup	v20.4s, v20.s[0]
	fcmge	v4.4s, v4.4s, v22.4s
	fcmge	v20.4s, v20.4s, v11.4s
	fcmgt	v21.4s, v21.4s, #0.0
	fmov	v22.4s, #5.00000000
	movi	d11, #0000000000000000
	and	v4.16b, v20.16b, v4.16b
	bic	v20.16b, v14.16b, v21.16b
	ldr	q21, [sp, #576]
	bsl	v4.16b, v20.16b, v22.16b
	ldr	q20, [sp, #1360]
	fcmge	v20.4s, v20.4s, v21.4s
	movi	v21.4s, #64, lsl #24
	fminnm	v21.4s, v4.4s, v21.4s
	bit	v4.16b, v21.16b, v20.16b
	ldr	q21, [sp, #1344]
	fcmeq	v20.4s, v21.4s, v22.4s
	bit	v21.16b, v4.16b, v20.16b
	fcmeq	v4.4s, v21.4s, v22.4s
	str	q21, [sp, #1344]
	and	v22.16b, v4.16b, v14.16b
	mov	s4, v22.s[1]
	fadd	s20, s22, s11
	mov	s21, v22.s[2]
	fadd	s4, s20, s4
	mov	s20, v22.s[3]
	fadd	s4, s4, s21
	ldr	q21, [sp, #1936]
	fadd	s4, s4, s20
	fcmp	s4, #0.0
	b.gt	242b
	fmul	v1.4s, v7.4s, v1.4s
	stp	q29, q3, [sp, #352]
	ldr	q3, [sp, #1280]
	stp	q2, q26, [sp, #384]
	ldr	q2, [sp, #1376]
	movi	v22.2d, #0000000000000000
	str	q6, [sp, #2288]
	ldr	q6, [sp, #1312]
	movi	v18.2d, #0000000000000000
	str	q16, [sp, #2240]
	movi	v21.2d, #0000000000000000
	movi	v23.2d, #0000000000000000
	fmls	v19.4s, v1.4s, v10.4s
	movi	v25.2d, #0000000000000000
	movi	v30.2d, #0000000000000000
	movi	v28.2d, #0000000000000000
	str	q31, [sp, #2304]
	str	q17, [sp, #2368]
	str	q27, [sp, #2384]
	fmul	v4.4s, v2.4s, v19.4s
	ldr	q2, [sp, #1792]
	movi	v19.2d, #0000000000000000
	fmls	v0.4s, v4.4s, v2.4s
	ldr	q2, [sp, #1392]
	fmls	v0.4s, v1.4s, v2.4s
	ldr	q2, [sp, #1424]
	fmul	v0.4s, v2.4s, v0.4s
	ldr	q2, [sp, #1808]
	fmls	v3.4s, v0.4s, v2.4s
	ldr	q2, [sp, #1408]
	fmul	v5.4s, v5.4s, v0.4s
	fmls	v3.4s, v4.4s, v2.4s
	ldr	q2, [sp, #1296]
	str	q5, [sp, #2192]
	fmls	v3.4s, v1.4s, v2.4s
	ldr	q2, [sp, #1824]
	fmul	v3.4s, v2.4s, v3.4s
	ldr	q2, [sp, #1888]
	fmls	v6.4s, v3.4s, v2.4s
	ldr	q2, [sp, #1840]
	fmul	v16.4s, v9.4s, v3.4s
	movi	v9.2d, #0000000000000000
	fmls	v6.4s, v0.4s, v2.4s
	ldr	q2, [sp, #1456]
	str	q16, [sp, #2160]
	fmls	v6.4s, v4.4s, v2.4s
	ldr	q2, [sp, #1328]
	fmls	v6.4s, v1.4s, v2.4s
	ldr	q2, [sp, #1904]
	fmul	v7.4s, v2.4s, v6.4s
	ldr	q2, [sp, #1504]
	ldr	q6, [sp, #1440]
	fmls	v6.4s, v7.4s, v2.4s
	ldr	q2, [sp, #1488]
	fmls	v6.4s, v3.4s, v2.4s
	ldr	q2, [sp, #1472]
	fmls	v6.4s, v0.4s, v2.4s
	ldp	q2, q5, [sp, #672]
	ldr	q0, [sp, #1536]
	fmul	v3.4s, v0.4s, v7.4s
	ldr	q0, [sp, #1952]
	movi	v7.2d, #0000000000000000
	fmls	v6.4s, v4.4s, v5.4s
	str	q3, [sp, #2176]
	fmls	v6.4s, v1.4s, v2.4s
	fmul	v6.4s, v0.4s, v6.4s
	ldr	q0, [sp, #1920]
	fmul	v2.4s, v0.4s, v4.4s
	ldr	q0, [sp, #1552]
	fmul	v0.4s, v0.4s, v1.4s
	str	q6, [sp, #2064]
	str	q2, [sp, #2208]
	str	q0, [sp, #2224]
	tbz	w10, #3, 258f
	fmov	v8.4s, #-1.00000000
	cbz	w7, 258f
	add	x9, x13, #8
	mov	x8, xzr
	ld1r	{ v0.4s }, [x9]
	mov	x9, x17
256:
	add	x11, x8, x7
	ldr	q20, [sp, #1744]
	ldr	q17, [sp, #2384]
	add	x11, x11, x11, lsl #2
	ldp	q16, q31, [sp, #384]
	ldr	q26, [sp, #2368]
	ldr	q6, [sp, #2304]
	mov	x14, x16
	ldr	q4, [x16, x11, lsl #4]
	ldr	q2, [sp, #2288]
	mov	x11, x9
	ldr	q3, [sp, #2240]
	mov	x1, x7
	fmul	v1.4s, v20.4s, v4.4s
	ldp	q4, q29, [sp, #352]
	str	q1, [sp, #2400]
	ldr	q1, [sp, #1760]
257:
	mov	v5.16b, v22.16b
	mov	v22.16b, v1.16b
	ldr	q24, [sp, #2400]
	ldr	q20, [x14], #80
	mov	v27.16b, v9.16b
	mov	v9.16b, v30.16b
	mov	v30.16b, v25.16b
	mov	v25.16b, v23.16b
	fmla	v22.4s, v20.4s, v24.4s
	ldr	q24, [x11], #16
	mov	v23.16b, v21.16b
	mov	v21.16b, v19.16b
	mov	v19.16b, v18.16b
	mov	v18.16b, v7.16b
	mov	v7.16b, v28.16b
	mvni	v11.4s, #127, msl #16
	mov	v15.16b, v31.16b
	subs	x1, x1, #1
	fadd	v20.4s, v22.4s, v0.4s
	fdiv	v22.4s, v14.4s, v20.4s
	fsub	v24.4s, v24.4s, v20.4s
	fmul	v24.4s, v24.4s, v22.4s
	fadd	v28.4s, v22.4s, v8.4s
	fmul	v22.4s, v22.4s, v0.s[0]
	fcmgt	v10.4s, v24.4s, v8.4s
	bit	v28.16b, v24.16b, v10.16b
	fadd	v10.4s, v28.4s, v14.4s
	add	v10.4s, v10.4s, v4.4s
	and	v10.16b, v10.16b, v11.16b
	sub	v11.4s, v14.4s, v10.4s
	mov	v14.16b, v16.16b
	scvtf	v10.4s, v10.4s
	fadd	v12.4s, v11.4s, v8.4s
	fmov	v8.4s, #5.00000000
	fmla	v12.4s, v11.4s, v28.4s
	mov	v28.16b, v29.16b
	fadd	v13.4s, v20.4s, v8.4s
	fmov	v8.4s, #1.00000000
	fmul	v11.4s, v12.4s, v12.4s
	fmla	v28.4s, v3.4s, v12.4s
	fmla	v14.4s, v6.4s, v12.4s
	fdiv	v13.4s, v8.4s, v13.4s
	fmla	v15.4s, v26.4s, v12.4s
	fmov	v8.4s, #-1.00000000
	fmla	v28.4s, v2.4s, v11.4s
	fmla	v14.4s, v11.4s, v28.4s
	fmaxnm	v28.4s, v24.4s, v8.4s
	fmla	v15.4s, v11.4s, v14.4s
	fmov	v14.4s, #1.00000000
	fneg	v28.4s, v28.4s
	fmla	v12.4s, v11.4s, v15.4s
	fmul	v11.4s, v13.4s, v13.4s
	fadd	v24.4s, v24.4s, v14.4s
	fmla	v12.4s, v17.4s, v10.4s
	fmul	v10.4s, v13.4s, v11.4s
	fmla	v28.4s, v12.4s, v24.4s
	fmul	v12.4s, v11.4s, v10.4s
	fmul	v24.4s, v11.4s, v11.4s
	fmla	v7.4s, v28.4s, v20.4s
	fmla	v5.4s, v22.4s, v12.4s
	mov	v28.16b, v7.16b
	mov	v7.16b, v18.16b
	mov	v18.16b, v19.16b
	mov	v19.16b, v21.16b
	mov	v21.16b, v23.16b
	mov	v23.16b, v25.16b
	mov	v25.16b, v30.16b
	mov	v30.16b, v9.16b
	fadd	v9.4s, v27.4s, v13.4s
	fmla	v18.4s, v22.4s, v10.4s
	fmla	v7.4s, v22.4s, v24.4s
	fmla	v19.4s, v22.4s, v11.4s
	fadd	v23.4s, v23.4s, v24.4s
	fadd	v21.4s, v21.4s, v12.4s
	fadd	v30.4s, v30.4s, v11.4s
	fadd	v25.4s, v25.4s, v10.4s
	mov	v22.16b, v5.16b
	b.ne	257b
	add	x8, x8, #1
	add	x9, x9, x19
	cmp	x8, x7
	b.ne	256b
258:
	ldr	q24, [sp, #1536]
	ldr	q0, [sp, #2256]
	mov	w8, #46871
	ldr	q8, [sp, #1952]
	ldr	q1, [sp, #1984]
	movk	w8, #14673, lsl #16
	fmul	v0.4s, v0.4s, v24.4s
	str	q28, [sp, #1840]
	ldr	q28, [sp, #2000]
	str	q22, [sp, #1888]
	ldr	q6, [sp, #1776]
	mov	w9, #46871
	ldr	q27, [sp, #1920]
	ldr	x19, [sp, #312]
	movk	w9, #14545, lsl #16
	lsl	x11, x15, #5
	add	x14, x15, x15, lsl #1
	fmul	v4.4s, v0.4s, v8.4s
	fmov	v0.4s, #1.00000000
	fmls	v0.4s, v4.4s, v4.4s
	fneg	v10.4s, v4.4s
	fmaxnm	v20.4s, v0.4s, v1.4s
	str	q0, [sp, #2256]
	ldr	q0, [sp, #2320]
	fmul	v22.4s, v0.4s, v28.4s
	ldr	q0, [sp, #2336]
	fsqrt	v20.4s, v20.4s
	fmul	v4.4s, v0.4s, v28.4s
	fmov	v0.4s, #1.00000000
	fmul	v3.4s, v22.4s, v8.4s
	fmls	v0.4s, v3.4s, v3.4s
	fneg	v12.4s, v3.4s
	str	q3, [sp, #1824]
	fdiv	v16.4s, v14.4s, v20.4s
	fmul	v20.4s, v3.4s, v10.4s
	fmov	v3.4s, #1.00000000
	fmla	v20.4s, v24.4s, v4.4s
	fmul	v29.4s, v20.4s, v16.4s
	str	q16, [sp, #1904]
	fmls	v0.4s, v29.4s, v29.4s
	fmaxnm	v4.4s, v0.4s, v1.4s
	str	q0, [sp, #2320]
	ldr	q0, [sp, #2112]
	fmul	v20.4s, v0.4s, v6.4s
	ldr	q0, [sp, #2128]
	fsqrt	v4.4s, v4.4s
	fmul	v2.4s, v20.4s, v8.4s
	fmul	v20.4s, v0.4s, v6.4s
	ldr	q0, [sp, #1856]
	fmul	v22.4s, v2.4s, v10.4s
	fmls	v3.4s, v2.4s, v2.4s
	fmla	v22.4s, v24.4s, v20.4s
	fmul	v20.4s, v2.4s, v12.4s
	fdiv	v17.4s, v14.4s, v4.4s
	fmul	v4.4s, v0.4s, v6.4s
	ldr	q0, [sp, #2272]
	fmul	v31.4s, v22.4s, v16.4s
	fmla	v20.4s, v28.4s, v4.4s
	fmul	v4.4s, v27.4s, v0.4s
	ldr	q0, [sp, #2352]
	fmls	v3.4s, v31.4s, v31.4s
	str	q31, [sp, #2336]
	fmls	v20.4s, v29.4s, v31.4s
	fmul	v26.4s, v4.4s, v8.4s
	fmul	v4.4s, v0.4s, v27.4s
	ldr	q0, [sp, #2080]
	str	q2, [sp, #2080]
	fmul	v13.4s, v0.4s, v27.4s
	ldr	q0, [sp, #1872]
	fmul	v11.4s, v26.4s, v10.4s
	fmul	v15.4s, v26.4s, v12.4s
	fmul	v5.4s, v20.4s, v17.4s
	str	q17, [sp, #2112]
	fmla	v11.4s, v24.4s, v4.4s
	fmla	v15.4s, v28.4s, v13.4s
	fmul	v13.4s, v0.4s, v27.4s
	fmls	v3.4s, v5.4s, v5.4s
	ldr	q0, [sp, #2016]
	str	q5, [sp, #2400]
	fmaxnm	v20.4s, v3.4s, v1.4s
	str	q3, [sp, #2128]
	fmul	v3.4s, v11.4s, v16.4s
	fsqrt	v22.4s, v20.4s
	fneg	v20.4s, v2.4s
	fmls	v15.4s, v29.4s, v3.4s
	ldr	q2, [sp, #1552]
	str	q3, [sp, #2016]
	fmul	v11.4s, v26.4s, v20.4s
	fmla	v11.4s, v6.4s, v13.4s
	fmov	v13.4s, #1.00000000
	fdiv	v14.4s, v14.4s, v22.4s
	fmls	v13.4s, v26.4s, v26.4s
	fmls	v11.4s, v31.4s, v3.4s
	fmul	v31.4s, v15.4s, v17.4s
	fmul	v22.4s, v2.4s, v0.4s
	fmls	v13.4s, v3.4s, v3.4s
	fmls	v11.4s, v5.4s, v31.4s
	fmul	v8.4s, v22.4s, v8.4s
	movi	v22.2d, #0000000000000000
	fmls	v13.4s, v31.4s, v31.4s
	fmul	v15.4s, v8.4s, v10.4s
	fmul	v12.4s, v8.4s, v12.4s
	fmul	v20.4s, v8.4s, v20.4s
	fmul	v0.4s, v11.4s, v14.4s
	mov	v5.16b, v14.16b
	str	q0, [sp, #2272]
	fmls	v13.4s, v0.4s, v0.4s
	ldr	q0, [sp, #2032]
	str	q10, [sp, #2032]
	fmul	v11.4s, v2.4s, v0.4s
	ldr	q0, [sp, #2096]
	str	q8, [sp, #2096]
	fmaxnm	v4.4s, v13.4s, v1.4s
	ldr	q1, [sp, #2144]
	str	q26, [sp, #2144]
	fmla	v15.4s, v24.4s, v11.4s
	ldr	q24, [sp, #2064]
	fmul	v11.4s, v0.4s, v2.4s
	fmul	v10.4s, v1.4s, v2.4s
	ldr	q1, [sp, #2048]
	str	q29, [sp, #2048]
	fabs	v0.4s, v24.4s
	fsqrt	v4.4s, v4.4s
	fmul	v16.4s, v15.4s, v16.4s
	fmla	v12.4s, v28.4s, v11.4s
	fneg	v11.4s, v26.4s
	ldr	q28, [sp, #2208]
	fmla	v20.4s, v6.4s, v10.4s
	fmul	v10.4s, v1.4s, v2.4s
	fmaxnm	v0.4s, v0.4s, v22.4s
	ldr	q22, [sp, #2176]
	ldr	q1, [sp, #2336]
	fabs	v14.4s, v28.4s
	ldr	q2, [sp, #2224]
	fabs	v15.4s, v22.4s
	fmul	v11.4s, v8.4s, v11.4s
	fmls	v12.4s, v29.4s, v16.4s
	fmls	v20.4s, v1.4s, v16.4s
	ldr	q1, [sp, #1968]
	ldr	q29, [sp, #1744]
	str	q16, [sp, #2176]
	fmaxnm	v0.4s, v0.4s, v15.4s
	fmov	v15.4s, #1.00000000
	fmla	v11.4s, v27.4s, v10.4s
	fmul	v6.4s, v12.4s, v17.4s
	fabs	v10.4s, v2.4s
	ldr	q27, [sp, #1936]
	mov	v17.16b, v31.16b
	ldr	q31, [sp, #2272]
	fmls	v15.4s, v8.4s, v8.4s
	fmov	v8.4s, #1.00000000
	fmaxnm	v0.4s, v0.4s, v14.4s
	fminnm	v14.4s, v27.4s, v1.4s
	ldr	q1, [sp, #2400]
	fmls	v11.4s, v3.4s, v16.4s
	ldr	q3, [sp, #2256]
	str	q5, [sp, #2256]
	fmls	v20.4s, v1.4s, v6.4s
	ldr	q1, [sp, #1728]
	fdiv	v26.4s, v8.4s, v4.4s
	dup	v4.4s, w8
	fmaxnm	v10.4s, v0.4s, v10.4s
	ldr	q0, [sp, #2160]
	fadd	v12.4s, v24.4s, v1.4s
	fminnm	v24.4s, v3.4s, v8.4s
	fmls	v11.4s, v17.4s, v6.4s
	ldr	q1, [sp, #1760]
	fmls	v15.4s, v16.4s, v16.4s
	fmul	v4.4s, v14.4s, v4.4s
	fadd	v14.4s, v0.4s, v29.4s
	ldr	q0, [sp, #1680]
	ldr	q16, [sp, #1968]
	fmov	v3.4s, #1.00000000
	add	x8, x13, #208
	fadd	v0.4s, v22.4s, v0.4s
	ldr	q22, [sp, #2192]
	str	q17, [sp, #2192]
	fmul	v17.4s, v20.4s, v5.4s
	ldp	q8, q20, [sp, #880]
	fadd	v22.4s, v22.4s, v1.4s
	fcmge	v4.4s, v4.4s, v10.4s
	ldr	q10, [sp, #1008]
	ldr	q5, [sp, #2320]
	fmls	v15.4s, v6.4s, v6.4s
	fminnm	v12.4s, v12.4s, v20.4s
	fadd	v20.4s, v28.4s, v27.4s
	fminnm	v0.4s, v0.4s, v8.4s
	ldp	q28, q8, [sp, #928]
	fmls	v11.4s, v31.4s, v17.4s
	fminnm	v14.4s, v14.4s, v28.4s
	fminnm	v22.4s, v22.4s, v10.4s
	ldr	q10, [sp, #992]
	ldr	q28, [sp, #1344]
	fminnm	v24.4s, v24.4s, v5.4s
	mov	v5.16b, v31.16b
	fminnm	v20.4s, v20.4s, v10.4s
	ldr	q10, [sp, #912]
	str	q17, [sp, #2224]
	fcmge	v3.4s, v3.4s, v28.4s
	fmul	v31.4s, v11.4s, v26.4s
	fmls	v15.4s, v17.4s, v17.4s
	fmaxnm	v14.4s, v14.4s, v8.4s
	ldr	q8, [sp, #864]
	fmaxnm	v10.4s, v12.4s, v10.4s
	fadd	v12.4s, v2.4s, v16.4s
	ldr	q2, [sp, #2128]
	ldr	q17, [sp, #1680]
	fmaxnm	v0.4s, v0.4s, v8.4s
	ldr	q8, [sp, #960]
	str	q26, [sp, #2320]
	and	v4.16b, v3.16b, v4.16b
	fminnm	v24.4s, v24.4s, v2.4s
	ldr	q2, [sp, #1728]
	fmaxnm	v22.4s, v22.4s, v8.4s
	ldr	q8, [sp, #976]
	fmls	v15.4s, v31.4s, v31.4s
	fminnm	v11.4s, v12.4s, v8.4s
	ldr	q8, [sp, #1040]
	bif	v10.16b, v2.16b, v4.16b
	mov	v12.16b, v4.16b
	bif	v0.16b, v17.16b, v4.16b
	fminnm	v24.4s, v24.4s, v13.4s
	fmaxnm	v20.4s, v20.4s, v8.4s
	fmov	v8.4s, #4.00000000
	bif	v22.16b, v1.16b, v4.16b
	ld1r	{ v1.4s }, [x8]
	ldr	s17, [x13, #12]
	add	x8, x22, x19, lsl #4
	bsl	v12.16b, v14.16b, v29.16b
	fminnm	v24.4s, v24.4s, v15.4s
	fcmeq	v2.4s, v28.4s, v8.4s
	ldr	q28, [sp, #1024]
	bif	v20.16b, v27.16b, v4.16b
	fmul	v22.4s, v22.4s, v17.s[0]
	mov	v27.16b, v1.16b
	fmaxnm	v11.4s, v11.4s, v28.4s
	fmul	v12.4s, v12.4s, v17.s[0]
	bit	v10.16b, v1.16b, v2.16b
	bit	v0.16b, v1.16b, v2.16b
	bit	v20.16b, v27.16b, v2.16b
	bsl	v4.16b, v11.16b, v16.16b
	dup	v11.4s, w9
	add	x9, x19, x15
	str	q10, [x8]
	mov	v10.16b, v2.16b
	str	q0, [x22, x9, lsl #4]
	mov	v0.16b, v2.16b
	bit	v4.16b, v27.16b, v2.16b
	bsl	v10.16b, v1.16b, v12.16b
	mov	v12.16b, v2.16b
	bsl	v0.16b, v1.16b, v22.16b
	fcmgt	v1.4s, v24.4s, v11.4s
	str	q10, [x8, x11]
	lsl	x11, x15, #6
	str	q0, [x8, x14, lsl #4]
	add	x14, x15, x15, lsl #2
	str	q1, [sp, #2352]
	str	q20, [x8, x11]
	str	q4, [x8, x14, lsl #4]
	tbnz	w10, #1, 259f
	ldp	q2, q26, [sp, #384]
	mov	w8, #6
	ldp	q24, q1, [sp, #352]
	movi	d11, #0000000000000000
	ldr	x7, [sp, #168]
	ldr	q5, [sp, #2384]
	movi	v15.2d, #0000000000000000
	ldr	q17, [sp, #2368]
	ldr	q6, [sp, #2304]
	ldr	q27, [sp, #2288]
	ldr	q16, [sp, #2240]
	fmov	v14.4s, #1.00000000
	movi	v13.4s, #8
	ldr	q4, [sp, #240]
	tbz	w10, #3, 25b
	b	24b
259:
	ldr	q0, [sp, #2032]
	ldr	q1, [sp, #1904]
	mov	v26.16b, v6.16b
	ldr	q2, [sp, #2048]
	ldr	q16, [sp, #2080]
	mov	v29.16b, v5.16b
	fmul	v10.4s, v1.4s, v0.4s
	ldr	q0, [sp, #1824]
	ldr	q20, [sp, #2336]
	ldr	q8, [sp, #2112]
	fneg	v4.4s, v1.4s
	str	q31, [sp, #2160]
	ldr	q22, [sp, #2400]
	str	q3, [sp, #2336]
	mov	w8, #96
	ldr	q3, [sp, #2016]
	str	q12, [sp, #2208]
	umaddl	x11, w15, w8, x22
	fmla	v0.4s, v10.4s, v2.4s
	fmla	v16.4s, v10.4s, v20.4s
	fmul	v20.4s, v1.4s, v20.4s
	ldr	q12, [sp, #2256]
	ldr	q24, [sp, #2176]
	ldr	q28, [sp, #2096]
	fmul	v11.4s, v1.4s, v3.4s
	ldr	q14, [sp, #2320]
	str	q10, [sp, #2176]
	fmla	v28.4s, v10.4s, v24.4s
	str	q17, [sp, #2400]
	fmul	v24.4s, v1.4s, v24.4s
	fneg	v0.4s, v0.4s
	lsl	x8, x19, #4
	tst	w10, #0x4
	mov	w3, #11
	mov	w14, #8
	mov	w1, #15
	csel	x14, x14, x3, eq
	mov	w2, #9
	mov	w7, #10
	umull	x14, w14, w15
	csel	x1, x2, x1, eq
	mov	w2, #20
	fmul	v31.4s, v8.4s, v0.4s
	fmul	v0.4s, v2.4s, v4.4s
	ldr	q2, [sp, #1984]
	csel	x2, x7, x2, eq
	mov	w7, #26
	umull	x1, w1, w15
	fmaxnm	v4.4s, v15.4s, v2.4s
	ldr	q2, [sp, #2144]
	add	x14, x22, x14, lsl #4
	csel	x3, x3, x7, eq
	umull	x2, w2, w15
	fmla	v16.4s, v31.4s, v22.4s
	fmul	v13.4s, v0.4s, v8.4s
	fmla	v2.4s, v10.4s, v3.4s
	fmla	v28.4s, v31.4s, v26.4s
	umull	x3, w3, w15
	fsqrt	v15.4s, v4.4s
	fmov	v4.4s, #1.00000000
	fneg	v0.4s, v16.4s
	ldr	q16, [sp, #2192]
	fmla	v20.4s, v13.4s, v22.4s
	fmla	v24.4s, v13.4s, v26.4s
	str	q31, [sp, #2192]
	fmla	v2.4s, v31.4s, v16.4s
	fmla	v11.4s, v13.4s, v16.4s
	fmla	v4.4s, v10.4s, v10.4s
	ldr	q10, [sp, #2224]
	fmul	v6.4s, v12.4s, v0.4s
	fneg	v0.4s, v8.4s
	fneg	v20.4s, v20.4s
	fmla	v4.4s, v31.4s, v31.4s
	mov	v31.16b, v13.16b
	fmul	v0.4s, v22.4s, v0.4s
	fmla	v2.4s, v6.4s, v5.4s
	fmul	v5.4s, v12.4s, v20.4s
	fmul	v22.4s, v8.4s, v16.4s
	fmla	v28.4s, v6.4s, v10.4s
	mov	v16.16b, v6.16b
	ldr	q6, [sp, #2160]
	fmul	v3.4s, v0.4s, v12.4s
	fmov	v0.4s, #1.00000000
	fneg	v20.4s, v2.4s
	fmla	v11.4s, v5.4s, v29.4s
	str	q16, [sp, #2128]
	fmla	v4.4s, v16.4s, v16.4s
	fmla	v24.4s, v5.4s, v10.4s
	str	q5, [sp, #2096]
	fdiv	v17.4s, v0.4s, v15.4s
	fmul	v2.4s, v14.4s, v20.4s
	fmla	v22.4s, v3.4s, v29.4s
	fneg	v0.4s, v12.4s
	fneg	v20.4s, v11.4s
	fmul	v11.4s, v8.4s, v26.4s
	fmul	v15.4s, v1.4s, v1.4s
	str	q3, [sp, #2144]
	fmla	v28.4s, v2.4s, v6.4s
	fneg	v22.4s, v22.4s
	str	q2, [sp, #2272]
	fmul	v0.4s, v29.4s, v0.4s
	fmul	v16.4s, v14.4s, v20.4s
	fmla	v11.4s, v3.4s, v10.4s
	fmla	v4.4s, v2.4s, v2.4s
	fmla	v15.4s, v13.4s, v13.4s
	fmul	v13.4s, v12.4s, v12.4s
	fneg	v20.4s, v28.4s
	fmul	v28.4s, v14.4s, v22.4s
	fmul	v22.4s, v12.4s, v10.4s
	fmul	v1.4s, v0.4s, v14.4s
	fmul	v0.4s, v8.4s, v8.4s
	fmla	v24.4s, v16.4s, v6.4s
	fmla	v15.4s, v5.4s, v5.4s
	fmla	v11.4s, v28.4s, v6.4s
	fmul	v2.4s, v17.4s, v20.4s
	fmla	v0.4s, v3.4s, v3.4s
	ldr	q3, [sp, #2336]
	fmla	v22.4s, v1.4s, v6.4s
	fneg	v20.4s, v14.4s
	fneg	v24.4s, v24.4s
	fmla	v15.4s, v16.4s, v16.4s
	mov	v12.16b, v1.16b
	fmla	v13.4s, v1.4s, v1.4s
	fneg	v11.4s, v11.4s
	ldr	q1, [sp, #2400]
	str	q28, [sp, #2336]
	str	q2, [sp, #2224]
	fmla	v4.4s, v2.4s, v2.4s
	ldr	q2, [sp, #2352]
	fneg	v22.4s, v22.4s
	fmul	v20.4s, v6.4s, v20.4s
	fmul	v29.4s, v17.4s, v24.4s
	and	v10.16b, v3.16b, v2.16b
	ldr	q3, [sp, #1952]
	fmla	v0.4s, v28.4s, v28.4s
	fmul	v2.4s, v17.4s, v11.4s
	mov	v6.16b, v16.16b
	fmul	v28.4s, v14.4s, v14.4s
	fmul	v4.4s, v3.4s, v4.4s
	str	q17, [sp, #2080]
	xtn	v24.4h, v10.4s
	fmul	v5.4s, v17.4s, v22.4s
	fmul	v26.4s, v20.4s, v17.4s
	fmla	v15.4s, v29.4s, v29.4s
	mov	v16.16b, v29.16b
	str	q2, [sp, #2160]
	fmla	v0.4s, v2.4s, v2.4s
	ldr	q2, [sp, #1776]
	fmul	v10.4s, v3.4s, v4.4s
	ldr	q4, [sp, #2000]
	ldr	q3, [sp, #1920]
	sshll	v22.4s, v24.4h, #0
	fmul	v29.4s, v2.4s, v1.s[0]
	ldr	q2, [sp, #1536]
	fmul	v20.4s, v4.4s, v1.s[0]
	fmla	v13.4s, v5.4s, v5.4s
	fmla	v28.4s, v26.4s, v26.4s
	fmul	v8.4s, v2.4s, v15.4s
	fmul	v24.4s, v17.4s, v17.4s
	ldr	q4, [sp, #1552]
	bif	v10.16b, v27.16b, v22.16b
	str	q26, [sp, #2400]
	fmul	v0.4s, v0.4s, v20.4s
	fmul	v11.4s, v13.4s, v29.4s
	fmul	v28.4s, v3.4s, v28.4s
	str	q10, [x11, x8]
	mov	w11, #7
	fmul	v8.4s, v2.4s, v8.4s
	cinc	x11, x11, ne
	fmul	v24.4s, v4.4s, v24.4s
	umull	x11, w11, w15
	fmul	v0.4s, v20.4s, v0.4s
	fmul	v10.4s, v29.4s, v11.4s
	fmul	v28.4s, v3.4s, v28.4s
	bif	v8.16b, v27.16b, v22.16b
	mov	v11.16b, v2.16b
	add	x11, x22, x11, lsl #4
	fmul	v24.4s, v4.4s, v24.4s
	ldp	q2, q26, [sp, #384]
	bif	v0.16b, v27.16b, v22.16b
	str	q8, [x11, x8]
	bif	v10.16b, v27.16b, v22.16b
	add	x11, x22, x1, lsl #4
	bif	v28.16b, v27.16b, v22.16b
	str	q0, [x14, x8]
	mov	v0.16b, v22.16b
	add	x14, x22, x2, lsl #4
	str	q10, [x11, x8]
	add	x11, x22, x3, lsl #4
	str	q28, [x14, x8]
	bsl	v0.16b, v24.16b, v27.16b
	ldp	q24, q1, [sp, #352]
	str	q0, [x11, x8]
	tbnz	w10, #2, 260f
	mov	w8, #12
	b	261f
260:
	ldr	q0, [sp, #2176]
	mov	v3.16b, v5.16b
	ldr	q5, [sp, #1904]
	ldr	q1, [sp, #2112]
	ldr	q10, [sp, #2096]
	mov	v15.16b, v6.16b
	fmul	v0.4s, v5.4s, v0.4s
	ldr	q5, [sp, #2192]
	ldr	q14, [sp, #2336]
	fmul	v28.4s, v1.4s, v31.4s
	ldr	q26, [sp, #2160]
	mov	v13.16b, v29.16b
	fmul	v24.4s, v1.4s, v5.4s
	ldr	q1, [sp, #2128]
	mov	v29.16b, v11.16b
	mov	v2.16b, v16.16b
	mov	w11, #112
	mov	w14, #144
	fmla	v0.4s, v5.4s, v31.4s
	ldr	q5, [sp, #2144]
	ldr	q31, [sp, #2272]
	mov	v17.16b, v20.16b
	umaddl	x11, w15, w11, x22
	mov	w1, #160
	fmla	v24.4s, v1.4s, v5.4s
	fmla	v28.4s, v10.4s, v5.4s
	umaddl	x14, w15, w14, x22
	umaddl	x1, w15, w1, x22
	fmla	v0.4s, v1.4s, v10.4s
	fmla	v24.4s, v31.4s, v14.4s
	fmla	v28.4s, v15.4s, v14.4s
	fmla	v0.4s, v31.4s, v6.4s
	ldr	q6, [sp, #2256]
	fmul	v8.4s, v6.4s, v1.4s
	mov	v1.16b, v12.16b
	ldr	q12, [sp, #2224]
	fmul	v10.4s, v6.4s, v10.4s
	fmla	v28.4s, v16.4s, v26.4s
	fmla	v0.4s, v12.4s, v16.4s
	fmla	v24.4s, v12.4s, v26.4s
	fmla	v8.4s, v31.4s, v1.4s
	fmla	v10.4s, v15.4s, v1.4s
	fmul	v28.4s, v28.4s, v20.4s
	fmul	v0.4s, v11.4s, v0.4s
	fmul	v11.4s, v6.4s, v5.4s
	fmul	v24.4s, v24.4s, v20.4s
	ldr	q5, [sp, #1952]
	mov	v6.16b, v13.16b
	fmla	v8.4s, v12.4s, v3.4s
	fmla	v10.4s, v16.4s, v3.4s
	ldr	q16, [sp, #2320]
	fmul	v28.4s, v29.4s, v28.4s
	fmla	v11.4s, v14.4s, v1.4s
	fmul	v0.4s, v5.4s, v0.4s
	fmul	v24.4s, v5.4s, v24.4s
	fmul	v15.4s, v16.4s, v15.4s
	fmul	v20.4s, v16.4s, v14.4s
	ldr	q14, [sp, #2080]
	fmul	v8.4s, v8.4s, v13.4s
	fmul	v13.4s, v16.4s, v31.4s
	ldr	q31, [sp, #2400]
	fmul	v10.4s, v10.4s, v6.4s
	bif	v28.16b, v27.16b, v22.16b
	fmla	v11.4s, v26.4s, v3.4s
	bif	v0.16b, v27.16b, v22.16b
	bif	v24.16b, v27.16b, v22.16b
	fmla	v15.4s, v2.4s, v31.4s
	fmla	v20.4s, v26.4s, v31.4s
	fmul	v8.4s, v5.4s, v8.4s
	fmla	v13.4s, v12.4s, v31.4s
	str	q0, [x11, x8]
	mov	w11, #192
	fmul	v0.4s, v16.4s, v1.4s
	str	q24, [x14, x8]
	fmul	v24.4s, v11.4s, v6.4s
	umaddl	x11, w15, w11, x22
	fmul	v10.4s, v29.4s, v10.4s
	ldr	q1, [sp, #1920]
	mov	v16.16b, v3.16b
	bif	v8.16b, v27.16b, v22.16b
	str	q28, [x1, x8]
	mov	w14, #208
	fmul	v11.4s, v1.4s, v13.4s
	fmla	v0.4s, v3.4s, v31.4s
	mov	v3.16b, v1.16b
	fmul	v24.4s, v17.4s, v24.4s
	fmul	v28.4s, v14.4s, v12.4s
	fmul	v13.4s, v14.4s, v2.4s
	str	q8, [x11, x8]
	fmul	v8.4s, v1.4s, v15.4s
	fmul	v1.4s, v1.4s, v20.4s
	fmul	v15.4s, v14.4s, v26.4s
	fmul	v20.4s, v14.4s, v16.4s
	fmul	v12.4s, v14.4s, v31.4s
	umaddl	x14, w15, w14, x22
	bif	v10.16b, v27.16b, v22.16b
	mov	w1, #224
	umaddl	x1, w15, w1, x22
	fmul	v11.4s, v5.4s, v11.4s
	bif	v24.16b, v27.16b, v22.16b
	fmul	v8.4s, v29.4s, v8.4s
	fmul	v1.4s, v1.4s, v17.4s
	fmul	v28.4s, v4.4s, v28.4s
	str	q10, [x14, x8]
	fmul	v10.4s, v4.4s, v13.4s
	fmul	v13.4s, v4.4s, v15.4s
	fmul	v20.4s, v4.4s, v20.4s
	fmul	v12.4s, v4.4s, v12.4s
	mov	v4.16b, v22.16b
	fmul	v0.4s, v3.4s, v0.4s
	mov	w14, #272
	str	q24, [x1, x8]
	mov	w1, #288
	umaddl	x14, w15, w14, x22
	bif	v11.16b, v27.16b, v22.16b
	bif	v8.16b, v27.16b, v22.16b
	umaddl	x1, w15, w1, x22
	bsl	v4.16b, v1.16b, v27.16b
	add	x11, x22, x15, lsl #8
	fmul	v28.4s, v5.4s, v28.4s
	fmul	v24.4s, v29.4s, v10.4s
	fmul	v0.4s, v0.4s, v6.4s
	fmul	v10.4s, v13.4s, v17.4s
	fmul	v20.4s, v20.4s, v6.4s
	str	q11, [x11, x8]
	mov	w11, #304
	str	q8, [x14, x8]
	mov	w14, #336
	umaddl	x11, w15, w11, x22
	str	q4, [x1, x8]
	mov	v4.16b, v22.16b
	mov	w1, #352
	bif	v0.16b, v27.16b, v22.16b
	umaddl	x14, w15, w14, x22
	bif	v28.16b, v27.16b, v22.16b
	umaddl	x1, w15, w1, x22
	fmul	v8.4s, v3.4s, v12.4s
	bif	v20.16b, v27.16b, v22.16b
	bsl	v4.16b, v24.16b, v27.16b
	ldp	q2, q26, [sp, #384]
	str	q0, [x11, x8]
	mov	v0.16b, v22.16b
	mov	w11, #368
	str	q28, [x14, x8]
	mov	w14, #384
	umaddl	x11, w15, w11, x22
	str	q4, [x1, x8]
	mov	v4.16b, v22.16b
	mov	w1, #400
	bsl	v0.16b, v10.16b, v27.16b
	umaddl	x14, w15, w14, x22
	umaddl	x1, w15, w1, x22
	ldp	q24, q1, [sp, #352]
	bsl	v4.16b, v8.16b, v27.16b
	str	q0, [x11, x8]
	str	q20, [x14, x8]
	str	q4, [x1, x8]
	mov	w8, #27
261:
	movi	d11, #0000000000000000
	movi	v15.2d, #0000000000000000
	mov	w3, #51410
	ldr	x7, [sp, #168]
	ldr	q12, [sp, #2208]
	ldr	q5, [sp, #2384]
	ldr	q17, [sp, #2368]
	ldr	q6, [sp, #2304]
	ldr	q27, [sp, #2288]
	ldr	q16, [sp, #2240]
	movk	w3, #48686, lsl #16
	fmov	v14.4s, #1.00000000
	movi	v13.4s, #8
	ldr	q4, [sp, #240]
	tbz	w10, #3, 25b
	b	24b
262:
	add	sp, sp, #2416
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
