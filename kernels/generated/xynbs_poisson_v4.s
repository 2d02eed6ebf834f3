# Made by `cargo xtask kernels`. Do not edit.
	.text
	.p2align	2, 0x0
.L14c0:
	.long	0x3f800000
.L14c1:
	.long	1048576
.L14c3:
	.long	0x3f40094e
.L14c4:
	.long	0x3e1d5a5a
.L14c5:
	.long	0x3bd74912
.L14c6:
	.long	0x3f156f3d
.L14c7:
	.long	0x3d26f715
.L14c8:
	.long	8388607
.L14c9:
	.long	2147483647
.L14c10:
	.long	1400897535
.L14c11:
	.long	0xc9800000
.L14c12:
	.long	0x3f000000
.L14c13:
	.long	0x0da24260
.L14c14:
	.long	0x1e3ce508
.L14c15:
	.long	0xbf800000
.L14c16:
	.long	0x41100000
.L14c17:
	.long	0x3e800000
.L14c18:
	.long	0x41490fdb
.L14c19:
	.long	0x40a00000
.L14c20:
	.long	0x40800000
.L14c21:
	.long	0x7f7fffff
.L14c22:
	.long	0x3fc00000
.L14c23:
	.long	0x7149f2ca
.L14c24:
	.long	2
.L14c25:
	.long	4
.L14c26:
	.long	8
.L14c27:
	.long	16
.L14c28:
	.long	0x3f3504f3
.L14c29:
	.long	0x3ecc422a
.L14c30:
	.long	0x3f106ebb
.L14c31:
	.long	0xbf000000
.L14c32:
	.long	0x80000000
.L14c33:
	.long	0xc2ae0000
.L14c34:
	.long	0x3fb8aa3b
.L14c35:
	.long	0xbf317200
.L14c36:
	.long	0xb5bfbe8e
.L14c37:
	.long	0x3aae0472
.L14c38:
	.long	0x3c1e8629
.L14c39:
	.long	0x3d635b73
.L14c40:
	.long	0x3e75fc8c
.L14c41:
	.long	0x3f317214
.L14c42:
	.long	0x42fe0000
.L14c43:
	.long	0x3e99999a
.L14c44:
	.long	0xbe04a19d
.L14c45:
	.long	0x3ef89ba5
.L14c46:
	.long	0xbf03248e
.L14c47:
	.long	0x3f0c3744
.L14c48:
	.long	0xbdc1d79d
.L14c49:
	.long	0x3e5c1572
.L14c50:
	.long	0x3e17e642
.L14c51:
	.long	0x3e2ecff8
.L14c52:
	.long	0x3e2d3f9f
.L14c53:
	.long	0xc0000000
.L14c54:
	.long	0x41400000
.L14c55:
	.long	3234528013
.L14c56:
	.long	4286578688
.L14c57:
	.long	0x3eaaac4e
.L14c58:
	.long	0xbf00000d
.L14c59:
	.long	0x3e4bdb47
.L14c60:
	.long	0xbe7fd7d0
.L14c61:
	.long	0x3e259a3a
.L14c62:
	.long	0xbe2ec8d2
.L14c63:
	.long	0xbddadb52
.L14c64:
	.long	0x33b17218
.L14c65:
	.long	0x3727c5ac
.L14c66:
	.long	0x3a83126f
.L14c67:
	.long	0x41800000
.L14c68:
	.long	0x358637bd
.L14c69:
	.long	0x350637bd
.L14c70:
	.long	0x34210fb0
.L14c71:
	.long	0x36a7c5ac
.L14c72:
	.long	0x40000000
.L14c73:
	.long	0x3f317218
.L14c74:
	.long	0x3feb3f8f
.L14c75:
	.long	0x38d1b717
.L14c76:
	.long	0x40400000
.L14c77:
	.long	0x3951b717
.L14c78:
	.long	0x41000000
.L14c79:
	.long	0x3cf5c28f
.L14c80:
	.long	0x41200000
.L14c81:
	.long	0x26901d7d
.L14c82:
	.long	0x3f800054
.L14c83:
	.long	0xbf4ccccd
.L14c84:
	.short	65535
	.short	0
	.p2align	6, 0x0
.L14c2:
	.short	65535
	.short	0
	.short	65535
	.short	0
	.short	65535
	.short	0
	.short	65535
	.short	0
	.short	65535
	.short	0
	.short	65535
	.short	0
	.short	65535
	.short	0
	.short	65535
	.short	0
	.short	65535
	.short	0
	.short	65535
	.short	0
	.short	65535
	.short	0
	.short	65535
	.short	0
	.short	65535
	.short	0
	.short	65535
	.short	0
	.short	65535
	.short	0
	.short	65535
	.short	0
	.globl	gaussmle_xynbs_poisson_v4
gaussmle_xynbs_poisson_v4:
	.globl	_gaussmle_xynbs_poisson_v4
_gaussmle_xynbs_poisson_v4:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$5576, %rsp
	movl	%esi, 16(%rsp)
	testl	%ecx, %ecx
	je	.L14b100
	testl	%edx, %edx
	je	.L14b100
	cmpl	$0, 16(%rsp)
	je	.L14b100
	movq	5648(%rsp), %rbx
	movl	16(%rsp), %eax
	movl	%eax, %r14d
	movl	%edx, %esi
	movq	%rsi, 80(%rsp)
	movq	(%rdi), %rsi
	movq	24(%rdi), %r10
	movq	%r10, 8(%rsp)
	movq	32(%rdi), %r15
	movq	40(%rdi), %r10
	movq	%r10, 136(%rsp)
	movq	48(%rdi), %r13
	movq	56(%rdi), %r11
	addl	%r8d, %r9d
	addl	5632(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 96(%rsp)
	leaq	64(%r11), %rcx
	movq	%rcx, 88(%rsp)
	movq	%rsi, 56(%rsp)
	leaq	64(%rsi), %rcx
	movq	%rcx, 184(%rsp)
	imull	%eax, %edx
	movl	%edx, 68(%rsp)
	leaq	256(%r13), %rax
	xorl	%ecx, %ecx
	vbroadcastss	.L14c0(%rip), %zmm31
	vbroadcastss	.L14c12(%rip), %zmm30
	vbroadcastss	.L14c15(%rip), %zmm16
	vpbroadcastd	.L14c24(%rip), %zmm17
	vbroadcastss	.L14c25(%rip), %zmm0
	vxorps	%xmm28, %xmm28, %xmm28
	vpbroadcastd	.L14c0(%rip), %zmm7
	movq	%r9, 104(%rsp)
	movl	%r9d, %edx
	movq	%rax, %r9
	vbroadcastss	.L14c9(%rip), %zmm10
	vbroadcastss	.L14c3(%rip), %zmm11
	vbroadcastss	.L14c4(%rip), %zmm20
	vbroadcastss	.L14c5(%rip), %zmm21
	vbroadcastss	.L14c6(%rip), %zmm22
	vbroadcastss	.L14c7(%rip), %zmm23
	vpbroadcastd	.L14c8(%rip), %zmm24
	vpbroadcastd	.L14c84(%rip), %zmm25
	movq	%r11, 48(%rsp)
	movq	%r14, 128(%rsp)
	movq	%r15, 120(%rsp)
	jmp	.L14b4
	.p2align	4
.L14b99:
	incq	%rcx
	addl	68(%rsp), %edx
	cmpq	96(%rsp), %rcx
	je	.L14b100
.L14b4:
	movq	%rcx, %rax
	imulq	80(%rsp), %rax
	movq	%rax, 112(%rsp)
	movl	%edx, %esi
	xorl	%edi, %edi
	movq	%rcx, 144(%rsp)
	movl	%edx, 72(%rsp)
	jmp	.L14b5
	.p2align	4
.L14b98:
	incq	%rdi
	addl	16(%rsp), %esi
	cmpq	80(%rsp), %rdi
	je	.L14b99
.L14b5:
	movq	112(%rsp), %rax
	addq	%rdi, %rax
	imulq	%r14, %rax
	addq	104(%rsp), %rax
	movl	%esi, %r8d
	xorl	%r10d, %r10d
	movl	%esi, 76(%rsp)
	movq	%rdi, 160(%rsp)
	movq	%rax, 152(%rsp)
	jmp	.L14b6
	.p2align	4
.L14b96:
	korw	%k0, %k1, %k1
	vbroadcastss	.L14c76(%rip), %zmm0
	vblendmps	2496(%rsp), %zmm0, %zmm0 {%k1}
	movq	136(%rsp), %rcx
	vmovups	2560(%rsp), %zmm1
	vmovaps	%zmm1, (%rcx,%rax)
	vmovaps	%zmm0, (%rcx,%r12)
	movq	144(%rsp), %rcx
	vbroadcastss	.L14c12(%rip), %zmm30
	vbroadcastss	.L14c15(%rip), %zmm16
	vpbroadcastd	.L14c24(%rip), %zmm17
	vbroadcastss	.L14c25(%rip), %zmm0
	vpbroadcastd	.L14c0(%rip), %zmm7
	movl	72(%rsp), %edx
	vbroadcastss	.L14c9(%rip), %zmm10
	vbroadcastss	.L14c3(%rip), %zmm11
	vbroadcastss	.L14c4(%rip), %zmm20
	vbroadcastss	.L14c5(%rip), %zmm21
	vbroadcastss	.L14c6(%rip), %zmm22
	vbroadcastss	.L14c7(%rip), %zmm23
	vpbroadcastd	.L14c8(%rip), %zmm24
	vpbroadcastd	.L14c84(%rip), %zmm25
	movl	76(%rsp), %esi
	movq	160(%rsp), %rdi
	movq	152(%rsp), %rax
	movl	44(%rsp), %r8d
	movq	176(%rsp), %r10
.L14b97:
	incq	%r10
	incl	%r8d
	cmpq	%r14, %r10
	je	.L14b98
.L14b6:
	leaq	(%rax,%r10), %r12
	movl	8(%rbx), %ebp
	movq	%rbp, 32(%rsp)
	cmpq	%rbp, %r12
	jae	.L14b97
	vmovaps	%zmm0, %zmm19
	movq	%r10, 176(%rsp)
	movl	%r8d, 44(%rsp)
	movl	(%rbx), %r10d
	movl	16(%rbx), %ebp
	movl	20(%rbx), %ecx
	movq	%r10, %rdx
	imulq	%r10, %rdx
	leaq	1(%rdx), %rax
	shrq	%rax
	movl	%ecx, 4(%rsp)
	testb	$1, %cl
	movq	%rdx, 256(%rsp)
	cmoveq	%rdx, %rax
	vxorps	%xmm1, %xmm1, %xmm1
	testq	%r10, %r10
	movq	%r12, 168(%rsp)
	je	.L14b8
	movl	%ebp, 192(%rsp)
	movq	%rax, %rdx
	imulq	%r12, %rdx
	movq	%rdx, 704(%rsp)
	shlq	$6, %rdx
	addq	56(%rsp), %rdx
	movl	$2, %r9d
	subq	%r10, %r9
	movq	%r10, %rcx
	shlq	$6, %rcx
	movq	%rcx, 320(%rsp)
	movl	%r10d, %ecx
	shll	$4, %ecx
	movl	%ecx, 512(%rsp)
	imull	44(%rsp), %eax
	vpxor	%xmm12, %xmm12, %xmm12
	vxorps	%xmm26, %xmm26, %xmm26
	movl	$16, %r14d
	xorl	%r12d, %r12d
	movq	88(%rsp), %rbp
	vmovaps	%zmm31, %zmm27
	vmovaps	%zmm31, %zmm29
	vpbroadcastd	.L14c1(%rip), %zmm13
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm6, %xmm6, %xmm6
	xorl	%r15d, %r15d
	movl	4(%rsp), %ebx
	jmp	.L14b10
	.p2align	4
.L14b40:
	vaddps	%zmm14, %zmm8, %zmm8
	vaddps	%zmm15, %zmm2, %zmm2
	incq	%r15
	addq	320(%rsp), %rbp
	addl	512(%rsp), %r14d
	addq	%r10, %r12
	addl	%r10d, %eax
	cmpq	%r10, %r15
	je	.L14b41
.L14b10:
	movq	%r15, %rdi
	imulq	%r10, %rdi
	testb	$1, %bl
	jne	.L14b11
	movq	704(%rsp), %rcx
	leal	(%rcx,%rdi), %r8d
	andl	$2147483647, %r8d
	shlq	$6, %r8
	movq	56(%rsp), %rcx
	vmovaps	(%rcx,%r8), %zmm0
	movq	8(%rsp), %rcx
	vsubps	(%rcx){1to16}, %zmm0, %zmm3
	shlq	$6, %rdi
	vmulps	4(%rcx){1to16}, %zmm3, %zmm14
	vmovaps	%zmm14, (%r11,%rdi)
	testb	$8, %bl
	je	.L14b27
	vaddps	%zmm11, %zmm14, %zmm3
	vfmadd213ps	%zmm20, %zmm14, %zmm3
	vfmadd213ps	%zmm21, %zmm14, %zmm3
	vaddps	%zmm22, %zmm14, %zmm4
	vfmadd213ps	%zmm23, %zmm14, %zmm4
	vcmpltps	%zmm14, %zmm28, %k1
	vmulps	%zmm3, %zmm27, %zmm27 {%k1}
	vmulps	%zmm4, %zmm29, %zmm29 {%k1}
	vpsrld	$23, %zmm27, %zmm3
	vpsrld	$23, %zmm29, %zmm4
	vpsubd	%zmm4, %zmm13, %zmm4
	vpaddd	%zmm3, %zmm4, %zmm13
	vpternlogd	$236, %zmm24, %zmm7, %zmm27
	vpternlogd	$236, %zmm24, %zmm7, %zmm29
	vbroadcastss	.L14c0(%rip), %zmm3 {%k1} {z}
	vaddps	%zmm3, %zmm26, %zmm26
.L14b27:
	cmpl	$1, %r10d
	jne	.L14b29
	vaddps	%zmm14, %zmm6, %zmm6
.L14b29:
	vandps	%zmm10, %zmm0, %zmm0
	vpmaxud	%zmm0, %zmm12, %zmm12
	vaddps	%zmm28, %zmm14, %zmm15
	cmpq	$1, %r10
	je	.L14b38
	leaq	-2(%r10), %rcx
	testq	%rcx, %rcx
	je	.L14b31
	movl	%eax, %esi
	andl	$2147483647, %esi
	shlq	$6, %rsi
	addq	184(%rsp), %rsi
	movl	$1, %ebx
	xorl	%ecx, %ecx
	jmp	.L14b45
	.p2align	4
.L14b47:
	vandps	%zmm10, %zmm3, %zmm3
	vpmaxud	%zmm3, %zmm12, %zmm12
	vaddps	%zmm0, %zmm15, %zmm15
	leaq	(%r9,%rbx), %r11
	incq	%r11
	incq	%rbx
	addq	$64, %rcx
	cmpq	$1, %r11
	je	.L14b32
.L14b45:
	vmovaps	(%rsi,%rcx), %zmm3
	movq	8(%rsp), %r11
	vsubps	(%r11){1to16}, %zmm3, %zmm0
	vmulps	4(%r11){1to16}, %zmm0, %zmm0
	vmovaps	%zmm0, (%rbp,%rcx)
	testb	$8, 4(%rsp)
	je	.L14b47
	vaddps	%zmm11, %zmm0, %zmm4
	vfmadd213ps	%zmm20, %zmm0, %zmm4
	vfmadd213ps	%zmm21, %zmm0, %zmm4
	vaddps	%zmm22, %zmm0, %zmm5
	vfmadd213ps	%zmm23, %zmm0, %zmm5
	vcmpltps	%zmm0, %zmm28, %k1
	vmulps	%zmm4, %zmm27, %zmm27 {%k1}
	vmulps	%zmm5, %zmm29, %zmm29 {%k1}
	vpsrld	$23, %zmm27, %zmm4
	vpsrld	$23, %zmm29, %zmm5
	vpsubd	%zmm5, %zmm13, %zmm5
	vpaddd	%zmm4, %zmm5, %zmm13
	vpternlogd	$236, %zmm24, %zmm7, %zmm27
	vpternlogd	$236, %zmm24, %zmm7, %zmm29
	vbroadcastss	.L14c0(%rip), %zmm4 {%k1} {z}
	vaddps	%zmm4, %zmm26, %zmm26
	jmp	.L14b47
	.p2align	4
.L14b11:
	movq	%rdi, %rcx
	shlq	$5, %rcx
	andq	$-64, %rcx
	movl	%edi, %esi
	shll	$4, %esi
	andl	$16, %esi
	movq	%rdi, %r8
	vmovdqa64	(%rdx,%rcx), %zmm0
	vmovd	%esi, %xmm3
	vpsrld	%xmm3, %zmm0, %zmm0
	vpandd	%zmm25, %zmm0, %zmm0
	vcvtdq2ps	%zmm0, %zmm0
	movq	8(%rsp), %rcx
	vsubps	(%rcx){1to16}, %zmm0, %zmm3
	shlq	$6, %r8
	vmulps	4(%rcx){1to16}, %zmm3, %zmm14
	vmovaps	%zmm14, (%r11,%r8)
	testb	$8, %bl
	jne	.L14b12
	cmpl	$1, %r10d
	je	.L14b14
.L14b15:
	vpmaxud	%zmm0, %zmm12, %zmm12
	vaddps	%zmm28, %zmm14, %zmm15
	cmpq	$1, %r10
	jne	.L14b16
	jmp	.L14b38
	.p2align	4
.L14b12:
	vaddps	%zmm11, %zmm14, %zmm3
	vfmadd213ps	%zmm20, %zmm14, %zmm3
	vfmadd213ps	%zmm21, %zmm14, %zmm3
	vaddps	%zmm22, %zmm14, %zmm4
	vfmadd213ps	%zmm23, %zmm14, %zmm4
	vcmpltps	%zmm14, %zmm28, %k1
	vmulps	%zmm3, %zmm27, %zmm27 {%k1}
	vmulps	%zmm4, %zmm29, %zmm29 {%k1}
	vpsrld	$23, %zmm27, %zmm3
	vpsrld	$23, %zmm29, %zmm4
	vpsubd	%zmm4, %zmm13, %zmm4
	vpaddd	%zmm3, %zmm4, %zmm13
	vpternlogd	$236, %zmm24, %zmm7, %zmm27
	vpternlogd	$236, %zmm24, %zmm7, %zmm29
	vbroadcastss	.L14c0(%rip), %zmm3 {%k1} {z}
	vaddps	%zmm3, %zmm26, %zmm26
	cmpl	$1, %r10d
	jne	.L14b15
.L14b14:
	vaddps	%zmm14, %zmm6, %zmm6
	vpmaxud	%zmm0, %zmm12, %zmm12
	vaddps	%zmm28, %zmm14, %zmm15
	cmpq	$1, %r10
	je	.L14b38
.L14b16:
	leaq	-2(%r10), %rcx
	movl	$1, %r8d
	testq	%rcx, %rcx
	je	.L14b21
	movl	%r14d, %r11d
	movq	%rbp, %rsi
	jmp	.L14b18
	.p2align	4
.L14b20:
	vpmaxud	%zmm0, %zmm12, %zmm12
	vaddps	%zmm3, %zmm15, %zmm15
	leaq	(%r9,%r8), %rcx
	incq	%rcx
	incq	%r8
	addq	$64, %rsi
	addl	$16, %r11d
	cmpq	$1, %rcx
	je	.L14b21
.L14b18:
	leaq	(%r12,%r8), %rcx
	shlq	$5, %rcx
	andq	$-64, %rcx
	movl	%r11d, %ebx
	andl	$16, %ebx
	vmovdqa64	(%rdx,%rcx), %zmm0
	vmovd	%ebx, %xmm3
	movl	4(%rsp), %ebx
	vpsrld	%xmm3, %zmm0, %zmm0
	vpandd	%zmm25, %zmm0, %zmm0
	vcvtdq2ps	%zmm0, %zmm0
	movq	8(%rsp), %rcx
	vsubps	(%rcx){1to16}, %zmm0, %zmm3
	vmulps	4(%rcx){1to16}, %zmm3, %zmm3
	vmovaps	%zmm3, (%rsi)
	testb	$8, %bl
	je	.L14b20
	vaddps	%zmm11, %zmm3, %zmm4
	vfmadd213ps	%zmm20, %zmm3, %zmm4
	vfmadd213ps	%zmm21, %zmm3, %zmm4
	vaddps	%zmm22, %zmm3, %zmm5
	vfmadd213ps	%zmm23, %zmm3, %zmm5
	vcmpltps	%zmm3, %zmm28, %k1
	vmulps	%zmm4, %zmm27, %zmm27 {%k1}
	vmulps	%zmm5, %zmm29, %zmm29 {%k1}
	vpsrld	$23, %zmm27, %zmm4
	vpsrld	$23, %zmm29, %zmm5
	vpsubd	%zmm5, %zmm13, %zmm5
	vpaddd	%zmm4, %zmm5, %zmm13
	vpternlogd	$236, %zmm24, %zmm7, %zmm27
	vpternlogd	$236, %zmm24, %zmm7, %zmm29
	vbroadcastss	.L14c0(%rip), %zmm4 {%k1} {z}
	vaddps	%zmm4, %zmm26, %zmm26
	jmp	.L14b20
	.p2align	4
.L14b21:
	addq	%r8, %rdi
	movq	%rdi, %rcx
	shlq	$5, %rcx
	andq	$-64, %rcx
	movl	%edi, %esi
	shll	$4, %esi
	andl	$16, %esi
	vmovdqa64	(%rdx,%rcx), %zmm0
	vmovd	%esi, %xmm3
	vpsrld	%xmm3, %zmm0, %zmm0
	vpandd	%zmm25, %zmm0, %zmm0
	vcvtdq2ps	%zmm0, %zmm0
	movq	8(%rsp), %rcx
	vsubps	(%rcx){1to16}, %zmm0, %zmm3
	shlq	$6, %rdi
	vmulps	4(%rcx){1to16}, %zmm3, %zmm3
	movq	48(%rsp), %r11
	vmovaps	%zmm3, (%r11,%rdi)
	testb	$8, %bl
	je	.L14b23
	vaddps	%zmm11, %zmm3, %zmm4
	vfmadd213ps	%zmm20, %zmm3, %zmm4
	vfmadd213ps	%zmm21, %zmm3, %zmm4
	vaddps	%zmm22, %zmm3, %zmm5
	vfmadd213ps	%zmm23, %zmm3, %zmm5
	vcmpltps	%zmm3, %zmm28, %k1
	vmulps	%zmm4, %zmm27, %zmm27 {%k1}
	vmulps	%zmm5, %zmm29, %zmm29 {%k1}
	vpsrld	$23, %zmm27, %zmm4
	vpsrld	$23, %zmm29, %zmm5
	vpsubd	%zmm5, %zmm13, %zmm5
	vpaddd	%zmm4, %zmm5, %zmm13
	vpternlogd	$236, %zmm24, %zmm7, %zmm27
	vpternlogd	$236, %zmm24, %zmm7, %zmm29
	vbroadcastss	.L14c0(%rip), %zmm4 {%k1} {z}
	vaddps	%zmm4, %zmm26, %zmm26
.L14b23:
	incq	%r8
	cmpq	%r10, %r8
	jne	.L14b37
	vaddps	%zmm3, %zmm6, %zmm6
	jmp	.L14b37
.L14b31:
	movl	$1, %ebx
.L14b32:
	addq	56(%rsp), %r8
	movq	%rbx, %rcx
	shlq	$6, %rcx
	vmovaps	(%r8,%rcx), %zmm0
	movq	8(%rsp), %rsi
	vsubps	(%rsi){1to16}, %zmm0, %zmm3
	movq	48(%rsp), %r11
	addq	%r11, %rdi
	vmulps	4(%rsi){1to16}, %zmm3, %zmm3
	vmovaps	%zmm3, (%rdi,%rcx)
	testb	$8, 4(%rsp)
	je	.L14b34
	vaddps	%zmm11, %zmm3, %zmm4
	vfmadd213ps	%zmm20, %zmm3, %zmm4
	vfmadd213ps	%zmm21, %zmm3, %zmm4
	vaddps	%zmm22, %zmm3, %zmm5
	vfmadd213ps	%zmm23, %zmm3, %zmm5
	vcmpltps	%zmm3, %zmm28, %k1
	vmulps	%zmm4, %zmm27, %zmm27 {%k1}
	vmulps	%zmm5, %zmm29, %zmm29 {%k1}
	vpsrld	$23, %zmm27, %zmm4
	vpsrld	$23, %zmm29, %zmm5
	vpsubd	%zmm5, %zmm13, %zmm5
	vpaddd	%zmm4, %zmm5, %zmm13
	vpternlogd	$236, %zmm24, %zmm7, %zmm27
	vpternlogd	$236, %zmm24, %zmm7, %zmm29
	vbroadcastss	.L14c0(%rip), %zmm4 {%k1} {z}
	vaddps	%zmm4, %zmm26, %zmm26
.L14b34:
	incq	%rbx
	cmpq	%r10, %rbx
	jne	.L14b36
	vaddps	%zmm3, %zmm6, %zmm6
.L14b36:
	movl	4(%rsp), %ebx
	vandps	%zmm10, %zmm0, %zmm0
.L14b37:
	vpmaxud	%zmm0, %zmm12, %zmm12
	vaddps	%zmm3, %zmm15, %zmm15
.L14b38:
	testq	%r15, %r15
	jne	.L14b40
	vaddps	%zmm15, %zmm9, %zmm9
	jmp	.L14b40
	.p2align	4
.L14b41:
	vpcmpnleud	.L14c10(%rip){1to16}, %zmm12, %k0
	vcvtudq2ps	%zmm13, %zmm0
	vaddps	.L14c11(%rip){1to16}, %zmm0, %zmm0
	vmovups	%zmm0, 4096(%rsp)
	movq	5648(%rsp), %rbx
	movq	128(%rsp), %r14
	movq	120(%rsp), %r15
	leaq	256(%r13), %r9
	movl	192(%rsp), %ebp
	jmp	.L14b42
.L14b8:
	kxorw	%k0, %k0, %k0
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm26, %xmm26, %xmm26
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 4096(%rsp)
	vmovaps	%zmm31, %zmm29
	vmovaps	%zmm31, %zmm27
.L14b42:
	vcvtusi2ss	%r10d, %xmm18, %xmm0
	vbroadcastss	%xmm0, %zmm5
	vmaxps	%zmm31, %zmm5, %zmm0
	vdivps	%zmm0, %zmm31, %zmm0
	vmulps	%zmm9, %zmm0, %zmm3
	vmulps	%zmm15, %zmm0, %zmm4
	vmulps	%zmm8, %zmm0, %zmm7
	vmulps	%zmm6, %zmm0, %zmm0
	vminps	%zmm3, %zmm4, %zmm6
	vcmpunordps	%zmm3, %zmm3, %k1
	vmovaps	%zmm4, %zmm6 {%k1}
	vmaxps	%zmm3, %zmm4, %zmm3
	vmovaps	%zmm4, %zmm3 {%k1}
	vminps	%zmm7, %zmm0, %zmm4
	vcmpunordps	%zmm7, %zmm7, %k1
	vmovaps	%zmm0, %zmm4 {%k1}
	vmaxps	%zmm7, %zmm0, %zmm7
	vmovaps	%zmm0, %zmm7 {%k1}
	vminps	%zmm6, %zmm4, %zmm0
	vcmpunordps	%zmm6, %zmm6, %k1
	vmovaps	%zmm4, %zmm0 {%k1}
	vmaxps	%zmm6, %zmm4, %zmm6
	vmovaps	%zmm4, %zmm6 {%k1}
	vminps	%zmm3, %zmm7, %zmm4
	vcmpunordps	%zmm3, %zmm3, %k1
	vmovaps	%zmm7, %zmm4 {%k1}
	vminps	%zmm6, %zmm4, %zmm3
	vcmpunordps	%zmm6, %zmm6, %k1
	vmovaps	%zmm4, %zmm3 {%k1}
	vaddps	%zmm3, %zmm0, %zmm0
	vmulps	%zmm30, %zmm0, %zmm3
	testq	%r10, %r10
	je	.L14b43
	vmaxps	%zmm1, %zmm3, %zmm0
	vsqrtps	%zmm0, %zmm0
	vaddps	%zmm0, %zmm3, %zmm0
	movl	%r10d, %eax
	andl	$-2, %eax
	movq	%r10, %rdx
	shlq	$6, %rdx
	vxorps	%xmm4, %xmm4, %xmm4
	movq	88(%rsp), %rsi
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm1, %xmm1, %xmm1
	xorl	%edi, %edi
	jmp	.L14b49
	.p2align	4
.L14b50:
	xorl	%ecx, %ecx
.L14b54:
	vmovaps	%zmm8, %zmm10
	vmovaps	%zmm7, %zmm8
	movq	%rdi, %r8
	imulq	%r10, %r8
	shlq	$6, %r8
	addq	%r11, %r8
	vcvtsi2ss	%rcx, %xmm31, %xmm11
	shlq	$6, %rcx
	vmovaps	(%r8,%rcx), %zmm7
	vsubps	%zmm0, %zmm7, %zmm7
	vmaxps	%zmm28, %zmm7, %zmm7
	vmulps	%zmm7, %zmm7, %zmm12
	vbroadcastss	%xmm11, %zmm7
	vaddps	%zmm12, %zmm9, %zmm9
	vfmadd213ps	%zmm8, %zmm12, %zmm7
	vmulss	%xmm11, %xmm11, %xmm8
	vbroadcastss	%xmm8, %zmm8
	vfmadd213ps	%zmm10, %zmm12, %zmm8
.L14b55:
	vcvtsi2ss	%rdi, %xmm31, %xmm10
	vbroadcastss	%xmm10, %zmm11
	vaddps	%zmm9, %zmm4, %zmm4
	vfmadd231ps	%zmm11, %zmm9, %zmm6
	vmulss	%xmm10, %xmm10, %xmm10
	vbroadcastss	%xmm10, %zmm10
	vfmadd231ps	%zmm10, %zmm9, %zmm1
	incq	%rdi
	addq	%rdx, %rsi
	cmpq	%r10, %rdi
	je	.L14b56
.L14b49:
	vxorps	%xmm9, %xmm9, %xmm9
	cmpq	$1, %r10
	je	.L14b50
	movq	%rsi, %r8
	xorl	%ecx, %ecx
	.p2align	4
.L14b52:
	vmovaps	-64(%r8), %zmm10
	vmovaps	(%r8), %zmm11
	vsubps	%zmm0, %zmm10, %zmm10
	vcvtsi2ss	%rcx, %xmm31, %xmm12
	vmaxps	%zmm28, %zmm10, %zmm10
	vmulps	%zmm10, %zmm10, %zmm10
	vbroadcastss	%xmm12, %zmm13
	vaddps	%zmm10, %zmm9, %zmm9
	vfmadd213ps	%zmm7, %zmm10, %zmm13
	vmulss	%xmm12, %xmm12, %xmm7
	vbroadcastss	%xmm7, %zmm12
	vfmadd213ps	%zmm8, %zmm10, %zmm12
	vsubps	%zmm0, %zmm11, %zmm7
	vmaxps	%zmm28, %zmm7, %zmm7
	vmulps	%zmm7, %zmm7, %zmm10
	leaq	1(%rcx), %r9
	vcvtsi2ss	%r9, %xmm31, %xmm8
	vbroadcastss	%xmm8, %zmm7
	vaddps	%zmm10, %zmm9, %zmm9
	vfmadd213ps	%zmm13, %zmm10, %zmm7
	vmulss	%xmm8, %xmm8, %xmm8
	vbroadcastss	%xmm8, %zmm8
	vfmadd213ps	%zmm12, %zmm10, %zmm8
	addq	$2, %rcx
	subq	$-128, %r8
	cmpq	%rax, %rcx
	jne	.L14b52
	testb	$1, %r10b
	leaq	256(%r13), %r9
	jne	.L14b54
	jmp	.L14b55
.L14b43:
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm4, %xmm4, %xmm4
.L14b56:
	vmovdqu64	%zmm29, 4736(%rsp)
	vmovdqu64	%zmm27, 4800(%rsp)
	vmovups	%zmm26, 4864(%rsp)
	vcvtusi2ssq	256(%rsp), %xmm18, %xmm0
	vmaxps	.L14c13(%rip){1to16}, %zmm4, %zmm9
	vdivps	%zmm9, %zmm31, %zmm9
	vbroadcastss	%xmm0, %zmm12
	vcmpgtps	.L14c14(%rip){1to16}, %zmm4, %k1
	vaddps	%zmm16, %zmm5, %zmm0
	vdivps	.L14c16(%rip){1to16}, %zmm12, %zmm5
	vmulps	%zmm30, %zmm0, %zmm0
	vmovaps	%zmm0, %zmm10
	vmulps	%zmm9, %zmm7, %zmm10 {%k1}
	vmulps	%zmm9, %zmm8, %zmm7
	vfnmadd231ps	%zmm10, %zmm10, %zmm7
	vaddps	%zmm7, %zmm7, %zmm7
	vminps	%zmm7, %zmm5, %zmm8
	vcmpunordps	%zmm7, %zmm7, %k2
	vmovaps	%zmm5, %zmm8 {%k2}
	vbroadcastss	.L14c17(%rip), %zmm11
	vmaxps	%zmm11, %zmm8, %zmm7
	vsqrtps	%zmm7, %zmm7
	vmulps	%zmm9, %zmm6, %zmm0 {%k1}
	vmulps	%zmm9, %zmm1, %zmm1
	vfnmadd231ps	%zmm0, %zmm0, %zmm1
	vaddps	%zmm1, %zmm1, %zmm1
	vminps	%zmm1, %zmm5, %zmm6
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovaps	%zmm5, %zmm6 {%k1}
	vmaxps	%zmm11, %zmm6, %zmm1
	vsqrtps	%zmm1, %zmm1
	vmulps	.L14c18(%rip){1to16}, %zmm7, %zmm5
	vmulps	%zmm5, %zmm1, %zmm5
	vmulps	%zmm5, %zmm4, %zmm4
	vfnmadd231ps	%zmm12, %zmm3, %zmm2
	vsqrtps	%zmm4, %zmm4
	vmaxps	%zmm2, %zmm4, %zmm5
	vcmpunordps	%zmm2, %zmm2, %k1
	vmovaps	%zmm4, %zmm5 {%k1}
	vmaxps	%zmm31, %zmm5, %zmm2
	vaddps	%zmm1, %zmm7, %zmm1
	vmulps	%zmm30, %zmm1, %zmm1
	movq	8(%rsp), %rax
	vbroadcastss	20(%rax), %zmm4
	vxorps	%xmm20, %xmm20, %xmm20
	vcmpltps	%zmm4, %zmm20, %k1
	vmovaps	%zmm4, %zmm1 {%k1}
	vbroadcastss	52(%rax), %zmm15
	vbroadcastss	76(%rax), %zmm16
	vbroadcastss	56(%rax), %zmm13
	vbroadcastss	80(%rax), %zmm14
	vbroadcastss	60(%rax), %zmm9
	vbroadcastss	84(%rax), %zmm11
	vbroadcastss	64(%rax), %zmm7
	vbroadcastss	88(%rax), %zmm8
	vbroadcastss	68(%rax), %zmm5
	vbroadcastss	92(%rax), %zmm6
	vminps	%zmm10, %zmm16, %zmm4
	vcmpunordps	%zmm10, %zmm10, %k1
	vmovups	%zmm16, 3136(%rsp)
	vmovaps	%zmm16, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm15, %zmm26
	vcmpunordps	%zmm4, %zmm4, %k1
	vmovups	%zmm15, 3200(%rsp)
	vmovaps	%zmm15, %zmm26 {%k1}
	vminps	%zmm0, %zmm14, %zmm4
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovups	%zmm14, 3264(%rsp)
	vmovaps	%zmm14, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm13, %zmm0
	vcmpunordps	%zmm4, %zmm4, %k1
	vmovups	%zmm13, 3328(%rsp)
	vmovaps	%zmm13, %zmm0 {%k1}
	vmovups	%zmm0, 768(%rsp)
	vmovups	%zmm11, 2304(%rsp)
	vminps	%zmm2, %zmm11, %zmm0
	vmovups	%zmm9, 2368(%rsp)
	vmaxps	%zmm0, %zmm9, %zmm23
	vminps	%zmm3, %zmm8, %zmm0
	vcmpunordps	%zmm3, %zmm3, %k1
	vmovups	%zmm8, 3392(%rsp)
	vmovaps	%zmm8, %zmm0 {%k1}
	vmaxps	%zmm0, %zmm7, %zmm2
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovups	%zmm7, 3456(%rsp)
	vmovaps	%zmm7, %zmm2 {%k1}
	vmovups	%zmm2, 960(%rsp)
	vminps	%zmm1, %zmm6, %zmm0
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovaps	%zmm6, %zmm0 {%k1}
	vmaxps	%zmm0, %zmm5, %zmm29
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovaps	%zmm5, %zmm29 {%k1}
	vbroadcastss	.L14c19(%rip), %zmm0
	vmovups	%zmm12, 4672(%rsp)
	vcmpltps	%zmm0, %zmm12, %k1
	korw	%k0, %k1, %k1
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%zmm1, 3072(%rsp)
	vblendmps	%zmm20, %zmm31, %zmm12 {%k1}
	vbroadcastss	.L14c20(%rip), %zmm1
	vblendmps	%zmm1, %zmm0, %zmm0 {%k1}
	vmovups	%zmm0, 2496(%rsp)
	vcvtusi2ss	%ebp, %xmm31, %xmm0
	vbroadcastss	%xmm0, %zmm0
	vmovups	%zmm0, 4224(%rsp)
	vmovups	%zmm5, 3584(%rsp)
	vmovups	%zmm6, 3520(%rsp)
	vsubss	%xmm5, %xmm6, %xmm0
	vmulss	.L14c17(%rip), %xmm0, %xmm0
	vbroadcastss	%xmm0, %zmm0
	vmovups	%zmm0, 4928(%rsp)
	leaq	(%r10,%r10,4), %rdx
	shlq	$6, %rdx
	addq	%r9, %rdx
	movq	%r10, %r12
	shlq	$6, %r12
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 2816(%rsp)
	vmovups	%zmm0, 2176(%rsp)
	vmovups	%zmm0, 2240(%rsp)
	vmovups	%zmm0, 2880(%rsp)
	vxorps	%xmm10, %xmm10, %xmm10
	vmovups	%zmm0, 1664(%rsp)
	vmovups	%zmm31, 3008(%rsp)
	vbroadcastss	.L14c23(%rip), %zmm0
	vmovups	%zmm0, 4160(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	%zmm2, 896(%rsp)
	vmovups	%zmm0, 2432(%rsp)
	vmovups	%zmm1, 2944(%rsp)
	vbroadcastss	.L14c22(%rip), %zmm0
	vmovups	%zmm0, 3840(%rsp)
	vbroadcastss	.L14c21(%rip), %zmm0
	vmovups	%zmm0, 3648(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 2560(%rsp)
	vxorps	%xmm6, %xmm6, %xmm6
	jmp	.L14b57
	.p2align	4
.L14b101:
	vmulps	%zmm24, %zmm14, %zmm14
	vfmadd213ps	%zmm21, %zmm14, %zmm22
	vmulps	%zmm22, %zmm4, %zmm4
	vfmadd213ps	%zmm19, %zmm4, %zmm18
	vfmadd213ps	%zmm18, %zmm14, %zmm20
	vmulps	%zmm20, %zmm5, %zmm5
	vfmadd213ps	%zmm17, %zmm5, %zmm15
	vfmadd213ps	%zmm15, %zmm4, %zmm9
	vfmadd213ps	%zmm9, %zmm14, %zmm16
	vmulps	%zmm16, %zmm10, %zmm3
	vmovups	4352(%rsp), %zmm8
	vfmadd213ps	%zmm2, %zmm3, %zmm8
	vmovups	384(%rsp), %zmm15
	vmulps	%zmm3, %zmm15, %zmm27
	vmovups	768(%rsp), %zmm28
	vaddps	%zmm27, %zmm28, %zmm9
	vcmpunordps	%zmm9, %zmm9, %k1
	vmovups	3264(%rsp), %zmm2
	vmovaps	%zmm0, %zmm7
	vminps	%zmm9, %zmm2, %zmm3
	vmovaps	%zmm2, %zmm3 {%k1}
	vcmpunordps	%zmm3, %zmm3, %k1
	vmovups	3328(%rsp), %zmm2
	vmaxps	%zmm3, %zmm2, %zmm3
	vmovaps	%zmm2, %zmm3 {%k1}
	vcmpeqps	%zmm28, %zmm3, %k1
	vcmpneqps	%zmm3, %zmm9, %k3 {%k1}
	vmovups	4288(%rsp), %zmm10
	vfmadd213ps	%zmm8, %zmm5, %zmm10
	vmovups	4480(%rsp), %zmm0
	vfmadd213ps	%zmm10, %zmm4, %zmm0
	vmovups	4416(%rsp), %zmm2
	vfmadd213ps	%zmm0, %zmm14, %zmm2
	vmovups	576(%rsp), %zmm16
	vmulps	%zmm2, %zmm16, %zmm22
	vmovups	1280(%rsp), %zmm23
	vaddps	%zmm22, %zmm23, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k1
	vxorps	%xmm10, %xmm10, %xmm10
	vmovups	3136(%rsp), %zmm2
	vminps	%zmm0, %zmm2, %zmm3
	vmovaps	%zmm2, %zmm3 {%k1}
	vcmpunordps	%zmm3, %zmm3, %k1
	vmovups	3200(%rsp), %zmm2
	vmaxps	%zmm3, %zmm2, %zmm3
	vmovaps	%zmm2, %zmm3 {%k1}
	vcmpeqps	%zmm23, %zmm3, %k1
	vcmpneqps	%zmm3, %zmm0, %k4 {%k1}
	vmovups	448(%rsp), %zmm8
	vmulps	%zmm5, %zmm8, %zmm0
	vmovups	%zmm0, 832(%rsp)
	vaddps	%zmm0, %zmm30, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovups	2304(%rsp), %zmm2
	vminps	%zmm0, %zmm2, %zmm3
	vmovaps	%zmm2, %zmm3 {%k1}
	vcmpunordps	%zmm3, %zmm3, %k1
	vmovups	2368(%rsp), %zmm5
	vmaxps	%zmm3, %zmm5, %zmm3
	vmovaps	%zmm5, %zmm3 {%k1}
	vcmpeqps	%zmm30, %zmm3, %k1
	vcmpneqps	%zmm3, %zmm0, %k5 {%k1}
	vmovups	1920(%rsp), %zmm17
	vmulps	%zmm4, %zmm17, %zmm0
	vmovups	%zmm0, 192(%rsp)
	vaddps	%zmm0, %zmm26, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovups	3392(%rsp), %zmm2
	vminps	%zmm0, %zmm2, %zmm3
	vmovaps	%zmm2, %zmm3 {%k1}
	vcmpunordps	%zmm3, %zmm3, %k1
	vmovups	3456(%rsp), %zmm2
	vmaxps	%zmm3, %zmm2, %zmm3
	vmovaps	%zmm2, %zmm3 {%k1}
	vcmpeqps	%zmm26, %zmm3, %k1
	vcmpneqps	%zmm3, %zmm0, %k6 {%k1}
	vmovups	1216(%rsp), %zmm3
	vmulps	%zmm14, %zmm3, %zmm0
	vmovups	%zmm0, 1600(%rsp)
	vmovups	2624(%rsp), %zmm26
	vaddps	%zmm0, %zmm26, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovups	3520(%rsp), %zmm2
	vminps	%zmm0, %zmm2, %zmm4
	vmovaps	%zmm2, %zmm4 {%k1}
	vcmpunordps	%zmm4, %zmm4, %k1
	vmovups	3584(%rsp), %zmm2
	vmaxps	%zmm4, %zmm2, %zmm4
	vmovaps	%zmm2, %zmm4 {%k1}
	vcmpeqps	%zmm26, %zmm4, %k1
	vcmpneqps	%zmm4, %zmm0, %k7 {%k1}
	vmovups	5056(%rsp), %zmm0
	vminps	%zmm31, %zmm0, %zmm0
	vminps	%zmm0, %zmm13, %zmm0
	vminps	%zmm0, %zmm6, %zmm0
	vminps	%zmm0, %zmm12, %zmm0
	vmulps	1792(%rsp), %zmm16, %zmm4
	vmulps	%zmm4, %zmm16, %zmm4
	vmovups	1536(%rsp), %zmm9
	vsubps	%zmm9, %zmm31, %zmm5
	vfmadd231ps	%zmm4, %zmm9, %zmm5
	vminps	%zmm0, %zmm5, %zmm0
	vmulps	1856(%rsp), %zmm15, %zmm4
	vmulps	%zmm4, %zmm15, %zmm4
	vmovups	1472(%rsp), %zmm29
	vsubps	%zmm29, %zmm31, %zmm5
	vfmadd231ps	%zmm4, %zmm29, %zmm5
	vcmpunordps	%zmm0, %zmm0, %k1
	vminps	%zmm0, %zmm5, %zmm0
	vmovaps	%zmm5, %zmm0 {%k1}
	vmulps	256(%rsp), %zmm8, %zmm4
	vmulps	%zmm4, %zmm8, %zmm4
	vsubps	%zmm11, %zmm31, %zmm5
	vfmadd231ps	%zmm4, %zmm11, %zmm5
	vcmpunordps	%zmm0, %zmm0, %k1
	vminps	%zmm0, %zmm5, %zmm0
	vmovaps	%zmm5, %zmm0 {%k1}
	vmulps	4032(%rsp), %zmm17, %zmm4
	vmulps	%zmm4, %zmm17, %zmm4
	vsubps	%zmm7, %zmm31, %zmm5
	vfmadd231ps	%zmm4, %zmm7, %zmm5
	vcmpunordps	%zmm0, %zmm0, %k1
	vminps	%zmm0, %zmm5, %zmm0
	vmovaps	%zmm5, %zmm0 {%k1}
	vmulps	4544(%rsp), %zmm3, %zmm4
	vmulps	%zmm4, %zmm3, %zmm4
	vmovups	2688(%rsp), %zmm2
	vsubps	%zmm2, %zmm31, %zmm5
	vfmadd231ps	%zmm4, %zmm2, %zmm5
	vcmpunordps	%zmm0, %zmm0, %k1
	vminps	%zmm0, %zmm5, %zmm0
	vmovaps	%zmm5, %zmm0 {%k1}
	vdivps	%zmm30, %zmm31, %zmm4
	vmulps	%zmm4, %zmm8, %zmm6
	vmovups	%zmm6, 448(%rsp)
	vcmpltps	.L14c75(%rip){1to16}, %zmm0, %k1
	vmovups	3072(%rsp), %zmm12
	vmovaps	%zmm12, %zmm0
	vfmadd132ps	512(%rsp), %zmm10, %zmm0
	vmovups	2816(%rsp), %zmm24
	vfmadd231ps	320(%rsp), %zmm24, %zmm0
	vmovups	1152(%rsp), %zmm2
	vfmadd231ps	2176(%rsp), %zmm2, %zmm0
	vsqrtps	%zmm25, %zmm7
	vmovups	704(%rsp), %zmm2
	vfmadd231ps	2240(%rsp), %zmm2, %zmm0
	vmovups	2880(%rsp), %zmm25
	vfmadd231ps	1024(%rsp), %zmm25, %zmm0
	vmovups	1664(%rsp), %zmm2
	vsubps	%zmm0, %zmm2, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k2
	vbroadcastss	.L14c17(%rip), %zmm15
	vmulps	%zmm15, %zmm2, %zmm4
	vmaxps	%zmm0, %zmm4, %zmm0
	vmovaps	%zmm4, %zmm0 {%k2}
	vmovups	896(%rsp), %zmm3
	vcmpnltps	%zmm3, %zmm10, %k0
	vmovups	%zmm3, 896(%rsp)
	vmulps	.L14c80(%rip){1to16}, %zmm7, %zmm4
	vmulps	%zmm4, %zmm7, %zmm4
	vmulps	%zmm4, %zmm6, %zmm4
	korw	%k0, %k1, %k2
	kmovq	%k1, %k0
	vbroadcastss	.L14c23(%rip), %zmm16
	vmovaps	%zmm16, %zmm4 {%k2}
	movq	8(%rsp), %rax
	vbroadcastss	16(%rax), %zmm6
	vcmpleps	%zmm6, %zmm4, %k1
	vmulss	%xmm6, %xmm6, %xmm4
	vbroadcastss	%xmm4, %zmm4
	vcmpleps	%zmm4, %zmm1, %k1 {%k1}
	kmovw	%k1, 256(%rsp)
	vpmovm2d	%k4, %zmm1
	vpsrld	$31, %zmm1, %zmm1
	vpbroadcastd	.L14c26(%rip), %zmm4 {%k6} {z}
	vpbroadcastd	.L14c27(%rip), %zmm19
	vpord	%zmm19, %zmm4, %zmm4 {%k7}
	vpbroadcastd	.L14c25(%rip), %zmm18
	vpord	%zmm18, %zmm4, %zmm4 {%k5}
	vpbroadcastd	.L14c24(%rip), %zmm17
	vpord	%zmm17, %zmm4, %zmm4 {%k3}
	vmaxps	.L14c13(%rip){1to16}, %zmm0, %zmm0
	vdivps	%zmm0, %zmm31, %zmm0
	vpord	%zmm1, %zmm4, %zmm1
	vmovdqu64	%zmm1, 384(%rsp)
	vcmpltps	%zmm3, %zmm10, %k3
	vmovups	%zmm2, 1664(%rsp)
	vmulps	%zmm0, %zmm2, %zmm0
	vmovups	3008(%rsp), %zmm19
	vmulps	%zmm0, %zmm19, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovups	3840(%rsp), %zmm1
	vminps	%zmm0, %zmm1, %zmm0
	vmovaps	%zmm1, %zmm0 {%k1}
	vmaxps	.L14c79(%rip){1to16}, %zmm0, %zmm18
	vcmpnltps	%zmm2, %zmm10, %k1
	korw	%k1, %k3, %k1
	vmovaps	%zmm31, %zmm18 {%k1}
	vbroadcastss	.L14c9(%rip), %zmm20
	vandps	%zmm20, %zmm22, %zmm0
	vbroadcastss	.L14c81(%rip), %zmm21
	vaddps	%zmm21, %zmm0, %zmm0
	vdivps	%zmm0, %zmm31, %zmm4
	vcmpunordps	%zmm18, %zmm18, %k1
	vandps	%zmm20, %zmm27, %zmm0
	vaddps	%zmm21, %zmm0, %zmm0
	vdivps	%zmm0, %zmm31, %zmm8
	vmovups	3968(%rsp), %zmm14
	vmulps	%zmm4, %zmm14, %zmm0
	vminps	%zmm18, %zmm0, %zmm6
	vmovaps	%zmm0, %zmm6 {%k1}
	vcmpunordps	%zmm6, %zmm6, %k1
	vmulps	%zmm8, %zmm14, %zmm0
	vminps	%zmm6, %zmm0, %zmm6
	vmovaps	%zmm0, %zmm6 {%k1}
	vmovups	1600(%rsp), %zmm17
	vandps	%zmm20, %zmm17, %zmm0
	vaddps	%zmm21, %zmm0, %zmm0
	vdivps	%zmm0, %zmm31, %zmm0
	vmulps	.L14c12(%rip){1to16}, %zmm0, %zmm13
	vmulps	%zmm13, %zmm14, %zmm13
	vcmpunordps	%zmm13, %zmm13, %k1
	vmulps	4928(%rsp), %zmm0, %zmm14
	vminps	%zmm13, %zmm14, %zmm13
	vmovaps	%zmm14, %zmm13 {%k1}
	vcmpunordps	%zmm6, %zmm6, %k1
	vminps	%zmm6, %zmm13, %zmm6
	vmovaps	%zmm13, %zmm6 {%k1}
	vxorps	%xmm5, %xmm5, %xmm5
	vcmpltps	%zmm5, %zmm22, %k1
	vmovups	3136(%rsp), %zmm2
	vsubps	%zmm23, %zmm2, %zmm13
	vmovups	3200(%rsp), %zmm3
	vsubps	%zmm3, %zmm23, %zmm13 {%k1}
	vmulps	%zmm4, %zmm13, %zmm4
	vcmpltps	%zmm9, %zmm5, %k1
	vxorps	%xmm15, %xmm15, %xmm15
	vbroadcastss	.L14c82(%rip), %zmm14
	vmulps	%zmm14, %zmm4, %zmm4
	vmovaps	%zmm16, %zmm13
	vminps	%zmm16, %zmm4, %zmm13 {%k1}
	vcmpltps	%zmm15, %zmm27, %k1
	vmovups	3264(%rsp), %zmm5
	vsubps	%zmm28, %zmm5, %zmm4
	vmovups	3328(%rsp), %zmm10
	vsubps	%zmm10, %zmm28, %zmm4 {%k1}
	vmulps	%zmm8, %zmm4, %zmm4
	vcmpltps	%zmm29, %zmm15, %k1
	vmovaps	%zmm16, %zmm8
	vmulps	%zmm14, %zmm4, %zmm8 {%k1}
	vcmpunordps	%zmm13, %zmm13, %k1
	vminps	%zmm13, %zmm8, %zmm4
	vmovaps	%zmm8, %zmm4 {%k1}
	vmovups	832(%rsp), %zmm8
	vcmpltps	%zmm15, %zmm8, %k1
	vandps	%zmm20, %zmm8, %zmm8
	vaddps	%zmm21, %zmm8, %zmm8
	vdivps	%zmm8, %zmm31, %zmm8
	vmovups	2304(%rsp), %zmm9
	vsubps	%zmm30, %zmm9, %zmm11
	vsubps	2368(%rsp), %zmm30, %zmm11 {%k1}
	vmulps	%zmm8, %zmm11, %zmm8
	vcmpltps	3776(%rsp), %zmm15, %k1
	vmovaps	%zmm16, %zmm1
	vmovaps	%zmm16, %zmm11
	vmulps	%zmm14, %zmm8, %zmm11 {%k1}
	vcmpunordps	%zmm4, %zmm4, %k1
	vminps	%zmm4, %zmm11, %zmm4
	vmovaps	%zmm11, %zmm4 {%k1}
	vmovups	192(%rsp), %zmm9
	vandps	%zmm20, %zmm9, %zmm8
	vaddps	%zmm21, %zmm8, %zmm8
	vdivps	%zmm8, %zmm31, %zmm8
	vxorps	%xmm11, %xmm11, %xmm11
	vcmpltps	%zmm11, %zmm9, %k1
	vmovups	3392(%rsp), %zmm20
	vmovups	960(%rsp), %zmm15
	vsubps	%zmm15, %zmm20, %zmm9
	vmovups	3456(%rsp), %zmm21
	vsubps	%zmm21, %zmm15, %zmm9 {%k1}
	vmulps	%zmm8, %zmm9, %zmm8
	vcmpltps	3712(%rsp), %zmm11, %k1
	vmovaps	%zmm16, %zmm9
	vmulps	%zmm14, %zmm8, %zmm9 {%k1}
	vcmpunordps	%zmm4, %zmm4, %k1
	vminps	%zmm4, %zmm9, %zmm4
	vmovaps	%zmm9, %zmm4 {%k1}
	vcmpltps	%zmm11, %zmm17, %k1
	vmovups	3520(%rsp), %zmm29
	vsubps	%zmm26, %zmm29, %zmm8
	vmovups	3584(%rsp), %zmm16
	vsubps	%zmm16, %zmm26, %zmm8 {%k1}
	vmulps	%zmm0, %zmm8, %zmm0
	vcmpltps	2688(%rsp), %zmm11, %k1
	vxorps	%xmm9, %xmm9, %xmm9
	vmovaps	%zmm1, %zmm8
	vmulps	%zmm14, %zmm0, %zmm8 {%k1}
	vcmpunordps	%zmm4, %zmm4, %k1
	vminps	%zmm4, %zmm8, %zmm0
	vmovaps	%zmm8, %zmm0 {%k1}
	vcmpgtps	3648(%rsp), %zmm1, %k1
	vcmpltps	%zmm6, %zmm0, %k4 {%k1}
	vmovaps	%zmm0, %zmm6 {%k4}
	vmovups	4608(%rsp), %zmm0
	vmovups	3904(%rsp), %zmm14
	vsubps	%zmm14, %zmm0, %zmm4
	kandw	%k0, %k3, %k6
	vmovdqu64	384(%rsp), %zmm1
	vptestmd	%zmm1, %zmm1, %k1
	vcmpnltps	%zmm4, %zmm9, %k5
	korw	%k5, %k6, %k5
	korw	%k1, %k5, %k5
	vfmadd213ps	%zmm23, %zmm6, %zmm22
	vcmpunordps	%zmm22, %zmm22, %k1
	vminps	%zmm22, %zmm2, %zmm0
	vmovaps	%zmm2, %zmm0 {%k1}
	vcmpunordps	%zmm0, %zmm0, %k1
	vmaxps	%zmm0, %zmm3, %zmm0
	vmovaps	%zmm3, %zmm0 {%k1}
	vmovaps	%zmm23, %zmm0 {%k5}
	vsubps	%zmm23, %zmm0, %zmm8
	vblendmps	%zmm12, %zmm8, %zmm12 {%k5}
	vfmadd132ps	512(%rsp), %zmm9, %zmm8
	vxorps	%xmm3, %xmm3, %xmm3
	vfmadd213ps	%zmm28, %zmm6, %zmm27
	vcmpunordps	%zmm27, %zmm27, %k1
	vminps	%zmm27, %zmm5, %zmm2
	vmovaps	%zmm5, %zmm2 {%k1}
	vcmpunordps	%zmm2, %zmm2, %k1
	vmaxps	%zmm2, %zmm10, %zmm2
	vmovaps	%zmm10, %zmm2 {%k1}
	vmovaps	%zmm28, %zmm2 {%k5}
	vsubps	%zmm28, %zmm2, %zmm9
	vblendmps	%zmm24, %zmm9, %zmm24 {%k5}
	vfmadd231ps	320(%rsp), %zmm9, %zmm8
	vdivps	%zmm18, %zmm31, %zmm9
	vmovups	%zmm12, 3072(%rsp)
	vmulps	%zmm12, %zmm9, %zmm10
	vmovups	640(%rsp), %zmm12
	vmovups	1152(%rsp), %zmm23
	vfnmadd213ps	%zmm23, %zmm10, %zmm12
	vmovups	2048(%rsp), %zmm11
	vmovups	704(%rsp), %zmm22
	vfnmadd213ps	%zmm22, %zmm10, %zmm11
	vmovups	%zmm24, 2816(%rsp)
	vmulps	%zmm24, %zmm9, %zmm10
	vmovups	1408(%rsp), %zmm13
	vfnmadd213ps	%zmm12, %zmm10, %zmm13
	vmovups	2112(%rsp), %zmm12
	vfnmadd213ps	%zmm11, %zmm10, %zmm12
	vcmpltps	%zmm4, %zmm3, %k7
	vxorps	%xmm24, %xmm24, %xmm24
	vmovdqu64	4992(%rsp), %zmm10
	vpord	%zmm1, %zmm10, %zmm10 {%k7}
	vmovups	1728(%rsp), %zmm3
	vbroadcastss	.L14c23(%rip), %zmm1
	vmovaps	%zmm1, %zmm3 {%k2}
	vmovups	2432(%rsp), %zmm11
	vmovaps	%zmm3, %zmm11 {%k7}
	vmovups	%zmm11, 2432(%rsp)
	vmovups	4160(%rsp), %zmm11
	vcmpltps	%zmm7, %zmm11, %k1
	korw	%k1, %k0, %k1
	kandw	%k1, %k3, %k1
	vblendmps	%zmm11, %zmm7, %zmm11 {%k5}
	vmovups	%zmm11, 4160(%rsp)
	vmulps	448(%rsp), %zmm7, %zmm5
	vmulps	.L14c78(%rip){1to16}, %zmm5, %zmm5
	vcmpunordps	%zmm7, %zmm7, %k2
	vminps	%zmm7, %zmm5, %zmm7
	vmovaps	%zmm5, %zmm7 {%k2}
	vmovups	2944(%rsp), %zmm11
	vmovaps	%zmm11, %zmm5
	vmulps	.L14c17(%rip){1to16}, %zmm11, %zmm5 {%k1}
	vcmpnleps	%zmm5, %zmm7, %k1
	vblendmps	%zmm19, %zmm6, %zmm19 {%k5}
	vmovups	%zmm19, 3008(%rsp)
	vbroadcastss	.L14c25(%rip), %zmm19
	vmovaps	%zmm5, %zmm11 {%k7}
	vmovups	%zmm11, 2944(%rsp)
	vcmpnleps	%zmm6, %zmm18, %k2
	vfmadd213ps	%zmm26, %zmm17, %zmm6
	vcmpunordps	%zmm6, %zmm6, %k3
	vminps	%zmm6, %zmm29, %zmm3
	vmovaps	%zmm29, %zmm3 {%k3}
	vcmpunordps	%zmm3, %zmm3, %k3
	vmaxps	%zmm3, %zmm16, %zmm3
	vmovaps	%zmm16, %zmm3 {%k3}
	vmovaps	%zmm3, %zmm29
	vmovaps	%zmm26, %zmm29 {%k5}
	vsubps	%zmm26, %zmm29, %zmm3
	vfmadd231ps	1024(%rsp), %zmm3, %zmm8
	vblendmps	%zmm25, %zmm3, %zmm25 {%k5}
	vmovups	%zmm25, 2880(%rsp)
	vmulps	%zmm25, %zmm9, %zmm3
	vmovups	2752(%rsp), %zmm5
	vfnmadd213ps	%zmm13, %zmm3, %zmm5
	vmovups	1984(%rsp), %zmm9
	vfnmadd213ps	%zmm12, %zmm3, %zmm9
	vmovups	5184(%rsp), %zmm11
	vmulps	%zmm5, %zmm11, %zmm3
	vmulps	1088(%rsp), %zmm11, %zmm5
	vmovups	5120(%rsp), %zmm12
	vmulps	%zmm5, %zmm12, %zmm6
	vmulps	%zmm3, %zmm6, %zmm7
	vfmsub231ps	%zmm9, %zmm12, %zmm7
	vfnmadd213ps	%zmm31, %zmm6, %zmm6
	vmaxps	.L14c68(%rip){1to16}, %zmm6, %zmm6
	vdivps	%zmm6, %zmm31, %zmm6
	vmulps	%zmm7, %zmm6, %zmm6
	vmulps	%zmm6, %zmm12, %zmm6
	vmulps	%zmm3, %zmm11, %zmm3
	vmulps	%zmm11, %zmm5, %zmm5
	vmulps	%zmm6, %zmm18, %zmm6
	vbroadcastss	.L14c83(%rip), %zmm9
	vmulps	%zmm9, %zmm15, %zmm7
	vcmpunordps	%zmm6, %zmm6, %k3
	vmaxps	%zmm6, %zmm7, %zmm6
	vmovaps	%zmm7, %zmm6 {%k3}
	vaddps	%zmm6, %zmm15, %zmm6
	vcmpunordps	%zmm6, %zmm6, %k3
	vminps	%zmm6, %zmm20, %zmm6
	vmovaps	%zmm20, %zmm6 {%k3}
	vcmpunordps	%zmm6, %zmm6, %k3
	vmaxps	%zmm6, %zmm21, %zmm6
	vmovaps	%zmm21, %zmm6 {%k3}
	vmovaps	%zmm15, %zmm6 {%k5}
	vsubps	%zmm15, %zmm6, %zmm7
	vfmadd231ps	%zmm22, %zmm7, %zmm8
	vmulps	%zmm3, %zmm18, %zmm1
	vfnmadd231ps	%zmm5, %zmm7, %zmm1
	korw	%k2, %k1, %k1
	korw	%k1, %k6, %k1
	knotw	%k1, %k1
	vmovups	2240(%rsp), %zmm3
	vblendmps	%zmm3, %zmm7, %zmm3 {%k5}
	vmovups	%zmm3, 2240(%rsp)
	vmovaps	%zmm31, %zmm3 {%k1} {z}
	vmovups	896(%rsp), %zmm5
	vmovaps	%zmm3, %zmm5 {%k7}
	vmovups	%zmm5, 896(%rsp)
	vmulps	%zmm9, %zmm30, %zmm3
	vcmpunordps	%zmm1, %zmm1, %k1
	vmaxps	%zmm1, %zmm3, %zmm1
	vmovaps	%zmm3, %zmm1 {%k1}
	vaddps	%zmm1, %zmm30, %zmm1
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	2304(%rsp), %zmm3
	vpbroadcastd	.L14c24(%rip), %zmm17
	vminps	%zmm1, %zmm3, %zmm1
	vmovaps	%zmm3, %zmm1 {%k1}
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	2368(%rsp), %zmm3
	vmaxps	%zmm1, %zmm3, %zmm1
	vmovaps	%zmm3, %zmm1 {%k1}
	vmovaps	%zmm30, %zmm1 {%k5}
	vsubps	%zmm30, %zmm1, %zmm3
	vfmadd231ps	%zmm3, %zmm23, %zmm8
	vmovups	2176(%rsp), %zmm5
	vblendmps	%zmm5, %zmm3, %zmm5 {%k5}
	vmovups	%zmm5, 2176(%rsp)
	vmovaps	%zmm24, %zmm8 {%k4}
	vmovups	1664(%rsp), %zmm3
	vmovaps	%zmm3, %zmm8 {%k5}
	kmovw	256(%rsp), %k0
	knotw	%k0, %k1
	vmovaps	%zmm4, %zmm3 {%k1} {z}
	vmovups	4224(%rsp), %zmm4
	vcmpgtps	2560(%rsp), %zmm4, %k1
	vaddps	%zmm3, %zmm14, %zmm12 {%k1} {z}
	vmovdqa32	%zmm10, %zmm10 {%k5} {z}
	vmovaps	%zmm0, %zmm26
	vmovups	%zmm2, 768(%rsp)
	vmovaps	%zmm1, %zmm23
	vmovups	%zmm6, 960(%rsp)
	vmovups	%zmm8, 1664(%rsp)
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm28, %xmm28, %xmm28
.L14b57:
	vpslld	$31, %zmm10, %zmm0
	vpmovd2m	%zmm0, %k0
	kmovw	%k0, 30(%rsp)
	knotw	%k0, %k0
	kmovw	%k0, 28(%rsp)
	vpandd	%zmm17, %zmm10, %zmm0
	vmovdqu64	%zmm0, 5440(%rsp)
	vptestnmd	%zmm0, %zmm0, %k0
	kmovw	%k0, 26(%rsp)
	vandps	%zmm19, %zmm10, %zmm0
	vmovups	%zmm0, 5376(%rsp)
	vptestnmd	%zmm0, %zmm0, %k0
	kmovw	%k0, 24(%rsp)
	vpandd	.L14c26(%rip){1to16}, %zmm10, %zmm0
	vmovdqu64	%zmm0, 5312(%rsp)
	vptestnmd	%zmm0, %zmm0, %k0
	kmovw	%k0, 22(%rsp)
	vmovups	%zmm10, 4992(%rsp)
	vpandd	.L14c27(%rip){1to16}, %zmm10, %zmm0
	vmovdqu64	%zmm0, 5248(%rsp)
	vptestnmd	%zmm0, %zmm0, %k0
	kmovw	%k0, 20(%rsp)
	.p2align	4
.L14b58:
	vaddss	%xmm6, %xmm12, %xmm0
	vmovshdup	%xmm12, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufpd	$1, %xmm12, %xmm12, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufps	$255, %xmm12, %xmm12, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vextractf128	$1, %ymm12, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovshdup	%xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufpd	$1, %xmm1, %xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufps	$255, %xmm1, %xmm1, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vextractf32x4	$2, %zmm12, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovshdup	%xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufpd	$1, %xmm1, %xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufps	$255, %xmm1, %xmm1, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovups	%zmm12, 4608(%rsp)
	vextractf32x4	$3, %zmm12, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovshdup	%xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufpd	$1, %xmm1, %xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vdivps	%zmm29, %zmm31, %zmm10
	vshufps	$255, %xmm1, %xmm1, %xmm1
	vaddss	%xmm1, %xmm0, %xmm8
	vmulps	.L14c28(%rip){1to16}, %zmm10, %zmm1
	vmulps	.L14c29(%rip){1to16}, %zmm10, %zmm2
	vmulps	.L14c30(%rip){1to16}, %zmm10, %zmm3
	testq	%r10, %r10
	vmovups	%zmm29, 3968(%rsp)
	vmovups	%zmm26, 1280(%rsp)
	vmovss	%xmm8, 1216(%rsp)
	vmovups	%zmm10, 1728(%rsp)
	je	.L14b59
	vmovups	%zmm23, 1344(%rsp)
	vbroadcastss	.L14c31(%rip), %zmm9
	vsubps	%zmm26, %zmm9, %zmm0
	vmulps	%zmm0, %zmm1, %zmm0
	vbroadcastss	.L14c32(%rip), %zmm14
	vxorps	%zmm14, %zmm0, %zmm5
	vmulps	%zmm5, %zmm0, %zmm4
	vbroadcastss	.L14c33(%rip), %zmm16
	vmaxps	%zmm16, %zmm4, %zmm4
	vbroadcastss	.L14c34(%rip), %zmm17
	vmulps	%zmm17, %zmm4, %zmm6
	vrndscaleps	$8, %zmm6, %zmm7
	vbroadcastss	.L14c35(%rip), %zmm18
	vfmadd231ps	%zmm18, %zmm7, %zmm4
	vbroadcastss	.L14c36(%rip), %zmm19
	vfmadd231ps	%zmm19, %zmm7, %zmm4
	vmulps	%zmm17, %zmm4, %zmm4
	vbroadcastss	.L14c37(%rip), %zmm8
	vbroadcastss	.L14c38(%rip), %zmm21
	vfmadd213ps	%zmm21, %zmm4, %zmm8
	vbroadcastss	.L14c39(%rip), %zmm22
	vfmadd213ps	%zmm22, %zmm4, %zmm8
	vbroadcastss	.L14c40(%rip), %zmm24
	vfmadd213ps	%zmm24, %zmm4, %zmm8
	vbroadcastss	.L14c41(%rip), %zmm25
	vfmadd213ps	%zmm25, %zmm4, %zmm8
	vfmadd213ps	%zmm31, %zmm4, %zmm8
	vmulps	%zmm3, %zmm1, %zmm6
	vmovaps	%zmm26, %zmm25
	vbroadcastss	.L14c42(%rip), %zmm26
	vaddps	%zmm26, %zmm7, %zmm4
	vcvttps2udq	%zmm4, %zmm4
	vpslld	$23, %zmm4, %zmm4
	vmulps	%zmm4, %zmm8, %zmm4
	vbroadcastss	.L14c9(%rip), %zmm15
	vandps	%zmm15, %zmm0, %zmm7
	vbroadcastss	.L14c43(%rip), %zmm27
	vfmadd132ps	%zmm27, %zmm31, %zmm7
	vdivps	%zmm7, %zmm31, %zmm7
	vcmpltps	%zmm5, %zmm0, %k1
	vbroadcastss	.L14c44(%rip), %zmm28
	vmovaps	%zmm28, %zmm5
	vbroadcastss	.L14c45(%rip), %zmm29
	vfmadd213ps	%zmm29, %zmm7, %zmm5
	vbroadcastss	.L14c46(%rip), %zmm30
	vfmadd213ps	%zmm30, %zmm7, %zmm5
	vbroadcastss	.L14c47(%rip), %zmm23
	vfmadd213ps	%zmm23, %zmm7, %zmm5
	vbroadcastss	.L14c48(%rip), %zmm14
	vfmadd213ps	%zmm14, %zmm7, %zmm5
	vbroadcastss	.L14c49(%rip), %zmm16
	vfmadd213ps	%zmm16, %zmm7, %zmm5
	vbroadcastss	.L14c50(%rip), %zmm18
	vfmadd213ps	%zmm18, %zmm7, %zmm5
	vbroadcastss	.L14c51(%rip), %zmm19
	vfmadd213ps	%zmm19, %zmm7, %zmm5
	vbroadcastss	.L14c52(%rip), %zmm20
	vfmadd213ps	%zmm20, %zmm7, %zmm5
	vmulps	%zmm5, %zmm7, %zmm5
	vbroadcastss	.L14c12(%rip), %zmm24
	vblendmps	%zmm9, %zmm24, %zmm8 {%k1}
	vmulps	%zmm4, %zmm5, %zmm5
	vmulps	%zmm5, %zmm8, %zmm7
	movq	%r9, %rax
	xorl	%esi, %esi
	vmovss	.L14c12(%rip), %xmm21
	vbroadcastss	.L14c53(%rip), %zmm22
	.p2align	4
.L14b63:
	vcvtsi2ss	%rsi, %xmm31, %xmm5
	vaddss	%xmm21, %xmm5, %xmm5
	vbroadcastss	%xmm5, %zmm5
	vsubps	%zmm25, %zmm5, %zmm5
	vmulps	%zmm5, %zmm1, %zmm5
	vxorps	.L14c32(%rip){1to16}, %zmm5, %zmm10
	vmulps	%zmm10, %zmm5, %zmm9
	vmaxps	.L14c33(%rip){1to16}, %zmm9, %zmm9
	vmulps	%zmm17, %zmm9, %zmm11
	vrndscaleps	$8, %zmm11, %zmm11
	vfmadd231ps	.L14c35(%rip){1to16}, %zmm11, %zmm9
	vfmadd231ps	.L14c36(%rip){1to16}, %zmm11, %zmm9
	vmulps	%zmm17, %zmm9, %zmm9
	vbroadcastss	.L14c37(%rip), %zmm12
	vfmadd213ps	.L14c38(%rip){1to16}, %zmm9, %zmm12
	vfmadd213ps	.L14c39(%rip){1to16}, %zmm9, %zmm12
	vfmadd213ps	.L14c40(%rip){1to16}, %zmm9, %zmm12
	vfmadd213ps	.L14c41(%rip){1to16}, %zmm9, %zmm12
	vaddps	%zmm26, %zmm11, %zmm11
	vcvttps2udq	%zmm11, %zmm11
	vfmadd213ps	%zmm31, %zmm9, %zmm12
	vandps	%zmm15, %zmm5, %zmm9
	vfmadd132ps	%zmm27, %zmm31, %zmm9
	vdivps	%zmm9, %zmm31, %zmm13
	vpslld	$23, %zmm11, %zmm9
	vmulps	%zmm9, %zmm12, %zmm9
	vmovaps	%zmm28, %zmm11
	vfmadd213ps	%zmm29, %zmm13, %zmm11
	vfmadd213ps	%zmm30, %zmm13, %zmm11
	vfmadd213ps	%zmm23, %zmm13, %zmm11
	vfmadd213ps	%zmm14, %zmm13, %zmm11
	vfmadd213ps	%zmm16, %zmm13, %zmm11
	vfmadd213ps	%zmm18, %zmm13, %zmm11
	vfmadd213ps	%zmm19, %zmm13, %zmm11
	vfmadd213ps	%zmm20, %zmm13, %zmm11
	vcmpltps	%zmm10, %zmm5, %k1
	vblendmps	.L14c31(%rip){1to16}, %zmm24, %zmm10 {%k1}
	vmulps	%zmm11, %zmm13, %zmm11
	vmulps	%zmm9, %zmm11, %zmm11
	vmulps	%zmm11, %zmm10, %zmm11
	vsubps	%zmm8, %zmm10, %zmm8
	vsubps	%zmm11, %zmm7, %zmm7
	vaddps	%zmm7, %zmm8, %zmm7
	vmulps	%zmm9, %zmm5, %zmm8
	vfmsub231ps	%zmm4, %zmm0, %zmm8
	vmulps	%zmm22, %zmm0, %zmm12
	vfmadd213ps	%zmm31, %zmm0, %zmm12
	vmovaps	%zmm7, -256(%rax)
	vmulps	%zmm12, %zmm4, %zmm7
	vmulps	%zmm22, %zmm5, %zmm12
	vfmadd213ps	%zmm31, %zmm5, %zmm12
	vmulps	%zmm9, %zmm12, %zmm12
	vmulps	%zmm0, %zmm7, %zmm0
	vsubps	%zmm7, %zmm12, %zmm7
	vfmsub231ps	%zmm12, %zmm5, %zmm0
	vsubps	%zmm9, %zmm4, %zmm4
	vmulps	%zmm4, %zmm2, %zmm4
	vmovaps	%zmm4, -192(%rax)
	vmulps	%zmm8, %zmm3, %zmm4
	vfmsub213ps	%zmm4, %zmm3, %zmm0
	vmovaps	%zmm4, -128(%rax)
	vmulps	%zmm7, %zmm6, %zmm4
	vmovaps	%zmm4, -64(%rax)
	vmulps	1728(%rsp), %zmm0, %zmm0
	vmovaps	%zmm0, (%rax)
	incq	%rsi
	addq	$320, %rax
	vmovaps	%zmm5, %zmm0
	vmovaps	%zmm9, %zmm4
	vmovaps	%zmm11, %zmm7
	vmovaps	%zmm10, %zmm8
	cmpq	%rsi, %r10
	jne	.L14b63
	vbroadcastss	.L14c31(%rip), %zmm10
	vmovups	768(%rsp), %zmm12
	vsubps	%zmm12, %zmm10, %zmm0
	vmulps	%zmm0, %zmm1, %zmm0
	vxorps	.L14c32(%rip){1to16}, %zmm0, %zmm5
	vmulps	%zmm5, %zmm0, %zmm4
	vmaxps	.L14c33(%rip){1to16}, %zmm4, %zmm4
	vmulps	%zmm17, %zmm4, %zmm7
	vrndscaleps	$8, %zmm7, %zmm7
	vfmadd231ps	.L14c35(%rip){1to16}, %zmm7, %zmm4
	vfmadd231ps	.L14c36(%rip){1to16}, %zmm7, %zmm4
	vmulps	%zmm17, %zmm4, %zmm4
	vbroadcastss	.L14c37(%rip), %zmm8
	vfmadd213ps	.L14c38(%rip){1to16}, %zmm4, %zmm8
	vfmadd213ps	.L14c39(%rip){1to16}, %zmm4, %zmm8
	vfmadd213ps	.L14c40(%rip){1to16}, %zmm4, %zmm8
	vfmadd213ps	.L14c41(%rip){1to16}, %zmm4, %zmm8
	vfmadd213ps	%zmm31, %zmm4, %zmm8
	vaddps	%zmm26, %zmm7, %zmm4
	vcvttps2udq	%zmm4, %zmm4
	vpslld	$23, %zmm4, %zmm4
	vmulps	%zmm4, %zmm8, %zmm4
	vandps	%zmm15, %zmm0, %zmm7
	vfmadd132ps	%zmm27, %zmm31, %zmm7
	vdivps	%zmm7, %zmm31, %zmm8
	vmovaps	%zmm28, %zmm9
	vfmadd213ps	%zmm29, %zmm8, %zmm9
	vfmadd213ps	%zmm30, %zmm8, %zmm9
	vfmadd213ps	%zmm23, %zmm8, %zmm9
	vfmadd213ps	%zmm14, %zmm8, %zmm9
	vfmadd213ps	%zmm16, %zmm8, %zmm9
	vfmadd213ps	%zmm18, %zmm8, %zmm9
	vfmadd213ps	%zmm19, %zmm8, %zmm9
	vfmadd213ps	%zmm20, %zmm8, %zmm9
	vcmpltps	%zmm5, %zmm0, %k1
	vblendmps	%zmm10, %zmm24, %zmm7 {%k1}
	vmulps	%zmm9, %zmm8, %zmm5
	vmulps	%zmm4, %zmm5, %zmm5
	vmulps	%zmm5, %zmm7, %zmm8
	movq	%rdx, %rax
	xorl	%esi, %esi
	vmovups	1728(%rsp), %zmm25
	.p2align	4
.L14b65:
	vcvtsi2ss	%rsi, %xmm15, %xmm5
	vaddss	%xmm21, %xmm5, %xmm5
	vbroadcastss	%xmm5, %zmm5
	vsubps	%zmm12, %zmm5, %zmm5
	vmulps	%zmm5, %zmm1, %zmm5
	vxorps	.L14c32(%rip){1to16}, %zmm5, %zmm10
	vmulps	%zmm10, %zmm5, %zmm9
	vmaxps	.L14c33(%rip){1to16}, %zmm9, %zmm9
	vmulps	%zmm17, %zmm9, %zmm11
	vrndscaleps	$8, %zmm11, %zmm11
	vfmadd231ps	.L14c35(%rip){1to16}, %zmm11, %zmm9
	vfmadd231ps	.L14c36(%rip){1to16}, %zmm11, %zmm9
	vmulps	%zmm17, %zmm9, %zmm9
	vbroadcastss	.L14c37(%rip), %zmm12
	vfmadd213ps	.L14c38(%rip){1to16}, %zmm9, %zmm12
	vfmadd213ps	.L14c39(%rip){1to16}, %zmm9, %zmm12
	vfmadd213ps	.L14c40(%rip){1to16}, %zmm9, %zmm12
	vfmadd213ps	.L14c41(%rip){1to16}, %zmm9, %zmm12
	vaddps	%zmm26, %zmm11, %zmm11
	vcvttps2udq	%zmm11, %zmm11
	vfmadd213ps	%zmm31, %zmm9, %zmm12
	vandps	%zmm15, %zmm5, %zmm9
	vfmadd132ps	%zmm27, %zmm31, %zmm9
	vdivps	%zmm9, %zmm31, %zmm13
	vpslld	$23, %zmm11, %zmm9
	vmulps	%zmm9, %zmm12, %zmm9
	vmovaps	%zmm28, %zmm11
	vfmadd213ps	%zmm29, %zmm13, %zmm11
	vfmadd213ps	%zmm30, %zmm13, %zmm11
	vfmadd213ps	%zmm23, %zmm13, %zmm11
	vfmadd213ps	%zmm14, %zmm13, %zmm11
	vfmadd213ps	%zmm16, %zmm13, %zmm11
	vfmadd213ps	%zmm18, %zmm13, %zmm11
	vfmadd213ps	%zmm19, %zmm13, %zmm11
	vfmadd213ps	%zmm20, %zmm13, %zmm11
	vcmpltps	%zmm10, %zmm5, %k1
	vblendmps	.L14c31(%rip){1to16}, %zmm24, %zmm10 {%k1}
	vmulps	%zmm11, %zmm13, %zmm11
	vmulps	%zmm9, %zmm11, %zmm11
	vmulps	%zmm11, %zmm10, %zmm11
	vsubps	%zmm7, %zmm10, %zmm7
	vsubps	%zmm11, %zmm8, %zmm8
	vaddps	%zmm8, %zmm7, %zmm7
	vmulps	%zmm9, %zmm5, %zmm8
	vfmsub231ps	%zmm4, %zmm0, %zmm8
	vmulps	%zmm22, %zmm0, %zmm12
	vfmadd213ps	%zmm31, %zmm0, %zmm12
	vmovaps	%zmm7, -256(%rax)
	vmulps	%zmm12, %zmm4, %zmm7
	vmulps	%zmm22, %zmm5, %zmm12
	vfmadd213ps	%zmm31, %zmm5, %zmm12
	vmulps	%zmm9, %zmm12, %zmm12
	vmulps	%zmm0, %zmm7, %zmm0
	vsubps	%zmm7, %zmm12, %zmm7
	vfmsub231ps	%zmm12, %zmm5, %zmm0
	vmovups	768(%rsp), %zmm12
	vsubps	%zmm9, %zmm4, %zmm4
	vmulps	%zmm4, %zmm2, %zmm4
	vmovaps	%zmm4, -192(%rax)
	vmulps	%zmm8, %zmm3, %zmm4
	vfmsub213ps	%zmm4, %zmm3, %zmm0
	vmovaps	%zmm4, -128(%rax)
	vmulps	%zmm7, %zmm6, %zmm4
	vmovaps	%zmm4, -64(%rax)
	vmulps	%zmm0, %zmm25, %zmm0
	vmovaps	%zmm0, (%rax)
	incq	%rsi
	addq	$320, %rax
	vmovaps	%zmm5, %zmm0
	vmovaps	%zmm9, %zmm4
	vmovaps	%zmm11, %zmm8
	vmovaps	%zmm10, %zmm7
	cmpq	%rsi, %r10
	jne	.L14b65
	vxorps	%xmm0, %xmm0, %xmm0
	vmovss	1216(%rsp), %xmm1
	vucomiss	%xmm0, %xmm1
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 512(%rsp)
	vmovups	896(%rsp), %zmm27
	ja	.L14b68
	vxorps	%xmm27, %xmm27, %xmm27
.L14b68:
	movq	%r11, %rax
	vmovups	%zmm0, 320(%rsp)
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm15, %xmm15, %xmm15
	vmovups	%zmm0, 576(%rsp)
	vmovups	%zmm0, 1472(%rsp)
	vmovups	%zmm0, 384(%rsp)
	vmovups	%zmm0, 640(%rsp)
	vxorps	%xmm17, %xmm17, %xmm17
	vmovups	%zmm0, 256(%rsp)
	vmovups	%zmm0, 2048(%rsp)
	vmovups	%zmm0, 2112(%rsp)
	vmovups	%zmm0, 1088(%rsp)
	vxorps	%xmm18, %xmm18, %xmm18
	vmovups	%zmm0, 192(%rsp)
	vxorps	%xmm25, %xmm25, %xmm25
	vmovups	%zmm0, 1536(%rsp)
	vxorps	%xmm20, %xmm20, %xmm20
	vxorps	%xmm30, %xmm30, %xmm30
	vxorps	%xmm19, %xmm19, %xmm19
	vxorps	%xmm21, %xmm21, %xmm21
	vmovups	%zmm0, 448(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm26, %xmm26, %xmm26
	vxorps	%xmm9, %xmm9, %xmm9
	xorl	%esi, %esi
	vmovups	1344(%rsp), %zmm23
	.p2align	4
.L14b69:
	vmovups	%zmm6, 2688(%rsp)
	vmovups	%zmm5, 1792(%rsp)
	vmovups	%zmm3, 1856(%rsp)
	vmovups	%zmm2, 1920(%rsp)
	vmovups	%zmm21, 2752(%rsp)
	vmovups	%zmm18, 4032(%rsp)
	vmovups	%zmm19, 1600(%rsp)
	vmovups	%zmm25, 832(%rsp)
	vmovups	%zmm15, 1024(%rsp)
	vmovups	%zmm7, 704(%rsp)
	vmovups	%zmm10, 1152(%rsp)
	vmovups	%zmm17, 1408(%rsp)
	vmovups	%zmm20, 1984(%rsp)
	leaq	(%rsi,%r10), %rcx
	leaq	(%rcx,%rcx,4), %rcx
	shlq	$6, %rcx
	vmovaps	(%r13,%rcx), %zmm14
	vmovaps	64(%r13,%rcx), %zmm0
	vmovups	%zmm0, 2624(%rsp)
	vmovaps	128(%r13,%rcx), %zmm18
	vmovaps	192(%r13,%rcx), %zmm0
	vmovups	%zmm0, 3712(%rsp)
	vmovaps	256(%r13,%rcx), %zmm0
	vmovups	%zmm0, 3776(%rsp)
	vmulps	%zmm14, %zmm23, %zmm2
	vxorps	%xmm31, %xmm31, %xmm31
	movq	%r9, %rdi
	xorl	%r8d, %r8d
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm21, %xmm21, %xmm21
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm29, %xmm29, %xmm29
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm0, %xmm0, %xmm0
	vxorps	%xmm24, %xmm24, %xmm24
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm16, %xmm16, %xmm16
	vxorps	%xmm22, %xmm22, %xmm22
	vxorps	%xmm20, %xmm20, %xmm20
	vxorps	%xmm19, %xmm19, %xmm19
	vbroadcastss	.L14c0(%rip), %zmm28
	vmovups	960(%rsp), %zmm25
	.p2align	4
.L14b70:
	vmovaps	(%rax,%r8), %zmm10
	vmovaps	-256(%rdi), %zmm17
	vmovaps	-192(%rdi), %zmm23
	vmovaps	%zmm17, %zmm11
	vfmadd213ps	%zmm25, %zmm2, %zmm11
	vdivps	%zmm11, %zmm28, %zmm5
	vmovaps	-128(%rdi), %zmm13
	vsubps	%zmm11, %zmm10, %zmm10
	vmulps	%zmm5, %zmm10, %zmm10
	vmulps	%zmm10, %zmm27, %zmm11
	vfmadd213ps	%zmm5, %zmm5, %zmm11
	vaddps	%zmm11, %zmm8, %zmm8
	vaddps	%zmm10, %zmm24, %zmm24
	vfmadd231ps	%zmm17, %zmm10, %zmm12
	vfmadd231ps	%zmm23, %zmm10, %zmm16
	vfmadd231ps	-64(%rdi), %zmm10, %zmm20
	vfmadd231ps	%zmm13, %zmm10, %zmm22
	vfmadd231ps	(%rdi), %zmm10, %zmm19
	vmulps	%zmm11, %zmm17, %zmm5
	vaddps	%zmm5, %zmm31, %zmm31
	vfmadd231ps	%zmm5, %zmm17, %zmm21
	vmulps	%zmm11, %zmm23, %zmm5
	vaddps	%zmm5, %zmm3, %zmm3
	vfmadd231ps	%zmm17, %zmm5, %zmm29
	vfmadd231ps	%zmm5, %zmm23, %zmm7
	vmulps	%zmm11, %zmm13, %zmm5
	vaddps	%zmm5, %zmm4, %zmm4
	vfmadd231ps	%zmm17, %zmm5, %zmm15
	vfmadd231ps	%zmm23, %zmm5, %zmm6
	vfmadd231ps	%zmm13, %zmm5, %zmm0
	addq	$64, %r8
	addq	$320, %rdi
	cmpq	%r8, %r12
	jne	.L14b70
	vmovups	1344(%rsp), %zmm23
	vmovups	2624(%rsp), %zmm11
	vmulps	%zmm11, %zmm23, %zmm10
	vxorps	%xmm28, %xmm28, %xmm28
	vfmadd213ps	%zmm28, %zmm2, %zmm7
	vmovups	576(%rsp), %zmm5
	vfmadd231ps	%zmm7, %zmm2, %zmm5
	vmovups	%zmm5, 576(%rsp)
	vmovaps	%zmm29, %zmm5
	vfmadd213ps	%zmm28, %zmm10, %zmm5
	vmovups	1472(%rsp), %zmm7
	vfmadd231ps	%zmm5, %zmm2, %zmm7
	vmovups	%zmm7, 1472(%rsp)
	vmovaps	%zmm21, %zmm5
	vfmadd213ps	%zmm28, %zmm10, %zmm5
	vmovups	384(%rsp), %zmm7
	vfmadd231ps	%zmm5, %zmm10, %zmm7
	vmovups	%zmm7, 384(%rsp)
	vmovaps	%zmm29, %zmm5
	vfmadd213ps	%zmm28, %zmm14, %zmm5
	vmovups	640(%rsp), %zmm7
	vfmadd231ps	%zmm5, %zmm2, %zmm7
	vmovups	%zmm7, 640(%rsp)
	vmovaps	%zmm21, %zmm5
	vfmadd213ps	%zmm28, %zmm14, %zmm5
	vmovups	1408(%rsp), %zmm17
	vfmadd231ps	%zmm5, %zmm10, %zmm17
	vmovups	256(%rsp), %zmm7
	vfmadd231ps	%zmm5, %zmm14, %zmm7
	vmovups	%zmm7, 256(%rsp)
	vaddps	%zmm28, %zmm3, %zmm3
	vmovups	2048(%rsp), %zmm5
	vfmadd231ps	%zmm3, %zmm2, %zmm5
	vmovups	%zmm5, 2048(%rsp)
	vaddps	%zmm28, %zmm31, %zmm3
	vmovups	2112(%rsp), %zmm5
	vfmadd231ps	%zmm3, %zmm10, %zmm5
	vmovups	%zmm5, 2112(%rsp)
	vmovups	1088(%rsp), %zmm5
	vfmadd231ps	%zmm3, %zmm14, %zmm5
	vmovups	%zmm5, 1088(%rsp)
	vmulps	%zmm18, %zmm23, %zmm3
	vfmadd213ps	%zmm28, %zmm3, %zmm31
	vfmadd213ps	%zmm31, %zmm2, %zmm4
	vfmadd213ps	%zmm28, %zmm3, %zmm29
	vfmadd213ps	%zmm29, %zmm2, %zmm6
	vfmadd213ps	%zmm28, %zmm3, %zmm21
	vfmadd231ps	%zmm15, %zmm2, %zmm21
	vfmadd213ps	%zmm28, %zmm3, %zmm15
	vfmadd213ps	%zmm15, %zmm2, %zmm0
	vmovups	192(%rsp), %zmm5
	vfmadd231ps	%zmm6, %zmm2, %zmm5
	vmovups	%zmm5, 192(%rsp)
	vmovups	1024(%rsp), %zmm15
	vfmadd231ps	%zmm12, %zmm3, %zmm15
	vfmadd231ps	%zmm21, %zmm3, %zmm30
	vfmadd231ps	%zmm0, %zmm2, %zmm30
	vmovups	512(%rsp), %zmm0
	vfmadd231ps	%zmm16, %zmm2, %zmm0
	vmovups	%zmm0, 512(%rsp)
	vfmadd231ps	%zmm22, %zmm2, %zmm15
	vmovups	320(%rsp), %zmm0
	vfmadd231ps	%zmm12, %zmm10, %zmm0
	vmovups	%zmm0, 320(%rsp)
	vmovups	832(%rsp), %zmm25
	vfmadd231ps	%zmm10, %zmm21, %zmm25
	vmovups	1536(%rsp), %zmm0
	vfmadd231ps	%zmm21, %zmm14, %zmm0
	vmovups	%zmm0, 1536(%rsp)
	vmovups	1920(%rsp), %zmm2
	vfmadd231ps	%zmm20, %zmm14, %zmm2
	vfmadd231ps	%zmm19, %zmm14, %zmm1
	vmovups	1152(%rsp), %zmm10
	vfmadd231ps	%zmm12, %zmm14, %zmm10
	vmovups	2752(%rsp), %zmm21
	vfmadd231ps	%zmm22, %zmm14, %zmm21
	vmovups	1600(%rsp), %zmm19
	vfmadd231ps	%zmm16, %zmm11, %zmm19
	vmovups	1856(%rsp), %zmm3
	vfmadd231ps	%zmm16, %zmm18, %zmm3
	vmovups	1792(%rsp), %zmm5
	vfmadd231ps	%zmm11, %zmm22, %zmm5
	vfmadd231ps	%zmm22, %zmm18, %zmm26
	vmovups	448(%rsp), %zmm0
	vfmadd231ps	%zmm12, %zmm18, %zmm0
	vmovups	%zmm0, 448(%rsp)
	vmovups	2688(%rsp), %zmm6
	vfmadd231ps	3712(%rsp), %zmm12, %zmm6
	vfmadd231ps	3776(%rsp), %zmm12, %zmm9
	vmovups	704(%rsp), %zmm7
	vaddps	%zmm24, %zmm7, %zmm7
	vaddps	%zmm28, %zmm8, %zmm0
	vmovups	4032(%rsp), %zmm18
	vaddps	%zmm0, %zmm18, %zmm18
	vmovups	1984(%rsp), %zmm20
	vaddps	%zmm4, %zmm20, %zmm20
	incq	%rsi
	addq	%r12, %rax
	cmpq	%r10, %rsi
	jne	.L14b69
	vaddps	%zmm1, %zmm9, %zmm0
	vaddps	%zmm0, %zmm26, %zmm0
	vaddps	%zmm0, %zmm26, %zmm0
	vmovups	%zmm0, 832(%rsp)
	vaddps	%zmm2, %zmm3, %zmm0
	vmovups	%zmm0, 1408(%rsp)
	vaddps	%zmm5, %zmm6, %zmm2
	vbroadcastss	.L14c0(%rip), %zmm31
	vbroadcastss	.L14c15(%rip), %zmm11
	vxorps	%xmm6, %xmm6, %xmm6
	vpbroadcastd	.L14c55(%rip), %zmm12
	vpbroadcastd	.L14c56(%rip), %zmm13
	vpbroadcastd	.L14c0(%rip), %zmm14
	vmovups	640(%rsp), %zmm1
	vmovups	192(%rsp), %zmm16
	vmovups	320(%rsp), %zmm9
	vmovdqu64	512(%rsp), %zmm24
	vmovss	1216(%rsp), %xmm8
	vmovups	1536(%rsp), %zmm22
	vmovups	1472(%rsp), %zmm0
	vmovups	384(%rsp), %zmm5
	vmovups	576(%rsp), %zmm29
	jmp	.L14b73
	.p2align	4
.L14b59:
	vucomiss	%xmm6, %xmm8
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 448(%rsp)
	vmovups	896(%rsp), %zmm27
	vbroadcastss	.L14c15(%rip), %zmm11
	vpbroadcastd	.L14c55(%rip), %zmm12
	vpbroadcastd	.L14c56(%rip), %zmm13
	vpbroadcastd	.L14c0(%rip), %zmm14
	ja	.L14b61
	vxorps	%xmm27, %xmm27, %xmm27
.L14b61:
	vxorps	%xmm21, %xmm21, %xmm21
	vxorps	%xmm19, %xmm19, %xmm19
	vxorps	%xmm30, %xmm30, %xmm30
	vxorps	%xmm20, %xmm20, %xmm20
	vxorps	%xmm22, %xmm22, %xmm22
	vpxord	%xmm25, %xmm25, %xmm25
	vxorps	%xmm16, %xmm16, %xmm16
	vxorps	%xmm18, %xmm18, %xmm18
	vmovups	%zmm0, 1088(%rsp)
	vmovups	%zmm0, 2112(%rsp)
	vmovups	%zmm0, 2048(%rsp)
	vmovups	%zmm0, 256(%rsp)
	vpxord	%xmm17, %xmm17, %xmm17
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm29, %xmm29, %xmm29
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm9, %xmm9, %xmm9
	vpxord	%xmm24, %xmm24, %xmm24
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	%zmm2, 832(%rsp)
	vmovups	%zmm2, 1408(%rsp)
.L14b73:
	vucomiss	%xmm6, %xmm8
	vmulps	%zmm23, %zmm27, %zmm3
	vmovaps	%zmm21, %zmm26
	vmulps	%zmm21, %zmm3, %zmm21
	vmovups	1728(%rsp), %zmm4
	vfnmadd213ps	%zmm29, %zmm4, %zmm21
	vmovups	%zmm21, 1792(%rsp)
	vmovups	448(%rsp), %zmm29
	vmulps	%zmm29, %zmm3, %zmm21
	vfnmadd213ps	%zmm5, %zmm4, %zmm21
	vmovups	%zmm21, 1856(%rsp)
	vfnmadd213ps	%zmm0, %zmm3, %zmm19
	vdivps	%zmm23, %zmm11, %zmm4
	vmulps	%zmm4, %zmm27, %zmm4
	vfmadd231ps	%zmm24, %zmm4, %zmm1
	vfmadd231ps	%zmm4, %zmm9, %zmm17
	vaddps	%zmm26, %zmm29, %zmm0
	vxorps	%xmm21, %xmm21, %xmm21
	vmulps	%zmm21, %zmm29, %zmm4
	vfmadd231ps	%zmm26, %zmm21, %zmm4
	vaddps	832(%rsp), %zmm4, %zmm4
	vfnmadd231ps	1408(%rsp), %zmm3, %zmm16
	vfnmadd231ps	%zmm2, %zmm3, %zmm25
	vmovups	%zmm25, 832(%rsp)
	vfnmadd213ps	%zmm22, %zmm27, %zmm0
	vfnmadd213ps	%zmm30, %zmm3, %zmm4
	vmovaps	%zmm1, %zmm5
	vmovups	%zmm20, 1984(%rsp)
	vmovups	%zmm1, 640(%rsp)
	vmovups	%zmm10, 1152(%rsp)
	vmovups	%zmm0, 2752(%rsp)
	vmovups	%zmm15, 1024(%rsp)
	vmovups	%zmm16, 192(%rsp)
	vmovups	%zmm9, 320(%rsp)
	vmovups	%zmm19, 1600(%rsp)
	vmovups	%zmm7, 704(%rsp)
	vmovups	%zmm4, 4544(%rsp)
	jbe	.L14b74
	vmovaps	%zmm18, %zmm30
	vmovaps	%zmm17, %zmm27
	vmovups	2560(%rsp), %zmm0
	vmovups	4608(%rsp), %zmm1
	vaddps	%zmm0, %zmm1, %zmm0
	vmovups	%zmm0, 2560(%rsp)
	vcmpgeps	.L14c54(%rip){1to16}, %zmm0, %k1
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 3904(%rsp)
	vmulps	%zmm2, %zmm1, %zmm0
	vmovaps	%zmm1, %zmm0 {%k1}
	vaddss	%xmm6, %xmm0, %xmm1
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
	vextractf32x4	$2, %zmm0, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vmovshdup	%xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufpd	$1, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vextractf32x4	$3, %zmm0, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vmovshdup	%xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufpd	$1, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vucomiss	%xmm6, %xmm1
	vbroadcastss	.L14c57(%rip), %zmm15
	vbroadcastss	.L14c58(%rip), %zmm16
	vbroadcastss	.L14c59(%rip), %zmm17
	vbroadcastss	.L14c60(%rip), %zmm18
	vbroadcastss	.L14c61(%rip), %zmm19
	vbroadcastss	.L14c62(%rip), %zmm20
	vbroadcastss	.L14c63(%rip), %zmm21
	vbroadcastss	.L14c64(%rip), %zmm22
	vmovups	960(%rsp), %zmm25
	vmovups	3968(%rsp), %zmm29
	jbe	.L14b77
	testq	%r10, %r10
	vmovups	1280(%rsp), %zmm26
	vxorps	%xmm1, %xmm1, %xmm1
	je	.L14b83
	movq	%r11, %rax
	xorl	%ecx, %ecx
	.p2align	4
.L14b80:
	leaq	(%rcx,%r10), %rsi
	leaq	(%rsi,%rsi,4), %rsi
	shlq	$6, %rsi
	vmulps	(%r13,%rsi), %zmm23, %zmm2
	movq	%r13, %rsi
	xorl	%edi, %edi
	.p2align	4
.L14b81:
	vmovaps	(%rsi), %zmm3
	vfmadd213ps	%zmm25, %zmm2, %zmm3
	vdivps	%zmm3, %zmm31, %zmm4
	vmovaps	(%rax,%rdi), %zmm5
	vsubps	%zmm3, %zmm5, %zmm5
	vmulps	%zmm4, %zmm5, %zmm5
	vaddps	%zmm11, %zmm4, %zmm4
	vcmpltps	%zmm5, %zmm11, %k1
	vmovaps	%zmm5, %zmm4 {%k1}
	vaddps	%zmm31, %zmm4, %zmm6
	vpaddd	%zmm12, %zmm6, %zmm6
	vpandd	%zmm13, %zmm6, %zmm6
	vpsubd	%zmm6, %zmm14, %zmm7
	vcvtdq2ps	%zmm6, %zmm6
	vaddps	%zmm11, %zmm7, %zmm8
	vfmadd231ps	%zmm4, %zmm7, %zmm8
	vmulps	%zmm8, %zmm8, %zmm4
	vmovaps	%zmm15, %zmm7
	vfmadd213ps	%zmm16, %zmm8, %zmm7
	vmovaps	%zmm17, %zmm9
	vmovaps	%zmm19, %zmm10
	vfmadd213ps	%zmm20, %zmm8, %zmm10
	vfmadd213ps	%zmm18, %zmm8, %zmm9
	vfmadd231ps	%zmm21, %zmm4, %zmm10
	vfmadd213ps	%zmm9, %zmm4, %zmm10
	vfmadd213ps	%zmm7, %zmm4, %zmm10
	vfmadd213ps	%zmm8, %zmm4, %zmm10
	vaddps	%zmm31, %zmm5, %zmm4
	vfmadd231ps	%zmm22, %zmm6, %zmm10
	vmaxps	%zmm11, %zmm5, %zmm5
	vfmsub231ps	%zmm4, %zmm10, %zmm5
	vfmadd231ps	%zmm5, %zmm3, %zmm1
	addq	$64, %rdi
	addq	$320, %rsi
	cmpq	%rdi, %r12
	jne	.L14b81
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	.L14b80
.L14b83:
	vbroadcastss	.L14c65(%rip), %zmm2
	vmovups	3648(%rsp), %zmm3
	vfmadd213ps	.L14c66(%rip){1to16}, %zmm3, %zmm2
	vcmpltps	%zmm0, %zmm28, %k2
	vaddps	%zmm2, %zmm3, %zmm0
	vcmpltps	%zmm1, %zmm0, %k1 {%k2}
	kandnw	%k2, %k1, %k3
	vmovaps	%zmm1, %zmm3 {%k3}
	vmovups	%zmm3, 3648(%rsp)
	vmovups	3840(%rsp), %zmm0
	vbroadcastss	.L14c67(%rip), %zmm0 {%k2}
	vmovups	%zmm0, 3840(%rsp)
	vmovups	2944(%rsp), %zmm0
	vmaxps	.L14c20(%rip){1to16}, %zmm0, %zmm0 {%k2}
	vmovups	%zmm0, 2944(%rsp)
	vblendmps	.L14c17(%rip){1to16}, %zmm31, %zmm0 {%k1}
	vmovups	3072(%rsp), %zmm2
	vmulps	%zmm0, %zmm2, %zmm1
	vsubps	%zmm1, %zmm2, %zmm2
	vsubps	%zmm2, %zmm26, %zmm26
	vmovups	2816(%rsp), %zmm3
	vmulps	%zmm0, %zmm3, %zmm2
	vsubps	%zmm2, %zmm3, %zmm3
	vmovups	768(%rsp), %zmm7
	vsubps	%zmm3, %zmm7, %zmm7
	vmovups	2176(%rsp), %zmm4
	vmulps	%zmm0, %zmm4, %zmm3
	vsubps	%zmm3, %zmm4, %zmm4
	vsubps	%zmm4, %zmm23, %zmm23
	vmovups	2240(%rsp), %zmm5
	vmulps	%zmm0, %zmm5, %zmm4
	vsubps	%zmm4, %zmm5, %zmm5
	vsubps	%zmm5, %zmm25, %zmm25
	vmovups	2880(%rsp), %zmm6
	vmulps	%zmm0, %zmm6, %zmm5
	vsubps	%zmm5, %zmm6, %zmm6
	vsubps	%zmm6, %zmm29, %zmm8
	vmovups	1664(%rsp), %zmm6
	vmulps	%zmm0, %zmm6, %zmm6
	vmovups	%zmm6, 1664(%rsp)
	vmovups	3008(%rsp), %zmm6
	vmulps	%zmm0, %zmm6, %zmm6
	vmovups	%zmm6, 3008(%rsp)
	vmovups	896(%rsp), %zmm0
	vmovaps	%zmm28, %zmm0 {%k1}
	vmovups	%zmm0, 896(%rsp)
	vmovups	2432(%rsp), %zmm0
	vbroadcastss	.L14c23(%rip), %zmm0 {%k1}
	vmovups	%zmm0, 2432(%rsp)
	vmovaps	%zmm31, %zmm0 {%k1} {z}
	vmovups	%zmm0, 3904(%rsp)
	vmovups	%zmm5, 2880(%rsp)
	vmovups	%zmm4, 2240(%rsp)
	vmovups	%zmm3, 2176(%rsp)
	vmovups	%zmm2, 2816(%rsp)
	vmovups	%zmm1, 3072(%rsp)
	vmovups	1984(%rsp), %zmm20
	vmovaps	%zmm27, %zmm17
	vmovups	640(%rsp), %zmm22
	vmovups	1152(%rsp), %zmm10
	vmovups	1024(%rsp), %zmm15
	vmovups	192(%rsp), %zmm16
	vmovups	320(%rsp), %zmm9
	vmovups	1600(%rsp), %zmm19
	vmovaps	%zmm30, %zmm18
	vmovups	256(%rsp), %zmm2
	vmovups	4544(%rsp), %zmm4
	vmovups	1856(%rsp), %zmm3
	vmovups	1792(%rsp), %zmm5
	jmp	.L14b84
	.p2align	4
.L14b74:
	vmovaps	%zmm5, %zmm22
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 3904(%rsp)
	vmovups	3968(%rsp), %zmm8
	vmovups	960(%rsp), %zmm25
	vmovups	768(%rsp), %zmm7
	jmp	.L14b75
	.p2align	4
.L14b77:
	vmovaps	%zmm5, %zmm22
	vmovaps	%zmm29, %zmm8
	vmovups	768(%rsp), %zmm7
	vmovups	1984(%rsp), %zmm20
	vmovaps	%zmm27, %zmm17
	vmovups	1024(%rsp), %zmm15
	vmovups	192(%rsp), %zmm16
	vmovups	1600(%rsp), %zmm19
	vmovaps	%zmm30, %zmm18
.L14b75:
	vmovups	256(%rsp), %zmm2
	vmovups	1856(%rsp), %zmm3
	vmovups	1792(%rsp), %zmm5
	vmovups	1280(%rsp), %zmm26
.L14b84:
	vmovups	%zmm18, 4032(%rsp)
	vmovups	%zmm2, 256(%rsp)
	vmovups	%zmm8, 2624(%rsp)
	vbroadcastss	.L14c13(%rip), %zmm1
	vmaxps	%zmm1, %zmm5, %zmm0
	vsqrtps	%zmm0, %zmm0
	vdivps	%zmm0, %zmm31, %zmm13
	vmaxps	%zmm1, %zmm3, %zmm0
	vsqrtps	%zmm0, %zmm0
	vdivps	%zmm0, %zmm31, %zmm3
	vmaxps	%zmm1, %zmm2, %zmm0
	vsqrtps	%zmm0, %zmm0
	vdivps	%zmm0, %zmm31, %zmm5
	vmaxps	%zmm1, %zmm18, %zmm0
	vsqrtps	%zmm0, %zmm0
	vmovdqu64	5312(%rsp), %zmm2
	vptestmd	%zmm2, %zmm2, %k3
	vmovdqu64	5440(%rsp), %zmm2
	vptestmd	%zmm2, %zmm2, %k1
	vdivps	%zmm0, %zmm31, %zmm12
	vmaxps	%zmm1, %zmm4, %zmm0
	vsqrtps	%zmm0, %zmm0
	vdivps	%zmm0, %zmm31, %zmm21
	vcmpleps	3200(%rsp), %zmm26, %k2
	vmovups	%zmm26, 1280(%rsp)
	vcmpgeps	3136(%rsp), %zmm26, %k4
	vmovups	%zmm24, 512(%rsp)
	vblendmps	%zmm24, %zmm11, %zmm0 {%k4}
	vbroadcastss	.L14c32(%rip), %zmm29
	vxorps	%zmm29, %zmm24, %zmm0 {%k2}
	vcmpleps	%zmm0, %zmm28, %k6
	kmovw	30(%rsp), %k0
	korw	%k0, %k6, %k2
	vblendmps	%zmm28, %zmm31, %zmm14 {%k2}
	vmovups	%zmm14, 1536(%rsp)
	vcmpgeps	3264(%rsp), %zmm7, %k4
	vblendmps	%zmm9, %zmm11, %zmm0 {%k4}
	vmovups	%zmm7, 768(%rsp)
	vcmpleps	3328(%rsp), %zmm7, %k4
	vxorps	%zmm29, %zmm9, %zmm0 {%k4}
	vcmpleps	%zmm0, %zmm28, %k7
	korw	%k7, %k1, %k4
	vblendmps	%zmm28, %zmm31, %zmm4 {%k4}
	vmovups	%zmm4, 1472(%rsp)
	vmovdqu64	5376(%rsp), %zmm0
	vptestmd	%zmm0, %zmm0, %k5
	vcmpgeps	2304(%rsp), %zmm23, %k1
	vblendmps	%zmm10, %zmm11, %zmm1 {%k1}
	vcmpleps	2368(%rsp), %zmm23, %k1
	vxorps	%zmm29, %zmm10, %zmm1 {%k1}
	vcmpgeps	3392(%rsp), %zmm25, %k1
	vmovups	704(%rsp), %zmm2
	vblendmps	%zmm2, %zmm11, %zmm0 {%k1}
	vcmpleps	3456(%rsp), %zmm25, %k1
	vxorps	%zmm29, %zmm2, %zmm0 {%k1}
	vcmpgeps	3520(%rsp), %zmm8, %k1
	vblendmps	%zmm15, %zmm11, %zmm2 {%k1}
	vcmpleps	3584(%rsp), %zmm8, %k1
	vxorps	%zmm29, %zmm15, %zmm2 {%k1}
	vcmpleps	%zmm1, %zmm28, %k1
	korw	%k1, %k5, %k5
	vblendmps	%zmm28, %zmm31, %zmm6 {%k5}
	vmovups	%zmm6, 3776(%rsp)
	vmulps	%zmm4, %zmm3, %zmm1
	vmovaps	%zmm3, %zmm9
	vmovups	%zmm3, 384(%rsp)
	vmulps	%zmm1, %zmm19, %zmm3
	vmulps	%zmm14, %zmm13, %zmm4
	vmovaps	%zmm13, %zmm14
	vmovups	%zmm13, 576(%rsp)
	vmulps	%zmm4, %zmm3, %zmm7
	vmulps	%zmm6, %zmm5, %zmm30
	vmovaps	%zmm5, %zmm19
	vmovups	%zmm5, 448(%rsp)
	vmulps	%zmm30, %zmm22, %zmm3
	vmulps	%zmm4, %zmm3, %zmm8
	vmulps	%zmm7, %zmm8, %zmm5
	vmovaps	%zmm7, %zmm3
	vfnmadd213ps	%zmm31, %zmm7, %zmm3
	vbroadcastss	.L14c68(%rip), %zmm24
	vmovups	%zmm3, 5056(%rsp)
	vmaxps	%zmm24, %zmm3, %zmm3
	vsqrtps	%zmm3, %zmm3
	vdivps	%zmm3, %zmm31, %zmm3
	vmulps	%zmm3, %zmm9, %zmm6
	vmovaps	%zmm31, %zmm6 {%k4}
	vcmpleps	%zmm0, %zmm28, %k4
	korw	%k4, %k3, %k3
	vblendmps	%zmm28, %zmm31, %zmm10 {%k3}
	vmovups	%zmm10, 3712(%rsp)
	vmovups	%zmm17, 1408(%rsp)
	vmulps	%zmm30, %zmm17, %zmm0
	vfmsub231ps	%zmm0, %zmm1, %zmm5
	vmulps	%zmm3, %zmm5, %zmm29
	vmovaps	%zmm3, %zmm0
	vmovaps	%zmm8, %zmm3
	vmovaps	%zmm8, %zmm13
	vfnmadd213ps	%zmm31, %zmm8, %zmm13
	vfnmadd231ps	%zmm29, %zmm29, %zmm13
	vmovaps	%zmm24, %zmm9
	vmaxps	%zmm24, %zmm13, %zmm5
	vsqrtps	%zmm5, %zmm5
	vmovaps	%zmm12, %zmm26
	vmulps	%zmm10, %zmm12, %zmm22
	vmulps	2048(%rsp), %zmm22, %zmm8
	vmulps	%zmm4, %zmm8, %zmm8
	vmovaps	%zmm7, %zmm18
	vmovups	%zmm7, 1344(%rsp)
	vmulps	%zmm7, %zmm8, %zmm11
	vmulps	%zmm3, %zmm8, %zmm12
	vmovaps	%zmm3, %zmm10
	vdivps	%zmm5, %zmm31, %zmm5
	vmulps	%zmm14, %zmm6, %zmm14
	vmovaps	%zmm6, %zmm14 {%k2}
	vmovdqu64	5248(%rsp), %zmm6
	vptestmd	%zmm6, %zmm6, %k0
	vmulps	%zmm5, %zmm19, %zmm17
	vmovaps	%zmm31, %zmm17 {%k5}
	vcmpleps	%zmm2, %zmm28, %k2
	korw	%k2, %k0, %k5
	vblendmps	%zmm28, %zmm31, %zmm7 {%k5}
	vmovaps	%zmm21, %zmm24
	vmulps	%zmm7, %zmm21, %zmm2
	vmulps	%zmm2, %zmm16, %zmm6
	vmovaps	%zmm15, %zmm27
	vmulps	%zmm4, %zmm6, %zmm15
	vmulps	%zmm18, %zmm15, %zmm19
	vmulps	%zmm3, %zmm15, %zmm21
	vmulps	2112(%rsp), %zmm22, %zmm4
	vfmsub231ps	%zmm4, %zmm1, %zmm11
	vmulps	%zmm0, %zmm11, %zmm16
	vmovups	%zmm0, 5504(%rsp)
	vmulps	1088(%rsp), %zmm22, %zmm4
	vfmsub231ps	%zmm4, %zmm30, %zmm12
	vfnmadd231ps	%zmm29, %zmm16, %zmm12
	vmulps	%zmm5, %zmm12, %zmm18
	vmovaps	%zmm8, %zmm6
	vfnmadd213ps	%zmm31, %zmm8, %zmm6
	vfnmadd231ps	%zmm16, %zmm16, %zmm6
	vfnmadd231ps	%zmm18, %zmm18, %zmm6
	vmulps	832(%rsp), %zmm2, %zmm4
	vfmsub231ps	%zmm4, %zmm1, %zmm19
	vmaxps	%zmm9, %zmm6, %zmm1
	vsqrtps	%zmm1, %zmm1
	vmulps	2752(%rsp), %zmm2, %zmm4
	vmovups	%zmm30, 5184(%rsp)
	vfmsub231ps	%zmm4, %zmm30, %zmm21
	vmulps	%zmm8, %zmm15, %zmm11
	vdivps	%zmm1, %zmm31, %zmm3
	vmulps	%zmm2, %zmm20, %zmm1
	vmovups	%zmm22, 5120(%rsp)
	vfmsub231ps	%zmm1, %zmm22, %zmm11
	vmulps	%zmm3, %zmm26, %zmm1
	vmovaps	%zmm31, %zmm1 {%k3}
	vmulps	%zmm0, %zmm19, %zmm20
	vfnmadd231ps	%zmm29, %zmm20, %zmm21
	vmulps	%zmm5, %zmm21, %zmm21
	vfnmadd231ps	%zmm16, %zmm20, %zmm11
	vfnmadd231ps	%zmm18, %zmm21, %zmm11
	vmulps	%zmm3, %zmm11, %zmm22
	vmulps	%zmm17, %zmm14, %zmm2
	vmovaps	%zmm15, %zmm12
	vfnmadd213ps	%zmm31, %zmm15, %zmm12
	vfnmadd231ps	%zmm20, %zmm20, %zmm12
	vfnmadd231ps	%zmm21, %zmm21, %zmm12
	vfnmadd231ps	%zmm22, %zmm22, %zmm12
	vmaxps	%zmm9, %zmm12, %zmm11
	vsqrtps	%zmm11, %zmm11
	vmulps	%zmm1, %zmm2, %zmm1
	vdivps	%zmm11, %zmm31, %zmm4
	vmulps	%zmm4, %zmm24, %zmm2
	vmulps	%zmm2, %zmm1, %zmm2
	vmovaps	%zmm1, %zmm2 {%k5}
	vmovups	%zmm2, 1728(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vmovss	1216(%rsp), %xmm2
	vucomiss	%xmm1, %xmm2
	vmovups	576(%rsp), %zmm0
	vmulps	512(%rsp), %zmm0, %zmm2
	kmovw	28(%rsp), %k0
	korw	%k0, %k6, %k0
	knotw	%k0, %k3
	vmovaps	%zmm2, %zmm1
	vfmadd213ps	%zmm28, %zmm2, %zmm1 {%k3} {z}
	kmovw	26(%rsp), %k0
	korw	%k0, %k7, %k0
	knotw	%k0, %k3
	vmovups	384(%rsp), %zmm9
	vmulps	320(%rsp), %zmm9, %zmm11
	vmovaps	%zmm11, %zmm17 {%k3} {z}
	vfmadd213ps	%zmm1, %zmm17, %zmm17
	kmovw	24(%rsp), %k0
	korw	%k0, %k1, %k0
	knotw	%k0, %k1
	vmovups	448(%rsp), %zmm0
	vmulps	1152(%rsp), %zmm0, %zmm19
	vmovaps	%zmm19, %zmm1 {%k1} {z}
	vfmadd213ps	%zmm17, %zmm1, %zmm1
	kmovw	22(%rsp), %k0
	korw	%k0, %k4, %k0
	knotw	%k0, %k1
	vmovups	%zmm26, 1920(%rsp)
	vmulps	704(%rsp), %zmm26, %zmm17
	vmovaps	%zmm25, %zmm26
	vmovaps	%zmm23, %zmm30
	vmovaps	%zmm17, %zmm23 {%k1} {z}
	vfmadd213ps	%zmm1, %zmm23, %zmm23
	kmovw	20(%rsp), %k0
	korw	%k0, %k2, %k0
	knotw	%k0, %k1
	vmovups	%zmm24, 1216(%rsp)
	vmulps	%zmm27, %zmm24, %zmm24
	vmovups	3712(%rsp), %zmm0
	vmovaps	%zmm24, %zmm1 {%k1} {z}
	vfmadd213ps	%zmm23, %zmm1, %zmm1
	vmulps	1536(%rsp), %zmm2, %zmm2
	vmovups	1344(%rsp), %zmm14
	vmulps	%zmm2, %zmm14, %zmm23
	vfmsub231ps	1472(%rsp), %zmm11, %zmm23
	vmulps	%zmm2, %zmm10, %zmm25
	vmovups	3776(%rsp), %zmm9
	vmovaps	%zmm9, %zmm11
	vfmsub231ps	%zmm19, %zmm9, %zmm25
	vmulps	%zmm2, %zmm8, %zmm27
	vfmsub231ps	%zmm17, %zmm0, %zmm27
	vmulps	%zmm2, %zmm15, %zmm28
	vmovups	%zmm7, 2688(%rsp)
	vfmsub231ps	%zmm24, %zmm7, %zmm28
	vbroadcastss	.L14c32(%rip), %zmm7
	vxorps	%zmm7, %zmm14, %zmm9
	vmovaps	%zmm4, %zmm14
	vmovaps	%zmm3, %zmm4
	vmovups	%zmm9, 4352(%rsp)
	vxorps	%zmm7, %zmm10, %zmm3
	vmovups	%zmm3, 4288(%rsp)
	vxorps	%zmm7, %zmm8, %zmm8
	vmovups	%zmm8, 4480(%rsp)
	vxorps	%zmm7, %zmm15, %zmm8
	vmovups	%zmm8, 4416(%rsp)
	vmovups	5504(%rsp), %zmm8
	vmovaps	%zmm8, %zmm10
	vmulps	%zmm8, %zmm23, %zmm17
	vfnmadd231ps	%zmm29, %zmm17, %zmm25
	vxorps	%zmm7, %zmm29, %zmm15
	vfnmadd231ps	%zmm16, %zmm17, %zmm27
	vxorps	%zmm7, %zmm16, %zmm9
	vmulps	%zmm5, %zmm25, %zmm19
	vfnmadd231ps	%zmm18, %zmm19, %zmm27
	vxorps	%zmm7, %zmm18, %zmm18
	vfnmadd231ps	%zmm20, %zmm17, %zmm28
	vxorps	%zmm7, %zmm20, %zmm16
	vfnmadd231ps	%zmm21, %zmm19, %zmm28
	vxorps	%zmm7, %zmm21, %zmm20
	vmulps	%zmm4, %zmm27, %zmm21
	vfnmadd231ps	%zmm22, %zmm21, %zmm28
	vxorps	%zmm7, %zmm22, %zmm22
	vxorps	%xmm29, %xmm29, %xmm29
	vmovaps	%zmm2, %zmm25
	vfmadd213ps	%zmm29, %zmm2, %zmm25
	vfmadd231ps	%zmm17, %zmm17, %zmm25
	vfmadd231ps	%zmm19, %zmm19, %zmm25
	vfmadd231ps	%zmm21, %zmm21, %zmm25
	vmulps	%zmm14, %zmm28, %zmm24
	vfmadd231ps	%zmm24, %zmm24, %zmm25
	vmovups	%zmm26, 960(%rsp)
	ja	.L14b101
	vdivps	448(%rsp), %zmm31, %zmm6
	movq	8(%rsp), %rax
	vbroadcastss	16(%rax), %zmm7
	vmovaps	%zmm30, %zmm8
	vmulps	%zmm30, %zmm6, %zmm6
	vdivps	1920(%rsp), %zmm31, %zmm12
	vmulps	%zmm26, %zmm12, %zmm12
	vmovups	2432(%rsp), %zmm27
	vdivps	%zmm27, %zmm31, %zmm13
	vmulps	1728(%rsp), %zmm13, %zmm13
	vmulps	.L14c69(%rip){1to16}, %zmm6, %zmm6
	vmulps	.L14c70(%rip){1to16}, %zmm12, %zmm12
	vmaxps	%zmm6, %zmm12, %zmm23
	vcmpunordps	%zmm6, %zmm6, %k1
	vmovaps	%zmm12, %zmm23 {%k1}
	vbroadcastss	.L14c23(%rip), %zmm26
	vmovups	3648(%rsp), %zmm6
	vcmpltps	%zmm26, %zmm6, %k1
	vaddps	%zmm6, %zmm6, %zmm6
	vsqrtps	%zmm6, %zmm6
	vmulps	.L14c71(%rip){1to16}, %zmm6, %zmm6 {%k1} {z}
	vmaxps	%zmm23, %zmm6, %zmm12
	vcmpunordps	%zmm23, %zmm23, %k1
	vmovaps	%zmm6, %zmm12 {%k1}
	vmulps	%zmm13, %zmm13, %zmm6
	vminps	%zmm31, %zmm6, %zmm6
	vmulps	%zmm7, %zmm6, %zmm6
	vmaxps	%zmm6, %zmm12, %zmm13
	vcmpunordps	%zmm6, %zmm6, %k1
	vmovaps	%zmm12, %zmm13 {%k1}
	vcmpltps	%zmm26, %zmm27, %k1
	vmovaps	%zmm13, %zmm6 {%k1} {z}
	vmulps	%zmm6, %zmm6, %zmm6
	vmulss	%xmm7, %xmm7, %xmm7
	vbroadcastss	%xmm7, %zmm7
	vcmpleps	%zmm7, %zmm1, %k1
	vcmpleps	%zmm6, %zmm25, %k1 {%k1}
	vmovups	1472(%rsp), %zmm1
	vmulps	1536(%rsp), %zmm1, %zmm1
	vmulps	%zmm1, %zmm11, %zmm1
	vmulps	%zmm1, %zmm0, %zmm1
	vmulps	2688(%rsp), %zmm1, %zmm1
	vcmpnltps	%zmm1, %zmm29, %k2
	vmovaps	%zmm31, %zmm1 {%k2} {z}
	vbroadcastss	.L14c19(%rip), %zmm6
	vblendmps	%zmm1, %zmm6, %zmm1 {%k1}
	vmovups	4224(%rsp), %zmm7
	vcmpleps	2560(%rsp), %zmm7, %k1
	vminps	.L14c72(%rip){1to16}, %zmm1, %zmm1 {%k1}
	vmovups	2496(%rsp), %zmm7
	vcmpeqps	%zmm6, %zmm7, %k1
	vmovaps	%zmm1, %zmm7 {%k1}
	vmovups	%zmm7, 2496(%rsp)
	vcmpeqps	%zmm6, %zmm7, %k1
	vmovaps	%zmm31, %zmm12 {%k1} {z}
	vxorps	%xmm3, %xmm3, %xmm3
	vaddss	%xmm3, %xmm12, %xmm1
	vmovshdup	%xmm12, %xmm6
	vaddss	%xmm6, %xmm1, %xmm1
	vshufpd	$1, %xmm12, %xmm12, %xmm6
	vaddss	%xmm6, %xmm1, %xmm1
	vshufps	$255, %xmm12, %xmm12, %xmm6
	vaddss	%xmm6, %xmm1, %xmm1
	vextractf128	$1, %ymm12, %xmm6
	vaddss	%xmm6, %xmm1, %xmm1
	vmovshdup	%xmm6, %xmm7
	vaddss	%xmm7, %xmm1, %xmm1
	vshufpd	$1, %xmm6, %xmm6, %xmm7
	vaddss	%xmm7, %xmm1, %xmm1
	vshufps	$255, %xmm6, %xmm6, %xmm6
	vaddss	%xmm6, %xmm1, %xmm1
	vextractf32x4	$2, %zmm12, %xmm6
	vaddss	%xmm6, %xmm1, %xmm1
	vmovshdup	%xmm6, %xmm7
	vaddss	%xmm7, %xmm1, %xmm1
	vshufpd	$1, %xmm6, %xmm6, %xmm7
	vaddss	%xmm7, %xmm1, %xmm1
	vshufps	$255, %xmm6, %xmm6, %xmm6
	vaddss	%xmm6, %xmm1, %xmm1
	vextractf32x4	$3, %zmm12, %xmm6
	vaddss	%xmm6, %xmm1, %xmm1
	vmovshdup	%xmm6, %xmm7
	vaddss	%xmm7, %xmm1, %xmm1
	vshufpd	$1, %xmm6, %xmm6, %xmm7
	vaddss	%xmm7, %xmm1, %xmm1
	vshufps	$255, %xmm6, %xmm6, %xmm6
	vaddss	%xmm6, %xmm1, %xmm1
	vucomiss	%xmm3, %xmm1
	vmovups	2624(%rsp), %zmm29
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm28, %xmm28, %xmm28
	vbroadcastss	.L14c57(%rip), %zmm25
	vbroadcastss	.L14c58(%rip), %zmm30
	vmovaps	%zmm8, %zmm23
	vmovups	1280(%rsp), %zmm26
	ja	.L14b58
	vmovups	%zmm23, 1344(%rsp)
	vmulps	%zmm24, %zmm14, %zmm1
	vfmadd213ps	%zmm21, %zmm1, %zmm22
	vmulps	%zmm22, %zmm4, %zmm4
	vfmadd213ps	%zmm19, %zmm4, %zmm18
	vfmadd213ps	%zmm18, %zmm1, %zmm20
	vmulps	%zmm20, %zmm5, %zmm5
	vfmadd213ps	%zmm17, %zmm5, %zmm15
	vfmadd213ps	%zmm15, %zmm4, %zmm9
	vfmadd213ps	%zmm9, %zmm1, %zmm16
	vmulps	%zmm16, %zmm10, %zmm0
	vmovups	4352(%rsp), %zmm3
	vfmadd213ps	%zmm2, %zmm0, %zmm3
	vmovups	4288(%rsp), %zmm10
	vfmadd213ps	%zmm3, %zmm5, %zmm10
	vmovups	4480(%rsp), %zmm2
	vfmadd213ps	%zmm10, %zmm4, %zmm2
	vmovups	4416(%rsp), %zmm3
	vfmadd213ps	%zmm2, %zmm1, %zmm3
	vmulps	576(%rsp), %zmm3, %zmm2
	vmovups	%zmm2, 1152(%rsp)
	vmulps	384(%rsp), %zmm0, %zmm0
	vmovups	%zmm0, 256(%rsp)
	vmulps	448(%rsp), %zmm5, %zmm0
	vmovups	%zmm0, 704(%rsp)
	vmulps	1920(%rsp), %zmm4, %zmm0
	vmovups	%zmm0, 512(%rsp)
	vdivps	4736(%rsp), %zmm31, %zmm0
	vmulps	1216(%rsp), %zmm1, %zmm1
	vmovups	%zmm1, 320(%rsp)
	vmulps	4800(%rsp), %zmm0, %zmm0
	vpbroadcastd	.L14c55(%rip), %zmm18
	vpaddd	%zmm18, %zmm0, %zmm1
	vpbroadcastd	.L14c56(%rip), %zmm23
	vpandd	%zmm23, %zmm1, %zmm1
	vpbroadcastd	.L14c0(%rip), %zmm24
	vpsubd	%zmm1, %zmm24, %zmm2
	vcvtdq2ps	%zmm1, %zmm1
	vfmsub213ps	%zmm31, %zmm0, %zmm2
	vmulps	%zmm2, %zmm2, %zmm0
	vmovaps	%zmm25, %zmm4
	vfmadd213ps	%zmm30, %zmm2, %zmm4
	vbroadcastss	.L14c59(%rip), %zmm5
	vfmadd213ps	.L14c60(%rip){1to16}, %zmm2, %zmm5
	vbroadcastss	.L14c61(%rip), %zmm14
	vfmadd213ps	.L14c62(%rip){1to16}, %zmm2, %zmm14
	vfmadd231ps	.L14c63(%rip){1to16}, %zmm0, %zmm14
	vfmadd213ps	%zmm5, %zmm0, %zmm14
	vfmadd213ps	%zmm4, %zmm0, %zmm14
	vfmadd213ps	%zmm2, %zmm0, %zmm14
	vfmadd231ps	.L14c64(%rip){1to16}, %zmm1, %zmm14
	vmovups	4096(%rsp), %zmm0
	vfmadd231ps	.L14c73(%rip){1to16}, %zmm0, %zmm14
	vmovups	4864(%rsp), %zmm0
	vfmadd231ps	.L14c74(%rip){1to16}, %zmm0, %zmm14
	vmovups	%zmm14, 1024(%rsp)
	movl	4(%rsp), %eax
	shrb	$3, %al
	testl	%r10d, %r10d
	setne	%cl
	andb	%al, %cl
	vxorps	%xmm16, %xmm16, %xmm16
	vxorps	%xmm19, %xmm19, %xmm19
	vxorps	%xmm20, %xmm20, %xmm20
	vxorps	%xmm21, %xmm21, %xmm21
	vxorps	%xmm22, %xmm22, %xmm22
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm26, %xmm26, %xmm26
	cmpb	$1, %cl
	vbroadcastss	.L14c15(%rip), %zmm17
	jne	.L14b91
	movq	%r11, %rax
	xorl	%edx, %edx
	.p2align	4
.L14b88:
	leaq	(%rdx,%r10), %rcx
	leaq	(%rcx,%rcx,4), %rcx
	shlq	$6, %rcx
	vmovups	1344(%rsp), %zmm0
	vmulps	(%r13,%rcx), %zmm0, %zmm0
	movq	%r13, %rsi
	xorl	%edi, %edi
	vbroadcastss	.L14c59(%rip), %zmm29
	vbroadcastss	.L14c60(%rip), %zmm3
	vbroadcastss	.L14c61(%rip), %zmm7
	vbroadcastss	.L14c62(%rip), %zmm27
	vbroadcastss	.L14c63(%rip), %zmm10
	vbroadcastss	.L14c64(%rip), %zmm11
	vmovups	960(%rsp), %zmm14
	.p2align	4
.L14b89:
	vmovaps	(%rsi), %zmm1
	vfmadd213ps	%zmm14, %zmm0, %zmm1
	vdivps	%zmm1, %zmm31, %zmm2
	vmovaps	(%rax,%rdi), %zmm4
	vsubps	%zmm1, %zmm4, %zmm4
	vmulps	%zmm2, %zmm4, %zmm4
	vaddps	%zmm17, %zmm2, %zmm2
	vcmpltps	%zmm4, %zmm17, %k1
	vmovaps	%zmm4, %zmm2 {%k1}
	vaddps	%zmm31, %zmm2, %zmm5
	vpaddd	%zmm18, %zmm5, %zmm5
	vpandd	%zmm23, %zmm5, %zmm5
	vpsubd	%zmm5, %zmm24, %zmm6
	vaddps	%zmm31, %zmm1, %zmm9
	vcvtdq2ps	%zmm5, %zmm5
	vaddps	%zmm17, %zmm6, %zmm12
	vfmadd231ps	%zmm2, %zmm6, %zmm12
	vmulps	%zmm12, %zmm12, %zmm2
	vmovaps	%zmm25, %zmm6
	vfmadd213ps	%zmm30, %zmm12, %zmm6
	vmovaps	%zmm29, %zmm13
	vmovaps	%zmm7, %zmm15
	vfmadd213ps	%zmm3, %zmm12, %zmm13
	vfmadd213ps	%zmm27, %zmm12, %zmm15
	vfmadd231ps	%zmm10, %zmm2, %zmm15
	vfmadd213ps	%zmm13, %zmm2, %zmm15
	vfmadd213ps	%zmm6, %zmm2, %zmm15
	vfmadd213ps	%zmm12, %zmm2, %zmm15
	vfmadd231ps	%zmm11, %zmm5, %zmm15
	vaddps	%zmm31, %zmm4, %zmm2
	vmaxps	%zmm17, %zmm4, %zmm4
	vdivps	%zmm9, %zmm31, %zmm5
	vfmsub231ps	%zmm2, %zmm15, %zmm4
	vmulps	%zmm5, %zmm5, %zmm2
	vmulps	%zmm2, %zmm5, %zmm6
	vaddps	%zmm5, %zmm8, %zmm8
	vaddps	%zmm2, %zmm22, %zmm22
	vaddps	%zmm6, %zmm21, %zmm21
	vfmadd231ps	%zmm4, %zmm1, %zmm26
	vfmadd231ps	%zmm2, %zmm2, %zmm20
	vfmadd231ps	%zmm2, %zmm6, %zmm19
	vfmadd231ps	%zmm6, %zmm6, %zmm16
	addq	$64, %rdi
	addq	$320, %rsi
	cmpq	%rdi, %r12
	jne	.L14b89
	incq	%rdx
	addq	%r12, %rax
	cmpq	%r10, %rdx
	jne	.L14b88
.L14b91:
	vmovups	2496(%rsp), %zmm7
	vcmpleps	%zmm31, %zmm7, %k2
	vmovups	384(%rsp), %zmm6
	vmulps	1600(%rsp), %zmm6, %zmm0
	vmovups	576(%rsp), %zmm10
	vmulps	%zmm10, %zmm0, %zmm18
	vbroadcastss	.L14c9(%rip), %zmm2
	vmovups	1152(%rsp), %zmm11
	vandps	%zmm2, %zmm11, %zmm0
	vmaxps	%zmm28, %zmm0, %zmm0
	vmovups	256(%rsp), %zmm25
	vandps	%zmm2, %zmm25, %zmm1
	vmaxps	%zmm0, %zmm1, %zmm0
	vandps	320(%rsp), %zmm2, %zmm1
	vmaxps	%zmm0, %zmm1, %zmm0
	vmovups	2624(%rsp), %zmm14
	vmulps	.L14c77(%rip){1to16}, %zmm14, %zmm1
	vcmpleps	%zmm1, %zmm0, %k3 {%k2}
	vmovaps	%zmm18, %zmm0
	vfnmadd213ps	%zmm31, %zmm18, %zmm0
	vmovups	448(%rsp), %zmm9
	vmulps	640(%rsp), %zmm9, %zmm1
	vmulps	%zmm10, %zmm1, %zmm17
	vmulps	1408(%rsp), %zmm9, %zmm1
	vmulps	%zmm18, %zmm17, %zmm2
	vfmsub231ps	%zmm1, %zmm6, %zmm2
	vmovups	1920(%rsp), %zmm24
	vmulps	2048(%rsp), %zmm24, %zmm1
	vmulps	%zmm10, %zmm1, %zmm13
	vmulps	2112(%rsp), %zmm24, %zmm1
	vmulps	%zmm18, %zmm13, %zmm4
	vfmsub231ps	%zmm1, %zmm6, %zmm4
	vbroadcastss	.L14c68(%rip), %zmm3
	vmaxps	%zmm3, %zmm0, %zmm1
	vsqrtps	%zmm1, %zmm1
	vmulps	1088(%rsp), %zmm24, %zmm5
	vmulps	%zmm17, %zmm13, %zmm15
	vfmsub231ps	%zmm5, %zmm9, %zmm15
	vmovups	1216(%rsp), %zmm27
	vmulps	192(%rsp), %zmm27, %zmm5
	vmulps	%zmm10, %zmm5, %zmm12
	vmulps	832(%rsp), %zmm27, %zmm5
	vmovups	%zmm18, 1088(%rsp)
	vmulps	%zmm18, %zmm12, %zmm18
	vfmsub231ps	%zmm5, %zmm6, %zmm18
	vdivps	%zmm1, %zmm31, %zmm6
	vmulps	2752(%rsp), %zmm27, %zmm1
	vmulps	%zmm17, %zmm12, %zmm23
	vfmsub231ps	%zmm1, %zmm9, %zmm23
	vminps	%zmm31, %zmm0, %zmm0
	vmulps	%zmm6, %zmm2, %zmm5
	vmovaps	%zmm17, %zmm1
	vfnmadd213ps	%zmm31, %zmm17, %zmm1
	vfnmadd231ps	%zmm5, %zmm5, %zmm1
	vminps	%zmm0, %zmm1, %zmm0
	vmaxps	%zmm3, %zmm1, %zmm1
	vsqrtps	%zmm1, %zmm1
	vmulps	1984(%rsp), %zmm27, %zmm2
	vmulps	%zmm13, %zmm12, %zmm29
	vfmsub231ps	%zmm2, %zmm24, %zmm29
	vdivps	%zmm1, %zmm31, %zmm10
	vmulps	%zmm6, %zmm4, %zmm28
	vfnmadd231ps	%zmm5, %zmm28, %zmm15
	vmulps	%zmm10, %zmm15, %zmm2
	vmovaps	%zmm13, %zmm1
	vfnmadd213ps	%zmm31, %zmm13, %zmm1
	vfnmadd231ps	%zmm28, %zmm28, %zmm1
	vfnmadd231ps	%zmm2, %zmm2, %zmm1
	vminps	%zmm0, %zmm1, %zmm30
	vmaxps	%zmm3, %zmm1, %zmm0
	vsqrtps	%zmm0, %zmm0
	vdivps	%zmm0, %zmm31, %zmm0
	vmulps	%zmm6, %zmm18, %zmm18
	vfnmadd231ps	%zmm5, %zmm18, %zmm23
	vmovups	%zmm10, 640(%rsp)
	vmulps	%zmm10, %zmm23, %zmm15
	vfnmadd231ps	%zmm28, %zmm18, %zmm29
	vfnmadd231ps	%zmm2, %zmm15, %zmm29
	vmovups	%zmm0, 192(%rsp)
	vmulps	%zmm0, %zmm29, %zmm4
	vmovaps	%zmm12, %zmm0
	vfnmadd213ps	%zmm31, %zmm12, %zmm0
	vfnmadd231ps	%zmm18, %zmm18, %zmm0
	vfnmadd231ps	%zmm15, %zmm15, %zmm0
	vfnmadd231ps	%zmm4, %zmm4, %zmm0
	vminps	%zmm30, %zmm0, %zmm1
	vcmpgtps	.L14c75(%rip){1to16}, %zmm1, %k0
	vmovups	1280(%rsp), %zmm10
	vaddps	%zmm10, %zmm11, %zmm1
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	3136(%rsp), %zmm3
	vminps	%zmm1, %zmm3, %zmm1
	vmovaps	%zmm3, %zmm1 {%k1}
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	3200(%rsp), %zmm3
	vmaxps	%zmm1, %zmm3, %zmm1
	vmovaps	%zmm3, %zmm1 {%k1}
	vmovaps	%zmm1, %zmm10 {%k3}
	movq	8(%rsp), %rcx
	vbroadcastss	208(%rcx), %zmm1
	vcmpeqps	.L14c20(%rip){1to16}, %zmm7, %k1
	vmovaps	%zmm1, %zmm10 {%k1}
	movq	168(%rsp), %r12
	movq	%r12, %rax
	shlq	$6, %rax
	vbroadcastss	12(%rcx), %zmm11
	vmovaps	%zmm10, (%r15,%rax)
	vmovups	768(%rsp), %zmm7
	vaddps	%zmm7, %zmm25, %zmm10
	vcmpunordps	%zmm10, %zmm10, %k4
	vmovups	3264(%rsp), %zmm3
	vminps	%zmm10, %zmm3, %zmm10
	vmovaps	%zmm3, %zmm10 {%k4}
	vcmpunordps	%zmm10, %zmm10, %k4
	vmovups	3328(%rsp), %zmm3
	vmaxps	%zmm10, %zmm3, %zmm10
	vmovaps	%zmm3, %zmm10 {%k4}
	vmovaps	%zmm10, %zmm7 {%k3}
	vmovaps	%zmm1, %zmm7 {%k1}
	movq	32(%rsp), %r10
	addq	%r10, %r12
	shlq	$6, %r12
	vmovaps	%zmm7, (%r15,%r12)
	vmovups	1344(%rsp), %zmm10
	vaddps	704(%rsp), %zmm10, %zmm7
	vcmpunordps	%zmm7, %zmm7, %k4
	vmovups	2304(%rsp), %zmm3
	vminps	%zmm7, %zmm3, %zmm7
	vmovaps	%zmm3, %zmm7 {%k4}
	vcmpunordps	%zmm7, %zmm7, %k4
	vmovups	2368(%rsp), %zmm3
	vmaxps	%zmm7, %zmm3, %zmm7
	vmovaps	%zmm3, %zmm7 {%k4}
	vmovaps	%zmm7, %zmm10 {%k3}
	leaq	(%r15,%rax), %rcx
	vmulps	%zmm11, %zmm10, %zmm7
	vmovaps	%zmm1, %zmm7 {%k1}
	movq	%r10, %rdx
	shlq	$7, %rdx
	vmovaps	%zmm7, (%rdx,%rcx)
	vmovups	960(%rsp), %zmm10
	vaddps	512(%rsp), %zmm10, %zmm3
	vcmpunordps	%zmm3, %zmm3, %k4
	vmovups	3392(%rsp), %zmm7
	vminps	%zmm3, %zmm7, %zmm3
	vmovaps	%zmm7, %zmm3 {%k4}
	vcmpunordps	%zmm3, %zmm3, %k4
	vmovups	3456(%rsp), %zmm7
	vmaxps	%zmm3, %zmm7, %zmm3
	vmovaps	%zmm7, %zmm3 {%k4}
	vmovaps	%zmm3, %zmm10 {%k3}
	vmulps	%zmm11, %zmm10, %zmm3
	vmovaps	%zmm1, %zmm3 {%k1}
	leaq	(%r10,%r10,2), %rdx
	movq	%rdx, %rsi
	shlq	$6, %rsi
	vmovaps	%zmm3, (%rsi,%rcx)
	vaddps	320(%rsp), %zmm14, %zmm3
	vcmpunordps	%zmm3, %zmm3, %k4
	vmovups	3520(%rsp), %zmm7
	vminps	%zmm3, %zmm7, %zmm3
	vmovaps	%zmm7, %zmm3 {%k4}
	vcmpunordps	%zmm3, %zmm3, %k4
	vmovups	3584(%rsp), %zmm7
	vmaxps	%zmm3, %zmm7, %zmm3
	vmovaps	%zmm7, %zmm3 {%k4}
	vmovaps	%zmm3, %zmm14 {%k3}
	vmovaps	%zmm1, %zmm14 {%k1}
	movq	%r10, %rsi
	shlq	$8, %rsi
	vmovaps	%zmm14, (%rsi,%rcx)
	movl	$5, %edi
	movl	4(%rsp), %ebp
	testb	$2, %bpl
	je	.L14b94
	vmovaps	%zmm27, %zmm14
	vmaxps	.L14c68(%rip){1to16}, %zmm0, %zmm0
	vsqrtps	%zmm0, %zmm0
	vdivps	%zmm0, %zmm31, %zmm3
	vbroadcastss	.L14c32(%rip), %zmm30
	vxorps	1088(%rsp), %zmm30, %zmm0
	vmulps	%zmm11, %zmm9, %zmm9
	vmulps	%zmm11, %zmm24, %zmm7
	kandw	%k0, %k2, %k2
	movl	%ebp, %esi
	andl	$4, %esi
	movl	%esi, %ecx
	shrl	$2, %ecx
	leaq	(%r10,%r10,4), %r11
	shlq	$6, %r11
	addq	%r15, %r11
	xorl	%r10d, %r10d
	testl	%esi, %esi
	sete	%r10b
	leaq	7(%rcx,%rcx,2), %r9
	movl	$14, %r8d
	movl	$8, %ecx
	cmoveq	%rcx, %r8
	movl	$19, %edi
	movl	$9, %ecx
	cmoveq	%rcx, %rdi
	xorq	$7, %r10
	imulq	32(%rsp), %r10
	shlq	$6, %r10
	addq	%r15, %r10
	imulq	32(%rsp), %r9
	shlq	$6, %r9
	addq	%r15, %r9
	imulq	32(%rsp), %r8
	shlq	$6, %r8
	addq	%r15, %r8
	imulq	32(%rsp), %rdi
	shlq	$6, %rdi
	addq	%r15, %rdi
	vmulps	%zmm0, %zmm6, %zmm29
	vfmadd231ps	%zmm29, %zmm5, %zmm17
	vxorps	%zmm30, %zmm17, %zmm0
	vmovups	640(%rsp), %zmm24
	vmulps	%zmm0, %zmm24, %zmm27
	vxorps	%zmm30, %zmm6, %zmm0
	vmulps	%zmm0, %zmm5, %zmm0
	vmulps	%zmm24, %zmm0, %zmm25
	vfmadd231ps	%zmm29, %zmm28, %zmm13
	vfmadd231ps	%zmm27, %zmm2, %zmm13
	vxorps	%zmm30, %zmm13, %zmm0
	vmovups	192(%rsp), %zmm5
	vmulps	%zmm0, %zmm5, %zmm23
	vmulps	%zmm28, %zmm6, %zmm0
	vfmadd231ps	%zmm25, %zmm2, %zmm0
	vxorps	%zmm30, %zmm0, %zmm0
	vmulps	%zmm0, %zmm5, %zmm17
	vxorps	%zmm30, %zmm24, %zmm0
	vmulps	%zmm0, %zmm2, %zmm0
	vmulps	%zmm5, %zmm0, %zmm13
	vfmadd231ps	%zmm29, %zmm18, %zmm12
	vfmadd231ps	%zmm27, %zmm15, %zmm12
	vfmadd231ps	%zmm23, %zmm4, %zmm12
	vxorps	%zmm30, %zmm12, %zmm0
	vmulps	%zmm0, %zmm3, %zmm12
	vmulps	%zmm18, %zmm6, %zmm0
	vfmadd231ps	%zmm25, %zmm15, %zmm0
	vfmadd231ps	%zmm17, %zmm4, %zmm0
	vxorps	%zmm30, %zmm0, %zmm0
	vmulps	%zmm0, %zmm3, %zmm11
	vmulps	%zmm15, %zmm24, %zmm0
	vfmadd231ps	%zmm13, %zmm4, %zmm0
	vxorps	%zmm30, %zmm0, %zmm0
	vmulps	%zmm0, %zmm3, %zmm10
	vxorps	%zmm30, %zmm5, %zmm0
	vmulps	%zmm0, %zmm4, %zmm0
	vmulps	%zmm3, %zmm0, %zmm0
	vmovaps	%zmm29, %zmm4
	vfmadd213ps	%zmm31, %zmm29, %zmm4
	vfmadd231ps	%zmm27, %zmm27, %zmm4
	vfmadd231ps	%zmm23, %zmm23, %zmm4
	vfmadd231ps	%zmm12, %zmm12, %zmm4
	vmovups	576(%rsp), %zmm2
	vmulps	%zmm4, %zmm2, %zmm4
	vmovaps	%zmm1, %zmm15
	vmulps	%zmm4, %zmm2, %zmm15 {%k2}
	vmovaps	%zmm15, (%rax,%r11)
	movq	48(%rsp), %r11
	vmulps	%zmm6, %zmm6, %zmm4
	vfmadd231ps	%zmm25, %zmm25, %zmm4
	vfmadd231ps	%zmm17, %zmm17, %zmm4
	vfmadd231ps	%zmm11, %zmm11, %zmm4
	vmovups	384(%rsp), %zmm2
	vmulps	%zmm4, %zmm2, %zmm4
	vmovaps	%zmm1, %zmm15
	vmulps	%zmm4, %zmm2, %zmm15 {%k2}
	vmovaps	%zmm15, (%rax,%r10)
	movq	32(%rsp), %r10
	vmulps	%zmm24, %zmm24, %zmm4
	vfmadd231ps	%zmm13, %zmm13, %zmm4
	vfmadd231ps	%zmm10, %zmm10, %zmm4
	vmulps	%zmm9, %zmm4, %zmm4
	vmovaps	%zmm1, %zmm15
	vmulps	%zmm4, %zmm9, %zmm15 {%k2}
	vmovaps	%zmm15, (%rax,%r9)
	leaq	256(%r13), %r9
	vmulps	%zmm5, %zmm5, %zmm4
	vfmadd231ps	%zmm0, %zmm0, %zmm4
	vmulps	%zmm7, %zmm4, %zmm4
	vmovaps	%zmm1, %zmm15
	vmulps	%zmm4, %zmm7, %zmm15 {%k2}
	vmovaps	%zmm15, (%rax,%r8)
	vmulps	%zmm3, %zmm3, %zmm4
	vmulps	%zmm4, %zmm14, %zmm4
	vmovaps	%zmm1, %zmm15
	vmulps	%zmm4, %zmm14, %zmm15 {%k2}
	vmovaps	%zmm15, (%rax,%rdi)
	movl	$10, %edi
	testl	%esi, %esi
	je	.L14b94
	vmulps	%zmm29, %zmm6, %zmm4
	vfmadd231ps	%zmm27, %zmm25, %zmm4
	vfmadd231ps	%zmm23, %zmm17, %zmm4
	vfmadd231ps	%zmm12, %zmm11, %zmm4
	vmovups	384(%rsp), %zmm15
	vmulps	%zmm4, %zmm15, %zmm4
	vmovaps	%zmm1, %zmm6
	vmovups	576(%rsp), %zmm18
	vmulps	%zmm4, %zmm18, %zmm6 {%k2}
	movq	%rdx, %rcx
	shlq	$7, %rcx
	addq	%r15, %rcx
	vmovaps	%zmm6, (%rax,%rcx)
	vmovups	640(%rsp), %zmm2
	vmulps	%zmm27, %zmm2, %zmm4
	vfmadd231ps	%zmm23, %zmm13, %zmm4
	vfmadd231ps	%zmm12, %zmm10, %zmm4
	vmulps	%zmm9, %zmm4, %zmm4
	vmovaps	%zmm1, %zmm6
	vmulps	%zmm4, %zmm18, %zmm6 {%k2}
	movq	%r10, %rcx
	shlq	$9, %rcx
	addq	%r15, %rcx
	vmovaps	%zmm6, (%rax,%rcx)
	vmulps	%zmm25, %zmm2, %zmm4
	vfmadd231ps	%zmm17, %zmm13, %zmm4
	vfmadd231ps	%zmm11, %zmm10, %zmm4
	vmulps	%zmm9, %zmm4, %zmm4
	vmovaps	%zmm1, %zmm5
	vmulps	%zmm4, %zmm15, %zmm5 {%k2}
	leaq	(%r10,%r10,8), %rcx
	movq	%rcx, %rsi
	shlq	$6, %rsi
	addq	%r15, %rsi
	vmovaps	%zmm5, (%rax,%rsi)
	vmovups	192(%rsp), %zmm2
	vmulps	%zmm23, %zmm2, %zmm4
	vfmadd231ps	%zmm12, %zmm0, %zmm4
	vmulps	%zmm7, %zmm4, %zmm4
	vmovaps	%zmm1, %zmm5
	vmulps	%zmm4, %zmm18, %zmm5 {%k2}
	imulq	$704, %r10, %rsi
	addq	%r15, %rsi
	vmovaps	%zmm5, (%rax,%rsi)
	vmulps	%zmm17, %zmm2, %zmm4
	vfmadd231ps	%zmm11, %zmm0, %zmm4
	vmulps	%zmm7, %zmm4, %zmm4
	vmovaps	%zmm1, %zmm5
	vmulps	%zmm4, %zmm15, %zmm5 {%k2}
	shlq	$8, %rdx
	addq	%r15, %rdx
	vmovaps	%zmm5, (%rax,%rdx)
	vmulps	%zmm13, %zmm2, %zmm2
	vfmadd231ps	%zmm10, %zmm0, %zmm2
	vmulps	%zmm7, %zmm2, %zmm2
	vmovaps	%zmm1, %zmm4
	vmulps	%zmm2, %zmm9, %zmm4 {%k2}
	imulq	$832, %r10, %rdx
	addq	%r15, %rdx
	vmovaps	%zmm4, (%rax,%rdx)
	vmulps	%zmm12, %zmm3, %zmm2
	vmulps	%zmm2, %zmm14, %zmm2
	vmovaps	%zmm1, %zmm4
	vmulps	%zmm2, %zmm18, %zmm4 {%k2}
	imulq	$960, %r10, %rdx
	addq	%r15, %rdx
	vmovaps	%zmm4, (%rax,%rdx)
	vmulps	%zmm11, %zmm3, %zmm2
	vmulps	%zmm2, %zmm14, %zmm2
	vmovaps	%zmm1, %zmm4
	vmulps	%zmm2, %zmm15, %zmm4 {%k2}
	movq	%r10, %rdx
	shlq	$10, %rdx
	addq	%r15, %rdx
	vmovaps	%zmm4, (%rax,%rdx)
	vmulps	%zmm10, %zmm3, %zmm2
	vmulps	%zmm2, %zmm14, %zmm2
	vmovaps	%zmm1, %zmm4
	vmulps	%zmm9, %zmm2, %zmm4 {%k2}
	imulq	$1088, %r10, %rdx
	addq	%r15, %rdx
	vmovaps	%zmm4, (%rax,%rdx)
	vmulps	%zmm0, %zmm3, %zmm0
	vmulps	%zmm0, %zmm14, %zmm0
	vmulps	%zmm7, %zmm0, %zmm1 {%k2}
	shlq	$7, %rcx
	addq	%r15, %rcx
	vmovaps	%zmm1, (%rax,%rcx)
	movl	$20, %edi
.L14b94:
	testb	$8, %bpl
	vxorps	%xmm28, %xmm28, %xmm28
	je	.L14b96
	movq	8(%rsp), %rcx
	vbroadcastss	208(%rcx), %zmm0
	vmovups	2496(%rsp), %zmm1
	vcmpeqps	.L14c20(%rip){1to16}, %zmm1, %k2
	vaddps	%zmm26, %zmm26, %zmm2
	vmovups	1024(%rsp), %zmm5
	vfmsub132ps	.L14c31(%rip){1to16}, %zmm26, %zmm5
	vbroadcastss	100(%rcx), %zmm3
	vfmadd213ps	%zmm28, %zmm8, %zmm3
	vfmadd231ps	104(%rcx){1to16}, %zmm22, %zmm3
	vfmadd231ps	108(%rcx){1to16}, %zmm21, %zmm3
	vfmadd231ps	112(%rcx){1to16}, %zmm20, %zmm3
	vfmadd231ps	116(%rcx){1to16}, %zmm19, %zmm3
	vfmadd231ps	120(%rcx){1to16}, %zmm16, %zmm3
	vbroadcastss	136(%rcx), %zmm1
	vmovups	4672(%rsp), %zmm4
	vaddps	%zmm3, %zmm4, %zmm3
	vfmadd213ps	%zmm28, %zmm8, %zmm1
	vfmadd231ps	140(%rcx){1to16}, %zmm22, %zmm1
	vfmadd231ps	144(%rcx){1to16}, %zmm21, %zmm1
	vfmadd231ps	148(%rcx){1to16}, %zmm20, %zmm1
	vfmadd231ps	152(%rcx){1to16}, %zmm19, %zmm1
	vfmadd231ps	156(%rcx){1to16}, %zmm16, %zmm1
	vfmadd132ps	172(%rcx){1to16}, %zmm28, %zmm8
	vfmadd231ps	176(%rcx){1to16}, %zmm22, %zmm8
	vfmadd231ps	180(%rcx){1to16}, %zmm21, %zmm8
	vfmadd231ps	184(%rcx){1to16}, %zmm20, %zmm8
	vfmadd231ps	188(%rcx){1to16}, %zmm19, %zmm8
	vfmadd231ps	192(%rcx){1to16}, %zmm16, %zmm8
	vfmadd231ps	.L14c72(%rip){1to16}, %zmm4, %zmm1
	vfmadd231ps	.L14c78(%rip){1to16}, %zmm4, %zmm8
	vmovaps	%zmm0, %zmm5 {%k2}
	movq	%rdi, %rcx
	imulq	%r10, %rcx
	shlq	$6, %rcx
	addq	%r15, %rcx
	vmovaps	%zmm5, (%rax,%rcx)
	vmovaps	%zmm0, %zmm2 {%k2}
	leaq	1(%rdi), %rcx
	imulq	%r10, %rcx
	shlq	$6, %rcx
	addq	%r15, %rcx
	vmovaps	%zmm2, (%rax,%rcx)
	vmovaps	%zmm0, %zmm3 {%k2}
	leaq	2(%rdi), %rcx
	imulq	%r10, %rcx
	shlq	$6, %rcx
	addq	%r15, %rcx
	vmovaps	%zmm3, (%rax,%rcx)
	vmovaps	%zmm0, %zmm1 {%k2}
	leaq	3(%rdi), %rcx
	imulq	%r10, %rcx
	shlq	$6, %rcx
	addq	%r15, %rcx
	vmovaps	%zmm1, (%rax,%rcx)
	vmovaps	%zmm0, %zmm8 {%k2}
	addq	$4, %rdi
	imulq	%r10, %rdi
	shlq	$6, %rdi
	addq	%r15, %rdi
	vmovaps	%zmm8, (%rax,%rdi)
	jmp	.L14b96
.L14b100:
	addq	$5576, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
