// Made by `cargo xtask kernels`. Do not edit.
	.text
	.p2align	2
	.globl	gaussmle_xynbs_maps_neon
gaussmle_xynbs_maps_neon:
	.globl	_gaussmle_xynbs_maps_neon
_gaussmle_xynbs_maps_neon:
	cbz	w3, .L23b78
	cbz	w2, .L23b78
	cbz	w1, .L23b78
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
	fneg	v1.4s, v0.4s
	mov	w7, #62154
	fmov	v24.4s, #1.00000000
	lsl	x8, x8, #1
	fmov	v13.4s, #3.00000000
	movk	w7, #29001, lsl #16
	str	x9, [sp, #160]
	add	w9, w5, w4
	movi	v15.2d, #0000000000000000
	stp	x8, x11, [sp, #16]
	lsl	x8, x20, #1
	add	w9, w9, w6
	lsl	x11, x9, #1
	movi	d11, #0000000000000000
	movi	v9.4s, #127, msl #16
	stp	x8, x9, [sp, #48]
	mov	w8, #16992
	mov	w9, #58632
	movk	w8, #3490, lsl #16
	movk	w9, #7740, lsl #16
	ldr	x12, [x0]
	dup	v0.4s, w8
	mov	w8, #4059
	ldr	x15, [sp, #2144]
	movk	w8, #16713, lsl #16
	ldp	x13, x23, [x0, #24]
	mov	w25, #64269
	mov	w26, #44110
	mov	w27, #13
	str	q0, [sp, #784]
	dup	v0.4s, w9
	mov	w28, #56135
	mov	w29, #55248
	mov	w30, #39482
	mov	w0, #51410
	mov	w3, #56146
	mov	w2, #29208
	mov	w4, #50604
	stp	q0, q1, [sp, #128]
	dup	v1.4s, w8
	dup	v0.4s, w7
	mov	w8, #14269
	mov	x10, xzr
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
	stp	q0, q1, [sp, #96]
	str	x15, [sp, #280]
	stp	x23, x20, [sp, #168]
	b	.L23b5
.L23b4:
	ldp	x11, x10, [sp, #32]
	ldr	x9, [sp, #24]
	add	x10, x10, #1
	cmp	x10, x9
	ldr	x9, [sp, #16]
	add	x11, x11, x9
	b.eq	.L23b77
.L23b5:
	ldr	x9, [sp, #72]
	stp	x11, x10, [sp, #32]
	mul	x9, x10, x9
	mov	x10, xzr
	str	x9, [sp, #64]
	b	.L23b7
.L23b6:
	mov	x15, x11
	ldp	x11, x10, [sp, #80]
	ldr	x9, [sp, #72]
	add	x10, x10, #1
	cmp	x10, x9
	ldr	x9, [sp, #48]
	add	x11, x11, x9
	b.eq	.L23b4
.L23b7:
	ldr	x9, [sp, #64]
	stp	x11, x10, [sp, #80]
	mov	x21, xzr
	mov	x24, x11
	mov	x11, x15
	add	x9, x9, x10
	ldr	x10, [sp, #56]
	madd	x9, x9, x20, x10
	str	x9, [sp, #184]
	b	.L23b10
.L23b8:
	ldr	q0, [sp, #1936]
	fmov	v13.4s, #3.00000000
	ldr	q1, [sp, #1232]
	ldr	x10, [sp, #160]
	fmov	v24.4s, #1.00000000
	movi	v15.2d, #0000000000000000
	orr	v0.16b, v20.16b, v0.16b
	movi	d11, #0000000000000000
	ldr	x11, [sp, #280]
	bsl	v0.16b, v1.16b, v13.16b
	ldr	q1, [sp, #1248]
	str	q1, [x10, x4, lsl #4]
	mov	w4, #50604
	movk	w4, #13991, lsl #16
	str	q0, [x10, x9, lsl #4]
	ldr	x9, [sp, #184]
.L23b9:
	add	x21, x21, #1
	add	x24, x24, #2
	cmp	x21, x20
	b.eq	.L23b6
.L23b10:
	ldr	w22, [x11, #8]
	add	x10, x9, x21
	cmp	x10, x22
	b.hs	.L23b9
	add	x10, x9, x21
	movi	v2.2d, #0000000000000000
	ldr	w15, [x11, #20]
	stp	x10, x24, [sp, #320]
	ldr	w10, [x11]
	str	x22, [sp, #312]
	umull	x9, w10, w10
	lsl	x23, x10, #1
	cbz	w10, .L23b29
	ldr	x17, [sp, #320]
	umull	x11, w10, w10
	movi	v12.2d, #0000000000000000
	movi	v7.4s, #16, lsl #16
	fmov	v30.4s, #1.00000000
	mul	x17, x9, x17
	fmov	v1.4s, #1.00000000
	movi	v14.2d, #0000000000000000
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
	b	.L23b15
.L23b13:
	movi	v9.4s, #127, msl #16
.L23b14:
	fmov	d0, x24
	fadd	v6.4s, v19.4s, v23.4s
	add	x24, x24, #1
	fadd	v24.4s, v5.4s, v20.4s
	fadd	v4.4s, v4.4s, v22.4s
	cmp	x24, x10
	fadd	v18.4s, v18.4s, v21.4s
	fadd	v14.4s, v14.4s, v20.4s
	add	x14, x14, x23
	cmeq	v0.2d, v0.2d, v11.2d
	fadd	v16.4s, v16.4s, v23.4s
	dup	v0.2d, v0.d[0]
	bit	v19.16b, v6.16b, v0.16b
	bit	v5.16b, v24.16b, v0.16b
	b.eq	.L23b28
.L23b15:
	madd	w11, w23, w24, w1
	lsl	x17, x14, #4
	and	x11, x11, #0x7ffffffe
	add	x22, x12, x11, lsl #4
	and	x11, x17, #0x7ffffffe0
	add	x17, x12, #48
	add	x17, x17, x11
	ldp	q20, q21, [x22]
	tbnz	w15, #3, .L23b20
	mov	w11, #1
	fmov	s0, w10
	fsub	v22.4s, v20.4s, v21.4s
	fmov	s6, w11
	fadd	v23.4s, v21.4s, v15.4s
	cmp	w10, #1
	cmeq	v0.4s, v0.4s, v6.4s
	fadd	v6.4s, v17.4s, v21.4s
	fadd	v20.4s, v3.4s, v22.4s
	dup	v0.4s, v0.s[0]
	bit	v17.16b, v6.16b, v0.16b
	bit	v3.16b, v20.16b, v0.16b
	fadd	v20.4s, v22.4s, v15.4s
	b.eq	.L23b14
	cbz	x20, .L23b24
	sub	x6, x10, #2
	mov	w11, #1
.L23b19:
	ldp	q0, q6, [x17, #-16]
	subs	x6, x6, #1
	add	x11, x11, #1
	add	x17, x17, #32
	fsub	v0.4s, v0.4s, v6.4s
	fadd	v23.4s, v23.4s, v6.4s
	fadd	v20.4s, v20.4s, v0.4s
	b.ne	.L23b19
	b	.L23b25
.L23b20:
	mov	w11, #1568669696
	mov	v31.16b, v30.16b
	fmov	v10.4s, #1.00000000
	dup	v6.4s, w11
	mov	w11, #2382
	cmp	w10, #1
	movk	w11, #16192, lsl #16
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
	fadd	v12.4s, v12.4s, v28.4s
	fmul	v20.4s, v1.4s, v23.4s
	fmov	s23, w10
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
	fadd	v23.4s, v21.4s, v15.4s
	usra	v7.4s, v29.4s, #23
	orr	v30.16b, v8.16b, v10.16b
	and	v9.16b, v20.16b, v9.16b
	fadd	v20.4s, v22.4s, v15.4s
	orr	v1.16b, v9.16b, v10.16b
	b.eq	.L23b13
	str	q14, [sp, #1968]
	cbz	x20, .L23b26
	fmov	v11.4s, #1.00000000
	movi	v14.4s, #127, msl #16
	sub	x6, x10, #2
	mov	w11, #1
.L23b23:
	mov	v2.16b, v30.16b
	ldp	q30, q28, [x17, #-16]
	mov	v9.16b, v25.16b
	mov	v10.16b, v26.16b
	subs	x6, x6, #1
	fcmgt	v29.4s, v6.4s, v28.4s
	fadd	v23.4s, v23.4s, v28.4s
	add	x11, x11, #1
	add	x17, x17, #32
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
	fadd	v12.4s, v12.4s, v8.4s
	fmul	v29.4s, v1.4s, v29.4s
	fmul	v31.4s, v2.4s, v31.4s
	ushr	v9.4s, v29.4s, #23
	and	v29.16b, v29.16b, v14.16b
	sub	v7.4s, v7.4s, v9.4s
	and	v9.16b, v31.16b, v14.16b
	orr	v1.16b, v29.16b, v11.16b
	usra	v7.4s, v31.4s, #23
	orr	v30.16b, v9.16b, v11.16b
	b.ne	.L23b23
	b	.L23b27
.L23b24:
	mov	w11, #1
.L23b25:
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
	b	.L23b14
.L23b26:
	mov	w11, #1
	fmov	v11.4s, #1.00000000
	movi	v14.4s, #127, msl #16
.L23b27:
	add	x17, x22, x11, lsl #5
	add	x11, x11, #1
	movi	v9.4s, #127, msl #16
	ldp	q29, q28, [x17]
	fcmgt	v6.4s, v6.4s, v28.4s
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
	fadd	v12.4s, v12.4s, v24.4s
	fadd	v20.4s, v20.4s, v25.4s
	cmeq	v26.2d, v26.2d, v27.2d
	fmul	v6.4s, v30.4s, v6.4s
	ushr	v27.4s, v0.4s, #23
	fadd	v30.4s, v17.4s, v28.4s
	and	v0.16b, v0.16b, v14.16b
	dup	v26.2d, v26.d[0]
	sub	v7.4s, v7.4s, v27.4s
	and	v27.16b, v6.16b, v14.16b
	orr	v1.16b, v0.16b, v11.16b
	ldr	q14, [sp, #1968]
	bit	v3.16b, v29.16b, v26.16b
	bit	v17.16b, v30.16b, v26.16b
	usra	v7.4s, v6.4s, #23
	orr	v30.16b, v27.16b, v11.16b
	movi	d11, #0000000000000000
	b	.L23b14
.L23b28:
	mov	w11, #562036736
	ucvtf	v22.4s, v7.4s
	fmov	v24.4s, #1.00000000
	dup	v0.4s, w11
	mov	w11, #-914358272
	movi	v2.2d, #0000000000000000
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
	b	.L23b30
.L23b29:
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
	movi	v14.2d, #0000000000000000
	str	q0, [sp, #208]
	movi	v12.2d, #0000000000000000
	fmov	v30.4s, #1.00000000
.L23b30:
	ucvtf	s0, w10
	movi	v26.4s, #63, lsl #24
	stp	q30, q12, [sp, #240]
	str	q1, [sp, #224]
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
	fmul	v3.4s, v3.4s, v26.4s
	cbz	w10, .L23b35
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
.L23b32:
	ubfx	x17, x11, #1, #30
	movi	v18.2d, #0000000000000000
	mov	x1, xzr
	add	x17, x5, x17, lsl #5
.L23b33:
	ldp	q19, q20, [x17, #-16]
	mov	v21.16b, v17.16b
	add	x17, x17, #32
	fsub	v19.4s, v19.4s, v20.4s
	fmla	v21.4s, v13.4s, v20.4s
	fsub	v19.4s, v19.4s, v3.4s
	fneg	v20.4s, v21.4s
	fmaxnm	v19.4s, v19.4s, v15.4s
	fmla	v20.4s, v19.4s, v19.4s
	ucvtf	s19, x1
	add	x1, x1, #1
	cmp	x10, x1
	fmaxnm	v20.4s, v20.4s, v15.4s
	fmul	s21, s19, s19
	fadd	v18.4s, v18.4s, v20.4s
	fmla	v16.4s, v20.4s, v19.s[0]
	fmla	v7.4s, v20.4s, v21.s[0]
	b.ne	.L23b33
	ucvtf	s19, x14
	fadd	v4.4s, v4.4s, v18.4s
	add	x14, x14, #1
	cmp	x14, x10
	add	x11, x11, x23
	fmul	s20, s19, s19
	fmla	v5.4s, v18.4s, v19.s[0]
	fmla	v2.4s, v18.4s, v20.s[0]
	b.ne	.L23b32
	b	.L23b36
.L23b35:
	movi	v7.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	mov	x23, xzr
	movi	v16.2d, #0000000000000000
	movi	v4.2d, #0000000000000000
.L23b36:
	ldr	q17, [sp, #784]
	fmov	v28.4s, #1.00000000
	fmov	v19.4s, #-1.00000000
	ucvtf	s18, x9
	add	x9, x13, #20
	movi	v1.2d, #0000000000000000
	fmaxnm	v17.4s, v4.4s, v17.4s
	add	x11, x13, #52
	fmov	v8.4s, #5.00000000
	fmov	v29.4s, #4.00000000
	movi	v30.2d, #0000000000000000
	movi	v9.4s, #2
	fadd	v0.4s, v0.4s, v19.4s
	ldr	q19, [sp, #128]
	movi	v10.4s, #4
	dup	v18.4s, v18.s[0]
	str	q1, [sp, #464]
	fdiv	v17.4s, v28.4s, v17.4s
	fcmgt	v19.4s, v4.4s, v19.4s
	fmul	v20.4s, v0.4s, v26.4s
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
	str	q18, [sp, #192]
	stp	q21, q20, [sp, #896]
	str	q22, [sp, #960]
	fadd	v7.4s, v7.4s, v7.4s
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
	str	q17, [sp, #992]
	fmul	v4.4s, v4.4s, v5.4s
	ld1r	{ v5.4s }, [x9]
	fmul	v6.4s, v6.4s, v26.4s
	add	x9, x13, #76
	ld1r	{ v26.4s }, [x11]
	add	x11, x13, #92
	ld1r	{ v25.4s }, [x9]
	add	x9, x13, #80
	fcmgt	v7.4s, v5.4s, #0.0
	ld1r	{ v23.4s }, [x9]
	add	x9, x13, #88
	fsqrt	v16.4s, v4.4s
	fabs	v4.4s, v14.4s
	fmls	v14.4s, v18.4s, v3.4s
	ld1r	{ v27.4s }, [x9]
	fminnm	v0.4s, v0.4s, v25.4s
	add	x9, x13, #84
	fminnm	v2.4s, v2.4s, v23.4s
	stp	q25, q23, [sp, #864]
	bif	v5.16b, v6.16b, v7.16b
	movi	v6.2d, #0000000000000000
	ld1r	{ v7.4s }, [x9]
	cmhi	v4.4s, v4.4s, v17.4s
	fminnm	v3.4s, v3.4s, v27.4s
	umull	x9, w10, w10
	str	q26, [sp, #848]
	str	q6, [sp, #448]
	mul	x24, x24, x9
	add	x9, x16, #32
	umaddl	x9, w10, w19, x9
	fmaxnm	v1.4s, v14.4s, v16.4s
	fmov	v16.4s, #1.50000000
	str	q16, [sp, #368]
	fcmgt	v16.4s, v8.4s, v18.4s
	ld1r	{ v18.4s }, [x11]
	add	x11, x13, #64
	fmaxnm	v1.4s, v1.4s, v28.4s
	fsub	v6.4s, v18.4s, v26.4s
	fminnm	v5.4s, v5.4s, v18.4s
	stp	q18, q27, [sp, #816]
	orr	v4.16b, v4.16b, v16.16b
	ld1r	{ v16.4s }, [x11]
	ldr	x11, [sp, #280]
	fminnm	v1.4s, v1.4s, v7.4s
	ldr	w11, [x11, #16]
	fmaxnm	v31.4s, v3.4s, v16.4s
	fmul	v3.4s, v6.4s, v19.4s
	fmaxnm	v19.4s, v0.4s, v20.4s
	fmaxnm	v0.4s, v2.4s, v21.4s
	stp	q7, q16, [sp, #928]
	movi	v7.2d, #0000000000000000
	movi	v2.4s, #8
	bic	v23.16b, v28.16b, v4.16b
	str	q3, [sp, #288]
	fmov	v3.4s, #4.00000000
	str	q0, [sp, #1408]
	fmaxnm	v0.4s, v5.4s, v26.4s
	stp	q7, q7, [sp, #400]
	str	q7, [sp, #432]
	ucvtf	s7, w11
	str	q3, [sp, #384]
	mov	v3.16b, v4.16b
	str	q0, [sp, #1344]
	fmaxnm	v0.4s, v1.4s, v22.4s
	bsl	v3.16b, v29.16b, v8.16b
	str	q0, [sp, #1440]
	movi	v0.2d, #0000000000000000
	str	q3, [sp, #1232]
	movi	v3.4s, #16
	str	q0, [sp, #496]
	str	q0, [sp, #1040]
	str	q0, [sp, #1248]
	fmov	v0.4s, #1.00000000
	str	q0, [sp, #480]
	dup	v0.4s, v7.s[0]
	str	q0, [sp, #512]
	ldr	q0, [sp, #96]
	str	q0, [sp, #336]
	str	q0, [sp, #1024]
	b	.L23b38
.L23b37:
	fmul	v2.4s, v0.4s, v16.4s
	movi	v4.2d, #0000000000000000
	ldr	q0, [sp, #1904]
	ldp	q3, q1, [sp, #448]
	ldr	q5, [sp, #1808]
	mov	w11, #7549
	ldr	q17, [sp, #1456]
	ldr	q13, [sp, #496]
	movk	w11, #9872, lsl #16
	ldr	q30, [sp, #1648]
	ldr	q9, [sp, #1520]
	fmls	v7.4s, v2.4s, v11.4s
	fmla	v4.4s, v1.4s, v0.4s
	ldr	q0, [sp, #1264]
	ldr	q1, [sp, #1920]
	dup	v18.4s, w11
	str	q24, [sp, #1840]
	ldr	q10, [sp, #1600]
	mov	w11, #84
	ldr	q15, [sp, #1616]
	movk	w11, #16256, lsl #16
	str	q13, [sp, #496]
	fmul	v0.4s, v0.4s, v7.4s
	fmla	v4.4s, v3.4s, v1.4s
	ldr	q1, [sp, #1296]
	ldr	q3, [sp, #1824]
	ldr	q7, [sp, #1216]
	fmls	v6.4s, v0.4s, v1.4s
	ldr	q1, [sp, #400]
	fmul	v14.4s, v28.4s, v0.4s
	fmla	v4.4s, v1.4s, v3.4s
	ldr	q3, [sp, #1280]
	fmls	v6.4s, v2.4s, v3.4s
	ldp	q3, q16, [sp, #416]
	fmla	v4.4s, v3.4s, v5.4s
	ldr	q3, [sp, #1328]
	ldr	q5, [sp, #608]
	fmul	v3.4s, v3.4s, v6.4s
	ldr	q6, [sp, #1392]
	fmls	v7.4s, v3.4s, v5.4s
	ldr	q5, [sp, #1312]
	fmul	v27.4s, v26.4s, v3.4s
	fmls	v7.4s, v0.4s, v5.4s
	fabs	v5.4s, v14.4s
	str	q27, [sp, #1456]
	fmls	v7.4s, v2.4s, v6.4s
	ldr	q6, [sp, #1968]
	fadd	v5.4s, v5.4s, v18.4s
	fmla	v4.4s, v16.4s, v6.4s
	ldr	q6, [sp, #1104]
	fmul	v16.4s, v6.4s, v7.4s
	fdiv	v1.4s, v23.4s, v5.4s
	ldr	q5, [sp, #1472]
	fmov	v6.4s, #0.25000000
	fsub	v4.4s, v13.4s, v4.4s
	fmls	v17.4s, v16.4s, v5.4s
	ldr	q5, [sp, #640]
	fmul	v6.4s, v13.4s, v6.4s
	fmls	v17.4s, v3.4s, v5.4s
	ldr	q3, [sp, #1072]
	ldr	q5, [sp, #784]
	fmaxnm	v4.4s, v4.4s, v6.4s
	fmul	v6.4s, v9.4s, v16.4s
	fmls	v17.4s, v0.4s, v3.4s
	ldr	q3, [sp, #624]
	fabs	v0.4s, v27.4s
	fmaxnm	v4.4s, v4.4s, v5.4s
	str	q1, [sp, #1392]
	fmul	v1.4s, v31.4s, v2.4s
	mov	v5.16b, v26.16b
	fcmlt	v26.4s, v27.4s, #0.0
	fcmlt	v29.4s, v6.4s, #0.0
	str	q6, [sp, #1472]
	fmls	v17.4s, v2.4s, v3.4s
	fadd	v0.4s, v0.4s, v18.4s
	ldr	q2, [sp, #912]
	fdiv	v21.4s, v23.4s, v4.4s
	fabs	v24.4s, v1.4s
	str	q1, [sp, #1712]
	fmul	v7.4s, v30.4s, v17.4s
	fadd	v24.4s, v24.4s, v18.4s
	fcmlt	v22.4s, v7.4s, #0.0
	str	q7, [sp, #1728]
	fdiv	v3.4s, v23.4s, v0.4s
	fabs	v0.4s, v7.4s
	fmul	v21.4s, v13.4s, v21.4s
	fcmgt	v13.4s, v13.4s, #0.0
	fadd	v4.4s, v0.4s, v18.4s
	ldr	q0, [sp, #1376]
	str	q0, [sp, #1376]
	fsub	v2.4s, v0.4s, v2.4s
	fdiv	v16.4s, v23.4s, v4.4s
	fabs	v4.4s, v6.4s
	fadd	v17.4s, v4.4s, v18.4s
	ldr	q4, [sp, #864]
	fmov	v18.4s, #1.00000000
	fsub	v20.4s, v4.4s, v0.4s
	ldr	q0, [sp, #1792]
	ldp	q6, q4, [sp, #944]
	fdiv	v17.4s, v23.4s, v17.4s
	fmul	v23.4s, v0.4s, v30.4s
	ldr	q0, [sp, #1856]
	bif	v2.16b, v20.16b, v22.16b
	str	q8, [sp, #1856]
	fcmlt	v8.4s, v14.4s, #0.0
	fmul	v20.4s, v0.4s, v9.4s
	ldr	q0, [sp, #1440]
	fsub	v22.4s, v0.4s, v4.4s
	ldr	q4, [sp, #928]
	fmul	v23.4s, v30.4s, v23.4s
	fmul	v2.4s, v2.4s, v16.4s
	fsub	v25.4s, v4.4s, v0.4s
	ldp	q4, q7, [sp, #880]
	ldr	q0, [sp, #1408]
	fsub	v27.4s, v0.4s, v7.4s
	fsub	v28.4s, v4.4s, v0.4s
	ldr	q0, [sp, #1536]
	bit	v25.16b, v22.16b, v26.16b
	fmul	v26.4s, v9.4s, v20.4s
	fmov	v20.4s, #1.00000000
	fsub	v18.4s, v18.4s, v0.4s
	fmov	v22.4s, #1.00000000
	ldr	q7, [sp, #1424]
	ldr	q4, [sp, #480]
	fcmlt	v9.4s, v1.4s, #0.0
	fsub	v30.4s, v7.4s, v6.4s
	ldr	q6, [sp, #832]
	bif	v27.16b, v28.16b, v29.16b
	fsub	v20.4s, v20.4s, v10.4s
	mov	v28.16b, v8.16b
	str	q17, [sp, #1360]
	fmla	v18.4s, v0.4s, v23.4s
	fmul	v23.4s, v25.4s, v3.4s
	ldr	q3, [sp, #1888]
	fdiv	v22.4s, v22.4s, v24.4s
	dup	v24.4s, w11
	fsub	v31.4s, v6.4s, v7.4s
	fmul	v3.4s, v3.4s, v5.4s
	fmul	v25.4s, v4.4s, v21.4s
	ldr	q4, [sp, #560]
	fmla	v20.4s, v10.4s, v26.4s
	fmul	v26.4s, v27.4s, v17.4s
	ldr	q17, [sp, #848]
	fmul	v27.4s, v2.4s, v24.4s
	fmov	v2.4s, #1.00000000
	dup	v21.4s, w7
	bsl	v28.16b, v30.16b, v31.16b
	fcmgt	v30.4s, v0.4s, #0.0
	ldr	q0, [sp, #1552]
	fmul	v11.4s, v5.4s, v3.4s
	fmov	v3.4s, #1.00000000
	fsub	v31.4s, v15.4s, v17.4s
	mov	w11, #49807
	str	q12, [sp, #1888]
	fcmgt	v10.4s, v10.4s, #0.0
	fminnm	v29.4s, v4.4s, v2.4s
	ldr	q4, [sp, #816]
	ldr	q2, [sp, #1040]
	movk	w11, #15605, lsl #16
	fminnm	v27.4s, v27.4s, v21.4s
	fmul	v26.4s, v26.4s, v24.4s
	fsub	v5.4s, v3.4s, v0.4s
	fsub	v8.4s, v4.4s, v15.4s
	ldr	q3, [sp, #368]
	fcmgt	v2.4s, v2.4s, #0.0
	dup	v12.4s, w11
	fmul	v23.4s, v23.4s, v24.4s
	fminnm	v25.4s, v25.4s, v3.4s
	mov	v3.16b, v7.16b
	mov	w11, #46871
	bif	v27.16b, v21.16b, v30.16b
	bif	v26.16b, v21.16b, v10.16b
	movk	w11, #14545, lsl #16
	fmla	v5.4s, v0.4s, v11.4s
	bif	v31.16b, v8.16b, v9.16b
	ldr	q8, [sp, #544]
	orn	v30.16b, v2.16b, v13.16b
	ldr	q13, [sp, #1344]
	fminnm	v29.4s, v29.4s, v8.4s
	fadd	v8.4s, v7.4s, v14.4s
	fadd	v7.4s, v15.4s, v1.4s
	fmaxnm	v25.4s, v25.4s, v12.4s
	fmov	v1.4s, #1.00000000
	fmul	v16.4s, v13.4s, v16.4s
	str	q5, [sp, #1600]
	ldr	q5, [sp, #1392]
	mov	v14.16b, v2.16b
	ldr	q2, [sp, #1360]
	fminnm	v26.4s, v27.4s, v26.4s
	fmul	v31.4s, v31.4s, v22.4s
	fmul	v11.4s, v28.4s, v5.4s
	fcmgt	v28.4s, v0.4s, #0.0
	ldr	q0, [sp, #528]
	fminnm	v12.4s, v7.4s, v4.4s
	bif	v1.16b, v25.16b, v30.16b
	mov	v5.16b, v21.16b
	fminnm	v29.4s, v29.4s, v0.4s
	ldr	q0, [sp, #1584]
	fminnm	v9.4s, v8.4s, v6.4s
	ldr	q4, [sp, #1456]
	movi	v25.4s, #63, lsl #24
	fmul	v10.4s, v11.4s, v24.4s
	fcmgt	v11.4s, v0.4s, #0.0
	bif	v23.16b, v21.16b, v28.16b
	ldr	q21, [sp, #1440]
	fminnm	v16.4s, v1.4s, v16.4s
	fmul	v24.4s, v31.4s, v24.4s
	fminnm	v19.4s, v29.4s, v19.4s
	fmaxnm	v29.4s, v12.4s, v17.4s
	fmul	v17.4s, v13.4s, v2.4s
	fadd	v6.4s, v21.4s, v4.4s
	ldp	q2, q4, [sp, #928]
	fmul	v25.4s, v22.4s, v25.4s
	mov	v28.16b, v11.16b
	fminnm	v23.4s, v26.4s, v23.4s
	ldr	q26, [sp, #288]
	fmaxnm	v27.4s, v9.4s, v4.4s
	ldr	q4, [sp, #1632]
	fminnm	v18.4s, v19.4s, v18.4s
	fminnm	v16.4s, v16.4s, v17.4s
	ldr	q17, [sp, #1744]
	bsl	v28.16b, v10.16b, v5.16b
	ldr	q10, [sp, #1568]
	ldr	q12, [sp, #1408]
	fmul	v17.4s, v17.4s, v4.4s
	ldr	q11, [sp, #1472]
	fmul	v25.4s, v13.4s, v25.4s
	fmul	v22.4s, v26.4s, v22.4s
	fminnm	v26.4s, v6.4s, v2.4s
	fcmeq	v31.4s, v8.4s, v27.4s
	fminnm	v18.4s, v18.4s, v20.4s
	fmov	v20.4s, #1.00000000
	fcmgt	v8.4s, v10.4s, #0.0
	fadd	v30.4s, v12.4s, v11.4s
	fcmeq	v7.4s, v7.4s, v29.4s
	fcmeq	v29.4s, v29.4s, v15.4s
	fmul	v17.4s, v4.4s, v17.4s
	ldr	q2, [sp, #960]
	str	q1, [sp, #1648]
	fcmeq	v27.4s, v27.4s, v3.4s
	ldr	q1, [sp, #880]
	fminnm	v19.4s, v25.4s, v22.4s
	fsub	v20.4s, v20.4s, v0.4s
	fmaxnm	v22.4s, v26.4s, v2.4s
	ldr	q25, [sp, #1936]
	ldr	q2, [sp, #1504]
	bif	v24.16b, v5.16b, v8.16b
	ldr	q8, [sp, #1728]
	ldr	q13, [sp, #1376]
	fminnm	v9.4s, v30.4s, v1.4s
	fminnm	v23.4s, v23.4s, v28.4s
	fmul	v25.4s, v25.4s, v2.4s
	bic	v7.16b, v29.16b, v7.16b
	fmov	v29.4s, #1.00000000
	fmla	v20.4s, v0.4s, v17.4s
	ldr	q0, [sp, #1600]
	fadd	v26.4s, v13.4s, v8.4s
	bic	v27.16b, v27.16b, v31.16b
	ldr	q31, [sp, #896]
	fcmeq	v6.4s, v6.4s, v22.4s
	fminnm	v17.4s, v18.4s, v0.4s
	movi	v0.4s, #8
	fcmeq	v22.4s, v22.4s, v21.4s
	ldr	q4, [sp, #864]
	fmaxnm	v28.4s, v9.4s, v31.4s
	fmul	v25.4s, v2.4s, v25.4s
	fminnm	v16.4s, v16.4s, v19.4s
	fminnm	v19.4s, v23.4s, v24.4s
	fsub	v29.4s, v29.4s, v10.4s
	fminnm	v23.4s, v26.4s, v4.4s
	ldr	q2, [sp, #912]
	movi	v9.4s, #2
	and	v18.16b, v27.16b, v0.16b
	movi	v0.4s, #16
	bic	v6.16b, v22.16b, v6.16b
	ldr	q22, [sp, #992]
	fcmeq	v24.4s, v30.4s, v28.4s
	fcmeq	v28.4s, v28.4s, v12.4s
	fmla	v29.4s, v10.4s, v25.4s
	movi	v10.4s, #4
	fminnm	v17.4s, v17.4s, v20.4s
	fmaxnm	v21.4s, v23.4s, v2.4s
	fcmgt	v22.4s, v5.4s, v22.4s
	fcmgt	v23.4s, v16.4s, v19.4s
	and	v7.16b, v7.16b, v0.16b
	mov	v0.16b, v13.16b
	str	q5, [sp, #1792]
	bic	v24.16b, v28.16b, v24.16b
	ldp	q28, q25, [sp, #448]
	and	v6.16b, v6.16b, v10.16b
	fminnm	v17.4s, v17.4s, v29.4s
	ldr	q5, [sp, #1824]
	orr	v18.16b, v18.16b, v7.16b
	and	v3.16b, v22.16b, v23.16b
	fcmeq	v20.4s, v26.4s, v21.4s
	fcmeq	v21.4s, v21.4s, v13.4s
	and	v22.16b, v24.16b, v9.16b
	mov	v27.16b, v5.16b
	fmov	v30.4s, #1.00000000
	orr	v18.16b, v18.16b, v6.16b
	mov	v6.16b, v3.16b
	str	q3, [sp, #1936]
	ldr	q3, [sp, #976]
	bsl	v6.16b, v19.16b, v16.16b
	dup	v16.4s, w11
	bic	v19.16b, v21.16b, v20.16b
	orr	v18.16b, v18.16b, v22.16b
	mov	v20.16b, v13.16b
	mov	v21.16b, v12.16b
	mov	v22.16b, v15.16b
	mov	w11, #52429
	fcmgt	v17.4s, v16.4s, v17.4s
	movk	w11, #48972, lsl #16
	sub	v16.4s, v18.4s, v19.4s
	ldr	q18, [sp, #1008]
	fmla	v20.4s, v6.4s, v8.4s
	fmla	v21.4s, v6.4s, v11.4s
	fsub	v7.4s, v18.4s, v3.4s
	mov	v3.16b, v14.16b
	and	v18.16b, v14.16b, v17.16b
	cmeq	v19.4s, v16.4s, #0
	ldr	q14, [sp, #336]
	fminnm	v20.4s, v20.4s, v4.4s
	ldr	q4, [sp, #1712]
	fminnm	v21.4s, v21.4s, v1.4s
	ldr	q1, [sp, #1648]
	fcmgt	v13.4s, v7.4s, #0.0
	orn	v19.16b, v18.16b, v19.16b
	fmla	v22.4s, v6.4s, v4.4s
	fmaxnm	v20.4s, v20.4s, v2.4s
	ldr	q2, [sp, #816]
	orn	v4.16b, v19.16b, v13.16b
	fmov	v19.4s, #1.00000000
	fdiv	v24.4s, v19.4s, v1.4s
	mov	v19.16b, v4.16b
	bsl	v19.16b, v0.16b, v20.16b
	fmaxnm	v20.4s, v21.4s, v31.4s
	fminnm	v21.4s, v22.4s, v2.4s
	ldr	q2, [sp, #848]
	ldr	q31, [sp, #432]
	bit	v20.16b, v12.16b, v4.16b
	fsub	v23.4s, v19.4s, v0.4s
	fmaxnm	v21.4s, v21.4s, v2.4s
	mov	v0.16b, v4.16b
	ldp	q8, q2, [sp, #576]
	fsub	v22.4s, v20.4s, v12.4s
	bif	v25.16b, v23.16b, v4.16b
	bsl	v0.16b, v15.16b, v21.16b
	ldr	q12, [sp, #1808]
	str	q20, [sp, #1408]
	bif	v28.16b, v22.16b, v4.16b
	str	q0, [sp, #1344]
	fsub	v21.4s, v0.4s, v15.4s
	ldr	q0, [sp, #1760]
	ldr	q15, [sp, #1440]
	fmul	v26.4s, v0.4s, v2.4s
	ldr	q0, [sp, #1872]
	stp	q28, q25, [sp, #448]
	fmul	v25.4s, v24.4s, v25.4s
	bif	v31.16b, v21.16b, v4.16b
	fmul	v28.4s, v24.4s, v28.4s
	fmul	v29.4s, v8.4s, v26.4s
	fmls	v27.4s, v25.4s, v0.4s
	ldr	q0, [sp, #1952]
	fmul	v24.4s, v24.4s, v31.4s
	str	q31, [sp, #432]
	mov	v31.16b, v12.16b
	fmls	v30.4s, v29.4s, v29.4s
	fmls	v27.4s, v28.4s, v0.4s
	ldr	q0, [sp, #1680]
	fmls	v27.4s, v24.4s, v0.4s
	ldr	q0, [sp, #800]
	fmaxnm	v30.4s, v30.4s, v0.4s
	ldr	q0, [sp, #1776]
	fmls	v31.4s, v25.4s, v0.4s
	fmov	v25.4s, #1.00000000
	fmul	v27.4s, v2.4s, v27.4s
	ldr	q0, [sp, #1664]
	fdiv	v25.4s, v25.4s, v30.4s
	fmls	v31.4s, v28.4s, v0.4s
	fneg	v28.4s, v27.4s
	ldr	q0, [sp, #1696]
	ldr	q30, [sp, #944]
	fmul	v27.4s, v2.4s, v27.4s
	fmls	v31.4s, v24.4s, v0.4s
	fmul	v24.4s, v29.4s, v28.4s
	dup	v28.4s, w11
	ldr	q0, [sp, #1424]
	fmov	v29.4s, #1.00000000
	fmul	v27.4s, v1.4s, v27.4s
	fmla	v24.4s, v8.4s, v31.4s
	fdiv	v29.4s, v29.4s, v15.4s
	fmul	v24.4s, v25.4s, v24.4s
	fmul	v25.4s, v0.4s, v28.4s
	fmul	v24.4s, v8.4s, v24.4s
	fmul	v24.4s, v1.4s, v24.4s
	fcmge	v1.4s, v6.4s, v1.4s
	fmaxnm	v24.4s, v24.4s, v25.4s
	ldr	q25, [sp, #832]
	fadd	v24.4s, v0.4s, v24.4s
	fminnm	v24.4s, v24.4s, v25.4s
	ldr	q25, [sp, #1856]
	fsqrt	v25.4s, v25.4s
	fmaxnm	v24.4s, v24.4s, v30.4s
	fneg	v30.4s, v2.4s
	ldr	q2, [sp, #1488]
	fmul	v29.4s, v2.4s, v29.4s
	fmov	v2.4s, #0.25000000
	bit	v24.16b, v0.16b, v4.16b
	fmul	v26.4s, v26.4s, v30.4s
	fsub	v30.4s, v24.4s, v0.4s
	ldr	q0, [sp, #384]
	fcmgt	v31.4s, v25.4s, v14.4s
	fmul	v8.4s, v0.4s, v2.4s
	ldr	q2, [sp, #1904]
	bif	v14.16b, v25.16b, v4.16b
	fmla	v27.4s, v30.4s, v26.4s
	fmul	v26.4s, v15.4s, v28.4s
	fmul	v28.4s, v29.4s, v25.4s
	orr	v31.16b, v17.16b, v31.16b
	str	q14, [sp, #336]
	fmaxnm	v26.4s, v27.4s, v26.4s
	and	v27.16b, v3.16b, v31.16b
	movi	v31.4s, #65, lsl #24
	orn	v3.16b, v17.16b, v3.16b
	bsl	v27.16b, v8.16b, v0.16b
	movi	v8.2d, #0000000000000000
	fadd	v26.4s, v15.4s, v26.4s
	fmul	v28.4s, v28.4s, v31.4s
	fmov	v31.4s, #10.00000000
	fmla	v8.4s, v23.4s, v2.4s
	ldr	q2, [sp, #928]
	bit	v0.16b, v27.16b, v13.16b
	fminnm	v28.4s, v25.4s, v28.4s
	fmul	v31.4s, v25.4s, v31.4s
	fminnm	v26.4s, v26.4s, v2.4s
	ldr	q2, [sp, #1920]
	fmla	v8.4s, v22.4s, v2.4s
	ldr	q2, [sp, #960]
	str	q0, [sp, #384]
	fcmge	v23.4s, v27.4s, v28.4s
	fmul	v31.4s, v25.4s, v31.4s
	ldr	q0, [sp, #480]
	ldr	s28, [x13, #16]
	bif	v0.16b, v6.16b, v4.16b
	fmul	s17, s28, s28
	dup	v28.4s, v28.s[0]
	mvn	v22.16b, v23.16b
	fmaxnm	v23.4s, v26.4s, v2.4s
	ldr	q2, [sp, #1968]
	fmul	v29.4s, v29.4s, v31.4s
	mov	v26.16b, v3.16b
	ldr	q31, [sp, #1792]
	fmla	v8.4s, v21.4s, v2.4s
	mov	v21.16b, v4.16b
	str	q0, [sp, #480]
	orn	v1.16b, v22.16b, v1.16b
	ldr	q0, [sp, #1040]
	dup	v17.4s, v17.s[0]
	ldr	q2, [sp, #1840]
	bsl	v21.16b, v15.16b, v23.16b
	bsl	v26.16b, v31.16b, v29.16b
	ldr	q23, [sp, #1888]
	orr	v1.16b, v18.16b, v1.16b
	fmla	v8.4s, v30.4s, v12.4s
	bit	v2.16b, v31.16b, v3.16b
	fcmge	v17.4s, v17.4s, v23.4s
	mov	v31.16b, v24.16b
	fmov	v24.4s, #1.00000000
	fsub	v18.4s, v21.4s, v15.4s
	shl	v1.4s, v1.4s, #31
	fcmge	v22.4s, v28.4s, v26.4s
	str	q21, [sp, #1440]
	cmge	v1.4s, v1.4s, #0
	fmla	v8.4s, v18.4s, v5.4s
	and	v5.16b, v13.16b, v16.16b
	fmov	v16.4s, #1.00000000
	and	v17.16b, v22.16b, v17.16b
	and	v1.16b, v1.16b, v16.16b
	bic	v3.16b, v7.16b, v17.16b
	ldr	q16, [sp, #976]
	ldr	q17, [sp, #512]
	ldr	q7, [sp, #1936]
	bit	v0.16b, v1.16b, v13.16b
	fadd	v3.4s, v16.4s, v3.4s
	ldr	q16, [sp, #1248]
	bic	v7.16b, v8.16b, v7.16b
	fcmgt	v16.4s, v17.4s, v16.4s
	ldr	q17, [sp, #352]
	str	q0, [sp, #1040]
	ldr	q0, [sp, #416]
	orr	v5.16b, v5.16b, v17.16b
	ldr	q17, [sp, #1024]
	bif	v0.16b, v30.16b, v4.16b
	and	v23.16b, v16.16b, v3.16b
	movi	v3.4s, #16
	bit	v17.16b, v2.16b, v13.16b
	movi	v2.4s, #8
	and	v30.16b, v4.16b, v5.16b
	str	q0, [sp, #416]
	ldr	q0, [sp, #400]
	str	q17, [sp, #1024]
	bif	v0.16b, v18.16b, v4.16b
	str	q0, [sp, #400]
	ldr	q0, [sp, #496]
	bif	v0.16b, v7.16b, v4.16b
	str	q0, [sp, #496]
.L23b38:
	and	v0.16b, v30.16b, v9.16b
	and	v1.16b, v30.16b, v10.16b
	ldr	q12, [sp, #1344]
	and	v2.16b, v30.16b, v2.16b
	and	v3.16b, v30.16b, v3.16b
	str	q30, [sp, #352]
	xtn	v4.4h, v30.4s
	movi	d22, #0000000000000000
	cmeq	v0.4s, v0.4s, #0
	cmeq	v1.4s, v1.4s, #0
	cmeq	v2.4s, v2.4s, #0
	cmeq	v3.4s, v3.4s, #0
	stp	q1, q0, [sp, #736]
	xtn	v0.4h, v0.4s
	stp	q3, q2, [sp, #704]
	str	d4, [sp, #776]
	str	d0, [sp, #696]
	xtn	v0.4h, v1.4s
	str	d0, [sp, #688]
	xtn	v0.4h, v2.4s
	str	d0, [sp, #680]
	xtn	v0.4h, v3.4s
	str	d0, [sp, #672]
	mvn	v0.8b, v4.8b
	str	d0, [sp, #664]
.L23b39:
	fadd	s0, s23, s22
	mov	s1, v23.s[1]
	fdiv	v16.4s, v24.4s, v12.4s
	str	q23, [sp, #1008]
	str	q12, [sp, #1344]
	str	q19, [sp, #1376]
	fadd	s0, s0, s1
	mov	s1, v23.s[2]
	fadd	s0, s0, s1
	mov	s1, v23.s[3]
	fadd	s25, s0, s1
	str	q16, [sp, #1392]
	str	q25, [sp, #1360]
	cbz	w10, .L23b49
	mov	w11, #1267
	movi	v18.4s, #191, lsl #24
	fmov	v5.4s, #1.00000000
	movk	w11, #16181, lsl #16
	str	q31, [sp, #1424]
	fmov	v12.4s, #1.00000000
	dup	v0.4s, w11
	mov	w11, #39322
	fmov	s13, #0.50000000
	movk	w11, #16025, lsl #16
	mov	x14, xzr
	add	x17, x16, #32
	dup	v1.4s, w11
	mov	w11, #-1028784128
	fmul	v17.4s, v16.4s, v0.4s
	fsub	v0.4s, v18.4s, v19.4s
	str	q1, [sp, #1968]
	fmul	v2.4s, v17.4s, v0.4s
	fneg	v0.4s, v2.4s
	fabs	v4.4s, v2.4s
	fmul	v0.4s, v2.4s, v0.4s
	fmla	v5.4s, v1.4s, v4.4s
	dup	v1.4s, w11
	mov	w11, #43579
	mov	v4.16b, v17.16b
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
	dup	v3.4s, w11
	mov	w11, #48782
	frintn	v25.4s, v7.4s
	movk	w11, #46527, lsl #16
	str	q20, [sp, #1920]
	str	q3, [sp, #1904]
	fmla	v0.4s, v1.4s, v25.4s
	dup	v1.4s, w11
	mov	w11, #9358
	fmla	v20.4s, v3.4s, v6.4s
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
	dup	v3.4s, w11
	mov	w11, #1138
	mov	v26.16b, v20.16b
	movk	w11, #15022, lsl #16
	fmul	v0.4s, v0.4s, v5.4s
	dup	v22.4s, w11
	mov	w11, #55197
	movk	w11, #48577, lsl #16
	fmla	v26.4s, v6.4s, v23.4s
	mov	v27.16b, v3.16b
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
	dup	v29.4s, w11
	mov	w11, #29204
	movk	w11, #16177, lsl #16
	fmla	v8.4s, v0.4s, v30.4s
	mov	v9.16b, v28.16b
	dup	v30.4s, w11
	mov	w11, #53240
	movk	w11, #15918, lsl #16
	fadd	v25.4s, v25.4s, v29.4s
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
	fcmlt	v25.4s, v2.4s, #0.0
	fmla	v9.4s, v6.4s, v11.4s
	fmul	v0.4s, v12.4s, v0.4s
	fmul	v10.4s, v6.4s, v9.4s
	dup	v6.4s, w11
	mov	w11, #16938
	movk	w11, #16076, lsl #16
	fmul	v9.4s, v16.4s, v6.4s
	mov	v6.16b, v25.16b
	fmul	v25.4s, v10.4s, v0.4s
	dup	v10.4s, w11
	bsl	v6.16b, v18.16b, v1.16b
	movi	v18.4s, #192, lsl #24
	fmul	v10.4s, v16.4s, v10.4s
	fmul	v11.4s, v17.4s, v9.4s
	mov	v16.16b, v19.16b
	fmul	v12.4s, v6.4s, v25.4s
.L23b41:
	ucvtf	s25, x14
	ldr	q1, [sp, #1952]
	fmov	v14.4s, #1.00000000
	ldr	q7, [sp, #1968]
	mov	v21.16b, v3.16b
	ldr	q19, [sp, #1872]
	add	x14, x14, #1
	cmp	x10, x14
	fadd	s25, s25, s13
	dup	v25.4s, v25.s[0]
	fsub	v25.4s, v25.4s, v16.4s
	fmul	v13.4s, v4.4s, v25.4s
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
	fadd	v1.4s, v1.4s, v29.4s
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
	fmul	v7.4s, v2.4s, v18.4s
	fmla	v1.4s, v14.4s, v21.4s
	fneg	v21.4s, v25.4s
	fmla	v19.4s, v2.4s, v7.4s
	fmla	v15.4s, v14.4s, v1.4s
	fmov	v1.4s, #1.00000000
	fmul	v7.4s, v13.4s, v21.4s
	fmul	v19.4s, v0.4s, v19.4s
	fmla	v1.4s, v13.4s, v17.4s
	fneg	v17.4s, v2.4s
	fmul	v21.4s, v14.4s, v15.4s
	movi	v15.4s, #63, lsl #24
	fcmlt	v14.4s, v13.4s, #0.0
	fmla	v7.4s, v0.4s, v2.4s
	movi	v2.4s, #191, lsl #24
	fsub	v0.4s, v0.4s, v25.4s
	fmul	v17.4s, v19.4s, v17.4s
	fmul	v1.4s, v1.4s, v25.4s
	fmul	v7.4s, v9.4s, v7.4s
	bsl	v14.16b, v2.16b, v15.16b
	fmul	v2.4s, v21.4s, v25.4s
	fmul	v0.4s, v10.4s, v0.4s
	fmla	v17.4s, v13.4s, v1.4s
	fsub	v1.4s, v1.4s, v19.4s
	fmul	v21.4s, v14.4s, v2.4s
	fneg	v2.4s, v7.4s
	fsub	v6.4s, v14.4s, v6.4s
	fmul	v1.4s, v11.4s, v1.4s
	fsub	v19.4s, v12.4s, v21.4s
	fmla	v2.4s, v9.4s, v17.4s
	mov	v12.16b, v21.16b
	stp	q7, q1, [x17]
	ldr	q7, [sp, #1392]
	fadd	v6.4s, v6.4s, v19.4s
	fmul	v2.4s, v7.4s, v2.4s
	stp	q6, q0, [x17, #-32]
	mov	v0.16b, v25.16b
	mov	v6.16b, v14.16b
	str	q2, [x17, #32]
	mov	v2.16b, v13.16b
	fmov	s13, #0.50000000
	add	x17, x17, #80
	b.ne	.L23b41
	movi	v16.4s, #191, lsl #24
	ldr	q0, [sp, #1408]
	fmov	v2.4s, #1.00000000
	ldr	q7, [sp, #1968]
	ldr	q17, [sp, #1936]
	ldr	q19, [sp, #1888]
	mov	v21.16b, v26.16b
	mov	x14, xzr
	mov	x17, x9
	fsub	v0.4s, v16.4s, v0.4s
	fmul	v0.4s, v4.4s, v0.4s
	fabs	v1.4s, v0.4s
	fneg	v6.4s, v0.4s
	fmla	v2.4s, v7.4s, v1.4s
	fmul	v1.4s, v0.4s, v6.4s
	fmov	v6.4s, #1.00000000
	ldr	q7, [sp, #1920]
	fdiv	v6.4s, v6.4s, v2.4s
	ldr	q2, [sp, #1952]
	fmaxnm	v1.4s, v1.4s, v2.4s
	fmul	v2.4s, v1.4s, v5.4s
	frintn	v2.4s, v2.4s
	fmla	v1.4s, v17.4s, v2.4s
	ldr	q17, [sp, #1904]
	fmla	v7.4s, v17.4s, v6.4s
	ldr	q17, [sp, #1872]
	fmla	v1.4s, v19.4s, v2.4s
	mov	v19.16b, v23.16b
	fadd	v2.4s, v2.4s, v29.4s
	fmla	v17.4s, v6.4s, v7.4s
	mov	v7.16b, v20.16b
	fmul	v1.4s, v1.4s, v5.4s
	fcvtzu	v2.4s, v2.4s
	fmla	v7.4s, v6.4s, v17.4s
	mov	v17.16b, v3.16b
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
	shl	v1.4s, v2.4s, #23
	fmla	v19.4s, v6.4s, v21.4s
	fmul	v2.4s, v17.4s, v1.4s
	fcmlt	v1.4s, v0.4s, #0.0
	fmul	v6.4s, v6.4s, v19.4s
	mov	v12.16b, v1.16b
	fmul	v1.4s, v6.4s, v2.4s
	bsl	v12.16b, v16.16b, v15.16b
	ldr	q16, [sp, #1392]
	fmul	v6.4s, v12.4s, v1.4s
.L23b43:
	ucvtf	s1, x14
	ldr	q7, [sp, #1408]
	ldr	q21, [sp, #1968]
	ldr	q25, [sp, #1872]
	fmov	v14.4s, #1.00000000
	add	x14, x14, #1
	cmp	x10, x14
	fadd	s1, s1, s13
	dup	v1.4s, v1.s[0]
	fsub	v1.4s, v1.4s, v7.4s
	ldr	q7, [sp, #1952]
	fmul	v13.4s, v4.4s, v1.4s
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
	fadd	v17.4s, v17.4s, v29.4s
	fmul	v1.4s, v1.4s, v5.4s
	fcvtzu	v17.4s, v17.4s
	fmla	v19.4s, v21.4s, v7.4s
	mov	v21.16b, v3.16b
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
	fmul	v19.4s, v2.4s, v19.4s
	fmla	v1.4s, v2.4s, v0.4s
	movi	v0.4s, #191, lsl #24
	movi	v15.4s, #63, lsl #24
	fsub	v2.4s, v2.4s, v25.4s
	fmul	v17.4s, v17.4s, v25.4s
	fmul	v1.4s, v9.4s, v1.4s
	bsl	v21.16b, v0.16b, v15.16b
	fmul	v0.4s, v7.4s, v25.4s
	fmul	v7.4s, v19.4s, v14.4s
	fmul	v2.4s, v10.4s, v2.4s
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
	fmul	v0.4s, v16.4s, v0.4s
	stp	q1, q7, [x17]
	stp	q6, q2, [x17, #-32]
	mov	v2.16b, v25.16b
	mov	v6.16b, v14.16b
	str	q0, [x17, #32]
	mov	v0.16b, v13.16b
	fmov	s13, #0.50000000
	add	x17, x17, #80
	b.ne	.L23b43
	movi	d0, #0000000000000000
	ldr	q1, [sp, #1360]
	movi	v8.2d, #0000000000000000
	movi	v17.2d, #0000000000000000
	movi	v19.2d, #0000000000000000
	ldr	q13, [sp, #1440]
	movi	v27.2d, #0000000000000000
	movi	v6.2d, #0000000000000000
	mov	x14, xzr
	movi	v4.2d, #0000000000000000
	movi	v28.2d, #0000000000000000
	mov	x1, x24
	fcmgt	v0.4s, v1.4s, v0.4s
	movi	v1.2d, #0000000000000000
	movi	v2.2d, #0000000000000000
	movi	v15.2d, #0000000000000000
	movi	v30.2d, #0000000000000000
	movi	v11.2d, #0000000000000000
	movi	v9.2d, #0000000000000000
	movi	v12.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	movi	v5.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v20.2d, #0000000000000000
	str	q1, [sp, #1792]
	dup	v0.4s, v0.s[0]
	movi	v22.2d, #0000000000000000
	str	q1, [sp, #1840]
	movi	v24.2d, #0000000000000000
	movi	v25.2d, #0000000000000000
	str	q1, [sp, #1856]
	str	q1, [sp, #1872]
	str	q1, [sp, #1952]
	str	q1, [sp, #1776]
	str	q1, [sp, #1760]
	str	q1, [sp, #1936]
	str	q1, [sp, #1648]
	str	q1, [sp, #1632]
	ldr	q1, [sp, #1040]
	and	v21.16b, v0.16b, v1.16b
.L23b45:
	add	x11, x14, x10
	str	q2, [sp, #1744]
	movi	v31.2d, #0000000000000000
	madd	x17, x11, x19, x16
	str	q20, [sp, #1552]
	ubfx	x11, x1, #1, #30
	str	q22, [sp, #1536]
	movi	v23.2d, #0000000000000000
	movi	v7.2d, #0000000000000000
	str	q16, [sp, #1584]
	movi	v1.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	str	q5, [sp, #1600]
	movi	v29.2d, #0000000000000000
	movi	v3.2d, #0000000000000000
	str	q12, [sp, #1616]
	movi	v12.2d, #0000000000000000
	movi	v22.2d, #0000000000000000
	ldp	q14, q2, [x17, #32]
	str	q8, [sp, #1904]
	ldp	q20, q0, [x17]
	str	q6, [sp, #1968]
	str	q27, [sp, #1808]
	movi	v6.2d, #0000000000000000
	movi	v27.2d, #0000000000000000
	str	q2, [sp, #1456]
	ldr	q2, [x17, #64]
	movi	v5.2d, #0000000000000000
	str	q28, [sp, #1664]
	movi	v28.2d, #0000000000000000
	movi	v8.2d, #0000000000000000
	str	q11, [sp, #1680]
	movi	v11.2d, #0000000000000000
	add	x11, x5, x11, lsl #5
	str	q9, [sp, #1696]
	fmul	v9.4s, v13.4s, v20.4s
	add	x17, x16, #32
	str	q0, [sp, #1504]
	movi	v0.2d, #0000000000000000
	mov	x20, x10
	str	q2, [sp, #1472]
	fmov	v2.4s, #1.00000000
	str	q15, [sp, #1712]
	ldr	q15, [sp, #1424]
	str	q25, [sp, #1488]
	str	q24, [sp, #1520]
	str	q18, [sp, #1568]
	str	q4, [sp, #1888]
	str	q30, [sp, #1728]
	str	q17, [sp, #1920]
	str	q19, [sp, #1824]
.L23b46:
	ldp	q4, q18, [x17, #-32]
	mov	v17.16b, v15.16b
	ldp	q24, q19, [x11, #-16]
	subs	x20, x20, #1
	ldr	q30, [x17, #32]
	add	x11, x11, #32
	fmla	v17.4s, v4.4s, v9.4s
	fadd	v17.4s, v19.4s, v17.4s
	fdiv	v19.4s, v2.4s, v17.4s
	fsub	v17.4s, v24.4s, v17.4s
	fmul	v17.4s, v17.4s, v19.4s
	fmul	v24.4s, v21.4s, v17.4s
	fmla	v0.4s, v30.4s, v17.4s
	fadd	v3.4s, v3.4s, v17.4s
	fmla	v27.4s, v4.4s, v17.4s
	fmla	v22.4s, v18.4s, v17.4s
	fmla	v19.4s, v19.4s, v24.4s
	ldp	q24, q25, [x17], #80
	fmla	v8.4s, v25.4s, v17.4s
	fmla	v5.4s, v24.4s, v17.4s
	fmul	v10.4s, v4.4s, v19.4s
	fmul	v13.4s, v18.4s, v19.4s
	fmul	v25.4s, v24.4s, v19.4s
	fadd	v31.4s, v31.4s, v19.4s
	fadd	v12.4s, v12.4s, v10.4s
	fmla	v23.4s, v4.4s, v10.4s
	fmla	v28.4s, v4.4s, v13.4s
	fadd	v7.4s, v7.4s, v13.4s
	fmla	v6.4s, v18.4s, v13.4s
	fmla	v16.4s, v4.4s, v25.4s
	fadd	v1.4s, v1.4s, v25.4s
	fmla	v11.4s, v18.4s, v25.4s
	fmla	v29.4s, v24.4s, v25.4s
	b.ne	.L23b46
	ldr	q2, [sp, #1648]
	ldr	q13, [sp, #1440]
	movi	v17.2d, #0000000000000000
	ldr	q26, [sp, #1504]
	movi	v30.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	fmla	v2.4s, v8.4s, v20.4s
	fmul	v4.4s, v13.4s, v14.4s
	movi	v8.2d, #0000000000000000
	fmul	v25.4s, v13.4s, v26.4s
	movi	v19.2d, #0000000000000000
	movi	v24.2d, #0000000000000000
	fmla	v17.4s, v6.4s, v9.4s
	movi	v10.2d, #0000000000000000
	ldr	q15, [sp, #1712]
	add	x14, x14, #1
	add	x1, x1, x23
	str	q2, [sp, #1648]
	ldr	q2, [sp, #1632]
	fmla	v8.4s, v28.4s, v20.4s
	fmla	v30.4s, v28.4s, v25.4s
	fmla	v18.4s, v23.4s, v4.4s
	cmp	x14, x10
	fmla	v2.4s, v0.4s, v20.4s
	movi	v0.2d, #0000000000000000
	fmla	v19.4s, v23.4s, v25.4s
	fmla	v24.4s, v23.4s, v20.4s
	movi	v23.2d, #0000000000000000
	fmla	v10.4s, v16.4s, v4.4s
	fmla	v18.4s, v16.4s, v9.4s
	ldr	q16, [sp, #1584]
	str	q2, [sp, #1632]
	movi	v2.2d, #0000000000000000
	fmla	v0.4s, v28.4s, v4.4s
	ldr	q28, [sp, #1776]
	fmla	v23.4s, v12.4s, v4.4s
	fmla	v10.4s, v29.4s, v9.4s
	fmla	v16.4s, v5.4s, v20.4s
	fadd	v6.4s, v7.4s, v2.4s
	fadd	v7.4s, v12.4s, v2.4s
	fmla	v0.4s, v11.4s, v9.4s
	ldr	q11, [sp, #1680]
	ldr	q12, [sp, #1616]
	fmla	v23.4s, v1.4s, v9.4s
	ldr	q1, [sp, #1456]
	fmla	v11.4s, v18.4s, v20.4s
	fmla	v12.4s, v22.4s, v26.4s
	fmla	v28.4s, v6.4s, v9.4s
	ldr	q6, [sp, #1760]
	fmla	v15.4s, v0.4s, v9.4s
	fadd	v0.4s, v31.4s, v2.4s
	ldr	q2, [sp, #1744]
	fmla	v6.4s, v7.4s, v20.4s
	str	q28, [sp, #1776]
	ldr	q28, [sp, #1664]
	fadd	v2.4s, v2.4s, v0.4s
	str	q6, [sp, #1760]
	ldr	q6, [sp, #1792]
	fmla	v28.4s, v7.4s, v25.4s
	ldr	q7, [sp, #1936]
	fmla	v6.4s, v17.4s, v9.4s
	ldr	q17, [sp, #1920]
	fmla	v7.4s, v18.4s, v4.4s
	fmla	v17.4s, v27.4s, v25.4s
	str	q6, [sp, #1792]
	ldr	q6, [sp, #1968]
	fmla	v7.4s, v10.4s, v9.4s
	fmla	v6.4s, v27.4s, v4.4s
	ldr	q4, [sp, #1840]
	fmla	v4.4s, v30.4s, v9.4s
	ldr	q30, [sp, #1728]
	str	q7, [sp, #1936]
	fmla	v30.4s, v18.4s, v25.4s
	ldr	q18, [sp, #1568]
	fmla	v6.4s, v5.4s, v9.4s
	str	q4, [sp, #1840]
	ldr	q4, [sp, #1856]
	fmla	v18.4s, v22.4s, v14.4s
	fmla	v4.4s, v19.4s, v25.4s
	ldr	q19, [sp, #1824]
	fmla	v19.4s, v27.4s, v20.4s
	str	q4, [sp, #1856]
	ldr	q4, [sp, #1872]
	fmla	v4.4s, v8.4s, v9.4s
	ldr	q8, [sp, #1904]
	fmla	v8.4s, v22.4s, v9.4s
	ldr	q22, [sp, #1536]
	ldr	q9, [sp, #1696]
	str	q4, [sp, #1872]
	ldr	q4, [sp, #1952]
	fmla	v22.4s, v27.4s, v1.4s
	ldr	q1, [sp, #1472]
	fadd	v9.4s, v9.4s, v23.4s
	fmla	v4.4s, v24.4s, v25.4s
	ldr	q25, [sp, #1488]
	fmla	v25.4s, v27.4s, v1.4s
	str	q4, [sp, #1952]
	ldr	q4, [sp, #1888]
	fmla	v4.4s, v24.4s, v20.4s
	ldr	q20, [sp, #1552]
	ldr	q24, [sp, #1520]
	fmla	v20.4s, v5.4s, v26.4s
	fmla	v24.4s, v5.4s, v14.4s
	ldr	q5, [sp, #1600]
	fmla	v5.4s, v27.4s, v14.4s
	ldr	q27, [sp, #1808]
	fadd	v27.4s, v27.4s, v3.4s
	b.ne	.L23b45
	ldr	q0, [sp, #1632]
	str	q2, [sp, #1744]
	ldr	q31, [sp, #1424]
	ldr	q23, [sp, #1952]
	ldr	q1, [sp, #1872]
	ldr	q26, [sp, #1840]
	fadd	v0.4s, v25.4s, v0.4s
	ldr	q25, [sp, #1360]
	ldr	q14, [sp, #1856]
	str	q4, [sp, #1888]
	str	q6, [sp, #1968]
	fadd	v0.4s, v24.4s, v0.4s
	fadd	v2.4s, v24.4s, v0.4s
	ldr	q0, [sp, #1648]
	fmov	v24.4s, #1.00000000
	fadd	v0.4s, v18.4s, v0.4s
	ldr	q18, [sp, #1936]
	str	q0, [sp, #1712]
	fadd	v0.4s, v22.4s, v20.4s
	movi	d22, #0000000000000000
	ldr	q20, [sp, #1792]
	b	.L23b50
.L23b49:
	fcmgt	v0.4s, v25.4s, v22.4s
	ldr	q4, [sp, #1040]
	ldr	q13, [sp, #1440]
	movi	v5.2d, #0000000000000000
	movi	v16.2d, #0000000000000000
	movi	v12.2d, #0000000000000000
	movi	v18.2d, #0000000000000000
	movi	v9.2d, #0000000000000000
	movi	v11.2d, #0000000000000000
	movi	v30.2d, #0000000000000000
	movi	v15.2d, #0000000000000000
	movi	v28.2d, #0000000000000000
	dup	v3.4s, v0.s[0]
	movi	v0.2d, #0000000000000000
	movi	v23.2d, #0000000000000000
	movi	v1.2d, #0000000000000000
	movi	v14.2d, #0000000000000000
	movi	v26.2d, #0000000000000000
	movi	v20.2d, #0000000000000000
	movi	v27.2d, #0000000000000000
	movi	v19.2d, #0000000000000000
	movi	v17.2d, #0000000000000000
	movi	v8.2d, #0000000000000000
	movi	v2.2d, #0000000000000000
	str	q0, [sp, #1744]
	and	v21.16b, v3.16b, v4.16b
	str	q0, [sp, #1760]
	str	q0, [sp, #1776]
	str	q0, [sp, #1888]
	str	q0, [sp, #1968]
	str	q0, [sp, #1712]
.L23b50:
	str	q0, [sp, #1728]
	fmov	v29.4s, #-1.00000000
	movi	v10.2d, #0000000000000000
	str	q17, [sp, #1920]
	mov	v0.16b, v5.16b
	fneg	v6.4s, v16.4s
	str	q8, [sp, #1904]
	fcmp	s25, #0.0
	str	q9, [sp, #1696]
	str	q28, [sp, #1664]
	fdiv	v3.4s, v29.4s, v13.4s
	fmul	v4.4s, v5.4s, v10.4s
	fmul	v5.4s, v21.4s, v13.4s
	mov	v13.16b, v16.16b
	movi	v16.2d, #0000000000000000
	fneg	v7.4s, v0.4s
	str	q19, [sp, #1824]
	str	q27, [sp, #1808]
	fmla	v4.4s, v10.4s, v13.4s
	fmul	v6.4s, v5.4s, v6.4s
	fmls	v26.4s, v12.4s, v5.4s
	str	q16, [sp, #976]
	fadd	v16.4s, v0.4s, v13.4s
	ldr	q0, [sp, #1712]
	fmul	v7.4s, v5.4s, v7.4s
	dup	v13.4s, w27
	dup	v10.4s, w30
	fmls	v15.4s, v0.4s, v5.4s
	ldr	q0, [sp, #1728]
	fadd	v2.4s, v2.4s, v4.4s
	dup	v4.4s, w26
	str	q26, [sp, #1840]
	fmls	v30.4s, v0.4s, v5.4s
	ldr	q0, [sp, #1392]
	fmls	v11.4s, v16.4s, v21.4s
	fmla	v14.4s, v0.4s, v7.4s
	fmla	v20.4s, v0.4s, v6.4s
	str	q15, [sp, #1712]
	fmls	v18.4s, v2.4s, v5.4s
	dup	v2.4s, w0
	dup	v15.4s, w3
	fmul	v3.4s, v21.4s, v3.4s
	str	q30, [sp, #1728]
	dup	v30.4s, w25
	dup	v21.4s, w29
	str	q11, [sp, #1680]
	mov	v6.16b, v14.16b
	str	q14, [sp, #1856]
	str	q18, [sp, #1936]
	dup	v18.4s, w28
	fmla	v1.4s, v8.4s, v3.4s
	fmla	v23.4s, v17.4s, v3.4s
	dup	v17.4s, w2
	ldr	q8, [sp, #1408]
	mov	v7.16b, v1.16b
	str	q23, [sp, #1952]
	str	q1, [sp, #1872]
	b.le	.L23b57
	ldr	q1, [sp, #1248]
	ldr	q3, [sp, #1008]
	fmov	v0.4s, #12.00000000
	mov	v14.16b, v20.16b
	fadd	v1.4s, v3.4s, v1.4s
	fcmge	v0.4s, v1.4s, v0.4s
	str	q1, [sp, #1248]
	and	v0.16b, v0.16b, v24.16b
	fmul	v1.4s, v3.4s, v0.4s
	mov	s0, v1.s[1]
	fadd	s3, s1, s22
	mov	s5, v1.s[2]
	fadd	s0, s3, s0
	mov	s3, v1.s[3]
	fadd	s0, s0, s5
	fadd	s0, s0, s3
	fcmp	s0, #0.0
	b.le	.L23b58
	mvni	v25.4s, #127, msl #16
	cbz	w10, .L23b59
	movi	v0.2d, #0000000000000000
	mov	x11, xzr
	mov	x14, x24
.L23b54:
	add	x17, x11, x10
	ldr	q5, [sp, #1440]
	mov	x1, x16
	add	x17, x17, x17, lsl #2
	mov	x6, x10
	ldr	q3, [x16, x17, lsl #4]
	ubfx	x17, x14, #1, #30
	fmul	v3.4s, v5.4s, v3.4s
	add	x17, x5, x17, lsl #5
.L23b55:
	mov	v6.16b, v31.16b
	ldr	q5, [x1], #80
	mov	v22.16b, v21.16b
	mov	v23.16b, v13.16b
	subs	x6, x6, #1
	fmla	v6.4s, v5.4s, v3.4s
	ldp	q7, q5, [x17, #-16]
	add	x17, x17, #32
	fadd	v5.4s, v5.4s, v6.4s
	fdiv	v6.4s, v24.4s, v5.4s
	fsub	v7.4s, v7.4s, v5.4s
	fmul	v7.4s, v7.4s, v6.4s
	fadd	v6.4s, v6.4s, v29.4s
	fcmgt	v16.4s, v7.4s, v29.4s
	bit	v6.16b, v7.16b, v16.16b
	fadd	v16.4s, v6.4s, v24.4s
	add	v16.4s, v16.4s, v30.4s
	and	v16.16b, v16.16b, v25.16b
	sub	v19.4s, v24.4s, v16.4s
	fadd	v20.4s, v19.4s, v29.4s
	fmla	v20.4s, v19.4s, v6.4s
	mov	v6.16b, v2.16b
	fmul	v19.4s, v20.4s, v20.4s
	fmla	v6.4s, v10.4s, v20.4s
	fmla	v22.4s, v18.4s, v20.4s
	fmla	v23.4s, v4.4s, v20.4s
	fmla	v6.4s, v15.4s, v19.4s
	fmla	v22.4s, v19.4s, v6.4s
	scvtf	v6.4s, v16.4s
	fmaxnm	v16.4s, v7.4s, v29.4s
	fmla	v23.4s, v19.4s, v22.4s
	fmla	v20.4s, v19.4s, v23.4s
	fmla	v20.4s, v17.4s, v6.4s
	fadd	v6.4s, v7.4s, v24.4s
	fneg	v7.4s, v16.4s
	fmla	v7.4s, v20.4s, v6.4s
	fmla	v0.4s, v7.4s, v5.4s
	b.ne	.L23b55
	add	x11, x11, #1
	add	x14, x14, x23
	cmp	x11, x10
	b.ne	.L23b54
	b	.L23b60
.L23b57:
	ldr	q5, [sp, #1344]
	ldr	q16, [sp, #1888]
	mov	v22.16b, v7.16b
	b	.L23b62
.L23b58:
	ldr	q5, [sp, #1344]
	ldr	q16, [sp, #1888]
	mov	v22.16b, v7.16b
	b	.L23b61
.L23b59:
	movi	v0.2d, #0000000000000000
.L23b60:
	mov	w11, #50604
	ldr	q11, [sp, #992]
	fcmgt	v1.4s, v1.4s, #0.0
	movk	w11, #14119, lsl #16
	fmov	v7.4s, #0.25000000
	fmov	v23.4s, #4.00000000
	dup	v3.4s, w11
	mov	w11, #4719
	ldr	q9, [sp, #384]
	movk	w11, #14979, lsl #16
	ldp	q26, q27, [sp, #400]
	dup	v5.4s, w11
	ldr	q28, [sp, #432]
	fmaxnm	v23.4s, v9.4s, v23.4s
	fmla	v5.4s, v3.4s, v11.4s
	bit	v9.16b, v23.16b, v1.16b
	ldr	q23, [sp, #368]
	fadd	v3.4s, v11.4s, v5.4s
	xtn	v5.4h, v1.4s
	fcmgt	v3.4s, v0.4s, v3.4s
	and	v3.16b, v1.16b, v3.16b
	xtn	v6.4h, v3.4s
	bif	v7.16b, v24.16b, v3.16b
	ldp	q25, q24, [sp, #448]
	bic	v5.8b, v5.8b, v6.8b
	fmul	v6.4s, v24.4s, v7.4s
	fmul	v19.4s, v26.4s, v7.4s
	fmul	v22.4s, v28.4s, v7.4s
	fmul	v16.4s, v25.4s, v7.4s
	fmul	v20.4s, v27.4s, v7.4s
	sshll	v5.4s, v5.4h, #0
	fsub	v24.4s, v24.4s, v6.4s
	fsub	v26.4s, v26.4s, v19.4s
	str	q19, [sp, #400]
	fsub	v28.4s, v28.4s, v22.4s
	fsub	v25.4s, v25.4s, v16.4s
	fsub	v27.4s, v27.4s, v20.4s
	bit	v11.16b, v0.16b, v5.16b
	fmov	v5.4s, #16.00000000
	dup	v0.4s, w7
	stp	q20, q22, [sp, #416]
	ldr	q22, [sp, #1872]
	ldr	q19, [sp, #1824]
	str	q16, [sp, #448]
	ldr	q16, [sp, #1888]
	fsub	v8.4s, v8.4s, v25.4s
	fsub	v31.4s, v31.4s, v27.4s
	ldr	q27, [sp, #1808]
	bit	v23.16b, v5.16b, v1.16b
	ldr	q1, [sp, #1376]
	str	q11, [sp, #992]
	ldr	q11, [sp, #1680]
	fsub	v1.4s, v1.4s, v24.4s
	fmov	v24.4s, #1.00000000
	stp	q23, q9, [sp, #368]
	ldr	q9, [sp, #1696]
	str	q1, [sp, #1376]
	ldr	q1, [sp, #1440]
	fsub	v1.4s, v1.4s, v26.4s
	ldr	q26, [sp, #1840]
	str	q1, [sp, #1440]
	ldr	q1, [sp, #1344]
	fsub	v5.4s, v1.4s, v28.4s
	ldr	q1, [sp, #496]
	ldr	q28, [sp, #1664]
	fmul	v1.4s, v1.4s, v7.4s
	str	q1, [sp, #496]
	ldr	q1, [sp, #480]
	fmul	v1.4s, v1.4s, v7.4s
	stp	q6, q1, [sp, #464]
	ldr	q1, [sp, #1024]
	ldr	q6, [sp, #1856]
	bit	v1.16b, v0.16b, v3.16b
	ldr	q0, [sp, #1040]
	bic	v0.16b, v0.16b, v3.16b
	str	q1, [sp, #1024]
	str	q0, [sp, #1040]
	and	v0.16b, v3.16b, v24.16b
	str	q0, [sp, #976]
.L23b61:
	mov	v20.16b, v14.16b
.L23b62:
	ldr	q25, [sp, #784]
	ldr	q3, [sp, #864]
	dup	v14.4s, w8
	ldr	q7, [sp, #1376]
	str	q5, [sp, #1616]
	ldr	q5, [sp, #912]
	fmaxnm	v0.4s, v6.4s, v25.4s
	fmaxnm	v1.4s, v20.4s, v25.4s
	str	q20, [sp, #1792]
	fcmge	v3.4s, v7.4s, v3.4s
	fcmge	v5.4s, v5.4s, v7.4s
	ldr	q7, [sp, #1904]
	str	q8, [sp, #1408]
	fneg	v6.4s, v7.4s
	str	q16, [sp, #1888]
	fsqrt	v0.4s, v0.4s
	str	q31, [sp, #1424]
	bsl	v3.16b, v7.16b, v29.16b
	str	q14, [sp, #800]
	bit	v3.16b, v6.16b, v5.16b
	ldr	q6, [sp, #1920]
	fneg	v7.4s, v6.4s
	fsqrt	v1.4s, v1.4s
	fcmge	v3.4s, v3.4s, #0.0
	xtn	v3.4h, v3.4s
	str	d3, [sp, #1200]
	fdiv	v23.4s, v24.4s, v0.4s
	ldp	q0, q5, [sp, #880]
	fcmge	v0.4s, v8.4s, v0.4s
	fcmge	v5.4s, v5.4s, v8.4s
	bsl	v0.16b, v6.16b, v29.16b
	fdiv	v20.4s, v24.4s, v1.4s
	ldr	d1, [sp, #776]
	bit	v0.16b, v7.16b, v5.16b
	ldr	q5, [sp, #752]
	orr	v1.8b, v3.8b, v1.8b
	fmaxnm	v3.4s, v16.4s, v25.4s
	fneg	v16.4s, v19.4s
	str	q23, [sp, #1520]
	fcmge	v0.4s, v0.4s, #0.0
	ushll	v1.4s, v1.4h, #0
	shl	v1.4s, v1.4s, #31
	str	q0, [sp, #1152]
	orn	v0.16b, v0.16b, v5.16b
	fsqrt	v5.4s, v3.4s
	bic	v6.16b, v24.16b, v0.16b
	str	q0, [sp, #1216]
	cmlt	v0.4s, v1.4s, #0
	str	q20, [sp, #1648]
	fmul	v8.4s, v23.4s, v6.4s
	str	q0, [sp, #1184]
	bic	v0.16b, v24.16b, v0.16b
	str	q6, [sp, #1600]
	fmul	v1.4s, v20.4s, v0.4s
	ldr	q20, [sp, #1440]
	str	q0, [sp, #1536]
	fmul	v7.4s, v26.4s, v8.4s
	fmov	v0.4s, #1.00000000
	str	q20, [sp, #1440]
	fdiv	v3.4s, v24.4s, v5.4s
	ldr	q5, [sp, #928]
	fmul	v6.4s, v7.4s, v1.4s
	ldr	q7, [sp, #960]
	fcmge	v5.4s, v20.4s, v5.4s
	fcmge	v7.4s, v7.4s, v20.4s
	fmls	v0.4s, v6.4s, v6.4s
	str	q6, [sp, #1472]
	bsl	v5.16b, v19.16b, v29.16b
	fmaxnm	v19.4s, v0.4s, v14.4s
	str	q0, [sp, #560]
	bit	v5.16b, v16.16b, v7.16b
	ldr	q7, [sp, #1936]
	fsqrt	v16.4s, v19.4s
	str	q3, [sp, #1488]
	fcmge	v0.4s, v5.4s, #0.0
	ldr	q5, [sp, #736]
	str	q0, [sp, #1104]
	orn	v0.16b, v0.16b, v5.16b
	ldr	q5, [sp, #1744]
	fmaxnm	v19.4s, v5.4s, v25.4s
	fneg	v5.4s, v6.4s
	str	q0, [sp, #1168]
	bic	v0.16b, v24.16b, v0.16b
	str	q0, [sp, #1552]
	fmul	v0.4s, v3.4s, v0.4s
	ldr	q3, [sp, #1952]
	fdiv	v12.4s, v24.4s, v16.4s
	fmul	v16.4s, v22.4s, v0.4s
	fmul	v22.4s, v16.4s, v1.4s
	fsqrt	v16.4s, v19.4s
	fmul	v19.4s, v3.4s, v0.4s
	fmov	v3.4s, #1.00000000
	fmul	v20.4s, v22.4s, v5.4s
	str	q22, [sp, #640]
	fmls	v3.4s, v22.4s, v22.4s
	fmla	v20.4s, v8.4s, v19.4s
	ldr	q19, [sp, #832]
	fcmge	v19.4s, v31.4s, v19.4s
	fmul	v6.4s, v20.4s, v12.4s
	fneg	v20.4s, v27.4s
	bsl	v19.16b, v27.16b, v29.16b
	fdiv	v24.4s, v24.4s, v16.4s
	ldr	q16, [sp, #944]
	fmls	v3.4s, v6.4s, v6.4s
	fcmge	v16.4s, v16.4s, v31.4s
	str	q3, [sp, #544]
	fmaxnm	v23.4s, v3.4s, v14.4s
	bsl	v16.16b, v20.16b, v19.16b
	fmaxnm	v20.4s, v7.4s, v25.4s
	fmov	v7.4s, #1.00000000
	ldr	q25, [sp, #1968]
	str	q25, [sp, #1968]
	fcmge	v3.4s, v16.4s, #0.0
	ldr	q16, [sp, #720]
	fsqrt	v19.4s, v23.4s
	str	q24, [sp, #1632]
	str	q3, [sp, #1072]
	orn	v3.16b, v3.16b, v16.16b
	ldr	q16, [sp, #1776]
	str	q3, [sp, #1136]
	bic	v3.16b, v7.16b, v3.16b
	fsqrt	v20.4s, v20.4s
	fmul	v31.4s, v24.4s, v3.4s
	str	q3, [sp, #1584]
	ldr	q3, [sp, #1616]
	fmul	v23.4s, v16.4s, v31.4s
	ldr	q16, [sp, #816]
	fmul	v26.4s, v28.4s, v31.4s
	fneg	v28.4s, v22.4s
	stp	q31, q0, [sp, #576]
	fdiv	v24.4s, v7.4s, v19.4s
	fcmge	v19.4s, v3.4s, v16.4s
	fmul	v7.4s, v23.4s, v1.4s
	ldr	q16, [sp, #848]
	fcmge	v23.4s, v16.4s, v3.4s
	fmov	v16.4s, #1.00000000
	fmov	v3.4s, #1.00000000
	bsl	v19.16b, v25.16b, v29.16b
	fneg	v25.4s, v25.4s
	fmul	v27.4s, v7.4s, v5.4s
	fmls	v3.4s, v7.4s, v7.4s
	bit	v19.16b, v25.16b, v23.16b
	fmla	v27.4s, v8.4s, v26.4s
	fmul	v25.4s, v7.4s, v28.4s
	mov	v23.16b, v6.16b
	fdiv	v26.4s, v16.4s, v20.4s
	ldr	q16, [sp, #1760]
	fmul	v20.4s, v16.4s, v31.4s
	fcmge	v19.4s, v19.4s, #0.0
	ldr	q16, [sp, #704]
	mov	v29.16b, v24.16b
	str	q24, [sp, #1328]
	fmla	v25.4s, v0.4s, v20.4s
	fmul	v20.4s, v27.4s, v12.4s
	str	q19, [sp, #1088]
	orn	v16.16b, v19.16b, v16.16b
	fmov	v19.4s, #1.00000000
	fmls	v25.4s, v6.4s, v20.4s
	fmls	v3.4s, v20.4s, v20.4s
	mov	v6.16b, v20.16b
	bic	v19.16b, v19.16b, v16.16b
	str	q20, [sp, #1312]
	ldr	q20, [sp, #1712]
	str	q16, [sp, #1120]
	str	q26, [sp, #1504]
	fmul	v24.4s, v25.4s, v24.4s
	str	q19, [sp, #1568]
	fmul	v19.4s, v26.4s, v19.4s
	fmls	v3.4s, v24.4s, v24.4s
	fmul	v25.4s, v20.4s, v19.4s
	ldr	q20, [sp, #1728]
	str	q24, [sp, #1296]
	fmaxnm	v27.4s, v3.4s, v14.4s
	str	q3, [sp, #528]
	fmul	v3.4s, v25.4s, v1.4s
	fmul	v25.4s, v20.4s, v19.4s
	fneg	v1.4s, v7.4s
	fsqrt	v26.4s, v27.4s
	fmul	v5.4s, v3.4s, v5.4s
	fmul	v27.4s, v3.4s, v28.4s
	fmul	v28.4s, v11.4s, v19.4s
	fmul	v19.4s, v9.4s, v19.4s
	fmul	v1.4s, v3.4s, v1.4s
	stp	q23, q3, [sp, #608]
	fmla	v5.4s, v8.4s, v25.4s
	mov	v8.16b, v12.16b
	fmla	v27.4s, v0.4s, v28.4s
	fmov	v0.4s, #1.00000000
	fmla	v1.4s, v31.4s, v19.4s
	fmov	v19.4s, #1.00000000
	fmul	v5.4s, v5.4s, v12.4s
	fmls	v19.4s, v3.4s, v3.4s
	fdiv	v20.4s, v0.4s, v26.4s
	fmls	v27.4s, v23.4s, v5.4s
	mov	v0.16b, v5.16b
	str	q5, [sp, #1392]
	fmls	v1.4s, v6.4s, v0.4s
	fmls	v19.4s, v0.4s, v0.4s
	ldr	q0, [sp, #1904]
	fmul	v5.4s, v27.4s, v29.4s
	ldr	q6, [sp, #1648]
	fmul	v28.4s, v6.4s, v0.4s
	ldr	q0, [sp, #1536]
	ldr	d6, [sp, #1200]
	fmls	v1.4s, v24.4s, v5.4s
	fmls	v19.4s, v5.4s, v5.4s
	str	q5, [sp, #1280]
	fmul	v0.4s, v28.4s, v0.4s
	fmul	v1.4s, v1.4s, v20.4s
	str	q20, [sp, #1264]
	ldr	q20, [sp, #1520]
	fneg	v29.4s, v0.4s
	str	q0, [sp, #1456]
	ldr	q0, [sp, #1152]
	xtn	v0.4h, v0.4s
	str	q1, [sp, #1056]
	fmls	v19.4s, v1.4s, v1.4s
	ldr	q1, [sp, #1920]
	fmul	v9.4s, v22.4s, v29.4s
	fmul	v27.4s, v20.4s, v1.4s
	ldr	q1, [sp, #1472]
	fmul	v20.4s, v20.4s, v8.4s
	fmul	v31.4s, v1.4s, v29.4s
	ldr	d1, [sp, #664]
	fmaxnm	v25.4s, v19.4s, v14.4s
	orr	v6.8b, v6.8b, v1.8b
	ldr	d1, [sp, #696]
	orr	v0.8b, v0.8b, v1.8b
	ldr	q1, [sp, #1600]
	fsqrt	v26.4s, v25.4s
	ldr	q25, [sp, #1488]
	ushll	v6.4s, v6.4h, #0
	fmla	v31.4s, v1.4s, v27.4s
	ldr	q1, [sp, #1824]
	ushll	v5.4s, v0.4h, #0
	ldr	q0, [sp, #1632]
	fmul	v11.4s, v25.4s, v1.4s
	ldr	q1, [sp, #1104]
	shl	v6.4s, v6.4s, #31
	str	q8, [sp, #1104]
	movi	v8.2d, #0000000000000000
	xtn	v22.4h, v1.4s
	ldr	q1, [sp, #1072]
	fmul	v14.4s, v31.4s, v12.4s
	movi	v12.2d, #0000000000000000
	shl	v5.4s, v5.4s, #31
	str	q7, [sp, #1072]
	xtn	v24.4h, v1.4s
	ldr	q1, [sp, #1552]
	str	q11, [sp, #1200]
	fmla	v9.4s, v1.4s, v11.4s
	ldr	d1, [sp, #688]
	fmul	v11.4s, v7.4s, v29.4s
	fmul	v29.4s, v3.4s, v29.4s
	fmla	v12.4s, v28.4s, v28.4s
	cmge	v28.4s, v6.4s, #0
	orr	v31.8b, v22.8b, v1.8b
	ldr	q1, [sp, #1808]
	ldr	q22, [sp, #1504]
	mov	v7.16b, v25.16b
	ldr	q25, [sp, #1312]
	fmul	v0.4s, v0.4s, v1.4s
	ldr	d1, [sp, #680]
	fmls	v9.4s, v14.4s, v23.4s
	and	v12.16b, v28.16b, v12.16b
	ldr	q28, [sp, #1184]
	ushll	v31.4s, v31.4h, #0
	orr	v24.8b, v24.8b, v1.8b
	ldr	q1, [sp, #1584]
	str	q0, [sp, #1152]
	fmla	v11.4s, v1.4s, v0.4s
	ldr	q1, [sp, #1968]
	fmov	v0.4s, #1.00000000
	shl	v31.4s, v31.4s, #31
	ushll	v24.4s, v24.4h, #0
	fmul	v3.4s, v22.4s, v1.4s
	ldr	q1, [sp, #1088]
	xtn	v23.4h, v1.4s
	cmge	v1.4s, v5.4s, #0
	fmls	v11.4s, v14.4s, v25.4s
	fdiv	v6.4s, v0.4s, v26.4s
	ldr	d26, [sp, #672]
	ldr	q0, [sp, #1328]
	ldr	q25, [sp, #1568]
	ldr	q5, [sp, #1168]
	cmge	v31.4s, v31.4s, #0
	and	v1.16b, v1.16b, v27.16b
	ldr	q27, [sp, #1216]
	fmul	v16.4s, v9.4s, v0.4s
	orr	v23.8b, v23.8b, v26.8b
	mov	v26.16b, v7.16b
	fmov	v7.4s, #1.00000000
	fmla	v29.4s, v25.4s, v3.4s
	mov	v25.16b, v5.16b
	mov	v9.16b, v3.16b
	ldr	q3, [sp, #1392]
	fmla	v12.4s, v1.4s, v1.4s
	ldr	q1, [sp, #1200]
	ldr	q5, [sp, #1264]
	shl	v24.4s, v24.4s, #31
	ushll	v23.4s, v23.4h, #0
	bit	v20.16b, v7.16b, v27.16b
	ldr	q27, [sp, #1648]
	and	v1.16b, v31.16b, v1.16b
	fmls	v29.4s, v14.4s, v3.4s
	mov	v31.16b, v22.16b
	fmov	v22.4s, #1.00000000
	bit	v27.16b, v7.16b, v28.16b
	mov	v7.16b, v0.16b
	ldr	q3, [sp, #1280]
	cmge	v24.4s, v24.4s, #0
	shl	v23.4s, v23.4s, #31
	fmla	v12.4s, v1.4s, v1.4s
	ldr	q1, [sp, #1152]
	str	q14, [sp, #1216]
	fmul	v28.4s, v26.4s, v7.4s
	fmov	v7.4s, #1.00000000
	fmls	v29.4s, v16.4s, v3.4s
	mov	v0.16b, v6.16b
	ldr	q6, [sp, #1456]
	fmul	v20.4s, v27.4s, v20.4s
	ldr	q3, [sp, #1056]
	and	v1.16b, v24.16b, v1.16b
	cmge	v23.4s, v23.4s, #0
	fmla	v8.4s, v6.4s, v6.4s
	ldr	q6, [sp, #1296]
	bsl	v25.16b, v7.16b, v28.16b
	ldr	q28, [sp, #1632]
	fmul	v24.4s, v31.4s, v0.4s
	fmls	v11.4s, v16.4s, v6.4s
	fmla	v12.4s, v1.4s, v1.4s
	mov	v6.16b, v16.16b
	fmul	v27.4s, v28.4s, v5.4s
	and	v1.16b, v23.16b, v9.16b
	fmov	v23.4s, #1.00000000
	fmla	v8.4s, v14.4s, v14.4s
	fmul	v20.4s, v20.4s, v25.4s
	fmul	v7.4s, v11.4s, v5.4s
	ldr	q5, [sp, #1136]
	mov	v11.16b, v3.16b
	fmla	v12.4s, v1.4s, v1.4s
	ldr	q1, [sp, #1360]
	bif	v22.16b, v27.16b, v5.16b
	fmla	v8.4s, v16.4s, v16.4s
	fcmp	s1, #0.0
	fmls	v29.4s, v7.4s, v3.4s
	ldr	q3, [sp, #1120]
	fmul	v20.4s, v20.4s, v22.4s
	fmov	v22.4s, #1.00000000
	fmla	v8.4s, v7.4s, v7.4s
	fmul	v16.4s, v29.4s, v0.4s
	bif	v22.16b, v24.16b, v3.16b
	fmla	v8.4s, v16.4s, v16.4s
	fmul	v24.4s, v20.4s, v22.4s
	b.gt	.L23b37
	mov	v14.16b, v26.16b
	fdiv	v1.4s, v23.4s, v26.4s
	ldr	q26, [sp, #1024]
	mov	v29.16b, v28.16b
	mov	w11, #14269
	ldr	q31, [sp, #1424]
	movk	w11, #13574, lsl #16
	dup	v25.4s, w7
	dup	v27.4s, w4
	ldr	q3, [sp, #1600]
	ldr	q5, [sp, #1536]
	fdiv	v19.4s, v23.4s, v28.4s
	ldr	q28, [sp, #992]
	fadd	v22.4s, v28.4s, v28.4s
	fdiv	v20.4s, v23.4s, v26.4s
	ldr	q23, [sp, #1440]
	fmul	v1.4s, v1.4s, v23.4s
	dup	v23.4s, w11
	mov	w11, #4016
	fmul	v19.4s, v19.4s, v31.4s
	movk	w11, #13345, lsl #16
	fmul	v1.4s, v1.4s, v23.4s
	fcmgt	v23.4s, v25.4s, v28.4s
	fsqrt	v22.4s, v22.4s
	fmul	v20.4s, v20.4s, v24.4s
	dup	v24.4s, w11
	fmul	v19.4s, v19.4s, v24.4s
	fmov	v24.4s, #1.00000000
	fmul	v20.4s, v20.4s, v20.4s
	fmaxnm	v1.4s, v1.4s, v19.4s
	fminnm	v19.4s, v20.4s, v24.4s
	fmul	v22.4s, v22.4s, v27.4s
	and	v20.16b, v23.16b, v22.16b
	ldr	s22, [x13, #16]
	fmul	v23.4s, v3.4s, v5.4s
	ldr	q3, [sp, #1552]
	fmul	v19.4s, v19.4s, v22.s[0]
	fmaxnm	v1.4s, v1.4s, v20.4s
	fmul	v20.4s, v3.4s, v23.4s
	ldr	q3, [sp, #1584]
	fmaxnm	v1.4s, v19.4s, v1.4s
	fcmgt	v19.4s, v25.4s, v26.4s
	fmul	v20.4s, v3.4s, v20.4s
	ldr	q3, [sp, #1568]
	and	v1.16b, v19.16b, v1.16b
	fmul	s19, s22, s22
	fmov	v22.4s, #5.00000000
	fmul	v20.4s, v3.4s, v20.4s
	fmul	v1.4s, v1.4s, v1.4s
	dup	v19.4s, v19.s[0]
	fcmgt	v20.4s, v20.4s, #0.0
	fcmge	v1.4s, v1.4s, v8.4s
	fcmge	v19.4s, v19.4s, v12.4s
	ldr	q12, [sp, #1616]
	and	v1.16b, v19.16b, v1.16b
	bic	v19.16b, v24.16b, v20.16b
	ldr	q20, [sp, #512]
	bsl	v1.16b, v19.16b, v22.16b
	ldr	q19, [sp, #1248]
	fcmge	v19.4s, v19.4s, v20.4s
	movi	v20.4s, #64, lsl #24
	fminnm	v20.4s, v1.4s, v20.4s
	bit	v1.16b, v20.16b, v19.16b
	ldr	q20, [sp, #1232]
	fcmeq	v19.4s, v20.4s, v22.4s
	bit	v20.16b, v1.16b, v19.16b
	fcmeq	v1.4s, v20.4s, v22.4s
	movi	d22, #0000000000000000
	str	q20, [sp, #1232]
	and	v23.16b, v1.16b, v24.16b
	mov	s1, v23.s[1]
	fadd	s19, s23, s22
	mov	s20, v23.s[2]
	fadd	s1, s19, s1
	mov	s19, v23.s[3]
	fadd	s1, s1, s20
	fadd	s1, s1, s19
	ldr	q19, [sp, #1376]
	fcmp	s1, #0.0
	b.gt	.L23b39
	fmul	v0.4s, v0.4s, v16.4s
	ldr	q1, [sp, #1264]
	ldr	q3, [sp, #1296]
	ldr	q5, [sp, #608]
	movi	v16.2d, #0000000000000000
	movi	v22.2d, #0000000000000000
	movi	v23.2d, #0000000000000000
	movi	v28.2d, #0000000000000000
	movi	v8.2d, #0000000000000000
	movi	v20.2d, #0000000000000000
	fmls	v7.4s, v0.4s, v11.4s
	movi	v11.2d, #0000000000000000
	fmul	v1.4s, v1.4s, v7.4s
	ldr	q7, [sp, #1456]
	fmls	v6.4s, v1.4s, v3.4s
	ldr	q3, [sp, #1280]
	fmls	v6.4s, v0.4s, v3.4s
	ldr	q3, [sp, #1328]
	fmul	v3.4s, v3.4s, v6.4s
	ldr	q6, [sp, #1216]
	fmls	v6.4s, v3.4s, v5.4s
	ldr	q5, [sp, #1312]
	fmls	v6.4s, v1.4s, v5.4s
	ldr	q5, [sp, #1392]
	fmls	v6.4s, v0.4s, v5.4s
	ldr	q5, [sp, #1104]
	fmul	v5.4s, v5.4s, v6.4s
	ldr	q6, [sp, #1472]
	fmls	v7.4s, v5.4s, v6.4s
	ldr	q6, [sp, #640]
	fmls	v7.4s, v3.4s, v6.4s
	ldr	q6, [sp, #1072]
	fmls	v7.4s, v1.4s, v6.4s
	ldr	q6, [sp, #624]
	fmul	v1.4s, v29.4s, v1.4s
	movi	v29.2d, #0000000000000000
	fmls	v7.4s, v0.4s, v6.4s
	fmul	v6.4s, v14.4s, v3.4s
	ldr	q3, [sp, #1520]
	movi	v14.2d, #0000000000000000
	str	q1, [sp, #1824]
	fmul	v5.4s, v3.4s, v5.4s
	ldr	q3, [sp, #1648]
	fmul	v7.4s, v3.4s, v7.4s
	ldr	q3, [sp, #1504]
	str	q6, [sp, #1808]
	fmul	v0.4s, v3.4s, v0.4s
	movi	v3.2d, #0000000000000000
	str	q5, [sp, #1920]
	str	q7, [sp, #1792]
	str	q0, [sp, #1936]
	tbz	w15, #3, .L23b70
	fmov	v9.4s, #-1.00000000
	ldr	x24, [sp, #328]
	cbz	w10, .L23b71
	umull	x9, w10, w10
	mov	x14, xzr
	mul	x9, x24, x9
.L23b67:
	add	x11, x14, x10
	ldr	q1, [sp, #1440]
	ldr	q5, [sp, #1424]
	add	x11, x11, x11, lsl #2
	mov	x1, x16
	mov	x20, x10
	ldr	q0, [x16, x11, lsl #4]
	ubfx	x11, x9, #1, #30
	fmul	v0.4s, v1.4s, v0.4s
	add	x17, x5, x11, lsl #5
	str	q0, [sp, #1968]
.L23b68:
	mov	v7.16b, v3.16b
	mov	v3.16b, v5.16b
	ldr	q0, [sp, #1968]
	ldr	q1, [x1], #80
	mvni	v26.4s, #127, msl #16
	ldp	q19, q6, [x17, #-16]
	fmov	v31.4s, #5.00000000
	fmla	v3.4s, v1.4s, v0.4s
	mov	v0.16b, v28.16b
	mov	v28.16b, v23.16b
	mov	v23.16b, v22.16b
	mov	v22.16b, v16.16b
	mov	v16.16b, v20.16b
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
	fadd	v14.4s, v14.4s, v31.4s
	fadd	v25.4s, v20.4s, v24.4s
	add	v25.4s, v25.4s, v30.4s
	and	v25.16b, v25.16b, v26.16b
	sub	v26.4s, v24.4s, v25.4s
	scvtf	v25.4s, v25.4s
	fadd	v27.4s, v26.4s, v9.4s
	mov	v9.16b, v21.16b
	fmla	v27.4s, v26.4s, v20.4s
	mov	v20.16b, v2.16b
	fmul	v26.4s, v27.4s, v27.4s
	fmla	v20.4s, v10.4s, v27.4s
	fmla	v9.4s, v18.4s, v27.4s
	fmla	v12.4s, v4.4s, v27.4s
	fmla	v20.4s, v15.4s, v26.4s
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
	fadd	v11.4s, v11.4s, v26.4s
	fmla	v20.4s, v27.4s, v19.4s
	fmul	v19.4s, v26.4s, v25.4s
	fadd	v8.4s, v8.4s, v25.4s
	fadd	v29.4s, v29.4s, v6.4s
	fmla	v16.4s, v20.4s, v1.4s
	fmla	v7.4s, v3.4s, v19.4s
	mov	v20.16b, v16.16b
	mov	v16.16b, v22.16b
	mov	v22.16b, v23.16b
	mov	v23.16b, v28.16b
	fadd	v28.4s, v0.4s, v19.4s
	fmla	v22.4s, v3.4s, v25.4s
	fmla	v16.4s, v3.4s, v6.4s
	fmla	v23.4s, v3.4s, v26.4s
	mov	v3.16b, v7.16b
	b.ne	.L23b68
	add	x14, x14, #1
	add	x9, x9, x23
	cmp	x14, x10
	b.ne	.L23b67
	b	.L23b71
.L23b70:
	ldr	x24, [sp, #328]
.L23b71:
	ldr	q0, [sp, #1840]
	ldr	q31, [sp, #1520]
	fmov	v1.4s, #1.00000000
	str	q20, [sp, #1584]
	ldr	q20, [sp, #1648]
	mov	w9, #46871
	fmul	v0.4s, v0.4s, v31.4s
	ldr	q12, [sp, #800]
	str	q3, [sp, #1600]
	ldr	q3, [sp, #1872]
	ldr	q9, [sp, #1488]
	movk	w9, #14673, lsl #16
	ldr	q19, [sp, #1632]
	ldr	x23, [sp, #168]
	lsl	x11, x22, #5
	fmul	v3.4s, v3.4s, v9.4s
	ldr	x17, [sp, #320]
	add	x14, x22, x22, lsl #1
	fmul	v0.4s, v0.4s, v20.4s
	add	x10, x23, x17, lsl #4
	fmul	v5.4s, v3.4s, v20.4s
	fmls	v1.4s, v0.4s, v0.4s
	fneg	v7.4s, v0.4s
	ldr	q0, [sp, #1952]
	fmul	v0.4s, v0.4s, v9.4s
	str	q1, [sp, #1840]
	fmaxnm	v1.4s, v1.4s, v12.4s
	fsqrt	v1.4s, v1.4s
	fdiv	v27.4s, v24.4s, v1.4s
	fmul	v1.4s, v5.4s, v7.4s
	fmla	v1.4s, v31.4s, v0.4s
	fmov	v0.4s, #1.00000000
	fmls	v0.4s, v5.4s, v5.4s
	fmul	v1.4s, v1.4s, v27.4s
	str	q27, [sp, #1904]
	fmls	v0.4s, v1.4s, v1.4s
	str	q1, [sp, #1856]
	fneg	v1.4s, v5.4s
	str	q0, [sp, #1744]
	fmaxnm	v0.4s, v0.4s, v12.4s
	fsqrt	v6.4s, v0.4s
	ldr	q0, [sp, #1776]
	fmul	v0.4s, v0.4s, v19.4s
	fmul	v3.4s, v0.4s, v20.4s
	ldr	q0, [sp, #1664]
	str	q5, [sp, #1664]
	fmul	v25.4s, v0.4s, v19.4s
	ldr	q0, [sp, #1760]
	str	q7, [sp, #1760]
	fmul	v26.4s, v3.4s, v7.4s
	str	q3, [sp, #1776]
	fdiv	v5.4s, v24.4s, v6.4s
	fmul	v6.4s, v0.4s, v19.4s
	fmla	v26.4s, v31.4s, v25.4s
	fmul	v25.4s, v3.4s, v1.4s
	fmla	v25.4s, v9.4s, v6.4s
	fmul	v0.4s, v26.4s, v27.4s
	fmov	v27.4s, #1.00000000
	ldr	q26, [sp, #1856]
	fmls	v27.4s, v3.4s, v3.4s
	fmls	v25.4s, v26.4s, v0.4s
	str	q0, [sp, #1872]
	fneg	v3.4s, v3.4s
	str	q5, [sp, #1968]
	fmls	v27.4s, v0.4s, v0.4s
	fmul	v0.4s, v25.4s, v5.4s
	ldr	q5, [sp, #1504]
	fmls	v27.4s, v0.4s, v0.4s
	str	q0, [sp, #1888]
	ldr	q0, [sp, #1712]
	fmul	v6.4s, v5.4s, v0.4s
	fmaxnm	v25.4s, v27.4s, v12.4s
	fmul	v6.4s, v6.4s, v20.4s
	ldr	q20, [sp, #1792]
	fsqrt	v0.4s, v25.4s
	fabs	v12.4s, v20.4s
	fmul	v24.4s, v6.4s, v7.4s
	mov	v7.16b, v26.16b
	str	q0, [sp, #1952]
	ldr	q0, [sp, #1728]
	fmul	v25.4s, v0.4s, v5.4s
	ldr	q0, [sp, #1680]
	fmul	v26.4s, v0.4s, v5.4s
	movi	v0.2d, #0000000000000000
	fmla	v24.4s, v31.4s, v25.4s
	fmul	v31.4s, v6.4s, v1.4s
	fmul	v25.4s, v6.4s, v3.4s
	ldr	q3, [sp, #1904]
	fmaxnm	v12.4s, v12.4s, v0.4s
	ldr	q0, [sp, #1920]
	fabs	v1.4s, v0.4s
	ldr	q0, [sp, #1696]
	fmla	v31.4s, v9.4s, v26.4s
	fmul	v26.4s, v24.4s, v3.4s
	fmov	v3.4s, #1.00000000
	fmov	v9.4s, #1.00000000
	fmul	v0.4s, v0.4s, v5.4s
	dup	v5.4s, w9
	add	x9, x13, #208
	fmaxnm	v1.4s, v12.4s, v1.4s
	fmls	v31.4s, v7.4s, v26.4s
	fmls	v9.4s, v6.4s, v6.4s
	fmla	v25.4s, v19.4s, v0.4s
	ldr	q0, [sp, #1952]
	fdiv	v0.4s, v3.4s, v0.4s
	ldr	q3, [sp, #1376]
	fmls	v9.4s, v26.4s, v26.4s
	fadd	v12.4s, v20.4s, v3.4s
	ldr	q3, [sp, #1440]
	str	q0, [sp, #1952]
	ldr	q0, [sp, #1936]
	fabs	v0.4s, v0.4s
	fmaxnm	v0.4s, v1.4s, v0.4s
	ldr	q1, [sp, #1808]
	str	q6, [sp, #1808]
	ldr	q6, [sp, #1824]
	str	q26, [sp, #1824]
	fadd	v7.4s, v1.4s, v3.4s
	ldr	q1, [sp, #1616]
	ldr	q3, [sp, #1424]
	fmul	v20.4s, v1.4s, v5.4s
	mov	v5.16b, v1.16b
	ldr	q1, [sp, #1872]
	fmls	v25.4s, v1.4s, v26.4s
	ldr	q1, [sp, #1968]
	fmul	v1.4s, v31.4s, v1.4s
	fadd	v31.4s, v6.4s, v3.4s
	ldr	q6, [sp, #864]
	ldr	q3, [sp, #1920]
	fcmge	v0.4s, v20.4s, v0.4s
	ldr	q20, [sp, #1232]
	fminnm	v12.4s, v12.4s, v6.4s
	ldr	q6, [sp, #1408]
	fadd	v24.4s, v3.4s, v6.4s
	ldr	q6, [sp, #928]
	ldr	q3, [sp, #1888]
	str	q0, [sp, #1920]
	ldr	q0, [sp, #1840]
	fmls	v9.4s, v1.4s, v1.4s
	fminnm	v19.4s, v7.4s, v6.4s
	fmov	v6.4s, #1.00000000
	fmls	v25.4s, v3.4s, v1.4s
	ldr	q3, [sp, #1936]
	fadd	v26.4s, v3.4s, v5.4s
	ldr	s5, [x13, #12]
	fminnm	v0.4s, v0.4s, v6.4s
	fcmge	v7.4s, v6.4s, v20.4s
	ldr	q6, [sp, #832]
	fminnm	v31.4s, v31.4s, v6.4s
	ldr	q6, [sp, #880]
	fminnm	v24.4s, v24.4s, v6.4s
	ldr	q6, [sp, #912]
	str	q7, [sp, #1840]
	fmaxnm	v12.4s, v12.4s, v6.4s
	ldr	q6, [sp, #960]
	fmaxnm	v3.4s, v19.4s, v6.4s
	ldr	q6, [sp, #1744]
	fminnm	v19.4s, v0.4s, v6.4s
	ldr	q0, [sp, #1920]
	str	q1, [sp, #1920]
	ldr	q1, [sp, #1952]
	ldr	q6, [sp, #944]
	and	v0.16b, v7.16b, v0.16b
	fmul	v7.4s, v25.4s, v1.4s
	fmaxnm	v25.4s, v31.4s, v6.4s
	ldr	q6, [sp, #816]
	ldr	q1, [sp, #1376]
	mov	v31.16b, v0.16b
	fminnm	v26.4s, v26.4s, v6.4s
	ldr	q6, [sp, #896]
	fmaxnm	v24.4s, v24.4s, v6.4s
	ldr	q6, [sp, #848]
	fmls	v9.4s, v7.4s, v7.4s
	bsl	v31.16b, v12.16b, v1.16b
	ldr	q1, [sp, #1440]
	fminnm	v12.4s, v19.4s, v27.4s
	fmov	v19.4s, #4.00000000
	fmaxnm	v26.4s, v26.4s, v6.4s
	str	q7, [sp, #1792]
	bit	v1.16b, v3.16b, v0.16b
	ldr	q3, [sp, #1424]
	bif	v25.16b, v3.16b, v0.16b
	ldr	q3, [sp, #1408]
	fminnm	v12.4s, v12.4s, v9.4s
	fcmeq	v20.4s, v20.4s, v19.4s
	ld1r	{ v19.4s }, [x9]
	mov	w9, #46871
	bif	v24.16b, v3.16b, v0.16b
	fmul	v1.4s, v1.4s, v5.s[0]
	ldr	q3, [sp, #1616]
	movk	w9, #14545, lsl #16
	dup	v27.4s, w9
	fmul	v25.4s, v25.4s, v5.s[0]
	bsl	v0.16b, v26.16b, v3.16b
	bit	v31.16b, v19.16b, v20.16b
	add	x9, x17, x22
	bit	v24.16b, v19.16b, v20.16b
	bit	v1.16b, v19.16b, v20.16b
	fcmgt	v3.4s, v12.4s, v27.4s
	bit	v25.16b, v19.16b, v20.16b
	bit	v0.16b, v19.16b, v20.16b
	str	q31, [x10]
	str	q24, [x23, x9, lsl #4]
	str	q1, [x10, x11]
	lsl	x11, x22, #6
	str	q3, [sp, #1936]
	str	q25, [x10, x14, lsl #4]
	str	q0, [x10, x11]
	tbnz	w15, #1, .L23b73
	ldr	x20, [sp, #176]
	mov	x4, x17
	mov	w10, #5
	b	.L23b75
.L23b73:
	ldr	q3, [sp, #1904]
	ldr	q0, [sp, #1760]
	tst	w15, #0x4
	str	q5, [sp, #1760]
	ldr	q5, [sp, #1664]
	mov	w11, #6
	fmul	v31.4s, v3.4s, v0.4s
	ldr	q6, [sp, #1856]
	ldr	q1, [sp, #800]
	fneg	v0.4s, v3.4s
	ldr	q7, [sp, #1968]
	ldr	q26, [sp, #1824]
	fmaxnm	v1.4s, v9.4s, v1.4s
	ldr	q9, [sp, #1920]
	cinc	x11, x11, ne
	umull	x11, w11, w22
	mov	x4, x17
	lsl	x14, x17, #4
	fmla	v5.4s, v31.4s, v6.4s
	str	q31, [sp, #1856]
	umaddl	x10, w22, w19, x23
	fmul	v0.4s, v6.4s, v0.4s
	ldr	q6, [sp, #1872]
	str	q20, [sp, #1872]
	fsqrt	v1.4s, v1.4s
	mov	w17, #10
	mov	w1, #7
	fmul	v25.4s, v3.4s, v6.4s
	csel	x17, x1, x17, eq
	mov	w1, #14
	fneg	v24.4s, v5.4s
	ldr	q5, [sp, #1776]
	mov	w6, #8
	fmul	v12.4s, v0.4s, v7.4s
	fneg	v0.4s, v7.4s
	add	x11, x23, x11, lsl #4
	fmla	v5.4s, v31.4s, v6.4s
	ldr	q6, [sp, #1808]
	csel	x1, x6, x1, eq
	umull	x17, w17, w22
	mov	w6, #19
	mov	w20, #9
	fmul	v27.4s, v7.4s, v24.4s
	ldr	q24, [sp, #1888]
	fmla	v6.4s, v31.4s, v26.4s
	fmul	v26.4s, v3.4s, v26.4s
	str	q12, [sp, #1920]
	csel	x6, x20, x6, eq
	fmla	v25.4s, v12.4s, v24.4s
	umull	x1, w1, w22
	ldr	x20, [sp, #176]
	umull	x6, w6, w22
	fmla	v5.4s, v27.4s, v24.4s
	fmul	v24.4s, v24.4s, v0.4s
	fmov	v0.4s, #1.00000000
	fmla	v6.4s, v27.4s, v9.4s
	fmla	v26.4s, v12.4s, v9.4s
	fneg	v25.4s, v25.4s
	fdiv	v0.4s, v0.4s, v1.4s
	fneg	v20.4s, v5.4s
	fmov	v1.4s, #1.00000000
	ldr	q5, [sp, #1952]
	fmul	v25.4s, v5.4s, v25.4s
	fmla	v1.4s, v31.4s, v31.4s
	str	q25, [sp, #1808]
	str	q0, [sp, #1888]
	fmul	v0.4s, v5.4s, v20.4s
	fmul	v20.4s, v7.4s, v9.4s
	ldr	q7, [sp, #1792]
	fmul	v9.4s, v24.4s, v5.4s
	mov	v24.16b, v27.16b
	fmul	v27.4s, v3.4s, v3.4s
	fneg	v3.4s, v5.4s
	fmla	v26.4s, v25.4s, v7.4s
	fmla	v6.4s, v0.4s, v7.4s
	fmla	v1.4s, v24.4s, v24.4s
	str	q0, [sp, #1792]
	fmla	v20.4s, v9.4s, v7.4s
	str	q24, [sp, #1776]
	ldr	q24, [sp, #1968]
	fmla	v27.4s, v12.4s, v12.4s
	fmul	v3.4s, v7.4s, v3.4s
	str	q9, [sp, #1824]
	fneg	v26.4s, v26.4s
	fmul	v24.4s, v24.4s, v24.4s
	fneg	v6.4s, v6.4s
	fmla	v1.4s, v0.4s, v0.4s
	ldr	q0, [sp, #1888]
	fneg	v12.4s, v20.4s
	fmla	v27.4s, v25.4s, v25.4s
	mov	v25.16b, v0.16b
	fmla	v24.4s, v9.4s, v9.4s
	fmul	v20.4s, v0.4s, v6.4s
	fmul	v6.4s, v0.4s, v26.4s
	fmul	v26.4s, v5.4s, v5.4s
	fmul	v7.4s, v3.4s, v25.4s
	ldr	q3, [sp, #1488]
	ldr	q5, [sp, #1840]
	fmul	v0.4s, v0.4s, v12.4s
	ldr	q12, [sp, #1648]
	fmul	v9.4s, v25.4s, v25.4s
	str	q6, [sp, #1728]
	fmla	v27.4s, v6.4s, v6.4s
	ldr	q6, [sp, #1760]
	fmla	v1.4s, v20.4s, v20.4s
	str	q7, [sp, #1760]
	fmla	v26.4s, v7.4s, v7.4s
	fmul	v31.4s, v3.4s, v6.s[0]
	ldr	q3, [sp, #1936]
	ldr	q7, [sp, #1520]
	str	q0, [sp, #1744]
	fmla	v24.4s, v0.4s, v0.4s
	and	v3.16b, v5.16b, v3.16b
	ldr	q5, [sp, #1632]
	fmul	v27.4s, v7.4s, v27.4s
	fmul	v1.4s, v12.4s, v1.4s
	str	q20, [sp, #1712]
	fmul	v0.4s, v5.4s, v6.s[0]
	ldr	q6, [sp, #1504]
	str	q31, [sp, #1840]
	xtn	v3.4h, v3.4s
	fmul	v24.4s, v24.4s, v31.4s
	fmul	v9.4s, v6.4s, v9.4s
	fmul	v1.4s, v12.4s, v1.4s
	fmul	v20.4s, v26.4s, v0.4s
	sshll	v26.4s, v3.4h, #0
	fmul	v3.4s, v7.4s, v27.4s
	fmul	v24.4s, v31.4s, v24.4s
	fmul	v27.4s, v6.4s, v9.4s
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
	ldr	q20, [sp, #1872]
	bsl	v3.16b, v27.16b, v19.16b
	str	q1, [x11, x14]
	str	q3, [x10, x14]
	mov	w10, #10
	tbz	w15, #2, .L23b75
	ldr	q1, [sp, #1904]
	ldr	q3, [sp, #1856]
	mov	w10, #96
	ldr	q5, [sp, #1920]
	ldr	q7, [sp, #1968]
	mov	w17, #144
	fmul	v1.4s, v1.4s, v3.4s
	ldr	q3, [sp, #1776]
	ldr	q24, [sp, #1808]
	ldr	q27, [sp, #1792]
	fmul	v20.4s, v7.4s, v5.4s
	ldr	q9, [sp, #1728]
	ldr	q6, [sp, #1712]
	ldr	q12, [sp, #1744]
	str	q0, [sp, #1696]
	ldr	x1, [sp, #312]
	fmla	v1.4s, v3.4s, v5.4s
	fmul	v3.4s, v7.4s, v3.4s
	ldr	q7, [sp, #1824]
	ldr	q5, [sp, #1952]
	umaddl	x10, w1, w10, x23
	add	x11, x23, x1, lsl #7
	fmla	v20.4s, v24.4s, v7.4s
	umaddl	x17, w1, w17, x23
	fmul	v31.4s, v5.4s, v27.4s
	fmla	v1.4s, v27.4s, v24.4s
	fmla	v3.4s, v27.4s, v7.4s
	fmul	v27.4s, v5.4s, v7.4s
	ldr	q7, [sp, #1760]
	fmul	v24.4s, v5.4s, v24.4s
	ldr	q5, [sp, #1520]
	fmla	v20.4s, v9.4s, v12.4s
	fmla	v31.4s, v6.4s, v7.4s
	fmla	v1.4s, v6.4s, v9.4s
	fmla	v3.4s, v6.4s, v12.4s
	fmul	v6.4s, v25.4s, v6.4s
	fmla	v24.4s, v9.4s, v7.4s
	fmul	v9.4s, v25.4s, v9.4s
	fmla	v27.4s, v12.4s, v7.4s
	fmul	v0.4s, v5.4s, v1.4s
	str	q6, [sp, #1952]
	ldr	q6, [sp, #1648]
	ldr	q1, [sp, #1840]
	fmul	v20.4s, v20.4s, v1.4s
	fmul	v3.4s, v3.4s, v1.4s
	fmul	v0.4s, v6.4s, v0.4s
	fmul	v20.4s, v5.4s, v20.4s
	fmul	v3.4s, v6.4s, v3.4s
	str	q0, [sp, #1968]
	ldr	q0, [sp, #1696]
	fmul	v31.4s, v31.4s, v0.4s
	fmul	v24.4s, v24.4s, v0.4s
	fmul	v27.4s, v27.4s, v0.4s
	mov	v0.16b, v5.16b
	ldr	q5, [sp, #1952]
	bif	v3.16b, v19.16b, v26.16b
	str	q31, [sp, #1920]
	fmul	v31.4s, v25.4s, v12.4s
	fmul	v25.4s, v25.4s, v7.4s
	ldr	q7, [sp, #1504]
	fmul	v24.4s, v0.4s, v24.4s
	fmul	v27.4s, v1.4s, v27.4s
	fmul	v12.4s, v7.4s, v9.4s
	ldr	q9, [sp, #1920]
	str	q31, [sp, #1904]
	fmul	v31.4s, v7.4s, v5.4s
	ldr	q5, [sp, #1968]
	fmul	v9.4s, v6.4s, v9.4s
	fmul	v25.4s, v7.4s, v25.4s
	bif	v24.16b, v19.16b, v26.16b
	bif	v5.16b, v19.16b, v26.16b
	fmul	v6.4s, v6.4s, v31.4s
	str	q9, [sp, #1968]
	ldr	q9, [sp, #1904]
	str	q5, [x10, x14]
	mov	w10, #176
	fmul	v9.4s, v7.4s, v9.4s
	mov	v7.16b, v26.16b
	str	q3, [x11, x14]
	fmul	v3.4s, v0.4s, v12.4s
	ldr	q0, [sp, #1968]
	umaddl	x10, w1, w10, x23
	mov	w11, #192
	bif	v6.16b, v19.16b, v26.16b
	bsl	v7.16b, v20.16b, v19.16b
	mov	v20.16b, v26.16b
	umaddl	x11, w1, w11, x23
	fmul	v1.4s, v9.4s, v1.4s
	bif	v3.16b, v19.16b, v26.16b
	bsl	v20.16b, v0.16b, v19.16b
	ldr	q0, [sp, #1696]
	str	q7, [x17, x14]
	mov	w17, #208
	fmul	v0.4s, v25.4s, v0.4s
	mov	v25.16b, v26.16b
	umaddl	x17, w1, w17, x23
	str	q20, [x10, x14]
	mov	w10, #240
	bif	v1.16b, v19.16b, v26.16b
	umaddl	x10, w1, w10, x23
	str	q24, [x11, x14]
	add	x11, x23, x1, lsl #8
	bsl	v25.16b, v27.16b, v19.16b
	ldr	q20, [sp, #1872]
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
.L23b75:
	movi	v9.4s, #127, msl #16
	tbz	w15, #3, .L23b8
	fmov	v1.4s, #1.00000000
	ldp	q0, q3, [sp, #224]
	mov	v5.16b, v20.16b
	movi	v6.2d, #0000000000000000
	mov	w11, #29208
	ldp	s25, s26, [x13, #100]
	movk	w11, #16177, lsl #16
	ldr	q7, [sp, #1584]
	ldr	x6, [sp, #312]
	lsl	x15, x4, #4
	fdiv	v0.4s, v1.4s, v0.4s
	add	x17, x10, #2
	add	x1, x10, #3
	umull	x14, w10, w6
	umull	x17, w17, w6
	umull	x1, w1, w6
	add	x14, x23, x14, lsl #4
	fmul	v20.4s, v3.4s, v0.4s
	mvni	v3.4s, #127, msl #16
	add	v0.4s, v20.4s, v30.4s
	and	v19.16b, v0.16b, v3.16b
	fmov	v0.4s, #-1.00000000
	movi	v3.2d, #0000000000000000
	sub	v24.4s, v1.4s, v19.4s
	movi	v1.2d, #0000000000000000
	fmla	v3.4s, v14.4s, v25.s[0]
	fmla	v0.4s, v24.4s, v20.4s
	ldr	s20, [x13, #136]
	fmla	v6.4s, v14.4s, v20.s[0]
	ldp	s24, s20, [x13, #172]
	fmla	v3.4s, v11.4s, v26.s[0]
	ldp	s25, s26, [x13, #140]
	fmla	v2.4s, v10.4s, v0.4s
	fmla	v21.4s, v18.4s, v0.4s
	fmla	v1.4s, v14.4s, v24.s[0]
	fmul	v24.4s, v0.4s, v0.4s
	fmla	v13.4s, v4.4s, v0.4s
	fmla	v6.4s, v11.4s, v25.s[0]
	fmla	v1.4s, v11.4s, v20.s[0]
	ldp	s20, s25, [x13, #108]
	fmla	v2.4s, v15.4s, v24.4s
	fmla	v6.4s, v8.4s, v26.s[0]
	fmla	v3.4s, v8.4s, v20.s[0]
	ldp	s18, s20, [x13, #180]
	fmla	v21.4s, v24.4s, v2.4s
	ldp	s2, s4, [x13, #148]
	fmla	v1.4s, v8.4s, v18.s[0]
	fmla	v3.4s, v29.4s, v25.s[0]
	fmla	v6.4s, v29.4s, v2.s[0]
	ldp	s2, s18, [x13, #116]
	fmla	v13.4s, v24.4s, v21.4s
	fmla	v1.4s, v29.4s, v20.s[0]
	fmla	v3.4s, v28.4s, v2.s[0]
	ldp	s2, s20, [x13, #188]
	fmla	v6.4s, v28.4s, v4.s[0]
	fmla	v0.4s, v24.4s, v13.4s
	fmla	v1.4s, v28.4s, v2.s[0]
	scvtf	v2.4s, v19.4s
	fmla	v3.4s, v23.4s, v18.s[0]
	ldp	s4, s18, [x13, #156]
	fmla	v6.4s, v23.4s, v4.s[0]
	fmla	v0.4s, v17.4s, v2.4s
	dup	v2.4s, w11
	ldp	s4, s17, [x13, #124]
	fmla	v1.4s, v23.4s, v20.s[0]
	mov	w11, #16271
	mov	v20.16b, v5.16b
	ldr	q5, [sp, #1600]
	movk	w11, #16363, lsl #16
	fmla	v3.4s, v22.4s, v4.s[0]
	ldp	s19, s4, [x13, #196]
	fmla	v6.4s, v22.4s, v18.s[0]
	ldr	q18, [sp, #208]
	fmla	v1.4s, v22.4s, v19.s[0]
	fmla	v0.4s, v2.4s, v18.4s
	dup	v2.4s, w11
	ldp	s18, s19, [x13, #164]
	fmla	v3.4s, v16.4s, v17.s[0]
	ldr	s17, [x13, #132]
	add	x11, x13, #208
	fmla	v1.4s, v16.4s, v4.s[0]
	ldr	q4, [sp, #256]
	fmla	v6.4s, v16.4s, v18.s[0]
	fneg	v18.4s, v7.4s
	fmla	v3.4s, v5.4s, v17.s[0]
	fmla	v0.4s, v2.4s, v4.4s
	ldr	s2, [x13, #204]
	fadd	v4.4s, v7.4s, v7.4s
	fmla	v1.4s, v5.4s, v2.s[0]
	movi	v2.4s, #191, lsl #24
	fmla	v6.4s, v5.4s, v19.s[0]
	ldr	q5, [sp, #192]
	fmla	v18.4s, v2.4s, v0.4s
	fadd	v2.4s, v5.4s, v3.4s
	movi	v3.4s, #64, lsl #24
	ld1r	{ v0.4s }, [x11]
	umaddl	x11, w10, w6, x6
	add	x10, x10, #4
	umull	x10, w10, w6
	fmla	v6.4s, v3.4s, v5.4s
	movi	v3.4s, #65, lsl #24
	bit	v4.16b, v0.16b, v20.16b
	add	x11, x23, x11, lsl #4
	bit	v2.16b, v0.16b, v20.16b
	add	x10, x23, x10, lsl #4
	fmla	v1.4s, v3.4s, v5.4s
	mov	v3.16b, v20.16b
	bsl	v3.16b, v0.16b, v18.16b
	str	q3, [x14, x15]
	mov	v3.16b, v20.16b
	add	x14, x23, x17, lsl #4
	str	q4, [x11, x15]
	add	x11, x23, x1, lsl #4
	str	q2, [x14, x15]
	bsl	v3.16b, v0.16b, v6.16b
	bif	v0.16b, v1.16b, v20.16b
	str	q3, [x11, x15]
	str	q0, [x10, x15]
	b	.L23b8
.L23b77:
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
.L23b78:
	ret
