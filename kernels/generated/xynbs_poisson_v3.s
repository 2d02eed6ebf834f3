# Made by `cargo xtask kernels`. Do not edit.
	.text
	.p2align	2, 0x0
.L13c0:
	.long	0x3f800000
.L13c1:
	.long	1048576
.L13c2:
	.long	2147483647
.L13c3:
	.long	0x3f40094e
.L13c4:
	.long	0x3e1d5a5a
.L13c5:
	.long	0x3bd74912
.L13c6:
	.long	0x3f156f3d
.L13c7:
	.long	0x3d26f715
.L13c8:
	.long	8388607
.L13c9:
	.long	1400897536
.L13c10:
	.long	1258291200
.L13c11:
	.long	1392508928
.L13c12:
	.long	0x53000080
.L13c13:
	.long	0xc9800000
.L13c14:
	.long	0x3f000000
.L13c15:
	.long	0x0da24260
.L13c16:
	.long	0x1e3ce508
.L13c17:
	.long	0xbf800000
.L13c18:
	.long	0x41100000
.L13c19:
	.long	0x3e800000
.L13c20:
	.long	0x41490fdb
.L13c21:
	.long	0x40a00000
.L13c22:
	.long	0x40800000
.L13c23:
	.long	0x7f7fffff
.L13c24:
	.long	0x3fc00000
.L13c25:
	.long	0x7149f2ca
.L13c27:
	.long	2
.L13c28:
	.long	4
.L13c29:
	.long	8
.L13c30:
	.long	16
.L13c31:
	.long	0x3f3504f3
.L13c32:
	.long	0x3ecc422a
.L13c33:
	.long	0x3f106ebb
.L13c34:
	.long	0xbf000000
.L13c35:
	.long	0x80000000
.L13c36:
	.long	0xc2ae0000
.L13c37:
	.long	0x3fb8aa3b
.L13c38:
	.long	0xbf317200
.L13c39:
	.long	0xb5bfbe8e
.L13c40:
	.long	0x3c1e8629
.L13c41:
	.long	0x3aae0472
.L13c42:
	.long	0x3d635b73
.L13c43:
	.long	0x3e75fc8c
.L13c44:
	.long	0x3f317214
.L13c45:
	.long	0x42fe0000
.L13c46:
	.long	0x4f000000
.L13c47:
	.long	0x3e99999a
.L13c48:
	.long	0x3ef89ba5
.L13c49:
	.long	0xbe04a19d
.L13c50:
	.long	0xbf03248e
.L13c51:
	.long	0x3f0c3744
.L13c52:
	.long	0xbdc1d79d
.L13c53:
	.long	0x3e5c1572
.L13c54:
	.long	0x3e17e642
.L13c55:
	.long	0x3e2ecff8
.L13c56:
	.long	0x3e2d3f9f
.L13c57:
	.long	0xc0000000
.L13c58:
	.long	0x41400000
.L13c59:
	.long	3234528013
.L13c60:
	.long	4286578688
.L13c61:
	.long	0xbf00000d
.L13c62:
	.long	0x3eaaac4e
.L13c63:
	.long	0xbe7fd7d0
.L13c64:
	.long	0x3e4bdb47
.L13c65:
	.long	0xbe2ec8d2
.L13c66:
	.long	0x3e259a3a
.L13c67:
	.long	0xbddadb52
.L13c68:
	.long	0x33b17218
.L13c69:
	.long	0x3a83126f
.L13c70:
	.long	0x3727c5ac
.L13c71:
	.long	0x41800000
.L13c72:
	.long	0x358637bd
.L13c73:
	.long	0x350637bd
.L13c74:
	.long	0x34210fb0
.L13c75:
	.long	0x36a7c5ac
.L13c76:
	.long	0x40000000
.L13c77:
	.long	0x3f317218
.L13c78:
	.long	0x3feb3f8f
.L13c79:
	.long	0x38d1b717
.L13c80:
	.long	0x40400000
.L13c81:
	.long	0x3951b717
.L13c82:
	.long	0x41000000
.L13c83:
	.long	0x3cf5c28f
.L13c84:
	.long	0x41200000
.L13c85:
	.long	0x26901d7d
.L13c86:
	.long	0x3f800054
.L13c87:
	.long	0xbf4ccccd
	.p2align	5, 0x0
.L13c26:
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
	.globl	gaussmle_xynbs_poisson_v3
gaussmle_xynbs_poisson_v3:
	.globl	_gaussmle_xynbs_poisson_v3
_gaussmle_xynbs_poisson_v3:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$3640, %rsp
	movl	%esi, 92(%rsp)
	testl	%ecx, %ecx
	je	.L13b92
	testl	%edx, %edx
	je	.L13b92
	cmpl	$0, 92(%rsp)
	je	.L13b92
	movq	3712(%rsp), %rbx
	movl	92(%rsp), %eax
	movl	%eax, %r14d
	movl	%edx, %esi
	movq	%rsi, 944(%rsp)
	movq	(%rdi), %rsi
	movq	%rsi, 600(%rsp)
	movq	24(%rdi), %rsi
	movq	%rsi, (%rsp)
	movq	32(%rdi), %r15
	movq	40(%rdi), %rsi
	movq	%rsi, 1488(%rsp)
	movq	48(%rdi), %r13
	movq	56(%rdi), %rsi
	addl	%r8d, %r9d
	addl	3696(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 1448(%rsp)
	imull	%eax, %edx
	movl	%edx, 612(%rsp)
	leaq	32(%rsi), %rax
	movq	%rax, 952(%rsp)
	leaq	128(%r13), %rbp
	xorl	%eax, %eax
	vbroadcastss	.L13c0(%rip), %ymm15
	movq	%r9, 1456(%rsp)
	movl	%r9d, %ecx
	movq	%rsi, %r9
	vbroadcastss	.L13c59(%rip), %ymm0
	vmovups	%ymm0, 2960(%rsp)
	vbroadcastss	.L13c60(%rip), %ymm0
	vmovups	%ymm0, 2928(%rsp)
	vpbroadcastd	.L13c0(%rip), %ymm1
	vbroadcastss	.L13c35(%rip), %ymm0
	vmovups	%ymm0, 1408(%rsp)
	vpbroadcastd	.L13c2(%rip), %ymm11
	movq	%rsi, 264(%rsp)
	vmovdqu	%ymm1, 1376(%rsp)
	vmovdqu	%ymm11, 1088(%rsp)
	movq	%r14, 1480(%rsp)
	movq	%r15, 1472(%rsp)
	jmp	.L13b5
	.p2align	4
.L13b4:
	incq	%rax
	addl	612(%rsp), %ecx
	cmpq	1448(%rsp), %rax
	je	.L13b92
.L13b5:
	movq	%rax, %rdx
	imulq	944(%rsp), %rdx
	movq	%rdx, 1464(%rsp)
	movl	%ecx, %esi
	xorl	%edi, %edi
	movq	%rax, 1496(%rsp)
	movl	%ecx, 616(%rsp)
	jmp	.L13b7
	.p2align	4
.L13b6:
	incq	%rdi
	addl	92(%rsp), %esi
	cmpq	944(%rsp), %rdi
	je	.L13b4
.L13b7:
	movq	1464(%rsp), %rdx
	addq	%rdi, %rdx
	imulq	%r14, %rdx
	addq	1456(%rsp), %rdx
	movl	%esi, %r8d
	xorl	%r10d, %r10d
	movl	%esi, 620(%rsp)
	movq	%rdi, 1512(%rsp)
	movq	%rdx, 1504(%rsp)
	jmp	.L13b10
	.p2align	4
.L13b8:
	vmovups	192(%rsp), %ymm0
	vorps	528(%rsp), %ymm0, %ymm0
	vbroadcastss	.L13c80(%rip), %ymm1
	vblendvps	%ymm0, 2752(%rsp), %ymm1, %ymm0
	movq	1488(%rsp), %rax
	vmovups	2496(%rsp), %ymm1
	vmovaps	%ymm1, (%rax,%r10)
	vmovaps	%ymm0, (%rax,%r12)
	movq	1496(%rsp), %rax
	movl	616(%rsp), %ecx
	movl	620(%rsp), %esi
	movq	1512(%rsp), %rdi
	movq	1504(%rsp), %rdx
	movl	188(%rsp), %r8d
	movq	1528(%rsp), %r10
	movq	%rbx, %r14
	movq	3712(%rsp), %rbx
.L13b9:
	incq	%r10
	incl	%r8d
	cmpq	%r14, %r10
	je	.L13b6
.L13b10:
	leaq	(%rdx,%r10), %r12
	movl	8(%rbx), %r11d
	movq	%r11, 136(%rsp)
	cmpq	%r11, %r12
	jae	.L13b9
	movq	%r10, 1528(%rsp)
	movl	%r8d, 188(%rsp)
	vpxor	%xmm1, %xmm1, %xmm1
	movl	(%rbx), %r10d
	movl	16(%rbx), %eax
	movl	%eax, 432(%rsp)
	movl	20(%rbx), %ecx
	movq	%r10, %rdx
	imulq	%r10, %rdx
	leaq	1(%rdx), %rax
	shrq	%rax
	movl	%ecx, 12(%rsp)
	testb	$1, %cl
	cmoveq	%rdx, %rax
	testq	%r10, %r10
	movq	%r12, 1520(%rsp)
	je	.L13b38
	movq	%rdx, 528(%rsp)
	movq	%rax, %r11
	imulq	%r12, %r11
	movl	$2, %r15d
	subq	%r10, %r15
	imull	188(%rsp), %eax
	movl	%r10d, %ecx
	shll	$4, %ecx
	movl	%ecx, 368(%rsp)
	movq	%r10, %rcx
	shlq	$5, %rcx
	movq	%rcx, 336(%rsp)
	vpxor	%xmm7, %xmm7, %xmm7
	vxorps	%xmm13, %xmm13, %xmm13
	vpbroadcastd	.L13c1(%rip), %ymm6
	movl	$16, %ebx
	movq	952(%rsp), %rbp
	xorl	%r12d, %r12d
	vmovaps	%ymm15, %ymm14
	vmovaps	%ymm15, %ymm5
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 48(%rsp)
	vmovups	%ymm0, 224(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vmovups	%ymm0, 16(%rsp)
	xorl	%ecx, %ecx
	movl	12(%rsp), %r14d
	jmp	.L13b14
	.p2align	4
.L13b13:
	vaddps	%ymm3, %ymm8, %ymm3
	vaddps	%ymm4, %ymm0, %ymm0
	vmovups	%ymm0, 48(%rsp)
	incq	%rcx
	addl	%r10d, %eax
	addl	368(%rsp), %ebx
	addq	%r10, %r12
	addq	336(%rsp), %rbp
	cmpq	%r10, %rcx
	je	.L13b37
.L13b14:
	movq	%rcx, %rdi
	imulq	%r10, %rdi
	leal	(%r11,%rdi), %esi
	andl	$2147483647, %esi
	movq	%rdi, %rdx
	shrq	%rdx
	addq	%r11, %rdx
	testb	$1, %r14b
	cmoveq	%rsi, %rdx
	shlq	$5, %rdx
	movq	600(%rsp), %r8
	vmovdqa	(%r8,%rdx), %ymm0
	testb	$1, %r14b
	je	.L13b16
	movl	%edi, %edx
	shll	$4, %edx
	andl	$16, %edx
	vmovd	%edx, %xmm4
	vpsrld	%xmm4, %ymm0, %ymm0
	vpblendw	$170, %ymm1, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
.L13b16:
	movq	(%rsp), %rdx
	vbroadcastss	(%rdx), %ymm4
	vbroadcastss	4(%rdx), %ymm8
	vsubps	%ymm4, %ymm0, %ymm4
	vmulps	%ymm4, %ymm8, %ymm8
	movq	%rdi, %rdx
	shlq	$5, %rdx
	vmovaps	%ymm8, (%r9,%rdx)
	testb	$8, %r14b
	jne	.L13b20
	andl	$2147483647, %eax
	cmpq	$1, %r10
	je	.L13b21
.L13b18:
	vpand	%ymm0, %ymm11, %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm7
	vaddps	%ymm1, %ymm8, %ymm4
	je	.L13b19
.L13b22:
	movl	%ebx, 96(%rsp)
	movl	$1, %ebx
	cmpl	$2, %r10d
	jne	.L13b31
.L13b23:
	addq	%rbx, %rdi
	addq	%rbx, %rsi
	movq	%rdi, %rdx
	shrq	%rdx
	addq	%r11, %rdx
	testb	$1, %r14b
	cmoveq	%rsi, %rdx
	shlq	$5, %rdx
	movq	600(%rsp), %rsi
	vmovdqa	(%rsi,%rdx), %ymm0
	testb	$1, %r14b
	je	.L13b25
	movl	%edi, %edx
	shll	$4, %edx
	andl	$16, %edx
	vmovd	%edx, %xmm9
	vpsrld	%xmm9, %ymm0, %ymm0
	vpblendw	$170, %ymm1, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
.L13b25:
	movq	(%rsp), %rdx
	vbroadcastss	(%rdx), %ymm9
	vbroadcastss	4(%rdx), %ymm10
	vsubps	%ymm9, %ymm0, %ymm9
	vmulps	%ymm10, %ymm9, %ymm9
	movq	264(%rsp), %r9
	shlq	$5, %rdi
	vmovaps	%ymm9, (%r9,%rdi)
	testb	$8, %r14b
	je	.L13b27
	vbroadcastss	.L13c3(%rip), %ymm10
	vaddps	%ymm10, %ymm9, %ymm10
	vbroadcastss	.L13c4(%rip), %ymm11
	vfmadd213ps	%ymm11, %ymm9, %ymm10
	vbroadcastss	.L13c5(%rip), %ymm11
	vfmadd213ps	%ymm11, %ymm9, %ymm10
	vbroadcastss	.L13c6(%rip), %ymm11
	vaddps	%ymm11, %ymm9, %ymm11
	vcmpltps	%ymm9, %ymm1, %ymm12
	vblendvps	%ymm12, %ymm10, %ymm15, %ymm10
	vmovaps	%ymm5, %ymm2
	vmovaps	%ymm13, %ymm5
	vbroadcastss	.L13c7(%rip), %ymm13
	vfmadd213ps	%ymm13, %ymm9, %ymm11
	vmulps	%ymm10, %ymm14, %ymm10
	vblendvps	%ymm12, %ymm11, %ymm15, %ymm11
	vmulps	%ymm2, %ymm11, %ymm11
	vpsrld	$23, %ymm10, %ymm13
	vpsrld	$23, %ymm11, %ymm14
	vpsubd	%ymm14, %ymm6, %ymm6
	vmovups	1376(%rsp), %ymm2
	vpaddd	%ymm6, %ymm13, %ymm6
	vbroadcastss	.L13c8(%rip), %ymm13
	vandps	%ymm13, %ymm10, %ymm10
	vorps	%ymm2, %ymm10, %ymm14
	vandps	%ymm13, %ymm11, %ymm10
	vmovaps	%ymm5, %ymm13
	vmovups	1088(%rsp), %ymm11
	vorps	%ymm2, %ymm10, %ymm5
	vandps	%ymm15, %ymm12, %ymm10
	vaddps	%ymm10, %ymm13, %ymm13
.L13b27:
	incq	%rbx
	cmpq	%r10, %rbx
	jne	.L13b29
	vmovups	16(%rsp), %ymm2
	vaddps	%ymm2, %ymm9, %ymm2
	vmovups	%ymm2, 16(%rsp)
.L13b29:
	movl	96(%rsp), %ebx
	vandps	%ymm0, %ymm11, %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm7
	vaddps	%ymm4, %ymm9, %ymm4
	vmovups	48(%rsp), %ymm0
	testq	%rcx, %rcx
	jne	.L13b13
	jmp	.L13b30
	.p2align	4
.L13b20:
	vbroadcastss	.L13c3(%rip), %ymm4
	vaddps	%ymm4, %ymm8, %ymm4
	vbroadcastss	.L13c4(%rip), %ymm9
	vfmadd213ps	%ymm9, %ymm8, %ymm4
	vbroadcastss	.L13c5(%rip), %ymm9
	vfmadd213ps	%ymm9, %ymm8, %ymm4
	vbroadcastss	.L13c6(%rip), %ymm9
	vaddps	%ymm9, %ymm8, %ymm9
	vcmpltps	%ymm8, %ymm1, %ymm10
	vblendvps	%ymm10, %ymm4, %ymm15, %ymm4
	vbroadcastss	.L13c7(%rip), %ymm11
	vfmadd213ps	%ymm11, %ymm8, %ymm9
	vmulps	%ymm4, %ymm14, %ymm4
	vblendvps	%ymm10, %ymm9, %ymm15, %ymm9
	vmulps	%ymm5, %ymm9, %ymm9
	vpsrld	$23, %ymm4, %ymm11
	vpsrld	$23, %ymm9, %ymm12
	vpsubd	%ymm12, %ymm6, %ymm6
	vpaddd	%ymm6, %ymm11, %ymm6
	vbroadcastss	.L13c8(%rip), %ymm11
	vandps	%ymm4, %ymm11, %ymm4
	vmovups	1376(%rsp), %ymm2
	vorps	%ymm2, %ymm4, %ymm14
	vandps	%ymm11, %ymm9, %ymm4
	vmovdqu	1088(%rsp), %ymm11
	vorps	%ymm2, %ymm4, %ymm5
	vandps	%ymm15, %ymm10, %ymm4
	vaddps	%ymm4, %ymm13, %ymm13
	andl	$2147483647, %eax
	cmpq	$1, %r10
	jne	.L13b18
.L13b21:
	vmovups	16(%rsp), %ymm2
	vaddps	%ymm2, %ymm8, %ymm2
	vmovups	%ymm2, 16(%rsp)
	vpand	%ymm0, %ymm11, %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm7
	vaddps	%ymm1, %ymm8, %ymm4
	jne	.L13b22
	.p2align	4
.L13b19:
	vmovups	48(%rsp), %ymm0
	testq	%rcx, %rcx
	jne	.L13b13
.L13b30:
	vmovups	224(%rsp), %ymm2
	vaddps	%ymm4, %ymm2, %ymm2
	vmovups	%ymm2, 224(%rsp)
	jmp	.L13b13
	.p2align	4
.L13b31:
	movq	%rbp, %rdx
	movl	96(%rsp), %r9d
	jmp	.L13b33
	.p2align	4
.L13b32:
	vandps	%ymm0, %ymm11, %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm7
	vaddps	%ymm4, %ymm9, %ymm4
	leaq	(%r15,%rbx), %r8
	incq	%r8
	incq	%rbx
	addl	$16, %r9d
	addq	$32, %rdx
	cmpq	$1, %r8
	je	.L13b23
.L13b33:
	leaq	(%r12,%rbx), %r8
	leaq	(%rax,%rbx), %r14
	shrq	%r8
	addq	%r11, %r8
	testb	$1, 12(%rsp)
	cmoveq	%r14, %r8
	shlq	$5, %r8
	movq	600(%rsp), %r14
	vmovdqa	(%r14,%r8), %ymm0
	movl	12(%rsp), %r14d
	testb	$1, %r14b
	je	.L13b35
	movl	%r9d, %r8d
	andl	$16, %r8d
	vmovd	%r8d, %xmm9
	vpsrld	%xmm9, %ymm0, %ymm0
	vpblendw	$170, %ymm1, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
.L13b35:
	movq	(%rsp), %r8
	vbroadcastss	(%r8), %ymm9
	vbroadcastss	4(%r8), %ymm10
	vsubps	%ymm9, %ymm0, %ymm9
	vmulps	%ymm10, %ymm9, %ymm9
	vmovaps	%ymm9, (%rdx)
	testb	$8, %r14b
	je	.L13b32
	vbroadcastss	.L13c3(%rip), %ymm10
	vaddps	%ymm10, %ymm9, %ymm10
	vbroadcastss	.L13c4(%rip), %ymm11
	vfmadd213ps	%ymm11, %ymm9, %ymm10
	vbroadcastss	.L13c5(%rip), %ymm11
	vfmadd213ps	%ymm11, %ymm9, %ymm10
	vbroadcastss	.L13c6(%rip), %ymm11
	vaddps	%ymm11, %ymm9, %ymm11
	vcmpltps	%ymm9, %ymm1, %ymm12
	vblendvps	%ymm12, %ymm10, %ymm15, %ymm10
	vmovaps	%ymm13, %ymm2
	vbroadcastss	.L13c7(%rip), %ymm13
	vfmadd213ps	%ymm13, %ymm9, %ymm11
	vmulps	%ymm10, %ymm14, %ymm10
	vblendvps	%ymm12, %ymm11, %ymm15, %ymm11
	vmulps	%ymm5, %ymm11, %ymm11
	vpsrld	$23, %ymm10, %ymm13
	vpsrld	$23, %ymm11, %ymm14
	vpsubd	%ymm14, %ymm6, %ymm6
	vmovups	1376(%rsp), %ymm5
	vpaddd	%ymm6, %ymm13, %ymm6
	vbroadcastss	.L13c8(%rip), %ymm13
	vandps	%ymm13, %ymm10, %ymm10
	vorps	%ymm5, %ymm10, %ymm14
	vandps	%ymm13, %ymm11, %ymm10
	vmovdqu	1088(%rsp), %ymm11
	vorps	%ymm5, %ymm10, %ymm5
	vandps	%ymm15, %ymm12, %ymm10
	vaddps	%ymm2, %ymm10, %ymm13
	jmp	.L13b32
	.p2align	4
.L13b37:
	vpbroadcastd	.L13c9(%rip), %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm0
	vpcmpeqd	%ymm0, %ymm7, %ymm0
	vextracti128	$1, %ymm0, %xmm7
	vpackssdw	%xmm7, %xmm0, %xmm9
	vpbroadcastd	.L13c10(%rip), %ymm0
	vpblendw	$170, %ymm0, %ymm6, %ymm0
	vpsrld	$16, %ymm6, %ymm6
	vpbroadcastd	.L13c11(%rip), %ymm8
	vpblendw	$170, %ymm8, %ymm6, %ymm6
	vbroadcastss	.L13c12(%rip), %ymm8
	vsubps	%ymm8, %ymm6, %ymm6
	vaddps	%ymm6, %ymm0, %ymm0
	vbroadcastss	.L13c13(%rip), %ymm6
	vaddps	%ymm6, %ymm0, %ymm0
	movq	1480(%rsp), %r14
	movq	1472(%rsp), %r15
	leaq	128(%r13), %rbp
	movq	528(%rsp), %rdx
	vmovups	16(%rsp), %ymm2
	vmovups	224(%rsp), %ymm7
	jmp	.L13b39
.L13b38:
	vxorps	%xmm2, %xmm2, %xmm2
	vpxor	%xmm9, %xmm9, %xmm9
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 48(%rsp)
	vxorps	%xmm13, %xmm13, %xmm13
	vmovaps	%ymm15, %ymm5
	vmovaps	%ymm15, %ymm14
.L13b39:
	testq	%rdx, %rdx
	vmovups	%ymm13, 3216(%rsp)
	vmovups	%ymm5, 3152(%rsp)
	vmovups	%ymm0, 3120(%rsp)
	vmovdqa	%xmm9, 96(%rsp)
	js	.L13b41
	vcvtsi2ss	%rdx, %xmm15, %xmm8
	jmp	.L13b42
	.p2align	4
.L13b41:
	movq	%rdx, %rax
	shrq	%rax
	andl	$1, %edx
	orq	%rax, %rdx
	vcvtsi2ss	%rdx, %xmm15, %xmm0
	vaddss	%xmm0, %xmm0, %xmm8
.L13b42:
	movl	432(%rsp), %r11d
	vcvtsi2ss	%r10, %xmm15, %xmm0
	vbroadcastss	%xmm0, %ymm6
	vmaxps	%ymm15, %ymm6, %ymm0
	vdivps	%ymm0, %ymm15, %ymm0
	vmulps	%ymm7, %ymm0, %ymm5
	vmulps	%ymm4, %ymm0, %ymm4
	vmulps	%ymm3, %ymm0, %ymm3
	vminps	%ymm5, %ymm4, %ymm9
	vcmpunordps	%ymm5, %ymm5, %ymm10
	vblendvps	%ymm10, %ymm4, %ymm9, %ymm9
	vmulps	%ymm2, %ymm0, %ymm0
	vmaxps	%ymm5, %ymm4, %ymm2
	vblendvps	%ymm10, %ymm4, %ymm2, %ymm2
	vminps	%ymm3, %ymm0, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm5
	vblendvps	%ymm5, %ymm0, %ymm4, %ymm4
	vmaxps	%ymm3, %ymm0, %ymm3
	vblendvps	%ymm5, %ymm0, %ymm3, %ymm0
	vminps	%ymm9, %ymm4, %ymm3
	vcmpunordps	%ymm9, %ymm9, %ymm5
	vblendvps	%ymm5, %ymm4, %ymm3, %ymm3
	vmaxps	%ymm9, %ymm4, %ymm9
	vblendvps	%ymm5, %ymm4, %ymm9, %ymm4
	vminps	%ymm2, %ymm0, %ymm5
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm0, %ymm5, %ymm0
	vminps	%ymm4, %ymm0, %ymm2
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm0, %ymm2, %ymm0
	vaddps	%ymm0, %ymm3, %ymm0
	vbroadcastss	.L13c14(%rip), %ymm2
	vmulps	%ymm2, %ymm0, %ymm0
	vmovups	%ymm0, 16(%rsp)
	vbroadcastss	%xmm8, %ymm2
	vmovups	%ymm2, 2992(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm2, %xmm2, %xmm2
	testq	%r10, %r10
	vmovups	%ymm14, 3184(%rsp)
	je	.L13b51
	vmovups	16(%rsp), %ymm0
	vmaxps	%ymm5, %ymm0, %ymm2
	vsqrtps	%ymm2, %ymm2
	vaddps	%ymm2, %ymm0, %ymm5
	movl	%r10d, %eax
	andl	$-2, %eax
	movq	%r10, %rcx
	shlq	$5, %rcx
	vxorps	%xmm2, %xmm2, %xmm2
	movq	952(%rsp), %rdx
	xorl	%esi, %esi
	jmp	.L13b47
	.p2align	4
.L13b44:
	xorl	%edi, %edi
.L13b45:
	vmovaps	%ymm9, %ymm11
	vmovaps	%ymm8, %ymm9
	movq	%rsi, %r8
	imulq	%r10, %r8
	shlq	$5, %r8
	vcvtsi2ss	%rdi, %xmm15, %xmm12
	addq	%r9, %r8
	shlq	$5, %rdi
	vmovaps	(%r8,%rdi), %ymm8
	vsubps	%ymm5, %ymm8, %ymm8
	vmaxps	%ymm1, %ymm8, %ymm8
	vmulps	%ymm8, %ymm8, %ymm13
	vbroadcastss	%xmm12, %ymm8
	vaddps	%ymm13, %ymm10, %ymm10
	vfmadd213ps	%ymm9, %ymm13, %ymm8
	vmulss	%xmm12, %xmm12, %xmm9
	vbroadcastss	%xmm9, %ymm9
	vfmadd213ps	%ymm11, %ymm13, %ymm9
.L13b46:
	vcvtsi2ss	%rsi, %xmm15, %xmm11
	vbroadcastss	%xmm11, %ymm12
	vaddps	%ymm2, %ymm10, %ymm2
	vfmadd231ps	%ymm12, %ymm10, %ymm4
	vmulss	%xmm11, %xmm11, %xmm11
	vbroadcastss	%xmm11, %ymm11
	vfmadd231ps	%ymm11, %ymm10, %ymm3
	incq	%rsi
	addq	%rcx, %rdx
	cmpq	%r10, %rsi
	je	.L13b51
.L13b47:
	vxorps	%xmm10, %xmm10, %xmm10
	cmpq	$1, %r10
	je	.L13b44
	movq	%rdx, %r9
	xorl	%edi, %edi
	vxorps	%xmm1, %xmm1, %xmm1
	.p2align	4
.L13b49:
	vmovaps	-32(%r9), %ymm11
	vmovaps	(%r9), %ymm12
	vsubps	%ymm5, %ymm11, %ymm11
	vcvtsi2ss	%rdi, %xmm15, %xmm13
	vmaxps	%ymm1, %ymm11, %ymm11
	vmulps	%ymm11, %ymm11, %ymm11
	vbroadcastss	%xmm13, %ymm14
	vaddps	%ymm11, %ymm10, %ymm10
	vfmadd213ps	%ymm8, %ymm11, %ymm14
	vmulss	%xmm13, %xmm13, %xmm8
	vbroadcastss	%xmm8, %ymm13
	vfmadd213ps	%ymm9, %ymm11, %ymm13
	vsubps	%ymm5, %ymm12, %ymm8
	vmaxps	%ymm1, %ymm8, %ymm8
	vmulps	%ymm8, %ymm8, %ymm11
	leaq	1(%rdi), %r8
	vcvtsi2ss	%r8, %xmm15, %xmm9
	vbroadcastss	%xmm9, %ymm8
	vaddps	%ymm11, %ymm10, %ymm10
	vfmadd213ps	%ymm14, %ymm11, %ymm8
	vmulss	%xmm9, %xmm9, %xmm9
	vbroadcastss	%xmm9, %ymm9
	vfmadd213ps	%ymm13, %ymm11, %ymm9
	addq	$2, %rdi
	addq	$64, %r9
	cmpq	%rax, %rdi
	jne	.L13b49
	vxorps	%xmm1, %xmm1, %xmm1
	testb	$1, %r10b
	movq	264(%rsp), %r9
	jne	.L13b45
	jmp	.L13b46
	.p2align	4
.L13b51:
	vbroadcastss	.L13c15(%rip), %ymm5
	vmaxps	%ymm5, %ymm2, %ymm5
	vdivps	%ymm5, %ymm15, %ymm10
	vbroadcastss	.L13c16(%rip), %ymm5
	vcmpltps	%ymm2, %ymm5, %ymm11
	vbroadcastss	.L13c17(%rip), %ymm5
	vaddps	%ymm5, %ymm6, %ymm5
	vbroadcastss	.L13c14(%rip), %ymm12
	vmulps	%ymm5, %ymm12, %ymm6
	vmulps	%ymm10, %ymm8, %ymm5
	vblendvps	%ymm11, %ymm5, %ymm6, %ymm5
	vmulps	%ymm4, %ymm10, %ymm4
	vblendvps	%ymm11, %ymm4, %ymm6, %ymm4
	vbroadcastss	.L13c18(%rip), %ymm6
	vmovups	2992(%rsp), %ymm13
	vdivps	%ymm6, %ymm13, %ymm6
	vmulps	%ymm10, %ymm9, %ymm8
	vfnmadd231ps	%ymm5, %ymm5, %ymm8
	vaddps	%ymm8, %ymm8, %ymm8
	vminps	%ymm8, %ymm6, %ymm9
	vcmpunordps	%ymm8, %ymm8, %ymm8
	vblendvps	%ymm8, %ymm6, %ymm9, %ymm8
	vbroadcastss	.L13c19(%rip), %ymm11
	vmaxps	%ymm11, %ymm8, %ymm8
	vsqrtps	%ymm8, %ymm8
	vmulps	%ymm3, %ymm10, %ymm3
	vfnmadd231ps	%ymm4, %ymm4, %ymm3
	vaddps	%ymm3, %ymm3, %ymm3
	vminps	%ymm3, %ymm6, %ymm9
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm6, %ymm9, %ymm3
	vmaxps	%ymm11, %ymm3, %ymm3
	vsqrtps	%ymm3, %ymm3
	vbroadcastss	.L13c20(%rip), %ymm6
	vmulps	%ymm6, %ymm8, %ymm6
	vmulps	%ymm6, %ymm3, %ymm6
	vmulps	%ymm6, %ymm2, %ymm2
	vmovups	16(%rsp), %ymm0
	vmovups	48(%rsp), %ymm1
	vfnmadd231ps	%ymm13, %ymm0, %ymm1
	vsqrtps	%ymm2, %ymm2
	vmaxps	%ymm1, %ymm2, %ymm6
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm2, %ymm6, %ymm1
	vmaxps	%ymm15, %ymm1, %ymm1
	vmovups	%ymm1, 48(%rsp)
	vaddps	%ymm3, %ymm8, %ymm2
	vmulps	%ymm2, %ymm12, %ymm2
	movq	(%rsp), %rax
	vbroadcastss	20(%rax), %ymm3
	vxorps	%xmm1, %xmm1, %xmm1
	vcmpltps	%ymm3, %ymm1, %ymm6
	vblendvps	%ymm6, %ymm3, %ymm2, %ymm2
	vbroadcastss	52(%rax), %ymm14
	vbroadcastss	76(%rax), %ymm7
	vbroadcastss	56(%rax), %ymm11
	vbroadcastss	80(%rax), %ymm12
	vbroadcastss	64(%rax), %ymm9
	vbroadcastss	88(%rax), %ymm10
	vbroadcastss	68(%rax), %ymm6
	vbroadcastss	92(%rax), %ymm8
	vminps	%ymm5, %ymm7, %ymm3
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vmovups	%ymm7, 2624(%rsp)
	vblendvps	%ymm5, %ymm7, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm14, %ymm5
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vmovups	%ymm14, 2656(%rsp)
	vblendvps	%ymm3, %ymm14, %ymm5, %ymm7
	vminps	%ymm4, %ymm12, %ymm3
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vmovups	%ymm12, 2272(%rsp)
	vblendvps	%ymm4, %ymm12, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm11, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vmovups	%ymm11, 2304(%rsp)
	vblendvps	%ymm3, %ymm11, %ymm4, %ymm3
	vmovups	%ymm3, 784(%rsp)
	vminps	%ymm0, %ymm10, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vmovups	%ymm10, 2336(%rsp)
	vblendvps	%ymm0, %ymm10, %ymm3, %ymm0
	vmaxps	%ymm0, %ymm9, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vmovups	%ymm9, 2368(%rsp)
	vblendvps	%ymm0, %ymm9, %ymm3, %ymm12
	vminps	%ymm2, %ymm8, %ymm0
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm8, %ymm0, %ymm0
	vmaxps	%ymm0, %ymm6, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm6, %ymm2, %ymm5
	vbroadcastss	.L13c21(%rip), %ymm3
	vcmpltps	%ymm3, %ymm13, %ymm0
	vextractf128	$1, %ymm0, %xmm2
	vpackssdw	%xmm2, %xmm0, %xmm0
	vbroadcastss	60(%rax), %ymm2
	vpor	96(%rsp), %xmm0, %xmm0
	vbroadcastss	84(%rax), %ymm4
	vmovups	%ymm4, 2208(%rsp)
	vminps	48(%rsp), %ymm4, %ymm1
	vmovaps	%ymm5, %ymm4
	vmovups	%ymm2, 2240(%rsp)
	vmaxps	%ymm1, %ymm2, %ymm1
	vmovups	%ymm1, 192(%rsp)
	vpmovzxwd	%xmm0, %ymm0
	vpslld	$31, %ymm0, %ymm0
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%ymm1, 2176(%rsp)
	vblendvps	%ymm0, %ymm1, %ymm15, %ymm2
	vbroadcastss	.L13c22(%rip), %ymm1
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm0
	vmovups	%ymm0, 2752(%rsp)
	movl	%r11d, %eax
	vcvtsi2ss	%rax, %xmm15, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 3056(%rsp)
	vmovups	%ymm6, 2432(%rsp)
	vmovups	%ymm8, 2400(%rsp)
	vsubss	%xmm6, %xmm8, %xmm0
	vmovaps	%ymm2, %ymm6
	vmulss	.L13c19(%rip), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 3248(%rsp)
	leaq	(%r10,%r10,4), %r11
	shlq	$5, %r11
	addq	%rbp, %r11
	movq	%r10, %r12
	shlq	$5, %r12
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 2016(%rsp)
	vmovups	%ymm0, 2048(%rsp)
	vmovups	%ymm0, 2080(%rsp)
	vmovups	%ymm0, 2112(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vmovups	%ymm0, 1536(%rsp)
	vmovups	%ymm15, 2144(%rsp)
	vbroadcastss	.L13c25(%rip), %ymm0
	vmovups	%ymm0, 3024(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	%ymm2, 1344(%rsp)
	vmovups	%ymm0, 2464(%rsp)
	vmovups	%ymm1, 2592(%rsp)
	vbroadcastss	.L13c24(%rip), %ymm0
	vmovups	%ymm0, 2784(%rsp)
	vbroadcastss	.L13c23(%rip), %ymm0
	vmovups	%ymm0, 2688(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 2496(%rsp)
	jmp	.L13b53
	.p2align	4
.L13b52:
	vbroadcastss	.L13c0(%rip), %ymm11
	vmovups	3312(%rsp), %ymm4
	vminps	%ymm11, %ymm4, %ymm4
	vminps	%ymm4, %ymm8, %ymm4
	vminps	%ymm4, %ymm9, %ymm4
	vminps	%ymm4, %ymm13, %ymm4
	vmovups	336(%rsp), %ymm7
	vmulps	1888(%rsp), %ymm7, %ymm5
	vmulps	%ymm5, %ymm7, %ymm5
	vmovups	48(%rsp), %ymm8
	vsubps	%ymm8, %ymm11, %ymm6
	vfmadd231ps	%ymm5, %ymm8, %ymm6
	vminps	%ymm4, %ymm6, %ymm4
	vmovups	368(%rsp), %ymm12
	vmulps	1216(%rsp), %ymm12, %ymm5
	vmulps	%ymm5, %ymm12, %ymm5
	vmovups	16(%rsp), %ymm8
	vsubps	%ymm8, %ymm11, %ymm6
	vfmadd231ps	%ymm5, %ymm8, %ymm6
	vminps	%ymm4, %ymm6, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm6, %ymm5, %ymm4
	vmovups	224(%rsp), %ymm1
	vmulps	720(%rsp), %ymm1, %ymm5
	vmulps	%ymm5, %ymm1, %ymm5
	vmovups	432(%rsp), %ymm1
	vsubps	%ymm1, %ymm11, %ymm6
	vfmadd231ps	%ymm5, %ymm1, %ymm6
	vminps	%ymm4, %ymm6, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm6, %ymm5, %ymm4
	vmovups	96(%rsp), %ymm1
	vmulps	624(%rsp), %ymm1, %ymm5
	vmulps	%ymm5, %ymm1, %ymm5
	vmovups	400(%rsp), %ymm1
	vsubps	%ymm1, %ymm11, %ymm6
	vfmadd231ps	%ymm5, %ymm1, %ymm6
	vminps	%ymm4, %ymm6, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm6, %ymm5, %ymm4
	vmovups	816(%rsp), %ymm13
	vmulps	1920(%rsp), %ymm13, %ymm5
	vmulps	%ymm5, %ymm13, %ymm5
	vmovups	496(%rsp), %ymm1
	vsubps	%ymm1, %ymm11, %ymm6
	vfmadd231ps	%ymm5, %ymm1, %ymm6
	vminps	%ymm4, %ymm6, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm6, %ymm5, %ymm1
	vmovups	%ymm1, 656(%rsp)
	vmovups	2176(%rsp), %ymm4
	vfmadd132ps	304(%rsp), %ymm14, %ymm4
	vmovups	272(%rsp), %ymm1
	vfmadd231ps	2016(%rsp), %ymm1, %ymm4
	vmovups	560(%rsp), %ymm1
	vfmadd231ps	2048(%rsp), %ymm1, %ymm4
	vmovups	912(%rsp), %ymm1
	vfmadd231ps	2080(%rsp), %ymm1, %ymm4
	vmovups	1056(%rsp), %ymm1
	vfmadd231ps	2112(%rsp), %ymm1, %ymm4
	vmovups	1536(%rsp), %ymm9
	vsubps	%ymm4, %ymm9, %ymm4
	vbroadcastss	.L13c19(%rip), %ymm5
	vmulps	%ymm5, %ymm9, %ymm5
	vmaxps	%ymm4, %ymm5, %ymm6
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm5, %ymm6, %ymm4
	vmulps	%ymm0, %ymm2, %ymm0
	vmovups	2720(%rsp), %ymm1
	vfmadd213ps	%ymm15, %ymm0, %ymm1
	vmulps	1792(%rsp), %ymm1, %ymm6
	vmovups	%ymm6, 720(%rsp)
	vmovups	1632(%rsp), %ymm1
	vfmadd213ps	1600(%rsp), %ymm6, %ymm1
	vmovups	1568(%rsp), %ymm2
	vfmadd213ps	%ymm1, %ymm0, %ymm2
	vmulps	464(%rsp), %ymm2, %ymm8
	vmovups	%ymm8, 464(%rsp)
	vmovups	1696(%rsp), %ymm2
	vfmadd213ps	%ymm10, %ymm8, %ymm2
	vmovups	1152(%rsp), %ymm1
	vfmadd213ps	%ymm2, %ymm6, %ymm1
	vmovups	1120(%rsp), %ymm2
	vfmadd213ps	%ymm1, %ymm0, %ymm2
	vmulps	144(%rsp), %ymm2, %ymm1
	vmovups	1728(%rsp), %ymm5
	vfmadd213ps	1024(%rsp), %ymm1, %ymm5
	vmovups	1760(%rsp), %ymm2
	vfmadd213ps	%ymm5, %ymm8, %ymm2
	vmovups	1824(%rsp), %ymm5
	vfmadd213ps	%ymm2, %ymm6, %ymm5
	vbroadcastss	.L13c15(%rip), %ymm2
	vmaxps	%ymm2, %ymm4, %ymm2
	vdivps	%ymm2, %ymm11, %ymm2
	vmovups	688(%rsp), %ymm4
	vfmadd213ps	%ymm5, %ymm0, %ymm4
	vmulps	%ymm4, %ymm7, %ymm6
	vmovups	%ymm9, 1536(%rsp)
	vmulps	%ymm2, %ymm9, %ymm2
	vmulps	2144(%rsp), %ymm2, %ymm2
	vmovups	2784(%rsp), %ymm7
	vminps	%ymm2, %ymm7, %ymm5
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm7, %ymm5, %ymm2
	vbroadcastss	.L13c83(%rip), %ymm5
	vmaxps	%ymm5, %ymm2, %ymm2
	vcmpltps	1344(%rsp), %ymm14, %ymm7
	vmovups	%ymm7, 336(%rsp)
	vcmpnltps	%ymm9, %ymm14, %ymm5
	vorps	%ymm5, %ymm7, %ymm5
	vblendvps	%ymm5, %ymm11, %ymm2, %ymm4
	vmovups	1088(%rsp), %ymm15
	vandps	%ymm6, %ymm15, %ymm5
	vmovups	%ymm6, 1952(%rsp)
	vbroadcastss	.L13c85(%rip), %ymm8
	vaddps	%ymm5, %ymm8, %ymm5
	vdivps	%ymm5, %ymm11, %ymm10
	vmovups	1664(%rsp), %ymm2
	vmulps	%ymm2, %ymm10, %ymm5
	vmovups	%ymm4, 752(%rsp)
	vminps	%ymm4, %ymm5, %ymm7
	vcmpunordps	%ymm4, %ymm4, %ymm9
	vblendvps	%ymm9, %ymm5, %ymm7, %ymm7
	vmulps	%ymm1, %ymm12, %ymm5
	vandps	%ymm5, %ymm15, %ymm1
	vmovups	%ymm5, 144(%rsp)
	vaddps	%ymm1, %ymm8, %ymm1
	vmovaps	%ymm11, %ymm4
	vdivps	%ymm1, %ymm11, %ymm11
	vmulps	%ymm2, %ymm11, %ymm1
	vminps	%ymm7, %ymm1, %ymm9
	vcmpunordps	%ymm7, %ymm7, %ymm7
	vblendvps	%ymm7, %ymm1, %ymm9, %ymm9
	vmulps	%ymm0, %ymm13, %ymm0
	vmovups	%ymm0, 368(%rsp)
	vandps	%ymm0, %ymm15, %ymm0
	vaddps	%ymm0, %ymm8, %ymm0
	vdivps	%ymm0, %ymm4, %ymm7
	vbroadcastss	.L13c14(%rip), %ymm0
	vmulps	%ymm0, %ymm7, %ymm0
	vmulps	%ymm0, %ymm2, %ymm0
	vmulps	3248(%rsp), %ymm7, %ymm12
	vminps	%ymm0, %ymm12, %ymm13
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm12, %ymm13, %ymm0
	vminps	%ymm9, %ymm0, %ymm12
	vcmpunordps	%ymm9, %ymm9, %ymm9
	vblendvps	%ymm9, %ymm0, %ymm12, %ymm0
	vmovups	%ymm0, 624(%rsp)
	vcmpltps	%ymm14, %ymm6, %ymm0
	vmovups	992(%rsp), %ymm1
	vsubps	2656(%rsp), %ymm1, %ymm12
	vmovups	2624(%rsp), %ymm2
	vsubps	%ymm1, %ymm2, %ymm13
	vblendvps	%ymm0, %ymm12, %ymm13, %ymm0
	vcmpltps	%ymm14, %ymm5, %ymm12
	vmovups	784(%rsp), %ymm1
	vsubps	2304(%rsp), %ymm1, %ymm13
	vmovups	2272(%rsp), %ymm2
	vsubps	%ymm1, %ymm2, %ymm14
	vblendvps	%ymm12, %ymm13, %ymm14, %ymm12
	vmulps	%ymm0, %ymm10, %ymm0
	vbroadcastss	.L13c86(%rip), %ymm13
	vmulps	%ymm0, %ymm13, %ymm0
	vxorps	%xmm14, %xmm14, %xmm14
	vcmpltps	48(%rsp), %ymm14, %ymm10
	vbroadcastss	.L13c25(%rip), %ymm2
	vminps	%ymm2, %ymm0, %ymm0
	vblendvps	%ymm10, %ymm0, %ymm2, %ymm0
	vmulps	%ymm11, %ymm12, %ymm10
	vmulps	%ymm13, %ymm10, %ymm10
	vcmpltps	16(%rsp), %ymm14, %ymm11
	vblendvps	%ymm11, %ymm10, %ymm2, %ymm10
	vminps	%ymm0, %ymm10, %ymm11
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm10, %ymm11, %ymm10
	vmovups	224(%rsp), %ymm5
	vmulps	464(%rsp), %ymm5, %ymm0
	vmovups	%ymm0, 464(%rsp)
	vcmpltps	%ymm14, %ymm0, %ymm8
	vmovups	192(%rsp), %ymm9
	vsubps	2240(%rsp), %ymm9, %ymm11
	vmovups	2208(%rsp), %ymm6
	vsubps	%ymm9, %ymm6, %ymm12
	vblendvps	%ymm8, %ymm11, %ymm12, %ymm8
	vandps	%ymm0, %ymm15, %ymm11
	vbroadcastss	.L13c85(%rip), %ymm0
	vaddps	%ymm0, %ymm11, %ymm11
	vmovaps	%ymm4, %ymm1
	vdivps	%ymm11, %ymm4, %ymm11
	vmulps	%ymm11, %ymm8, %ymm8
	vmulps	%ymm13, %ymm8, %ymm8
	vcmpltps	432(%rsp), %ymm14, %ymm11
	vblendvps	%ymm11, %ymm8, %ymm2, %ymm8
	vminps	%ymm10, %ymm8, %ymm11
	vcmpunordps	%ymm10, %ymm10, %ymm10
	vblendvps	%ymm10, %ymm8, %ymm11, %ymm10
	vmovups	720(%rsp), %ymm4
	vmulps	96(%rsp), %ymm4, %ymm8
	vcmpltps	%ymm14, %ymm8, %ymm6
	vmovups	528(%rsp), %ymm12
	vsubps	2368(%rsp), %ymm12, %ymm11
	vmovups	2336(%rsp), %ymm2
	vsubps	%ymm12, %ymm2, %ymm12
	vblendvps	%ymm6, %ymm11, %ymm12, %ymm6
	vandps	%ymm15, %ymm8, %ymm11
	vaddps	%ymm0, %ymm11, %ymm11
	vdivps	%ymm11, %ymm1, %ymm11
	vmovaps	%ymm1, %ymm4
	vmulps	%ymm6, %ymm11, %ymm6
	vmulps	%ymm6, %ymm13, %ymm6
	vcmpltps	400(%rsp), %ymm14, %ymm11
	vbroadcastss	.L13c25(%rip), %ymm1
	vblendvps	%ymm11, %ymm6, %ymm1, %ymm6
	vminps	%ymm10, %ymm6, %ymm11
	vcmpunordps	%ymm10, %ymm10, %ymm10
	vblendvps	%ymm10, %ymm6, %ymm11, %ymm6
	vmovups	368(%rsp), %ymm15
	vcmpltps	%ymm14, %ymm15, %ymm10
	vmovups	960(%rsp), %ymm12
	vsubps	2432(%rsp), %ymm12, %ymm11
	vmovups	2400(%rsp), %ymm2
	vsubps	%ymm12, %ymm2, %ymm12
	vblendvps	%ymm10, %ymm11, %ymm12, %ymm10
	vmulps	%ymm7, %ymm10, %ymm7
	vmulps	%ymm7, %ymm13, %ymm7
	vcmpltps	496(%rsp), %ymm14, %ymm10
	vblendvps	%ymm10, %ymm7, %ymm1, %ymm7
	vminps	%ymm6, %ymm7, %ymm10
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm7, %ymm10, %ymm1
	vmovups	%ymm1, 400(%rsp)
	vsqrtps	%ymm3, %ymm3
	vmovaps	%ymm9, %ymm2
	vdivps	%ymm9, %ymm4, %ymm6
	vmulps	%ymm6, %ymm5, %ymm1
	vmovups	%ymm1, 16(%rsp)
	vmulps	%ymm3, %ymm1, %ymm6
	vbroadcastss	.L13c82(%rip), %ymm1
	vmulps	%ymm1, %ymm6, %ymm6
	vmovups	%ymm3, 432(%rsp)
	vminps	%ymm3, %ymm6, %ymm11
	vcmpunordps	%ymm3, %ymm3, %ymm12
	vblendvps	%ymm12, %ymm6, %ymm11, %ymm1
	vmovups	%ymm1, 48(%rsp)
	vmovups	784(%rsp), %ymm1
	vaddps	144(%rsp), %ymm1, %ymm11
	vmovups	2272(%rsp), %ymm9
	vminps	%ymm11, %ymm9, %ymm12
	vcmpunordps	%ymm11, %ymm11, %ymm13
	vblendvps	%ymm13, %ymm9, %ymm12, %ymm12
	vmovups	2304(%rsp), %ymm0
	vmaxps	%ymm12, %ymm0, %ymm13
	vcmpunordps	%ymm12, %ymm12, %ymm12
	vblendvps	%ymm12, %ymm0, %ymm13, %ymm12
	vcmpneqps	%ymm12, %ymm11, %ymm11
	vcmpeqps	%ymm1, %ymm12, %ymm12
	vandps	%ymm11, %ymm12, %ymm12
	vmovups	992(%rsp), %ymm6
	vmovups	1952(%rsp), %ymm4
	vaddps	%ymm4, %ymm6, %ymm11
	vmovups	2624(%rsp), %ymm10
	vminps	%ymm11, %ymm10, %ymm13
	vcmpunordps	%ymm11, %ymm11, %ymm14
	vblendvps	%ymm14, %ymm10, %ymm13, %ymm13
	vmovups	2656(%rsp), %ymm7
	vmaxps	%ymm13, %ymm7, %ymm14
	vcmpunordps	%ymm13, %ymm13, %ymm13
	vblendvps	%ymm13, %ymm7, %ymm14, %ymm13
	vcmpneqps	%ymm13, %ymm11, %ymm11
	vcmpeqps	%ymm6, %ymm13, %ymm13
	vandps	%ymm11, %ymm13, %ymm11
	vaddps	464(%rsp), %ymm2, %ymm0
	vmovups	2208(%rsp), %ymm9
	vminps	%ymm0, %ymm9, %ymm13
	vcmpunordps	%ymm0, %ymm0, %ymm14
	vblendvps	%ymm14, %ymm9, %ymm13, %ymm13
	vmovups	2240(%rsp), %ymm1
	vmaxps	%ymm13, %ymm1, %ymm14
	vcmpunordps	%ymm13, %ymm13, %ymm13
	vblendvps	%ymm13, %ymm1, %ymm14, %ymm13
	vcmpneqps	%ymm0, %ymm13, %ymm0
	vcmpeqps	%ymm2, %ymm13, %ymm13
	vandps	%ymm0, %ymm13, %ymm0
	vmovups	528(%rsp), %ymm2
	vaddps	%ymm2, %ymm8, %ymm8
	vmovups	2336(%rsp), %ymm1
	vminps	%ymm8, %ymm1, %ymm13
	vcmpunordps	%ymm8, %ymm8, %ymm14
	vblendvps	%ymm14, %ymm1, %ymm13, %ymm13
	vmovups	2368(%rsp), %ymm1
	vmaxps	%ymm13, %ymm1, %ymm14
	vcmpunordps	%ymm13, %ymm13, %ymm13
	vblendvps	%ymm13, %ymm1, %ymm14, %ymm13
	vcmpneqps	%ymm13, %ymm8, %ymm8
	vcmpeqps	%ymm2, %ymm13, %ymm13
	vandps	%ymm8, %ymm13, %ymm8
	vmovups	960(%rsp), %ymm2
	vaddps	%ymm2, %ymm15, %ymm13
	vmovups	2400(%rsp), %ymm1
	vminps	%ymm13, %ymm1, %ymm14
	vcmpunordps	%ymm13, %ymm13, %ymm15
	vblendvps	%ymm15, %ymm1, %ymm14, %ymm14
	vmovups	2432(%rsp), %ymm1
	vmaxps	%ymm14, %ymm1, %ymm15
	vcmpunordps	%ymm14, %ymm14, %ymm14
	vblendvps	%ymm14, %ymm1, %ymm15, %ymm14
	vcmpneqps	%ymm14, %ymm13, %ymm13
	vcmpeqps	%ymm2, %ymm14, %ymm14
	vandps	%ymm13, %ymm14, %ymm13
	vpsrld	$31, %ymm8, %ymm8
	vpslld	$3, %ymm8, %ymm8
	vpsrld	$31, %ymm13, %ymm13
	vpslld	$4, %ymm13, %ymm13
	vpor	%ymm13, %ymm8, %ymm8
	vpsrld	$31, %ymm0, %ymm0
	vpslld	$2, %ymm0, %ymm0
	vpor	%ymm0, %ymm8, %ymm0
	vpsrld	$31, %ymm12, %ymm8
	vpaddd	%ymm8, %ymm8, %ymm8
	vpor	%ymm0, %ymm8, %ymm12
	vmovups	2688(%rsp), %ymm0
	vbroadcastss	.L13c25(%rip), %ymm1
	vcmpltps	%ymm1, %ymm0, %ymm0
	vmovups	624(%rsp), %ymm1
	vmovups	400(%rsp), %ymm2
	vcmpltps	%ymm1, %ymm2, %ymm8
	vandps	%ymm0, %ymm8, %ymm0
	vmovups	%ymm0, 96(%rsp)
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vmovaps	%ymm4, %ymm1
	vfmadd213ps	%ymm6, %ymm0, %ymm1
	vminps	%ymm1, %ymm10, %ymm9
	vcmpunordps	%ymm1, %ymm1, %ymm4
	vblendvps	%ymm4, %ymm10, %ymm9, %ymm4
	vmaxps	%ymm4, %ymm7, %ymm9
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm9, %ymm15
	vpsubd	%ymm11, %ymm12, %ymm4
	vmovdqu	%ymm4, 496(%rsp)
	vmovups	3088(%rsp), %ymm1
	vsubps	2896(%rsp), %ymm1, %ymm2
	vmovups	%ymm2, 624(%rsp)
	vbroadcastss	.L13c79(%rip), %ymm1
	vmovups	656(%rsp), %ymm3
	vcmpltps	%ymm1, %ymm3, %ymm14
	vxorps	%xmm3, %xmm3, %xmm3
	vpcmpeqd	%ymm3, %ymm4, %ymm9
	vpcmpeqd	%ymm1, %ymm1, %ymm1
	vpxor	%ymm1, %ymm9, %ymm9
	vcmpnltps	%ymm2, %ymm3, %ymm11
	vxorps	%xmm2, %xmm2, %xmm2
	vandps	336(%rsp), %ymm14, %ymm1
	vmovups	%ymm1, 656(%rsp)
	vorps	%ymm1, %ymm11, %ymm11
	vorps	%ymm9, %ymm11, %ymm9
	vmovups	784(%rsp), %ymm4
	vmovups	144(%rsp), %ymm3
	vfmadd213ps	%ymm4, %ymm0, %ymm3
	vmovups	2272(%rsp), %ymm1
	vminps	%ymm3, %ymm1, %ymm11
	vcmpunordps	%ymm3, %ymm3, %ymm5
	vblendvps	%ymm5, %ymm1, %ymm11, %ymm5
	vmovups	2304(%rsp), %ymm1
	vmaxps	%ymm5, %ymm1, %ymm11
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vblendvps	%ymm5, %ymm1, %ymm11, %ymm11
	vblendvps	%ymm9, %ymm6, %ymm15, %ymm1
	vmovups	%ymm1, 224(%rsp)
	vsubps	%ymm6, %ymm1, %ymm12
	vmovups	2176(%rsp), %ymm3
	vblendvps	%ymm9, %ymm3, %ymm12, %ymm3
	vfmadd132ps	304(%rsp), %ymm2, %ymm12
	vblendvps	%ymm9, %ymm4, %ymm11, %ymm1
	vmovups	%ymm1, 400(%rsp)
	vsubps	%ymm4, %ymm1, %ymm15
	vfmadd231ps	272(%rsp), %ymm15, %ymm12
	vmovups	752(%rsp), %ymm10
	vbroadcastss	.L13c0(%rip), %ymm7
	vdivps	%ymm10, %ymm7, %ymm1
	vmovups	2016(%rsp), %ymm4
	vblendvps	%ymm9, %ymm4, %ymm15, %ymm4
	vmovups	%ymm3, 2176(%rsp)
	vmulps	%ymm3, %ymm1, %ymm15
	vmovups	848(%rsp), %ymm3
	vfnmadd213ps	560(%rsp), %ymm15, %ymm3
	vmovups	1984(%rsp), %ymm2
	vfnmadd213ps	912(%rsp), %ymm15, %ymm2
	vmovups	%ymm4, 2016(%rsp)
	vmulps	%ymm4, %ymm1, %ymm15
	vmovups	880(%rsp), %ymm4
	vfnmadd213ps	%ymm3, %ymm15, %ymm4
	vmovups	1280(%rsp), %ymm3
	vfnmadd213ps	%ymm2, %ymm15, %ymm3
	vmovups	2144(%rsp), %ymm2
	vblendvps	%ymm9, %ymm2, %ymm0, %ymm2
	vmovups	%ymm2, 2144(%rsp)
	vcmpnleps	%ymm0, %ymm10, %ymm2
	vmovups	%ymm2, 144(%rsp)
	vmovups	960(%rsp), %ymm5
	vfmadd132ps	368(%rsp), %ymm5, %ymm0
	vmovups	2400(%rsp), %ymm6
	vminps	%ymm0, %ymm6, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm6, %ymm2, %ymm0
	vmovups	2432(%rsp), %ymm6
	vmaxps	%ymm0, %ymm6, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm6, %ymm2, %ymm0
	vblendvps	%ymm9, %ymm5, %ymm0, %ymm0
	vmovups	%ymm0, 1664(%rsp)
	vsubps	%ymm5, %ymm0, %ymm0
	vfmadd231ps	1056(%rsp), %ymm0, %ymm12
	vmovups	2112(%rsp), %ymm2
	vblendvps	%ymm9, %ymm2, %ymm0, %ymm2
	vmovups	%ymm2, 2112(%rsp)
	vmulps	%ymm2, %ymm1, %ymm0
	vmovups	1248(%rsp), %ymm2
	vfnmadd213ps	%ymm4, %ymm0, %ymm2
	vmovups	2560(%rsp), %ymm1
	vfnmadd213ps	%ymm3, %ymm0, %ymm1
	vmovups	3376(%rsp), %ymm5
	vmulps	%ymm2, %ymm5, %ymm3
	vmulps	1312(%rsp), %ymm5, %ymm4
	vmovups	3344(%rsp), %ymm6
	vmulps	%ymm4, %ymm6, %ymm2
	vmulps	%ymm3, %ymm2, %ymm0
	vfmsub231ps	%ymm1, %ymm6, %ymm0
	vfnmadd213ps	%ymm7, %ymm2, %ymm2
	vbroadcastss	.L13c72(%rip), %ymm1
	vmaxps	%ymm1, %ymm2, %ymm2
	vdivps	%ymm2, %ymm7, %ymm2
	vmulps	%ymm0, %ymm2, %ymm0
	vmulps	%ymm0, %ymm6, %ymm0
	vmulps	%ymm0, %ymm10, %ymm0
	vbroadcastss	.L13c87(%rip), %ymm8
	vmovups	528(%rsp), %ymm6
	vmulps	%ymm6, %ymm8, %ymm2
	vmaxps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vmulps	%ymm3, %ymm5, %ymm1
	vmulps	%ymm5, %ymm4, %ymm2
	vaddps	%ymm0, %ymm6, %ymm0
	vmovups	2336(%rsp), %ymm4
	vminps	%ymm0, %ymm4, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm3, %ymm0
	vmovups	2368(%rsp), %ymm4
	vmaxps	%ymm0, %ymm4, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm3, %ymm0
	vblendvps	%ymm9, %ymm6, %ymm0, %ymm0
	vmovups	%ymm0, 368(%rsp)
	vmulps	%ymm1, %ymm10, %ymm3
	vsubps	%ymm6, %ymm0, %ymm5
	vfnmadd231ps	%ymm2, %ymm5, %ymm3
	vmovups	192(%rsp), %ymm11
	vmulps	%ymm8, %ymm11, %ymm2
	vmaxps	%ymm3, %ymm2, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm2, %ymm4, %ymm15
	vbroadcastss	.L13c84(%rip), %ymm0
	vmovups	432(%rsp), %ymm7
	vmulps	%ymm0, %ymm7, %ymm3
	vmulps	%ymm3, %ymm7, %ymm3
	vmulps	16(%rsp), %ymm3, %ymm3
	vmovups	1344(%rsp), %ymm6
	vpxor	%xmm13, %xmm13, %xmm13
	vcmpnltps	%ymm6, %ymm13, %ymm4
	vorps	%ymm4, %ymm14, %ymm4
	vbroadcastss	.L13c25(%rip), %ymm10
	vblendvps	%ymm4, %ymm10, %ymm3, %ymm3
	movq	(%rsp), %rax
	vbroadcastss	16(%rax), %ymm0
	vcmpleps	%ymm0, %ymm3, %ymm3
	vmulss	%xmm0, %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	1856(%rsp), %ymm1
	vcmpleps	%ymm0, %ymm1, %ymm2
	vmovups	3024(%rsp), %ymm1
	vcmpltps	%ymm7, %ymm1, %ymm8
	vorps	%ymm8, %ymm14, %ymm8
	vandps	336(%rsp), %ymm8, %ymm8
	vmovups	2592(%rsp), %ymm0
	vbroadcastss	.L13c19(%rip), %ymm14
	vmulps	%ymm0, %ymm14, %ymm14
	vblendvps	%ymm8, %ymm14, %ymm0, %ymm8
	vblendvps	%ymm9, %ymm1, %ymm7, %ymm1
	vmovups	%ymm1, 3024(%rsp)
	vandps	%ymm2, %ymm3, %ymm14
	vmovups	1184(%rsp), %ymm1
	vblendvps	%ymm4, %ymm10, %ymm1, %ymm3
	vmovups	624(%rsp), %ymm7
	vcmpltps	%ymm7, %ymm13, %ymm4
	vmovups	2464(%rsp), %ymm2
	vblendvps	%ymm4, %ymm3, %ymm2, %ymm2
	vmovups	%ymm2, 2464(%rsp)
	vblendvps	%ymm4, %ymm8, %ymm0, %ymm0
	vmovups	%ymm0, 2592(%rsp)
	vmovups	48(%rsp), %ymm0
	vcmpnleps	%ymm8, %ymm0, %ymm3
	vorps	144(%rsp), %ymm3, %ymm3
	vorps	656(%rsp), %ymm3, %ymm3
	vpslld	$31, %ymm3, %ymm3
	vpsrad	$31, %ymm3, %ymm3
	vpbroadcastd	.L13c0(%rip), %ymm0
	vpandn	%ymm0, %ymm3, %ymm3
	vblendvps	%ymm4, %ymm3, %ymm6, %ymm6
	vmovups	%ymm6, 1344(%rsp)
	vandps	496(%rsp), %ymm4, %ymm3
	vfmadd231ps	912(%rsp), %ymm5, %ymm12
	vmovups	2080(%rsp), %ymm0
	vblendvps	%ymm9, %ymm0, %ymm5, %ymm0
	vmovups	%ymm0, 2080(%rsp)
	vorps	3280(%rsp), %ymm3, %ymm1
	vaddps	%ymm15, %ymm11, %ymm2
	vmovups	2208(%rsp), %ymm4
	vminps	%ymm2, %ymm4, %ymm3
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm4, %ymm3, %ymm2
	vmovups	2240(%rsp), %ymm4
	vmaxps	%ymm2, %ymm4, %ymm3
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm4, %ymm3, %ymm2
	vblendvps	%ymm9, %ymm11, %ymm2, %ymm2
	vsubps	%ymm11, %ymm2, %ymm3
	vfmadd231ps	560(%rsp), %ymm3, %ymm12
	vmovups	2048(%rsp), %ymm0
	vblendvps	%ymm9, %ymm0, %ymm3, %ymm0
	vmovups	%ymm0, 2048(%rsp)
	vmovups	96(%rsp), %ymm0
	vandnps	%ymm12, %ymm0, %ymm3
	vmovups	1536(%rsp), %ymm0
	vblendvps	%ymm9, %ymm0, %ymm3, %ymm0
	vmovups	%ymm0, 1536(%rsp)
	vandps	%ymm1, %ymm9, %ymm3
	vmovups	1664(%rsp), %ymm4
	vandnps	%ymm7, %ymm14, %ymm0
	vaddps	2896(%rsp), %ymm0, %ymm0
	vmovups	2496(%rsp), %ymm1
	vcmpltps	3056(%rsp), %ymm1, %ymm1
	vandps	%ymm0, %ymm1, %ymm6
	vmovups	224(%rsp), %ymm7
	vmovups	400(%rsp), %ymm0
	vmovups	%ymm0, 784(%rsp)
	vmovups	%ymm2, 192(%rsp)
	vmovups	368(%rsp), %ymm12
.L13b53:
	vpshufb	.L13c26(%rip), %ymm3, %ymm0
	vpermq	$232, %ymm0, %ymm1
	vpcmpeqd	%xmm0, %xmm0, %xmm0
	vmovdqu	%ymm1, 3536(%rsp)
	vpxor	%xmm0, %xmm1, %xmm0
	vmovdqa	%xmm0, 2880(%rsp)
	vpbroadcastd	.L13c27(%rip), %ymm0
	vpand	%ymm0, %ymm3, %ymm0
	vmovdqu	%ymm0, 3504(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vpcmpeqd	%ymm2, %ymm0, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2864(%rsp)
	vpbroadcastd	.L13c28(%rip), %ymm0
	vpand	%ymm0, %ymm3, %ymm0
	vmovdqu	%ymm0, 3472(%rsp)
	vpcmpeqd	%ymm2, %ymm0, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2848(%rsp)
	vpbroadcastd	.L13c29(%rip), %ymm0
	vpand	%ymm0, %ymm3, %ymm0
	vmovdqu	%ymm0, 3440(%rsp)
	vpcmpeqd	%ymm2, %ymm0, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2832(%rsp)
	vpbroadcastd	.L13c30(%rip), %ymm0
	vmovups	%ymm3, 3280(%rsp)
	vpand	%ymm0, %ymm3, %ymm0
	vmovdqu	%ymm0, 3408(%rsp)
	vpcmpeqd	%ymm2, %ymm0, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2816(%rsp)
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm5, %xmm5, %xmm5
	vmovaps	%ymm7, %ymm13
	.p2align	4
.L13b54:
	vmovups	%ymm6, 3088(%rsp)
	vaddss	%xmm5, %xmm6, %xmm0
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
	vbroadcastss	.L13c0(%rip), %ymm9
	vdivps	%ymm4, %ymm9, %ymm7
	testq	%r10, %r10
	vmovups	%ymm12, 528(%rsp)
	vmovups	%ymm4, 1664(%rsp)
	vmovups	%ymm13, 992(%rsp)
	vmovss	%xmm0, 1120(%rsp)
	je	.L13b66
	vbroadcastss	.L13c31(%rip), %ymm0
	vmulps	%ymm0, %ymm7, %ymm10
	vbroadcastss	.L13c34(%rip), %ymm11
	vsubps	%ymm13, %ymm11, %ymm0
	vmulps	%ymm0, %ymm10, %ymm0
	vxorps	1408(%rsp), %ymm0, %ymm4
	vmulps	%ymm4, %ymm0, %ymm2
	vbroadcastss	.L13c36(%rip), %ymm15
	vmaxps	%ymm15, %ymm2, %ymm3
	vbroadcastss	.L13c37(%rip), %ymm15
	vmulps	%ymm3, %ymm15, %ymm2
	vroundps	$8, %ymm2, %ymm5
	vbroadcastss	.L13c32(%rip), %ymm2
	vmulps	%ymm2, %ymm7, %ymm14
	vbroadcastss	.L13c38(%rip), %ymm2
	vfmadd231ps	%ymm2, %ymm5, %ymm3
	vbroadcastss	.L13c39(%rip), %ymm2
	vfmadd231ps	%ymm2, %ymm5, %ymm3
	vmulps	%ymm3, %ymm15, %ymm3
	vbroadcastss	.L13c41(%rip), %ymm6
	vbroadcastss	.L13c40(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm3, %ymm6
	vbroadcastss	.L13c42(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm3, %ymm6
	vbroadcastss	.L13c43(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm3, %ymm6
	vbroadcastss	.L13c44(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm3, %ymm6
	vfmadd213ps	%ymm9, %ymm3, %ymm6
	vbroadcastss	.L13c45(%rip), %ymm2
	vaddps	%ymm2, %ymm5, %ymm3
	vcvttps2dq	%ymm3, %ymm5
	vmovaps	%ymm7, %ymm13
	vpsrad	$31, %ymm5, %ymm7
	vbroadcastss	.L13c46(%rip), %ymm1
	vsubps	%ymm1, %ymm3, %ymm3
	vcvttps2dq	%ymm3, %ymm3
	vpand	%ymm7, %ymm3, %ymm7
	vbroadcastss	.L13c33(%rip), %ymm3
	vmulps	%ymm3, %ymm13, %ymm15
	vpor	%ymm7, %ymm5, %ymm5
	vpslld	$23, %ymm5, %ymm5
	vmulps	%ymm5, %ymm6, %ymm5
	vandps	1088(%rsp), %ymm0, %ymm6
	vbroadcastss	.L13c47(%rip), %ymm2
	vfmadd213ps	%ymm9, %ymm2, %ymm6
	vdivps	%ymm6, %ymm9, %ymm7
	vbroadcastss	.L13c49(%rip), %ymm8
	vbroadcastss	.L13c48(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm7, %ymm8
	vbroadcastss	.L13c50(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm7, %ymm8
	vbroadcastss	.L13c51(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm7, %ymm8
	vbroadcastss	.L13c52(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm7, %ymm8
	vbroadcastss	.L13c53(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm7, %ymm8
	vbroadcastss	.L13c54(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm7, %ymm8
	vbroadcastss	.L13c55(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm7, %ymm8
	vbroadcastss	.L13c56(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm7, %ymm8
	vcmpltps	%ymm4, %ymm0, %ymm4
	vbroadcastss	.L13c14(%rip), %ymm6
	vblendvps	%ymm4, %ymm11, %ymm6, %ymm6
	vmulps	%ymm7, %ymm8, %ymm7
	vmovups	%ymm10, 48(%rsp)
	vmulps	%ymm15, %ymm10, %ymm1
	vmovups	%ymm1, 16(%rsp)
	vmulps	%ymm5, %ymm7, %ymm7
	vmulps	%ymm7, %ymm6, %ymm7
	movq	%rbp, %rax
	xorl	%ecx, %ecx
	vmovaps	%ymm9, %ymm2
	vmovups	%ymm13, 1024(%rsp)
	.p2align	4
.L13b56:
	vxorps	%xmm10, %xmm10, %xmm10
	vcvtsi2ss	%rcx, %xmm10, %xmm8
	vaddss	.L13c14(%rip), %xmm8, %xmm8
	vbroadcastss	%xmm8, %ymm8
	vsubps	992(%rsp), %ymm8, %ymm8
	vmulps	48(%rsp), %ymm8, %ymm8
	vxorps	1408(%rsp), %ymm8, %ymm9
	vmulps	%ymm9, %ymm8, %ymm10
	vbroadcastss	.L13c36(%rip), %ymm11
	vmaxps	%ymm11, %ymm10, %ymm10
	vbroadcastss	.L13c37(%rip), %ymm12
	vmulps	%ymm12, %ymm10, %ymm11
	vroundps	$8, %ymm11, %ymm11
	vbroadcastss	.L13c38(%rip), %ymm4
	vfmadd231ps	%ymm4, %ymm11, %ymm10
	vbroadcastss	.L13c39(%rip), %ymm4
	vfmadd231ps	%ymm4, %ymm11, %ymm10
	vmulps	%ymm12, %ymm10, %ymm13
	vbroadcastss	.L13c41(%rip), %ymm10
	vbroadcastss	.L13c45(%rip), %ymm4
	vaddps	%ymm4, %ymm11, %ymm11
	vcvttps2dq	%ymm11, %ymm12
	vbroadcastss	.L13c40(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm13, %ymm10
	vmovaps	%ymm14, %ymm4
	vpsrad	$31, %ymm12, %ymm14
	vmovaps	%ymm15, %ymm1
	vbroadcastss	.L13c46(%rip), %ymm15
	vsubps	%ymm15, %ymm11, %ymm11
	vcvttps2dq	%ymm11, %ymm11
	vbroadcastss	.L13c42(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm13, %ymm10
	vpand	%ymm14, %ymm11, %ymm14
	vandps	1088(%rsp), %ymm8, %ymm11
	vbroadcastss	.L13c47(%rip), %ymm15
	vfmadd213ps	%ymm2, %ymm15, %ymm11
	vbroadcastss	.L13c43(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm13, %ymm10
	vdivps	%ymm11, %ymm2, %ymm11
	vbroadcastss	.L13c44(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm13, %ymm10
	vmovaps	%ymm1, %ymm15
	vpor	%ymm14, %ymm12, %ymm12
	vpslld	$23, %ymm12, %ymm14
	vbroadcastss	.L13c49(%rip), %ymm12
	vbroadcastss	.L13c48(%rip), %ymm3
	vfmadd213ps	%ymm3, %ymm11, %ymm12
	vfmadd213ps	%ymm2, %ymm13, %ymm10
	vbroadcastss	.L13c50(%rip), %ymm3
	vfmadd213ps	%ymm3, %ymm11, %ymm12
	vbroadcastss	.L13c51(%rip), %ymm3
	vfmadd213ps	%ymm3, %ymm11, %ymm12
	vbroadcastss	.L13c52(%rip), %ymm3
	vfmadd213ps	%ymm3, %ymm11, %ymm12
	vmulps	%ymm14, %ymm10, %ymm10
	vbroadcastss	.L13c53(%rip), %ymm3
	vfmadd213ps	%ymm3, %ymm11, %ymm12
	vbroadcastss	.L13c54(%rip), %ymm3
	vfmadd213ps	%ymm3, %ymm11, %ymm12
	vbroadcastss	.L13c55(%rip), %ymm3
	vfmadd213ps	%ymm3, %ymm11, %ymm12
	vbroadcastss	.L13c56(%rip), %ymm3
	vfmadd213ps	%ymm3, %ymm11, %ymm12
	vmulps	%ymm10, %ymm8, %ymm13
	vbroadcastss	.L13c57(%rip), %ymm3
	vmulps	%ymm3, %ymm0, %ymm14
	vfmadd213ps	%ymm2, %ymm0, %ymm14
	vmulps	%ymm12, %ymm11, %ymm11
	vmulps	%ymm5, %ymm14, %ymm12
	vmulps	%ymm3, %ymm8, %ymm14
	vfmadd213ps	%ymm2, %ymm8, %ymm14
	vfmsub231ps	%ymm5, %ymm0, %ymm13
	vmulps	%ymm10, %ymm14, %ymm14
	vmulps	%ymm0, %ymm12, %ymm0
	vsubps	%ymm12, %ymm14, %ymm12
	vfmsub231ps	%ymm14, %ymm8, %ymm0
	vcmpltps	%ymm9, %ymm8, %ymm9
	vmulps	%ymm10, %ymm11, %ymm11
	vbroadcastss	.L13c34(%rip), %ymm14
	vbroadcastss	.L13c14(%rip), %ymm3
	vblendvps	%ymm9, %ymm14, %ymm3, %ymm9
	vmovaps	%ymm4, %ymm14
	vmulps	%ymm11, %ymm9, %ymm11
	vsubps	%ymm6, %ymm9, %ymm6
	vsubps	%ymm11, %ymm7, %ymm7
	vaddps	%ymm7, %ymm6, %ymm6
	vmovaps	%ymm6, -128(%rax)
	vsubps	%ymm10, %ymm5, %ymm5
	vmulps	%ymm5, %ymm4, %ymm5
	vmovaps	%ymm5, -96(%rax)
	vmulps	%ymm1, %ymm13, %ymm5
	vmovups	1024(%rsp), %ymm13
	vmulps	16(%rsp), %ymm12, %ymm6
	vmovaps	%ymm5, -64(%rax)
	vmovaps	%ymm6, -32(%rax)
	vfmsub213ps	%ymm5, %ymm1, %ymm0
	vmulps	%ymm0, %ymm13, %ymm0
	vmovaps	%ymm0, (%rax)
	incq	%rcx
	addq	$160, %rax
	vmovaps	%ymm8, %ymm0
	vmovaps	%ymm10, %ymm5
	vmovaps	%ymm11, %ymm7
	vmovaps	%ymm9, %ymm6
	cmpq	%rcx, %r10
	jne	.L13b56
	vmovups	784(%rsp), %ymm10
	vbroadcastss	.L13c34(%rip), %ymm11
	vsubps	%ymm10, %ymm11, %ymm0
	vmulps	48(%rsp), %ymm0, %ymm0
	vxorps	1408(%rsp), %ymm0, %ymm6
	vmulps	%ymm6, %ymm0, %ymm5
	vbroadcastss	.L13c36(%rip), %ymm7
	vmaxps	%ymm7, %ymm5, %ymm5
	vbroadcastss	.L13c37(%rip), %ymm9
	vmulps	%ymm5, %ymm9, %ymm7
	vroundps	$8, %ymm7, %ymm7
	vbroadcastss	.L13c38(%rip), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm5
	vbroadcastss	.L13c39(%rip), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm5
	vmulps	%ymm5, %ymm9, %ymm5
	vbroadcastss	.L13c41(%rip), %ymm8
	vbroadcastss	.L13c40(%rip), %ymm9
	vfmadd213ps	%ymm9, %ymm5, %ymm8
	vbroadcastss	.L13c42(%rip), %ymm9
	vfmadd213ps	%ymm9, %ymm5, %ymm8
	vbroadcastss	.L13c43(%rip), %ymm9
	vfmadd213ps	%ymm9, %ymm5, %ymm8
	vbroadcastss	.L13c44(%rip), %ymm9
	vfmadd213ps	%ymm9, %ymm5, %ymm8
	vfmadd213ps	%ymm2, %ymm5, %ymm8
	vbroadcastss	.L13c45(%rip), %ymm5
	vaddps	%ymm5, %ymm7, %ymm5
	vcvttps2dq	%ymm5, %ymm7
	vpsrad	$31, %ymm7, %ymm9
	vbroadcastss	.L13c46(%rip), %ymm12
	vsubps	%ymm12, %ymm5, %ymm5
	vcvttps2dq	%ymm5, %ymm5
	vpand	%ymm5, %ymm9, %ymm5
	vpor	%ymm5, %ymm7, %ymm5
	vpslld	$23, %ymm5, %ymm5
	vandps	1088(%rsp), %ymm0, %ymm7
	vbroadcastss	.L13c47(%rip), %ymm9
	vfmadd213ps	%ymm2, %ymm9, %ymm7
	vdivps	%ymm7, %ymm2, %ymm7
	vmulps	%ymm5, %ymm8, %ymm5
	vbroadcastss	.L13c49(%rip), %ymm8
	vbroadcastss	.L13c48(%rip), %ymm3
	vfmadd213ps	%ymm3, %ymm7, %ymm8
	vbroadcastss	.L13c50(%rip), %ymm3
	vfmadd213ps	%ymm3, %ymm7, %ymm8
	vbroadcastss	.L13c51(%rip), %ymm3
	vfmadd213ps	%ymm3, %ymm7, %ymm8
	vbroadcastss	.L13c52(%rip), %ymm3
	vfmadd213ps	%ymm3, %ymm7, %ymm8
	vbroadcastss	.L13c53(%rip), %ymm3
	vfmadd213ps	%ymm3, %ymm7, %ymm8
	vbroadcastss	.L13c54(%rip), %ymm3
	vfmadd213ps	%ymm3, %ymm7, %ymm8
	vbroadcastss	.L13c55(%rip), %ymm3
	vfmadd213ps	%ymm3, %ymm7, %ymm8
	vbroadcastss	.L13c56(%rip), %ymm3
	vfmadd213ps	%ymm3, %ymm7, %ymm8
	vcmpltps	%ymm6, %ymm0, %ymm6
	vbroadcastss	.L13c14(%rip), %ymm3
	vblendvps	%ymm6, %ymm11, %ymm3, %ymm6
	vmulps	%ymm7, %ymm8, %ymm7
	vmulps	%ymm5, %ymm7, %ymm7
	vmulps	%ymm7, %ymm6, %ymm7
	movq	%r11, %rax
	xorl	%ecx, %ecx
	.p2align	4
.L13b58:
	vcvtsi2ss	%rcx, %xmm4, %xmm8
	vaddss	.L13c14(%rip), %xmm8, %xmm8
	vbroadcastss	%xmm8, %ymm8
	vsubps	%ymm10, %ymm8, %ymm8
	vmulps	48(%rsp), %ymm8, %ymm8
	vxorps	1408(%rsp), %ymm8, %ymm9
	vmulps	%ymm9, %ymm8, %ymm10
	vbroadcastss	.L13c36(%rip), %ymm11
	vmaxps	%ymm11, %ymm10, %ymm10
	vbroadcastss	.L13c37(%rip), %ymm13
	vmulps	%ymm13, %ymm10, %ymm11
	vroundps	$8, %ymm11, %ymm11
	vbroadcastss	.L13c38(%rip), %ymm12
	vfmadd231ps	%ymm12, %ymm11, %ymm10
	vbroadcastss	.L13c39(%rip), %ymm12
	vfmadd231ps	%ymm12, %ymm11, %ymm10
	vmulps	%ymm13, %ymm10, %ymm13
	vbroadcastss	.L13c41(%rip), %ymm10
	vbroadcastss	.L13c45(%rip), %ymm12
	vaddps	%ymm12, %ymm11, %ymm11
	vcvttps2dq	%ymm11, %ymm12
	vbroadcastss	.L13c40(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm13, %ymm10
	vpsrad	$31, %ymm12, %ymm14
	vbroadcastss	.L13c46(%rip), %ymm15
	vsubps	%ymm15, %ymm11, %ymm11
	vcvttps2dq	%ymm11, %ymm11
	vbroadcastss	.L13c42(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm13, %ymm10
	vpand	%ymm14, %ymm11, %ymm14
	vandps	1088(%rsp), %ymm8, %ymm11
	vbroadcastss	.L13c47(%rip), %ymm15
	vfmadd213ps	%ymm2, %ymm15, %ymm11
	vbroadcastss	.L13c43(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm13, %ymm10
	vdivps	%ymm11, %ymm2, %ymm11
	vbroadcastss	.L13c44(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm13, %ymm10
	vpor	%ymm14, %ymm12, %ymm12
	vpslld	$23, %ymm12, %ymm14
	vbroadcastss	.L13c49(%rip), %ymm12
	vbroadcastss	.L13c48(%rip), %ymm3
	vfmadd213ps	%ymm3, %ymm11, %ymm12
	vfmadd213ps	%ymm2, %ymm13, %ymm10
	vbroadcastss	.L13c50(%rip), %ymm3
	vfmadd213ps	%ymm3, %ymm11, %ymm12
	vbroadcastss	.L13c51(%rip), %ymm3
	vfmadd213ps	%ymm3, %ymm11, %ymm12
	vbroadcastss	.L13c52(%rip), %ymm3
	vfmadd213ps	%ymm3, %ymm11, %ymm12
	vmulps	%ymm14, %ymm10, %ymm10
	vbroadcastss	.L13c53(%rip), %ymm3
	vfmadd213ps	%ymm3, %ymm11, %ymm12
	vbroadcastss	.L13c54(%rip), %ymm3
	vfmadd213ps	%ymm3, %ymm11, %ymm12
	vbroadcastss	.L13c55(%rip), %ymm3
	vfmadd213ps	%ymm3, %ymm11, %ymm12
	vbroadcastss	.L13c56(%rip), %ymm3
	vfmadd213ps	%ymm3, %ymm11, %ymm12
	vmulps	%ymm10, %ymm8, %ymm13
	vbroadcastss	.L13c57(%rip), %ymm3
	vmulps	%ymm3, %ymm0, %ymm14
	vfmadd213ps	%ymm2, %ymm0, %ymm14
	vmulps	%ymm12, %ymm11, %ymm11
	vmulps	%ymm5, %ymm14, %ymm12
	vmulps	%ymm3, %ymm8, %ymm14
	vfmadd213ps	%ymm2, %ymm8, %ymm14
	vfmsub231ps	%ymm5, %ymm0, %ymm13
	vmulps	%ymm10, %ymm14, %ymm14
	vmulps	%ymm0, %ymm12, %ymm0
	vsubps	%ymm12, %ymm14, %ymm12
	vfmsub231ps	%ymm14, %ymm8, %ymm0
	vcmpltps	%ymm9, %ymm8, %ymm9
	vmulps	%ymm10, %ymm11, %ymm11
	vbroadcastss	.L13c34(%rip), %ymm14
	vbroadcastss	.L13c14(%rip), %ymm3
	vblendvps	%ymm9, %ymm14, %ymm3, %ymm9
	vmulps	%ymm11, %ymm9, %ymm11
	vsubps	%ymm6, %ymm9, %ymm6
	vsubps	%ymm11, %ymm7, %ymm7
	vaddps	%ymm7, %ymm6, %ymm6
	vmovaps	%ymm6, -128(%rax)
	vsubps	%ymm10, %ymm5, %ymm5
	vmulps	%ymm5, %ymm4, %ymm5
	vmovaps	%ymm5, -96(%rax)
	vmulps	%ymm1, %ymm13, %ymm5
	vmovups	1024(%rsp), %ymm3
	vmulps	16(%rsp), %ymm12, %ymm6
	vmovaps	%ymm5, -64(%rax)
	vmovaps	%ymm6, -32(%rax)
	vfmsub213ps	%ymm5, %ymm1, %ymm0
	vmulps	%ymm0, %ymm3, %ymm0
	vmovaps	%ymm0, (%rax)
	incq	%rcx
	addq	$160, %rax
	vmovaps	%ymm8, %ymm0
	vmovaps	%ymm10, %ymm5
	vmovups	784(%rsp), %ymm10
	vmovaps	%ymm11, %ymm7
	vmovaps	%ymm9, %ymm6
	cmpq	%rcx, %r10
	jne	.L13b58
	vxorps	%xmm0, %xmm0, %xmm0
	vmovss	1120(%rsp), %xmm1
	vucomiss	%xmm0, %xmm1
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 304(%rsp)
	vmovups	1344(%rsp), %ymm0
	ja	.L13b61
	vxorps	%xmm0, %xmm0, %xmm0
.L13b61:
	vmovups	%ymm0, 400(%rsp)
	movq	%r9, %rax
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 272(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	%ymm0, 1056(%rsp)
	vmovups	%ymm0, 1216(%rsp)
	vmovups	%ymm0, 960(%rsp)
	vmovups	%ymm0, 1248(%rsp)
	vmovups	%ymm0, 848(%rsp)
	vmovups	%ymm0, 880(%rsp)
	vmovups	%ymm0, 720(%rsp)
	vmovups	%ymm0, 1984(%rsp)
	vmovups	%ymm0, 1280(%rsp)
	vmovups	%ymm0, 1312(%rsp)
	vmovups	%ymm0, 624(%rsp)
	vmovups	%ymm0, 656(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	xorl	%ecx, %ecx
	vmovups	%ymm0, 688(%rsp)
	vxorps	%xmm14, %xmm14, %xmm14
	vmovups	%ymm0, 816(%rsp)
	vmovups	%ymm0, 752(%rsp)
	vmovups	%ymm0, 1920(%rsp)
	vmovups	%ymm0, 464(%rsp)
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm13, %xmm13, %xmm13
	vmovups	192(%rsp), %ymm3
	.p2align	4
.L13b62:
	vmovups	%ymm13, 1760(%rsp)
	vmovups	%ymm12, 1792(%rsp)
	vmovups	%ymm11, 1824(%rsp)
	vmovups	%ymm10, 2528(%rsp)
	vmovups	%ymm9, 1184(%rsp)
	vmovups	%ymm7, 1856(%rsp)
	vmovups	%ymm6, 1888(%rsp)
	vmovups	%ymm4, 1952(%rsp)
	vmovups	%ymm2, 912(%rsp)
	vmovups	%ymm1, 560(%rsp)
	vmovups	%ymm14, 2560(%rsp)
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$5, %rdx
	vmovaps	(%r13,%rdx), %ymm1
	vmovaps	32(%r13,%rdx), %ymm0
	vmovups	%ymm0, 144(%rsp)
	vmovaps	64(%r13,%rdx), %ymm0
	vmovups	%ymm0, 496(%rsp)
	vmovaps	96(%r13,%rdx), %ymm0
	vmovups	%ymm0, 1728(%rsp)
	vmovaps	128(%r13,%rdx), %ymm0
	vmovups	%ymm0, 1152(%rsp)
	vmovups	%ymm1, 1696(%rsp)
	vmulps	%ymm1, %ymm3, %ymm0
	vmovups	%ymm0, 432(%rsp)
	vxorps	%xmm12, %xmm12, %xmm12
	movq	%rbp, %rdx
	xorl	%esi, %esi
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 48(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%ymm1, 336(%rsp)
	vxorps	%xmm10, %xmm10, %xmm10
	vmovups	%ymm1, 368(%rsp)
	vmovups	%ymm1, 16(%rsp)
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm14, %xmm14, %xmm14
	vmovups	%ymm1, 224(%rsp)
	vmovups	%ymm1, 96(%rsp)
	.p2align	4
.L13b63:
	vmovaps	(%rax,%rsi), %ymm4
	vmovaps	-128(%rdx), %ymm5
	vmovaps	-96(%rdx), %ymm1
	vmovaps	%ymm5, %ymm3
	vmovups	528(%rsp), %ymm8
	vfmadd132ps	432(%rsp), %ymm8, %ymm3
	vbroadcastss	.L13c0(%rip), %ymm8
	vdivps	%ymm3, %ymm8, %ymm8
	vsubps	%ymm3, %ymm4, %ymm3
	vmulps	%ymm3, %ymm8, %ymm3
	vmulps	400(%rsp), %ymm3, %ymm4
	vfmadd213ps	%ymm8, %ymm8, %ymm4
	vmovaps	-64(%rdx), %ymm8
	vmovaps	%ymm7, %ymm11
	vmovaps	%ymm14, %ymm7
	vmovaps	%ymm9, %ymm14
	vmovups	16(%rsp), %ymm9
	vaddps	%ymm3, %ymm9, %ymm9
	vmovups	%ymm9, 16(%rsp)
	vmovaps	%ymm14, %ymm9
	vmovaps	%ymm7, %ymm14
	vmovaps	%ymm11, %ymm7
	vfmadd231ps	%ymm5, %ymm3, %ymm9
	vfmadd231ps	%ymm1, %ymm3, %ymm7
	vfmadd231ps	%ymm8, %ymm3, %ymm14
	vmovups	224(%rsp), %ymm11
	vfmadd231ps	-32(%rdx), %ymm3, %ymm11
	vmovups	%ymm11, 224(%rsp)
	vmovups	96(%rsp), %ymm11
	vfmadd231ps	(%rdx), %ymm3, %ymm11
	vmovups	%ymm11, 96(%rsp)
	vmulps	%ymm4, %ymm5, %ymm3
	vaddps	%ymm3, %ymm12, %ymm12
	vfmadd231ps	%ymm3, %ymm5, %ymm0
	vmulps	%ymm4, %ymm1, %ymm3
	vaddps	%ymm3, %ymm2, %ymm2
	vfmadd231ps	%ymm5, %ymm3, %ymm13
	vfmadd231ps	%ymm3, %ymm1, %ymm6
	vmovups	48(%rsp), %ymm3
	vaddps	%ymm4, %ymm3, %ymm3
	vmovups	%ymm3, 48(%rsp)
	vmulps	%ymm4, %ymm8, %ymm3
	vmovups	336(%rsp), %ymm4
	vfmadd231ps	%ymm5, %ymm3, %ymm4
	vmovups	%ymm4, 336(%rsp)
	vfmadd231ps	%ymm1, %ymm3, %ymm10
	vmovups	368(%rsp), %ymm1
	vfmadd231ps	%ymm8, %ymm3, %ymm1
	vmovups	%ymm1, 368(%rsp)
	vaddps	%ymm3, %ymm15, %ymm15
	addq	$32, %rsi
	addq	$160, %rdx
	cmpq	%rsi, %r12
	jne	.L13b63
	vxorps	%xmm5, %xmm5, %xmm5
	vmovups	432(%rsp), %ymm11
	vfmadd213ps	%ymm5, %ymm11, %ymm6
	vmovups	1216(%rsp), %ymm1
	vfmadd231ps	%ymm6, %ymm11, %ymm1
	vmovups	%ymm1, 1216(%rsp)
	vmovups	192(%rsp), %ymm1
	vmulps	144(%rsp), %ymm1, %ymm6
	vmovaps	%ymm13, %ymm1
	vfmadd213ps	%ymm5, %ymm6, %ymm1
	vmovups	960(%rsp), %ymm4
	vfmadd231ps	%ymm1, %ymm11, %ymm4
	vmovups	%ymm4, 960(%rsp)
	vmovaps	%ymm0, %ymm3
	vmovaps	%ymm0, %ymm1
	vfmadd213ps	%ymm5, %ymm6, %ymm1
	vmovups	1248(%rsp), %ymm4
	vfmadd231ps	%ymm1, %ymm6, %ymm4
	vmovups	%ymm4, 1248(%rsp)
	vmovaps	%ymm13, %ymm1
	vmovups	1696(%rsp), %ymm8
	vfmadd213ps	%ymm5, %ymm8, %ymm1
	vmovups	848(%rsp), %ymm4
	vfmadd231ps	%ymm1, %ymm11, %ymm4
	vmovups	%ymm4, 848(%rsp)
	vmovaps	%ymm0, %ymm1
	vfmadd213ps	%ymm5, %ymm8, %ymm1
	vmovups	880(%rsp), %ymm4
	vfmadd231ps	%ymm1, %ymm6, %ymm4
	vmovups	%ymm4, 880(%rsp)
	vmovups	720(%rsp), %ymm4
	vfmadd231ps	%ymm1, %ymm8, %ymm4
	vmovups	%ymm4, 720(%rsp)
	vaddps	%ymm5, %ymm2, %ymm1
	vmovups	1984(%rsp), %ymm2
	vfmadd231ps	%ymm1, %ymm11, %ymm2
	vmovups	%ymm2, 1984(%rsp)
	vaddps	%ymm5, %ymm12, %ymm1
	vmovups	1280(%rsp), %ymm2
	vfmadd231ps	%ymm1, %ymm6, %ymm2
	vmovups	%ymm2, 1280(%rsp)
	vmovups	1312(%rsp), %ymm2
	vfmadd231ps	%ymm1, %ymm8, %ymm2
	vmovups	%ymm2, 1312(%rsp)
	vmovups	496(%rsp), %ymm0
	vmulps	192(%rsp), %ymm0, %ymm1
	vfmadd213ps	%ymm5, %ymm1, %ymm12
	vfmadd213ps	%ymm12, %ymm11, %ymm15
	vfmadd213ps	%ymm5, %ymm1, %ymm13
	vfmadd213ps	%ymm13, %ymm11, %ymm10
	vfmadd213ps	%ymm5, %ymm1, %ymm3
	vmovups	336(%rsp), %ymm0
	vfmadd231ps	%ymm0, %ymm11, %ymm3
	vfmadd213ps	%ymm5, %ymm1, %ymm0
	vmovups	368(%rsp), %ymm12
	vfmadd213ps	%ymm0, %ymm11, %ymm12
	vmovups	656(%rsp), %ymm2
	vfmadd231ps	%ymm10, %ymm11, %ymm2
	vmovups	%ymm2, 656(%rsp)
	vmovups	1056(%rsp), %ymm0
	vfmadd231ps	%ymm9, %ymm1, %ymm0
	vmovups	816(%rsp), %ymm2
	vfmadd231ps	%ymm3, %ymm1, %ymm2
	vfmadd231ps	%ymm12, %ymm11, %ymm2
	vmovups	%ymm2, 816(%rsp)
	vmovups	304(%rsp), %ymm1
	vfmadd231ps	%ymm7, %ymm11, %ymm1
	vmovups	%ymm1, 304(%rsp)
	vfmadd231ps	%ymm14, %ymm11, %ymm0
	vmovups	%ymm0, 1056(%rsp)
	vmovups	272(%rsp), %ymm0
	vfmadd231ps	%ymm9, %ymm6, %ymm0
	vmovups	%ymm0, 272(%rsp)
	vmovups	1952(%rsp), %ymm4
	vfmadd231ps	%ymm6, %ymm3, %ymm4
	vmovups	688(%rsp), %ymm0
	vfmadd231ps	%ymm3, %ymm8, %ymm0
	vmovups	192(%rsp), %ymm3
	vmovups	%ymm0, 688(%rsp)
	vmovups	1888(%rsp), %ymm6
	vfmadd231ps	224(%rsp), %ymm8, %ymm6
	vmovups	1792(%rsp), %ymm12
	vfmadd231ps	96(%rsp), %ymm8, %ymm12
	vmovups	560(%rsp), %ymm1
	vfmadd231ps	%ymm9, %ymm8, %ymm1
	vmovups	1920(%rsp), %ymm0
	vfmadd231ps	%ymm14, %ymm8, %ymm0
	vxorps	%xmm8, %xmm8, %xmm8
	vmovups	%ymm0, 1920(%rsp)
	vmovups	752(%rsp), %ymm0
	vmovups	144(%rsp), %ymm5
	vfmadd231ps	%ymm7, %ymm5, %ymm0
	vmovups	%ymm0, 752(%rsp)
	vmovaps	%ymm7, %ymm0
	vmovups	1856(%rsp), %ymm7
	vmovups	496(%rsp), %ymm10
	vfmadd231ps	%ymm0, %ymm10, %ymm7
	vmovaps	%ymm9, %ymm2
	vmovups	1184(%rsp), %ymm9
	vfmadd231ps	%ymm5, %ymm14, %ymm9
	vmovups	1824(%rsp), %ymm11
	vfmadd231ps	%ymm14, %ymm10, %ymm11
	vmovups	464(%rsp), %ymm0
	vfmadd231ps	%ymm2, %ymm10, %ymm0
	vmovups	%ymm0, 464(%rsp)
	vmovups	2528(%rsp), %ymm10
	vfmadd231ps	1728(%rsp), %ymm2, %ymm10
	vmovups	1760(%rsp), %ymm13
	vfmadd231ps	1152(%rsp), %ymm2, %ymm13
	vmovups	912(%rsp), %ymm2
	vaddps	16(%rsp), %ymm2, %ymm2
	vaddps	48(%rsp), %ymm8, %ymm0
	vmovups	624(%rsp), %ymm5
	vaddps	%ymm0, %ymm5, %ymm5
	vmovups	%ymm5, 624(%rsp)
	vmovups	2560(%rsp), %ymm14
	vaddps	%ymm15, %ymm14, %ymm14
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	.L13b62
	vmovups	%ymm2, 912(%rsp)
	vmovups	%ymm1, 560(%rsp)
	vaddps	%ymm12, %ymm13, %ymm0
	vaddps	%ymm0, %ymm11, %ymm0
	vaddps	%ymm0, %ymm11, %ymm0
	vmovups	%ymm0, 48(%rsp)
	vaddps	%ymm6, %ymm7, %ymm0
	vmovups	%ymm0, 16(%rsp)
	vaddps	%ymm9, %ymm10, %ymm0
	vmovups	%ymm0, 96(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vmovups	528(%rsp), %ymm12
	vmovups	880(%rsp), %ymm11
	vmovups	848(%rsp), %ymm10
	vmovaps	%ymm4, %ymm15
	vmovups	656(%rsp), %ymm9
	vmovups	752(%rsp), %ymm4
	vmovups	1024(%rsp), %ymm7
	vmovups	1920(%rsp), %ymm2
	vmovups	1216(%rsp), %ymm13
	jmp	.L13b69
	.p2align	4
.L13b66:
	vucomiss	%xmm5, %xmm0
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 464(%rsp)
	vmovups	1344(%rsp), %ymm0
	ja	.L13b68
	vxorps	%xmm0, %xmm0, %xmm0
.L13b68:
	vmovups	%ymm0, 400(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 816(%rsp)
	vxorps	%xmm14, %xmm14, %xmm14
	vmovups	%ymm0, 688(%rsp)
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm9, %xmm9, %xmm9
	vmovups	%ymm0, 624(%rsp)
	vmovups	%ymm0, 1312(%rsp)
	vmovups	%ymm0, 1280(%rsp)
	vmovups	%ymm0, 1984(%rsp)
	vmovups	%ymm0, 720(%rsp)
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm10, %xmm10, %xmm10
	vmovups	%ymm0, 1248(%rsp)
	vmovups	%ymm0, 960(%rsp)
	vxorps	%xmm13, %xmm13, %xmm13
	vmovups	%ymm0, 1056(%rsp)
	vmovups	%ymm0, 912(%rsp)
	vmovups	%ymm0, 560(%rsp)
	vmovups	%ymm0, 272(%rsp)
	vmovups	%ymm0, 304(%rsp)
	vmovups	%ymm0, 48(%rsp)
	vmovups	%ymm0, 16(%rsp)
	vmovups	%ymm0, 96(%rsp)
.L13b69:
	vmovups	192(%rsp), %ymm6
	vmovups	400(%rsp), %ymm1
	vmulps	%ymm6, %ymm1, %ymm3
	vmulps	%ymm2, %ymm3, %ymm0
	vfnmadd213ps	%ymm13, %ymm7, %ymm0
	vmovups	%ymm0, 1888(%rsp)
	vmovaps	%ymm2, %ymm13
	vmovups	464(%rsp), %ymm2
	vmulps	%ymm2, %ymm3, %ymm0
	vfnmadd213ps	1248(%rsp), %ymm7, %ymm0
	vmovups	%ymm0, 1216(%rsp)
	vfnmadd213ps	960(%rsp), %ymm3, %ymm4
	vmovups	%ymm4, 752(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmulps	%ymm0, %ymm2, %ymm4
	vxorps	%xmm7, %xmm7, %xmm7
	vmovups	%ymm7, 2896(%rsp)
	vfmadd231ps	%ymm13, %ymm0, %ymm4
	vaddps	48(%rsp), %ymm4, %ymm7
	vfnmadd231ps	16(%rsp), %ymm3, %ymm9
	vfnmadd231ps	96(%rsp), %ymm3, %ymm15
	vfnmadd213ps	816(%rsp), %ymm3, %ymm7
	vaddps	%ymm2, %ymm13, %ymm0
	vfnmadd213ps	688(%rsp), %ymm1, %ymm0
	vmovups	%ymm0, 1248(%rsp)
	vbroadcastss	.L13c17(%rip), %ymm0
	vdivps	%ymm6, %ymm0, %ymm0
	vmulps	%ymm0, %ymm1, %ymm0
	vmovups	304(%rsp), %ymm4
	vfmadd231ps	%ymm4, %ymm0, %ymm10
	vmovups	272(%rsp), %ymm6
	vfmadd231ps	%ymm0, %ymm6, %ymm11
	vmovss	1120(%rsp), %xmm0
	vucomiss	%xmm5, %xmm0
	vmovups	%ymm14, 2560(%rsp)
	vmovups	%ymm11, 880(%rsp)
	vmovups	%ymm10, 848(%rsp)
	vmovups	%ymm15, 1952(%rsp)
	vmovups	%ymm9, 656(%rsp)
	vmovups	%ymm7, 1920(%rsp)
	jbe	.L13b77
	vmovups	2496(%rsp), %ymm1
	vmovups	3088(%rsp), %ymm2
	vaddps	%ymm1, %ymm2, %ymm1
	vbroadcastss	.L13c58(%rip), %ymm0
	vmovups	%ymm1, 2496(%rsp)
	vcmpleps	%ymm1, %ymm0, %ymm0
	vandps	1376(%rsp), %ymm0, %ymm0
	vmulps	%ymm0, %ymm2, %ymm0
	vaddss	%xmm5, %xmm0, %xmm1
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
	vucomiss	%xmm5, %xmm1
	vmovups	992(%rsp), %ymm13
	jbe	.L13b78
	vmovups	%ymm0, 16(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	testq	%r10, %r10
	je	.L13b76
	movq	%r9, %rax
	xorl	%ecx, %ecx
	.p2align	4
.L13b73:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$5, %rdx
	vmovups	192(%rsp), %ymm0
	vmulps	(%r13,%rdx), %ymm0, %ymm0
	vmovups	%ymm0, 48(%rsp)
	movq	%r13, %rdx
	xorl	%esi, %esi
	vmovups	528(%rsp), %ymm2
	vmovdqu	1376(%rsp), %ymm0
	vbroadcastss	.L13c0(%rip), %ymm14
	vbroadcastss	.L13c17(%rip), %ymm13
	vbroadcastss	.L13c61(%rip), %ymm15
	vmovdqu	2960(%rsp), %ymm11
	vmovdqu	2928(%rsp), %ymm12
	.p2align	4
.L13b74:
	vmovaps	(%rdx), %ymm3
	vfmadd132ps	48(%rsp), %ymm2, %ymm3
	vdivps	%ymm3, %ymm14, %ymm5
	vmovaps	(%rax,%rsi), %ymm4
	vsubps	%ymm3, %ymm4, %ymm4
	vmulps	%ymm5, %ymm4, %ymm4
	vcmpltps	%ymm4, %ymm13, %ymm6
	vaddps	%ymm5, %ymm13, %ymm5
	vblendvps	%ymm6, %ymm4, %ymm5, %ymm5
	vaddps	%ymm5, %ymm14, %ymm6
	vpaddd	%ymm6, %ymm11, %ymm6
	vpand	%ymm6, %ymm12, %ymm6
	vpsubd	%ymm6, %ymm0, %ymm7
	vaddps	%ymm7, %ymm13, %ymm8
	vfmadd231ps	%ymm7, %ymm5, %ymm8
	vbroadcastss	.L13c64(%rip), %ymm5
	vmulps	%ymm8, %ymm8, %ymm7
	vbroadcastss	.L13c63(%rip), %ymm9
	vfmadd213ps	%ymm9, %ymm8, %ymm5
	vbroadcastss	.L13c66(%rip), %ymm9
	vbroadcastss	.L13c65(%rip), %ymm10
	vfmadd213ps	%ymm10, %ymm8, %ymm9
	vbroadcastss	.L13c67(%rip), %ymm10
	vfmadd231ps	%ymm10, %ymm7, %ymm9
	vfmadd213ps	%ymm5, %ymm7, %ymm9
	vbroadcastss	.L13c62(%rip), %ymm5
	vfmadd213ps	%ymm15, %ymm8, %ymm5
	vfmadd213ps	%ymm5, %ymm7, %ymm9
	vfmadd213ps	%ymm8, %ymm7, %ymm9
	vcvtdq2ps	%ymm6, %ymm5
	vbroadcastss	.L13c68(%rip), %ymm6
	vfmadd231ps	%ymm5, %ymm6, %ymm9
	vaddps	%ymm4, %ymm14, %ymm5
	vmaxps	%ymm13, %ymm4, %ymm4
	vfmsub231ps	%ymm5, %ymm9, %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm1
	addq	$32, %rsi
	addq	$160, %rdx
	cmpq	%rsi, %r12
	jne	.L13b74
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	.L13b73
.L13b76:
	vbroadcastss	.L13c70(%rip), %ymm2
	vbroadcastss	.L13c69(%rip), %ymm3
	vmovups	2688(%rsp), %ymm4
	vfmadd213ps	%ymm3, %ymm4, %ymm2
	vxorps	%xmm8, %xmm8, %xmm8
	vcmpltps	16(%rsp), %ymm8, %ymm0
	vaddps	%ymm2, %ymm4, %ymm2
	vcmpltps	%ymm1, %ymm2, %ymm2
	vandps	%ymm2, %ymm0, %ymm2
	vandnps	%ymm0, %ymm2, %ymm3
	vblendvps	%ymm3, %ymm1, %ymm4, %ymm4
	vmovups	%ymm4, 2688(%rsp)
	vbroadcastss	.L13c22(%rip), %ymm1
	vmovups	2592(%rsp), %ymm3
	vmaxps	%ymm1, %ymm3, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm3
	vmovups	%ymm3, 2592(%rsp)
	vbroadcastss	.L13c71(%rip), %ymm1
	vmovups	2784(%rsp), %ymm3
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm3
	vmovups	%ymm3, 2784(%rsp)
	vbroadcastss	.L13c19(%rip), %ymm0
	vbroadcastss	.L13c0(%rip), %ymm7
	vblendvps	%ymm2, %ymm0, %ymm7, %ymm1
	vmovups	2176(%rsp), %ymm3
	vmulps	%ymm1, %ymm3, %ymm0
	vsubps	%ymm0, %ymm3, %ymm3
	vmovups	992(%rsp), %ymm13
	vsubps	%ymm3, %ymm13, %ymm13
	vmovups	2016(%rsp), %ymm4
	vmulps	%ymm1, %ymm4, %ymm3
	vsubps	%ymm3, %ymm4, %ymm4
	vmovups	784(%rsp), %ymm15
	vsubps	%ymm4, %ymm15, %ymm15
	vmovups	2048(%rsp), %ymm5
	vmulps	%ymm1, %ymm5, %ymm4
	vsubps	%ymm4, %ymm5, %ymm5
	vmovups	192(%rsp), %ymm6
	vsubps	%ymm5, %ymm6, %ymm6
	vmovups	%ymm6, 192(%rsp)
	vmovups	2080(%rsp), %ymm6
	vmulps	%ymm1, %ymm6, %ymm5
	vsubps	%ymm5, %ymm6, %ymm6
	vmovups	528(%rsp), %ymm12
	vsubps	%ymm6, %ymm12, %ymm12
	vmovups	1536(%rsp), %ymm6
	vmulps	%ymm1, %ymm6, %ymm6
	vmovups	%ymm6, 1536(%rsp)
	vmovups	2144(%rsp), %ymm6
	vmulps	%ymm1, %ymm6, %ymm6
	vmovups	%ymm6, 2144(%rsp)
	vmovups	2112(%rsp), %ymm6
	vmulps	%ymm1, %ymm6, %ymm1
	vsubps	%ymm1, %ymm6, %ymm6
	vmovups	1664(%rsp), %ymm9
	vsubps	%ymm6, %ymm9, %ymm10
	vmovups	1344(%rsp), %ymm6
	vandnps	%ymm6, %ymm2, %ymm6
	vmovups	%ymm6, 1344(%rsp)
	vbroadcastss	.L13c25(%rip), %ymm6
	vmovups	2464(%rsp), %ymm9
	vblendvps	%ymm2, %ymm6, %ymm9, %ymm9
	vmovups	%ymm9, 2464(%rsp)
	vandps	%ymm7, %ymm2, %ymm2
	vmovups	%ymm2, 2896(%rsp)
	vmovups	%ymm1, 2112(%rsp)
	vmovups	%ymm5, 2080(%rsp)
	vmovups	%ymm4, 2048(%rsp)
	vmovups	%ymm3, 2016(%rsp)
	vmovups	%ymm0, 2176(%rsp)
	vmovups	2560(%rsp), %ymm14
	vmovups	304(%rsp), %ymm4
	vmovups	272(%rsp), %ymm6
	vmovups	624(%rsp), %ymm1
	vmovups	720(%rsp), %ymm2
	vmovups	1216(%rsp), %ymm3
	vmovups	1888(%rsp), %ymm0
	jmp	.L13b80
	.p2align	4
.L13b77:
	vmovups	1664(%rsp), %ymm10
	vmovups	624(%rsp), %ymm1
	vmovups	720(%rsp), %ymm2
	vmovups	1216(%rsp), %ymm3
	vmovups	1888(%rsp), %ymm0
	vmovups	992(%rsp), %ymm13
	jmp	.L13b79
	.p2align	4
.L13b78:
	vmovups	1664(%rsp), %ymm10
	vmovups	624(%rsp), %ymm1
	vmovups	720(%rsp), %ymm2
	vmovups	1216(%rsp), %ymm3
	vmovups	1888(%rsp), %ymm0
.L13b79:
	vmovups	784(%rsp), %ymm15
.L13b80:
	vmovups	%ymm6, 272(%rsp)
	vmovups	%ymm2, 720(%rsp)
	vmovups	%ymm1, 624(%rsp)
	vmovups	%ymm10, 960(%rsp)
	vmovups	%ymm12, 528(%rsp)
	vbroadcastss	.L13c15(%rip), %ymm9
	vmaxps	%ymm9, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm0
	vbroadcastss	.L13c0(%rip), %ymm11
	vdivps	%ymm0, %ymm11, %ymm0
	vmovups	%ymm0, 336(%rsp)
	vmaxps	%ymm9, %ymm3, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm11, %ymm0
	vmovups	%ymm0, 368(%rsp)
	vmaxps	%ymm9, %ymm2, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm11, %ymm0
	vmovups	%ymm0, 224(%rsp)
	vmaxps	%ymm9, %ymm1, %ymm0
	vsqrtps	%ymm0, %ymm0
	vmovups	%ymm0, 96(%rsp)
	vmovdqu	3472(%rsp), %ymm1
	vpcmpgtd	%ymm8, %ymm1, %ymm3
	vcmpleps	2656(%rsp), %ymm13, %ymm1
	vmovups	2624(%rsp), %ymm2
	vmovups	%ymm13, 992(%rsp)
	vcmpleps	%ymm13, %ymm2, %ymm2
	vmovaps	%ymm4, %ymm0
	vmovups	%ymm4, 304(%rsp)
	vmovups	1408(%rsp), %ymm13
	vxorps	%ymm4, %ymm13, %ymm4
	vbroadcastss	.L13c17(%rip), %ymm9
	vblendvps	%ymm2, %ymm0, %ymm9, %ymm2
	vblendvps	%ymm1, %ymm4, %ymm2, %ymm1
	vcmpleps	%ymm1, %ymm8, %ymm1
	vextractf128	$1, %ymm1, %xmm2
	vpackssdw	%xmm2, %xmm1, %xmm0
	vmovdqa	%xmm0, 1024(%rsp)
	vpor	3536(%rsp), %xmm0, %xmm1
	vpmovzxwd	%xmm1, %ymm1
	vpslld	$31, %ymm1, %ymm1
	vmovdqu	%ymm1, 1184(%rsp)
	vblendvps	%ymm1, %ymm8, %ymm11, %ymm0
	vmovups	%ymm0, 48(%rsp)
	vmovdqu	3504(%rsp), %ymm1
	vpcmpgtd	%ymm8, %ymm1, %ymm4
	vcmpleps	2304(%rsp), %ymm15, %ymm1
	vmovups	2272(%rsp), %ymm2
	vmovups	%ymm15, 784(%rsp)
	vcmpleps	%ymm15, %ymm2, %ymm2
	vxorps	%ymm6, %ymm13, %ymm5
	vblendvps	%ymm2, %ymm6, %ymm9, %ymm2
	vblendvps	%ymm1, %ymm5, %ymm2, %ymm1
	vcmpleps	%ymm1, %ymm8, %ymm7
	vmovups	%ymm7, 1856(%rsp)
	vmovups	192(%rsp), %ymm2
	vcmpleps	2240(%rsp), %ymm2, %ymm1
	vmovups	2208(%rsp), %ymm5
	vmovups	%ymm2, 192(%rsp)
	vcmpleps	%ymm2, %ymm5, %ymm5
	vmovups	560(%rsp), %ymm2
	vxorps	%ymm2, %ymm13, %ymm6
	vblendvps	%ymm5, %ymm2, %ymm9, %ymm5
	vblendvps	%ymm1, %ymm6, %ymm5, %ymm1
	vpor	%ymm7, %ymm4, %ymm2
	vmovdqu	%ymm2, 2528(%rsp)
	vcmpleps	2368(%rsp), %ymm12, %ymm4
	vmovups	2336(%rsp), %ymm5
	vcmpleps	%ymm12, %ymm5, %ymm5
	vmovups	912(%rsp), %ymm8
	vxorps	%ymm13, %ymm8, %ymm6
	vblendvps	%ymm5, %ymm8, %ymm9, %ymm5
	vxorps	%xmm15, %xmm15, %xmm15
	vblendvps	%ymm4, %ymm6, %ymm5, %ymm12
	vcmpleps	2432(%rsp), %ymm10, %ymm4
	vmovups	2400(%rsp), %ymm5
	vcmpleps	%ymm10, %ymm5, %ymm5
	vmovups	1056(%rsp), %ymm6
	vblendvps	%ymm5, %ymm6, %ymm9, %ymm5
	vxorps	%ymm6, %ymm13, %ymm6
	vblendvps	%ymm4, %ymm6, %ymm5, %ymm5
	vpandn	%ymm11, %ymm2, %ymm2
	vmovdqu	%ymm2, 16(%rsp)
	vcmpleps	%ymm1, %ymm15, %ymm1
	vmovups	%ymm1, 1632(%rsp)
	vpor	%ymm1, %ymm3, %ymm6
	vmovdqu	%ymm6, 1824(%rsp)
	vmovups	368(%rsp), %ymm7
	vmulps	%ymm2, %ymm7, %ymm4
	vmulps	752(%rsp), %ymm4, %ymm1
	vmovups	336(%rsp), %ymm2
	vmulps	%ymm0, %ymm2, %ymm3
	vmulps	%ymm3, %ymm1, %ymm13
	vpandn	%ymm11, %ymm6, %ymm0
	vmovdqu	%ymm0, 432(%rsp)
	vmovups	224(%rsp), %ymm6
	vmulps	%ymm0, %ymm6, %ymm9
	vmulps	848(%rsp), %ymm9, %ymm1
	vmulps	%ymm3, %ymm1, %ymm0
	vmovups	%ymm0, 144(%rsp)
	vmulps	880(%rsp), %ymm9, %ymm1
	vmulps	%ymm0, %ymm13, %ymm0
	vfmsub231ps	%ymm1, %ymm4, %ymm0
	vmovups	%ymm0, 1152(%rsp)
	vdivps	96(%rsp), %ymm11, %ymm8
	vmovups	%ymm8, 96(%rsp)
	vmovups	1920(%rsp), %ymm0
	vbroadcastss	.L13c15(%rip), %ymm1
	vmaxps	%ymm1, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm11, %ymm0
	vcmpleps	%ymm12, %ymm15, %ymm10
	vmovups	%ymm10, 1600(%rsp)
	vmovdqu	3440(%rsp), %ymm1
	vpcmpgtd	%ymm15, %ymm1, %ymm1
	vpor	%ymm1, %ymm10, %ymm1
	vmovdqu	%ymm1, 1792(%rsp)
	vpandn	%ymm11, %ymm1, %ymm1
	vmovdqu	%ymm1, 400(%rsp)
	vmulps	%ymm1, %ymm8, %ymm8
	vmulps	1984(%rsp), %ymm8, %ymm1
	vmulps	%ymm3, %ymm1, %ymm10
	vmovups	%ymm10, 688(%rsp)
	vmulps	1280(%rsp), %ymm8, %ymm1
	vmulps	%ymm13, %ymm10, %ymm12
	vmovups	%ymm13, 464(%rsp)
	vfmsub231ps	%ymm1, %ymm4, %ymm12
	vmovups	%ymm12, 1728(%rsp)
	vxorps	%xmm10, %xmm10, %xmm10
	vcmpleps	%ymm5, %ymm10, %ymm5
	vmovdqu	3408(%rsp), %ymm1
	vpcmpgtd	%ymm10, %ymm1, %ymm1
	vpor	%ymm5, %ymm1, %ymm1
	vmovdqu	%ymm1, 1760(%rsp)
	vpandn	%ymm11, %ymm1, %ymm1
	vmovdqu	%ymm1, 496(%rsp)
	vmulps	%ymm1, %ymm0, %ymm10
	vmovaps	%ymm0, %ymm12
	vmovups	%ymm0, 816(%rsp)
	vmulps	656(%rsp), %ymm10, %ymm1
	vmulps	%ymm3, %ymm1, %ymm15
	vmulps	1952(%rsp), %ymm10, %ymm1
	vmulps	%ymm13, %ymm15, %ymm0
	vfmsub231ps	%ymm1, %ymm4, %ymm0
	vmovups	%ymm0, 1696(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vmovss	1120(%rsp), %xmm1
	vucomiss	%xmm3, %xmm1
	vmovdqa	1024(%rsp), %xmm0
	vpor	2880(%rsp), %xmm0, %xmm1
	vpmovzxwd	%xmm1, %ymm1
	vpslld	$31, %ymm1, %ymm1
	vpsrad	$31, %ymm1, %ymm3
	vmulps	304(%rsp), %ymm2, %ymm1
	vmovaps	%ymm1, %ymm4
	vpxor	%xmm0, %xmm0, %xmm0
	vfmadd213ps	%ymm0, %ymm1, %ymm4
	vpandn	%ymm4, %ymm3, %ymm3
	vmovdqu	1856(%rsp), %ymm0
	vextracti128	$1, %ymm0, %xmm4
	vpackssdw	%xmm4, %xmm0, %xmm2
	vpor	2864(%rsp), %xmm2, %xmm2
	vpmovzxwd	%xmm2, %ymm2
	vpslld	$31, %ymm2, %ymm2
	vpsrad	$31, %ymm2, %ymm4
	vmulps	272(%rsp), %ymm7, %ymm0
	vmovups	%ymm0, 1568(%rsp)
	vpandn	%ymm0, %ymm4, %ymm7
	vfmadd213ps	%ymm3, %ymm7, %ymm7
	vmovdqu	1632(%rsp), %ymm0
	vextracti128	$1, %ymm0, %xmm3
	vpackssdw	%xmm3, %xmm0, %xmm3
	vpor	2848(%rsp), %xmm3, %xmm3
	vpmovzxwd	%xmm3, %ymm3
	vpslld	$31, %ymm3, %ymm3
	vpsrad	$31, %ymm3, %ymm3
	vmulps	560(%rsp), %ymm6, %ymm4
	vpandn	%ymm4, %ymm3, %ymm3
	vfmadd213ps	%ymm7, %ymm3, %ymm3
	vmovdqu	1600(%rsp), %ymm0
	vextracti128	$1, %ymm0, %xmm6
	vpackssdw	%xmm6, %xmm0, %xmm0
	vpor	2832(%rsp), %xmm0, %xmm0
	vpmovzxwd	%xmm0, %ymm0
	vpslld	$31, %ymm0, %ymm0
	vpsrad	$31, %ymm0, %ymm6
	vmovups	912(%rsp), %ymm0
	vmulps	96(%rsp), %ymm0, %ymm0
	vpandn	%ymm0, %ymm6, %ymm6
	vfmadd213ps	%ymm3, %ymm6, %ymm6
	vextracti128	$1, %ymm5, %xmm3
	vpackssdw	%xmm3, %xmm5, %xmm3
	vpor	2816(%rsp), %xmm3, %xmm3
	vpmovzxwd	%xmm3, %ymm3
	vpslld	$31, %ymm3, %ymm3
	vpsrad	$31, %ymm3, %ymm3
	vmulps	1056(%rsp), %ymm12, %ymm2
	vmovups	%ymm2, 2720(%rsp)
	vpandn	%ymm2, %ymm3, %ymm3
	vfmadd213ps	%ymm6, %ymm3, %ymm3
	vmovups	%ymm3, 1856(%rsp)
	vmulps	1312(%rsp), %ymm8, %ymm3
	vmovups	144(%rsp), %ymm2
	vmovups	688(%rsp), %ymm12
	vmulps	%ymm2, %ymm12, %ymm7
	vfmsub231ps	%ymm3, %ymm9, %ymm7
	vmulps	1248(%rsp), %ymm10, %ymm5
	vmulps	%ymm2, %ymm15, %ymm3
	vmovups	%ymm9, 3376(%rsp)
	vfmsub231ps	%ymm5, %ymm9, %ymm3
	vmovups	%ymm3, 1120(%rsp)
	vmulps	%ymm10, %ymm14, %ymm6
	vmulps	%ymm12, %ymm15, %ymm3
	vmovups	%ymm8, 3344(%rsp)
	vfmsub231ps	%ymm6, %ymm8, %ymm3
	vmovups	%ymm3, 3600(%rsp)
	vmulps	48(%rsp), %ymm1, %ymm3
	vmovups	464(%rsp), %ymm1
	vmulps	%ymm3, %ymm1, %ymm6
	vmovups	1568(%rsp), %ymm8
	vfmsub231ps	16(%rsp), %ymm8, %ymm6
	vmovups	%ymm6, 1632(%rsp)
	vmovaps	%ymm2, %ymm8
	vmulps	%ymm3, %ymm2, %ymm2
	vfmsub231ps	432(%rsp), %ymm4, %ymm2
	vmovups	%ymm2, 1600(%rsp)
	vmulps	%ymm3, %ymm12, %ymm2
	vmovups	%ymm3, 1024(%rsp)
	vfmsub231ps	400(%rsp), %ymm0, %ymm2
	vmovups	%ymm2, 1568(%rsp)
	vmovaps	%ymm1, %ymm0
	vfnmadd213ps	%ymm11, %ymm1, %ymm0
	vbroadcastss	.L13c72(%rip), %ymm13
	vmovups	%ymm0, 3312(%rsp)
	vmaxps	%ymm13, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm11, %ymm1
	vmulps	%ymm3, %ymm15, %ymm0
	vmovaps	%ymm15, %ymm10
	vmovups	%ymm15, 3568(%rsp)
	vmovups	2720(%rsp), %ymm2
	vfmsub231ps	496(%rsp), %ymm2, %ymm0
	vmulps	1152(%rsp), %ymm1, %ymm5
	vfnmadd213ps	%ymm11, %ymm8, %ymm8
	vfnmadd231ps	%ymm5, %ymm5, %ymm8
	vmaxps	%ymm13, %ymm8, %ymm6
	vsqrtps	%ymm6, %ymm6
	vdivps	%ymm6, %ymm11, %ymm4
	vmulps	368(%rsp), %ymm1, %ymm6
	vmovups	2528(%rsp), %ymm2
	vblendvps	%ymm2, %ymm11, %ymm6, %ymm3
	vmulps	1728(%rsp), %ymm1, %ymm6
	vfnmadd231ps	%ymm5, %ymm6, %ymm7
	vmovups	%ymm5, 1152(%rsp)
	vmulps	%ymm4, %ymm7, %ymm7
	vmovaps	%ymm12, %ymm9
	vfnmadd213ps	%ymm11, %ymm12, %ymm9
	vfnmadd231ps	%ymm6, %ymm6, %ymm9
	vfnmadd231ps	%ymm7, %ymm7, %ymm9
	vmaxps	%ymm13, %ymm9, %ymm13
	vsqrtps	%ymm13, %ymm13
	vdivps	%ymm13, %ymm11, %ymm2
	vmulps	224(%rsp), %ymm4, %ymm13
	vmovups	1824(%rsp), %ymm12
	vblendvps	%ymm12, %ymm11, %ymm13, %ymm13
	vmovaps	%ymm11, %ymm12
	vmovups	1408(%rsp), %ymm14
	vmovups	1184(%rsp), %ymm15
	vmovups	336(%rsp), %ymm11
	vblendvps	%ymm15, %ymm12, %ymm11, %ymm15
	vmulps	%ymm3, %ymm15, %ymm3
	vmovups	96(%rsp), %ymm11
	vmulps	%ymm2, %ymm11, %ymm15
	vmovups	1792(%rsp), %ymm11
	vblendvps	%ymm11, %ymm12, %ymm15, %ymm15
	vmulps	%ymm3, %ymm13, %ymm3
	vmulps	%ymm3, %ymm15, %ymm3
	vmovups	%ymm3, 1184(%rsp)
	vmulps	1696(%rsp), %ymm1, %ymm15
	vmovups	1120(%rsp), %ymm3
	vfnmadd231ps	%ymm5, %ymm15, %ymm3
	vmulps	%ymm4, %ymm3, %ymm11
	vmovups	3600(%rsp), %ymm3
	vfnmadd231ps	%ymm6, %ymm15, %ymm3
	vfnmadd231ps	%ymm7, %ymm11, %ymm3
	vmulps	%ymm2, %ymm3, %ymm5
	vmovaps	%ymm10, %ymm13
	vfnmadd213ps	%ymm12, %ymm10, %ymm13
	vfnmadd231ps	%ymm15, %ymm15, %ymm13
	vfnmadd231ps	%ymm11, %ymm11, %ymm13
	vfnmadd231ps	%ymm5, %ymm5, %ymm13
	vbroadcastss	.L13c72(%rip), %ymm3
	vmaxps	%ymm3, %ymm13, %ymm10
	vsqrtps	%ymm10, %ymm10
	vdivps	%ymm10, %ymm12, %ymm3
	vmovups	%ymm3, 2528(%rsp)
	vmulps	816(%rsp), %ymm3, %ymm10
	vmovups	1760(%rsp), %ymm3
	vblendvps	%ymm3, %ymm12, %ymm10, %ymm10
	vmulps	1184(%rsp), %ymm10, %ymm3
	vmovups	%ymm3, 1184(%rsp)
	vxorps	464(%rsp), %ymm14, %ymm3
	vmovups	%ymm3, 1728(%rsp)
	vxorps	144(%rsp), %ymm14, %ymm3
	vmovups	%ymm3, 1760(%rsp)
	vxorps	688(%rsp), %ymm14, %ymm3
	vmovups	%ymm3, 1824(%rsp)
	vxorps	3568(%rsp), %ymm14, %ymm3
	vmovups	%ymm3, 688(%rsp)
	vmovups	%ymm1, 144(%rsp)
	vmulps	1632(%rsp), %ymm1, %ymm10
	vmovups	1600(%rsp), %ymm12
	vmovups	1152(%rsp), %ymm1
	vfnmadd231ps	%ymm1, %ymm10, %ymm12
	vxorps	%ymm1, %ymm14, %ymm1
	vmovups	%ymm1, 1696(%rsp)
	vmovups	1568(%rsp), %ymm3
	vfnmadd231ps	%ymm6, %ymm10, %ymm3
	vxorps	%ymm6, %ymm14, %ymm1
	vmovups	%ymm1, 1152(%rsp)
	vmovups	%ymm4, 464(%rsp)
	vmulps	%ymm4, %ymm12, %ymm4
	vfnmadd231ps	%ymm7, %ymm4, %ymm3
	vxorps	%ymm7, %ymm14, %ymm1
	vmovups	%ymm1, 1632(%rsp)
	vfnmadd231ps	%ymm15, %ymm10, %ymm0
	vxorps	%ymm14, %ymm15, %ymm1
	vmovups	%ymm1, 1120(%rsp)
	vfnmadd231ps	%ymm11, %ymm4, %ymm0
	vxorps	%ymm14, %ymm11, %ymm1
	vmovups	%ymm1, 1568(%rsp)
	vmovups	%ymm2, 1792(%rsp)
	vmulps	%ymm2, %ymm3, %ymm15
	vmovups	2528(%rsp), %ymm2
	vfnmadd231ps	%ymm5, %ymm15, %ymm0
	vxorps	%ymm5, %ymm14, %ymm1
	vmovups	%ymm1, 2720(%rsp)
	vxorps	%xmm14, %xmm14, %xmm14
	vmovups	1024(%rsp), %ymm3
	vfmadd213ps	%ymm14, %ymm3, %ymm3
	vfmadd231ps	%ymm10, %ymm10, %ymm3
	vmovups	%ymm4, 1600(%rsp)
	vfmadd231ps	%ymm4, %ymm4, %ymm3
	vfmadd231ps	%ymm15, %ymm15, %ymm3
	vmulps	%ymm2, %ymm0, %ymm0
	vfmadd231ps	%ymm0, %ymm0, %ymm3
	ja	.L13b52
	vmovups	224(%rsp), %ymm11
	vbroadcastss	.L13c0(%rip), %ymm12
	vdivps	%ymm11, %ymm12, %ymm4
	vdivps	96(%rsp), %ymm12, %ymm5
	vmulps	192(%rsp), %ymm4, %ymm4
	vbroadcastss	.L13c73(%rip), %ymm6
	vmulps	%ymm6, %ymm4, %ymm4
	vmovups	528(%rsp), %ymm1
	vmulps	%ymm1, %ymm5, %ymm5
	vbroadcastss	.L13c74(%rip), %ymm6
	vmulps	%ymm6, %ymm5, %ymm5
	vmaxps	%ymm4, %ymm5, %ymm6
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm5, %ymm6, %ymm4
	vmovups	2688(%rsp), %ymm7
	vaddps	%ymm7, %ymm7, %ymm5
	vsqrtps	%ymm5, %ymm5
	vbroadcastss	.L13c25(%rip), %ymm8
	vcmpltps	%ymm8, %ymm7, %ymm6
	vbroadcastss	.L13c75(%rip), %ymm7
	vmulps	%ymm7, %ymm5, %ymm5
	vandps	%ymm5, %ymm6, %ymm5
	vmaxps	%ymm4, %ymm5, %ymm6
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm5, %ymm6, %ymm4
	movq	(%rsp), %rax
	vbroadcastss	16(%rax), %ymm5
	vmovups	2464(%rsp), %ymm9
	vdivps	%ymm9, %ymm12, %ymm6
	vmulps	1184(%rsp), %ymm6, %ymm6
	vmulps	%ymm6, %ymm6, %ymm6
	vminps	%ymm12, %ymm6, %ymm6
	vmulps	%ymm5, %ymm6, %ymm6
	vmaxps	%ymm6, %ymm4, %ymm7
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm4, %ymm7, %ymm4
	vcmpltps	%ymm8, %ymm9, %ymm6
	vandps	%ymm4, %ymm6, %ymm4
	vmulps	%ymm4, %ymm4, %ymm4
	vcmpleps	%ymm4, %ymm3, %ymm3
	vmulss	%xmm5, %xmm5, %xmm4
	vbroadcastss	%xmm4, %ymm4
	vmovups	1856(%rsp), %ymm5
	vcmpleps	%ymm4, %ymm5, %ymm4
	vandps	%ymm3, %ymm4, %ymm3
	vmovups	16(%rsp), %ymm4
	vmulps	48(%rsp), %ymm4, %ymm4
	vmulps	432(%rsp), %ymm4, %ymm4
	vmulps	400(%rsp), %ymm4, %ymm4
	vmulps	496(%rsp), %ymm4, %ymm4
	vcmpnltps	%ymm4, %ymm14, %ymm4
	vandps	%ymm4, %ymm12, %ymm4
	vbroadcastss	.L13c21(%rip), %ymm6
	vblendvps	%ymm3, %ymm4, %ymm6, %ymm3
	vmovups	3056(%rsp), %ymm4
	vcmpleps	2496(%rsp), %ymm4, %ymm4
	vbroadcastss	.L13c76(%rip), %ymm5
	vminps	%ymm5, %ymm3, %ymm5
	vblendvps	%ymm4, %ymm5, %ymm3, %ymm3
	vmovups	2752(%rsp), %ymm5
	vcmpeqps	%ymm6, %ymm5, %ymm4
	vblendvps	%ymm4, %ymm3, %ymm5, %ymm5
	vmovups	%ymm5, 2752(%rsp)
	vcmpeqps	%ymm6, %ymm5, %ymm3
	vandps	%ymm3, %ymm12, %ymm6
	vxorps	%xmm7, %xmm7, %xmm7
	vaddss	%xmm7, %xmm6, %xmm3
	vshufps	$245, %xmm6, %xmm6, %xmm4
	vaddss	%xmm4, %xmm3, %xmm3
	vshufps	$78, %xmm6, %xmm6, %xmm4
	vaddss	%xmm4, %xmm3, %xmm3
	vshufps	$255, %xmm6, %xmm6, %xmm4
	vaddss	%xmm4, %xmm3, %xmm3
	vextractf128	$1, %ymm6, %xmm4
	vaddss	%xmm4, %xmm3, %xmm3
	vshufps	$245, %xmm4, %xmm4, %xmm5
	vaddss	%xmm5, %xmm3, %xmm3
	vshufps	$78, %xmm4, %xmm4, %xmm5
	vaddss	%xmm5, %xmm3, %xmm3
	vshufps	$255, %xmm4, %xmm4, %xmm4
	vaddss	%xmm4, %xmm3, %xmm3
	vucomiss	%xmm7, %xmm3
	vmovups	960(%rsp), %ymm4
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm5, %xmm5, %xmm5
	vmovaps	%ymm1, %ymm12
	vmovups	992(%rsp), %ymm13
	ja	.L13b54
	vmulps	%ymm0, %ymm2, %ymm3
	vmovups	2720(%rsp), %ymm0
	vfmadd213ps	%ymm15, %ymm3, %ymm0
	vmulps	1792(%rsp), %ymm0, %ymm4
	vmovups	1632(%rsp), %ymm0
	vfmadd213ps	1600(%rsp), %ymm4, %ymm0
	vmovups	1568(%rsp), %ymm1
	vfmadd213ps	%ymm0, %ymm3, %ymm1
	vmulps	464(%rsp), %ymm1, %ymm0
	vmovups	1696(%rsp), %ymm2
	vfmadd213ps	%ymm10, %ymm0, %ymm2
	vmovups	1152(%rsp), %ymm1
	vfmadd213ps	%ymm2, %ymm4, %ymm1
	vmovups	1120(%rsp), %ymm2
	vfmadd213ps	%ymm1, %ymm3, %ymm2
	vmulps	144(%rsp), %ymm2, %ymm1
	vmovups	1728(%rsp), %ymm5
	vfmadd213ps	1024(%rsp), %ymm1, %ymm5
	vmovups	1760(%rsp), %ymm2
	vfmadd213ps	%ymm5, %ymm0, %ymm2
	vmovups	1824(%rsp), %ymm5
	vfmadd213ps	%ymm2, %ymm4, %ymm5
	vmovups	688(%rsp), %ymm2
	vfmadd213ps	%ymm5, %ymm3, %ymm2
	vmulps	336(%rsp), %ymm2, %ymm2
	vmovups	%ymm2, 144(%rsp)
	vmulps	368(%rsp), %ymm1, %ymm1
	vmovups	%ymm1, 496(%rsp)
	vmulps	%ymm0, %ymm11, %ymm0
	vmovups	%ymm0, 560(%rsp)
	vmulps	96(%rsp), %ymm4, %ymm0
	vmovups	%ymm0, 272(%rsp)
	vmulps	816(%rsp), %ymm3, %ymm0
	vmovups	%ymm0, 304(%rsp)
	movl	12(%rsp), %eax
	shrb	$3, %al
	testl	%r10d, %r10d
	setne	%cl
	andb	%al, %cl
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 432(%rsp)
	vmovups	%ymm0, 400(%rsp)
	vxorps	%xmm10, %xmm10, %xmm10
	cmpb	$1, %cl
	vbroadcastss	.L13c0(%rip), %ymm4
	jne	.L13b87
	movq	%r9, %rax
	vmovups	%ymm0, 400(%rsp)
	vmovups	%ymm0, 432(%rsp)
	xorl	%ecx, %ecx
	.p2align	4
.L13b84:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$5, %rdx
	vmovups	192(%rsp), %ymm0
	vmulps	(%r13,%rdx), %ymm0, %ymm0
	vmovups	%ymm0, 16(%rsp)
	movq	%r13, %rdx
	xorl	%esi, %esi
	vmovups	432(%rsp), %ymm6
	vmovups	400(%rsp), %ymm7
	.p2align	4
.L13b85:
	vmovups	%ymm3, 48(%rsp)
	vmovaps	(%rdx), %ymm8
	vfmadd132ps	16(%rsp), %ymm12, %ymm8
	vbroadcastss	.L13c0(%rip), %ymm0
	vdivps	%ymm8, %ymm0, %ymm15
	vmovaps	%ymm12, %ymm9
	vmovaps	(%rax,%rsi), %ymm12
	vsubps	%ymm8, %ymm12, %ymm12
	vmulps	%ymm15, %ymm12, %ymm12
	vbroadcastss	.L13c17(%rip), %ymm5
	vcmpltps	%ymm12, %ymm5, %ymm4
	vaddps	%ymm5, %ymm15, %ymm15
	vblendvps	%ymm4, %ymm12, %ymm15, %ymm4
	vbroadcastss	.L13c0(%rip), %ymm0
	vaddps	%ymm0, %ymm4, %ymm15
	vpaddd	2960(%rsp), %ymm15, %ymm15
	vpand	2928(%rsp), %ymm15, %ymm15
	vmovdqu	1376(%rsp), %ymm0
	vpsubd	%ymm15, %ymm0, %ymm0
	vaddps	%ymm5, %ymm0, %ymm1
	vfmadd231ps	%ymm0, %ymm4, %ymm1
	vbroadcastss	.L13c64(%rip), %ymm0
	vmulps	%ymm1, %ymm1, %ymm4
	vbroadcastss	.L13c63(%rip), %ymm3
	vfmadd213ps	%ymm3, %ymm1, %ymm0
	vbroadcastss	.L13c66(%rip), %ymm2
	vbroadcastss	.L13c65(%rip), %ymm3
	vfmadd213ps	%ymm3, %ymm1, %ymm2
	vbroadcastss	.L13c67(%rip), %ymm3
	vfmadd231ps	%ymm3, %ymm4, %ymm2
	vfmadd213ps	%ymm0, %ymm4, %ymm2
	vbroadcastss	.L13c62(%rip), %ymm0
	vbroadcastss	.L13c61(%rip), %ymm3
	vfmadd213ps	%ymm3, %ymm1, %ymm0
	vfmadd213ps	%ymm0, %ymm4, %ymm2
	vfmadd213ps	%ymm1, %ymm4, %ymm2
	vcvtdq2ps	%ymm15, %ymm0
	vbroadcastss	.L13c0(%rip), %ymm4
	vbroadcastss	.L13c68(%rip), %ymm1
	vfmadd231ps	%ymm0, %ymm1, %ymm2
	vaddps	%ymm4, %ymm12, %ymm0
	vmaxps	%ymm5, %ymm12, %ymm1
	vmovaps	%ymm9, %ymm12
	vfmsub231ps	%ymm0, %ymm2, %ymm1
	vaddps	%ymm4, %ymm8, %ymm0
	vdivps	%ymm0, %ymm4, %ymm0
	vfmadd231ps	%ymm1, %ymm8, %ymm10
	vmovups	48(%rsp), %ymm3
	vmulps	%ymm0, %ymm0, %ymm1
	vaddps	%ymm0, %ymm7, %ymm7
	vmulps	%ymm1, %ymm0, %ymm0
	vaddps	%ymm1, %ymm6, %ymm6
	vfmadd231ps	%ymm1, %ymm1, %ymm14
	vfmadd231ps	%ymm1, %ymm0, %ymm13
	vaddps	%ymm0, %ymm3, %ymm3
	vfmadd231ps	%ymm0, %ymm0, %ymm11
	addq	$32, %rsi
	addq	$160, %rdx
	cmpq	%rsi, %r12
	jne	.L13b85
	vmovups	%ymm7, 400(%rsp)
	vmovups	%ymm6, 432(%rsp)
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	.L13b84
.L13b87:
	vmovups	%ymm3, 48(%rsp)
	vmovups	%ymm14, 464(%rsp)
	vmovups	%ymm13, 720(%rsp)
	vmovups	%ymm11, 624(%rsp)
	vmovups	%ymm10, 1056(%rsp)
	movq	%r14, %rbx
	vmovups	992(%rsp), %ymm13
	vmovups	144(%rsp), %ymm7
	vaddps	%ymm7, %ymm13, %ymm0
	vmovups	2624(%rsp), %ymm2
	vminps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vmovups	2656(%rsp), %ymm2
	vmaxps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vmovups	%ymm0, 16(%rsp)
	vmovups	784(%rsp), %ymm10
	vmovups	496(%rsp), %ymm3
	vaddps	%ymm3, %ymm10, %ymm0
	vmovups	2272(%rsp), %ymm2
	vminps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vmovups	2304(%rsp), %ymm2
	vmaxps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm8
	vmovups	192(%rsp), %ymm6
	vaddps	560(%rsp), %ymm6, %ymm0
	vmovups	2208(%rsp), %ymm2
	vminps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vmovups	2240(%rsp), %ymm2
	vmaxps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vmovaps	%ymm4, %ymm15
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm5
	vaddps	272(%rsp), %ymm12, %ymm1
	vmovups	2336(%rsp), %ymm0
	vminps	%ymm1, %ymm0, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm0, %ymm2, %ymm1
	vmovups	2368(%rsp), %ymm0
	vmaxps	%ymm1, %ymm0, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm0, %ymm2, %ymm1
	vmovups	960(%rsp), %ymm14
	vmovups	304(%rsp), %ymm9
	vaddps	%ymm14, %ymm9, %ymm2
	vmovups	2400(%rsp), %ymm0
	vminps	%ymm2, %ymm0, %ymm4
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm0, %ymm4, %ymm2
	vmovups	2432(%rsp), %ymm0
	vmaxps	%ymm2, %ymm0, %ymm4
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm0, %ymm4, %ymm2
	vmovups	1088(%rsp), %ymm11
	vandps	%ymm7, %ymm11, %ymm4
	vxorps	%xmm0, %xmm0, %xmm0
	vmaxps	%ymm0, %ymm4, %ymm4
	vmovaps	%ymm12, %ymm7
	vandps	%ymm3, %ymm11, %ymm12
	vmaxps	%ymm4, %ymm12, %ymm4
	vandps	%ymm11, %ymm9, %ymm3
	vmaxps	%ymm4, %ymm3, %ymm3
	vbroadcastss	.L13c81(%rip), %ymm0
	vmulps	%ymm0, %ymm14, %ymm4
	vcmpleps	%ymm4, %ymm3, %ymm3
	vmovups	2752(%rsp), %ymm9
	vcmpleps	%ymm15, %ymm9, %ymm0
	vmovups	%ymm0, 688(%rsp)
	vandps	%ymm3, %ymm0, %ymm4
	vblendvps	%ymm4, 16(%rsp), %ymm13, %ymm0
	vblendvps	%ymm4, %ymm8, %ymm10, %ymm3
	vblendvps	%ymm4, %ymm5, %ymm6, %ymm5
	vmovups	%ymm5, 144(%rsp)
	vblendvps	%ymm4, %ymm1, %ymm7, %ymm1
	vmovups	%ymm1, 192(%rsp)
	vblendvps	%ymm4, %ymm2, %ymm14, %ymm1
	vmovups	%ymm1, 528(%rsp)
	vmovups	368(%rsp), %ymm6
	vmulps	752(%rsp), %ymm6, %ymm1
	vmovups	336(%rsp), %ymm2
	vmulps	%ymm2, %ymm1, %ymm14
	vmovups	224(%rsp), %ymm12
	vmulps	848(%rsp), %ymm12, %ymm1
	vmulps	%ymm2, %ymm1, %ymm4
	vmulps	880(%rsp), %ymm12, %ymm1
	vmulps	%ymm4, %ymm14, %ymm8
	vfmsub231ps	%ymm1, %ymm6, %ymm8
	vmovups	96(%rsp), %ymm5
	vmulps	1984(%rsp), %ymm5, %ymm1
	vmulps	%ymm2, %ymm1, %ymm13
	vmulps	1280(%rsp), %ymm5, %ymm1
	vmulps	%ymm14, %ymm13, %ymm7
	vfmsub231ps	%ymm1, %ymm6, %ymm7
	vmovups	%ymm7, 272(%rsp)
	vmulps	1312(%rsp), %ymm5, %ymm1
	vmulps	%ymm4, %ymm13, %ymm5
	vfmsub231ps	%ymm1, %ymm12, %ymm5
	movq	(%rsp), %rax
	vbroadcastss	208(%rax), %ymm10
	vbroadcastss	.L13c22(%rip), %ymm1
	vcmpeqps	%ymm1, %ymm9, %ymm9
	vblendvps	%ymm9, %ymm10, %ymm0, %ymm0
	movq	1520(%rsp), %r12
	movq	%r12, %r10
	shlq	$5, %r10
	vbroadcastss	12(%rax), %ymm1
	vmovups	%ymm1, 496(%rsp)
	vmovaps	%ymm0, (%r15,%r10)
	vmovups	816(%rsp), %ymm7
	vmulps	656(%rsp), %ymm7, %ymm0
	vmulps	%ymm2, %ymm0, %ymm0
	vmovups	%ymm0, 16(%rsp)
	vmulps	1952(%rsp), %ymm7, %ymm2
	vmulps	%ymm0, %ymm14, %ymm0
	vfmsub231ps	%ymm2, %ymm6, %ymm0
	vmovups	%ymm0, 304(%rsp)
	vblendvps	%ymm9, %ymm10, %ymm3, %ymm2
	movq	136(%rsp), %rsi
	addq	%rsi, %r12
	shlq	$5, %r12
	vmovaps	%ymm2, (%r15,%r12)
	vmovups	%ymm14, 656(%rsp)
	vmovaps	%ymm14, %ymm2
	vfnmadd213ps	%ymm15, %ymm14, %ymm2
	vbroadcastss	.L13c72(%rip), %ymm6
	vmaxps	%ymm6, %ymm2, %ymm3
	vsqrtps	%ymm3, %ymm3
	vminps	%ymm15, %ymm2, %ymm0
	vdivps	%ymm3, %ymm15, %ymm1
	vmulps	%ymm1, %ymm8, %ymm2
	vmovaps	%ymm4, %ymm3
	vfnmadd213ps	%ymm15, %ymm4, %ymm3
	vfnmadd231ps	%ymm2, %ymm2, %ymm3
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, 560(%rsp)
	vmaxps	%ymm6, %ymm3, %ymm3
	vsqrtps	%ymm3, %ymm3
	vdivps	%ymm3, %ymm15, %ymm14
	leaq	(%r15,%r10), %rcx
	vmovups	496(%rsp), %ymm6
	vmulps	144(%rsp), %ymm6, %ymm3
	vblendvps	%ymm9, %ymm10, %ymm3, %ymm3
	movq	%rsi, %rax
	shlq	$6, %rax
	vmovaps	%ymm3, (%rax,%rcx)
	vmulps	1248(%rsp), %ymm7, %ymm3
	vmovups	%ymm4, 848(%rsp)
	vmulps	16(%rsp), %ymm4, %ymm8
	vfmsub231ps	%ymm3, %ymm12, %ymm8
	vmulps	272(%rsp), %ymm1, %ymm0
	vfnmadd231ps	%ymm2, %ymm0, %ymm5
	vmulps	%ymm5, %ymm14, %ymm4
	vmovaps	%ymm13, %ymm3
	vfnmadd213ps	%ymm15, %ymm13, %ymm3
	vfnmadd231ps	%ymm0, %ymm0, %ymm3
	vfnmadd231ps	%ymm4, %ymm4, %ymm3
	vminps	560(%rsp), %ymm3, %ymm5
	vmovups	%ymm5, 272(%rsp)
	vbroadcastss	.L13c72(%rip), %ymm5
	vmaxps	%ymm5, %ymm3, %ymm3
	vsqrtps	%ymm3, %ymm3
	vdivps	%ymm3, %ymm15, %ymm5
	vmulps	192(%rsp), %ymm6, %ymm3
	vblendvps	%ymm9, %ymm10, %ymm3, %ymm3
	leaq	(%rsi,%rsi,2), %rax
	movq	%rax, %rdx
	shlq	$5, %rdx
	vmovaps	%ymm3, (%rdx,%rcx)
	vmulps	2560(%rsp), %ymm7, %ymm3
	vmovaps	%ymm5, %ymm6
	vmovups	%ymm13, 880(%rsp)
	vmovups	16(%rsp), %ymm12
	vmulps	%ymm13, %ymm12, %ymm5
	vmovups	96(%rsp), %ymm13
	vfmsub231ps	%ymm3, %ymm13, %ymm5
	vmovups	%ymm10, 560(%rsp)
	vmovups	%ymm9, 192(%rsp)
	vmovups	528(%rsp), %ymm3
	vblendvps	%ymm9, %ymm10, %ymm3, %ymm3
	vmovaps	%ymm2, %ymm7
	movq	%rsi, %rdx
	shlq	$7, %rdx
	vmovaps	%ymm3, (%rdx,%rcx)
	vmovups	%ymm1, 912(%rsp)
	vmulps	304(%rsp), %ymm1, %ymm3
	vfnmadd231ps	%ymm2, %ymm3, %ymm8
	vmovups	%ymm14, 304(%rsp)
	vmulps	%ymm14, %ymm8, %ymm9
	vmovaps	%ymm0, %ymm8
	vmovaps	%ymm4, %ymm1
	vfnmadd231ps	%ymm0, %ymm3, %ymm5
	vfnmadd231ps	%ymm4, %ymm9, %ymm5
	vmovups	%ymm6, 144(%rsp)
	vmulps	%ymm6, %ymm5, %ymm0
	vmovaps	%ymm12, %ymm5
	vfnmadd213ps	%ymm15, %ymm12, %ymm5
	vfnmadd231ps	%ymm3, %ymm3, %ymm5
	vfnmadd231ps	%ymm9, %ymm9, %ymm5
	vfnmadd231ps	%ymm0, %ymm0, %ymm5
	vminps	272(%rsp), %ymm5, %ymm2
	vbroadcastss	.L13c79(%rip), %ymm4
	vcmpltps	%ymm2, %ymm4, %ymm2
	vmovups	%ymm2, 528(%rsp)
	movl	$5, %ecx
	movl	12(%rsp), %r14d
	testb	$2, %r14b
	je	.L13b90
	vbroadcastss	.L13c72(%rip), %ymm2
	vmaxps	%ymm2, %ymm5, %ymm2
	vsqrtps	%ymm2, %ymm2
	vbroadcastss	.L13c0(%rip), %ymm4
	vmovups	%ymm0, 752(%rsp)
	vdivps	%ymm2, %ymm4, %ymm2
	vmovups	%ymm2, 272(%rsp)
	vmovups	1408(%rsp), %ymm6
	vxorps	656(%rsp), %ymm6, %ymm4
	vmovups	496(%rsp), %ymm5
	vmulps	224(%rsp), %ymm5, %ymm2
	vmovups	%ymm2, 224(%rsp)
	vmulps	%ymm5, %ymm13, %ymm2
	vmovups	%ymm2, 496(%rsp)
	vmovdqu	688(%rsp), %ymm2
	vpand	528(%rsp), %ymm2, %ymm2
	vextracti128	$1, %ymm2, %xmm5
	vpackssdw	%xmm5, %xmm2, %xmm2
	vmovdqa	%xmm2, 656(%rsp)
	movl	%r14d, %edx
	andl	$4, %edx
	movl	%edx, %r8d
	shrl	$2, %r8d
	leaq	(%rsi,%rsi,4), %r11
	shlq	$5, %r11
	addq	%r15, %r11
	xorl	%edi, %edi
	testl	%edx, %edx
	movl	$14, %esi
	movl	$8, %ecx
	cmoveq	%rcx, %rsi
	sete	%dil
	movl	$19, %ecx
	movl	$9, %r9d
	cmoveq	%r9, %rcx
	leaq	(%r8,%r8,2), %r9
	addq	$7, %r9
	xorq	$7, %rdi
	imulq	136(%rsp), %rdi
	shlq	$5, %rdi
	addq	%r15, %rdi
	imulq	136(%rsp), %r9
	shlq	$5, %r9
	addq	%r15, %r9
	imulq	136(%rsp), %rsi
	shlq	$5, %rsi
	addq	%r15, %rsi
	imulq	136(%rsp), %rcx
	shlq	$5, %rcx
	vmovaps	%ymm9, %ymm0
	vmovups	912(%rsp), %ymm9
	vmulps	%ymm4, %ymm9, %ymm5
	vmovups	848(%rsp), %ymm2
	vfmadd231ps	%ymm5, %ymm7, %ymm2
	vxorps	%ymm6, %ymm2, %ymm2
	vmovups	304(%rsp), %ymm13
	vmulps	%ymm2, %ymm13, %ymm10
	vxorps	%ymm6, %ymm9, %ymm2
	vmulps	%ymm2, %ymm7, %ymm2
	vmulps	%ymm2, %ymm13, %ymm7
	vmovups	880(%rsp), %ymm4
	vfmadd231ps	%ymm5, %ymm8, %ymm4
	vfmadd231ps	%ymm10, %ymm1, %ymm4
	vxorps	%ymm6, %ymm4, %ymm4
	vmovups	144(%rsp), %ymm2
	vmulps	%ymm4, %ymm2, %ymm4
	vmulps	%ymm8, %ymm9, %ymm8
	vfmadd231ps	%ymm7, %ymm1, %ymm8
	vxorps	%ymm6, %ymm8, %ymm8
	vmulps	%ymm2, %ymm8, %ymm14
	vmovups	%ymm14, 96(%rsp)
	vxorps	%ymm6, %ymm13, %ymm15
	vmulps	%ymm1, %ymm15, %ymm15
	vmulps	%ymm2, %ymm15, %ymm1
	vmovups	%ymm1, 880(%rsp)
	vfmadd231ps	%ymm5, %ymm3, %ymm12
	vfmadd231ps	%ymm10, %ymm0, %ymm12
	vmovups	752(%rsp), %ymm8
	vfmadd231ps	%ymm4, %ymm8, %ymm12
	vxorps	%ymm6, %ymm12, %ymm1
	vmovups	272(%rsp), %ymm12
	vmulps	%ymm1, %ymm12, %ymm15
	vmulps	%ymm3, %ymm9, %ymm1
	vfmadd231ps	%ymm7, %ymm0, %ymm1
	vfmadd231ps	%ymm14, %ymm8, %ymm1
	vmovaps	%ymm8, %ymm3
	vxorps	%ymm6, %ymm1, %ymm1
	vmulps	%ymm1, %ymm12, %ymm1
	vmovups	%ymm1, 16(%rsp)
	vmulps	%ymm0, %ymm13, %ymm0
	vmovups	880(%rsp), %ymm8
	vfmadd231ps	%ymm8, %ymm3, %ymm0
	vxorps	%ymm6, %ymm0, %ymm0
	vmulps	%ymm0, %ymm12, %ymm14
	vmovups	144(%rsp), %ymm2
	vxorps	%ymm6, %ymm2, %ymm0
	vmulps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm5, 1280(%rsp)
	vbroadcastss	.L13c0(%rip), %ymm3
	vfmadd213ps	%ymm3, %ymm5, %ymm5
	vfmadd231ps	%ymm10, %ymm10, %ymm5
	vmovups	%ymm4, 1312(%rsp)
	vfmadd231ps	%ymm4, %ymm4, %ymm5
	vmovups	%ymm15, 752(%rsp)
	vfmadd231ps	%ymm15, %ymm15, %ymm5
	vmovups	336(%rsp), %ymm3
	vmulps	%ymm5, %ymm3, %ymm1
	vmulps	%ymm1, %ymm3, %ymm3
	vpmovsxwd	656(%rsp), %ymm1
	vmovups	560(%rsp), %ymm6
	vblendvps	%ymm1, %ymm3, %ymm6, %ymm3
	vmovaps	%ymm3, (%r10,%r11)
	vmulps	%ymm9, %ymm9, %ymm3
	vfmadd231ps	%ymm7, %ymm7, %ymm3
	vmovups	96(%rsp), %ymm5
	vfmadd231ps	%ymm5, %ymm5, %ymm3
	vmovups	16(%rsp), %ymm5
	vfmadd231ps	%ymm5, %ymm5, %ymm3
	vmovups	368(%rsp), %ymm9
	vmulps	%ymm3, %ymm9, %ymm3
	vmulps	%ymm3, %ymm9, %ymm3
	vblendvps	%ymm1, %ymm3, %ymm6, %ymm3
	vmovaps	%ymm3, (%r10,%rdi)
	vmulps	%ymm0, %ymm12, %ymm15
	vmulps	%ymm13, %ymm13, %ymm0
	vmovups	496(%rsp), %ymm13
	vfmadd231ps	%ymm8, %ymm8, %ymm0
	vmovups	%ymm14, 848(%rsp)
	vfmadd231ps	%ymm14, %ymm14, %ymm0
	vmovups	224(%rsp), %ymm14
	vmulps	%ymm0, %ymm14, %ymm0
	vmulps	%ymm0, %ymm14, %ymm0
	vblendvps	%ymm1, %ymm0, %ymm6, %ymm0
	vmovaps	%ymm0, (%r10,%r9)
	movq	264(%rsp), %r9
	vmulps	%ymm2, %ymm2, %ymm0
	vfmadd231ps	%ymm15, %ymm15, %ymm0
	vmulps	%ymm0, %ymm13, %ymm0
	vmulps	%ymm0, %ymm13, %ymm0
	vblendvps	%ymm1, %ymm0, %ymm6, %ymm0
	addq	%r15, %rcx
	vmovaps	%ymm0, (%r10,%rsi)
	movq	136(%rsp), %rsi
	vmulps	%ymm12, %ymm12, %ymm0
	vmovups	816(%rsp), %ymm3
	vmulps	%ymm0, %ymm3, %ymm0
	vmulps	%ymm0, %ymm3, %ymm0
	vblendvps	%ymm1, %ymm0, %ymm6, %ymm0
	vmovaps	%ymm0, (%r10,%rcx)
	movl	$10, %ecx
	testl	%edx, %edx
	je	.L13b90
	vmovaps	%ymm8, %ymm9
	vmovups	1280(%rsp), %ymm0
	vmulps	912(%rsp), %ymm0, %ymm3
	vfmadd231ps	%ymm10, %ymm7, %ymm3
	vmovups	304(%rsp), %ymm0
	vmulps	%ymm0, %ymm10, %ymm5
	vmulps	%ymm7, %ymm0, %ymm0
	vmovups	96(%rsp), %ymm6
	vmovups	1312(%rsp), %ymm4
	vfmadd231ps	%ymm4, %ymm6, %ymm3
	vfmadd231ps	%ymm4, %ymm8, %ymm5
	vfmadd231ps	%ymm6, %ymm8, %ymm0
	vmovups	144(%rsp), %ymm2
	vmulps	%ymm4, %ymm2, %ymm4
	vmulps	%ymm6, %ymm2, %ymm8
	vmulps	%ymm2, %ymm9, %ymm12
	vmovups	16(%rsp), %ymm10
	vmovups	752(%rsp), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm3
	vmovups	368(%rsp), %ymm6
	vmulps	%ymm3, %ymm6, %ymm2
	vmovups	336(%rsp), %ymm9
	vmulps	%ymm2, %ymm9, %ymm2
	vmovups	%ymm2, 96(%rsp)
	vmovups	848(%rsp), %ymm2
	vfmadd231ps	%ymm7, %ymm2, %ymm5
	vmulps	%ymm5, %ymm14, %ymm3
	vmulps	%ymm3, %ymm9, %ymm3
	vmovups	%ymm3, 144(%rsp)
	vfmadd231ps	%ymm7, %ymm15, %ymm4
	vmulps	%ymm4, %ymm13, %ymm4
	vmulps	%ymm4, %ymm9, %ymm3
	vmovups	%ymm3, 304(%rsp)
	vmovups	272(%rsp), %ymm3
	vmulps	%ymm7, %ymm3, %ymm5
	vmovups	816(%rsp), %ymm7
	vmulps	%ymm5, %ymm7, %ymm5
	vmulps	%ymm5, %ymm9, %ymm9
	vfmadd231ps	%ymm10, %ymm2, %ymm0
	vmulps	%ymm0, %ymm14, %ymm0
	vmulps	%ymm0, %ymm6, %ymm5
	vfmadd231ps	%ymm10, %ymm15, %ymm8
	vmulps	%ymm13, %ymm8, %ymm8
	vmulps	%ymm6, %ymm8, %ymm0
	vmovups	%ymm0, 336(%rsp)
	vmovaps	%ymm15, %ymm0
	vmulps	%ymm3, %ymm10, %ymm15
	vmulps	%ymm7, %ymm15, %ymm15
	vmulps	%ymm6, %ymm15, %ymm10
	vfmadd231ps	%ymm2, %ymm0, %ymm12
	vmulps	%ymm13, %ymm12, %ymm12
	vmulps	%ymm12, %ymm14, %ymm12
	vmulps	%ymm2, %ymm3, %ymm2
	vmulps	%ymm2, %ymm7, %ymm2
	vmulps	%ymm2, %ymm14, %ymm4
	vmulps	%ymm0, %ymm3, %ymm3
	vmulps	%ymm3, %ymm7, %ymm3
	vmulps	%ymm3, %ymm13, %ymm3
	vmovups	560(%rsp), %ymm6
	vblendvps	%ymm1, 96(%rsp), %ymm6, %ymm0
	vblendvps	%ymm1, 144(%rsp), %ymm6, %ymm2
	vblendvps	%ymm1, %ymm5, %ymm6, %ymm5
	vblendvps	%ymm1, 304(%rsp), %ymm6, %ymm8
	vblendvps	%ymm1, 336(%rsp), %ymm6, %ymm15
	vblendvps	%ymm1, %ymm12, %ymm6, %ymm12
	vblendvps	%ymm1, %ymm9, %ymm6, %ymm9
	vblendvps	%ymm1, %ymm10, %ymm6, %ymm7
	vblendvps	%ymm1, %ymm4, %ymm6, %ymm4
	vblendvps	%ymm1, %ymm3, %ymm6, %ymm1
	movq	%rax, %rcx
	shlq	$6, %rcx
	addq	%r15, %rcx
	vmovaps	%ymm0, (%r10,%rcx)
	movq	%rsi, %rcx
	shlq	$8, %rcx
	addq	%r15, %rcx
	vmovaps	%ymm2, (%r10,%rcx)
	leaq	(%rsi,%rsi,8), %rcx
	movq	%rcx, %rdx
	shlq	$5, %rdx
	addq	%r15, %rdx
	vmovaps	%ymm5, (%r10,%rdx)
	imulq	$352, %rsi, %rdx
	addq	%r15, %rdx
	vmovaps	%ymm8, (%r10,%rdx)
	shlq	$7, %rax
	addq	%r15, %rax
	vmovaps	%ymm15, (%r10,%rax)
	imulq	$416, %rsi, %rax
	addq	%r15, %rax
	vmovaps	%ymm12, (%r10,%rax)
	imulq	$480, %rsi, %rax
	addq	%r15, %rax
	vmovaps	%ymm9, (%r10,%rax)
	movq	%rsi, %rax
	shlq	$9, %rax
	addq	%r15, %rax
	vmovaps	%ymm7, (%r10,%rax)
	imulq	$544, %rsi, %rax
	addq	%r15, %rax
	vmovaps	%ymm4, (%r10,%rax)
	shlq	$6, %rcx
	addq	%r15, %rcx
	vmovaps	%ymm1, (%r10,%rcx)
	movl	$20, %ecx
.L13b90:
	testb	$8, %r14b
	vbroadcastss	.L13c0(%rip), %ymm15
	vmovdqu	2960(%rsp), %ymm2
	vmovdqu	2928(%rsp), %ymm3
	vbroadcastss	.L13c62(%rip), %ymm5
	vbroadcastss	.L13c63(%rip), %ymm6
	vbroadcastss	.L13c64(%rip), %ymm4
	vbroadcastss	.L13c65(%rip), %ymm7
	vmovups	3216(%rsp), %ymm10
	vmovups	3184(%rsp), %ymm1
	vmovups	48(%rsp), %ymm8
	je	.L13b8
	vdivps	3152(%rsp), %ymm15, %ymm0
	vmulps	%ymm0, %ymm1, %ymm1
	vpaddd	%ymm2, %ymm1, %ymm0
	vpand	%ymm3, %ymm0, %ymm0
	vmovdqu	1376(%rsp), %ymm2
	vpsubd	%ymm0, %ymm2, %ymm2
	vfmsub213ps	%ymm15, %ymm1, %ymm2
	vmulps	%ymm2, %ymm2, %ymm3
	vbroadcastss	.L13c66(%rip), %ymm1
	vfmadd213ps	%ymm7, %ymm2, %ymm1
	vfmadd213ps	%ymm6, %ymm2, %ymm4
	vbroadcastss	.L13c67(%rip), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm1
	vfmadd213ps	%ymm4, %ymm3, %ymm1
	vmovaps	%ymm5, %ymm4
	vbroadcastss	.L13c61(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm2, %ymm4
	vfmadd213ps	%ymm4, %ymm3, %ymm1
	vfmadd213ps	%ymm2, %ymm3, %ymm1
	movq	(%rsp), %rax
	vbroadcastss	100(%rax), %ymm3
	vxorps	%xmm5, %xmm5, %xmm5
	vmovups	400(%rsp), %ymm7
	vfmadd213ps	%ymm5, %ymm7, %ymm3
	vbroadcastss	104(%rax), %ymm2
	vmovups	432(%rsp), %ymm6
	vfmadd213ps	%ymm3, %ymm6, %ymm2
	vbroadcastss	136(%rax), %ymm3
	vfmadd213ps	%ymm5, %ymm7, %ymm3
	vbroadcastss	140(%rax), %ymm4
	vfmadd213ps	%ymm3, %ymm6, %ymm4
	vbroadcastss	172(%rax), %ymm3
	vfmadd213ps	%ymm5, %ymm7, %ymm3
	vbroadcastss	176(%rax), %ymm5
	vfmadd213ps	%ymm3, %ymm6, %ymm5
	vbroadcastss	108(%rax), %ymm3
	vfmadd213ps	%ymm2, %ymm8, %ymm3
	vbroadcastss	144(%rax), %ymm2
	vfmadd213ps	%ymm4, %ymm8, %ymm2
	vbroadcastss	180(%rax), %ymm4
	vfmadd213ps	%ymm5, %ymm8, %ymm4
	vbroadcastss	112(%rax), %ymm5
	vmovups	464(%rsp), %ymm6
	vfmadd213ps	%ymm3, %ymm6, %ymm5
	vbroadcastss	148(%rax), %ymm3
	vfmadd213ps	%ymm2, %ymm6, %ymm3
	vbroadcastss	184(%rax), %ymm2
	vfmadd213ps	%ymm4, %ymm6, %ymm2
	vbroadcastss	116(%rax), %ymm4
	vmovups	720(%rsp), %ymm6
	vfmadd213ps	%ymm5, %ymm6, %ymm4
	vbroadcastss	152(%rax), %ymm5
	vfmadd213ps	%ymm3, %ymm6, %ymm5
	vbroadcastss	188(%rax), %ymm8
	vfmadd213ps	%ymm2, %ymm6, %ymm8
	vbroadcastss	120(%rax), %ymm9
	vmovups	624(%rsp), %ymm6
	vfmadd213ps	%ymm4, %ymm6, %ymm9
	vbroadcastss	156(%rax), %ymm3
	vfmadd213ps	%ymm5, %ymm6, %ymm3
	vbroadcastss	192(%rax), %ymm2
	vfmadd213ps	%ymm8, %ymm6, %ymm2
	vcvtdq2ps	%ymm0, %ymm0
	vbroadcastss	.L13c68(%rip), %ymm4
	vfmadd231ps	%ymm0, %ymm4, %ymm1
	vbroadcastss	.L13c77(%rip), %ymm0
	vmovups	3120(%rsp), %ymm4
	vfmadd213ps	%ymm1, %ymm0, %ymm4
	vbroadcastss	.L13c78(%rip), %ymm0
	vfmadd213ps	%ymm4, %ymm0, %ymm10
	vmovups	2992(%rsp), %ymm4
	vaddps	%ymm4, %ymm9, %ymm1
	vmovups	192(%rsp), %ymm7
	vbroadcastss	.L13c76(%rip), %ymm0
	vfmadd231ps	%ymm0, %ymm4, %ymm3
	vbroadcastss	.L13c82(%rip), %ymm0
	vfmadd231ps	%ymm4, %ymm0, %ymm2
	vbroadcastss	208(%rax), %ymm0
	vbroadcastss	.L13c34(%rip), %ymm4
	vmovups	1056(%rsp), %ymm5
	vfmsub213ps	%ymm5, %ymm4, %ymm10
	vblendvps	%ymm7, %ymm0, %ymm10, %ymm4
	movq	%rcx, %rax
	imulq	%rsi, %rax
	shlq	$5, %rax
	addq	%r15, %rax
	vmovaps	%ymm4, (%r10,%rax)
	vaddps	%ymm5, %ymm5, %ymm4
	vblendvps	%ymm7, %ymm0, %ymm4, %ymm4
	leaq	1(%rcx), %rax
	imulq	%rsi, %rax
	shlq	$5, %rax
	addq	%r15, %rax
	vmovaps	%ymm4, (%r10,%rax)
	vblendvps	%ymm7, %ymm0, %ymm1, %ymm1
	leaq	2(%rcx), %rax
	imulq	%rsi, %rax
	shlq	$5, %rax
	addq	%r15, %rax
	vmovaps	%ymm1, (%r10,%rax)
	vblendvps	%ymm7, %ymm0, %ymm3, %ymm1
	leaq	3(%rcx), %rax
	imulq	%rsi, %rax
	shlq	$5, %rax
	addq	%r15, %rax
	vmovaps	%ymm1, (%r10,%rax)
	vblendvps	%ymm7, %ymm0, %ymm2, %ymm0
	addq	$4, %rcx
	imulq	%rsi, %rcx
	shlq	$5, %rcx
	addq	%r15, %rcx
	vmovaps	%ymm0, (%r10,%rcx)
	jmp	.L13b8
.L13b92:
	addq	$3640, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
