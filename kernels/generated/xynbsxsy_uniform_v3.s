# Made by `cargo xtask kernels`. Do not edit.
	.text
	.p2align	2, 0x0
.L29c0:
	.long	0x3f800000
.L29c1:
	.long	1048576
.L29c2:
	.long	2147483647
.L29c3:
	.long	0x3f40094e
.L29c4:
	.long	0x3e1d5a5a
.L29c5:
	.long	0x3bd74912
.L29c6:
	.long	0x3f156f3d
.L29c7:
	.long	0x3d26f715
.L29c8:
	.long	8388607
.L29c9:
	.long	1400897536
.L29c10:
	.long	1258291200
.L29c11:
	.long	1392508928
.L29c12:
	.long	0x53000080
.L29c13:
	.long	0xc9800000
.L29c14:
	.long	0x3f000000
.L29c15:
	.long	0x0da24260
.L29c16:
	.long	0x1e3ce508
.L29c17:
	.long	0xbf800000
.L29c18:
	.long	0x41100000
.L29c19:
	.long	0x3e800000
.L29c20:
	.long	0x41490fdb
.L29c21:
	.long	0x40c00000
.L29c22:
	.long	0x40800000
.L29c23:
	.long	0x40a00000
.L29c24:
	.long	0x7f7fffff
.L29c25:
	.long	0x3fc00000
.L29c26:
	.long	0x7149f2ca
.L29c28:
	.long	2
.L29c29:
	.long	4
.L29c30:
	.long	8
.L29c31:
	.long	16
.L29c32:
	.long	32
.L29c33:
	.long	0x3f3504f3
.L29c34:
	.long	0xbf000000
.L29c35:
	.long	0x80000000
.L29c36:
	.long	0xc2ae0000
.L29c37:
	.long	0x3fb8aa3b
.L29c38:
	.long	0xbf317200
.L29c39:
	.long	0xb5bfbe8e
.L29c40:
	.long	0x3c1e8629
.L29c41:
	.long	0x3aae0472
.L29c42:
	.long	0x3d635b73
.L29c43:
	.long	0x3e75fc8c
.L29c44:
	.long	0x3f317214
.L29c45:
	.long	0x42fe0000
.L29c46:
	.long	0x4f000000
.L29c47:
	.long	0x3e99999a
.L29c48:
	.long	0x3ef89ba5
.L29c49:
	.long	0xbe04a19d
.L29c50:
	.long	0xbf03248e
.L29c51:
	.long	0x3f0c3744
.L29c52:
	.long	0xbdc1d79d
.L29c53:
	.long	0x3e5c1572
.L29c54:
	.long	0x3e17e642
.L29c55:
	.long	0x3e2ecff8
.L29c56:
	.long	0x3e2d3f9f
.L29c57:
	.long	0x3ecc422a
.L29c58:
	.long	0x3f106ebb
.L29c59:
	.long	0xc0000000
.L29c60:
	.long	0x41400000
.L29c61:
	.long	3234528013
.L29c62:
	.long	4286578688
.L29c63:
	.long	0xbf00000d
.L29c64:
	.long	0x3eaaac4e
.L29c65:
	.long	0xbe7fd7d0
.L29c66:
	.long	0x3e4bdb47
.L29c67:
	.long	0xbe2ec8d2
.L29c68:
	.long	0x3e259a3a
.L29c69:
	.long	0xbddadb52
.L29c70:
	.long	0x33b17218
.L29c71:
	.long	0x3a83126f
.L29c72:
	.long	0x3727c5ac
.L29c73:
	.long	0x41800000
.L29c74:
	.long	0x358637bd
.L29c75:
	.long	0x350637bd
.L29c76:
	.long	0x34210fb0
.L29c77:
	.long	0x36a7c5ac
.L29c78:
	.long	0x40000000
.L29c79:
	.long	0x3f317218
.L29c80:
	.long	0x3feb3f8f
.L29c81:
	.long	0x38d1b717
.L29c82:
	.long	0x40400000
.L29c83:
	.long	0x3951b717
.L29c84:
	.long	0x41000000
.L29c85:
	.long	0x3cf5c28f
.L29c86:
	.long	0x41200000
.L29c87:
	.long	0x26901d7d
.L29c88:
	.long	0x3f800054
.L29c89:
	.long	0xbf4ccccd
	.p2align	5, 0x0
.L29c27:
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
	.globl	gaussmle_xynbsxsy_uniform_v3
gaussmle_xynbsxsy_uniform_v3:
	.globl	_gaussmle_xynbsxsy_uniform_v3
_gaussmle_xynbsxsy_uniform_v3:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$4472, %rsp
	movl	%esi, 92(%rsp)
	testl	%ecx, %ecx
	je	.L29b98
	testl	%edx, %edx
	je	.L29b98
	cmpl	$0, 92(%rsp)
	je	.L29b98
	movq	4544(%rsp), %r12
	movl	92(%rsp), %eax
	movl	%eax, %r14d
	movl	%edx, %esi
	movq	%rsi, 1336(%rsp)
	movq	(%rdi), %rsi
	movq	%rsi, 888(%rsp)
	movq	24(%rdi), %rsi
	movq	%rsi, (%rsp)
	movq	32(%rdi), %rbp
	movq	40(%rdi), %rsi
	movq	%rsi, 2272(%rsp)
	movq	48(%rdi), %r13
	addl	%r8d, %r9d
	addl	4528(%rsp), %r9d
	movq	56(%rdi), %r11
	movl	%ecx, %ecx
	movq	%rcx, 2240(%rsp)
	imull	%eax, %edx
	movl	%edx, 900(%rsp)
	leaq	32(%r11), %rax
	movq	%rax, 1344(%rsp)
	leaq	128(%r13), %rbx
	xorl	%eax, %eax
	vbroadcastss	.L29c0(%rip), %ymm14
	movq	%r9, 2248(%rsp)
	movl	%r9d, %ecx
	vpxor	%xmm11, %xmm11, %xmm11
	vbroadcastss	.L29c61(%rip), %ymm0
	vmovups	%ymm0, 3664(%rsp)
	vbroadcastss	.L29c62(%rip), %ymm0
	vpbroadcastd	.L29c0(%rip), %ymm15
	vbroadcastss	.L29c35(%rip), %ymm1
	vmovups	%ymm1, 528(%rsp)
	vpbroadcastd	.L29c2(%rip), %ymm12
	movq	%r11, 1368(%rsp)
	vmovdqu	%ymm15, 2208(%rsp)
	vmovdqu	%ymm12, 1504(%rsp)
	movq	%r14, 2280(%rsp)
	movq	%rbp, 2264(%rsp)
	vmovups	%ymm0, 3696(%rsp)
	jmp	.L29b4
	.p2align	4
.L29b97:
	incq	%rax
	addl	900(%rsp), %ecx
	cmpq	2240(%rsp), %rax
	je	.L29b98
.L29b4:
	movq	%rax, %rdx
	imulq	1336(%rsp), %rdx
	movq	%rdx, 2256(%rsp)
	movl	%ecx, %esi
	xorl	%edi, %edi
	movq	%rax, 2288(%rsp)
	movl	%ecx, 904(%rsp)
	jmp	.L29b5
	.p2align	4
.L29b96:
	incq	%rdi
	addl	92(%rsp), %esi
	cmpq	1336(%rsp), %rdi
	je	.L29b97
.L29b5:
	movq	2256(%rsp), %rdx
	addq	%rdi, %rdx
	imulq	%r14, %rdx
	addq	2248(%rsp), %rdx
	movl	%esi, %r8d
	xorl	%r9d, %r9d
	movl	%esi, 908(%rsp)
	movq	%rdi, 2304(%rsp)
	movq	%rdx, 2296(%rsp)
	jmp	.L29b6
	.p2align	4
.L29b94:
	vorps	%ymm13, %ymm11, %ymm0
	vbroadcastss	.L29c82(%rip), %ymm1
	vblendvps	%ymm0, 3440(%rsp), %ymm1, %ymm0
	movq	2272(%rsp), %rax
	vmovups	3056(%rsp), %ymm1
	vmovaps	%ymm1, (%rax,%rcx)
	vmovaps	%ymm0, (%rax,%r12)
	movq	2288(%rsp), %rax
	vbroadcastss	.L29c0(%rip), %ymm14
	movl	904(%rsp), %ecx
	vxorps	%xmm11, %xmm11, %xmm11
	movl	908(%rsp), %esi
	movq	2304(%rsp), %rdi
	movq	2296(%rsp), %rdx
	movl	204(%rsp), %r8d
	movq	2312(%rsp), %r9
	movq	2280(%rsp), %r14
	movq	4544(%rsp), %r12
.L29b95:
	incq	%r9
	incl	%r8d
	cmpq	%r14, %r9
	je	.L29b96
.L29b6:
	leaq	(%rdx,%r9), %r10
	movl	8(%r12), %r15d
	cmpq	%r15, %r10
	jae	.L29b95
	movq	%r10, 1360(%rsp)
	movq	%r9, 2312(%rsp)
	movl	%r8d, 204(%rsp)
	movl	(%r12), %r10d
	movl	16(%r12), %eax
	movl	%eax, 464(%rsp)
	movl	20(%r12), %ecx
	movq	%r10, %rdx
	imulq	%r10, %rdx
	leaq	1(%rdx), %rax
	shrq	%rax
	movl	%ecx, 12(%rsp)
	testb	$1, %cl
	cmoveq	%rdx, %rax
	testq	%r10, %r10
	movq	%r15, 1352(%rsp)
	je	.L29b8
	movq	%rdx, 656(%rsp)
	movq	%rax, %rcx
	imulq	1360(%rsp), %rcx
	movl	$2, %r15d
	subq	%r10, %r15
	imull	204(%rsp), %eax
	movl	%r10d, %edx
	shll	$4, %edx
	movl	%edx, 160(%rsp)
	movq	%r10, %rdx
	shlq	$5, %rdx
	movq	%rdx, 496(%rsp)
	vpxor	%xmm7, %xmm7, %xmm7
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1792(%rsp)
	vpbroadcastd	.L29c1(%rip), %ymm6
	movl	$16, 16(%rsp)
	movq	1344(%rsp), %rbp
	xorl	%edi, %edi
	vmovups	%ymm14, 1760(%rsp)
	vmovups	%ymm14, 1728(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm2, %xmm2, %xmm2
	xorl	%edx, %edx
	movl	12(%rsp), %r14d
	jmp	.L29b10
	.p2align	4
.L29b40:
	vaddps	%ymm3, %ymm8, %ymm3
	vaddps	%ymm4, %ymm1, %ymm1
	incq	%rdx
	addl	%r10d, %eax
	movl	16(%rsp), %esi
	addl	160(%rsp), %esi
	movl	%esi, 16(%rsp)
	addq	%r10, %rdi
	addq	496(%rsp), %rbp
	cmpq	%r10, %rdx
	je	.L29b41
.L29b10:
	movq	%rdx, %r12
	imulq	%r10, %r12
	leal	(%rcx,%r12), %r9d
	andl	$2147483647, %r9d
	movq	%r12, %rsi
	shrq	%rsi
	addq	%rcx, %rsi
	testb	$1, %r14b
	cmoveq	%r9, %rsi
	shlq	$5, %rsi
	movq	888(%rsp), %r8
	vmovdqa	(%r8,%rsi), %ymm0
	vmovdqa	%ymm0, %ymm4
	testb	$1, %r14b
	je	.L29b12
	movl	%r12d, %esi
	shll	$4, %esi
	andl	$16, %esi
	vmovd	%esi, %xmm4
	vpsrld	%xmm4, %ymm0, %ymm4
	vpblendw	$170, %ymm11, %ymm4, %ymm4
	vcvtdq2ps	%ymm4, %ymm4
.L29b12:
	testb	$1, %r14b
	je	.L29b14
	movl	%r12d, %esi
	shll	$4, %esi
	andl	$16, %esi
	vmovd	%esi, %xmm8
	vpsrld	%xmm8, %ymm0, %ymm0
	vpblendw	$170, %ymm11, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
.L29b14:
	movq	(%rsp), %rsi
	vbroadcastss	(%rsi), %ymm8
	vsubps	%ymm8, %ymm4, %ymm9
	vbroadcastss	4(%rsi), %ymm4
	vbroadcastss	8(%rsi), %ymm8
	vfmadd213ps	%ymm8, %ymm9, %ymm4
	movq	%r12, %rsi
	shlq	$5, %rsi
	vmovaps	%ymm4, (%r11,%rsi)
	testb	$8, %r14b
	jne	.L29b15
	andl	$2147483647, %eax
	vsubps	%ymm8, %ymm4, %ymm8
	cmpq	$1, %r10
	je	.L29b17
.L29b18:
	vpand	%ymm0, %ymm12, %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm7
	vaddps	%ymm11, %ymm8, %ymm4
	jne	.L29b19
.L29b38:
	testq	%rdx, %rdx
	jne	.L29b40
	jmp	.L29b39
	.p2align	4
.L29b15:
	vbroadcastss	.L29c3(%rip), %ymm9
	vaddps	%ymm4, %ymm9, %ymm9
	vbroadcastss	.L29c4(%rip), %ymm10
	vfmadd213ps	%ymm10, %ymm4, %ymm9
	vbroadcastss	.L29c5(%rip), %ymm10
	vfmadd213ps	%ymm10, %ymm4, %ymm9
	vbroadcastss	.L29c6(%rip), %ymm10
	vaddps	%ymm4, %ymm10, %ymm10
	vpxor	%xmm11, %xmm11, %xmm11
	vcmpltps	%ymm4, %ymm11, %ymm11
	vblendvps	%ymm11, %ymm9, %ymm14, %ymm9
	vbroadcastss	.L29c7(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm4, %ymm10
	vmulps	1760(%rsp), %ymm9, %ymm9
	vblendvps	%ymm11, %ymm10, %ymm14, %ymm10
	vmulps	1728(%rsp), %ymm10, %ymm10
	vpsrld	$23, %ymm9, %ymm12
	vpsrld	$23, %ymm10, %ymm13
	vpsubd	%ymm13, %ymm6, %ymm6
	vpaddd	%ymm6, %ymm12, %ymm6
	vpbroadcastd	.L29c8(%rip), %ymm12
	vpand	%ymm12, %ymm9, %ymm9
	vpor	%ymm15, %ymm9, %ymm9
	vmovdqu	%ymm9, 1760(%rsp)
	vpand	%ymm12, %ymm10, %ymm9
	vmovdqu	1504(%rsp), %ymm12
	vpor	%ymm15, %ymm9, %ymm9
	vmovdqu	%ymm9, 1728(%rsp)
	vandps	%ymm14, %ymm11, %ymm9
	vxorps	%xmm11, %xmm11, %xmm11
	vmovups	1792(%rsp), %ymm10
	vaddps	%ymm9, %ymm10, %ymm10
	vmovups	%ymm10, 1792(%rsp)
	andl	$2147483647, %eax
	vsubps	%ymm8, %ymm4, %ymm8
	cmpq	$1, %r10
	jne	.L29b18
.L29b17:
	vaddps	%ymm2, %ymm8, %ymm2
	vpand	%ymm0, %ymm12, %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm7
	vaddps	%ymm11, %ymm8, %ymm4
	je	.L29b38
.L29b19:
	movl	$1, %ebx
	cmpl	$2, %r10d
	jne	.L29b20
.L29b28:
	vpxor	%xmm15, %xmm15, %xmm15
	addq	%rbx, %r12
	addq	%rbx, %r9
	movq	%r12, %rsi
	shrq	%rsi
	addq	%rcx, %rsi
	testb	$1, %r14b
	cmoveq	%r9, %rsi
	shlq	$5, %rsi
	movq	888(%rsp), %r8
	vmovdqa	(%r8,%rsi), %ymm0
	vmovdqa	%ymm0, %ymm11
	testb	$1, %r14b
	je	.L29b30
	movl	%r12d, %esi
	shll	$4, %esi
	andl	$16, %esi
	vmovd	%esi, %xmm9
	vpsrld	%xmm9, %ymm0, %ymm9
	vpblendw	$170, %ymm15, %ymm9, %ymm9
	vcvtdq2ps	%ymm9, %ymm11
.L29b30:
	movq	(%rsp), %rsi
	vbroadcastss	(%rsi), %ymm12
	vbroadcastss	4(%rsi), %ymm9
	vbroadcastss	8(%rsi), %ymm10
	testb	$1, %r14b
	movq	1368(%rsp), %r11
	je	.L29b32
	movl	%r12d, %esi
	shll	$4, %esi
	andl	$16, %esi
	vmovd	%esi, %xmm13
	vpsrld	%xmm13, %ymm0, %ymm0
	vpblendw	$170, %ymm15, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
.L29b32:
	vsubps	%ymm12, %ymm11, %ymm11
	vfmadd213ps	%ymm10, %ymm11, %ymm9
	shlq	$5, %r12
	vmovaps	%ymm9, (%r11,%r12)
	testb	$8, %r14b
	jne	.L29b34
	vmovups	2208(%rsp), %ymm15
	jmp	.L29b35
	.p2align	4
.L29b34:
	vbroadcastss	.L29c3(%rip), %ymm11
	vaddps	%ymm11, %ymm9, %ymm11
	vbroadcastss	.L29c4(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm9, %ymm11
	vbroadcastss	.L29c5(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm9, %ymm11
	vbroadcastss	.L29c6(%rip), %ymm12
	vaddps	%ymm12, %ymm9, %ymm12
	vcmpltps	%ymm9, %ymm15, %ymm13
	vblendvps	%ymm13, %ymm11, %ymm14, %ymm11
	vbroadcastss	.L29c7(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm9, %ymm12
	vmulps	1760(%rsp), %ymm11, %ymm11
	vblendvps	%ymm13, %ymm12, %ymm14, %ymm12
	vmulps	1728(%rsp), %ymm12, %ymm12
	vpsrld	$23, %ymm11, %ymm14
	vpsrld	$23, %ymm12, %ymm15
	vpsubd	%ymm15, %ymm6, %ymm6
	vpaddd	%ymm6, %ymm14, %ymm6
	vbroadcastss	.L29c8(%rip), %ymm14
	vandps	%ymm14, %ymm11, %ymm11
	vmovups	2208(%rsp), %ymm15
	vorps	%ymm15, %ymm11, %ymm11
	vmovups	%ymm11, 1760(%rsp)
	vandps	%ymm14, %ymm12, %ymm11
	vbroadcastss	.L29c0(%rip), %ymm14
	vorps	%ymm15, %ymm11, %ymm11
	vmovups	%ymm11, 1728(%rsp)
	vandps	%ymm14, %ymm13, %ymm11
	vmovups	1792(%rsp), %ymm12
	vaddps	%ymm11, %ymm12, %ymm12
	vmovups	%ymm12, 1792(%rsp)
.L29b35:
	vmovups	1504(%rsp), %ymm12
	vsubps	%ymm10, %ymm9, %ymm9
	incq	%rbx
	cmpq	%r10, %rbx
	jne	.L29b37
	vaddps	%ymm2, %ymm9, %ymm2
.L29b37:
	leaq	128(%r13), %rbx
	vxorps	%xmm11, %xmm11, %xmm11
	vandps	%ymm0, %ymm12, %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm7
	vaddps	%ymm4, %ymm9, %ymm4
	testq	%rdx, %rdx
	jne	.L29b40
.L29b39:
	vaddps	%ymm4, %ymm5, %ymm5
	jmp	.L29b40
	.p2align	4
.L29b20:
	movq	%rbp, %rsi
	movl	16(%rsp), %r11d
	jmp	.L29b21
	.p2align	4
.L29b27:
	vpand	%ymm0, %ymm12, %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm7
	vsubps	%ymm10, %ymm9, %ymm0
	vaddps	%ymm0, %ymm4, %ymm4
	leaq	(%r15,%rbx), %r8
	incq	%r8
	incq	%rbx
	addl	$16, %r11d
	addq	$32, %rsi
	cmpq	$1, %r8
	vxorps	%xmm11, %xmm11, %xmm11
	je	.L29b28
.L29b21:
	leaq	(%rdi,%rbx), %r8
	leaq	(%rax,%rbx), %r14
	shrq	%r8
	addq	%rcx, %r8
	testb	$1, 12(%rsp)
	cmoveq	%r14, %r8
	shlq	$5, %r8
	movq	888(%rsp), %r14
	vmovdqa	(%r14,%r8), %ymm0
	movl	12(%rsp), %r14d
	vmovdqa	%ymm0, %ymm9
	testb	$1, %r14b
	je	.L29b23
	movl	%r11d, %r8d
	andl	$16, %r8d
	vmovd	%r8d, %xmm9
	vpsrld	%xmm9, %ymm0, %ymm9
	vpblendw	$170, %ymm11, %ymm9, %ymm9
	vcvtdq2ps	%ymm9, %ymm9
.L29b23:
	testb	$1, %r14b
	je	.L29b25
	movl	%r11d, %r8d
	andl	$16, %r8d
	vmovd	%r8d, %xmm10
	vpsrld	%xmm10, %ymm0, %ymm0
	vpblendw	$170, %ymm11, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
.L29b25:
	vpxor	%xmm13, %xmm13, %xmm13
	movq	(%rsp), %r8
	vbroadcastss	(%r8), %ymm10
	vsubps	%ymm10, %ymm9, %ymm11
	vbroadcastss	4(%r8), %ymm9
	vbroadcastss	8(%r8), %ymm10
	vfmadd213ps	%ymm10, %ymm11, %ymm9
	vmovaps	%ymm9, (%rsi)
	testb	$8, %r14b
	je	.L29b27
	vbroadcastss	.L29c3(%rip), %ymm11
	vaddps	%ymm11, %ymm9, %ymm11
	vbroadcastss	.L29c4(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm9, %ymm11
	vbroadcastss	.L29c5(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm9, %ymm11
	vbroadcastss	.L29c6(%rip), %ymm12
	vaddps	%ymm12, %ymm9, %ymm12
	vcmpltps	%ymm9, %ymm13, %ymm13
	vblendvps	%ymm13, %ymm11, %ymm14, %ymm11
	vbroadcastss	.L29c7(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm9, %ymm12
	vmulps	1760(%rsp), %ymm11, %ymm11
	vblendvps	%ymm13, %ymm12, %ymm14, %ymm12
	vmulps	1728(%rsp), %ymm12, %ymm12
	vpsrld	$23, %ymm11, %ymm14
	vpsrld	$23, %ymm12, %ymm15
	vpsubd	%ymm15, %ymm6, %ymm6
	vmovdqu	2208(%rsp), %ymm15
	vpaddd	%ymm6, %ymm14, %ymm6
	vpbroadcastd	.L29c8(%rip), %ymm14
	vpand	%ymm14, %ymm11, %ymm11
	vpor	%ymm15, %ymm11, %ymm11
	vmovdqu	%ymm11, 1760(%rsp)
	vpand	%ymm14, %ymm12, %ymm11
	vmovdqu	1504(%rsp), %ymm12
	vbroadcastss	.L29c0(%rip), %ymm14
	vpor	%ymm15, %ymm11, %ymm11
	vmovdqu	%ymm11, 1728(%rsp)
	vandps	%ymm14, %ymm13, %ymm11
	vmovups	1792(%rsp), %ymm13
	vaddps	%ymm11, %ymm13, %ymm13
	vmovups	%ymm13, 1792(%rsp)
	jmp	.L29b27
	.p2align	4
.L29b41:
	vpbroadcastd	.L29c9(%rip), %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm0
	vpcmpeqd	%ymm0, %ymm7, %ymm0
	vextracti128	$1, %ymm0, %xmm7
	vpackssdw	%xmm7, %xmm0, %xmm9
	vpbroadcastd	.L29c10(%rip), %ymm0
	vpblendw	$170, %ymm0, %ymm6, %ymm0
	vpsrld	$16, %ymm6, %ymm6
	vpbroadcastd	.L29c11(%rip), %ymm8
	vpblendw	$170, %ymm8, %ymm6, %ymm6
	vbroadcastss	.L29c12(%rip), %ymm7
	vsubps	%ymm7, %ymm6, %ymm6
	vaddps	%ymm6, %ymm0, %ymm0
	vbroadcastss	.L29c13(%rip), %ymm6
	vaddps	%ymm6, %ymm0, %ymm0
	movq	2264(%rsp), %rbp
	movq	656(%rsp), %rdx
	testq	%rdx, %rdx
	vmovups	%ymm0, 3888(%rsp)
	vmovdqa	%xmm9, 16(%rsp)
	js	.L29b43
.L29b44:
	vxorps	%xmm13, %xmm13, %xmm13
	vcvtsi2ss	%rdx, %xmm13, %xmm6
	jmp	.L29b45
.L29b8:
	vxorps	%xmm2, %xmm2, %xmm2
	vpxor	%xmm9, %xmm9, %xmm9
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1792(%rsp)
	vmovups	%ymm14, 1728(%rsp)
	vmovups	%ymm14, 1760(%rsp)
	testq	%rdx, %rdx
	vmovups	%ymm0, 3888(%rsp)
	vmovdqa	%xmm9, 16(%rsp)
	jns	.L29b44
.L29b43:
	movq	%rdx, %rax
	shrq	%rax
	andl	$1, %edx
	orq	%rax, %rdx
	vxorps	%xmm13, %xmm13, %xmm13
	vcvtsi2ss	%rdx, %xmm13, %xmm0
	vaddss	%xmm0, %xmm0, %xmm6
.L29b45:
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm13, %xmm13, %xmm13
	vcvtsi2ss	%r10, %xmm13, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmaxps	%ymm14, %ymm0, %ymm8
	vdivps	%ymm8, %ymm14, %ymm8
	vmulps	%ymm5, %ymm8, %ymm5
	vmulps	%ymm4, %ymm8, %ymm4
	vmulps	%ymm3, %ymm8, %ymm3
	vminps	%ymm5, %ymm4, %ymm9
	vcmpunordps	%ymm5, %ymm5, %ymm10
	vblendvps	%ymm10, %ymm4, %ymm9, %ymm9
	vmulps	%ymm2, %ymm8, %ymm2
	vmaxps	%ymm5, %ymm4, %ymm5
	vblendvps	%ymm10, %ymm4, %ymm5, %ymm4
	vminps	%ymm3, %ymm2, %ymm5
	vcmpunordps	%ymm3, %ymm3, %ymm8
	vblendvps	%ymm8, %ymm2, %ymm5, %ymm5
	vmaxps	%ymm3, %ymm2, %ymm3
	vblendvps	%ymm8, %ymm2, %ymm3, %ymm2
	vminps	%ymm9, %ymm5, %ymm3
	vcmpunordps	%ymm9, %ymm9, %ymm8
	vblendvps	%ymm8, %ymm5, %ymm3, %ymm3
	vmaxps	%ymm9, %ymm5, %ymm9
	vblendvps	%ymm8, %ymm5, %ymm9, %ymm5
	vminps	%ymm4, %ymm2, %ymm8
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm2, %ymm8, %ymm2
	vminps	%ymm5, %ymm2, %ymm4
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vblendvps	%ymm5, %ymm2, %ymm4, %ymm2
	vaddps	%ymm2, %ymm3, %ymm2
	vbroadcastss	.L29c14(%rip), %ymm3
	vmulps	%ymm3, %ymm2, %ymm2
	vbroadcastss	%xmm6, %ymm3
	vmovups	%ymm3, 3728(%rsp)
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm3, %xmm3, %xmm3
	testq	%r10, %r10
	je	.L29b54
	vmaxps	%ymm6, %ymm2, %ymm3
	movq	(%rsp), %rax
	vbroadcastss	8(%rax), %ymm6
	vaddps	%ymm6, %ymm3, %ymm3
	vsqrtps	%ymm3, %ymm3
	vaddps	%ymm3, %ymm2, %ymm8
	movl	%r10d, %eax
	andl	$-2, %eax
	movq	%r10, %rcx
	shlq	$5, %rcx
	vxorps	%xmm3, %xmm3, %xmm3
	movq	1344(%rsp), %rdx
	xorl	%esi, %esi
	jmp	.L29b47
	.p2align	4
.L29b48:
	xorl	%edi, %edi
.L29b52:
	vmovaps	%ymm10, %ymm12
	vmovaps	%ymm9, %ymm10
	movq	%rsi, %r8
	imulq	%r10, %r8
	shlq	$5, %r8
	addq	%r11, %r8
	vcvtsi2ss	%rdi, %xmm1, %xmm13
	shlq	$5, %rdi
	vmovaps	(%r8,%rdi), %ymm9
	vsubps	%ymm6, %ymm9, %ymm9
	vsubps	%ymm8, %ymm9, %ymm9
	vmaxps	%ymm15, %ymm9, %ymm9
	vmulps	%ymm9, %ymm9, %ymm14
	vbroadcastss	%xmm13, %ymm9
	vaddps	%ymm14, %ymm11, %ymm11
	vfmadd213ps	%ymm10, %ymm14, %ymm9
	vmulss	%xmm13, %xmm13, %xmm10
	vbroadcastss	%xmm10, %ymm10
	vfmadd213ps	%ymm12, %ymm14, %ymm10
.L29b53:
	vcvtsi2ss	%rsi, %xmm1, %xmm12
	vbroadcastss	%xmm12, %ymm13
	vaddps	%ymm3, %ymm11, %ymm3
	vfmadd231ps	%ymm13, %ymm11, %ymm5
	vmulss	%xmm12, %xmm12, %xmm12
	vbroadcastss	%xmm12, %ymm12
	vfmadd231ps	%ymm12, %ymm11, %ymm4
	incq	%rsi
	addq	%rcx, %rdx
	cmpq	%r10, %rsi
	je	.L29b54
.L29b47:
	vxorps	%xmm11, %xmm11, %xmm11
	cmpq	$1, %r10
	je	.L29b48
	movq	%rdx, %r9
	xorl	%edi, %edi
	vxorps	%xmm7, %xmm7, %xmm7
	.p2align	4
.L29b50:
	vmovaps	-32(%r9), %ymm12
	vmovaps	(%r9), %ymm13
	vsubps	%ymm6, %ymm12, %ymm12
	vsubps	%ymm8, %ymm12, %ymm12
	vmaxps	%ymm7, %ymm12, %ymm12
	vcvtsi2ss	%rdi, %xmm1, %xmm14
	vmulps	%ymm12, %ymm12, %ymm12
	vbroadcastss	%xmm14, %ymm15
	vaddps	%ymm12, %ymm11, %ymm11
	vfmadd213ps	%ymm9, %ymm12, %ymm15
	vmulss	%xmm14, %xmm14, %xmm9
	vbroadcastss	%xmm9, %ymm14
	vfmadd213ps	%ymm10, %ymm12, %ymm14
	vsubps	%ymm6, %ymm13, %ymm9
	vsubps	%ymm8, %ymm9, %ymm9
	vmaxps	%ymm7, %ymm9, %ymm9
	vmulps	%ymm9, %ymm9, %ymm12
	leaq	1(%rdi), %r8
	vcvtsi2ss	%r8, %xmm1, %xmm10
	vbroadcastss	%xmm10, %ymm9
	vaddps	%ymm12, %ymm11, %ymm11
	vfmadd213ps	%ymm15, %ymm12, %ymm9
	vmulss	%xmm10, %xmm10, %xmm10
	vbroadcastss	%xmm10, %ymm10
	vfmadd213ps	%ymm14, %ymm12, %ymm10
	addq	$2, %rdi
	addq	$64, %r9
	cmpq	%rax, %rdi
	jne	.L29b50
	vxorps	%xmm15, %xmm15, %xmm15
	testb	$1, %r10b
	jne	.L29b52
	jmp	.L29b53
	.p2align	4
.L29b54:
	vbroadcastss	.L29c15(%rip), %ymm6
	vmaxps	%ymm6, %ymm3, %ymm6
	vbroadcastss	.L29c0(%rip), %ymm12
	vdivps	%ymm6, %ymm12, %ymm8
	vbroadcastss	.L29c16(%rip), %ymm6
	vcmpltps	%ymm3, %ymm6, %ymm11
	vbroadcastss	.L29c17(%rip), %ymm6
	vaddps	%ymm6, %ymm0, %ymm0
	vbroadcastss	.L29c14(%rip), %ymm6
	vmulps	%ymm6, %ymm0, %ymm0
	vmulps	%ymm8, %ymm9, %ymm6
	vblendvps	%ymm11, %ymm6, %ymm0, %ymm6
	vmulps	%ymm5, %ymm8, %ymm5
	vblendvps	%ymm11, %ymm5, %ymm0, %ymm5
	vbroadcastss	.L29c18(%rip), %ymm0
	vmovups	3728(%rsp), %ymm7
	vdivps	%ymm0, %ymm7, %ymm0
	vmulps	%ymm8, %ymm10, %ymm9
	vfnmadd231ps	%ymm6, %ymm6, %ymm9
	vaddps	%ymm9, %ymm9, %ymm9
	vminps	%ymm9, %ymm0, %ymm10
	vcmpunordps	%ymm9, %ymm9, %ymm9
	vblendvps	%ymm9, %ymm0, %ymm10, %ymm9
	vbroadcastss	.L29c19(%rip), %ymm10
	vmaxps	%ymm10, %ymm9, %ymm9
	vsqrtps	%ymm9, %ymm9
	vmulps	%ymm4, %ymm8, %ymm4
	vfnmadd231ps	%ymm5, %ymm5, %ymm4
	vaddps	%ymm4, %ymm4, %ymm4
	vminps	%ymm4, %ymm0, %ymm8
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm0, %ymm8, %ymm0
	vmaxps	%ymm10, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm4
	vbroadcastss	.L29c20(%rip), %ymm0
	vmulps	%ymm0, %ymm9, %ymm0
	vmulps	%ymm0, %ymm4, %ymm0
	vmulps	%ymm0, %ymm3, %ymm0
	vfnmadd231ps	%ymm7, %ymm2, %ymm1
	vsqrtps	%ymm0, %ymm0
	vmaxps	%ymm1, %ymm0, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm0, %ymm3, %ymm0
	movq	(%rsp), %rax
	vbroadcastss	20(%rax), %ymm1
	vxorps	%xmm3, %xmm3, %xmm3
	vcmpltps	%ymm1, %ymm3, %ymm8
	vblendvps	%ymm8, %ymm1, %ymm9, %ymm3
	vblendvps	%ymm8, %ymm1, %ymm4, %ymm1
	vbroadcastss	52(%rax), %ymm14
	vbroadcastss	76(%rax), %ymm15
	vbroadcastss	56(%rax), %ymm12
	vbroadcastss	80(%rax), %ymm13
	vbroadcastss	64(%rax), %ymm10
	vbroadcastss	88(%rax), %ymm11
	vbroadcastss	68(%rax), %ymm8
	vbroadcastss	92(%rax), %ymm9
	vminps	%ymm6, %ymm15, %ymm4
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vmovups	%ymm15, 2768(%rsp)
	vblendvps	%ymm6, %ymm15, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm14, %ymm6
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vmovups	%ymm14, 3152(%rsp)
	vblendvps	%ymm4, %ymm14, %ymm6, %ymm6
	vminps	%ymm5, %ymm13, %ymm4
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vmovups	%ymm13, 2800(%rsp)
	vblendvps	%ymm5, %ymm13, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm12, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vmovups	%ymm12, 2832(%rsp)
	vblendvps	%ymm4, %ymm12, %ymm5, %ymm4
	vmovups	%ymm4, 1376(%rsp)
	vminps	%ymm2, %ymm11, %ymm4
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vmovups	%ymm11, 3184(%rsp)
	vblendvps	%ymm2, %ymm11, %ymm4, %ymm2
	vbroadcastss	.L29c0(%rip), %ymm11
	vmaxps	%ymm2, %ymm10, %ymm4
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vmovups	%ymm10, 2928(%rsp)
	vblendvps	%ymm2, %ymm10, %ymm4, %ymm13
	vmovaps	%ymm6, %ymm10
	vminps	%ymm3, %ymm9, %ymm2
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm9, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm8, %ymm3
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm8, %ymm3, %ymm2
	vmovups	%ymm2, 1696(%rsp)
	vbroadcastss	96(%rax), %ymm3
	vminps	%ymm1, %ymm3, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm2, %ymm1
	vbroadcastss	72(%rax), %ymm4
	vmaxps	%ymm1, %ymm4, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm4, %ymm2, %ymm1
	vmovups	%ymm1, 1568(%rsp)
	vbroadcastss	.L29c21(%rip), %ymm1
	vcmpltps	%ymm1, %ymm7, %ymm1
	vextractf128	$1, %ymm1, %xmm2
	vpackssdw	%xmm2, %xmm1, %xmm1
	vpor	16(%rsp), %xmm1, %xmm1
	vmaxps	%ymm11, %ymm0, %ymm0
	vbroadcastss	84(%rax), %ymm2
	vmovups	%ymm2, 2704(%rsp)
	vminps	%ymm0, %ymm2, %ymm0
	vbroadcastss	60(%rax), %ymm2
	vmovups	%ymm2, 2736(%rsp)
	vmaxps	%ymm0, %ymm2, %ymm5
	vpmovzxwd	%xmm1, %ymm0
	vpslld	$31, %ymm0, %ymm0
	vpxor	%xmm1, %xmm1, %xmm1
	vmovdqu	%ymm1, 2672(%rsp)
	vblendvps	%ymm0, %ymm1, %ymm11, %ymm6
	vbroadcastss	.L29c22(%rip), %ymm1
	vbroadcastss	.L29c23(%rip), %ymm2
	vblendvps	%ymm0, %ymm1, %ymm2, %ymm0
	vmovups	%ymm0, 3440(%rsp)
	movl	464(%rsp), %eax
	vxorps	%xmm7, %xmm7, %xmm7
	vcvtsi2ss	%rax, %xmm7, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 3792(%rsp)
	vmovups	%ymm8, 2992(%rsp)
	vmovups	%ymm9, 2960(%rsp)
	vsubss	%xmm8, %xmm9, %xmm0
	vmovaps	%ymm5, %ymm8
	vmovss	.L29c19(%rip), %xmm2
	vmulss	%xmm2, %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 3952(%rsp)
	vmovups	%ymm3, 2896(%rsp)
	vmovups	%ymm4, 2864(%rsp)
	vsubss	%xmm4, %xmm3, %xmm0
	vmulss	%xmm2, %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 3920(%rsp)
	leaq	(%r10,%r10,4), %rcx
	shlq	$5, %rcx
	addq	%rbx, %rcx
	movq	%r10, %r12
	shlq	$5, %r12
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 2480(%rsp)
	vmovups	%ymm0, 2512(%rsp)
	vmovups	%ymm0, 2544(%rsp)
	vmovups	%ymm0, 2576(%rsp)
	vmovups	%ymm0, 2608(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	vmovups	%ymm0, 2320(%rsp)
	vmovups	%ymm11, 2640(%rsp)
	vbroadcastss	.L29c26(%rip), %ymm0
	vmovups	%ymm0, 3760(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	%ymm2, 1984(%rsp)
	vmovups	%ymm0, 3024(%rsp)
	vmovups	%ymm1, 3088(%rsp)
	vbroadcastss	.L29c25(%rip), %ymm0
	vmovups	%ymm0, 3536(%rsp)
	vbroadcastss	.L29c24(%rip), %ymm0
	vmovups	%ymm0, 3216(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 3056(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	jmp	.L29b55
	.p2align	4
.L29b99:
	vbroadcastss	.L29c0(%rip), %ymm3
	vmovups	4048(%rsp), %ymm0
	vminps	%ymm3, %ymm0, %ymm2
	vmovups	4016(%rsp), %ymm0
	vminps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm8, %ymm2
	vminps	%ymm2, %ymm12, %ymm2
	vminps	%ymm2, %ymm5, %ymm2
	vmovups	1136(%rsp), %ymm8
	vmulps	3472(%rsp), %ymm8, %ymm4
	vmulps	%ymm4, %ymm8, %ymm4
	vmovups	496(%rsp), %ymm0
	vsubps	%ymm0, %ymm3, %ymm5
	vfmadd231ps	%ymm4, %ymm0, %ymm5
	vminps	%ymm2, %ymm5, %ymm4
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm5, %ymm4, %ymm2
	vmovups	1168(%rsp), %ymm12
	vmulps	3504(%rsp), %ymm12, %ymm4
	vmulps	%ymm4, %ymm12, %ymm4
	vmovups	160(%rsp), %ymm0
	vsubps	%ymm0, %ymm3, %ymm5
	vfmadd231ps	%ymm4, %ymm0, %ymm5
	vminps	%ymm2, %ymm5, %ymm4
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm5, %ymm4, %ymm2
	vmovups	304(%rsp), %ymm0
	vmulps	336(%rsp), %ymm0, %ymm4
	vmulps	%ymm4, %ymm0, %ymm4
	vmovups	464(%rsp), %ymm0
	vsubps	%ymm0, %ymm3, %ymm5
	vfmadd231ps	%ymm4, %ymm0, %ymm5
	vminps	%ymm2, %ymm5, %ymm4
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm5, %ymm4, %ymm2
	vmovups	400(%rsp), %ymm0
	vmulps	560(%rsp), %ymm0, %ymm4
	vmulps	%ymm4, %ymm0, %ymm4
	vmovups	656(%rsp), %ymm0
	vsubps	%ymm0, %ymm3, %ymm5
	vfmadd231ps	%ymm4, %ymm0, %ymm5
	vminps	%ymm2, %ymm5, %ymm4
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm5, %ymm4, %ymm2
	vmovups	848(%rsp), %ymm13
	vmulps	208(%rsp), %ymm13, %ymm4
	vmulps	%ymm4, %ymm13, %ymm4
	vmovups	48(%rsp), %ymm0
	vsubps	%ymm0, %ymm3, %ymm5
	vfmadd231ps	%ymm4, %ymm0, %ymm5
	vminps	%ymm2, %ymm5, %ymm4
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm5, %ymm4, %ymm2
	vmovups	1824(%rsp), %ymm0
	vmulps	240(%rsp), %ymm0, %ymm4
	vmulps	%ymm4, %ymm0, %ymm4
	vmovups	128(%rsp), %ymm0
	vsubps	%ymm0, %ymm3, %ymm5
	vmovaps	%ymm3, %ymm14
	vfmadd231ps	%ymm4, %ymm0, %ymm5
	vminps	%ymm2, %ymm5, %ymm4
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm5, %ymm4, %ymm2
	vmovups	%ymm2, 752(%rsp)
	vmovups	2672(%rsp), %ymm2
	vxorps	%xmm11, %xmm11, %xmm11
	vfmadd132ps	944(%rsp), %ymm11, %ymm2
	vmovups	2480(%rsp), %ymm3
	vfmadd231ps	912(%rsp), %ymm3, %ymm2
	vmovups	272(%rsp), %ymm3
	vfmadd231ps	2512(%rsp), %ymm3, %ymm2
	vmovups	688(%rsp), %ymm3
	vfmadd231ps	2544(%rsp), %ymm3, %ymm2
	vmovups	816(%rsp), %ymm3
	vfmadd231ps	2576(%rsp), %ymm3, %ymm2
	vmovups	624(%rsp), %ymm3
	vfmadd231ps	2608(%rsp), %ymm3, %ymm2
	vmovups	2320(%rsp), %ymm10
	vsubps	%ymm2, %ymm10, %ymm2
	vbroadcastss	.L29c19(%rip), %ymm4
	vmulps	%ymm4, %ymm10, %ymm4
	vmaxps	%ymm2, %ymm4, %ymm5
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm4, %ymm5, %ymm6
	vmulps	2016(%rsp), %ymm15, %ymm5
	vmovups	2416(%rsp), %ymm2
	vfmadd213ps	%ymm7, %ymm5, %ymm2
	vmulps	1536(%rsp), %ymm2, %ymm7
	vmovups	3312(%rsp), %ymm2
	vfmadd213ps	%ymm9, %ymm7, %ymm2
	vmovups	2352(%rsp), %ymm3
	vfmadd213ps	%ymm2, %ymm5, %ymm3
	vmulps	2080(%rsp), %ymm3, %ymm9
	vmovups	%ymm9, 976(%rsp)
	vmovups	3376(%rsp), %ymm2
	vfmadd213ps	3280(%rsp), %ymm9, %ymm2
	vmovups	2384(%rsp), %ymm0
	vfmadd213ps	%ymm2, %ymm7, %ymm0
	vmovups	3344(%rsp), %ymm2
	vfmadd213ps	%ymm0, %ymm5, %ymm2
	vmulps	1600(%rsp), %ymm2, %ymm4
	vmovups	%ymm4, 560(%rsp)
	vmovups	1408(%rsp), %ymm2
	vfmadd213ps	1008(%rsp), %ymm4, %ymm2
	vmovups	1440(%rsp), %ymm0
	vfmadd213ps	%ymm2, %ymm9, %ymm0
	vmovups	1232(%rsp), %ymm2
	vfmadd213ps	%ymm0, %ymm7, %ymm2
	vmovups	1200(%rsp), %ymm0
	vfmadd213ps	%ymm2, %ymm5, %ymm0
	vmulps	16(%rsp), %ymm0, %ymm2
	vmovups	3408(%rsp), %ymm3
	vfmadd213ps	2112(%rsp), %ymm2, %ymm3
	vmovups	1040(%rsp), %ymm0
	vfmadd213ps	%ymm3, %ymm4, %ymm0
	vmovups	1072(%rsp), %ymm4
	vfmadd213ps	%ymm0, %ymm9, %ymm4
	vbroadcastss	.L29c15(%rip), %ymm3
	vmaxps	%ymm3, %ymm6, %ymm3
	vdivps	%ymm3, %ymm14, %ymm3
	vmovups	1104(%rsp), %ymm0
	vfmadd213ps	%ymm4, %ymm7, %ymm0
	vmovups	3248(%rsp), %ymm9
	vfmadd213ps	%ymm0, %ymm5, %ymm9
	vmovups	%ymm10, 2320(%rsp)
	vmulps	%ymm3, %ymm10, %ymm3
	vmulps	2640(%rsp), %ymm3, %ymm3
	vmovups	3536(%rsp), %ymm4
	vminps	%ymm3, %ymm4, %ymm6
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm4, %ymm6, %ymm3
	vmulps	%ymm9, %ymm8, %ymm9
	vbroadcastss	.L29c85(%rip), %ymm8
	vmaxps	%ymm8, %ymm3, %ymm3
	vcmpltps	1984(%rsp), %ymm11, %ymm4
	vmovups	%ymm4, 240(%rsp)
	vcmpnltps	%ymm10, %ymm11, %ymm8
	vorps	%ymm4, %ymm8, %ymm8
	vblendvps	%ymm8, %ymm14, %ymm3, %ymm0
	vmovups	1504(%rsp), %ymm6
	vandps	%ymm6, %ymm9, %ymm8
	vmovups	%ymm9, 336(%rsp)
	vbroadcastss	.L29c87(%rip), %ymm15
	vaddps	%ymm15, %ymm8, %ymm8
	vdivps	%ymm8, %ymm14, %ymm3
	vmovups	%ymm3, 1856(%rsp)
	vmovups	1696(%rsp), %ymm4
	vmulps	%ymm3, %ymm4, %ymm8
	vmovups	%ymm0, 1296(%rsp)
	vminps	%ymm0, %ymm8, %ymm10
	vcmpunordps	%ymm0, %ymm0, %ymm11
	vblendvps	%ymm11, %ymm8, %ymm10, %ymm10
	vmulps	%ymm2, %ymm12, %ymm8
	vandps	%ymm6, %ymm8, %ymm2
	vmovups	%ymm8, 208(%rsp)
	vaddps	%ymm2, %ymm15, %ymm2
	vdivps	%ymm2, %ymm14, %ymm12
	vmovups	1568(%rsp), %ymm3
	vmulps	%ymm3, %ymm12, %ymm2
	vminps	%ymm10, %ymm2, %ymm11
	vcmpunordps	%ymm10, %ymm10, %ymm10
	vblendvps	%ymm10, %ymm2, %ymm11, %ymm10
	vmulps	%ymm7, %ymm13, %ymm2
	vmovups	%ymm2, 16(%rsp)
	vandps	%ymm6, %ymm2, %ymm2
	vaddps	%ymm2, %ymm15, %ymm2
	vmovaps	%ymm15, %ymm7
	vdivps	%ymm2, %ymm14, %ymm0
	vmovaps	%ymm14, %ymm2
	vbroadcastss	.L29c14(%rip), %ymm15
	vmulps	%ymm0, %ymm15, %ymm11
	vmovups	%ymm0, 1888(%rsp)
	vmulps	%ymm4, %ymm11, %ymm13
	vmulps	%ymm3, %ymm11, %ymm11
	vminps	%ymm13, %ymm11, %ymm14
	vcmpunordps	%ymm13, %ymm13, %ymm13
	vblendvps	%ymm13, %ymm11, %ymm14, %ymm11
	vmulps	3952(%rsp), %ymm0, %ymm13
	vminps	%ymm11, %ymm13, %ymm14
	vcmpunordps	%ymm11, %ymm11, %ymm11
	vblendvps	%ymm11, %ymm13, %ymm14, %ymm11
	vminps	%ymm10, %ymm11, %ymm13
	vcmpunordps	%ymm10, %ymm10, %ymm10
	vblendvps	%ymm10, %ymm11, %ymm13, %ymm11
	vmulps	1824(%rsp), %ymm5, %ymm5
	vmovups	%ymm5, 848(%rsp)
	vandps	%ymm6, %ymm5, %ymm10
	vaddps	%ymm7, %ymm10, %ymm10
	vdivps	%ymm10, %ymm2, %ymm10
	vmulps	%ymm15, %ymm10, %ymm13
	vmulps	%ymm4, %ymm13, %ymm14
	vmulps	%ymm3, %ymm13, %ymm13
	vminps	%ymm14, %ymm13, %ymm15
	vcmpunordps	%ymm14, %ymm14, %ymm14
	vblendvps	%ymm14, %ymm13, %ymm15, %ymm13
	vmulps	3920(%rsp), %ymm10, %ymm14
	vminps	%ymm13, %ymm14, %ymm15
	vcmpunordps	%ymm13, %ymm13, %ymm13
	vblendvps	%ymm13, %ymm14, %ymm15, %ymm13
	vminps	%ymm11, %ymm13, %ymm14
	vcmpunordps	%ymm11, %ymm11, %ymm11
	vblendvps	%ymm11, %ymm13, %ymm14, %ymm0
	vmovups	%ymm0, 368(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpltps	%ymm0, %ymm9, %ymm13
	vmovups	2048(%rsp), %ymm0
	vsubps	3152(%rsp), %ymm0, %ymm14
	vmovups	2768(%rsp), %ymm3
	vsubps	%ymm0, %ymm3, %ymm15
	vblendvps	%ymm13, %ymm14, %ymm15, %ymm13
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpltps	%ymm0, %ymm8, %ymm14
	vmovups	1376(%rsp), %ymm0
	vsubps	2832(%rsp), %ymm0, %ymm15
	vmovups	2800(%rsp), %ymm3
	vsubps	%ymm0, %ymm3, %ymm11
	vblendvps	%ymm14, %ymm15, %ymm11, %ymm11
	vmulps	1856(%rsp), %ymm13, %ymm9
	vbroadcastss	.L29c88(%rip), %ymm15
	vmulps	%ymm15, %ymm9, %ymm9
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpltps	496(%rsp), %ymm0, %ymm13
	vbroadcastss	.L29c26(%rip), %ymm14
	vminps	%ymm14, %ymm9, %ymm9
	vblendvps	%ymm13, %ymm9, %ymm14, %ymm9
	vmulps	%ymm12, %ymm11, %ymm11
	vmulps	%ymm15, %ymm11, %ymm11
	vcmpltps	160(%rsp), %ymm0, %ymm12
	vblendvps	%ymm12, %ymm11, %ymm14, %ymm11
	vminps	%ymm9, %ymm11, %ymm12
	vcmpunordps	%ymm9, %ymm9, %ymm9
	vblendvps	%ymm9, %ymm11, %ymm12, %ymm11
	vmovups	304(%rsp), %ymm7
	vmulps	560(%rsp), %ymm7, %ymm9
	vcmpltps	%ymm0, %ymm9, %ymm0
	vmovups	96(%rsp), %ymm2
	vsubps	2736(%rsp), %ymm2, %ymm12
	vmovups	2704(%rsp), %ymm5
	vsubps	%ymm2, %ymm5, %ymm13
	vblendvps	%ymm0, %ymm12, %ymm13, %ymm0
	vandps	%ymm6, %ymm9, %ymm12
	vbroadcastss	.L29c87(%rip), %ymm8
	vaddps	%ymm8, %ymm12, %ymm12
	vbroadcastss	.L29c0(%rip), %ymm3
	vdivps	%ymm12, %ymm3, %ymm12
	vmulps	%ymm0, %ymm12, %ymm0
	vmulps	%ymm0, %ymm15, %ymm0
	vxorps	%xmm5, %xmm5, %xmm5
	vcmpltps	464(%rsp), %ymm5, %ymm12
	vmovaps	%ymm14, %ymm2
	vblendvps	%ymm12, %ymm0, %ymm14, %ymm0
	vminps	%ymm11, %ymm0, %ymm12
	vcmpunordps	%ymm11, %ymm11, %ymm11
	vblendvps	%ymm11, %ymm0, %ymm12, %ymm0
	vmovups	976(%rsp), %ymm5
	vmulps	400(%rsp), %ymm5, %ymm12
	vandps	%ymm6, %ymm12, %ymm5
	vaddps	%ymm5, %ymm8, %ymm5
	vdivps	%ymm5, %ymm3, %ymm5
	vxorps	%xmm4, %xmm4, %xmm4
	vcmpltps	%ymm4, %ymm12, %ymm11
	vmovups	432(%rsp), %ymm3
	vsubps	2928(%rsp), %ymm3, %ymm13
	vmovups	3184(%rsp), %ymm8
	vsubps	%ymm3, %ymm8, %ymm14
	vblendvps	%ymm11, %ymm13, %ymm14, %ymm11
	vmulps	%ymm5, %ymm11, %ymm5
	vmulps	%ymm5, %ymm15, %ymm5
	vcmpltps	656(%rsp), %ymm4, %ymm11
	vblendvps	%ymm11, %ymm5, %ymm2, %ymm5
	vmovaps	%ymm2, %ymm6
	vminps	%ymm0, %ymm5, %ymm11
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm5, %ymm11, %ymm0
	vmovups	16(%rsp), %ymm3
	vcmpltps	%ymm4, %ymm3, %ymm5
	vmovups	1264(%rsp), %ymm3
	vsubps	2992(%rsp), %ymm3, %ymm11
	vmovups	2960(%rsp), %ymm4
	vsubps	%ymm3, %ymm4, %ymm13
	vblendvps	%ymm5, %ymm11, %ymm13, %ymm5
	vmulps	1888(%rsp), %ymm5, %ymm2
	vmulps	%ymm2, %ymm15, %ymm2
	vxorps	%xmm5, %xmm5, %xmm5
	vcmpltps	48(%rsp), %ymm5, %ymm5
	vblendvps	%ymm5, %ymm2, %ymm6, %ymm2
	vminps	%ymm0, %ymm2, %ymm5
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm5, %ymm0
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	848(%rsp), %ymm4
	vcmpltps	%ymm2, %ymm4, %ymm2
	vmovups	720(%rsp), %ymm13
	vsubps	2864(%rsp), %ymm13, %ymm5
	vmovups	2896(%rsp), %ymm11
	vsubps	%ymm13, %ymm11, %ymm11
	vblendvps	%ymm2, %ymm5, %ymm11, %ymm2
	vmulps	%ymm2, %ymm10, %ymm2
	vmulps	%ymm2, %ymm15, %ymm2
	vxorps	%xmm5, %xmm5, %xmm5
	vcmpltps	128(%rsp), %ymm5, %ymm5
	vblendvps	%ymm5, %ymm2, %ymm6, %ymm2
	vminps	%ymm0, %ymm2, %ymm5
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm5, %ymm0
	vsqrtps	%ymm1, %ymm1
	vbroadcastss	.L29c0(%rip), %ymm2
	vmovups	96(%rsp), %ymm15
	vdivps	%ymm15, %ymm2, %ymm2
	vmulps	%ymm2, %ymm7, %ymm5
	vmovups	%ymm5, 496(%rsp)
	vmovaps	%ymm1, %ymm2
	vmovups	%ymm1, 464(%rsp)
	vmulps	%ymm1, %ymm5, %ymm5
	vbroadcastss	.L29c84(%rip), %ymm1
	vmulps	%ymm1, %ymm5, %ymm5
	vminps	%ymm2, %ymm5, %ymm10
	vcmpunordps	%ymm2, %ymm2, %ymm11
	vblendvps	%ymm11, %ymm5, %ymm10, %ymm1
	vmovups	%ymm1, 160(%rsp)
	vmovups	1376(%rsp), %ymm1
	vaddps	208(%rsp), %ymm1, %ymm10
	vmovups	2800(%rsp), %ymm2
	vminps	%ymm10, %ymm2, %ymm11
	vcmpunordps	%ymm10, %ymm10, %ymm13
	vblendvps	%ymm13, %ymm2, %ymm11, %ymm11
	vmovups	2832(%rsp), %ymm2
	vmaxps	%ymm11, %ymm2, %ymm13
	vcmpunordps	%ymm11, %ymm11, %ymm11
	vblendvps	%ymm11, %ymm2, %ymm13, %ymm11
	vcmpneqps	%ymm11, %ymm10, %ymm10
	vcmpeqps	%ymm1, %ymm11, %ymm11
	vandps	%ymm10, %ymm11, %ymm1
	vmovups	%ymm1, 656(%rsp)
	vmovups	336(%rsp), %ymm6
	vmovups	2048(%rsp), %ymm7
	vaddps	%ymm6, %ymm7, %ymm10
	vmovups	2768(%rsp), %ymm1
	vminps	%ymm10, %ymm1, %ymm11
	vcmpunordps	%ymm10, %ymm10, %ymm14
	vblendvps	%ymm14, %ymm1, %ymm11, %ymm11
	vmovups	3152(%rsp), %ymm13
	vmaxps	%ymm11, %ymm13, %ymm14
	vcmpunordps	%ymm11, %ymm11, %ymm11
	vblendvps	%ymm11, %ymm13, %ymm14, %ymm11
	vcmpneqps	%ymm11, %ymm10, %ymm10
	vcmpeqps	%ymm7, %ymm11, %ymm11
	vandps	%ymm10, %ymm11, %ymm10
	vaddps	%ymm9, %ymm15, %ymm9
	vmovups	2704(%rsp), %ymm1
	vminps	%ymm9, %ymm1, %ymm11
	vcmpunordps	%ymm9, %ymm9, %ymm14
	vblendvps	%ymm14, %ymm1, %ymm11, %ymm11
	vmovups	2736(%rsp), %ymm1
	vmaxps	%ymm11, %ymm1, %ymm14
	vcmpunordps	%ymm11, %ymm11, %ymm11
	vblendvps	%ymm11, %ymm1, %ymm14, %ymm11
	vcmpneqps	%ymm11, %ymm9, %ymm9
	vcmpeqps	%ymm15, %ymm11, %ymm11
	vandps	%ymm9, %ymm11, %ymm9
	vmovups	432(%rsp), %ymm2
	vaddps	%ymm2, %ymm12, %ymm11
	vminps	%ymm11, %ymm8, %ymm12
	vcmpunordps	%ymm11, %ymm11, %ymm14
	vblendvps	%ymm14, %ymm8, %ymm12, %ymm12
	vmovups	2928(%rsp), %ymm1
	vmaxps	%ymm12, %ymm1, %ymm14
	vcmpunordps	%ymm12, %ymm12, %ymm12
	vblendvps	%ymm12, %ymm1, %ymm14, %ymm12
	vcmpneqps	%ymm12, %ymm11, %ymm11
	vcmpeqps	%ymm2, %ymm12, %ymm12
	vandps	%ymm11, %ymm12, %ymm11
	vaddps	16(%rsp), %ymm3, %ymm12
	vmovups	2960(%rsp), %ymm1
	vminps	%ymm12, %ymm1, %ymm14
	vcmpunordps	%ymm12, %ymm12, %ymm15
	vblendvps	%ymm15, %ymm1, %ymm14, %ymm14
	vmovups	2992(%rsp), %ymm1
	vmaxps	%ymm14, %ymm1, %ymm15
	vcmpunordps	%ymm14, %ymm14, %ymm14
	vblendvps	%ymm14, %ymm1, %ymm15, %ymm14
	vcmpneqps	%ymm14, %ymm12, %ymm12
	vcmpeqps	%ymm3, %ymm14, %ymm14
	vandps	%ymm12, %ymm14, %ymm12
	vmovups	720(%rsp), %ymm2
	vaddps	%ymm4, %ymm2, %ymm14
	vmovups	2896(%rsp), %ymm1
	vminps	%ymm14, %ymm1, %ymm15
	vcmpunordps	%ymm14, %ymm14, %ymm5
	vblendvps	%ymm5, %ymm1, %ymm15, %ymm5
	vmovups	2864(%rsp), %ymm1
	vmaxps	%ymm5, %ymm1, %ymm15
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vblendvps	%ymm5, %ymm1, %ymm15, %ymm5
	vcmpneqps	%ymm5, %ymm14, %ymm14
	vcmpeqps	%ymm2, %ymm5, %ymm5
	vandps	%ymm5, %ymm14, %ymm5
	vpsrld	$31, %ymm12, %ymm12
	vpslld	$4, %ymm12, %ymm12
	vpsrld	$31, %ymm5, %ymm5
	vpslld	$5, %ymm5, %ymm5
	vpor	%ymm5, %ymm12, %ymm5
	vpsrld	$31, %ymm11, %ymm11
	vpslld	$3, %ymm11, %ymm11
	vpor	%ymm5, %ymm11, %ymm5
	vpsrld	$31, %ymm9, %ymm9
	vpslld	$2, %ymm9, %ymm9
	vpor	%ymm5, %ymm9, %ymm5
	vmovdqu	656(%rsp), %ymm1
	vpsrld	$31, %ymm1, %ymm9
	vpaddd	%ymm9, %ymm9, %ymm9
	vpor	%ymm5, %ymm9, %ymm12
	vmovups	3216(%rsp), %ymm1
	vbroadcastss	.L29c26(%rip), %ymm2
	vcmpltps	%ymm2, %ymm1, %ymm5
	vmovups	368(%rsp), %ymm2
	vcmpltps	%ymm2, %ymm0, %ymm9
	vandps	%ymm5, %ymm9, %ymm1
	vmovups	%ymm1, 656(%rsp)
	vblendvps	%ymm1, %ymm0, %ymm2, %ymm0
	vfmadd213ps	%ymm7, %ymm0, %ymm6
	vmovups	2768(%rsp), %ymm2
	vminps	%ymm6, %ymm2, %ymm5
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm2, %ymm5, %ymm5
	vmaxps	%ymm5, %ymm13, %ymm6
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vblendvps	%ymm5, %ymm13, %ymm6, %ymm5
	vmovups	208(%rsp), %ymm1
	vmovups	1376(%rsp), %ymm9
	vfmadd213ps	%ymm9, %ymm0, %ymm1
	vmovups	2800(%rsp), %ymm2
	vminps	%ymm1, %ymm2, %ymm6
	vcmpunordps	%ymm1, %ymm1, %ymm8
	vblendvps	%ymm8, %ymm2, %ymm6, %ymm6
	vmovups	2832(%rsp), %ymm1
	vmaxps	%ymm6, %ymm1, %ymm8
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm1, %ymm8, %ymm11
	vpsubd	%ymm10, %ymm12, %ymm6
	vmovdqu	%ymm6, 304(%rsp)
	vmovups	3824(%rsp), %ymm1
	vsubps	3120(%rsp), %ymm1, %ymm4
	vmovups	%ymm4, 208(%rsp)
	vbroadcastss	.L29c81(%rip), %ymm1
	vmovups	752(%rsp), %ymm2
	vcmpltps	%ymm1, %ymm2, %ymm15
	vxorps	%xmm1, %xmm1, %xmm1
	vpcmpeqd	%ymm1, %ymm6, %ymm8
	vpcmpeqd	%ymm1, %ymm1, %ymm1
	vpxor	%ymm1, %ymm8, %ymm8
	vpxor	%xmm1, %xmm1, %xmm1
	vcmpnltps	%ymm4, %ymm1, %ymm10
	vandps	240(%rsp), %ymm15, %ymm1
	vmovups	%ymm1, 400(%rsp)
	vorps	%ymm1, %ymm10, %ymm10
	vorps	%ymm8, %ymm10, %ymm10
	vblendvps	%ymm10, %ymm7, %ymm5, %ymm1
	vmovups	%ymm1, 48(%rsp)
	vsubps	%ymm7, %ymm1, %ymm12
	vmovups	2672(%rsp), %ymm2
	vblendvps	%ymm10, %ymm2, %ymm12, %ymm2
	vblendvps	%ymm10, %ymm9, %ymm11, %ymm4
	vmovups	%ymm4, 128(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vfmadd132ps	944(%rsp), %ymm1, %ymm12
	vsubps	%ymm9, %ymm4, %ymm5
	vmovups	2480(%rsp), %ymm6
	vblendvps	%ymm10, %ymm6, %ymm5, %ymm6
	vfmadd231ps	912(%rsp), %ymm5, %ymm12
	vmovups	16(%rsp), %ymm1
	vfmadd213ps	%ymm3, %ymm0, %ymm1
	vmovups	2960(%rsp), %ymm4
	vminps	%ymm1, %ymm4, %ymm5
	vcmpunordps	%ymm1, %ymm1, %ymm7
	vblendvps	%ymm7, %ymm4, %ymm5, %ymm5
	vmovups	2992(%rsp), %ymm1
	vmaxps	%ymm5, %ymm1, %ymm7
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vblendvps	%ymm5, %ymm1, %ymm7, %ymm5
	vblendvps	%ymm10, %ymm3, %ymm5, %ymm1
	vmovups	%ymm1, 1696(%rsp)
	vsubps	%ymm3, %ymm1, %ymm5
	vfmadd231ps	816(%rsp), %ymm5, %ymm12
	vmovups	2576(%rsp), %ymm4
	vblendvps	%ymm10, %ymm4, %ymm5, %ymm4
	vmovups	1296(%rsp), %ymm8
	vbroadcastss	.L29c0(%rip), %ymm9
	vdivps	%ymm8, %ymm9, %ymm5
	vmovups	%ymm2, 2672(%rsp)
	vmulps	%ymm2, %ymm5, %ymm7
	vmovups	592(%rsp), %ymm2
	vfnmadd213ps	272(%rsp), %ymm7, %ymm2
	vmovups	1920(%rsp), %ymm1
	vfnmadd213ps	688(%rsp), %ymm7, %ymm1
	vmovups	%ymm6, 2480(%rsp)
	vmulps	%ymm6, %ymm5, %ymm7
	vmovups	784(%rsp), %ymm3
	vfnmadd213ps	%ymm2, %ymm7, %ymm3
	vmovups	1952(%rsp), %ymm2
	vfnmadd213ps	%ymm1, %ymm7, %ymm2
	vmovups	%ymm4, 2576(%rsp)
	vmulps	%ymm4, %ymm5, %ymm7
	vmovups	2144(%rsp), %ymm1
	vfnmadd213ps	%ymm3, %ymm7, %ymm1
	vmovups	1472(%rsp), %ymm3
	vfnmadd213ps	%ymm2, %ymm7, %ymm3
	vmovups	2640(%rsp), %ymm2
	vblendvps	%ymm10, %ymm2, %ymm0, %ymm2
	vmovups	%ymm2, 2640(%rsp)
	vcmpnleps	%ymm0, %ymm8, %ymm2
	vmovups	%ymm2, 16(%rsp)
	vmovups	720(%rsp), %ymm2
	vfmadd132ps	848(%rsp), %ymm2, %ymm0
	vmovups	2896(%rsp), %ymm6
	vminps	%ymm0, %ymm6, %ymm4
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm6, %ymm4, %ymm0
	vmovups	2864(%rsp), %ymm6
	vmaxps	%ymm0, %ymm6, %ymm4
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm6, %ymm4, %ymm0
	vblendvps	%ymm10, %ymm2, %ymm0, %ymm0
	vmovups	%ymm0, 1568(%rsp)
	vsubps	%ymm2, %ymm0, %ymm0
	vfmadd231ps	624(%rsp), %ymm0, %ymm12
	vmovups	2608(%rsp), %ymm2
	vblendvps	%ymm10, %ymm2, %ymm0, %ymm2
	vmovups	%ymm2, 2608(%rsp)
	vmulps	%ymm2, %ymm5, %ymm0
	vmovups	2176(%rsp), %ymm2
	vfnmadd213ps	%ymm1, %ymm0, %ymm2
	vmovups	1664(%rsp), %ymm1
	vfnmadd213ps	%ymm3, %ymm0, %ymm1
	vmovups	4112(%rsp), %ymm3
	vmulps	%ymm2, %ymm3, %ymm2
	vmulps	1632(%rsp), %ymm3, %ymm4
	vmovups	4080(%rsp), %ymm6
	vmulps	%ymm4, %ymm6, %ymm5
	vmulps	%ymm2, %ymm5, %ymm0
	vfmsub231ps	%ymm1, %ymm6, %ymm0
	vfnmadd213ps	%ymm9, %ymm5, %ymm5
	vbroadcastss	.L29c74(%rip), %ymm1
	vmaxps	%ymm1, %ymm5, %ymm5
	vdivps	%ymm5, %ymm9, %ymm5
	vmulps	%ymm0, %ymm5, %ymm0
	vmulps	%ymm0, %ymm6, %ymm0
	vmulps	%ymm0, %ymm8, %ymm0
	vbroadcastss	.L29c89(%rip), %ymm9
	vmovups	432(%rsp), %ymm6
	vmulps	%ymm6, %ymm9, %ymm5
	vmaxps	%ymm0, %ymm5, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm5, %ymm1, %ymm0
	vmulps	%ymm2, %ymm3, %ymm1
	vmulps	%ymm3, %ymm4, %ymm2
	vaddps	%ymm0, %ymm6, %ymm0
	vmovups	3184(%rsp), %ymm3
	vminps	%ymm0, %ymm3, %ymm4
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm3, %ymm4, %ymm0
	vmovups	2928(%rsp), %ymm3
	vmaxps	%ymm0, %ymm3, %ymm4
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm3, %ymm4, %ymm0
	vblendvps	%ymm10, %ymm6, %ymm0, %ymm14
	vmulps	%ymm1, %ymm8, %ymm1
	vsubps	%ymm6, %ymm14, %ymm6
	vfnmadd231ps	%ymm2, %ymm6, %ymm1
	vmovups	96(%rsp), %ymm8
	vmulps	%ymm9, %ymm8, %ymm2
	vmaxps	%ymm1, %ymm2, %ymm4
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm2, %ymm4, %ymm13
	vbroadcastss	.L29c86(%rip), %ymm1
	vmovups	464(%rsp), %ymm3
	vmulps	%ymm1, %ymm3, %ymm1
	vmulps	%ymm1, %ymm3, %ymm1
	vmulps	496(%rsp), %ymm1, %ymm1
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	1984(%rsp), %ymm4
	vcmpnltps	%ymm4, %ymm0, %ymm2
	vorps	%ymm2, %ymm15, %ymm2
	vbroadcastss	.L29c26(%rip), %ymm11
	vblendvps	%ymm2, %ymm11, %ymm1, %ymm1
	movq	(%rsp), %rax
	vbroadcastss	16(%rax), %ymm5
	vcmpleps	%ymm5, %ymm1, %ymm7
	vmulss	%xmm5, %xmm5, %xmm5
	vbroadcastss	%xmm5, %ymm5
	vmovups	3856(%rsp), %ymm0
	vcmpleps	%ymm5, %ymm0, %ymm5
	vmovups	3760(%rsp), %ymm0
	vcmpltps	%ymm3, %ymm0, %ymm9
	vorps	%ymm15, %ymm9, %ymm9
	vandps	240(%rsp), %ymm9, %ymm9
	vmovups	3088(%rsp), %ymm1
	vbroadcastss	.L29c19(%rip), %ymm15
	vmulps	%ymm1, %ymm15, %ymm15
	vblendvps	%ymm9, %ymm15, %ymm1, %ymm9
	vblendvps	%ymm10, %ymm0, %ymm3, %ymm0
	vmovups	%ymm0, 3760(%rsp)
	vandps	%ymm5, %ymm7, %ymm15
	vmovups	2448(%rsp), %ymm0
	vblendvps	%ymm2, %ymm11, %ymm0, %ymm2
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	208(%rsp), %ymm7
	vcmpltps	%ymm7, %ymm0, %ymm5
	vmovups	3024(%rsp), %ymm0
	vblendvps	%ymm5, %ymm2, %ymm0, %ymm0
	vmovups	%ymm0, 3024(%rsp)
	vblendvps	%ymm5, %ymm9, %ymm1, %ymm1
	vmovups	%ymm1, 3088(%rsp)
	vmovups	160(%rsp), %ymm0
	vcmpnleps	%ymm9, %ymm0, %ymm2
	vorps	16(%rsp), %ymm2, %ymm2
	vorps	400(%rsp), %ymm2, %ymm2
	vpslld	$31, %ymm2, %ymm2
	vpsrad	$31, %ymm2, %ymm2
	vpbroadcastd	.L29c0(%rip), %ymm11
	vpandn	%ymm11, %ymm2, %ymm2
	vblendvps	%ymm5, %ymm2, %ymm4, %ymm4
	vmovups	%ymm4, 1984(%rsp)
	vandps	304(%rsp), %ymm5, %ymm2
	vfmadd231ps	688(%rsp), %ymm6, %ymm12
	vmovups	2544(%rsp), %ymm0
	vblendvps	%ymm10, %ymm0, %ymm6, %ymm0
	vmovups	%ymm0, 2544(%rsp)
	vorps	3984(%rsp), %ymm2, %ymm2
	vaddps	%ymm13, %ymm8, %ymm3
	vmovups	2704(%rsp), %ymm1
	vminps	%ymm3, %ymm1, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm1, %ymm4, %ymm3
	vmovups	2736(%rsp), %ymm1
	vmaxps	%ymm3, %ymm1, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm1, %ymm4, %ymm3
	vblendvps	%ymm10, %ymm8, %ymm3, %ymm3
	vsubps	%ymm8, %ymm3, %ymm4
	vfmadd231ps	272(%rsp), %ymm4, %ymm12
	vmovups	2512(%rsp), %ymm0
	vblendvps	%ymm10, %ymm0, %ymm4, %ymm0
	vmovups	%ymm0, 2512(%rsp)
	vmovups	656(%rsp), %ymm0
	vandnps	%ymm12, %ymm0, %ymm4
	vmovups	2320(%rsp), %ymm0
	vblendvps	%ymm10, %ymm0, %ymm4, %ymm0
	vmovups	%ymm0, 2320(%rsp)
	vandps	%ymm2, %ymm10, %ymm4
	vandnps	%ymm7, %ymm15, %ymm1
	vxorps	%xmm5, %xmm5, %xmm5
	vaddps	3120(%rsp), %ymm1, %ymm1
	vmovups	3056(%rsp), %ymm2
	vcmpltps	3792(%rsp), %ymm2, %ymm2
	vandps	%ymm1, %ymm2, %ymm6
	vmovups	48(%rsp), %ymm10
	vmovups	128(%rsp), %ymm0
	vmovups	%ymm0, 1376(%rsp)
	vmovaps	%ymm3, %ymm8
	vmovaps	%ymm14, %ymm13
.L29b55:
	vpshufb	.L29c27(%rip), %ymm4, %ymm0
	vpermq	$232, %ymm0, %ymm2
	vpbroadcastd	.L29c28(%rip), %ymm0
	vpand	%ymm0, %ymm4, %ymm0
	vmovdqu	%ymm0, 4272(%rsp)
	vpcmpeqd	%ymm5, %ymm0, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 3648(%rsp)
	vpbroadcastd	.L29c29(%rip), %ymm0
	vpand	%ymm0, %ymm4, %ymm0
	vmovdqu	%ymm0, 4240(%rsp)
	vpcmpeqd	%ymm5, %ymm0, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 3632(%rsp)
	vpbroadcastd	.L29c30(%rip), %ymm0
	vpand	%ymm0, %ymm4, %ymm0
	vmovdqu	%ymm0, 4208(%rsp)
	vpcmpeqd	%ymm5, %ymm0, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 3616(%rsp)
	vpbroadcastd	.L29c31(%rip), %ymm0
	vpand	%ymm0, %ymm4, %ymm0
	vmovdqu	%ymm0, 4176(%rsp)
	vpcmpeqd	%ymm5, %ymm0, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 3600(%rsp)
	vpbroadcastd	.L29c32(%rip), %ymm0
	vmovups	%ymm4, 3984(%rsp)
	vpand	%ymm0, %ymm4, %ymm0
	vmovdqu	%ymm0, 4144(%rsp)
	vpcmpeqd	%ymm5, %ymm0, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 3584(%rsp)
	vpcmpeqd	%xmm0, %xmm0, %xmm0
	vmovdqu	%ymm2, 4304(%rsp)
	vpxor	%xmm0, %xmm2, %xmm0
	vmovdqa	%xmm0, 3568(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	vmovups	528(%rsp), %ymm14
	vmovups	1568(%rsp), %ymm12
	.p2align	4
.L29b56:
	vaddss	%xmm4, %xmm6, %xmm0
	vmovshdup	%xmm6, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufpd	$1, %xmm6, %xmm6, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufps	$255, %xmm6, %xmm6, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vextractf128	$1, %ymm6, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovshdup	%xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufpd	$1, %xmm1, %xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufps	$255, %xmm1, %xmm1, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	testq	%r10, %r10
	vmovups	%ymm8, 96(%rsp)
	vmovups	%ymm13, 432(%rsp)
	vmovups	%ymm12, 1568(%rsp)
	vmovups	%ymm10, 2048(%rsp)
	vmovups	%ymm6, 3824(%rsp)
	vmovss	%xmm0, 1536(%rsp)
	je	.L29b57
	vdivps	1696(%rsp), %ymm11, %ymm9
	vbroadcastss	.L29c33(%rip), %ymm0
	vmulps	%ymm0, %ymm9, %ymm12
	vbroadcastss	.L29c34(%rip), %ymm8
	vsubps	%ymm10, %ymm8, %ymm2
	vmulps	%ymm2, %ymm12, %ymm2
	vxorps	%ymm2, %ymm14, %ymm4
	vmulps	%ymm4, %ymm2, %ymm3
	vbroadcastss	.L29c36(%rip), %ymm1
	vmaxps	%ymm1, %ymm3, %ymm3
	vbroadcastss	.L29c37(%rip), %ymm0
	vmulps	%ymm0, %ymm3, %ymm5
	vroundps	$8, %ymm5, %ymm5
	vbroadcastss	.L29c38(%rip), %ymm1
	vfmadd231ps	%ymm1, %ymm5, %ymm3
	vbroadcastss	.L29c39(%rip), %ymm1
	vfmadd231ps	%ymm1, %ymm5, %ymm3
	vmulps	%ymm0, %ymm3, %ymm3
	vbroadcastss	.L29c41(%rip), %ymm6
	vbroadcastss	.L29c40(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm3, %ymm6
	vbroadcastss	.L29c42(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm3, %ymm6
	vbroadcastss	.L29c43(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm3, %ymm6
	vbroadcastss	.L29c44(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm3, %ymm6
	vfmadd213ps	%ymm11, %ymm3, %ymm6
	vbroadcastss	.L29c45(%rip), %ymm1
	vaddps	%ymm1, %ymm5, %ymm3
	vcvttps2dq	%ymm3, %ymm5
	vpsrad	$31, %ymm5, %ymm7
	vbroadcastss	.L29c46(%rip), %ymm1
	vsubps	%ymm1, %ymm3, %ymm3
	vcvttps2dq	%ymm3, %ymm3
	vpand	%ymm7, %ymm3, %ymm3
	vpor	%ymm3, %ymm5, %ymm3
	vandps	1504(%rsp), %ymm2, %ymm5
	vbroadcastss	.L29c47(%rip), %ymm1
	vfmadd213ps	%ymm11, %ymm1, %ymm5
	vdivps	%ymm5, %ymm11, %ymm5
	vpslld	$23, %ymm3, %ymm3
	vmulps	%ymm3, %ymm6, %ymm3
	vbroadcastss	.L29c49(%rip), %ymm6
	vbroadcastss	.L29c48(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vbroadcastss	.L29c50(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vbroadcastss	.L29c51(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vbroadcastss	.L29c52(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vbroadcastss	.L29c53(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vbroadcastss	.L29c54(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vbroadcastss	.L29c55(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vcmpltps	%ymm4, %ymm2, %ymm4
	vbroadcastss	.L29c14(%rip), %ymm1
	vblendvps	%ymm4, %ymm8, %ymm1, %ymm7
	vbroadcastss	.L29c56(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vmulps	%ymm6, %ymm5, %ymm4
	vmulps	%ymm3, %ymm4, %ymm4
	vmulps	%ymm4, %ymm7, %ymm8
	vbroadcastss	.L29c57(%rip), %ymm1
	vmulps	%ymm1, %ymm9, %ymm0
	vmovups	%ymm0, 496(%rsp)
	vbroadcastss	.L29c58(%rip), %ymm1
	vmovups	%ymm9, 16(%rsp)
	vmulps	%ymm1, %ymm9, %ymm5
	vmovups	%ymm12, 160(%rsp)
	vmulps	%ymm5, %ymm12, %ymm0
	vmovups	%ymm0, 464(%rsp)
	movq	%rbx, %rax
	xorl	%edx, %edx
	vmovaps	%ymm11, %ymm1
	vmovss	.L29c14(%rip), %xmm11
	vmovaps	%ymm10, %ymm4
	.p2align	4
.L29b61:
	vxorps	%xmm9, %xmm9, %xmm9
	vcvtsi2ss	%rdx, %xmm9, %xmm9
	vaddss	%xmm11, %xmm9, %xmm9
	vbroadcastss	%xmm9, %ymm9
	vsubps	%ymm4, %ymm9, %ymm9
	vmulps	160(%rsp), %ymm9, %ymm9
	vxorps	%ymm14, %ymm9, %ymm10
	vmovaps	%xmm11, %xmm0
	vmulps	%ymm10, %ymm9, %ymm11
	vbroadcastss	.L29c36(%rip), %ymm12
	vmaxps	%ymm12, %ymm11, %ymm11
	vbroadcastss	.L29c37(%rip), %ymm13
	vmulps	%ymm13, %ymm11, %ymm12
	vroundps	$8, %ymm12, %ymm12
	vbroadcastss	.L29c38(%rip), %ymm14
	vfmadd231ps	%ymm14, %ymm12, %ymm11
	vbroadcastss	.L29c39(%rip), %ymm14
	vfmadd231ps	%ymm14, %ymm12, %ymm11
	vmulps	%ymm13, %ymm11, %ymm14
	vbroadcastss	.L29c41(%rip), %ymm11
	vbroadcastss	.L29c45(%rip), %ymm6
	vaddps	%ymm6, %ymm12, %ymm12
	vcvttps2dq	%ymm12, %ymm13
	vbroadcastss	.L29c40(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm14, %ymm11
	vpsrad	$31, %ymm13, %ymm15
	vbroadcastss	.L29c46(%rip), %ymm6
	vsubps	%ymm6, %ymm12, %ymm12
	vcvttps2dq	%ymm12, %ymm12
	vbroadcastss	.L29c42(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm14, %ymm11
	vpand	%ymm15, %ymm12, %ymm15
	vandps	1504(%rsp), %ymm9, %ymm12
	vbroadcastss	.L29c47(%rip), %ymm6
	vfmadd213ps	%ymm1, %ymm6, %ymm12
	vbroadcastss	.L29c43(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm14, %ymm11
	vdivps	%ymm12, %ymm1, %ymm12
	vbroadcastss	.L29c44(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm14, %ymm11
	vpor	%ymm15, %ymm13, %ymm13
	vpslld	$23, %ymm13, %ymm15
	vbroadcastss	.L29c49(%rip), %ymm13
	vbroadcastss	.L29c48(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm12, %ymm13
	vfmadd213ps	%ymm1, %ymm14, %ymm11
	vbroadcastss	.L29c50(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm12, %ymm13
	vbroadcastss	.L29c51(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm12, %ymm13
	vbroadcastss	.L29c52(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm12, %ymm13
	vmulps	%ymm15, %ymm11, %ymm11
	vbroadcastss	.L29c53(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm12, %ymm13
	vbroadcastss	.L29c54(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm12, %ymm13
	vbroadcastss	.L29c55(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm12, %ymm13
	vbroadcastss	.L29c56(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm12, %ymm13
	vmulps	%ymm11, %ymm9, %ymm14
	vbroadcastss	.L29c59(%rip), %ymm6
	vmulps	%ymm6, %ymm2, %ymm15
	vfmadd213ps	%ymm1, %ymm2, %ymm15
	vmulps	%ymm13, %ymm12, %ymm12
	vmulps	%ymm3, %ymm15, %ymm13
	vmulps	%ymm6, %ymm9, %ymm15
	vfmadd213ps	%ymm1, %ymm9, %ymm15
	vfmsub231ps	%ymm3, %ymm2, %ymm14
	vmulps	%ymm11, %ymm15, %ymm15
	vmulps	%ymm2, %ymm13, %ymm2
	vsubps	%ymm13, %ymm15, %ymm13
	vfmsub231ps	%ymm15, %ymm9, %ymm2
	vcmpltps	%ymm10, %ymm9, %ymm10
	vmulps	%ymm11, %ymm12, %ymm12
	vbroadcastss	.L29c34(%rip), %ymm15
	vbroadcastss	.L29c14(%rip), %ymm6
	vblendvps	%ymm10, %ymm15, %ymm6, %ymm10
	vmulps	%ymm12, %ymm10, %ymm12
	vsubps	%ymm7, %ymm10, %ymm7
	vsubps	%ymm12, %ymm8, %ymm8
	vaddps	%ymm7, %ymm8, %ymm7
	vmovaps	%ymm7, -128(%rax)
	vsubps	%ymm11, %ymm3, %ymm3
	vmulps	496(%rsp), %ymm3, %ymm3
	vmovaps	%ymm3, -96(%rax)
	vmulps	%ymm5, %ymm14, %ymm3
	vmovups	528(%rsp), %ymm14
	vmulps	464(%rsp), %ymm13, %ymm7
	vmovaps	%ymm3, -64(%rax)
	vmovaps	%ymm7, -32(%rax)
	vfmsub213ps	%ymm3, %ymm5, %ymm2
	vmulps	16(%rsp), %ymm2, %ymm2
	vmovaps	%ymm2, (%rax)
	incq	%rdx
	addq	$160, %rax
	vmovaps	%ymm9, %ymm2
	vmovaps	%ymm11, %ymm3
	vmovaps	%xmm0, %xmm11
	vmovaps	%ymm12, %ymm8
	vmovaps	%ymm10, %ymm7
	cmpq	%rdx, %r10
	jne	.L29b61
	vdivps	1568(%rsp), %ymm1, %ymm10
	vbroadcastss	.L29c33(%rip), %ymm2
	vmulps	%ymm2, %ymm10, %ymm12
	vbroadcastss	.L29c34(%rip), %ymm8
	vsubps	1376(%rsp), %ymm8, %ymm2
	vmulps	%ymm2, %ymm12, %ymm2
	vxorps	%ymm2, %ymm14, %ymm4
	vmulps	%ymm4, %ymm2, %ymm3
	vbroadcastss	.L29c36(%rip), %ymm5
	vmaxps	%ymm5, %ymm3, %ymm3
	vbroadcastss	.L29c37(%rip), %ymm6
	vmulps	%ymm6, %ymm3, %ymm5
	vroundps	$8, %ymm5, %ymm5
	vbroadcastss	.L29c38(%rip), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm3
	vbroadcastss	.L29c39(%rip), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm3
	vmulps	%ymm6, %ymm3, %ymm3
	vbroadcastss	.L29c41(%rip), %ymm6
	vbroadcastss	.L29c40(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm3, %ymm6
	vbroadcastss	.L29c42(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm3, %ymm6
	vbroadcastss	.L29c43(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm3, %ymm6
	vbroadcastss	.L29c44(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm3, %ymm6
	vfmadd213ps	%ymm1, %ymm3, %ymm6
	vbroadcastss	.L29c45(%rip), %ymm3
	vaddps	%ymm3, %ymm5, %ymm3
	vcvttps2dq	%ymm3, %ymm5
	vpsrad	$31, %ymm5, %ymm7
	vbroadcastss	.L29c46(%rip), %ymm9
	vsubps	%ymm9, %ymm3, %ymm3
	vcvttps2dq	%ymm3, %ymm3
	vpand	%ymm7, %ymm3, %ymm3
	vpor	%ymm3, %ymm5, %ymm3
	vandps	1504(%rsp), %ymm2, %ymm5
	vbroadcastss	.L29c47(%rip), %ymm7
	vfmadd213ps	%ymm1, %ymm7, %ymm5
	vdivps	%ymm5, %ymm1, %ymm5
	vpslld	$23, %ymm3, %ymm3
	vmulps	%ymm3, %ymm6, %ymm3
	vbroadcastss	.L29c49(%rip), %ymm6
	vbroadcastss	.L29c48(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm5, %ymm6
	vbroadcastss	.L29c50(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm5, %ymm6
	vbroadcastss	.L29c51(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm5, %ymm6
	vbroadcastss	.L29c52(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm5, %ymm6
	vbroadcastss	.L29c53(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm5, %ymm6
	vbroadcastss	.L29c54(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm5, %ymm6
	vbroadcastss	.L29c55(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm5, %ymm6
	vcmpltps	%ymm4, %ymm2, %ymm4
	vbroadcastss	.L29c14(%rip), %ymm7
	vblendvps	%ymm4, %ymm8, %ymm7, %ymm7
	vbroadcastss	.L29c56(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm5, %ymm6
	vmulps	%ymm6, %ymm5, %ymm4
	vmulps	%ymm3, %ymm4, %ymm4
	vmulps	%ymm4, %ymm7, %ymm8
	vbroadcastss	.L29c57(%rip), %ymm4
	vmulps	%ymm4, %ymm10, %ymm4
	vmovups	%ymm4, 160(%rsp)
	vbroadcastss	.L29c58(%rip), %ymm5
	vmovups	%ymm10, 16(%rsp)
	vmulps	%ymm5, %ymm10, %ymm5
	vmovaps	%ymm12, %ymm6
	vmulps	%ymm5, %ymm12, %ymm4
	vmovups	%ymm4, 496(%rsp)
	movq	%rcx, %rax
	xorl	%edx, %edx
	.p2align	4
.L29b63:
	vcvtsi2ss	%rdx, %xmm1, %xmm9
	vaddss	%xmm11, %xmm9, %xmm9
	vbroadcastss	%xmm9, %ymm9
	vsubps	1376(%rsp), %ymm9, %ymm9
	vmulps	%ymm6, %ymm9, %ymm9
	vxorps	%ymm14, %ymm9, %ymm10
	vmulps	%ymm10, %ymm9, %ymm11
	vbroadcastss	.L29c36(%rip), %ymm12
	vmaxps	%ymm12, %ymm11, %ymm11
	vbroadcastss	.L29c37(%rip), %ymm13
	vmulps	%ymm13, %ymm11, %ymm12
	vroundps	$8, %ymm12, %ymm12
	vbroadcastss	.L29c38(%rip), %ymm14
	vfmadd231ps	%ymm14, %ymm12, %ymm11
	vbroadcastss	.L29c39(%rip), %ymm14
	vfmadd231ps	%ymm14, %ymm12, %ymm11
	vmulps	%ymm13, %ymm11, %ymm14
	vbroadcastss	.L29c41(%rip), %ymm11
	vbroadcastss	.L29c45(%rip), %ymm4
	vaddps	%ymm4, %ymm12, %ymm12
	vcvttps2dq	%ymm12, %ymm13
	vbroadcastss	.L29c40(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm14, %ymm11
	vpsrad	$31, %ymm13, %ymm15
	vbroadcastss	.L29c46(%rip), %ymm4
	vsubps	%ymm4, %ymm12, %ymm12
	vcvttps2dq	%ymm12, %ymm12
	vbroadcastss	.L29c42(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm14, %ymm11
	vpand	%ymm15, %ymm12, %ymm15
	vandps	1504(%rsp), %ymm9, %ymm12
	vbroadcastss	.L29c47(%rip), %ymm4
	vfmadd213ps	%ymm1, %ymm4, %ymm12
	vbroadcastss	.L29c43(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm14, %ymm11
	vdivps	%ymm12, %ymm1, %ymm12
	vbroadcastss	.L29c44(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm14, %ymm11
	vpor	%ymm15, %ymm13, %ymm13
	vpslld	$23, %ymm13, %ymm15
	vbroadcastss	.L29c49(%rip), %ymm13
	vbroadcastss	.L29c48(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vfmadd213ps	%ymm1, %ymm14, %ymm11
	vbroadcastss	.L29c50(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vbroadcastss	.L29c51(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vbroadcastss	.L29c52(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vmulps	%ymm15, %ymm11, %ymm11
	vbroadcastss	.L29c53(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vbroadcastss	.L29c54(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vbroadcastss	.L29c55(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vbroadcastss	.L29c56(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vmulps	%ymm11, %ymm9, %ymm14
	vbroadcastss	.L29c59(%rip), %ymm4
	vmulps	%ymm4, %ymm2, %ymm15
	vfmadd213ps	%ymm1, %ymm2, %ymm15
	vmulps	%ymm13, %ymm12, %ymm12
	vmulps	%ymm3, %ymm15, %ymm13
	vmulps	%ymm4, %ymm9, %ymm15
	vfmadd213ps	%ymm1, %ymm9, %ymm15
	vfmsub231ps	%ymm3, %ymm2, %ymm14
	vmulps	%ymm11, %ymm15, %ymm15
	vmulps	%ymm2, %ymm13, %ymm2
	vsubps	%ymm13, %ymm15, %ymm13
	vfmsub231ps	%ymm15, %ymm9, %ymm2
	vcmpltps	%ymm10, %ymm9, %ymm10
	vmulps	%ymm11, %ymm12, %ymm12
	vbroadcastss	.L29c34(%rip), %ymm15
	vbroadcastss	.L29c14(%rip), %ymm4
	vblendvps	%ymm10, %ymm15, %ymm4, %ymm10
	vmulps	%ymm12, %ymm10, %ymm12
	vsubps	%ymm7, %ymm10, %ymm7
	vsubps	%ymm12, %ymm8, %ymm8
	vaddps	%ymm7, %ymm8, %ymm7
	vmovaps	%ymm7, -128(%rax)
	vsubps	%ymm11, %ymm3, %ymm3
	vmulps	160(%rsp), %ymm3, %ymm3
	vmovaps	%ymm3, -96(%rax)
	vmulps	%ymm5, %ymm14, %ymm3
	vmovups	528(%rsp), %ymm14
	vmulps	496(%rsp), %ymm13, %ymm7
	vmovaps	%ymm3, -64(%rax)
	vmovaps	%ymm7, -32(%rax)
	vfmsub213ps	%ymm3, %ymm5, %ymm2
	vmulps	16(%rsp), %ymm2, %ymm2
	vmovaps	%ymm2, (%rax)
	incq	%rdx
	addq	$160, %rax
	vmovaps	%ymm9, %ymm2
	vmovaps	%ymm11, %ymm3
	vmovaps	%xmm0, %xmm11
	vmovaps	%ymm12, %ymm8
	vmovaps	%ymm10, %ymm7
	cmpq	%rdx, %r10
	jne	.L29b63
	vxorps	%xmm0, %xmm0, %xmm0
	vmovss	1536(%rsp), %xmm1
	vucomiss	%xmm0, %xmm1
	vmovups	1984(%rsp), %ymm0
	ja	.L29b66
	vxorps	%xmm0, %xmm0, %xmm0
.L29b66:
	vmovups	%ymm0, 304(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 944(%rsp)
	movq	(%rsp), %rax
	vbroadcastss	8(%rax), %ymm0
	vmovups	%ymm0, 400(%rsp)
	movq	%r11, %rax
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 912(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm6, %xmm6, %xmm6
	vmovups	%ymm0, 816(%rsp)
	vmovups	%ymm0, 624(%rsp)
	vmovups	%ymm0, 1040(%rsp)
	vmovups	%ymm0, 1136(%rsp)
	vmovups	%ymm0, 1264(%rsp)
	vmovups	%ymm0, 592(%rsp)
	vmovups	%ymm0, 784(%rsp)
	vmovups	%ymm0, 336(%rsp)
	vmovups	%ymm0, 1920(%rsp)
	vmovups	%ymm0, 1952(%rsp)
	vmovups	%ymm0, 1632(%rsp)
	vmovups	%ymm0, 560(%rsp)
	xorl	%edx, %edx
	vmovups	%ymm0, 1008(%rsp)
	vmovups	%ymm0, 1408(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vmovups	%ymm0, 1472(%rsp)
	vmovups	%ymm0, 1440(%rsp)
	vmovups	%ymm0, 1072(%rsp)
	vmovups	%ymm0, 1104(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	vmovups	%ymm0, 1664(%rsp)
	vmovups	%ymm0, 1168(%rsp)
	vmovups	%ymm0, 720(%rsp)
	vmovups	%ymm0, 976(%rsp)
	vmovups	%ymm0, 1200(%rsp)
	vmovups	%ymm0, 1232(%rsp)
	vmovups	%ymm0, 1296(%rsp)
	vxorps	%xmm9, %xmm9, %xmm9
	vmovups	%ymm0, 752(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vmovups	%ymm0, 208(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	%ymm0, 240(%rsp)
	vmovups	96(%rsp), %ymm13
	.p2align	4
.L29b67:
	vmovups	%ymm9, 368(%rsp)
	vmovups	%ymm3, 1856(%rsp)
	vmovups	%ymm6, 688(%rsp)
	vmovups	%ymm2, 1888(%rsp)
	vmovups	%ymm1, 272(%rsp)
	vmovups	%ymm5, 2144(%rsp)
	vmovups	%ymm4, 2176(%rsp)
	leaq	(%rdx,%r10), %rsi
	leaq	(%rsi,%rsi,4), %rsi
	shlq	$5, %rsi
	vmovaps	(%r13,%rsi), %ymm0
	vmovaps	32(%r13,%rsi), %ymm1
	vmovups	%ymm1, 848(%rsp)
	vmovaps	64(%r13,%rsi), %ymm1
	vmovups	%ymm1, 2112(%rsp)
	vmovaps	96(%r13,%rsi), %ymm1
	vmovups	%ymm1, 2080(%rsp)
	vmovaps	128(%r13,%rsi), %ymm1
	vmovups	%ymm1, 1600(%rsp)
	vmovups	%ymm0, 1824(%rsp)
	vmulps	%ymm0, %ymm13, %ymm0
	vmovups	%ymm0, 128(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	movq	%rbx, %rsi
	xorl	%edi, %edi
	vxorps	%xmm0, %xmm0, %xmm0
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	%ymm2, 48(%rsp)
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm3, %xmm3, %xmm3
	vmovups	%ymm3, 656(%rsp)
	vmovups	%ymm3, 464(%rsp)
	vmovups	%ymm3, 160(%rsp)
	vmovups	%ymm3, 16(%rsp)
	vmovups	%ymm3, 496(%rsp)
	.p2align	4
.L29b68:
	vmovaps	(%rax,%rdi), %ymm6
	vmovaps	-128(%rsi), %ymm7
	vmovaps	-96(%rsi), %ymm9
	vmovaps	%ymm7, %ymm11
	vmovups	432(%rsp), %ymm3
	vfmadd132ps	128(%rsp), %ymm3, %ymm11
	vaddps	400(%rsp), %ymm11, %ymm11
	vbroadcastss	.L29c0(%rip), %ymm3
	vdivps	%ymm11, %ymm3, %ymm8
	vsubps	%ymm11, %ymm6, %ymm6
	vmulps	%ymm6, %ymm8, %ymm6
	vmulps	304(%rsp), %ymm6, %ymm11
	vfmadd213ps	%ymm8, %ymm8, %ymm11
	vmovaps	-64(%rsi), %ymm8
	vaddps	%ymm6, %ymm12, %ymm12
	vmovups	656(%rsp), %ymm3
	vfmadd231ps	%ymm7, %ymm6, %ymm3
	vmovups	%ymm3, 656(%rsp)
	vmovups	464(%rsp), %ymm3
	vfmadd231ps	%ymm9, %ymm6, %ymm3
	vmovups	%ymm3, 464(%rsp)
	vmovups	160(%rsp), %ymm3
	vfmadd231ps	%ymm8, %ymm6, %ymm3
	vmovups	%ymm3, 160(%rsp)
	vmovups	16(%rsp), %ymm3
	vfmadd231ps	-32(%rsi), %ymm6, %ymm3
	vmovups	%ymm3, 16(%rsp)
	vmovups	496(%rsp), %ymm3
	vfmadd231ps	(%rsi), %ymm6, %ymm3
	vmovups	%ymm3, 496(%rsp)
	vmulps	%ymm7, %ymm11, %ymm6
	vaddps	%ymm6, %ymm4, %ymm4
	vfmadd231ps	%ymm6, %ymm7, %ymm14
	vmulps	%ymm11, %ymm9, %ymm6
	vaddps	%ymm6, %ymm5, %ymm5
	vfmadd231ps	%ymm7, %ymm6, %ymm1
	vfmadd231ps	%ymm6, %ymm9, %ymm15
	vaddps	%ymm0, %ymm11, %ymm0
	vmulps	%ymm11, %ymm8, %ymm6
	vmovups	48(%rsp), %ymm3
	vfmadd231ps	%ymm7, %ymm6, %ymm3
	vmovups	%ymm3, 48(%rsp)
	vfmadd231ps	%ymm9, %ymm6, %ymm2
	vfmadd231ps	%ymm8, %ymm6, %ymm10
	vaddps	%ymm6, %ymm13, %ymm13
	addq	$32, %rdi
	addq	$160, %rsi
	cmpq	%rdi, %r12
	jne	.L29b68
	vxorps	%xmm8, %xmm8, %xmm8
	vmovups	128(%rsp), %ymm3
	vfmadd213ps	%ymm8, %ymm3, %ymm15
	vmovups	1040(%rsp), %ymm6
	vfmadd231ps	%ymm15, %ymm3, %ymm6
	vmovups	%ymm6, 1040(%rsp)
	vmovups	96(%rsp), %ymm6
	vmulps	848(%rsp), %ymm6, %ymm15
	vmovaps	%ymm1, %ymm6
	vfmadd213ps	%ymm8, %ymm15, %ymm6
	vmovups	1136(%rsp), %ymm9
	vfmadd231ps	%ymm6, %ymm3, %ymm9
	vmovups	%ymm9, 1136(%rsp)
	vmovaps	%ymm14, %ymm7
	vmovaps	%ymm14, %ymm6
	vfmadd213ps	%ymm8, %ymm15, %ymm6
	vmovups	1264(%rsp), %ymm9
	vfmadd231ps	%ymm6, %ymm15, %ymm9
	vmovups	%ymm9, 1264(%rsp)
	vmovaps	%ymm1, %ymm6
	vmovups	1824(%rsp), %ymm11
	vfmadd213ps	%ymm8, %ymm11, %ymm6
	vmovups	592(%rsp), %ymm9
	vfmadd231ps	%ymm6, %ymm3, %ymm9
	vmovups	%ymm9, 592(%rsp)
	vmovaps	%ymm14, %ymm6
	vfmadd213ps	%ymm8, %ymm11, %ymm6
	vmovups	784(%rsp), %ymm9
	vfmadd231ps	%ymm6, %ymm15, %ymm9
	vmovups	%ymm9, 784(%rsp)
	vmovups	336(%rsp), %ymm9
	vfmadd231ps	%ymm6, %ymm11, %ymm9
	vmovups	%ymm9, 336(%rsp)
	vmovups	688(%rsp), %ymm6
	vaddps	%ymm6, %ymm12, %ymm6
	vaddps	%ymm0, %ymm8, %ymm0
	vmovups	560(%rsp), %ymm9
	vaddps	%ymm0, %ymm9, %ymm9
	vmovups	%ymm9, 560(%rsp)
	vaddps	%ymm5, %ymm8, %ymm0
	vmovups	1920(%rsp), %ymm5
	vfmadd231ps	%ymm0, %ymm3, %ymm5
	vmovups	%ymm5, 1920(%rsp)
	vmovaps	%ymm4, %ymm12
	vaddps	%ymm4, %ymm8, %ymm0
	vmovups	1952(%rsp), %ymm5
	vfmadd231ps	%ymm0, %ymm15, %ymm5
	vmovups	%ymm5, 1952(%rsp)
	vmovups	1632(%rsp), %ymm5
	vfmadd231ps	%ymm0, %ymm11, %ymm5
	vmovups	%ymm5, 1632(%rsp)
	vfmadd213ps	%ymm8, %ymm3, %ymm13
	vmovups	1472(%rsp), %ymm0
	vaddps	%ymm0, %ymm13, %ymm0
	vmovups	96(%rsp), %ymm13
	vmovups	%ymm0, 1472(%rsp)
	vfmadd213ps	%ymm8, %ymm3, %ymm2
	vmovups	1008(%rsp), %ymm0
	vfmadd231ps	%ymm2, %ymm3, %ymm0
	vmovups	%ymm0, 1008(%rsp)
	vfmadd213ps	%ymm8, %ymm3, %ymm10
	vmovups	1440(%rsp), %ymm0
	vfmadd231ps	%ymm10, %ymm3, %ymm0
	vmovups	%ymm0, 1440(%rsp)
	vmovups	2112(%rsp), %ymm4
	vmulps	%ymm4, %ymm13, %ymm0
	vfmadd213ps	%ymm8, %ymm0, %ymm1
	vmovups	1072(%rsp), %ymm2
	vfmadd231ps	%ymm1, %ymm3, %ymm2
	vmovups	%ymm2, 1072(%rsp)
	vmovups	48(%rsp), %ymm5
	vmovaps	%ymm5, %ymm1
	vfmadd213ps	%ymm8, %ymm0, %ymm5
	vmovups	1168(%rsp), %ymm2
	vfmadd231ps	%ymm5, %ymm3, %ymm2
	vmovups	%ymm2, 1168(%rsp)
	vmovups	944(%rsp), %ymm2
	vmovups	464(%rsp), %ymm14
	vfmadd231ps	%ymm14, %ymm3, %ymm2
	vmovups	%ymm2, 944(%rsp)
	vmovups	816(%rsp), %ymm2
	vmovups	160(%rsp), %ymm10
	vfmadd231ps	%ymm10, %ymm3, %ymm2
	vmovups	%ymm2, 816(%rsp)
	vfmadd213ps	%ymm8, %ymm3, %ymm1
	vmovups	1408(%rsp), %ymm2
	vfmadd231ps	%ymm1, %ymm15, %ymm2
	vmovups	%ymm2, 1408(%rsp)
	vmovups	2144(%rsp), %ymm5
	vfmadd231ps	%ymm1, %ymm11, %ymm5
	vmovups	912(%rsp), %ymm1
	vmovups	656(%rsp), %ymm9
	vfmadd231ps	%ymm9, %ymm15, %ymm1
	vmovups	%ymm1, 912(%rsp)
	vfmadd213ps	%ymm8, %ymm0, %ymm7
	vmovups	1104(%rsp), %ymm1
	vfmadd231ps	%ymm15, %ymm7, %ymm1
	vmovups	%ymm1, 1104(%rsp)
	vmovups	1856(%rsp), %ymm3
	vfmadd231ps	2080(%rsp), %ymm9, %ymm3
	vmovups	240(%rsp), %ymm1
	vfmadd231ps	1600(%rsp), %ymm9, %ymm1
	vmovups	%ymm1, 240(%rsp)
	vmovups	272(%rsp), %ymm1
	vfmadd231ps	%ymm9, %ymm11, %ymm1
	vmovups	624(%rsp), %ymm2
	vfmadd231ps	%ymm9, %ymm0, %ymm2
	vmovups	%ymm2, 624(%rsp)
	vmovups	1232(%rsp), %ymm2
	vfmadd231ps	%ymm9, %ymm4, %ymm2
	vmovups	%ymm2, 1232(%rsp)
	vmovups	976(%rsp), %ymm2
	vmovups	848(%rsp), %ymm15
	vfmadd231ps	%ymm14, %ymm15, %ymm2
	vmovups	%ymm2, 976(%rsp)
	vmovups	368(%rsp), %ymm9
	vfmadd231ps	%ymm14, %ymm4, %ymm9
	vmovups	752(%rsp), %ymm2
	vfmadd231ps	%ymm15, %ymm10, %ymm2
	vmovups	%ymm2, 752(%rsp)
	vmovups	1888(%rsp), %ymm2
	vfmadd231ps	%ymm10, %ymm4, %ymm2
	vmovups	1200(%rsp), %ymm4
	vfmadd231ps	%ymm10, %ymm11, %ymm4
	vmovups	%ymm4, 1200(%rsp)
	vmovups	1296(%rsp), %ymm4
	vfmadd231ps	16(%rsp), %ymm11, %ymm4
	vmovups	%ymm4, 1296(%rsp)
	vmovups	208(%rsp), %ymm4
	vfmadd231ps	496(%rsp), %ymm11, %ymm4
	vmovups	%ymm4, 208(%rsp)
	vmovups	2176(%rsp), %ymm4
	vfmadd231ps	%ymm7, %ymm11, %ymm4
	vmovups	720(%rsp), %ymm10
	vfmadd231ps	%ymm7, %ymm0, %ymm10
	vmovups	%ymm10, 720(%rsp)
	vfmadd213ps	%ymm8, %ymm0, %ymm12
	vmovups	1664(%rsp), %ymm0
	vaddps	%ymm0, %ymm12, %ymm0
	vmovups	%ymm0, 1664(%rsp)
	incq	%rdx
	addq	%r12, %rax
	cmpq	%r10, %rdx
	jne	.L29b67
	vmovups	%ymm6, 688(%rsp)
	vmovups	%ymm1, 272(%rsp)
	vbroadcastss	.L29c0(%rip), %ymm12
	vmovups	528(%rsp), %ymm14
	vmovups	%ymm9, 368(%rsp)
	vmovups	3824(%rsp), %ymm6
	vmovups	1696(%rsp), %ymm10
	vmovups	976(%rsp), %ymm15
	vmovups	1232(%rsp), %ymm13
	vmovups	1200(%rsp), %ymm11
	jmp	.L29b71
	.p2align	4
.L29b57:
	vmovaps	%ymm11, %ymm12
	vucomiss	%xmm4, %xmm0
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 240(%rsp)
	vmovups	1984(%rsp), %ymm0
	ja	.L29b59
	vxorps	%xmm0, %xmm0, %xmm0
.L29b59:
	vmovups	%ymm0, 304(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 208(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vmovups	%ymm0, 752(%rsp)
	vmovups	%ymm0, 368(%rsp)
	vmovups	%ymm0, 1296(%rsp)
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm15, %xmm15, %xmm15
	vmovups	%ymm0, 720(%rsp)
	vmovups	%ymm0, 1168(%rsp)
	vmovups	%ymm0, 1664(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	vmovups	%ymm0, 1104(%rsp)
	vmovups	%ymm0, 1072(%rsp)
	vmovups	%ymm0, 1440(%rsp)
	vmovups	%ymm0, 1472(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vmovups	%ymm0, 1408(%rsp)
	vmovups	%ymm0, 1008(%rsp)
	vmovups	%ymm0, 560(%rsp)
	vmovups	%ymm0, 1632(%rsp)
	vmovups	%ymm0, 1952(%rsp)
	vmovups	%ymm0, 1920(%rsp)
	vmovups	%ymm0, 336(%rsp)
	vmovups	%ymm0, 784(%rsp)
	vmovups	%ymm0, 592(%rsp)
	vmovups	%ymm0, 1264(%rsp)
	vmovups	%ymm0, 1136(%rsp)
	vmovups	%ymm0, 1040(%rsp)
	vmovups	%ymm0, 624(%rsp)
	vmovups	%ymm0, 816(%rsp)
	vmovups	%ymm0, 688(%rsp)
	vmovups	%ymm0, 272(%rsp)
	vmovups	%ymm0, 912(%rsp)
	vmovups	%ymm0, 944(%rsp)
	vmovups	1696(%rsp), %ymm10
.L29b71:
	vmovups	304(%rsp), %ymm7
	vmovups	96(%rsp), %ymm8
	vmulps	%ymm7, %ymm8, %ymm0
	vdivps	%ymm10, %ymm12, %ymm1
	vmulps	%ymm0, %ymm11, %ymm9
	vfnmadd213ps	1040(%rsp), %ymm1, %ymm9
	vmovups	%ymm9, 3472(%rsp)
	vdivps	1568(%rsp), %ymm12, %ymm1
	vmulps	%ymm0, %ymm13, %ymm9
	vfnmadd213ps	1264(%rsp), %ymm1, %ymm9
	vmovups	%ymm9, 3504(%rsp)
	vfnmadd213ps	1136(%rsp), %ymm0, %ymm15
	vmovups	%ymm15, 976(%rsp)
	vmovups	1296(%rsp), %ymm1
	vfnmadd213ps	1008(%rsp), %ymm0, %ymm1
	vmovups	%ymm1, 1296(%rsp)
	vmovups	752(%rsp), %ymm1
	vfnmadd213ps	1408(%rsp), %ymm0, %ymm1
	vmovups	%ymm1, 752(%rsp)
	vmovups	208(%rsp), %ymm1
	vfnmadd213ps	1440(%rsp), %ymm0, %ymm1
	vmovups	%ymm1, 208(%rsp)
	vmovups	368(%rsp), %ymm1
	vfnmadd213ps	1072(%rsp), %ymm0, %ymm1
	vmovups	%ymm1, 368(%rsp)
	vfnmadd213ps	1104(%rsp), %ymm0, %ymm3
	vmovups	%ymm3, 1856(%rsp)
	vfnmadd213ps	1168(%rsp), %ymm0, %ymm2
	vmovups	%ymm2, 1888(%rsp)
	vmovups	240(%rsp), %ymm1
	vfnmadd213ps	720(%rsp), %ymm0, %ymm1
	vmovups	%ymm1, 240(%rsp)
	vfnmadd231ps	%ymm11, %ymm7, %ymm5
	vfnmadd231ps	%ymm13, %ymm7, %ymm4
	vbroadcastss	.L29c17(%rip), %ymm12
	vdivps	%ymm8, %ymm12, %ymm0
	vmulps	%ymm0, %ymm7, %ymm0
	vmovss	1536(%rsp), %xmm1
	vxorps	%xmm8, %xmm8, %xmm8
	vucomiss	%xmm8, %xmm1
	vmovups	592(%rsp), %ymm1
	vmovups	944(%rsp), %ymm7
	vfmadd231ps	%ymm7, %ymm0, %ymm1
	vmovups	%ymm1, 592(%rsp)
	vmovups	784(%rsp), %ymm11
	vmovups	912(%rsp), %ymm9
	vfmadd231ps	%ymm0, %ymm9, %ymm11
	vmovups	%ymm4, 2176(%rsp)
	vmovups	%ymm5, 2144(%rsp)
	vmovups	%ymm11, 784(%rsp)
	vmovups	%ymm10, 1696(%rsp)
	jbe	.L29b72
	vmovups	3056(%rsp), %ymm1
	vaddps	%ymm1, %ymm6, %ymm1
	vbroadcastss	.L29c60(%rip), %ymm0
	vmovups	%ymm1, 3056(%rsp)
	vcmpleps	%ymm1, %ymm0, %ymm0
	vandps	2208(%rsp), %ymm0, %ymm0
	vmulps	%ymm0, %ymm6, %ymm0
	vaddss	%xmm0, %xmm8, %xmm1
	vmovshdup	%xmm0, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufpd	$1, %xmm0, %xmm0, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufps	$255, %xmm0, %xmm0, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vextractf128	$1, %ymm0, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vmovshdup	%xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufpd	$1, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vucomiss	%xmm8, %xmm1
	vmovups	624(%rsp), %ymm8
	vmovups	816(%rsp), %ymm3
	vmovups	432(%rsp), %ymm13
	jbe	.L29b74
	testq	%r10, %r10
	vmovups	%ymm0, 160(%rsp)
	je	.L29b76
	movq	(%rsp), %rax
	vbroadcastss	8(%rax), %ymm2
	vxorps	%xmm1, %xmm1, %xmm1
	movq	%r11, %rax
	xorl	%edx, %edx
	vmovups	96(%rsp), %ymm6
	.p2align	4
.L29b78:
	leaq	(%rdx,%r10), %rsi
	leaq	(%rsi,%rsi,4), %rsi
	shlq	$5, %rsi
	vmulps	(%r13,%rsi), %ymm6, %ymm0
	vmovups	%ymm0, 16(%rsp)
	movq	%r13, %rsi
	xorl	%edi, %edi
	vbroadcastss	.L29c69(%rip), %ymm14
	vbroadcastss	.L29c70(%rip), %ymm0
	vmovups	432(%rsp), %ymm13
	vbroadcastss	.L29c0(%rip), %ymm12
	vbroadcastss	.L29c17(%rip), %ymm15
	vmovdqu	3664(%rsp), %ymm11
	.p2align	4
.L29b79:
	vmovaps	(%rsi), %ymm4
	vfmadd132ps	16(%rsp), %ymm13, %ymm4
	vaddps	%ymm2, %ymm4, %ymm4
	vdivps	%ymm4, %ymm12, %ymm6
	vmovaps	(%rax,%rdi), %ymm5
	vsubps	%ymm4, %ymm5, %ymm5
	vmulps	%ymm6, %ymm5, %ymm5
	vcmpltps	%ymm5, %ymm15, %ymm7
	vaddps	%ymm6, %ymm15, %ymm6
	vblendvps	%ymm7, %ymm5, %ymm6, %ymm6
	vaddps	%ymm6, %ymm12, %ymm7
	vpaddd	%ymm7, %ymm11, %ymm7
	vpand	3696(%rsp), %ymm7, %ymm7
	vmovdqu	2208(%rsp), %ymm8
	vpsubd	%ymm7, %ymm8, %ymm8
	vaddps	%ymm15, %ymm8, %ymm9
	vfmadd231ps	%ymm8, %ymm6, %ymm9
	vbroadcastss	.L29c66(%rip), %ymm6
	vmulps	%ymm9, %ymm9, %ymm8
	vbroadcastss	.L29c65(%rip), %ymm3
	vfmadd213ps	%ymm3, %ymm9, %ymm6
	vbroadcastss	.L29c68(%rip), %ymm10
	vbroadcastss	.L29c67(%rip), %ymm3
	vfmadd213ps	%ymm3, %ymm9, %ymm10
	vfmadd231ps	%ymm14, %ymm8, %ymm10
	vfmadd213ps	%ymm6, %ymm8, %ymm10
	vbroadcastss	.L29c64(%rip), %ymm6
	vbroadcastss	.L29c63(%rip), %ymm3
	vfmadd213ps	%ymm3, %ymm9, %ymm6
	vfmadd213ps	%ymm6, %ymm8, %ymm10
	vfmadd213ps	%ymm9, %ymm8, %ymm10
	vcvtdq2ps	%ymm7, %ymm6
	vfmadd231ps	%ymm6, %ymm0, %ymm10
	vaddps	%ymm5, %ymm12, %ymm6
	vmaxps	%ymm15, %ymm5, %ymm5
	vfmsub231ps	%ymm6, %ymm10, %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm1
	addq	$32, %rdi
	addq	$160, %rsi
	cmpq	%rdi, %r12
	jne	.L29b79
	incq	%rdx
	addq	%r12, %rax
	cmpq	%r10, %rdx
	vmovups	96(%rsp), %ymm6
	jne	.L29b78
	jmp	.L29b81
	.p2align	4
.L29b72:
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 3120(%rsp)
	vmovups	1568(%rsp), %ymm0
	vmovups	%ymm0, 720(%rsp)
	vmovups	%ymm10, 1264(%rsp)
	vmovups	624(%rsp), %ymm8
	vmovups	816(%rsp), %ymm3
	vmovups	560(%rsp), %ymm2
	vmovups	336(%rsp), %ymm1
	vbroadcastss	.L29c0(%rip), %ymm11
	vmovups	3472(%rsp), %ymm0
	vmovups	3504(%rsp), %ymm4
	vmovups	432(%rsp), %ymm13
	jmp	.L29b82
	.p2align	4
.L29b74:
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 3120(%rsp)
	vmovups	1568(%rsp), %ymm0
	vmovups	%ymm0, 720(%rsp)
	vmovups	%ymm10, 1264(%rsp)
	vmovups	560(%rsp), %ymm2
	vmovups	336(%rsp), %ymm1
	vbroadcastss	.L29c0(%rip), %ymm11
	vmovups	3472(%rsp), %ymm0
	vmovups	3504(%rsp), %ymm4
	jmp	.L29b82
.L29b76:
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	96(%rsp), %ymm6
.L29b81:
	vbroadcastss	.L29c72(%rip), %ymm2
	vbroadcastss	.L29c71(%rip), %ymm3
	vmovups	3216(%rsp), %ymm4
	vfmadd213ps	%ymm3, %ymm4, %ymm2
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpltps	160(%rsp), %ymm0, %ymm0
	vaddps	%ymm2, %ymm4, %ymm2
	vcmpltps	%ymm1, %ymm2, %ymm2
	vandps	%ymm2, %ymm0, %ymm2
	vandnps	%ymm0, %ymm2, %ymm3
	vblendvps	%ymm3, %ymm1, %ymm4, %ymm4
	vmovups	%ymm4, 3216(%rsp)
	vbroadcastss	.L29c22(%rip), %ymm1
	vmovups	3088(%rsp), %ymm3
	vmaxps	%ymm1, %ymm3, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm3
	vmovups	%ymm3, 3088(%rsp)
	vbroadcastss	.L29c73(%rip), %ymm1
	vmovups	3536(%rsp), %ymm3
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm3
	vmovups	%ymm3, 3536(%rsp)
	vbroadcastss	.L29c19(%rip), %ymm0
	vbroadcastss	.L29c0(%rip), %ymm11
	vblendvps	%ymm2, %ymm0, %ymm11, %ymm3
	vmovups	2672(%rsp), %ymm1
	vmulps	%ymm3, %ymm1, %ymm0
	vsubps	%ymm0, %ymm1, %ymm1
	vmovups	2048(%rsp), %ymm4
	vsubps	%ymm1, %ymm4, %ymm4
	vmovups	%ymm4, 2048(%rsp)
	vmovups	2480(%rsp), %ymm4
	vmulps	%ymm3, %ymm4, %ymm1
	vsubps	%ymm1, %ymm4, %ymm4
	vmovups	1376(%rsp), %ymm5
	vsubps	%ymm4, %ymm5, %ymm5
	vmovups	%ymm5, 1376(%rsp)
	vmovups	2512(%rsp), %ymm5
	vmulps	%ymm3, %ymm5, %ymm4
	vsubps	%ymm4, %ymm5, %ymm5
	vsubps	%ymm5, %ymm6, %ymm6
	vmovups	%ymm6, 96(%rsp)
	vmovups	2544(%rsp), %ymm6
	vmulps	%ymm3, %ymm6, %ymm5
	vsubps	%ymm5, %ymm6, %ymm6
	vmovups	432(%rsp), %ymm13
	vsubps	%ymm6, %ymm13, %ymm13
	vmovups	2576(%rsp), %ymm7
	vmulps	%ymm3, %ymm7, %ymm6
	vsubps	%ymm6, %ymm7, %ymm7
	vmovups	1696(%rsp), %ymm10
	vsubps	%ymm7, %ymm10, %ymm7
	vmovups	%ymm7, 1264(%rsp)
	vmovups	2320(%rsp), %ymm7
	vmulps	%ymm3, %ymm7, %ymm7
	vmovups	%ymm7, 2320(%rsp)
	vmovups	2640(%rsp), %ymm7
	vmulps	%ymm3, %ymm7, %ymm7
	vmovups	%ymm7, 2640(%rsp)
	vmovups	2608(%rsp), %ymm7
	vmulps	%ymm3, %ymm7, %ymm3
	vsubps	%ymm3, %ymm7, %ymm7
	vmovups	1568(%rsp), %ymm10
	vsubps	%ymm7, %ymm10, %ymm7
	vmovups	%ymm7, 720(%rsp)
	vmovups	1984(%rsp), %ymm7
	vandnps	%ymm7, %ymm2, %ymm7
	vmovups	%ymm7, 1984(%rsp)
	vbroadcastss	.L29c26(%rip), %ymm7
	vmovups	3024(%rsp), %ymm10
	vblendvps	%ymm2, %ymm7, %ymm10, %ymm10
	vmovups	%ymm10, 3024(%rsp)
	vandps	%ymm2, %ymm11, %ymm2
	vmovups	%ymm2, 3120(%rsp)
	vmovups	%ymm3, 2608(%rsp)
	vmovups	%ymm6, 2576(%rsp)
	vmovups	%ymm5, 2544(%rsp)
	vmovups	%ymm4, 2512(%rsp)
	vmovups	%ymm1, 2480(%rsp)
	vmovups	%ymm0, 2672(%rsp)
	vmovups	528(%rsp), %ymm14
	vmovups	624(%rsp), %ymm8
	vmovups	816(%rsp), %ymm3
	vmovups	944(%rsp), %ymm7
	vmovups	912(%rsp), %ymm9
	vmovups	560(%rsp), %ymm2
	vmovups	336(%rsp), %ymm1
	vmovups	3504(%rsp), %ymm4
	vmovups	3472(%rsp), %ymm0
	vbroadcastss	.L29c17(%rip), %ymm12
.L29b82:
	vmovups	%ymm8, 624(%rsp)
	vmovups	%ymm7, 944(%rsp)
	vmovups	%ymm9, 912(%rsp)
	vmovups	%ymm1, 336(%rsp)
	vmovups	%ymm2, 560(%rsp)
	vmovups	%ymm3, 816(%rsp)
	vmovups	%ymm13, 432(%rsp)
	vmovups	96(%rsp), %ymm8
	vbroadcastss	.L29c15(%rip), %ymm6
	vmaxps	%ymm6, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm11, %ymm0
	vmovups	%ymm0, 1136(%rsp)
	vmaxps	%ymm6, %ymm4, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm11, %ymm10
	vmovups	%ymm10, 1168(%rsp)
	vmaxps	%ymm6, %ymm1, %ymm0
	vsqrtps	%ymm0, %ymm1
	vxorps	%xmm5, %xmm5, %xmm5
	vmovdqu	4240(%rsp), %ymm0
	vpcmpgtd	%ymm5, %ymm0, %ymm0
	vmovdqu	%ymm0, 464(%rsp)
	vdivps	%ymm1, %ymm11, %ymm0
	vmovups	%ymm0, 304(%rsp)
	vmaxps	%ymm6, %ymm2, %ymm1
	vsqrtps	%ymm1, %ymm2
	vmovdqu	4272(%rsp), %ymm1
	vpcmpgtd	%ymm5, %ymm1, %ymm1
	vdivps	%ymm2, %ymm11, %ymm0
	vmovups	%ymm0, 400(%rsp)
	vmovups	2048(%rsp), %ymm4
	vcmpleps	3152(%rsp), %ymm4, %ymm2
	vmovaps	%ymm3, %ymm0
	vmovups	2768(%rsp), %ymm3
	vcmpleps	%ymm4, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm7, %ymm12, %ymm3
	vxorps	%ymm7, %ymm14, %ymm4
	vblendvps	%ymm2, %ymm4, %ymm3, %ymm2
	vcmpleps	%ymm2, %ymm5, %ymm2
	vextractf128	$1, %ymm2, %xmm3
	vmovups	1376(%rsp), %ymm6
	vcmpleps	2832(%rsp), %ymm6, %ymm4
	vmovups	2800(%rsp), %ymm5
	vcmpleps	%ymm6, %ymm5, %ymm5
	vxorps	%ymm14, %ymm9, %ymm6
	vblendvps	%ymm5, %ymm9, %ymm12, %ymm5
	vblendvps	%ymm4, %ymm6, %ymm5, %ymm4
	vpackssdw	%xmm3, %xmm2, %xmm15
	vmovdqa	%xmm15, 16(%rsp)
	vcmpleps	2736(%rsp), %ymm8, %ymm3
	vmovups	2704(%rsp), %ymm5
	vcmpleps	%ymm8, %ymm5, %ymm5
	vmovups	272(%rsp), %ymm2
	vxorps	%ymm2, %ymm14, %ymm6
	vblendvps	%ymm5, %ymm2, %ymm12, %ymm5
	vblendvps	%ymm3, %ymm6, %ymm5, %ymm5
	vpor	4304(%rsp), %xmm15, %xmm3
	vcmpleps	2928(%rsp), %ymm13, %ymm6
	vmovups	3184(%rsp), %ymm7
	vcmpleps	%ymm13, %ymm7, %ymm7
	vmovups	688(%rsp), %ymm2
	vxorps	%ymm2, %ymm14, %ymm8
	vblendvps	%ymm7, %ymm2, %ymm12, %ymm7
	vblendvps	%ymm6, %ymm8, %ymm7, %ymm9
	vpmovzxwd	%xmm3, %ymm6
	vmovups	1264(%rsp), %ymm8
	vcmpleps	2992(%rsp), %ymm8, %ymm3
	vmovups	2960(%rsp), %ymm7
	vcmpleps	%ymm8, %ymm7, %ymm7
	vxorps	%ymm0, %ymm14, %ymm8
	vblendvps	%ymm7, %ymm0, %ymm12, %ymm7
	vblendvps	%ymm3, %ymm8, %ymm7, %ymm0
	vmovups	%ymm0, 48(%rsp)
	vpslld	$31, %ymm6, %ymm2
	vmovdqu	%ymm2, 2016(%rsp)
	vmovups	720(%rsp), %ymm8
	vcmpleps	2864(%rsp), %ymm8, %ymm6
	vmovups	2896(%rsp), %ymm7
	vcmpleps	%ymm8, %ymm7, %ymm7
	vmovups	624(%rsp), %ymm0
	vxorps	%ymm0, %ymm14, %ymm8
	vblendvps	%ymm7, %ymm0, %ymm12, %ymm7
	vblendvps	%ymm6, %ymm8, %ymm7, %ymm7
	vxorps	%xmm6, %xmm6, %xmm6
	vblendvps	%ymm2, %ymm6, %ymm11, %ymm8
	vmovups	%ymm8, 496(%rsp)
	vmovaps	%ymm11, %ymm14
	vcmpleps	%ymm4, %ymm6, %ymm0
	vmovups	%ymm0, 1600(%rsp)
	vpor	%ymm0, %ymm1, %ymm1
	vmovdqu	%ymm1, 1008(%rsp)
	vpandn	%ymm11, %ymm1, %ymm0
	vmovdqu	%ymm0, 160(%rsp)
	vcmpleps	%ymm5, %ymm6, %ymm1
	vmovups	%ymm1, 2112(%rsp)
	vorps	464(%rsp), %ymm1, %ymm4
	vmovups	%ymm4, 1232(%rsp)
	vmulps	%ymm0, %ymm10, %ymm2
	vmulps	976(%rsp), %ymm2, %ymm0
	vmovups	1136(%rsp), %ymm13
	vmulps	%ymm8, %ymm13, %ymm5
	vmulps	%ymm5, %ymm0, %ymm8
	vandnps	%ymm11, %ymm4, %ymm0
	vmovups	%ymm0, 464(%rsp)
	vmulps	304(%rsp), %ymm0, %ymm6
	vmulps	592(%rsp), %ymm6, %ymm0
	vmulps	%ymm5, %ymm0, %ymm1
	vmovups	%ymm1, 1104(%rsp)
	vmulps	784(%rsp), %ymm6, %ymm0
	vmulps	%ymm1, %ymm8, %ymm4
	vmovaps	%ymm8, %ymm1
	vfmsub231ps	%ymm0, %ymm2, %ymm4
	vmovups	%ymm4, 1200(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpleps	%ymm9, %ymm0, %ymm15
	vmovdqu	4208(%rsp), %ymm4
	vpcmpgtd	%ymm0, %ymm4, %ymm4
	vxorps	%xmm3, %xmm3, %xmm3
	vpor	%ymm4, %ymm15, %ymm4
	vmovdqu	%ymm4, 2448(%rsp)
	vpandn	%ymm11, %ymm4, %ymm0
	vmovdqu	%ymm0, 656(%rsp)
	vmovups	400(%rsp), %ymm12
	vmulps	%ymm0, %ymm12, %ymm8
	vmulps	1920(%rsp), %ymm8, %ymm4
	vmulps	%ymm5, %ymm4, %ymm0
	vmovups	%ymm0, 1072(%rsp)
	vmulps	1952(%rsp), %ymm8, %ymm4
	vmulps	%ymm1, %ymm0, %ymm9
	vfmsub231ps	%ymm4, %ymm2, %ymm9
	vmovups	%ymm9, 2080(%rsp)
	vmovups	208(%rsp), %ymm4
	vbroadcastss	.L29c15(%rip), %ymm0
	vmaxps	%ymm0, %ymm4, %ymm4
	vsqrtps	%ymm4, %ymm4
	vdivps	%ymm4, %ymm11, %ymm10
	vmovups	%ymm10, 848(%rsp)
	vmovups	240(%rsp), %ymm4
	vmaxps	%ymm0, %ymm4, %ymm4
	vsqrtps	%ymm4, %ymm9
	vcmpleps	48(%rsp), %ymm3, %ymm11
	vmovdqu	4176(%rsp), %ymm4
	vpcmpgtd	%ymm3, %ymm4, %ymm4
	vpor	%ymm4, %ymm11, %ymm3
	vmovdqu	%ymm3, 2416(%rsp)
	vpandn	%ymm14, %ymm3, %ymm0
	vmovdqu	%ymm0, 48(%rsp)
	vmulps	%ymm0, %ymm10, %ymm4
	vmulps	1296(%rsp), %ymm4, %ymm10
	vmulps	%ymm5, %ymm10, %ymm0
	vmovups	%ymm0, 1408(%rsp)
	vmulps	752(%rsp), %ymm4, %ymm10
	vmulps	%ymm1, %ymm0, %ymm0
	vmovups	%ymm1, 1040(%rsp)
	vfmsub231ps	%ymm10, %ymm2, %ymm0
	vmovups	%ymm0, 2384(%rsp)
	vdivps	%ymm9, %ymm14, %ymm10
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpleps	%ymm7, %ymm0, %ymm3
	vmovdqu	4144(%rsp), %ymm7
	vpcmpgtd	%ymm0, %ymm7, %ymm7
	vpor	%ymm3, %ymm7, %ymm7
	vmovdqu	%ymm7, 3408(%rsp)
	vpandn	%ymm14, %ymm7, %ymm0
	vmovdqu	%ymm0, 128(%rsp)
	vmulps	%ymm0, %ymm10, %ymm9
	vmovups	%ymm10, 1824(%rsp)
	vmulps	368(%rsp), %ymm9, %ymm7
	vmulps	%ymm5, %ymm7, %ymm7
	vmulps	1856(%rsp), %ymm9, %ymm5
	vmulps	%ymm1, %ymm7, %ymm0
	vfmsub231ps	%ymm5, %ymm2, %ymm0
	vmovups	%ymm0, 3376(%rsp)
	vmovss	1536(%rsp), %xmm1
	vxorps	%xmm5, %xmm5, %xmm5
	vucomiss	%xmm5, %xmm1
	vmovdqa	16(%rsp), %xmm0
	vpor	3568(%rsp), %xmm0, %xmm1
	vpmovzxwd	%xmm1, %ymm1
	vpslld	$31, %ymm1, %ymm1
	vpsrad	$31, %ymm1, %ymm1
	vmulps	944(%rsp), %ymm13, %ymm14
	vmovaps	%ymm14, %ymm2
	vpxor	%xmm0, %xmm0, %xmm0
	vfmadd213ps	%ymm0, %ymm14, %ymm2
	vpandn	%ymm2, %ymm1, %ymm1
	vmovdqu	1600(%rsp), %ymm0
	vextracti128	$1, %ymm0, %xmm2
	vpackssdw	%xmm2, %xmm0, %xmm2
	vpor	3648(%rsp), %xmm2, %xmm2
	vpmovzxwd	%xmm2, %ymm2
	vpslld	$31, %ymm2, %ymm2
	vpsrad	$31, %ymm2, %ymm2
	vmovups	912(%rsp), %ymm0
	vmulps	1168(%rsp), %ymm0, %ymm0
	vmovups	%ymm0, 16(%rsp)
	vpandn	%ymm0, %ymm2, %ymm2
	vfmadd213ps	%ymm1, %ymm2, %ymm2
	vmovdqu	2112(%rsp), %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm1
	vpor	3632(%rsp), %xmm1, %xmm1
	vpmovzxwd	%xmm1, %ymm1
	vpslld	$31, %ymm1, %ymm1
	vpsrad	$31, %ymm1, %ymm1
	vmovups	304(%rsp), %ymm0
	vmulps	272(%rsp), %ymm0, %ymm0
	vmovups	%ymm0, 2352(%rsp)
	vpandn	%ymm0, %ymm1, %ymm1
	vfmadd213ps	%ymm2, %ymm1, %ymm1
	vextracti128	$1, %ymm15, %xmm2
	vpackssdw	%xmm2, %xmm15, %xmm0
	vpor	3616(%rsp), %xmm0, %xmm0
	vpmovzxwd	%xmm0, %ymm0
	vpslld	$31, %ymm0, %ymm0
	vpsrad	$31, %ymm0, %ymm0
	vmulps	688(%rsp), %ymm12, %ymm2
	vpandn	%ymm2, %ymm0, %ymm0
	vfmadd213ps	%ymm1, %ymm0, %ymm0
	vextracti128	$1, %ymm11, %xmm1
	vpackssdw	%xmm1, %xmm11, %xmm1
	vpor	3600(%rsp), %xmm1, %xmm1
	vpmovzxwd	%xmm1, %ymm1
	vpslld	$31, %ymm1, %ymm1
	vpsrad	$31, %ymm1, %ymm1
	vmovups	816(%rsp), %ymm5
	vmulps	848(%rsp), %ymm5, %ymm5
	vmovups	%ymm5, 1600(%rsp)
	vpandn	%ymm5, %ymm1, %ymm1
	vfmadd213ps	%ymm0, %ymm1, %ymm1
	vextracti128	$1, %ymm3, %xmm0
	vpackssdw	%xmm0, %xmm3, %xmm0
	vpor	3584(%rsp), %xmm0, %xmm0
	vpmovzxwd	%xmm0, %ymm0
	vpslld	$31, %ymm0, %ymm0
	vpsrad	$31, %ymm0, %ymm0
	vmulps	624(%rsp), %ymm10, %ymm3
	vmovups	%ymm3, 1536(%rsp)
	vpandn	%ymm3, %ymm0, %ymm0
	vfmadd213ps	%ymm1, %ymm0, %ymm0
	vmovups	%ymm0, 3856(%rsp)
	vmulps	1632(%rsp), %ymm8, %ymm0
	vmovups	1104(%rsp), %ymm1
	vmovups	1072(%rsp), %ymm11
	vmulps	%ymm1, %ymm11, %ymm12
	vfmsub231ps	%ymm0, %ymm6, %ymm12
	vmulps	2144(%rsp), %ymm4, %ymm0
	vmovups	1408(%rsp), %ymm13
	vmulps	%ymm1, %ymm13, %ymm5
	vfmsub231ps	%ymm0, %ymm6, %ymm5
	vmovups	%ymm5, 4400(%rsp)
	vmulps	1888(%rsp), %ymm9, %ymm0
	vmovups	%ymm7, 1440(%rsp)
	vmulps	%ymm7, %ymm13, %ymm3
	vfmsub231ps	%ymm0, %ymm4, %ymm3
	vmovups	%ymm3, 4432(%rsp)
	vmulps	1472(%rsp), %ymm4, %ymm0
	vmulps	%ymm11, %ymm13, %ymm15
	vfmsub231ps	%ymm0, %ymm8, %ymm15
	vmulps	2176(%rsp), %ymm9, %ymm0
	vmulps	%ymm1, %ymm7, %ymm4
	vmovups	%ymm6, 4112(%rsp)
	vfmsub231ps	%ymm0, %ymm6, %ymm4
	vmovups	%ymm4, 3344(%rsp)
	vmulps	1664(%rsp), %ymm9, %ymm0
	vmulps	%ymm7, %ymm11, %ymm4
	vmovups	%ymm8, 4080(%rsp)
	vfmsub231ps	%ymm0, %ymm8, %ymm4
	vmovups	%ymm4, 3248(%rsp)
	vmulps	496(%rsp), %ymm14, %ymm6
	vmovups	1040(%rsp), %ymm0
	vmulps	%ymm6, %ymm0, %ymm3
	vmovups	16(%rsp), %ymm7
	vfmsub231ps	160(%rsp), %ymm7, %ymm3
	vmovups	%ymm3, 3312(%rsp)
	vmulps	%ymm6, %ymm1, %ymm3
	vmovaps	%ymm1, %ymm7
	vmovups	2352(%rsp), %ymm1
	vfmsub231ps	464(%rsp), %ymm1, %ymm3
	vmovups	%ymm3, 2352(%rsp)
	vmovaps	%ymm0, %ymm3
	vbroadcastss	.L29c0(%rip), %ymm1
	vfnmadd213ps	%ymm1, %ymm0, %ymm3
	vbroadcastss	.L29c74(%rip), %ymm10
	vmovups	%ymm3, 4048(%rsp)
	vmaxps	%ymm10, %ymm3, %ymm0
	vsqrtps	%ymm0, %ymm0
	vmulps	%ymm6, %ymm11, %ymm3
	vmovups	%ymm6, 2112(%rsp)
	vfmsub231ps	656(%rsp), %ymm2, %ymm3
	vmovups	%ymm3, 3280(%rsp)
	vdivps	%ymm0, %ymm1, %ymm4
	vmulps	1168(%rsp), %ymm4, %ymm0
	vmovups	1008(%rsp), %ymm2
	vblendvps	%ymm2, %ymm1, %ymm0, %ymm0
	vmovups	%ymm0, 4368(%rsp)
	vmovaps	%ymm13, %ymm14
	vmulps	%ymm6, %ymm13, %ymm3
	vmovups	1600(%rsp), %ymm0
	vfmsub231ps	48(%rsp), %ymm0, %ymm3
	vmulps	1200(%rsp), %ymm4, %ymm9
	vmovaps	%ymm7, %ymm0
	vfnmadd213ps	%ymm1, %ymm7, %ymm0
	vfnmadd231ps	%ymm9, %ymm9, %ymm0
	vmovups	%ymm0, 4016(%rsp)
	vmaxps	%ymm10, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm1, %ymm5
	vmulps	304(%rsp), %ymm5, %ymm0
	vmovups	1232(%rsp), %ymm2
	vblendvps	%ymm2, %ymm1, %ymm0, %ymm0
	vmovups	%ymm0, 4336(%rsp)
	vmulps	2080(%rsp), %ymm4, %ymm13
	vmovups	%ymm4, 16(%rsp)
	vfnmadd231ps	%ymm9, %ymm13, %ymm12
	vmovups	%ymm9, 1200(%rsp)
	vmulps	%ymm5, %ymm12, %ymm0
	vmovaps	%ymm11, %ymm8
	vfnmadd213ps	%ymm1, %ymm11, %ymm8
	vfnmadd231ps	%ymm13, %ymm13, %ymm8
	vfnmadd231ps	%ymm0, %ymm0, %ymm8
	vmovups	%ymm0, 1232(%rsp)
	vmaxps	%ymm10, %ymm8, %ymm7
	vsqrtps	%ymm7, %ymm7
	vdivps	%ymm7, %ymm1, %ymm12
	vmovups	1440(%rsp), %ymm10
	vmulps	%ymm6, %ymm10, %ymm11
	vmovups	1536(%rsp), %ymm2
	vfmsub231ps	128(%rsp), %ymm2, %ymm11
	vmulps	2384(%rsp), %ymm4, %ymm7
	vmovups	4400(%rsp), %ymm2
	vfnmadd231ps	%ymm9, %ymm7, %ymm2
	vmovaps	%ymm5, %ymm6
	vmovups	%ymm5, 1600(%rsp)
	vmulps	%ymm5, %ymm2, %ymm2
	vmovups	%ymm2, 2384(%rsp)
	vfnmadd231ps	%ymm13, %ymm7, %ymm15
	vfnmadd231ps	%ymm0, %ymm2, %ymm15
	vmovaps	%ymm12, %ymm9
	vmulps	%ymm12, %ymm15, %ymm0
	vmovups	%ymm0, 1008(%rsp)
	vmovaps	%ymm14, %ymm12
	vfnmadd213ps	%ymm1, %ymm14, %ymm12
	vfnmadd231ps	%ymm7, %ymm7, %ymm12
	vfnmadd231ps	%ymm2, %ymm2, %ymm12
	vfnmadd231ps	%ymm0, %ymm0, %ymm12
	vbroadcastss	.L29c74(%rip), %ymm0
	vmaxps	%ymm0, %ymm12, %ymm4
	vsqrtps	%ymm4, %ymm4
	vmulps	400(%rsp), %ymm9, %ymm14
	vmovups	%ymm9, 2080(%rsp)
	vmovups	2448(%rsp), %ymm2
	vblendvps	%ymm2, %ymm1, %ymm14, %ymm14
	vmovups	2016(%rsp), %ymm15
	vmovups	1136(%rsp), %ymm2
	vblendvps	%ymm15, %ymm1, %ymm2, %ymm2
	vmulps	4368(%rsp), %ymm2, %ymm2
	vdivps	%ymm4, %ymm1, %ymm5
	vmulps	4336(%rsp), %ymm2, %ymm2
	vmulps	848(%rsp), %ymm5, %ymm4
	vmovups	%ymm5, 1536(%rsp)
	vmovups	2416(%rsp), %ymm15
	vblendvps	%ymm15, %ymm1, %ymm4, %ymm0
	vmovups	%ymm0, 2016(%rsp)
	vmulps	%ymm2, %ymm14, %ymm0
	vmovups	%ymm0, 2448(%rsp)
	vmovups	16(%rsp), %ymm0
	vmulps	3376(%rsp), %ymm0, %ymm14
	vmovups	3344(%rsp), %ymm2
	vfnmadd231ps	1200(%rsp), %ymm14, %ymm2
	vmulps	%ymm6, %ymm2, %ymm2
	vmovups	3248(%rsp), %ymm4
	vfnmadd231ps	%ymm13, %ymm14, %ymm4
	vfnmadd231ps	1232(%rsp), %ymm2, %ymm4
	vmulps	%ymm4, %ymm9, %ymm4
	vmovups	4432(%rsp), %ymm0
	vfnmadd231ps	%ymm7, %ymm14, %ymm0
	vmovups	2384(%rsp), %ymm9
	vfnmadd231ps	%ymm9, %ymm2, %ymm0
	vfnmadd231ps	1008(%rsp), %ymm4, %ymm0
	vmulps	%ymm5, %ymm0, %ymm0
	vmovups	%ymm0, 2416(%rsp)
	vmovaps	%ymm10, %ymm5
	vfnmadd213ps	%ymm1, %ymm10, %ymm5
	vfnmadd231ps	%ymm14, %ymm14, %ymm5
	vfnmadd231ps	%ymm2, %ymm2, %ymm5
	vfnmadd231ps	%ymm4, %ymm4, %ymm5
	vfnmadd231ps	%ymm0, %ymm0, %ymm5
	vbroadcastss	.L29c74(%rip), %ymm0
	vmaxps	%ymm0, %ymm5, %ymm15
	vsqrtps	%ymm15, %ymm15
	vmovups	2448(%rsp), %ymm0
	vmulps	2016(%rsp), %ymm0, %ymm6
	vdivps	%ymm15, %ymm1, %ymm0
	vmovups	%ymm0, 2016(%rsp)
	vmulps	1824(%rsp), %ymm0, %ymm15
	vmovups	3408(%rsp), %ymm10
	vblendvps	%ymm10, %ymm1, %ymm15, %ymm15
	vmulps	%ymm6, %ymm15, %ymm6
	vmovups	%ymm6, 2448(%rsp)
	vxorps	%xmm15, %xmm15, %xmm15
	vmovups	1040(%rsp), %ymm1
	vxorps	528(%rsp), %ymm1, %ymm6
	vmovups	%ymm6, 3408(%rsp)
	vmovups	1104(%rsp), %ymm1
	vxorps	528(%rsp), %ymm1, %ymm6
	vmovups	%ymm6, 1040(%rsp)
	vmovups	1072(%rsp), %ymm0
	vxorps	528(%rsp), %ymm0, %ymm6
	vmovups	%ymm6, 1072(%rsp)
	vmovups	1408(%rsp), %ymm0
	vxorps	528(%rsp), %ymm0, %ymm6
	vmovups	%ymm6, 1104(%rsp)
	vmovups	1440(%rsp), %ymm0
	vxorps	528(%rsp), %ymm0, %ymm6
	vmovups	%ymm6, 3248(%rsp)
	vmovups	16(%rsp), %ymm0
	vmulps	3312(%rsp), %ymm0, %ymm10
	vmovups	2352(%rsp), %ymm1
	vmovups	1200(%rsp), %ymm6
	vfnmadd231ps	%ymm6, %ymm10, %ymm1
	vxorps	528(%rsp), %ymm6, %ymm6
	vmovups	%ymm6, 1408(%rsp)
	vmovups	3280(%rsp), %ymm6
	vfnmadd231ps	%ymm13, %ymm10, %ymm6
	vxorps	528(%rsp), %ymm13, %ymm0
	vmovups	%ymm0, 1440(%rsp)
	vmulps	1600(%rsp), %ymm1, %ymm13
	vmovups	1232(%rsp), %ymm1
	vfnmadd231ps	%ymm1, %ymm13, %ymm6
	vmovaps	%ymm6, %ymm0
	vxorps	528(%rsp), %ymm1, %ymm6
	vmovups	%ymm6, 3376(%rsp)
	vfnmadd231ps	%ymm7, %ymm10, %ymm3
	vxorps	528(%rsp), %ymm7, %ymm6
	vmovups	%ymm6, 1232(%rsp)
	vfnmadd231ps	%ymm9, %ymm13, %ymm3
	vxorps	528(%rsp), %ymm9, %ymm1
	vmovups	%ymm1, 2384(%rsp)
	vmulps	2080(%rsp), %ymm0, %ymm9
	vmovups	1008(%rsp), %ymm0
	vfnmadd231ps	%ymm0, %ymm9, %ymm3
	vxorps	528(%rsp), %ymm0, %ymm1
	vmovups	%ymm1, 3312(%rsp)
	vfnmadd231ps	%ymm14, %ymm10, %ymm11
	vxorps	528(%rsp), %ymm14, %ymm1
	vmovups	%ymm1, 1200(%rsp)
	vmovups	528(%rsp), %ymm14
	vfnmadd231ps	%ymm2, %ymm13, %ymm11
	vxorps	%ymm2, %ymm14, %ymm1
	vmovups	%ymm1, 3344(%rsp)
	vfnmadd231ps	%ymm4, %ymm9, %ymm11
	vxorps	%ymm4, %ymm14, %ymm1
	vmovups	%ymm1, 2352(%rsp)
	vmulps	1536(%rsp), %ymm3, %ymm7
	vmovups	2416(%rsp), %ymm0
	vfnmadd231ps	%ymm0, %ymm7, %ymm11
	vxorps	%ymm0, %ymm14, %ymm1
	vmovups	%ymm1, 2416(%rsp)
	vmovups	2112(%rsp), %ymm1
	vxorps	%xmm0, %xmm0, %xmm0
	vfmadd213ps	%ymm15, %ymm1, %ymm1
	vmovups	%ymm10, 1008(%rsp)
	vfmadd231ps	%ymm10, %ymm10, %ymm1
	vmovups	%ymm13, 3280(%rsp)
	vfmadd231ps	%ymm13, %ymm13, %ymm1
	vfmadd231ps	%ymm9, %ymm9, %ymm1
	vfmadd231ps	%ymm7, %ymm7, %ymm1
	vmulps	2016(%rsp), %ymm11, %ymm15
	vfmadd231ps	%ymm15, %ymm15, %ymm1
	ja	.L29b99
	vmovaps	%ymm15, %ymm3
	vmovups	%ymm9, 624(%rsp)
	vmovaps	%ymm7, %ymm9
	vbroadcastss	.L29c0(%rip), %ymm11
	vmovups	304(%rsp), %ymm12
	vdivps	%ymm12, %ymm11, %ymm2
	vmovups	400(%rsp), %ymm15
	vdivps	%ymm15, %ymm11, %ymm4
	vmovups	96(%rsp), %ymm10
	vmulps	%ymm2, %ymm10, %ymm2
	vbroadcastss	.L29c75(%rip), %ymm5
	vmulps	%ymm5, %ymm2, %ymm2
	vmovups	432(%rsp), %ymm13
	vmulps	%ymm4, %ymm13, %ymm4
	vbroadcastss	.L29c76(%rip), %ymm5
	vmulps	%ymm5, %ymm4, %ymm4
	vmaxps	%ymm2, %ymm4, %ymm5
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm4, %ymm5, %ymm2
	vmovups	3216(%rsp), %ymm6
	vaddps	%ymm6, %ymm6, %ymm4
	vsqrtps	%ymm4, %ymm4
	vbroadcastss	.L29c26(%rip), %ymm7
	vcmpltps	%ymm7, %ymm6, %ymm5
	vbroadcastss	.L29c77(%rip), %ymm6
	vmulps	%ymm6, %ymm4, %ymm4
	vandps	%ymm4, %ymm5, %ymm4
	vmaxps	%ymm2, %ymm4, %ymm5
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm4, %ymm5, %ymm2
	vmovups	3024(%rsp), %ymm8
	vdivps	%ymm8, %ymm11, %ymm4
	movq	(%rsp), %rax
	vbroadcastss	16(%rax), %ymm5
	vmulps	2448(%rsp), %ymm4, %ymm4
	vmulps	%ymm4, %ymm4, %ymm4
	vminps	%ymm11, %ymm4, %ymm4
	vmulps	%ymm5, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm2, %ymm6
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm2, %ymm6, %ymm2
	vcmpltps	%ymm7, %ymm8, %ymm4
	vandps	%ymm2, %ymm4, %ymm2
	vmulps	%ymm2, %ymm2, %ymm2
	vcmpleps	%ymm2, %ymm1, %ymm1
	vmulss	%xmm5, %xmm5, %xmm2
	vbroadcastss	%xmm2, %ymm2
	vmovups	3856(%rsp), %ymm4
	vcmpleps	%ymm2, %ymm4, %ymm2
	vandps	%ymm1, %ymm2, %ymm1
	vmovups	496(%rsp), %ymm2
	vmulps	160(%rsp), %ymm2, %ymm2
	vmulps	464(%rsp), %ymm2, %ymm2
	vmulps	656(%rsp), %ymm2, %ymm2
	vmulps	48(%rsp), %ymm2, %ymm2
	vmulps	128(%rsp), %ymm2, %ymm2
	vcmpnltps	%ymm2, %ymm0, %ymm2
	vandps	%ymm2, %ymm11, %ymm2
	vbroadcastss	.L29c23(%rip), %ymm5
	vblendvps	%ymm1, %ymm2, %ymm5, %ymm1
	vmovups	3792(%rsp), %ymm2
	vcmpleps	3056(%rsp), %ymm2, %ymm2
	vbroadcastss	.L29c78(%rip), %ymm4
	vminps	%ymm4, %ymm1, %ymm4
	vblendvps	%ymm2, %ymm4, %ymm1, %ymm1
	vmovups	3440(%rsp), %ymm4
	vcmpeqps	%ymm5, %ymm4, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm4, %ymm4
	vmovups	%ymm4, 3440(%rsp)
	vcmpeqps	%ymm5, %ymm4, %ymm1
	vandps	%ymm1, %ymm11, %ymm6
	vxorps	%xmm5, %xmm5, %xmm5
	vaddss	%xmm5, %xmm6, %xmm1
	vshufps	$245, %xmm6, %xmm6, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufps	$78, %xmm6, %xmm6, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufps	$255, %xmm6, %xmm6, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vextractf128	$1, %ymm6, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufps	$245, %xmm2, %xmm2, %xmm4
	vaddss	%xmm4, %xmm1, %xmm1
	vshufps	$78, %xmm2, %xmm2, %xmm4
	vaddss	%xmm4, %xmm1, %xmm1
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vucomiss	%xmm5, %xmm1
	vmovups	1264(%rsp), %ymm1
	vmovups	%ymm1, 1696(%rsp)
	vmovups	720(%rsp), %ymm1
	vxorps	%xmm4, %xmm4, %xmm4
	vmovaps	%ymm10, %ymm8
	vmovups	2048(%rsp), %ymm10
	vmovaps	%ymm12, %ymm5
	vmovaps	%ymm1, %ymm12
	ja	.L29b56
	vmovaps	%ymm13, %ymm12
	vmulps	2016(%rsp), %ymm3, %ymm1
	vmovups	2416(%rsp), %ymm2
	vfmadd213ps	%ymm9, %ymm1, %ymm2
	vmulps	1536(%rsp), %ymm2, %ymm2
	vmovups	3312(%rsp), %ymm4
	vfmadd213ps	624(%rsp), %ymm2, %ymm4
	vmovups	2352(%rsp), %ymm6
	vfmadd213ps	%ymm4, %ymm1, %ymm6
	vmulps	2080(%rsp), %ymm6, %ymm9
	vmovups	3376(%rsp), %ymm4
	vfmadd213ps	3280(%rsp), %ymm9, %ymm4
	vmovups	2384(%rsp), %ymm0
	vfmadd213ps	%ymm4, %ymm2, %ymm0
	vmovups	3344(%rsp), %ymm4
	vfmadd213ps	%ymm0, %ymm1, %ymm4
	vmulps	1600(%rsp), %ymm4, %ymm0
	vmovups	1408(%rsp), %ymm6
	vfmadd213ps	1008(%rsp), %ymm0, %ymm6
	vmovups	1440(%rsp), %ymm4
	vfmadd213ps	%ymm6, %ymm9, %ymm4
	vmovups	1232(%rsp), %ymm6
	vfmadd213ps	%ymm4, %ymm2, %ymm6
	vmovups	1200(%rsp), %ymm4
	vfmadd213ps	%ymm6, %ymm1, %ymm4
	vmulps	16(%rsp), %ymm4, %ymm4
	vmovups	3408(%rsp), %ymm10
	vfmadd213ps	2112(%rsp), %ymm4, %ymm10
	vmovups	1040(%rsp), %ymm6
	vfmadd213ps	%ymm10, %ymm0, %ymm6
	vmovups	1072(%rsp), %ymm10
	vfmadd213ps	%ymm6, %ymm9, %ymm10
	vmovups	1104(%rsp), %ymm6
	vfmadd213ps	%ymm10, %ymm2, %ymm6
	vmovups	3248(%rsp), %ymm3
	vfmadd213ps	%ymm6, %ymm1, %ymm3
	vmulps	1136(%rsp), %ymm3, %ymm6
	vmovups	%ymm6, 240(%rsp)
	vmulps	1168(%rsp), %ymm4, %ymm4
	vmovups	%ymm4, 272(%rsp)
	vmulps	%ymm0, %ymm5, %ymm0
	vmovups	%ymm0, 336(%rsp)
	vmulps	%ymm9, %ymm15, %ymm0
	vmovups	%ymm0, 560(%rsp)
	vmulps	848(%rsp), %ymm2, %ymm0
	vmovups	%ymm0, 208(%rsp)
	vmulps	1824(%rsp), %ymm1, %ymm0
	vmovups	%ymm0, 688(%rsp)
	movl	12(%rsp), %eax
	shrb	$3, %al
	testl	%r10d, %r10d
	setne	%cl
	andb	%al, %cl
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 624(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm11, %xmm11, %xmm11
	vmovups	%ymm0, 816(%rsp)
	vmovups	%ymm0, 944(%rsp)
	vmovups	%ymm0, 912(%rsp)
	vxorps	%xmm6, %xmm6, %xmm6
	cmpb	$1, %cl
	jne	.L29b89
	movq	(%rsp), %rax
	vbroadcastss	8(%rax), %ymm13
	movq	%r11, %rax
	vmovups	%ymm0, 912(%rsp)
	vmovups	%ymm0, 944(%rsp)
	vmovups	%ymm0, 816(%rsp)
	vmovups	%ymm0, 624(%rsp)
	xorl	%ecx, %ecx
	vmovups	%ymm8, 96(%rsp)
	vmovups	%ymm13, 48(%rsp)
	.p2align	4
.L29b86:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$5, %rdx
	vmulps	(%r13,%rdx), %ymm8, %ymm0
	vmovups	%ymm0, 128(%rsp)
	movq	%r13, %rdx
	xorl	%esi, %esi
	vmovups	48(%rsp), %ymm13
	vmovups	624(%rsp), %ymm0
	vmovups	816(%rsp), %ymm14
	vmovups	944(%rsp), %ymm5
	vmovups	912(%rsp), %ymm10
	.p2align	4
.L29b87:
	vmovups	%ymm1, 160(%rsp)
	vmovups	%ymm7, 496(%rsp)
	vmovups	%ymm6, 464(%rsp)
	vmovups	%ymm2, 16(%rsp)
	vmovups	%ymm4, 656(%rsp)
	vmovaps	(%rdx), %ymm2
	vfmadd132ps	128(%rsp), %ymm12, %ymm2
	vaddps	%ymm2, %ymm13, %ymm2
	vbroadcastss	.L29c0(%rip), %ymm6
	vdivps	%ymm2, %ymm6, %ymm4
	vmovaps	(%rax,%rsi), %ymm8
	vsubps	%ymm2, %ymm8, %ymm8
	vmulps	%ymm4, %ymm8, %ymm8
	vbroadcastss	.L29c17(%rip), %ymm15
	vcmpltps	%ymm8, %ymm15, %ymm13
	vaddps	%ymm4, %ymm15, %ymm1
	vblendvps	%ymm13, %ymm8, %ymm1, %ymm1
	vaddps	%ymm6, %ymm1, %ymm13
	vpaddd	3664(%rsp), %ymm13, %ymm13
	vpand	3696(%rsp), %ymm13, %ymm13
	vmovdqu	2208(%rsp), %ymm3
	vpsubd	%ymm13, %ymm3, %ymm3
	vaddps	%ymm3, %ymm15, %ymm6
	vfmadd231ps	%ymm3, %ymm1, %ymm6
	vmulps	%ymm6, %ymm6, %ymm1
	vbroadcastss	.L29c66(%rip), %ymm3
	vbroadcastss	.L29c65(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm6, %ymm3
	vbroadcastss	.L29c68(%rip), %ymm7
	vbroadcastss	.L29c67(%rip), %ymm9
	vfmadd213ps	%ymm9, %ymm6, %ymm7
	vbroadcastss	.L29c69(%rip), %ymm9
	vfmadd231ps	%ymm9, %ymm1, %ymm7
	vfmadd213ps	%ymm3, %ymm1, %ymm7
	vbroadcastss	.L29c64(%rip), %ymm3
	vbroadcastss	.L29c63(%rip), %ymm9
	vfmadd213ps	%ymm9, %ymm6, %ymm3
	vfmadd213ps	%ymm3, %ymm1, %ymm7
	vfmadd213ps	%ymm6, %ymm1, %ymm7
	vmovups	464(%rsp), %ymm6
	vmovups	48(%rsp), %ymm9
	vcvtdq2ps	%ymm13, %ymm1
	vmovups	432(%rsp), %ymm12
	vbroadcastss	.L29c70(%rip), %ymm3
	vfmadd231ps	%ymm1, %ymm3, %ymm7
	vbroadcastss	.L29c0(%rip), %ymm13
	vaddps	%ymm13, %ymm8, %ymm1
	vmaxps	%ymm15, %ymm8, %ymm3
	vfmsub231ps	%ymm1, %ymm7, %ymm3
	vmovups	496(%rsp), %ymm7
	vfmadd231ps	%ymm3, %ymm2, %ymm6
	vbroadcastss	.L29c23(%rip), %ymm1
	vaddps	%ymm1, %ymm2, %ymm1
	vdivps	%ymm1, %ymm13, %ymm1
	vmovaps	%ymm9, %ymm13
	vmulps	%ymm4, %ymm9, %ymm2
	vmovups	656(%rsp), %ymm4
	vmulps	%ymm1, %ymm1, %ymm3
	vaddps	%ymm1, %ymm10, %ymm10
	vmulps	%ymm3, %ymm1, %ymm1
	vaddps	%ymm3, %ymm5, %ymm5
	vaddps	%ymm1, %ymm14, %ymm14
	vfmadd231ps	%ymm3, %ymm2, %ymm0
	vfmadd231ps	%ymm1, %ymm2, %ymm7
	vmulps	%ymm1, %ymm3, %ymm1
	vmulps	%ymm3, %ymm3, %ymm3
	vfmadd231ps	%ymm3, %ymm2, %ymm4
	vmovups	16(%rsp), %ymm8
	vfmadd231ps	%ymm2, %ymm1, %ymm8
	vmovups	%ymm8, 16(%rsp)
	vmovups	16(%rsp), %ymm2
	vaddps	%ymm3, %ymm11, %ymm11
	vmovups	160(%rsp), %ymm8
	vaddps	%ymm1, %ymm8, %ymm8
	vmovups	%ymm8, 160(%rsp)
	vmovups	160(%rsp), %ymm1
	addq	$32, %rsi
	addq	$160, %rdx
	cmpq	%rsi, %r12
	jne	.L29b87
	vmovups	%ymm10, 912(%rsp)
	vmovups	%ymm5, 944(%rsp)
	vmovups	%ymm14, 816(%rsp)
	vmovups	%ymm0, 624(%rsp)
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	vmovups	96(%rsp), %ymm8
	jne	.L29b86
.L29b89:
	vmovups	%ymm11, 1072(%rsp)
	vmovups	%ymm1, 160(%rsp)
	vmovups	%ymm7, 496(%rsp)
	vmovups	%ymm4, 656(%rsp)
	vmovups	%ymm2, 16(%rsp)
	vmovups	%ymm6, 464(%rsp)
	vmovups	2048(%rsp), %ymm10
	vmovups	240(%rsp), %ymm7
	vaddps	%ymm7, %ymm10, %ymm0
	vmovups	2768(%rsp), %ymm2
	vminps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vmovups	3152(%rsp), %ymm2
	vmaxps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vmovups	%ymm0, 48(%rsp)
	vmovups	1376(%rsp), %ymm15
	vmovups	272(%rsp), %ymm9
	vaddps	%ymm15, %ymm9, %ymm1
	vmovups	2800(%rsp), %ymm3
	vminps	%ymm1, %ymm3, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm2, %ymm1
	vmovups	2832(%rsp), %ymm3
	vmaxps	%ymm1, %ymm3, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm2, %ymm0
	vmovups	%ymm0, 128(%rsp)
	vaddps	336(%rsp), %ymm8, %ymm1
	vmovups	2704(%rsp), %ymm3
	vminps	%ymm1, %ymm3, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm2, %ymm1
	vmovups	2736(%rsp), %ymm3
	vmaxps	%ymm1, %ymm3, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm2, %ymm0
	vmovups	%ymm0, 336(%rsp)
	vmovaps	%ymm12, %ymm13
	vaddps	560(%rsp), %ymm12, %ymm1
	vmovups	3184(%rsp), %ymm4
	vminps	%ymm1, %ymm4, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm4, %ymm3, %ymm1
	vmovups	2928(%rsp), %ymm4
	vmaxps	%ymm1, %ymm4, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm4, %ymm3, %ymm4
	vmovups	1264(%rsp), %ymm0
	vmovups	208(%rsp), %ymm2
	vaddps	%ymm0, %ymm2, %ymm1
	vmovups	2960(%rsp), %ymm5
	vminps	%ymm1, %ymm5, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm5, %ymm3, %ymm1
	vmovups	2992(%rsp), %ymm5
	vmaxps	%ymm1, %ymm5, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm5, %ymm3, %ymm1
	vmovups	720(%rsp), %ymm11
	vmovups	688(%rsp), %ymm14
	vaddps	%ymm11, %ymm14, %ymm3
	vmovups	2896(%rsp), %ymm5
	vminps	%ymm3, %ymm5, %ymm6
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm5, %ymm6, %ymm3
	vmovups	2864(%rsp), %ymm5
	vmaxps	%ymm3, %ymm5, %ymm6
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm5, %ymm6, %ymm3
	vmovups	1504(%rsp), %ymm12
	vandps	%ymm7, %ymm12, %ymm6
	vxorps	%xmm7, %xmm7, %xmm7
	vmaxps	%ymm7, %ymm6, %ymm6
	vandps	%ymm12, %ymm9, %ymm7
	vmaxps	%ymm6, %ymm7, %ymm6
	vandps	%ymm2, %ymm12, %ymm7
	vmaxps	%ymm6, %ymm7, %ymm6
	vandps	%ymm12, %ymm14, %ymm7
	vmaxps	%ymm6, %ymm7, %ymm6
	vminps	%ymm0, %ymm11, %ymm7
	vmovaps	%ymm8, %ymm14
	vcmpunordps	%ymm0, %ymm0, %ymm8
	vblendvps	%ymm8, %ymm11, %ymm7, %ymm7
	vbroadcastss	.L29c83(%rip), %ymm5
	vmulps	%ymm5, %ymm7, %ymm7
	vcmpleps	%ymm7, %ymm6, %ymm6
	vbroadcastss	.L29c0(%rip), %ymm7
	vmovups	3440(%rsp), %ymm8
	vcmpleps	%ymm7, %ymm8, %ymm2
	vmovups	%ymm2, 1040(%rsp)
	vandps	%ymm6, %ymm2, %ymm6
	vblendvps	%ymm6, 48(%rsp), %ymm10, %ymm10
	vblendvps	%ymm6, 128(%rsp), %ymm15, %ymm2
	vmovups	%ymm2, 48(%rsp)
	vblendvps	%ymm6, 336(%rsp), %ymm14, %ymm2
	vmovups	%ymm2, 272(%rsp)
	vblendvps	%ymm6, %ymm4, %ymm13, %ymm2
	vmovups	%ymm2, 1104(%rsp)
	vblendvps	%ymm6, %ymm1, %ymm0, %ymm0
	vmovups	%ymm0, 336(%rsp)
	vblendvps	%ymm6, %ymm3, %ymm11, %ymm0
	vmovups	%ymm0, 560(%rsp)
	vmovups	1168(%rsp), %ymm14
	vmulps	976(%rsp), %ymm14, %ymm0
	vmovups	1136(%rsp), %ymm7
	vmulps	%ymm7, %ymm0, %ymm11
	vmovups	304(%rsp), %ymm9
	vmulps	592(%rsp), %ymm9, %ymm0
	vmulps	%ymm7, %ymm0, %ymm3
	vmulps	784(%rsp), %ymm9, %ymm0
	vmulps	%ymm3, %ymm11, %ymm2
	vfmsub231ps	%ymm0, %ymm14, %ymm2
	vmovups	400(%rsp), %ymm4
	vmulps	1920(%rsp), %ymm4, %ymm0
	vmulps	%ymm7, %ymm0, %ymm1
	vmovups	%ymm1, 432(%rsp)
	vmulps	1952(%rsp), %ymm4, %ymm0
	vmulps	%ymm1, %ymm11, %ymm5
	vfmsub231ps	%ymm0, %ymm14, %ymm5
	vmovups	%ymm5, 592(%rsp)
	vmulps	1632(%rsp), %ymm4, %ymm0
	vmulps	%ymm3, %ymm1, %ymm4
	vmovaps	%ymm3, %ymm5
	vfmsub231ps	%ymm0, %ymm9, %ymm4
	vmovups	848(%rsp), %ymm3
	vmulps	1296(%rsp), %ymm3, %ymm0
	vmulps	%ymm7, %ymm0, %ymm0
	vmulps	752(%rsp), %ymm3, %ymm1
	vmulps	%ymm0, %ymm11, %ymm6
	vmovups	%ymm0, 128(%rsp)
	vfmsub231ps	%ymm1, %ymm14, %ymm6
	vmovups	%ymm6, 784(%rsp)
	movq	(%rsp), %rax
	vbroadcastss	208(%rax), %ymm13
	vbroadcastss	.L29c22(%rip), %ymm1
	vcmpeqps	%ymm1, %ymm8, %ymm15
	vblendvps	%ymm15, %ymm13, %ymm10, %ymm1
	movq	1360(%rsp), %rdx
	movq	%rdx, %rcx
	shlq	$5, %rcx
	vbroadcastss	12(%rax), %ymm6
	vmovups	%ymm6, 96(%rsp)
	vmovaps	%ymm1, (%rbp,%rcx)
	vmulps	2144(%rsp), %ymm3, %ymm1
	vmulps	%ymm5, %ymm0, %ymm10
	vmovaps	%ymm5, %ymm6
	vmovups	%ymm5, 240(%rsp)
	vfmsub231ps	%ymm1, %ymm9, %ymm10
	vmovups	48(%rsp), %ymm0
	vblendvps	%ymm15, %ymm13, %ymm0, %ymm1
	movq	1352(%rsp), %r15
	addq	%r15, %rdx
	shlq	$5, %rdx
	movq	%rdx, %r12
	vmovaps	%ymm1, (%rbp,%rdx)
	vmovaps	%ymm11, %ymm1
	vbroadcastss	.L29c0(%rip), %ymm0
	vfnmadd213ps	%ymm0, %ymm11, %ymm1
	vbroadcastss	.L29c74(%rip), %ymm9
	vmaxps	%ymm9, %ymm1, %ymm3
	vsqrtps	%ymm3, %ymm3
	vminps	%ymm0, %ymm1, %ymm1
	vdivps	%ymm3, %ymm0, %ymm8
	vmulps	%ymm2, %ymm8, %ymm5
	vmovups	%ymm8, 48(%rsp)
	vmovaps	%ymm6, %ymm2
	vfnmadd213ps	%ymm0, %ymm6, %ymm2
	vfnmadd231ps	%ymm5, %ymm5, %ymm2
	vminps	%ymm1, %ymm2, %ymm1
	vmovups	%ymm1, 752(%rsp)
	vmaxps	%ymm9, %ymm2, %ymm2
	vsqrtps	%ymm2, %ymm2
	vdivps	%ymm2, %ymm0, %ymm1
	leaq	(%rbp,%rcx), %rdx
	vmovups	96(%rsp), %ymm0
	vmulps	272(%rsp), %ymm0, %ymm2
	vblendvps	%ymm15, %ymm13, %ymm2, %ymm2
	movq	%r15, %rax
	shlq	$6, %rax
	vmovaps	%ymm2, (%rax,%rdx)
	vmovups	848(%rsp), %ymm0
	vmulps	1472(%rsp), %ymm0, %ymm2
	vmovups	432(%rsp), %ymm0
	vmulps	128(%rsp), %ymm0, %ymm3
	vfmsub231ps	400(%rsp), %ymm2, %ymm3
	vmulps	592(%rsp), %ymm8, %ymm9
	vfnmadd231ps	%ymm5, %ymm9, %ymm4
	vmulps	%ymm1, %ymm4, %ymm6
	vmovups	%ymm1, 688(%rsp)
	vmovaps	%ymm0, %ymm2
	vbroadcastss	.L29c0(%rip), %ymm0
	vfnmadd213ps	%ymm0, %ymm2, %ymm2
	vfnmadd231ps	%ymm9, %ymm9, %ymm2
	vfnmadd231ps	%ymm6, %ymm6, %ymm2
	vmovups	%ymm6, 208(%rsp)
	vminps	752(%rsp), %ymm2, %ymm0
	vmovups	%ymm0, 592(%rsp)
	vbroadcastss	.L29c74(%rip), %ymm0
	vmaxps	%ymm0, %ymm2, %ymm2
	vsqrtps	%ymm2, %ymm2
	vmovups	1824(%rsp), %ymm8
	vmulps	368(%rsp), %ymm8, %ymm4
	vmulps	%ymm7, %ymm4, %ymm0
	vmulps	1856(%rsp), %ymm8, %ymm4
	vmovups	%ymm11, 1472(%rsp)
	vmulps	%ymm0, %ymm11, %ymm7
	vfmsub231ps	%ymm4, %ymm14, %ymm7
	vmovups	%ymm7, 368(%rsp)
	vbroadcastss	.L29c0(%rip), %ymm14
	vdivps	%ymm2, %ymm14, %ymm2
	vmovups	%ymm2, 272(%rsp)
	vmovups	48(%rsp), %ymm4
	vmulps	784(%rsp), %ymm4, %ymm4
	vfnmadd231ps	%ymm5, %ymm4, %ymm10
	vmulps	%ymm1, %ymm10, %ymm7
	vfnmadd231ps	%ymm9, %ymm4, %ymm3
	vfnmadd231ps	%ymm6, %ymm7, %ymm3
	vmulps	%ymm2, %ymm3, %ymm10
	vmovups	128(%rsp), %ymm11
	vmovaps	%ymm11, %ymm2
	vfnmadd213ps	%ymm14, %ymm11, %ymm2
	vfnmadd231ps	%ymm4, %ymm4, %ymm2
	vfnmadd231ps	%ymm7, %ymm7, %ymm2
	vfnmadd231ps	%ymm10, %ymm10, %ymm2
	vminps	592(%rsp), %ymm2, %ymm1
	vmovups	%ymm1, 784(%rsp)
	vbroadcastss	.L29c74(%rip), %ymm1
	vmaxps	%ymm1, %ymm2, %ymm1
	vsqrtps	%ymm1, %ymm1
	vmovups	96(%rsp), %ymm2
	vmulps	1104(%rsp), %ymm2, %ymm2
	vblendvps	%ymm15, %ymm13, %ymm2, %ymm2
	leaq	(%r15,%r15,2), %r10
	movq	%r10, %rax
	shlq	$5, %rax
	vmovaps	%ymm2, (%rax,%rdx)
	vmulps	2176(%rsp), %ymm8, %ymm2
	vmulps	240(%rsp), %ymm0, %ymm3
	vfmsub231ps	304(%rsp), %ymm2, %ymm3
	vmovups	336(%rsp), %ymm2
	vblendvps	%ymm15, %ymm13, %ymm2, %ymm2
	movq	%r15, %rax
	shlq	$7, %rax
	vmovaps	%ymm2, (%rax,%rdx)
	vmulps	1664(%rsp), %ymm8, %ymm2
	vmulps	432(%rsp), %ymm0, %ymm6
	vfmsub231ps	400(%rsp), %ymm2, %ymm6
	vbroadcastss	.L29c0(%rip), %ymm2
	vdivps	%ymm1, %ymm2, %ymm14
	vmovups	%ymm15, 1296(%rsp)
	vmovups	%ymm13, 752(%rsp)
	vmovups	560(%rsp), %ymm1
	vblendvps	%ymm15, %ymm13, %ymm1, %ymm1
	vmovaps	%ymm5, %ymm15
	leaq	(%r15,%r15,4), %rax
	movq	%rax, %rsi
	shlq	$5, %rsi
	vmovaps	%ymm1, (%rsi,%rdx)
	vmulps	1888(%rsp), %ymm8, %ymm1
	vmulps	%ymm0, %ymm11, %ymm2
	vmovups	848(%rsp), %ymm8
	vfmsub231ps	%ymm1, %ymm8, %ymm2
	vmovups	48(%rsp), %ymm1
	vmulps	368(%rsp), %ymm1, %ymm11
	vfnmadd231ps	%ymm5, %ymm11, %ymm3
	vmulps	688(%rsp), %ymm3, %ymm8
	vfnmadd231ps	%ymm9, %ymm11, %ymm6
	vfnmadd231ps	208(%rsp), %ymm8, %ymm6
	vmulps	272(%rsp), %ymm6, %ymm5
	vmovups	%ymm4, 976(%rsp)
	vfnmadd231ps	%ymm4, %ymm11, %ymm2
	vmovups	%ymm7, 368(%rsp)
	vfnmadd231ps	%ymm7, %ymm8, %ymm2
	vmovups	%ymm10, 560(%rsp)
	vfnmadd231ps	%ymm10, %ymm5, %ymm2
	vmovups	%ymm14, 592(%rsp)
	vmulps	%ymm2, %ymm14, %ymm4
	vmovups	%ymm0, 336(%rsp)
	vmovaps	%ymm0, %ymm2
	vbroadcastss	.L29c0(%rip), %ymm0
	vfnmadd213ps	%ymm0, %ymm2, %ymm2
	vfnmadd231ps	%ymm11, %ymm11, %ymm2
	vfnmadd231ps	%ymm8, %ymm8, %ymm2
	vfnmadd231ps	%ymm5, %ymm5, %ymm2
	vfnmadd231ps	%ymm4, %ymm4, %ymm2
	vminps	784(%rsp), %ymm2, %ymm0
	vbroadcastss	.L29c81(%rip), %ymm1
	vcmpltps	%ymm0, %ymm1, %ymm0
	vmovups	%ymm0, 784(%rsp)
	movl	$6, %edx
	movl	12(%rsp), %r14d
	testb	$2, %r14b
	je	.L29b92
	vmovaps	%ymm9, %ymm3
	vbroadcastss	.L29c74(%rip), %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vsqrtps	%ymm0, %ymm0
	vmovups	96(%rsp), %ymm2
	vmulps	304(%rsp), %ymm2, %ymm1
	vmovups	%ymm1, 1632(%rsp)
	vmulps	400(%rsp), %ymm2, %ymm1
	vmovups	%ymm1, 1664(%rsp)
	vmovdqu	1040(%rsp), %ymm1
	vpand	784(%rsp), %ymm1, %ymm1
	vextracti128	$1, %ymm1, %xmm2
	vpackssdw	%xmm2, %xmm1, %xmm1
	vmovdqa	%xmm1, 1952(%rsp)
	vbroadcastss	.L29c0(%rip), %ymm6
	vdivps	%ymm0, %ymm6, %ymm0
	vmovups	%ymm0, 304(%rsp)
	vmovups	%ymm5, 400(%rsp)
	vmovups	528(%rsp), %ymm13
	vmovups	%ymm4, 96(%rsp)
	vxorps	1472(%rsp), %ymm13, %ymm4
	vmovups	%ymm8, 1920(%rsp)
	vmovups	48(%rsp), %ymm0
	vmulps	%ymm4, %ymm0, %ymm2
	vmovups	240(%rsp), %ymm1
	vfmadd231ps	%ymm2, %ymm15, %ymm1
	vxorps	%ymm0, %ymm13, %ymm0
	vmulps	%ymm0, %ymm15, %ymm0
	vmovups	%ymm0, 240(%rsp)
	movq	%r10, %rdx
	shlq	$6, %rdx
	addq	%rbp, %rdx
	vxorps	%ymm1, %ymm13, %ymm1
	vmovups	%ymm11, 2176(%rsp)
	vmovups	688(%rsp), %ymm7
	vmulps	%ymm1, %ymm7, %ymm5
	vmovaps	%ymm9, %ymm0
	vmovups	432(%rsp), %ymm1
	vfmadd231ps	%ymm2, %ymm3, %ymm1
	vmovups	208(%rsp), %ymm15
	vfmadd231ps	%ymm5, %ymm15, %ymm1
	vxorps	%ymm1, %ymm13, %ymm1
	vmulps	272(%rsp), %ymm1, %ymm9
	vmovups	128(%rsp), %ymm1
	vfmadd231ps	976(%rsp), %ymm2, %ymm1
	vfmadd231ps	368(%rsp), %ymm5, %ymm1
	vmovups	560(%rsp), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm1
	vxorps	%ymm1, %ymm13, %ymm1
	vmovups	592(%rsp), %ymm14
	vmulps	%ymm1, %ymm14, %ymm4
	vmovups	336(%rsp), %ymm1
	vfmadd231ps	%ymm2, %ymm11, %ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm1
	vfmadd231ps	400(%rsp), %ymm9, %ymm1
	vfmadd231ps	96(%rsp), %ymm4, %ymm1
	vxorps	%ymm1, %ymm13, %ymm1
	vmulps	304(%rsp), %ymm1, %ymm3
	vmovups	%ymm2, 720(%rsp)
	vmovaps	%ymm2, %ymm1
	vfmadd213ps	%ymm6, %ymm2, %ymm1
	vmovups	%ymm5, 1856(%rsp)
	vfmadd231ps	%ymm5, %ymm5, %ymm1
	vmovups	%ymm9, 1888(%rsp)
	vfmadd231ps	%ymm9, %ymm9, %ymm1
	vmovups	%ymm4, 2144(%rsp)
	vfmadd231ps	%ymm4, %ymm4, %ymm1
	vmovups	%ymm3, 1472(%rsp)
	vfmadd231ps	%ymm3, %ymm3, %ymm1
	vmovups	1136(%rsp), %ymm2
	vmulps	%ymm1, %ymm2, %ymm1
	vmulps	%ymm1, %ymm2, %ymm1
	vpmovsxwd	1952(%rsp), %ymm2
	vmovdqu	%ymm2, 336(%rsp)
	vmovups	752(%rsp), %ymm3
	vblendvps	%ymm2, %ymm1, %ymm3, %ymm1
	vmovaps	%ymm1, (%rcx,%rdx)
	vmulps	240(%rsp), %ymm7, %ymm6
	vmovups	48(%rsp), %ymm2
	vmulps	%ymm0, %ymm2, %ymm0
	vfmadd231ps	%ymm6, %ymm15, %ymm0
	vxorps	%ymm7, %ymm13, %ymm1
	vmulps	%ymm1, %ymm15, %ymm1
	movl	%r14d, %esi
	andl	$4, %esi
	movl	%esi, %r11d
	shrl	$2, %r11d
	xorl	%ebx, %ebx
	testl	%esi, %esi
	movl	$15, %edi
	movl	$9, %edx
	cmoveq	%rdx, %rdi
	movl	$20, %edx
	movl	$10, %r8d
	cmoveq	%r8, %rdx
	vxorps	%ymm0, %ymm13, %ymm0
	vmovups	272(%rsp), %ymm8
	vmulps	%ymm0, %ymm8, %ymm5
	vmulps	%ymm1, %ymm8, %ymm15
	vmovaps	%ymm2, %ymm0
	vmulps	976(%rsp), %ymm2, %ymm1
	vmovups	368(%rsp), %ymm2
	vfmadd231ps	%ymm6, %ymm2, %ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm1
	vmulps	%ymm2, %ymm7, %ymm2
	vfmadd231ps	%ymm15, %ymm10, %ymm2
	vxorps	%ymm13, %ymm8, %ymm3
	vmulps	%ymm3, %ymm10, %ymm3
	vxorps	%ymm1, %ymm13, %ymm1
	vmulps	%ymm1, %ymm14, %ymm9
	vxorps	%ymm2, %ymm13, %ymm1
	vmulps	%ymm1, %ymm14, %ymm11
	vmulps	%ymm3, %ymm14, %ymm4
	vmovups	%ymm4, 128(%rsp)
	vmulps	2176(%rsp), %ymm0, %ymm1
	vmovups	1920(%rsp), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1
	vmovups	400(%rsp), %ymm2
	vfmadd231ps	%ymm5, %ymm2, %ymm1
	vmovups	96(%rsp), %ymm0
	vfmadd231ps	%ymm9, %ymm0, %ymm1
	vmulps	%ymm3, %ymm7, %ymm10
	vfmadd231ps	%ymm15, %ymm2, %ymm10
	vfmadd231ps	%ymm11, %ymm0, %ymm10
	vmulps	%ymm2, %ymm8, %ymm14
	vfmadd231ps	%ymm4, %ymm0, %ymm14
	vxorps	592(%rsp), %ymm13, %ymm2
	vmulps	%ymm2, %ymm0, %ymm2
	movl	$26, %r9d
	movl	$11, %r8d
	cmoveq	%r8, %r9
	setne	%bl
	addq	$7, %rbx
	imulq	%r15, %rbx
	shlq	$5, %rbx
	addq	%rbp, %rbx
	vxorps	%ymm1, %ymm13, %ymm1
	vmovups	304(%rsp), %ymm4
	vmulps	%ymm1, %ymm4, %ymm0
	vmovups	48(%rsp), %ymm1
	vmulps	%ymm1, %ymm1, %ymm1
	vmovups	%ymm6, 368(%rsp)
	vfmadd231ps	%ymm6, %ymm6, %ymm1
	vmovups	%ymm5, 208(%rsp)
	vfmadd231ps	%ymm5, %ymm5, %ymm1
	vmovups	%ymm9, 96(%rsp)
	vfmadd231ps	%ymm9, %ymm9, %ymm1
	vmovups	%ymm0, 432(%rsp)
	vfmadd231ps	%ymm0, %ymm0, %ymm1
	vmovups	1168(%rsp), %ymm3
	vmulps	%ymm1, %ymm3, %ymm1
	vmulps	%ymm1, %ymm3, %ymm1
	vmovups	336(%rsp), %ymm0
	vmovups	752(%rsp), %ymm7
	vblendvps	%ymm0, %ymm1, %ymm7, %ymm1
	vmovaps	%ymm1, (%rcx,%rbx)
	leaq	128(%r13), %rbx
	leaq	(%r11,%r11,2), %r8
	addq	$8, %r8
	movq	1368(%rsp), %r11
	imulq	%r15, %r8
	shlq	$5, %r8
	addq	%rbp, %r8
	vxorps	%ymm13, %ymm10, %ymm1
	vmovups	592(%rsp), %ymm3
	vmovaps	%ymm0, %ymm10
	vmulps	%ymm1, %ymm4, %ymm9
	vmovups	688(%rsp), %ymm0
	vmulps	%ymm0, %ymm0, %ymm1
	vmovups	1664(%rsp), %ymm6
	vmovups	%ymm15, 240(%rsp)
	vfmadd231ps	%ymm15, %ymm15, %ymm1
	vmovups	%ymm11, 400(%rsp)
	vfmadd231ps	%ymm11, %ymm11, %ymm1
	vfmadd231ps	%ymm9, %ymm9, %ymm1
	vmovups	1632(%rsp), %ymm0
	vmulps	%ymm0, %ymm1, %ymm1
	vmulps	%ymm1, %ymm0, %ymm1
	vblendvps	%ymm10, %ymm1, %ymm7, %ymm1
	vmovaps	%ymm1, (%rcx,%r8)
	imulq	%r15, %rdi
	shlq	$5, %rdi
	addq	%rbp, %rdi
	vxorps	%ymm13, %ymm14, %ymm1
	vmovups	1824(%rsp), %ymm11
	vmulps	%ymm1, %ymm4, %ymm0
	vmulps	%ymm8, %ymm8, %ymm1
	vmovups	128(%rsp), %ymm5
	vfmadd231ps	%ymm5, %ymm5, %ymm1
	vfmadd231ps	%ymm0, %ymm0, %ymm1
	vmulps	%ymm6, %ymm1, %ymm1
	vmulps	%ymm1, %ymm6, %ymm1
	vblendvps	%ymm10, %ymm1, %ymm7, %ymm1
	vmovaps	%ymm1, (%rcx,%rdi)
	imulq	%r15, %rdx
	shlq	$5, %rdx
	addq	%rbp, %rdx
	vmulps	%ymm4, %ymm2, %ymm8
	vmulps	%ymm3, %ymm3, %ymm1
	vfmadd231ps	%ymm8, %ymm8, %ymm1
	vmovups	848(%rsp), %ymm2
	vmulps	%ymm1, %ymm2, %ymm1
	vmulps	%ymm1, %ymm2, %ymm1
	vblendvps	%ymm10, %ymm1, %ymm7, %ymm1
	vmovaps	%ymm1, (%rcx,%rdx)
	imulq	%r15, %r9
	shlq	$5, %r9
	addq	%rbp, %r9
	vmulps	%ymm4, %ymm4, %ymm1
	vmulps	%ymm1, %ymm11, %ymm1
	vmulps	%ymm1, %ymm11, %ymm1
	vblendvps	%ymm10, %ymm1, %ymm7, %ymm1
	vmovaps	%ymm1, (%rcx,%r9)
	movl	$12, %edx
	testl	%esi, %esi
	je	.L29b92
	vmovups	%ymm0, 976(%rsp)
	vmovups	720(%rsp), %ymm1
	vmulps	48(%rsp), %ymm1, %ymm4
	vmovups	1856(%rsp), %ymm6
	vmovups	368(%rsp), %ymm0
	vfmadd231ps	%ymm6, %ymm0, %ymm4
	vmovaps	%ymm3, %ymm1
	vmovups	688(%rsp), %ymm2
	vmovups	%ymm9, 560(%rsp)
	vmulps	%ymm6, %ymm2, %ymm14
	vmulps	%ymm0, %ymm2, %ymm15
	vmovups	1888(%rsp), %ymm2
	vmovups	208(%rsp), %ymm6
	vfmadd231ps	%ymm2, %ymm6, %ymm4
	vmovups	240(%rsp), %ymm0
	vfmadd231ps	%ymm2, %ymm0, %ymm14
	vfmadd231ps	%ymm6, %ymm0, %ymm15
	vmovups	272(%rsp), %ymm3
	vmulps	%ymm2, %ymm3, %ymm2
	vmulps	%ymm6, %ymm3, %ymm7
	vmulps	%ymm0, %ymm3, %ymm13
	vmovups	2144(%rsp), %ymm0
	vmovups	96(%rsp), %ymm6
	vfmadd231ps	%ymm0, %ymm6, %ymm4
	vmovups	400(%rsp), %ymm3
	vfmadd231ps	%ymm0, %ymm3, %ymm14
	vfmadd231ps	%ymm6, %ymm3, %ymm15
	vmovups	128(%rsp), %ymm9
	vfmadd231ps	%ymm0, %ymm9, %ymm2
	vfmadd231ps	%ymm6, %ymm9, %ymm7
	vmovups	%ymm7, 272(%rsp)
	vfmadd231ps	%ymm3, %ymm9, %ymm13
	vmovups	%ymm13, 48(%rsp)
	vmulps	%ymm0, %ymm1, %ymm0
	vmulps	%ymm6, %ymm1, %ymm6
	vmovups	%ymm6, 368(%rsp)
	vmulps	%ymm3, %ymm1, %ymm3
	vmovups	%ymm3, 240(%rsp)
	vmulps	%ymm1, %ymm9, %ymm1
	vmovups	%ymm1, 208(%rsp)
	vmovups	1472(%rsp), %ymm6
	vfmadd231ps	432(%rsp), %ymm6, %ymm4
	vmovups	1168(%rsp), %ymm3
	vmulps	%ymm4, %ymm3, %ymm1
	vmovups	1136(%rsp), %ymm4
	vmulps	%ymm1, %ymm4, %ymm1
	vmovups	%ymm1, 128(%rsp)
	vmovaps	%ymm11, %ymm13
	vmovups	560(%rsp), %ymm5
	vfmadd231ps	%ymm6, %ymm5, %ymm14
	vmovups	1632(%rsp), %ymm9
	vmulps	%ymm9, %ymm14, %ymm1
	vmulps	%ymm1, %ymm4, %ymm1
	vmovups	%ymm1, 400(%rsp)
	vmovups	976(%rsp), %ymm14
	vfmadd231ps	%ymm6, %ymm14, %ymm2
	vmovups	1664(%rsp), %ymm11
	vmulps	%ymm2, %ymm11, %ymm1
	vmulps	%ymm1, %ymm4, %ymm1
	vmovups	%ymm1, 96(%rsp)
	vfmadd231ps	%ymm6, %ymm8, %ymm0
	vmovups	848(%rsp), %ymm2
	vmulps	%ymm0, %ymm2, %ymm0
	vmulps	%ymm0, %ymm4, %ymm0
	vmovups	%ymm0, 688(%rsp)
	vmovups	304(%rsp), %ymm7
	vmulps	%ymm6, %ymm7, %ymm0
	vmulps	%ymm0, %ymm13, %ymm0
	vmulps	%ymm0, %ymm4, %ymm0
	vmovups	%ymm0, 592(%rsp)
	vmovaps	%ymm5, %ymm6
	vmovups	432(%rsp), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm15
	vmulps	%ymm9, %ymm15, %ymm0
	vmulps	%ymm0, %ymm3, %ymm15
	vmovaps	%ymm14, %ymm0
	vmovups	272(%rsp), %ymm1
	vfmadd231ps	%ymm5, %ymm14, %ymm1
	vmulps	%ymm1, %ymm11, %ymm1
	vmulps	%ymm1, %ymm3, %ymm1
	vmovups	%ymm1, 272(%rsp)
	vmovups	368(%rsp), %ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm1
	vmulps	%ymm1, %ymm2, %ymm1
	vmulps	%ymm1, %ymm3, %ymm1
	vmovups	%ymm1, 368(%rsp)
	vmulps	%ymm5, %ymm7, %ymm1
	vmulps	%ymm1, %ymm13, %ymm1
	vmulps	%ymm1, %ymm3, %ymm1
	vmovups	%ymm1, 432(%rsp)
	vmovups	48(%rsp), %ymm1
	vfmadd231ps	%ymm6, %ymm14, %ymm1
	vmulps	%ymm1, %ymm11, %ymm1
	vmulps	%ymm1, %ymm9, %ymm14
	vmovups	240(%rsp), %ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm1
	vmulps	%ymm1, %ymm2, %ymm1
	vmulps	%ymm1, %ymm9, %ymm1
	vmovups	%ymm1, 48(%rsp)
	vmulps	%ymm6, %ymm7, %ymm1
	vmulps	%ymm1, %ymm13, %ymm1
	vmulps	%ymm1, %ymm9, %ymm9
	vmovups	208(%rsp), %ymm1
	vfmadd231ps	%ymm0, %ymm8, %ymm1
	vmulps	%ymm1, %ymm2, %ymm1
	vmulps	%ymm1, %ymm11, %ymm4
	vmulps	%ymm0, %ymm7, %ymm3
	vmulps	%ymm3, %ymm13, %ymm3
	vmulps	%ymm3, %ymm11, %ymm3
	vmulps	%ymm7, %ymm8, %ymm6
	vmulps	%ymm6, %ymm13, %ymm6
	vmulps	%ymm6, %ymm2, %ymm6
	vmovups	752(%rsp), %ymm5
	vblendvps	%ymm10, 128(%rsp), %ymm5, %ymm7
	vblendvps	%ymm10, 400(%rsp), %ymm5, %ymm0
	vblendvps	%ymm10, %ymm15, %ymm5, %ymm1
	vblendvps	%ymm10, 96(%rsp), %ymm5, %ymm2
	vblendvps	%ymm10, 272(%rsp), %ymm5, %ymm8
	vblendvps	%ymm10, %ymm14, %ymm5, %ymm11
	vblendvps	%ymm10, 688(%rsp), %ymm5, %ymm13
	vmovups	%ymm13, 304(%rsp)
	vblendvps	%ymm10, 368(%rsp), %ymm5, %ymm13
	vmovups	%ymm13, 128(%rsp)
	vblendvps	%ymm10, 48(%rsp), %ymm5, %ymm13
	vmovups	%ymm13, 48(%rsp)
	vblendvps	%ymm10, %ymm4, %ymm5, %ymm15
	vblendvps	%ymm10, 592(%rsp), %ymm5, %ymm14
	vblendvps	%ymm10, 432(%rsp), %ymm5, %ymm13
	vblendvps	%ymm10, %ymm9, %ymm5, %ymm9
	vblendvps	%ymm10, %ymm3, %ymm5, %ymm4
	vblendvps	%ymm10, %ymm6, %ymm5, %ymm3
	imulq	$224, %r15, %rdx
	addq	%rbp, %rdx
	vmovaps	%ymm7, (%rcx,%rdx)
	leaq	(%r15,%r15,8), %rdx
	movq	%rdx, %rsi
	shlq	$5, %rsi
	addq	%rbp, %rsi
	vmovaps	%ymm0, (%rcx,%rsi)
	shlq	$6, %rax
	addq	%rbp, %rax
	vmovaps	%ymm1, (%rcx,%rax)
	movq	%r10, %rax
	shlq	$7, %rax
	addq	%rbp, %rax
	vmovaps	%ymm2, (%rcx,%rax)
	imulq	$416, %r15, %rax
	addq	%rbp, %rax
	vmovaps	%ymm8, (%rcx,%rax)
	imulq	$448, %r15, %rax
	addq	%rbp, %rax
	vmovaps	%ymm11, (%rcx,%rax)
	movq	%r15, %rax
	shlq	$9, %rax
	addq	%rbp, %rax
	vmovups	304(%rsp), %ymm0
	vmovaps	%ymm0, (%rcx,%rax)
	imulq	$544, %r15, %rax
	addq	%rbp, %rax
	vmovups	128(%rsp), %ymm0
	vmovaps	%ymm0, (%rcx,%rax)
	shlq	$6, %rdx
	addq	%rbp, %rdx
	vmovups	48(%rsp), %ymm0
	vmovaps	%ymm0, (%rcx,%rdx)
	imulq	$608, %r15, %rax
	addq	%rbp, %rax
	vmovaps	%ymm15, (%rcx,%rax)
	imulq	$672, %r15, %rax
	addq	%rbp, %rax
	vmovaps	%ymm14, (%rcx,%rax)
	imulq	$704, %r15, %rax
	addq	%rbp, %rax
	vmovaps	%ymm13, (%rcx,%rax)
	imulq	$736, %r15, %rax
	addq	%rbp, %rax
	vmovaps	%ymm9, (%rcx,%rax)
	shlq	$8, %r10
	addq	%rbp, %r10
	vmovaps	%ymm4, (%rcx,%r10)
	imulq	$800, %r15, %rax
	addq	%rbp, %rax
	vmovaps	%ymm3, (%rcx,%rax)
	movl	$27, %edx
.L29b92:
	vmovups	784(%rsp), %ymm13
	testb	$8, %r14b
	vmovdqu	2208(%rsp), %ymm15
	vmovups	496(%rsp), %ymm6
	vmovups	624(%rsp), %ymm7
	vmovups	816(%rsp), %ymm9
	vmovups	944(%rsp), %ymm10
	vmovups	1296(%rsp), %ymm11
	je	.L29b94
	vbroadcastss	.L29c0(%rip), %ymm2
	vdivps	1728(%rsp), %ymm2, %ymm0
	vmulps	1760(%rsp), %ymm0, %ymm1
	vpaddd	3664(%rsp), %ymm1, %ymm0
	vpand	3696(%rsp), %ymm0, %ymm0
	vpsubd	%ymm0, %ymm15, %ymm3
	vfmsub213ps	%ymm2, %ymm1, %ymm3
	vbroadcastss	.L29c68(%rip), %ymm2
	vbroadcastss	.L29c67(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm3, %ymm2
	vbroadcastss	.L29c66(%rip), %ymm1
	vbroadcastss	.L29c65(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm3, %ymm1
	vmulps	%ymm3, %ymm3, %ymm4
	vbroadcastss	.L29c69(%rip), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm2
	vfmadd213ps	%ymm1, %ymm4, %ymm2
	vbroadcastss	.L29c64(%rip), %ymm1
	vbroadcastss	.L29c63(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm3, %ymm1
	vfmadd213ps	%ymm1, %ymm4, %ymm2
	vfmadd213ps	%ymm3, %ymm4, %ymm2
	movq	(%rsp), %rax
	vbroadcastss	100(%rax), %ymm1
	vxorps	%xmm3, %xmm3, %xmm3
	vmovups	912(%rsp), %ymm5
	vfmadd213ps	%ymm3, %ymm5, %ymm1
	vbroadcastss	104(%rax), %ymm4
	vfmadd213ps	%ymm1, %ymm10, %ymm4
	vbroadcastss	136(%rax), %ymm1
	vfmadd213ps	%ymm3, %ymm5, %ymm1
	vbroadcastss	140(%rax), %ymm8
	vfmadd213ps	%ymm1, %ymm10, %ymm8
	vbroadcastss	172(%rax), %ymm1
	vfmadd213ps	%ymm3, %ymm5, %ymm1
	vbroadcastss	176(%rax), %ymm3
	vfmadd213ps	%ymm1, %ymm10, %ymm3
	vbroadcastss	108(%rax), %ymm1
	vfmadd213ps	%ymm4, %ymm9, %ymm1
	vbroadcastss	144(%rax), %ymm4
	vfmadd213ps	%ymm8, %ymm9, %ymm4
	vbroadcastss	180(%rax), %ymm5
	vfmadd213ps	%ymm3, %ymm9, %ymm5
	vbroadcastss	112(%rax), %ymm3
	vmovups	1072(%rsp), %ymm8
	vfmadd213ps	%ymm1, %ymm8, %ymm3
	vbroadcastss	148(%rax), %ymm1
	vfmadd213ps	%ymm4, %ymm8, %ymm1
	vbroadcastss	184(%rax), %ymm4
	vfmadd213ps	%ymm5, %ymm8, %ymm4
	vbroadcastss	116(%rax), %ymm5
	vmovups	160(%rsp), %ymm8
	vfmadd213ps	%ymm3, %ymm8, %ymm5
	vbroadcastss	152(%rax), %ymm3
	vfmadd213ps	%ymm1, %ymm8, %ymm3
	vbroadcastss	188(%rax), %ymm1
	vfmadd213ps	%ymm4, %ymm8, %ymm1
	vbroadcastss	120(%rax), %ymm4
	vfmadd213ps	%ymm5, %ymm7, %ymm4
	vbroadcastss	156(%rax), %ymm5
	vfmadd213ps	%ymm3, %ymm7, %ymm5
	vbroadcastss	192(%rax), %ymm3
	vfmadd213ps	%ymm1, %ymm7, %ymm3
	vbroadcastss	124(%rax), %ymm1
	vfmadd213ps	%ymm4, %ymm6, %ymm1
	vbroadcastss	160(%rax), %ymm4
	vfmadd213ps	%ymm5, %ymm6, %ymm4
	vbroadcastss	196(%rax), %ymm5
	vfmadd213ps	%ymm3, %ymm6, %ymm5
	vbroadcastss	128(%rax), %ymm3
	vmovups	656(%rsp), %ymm7
	vfmadd213ps	%ymm1, %ymm7, %ymm3
	vbroadcastss	164(%rax), %ymm1
	vfmadd213ps	%ymm4, %ymm7, %ymm1
	vbroadcastss	200(%rax), %ymm6
	vfmadd213ps	%ymm5, %ymm7, %ymm6
	vbroadcastss	132(%rax), %ymm7
	vmovups	16(%rsp), %ymm8
	vfmadd213ps	%ymm3, %ymm8, %ymm7
	vbroadcastss	168(%rax), %ymm5
	vfmadd213ps	%ymm1, %ymm8, %ymm5
	vbroadcastss	204(%rax), %ymm4
	vfmadd213ps	%ymm6, %ymm8, %ymm4
	vcvtdq2ps	%ymm0, %ymm0
	vbroadcastss	.L29c70(%rip), %ymm1
	vfmadd231ps	%ymm0, %ymm1, %ymm2
	vbroadcastss	.L29c79(%rip), %ymm0
	vmovups	3888(%rsp), %ymm1
	vfmadd213ps	%ymm2, %ymm0, %ymm1
	vbroadcastss	.L29c80(%rip), %ymm0
	vmovups	1792(%rsp), %ymm3
	vfmadd213ps	%ymm1, %ymm0, %ymm3
	vmovups	3728(%rsp), %ymm2
	vaddps	%ymm7, %ymm2, %ymm1
	vbroadcastss	.L29c78(%rip), %ymm0
	vfmadd231ps	%ymm0, %ymm2, %ymm5
	vbroadcastss	.L29c84(%rip), %ymm0
	vfmadd231ps	%ymm2, %ymm0, %ymm4
	vbroadcastss	208(%rax), %ymm0
	vbroadcastss	.L29c34(%rip), %ymm2
	vmovups	464(%rsp), %ymm6
	vfmsub213ps	%ymm6, %ymm2, %ymm3
	vblendvps	%ymm11, %ymm0, %ymm3, %ymm2
	movq	%rdx, %rax
	movq	1352(%rsp), %rsi
	imulq	%rsi, %rax
	shlq	$5, %rax
	addq	%rbp, %rax
	vmovaps	%ymm2, (%rcx,%rax)
	vaddps	%ymm6, %ymm6, %ymm2
	vblendvps	%ymm11, %ymm0, %ymm2, %ymm2
	leaq	1(%rdx), %rax
	imulq	%rsi, %rax
	shlq	$5, %rax
	addq	%rbp, %rax
	vmovaps	%ymm2, (%rcx,%rax)
	vblendvps	%ymm11, %ymm0, %ymm1, %ymm1
	leaq	2(%rdx), %rax
	imulq	%rsi, %rax
	shlq	$5, %rax
	addq	%rbp, %rax
	vmovaps	%ymm1, (%rcx,%rax)
	vblendvps	%ymm11, %ymm0, %ymm5, %ymm1
	leaq	3(%rdx), %rax
	imulq	%rsi, %rax
	shlq	$5, %rax
	addq	%rbp, %rax
	vmovaps	%ymm1, (%rcx,%rax)
	vblendvps	%ymm11, %ymm0, %ymm4, %ymm0
	addq	$4, %rdx
	imulq	%rsi, %rdx
	shlq	$5, %rdx
	addq	%rbp, %rdx
	vmovaps	%ymm0, (%rcx,%rdx)
	jmp	.L29b94
.L29b98:
	addq	$4472, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
