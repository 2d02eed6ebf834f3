// Made by `cargo xtask kernels`. Do not edit.
	.text
	.p2align	2
	.globl	gaussmle_xynbsxsy_maps_neon
gaussmle_xynbsxsy_maps_neon:
	.globl	_gaussmle_xynbsxsy_maps_neon
_gaussmle_xynbsxsy_maps_neon:
	cbz	w3, .L35b78
	cbz	w2, .L35b78
	cbz	w1, .L35b78
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
	sub	sp, sp, #2448
	ldr	x8, [sp, #2608]
	mov	w21, w1
	mvni	v0.4s, #128, lsl #16
	ldp	x13, x9, [x0, #24]
	mov	w11, w3
	mov	x1, x8
	mov	w8, w2
	str	x8, [sp, #72]
	umull	x8, w8, w21
	fneg	v1.4s, v0.4s
	str	x9, [sp, #240]
	ldp	x9, x16, [x0, #40]
	fmov	v15.4s, #1.00000000
	fmov	v27.4s, #3.00000000
	fmov	v10.4s, #-1.00000000
	lsl	x8, x8, #1
	fmov	v22.4s, #5.00000000
	movi	v12.2d, #0000000000000000
	str	x9, [sp, #152]
	add	w9, w5, w4
	movi	d13, #0000000000000000
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
	str	q0, [sp, #1536]
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
	str	x1, [sp, #248]
	str	x21, [sp, #160]
	b	.L35b5
.L35b4:
	ldp	x11, x10, [sp, #32]
	ldp	x8, x9, [sp, #16]
	add	x10, x10, #1
	cmp	x10, x9
	add	x11, x11, x8
	b.eq	.L35b77
.L35b5:
	ldr	x8, [sp, #72]
	mov	x9, xzr
	stp	x11, x10, [sp, #32]
	mul	x8, x10, x8
	str	x8, [sp, #64]
	b	.L35b7
.L35b6:
	ldp	x11, x9, [sp, #80]
	ldr	x8, [sp, #72]
	add	x9, x9, #1
	cmp	x9, x8
	ldr	x8, [sp, #48]
	add	x11, x11, x8
	b.eq	.L35b4
.L35b7:
	ldr	x8, [sp, #64]
	stp	x11, x9, [sp, #80]
	mov	x3, xzr
	str	x11, [sp, #344]
	add	x8, x8, x9
	ldr	x9, [sp, #56]
	madd	x8, x8, x21, x9
	str	x8, [sp, #168]
	b	.L35b11
.L35b8:
	mov	v31.16b, v1.16b
	ldp	q0, q1, [sp, #208]
	movi	v6.2d, #0000000000000000
	movi	v26.2d, #0000000000000000
	mov	w11, #29208
	fdiv	v0.4s, v15.4s, v0.4s
	ldp	s30, s9, [x13, #100]
	movk	w11, #16177, lsl #16
	umull	x14, w9, w10
	ldr	x15, [sp, #336]
	ldr	x2, [sp, #240]
	add	x17, x9, #2
	add	x1, x9, #3
	fmla	v6.4s, v10.4s, v30.s[0]
	lsl	x15, x15, #4
	umull	x17, w17, w10
	add	x14, x2, x14, lsl #4
	umull	x1, w1, w10
	fmla	v6.4s, v27.4s, v9.s[0]
	fmul	v28.4s, v1.4s, v0.4s
	mvni	v1.4s, #127, msl #16
	add	v0.4s, v28.4s, v24.4s
	and	v24.16b, v0.16b, v1.16b
	fmov	v0.4s, #-1.00000000
	mov	v1.16b, v20.16b
	movi	v20.2d, #0000000000000000
	sub	v29.4s, v15.4s, v24.4s
	fmla	v0.4s, v29.4s, v28.4s
	ldr	s28, [x13, #136]
	fmla	v20.4s, v10.4s, v28.s[0]
	ldp	s29, s28, [x13, #172]
	fmla	v5.4s, v7.4s, v0.4s
	ldp	s7, s30, [x13, #140]
	fmla	v26.4s, v10.4s, v29.s[0]
	fmul	v29.4s, v0.4s, v0.4s
	fmla	v19.4s, v2.4s, v0.4s
	fmla	v4.4s, v3.4s, v0.4s
	ldr	q3, [sp, #1968]
	fmla	v20.4s, v27.4s, v7.s[0]
	fmla	v26.4s, v27.4s, v28.s[0]
	ldp	s7, s27, [x13, #108]
	fmla	v5.4s, v8.4s, v29.4s
	fmla	v20.4s, v25.4s, v30.s[0]
	fmla	v6.4s, v25.4s, v7.s[0]
	ldp	s16, s7, [x13, #180]
	fmla	v19.4s, v29.4s, v5.4s
	ldp	s2, s5, [x13, #148]
	fmla	v26.4s, v25.4s, v16.s[0]
	fmla	v6.4s, v23.4s, v27.s[0]
	fmla	v20.4s, v23.4s, v2.s[0]
	fmla	v4.4s, v29.4s, v19.4s
	fmla	v26.4s, v23.4s, v7.s[0]
	ldp	s2, s7, [x13, #116]
	fmla	v20.4s, v22.4s, v5.s[0]
	fmla	v6.4s, v22.4s, v2.s[0]
	ldp	s2, s16, [x13, #188]
	fmla	v0.4s, v29.4s, v4.4s
	ldp	s4, s5, [x13, #156]
	fmla	v26.4s, v22.4s, v2.s[0]
	scvtf	v2.4s, v24.4s
	fmla	v6.4s, v21.4s, v7.s[0]
	fmla	v20.4s, v21.4s, v4.s[0]
	ldp	s4, s7, [x13, #124]
	fmla	v26.4s, v21.4s, v16.s[0]
	fmla	v0.4s, v1.4s, v2.4s
	dup	v2.4s, w11
	fmla	v6.4s, v18.4s, v4.s[0]
	ldp	s16, s4, [x13, #196]
	fmla	v20.4s, v18.4s, v5.s[0]
	ldr	q1, [sp, #192]
	mov	w11, #16271
	movk	w11, #16363, lsl #16
	fmla	v26.4s, v18.4s, v16.s[0]
	ldp	s5, s16, [x13, #164]
	fmla	v0.4s, v2.4s, v1.4s
	dup	v2.4s, w11
	ldr	q1, [sp, #2144]
	fmla	v6.4s, v17.4s, v7.s[0]
	ldr	s7, [x13, #132]
	add	x11, x13, #208
	fmla	v20.4s, v17.4s, v5.s[0]
	fneg	v5.4s, v3.4s
	fadd	v3.4s, v3.4s, v3.4s
	fmla	v26.4s, v17.4s, v4.s[0]
	ldr	q4, [sp, #176]
	fmla	v0.4s, v2.4s, v11.4s
	ldr	s2, [x13, #204]
	fmla	v6.4s, v1.4s, v7.s[0]
	fmla	v20.4s, v1.4s, v16.s[0]
	fmla	v26.4s, v1.4s, v2.s[0]
	movi	v2.4s, #64, lsl #24
	movi	v1.4s, #191, lsl #24
	fmla	v20.4s, v2.4s, v4.4s
	movi	v2.4s, #65, lsl #24
	fmla	v5.4s, v1.4s, v0.4s
	ld1r	{ v0.4s }, [x11]
	fadd	v1.4s, v4.4s, v6.4s
	umaddl	x11, w9, w10, x10
	add	x9, x9, #4
	umull	x9, w9, w10
	fmla	v26.4s, v2.4s, v4.4s
	mov	v2.16b, v14.16b
	bit	v3.16b, v0.16b, v14.16b
	bit	v1.16b, v0.16b, v14.16b
	add	x10, x2, x11, lsl #4
	add	x11, x2, x17, lsl #4
	add	x9, x2, x9, lsl #4
	bsl	v2.16b, v0.16b, v5.16b
	str	q2, [x14, x15]
	mov	v2.16b, v14.16b
	str	q3, [x10, x15]
	add	x10, x2, x1, lsl #4
	str	q1, [x11, x15]
	mov	v1.16b, v31.16b
	bsl	v2.16b, v0.16b, v20.16b
	bif	v0.16b, v26.16b, v14.16b
	str	q2, [x10, x15]
	str	q0, [x9, x15]
.L35b9:
	fmov	v27.4s, #3.00000000
	orr	v0.16b, v14.16b, v1.16b
	ldr	q1, [sp, #1328]
	ldr	x9, [sp, #152]
	ldr	x10, [sp, #336]
	fmov	v10.4s, #-1.00000000
	fmov	v22.4s, #5.00000000
	movi	v9.4s, #127, msl #16
	ldr	x1, [sp, #248]
	bsl	v0.16b, v1.16b, v27.16b
	ldr	q1, [sp, #1344]
	str	q1, [x9, x10, lsl #4]
	str	q0, [x9, x8, lsl #4]
	ldr	x8, [sp, #168]
.L35b10:
	ldr	x9, [sp, #344]
	add	x3, x3, #1
	cmp	x3, x21
	add	x9, x9, #2
	str	x9, [sp, #344]
	b.eq	.L35b6
.L35b11:
	ldr	w10, [x1, #8]
	add	x14, x8, x3
	cmp	x14, x10
	b.hs	.L35b10
	ldr	w21, [x1]
	movi	v2.2d, #0000000000000000
	ldr	w20, [x1, #20]
	str	x14, [sp, #336]
	umull	x8, w21, w21
	lsl	x9, x21, #1
	cbz	w21, .L35b30
	umull	x11, w21, w21
	ldr	x15, [sp, #344]
	movi	v11.2d, #0000000000000000
	mul	x14, x8, x14
	movi	v7.4s, #16, lsl #16
	fmov	v31.4s, #1.00000000
	fmov	v8.4s, #1.00000000
	movi	v14.2d, #0000000000000000
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
	b	.L35b16
.L35b14:
	fmov	v27.4s, #3.00000000
	movi	v9.4s, #127, msl #16
.L35b15:
	fmov	d0, x1
	fadd	v6.4s, v19.4s, v23.4s
	add	x1, x1, #1
	fadd	v24.4s, v5.4s, v20.4s
	fadd	v4.4s, v4.4s, v22.4s
	cmp	x1, x21
	fadd	v18.4s, v18.4s, v21.4s
	fadd	v14.4s, v14.4s, v20.4s
	add	x17, x17, x9
	cmeq	v0.2d, v0.2d, v13.2d
	fadd	v16.4s, v16.4s, v23.4s
	dup	v0.2d, v0.d[0]
	bit	v19.16b, v6.16b, v0.16b
	bit	v5.16b, v24.16b, v0.16b
	b.eq	.L35b29
.L35b16:
	madd	w11, w9, w1, w4
	lsl	x2, x17, #4
	and	x11, x11, #0x7ffffffe
	add	x15, x12, x11, lsl #4
	and	x11, x2, #0x7ffffffe0
	add	x11, x6, x11
	ldp	q20, q21, [x15]
	tbnz	w20, #3, .L35b21
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
	b.eq	.L35b15
	cbz	x14, .L35b25
	sub	x6, x21, #2
	mov	w2, #1
.L35b20:
	ldp	q0, q6, [x11, #-16]
	subs	x6, x6, #1
	add	x2, x2, #1
	add	x11, x11, #32
	fsub	v0.4s, v0.4s, v6.4s
	fadd	v23.4s, v23.4s, v6.4s
	fadd	v20.4s, v20.4s, v0.4s
	b.ne	.L35b20
	b	.L35b26
.L35b21:
	mov	w2, #1568669696
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
	bsl	v29.16b, v30.16b, v15.16b
	fmov	s30, w2
	fadd	v11.4s, v11.4s, v28.4s
	fmul	v20.4s, v8.4s, v23.4s
	fmov	s23, w21
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
	fadd	v23.4s, v21.4s, v12.4s
	usra	v7.4s, v29.4s, #23
	orr	v31.16b, v8.16b, v15.16b
	and	v9.16b, v20.16b, v9.16b
	fadd	v20.4s, v22.4s, v12.4s
	orr	v8.16b, v9.16b, v15.16b
	b.eq	.L35b14
	str	q14, [sp, #2432]
	cbz	x14, .L35b27
	movi	v13.4s, #127, msl #16
	sub	x2, x21, #2
	mov	w6, #1
.L35b24:
	ldp	q30, q28, [x11, #-16]
	mov	v14.16b, v31.16b
	mov	v9.16b, v25.16b
	mov	v1.16b, v8.16b
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
	fadd	v11.4s, v11.4s, v8.4s
	fmul	v29.4s, v1.4s, v29.4s
	fmul	v31.4s, v14.4s, v31.4s
	ushr	v9.4s, v29.4s, #23
	and	v29.16b, v29.16b, v13.16b
	sub	v7.4s, v7.4s, v9.4s
	and	v9.16b, v31.16b, v13.16b
	orr	v8.16b, v29.16b, v15.16b
	usra	v7.4s, v31.4s, #23
	orr	v31.16b, v9.16b, v15.16b
	b.ne	.L35b24
	b	.L35b28
.L35b25:
	mov	w2, #1
.L35b26:
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
	b	.L35b15
.L35b27:
	mov	w6, #1
	movi	v13.4s, #127, msl #16
.L35b28:
	add	x11, x15, x6, lsl #5
	fmov	v10.4s, #-1.00000000
	movi	v9.4s, #127, msl #16
	ldr	q14, [sp, #2432]
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
	fmul	v0.4s, v8.4s, v0.4s
	fmov	d26, x11
	fadd	v29.4s, v3.4s, v25.4s
	fadd	v11.4s, v11.4s, v24.4s
	fadd	v20.4s, v20.4s, v25.4s
	cmeq	v26.2d, v26.2d, v27.2d
	fmul	v6.4s, v31.4s, v6.4s
	ushr	v27.4s, v0.4s, #23
	and	v0.16b, v0.16b, v13.16b
	dup	v26.2d, v26.d[0]
	sub	v7.4s, v7.4s, v27.4s
	orr	v8.16b, v0.16b, v15.16b
	and	v27.16b, v6.16b, v13.16b
	movi	d13, #0000000000000000
	bit	v3.16b, v29.16b, v26.16b
	bit	v17.16b, v30.16b, v26.16b
	usra	v7.4s, v6.4s, #23
	orr	v31.16b, v27.16b, v15.16b
	fmov	v27.4s, #3.00000000
	b	.L35b15
.L35b29:
	mov	w11, #562036736
	ucvtf	v22.4s, v7.4s
	ldr	x1, [sp, #248]
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
	b	.L35b31
.L35b30:
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
	movi	v14.2d, #0000000000000000
	str	q0, [sp, #192]
	movi	v11.2d, #0000000000000000
	fmov	v31.4s, #1.00000000
.L35b31:
	ucvtf	s0, w21
	movi	v1.4s, #63, lsl #24
	str	q11, [sp, #256]
	stp	q8, q31, [sp, #208]
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
	fmul	v3.4s, v3.4s, v1.4s
	cbz	w21, .L35b36
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
.L35b33:
	ubfx	x15, x11, #1, #30
	movi	v18.2d, #0000000000000000
	mov	x17, xzr
	add	x15, x5, x15, lsl #5
.L35b34:
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
	b.ne	.L35b34
	ucvtf	s19, x14
	fadd	v4.4s, v4.4s, v18.4s
	add	x14, x14, #1
	cmp	x14, x21
	add	x11, x11, x9
	fmul	s20, s19, s19
	fmla	v5.4s, v18.4s, v19.s[0]
	fmla	v2.4s, v18.4s, v20.s[0]
	b.ne	.L35b33
	b	.L35b37
.L35b36:
	movi	v7.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	mov	x9, xzr
	movi	v16.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
.L35b37:
	ldr	q17, [sp, #1536]
	fmov	v31.4s, #1.00000000
	fadd	v0.4s, v0.4s, v10.4s
	ucvtf	s18, x8
	ldr	q19, [sp, #112]
	add	x8, x13, #20
	fmaxnm	v17.4s, v4.4s, v17.4s
	add	x11, x13, #52
	add	x14, x13, #68
	fcmgt	v19.4s, v4.4s, v19.4s
	ld1r	{ v23.4s }, [x11]
	add	x11, x13, #56
	fmul	v20.4s, v0.4s, v1.4s
	movi	v1.2d, #0000000000000000
	ld1r	{ v21.4s }, [x11]
	dup	v18.4s, v18.s[0]
	add	x11, x13, #88
	ld1r	{ v24.4s }, [x14]
	fdiv	v17.4s, v31.4s, v17.4s
	ld1r	{ v27.4s }, [x11]
	add	x11, x13, #92
	ld1r	{ v29.4s }, [x11]
	add	x11, x13, #72
	fmov	v8.4s, #4.00000000
	str	q1, [sp, #560]
	fmov	v1.4s, #1.50000000
	ld1r	{ v28.4s }, [x11]
	add	x11, x13, #96
	str	q27, [sp, #1040]
	dup	v11.4s, w19
	ld1r	{ v30.4s }, [x11]
	add	x11, x13, #84
	stp	q23, q21, [sp, #912]
	str	q24, [sp, #1056]
	str	q1, [sp, #448]
	stp	q30, q29, [sp, #992]
	str	q28, [sp, #1024]
	str	q11, [sp, #320]
	str	q11, [sp, #1104]
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
	str	q18, [sp, #1072]
	stp	q26, q25, [sp, #880]
	fminnm	v2.4s, v2.4s, v26.4s
	movi	v26.2d, #0000000000000000
	fadd	v7.4s, v7.4s, v7.4s
	str	q26, [sp, #512]
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
	fmul	v16.4s, v7.4s, v16.4s
	bif	v6.16b, v7.16b, v17.16b
	fsub	v7.4s, v30.4s, v28.4s
	fmov	v17.4s, #6.00000000
	fmul	v4.4s, v4.4s, v16.4s
	fminnm	v6.4s, v6.4s, v30.4s
	fcmgt	v17.4s, v17.4s, v20.4s
	fsqrt	v16.4s, v4.4s
	fabs	v4.4s, v14.4s
	fmls	v14.4s, v20.4s, v3.4s
	fminnm	v3.4s, v3.4s, v27.4s
	ld1r	{ v27.4s }, [x11]
	add	x11, x13, #64
	ld1r	{ v25.4s }, [x11]
	ld1r	{ v20.4s }, [x8]
	ldr	w8, [x1, #16]
	umull	x11, w21, w21
	cmhi	v4.4s, v4.4s, v18.4s
	fmaxnm	v30.4s, v3.4s, v25.4s
	stp	q27, q25, [sp, #944]
	str	q20, [sp, #976]
	orr	v4.16b, v4.16b, v17.16b
	ucvtf	s17, w8
	ldr	x8, [sp, #344]
	mul	x1, x8, x11
	add	x8, x16, #32
	umaddl	x8, w21, w7, x8
	fmaxnm	v1.4s, v14.4s, v16.4s
	movi	v16.2d, #0000000000000000
	stp	q16, q16, [sp, #528]
	fsub	v16.4s, v29.4s, v24.4s
	fmaxnm	v1.4s, v1.4s, v31.4s
	fmul	v3.4s, v16.4s, v19.4s
	fminnm	v1.4s, v1.4s, v27.4s
	str	q3, [sp, #288]
	fmul	v3.4s, v7.4s, v19.4s
	fmaxnm	v7.4s, v0.4s, v23.4s
	fmaxnm	v0.4s, v2.4s, v21.4s
	fmaxnm	v21.4s, v5.4s, v24.4s
	movi	v5.2d, #0000000000000000
	fmaxnm	v23.4s, v6.4s, v28.4s
	fmaxnm	v14.4s, v1.4s, v20.4s
	bic	v24.16b, v31.16b, v4.16b
	movi	v1.4s, #4
	movi	v2.4s, #8
	str	q3, [sp, #272]
	movi	v3.4s, #16
	str	q0, [sp, #1776]
	movi	v0.2d, #0000000000000000
	stp	q0, q0, [sp, #480]
	fmov	v0.4s, #4.00000000
	str	q0, [sp, #464]
	mov	v0.16b, v4.16b
	movi	v4.4s, #32
	bsl	v0.16b, v8.16b, v22.16b
	str	q0, [sp, #1328]
	movi	v0.2d, #0000000000000000
	str	q0, [sp, #592]
	str	q0, [sp, #1120]
	str	q0, [sp, #1344]
	fmov	v0.4s, #1.00000000
	str	q0, [sp, #576]
	dup	v0.4s, v17.s[0]
	str	q0, [sp, #608]
	movi	v0.4s, #2
	b	.L35b39
.L35b38:
	fmul	v1.4s, v13.4s, v1.4s
	movi	v7.2d, #0000000000000000
	ldr	q2, [sp, #1360]
	mov	v23.16b, v3.16b
	ldr	q3, [sp, #560]
	mov	w11, #7549
	movk	w11, #9872, lsl #16
	ldr	q11, [sp, #2000]
	str	q10, [sp, #2128]
	dup	v20.4s, w11
	mov	w11, #84
	fmls	v17.4s, v1.4s, v2.4s
	ldr	q2, [sp, #2256]
	fmul	v4.4s, v30.4s, v1.4s
	movk	w11, #16256, lsl #16
	fmla	v7.4s, v3.4s, v2.4s
	ldr	q2, [sp, #1376]
	ldr	q3, [sp, #528]
	fmul	v6.4s, v2.4s, v17.4s
	ldr	q2, [sp, #2272]
	mov	v17.16b, v4.16b
	str	q4, [sp, #2384]
	fmla	v7.4s, v3.4s, v2.4s
	ldr	q2, [sp, #1840]
	ldr	q3, [sp, #2224]
	fcmlt	v8.4s, v17.4s, #0.0
	mov	v17.16b, v11.16b
	fmls	v0.4s, v6.4s, v2.4s
	ldr	q2, [sp, #544]
	fmul	v9.4s, v11.4s, v6.4s
	fmla	v7.4s, v2.4s, v3.4s
	ldr	q2, [sp, #1392]
	fmls	v0.4s, v1.4s, v2.4s
	ldr	q2, [sp, #1424]
	fabs	v16.4s, v9.4s
	fcmlt	v10.4s, v9.4s, #0.0
	str	q9, [sp, #2288]
	fmul	v5.4s, v2.4s, v0.4s
	ldr	q0, [sp, #1856]
	ldr	q2, [sp, #1968]
	fadd	v16.4s, v16.4s, v20.4s
	fmls	v18.4s, v5.4s, v0.4s
	ldr	q0, [sp, #1408]
	fmls	v18.4s, v6.4s, v0.4s
	ldr	q0, [sp, #1600]
	fmls	v18.4s, v1.4s, v0.4s
	ldr	q0, [sp, #1440]
	fmul	v3.4s, v0.4s, v18.4s
	ldr	q18, [sp, #1280]
	ldr	q0, [sp, #1952]
	fmls	v18.4s, v3.4s, v0.4s
	ldr	q0, [sp, #1872]
	fmls	v18.4s, v5.4s, v0.4s
	fabs	v0.4s, v4.4s
	ldr	q4, [sp, #2208]
	fadd	v0.4s, v0.4s, v20.4s
	fmls	v18.4s, v6.4s, v2.4s
	ldr	q2, [sp, #512]
	fmla	v7.4s, v2.4s, v4.4s
	ldr	q2, [sp, #1296]
	fdiv	v0.4s, v15.4s, v0.4s
	fmls	v18.4s, v1.4s, v2.4s
	ldp	q4, q2, [sp, #480]
	str	q0, [sp, #2112]
	ldr	q0, [sp, #2416]
	fmla	v7.4s, v4.4s, v0.4s
	ldr	q0, [sp, #1488]
	ldr	q4, [sp, #1312]
	fmul	v18.4s, v0.4s, v18.4s
	ldr	q0, [sp, #2432]
	fmla	v7.4s, v2.4s, v0.4s
	ldr	q0, [sp, #1520]
	fmov	v2.4s, #0.25000000
	fmls	v4.4s, v18.4s, v0.4s
	ldr	q0, [sp, #592]
	str	q0, [sp, #592]
	fsub	v7.4s, v0.4s, v7.4s
	fmul	v19.4s, v0.4s, v2.4s
	fdiv	v0.4s, v15.4s, v16.4s
	ldr	q16, [sp, #2064]
	ldr	q2, [sp, #2016]
	fmul	v28.4s, v16.4s, v3.4s
	fmaxnm	v7.4s, v7.4s, v19.4s
	fcmlt	v11.4s, v28.4s, #0.0
	str	q28, [sp, #1856]
	mov	v9.16b, v11.16b
	str	q0, [sp, #2096]
	ldr	q0, [sp, #1504]
	fmls	v4.4s, v3.4s, v0.4s
	ldr	q0, [sp, #1472]
	fmls	v4.4s, v5.4s, v0.4s
	ldr	q0, [sp, #1536]
	fmaxnm	v7.4s, v7.4s, v0.4s
	ldr	q0, [sp, #1456]
	fmls	v4.4s, v6.4s, v0.4s
	fabs	v6.4s, v28.4s
	fmov	v28.4s, #1.00000000
	fdiv	v0.4s, v15.4s, v7.4s
	str	q0, [sp, #1952]
	ldr	q0, [sp, #704]
	fmls	v4.4s, v1.4s, v0.4s
	fadd	v1.4s, v6.4s, v20.4s
	ldr	q0, [sp, #672]
	fminnm	v21.4s, v0.4s, v15.4s
	ldr	q0, [sp, #1568]
	fdiv	v1.4s, v15.4s, v1.4s
	fmul	v7.4s, v2.4s, v4.4s
	fmul	v3.4s, v0.4s, v18.4s
	ldr	q4, [sp, #912]
	fabs	v6.4s, v7.4s
	fabs	v22.4s, v3.4s
	fcmlt	v12.4s, v7.4s, #0.0
	str	q3, [sp, #1840]
	str	q7, [sp, #2080]
	fadd	v19.4s, v6.4s, v20.4s
	mov	v6.16b, v23.16b
	str	q1, [sp, #1968]
	fdiv	v1.4s, v15.4s, v19.4s
	str	q1, [sp, #1872]
	ldr	q1, [sp, #656]
	fminnm	v19.4s, v21.4s, v1.4s
	ldr	q1, [sp, #624]
	fminnm	v21.4s, v19.4s, v1.4s
	ldr	q1, [sp, #1744]
	fmul	v19.4s, v23.4s, v5.4s
	fadd	v5.4s, v22.4s, v20.4s
	fsub	v22.4s, v1.4s, v4.4s
	ldr	q4, [sp, #896]
	str	q1, [sp, #1744]
	fsub	v27.4s, v4.4s, v1.4s
	ldr	q1, [sp, #1808]
	ldr	q4, [sp, #976]
	fsub	v18.4s, v1.4s, v4.4s
	ldr	q4, [sp, #944]
	fsub	v29.4s, v4.4s, v1.4s
	ldr	q1, [sp, #2032]
	ldr	q4, [sp, #1056]
	bif	v22.16b, v27.16b, v12.16b
	fcmlt	v12.4s, v19.4s, #0.0
	fsub	v26.4s, v1.4s, v4.4s
	ldp	q7, q4, [sp, #1008]
	str	q1, [sp, #2032]
	fsub	v30.4s, v7.4s, v1.4s
	ldr	q1, [sp, #2048]
	bsl	v9.16b, v18.16b, v29.16b
	fsub	v23.4s, v1.4s, v4.4s
	ldr	q4, [sp, #992]
	str	q1, [sp, #2048]
	fsub	v31.4s, v4.4s, v1.4s
	ldr	q1, [sp, #2320]
	str	q25, [sp, #2320]
	fdiv	v25.4s, v28.4s, v5.4s
	fabs	v5.4s, v19.4s
	mov	v4.16b, v16.16b
	fmul	v13.4s, v1.4s, v2.4s
	ldr	q1, [sp, #2240]
	fmul	v15.4s, v1.4s, v0.4s
	mov	v1.16b, v8.16b
	fadd	v18.4s, v5.4s, v20.4s
	ldr	q5, [sp, #1696]
	fmul	v27.4s, v2.4s, v13.4s
	fcmlt	v13.4s, v3.4s, #0.0
	ldr	q2, [sp, #1664]
	bsl	v1.16b, v23.16b, v31.16b
	ldr	q3, [sp, #1680]
	fmul	v29.4s, v0.4s, v15.4s
	ldr	q0, [sp, #640]
	fminnm	v21.4s, v21.4s, v0.4s
	ldr	q0, [sp, #2336]
	str	q1, [sp, #1760]
	mov	v1.16b, v10.16b
	fmul	v20.4s, v0.4s, v16.4s
	ldr	q0, [sp, #1776]
	bsl	v1.16b, v26.16b, v30.16b
	str	q0, [sp, #1776]
	fsub	v30.4s, v28.4s, v2.4s
	fminnm	v24.4s, v21.4s, v24.4s
	fcmgt	v21.4s, v2.4s, #0.0
	mov	v26.16b, v19.16b
	fmul	v7.4s, v4.4s, v20.4s
	fsub	v20.4s, v28.4s, v3.4s
	fsub	v4.4s, v28.4s, v5.4s
	ldr	q19, [sp, #1872]
	str	q1, [sp, #1600]
	ldr	q1, [sp, #928]
	fmla	v30.4s, v2.4s, v27.4s
	ldr	q2, [sp, #448]
	fmul	v22.4s, v22.4s, v19.4s
	fdiv	v27.4s, v28.4s, v18.4s
	fsub	v31.4s, v0.4s, v1.4s
	ldr	q1, [sp, #880]
	fmla	v20.4s, v3.4s, v7.4s
	fmla	v4.4s, v5.4s, v29.4s
	dup	v18.4s, w19
	fsub	v8.4s, v1.4s, v0.4s
	ldr	q0, [sp, #1792]
	ldr	q1, [sp, #960]
	fsub	v10.4s, v0.4s, v1.4s
	ldr	q1, [sp, #1040]
	str	q20, [sp, #2240]
	fminnm	v20.4s, v24.4s, v30.4s
	fsub	v11.4s, v1.4s, v0.4s
	ldr	q1, [sp, #2144]
	ldr	q0, [sp, #592]
	fmul	v15.4s, v1.4s, v6.4s
	ldr	q1, [sp, #2304]
	fmul	v16.4s, v1.4s, v17.4s
	ldr	q1, [sp, #1952]
	bif	v10.16b, v11.16b, v12.16b
	mov	v11.16b, v13.16b
	fmul	v1.4s, v0.4s, v1.4s
	fmul	v23.4s, v6.4s, v15.4s
	ldr	q6, [sp, #576]
	fcmgt	v15.4s, v0.4s, #0.0
	ldr	q0, [sp, #1584]
	bsl	v11.16b, v31.16b, v8.16b
	ldr	q31, [sp, #2112]
	dup	v8.4s, w11
	mov	w11, #49807
	fmul	v10.4s, v10.4s, v27.4s
	fmul	v1.4s, v6.4s, v1.4s
	fmul	v6.4s, v17.4s, v16.4s
	movi	v16.4s, #63, lsl #24
	fmul	v30.4s, v22.4s, v8.4s
	movk	w11, #15605, lsl #16
	ldr	q17, [sp, #1648]
	fmul	v29.4s, v11.4s, v25.4s
	dup	v13.4s, w11
	mov	w11, #46871
	movk	w11, #14545, lsl #16
	fminnm	v11.4s, v1.4s, v2.4s
	ldr	q1, [sp, #1120]
	fmul	v24.4s, v31.4s, v16.4s
	str	q6, [sp, #2304]
	ldr	q6, [sp, #1968]
	fminnm	v30.4s, v30.4s, v18.4s
	fcmgt	v2.4s, v1.4s, #0.0
	ldr	q1, [sp, #1728]
	fmul	v29.4s, v29.4s, v8.4s
	fmul	v7.4s, v9.4s, v6.4s
	ldr	q6, [sp, #2096]
	fsub	v9.4s, v28.4s, v17.4s
	fmul	v22.4s, v0.4s, v24.4s
	fmul	v24.4s, v1.4s, v24.4s
	fmaxnm	v11.4s, v11.4s, v13.4s
	fmul	v12.4s, v6.4s, v16.4s
	fcmgt	v16.4s, v5.4s, #0.0
	fcmgt	v5.4s, v3.4s, #0.0
	str	q2, [sp, #2016]
	orn	v15.16b, v2.16b, v15.16b
	fminnm	v2.4s, v20.4s, v4.4s
	fmul	v7.4s, v7.4s, v8.4s
	ldr	q4, [sp, #2384]
	ldr	q20, [sp, #1792]
	fmla	v9.4s, v17.4s, v23.4s
	fmul	v25.4s, v1.4s, v25.4s
	fmul	v13.4s, v0.4s, v12.4s
	fmul	v12.4s, v1.4s, v12.4s
	mov	v3.16b, v15.16b
	str	q2, [sp, #2000]
	fminnm	v2.4s, v22.4s, v24.4s
	mov	v24.16b, v16.16b
	mov	v22.16b, v21.16b
	ldr	q21, [sp, #2048]
	bsl	v5.16b, v7.16b, v18.16b
	ldr	q7, [sp, #1760]
	mov	v16.16b, v18.16b
	mov	v1.16b, v6.16b
	bsl	v24.16b, v29.16b, v18.16b
	fadd	v29.4s, v21.4s, v4.4s
	fmul	v4.4s, v0.4s, v19.4s
	str	q2, [sp, #1968]
	ldr	q2, [sp, #2032]
	ldr	q0, [sp, #2288]
	bsl	v22.16b, v30.16b, v18.16b
	fmul	v23.4s, v7.4s, v31.4s
	ldr	q7, [sp, #272]
	fadd	v18.4s, v2.4s, v0.4s
	ldr	q0, [sp, #1600]
	fadd	v19.4s, v20.4s, v26.4s
	fminnm	v27.4s, v13.4s, v12.4s
	bsl	v3.16b, v28.16b, v11.16b
	fmul	v30.4s, v7.4s, v31.4s
	fmul	v26.4s, v0.4s, v6.4s
	ldr	q0, [sp, #992]
	ldr	q7, [sp, #288]
	fminnm	v13.4s, v22.4s, v24.4s
	fcmgt	v22.4s, v17.4s, #0.0
	fmul	v6.4s, v10.4s, v8.4s
	fminnm	v31.4s, v29.4s, v0.4s
	ldr	q0, [sp, #1008]
	fmul	v17.4s, v7.4s, v1.4s
	ldr	q1, [sp, #1040]
	str	q3, [sp, #2144]
	fminnm	v4.4s, v3.4s, v4.4s
	fminnm	v10.4s, v18.4s, v0.4s
	ldr	q0, [sp, #1632]
	fmul	v26.4s, v26.4s, v8.4s
	fminnm	v3.4s, v19.4s, v1.4s
	fminnm	v1.4s, v13.4s, v5.4s
	ldr	q13, [sp, #1808]
	ldr	q5, [sp, #1856]
	fcmgt	v11.4s, v0.4s, #0.0
	mov	v7.16b, v16.16b
	fminnm	v4.4s, v4.4s, v25.4s
	bif	v6.16b, v16.16b, v22.16b
	fmul	v16.4s, v23.4s, v8.4s
	fadd	v24.4s, v13.4s, v5.4s
	ldr	q5, [sp, #1968]
	fminnm	v17.4s, v27.4s, v17.4s
	mov	v8.16b, v7.16b
	fmov	v15.4s, #1.00000000
	ldr	q12, [sp, #880]
	fminnm	v28.4s, v5.4s, v30.4s
	ldr	q5, [sp, #1024]
	mov	v25.16b, v11.16b
	fminnm	v1.4s, v1.4s, v6.4s
	ldr	q11, [sp, #1776]
	fmaxnm	v22.4s, v31.4s, v5.4s
	ldr	q5, [sp, #1056]
	fminnm	v4.4s, v4.4s, v17.4s
	bsl	v25.16b, v26.16b, v7.16b
	fsub	v31.4s, v15.4s, v0.4s
	str	q8, [sp, #2336]
	fmaxnm	v23.4s, v10.4s, v5.4s
	ldp	q7, q5, [sp, #944]
	ldr	q10, [sp, #1840]
	fcmeq	v29.4s, v29.4s, v22.4s
	fcmeq	v22.4s, v22.4s, v21.4s
	fmaxnm	v26.4s, v3.4s, v5.4s
	ldr	q5, [sp, #1616]
	fminnm	v30.4s, v24.4s, v7.4s
	fcmeq	v17.4s, v18.4s, v23.4s
	fcmeq	v18.4s, v23.4s, v2.4s
	ldr	q7, [sp, #976]
	fcmgt	v6.4s, v5.4s, #0.0
	fadd	v27.4s, v11.4s, v10.4s
	fminnm	v1.4s, v1.4s, v25.4s
	ldr	q2, [sp, #2304]
	bic	v21.16b, v22.16b, v29.16b
	ldr	q25, [sp, #2080]
	fcmeq	v19.4s, v19.4s, v26.4s
	fcmeq	v23.4s, v26.4s, v20.4s
	ldr	q29, [sp, #1744]
	bic	v17.16b, v18.16b, v17.16b
	fmla	v31.4s, v0.4s, v2.4s
	ldr	q0, [sp, #2240]
	bsl	v6.16b, v16.16b, v8.16b
	fmaxnm	v16.4s, v30.4s, v7.4s
	ldr	q7, [sp, #2400]
	ldr	q30, [sp, #1552]
	ldr	q2, [sp, #2000]
	fminnm	v26.4s, v27.4s, v12.4s
	fminnm	v3.4s, v4.4s, v28.4s
	ldr	q28, [sp, #928]
	fadd	v22.4s, v29.4s, v25.4s
	fmul	v18.4s, v7.4s, v30.4s
	movi	v7.4s, #32
	fminnm	v0.4s, v2.4s, v0.4s
	fminnm	v1.4s, v1.4s, v6.4s
	fcmeq	v2.4s, v24.4s, v16.4s
	fcmeq	v6.4s, v16.4s, v13.4s
	fmaxnm	v4.4s, v26.4s, v28.4s
	ldp	q26, q24, [sp, #896]
	bic	v19.16b, v23.16b, v19.16b
	and	v16.16b, v21.16b, v7.16b
	movi	v7.4s, #16
	fmul	v18.4s, v30.4s, v18.4s
	fsub	v21.4s, v15.4s, v5.4s
	bic	v2.16b, v6.16b, v2.16b
	movi	v6.4s, #8
	fminnm	v20.4s, v22.4s, v26.4s
	fcmeq	v23.4s, v27.4s, v4.4s
	fcmeq	v4.4s, v4.4s, v11.4s
	fminnm	v0.4s, v0.4s, v9.4s
	mov	v27.16b, v11.16b
	ldr	q9, [sp, #1712]
	and	v17.16b, v17.16b, v7.16b
	ldr	q7, [sp, #1072]
	fmla	v21.4s, v5.4s, v18.4s
	movi	v5.4s, #4
	and	v6.16b, v19.16b, v6.16b
	fcmgt	v19.4s, v8.4s, v7.4s
	bic	v4.16b, v4.16b, v23.16b
	orr	v16.16b, v17.16b, v16.16b
	fmaxnm	v17.4s, v20.4s, v24.4s
	fcmgt	v20.4s, v3.4s, v1.4s
	fminnm	v0.4s, v0.4s, v31.4s
	fmov	v31.4s, #1.00000000
	and	v2.16b, v2.16b, v5.16b
	orr	v6.16b, v16.16b, v6.16b
	ldr	q16, [sp, #2144]
	and	v7.16b, v19.16b, v20.16b
	fcmeq	v18.4s, v22.4s, v17.4s
	fcmeq	v17.4s, v17.4s, v29.4s
	orr	v2.16b, v6.16b, v2.16b
	movi	v6.4s, #2
	mov	v20.16b, v7.16b
	str	q7, [sp, #2400]
	ldr	q7, [sp, #2384]
	and	v4.16b, v4.16b, v6.16b
	fminnm	v6.4s, v0.4s, v21.4s
	bsl	v20.16b, v1.16b, v3.16b
	bic	v3.16b, v17.16b, v18.16b
	dup	v1.4s, w11
	ldr	q0, [sp, #864]
	ldr	q17, [sp, #2016]
	mov	w11, #52429
	orr	v2.16b, v2.16b, v4.16b
	ldr	q4, [sp, #2288]
	movk	w11, #48972, lsl #16
	fcmgt	v18.4s, v1.4s, v6.4s
	mov	v1.16b, v29.16b
	ldr	q6, [sp, #2048]
	sub	v3.4s, v2.4s, v3.4s
	ldr	q2, [sp, #1088]
	fmla	v1.4s, v20.4s, v25.4s
	fsub	v0.4s, v2.4s, v0.4s
	and	v19.16b, v17.16b, v18.16b
	cmeq	v2.4s, v3.4s, #0
	str	q3, [sp, #2304]
	mov	v3.16b, v11.16b
	fminnm	v1.4s, v1.4s, v26.4s
	ldr	q26, [sp, #528]
	str	q0, [sp, #2240]
	fcmgt	v11.4s, v0.4s, #0.0
	ldr	q0, [sp, #2032]
	orn	v2.16b, v19.16b, v2.16b
	fmla	v3.4s, v20.4s, v10.4s
	ldr	q10, [sp, #688]
	mov	v21.16b, v0.16b
	fmaxnm	v1.4s, v1.4s, v24.4s
	fmla	v21.4s, v20.4s, v4.4s
	orn	v4.16b, v2.16b, v11.16b
	fminnm	v2.4s, v3.4s, v12.4s
	fdiv	v3.4s, v15.4s, v16.4s
	mov	v22.16b, v4.16b
	mov	v13.16b, v4.16b
	mov	v12.16b, v4.16b
	fmaxnm	v2.4s, v2.4s, v28.4s
	fcmge	v28.4s, v20.4s, v16.4s
	bsl	v22.16b, v29.16b, v1.16b
	mov	v1.16b, v6.16b
	fmla	v1.4s, v20.4s, v7.4s
	ldp	q5, q7, [sp, #992]
	str	q22, [sp, #2288]
	fsub	v23.4s, v22.4s, v29.4s
	mov	v22.16b, v4.16b
	fminnm	v21.4s, v21.4s, v7.4s
	ldr	q7, [sp, #2224]
	fminnm	v1.4s, v1.4s, v5.4s
	ldr	q5, [sp, #1056]
	bsl	v22.16b, v27.16b, v2.16b
	ldr	q2, [sp, #1024]
	fmaxnm	v21.4s, v21.4s, v5.4s
	ldr	q5, [sp, #560]
	fmaxnm	v1.4s, v1.4s, v2.4s
	fsub	v24.4s, v22.4s, v27.4s
	str	q22, [sp, #2384]
	bif	v5.16b, v23.16b, v4.16b
	bsl	v13.16b, v0.16b, v21.16b
	bsl	v12.16b, v6.16b, v1.16b
	bif	v26.16b, v24.16b, v4.16b
	mov	v1.16b, v7.16b
	fmul	v25.4s, v3.4s, v5.4s
	str	q5, [sp, #560]
	ldr	q5, [sp, #2352]
	fsub	v22.4s, v13.4s, v0.4s
	ldp	q2, q0, [sp, #480]
	fsub	v21.4s, v12.4s, v6.4s
	str	q26, [sp, #528]
	fmul	v26.4s, v3.4s, v26.4s
	fmls	v1.4s, v25.4s, v5.4s
	ldr	q5, [sp, #2176]
	ldr	q6, [sp, #2208]
	bif	v2.16b, v22.16b, v4.16b
	fmul	v27.4s, v5.4s, v9.4s
	ldr	q5, [sp, #2368]
	bif	v0.16b, v21.16b, v4.16b
	mov	v8.16b, v6.16b
	fmls	v1.4s, v26.4s, v5.4s
	ldr	q5, [sp, #2160]
	fmul	v29.4s, v3.4s, v2.4s
	fmul	v30.4s, v10.4s, v27.4s
	fmul	v3.4s, v3.4s, v0.4s
	stp	q2, q0, [sp, #480]
	ldr	q2, [sp, #1808]
	ldr	q0, [sp, #2128]
	fmls	v1.4s, v29.4s, v5.4s
	ldr	q5, [sp, #2192]
	fmls	v31.4s, v30.4s, v30.4s
	fmls	v8.4s, v25.4s, v5.4s
	ldr	q5, [sp, #1920]
	fmls	v1.4s, v3.4s, v5.4s
	ldr	q5, [sp, #1984]
	fmaxnm	v25.4s, v31.4s, v5.4s
	ldr	q5, [sp, #1888]
	fneg	v31.4s, v9.4s
	fmls	v8.4s, v26.4s, v5.4s
	fmul	v1.4s, v9.4s, v1.4s
	ldr	q5, [sp, #1904]
	fdiv	v25.4s, v15.4s, v25.4s
	fmls	v8.4s, v29.4s, v5.4s
	fneg	v26.4s, v1.4s
	ldr	q5, [sp, #1936]
	dup	v29.4s, w11
	fmul	v1.4s, v9.4s, v1.4s
	fmov	v9.4s, #10.00000000
	fmls	v8.4s, v3.4s, v5.4s
	fmul	v3.4s, v30.4s, v26.4s
	ldr	q5, [sp, #1792]
	fmul	v1.4s, v16.4s, v1.4s
	fmla	v3.4s, v10.4s, v8.4s
	fdiv	v30.4s, v15.4s, v2.4s
	movi	v8.2d, #0000000000000000
	fmul	v3.4s, v25.4s, v3.4s
	fmul	v25.4s, v5.4s, v29.4s
	fmul	v29.4s, v2.4s, v29.4s
	fmul	v3.4s, v10.4s, v3.4s
	ldr	q10, [sp, #464]
	fsqrt	v26.4s, v14.4s
	ldr	q14, [sp, #320]
	fmul	v3.4s, v16.4s, v3.4s
	ldr	q16, [sp, #2336]
	fmaxnm	v3.4s, v3.4s, v25.4s
	ldr	q25, [sp, #1040]
	fadd	v3.4s, v5.4s, v3.4s
	fmul	v9.4s, v26.4s, v9.4s
	fminnm	v3.4s, v3.4s, v25.4s
	ldr	q25, [sp, #960]
	fmaxnm	v3.4s, v3.4s, v25.4s
	mov	v25.16b, v4.16b
	bsl	v25.16b, v5.16b, v3.16b
	ldr	q3, [sp, #2064]
	fmul	v3.4s, v3.4s, v30.4s
	fmul	v30.4s, v27.4s, v31.4s
	fcmgt	v31.4s, v26.4s, v14.4s
	bif	v14.16b, v26.16b, v4.16b
	fsub	v27.4s, v25.4s, v5.4s
	fmov	v5.4s, #0.25000000
	orr	v31.16b, v31.16b, v18.16b
	orn	v18.16b, v18.16b, v17.16b
	str	q14, [sp, #320]
	fmla	v1.4s, v27.4s, v30.4s
	fmul	v30.4s, v3.4s, v26.4s
	and	v31.16b, v17.16b, v31.16b
	fmaxnm	v1.4s, v1.4s, v29.4s
	movi	v29.4s, #65, lsl #24
	fmul	v29.4s, v30.4s, v29.4s
	fmul	v30.4s, v10.4s, v5.4s
	ldr	q5, [sp, #2256]
	fadd	v1.4s, v2.4s, v1.4s
	fmla	v8.4s, v23.4s, v5.4s
	mov	v23.16b, v31.16b
	ldr	q5, [sp, #2272]
	fminnm	v29.4s, v26.4s, v29.4s
	bsl	v23.16b, v30.16b, v10.16b
	fmul	v30.4s, v26.4s, v9.4s
	fmla	v8.4s, v24.4s, v5.4s
	ldr	q5, [sp, #944]
	fminnm	v1.4s, v1.4s, v5.4s
	ldr	q5, [sp, #2416]
	fcmge	v24.4s, v23.4s, v29.4s
	ldr	s29, [x13, #16]
	fmul	v3.4s, v3.4s, v30.4s
	fmla	v8.4s, v22.4s, v5.4s
	ldr	q5, [sp, #976]
	bit	v10.16b, v23.16b, v11.16b
	fmul	s30, s29, s29
	mov	v23.16b, v12.16b
	fmaxnm	v1.4s, v1.4s, v5.4s
	ldr	q5, [sp, #2432]
	mvn	v22.16b, v24.16b
	bit	v3.16b, v16.16b, v18.16b
	dup	v24.4s, v29.s[0]
	fmla	v8.4s, v21.4s, v5.4s
	mov	v5.16b, v2.16b
	str	q10, [sp, #464]
	fmov	v10.4s, #-1.00000000
	orn	v22.16b, v22.16b, v28.16b
	dup	v28.4s, v30.s[0]
	bit	v1.16b, v2.16b, v4.16b
	fcmge	v3.4s, v24.4s, v3.4s
	movi	v2.4s, #8
	mov	v30.16b, v25.16b
	fmla	v8.4s, v27.4s, v6.4s
	ldr	q6, [sp, #2384]
	fcmge	v21.4s, v28.4s, v0.4s
	orr	v19.16b, v19.16b, v22.16b
	ldr	q0, [sp, #2320]
	fsub	v22.4s, v1.4s, v5.4s
	mov	v5.16b, v18.16b
	ldr	q18, [sp, #1344]
	str	q6, [sp, #1776]
	mov	v14.16b, v1.16b
	movi	v1.4s, #4
	shl	v19.4s, v19.4s, #31
	and	v3.16b, v3.16b, v21.16b
	bsl	v5.16b, v16.16b, v0.16b
	ldr	q0, [sp, #2240]
	fmla	v8.4s, v22.4s, v7.4s
	mov	v21.16b, v13.16b
	cmge	v19.4s, v19.4s, #0
	bic	v3.16b, v0.16b, v3.16b
	ldr	q0, [sp, #2304]
	and	v7.16b, v11.16b, v0.16b
	ldr	q0, [sp, #2400]
	and	v17.16b, v19.16b, v15.16b
	ldr	q19, [sp, #608]
	bic	v16.16b, v8.16b, v0.16b
	ldr	q0, [sp, #864]
	fcmgt	v18.4s, v19.4s, v18.4s
	ldr	q19, [sp, #304]
	fadd	v3.4s, v0.4s, v3.4s
	ldr	q0, [sp, #576]
	orr	v7.16b, v7.16b, v19.16b
	ldr	q19, [sp, #1104]
	bif	v0.16b, v20.16b, v4.16b
	bit	v19.16b, v5.16b, v11.16b
	and	v5.16b, v4.16b, v7.16b
	ldr	q7, [sp, #2288]
	and	v24.16b, v18.16b, v3.16b
	movi	v3.4s, #16
	str	q0, [sp, #576]
	ldr	q0, [sp, #1120]
	str	q19, [sp, #1104]
	bit	v0.16b, v17.16b, v11.16b
	str	q0, [sp, #1120]
	ldr	q0, [sp, #512]
	bif	v0.16b, v27.16b, v4.16b
	str	q0, [sp, #512]
	ldr	q0, [sp, #544]
	bif	v0.16b, v22.16b, v4.16b
	str	q0, [sp, #544]
	ldr	q0, [sp, #592]
	bif	v0.16b, v16.16b, v4.16b
	movi	v4.4s, #32
	str	q0, [sp, #592]
	movi	v0.4s, #2
.L35b39:
	and	v0.16b, v5.16b, v0.16b
	and	v1.16b, v5.16b, v1.16b
	str	q5, [sp, #304]
	and	v2.16b, v5.16b, v2.16b
	and	v3.16b, v5.16b, v3.16b
	and	v4.16b, v5.16b, v4.16b
	xtn	v5.4h, v5.4s
	movi	d25, #0000000000000000
	mov	v22.16b, v7.16b
	cmeq	v0.4s, v0.4s, #0
	cmeq	v1.4s, v1.4s, #0
	cmeq	v2.4s, v2.4s, #0
	cmeq	v3.4s, v3.4s, #0
	cmeq	v4.4s, v4.4s, #0
	stp	q1, q0, [sp, #816]
	xtn	v0.4h, v0.4s
	stp	q3, q2, [sp, #784]
	str	q4, [sp, #768]
	str	d5, [sp, #856]
	str	d0, [sp, #760]
	xtn	v0.4h, v1.4s
	str	d0, [sp, #752]
	xtn	v0.4h, v2.4s
	str	d0, [sp, #744]
	xtn	v0.4h, v3.4s
	str	d0, [sp, #736]
	xtn	v0.4h, v4.4s
	str	d0, [sp, #728]
	mvn	v0.8b, v5.8b
	str	d0, [sp, #720]
.L35b40:
	fadd	s0, s24, s25
	mov	s1, v24.s[1]
	str	q24, [sp, #1088]
	str	q14, [sp, #1808]
	str	q23, [sp, #1728]
	str	q30, [sp, #1792]
	fadd	s0, s0, s1
	mov	s1, v24.s[2]
	str	q22, [sp, #1744]
	str	q21, [sp, #1584]
	fadd	s0, s0, s1
	mov	s1, v24.s[3]
	fadd	s0, s0, s1
	str	q0, [sp, #1760]
	cbz	w21, .L35b50
	fdiv	v7.4s, v15.4s, v21.4s
	mov	w11, #1267
	movi	v1.4s, #191, lsl #24
	movk	w11, #16181, lsl #16
	fmov	v3.4s, #1.00000000
	fmov	v14.4s, #1.00000000
	dup	v0.4s, w11
	mov	w11, #39322
	movi	v5.4s, #63, lsl #24
	movk	w11, #16025, lsl #16
	fmov	s31, #0.50000000
	mov	x14, xzr
	dup	v4.4s, w11
	mov	w11, #-1028784128
	str	q0, [sp, #2304]
	str	q4, [sp, #2432]
	fmul	v16.4s, v7.4s, v0.4s
	fsub	v0.4s, v1.4s, v22.4s
	mov	v9.16b, v7.16b
	fmul	v6.4s, v0.4s, v16.4s
	mov	v20.16b, v16.16b
	fneg	v0.4s, v6.4s
	fabs	v2.4s, v6.4s
	fmul	v0.4s, v6.4s, v0.4s
	fmla	v3.4s, v4.4s, v2.4s
	dup	v2.4s, w11
	mov	w11, #43579
	movk	w11, #16312, lsl #16
	str	q2, [sp, #2416]
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
	str	q2, [sp, #2400]
	frintn	v29.4s, v4.4s
	dup	v4.4s, w11
	mov	w11, #48782
	movk	w11, #46527, lsl #16
	str	q18, [sp, #2384]
	str	q4, [sp, #2368]
	fmla	v0.4s, v2.4s, v29.4s
	dup	v2.4s, w11
	mov	w11, #9358
	movk	w11, #48899, lsl #16
	fmla	v18.4s, v4.4s, v30.4s
	dup	v21.4s, w11
	mov	w11, #14148
	movk	w11, #16140, lsl #16
	str	q2, [sp, #2352]
	dup	v23.4s, w11
	mov	w11, #34345
	fmla	v0.4s, v2.4s, v29.4s
	movk	w11, #15390, lsl #16
	str	q21, [sp, #2336]
	fmla	v21.4s, v30.4s, v18.4s
	dup	v2.4s, w11
	mov	w11, #1138
	movk	w11, #15022, lsl #16
	str	q23, [sp, #2320]
	dup	v4.4s, w11
	mov	w11, #55197
	fmul	v0.4s, v0.4s, v3.4s
	movk	w11, #48577, lsl #16
	fmla	v23.4s, v30.4s, v21.4s
	mov	v24.16b, v2.16b
	dup	v21.4s, w11
	mov	w11, #23411
	movk	w11, #15715, lsl #16
	mov	v18.16b, v4.16b
	fmla	v24.4s, v4.4s, v0.4s
	mov	v4.16b, v22.16b
	dup	v22.4s, w11
	mov	v25.16b, v21.16b
	mov	w11, #5490
	movk	w11, #15964, lsl #16
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
	str	q17, [sp, #2288]
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
	str	q1, [sp, #2272]
	fmul	v30.4s, v15.4s, v30.4s
.L35b42:
	ucvtf	s11, x14
	ldr	q1, [sp, #2416]
	fmov	v8.4s, #1.00000000
	ldr	q7, [sp, #2432]
	mov	v19.16b, v2.16b
	ldr	q17, [sp, #2336]
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
	ldr	q7, [sp, #2400]
	fmul	v1.4s, v14.4s, v3.4s
	frintn	v1.4s, v1.4s
	fmla	v14.4s, v7.4s, v1.4s
	ldr	q7, [sp, #2352]
	fmla	v14.4s, v7.4s, v1.4s
	ldr	q7, [sp, #2368]
	fadd	v1.4s, v1.4s, v26.4s
	fmul	v8.4s, v14.4s, v3.4s
	ldr	q14, [sp, #2384]
	fcvtzu	v1.4s, v1.4s
	fmla	v14.4s, v7.4s, v31.4s
	fmov	v7.4s, #1.00000000
	fmla	v19.4s, v18.4s, v8.4s
	shl	v1.4s, v1.4s, #23
	fmla	v17.4s, v31.4s, v14.4s
	mov	v14.16b, v22.16b
	fmla	v14.4s, v8.4s, v19.4s
	ldr	q19, [sp, #2320]
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
	b.ne	.L35b42
	fmov	v16.4s, #1.00000000
	ldr	q0, [sp, #1728]
	movi	v30.4s, #191, lsl #24
	fmov	v6.4s, #1.00000000
	ldr	q4, [sp, #2432]
	ldr	q17, [sp, #2336]
	mov	v19.16b, v21.16b
	mov	v8.16b, v23.16b
	mov	x14, xzr
	mov	x11, x8
	fdiv	v20.4s, v16.4s, v0.4s
	ldr	q0, [sp, #2304]
	fmul	v9.4s, v20.4s, v0.4s
	ldr	q0, [sp, #1776]
	fsub	v0.4s, v30.4s, v0.4s
	fmul	v0.4s, v0.4s, v9.4s
	fabs	v1.4s, v0.4s
	fneg	v7.4s, v0.4s
	fmla	v6.4s, v4.4s, v1.4s
	fmul	v1.4s, v0.4s, v7.4s
	ldr	q4, [sp, #2416]
	fmaxnm	v1.4s, v1.4s, v4.4s
	fdiv	v6.4s, v16.4s, v6.4s
	ldr	q4, [sp, #2400]
	ldr	q16, [sp, #2384]
	fmul	v7.4s, v1.4s, v3.4s
	frintn	v7.4s, v7.4s
	fmla	v1.4s, v4.4s, v7.4s
	ldr	q4, [sp, #2368]
	fmla	v16.4s, v4.4s, v6.4s
	ldr	q4, [sp, #2352]
	fmla	v1.4s, v4.4s, v7.4s
	fadd	v7.4s, v7.4s, v26.4s
	movi	v4.4s, #191, lsl #24
	fmla	v17.4s, v6.4s, v16.4s
	ldr	q16, [sp, #2320]
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
	ldr	q6, [sp, #2288]
	bsl	v12.16b, v30.16b, v7.16b
	fmul	v6.4s, v20.4s, v6.4s
	fmul	v13.4s, v12.4s, v1.4s
	ldr	q1, [sp, #2272]
	fmul	v10.4s, v9.4s, v6.4s
	fmul	v8.4s, v20.4s, v1.4s
.L35b44:
	ucvtf	s1, x14
	ldr	q7, [sp, #1776]
	ldr	q19, [sp, #2432]
	ldr	q15, [sp, #2336]
	fmov	v30.4s, #1.00000000
	add	x14, x14, #1
	cmp	x21, x14
	fadd	s1, s1, s31
	dup	v1.4s, v1.s[0]
	fsub	v1.4s, v1.4s, v7.4s
	ldr	q7, [sp, #2416]
	fmul	v14.4s, v9.4s, v1.4s
	fneg	v1.4s, v14.4s
	fabs	v16.4s, v14.4s
	fmul	v31.4s, v14.4s, v5.4s
	fmul	v1.4s, v14.4s, v1.4s
	fmaxnm	v1.4s, v1.4s, v7.4s
	fmov	v7.4s, #1.00000000
	fmul	v17.4s, v1.4s, v3.4s
	fmla	v7.4s, v19.4s, v16.4s
	ldr	q19, [sp, #2368]
	frintn	v16.4s, v17.4s
	fmov	v17.4s, #1.00000000
	fdiv	v7.4s, v17.4s, v7.4s
	ldr	q17, [sp, #2400]
	fmla	v1.4s, v17.4s, v16.4s
	ldr	q17, [sp, #2352]
	fmla	v1.4s, v17.4s, v16.4s
	ldr	q17, [sp, #2384]
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
	ldr	q19, [sp, #2320]
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
	b.ne	.L35b44
	movi	d0, #0000000000000000
	ldr	q1, [sp, #1760]
	movi	v28.2d, #0000000000000000
	movi	v7.2d, #0000000000000000
	movi	v22.2d, #0000000000000000
	ldr	q14, [sp, #1808]
	movi	v20.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
	mov	x14, xzr
	movi	v2.2d, #0000000000000000
	movi	v27.2d, #0000000000000000
	mov	x17, x1
	fcmgt	v0.4s, v1.4s, v0.4s
	movi	v1.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v31.2d, #0000000000000000
	movi	v17.2d, #0000000000000000
	movi	v11.2d, #0000000000000000
	movi	v26.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	movi	v13.2d, #0000000000000000
	movi	v12.2d, #0000000000000000
	movi	v19.2d, #0000000000000000
	movi	v23.2d, #0000000000000000
	str	q1, [sp, #2320]
	dup	v0.4s, v0.s[0]
	movi	v8.2d, #0000000000000000
	str	q1, [sp, #2288]
	movi	v29.2d, #0000000000000000
	str	q1, [sp, #2240]
	str	q1, [sp, #2352]
	str	q1, [sp, #2368]
	str	q1, [sp, #2336]
	str	q1, [sp, #2192]
	str	q1, [sp, #2176]
	str	q1, [sp, #2384]
	str	q1, [sp, #2304]
	str	q1, [sp, #2400]
	str	q1, [sp, #1984]
	str	q1, [sp, #1872]
	str	q1, [sp, #2000]
	str	q1, [sp, #2048]
	str	q1, [sp, #2016]
	str	q1, [sp, #2064]
	str	q1, [sp, #2032]
	ldr	q1, [sp, #1120]
	and	v24.16b, v0.16b, v1.16b
.L35b46:
	add	x11, x14, x21
	str	q11, [sp, #1904]
	movi	v15.2d, #0000000000000000
	madd	x15, x11, x7, x16
	str	q2, [sp, #2432]
	ubfx	x11, x17, #1, #30
	str	q12, [sp, #1936]
	movi	v6.2d, #0000000000000000
	movi	v30.2d, #0000000000000000
	str	q23, [sp, #1856]
	movi	v21.2d, #0000000000000000
	movi	v3.2d, #0000000000000000
	str	q29, [sp, #1968]
	movi	v0.2d, #0000000000000000
	movi	v1.2d, #0000000000000000
	str	q28, [sp, #2256]
	movi	v28.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	ldp	q11, q9, [x15]
	str	q20, [sp, #2208]
	ldp	q12, q2, [x15, #32]
	str	q22, [sp, #2224]
	str	q27, [sp, #1888]
	movi	v27.2d, #0000000000000000
	movi	v25.2d, #0000000000000000
	str	q17, [sp, #2160]
	movi	v17.2d, #0000000000000000
	fmul	v23.4s, v14.4s, v11.4s
	str	q13, [sp, #1920]
	movi	v13.2d, #0000000000000000
	movi	v20.2d, #0000000000000000
	movi	v22.2d, #0000000000000000
	movi	v29.2d, #0000000000000000
	fmov	v14.4s, #1.00000000
	add	x11, x5, x11, lsl #5
	str	q2, [sp, #1824]
	ldr	q2, [x15, #64]
	ldr	q10, [sp, #1792]
	add	x15, x16, #32
	mov	x4, x21
	str	q8, [sp, #1952]
	str	q5, [sp, #2144]
	str	q31, [sp, #2080]
	str	q26, [sp, #2096]
	str	q16, [sp, #2112]
	str	q19, [sp, #2128]
	str	q7, [sp, #2272]
	str	q4, [sp, #2416]
	str	q2, [sp, #1840]
.L35b47:
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
	fmla	v25.4s, v7.4s, v4.4s
	fmla	v16.4s, v16.4s, v5.4s
	ldp	q5, q19, [x15], #80
	fmla	v22.4s, v19.4s, v4.4s
	fmla	v20.4s, v5.4s, v4.4s
	fmul	v8.4s, v2.4s, v16.4s
	fmul	v26.4s, v7.4s, v16.4s
	fmul	v19.4s, v5.4s, v16.4s
	fadd	v15.4s, v15.4s, v16.4s
	fadd	v13.4s, v13.4s, v8.4s
	fmla	v28.4s, v2.4s, v8.4s
	fmla	v17.4s, v2.4s, v26.4s
	fadd	v6.4s, v6.4s, v26.4s
	fmla	v30.4s, v7.4s, v26.4s
	fmla	v3.4s, v2.4s, v19.4s
	fadd	v21.4s, v21.4s, v19.4s
	fmla	v27.4s, v7.4s, v19.4s
	fmla	v0.4s, v5.4s, v19.4s
	b.ne	.L35b47
	movi	v8.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	ldr	q14, [sp, #1808]
	movi	v7.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
	add	x14, x14, #1
	fmul	v2.4s, v14.4s, v9.4s
	movi	v16.2d, #0000000000000000
	cmp	x14, x21
	movi	v19.2d, #0000000000000000
	add	x17, x17, x9
	fadd	v26.4s, v6.4s, v8.4s
	fmla	v5.4s, v30.4s, v23.4s
	ldr	q30, [sp, #2192]
	fmul	v6.4s, v14.4s, v12.4s
	fadd	v31.4s, v13.4s, v8.4s
	fmla	v7.4s, v17.4s, v2.4s
	fmla	v4.4s, v28.4s, v2.4s
	fmla	v16.4s, v17.4s, v11.4s
	fmla	v19.4s, v28.4s, v11.4s
	fmla	v30.4s, v26.4s, v23.4s
	movi	v26.2d, #0000000000000000
	str	q30, [sp, #2192]
	ldr	q30, [sp, #2320]
	fmla	v26.4s, v27.4s, v23.4s
	ldr	q27, [sp, #1888]
	fmla	v30.4s, v5.4s, v23.4s
	movi	v5.2d, #0000000000000000
	fmla	v27.4s, v31.4s, v2.4s
	str	q30, [sp, #2320]
	ldr	q30, [sp, #2288]
	fmla	v5.4s, v0.4s, v23.4s
	movi	v0.2d, #0000000000000000
	fmla	v30.4s, v7.4s, v23.4s
	movi	v7.2d, #0000000000000000
	fmla	v0.4s, v28.4s, v6.4s
	ldr	q28, [sp, #2256]
	str	q30, [sp, #2288]
	ldr	q30, [sp, #2240]
	fmla	v7.4s, v17.4s, v6.4s
	ldr	q17, [sp, #2176]
	fmla	v28.4s, v25.4s, v23.4s
	fmla	v30.4s, v4.4s, v2.4s
	ldr	q4, [sp, #2352]
	fmla	v17.4s, v31.4s, v11.4s
	ldr	q31, [sp, #2080]
	fmla	v4.4s, v16.4s, v23.4s
	ldr	q16, [sp, #2368]
	fmla	v31.4s, v26.4s, v23.4s
	ldr	q26, [sp, #2096]
	fmla	v16.4s, v19.4s, v2.4s
	str	q30, [sp, #2240]
	movi	v30.2d, #0000000000000000
	str	q17, [sp, #2176]
	ldr	q17, [sp, #2160]
	fmla	v26.4s, v7.4s, v23.4s
	str	q4, [sp, #2352]
	movi	v4.2d, #0000000000000000
	ldr	q7, [sp, #2272]
	str	q16, [sp, #2368]
	ldr	q16, [sp, #2336]
	fmla	v7.4s, v18.4s, v2.4s
	fmla	v30.4s, v21.4s, v23.4s
	fmla	v16.4s, v19.4s, v11.4s
	fmla	v4.4s, v3.4s, v6.4s
	ldr	q19, [sp, #2128]
	str	q16, [sp, #2336]
	movi	v16.2d, #0000000000000000
	fmla	v19.4s, v4.4s, v23.4s
	ldr	q4, [sp, #2416]
	fmla	v4.4s, v20.4s, v23.4s
	fmla	v16.4s, v3.4s, v23.4s
	ldr	q3, [sp, #2304]
	fmla	v3.4s, v5.4s, v23.4s
	ldr	q5, [sp, #2384]
	ldr	q23, [sp, #1856]
	fmla	v5.4s, v16.4s, v2.4s
	fmla	v17.4s, v16.4s, v11.4s
	ldr	q16, [sp, #2112]
	fmla	v23.4s, v20.4s, v11.4s
	str	q3, [sp, #2304]
	movi	v3.2d, #0000000000000000
	fmla	v16.4s, v0.4s, v2.4s
	ldr	q2, [sp, #2432]
	str	q5, [sp, #2384]
	ldr	q5, [sp, #2400]
	fmla	v2.4s, v18.4s, v6.4s
	fmla	v5.4s, v0.4s, v6.4s
	fmla	v3.4s, v13.4s, v6.4s
	ldr	q13, [sp, #1920]
	ldr	q6, [sp, #1824]
	fmla	v13.4s, v0.4s, v11.4s
	ldr	q0, [sp, #2000]
	str	q5, [sp, #2400]
	ldr	q5, [sp, #1984]
	fmla	v0.4s, v22.4s, v11.4s
	ldr	q22, [sp, #2224]
	fmla	v5.4s, v25.4s, v9.4s
	fmla	v22.4s, v18.4s, v11.4s
	str	q0, [sp, #2000]
	ldr	q0, [sp, #2032]
	str	q5, [sp, #1984]
	ldr	q5, [sp, #2048]
	fmla	v0.4s, v29.4s, v11.4s
	ldr	q29, [sp, #1968]
	ldr	q11, [sp, #1904]
	fmla	v5.4s, v25.4s, v12.4s
	fadd	v11.4s, v11.4s, v30.4s
	str	q0, [sp, #2032]
	fadd	v0.4s, v15.4s, v8.4s
	ldr	q8, [sp, #1952]
	str	q5, [sp, #2048]
	ldr	q5, [sp, #2016]
	fmla	v8.4s, v20.4s, v12.4s
	fmla	v5.4s, v20.4s, v9.4s
	ldr	q20, [sp, #2208]
	fadd	v20.4s, v20.4s, v1.4s
	str	q5, [sp, #2016]
	ldr	q5, [sp, #1872]
	fmla	v5.4s, v18.4s, v12.4s
	ldr	q12, [sp, #1936]
	fadd	v12.4s, v12.4s, v3.4s
	str	q5, [sp, #1872]
	ldr	q5, [sp, #2064]
	fmla	v5.4s, v18.4s, v6.4s
	str	q5, [sp, #2064]
	ldr	q5, [sp, #1840]
	fmla	v29.4s, v18.4s, v5.4s
	ldr	q5, [sp, #2144]
	fadd	v5.4s, v5.4s, v0.4s
	b.ne	.L35b46
	fmov	v15.4s, #1.00000000
	fmov	v10.4s, #-1.00000000
	str	q5, [sp, #2144]
	str	q2, [sp, #2432]
	ldr	q2, [sp, #1584]
	ldr	q3, [sp, #1728]
	ldr	q25, [sp, #2368]
	ldr	q30, [sp, #1792]
	ldr	q9, [sp, #2352]
	str	q29, [sp, #1968]
	ldr	q21, [sp, #2304]
	ldr	q29, [sp, #2240]
	str	q8, [sp, #1952]
	ldr	q8, [sp, #2288]
	ldr	q18, [sp, #2320]
	ldr	q5, [sp, #1872]
	str	q4, [sp, #2416]
	b	.L35b51
.L35b50:
	ldr	q0, [sp, #1760]
	movi	v1.2d, #0000000000000000
	mov	v2.16b, v21.16b
	movi	v5.2d, #0000000000000000
	mov	v3.16b, v23.16b
	movi	v23.2d, #0000000000000000
	fcmgt	v0.4s, v0.4s, v25.4s
	movi	v19.2d, #0000000000000000
	movi	v12.2d, #0000000000000000
	movi	v13.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	movi	v26.2d, #0000000000000000
	str	q1, [sp, #1968]
	movi	v21.2d, #0000000000000000
	movi	v11.2d, #0000000000000000
	str	q1, [sp, #1952]
	movi	v17.2d, #0000000000000000
	movi	v31.2d, #0000000000000000
	str	q1, [sp, #2032]
	dup	v0.4s, v0.s[0]
	movi	v27.2d, #0000000000000000
	str	q1, [sp, #2064]
	movi	v25.2d, #0000000000000000
	movi	v9.2d, #0000000000000000
	str	q1, [sp, #2016]
	movi	v29.2d, #0000000000000000
	movi	v8.2d, #0000000000000000
	str	q1, [sp, #2048]
	movi	v18.2d, #0000000000000000
	movi	v20.2d, #0000000000000000
	str	q1, [sp, #2000]
	movi	v22.2d, #0000000000000000
	movi	v7.2d, #0000000000000000
	str	q1, [sp, #1984]
	movi	v28.2d, #0000000000000000
	str	q1, [sp, #2400]
	str	q1, [sp, #2384]
	str	q1, [sp, #2144]
	str	q1, [sp, #2176]
	str	q1, [sp, #2192]
	str	q1, [sp, #2336]
	str	q1, [sp, #2432]
	str	q1, [sp, #2416]
	ldr	q1, [sp, #1120]
	and	v24.16b, v0.16b, v1.16b
.L35b51:
	fdiv	v0.4s, v15.4s, v2.4s
	fneg	v4.4s, v23.4s
	mov	v6.16b, v23.16b
	mov	v23.16b, v5.16b
	fneg	v5.4s, v5.4s
	str	q7, [sp, #2272]
	str	q12, [sp, #1936]
	fmls	v17.4s, v6.4s, v24.4s
	str	q11, [sp, #1904]
	fmls	v13.4s, v23.4s, v24.4s
	str	q27, [sp, #1888]
	str	q22, [sp, #2224]
	str	q20, [sp, #2208]
	str	q17, [sp, #2160]
	str	q13, [sp, #1920]
	str	q28, [sp, #2256]
	fdiv	v2.4s, v15.4s, v3.4s
	fmul	v3.4s, v24.4s, v14.4s
	fmul	v4.4s, v3.4s, v4.4s
	fmul	v5.4s, v3.4s, v5.4s
	fmla	v18.4s, v0.4s, v4.4s
	ldr	q0, [sp, #1984]
	dup	v4.4s, w24
	fdiv	v1.4s, v10.4s, v14.4s
	fmls	v8.4s, v0.4s, v3.4s
	ldr	q0, [sp, #2000]
	str	q18, [sp, #2320]
	fmls	v31.4s, v0.4s, v3.4s
	ldr	q18, [sp, #2384]
	ldr	q0, [sp, #2016]
	fmla	v29.4s, v2.4s, v5.4s
	dup	v2.4s, w23
	str	q8, [sp, #2288]
	dup	v8.4s, w25
	dup	v5.4s, w28
	fmls	v18.4s, v0.4s, v3.4s
	ldr	q0, [sp, #2032]
	str	q31, [sp, #2080]
	dup	v31.4s, w30
	fmls	v21.4s, v0.4s, v3.4s
	ldr	q0, [sp, #2048]
	str	q29, [sp, #2240]
	fmls	v26.4s, v0.4s, v3.4s
	ldr	q0, [sp, #2064]
	str	q18, [sp, #2384]
	fmls	v16.4s, v0.4s, v3.4s
	ldr	q0, [sp, #1952]
	str	q21, [sp, #2304]
	fmul	v1.4s, v24.4s, v1.4s
	fmls	v19.4s, v0.4s, v3.4s
	ldr	q0, [sp, #1968]
	str	q26, [sp, #2096]
	dup	v26.4s, w22
	ldr	q24, [sp, #1776]
	str	q16, [sp, #2112]
	dup	v16.4s, w29
	str	q24, [sp, #1776]
	fmla	v9.4s, v28.4s, v1.4s
	fmla	v25.4s, v7.4s, v1.4s
	ldr	q1, [sp, #2400]
	str	q19, [sp, #2128]
	dup	v19.4s, w26
	dup	v7.4s, w27
	fmls	v1.4s, v0.4s, v3.4s
	ldr	q0, [sp, #1760]
	fcmp	s0, #0.0
	str	q9, [sp, #2352]
	str	q25, [sp, #2368]
	str	q1, [sp, #2400]
	b.le	.L35b58
	ldr	q1, [sp, #1344]
	ldr	q3, [sp, #1088]
	fmov	v0.4s, #12.00000000
	ldr	q23, [sp, #1728]
	ldr	q25, [sp, #1584]
	fadd	v1.4s, v3.4s, v1.4s
	fcmge	v0.4s, v1.4s, v0.4s
	str	q1, [sp, #1344]
	and	v0.16b, v0.16b, v15.16b
	fmul	v1.4s, v3.4s, v0.4s
	movi	d3, #0000000000000000
	mov	s0, v1.s[1]
	fadd	s3, s1, s3
	mov	s6, v1.s[2]
	fadd	s0, s3, s0
	mov	s3, v1.s[3]
	fadd	s0, s0, s6
	fadd	s0, s0, s3
	ldr	q3, [sp, #2336]
	fcmp	s0, #0.0
	b.le	.L35b59
	mvni	v25.4s, #127, msl #16
	ldr	q9, [sp, #2368]
	cbz	w21, .L35b60
	movi	v0.2d, #0000000000000000
	mov	x11, xzr
	mov	x14, x1
.L35b55:
	add	x15, x11, x21
	mov	x17, x16
	mov	x2, x21
	add	x15, x15, x15, lsl #2
	ldr	q3, [x16, x15, lsl #4]
	ubfx	x15, x14, #1, #30
	fmul	v3.4s, v14.4s, v3.4s
	add	x15, x5, x15, lsl #5
.L35b56:
	mov	v17.16b, v30.16b
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
	fadd	v17.4s, v17.4s, v10.4s
	fcmgt	v20.4s, v18.4s, v10.4s
	bit	v17.16b, v18.16b, v20.16b
	fadd	v20.4s, v17.4s, v15.4s
	add	v20.4s, v20.4s, v26.4s
	and	v20.16b, v20.16b, v25.16b
	sub	v21.4s, v15.4s, v20.4s
	fadd	v22.4s, v21.4s, v10.4s
	fmla	v22.4s, v21.4s, v17.4s
	mov	v17.16b, v5.16b
	fmul	v21.4s, v22.4s, v22.4s
	fmla	v17.4s, v7.4s, v22.4s
	fmla	v23.4s, v8.4s, v22.4s
	fmla	v24.4s, v2.4s, v22.4s
	fmla	v17.4s, v16.4s, v21.4s
	fmla	v23.4s, v21.4s, v17.4s
	scvtf	v17.4s, v20.4s
	fmaxnm	v20.4s, v18.4s, v10.4s
	fmla	v24.4s, v21.4s, v23.4s
	fmla	v22.4s, v21.4s, v24.4s
	fmla	v22.4s, v31.4s, v17.4s
	fadd	v17.4s, v18.4s, v15.4s
	fneg	v18.4s, v20.4s
	fmla	v18.4s, v22.4s, v17.4s
	fmla	v0.4s, v18.4s, v6.4s
	b.ne	.L35b56
	add	x11, x11, #1
	add	x14, x14, x9
	cmp	x11, x21
	b.ne	.L35b55
	b	.L35b61
.L35b58:
	movi	v0.2d, #0000000000000000
	ldr	q14, [sp, #2336]
	ldr	q1, [sp, #2320]
	ldr	q9, [sp, #2368]
	ldr	q24, [sp, #2352]
	str	q0, [sp, #864]
	ldr	q0, [sp, #1728]
	str	q0, [sp, #2048]
	ldr	q0, [sp, #1584]
	str	q0, [sp, #2032]
	b	.L35b63
.L35b59:
	movi	v0.2d, #0000000000000000
	ldr	q29, [sp, #2240]
	ldr	q1, [sp, #2320]
	ldr	q9, [sp, #2368]
	ldr	q24, [sp, #2352]
	mov	v14.16b, v3.16b
	str	q23, [sp, #2048]
	str	q25, [sp, #2032]
	b	.L35b62
.L35b60:
	movi	v0.2d, #0000000000000000
.L35b61:
	mov	w11, #50604
	ldr	q13, [sp, #1072]
	fcmgt	v1.4s, v1.4s, #0.0
	movk	w11, #14119, lsl #16
	fmov	v18.4s, #0.25000000
	fmov	v25.4s, #4.00000000
	dup	v3.4s, w11
	mov	w11, #4719
	ldr	q12, [sp, #464]
	movk	w11, #14979, lsl #16
	ldp	q29, q27, [sp, #544]
	dup	v6.4s, w11
	ldp	q30, q28, [sp, #512]
	fmaxnm	v25.4s, v12.4s, v25.4s
	ldp	q10, q11, [sp, #480]
	fmla	v6.4s, v3.4s, v13.4s
	bit	v12.16b, v25.16b, v1.16b
	fadd	v3.4s, v13.4s, v6.4s
	xtn	v6.4h, v1.4s
	fcmgt	v3.4s, v0.4s, v3.4s
	and	v3.16b, v1.16b, v3.16b
	xtn	v17.4h, v3.4s
	bif	v18.16b, v15.16b, v3.16b
	bic	v6.8b, v6.8b, v17.8b
	fmul	v17.4s, v27.4s, v18.4s
	fmul	v20.4s, v28.4s, v18.4s
	fmul	v22.4s, v30.4s, v18.4s
	fmul	v23.4s, v10.4s, v18.4s
	fmul	v24.4s, v11.4s, v18.4s
	fmul	v21.4s, v29.4s, v18.4s
	sshll	v6.4s, v6.4h, #0
	fsub	v27.4s, v27.4s, v17.4s
	fsub	v28.4s, v28.4s, v20.4s
	fsub	v30.4s, v30.4s, v22.4s
	fsub	v10.4s, v10.4s, v23.4s
	fsub	v11.4s, v11.4s, v24.4s
	bit	v13.16b, v0.16b, v6.16b
	fmov	v0.4s, #16.00000000
	ldr	q6, [sp, #448]
	fsub	v29.4s, v29.4s, v21.4s
	stp	q23, q24, [sp, #480]
	ldr	q24, [sp, #2352]
	stp	q22, q20, [sp, #512]
	ldr	q22, [sp, #2224]
	ldr	q20, [sp, #2208]
	stp	q21, q17, [sp, #544]
	bit	v6.16b, v0.16b, v1.16b
	ldr	q1, [sp, #1744]
	dup	v0.4s, w19
	fsub	v14.4s, v14.4s, v29.4s
	str	q13, [sp, #1072]
	ldr	q13, [sp, #1920]
	fsub	v1.4s, v1.4s, v27.4s
	ldr	q27, [sp, #1888]
	ldr	q29, [sp, #2240]
	stp	q6, q12, [sp, #448]
	ldr	q12, [sp, #1936]
	str	q14, [sp, #1808]
	ldr	q14, [sp, #2336]
	str	q1, [sp, #1744]
	ldr	q1, [sp, #1776]
	fsub	v1.4s, v1.4s, v28.4s
	str	q1, [sp, #1776]
	ldr	q1, [sp, #1792]
	fsub	v1.4s, v1.4s, v30.4s
	str	q1, [sp, #1792]
	ldr	q1, [sp, #1584]
	ldr	q30, [sp, #1792]
	fsub	v1.4s, v1.4s, v10.4s
	fmov	v10.4s, #-1.00000000
	str	q1, [sp, #2032]
	ldr	q1, [sp, #1728]
	fsub	v1.4s, v1.4s, v11.4s
	ldr	q11, [sp, #1904]
	str	q1, [sp, #2048]
	ldr	q1, [sp, #592]
	fmul	v6.4s, v1.4s, v18.4s
	ldr	q1, [sp, #576]
	fmul	v1.4s, v1.4s, v18.4s
	stp	q1, q6, [sp, #576]
	ldr	q1, [sp, #1104]
	bit	v1.16b, v0.16b, v3.16b
	ldr	q0, [sp, #1120]
	bic	v0.16b, v0.16b, v3.16b
	str	q1, [sp, #1104]
	ldr	q1, [sp, #2320]
	str	q0, [sp, #1120]
	and	v0.16b, v3.16b, v15.16b
.L35b62:
	str	q0, [sp, #864]
.L35b63:
	ldr	q28, [sp, #1536]
	ldp	q3, q6, [sp, #896]
	ldr	q17, [sp, #1744]
	ldr	q18, [sp, #2256]
	ldr	q21, [sp, #2272]
	fmaxnm	v0.4s, v29.4s, v28.4s
	fmaxnm	v1.4s, v1.4s, v28.4s
	str	q14, [sp, #2336]
	fcmge	v3.4s, v17.4s, v3.4s
	fcmge	v6.4s, v6.4s, v17.4s
	fneg	v17.4s, v18.4s
	str	q30, [sp, #1792]
	fsqrt	v0.4s, v0.4s
	bsl	v3.16b, v18.16b, v10.16b
	bit	v3.16b, v17.16b, v6.16b
	ldr	q17, [sp, #1776]
	ldr	q6, [sp, #928]
	fcmge	v6.4s, v6.4s, v17.4s
	fsqrt	v1.4s, v1.4s
	fcmge	v3.4s, v3.4s, #0.0
	xtn	v3.4h, v3.4s
	str	d3, [sp, #1280]
	fdiv	v18.4s, v15.4s, v0.4s
	ldr	q0, [sp, #880]
	fcmge	v0.4s, v17.4s, v0.4s
	fneg	v17.4s, v21.4s
	bsl	v0.16b, v21.16b, v10.16b
	mov	v21.16b, v28.16b
	bit	v0.16b, v17.16b, v6.16b
	fdiv	v17.4s, v15.4s, v1.4s
	ldr	d1, [sp, #856]
	orr	v1.8b, v3.8b, v1.8b
	ldr	q3, [sp, #832]
	str	q18, [sp, #1568]
	fcmge	v6.4s, v0.4s, #0.0
	ushll	v0.4s, v1.4h, #0
	fmaxnm	v1.4s, v14.4s, v28.4s
	dup	v14.4s, w0
	str	q6, [sp, #1360]
	orn	v6.16b, v6.16b, v3.16b
	shl	v3.4s, v0.4s, #31
	str	q14, [sp, #1984]
	fsqrt	v0.4s, v1.4s
	str	q6, [sp, #1312]
	bic	v6.16b, v15.16b, v6.16b
	cmlt	v1.4s, v3.4s, #0
	str	q17, [sp, #2016]
	str	q6, [sp, #1696]
	fmul	v6.4s, v18.4s, v6.4s
	bic	v3.16b, v15.16b, v1.16b
	str	q1, [sp, #1296]
	ldr	q1, [sp, #2288]
	str	q3, [sp, #1664]
	fmul	v25.4s, v17.4s, v3.4s
	ldr	q3, [sp, #1808]
	fmul	v1.4s, v1.4s, v6.4s
	fmov	v17.4s, #1.00000000
	str	q6, [sp, #1376]
	str	q3, [sp, #1808]
	str	q25, [sp, #1840]
	fdiv	v18.4s, v15.4s, v0.4s
	ldr	q0, [sp, #944]
	fmul	v23.4s, v1.4s, v25.4s
	ldr	q1, [sp, #976]
	fcmge	v0.4s, v3.4s, v0.4s
	fcmge	v1.4s, v1.4s, v3.4s
	fneg	v3.4s, v22.4s
	fmls	v17.4s, v23.4s, v23.4s
	str	q23, [sp, #1520]
	bsl	v0.16b, v22.16b, v10.16b
	fneg	v22.4s, v23.4s
	str	q17, [sp, #672]
	fmaxnm	v17.4s, v17.4s, v14.4s
	bit	v0.16b, v3.16b, v1.16b
	fsqrt	v1.4s, v17.4s
	str	q18, [sp, #2064]
	fcmge	v3.4s, v0.4s, #0.0
	ldr	q0, [sp, #816]
	orn	v0.16b, v3.16b, v0.16b
	str	q3, [sp, #1200]
	str	q0, [sp, #1264]
	bic	v0.16b, v15.16b, v0.16b
	fmul	v3.4s, v18.4s, v0.4s
	str	q0, [sp, #1680]
	fdiv	v29.4s, v15.4s, v1.4s
	ldr	q1, [sp, #2144]
	fneg	v18.4s, v20.4s
	fmaxnm	v1.4s, v1.4s, v28.4s
	fmul	v0.4s, v24.4s, v3.4s
	str	q3, [sp, #1712]
	fmov	v24.4s, #1.00000000
	fmul	v23.4s, v0.4s, v25.4s
	fsqrt	v0.4s, v1.4s
	fmul	v1.4s, v9.4s, v3.4s
	fmul	v17.4s, v23.4s, v22.4s
	fmls	v24.4s, v23.4s, v23.4s
	str	q23, [sp, #1504]
	mov	v28.16b, v29.16b
	str	q29, [sp, #1488]
	fmla	v17.4s, v6.4s, v1.4s
	ldr	q1, [sp, #1040]
	fcmge	v1.4s, v30.4s, v1.4s
	fmul	v3.4s, v17.4s, v29.4s
	ldr	q17, [sp, #960]
	fcmge	v17.4s, v17.4s, v30.4s
	bsl	v1.16b, v20.16b, v10.16b
	fdiv	v29.4s, v15.4s, v0.4s
	ldr	q20, [sp, #1008]
	fmls	v24.4s, v3.4s, v3.4s
	str	q3, [sp, #1952]
	ldr	q3, [sp, #2304]
	mov	v0.16b, v17.16b
	ldr	q17, [sp, #800]
	str	q24, [sp, #656]
	bsl	v0.16b, v18.16b, v1.16b
	fmaxnm	v1.4s, v24.4s, v14.4s
	ldr	q18, [sp, #2192]
	fcmge	v0.4s, v0.4s, #0.0
	fsqrt	v1.4s, v1.4s
	str	q29, [sp, #1824]
	str	q0, [sp, #1184]
	orn	v0.16b, v0.16b, v17.16b
	fmaxnm	v17.4s, v3.4s, v21.4s
	fneg	v3.4s, v23.4s
	ldr	q23, [sp, #1712]
	str	q0, [sp, #1248]
	bic	v0.16b, v15.16b, v0.16b
	fsqrt	v17.4s, v17.4s
	str	q3, [sp, #1600]
	fmul	v9.4s, v29.4s, v0.4s
	str	q0, [sp, #1648]
	fmul	v18.4s, v18.4s, v9.4s
	str	q9, [sp, #688]
	fmul	v0.4s, v18.4s, v25.4s
	fdiv	v21.4s, v15.4s, v1.4s
	fmul	v1.4s, v27.4s, v9.4s
	ldr	q27, [sp, #2032]
	ldr	q25, [sp, #1056]
	fcmge	v20.4s, v27.4s, v20.4s
	fcmge	v25.4s, v25.4s, v27.4s
	fmul	v18.4s, v0.4s, v22.4s
	fmul	v24.4s, v0.4s, v3.4s
	ldr	q3, [sp, #1536]
	fmla	v18.4s, v6.4s, v1.4s
	ldr	q1, [sp, #2176]
	mov	v6.16b, v0.16b
	ldr	q0, [sp, #2416]
	fmul	v1.4s, v1.4s, v9.4s
	fdiv	v29.4s, v15.4s, v17.4s
	bsl	v20.16b, v0.16b, v10.16b
	fneg	v27.4s, v0.4s
	str	q0, [sp, #2416]
	fmul	v30.4s, v18.4s, v28.4s
	fmov	v18.4s, #1.00000000
	ldr	q28, [sp, #2048]
	str	q6, [sp, #1472]
	fmla	v24.4s, v23.4s, v1.4s
	mov	v1.16b, v25.16b
	str	q21, [sp, #1440]
	fmls	v18.4s, v6.4s, v6.4s
	str	q30, [sp, #1872]
	bsl	v1.16b, v27.16b, v20.16b
	ldr	q27, [sp, #1952]
	fmls	v24.4s, v27.4s, v30.4s
	fmls	v18.4s, v30.4s, v30.4s
	fcmge	v0.4s, v1.4s, #0.0
	ldr	q1, [sp, #2400]
	fmaxnm	v17.4s, v1.4s, v3.4s
	fmul	v3.4s, v24.4s, v21.4s
	ldr	q1, [sp, #784]
	str	q29, [sp, #2000]
	orn	v1.16b, v0.16b, v1.16b
	str	q0, [sp, #1152]
	fmls	v18.4s, v3.4s, v3.4s
	fsqrt	v17.4s, v17.4s
	str	q3, [sp, #1856]
	bic	v0.16b, v15.16b, v1.16b
	str	q1, [sp, #1232]
	ldr	q1, [sp, #2080]
	fmaxnm	v20.4s, v18.4s, v14.4s
	fmul	v24.4s, v29.4s, v0.4s
	str	q18, [sp, #624]
	str	q0, [sp, #1632]
	ldr	q0, [sp, #1840]
	ldr	q29, [sp, #2384]
	fmul	v29.4s, v29.4s, v24.4s
	fsqrt	v18.4s, v20.4s
	fmul	v20.4s, v1.4s, v24.4s
	ldr	q1, [sp, #992]
	fcmge	v25.4s, v28.4s, v1.4s
	ldr	q1, [sp, #1024]
	fmul	v3.4s, v20.4s, v0.4s
	ldr	q0, [sp, #2432]
	mov	v20.16b, v25.16b
	fcmge	v25.4s, v1.4s, v28.4s
	fneg	v28.4s, v0.4s
	ldr	q1, [sp, #2160]
	str	q0, [sp, #2432]
	fmul	v30.4s, v3.4s, v22.4s
	bsl	v20.16b, v0.16b, v10.16b
	mov	v0.16b, v3.16b
	fdiv	v14.4s, v15.4s, v17.4s
	fneg	v3.4s, v6.4s
	ldr	q6, [sp, #1376]
	fmul	v10.4s, v11.4s, v24.4s
	fmla	v30.4s, v6.4s, v29.4s
	bit	v20.16b, v28.16b, v25.16b
	fmul	v28.4s, v1.4s, v24.4s
	ldr	q1, [sp, #1600]
	str	q3, [sp, #1392]
	ldr	q25, [sp, #1488]
	fmul	v29.4s, v0.4s, v1.4s
	mov	v1.16b, v0.16b
	fmul	v17.4s, v30.4s, v25.4s
	mov	v30.16b, v21.16b
	fcmge	v0.4s, v20.4s, #0.0
	fmul	v11.4s, v1.4s, v3.4s
	mov	v3.16b, v1.16b
	ldr	q1, [sp, #768]
	fmla	v29.4s, v23.4s, v28.4s
	str	q17, [sp, #1968]
	orn	v1.16b, v0.16b, v1.16b
	str	q0, [sp, #1168]
	fdiv	v0.4s, v15.4s, v18.4s
	fmla	v11.4s, v9.4s, v10.4s
	str	q14, [sp, #1552]
	mov	v10.16b, v27.16b
	fmls	v29.4s, v27.4s, v17.4s
	ldr	q18, [sp, #1856]
	str	q3, [sp, #1456]
	bic	v20.16b, v15.16b, v1.16b
	str	q1, [sp, #1216]
	fmov	v1.4s, #1.00000000
	fmul	v27.4s, v14.4s, v20.4s
	ldr	q14, [sp, #1872]
	str	q20, [sp, #1616]
	fmul	v29.4s, v29.4s, v21.4s
	fmls	v1.4s, v3.4s, v3.4s
	ldr	q20, [sp, #2096]
	fmls	v11.4s, v14.4s, v17.4s
	fmul	v28.4s, v20.4s, v27.4s
	fmls	v1.4s, v17.4s, v17.4s
	ldr	q17, [sp, #1840]
	mov	v20.16b, v29.16b
	fmls	v11.4s, v18.4s, v29.4s
	str	q0, [sp, #1424]
	fmul	v28.4s, v28.4s, v17.4s
	str	q20, [sp, #1408]
	mov	v17.16b, v0.16b
	fmls	v1.4s, v20.4s, v20.4s
	fmul	v29.4s, v11.4s, v0.4s
	mov	v11.16b, v20.16b
	ldr	q20, [sp, #2112]
	ldr	q0, [sp, #1600]
	fmul	v21.4s, v28.4s, v22.4s
	fmul	v22.4s, v20.4s, v27.4s
	ldr	q20, [sp, #2128]
	str	q28, [sp, #704]
	fmls	v1.4s, v29.4s, v29.4s
	str	q29, [sp, #1840]
	mov	v29.16b, v25.16b
	fmla	v21.4s, v6.4s, v22.4s
	fmul	v6.4s, v28.4s, v0.4s
	ldr	q0, [sp, #1984]
	fmul	v22.4s, v13.4s, v27.4s
	fmaxnm	v23.4s, v1.4s, v0.4s
	ldr	q0, [sp, #1712]
	str	q1, [sp, #640]
	fmul	v1.4s, v21.4s, v25.4s
	fneg	v25.4s, v3.4s
	ldr	q3, [sp, #2256]
	fmla	v6.4s, v0.4s, v22.4s
	ldr	q0, [sp, #1392]
	fsqrt	v22.4s, v23.4s
	fmul	v23.4s, v12.4s, v27.4s
	fmul	v21.4s, v28.4s, v0.4s
	ldr	q0, [sp, #2016]
	fmls	v6.4s, v10.4s, v1.4s
	fmla	v21.4s, v9.4s, v23.4s
	fmul	v23.4s, v20.4s, v27.4s
	fmul	v27.4s, v28.4s, v25.4s
	fmul	v6.4s, v6.4s, v30.4s
	fmls	v21.4s, v14.4s, v1.4s
	fmla	v27.4s, v24.4s, v23.4s
	fmov	v24.4s, #1.00000000
	str	q6, [sp, #1600]
	fdiv	v22.4s, v15.4s, v22.4s
	fmul	v15.4s, v0.4s, v3.4s
	ldr	q0, [sp, #1968]
	fmls	v21.4s, v18.4s, v6.4s
	fmls	v24.4s, v28.4s, v28.4s
	ldr	q3, [sp, #1360]
	fmls	v27.4s, v0.4s, v1.4s
	ldr	q0, [sp, #1664]
	fmul	v20.4s, v15.4s, v0.4s
	ldr	q0, [sp, #1840]
	fmul	v9.4s, v21.4s, v17.4s
	fmls	v24.4s, v1.4s, v1.4s
	xtn	v21.4h, v3.4s
	fmls	v27.4s, v11.4s, v6.4s
	ldr	q3, [sp, #2272]
	fneg	v30.4s, v20.4s
	fmls	v24.4s, v6.4s, v6.4s
	ldr	d6, [sp, #720]
	str	q9, [sp, #1392]
	fmls	v27.4s, v0.4s, v9.4s
	ldr	q0, [sp, #1568]
	fmul	v25.4s, v0.4s, v3.4s
	ldr	q3, [sp, #1520]
	fmul	v28.4s, v28.4s, v30.4s
	fmls	v24.4s, v9.4s, v9.4s
	movi	v9.2d, #0000000000000000
	str	q22, [sp, #1376]
	fmul	v23.4s, v3.4s, v30.4s
	ldr	d3, [sp, #1280]
	fmul	v17.4s, v27.4s, v22.4s
	ldr	q22, [sp, #1440]
	orr	v27.8b, v3.8b, v6.8b
	ldr	d6, [sp, #760]
	ldr	q3, [sp, #1696]
	fmla	v9.4s, v15.4s, v15.4s
	orr	v21.8b, v21.8b, v6.8b
	fmla	v23.4s, v3.4s, v25.4s
	ldr	q3, [sp, #2064]
	ldr	q6, [sp, #2224]
	fmls	v24.4s, v17.4s, v17.4s
	str	q17, [sp, #1360]
	mov	v17.16b, v29.16b
	ushll	v27.4s, v27.4h, #0
	fmul	v18.4s, v3.4s, v6.4s
	ldr	q3, [sp, #1504]
	ldr	q6, [sp, #1680]
	ushll	v11.4s, v21.4h, #0
	ldr	q21, [sp, #2208]
	fmul	v13.4s, v23.4s, v29.4s
	fmul	v10.4s, v3.4s, v30.4s
	ldr	q3, [sp, #1200]
	shl	v12.4s, v27.4s, #31
	fmul	v0.4s, v0.4s, v17.4s
	str	q18, [sp, #1280]
	xtn	v3.4h, v3.4s
	shl	v11.4s, v11.4s, #31
	cmge	v12.4s, v12.4s, #0
	fmla	v10.4s, v6.4s, v18.4s
	ldr	q6, [sp, #1824]
	cmge	v11.4s, v11.4s, #0
	fmul	v18.4s, v6.4s, v21.4s
	ldr	q6, [sp, #1984]
	ldr	q21, [sp, #2416]
	fmaxnm	v23.4s, v24.4s, v6.4s
	ldr	q6, [sp, #1472]
	and	v25.16b, v11.16b, v25.16b
	fmul	v29.4s, v6.4s, v30.4s
	ldr	d6, [sp, #752]
	str	q18, [sp, #1200]
	orr	v3.8b, v3.8b, v6.8b
	ldr	q6, [sp, #1184]
	xtn	v14.4h, v6.4s
	fsqrt	v6.4s, v23.4s
	ushll	v3.4s, v3.4h, #0
	shl	v3.4s, v3.4s, #31
	cmge	v3.4s, v3.4s, #0
	str	q6, [sp, #1136]
	ldr	q6, [sp, #1952]
	fmls	v10.4s, v13.4s, v6.4s
	ldr	q6, [sp, #1648]
	fmla	v29.4s, v6.4s, v18.4s
	ldr	q6, [sp, #2000]
	fmul	v23.4s, v6.4s, v21.4s
	ldr	q6, [sp, #1456]
	fmul	v18.4s, v10.4s, v22.4s
	and	v10.16b, v12.16b, v9.16b
	fmov	v21.4s, #1.00000000
	fmul	v27.4s, v6.4s, v30.4s
	ldr	d6, [sp, #744]
	ldr	q30, [sp, #1552]
	orr	v14.8b, v14.8b, v6.8b
	ldr	q6, [sp, #1152]
	str	q23, [sp, #1184]
	fmla	v10.4s, v25.4s, v25.4s
	xtn	v15.4h, v6.4s
	ldr	q6, [sp, #1872]
	ushll	v11.4s, v14.4h, #0
	movi	v14.2d, #0000000000000000
	fmls	v29.4s, v13.4s, v6.4s
	ldr	q6, [sp, #1632]
	fmla	v27.4s, v6.4s, v23.4s
	ldr	q6, [sp, #2432]
	fmla	v14.4s, v20.4s, v20.4s
	fmul	v23.4s, v30.4s, v6.4s
	ldr	q6, [sp, #1856]
	fmls	v29.4s, v18.4s, v6.4s
	ldr	d6, [sp, #736]
	fmla	v14.4s, v13.4s, v13.4s
	orr	v12.8b, v15.8b, v6.8b
	ldr	q6, [sp, #1968]
	str	q23, [sp, #1152]
	fmls	v27.4s, v13.4s, v6.4s
	ldr	q6, [sp, #1616]
	ushll	v12.4s, v12.4h, #0
	fmla	v14.4s, v18.4s, v18.4s
	fmla	v28.4s, v6.4s, v23.4s
	ldr	q6, [sp, #1312]
	shl	v23.4s, v11.4s, #31
	str	q20, [sp, #1312]
	ldr	q20, [sp, #1408]
	mov	v9.16b, v6.16b
	ldr	q6, [sp, #1296]
	str	q1, [sp, #1296]
	fmls	v27.4s, v18.4s, v20.4s
	ldr	d20, [sp, #728]
	mov	v15.16b, v6.16b
	fmls	v28.4s, v13.4s, v1.4s
	ldr	q1, [sp, #1280]
	bsl	v9.16b, v21.16b, v0.16b
	ldr	q0, [sp, #1168]
	str	q13, [sp, #1280]
	xtn	v17.4h, v0.4s
	ldr	q0, [sp, #2016]
	bsl	v15.16b, v21.16b, v0.16b
	ldr	q0, [sp, #2064]
	fmul	v6.4s, v0.4s, v22.4s
	ldr	q0, [sp, #1136]
	orr	v17.8b, v17.8b, v20.8b
	ldr	q20, [sp, #1840]
	and	v22.16b, v3.16b, v1.16b
	ldr	q1, [sp, #1264]
	fdiv	v11.4s, v21.4s, v0.4s
	ldr	q21, [sp, #1424]
	fmul	v25.4s, v15.4s, v9.4s
	fmov	v15.4s, #1.00000000
	ldr	q3, [sp, #1824]
	ushll	v17.4s, v17.4h, #0
	fmul	v0.4s, v29.4s, v21.4s
	fmla	v10.4s, v22.4s, v22.4s
	fmul	v29.4s, v3.4s, v21.4s
	bit	v6.16b, v15.16b, v1.16b
	cmge	v1.4s, v23.4s, #0
	shl	v23.4s, v12.4s, #31
	fmls	v27.4s, v0.4s, v20.4s
	ldr	q20, [sp, #1600]
	fmla	v14.4s, v0.4s, v0.4s
	fmls	v28.4s, v18.4s, v20.4s
	ldr	q20, [sp, #1200]
	fmul	v6.4s, v25.4s, v6.4s
	cmge	v25.4s, v23.4s, #0
	and	v21.16b, v1.16b, v20.16b
	ldr	q1, [sp, #1248]
	ldr	q20, [sp, #1392]
	mov	v22.16b, v1.16b
	fmls	v28.4s, v0.4s, v20.4s
	ldr	q20, [sp, #1184]
	ldr	q1, [sp, #2000]
	fmla	v10.4s, v21.4s, v21.4s
	mov	v13.16b, v11.16b
	and	v21.16b, v25.16b, v20.16b
	ldr	q20, [sp, #1232]
	fmul	v25.4s, v30.4s, v11.4s
	bsl	v22.16b, v15.16b, v29.16b
	shl	v29.4s, v17.4s, #31
	ldr	q17, [sp, #1376]
	fmul	v1.4s, v1.4s, v17.4s
	fmul	v17.4s, v27.4s, v17.4s
	fmla	v10.4s, v21.4s, v21.4s
	cmge	v23.4s, v29.4s, #0
	fmul	v6.4s, v6.4s, v22.4s
	mov	v22.16b, v20.16b
	fmla	v14.4s, v17.4s, v17.4s
	bsl	v22.16b, v15.16b, v1.16b
	ldr	q1, [sp, #1360]
	fmls	v28.4s, v17.4s, v1.4s
	ldr	q1, [sp, #1152]
	and	v21.16b, v23.16b, v1.16b
	ldr	q1, [sp, #1216]
	fmul	v6.4s, v6.4s, v22.4s
	mov	v22.16b, v1.16b
	fmul	v1.4s, v28.4s, v11.4s
	fmla	v10.4s, v21.4s, v21.4s
	bsl	v22.16b, v15.16b, v25.16b
	fmla	v14.4s, v1.4s, v1.4s
	fmul	v25.4s, v6.4s, v22.4s
	ldr	q6, [sp, #1760]
	fcmp	s6, #0.0
	b.gt	.L35b38
	ldr	q12, [sp, #2064]
	ldr	q20, [sp, #1104]
	fdiv	v21.4s, v15.4s, v3.4s
	ldr	q29, [sp, #1072]
	mov	w11, #14269
	ldr	q30, [sp, #1808]
	movk	w11, #13574, lsl #16
	ldr	q9, [sp, #1792]
	dup	v27.4s, w19
	fadd	v23.4s, v29.4s, v29.4s
	dup	v24.4s, w11
	mov	w11, #4016
	movk	w11, #13345, lsl #16
	fdiv	v6.4s, v15.4s, v12.4s
	fmul	v21.4s, v21.4s, v9.4s
	fdiv	v22.4s, v15.4s, v20.4s
	fmul	v6.4s, v6.4s, v30.4s
	fmul	v6.4s, v6.4s, v24.4s
	fcmgt	v24.4s, v27.4s, v29.4s
	fsqrt	v23.4s, v23.4s
	fmul	v22.4s, v22.4s, v25.4s
	dup	v25.4s, w11
	mov	w11, #50604
	movk	w11, #13991, lsl #16
	dup	v28.4s, w11
	fmul	v21.4s, v21.4s, v25.4s
	ldr	q25, [sp, #1696]
	fmul	v22.4s, v22.4s, v22.4s
	fmaxnm	v6.4s, v6.4s, v21.4s
	fminnm	v21.4s, v22.4s, v15.4s
	fmul	v23.4s, v23.4s, v28.4s
	ldr	q28, [sp, #1664]
	fmul	v25.4s, v25.4s, v28.4s
	and	v22.16b, v24.16b, v23.16b
	ldr	q24, [sp, #1680]
	ldr	s23, [x13, #16]
	fmul	v24.4s, v24.4s, v25.4s
	fmul	v21.4s, v21.4s, v23.s[0]
	movi	d25, #0000000000000000
	fmaxnm	v6.4s, v6.4s, v22.4s
	ldr	q22, [sp, #1648]
	fmul	v22.4s, v22.4s, v24.4s
	fmaxnm	v6.4s, v21.4s, v6.4s
	fcmgt	v21.4s, v27.4s, v20.4s
	ldr	q20, [sp, #1632]
	fmul	v22.4s, v20.4s, v22.4s
	ldr	q20, [sp, #1616]
	and	v6.16b, v21.16b, v6.16b
	fmul	s21, s23, s23
	ldr	q23, [sp, #2048]
	fmul	v6.4s, v6.4s, v6.4s
	fmul	v22.4s, v20.4s, v22.4s
	fmov	v20.4s, #5.00000000
	dup	v21.4s, v21.s[0]
	fcmge	v6.4s, v6.4s, v14.4s
	fcmge	v21.4s, v21.4s, v10.4s
	fcmgt	v22.4s, v22.4s, #0.0
	fmov	v10.4s, #-1.00000000
	mov	v14.16b, v30.16b
	mov	v30.16b, v9.16b
	and	v6.16b, v21.16b, v6.16b
	bic	v21.16b, v15.16b, v22.16b
	ldr	q22, [sp, #608]
	bsl	v6.16b, v21.16b, v20.16b
	ldr	q21, [sp, #1344]
	fcmge	v21.4s, v21.4s, v22.4s
	movi	v22.4s, #64, lsl #24
	fminnm	v22.4s, v6.4s, v22.4s
	bit	v6.16b, v22.16b, v21.16b
	ldr	q22, [sp, #1328]
	fcmeq	v21.4s, v22.4s, v20.4s
	bit	v22.16b, v6.16b, v21.16b
	fcmeq	v6.4s, v22.4s, v20.4s
	str	q22, [sp, #1328]
	and	v24.16b, v6.16b, v15.16b
	mov	s6, v24.s[1]
	fadd	s21, s24, s25
	mov	s22, v24.s[2]
	fadd	s6, s21, s6
	mov	s21, v24.s[3]
	fadd	s6, s6, s22
	ldr	q22, [sp, #1744]
	fadd	s6, s6, s21
	ldr	q21, [sp, #2032]
	fcmp	s6, #0.0
	b.gt	.L35b40
	fmul	v1.4s, v13.4s, v1.4s
	stp	q26, q5, [sp, #352]
	mov	v5.16b, v3.16b
	stp	q19, q4, [sp, #384]
	ldr	q4, [sp, #1280]
	movi	v21.2d, #0000000000000000
	stp	q2, q31, [sp, #416]
	ldr	q2, [sp, #1360]
	movi	v22.2d, #0000000000000000
	str	q7, [sp, #2336]
	movi	v23.2d, #0000000000000000
	movi	v25.2d, #0000000000000000
	fmls	v17.4s, v1.4s, v2.4s
	ldr	q2, [sp, #1376]
	str	q16, [sp, #2400]
	movi	v27.2d, #0000000000000000
	movi	v10.2d, #0000000000000000
	movi	v29.2d, #0000000000000000
	str	q8, [sp, #2416]
	fmul	v3.4s, v2.4s, v17.4s
	ldr	q2, [sp, #1840]
	fmls	v0.4s, v3.4s, v2.4s
	ldr	q2, [sp, #1392]
	fmls	v0.4s, v1.4s, v2.4s
	ldr	q2, [sp, #1424]
	fmul	v0.4s, v2.4s, v0.4s
	ldr	q2, [sp, #1856]
	fmls	v18.4s, v0.4s, v2.4s
	ldr	q2, [sp, #1408]
	fmul	v5.4s, v5.4s, v0.4s
	fmls	v18.4s, v3.4s, v2.4s
	ldr	q2, [sp, #1600]
	str	q5, [sp, #2272]
	fmls	v18.4s, v1.4s, v2.4s
	ldr	q2, [sp, #1440]
	fmul	v6.4s, v2.4s, v18.4s
	ldr	q2, [sp, #1952]
	movi	v18.2d, #0000000000000000
	fmls	v4.4s, v6.4s, v2.4s
	ldr	q2, [sp, #1872]
	fmul	v16.4s, v12.4s, v6.4s
	fmls	v4.4s, v0.4s, v2.4s
	ldr	q2, [sp, #1968]
	str	q16, [sp, #2240]
	fmls	v4.4s, v3.4s, v2.4s
	ldr	q2, [sp, #1296]
	fmls	v4.4s, v1.4s, v2.4s
	ldr	q2, [sp, #1488]
	fmul	v17.4s, v2.4s, v4.4s
	ldr	q2, [sp, #1520]
	ldr	q4, [sp, #1312]
	fmls	v4.4s, v17.4s, v2.4s
	ldr	q2, [sp, #1504]
	fmls	v4.4s, v6.4s, v2.4s
	ldr	q2, [sp, #1472]
	fmls	v4.4s, v0.4s, v2.4s
	ldr	q2, [sp, #1456]
	ldr	q0, [sp, #1568]
	fmul	v7.4s, v0.4s, v17.4s
	ldr	q0, [sp, #2016]
	movi	v17.2d, #0000000000000000
	fmls	v4.4s, v3.4s, v2.4s
	ldr	q2, [sp, #704]
	str	q7, [sp, #2256]
	fmls	v4.4s, v1.4s, v2.4s
	fmul	v4.4s, v0.4s, v4.4s
	ldr	q0, [sp, #2000]
	fmul	v2.4s, v0.4s, v3.4s
	ldr	q0, [sp, #1552]
	movi	v3.2d, #0000000000000000
	fmul	v0.4s, v0.4s, v1.4s
	str	q4, [sp, #2224]
	str	q2, [sp, #2304]
	str	q0, [sp, #2320]
	tbz	w20, #3, .L35b71
	cbz	w21, .L35b71
	umull	x8, w21, w21
	ldr	x11, [sp, #344]
	mul	x8, x11, x8
	mov	x11, xzr
.L35b68:
	add	x14, x11, x21
	ldr	q1, [sp, #1808]
	ldr	q9, [sp, #1792]
	add	x14, x14, x14, lsl #2
	ldp	q4, q2, [sp, #416]
	ldp	q7, q8, [sp, #384]
	mov	x15, x16
	ldr	q0, [x16, x14, lsl #4]
	ubfx	x14, x8, #1, #30
	ldr	q16, [sp, #2416]
	ldr	q19, [sp, #2400]
	ldr	q5, [sp, #2336]
	mov	x17, x21
	fmul	v0.4s, v1.4s, v0.4s
	fmov	v1.4s, #-1.00000000
	add	x14, x5, x14, lsl #5
	str	q0, [sp, #2432]
	ldp	q0, q26, [sp, #352]
.L35b69:
	mov	v20.16b, v9.16b
	ldr	q6, [x15], #80
	ldr	q24, [sp, #2432]
	mov	v31.16b, v10.16b
	mov	v10.16b, v27.16b
	mov	v27.16b, v25.16b
	mov	v25.16b, v23.16b
	mov	v23.16b, v22.16b
	fmla	v20.4s, v6.4s, v24.4s
	ldp	q28, q24, [x14, #-16]
	mov	v22.16b, v21.16b
	mov	v21.16b, v18.16b
	mov	v18.16b, v17.16b
	mov	v17.16b, v29.16b
	mvni	v11.4s, #127, msl #16
	fmov	v13.4s, #5.00000000
	mov	v14.16b, v7.16b
	subs	x17, x17, #1
	add	x14, x14, #32
	fadd	v6.4s, v24.4s, v20.4s
	fdiv	v20.4s, v15.4s, v6.4s
	fsub	v28.4s, v28.4s, v6.4s
	fadd	v13.4s, v6.4s, v13.4s
	fdiv	v13.4s, v15.4s, v13.4s
	fmul	v28.4s, v28.4s, v20.4s
	fadd	v29.4s, v20.4s, v1.4s
	fmul	v20.4s, v24.4s, v20.4s
	fcmgt	v30.4s, v28.4s, v1.4s
	bit	v29.16b, v28.16b, v30.16b
	fadd	v30.4s, v29.4s, v15.4s
	add	v30.4s, v30.4s, v0.4s
	and	v30.16b, v30.16b, v11.16b
	sub	v11.4s, v15.4s, v30.4s
	mov	v15.16b, v8.16b
	scvtf	v30.4s, v30.4s
	fadd	v12.4s, v11.4s, v1.4s
	fmla	v12.4s, v11.4s, v29.4s
	mov	v29.16b, v26.16b
	fmul	v11.4s, v12.4s, v12.4s
	fmla	v29.4s, v5.4s, v12.4s
	fmla	v14.4s, v16.4s, v12.4s
	fmla	v15.4s, v4.4s, v12.4s
	fmla	v29.4s, v19.4s, v11.4s
	fmla	v14.4s, v11.4s, v29.4s
	fmaxnm	v29.4s, v28.4s, v1.4s
	fmla	v15.4s, v11.4s, v14.4s
	fneg	v29.4s, v29.4s
	fmla	v12.4s, v11.4s, v15.4s
	fmov	v15.4s, #1.00000000
	fmul	v11.4s, v13.4s, v13.4s
	fadd	v28.4s, v28.4s, v15.4s
	fmla	v12.4s, v2.4s, v30.4s
	fmul	v30.4s, v13.4s, v11.4s
	fmul	v24.4s, v11.4s, v11.4s
	fmla	v29.4s, v12.4s, v28.4s
	fmul	v28.4s, v11.4s, v30.4s
	fmla	v17.4s, v29.4s, v6.4s
	fmla	v3.4s, v20.4s, v28.4s
	mov	v29.16b, v17.16b
	mov	v17.16b, v18.16b
	mov	v18.16b, v21.16b
	mov	v21.16b, v22.16b
	mov	v22.16b, v23.16b
	mov	v23.16b, v25.16b
	mov	v25.16b, v27.16b
	mov	v27.16b, v10.16b
	fadd	v10.4s, v31.4s, v13.4s
	fmla	v18.4s, v20.4s, v30.4s
	fmla	v17.4s, v20.4s, v24.4s
	fmla	v21.4s, v20.4s, v11.4s
	fadd	v23.4s, v23.4s, v24.4s
	fadd	v22.4s, v22.4s, v28.4s
	fadd	v27.4s, v27.4s, v11.4s
	fadd	v25.4s, v25.4s, v30.4s
	b.ne	.L35b69
	add	x11, x11, #1
	add	x8, x8, x9
	cmp	x11, x21
	b.ne	.L35b68
.L35b71:
	str	q29, [sp, #1968]
	ldr	q29, [sp, #1568]
	ldr	q0, [sp, #2288]
	ldr	q9, [sp, #2016]
	fmov	v2.4s, #1.00000000
	mov	w8, #46871
	fmul	v0.4s, v0.4s, v29.4s
	ldr	q28, [sp, #1984]
	ldr	q13, [sp, #2064]
	str	q3, [sp, #2144]
	ldr	q19, [sp, #1824]
	movk	w8, #14673, lsl #16
	ldr	q5, [sp, #2000]
	ldr	x2, [sp, #240]
	lsl	x11, x10, #5
	ldr	x15, [sp, #336]
	add	x14, x10, x10, lsl #1
	fmul	v6.4s, v0.4s, v9.4s
	fmov	v0.4s, #1.00000000
	add	x9, x2, x15, lsl #4
	fmls	v0.4s, v6.4s, v6.4s
	fneg	v4.4s, v6.4s
	fmaxnm	v20.4s, v0.4s, v28.4s
	str	q0, [sp, #2288]
	ldr	q0, [sp, #2352]
	fmul	v24.4s, v0.4s, v13.4s
	ldr	q0, [sp, #2368]
	fsqrt	v20.4s, v20.4s
	fmul	v6.4s, v0.4s, v13.4s
	fmov	v0.4s, #1.00000000
	fmul	v3.4s, v24.4s, v9.4s
	fmls	v0.4s, v3.4s, v3.4s
	fneg	v24.4s, v3.4s
	str	q3, [sp, #1952]
	fdiv	v16.4s, v15.4s, v20.4s
	fmul	v20.4s, v3.4s, v4.4s
	fmla	v20.4s, v29.4s, v6.4s
	fmul	v8.4s, v20.4s, v16.4s
	fmls	v0.4s, v8.4s, v8.4s
	fmaxnm	v6.4s, v0.4s, v28.4s
	str	q0, [sp, #2352]
	ldr	q0, [sp, #2192]
	str	q16, [sp, #2192]
	fmul	v20.4s, v0.4s, v19.4s
	ldr	q0, [sp, #1888]
	fsqrt	v6.4s, v6.4s
	fmul	v1.4s, v20.4s, v9.4s
	fmul	v20.4s, v0.4s, v19.4s
	ldr	q0, [sp, #2176]
	fmul	v30.4s, v1.4s, v4.4s
	fmls	v2.4s, v1.4s, v1.4s
	fmla	v30.4s, v29.4s, v20.4s
	fmul	v20.4s, v1.4s, v24.4s
	fdiv	v3.4s, v15.4s, v6.4s
	fmul	v6.4s, v0.4s, v19.4s
	ldr	q0, [sp, #2080]
	str	q1, [sp, #2080]
	fmul	v30.4s, v30.4s, v16.4s
	fmla	v20.4s, v13.4s, v6.4s
	fmul	v6.4s, v5.4s, v0.4s
	ldr	q0, [sp, #2384]
	fmls	v2.4s, v30.4s, v30.4s
	fmls	v20.4s, v8.4s, v30.4s
	fmul	v26.4s, v6.4s, v9.4s
	fmul	v6.4s, v0.4s, v5.4s
	ldr	q0, [sp, #2160]
	fmul	v14.4s, v0.4s, v5.4s
	fmul	v12.4s, v26.4s, v4.4s
	fmul	v0.4s, v26.4s, v24.4s
	str	q26, [sp, #2176]
	fmul	v7.4s, v20.4s, v3.4s
	str	q3, [sp, #2368]
	fmla	v12.4s, v29.4s, v6.4s
	fmla	v0.4s, v13.4s, v14.4s
	fmls	v2.4s, v7.4s, v7.4s
	str	q7, [sp, #2432]
	fmaxnm	v20.4s, v2.4s, v28.4s
	str	q2, [sp, #2208]
	fmul	v2.4s, v12.4s, v16.4s
	fsqrt	v11.4s, v20.4s
	fneg	v20.4s, v1.4s
	ldr	q1, [sp, #1904]
	fmls	v0.4s, v8.4s, v2.4s
	fmul	v14.4s, v1.4s, v5.4s
	ldr	q1, [sp, #1552]
	fmul	v12.4s, v26.4s, v20.4s
	fmul	v31.4s, v0.4s, v3.4s
	ldr	q0, [sp, #2096]
	str	q2, [sp, #2096]
	fmul	v0.4s, v1.4s, v0.4s
	fmla	v12.4s, v19.4s, v14.4s
	fmul	v14.4s, v0.4s, v9.4s
	ldr	q0, [sp, #2112]
	str	q4, [sp, #2112]
	fdiv	v6.4s, v15.4s, v11.4s
	fmls	v15.4s, v26.4s, v26.4s
	fmls	v12.4s, v30.4s, v2.4s
	fmul	v0.4s, v1.4s, v0.4s
	ldr	q9, [sp, #2224]
	fmul	v11.4s, v14.4s, v4.4s
	mov	v4.16b, v1.16b
	fmul	v20.4s, v14.4s, v20.4s
	fmls	v15.4s, v2.4s, v2.4s
	fmls	v12.4s, v7.4s, v31.4s
	str	q14, [sp, #2160]
	fmla	v11.4s, v29.4s, v0.4s
	ldr	q0, [sp, #1920]
	ldr	q29, [sp, #2256]
	fmls	v15.4s, v31.4s, v31.4s
	fmul	v0.4s, v0.4s, v1.4s
	ldr	q1, [sp, #1936]
	str	q30, [sp, #1936]
	fmul	v16.4s, v11.4s, v16.4s
	fneg	v11.4s, v26.4s
	fmul	v7.4s, v12.4s, v6.4s
	mov	v3.16b, v6.16b
	fmul	v6.4s, v14.4s, v24.4s
	fabs	v24.4s, v9.4s
	fmul	v11.4s, v14.4s, v11.4s
	mov	v26.16b, v3.16b
	ldr	q3, [sp, #2048]
	fmls	v15.4s, v7.4s, v7.4s
	fmla	v6.4s, v13.4s, v0.4s
	movi	v0.2d, #0000000000000000
	str	q7, [sp, #2384]
	ldr	q7, [sp, #2320]
	fmaxnm	v12.4s, v15.4s, v28.4s
	fmul	v28.4s, v1.4s, v4.4s
	ldr	q1, [sp, #2128]
	fmaxnm	v24.4s, v24.4s, v0.4s
	fabs	v0.4s, v29.4s
	fmls	v6.4s, v8.4s, v16.4s
	str	q8, [sp, #2128]
	ldr	q8, [sp, #2304]
	fsqrt	v12.4s, v12.4s
	fmla	v20.4s, v19.4s, v28.4s
	fmul	v28.4s, v1.4s, v4.4s
	ldr	q1, [sp, #2368]
	fmaxnm	v0.4s, v24.4s, v0.4s
	fabs	v13.4s, v8.4s
	ldr	q19, [sp, #1808]
	fmov	v24.4s, #1.00000000
	fmla	v11.4s, v5.4s, v28.4s
	fmls	v20.4s, v30.4s, v16.4s
	fmul	v5.4s, v6.4s, v1.4s
	ldr	q30, [sp, #2032]
	ldr	q1, [sp, #2432]
	fmaxnm	v0.4s, v0.4s, v13.4s
	fabs	v28.4s, v7.4s
	fmls	v24.4s, v14.4s, v14.4s
	fminnm	v13.4s, v30.4s, v3.4s
	fmov	v3.4s, #1.00000000
	fmls	v20.4s, v1.4s, v5.4s
	ldr	q1, [sp, #1744]
	fmls	v11.4s, v2.4s, v16.4s
	str	q5, [sp, #2304]
	ldr	q2, [sp, #2384]
	fadd	v6.4s, v9.4s, v1.4s
	ldr	q1, [sp, #2240]
	fmaxnm	v0.4s, v0.4s, v28.4s
	ldr	q9, [sp, #1792]
	fmls	v24.4s, v16.4s, v16.4s
	fdiv	v4.4s, v3.4s, v12.4s
	dup	v12.4s, w8
	fadd	v28.4s, v1.4s, v19.4s
	ldr	q1, [sp, #1776]
	fmls	v11.4s, v31.4s, v5.4s
	add	x8, x13, #208
	fmul	v12.4s, v13.4s, v12.4s
	fadd	v13.4s, v29.4s, v1.4s
	ldr	q1, [sp, #2272]
	fmls	v24.4s, v5.4s, v5.4s
	ldr	q5, [sp, #2048]
	str	q31, [sp, #2272]
	fadd	v14.4s, v1.4s, v9.4s
	ldr	q1, [sp, #2288]
	str	q16, [sp, #2288]
	mov	v31.16b, v26.16b
	fminnm	v29.4s, v1.4s, v3.4s
	ldr	q1, [sp, #896]
	fmul	v3.4s, v20.4s, v26.4s
	fadd	v20.4s, v8.4s, v30.4s
	mov	v8.16b, v30.16b
	ldr	q30, [sp, #1328]
	fminnm	v6.4s, v6.4s, v1.4s
	ldr	q1, [sp, #944]
	fcmge	v0.4s, v12.4s, v0.4s
	mov	v26.16b, v2.16b
	fminnm	v28.4s, v28.4s, v1.4s
	fmov	v1.4s, #1.00000000
	fmls	v11.4s, v2.4s, v3.4s
	fmls	v24.4s, v3.4s, v3.4s
	fcmge	v16.4s, v1.4s, v30.4s
	ldr	q1, [sp, #880]
	fminnm	v12.4s, v13.4s, v1.4s
	ldr	q1, [sp, #1040]
	fminnm	v13.4s, v14.4s, v1.4s
	ldr	q1, [sp, #2352]
	and	v0.16b, v16.16b, v0.16b
	str	q4, [sp, #2352]
	fmul	v4.4s, v11.4s, v4.4s
	fminnm	v29.4s, v29.4s, v1.4s
	ldr	q1, [sp, #1008]
	fminnm	v20.4s, v20.4s, v1.4s
	ldr	q1, [sp, #912]
	fmls	v24.4s, v4.4s, v4.4s
	fmaxnm	v14.4s, v6.4s, v1.4s
	ldr	q1, [sp, #976]
	fadd	v6.4s, v7.4s, v5.4s
	ldr	s7, [x13, #12]
	fmaxnm	v28.4s, v28.4s, v1.4s
	ldr	q1, [sp, #928]
	fmaxnm	v12.4s, v12.4s, v1.4s
	ldr	q1, [sp, #960]
	fmaxnm	v13.4s, v13.4s, v1.4s
	ldr	q1, [sp, #2208]
	bif	v28.16b, v19.16b, v0.16b
	fminnm	v29.4s, v29.4s, v1.4s
	ldr	q1, [sp, #992]
	fminnm	v6.4s, v6.4s, v1.4s
	ldr	q1, [sp, #1056]
	bif	v13.16b, v9.16b, v0.16b
	fmul	v28.4s, v28.4s, v7.s[0]
	fmaxnm	v20.4s, v20.4s, v1.4s
	ldr	q1, [sp, #1744]
	fminnm	v29.4s, v29.4s, v15.4s
	bif	v14.16b, v1.16b, v0.16b
	fmov	v1.4s, #4.00000000
	fmul	v13.4s, v13.4s, v7.s[0]
	fminnm	v29.4s, v29.4s, v24.4s
	bif	v20.16b, v8.16b, v0.16b
	fcmeq	v2.4s, v30.4s, v1.4s
	ldr	q1, [sp, #1776]
	ld1r	{ v30.4s }, [x8]
	mov	w8, #46871
	bif	v12.16b, v1.16b, v0.16b
	ldr	q1, [sp, #1024]
	movk	w8, #14545, lsl #16
	fmaxnm	v6.4s, v6.4s, v1.4s
	bit	v14.16b, v30.16b, v2.16b
	bit	v28.16b, v30.16b, v2.16b
	bit	v12.16b, v30.16b, v2.16b
	bsl	v0.16b, v6.16b, v5.16b
	dup	v6.4s, w8
	add	x8, x15, x10
	str	q14, [x9]
	mov	v14.16b, v2.16b
	str	q12, [x2, x8, lsl #4]
	mov	v12.16b, v2.16b
	fcmgt	v1.4s, v29.4s, v6.4s
	mov	v6.16b, v2.16b
	str	q28, [x9, x11]
	bit	v0.16b, v30.16b, v2.16b
	lsl	x11, x10, #6
	bsl	v12.16b, v30.16b, v13.16b
	bsl	v6.16b, v30.16b, v20.16b
	str	q12, [x9, x14, lsl #4]
	add	x14, x10, x10, lsl #2
	str	q6, [x9, x11]
	str	q0, [x9, x14, lsl #4]
	tbnz	w20, #1, .L35b73
	ldp	q3, q20, [sp, #416]
	mov	w9, #6
	ldp	q19, q4, [sp, #384]
	movi	v12.2d, #0000000000000000
	ldp	q24, q5, [sp, #352]
	ldr	x21, [sp, #160]
	ldr	q2, [sp, #2416]
	ldr	q8, [sp, #2400]
	ldr	q7, [sp, #2336]
	fmov	v15.4s, #1.00000000
	movi	d13, #0000000000000000
	ldr	q11, [sp, #256]
	tbz	w20, #3, .L35b9
	b	.L35b8
.L35b73:
	ldr	q0, [sp, #2112]
	str	q16, [sp, #2240]
	mov	v11.16b, v31.16b
	ldr	q16, [sp, #2192]
	ldr	q2, [sp, #2128]
	fmov	v28.4s, #1.00000000
	ldr	q19, [sp, #2080]
	str	q7, [sp, #2256]
	mov	w9, #96
	fmul	v12.4s, v16.4s, v0.4s
	ldr	q0, [sp, #1952]
	ldr	q7, [sp, #1936]
	str	q4, [sp, #2224]
	ldr	q4, [sp, #2368]
	fneg	v6.4s, v16.4s
	ldr	q5, [sp, #2432]
	fmul	v20.4s, v16.4s, v7.4s
	ldr	q29, [sp, #2272]
	ldr	q15, [sp, #2160]
	str	q14, [sp, #2320]
	umaddl	x11, w10, w9, x2
	fmla	v0.4s, v12.4s, v2.4s
	fmla	v19.4s, v12.4s, v7.4s
	ldr	q7, [sp, #2288]
	fmla	v28.4s, v12.4s, v12.4s
	str	q12, [sp, #2208]
	lsl	x9, x15, #4
	fmla	v15.4s, v12.4s, v7.4s
	fmul	v14.4s, v16.4s, v7.4s
	str	q1, [sp, #2432]
	tst	w20, #0x4
	mov	w1, #11
	mov	w14, #8
	fneg	v0.4s, v0.4s
	mov	w15, #15
	mov	w17, #9
	csel	x14, x14, x1, eq
	csel	x15, x17, x15, eq
	mov	w17, #20
	mov	w4, #10
	umull	x14, w14, w10
	ldr	x21, [sp, #160]
	csel	x17, x4, x17, eq
	mov	w4, #26
	umull	x15, w15, w10
	fmul	v13.4s, v4.4s, v0.4s
	fmul	v0.4s, v2.4s, v6.4s
	ldr	q2, [sp, #1984]
	csel	x1, x1, x4, eq
	umull	x17, w17, w10
	add	x14, x2, x14, lsl #4
	fmaxnm	v6.4s, v24.4s, v2.4s
	ldr	q2, [sp, #2176]
	ldr	q24, [sp, #2096]
	umull	x1, w1, w10
	fmla	v19.4s, v13.4s, v5.4s
	fmul	v9.4s, v0.4s, v4.4s
	fmla	v2.4s, v12.4s, v24.4s
	fmul	v24.4s, v16.4s, v24.4s
	fmla	v28.4s, v13.4s, v13.4s
	str	q13, [sp, #2272]
	fsqrt	v8.4s, v6.4s
	fmul	v12.4s, v16.4s, v16.4s
	fneg	v0.4s, v19.4s
	fmla	v20.4s, v9.4s, v5.4s
	fmla	v2.4s, v13.4s, v29.4s
	fmla	v24.4s, v9.4s, v29.4s
	fmul	v29.4s, v4.4s, v29.4s
	mov	v16.16b, v9.16b
	fmla	v12.4s, v9.4s, v9.4s
	fmul	v19.4s, v31.4s, v0.4s
	fneg	v0.4s, v4.4s
	fneg	v6.4s, v20.4s
	mov	v31.16b, v26.16b
	fmul	v0.4s, v5.4s, v0.4s
	fmla	v2.4s, v19.4s, v26.4s
	ldr	q5, [sp, #2304]
	fmul	v26.4s, v11.4s, v6.4s
	fmla	v28.4s, v19.4s, v19.4s
	str	q19, [sp, #2080]
	fmla	v15.4s, v13.4s, v5.4s
	fmla	v14.4s, v9.4s, v5.4s
	fmul	v13.4s, v4.4s, v5.4s
	fmul	v20.4s, v0.4s, v11.4s
	fmov	v0.4s, #1.00000000
	fneg	v6.4s, v2.4s
	fmla	v24.4s, v26.4s, v31.4s
	fmla	v12.4s, v26.4s, v26.4s
	str	q26, [sp, #2096]
	fmla	v15.4s, v19.4s, v3.4s
	fmla	v14.4s, v26.4s, v3.4s
	fdiv	v0.4s, v0.4s, v8.4s
	ldr	q8, [sp, #2352]
	fmla	v29.4s, v20.4s, v31.4s
	fneg	v24.4s, v24.4s
	fmla	v13.4s, v20.4s, v3.4s
	str	q20, [sp, #2176]
	fmul	v2.4s, v8.4s, v6.4s
	fneg	v6.4s, v11.4s
	fneg	v29.4s, v29.4s
	fmul	v7.4s, v8.4s, v24.4s
	fmul	v6.4s, v31.4s, v6.4s
	fmla	v28.4s, v2.4s, v2.4s
	str	q2, [sp, #2304]
	fmul	v19.4s, v8.4s, v29.4s
	fmul	v29.4s, v11.4s, v3.4s
	str	q7, [sp, #2112]
	fmla	v12.4s, v7.4s, v7.4s
	fmul	v5.4s, v6.4s, v8.4s
	str	q19, [sp, #2128]
	str	q0, [sp, #2288]
	ldr	q0, [sp, #2224]
	str	q5, [sp, #2224]
	fmla	v15.4s, v2.4s, v0.4s
	mov	v6.16b, v0.16b
	ldr	q0, [sp, #2288]
	mov	v2.16b, v4.16b
	fmla	v14.4s, v7.4s, v6.4s
	fmla	v13.4s, v19.4s, v6.4s
	fneg	v24.4s, v15.4s
	fmla	v29.4s, v5.4s, v6.4s
	fmul	v15.4s, v11.4s, v11.4s
	fneg	v14.4s, v14.4s
	fneg	v13.4s, v13.4s
	fmul	v3.4s, v0.4s, v24.4s
	fmul	v24.4s, v4.4s, v4.4s
	mov	v4.16b, v6.16b
	fneg	v6.4s, v8.4s
	fneg	v29.4s, v29.4s
	fmla	v15.4s, v5.4s, v5.4s
	ldr	q5, [sp, #2256]
	fmul	v7.4s, v0.4s, v14.4s
	str	q3, [sp, #2384]
	fmla	v28.4s, v3.4s, v3.4s
	ldr	q3, [sp, #2240]
	fmla	v24.4s, v20.4s, v20.4s
	fmul	v6.4s, v4.4s, v6.4s
	fmul	v4.4s, v0.4s, v13.4s
	and	v20.16b, v3.16b, v1.16b
	ldr	q1, [sp, #2016]
	fmul	v3.4s, v0.4s, v29.4s
	fmla	v12.4s, v7.4s, v7.4s
	ldr	q29, [sp, #1568]
	str	q11, [sp, #2240]
	fmul	v28.4s, v1.4s, v28.4s
	fmul	v11.4s, v8.4s, v8.4s
	xtn	v20.4h, v20.4s
	fmla	v24.4s, v19.4s, v19.4s
	fmul	v6.4s, v6.4s, v0.4s
	fmla	v15.4s, v3.4s, v3.4s
	str	q4, [sp, #2160]
	fmul	v9.4s, v29.4s, v12.4s
	str	q3, [sp, #2256]
	fmul	v13.4s, v1.4s, v28.4s
	ldr	q1, [sp, #2064]
	sshll	v28.4s, v20.4h, #0
	fmla	v24.4s, v4.4s, v4.4s
	fmla	v11.4s, v6.4s, v6.4s
	fmul	v14.4s, v1.4s, v5.s[0]
	ldr	q1, [sp, #1824]
	fmul	v20.4s, v0.4s, v0.4s
	ldr	q4, [sp, #1552]
	fmul	v9.4s, v29.4s, v9.4s
	mov	v12.16b, v28.16b
	fmul	v5.4s, v1.4s, v5.s[0]
	ldr	q1, [sp, #2000]
	fmul	v24.4s, v24.4s, v14.4s
	fmul	v11.4s, v1.4s, v11.4s
	fmul	v20.4s, v4.4s, v20.4s
	bsl	v12.16b, v13.16b, v30.16b
	bif	v9.16b, v30.16b, v28.16b
	fmul	v13.4s, v15.4s, v5.4s
	mov	v26.16b, v5.16b
	str	q12, [x11, x9]
	mov	w11, #7
	fmul	v24.4s, v14.4s, v24.4s
	cinc	x11, x11, ne
	fmul	v11.4s, v1.4s, v11.4s
	fmul	v20.4s, v4.4s, v20.4s
	umull	x11, w11, w10
	fmul	v12.4s, v5.4s, v13.4s
	ldp	q19, q4, [sp, #384]
	bif	v24.16b, v30.16b, v28.16b
	add	x11, x2, x11, lsl #4
	bif	v20.16b, v30.16b, v28.16b
	bif	v12.16b, v30.16b, v28.16b
	str	q9, [x11, x9]
	mov	v9.16b, v28.16b
	add	x11, x2, x15, lsl #4
	str	q24, [x14, x9]
	add	x14, x2, x17, lsl #4
	str	q12, [x11, x9]
	add	x11, x2, x1, lsl #4
	bsl	v9.16b, v11.16b, v30.16b
	ldp	q24, q5, [sp, #352]
	str	q9, [x14, x9]
	str	q20, [x11, x9]
	ldp	q3, q20, [sp, #416]
	tbnz	w20, #2, .L35b75
	mov	w9, #12
	b	.L35b76
.L35b75:
	ldr	q3, [sp, #2192]
	ldr	q20, [sp, #2208]
	fmul	v9.4s, v2.4s, v16.4s
	ldr	q31, [sp, #2096]
	ldr	q1, [sp, #2080]
	mov	v5.16b, v6.16b
	fmul	v20.4s, v3.4s, v20.4s
	ldr	q3, [sp, #2272]
	ldr	q15, [sp, #2304]
	ldr	q8, [sp, #2112]
	ldr	q6, [sp, #2384]
	mov	w11, #112
	fmul	v24.4s, v2.4s, v3.4s
	ldr	q2, [sp, #2176]
	ldr	q19, [sp, #2160]
	ldr	q4, [sp, #2256]
	str	q14, [sp, #2368]
	umaddl	x11, w10, w11, x2
	fmla	v20.4s, v3.4s, v16.4s
	ldr	q16, [sp, #2240]
	mov	v3.16b, v7.16b
	ldr	q7, [sp, #2128]
	fmla	v9.4s, v31.4s, v2.4s
	mov	w14, #144
	fmla	v24.4s, v1.4s, v2.4s
	fmul	v11.4s, v16.4s, v1.4s
	fmul	v12.4s, v16.4s, v31.4s
	fmul	v13.4s, v16.4s, v2.4s
	ldr	q2, [sp, #2352]
	umaddl	x14, w10, w14, x2
	fmla	v20.4s, v1.4s, v31.4s
	ldr	q1, [sp, #2224]
	ldr	q31, [sp, #2016]
	fmla	v9.4s, v8.4s, v7.4s
	ldr	q16, [sp, #2000]
	mov	w15, #160
	fmla	v24.4s, v15.4s, v7.4s
	fmla	v11.4s, v15.4s, v1.4s
	umaddl	x15, w10, w15, x2
	fmla	v12.4s, v8.4s, v1.4s
	fmla	v13.4s, v7.4s, v1.4s
	fmla	v20.4s, v15.4s, v8.4s
	fmla	v9.4s, v3.4s, v19.4s
	fmla	v24.4s, v6.4s, v19.4s
	fmla	v11.4s, v6.4s, v4.4s
	fmla	v12.4s, v3.4s, v4.4s
	fmla	v13.4s, v19.4s, v4.4s
	fmla	v20.4s, v6.4s, v3.4s
	fmul	v9.4s, v9.4s, v14.4s
	fmul	v24.4s, v24.4s, v14.4s
	fmul	v11.4s, v11.4s, v26.4s
	fmul	v14.4s, v2.4s, v15.4s
	fmul	v15.4s, v2.4s, v8.4s
	fmul	v12.4s, v12.4s, v26.4s
	fmul	v20.4s, v29.4s, v20.4s
	fmul	v9.4s, v29.4s, v9.4s
	fmul	v29.4s, v2.4s, v7.4s
	ldr	q7, [sp, #1568]
	fmul	v24.4s, v31.4s, v24.4s
	fmul	v11.4s, v31.4s, v11.4s
	fmla	v14.4s, v6.4s, v5.4s
	fmla	v15.4s, v3.4s, v5.4s
	fmul	v12.4s, v7.4s, v12.4s
	fmul	v20.4s, v31.4s, v20.4s
	fmla	v29.4s, v19.4s, v5.4s
	bif	v9.16b, v30.16b, v28.16b
	bif	v24.16b, v30.16b, v28.16b
	bif	v11.16b, v30.16b, v28.16b
	bif	v12.16b, v30.16b, v28.16b
	bif	v20.16b, v30.16b, v28.16b
	fmul	v29.4s, v16.4s, v29.4s
	str	q20, [x11, x9]
	fmul	v20.4s, v2.4s, v1.4s
	mov	w11, #192
	str	q24, [x14, x9]
	fmul	v24.4s, v13.4s, v26.4s
	umaddl	x11, w10, w11, x2
	fmul	v13.4s, v16.4s, v14.4s
	ldr	q1, [sp, #2368]
	mov	w14, #208
	str	q9, [x15, x9]
	fmul	v9.4s, v0.4s, v6.4s
	fmul	v14.4s, v0.4s, v3.4s
	fmla	v20.4s, v4.4s, v5.4s
	str	q11, [x11, x9]
	fmul	v11.4s, v16.4s, v15.4s
	fmul	v24.4s, v1.4s, v24.4s
	umaddl	x14, w10, w14, x2
	ldr	q2, [sp, #1552]
	fmul	v13.4s, v31.4s, v13.4s
	mov	w15, #224
	fmul	v15.4s, v0.4s, v19.4s
	umaddl	x15, w10, w15, x2
	fmul	v6.4s, v0.4s, v4.4s
	fmul	v0.4s, v0.4s, v5.4s
	fmul	v20.4s, v16.4s, v20.4s
	fmul	v9.4s, v2.4s, v9.4s
	fmul	v11.4s, v7.4s, v11.4s
	str	q12, [x14, x9]
	fmul	v12.4s, v2.4s, v14.4s
	bif	v24.16b, v30.16b, v28.16b
	fmul	v29.4s, v29.4s, v1.4s
	bif	v13.16b, v30.16b, v28.16b
	add	x11, x2, x10, lsl #8
	mov	w14, #272
	fmul	v14.4s, v2.4s, v15.4s
	fmul	v6.4s, v2.4s, v6.4s
	fmul	v20.4s, v20.4s, v26.4s
	str	q24, [x15, x9]
	mov	w15, #288
	umaddl	x14, w10, w14, x2
	fmul	v0.4s, v2.4s, v0.4s
	fmul	v9.4s, v31.4s, v9.4s
	bif	v11.16b, v30.16b, v28.16b
	umaddl	x15, w10, w15, x2
	fmul	v24.4s, v7.4s, v12.4s
	str	q13, [x11, x9]
	mov	w11, #304
	bif	v29.16b, v30.16b, v28.16b
	umaddl	x11, w10, w11, x2
	bif	v20.16b, v30.16b, v28.16b
	fmul	v12.4s, v14.4s, v1.4s
	str	q11, [x14, x9]
	mov	w14, #336
	fmul	v6.4s, v6.4s, v26.4s
	str	q29, [x15, x9]
	mov	w15, #352
	umaddl	x14, w10, w14, x2
	fmul	v0.4s, v16.4s, v0.4s
	bif	v9.16b, v30.16b, v28.16b
	bif	v24.16b, v30.16b, v28.16b
	umaddl	x15, w10, w15, x2
	str	q20, [x11, x9]
	mov	v20.16b, v28.16b
	mov	w11, #368
	bif	v6.16b, v30.16b, v28.16b
	umaddl	x11, w10, w11, x2
	str	q9, [x14, x9]
	mov	w14, #384
	bsl	v20.16b, v12.16b, v30.16b
	str	q24, [x15, x9]
	mov	w15, #400
	umaddl	x14, w10, w14, x2
	bif	v0.16b, v30.16b, v28.16b
	umaddl	x15, w10, w15, x2
	ldp	q19, q4, [sp, #384]
	ldp	q24, q5, [sp, #352]
	str	q20, [x11, x9]
	ldp	q3, q20, [sp, #416]
	str	q6, [x14, x9]
	str	q0, [x15, x9]
	mov	w9, #27
.L35b76:
	movi	v12.2d, #0000000000000000
	ldr	q14, [sp, #2320]
	ldr	q1, [sp, #2432]
	ldr	q8, [sp, #2400]
	ldr	q2, [sp, #2416]
	ldr	q7, [sp, #2336]
	fmov	v15.4s, #1.00000000
	movi	d13, #0000000000000000
	ldr	q11, [sp, #256]
	tbz	w20, #3, .L35b9
	b	.L35b8
.L35b77:
	add	sp, sp, #2448
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
.L35b78:
	ret
