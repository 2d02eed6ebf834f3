# Made by `cargo xtask kernels`. Do not edit.
	.text
	.p2align	2, 0x0
.L33c0:
	.long	0x3f800000
.L33c1:
	.long	1048576
.L33c2:
	.long	0x5d800000
.L33c3:
	.long	0x3f40094e
.L33c4:
	.long	0x3e1d5a5a
.L33c5:
	.long	0x3bd74912
.L33c6:
	.long	0x3f156f3d
.L33c7:
	.long	0x3d26f715
.L33c8:
	.long	8388607
.L33c9:
	.long	0x21800000
.L33c10:
	.long	1258291200
.L33c11:
	.long	1392508928
.L33c12:
	.long	0x53000080
.L33c13:
	.long	0xc9800000
.L33c14:
	.long	0x3f000000
.L33c15:
	.long	0x7fffffff
.L33c16:
	.long	0x40400000
.L33c17:
	.long	2139095039
.L33c18:
	.long	0x0da24260
.L33c19:
	.long	0x1e3ce508
.L33c20:
	.long	0xbf800000
.L33c21:
	.long	0x41100000
.L33c22:
	.long	0x3e800000
.L33c23:
	.long	0x41490fdb
.L33c24:
	.long	0x40c00000
.L33c25:
	.long	0x40800000
.L33c26:
	.long	0x40a00000
.L33c27:
	.long	0x3fc00000
.L33c28:
	.long	0x7149f2ca
.L33c30:
	.long	2
.L33c31:
	.long	4
.L33c32:
	.long	8
.L33c33:
	.long	16
.L33c34:
	.long	32
.L33c35:
	.long	0x3f3504f3
.L33c36:
	.long	0xbf000000
.L33c37:
	.long	0x80000000
.L33c38:
	.long	0xc2ae0000
.L33c39:
	.long	0x3fb8aa3b
.L33c40:
	.long	0xbf317200
.L33c41:
	.long	0xb5bfbe8e
.L33c42:
	.long	0x3c1e8629
.L33c43:
	.long	0x3aae0472
.L33c44:
	.long	0x3d635b73
.L33c45:
	.long	0x3e75fc8c
.L33c46:
	.long	0x3f317214
.L33c47:
	.long	0x42fe0000
.L33c48:
	.long	0x4f000000
.L33c49:
	.long	0x3e99999a
.L33c50:
	.long	0x3ef89ba5
.L33c51:
	.long	0xbe04a19d
.L33c52:
	.long	0xbf03248e
.L33c53:
	.long	0x3f0c3744
.L33c54:
	.long	0xbdc1d79d
.L33c55:
	.long	0x3e5c1572
.L33c56:
	.long	0x3e17e642
.L33c57:
	.long	0x3e2ecff8
.L33c58:
	.long	0x3e2d3f9f
.L33c59:
	.long	0x3ecc422a
.L33c60:
	.long	0x3f106ebb
.L33c61:
	.long	0xc0000000
.L33c62:
	.long	0x41400000
.L33c63:
	.long	3234528013
.L33c64:
	.long	4286578688
.L33c65:
	.long	0xbf00000d
.L33c66:
	.long	0x3eaaac4e
.L33c67:
	.long	0xbe7fd7d0
.L33c68:
	.long	0x3e4bdb47
.L33c69:
	.long	0xbe2ec8d2
.L33c70:
	.long	0x3e259a3a
.L33c71:
	.long	0xbddadb52
.L33c72:
	.long	0x33b17218
.L33c73:
	.long	0x3a83126f
.L33c74:
	.long	0x3727c5ac
.L33c75:
	.long	0x41800000
.L33c76:
	.long	0x358637bd
.L33c77:
	.long	0x350637bd
.L33c78:
	.long	0x34210fb0
.L33c79:
	.long	0x36a7c5ac
.L33c80:
	.long	0x40000000
.L33c81:
	.long	0x3f317218
.L33c82:
	.long	0x3feb3f8f
.L33c83:
	.long	0x38d1b717
.L33c84:
	.long	0x3951b717
.L33c85:
	.long	0x41000000
.L33c86:
	.long	0x3cf5c28f
.L33c87:
	.long	0x41200000
.L33c88:
	.long	0x26901d7d
.L33c89:
	.long	0x3f800054
.L33c90:
	.long	0xbf4ccccd
	.p2align	5, 0x0
.L33c29:
	.byte	0
	.byte	1
	.byte	4
	.byte	5
	.byte	8
	.byte	9
	.byte	12
	.byte	13
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.byte	16
	.byte	17
	.byte	20
	.byte	21
	.byte	24
	.byte	25
	.byte	28
	.byte	29
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.globl	gaussmle_xynbsxsy_maps_v3
gaussmle_xynbsxsy_maps_v3:
	.globl	_gaussmle_xynbsxsy_maps_v3
_gaussmle_xynbsxsy_maps_v3:
	testl	%ecx, %ecx
	je	.L33b99
	testl	%edx, %edx
	je	.L33b99
	testl	%esi, %esi
	je	.L33b99
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$4488, %rsp
	movq	4560(%rsp), %rax
	movl	%esi, %esi
	movl	%edx, %edx
	movq	(%rdi), %r10
	movq	24(%rdi), %r11
	movq	32(%rdi), %rbx
	movq	40(%rdi), %r14
	movq	%r14, 2072(%rsp)
	movq	48(%rdi), %rdi
	addl	%r8d, %r9d
	addl	4544(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 2040(%rsp)
	movq	%r9, 2056(%rsp)
	leaq	(%r9,%r9), %r8
	movq	%rdx, 1248(%rsp)
	imulq	%rsi, %rdx
	addq	%rdx, %rdx
	movq	%rdx, 2032(%rsp)
	leaq	(%rsi,%rsi), %rcx
	movq	%rcx, 2048(%rsp)
	leaq	128(%rdi), %rbp
	movq	%r10, 256(%rsp)
	leaq	32(%r10), %rcx
	vbroadcastss	.L33c0(%rip), %ymm14
	vbroadcastss	.L33c20(%rip), %ymm13
	xorl	%edx, %edx
	vbroadcastss	.L33c63(%rip), %ymm9
	vbroadcastss	.L33c64(%rip), %ymm0
	vmovups	%ymm0, 2208(%rsp)
	vbroadcastss	.L33c0(%rip), %ymm0
	vmovups	%ymm0, 1776(%rsp)
	vbroadcastss	.L33c37(%rip), %ymm0
	vmovups	%ymm0, 2000(%rsp)
	vbroadcastss	.L33c4(%rip), %ymm7
	vbroadcastss	.L33c5(%rip), %ymm12
	vbroadcastss	.L33c6(%rip), %ymm6
	movq	%r11, 888(%rsp)
	movq	%rsi, 2080(%rsp)
	movq	%rbx, 240(%rsp)
	vmovups	%ymm9, 3712(%rsp)
	jmp	.L33b4
	.p2align	4
.L33b97:
	incq	%rdx
	addq	2032(%rsp), %r8
	cmpq	2040(%rsp), %rdx
	je	.L33b98
.L33b4:
	movq	%rdx, %r9
	imulq	1248(%rsp), %r9
	movq	%r9, 2064(%rsp)
	movq	%r8, %r14
	xorl	%r15d, %r15d
	movq	%r8, 2096(%rsp)
	movq	%rdx, 2088(%rsp)
	jmp	.L33b5
	.p2align	4
.L33b96:
	incq	%r15
	addq	2048(%rsp), %r14
	cmpq	1248(%rsp), %r15
	je	.L33b97
.L33b5:
	movq	2064(%rsp), %r9
	addq	%r15, %r9
	imulq	%rsi, %r9
	addq	2056(%rsp), %r9
	movq	%r9, 2128(%rsp)
	movq	%r14, 248(%rsp)
	xorl	%r12d, %r12d
	movq	%r14, 2112(%rsp)
	movq	%r15, 2104(%rsp)
	jmp	.L33b6
	.p2align	4
.L33b94:
	vorps	%ymm14, %ymm13, %ymm0
	vbroadcastss	.L33c16(%rip), %ymm1
	vblendvps	%ymm0, 3360(%rsp), %ymm1, %ymm0
	movq	2072(%rsp), %rdx
	vmovups	2848(%rsp), %ymm1
	vmovaps	%ymm1, (%rdx,%rax)
	vmovaps	%ymm0, (%rdx,%r15)
	movq	4560(%rsp), %rax
	movq	2080(%rsp), %rsi
	movq	2096(%rsp), %r8
	vbroadcastss	.L33c0(%rip), %ymm14
	vbroadcastss	.L33c20(%rip), %ymm13
	movq	2088(%rsp), %rdx
	vbroadcastss	.L33c4(%rip), %ymm7
	vbroadcastss	.L33c5(%rip), %ymm12
	vbroadcastss	.L33c6(%rip), %ymm6
	movq	2112(%rsp), %r14
	movq	2104(%rsp), %r15
.L33b95:
	incq	%r12
	addq	$2, 248(%rsp)
	cmpq	%rsi, %r12
	je	.L33b96
.L33b6:
	movq	2128(%rsp), %r9
	addq	%r12, %r9
	movl	8(%rax), %r13d
	movq	%r13, 72(%rsp)
	cmpq	%r13, %r9
	jae	.L33b95
	movl	(%rax), %r15d
	movl	16(%rax), %r13d
	movl	20(%rax), %r10d
	movq	%r15, %rbx
	imulq	%r15, %rbx
	movq	%rbx, %r8
	movq	%r9, 2120(%rsp)
	imulq	%r9, %r8
	addq	%r8, %r8
	testq	%r15, %r15
	movq	%r12, 1256(%rsp)
	je	.L33b8
	movl	%r13d, 784(%rsp)
	leaq	(%r15,%r15), %rax
	movl	$2, %r12d
	subq	%r15, %r12
	movq	248(%rsp), %r14
	imulq	%rbx, %r14
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1552(%rsp)
	vpbroadcastd	.L33c1(%rip), %ymm5
	vmovups	%ymm14, 1520(%rsp)
	vmovups	%ymm14, 1488(%rsp)
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm4, %xmm4, %xmm4
	vmovups	%ymm0, 560(%rsp)
	vmovups	%ymm0, 336(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm8, %xmm8, %xmm8
	vmovups	%ymm0, (%rsp)
	xorl	%r13d, %r13d
	vbroadcastss	.L33c2(%rip), %ymm9
	vmovups	2208(%rsp), %ymm11
	jmp	.L33b10
	.p2align	4
.L33b38:
	vaddps	80(%rsp), %ymm2, %ymm2
	vaddps	%ymm3, %ymm15, %ymm3
	vaddps	%ymm10, %ymm14, %ymm14
	vaddps	%ymm4, %ymm13, %ymm4
	incq	%r13
	addq	%rax, %r14
	cmpq	%r15, %r13
	je	.L33b39
.L33b10:
	movl	%r14d, %esi
	shrl	%esi
	andl	$1073741823, %esi
	shlq	$6, %rsi
	movl	%eax, %edx
	imull	%r13d, %edx
	leal	(%r8,%rdx), %r9d
	andl	$2147483646, %r9d
	shlq	$5, %r9
	movq	256(%rsp), %r11
	leaq	(%r11,%r9), %rdx
	vmovaps	(%r11,%r9), %ymm0
	vmovaps	32(%r11,%r9), %ymm15
	testb	$8, %r10b
	jne	.L33b11
	cmpl	$1, %r15d
	vxorps	%xmm1, %xmm1, %xmm1
	jne	.L33b21
	vmovaps	%ymm3, %ymm10
	vmovaps	%ymm4, %ymm3
	vmovups	(%rsp), %ymm4
	vaddps	%ymm4, %ymm15, %ymm4
	vmovups	%ymm4, (%rsp)
	vmovaps	%ymm3, %ymm4
	vmovaps	%ymm10, %ymm3
.L33b21:
	movq	256(%rsp), %r9
	addq	$96, %r9
	addq	%r9, %rsi
	vsubps	%ymm15, %ymm0, %ymm0
	cmpq	$1, %r15
	jne	.L33b23
	vaddps	%ymm0, %ymm8, %ymm8
.L33b23:
	vmovups	%ymm0, 80(%rsp)
	vaddps	%ymm1, %ymm0, %ymm10
	vxorps	%xmm0, %xmm0, %xmm0
	vaddps	%ymm0, %ymm15, %ymm13
	je	.L33b36
	vmovaps	%ymm6, %ymm0
	vmovaps	%ymm11, %ymm6
	vmovaps	%ymm15, %ymm12
	vmovaps	%ymm0, %ymm15
	vmovaps	%ymm3, %ymm11
	vmovaps	%ymm4, %ymm3
	leaq	-2(%r15), %r9
	vmovaps	%ymm2, %ymm1
	testq	%r9, %r9
	je	.L33b25
	movl	$1, %r9d
	.p2align	4
.L33b27:
	vmovaps	-32(%rsi), %ymm0
	vmovaps	(%rsi), %ymm4
	vsubps	%ymm4, %ymm0, %ymm0
	vaddps	%ymm0, %ymm10, %ymm10
	vaddps	%ymm4, %ymm13, %ymm13
	leaq	(%r12,%r9), %r11
	incq	%r11
	incq	%r9
	addq	$64, %rsi
	cmpq	$1, %r11
	jne	.L33b27
	jmp	.L33b28
	.p2align	4
.L33b11:
	cmpl	$1, %r15d
	jne	.L33b13
	vmovups	(%rsp), %ymm1
	vaddps	%ymm1, %ymm15, %ymm1
	vmovups	%ymm1, (%rsp)
.L33b13:
	vbroadcastss	.L33c7(%rip), %ymm1
	movq	256(%rsp), %r9
	addq	$96, %r9
	addq	%r9, %rsi
	vsubps	%ymm15, %ymm0, %ymm11
	cmpq	$1, %r15
	vmovups	%ymm14, 208(%rsp)
	vmovups	%ymm2, 32(%rsp)
	vmovups	%ymm4, 432(%rsp)
	jne	.L33b15
	vaddps	%ymm11, %ymm8, %ymm8
.L33b15:
	vcmpltps	%ymm9, %ymm15, %ymm4
	vandps	%ymm0, %ymm4, %ymm0
	vbroadcastss	.L33c3(%rip), %ymm2
	vaddps	%ymm2, %ymm0, %ymm4
	vfmadd213ps	%ymm7, %ymm0, %ymm4
	vfmadd213ps	%ymm12, %ymm0, %ymm4
	vaddps	%ymm6, %ymm0, %ymm10
	vfmadd213ps	%ymm1, %ymm0, %ymm10
	vxorps	%xmm2, %xmm2, %xmm2
	vcmpltps	%ymm0, %ymm2, %ymm13
	vbroadcastss	.L33c0(%rip), %ymm1
	vblendvps	%ymm13, %ymm4, %ymm1, %ymm0
	vmulps	1520(%rsp), %ymm0, %ymm4
	vblendvps	%ymm13, %ymm10, %ymm1, %ymm0
	vmulps	1488(%rsp), %ymm0, %ymm10
	vpsrld	$23, %ymm4, %ymm0
	vpsrld	$23, %ymm10, %ymm14
	vpsubd	%ymm14, %ymm5, %ymm5
	vpaddd	%ymm0, %ymm5, %ymm5
	vbroadcastss	.L33c8(%rip), %ymm0
	vandps	%ymm0, %ymm4, %ymm4
	vmovups	1776(%rsp), %ymm14
	vorps	%ymm4, %ymm14, %ymm4
	vmovups	%ymm4, 1520(%rsp)
	vandps	%ymm0, %ymm10, %ymm4
	vorps	%ymm4, %ymm14, %ymm4
	vmovups	%ymm4, 1488(%rsp)
	vandps	%ymm1, %ymm13, %ymm4
	vmovups	1552(%rsp), %ymm1
	vaddps	%ymm4, %ymm1, %ymm1
	vmovups	%ymm1, 1552(%rsp)
	vmovups	%ymm11, 80(%rsp)
	vaddps	%ymm2, %ymm11, %ymm10
	vaddps	%ymm2, %ymm15, %ymm13
	jne	.L33b17
	vmovups	2208(%rsp), %ymm11
	vmovups	208(%rsp), %ymm14
	vmovups	32(%rsp), %ymm2
	vmovups	432(%rsp), %ymm4
	testq	%r13, %r13
	jne	.L33b38
	jmp	.L33b37
	.p2align	4
.L33b17:
	vmovups	%ymm15, 304(%rsp)
	vmovups	%ymm3, 176(%rsp)
	vmovups	%ymm8, 144(%rsp)
	leaq	-2(%r15), %r9
	testq	%r9, %r9
	je	.L33b18
	movl	$1, %r9d
	vbroadcastss	.L33c0(%rip), %ymm1
	vmovups	1776(%rsp), %ymm3
	vbroadcastss	.L33c3(%rip), %ymm11
	vmovups	1552(%rsp), %ymm6
	vmovups	1520(%rsp), %ymm8
	vmovups	1488(%rsp), %ymm12
	.p2align	4
.L33b32:
	vmovaps	-32(%rsi), %ymm4
	vmovaps	(%rsi), %ymm14
	vcmpltps	%ymm9, %ymm14, %ymm15
	vandps	%ymm4, %ymm15, %ymm15
	vaddps	%ymm11, %ymm15, %ymm9
	vfmadd213ps	%ymm7, %ymm15, %ymm9
	vbroadcastss	.L33c5(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm15, %ymm9
	vbroadcastss	.L33c6(%rip), %ymm2
	vaddps	%ymm2, %ymm15, %ymm2
	vbroadcastss	.L33c7(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm15, %ymm2
	vxorps	%xmm7, %xmm7, %xmm7
	vcmpltps	%ymm15, %ymm7, %ymm15
	vblendvps	%ymm15, %ymm9, %ymm1, %ymm9
	vmulps	%ymm9, %ymm8, %ymm9
	vblendvps	%ymm15, %ymm2, %ymm1, %ymm2
	vmulps	%ymm2, %ymm12, %ymm2
	vpsrld	$23, %ymm2, %ymm7
	vpsubd	%ymm7, %ymm5, %ymm5
	vpsrld	$23, %ymm9, %ymm7
	vpaddd	%ymm7, %ymm5, %ymm5
	vandps	%ymm1, %ymm15, %ymm7
	vaddps	%ymm7, %ymm6, %ymm6
	vbroadcastss	.L33c4(%rip), %ymm7
	vsubps	%ymm14, %ymm4, %ymm4
	vaddps	%ymm4, %ymm10, %ymm10
	vaddps	%ymm14, %ymm13, %ymm13
	vandps	%ymm0, %ymm9, %ymm4
	vbroadcastss	.L33c2(%rip), %ymm9
	vorps	%ymm3, %ymm4, %ymm8
	vandps	%ymm0, %ymm2, %ymm2
	vorps	%ymm3, %ymm2, %ymm12
	leaq	(%r12,%r9), %r11
	incq	%r11
	incq	%r9
	addq	$64, %rsi
	cmpq	$1, %r11
	jne	.L33b32
	jmp	.L33b33
.L33b25:
	movl	$1, %r9d
.L33b28:
	movq	%r9, %rsi
	shlq	$6, %rsi
	vmovaps	(%rdx,%rsi), %ymm2
	vmovaps	32(%rdx,%rsi), %ymm0
	vsubps	%ymm0, %ymm2, %ymm4
	incq	%r9
	cmpq	%r15, %r9
	jne	.L33b30
	vaddps	%ymm4, %ymm8, %ymm8
	vmovups	(%rsp), %ymm2
	vaddps	%ymm0, %ymm2, %ymm2
	vmovups	%ymm2, (%rsp)
.L33b30:
	vmovaps	%ymm1, %ymm2
	vaddps	%ymm4, %ymm10, %ymm10
	vaddps	%ymm0, %ymm13, %ymm13
	vmovaps	%ymm3, %ymm4
	vmovaps	%ymm11, %ymm3
	vmovaps	%ymm15, %ymm0
	vmovaps	%ymm12, %ymm15
	vbroadcastss	.L33c5(%rip), %ymm12
	vmovaps	%ymm6, %ymm11
	vmovaps	%ymm0, %ymm6
.L33b36:
	testq	%r13, %r13
	jne	.L33b38
.L33b37:
	vmovups	560(%rsp), %ymm0
	vaddps	%ymm0, %ymm10, %ymm0
	vmovups	%ymm0, 560(%rsp)
	vmovups	336(%rsp), %ymm0
	vaddps	%ymm0, %ymm13, %ymm0
	vmovups	%ymm0, 336(%rsp)
	jmp	.L33b38
.L33b18:
	movl	$1, %r9d
	vmovups	1552(%rsp), %ymm6
	vmovups	1520(%rsp), %ymm8
	vmovups	1488(%rsp), %ymm12
.L33b33:
	vmovups	%ymm8, 1520(%rsp)
	vmovups	%ymm12, 1488(%rsp)
	vmovups	%ymm6, 1552(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	movq	%r9, %rsi
	shlq	$6, %rsi
	vmovaps	(%rdx,%rsi), %ymm4
	vmovaps	32(%rdx,%rsi), %ymm14
	vsubps	%ymm14, %ymm4, %ymm3
	incq	%r9
	cmpq	%r15, %r9
	vmovups	%ymm3, 400(%rsp)
	jne	.L33b35
	vmovups	144(%rsp), %ymm2
	vaddps	%ymm3, %ymm2, %ymm2
	vmovups	%ymm2, 144(%rsp)
	vmovups	(%rsp), %ymm2
	vaddps	%ymm2, %ymm14, %ymm2
	vmovups	%ymm2, (%rsp)
.L33b35:
	vmovups	1776(%rsp), %ymm15
	vbroadcastss	.L33c3(%rip), %ymm3
	vbroadcastss	.L33c5(%rip), %ymm12
	vbroadcastss	.L33c6(%rip), %ymm6
	vbroadcastss	.L33c7(%rip), %ymm8
	vcmpltps	%ymm9, %ymm14, %ymm2
	vandps	%ymm4, %ymm2, %ymm2
	vaddps	%ymm3, %ymm2, %ymm4
	vfmadd213ps	%ymm7, %ymm2, %ymm4
	vfmadd213ps	%ymm12, %ymm2, %ymm4
	vaddps	%ymm6, %ymm2, %ymm7
	vfmadd213ps	%ymm8, %ymm2, %ymm7
	vcmpltps	%ymm2, %ymm1, %ymm2
	vbroadcastss	.L33c0(%rip), %ymm1
	vblendvps	%ymm2, %ymm4, %ymm1, %ymm4
	vmulps	1520(%rsp), %ymm4, %ymm4
	vblendvps	%ymm2, %ymm7, %ymm1, %ymm7
	vmulps	1488(%rsp), %ymm7, %ymm7
	vpsrld	$23, %ymm7, %ymm9
	vpsubd	%ymm9, %ymm5, %ymm5
	vpsrld	$23, %ymm4, %ymm9
	vpaddd	%ymm5, %ymm9, %ymm5
	vbroadcastss	.L33c2(%rip), %ymm9
	vandps	%ymm0, %ymm4, %ymm4
	vandps	%ymm0, %ymm7, %ymm0
	vbroadcastss	.L33c4(%rip), %ymm7
	vandps	%ymm1, %ymm2, %ymm2
	vmovups	1552(%rsp), %ymm1
	vaddps	%ymm2, %ymm1, %ymm1
	vmovups	%ymm1, 1552(%rsp)
	vaddps	400(%rsp), %ymm10, %ymm10
	vaddps	%ymm14, %ymm13, %ymm13
	vorps	%ymm4, %ymm15, %ymm1
	vmovups	%ymm1, 1520(%rsp)
	vorps	%ymm0, %ymm15, %ymm0
	vmovups	%ymm0, 1488(%rsp)
	vmovups	2208(%rsp), %ymm11
	vmovups	208(%rsp), %ymm14
	vmovups	144(%rsp), %ymm8
	vmovups	32(%rsp), %ymm2
	vmovups	432(%rsp), %ymm4
	vmovups	176(%rsp), %ymm3
	vmovups	304(%rsp), %ymm15
	testq	%r13, %r13
	jne	.L33b38
	jmp	.L33b37
	.p2align	4
.L33b39:
	vmovaps	%ymm8, %ymm15
	vmovaps	%ymm3, %ymm6
	vmovaps	%ymm2, %ymm3
	vmovups	%ymm14, 208(%rsp)
	vbroadcastss	.L33c9(%rip), %ymm1
	vmulps	336(%rsp), %ymm1, %ymm0
	vroundps	$8, %ymm0, %ymm11
	vmulps	%ymm1, %ymm13, %ymm0
	vroundps	$8, %ymm0, %ymm9
	vmulps	%ymm1, %ymm6, %ymm0
	vroundps	$8, %ymm0, %ymm8
	vmulps	(%rsp), %ymm1, %ymm0
	vroundps	$8, %ymm0, %ymm0
	vmulps	%ymm1, %ymm4, %ymm2
	vroundps	$8, %ymm2, %ymm6
	vpbroadcastd	.L33c10(%rip), %ymm2
	vpblendw	$170, %ymm2, %ymm5, %ymm2
	vpsrld	$16, %ymm5, %ymm4
	vpbroadcastd	.L33c11(%rip), %ymm5
	vpblendw	$170, %ymm5, %ymm4, %ymm4
	vbroadcastss	.L33c12(%rip), %ymm1
	vsubps	%ymm1, %ymm4, %ymm4
	vaddps	%ymm4, %ymm2, %ymm2
	vbroadcastss	.L33c13(%rip), %ymm1
	vaddps	%ymm1, %ymm2, %ymm1
	vbroadcastss	.L33c0(%rip), %ymm14
	vbroadcastss	.L33c20(%rip), %ymm13
	movl	784(%rsp), %r13d
	vmovups	560(%rsp), %ymm12
	testq	%rbx, %rbx
	movl	%r10d, 268(%rsp)
	vmovups	%ymm1, 3840(%rsp)
	js	.L33b41
.L33b42:
	vxorps	%xmm7, %xmm7, %xmm7
	vcvtsi2ss	%rbx, %xmm7, %xmm7
	jmp	.L33b43
.L33b8:
	vxorps	%xmm0, %xmm0, %xmm0
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%ymm1, 208(%rsp)
	vmovups	%ymm1, 1552(%rsp)
	vmovups	%ymm14, 1488(%rsp)
	vmovups	%ymm14, 1520(%rsp)
	testq	%rbx, %rbx
	movl	%r10d, 268(%rsp)
	vmovups	%ymm1, 3840(%rsp)
	jns	.L33b42
.L33b41:
	movq	%rbx, %rax
	shrq	%rax
	movl	%ebx, %edx
	andl	$1, %edx
	orq	%rax, %rdx
	vxorps	%xmm7, %xmm7, %xmm7
	vcvtsi2ss	%rdx, %xmm7, %xmm2
	vaddss	%xmm2, %xmm2, %xmm7
.L33b43:
	vcvtsi2ss	%r15, %xmm0, %xmm2
	vbroadcastss	%xmm2, %ymm5
	vsubps	%ymm11, %ymm5, %ymm2
	vmaxps	%ymm14, %ymm2, %ymm2
	vdivps	%ymm2, %ymm14, %ymm2
	vsubps	%ymm9, %ymm5, %ymm4
	vmaxps	%ymm14, %ymm4, %ymm4
	vdivps	%ymm4, %ymm14, %ymm4
	vsubps	%ymm8, %ymm5, %ymm8
	vmaxps	%ymm14, %ymm8, %ymm8
	vdivps	%ymm8, %ymm14, %ymm8
	vmulps	%ymm2, %ymm12, %ymm2
	vmulps	%ymm4, %ymm10, %ymm4
	vmulps	%ymm3, %ymm8, %ymm3
	vsubps	%ymm0, %ymm5, %ymm0
	vmaxps	%ymm14, %ymm0, %ymm0
	vdivps	%ymm0, %ymm14, %ymm0
	vminps	%ymm2, %ymm4, %ymm8
	vcmpunordps	%ymm2, %ymm2, %ymm9
	vblendvps	%ymm9, %ymm4, %ymm8, %ymm8
	vmulps	%ymm0, %ymm15, %ymm0
	vmaxps	%ymm2, %ymm4, %ymm2
	vblendvps	%ymm9, %ymm4, %ymm2, %ymm2
	vminps	%ymm3, %ymm0, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm9
	vblendvps	%ymm9, %ymm0, %ymm4, %ymm4
	vmaxps	%ymm3, %ymm0, %ymm3
	vblendvps	%ymm9, %ymm0, %ymm3, %ymm0
	vminps	%ymm8, %ymm4, %ymm3
	vcmpunordps	%ymm8, %ymm8, %ymm9
	vblendvps	%ymm9, %ymm4, %ymm3, %ymm3
	vmaxps	%ymm8, %ymm4, %ymm8
	vblendvps	%ymm9, %ymm4, %ymm8, %ymm4
	vminps	%ymm2, %ymm0, %ymm8
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm0, %ymm8, %ymm0
	vminps	%ymm4, %ymm0, %ymm2
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm0, %ymm2, %ymm0
	vaddps	%ymm0, %ymm3, %ymm0
	vbroadcastss	.L33c14(%rip), %ymm1
	vmulps	%ymm1, %ymm0, %ymm2
	vbroadcastss	.L33c15(%rip), %ymm0
	vmovups	%ymm0, 2240(%rsp)
	vandps	208(%rsp), %ymm0, %ymm0
	vmovups	%ymm0, 80(%rsp)
	vbroadcastss	%xmm7, %ymm0
	vmovups	%ymm0, (%rsp)
	vsubps	%ymm6, %ymm0, %ymm0
	vmovups	%ymm0, 3488(%rsp)
	vxorps	%xmm12, %xmm12, %xmm12
	testq	%r15, %r15
	movq	888(%rsp), %r10
	je	.L33b44
	vmaxps	%ymm12, %ymm2, %ymm4
	vbroadcastss	.L33c16(%rip), %ymm1
	vmulps	%ymm1, %ymm4, %ymm8
	leaq	(%r15,%r15), %rax
	movl	%r15d, %edx
	andl	$-2, %edx
	movq	248(%rsp), %rsi
	imulq	%rbx, %rsi
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm6, %xmm6, %xmm6
	xorl	%r9d, %r9d
	jmp	.L33b46
	.p2align	4
.L33b47:
	vxorps	%xmm11, %xmm11, %xmm11
	xorl	%r14d, %r14d
.L33b51:
	vmovaps	%ymm10, %ymm12
	vmovaps	%ymm9, %ymm10
	movl	%eax, %r11d
	imull	%r9d, %r11d
	addl	%r8d, %r11d
	andl	$2147483646, %r11d
	shlq	$5, %r11
	vcvtsi2ss	%r14, %xmm5, %xmm3
	addq	256(%rsp), %r11
	shlq	$6, %r14
	vmovaps	(%r11,%r14), %ymm9
	vmovaps	32(%r11,%r14), %ymm13
	vsubps	%ymm13, %ymm9, %ymm9
	vsubps	%ymm2, %ymm9, %ymm9
	vxorps	%xmm0, %xmm0, %xmm0
	vmaxps	%ymm0, %ymm9, %ymm9
	vfmadd213ps	%ymm8, %ymm1, %ymm13
	vfmsub231ps	%ymm9, %ymm9, %ymm13
	vmaxps	%ymm0, %ymm13, %ymm13
	vbroadcastss	%xmm3, %ymm9
	vaddps	%ymm13, %ymm11, %ymm11
	vfmadd213ps	%ymm10, %ymm13, %ymm9
	vmulss	%xmm3, %xmm3, %xmm3
	vbroadcastss	%xmm3, %ymm10
	vfmadd213ps	%ymm12, %ymm13, %ymm10
.L33b52:
	vcvtsi2ss	%r9, %xmm5, %xmm3
	vbroadcastss	%xmm3, %ymm12
	vaddps	%ymm4, %ymm11, %ymm4
	vfmadd231ps	%ymm12, %ymm11, %ymm7
	vmulss	%xmm3, %xmm3, %xmm3
	vbroadcastss	%xmm3, %ymm3
	vfmadd231ps	%ymm3, %ymm11, %ymm6
	incq	%r9
	addq	%rax, %rsi
	cmpq	%r15, %r9
	je	.L33b53
.L33b46:
	cmpl	$1, %r15d
	je	.L33b47
	movl	%esi, %r12d
	shrl	%r12d
	andl	$1073741823, %r12d
	shlq	$6, %r12
	movq	256(%rsp), %r10
	leaq	96(%r10), %r11
	addq	%r11, %r12
	vxorps	%xmm11, %xmm11, %xmm11
	xorl	%r14d, %r14d
	vxorps	%xmm0, %xmm0, %xmm0
	.p2align	4
.L33b49:
	vmovaps	-96(%r12), %ymm12
	vmovaps	-64(%r12), %ymm13
	vmovaps	-32(%r12), %ymm14
	vmovaps	(%r12), %ymm15
	vsubps	%ymm13, %ymm12, %ymm12
	vsubps	%ymm2, %ymm12, %ymm12
	vmaxps	%ymm0, %ymm12, %ymm12
	vfmadd213ps	%ymm8, %ymm1, %ymm13
	vfmsub231ps	%ymm12, %ymm12, %ymm13
	vmaxps	%ymm0, %ymm13, %ymm12
	vcvtsi2ss	%r14, %xmm5, %xmm13
	vbroadcastss	%xmm13, %ymm3
	vaddps	%ymm12, %ymm11, %ymm11
	vfmadd213ps	%ymm9, %ymm12, %ymm3
	vmulss	%xmm13, %xmm13, %xmm9
	vbroadcastss	%xmm9, %ymm13
	vfmadd213ps	%ymm10, %ymm12, %ymm13
	vsubps	%ymm15, %ymm14, %ymm9
	vsubps	%ymm2, %ymm9, %ymm9
	vmaxps	%ymm0, %ymm9, %ymm9
	vfmadd213ps	%ymm8, %ymm1, %ymm15
	vfmsub231ps	%ymm9, %ymm9, %ymm15
	vmaxps	%ymm0, %ymm15, %ymm12
	leaq	1(%r14), %r11
	vcvtsi2ss	%r11, %xmm5, %xmm10
	vbroadcastss	%xmm10, %ymm9
	vaddps	%ymm12, %ymm11, %ymm11
	vfmadd213ps	%ymm3, %ymm12, %ymm9
	vmulss	%xmm10, %xmm10, %xmm3
	vbroadcastss	%xmm3, %ymm10
	vfmadd213ps	%ymm13, %ymm12, %ymm10
	addq	$2, %r14
	subq	$-128, %r12
	cmpq	%rdx, %r14
	jne	.L33b49
	testb	$1, %r15b
	jne	.L33b51
	jmp	.L33b52
	.p2align	4
.L33b53:
	movq	888(%rsp), %r10
	vbroadcastss	.L33c0(%rip), %ymm14
	vbroadcastss	.L33c20(%rip), %ymm13
	vxorps	%xmm12, %xmm12, %xmm12
	jmp	.L33b54
.L33b44:
	xorl	%eax, %eax
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm4, %xmm4, %xmm4
.L33b54:
	vbroadcastss	.L33c18(%rip), %ymm1
	vmaxps	%ymm1, %ymm4, %ymm3
	vdivps	%ymm3, %ymm14, %ymm3
	vbroadcastss	.L33c19(%rip), %ymm1
	vcmpltps	%ymm4, %ymm1, %ymm11
	vaddps	%ymm5, %ymm13, %ymm5
	vbroadcastss	.L33c14(%rip), %ymm1
	vmulps	%ymm1, %ymm5, %ymm5
	vmulps	%ymm3, %ymm9, %ymm8
	vblendvps	%ymm11, %ymm8, %ymm5, %ymm8
	vmulps	%ymm3, %ymm7, %ymm7
	vblendvps	%ymm11, %ymm7, %ymm5, %ymm5
	vbroadcastss	.L33c21(%rip), %ymm1
	vmovups	(%rsp), %ymm0
	vdivps	%ymm1, %ymm0, %ymm0
	vmulps	%ymm3, %ymm10, %ymm7
	vfnmadd231ps	%ymm8, %ymm8, %ymm7
	vaddps	%ymm7, %ymm7, %ymm7
	vminps	%ymm7, %ymm0, %ymm9
	vcmpunordps	%ymm7, %ymm7, %ymm7
	vblendvps	%ymm7, %ymm0, %ymm9, %ymm7
	vbroadcastss	.L33c22(%rip), %ymm1
	vmaxps	%ymm1, %ymm7, %ymm7
	vsqrtps	%ymm7, %ymm7
	vmulps	%ymm3, %ymm6, %ymm3
	vfnmadd231ps	%ymm5, %ymm5, %ymm3
	vaddps	%ymm3, %ymm3, %ymm3
	vminps	%ymm3, %ymm0, %ymm6
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm0, %ymm6, %ymm0
	vmaxps	%ymm1, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm3
	vbroadcastss	.L33c23(%rip), %ymm0
	vmulps	%ymm0, %ymm7, %ymm0
	vmulps	%ymm0, %ymm3, %ymm0
	vmulps	%ymm0, %ymm4, %ymm0
	vsqrtps	%ymm0, %ymm0
	vmovups	208(%rsp), %ymm1
	vfnmadd231ps	3488(%rsp), %ymm2, %ymm1
	vmaxps	%ymm1, %ymm0, %ymm4
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm0, %ymm4, %ymm0
	vmovups	%ymm0, (%rsp)
	vbroadcastss	20(%r10), %ymm1
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 2464(%rsp)
	vcmpltps	%ymm1, %ymm12, %ymm6
	vblendvps	%ymm6, %ymm1, %ymm7, %ymm4
	vblendvps	%ymm6, %ymm1, %ymm3, %ymm9
	vmovaps	%ymm14, %ymm1
	vbroadcastss	52(%r10), %ymm15
	vbroadcastss	76(%r10), %ymm0
	vbroadcastss	56(%r10), %ymm13
	vbroadcastss	80(%r10), %ymm14
	vbroadcastss	64(%r10), %ymm11
	vbroadcastss	88(%r10), %ymm12
	vbroadcastss	68(%r10), %ymm7
	vbroadcastss	92(%r10), %ymm10
	vminps	%ymm8, %ymm0, %ymm3
	vcmpunordps	%ymm8, %ymm8, %ymm6
	vmovups	%ymm0, 2976(%rsp)
	vblendvps	%ymm6, %ymm0, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm15, %ymm6
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vmovups	%ymm15, 3008(%rsp)
	vblendvps	%ymm3, %ymm15, %ymm6, %ymm6
	vmovaps	%ymm1, %ymm15
	vminps	%ymm5, %ymm14, %ymm3
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vmovups	%ymm14, 2560(%rsp)
	vblendvps	%ymm5, %ymm14, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm13, %ymm5
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vmovups	%ymm13, 2592(%rsp)
	vblendvps	%ymm3, %ymm13, %ymm5, %ymm0
	vmovups	%ymm0, 1264(%rsp)
	vminps	%ymm2, %ymm12, %ymm3
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vmovups	%ymm12, 2688(%rsp)
	vblendvps	%ymm2, %ymm12, %ymm3, %ymm2
	vmaxps	%ymm2, %ymm11, %ymm3
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vmovups	%ymm11, 2720(%rsp)
	vblendvps	%ymm2, %ymm11, %ymm3, %ymm8
	vminps	%ymm4, %ymm10, %ymm2
	vcmpunordps	%ymm4, %ymm4, %ymm3
	vblendvps	%ymm3, %ymm10, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm7, %ymm3
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm7, %ymm3, %ymm14
	vbroadcastss	96(%r10), %ymm3
	vminps	%ymm9, %ymm3, %ymm2
	vcmpunordps	%ymm9, %ymm9, %ymm1
	vmovaps	%ymm6, %ymm9
	vblendvps	%ymm1, %ymm3, %ymm2, %ymm1
	vbroadcastss	72(%r10), %ymm4
	vmaxps	%ymm1, %ymm4, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm4, %ymm2, %ymm0
	vmovups	%ymm0, 1584(%rsp)
	vpbroadcastd	.L33c17(%rip), %ymm1
	vmovdqu	80(%rsp), %ymm0
	vpcmpgtd	%ymm1, %ymm0, %ymm1
	vbroadcastss	.L33c24(%rip), %ymm2
	vmovups	3488(%rsp), %ymm0
	vcmpltps	%ymm2, %ymm0, %ymm2
	vpor	%ymm2, %ymm1, %ymm1
	vmovups	(%rsp), %ymm0
	vmaxps	%ymm15, %ymm0, %ymm0
	vbroadcastss	84(%r10), %ymm2
	vmovups	%ymm2, 2496(%rsp)
	vminps	%ymm0, %ymm2, %ymm0
	vbroadcastss	60(%r10), %ymm2
	vmovups	%ymm2, 2528(%rsp)
	vmaxps	%ymm0, %ymm2, %ymm13
	vpandn	%ymm15, %ymm1, %ymm5
	vbroadcastss	.L33c25(%rip), %ymm2
	vbroadcastss	.L33c26(%rip), %ymm0
	vblendvps	%ymm1, %ymm2, %ymm0, %ymm0
	vmovups	%ymm0, 3360(%rsp)
	movl	%r13d, %edx
	vxorps	%xmm11, %xmm11, %xmm11
	vcvtsi2ss	%rdx, %xmm11, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 3776(%rsp)
	vmovups	%ymm7, 2784(%rsp)
	vmovups	%ymm10, 2752(%rsp)
	vsubss	%xmm7, %xmm10, %xmm0
	vmovss	.L33c22(%rip), %xmm1
	vmulss	%xmm1, %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 3904(%rsp)
	vmovups	%ymm3, 2656(%rsp)
	vmovups	%ymm4, 2624(%rsp)
	vsubss	%xmm4, %xmm3, %xmm0
	vmulss	%xmm1, %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 3872(%rsp)
	movq	%r15, %rdx
	shlq	$5, %rdx
	leaq	(%rdx,%rdx,4), %r12
	leaq	(%r12,%rbp), %r11
	movq	248(%rsp), %r9
	imulq	%rbx, %r9
	movq	%r15, %rsi
	shlq	$6, %rsi
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 2272(%rsp)
	vmovups	%ymm0, 2304(%rsp)
	vmovups	%ymm0, 2336(%rsp)
	vmovups	%ymm0, 2368(%rsp)
	vmovups	%ymm0, 2400(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	vmovups	%ymm0, 2144(%rsp)
	vmovups	%ymm15, 2432(%rsp)
	vbroadcastss	.L33c28(%rip), %ymm0
	vmovups	%ymm0, 3744(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%ymm1, 1808(%rsp)
	vmovups	%ymm0, 2816(%rsp)
	vmovups	%ymm2, 2912(%rsp)
	vbroadcastss	.L33c27(%rip), %ymm0
	vmovups	%ymm0, 3520(%rsp)
	vbroadcastss	.L33c17(%rip), %ymm0
	vmovups	%ymm0, 3040(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 2848(%rsp)
	vxorps	%xmm6, %xmm6, %xmm6
	movq	%r9, 2136(%rsp)
	jmp	.L33b55
	.p2align	4
.L33b100:
	vbroadcastss	.L33c0(%rip), %ymm3
	vmovups	4000(%rsp), %ymm2
	vminps	%ymm3, %ymm2, %ymm2
	vmovups	3968(%rsp), %ymm5
	vminps	%ymm2, %ymm5, %ymm2
	vminps	%ymm2, %ymm11, %ymm2
	vminps	%ymm2, %ymm13, %ymm2
	vminps	%ymm2, %ymm1, %ymm1
	vmovups	960(%rsp), %ymm5
	vmulps	3392(%rsp), %ymm5, %ymm2
	vmulps	%ymm2, %ymm5, %ymm2
	vmovups	560(%rsp), %ymm6
	vmovaps	%ymm3, %ymm8
	vsubps	%ymm6, %ymm3, %ymm3
	vfmadd231ps	%ymm2, %ymm6, %ymm3
	vminps	%ymm1, %ymm3, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm2, %ymm1
	vmovups	304(%rsp), %ymm3
	vmulps	3424(%rsp), %ymm3, %ymm2
	vmulps	%ymm2, %ymm3, %ymm2
	vmovups	208(%rsp), %ymm11
	vsubps	%ymm11, %ymm8, %ymm3
	vfmadd231ps	%ymm2, %ymm11, %ymm3
	vminps	%ymm1, %ymm3, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm2, %ymm1
	vmovups	176(%rsp), %ymm3
	vmulps	624(%rsp), %ymm3, %ymm2
	vmulps	%ymm2, %ymm3, %ymm2
	vmovups	336(%rsp), %ymm11
	vsubps	%ymm11, %ymm8, %ymm3
	vfmadd231ps	%ymm2, %ymm11, %ymm3
	vminps	%ymm1, %ymm3, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm2, %ymm1
	vmovups	144(%rsp), %ymm3
	vmulps	656(%rsp), %ymm3, %ymm2
	vmulps	%ymm2, %ymm3, %ymm2
	vmovups	32(%rsp), %ymm11
	vsubps	%ymm11, %ymm8, %ymm3
	vfmadd231ps	%ymm2, %ymm11, %ymm3
	vminps	%ymm1, %ymm3, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm2, %ymm1
	vmovups	928(%rsp), %ymm11
	vmulps	752(%rsp), %ymm11, %ymm2
	vmulps	%ymm2, %ymm11, %ymm2
	vmovups	1184(%rsp), %ymm13
	vsubps	%ymm13, %ymm8, %ymm3
	vfmadd231ps	%ymm2, %ymm13, %ymm3
	vminps	%ymm1, %ymm3, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm2, %ymm1
	vmovups	1648(%rsp), %ymm3
	vmulps	496(%rsp), %ymm3, %ymm2
	vmulps	%ymm2, %ymm3, %ymm2
	vmovups	1152(%rsp), %ymm13
	vsubps	%ymm13, %ymm8, %ymm3
	vmovaps	%ymm8, %ymm15
	vfmadd231ps	%ymm2, %ymm13, %ymm3
	vminps	%ymm1, %ymm3, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm2, %ymm1
	vmovups	%ymm1, 720(%rsp)
	vmovups	2464(%rsp), %ymm1
	vxorps	%xmm2, %xmm2, %xmm2
	vfmadd132ps	528(%rsp), %ymm2, %ymm1
	vmovups	2272(%rsp), %ymm2
	vfmadd231ps	400(%rsp), %ymm2, %ymm1
	vmovups	272(%rsp), %ymm2
	vfmadd231ps	2304(%rsp), %ymm2, %ymm1
	vmovups	368(%rsp), %ymm2
	vfmadd231ps	2336(%rsp), %ymm2, %ymm1
	vmovups	784(%rsp), %ymm2
	vfmadd231ps	2368(%rsp), %ymm2, %ymm1
	vmovups	112(%rsp), %ymm2
	vfmadd231ps	2400(%rsp), %ymm2, %ymm1
	vmovups	2144(%rsp), %ymm8
	vsubps	%ymm1, %ymm8, %ymm1
	vbroadcastss	.L33c22(%rip), %ymm2
	vmulps	%ymm2, %ymm8, %ymm2
	vmaxps	%ymm1, %ymm2, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm2, %ymm3, %ymm2
	vmulps	1616(%rsp), %ymm7, %ymm13
	vfmadd213ps	%ymm4, %ymm13, %ymm14
	vmulps	1872(%rsp), %ymm14, %ymm7
	vmovups	3136(%rsp), %ymm1
	vfmadd213ps	%ymm10, %ymm7, %ymm1
	vmovups	3104(%rsp), %ymm0
	vfmadd213ps	%ymm1, %ymm13, %ymm0
	vmulps	1088(%rsp), %ymm0, %ymm4
	vmovups	%ymm4, 656(%rsp)
	vmovups	3232(%rsp), %ymm0
	vfmadd213ps	%ymm9, %ymm4, %ymm0
	vmovups	3200(%rsp), %ymm1
	vfmadd213ps	%ymm0, %ymm7, %ymm1
	vmovups	3168(%rsp), %ymm0
	vfmadd213ps	%ymm1, %ymm13, %ymm0
	vmulps	(%rsp), %ymm0, %ymm9
	vmovups	%ymm9, 624(%rsp)
	vmovups	1296(%rsp), %ymm1
	vfmadd213ps	1024(%rsp), %ymm9, %ymm1
	vmovups	1328(%rsp), %ymm0
	vfmadd213ps	%ymm1, %ymm4, %ymm0
	vmovups	1120(%rsp), %ymm1
	vfmadd213ps	%ymm0, %ymm7, %ymm1
	vmovups	992(%rsp), %ymm0
	vfmadd213ps	%ymm1, %ymm13, %ymm0
	vmulps	80(%rsp), %ymm0, %ymm0
	vmovups	3264(%rsp), %ymm3
	vfmadd213ps	1904(%rsp), %ymm0, %ymm3
	vmovups	3296(%rsp), %ymm1
	vfmadd213ps	%ymm3, %ymm9, %ymm1
	vmovups	1360(%rsp), %ymm3
	vfmadd213ps	%ymm1, %ymm4, %ymm3
	vbroadcastss	.L33c18(%rip), %ymm1
	vmaxps	%ymm1, %ymm2, %ymm2
	vdivps	%ymm2, %ymm15, %ymm2
	vmovups	1056(%rsp), %ymm1
	vfmadd213ps	%ymm3, %ymm7, %ymm1
	vmovups	3072(%rsp), %ymm4
	vfmadd213ps	%ymm1, %ymm13, %ymm4
	vmovups	%ymm8, 2144(%rsp)
	vmulps	%ymm2, %ymm8, %ymm2
	vmulps	2432(%rsp), %ymm2, %ymm2
	vmovups	3520(%rsp), %ymm1
	vminps	%ymm2, %ymm1, %ymm3
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm3, %ymm2
	vmulps	%ymm4, %ymm5, %ymm9
	vbroadcastss	.L33c86(%rip), %ymm1
	vmaxps	%ymm1, %ymm2, %ymm2
	vxorps	%xmm1, %xmm1, %xmm1
	vcmpltps	1808(%rsp), %ymm1, %ymm4
	vmovups	%ymm4, 80(%rsp)
	vcmpnltps	%ymm8, %ymm1, %ymm3
	vorps	%ymm3, %ymm4, %ymm3
	vblendvps	%ymm3, %ymm15, %ymm2, %ymm1
	vmovups	2240(%rsp), %ymm5
	vandps	%ymm5, %ymm9, %ymm2
	vmovaps	%ymm9, %ymm3
	vmovups	%ymm9, 496(%rsp)
	vbroadcastss	.L33c88(%rip), %ymm6
	vaddps	%ymm6, %ymm2, %ymm2
	vdivps	%ymm2, %ymm15, %ymm2
	vmovups	%ymm2, 1712(%rsp)
	vmovups	2880(%rsp), %ymm8
	vmulps	%ymm2, %ymm8, %ymm2
	vmovups	%ymm1, 688(%rsp)
	vminps	%ymm1, %ymm2, %ymm9
	vcmpunordps	%ymm1, %ymm1, %ymm10
	vblendvps	%ymm10, %ymm2, %ymm9, %ymm2
	vmulps	304(%rsp), %ymm0, %ymm4
	vandps	%ymm5, %ymm4, %ymm0
	vmovups	%ymm4, (%rsp)
	vmovaps	%ymm6, %ymm10
	vaddps	%ymm6, %ymm0, %ymm0
	vdivps	%ymm0, %ymm15, %ymm14
	vmovups	1584(%rsp), %ymm1
	vmulps	%ymm1, %ymm14, %ymm0
	vminps	%ymm2, %ymm0, %ymm9
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm0, %ymm9, %ymm2
	vmulps	%ymm7, %ymm11, %ymm0
	vmovups	%ymm0, 752(%rsp)
	vandps	%ymm5, %ymm0, %ymm0
	vaddps	%ymm6, %ymm0, %ymm0
	vdivps	%ymm0, %ymm15, %ymm7
	vmovups	%ymm7, 1744(%rsp)
	vmovaps	%ymm15, %ymm6
	vbroadcastss	.L33c14(%rip), %ymm0
	vmulps	%ymm0, %ymm7, %ymm9
	vmulps	%ymm9, %ymm8, %ymm11
	vmulps	%ymm1, %ymm9, %ymm9
	vminps	%ymm11, %ymm9, %ymm15
	vcmpunordps	%ymm11, %ymm11, %ymm11
	vblendvps	%ymm11, %ymm9, %ymm15, %ymm9
	vmulps	3904(%rsp), %ymm7, %ymm11
	vminps	%ymm9, %ymm11, %ymm15
	vcmpunordps	%ymm9, %ymm9, %ymm9
	vblendvps	%ymm9, %ymm11, %ymm15, %ymm9
	vminps	%ymm2, %ymm9, %ymm11
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm9, %ymm11, %ymm2
	vmulps	1648(%rsp), %ymm13, %ymm7
	vmovups	%ymm7, 304(%rsp)
	vandps	%ymm5, %ymm7, %ymm9
	vaddps	%ymm10, %ymm9, %ymm9
	vdivps	%ymm9, %ymm6, %ymm9
	vmulps	%ymm0, %ymm9, %ymm11
	vmulps	%ymm11, %ymm8, %ymm15
	vmulps	%ymm1, %ymm11, %ymm11
	vminps	%ymm15, %ymm11, %ymm0
	vcmpunordps	%ymm15, %ymm15, %ymm15
	vblendvps	%ymm15, %ymm11, %ymm0, %ymm0
	vmulps	3872(%rsp), %ymm9, %ymm11
	vminps	%ymm0, %ymm11, %ymm15
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm11, %ymm15, %ymm0
	vminps	%ymm2, %ymm0, %ymm11
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm0, %ymm11, %ymm0
	vmovups	%ymm0, 464(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpltps	%ymm0, %ymm3, %ymm0
	vmovups	1840(%rsp), %ymm3
	vsubps	3008(%rsp), %ymm3, %ymm2
	vmovups	2976(%rsp), %ymm1
	vsubps	%ymm3, %ymm1, %ymm15
	vblendvps	%ymm0, %ymm2, %ymm15, %ymm0
	vxorps	%xmm1, %xmm1, %xmm1
	vcmpltps	%ymm1, %ymm4, %ymm2
	vmovups	1264(%rsp), %ymm1
	vsubps	2592(%rsp), %ymm1, %ymm15
	vmovups	2560(%rsp), %ymm3
	vsubps	%ymm1, %ymm3, %ymm11
	vblendvps	%ymm2, %ymm15, %ymm11, %ymm2
	vmulps	1712(%rsp), %ymm0, %ymm0
	vbroadcastss	.L33c89(%rip), %ymm15
	vmulps	%ymm0, %ymm15, %ymm0
	vxorps	%xmm1, %xmm1, %xmm1
	vcmpltps	560(%rsp), %ymm1, %ymm3
	vbroadcastss	.L33c28(%rip), %ymm8
	vminps	%ymm8, %ymm0, %ymm0
	vblendvps	%ymm3, %ymm0, %ymm8, %ymm0
	vmulps	%ymm2, %ymm14, %ymm2
	vmulps	%ymm2, %ymm15, %ymm2
	vcmpltps	208(%rsp), %ymm1, %ymm3
	vblendvps	%ymm3, %ymm2, %ymm8, %ymm2
	vmovaps	%ymm8, %ymm14
	vminps	%ymm0, %ymm2, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm3, %ymm0
	vmovups	176(%rsp), %ymm7
	vmulps	624(%rsp), %ymm7, %ymm13
	vcmpltps	%ymm1, %ymm13, %ymm2
	vmovups	896(%rsp), %ymm1
	vsubps	2528(%rsp), %ymm1, %ymm10
	vmovups	2496(%rsp), %ymm4
	vsubps	%ymm1, %ymm4, %ymm11
	vblendvps	%ymm2, %ymm10, %ymm11, %ymm2
	vandps	%ymm5, %ymm13, %ymm10
	vbroadcastss	.L33c88(%rip), %ymm8
	vaddps	%ymm8, %ymm10, %ymm10
	vdivps	%ymm10, %ymm6, %ymm10
	vmulps	%ymm2, %ymm10, %ymm2
	vmulps	%ymm2, %ymm15, %ymm2
	vxorps	%xmm1, %xmm1, %xmm1
	vcmpltps	336(%rsp), %ymm1, %ymm10
	vblendvps	%ymm10, %ymm2, %ymm14, %ymm2
	vmovaps	%ymm14, %ymm3
	vminps	%ymm0, %ymm2, %ymm10
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm10, %ymm0
	vmovups	656(%rsp), %ymm1
	vmulps	144(%rsp), %ymm1, %ymm10
	vandps	%ymm5, %ymm10, %ymm2
	vaddps	%ymm2, %ymm8, %ymm2
	vdivps	%ymm2, %ymm6, %ymm2
	vxorps	%xmm1, %xmm1, %xmm1
	vcmpltps	%ymm1, %ymm10, %ymm4
	vmovups	432(%rsp), %ymm1
	vsubps	2720(%rsp), %ymm1, %ymm11
	vmovups	2688(%rsp), %ymm5
	vsubps	%ymm1, %ymm5, %ymm14
	vblendvps	%ymm4, %ymm11, %ymm14, %ymm4
	vmulps	%ymm2, %ymm4, %ymm2
	vmulps	%ymm2, %ymm15, %ymm2
	vxorps	%xmm1, %xmm1, %xmm1
	vcmpltps	32(%rsp), %ymm1, %ymm4
	vblendvps	%ymm4, %ymm2, %ymm3, %ymm2
	vminps	%ymm0, %ymm2, %ymm4
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm4, %ymm0
	vmovups	752(%rsp), %ymm14
	vcmpltps	%ymm1, %ymm14, %ymm2
	vmovups	3680(%rsp), %ymm5
	vsubps	2784(%rsp), %ymm5, %ymm4
	vmovups	2752(%rsp), %ymm1
	vsubps	%ymm5, %ymm1, %ymm11
	vblendvps	%ymm2, %ymm4, %ymm11, %ymm2
	vmulps	1744(%rsp), %ymm2, %ymm1
	vmulps	%ymm1, %ymm15, %ymm1
	vxorps	%xmm2, %xmm2, %xmm2
	vcmpltps	1184(%rsp), %ymm2, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm3, %ymm1
	vmovaps	%ymm3, %ymm6
	vminps	%ymm0, %ymm1, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm2, %ymm3
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	304(%rsp), %ymm8
	vcmpltps	%ymm1, %ymm8, %ymm1
	vmovups	1936(%rsp), %ymm4
	vsubps	2624(%rsp), %ymm4, %ymm2
	vmovups	2656(%rsp), %ymm0
	vsubps	%ymm4, %ymm0, %ymm4
	vblendvps	%ymm1, %ymm2, %ymm4, %ymm1
	vmulps	%ymm1, %ymm9, %ymm1
	vmulps	%ymm1, %ymm15, %ymm1
	vxorps	%xmm2, %xmm2, %xmm2
	vcmpltps	1152(%rsp), %ymm2, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm6, %ymm1
	vminps	%ymm3, %ymm1, %ymm2
	vcmpunordps	%ymm3, %ymm3, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm2, %ymm0
	vsqrtps	%ymm12, %ymm4
	vbroadcastss	.L33c0(%rip), %ymm1
	vmovups	896(%rsp), %ymm6
	vdivps	%ymm6, %ymm1, %ymm2
	vmulps	%ymm2, %ymm7, %ymm1
	vmovups	%ymm1, 560(%rsp)
	vmulps	%ymm4, %ymm1, %ymm2
	vbroadcastss	.L33c85(%rip), %ymm1
	vmulps	%ymm1, %ymm2, %ymm2
	vmovaps	%ymm4, %ymm1
	vmovups	%ymm4, 336(%rsp)
	vminps	%ymm4, %ymm2, %ymm4
	vcmpunordps	%ymm1, %ymm1, %ymm11
	vblendvps	%ymm11, %ymm2, %ymm4, %ymm1
	vmovups	%ymm1, 208(%rsp)
	vmovups	1264(%rsp), %ymm1
	vaddps	(%rsp), %ymm1, %ymm2
	vmovups	2560(%rsp), %ymm3
	vminps	%ymm2, %ymm3, %ymm4
	vcmpunordps	%ymm2, %ymm2, %ymm11
	vblendvps	%ymm11, %ymm3, %ymm4, %ymm4
	vmovups	2592(%rsp), %ymm3
	vmaxps	%ymm4, %ymm3, %ymm11
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm3, %ymm11, %ymm4
	vcmpneqps	%ymm4, %ymm2, %ymm2
	vcmpeqps	%ymm1, %ymm4, %ymm4
	vandps	%ymm2, %ymm4, %ymm1
	vmovups	%ymm1, 32(%rsp)
	vmovups	1840(%rsp), %ymm7
	vaddps	496(%rsp), %ymm7, %ymm2
	vmovups	2976(%rsp), %ymm12
	vminps	%ymm2, %ymm12, %ymm4
	vcmpunordps	%ymm2, %ymm2, %ymm11
	vblendvps	%ymm11, %ymm12, %ymm4, %ymm4
	vmovups	3008(%rsp), %ymm9
	vmaxps	%ymm4, %ymm9, %ymm11
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm9, %ymm11, %ymm4
	vcmpneqps	%ymm4, %ymm2, %ymm2
	vcmpeqps	%ymm7, %ymm4, %ymm4
	vandps	%ymm2, %ymm4, %ymm2
	vaddps	%ymm6, %ymm13, %ymm3
	vmovups	2496(%rsp), %ymm1
	vminps	%ymm3, %ymm1, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm11
	vblendvps	%ymm11, %ymm1, %ymm4, %ymm4
	vmovups	2528(%rsp), %ymm1
	vmaxps	%ymm4, %ymm1, %ymm11
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm1, %ymm11, %ymm4
	vcmpneqps	%ymm4, %ymm3, %ymm3
	vcmpeqps	%ymm6, %ymm4, %ymm4
	vandps	%ymm3, %ymm4, %ymm3
	vmovups	432(%rsp), %ymm6
	vaddps	%ymm6, %ymm10, %ymm4
	vmovups	2688(%rsp), %ymm1
	vminps	%ymm4, %ymm1, %ymm10
	vcmpunordps	%ymm4, %ymm4, %ymm11
	vblendvps	%ymm11, %ymm1, %ymm10, %ymm10
	vmovups	2720(%rsp), %ymm1
	vmaxps	%ymm10, %ymm1, %ymm11
	vcmpunordps	%ymm10, %ymm10, %ymm10
	vblendvps	%ymm10, %ymm1, %ymm11, %ymm10
	vcmpneqps	%ymm4, %ymm10, %ymm4
	vcmpeqps	%ymm6, %ymm10, %ymm10
	vandps	%ymm4, %ymm10, %ymm4
	vaddps	%ymm5, %ymm14, %ymm10
	vmovups	2752(%rsp), %ymm1
	vminps	%ymm10, %ymm1, %ymm11
	vcmpunordps	%ymm10, %ymm10, %ymm14
	vblendvps	%ymm14, %ymm1, %ymm11, %ymm11
	vmovups	2784(%rsp), %ymm1
	vmaxps	%ymm11, %ymm1, %ymm14
	vcmpunordps	%ymm11, %ymm11, %ymm11
	vblendvps	%ymm11, %ymm1, %ymm14, %ymm11
	vcmpneqps	%ymm11, %ymm10, %ymm10
	vcmpeqps	%ymm5, %ymm11, %ymm11
	vandps	%ymm10, %ymm11, %ymm10
	vmovups	1936(%rsp), %ymm6
	vaddps	%ymm6, %ymm8, %ymm11
	vmovups	2656(%rsp), %ymm1
	vminps	%ymm11, %ymm1, %ymm14
	vcmpunordps	%ymm11, %ymm11, %ymm15
	vblendvps	%ymm15, %ymm1, %ymm14, %ymm14
	vmovups	2624(%rsp), %ymm1
	vmaxps	%ymm14, %ymm1, %ymm15
	vcmpunordps	%ymm14, %ymm14, %ymm14
	vblendvps	%ymm14, %ymm1, %ymm15, %ymm14
	vcmpneqps	%ymm14, %ymm11, %ymm11
	vcmpeqps	%ymm6, %ymm14, %ymm14
	vandps	%ymm11, %ymm14, %ymm11
	vpsrld	$31, %ymm10, %ymm10
	vpslld	$4, %ymm10, %ymm10
	vpsrld	$31, %ymm11, %ymm11
	vpslld	$5, %ymm11, %ymm11
	vpor	%ymm11, %ymm10, %ymm10
	vpsrld	$31, %ymm4, %ymm4
	vpslld	$3, %ymm4, %ymm4
	vpor	%ymm4, %ymm10, %ymm4
	vpsrld	$31, %ymm3, %ymm3
	vpslld	$2, %ymm3, %ymm3
	vpor	%ymm3, %ymm4, %ymm3
	vmovdqu	32(%rsp), %ymm1
	vpsrld	$31, %ymm1, %ymm4
	vpaddd	%ymm4, %ymm4, %ymm4
	vpor	%ymm4, %ymm3, %ymm3
	vmovups	3040(%rsp), %ymm1
	vbroadcastss	.L33c28(%rip), %ymm4
	vcmpltps	%ymm4, %ymm1, %ymm4
	vmovups	464(%rsp), %ymm6
	vcmpltps	%ymm6, %ymm0, %ymm10
	vandps	%ymm4, %ymm10, %ymm1
	vmovups	%ymm1, 32(%rsp)
	vblendvps	%ymm1, %ymm0, %ymm6, %ymm0
	vmovups	496(%rsp), %ymm1
	vfmadd213ps	%ymm7, %ymm0, %ymm1
	vminps	%ymm1, %ymm12, %ymm4
	vcmpunordps	%ymm1, %ymm1, %ymm6
	vblendvps	%ymm6, %ymm12, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm9, %ymm6
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm9, %ymm6, %ymm4
	vmovups	(%rsp), %ymm1
	vmovups	1264(%rsp), %ymm8
	vfmadd213ps	%ymm8, %ymm0, %ymm1
	vmovups	2560(%rsp), %ymm9
	vminps	%ymm1, %ymm9, %ymm6
	vcmpunordps	%ymm1, %ymm1, %ymm11
	vblendvps	%ymm11, %ymm9, %ymm6, %ymm6
	vmovups	2592(%rsp), %ymm1
	vmaxps	%ymm6, %ymm1, %ymm11
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm1, %ymm11, %ymm11
	vpsubd	%ymm2, %ymm3, %ymm6
	vmovdqu	%ymm6, 176(%rsp)
	vmovups	3808(%rsp), %ymm1
	vsubps	2944(%rsp), %ymm1, %ymm3
	vmovups	%ymm3, 464(%rsp)
	vbroadcastss	.L33c83(%rip), %ymm1
	vmovups	720(%rsp), %ymm2
	vcmpltps	%ymm1, %ymm2, %ymm15
	vxorps	%xmm1, %xmm1, %xmm1
	vpcmpeqd	%ymm1, %ymm6, %ymm6
	vpcmpeqd	%ymm1, %ymm1, %ymm1
	vpxor	%ymm1, %ymm6, %ymm6
	vpxor	%xmm1, %xmm1, %xmm1
	vcmpnltps	%ymm3, %ymm1, %ymm12
	vandps	80(%rsp), %ymm15, %ymm1
	vmovups	%ymm1, 496(%rsp)
	vorps	%ymm1, %ymm12, %ymm12
	vorps	%ymm6, %ymm12, %ymm12
	vblendvps	%ymm12, %ymm7, %ymm4, %ymm1
	vmovups	%ymm1, (%rsp)
	vsubps	%ymm7, %ymm1, %ymm13
	vmovups	2464(%rsp), %ymm2
	vblendvps	%ymm12, %ymm2, %ymm13, %ymm2
	vblendvps	%ymm12, %ymm8, %ymm11, %ymm3
	vmovups	%ymm3, 144(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vfmadd132ps	528(%rsp), %ymm1, %ymm13
	vsubps	%ymm8, %ymm3, %ymm4
	vmovups	2272(%rsp), %ymm3
	vblendvps	%ymm12, %ymm3, %ymm4, %ymm3
	vfmadd231ps	400(%rsp), %ymm4, %ymm13
	vmovups	752(%rsp), %ymm1
	vfmadd213ps	%ymm5, %ymm0, %ymm1
	vmovups	2752(%rsp), %ymm6
	vminps	%ymm1, %ymm6, %ymm4
	vcmpunordps	%ymm1, %ymm1, %ymm7
	vblendvps	%ymm7, %ymm6, %ymm4, %ymm4
	vmovups	2784(%rsp), %ymm1
	vmaxps	%ymm4, %ymm1, %ymm7
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm1, %ymm7, %ymm4
	vblendvps	%ymm12, %ymm5, %ymm4, %ymm14
	vsubps	%ymm5, %ymm14, %ymm4
	vfmadd231ps	784(%rsp), %ymm4, %ymm13
	vmovups	2368(%rsp), %ymm5
	vblendvps	%ymm12, %ymm5, %ymm4, %ymm5
	vmovups	688(%rsp), %ymm8
	vbroadcastss	.L33c0(%rip), %ymm10
	vdivps	%ymm8, %ymm10, %ymm4
	vmovups	%ymm2, 2464(%rsp)
	vmulps	%ymm2, %ymm4, %ymm7
	vmovups	816(%rsp), %ymm2
	vfnmadd213ps	272(%rsp), %ymm7, %ymm2
	vmovups	1392(%rsp), %ymm1
	vfnmadd213ps	368(%rsp), %ymm7, %ymm1
	vmovups	%ymm3, 2272(%rsp)
	vmulps	%ymm3, %ymm4, %ymm7
	vmovups	848(%rsp), %ymm3
	vfnmadd213ps	%ymm2, %ymm7, %ymm3
	vmovups	1424(%rsp), %ymm2
	vfnmadd213ps	%ymm1, %ymm7, %ymm2
	vmovups	%ymm5, 2368(%rsp)
	vmulps	%ymm5, %ymm4, %ymm7
	vmovups	592(%rsp), %ymm1
	vfnmadd213ps	%ymm3, %ymm7, %ymm1
	vmovups	1216(%rsp), %ymm3
	vfnmadd213ps	%ymm2, %ymm7, %ymm3
	vmovups	2432(%rsp), %ymm2
	vblendvps	%ymm12, %ymm2, %ymm0, %ymm2
	vmovups	%ymm2, 2432(%rsp)
	vcmpnleps	%ymm0, %ymm8, %ymm2
	vmovups	%ymm2, 400(%rsp)
	vmovups	1936(%rsp), %ymm2
	vfmadd132ps	304(%rsp), %ymm2, %ymm0
	vmovups	2656(%rsp), %ymm6
	vminps	%ymm0, %ymm6, %ymm5
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm6, %ymm5, %ymm0
	vmovups	2624(%rsp), %ymm6
	vmaxps	%ymm0, %ymm6, %ymm5
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm6, %ymm5, %ymm0
	vblendvps	%ymm12, %ymm2, %ymm0, %ymm0
	vmovups	%ymm0, 1584(%rsp)
	vsubps	%ymm2, %ymm0, %ymm0
	vfmadd231ps	112(%rsp), %ymm0, %ymm13
	vmovups	2400(%rsp), %ymm2
	vblendvps	%ymm12, %ymm2, %ymm0, %ymm2
	vmovups	%ymm2, 2400(%rsp)
	vmulps	%ymm2, %ymm4, %ymm0
	vmovups	1968(%rsp), %ymm2
	vfnmadd213ps	%ymm1, %ymm0, %ymm2
	vmovups	1680(%rsp), %ymm1
	vfnmadd213ps	%ymm3, %ymm0, %ymm1
	vmovups	4064(%rsp), %ymm3
	vmulps	%ymm2, %ymm3, %ymm2
	vmulps	1456(%rsp), %ymm3, %ymm4
	vmovups	4032(%rsp), %ymm6
	vmulps	%ymm4, %ymm6, %ymm5
	vmulps	%ymm2, %ymm5, %ymm0
	vfmsub231ps	%ymm1, %ymm6, %ymm0
	vfnmadd213ps	%ymm10, %ymm5, %ymm5
	vbroadcastss	.L33c76(%rip), %ymm1
	vmaxps	%ymm1, %ymm5, %ymm5
	vdivps	%ymm5, %ymm10, %ymm5
	vmulps	%ymm0, %ymm5, %ymm0
	vmulps	%ymm0, %ymm6, %ymm0
	vmulps	%ymm0, %ymm8, %ymm0
	vbroadcastss	.L33c90(%rip), %ymm6
	vmovups	432(%rsp), %ymm7
	vmulps	%ymm6, %ymm7, %ymm5
	vmaxps	%ymm0, %ymm5, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm5, %ymm1, %ymm0
	vmulps	%ymm2, %ymm3, %ymm1
	vmulps	%ymm3, %ymm4, %ymm2
	vaddps	%ymm0, %ymm7, %ymm0
	vmovups	2688(%rsp), %ymm3
	vminps	%ymm0, %ymm3, %ymm4
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm3, %ymm4, %ymm0
	vmovups	2720(%rsp), %ymm3
	vmaxps	%ymm0, %ymm3, %ymm4
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm3, %ymm4, %ymm0
	vblendvps	%ymm12, %ymm7, %ymm0, %ymm0
	vmovups	%ymm0, 304(%rsp)
	vmulps	%ymm1, %ymm8, %ymm1
	vsubps	%ymm7, %ymm0, %ymm4
	vfnmadd231ps	%ymm2, %ymm4, %ymm1
	vmovups	896(%rsp), %ymm9
	vmulps	%ymm6, %ymm9, %ymm2
	vmaxps	%ymm1, %ymm2, %ymm5
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm2, %ymm5, %ymm11
	vbroadcastss	.L33c87(%rip), %ymm0
	vmovups	336(%rsp), %ymm3
	vmulps	%ymm0, %ymm3, %ymm1
	vmulps	%ymm1, %ymm3, %ymm1
	vmulps	560(%rsp), %ymm1, %ymm1
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	1808(%rsp), %ymm5
	vcmpnltps	%ymm5, %ymm0, %ymm2
	vorps	%ymm2, %ymm15, %ymm2
	vbroadcastss	.L33c28(%rip), %ymm10
	vblendvps	%ymm2, %ymm10, %ymm1, %ymm1
	vbroadcastss	16(%r10), %ymm0
	vcmpleps	%ymm0, %ymm1, %ymm7
	vmulss	%xmm0, %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	2176(%rsp), %ymm1
	vcmpleps	%ymm0, %ymm1, %ymm1
	vmovups	3744(%rsp), %ymm8
	vcmpltps	%ymm3, %ymm8, %ymm6
	vorps	%ymm6, %ymm15, %ymm6
	vandps	80(%rsp), %ymm6, %ymm6
	vmovups	2912(%rsp), %ymm0
	vbroadcastss	.L33c22(%rip), %ymm15
	vmulps	%ymm0, %ymm15, %ymm15
	vblendvps	%ymm6, %ymm15, %ymm0, %ymm6
	vblendvps	%ymm12, %ymm8, %ymm3, %ymm8
	vmovups	%ymm8, 3744(%rsp)
	vandps	%ymm1, %ymm7, %ymm15
	vmovups	3328(%rsp), %ymm1
	vblendvps	%ymm2, %ymm10, %ymm1, %ymm1
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	464(%rsp), %ymm7
	vcmpltps	%ymm7, %ymm2, %ymm2
	vmovups	2816(%rsp), %ymm8
	vblendvps	%ymm2, %ymm1, %ymm8, %ymm8
	vmovups	%ymm8, 2816(%rsp)
	vblendvps	%ymm2, %ymm6, %ymm0, %ymm0
	vmovups	%ymm0, 2912(%rsp)
	vmovups	208(%rsp), %ymm0
	vcmpnleps	%ymm6, %ymm0, %ymm1
	vorps	400(%rsp), %ymm1, %ymm1
	vorps	496(%rsp), %ymm1, %ymm1
	vpslld	$31, %ymm1, %ymm1
	vpsrad	$31, %ymm1, %ymm1
	vpbroadcastd	.L33c0(%rip), %ymm10
	vpandn	%ymm10, %ymm1, %ymm1
	vblendvps	%ymm2, %ymm1, %ymm5, %ymm5
	vmovups	%ymm5, 1808(%rsp)
	vandps	176(%rsp), %ymm2, %ymm1
	vfmadd231ps	368(%rsp), %ymm4, %ymm13
	vmovups	2336(%rsp), %ymm0
	vblendvps	%ymm12, %ymm0, %ymm4, %ymm0
	vmovups	%ymm0, 2336(%rsp)
	vorps	3936(%rsp), %ymm1, %ymm1
	vaddps	%ymm11, %ymm9, %ymm2
	vmovups	2496(%rsp), %ymm3
	vminps	%ymm2, %ymm3, %ymm4
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm3, %ymm4, %ymm2
	vmovups	2528(%rsp), %ymm3
	vmaxps	%ymm2, %ymm3, %ymm4
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm3, %ymm4, %ymm2
	vblendvps	%ymm12, %ymm9, %ymm2, %ymm2
	vsubps	%ymm9, %ymm2, %ymm4
	vfmadd231ps	272(%rsp), %ymm4, %ymm13
	vmovups	2304(%rsp), %ymm0
	vblendvps	%ymm12, %ymm0, %ymm4, %ymm0
	vmovups	%ymm0, 2304(%rsp)
	vmovups	32(%rsp), %ymm0
	vandnps	%ymm13, %ymm0, %ymm4
	vmovups	2144(%rsp), %ymm0
	vblendvps	%ymm12, %ymm0, %ymm4, %ymm0
	vmovups	%ymm0, 2144(%rsp)
	vandps	%ymm1, %ymm12, %ymm4
	vandnps	%ymm7, %ymm15, %ymm0
	vxorps	%xmm6, %xmm6, %xmm6
	vaddps	2944(%rsp), %ymm0, %ymm0
	vmovups	2848(%rsp), %ymm1
	vcmpltps	3776(%rsp), %ymm1, %ymm1
	vandps	%ymm0, %ymm1, %ymm5
	vmovups	(%rsp), %ymm9
	vmovups	144(%rsp), %ymm0
	vmovups	%ymm0, 1264(%rsp)
	vmovaps	%ymm2, %ymm13
	vmovups	304(%rsp), %ymm8
	vmovdqa	%ymm10, %ymm15
.L33b55:
	vxorps	%xmm3, %xmm3, %xmm3
	vpshufb	.L33c29(%rip), %ymm4, %ymm0
	vpermq	$232, %ymm0, %ymm2
	vpbroadcastd	.L33c30(%rip), %ymm0
	vpand	%ymm0, %ymm4, %ymm0
	vmovdqu	%ymm0, 4224(%rsp)
	vpcmpeqd	%ymm6, %ymm0, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 3632(%rsp)
	vpbroadcastd	.L33c31(%rip), %ymm0
	vpand	%ymm0, %ymm4, %ymm0
	vmovdqu	%ymm0, 4192(%rsp)
	vpcmpeqd	%ymm6, %ymm0, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 3616(%rsp)
	vpbroadcastd	.L33c32(%rip), %ymm0
	vpand	%ymm0, %ymm4, %ymm0
	vmovdqu	%ymm0, 4160(%rsp)
	vpcmpeqd	%ymm6, %ymm0, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 3600(%rsp)
	vpbroadcastd	.L33c33(%rip), %ymm0
	vpand	%ymm0, %ymm4, %ymm0
	vmovdqu	%ymm0, 4128(%rsp)
	vpcmpeqd	%ymm6, %ymm0, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 3584(%rsp)
	vpbroadcastd	.L33c34(%rip), %ymm0
	vmovups	%ymm4, 3936(%rsp)
	vpand	%ymm0, %ymm4, %ymm0
	vmovdqu	%ymm0, 4096(%rsp)
	vpcmpeqd	%ymm6, %ymm0, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 3568(%rsp)
	vpcmpeqd	%xmm0, %xmm0, %xmm0
	vmovdqu	%ymm2, 4256(%rsp)
	vpxor	%xmm0, %xmm2, %xmm0
	vmovdqa	%xmm0, 3552(%rsp)
	vmovups	1584(%rsp), %ymm1
	.p2align	4
.L33b56:
	vmovaps	%ymm9, %ymm10
	vaddss	%xmm3, %xmm5, %xmm0
	vmovaps	%ymm1, %ymm9
	vmovshdup	%xmm5, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufpd	$1, %xmm5, %xmm5, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufps	$255, %xmm5, %xmm5, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vextractf128	$1, %ymm5, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovshdup	%xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufpd	$1, %xmm1, %xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufps	$255, %xmm1, %xmm1, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	testq	%r15, %r15
	vmovups	%ymm13, 896(%rsp)
	vmovups	%ymm8, 432(%rsp)
	vmovups	%ymm9, 1584(%rsp)
	vmovups	%ymm10, 1840(%rsp)
	vmovups	%ymm5, 3808(%rsp)
	vmovups	%ymm14, 2880(%rsp)
	vmovss	%xmm0, 2176(%rsp)
	je	.L33b57
	vdivps	%ymm14, %ymm15, %ymm9
	vbroadcastss	.L33c35(%rip), %ymm1
	vmulps	%ymm1, %ymm9, %ymm11
	vbroadcastss	.L33c36(%rip), %ymm8
	vsubps	%ymm10, %ymm8, %ymm2
	vmulps	%ymm2, %ymm11, %ymm3
	vxorps	2000(%rsp), %ymm3, %ymm4
	vmulps	%ymm4, %ymm3, %ymm2
	vbroadcastss	.L33c38(%rip), %ymm1
	vmaxps	%ymm1, %ymm2, %ymm2
	vbroadcastss	.L33c39(%rip), %ymm0
	vmulps	%ymm0, %ymm2, %ymm5
	vroundps	$8, %ymm5, %ymm5
	vbroadcastss	.L33c40(%rip), %ymm1
	vfmadd231ps	%ymm1, %ymm5, %ymm2
	vbroadcastss	.L33c41(%rip), %ymm1
	vfmadd231ps	%ymm1, %ymm5, %ymm2
	vmulps	%ymm0, %ymm2, %ymm2
	vbroadcastss	.L33c43(%rip), %ymm6
	vbroadcastss	.L33c42(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm2, %ymm6
	vbroadcastss	.L33c44(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm2, %ymm6
	vbroadcastss	.L33c45(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm2, %ymm6
	vbroadcastss	.L33c46(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm2, %ymm6
	vfmadd213ps	%ymm15, %ymm2, %ymm6
	vbroadcastss	.L33c47(%rip), %ymm1
	vaddps	%ymm1, %ymm5, %ymm2
	vcvttps2dq	%ymm2, %ymm5
	vpsrad	$31, %ymm5, %ymm7
	vbroadcastss	.L33c48(%rip), %ymm1
	vsubps	%ymm1, %ymm2, %ymm2
	vcvttps2dq	%ymm2, %ymm2
	vpand	%ymm7, %ymm2, %ymm2
	vpor	%ymm2, %ymm5, %ymm2
	vandps	2240(%rsp), %ymm3, %ymm5
	vbroadcastss	.L33c49(%rip), %ymm1
	vfmadd213ps	%ymm15, %ymm1, %ymm5
	vdivps	%ymm5, %ymm15, %ymm5
	vpslld	$23, %ymm2, %ymm2
	vmulps	%ymm2, %ymm6, %ymm2
	vbroadcastss	.L33c51(%rip), %ymm6
	vbroadcastss	.L33c50(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vbroadcastss	.L33c52(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vbroadcastss	.L33c53(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vbroadcastss	.L33c54(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vbroadcastss	.L33c55(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vbroadcastss	.L33c56(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vbroadcastss	.L33c57(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vcmpltps	%ymm4, %ymm3, %ymm4
	vbroadcastss	.L33c14(%rip), %ymm1
	vblendvps	%ymm4, %ymm8, %ymm1, %ymm7
	vbroadcastss	.L33c58(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vmulps	%ymm6, %ymm5, %ymm4
	vmulps	%ymm2, %ymm4, %ymm4
	vmulps	%ymm4, %ymm7, %ymm8
	vbroadcastss	.L33c59(%rip), %ymm1
	vmulps	%ymm1, %ymm9, %ymm0
	vmovups	%ymm0, (%rsp)
	vbroadcastss	.L33c60(%rip), %ymm1
	vmovups	%ymm9, 80(%rsp)
	vmulps	%ymm1, %ymm9, %ymm5
	vmovaps	%ymm11, %ymm6
	vmulps	%ymm5, %ymm11, %ymm0
	vmovups	%ymm0, 208(%rsp)
	movq	%rbp, %rdx
	xorl	%r14d, %r14d
	vmovaps	%ymm15, %ymm1
	vmovaps	%ymm10, %ymm0
	vmovss	.L33c14(%rip), %xmm11
	.p2align	4
.L33b61:
	vxorps	%xmm9, %xmm9, %xmm9
	vcvtsi2ss	%r14, %xmm9, %xmm9
	vaddss	%xmm11, %xmm9, %xmm9
	vbroadcastss	%xmm9, %ymm9
	vsubps	%ymm0, %ymm9, %ymm9
	vmulps	%ymm6, %ymm9, %ymm9
	vxorps	2000(%rsp), %ymm9, %ymm10
	vmulps	%ymm10, %ymm9, %ymm11
	vbroadcastss	.L33c38(%rip), %ymm12
	vmaxps	%ymm12, %ymm11, %ymm11
	vbroadcastss	.L33c39(%rip), %ymm13
	vmulps	%ymm13, %ymm11, %ymm12
	vroundps	$8, %ymm12, %ymm12
	vbroadcastss	.L33c40(%rip), %ymm14
	vfmadd231ps	%ymm14, %ymm12, %ymm11
	vbroadcastss	.L33c41(%rip), %ymm14
	vfmadd231ps	%ymm14, %ymm12, %ymm11
	vmulps	%ymm13, %ymm11, %ymm14
	vbroadcastss	.L33c43(%rip), %ymm11
	vbroadcastss	.L33c47(%rip), %ymm4
	vaddps	%ymm4, %ymm12, %ymm12
	vcvttps2dq	%ymm12, %ymm13
	vbroadcastss	.L33c42(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm14, %ymm11
	vpsrad	$31, %ymm13, %ymm15
	vbroadcastss	.L33c48(%rip), %ymm4
	vsubps	%ymm4, %ymm12, %ymm12
	vcvttps2dq	%ymm12, %ymm12
	vbroadcastss	.L33c44(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm14, %ymm11
	vpand	%ymm15, %ymm12, %ymm15
	vandps	2240(%rsp), %ymm9, %ymm12
	vbroadcastss	.L33c49(%rip), %ymm4
	vfmadd213ps	%ymm1, %ymm4, %ymm12
	vbroadcastss	.L33c45(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm14, %ymm11
	vdivps	%ymm12, %ymm1, %ymm12
	vbroadcastss	.L33c46(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm14, %ymm11
	vpor	%ymm15, %ymm13, %ymm13
	vpslld	$23, %ymm13, %ymm15
	vbroadcastss	.L33c51(%rip), %ymm13
	vbroadcastss	.L33c50(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vfmadd213ps	%ymm1, %ymm14, %ymm11
	vbroadcastss	.L33c52(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vbroadcastss	.L33c53(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vbroadcastss	.L33c54(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vmulps	%ymm15, %ymm11, %ymm11
	vbroadcastss	.L33c55(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vbroadcastss	.L33c56(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vbroadcastss	.L33c57(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vbroadcastss	.L33c58(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vmulps	%ymm11, %ymm9, %ymm14
	vbroadcastss	.L33c61(%rip), %ymm4
	vmulps	%ymm4, %ymm3, %ymm15
	vfmadd213ps	%ymm1, %ymm3, %ymm15
	vmulps	%ymm13, %ymm12, %ymm12
	vmulps	%ymm2, %ymm15, %ymm13
	vmulps	%ymm4, %ymm9, %ymm15
	vfmadd213ps	%ymm1, %ymm9, %ymm15
	vfmsub231ps	%ymm2, %ymm3, %ymm14
	vmulps	%ymm11, %ymm15, %ymm15
	vmulps	%ymm3, %ymm13, %ymm3
	vsubps	%ymm13, %ymm15, %ymm13
	vfmsub231ps	%ymm15, %ymm9, %ymm3
	vcmpltps	%ymm10, %ymm9, %ymm10
	vmulps	%ymm11, %ymm12, %ymm12
	vbroadcastss	.L33c36(%rip), %ymm15
	vbroadcastss	.L33c14(%rip), %ymm4
	vblendvps	%ymm10, %ymm15, %ymm4, %ymm10
	vmulps	%ymm12, %ymm10, %ymm12
	vsubps	%ymm7, %ymm10, %ymm7
	vsubps	%ymm12, %ymm8, %ymm8
	vaddps	%ymm7, %ymm8, %ymm7
	vmovaps	%ymm7, -128(%rdx)
	vsubps	%ymm11, %ymm2, %ymm2
	vmulps	(%rsp), %ymm2, %ymm2
	vmovaps	%ymm2, -96(%rdx)
	vmulps	%ymm5, %ymm14, %ymm2
	vmulps	208(%rsp), %ymm13, %ymm7
	vmovaps	%ymm2, -64(%rdx)
	vmovaps	%ymm7, -32(%rdx)
	vfmsub213ps	%ymm2, %ymm5, %ymm3
	vmulps	80(%rsp), %ymm3, %ymm2
	vmovaps	%ymm2, (%rdx)
	incq	%r14
	addq	$160, %rdx
	vmovaps	%ymm9, %ymm3
	vmovaps	%ymm11, %ymm2
	vmovss	.L33c14(%rip), %xmm11
	vmovaps	%ymm12, %ymm8
	vmovaps	%ymm10, %ymm7
	cmpq	%r14, %r15
	jne	.L33b61
	vdivps	1584(%rsp), %ymm1, %ymm9
	vbroadcastss	.L33c35(%rip), %ymm2
	vmulps	%ymm2, %ymm9, %ymm10
	vbroadcastss	.L33c36(%rip), %ymm8
	vsubps	1264(%rsp), %ymm8, %ymm2
	vmulps	%ymm2, %ymm10, %ymm3
	vxorps	2000(%rsp), %ymm3, %ymm4
	vmulps	%ymm4, %ymm3, %ymm2
	vbroadcastss	.L33c38(%rip), %ymm5
	vmaxps	%ymm5, %ymm2, %ymm2
	vbroadcastss	.L33c39(%rip), %ymm6
	vmulps	%ymm6, %ymm2, %ymm5
	vroundps	$8, %ymm5, %ymm5
	vbroadcastss	.L33c40(%rip), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm2
	vbroadcastss	.L33c41(%rip), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm2
	vmulps	%ymm6, %ymm2, %ymm2
	vbroadcastss	.L33c43(%rip), %ymm6
	vbroadcastss	.L33c42(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm2, %ymm6
	vbroadcastss	.L33c44(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm2, %ymm6
	vbroadcastss	.L33c45(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm2, %ymm6
	vbroadcastss	.L33c46(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm2, %ymm6
	vfmadd213ps	%ymm1, %ymm2, %ymm6
	vbroadcastss	.L33c47(%rip), %ymm0
	vaddps	%ymm0, %ymm5, %ymm2
	vcvttps2dq	%ymm2, %ymm5
	vpsrad	$31, %ymm5, %ymm7
	vbroadcastss	.L33c48(%rip), %ymm0
	vsubps	%ymm0, %ymm2, %ymm2
	vcvttps2dq	%ymm2, %ymm2
	vpand	%ymm7, %ymm2, %ymm2
	vpor	%ymm2, %ymm5, %ymm2
	vandps	2240(%rsp), %ymm3, %ymm5
	vbroadcastss	.L33c49(%rip), %ymm0
	vfmadd213ps	%ymm1, %ymm0, %ymm5
	vdivps	%ymm5, %ymm1, %ymm5
	vpslld	$23, %ymm2, %ymm2
	vmulps	%ymm2, %ymm6, %ymm2
	vbroadcastss	.L33c51(%rip), %ymm6
	vbroadcastss	.L33c50(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	.L33c52(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	.L33c53(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	.L33c54(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	.L33c55(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	.L33c56(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	.L33c57(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vcmpltps	%ymm4, %ymm3, %ymm4
	vbroadcastss	.L33c14(%rip), %ymm0
	vblendvps	%ymm4, %ymm8, %ymm0, %ymm7
	vbroadcastss	.L33c58(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vmulps	%ymm6, %ymm5, %ymm4
	vmulps	%ymm2, %ymm4, %ymm4
	vmulps	%ymm4, %ymm7, %ymm8
	vbroadcastss	.L33c59(%rip), %ymm4
	vmulps	%ymm4, %ymm9, %ymm0
	vmovups	%ymm0, 80(%rsp)
	vbroadcastss	.L33c60(%rip), %ymm5
	vmovaps	%ymm9, %ymm4
	vmulps	%ymm5, %ymm9, %ymm5
	vmovaps	%ymm10, %ymm6
	vmulps	%ymm5, %ymm10, %ymm0
	vmovups	%ymm0, (%rsp)
	movq	%r11, %rdx
	xorl	%r14d, %r14d
	.p2align	4
.L33b63:
	vcvtsi2ss	%r14, %xmm1, %xmm9
	vaddss	%xmm11, %xmm9, %xmm9
	vbroadcastss	%xmm9, %ymm9
	vsubps	1264(%rsp), %ymm9, %ymm9
	vmulps	%ymm6, %ymm9, %ymm9
	vxorps	2000(%rsp), %ymm9, %ymm10
	vmulps	%ymm10, %ymm9, %ymm11
	vbroadcastss	.L33c38(%rip), %ymm12
	vmaxps	%ymm12, %ymm11, %ymm11
	vbroadcastss	.L33c39(%rip), %ymm13
	vmulps	%ymm13, %ymm11, %ymm12
	vroundps	$8, %ymm12, %ymm12
	vbroadcastss	.L33c40(%rip), %ymm14
	vfmadd231ps	%ymm14, %ymm12, %ymm11
	vbroadcastss	.L33c41(%rip), %ymm14
	vfmadd231ps	%ymm14, %ymm12, %ymm11
	vmulps	%ymm13, %ymm11, %ymm14
	vbroadcastss	.L33c43(%rip), %ymm11
	vbroadcastss	.L33c47(%rip), %ymm0
	vaddps	%ymm0, %ymm12, %ymm12
	vcvttps2dq	%ymm12, %ymm13
	vbroadcastss	.L33c42(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm14, %ymm11
	vpsrad	$31, %ymm13, %ymm15
	vbroadcastss	.L33c48(%rip), %ymm0
	vsubps	%ymm0, %ymm12, %ymm12
	vcvttps2dq	%ymm12, %ymm12
	vbroadcastss	.L33c44(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm14, %ymm11
	vpand	%ymm15, %ymm12, %ymm15
	vandps	2240(%rsp), %ymm9, %ymm12
	vbroadcastss	.L33c49(%rip), %ymm0
	vfmadd213ps	%ymm1, %ymm0, %ymm12
	vbroadcastss	.L33c45(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm14, %ymm11
	vdivps	%ymm12, %ymm1, %ymm12
	vbroadcastss	.L33c46(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm14, %ymm11
	vpor	%ymm15, %ymm13, %ymm13
	vpslld	$23, %ymm13, %ymm15
	vbroadcastss	.L33c51(%rip), %ymm13
	vbroadcastss	.L33c50(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vfmadd213ps	%ymm1, %ymm14, %ymm11
	vbroadcastss	.L33c52(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vbroadcastss	.L33c53(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vbroadcastss	.L33c54(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vmulps	%ymm15, %ymm11, %ymm11
	vbroadcastss	.L33c55(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vbroadcastss	.L33c56(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vbroadcastss	.L33c57(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vbroadcastss	.L33c58(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vmulps	%ymm11, %ymm9, %ymm14
	vbroadcastss	.L33c61(%rip), %ymm0
	vmulps	%ymm0, %ymm3, %ymm15
	vfmadd213ps	%ymm1, %ymm3, %ymm15
	vmulps	%ymm13, %ymm12, %ymm12
	vmulps	%ymm2, %ymm15, %ymm13
	vmulps	%ymm0, %ymm9, %ymm15
	vfmadd213ps	%ymm1, %ymm9, %ymm15
	vfmsub231ps	%ymm2, %ymm3, %ymm14
	vmulps	%ymm11, %ymm15, %ymm15
	vmulps	%ymm3, %ymm13, %ymm3
	vsubps	%ymm13, %ymm15, %ymm13
	vfmsub231ps	%ymm15, %ymm9, %ymm3
	vcmpltps	%ymm10, %ymm9, %ymm10
	vmulps	%ymm11, %ymm12, %ymm12
	vbroadcastss	.L33c36(%rip), %ymm15
	vbroadcastss	.L33c14(%rip), %ymm0
	vblendvps	%ymm10, %ymm15, %ymm0, %ymm10
	vmulps	%ymm12, %ymm10, %ymm12
	vsubps	%ymm7, %ymm10, %ymm7
	vsubps	%ymm12, %ymm8, %ymm8
	vaddps	%ymm7, %ymm8, %ymm7
	vmovaps	%ymm7, -128(%rdx)
	vsubps	%ymm11, %ymm2, %ymm2
	vmulps	80(%rsp), %ymm2, %ymm2
	vmovaps	%ymm2, -96(%rdx)
	vmulps	%ymm5, %ymm14, %ymm2
	vmulps	(%rsp), %ymm13, %ymm7
	vmovaps	%ymm2, -64(%rdx)
	vmovaps	%ymm7, -32(%rdx)
	vfmsub213ps	%ymm2, %ymm5, %ymm3
	vmulps	%ymm3, %ymm4, %ymm2
	vmovaps	%ymm2, (%rdx)
	incq	%r14
	addq	$160, %rdx
	vmovaps	%ymm9, %ymm3
	vmovaps	%ymm11, %ymm2
	vmovss	.L33c14(%rip), %xmm11
	vmovaps	%ymm12, %ymm8
	vmovaps	%ymm10, %ymm7
	cmpq	%r14, %r15
	jne	.L33b63
	vxorps	%xmm0, %xmm0, %xmm0
	vmovss	2176(%rsp), %xmm1
	vucomiss	%xmm0, %xmm1
	vmovups	1808(%rsp), %ymm0
	ja	.L33b66
	vxorps	%xmm0, %xmm0, %xmm0
.L33b66:
	vmovups	%ymm0, 176(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 528(%rsp)
	movq	%r9, %r13
	vmovups	%ymm0, 400(%rsp)
	vxorps	%xmm15, %xmm15, %xmm15
	vmovups	%ymm0, 368(%rsp)
	vmovups	%ymm0, 784(%rsp)
	vmovups	%ymm0, 112(%rsp)
	vmovups	%ymm0, 1296(%rsp)
	vmovups	%ymm0, 1088(%rsp)
	vmovups	%ymm0, 1056(%rsp)
	vmovups	%ymm0, 816(%rsp)
	vmovups	%ymm0, 848(%rsp)
	vmovups	%ymm0, 624(%rsp)
	vmovups	%ymm0, 1392(%rsp)
	vmovups	%ymm0, 1424(%rsp)
	vmovups	%ymm0, 1456(%rsp)
	vmovups	%ymm0, 656(%rsp)
	vmovups	%ymm0, 960(%rsp)
	xorl	%edx, %edx
	vmovups	%ymm0, 992(%rsp)
	vmovups	%ymm0, 592(%rsp)
	vmovups	%ymm0, 1216(%rsp)
	vmovups	%ymm0, 1024(%rsp)
	vmovups	%ymm0, 1328(%rsp)
	vmovups	%ymm0, 1360(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	vmovups	%ymm0, 1680(%rsp)
	vmovups	%ymm0, 1152(%rsp)
	vmovups	%ymm0, 1184(%rsp)
	vmovups	%ymm0, 464(%rsp)
	vxorps	%xmm6, %xmm6, %xmm6
	vmovups	%ymm0, 928(%rsp)
	vmovups	%ymm0, 688(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vmovups	%ymm0, 720(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	%ymm0, 752(%rsp)
	vxorps	%xmm7, %xmm7, %xmm7
	vmovups	%ymm0, 496(%rsp)
	vmovups	896(%rsp), %ymm8
	.p2align	4
.L33b67:
	vmovups	%ymm6, 1120(%rsp)
	vmovups	%ymm3, 3456(%rsp)
	vmovups	%ymm2, 1712(%rsp)
	vmovups	%ymm15, 272(%rsp)
	vmovups	%ymm7, 1744(%rsp)
	vmovups	%ymm4, 1968(%rsp)
	movl	%r13d, %r14d
	shrl	%r14d
	andl	$1073741823, %r14d
	shlq	$6, %r14
	addq	%rcx, %r14
	leaq	(%rdx,%r15), %r8
	leaq	(%r8,%r8,4), %r8
	shlq	$5, %r8
	vmovaps	(%rdi,%r8), %ymm0
	vmovaps	32(%rdi,%r8), %ymm1
	vmovups	%ymm1, 304(%rsp)
	vmovaps	64(%rdi,%r8), %ymm1
	vmovups	%ymm1, 1936(%rsp)
	vmovaps	96(%rdi,%r8), %ymm1
	vmovups	%ymm1, 1872(%rsp)
	vmovaps	128(%rdi,%r8), %ymm1
	vmovups	%ymm1, 1904(%rsp)
	vmovups	%ymm0, 1648(%rsp)
	vmulps	%ymm0, %ymm8, %ymm0
	vmovups	%ymm0, 144(%rsp)
	vxorps	%xmm11, %xmm11, %xmm11
	xorl	%r8d, %r8d
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 560(%rsp)
	vmovups	%ymm0, 32(%rsp)
	vmovups	%ymm0, 336(%rsp)
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm6, %xmm6, %xmm6
	vmovups	%ymm0, (%rsp)
	vmovups	%ymm0, 80(%rsp)
	vmovups	%ymm0, 208(%rsp)
	.p2align	4
.L33b68:
	vmovaps	-32(%r14), %ymm7
	vmovaps	-128(%rbp,%r8), %ymm13
	vmovaps	-96(%rbp,%r8), %ymm0
	vmovaps	%ymm13, %ymm10
	vmovups	432(%rsp), %ymm1
	vfmadd132ps	144(%rsp), %ymm1, %ymm10
	vaddps	(%r14), %ymm10, %ymm10
	vbroadcastss	.L33c0(%rip), %ymm1
	vdivps	%ymm10, %ymm1, %ymm15
	vsubps	%ymm10, %ymm7, %ymm7
	vmulps	%ymm7, %ymm15, %ymm7
	vmulps	176(%rsp), %ymm7, %ymm10
	vfmadd213ps	%ymm15, %ymm15, %ymm10
	vmovaps	-64(%rbp,%r8), %ymm15
	vaddps	%ymm7, %ymm8, %ymm8
	vfmadd231ps	%ymm13, %ymm7, %ymm14
	vfmadd231ps	%ymm0, %ymm7, %ymm6
	vmovaps	%ymm14, %ymm1
	vmovaps	%ymm6, %ymm14
	vmovups	(%rsp), %ymm6
	vfmadd231ps	%ymm15, %ymm7, %ymm6
	vmovups	%ymm6, (%rsp)
	vmovups	80(%rsp), %ymm6
	vfmadd231ps	-32(%rbp,%r8), %ymm7, %ymm6
	vmovups	%ymm6, 80(%rsp)
	vmovups	208(%rsp), %ymm6
	vfmadd231ps	(%rbp,%r8), %ymm7, %ymm6
	vmovups	%ymm6, 208(%rsp)
	vmovaps	%ymm14, %ymm6
	vmovaps	%ymm1, %ymm14
	vmulps	%ymm10, %ymm13, %ymm7
	vaddps	%ymm7, %ymm11, %ymm11
	vfmadd231ps	%ymm7, %ymm13, %ymm3
	vmulps	%ymm0, %ymm10, %ymm7
	vaddps	%ymm7, %ymm4, %ymm4
	vfmadd231ps	%ymm13, %ymm7, %ymm2
	vfmadd231ps	%ymm7, %ymm0, %ymm5
	vaddps	%ymm10, %ymm9, %ymm9
	vmulps	%ymm10, %ymm15, %ymm7
	vmovups	560(%rsp), %ymm1
	vfmadd231ps	%ymm13, %ymm7, %ymm1
	vmovups	%ymm1, 560(%rsp)
	vmovups	32(%rsp), %ymm1
	vfmadd231ps	%ymm0, %ymm7, %ymm1
	vmovups	%ymm1, 32(%rsp)
	vmovups	336(%rsp), %ymm0
	vfmadd231ps	%ymm15, %ymm7, %ymm0
	vmovups	%ymm0, 336(%rsp)
	vaddps	%ymm7, %ymm12, %ymm12
	addq	$160, %r8
	addq	$64, %r14
	cmpq	%r8, %r12
	jne	.L33b68
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	144(%rsp), %ymm15
	vfmadd213ps	%ymm0, %ymm15, %ymm5
	vmovups	1296(%rsp), %ymm0
	vfmadd231ps	%ymm5, %ymm15, %ymm0
	vmovups	%ymm0, 1296(%rsp)
	vmovups	896(%rsp), %ymm1
	vmulps	304(%rsp), %ymm1, %ymm5
	vmovaps	%ymm2, %ymm10
	vmovaps	%ymm2, %ymm0
	vxorps	%xmm2, %xmm2, %xmm2
	vfmadd213ps	%ymm2, %ymm5, %ymm0
	vmovups	1088(%rsp), %ymm7
	vfmadd231ps	%ymm0, %ymm15, %ymm7
	vmovups	%ymm7, 1088(%rsp)
	vmovaps	%ymm3, %ymm0
	vmovups	%ymm3, 1616(%rsp)
	vfmadd213ps	%ymm2, %ymm5, %ymm0
	vmovups	1056(%rsp), %ymm7
	vfmadd231ps	%ymm0, %ymm5, %ymm7
	vmovups	%ymm7, 1056(%rsp)
	vmovaps	%ymm10, %ymm0
	vmovups	1648(%rsp), %ymm13
	vfmadd213ps	%ymm2, %ymm13, %ymm0
	vmovups	816(%rsp), %ymm7
	vfmadd231ps	%ymm0, %ymm15, %ymm7
	vmovups	%ymm7, 816(%rsp)
	vfmadd213ps	%ymm2, %ymm13, %ymm3
	vmovups	848(%rsp), %ymm7
	vfmadd231ps	%ymm3, %ymm5, %ymm7
	vmovups	%ymm7, 848(%rsp)
	vmovups	624(%rsp), %ymm7
	vfmadd231ps	%ymm3, %ymm13, %ymm7
	vmovups	%ymm7, 624(%rsp)
	vmovups	368(%rsp), %ymm0
	vaddps	%ymm0, %ymm8, %ymm0
	vmovups	%ymm0, 368(%rsp)
	vaddps	%ymm2, %ymm9, %ymm0
	vmovaps	%ymm1, %ymm8
	vmovups	656(%rsp), %ymm7
	vaddps	%ymm0, %ymm7, %ymm7
	vmovups	%ymm7, 656(%rsp)
	vaddps	%ymm2, %ymm4, %ymm0
	vmovups	1392(%rsp), %ymm4
	vfmadd231ps	%ymm0, %ymm15, %ymm4
	vmovups	%ymm4, 1392(%rsp)
	vaddps	%ymm2, %ymm11, %ymm0
	vmovups	1424(%rsp), %ymm4
	vfmadd231ps	%ymm0, %ymm5, %ymm4
	vmovups	%ymm4, 1424(%rsp)
	vmovups	1456(%rsp), %ymm4
	vfmadd231ps	%ymm0, %ymm13, %ymm4
	vmovups	%ymm4, 1456(%rsp)
	vfmadd213ps	%ymm2, %ymm15, %ymm12
	vmovups	1216(%rsp), %ymm0
	vaddps	%ymm0, %ymm12, %ymm0
	vmovups	%ymm0, 1216(%rsp)
	vmovups	32(%rsp), %ymm1
	vfmadd213ps	%ymm2, %ymm15, %ymm1
	vmovups	960(%rsp), %ymm0
	vfmadd231ps	%ymm1, %ymm15, %ymm0
	vmovups	%ymm0, 960(%rsp)
	vmovups	336(%rsp), %ymm1
	vfmadd213ps	%ymm2, %ymm15, %ymm1
	vxorps	%xmm12, %xmm12, %xmm12
	vmovups	1024(%rsp), %ymm0
	vfmadd231ps	%ymm1, %ymm15, %ymm0
	vmovups	%ymm0, 1024(%rsp)
	vmovups	1936(%rsp), %ymm4
	vmulps	%ymm4, %ymm8, %ymm1
	vfmadd213ps	%ymm12, %ymm1, %ymm10
	vmovups	1328(%rsp), %ymm0
	vfmadd231ps	%ymm10, %ymm15, %ymm0
	vmovups	%ymm0, 1328(%rsp)
	vmovups	560(%rsp), %ymm3
	vmovaps	%ymm3, %ymm0
	vfmadd213ps	%ymm12, %ymm1, %ymm3
	vmovups	1152(%rsp), %ymm2
	vfmadd231ps	%ymm3, %ymm15, %ymm2
	vmovups	%ymm2, 1152(%rsp)
	vmovups	528(%rsp), %ymm2
	vfmadd231ps	%ymm6, %ymm15, %ymm2
	vmovups	%ymm2, 528(%rsp)
	vmovups	784(%rsp), %ymm2
	vmovups	(%rsp), %ymm9
	vfmadd231ps	%ymm9, %ymm15, %ymm2
	vmovups	%ymm2, 784(%rsp)
	vfmadd213ps	%ymm12, %ymm15, %ymm0
	vmovups	992(%rsp), %ymm2
	vfmadd231ps	%ymm0, %ymm5, %ymm2
	vmovups	%ymm2, 992(%rsp)
	vmovups	592(%rsp), %ymm2
	vfmadd231ps	%ymm0, %ymm13, %ymm2
	vmovups	%ymm2, 592(%rsp)
	vmovups	400(%rsp), %ymm0
	vfmadd231ps	%ymm14, %ymm5, %ymm0
	vmovups	%ymm0, 400(%rsp)
	vmovups	1616(%rsp), %ymm10
	vfmadd213ps	%ymm12, %ymm1, %ymm10
	vmovups	1360(%rsp), %ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm0
	vmovups	%ymm0, 1360(%rsp)
	vmovups	1712(%rsp), %ymm2
	vfmadd231ps	1872(%rsp), %ymm14, %ymm2
	vmovups	496(%rsp), %ymm0
	vfmadd231ps	1904(%rsp), %ymm14, %ymm0
	vmovups	%ymm0, 496(%rsp)
	vmovups	272(%rsp), %ymm15
	vfmadd231ps	%ymm14, %ymm13, %ymm15
	vmovups	112(%rsp), %ymm0
	vfmadd231ps	%ymm14, %ymm1, %ymm0
	vmovups	%ymm0, 112(%rsp)
	vmovups	928(%rsp), %ymm0
	vfmadd231ps	%ymm14, %ymm4, %ymm0
	vmovups	%ymm0, 928(%rsp)
	vmovups	464(%rsp), %ymm0
	vmovups	304(%rsp), %ymm5
	vfmadd231ps	%ymm6, %ymm5, %ymm0
	vmovups	%ymm0, 464(%rsp)
	vmovups	3456(%rsp), %ymm3
	vfmadd231ps	%ymm6, %ymm4, %ymm3
	vmovups	720(%rsp), %ymm0
	vfmadd231ps	%ymm5, %ymm9, %ymm0
	vmovups	%ymm0, 720(%rsp)
	vmovups	1744(%rsp), %ymm7
	vfmadd231ps	%ymm9, %ymm4, %ymm7
	vmovups	1120(%rsp), %ymm6
	vfmadd231ps	%ymm9, %ymm13, %ymm6
	vmovups	688(%rsp), %ymm0
	vfmadd231ps	80(%rsp), %ymm13, %ymm0
	vmovups	%ymm0, 688(%rsp)
	vmovups	752(%rsp), %ymm0
	vfmadd231ps	208(%rsp), %ymm13, %ymm0
	vmovups	%ymm0, 752(%rsp)
	vmovups	1968(%rsp), %ymm4
	vfmadd231ps	%ymm10, %ymm13, %ymm4
	vmovups	1184(%rsp), %ymm0
	vfmadd231ps	%ymm10, %ymm1, %ymm0
	vmovups	%ymm0, 1184(%rsp)
	vfmadd213ps	%ymm12, %ymm1, %ymm11
	vmovups	1680(%rsp), %ymm0
	vaddps	%ymm0, %ymm11, %ymm0
	vmovups	%ymm0, 1680(%rsp)
	incq	%rdx
	addq	%rax, %r13
	cmpq	%r15, %rdx
	jne	.L33b67
	vbroadcastss	.L33c0(%rip), %ymm12
	vmovups	432(%rsp), %ymm8
	vmovups	3808(%rsp), %ymm5
	vmovups	2880(%rsp), %ymm14
	vmovups	688(%rsp), %ymm10
	vmovups	464(%rsp), %ymm11
	jmp	.L33b71
	.p2align	4
.L33b57:
	vmovaps	%ymm15, %ymm12
	vucomiss	%xmm3, %xmm0
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 496(%rsp)
	vmovups	1808(%rsp), %ymm0
	ja	.L33b59
	vxorps	%xmm0, %xmm0, %xmm0
.L33b59:
	vmovups	%ymm0, 176(%rsp)
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 752(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	%ymm0, 720(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm10, %xmm10, %xmm10
	vmovups	%ymm0, 928(%rsp)
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm11, %xmm11, %xmm11
	vmovups	%ymm0, 1184(%rsp)
	vmovups	%ymm0, 1152(%rsp)
	vmovups	%ymm0, 1680(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	vmovups	%ymm0, 1360(%rsp)
	vmovups	%ymm0, 1328(%rsp)
	vmovups	%ymm0, 1024(%rsp)
	vmovups	%ymm0, 1216(%rsp)
	vmovups	%ymm0, 592(%rsp)
	vmovups	%ymm0, 992(%rsp)
	vmovups	%ymm0, 960(%rsp)
	vmovups	%ymm0, 656(%rsp)
	vmovups	%ymm0, 1456(%rsp)
	vmovups	%ymm0, 1424(%rsp)
	vmovups	%ymm0, 1392(%rsp)
	vmovups	%ymm0, 624(%rsp)
	vmovups	%ymm0, 848(%rsp)
	vmovups	%ymm0, 816(%rsp)
	vmovups	%ymm0, 1056(%rsp)
	vmovups	%ymm0, 1088(%rsp)
	vmovups	%ymm0, 1296(%rsp)
	vmovups	%ymm0, 112(%rsp)
	vmovups	%ymm0, 784(%rsp)
	vmovups	%ymm0, 368(%rsp)
	vxorps	%xmm15, %xmm15, %xmm15
	vmovups	%ymm0, 400(%rsp)
	vmovups	%ymm0, 528(%rsp)
.L33b71:
	vmovups	176(%rsp), %ymm9
	vmovups	896(%rsp), %ymm13
	vmulps	%ymm13, %ymm9, %ymm0
	vdivps	%ymm14, %ymm12, %ymm1
	vmovaps	%ymm6, %ymm14
	vmulps	%ymm6, %ymm0, %ymm6
	vfnmadd213ps	1296(%rsp), %ymm1, %ymm6
	vmovups	%ymm6, 3392(%rsp)
	vdivps	1584(%rsp), %ymm12, %ymm1
	vmovups	928(%rsp), %ymm6
	vmulps	%ymm6, %ymm0, %ymm12
	vfnmadd213ps	1056(%rsp), %ymm1, %ymm12
	vmovups	%ymm12, 3424(%rsp)
	vfnmadd213ps	1088(%rsp), %ymm0, %ymm11
	vmovups	%ymm11, 464(%rsp)
	vfnmadd213ps	960(%rsp), %ymm0, %ymm10
	vmovups	%ymm10, 688(%rsp)
	vmovups	720(%rsp), %ymm1
	vfnmadd213ps	992(%rsp), %ymm0, %ymm1
	vmovups	%ymm1, 720(%rsp)
	vmovups	752(%rsp), %ymm1
	vfnmadd213ps	1024(%rsp), %ymm0, %ymm1
	vmovups	%ymm1, 752(%rsp)
	vfnmadd213ps	1328(%rsp), %ymm0, %ymm3
	vmovups	%ymm3, 3456(%rsp)
	vfnmadd213ps	1360(%rsp), %ymm0, %ymm2
	vmovups	%ymm2, 1712(%rsp)
	vfnmadd213ps	1152(%rsp), %ymm0, %ymm7
	vmovups	496(%rsp), %ymm1
	vfnmadd213ps	1184(%rsp), %ymm0, %ymm1
	vmovups	%ymm1, 496(%rsp)
	vmovups	592(%rsp), %ymm2
	vfnmadd231ps	%ymm14, %ymm9, %ymm2
	vfnmadd231ps	%ymm6, %ymm9, %ymm4
	vbroadcastss	.L33c20(%rip), %ymm11
	vdivps	%ymm13, %ymm11, %ymm0
	vmulps	%ymm0, %ymm9, %ymm0
	vmovss	2176(%rsp), %xmm1
	vxorps	%xmm3, %xmm3, %xmm3
	vucomiss	%xmm3, %xmm1
	vmovups	816(%rsp), %ymm1
	vmovups	528(%rsp), %ymm12
	vfmadd231ps	%ymm12, %ymm0, %ymm1
	vmovups	%ymm1, 816(%rsp)
	vmovups	848(%rsp), %ymm1
	vfmadd231ps	400(%rsp), %ymm0, %ymm1
	vmovups	%ymm1, 848(%rsp)
	vxorps	%xmm6, %xmm6, %xmm6
	vmovups	%ymm4, 1968(%rsp)
	vmovups	%ymm2, 592(%rsp)
	vmovups	%ymm7, 1744(%rsp)
	vmovups	%ymm15, 272(%rsp)
	jbe	.L33b72
	vmovups	2880(%rsp), %ymm10
	vmovups	2848(%rsp), %ymm1
	vaddps	%ymm1, %ymm5, %ymm1
	vbroadcastss	.L33c62(%rip), %ymm0
	vmovups	%ymm1, 2848(%rsp)
	vcmpleps	%ymm1, %ymm0, %ymm0
	vandps	1776(%rsp), %ymm0, %ymm0
	vmulps	%ymm0, %ymm5, %ymm13
	vaddss	%xmm6, %xmm13, %xmm1
	vmovshdup	%xmm13, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufpd	$1, %xmm13, %xmm13, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufps	$255, %xmm13, %xmm13, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vextractf128	$1, %ymm13, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vmovshdup	%xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufpd	$1, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vucomiss	%xmm6, %xmm1
	vmovups	112(%rsp), %ymm6
	vmovdqu	784(%rsp), %ymm0
	vxorps	%xmm14, %xmm14, %xmm14
	jbe	.L33b74
	vmovups	%ymm13, (%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	testq	%r15, %r15
	je	.L33b76
	movq	%r9, %rdx
	xorl	%r8d, %r8d
	vmovups	896(%rsp), %ymm6
	.p2align	4
.L33b78:
	movl	%edx, %r14d
	shrl	%r14d
	andl	$1073741823, %r14d
	shlq	$6, %r14
	addq	%rcx, %r14
	leaq	(%r8,%r15), %r9
	leaq	(%r9,%r9,4), %r9
	shlq	$5, %r9
	vmulps	(%rdi,%r9), %ymm6, %ymm0
	vmovups	%ymm0, 80(%rsp)
	movq	%rdi, %r13
	xorl	%r9d, %r9d
	vbroadcastss	.L33c69(%rip), %ymm10
	vbroadcastss	.L33c70(%rip), %ymm11
	vbroadcastss	.L33c71(%rip), %ymm2
	vbroadcastss	.L33c0(%rip), %ymm15
	vmovdqu	2208(%rsp), %ymm0
	vbroadcastss	.L33c20(%rip), %ymm14
	vmovdqu	3712(%rsp), %ymm12
	.p2align	4
.L33b79:
	vmovaps	(%r13), %ymm3
	vfmadd132ps	80(%rsp), %ymm8, %ymm3
	vaddps	(%r14,%r9), %ymm3, %ymm3
	vdivps	%ymm3, %ymm15, %ymm5
	vmovaps	-32(%r14,%r9), %ymm4
	vsubps	%ymm3, %ymm4, %ymm4
	vmulps	%ymm5, %ymm4, %ymm4
	vcmpltps	%ymm4, %ymm14, %ymm6
	vaddps	%ymm5, %ymm14, %ymm5
	vblendvps	%ymm6, %ymm4, %ymm5, %ymm5
	vaddps	%ymm5, %ymm15, %ymm6
	vpaddd	%ymm6, %ymm12, %ymm6
	vpand	%ymm0, %ymm6, %ymm6
	vmovdqu	1776(%rsp), %ymm7
	vpsubd	%ymm6, %ymm7, %ymm7
	vaddps	%ymm7, %ymm14, %ymm8
	vfmadd231ps	%ymm7, %ymm5, %ymm8
	vbroadcastss	.L33c68(%rip), %ymm5
	vmulps	%ymm8, %ymm8, %ymm7
	vbroadcastss	.L33c67(%rip), %ymm9
	vfmadd213ps	%ymm9, %ymm8, %ymm5
	vmovaps	%ymm11, %ymm9
	vfmadd213ps	%ymm10, %ymm8, %ymm9
	vfmadd231ps	%ymm2, %ymm7, %ymm9
	vfmadd213ps	%ymm5, %ymm7, %ymm9
	vbroadcastss	.L33c66(%rip), %ymm5
	vbroadcastss	.L33c65(%rip), %ymm13
	vfmadd213ps	%ymm13, %ymm8, %ymm5
	vfmadd213ps	%ymm5, %ymm7, %ymm9
	vfmadd213ps	%ymm8, %ymm7, %ymm9
	vmovups	432(%rsp), %ymm8
	vcvtdq2ps	%ymm6, %ymm5
	vbroadcastss	.L33c72(%rip), %ymm6
	vfmadd231ps	%ymm5, %ymm6, %ymm9
	vaddps	%ymm4, %ymm15, %ymm5
	vmaxps	%ymm14, %ymm4, %ymm4
	vfmsub231ps	%ymm5, %ymm9, %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm1
	addq	$64, %r9
	addq	$160, %r13
	cmpq	%r9, %rsi
	jne	.L33b79
	incq	%r8
	addq	%rax, %rdx
	cmpq	%r15, %r8
	vmovups	896(%rsp), %ymm6
	jne	.L33b78
	jmp	.L33b81
	.p2align	4
.L33b72:
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 2944(%rsp)
	vmovups	1584(%rsp), %ymm4
	vmovups	2880(%rsp), %ymm9
	vmovups	112(%rsp), %ymm6
	vmovups	656(%rsp), %ymm2
	vmovups	624(%rsp), %ymm1
	vmovups	3424(%rsp), %ymm3
	vmovups	3392(%rsp), %ymm0
	vxorps	%xmm14, %xmm14, %xmm14
	jmp	.L33b82
	.p2align	4
.L33b74:
	vmovdqu	%ymm0, 784(%rsp)
	vpxor	%xmm0, %xmm0, %xmm0
	vmovdqu	%ymm0, 2944(%rsp)
	vmovups	1584(%rsp), %ymm4
	vmovaps	%ymm10, %ymm9
	vmovups	656(%rsp), %ymm2
	vmovups	624(%rsp), %ymm1
	vmovups	3424(%rsp), %ymm3
	vmovups	3392(%rsp), %ymm0
	jmp	.L33b82
.L33b76:
	vmovups	896(%rsp), %ymm6
.L33b81:
	vbroadcastss	.L33c74(%rip), %ymm2
	vbroadcastss	.L33c73(%rip), %ymm3
	vmovups	3040(%rsp), %ymm4
	vfmadd213ps	%ymm3, %ymm4, %ymm2
	vxorps	%xmm14, %xmm14, %xmm14
	vcmpltps	(%rsp), %ymm14, %ymm0
	vaddps	%ymm2, %ymm4, %ymm2
	vcmpltps	%ymm1, %ymm2, %ymm2
	vandps	%ymm2, %ymm0, %ymm2
	vandnps	%ymm0, %ymm2, %ymm3
	vblendvps	%ymm3, %ymm1, %ymm4, %ymm4
	vmovups	%ymm4, 3040(%rsp)
	vbroadcastss	.L33c25(%rip), %ymm1
	vmovups	2912(%rsp), %ymm3
	vmaxps	%ymm1, %ymm3, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm3
	vmovups	%ymm3, 2912(%rsp)
	vbroadcastss	.L33c75(%rip), %ymm1
	vmovups	3520(%rsp), %ymm3
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm3
	vmovups	%ymm3, 3520(%rsp)
	vbroadcastss	.L33c22(%rip), %ymm0
	vbroadcastss	.L33c0(%rip), %ymm11
	vblendvps	%ymm2, %ymm0, %ymm11, %ymm3
	vmovups	2464(%rsp), %ymm1
	vmulps	%ymm3, %ymm1, %ymm0
	vsubps	%ymm0, %ymm1, %ymm1
	vmovups	1840(%rsp), %ymm4
	vsubps	%ymm1, %ymm4, %ymm4
	vmovups	%ymm4, 1840(%rsp)
	vmovups	2272(%rsp), %ymm4
	vmulps	%ymm3, %ymm4, %ymm1
	vsubps	%ymm1, %ymm4, %ymm4
	vmovups	1264(%rsp), %ymm5
	vsubps	%ymm4, %ymm5, %ymm5
	vmovups	%ymm5, 1264(%rsp)
	vmovups	2304(%rsp), %ymm5
	vmulps	%ymm3, %ymm5, %ymm4
	vsubps	%ymm4, %ymm5, %ymm5
	vsubps	%ymm5, %ymm6, %ymm6
	vmovups	%ymm6, 896(%rsp)
	vmovups	2336(%rsp), %ymm6
	vmulps	%ymm3, %ymm6, %ymm5
	vsubps	%ymm5, %ymm6, %ymm6
	vsubps	%ymm6, %ymm8, %ymm8
	vmovups	2368(%rsp), %ymm7
	vmulps	%ymm3, %ymm7, %ymm6
	vsubps	%ymm6, %ymm7, %ymm7
	vmovups	2880(%rsp), %ymm9
	vsubps	%ymm7, %ymm9, %ymm10
	vmovups	2144(%rsp), %ymm7
	vmulps	%ymm3, %ymm7, %ymm7
	vmovups	%ymm7, 2144(%rsp)
	vmovups	2432(%rsp), %ymm7
	vmulps	%ymm3, %ymm7, %ymm7
	vmovups	%ymm7, 2432(%rsp)
	vmovups	2400(%rsp), %ymm7
	vmulps	%ymm3, %ymm7, %ymm3
	vsubps	%ymm3, %ymm7, %ymm7
	vmovups	1584(%rsp), %ymm9
	vsubps	%ymm7, %ymm9, %ymm12
	vmovups	1808(%rsp), %ymm7
	vandnps	%ymm7, %ymm2, %ymm7
	vmovups	%ymm7, 1808(%rsp)
	vbroadcastss	.L33c28(%rip), %ymm7
	vmovups	2816(%rsp), %ymm9
	vblendvps	%ymm2, %ymm7, %ymm9, %ymm9
	vmovups	%ymm9, 2816(%rsp)
	vmovaps	%ymm10, %ymm9
	vandps	%ymm2, %ymm11, %ymm2
	vmovups	%ymm2, 2944(%rsp)
	vmovups	%ymm3, 2400(%rsp)
	vmovups	%ymm6, 2368(%rsp)
	vmovups	%ymm5, 2336(%rsp)
	vmovups	%ymm4, 2304(%rsp)
	vmovaps	%ymm12, %ymm4
	vmovups	%ymm1, 2272(%rsp)
	vmovups	%ymm0, 2464(%rsp)
	movq	2136(%rsp), %r9
	vmovups	112(%rsp), %ymm6
	vmovups	528(%rsp), %ymm12
	vmovups	656(%rsp), %ymm2
	vmovups	624(%rsp), %ymm1
	vmovups	3424(%rsp), %ymm3
	vmovups	3392(%rsp), %ymm0
	vbroadcastss	.L33c20(%rip), %ymm11
.L33b82:
	vmovups	%ymm1, 624(%rsp)
	vmovups	%ymm2, 656(%rsp)
	vmovups	%ymm12, 528(%rsp)
	vmovups	%ymm6, 112(%rsp)
	vmovups	%ymm4, 1936(%rsp)
	vmovups	896(%rsp), %ymm13
	vmovups	%ymm9, 3680(%rsp)
	vmovups	%ymm8, 432(%rsp)
	vbroadcastss	.L33c18(%rip), %ymm10
	vmaxps	%ymm10, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm0
	vmovaps	%ymm12, %ymm5
	vbroadcastss	.L33c0(%rip), %ymm12
	vdivps	%ymm0, %ymm12, %ymm0
	vmovups	%ymm0, 960(%rsp)
	vmaxps	%ymm10, %ymm3, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm12, %ymm0
	vmovups	%ymm0, 304(%rsp)
	vmaxps	%ymm10, %ymm1, %ymm0
	vsqrtps	%ymm0, %ymm0
	vmovdqu	4192(%rsp), %ymm1
	vpcmpgtd	%ymm14, %ymm1, %ymm1
	vmovdqu	%ymm1, 336(%rsp)
	vdivps	%ymm0, %ymm12, %ymm0
	vmovups	%ymm0, 176(%rsp)
	vmaxps	%ymm10, %ymm2, %ymm0
	vsqrtps	%ymm0, %ymm2
	vmovdqu	4224(%rsp), %ymm0
	vpcmpgtd	%ymm14, %ymm0, %ymm0
	vmovdqu	%ymm0, (%rsp)
	vdivps	%ymm2, %ymm12, %ymm0
	vmovups	%ymm0, 144(%rsp)
	vmovups	1840(%rsp), %ymm0
	vcmpleps	3008(%rsp), %ymm0, %ymm2
	vmovups	2976(%rsp), %ymm3
	vcmpleps	%ymm0, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm5, %ymm11, %ymm3
	vmovups	2000(%rsp), %ymm7
	vmovaps	%ymm4, %ymm1
	vxorps	%ymm7, %ymm5, %ymm4
	vblendvps	%ymm2, %ymm4, %ymm3, %ymm2
	vcmpleps	%ymm2, %ymm14, %ymm3
	vextractf128	$1, %ymm3, %xmm4
	vmovaps	%ymm6, %ymm0
	vmovups	1264(%rsp), %ymm6
	vcmpleps	2592(%rsp), %ymm6, %ymm2
	vmovups	2560(%rsp), %ymm5
	vcmpleps	%ymm6, %ymm5, %ymm5
	vmovups	400(%rsp), %ymm14
	vxorps	%ymm7, %ymm14, %ymm6
	vblendvps	%ymm5, %ymm14, %ymm11, %ymm5
	vblendvps	%ymm2, %ymm6, %ymm5, %ymm10
	vpackssdw	%xmm4, %xmm3, %xmm3
	vmovdqa	%xmm3, 80(%rsp)
	vcmpleps	2528(%rsp), %ymm13, %ymm4
	vmovups	2496(%rsp), %ymm5
	vcmpleps	%ymm13, %ymm5, %ymm5
	vmovups	272(%rsp), %ymm2
	vmovaps	%ymm7, %ymm13
	vxorps	%ymm7, %ymm2, %ymm6
	vblendvps	%ymm5, %ymm2, %ymm11, %ymm5
	vblendvps	%ymm4, %ymm6, %ymm5, %ymm5
	vpor	4256(%rsp), %xmm3, %xmm4
	vcmpleps	2720(%rsp), %ymm8, %ymm6
	vmovups	2688(%rsp), %ymm7
	vcmpleps	%ymm8, %ymm7, %ymm7
	vmovups	368(%rsp), %ymm2
	vxorps	%ymm2, %ymm13, %ymm8
	vblendvps	%ymm7, %ymm2, %ymm11, %ymm7
	vblendvps	%ymm6, %ymm8, %ymm7, %ymm8
	vpmovzxwd	%xmm4, %ymm4
	vcmpleps	2784(%rsp), %ymm9, %ymm6
	vmovups	2752(%rsp), %ymm7
	vcmpleps	%ymm9, %ymm7, %ymm7
	vmovups	784(%rsp), %ymm2
	vxorps	%ymm2, %ymm13, %ymm9
	vblendvps	%ymm7, %ymm2, %ymm11, %ymm7
	vblendvps	%ymm6, %ymm9, %ymm7, %ymm15
	vpslld	$31, %ymm4, %ymm6
	vmovdqu	%ymm6, 1872(%rsp)
	vcmpleps	2624(%rsp), %ymm1, %ymm4
	vmovups	2656(%rsp), %ymm7
	vcmpleps	%ymm1, %ymm7, %ymm7
	vxorps	%ymm0, %ymm13, %ymm9
	vblendvps	%ymm7, %ymm0, %ymm11, %ymm7
	vblendvps	%ymm4, %ymm9, %ymm7, %ymm4
	vxorps	%xmm1, %xmm1, %xmm1
	vblendvps	%ymm6, %ymm1, %ymm12, %ymm7
	vmovups	%ymm7, 560(%rsp)
	vcmpleps	%ymm10, %ymm1, %ymm0
	vmovups	%ymm0, 1904(%rsp)
	vorps	(%rsp), %ymm0, %ymm0
	vmovups	%ymm0, (%rsp)
	vandnps	%ymm12, %ymm0, %ymm0
	vmovups	%ymm0, 208(%rsp)
	vcmpleps	%ymm5, %ymm1, %ymm1
	vmovups	%ymm1, 1120(%rsp)
	vpxor	%xmm3, %xmm3, %xmm3
	vorps	336(%rsp), %ymm1, %ymm6
	vmovups	%ymm6, 1024(%rsp)
	vmulps	304(%rsp), %ymm0, %ymm5
	vmulps	464(%rsp), %ymm5, %ymm1
	vmulps	960(%rsp), %ymm7, %ymm7
	vmulps	%ymm7, %ymm1, %ymm10
	vandnps	%ymm12, %ymm6, %ymm0
	vmovups	%ymm0, 336(%rsp)
	vmulps	176(%rsp), %ymm0, %ymm13
	vmulps	816(%rsp), %ymm13, %ymm1
	vmulps	%ymm7, %ymm1, %ymm0
	vmovups	%ymm0, 1088(%rsp)
	vmulps	848(%rsp), %ymm13, %ymm1
	vmulps	%ymm0, %ymm10, %ymm0
	vfmsub231ps	%ymm1, %ymm5, %ymm0
	vmovups	%ymm0, 992(%rsp)
	vcmpleps	%ymm8, %ymm3, %ymm1
	vmovdqu	4160(%rsp), %ymm8
	vpcmpgtd	%ymm3, %ymm8, %ymm8
	vpor	%ymm1, %ymm8, %ymm8
	vmovdqu	%ymm8, 1616(%rsp)
	vpandn	%ymm12, %ymm8, %ymm6
	vmovdqu	%ymm6, 32(%rsp)
	vmulps	144(%rsp), %ymm6, %ymm11
	vmulps	1392(%rsp), %ymm11, %ymm8
	vmulps	%ymm7, %ymm8, %ymm0
	vmovups	%ymm0, 1056(%rsp)
	vmulps	1424(%rsp), %ymm11, %ymm8
	vmulps	%ymm0, %ymm10, %ymm0
	vmovaps	%ymm10, %ymm6
	vfmsub231ps	%ymm8, %ymm5, %ymm0
	vmovups	%ymm0, 3648(%rsp)
	vmovups	752(%rsp), %ymm8
	vbroadcastss	.L33c18(%rip), %ymm2
	vmaxps	%ymm2, %ymm8, %ymm8
	vsqrtps	%ymm8, %ymm8
	vdivps	%ymm8, %ymm12, %ymm0
	vmovups	%ymm0, 928(%rsp)
	vmovups	496(%rsp), %ymm8
	vmaxps	%ymm2, %ymm8, %ymm8
	vsqrtps	%ymm8, %ymm9
	vcmpleps	%ymm15, %ymm3, %ymm14
	vmovdqu	4128(%rsp), %ymm8
	vpcmpgtd	%ymm3, %ymm8, %ymm8
	vpor	%ymm14, %ymm8, %ymm8
	vmovdqu	%ymm8, 3328(%rsp)
	vpandn	%ymm12, %ymm8, %ymm2
	vmovdqu	%ymm2, 1184(%rsp)
	vmulps	%ymm2, %ymm0, %ymm8
	vmulps	688(%rsp), %ymm8, %ymm10
	vmulps	%ymm7, %ymm10, %ymm0
	vmovups	%ymm0, 1328(%rsp)
	vmulps	720(%rsp), %ymm8, %ymm10
	vmulps	%ymm6, %ymm0, %ymm0
	vmovaps	%ymm6, %ymm3
	vmovups	%ymm6, 1360(%rsp)
	vfmsub231ps	%ymm10, %ymm5, %ymm0
	vmovups	%ymm0, 3264(%rsp)
	vdivps	%ymm9, %ymm12, %ymm6
	vxorps	%xmm2, %xmm2, %xmm2
	vcmpleps	%ymm4, %ymm2, %ymm9
	vmovdqu	4096(%rsp), %ymm4
	vpcmpgtd	%ymm2, %ymm4, %ymm4
	vpor	%ymm4, %ymm9, %ymm4
	vmovdqu	%ymm4, 3296(%rsp)
	vpandn	%ymm12, %ymm4, %ymm2
	vmovdqu	%ymm2, 1152(%rsp)
	vmulps	%ymm2, %ymm6, %ymm10
	vmovups	%ymm6, 1648(%rsp)
	vmulps	3456(%rsp), %ymm10, %ymm4
	vmulps	%ymm7, %ymm4, %ymm15
	vmulps	1712(%rsp), %ymm10, %ymm4
	vmulps	%ymm3, %ymm15, %ymm0
	vfmsub231ps	%ymm4, %ymm5, %ymm0
	vmovups	%ymm0, 3232(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	vmovss	2176(%rsp), %xmm5
	vucomiss	%xmm4, %xmm5
	vmovdqa	80(%rsp), %xmm0
	vpor	3552(%rsp), %xmm0, %xmm3
	vpmovzxwd	%xmm3, %ymm3
	vpslld	$31, %ymm3, %ymm3
	vpsrad	$31, %ymm3, %ymm3
	vmovups	960(%rsp), %ymm0
	vmulps	528(%rsp), %ymm0, %ymm5
	vmovaps	%ymm5, %ymm4
	vxorps	%xmm0, %xmm0, %xmm0
	vfmadd213ps	%ymm0, %ymm5, %ymm4
	vpandn	%ymm4, %ymm3, %ymm3
	vmovdqu	1904(%rsp), %ymm0
	vextracti128	$1, %ymm0, %xmm4
	vpackssdw	%xmm4, %xmm0, %xmm2
	vpor	3632(%rsp), %xmm2, %xmm2
	vpmovzxwd	%xmm2, %ymm2
	vpslld	$31, %ymm2, %ymm2
	vpsrad	$31, %ymm2, %ymm2
	vmovups	400(%rsp), %ymm0
	vmulps	304(%rsp), %ymm0, %ymm0
	vmovups	%ymm0, 80(%rsp)
	vpandn	%ymm0, %ymm2, %ymm2
	vfmadd213ps	%ymm3, %ymm2, %ymm2
	vmovdqu	1120(%rsp), %ymm0
	vextracti128	$1, %ymm0, %xmm3
	vpackssdw	%xmm3, %xmm0, %xmm0
	vpor	3616(%rsp), %xmm0, %xmm0
	vpmovzxwd	%xmm0, %ymm0
	vpslld	$31, %ymm0, %ymm0
	vpsrad	$31, %ymm0, %ymm0
	vmovups	272(%rsp), %ymm3
	vmulps	176(%rsp), %ymm3, %ymm4
	vpandn	%ymm4, %ymm0, %ymm3
	vfmadd213ps	%ymm2, %ymm3, %ymm3
	vextracti128	$1, %ymm1, %xmm0
	vpackssdw	%xmm0, %xmm1, %xmm0
	vpor	3600(%rsp), %xmm0, %xmm0
	vpmovzxwd	%xmm0, %ymm0
	vpslld	$31, %ymm0, %ymm0
	vpsrad	$31, %ymm0, %ymm1
	vmovups	144(%rsp), %ymm0
	vmulps	368(%rsp), %ymm0, %ymm0
	vpandn	%ymm0, %ymm1, %ymm1
	vfmadd213ps	%ymm3, %ymm1, %ymm1
	vextracti128	$1, %ymm14, %xmm2
	vpackssdw	%xmm2, %xmm14, %xmm2
	vpor	3584(%rsp), %xmm2, %xmm2
	vpmovzxwd	%xmm2, %ymm2
	vpslld	$31, %ymm2, %ymm2
	vpsrad	$31, %ymm2, %ymm2
	vmovups	784(%rsp), %ymm3
	vmulps	928(%rsp), %ymm3, %ymm3
	vmovups	%ymm3, 1120(%rsp)
	vpandn	%ymm3, %ymm2, %ymm2
	vfmadd213ps	%ymm1, %ymm2, %ymm2
	vextracti128	$1, %ymm9, %xmm1
	vpackssdw	%xmm1, %xmm9, %xmm1
	vpor	3568(%rsp), %xmm1, %xmm1
	vpmovzxwd	%xmm1, %ymm1
	vpslld	$31, %ymm1, %ymm1
	vpsrad	$31, %ymm1, %ymm1
	vmulps	112(%rsp), %ymm6, %ymm3
	vmovups	%ymm3, 3200(%rsp)
	vpandn	%ymm3, %ymm1, %ymm1
	vfmadd213ps	%ymm2, %ymm1, %ymm1
	vmovups	%ymm1, 2176(%rsp)
	vmulps	1456(%rsp), %ymm11, %ymm1
	vmovups	1088(%rsp), %ymm6
	vmovups	1056(%rsp), %ymm14
	vmulps	%ymm6, %ymm14, %ymm7
	vfmsub231ps	%ymm1, %ymm13, %ymm7
	vmulps	592(%rsp), %ymm8, %ymm1
	vmovups	1328(%rsp), %ymm3
	vmulps	%ymm6, %ymm3, %ymm9
	vfmsub231ps	%ymm1, %ymm13, %ymm9
	vmovups	%ymm9, 4384(%rsp)
	vmovaps	%ymm13, %ymm9
	vmulps	1744(%rsp), %ymm10, %ymm2
	vmovups	%ymm15, 1296(%rsp)
	vmulps	%ymm3, %ymm15, %ymm1
	vfmsub231ps	%ymm2, %ymm8, %ymm1
	vmovups	%ymm1, 3072(%rsp)
	vmulps	1216(%rsp), %ymm8, %ymm2
	vmulps	%ymm3, %ymm14, %ymm13
	vmovaps	%ymm3, %ymm8
	vfmsub231ps	%ymm2, %ymm11, %ymm13
	vmulps	1968(%rsp), %ymm10, %ymm2
	vmulps	%ymm6, %ymm15, %ymm3
	vmovups	%ymm9, 4064(%rsp)
	vfmsub231ps	%ymm2, %ymm9, %ymm3
	vmovups	%ymm3, 3168(%rsp)
	vmulps	1680(%rsp), %ymm10, %ymm3
	vmulps	%ymm14, %ymm15, %ymm1
	vmovups	%ymm11, 4032(%rsp)
	vfmsub231ps	%ymm3, %ymm11, %ymm1
	vmovups	%ymm1, 4416(%rsp)
	vmulps	560(%rsp), %ymm5, %ymm1
	vmovups	1360(%rsp), %ymm3
	vmulps	%ymm1, %ymm3, %ymm10
	vmovups	80(%rsp), %ymm11
	vfmsub231ps	208(%rsp), %ymm11, %ymm10
	vmovups	%ymm10, 3136(%rsp)
	vmulps	%ymm1, %ymm6, %ymm10
	vfmsub231ps	336(%rsp), %ymm4, %ymm10
	vmovups	%ymm10, 3104(%rsp)
	vmovaps	%ymm3, %ymm4
	vbroadcastss	.L33c0(%rip), %ymm10
	vfnmadd213ps	%ymm10, %ymm3, %ymm4
	vbroadcastss	.L33c76(%rip), %ymm15
	vmovups	%ymm4, 4000(%rsp)
	vmaxps	%ymm15, %ymm4, %ymm3
	vsqrtps	%ymm3, %ymm3
	vmovaps	%ymm14, %ymm4
	vmulps	%ymm1, %ymm14, %ymm11
	vfmsub231ps	32(%rsp), %ymm0, %ymm11
	vmovups	%ymm11, 4448(%rsp)
	vdivps	%ymm3, %ymm10, %ymm11
	vmulps	304(%rsp), %ymm11, %ymm0
	vmovups	(%rsp), %ymm3
	vblendvps	%ymm3, %ymm10, %ymm0, %ymm0
	vmovups	%ymm0, 4352(%rsp)
	vmulps	%ymm1, %ymm8, %ymm14
	vmovups	%ymm1, 1904(%rsp)
	vmovups	1120(%rsp), %ymm0
	vfmsub231ps	1184(%rsp), %ymm0, %ymm14
	vmulps	992(%rsp), %ymm11, %ymm3
	vmovaps	%ymm6, %ymm0
	vfnmadd213ps	%ymm10, %ymm6, %ymm0
	vmovaps	%ymm3, %ymm6
	vfnmadd231ps	%ymm3, %ymm3, %ymm0
	vmovups	%ymm0, 3968(%rsp)
	vmaxps	%ymm15, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm10, %ymm2
	vmulps	176(%rsp), %ymm2, %ymm0
	vmovups	1024(%rsp), %ymm3
	vblendvps	%ymm3, %ymm10, %ymm0, %ymm0
	vmovups	%ymm0, 4320(%rsp)
	vmulps	3648(%rsp), %ymm11, %ymm12
	vmovaps	%ymm11, %ymm5
	vmovups	%ymm11, 80(%rsp)
	vfnmadd231ps	%ymm6, %ymm12, %ymm7
	vmovups	%ymm6, 1120(%rsp)
	vmulps	%ymm2, %ymm7, %ymm0
	vmovups	%ymm2, (%rsp)
	vmovaps	%ymm4, %ymm11
	vfnmadd213ps	%ymm10, %ymm4, %ymm11
	vfnmadd231ps	%ymm12, %ymm12, %ymm11
	vfnmadd231ps	%ymm0, %ymm0, %ymm11
	vmaxps	%ymm15, %ymm11, %ymm4
	vsqrtps	%ymm4, %ymm4
	vdivps	%ymm4, %ymm10, %ymm9
	vmovups	1296(%rsp), %ymm15
	vmulps	%ymm1, %ymm15, %ymm7
	vmovups	3200(%rsp), %ymm3
	vfmsub231ps	1152(%rsp), %ymm3, %ymm7
	vmulps	3264(%rsp), %ymm5, %ymm4
	vmovups	4384(%rsp), %ymm1
	vfnmadd231ps	%ymm6, %ymm4, %ymm1
	vmulps	%ymm2, %ymm1, %ymm3
	vmovups	%ymm3, 992(%rsp)
	vfnmadd231ps	%ymm12, %ymm4, %ymm13
	vfnmadd231ps	%ymm0, %ymm3, %ymm13
	vmovaps	%ymm0, %ymm5
	vmovups	%ymm0, 4288(%rsp)
	vmovaps	%ymm9, %ymm2
	vmulps	%ymm9, %ymm13, %ymm0
	vmovups	%ymm0, 1024(%rsp)
	vmovaps	%ymm8, %ymm13
	vfnmadd213ps	%ymm10, %ymm8, %ymm13
	vfnmadd231ps	%ymm4, %ymm4, %ymm13
	vfnmadd231ps	%ymm3, %ymm3, %ymm13
	vfnmadd231ps	%ymm0, %ymm0, %ymm13
	vbroadcastss	.L33c76(%rip), %ymm0
	vmaxps	%ymm0, %ymm13, %ymm9
	vsqrtps	%ymm9, %ymm9
	vmulps	144(%rsp), %ymm2, %ymm6
	vmovups	1616(%rsp), %ymm3
	vblendvps	%ymm3, %ymm10, %ymm6, %ymm6
	vmovups	1872(%rsp), %ymm8
	vmovups	960(%rsp), %ymm3
	vblendvps	%ymm8, %ymm10, %ymm3, %ymm8
	vmulps	4352(%rsp), %ymm8, %ymm8
	vdivps	%ymm9, %ymm10, %ymm0
	vmulps	4320(%rsp), %ymm8, %ymm8
	vmovups	928(%rsp), %ymm3
	vmulps	%ymm0, %ymm3, %ymm9
	vmovups	%ymm0, 1872(%rsp)
	vmovups	3328(%rsp), %ymm3
	vblendvps	%ymm3, %ymm10, %ymm9, %ymm9
	vmulps	%ymm6, %ymm8, %ymm1
	vmovups	%ymm1, 1616(%rsp)
	vmovups	80(%rsp), %ymm1
	vmulps	3232(%rsp), %ymm1, %ymm6
	vmovups	3168(%rsp), %ymm3
	vfnmadd231ps	1120(%rsp), %ymm6, %ymm3
	vmulps	(%rsp), %ymm3, %ymm8
	vmovups	4416(%rsp), %ymm1
	vfnmadd231ps	%ymm12, %ymm6, %ymm1
	vfnmadd231ps	%ymm5, %ymm8, %ymm1
	vmulps	%ymm2, %ymm1, %ymm5
	vmovups	3072(%rsp), %ymm1
	vfnmadd231ps	%ymm4, %ymm6, %ymm1
	vfnmadd231ps	992(%rsp), %ymm8, %ymm1
	vfnmadd231ps	1024(%rsp), %ymm5, %ymm1
	vmulps	%ymm0, %ymm1, %ymm0
	vmovups	%ymm0, 3648(%rsp)
	vmovaps	%ymm15, %ymm1
	vfnmadd213ps	%ymm10, %ymm15, %ymm1
	vfnmadd231ps	%ymm6, %ymm6, %ymm1
	vfnmadd231ps	%ymm8, %ymm8, %ymm1
	vfnmadd231ps	%ymm5, %ymm5, %ymm1
	vfnmadd231ps	%ymm0, %ymm0, %ymm1
	vbroadcastss	.L33c76(%rip), %ymm0
	vmaxps	%ymm0, %ymm1, %ymm15
	vsqrtps	%ymm15, %ymm15
	vmulps	1616(%rsp), %ymm9, %ymm3
	vdivps	%ymm15, %ymm10, %ymm0
	vmovups	%ymm0, 1616(%rsp)
	vmulps	1648(%rsp), %ymm0, %ymm15
	vmovups	3296(%rsp), %ymm9
	vblendvps	%ymm9, %ymm10, %ymm15, %ymm15
	vmulps	%ymm3, %ymm15, %ymm3
	vmovups	%ymm3, 3328(%rsp)
	vmovups	2000(%rsp), %ymm3
	vxorps	1360(%rsp), %ymm3, %ymm15
	vmovups	%ymm15, 3264(%rsp)
	vxorps	1088(%rsp), %ymm3, %ymm15
	vmovups	%ymm15, 3296(%rsp)
	vxorps	1056(%rsp), %ymm3, %ymm15
	vmovups	%ymm15, 1360(%rsp)
	vxorps	1328(%rsp), %ymm3, %ymm15
	vmovups	%ymm15, 1056(%rsp)
	vxorps	1296(%rsp), %ymm3, %ymm9
	vmovups	%ymm9, 3072(%rsp)
	vmovups	80(%rsp), %ymm0
	vmulps	3136(%rsp), %ymm0, %ymm15
	vmovups	3104(%rsp), %ymm9
	vmovups	1120(%rsp), %ymm10
	vfnmadd231ps	%ymm10, %ymm15, %ymm9
	vxorps	%ymm3, %ymm10, %ymm10
	vmovups	%ymm10, 1296(%rsp)
	vmovups	4448(%rsp), %ymm10
	vfnmadd231ps	%ymm12, %ymm15, %ymm10
	vxorps	%ymm3, %ymm12, %ymm0
	vmovups	%ymm0, 1328(%rsp)
	vmulps	(%rsp), %ymm9, %ymm9
	vmovups	4288(%rsp), %ymm0
	vfnmadd231ps	%ymm0, %ymm9, %ymm10
	vxorps	%ymm3, %ymm0, %ymm0
	vmovups	%ymm0, 3232(%rsp)
	vfnmadd231ps	%ymm4, %ymm15, %ymm14
	vxorps	%ymm3, %ymm4, %ymm0
	vmovups	%ymm0, 1120(%rsp)
	vmovups	992(%rsp), %ymm0
	vfnmadd231ps	%ymm0, %ymm9, %ymm14
	vxorps	%ymm3, %ymm0, %ymm0
	vmovups	%ymm0, 3200(%rsp)
	vmovups	%ymm2, 1088(%rsp)
	vmulps	%ymm2, %ymm10, %ymm10
	vmovups	1024(%rsp), %ymm2
	vfnmadd231ps	%ymm2, %ymm10, %ymm14
	vxorps	%ymm3, %ymm2, %ymm4
	vmovups	%ymm4, 3136(%rsp)
	vfnmadd231ps	%ymm6, %ymm15, %ymm7
	vxorps	%ymm3, %ymm6, %ymm4
	vmovups	%ymm4, 992(%rsp)
	vfnmadd231ps	%ymm8, %ymm9, %ymm7
	vxorps	%ymm3, %ymm8, %ymm4
	vmovups	%ymm4, 3168(%rsp)
	vfnmadd231ps	%ymm5, %ymm10, %ymm7
	vxorps	%ymm3, %ymm5, %ymm2
	vmovups	%ymm2, 3104(%rsp)
	vmulps	1872(%rsp), %ymm14, %ymm4
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	3648(%rsp), %ymm5
	vfnmadd231ps	%ymm5, %ymm4, %ymm7
	vxorps	%ymm3, %ymm5, %ymm14
	vmovups	1904(%rsp), %ymm12
	vfmadd213ps	%ymm2, %ymm12, %ymm12
	vmovups	%ymm15, 1024(%rsp)
	vfmadd231ps	%ymm15, %ymm15, %ymm12
	vfmadd231ps	%ymm9, %ymm9, %ymm12
	vfmadd231ps	%ymm10, %ymm10, %ymm12
	vfmadd231ps	%ymm4, %ymm4, %ymm12
	vmulps	1616(%rsp), %ymm7, %ymm7
	vfmadd231ps	%ymm7, %ymm7, %ymm12
	ja	.L33b100
	vmovups	%ymm9, 400(%rsp)
	vmovaps	%ymm4, %ymm0
	vmovaps	%ymm14, %ymm4
	vbroadcastss	.L33c0(%rip), %ymm15
	vmovups	176(%rsp), %ymm14
	vdivps	%ymm14, %ymm15, %ymm1
	vmovups	144(%rsp), %ymm11
	vdivps	%ymm11, %ymm15, %ymm2
	vmovups	896(%rsp), %ymm13
	vmulps	%ymm1, %ymm13, %ymm1
	vbroadcastss	.L33c77(%rip), %ymm3
	vmulps	%ymm3, %ymm1, %ymm1
	vmovups	432(%rsp), %ymm9
	vmulps	%ymm2, %ymm9, %ymm2
	vbroadcastss	.L33c78(%rip), %ymm3
	vmulps	%ymm3, %ymm2, %ymm2
	vmaxps	%ymm1, %ymm2, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm2, %ymm3, %ymm1
	vmovups	3040(%rsp), %ymm5
	vaddps	%ymm5, %ymm5, %ymm2
	vsqrtps	%ymm2, %ymm2
	vbroadcastss	.L33c28(%rip), %ymm6
	vcmpltps	%ymm6, %ymm5, %ymm3
	vbroadcastss	.L33c79(%rip), %ymm5
	vmulps	%ymm5, %ymm2, %ymm2
	vandps	%ymm2, %ymm3, %ymm2
	vmaxps	%ymm1, %ymm2, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm2, %ymm3, %ymm1
	vmovups	2816(%rsp), %ymm8
	vdivps	%ymm8, %ymm15, %ymm2
	vbroadcastss	16(%r10), %ymm3
	vmulps	3328(%rsp), %ymm2, %ymm2
	vmulps	%ymm2, %ymm2, %ymm2
	vminps	%ymm15, %ymm2, %ymm2
	vmulps	%ymm3, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm1, %ymm5
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm5, %ymm1
	vcmpltps	%ymm6, %ymm8, %ymm2
	vandps	%ymm1, %ymm2, %ymm1
	vmulps	%ymm1, %ymm1, %ymm1
	vcmpleps	%ymm1, %ymm12, %ymm1
	vmulss	%xmm3, %xmm3, %xmm2
	vbroadcastss	%xmm2, %ymm2
	vmovups	2176(%rsp), %ymm3
	vcmpleps	%ymm2, %ymm3, %ymm2
	vandps	%ymm1, %ymm2, %ymm1
	vmovups	560(%rsp), %ymm2
	vmulps	208(%rsp), %ymm2, %ymm2
	vmulps	336(%rsp), %ymm2, %ymm2
	vmulps	32(%rsp), %ymm2, %ymm2
	vmulps	1184(%rsp), %ymm2, %ymm2
	vmulps	1152(%rsp), %ymm2, %ymm2
	vxorps	%xmm3, %xmm3, %xmm3
	vcmpnltps	%ymm2, %ymm3, %ymm2
	vandps	%ymm2, %ymm15, %ymm2
	vbroadcastss	.L33c26(%rip), %ymm5
	vblendvps	%ymm1, %ymm2, %ymm5, %ymm1
	vmovups	3776(%rsp), %ymm2
	vcmpleps	2848(%rsp), %ymm2, %ymm2
	vbroadcastss	.L33c80(%rip), %ymm3
	vminps	%ymm3, %ymm1, %ymm3
	vblendvps	%ymm2, %ymm3, %ymm1, %ymm1
	vmovups	3360(%rsp), %ymm3
	vcmpeqps	%ymm5, %ymm3, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm3, %ymm3
	vmovups	%ymm3, 3360(%rsp)
	vcmpeqps	%ymm5, %ymm3, %ymm1
	vandps	%ymm1, %ymm15, %ymm5
	vxorps	%xmm6, %xmm6, %xmm6
	vaddss	%xmm6, %xmm5, %xmm1
	vshufps	$245, %xmm5, %xmm5, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufps	$78, %xmm5, %xmm5, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufps	$255, %xmm5, %xmm5, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vextractf128	$1, %ymm5, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufps	$245, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufps	$78, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vucomiss	%xmm6, %xmm1
	vmovups	3680(%rsp), %ymm2
	vmovups	1936(%rsp), %ymm1
	vxorps	%xmm3, %xmm3, %xmm3
	vmovaps	%ymm9, %ymm8
	vmovups	1840(%rsp), %ymm9
	vmovaps	%ymm14, %ymm6
	vmovaps	%ymm2, %ymm14
	ja	.L33b56
	vmulps	1616(%rsp), %ymm7, %ymm1
	vfmadd213ps	%ymm0, %ymm1, %ymm4
	vmulps	1872(%rsp), %ymm4, %ymm2
	vmovups	3136(%rsp), %ymm3
	vfmadd213ps	%ymm10, %ymm2, %ymm3
	vmovups	3104(%rsp), %ymm0
	vfmadd213ps	%ymm3, %ymm1, %ymm0
	vmulps	1088(%rsp), %ymm0, %ymm0
	vmovups	3232(%rsp), %ymm3
	vfmadd213ps	400(%rsp), %ymm0, %ymm3
	vmovups	3200(%rsp), %ymm4
	vfmadd213ps	%ymm3, %ymm2, %ymm4
	vmovups	3168(%rsp), %ymm3
	vfmadd213ps	%ymm4, %ymm1, %ymm3
	vmulps	(%rsp), %ymm3, %ymm3
	vmovups	1296(%rsp), %ymm5
	vfmadd213ps	1024(%rsp), %ymm3, %ymm5
	vmovups	1328(%rsp), %ymm4
	vfmadd213ps	%ymm5, %ymm0, %ymm4
	vmovups	1120(%rsp), %ymm5
	vfmadd213ps	%ymm4, %ymm2, %ymm5
	vmovups	992(%rsp), %ymm4
	vfmadd213ps	%ymm5, %ymm1, %ymm4
	vmulps	80(%rsp), %ymm4, %ymm4
	vmovups	3264(%rsp), %ymm8
	vfmadd213ps	1904(%rsp), %ymm4, %ymm8
	vmovups	3296(%rsp), %ymm5
	vfmadd213ps	%ymm8, %ymm3, %ymm5
	vmovups	1360(%rsp), %ymm8
	vfmadd213ps	%ymm5, %ymm0, %ymm8
	vmovups	1056(%rsp), %ymm5
	vfmadd213ps	%ymm8, %ymm2, %ymm5
	vmovups	3072(%rsp), %ymm7
	vfmadd213ps	%ymm5, %ymm1, %ymm7
	vmulps	960(%rsp), %ymm7, %ymm5
	vmovups	%ymm5, 368(%rsp)
	vmulps	304(%rsp), %ymm4, %ymm4
	vmovups	%ymm4, 112(%rsp)
	vmulps	%ymm3, %ymm6, %ymm3
	vmovups	%ymm3, 272(%rsp)
	vmulps	%ymm0, %ymm11, %ymm0
	vmovups	%ymm0, 752(%rsp)
	vmulps	928(%rsp), %ymm2, %ymm0
	vmovups	%ymm0, 496(%rsp)
	vmulps	1648(%rsp), %ymm1, %ymm0
	vmovups	%ymm0, 528(%rsp)
	movl	268(%rsp), %edx
	shrb	$3, %dl
	testl	%r15d, %r15d
	setne	%r8b
	andb	%dl, %r8b
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 400(%rsp)
	vmovups	%ymm0, 784(%rsp)
	vxorps	%xmm14, %xmm14, %xmm14
	cmpb	$1, %r8b
	movq	1256(%rsp), %r12
	jne	.L33b89
	imulq	248(%rsp), %rbx
	vmovups	%ymm0, 784(%rsp)
	vmovups	%ymm0, 400(%rsp)
	xorl	%edx, %edx
	vmovups	%ymm13, 896(%rsp)
	.p2align	4
.L33b86:
	movl	%ebx, %r8d
	shrl	%r8d
	andl	$1073741823, %r8d
	shlq	$6, %r8
	addq	%rcx, %r8
	leaq	(%rdx,%r15), %r9
	leaq	(%r9,%r9,4), %r9
	shlq	$5, %r9
	vmulps	(%rdi,%r9), %ymm13, %ymm0
	vmovups	%ymm0, 32(%rsp)
	movq	%rdi, %r9
	xorl	%r14d, %r14d
	vmovups	400(%rsp), %ymm12
	vmovups	784(%rsp), %ymm13
	.p2align	4
.L33b87:
	vmovups	%ymm15, 336(%rsp)
	vmovups	%ymm10, 560(%rsp)
	vmovups	%ymm7, (%rsp)
	vmovups	%ymm5, 80(%rsp)
	vmovups	%ymm3, 208(%rsp)
	vmovaps	(%r8,%r14), %ymm11
	vmovaps	(%r9), %ymm5
	vmovups	432(%rsp), %ymm0
	vfmadd132ps	32(%rsp), %ymm0, %ymm5
	vaddps	%ymm5, %ymm11, %ymm5
	vbroadcastss	.L33c0(%rip), %ymm9
	vdivps	%ymm5, %ymm9, %ymm7
	vmovaps	-32(%r8,%r14), %ymm10
	vsubps	%ymm5, %ymm10, %ymm10
	vmulps	%ymm7, %ymm10, %ymm10
	vbroadcastss	.L33c20(%rip), %ymm0
	vcmpltps	%ymm10, %ymm0, %ymm15
	vaddps	%ymm0, %ymm7, %ymm1
	vblendvps	%ymm15, %ymm10, %ymm1, %ymm1
	vaddps	%ymm1, %ymm9, %ymm15
	vpaddd	3712(%rsp), %ymm15, %ymm15
	vpand	2208(%rsp), %ymm15, %ymm15
	vmovdqu	1776(%rsp), %ymm2
	vpsubd	%ymm15, %ymm2, %ymm3
	vaddps	%ymm0, %ymm3, %ymm4
	vfmadd231ps	%ymm3, %ymm1, %ymm4
	vmulps	%ymm4, %ymm4, %ymm1
	vbroadcastss	.L33c68(%rip), %ymm3
	vbroadcastss	.L33c67(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm4, %ymm3
	vmovaps	%ymm6, %ymm2
	vbroadcastss	.L33c70(%rip), %ymm6
	vbroadcastss	.L33c69(%rip), %ymm9
	vfmadd213ps	%ymm9, %ymm4, %ymm6
	vbroadcastss	.L33c71(%rip), %ymm9
	vfmadd231ps	%ymm9, %ymm1, %ymm6
	vfmadd213ps	%ymm3, %ymm1, %ymm6
	vbroadcastss	.L33c66(%rip), %ymm3
	vbroadcastss	.L33c65(%rip), %ymm9
	vfmadd213ps	%ymm9, %ymm4, %ymm3
	vfmadd213ps	%ymm3, %ymm1, %ymm6
	vfmadd213ps	%ymm4, %ymm1, %ymm6
	vcvtdq2ps	%ymm15, %ymm1
	vmovups	336(%rsp), %ymm15
	vbroadcastss	.L33c72(%rip), %ymm3
	vfmadd231ps	%ymm1, %ymm3, %ymm6
	vbroadcastss	.L33c0(%rip), %ymm9
	vaddps	%ymm9, %ymm10, %ymm1
	vmaxps	%ymm0, %ymm10, %ymm3
	vmovups	560(%rsp), %ymm10
	vfmsub231ps	%ymm1, %ymm6, %ymm3
	vmovaps	%ymm2, %ymm6
	vfmadd231ps	%ymm3, %ymm5, %ymm14
	vbroadcastss	.L33c26(%rip), %ymm0
	vaddps	%ymm0, %ymm5, %ymm1
	vmovups	80(%rsp), %ymm5
	vdivps	%ymm1, %ymm9, %ymm1
	vmulps	%ymm7, %ymm11, %ymm2
	vmovups	(%rsp), %ymm7
	vmulps	%ymm1, %ymm1, %ymm3
	vaddps	%ymm1, %ymm13, %ymm13
	vmulps	%ymm3, %ymm1, %ymm1
	vaddps	%ymm3, %ymm12, %ymm12
	vaddps	%ymm1, %ymm15, %ymm15
	vfmadd231ps	%ymm3, %ymm2, %ymm7
	vfmadd231ps	%ymm1, %ymm2, %ymm6
	vmulps	%ymm1, %ymm3, %ymm1
	vmulps	%ymm3, %ymm3, %ymm3
	vfmadd231ps	%ymm3, %ymm2, %ymm5
	vfmadd231ps	%ymm2, %ymm1, %ymm8
	vaddps	%ymm3, %ymm10, %ymm10
	vmovups	208(%rsp), %ymm3
	vaddps	%ymm1, %ymm3, %ymm3
	addq	$64, %r14
	addq	$160, %r9
	cmpq	%r14, %rsi
	jne	.L33b87
	vmovups	%ymm13, 784(%rsp)
	vmovups	%ymm12, 400(%rsp)
	incq	%rdx
	addq	%rax, %rbx
	cmpq	%r15, %rdx
	vmovups	896(%rsp), %ymm13
	jne	.L33b86
.L33b89:
	vmovups	%ymm15, 336(%rsp)
	vmovups	%ymm10, 560(%rsp)
	vmovups	%ymm3, 208(%rsp)
	vmovups	%ymm7, (%rsp)
	vmovups	%ymm6, 1088(%rsp)
	vmovups	%ymm5, 80(%rsp)
	vmovups	%ymm8, 1152(%rsp)
	vmovups	%ymm14, 1184(%rsp)
	vmovups	1840(%rsp), %ymm15
	vmovups	368(%rsp), %ymm7
	vaddps	%ymm7, %ymm15, %ymm0
	vmovups	2976(%rsp), %ymm2
	vminps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vmovups	3008(%rsp), %ymm2
	vmaxps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vmovups	%ymm0, 32(%rsp)
	vmovups	1264(%rsp), %ymm12
	vmovups	112(%rsp), %ymm10
	vaddps	%ymm12, %ymm10, %ymm1
	vmovups	2560(%rsp), %ymm3
	vminps	%ymm1, %ymm3, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm2, %ymm1
	vmovups	2592(%rsp), %ymm3
	vmaxps	%ymm1, %ymm3, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm2, %ymm0
	vmovups	%ymm0, 656(%rsp)
	vaddps	272(%rsp), %ymm13, %ymm1
	vmovups	2496(%rsp), %ymm4
	vminps	%ymm1, %ymm4, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm4, %ymm3, %ymm1
	vmovups	2528(%rsp), %ymm4
	vmaxps	%ymm1, %ymm4, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm4, %ymm3, %ymm0
	vmovups	%ymm0, 272(%rsp)
	vmovups	432(%rsp), %ymm11
	vaddps	752(%rsp), %ymm11, %ymm1
	vmovups	2688(%rsp), %ymm4
	vminps	%ymm1, %ymm4, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm4, %ymm3, %ymm1
	vmovups	2720(%rsp), %ymm4
	vmaxps	%ymm1, %ymm4, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm4, %ymm3, %ymm9
	vmovups	3680(%rsp), %ymm0
	vmovups	496(%rsp), %ymm2
	vaddps	%ymm0, %ymm2, %ymm1
	vmovups	2752(%rsp), %ymm4
	vminps	%ymm1, %ymm4, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm4, %ymm3, %ymm1
	vmovups	2784(%rsp), %ymm4
	vmaxps	%ymm1, %ymm4, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm4, %ymm3, %ymm5
	vmovups	1936(%rsp), %ymm14
	vmovups	528(%rsp), %ymm1
	vaddps	%ymm1, %ymm14, %ymm3
	vmovups	2656(%rsp), %ymm6
	vminps	%ymm3, %ymm6, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm6, %ymm4, %ymm3
	vmovups	2624(%rsp), %ymm6
	vmaxps	%ymm3, %ymm6, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm6, %ymm4, %ymm3
	vmovups	2240(%rsp), %ymm8
	vandps	%ymm7, %ymm8, %ymm4
	vxorps	%xmm6, %xmm6, %xmm6
	vmaxps	%ymm6, %ymm4, %ymm4
	vandps	%ymm8, %ymm10, %ymm6
	vmaxps	%ymm4, %ymm6, %ymm4
	vandps	%ymm2, %ymm8, %ymm6
	vmaxps	%ymm4, %ymm6, %ymm4
	vandps	%ymm1, %ymm8, %ymm6
	vmaxps	%ymm4, %ymm6, %ymm4
	vminps	%ymm0, %ymm14, %ymm6
	vcmpunordps	%ymm0, %ymm0, %ymm10
	vblendvps	%ymm10, %ymm14, %ymm6, %ymm6
	vbroadcastss	.L33c84(%rip), %ymm8
	vmulps	%ymm6, %ymm8, %ymm6
	vcmpleps	%ymm6, %ymm4, %ymm4
	vbroadcastss	.L33c0(%rip), %ymm7
	vmovups	3360(%rsp), %ymm8
	vcmpleps	%ymm7, %ymm8, %ymm1
	vmovups	%ymm1, 1056(%rsp)
	vandps	%ymm4, %ymm1, %ymm4
	vblendvps	%ymm4, 32(%rsp), %ymm15, %ymm10
	vblendvps	%ymm4, 656(%rsp), %ymm12, %ymm1
	vmovups	%ymm1, 32(%rsp)
	vblendvps	%ymm4, 272(%rsp), %ymm13, %ymm1
	vmovups	%ymm1, 624(%rsp)
	vblendvps	%ymm4, %ymm9, %ymm11, %ymm1
	vmovups	%ymm1, 656(%rsp)
	vblendvps	%ymm4, %ymm5, %ymm0, %ymm0
	vmovups	%ymm0, 752(%rsp)
	vblendvps	%ymm4, %ymm3, %ymm14, %ymm0
	vmovups	%ymm0, 272(%rsp)
	vmovups	304(%rsp), %ymm13
	vmulps	464(%rsp), %ymm13, %ymm0
	vmovups	960(%rsp), %ymm14
	vmulps	%ymm0, %ymm14, %ymm9
	vmovups	176(%rsp), %ymm11
	vmulps	816(%rsp), %ymm11, %ymm0
	vmulps	%ymm0, %ymm14, %ymm15
	vmulps	848(%rsp), %ymm11, %ymm0
	vmulps	%ymm9, %ymm15, %ymm2
	vfmsub231ps	%ymm0, %ymm13, %ymm2
	vmovups	144(%rsp), %ymm1
	vmulps	1392(%rsp), %ymm1, %ymm0
	vmulps	%ymm0, %ymm14, %ymm3
	vmovups	%ymm3, 432(%rsp)
	vmulps	1424(%rsp), %ymm1, %ymm0
	vmulps	%ymm3, %ymm9, %ymm5
	vfmsub231ps	%ymm0, %ymm13, %ymm5
	vmovups	%ymm5, 464(%rsp)
	vmulps	1456(%rsp), %ymm1, %ymm0
	vmulps	%ymm3, %ymm15, %ymm5
	vmovaps	%ymm11, %ymm4
	vfmsub231ps	%ymm0, %ymm11, %ymm5
	vmovups	928(%rsp), %ymm3
	vmulps	688(%rsp), %ymm3, %ymm0
	vmulps	%ymm0, %ymm14, %ymm0
	vmulps	720(%rsp), %ymm3, %ymm1
	vmulps	%ymm0, %ymm9, %ymm6
	vfmsub231ps	%ymm1, %ymm13, %ymm6
	vmovups	%ymm6, 848(%rsp)
	vbroadcastss	208(%r10), %ymm12
	vmovups	%ymm12, 496(%rsp)
	vbroadcastss	.L33c25(%rip), %ymm1
	vcmpeqps	%ymm1, %ymm8, %ymm11
	vblendvps	%ymm11, %ymm12, %ymm10, %ymm1
	movq	2120(%rsp), %r15
	movq	%r15, %rax
	shlq	$5, %rax
	vbroadcastss	12(%r10), %ymm6
	vmovups	%ymm6, 112(%rsp)
	movq	240(%rsp), %rbx
	vmovaps	%ymm1, (%rbx,%rax)
	vmulps	592(%rsp), %ymm3, %ymm1
	vmulps	%ymm0, %ymm15, %ymm10
	vmovaps	%ymm15, %ymm6
	vmovups	%ymm15, 816(%rsp)
	vmovaps	%ymm0, %ymm15
	vfmsub231ps	%ymm1, %ymm4, %ymm10
	vmovups	32(%rsp), %ymm0
	vblendvps	%ymm11, %ymm12, %ymm0, %ymm1
	movq	72(%rsp), %r14
	addq	%r14, %r15
	shlq	$5, %r15
	vmovaps	%ymm1, (%rbx,%r15)
	vmovaps	%ymm9, %ymm1
	vmovaps	%ymm7, %ymm0
	vfnmadd213ps	%ymm7, %ymm9, %ymm1
	vbroadcastss	.L33c76(%rip), %ymm8
	vmaxps	%ymm8, %ymm1, %ymm3
	vsqrtps	%ymm3, %ymm3
	vminps	%ymm7, %ymm1, %ymm1
	vdivps	%ymm3, %ymm7, %ymm7
	vmulps	%ymm7, %ymm2, %ymm4
	vmovups	%ymm7, 32(%rsp)
	vmovaps	%ymm6, %ymm2
	vfnmadd213ps	%ymm0, %ymm6, %ymm2
	vfnmadd231ps	%ymm4, %ymm4, %ymm2
	vmovaps	%ymm4, %ymm6
	vmovups	%ymm4, 368(%rsp)
	vminps	%ymm1, %ymm2, %ymm1
	vmovups	%ymm1, 592(%rsp)
	vmaxps	%ymm8, %ymm2, %ymm2
	vsqrtps	%ymm2, %ymm2
	vdivps	%ymm2, %ymm0, %ymm4
	vmovaps	%ymm0, %ymm8
	leaq	(%rbx,%rax), %rdx
	vmovups	624(%rsp), %ymm0
	vmulps	112(%rsp), %ymm0, %ymm2
	vblendvps	%ymm11, %ymm12, %ymm2, %ymm2
	movq	%r14, %rsi
	shlq	$6, %rsi
	vmovaps	%ymm2, (%rsi,%rdx)
	vmovups	928(%rsp), %ymm0
	vmulps	1216(%rsp), %ymm0, %ymm2
	vmovups	432(%rsp), %ymm0
	vmovaps	%ymm15, %ymm1
	vmulps	%ymm0, %ymm15, %ymm3
	vfmsub231ps	144(%rsp), %ymm2, %ymm3
	vmulps	464(%rsp), %ymm7, %ymm15
	vfnmadd231ps	%ymm6, %ymm15, %ymm5
	vmulps	%ymm4, %ymm5, %ymm6
	vmovaps	%ymm4, %ymm5
	vmovups	%ymm4, 528(%rsp)
	vmovaps	%ymm0, %ymm2
	vfnmadd213ps	%ymm8, %ymm0, %ymm2
	vfnmadd231ps	%ymm15, %ymm15, %ymm2
	vmovups	%ymm15, 624(%rsp)
	vfnmadd231ps	%ymm6, %ymm6, %ymm2
	vmovups	%ymm6, 464(%rsp)
	vminps	592(%rsp), %ymm2, %ymm0
	vmovups	%ymm0, 1216(%rsp)
	vbroadcastss	.L33c76(%rip), %ymm0
	vmaxps	%ymm0, %ymm2, %ymm2
	vsqrtps	%ymm2, %ymm2
	vmovups	1648(%rsp), %ymm7
	vmulps	3456(%rsp), %ymm7, %ymm4
	vmulps	%ymm4, %ymm14, %ymm0
	vmulps	1712(%rsp), %ymm7, %ymm4
	vmovups	%ymm9, 1456(%rsp)
	vmulps	%ymm0, %ymm9, %ymm8
	vfmsub231ps	%ymm4, %ymm13, %ymm8
	vmovups	%ymm8, 688(%rsp)
	vbroadcastss	.L33c0(%rip), %ymm4
	vdivps	%ymm2, %ymm4, %ymm13
	vmovups	32(%rsp), %ymm2
	vmulps	848(%rsp), %ymm2, %ymm8
	vfnmadd231ps	368(%rsp), %ymm8, %ymm10
	vmulps	%ymm5, %ymm10, %ymm10
	vfnmadd231ps	%ymm15, %ymm8, %ymm3
	vfnmadd231ps	%ymm6, %ymm10, %ymm3
	vmulps	%ymm3, %ymm13, %ymm14
	vmovaps	%ymm1, %ymm2
	vmovaps	%ymm1, %ymm15
	vfnmadd213ps	%ymm4, %ymm1, %ymm2
	vmovaps	%ymm4, %ymm6
	vfnmadd231ps	%ymm8, %ymm8, %ymm2
	vfnmadd231ps	%ymm10, %ymm10, %ymm2
	vfnmadd231ps	%ymm14, %ymm14, %ymm2
	vminps	1216(%rsp), %ymm2, %ymm1
	vmovups	%ymm1, 848(%rsp)
	vbroadcastss	.L33c76(%rip), %ymm1
	vmaxps	%ymm1, %ymm2, %ymm1
	vsqrtps	%ymm1, %ymm1
	vmovups	112(%rsp), %ymm2
	vmulps	656(%rsp), %ymm2, %ymm2
	vblendvps	%ymm11, %ymm12, %ymm2, %ymm2
	leaq	(%r14,%r14,2), %rsi
	movq	%rsi, %r8
	shlq	$5, %r8
	vmovaps	%ymm2, (%r8,%rdx)
	vmulps	1968(%rsp), %ymm7, %ymm2
	vmulps	816(%rsp), %ymm0, %ymm3
	vfmsub231ps	176(%rsp), %ymm2, %ymm3
	vmovups	752(%rsp), %ymm2
	vblendvps	%ymm11, %ymm12, %ymm2, %ymm2
	movq	%r14, %r8
	shlq	$7, %r8
	vmovaps	%ymm2, (%r8,%rdx)
	vmulps	1680(%rsp), %ymm7, %ymm2
	vmulps	432(%rsp), %ymm0, %ymm4
	vmovups	144(%rsp), %ymm5
	vfmsub231ps	%ymm2, %ymm5, %ymm4
	vdivps	%ymm1, %ymm6, %ymm5
	vmovups	%ymm11, 752(%rsp)
	vmovups	272(%rsp), %ymm1
	vblendvps	%ymm11, %ymm12, %ymm1, %ymm1
	vmovups	928(%rsp), %ymm9
	leaq	(%r14,%r14,4), %r8
	movq	%r8, %r9
	shlq	$5, %r9
	vmovaps	%ymm1, (%r9,%rdx)
	vmulps	1744(%rsp), %ymm7, %ymm1
	vmovups	%ymm15, 272(%rsp)
	vmulps	%ymm0, %ymm15, %ymm2
	vfmsub231ps	%ymm1, %ymm9, %ymm2
	vmovups	688(%rsp), %ymm1
	vmulps	32(%rsp), %ymm1, %ymm12
	vmovups	368(%rsp), %ymm1
	vmovaps	%ymm1, %ymm7
	vfnmadd231ps	%ymm1, %ymm12, %ymm3
	vmulps	528(%rsp), %ymm3, %ymm9
	vmovups	624(%rsp), %ymm1
	vmovaps	%ymm1, %ymm11
	vfnmadd231ps	%ymm1, %ymm12, %ymm4
	vmovups	464(%rsp), %ymm1
	vmovaps	%ymm1, %ymm3
	vfnmadd231ps	%ymm1, %ymm9, %ymm4
	vmovups	%ymm13, 592(%rsp)
	vmulps	%ymm4, %ymm13, %ymm4
	vmovups	%ymm8, 720(%rsp)
	vfnmadd231ps	%ymm8, %ymm12, %ymm2
	vfnmadd231ps	%ymm10, %ymm9, %ymm2
	vfnmadd231ps	%ymm14, %ymm4, %ymm2
	vmovups	%ymm5, 656(%rsp)
	vmulps	%ymm5, %ymm2, %ymm5
	vmovups	%ymm0, 688(%rsp)
	vmovaps	%ymm0, %ymm2
	vfnmadd213ps	%ymm6, %ymm0, %ymm2
	vfnmadd231ps	%ymm12, %ymm12, %ymm2
	vfnmadd231ps	%ymm9, %ymm9, %ymm2
	vfnmadd231ps	%ymm4, %ymm4, %ymm2
	vfnmadd231ps	%ymm5, %ymm5, %ymm2
	vminps	848(%rsp), %ymm2, %ymm0
	vbroadcastss	.L33c83(%rip), %ymm1
	vcmpltps	%ymm0, %ymm1, %ymm0
	vmovups	%ymm0, 848(%rsp)
	movl	$6, %edx
	movl	268(%rsp), %r11d
	testb	$2, %r11b
	je	.L33b92
	vmovaps	%ymm10, %ymm8
	vmovaps	%ymm14, %ymm15
	vbroadcastss	.L33c76(%rip), %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vsqrtps	%ymm0, %ymm0
	vmovups	112(%rsp), %ymm2
	vmulps	176(%rsp), %ymm2, %ymm1
	vmovups	%ymm1, 1680(%rsp)
	vmulps	144(%rsp), %ymm2, %ymm1
	vmovups	%ymm1, 1216(%rsp)
	vmovdqu	848(%rsp), %ymm1
	vpand	1056(%rsp), %ymm1, %ymm1
	vextracti128	$1, %ymm1, %xmm2
	vpackssdw	%xmm2, %xmm1, %xmm1
	vmovdqa	%xmm1, 1424(%rsp)
	vbroadcastss	.L33c0(%rip), %ymm2
	vdivps	%ymm0, %ymm2, %ymm0
	vmovups	%ymm0, 144(%rsp)
	vmovups	%ymm4, 176(%rsp)
	vmovups	2000(%rsp), %ymm10
	vmovups	%ymm5, 112(%rsp)
	vxorps	1456(%rsp), %ymm10, %ymm5
	vmovups	%ymm9, 1744(%rsp)
	vmovups	32(%rsp), %ymm0
	vmulps	%ymm5, %ymm0, %ymm2
	vmovups	816(%rsp), %ymm1
	vfmadd231ps	%ymm2, %ymm7, %ymm1
	vxorps	%ymm0, %ymm10, %ymm0
	vmulps	%ymm0, %ymm7, %ymm0
	vmovups	%ymm0, 368(%rsp)
	movq	%rsi, %rdx
	shlq	$6, %rdx
	addq	%rbx, %rdx
	vxorps	%ymm1, %ymm10, %ymm1
	vmovups	%ymm12, 1968(%rsp)
	vmovups	528(%rsp), %ymm4
	vmulps	%ymm1, %ymm4, %ymm14
	vmovaps	%ymm11, %ymm0
	vmovups	432(%rsp), %ymm1
	vfmadd231ps	%ymm2, %ymm11, %ymm1
	vmovaps	%ymm3, %ymm13
	vfmadd231ps	%ymm14, %ymm3, %ymm1
	vxorps	%ymm1, %ymm10, %ymm1
	vmulps	592(%rsp), %ymm1, %ymm7
	vmovups	272(%rsp), %ymm1
	vfmadd231ps	720(%rsp), %ymm2, %ymm1
	vmovups	%ymm8, 1392(%rsp)
	vfmadd231ps	%ymm14, %ymm8, %ymm1
	vfmadd231ps	%ymm7, %ymm15, %ymm1
	vxorps	%ymm1, %ymm10, %ymm1
	vmovups	656(%rsp), %ymm8
	vmulps	%ymm1, %ymm8, %ymm5
	vmovups	688(%rsp), %ymm1
	vfmadd231ps	%ymm2, %ymm12, %ymm1
	vfmadd231ps	%ymm14, %ymm9, %ymm1
	vfmadd231ps	176(%rsp), %ymm7, %ymm1
	vfmadd231ps	112(%rsp), %ymm5, %ymm1
	vxorps	%ymm1, %ymm10, %ymm1
	vmulps	144(%rsp), %ymm1, %ymm3
	vmovups	%ymm2, 1712(%rsp)
	vmovaps	%ymm2, %ymm1
	vbroadcastss	.L33c0(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm1, %ymm1
	vmovups	%ymm14, 1456(%rsp)
	vfmadd231ps	%ymm14, %ymm14, %ymm1
	vmovups	%ymm7, 272(%rsp)
	vfmadd231ps	%ymm7, %ymm7, %ymm1
	vmovups	%ymm5, 688(%rsp)
	vfmadd231ps	%ymm5, %ymm5, %ymm1
	vmovups	%ymm3, 816(%rsp)
	vfmadd231ps	%ymm3, %ymm3, %ymm1
	vmovups	960(%rsp), %ymm2
	vmulps	%ymm1, %ymm2, %ymm1
	vmulps	%ymm1, %ymm2, %ymm1
	vpmovsxwd	1424(%rsp), %ymm2
	vmovdqu	%ymm2, 432(%rsp)
	vmovups	496(%rsp), %ymm3
	vblendvps	%ymm2, %ymm1, %ymm3, %ymm1
	vmovaps	%ymm1, (%rax,%rdx)
	vmulps	368(%rsp), %ymm4, %ymm6
	vmovups	32(%rsp), %ymm11
	vmulps	%ymm0, %ymm11, %ymm0
	vfmadd231ps	%ymm6, %ymm13, %ymm0
	vxorps	%ymm4, %ymm10, %ymm1
	vmovaps	%ymm4, %ymm3
	vmulps	%ymm1, %ymm13, %ymm1
	movl	%r11d, %r9d
	andl	$4, %r9d
	movq	%r15, %r13
	movl	%r9d, %r15d
	shrl	$2, %r15d
	xorl	%r12d, %r12d
	testl	%r9d, %r9d
	movl	$15, %ebx
	movl	$9, %edx
	cmoveq	%rdx, %rbx
	movl	$20, %edx
	movl	%r11d, %r10d
	movl	$10, %r11d
	cmoveq	%r11, %rdx
	vxorps	%ymm0, %ymm10, %ymm0
	vmovups	592(%rsp), %ymm13
	vmulps	%ymm0, %ymm13, %ymm4
	vmulps	%ymm1, %ymm13, %ymm14
	vmulps	720(%rsp), %ymm11, %ymm1
	vmovups	1392(%rsp), %ymm2
	vfmadd231ps	%ymm6, %ymm2, %ymm1
	vfmadd231ps	%ymm4, %ymm15, %ymm1
	vmovaps	%ymm3, %ymm9
	vmulps	%ymm2, %ymm3, %ymm2
	vfmadd231ps	%ymm14, %ymm15, %ymm2
	vmovaps	%ymm10, %ymm7
	vxorps	%ymm10, %ymm13, %ymm3
	vmulps	%ymm3, %ymm15, %ymm3
	vxorps	%ymm1, %ymm10, %ymm1
	vmovaps	%ymm8, %ymm12
	vmulps	%ymm1, %ymm8, %ymm15
	vxorps	%ymm2, %ymm10, %ymm1
	vmulps	%ymm1, %ymm8, %ymm8
	vmulps	%ymm3, %ymm12, %ymm0
	vmovups	%ymm0, 368(%rsp)
	vmulps	1968(%rsp), %ymm11, %ymm1
	vmovups	1744(%rsp), %ymm5
	vfmadd231ps	%ymm6, %ymm5, %ymm1
	vmovups	176(%rsp), %ymm3
	vfmadd231ps	%ymm4, %ymm3, %ymm1
	vmovups	112(%rsp), %ymm2
	vfmadd231ps	%ymm15, %ymm2, %ymm1
	vmulps	%ymm5, %ymm9, %ymm10
	vfmadd231ps	%ymm14, %ymm3, %ymm10
	vfmadd231ps	%ymm8, %ymm2, %ymm10
	vmulps	%ymm3, %ymm13, %ymm9
	vfmadd231ps	%ymm0, %ymm2, %ymm9
	vmovaps	%ymm2, %ymm3
	vxorps	%ymm7, %ymm12, %ymm2
	vmulps	%ymm2, %ymm3, %ymm2
	movl	$26, %r14d
	movl	$11, %r11d
	cmoveq	%r11, %r14
	setne	%r12b
	addq	$7, %r12
	imulq	72(%rsp), %r12
	shlq	$5, %r12
	addq	240(%rsp), %r12
	vxorps	%ymm7, %ymm1, %ymm1
	vmovups	144(%rsp), %ymm5
	vmulps	%ymm1, %ymm5, %ymm3
	vmulps	%ymm11, %ymm11, %ymm1
	vmovups	%ymm6, 1424(%rsp)
	vfmadd231ps	%ymm6, %ymm6, %ymm1
	vmovups	%ymm4, 624(%rsp)
	vfmadd231ps	%ymm4, %ymm4, %ymm1
	vmovups	%ymm15, 720(%rsp)
	vfmadd231ps	%ymm15, %ymm15, %ymm1
	vmovups	%ymm3, 176(%rsp)
	vfmadd231ps	%ymm3, %ymm3, %ymm1
	vmovups	304(%rsp), %ymm3
	vmulps	%ymm1, %ymm3, %ymm1
	vmulps	%ymm1, %ymm3, %ymm1
	vmovups	432(%rsp), %ymm0
	vmovups	496(%rsp), %ymm4
	vblendvps	%ymm0, %ymm1, %ymm4, %ymm1
	vmovaps	%ymm1, (%rax,%r12)
	movq	1256(%rsp), %r12
	leaq	(%r15,%r15,2), %r11
	addq	$8, %r11
	movq	%r13, %r15
	imulq	72(%rsp), %r11
	shlq	$5, %r11
	addq	240(%rsp), %r11
	vxorps	%ymm7, %ymm10, %ymm1
	vmovups	1216(%rsp), %ymm13
	vmulps	%ymm1, %ymm5, %ymm10
	vmovups	528(%rsp), %ymm1
	vmulps	%ymm1, %ymm1, %ymm1
	vmovups	%ymm14, 464(%rsp)
	vfmadd231ps	%ymm14, %ymm14, %ymm1
	vmovaps	%ymm0, %ymm14
	vmovups	%ymm8, 112(%rsp)
	vfmadd231ps	%ymm8, %ymm8, %ymm1
	vfmadd231ps	%ymm10, %ymm10, %ymm1
	vmovups	1680(%rsp), %ymm8
	vmulps	%ymm1, %ymm8, %ymm1
	vmulps	%ymm1, %ymm8, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm4, %ymm1
	vmovaps	%ymm1, (%rax,%r11)
	movl	%r10d, %r11d
	movq	888(%rsp), %r10
	imulq	72(%rsp), %rbx
	shlq	$5, %rbx
	addq	240(%rsp), %rbx
	vxorps	%ymm7, %ymm9, %ymm1
	vmulps	%ymm1, %ymm5, %ymm0
	vmovups	592(%rsp), %ymm1
	vmulps	%ymm1, %ymm1, %ymm1
	vmovups	368(%rsp), %ymm8
	vfmadd231ps	%ymm8, %ymm8, %ymm1
	vfmadd231ps	%ymm0, %ymm0, %ymm1
	vmulps	%ymm1, %ymm13, %ymm1
	vmulps	%ymm1, %ymm13, %ymm1
	vblendvps	%ymm14, %ymm1, %ymm4, %ymm1
	vmovaps	%ymm1, (%rax,%rbx)
	movq	240(%rsp), %rbx
	imulq	72(%rsp), %rdx
	shlq	$5, %rdx
	addq	%rbx, %rdx
	vmulps	%ymm5, %ymm2, %ymm11
	vmulps	%ymm12, %ymm12, %ymm1
	vfmadd231ps	%ymm11, %ymm11, %ymm1
	vmovups	928(%rsp), %ymm2
	vmulps	%ymm1, %ymm2, %ymm1
	vmulps	%ymm1, %ymm2, %ymm1
	vblendvps	%ymm14, %ymm1, %ymm4, %ymm1
	vmovaps	%ymm1, (%rax,%rdx)
	imulq	72(%rsp), %r14
	shlq	$5, %r14
	addq	%rbx, %r14
	vmulps	%ymm5, %ymm5, %ymm1
	vmovups	1648(%rsp), %ymm2
	vmulps	%ymm1, %ymm2, %ymm1
	vmulps	%ymm1, %ymm2, %ymm1
	vblendvps	%ymm14, %ymm1, %ymm4, %ymm1
	vmovaps	%ymm1, (%rax,%r14)
	movq	72(%rsp), %r14
	movl	$12, %edx
	testl	%r9d, %r9d
	je	.L33b92
	vmovaps	%ymm12, %ymm3
	vmovups	1712(%rsp), %ymm1
	vmovaps	%ymm11, %ymm12
	vmulps	32(%rsp), %ymm1, %ymm5
	vmovups	%ymm0, 32(%rsp)
	vmovups	1456(%rsp), %ymm4
	vmovups	1424(%rsp), %ymm0
	vfmadd231ps	%ymm4, %ymm0, %ymm5
	vmovaps	%ymm3, %ymm1
	vmovups	528(%rsp), %ymm2
	vmovaps	%ymm10, %ymm13
	vmulps	%ymm4, %ymm2, %ymm10
	vmulps	%ymm0, %ymm2, %ymm15
	vmovups	272(%rsp), %ymm2
	vmovups	624(%rsp), %ymm4
	vfmadd231ps	%ymm2, %ymm4, %ymm5
	vmovups	464(%rsp), %ymm0
	vfmadd231ps	%ymm2, %ymm0, %ymm10
	vfmadd231ps	%ymm4, %ymm0, %ymm15
	vmovups	592(%rsp), %ymm3
	vmulps	%ymm2, %ymm3, %ymm9
	vmulps	%ymm4, %ymm3, %ymm11
	vmulps	%ymm0, %ymm3, %ymm2
	vmovups	688(%rsp), %ymm0
	vmovups	720(%rsp), %ymm6
	vfmadd231ps	%ymm0, %ymm6, %ymm5
	vmovups	112(%rsp), %ymm4
	vfmadd231ps	%ymm0, %ymm4, %ymm10
	vfmadd231ps	%ymm6, %ymm4, %ymm15
	vfmadd231ps	%ymm0, %ymm8, %ymm9
	vfmadd231ps	%ymm6, %ymm8, %ymm11
	vfmadd231ps	%ymm4, %ymm8, %ymm2
	vmovups	%ymm2, 528(%rsp)
	vmulps	%ymm0, %ymm1, %ymm0
	vmulps	%ymm6, %ymm1, %ymm2
	vmovups	%ymm2, 272(%rsp)
	vmulps	%ymm4, %ymm1, %ymm2
	vmovups	%ymm2, 688(%rsp)
	vmulps	%ymm1, %ymm8, %ymm1
	vmovups	%ymm1, 464(%rsp)
	vmovups	816(%rsp), %ymm7
	vmovups	176(%rsp), %ymm8
	vfmadd231ps	%ymm7, %ymm8, %ymm5
	vmovups	304(%rsp), %ymm4
	vmulps	%ymm5, %ymm4, %ymm1
	vmovups	960(%rsp), %ymm5
	vmulps	%ymm1, %ymm5, %ymm1
	vmovups	%ymm1, 112(%rsp)
	vmovups	%ymm13, 1392(%rsp)
	vfmadd231ps	%ymm7, %ymm13, %ymm10
	vmovups	1680(%rsp), %ymm6
	vmulps	%ymm6, %ymm10, %ymm1
	vmulps	%ymm1, %ymm5, %ymm1
	vmovups	%ymm1, 368(%rsp)
	vmovups	32(%rsp), %ymm10
	vfmadd231ps	%ymm7, %ymm10, %ymm9
	vmovups	1216(%rsp), %ymm2
	vmulps	%ymm2, %ymm9, %ymm1
	vmulps	%ymm1, %ymm5, %ymm1
	vmovups	%ymm1, 592(%rsp)
	vmovaps	%ymm12, %ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm0
	vmovups	928(%rsp), %ymm12
	vmulps	%ymm0, %ymm12, %ymm0
	vmulps	%ymm0, %ymm5, %ymm0
	vmovups	%ymm0, 720(%rsp)
	vmovups	144(%rsp), %ymm9
	vmulps	%ymm7, %ymm9, %ymm0
	vmovups	1648(%rsp), %ymm7
	vmulps	%ymm0, %ymm7, %ymm0
	vmulps	%ymm0, %ymm5, %ymm0
	vmovups	%ymm0, 816(%rsp)
	vfmadd231ps	%ymm8, %ymm13, %ymm15
	vmulps	%ymm6, %ymm15, %ymm0
	vmulps	%ymm0, %ymm4, %ymm13
	vfmadd231ps	%ymm8, %ymm10, %ymm11
	vmovaps	%ymm10, %ymm0
	vmulps	%ymm2, %ymm11, %ymm1
	vmulps	%ymm1, %ymm4, %ymm11
	vmovups	272(%rsp), %ymm1
	vfmadd231ps	%ymm8, %ymm3, %ymm1
	vmulps	%ymm1, %ymm12, %ymm1
	vmulps	%ymm1, %ymm4, %ymm1
	vmovups	%ymm1, 272(%rsp)
	vmulps	%ymm8, %ymm9, %ymm1
	vmulps	%ymm1, %ymm7, %ymm1
	vmulps	%ymm1, %ymm4, %ymm1
	vmovups	%ymm1, 176(%rsp)
	vmovups	1392(%rsp), %ymm4
	vmovups	528(%rsp), %ymm1
	vfmadd231ps	%ymm4, %ymm10, %ymm1
	vmulps	%ymm2, %ymm1, %ymm1
	vmulps	%ymm1, %ymm6, %ymm10
	vmovups	688(%rsp), %ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm1
	vmulps	%ymm1, %ymm12, %ymm1
	vmulps	%ymm6, %ymm1, %ymm1
	vmovups	%ymm1, 304(%rsp)
	vmulps	%ymm4, %ymm9, %ymm1
	vmulps	%ymm1, %ymm7, %ymm1
	vmulps	%ymm6, %ymm1, %ymm15
	vmovups	464(%rsp), %ymm1
	vfmadd231ps	%ymm0, %ymm3, %ymm1
	vmovaps	%ymm3, %ymm4
	vmulps	%ymm1, %ymm12, %ymm1
	vmulps	%ymm2, %ymm1, %ymm5
	vmulps	%ymm0, %ymm9, %ymm3
	vmulps	%ymm3, %ymm7, %ymm3
	vmulps	%ymm2, %ymm3, %ymm3
	vmulps	%ymm4, %ymm9, %ymm4
	vmulps	%ymm4, %ymm7, %ymm4
	vmulps	%ymm4, %ymm12, %ymm4
	vmovups	496(%rsp), %ymm8
	vblendvps	%ymm14, 112(%rsp), %ymm8, %ymm6
	vblendvps	%ymm14, 368(%rsp), %ymm8, %ymm0
	vblendvps	%ymm14, %ymm13, %ymm8, %ymm1
	vblendvps	%ymm14, 592(%rsp), %ymm8, %ymm2
	vblendvps	%ymm14, %ymm11, %ymm8, %ymm7
	vblendvps	%ymm14, %ymm10, %ymm8, %ymm10
	vblendvps	%ymm14, 720(%rsp), %ymm8, %ymm9
	vmovups	%ymm9, 112(%rsp)
	vblendvps	%ymm14, 272(%rsp), %ymm8, %ymm9
	vmovups	%ymm9, 144(%rsp)
	vblendvps	%ymm14, 304(%rsp), %ymm8, %ymm9
	vmovups	%ymm9, 32(%rsp)
	vblendvps	%ymm14, %ymm5, %ymm8, %ymm13
	vblendvps	%ymm14, 816(%rsp), %ymm8, %ymm12
	vblendvps	%ymm14, 176(%rsp), %ymm8, %ymm11
	vblendvps	%ymm14, %ymm15, %ymm8, %ymm9
	vblendvps	%ymm14, %ymm3, %ymm8, %ymm5
	vblendvps	%ymm14, %ymm4, %ymm8, %ymm3
	imulq	$224, %r14, %rdx
	addq	%rbx, %rdx
	vmovaps	%ymm6, (%rax,%rdx)
	leaq	(%r14,%r14,8), %rdx
	movq	%rdx, %r9
	shlq	$5, %r9
	addq	%rbx, %r9
	vmovaps	%ymm0, (%rax,%r9)
	shlq	$6, %r8
	addq	%rbx, %r8
	vmovaps	%ymm1, (%rax,%r8)
	movq	%rsi, %r8
	shlq	$7, %r8
	addq	%rbx, %r8
	vmovaps	%ymm2, (%rax,%r8)
	imulq	$416, %r14, %r8
	addq	%rbx, %r8
	vmovaps	%ymm7, (%rax,%r8)
	imulq	$448, %r14, %r8
	addq	%rbx, %r8
	vmovaps	%ymm10, (%rax,%r8)
	movq	%r14, %r8
	shlq	$9, %r8
	addq	%rbx, %r8
	vmovups	112(%rsp), %ymm0
	vmovaps	%ymm0, (%rax,%r8)
	imulq	$544, %r14, %r8
	addq	%rbx, %r8
	vmovups	144(%rsp), %ymm0
	vmovaps	%ymm0, (%rax,%r8)
	shlq	$6, %rdx
	addq	%rbx, %rdx
	vmovups	32(%rsp), %ymm0
	vmovaps	%ymm0, (%rax,%rdx)
	imulq	$608, %r14, %rdx
	addq	%rbx, %rdx
	vmovaps	%ymm13, (%rax,%rdx)
	imulq	$672, %r14, %rdx
	addq	%rbx, %rdx
	vmovaps	%ymm12, (%rax,%rdx)
	imulq	$704, %r14, %rdx
	addq	%rbx, %rdx
	vmovaps	%ymm11, (%rax,%rdx)
	imulq	$736, %r14, %rdx
	addq	%rbx, %rdx
	vmovaps	%ymm9, (%rax,%rdx)
	shlq	$8, %rsi
	addq	%rbx, %rsi
	vmovaps	%ymm5, (%rax,%rsi)
	imulq	$800, %r14, %rdx
	addq	%rbx, %rdx
	vmovaps	%ymm3, (%rax,%rdx)
	movl	$27, %edx
.L33b92:
	vmovups	848(%rsp), %ymm14
	testb	$8, %r11b
	vmovdqu	3712(%rsp), %ymm9
	vbroadcastss	.L33c65(%rip), %ymm5
	vbroadcastss	.L33c66(%rip), %ymm6
	vbroadcastss	.L33c67(%rip), %ymm4
	vbroadcastss	.L33c68(%rip), %ymm7
	vbroadcastss	.L33c69(%rip), %ymm8
	vbroadcastss	.L33c70(%rip), %ymm10
	vbroadcastss	.L33c71(%rip), %ymm11
	vmovups	1552(%rsp), %ymm12
	vmovups	1520(%rsp), %ymm1
	vmovups	1488(%rsp), %ymm3
	vmovups	752(%rsp), %ymm13
	je	.L33b94
	vbroadcastss	.L33c0(%rip), %ymm2
	vdivps	%ymm3, %ymm2, %ymm0
	vmulps	%ymm0, %ymm1, %ymm1
	vpaddd	%ymm1, %ymm9, %ymm0
	vpand	2208(%rsp), %ymm0, %ymm0
	vmovdqu	1776(%rsp), %ymm3
	vpsubd	%ymm0, %ymm3, %ymm3
	vfmsub213ps	%ymm2, %ymm1, %ymm3
	vmovaps	%ymm10, %ymm2
	vfmadd213ps	%ymm8, %ymm3, %ymm2
	vmovaps	%ymm7, %ymm1
	vfmadd213ps	%ymm4, %ymm3, %ymm1
	vmulps	%ymm3, %ymm3, %ymm4
	vfmadd231ps	%ymm11, %ymm4, %ymm2
	vfmadd213ps	%ymm1, %ymm4, %ymm2
	vmovaps	%ymm6, %ymm1
	vfmadd213ps	%ymm5, %ymm3, %ymm1
	vfmadd213ps	%ymm1, %ymm4, %ymm2
	vfmadd213ps	%ymm3, %ymm4, %ymm2
	vbroadcastss	100(%r10), %ymm1
	vxorps	%xmm3, %xmm3, %xmm3
	vmovups	784(%rsp), %ymm6
	vfmadd213ps	%ymm3, %ymm6, %ymm1
	vbroadcastss	104(%r10), %ymm5
	vmovups	400(%rsp), %ymm4
	vfmadd213ps	%ymm1, %ymm4, %ymm5
	vbroadcastss	136(%r10), %ymm1
	vfmadd213ps	%ymm3, %ymm6, %ymm1
	vbroadcastss	140(%r10), %ymm7
	vfmadd213ps	%ymm1, %ymm4, %ymm7
	vbroadcastss	172(%r10), %ymm1
	vfmadd213ps	%ymm3, %ymm6, %ymm1
	vbroadcastss	176(%r10), %ymm3
	vfmadd213ps	%ymm1, %ymm4, %ymm3
	vbroadcastss	108(%r10), %ymm1
	vmovups	336(%rsp), %ymm6
	vfmadd213ps	%ymm5, %ymm6, %ymm1
	vbroadcastss	144(%r10), %ymm4
	vfmadd213ps	%ymm7, %ymm6, %ymm4
	vbroadcastss	180(%r10), %ymm5
	vfmadd213ps	%ymm3, %ymm6, %ymm5
	vbroadcastss	112(%r10), %ymm3
	vmovups	560(%rsp), %ymm6
	vfmadd213ps	%ymm1, %ymm6, %ymm3
	vbroadcastss	148(%r10), %ymm1
	vfmadd213ps	%ymm4, %ymm6, %ymm1
	vbroadcastss	184(%r10), %ymm4
	vfmadd213ps	%ymm5, %ymm6, %ymm4
	vbroadcastss	116(%r10), %ymm5
	vmovups	208(%rsp), %ymm6
	vfmadd213ps	%ymm3, %ymm6, %ymm5
	vbroadcastss	152(%r10), %ymm3
	vfmadd213ps	%ymm1, %ymm6, %ymm3
	vbroadcastss	188(%r10), %ymm1
	vfmadd213ps	%ymm4, %ymm6, %ymm1
	vbroadcastss	120(%r10), %ymm4
	vmovups	(%rsp), %ymm6
	vfmadd213ps	%ymm5, %ymm6, %ymm4
	vbroadcastss	156(%r10), %ymm5
	vfmadd213ps	%ymm3, %ymm6, %ymm5
	vbroadcastss	192(%r10), %ymm3
	vfmadd213ps	%ymm1, %ymm6, %ymm3
	vbroadcastss	124(%r10), %ymm1
	vmovups	1088(%rsp), %ymm6
	vfmadd213ps	%ymm4, %ymm6, %ymm1
	vbroadcastss	160(%r10), %ymm4
	vfmadd213ps	%ymm5, %ymm6, %ymm4
	vbroadcastss	196(%r10), %ymm5
	vfmadd213ps	%ymm3, %ymm6, %ymm5
	vbroadcastss	128(%r10), %ymm3
	vmovups	80(%rsp), %ymm7
	vfmadd213ps	%ymm1, %ymm7, %ymm3
	vbroadcastss	164(%r10), %ymm1
	vfmadd213ps	%ymm4, %ymm7, %ymm1
	vbroadcastss	200(%r10), %ymm6
	vfmadd213ps	%ymm5, %ymm7, %ymm6
	vbroadcastss	132(%r10), %ymm7
	vmovups	1152(%rsp), %ymm8
	vfmadd213ps	%ymm3, %ymm8, %ymm7
	vbroadcastss	168(%r10), %ymm5
	vfmadd213ps	%ymm1, %ymm8, %ymm5
	vbroadcastss	204(%r10), %ymm4
	vfmadd213ps	%ymm6, %ymm8, %ymm4
	vcvtdq2ps	%ymm0, %ymm0
	vbroadcastss	.L33c72(%rip), %ymm1
	vfmadd231ps	%ymm0, %ymm1, %ymm2
	vbroadcastss	.L33c81(%rip), %ymm0
	vmovups	3840(%rsp), %ymm1
	vfmadd213ps	%ymm2, %ymm0, %ymm1
	vbroadcastss	.L33c82(%rip), %ymm0
	vfmadd213ps	%ymm1, %ymm0, %ymm12
	vmovups	3488(%rsp), %ymm2
	vaddps	%ymm7, %ymm2, %ymm1
	vbroadcastss	.L33c80(%rip), %ymm0
	vfmadd231ps	%ymm0, %ymm2, %ymm5
	vbroadcastss	.L33c85(%rip), %ymm0
	vfmadd231ps	%ymm2, %ymm0, %ymm4
	vbroadcastss	208(%r10), %ymm0
	vbroadcastss	.L33c36(%rip), %ymm2
	vmovups	1184(%rsp), %ymm3
	vfmsub213ps	%ymm3, %ymm2, %ymm12
	vblendvps	%ymm13, %ymm0, %ymm12, %ymm2
	movq	%rdx, %rsi
	imulq	%r14, %rsi
	shlq	$5, %rsi
	addq	%rbx, %rsi
	vmovaps	%ymm2, (%rax,%rsi)
	vaddps	%ymm3, %ymm3, %ymm2
	vblendvps	%ymm13, %ymm0, %ymm2, %ymm2
	leaq	1(%rdx), %rsi
	imulq	%r14, %rsi
	shlq	$5, %rsi
	addq	%rbx, %rsi
	vmovaps	%ymm2, (%rax,%rsi)
	vblendvps	%ymm13, %ymm0, %ymm1, %ymm1
	leaq	2(%rdx), %rsi
	imulq	%r14, %rsi
	shlq	$5, %rsi
	addq	%rbx, %rsi
	vmovaps	%ymm1, (%rax,%rsi)
	vblendvps	%ymm13, %ymm0, %ymm5, %ymm1
	leaq	3(%rdx), %rsi
	imulq	%r14, %rsi
	shlq	$5, %rsi
	addq	%rbx, %rsi
	vmovaps	%ymm1, (%rax,%rsi)
	vblendvps	%ymm13, %ymm0, %ymm4, %ymm0
	addq	$4, %rdx
	imulq	%r14, %rdx
	shlq	$5, %rdx
	addq	%rbx, %rdx
	vmovaps	%ymm0, (%rax,%rdx)
	jmp	.L33b94
.L33b98:
	addq	$4488, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
.L33b99:
	vzeroupper
	retq
