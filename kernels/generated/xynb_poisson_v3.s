# Made by `cargo xtask kernels`. Do not edit.
	.text
	.p2align	2, 0x0
.L1c0:
	.long	0x3f800000
.L1c1:
	.long	1048576
.L1c2:
	.long	2147483647
.L1c3:
	.long	0x3f40094e
.L1c4:
	.long	0x3e1d5a5a
.L1c5:
	.long	0x3bd74912
.L1c6:
	.long	0x3f156f3d
.L1c7:
	.long	0x3d26f715
.L1c8:
	.long	8388607
.L1c9:
	.long	1400897536
.L1c10:
	.long	1258291200
.L1c11:
	.long	1392508928
.L1c12:
	.long	0x53000080
.L1c13:
	.long	0xc9800000
.L1c14:
	.long	0x3f000000
.L1c15:
	.long	0x0da24260
.L1c16:
	.long	0x1e3ce508
.L1c17:
	.long	0xbf800000
.L1c18:
	.long	0x41100000
.L1c19:
	.long	0x3e800000
.L1c20:
	.long	0x41490fdb
.L1c21:
	.long	0x40800000
.L1c22:
	.long	0x40a00000
.L1c23:
	.long	0x7f7fffff
.L1c24:
	.long	0x3fc00000
.L1c25:
	.long	0x7149f2ca
.L1c27:
	.long	2
.L1c28:
	.long	4
.L1c29:
	.long	8
.L1c30:
	.long	0x3f3504f3
.L1c31:
	.long	0x3ecc422a
.L1c32:
	.long	0x3f106ebb
.L1c33:
	.long	0xbf000000
.L1c34:
	.long	0x80000000
.L1c35:
	.long	0xc2ae0000
.L1c36:
	.long	0x3fb8aa3b
.L1c37:
	.long	0xbf317200
.L1c38:
	.long	0xb5bfbe8e
.L1c39:
	.long	0x3c1e8629
.L1c40:
	.long	0x3aae0472
.L1c41:
	.long	0x3d635b73
.L1c42:
	.long	0x3e75fc8c
.L1c43:
	.long	0x3f317214
.L1c44:
	.long	0x42fe0000
.L1c45:
	.long	0x4f000000
.L1c46:
	.long	0x3e99999a
.L1c47:
	.long	0x3ef89ba5
.L1c48:
	.long	0xbe04a19d
.L1c49:
	.long	0xbf03248e
.L1c50:
	.long	0x3f0c3744
.L1c51:
	.long	0xbdc1d79d
.L1c52:
	.long	0x3e5c1572
.L1c53:
	.long	0x3e17e642
.L1c54:
	.long	0x3e2ecff8
.L1c55:
	.long	0x3e2d3f9f
.L1c56:
	.long	0x41400000
.L1c57:
	.long	3234528013
.L1c58:
	.long	4286578688
.L1c59:
	.long	0xbf00000d
.L1c60:
	.long	0x3eaaac4e
.L1c61:
	.long	0xbe7fd7d0
.L1c62:
	.long	0x3e4bdb47
.L1c63:
	.long	0xbe2ec8d2
.L1c64:
	.long	0x3e259a3a
.L1c65:
	.long	0xbddadb52
.L1c66:
	.long	0x33b17218
.L1c67:
	.long	0x3a83126f
.L1c68:
	.long	0x3727c5ac
.L1c69:
	.long	0x41800000
.L1c70:
	.long	0x358637bd
.L1c71:
	.long	0x350637bd
.L1c72:
	.long	0x34210fb0
.L1c73:
	.long	0x36a7c5ac
.L1c74:
	.long	0x40000000
.L1c75:
	.long	0x3f317218
.L1c76:
	.long	0x3feb3f8f
.L1c77:
	.long	0x38d1b717
.L1c78:
	.long	0x40400000
.L1c79:
	.long	0x3951b717
.L1c80:
	.long	0x41000000
.L1c81:
	.long	0x3cf5c28f
.L1c82:
	.long	0x26901d7d
.L1c83:
	.long	0x3f800054
.L1c84:
	.long	0xbf4ccccd
	.p2align	5, 0x0
.L1c26:
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
	.globl	gaussmle_xynb_poisson_v3
gaussmle_xynb_poisson_v3:
	.globl	_gaussmle_xynb_poisson_v3
_gaussmle_xynb_poisson_v3:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$2824, %rsp
	movl	%esi, 12(%rsp)
	testl	%ecx, %ecx
	je	.L1b92
	testl	%edx, %edx
	je	.L1b92
	cmpl	$0, 12(%rsp)
	je	.L1b92
	movq	2896(%rsp), %r11
	movl	12(%rsp), %eax
	movl	%eax, %ebx
	movl	%edx, %esi
	movq	%rsi, 720(%rsp)
	movq	(%rdi), %rsi
	movq	%rsi, 376(%rsp)
	movq	24(%rdi), %rsi
	movq	%rsi, (%rsp)
	movq	32(%rdi), %r15
	movq	40(%rdi), %rsi
	movq	%rsi, 1200(%rsp)
	movq	48(%rdi), %r13
	movq	56(%rdi), %rsi
	addl	%r8d, %r9d
	addl	2880(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 1160(%rsp)
	imull	%eax, %edx
	movl	%edx, 388(%rsp)
	movq	%rsi, 64(%rsp)
	leaq	32(%rsi), %rax
	movq	%rax, 728(%rsp)
	xorl	%eax, %eax
	vbroadcastss	.L1c14(%rip), %ymm13
	vpxor	%xmm11, %xmm11, %xmm11
	movq	%r9, 1168(%rsp)
	movl	%r9d, %ecx
	vbroadcastss	.L1c57(%rip), %ymm0
	vmovups	%ymm0, 2368(%rsp)
	vbroadcastss	.L1c58(%rip), %ymm0
	vmovups	%ymm0, 2336(%rsp)
	vbroadcastss	.L1c0(%rip), %ymm14
	vbroadcastss	.L1c34(%rip), %ymm0
	vmovups	%ymm0, 496(%rsp)
	vpbroadcastd	.L1c2(%rip), %ymm15
	vmovups	%ymm14, 1088(%rsp)
	movq	%rbx, 1192(%rsp)
	movq	%r15, 1184(%rsp)
	vmovdqu	%ymm15, 1120(%rsp)
	jmp	.L1b5
	.p2align	4
.L1b4:
	incq	%rax
	addl	388(%rsp), %ecx
	cmpq	1160(%rsp), %rax
	je	.L1b92
.L1b5:
	movq	%rax, %rdx
	imulq	720(%rsp), %rdx
	movq	%rdx, 1176(%rsp)
	movl	%ecx, %esi
	xorl	%edi, %edi
	movq	%rax, 1208(%rsp)
	movl	%ecx, 392(%rsp)
	jmp	.L1b7
	.p2align	4
.L1b6:
	incq	%rdi
	addl	12(%rsp), %esi
	cmpq	720(%rsp), %rdi
	je	.L1b4
.L1b7:
	movq	1176(%rsp), %rdx
	addq	%rdi, %rdx
	imulq	%rbx, %rdx
	addq	1168(%rsp), %rdx
	movl	%esi, %r8d
	xorl	%r9d, %r9d
	movl	%esi, 396(%rsp)
	movq	%rdi, 1224(%rsp)
	movq	%rdx, 1216(%rsp)
	jmp	.L1b10
	.p2align	4
.L1b8:
	vorps	112(%rsp), %ymm13, %ymm0
	vbroadcastss	.L1c78(%rip), %ymm1
	vblendvps	%ymm0, 1760(%rsp), %ymm1, %ymm0
	movq	1200(%rsp), %rcx
	vmovups	1792(%rsp), %ymm1
	vmovaps	%ymm1, (%rcx,%rax)
	vmovaps	%ymm0, (%rcx,%r12)
	movq	1208(%rsp), %rax
	vbroadcastss	.L1c14(%rip), %ymm13
	movl	392(%rsp), %ecx
	vmovups	1088(%rsp), %ymm14
	vmovups	1120(%rsp), %ymm15
	movl	396(%rsp), %esi
	movq	1224(%rsp), %rdi
	movq	1216(%rsp), %rdx
	movl	76(%rsp), %r8d
	movq	1240(%rsp), %r9
.L1b9:
	incq	%r9
	incl	%r8d
	cmpq	%rbx, %r9
	je	.L1b6
.L1b10:
	leaq	(%rdx,%r9), %r12
	movl	8(%r11), %r10d
	cmpq	%r10, %r12
	jae	.L1b9
	movq	%r10, 56(%rsp)
	movq	%r9, 1240(%rsp)
	movl	%r8d, 76(%rsp)
	movl	(%r11), %r10d
	movl	16(%r11), %eax
	movl	%eax, 304(%rsp)
	movl	20(%r11), %ebp
	movq	%r10, %rcx
	imulq	%r10, %rcx
	leaq	1(%rcx), %rax
	shrq	%rax
	testb	$1, %bpl
	cmoveq	%rcx, %rax
	testq	%r10, %r10
	movq	%r12, 1232(%rsp)
	je	.L1b38
	movq	%rcx, 144(%rsp)
	movq	%rax, %r9
	imulq	%r12, %r9
	movl	$2, %r15d
	subq	%r10, %r15
	imull	76(%rsp), %eax
	movl	%r10d, %ecx
	shll	$4, %ecx
	movl	%ecx, 240(%rsp)
	movq	%r10, %rcx
	shlq	$5, %rcx
	movq	%rcx, 432(%rsp)
	vpxor	%xmm7, %xmm7, %xmm7
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 928(%rsp)
	vpbroadcastd	.L1c1(%rip), %ymm6
	movl	$16, %r11d
	movq	728(%rsp), %rdx
	xorl	%r12d, %r12d
	vbroadcastss	.L1c0(%rip), %ymm0
	vmovups	%ymm0, 896(%rsp)
	vmovups	%ymm0, 864(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 112(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm2, %xmm2, %xmm2
	xorl	%ebx, %ebx
	jmp	.L1b14
	.p2align	4
.L1b13:
	vaddps	%ymm3, %ymm9, %ymm3
	vaddps	%ymm1, %ymm8, %ymm1
	incq	%rbx
	addl	%r10d, %eax
	addl	240(%rsp), %r11d
	addq	%r10, %r12
	addq	432(%rsp), %rdx
	cmpq	%r10, %rbx
	je	.L1b37
.L1b14:
	movq	%rbx, %rdi
	imulq	%r10, %rdi
	leal	(%r9,%rdi), %esi
	andl	$2147483647, %esi
	movq	%rdi, %rcx
	shrq	%rcx
	addq	%r9, %rcx
	testb	$1, %bpl
	cmoveq	%rsi, %rcx
	shlq	$5, %rcx
	movq	376(%rsp), %r8
	vmovdqa	(%r8,%rcx), %ymm0
	testb	$1, %bpl
	je	.L1b16
	movl	%edi, %ecx
	shll	$4, %ecx
	andl	$16, %ecx
	vmovd	%ecx, %xmm4
	vpsrld	%xmm4, %ymm0, %ymm0
	vpblendw	$170, %ymm11, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
.L1b16:
	movq	(%rsp), %rcx
	vbroadcastss	(%rcx), %ymm4
	vbroadcastss	4(%rcx), %ymm8
	vsubps	%ymm4, %ymm0, %ymm4
	vmulps	%ymm4, %ymm8, %ymm9
	movq	%rdi, %rcx
	shlq	$5, %rcx
	movq	64(%rsp), %r8
	vmovaps	%ymm9, (%r8,%rcx)
	testb	$8, %bpl
	jne	.L1b20
	andl	$2147483647, %eax
	cmpq	$1, %r10
	je	.L1b21
.L1b18:
	vpand	%ymm0, %ymm15, %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm7
	vaddps	%ymm11, %ymm9, %ymm8
	je	.L1b19
.L1b22:
	movq	%rbx, 176(%rsp)
	movq	%rdx, 16(%rsp)
	movl	$1, %ebx
	cmpl	$2, %r10d
	movl	%r11d, 208(%rsp)
	jne	.L1b31
.L1b23:
	addq	%rbx, %rdi
	addq	%rbx, %rsi
	movq	%rdi, %rcx
	shrq	%rcx
	addq	%r9, %rcx
	testb	$1, %bpl
	cmoveq	%rsi, %rcx
	shlq	$5, %rcx
	movq	376(%rsp), %rsi
	vmovdqa	(%rsi,%rcx), %ymm0
	testb	$1, %bpl
	je	.L1b25
	movl	%edi, %ecx
	shll	$4, %ecx
	andl	$16, %ecx
	vmovd	%ecx, %xmm4
	vpsrld	%xmm4, %ymm0, %ymm0
	vpblendw	$170, %ymm11, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
.L1b25:
	movq	(%rsp), %rcx
	vbroadcastss	(%rcx), %ymm4
	vbroadcastss	4(%rcx), %ymm10
	vsubps	%ymm4, %ymm0, %ymm4
	vmulps	%ymm4, %ymm10, %ymm4
	movl	208(%rsp), %r11d
	shlq	$5, %rdi
	movq	64(%rsp), %rcx
	vmovaps	%ymm4, (%rcx,%rdi)
	testb	$8, %bpl
	je	.L1b27
	vbroadcastss	.L1c3(%rip), %ymm10
	vaddps	%ymm4, %ymm10, %ymm10
	vbroadcastss	.L1c4(%rip), %ymm11
	vfmadd213ps	%ymm11, %ymm4, %ymm10
	vbroadcastss	.L1c5(%rip), %ymm11
	vfmadd213ps	%ymm11, %ymm4, %ymm10
	vxorps	%xmm12, %xmm12, %xmm12
	vbroadcastss	.L1c6(%rip), %ymm11
	vaddps	%ymm4, %ymm11, %ymm11
	vcmpltps	%ymm4, %ymm12, %ymm12
	vbroadcastss	.L1c0(%rip), %ymm5
	vblendvps	%ymm12, %ymm10, %ymm5, %ymm10
	vbroadcastss	.L1c7(%rip), %ymm13
	vfmadd213ps	%ymm13, %ymm4, %ymm11
	vmulps	896(%rsp), %ymm10, %ymm10
	vblendvps	%ymm12, %ymm11, %ymm5, %ymm11
	vmulps	864(%rsp), %ymm11, %ymm11
	vpsrld	$23, %ymm10, %ymm13
	vpsrld	$23, %ymm11, %ymm14
	vpsubd	%ymm14, %ymm6, %ymm6
	vmovups	1088(%rsp), %ymm14
	vpaddd	%ymm6, %ymm13, %ymm6
	vbroadcastss	.L1c8(%rip), %ymm13
	vandps	%ymm13, %ymm10, %ymm10
	vorps	%ymm14, %ymm10, %ymm10
	vmovups	%ymm10, 896(%rsp)
	vandps	%ymm13, %ymm11, %ymm10
	vxorps	%xmm11, %xmm11, %xmm11
	vbroadcastss	.L1c14(%rip), %ymm13
	vorps	%ymm14, %ymm10, %ymm10
	vmovups	%ymm10, 864(%rsp)
	vandps	%ymm5, %ymm12, %ymm10
	vmovups	928(%rsp), %ymm12
	vaddps	%ymm10, %ymm12, %ymm12
	vmovups	%ymm12, 928(%rsp)
.L1b27:
	incq	%rbx
	cmpq	%r10, %rbx
	jne	.L1b29
	vaddps	%ymm4, %ymm2, %ymm2
.L1b29:
	movq	16(%rsp), %rdx
	movq	176(%rsp), %rbx
	vpand	%ymm0, %ymm15, %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm7
	vaddps	%ymm4, %ymm8, %ymm8
	testq	%rbx, %rbx
	jne	.L1b13
	jmp	.L1b30
	.p2align	4
.L1b20:
	vbroadcastss	.L1c3(%rip), %ymm4
	vaddps	%ymm4, %ymm9, %ymm4
	vbroadcastss	.L1c4(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm9, %ymm4
	vbroadcastss	.L1c5(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm9, %ymm4
	vbroadcastss	.L1c6(%rip), %ymm8
	vaddps	%ymm8, %ymm9, %ymm8
	vcmpltps	%ymm9, %ymm11, %ymm10
	vbroadcastss	.L1c0(%rip), %ymm5
	vblendvps	%ymm10, %ymm4, %ymm5, %ymm4
	vbroadcastss	.L1c7(%rip), %ymm11
	vfmadd213ps	%ymm11, %ymm9, %ymm8
	vmulps	896(%rsp), %ymm4, %ymm4
	vblendvps	%ymm10, %ymm8, %ymm5, %ymm8
	vmulps	864(%rsp), %ymm8, %ymm8
	vpsrld	$23, %ymm4, %ymm11
	vpsrld	$23, %ymm8, %ymm12
	vpsubd	%ymm12, %ymm6, %ymm6
	vpaddd	%ymm6, %ymm11, %ymm6
	vbroadcastss	.L1c8(%rip), %ymm11
	vandps	%ymm4, %ymm11, %ymm4
	vorps	%ymm4, %ymm14, %ymm4
	vmovups	%ymm4, 896(%rsp)
	vandps	%ymm11, %ymm8, %ymm4
	vxorps	%xmm11, %xmm11, %xmm11
	vorps	%ymm4, %ymm14, %ymm4
	vmovups	%ymm4, 864(%rsp)
	vandps	%ymm5, %ymm10, %ymm4
	vmovups	928(%rsp), %ymm8
	vaddps	%ymm4, %ymm8, %ymm8
	vmovups	%ymm8, 928(%rsp)
	andl	$2147483647, %eax
	cmpq	$1, %r10
	jne	.L1b18
.L1b21:
	vaddps	%ymm2, %ymm9, %ymm2
	vpand	%ymm0, %ymm15, %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm7
	vaddps	%ymm11, %ymm9, %ymm8
	jne	.L1b22
	.p2align	4
.L1b19:
	testq	%rbx, %rbx
	jne	.L1b13
.L1b30:
	vmovups	112(%rsp), %ymm0
	vaddps	%ymm0, %ymm8, %ymm0
	vmovups	%ymm0, 112(%rsp)
	jmp	.L1b13
	.p2align	4
.L1b31:
	movq	16(%rsp), %rcx
	jmp	.L1b33
	.p2align	4
.L1b32:
	vandps	%ymm0, %ymm15, %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm7
	vaddps	%ymm4, %ymm8, %ymm8
	leaq	(%r15,%rbx), %r8
	incq	%r8
	incq	%rbx
	addl	$16, %r11d
	addq	$32, %rcx
	cmpq	$1, %r8
	je	.L1b23
.L1b33:
	movq	(%rsp), %rdx
	leaq	(%r12,%rbx), %r8
	leaq	(%rax,%rbx), %r14
	shrq	%r8
	addq	%r9, %r8
	testb	$1, %bpl
	cmoveq	%r14, %r8
	shlq	$5, %r8
	movq	376(%rsp), %r14
	vmovdqa	(%r14,%r8), %ymm0
	movl	%ebp, %r14d
	testb	$1, %bpl
	je	.L1b35
	movl	%r11d, %r8d
	andl	$16, %r8d
	vmovd	%r8d, %xmm4
	vpsrld	%xmm4, %ymm0, %ymm0
	vpblendw	$170, %ymm11, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
.L1b35:
	vbroadcastss	(%rdx), %ymm4
	vbroadcastss	4(%rdx), %ymm10
	vsubps	%ymm4, %ymm0, %ymm4
	vmulps	%ymm4, %ymm10, %ymm4
	vmovaps	%ymm4, (%rcx)
	movl	%r14d, %ebp
	testb	$8, %bpl
	je	.L1b32
	vbroadcastss	.L1c3(%rip), %ymm10
	vaddps	%ymm4, %ymm10, %ymm10
	vbroadcastss	.L1c4(%rip), %ymm11
	vfmadd213ps	%ymm11, %ymm4, %ymm10
	vbroadcastss	.L1c5(%rip), %ymm11
	vfmadd213ps	%ymm11, %ymm4, %ymm10
	vpxor	%xmm12, %xmm12, %xmm12
	vbroadcastss	.L1c6(%rip), %ymm11
	vaddps	%ymm4, %ymm11, %ymm11
	vcmpltps	%ymm4, %ymm12, %ymm12
	vbroadcastss	.L1c0(%rip), %ymm5
	vblendvps	%ymm12, %ymm10, %ymm5, %ymm10
	vbroadcastss	.L1c7(%rip), %ymm13
	vfmadd213ps	%ymm13, %ymm4, %ymm11
	vmulps	896(%rsp), %ymm10, %ymm10
	vblendvps	%ymm12, %ymm11, %ymm5, %ymm11
	vmulps	864(%rsp), %ymm11, %ymm11
	vpsrld	$23, %ymm10, %ymm13
	vpsrld	$23, %ymm11, %ymm14
	vpsubd	%ymm14, %ymm6, %ymm6
	vmovups	1088(%rsp), %ymm14
	vpaddd	%ymm6, %ymm13, %ymm6
	vbroadcastss	.L1c8(%rip), %ymm13
	vandps	%ymm13, %ymm10, %ymm10
	vorps	%ymm14, %ymm10, %ymm10
	vmovups	%ymm10, 896(%rsp)
	vandps	%ymm13, %ymm11, %ymm10
	vxorps	%xmm11, %xmm11, %xmm11
	vbroadcastss	.L1c14(%rip), %ymm13
	vorps	%ymm14, %ymm10, %ymm10
	vmovups	%ymm10, 864(%rsp)
	vandps	%ymm5, %ymm12, %ymm10
	vmovups	928(%rsp), %ymm12
	vaddps	%ymm10, %ymm12, %ymm12
	vmovups	%ymm12, 928(%rsp)
	jmp	.L1b32
	.p2align	4
.L1b37:
	vpbroadcastd	.L1c9(%rip), %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm0
	vpcmpeqd	%ymm0, %ymm7, %ymm0
	vextracti128	$1, %ymm0, %xmm4
	vpackssdw	%xmm4, %xmm0, %xmm5
	vpbroadcastd	.L1c10(%rip), %ymm0
	vpblendw	$170, %ymm0, %ymm6, %ymm0
	vpsrld	$16, %ymm6, %ymm4
	vpbroadcastd	.L1c11(%rip), %ymm6
	vpblendw	$170, %ymm6, %ymm4, %ymm4
	vbroadcastss	.L1c12(%rip), %ymm6
	vsubps	%ymm6, %ymm4, %ymm4
	vaddps	%ymm4, %ymm0, %ymm0
	vbroadcastss	.L1c13(%rip), %ymm4
	vaddps	%ymm4, %ymm0, %ymm0
	movq	2896(%rsp), %r11
	movq	1192(%rsp), %rbx
	movq	1184(%rsp), %r15
	movq	144(%rsp), %rcx
	vmovups	112(%rsp), %ymm7
	jmp	.L1b39
.L1b38:
	vxorps	%xmm2, %xmm2, %xmm2
	vpxor	%xmm5, %xmm5, %xmm5
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 928(%rsp)
	vbroadcastss	.L1c0(%rip), %ymm4
	vmovups	%ymm4, 864(%rsp)
	vmovups	%ymm4, 896(%rsp)
.L1b39:
	testq	%rcx, %rcx
	vmovups	%ymm0, 2528(%rsp)
	vmovdqa	%xmm5, 16(%rsp)
	vxorps	%xmm14, %xmm14, %xmm14
	js	.L1b41
	vxorps	%xmm11, %xmm11, %xmm11
	vcvtsi2ss	%rcx, %xmm11, %xmm0
	jmp	.L1b42
	.p2align	4
.L1b41:
	movq	%rcx, %rax
	shrq	%rax
	andl	$1, %ecx
	orq	%rax, %rcx
	vxorps	%xmm11, %xmm11, %xmm11
	vcvtsi2ss	%rcx, %xmm11, %xmm0
	vaddss	%xmm0, %xmm0, %xmm0
.L1b42:
	vxorps	%xmm11, %xmm11, %xmm11
	vcvtsi2ss	%r10, %xmm11, %xmm4
	vbroadcastss	%xmm4, %ymm6
	vbroadcastss	.L1c0(%rip), %ymm5
	vmaxps	%ymm5, %ymm6, %ymm4
	vdivps	%ymm4, %ymm5, %ymm4
	vmulps	%ymm7, %ymm4, %ymm5
	vmulps	%ymm4, %ymm8, %ymm8
	vmulps	%ymm3, %ymm4, %ymm3
	vminps	%ymm5, %ymm8, %ymm9
	vcmpunordps	%ymm5, %ymm5, %ymm10
	vblendvps	%ymm10, %ymm8, %ymm9, %ymm9
	vmulps	%ymm2, %ymm4, %ymm2
	vmaxps	%ymm5, %ymm8, %ymm4
	vblendvps	%ymm10, %ymm8, %ymm4, %ymm4
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
	vmulps	%ymm2, %ymm13, %ymm2
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 2400(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1536(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm3, %xmm3, %xmm3
	testq	%r10, %r10
	je	.L1b51
	vmaxps	%ymm0, %ymm2, %ymm0
	vsqrtps	%ymm0, %ymm0
	vaddps	%ymm0, %ymm2, %ymm9
	movl	%r10d, %eax
	andl	$-2, %eax
	movq	%r10, %rcx
	shlq	$5, %rcx
	movq	728(%rsp), %rdx
	xorl	%esi, %esi
	jmp	.L1b47
	.p2align	4
.L1b44:
	xorl	%edi, %edi
.L1b45:
	vmovaps	%ymm11, %ymm4
	vmovaps	%ymm10, %ymm11
	movq	%rsi, %r8
	imulq	%r10, %r8
	shlq	$5, %r8
	vxorps	%xmm15, %xmm15, %xmm15
	vcvtsi2ss	%rdi, %xmm15, %xmm12
	addq	64(%rsp), %r8
	shlq	$5, %rdi
	vmovaps	(%r8,%rdi), %ymm10
	vsubps	%ymm9, %ymm10, %ymm10
	vmaxps	%ymm14, %ymm10, %ymm10
	vmulps	%ymm10, %ymm10, %ymm13
	vbroadcastss	%xmm12, %ymm10
	vaddps	%ymm0, %ymm13, %ymm0
	vfmadd213ps	%ymm11, %ymm13, %ymm10
	vmulss	%xmm12, %xmm12, %xmm11
	vbroadcastss	%xmm11, %ymm11
	vfmadd213ps	%ymm4, %ymm13, %ymm11
.L1b46:
	vxorps	%xmm15, %xmm15, %xmm15
	vcvtsi2ss	%rsi, %xmm15, %xmm4
	vbroadcastss	%xmm4, %ymm12
	vaddps	%ymm0, %ymm3, %ymm3
	vfmadd231ps	%ymm12, %ymm0, %ymm8
	vmulss	%xmm4, %xmm4, %xmm4
	vbroadcastss	%xmm4, %ymm4
	vfmadd231ps	%ymm4, %ymm0, %ymm5
	incq	%rsi
	addq	%rcx, %rdx
	cmpq	%r10, %rsi
	je	.L1b51
.L1b47:
	vxorps	%xmm0, %xmm0, %xmm0
	cmpq	$1, %r10
	je	.L1b44
	movq	%rdx, %r9
	xorl	%edi, %edi
	vxorps	%xmm7, %xmm7, %xmm7
	.p2align	4
.L1b49:
	vmovaps	-32(%r9), %ymm4
	vmovaps	(%r9), %ymm12
	vsubps	%ymm9, %ymm4, %ymm4
	vxorps	%xmm15, %xmm15, %xmm15
	vcvtsi2ss	%rdi, %xmm15, %xmm13
	vmaxps	%ymm7, %ymm4, %ymm4
	vmulps	%ymm4, %ymm4, %ymm4
	vbroadcastss	%xmm13, %ymm14
	vaddps	%ymm4, %ymm0, %ymm0
	vfmadd213ps	%ymm10, %ymm4, %ymm14
	vmulss	%xmm13, %xmm13, %xmm10
	vbroadcastss	%xmm10, %ymm13
	vfmadd213ps	%ymm11, %ymm4, %ymm13
	vsubps	%ymm9, %ymm12, %ymm4
	vmaxps	%ymm7, %ymm4, %ymm4
	vmulps	%ymm4, %ymm4, %ymm4
	leaq	1(%rdi), %r8
	vxorps	%xmm15, %xmm15, %xmm15
	vcvtsi2ss	%r8, %xmm15, %xmm11
	vbroadcastss	%xmm11, %ymm10
	vaddps	%ymm4, %ymm0, %ymm0
	vfmadd213ps	%ymm14, %ymm4, %ymm10
	vmulss	%xmm11, %xmm11, %xmm11
	vbroadcastss	%xmm11, %ymm11
	vfmadd213ps	%ymm13, %ymm4, %ymm11
	addq	$2, %rdi
	addq	$64, %r9
	cmpq	%rax, %rdi
	jne	.L1b49
	vxorps	%xmm14, %xmm14, %xmm14
	testb	$1, %r10b
	jne	.L1b45
	jmp	.L1b46
	.p2align	4
.L1b51:
	vbroadcastss	.L1c15(%rip), %ymm0
	vmaxps	%ymm0, %ymm3, %ymm0
	vbroadcastss	.L1c0(%rip), %ymm15
	vdivps	%ymm0, %ymm15, %ymm9
	vbroadcastss	.L1c16(%rip), %ymm0
	vcmpltps	%ymm3, %ymm0, %ymm0
	vbroadcastss	.L1c17(%rip), %ymm4
	vaddps	%ymm4, %ymm6, %ymm4
	vbroadcastss	.L1c14(%rip), %ymm13
	vmulps	%ymm4, %ymm13, %ymm6
	vmulps	%ymm9, %ymm10, %ymm4
	vblendvps	%ymm0, %ymm4, %ymm6, %ymm4
	vmulps	%ymm9, %ymm8, %ymm8
	vblendvps	%ymm0, %ymm8, %ymm6, %ymm0
	vbroadcastss	.L1c18(%rip), %ymm6
	vmovups	2400(%rsp), %ymm7
	vdivps	%ymm6, %ymm7, %ymm6
	vmulps	%ymm9, %ymm11, %ymm8
	vfnmadd231ps	%ymm4, %ymm4, %ymm8
	vaddps	%ymm8, %ymm8, %ymm8
	vminps	%ymm8, %ymm6, %ymm10
	vcmpunordps	%ymm8, %ymm8, %ymm8
	vblendvps	%ymm8, %ymm6, %ymm10, %ymm8
	vbroadcastss	.L1c19(%rip), %ymm10
	vmaxps	%ymm10, %ymm8, %ymm8
	vsqrtps	%ymm8, %ymm8
	vmulps	%ymm5, %ymm9, %ymm5
	vfnmadd231ps	%ymm0, %ymm0, %ymm5
	vaddps	%ymm5, %ymm5, %ymm5
	vminps	%ymm5, %ymm6, %ymm9
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vblendvps	%ymm5, %ymm6, %ymm9, %ymm5
	vmaxps	%ymm10, %ymm5, %ymm5
	vsqrtps	%ymm5, %ymm5
	vbroadcastss	.L1c20(%rip), %ymm6
	vmulps	%ymm6, %ymm8, %ymm6
	vmulps	%ymm6, %ymm5, %ymm5
	vmulps	%ymm5, %ymm3, %ymm3
	vfnmadd231ps	%ymm7, %ymm2, %ymm1
	vsqrtps	%ymm3, %ymm3
	vmaxps	%ymm1, %ymm3, %ymm5
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm5, %ymm1
	vmaxps	%ymm15, %ymm1, %ymm1
	movq	(%rsp), %rax
	vbroadcastss	52(%rax), %ymm12
	vbroadcastss	76(%rax), %ymm13
	vbroadcastss	56(%rax), %ymm10
	vbroadcastss	80(%rax), %ymm11
	vbroadcastss	60(%rax), %ymm8
	vbroadcastss	84(%rax), %ymm9
	vbroadcastss	64(%rax), %ymm5
	vbroadcastss	88(%rax), %ymm6
	vminps	%ymm4, %ymm13, %ymm3
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vmovups	%ymm13, 1888(%rsp)
	vblendvps	%ymm4, %ymm13, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm12, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vmovups	%ymm12, 1920(%rsp)
	vblendvps	%ymm3, %ymm12, %ymm4, %ymm4
	vminps	%ymm0, %ymm11, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vmovups	%ymm11, 1568(%rsp)
	vblendvps	%ymm0, %ymm11, %ymm3, %ymm0
	vmaxps	%ymm0, %ymm10, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vmovups	%ymm10, 1600(%rsp)
	vblendvps	%ymm0, %ymm10, %ymm3, %ymm0
	vmovups	%ymm0, 736(%rsp)
	vmovups	%ymm9, 1632(%rsp)
	vminps	%ymm1, %ymm9, %ymm0
	vmovups	%ymm8, 1664(%rsp)
	vmaxps	%ymm0, %ymm8, %ymm0
	vmovaps	%ymm4, %ymm8
	vmovups	%ymm0, 176(%rsp)
	vminps	%ymm2, %ymm6, %ymm0
	vcmpunordps	%ymm2, %ymm2, %ymm1
	vmovups	%ymm6, 1696(%rsp)
	vblendvps	%ymm1, %ymm6, %ymm0, %ymm0
	vmaxps	%ymm0, %ymm5, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vmovups	%ymm5, 1952(%rsp)
	vblendvps	%ymm0, %ymm5, %ymm1, %ymm6
	vbroadcastss	.L1c21(%rip), %ymm2
	vcmpltps	%ymm2, %ymm7, %ymm0
	vextractf128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vpor	16(%rsp), %xmm0, %xmm0
	vpmovzxwd	%xmm0, %ymm0
	vpslld	$31, %ymm0, %ymm0
	vxorps	%xmm1, %xmm1, %xmm1
	vblendvps	%ymm0, %ymm1, %ymm15, %ymm5
	vbroadcastss	.L1c22(%rip), %ymm1
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vmovups	%ymm0, 1760(%rsp)
	movl	304(%rsp), %eax
	vxorps	%xmm14, %xmm14, %xmm14
	vcvtsi2ss	%rax, %xmm14, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 2464(%rsp)
	leaq	(%r10,%r10,2), %r9
	shlq	$5, %r9
	leaq	64(%r13), %rdi
	addq	%rdi, %r9
	movq	%r10, %r12
	shlq	$5, %r12
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1408(%rsp)
	vmovups	%ymm0, 1440(%rsp)
	vmovups	%ymm0, 1472(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	vmovups	%ymm0, 1248(%rsp)
	vmovups	%ymm15, 1504(%rsp)
	vbroadcastss	.L1c25(%rip), %ymm0
	vmovups	%ymm0, 2432(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%ymm1, 1056(%rsp)
	vmovups	%ymm0, 1728(%rsp)
	vmovups	%ymm2, 1824(%rsp)
	vbroadcastss	.L1c24(%rip), %ymm0
	vmovups	%ymm0, 2240(%rsp)
	vbroadcastss	.L1c23(%rip), %ymm0
	vmovups	%ymm0, 1984(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1792(%rsp)
	vxorps	%xmm12, %xmm12, %xmm12
	jmp	.L1b53
	.p2align	4
.L1b52:
	vbroadcastss	.L1c0(%rip), %ymm14
	vminps	%ymm14, %ymm9, %ymm2
	vminps	%ymm2, %ymm0, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	400(%rsp), %ymm5
	vmulps	2208(%rsp), %ymm5, %ymm2
	vmulps	%ymm2, %ymm5, %ymm2
	vmovups	16(%rsp), %ymm4
	vsubps	%ymm4, %ymm14, %ymm3
	vfmadd231ps	%ymm2, %ymm4, %ymm3
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	336(%rsp), %ymm13
	vmulps	832(%rsp), %ymm13, %ymm2
	vmulps	%ymm2, %ymm13, %ymm2
	vmovups	592(%rsp), %ymm4
	vsubps	%ymm4, %ymm14, %ymm3
	vfmadd231ps	%ymm2, %ymm4, %ymm3
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	208(%rsp), %ymm3
	vmulps	80(%rsp), %ymm3, %ymm2
	vmulps	%ymm2, %ymm3, %ymm2
	vmovups	560(%rsp), %ymm4
	vsubps	%ymm4, %ymm14, %ymm3
	vfmadd231ps	%ymm2, %ymm4, %ymm3
	vminps	%ymm0, %ymm3, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm3, %ymm2, %ymm0
	vmovups	272(%rsp), %ymm1
	vmulps	144(%rsp), %ymm1, %ymm2
	vmulps	%ymm2, %ymm1, %ymm2
	vmovups	528(%rsp), %ymm1
	vsubps	%ymm1, %ymm14, %ymm3
	vfmadd231ps	%ymm2, %ymm1, %ymm3
	vminps	%ymm0, %ymm3, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm3, %ymm2, %ymm0
	vmovups	%ymm0, 960(%rsp)
	vmovups	1536(%rsp), %ymm0
	vfmadd132ps	112(%rsp), %ymm12, %ymm0
	vmovups	1408(%rsp), %ymm1
	vfmadd231ps	304(%rsp), %ymm1, %ymm0
	vmovups	464(%rsp), %ymm1
	vfmadd231ps	1440(%rsp), %ymm1, %ymm0
	vmovups	624(%rsp), %ymm1
	vfmadd231ps	1472(%rsp), %ymm1, %ymm0
	vmovups	1248(%rsp), %ymm9
	vsubps	%ymm0, %ymm9, %ymm0
	vbroadcastss	.L1c19(%rip), %ymm2
	vmulps	%ymm2, %ymm9, %ymm2
	vmaxps	%ymm0, %ymm2, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm3, %ymm4
	vmulps	1280(%rsp), %ymm10, %ymm2
	vmovups	%ymm2, 832(%rsp)
	vmovups	2016(%rsp), %ymm0
	vfmadd213ps	%ymm7, %ymm2, %ymm0
	vmulps	2144(%rsp), %ymm0, %ymm10
	vmovups	%ymm10, 2208(%rsp)
	vmovups	2080(%rsp), %ymm0
	vfmadd213ps	%ymm11, %ymm10, %ymm0
	vmovups	2048(%rsp), %ymm1
	vfmadd213ps	%ymm0, %ymm2, %ymm1
	vmulps	656(%rsp), %ymm1, %ymm3
	vmovups	2112(%rsp), %ymm7
	vfmadd213ps	688(%rsp), %ymm3, %ymm7
	vbroadcastss	.L1c15(%rip), %ymm1
	vmaxps	%ymm1, %ymm4, %ymm1
	vdivps	%ymm1, %ymm14, %ymm1
	vmovups	1312(%rsp), %ymm0
	vfmadd213ps	%ymm7, %ymm10, %ymm0
	vfmadd213ps	%ymm0, %ymm2, %ymm15
	vmovups	%ymm9, 1248(%rsp)
	vmulps	%ymm1, %ymm9, %ymm1
	vmulps	1504(%rsp), %ymm1, %ymm1
	vmovups	2240(%rsp), %ymm0
	vminps	%ymm1, %ymm0, %ymm4
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm0, %ymm4, %ymm1
	vmulps	%ymm5, %ymm15, %ymm10
	vmovups	%ymm10, 1312(%rsp)
	vbroadcastss	.L1c81(%rip), %ymm4
	vmaxps	%ymm4, %ymm1, %ymm1
	vcmpltps	1056(%rsp), %ymm12, %ymm5
	vmovups	%ymm5, 144(%rsp)
	vcmpnltps	%ymm9, %ymm12, %ymm4
	vorps	%ymm4, %ymm5, %ymm4
	vblendvps	%ymm4, %ymm14, %ymm1, %ymm9
	vmovups	1120(%rsp), %ymm0
	vandps	%ymm0, %ymm10, %ymm4
	vbroadcastss	.L1c82(%rip), %ymm12
	vaddps	%ymm4, %ymm12, %ymm4
	vdivps	%ymm4, %ymm14, %ymm5
	vmovups	2656(%rsp), %ymm1
	vmulps	%ymm5, %ymm1, %ymm4
	vmovups	%ymm9, 400(%rsp)
	vminps	%ymm9, %ymm4, %ymm6
	vcmpunordps	%ymm9, %ymm9, %ymm9
	vblendvps	%ymm9, %ymm4, %ymm6, %ymm4
	vmulps	%ymm3, %ymm13, %ymm2
	vandps	%ymm0, %ymm2, %ymm3
	vmovups	%ymm2, 80(%rsp)
	vaddps	%ymm3, %ymm12, %ymm3
	vdivps	%ymm3, %ymm14, %ymm3
	vmulps	%ymm3, %ymm1, %ymm6
	vminps	%ymm4, %ymm6, %ymm9
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm6, %ymm9, %ymm1
	vmovups	%ymm1, 688(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vcmpltps	%ymm1, %ymm10, %ymm6
	vmovups	768(%rsp), %ymm15
	vsubps	1920(%rsp), %ymm15, %ymm9
	vmovups	1888(%rsp), %ymm1
	vsubps	%ymm15, %ymm1, %ymm10
	vblendvps	%ymm6, %ymm9, %ymm10, %ymm6
	vxorps	%xmm1, %xmm1, %xmm1
	vcmpltps	%ymm1, %ymm2, %ymm9
	vmovups	736(%rsp), %ymm13
	vsubps	1600(%rsp), %ymm13, %ymm10
	vmovups	1568(%rsp), %ymm1
	vsubps	%ymm13, %ymm1, %ymm11
	vblendvps	%ymm9, %ymm10, %ymm11, %ymm9
	vmulps	%ymm5, %ymm6, %ymm5
	vbroadcastss	.L1c83(%rip), %ymm10
	vmulps	%ymm5, %ymm10, %ymm5
	vxorps	%xmm1, %xmm1, %xmm1
	vcmpltps	16(%rsp), %ymm1, %ymm6
	vbroadcastss	.L1c25(%rip), %ymm11
	vminps	%ymm11, %ymm5, %ymm5
	vblendvps	%ymm6, %ymm5, %ymm11, %ymm5
	vmulps	%ymm3, %ymm9, %ymm3
	vmulps	%ymm3, %ymm10, %ymm3
	vcmpltps	592(%rsp), %ymm1, %ymm6
	vblendvps	%ymm6, %ymm3, %ymm11, %ymm3
	vminps	%ymm5, %ymm3, %ymm6
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vblendvps	%ymm5, %ymm3, %ymm6, %ymm3
	vmovups	208(%rsp), %ymm4
	vmulps	2208(%rsp), %ymm4, %ymm7
	vcmpltps	%ymm1, %ymm7, %ymm5
	vmovups	176(%rsp), %ymm2
	vsubps	1664(%rsp), %ymm2, %ymm6
	vmovups	1632(%rsp), %ymm9
	vsubps	%ymm2, %ymm9, %ymm9
	vblendvps	%ymm5, %ymm6, %ymm9, %ymm5
	vandps	%ymm0, %ymm7, %ymm6
	vaddps	%ymm6, %ymm12, %ymm6
	vdivps	%ymm6, %ymm14, %ymm6
	vmulps	%ymm6, %ymm5, %ymm5
	vmulps	%ymm5, %ymm10, %ymm5
	vcmpltps	560(%rsp), %ymm1, %ymm6
	vblendvps	%ymm6, %ymm5, %ymm11, %ymm5
	vminps	%ymm3, %ymm5, %ymm6
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm5, %ymm6, %ymm3
	vmovups	832(%rsp), %ymm1
	vmulps	272(%rsp), %ymm1, %ymm11
	vxorps	%xmm1, %xmm1, %xmm1
	vcmpltps	%ymm1, %ymm11, %ymm5
	vmovups	800(%rsp), %ymm12
	vsubps	1952(%rsp), %ymm12, %ymm6
	vmovups	1696(%rsp), %ymm1
	vsubps	%ymm12, %ymm1, %ymm9
	vblendvps	%ymm5, %ymm6, %ymm9, %ymm5
	vandps	%ymm0, %ymm11, %ymm6
	vbroadcastss	.L1c82(%rip), %ymm0
	vaddps	%ymm0, %ymm6, %ymm6
	vdivps	%ymm6, %ymm14, %ymm6
	vmulps	%ymm6, %ymm5, %ymm5
	vmulps	%ymm5, %ymm10, %ymm5
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpltps	528(%rsp), %ymm0, %ymm6
	vbroadcastss	.L1c25(%rip), %ymm0
	vblendvps	%ymm6, %ymm5, %ymm0, %ymm5
	vminps	%ymm3, %ymm5, %ymm6
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm5, %ymm6, %ymm0
	vmovups	%ymm0, 528(%rsp)
	vsqrtps	%ymm8, %ymm0
	vdivps	%ymm2, %ymm14, %ymm5
	vmulps	%ymm5, %ymm4, %ymm1
	vmovups	%ymm1, 208(%rsp)
	vmovups	%ymm0, 272(%rsp)
	vmulps	%ymm0, %ymm1, %ymm5
	vbroadcastss	.L1c80(%rip), %ymm1
	vmulps	%ymm1, %ymm5, %ymm5
	vminps	%ymm0, %ymm5, %ymm6
	vcmpunordps	%ymm0, %ymm0, %ymm9
	vblendvps	%ymm9, %ymm5, %ymm6, %ymm0
	vmovups	%ymm0, 16(%rsp)
	vaddps	80(%rsp), %ymm13, %ymm5
	vmovups	1568(%rsp), %ymm0
	vminps	%ymm5, %ymm0, %ymm6
	vcmpunordps	%ymm5, %ymm5, %ymm9
	vblendvps	%ymm9, %ymm0, %ymm6, %ymm6
	vmovups	1600(%rsp), %ymm0
	vmaxps	%ymm6, %ymm0, %ymm9
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm0, %ymm9, %ymm6
	vcmpneqps	%ymm6, %ymm5, %ymm5
	vcmpeqps	%ymm6, %ymm13, %ymm6
	vandps	%ymm5, %ymm6, %ymm14
	vmovups	1312(%rsp), %ymm3
	vaddps	%ymm3, %ymm15, %ymm6
	vmovups	1888(%rsp), %ymm8
	vminps	%ymm6, %ymm8, %ymm9
	vcmpunordps	%ymm6, %ymm6, %ymm10
	vblendvps	%ymm10, %ymm8, %ymm9, %ymm9
	vmovups	1920(%rsp), %ymm5
	vmaxps	%ymm9, %ymm5, %ymm10
	vcmpunordps	%ymm9, %ymm9, %ymm9
	vblendvps	%ymm9, %ymm5, %ymm10, %ymm9
	vcmpneqps	%ymm6, %ymm9, %ymm6
	vcmpeqps	%ymm15, %ymm9, %ymm9
	vandps	%ymm6, %ymm9, %ymm6
	vmovaps	%ymm2, %ymm0
	vaddps	%ymm7, %ymm2, %ymm2
	vmovups	1632(%rsp), %ymm1
	vminps	%ymm2, %ymm1, %ymm9
	vcmpunordps	%ymm2, %ymm2, %ymm10
	vblendvps	%ymm10, %ymm1, %ymm9, %ymm9
	vmovups	1664(%rsp), %ymm1
	vmaxps	%ymm9, %ymm1, %ymm10
	vcmpunordps	%ymm9, %ymm9, %ymm9
	vblendvps	%ymm9, %ymm1, %ymm10, %ymm9
	vcmpneqps	%ymm2, %ymm9, %ymm2
	vcmpeqps	%ymm0, %ymm9, %ymm9
	vandps	%ymm2, %ymm9, %ymm2
	vaddps	%ymm11, %ymm12, %ymm0
	vmovups	1696(%rsp), %ymm1
	vminps	%ymm0, %ymm1, %ymm9
	vcmpunordps	%ymm0, %ymm0, %ymm10
	vblendvps	%ymm10, %ymm1, %ymm9, %ymm9
	vmovups	1952(%rsp), %ymm1
	vmaxps	%ymm9, %ymm1, %ymm10
	vcmpunordps	%ymm9, %ymm9, %ymm9
	vblendvps	%ymm9, %ymm1, %ymm10, %ymm9
	vmovaps	%ymm1, %ymm10
	vcmpneqps	%ymm0, %ymm9, %ymm0
	vcmpeqps	%ymm12, %ymm9, %ymm9
	vandps	%ymm0, %ymm9, %ymm0
	vpsrld	$31, %ymm2, %ymm2
	vpslld	$2, %ymm2, %ymm2
	vpsrld	$31, %ymm0, %ymm0
	vpslld	$3, %ymm0, %ymm0
	vpor	%ymm0, %ymm2, %ymm0
	vpsrld	$31, %ymm14, %ymm2
	vpaddd	%ymm2, %ymm2, %ymm2
	vpor	%ymm2, %ymm0, %ymm0
	vpsubd	%ymm6, %ymm0, %ymm4
	vmovdqu	%ymm4, 336(%rsp)
	vmovups	2496(%rsp), %ymm0
	vsubps	1856(%rsp), %ymm0, %ymm2
	vmovups	%ymm2, 560(%rsp)
	vbroadcastss	.L1c77(%rip), %ymm0
	vmovups	960(%rsp), %ymm1
	vcmpltps	%ymm0, %ymm1, %ymm6
	vmovups	%ymm6, 656(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vpcmpeqd	%ymm0, %ymm4, %ymm0
	vpcmpeqd	%ymm1, %ymm1, %ymm1
	vpxor	%ymm1, %ymm0, %ymm0
	vpxor	%xmm1, %xmm1, %xmm1
	vcmpnltps	%ymm2, %ymm1, %ymm9
	vandps	144(%rsp), %ymm6, %ymm1
	vmovups	%ymm1, 592(%rsp)
	vorps	%ymm1, %ymm9, %ymm9
	vorps	%ymm0, %ymm9, %ymm14
	vmovups	1984(%rsp), %ymm0
	vbroadcastss	.L1c25(%rip), %ymm1
	vcmpltps	%ymm1, %ymm0, %ymm0
	vmovups	688(%rsp), %ymm1
	vmovups	528(%rsp), %ymm2
	vcmpltps	%ymm1, %ymm2, %ymm9
	vandps	%ymm0, %ymm9, %ymm0
	vmovups	%ymm0, 960(%rsp)
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vmovaps	%ymm3, %ymm1
	vfmadd213ps	%ymm15, %ymm0, %ymm1
	vminps	%ymm1, %ymm8, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm4
	vblendvps	%ymm4, %ymm8, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm5, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm5, %ymm4, %ymm3
	vmovups	1504(%rsp), %ymm1
	vblendvps	%ymm14, %ymm1, %ymm0, %ymm1
	vmovups	%ymm1, 1504(%rsp)
	vmovups	400(%rsp), %ymm9
	vcmpnleps	%ymm0, %ymm9, %ymm1
	vmovups	%ymm1, 688(%rsp)
	vfmadd132ps	80(%rsp), %ymm13, %ymm0
	vmovups	1568(%rsp), %ymm1
	vminps	%ymm0, %ymm1, %ymm4
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm4, %ymm0
	vmovups	1600(%rsp), %ymm1
	vmaxps	%ymm0, %ymm1, %ymm4
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm4, %ymm0
	vblendvps	%ymm14, %ymm15, %ymm3, %ymm1
	vmovups	%ymm1, 80(%rsp)
	vsubps	%ymm15, %ymm1, %ymm6
	vmovups	1536(%rsp), %ymm1
	vblendvps	%ymm14, %ymm1, %ymm6, %ymm1
	vblendvps	%ymm14, %ymm13, %ymm0, %ymm0
	vmovups	%ymm0, 528(%rsp)
	vsubps	%ymm13, %ymm0, %ymm8
	vbroadcastss	.L1c0(%rip), %ymm7
	vdivps	%ymm9, %ymm7, %ymm0
	vmovups	1408(%rsp), %ymm2
	vblendvps	%ymm14, %ymm2, %ymm8, %ymm2
	vmovups	%ymm1, 1536(%rsp)
	vmulps	%ymm1, %ymm0, %ymm13
	vmovups	432(%rsp), %ymm1
	vfnmadd213ps	464(%rsp), %ymm13, %ymm1
	vmovups	1376(%rsp), %ymm15
	vfnmadd213ps	624(%rsp), %ymm13, %ymm15
	vmovups	%ymm2, 1408(%rsp)
	vmulps	%ymm2, %ymm0, %ymm4
	vmovups	240(%rsp), %ymm0
	vfnmadd213ps	%ymm1, %ymm4, %ymm0
	vmovups	2624(%rsp), %ymm3
	vmulps	%ymm0, %ymm3, %ymm13
	vmulps	1024(%rsp), %ymm3, %ymm5
	vmovups	2592(%rsp), %ymm2
	vmulps	%ymm5, %ymm2, %ymm0
	vmulps	%ymm0, %ymm13, %ymm1
	vfnmadd213ps	%ymm7, %ymm0, %ymm0
	vbroadcastss	.L1c70(%rip), %ymm11
	vmaxps	%ymm11, %ymm0, %ymm0
	vdivps	%ymm0, %ymm7, %ymm0
	vmovups	992(%rsp), %ymm7
	vfnmadd213ps	%ymm15, %ymm4, %ymm7
	vfmsub231ps	%ymm7, %ymm2, %ymm1
	vmulps	%ymm1, %ymm0, %ymm0
	vmulps	%ymm0, %ymm2, %ymm0
	vmulps	%ymm0, %ymm9, %ymm0
	vbroadcastss	.L1c84(%rip), %ymm11
	vmulps	%ymm11, %ymm12, %ymm1
	vmaxps	%ymm0, %ymm1, %ymm4
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm4, %ymm0
	vaddps	%ymm0, %ymm12, %ymm0
	vmovups	1696(%rsp), %ymm2
	vminps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vmaxps	%ymm0, %ymm10, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm10, %ymm1, %ymm0
	vmulps	%ymm3, %ymm13, %ymm1
	vmulps	%ymm3, %ymm5, %ymm2
	vmulps	%ymm1, %ymm9, %ymm4
	vblendvps	%ymm14, %ymm12, %ymm0, %ymm10
	vsubps	%ymm12, %ymm10, %ymm13
	vfnmadd231ps	%ymm2, %ymm13, %ymm4
	vmovups	176(%rsp), %ymm9
	vmulps	%ymm11, %ymm9, %ymm0
	vmaxps	%ymm4, %ymm0, %ymm2
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm0, %ymm2, %ymm0
	vmovups	%ymm0, 240(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vfmadd132ps	112(%rsp), %ymm2, %ymm6
	vfmadd231ps	304(%rsp), %ymm8, %ymm6
	vmovups	272(%rsp), %ymm0
	vmulps	%ymm0, %ymm0, %ymm2
	vmulps	208(%rsp), %ymm2, %ymm2
	vxorps	%xmm4, %xmm4, %xmm4
	vmovups	1056(%rsp), %ymm1
	vcmpnltps	%ymm1, %ymm4, %ymm4
	vmovups	656(%rsp), %ymm11
	vorps	%ymm4, %ymm11, %ymm4
	vbroadcastss	.L1c25(%rip), %ymm8
	vblendvps	%ymm4, %ymm8, %ymm2, %ymm2
	movq	(%rsp), %rax
	vbroadcastss	16(%rax), %ymm12
	vcmpleps	%ymm12, %ymm2, %ymm2
	vmulss	%xmm12, %xmm12, %xmm12
	vbroadcastss	%xmm12, %ymm12
	vmovups	1344(%rsp), %ymm5
	vcmpleps	%ymm12, %ymm5, %ymm12
	vmovups	2432(%rsp), %ymm7
	vcmpltps	%ymm0, %ymm7, %ymm15
	vorps	%ymm15, %ymm11, %ymm5
	vandps	144(%rsp), %ymm5, %ymm5
	vmovups	1824(%rsp), %ymm11
	vbroadcastss	.L1c19(%rip), %ymm3
	vmulps	%ymm3, %ymm11, %ymm15
	vblendvps	%ymm5, %ymm15, %ymm11, %ymm5
	vblendvps	%ymm14, %ymm7, %ymm0, %ymm7
	vmovups	%ymm7, 2432(%rsp)
	vandps	%ymm2, %ymm12, %ymm2
	vxorps	%xmm12, %xmm12, %xmm12
	vmovups	2176(%rsp), %ymm3
	vblendvps	%ymm4, %ymm8, %ymm3, %ymm4
	vmovups	560(%rsp), %ymm15
	vcmpltps	%ymm15, %ymm12, %ymm8
	vmovups	1728(%rsp), %ymm7
	vblendvps	%ymm8, %ymm4, %ymm7, %ymm7
	vmovups	%ymm7, 1728(%rsp)
	vblendvps	%ymm8, %ymm5, %ymm11, %ymm11
	vmovups	%ymm11, 1824(%rsp)
	vmovups	16(%rsp), %ymm3
	vcmpnleps	%ymm5, %ymm3, %ymm4
	vorps	688(%rsp), %ymm4, %ymm4
	vorps	592(%rsp), %ymm4, %ymm4
	vpslld	$31, %ymm4, %ymm4
	vpsrad	$31, %ymm4, %ymm4
	vpbroadcastd	.L1c0(%rip), %ymm7
	vpandn	%ymm7, %ymm4, %ymm4
	vblendvps	%ymm8, %ymm4, %ymm1, %ymm1
	vmovups	%ymm1, 1056(%rsp)
	vandps	336(%rsp), %ymm8, %ymm4
	vfmadd231ps	624(%rsp), %ymm13, %ymm6
	vmovups	1472(%rsp), %ymm3
	vblendvps	%ymm14, %ymm3, %ymm13, %ymm3
	vmovups	%ymm3, 1472(%rsp)
	vorps	2560(%rsp), %ymm4, %ymm4
	vaddps	240(%rsp), %ymm9, %ymm0
	vmovups	1632(%rsp), %ymm1
	vminps	%ymm0, %ymm1, %ymm5
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm5, %ymm0
	vmovups	1664(%rsp), %ymm1
	vmaxps	%ymm0, %ymm1, %ymm5
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm5, %ymm0
	vblendvps	%ymm14, %ymm9, %ymm0, %ymm0
	vsubps	%ymm9, %ymm0, %ymm5
	vfmadd231ps	464(%rsp), %ymm5, %ymm6
	vmovups	1440(%rsp), %ymm3
	vblendvps	%ymm14, %ymm3, %ymm5, %ymm3
	vmovups	%ymm3, 1440(%rsp)
	vmovups	960(%rsp), %ymm1
	vandnps	%ymm6, %ymm1, %ymm3
	vmovups	1248(%rsp), %ymm5
	vblendvps	%ymm14, %ymm5, %ymm3, %ymm5
	vmovups	%ymm5, 1248(%rsp)
	vandps	%ymm4, %ymm14, %ymm4
	vandnps	%ymm15, %ymm2, %ymm2
	vaddps	1856(%rsp), %ymm2, %ymm2
	vmovups	1792(%rsp), %ymm3
	vcmpltps	2464(%rsp), %ymm3, %ymm3
	vandps	%ymm2, %ymm3, %ymm5
	vmovups	80(%rsp), %ymm8
	vmovups	528(%rsp), %ymm1
	vmovups	%ymm1, 736(%rsp)
	vmovups	%ymm0, 176(%rsp)
	vmovaps	%ymm10, %ymm6
	vmovdqa	%ymm7, %ymm15
.L1b53:
	vpshufb	.L1c26(%rip), %ymm4, %ymm0
	vpermq	$232, %ymm0, %ymm1
	vpcmpeqd	%xmm0, %xmm0, %xmm0
	vmovdqu	%ymm1, 2784(%rsp)
	vpxor	%xmm0, %xmm1, %xmm0
	vmovdqa	%xmm0, 2320(%rsp)
	vpbroadcastd	.L1c27(%rip), %ymm0
	vpand	%ymm0, %ymm4, %ymm0
	vmovdqu	%ymm0, 2752(%rsp)
	vpcmpeqd	%ymm0, %ymm12, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2304(%rsp)
	vpbroadcastd	.L1c28(%rip), %ymm0
	vpand	%ymm0, %ymm4, %ymm0
	vmovdqu	%ymm0, 2720(%rsp)
	vpcmpeqd	%ymm0, %ymm12, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2288(%rsp)
	vpbroadcastd	.L1c29(%rip), %ymm0
	vmovups	%ymm4, 2560(%rsp)
	vpand	%ymm0, %ymm4, %ymm0
	vmovdqu	%ymm0, 2688(%rsp)
	vpcmpeqd	%ymm0, %ymm12, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2272(%rsp)
	vxorps	%xmm12, %xmm12, %xmm12
	.p2align	4
.L1b54:
	vaddss	%xmm5, %xmm12, %xmm0
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
	vaddss	%xmm1, %xmm0, %xmm4
	movq	(%rsp), %rax
	vbroadcastss	20(%rax), %ymm1
	vmovss	.L1c0(%rip), %xmm0
	vmovups	%ymm1, 2656(%rsp)
	vdivss	%xmm1, %xmm0, %xmm2
	vbroadcastss	%xmm2, %ymm0
	vmovups	%ymm0, 832(%rsp)
	vmulss	.L1c30(%rip), %xmm2, %xmm1
	vmulss	.L1c31(%rip), %xmm2, %xmm0
	vmulss	.L1c32(%rip), %xmm2, %xmm3
	testq	%r10, %r10
	vmovups	%ymm6, 800(%rsp)
	vmovss	%xmm4, 1344(%rsp)
	vmovups	%ymm8, 768(%rsp)
	vmovups	%ymm5, 2496(%rsp)
	je	.L1b66
	vbroadcastss	%xmm1, %ymm1
	vbroadcastss	.L1c33(%rip), %ymm9
	vsubps	%ymm8, %ymm9, %ymm2
	vmovups	%ymm1, 16(%rsp)
	vmulps	%ymm2, %ymm1, %ymm6
	vxorps	496(%rsp), %ymm6, %ymm5
	vmulps	%ymm5, %ymm6, %ymm2
	vbroadcastss	.L1c35(%rip), %ymm14
	vmaxps	%ymm14, %ymm2, %ymm2
	vmovaps	%ymm15, %ymm1
	vbroadcastss	.L1c36(%rip), %ymm15
	vmulps	%ymm2, %ymm15, %ymm4
	vroundps	$8, %ymm4, %ymm4
	vbroadcastss	.L1c37(%rip), %ymm14
	vfmadd231ps	%ymm14, %ymm4, %ymm2
	vbroadcastss	.L1c38(%rip), %ymm14
	vfmadd231ps	%ymm14, %ymm4, %ymm2
	vmulps	%ymm2, %ymm15, %ymm2
	vbroadcastss	.L1c40(%rip), %ymm7
	vbroadcastss	.L1c39(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm2, %ymm7
	vbroadcastss	.L1c41(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm2, %ymm7
	vbroadcastss	.L1c42(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm2, %ymm7
	vbroadcastss	.L1c43(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm2, %ymm7
	vfmadd213ps	%ymm1, %ymm2, %ymm7
	vbroadcastss	.L1c44(%rip), %ymm14
	vaddps	%ymm4, %ymm14, %ymm2
	vcvttps2dq	%ymm2, %ymm4
	vpsrad	$31, %ymm4, %ymm8
	vbroadcastss	.L1c45(%rip), %ymm14
	vsubps	%ymm14, %ymm2, %ymm2
	vcvttps2dq	%ymm2, %ymm2
	vpand	%ymm2, %ymm8, %ymm2
	vpor	%ymm2, %ymm4, %ymm2
	vpslld	$23, %ymm2, %ymm2
	vmulps	%ymm2, %ymm7, %ymm4
	vandps	1120(%rsp), %ymm6, %ymm2
	vbroadcastss	.L1c46(%rip), %ymm14
	vfmadd213ps	%ymm1, %ymm14, %ymm2
	vdivps	%ymm2, %ymm1, %ymm2
	vbroadcastss	.L1c48(%rip), %ymm13
	vmovaps	%ymm13, %ymm7
	vbroadcastss	.L1c47(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm2, %ymm7
	vbroadcastss	.L1c49(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm2, %ymm7
	vbroadcastss	.L1c50(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm2, %ymm7
	vbroadcastss	.L1c51(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm2, %ymm7
	vbroadcastss	.L1c52(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm2, %ymm7
	vbroadcastss	.L1c53(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm2, %ymm7
	vbroadcastss	.L1c54(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm2, %ymm7
	vbroadcastss	.L1c55(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm2, %ymm7
	vmulps	%ymm7, %ymm2, %ymm7
	vbroadcastss	%xmm0, %ymm2
	vcmpltps	%ymm5, %ymm6, %ymm0
	vbroadcastss	.L1c14(%rip), %ymm5
	vblendvps	%ymm0, %ymm9, %ymm5, %ymm0
	vbroadcastss	%xmm3, %ymm5
	vmulps	%ymm4, %ymm7, %ymm3
	vmulps	%ymm3, %ymm0, %ymm3
	movq	%rdi, %rax
	xorl	%ecx, %ecx
	vmovss	.L1c14(%rip), %xmm14
	.p2align	4
.L1b56:
	vcvtsi2ss	%rcx, %xmm1, %xmm7
	vaddss	%xmm7, %xmm14, %xmm7
	vbroadcastss	%xmm7, %ymm7
	vsubps	768(%rsp), %ymm7, %ymm7
	vmulps	16(%rsp), %ymm7, %ymm7
	vxorps	496(%rsp), %ymm7, %ymm8
	vmulps	%ymm7, %ymm8, %ymm9
	vbroadcastss	.L1c35(%rip), %ymm10
	vmaxps	%ymm10, %ymm9, %ymm9
	vbroadcastss	.L1c36(%rip), %ymm10
	vmovaps	%xmm14, %xmm15
	vmovaps	%ymm10, %ymm14
	vmulps	%ymm10, %ymm9, %ymm10
	vroundps	$8, %ymm10, %ymm10
	vbroadcastss	.L1c37(%rip), %ymm11
	vfmadd231ps	%ymm11, %ymm10, %ymm9
	vbroadcastss	.L1c38(%rip), %ymm11
	vfmadd231ps	%ymm11, %ymm10, %ymm9
	vbroadcastss	.L1c44(%rip), %ymm11
	vaddps	%ymm11, %ymm10, %ymm10
	vcvttps2dq	%ymm10, %ymm11
	vpsrad	$31, %ymm11, %ymm12
	vmulps	%ymm14, %ymm9, %ymm9
	vbroadcastss	.L1c45(%rip), %ymm14
	vsubps	%ymm14, %ymm10, %ymm10
	vcvttps2dq	%ymm10, %ymm10
	vpand	%ymm12, %ymm10, %ymm10
	vbroadcastss	.L1c40(%rip), %ymm12
	vbroadcastss	.L1c39(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm9, %ymm12
	vbroadcastss	.L1c41(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm9, %ymm12
	vbroadcastss	.L1c42(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm9, %ymm12
	vbroadcastss	.L1c43(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm9, %ymm12
	vfmadd213ps	%ymm1, %ymm9, %ymm12
	vpor	%ymm10, %ymm11, %ymm9
	vandps	1120(%rsp), %ymm7, %ymm10
	vbroadcastss	.L1c46(%rip), %ymm11
	vfmadd213ps	%ymm1, %ymm11, %ymm10
	vpslld	$23, %ymm9, %ymm9
	vdivps	%ymm10, %ymm1, %ymm10
	vmulps	%ymm9, %ymm12, %ymm9
	vbroadcastss	.L1c14(%rip), %ymm12
	vmovaps	%ymm13, %ymm11
	vbroadcastss	.L1c47(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm10, %ymm11
	vbroadcastss	.L1c49(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm10, %ymm11
	vbroadcastss	.L1c50(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm10, %ymm11
	vbroadcastss	.L1c51(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm10, %ymm11
	vbroadcastss	.L1c52(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm10, %ymm11
	vbroadcastss	.L1c53(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm10, %ymm11
	vbroadcastss	.L1c54(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm10, %ymm11
	vbroadcastss	.L1c55(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm10, %ymm11
	vmovaps	%xmm15, %xmm14
	vmulps	%ymm11, %ymm10, %ymm10
	vbroadcastss	.L1c33(%rip), %ymm11
	vcmpltps	%ymm8, %ymm7, %ymm8
	vblendvps	%ymm8, %ymm11, %ymm12, %ymm8
	vmulps	%ymm9, %ymm10, %ymm10
	vmulps	%ymm10, %ymm8, %ymm10
	vsubps	%ymm0, %ymm8, %ymm0
	vsubps	%ymm10, %ymm3, %ymm3
	vaddps	%ymm3, %ymm0, %ymm0
	vmovaps	%ymm0, -64(%rax)
	vsubps	%ymm9, %ymm4, %ymm0
	vmulps	%ymm0, %ymm2, %ymm0
	vmovaps	%ymm0, -32(%rax)
	vmulps	%ymm7, %ymm9, %ymm0
	vfmsub231ps	%ymm6, %ymm4, %ymm0
	vmulps	%ymm0, %ymm5, %ymm0
	vmovaps	%ymm0, (%rax)
	incq	%rcx
	addq	$96, %rax
	vmovaps	%ymm7, %ymm6
	vmovaps	%ymm9, %ymm4
	vmovaps	%ymm10, %ymm3
	vmovaps	%ymm8, %ymm0
	cmpq	%rcx, %r10
	jne	.L1b56
	vmovups	736(%rsp), %ymm9
	vsubps	%ymm9, %ymm11, %ymm0
	vmulps	16(%rsp), %ymm0, %ymm6
	vxorps	496(%rsp), %ymm6, %ymm0
	vmulps	%ymm0, %ymm6, %ymm3
	vbroadcastss	.L1c35(%rip), %ymm4
	vmaxps	%ymm4, %ymm3, %ymm3
	vbroadcastss	.L1c36(%rip), %ymm7
	vmulps	%ymm7, %ymm3, %ymm4
	vroundps	$8, %ymm4, %ymm4
	vbroadcastss	.L1c37(%rip), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm3
	vbroadcastss	.L1c38(%rip), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm3
	vmulps	%ymm7, %ymm3, %ymm3
	vbroadcastss	.L1c40(%rip), %ymm7
	vbroadcastss	.L1c39(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm3, %ymm7
	vbroadcastss	.L1c41(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm3, %ymm7
	vbroadcastss	.L1c42(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm3, %ymm7
	vbroadcastss	.L1c43(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm3, %ymm7
	vfmadd213ps	%ymm1, %ymm3, %ymm7
	vbroadcastss	.L1c44(%rip), %ymm3
	vaddps	%ymm3, %ymm4, %ymm3
	vcvttps2dq	%ymm3, %ymm4
	vpsrad	$31, %ymm4, %ymm8
	vbroadcastss	.L1c45(%rip), %ymm10
	vsubps	%ymm10, %ymm3, %ymm3
	vcvttps2dq	%ymm3, %ymm3
	vpand	%ymm3, %ymm8, %ymm3
	vpor	%ymm3, %ymm4, %ymm3
	vpslld	$23, %ymm3, %ymm3
	vandps	1120(%rsp), %ymm6, %ymm4
	vbroadcastss	.L1c46(%rip), %ymm8
	vfmadd213ps	%ymm1, %ymm8, %ymm4
	vdivps	%ymm4, %ymm1, %ymm8
	vmulps	%ymm3, %ymm7, %ymm4
	vmovaps	%ymm13, %ymm3
	vbroadcastss	.L1c47(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm8, %ymm3
	vbroadcastss	.L1c49(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm8, %ymm3
	vbroadcastss	.L1c50(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm8, %ymm3
	vbroadcastss	.L1c51(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm8, %ymm3
	vbroadcastss	.L1c52(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm8, %ymm3
	vbroadcastss	.L1c53(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm8, %ymm3
	vbroadcastss	.L1c54(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm8, %ymm3
	vbroadcastss	.L1c55(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm8, %ymm3
	vcmpltps	%ymm0, %ymm6, %ymm0
	vblendvps	%ymm0, %ymm11, %ymm12, %ymm0
	vmulps	%ymm3, %ymm8, %ymm3
	vmulps	%ymm4, %ymm3, %ymm3
	vmulps	%ymm3, %ymm0, %ymm3
	movq	%r9, %rax
	xorl	%ecx, %ecx
	.p2align	4
.L1b58:
	vcvtsi2ss	%rcx, %xmm15, %xmm7
	vaddss	%xmm7, %xmm14, %xmm7
	vbroadcastss	%xmm7, %ymm7
	vsubps	%ymm9, %ymm7, %ymm7
	vmulps	16(%rsp), %ymm7, %ymm7
	vxorps	496(%rsp), %ymm7, %ymm8
	vmulps	%ymm7, %ymm8, %ymm9
	vbroadcastss	.L1c35(%rip), %ymm10
	vmaxps	%ymm10, %ymm9, %ymm9
	vbroadcastss	.L1c36(%rip), %ymm14
	vmulps	%ymm14, %ymm9, %ymm10
	vroundps	$8, %ymm10, %ymm10
	vbroadcastss	.L1c37(%rip), %ymm11
	vfmadd231ps	%ymm11, %ymm10, %ymm9
	vbroadcastss	.L1c38(%rip), %ymm11
	vfmadd231ps	%ymm11, %ymm10, %ymm9
	vbroadcastss	.L1c44(%rip), %ymm11
	vaddps	%ymm11, %ymm10, %ymm10
	vcvttps2dq	%ymm10, %ymm11
	vpsrad	$31, %ymm11, %ymm12
	vmulps	%ymm14, %ymm9, %ymm9
	vbroadcastss	.L1c45(%rip), %ymm14
	vsubps	%ymm14, %ymm10, %ymm10
	vcvttps2dq	%ymm10, %ymm10
	vpand	%ymm12, %ymm10, %ymm10
	vbroadcastss	.L1c40(%rip), %ymm12
	vbroadcastss	.L1c39(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm9, %ymm12
	vbroadcastss	.L1c41(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm9, %ymm12
	vbroadcastss	.L1c42(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm9, %ymm12
	vbroadcastss	.L1c43(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm9, %ymm12
	vmovaps	%xmm15, %xmm14
	vfmadd213ps	%ymm1, %ymm9, %ymm12
	vpor	%ymm10, %ymm11, %ymm9
	vandps	1120(%rsp), %ymm7, %ymm10
	vbroadcastss	.L1c46(%rip), %ymm11
	vfmadd213ps	%ymm1, %ymm11, %ymm10
	vpslld	$23, %ymm9, %ymm9
	vdivps	%ymm10, %ymm1, %ymm10
	vmulps	%ymm9, %ymm12, %ymm9
	vmovaps	%ymm13, %ymm11
	vbroadcastss	.L1c47(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vbroadcastss	.L1c49(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vbroadcastss	.L1c50(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vbroadcastss	.L1c51(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vbroadcastss	.L1c52(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vbroadcastss	.L1c53(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vbroadcastss	.L1c54(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vbroadcastss	.L1c55(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm10, %ymm11
	vmulps	%ymm11, %ymm10, %ymm10
	vcmpltps	%ymm8, %ymm7, %ymm8
	vbroadcastss	.L1c33(%rip), %ymm11
	vbroadcastss	.L1c14(%rip), %ymm12
	vblendvps	%ymm8, %ymm11, %ymm12, %ymm8
	vmulps	%ymm9, %ymm10, %ymm10
	vmulps	%ymm10, %ymm8, %ymm10
	vsubps	%ymm0, %ymm8, %ymm0
	vsubps	%ymm10, %ymm3, %ymm3
	vaddps	%ymm3, %ymm0, %ymm0
	vmovaps	%ymm0, -64(%rax)
	vsubps	%ymm9, %ymm4, %ymm0
	vmulps	%ymm0, %ymm2, %ymm0
	vmovaps	%ymm0, -32(%rax)
	vmulps	%ymm7, %ymm9, %ymm0
	vfmsub231ps	%ymm6, %ymm4, %ymm0
	vmulps	%ymm0, %ymm5, %ymm0
	vmovaps	%ymm0, (%rax)
	incq	%rcx
	addq	$96, %rax
	vmovaps	%ymm7, %ymm6
	vmovaps	%ymm9, %ymm4
	vmovaps	%ymm10, %ymm3
	vmovups	736(%rsp), %ymm9
	vmovaps	%ymm8, %ymm0
	cmpq	%rcx, %r10
	jne	.L1b58
	vxorps	%xmm0, %xmm0, %xmm0
	vmovss	1344(%rsp), %xmm1
	vucomiss	%xmm0, %xmm1
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 112(%rsp)
	vmovups	1056(%rsp), %ymm0
	ja	.L1b61
	vxorps	%xmm0, %xmm0, %xmm0
.L1b61:
	vmovups	%ymm0, 656(%rsp)
	movq	64(%rsp), %rax
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 592(%rsp)
	vmovups	%ymm0, 336(%rsp)
	vmovups	%ymm0, 400(%rsp)
	vmovups	%ymm0, 432(%rsp)
	vmovups	%ymm0, 240(%rsp)
	vmovups	%ymm0, 80(%rsp)
	vmovups	%ymm0, 1376(%rsp)
	vmovups	%ymm0, 992(%rsp)
	vmovups	%ymm0, 1024(%rsp)
	vmovups	%ymm0, 144(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	vmovups	%ymm0, 560(%rsp)
	vmovups	%ymm0, 272(%rsp)
	xorl	%ecx, %ecx
	vmovups	176(%rsp), %ymm13
	.p2align	4
.L1b62:
	vmovups	%ymm4, 960(%rsp)
	vmovups	%ymm3, 304(%rsp)
	vmovups	%ymm1, 624(%rsp)
	vmovups	%ymm10, 464(%rsp)
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,2), %rdx
	shlq	$5, %rdx
	vmovaps	(%r13,%rdx), %ymm0
	vmovaps	32(%r13,%rdx), %ymm1
	vmovups	%ymm1, 208(%rsp)
	vmovaps	64(%r13,%rdx), %ymm1
	vmovups	%ymm1, 688(%rsp)
	vmovups	%ymm0, 528(%rsp)
	vmulps	%ymm0, %ymm13, %ymm0
	vmovups	%ymm0, 16(%rsp)
	vxorps	%xmm10, %xmm10, %xmm10
	movq	%rdi, %rdx
	xorl	%esi, %esi
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	800(%rsp), %ymm8
	vmovups	656(%rsp), %ymm2
	.p2align	4
.L1b63:
	vmovaps	(%rax,%rsi), %ymm7
	vmovaps	-64(%rdx), %ymm9
	vmovaps	%ymm9, %ymm11
	vfmadd132ps	16(%rsp), %ymm8, %ymm11
	vbroadcastss	.L1c0(%rip), %ymm4
	vdivps	%ymm11, %ymm4, %ymm4
	vsubps	%ymm11, %ymm7, %ymm7
	vmulps	%ymm4, %ymm7, %ymm7
	vmulps	%ymm7, %ymm2, %ymm11
	vfmadd213ps	%ymm4, %ymm4, %ymm11
	vmovaps	-32(%rdx), %ymm4
	vaddps	%ymm7, %ymm12, %ymm12
	vfmadd231ps	%ymm9, %ymm7, %ymm15
	vfmadd231ps	(%rdx), %ymm7, %ymm0
	vfmadd231ps	%ymm4, %ymm7, %ymm3
	vmulps	%ymm11, %ymm9, %ymm7
	vaddps	%ymm7, %ymm6, %ymm6
	vfmadd231ps	%ymm7, %ymm9, %ymm10
	vaddps	%ymm5, %ymm11, %ymm5
	vmulps	%ymm4, %ymm11, %ymm7
	vfmadd231ps	%ymm9, %ymm7, %ymm1
	vfmadd231ps	%ymm4, %ymm7, %ymm13
	vaddps	%ymm7, %ymm14, %ymm14
	addq	$32, %rsi
	addq	$96, %rdx
	cmpq	%rsi, %r12
	jne	.L1b63
	vmovups	208(%rsp), %ymm2
	vmulps	176(%rsp), %ymm2, %ymm8
	vxorps	%xmm9, %xmm9, %xmm9
	vmovups	16(%rsp), %ymm7
	vfmadd213ps	%ymm9, %ymm7, %ymm13
	vmovups	592(%rsp), %ymm2
	vfmadd231ps	%ymm13, %ymm7, %ymm2
	vmovups	%ymm2, 592(%rsp)
	vmovaps	%ymm1, %ymm4
	vfmadd213ps	%ymm9, %ymm8, %ymm4
	vmovups	336(%rsp), %ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm2
	vmovups	%ymm2, 336(%rsp)
	vmovups	528(%rsp), %ymm11
	vfmadd213ps	%ymm9, %ymm11, %ymm1
	vmovups	432(%rsp), %ymm4
	vfmadd231ps	%ymm1, %ymm7, %ymm4
	vmovups	%ymm4, 432(%rsp)
	vaddps	%ymm9, %ymm14, %ymm1
	vmovups	1376(%rsp), %ymm4
	vfmadd231ps	%ymm1, %ymm7, %ymm4
	vmovups	%ymm4, 1376(%rsp)
	vmovups	112(%rsp), %ymm1
	vfmadd231ps	%ymm3, %ymm7, %ymm1
	vmovups	%ymm1, 112(%rsp)
	vmovups	960(%rsp), %ymm4
	vfmadd231ps	208(%rsp), %ymm3, %ymm4
	vmovups	176(%rsp), %ymm13
	vmovaps	%ymm10, %ymm1
	vfmadd213ps	%ymm9, %ymm8, %ymm1
	vmovups	400(%rsp), %ymm2
	vfmadd231ps	%ymm1, %ymm8, %ymm2
	vmovups	%ymm2, 400(%rsp)
	vfmadd213ps	%ymm9, %ymm11, %ymm10
	vmovups	240(%rsp), %ymm1
	vfmadd231ps	%ymm10, %ymm8, %ymm1
	vmovups	%ymm1, 240(%rsp)
	vmovups	80(%rsp), %ymm1
	vfmadd231ps	%ymm10, %ymm11, %ymm1
	vmovups	%ymm1, 80(%rsp)
	vmovups	304(%rsp), %ymm3
	vfmadd231ps	%ymm15, %ymm8, %ymm3
	vaddps	%ymm6, %ymm9, %ymm1
	vmovups	992(%rsp), %ymm2
	vfmadd231ps	%ymm8, %ymm1, %ymm2
	vmovups	%ymm2, 992(%rsp)
	vmovups	1024(%rsp), %ymm2
	vfmadd231ps	%ymm1, %ymm11, %ymm2
	vmovups	%ymm2, 1024(%rsp)
	vmovups	560(%rsp), %ymm1
	vfmadd231ps	%ymm0, %ymm11, %ymm1
	vmovups	%ymm1, 560(%rsp)
	vmovups	464(%rsp), %ymm10
	vfmadd231ps	%ymm15, %ymm11, %ymm10
	vmovups	272(%rsp), %ymm0
	vfmadd231ps	688(%rsp), %ymm15, %ymm0
	vmovups	%ymm0, 272(%rsp)
	vmovups	624(%rsp), %ymm1
	vaddps	%ymm1, %ymm12, %ymm1
	vaddps	%ymm5, %ymm9, %ymm0
	vmovups	144(%rsp), %ymm2
	vaddps	%ymm0, %ymm2, %ymm2
	vmovups	%ymm2, 144(%rsp)
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	.L1b62
	vbroadcastss	.L1c0(%rip), %ymm15
	vbroadcastss	.L1c17(%rip), %ymm11
	vxorps	%xmm12, %xmm12, %xmm12
	vmovups	2496(%rsp), %ymm5
	vmovups	240(%rsp), %ymm7
	vmovups	432(%rsp), %ymm6
	vmovups	112(%rsp), %ymm2
	vmovups	592(%rsp), %ymm9
	vmovups	560(%rsp), %ymm8
	jmp	.L1b69
	.p2align	4
.L1b66:
	vucomiss	%xmm12, %xmm4
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 272(%rsp)
	vmovups	1056(%rsp), %ymm0
	ja	.L1b68
	vxorps	%xmm0, %xmm0, %xmm0
.L1b68:
	vmovups	%ymm0, 656(%rsp)
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 144(%rsp)
	vmovups	%ymm0, 1024(%rsp)
	vmovups	%ymm0, 992(%rsp)
	vmovups	%ymm0, 1376(%rsp)
	vmovups	%ymm0, 80(%rsp)
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm6, %xmm6, %xmm6
	vmovups	%ymm0, 400(%rsp)
	vmovups	%ymm0, 336(%rsp)
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm2, %xmm2, %xmm2
	vbroadcastss	.L1c17(%rip), %ymm11
	vmovups	176(%rsp), %ymm13
.L1b69:
	vmovups	%ymm1, 624(%rsp)
	vmovups	656(%rsp), %ymm14
	vmulps	%ymm13, %ymm14, %ymm0
	vmulps	%ymm0, %ymm8, %ymm8
	vmovups	832(%rsp), %ymm1
	vfnmadd213ps	%ymm9, %ymm1, %ymm8
	vmovups	%ymm8, 2208(%rsp)
	vmulps	272(%rsp), %ymm0, %ymm8
	vfnmadd213ps	400(%rsp), %ymm1, %ymm8
	vmovups	%ymm8, 832(%rsp)
	vfnmadd213ps	336(%rsp), %ymm0, %ymm4
	vmovups	%ymm4, 960(%rsp)
	vdivps	%ymm13, %ymm11, %ymm0
	vmulps	%ymm0, %ymm14, %ymm0
	vmovss	1344(%rsp), %xmm1
	vucomiss	%xmm12, %xmm1
	vmovups	%ymm2, 112(%rsp)
	vfmadd231ps	%ymm2, %ymm0, %ymm6
	vmovups	%ymm3, 304(%rsp)
	vfmadd231ps	%ymm0, %ymm3, %ymm7
	vmovups	%ymm7, 240(%rsp)
	vmovups	%ymm6, 432(%rsp)
	vmovups	%ymm10, 464(%rsp)
	jbe	.L1b77
	vmovups	1792(%rsp), %ymm1
	vaddps	%ymm1, %ymm5, %ymm1
	vbroadcastss	.L1c56(%rip), %ymm0
	vmovups	%ymm1, 1792(%rsp)
	vcmpleps	%ymm1, %ymm0, %ymm0
	vandps	1088(%rsp), %ymm0, %ymm0
	vmulps	%ymm0, %ymm5, %ymm1
	vaddss	%xmm1, %xmm12, %xmm0
	vmovshdup	%xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufpd	$1, %xmm1, %xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufps	$255, %xmm1, %xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vextractf128	$1, %ymm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vmovshdup	%xmm2, %xmm3
	vaddss	%xmm3, %xmm0, %xmm0
	vshufpd	$1, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm0, %xmm0
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vucomiss	%xmm12, %xmm0
	vmovups	768(%rsp), %ymm8
	vmovdqu	496(%rsp), %ymm14
	jbe	.L1b78
	vmovups	%ymm1, 208(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	testq	%r10, %r10
	je	.L1b76
	movq	64(%rsp), %rax
	xorl	%ecx, %ecx
	.p2align	4
.L1b73:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,2), %rdx
	shlq	$5, %rdx
	vmulps	(%r13,%rdx), %ymm13, %ymm1
	vmovups	%ymm1, 16(%rsp)
	movq	%r13, %rdx
	xorl	%esi, %esi
	vbroadcastss	.L1c0(%rip), %ymm10
	vmovups	800(%rsp), %ymm13
	vbroadcastss	.L1c59(%rip), %ymm15
	vmovdqu	2368(%rsp), %ymm11
	vbroadcastss	.L1c17(%rip), %ymm2
	vmovdqu	2336(%rsp), %ymm1
	vmovdqu	1088(%rsp), %ymm14
	.p2align	4
.L1b74:
	vmovaps	(%rdx), %ymm3
	vfmadd132ps	16(%rsp), %ymm13, %ymm3
	vdivps	%ymm3, %ymm10, %ymm5
	vmovaps	(%rax,%rsi), %ymm4
	vsubps	%ymm3, %ymm4, %ymm4
	vmulps	%ymm5, %ymm4, %ymm4
	vcmpltps	%ymm4, %ymm2, %ymm6
	vaddps	%ymm2, %ymm5, %ymm5
	vblendvps	%ymm6, %ymm4, %ymm5, %ymm5
	vaddps	%ymm5, %ymm10, %ymm6
	vpaddd	%ymm6, %ymm11, %ymm6
	vpand	%ymm1, %ymm6, %ymm6
	vpsubd	%ymm6, %ymm14, %ymm7
	vaddps	%ymm2, %ymm7, %ymm8
	vfmadd231ps	%ymm7, %ymm5, %ymm8
	vbroadcastss	.L1c62(%rip), %ymm5
	vmulps	%ymm8, %ymm8, %ymm7
	vbroadcastss	.L1c61(%rip), %ymm9
	vfmadd213ps	%ymm9, %ymm8, %ymm5
	vbroadcastss	.L1c64(%rip), %ymm9
	vbroadcastss	.L1c63(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm8, %ymm9
	vbroadcastss	.L1c65(%rip), %ymm12
	vfmadd231ps	%ymm12, %ymm7, %ymm9
	vfmadd213ps	%ymm5, %ymm7, %ymm9
	vbroadcastss	.L1c60(%rip), %ymm5
	vfmadd213ps	%ymm15, %ymm8, %ymm5
	vfmadd213ps	%ymm5, %ymm7, %ymm9
	vfmadd213ps	%ymm8, %ymm7, %ymm9
	vcvtdq2ps	%ymm6, %ymm5
	vbroadcastss	.L1c66(%rip), %ymm6
	vfmadd231ps	%ymm5, %ymm6, %ymm9
	vaddps	%ymm4, %ymm10, %ymm5
	vmaxps	%ymm2, %ymm4, %ymm4
	vfmsub231ps	%ymm5, %ymm9, %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0
	addq	$32, %rsi
	addq	$96, %rdx
	cmpq	%rsi, %r12
	jne	.L1b74
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	vmovups	176(%rsp), %ymm13
	jne	.L1b73
.L1b76:
	vbroadcastss	.L1c68(%rip), %ymm2
	vbroadcastss	.L1c67(%rip), %ymm3
	vmovups	1984(%rsp), %ymm4
	vfmadd213ps	%ymm3, %ymm4, %ymm2
	vxorps	%xmm3, %xmm3, %xmm3
	vcmpltps	208(%rsp), %ymm3, %ymm1
	vaddps	%ymm2, %ymm4, %ymm2
	vcmpltps	%ymm0, %ymm2, %ymm2
	vandps	%ymm2, %ymm1, %ymm2
	vandnps	%ymm1, %ymm2, %ymm3
	vblendvps	%ymm3, %ymm0, %ymm4, %ymm4
	vmovups	%ymm4, 1984(%rsp)
	vbroadcastss	.L1c21(%rip), %ymm0
	vmovups	1824(%rsp), %ymm3
	vmaxps	%ymm0, %ymm3, %ymm0
	vblendvps	%ymm1, %ymm0, %ymm3, %ymm3
	vmovups	%ymm3, 1824(%rsp)
	vbroadcastss	.L1c69(%rip), %ymm0
	vmovups	2240(%rsp), %ymm3
	vblendvps	%ymm1, %ymm0, %ymm3, %ymm3
	vmovups	%ymm3, 2240(%rsp)
	vbroadcastss	.L1c19(%rip), %ymm0
	vbroadcastss	.L1c0(%rip), %ymm15
	vblendvps	%ymm2, %ymm0, %ymm15, %ymm0
	vmovups	1536(%rsp), %ymm3
	vmulps	%ymm0, %ymm3, %ymm1
	vsubps	%ymm1, %ymm3, %ymm3
	vmovups	768(%rsp), %ymm10
	vsubps	%ymm3, %ymm10, %ymm10
	vmovups	1408(%rsp), %ymm4
	vmulps	%ymm0, %ymm4, %ymm3
	vsubps	%ymm3, %ymm4, %ymm4
	vmovups	736(%rsp), %ymm7
	vsubps	%ymm4, %ymm7, %ymm7
	vmovups	1440(%rsp), %ymm5
	vmulps	%ymm0, %ymm5, %ymm4
	vsubps	%ymm4, %ymm5, %ymm5
	vsubps	%ymm5, %ymm13, %ymm13
	vmovups	1472(%rsp), %ymm6
	vmulps	%ymm0, %ymm6, %ymm5
	vsubps	%ymm5, %ymm6, %ymm6
	vmovups	800(%rsp), %ymm8
	vsubps	%ymm6, %ymm8, %ymm8
	vmovups	%ymm8, 800(%rsp)
	vmovaps	%ymm10, %ymm8
	vmovups	1248(%rsp), %ymm6
	vmulps	%ymm0, %ymm6, %ymm6
	vmovups	%ymm6, 1248(%rsp)
	vmovups	1504(%rsp), %ymm6
	vmulps	%ymm0, %ymm6, %ymm6
	vmovups	%ymm6, 1504(%rsp)
	vmovups	1056(%rsp), %ymm0
	vandnps	%ymm0, %ymm2, %ymm0
	vmovups	%ymm0, 1056(%rsp)
	vbroadcastss	.L1c25(%rip), %ymm0
	vmovups	1728(%rsp), %ymm6
	vblendvps	%ymm2, %ymm0, %ymm6, %ymm6
	vmovups	%ymm6, 1728(%rsp)
	vandps	%ymm2, %ymm15, %ymm0
	vmovups	%ymm0, 1856(%rsp)
	vmovups	%ymm5, 1472(%rsp)
	vmovups	%ymm4, 1440(%rsp)
	vmovups	%ymm3, 1408(%rsp)
	vmovups	%ymm1, 1536(%rsp)
	vmovdqu	496(%rsp), %ymm14
	vmovups	464(%rsp), %ymm10
	vmovups	144(%rsp), %ymm3
	vmovups	80(%rsp), %ymm1
	vmovups	832(%rsp), %ymm4
	vbroadcastss	.L1c17(%rip), %ymm11
	jmp	.L1b80
	.p2align	4
.L1b77:
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1856(%rsp)
	vmovups	144(%rsp), %ymm3
	vmovups	80(%rsp), %ymm1
	vmovups	832(%rsp), %ymm4
	vmovups	768(%rsp), %ymm8
	vmovdqu	496(%rsp), %ymm14
	jmp	.L1b79
	.p2align	4
.L1b78:
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1856(%rsp)
	vmovups	144(%rsp), %ymm3
	vmovups	80(%rsp), %ymm1
	vmovups	832(%rsp), %ymm4
.L1b79:
	vmovups	736(%rsp), %ymm7
.L1b80:
	vmovups	%ymm1, 80(%rsp)
	vmovups	%ymm3, 144(%rsp)
	vmovups	%ymm13, 176(%rsp)
	vmovups	800(%rsp), %ymm12
	vbroadcastss	.L1c15(%rip), %ymm2
	vmovups	2208(%rsp), %ymm0
	vmaxps	%ymm2, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm15, %ymm0
	vmovups	%ymm0, 400(%rsp)
	vmaxps	%ymm2, %ymm4, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm15, %ymm0
	vmovups	%ymm0, 336(%rsp)
	vmaxps	%ymm2, %ymm1, %ymm0
	vsqrtps	%ymm0, %ymm1
	vxorps	%xmm9, %xmm9, %xmm9
	vmovdqu	2720(%rsp), %ymm0
	vpcmpgtd	%ymm9, %ymm0, %ymm0
	vdivps	%ymm1, %ymm15, %ymm1
	vmovups	%ymm1, 208(%rsp)
	vmaxps	%ymm2, %ymm3, %ymm1
	vsqrtps	%ymm1, %ymm1
	vmovups	%ymm1, 272(%rsp)
	vmovdqu	2752(%rsp), %ymm1
	vpcmpgtd	%ymm9, %ymm1, %ymm3
	vcmpleps	1920(%rsp), %ymm8, %ymm1
	vmovups	1888(%rsp), %ymm4
	vmovups	%ymm8, 768(%rsp)
	vcmpleps	%ymm8, %ymm4, %ymm4
	vmovdqu	112(%rsp), %ymm2
	vpxor	%ymm2, %ymm14, %ymm5
	vblendvps	%ymm4, %ymm2, %ymm11, %ymm4
	vblendvps	%ymm1, %ymm5, %ymm4, %ymm1
	vcmpleps	%ymm1, %ymm9, %ymm1
	vextractf128	$1, %ymm1, %xmm4
	vpackssdw	%xmm4, %xmm1, %xmm4
	vpor	2784(%rsp), %xmm4, %xmm1
	vpmovzxwd	%xmm1, %ymm1
	vpslld	$31, %ymm1, %ymm1
	vmovdqu	%ymm1, 2176(%rsp)
	vblendvps	%ymm1, %ymm9, %ymm15, %ymm2
	vmovups	%ymm2, 16(%rsp)
	vcmpleps	1600(%rsp), %ymm7, %ymm5
	vmovups	1568(%rsp), %ymm6
	vmovups	%ymm7, 736(%rsp)
	vcmpleps	%ymm7, %ymm6, %ymm6
	vmovups	304(%rsp), %ymm1
	vblendvps	%ymm6, %ymm1, %ymm11, %ymm6
	vxorps	%ymm1, %ymm14, %ymm7
	vblendvps	%ymm5, %ymm7, %ymm6, %ymm5
	vcmpleps	%ymm5, %ymm9, %ymm1
	vmovups	%ymm1, 1280(%rsp)
	vpor	%ymm1, %ymm3, %ymm1
	vmovdqu	%ymm1, 1312(%rsp)
	vcmpleps	1664(%rsp), %ymm13, %ymm3
	vmovups	1632(%rsp), %ymm5
	vcmpleps	%ymm13, %ymm5, %ymm5
	vxorps	%ymm14, %ymm10, %ymm8
	vblendvps	%ymm5, %ymm10, %ymm11, %ymm5
	vblendvps	%ymm3, %ymm8, %ymm5, %ymm3
	vpandn	%ymm15, %ymm1, %ymm1
	vmovdqu	%ymm1, 592(%rsp)
	vcmpleps	%ymm3, %ymm9, %ymm10
	vpor	%ymm0, %ymm10, %ymm9
	vmovdqu	%ymm9, 2144(%rsp)
	vcmpleps	1952(%rsp), %ymm12, %ymm0
	vmovups	1696(%rsp), %ymm3
	vcmpleps	%ymm12, %ymm3, %ymm3
	vmovups	624(%rsp), %ymm8
	vxorps	%ymm14, %ymm8, %ymm5
	vblendvps	%ymm3, %ymm8, %ymm11, %ymm3
	vblendvps	%ymm0, %ymm5, %ymm3, %ymm3
	vmovups	336(%rsp), %ymm7
	vmulps	%ymm1, %ymm7, %ymm13
	vmulps	960(%rsp), %ymm13, %ymm0
	vmovups	400(%rsp), %ymm6
	vmulps	%ymm2, %ymm6, %ymm5
	vmulps	%ymm5, %ymm0, %ymm1
	vpandn	%ymm15, %ymm9, %ymm0
	vmovdqu	%ymm0, 560(%rsp)
	vmovups	208(%rsp), %ymm11
	vmulps	%ymm0, %ymm11, %ymm9
	vmulps	432(%rsp), %ymm9, %ymm0
	vmulps	%ymm5, %ymm0, %ymm0
	vmovups	%ymm0, 688(%rsp)
	vmulps	240(%rsp), %ymm9, %ymm12
	vmulps	%ymm1, %ymm0, %ymm2
	vmovups	%ymm1, 656(%rsp)
	vfmsub231ps	%ymm12, %ymm13, %ymm2
	vmovups	%ymm2, 2080(%rsp)
	vdivps	272(%rsp), %ymm15, %ymm14
	vmovups	%ymm14, 272(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpleps	%ymm3, %ymm0, %ymm12
	vmovdqu	2688(%rsp), %ymm2
	vpcmpgtd	%ymm0, %ymm2, %ymm2
	vpor	%ymm2, %ymm12, %ymm0
	vmovdqu	%ymm0, 2112(%rsp)
	vpandn	%ymm15, %ymm0, %ymm0
	vmovdqu	%ymm0, 528(%rsp)
	vmulps	%ymm0, %ymm14, %ymm0
	vmulps	1376(%rsp), %ymm0, %ymm3
	vmulps	%ymm5, %ymm3, %ymm3
	vmulps	992(%rsp), %ymm0, %ymm14
	vmulps	%ymm1, %ymm3, %ymm5
	vfmsub231ps	%ymm14, %ymm13, %ymm5
	vmovups	%ymm5, 2048(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vmovss	1344(%rsp), %xmm2
	vucomiss	%xmm5, %xmm2
	vpor	2320(%rsp), %xmm4, %xmm4
	vpmovzxwd	%xmm4, %ymm4
	vpslld	$31, %ymm4, %ymm4
	vpsrad	$31, %ymm4, %ymm4
	vmulps	112(%rsp), %ymm6, %ymm14
	vmovaps	%ymm14, %ymm13
	vxorps	%xmm1, %xmm1, %xmm1
	vfmadd213ps	%ymm1, %ymm14, %ymm13
	vpandn	%ymm13, %ymm4, %ymm13
	vmovdqu	1280(%rsp), %ymm1
	vextracti128	$1, %ymm1, %xmm4
	vpackssdw	%xmm4, %xmm1, %xmm4
	vpor	2304(%rsp), %xmm4, %xmm4
	vpmovzxwd	%xmm4, %ymm4
	vpslld	$31, %ymm4, %ymm4
	vpsrad	$31, %ymm4, %ymm6
	vmulps	304(%rsp), %ymm7, %ymm4
	vpandn	%ymm4, %ymm6, %ymm6
	vfmadd213ps	%ymm13, %ymm6, %ymm6
	vextracti128	$1, %ymm10, %xmm13
	vpackssdw	%xmm13, %xmm10, %xmm10
	vpor	2288(%rsp), %xmm10, %xmm10
	vpmovzxwd	%xmm10, %ymm10
	vpslld	$31, %ymm10, %ymm10
	vpsrad	$31, %ymm10, %ymm10
	vmulps	464(%rsp), %ymm11, %ymm13
	vpandn	%ymm13, %ymm10, %ymm10
	vfmadd213ps	%ymm6, %ymm10, %ymm10
	vextracti128	$1, %ymm12, %xmm6
	vpackssdw	%xmm6, %xmm12, %xmm6
	vpor	2272(%rsp), %xmm6, %xmm6
	vpmovzxwd	%xmm6, %ymm6
	vpslld	$31, %ymm6, %ymm6
	vpsrad	$31, %ymm6, %ymm6
	vmulps	272(%rsp), %ymm8, %ymm2
	vpandn	%ymm2, %ymm6, %ymm1
	vfmadd213ps	%ymm10, %ymm1, %ymm1
	vmovups	%ymm1, 1344(%rsp)
	vmovups	%ymm0, 2592(%rsp)
	vmulps	1024(%rsp), %ymm0, %ymm10
	vmovups	688(%rsp), %ymm5
	vmulps	%ymm5, %ymm3, %ymm6
	vmovups	%ymm9, 2624(%rsp)
	vfmsub231ps	%ymm10, %ymm9, %ymm6
	vmulps	16(%rsp), %ymm14, %ymm10
	vmovups	656(%rsp), %ymm9
	vmulps	%ymm10, %ymm9, %ymm7
	vfmsub231ps	592(%rsp), %ymm4, %ymm7
	vmovups	%ymm7, 1280(%rsp)
	vmulps	%ymm5, %ymm10, %ymm12
	vfmsub231ps	560(%rsp), %ymm13, %ymm12
	vmulps	%ymm3, %ymm10, %ymm14
	vmovups	%ymm3, 2016(%rsp)
	vfmsub231ps	528(%rsp), %ymm2, %ymm14
	vfnmadd213ps	%ymm15, %ymm9, %ymm9
	vbroadcastss	.L1c70(%rip), %ymm2
	vmaxps	%ymm2, %ymm9, %ymm13
	vsqrtps	%ymm13, %ymm13
	vdivps	%ymm13, %ymm15, %ymm8
	vmulps	336(%rsp), %ymm8, %ymm13
	vmovups	1312(%rsp), %ymm0
	vblendvps	%ymm0, %ymm15, %ymm13, %ymm7
	vmovups	2176(%rsp), %ymm1
	vmovups	400(%rsp), %ymm0
	vblendvps	%ymm1, %ymm15, %ymm0, %ymm1
	vmulps	%ymm7, %ymm1, %ymm7
	vmulps	2080(%rsp), %ymm8, %ymm4
	vmovaps	%ymm5, %ymm0
	vfnmadd213ps	%ymm15, %ymm5, %ymm0
	vfnmadd231ps	%ymm4, %ymm4, %ymm0
	vmaxps	%ymm2, %ymm0, %ymm1
	vsqrtps	%ymm1, %ymm1
	vdivps	%ymm1, %ymm15, %ymm1
	vmulps	208(%rsp), %ymm1, %ymm13
	vmovups	2144(%rsp), %ymm5
	vblendvps	%ymm5, %ymm15, %ymm13, %ymm5
	vmulps	2048(%rsp), %ymm8, %ymm13
	vfnmadd231ps	%ymm4, %ymm13, %ymm6
	vmulps	%ymm1, %ymm6, %ymm6
	vfnmadd213ps	%ymm15, %ymm3, %ymm3
	vfnmadd231ps	%ymm13, %ymm13, %ymm3
	vfnmadd231ps	%ymm6, %ymm6, %ymm3
	vmaxps	%ymm2, %ymm3, %ymm2
	vsqrtps	%ymm2, %ymm2
	vmulps	%ymm5, %ymm7, %ymm7
	vdivps	%ymm2, %ymm15, %ymm5
	vmulps	272(%rsp), %ymm5, %ymm2
	vmovups	2112(%rsp), %ymm11
	vblendvps	%ymm11, %ymm15, %ymm2, %ymm2
	vmulps	%ymm2, %ymm7, %ymm2
	vmovups	%ymm2, 2176(%rsp)
	vmovups	656(%rsp), %ymm2
	vxorps	496(%rsp), %ymm2, %ymm2
	vmovups	%ymm2, 2112(%rsp)
	vmovups	688(%rsp), %ymm2
	vxorps	496(%rsp), %ymm2, %ymm2
	vmovups	%ymm2, 1312(%rsp)
	vmovups	2016(%rsp), %ymm2
	vxorps	496(%rsp), %ymm2, %ymm15
	vmovups	%ymm8, 656(%rsp)
	vmulps	1280(%rsp), %ymm8, %ymm11
	vfnmadd231ps	%ymm4, %ymm11, %ymm12
	vxorps	496(%rsp), %ymm4, %ymm2
	vmovups	%ymm2, 2080(%rsp)
	vmovups	496(%rsp), %ymm2
	vfnmadd231ps	%ymm13, %ymm11, %ymm14
	vxorps	%ymm2, %ymm13, %ymm4
	vmovups	%ymm4, 2048(%rsp)
	vmovups	%ymm1, 2144(%rsp)
	vmulps	%ymm1, %ymm12, %ymm7
	vxorps	%xmm12, %xmm12, %xmm12
	vfnmadd231ps	%ymm6, %ymm7, %ymm14
	vxorps	%ymm2, %ymm6, %ymm1
	vmovups	%ymm1, 2016(%rsp)
	vmovups	%ymm10, 688(%rsp)
	vmovaps	%ymm10, %ymm8
	vfmadd213ps	%ymm12, %ymm10, %ymm8
	vfmadd231ps	%ymm11, %ymm11, %ymm8
	vfmadd231ps	%ymm7, %ymm7, %ymm8
	vmovups	%ymm5, 1280(%rsp)
	vmulps	%ymm5, %ymm14, %ymm10
	vfmadd231ps	%ymm10, %ymm10, %ymm8
	ja	.L1b52
	vmovups	%ymm15, 112(%rsp)
	vbroadcastss	.L1c0(%rip), %ymm15
	vmovups	208(%rsp), %ymm9
	vdivps	%ymm9, %ymm15, %ymm0
	vmovups	272(%rsp), %ymm13
	vdivps	%ymm13, %ymm15, %ymm2
	vmulps	176(%rsp), %ymm0, %ymm0
	vbroadcastss	.L1c71(%rip), %ymm3
	vmulps	%ymm3, %ymm0, %ymm0
	vmovups	800(%rsp), %ymm1
	vmulps	%ymm1, %ymm2, %ymm2
	vbroadcastss	.L1c72(%rip), %ymm3
	vmulps	%ymm3, %ymm2, %ymm2
	vmaxps	%ymm0, %ymm2, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm3, %ymm0
	vmovups	1984(%rsp), %ymm4
	vaddps	%ymm4, %ymm4, %ymm2
	vsqrtps	%ymm2, %ymm2
	vbroadcastss	.L1c25(%rip), %ymm5
	vcmpltps	%ymm5, %ymm4, %ymm3
	vbroadcastss	.L1c73(%rip), %ymm4
	vmulps	%ymm4, %ymm2, %ymm2
	vandps	%ymm2, %ymm3, %ymm2
	vmaxps	%ymm0, %ymm2, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm3, %ymm0
	movq	(%rsp), %rax
	vbroadcastss	16(%rax), %ymm2
	vmovups	1728(%rsp), %ymm6
	vdivps	%ymm6, %ymm15, %ymm3
	vmulps	2176(%rsp), %ymm3, %ymm3
	vmulps	%ymm3, %ymm3, %ymm3
	vminps	%ymm15, %ymm3, %ymm3
	vmulps	%ymm2, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm0, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm0, %ymm4, %ymm0
	vcmpltps	%ymm5, %ymm6, %ymm3
	vandps	%ymm0, %ymm3, %ymm0
	vmulps	%ymm0, %ymm0, %ymm0
	vcmpleps	%ymm0, %ymm8, %ymm0
	vmulss	%xmm2, %xmm2, %xmm2
	vbroadcastss	%xmm2, %ymm2
	vmovups	1344(%rsp), %ymm3
	vcmpleps	%ymm2, %ymm3, %ymm2
	vandps	%ymm0, %ymm2, %ymm0
	vmovups	592(%rsp), %ymm2
	vmulps	16(%rsp), %ymm2, %ymm2
	vmulps	560(%rsp), %ymm2, %ymm2
	vmulps	528(%rsp), %ymm2, %ymm2
	vcmpnltps	%ymm2, %ymm12, %ymm2
	vandps	%ymm2, %ymm15, %ymm2
	vbroadcastss	.L1c22(%rip), %ymm4
	vblendvps	%ymm0, %ymm2, %ymm4, %ymm0
	vmovups	2464(%rsp), %ymm2
	vcmpleps	1792(%rsp), %ymm2, %ymm2
	vbroadcastss	.L1c74(%rip), %ymm3
	vminps	%ymm3, %ymm0, %ymm3
	vblendvps	%ymm2, %ymm3, %ymm0, %ymm0
	vmovups	1760(%rsp), %ymm3
	vcmpeqps	%ymm4, %ymm3, %ymm2
	vblendvps	%ymm2, %ymm0, %ymm3, %ymm3
	vmovups	%ymm3, 1760(%rsp)
	vcmpeqps	%ymm4, %ymm3, %ymm0
	vandps	%ymm0, %ymm15, %ymm5
	vxorps	%xmm4, %xmm4, %xmm4
	vaddss	%xmm4, %xmm5, %xmm0
	vshufps	$245, %xmm5, %xmm5, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufps	$78, %xmm5, %xmm5, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufps	$255, %xmm5, %xmm5, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vextractf128	$1, %ymm5, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufps	$245, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm0, %xmm0
	vshufps	$78, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm0, %xmm0
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vucomiss	%xmm4, %xmm0
	vxorps	%xmm12, %xmm12, %xmm12
	vmovaps	%ymm1, %ymm6
	vmovups	768(%rsp), %ymm8
	ja	.L1b54
	vmulps	1280(%rsp), %ymm10, %ymm0
	vmovups	2016(%rsp), %ymm1
	vfmadd213ps	%ymm7, %ymm0, %ymm1
	vmulps	2144(%rsp), %ymm1, %ymm1
	vmovups	2080(%rsp), %ymm2
	vfmadd213ps	%ymm11, %ymm1, %ymm2
	vmovups	2048(%rsp), %ymm5
	vfmadd213ps	%ymm2, %ymm0, %ymm5
	vmulps	656(%rsp), %ymm5, %ymm2
	vmovups	2112(%rsp), %ymm6
	vfmadd213ps	688(%rsp), %ymm2, %ymm6
	vmovups	1312(%rsp), %ymm5
	vfmadd213ps	%ymm6, %ymm1, %ymm5
	vmovups	112(%rsp), %ymm10
	vfmadd213ps	%ymm5, %ymm0, %ymm10
	vmulps	400(%rsp), %ymm10, %ymm5
	vmovups	%ymm5, 304(%rsp)
	vmulps	336(%rsp), %ymm2, %ymm2
	vmovups	%ymm2, 112(%rsp)
	vmulps	%ymm1, %ymm9, %ymm1
	vmovups	%ymm1, 80(%rsp)
	vmulps	%ymm0, %ymm13, %ymm0
	vmovups	%ymm0, 144(%rsp)
	movl	%ebp, %eax
	shrb	$3, %al
	testl	%r10d, %r10d
	setne	%cl
	andb	%al, %cl
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm9, %xmm9, %xmm9
	cmpb	$1, %cl
	vbroadcastss	.L1c17(%rip), %ymm11
	jne	.L1b87
	movq	64(%rsp), %rax
	xorl	%ecx, %ecx
	.p2align	4
.L1b84:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,2), %rdx
	shlq	$5, %rdx
	vmovups	176(%rsp), %ymm0
	vmulps	(%r13,%rdx), %ymm0, %ymm0
	vmovups	%ymm0, 16(%rsp)
	movq	%r13, %rdx
	xorl	%esi, %esi
	vmovups	800(%rsp), %ymm2
	.p2align	4
.L1b85:
	vmovaps	(%rdx), %ymm3
	vfmadd132ps	16(%rsp), %ymm2, %ymm3
	vmovaps	%ymm10, %ymm5
	vmovaps	%ymm7, %ymm10
	vdivps	%ymm3, %ymm15, %ymm7
	vmovaps	(%rax,%rsi), %ymm4
	vsubps	%ymm3, %ymm4, %ymm4
	vmulps	%ymm7, %ymm4, %ymm4
	vmovaps	%ymm6, %ymm1
	vmovaps	%ymm9, %ymm6
	vcmpltps	%ymm4, %ymm11, %ymm9
	vaddps	%ymm7, %ymm11, %ymm7
	vblendvps	%ymm9, %ymm4, %ymm7, %ymm7
	vaddps	%ymm7, %ymm15, %ymm9
	vpaddd	2368(%rsp), %ymm9, %ymm9
	vpand	2336(%rsp), %ymm9, %ymm9
	vmovdqu	1088(%rsp), %ymm11
	vpsubd	%ymm9, %ymm11, %ymm11
	vbroadcastss	.L1c17(%rip), %ymm13
	vaddps	%ymm13, %ymm11, %ymm13
	vfmadd231ps	%ymm11, %ymm7, %ymm13
	vbroadcastss	.L1c62(%rip), %ymm7
	vmulps	%ymm13, %ymm13, %ymm11
	vbroadcastss	.L1c61(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm13, %ymm7
	vbroadcastss	.L1c64(%rip), %ymm15
	vbroadcastss	.L1c63(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm13, %ymm15
	vbroadcastss	.L1c65(%rip), %ymm0
	vfmadd231ps	%ymm0, %ymm11, %ymm15
	vfmadd213ps	%ymm7, %ymm11, %ymm15
	vbroadcastss	.L1c60(%rip), %ymm7
	vmovaps	%ymm8, %ymm0
	vmovaps	%ymm14, %ymm8
	vmovaps	%ymm12, %ymm14
	vbroadcastss	.L1c59(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm13, %ymm7
	vmovaps	%ymm14, %ymm12
	vmovaps	%ymm8, %ymm14
	vmovaps	%ymm0, %ymm8
	vfmadd213ps	%ymm7, %ymm11, %ymm15
	vfmadd213ps	%ymm13, %ymm11, %ymm15
	vbroadcastss	.L1c17(%rip), %ymm11
	vcvtdq2ps	%ymm9, %ymm7
	vmovaps	%ymm6, %ymm9
	vmovaps	%ymm1, %ymm6
	vbroadcastss	.L1c66(%rip), %ymm0
	vfmadd231ps	%ymm7, %ymm0, %ymm15
	vbroadcastss	.L1c0(%rip), %ymm7
	vaddps	%ymm7, %ymm4, %ymm7
	vmaxps	%ymm11, %ymm4, %ymm4
	vfmsub231ps	%ymm7, %ymm15, %ymm4
	vbroadcastss	.L1c0(%rip), %ymm15
	vaddps	%ymm3, %ymm15, %ymm7
	vdivps	%ymm7, %ymm15, %ymm7
	vfmadd231ps	%ymm4, %ymm3, %ymm9
	vmulps	%ymm7, %ymm7, %ymm3
	vaddps	%ymm7, %ymm8, %ymm8
	vmulps	%ymm3, %ymm7, %ymm4
	vmovaps	%ymm10, %ymm7
	vmovaps	%ymm5, %ymm10
	vaddps	%ymm3, %ymm14, %ymm14
	vfmadd231ps	%ymm3, %ymm3, %ymm10
	vfmadd231ps	%ymm3, %ymm4, %ymm7
	vaddps	%ymm4, %ymm12, %ymm12
	vfmadd231ps	%ymm4, %ymm4, %ymm6
	addq	$32, %rsi
	addq	$96, %rdx
	cmpq	%rsi, %r12
	jne	.L1b85
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	.L1b84
.L1b87:
	vmovups	%ymm7, 560(%rsp)
	vmovups	%ymm9, 592(%rsp)
	vmovups	304(%rsp), %ymm9
	vaddps	768(%rsp), %ymm9, %ymm0
	vmovups	1888(%rsp), %ymm1
	vminps	%ymm0, %ymm1, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm0
	vmovups	1920(%rsp), %ymm1
	vmaxps	%ymm0, %ymm1, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm0
	vmovups	%ymm0, 16(%rsp)
	vmovups	736(%rsp), %ymm0
	vmovups	112(%rsp), %ymm5
	vaddps	%ymm0, %ymm5, %ymm3
	vmovups	1568(%rsp), %ymm1
	vminps	%ymm3, %ymm1, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm1, %ymm4, %ymm3
	vmovups	1600(%rsp), %ymm1
	vmaxps	%ymm3, %ymm1, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm1, %ymm4, %ymm1
	vmovups	%ymm1, 464(%rsp)
	vmovups	176(%rsp), %ymm3
	vaddps	80(%rsp), %ymm3, %ymm1
	vmovups	1632(%rsp), %ymm2
	vminps	%ymm1, %ymm2, %ymm4
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm2, %ymm4, %ymm1
	vmovups	1664(%rsp), %ymm2
	vmaxps	%ymm1, %ymm2, %ymm4
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vmovaps	%ymm15, %ymm11
	vblendvps	%ymm1, %ymm2, %ymm4, %ymm15
	vmovups	800(%rsp), %ymm13
	vaddps	144(%rsp), %ymm13, %ymm4
	vmovups	1696(%rsp), %ymm1
	vminps	%ymm4, %ymm1, %ymm7
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm1, %ymm7, %ymm4
	vmovups	1952(%rsp), %ymm1
	vmaxps	%ymm4, %ymm1, %ymm7
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm1, %ymm7, %ymm4
	vmovups	1120(%rsp), %ymm2
	vandps	%ymm2, %ymm9, %ymm7
	vxorps	%xmm1, %xmm1, %xmm1
	vmaxps	%ymm1, %ymm7, %ymm7
	vandps	%ymm2, %ymm5, %ymm9
	vmaxps	%ymm7, %ymm9, %ymm7
	vmovss	.L1c79(%rip), %xmm1
	movq	(%rsp), %rax
	vmulss	20(%rax), %xmm1, %xmm9
	vbroadcastss	%xmm9, %ymm9
	vcmpleps	%ymm9, %ymm7, %ymm7
	vmovups	1760(%rsp), %ymm1
	vcmpleps	%ymm11, %ymm1, %ymm1
	vmovups	%ymm1, 528(%rsp)
	vandps	%ymm7, %ymm1, %ymm9
	vmovups	768(%rsp), %ymm1
	vblendvps	%ymm9, 16(%rsp), %ymm1, %ymm1
	vmovups	%ymm1, 624(%rsp)
	vbroadcastss	208(%rax), %ymm1
	vmovups	%ymm1, 16(%rsp)
	vblendvps	%ymm9, 464(%rsp), %ymm0, %ymm0
	vmovups	%ymm0, 80(%rsp)
	vbroadcastss	12(%rax), %ymm0
	vmovups	%ymm0, 304(%rsp)
	vmovups	336(%rsp), %ymm5
	vmulps	960(%rsp), %ymm5, %ymm0
	vblendvps	%ymm9, %ymm15, %ymm3, %ymm1
	vmovups	%ymm1, 144(%rsp)
	vmovups	400(%rsp), %ymm1
	vmulps	%ymm1, %ymm0, %ymm15
	vmovaps	%ymm15, %ymm3
	vfnmadd213ps	%ymm11, %ymm15, %ymm3
	vblendvps	%ymm9, %ymm4, %ymm13, %ymm0
	vmovups	%ymm0, 112(%rsp)
	vbroadcastss	.L1c70(%rip), %ymm2
	vmaxps	%ymm2, %ymm3, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm11, %ymm0
	vmovups	%ymm0, 176(%rsp)
	vmovups	208(%rsp), %ymm2
	vmulps	432(%rsp), %ymm2, %ymm0
	vmulps	%ymm1, %ymm0, %ymm13
	vmulps	240(%rsp), %ymm2, %ymm9
	vmulps	%ymm15, %ymm13, %ymm11
	vfmsub231ps	%ymm9, %ymm5, %ymm11
	vbroadcastss	.L1c21(%rip), %ymm4
	vcmpeqps	1760(%rsp), %ymm4, %ymm7
	vmovups	16(%rsp), %ymm2
	vmovups	624(%rsp), %ymm0
	vblendvps	%ymm7, %ymm2, %ymm0, %ymm9
	movq	1232(%rsp), %r12
	movq	%r12, %rax
	shlq	$5, %rax
	vmovaps	%ymm9, (%r15,%rax)
	vmovups	272(%rsp), %ymm4
	vmulps	1376(%rsp), %ymm4, %ymm9
	vmulps	%ymm1, %ymm9, %ymm0
	vmulps	992(%rsp), %ymm4, %ymm1
	vmovups	%ymm1, 240(%rsp)
	vmovaps	%ymm2, %ymm9
	vmovups	80(%rsp), %ymm1
	vblendvps	%ymm7, %ymm2, %ymm1, %ymm1
	movq	56(%rsp), %r8
	addq	%r8, %r12
	shlq	$5, %r12
	vmovaps	%ymm1, (%r15,%r12)
	vmovups	%ymm15, 464(%rsp)
	vmulps	%ymm0, %ymm15, %ymm15
	vmovaps	%ymm0, %ymm2
	vfmsub231ps	240(%rsp), %ymm5, %ymm15
	vbroadcastss	.L1c0(%rip), %ymm1
	vminps	%ymm1, %ymm3, %ymm0
	vmovups	%ymm0, 240(%rsp)
	vmulps	176(%rsp), %ymm11, %ymm5
	vmulps	1024(%rsp), %ymm4, %ymm3
	leaq	(%r15,%rax), %rdx
	vmovups	304(%rsp), %ymm0
	vmulps	144(%rsp), %ymm0, %ymm4
	vblendvps	%ymm7, %ymm9, %ymm4, %ymm4
	movq	%r8, %rcx
	shlq	$6, %rcx
	vmovaps	%ymm4, (%rcx,%rdx)
	vmulps	%ymm2, %ymm13, %ymm4
	vmovaps	%ymm2, %ymm9
	vfmsub231ps	208(%rsp), %ymm3, %ymm4
	vmovups	%ymm13, 80(%rsp)
	vfnmadd213ps	%ymm1, %ymm13, %ymm13
	vmovaps	%ymm1, %ymm11
	vfnmadd231ps	%ymm5, %ymm5, %ymm13
	vminps	240(%rsp), %ymm13, %ymm1
	vmovups	%ymm1, 432(%rsp)
	vbroadcastss	.L1c70(%rip), %ymm1
	vmaxps	%ymm1, %ymm13, %ymm3
	vsqrtps	%ymm3, %ymm3
	vdivps	%ymm3, %ymm11, %ymm1
	vmulps	176(%rsp), %ymm15, %ymm3
	vmovups	%ymm5, 624(%rsp)
	vfnmadd231ps	%ymm5, %ymm3, %ymm4
	vmulps	112(%rsp), %ymm0, %ymm13
	vmovups	%ymm7, 240(%rsp)
	vblendvps	%ymm7, 16(%rsp), %ymm13, %ymm13
	leaq	(%r8,%r8,2), %rcx
	movq	%rcx, %rsi
	shlq	$5, %rsi
	vmovaps	%ymm13, (%rsi,%rdx)
	vmovups	%ymm1, 144(%rsp)
	vmulps	%ymm1, %ymm4, %ymm2
	vmovaps	%ymm9, %ymm4
	vfnmadd213ps	%ymm11, %ymm9, %ymm4
	vfnmadd231ps	%ymm3, %ymm3, %ymm4
	vfnmadd231ps	%ymm2, %ymm2, %ymm4
	vminps	432(%rsp), %ymm4, %ymm15
	vbroadcastss	.L1c77(%rip), %ymm1
	vcmpltps	%ymm15, %ymm1, %ymm1
	vmovups	%ymm1, 112(%rsp)
	movl	$4, %edx
	testb	$2, %bpl
	je	.L1b90
	vbroadcastss	.L1c70(%rip), %ymm1
	vmaxps	%ymm1, %ymm4, %ymm4
	vsqrtps	%ymm4, %ymm4
	vmovups	496(%rsp), %ymm11
	vxorps	464(%rsp), %ymm11, %ymm13
	vbroadcastss	.L1c0(%rip), %ymm7
	vdivps	%ymm4, %ymm7, %ymm1
	vmovups	%ymm1, 432(%rsp)
	vmulps	208(%rsp), %ymm0, %ymm1
	vmovups	%ymm1, 464(%rsp)
	vmulps	272(%rsp), %ymm0, %ymm0
	vmovups	%ymm0, 208(%rsp)
	vmovdqu	528(%rsp), %ymm0
	vpand	112(%rsp), %ymm0, %ymm1
	vextracti128	$1, %ymm1, %xmm4
	vpackssdw	%xmm4, %xmm1, %xmm0
	vmovdqa	%xmm0, 304(%rsp)
	movl	%ebp, %esi
	andl	$4, %esi
	movl	%esi, %edx
	shrl	$2, %edx
	movq	56(%rsp), %r10
	shlq	$7, %r10
	addq	%r15, %r10
	xorl	%r9d, %r9d
	testl	%esi, %esi
	setne	%r9b
	leaq	6(%rdx,%rdx,2), %rdi
	movl	$13, %edx
	movl	$7, %r8d
	cmoveq	%r8, %rdx
	addq	$5, %r9
	imulq	56(%rsp), %r9
	shlq	$5, %r9
	addq	%r15, %r9
	imulq	56(%rsp), %rdi
	shlq	$5, %rdi
	addq	%r15, %rdi
	imulq	56(%rsp), %rdx
	shlq	$5, %rdx
	vmovups	176(%rsp), %ymm5
	vmovaps	%ymm3, %ymm15
	vmulps	%ymm5, %ymm13, %ymm3
	vmovups	80(%rsp), %ymm0
	vmovups	624(%rsp), %ymm4
	vfmadd231ps	%ymm3, %ymm4, %ymm0
	vxorps	%ymm0, %ymm11, %ymm0
	vmovups	144(%rsp), %ymm7
	vmulps	%ymm0, %ymm7, %ymm13
	vxorps	%ymm5, %ymm11, %ymm1
	vmulps	%ymm1, %ymm4, %ymm1
	vmulps	%ymm7, %ymm1, %ymm0
	vfmadd231ps	%ymm3, %ymm15, %ymm9
	vfmadd231ps	%ymm13, %ymm2, %ymm9
	vxorps	%ymm11, %ymm9, %ymm1
	vmovups	432(%rsp), %ymm9
	vmulps	%ymm1, %ymm9, %ymm4
	vmulps	%ymm5, %ymm15, %ymm1
	vfmadd231ps	%ymm0, %ymm2, %ymm1
	vxorps	%ymm1, %ymm11, %ymm1
	vmulps	%ymm1, %ymm9, %ymm1
	vmovups	%ymm1, 80(%rsp)
	vmovaps	%ymm9, %ymm15
	vxorps	%ymm7, %ymm11, %ymm1
	vmulps	%ymm1, %ymm2, %ymm1
	vmovups	464(%rsp), %ymm11
	vmovups	%ymm3, 992(%rsp)
	vbroadcastss	.L1c0(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm3, %ymm3
	vmovups	%ymm13, 1024(%rsp)
	vfmadd231ps	%ymm13, %ymm13, %ymm3
	vmovups	%ymm4, 624(%rsp)
	vfmadd231ps	%ymm4, %ymm4, %ymm3
	vmovups	400(%rsp), %ymm4
	vmulps	%ymm3, %ymm4, %ymm3
	vmulps	%ymm3, %ymm4, %ymm3
	vpmovsxwd	304(%rsp), %ymm4
	vmovups	16(%rsp), %ymm9
	vblendvps	%ymm4, %ymm3, %ymm9, %ymm3
	vmovaps	%ymm3, (%rax,%r10)
	movq	56(%rsp), %r8
	vmulps	%ymm1, %ymm15, %ymm1
	vmulps	%ymm5, %ymm5, %ymm3
	vmovups	%ymm0, 304(%rsp)
	vfmadd231ps	%ymm0, %ymm0, %ymm3
	vmovups	80(%rsp), %ymm0
	vfmadd231ps	%ymm0, %ymm0, %ymm3
	vmovups	336(%rsp), %ymm2
	vmulps	%ymm3, %ymm2, %ymm3
	vmulps	%ymm3, %ymm2, %ymm3
	vblendvps	%ymm4, %ymm3, %ymm9, %ymm3
	vmovaps	%ymm3, (%rax,%r9)
	vmulps	%ymm7, %ymm7, %ymm3
	vfmadd231ps	%ymm1, %ymm1, %ymm3
	vmulps	%ymm3, %ymm11, %ymm3
	vmulps	%ymm3, %ymm11, %ymm3
	vblendvps	%ymm4, %ymm3, %ymm9, %ymm3
	addq	%r15, %rdx
	vmovaps	%ymm3, (%rax,%rdi)
	vmulps	%ymm15, %ymm15, %ymm3
	vmovups	208(%rsp), %ymm2
	vmulps	%ymm2, %ymm3, %ymm3
	vmulps	%ymm3, %ymm2, %ymm3
	vblendvps	%ymm4, %ymm3, %ymm9, %ymm3
	vmovaps	%ymm3, (%rax,%rdx)
	movl	$8, %edx
	testl	%esi, %esi
	je	.L1b90
	vmovaps	%ymm0, %ymm13
	vmovups	992(%rsp), %ymm0
	vmulps	176(%rsp), %ymm0, %ymm3
	vmovups	304(%rsp), %ymm5
	vmovups	1024(%rsp), %ymm0
	vfmadd231ps	%ymm0, %ymm5, %ymm3
	vmovaps	%ymm13, %ymm7
	vmovups	624(%rsp), %ymm15
	vfmadd231ps	%ymm15, %ymm13, %ymm3
	vmulps	336(%rsp), %ymm3, %ymm3
	vmovups	400(%rsp), %ymm13
	vmulps	%ymm3, %ymm13, %ymm3
	vmovups	16(%rsp), %ymm9
	vblendvps	%ymm4, %ymm3, %ymm9, %ymm3
	leaq	(%r8,%r8,4), %rdx
	movq	%rdx, %rsi
	shlq	$5, %rsi
	addq	%r15, %rsi
	vmovaps	%ymm3, (%rax,%rsi)
	vmovups	144(%rsp), %ymm3
	vmulps	%ymm0, %ymm3, %ymm0
	vfmadd231ps	%ymm15, %ymm1, %ymm0
	vmulps	%ymm0, %ymm11, %ymm0
	vmulps	%ymm0, %ymm13, %ymm0
	vblendvps	%ymm4, %ymm0, %ymm9, %ymm0
	imulq	$224, %r8, %rsi
	addq	%r15, %rsi
	vmovaps	%ymm0, (%rax,%rsi)
	vmulps	%ymm5, %ymm3, %ymm0
	vfmadd231ps	%ymm7, %ymm1, %ymm0
	vmulps	%ymm0, %ymm11, %ymm0
	vmovups	336(%rsp), %ymm5
	vmulps	%ymm0, %ymm5, %ymm0
	vblendvps	%ymm4, %ymm0, %ymm9, %ymm0
	movq	%r8, %rsi
	shlq	$8, %rsi
	addq	%r15, %rsi
	vmovaps	%ymm0, (%rax,%rsi)
	vmovups	432(%rsp), %ymm3
	vmulps	%ymm3, %ymm15, %ymm0
	vmulps	%ymm2, %ymm0, %ymm0
	vmulps	%ymm0, %ymm13, %ymm0
	vblendvps	%ymm4, %ymm0, %ymm9, %ymm0
	shlq	$6, %rdx
	addq	%r15, %rdx
	vmovaps	%ymm0, (%rax,%rdx)
	vmulps	%ymm7, %ymm3, %ymm0
	vmulps	%ymm2, %ymm0, %ymm0
	vmulps	%ymm0, %ymm5, %ymm0
	vblendvps	%ymm4, %ymm0, %ymm9, %ymm0
	imulq	$352, %r8, %rdx
	addq	%r15, %rdx
	vmovaps	%ymm0, (%rax,%rdx)
	vmulps	%ymm1, %ymm3, %ymm0
	vmulps	%ymm2, %ymm0, %ymm0
	vmulps	%ymm0, %ymm11, %ymm0
	vblendvps	%ymm4, %ymm0, %ymm9, %ymm0
	shlq	$7, %rcx
	addq	%r15, %rcx
	vmovaps	%ymm0, (%rax,%rcx)
	movl	$14, %edx
.L1b90:
	testb	$8, %bpl
	vbroadcastss	.L1c0(%rip), %ymm15
	vxorps	%xmm11, %xmm11, %xmm11
	vmovups	240(%rsp), %ymm13
	je	.L1b8
	vdivps	864(%rsp), %ymm15, %ymm0
	vmulps	896(%rsp), %ymm0, %ymm1
	vpaddd	2368(%rsp), %ymm1, %ymm0
	vpand	2336(%rsp), %ymm0, %ymm0
	vmovdqu	1088(%rsp), %ymm2
	vpsubd	%ymm0, %ymm2, %ymm3
	vfmsub213ps	%ymm15, %ymm1, %ymm3
	vmulps	%ymm3, %ymm3, %ymm4
	vbroadcastss	.L1c64(%rip), %ymm1
	vbroadcastss	.L1c63(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm3, %ymm1
	vbroadcastss	.L1c62(%rip), %ymm7
	vbroadcastss	.L1c61(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm3, %ymm7
	vbroadcastss	.L1c65(%rip), %ymm2
	vfmadd231ps	%ymm2, %ymm4, %ymm1
	vfmadd213ps	%ymm7, %ymm4, %ymm1
	vbroadcastss	.L1c60(%rip), %ymm7
	vbroadcastss	.L1c59(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm3, %ymm7
	vfmadd213ps	%ymm7, %ymm4, %ymm1
	vfmadd213ps	%ymm3, %ymm4, %ymm1
	movq	(%rsp), %rcx
	vbroadcastss	100(%rcx), %ymm4
	vfmadd213ps	%ymm11, %ymm8, %ymm4
	vbroadcastss	104(%rcx), %ymm3
	vfmadd213ps	%ymm4, %ymm14, %ymm3
	vbroadcastss	136(%rcx), %ymm4
	vfmadd213ps	%ymm11, %ymm8, %ymm4
	vbroadcastss	140(%rcx), %ymm7
	vfmadd213ps	%ymm4, %ymm14, %ymm7
	vbroadcastss	172(%rcx), %ymm4
	vfmadd213ps	%ymm11, %ymm8, %ymm4
	vbroadcastss	176(%rcx), %ymm8
	vfmadd213ps	%ymm4, %ymm14, %ymm8
	vbroadcastss	108(%rcx), %ymm4
	vfmadd213ps	%ymm3, %ymm12, %ymm4
	vbroadcastss	144(%rcx), %ymm3
	vfmadd213ps	%ymm7, %ymm12, %ymm3
	vbroadcastss	180(%rcx), %ymm7
	vfmadd213ps	%ymm8, %ymm12, %ymm7
	vbroadcastss	112(%rcx), %ymm8
	vfmadd213ps	%ymm4, %ymm10, %ymm8
	vbroadcastss	148(%rcx), %ymm4
	vfmadd213ps	%ymm3, %ymm10, %ymm4
	vbroadcastss	184(%rcx), %ymm3
	vfmadd213ps	%ymm7, %ymm10, %ymm3
	vbroadcastss	116(%rcx), %ymm7
	vmovups	560(%rsp), %ymm2
	vfmadd213ps	%ymm8, %ymm2, %ymm7
	vbroadcastss	152(%rcx), %ymm8
	vfmadd213ps	%ymm4, %ymm2, %ymm8
	vbroadcastss	188(%rcx), %ymm9
	vfmadd213ps	%ymm3, %ymm2, %ymm9
	vmovaps	%ymm6, %ymm2
	vbroadcastss	120(%rcx), %ymm6
	vfmadd213ps	%ymm7, %ymm2, %ymm6
	vbroadcastss	156(%rcx), %ymm4
	vfmadd213ps	%ymm8, %ymm2, %ymm4
	vbroadcastss	192(%rcx), %ymm3
	vfmadd213ps	%ymm9, %ymm2, %ymm3
	vcvtdq2ps	%ymm0, %ymm0
	vbroadcastss	.L1c66(%rip), %ymm2
	vfmadd231ps	%ymm0, %ymm2, %ymm1
	vbroadcastss	.L1c75(%rip), %ymm0
	vmovups	2528(%rsp), %ymm2
	vfmadd213ps	%ymm1, %ymm0, %ymm2
	vbroadcastss	.L1c76(%rip), %ymm0
	vmovups	928(%rsp), %ymm5
	vfmadd213ps	%ymm2, %ymm0, %ymm5
	vmovups	2400(%rsp), %ymm2
	vaddps	%ymm6, %ymm2, %ymm1
	vbroadcastss	.L1c74(%rip), %ymm0
	vfmadd231ps	%ymm0, %ymm2, %ymm4
	vbroadcastss	.L1c80(%rip), %ymm0
	vfmadd231ps	%ymm2, %ymm0, %ymm3
	vbroadcastss	208(%rcx), %ymm0
	vbroadcastss	.L1c33(%rip), %ymm2
	vmovups	592(%rsp), %ymm6
	vfmsub213ps	%ymm6, %ymm2, %ymm5
	vblendvps	%ymm13, %ymm0, %ymm5, %ymm5
	movq	%rdx, %rcx
	imulq	%r8, %rcx
	shlq	$5, %rcx
	addq	%r15, %rcx
	vmovaps	%ymm5, (%rax,%rcx)
	vaddps	%ymm6, %ymm6, %ymm2
	vblendvps	%ymm13, %ymm0, %ymm2, %ymm2
	leaq	1(%rdx), %rcx
	imulq	%r8, %rcx
	shlq	$5, %rcx
	addq	%r15, %rcx
	vmovaps	%ymm2, (%rax,%rcx)
	vblendvps	%ymm13, %ymm0, %ymm1, %ymm1
	leaq	2(%rdx), %rcx
	imulq	%r8, %rcx
	shlq	$5, %rcx
	addq	%r15, %rcx
	vmovaps	%ymm1, (%rax,%rcx)
	vblendvps	%ymm13, %ymm0, %ymm4, %ymm1
	leaq	3(%rdx), %rcx
	imulq	%r8, %rcx
	shlq	$5, %rcx
	addq	%r15, %rcx
	vmovaps	%ymm1, (%rax,%rcx)
	vblendvps	%ymm13, %ymm0, %ymm3, %ymm0
	addq	$4, %rdx
	imulq	%r8, %rdx
	shlq	$5, %rdx
	addq	%r15, %rdx
	vmovaps	%ymm0, (%rax,%rdx)
	jmp	.L1b8
.L1b92:
	addq	$2824, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
