# Made by `cargo xtask kernels`. Do not edit.
	.text
	.p2align	2, 0x0
.L9c0:
	.long	0x3f800000
.L9c1:
	.long	1048576
.L9c2:
	.long	0x5d800000
.L9c3:
	.long	0x3f40094e
.L9c4:
	.long	0x3e1d5a5a
.L9c5:
	.long	0x3bd74912
.L9c6:
	.long	0x3f156f3d
.L9c7:
	.long	0x3d26f715
.L9c8:
	.long	8388607
.L9c9:
	.long	0x21800000
.L9c10:
	.long	1258291200
.L9c11:
	.long	1392508928
.L9c12:
	.long	0x53000080
.L9c13:
	.long	0xc9800000
.L9c14:
	.long	0x3f000000
.L9c15:
	.long	0x7fffffff
.L9c16:
	.long	0x40400000
.L9c17:
	.long	2139095039
.L9c18:
	.long	0x0da24260
.L9c19:
	.long	0x1e3ce508
.L9c20:
	.long	0xbf800000
.L9c21:
	.long	0x41100000
.L9c22:
	.long	0x3e800000
.L9c23:
	.long	0x41490fdb
.L9c24:
	.long	0x40800000
.L9c25:
	.long	0x40a00000
.L9c26:
	.long	0x3fc00000
.L9c27:
	.long	0x7149f2ca
.L9c29:
	.long	2
.L9c30:
	.long	4
.L9c31:
	.long	8
.L9c32:
	.long	0x3f3504f3
.L9c33:
	.long	0x3ecc422a
.L9c34:
	.long	0x3f106ebb
.L9c35:
	.long	0xbf000000
.L9c36:
	.long	0x80000000
.L9c37:
	.long	0xc2ae0000
.L9c38:
	.long	0x3fb8aa3b
.L9c39:
	.long	0xbf317200
.L9c40:
	.long	0xb5bfbe8e
.L9c41:
	.long	0x3c1e8629
.L9c42:
	.long	0x3aae0472
.L9c43:
	.long	0x3d635b73
.L9c44:
	.long	0x3e75fc8c
.L9c45:
	.long	0x3f317214
.L9c46:
	.long	0x42fe0000
.L9c47:
	.long	0x4f000000
.L9c48:
	.long	0x3e99999a
.L9c49:
	.long	0x3ef89ba5
.L9c50:
	.long	0xbe04a19d
.L9c51:
	.long	0xbf03248e
.L9c52:
	.long	0x3f0c3744
.L9c53:
	.long	0xbdc1d79d
.L9c54:
	.long	0x3e5c1572
.L9c55:
	.long	0x3e17e642
.L9c56:
	.long	0x3e2ecff8
.L9c57:
	.long	0x3e2d3f9f
.L9c58:
	.long	0x41400000
.L9c59:
	.long	3234528013
.L9c60:
	.long	4286578688
.L9c61:
	.long	0xbf00000d
.L9c62:
	.long	0x3eaaac4e
.L9c63:
	.long	0xbe7fd7d0
.L9c64:
	.long	0x3e4bdb47
.L9c65:
	.long	0xbe2ec8d2
.L9c66:
	.long	0x3e259a3a
.L9c67:
	.long	0xbddadb52
.L9c68:
	.long	0x33b17218
.L9c69:
	.long	0x3a83126f
.L9c70:
	.long	0x3727c5ac
.L9c71:
	.long	0x41800000
.L9c72:
	.long	0x358637bd
.L9c73:
	.long	0x350637bd
.L9c74:
	.long	0x34210fb0
.L9c75:
	.long	0x36a7c5ac
.L9c76:
	.long	0x40000000
.L9c77:
	.long	0x3f317218
.L9c78:
	.long	0x3feb3f8f
.L9c79:
	.long	0x38d1b717
.L9c80:
	.long	0x3951b717
.L9c81:
	.long	0x41000000
.L9c82:
	.long	0x3cf5c28f
.L9c83:
	.long	0x26901d7d
.L9c84:
	.long	0x3f800054
.L9c85:
	.long	0xbf4ccccd
	.p2align	5, 0x0
.L9c28:
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
	.globl	gaussmle_xynb_maps_v3
gaussmle_xynb_maps_v3:
	.globl	_gaussmle_xynb_maps_v3
_gaussmle_xynb_maps_v3:
	testl	%ecx, %ecx
	je	.L9b101
	testl	%edx, %edx
	je	.L9b101
	testl	%esi, %esi
	je	.L9b101
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$2872, %rsp
	movq	2944(%rsp), %rax
	movl	%esi, %esi
	movl	%edx, %edx
	movq	(%rdi), %r10
	movq	24(%rdi), %r11
	movq	32(%rdi), %rbx
	movq	40(%rdi), %r14
	movq	%r14, 1168(%rsp)
	addl	%r8d, %r9d
	addl	2928(%rsp), %r9d
	movq	48(%rdi), %rdi
	movl	%ecx, %ecx
	movq	%rcx, 1136(%rsp)
	leaq	96(%r10), %rcx
	movq	%rcx, 456(%rsp)
	movq	%r9, 1152(%rsp)
	leaq	(%r9,%r9), %r8
	movq	%rdx, 696(%rsp)
	imulq	%rsi, %rdx
	addq	%rdx, %rdx
	movq	%rdx, 1128(%rsp)
	leaq	(%rsi,%rsi), %rcx
	movq	%rcx, 1144(%rsp)
	leaq	64(%rdi), %rbp
	movq	%r10, 728(%rsp)
	leaq	32(%r10), %rcx
	vbroadcastss	.L9c0(%rip), %ymm14
	vbroadcastss	.L9c14(%rip), %ymm15
	vbroadcastss	.L9c16(%rip), %ymm1
	xorl	%edx, %edx
	vxorps	%xmm8, %xmm8, %xmm8
	vbroadcastss	.L9c59(%rip), %ymm0
	vmovups	%ymm0, 2320(%rsp)
	vbroadcastss	.L9c60(%rip), %ymm0
	vmovups	%ymm0, 2288(%rsp)
	vbroadcastss	.L9c0(%rip), %ymm0
	vmovups	%ymm0, 1088(%rsp)
	vbroadcastss	.L9c36(%rip), %ymm0
	vbroadcastss	.L9c2(%rip), %ymm10
	vmovups	%ymm0, 768(%rsp)
	movq	%rsi, 1176(%rsp)
	movq	%rbx, 312(%rsp)
	movq	%r11, 712(%rsp)
	jmp	.L9b4
	.p2align	4
.L9b99:
	incq	%rdx
	addq	1128(%rsp), %r8
	cmpq	1136(%rsp), %rdx
	je	.L9b100
.L9b4:
	movq	%rdx, %r9
	imulq	696(%rsp), %r9
	movq	%r9, 1160(%rsp)
	movq	%r8, %r9
	xorl	%r10d, %r10d
	movq	%r8, 1192(%rsp)
	movq	%rdx, 1184(%rsp)
	jmp	.L9b5
	.p2align	4
.L9b98:
	incq	%r10
	addq	1144(%rsp), %r9
	cmpq	696(%rsp), %r10
	je	.L9b99
.L9b5:
	movq	%r9, 704(%rsp)
	movq	1160(%rsp), %r9
	leaq	(%r9,%r10), %r14
	movq	704(%rsp), %r9
	imulq	%rsi, %r14
	addq	1152(%rsp), %r14
	movq	%r14, 1216(%rsp)
	movq	%r9, 96(%rsp)
	xorl	%r14d, %r14d
	movq	%r10, 1200(%rsp)
	jmp	.L9b6
	.p2align	4
.L9b96:
	vorps	112(%rsp), %ymm13, %ymm0
	vbroadcastss	.L9c16(%rip), %ymm1
	vblendvps	%ymm0, 2160(%rsp), %ymm1, %ymm0
	movq	1168(%rsp), %rdx
	vmovups	1712(%rsp), %ymm2
	vmovaps	%ymm2, (%rdx,%rax)
	vmovaps	%ymm0, (%rdx,%r9)
	movq	2944(%rsp), %rax
	movq	1176(%rsp), %rsi
	movq	1192(%rsp), %r8
	vbroadcastss	.L9c0(%rip), %ymm14
	vbroadcastss	.L9c14(%rip), %ymm15
	movq	1184(%rsp), %rdx
	vxorps	%xmm8, %xmm8, %xmm8
	movq	704(%rsp), %r9
	movq	1200(%rsp), %r10
	movq	448(%rsp), %r14
.L9b97:
	incq	%r14
	addq	$2, 96(%rsp)
	cmpq	%rsi, %r14
	je	.L9b98
.L9b6:
	movq	%r14, 448(%rsp)
	movq	1216(%rsp), %r14
	movq	448(%rsp), %r15
	addq	%r14, %r15
	movq	448(%rsp), %r14
	movl	8(%rax), %r12d
	movq	%r12, 720(%rsp)
	cmpq	%r12, %r15
	jae	.L9b97
	movl	(%rax), %r9d
	movl	16(%rax), %r13d
	movl	20(%rax), %r11d
	movq	%r9, %rbx
	imulq	%r9, %rbx
	movq	%rbx, %rsi
	movq	%r15, 1208(%rsp)
	imulq	%r15, %rsi
	addq	%rsi, %rsi
	testq	%r9, %r9
	je	.L9b8
	movl	%r13d, 528(%rsp)
	leaq	(%r9,%r9), %rax
	movl	$2, %r13d
	subq	%r9, %r13
	movq	96(%rsp), %r14
	imulq	%rbx, %r14
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1024(%rsp)
	vpbroadcastd	.L9c1(%rip), %ymm6
	vmovaps	%ymm14, %ymm5
	vmovups	%ymm14, 992(%rsp)
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm12, %xmm12, %xmm12
	vmovups	%ymm0, 352(%rsp)
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm9, %xmm9, %xmm9
	vmovups	%ymm0, 64(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	xorl	%edx, %edx
	jmp	.L9b10
	.p2align	4
.L9b40:
	vaddps	112(%rsp), %ymm2, %ymm2
	vaddps	%ymm4, %ymm9, %ymm9
	vaddps	%ymm11, %ymm13, %ymm13
	vaddps	%ymm14, %ymm12, %ymm12
	incq	%rdx
	addq	%rax, %r14
	cmpq	%r9, %rdx
	je	.L9b41
.L9b10:
	movl	%r14d, %r8d
	shrl	%r8d
	andl	$1073741823, %r8d
	shlq	$6, %r8
	movl	%eax, %r15d
	imull	%edx, %r15d
	leal	(%rsi,%r15), %r12d
	andl	$2147483646, %r12d
	shlq	$5, %r12
	movq	728(%rsp), %r10
	leaq	(%r10,%r12), %r15
	vmovaps	(%r10,%r12), %ymm0
	vmovaps	32(%r10,%r12), %ymm4
	testb	$8, %r11b
	jne	.L9b11
	vmovaps	%ymm5, %ymm15
	vmovaps	%ymm7, %ymm5
	cmpl	$1, %r9d
	je	.L9b21
	vmovaps	%ymm3, %ymm7
	addq	456(%rsp), %r8
	vsubps	%ymm4, %ymm0, %ymm3
	cmpq	$1, %r9
	je	.L9b24
	jmp	.L9b25
	.p2align	4
.L9b11:
	vmovups	%ymm7, 208(%rsp)
	cmpl	$1, %r9d
	je	.L9b12
	vmovaps	%ymm3, %ymm7
	jmp	.L9b14
	.p2align	4
.L9b21:
	vaddps	%ymm4, %ymm3, %ymm7
	addq	456(%rsp), %r8
	vsubps	%ymm4, %ymm0, %ymm3
	cmpq	$1, %r9
	jne	.L9b25
.L9b24:
	vmovups	64(%rsp), %ymm0
	vaddps	%ymm3, %ymm0, %ymm0
	vmovups	%ymm0, 64(%rsp)
.L9b25:
	vmovups	%ymm3, 112(%rsp)
	vaddps	%ymm3, %ymm8, %ymm11
	vaddps	%ymm4, %ymm8, %ymm14
	jne	.L9b27
	vmovaps	%ymm7, %ymm3
	vmovaps	%ymm5, %ymm7
	vmovaps	%ymm15, %ymm5
	vbroadcastss	.L9c14(%rip), %ymm15
	jmp	.L9b38
	.p2align	4
.L9b12:
	vaddps	%ymm4, %ymm3, %ymm7
.L9b14:
	vmovups	%ymm13, 272(%rsp)
	addq	456(%rsp), %r8
	vsubps	%ymm4, %ymm0, %ymm3
	cmpq	$1, %r9
	vbroadcastss	.L9c0(%rip), %ymm1
	vmovups	992(%rsp), %ymm11
	vmovups	%ymm2, 240(%rsp)
	vmovaps	%ymm5, %ymm13
	jne	.L9b16
	vmovups	64(%rsp), %ymm2
	vaddps	%ymm3, %ymm2, %ymm2
	vmovups	%ymm2, 64(%rsp)
.L9b16:
	vmovups	%ymm4, (%rsp)
	vmovups	(%rsp), %ymm2
	vcmpltps	%ymm10, %ymm2, %ymm4
	vandps	%ymm0, %ymm4, %ymm0
	vbroadcastss	.L9c3(%rip), %ymm2
	vaddps	%ymm2, %ymm0, %ymm4
	vbroadcastss	.L9c4(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm0, %ymm4
	vbroadcastss	.L9c5(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm0, %ymm4
	vbroadcastss	.L9c6(%rip), %ymm2
	vaddps	%ymm2, %ymm0, %ymm5
	vbroadcastss	.L9c7(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm0, %ymm5
	vcmpltps	%ymm0, %ymm8, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm1, %ymm4
	vmulps	%ymm4, %ymm11, %ymm4
	vblendvps	%ymm0, %ymm5, %ymm1, %ymm5
	vmulps	%ymm5, %ymm13, %ymm5
	vpsrld	$23, %ymm4, %ymm11
	vpsrld	$23, %ymm5, %ymm14
	vpsubd	%ymm14, %ymm6, %ymm6
	vpaddd	%ymm6, %ymm11, %ymm6
	vbroadcastss	.L9c8(%rip), %ymm15
	vandps	%ymm4, %ymm15, %ymm4
	vmovups	1088(%rsp), %ymm2
	vorps	%ymm2, %ymm4, %ymm4
	vmovups	%ymm4, 992(%rsp)
	vandps	%ymm5, %ymm15, %ymm4
	vorps	%ymm2, %ymm4, %ymm5
	vmovups	(%rsp), %ymm4
	vandps	%ymm1, %ymm0, %ymm0
	vmovups	1024(%rsp), %ymm2
	vaddps	%ymm0, %ymm2, %ymm2
	vmovups	%ymm3, 112(%rsp)
	vaddps	%ymm3, %ymm8, %ymm11
	vaddps	%ymm4, %ymm8, %ymm14
	jne	.L9b18
	vmovups	%ymm2, 1024(%rsp)
	vbroadcastss	.L9c14(%rip), %ymm15
	vbroadcastss	.L9c16(%rip), %ymm1
	vmovups	272(%rsp), %ymm13
	vmovups	240(%rsp), %ymm2
	vmovaps	%ymm7, %ymm3
	vmovups	208(%rsp), %ymm7
	jmp	.L9b38
	.p2align	4
.L9b27:
	vmovups	%ymm4, (%rsp)
	vmovups	%ymm9, 176(%rsp)
	vmovups	%ymm5, 208(%rsp)
	vmovaps	%ymm12, %ymm9
	leaq	-2(%r9), %r10
	vmovaps	%ymm2, %ymm12
	movl	$1, %r12d
	vmovaps	%ymm15, %ymm5
	testq	%r10, %r10
	je	.L9b29
	.p2align	4
.L9b28:
	vmovaps	-32(%r8), %ymm0
	vmovaps	(%r8), %ymm4
	vsubps	%ymm4, %ymm0, %ymm0
	vaddps	%ymm0, %ymm11, %ymm11
	vaddps	%ymm4, %ymm14, %ymm14
	leaq	(%r12,%r13), %r10
	incq	%r10
	incq	%r12
	addq	$64, %r8
	cmpq	$1, %r10
	jne	.L9b28
.L9b29:
	movq	%r12, %r8
	shlq	$6, %r8
	vmovaps	(%r15,%r8), %ymm2
	vmovaps	32(%r15,%r8), %ymm0
	vsubps	%ymm0, %ymm2, %ymm4
	incq	%r12
	cmpq	%r9, %r12
	jne	.L9b31
	vmovups	64(%rsp), %ymm2
	vaddps	%ymm4, %ymm2, %ymm2
	vmovups	%ymm2, 64(%rsp)
	vaddps	%ymm0, %ymm7, %ymm7
.L9b31:
	vmovaps	%ymm12, %ymm2
	vaddps	%ymm4, %ymm11, %ymm11
	vaddps	%ymm0, %ymm14, %ymm14
	vmovaps	%ymm7, %ymm3
	vmovaps	%ymm9, %ymm12
	vmovups	208(%rsp), %ymm7
	vmovups	176(%rsp), %ymm9
	vbroadcastss	.L9c14(%rip), %ymm15
	jmp	.L9b37
	.p2align	4
.L9b18:
	vmovups	%ymm9, 176(%rsp)
	vmovups	%ymm12, 144(%rsp)
	vmovups	%ymm7, 32(%rsp)
	vmovaps	%ymm2, %ymm3
	leaq	-2(%r9), %r10
	movl	$1, %r12d
	testq	%r10, %r10
	je	.L9b19
	vbroadcastss	.L9c0(%rip), %ymm1
	vmovups	1088(%rsp), %ymm13
	vmovups	992(%rsp), %ymm7
	vmovaps	%ymm5, %ymm9
	.p2align	4
.L9b33:
	vmovaps	-32(%r8), %ymm0
	vmovaps	(%r8), %ymm4
	vcmpltps	%ymm10, %ymm4, %ymm5
	vandps	%ymm0, %ymm5, %ymm5
	vbroadcastss	.L9c3(%rip), %ymm2
	vaddps	%ymm2, %ymm5, %ymm10
	vbroadcastss	.L9c4(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm5, %ymm10
	vbroadcastss	.L9c5(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm5, %ymm10
	vbroadcastss	.L9c6(%rip), %ymm2
	vaddps	%ymm2, %ymm5, %ymm2
	vbroadcastss	.L9c7(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm5, %ymm2
	vcmpltps	%ymm5, %ymm8, %ymm5
	vblendvps	%ymm5, %ymm10, %ymm1, %ymm10
	vmulps	%ymm7, %ymm10, %ymm10
	vblendvps	%ymm5, %ymm2, %ymm1, %ymm2
	vmulps	%ymm2, %ymm9, %ymm2
	vpsrld	$23, %ymm2, %ymm8
	vpsubd	%ymm8, %ymm6, %ymm6
	vpsrld	$23, %ymm10, %ymm8
	vpaddd	%ymm6, %ymm8, %ymm6
	vpxor	%xmm8, %xmm8, %xmm8
	vandps	%ymm1, %ymm5, %ymm5
	vaddps	%ymm5, %ymm3, %ymm3
	vsubps	%ymm4, %ymm0, %ymm0
	vaddps	%ymm0, %ymm11, %ymm11
	vaddps	%ymm4, %ymm14, %ymm14
	vandps	%ymm15, %ymm10, %ymm0
	vbroadcastss	.L9c2(%rip), %ymm10
	vorps	%ymm0, %ymm13, %ymm7
	vandps	%ymm2, %ymm15, %ymm0
	vorps	%ymm0, %ymm13, %ymm9
	leaq	(%r12,%r13), %r10
	incq	%r10
	incq	%r12
	addq	$64, %r8
	cmpq	$1, %r10
	jne	.L9b33
	jmp	.L9b34
.L9b19:
	vmovups	992(%rsp), %ymm7
	vmovaps	%ymm5, %ymm9
.L9b34:
	vmovups	%ymm9, 1808(%rsp)
	vmovaps	%ymm7, %ymm13
	vmovups	%ymm3, 1024(%rsp)
	movq	%r12, %r8
	shlq	$6, %r8
	vmovaps	(%r15,%r8), %ymm4
	vmovaps	32(%r15,%r8), %ymm0
	vsubps	%ymm0, %ymm4, %ymm5
	incq	%r12
	cmpq	%r9, %r12
	jne	.L9b36
	vmovups	64(%rsp), %ymm1
	vaddps	%ymm5, %ymm1, %ymm1
	vmovups	%ymm1, 64(%rsp)
	vmovups	32(%rsp), %ymm1
	vaddps	%ymm0, %ymm1, %ymm1
	vmovups	%ymm1, 32(%rsp)
.L9b36:
	vbroadcastss	.L9c3(%rip), %ymm1
	vbroadcastss	.L9c4(%rip), %ymm3
	vbroadcastss	.L9c5(%rip), %ymm12
	vbroadcastss	.L9c6(%rip), %ymm7
	vbroadcastss	.L9c7(%rip), %ymm9
	vcmpltps	%ymm10, %ymm0, %ymm2
	vandps	%ymm4, %ymm2, %ymm2
	vaddps	%ymm1, %ymm2, %ymm4
	vfmadd213ps	%ymm3, %ymm2, %ymm4
	vfmadd213ps	%ymm12, %ymm2, %ymm4
	vaddps	%ymm7, %ymm2, %ymm8
	vfmadd213ps	%ymm9, %ymm2, %ymm8
	vxorps	%xmm1, %xmm1, %xmm1
	vcmpltps	%ymm2, %ymm1, %ymm2
	vbroadcastss	.L9c0(%rip), %ymm1
	vblendvps	%ymm2, %ymm4, %ymm1, %ymm4
	vmulps	%ymm4, %ymm13, %ymm4
	vblendvps	%ymm2, %ymm8, %ymm1, %ymm8
	vmulps	1808(%rsp), %ymm8, %ymm8
	vpsrld	$23, %ymm8, %ymm10
	vpsubd	%ymm10, %ymm6, %ymm6
	vpsrld	$23, %ymm4, %ymm10
	vpaddd	%ymm6, %ymm10, %ymm6
	vbroadcastss	.L9c2(%rip), %ymm10
	vandps	%ymm4, %ymm15, %ymm4
	vandps	%ymm15, %ymm8, %ymm8
	vandps	%ymm1, %ymm2, %ymm2
	vmovups	1024(%rsp), %ymm1
	vaddps	%ymm2, %ymm1, %ymm1
	vmovups	%ymm1, 1024(%rsp)
	vaddps	%ymm5, %ymm11, %ymm11
	vaddps	%ymm0, %ymm14, %ymm14
	vmovups	1088(%rsp), %ymm0
	vorps	%ymm0, %ymm4, %ymm1
	vmovups	%ymm1, 992(%rsp)
	vorps	%ymm0, %ymm8, %ymm5
	vxorps	%xmm8, %xmm8, %xmm8
	vbroadcastss	.L9c14(%rip), %ymm15
	vbroadcastss	.L9c16(%rip), %ymm1
	vmovups	272(%rsp), %ymm13
	vmovups	240(%rsp), %ymm2
	vmovups	32(%rsp), %ymm3
	vmovups	144(%rsp), %ymm12
	vmovups	208(%rsp), %ymm7
	vmovups	176(%rsp), %ymm9
.L9b37:
	vmovups	(%rsp), %ymm4
.L9b38:
	testq	%rdx, %rdx
	jne	.L9b40
	vmovups	352(%rsp), %ymm0
	vaddps	%ymm0, %ymm11, %ymm0
	vmovups	%ymm0, 352(%rsp)
	vaddps	%ymm7, %ymm14, %ymm7
	jmp	.L9b40
	.p2align	4
.L9b41:
	vmovups	%ymm2, 240(%rsp)
	vmovups	%ymm5, 1808(%rsp)
	vbroadcastss	.L9c9(%rip), %ymm2
	vmulps	%ymm2, %ymm7, %ymm0
	vmovaps	%ymm12, %ymm4
	vroundps	$8, %ymm0, %ymm12
	vmulps	%ymm2, %ymm14, %ymm0
	vroundps	$8, %ymm0, %ymm10
	vmulps	%ymm2, %ymm9, %ymm0
	vroundps	$8, %ymm0, %ymm9
	vmulps	%ymm2, %ymm3, %ymm0
	vroundps	$8, %ymm0, %ymm5
	vmulps	%ymm2, %ymm4, %ymm0
	vroundps	$8, %ymm0, %ymm0
	vpbroadcastd	.L9c10(%rip), %ymm2
	vpblendw	$170, %ymm2, %ymm6, %ymm2
	vpsrld	$16, %ymm6, %ymm4
	vpbroadcastd	.L9c11(%rip), %ymm6
	vpblendw	$170, %ymm6, %ymm4, %ymm4
	vbroadcastss	.L9c12(%rip), %ymm6
	vsubps	%ymm6, %ymm4, %ymm4
	vaddps	%ymm4, %ymm2, %ymm2
	vbroadcastss	.L9c13(%rip), %ymm4
	vaddps	%ymm4, %ymm2, %ymm2
	vbroadcastss	.L9c0(%rip), %ymm14
	movl	528(%rsp), %r13d
	vmovups	352(%rsp), %ymm3
	testq	%rbx, %rbx
	movl	%r11d, 108(%rsp)
	vmovups	%ymm2, 2512(%rsp)
	js	.L9b43
.L9b44:
	vcvtsi2ss	%rbx, %xmm1, %xmm7
	jmp	.L9b45
.L9b8:
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 64(%rsp)
	vxorps	%xmm9, %xmm9, %xmm9
	vmovups	%ymm0, 240(%rsp)
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	%ymm2, 1024(%rsp)
	vmovups	%ymm14, 1808(%rsp)
	vmovups	%ymm14, 992(%rsp)
	testq	%rbx, %rbx
	movl	%r11d, 108(%rsp)
	vmovups	%ymm2, 2512(%rsp)
	jns	.L9b44
.L9b43:
	movq	%rbx, %rax
	shrq	%rax
	movl	%ebx, %edx
	andl	$1, %edx
	orq	%rax, %rdx
	vcvtsi2ss	%rdx, %xmm1, %xmm2
	vaddss	%xmm2, %xmm2, %xmm7
.L9b45:
	vcvtsi2ss	%r9, %xmm1, %xmm2
	vbroadcastss	%xmm2, %ymm6
	vsubps	%ymm12, %ymm6, %ymm2
	vmaxps	%ymm14, %ymm2, %ymm2
	vdivps	%ymm2, %ymm14, %ymm2
	vsubps	%ymm10, %ymm6, %ymm4
	vmaxps	%ymm14, %ymm4, %ymm4
	vdivps	%ymm4, %ymm14, %ymm4
	vsubps	%ymm9, %ymm6, %ymm8
	vmaxps	%ymm14, %ymm8, %ymm8
	vdivps	%ymm8, %ymm14, %ymm8
	vmulps	%ymm2, %ymm3, %ymm2
	vmulps	%ymm4, %ymm11, %ymm4
	vmulps	240(%rsp), %ymm8, %ymm3
	vsubps	%ymm5, %ymm6, %ymm5
	vmaxps	%ymm14, %ymm5, %ymm5
	vdivps	%ymm5, %ymm14, %ymm5
	vminps	%ymm2, %ymm4, %ymm8
	vcmpunordps	%ymm2, %ymm2, %ymm9
	vblendvps	%ymm9, %ymm4, %ymm8, %ymm8
	vmulps	64(%rsp), %ymm5, %ymm5
	vmaxps	%ymm2, %ymm4, %ymm2
	vblendvps	%ymm9, %ymm4, %ymm2, %ymm2
	vminps	%ymm3, %ymm5, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm9
	vblendvps	%ymm9, %ymm5, %ymm4, %ymm4
	vmaxps	%ymm3, %ymm5, %ymm3
	vblendvps	%ymm9, %ymm5, %ymm3, %ymm3
	vminps	%ymm8, %ymm4, %ymm5
	vcmpunordps	%ymm8, %ymm8, %ymm9
	vblendvps	%ymm9, %ymm4, %ymm5, %ymm5
	vmaxps	%ymm8, %ymm4, %ymm8
	vblendvps	%ymm9, %ymm4, %ymm8, %ymm4
	vminps	%ymm2, %ymm3, %ymm8
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm3, %ymm8, %ymm2
	vminps	%ymm4, %ymm2, %ymm3
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm2, %ymm3, %ymm2
	vaddps	%ymm2, %ymm5, %ymm2
	vmulps	%ymm2, %ymm15, %ymm2
	vbroadcastss	.L9c15(%rip), %ymm3
	vmovups	%ymm3, 928(%rsp)
	vandps	%ymm3, %ymm13, %ymm3
	vmovups	%ymm3, (%rsp)
	vbroadcastss	%xmm7, %ymm7
	vsubps	%ymm0, %ymm7, %ymm0
	vmovups	%ymm0, 2352(%rsp)
	testq	%r9, %r9
	movq	712(%rsp), %r11
	je	.L9b46
	vmovups	%ymm7, 112(%rsp)
	vmovups	%ymm13, 272(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1232(%rsp)
	vmaxps	%ymm0, %ymm2, %ymm0
	vmulps	%ymm1, %ymm0, %ymm10
	leaq	(%r9,%r9), %rax
	movl	%r9d, %edx
	andl	$-2, %edx
	movq	96(%rsp), %r8
	imulq	%rbx, %r8
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm8, %xmm8, %xmm8
	xorl	%r14d, %r14d
	jmp	.L9b48
	.p2align	4
.L9b49:
	vxorps	%xmm0, %xmm0, %xmm0
	xorl	%r15d, %r15d
.L9b53:
	vmovaps	%ymm12, %ymm5
	vmovaps	%ymm11, %ymm12
	movl	%eax, %r10d
	imull	%r14d, %r10d
	addl	%esi, %r10d
	andl	$2147483646, %r10d
	shlq	$5, %r10
	vcvtsi2ss	%r15, %xmm1, %xmm3
	addq	728(%rsp), %r10
	shlq	$6, %r15
	vmovaps	(%r10,%r15), %ymm11
	vmovaps	32(%r10,%r15), %ymm13
	vsubps	%ymm13, %ymm11, %ymm11
	vsubps	%ymm2, %ymm11, %ymm11
	vxorps	%xmm7, %xmm7, %xmm7
	vmaxps	%ymm7, %ymm11, %ymm11
	vfmadd213ps	%ymm10, %ymm1, %ymm13
	vfmsub231ps	%ymm11, %ymm11, %ymm13
	vmaxps	%ymm7, %ymm13, %ymm13
	vbroadcastss	%xmm3, %ymm11
	vaddps	%ymm0, %ymm13, %ymm0
	vfmadd213ps	%ymm12, %ymm13, %ymm11
	vmulss	%xmm3, %xmm3, %xmm3
	vbroadcastss	%xmm3, %ymm12
	vfmadd213ps	%ymm5, %ymm13, %ymm12
.L9b54:
	vcvtsi2ss	%r14, %xmm1, %xmm3
	vbroadcastss	%xmm3, %ymm5
	vaddps	%ymm0, %ymm4, %ymm4
	vfmadd231ps	%ymm5, %ymm0, %ymm9
	vmulss	%xmm3, %xmm3, %xmm3
	vbroadcastss	%xmm3, %ymm3
	vfmadd231ps	%ymm3, %ymm0, %ymm8
	incq	%r14
	addq	%rax, %r8
	cmpq	%r9, %r14
	je	.L9b55
.L9b48:
	cmpl	$1, %r9d
	je	.L9b49
	movl	%r8d, %r12d
	shrl	%r12d
	andl	$1073741823, %r12d
	shlq	$6, %r12
	addq	456(%rsp), %r12
	vxorps	%xmm0, %xmm0, %xmm0
	xorl	%r15d, %r15d
	vxorps	%xmm7, %xmm7, %xmm7
	.p2align	4
.L9b51:
	vmovaps	-96(%r12), %ymm5
	vmovaps	-64(%r12), %ymm13
	vmovaps	-32(%r12), %ymm14
	vmovaps	(%r12), %ymm15
	vsubps	%ymm13, %ymm5, %ymm5
	vsubps	%ymm2, %ymm5, %ymm5
	vmaxps	%ymm7, %ymm5, %ymm5
	vfmadd213ps	%ymm10, %ymm1, %ymm13
	vfmsub231ps	%ymm5, %ymm5, %ymm13
	vmaxps	%ymm7, %ymm13, %ymm5
	vcvtsi2ss	%r15, %xmm1, %xmm13
	vbroadcastss	%xmm13, %ymm3
	vaddps	%ymm5, %ymm0, %ymm0
	vfmadd213ps	%ymm11, %ymm5, %ymm3
	vmulss	%xmm13, %xmm13, %xmm11
	vbroadcastss	%xmm11, %ymm13
	vfmadd213ps	%ymm12, %ymm5, %ymm13
	vsubps	%ymm15, %ymm14, %ymm5
	vsubps	%ymm2, %ymm5, %ymm5
	vmaxps	%ymm7, %ymm5, %ymm5
	vfmadd213ps	%ymm10, %ymm1, %ymm15
	vfmsub231ps	%ymm5, %ymm5, %ymm15
	vmaxps	%ymm7, %ymm15, %ymm5
	leaq	1(%r15), %r10
	vcvtsi2ss	%r10, %xmm1, %xmm12
	vbroadcastss	%xmm12, %ymm11
	vaddps	%ymm5, %ymm0, %ymm0
	vfmadd213ps	%ymm3, %ymm5, %ymm11
	vmulss	%xmm12, %xmm12, %xmm3
	vbroadcastss	%xmm3, %ymm12
	vfmadd213ps	%ymm13, %ymm5, %ymm12
	addq	$2, %r15
	subq	$-128, %r12
	cmpq	%rdx, %r15
	jne	.L9b51
	testb	$1, %r9b
	vbroadcastss	.L9c14(%rip), %ymm15
	jne	.L9b53
	jmp	.L9b54
	.p2align	4
.L9b55:
	vmovups	272(%rsp), %ymm13
	vmovups	112(%rsp), %ymm7
	jmp	.L9b56
.L9b46:
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1232(%rsp)
	xorl	%eax, %eax
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm4, %xmm4, %xmm4
.L9b56:
	vbroadcastss	.L9c18(%rip), %ymm0
	vmaxps	%ymm0, %ymm4, %ymm0
	vbroadcastss	.L9c0(%rip), %ymm14
	vdivps	%ymm0, %ymm14, %ymm3
	vbroadcastss	.L9c19(%rip), %ymm0
	vcmpltps	%ymm4, %ymm0, %ymm0
	vbroadcastss	.L9c20(%rip), %ymm1
	vaddps	%ymm1, %ymm6, %ymm5
	vmulps	%ymm5, %ymm15, %ymm5
	vmulps	%ymm3, %ymm11, %ymm6
	vblendvps	%ymm0, %ymm6, %ymm5, %ymm6
	vmulps	%ymm3, %ymm9, %ymm9
	vblendvps	%ymm0, %ymm9, %ymm5, %ymm5
	vbroadcastss	.L9c21(%rip), %ymm0
	vdivps	%ymm0, %ymm7, %ymm7
	vpbroadcastd	.L9c17(%rip), %ymm0
	vmulps	%ymm3, %ymm12, %ymm9
	vfnmadd231ps	%ymm6, %ymm6, %ymm9
	vaddps	%ymm9, %ymm9, %ymm9
	vminps	%ymm9, %ymm7, %ymm10
	vcmpunordps	%ymm9, %ymm9, %ymm9
	vblendvps	%ymm9, %ymm7, %ymm10, %ymm9
	vbroadcastss	.L9c22(%rip), %ymm1
	vmaxps	%ymm1, %ymm9, %ymm9
	vsqrtps	%ymm9, %ymm9
	vmovdqu	(%rsp), %ymm10
	vpcmpgtd	%ymm0, %ymm10, %ymm0
	vmovdqu	%ymm0, (%rsp)
	vmulps	%ymm3, %ymm8, %ymm3
	vfnmadd231ps	%ymm5, %ymm5, %ymm3
	vaddps	%ymm3, %ymm3, %ymm3
	vminps	%ymm3, %ymm7, %ymm8
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm7, %ymm8, %ymm3
	vmaxps	%ymm1, %ymm3, %ymm3
	vsqrtps	%ymm3, %ymm3
	vbroadcastss	.L9c23(%rip), %ymm1
	vmulps	%ymm1, %ymm9, %ymm7
	vmulps	%ymm7, %ymm3, %ymm3
	vmulps	%ymm3, %ymm4, %ymm3
	vmovups	2352(%rsp), %ymm7
	vfnmadd231ps	%ymm7, %ymm2, %ymm13
	vsqrtps	%ymm3, %ymm3
	vmaxps	%ymm13, %ymm3, %ymm4
	vcmpunordps	%ymm13, %ymm13, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm4, %ymm1
	vmaxps	%ymm14, %ymm1, %ymm1
	vbroadcastss	52(%r11), %ymm14
	vmovaps	%ymm15, %ymm9
	vbroadcastss	76(%r11), %ymm15
	vbroadcastss	56(%r11), %ymm12
	vbroadcastss	80(%r11), %ymm13
	vbroadcastss	60(%r11), %ymm10
	vbroadcastss	84(%r11), %ymm11
	vbroadcastss	64(%r11), %ymm8
	vbroadcastss	88(%r11), %ymm0
	vminps	%ymm6, %ymm15, %ymm3
	vcmpunordps	%ymm6, %ymm6, %ymm4
	vmovups	%ymm15, 1456(%rsp)
	vblendvps	%ymm4, %ymm15, %ymm3, %ymm3
	vmovaps	%ymm9, %ymm15
	vmaxps	%ymm3, %ymm14, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vmovups	%ymm14, 1488(%rsp)
	vblendvps	%ymm3, %ymm14, %ymm4, %ymm9
	vminps	%ymm5, %ymm13, %ymm3
	vcmpunordps	%ymm5, %ymm5, %ymm4
	vmovups	%ymm13, 1904(%rsp)
	vblendvps	%ymm4, %ymm13, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm12, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vmovups	%ymm12, 1520(%rsp)
	vblendvps	%ymm3, %ymm12, %ymm4, %ymm3
	vmovups	%ymm3, 800(%rsp)
	vmovups	%ymm11, 1552(%rsp)
	vminps	%ymm1, %ymm11, %ymm1
	vmovups	%ymm10, 1584(%rsp)
	vmaxps	%ymm1, %ymm10, %ymm13
	vminps	%ymm2, %ymm0, %ymm1
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vmovups	%ymm0, 1616(%rsp)
	vblendvps	%ymm2, %ymm0, %ymm1, %ymm1
	vmaxps	%ymm1, %ymm8, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vmovups	%ymm8, 1648(%rsp)
	vblendvps	%ymm1, %ymm8, %ymm2, %ymm11
	vbroadcastss	.L9c24(%rip), %ymm2
	vcmpltps	%ymm2, %ymm7, %ymm1
	vorps	(%rsp), %ymm1, %ymm0
	vbroadcastss	.L9c0(%rip), %ymm5
	vandnps	%ymm5, %ymm0, %ymm4
	vbroadcastss	.L9c25(%rip), %ymm1
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vmovups	%ymm0, 2160(%rsp)
	movl	%r13d, %edx
	vxorps	%xmm6, %xmm6, %xmm6
	vcvtsi2ss	%rdx, %xmm6, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 2416(%rsp)
	movq	%r9, %rdx
	shlq	$5, %rdx
	leaq	(%rdx,%rdx,2), %r12
	leaq	(%r12,%rbp), %r10
	movq	96(%rsp), %r13
	imulq	%rbx, %r13
	movq	%r9, %rsi
	shlq	$6, %rsi
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1328(%rsp)
	vmovups	%ymm0, 1360(%rsp)
	vmovups	%ymm0, 1392(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vmovups	%ymm0, 1264(%rsp)
	vmovups	%ymm5, 1424(%rsp)
	vbroadcastss	.L9c27(%rip), %ymm0
	vmovups	%ymm0, 2384(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%ymm1, 1056(%rsp)
	vmovups	%ymm0, 1680(%rsp)
	vmovups	%ymm2, 1840(%rsp)
	vbroadcastss	.L9c26(%rip), %ymm0
	vmovups	%ymm0, 2192(%rsp)
	vbroadcastss	.L9c17(%rip), %ymm0
	vmovups	%ymm0, 1936(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1712(%rsp)
	vxorps	%xmm7, %xmm7, %xmm7
	movq	%r13, 1224(%rsp)
	jmp	.L9b57
	.p2align	4
.L9b102:
	vbroadcastss	.L9c0(%rip), %ymm8
	vmovups	2576(%rsp), %ymm3
	vminps	%ymm8, %ymm3, %ymm3
	vminps	%ymm3, %ymm0, %ymm0
	vminps	%ymm0, %ymm1, %ymm0
	vmovups	496(%rsp), %ymm10
	vmulps	864(%rsp), %ymm10, %ymm1
	vmulps	%ymm1, %ymm10, %ymm1
	vmovups	(%rsp), %ymm4
	vsubps	%ymm4, %ymm8, %ymm3
	vfmadd231ps	%ymm1, %ymm4, %ymm3
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	416(%rsp), %ymm3
	vmulps	2448(%rsp), %ymm3, %ymm1
	vmulps	%ymm1, %ymm3, %ymm1
	vmovups	464(%rsp), %ymm4
	vsubps	%ymm4, %ymm8, %ymm3
	vfmadd231ps	%ymm1, %ymm4, %ymm3
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	320(%rsp), %ymm3
	vmulps	144(%rsp), %ymm3, %ymm1
	vmulps	%ymm1, %ymm3, %ymm1
	vmovups	736(%rsp), %ymm4
	vsubps	%ymm4, %ymm8, %ymm3
	vfmadd231ps	%ymm1, %ymm4, %ymm3
	vminps	%ymm0, %ymm3, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm3, %ymm1, %ymm0
	vmovups	384(%rsp), %ymm3
	vmulps	32(%rsp), %ymm3, %ymm1
	vmulps	%ymm1, %ymm3, %ymm1
	vmovups	624(%rsp), %ymm4
	vsubps	%ymm4, %ymm8, %ymm3
	vfmadd231ps	%ymm1, %ymm4, %ymm3
	vminps	%ymm0, %ymm3, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm3, %ymm1, %ymm0
	vmovups	%ymm0, 144(%rsp)
	vmovups	1232(%rsp), %ymm0
	vfmadd132ps	208(%rsp), %ymm7, %ymm0
	vmovups	1328(%rsp), %ymm1
	vfmadd231ps	240(%rsp), %ymm1, %ymm0
	vmovups	352(%rsp), %ymm1
	vfmadd231ps	1360(%rsp), %ymm1, %ymm0
	vmovups	176(%rsp), %ymm1
	vfmadd231ps	1392(%rsp), %ymm1, %ymm0
	vmovups	1264(%rsp), %ymm11
	vsubps	%ymm0, %ymm11, %ymm0
	vbroadcastss	.L9c22(%rip), %ymm1
	vmulps	%ymm1, %ymm11, %ymm1
	vmaxps	%ymm0, %ymm1, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm4
	vmulps	1968(%rsp), %ymm9, %ymm9
	vmovups	%ymm9, 864(%rsp)
	vmovups	1296(%rsp), %ymm0
	vfmadd213ps	%ymm13, %ymm9, %ymm0
	vmulps	2032(%rsp), %ymm0, %ymm1
	vfmadd213ps	%ymm5, %ymm1, %ymm14
	vfmadd213ps	%ymm14, %ymm9, %ymm2
	vmulps	592(%rsp), %ymm2, %ymm3
	vmovups	2000(%rsp), %ymm6
	vfmadd213ps	560(%rsp), %ymm3, %ymm6
	vbroadcastss	.L9c18(%rip), %ymm2
	vmaxps	%ymm2, %ymm4, %ymm2
	vdivps	%ymm2, %ymm8, %ymm2
	vmovups	2064(%rsp), %ymm0
	vfmadd213ps	%ymm6, %ymm1, %ymm0
	vmovups	2096(%rsp), %ymm6
	vfmadd213ps	%ymm0, %ymm9, %ymm6
	vmovups	%ymm11, 1264(%rsp)
	vmulps	%ymm2, %ymm11, %ymm2
	vmulps	1424(%rsp), %ymm2, %ymm2
	vmovups	2192(%rsp), %ymm0
	vminps	%ymm2, %ymm0, %ymm4
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm0, %ymm4, %ymm4
	vmulps	%ymm6, %ymm10, %ymm10
	vmovups	%ymm10, 560(%rsp)
	vbroadcastss	.L9c82(%rip), %ymm5
	vmaxps	%ymm5, %ymm4, %ymm4
	vcmpltps	1056(%rsp), %ymm7, %ymm6
	vmovups	%ymm6, 272(%rsp)
	vcmpnltps	%ymm11, %ymm7, %ymm5
	vorps	%ymm5, %ymm6, %ymm5
	vblendvps	%ymm5, %ymm8, %ymm4, %ymm2
	vmovups	928(%rsp), %ymm9
	vandps	%ymm9, %ymm10, %ymm4
	vbroadcastss	.L9c83(%rip), %ymm14
	vaddps	%ymm4, %ymm14, %ymm4
	vmovaps	%ymm8, %ymm0
	vdivps	%ymm4, %ymm8, %ymm4
	vmovups	2672(%rsp), %ymm6
	vmulps	%ymm4, %ymm6, %ymm5
	vmovups	%ymm2, 496(%rsp)
	vminps	%ymm2, %ymm5, %ymm7
	vcmpunordps	%ymm2, %ymm2, %ymm8
	vblendvps	%ymm8, %ymm5, %ymm7, %ymm5
	vmulps	416(%rsp), %ymm3, %ymm2
	vandps	%ymm2, %ymm9, %ymm3
	vmovups	%ymm2, 32(%rsp)
	vaddps	%ymm3, %ymm14, %ymm3
	vdivps	%ymm3, %ymm0, %ymm3
	vmulps	%ymm3, %ymm6, %ymm7
	vminps	%ymm5, %ymm7, %ymm8
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vblendvps	%ymm5, %ymm7, %ymm8, %ymm5
	vmovups	%ymm5, 592(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vcmpltps	%ymm5, %ymm10, %ymm5
	vmovups	832(%rsp), %ymm0
	vsubps	1488(%rsp), %ymm0, %ymm7
	vmovups	1456(%rsp), %ymm6
	vsubps	%ymm0, %ymm6, %ymm8
	vblendvps	%ymm5, %ymm7, %ymm8, %ymm5
	vxorps	%xmm6, %xmm6, %xmm6
	vcmpltps	%ymm6, %ymm2, %ymm7
	vmovups	800(%rsp), %ymm12
	vsubps	1520(%rsp), %ymm12, %ymm8
	vmovups	1904(%rsp), %ymm2
	vsubps	%ymm12, %ymm2, %ymm11
	vblendvps	%ymm7, %ymm8, %ymm11, %ymm7
	vmulps	%ymm4, %ymm5, %ymm4
	vbroadcastss	.L9c84(%rip), %ymm11
	vmulps	%ymm4, %ymm11, %ymm4
	vxorps	%xmm5, %xmm5, %xmm5
	vcmpltps	(%rsp), %ymm5, %ymm5
	vbroadcastss	.L9c27(%rip), %ymm0
	vminps	%ymm0, %ymm4, %ymm4
	vblendvps	%ymm5, %ymm4, %ymm0, %ymm4
	vmulps	%ymm3, %ymm7, %ymm3
	vmulps	%ymm3, %ymm11, %ymm3
	vxorps	%xmm5, %xmm5, %xmm5
	vcmpltps	464(%rsp), %ymm5, %ymm5
	vblendvps	%ymm5, %ymm3, %ymm0, %ymm3
	vminps	%ymm4, %ymm3, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm3, %ymm5, %ymm4
	vmovups	320(%rsp), %ymm2
	vmulps	%ymm1, %ymm2, %ymm10
	vxorps	%xmm1, %xmm1, %xmm1
	vcmpltps	%ymm1, %ymm10, %ymm1
	vmovups	112(%rsp), %ymm13
	vsubps	1584(%rsp), %ymm13, %ymm5
	vmovups	1552(%rsp), %ymm3
	vsubps	%ymm13, %ymm3, %ymm7
	vblendvps	%ymm1, %ymm5, %ymm7, %ymm1
	vandps	%ymm9, %ymm10, %ymm5
	vaddps	%ymm5, %ymm14, %ymm5
	vbroadcastss	.L9c0(%rip), %ymm14
	vdivps	%ymm5, %ymm14, %ymm5
	vmulps	%ymm5, %ymm1, %ymm1
	vmulps	%ymm1, %ymm11, %ymm1
	vxorps	%xmm5, %xmm5, %xmm5
	vcmpltps	736(%rsp), %ymm5, %ymm5
	vmovaps	%ymm0, %ymm3
	vblendvps	%ymm5, %ymm1, %ymm0, %ymm1
	vminps	%ymm4, %ymm1, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm1, %ymm5, %ymm1
	vmovups	864(%rsp), %ymm0
	vmulps	384(%rsp), %ymm0, %ymm6
	vxorps	%xmm4, %xmm4, %xmm4
	vcmpltps	%ymm4, %ymm6, %ymm4
	vmovups	64(%rsp), %ymm8
	vsubps	1648(%rsp), %ymm8, %ymm5
	vmovups	1616(%rsp), %ymm0
	vsubps	%ymm8, %ymm0, %ymm7
	vblendvps	%ymm4, %ymm5, %ymm7, %ymm4
	vandps	%ymm6, %ymm9, %ymm5
	vbroadcastss	.L9c83(%rip), %ymm0
	vaddps	%ymm0, %ymm5, %ymm5
	vdivps	%ymm5, %ymm14, %ymm5
	vmulps	%ymm5, %ymm4, %ymm4
	vmulps	%ymm4, %ymm11, %ymm4
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpltps	624(%rsp), %ymm0, %ymm5
	vblendvps	%ymm5, %ymm4, %ymm3, %ymm4
	vminps	%ymm1, %ymm4, %ymm5
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm4, %ymm5, %ymm0
	vmovups	%ymm0, 624(%rsp)
	vsqrtps	%ymm15, %ymm0
	vmovups	%ymm0, 416(%rsp)
	vmovaps	%ymm13, %ymm3
	vdivps	%ymm13, %ymm14, %ymm4
	vmulps	%ymm4, %ymm2, %ymm2
	vmovups	%ymm2, 320(%rsp)
	vmulps	%ymm0, %ymm2, %ymm4
	vbroadcastss	.L9c81(%rip), %ymm5
	vmulps	%ymm5, %ymm4, %ymm4
	vminps	%ymm0, %ymm4, %ymm5
	vcmpunordps	%ymm0, %ymm0, %ymm7
	vblendvps	%ymm7, %ymm4, %ymm5, %ymm0
	vmovups	%ymm0, (%rsp)
	vaddps	32(%rsp), %ymm12, %ymm4
	vmovups	1904(%rsp), %ymm13
	vminps	%ymm4, %ymm13, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm7
	vblendvps	%ymm7, %ymm13, %ymm5, %ymm5
	vmovups	1520(%rsp), %ymm0
	vmaxps	%ymm5, %ymm0, %ymm7
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vblendvps	%ymm5, %ymm0, %ymm7, %ymm5
	vcmpneqps	%ymm5, %ymm4, %ymm4
	vcmpeqps	%ymm5, %ymm12, %ymm5
	vandps	%ymm4, %ymm5, %ymm4
	vmovups	560(%rsp), %ymm1
	vmovups	832(%rsp), %ymm9
	vaddps	%ymm1, %ymm9, %ymm5
	vmovups	1456(%rsp), %ymm0
	vminps	%ymm5, %ymm0, %ymm7
	vcmpunordps	%ymm5, %ymm5, %ymm11
	vblendvps	%ymm11, %ymm0, %ymm7, %ymm7
	vmovups	1488(%rsp), %ymm0
	vmaxps	%ymm7, %ymm0, %ymm11
	vcmpunordps	%ymm7, %ymm7, %ymm7
	vblendvps	%ymm7, %ymm0, %ymm11, %ymm7
	vcmpneqps	%ymm7, %ymm5, %ymm5
	vcmpeqps	%ymm7, %ymm9, %ymm7
	vandps	%ymm5, %ymm7, %ymm5
	vmovaps	%ymm3, %ymm2
	vaddps	%ymm3, %ymm10, %ymm3
	vmovups	1552(%rsp), %ymm0
	vminps	%ymm3, %ymm0, %ymm7
	vcmpunordps	%ymm3, %ymm3, %ymm11
	vblendvps	%ymm11, %ymm0, %ymm7, %ymm7
	vmovups	1584(%rsp), %ymm0
	vmaxps	%ymm7, %ymm0, %ymm11
	vcmpunordps	%ymm7, %ymm7, %ymm7
	vblendvps	%ymm7, %ymm0, %ymm11, %ymm7
	vcmpneqps	%ymm7, %ymm3, %ymm3
	vcmpeqps	%ymm2, %ymm7, %ymm7
	vandps	%ymm3, %ymm7, %ymm3
	vaddps	%ymm6, %ymm8, %ymm0
	vmovups	1616(%rsp), %ymm14
	vminps	%ymm0, %ymm14, %ymm7
	vcmpunordps	%ymm0, %ymm0, %ymm11
	vblendvps	%ymm11, %ymm14, %ymm7, %ymm7
	vmovups	1648(%rsp), %ymm2
	vmaxps	%ymm7, %ymm2, %ymm11
	vcmpunordps	%ymm7, %ymm7, %ymm7
	vblendvps	%ymm7, %ymm2, %ymm11, %ymm7
	vcmpneqps	%ymm7, %ymm0, %ymm0
	vcmpeqps	%ymm7, %ymm8, %ymm7
	vandps	%ymm0, %ymm7, %ymm0
	vpsrld	$31, %ymm3, %ymm3
	vpslld	$2, %ymm3, %ymm3
	vpsrld	$31, %ymm0, %ymm0
	vpslld	$3, %ymm0, %ymm0
	vpor	%ymm0, %ymm3, %ymm0
	vpsrld	$31, %ymm4, %ymm3
	vpaddd	%ymm3, %ymm3, %ymm3
	vpor	%ymm3, %ymm0, %ymm0
	vpsubd	%ymm5, %ymm0, %ymm3
	vmovdqu	%ymm3, 384(%rsp)
	vmovups	2480(%rsp), %ymm0
	vsubps	1872(%rsp), %ymm0, %ymm4
	vmovups	%ymm4, 736(%rsp)
	vbroadcastss	.L9c79(%rip), %ymm0
	vmovups	144(%rsp), %ymm2
	vcmpltps	%ymm0, %ymm2, %ymm7
	vxorps	%xmm0, %xmm0, %xmm0
	vpcmpeqd	%ymm0, %ymm3, %ymm0
	vpcmpeqd	%ymm3, %ymm3, %ymm3
	vpxor	%ymm3, %ymm0, %ymm0
	vpxor	%xmm3, %xmm3, %xmm3
	vcmpnltps	%ymm4, %ymm3, %ymm4
	vandps	272(%rsp), %ymm7, %ymm2
	vmovups	%ymm2, 464(%rsp)
	vorps	%ymm4, %ymm2, %ymm4
	vorps	%ymm0, %ymm4, %ymm15
	vmovups	1936(%rsp), %ymm0
	vbroadcastss	.L9c27(%rip), %ymm2
	vcmpltps	%ymm2, %ymm0, %ymm0
	vmovups	592(%rsp), %ymm2
	vmovups	624(%rsp), %ymm3
	vcmpltps	%ymm2, %ymm3, %ymm4
	vandps	%ymm4, %ymm0, %ymm0
	vmovups	%ymm0, 144(%rsp)
	vblendvps	%ymm0, %ymm3, %ymm2, %ymm0
	vmovaps	%ymm1, %ymm2
	vfmadd213ps	%ymm9, %ymm0, %ymm2
	vmovups	1456(%rsp), %ymm3
	vminps	%ymm2, %ymm3, %ymm1
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm3, %ymm1, %ymm1
	vmovups	1488(%rsp), %ymm3
	vmaxps	%ymm1, %ymm3, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm2, %ymm1
	vmovups	1424(%rsp), %ymm2
	vblendvps	%ymm15, %ymm2, %ymm0, %ymm2
	vmovups	%ymm2, 1424(%rsp)
	vmovups	496(%rsp), %ymm11
	vcmpnleps	%ymm0, %ymm11, %ymm2
	vmovups	%ymm2, 592(%rsp)
	vfmadd132ps	32(%rsp), %ymm12, %ymm0
	vminps	%ymm0, %ymm13, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm13, %ymm2, %ymm0
	vmovups	1520(%rsp), %ymm3
	vmaxps	%ymm0, %ymm3, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm3, %ymm2, %ymm0
	vblendvps	%ymm15, %ymm9, %ymm1, %ymm1
	vmovups	%ymm1, 32(%rsp)
	vsubps	%ymm9, %ymm1, %ymm9
	vmovups	1232(%rsp), %ymm1
	vblendvps	%ymm15, %ymm1, %ymm9, %ymm1
	vblendvps	%ymm15, %ymm12, %ymm0, %ymm0
	vmovups	%ymm0, 624(%rsp)
	vsubps	%ymm12, %ymm0, %ymm13
	vbroadcastss	.L9c0(%rip), %ymm6
	vdivps	%ymm11, %ymm6, %ymm0
	vmovups	1328(%rsp), %ymm2
	vblendvps	%ymm15, %ymm2, %ymm13, %ymm2
	vmovups	%ymm1, 1232(%rsp)
	vmulps	%ymm1, %ymm0, %ymm14
	vmovups	1744(%rsp), %ymm1
	vfnmadd213ps	352(%rsp), %ymm14, %ymm1
	vmovups	960(%rsp), %ymm10
	vfnmadd213ps	176(%rsp), %ymm14, %ymm10
	vmovups	%ymm2, 1328(%rsp)
	vmulps	%ymm2, %ymm0, %ymm4
	vmovups	1776(%rsp), %ymm0
	vfnmadd213ps	%ymm1, %ymm4, %ymm0
	vmovups	2640(%rsp), %ymm3
	vmulps	%ymm0, %ymm3, %ymm14
	vmulps	528(%rsp), %ymm3, %ymm5
	vmovups	2608(%rsp), %ymm2
	vmulps	%ymm5, %ymm2, %ymm0
	vmulps	%ymm0, %ymm14, %ymm1
	vfnmadd213ps	%ymm6, %ymm0, %ymm0
	vbroadcastss	.L9c72(%rip), %ymm12
	vmaxps	%ymm12, %ymm0, %ymm0
	vdivps	%ymm0, %ymm6, %ymm0
	vmovups	656(%rsp), %ymm6
	vfnmadd213ps	%ymm10, %ymm4, %ymm6
	vfmsub231ps	%ymm6, %ymm2, %ymm1
	vmulps	%ymm1, %ymm0, %ymm0
	vmulps	%ymm0, %ymm2, %ymm0
	vmulps	%ymm0, %ymm11, %ymm0
	vbroadcastss	.L9c85(%rip), %ymm12
	vmulps	%ymm12, %ymm8, %ymm1
	vmaxps	%ymm0, %ymm1, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm2, %ymm0
	vaddps	%ymm0, %ymm8, %ymm0
	vmovups	1616(%rsp), %ymm2
	vminps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vmovups	1648(%rsp), %ymm2
	vmaxps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vmulps	%ymm3, %ymm14, %ymm1
	vmulps	%ymm3, %ymm5, %ymm3
	vmulps	%ymm1, %ymm11, %ymm1
	vblendvps	%ymm15, %ymm8, %ymm0, %ymm0
	vmovups	%ymm0, 528(%rsp)
	vsubps	%ymm8, %ymm0, %ymm14
	vfnmadd231ps	%ymm3, %ymm14, %ymm1
	vmovups	112(%rsp), %ymm11
	vmulps	%ymm12, %ymm11, %ymm0
	vmaxps	%ymm1, %ymm0, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm0, %ymm3, %ymm0
	vmovups	%ymm0, 64(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vfmadd132ps	208(%rsp), %ymm1, %ymm9
	vfmadd231ps	240(%rsp), %ymm13, %ymm9
	vmovups	416(%rsp), %ymm2
	vmulps	%ymm2, %ymm2, %ymm1
	vmulps	320(%rsp), %ymm1, %ymm1
	vxorps	%xmm3, %xmm3, %xmm3
	vmovups	1056(%rsp), %ymm0
	vcmpnltps	%ymm0, %ymm3, %ymm3
	vorps	%ymm3, %ymm7, %ymm3
	vbroadcastss	.L9c27(%rip), %ymm6
	vblendvps	%ymm3, %ymm6, %ymm1, %ymm1
	vbroadcastss	16(%r11), %ymm4
	vcmpleps	%ymm4, %ymm1, %ymm1
	vmulss	%xmm4, %xmm4, %xmm4
	vbroadcastss	%xmm4, %ymm4
	vmovups	896(%rsp), %ymm8
	vcmpleps	%ymm4, %ymm8, %ymm4
	vmovups	2384(%rsp), %ymm10
	vcmpltps	%ymm2, %ymm10, %ymm13
	vmovaps	%ymm2, %ymm8
	vorps	%ymm7, %ymm13, %ymm5
	vandps	272(%rsp), %ymm5, %ymm5
	vmovups	1840(%rsp), %ymm12
	vbroadcastss	.L9c22(%rip), %ymm2
	vmulps	%ymm2, %ymm12, %ymm13
	vblendvps	%ymm5, %ymm13, %ymm12, %ymm5
	vblendvps	%ymm15, %ymm10, %ymm8, %ymm10
	vmovups	%ymm10, 2384(%rsp)
	vxorps	%xmm7, %xmm7, %xmm7
	vandps	%ymm4, %ymm1, %ymm1
	vmovups	2128(%rsp), %ymm2
	vblendvps	%ymm3, %ymm6, %ymm2, %ymm3
	vmovups	736(%rsp), %ymm6
	vcmpltps	%ymm6, %ymm7, %ymm4
	vmovups	1680(%rsp), %ymm10
	vblendvps	%ymm4, %ymm3, %ymm10, %ymm10
	vmovups	%ymm10, 1680(%rsp)
	vblendvps	%ymm4, %ymm5, %ymm12, %ymm12
	vmovups	%ymm12, 1840(%rsp)
	vmovups	(%rsp), %ymm2
	vcmpnleps	%ymm5, %ymm2, %ymm3
	vorps	592(%rsp), %ymm3, %ymm3
	vorps	464(%rsp), %ymm3, %ymm3
	vpslld	$31, %ymm3, %ymm3
	vpsrad	$31, %ymm3, %ymm3
	vpbroadcastd	.L9c0(%rip), %ymm2
	vpandn	%ymm2, %ymm3, %ymm3
	vblendvps	%ymm4, %ymm3, %ymm0, %ymm0
	vmovups	%ymm0, 1056(%rsp)
	vandps	384(%rsp), %ymm4, %ymm3
	vfmadd231ps	176(%rsp), %ymm14, %ymm9
	vmovups	1392(%rsp), %ymm2
	vblendvps	%ymm15, %ymm2, %ymm14, %ymm2
	vmovups	%ymm2, 1392(%rsp)
	vorps	2544(%rsp), %ymm3, %ymm3
	vaddps	64(%rsp), %ymm11, %ymm0
	vmovups	1552(%rsp), %ymm5
	vminps	%ymm0, %ymm5, %ymm4
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm5, %ymm4, %ymm0
	vmovups	1584(%rsp), %ymm5
	vmaxps	%ymm0, %ymm5, %ymm4
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm5, %ymm4, %ymm0
	vblendvps	%ymm15, %ymm11, %ymm0, %ymm13
	vsubps	%ymm11, %ymm13, %ymm4
	vfmadd231ps	352(%rsp), %ymm4, %ymm9
	vmovups	1360(%rsp), %ymm2
	vblendvps	%ymm15, %ymm2, %ymm4, %ymm2
	vmovups	%ymm2, 1360(%rsp)
	vmovups	144(%rsp), %ymm2
	vandnps	%ymm9, %ymm2, %ymm2
	vmovups	1264(%rsp), %ymm4
	vblendvps	%ymm15, %ymm4, %ymm2, %ymm4
	vmovups	%ymm4, 1264(%rsp)
	vandps	%ymm3, %ymm15, %ymm3
	vandnps	%ymm6, %ymm1, %ymm1
	vaddps	1872(%rsp), %ymm1, %ymm1
	vmovups	1712(%rsp), %ymm2
	vcmpltps	2416(%rsp), %ymm2, %ymm2
	vandps	%ymm1, %ymm2, %ymm4
	vmovups	32(%rsp), %ymm9
	vmovups	624(%rsp), %ymm1
	vmovups	%ymm1, 800(%rsp)
	vmovups	528(%rsp), %ymm11
	vbroadcastss	.L9c14(%rip), %ymm15
.L9b57:
	vxorps	%xmm8, %xmm8, %xmm8
	vpshufb	.L9c28(%rip), %ymm3, %ymm0
	vpermq	$232, %ymm0, %ymm1
	vpcmpeqd	%xmm0, %xmm0, %xmm0
	vmovdqu	%ymm1, 2800(%rsp)
	vpxor	%xmm0, %xmm1, %xmm0
	vmovdqa	%xmm0, 2272(%rsp)
	vpbroadcastd	.L9c29(%rip), %ymm0
	vpand	%ymm0, %ymm3, %ymm0
	vmovdqu	%ymm0, 2768(%rsp)
	vpcmpeqd	%ymm7, %ymm0, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2256(%rsp)
	vpbroadcastd	.L9c30(%rip), %ymm0
	vpand	%ymm0, %ymm3, %ymm0
	vmovdqu	%ymm0, 2736(%rsp)
	vpcmpeqd	%ymm7, %ymm0, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2240(%rsp)
	vpbroadcastd	.L9c31(%rip), %ymm0
	vmovups	%ymm3, 2544(%rsp)
	vpand	%ymm0, %ymm3, %ymm0
	vmovdqu	%ymm0, 2704(%rsp)
	vpcmpeqd	%ymm7, %ymm0, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2224(%rsp)
	vbroadcastss	.L9c37(%rip), %ymm10
	vbroadcastss	.L9c0(%rip), %ymm3
	.p2align	4
.L9b58:
	vmovups	%ymm4, 2480(%rsp)
	vaddss	%xmm4, %xmm8, %xmm0
	vmovshdup	%xmm4, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufpd	$1, %xmm4, %xmm4, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufps	$255, %xmm4, %xmm4, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vextractf128	$1, %ymm4, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovshdup	%xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufpd	$1, %xmm1, %xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufps	$255, %xmm1, %xmm1, %xmm1
	vxorps	%xmm5, %xmm5, %xmm5
	vaddss	%xmm1, %xmm0, %xmm4
	vbroadcastss	20(%r11), %ymm1
	vmovss	.L9c0(%rip), %xmm0
	vmovups	%ymm1, 2672(%rsp)
	vdivss	%xmm1, %xmm0, %xmm1
	vbroadcastss	%xmm1, %ymm8
	vmulss	.L9c32(%rip), %xmm1, %xmm2
	vmulss	.L9c33(%rip), %xmm1, %xmm0
	vmulss	.L9c34(%rip), %xmm1, %xmm12
	testq	%r9, %r9
	vmovups	%ymm13, 112(%rsp)
	vmovups	%ymm11, 64(%rsp)
	vmovss	%xmm4, 896(%rsp)
	vmovups	%ymm9, 832(%rsp)
	je	.L9b59
	vmovups	%ymm8, 864(%rsp)
	vbroadcastss	%xmm2, %ymm4
	vbroadcastss	.L9c35(%rip), %ymm13
	vsubps	%ymm9, %ymm13, %ymm2
	vmovups	%ymm4, (%rsp)
	vmulps	%ymm2, %ymm4, %ymm2
	vmovups	768(%rsp), %ymm11
	vxorps	%ymm2, %ymm11, %ymm6
	vmulps	%ymm6, %ymm2, %ymm4
	vmaxps	%ymm10, %ymm4, %ymm4
	vmovaps	%ymm15, %ymm1
	vbroadcastss	.L9c38(%rip), %ymm15
	vmulps	%ymm4, %ymm15, %ymm5
	vroundps	$8, %ymm5, %ymm5
	vbroadcastss	.L9c39(%rip), %ymm14
	vfmadd231ps	%ymm14, %ymm5, %ymm4
	vbroadcastss	.L9c40(%rip), %ymm14
	vfmadd231ps	%ymm14, %ymm5, %ymm4
	vmulps	%ymm4, %ymm15, %ymm4
	vbroadcastss	.L9c42(%rip), %ymm7
	vbroadcastss	.L9c41(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm4, %ymm7
	vbroadcastss	.L9c43(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm4, %ymm7
	vbroadcastss	.L9c44(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm4, %ymm7
	vbroadcastss	.L9c45(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm4, %ymm7
	vfmadd213ps	%ymm3, %ymm4, %ymm7
	vbroadcastss	.L9c46(%rip), %ymm14
	vaddps	%ymm5, %ymm14, %ymm4
	vcvttps2dq	%ymm4, %ymm5
	vpsrad	$31, %ymm5, %ymm8
	vbroadcastss	.L9c47(%rip), %ymm14
	vsubps	%ymm14, %ymm4, %ymm4
	vcvttps2dq	%ymm4, %ymm4
	vpand	%ymm4, %ymm8, %ymm4
	vpor	%ymm4, %ymm5, %ymm4
	vpslld	$23, %ymm4, %ymm4
	vmulps	%ymm4, %ymm7, %ymm5
	vandps	928(%rsp), %ymm2, %ymm4
	vbroadcastss	.L9c48(%rip), %ymm14
	vfmadd213ps	%ymm3, %ymm14, %ymm4
	vdivps	%ymm4, %ymm3, %ymm4
	vmovaps	%ymm3, %ymm13
	vbroadcastss	.L9c50(%rip), %ymm3
	vmovaps	%ymm3, %ymm7
	vbroadcastss	.L9c49(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm4, %ymm7
	vbroadcastss	.L9c51(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm4, %ymm7
	vbroadcastss	.L9c52(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm4, %ymm7
	vbroadcastss	.L9c53(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm4, %ymm7
	vbroadcastss	.L9c54(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm4, %ymm7
	vbroadcastss	.L9c55(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm4, %ymm7
	vbroadcastss	.L9c56(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm4, %ymm7
	vbroadcastss	.L9c57(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm4, %ymm7
	vmulps	%ymm7, %ymm4, %ymm7
	vbroadcastss	%xmm0, %ymm4
	vcmpltps	%ymm6, %ymm2, %ymm0
	vmovaps	%ymm1, %ymm15
	vbroadcastss	.L9c35(%rip), %ymm6
	vblendvps	%ymm0, %ymm6, %ymm1, %ymm0
	vbroadcastss	%xmm12, %ymm6
	vmulps	%ymm5, %ymm7, %ymm1
	vmulps	%ymm1, %ymm0, %ymm1
	movq	%rbp, %r8
	xorl	%r14d, %r14d
	.p2align	4
.L9b63:
	vxorps	%xmm9, %xmm9, %xmm9
	vcvtsi2ss	%r14, %xmm9, %xmm7
	vaddss	.L9c14(%rip), %xmm7, %xmm7
	vbroadcastss	%xmm7, %ymm7
	vsubps	832(%rsp), %ymm7, %ymm7
	vmulps	(%rsp), %ymm7, %ymm7
	vxorps	%ymm7, %ymm11, %ymm8
	vmulps	%ymm7, %ymm8, %ymm9
	vmaxps	%ymm10, %ymm9, %ymm9
	vbroadcastss	.L9c38(%rip), %ymm14
	vmulps	%ymm14, %ymm9, %ymm10
	vroundps	$8, %ymm10, %ymm10
	vbroadcastss	.L9c39(%rip), %ymm11
	vfmadd231ps	%ymm11, %ymm10, %ymm9
	vbroadcastss	.L9c40(%rip), %ymm11
	vfmadd231ps	%ymm11, %ymm10, %ymm9
	vbroadcastss	.L9c46(%rip), %ymm11
	vaddps	%ymm11, %ymm10, %ymm10
	vcvttps2dq	%ymm10, %ymm11
	vpsrad	$31, %ymm11, %ymm12
	vmulps	%ymm14, %ymm9, %ymm9
	vbroadcastss	.L9c47(%rip), %ymm14
	vsubps	%ymm14, %ymm10, %ymm10
	vcvttps2dq	%ymm10, %ymm10
	vpand	%ymm12, %ymm10, %ymm10
	vbroadcastss	.L9c42(%rip), %ymm12
	vbroadcastss	.L9c41(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm9, %ymm12
	vbroadcastss	.L9c43(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm9, %ymm12
	vbroadcastss	.L9c44(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm9, %ymm12
	vbroadcastss	.L9c45(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm9, %ymm12
	vfmadd213ps	%ymm13, %ymm9, %ymm12
	vpor	%ymm10, %ymm11, %ymm9
	vandps	928(%rsp), %ymm7, %ymm10
	vbroadcastss	.L9c48(%rip), %ymm11
	vfmadd213ps	%ymm13, %ymm11, %ymm10
	vpslld	$23, %ymm9, %ymm9
	vdivps	%ymm10, %ymm13, %ymm10
	vmulps	%ymm9, %ymm12, %ymm9
	vmovaps	%ymm3, %ymm11
	vbroadcastss	.L9c49(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vbroadcastss	.L9c51(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vbroadcastss	.L9c52(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vbroadcastss	.L9c53(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vbroadcastss	.L9c54(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vbroadcastss	.L9c55(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vbroadcastss	.L9c56(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vbroadcastss	.L9c57(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vmulps	%ymm11, %ymm10, %ymm10
	vmovups	768(%rsp), %ymm11
	vcmpltps	%ymm8, %ymm7, %ymm8
	vbroadcastss	.L9c35(%rip), %ymm12
	vblendvps	%ymm8, %ymm12, %ymm15, %ymm8
	vmulps	%ymm9, %ymm10, %ymm10
	vmulps	%ymm10, %ymm8, %ymm10
	vsubps	%ymm0, %ymm8, %ymm0
	vsubps	%ymm10, %ymm1, %ymm1
	vaddps	%ymm1, %ymm0, %ymm0
	vmovaps	%ymm0, -64(%r8)
	vsubps	%ymm9, %ymm5, %ymm0
	vmulps	%ymm0, %ymm4, %ymm0
	vmovaps	%ymm0, -32(%r8)
	vmulps	%ymm7, %ymm9, %ymm0
	vfmsub231ps	%ymm2, %ymm5, %ymm0
	vmulps	%ymm0, %ymm6, %ymm0
	vmovaps	%ymm0, (%r8)
	incq	%r14
	addq	$96, %r8
	vmovaps	%ymm7, %ymm2
	vmovaps	%ymm9, %ymm5
	vmovaps	%ymm10, %ymm1
	vbroadcastss	.L9c37(%rip), %ymm10
	vmovaps	%ymm8, %ymm0
	cmpq	%r14, %r9
	jne	.L9b63
	vmovups	800(%rsp), %ymm12
	vbroadcastss	.L9c35(%rip), %ymm9
	vsubps	%ymm12, %ymm9, %ymm0
	vmulps	(%rsp), %ymm0, %ymm2
	vxorps	%ymm2, %ymm11, %ymm0
	vmulps	%ymm0, %ymm2, %ymm1
	vmaxps	%ymm10, %ymm1, %ymm1
	vbroadcastss	.L9c38(%rip), %ymm7
	vmulps	%ymm7, %ymm1, %ymm5
	vroundps	$8, %ymm5, %ymm5
	vbroadcastss	.L9c39(%rip), %ymm8
	vfmadd231ps	%ymm8, %ymm5, %ymm1
	vbroadcastss	.L9c40(%rip), %ymm8
	vfmadd231ps	%ymm8, %ymm5, %ymm1
	vmulps	%ymm7, %ymm1, %ymm1
	vbroadcastss	.L9c42(%rip), %ymm7
	vbroadcastss	.L9c41(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm1, %ymm7
	vbroadcastss	.L9c43(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm1, %ymm7
	vbroadcastss	.L9c44(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm1, %ymm7
	vbroadcastss	.L9c45(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm1, %ymm7
	vfmadd213ps	%ymm13, %ymm1, %ymm7
	vbroadcastss	.L9c46(%rip), %ymm1
	vaddps	%ymm1, %ymm5, %ymm1
	vcvttps2dq	%ymm1, %ymm5
	vpsrad	$31, %ymm5, %ymm8
	vbroadcastss	.L9c47(%rip), %ymm14
	vsubps	%ymm14, %ymm1, %ymm1
	vcvttps2dq	%ymm1, %ymm1
	vpand	%ymm1, %ymm8, %ymm1
	vpor	%ymm1, %ymm5, %ymm1
	vpslld	$23, %ymm1, %ymm1
	vandps	928(%rsp), %ymm2, %ymm5
	vbroadcastss	.L9c48(%rip), %ymm8
	vfmadd213ps	%ymm13, %ymm8, %ymm5
	vdivps	%ymm5, %ymm13, %ymm8
	vmulps	%ymm1, %ymm7, %ymm5
	vmovaps	%ymm3, %ymm1
	vbroadcastss	.L9c49(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm8, %ymm1
	vbroadcastss	.L9c51(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm8, %ymm1
	vbroadcastss	.L9c52(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm8, %ymm1
	vbroadcastss	.L9c53(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm8, %ymm1
	vbroadcastss	.L9c54(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm8, %ymm1
	vbroadcastss	.L9c55(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm8, %ymm1
	vbroadcastss	.L9c56(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm8, %ymm1
	vbroadcastss	.L9c57(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm8, %ymm1
	vcmpltps	%ymm0, %ymm2, %ymm0
	vblendvps	%ymm0, %ymm9, %ymm15, %ymm0
	vmulps	%ymm1, %ymm8, %ymm1
	vmulps	%ymm5, %ymm1, %ymm1
	vmulps	%ymm1, %ymm0, %ymm1
	movq	%r10, %r8
	xorl	%r14d, %r14d
	.p2align	4
.L9b65:
	vcvtsi2ss	%r14, %xmm15, %xmm7
	vaddss	.L9c14(%rip), %xmm7, %xmm7
	vbroadcastss	%xmm7, %ymm7
	vsubps	%ymm12, %ymm7, %ymm7
	vmulps	(%rsp), %ymm7, %ymm7
	vxorps	%ymm7, %ymm11, %ymm8
	vmulps	%ymm7, %ymm8, %ymm9
	vmaxps	%ymm10, %ymm9, %ymm9
	vbroadcastss	.L9c38(%rip), %ymm14
	vmulps	%ymm14, %ymm9, %ymm10
	vroundps	$8, %ymm10, %ymm10
	vbroadcastss	.L9c39(%rip), %ymm11
	vfmadd231ps	%ymm11, %ymm10, %ymm9
	vbroadcastss	.L9c40(%rip), %ymm11
	vfmadd231ps	%ymm11, %ymm10, %ymm9
	vbroadcastss	.L9c46(%rip), %ymm11
	vaddps	%ymm11, %ymm10, %ymm10
	vcvttps2dq	%ymm10, %ymm11
	vpsrad	$31, %ymm11, %ymm12
	vmulps	%ymm14, %ymm9, %ymm9
	vbroadcastss	.L9c47(%rip), %ymm14
	vsubps	%ymm14, %ymm10, %ymm10
	vcvttps2dq	%ymm10, %ymm10
	vpand	%ymm12, %ymm10, %ymm10
	vbroadcastss	.L9c42(%rip), %ymm12
	vbroadcastss	.L9c41(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm9, %ymm12
	vbroadcastss	.L9c43(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm9, %ymm12
	vbroadcastss	.L9c44(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm9, %ymm12
	vbroadcastss	.L9c45(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm9, %ymm12
	vfmadd213ps	%ymm13, %ymm9, %ymm12
	vpor	%ymm10, %ymm11, %ymm9
	vandps	928(%rsp), %ymm7, %ymm10
	vbroadcastss	.L9c48(%rip), %ymm11
	vfmadd213ps	%ymm13, %ymm11, %ymm10
	vpslld	$23, %ymm9, %ymm9
	vdivps	%ymm10, %ymm13, %ymm10
	vmulps	%ymm9, %ymm12, %ymm9
	vmovups	800(%rsp), %ymm12
	vmovaps	%ymm3, %ymm11
	vbroadcastss	.L9c49(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm10, %ymm11
	vbroadcastss	.L9c51(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm10, %ymm11
	vbroadcastss	.L9c52(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm10, %ymm11
	vbroadcastss	.L9c53(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm10, %ymm11
	vbroadcastss	.L9c54(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm10, %ymm11
	vbroadcastss	.L9c55(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm10, %ymm11
	vbroadcastss	.L9c56(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm10, %ymm11
	vbroadcastss	.L9c57(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm10, %ymm11
	vmulps	%ymm11, %ymm10, %ymm10
	vmovups	768(%rsp), %ymm11
	vcmpltps	%ymm8, %ymm7, %ymm8
	vbroadcastss	.L9c35(%rip), %ymm14
	vblendvps	%ymm8, %ymm14, %ymm15, %ymm8
	vmulps	%ymm9, %ymm10, %ymm10
	vmulps	%ymm10, %ymm8, %ymm10
	vsubps	%ymm0, %ymm8, %ymm0
	vsubps	%ymm10, %ymm1, %ymm1
	vaddps	%ymm1, %ymm0, %ymm0
	vmovaps	%ymm0, -64(%r8)
	vsubps	%ymm9, %ymm5, %ymm0
	vmulps	%ymm0, %ymm4, %ymm0
	vmovaps	%ymm0, -32(%r8)
	vmulps	%ymm7, %ymm9, %ymm0
	vfmsub231ps	%ymm2, %ymm5, %ymm0
	vmulps	%ymm0, %ymm6, %ymm0
	vmovaps	%ymm0, (%r8)
	incq	%r14
	addq	$96, %r8
	vmovaps	%ymm7, %ymm2
	vmovaps	%ymm9, %ymm5
	vmovaps	%ymm10, %ymm1
	vbroadcastss	.L9c37(%rip), %ymm10
	vmovaps	%ymm8, %ymm0
	cmpq	%r14, %r9
	jne	.L9b65
	vmovss	896(%rsp), %xmm0
	vxorps	%xmm1, %xmm1, %xmm1
	vucomiss	%xmm1, %xmm0
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 208(%rsp)
	vmovups	1056(%rsp), %ymm0
	ja	.L9b68
	vxorps	%xmm0, %xmm0, %xmm0
.L9b68:
	vmovups	%ymm0, 560(%rsp)
	movq	%r13, %r8
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 240(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	%ymm0, 464(%rsp)
	vmovups	%ymm0, 416(%rsp)
	vmovups	%ymm0, 496(%rsp)
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm6, %xmm6, %xmm6
	vmovups	%ymm0, 144(%rsp)
	vmovups	%ymm0, 960(%rsp)
	vmovups	%ymm0, 656(%rsp)
	vmovups	%ymm0, 528(%rsp)
	vmovups	%ymm0, 32(%rsp)
	vmovups	%ymm0, 272(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vmovups	%ymm0, 320(%rsp)
	xorl	%r14d, %r14d
	vmovups	112(%rsp), %ymm13
	.p2align	4
.L9b69:
	vmovups	%ymm5, 384(%rsp)
	vmovups	%ymm2, 176(%rsp)
	vmovups	%ymm1, 352(%rsp)
	vmovups	%ymm12, 1744(%rsp)
	vmovups	%ymm6, 1776(%rsp)
	movl	%r8d, %r15d
	shrl	%r15d
	andl	$1073741823, %r15d
	shlq	$6, %r15
	addq	%rcx, %r15
	leaq	(%r14,%r9), %rdx
	leaq	(%rdx,%rdx,2), %rdx
	shlq	$5, %rdx
	vmovaps	(%rdi,%rdx), %ymm0
	vmovaps	32(%rdi,%rdx), %ymm1
	vmovups	%ymm1, 592(%rsp)
	vmovaps	64(%rdi,%rdx), %ymm1
	vmovups	%ymm1, 624(%rsp)
	vmovups	%ymm0, 736(%rsp)
	vmulps	%ymm0, %ymm13, %ymm0
	vmovups	%ymm0, (%rsp)
	vxorps	%xmm14, %xmm14, %xmm14
	xorl	%edx, %edx
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	64(%rsp), %ymm8
	vmovups	560(%rsp), %ymm10
	.p2align	4
.L9b70:
	vmovaps	-32(%r15), %ymm2
	vmovaps	-64(%rbp,%rdx), %ymm6
	vmovaps	%ymm6, %ymm13
	vfmadd132ps	(%rsp), %ymm8, %ymm13
	vaddps	(%r15), %ymm13, %ymm13
	vbroadcastss	.L9c0(%rip), %ymm5
	vdivps	%ymm13, %ymm5, %ymm5
	vsubps	%ymm13, %ymm2, %ymm2
	vmulps	%ymm5, %ymm2, %ymm2
	vmulps	%ymm2, %ymm10, %ymm13
	vfmadd213ps	%ymm5, %ymm5, %ymm13
	vmovaps	-32(%rbp,%rdx), %ymm5
	vaddps	%ymm2, %ymm3, %ymm3
	vfmadd231ps	%ymm6, %ymm2, %ymm4
	vfmadd231ps	(%rbp,%rdx), %ymm2, %ymm0
	vfmadd231ps	%ymm5, %ymm2, %ymm1
	vmulps	%ymm6, %ymm13, %ymm2
	vaddps	%ymm2, %ymm9, %ymm9
	vfmadd231ps	%ymm2, %ymm6, %ymm14
	vaddps	%ymm13, %ymm11, %ymm11
	vmulps	%ymm5, %ymm13, %ymm2
	vfmadd231ps	%ymm6, %ymm2, %ymm12
	vfmadd231ps	%ymm5, %ymm2, %ymm15
	vaddps	%ymm2, %ymm7, %ymm7
	addq	$96, %rdx
	addq	$64, %r15
	cmpq	%rdx, %r12
	jne	.L9b70
	vmovups	592(%rsp), %ymm13
	vmulps	112(%rsp), %ymm13, %ymm8
	vxorps	%xmm6, %xmm6, %xmm6
	vmovups	(%rsp), %ymm2
	vfmadd213ps	%ymm6, %ymm2, %ymm15
	vmovups	464(%rsp), %ymm5
	vfmadd231ps	%ymm15, %ymm2, %ymm5
	vmovups	%ymm5, 464(%rsp)
	vmovaps	%ymm12, %ymm5
	vfmadd213ps	%ymm6, %ymm8, %ymm5
	vxorps	%xmm15, %xmm15, %xmm15
	vmovups	416(%rsp), %ymm6
	vfmadd231ps	%ymm5, %ymm2, %ymm6
	vmovups	%ymm6, 416(%rsp)
	vmovups	736(%rsp), %ymm10
	vfmadd213ps	%ymm15, %ymm10, %ymm12
	vmovups	1744(%rsp), %ymm5
	vfmadd231ps	%ymm12, %ymm2, %ymm5
	vmovaps	%ymm5, %ymm12
	vaddps	%ymm7, %ymm15, %ymm5
	vmovups	960(%rsp), %ymm6
	vfmadd231ps	%ymm5, %ymm2, %ymm6
	vmovups	%ymm6, 960(%rsp)
	vmovups	208(%rsp), %ymm5
	vfmadd231ps	%ymm1, %ymm2, %ymm5
	vmovups	%ymm5, 208(%rsp)
	vmovups	272(%rsp), %ymm5
	vfmadd231ps	%ymm1, %ymm13, %ymm5
	vmovups	112(%rsp), %ymm13
	vxorps	%xmm7, %xmm7, %xmm7
	vmovups	%ymm5, 272(%rsp)
	vmovaps	%ymm14, %ymm1
	vfmadd213ps	%ymm7, %ymm8, %ymm1
	vmovups	496(%rsp), %ymm5
	vfmadd231ps	%ymm1, %ymm8, %ymm5
	vmovups	%ymm5, 496(%rsp)
	vfmadd213ps	%ymm7, %ymm10, %ymm14
	vmovups	1776(%rsp), %ymm6
	vfmadd231ps	%ymm14, %ymm8, %ymm6
	vmovups	144(%rsp), %ymm1
	vfmadd231ps	%ymm14, %ymm10, %ymm1
	vmovups	%ymm1, 144(%rsp)
	vmovups	240(%rsp), %ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm1
	vmovups	%ymm1, 240(%rsp)
	vaddps	%ymm7, %ymm9, %ymm1
	vmovups	656(%rsp), %ymm5
	vfmadd231ps	%ymm8, %ymm1, %ymm5
	vmovups	%ymm5, 656(%rsp)
	vmovups	528(%rsp), %ymm2
	vfmadd231ps	%ymm1, %ymm10, %ymm2
	vmovups	%ymm2, 528(%rsp)
	vmovups	384(%rsp), %ymm5
	vfmadd231ps	%ymm0, %ymm10, %ymm5
	vmovups	352(%rsp), %ymm1
	vfmadd231ps	%ymm4, %ymm10, %ymm1
	vmovups	320(%rsp), %ymm0
	vfmadd231ps	624(%rsp), %ymm4, %ymm0
	vmovups	%ymm0, 320(%rsp)
	vmovups	176(%rsp), %ymm2
	vaddps	%ymm3, %ymm2, %ymm2
	vaddps	%ymm7, %ymm11, %ymm0
	vmovups	32(%rsp), %ymm3
	vaddps	%ymm0, %ymm3, %ymm3
	vmovups	%ymm3, 32(%rsp)
	incq	%r14
	addq	%rax, %r8
	cmpq	%r9, %r14
	jne	.L9b69
	vmovups	%ymm2, 176(%rsp)
	vbroadcastss	.L9c0(%rip), %ymm3
	vbroadcastss	.L9c20(%rip), %ymm10
	vmovups	64(%rsp), %ymm11
	vmovups	272(%rsp), %ymm2
	vmovups	208(%rsp), %ymm14
	vmovups	240(%rsp), %ymm15
	vmovss	896(%rsp), %xmm4
	vmovups	864(%rsp), %ymm8
	vmovups	%ymm5, 384(%rsp)
	vmovups	464(%rsp), %ymm5
	jmp	.L9b73
	.p2align	4
.L9b59:
	vucomiss	%xmm5, %xmm4
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 320(%rsp)
	vmovups	1056(%rsp), %ymm0
	ja	.L9b61
	vxorps	%xmm0, %xmm0, %xmm0
.L9b61:
	vmovups	%ymm0, 560(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 384(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	%ymm0, 32(%rsp)
	vmovups	%ymm0, 528(%rsp)
	vmovups	%ymm0, 656(%rsp)
	vmovups	%ymm0, 960(%rsp)
	vmovups	%ymm0, 144(%rsp)
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm12, %xmm12, %xmm12
	vmovups	%ymm0, 496(%rsp)
	vmovups	%ymm0, 416(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vmovups	%ymm0, 176(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm14, %xmm14, %xmm14
	vbroadcastss	.L9c20(%rip), %ymm10
.L9b73:
	vmovups	%ymm1, 352(%rsp)
	vmovups	560(%rsp), %ymm9
	vmulps	%ymm13, %ymm9, %ymm0
	vmulps	384(%rsp), %ymm0, %ymm1
	vfnmadd213ps	%ymm5, %ymm8, %ymm1
	vmovups	%ymm1, 864(%rsp)
	vmulps	320(%rsp), %ymm0, %ymm1
	vfnmadd213ps	496(%rsp), %ymm8, %ymm1
	vmovaps	%ymm1, %ymm8
	vfnmadd213ps	416(%rsp), %ymm0, %ymm2
	vdivps	%ymm13, %ymm10, %ymm0
	vmulps	%ymm0, %ymm9, %ymm0
	vxorps	%xmm1, %xmm1, %xmm1
	vucomiss	%xmm1, %xmm4
	vmovups	%ymm14, 208(%rsp)
	vfmadd231ps	%ymm14, %ymm0, %ymm12
	vfmadd231ps	%ymm0, %ymm15, %ymm6
	vxorps	%xmm5, %xmm5, %xmm5
	vmovaps	%ymm10, %ymm13
	vmovups	%ymm6, 1776(%rsp)
	vmovups	%ymm12, 1744(%rsp)
	vmovups	%ymm2, 272(%rsp)
	vmovups	%ymm15, 240(%rsp)
	vmovups	%ymm8, 2448(%rsp)
	jbe	.L9b74
	vmovups	1712(%rsp), %ymm1
	vmovups	2480(%rsp), %ymm2
	vaddps	%ymm1, %ymm2, %ymm1
	vbroadcastss	.L9c58(%rip), %ymm0
	vmovups	%ymm1, 1712(%rsp)
	vcmpleps	%ymm1, %ymm0, %ymm0
	vandps	1088(%rsp), %ymm0, %ymm0
	vmulps	%ymm0, %ymm2, %ymm2
	vaddss	%xmm5, %xmm2, %xmm0
	vmovshdup	%xmm2, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufpd	$1, %xmm2, %xmm2, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufps	$255, %xmm2, %xmm2, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vextractf128	$1, %ymm2, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovshdup	%xmm1, %xmm3
	vaddss	%xmm3, %xmm0, %xmm0
	vshufpd	$1, %xmm1, %xmm1, %xmm3
	vaddss	%xmm3, %xmm0, %xmm0
	vshufps	$255, %xmm1, %xmm1, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vucomiss	%xmm5, %xmm0
	vmovdqu	832(%rsp), %ymm9
	jbe	.L9b77
	vmovups	%ymm2, 320(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	testq	%r9, %r9
	je	.L9b83
	movq	%r13, %r8
	xorl	%r14d, %r14d
	vmovdqu	2320(%rsp), %ymm14
	vmovdqu	2288(%rsp), %ymm15
	vmovdqu	1088(%rsp), %ymm9
	.p2align	4
.L9b80:
	movl	%r8d, %r15d
	shrl	%r15d
	andl	$1073741823, %r15d
	shlq	$6, %r15
	addq	%rcx, %r15
	leaq	(%r14,%r9), %rdx
	leaq	(%rdx,%rdx,2), %rdx
	shlq	$5, %rdx
	vmovups	112(%rsp), %ymm1
	vmulps	(%rdi,%rdx), %ymm1, %ymm1
	vmovups	%ymm1, (%rsp)
	movq	%rdi, %rdx
	xorl	%r13d, %r13d
	vmovups	64(%rsp), %ymm13
	vbroadcastss	.L9c0(%rip), %ymm10
	vbroadcastss	.L9c20(%rip), %ymm1
	vbroadcastss	.L9c61(%rip), %ymm2
	.p2align	4
.L9b81:
	vmovaps	(%rdx), %ymm3
	vfmadd132ps	(%rsp), %ymm13, %ymm3
	vaddps	(%r15,%r13), %ymm3, %ymm3
	vdivps	%ymm3, %ymm10, %ymm5
	vmovaps	-32(%r15,%r13), %ymm4
	vsubps	%ymm3, %ymm4, %ymm4
	vmulps	%ymm5, %ymm4, %ymm4
	vcmpltps	%ymm4, %ymm1, %ymm6
	vaddps	%ymm1, %ymm5, %ymm5
	vblendvps	%ymm6, %ymm4, %ymm5, %ymm5
	vaddps	%ymm5, %ymm10, %ymm6
	vpaddd	%ymm6, %ymm14, %ymm6
	vpand	%ymm6, %ymm15, %ymm6
	vpsubd	%ymm6, %ymm9, %ymm7
	vaddps	%ymm1, %ymm7, %ymm8
	vfmadd231ps	%ymm7, %ymm5, %ymm8
	vbroadcastss	.L9c64(%rip), %ymm5
	vmulps	%ymm8, %ymm8, %ymm7
	vbroadcastss	.L9c63(%rip), %ymm11
	vfmadd213ps	%ymm11, %ymm8, %ymm5
	vmovdqa	%ymm9, %ymm11
	vbroadcastss	.L9c66(%rip), %ymm9
	vbroadcastss	.L9c65(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm8, %ymm9
	vbroadcastss	.L9c67(%rip), %ymm12
	vfmadd231ps	%ymm12, %ymm7, %ymm9
	vfmadd213ps	%ymm5, %ymm7, %ymm9
	vbroadcastss	.L9c62(%rip), %ymm5
	vfmadd213ps	%ymm2, %ymm8, %ymm5
	vfmadd213ps	%ymm5, %ymm7, %ymm9
	vfmadd213ps	%ymm8, %ymm7, %ymm9
	vcvtdq2ps	%ymm6, %ymm5
	vbroadcastss	.L9c68(%rip), %ymm6
	vfmadd231ps	%ymm5, %ymm6, %ymm9
	vaddps	%ymm4, %ymm10, %ymm5
	vmaxps	%ymm1, %ymm4, %ymm4
	vfmsub231ps	%ymm5, %ymm9, %ymm4
	vmovdqa	%ymm11, %ymm9
	vfmadd231ps	%ymm4, %ymm3, %ymm0
	addq	$64, %r13
	addq	$96, %rdx
	cmpq	%r13, %rsi
	jne	.L9b81
	incq	%r14
	addq	%rax, %r8
	cmpq	%r9, %r14
	jne	.L9b80
.L9b83:
	vbroadcastss	.L9c70(%rip), %ymm1
	vbroadcastss	.L9c69(%rip), %ymm3
	vmovups	1936(%rsp), %ymm4
	vfmadd213ps	%ymm3, %ymm4, %ymm1
	vxorps	%xmm7, %xmm7, %xmm7
	vcmpltps	320(%rsp), %ymm7, %ymm2
	vaddps	%ymm1, %ymm4, %ymm1
	vcmpltps	%ymm0, %ymm1, %ymm1
	vandps	%ymm1, %ymm2, %ymm1
	vandnps	%ymm2, %ymm1, %ymm3
	vblendvps	%ymm3, %ymm0, %ymm4, %ymm4
	vmovups	%ymm4, 1936(%rsp)
	vbroadcastss	.L9c24(%rip), %ymm0
	vmovups	1840(%rsp), %ymm3
	vmaxps	%ymm0, %ymm3, %ymm0
	vblendvps	%ymm2, %ymm0, %ymm3, %ymm3
	vmovups	%ymm3, 1840(%rsp)
	vbroadcastss	.L9c71(%rip), %ymm0
	vmovups	2192(%rsp), %ymm3
	vblendvps	%ymm2, %ymm0, %ymm3, %ymm3
	vmovups	%ymm3, 2192(%rsp)
	vbroadcastss	.L9c22(%rip), %ymm0
	vbroadcastss	.L9c0(%rip), %ymm10
	vblendvps	%ymm1, %ymm0, %ymm10, %ymm0
	vmovups	1232(%rsp), %ymm3
	vmulps	%ymm0, %ymm3, %ymm2
	vsubps	%ymm2, %ymm3, %ymm3
	vmovups	832(%rsp), %ymm9
	vsubps	%ymm3, %ymm9, %ymm9
	vmovups	1328(%rsp), %ymm4
	vmulps	%ymm0, %ymm4, %ymm3
	vsubps	%ymm3, %ymm4, %ymm4
	vmovups	800(%rsp), %ymm12
	vsubps	%ymm4, %ymm12, %ymm12
	vmovups	1360(%rsp), %ymm5
	vmulps	%ymm0, %ymm5, %ymm4
	vsubps	%ymm4, %ymm5, %ymm5
	vmovups	112(%rsp), %ymm6
	vsubps	%ymm5, %ymm6, %ymm6
	vmovups	%ymm6, 112(%rsp)
	vmovups	1392(%rsp), %ymm6
	vmulps	%ymm0, %ymm6, %ymm5
	vsubps	%ymm5, %ymm6, %ymm6
	vmovups	64(%rsp), %ymm11
	vsubps	%ymm6, %ymm11, %ymm11
	vmovups	1264(%rsp), %ymm6
	vmulps	%ymm0, %ymm6, %ymm6
	vmovups	%ymm6, 1264(%rsp)
	vmovups	1424(%rsp), %ymm6
	vmulps	%ymm0, %ymm6, %ymm6
	vmovups	%ymm6, 1424(%rsp)
	vmovups	1056(%rsp), %ymm0
	vandnps	%ymm0, %ymm1, %ymm0
	vmovups	%ymm0, 1056(%rsp)
	vbroadcastss	.L9c27(%rip), %ymm0
	vmovups	1680(%rsp), %ymm6
	vblendvps	%ymm1, %ymm0, %ymm6, %ymm6
	vmovups	%ymm6, 1680(%rsp)
	vandps	%ymm1, %ymm10, %ymm0
	vmovups	%ymm0, 1872(%rsp)
	vmovups	%ymm5, 1392(%rsp)
	vmovups	%ymm4, 1360(%rsp)
	vmovups	%ymm3, 1328(%rsp)
	vmovaps	%ymm10, %ymm3
	vmovups	%ymm2, 1232(%rsp)
	movq	1224(%rsp), %r13
	vmovups	208(%rsp), %ymm6
	vmovups	32(%rsp), %ymm4
	vmovups	144(%rsp), %ymm1
	vmovups	2448(%rsp), %ymm8
	vmovups	864(%rsp), %ymm5
	vbroadcastss	.L9c20(%rip), %ymm13
	jmp	.L9b84
	.p2align	4
.L9b74:
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1872(%rsp)
	vmovups	32(%rsp), %ymm4
	vmovups	144(%rsp), %ymm1
	vmovups	864(%rsp), %ymm5
	vmovdqu	832(%rsp), %ymm9
	jmp	.L9b75
	.p2align	4
.L9b77:
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1872(%rsp)
	vbroadcastss	.L9c0(%rip), %ymm3
	vmovups	32(%rsp), %ymm4
	vmovups	144(%rsp), %ymm1
	vmovups	864(%rsp), %ymm5
.L9b75:
	vmovups	208(%rsp), %ymm6
	vmovups	800(%rsp), %ymm12
.L9b84:
	vmovups	%ymm1, 144(%rsp)
	vmovups	%ymm4, 32(%rsp)
	vmovups	%ymm11, 64(%rsp)
	vbroadcastss	.L9c18(%rip), %ymm2
	vmaxps	%ymm2, %ymm5, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, 496(%rsp)
	vmaxps	%ymm2, %ymm8, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, 416(%rsp)
	vmaxps	%ymm2, %ymm1, %ymm0
	vsqrtps	%ymm0, %ymm1
	vmovdqu	2736(%rsp), %ymm0
	vpcmpgtd	%ymm7, %ymm0, %ymm0
	vdivps	%ymm1, %ymm3, %ymm1
	vmovups	%ymm1, 320(%rsp)
	vmaxps	%ymm2, %ymm4, %ymm1
	vsqrtps	%ymm1, %ymm1
	vmovups	%ymm1, 384(%rsp)
	vmovdqu	2768(%rsp), %ymm2
	vpcmpgtd	%ymm7, %ymm2, %ymm2
	vmovaps	%ymm3, %ymm14
	vcmpleps	1488(%rsp), %ymm9, %ymm3
	vmovups	1456(%rsp), %ymm4
	vmovups	%ymm9, 832(%rsp)
	vcmpleps	%ymm9, %ymm4, %ymm4
	vmovups	768(%rsp), %ymm10
	vxorps	%ymm6, %ymm10, %ymm5
	vblendvps	%ymm4, %ymm6, %ymm13, %ymm4
	vblendvps	%ymm3, %ymm5, %ymm4, %ymm3
	vcmpleps	%ymm3, %ymm7, %ymm3
	vextractf128	$1, %ymm3, %xmm4
	vpackssdw	%xmm4, %xmm3, %xmm3
	vpor	2800(%rsp), %xmm3, %xmm4
	vpmovzxwd	%xmm4, %ymm4
	vpslld	$31, %ymm4, %ymm4
	vmovdqu	%ymm4, 2128(%rsp)
	vblendvps	%ymm4, %ymm7, %ymm14, %ymm1
	vmovups	%ymm1, (%rsp)
	vcmpleps	1520(%rsp), %ymm12, %ymm4
	vmovups	1904(%rsp), %ymm5
	vmovups	%ymm12, 800(%rsp)
	vcmpleps	%ymm12, %ymm5, %ymm5
	vmovups	240(%rsp), %ymm6
	vblendvps	%ymm5, %ymm6, %ymm13, %ymm5
	vxorps	%ymm6, %ymm10, %ymm6
	vblendvps	%ymm4, %ymm6, %ymm5, %ymm4
	vcmpleps	%ymm4, %ymm7, %ymm4
	vmovups	%ymm4, 560(%rsp)
	vpor	%ymm4, %ymm2, %ymm6
	vmovdqu	%ymm6, 2096(%rsp)
	vmovups	112(%rsp), %ymm5
	vcmpleps	1584(%rsp), %ymm5, %ymm2
	vmovups	1552(%rsp), %ymm4
	vmovups	%ymm5, 112(%rsp)
	vcmpleps	%ymm5, %ymm4, %ymm4
	vmovups	352(%rsp), %ymm8
	vxorps	%ymm10, %ymm8, %ymm5
	vblendvps	%ymm4, %ymm8, %ymm13, %ymm4
	vblendvps	%ymm2, %ymm5, %ymm4, %ymm2
	vpandn	%ymm14, %ymm6, %ymm6
	vmovdqu	%ymm6, 464(%rsp)
	vcmpleps	%ymm2, %ymm7, %ymm2
	vmovups	%ymm2, 1296(%rsp)
	vpor	%ymm2, %ymm0, %ymm5
	vmovdqu	%ymm5, 2064(%rsp)
	vcmpleps	1648(%rsp), %ymm11, %ymm0
	vmovups	1616(%rsp), %ymm2
	vcmpleps	%ymm11, %ymm2, %ymm2
	vmovups	176(%rsp), %ymm15
	vxorps	%ymm10, %ymm15, %ymm4
	vblendvps	%ymm2, %ymm15, %ymm13, %ymm2
	vblendvps	%ymm0, %ymm4, %ymm2, %ymm2
	vmovups	416(%rsp), %ymm9
	vmulps	%ymm6, %ymm9, %ymm11
	vmulps	272(%rsp), %ymm11, %ymm0
	vmovups	496(%rsp), %ymm4
	vmulps	%ymm1, %ymm4, %ymm12
	vmulps	%ymm0, %ymm12, %ymm10
	vpandn	%ymm14, %ymm5, %ymm0
	vmovdqu	%ymm0, 736(%rsp)
	vmulps	320(%rsp), %ymm0, %ymm8
	vmulps	1744(%rsp), %ymm8, %ymm0
	vxorps	%xmm7, %xmm7, %xmm7
	vmulps	%ymm0, %ymm12, %ymm0
	vmovups	%ymm0, 592(%rsp)
	vmulps	1776(%rsp), %ymm8, %ymm5
	vmulps	%ymm0, %ymm10, %ymm1
	vfmsub231ps	%ymm5, %ymm11, %ymm1
	vmovups	%ymm1, 2000(%rsp)
	vdivps	384(%rsp), %ymm14, %ymm13
	vcmpleps	%ymm2, %ymm7, %ymm6
	vmovdqu	2704(%rsp), %ymm1
	vpcmpgtd	%ymm7, %ymm1, %ymm1
	vpor	%ymm6, %ymm1, %ymm0
	vmovdqu	%ymm0, 2032(%rsp)
	vpandn	%ymm14, %ymm0, %ymm0
	vmovdqu	%ymm0, 624(%rsp)
	vmulps	%ymm0, %ymm13, %ymm0
	vmovups	%ymm13, 384(%rsp)
	vmulps	960(%rsp), %ymm0, %ymm1
	vmulps	%ymm1, %ymm12, %ymm1
	vmulps	656(%rsp), %ymm0, %ymm12
	vmulps	%ymm1, %ymm10, %ymm5
	vfmsub231ps	%ymm12, %ymm11, %ymm5
	vmovups	%ymm5, 1968(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vmovss	896(%rsp), %xmm5
	vucomiss	%xmm2, %xmm5
	vpor	2272(%rsp), %xmm3, %xmm3
	vpmovzxwd	%xmm3, %ymm3
	vpslld	$31, %ymm3, %ymm3
	vpsrad	$31, %ymm3, %ymm3
	vmovaps	%ymm14, %ymm2
	vmulps	208(%rsp), %ymm4, %ymm14
	vmovaps	%ymm14, %ymm11
	vfmadd213ps	%ymm7, %ymm14, %ymm11
	vpandn	%ymm11, %ymm3, %ymm11
	vmovdqu	560(%rsp), %ymm4
	vextracti128	$1, %ymm4, %xmm3
	vpackssdw	%xmm3, %xmm4, %xmm3
	vpor	2256(%rsp), %xmm3, %xmm3
	vpmovzxwd	%xmm3, %ymm3
	vpslld	$31, %ymm3, %ymm3
	vpsrad	$31, %ymm3, %ymm7
	vmulps	240(%rsp), %ymm9, %ymm3
	vpandn	%ymm3, %ymm7, %ymm7
	vfmadd213ps	%ymm11, %ymm7, %ymm7
	vmovdqu	1296(%rsp), %ymm4
	vextracti128	$1, %ymm4, %xmm11
	vpackssdw	%xmm11, %xmm4, %xmm9
	vpor	2240(%rsp), %xmm9, %xmm9
	vpmovzxwd	%xmm9, %ymm9
	vpslld	$31, %ymm9, %ymm9
	vpsrad	$31, %ymm9, %ymm9
	vmovups	352(%rsp), %ymm4
	vmulps	320(%rsp), %ymm4, %ymm11
	vpandn	%ymm11, %ymm9, %ymm9
	vfmadd213ps	%ymm7, %ymm9, %ymm9
	vextracti128	$1, %ymm6, %xmm7
	vpackssdw	%xmm7, %xmm6, %xmm7
	vpor	2224(%rsp), %xmm7, %xmm7
	vpmovzxwd	%xmm7, %ymm7
	vpslld	$31, %ymm7, %ymm7
	vpsrad	$31, %ymm7, %ymm7
	vmovups	%ymm15, 176(%rsp)
	vmulps	%ymm15, %ymm13, %ymm12
	vpandn	%ymm12, %ymm7, %ymm5
	vfmadd213ps	%ymm9, %ymm5, %ymm5
	vmovups	%ymm5, 896(%rsp)
	vmovups	%ymm0, 2608(%rsp)
	vmulps	528(%rsp), %ymm0, %ymm9
	vmovups	592(%rsp), %ymm5
	vmulps	%ymm5, %ymm1, %ymm7
	vmovups	%ymm8, 2640(%rsp)
	vfmsub231ps	%ymm9, %ymm8, %ymm7
	vmulps	(%rsp), %ymm14, %ymm0
	vmovups	%ymm0, 560(%rsp)
	vmovaps	%ymm10, %ymm6
	vmovups	%ymm10, 2832(%rsp)
	vmulps	%ymm0, %ymm10, %ymm4
	vfmsub231ps	464(%rsp), %ymm3, %ymm4
	vmovups	%ymm4, 1296(%rsp)
	vmulps	%ymm0, %ymm5, %ymm10
	vmovaps	%ymm5, %ymm4
	vfmsub231ps	736(%rsp), %ymm11, %ymm10
	vmulps	%ymm0, %ymm1, %ymm11
	vfmsub231ps	624(%rsp), %ymm12, %ymm11
	vmovaps	%ymm6, %ymm0
	vfnmadd213ps	%ymm2, %ymm6, %ymm0
	vbroadcastss	.L9c72(%rip), %ymm5
	vmovups	%ymm0, 2576(%rsp)
	vmaxps	%ymm5, %ymm0, %ymm12
	vsqrtps	%ymm12, %ymm12
	vdivps	%ymm12, %ymm2, %ymm12
	vmulps	416(%rsp), %ymm12, %ymm14
	vmovups	2096(%rsp), %ymm0
	vblendvps	%ymm0, %ymm2, %ymm14, %ymm6
	vmovups	2128(%rsp), %ymm3
	vmovups	496(%rsp), %ymm0
	vblendvps	%ymm3, %ymm2, %ymm0, %ymm13
	vmulps	%ymm6, %ymm13, %ymm8
	vmulps	2000(%rsp), %ymm12, %ymm14
	vmovaps	%ymm4, %ymm0
	vfnmadd213ps	%ymm2, %ymm4, %ymm0
	vfnmadd231ps	%ymm14, %ymm14, %ymm0
	vmaxps	%ymm5, %ymm0, %ymm13
	vsqrtps	%ymm13, %ymm13
	vdivps	%ymm13, %ymm2, %ymm3
	vmulps	320(%rsp), %ymm3, %ymm15
	vmovups	2064(%rsp), %ymm9
	vblendvps	%ymm9, %ymm2, %ymm15, %ymm15
	vmulps	1968(%rsp), %ymm12, %ymm13
	vfnmadd231ps	%ymm14, %ymm13, %ymm7
	vmulps	%ymm3, %ymm7, %ymm6
	vmovaps	%ymm1, %ymm4
	vfnmadd213ps	%ymm2, %ymm1, %ymm1
	vfnmadd231ps	%ymm13, %ymm13, %ymm1
	vfnmadd231ps	%ymm6, %ymm6, %ymm1
	vmaxps	%ymm5, %ymm1, %ymm5
	vsqrtps	%ymm5, %ymm5
	vmulps	%ymm15, %ymm8, %ymm7
	vdivps	%ymm5, %ymm2, %ymm9
	vmulps	384(%rsp), %ymm9, %ymm5
	vmovups	2032(%rsp), %ymm15
	vblendvps	%ymm15, %ymm2, %ymm5, %ymm5
	vmulps	%ymm5, %ymm7, %ymm2
	vmovups	%ymm2, 2128(%rsp)
	vmovups	2832(%rsp), %ymm2
	vxorps	768(%rsp), %ymm2, %ymm2
	vmovups	%ymm2, 2000(%rsp)
	vmovups	592(%rsp), %ymm2
	vxorps	768(%rsp), %ymm2, %ymm2
	vmovups	%ymm2, 2064(%rsp)
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	768(%rsp), %ymm4, %ymm2
	vmovups	%ymm2, 2096(%rsp)
	vmovups	%ymm12, 592(%rsp)
	vmulps	1296(%rsp), %ymm12, %ymm5
	vfnmadd231ps	%ymm14, %ymm5, %ymm10
	vxorps	768(%rsp), %ymm14, %ymm14
	vmovups	768(%rsp), %ymm4
	vfnmadd231ps	%ymm13, %ymm5, %ymm11
	vxorps	%ymm4, %ymm13, %ymm2
	vmovups	%ymm3, 2032(%rsp)
	vmulps	%ymm3, %ymm10, %ymm13
	vfnmadd231ps	%ymm6, %ymm13, %ymm11
	vxorps	%ymm4, %ymm6, %ymm3
	vmovups	%ymm3, 1296(%rsp)
	vmovups	560(%rsp), %ymm15
	vfmadd213ps	%ymm7, %ymm15, %ymm15
	vfmadd231ps	%ymm5, %ymm5, %ymm15
	vfmadd231ps	%ymm13, %ymm13, %ymm15
	vmovups	%ymm9, 1968(%rsp)
	vmulps	%ymm9, %ymm11, %ymm9
	vfmadd231ps	%ymm9, %ymm9, %ymm15
	ja	.L9b102
	vmovups	%ymm9, 352(%rsp)
	vmovups	%ymm13, 240(%rsp)
	vmovaps	%ymm5, %ymm6
	vmovups	%ymm2, 208(%rsp)
	vmovaps	%ymm14, %ymm2
	vbroadcastss	.L9c0(%rip), %ymm9
	vmovups	320(%rsp), %ymm12
	vdivps	%ymm12, %ymm9, %ymm0
	vmovups	384(%rsp), %ymm14
	vdivps	%ymm14, %ymm9, %ymm1
	vmovups	112(%rsp), %ymm13
	vmulps	%ymm0, %ymm13, %ymm0
	vbroadcastss	.L9c73(%rip), %ymm3
	vmulps	%ymm3, %ymm0, %ymm0
	vmovups	64(%rsp), %ymm11
	vmulps	%ymm1, %ymm11, %ymm1
	vbroadcastss	.L9c74(%rip), %ymm3
	vmulps	%ymm3, %ymm1, %ymm1
	vmaxps	%ymm0, %ymm1, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm0
	vmovups	1936(%rsp), %ymm4
	vaddps	%ymm4, %ymm4, %ymm1
	vsqrtps	%ymm1, %ymm1
	vbroadcastss	.L9c27(%rip), %ymm5
	vcmpltps	%ymm5, %ymm4, %ymm3
	vbroadcastss	.L9c75(%rip), %ymm4
	vmulps	%ymm4, %ymm1, %ymm1
	vandps	%ymm1, %ymm3, %ymm1
	vmaxps	%ymm0, %ymm1, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm0
	vbroadcastss	16(%r11), %ymm1
	vmovups	1680(%rsp), %ymm8
	vdivps	%ymm8, %ymm9, %ymm3
	vmulps	2128(%rsp), %ymm3, %ymm3
	vmulps	%ymm3, %ymm3, %ymm3
	vminps	%ymm9, %ymm3, %ymm3
	vmulps	%ymm1, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm0, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm0, %ymm4, %ymm0
	vcmpltps	%ymm5, %ymm8, %ymm3
	vandps	%ymm0, %ymm3, %ymm0
	vmulps	%ymm0, %ymm0, %ymm0
	vcmpleps	%ymm0, %ymm15, %ymm0
	vmulss	%xmm1, %xmm1, %xmm1
	vbroadcastss	%xmm1, %ymm1
	vmovups	896(%rsp), %ymm3
	vcmpleps	%ymm1, %ymm3, %ymm1
	vandps	%ymm0, %ymm1, %ymm0
	vmovups	464(%rsp), %ymm1
	vmulps	(%rsp), %ymm1, %ymm1
	vmulps	736(%rsp), %ymm1, %ymm1
	vmulps	624(%rsp), %ymm1, %ymm1
	vcmpnltps	%ymm1, %ymm7, %ymm1
	vandps	%ymm1, %ymm9, %ymm1
	vbroadcastss	.L9c25(%rip), %ymm4
	vblendvps	%ymm0, %ymm1, %ymm4, %ymm0
	vmovups	2416(%rsp), %ymm1
	vcmpleps	1712(%rsp), %ymm1, %ymm1
	vbroadcastss	.L9c76(%rip), %ymm3
	vminps	%ymm3, %ymm0, %ymm3
	vblendvps	%ymm1, %ymm3, %ymm0, %ymm0
	vmovups	2160(%rsp), %ymm3
	vcmpeqps	%ymm4, %ymm3, %ymm1
	vblendvps	%ymm1, %ymm0, %ymm3, %ymm3
	vmovups	%ymm3, 2160(%rsp)
	vcmpeqps	%ymm4, %ymm3, %ymm0
	vandps	%ymm0, %ymm9, %ymm4
	vxorps	%xmm5, %xmm5, %xmm5
	vaddss	%xmm5, %xmm4, %xmm0
	vshufps	$245, %xmm4, %xmm4, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufps	$78, %xmm4, %xmm4, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufps	$255, %xmm4, %xmm4, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vextractf128	$1, %ymm4, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufps	$245, %xmm1, %xmm1, %xmm3
	vaddss	%xmm3, %xmm0, %xmm0
	vshufps	$78, %xmm1, %xmm1, %xmm3
	vaddss	%xmm3, %xmm0, %xmm0
	vshufps	$255, %xmm1, %xmm1, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vucomiss	%xmm5, %xmm0
	vmovaps	%ymm9, %ymm3
	vbroadcastss	.L9c14(%rip), %ymm15
	vxorps	%xmm8, %xmm8, %xmm8
	vbroadcastss	.L9c37(%rip), %ymm10
	vmovups	832(%rsp), %ymm9
	ja	.L9b58
	vmovups	352(%rsp), %ymm0
	vmulps	1968(%rsp), %ymm0, %ymm0
	vmovups	1296(%rsp), %ymm1
	vfmadd213ps	240(%rsp), %ymm0, %ymm1
	vmulps	2032(%rsp), %ymm1, %ymm1
	vfmadd213ps	%ymm6, %ymm1, %ymm2
	vmovups	208(%rsp), %ymm6
	vfmadd213ps	%ymm2, %ymm0, %ymm6
	vmulps	592(%rsp), %ymm6, %ymm2
	vmovups	2000(%rsp), %ymm3
	vfmadd213ps	560(%rsp), %ymm2, %ymm3
	vmovups	2064(%rsp), %ymm4
	vfmadd213ps	%ymm3, %ymm1, %ymm4
	vmovups	2096(%rsp), %ymm3
	vfmadd213ps	%ymm4, %ymm0, %ymm3
	vmulps	496(%rsp), %ymm3, %ymm3
	vmovups	%ymm3, 144(%rsp)
	vmulps	416(%rsp), %ymm2, %ymm2
	vmovups	%ymm2, 464(%rsp)
	vmulps	%ymm1, %ymm12, %ymm1
	vmovups	%ymm1, 624(%rsp)
	vmulps	%ymm0, %ymm14, %ymm0
	vmovups	%ymm0, 736(%rsp)
	movl	108(%rsp), %edx
	shrb	$3, %dl
	testl	%r9d, %r9d
	setne	%r8b
	andb	%dl, %r8b
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, (%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm4, %xmm4, %xmm4
	cmpb	$1, %r8b
	jne	.L9b91
	imulq	96(%rsp), %rbx
	vmovups	%ymm0, (%rsp)
	xorl	%edx, %edx
	.p2align	4
.L9b88:
	movl	%ebx, %r8d
	shrl	%r8d
	andl	$1073741823, %r8d
	shlq	$6, %r8
	addq	%rcx, %r8
	leaq	(%rdx,%r9), %r10
	leaq	(%r10,%r10,2), %r10
	shlq	$5, %r10
	vmulps	(%rdi,%r10), %ymm13, %ymm0
	vmovups	%ymm0, 32(%rsp)
	movq	%rdi, %r14
	xorl	%r15d, %r15d
	.p2align	4
.L9b89:
	vmovups	%ymm6, 352(%rsp)
	vmovups	%ymm5, 240(%rsp)
	vmovups	%ymm1, 208(%rsp)
	vmovaps	(%r8,%r15), %ymm0
	vmovups	%ymm0, 176(%rsp)
	vmovaps	(%r14), %ymm5
	vfmadd132ps	32(%rsp), %ymm11, %ymm5
	vaddps	%ymm5, %ymm0, %ymm5
	vbroadcastss	.L9c0(%rip), %ymm14
	vdivps	%ymm5, %ymm14, %ymm6
	vmovaps	-32(%r8,%r15), %ymm11
	vsubps	%ymm5, %ymm11, %ymm11
	vmulps	%ymm6, %ymm11, %ymm11
	vbroadcastss	.L9c20(%rip), %ymm1
	vcmpltps	%ymm11, %ymm1, %ymm13
	vaddps	%ymm1, %ymm6, %ymm0
	vblendvps	%ymm13, %ymm11, %ymm0, %ymm0
	vaddps	%ymm0, %ymm14, %ymm13
	vpaddd	2320(%rsp), %ymm13, %ymm13
	vpand	2288(%rsp), %ymm13, %ymm13
	vmovdqu	1088(%rsp), %ymm3
	vpsubd	%ymm13, %ymm3, %ymm3
	vmovaps	%ymm8, %ymm10
	vmovaps	%ymm15, %ymm9
	vmovaps	%ymm4, %ymm15
	vaddps	%ymm1, %ymm3, %ymm4
	vfmadd231ps	%ymm3, %ymm0, %ymm4
	vmulps	%ymm4, %ymm4, %ymm0
	vbroadcastss	.L9c64(%rip), %ymm3
	vbroadcastss	.L9c63(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm4, %ymm3
	vmovaps	%ymm7, %ymm8
	vbroadcastss	.L9c66(%rip), %ymm7
	vbroadcastss	.L9c65(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm4, %ymm7
	vbroadcastss	.L9c67(%rip), %ymm14
	vfmadd231ps	%ymm14, %ymm0, %ymm7
	vfmadd213ps	%ymm3, %ymm0, %ymm7
	vbroadcastss	.L9c62(%rip), %ymm3
	vbroadcastss	.L9c61(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm4, %ymm3
	vfmadd213ps	%ymm3, %ymm0, %ymm7
	vfmadd213ps	%ymm4, %ymm0, %ymm7
	vmovaps	%ymm15, %ymm4
	vmovaps	%ymm9, %ymm15
	vmovups	(%rsp), %ymm9
	vcvtdq2ps	%ymm13, %ymm0
	vbroadcastss	.L9c68(%rip), %ymm3
	vfmadd231ps	%ymm0, %ymm3, %ymm7
	vbroadcastss	.L9c0(%rip), %ymm13
	vaddps	%ymm13, %ymm11, %ymm0
	vmaxps	%ymm1, %ymm11, %ymm3
	vmovups	64(%rsp), %ymm11
	vfmsub231ps	%ymm0, %ymm7, %ymm3
	vfmadd231ps	%ymm3, %ymm5, %ymm4
	vbroadcastss	.L9c25(%rip), %ymm0
	vaddps	%ymm0, %ymm5, %ymm0
	vmovups	240(%rsp), %ymm5
	vdivps	%ymm0, %ymm13, %ymm0
	vmulps	176(%rsp), %ymm6, %ymm1
	vmovups	352(%rsp), %ymm6
	vmulps	%ymm0, %ymm0, %ymm3
	vaddps	%ymm0, %ymm8, %ymm7
	vmulps	%ymm3, %ymm0, %ymm0
	vaddps	%ymm3, %ymm6, %ymm6
	vaddps	%ymm0, %ymm5, %ymm5
	vfmadd231ps	%ymm3, %ymm1, %ymm9
	vmovups	%ymm9, (%rsp)
	vfmadd231ps	%ymm0, %ymm1, %ymm12
	vmulps	%ymm0, %ymm3, %ymm0
	vmulps	%ymm3, %ymm3, %ymm3
	vfmadd231ps	%ymm3, %ymm1, %ymm10
	vmovaps	%ymm10, %ymm8
	vfmadd231ps	%ymm1, %ymm0, %ymm15
	vmovups	208(%rsp), %ymm1
	vaddps	%ymm3, %ymm2, %ymm2
	vaddps	%ymm0, %ymm1, %ymm1
	addq	$64, %r15
	addq	$96, %r14
	cmpq	%r15, %rsi
	jne	.L9b89
	incq	%rdx
	addq	%rax, %rbx
	cmpq	%r9, %rdx
	vmovups	112(%rsp), %ymm13
	jne	.L9b88
.L9b91:
	vmovups	%ymm7, 896(%rsp)
	vmovups	%ymm6, 352(%rsp)
	vmovups	%ymm5, 240(%rsp)
	vmovups	%ymm2, 560(%rsp)
	vmovups	%ymm1, 208(%rsp)
	vmovups	%ymm4, 592(%rsp)
	vmovups	832(%rsp), %ymm14
	vmovups	144(%rsp), %ymm2
	vaddps	%ymm2, %ymm14, %ymm0
	vmovups	1456(%rsp), %ymm3
	vminps	%ymm0, %ymm3, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm3, %ymm1, %ymm0
	vmovups	1488(%rsp), %ymm3
	vmaxps	%ymm0, %ymm3, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm3, %ymm1, %ymm0
	vmovups	%ymm0, 176(%rsp)
	vmovups	800(%rsp), %ymm0
	vmovups	464(%rsp), %ymm7
	vaddps	%ymm0, %ymm7, %ymm1
	vmovups	1904(%rsp), %ymm4
	vminps	%ymm1, %ymm4, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm4, %ymm3, %ymm1
	vmovups	1520(%rsp), %ymm4
	vmaxps	%ymm1, %ymm4, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm4, %ymm3, %ymm1
	vaddps	624(%rsp), %ymm13, %ymm3
	vmovups	1552(%rsp), %ymm5
	vminps	%ymm3, %ymm5, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm5, %ymm4, %ymm3
	vmovups	1584(%rsp), %ymm5
	vmaxps	%ymm3, %ymm5, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm5, %ymm4, %ymm3
	vmovups	%ymm3, 32(%rsp)
	vaddps	736(%rsp), %ymm11, %ymm4
	vmovups	1616(%rsp), %ymm6
	vminps	%ymm4, %ymm6, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm6, %ymm5, %ymm4
	vmovups	1648(%rsp), %ymm6
	vmaxps	%ymm4, %ymm6, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm6, %ymm5, %ymm3
	vmovups	928(%rsp), %ymm6
	vandps	%ymm6, %ymm2, %ymm5
	vandps	%ymm6, %ymm7, %ymm6
	vxorps	%xmm7, %xmm7, %xmm7
	vmaxps	%ymm7, %ymm5, %ymm5
	vmaxps	%ymm5, %ymm6, %ymm5
	vmovss	.L9c80(%rip), %xmm6
	vmulss	20(%r11), %xmm6, %xmm6
	vbroadcastss	%xmm6, %ymm6
	vcmpleps	%ymm6, %ymm5, %ymm5
	vbroadcastss	.L9c0(%rip), %ymm10
	vmovups	2160(%rsp), %ymm6
	vcmpleps	%ymm10, %ymm6, %ymm2
	vmovups	%ymm2, 464(%rsp)
	vandps	%ymm5, %ymm2, %ymm5
	vblendvps	%ymm5, 176(%rsp), %ymm14, %ymm2
	vmovups	%ymm2, 928(%rsp)
	vbroadcastss	208(%r11), %ymm9
	vblendvps	%ymm5, %ymm1, %ymm0, %ymm0
	vmovups	%ymm0, 144(%rsp)
	vmovaps	%ymm11, %ymm1
	vbroadcastss	12(%r11), %ymm0
	vmovups	%ymm0, 176(%rsp)
	vmovups	416(%rsp), %ymm14
	vmulps	272(%rsp), %ymm14, %ymm0
	vblendvps	%ymm5, 32(%rsp), %ymm13, %ymm2
	vmovups	%ymm2, 272(%rsp)
	vmovups	496(%rsp), %ymm11
	vmulps	%ymm0, %ymm11, %ymm13
	vmovaps	%ymm13, %ymm7
	vmovaps	%ymm10, %ymm2
	vfnmadd213ps	%ymm10, %ymm13, %ymm7
	vblendvps	%ymm5, %ymm3, %ymm1, %ymm0
	vmovups	%ymm0, 112(%rsp)
	vbroadcastss	.L9c72(%rip), %ymm10
	vmaxps	%ymm10, %ymm7, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm2, %ymm10
	vmovups	320(%rsp), %ymm5
	vmulps	1744(%rsp), %ymm5, %ymm0
	vmulps	%ymm0, %ymm11, %ymm4
	vmulps	1776(%rsp), %ymm5, %ymm1
	vmulps	%ymm4, %ymm13, %ymm0
	vfmsub231ps	%ymm1, %ymm14, %ymm0
	vbroadcastss	.L9c24(%rip), %ymm1
	vcmpeqps	%ymm1, %ymm6, %ymm2
	vmovups	928(%rsp), %ymm1
	vblendvps	%ymm2, %ymm9, %ymm1, %ymm1
	movq	1208(%rsp), %r9
	movq	%r9, %rax
	shlq	$5, %rax
	movq	312(%rsp), %rbx
	vmovaps	%ymm1, (%rbx,%rax)
	vmovups	384(%rsp), %ymm3
	vmulps	960(%rsp), %ymm3, %ymm1
	vmulps	%ymm1, %ymm11, %ymm1
	vmulps	656(%rsp), %ymm3, %ymm11
	vmovups	144(%rsp), %ymm6
	vblendvps	%ymm2, %ymm9, %ymm6, %ymm6
	movq	720(%rsp), %r10
	addq	%r10, %r9
	shlq	$5, %r9
	vmovaps	%ymm6, (%rbx,%r9)
	vmovups	%ymm13, 656(%rsp)
	vmulps	%ymm1, %ymm13, %ymm6
	vfmsub231ps	%ymm11, %ymm14, %ymm6
	vmovaps	%ymm5, %ymm11
	vbroadcastss	.L9c0(%rip), %ymm13
	vminps	%ymm13, %ymm7, %ymm5
	vmulps	%ymm0, %ymm10, %ymm0
	vmovaps	%ymm10, %ymm14
	vmulps	528(%rsp), %ymm3, %ymm3
	leaq	(%rbx,%rax), %rdx
	vmovups	176(%rsp), %ymm10
	vmulps	272(%rsp), %ymm10, %ymm7
	vblendvps	%ymm2, %ymm9, %ymm7, %ymm7
	movq	%r10, %rsi
	shlq	$6, %rsi
	vmovaps	%ymm7, (%rsi,%rdx)
	vmulps	%ymm4, %ymm1, %ymm7
	vfmsub231ps	%ymm3, %ymm11, %ymm7
	vmovups	%ymm4, 960(%rsp)
	vfnmadd213ps	%ymm13, %ymm4, %ymm4
	vmovaps	%ymm13, %ymm11
	vfnmadd231ps	%ymm0, %ymm0, %ymm4
	vminps	%ymm5, %ymm4, %ymm13
	vbroadcastss	.L9c72(%rip), %ymm3
	vmaxps	%ymm3, %ymm4, %ymm4
	vsqrtps	%ymm4, %ymm4
	vdivps	%ymm4, %ymm11, %ymm5
	vmovups	%ymm14, 32(%rsp)
	vmulps	%ymm6, %ymm14, %ymm6
	vmovups	%ymm0, 528(%rsp)
	vfnmadd231ps	%ymm0, %ymm6, %ymm7
	vmulps	112(%rsp), %ymm10, %ymm4
	vmovups	%ymm2, 64(%rsp)
	vmovups	%ymm9, 272(%rsp)
	vblendvps	%ymm2, %ymm9, %ymm4, %ymm4
	leaq	(%r10,%r10,2), %rsi
	movq	%rsi, %r8
	shlq	$5, %r8
	vmovaps	%ymm4, (%r8,%rdx)
	vmovups	%ymm5, 144(%rsp)
	vmulps	%ymm5, %ymm7, %ymm9
	vmovaps	%ymm1, %ymm5
	vfnmadd213ps	%ymm11, %ymm1, %ymm5
	vfnmadd231ps	%ymm6, %ymm6, %ymm5
	vfnmadd231ps	%ymm9, %ymm9, %ymm5
	vminps	%ymm13, %ymm5, %ymm4
	vbroadcastss	.L9c79(%rip), %ymm7
	vcmpltps	%ymm4, %ymm7, %ymm2
	vmovups	%ymm2, 112(%rsp)
	movl	$4, %edx
	movl	108(%rsp), %r11d
	testb	$2, %r11b
	je	.L9b94
	vbroadcastss	.L9c72(%rip), %ymm4
	vmaxps	%ymm4, %ymm5, %ymm4
	vsqrtps	%ymm4, %ymm4
	vmovups	768(%rsp), %ymm5
	vxorps	656(%rsp), %ymm5, %ymm13
	vbroadcastss	.L9c0(%rip), %ymm7
	vdivps	%ymm4, %ymm7, %ymm2
	vmulps	320(%rsp), %ymm10, %ymm7
	vmulps	384(%rsp), %ymm10, %ymm3
	vmovups	%ymm3, 176(%rsp)
	vmovdqu	464(%rsp), %ymm3
	vpand	112(%rsp), %ymm3, %ymm3
	vextracti128	$1, %ymm3, %xmm4
	vpackssdw	%xmm4, %xmm3, %xmm3
	vmovdqa	%xmm3, 656(%rsp)
	movl	%r11d, %r8d
	andl	$4, %r8d
	movl	%r8d, %edx
	shrl	$2, %edx
	movq	%r10, %r14
	shlq	$7, %r14
	addq	%rbx, %r14
	xorl	%ebx, %ebx
	testl	%r8d, %r8d
	setne	%bl
	movq	%r9, %r15
	leaq	6(%rdx,%rdx,2), %r9
	movl	$13, %edx
	movl	$7, %r10d
	cmoveq	%r10, %rdx
	movq	720(%rsp), %r10
	addq	$5, %rbx
	imulq	%r10, %rbx
	shlq	$5, %rbx
	addq	312(%rsp), %rbx
	imulq	%r10, %r9
	shlq	$5, %r9
	addq	312(%rsp), %r9
	imulq	%r10, %rdx
	shlq	$5, %rdx
	vmovups	32(%rsp), %ymm10
	vmulps	%ymm13, %ymm10, %ymm13
	vmovups	528(%rsp), %ymm3
	vmovups	960(%rsp), %ymm0
	vfmadd231ps	%ymm13, %ymm3, %ymm0
	vxorps	%ymm5, %ymm0, %ymm0
	vmovaps	%ymm9, %ymm4
	vmovups	144(%rsp), %ymm9
	vmulps	%ymm0, %ymm9, %ymm11
	vxorps	%ymm5, %ymm10, %ymm0
	vmulps	%ymm0, %ymm3, %ymm0
	vmulps	%ymm0, %ymm9, %ymm14
	vfmadd231ps	%ymm13, %ymm6, %ymm1
	vfmadd231ps	%ymm11, %ymm4, %ymm1
	vxorps	%ymm5, %ymm1, %ymm1
	vmulps	%ymm1, %ymm2, %ymm0
	vmulps	%ymm6, %ymm10, %ymm1
	vfmadd231ps	%ymm14, %ymm4, %ymm1
	vxorps	%ymm5, %ymm1, %ymm1
	vmulps	%ymm1, %ymm2, %ymm6
	vxorps	%ymm5, %ymm9, %ymm1
	vmulps	%ymm1, %ymm4, %ymm3
	vmovaps	%ymm13, %ymm1
	vbroadcastss	.L9c0(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm13, %ymm1
	vfmadd231ps	%ymm11, %ymm11, %ymm1
	vmovups	%ymm0, 528(%rsp)
	vfmadd231ps	%ymm0, %ymm0, %ymm1
	vmovups	496(%rsp), %ymm4
	vmulps	%ymm1, %ymm4, %ymm1
	vmulps	%ymm1, %ymm4, %ymm4
	vpmovsxwd	656(%rsp), %ymm1
	vmovups	272(%rsp), %ymm5
	vblendvps	%ymm1, %ymm4, %ymm5, %ymm4
	vmovaps	%ymm4, (%rax,%r14)
	vmulps	%ymm2, %ymm3, %ymm0
	vmulps	%ymm10, %ymm10, %ymm3
	vfmadd231ps	%ymm14, %ymm14, %ymm3
	vfmadd231ps	%ymm6, %ymm6, %ymm3
	vmovups	416(%rsp), %ymm4
	vmulps	%ymm3, %ymm4, %ymm3
	vmulps	%ymm3, %ymm4, %ymm3
	vblendvps	%ymm1, %ymm3, %ymm5, %ymm3
	vmovaps	%ymm3, (%rax,%rbx)
	movq	312(%rsp), %rbx
	vmulps	%ymm9, %ymm9, %ymm3
	vmovups	%ymm0, 656(%rsp)
	vfmadd231ps	%ymm0, %ymm0, %ymm3
	vmulps	%ymm7, %ymm3, %ymm3
	vmulps	%ymm3, %ymm7, %ymm3
	vblendvps	%ymm1, %ymm3, %ymm5, %ymm3
	addq	%rbx, %rdx
	vmovaps	%ymm3, (%rax,%r9)
	movq	%r15, %r9
	vmulps	%ymm2, %ymm2, %ymm3
	vmovups	176(%rsp), %ymm0
	vmulps	%ymm0, %ymm3, %ymm3
	vmulps	%ymm3, %ymm0, %ymm3
	vblendvps	%ymm1, %ymm3, %ymm5, %ymm3
	vmovaps	%ymm3, (%rax,%rdx)
	movl	$8, %edx
	testl	%r8d, %r8d
	je	.L9b94
	vmovaps	%ymm6, %ymm10
	vmulps	32(%rsp), %ymm13, %ymm3
	vfmadd231ps	%ymm11, %ymm14, %ymm3
	vmovaps	%ymm6, %ymm13
	vmovups	528(%rsp), %ymm6
	vfmadd231ps	%ymm6, %ymm10, %ymm3
	vmovups	416(%rsp), %ymm10
	vmulps	%ymm3, %ymm10, %ymm3
	vmovups	496(%rsp), %ymm5
	vmulps	%ymm3, %ymm5, %ymm3
	vmovups	272(%rsp), %ymm4
	vblendvps	%ymm1, %ymm3, %ymm4, %ymm3
	leaq	(%r10,%r10,4), %rdx
	movq	%rdx, %r8
	shlq	$5, %r8
	addq	%rbx, %r8
	vmovaps	%ymm3, (%rax,%r8)
	vmovups	144(%rsp), %ymm9
	vmulps	%ymm11, %ymm9, %ymm3
	vmovups	656(%rsp), %ymm11
	vfmadd231ps	%ymm6, %ymm11, %ymm3
	vmulps	%ymm7, %ymm3, %ymm3
	vmulps	%ymm3, %ymm5, %ymm3
	vblendvps	%ymm1, %ymm3, %ymm4, %ymm3
	imulq	$224, %r10, %r8
	addq	%rbx, %r8
	vmovaps	%ymm3, (%rax,%r8)
	vmulps	%ymm14, %ymm9, %ymm0
	vfmadd231ps	%ymm13, %ymm11, %ymm0
	vmulps	%ymm7, %ymm0, %ymm0
	vmulps	%ymm0, %ymm10, %ymm0
	vblendvps	%ymm1, %ymm0, %ymm4, %ymm0
	movq	%r10, %r8
	shlq	$8, %r8
	addq	%rbx, %r8
	vmovaps	%ymm0, (%rax,%r8)
	vmulps	%ymm6, %ymm2, %ymm0
	vmovups	176(%rsp), %ymm3
	vmulps	%ymm3, %ymm0, %ymm0
	vmulps	%ymm0, %ymm5, %ymm0
	vblendvps	%ymm1, %ymm0, %ymm4, %ymm0
	shlq	$6, %rdx
	addq	%rbx, %rdx
	vmovaps	%ymm0, (%rax,%rdx)
	vmulps	%ymm2, %ymm13, %ymm0
	vmulps	%ymm3, %ymm0, %ymm0
	vmulps	%ymm0, %ymm10, %ymm0
	vblendvps	%ymm1, %ymm0, %ymm4, %ymm0
	imulq	$352, %r10, %rdx
	addq	%rbx, %rdx
	vmovaps	%ymm0, (%rax,%rdx)
	vmulps	%ymm2, %ymm11, %ymm0
	vmulps	%ymm3, %ymm0, %ymm0
	vmulps	%ymm0, %ymm7, %ymm0
	vblendvps	%ymm1, %ymm0, %ymm4, %ymm0
	shlq	$7, %rsi
	addq	%rbx, %rsi
	vmovaps	%ymm0, (%rax,%rsi)
	movl	$14, %edx
.L9b94:
	testb	$8, %r11b
	vbroadcastss	.L9c62(%rip), %ymm4
	vbroadcastss	.L9c63(%rip), %ymm5
	vbroadcastss	.L9c64(%rip), %ymm7
	vbroadcastss	.L9c65(%rip), %ymm9
	vbroadcastss	.L9c2(%rip), %ymm10
	movq	712(%rsp), %r11
	vmovups	64(%rsp), %ymm13
	je	.L9b96
	vbroadcastss	.L9c0(%rip), %ymm3
	vdivps	1808(%rsp), %ymm3, %ymm0
	vmulps	992(%rsp), %ymm0, %ymm0
	vpaddd	2320(%rsp), %ymm0, %ymm1
	vpand	2288(%rsp), %ymm1, %ymm6
	vmovdqu	1088(%rsp), %ymm1
	vpsubd	%ymm6, %ymm1, %ymm1
	vfmsub213ps	%ymm3, %ymm0, %ymm1
	vbroadcastss	.L9c66(%rip), %ymm11
	vfmadd213ps	%ymm9, %ymm1, %ymm11
	vmovaps	%ymm7, %ymm0
	vfmadd213ps	%ymm5, %ymm1, %ymm0
	vmulps	%ymm1, %ymm1, %ymm3
	vbroadcastss	.L9c67(%rip), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm11
	vfmadd213ps	%ymm0, %ymm3, %ymm11
	vmovaps	%ymm4, %ymm0
	vbroadcastss	.L9c61(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm1, %ymm0
	vfmadd213ps	%ymm0, %ymm3, %ymm11
	vfmadd213ps	%ymm1, %ymm3, %ymm11
	vbroadcastss	100(%r11), %ymm1
	vxorps	%xmm4, %xmm4, %xmm4
	vmovups	896(%rsp), %ymm5
	vfmadd213ps	%ymm4, %ymm5, %ymm1
	vbroadcastss	104(%r11), %ymm0
	vmovups	352(%rsp), %ymm2
	vfmadd213ps	%ymm1, %ymm2, %ymm0
	vbroadcastss	136(%r11), %ymm3
	vfmadd213ps	%ymm4, %ymm5, %ymm3
	vbroadcastss	140(%r11), %ymm1
	vfmadd213ps	%ymm3, %ymm2, %ymm1
	vbroadcastss	172(%r11), %ymm3
	vfmadd213ps	%ymm4, %ymm5, %ymm3
	vbroadcastss	176(%r11), %ymm4
	vfmadd213ps	%ymm3, %ymm2, %ymm4
	vbroadcastss	108(%r11), %ymm3
	vmovups	240(%rsp), %ymm2
	vfmadd213ps	%ymm0, %ymm2, %ymm3
	vbroadcastss	144(%r11), %ymm0
	vfmadd213ps	%ymm1, %ymm2, %ymm0
	vbroadcastss	180(%r11), %ymm1
	vfmadd213ps	%ymm4, %ymm2, %ymm1
	vbroadcastss	112(%r11), %ymm2
	vmovups	560(%rsp), %ymm4
	vfmadd213ps	%ymm3, %ymm4, %ymm2
	vbroadcastss	148(%r11), %ymm3
	vfmadd213ps	%ymm0, %ymm4, %ymm3
	vbroadcastss	184(%r11), %ymm0
	vfmadd213ps	%ymm1, %ymm4, %ymm0
	vbroadcastss	116(%r11), %ymm1
	vmovups	208(%rsp), %ymm4
	vfmadd213ps	%ymm2, %ymm4, %ymm1
	vbroadcastss	152(%r11), %ymm2
	vfmadd213ps	%ymm3, %ymm4, %ymm2
	vbroadcastss	188(%r11), %ymm3
	vfmadd213ps	%ymm0, %ymm4, %ymm3
	vbroadcastss	120(%r11), %ymm0
	vmovups	(%rsp), %ymm4
	vfmadd213ps	%ymm1, %ymm4, %ymm0
	vbroadcastss	156(%r11), %ymm1
	vfmadd213ps	%ymm2, %ymm4, %ymm1
	vbroadcastss	192(%r11), %ymm2
	vfmadd213ps	%ymm3, %ymm4, %ymm2
	vbroadcastss	124(%r11), %ymm3
	vfmadd213ps	%ymm0, %ymm12, %ymm3
	vbroadcastss	160(%r11), %ymm0
	vfmadd213ps	%ymm1, %ymm12, %ymm0
	vbroadcastss	196(%r11), %ymm1
	vfmadd213ps	%ymm2, %ymm12, %ymm1
	vbroadcastss	128(%r11), %ymm2
	vfmadd213ps	%ymm3, %ymm8, %ymm2
	vbroadcastss	164(%r11), %ymm3
	vfmadd213ps	%ymm0, %ymm8, %ymm3
	vbroadcastss	200(%r11), %ymm4
	vfmadd213ps	%ymm1, %ymm8, %ymm4
	vbroadcastss	132(%r11), %ymm5
	vfmadd213ps	%ymm2, %ymm15, %ymm5
	vbroadcastss	168(%r11), %ymm1
	vfmadd213ps	%ymm3, %ymm15, %ymm1
	vbroadcastss	204(%r11), %ymm0
	vfmadd213ps	%ymm4, %ymm15, %ymm0
	vcvtdq2ps	%ymm6, %ymm2
	vbroadcastss	.L9c68(%rip), %ymm3
	vfmadd231ps	%ymm2, %ymm3, %ymm11
	vbroadcastss	.L9c77(%rip), %ymm2
	vmovups	2512(%rsp), %ymm3
	vfmadd213ps	%ymm11, %ymm2, %ymm3
	vbroadcastss	.L9c78(%rip), %ymm2
	vmovups	1024(%rsp), %ymm6
	vfmadd213ps	%ymm3, %ymm2, %ymm6
	vmovups	2352(%rsp), %ymm4
	vaddps	%ymm5, %ymm4, %ymm3
	vbroadcastss	.L9c76(%rip), %ymm2
	vfmadd231ps	%ymm2, %ymm4, %ymm1
	vbroadcastss	.L9c81(%rip), %ymm2
	vfmadd231ps	%ymm4, %ymm2, %ymm0
	vbroadcastss	208(%r11), %ymm2
	vbroadcastss	.L9c35(%rip), %ymm4
	vmovups	592(%rsp), %ymm5
	vfmsub213ps	%ymm5, %ymm4, %ymm6
	vblendvps	%ymm13, %ymm2, %ymm6, %ymm4
	movq	%rdx, %rsi
	imulq	%r10, %rsi
	shlq	$5, %rsi
	addq	%rbx, %rsi
	vmovaps	%ymm4, (%rax,%rsi)
	vaddps	%ymm5, %ymm5, %ymm4
	vblendvps	%ymm13, %ymm2, %ymm4, %ymm4
	leaq	1(%rdx), %rsi
	imulq	%r10, %rsi
	shlq	$5, %rsi
	addq	%rbx, %rsi
	vmovaps	%ymm4, (%rax,%rsi)
	vblendvps	%ymm13, %ymm2, %ymm3, %ymm3
	leaq	2(%rdx), %rsi
	imulq	%r10, %rsi
	shlq	$5, %rsi
	addq	%rbx, %rsi
	vmovaps	%ymm3, (%rax,%rsi)
	vblendvps	%ymm13, %ymm2, %ymm1, %ymm1
	leaq	3(%rdx), %rsi
	imulq	%r10, %rsi
	shlq	$5, %rsi
	addq	%rbx, %rsi
	vmovaps	%ymm1, (%rax,%rsi)
	vblendvps	%ymm13, %ymm2, %ymm0, %ymm0
	addq	$4, %rdx
	imulq	%r10, %rdx
	shlq	$5, %rdx
	addq	%rbx, %rdx
	vmovaps	%ymm0, (%rax,%rdx)
	jmp	.L9b96
.L9b100:
	addq	$2872, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
.L9b101:
	vzeroupper
	retq
