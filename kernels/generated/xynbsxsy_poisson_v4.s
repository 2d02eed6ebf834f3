# Made by `cargo xtask kernels`. Do not edit.
	.text
	.p2align	2, 0x0
.L26c0:
	.long	0x3f800000
.L26c1:
	.long	1048576
.L26c3:
	.long	0x3f40094e
.L26c4:
	.long	0x3e1d5a5a
.L26c5:
	.long	0x3bd74912
.L26c6:
	.long	0x3f156f3d
.L26c7:
	.long	0x3d26f715
.L26c8:
	.long	8388607
.L26c9:
	.long	2147483647
.L26c10:
	.long	1400897535
.L26c11:
	.long	0xc9800000
.L26c12:
	.long	0x3f000000
.L26c13:
	.long	0x0da24260
.L26c14:
	.long	0x1e3ce508
.L26c15:
	.long	0xbf800000
.L26c16:
	.long	0x41100000
.L26c17:
	.long	0x3e800000
.L26c18:
	.long	0x41490fdb
.L26c19:
	.long	0x40c00000
.L26c20:
	.long	0x40800000
.L26c21:
	.long	0x40a00000
.L26c22:
	.long	0x7f7fffff
.L26c23:
	.long	0x3fc00000
.L26c24:
	.long	0x7149f2ca
.L26c25:
	.long	2
.L26c26:
	.long	4
.L26c27:
	.long	8
.L26c28:
	.long	16
.L26c29:
	.long	32
.L26c30:
	.long	0x3f3504f3
.L26c31:
	.long	0xbf000000
.L26c32:
	.long	0x80000000
.L26c33:
	.long	0xc2ae0000
.L26c34:
	.long	0x3fb8aa3b
.L26c35:
	.long	0xbf317200
.L26c36:
	.long	0xb5bfbe8e
.L26c37:
	.long	0x3aae0472
.L26c38:
	.long	0x3c1e8629
.L26c39:
	.long	0x3d635b73
.L26c40:
	.long	0x3e75fc8c
.L26c41:
	.long	0x3f317214
.L26c42:
	.long	0x42fe0000
.L26c43:
	.long	0x3e99999a
.L26c44:
	.long	0xbe04a19d
.L26c45:
	.long	0x3ef89ba5
.L26c46:
	.long	0xbf03248e
.L26c47:
	.long	0x3f0c3744
.L26c48:
	.long	0xbdc1d79d
.L26c49:
	.long	0x3e5c1572
.L26c50:
	.long	0x3e17e642
.L26c51:
	.long	0x3e2ecff8
.L26c52:
	.long	0x3e2d3f9f
.L26c53:
	.long	0x3ecc422a
.L26c54:
	.long	0x3f106ebb
.L26c55:
	.long	0xc0000000
.L26c56:
	.long	0x41400000
.L26c57:
	.long	3234528013
.L26c58:
	.long	4286578688
.L26c59:
	.long	0x3eaaac4e
.L26c60:
	.long	0xbf00000d
.L26c61:
	.long	0x3e4bdb47
.L26c62:
	.long	0xbe7fd7d0
.L26c63:
	.long	0x3e259a3a
.L26c64:
	.long	0xbe2ec8d2
.L26c65:
	.long	0xbddadb52
.L26c66:
	.long	0x33b17218
.L26c67:
	.long	0x3727c5ac
.L26c68:
	.long	0x3a83126f
.L26c69:
	.long	0x41800000
.L26c70:
	.long	0x358637bd
.L26c71:
	.long	0x350637bd
.L26c72:
	.long	0x34210fb0
.L26c73:
	.long	0x36a7c5ac
.L26c74:
	.long	0x40000000
.L26c75:
	.long	0x3f317218
.L26c76:
	.long	0x3feb3f8f
.L26c77:
	.long	0x38d1b717
.L26c78:
	.long	0x40400000
.L26c79:
	.long	0x3951b717
.L26c80:
	.long	0x41000000
.L26c81:
	.long	0x3cf5c28f
.L26c82:
	.long	0x41200000
.L26c83:
	.long	0x26901d7d
.L26c84:
	.long	0x3f800054
.L26c85:
	.long	0xbf4ccccd
.L26c86:
	.short	65535
	.short	0
	.p2align	6, 0x0
.L26c2:
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
	.globl	gaussmle_xynbsxsy_poisson_v4
gaussmle_xynbsxsy_poisson_v4:
	.globl	_gaussmle_xynbsxsy_poisson_v4
_gaussmle_xynbsxsy_poisson_v4:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$6872, %rsp
	movl	%esi, 48(%rsp)
	testl	%ecx, %ecx
	je	.L26b101
	testl	%edx, %edx
	je	.L26b101
	cmpl	$0, 48(%rsp)
	je	.L26b101
	movq	6944(%rsp), %r14
	movl	48(%rsp), %eax
	movl	%eax, %ebp
	movl	%edx, %esi
	movq	%rsi, 96(%rsp)
	movq	(%rdi), %rsi
	movq	24(%rdi), %r10
	movq	%r10, 16(%rsp)
	movq	32(%rdi), %r15
	movq	40(%rdi), %r10
	movq	%r10, 408(%rsp)
	movq	48(%rdi), %r13
	movq	56(%rdi), %rbx
	addl	%r8d, %r9d
	addl	6928(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 376(%rsp)
	leaq	64(%rbx), %rcx
	movq	%rcx, 104(%rsp)
	movq	%rsi, 72(%rsp)
	leaq	64(%rsi), %rcx
	movq	%rcx, 456(%rsp)
	imull	%eax, %edx
	movl	%edx, 84(%rsp)
	leaq	256(%r13), %rax
	vbroadcastss	.L26c0(%rip), %zmm21
	vbroadcastss	.L26c15(%rip), %zmm14
	vbroadcastss	.L26c25(%rip), %zmm0
	vpbroadcastd	.L26c26(%rip), %zmm22
	xorl	%ecx, %ecx
	vpbroadcastd	.L26c29(%rip), %zmm25
	vpbroadcastd	.L26c0(%rip), %zmm13
	vxorps	%xmm16, %xmm16, %xmm16
	movq	%r9, 384(%rsp)
	movl	%r9d, %edx
	movq	%rax, %r9
	vbroadcastss	.L26c9(%rip), %zmm15
	vbroadcastss	.L26c3(%rip), %zmm17
	vbroadcastss	.L26c4(%rip), %zmm18
	vbroadcastss	.L26c5(%rip), %zmm19
	vbroadcastss	.L26c6(%rip), %zmm20
	vbroadcastss	.L26c7(%rip), %zmm26
	vpbroadcastd	.L26c8(%rip), %zmm27
	vpbroadcastd	.L26c86(%rip), %zmm28
	movq	%r15, 24(%rsp)
	movq	%rbx, 40(%rsp)
	movq	%rbp, 400(%rsp)
	jmp	.L26b4
	.p2align	4
.L26b100:
	incq	%rcx
	addl	84(%rsp), %edx
	cmpq	376(%rsp), %rcx
	je	.L26b101
.L26b4:
	movq	%rcx, %rax
	imulq	96(%rsp), %rax
	movq	%rax, 392(%rsp)
	movl	%edx, %esi
	xorl	%edi, %edi
	movq	%rcx, 416(%rsp)
	movl	%edx, 88(%rsp)
	jmp	.L26b5
	.p2align	4
.L26b99:
	incq	%rdi
	addl	48(%rsp), %esi
	cmpq	96(%rsp), %rdi
	je	.L26b100
.L26b5:
	movq	392(%rsp), %rax
	addq	%rdi, %rax
	imulq	%rbp, %rax
	addq	384(%rsp), %rax
	movl	%esi, %r8d
	xorl	%r10d, %r10d
	movl	%esi, 92(%rsp)
	movq	%rdi, 432(%rsp)
	movq	%rax, 424(%rsp)
	jmp	.L26b6
	.p2align	4
.L26b97:
	korw	%k0, %k1, %k1
	vbroadcastss	.L26c78(%rip), %zmm0
	vblendmps	3408(%rsp), %zmm0, %zmm0 {%k1}
	movq	408(%rsp), %rcx
	vmovups	3472(%rsp), %zmm1
	vmovaps	%zmm1, (%rcx,%rax)
	vmovaps	%zmm0, (%rcx,%r11)
	vbroadcastss	.L26c0(%rip), %zmm21
	vbroadcastss	.L26c15(%rip), %zmm14
	vbroadcastss	.L26c25(%rip), %zmm0
	vpbroadcastd	.L26c26(%rip), %zmm22
	movq	416(%rsp), %rcx
	vpbroadcastd	.L26c29(%rip), %zmm25
	vpbroadcastd	.L26c0(%rip), %zmm13
	movl	88(%rsp), %edx
	vbroadcastss	.L26c9(%rip), %zmm15
	vbroadcastss	.L26c3(%rip), %zmm17
	vbroadcastss	.L26c4(%rip), %zmm18
	vbroadcastss	.L26c5(%rip), %zmm19
	vbroadcastss	.L26c6(%rip), %zmm20
	vbroadcastss	.L26c7(%rip), %zmm26
	vpbroadcastd	.L26c8(%rip), %zmm27
	vpbroadcastd	.L26c86(%rip), %zmm28
	movl	92(%rsp), %esi
	movq	432(%rsp), %rdi
	movq	424(%rsp), %rax
	movl	68(%rsp), %r8d
	movq	448(%rsp), %r10
.L26b98:
	incq	%r10
	incl	%r8d
	cmpq	%rbp, %r10
	je	.L26b99
.L26b6:
	leaq	(%rax,%r10), %r11
	movl	8(%r14), %r12d
	movq	%r12, 32(%rsp)
	cmpq	%r12, %r11
	jae	.L26b98
	vmovaps	%zmm0, %zmm24
	movq	%r10, 448(%rsp)
	movl	%r8d, 68(%rsp)
	movl	(%r14), %r10d
	movl	16(%r14), %eax
	movl	%eax, 112(%rsp)
	movl	20(%r14), %r8d
	movq	%r10, %rcx
	imulq	%r10, %rcx
	leaq	1(%rcx), %rax
	shrq	%rax
	testb	$1, %r8b
	cmoveq	%rcx, %rax
	vxorps	%xmm1, %xmm1, %xmm1
	testq	%r10, %r10
	movq	%r11, 440(%rsp)
	movl	%r8d, 12(%rsp)
	je	.L26b8
	movq	%rcx, 528(%rsp)
	movq	%rax, %rcx
	imulq	%r11, %rcx
	movq	%rcx, 592(%rsp)
	movq	%rcx, %r11
	shlq	$6, %r11
	addq	72(%rsp), %r11
	movl	$2, %r9d
	subq	%r10, %r9
	movq	%r10, %r12
	shlq	$6, %r12
	movl	%r10d, %ecx
	shll	$4, %ecx
	movl	%ecx, 304(%rsp)
	imull	68(%rsp), %eax
	vpxor	%xmm8, %xmm8, %xmm8
	vxorps	%xmm29, %xmm29, %xmm29
	movl	$16, %r14d
	xorl	%edx, %edx
	movq	104(%rsp), %rbp
	vmovaps	%zmm21, %zmm30
	vmovaps	%zmm21, %zmm31
	vpbroadcastd	.L26c1(%rip), %zmm9
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm5, %xmm5, %xmm5
	xorl	%r15d, %r15d
	movq	%r12, 176(%rsp)
	jmp	.L26b10
	.p2align	4
.L26b40:
	vaddps	%zmm10, %zmm6, %zmm6
	vaddps	%zmm3, %zmm2, %zmm2
	incq	%r15
	addq	%r12, %rbp
	addl	304(%rsp), %r14d
	addq	%r10, %rdx
	addl	%r10d, %eax
	cmpq	%r10, %r15
	je	.L26b41
.L26b10:
	movq	%r15, %rdi
	imulq	%r10, %rdi
	testb	$1, %r8b
	jne	.L26b11
	movq	592(%rsp), %rcx
	leal	(%rcx,%rdi), %esi
	andl	$2147483647, %esi
	shlq	$6, %rsi
	movq	72(%rsp), %rcx
	vmovaps	(%rcx,%rsi), %zmm0
	movq	16(%rsp), %rcx
	vsubps	(%rcx){1to16}, %zmm0, %zmm3
	shlq	$6, %rdi
	vmulps	4(%rcx){1to16}, %zmm3, %zmm10
	vmovaps	%zmm10, (%rbx,%rdi)
	testb	$8, %r8b
	je	.L26b27
	vaddps	%zmm17, %zmm10, %zmm3
	vfmadd213ps	%zmm18, %zmm10, %zmm3
	vfmadd213ps	%zmm19, %zmm10, %zmm3
	vaddps	%zmm20, %zmm10, %zmm4
	vfmadd213ps	%zmm26, %zmm10, %zmm4
	vcmpltps	%zmm10, %zmm16, %k1
	vmulps	%zmm3, %zmm30, %zmm30 {%k1}
	vmulps	%zmm4, %zmm31, %zmm31 {%k1}
	vpsrld	$23, %zmm30, %zmm3
	vpsrld	$23, %zmm31, %zmm4
	vpsubd	%zmm4, %zmm9, %zmm4
	vpaddd	%zmm3, %zmm4, %zmm9
	vpternlogd	$236, %zmm27, %zmm13, %zmm30
	vpternlogd	$236, %zmm27, %zmm13, %zmm31
	vbroadcastss	.L26c0(%rip), %zmm3 {%k1} {z}
	vaddps	%zmm3, %zmm29, %zmm29
.L26b27:
	cmpl	$1, %r10d
	jne	.L26b29
	vaddps	%zmm10, %zmm5, %zmm5
.L26b29:
	vandps	%zmm15, %zmm0, %zmm0
	vpmaxud	%zmm0, %zmm8, %zmm8
	vaddps	%zmm16, %zmm10, %zmm3
	cmpq	$1, %r10
	je	.L26b38
	leaq	-2(%r10), %rcx
	testq	%rcx, %rcx
	je	.L26b31
	movl	%eax, %r12d
	andl	$2147483647, %r12d
	shlq	$6, %r12
	addq	456(%rsp), %r12
	movl	$1, %ebx
	xorl	%ecx, %ecx
	jmp	.L26b45
	.p2align	4
.L26b47:
	vandps	%zmm15, %zmm4, %zmm4
	vpmaxud	%zmm4, %zmm8, %zmm8
	vaddps	%zmm0, %zmm3, %zmm3
	leaq	(%r9,%rbx), %r8
	incq	%r8
	incq	%rbx
	addq	$64, %rcx
	cmpq	$1, %r8
	je	.L26b32
.L26b45:
	vmovaps	(%r12,%rcx), %zmm4
	movq	16(%rsp), %r8
	vsubps	(%r8){1to16}, %zmm4, %zmm0
	vmulps	4(%r8){1to16}, %zmm0, %zmm0
	vmovaps	%zmm0, (%rbp,%rcx)
	testb	$8, 12(%rsp)
	je	.L26b47
	vaddps	%zmm17, %zmm0, %zmm11
	vfmadd213ps	%zmm18, %zmm0, %zmm11
	vfmadd213ps	%zmm19, %zmm0, %zmm11
	vaddps	%zmm20, %zmm0, %zmm12
	vfmadd213ps	%zmm26, %zmm0, %zmm12
	vcmpltps	%zmm0, %zmm16, %k1
	vmulps	%zmm11, %zmm30, %zmm30 {%k1}
	vmulps	%zmm12, %zmm31, %zmm31 {%k1}
	vpsrld	$23, %zmm30, %zmm11
	vpsrld	$23, %zmm31, %zmm12
	vpsubd	%zmm12, %zmm9, %zmm9
	vpaddd	%zmm11, %zmm9, %zmm9
	vpternlogd	$236, %zmm27, %zmm13, %zmm30
	vpternlogd	$236, %zmm27, %zmm13, %zmm31
	vbroadcastss	.L26c0(%rip), %zmm11 {%k1} {z}
	vaddps	%zmm11, %zmm29, %zmm29
	jmp	.L26b47
	.p2align	4
.L26b11:
	movq	%rdi, %rcx
	shlq	$5, %rcx
	andq	$-64, %rcx
	movl	%edi, %esi
	shll	$4, %esi
	andl	$16, %esi
	movq	%rdi, %rbx
	vmovdqa64	(%r11,%rcx), %zmm0
	vmovd	%esi, %xmm3
	vpsrld	%xmm3, %zmm0, %zmm0
	vpandd	%zmm28, %zmm0, %zmm0
	vcvtdq2ps	%zmm0, %zmm0
	movq	16(%rsp), %rcx
	vsubps	(%rcx){1to16}, %zmm0, %zmm3
	shlq	$6, %rbx
	vmulps	4(%rcx){1to16}, %zmm3, %zmm10
	movq	40(%rsp), %rcx
	vmovaps	%zmm10, (%rcx,%rbx)
	movq	40(%rsp), %rbx
	testb	$8, %r8b
	jne	.L26b12
	cmpl	$1, %r10d
	je	.L26b14
.L26b15:
	vpmaxud	%zmm0, %zmm8, %zmm8
	vaddps	%zmm16, %zmm10, %zmm3
	cmpq	$1, %r10
	jne	.L26b16
	jmp	.L26b38
	.p2align	4
.L26b12:
	vaddps	%zmm17, %zmm10, %zmm3
	vfmadd213ps	%zmm18, %zmm10, %zmm3
	vfmadd213ps	%zmm19, %zmm10, %zmm3
	vaddps	%zmm20, %zmm10, %zmm4
	vfmadd213ps	%zmm26, %zmm10, %zmm4
	vcmpltps	%zmm10, %zmm16, %k1
	vmulps	%zmm3, %zmm30, %zmm30 {%k1}
	vmulps	%zmm4, %zmm31, %zmm31 {%k1}
	vpsrld	$23, %zmm30, %zmm3
	vpsrld	$23, %zmm31, %zmm4
	vpsubd	%zmm4, %zmm9, %zmm4
	vpaddd	%zmm3, %zmm4, %zmm9
	vpternlogd	$236, %zmm27, %zmm13, %zmm30
	vpternlogd	$236, %zmm27, %zmm13, %zmm31
	vbroadcastss	.L26c0(%rip), %zmm3 {%k1} {z}
	vaddps	%zmm3, %zmm29, %zmm29
	cmpl	$1, %r10d
	jne	.L26b15
.L26b14:
	vaddps	%zmm10, %zmm5, %zmm5
	vpmaxud	%zmm0, %zmm8, %zmm8
	vaddps	%zmm16, %zmm10, %zmm3
	cmpq	$1, %r10
	je	.L26b38
.L26b16:
	leaq	-2(%r10), %rcx
	movl	$1, %esi
	testq	%rcx, %rcx
	je	.L26b21
	movl	%r14d, %r8d
	movq	%rbp, %r12
	jmp	.L26b18
	.p2align	4
.L26b20:
	vpmaxud	%zmm0, %zmm8, %zmm8
	vaddps	%zmm4, %zmm3, %zmm3
	leaq	(%r9,%rsi), %rcx
	incq	%rcx
	incq	%rsi
	addq	$64, %r12
	addl	$16, %r8d
	cmpq	$1, %rcx
	je	.L26b21
.L26b18:
	leaq	(%rdx,%rsi), %rcx
	shlq	$5, %rcx
	andq	$-64, %rcx
	movl	%r8d, %ebx
	andl	$16, %ebx
	vmovdqa64	(%r11,%rcx), %zmm0
	vmovd	%ebx, %xmm4
	vpsrld	%xmm4, %zmm0, %zmm0
	vpandd	%zmm28, %zmm0, %zmm0
	vcvtdq2ps	%zmm0, %zmm0
	movq	16(%rsp), %rcx
	vsubps	(%rcx){1to16}, %zmm0, %zmm4
	vmulps	4(%rcx){1to16}, %zmm4, %zmm4
	vmovaps	%zmm4, (%r12)
	testb	$8, 12(%rsp)
	je	.L26b20
	vaddps	%zmm17, %zmm4, %zmm11
	vfmadd213ps	%zmm18, %zmm4, %zmm11
	vfmadd213ps	%zmm19, %zmm4, %zmm11
	vaddps	%zmm20, %zmm4, %zmm12
	vfmadd213ps	%zmm26, %zmm4, %zmm12
	vcmpltps	%zmm4, %zmm16, %k1
	vmulps	%zmm11, %zmm30, %zmm30 {%k1}
	vmulps	%zmm12, %zmm31, %zmm31 {%k1}
	vpsrld	$23, %zmm30, %zmm11
	vpsrld	$23, %zmm31, %zmm12
	vpsubd	%zmm12, %zmm9, %zmm9
	vpaddd	%zmm11, %zmm9, %zmm9
	vpternlogd	$236, %zmm27, %zmm13, %zmm30
	vpternlogd	$236, %zmm27, %zmm13, %zmm31
	vbroadcastss	.L26c0(%rip), %zmm11 {%k1} {z}
	vaddps	%zmm11, %zmm29, %zmm29
	jmp	.L26b20
	.p2align	4
.L26b21:
	addq	%rsi, %rdi
	movq	%rdi, %rcx
	shlq	$5, %rcx
	andq	$-64, %rcx
	movl	%edi, %r8d
	shll	$4, %r8d
	andl	$16, %r8d
	vmovdqa64	(%r11,%rcx), %zmm0
	vmovd	%r8d, %xmm4
	vpsrld	%xmm4, %zmm0, %zmm0
	vpandd	%zmm28, %zmm0, %zmm0
	vcvtdq2ps	%zmm0, %zmm0
	movq	16(%rsp), %rcx
	vsubps	(%rcx){1to16}, %zmm0, %zmm4
	shlq	$6, %rdi
	vmulps	4(%rcx){1to16}, %zmm4, %zmm4
	movq	40(%rsp), %rbx
	vmovaps	%zmm4, (%rbx,%rdi)
	movl	12(%rsp), %r8d
	testb	$8, %r8b
	je	.L26b23
	vaddps	%zmm17, %zmm4, %zmm11
	vfmadd213ps	%zmm18, %zmm4, %zmm11
	vfmadd213ps	%zmm19, %zmm4, %zmm11
	vaddps	%zmm20, %zmm4, %zmm12
	vfmadd213ps	%zmm26, %zmm4, %zmm12
	vcmpltps	%zmm4, %zmm16, %k1
	vmulps	%zmm11, %zmm30, %zmm30 {%k1}
	vmulps	%zmm12, %zmm31, %zmm31 {%k1}
	vpsrld	$23, %zmm30, %zmm11
	vpsrld	$23, %zmm31, %zmm12
	vpsubd	%zmm12, %zmm9, %zmm9
	vpaddd	%zmm11, %zmm9, %zmm9
	vpternlogd	$236, %zmm27, %zmm13, %zmm30
	vpternlogd	$236, %zmm27, %zmm13, %zmm31
	vbroadcastss	.L26c0(%rip), %zmm11 {%k1} {z}
	vaddps	%zmm11, %zmm29, %zmm29
.L26b23:
	movq	176(%rsp), %r12
	incq	%rsi
	cmpq	%r10, %rsi
	jne	.L26b37
	vaddps	%zmm4, %zmm5, %zmm5
	jmp	.L26b37
.L26b31:
	movl	$1, %ebx
.L26b32:
	addq	72(%rsp), %rsi
	movq	%rbx, %rcx
	shlq	$6, %rcx
	vmovaps	(%rsi,%rcx), %zmm0
	movq	16(%rsp), %rsi
	vsubps	(%rsi){1to16}, %zmm0, %zmm4
	addq	40(%rsp), %rdi
	vmulps	4(%rsi){1to16}, %zmm4, %zmm4
	vmovaps	%zmm4, (%rdi,%rcx)
	movl	12(%rsp), %r8d
	testb	$8, %r8b
	je	.L26b34
	vaddps	%zmm17, %zmm4, %zmm11
	vfmadd213ps	%zmm18, %zmm4, %zmm11
	vfmadd213ps	%zmm19, %zmm4, %zmm11
	vaddps	%zmm20, %zmm4, %zmm12
	vfmadd213ps	%zmm26, %zmm4, %zmm12
	vcmpltps	%zmm4, %zmm16, %k1
	vmulps	%zmm11, %zmm30, %zmm30 {%k1}
	vmulps	%zmm12, %zmm31, %zmm31 {%k1}
	vpsrld	$23, %zmm30, %zmm11
	vpsrld	$23, %zmm31, %zmm12
	vpsubd	%zmm12, %zmm9, %zmm9
	vpaddd	%zmm11, %zmm9, %zmm9
	vpternlogd	$236, %zmm27, %zmm13, %zmm30
	vpternlogd	$236, %zmm27, %zmm13, %zmm31
	vbroadcastss	.L26c0(%rip), %zmm11 {%k1} {z}
	vaddps	%zmm11, %zmm29, %zmm29
.L26b34:
	movq	176(%rsp), %r12
	incq	%rbx
	cmpq	%r10, %rbx
	jne	.L26b36
	vaddps	%zmm4, %zmm5, %zmm5
.L26b36:
	movq	40(%rsp), %rbx
	vandps	%zmm15, %zmm0, %zmm0
.L26b37:
	vpmaxud	%zmm0, %zmm8, %zmm8
	vaddps	%zmm4, %zmm3, %zmm3
.L26b38:
	testq	%r15, %r15
	jne	.L26b40
	vaddps	%zmm3, %zmm7, %zmm7
	jmp	.L26b40
	.p2align	4
.L26b41:
	vpcmpnleud	.L26c10(%rip){1to16}, %zmm8, %k0
	vcvtudq2ps	%zmm9, %zmm0
	vaddps	.L26c11(%rip){1to16}, %zmm0, %zmm0
	vmovups	%zmm0, 5136(%rsp)
	movq	6944(%rsp), %r14
	movq	400(%rsp), %rbp
	movq	24(%rsp), %r15
	leaq	256(%r13), %r9
	movq	528(%rsp), %rcx
	jmp	.L26b42
.L26b8:
	kxorw	%k0, %k0, %k0
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm29, %xmm29, %xmm29
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 5136(%rsp)
	vmovaps	%zmm21, %zmm31
	vmovaps	%zmm21, %zmm30
.L26b42:
	vpxord	%xmm23, %xmm23, %xmm23
	vcvtusi2ss	%r10d, %xmm23, %xmm0
	vbroadcastss	%xmm0, %zmm8
	vmaxps	%zmm21, %zmm8, %zmm0
	vdivps	%zmm0, %zmm21, %zmm0
	vmulps	%zmm7, %zmm0, %zmm4
	vmulps	%zmm3, %zmm0, %zmm3
	vmulps	%zmm6, %zmm0, %zmm6
	vmulps	%zmm5, %zmm0, %zmm0
	vminps	%zmm4, %zmm3, %zmm5
	vcmpunordps	%zmm4, %zmm4, %k1
	vmovaps	%zmm3, %zmm5 {%k1}
	vmaxps	%zmm4, %zmm3, %zmm4
	vmovaps	%zmm3, %zmm4 {%k1}
	vminps	%zmm6, %zmm0, %zmm3
	vcmpunordps	%zmm6, %zmm6, %k1
	vmovaps	%zmm0, %zmm3 {%k1}
	vmaxps	%zmm6, %zmm0, %zmm6
	vmovaps	%zmm0, %zmm6 {%k1}
	vminps	%zmm5, %zmm3, %zmm0
	vcmpunordps	%zmm5, %zmm5, %k1
	vmovaps	%zmm3, %zmm0 {%k1}
	vmaxps	%zmm5, %zmm3, %zmm5
	vmovaps	%zmm3, %zmm5 {%k1}
	vminps	%zmm4, %zmm6, %zmm3
	vcmpunordps	%zmm4, %zmm4, %k1
	vmovaps	%zmm6, %zmm3 {%k1}
	vminps	%zmm5, %zmm3, %zmm4
	vcmpunordps	%zmm5, %zmm5, %k1
	vmovaps	%zmm3, %zmm4 {%k1}
	vaddps	%zmm4, %zmm0, %zmm0
	vmulps	.L26c12(%rip){1to16}, %zmm0, %zmm3
	vpxord	%xmm23, %xmm23, %xmm23
	vcvtusi2ss	%rcx, %xmm23, %xmm0
	vbroadcastss	%xmm0, %zmm15
	testq	%r10, %r10
	je	.L26b43
	vmaxps	%zmm1, %zmm3, %zmm0
	vsqrtps	%zmm0, %zmm0
	vaddps	%zmm0, %zmm3, %zmm6
	movl	%r10d, %eax
	andl	$-2, %eax
	movq	%r10, %rdx
	shlq	$6, %rdx
	vxorps	%xmm4, %xmm4, %xmm4
	movq	104(%rsp), %rsi
	vxorps	%xmm0, %xmm0, %xmm0
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm1, %xmm1, %xmm1
	xorl	%edi, %edi
	jmp	.L26b49
	.p2align	4
.L26b50:
	xorl	%ecx, %ecx
.L26b54:
	vmovaps	%zmm7, %zmm10
	vmovaps	%zmm0, %zmm7
	movq	%rdi, %r8
	imulq	%r10, %r8
	shlq	$6, %r8
	addq	%rbx, %r8
	vcvtsi2ss	%rcx, %xmm23, %xmm11
	shlq	$6, %rcx
	vmovaps	(%r8,%rcx), %zmm0
	vsubps	%zmm6, %zmm0, %zmm0
	vmaxps	%zmm16, %zmm0, %zmm0
	vmulps	%zmm0, %zmm0, %zmm12
	vbroadcastss	%xmm11, %zmm0
	vaddps	%zmm12, %zmm9, %zmm9
	vfmadd213ps	%zmm7, %zmm12, %zmm0
	vmulss	%xmm11, %xmm11, %xmm7
	vbroadcastss	%xmm7, %zmm7
	vfmadd213ps	%zmm10, %zmm12, %zmm7
.L26b55:
	vcvtsi2ss	%rdi, %xmm14, %xmm10
	vbroadcastss	%xmm10, %zmm11
	vaddps	%zmm9, %zmm4, %zmm4
	vfmadd231ps	%zmm11, %zmm9, %zmm5
	vmulss	%xmm10, %xmm10, %xmm10
	vbroadcastss	%xmm10, %zmm10
	vfmadd231ps	%zmm10, %zmm9, %zmm1
	incq	%rdi
	addq	%rdx, %rsi
	cmpq	%r10, %rdi
	je	.L26b56
.L26b49:
	vpxor	%xmm9, %xmm9, %xmm9
	cmpq	$1, %r10
	je	.L26b50
	movq	%rsi, %r8
	xorl	%ecx, %ecx
	.p2align	4
.L26b52:
	vmovaps	-64(%r8), %zmm10
	vmovaps	(%r8), %zmm11
	vsubps	%zmm6, %zmm10, %zmm10
	vcvtsi2ss	%rcx, %xmm23, %xmm12
	vmaxps	%zmm16, %zmm10, %zmm10
	vmulps	%zmm10, %zmm10, %zmm10
	vbroadcastss	%xmm12, %zmm13
	vaddps	%zmm10, %zmm9, %zmm9
	vfmadd213ps	%zmm0, %zmm10, %zmm13
	vmulss	%xmm12, %xmm12, %xmm0
	vbroadcastss	%xmm0, %zmm12
	vfmadd213ps	%zmm7, %zmm10, %zmm12
	vsubps	%zmm6, %zmm11, %zmm0
	vmaxps	%zmm16, %zmm0, %zmm0
	vmulps	%zmm0, %zmm0, %zmm10
	leaq	1(%rcx), %r9
	vcvtsi2ss	%r9, %xmm14, %xmm7
	vbroadcastss	%xmm7, %zmm0
	vaddps	%zmm10, %zmm9, %zmm9
	vfmadd213ps	%zmm13, %zmm10, %zmm0
	vmulss	%xmm7, %xmm7, %xmm7
	vbroadcastss	%xmm7, %zmm7
	vfmadd213ps	%zmm12, %zmm10, %zmm7
	addq	$2, %rcx
	subq	$-128, %r8
	cmpq	%rax, %rcx
	jne	.L26b52
	testb	$1, %r10b
	leaq	256(%r13), %r9
	jne	.L26b54
	jmp	.L26b55
.L26b43:
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm0, %xmm0, %xmm0
	vxorps	%xmm4, %xmm4, %xmm4
.L26b56:
	vmovdqu64	%zmm30, 5840(%rsp)
	vmovups	%zmm29, 5904(%rsp)
	vmaxps	.L26c13(%rip){1to16}, %zmm4, %zmm6
	vdivps	%zmm6, %zmm21, %zmm9
	vcmpgtps	.L26c14(%rip){1to16}, %zmm4, %k1
	vaddps	%zmm14, %zmm8, %zmm6
	vdivps	.L26c16(%rip){1to16}, %zmm15, %zmm8
	vmulps	.L26c12(%rip){1to16}, %zmm6, %zmm6
	vmovaps	%zmm6, %zmm10
	vmulps	%zmm9, %zmm0, %zmm10 {%k1}
	vmulps	%zmm9, %zmm7, %zmm0
	vfnmadd231ps	%zmm10, %zmm10, %zmm0
	vaddps	%zmm0, %zmm0, %zmm0
	vminps	%zmm0, %zmm8, %zmm7
	vcmpunordps	%zmm0, %zmm0, %k2
	vmovaps	%zmm8, %zmm7 {%k2}
	vbroadcastss	.L26c17(%rip), %zmm11
	vmaxps	%zmm11, %zmm7, %zmm0
	vsqrtps	%zmm0, %zmm0
	vmulps	%zmm9, %zmm5, %zmm6 {%k1}
	vmulps	%zmm9, %zmm1, %zmm1
	vfnmadd231ps	%zmm6, %zmm6, %zmm1
	vaddps	%zmm1, %zmm1, %zmm1
	vminps	%zmm1, %zmm8, %zmm5
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovaps	%zmm8, %zmm5 {%k1}
	vmaxps	%zmm11, %zmm5, %zmm1
	vsqrtps	%zmm1, %zmm1
	vmulps	.L26c18(%rip){1to16}, %zmm0, %zmm5
	vmulps	%zmm5, %zmm1, %zmm5
	vmulps	%zmm5, %zmm4, %zmm4
	vsqrtps	%zmm4, %zmm4
	vfnmadd231ps	%zmm15, %zmm3, %zmm2
	vmaxps	%zmm2, %zmm4, %zmm5
	vcmpunordps	%zmm2, %zmm2, %k1
	vmovaps	%zmm4, %zmm5 {%k1}
	vmaxps	%zmm21, %zmm5, %zmm2
	movq	16(%rsp), %rax
	vbroadcastss	20(%rax), %zmm4
	vxorps	%xmm20, %xmm20, %xmm20
	vcmpltps	%zmm4, %zmm20, %k1
	vmovaps	%zmm4, %zmm0 {%k1}
	vmovaps	%zmm4, %zmm1 {%k1}
	vbroadcastss	52(%rax), %zmm18
	vbroadcastss	76(%rax), %zmm19
	vbroadcastss	56(%rax), %zmm16
	vbroadcastss	80(%rax), %zmm17
	vbroadcastss	60(%rax), %zmm13
	vbroadcastss	84(%rax), %zmm14
	vbroadcastss	64(%rax), %zmm12
	vbroadcastss	88(%rax), %zmm11
	vbroadcastss	68(%rax), %zmm8
	vbroadcastss	92(%rax), %zmm9
	vbroadcastss	72(%rax), %zmm5
	vbroadcastss	96(%rax), %zmm7
	vminps	%zmm10, %zmm19, %zmm4
	vcmpunordps	%zmm10, %zmm10, %k1
	vmovups	%zmm19, 3856(%rsp)
	vmovaps	%zmm19, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm18, %zmm10
	vcmpunordps	%zmm4, %zmm4, %k1
	vmovups	%zmm18, 5008(%rsp)
	vmovaps	%zmm18, %zmm10 {%k1}
	vmovups	%zmm10, 1808(%rsp)
	vminps	%zmm6, %zmm17, %zmm4
	vcmpunordps	%zmm6, %zmm6, %k1
	vmovups	%zmm17, 3920(%rsp)
	vmovaps	%zmm17, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm16, %zmm6
	vcmpunordps	%zmm4, %zmm4, %k1
	vmovups	%zmm16, 3984(%rsp)
	vmovaps	%zmm16, %zmm6 {%k1}
	vmovups	%zmm6, 976(%rsp)
	vmovups	%zmm14, 3088(%rsp)
	vminps	%zmm2, %zmm14, %zmm2
	vmovups	%zmm13, 3152(%rsp)
	vmaxps	%zmm2, %zmm13, %zmm2
	vmovups	%zmm2, 656(%rsp)
	vminps	%zmm3, %zmm11, %zmm2
	vcmpunordps	%zmm3, %zmm3, %k1
	vmovups	%zmm11, 3216(%rsp)
	vmovaps	%zmm11, %zmm2 {%k1}
	vmaxps	%zmm2, %zmm12, %zmm11
	vcmpunordps	%zmm2, %zmm2, %k1
	vmovups	%zmm12, 3280(%rsp)
	vmovaps	%zmm12, %zmm11 {%k1}
	vminps	%zmm0, %zmm9, %zmm2
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovaps	%zmm9, %zmm2 {%k1}
	vmaxps	%zmm2, %zmm8, %zmm0
	vcmpunordps	%zmm2, %zmm2, %k1
	vmovaps	%zmm8, %zmm0 {%k1}
	vmovups	%zmm0, 1232(%rsp)
	vminps	%zmm1, %zmm7, %zmm0
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovaps	%zmm7, %zmm0 {%k1}
	vmaxps	%zmm0, %zmm5, %zmm1
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovaps	%zmm5, %zmm1 {%k1}
	vmovups	%zmm1, 2320(%rsp)
	vmovups	%zmm15, 5776(%rsp)
	vcmpltps	.L26c19(%rip){1to16}, %zmm15, %k1
	korw	%k0, %k1, %k1
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 3728(%rsp)
	vblendmps	%zmm20, %zmm21, %zmm20 {%k1}
	vbroadcastss	.L26c20(%rip), %zmm1
	vbroadcastss	.L26c21(%rip), %zmm0
	vblendmps	%zmm1, %zmm0, %zmm0 {%k1}
	vmovups	%zmm0, 3408(%rsp)
	vcvtusi2ssl	112(%rsp), %xmm31, %xmm0
	vbroadcastss	%xmm0, %zmm0
	vmovups	%zmm0, 5264(%rsp)
	vmovups	%zmm8, 4112(%rsp)
	vmovups	%zmm9, 4048(%rsp)
	vsubss	%xmm8, %xmm9, %xmm0
	vmovss	.L26c17(%rip), %xmm2
	vmulss	%xmm2, %xmm0, %xmm0
	vbroadcastss	%xmm0, %zmm0
	vmovups	%zmm0, 6032(%rsp)
	vmovups	%zmm5, 4240(%rsp)
	vmovups	%zmm7, 4176(%rsp)
	vsubss	%xmm5, %xmm7, %xmm0
	vmulss	%xmm2, %xmm0, %xmm0
	vbroadcastss	%xmm0, %zmm0
	vmovups	%zmm0, 5968(%rsp)
	leaq	(%r10,%r10,4), %r11
	shlq	$6, %r11
	addq	%r9, %r11
	movq	%r10, %r12
	shlq	$6, %r12
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 3536(%rsp)
	vmovups	%zmm0, 2768(%rsp)
	vmovups	%zmm0, 2832(%rsp)
	vmovups	%zmm0, 3600(%rsp)
	vmovups	%zmm0, 2896(%rsp)
	vxorps	%xmm9, %xmm9, %xmm9
	vmovups	%zmm0, 3024(%rsp)
	vmovups	%zmm21, 2960(%rsp)
	vbroadcastss	.L26c24(%rip), %zmm0
	vmovups	%zmm0, 5200(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	%zmm2, 1744(%rsp)
	vmovups	%zmm0, 3344(%rsp)
	vmovups	%zmm1, 3664(%rsp)
	vbroadcastss	.L26c23(%rip), %zmm0
	vmovups	%zmm0, 4944(%rsp)
	vbroadcastss	.L26c22(%rip), %zmm0
	vmovups	%zmm0, 4304(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 3472(%rsp)
	vmovdqu64	%zmm31, 6160(%rsp)
	jmp	.L26b57
	.p2align	4
.L26b102:
	vmulps	%zmm0, %zmm4, %zmm0
	vfmadd213ps	%zmm8, %zmm0, %zmm30
	vmulps	%zmm30, %zmm9, %zmm2
	vfmadd213ps	%zmm28, %zmm2, %zmm7
	vfmadd213ps	%zmm7, %zmm0, %zmm29
	vmulps	%zmm29, %zmm5, %zmm7
	vfmadd213ps	%zmm25, %zmm7, %zmm3
	vfmadd213ps	%zmm3, %zmm2, %zmm17
	vfmadd213ps	%zmm17, %zmm0, %zmm27
	vmulps	%zmm27, %zmm14, %zmm1
	vmovups	5328(%rsp), %zmm3
	vfmadd213ps	%zmm19, %zmm1, %zmm3
	vfmadd213ps	%zmm3, %zmm7, %zmm6
	vfmadd213ps	%zmm6, %zmm2, %zmm13
	vfmadd213ps	%zmm13, %zmm0, %zmm22
	vmulps	5072(%rsp), %zmm22, %zmm3
	vmovups	5392(%rsp), %zmm9
	vfmadd213ps	%zmm15, %zmm3, %zmm9
	vmovups	720(%rsp), %zmm5
	vmulps	%zmm3, %zmm5, %zmm3
	vmovups	%zmm3, 464(%rsp)
	vmovups	976(%rsp), %zmm6
	vaddps	%zmm3, %zmm6, %zmm3
	vcmpunordps	%zmm3, %zmm3, %k1
	vmovups	3920(%rsp), %zmm8
	vminps	%zmm3, %zmm8, %zmm4
	vmovaps	%zmm8, %zmm4 {%k1}
	vcmpunordps	%zmm4, %zmm4, %k1
	vmovups	3984(%rsp), %zmm8
	vmaxps	%zmm4, %zmm8, %zmm4
	vmovaps	%zmm8, %zmm4 {%k1}
	vcmpeqps	%zmm6, %zmm4, %k1
	vcmpneqps	%zmm4, %zmm3, %k1 {%k1}
	kmovw	%k1, 1360(%rsp)
	vmovups	5456(%rsp), %zmm4
	vfmadd213ps	%zmm9, %zmm1, %zmm4
	vmovups	5520(%rsp), %zmm3
	vfmadd213ps	%zmm4, %zmm7, %zmm3
	vmovups	4368(%rsp), %zmm4
	vfmadd213ps	%zmm3, %zmm2, %zmm4
	vmovups	784(%rsp), %zmm3
	vfmadd213ps	%zmm4, %zmm0, %zmm3
	vmovups	2576(%rsp), %zmm12
	vmulps	%zmm3, %zmm12, %zmm30
	vmovups	1808(%rsp), %zmm29
	vaddps	%zmm30, %zmm29, %zmm3
	vcmpunordps	%zmm3, %zmm3, %k1
	vmovups	3856(%rsp), %zmm6
	vminps	%zmm3, %zmm6, %zmm4
	vmovaps	%zmm6, %zmm4 {%k1}
	vcmpunordps	%zmm4, %zmm4, %k1
	vmovups	5008(%rsp), %zmm8
	vmaxps	%zmm4, %zmm8, %zmm4
	vmovaps	%zmm8, %zmm4 {%k1}
	vcmpeqps	%zmm29, %zmm4, %k1
	vcmpneqps	%zmm4, %zmm3, %k3 {%k1}
	vmovups	1168(%rsp), %zmm13
	vmulps	%zmm1, %zmm13, %zmm1
	vmovups	%zmm1, 784(%rsp)
	vmovups	656(%rsp), %zmm15
	vaddps	%zmm1, %zmm15, %zmm1
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	3088(%rsp), %zmm4
	vminps	%zmm1, %zmm4, %zmm3
	vmovaps	%zmm4, %zmm3 {%k1}
	vcmpunordps	%zmm3, %zmm3, %k1
	vmovups	3152(%rsp), %zmm4
	vmaxps	%zmm3, %zmm4, %zmm3
	vmovaps	%zmm4, %zmm3 {%k1}
	vcmpeqps	%zmm15, %zmm3, %k1
	vcmpneqps	%zmm3, %zmm1, %k4 {%k1}
	vmovups	1104(%rsp), %zmm6
	vmulps	%zmm7, %zmm6, %zmm1
	vmovups	%zmm1, 2704(%rsp)
	vaddps	%zmm1, %zmm11, %zmm1
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	3216(%rsp), %zmm4
	vminps	%zmm1, %zmm4, %zmm3
	vmovaps	%zmm4, %zmm3 {%k1}
	vcmpunordps	%zmm3, %zmm3, %k1
	vmovups	3280(%rsp), %zmm4
	vmaxps	%zmm3, %zmm4, %zmm3
	vmovaps	%zmm4, %zmm3 {%k1}
	vcmpeqps	%zmm11, %zmm3, %k1
	vcmpneqps	%zmm3, %zmm1, %k5 {%k1}
	vmovups	1040(%rsp), %zmm4
	vmovaps	%zmm6, %zmm7
	vmulps	%zmm2, %zmm4, %zmm6
	vmovups	4560(%rsp), %zmm9
	vaddps	%zmm6, %zmm9, %zmm1
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	4048(%rsp), %zmm3
	vminps	%zmm1, %zmm3, %zmm2
	vmovaps	%zmm3, %zmm2 {%k1}
	vcmpunordps	%zmm2, %zmm2, %k1
	vmovups	4112(%rsp), %zmm3
	vmaxps	%zmm2, %zmm3, %zmm2
	vmovaps	%zmm3, %zmm2 {%k1}
	vcmpeqps	%zmm9, %zmm2, %k1
	vcmpneqps	%zmm2, %zmm1, %k6 {%k1}
	vmovups	848(%rsp), %zmm3
	vmulps	%zmm0, %zmm3, %zmm0
	vmovups	%zmm0, 2448(%rsp)
	vmovups	4624(%rsp), %zmm9
	vaddps	%zmm0, %zmm9, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovups	4176(%rsp), %zmm2
	vminps	%zmm0, %zmm2, %zmm1
	vmovaps	%zmm2, %zmm1 {%k1}
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	4240(%rsp), %zmm2
	vmaxps	%zmm1, %zmm2, %zmm1
	vmovaps	%zmm2, %zmm1 {%k1}
	vcmpeqps	%zmm9, %zmm1, %k1
	vcmpneqps	%zmm1, %zmm0, %k7 {%k1}
	vbroadcastss	.L26c0(%rip), %zmm14
	vmovups	6224(%rsp), %zmm0
	vminps	%zmm14, %zmm0, %zmm0
	vminps	%zmm0, %zmm18, %zmm0
	vminps	%zmm0, %zmm20, %zmm0
	vminps	%zmm0, %zmm23, %zmm0
	vminps	%zmm0, %zmm31, %zmm0
	vmulps	4432(%rsp), %zmm12, %zmm1
	vmulps	%zmm1, %zmm12, %zmm1
	vmovups	1936(%rsp), %zmm9
	vsubps	%zmm9, %zmm14, %zmm2
	vfmadd231ps	%zmm1, %zmm9, %zmm2
	vcmpunordps	%zmm0, %zmm0, %k1
	vminps	%zmm0, %zmm2, %zmm0
	vmovaps	%zmm2, %zmm0 {%k1}
	vmulps	5712(%rsp), %zmm5, %zmm1
	vmulps	%zmm1, %zmm5, %zmm1
	vmovups	1872(%rsp), %zmm19
	vsubps	%zmm19, %zmm14, %zmm2
	vfmadd231ps	%zmm1, %zmm19, %zmm2
	vcmpunordps	%zmm0, %zmm0, %k1
	vminps	%zmm0, %zmm2, %zmm0
	vmovaps	%zmm2, %zmm0 {%k1}
	vmulps	2512(%rsp), %zmm13, %zmm1
	vmulps	%zmm1, %zmm13, %zmm1
	vmovups	1616(%rsp), %zmm5
	vsubps	%zmm5, %zmm14, %zmm2
	vfmadd231ps	%zmm1, %zmm5, %zmm2
	vcmpunordps	%zmm0, %zmm0, %k1
	vminps	%zmm0, %zmm2, %zmm0
	vmovaps	%zmm2, %zmm0 {%k1}
	vmulps	912(%rsp), %zmm7, %zmm1
	vmulps	%zmm1, %zmm7, %zmm1
	vmovups	1552(%rsp), %zmm5
	vsubps	%zmm5, %zmm14, %zmm2
	vfmadd231ps	%zmm1, %zmm5, %zmm2
	vcmpunordps	%zmm0, %zmm0, %k1
	vminps	%zmm0, %zmm2, %zmm0
	vmovaps	%zmm2, %zmm0 {%k1}
	vmulps	4496(%rsp), %zmm4, %zmm1
	vmulps	%zmm1, %zmm4, %zmm1
	vmovups	1488(%rsp), %zmm4
	vsubps	%zmm4, %zmm14, %zmm2
	vfmadd231ps	%zmm1, %zmm4, %zmm2
	vcmpunordps	%zmm0, %zmm0, %k1
	vminps	%zmm0, %zmm2, %zmm0
	vmovaps	%zmm2, %zmm0 {%k1}
	vmulps	240(%rsp), %zmm3, %zmm1
	vmulps	%zmm1, %zmm3, %zmm1
	vmovups	1424(%rsp), %zmm3
	vsubps	%zmm3, %zmm14, %zmm2
	vfmadd231ps	%zmm1, %zmm3, %zmm2
	vcmpunordps	%zmm0, %zmm0, %k1
	vminps	%zmm0, %zmm2, %zmm0
	vmovaps	%zmm2, %zmm0 {%k1}
	vdivps	%zmm15, %zmm14, %zmm1
	vmovaps	%zmm15, %zmm31
	vmulps	%zmm1, %zmm13, %zmm1
	vmovups	%zmm1, 912(%rsp)
	vcmpltps	.L26c77(%rip){1to16}, %zmm0, %k0
	vsqrtps	%zmm21, %zmm27
	vmovups	1744(%rsp), %zmm3
	vcmpnltps	%zmm3, %zmm24, %k2
	vmovups	%zmm3, 1744(%rsp)
	vmulps	.L26c82(%rip){1to16}, %zmm27, %zmm0
	vmulps	%zmm0, %zmm27, %zmm0
	vmulps	%zmm0, %zmm1, %zmm0
	korw	%k2, %k0, %k2
	vbroadcastss	.L26c24(%rip), %zmm28
	vmovaps	%zmm28, %zmm0 {%k2}
	vpmovm2d	%k3, %zmm1
	movq	16(%rsp), %rax
	vbroadcastss	16(%rax), %zmm2
	vcmpleps	%zmm2, %zmm0, %k1
	vmulss	%xmm2, %xmm2, %xmm0
	vbroadcastss	%xmm0, %zmm0
	vcmpgeps	2640(%rsp), %zmm0, %k1 {%k1}
	kmovw	%k1, 240(%rsp)
	vpbroadcastd	.L26c28(%rip), %zmm0 {%k6} {z}
	vpsrld	$31, %zmm1, %zmm1
	vpbroadcastd	.L26c29(%rip), %zmm25
	vpord	%zmm25, %zmm0, %zmm0 {%k7}
	vxorps	%xmm20, %xmm20, %xmm20
	vpbroadcastd	.L26c27(%rip), %zmm24
	vpord	%zmm24, %zmm0, %zmm0 {%k5}
	vpbroadcastd	.L26c26(%rip), %zmm23
	vpord	%zmm23, %zmm0, %zmm0 {%k4}
	vpbroadcastd	.L26c25(%rip), %zmm22
	kmovw	1360(%rsp), %k1
	vpord	%zmm22, %zmm0, %zmm0 {%k1}
	vpord	%zmm1, %zmm0, %zmm0
	vmovdqu64	%zmm0, 2512(%rsp)
	vmovups	3728(%rsp), %zmm25
	vmovaps	%zmm25, %zmm0
	vfmadd132ps	592(%rsp), %zmm20, %zmm0
	vmovups	3536(%rsp), %zmm16
	vfmadd231ps	304(%rsp), %zmm16, %zmm0
	vmovups	2256(%rsp), %zmm1
	vfmadd231ps	2768(%rsp), %zmm1, %zmm0
	vmovups	176(%rsp), %zmm1
	vfmadd231ps	2832(%rsp), %zmm1, %zmm0
	vmovups	3600(%rsp), %zmm22
	vfmadd231ps	112(%rsp), %zmm22, %zmm0
	vmovups	2896(%rsp), %zmm1
	vfmadd231ps	528(%rsp), %zmm1, %zmm0
	vmovups	3024(%rsp), %zmm2
	vsubps	%zmm0, %zmm2, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k1
	vbroadcastss	.L26c17(%rip), %zmm15
	vmulps	%zmm15, %zmm2, %zmm1
	vmaxps	%zmm0, %zmm1, %zmm0
	vmovaps	%zmm1, %zmm0 {%k1}
	vcmpltps	%zmm3, %zmm20, %k3
	vmaxps	.L26c13(%rip){1to16}, %zmm0, %zmm0
	vdivps	%zmm0, %zmm14, %zmm0
	vmulps	%zmm0, %zmm2, %zmm0
	vmulps	2960(%rsp), %zmm0, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovups	4944(%rsp), %zmm1
	vminps	%zmm0, %zmm1, %zmm0
	vmovaps	%zmm1, %zmm0 {%k1}
	vmaxps	.L26c81(%rip){1to16}, %zmm0, %zmm17
	vcmpnltps	%zmm2, %zmm20, %k1
	korw	%k1, %k3, %k1
	vmovaps	%zmm14, %zmm17 {%k1}
	vbroadcastss	.L26c9(%rip), %zmm21
	vandps	%zmm21, %zmm30, %zmm0
	vbroadcastss	.L26c83(%rip), %zmm26
	vaddps	%zmm26, %zmm0, %zmm0
	vdivps	%zmm0, %zmm14, %zmm4
	vcmpunordps	%zmm17, %zmm17, %k1
	vmovups	1232(%rsp), %zmm13
	vmulps	%zmm4, %zmm13, %zmm0
	vminps	%zmm17, %zmm0, %zmm1
	vmovaps	%zmm0, %zmm1 {%k1}
	vmovups	464(%rsp), %zmm7
	vandps	%zmm21, %zmm7, %zmm0
	vaddps	%zmm26, %zmm0, %zmm0
	vdivps	%zmm0, %zmm14, %zmm10
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	2320(%rsp), %zmm3
	vmulps	%zmm10, %zmm3, %zmm0
	vminps	%zmm1, %zmm0, %zmm1
	vmovaps	%zmm0, %zmm1 {%k1}
	vmovaps	%zmm6, %zmm15
	vmovups	%zmm6, 1296(%rsp)
	vandps	%zmm21, %zmm6, %zmm0
	vaddps	%zmm26, %zmm0, %zmm0
	vdivps	%zmm0, %zmm14, %zmm0
	vbroadcastss	.L26c12(%rip), %zmm18
	vmulps	%zmm18, %zmm0, %zmm2
	vmulps	%zmm2, %zmm13, %zmm12
	vmulps	%zmm2, %zmm3, %zmm2
	vcmpunordps	%zmm12, %zmm12, %k1
	vminps	%zmm12, %zmm2, %zmm12
	vmovaps	%zmm2, %zmm12 {%k1}
	vcmpunordps	%zmm12, %zmm12, %k1
	vmulps	6032(%rsp), %zmm0, %zmm2
	vminps	%zmm12, %zmm2, %zmm12
	vmovaps	%zmm2, %zmm12 {%k1}
	vcmpunordps	%zmm1, %zmm1, %k1
	vminps	%zmm1, %zmm12, %zmm2
	vmovaps	%zmm12, %zmm2 {%k1}
	vmovups	2448(%rsp), %zmm5
	vandps	%zmm21, %zmm5, %zmm1
	vaddps	%zmm26, %zmm1, %zmm1
	vdivps	%zmm1, %zmm14, %zmm1
	vmulps	%zmm18, %zmm1, %zmm12
	vmulps	%zmm12, %zmm13, %zmm13
	vmulps	%zmm12, %zmm3, %zmm12
	vcmpunordps	%zmm13, %zmm13, %k1
	vminps	%zmm13, %zmm12, %zmm13
	vmovaps	%zmm12, %zmm13 {%k1}
	vcmpunordps	%zmm13, %zmm13, %k1
	vmulps	5968(%rsp), %zmm1, %zmm12
	vminps	%zmm13, %zmm12, %zmm13
	vmovaps	%zmm12, %zmm13 {%k1}
	vcmpunordps	%zmm2, %zmm2, %k1
	vminps	%zmm2, %zmm13, %zmm2
	vmovaps	%zmm13, %zmm2 {%k1}
	vcmpltps	%zmm20, %zmm30, %k1
	vmovups	3856(%rsp), %zmm6
	vsubps	%zmm29, %zmm6, %zmm12
	vsubps	%zmm8, %zmm29, %zmm12 {%k1}
	vmovaps	%zmm8, %zmm24
	vmulps	%zmm4, %zmm12, %zmm4
	vcmpltps	%zmm9, %zmm20, %k1
	vbroadcastss	.L26c84(%rip), %zmm13
	vmulps	%zmm13, %zmm4, %zmm4
	vmovaps	%zmm28, %zmm12
	vminps	%zmm28, %zmm4, %zmm12 {%k1}
	vcmpltps	%zmm20, %zmm7, %k1
	vmovups	976(%rsp), %zmm7
	vmovups	3920(%rsp), %zmm8
	vsubps	%zmm7, %zmm8, %zmm4
	vmovups	3984(%rsp), %zmm9
	vsubps	%zmm9, %zmm7, %zmm4 {%k1}
	vmulps	%zmm10, %zmm4, %zmm4
	vcmpltps	%zmm19, %zmm20, %k1
	vmovaps	%zmm28, %zmm10
	vmulps	%zmm13, %zmm4, %zmm10 {%k1}
	vcmpunordps	%zmm12, %zmm12, %k1
	vminps	%zmm12, %zmm10, %zmm4
	vmovaps	%zmm10, %zmm4 {%k1}
	vmovups	784(%rsp), %zmm3
	vcmpltps	%zmm20, %zmm3, %k1
	vandps	%zmm21, %zmm3, %zmm10
	vaddps	%zmm26, %zmm10, %zmm10
	vdivps	%zmm10, %zmm14, %zmm10
	vmovups	3088(%rsp), %zmm3
	vsubps	%zmm31, %zmm3, %zmm12
	vsubps	3152(%rsp), %zmm31, %zmm12 {%k1}
	vmulps	%zmm10, %zmm12, %zmm10
	vcmpltps	1616(%rsp), %zmm20, %k1
	vmovaps	%zmm28, %zmm12
	vmulps	%zmm13, %zmm10, %zmm12 {%k1}
	vcmpunordps	%zmm4, %zmm4, %k1
	vminps	%zmm4, %zmm12, %zmm4
	vmovaps	%zmm12, %zmm4 {%k1}
	vmovups	2704(%rsp), %zmm3
	vandps	%zmm21, %zmm3, %zmm10
	vaddps	%zmm26, %zmm10, %zmm10
	vdivps	%zmm10, %zmm14, %zmm10
	vcmpltps	%zmm20, %zmm3, %k1
	vmovups	3216(%rsp), %zmm3
	vsubps	%zmm11, %zmm3, %zmm12
	vsubps	3280(%rsp), %zmm11, %zmm12 {%k1}
	vmulps	%zmm10, %zmm12, %zmm10
	vcmpltps	1552(%rsp), %zmm20, %k1
	vmovaps	%zmm28, %zmm12
	vmulps	%zmm13, %zmm10, %zmm12 {%k1}
	vcmpunordps	%zmm4, %zmm4, %k1
	vminps	%zmm4, %zmm12, %zmm4
	vmovaps	%zmm12, %zmm4 {%k1}
	vcmpltps	%zmm20, %zmm15, %k1
	vmovups	4560(%rsp), %zmm15
	vmovups	4048(%rsp), %zmm18
	vsubps	%zmm15, %zmm18, %zmm10
	vmovups	4112(%rsp), %zmm19
	vsubps	%zmm19, %zmm15, %zmm10 {%k1}
	vmulps	%zmm0, %zmm10, %zmm0
	vcmpltps	1488(%rsp), %zmm20, %k1
	vmovaps	%zmm28, %zmm10
	vmulps	%zmm13, %zmm0, %zmm10 {%k1}
	vcmpunordps	%zmm4, %zmm4, %k1
	vminps	%zmm4, %zmm10, %zmm0
	vmovaps	%zmm10, %zmm0 {%k1}
	vcmpltps	%zmm20, %zmm5, %k1
	vmovups	4624(%rsp), %zmm3
	vmovups	4176(%rsp), %zmm21
	vsubps	%zmm3, %zmm21, %zmm4
	vmovups	4240(%rsp), %zmm23
	vsubps	%zmm23, %zmm3, %zmm4 {%k1}
	vmulps	%zmm1, %zmm4, %zmm1
	vcmpltps	1424(%rsp), %zmm20, %k1
	vmovaps	%zmm28, %zmm4
	vmulps	%zmm13, %zmm1, %zmm4 {%k1}
	vcmpunordps	%zmm0, %zmm0, %k1
	vminps	%zmm0, %zmm4, %zmm0
	vmovaps	%zmm4, %zmm0 {%k1}
	vcmpgtps	4304(%rsp), %zmm28, %k1
	vcmpltps	%zmm2, %zmm0, %k4 {%k1}
	vmovaps	%zmm0, %zmm2 {%k4}
	vmovups	5584(%rsp), %zmm0
	vsubps	3792(%rsp), %zmm0, %zmm26
	kandw	%k0, %k3, %k6
	vmovdqu64	2512(%rsp), %zmm1
	vptestmd	%zmm1, %zmm1, %k1
	vcmpnltps	%zmm26, %zmm20, %k5
	korw	%k5, %k6, %k5
	korw	%k1, %k5, %k5
	vfmadd213ps	%zmm29, %zmm2, %zmm30
	vcmpunordps	%zmm30, %zmm30, %k1
	vminps	%zmm30, %zmm6, %zmm0
	vmovaps	%zmm6, %zmm0 {%k1}
	vcmpunordps	%zmm0, %zmm0, %k1
	vmaxps	%zmm0, %zmm24, %zmm10
	vmovaps	%zmm24, %zmm10 {%k1}
	vmovaps	%zmm29, %zmm10 {%k5}
	vsubps	%zmm29, %zmm10, %zmm6
	vblendmps	%zmm25, %zmm6, %zmm25 {%k5}
	vfmadd132ps	592(%rsp), %zmm20, %zmm6
	vmovups	464(%rsp), %zmm0
	vfmadd213ps	%zmm7, %zmm2, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k1
	vminps	%zmm0, %zmm8, %zmm0
	vmovaps	%zmm8, %zmm0 {%k1}
	vcmpunordps	%zmm0, %zmm0, %k1
	vmaxps	%zmm0, %zmm9, %zmm4
	vmovaps	%zmm9, %zmm4 {%k1}
	vmovaps	%zmm7, %zmm4 {%k5}
	vsubps	%zmm7, %zmm4, %zmm0
	vfmadd231ps	304(%rsp), %zmm0, %zmm6
	vblendmps	%zmm16, %zmm0, %zmm16 {%k5}
	vdivps	%zmm17, %zmm14, %zmm0
	vmovups	%zmm25, 3728(%rsp)
	vmulps	%zmm25, %zmm0, %zmm12
	vmovups	1680(%rsp), %zmm8
	vmovups	2256(%rsp), %zmm28
	vfnmadd213ps	%zmm28, %zmm12, %zmm8
	vmovups	2000(%rsp), %zmm13
	vmovups	176(%rsp), %zmm30
	vfnmadd213ps	%zmm30, %zmm12, %zmm13
	vmovups	%zmm16, 3536(%rsp)
	vmulps	%zmm16, %zmm0, %zmm12
	vmovups	2192(%rsp), %zmm16
	vfnmadd213ps	%zmm8, %zmm12, %zmm16
	vmovups	2064(%rsp), %zmm8
	vfnmadd213ps	%zmm13, %zmm12, %zmm8
	vmovups	1296(%rsp), %zmm5
	vfmadd213ps	%zmm15, %zmm2, %zmm5
	vcmpunordps	%zmm5, %zmm5, %k1
	vminps	%zmm5, %zmm18, %zmm9
	vmovaps	%zmm18, %zmm9 {%k1}
	vcmpunordps	%zmm9, %zmm9, %k1
	vmaxps	%zmm9, %zmm19, %zmm5
	vmovaps	%zmm19, %zmm5 {%k1}
	vmovaps	%zmm15, %zmm5 {%k5}
	vmovups	%zmm5, 1232(%rsp)
	vsubps	%zmm15, %zmm5, %zmm9
	vfmadd231ps	112(%rsp), %zmm9, %zmm6
	vblendmps	%zmm22, %zmm9, %zmm22 {%k5}
	vmovups	%zmm22, 3600(%rsp)
	vmulps	%zmm22, %zmm0, %zmm9
	vpbroadcastd	.L26c29(%rip), %zmm25
	vmovups	4688(%rsp), %zmm13
	vfnmadd213ps	%zmm16, %zmm9, %zmm13
	vmovups	4752(%rsp), %zmm12
	vfnmadd213ps	%zmm8, %zmm9, %zmm12
	vcmpltps	%zmm26, %zmm20, %k7
	vmovdqu64	6096(%rsp), %zmm9
	vpord	%zmm1, %zmm9, %zmm9 {%k7}
	vmovups	5648(%rsp), %zmm8
	vbroadcastss	.L26c24(%rip), %zmm1
	vmovaps	%zmm1, %zmm8 {%k2}
	vmovups	3344(%rsp), %zmm5
	vmovaps	%zmm8, %zmm5 {%k7}
	vmovups	%zmm5, 3344(%rsp)
	vmovups	5200(%rsp), %zmm5
	vcmpltps	%zmm27, %zmm5, %k1
	korw	%k0, %k1, %k0
	kandw	%k0, %k3, %k1
	vblendmps	%zmm5, %zmm27, %zmm5 {%k5}
	vmovups	%zmm5, 5200(%rsp)
	vmulps	912(%rsp), %zmm27, %zmm5
	vmulps	.L26c80(%rip){1to16}, %zmm5, %zmm5
	vcmpunordps	%zmm27, %zmm27, %k2
	vminps	%zmm27, %zmm5, %zmm7
	vmovaps	%zmm5, %zmm7 {%k2}
	vmovups	3664(%rsp), %zmm8
	vmovaps	%zmm8, %zmm5
	vmulps	.L26c17(%rip){1to16}, %zmm8, %zmm5 {%k1}
	vcmpnleps	%zmm5, %zmm7, %k1
	vmovups	2960(%rsp), %zmm1
	vblendmps	%zmm1, %zmm2, %zmm1 {%k5}
	vmovups	%zmm1, 2960(%rsp)
	vbroadcastss	.L26c25(%rip), %zmm24
	vmovaps	%zmm5, %zmm8 {%k7}
	vmovups	%zmm8, 3664(%rsp)
	vcmpnleps	%zmm2, %zmm17, %k2
	vfmadd132ps	2448(%rsp), %zmm3, %zmm2
	vcmpunordps	%zmm2, %zmm2, %k3
	vminps	%zmm2, %zmm21, %zmm2
	vmovaps	%zmm21, %zmm2 {%k3}
	vcmpunordps	%zmm2, %zmm2, %k3
	vmaxps	%zmm2, %zmm23, %zmm2
	vmovaps	%zmm23, %zmm2 {%k3}
	vmovaps	%zmm3, %zmm2 {%k5}
	vmovups	%zmm2, 2320(%rsp)
	vsubps	%zmm3, %zmm2, %zmm2
	vfmadd231ps	528(%rsp), %zmm2, %zmm6
	vmovups	2896(%rsp), %zmm3
	vblendmps	%zmm3, %zmm2, %zmm3 {%k5}
	vmovups	%zmm3, 2896(%rsp)
	vmulps	%zmm3, %zmm0, %zmm0
	vpbroadcastd	.L26c26(%rip), %zmm22
	vmovups	4816(%rsp), %zmm2
	vfnmadd213ps	%zmm13, %zmm0, %zmm2
	vmovups	4880(%rsp), %zmm8
	vfnmadd213ps	%zmm12, %zmm0, %zmm8
	vmovups	6352(%rsp), %zmm12
	vmulps	%zmm2, %zmm12, %zmm0
	vmulps	2128(%rsp), %zmm12, %zmm2
	vmovups	6288(%rsp), %zmm13
	vmulps	%zmm2, %zmm13, %zmm5
	vmulps	%zmm0, %zmm5, %zmm7
	vfmsub231ps	%zmm8, %zmm13, %zmm7
	vfnmadd213ps	%zmm14, %zmm5, %zmm5
	vmaxps	.L26c70(%rip){1to16}, %zmm5, %zmm5
	vdivps	%zmm5, %zmm14, %zmm5
	vmulps	%zmm7, %zmm5, %zmm5
	vmulps	%zmm5, %zmm13, %zmm5
	vmulps	%zmm0, %zmm12, %zmm0
	vmulps	%zmm12, %zmm2, %zmm2
	vmulps	%zmm5, %zmm17, %zmm5
	vbroadcastss	.L26c85(%rip), %zmm8
	vmulps	%zmm8, %zmm11, %zmm7
	vcmpunordps	%zmm5, %zmm5, %k3
	vmaxps	%zmm5, %zmm7, %zmm5
	vmovaps	%zmm7, %zmm5 {%k3}
	vaddps	%zmm5, %zmm11, %zmm5
	vcmpunordps	%zmm5, %zmm5, %k3
	vmovups	3216(%rsp), %zmm7
	vminps	%zmm5, %zmm7, %zmm5
	vmovaps	%zmm7, %zmm5 {%k3}
	vcmpunordps	%zmm5, %zmm5, %k3
	vmovups	3280(%rsp), %zmm7
	vmaxps	%zmm5, %zmm7, %zmm5
	vmovaps	%zmm7, %zmm5 {%k3}
	vmovaps	%zmm11, %zmm5 {%k5}
	vsubps	%zmm11, %zmm5, %zmm7
	vfmadd231ps	%zmm30, %zmm7, %zmm6
	vmulps	%zmm0, %zmm17, %zmm0
	vfnmadd231ps	%zmm2, %zmm7, %zmm0
	korw	%k2, %k1, %k0
	korw	%k0, %k6, %k0
	knotw	%k0, %k1
	vmovups	2832(%rsp), %zmm2
	vblendmps	%zmm2, %zmm7, %zmm2 {%k5}
	vmovups	%zmm2, 2832(%rsp)
	vmovaps	%zmm14, %zmm2 {%k1} {z}
	vmovups	1744(%rsp), %zmm3
	vmovaps	%zmm2, %zmm3 {%k7}
	vmovups	%zmm3, 1744(%rsp)
	vmulps	%zmm8, %zmm31, %zmm2
	vcmpunordps	%zmm0, %zmm0, %k1
	vmaxps	%zmm0, %zmm2, %zmm0
	vmovaps	%zmm2, %zmm0 {%k1}
	vaddps	%zmm0, %zmm31, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovups	3088(%rsp), %zmm2
	vminps	%zmm0, %zmm2, %zmm0
	vmovaps	%zmm2, %zmm0 {%k1}
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovups	3152(%rsp), %zmm2
	vmaxps	%zmm0, %zmm2, %zmm0
	vmovaps	%zmm2, %zmm0 {%k1}
	vmovaps	%zmm31, %zmm0 {%k5}
	vsubps	%zmm31, %zmm0, %zmm2
	vfmadd231ps	%zmm2, %zmm28, %zmm6
	vmovups	2768(%rsp), %zmm3
	vblendmps	%zmm3, %zmm2, %zmm3 {%k5}
	vmovups	%zmm3, 2768(%rsp)
	vmovaps	%zmm20, %zmm6 {%k4}
	vmovups	3024(%rsp), %zmm2
	vmovaps	%zmm2, %zmm6 {%k5}
	kmovw	240(%rsp), %k0
	knotw	%k0, %k1
	vmovaps	%zmm26, %zmm1 {%k1} {z}
	vmovups	5264(%rsp), %zmm2
	vcmpgtps	3472(%rsp), %zmm2, %k1
	vaddps	3792(%rsp), %zmm1, %zmm20 {%k1} {z}
	vmovdqa32	%zmm9, %zmm9 {%k5} {z}
	vmovups	%zmm10, 1808(%rsp)
	vmovups	%zmm4, 976(%rsp)
	vmovups	%zmm0, 656(%rsp)
	vmovaps	%zmm5, %zmm11
	vmovups	%zmm6, 3024(%rsp)
	vmovaps	%zmm14, %zmm21
.L26b57:
	vpslld	$31, %zmm9, %zmm0
	vpmovd2m	%zmm0, %k0
	kmovw	%k0, 66(%rsp)
	knotw	%k0, %k0
	kmovw	%k0, 64(%rsp)
	vandps	%zmm24, %zmm9, %zmm0
	vmovups	%zmm0, 6672(%rsp)
	vptestnmd	%zmm0, %zmm0, %k0
	kmovw	%k0, 62(%rsp)
	vpandd	%zmm22, %zmm9, %zmm0
	vmovdqu64	%zmm0, 6608(%rsp)
	vptestnmd	%zmm0, %zmm0, %k0
	kmovw	%k0, 60(%rsp)
	vpandd	.L26c27(%rip){1to16}, %zmm9, %zmm0
	vmovdqu64	%zmm0, 6544(%rsp)
	vptestnmd	%zmm0, %zmm0, %k0
	kmovw	%k0, 58(%rsp)
	vpandd	.L26c28(%rip){1to16}, %zmm9, %zmm0
	vmovdqu64	%zmm0, 6480(%rsp)
	vptestnmd	%zmm0, %zmm0, %k0
	kmovw	%k0, 56(%rsp)
	vmovups	%zmm9, 6096(%rsp)
	vpandd	%zmm25, %zmm9, %zmm0
	vmovdqu64	%zmm0, 6416(%rsp)
	vptestnmd	%zmm0, %zmm0, %k0
	kmovw	%k0, 54(%rsp)
	vbroadcastss	.L26c32(%rip), %zmm12
	vxorps	%xmm1, %xmm1, %xmm1
	.p2align	4
.L26b58:
	vmovups	%zmm11, 720(%rsp)
	vaddss	%xmm1, %xmm20, %xmm0
	vmovshdup	%xmm20, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufpd	$1, %xmm20, %xmm20, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufps	$255, %xmm20, %xmm20, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vextractf32x4	$1, %ymm20, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovshdup	%xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufpd	$1, %xmm1, %xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufps	$255, %xmm1, %xmm1, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vextractf32x4	$2, %zmm20, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovshdup	%xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufpd	$1, %xmm1, %xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufps	$255, %xmm1, %xmm1, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovups	%zmm20, 5584(%rsp)
	vextractf32x4	$3, %zmm20, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovshdup	%xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufpd	$1, %xmm1, %xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufps	$255, %xmm1, %xmm1, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	testq	%r10, %r10
	vxorps	%xmm1, %xmm1, %xmm1
	vmovss	%xmm0, 2640(%rsp)
	je	.L26b59
	vdivps	1232(%rsp), %zmm21, %zmm1
	vmulps	.L26c30(%rip){1to16}, %zmm1, %zmm2
	vbroadcastss	.L26c31(%rip), %zmm7
	vmovups	1808(%rsp), %zmm16
	vsubps	%zmm16, %zmm7, %zmm0
	vmulps	%zmm2, %zmm0, %zmm3
	vxorps	%zmm12, %zmm3, %zmm4
	vmulps	%zmm4, %zmm3, %zmm0
	vbroadcastss	.L26c33(%rip), %zmm19
	vmaxps	%zmm19, %zmm0, %zmm0
	vbroadcastss	.L26c34(%rip), %zmm22
	vmulps	%zmm22, %zmm0, %zmm5
	vrndscaleps	$8, %zmm5, %zmm5
	vbroadcastss	.L26c35(%rip), %zmm23
	vfmadd231ps	%zmm23, %zmm5, %zmm0
	vbroadcastss	.L26c36(%rip), %zmm24
	vfmadd231ps	%zmm24, %zmm5, %zmm0
	vmulps	%zmm22, %zmm0, %zmm0
	vbroadcastss	.L26c37(%rip), %zmm6
	vbroadcastss	.L26c38(%rip), %zmm11
	vfmadd213ps	%zmm11, %zmm0, %zmm6
	vbroadcastss	.L26c39(%rip), %zmm26
	vfmadd213ps	%zmm26, %zmm0, %zmm6
	vbroadcastss	.L26c40(%rip), %zmm27
	vfmadd213ps	%zmm27, %zmm0, %zmm6
	vbroadcastss	.L26c41(%rip), %zmm28
	vfmadd213ps	%zmm28, %zmm0, %zmm6
	vfmadd213ps	%zmm21, %zmm0, %zmm6
	vbroadcastss	.L26c42(%rip), %zmm29
	vaddps	%zmm29, %zmm5, %zmm0
	vcvttps2udq	%zmm0, %zmm0
	vpslld	$23, %zmm0, %zmm0
	vmulps	%zmm0, %zmm6, %zmm0
	vbroadcastss	.L26c9(%rip), %zmm17
	vandps	%zmm17, %zmm3, %zmm5
	vbroadcastss	.L26c43(%rip), %zmm30
	vfmadd132ps	%zmm30, %zmm21, %zmm5
	vdivps	%zmm5, %zmm21, %zmm5
	vbroadcastss	.L26c44(%rip), %zmm20
	vmovaps	%zmm20, %zmm6
	vbroadcastss	.L26c45(%rip), %zmm18
	vfmadd213ps	%zmm18, %zmm5, %zmm6
	vbroadcastss	.L26c46(%rip), %zmm31
	vfmadd213ps	%zmm31, %zmm5, %zmm6
	vbroadcastss	.L26c47(%rip), %zmm19
	vfmadd213ps	%zmm19, %zmm5, %zmm6
	vbroadcastss	.L26c48(%rip), %zmm23
	vfmadd213ps	%zmm23, %zmm5, %zmm6
	vbroadcastss	.L26c49(%rip), %zmm24
	vfmadd213ps	%zmm24, %zmm5, %zmm6
	vbroadcastss	.L26c50(%rip), %zmm25
	vfmadd213ps	%zmm25, %zmm5, %zmm6
	vbroadcastss	.L26c51(%rip), %zmm26
	vfmadd213ps	%zmm26, %zmm5, %zmm6
	vbroadcastss	.L26c52(%rip), %zmm27
	vfmadd213ps	%zmm27, %zmm5, %zmm6
	vcmpltps	%zmm4, %zmm3, %k1
	vbroadcastss	.L26c12(%rip), %zmm30
	vblendmps	%zmm7, %zmm30, %zmm8 {%k1}
	vmulps	%zmm6, %zmm5, %zmm4
	vmulps	%zmm0, %zmm4, %zmm4
	vmulps	%zmm4, %zmm8, %zmm9
	vmulps	.L26c53(%rip){1to16}, %zmm1, %zmm4
	vmulps	.L26c54(%rip){1to16}, %zmm1, %zmm5
	vmulps	%zmm5, %zmm2, %zmm6
	movq	%r9, %rax
	xorl	%edx, %edx
	vmovss	.L26c12(%rip), %xmm28
	vbroadcastss	.L26c55(%rip), %zmm29
	.p2align	4
.L26b63:
	vcvtsi2ss	%rdx, %xmm21, %xmm7
	vaddss	%xmm28, %xmm7, %xmm7
	vbroadcastss	%xmm7, %zmm7
	vsubps	%zmm16, %zmm7, %zmm7
	vmulps	%zmm7, %zmm2, %zmm7
	vxorps	.L26c32(%rip){1to16}, %zmm7, %zmm12
	vmulps	%zmm12, %zmm7, %zmm10
	vmaxps	.L26c33(%rip){1to16}, %zmm10, %zmm10
	vmulps	%zmm22, %zmm10, %zmm13
	vrndscaleps	$8, %zmm13, %zmm13
	vfmadd231ps	.L26c35(%rip){1to16}, %zmm13, %zmm10
	vfmadd231ps	.L26c36(%rip){1to16}, %zmm13, %zmm10
	vmulps	%zmm22, %zmm10, %zmm10
	vbroadcastss	.L26c37(%rip), %zmm14
	vfmadd213ps	%zmm11, %zmm10, %zmm14
	vfmadd213ps	.L26c39(%rip){1to16}, %zmm10, %zmm14
	vfmadd213ps	.L26c40(%rip){1to16}, %zmm10, %zmm14
	vfmadd213ps	.L26c41(%rip){1to16}, %zmm10, %zmm14
	vaddps	.L26c42(%rip){1to16}, %zmm13, %zmm13
	vcvttps2udq	%zmm13, %zmm13
	vfmadd213ps	%zmm21, %zmm10, %zmm14
	vandps	%zmm17, %zmm7, %zmm10
	vfmadd132ps	.L26c43(%rip){1to16}, %zmm21, %zmm10
	vdivps	%zmm10, %zmm21, %zmm15
	vpslld	$23, %zmm13, %zmm10
	vmulps	%zmm10, %zmm14, %zmm10
	vmovaps	%zmm20, %zmm13
	vfmadd213ps	%zmm18, %zmm15, %zmm13
	vfmadd213ps	%zmm31, %zmm15, %zmm13
	vfmadd213ps	%zmm19, %zmm15, %zmm13
	vfmadd213ps	%zmm23, %zmm15, %zmm13
	vfmadd213ps	%zmm24, %zmm15, %zmm13
	vfmadd213ps	%zmm25, %zmm15, %zmm13
	vfmadd213ps	%zmm26, %zmm15, %zmm13
	vfmadd213ps	%zmm27, %zmm15, %zmm13
	vcmpltps	%zmm12, %zmm7, %k1
	vblendmps	.L26c31(%rip){1to16}, %zmm30, %zmm12 {%k1}
	vmulps	%zmm13, %zmm15, %zmm13
	vmulps	%zmm10, %zmm13, %zmm13
	vmulps	%zmm13, %zmm12, %zmm13
	vsubps	%zmm8, %zmm12, %zmm8
	vsubps	%zmm13, %zmm9, %zmm9
	vaddps	%zmm9, %zmm8, %zmm8
	vmulps	%zmm10, %zmm7, %zmm9
	vfmsub231ps	%zmm0, %zmm3, %zmm9
	vmulps	%zmm29, %zmm3, %zmm14
	vfmadd213ps	%zmm21, %zmm3, %zmm14
	vmovaps	%zmm8, -256(%rax)
	vmulps	%zmm14, %zmm0, %zmm8
	vmulps	%zmm29, %zmm7, %zmm14
	vfmadd213ps	%zmm21, %zmm7, %zmm14
	vmulps	%zmm10, %zmm14, %zmm14
	vmulps	%zmm3, %zmm8, %zmm3
	vsubps	%zmm8, %zmm14, %zmm8
	vfmsub231ps	%zmm14, %zmm7, %zmm3
	vsubps	%zmm10, %zmm0, %zmm0
	vmulps	%zmm0, %zmm4, %zmm0
	vmovaps	%zmm0, -192(%rax)
	vmulps	%zmm9, %zmm5, %zmm0
	vfmsub213ps	%zmm0, %zmm5, %zmm3
	vmovaps	%zmm0, -128(%rax)
	vmulps	%zmm8, %zmm6, %zmm0
	vmovaps	%zmm0, -64(%rax)
	vmulps	%zmm3, %zmm1, %zmm0
	vmovaps	%zmm0, (%rax)
	incq	%rdx
	addq	$320, %rax
	vmovaps	%zmm7, %zmm3
	vmovaps	%zmm10, %zmm0
	vmovaps	%zmm13, %zmm9
	vmovaps	%zmm12, %zmm8
	cmpq	%rdx, %r10
	jne	.L26b63
	vdivps	2320(%rsp), %zmm21, %zmm1
	vmulps	.L26c30(%rip){1to16}, %zmm1, %zmm2
	vbroadcastss	.L26c31(%rip), %zmm7
	vmovups	976(%rsp), %zmm10
	vsubps	%zmm10, %zmm7, %zmm0
	vmulps	%zmm2, %zmm0, %zmm3
	vbroadcastss	.L26c32(%rip), %zmm16
	vxorps	%zmm16, %zmm3, %zmm4
	vmulps	%zmm4, %zmm3, %zmm0
	vmaxps	.L26c33(%rip){1to16}, %zmm0, %zmm0
	vmulps	%zmm22, %zmm0, %zmm5
	vrndscaleps	$8, %zmm5, %zmm5
	vfmadd231ps	.L26c35(%rip){1to16}, %zmm5, %zmm0
	vfmadd231ps	.L26c36(%rip){1to16}, %zmm5, %zmm0
	vmulps	%zmm22, %zmm0, %zmm0
	vbroadcastss	.L26c37(%rip), %zmm6
	vfmadd213ps	%zmm11, %zmm0, %zmm6
	vfmadd213ps	.L26c39(%rip){1to16}, %zmm0, %zmm6
	vfmadd213ps	.L26c40(%rip){1to16}, %zmm0, %zmm6
	vfmadd213ps	.L26c41(%rip){1to16}, %zmm0, %zmm6
	vfmadd213ps	%zmm21, %zmm0, %zmm6
	vaddps	.L26c42(%rip){1to16}, %zmm5, %zmm0
	vcvttps2udq	%zmm0, %zmm0
	vpslld	$23, %zmm0, %zmm0
	vmulps	%zmm0, %zmm6, %zmm0
	vandps	%zmm17, %zmm3, %zmm5
	vfmadd132ps	.L26c43(%rip){1to16}, %zmm21, %zmm5
	vdivps	%zmm5, %zmm21, %zmm5
	vmovaps	%zmm20, %zmm6
	vfmadd213ps	%zmm18, %zmm5, %zmm6
	vfmadd213ps	%zmm31, %zmm5, %zmm6
	vfmadd213ps	%zmm19, %zmm5, %zmm6
	vfmadd213ps	%zmm23, %zmm5, %zmm6
	vfmadd213ps	%zmm24, %zmm5, %zmm6
	vfmadd213ps	%zmm25, %zmm5, %zmm6
	vfmadd213ps	%zmm26, %zmm5, %zmm6
	vfmadd213ps	%zmm27, %zmm5, %zmm6
	vcmpltps	%zmm4, %zmm3, %k1
	vblendmps	%zmm7, %zmm30, %zmm8 {%k1}
	vmulps	%zmm6, %zmm5, %zmm4
	vmulps	%zmm0, %zmm4, %zmm4
	vmulps	%zmm4, %zmm8, %zmm9
	vmulps	.L26c53(%rip){1to16}, %zmm1, %zmm4
	vmulps	.L26c54(%rip){1to16}, %zmm1, %zmm5
	vmulps	%zmm5, %zmm2, %zmm6
	movq	%r11, %rax
	xorl	%edx, %edx
	.p2align	4
.L26b65:
	vcvtsi2ss	%rdx, %xmm11, %xmm7
	vaddss	%xmm28, %xmm7, %xmm7
	vbroadcastss	%xmm7, %zmm7
	vsubps	%zmm10, %zmm7, %zmm7
	vmulps	%zmm7, %zmm2, %zmm7
	vxorps	%zmm16, %zmm7, %zmm12
	vmulps	%zmm12, %zmm7, %zmm10
	vmaxps	.L26c33(%rip){1to16}, %zmm10, %zmm10
	vmulps	%zmm22, %zmm10, %zmm13
	vrndscaleps	$8, %zmm13, %zmm13
	vfmadd231ps	.L26c35(%rip){1to16}, %zmm13, %zmm10
	vfmadd231ps	.L26c36(%rip){1to16}, %zmm13, %zmm10
	vmulps	%zmm22, %zmm10, %zmm10
	vbroadcastss	.L26c37(%rip), %zmm14
	vfmadd213ps	%zmm11, %zmm10, %zmm14
	vfmadd213ps	.L26c39(%rip){1to16}, %zmm10, %zmm14
	vfmadd213ps	.L26c40(%rip){1to16}, %zmm10, %zmm14
	vfmadd213ps	.L26c41(%rip){1to16}, %zmm10, %zmm14
	vaddps	.L26c42(%rip){1to16}, %zmm13, %zmm13
	vcvttps2udq	%zmm13, %zmm13
	vfmadd213ps	%zmm21, %zmm10, %zmm14
	vandps	%zmm17, %zmm7, %zmm10
	vfmadd132ps	.L26c43(%rip){1to16}, %zmm21, %zmm10
	vdivps	%zmm10, %zmm21, %zmm15
	vpslld	$23, %zmm13, %zmm10
	vmulps	%zmm10, %zmm14, %zmm10
	vmovaps	%zmm20, %zmm13
	vfmadd213ps	%zmm18, %zmm15, %zmm13
	vfmadd213ps	%zmm31, %zmm15, %zmm13
	vfmadd213ps	%zmm19, %zmm15, %zmm13
	vfmadd213ps	%zmm23, %zmm15, %zmm13
	vfmadd213ps	%zmm24, %zmm15, %zmm13
	vfmadd213ps	%zmm25, %zmm15, %zmm13
	vfmadd213ps	%zmm26, %zmm15, %zmm13
	vfmadd213ps	%zmm27, %zmm15, %zmm13
	vcmpltps	%zmm12, %zmm7, %k1
	vblendmps	.L26c31(%rip){1to16}, %zmm30, %zmm12 {%k1}
	vmulps	%zmm13, %zmm15, %zmm13
	vmulps	%zmm10, %zmm13, %zmm13
	vmulps	%zmm13, %zmm12, %zmm13
	vsubps	%zmm8, %zmm12, %zmm8
	vsubps	%zmm13, %zmm9, %zmm9
	vaddps	%zmm9, %zmm8, %zmm8
	vmulps	%zmm10, %zmm7, %zmm9
	vfmsub231ps	%zmm0, %zmm3, %zmm9
	vmulps	%zmm29, %zmm3, %zmm14
	vfmadd213ps	%zmm21, %zmm3, %zmm14
	vmovaps	%zmm8, -256(%rax)
	vmulps	%zmm14, %zmm0, %zmm8
	vmulps	%zmm29, %zmm7, %zmm14
	vfmadd213ps	%zmm21, %zmm7, %zmm14
	vmulps	%zmm10, %zmm14, %zmm14
	vmulps	%zmm3, %zmm8, %zmm3
	vsubps	%zmm8, %zmm14, %zmm8
	vfmsub231ps	%zmm14, %zmm7, %zmm3
	vsubps	%zmm10, %zmm0, %zmm0
	vmulps	%zmm0, %zmm4, %zmm0
	vmovaps	%zmm0, -192(%rax)
	vmulps	%zmm9, %zmm5, %zmm0
	vfmsub213ps	%zmm0, %zmm5, %zmm3
	vmovaps	%zmm0, -128(%rax)
	vmulps	%zmm8, %zmm6, %zmm0
	vmovaps	%zmm0, -64(%rax)
	vmulps	%zmm3, %zmm1, %zmm0
	vmovaps	%zmm0, (%rax)
	incq	%rdx
	addq	$320, %rax
	vmovaps	%zmm7, %zmm3
	vmovaps	%zmm10, %zmm0
	vmovaps	%zmm13, %zmm9
	vmovups	976(%rsp), %zmm10
	vmovaps	%zmm12, %zmm8
	cmpq	%rdx, %r10
	jne	.L26b65
	vxorps	%xmm0, %xmm0, %xmm0
	vmovss	2640(%rsp), %xmm1
	vucomiss	%xmm0, %xmm1
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 592(%rsp)
	vmovups	1744(%rsp), %zmm3
	ja	.L26b68
	vxorps	%xmm3, %xmm3, %xmm3
.L26b68:
	movq	%rbx, %rax
	vmovups	%zmm0, 304(%rsp)
	vxorps	%xmm7, %xmm7, %xmm7
	vmovups	%zmm0, 176(%rsp)
	vmovups	%zmm0, 112(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%zmm0, 1040(%rsp)
	vmovups	%zmm0, 1936(%rsp)
	vmovups	%zmm0, 1872(%rsp)
	vmovups	%zmm0, 1680(%rsp)
	vmovups	%zmm0, 2192(%rsp)
	vmovups	%zmm0, 2512(%rsp)
	vmovups	%zmm0, 2000(%rsp)
	vmovups	%zmm0, 2064(%rsp)
	vmovups	%zmm0, 2128(%rsp)
	vmovups	%zmm0, 912(%rsp)
	vmovups	%zmm0, 1424(%rsp)
	vmovups	%zmm0, 1488(%rsp)
	vxorps	%xmm29, %xmm29, %xmm29
	vxorps	%xmm31, %xmm31, %xmm31
	vmovups	%zmm0, 1552(%rsp)
	vmovups	%zmm0, 1616(%rsp)
	vmovups	%zmm0, 1104(%rsp)
	vxorps	%xmm27, %xmm27, %xmm27
	vxorps	%xmm26, %xmm26, %xmm26
	vmovups	%zmm0, 1168(%rsp)
	vmovups	%zmm0, 848(%rsp)
	vmovups	%zmm0, 464(%rsp)
	vxorps	%xmm30, %xmm30, %xmm30
	vxorps	%xmm20, %xmm20, %xmm20
	vxorps	%xmm18, %xmm18, %xmm18
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm10, %xmm10, %xmm10
	xorl	%edx, %edx
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm16, %xmm16, %xmm16
	vxorps	%xmm8, %xmm8, %xmm8
	vmovups	%zmm0, 240(%rsp)
	vmovups	656(%rsp), %zmm14
	.p2align	4
.L26b69:
	vmovups	%zmm30, 1360(%rsp)
	vmovups	%zmm20, 784(%rsp)
	vmovups	%zmm10, 2704(%rsp)
	vmovups	%zmm1, 528(%rsp)
	vmovups	%zmm8, 2448(%rsp)
	vmovups	%zmm7, 2256(%rsp)
	vmovups	%zmm29, 4688(%rsp)
	vmovups	%zmm31, 4752(%rsp)
	vmovups	%zmm27, 4816(%rsp)
	vmovups	%zmm26, 4880(%rsp)
	leaq	(%rdx,%r10), %rcx
	leaq	(%rcx,%rcx,4), %rcx
	shlq	$6, %rcx
	vmovaps	(%r13,%rcx), %zmm15
	vmovaps	64(%r13,%rcx), %zmm17
	vmovaps	128(%r13,%rcx), %zmm13
	vmovaps	192(%r13,%rcx), %zmm0
	vmovups	%zmm0, 2384(%rsp)
	vmovaps	256(%r13,%rcx), %zmm0
	vmovups	%zmm0, 1296(%rsp)
	vmulps	%zmm15, %zmm14, %zmm4
	vxorps	%xmm12, %xmm12, %xmm12
	movq	%r9, %rsi
	xorl	%edi, %edi
	vxorps	%xmm19, %xmm19, %xmm19
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm22, %xmm22, %xmm22
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm26, %xmm26, %xmm26
	vxorps	%xmm0, %xmm0, %xmm0
	vxorps	%xmm29, %xmm29, %xmm29
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm31, %xmm31, %xmm31
	vxorps	%xmm27, %xmm27, %xmm27
	vxorps	%xmm30, %xmm30, %xmm30
	vxorps	%xmm24, %xmm24, %xmm24
	vxorps	%xmm25, %xmm25, %xmm25
	vxorps	%xmm28, %xmm28, %xmm28
	vmovups	720(%rsp), %zmm10
	.p2align	4
.L26b70:
	vmovaps	(%rax,%rdi), %zmm20
	vmovaps	-256(%rsi), %zmm23
	vmovaps	-192(%rsi), %zmm1
	vmovaps	%zmm23, %zmm14
	vfmadd213ps	%zmm10, %zmm4, %zmm14
	vbroadcastss	.L26c0(%rip), %zmm9
	vdivps	%zmm14, %zmm9, %zmm21
	vmovaps	-128(%rsi), %zmm9
	vsubps	%zmm14, %zmm20, %zmm14
	vmulps	%zmm21, %zmm14, %zmm14
	vmulps	%zmm14, %zmm3, %zmm20
	vfmadd213ps	%zmm21, %zmm21, %zmm20
	vbroadcastss	.L26c0(%rip), %zmm21
	vaddps	%zmm20, %zmm19, %zmm19
	vaddps	%zmm14, %zmm31, %zmm31
	vfmadd231ps	%zmm23, %zmm14, %zmm27
	vfmadd231ps	%zmm1, %zmm14, %zmm30
	vfmadd231ps	-64(%rsi), %zmm14, %zmm25
	vfmadd231ps	%zmm9, %zmm14, %zmm24
	vfmadd231ps	(%rsi), %zmm14, %zmm28
	vmulps	%zmm20, %zmm23, %zmm14
	vaddps	%zmm14, %zmm12, %zmm12
	vfmadd231ps	%zmm14, %zmm23, %zmm2
	vmulps	%zmm20, %zmm1, %zmm14
	vaddps	%zmm14, %zmm22, %zmm22
	vfmadd231ps	%zmm23, %zmm14, %zmm7
	vfmadd231ps	%zmm14, %zmm1, %zmm26
	vmulps	%zmm20, %zmm9, %zmm14
	vaddps	%zmm14, %zmm0, %zmm0
	vfmadd231ps	%zmm23, %zmm14, %zmm29
	vfmadd231ps	%zmm1, %zmm14, %zmm5
	vfmadd231ps	%zmm9, %zmm14, %zmm8
	addq	$64, %rdi
	addq	$320, %rsi
	cmpq	%rdi, %r12
	jne	.L26b70
	vmovups	656(%rsp), %zmm14
	vmulps	%zmm17, %zmm14, %zmm20
	vxorps	%xmm9, %xmm9, %xmm9
	vfmadd213ps	%zmm9, %zmm4, %zmm26
	vmovups	1040(%rsp), %zmm1
	vfmadd231ps	%zmm26, %zmm4, %zmm1
	vmovups	%zmm1, 1040(%rsp)
	vmovaps	%zmm7, %zmm1
	vfmadd213ps	%zmm9, %zmm20, %zmm1
	vmovups	1936(%rsp), %zmm10
	vfmadd231ps	%zmm1, %zmm4, %zmm10
	vmovups	%zmm10, 1936(%rsp)
	vmovaps	%zmm2, %zmm1
	vfmadd213ps	%zmm9, %zmm20, %zmm1
	vmovups	1872(%rsp), %zmm10
	vfmadd231ps	%zmm1, %zmm20, %zmm10
	vmovups	%zmm10, 1872(%rsp)
	vmovaps	%zmm7, %zmm1
	vfmadd213ps	%zmm9, %zmm15, %zmm1
	vmovups	1680(%rsp), %zmm10
	vfmadd231ps	%zmm1, %zmm4, %zmm10
	vmovups	%zmm10, 1680(%rsp)
	vmovaps	%zmm2, %zmm1
	vfmadd213ps	%zmm9, %zmm15, %zmm1
	vmovups	2192(%rsp), %zmm10
	vfmadd231ps	%zmm1, %zmm20, %zmm10
	vmovups	%zmm10, 2192(%rsp)
	vmovups	2512(%rsp), %zmm10
	vfmadd231ps	%zmm1, %zmm15, %zmm10
	vmovups	%zmm10, 2512(%rsp)
	vmovups	176(%rsp), %zmm1
	vaddps	%zmm31, %zmm1, %zmm1
	vmovups	%zmm1, 176(%rsp)
	vaddps	%zmm9, %zmm19, %zmm1
	vmovups	912(%rsp), %zmm10
	vaddps	%zmm1, %zmm10, %zmm10
	vmovups	%zmm10, 912(%rsp)
	vaddps	%zmm9, %zmm22, %zmm1
	vmovups	2000(%rsp), %zmm19
	vfmadd231ps	%zmm1, %zmm4, %zmm19
	vmovups	%zmm19, 2000(%rsp)
	vaddps	%zmm9, %zmm12, %zmm1
	vmovups	2064(%rsp), %zmm19
	vfmadd231ps	%zmm1, %zmm20, %zmm19
	vmovups	%zmm19, 2064(%rsp)
	vmovups	2128(%rsp), %zmm19
	vfmadd231ps	%zmm1, %zmm15, %zmm19
	vmovups	%zmm19, 2128(%rsp)
	vfmadd213ps	%zmm9, %zmm4, %zmm0
	vmovups	4752(%rsp), %zmm31
	vaddps	%zmm0, %zmm31, %zmm31
	vfmadd213ps	%zmm9, %zmm4, %zmm5
	vmovups	1424(%rsp), %zmm0
	vfmadd231ps	%zmm5, %zmm4, %zmm0
	vmovups	%zmm0, 1424(%rsp)
	vfmadd213ps	%zmm9, %zmm4, %zmm8
	vmovups	1552(%rsp), %zmm0
	vfmadd231ps	%zmm8, %zmm4, %zmm0
	vmovups	%zmm0, 1552(%rsp)
	vmulps	%zmm13, %zmm14, %zmm0
	vfmadd213ps	%zmm9, %zmm0, %zmm7
	vmovups	1616(%rsp), %zmm1
	vfmadd231ps	%zmm7, %zmm4, %zmm1
	vmovups	%zmm1, 1616(%rsp)
	vmovaps	%zmm29, %zmm1
	vfmadd213ps	%zmm9, %zmm0, %zmm29
	vmovups	1168(%rsp), %zmm5
	vfmadd231ps	%zmm29, %zmm4, %zmm5
	vmovups	%zmm5, 1168(%rsp)
	vmovups	592(%rsp), %zmm5
	vfmadd231ps	%zmm30, %zmm4, %zmm5
	vmovups	%zmm5, 592(%rsp)
	vmovups	112(%rsp), %zmm5
	vfmadd231ps	%zmm24, %zmm4, %zmm5
	vmovups	%zmm5, 112(%rsp)
	vfmadd213ps	%zmm9, %zmm4, %zmm1
	vmovups	1488(%rsp), %zmm4
	vfmadd231ps	%zmm1, %zmm20, %zmm4
	vmovups	%zmm4, 1488(%rsp)
	vmovups	4688(%rsp), %zmm29
	vfmadd231ps	%zmm1, %zmm15, %zmm29
	vmovups	304(%rsp), %zmm1
	vfmadd231ps	%zmm27, %zmm20, %zmm1
	vmovups	%zmm1, 304(%rsp)
	vfmadd213ps	%zmm9, %zmm0, %zmm2
	vmovups	1104(%rsp), %zmm1
	vfmadd231ps	%zmm20, %zmm2, %zmm1
	vmovups	%zmm1, 1104(%rsp)
	vfmadd231ps	2384(%rsp), %zmm27, %zmm11
	vmovups	240(%rsp), %zmm1
	vfmadd231ps	1296(%rsp), %zmm27, %zmm1
	vmovups	%zmm1, 240(%rsp)
	vmovups	2256(%rsp), %zmm7
	vfmadd231ps	%zmm27, %zmm15, %zmm7
	vmovups	528(%rsp), %zmm1
	vfmadd231ps	%zmm27, %zmm0, %zmm1
	vmovups	784(%rsp), %zmm20
	vfmadd231ps	%zmm27, %zmm13, %zmm20
	vmovups	464(%rsp), %zmm4
	vfmadd231ps	%zmm30, %zmm17, %zmm4
	vmovups	%zmm4, 464(%rsp)
	vfmadd231ps	%zmm30, %zmm13, %zmm6
	vmovups	2704(%rsp), %zmm10
	vfmadd231ps	%zmm17, %zmm24, %zmm10
	vmovups	2448(%rsp), %zmm8
	vfmadd231ps	%zmm24, %zmm13, %zmm8
	vmovups	1360(%rsp), %zmm30
	vfmadd231ps	%zmm24, %zmm15, %zmm30
	vfmadd231ps	%zmm25, %zmm15, %zmm18
	vfmadd231ps	%zmm28, %zmm15, %zmm16
	vmovups	4816(%rsp), %zmm27
	vfmadd231ps	%zmm2, %zmm15, %zmm27
	vmovups	848(%rsp), %zmm4
	vfmadd231ps	%zmm2, %zmm0, %zmm4
	vmovups	%zmm4, 848(%rsp)
	vfmadd213ps	%zmm9, %zmm0, %zmm12
	vmovups	4880(%rsp), %zmm26
	vaddps	%zmm12, %zmm26, %zmm26
	incq	%rdx
	addq	%r12, %rax
	cmpq	%r10, %rdx
	jne	.L26b69
	vmovups	%zmm1, 528(%rsp)
	vbroadcastss	.L26c15(%rip), %zmm12
	vpbroadcastd	.L26c57(%rip), %zmm13
	vpbroadcastd	.L26c58(%rip), %zmm14
	vpbroadcastd	.L26c0(%rip), %zmm15
	vbroadcastss	.L26c59(%rip), %zmm17
	vbroadcastss	.L26c60(%rip), %zmm19
	vbroadcastss	.L26c61(%rip), %zmm22
	vbroadcastss	.L26c62(%rip), %zmm23
	vbroadcastss	.L26c63(%rip), %zmm24
	vbroadcastss	.L26c64(%rip), %zmm25
	vmovups	1232(%rsp), %zmm1
	vmovdqu64	2192(%rsp), %zmm28
	vmovups	1680(%rsp), %zmm9
	vmovups	2320(%rsp), %zmm4
	vmovups	%zmm6, 1360(%rsp)
	vmovups	%zmm11, 1296(%rsp)
	vmovups	%zmm18, 2384(%rsp)
	vmovups	464(%rsp), %zmm18
	vmovups	%zmm20, 784(%rsp)
	vmovups	1040(%rsp), %zmm5
	jmp	.L26b73
	.p2align	4
.L26b59:
	vucomiss	%xmm1, %xmm0
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 240(%rsp)
	vmovups	1744(%rsp), %zmm3
	vbroadcastss	.L26c15(%rip), %zmm12
	vpbroadcastd	.L26c57(%rip), %zmm13
	vpbroadcastd	.L26c58(%rip), %zmm14
	vpbroadcastd	.L26c0(%rip), %zmm15
	vbroadcastss	.L26c59(%rip), %zmm17
	vbroadcastss	.L26c60(%rip), %zmm19
	vbroadcastss	.L26c61(%rip), %zmm22
	vbroadcastss	.L26c62(%rip), %zmm23
	vbroadcastss	.L26c63(%rip), %zmm24
	vbroadcastss	.L26c64(%rip), %zmm25
	vmovups	1232(%rsp), %zmm1
	ja	.L26b61
	vxorps	%xmm3, %xmm3, %xmm3
.L26b61:
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm16, %xmm16, %xmm16
	vmovups	%zmm0, 1296(%rsp)
	vxorps	%xmm10, %xmm10, %xmm10
	vmovups	%zmm0, 1360(%rsp)
	vmovups	%zmm0, 2384(%rsp)
	vmovups	%zmm0, 784(%rsp)
	vpxord	%xmm30, %xmm30, %xmm30
	vxorps	%xmm18, %xmm18, %xmm18
	vmovups	%zmm0, 848(%rsp)
	vmovups	%zmm0, 1168(%rsp)
	vxorps	%xmm26, %xmm26, %xmm26
	vpxord	%xmm27, %xmm27, %xmm27
	vmovups	%zmm0, 1104(%rsp)
	vmovups	%zmm0, 1616(%rsp)
	vmovups	%zmm0, 1552(%rsp)
	vpxord	%xmm31, %xmm31, %xmm31
	vxorps	%xmm29, %xmm29, %xmm29
	vmovups	%zmm0, 1488(%rsp)
	vmovups	%zmm0, 1424(%rsp)
	vmovups	%zmm0, 912(%rsp)
	vmovups	%zmm0, 2128(%rsp)
	vmovups	%zmm0, 2064(%rsp)
	vmovups	%zmm0, 2000(%rsp)
	vmovups	%zmm0, 2512(%rsp)
	vpxord	%xmm28, %xmm28, %xmm28
	vxorps	%xmm9, %xmm9, %xmm9
	vmovups	%zmm0, 1872(%rsp)
	vmovups	%zmm0, 1936(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vmovups	%zmm0, 528(%rsp)
	vmovups	%zmm0, 112(%rsp)
	vmovups	%zmm0, 176(%rsp)
	vxorps	%xmm7, %xmm7, %xmm7
	vmovups	%zmm0, 304(%rsp)
	vmovups	%zmm0, 592(%rsp)
	vmovups	2320(%rsp), %zmm4
.L26b73:
	vmovups	656(%rsp), %zmm2
	vmulps	%zmm2, %zmm3, %zmm0
	vmovaps	%zmm1, %zmm11
	vdivps	%zmm1, %zmm21, %zmm1
	vmovdqa64	%zmm30, %zmm6
	vmulps	%zmm30, %zmm0, %zmm30
	vfnmadd213ps	%zmm5, %zmm1, %zmm30
	vmovups	%zmm30, 4432(%rsp)
	vmovaps	%zmm4, %zmm20
	vdivps	%zmm4, %zmm21, %zmm1
	vmovups	784(%rsp), %zmm5
	vmulps	%zmm5, %zmm0, %zmm30
	vfnmadd213ps	1872(%rsp), %zmm1, %zmm30
	vmovups	%zmm30, 5712(%rsp)
	vfnmadd213ps	1936(%rsp), %zmm0, %zmm18
	vmovups	%zmm18, 464(%rsp)
	vmovups	2384(%rsp), %zmm1
	vfnmadd213ps	1424(%rsp), %zmm0, %zmm1
	vmovups	%zmm1, 2384(%rsp)
	vfnmadd213ps	1488(%rsp), %zmm0, %zmm10
	vfnmadd213ps	1552(%rsp), %zmm0, %zmm16
	vmovups	%zmm16, 4496(%rsp)
	vmovups	1360(%rsp), %zmm4
	vfnmadd213ps	1616(%rsp), %zmm0, %zmm4
	vmovups	1296(%rsp), %zmm30
	vfnmadd213ps	1104(%rsp), %zmm0, %zmm30
	vfnmadd213ps	1168(%rsp), %zmm0, %zmm8
	vmovups	240(%rsp), %zmm1
	vfnmadd213ps	848(%rsp), %zmm0, %zmm1
	vmovups	%zmm1, 240(%rsp)
	vfnmadd231ps	%zmm6, %zmm3, %zmm29
	vdivps	%zmm2, %zmm12, %zmm0
	vfnmadd231ps	%zmm5, %zmm3, %zmm27
	vmulps	%zmm0, %zmm3, %zmm0
	vmovss	2640(%rsp), %xmm1
	vxorps	%xmm2, %xmm2, %xmm2
	vucomiss	%xmm2, %xmm1
	vmovups	592(%rsp), %zmm18
	vfmadd231ps	%zmm18, %zmm0, %zmm9
	vfmadd231ps	304(%rsp), %zmm0, %zmm28
	vxorps	%xmm16, %xmm16, %xmm16
	vmovaps	%zmm20, %zmm5
	vmovups	%zmm9, 1680(%rsp)
	vmovups	%zmm7, 2256(%rsp)
	vmovups	%zmm8, 2448(%rsp)
	vmovups	%zmm4, 1360(%rsp)
	vmovups	%zmm30, 1296(%rsp)
	vmovups	%zmm10, 2704(%rsp)
	jbe	.L26b74
	vmovups	%zmm11, 1232(%rsp)
	vmovups	3472(%rsp), %zmm0
	vmovups	5584(%rsp), %zmm1
	vaddps	%zmm0, %zmm1, %zmm0
	vmovups	%zmm0, 3472(%rsp)
	vcmpgeps	.L26c56(%rip){1to16}, %zmm0, %k1
	vxorps	%xmm0, %xmm0, %xmm0
	vmulps	%zmm0, %zmm1, %zmm0
	vmovaps	%zmm1, %zmm0 {%k1}
	vaddss	%xmm16, %xmm0, %xmm1
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
	vucomiss	%xmm16, %xmm1
	vxorps	%xmm16, %xmm16, %xmm16
	vmovups	912(%rsp), %zmm4
	jbe	.L26b76
	testq	%r10, %r10
	vmovups	4432(%rsp), %zmm30
	vxorps	%xmm1, %xmm1, %xmm1
	je	.L26b79
	movq	%rbx, %rax
	xorl	%ecx, %ecx
	vbroadcastss	.L26c65(%rip), %zmm18
	vbroadcastss	.L26c66(%rip), %zmm20
	vmovups	720(%rsp), %zmm11
	.p2align	4
.L26b81:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$6, %rdx
	vmovups	656(%rsp), %zmm2
	vmulps	(%r13,%rdx), %zmm2, %zmm2
	movq	%r13, %rdx
	xorl	%esi, %esi
	.p2align	4
.L26b82:
	vmovaps	(%rdx), %zmm3
	vfmadd213ps	%zmm11, %zmm2, %zmm3
	vdivps	%zmm3, %zmm21, %zmm4
	vmovaps	(%rax,%rsi), %zmm5
	vsubps	%zmm3, %zmm5, %zmm5
	vmulps	%zmm4, %zmm5, %zmm5
	vaddps	%zmm12, %zmm4, %zmm4
	vcmpltps	%zmm5, %zmm12, %k1
	vmovaps	%zmm5, %zmm4 {%k1}
	vaddps	%zmm21, %zmm4, %zmm6
	vpaddd	%zmm13, %zmm6, %zmm6
	vpandd	%zmm14, %zmm6, %zmm6
	vpsubd	%zmm6, %zmm15, %zmm7
	vcvtdq2ps	%zmm6, %zmm6
	vaddps	%zmm12, %zmm7, %zmm8
	vfmadd231ps	%zmm4, %zmm7, %zmm8
	vmulps	%zmm8, %zmm8, %zmm4
	vmovaps	%zmm17, %zmm7
	vfmadd213ps	%zmm19, %zmm8, %zmm7
	vmovaps	%zmm22, %zmm9
	vmovaps	%zmm24, %zmm10
	vfmadd213ps	%zmm25, %zmm8, %zmm10
	vfmadd213ps	%zmm23, %zmm8, %zmm9
	vfmadd231ps	%zmm18, %zmm4, %zmm10
	vfmadd213ps	%zmm9, %zmm4, %zmm10
	vfmadd213ps	%zmm7, %zmm4, %zmm10
	vfmadd213ps	%zmm8, %zmm4, %zmm10
	vaddps	%zmm21, %zmm5, %zmm4
	vfmadd231ps	%zmm20, %zmm6, %zmm10
	vmaxps	%zmm12, %zmm5, %zmm5
	vfmsub231ps	%zmm4, %zmm10, %zmm5
	vfmadd231ps	%zmm5, %zmm3, %zmm1
	addq	$64, %rsi
	addq	$320, %rdx
	cmpq	%rsi, %r12
	jne	.L26b82
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	.L26b81
	jmp	.L26b84
	.p2align	4
.L26b74:
	vmovaps	%zmm28, %zmm24
	vmovaps	%zmm9, %zmm20
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 3792(%rsp)
	vmovaps	%zmm5, %zmm17
	vmovaps	%zmm11, %zmm14
	vxorps	%xmm16, %xmm16, %xmm16
	vmovups	656(%rsp), %zmm8
	vmovups	976(%rsp), %zmm9
	vmovups	1808(%rsp), %zmm10
	vmovups	112(%rsp), %zmm2
	vmovups	720(%rsp), %zmm11
	vmovups	240(%rsp), %zmm3
	vmovups	4496(%rsp), %zmm5
	vmovups	912(%rsp), %zmm4
	jmp	.L26b77
	.p2align	4
.L26b76:
	vmovaps	%zmm28, %zmm24
	vmovaps	%zmm9, %zmm20
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 3792(%rsp)
	vmovaps	%zmm5, %zmm17
	vmovups	1232(%rsp), %zmm14
	vmovups	656(%rsp), %zmm8
	vmovups	976(%rsp), %zmm9
	vmovups	1808(%rsp), %zmm10
	vmovups	112(%rsp), %zmm2
	vmovups	720(%rsp), %zmm11
	vmovups	240(%rsp), %zmm3
	vmovups	4496(%rsp), %zmm5
.L26b77:
	vmovups	4432(%rsp), %zmm30
	vmovups	176(%rsp), %zmm13
	jmp	.L26b85
.L26b79:
	vmovups	720(%rsp), %zmm11
.L26b84:
	vmovaps	%zmm28, %zmm24
	vbroadcastss	.L26c67(%rip), %zmm2
	vmovups	4304(%rsp), %zmm3
	vfmadd213ps	.L26c68(%rip){1to16}, %zmm3, %zmm2
	vcmpltps	%zmm0, %zmm16, %k2
	vaddps	%zmm2, %zmm3, %zmm0
	vcmpltps	%zmm1, %zmm0, %k1 {%k2}
	kandnw	%k2, %k1, %k3
	vmovaps	%zmm1, %zmm3 {%k3}
	vmovups	%zmm3, 4304(%rsp)
	vmovups	3664(%rsp), %zmm0
	vmaxps	.L26c20(%rip){1to16}, %zmm0, %zmm0 {%k2}
	vmovups	%zmm0, 3664(%rsp)
	vmovups	4944(%rsp), %zmm0
	vbroadcastss	.L26c69(%rip), %zmm0 {%k2}
	vmovups	%zmm0, 4944(%rsp)
	vblendmps	.L26c17(%rip){1to16}, %zmm21, %zmm0 {%k1}
	vmovups	3728(%rsp), %zmm2
	vmulps	%zmm0, %zmm2, %zmm1
	vsubps	%zmm1, %zmm2, %zmm2
	vmovups	1808(%rsp), %zmm10
	vsubps	%zmm2, %zmm10, %zmm10
	vmovups	3536(%rsp), %zmm3
	vmulps	%zmm0, %zmm3, %zmm2
	vsubps	%zmm2, %zmm3, %zmm3
	vmovups	976(%rsp), %zmm9
	vsubps	%zmm3, %zmm9, %zmm9
	vmovups	2768(%rsp), %zmm4
	vmulps	%zmm0, %zmm4, %zmm3
	vsubps	%zmm3, %zmm4, %zmm4
	vmovups	656(%rsp), %zmm8
	vsubps	%zmm4, %zmm8, %zmm8
	vmovups	2832(%rsp), %zmm5
	vmulps	%zmm0, %zmm5, %zmm4
	vsubps	%zmm4, %zmm5, %zmm5
	vsubps	%zmm5, %zmm11, %zmm11
	vmovups	3600(%rsp), %zmm6
	vmulps	%zmm0, %zmm6, %zmm5
	vsubps	%zmm5, %zmm6, %zmm6
	vmovups	1232(%rsp), %zmm7
	vsubps	%zmm6, %zmm7, %zmm14
	vmovups	2896(%rsp), %zmm7
	vmulps	%zmm0, %zmm7, %zmm6
	vsubps	%zmm6, %zmm7, %zmm7
	vmovups	2320(%rsp), %zmm13
	vsubps	%zmm7, %zmm13, %zmm17
	vmovups	3024(%rsp), %zmm7
	vmulps	%zmm0, %zmm7, %zmm7
	vmovups	%zmm7, 3024(%rsp)
	vmovups	2960(%rsp), %zmm7
	vmulps	%zmm0, %zmm7, %zmm7
	vmovups	%zmm7, 2960(%rsp)
	vmovups	1744(%rsp), %zmm0
	vmovaps	%zmm16, %zmm0 {%k1}
	vmovups	%zmm0, 1744(%rsp)
	vmovups	3344(%rsp), %zmm0
	vbroadcastss	.L26c24(%rip), %zmm0 {%k1}
	vmovups	%zmm0, 3344(%rsp)
	vmovaps	%zmm21, %zmm0 {%k1} {z}
	vmovups	%zmm0, 3792(%rsp)
	vmovups	%zmm6, 2896(%rsp)
	vmovups	%zmm5, 3600(%rsp)
	vmovups	%zmm4, 2832(%rsp)
	vmovups	%zmm3, 2768(%rsp)
	vmovups	%zmm2, 3536(%rsp)
	vmovups	%zmm1, 3728(%rsp)
	vmovups	1680(%rsp), %zmm20
	vmovups	2256(%rsp), %zmm7
	vmovups	176(%rsp), %zmm13
	vmovups	112(%rsp), %zmm2
	vmovups	592(%rsp), %zmm18
	vmovups	240(%rsp), %zmm3
	vmovups	4496(%rsp), %zmm5
	vmovups	912(%rsp), %zmm4
.L26b85:
	vmovups	%zmm18, 592(%rsp)
	vmovups	%zmm13, 176(%rsp)
	vmovups	%zmm2, 112(%rsp)
	vmovups	%zmm4, 912(%rsp)
	vmovups	%zmm14, 4560(%rsp)
	vmovups	%zmm17, 4624(%rsp)
	vmovups	%zmm8, 656(%rsp)
	vbroadcastss	.L26c13(%rip), %zmm1
	vmaxps	%zmm1, %zmm30, %zmm0
	vsqrtps	%zmm0, %zmm0
	vdivps	%zmm0, %zmm21, %zmm23
	vmovups	5712(%rsp), %zmm0
	vmaxps	%zmm1, %zmm0, %zmm0
	vsqrtps	%zmm0, %zmm0
	vdivps	%zmm0, %zmm21, %zmm22
	vmovups	2512(%rsp), %zmm0
	vmaxps	%zmm1, %zmm0, %zmm0
	vsqrtps	%zmm0, %zmm0
	vdivps	%zmm0, %zmm21, %zmm6
	vmaxps	%zmm1, %zmm4, %zmm0
	vsqrtps	%zmm0, %zmm0
	vdivps	%zmm0, %zmm21, %zmm19
	vmovups	%zmm19, 1104(%rsp)
	vmaxps	%zmm1, %zmm5, %zmm0
	vsqrtps	%zmm0, %zmm0
	vdivps	%zmm0, %zmm21, %zmm0
	vmovups	%zmm0, 1040(%rsp)
	vmovdqu64	6544(%rsp), %zmm0
	vptestmd	%zmm0, %zmm0, %k1
	vmaxps	%zmm1, %zmm3, %zmm0
	vsqrtps	%zmm0, %zmm0
	vmovdqu64	6608(%rsp), %zmm1
	vptestmd	%zmm1, %zmm1, %k3
	vmovdqu64	6672(%rsp), %zmm1
	vptestmd	%zmm1, %zmm1, %k2
	vdivps	%zmm0, %zmm21, %zmm0
	vmovups	%zmm0, 848(%rsp)
	vcmpleps	5008(%rsp), %zmm10, %k4
	vmovups	%zmm10, 1808(%rsp)
	vcmpgeps	3856(%rsp), %zmm10, %k5
	vblendmps	%zmm18, %zmm12, %zmm0 {%k5}
	vbroadcastss	.L26c32(%rip), %zmm1
	vxorps	%zmm1, %zmm18, %zmm0 {%k4}
	vcmpleps	%zmm0, %zmm16, %k7
	kmovw	66(%rsp), %k0
	korw	%k0, %k7, %k5
	vblendmps	%zmm16, %zmm21, %zmm3 {%k5}
	vmovups	%zmm3, 1936(%rsp)
	vcmpleps	3984(%rsp), %zmm9, %k4
	vmovups	%zmm9, 976(%rsp)
	vcmpgeps	3920(%rsp), %zmm9, %k6
	vmovups	304(%rsp), %zmm9
	vblendmps	%zmm9, %zmm12, %zmm0 {%k6}
	vxorps	%zmm1, %zmm9, %zmm0 {%k4}
	vcmpleps	%zmm0, %zmm16, %k0
	korw	%k0, %k2, %k6
	vblendmps	%zmm16, %zmm21, %zmm10 {%k6}
	vmovups	%zmm10, 1872(%rsp)
	vcmpleps	3152(%rsp), %zmm8, %k2
	vcmpgeps	3088(%rsp), %zmm8, %k4
	vblendmps	%zmm7, %zmm12, %zmm0 {%k4}
	vxorps	%zmm1, %zmm7, %zmm0 {%k2}
	vcmpleps	%zmm0, %zmm16, %k2
	korw	%k2, %k3, %k4
	vblendmps	%zmm16, %zmm21, %zmm8 {%k4}
	vmovups	%zmm8, 1616(%rsp)
	vcmpgeps	3216(%rsp), %zmm11, %k3
	vblendmps	%zmm13, %zmm12, %zmm0 {%k3}
	vcmpleps	3280(%rsp), %zmm11, %k3
	vxorps	%zmm1, %zmm13, %zmm0 {%k3}
	vcmpgeps	4048(%rsp), %zmm14, %k3
	vblendmps	%zmm2, %zmm12, %zmm9 {%k3}
	vcmpleps	4112(%rsp), %zmm14, %k3
	vxorps	%zmm1, %zmm2, %zmm9 {%k3}
	vcmpgeps	4176(%rsp), %zmm17, %k3
	vxorps	%xmm14, %xmm14, %xmm14
	vmovups	528(%rsp), %zmm5
	vblendmps	%zmm5, %zmm12, %zmm15 {%k3}
	vcmpleps	4240(%rsp), %zmm17, %k3
	vxorps	%zmm1, %zmm5, %zmm15 {%k3}
	vcmpleps	%zmm0, %zmm14, %k3
	korw	%k3, %k1, %k1
	vblendmps	%zmm14, %zmm21, %zmm1 {%k1}
	vmovups	%zmm1, 1552(%rsp)
	vmulps	%zmm10, %zmm22, %zmm25
	vmovups	%zmm22, 720(%rsp)
	vmulps	464(%rsp), %zmm25, %zmm0
	vmovaps	%zmm21, %zmm16
	vmulps	%zmm3, %zmm23, %zmm21
	vmovups	%zmm23, 2576(%rsp)
	vmulps	%zmm21, %zmm0, %zmm3
	vmulps	%zmm8, %zmm6, %zmm28
	vmovaps	%zmm6, %zmm13
	vmovups	%zmm6, 1168(%rsp)
	vmulps	%zmm28, %zmm20, %zmm0
	vmulps	%zmm21, %zmm0, %zmm8
	vmulps	%zmm3, %zmm8, %zmm2
	vmovaps	%zmm3, %zmm0
	vmovaps	%zmm3, %zmm5
	vmovups	%zmm3, 784(%rsp)
	vfnmadd213ps	%zmm16, %zmm3, %zmm0
	vbroadcastss	.L26c70(%rip), %zmm3
	vmovups	%zmm0, 6224(%rsp)
	vmaxps	%zmm3, %zmm0, %zmm0
	vsqrtps	%zmm0, %zmm0
	vmulps	%zmm1, %zmm19, %zmm20
	vmulps	2000(%rsp), %zmm20, %zmm4
	vmulps	%zmm21, %zmm4, %zmm10
	vmulps	%zmm5, %zmm10, %zmm4
	vdivps	%zmm0, %zmm16, %zmm30
	vmulps	%zmm30, %zmm22, %zmm0
	vmovaps	%zmm16, %zmm0 {%k6}
	vmovdqu64	6480(%rsp), %zmm5
	vptestmd	%zmm5, %zmm5, %k6
	vmulps	%zmm23, %zmm0, %zmm12
	vmovaps	%zmm0, %zmm12 {%k5}
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpleps	%zmm9, %zmm0, %k5
	korw	%k5, %k6, %k6
	vblendmps	%zmm0, %zmm16, %zmm9 {%k6}
	vmovups	%zmm9, 1488(%rsp)
	vmovups	%zmm24, 2192(%rsp)
	vmulps	%zmm28, %zmm24, %zmm0
	vfmsub231ps	%zmm0, %zmm25, %zmm2
	vmulps	%zmm30, %zmm2, %zmm6
	vmovaps	%zmm8, %zmm0
	vmovaps	%zmm10, %zmm8
	vmulps	%zmm0, %zmm10, %zmm2
	vmovaps	%zmm0, %zmm18
	vmovaps	%zmm0, %zmm10
	vfnmadd213ps	%zmm16, %zmm0, %zmm18
	vfnmadd231ps	%zmm6, %zmm6, %zmm18
	vmaxps	%zmm3, %zmm18, %zmm0
	vsqrtps	%zmm0, %zmm0
	vdivps	%zmm0, %zmm16, %zmm14
	vmovaps	%zmm20, %zmm1
	vmulps	2064(%rsp), %zmm20, %zmm0
	vfmsub231ps	%zmm0, %zmm25, %zmm4
	vmulps	%zmm30, %zmm4, %zmm5
	vmulps	2128(%rsp), %zmm20, %zmm4
	vfmsub231ps	%zmm4, %zmm28, %zmm2
	vfnmadd231ps	%zmm6, %zmm5, %zmm2
	vmulps	%zmm14, %zmm2, %zmm23
	vmovaps	%zmm8, %zmm20
	vmovaps	%zmm8, %zmm4
	vfnmadd213ps	%zmm16, %zmm8, %zmm20
	vfnmadd231ps	%zmm5, %zmm5, %zmm20
	vfnmadd231ps	%zmm23, %zmm23, %zmm20
	vmaxps	%zmm3, %zmm20, %zmm2
	vsqrtps	%zmm2, %zmm2
	vmulps	%zmm14, %zmm13, %zmm13
	vmovaps	%zmm16, %zmm13 {%k4}
	vxorps	%xmm3, %xmm3, %xmm3
	vcmpleps	%zmm15, %zmm3, %k4
	vmovups	1040(%rsp), %zmm0
	vmulps	%zmm9, %zmm0, %zmm15
	vmulps	2384(%rsp), %zmm15, %zmm7
	vmulps	%zmm21, %zmm7, %zmm7
	vmovups	784(%rsp), %zmm22
	vmulps	%zmm22, %zmm7, %zmm17
	vmulps	2704(%rsp), %zmm15, %zmm8
	vfmsub231ps	%zmm8, %zmm25, %zmm17
	vdivps	%zmm2, %zmm16, %zmm9
	vmulps	%zmm9, %zmm19, %zmm2
	vmovaps	%zmm16, %zmm2 {%k1}
	vmovdqu64	6416(%rsp), %zmm8
	vptestmd	%zmm8, %zmm8, %k1
	korw	%k4, %k1, %k1
	vblendmps	%zmm3, %zmm16, %zmm3 {%k1}
	vmovups	%zmm3, 1424(%rsp)
	vmulps	848(%rsp), %zmm3, %zmm19
	vmulps	1360(%rsp), %zmm19, %zmm8
	vmulps	%zmm21, %zmm8, %zmm8
	vmulps	%zmm22, %zmm8, %zmm24
	vmulps	1296(%rsp), %zmm19, %zmm21
	vfmsub231ps	%zmm21, %zmm25, %zmm24
	vmovaps	%zmm10, %zmm3
	vmovups	%zmm10, 4368(%rsp)
	vmulps	%zmm10, %zmm7, %zmm10
	vmovups	%zmm29, 4688(%rsp)
	vmulps	%zmm15, %zmm29, %zmm21
	vfmsub231ps	%zmm21, %zmm28, %zmm10
	vmulps	2448(%rsp), %zmm19, %zmm21
	vmulps	%zmm7, %zmm8, %zmm25
	vfmsub231ps	%zmm21, %zmm15, %zmm25
	vmovdqu64	%zmm31, 4752(%rsp)
	vmulps	%zmm15, %zmm31, %zmm15
	vmulps	%zmm4, %zmm7, %zmm22
	vfmsub231ps	%zmm15, %zmm1, %zmm22
	vmulps	%zmm3, %zmm8, %zmm15
	vmovups	%zmm27, 4816(%rsp)
	vmulps	%zmm19, %zmm27, %zmm21
	vmovups	%zmm28, 6352(%rsp)
	vfmsub231ps	%zmm21, %zmm28, %zmm15
	vmovups	%zmm26, 4880(%rsp)
	vmulps	%zmm19, %zmm26, %zmm19
	vmulps	%zmm4, %zmm8, %zmm28
	vmovups	%zmm1, 6288(%rsp)
	vfmsub231ps	%zmm19, %zmm1, %zmm28
	vmulps	%zmm13, %zmm12, %zmm12
	vmulps	%zmm2, %zmm12, %zmm2
	vmovups	%zmm30, 5072(%rsp)
	vmulps	%zmm30, %zmm17, %zmm13
	vfnmadd231ps	%zmm6, %zmm13, %zmm10
	vmulps	%zmm14, %zmm10, %zmm21
	vfnmadd231ps	%zmm5, %zmm13, %zmm22
	vmovaps	%zmm23, %zmm12
	vmovups	%zmm23, 6800(%rsp)
	vfnmadd231ps	%zmm23, %zmm21, %zmm22
	vmulps	%zmm9, %zmm22, %zmm22
	vmovaps	%zmm7, %zmm23
	vfnmadd213ps	%zmm16, %zmm7, %zmm23
	vfnmadd231ps	%zmm13, %zmm13, %zmm23
	vfnmadd231ps	%zmm21, %zmm21, %zmm23
	vfnmadd231ps	%zmm22, %zmm22, %zmm23
	vbroadcastss	.L26c70(%rip), %zmm1
	vmaxps	%zmm1, %zmm23, %zmm10
	vsqrtps	%zmm10, %zmm10
	vdivps	%zmm10, %zmm16, %zmm26
	vmulps	%zmm26, %zmm0, %zmm10
	vmovaps	%zmm0, %zmm3
	vmovaps	%zmm16, %zmm10 {%k6}
	vmulps	%zmm30, %zmm24, %zmm27
	vfnmadd231ps	%zmm6, %zmm27, %zmm15
	vmulps	%zmm14, %zmm15, %zmm29
	vfnmadd231ps	%zmm5, %zmm27, %zmm28
	vfnmadd231ps	%zmm12, %zmm29, %zmm28
	vmulps	%zmm9, %zmm28, %zmm30
	vfnmadd231ps	%zmm13, %zmm27, %zmm25
	vfnmadd231ps	%zmm21, %zmm29, %zmm25
	vfnmadd231ps	%zmm22, %zmm30, %zmm25
	vmulps	%zmm26, %zmm25, %zmm12
	vmovaps	%zmm8, %zmm31
	vfnmadd213ps	%zmm16, %zmm8, %zmm31
	vfnmadd231ps	%zmm27, %zmm27, %zmm31
	vfnmadd231ps	%zmm29, %zmm29, %zmm31
	vfnmadd231ps	%zmm30, %zmm30, %zmm31
	vfnmadd231ps	%zmm12, %zmm12, %zmm31
	vmaxps	%zmm1, %zmm31, %zmm15
	vsqrtps	%zmm15, %zmm15
	vmulps	%zmm10, %zmm2, %zmm10
	vdivps	%zmm15, %zmm16, %zmm1
	vmovups	%zmm1, 6736(%rsp)
	vmovups	848(%rsp), %zmm0
	vmulps	%zmm1, %zmm0, %zmm15
	vmulps	%zmm15, %zmm10, %zmm2
	vmovaps	%zmm10, %zmm2 {%k1}
	vmovups	%zmm2, 5648(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vmovss	2640(%rsp), %xmm2
	vucomiss	%xmm1, %xmm2
	kmovw	64(%rsp), %k1
	korw	%k1, %k7, %k1
	knotw	%k1, %k1
	vmovups	592(%rsp), %zmm1
	vmulps	2576(%rsp), %zmm1, %zmm15
	vmovaps	%zmm15, %zmm10
	vxorps	%xmm1, %xmm1, %xmm1
	vfmadd213ps	%zmm1, %zmm15, %zmm10 {%k1} {z}
	kmovw	62(%rsp), %k1
	korw	%k1, %k0, %k0
	knotw	%k0, %k1
	vmovups	720(%rsp), %zmm1
	vmulps	304(%rsp), %zmm1, %zmm17
	vmovaps	%zmm17, %zmm19 {%k1} {z}
	vfmadd213ps	%zmm10, %zmm19, %zmm19
	kmovw	60(%rsp), %k0
	korw	%k0, %k2, %k0
	knotw	%k0, %k1
	vmovups	2256(%rsp), %zmm1
	vmulps	1168(%rsp), %zmm1, %zmm24
	vmovaps	%zmm24, %zmm10 {%k1} {z}
	vfmadd213ps	%zmm19, %zmm10, %zmm10
	kmovw	58(%rsp), %k0
	korw	%k0, %k3, %k0
	knotw	%k0, %k1
	vmovups	1104(%rsp), %zmm1
	vmulps	176(%rsp), %zmm1, %zmm19
	vmovaps	%zmm19, %zmm25 {%k1} {z}
	vfmadd213ps	%zmm10, %zmm25, %zmm25
	kmovw	56(%rsp), %k0
	korw	%k0, %k5, %k0
	knotw	%k0, %k1
	vmulps	112(%rsp), %zmm3, %zmm28
	vmovaps	%zmm28, %zmm3 {%k1} {z}
	vfmadd213ps	%zmm25, %zmm3, %zmm3
	kmovw	54(%rsp), %k0
	korw	%k0, %k4, %k0
	knotw	%k0, %k1
	vmulps	528(%rsp), %zmm0, %zmm25
	vmovaps	%zmm25, %zmm0 {%k1} {z}
	vfmadd213ps	%zmm3, %zmm0, %zmm0
	vmovups	%zmm0, 2640(%rsp)
	vmulps	1936(%rsp), %zmm15, %zmm15
	vmovups	784(%rsp), %zmm0
	vmulps	%zmm15, %zmm0, %zmm3
	vfmsub231ps	1872(%rsp), %zmm17, %zmm3
	vmovups	4368(%rsp), %zmm10
	vmulps	%zmm15, %zmm10, %zmm17
	vfmsub231ps	1616(%rsp), %zmm24, %zmm17
	vmulps	%zmm15, %zmm4, %zmm24
	vfmsub231ps	1552(%rsp), %zmm19, %zmm24
	vmulps	%zmm15, %zmm7, %zmm2
	vfmsub231ps	1488(%rsp), %zmm28, %zmm2
	vmulps	%zmm15, %zmm8, %zmm16
	vfmsub231ps	1424(%rsp), %zmm25, %zmm16
	vbroadcastss	.L26c32(%rip), %zmm1
	vxorps	%zmm1, %zmm0, %zmm0
	vmovups	%zmm0, 5392(%rsp)
	vxorps	%zmm1, %zmm10, %zmm0
	vmovups	%zmm0, 5456(%rsp)
	vxorps	%zmm1, %zmm4, %zmm0
	vmovups	%zmm0, 5520(%rsp)
	vxorps	%zmm1, %zmm7, %zmm0
	vmovups	%zmm0, 4368(%rsp)
	vxorps	%zmm1, %zmm8, %zmm0
	vmovups	%zmm0, 784(%rsp)
	vmulps	5072(%rsp), %zmm3, %zmm19
	vfnmadd231ps	%zmm6, %zmm19, %zmm17
	vxorps	%zmm1, %zmm6, %zmm0
	vmovups	%zmm0, 5328(%rsp)
	vfnmadd231ps	%zmm5, %zmm19, %zmm24
	vxorps	%zmm1, %zmm5, %zmm6
	vmulps	%zmm14, %zmm17, %zmm25
	vmovups	6800(%rsp), %zmm0
	vfnmadd231ps	%zmm0, %zmm25, %zmm24
	vxorps	%zmm1, %zmm0, %zmm3
	vfnmadd231ps	%zmm13, %zmm19, %zmm2
	vxorps	%zmm1, %zmm13, %zmm13
	vfnmadd231ps	%zmm21, %zmm25, %zmm2
	vxorps	%zmm1, %zmm21, %zmm17
	vmovaps	%zmm9, %zmm5
	vmulps	%zmm9, %zmm24, %zmm28
	vmovaps	%zmm26, %zmm9
	vmovups	6736(%rsp), %zmm4
	vxorps	%xmm24, %xmm24, %xmm24
	vfnmadd231ps	%zmm22, %zmm28, %zmm2
	vxorps	%zmm1, %zmm22, %zmm7
	vfnmadd231ps	%zmm27, %zmm19, %zmm16
	vxorps	%zmm1, %zmm27, %zmm22
	vfnmadd231ps	%zmm29, %zmm25, %zmm16
	vxorps	%zmm1, %zmm29, %zmm27
	vfnmadd231ps	%zmm30, %zmm28, %zmm16
	vxorps	%zmm1, %zmm30, %zmm29
	vmulps	%zmm26, %zmm2, %zmm8
	vfnmadd231ps	%zmm12, %zmm8, %zmm16
	vxorps	%zmm1, %zmm12, %zmm30
	vmovaps	%zmm15, %zmm21
	vfmadd213ps	%zmm24, %zmm15, %zmm21
	vfmadd231ps	%zmm19, %zmm19, %zmm21
	vfmadd231ps	%zmm25, %zmm25, %zmm21
	vfmadd231ps	%zmm28, %zmm28, %zmm21
	vfmadd231ps	%zmm8, %zmm8, %zmm21
	vmulps	%zmm4, %zmm16, %zmm0
	vfmadd231ps	%zmm0, %zmm0, %zmm21
	ja	.L26b102
	vmovaps	%zmm6, %zmm26
	movq	16(%rsp), %rax
	vbroadcastss	16(%rax), %zmm2
	vbroadcastss	.L26c0(%rip), %zmm23
	vmovups	1168(%rsp), %zmm31
	vdivps	%zmm31, %zmm23, %zmm12
	vmovups	3344(%rsp), %zmm1
	vdivps	%zmm1, %zmm23, %zmm16
	vmulss	%xmm2, %xmm2, %xmm18
	vbroadcastss	%xmm18, %zmm18
	vcmpgeps	2640(%rsp), %zmm18, %k1
	vmulps	656(%rsp), %zmm12, %zmm10
	vmulps	5648(%rsp), %zmm16, %zmm12
	vmovups	1104(%rsp), %zmm6
	vdivps	%zmm6, %zmm23, %zmm16
	vmulps	%zmm11, %zmm16, %zmm16
	vmulps	.L26c71(%rip){1to16}, %zmm10, %zmm10
	vmulps	.L26c72(%rip){1to16}, %zmm16, %zmm16
	vcmpunordps	%zmm10, %zmm10, %k2
	vmaxps	%zmm10, %zmm16, %zmm10
	vmovaps	%zmm16, %zmm10 {%k2}
	vbroadcastss	.L26c24(%rip), %zmm18
	vmovups	4304(%rsp), %zmm16
	vcmpltps	%zmm18, %zmm16, %k2
	vaddps	%zmm16, %zmm16, %zmm16
	vsqrtps	%zmm16, %zmm16
	vmulps	.L26c73(%rip){1to16}, %zmm16, %zmm16 {%k2} {z}
	vcmpunordps	%zmm10, %zmm10, %k2
	vmaxps	%zmm10, %zmm16, %zmm10
	vmovaps	%zmm16, %zmm10 {%k2}
	vmulps	%zmm12, %zmm12, %zmm12
	vminps	%zmm23, %zmm12, %zmm12
	vmulps	%zmm2, %zmm12, %zmm2
	vcmpunordps	%zmm2, %zmm2, %k2
	vmaxps	%zmm2, %zmm10, %zmm2
	vmovaps	%zmm10, %zmm2 {%k2}
	vcmpltps	%zmm18, %zmm1, %k2
	vmovaps	%zmm2, %zmm2 {%k2} {z}
	vmulps	%zmm2, %zmm2, %zmm2
	vcmpleps	%zmm2, %zmm21, %k1 {%k1}
	vmovups	1872(%rsp), %zmm1
	vmulps	1936(%rsp), %zmm1, %zmm2
	vmulps	1616(%rsp), %zmm2, %zmm2
	vmulps	1552(%rsp), %zmm2, %zmm2
	vmulps	1488(%rsp), %zmm2, %zmm2
	vmulps	1424(%rsp), %zmm2, %zmm2
	vcmpnltps	%zmm2, %zmm24, %k2
	vmovaps	%zmm23, %zmm2 {%k2} {z}
	vbroadcastss	.L26c21(%rip), %zmm10
	vblendmps	%zmm2, %zmm10, %zmm2 {%k1}
	vmovups	5264(%rsp), %zmm1
	vcmpleps	3472(%rsp), %zmm1, %k1
	vminps	.L26c74(%rip){1to16}, %zmm2, %zmm2 {%k1}
	vmovups	3408(%rsp), %zmm1
	vcmpeqps	%zmm10, %zmm1, %k1
	vmovaps	%zmm2, %zmm1 {%k1}
	vmovups	%zmm1, 3408(%rsp)
	vcmpeqps	%zmm10, %zmm1, %k1
	vmovaps	%zmm23, %zmm20 {%k1} {z}
	vxorps	%xmm1, %xmm1, %xmm1
	vaddss	%xmm1, %xmm20, %xmm2
	vmovshdup	%xmm20, %xmm10
	vaddss	%xmm2, %xmm10, %xmm2
	vshufpd	$1, %xmm20, %xmm20, %xmm10
	vaddss	%xmm2, %xmm10, %xmm2
	vshufps	$255, %xmm20, %xmm20, %xmm10
	vaddss	%xmm2, %xmm10, %xmm2
	vextractf32x4	$1, %ymm20, %xmm10
	vaddss	%xmm2, %xmm10, %xmm2
	vmovshdup	%xmm10, %xmm12
	vaddss	%xmm2, %xmm12, %xmm2
	vshufpd	$1, %xmm10, %xmm10, %xmm12
	vaddss	%xmm2, %xmm12, %xmm2
	vshufps	$255, %xmm10, %xmm10, %xmm10
	vaddss	%xmm2, %xmm10, %xmm2
	vextractf32x4	$2, %zmm20, %xmm10
	vaddss	%xmm2, %xmm10, %xmm2
	vmovshdup	%xmm10, %xmm12
	vaddss	%xmm2, %xmm12, %xmm2
	vshufpd	$1, %xmm10, %xmm10, %xmm12
	vaddss	%xmm2, %xmm12, %xmm2
	vshufps	$255, %xmm10, %xmm10, %xmm10
	vaddss	%xmm2, %xmm10, %xmm2
	vextractf32x4	$3, %zmm20, %xmm10
	vaddss	%xmm2, %xmm10, %xmm2
	vmovshdup	%xmm10, %xmm12
	vaddss	%xmm2, %xmm12, %xmm2
	vshufpd	$1, %xmm10, %xmm10, %xmm12
	vaddss	%xmm2, %xmm12, %xmm2
	vshufps	$255, %xmm10, %xmm10, %xmm10
	vaddss	%xmm2, %xmm10, %xmm2
	vucomiss	%xmm1, %xmm2
	vmovups	4560(%rsp), %zmm1
	vmovups	%zmm1, 1232(%rsp)
	vmovups	4624(%rsp), %zmm1
	vmovups	%zmm1, 2320(%rsp)
	vmovaps	%zmm23, %zmm21
	vxorps	%xmm1, %xmm1, %xmm1
	vbroadcastss	.L26c32(%rip), %zmm12
	vmovups	6160(%rsp), %zmm10
	ja	.L26b58
	vmovaps	%zmm6, %zmm18
	vmulps	%zmm0, %zmm4, %zmm0
	vfmadd213ps	%zmm8, %zmm0, %zmm30
	vmulps	%zmm30, %zmm9, %zmm2
	vfmadd213ps	%zmm28, %zmm2, %zmm7
	vfmadd213ps	%zmm7, %zmm0, %zmm29
	vmulps	%zmm29, %zmm5, %zmm7
	vfmadd213ps	%zmm25, %zmm7, %zmm3
	vfmadd213ps	%zmm3, %zmm2, %zmm17
	vfmadd213ps	%zmm17, %zmm0, %zmm27
	vmulps	%zmm27, %zmm14, %zmm1
	vmovups	5328(%rsp), %zmm3
	vfmadd213ps	%zmm19, %zmm1, %zmm3
	vfmadd213ps	%zmm3, %zmm7, %zmm26
	vfmadd213ps	%zmm26, %zmm2, %zmm13
	vfmadd213ps	%zmm13, %zmm0, %zmm22
	vmulps	5072(%rsp), %zmm22, %zmm3
	vmovups	5392(%rsp), %zmm4
	vfmadd213ps	%zmm15, %zmm3, %zmm4
	vmovups	5456(%rsp), %zmm5
	vfmadd213ps	%zmm4, %zmm1, %zmm5
	vmovups	5520(%rsp), %zmm4
	vfmadd213ps	%zmm5, %zmm7, %zmm4
	vmovups	4368(%rsp), %zmm5
	vfmadd213ps	%zmm4, %zmm2, %zmm5
	vmovups	784(%rsp), %zmm4
	vfmadd213ps	%zmm5, %zmm0, %zmm4
	vmulps	2576(%rsp), %zmm4, %zmm6
	vmulps	720(%rsp), %zmm3, %zmm3
	vmovups	%zmm3, 528(%rsp)
	vmulps	%zmm1, %zmm31, %zmm1
	vmovups	%zmm1, 112(%rsp)
	vmulps	%zmm7, %zmm18, %zmm1
	vmovups	%zmm1, 176(%rsp)
	vmulps	1040(%rsp), %zmm2, %zmm1
	vmovups	%zmm1, 592(%rsp)
	vdivps	%zmm10, %zmm21, %zmm2
	vmulps	848(%rsp), %zmm0, %zmm0
	vmovups	%zmm0, 304(%rsp)
	vmulps	5840(%rsp), %zmm2, %zmm0
	vpbroadcastd	.L26c57(%rip), %zmm5
	vpaddd	%zmm5, %zmm0, %zmm2
	vpbroadcastd	.L26c58(%rip), %zmm22
	vpandd	%zmm22, %zmm2, %zmm2
	vpbroadcastd	.L26c0(%rip), %zmm23
	vpsubd	%zmm2, %zmm23, %zmm3
	vcvtdq2ps	%zmm2, %zmm2
	vfmsub213ps	%zmm21, %zmm0, %zmm3
	vmulps	%zmm3, %zmm3, %zmm0
	vbroadcastss	.L26c59(%rip), %zmm24
	vmovaps	%zmm24, %zmm4
	vbroadcastss	.L26c60(%rip), %zmm25
	vfmadd213ps	%zmm25, %zmm3, %zmm4
	vbroadcastss	.L26c61(%rip), %zmm26
	vmovaps	%zmm26, %zmm7
	vbroadcastss	.L26c62(%rip), %zmm28
	vfmadd213ps	%zmm28, %zmm3, %zmm7
	vbroadcastss	.L26c63(%rip), %zmm29
	vmovaps	%zmm29, %zmm1
	vbroadcastss	.L26c64(%rip), %zmm30
	vfmadd213ps	%zmm30, %zmm3, %zmm1
	vfmadd231ps	.L26c65(%rip){1to16}, %zmm0, %zmm1
	vfmadd213ps	%zmm7, %zmm0, %zmm1
	vfmadd213ps	%zmm4, %zmm0, %zmm1
	vfmadd213ps	%zmm3, %zmm0, %zmm1
	vfmadd231ps	.L26c66(%rip){1to16}, %zmm2, %zmm1
	vmovups	5136(%rsp), %zmm0
	vfmadd231ps	.L26c75(%rip){1to16}, %zmm0, %zmm1
	vmovups	5904(%rsp), %zmm0
	vfmadd231ps	.L26c76(%rip){1to16}, %zmm0, %zmm1
	vmovups	%zmm1, 2256(%rsp)
	movl	12(%rsp), %eax
	shrb	$3, %al
	testl	%r10d, %r10d
	setne	%cl
	andb	%al, %cl
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm27, %xmm27, %xmm27
	cmpb	$1, %cl
	vbroadcastss	.L26c15(%rip), %zmm1
	movq	440(%rsp), %r11
	jne	.L26b92
	movq	%rbx, %rax
	xorl	%edx, %edx
	.p2align	4
.L26b89:
	leaq	(%rdx,%r10), %rcx
	leaq	(%rcx,%rcx,4), %rcx
	shlq	$6, %rcx
	vmovups	656(%rsp), %zmm0
	vmulps	(%r13,%rcx), %zmm0, %zmm0
	movq	%r13, %rsi
	xorl	%edi, %edi
	vbroadcastss	.L26c65(%rip), %zmm31
	vbroadcastss	.L26c66(%rip), %zmm9
	.p2align	4
.L26b90:
	vmovaps	(%rsi), %zmm3
	vfmadd213ps	%zmm11, %zmm0, %zmm3
	vdivps	%zmm3, %zmm21, %zmm4
	vmovaps	(%rax,%rdi), %zmm10
	vsubps	%zmm3, %zmm10, %zmm10
	vmulps	%zmm4, %zmm10, %zmm10
	vaddps	%zmm1, %zmm4, %zmm4
	vcmpltps	%zmm10, %zmm1, %k1
	vmovaps	%zmm10, %zmm4 {%k1}
	vaddps	%zmm21, %zmm4, %zmm14
	vpaddd	%zmm5, %zmm14, %zmm14
	vpandd	%zmm22, %zmm14, %zmm14
	vpsubd	%zmm14, %zmm23, %zmm16
	vaddps	%zmm21, %zmm3, %zmm17
	vcvtdq2ps	%zmm14, %zmm14
	vaddps	%zmm1, %zmm16, %zmm18
	vfmadd231ps	%zmm4, %zmm16, %zmm18
	vmulps	%zmm18, %zmm18, %zmm4
	vmovaps	%zmm24, %zmm16
	vfmadd213ps	%zmm25, %zmm18, %zmm16
	vmovaps	%zmm26, %zmm19
	vmovaps	%zmm29, %zmm20
	vfmadd213ps	%zmm28, %zmm18, %zmm19
	vfmadd213ps	%zmm30, %zmm18, %zmm20
	vfmadd231ps	%zmm31, %zmm4, %zmm20
	vfmadd213ps	%zmm19, %zmm4, %zmm20
	vfmadd213ps	%zmm16, %zmm4, %zmm20
	vfmadd213ps	%zmm18, %zmm4, %zmm20
	vfmadd231ps	%zmm9, %zmm14, %zmm20
	vaddps	%zmm21, %zmm10, %zmm4
	vmaxps	%zmm1, %zmm10, %zmm10
	vdivps	%zmm17, %zmm21, %zmm14
	vfmsub231ps	%zmm4, %zmm20, %zmm10
	vmulps	%zmm14, %zmm14, %zmm4
	vmulps	%zmm4, %zmm14, %zmm16
	vaddps	%zmm14, %zmm2, %zmm2
	vaddps	%zmm4, %zmm15, %zmm15
	vaddps	%zmm16, %zmm13, %zmm13
	vfmadd231ps	%zmm10, %zmm3, %zmm27
	vfmadd231ps	%zmm4, %zmm4, %zmm12
	vfmadd231ps	%zmm4, %zmm16, %zmm8
	vfmadd231ps	%zmm16, %zmm16, %zmm7
	addq	$64, %rdi
	addq	$320, %rsi
	cmpq	%rdi, %r12
	jne	.L26b90
	incq	%rdx
	addq	%r12, %rax
	cmpq	%r10, %rdx
	jne	.L26b89
.L26b92:
	vbroadcastss	.L26c9(%rip), %zmm4
	vandps	%zmm4, %zmm6, %zmm0
	vxorps	%xmm1, %xmm1, %xmm1
	vmaxps	%zmm1, %zmm0, %zmm0
	vmovups	528(%rsp), %zmm14
	vandps	%zmm4, %zmm14, %zmm3
	vmaxps	%zmm0, %zmm3, %zmm0
	vandps	592(%rsp), %zmm4, %zmm3
	vmaxps	%zmm0, %zmm3, %zmm0
	vandps	304(%rsp), %zmm4, %zmm3
	vmaxps	%zmm0, %zmm3, %zmm0
	vmovups	3408(%rsp), %zmm1
	vcmpleps	%zmm21, %zmm1, %k2
	vmovups	4560(%rsp), %zmm28
	vcmpunordps	%zmm28, %zmm28, %k1
	vmovups	4624(%rsp), %zmm23
	vminps	%zmm28, %zmm23, %zmm3
	vmovaps	%zmm23, %zmm3 {%k1}
	vmulps	.L26c79(%rip){1to16}, %zmm3, %zmm3
	vcmpleps	%zmm3, %zmm0, %k3 {%k2}
	vmovups	720(%rsp), %zmm9
	vmulps	464(%rsp), %zmm9, %zmm0
	vmovups	2576(%rsp), %zmm3
	vmulps	%zmm3, %zmm0, %zmm25
	vmovups	1168(%rsp), %zmm26
	vmulps	1680(%rsp), %zmm26, %zmm0
	vmulps	%zmm3, %zmm0, %zmm10
	vmulps	2192(%rsp), %zmm26, %zmm0
	vmulps	%zmm25, %zmm10, %zmm19
	vfmsub231ps	%zmm0, %zmm9, %zmm19
	vmovups	1104(%rsp), %zmm4
	vmulps	2000(%rsp), %zmm4, %zmm0
	vmulps	%zmm3, %zmm0, %zmm5
	vmulps	2064(%rsp), %zmm4, %zmm0
	vmulps	%zmm25, %zmm5, %zmm16
	vfmsub231ps	%zmm0, %zmm9, %zmm16
	vmovups	%zmm16, 464(%rsp)
	vmulps	2128(%rsp), %zmm4, %zmm0
	vmulps	%zmm10, %zmm5, %zmm22
	vfmsub231ps	%zmm0, %zmm26, %zmm22
	vmovups	1040(%rsp), %zmm31
	vmulps	2384(%rsp), %zmm31, %zmm0
	vmulps	%zmm3, %zmm0, %zmm20
	vmulps	2704(%rsp), %zmm31, %zmm0
	vmulps	%zmm25, %zmm20, %zmm16
	vfmsub231ps	%zmm0, %zmm9, %zmm16
	vmovups	%zmm16, 240(%rsp)
	vmulps	4688(%rsp), %zmm31, %zmm0
	vmulps	%zmm10, %zmm20, %zmm17
	vfmsub231ps	%zmm0, %zmm26, %zmm17
	vmulps	4752(%rsp), %zmm31, %zmm0
	vmulps	%zmm5, %zmm20, %zmm24
	vfmsub231ps	%zmm0, %zmm4, %zmm24
	vmovups	848(%rsp), %zmm16
	vmulps	1360(%rsp), %zmm16, %zmm0
	vmulps	%zmm3, %zmm0, %zmm18
	vmulps	1296(%rsp), %zmm16, %zmm3
	vmulps	%zmm25, %zmm18, %zmm0
	vfmsub231ps	%zmm3, %zmm9, %zmm0
	vmovups	1808(%rsp), %zmm9
	vaddps	%zmm9, %zmm6, %zmm3
	vcmpunordps	%zmm3, %zmm3, %k1
	vmovups	3856(%rsp), %zmm6
	vminps	%zmm3, %zmm6, %zmm3
	vmovaps	%zmm6, %zmm3 {%k1}
	vcmpunordps	%zmm3, %zmm3, %k1
	vmovups	5008(%rsp), %zmm6
	vmaxps	%zmm3, %zmm6, %zmm3
	vmovaps	%zmm6, %zmm3 {%k1}
	vmovaps	%zmm3, %zmm9 {%k3}
	vcmpeqps	.L26c20(%rip){1to16}, %zmm1, %k1
	movq	16(%rsp), %rcx
	vbroadcastss	208(%rcx), %zmm30
	vmovaps	%zmm30, %zmm9 {%k1}
	movq	%r11, %rax
	shlq	$6, %rax
	vbroadcastss	12(%rcx), %zmm1
	vmovups	%zmm1, 912(%rsp)
	vmovaps	%zmm9, (%r15,%rax)
	vmovups	976(%rsp), %zmm9
	vaddps	%zmm9, %zmm14, %zmm3
	vcmpunordps	%zmm3, %zmm3, %k4
	vmovups	3920(%rsp), %zmm1
	vminps	%zmm3, %zmm1, %zmm3
	vmovaps	%zmm1, %zmm3 {%k4}
	vcmpunordps	%zmm3, %zmm3, %k4
	vmovups	3984(%rsp), %zmm1
	vmaxps	%zmm3, %zmm1, %zmm3
	vmovaps	%zmm1, %zmm3 {%k4}
	vmovaps	%zmm3, %zmm9 {%k3}
	vmovaps	%zmm30, %zmm9 {%k1}
	movq	32(%rsp), %r10
	addq	%r10, %r11
	shlq	$6, %r11
	vmovaps	%zmm9, (%r15,%r11)
	vmovups	%zmm25, 2192(%rsp)
	vmovaps	%zmm25, %zmm9
	vfnmadd213ps	%zmm21, %zmm25, %zmm9
	vbroadcastss	.L26c70(%rip), %zmm29
	vmaxps	%zmm29, %zmm9, %zmm3
	vsqrtps	%zmm3, %zmm3
	vmulps	4816(%rsp), %zmm16, %zmm14
	vmulps	%zmm10, %zmm18, %zmm25
	vfmsub231ps	%zmm14, %zmm26, %zmm25
	vdivps	%zmm3, %zmm21, %zmm6
	vmulps	4880(%rsp), %zmm16, %zmm26
	vmulps	%zmm5, %zmm18, %zmm3
	vfmsub231ps	%zmm26, %zmm4, %zmm3
	vminps	%zmm21, %zmm9, %zmm9
	vmulps	%zmm6, %zmm19, %zmm14
	vmovaps	%zmm20, %zmm4
	vmovups	%zmm10, 1680(%rsp)
	vfnmadd213ps	%zmm21, %zmm10, %zmm10
	vfnmadd231ps	%zmm14, %zmm14, %zmm10
	vminps	%zmm9, %zmm10, %zmm9
	vmaxps	%zmm29, %zmm10, %zmm10
	vsqrtps	%zmm10, %zmm10
	vmulps	2448(%rsp), %zmm16, %zmm26
	vmulps	%zmm20, %zmm18, %zmm1
	vfmsub231ps	%zmm26, %zmm31, %zmm1
	vdivps	%zmm10, %zmm21, %zmm26
	vmulps	464(%rsp), %zmm6, %zmm10
	vfnmadd231ps	%zmm14, %zmm10, %zmm22
	vmulps	%zmm26, %zmm22, %zmm20
	vmovups	%zmm5, 2064(%rsp)
	vfnmadd213ps	%zmm21, %zmm5, %zmm5
	vfnmadd231ps	%zmm10, %zmm10, %zmm5
	vfnmadd231ps	%zmm20, %zmm20, %zmm5
	vminps	%zmm9, %zmm5, %zmm31
	vmaxps	%zmm29, %zmm5, %zmm9
	vsqrtps	%zmm9, %zmm9
	vdivps	%zmm9, %zmm21, %zmm19
	vmulps	240(%rsp), %zmm6, %zmm22
	vfnmadd231ps	%zmm14, %zmm22, %zmm17
	vmulps	%zmm26, %zmm17, %zmm17
	vfnmadd231ps	%zmm10, %zmm22, %zmm24
	vfnmadd231ps	%zmm20, %zmm17, %zmm24
	vmulps	%zmm19, %zmm24, %zmm5
	vmovups	%zmm4, 2000(%rsp)
	vfnmadd213ps	%zmm21, %zmm4, %zmm4
	vfnmadd231ps	%zmm22, %zmm22, %zmm4
	vfnmadd231ps	%zmm17, %zmm17, %zmm4
	vfnmadd231ps	%zmm5, %zmm5, %zmm4
	vminps	%zmm31, %zmm4, %zmm9
	vmaxps	%zmm29, %zmm4, %zmm4
	vsqrtps	%zmm4, %zmm4
	vmovups	656(%rsp), %zmm31
	vaddps	112(%rsp), %zmm31, %zmm24
	vcmpunordps	%zmm24, %zmm24, %k4
	vmovups	3088(%rsp), %zmm29
	vminps	%zmm24, %zmm29, %zmm24
	vmovaps	%zmm29, %zmm24 {%k4}
	vdivps	%zmm4, %zmm21, %zmm16
	vcmpunordps	%zmm24, %zmm24, %k4
	vmovups	3152(%rsp), %zmm29
	vmaxps	%zmm24, %zmm29, %zmm4
	vmovaps	%zmm29, %zmm4 {%k4}
	vmovaps	%zmm20, %zmm29
	vmovaps	%zmm4, %zmm31 {%k3}
	leaq	(%r15,%rax), %rcx
	vmovups	912(%rsp), %zmm20
	vmulps	%zmm20, %zmm31, %zmm4
	vmovaps	%zmm30, %zmm4 {%k1}
	movq	%r10, %rdx
	shlq	$7, %rdx
	vmovaps	%zmm4, (%rdx,%rcx)
	vmovups	%zmm6, 464(%rsp)
	vmulps	%zmm6, %zmm0, %zmm4
	vfnmadd231ps	%zmm14, %zmm4, %zmm25
	vmovups	%zmm26, 240(%rsp)
	vmulps	%zmm26, %zmm25, %zmm31
	vfnmadd231ps	%zmm10, %zmm4, %zmm3
	vfnmadd231ps	%zmm29, %zmm31, %zmm3
	vmovups	%zmm19, 528(%rsp)
	vmulps	%zmm19, %zmm3, %zmm25
	vfnmadd231ps	%zmm22, %zmm4, %zmm1
	vfnmadd231ps	%zmm17, %zmm31, %zmm1
	vmovups	%zmm5, 2128(%rsp)
	vfnmadd231ps	%zmm5, %zmm25, %zmm1
	vmovups	%zmm16, 112(%rsp)
	vmulps	%zmm16, %zmm1, %zmm24
	vmovaps	%zmm18, %zmm0
	vfnmadd213ps	%zmm21, %zmm18, %zmm0
	vfnmadd231ps	%zmm4, %zmm4, %zmm0
	vfnmadd231ps	%zmm31, %zmm31, %zmm0
	vfnmadd231ps	%zmm25, %zmm25, %zmm0
	vfnmadd231ps	%zmm24, %zmm24, %zmm0
	vminps	%zmm9, %zmm0, %zmm1
	vcmpgtps	.L26c77(%rip){1to16}, %zmm1, %k0
	vaddps	176(%rsp), %zmm11, %zmm1
	vcmpunordps	%zmm1, %zmm1, %k4
	vmovups	3216(%rsp), %zmm3
	vminps	%zmm1, %zmm3, %zmm1
	vmovaps	%zmm3, %zmm1 {%k4}
	vcmpunordps	%zmm1, %zmm1, %k4
	vmovups	3280(%rsp), %zmm3
	vmaxps	%zmm1, %zmm3, %zmm1
	vmovaps	%zmm3, %zmm1 {%k4}
	vmovaps	%zmm1, %zmm11 {%k3}
	vmulps	%zmm20, %zmm11, %zmm1
	vmovaps	%zmm30, %zmm1 {%k1}
	leaq	(%r10,%r10,2), %rdx
	movq	%rdx, %rsi
	shlq	$6, %rsi
	vmovaps	%zmm1, (%rsi,%rcx)
	vaddps	592(%rsp), %zmm28, %zmm1
	vcmpunordps	%zmm1, %zmm1, %k4
	vmovups	4048(%rsp), %zmm3
	vminps	%zmm1, %zmm3, %zmm1
	vmovaps	%zmm3, %zmm1 {%k4}
	vcmpunordps	%zmm1, %zmm1, %k4
	vmovups	4112(%rsp), %zmm3
	vmaxps	%zmm1, %zmm3, %zmm1
	vmovaps	%zmm3, %zmm1 {%k4}
	vmovaps	%zmm1, %zmm28 {%k3}
	vmovaps	%zmm30, %zmm28 {%k1}
	movq	%r10, %rsi
	shlq	$8, %rsi
	vmovaps	%zmm28, (%rsi,%rcx)
	vaddps	304(%rsp), %zmm23, %zmm1
	vcmpunordps	%zmm1, %zmm1, %k4
	vmovups	4176(%rsp), %zmm3
	vminps	%zmm1, %zmm3, %zmm1
	vmovaps	%zmm3, %zmm1 {%k4}
	vcmpunordps	%zmm1, %zmm1, %k4
	vmovups	4240(%rsp), %zmm3
	vmaxps	%zmm1, %zmm3, %zmm1
	vmovaps	%zmm3, %zmm1 {%k4}
	vmovaps	%zmm1, %zmm23 {%k3}
	vmovaps	%zmm30, %zmm23 {%k1}
	leaq	(%r10,%r10,4), %rsi
	movq	%rsi, %rdi
	shlq	$6, %rdi
	vmovaps	%zmm23, (%rdi,%rcx)
	movl	$6, %r8d
	movl	12(%rsp), %r12d
	testb	$2, %r12b
	je	.L26b95
	vmovaps	%zmm30, %zmm6
	vbroadcastss	.L26c32(%rip), %zmm21
	vxorps	2192(%rsp), %zmm21, %zmm1
	vmaxps	.L26c70(%rip){1to16}, %zmm0, %zmm0
	vsqrtps	%zmm0, %zmm0
	vbroadcastss	.L26c0(%rip), %zmm9
	vdivps	%zmm0, %zmm9, %zmm3
	vmulps	1168(%rsp), %zmm20, %zmm9
	vmulps	1104(%rsp), %zmm20, %zmm0
	vmovups	%zmm0, 304(%rsp)
	kandw	%k0, %k2, %k2
	movl	%r12d, %edi
	andl	$4, %edi
	movl	%edi, %ecx
	shrl	$2, %ecx
	movq	%rdx, %r15
	shlq	$7, %r15
	addq	24(%rsp), %r15
	xorl	%ebx, %ebx
	testl	%edi, %edi
	setne	%bl
	movq	%r11, %r12
	leaq	8(%rcx,%rcx,2), %r11
	movl	$15, %r10d
	movl	$9, %ecx
	cmoveq	%rcx, %r10
	movl	$20, %r9d
	movl	$10, %ecx
	cmoveq	%rcx, %r9
	movl	$26, %r8d
	movl	$11, %ecx
	cmoveq	%rcx, %r8
	addq	$7, %rbx
	imulq	32(%rsp), %rbx
	shlq	$6, %rbx
	addq	24(%rsp), %rbx
	imulq	32(%rsp), %r11
	shlq	$6, %r11
	addq	24(%rsp), %r11
	imulq	32(%rsp), %r10
	shlq	$6, %r10
	addq	24(%rsp), %r10
	imulq	32(%rsp), %r9
	shlq	$6, %r9
	addq	24(%rsp), %r9
	imulq	32(%rsp), %r8
	shlq	$6, %r8
	addq	24(%rsp), %r8
	vmovups	464(%rsp), %zmm26
	vmulps	%zmm1, %zmm26, %zmm0
	vmovups	1680(%rsp), %zmm1
	vfmadd231ps	%zmm0, %zmm14, %zmm1
	vxorps	%zmm21, %zmm1, %zmm1
	vmovups	240(%rsp), %zmm19
	vmulps	%zmm1, %zmm19, %zmm23
	vxorps	%zmm21, %zmm26, %zmm1
	vmulps	%zmm1, %zmm14, %zmm1
	vmulps	%zmm19, %zmm1, %zmm16
	vmovups	2064(%rsp), %zmm1
	vfmadd231ps	%zmm0, %zmm10, %zmm1
	vfmadd231ps	%zmm23, %zmm29, %zmm1
	vxorps	%zmm21, %zmm1, %zmm1
	vmovups	528(%rsp), %zmm5
	vmulps	%zmm1, %zmm5, %zmm11
	vmulps	%zmm10, %zmm26, %zmm1
	vfmadd231ps	%zmm16, %zmm29, %zmm1
	vxorps	%zmm21, %zmm1, %zmm1
	vmulps	%zmm1, %zmm5, %zmm30
	vxorps	%zmm21, %zmm19, %zmm1
	vmulps	%zmm1, %zmm29, %zmm1
	vmulps	%zmm5, %zmm1, %zmm29
	vmovups	2000(%rsp), %zmm1
	vfmadd231ps	%zmm0, %zmm22, %zmm1
	vfmadd231ps	%zmm23, %zmm17, %zmm1
	vmovups	2128(%rsp), %zmm10
	vfmadd231ps	%zmm11, %zmm10, %zmm1
	vxorps	%zmm21, %zmm1, %zmm1
	vmovups	112(%rsp), %zmm14
	vmulps	%zmm1, %zmm14, %zmm28
	vmulps	%zmm22, %zmm26, %zmm1
	vfmadd231ps	%zmm16, %zmm17, %zmm1
	vfmadd231ps	%zmm30, %zmm10, %zmm1
	vxorps	%zmm21, %zmm1, %zmm1
	vmulps	%zmm1, %zmm14, %zmm22
	vmulps	%zmm17, %zmm19, %zmm1
	vfmadd231ps	%zmm29, %zmm10, %zmm1
	vxorps	%zmm21, %zmm1, %zmm1
	vmulps	%zmm1, %zmm14, %zmm20
	vxorps	%zmm21, %zmm5, %zmm1
	vmulps	%zmm1, %zmm10, %zmm1
	vmulps	%zmm14, %zmm1, %zmm17
	vfmadd231ps	%zmm0, %zmm4, %zmm18
	vfmadd231ps	%zmm23, %zmm31, %zmm18
	vfmadd231ps	%zmm11, %zmm25, %zmm18
	vfmadd231ps	%zmm28, %zmm24, %zmm18
	vxorps	%zmm21, %zmm18, %zmm1
	vmulps	%zmm1, %zmm3, %zmm18
	vmulps	%zmm4, %zmm26, %zmm1
	vfmadd231ps	%zmm16, %zmm31, %zmm1
	vfmadd231ps	%zmm30, %zmm25, %zmm1
	vfmadd231ps	%zmm22, %zmm24, %zmm1
	vxorps	%zmm21, %zmm1, %zmm1
	vmulps	%zmm1, %zmm3, %zmm4
	vmulps	%zmm31, %zmm19, %zmm1
	vfmadd231ps	%zmm29, %zmm25, %zmm1
	vfmadd231ps	%zmm20, %zmm24, %zmm1
	vxorps	%zmm21, %zmm1, %zmm1
	vmulps	%zmm1, %zmm3, %zmm31
	vmulps	%zmm25, %zmm5, %zmm1
	vfmadd231ps	%zmm17, %zmm24, %zmm1
	vxorps	%zmm21, %zmm1, %zmm1
	vmulps	%zmm1, %zmm3, %zmm25
	vxorps	%zmm21, %zmm14, %zmm1
	vmulps	%zmm1, %zmm24, %zmm1
	vmovaps	%zmm9, %zmm24
	vmulps	%zmm3, %zmm1, %zmm21
	vmovaps	%zmm0, %zmm1
	vfmadd213ps	.L26c0(%rip){1to16}, %zmm0, %zmm1
	vfmadd231ps	%zmm23, %zmm23, %zmm1
	vfmadd231ps	%zmm11, %zmm11, %zmm1
	vfmadd231ps	%zmm28, %zmm28, %zmm1
	vfmadd231ps	%zmm18, %zmm18, %zmm1
	vmovups	2576(%rsp), %zmm10
	vmulps	%zmm1, %zmm10, %zmm1
	vmovaps	%zmm6, %zmm9
	vmulps	%zmm1, %zmm10, %zmm9 {%k2}
	vmovaps	%zmm9, (%rax,%r15)
	movq	24(%rsp), %r15
	vmulps	%zmm26, %zmm26, %zmm1
	vfmadd231ps	%zmm16, %zmm16, %zmm1
	vfmadd231ps	%zmm30, %zmm30, %zmm1
	vfmadd231ps	%zmm22, %zmm22, %zmm1
	vfmadd231ps	%zmm4, %zmm4, %zmm1
	vmovups	720(%rsp), %zmm10
	vmulps	%zmm1, %zmm10, %zmm1
	vmovaps	%zmm6, %zmm9
	vmulps	%zmm1, %zmm10, %zmm9 {%k2}
	vmovaps	%zmm9, (%rax,%rbx)
	movq	40(%rsp), %rbx
	vmulps	%zmm19, %zmm19, %zmm1
	vmovups	304(%rsp), %zmm19
	vfmadd231ps	%zmm29, %zmm29, %zmm1
	vfmadd231ps	%zmm20, %zmm20, %zmm1
	vfmadd231ps	%zmm31, %zmm31, %zmm1
	vmulps	%zmm24, %zmm1, %zmm1
	vmovaps	%zmm6, %zmm9
	vmulps	%zmm1, %zmm24, %zmm9 {%k2}
	vmovaps	%zmm9, (%rax,%r11)
	movq	%r12, %r11
	movl	12(%rsp), %r12d
	vmulps	%zmm5, %zmm5, %zmm1
	vfmadd231ps	%zmm17, %zmm17, %zmm1
	vfmadd231ps	%zmm25, %zmm25, %zmm1
	vmulps	%zmm19, %zmm1, %zmm1
	vmovaps	%zmm6, %zmm9
	vmulps	%zmm1, %zmm19, %zmm9 {%k2}
	vmovaps	%zmm9, (%rax,%r10)
	movq	32(%rsp), %r10
	vmulps	%zmm14, %zmm14, %zmm1
	vfmadd231ps	%zmm21, %zmm21, %zmm1
	vmovups	1040(%rsp), %zmm10
	vmulps	%zmm1, %zmm10, %zmm1
	vmovaps	%zmm6, %zmm9
	vmulps	%zmm1, %zmm10, %zmm9 {%k2}
	vmovaps	%zmm9, (%rax,%r9)
	leaq	256(%r13), %r9
	vmulps	%zmm3, %zmm3, %zmm1
	vmovups	848(%rsp), %zmm10
	vmulps	%zmm1, %zmm10, %zmm1
	vmovaps	%zmm6, %zmm9
	vmulps	%zmm1, %zmm10, %zmm9 {%k2}
	vmovaps	%zmm9, (%rax,%r8)
	movl	$12, %r8d
	testl	%edi, %edi
	je	.L26b95
	vmulps	464(%rsp), %zmm0, %zmm0
	vfmadd231ps	%zmm23, %zmm16, %zmm0
	vfmadd231ps	%zmm11, %zmm30, %zmm0
	vfmadd231ps	%zmm28, %zmm22, %zmm0
	vfmadd231ps	%zmm18, %zmm4, %zmm0
	vmovups	720(%rsp), %zmm10
	vmulps	%zmm0, %zmm10, %zmm0
	vmovaps	%zmm6, %zmm1
	vmovups	2576(%rsp), %zmm14
	vmulps	%zmm0, %zmm14, %zmm1 {%k2}
	imulq	$448, %r10, %rcx
	addq	%r15, %rcx
	vmovaps	%zmm1, (%rax,%rcx)
	vmovups	240(%rsp), %zmm5
	vmulps	%zmm23, %zmm5, %zmm0
	vfmadd231ps	%zmm11, %zmm29, %zmm0
	vfmadd231ps	%zmm28, %zmm20, %zmm0
	vfmadd231ps	%zmm18, %zmm31, %zmm0
	vmulps	%zmm24, %zmm0, %zmm0
	vmovaps	%zmm6, %zmm1
	vmulps	%zmm0, %zmm14, %zmm1 {%k2}
	leaq	(%r10,%r10,8), %rcx
	movq	%rcx, %rdi
	shlq	$6, %rdi
	addq	%r15, %rdi
	vmovaps	%zmm1, (%rax,%rdi)
	vmulps	%zmm16, %zmm5, %zmm0
	vfmadd231ps	%zmm30, %zmm29, %zmm0
	vfmadd231ps	%zmm22, %zmm20, %zmm0
	vfmadd231ps	%zmm4, %zmm31, %zmm0
	vmulps	%zmm24, %zmm0, %zmm0
	vmovaps	%zmm6, %zmm1
	vmulps	%zmm0, %zmm10, %zmm1 {%k2}
	shlq	$7, %rsi
	addq	%r15, %rsi
	vmovaps	%zmm1, (%rax,%rsi)
	vmovups	528(%rsp), %zmm5
	vmulps	%zmm11, %zmm5, %zmm0
	vfmadd231ps	%zmm28, %zmm17, %zmm0
	vfmadd231ps	%zmm18, %zmm25, %zmm0
	vmulps	%zmm19, %zmm0, %zmm0
	vmovaps	%zmm6, %zmm1
	vmulps	%zmm0, %zmm14, %zmm1 {%k2}
	movq	%rdx, %rsi
	shlq	$8, %rsi
	addq	%r15, %rsi
	vmovaps	%zmm1, (%rax,%rsi)
	vmulps	%zmm30, %zmm5, %zmm0
	vfmadd231ps	%zmm22, %zmm17, %zmm0
	vfmadd231ps	%zmm4, %zmm25, %zmm0
	vmulps	%zmm19, %zmm0, %zmm0
	vmovaps	%zmm6, %zmm1
	vmulps	%zmm0, %zmm10, %zmm1 {%k2}
	imulq	$832, %r10, %rsi
	addq	%r15, %rsi
	vmovaps	%zmm1, (%rax,%rsi)
	vmulps	%zmm29, %zmm5, %zmm0
	vfmadd231ps	%zmm20, %zmm17, %zmm0
	vfmadd231ps	%zmm31, %zmm25, %zmm0
	vmulps	%zmm19, %zmm0, %zmm0
	vmovaps	%zmm6, %zmm1
	vmulps	%zmm0, %zmm24, %zmm1 {%k2}
	imulq	$896, %r10, %rsi
	addq	%r15, %rsi
	vmovaps	%zmm1, (%rax,%rsi)
	vmovups	112(%rsp), %zmm11
	vmulps	%zmm28, %zmm11, %zmm0
	vfmadd231ps	%zmm18, %zmm21, %zmm0
	vmovups	1040(%rsp), %zmm9
	vmulps	%zmm0, %zmm9, %zmm0
	vmovaps	%zmm6, %zmm1
	vmulps	%zmm0, %zmm14, %zmm1 {%k2}
	movq	%r10, %rsi
	shlq	$10, %rsi
	addq	%r15, %rsi
	vmovaps	%zmm1, (%rax,%rsi)
	vmulps	%zmm22, %zmm11, %zmm0
	vfmadd231ps	%zmm4, %zmm21, %zmm0
	vmulps	%zmm0, %zmm9, %zmm0
	vmovaps	%zmm6, %zmm1
	vmulps	%zmm0, %zmm10, %zmm1 {%k2}
	imulq	$1088, %r10, %rsi
	addq	%r15, %rsi
	vmovaps	%zmm1, (%rax,%rsi)
	vmulps	%zmm20, %zmm11, %zmm0
	vfmadd231ps	%zmm31, %zmm21, %zmm0
	vmulps	%zmm0, %zmm9, %zmm0
	vmovaps	%zmm6, %zmm1
	vmulps	%zmm24, %zmm0, %zmm1 {%k2}
	shlq	$7, %rcx
	addq	%r15, %rcx
	vmovaps	%zmm1, (%rax,%rcx)
	vmulps	%zmm17, %zmm11, %zmm0
	vfmadd231ps	%zmm25, %zmm21, %zmm0
	vmulps	%zmm0, %zmm9, %zmm0
	vmovaps	%zmm6, %zmm1
	vmulps	%zmm19, %zmm0, %zmm1 {%k2}
	imulq	$1216, %r10, %rcx
	addq	%r15, %rcx
	vmovaps	%zmm1, (%rax,%rcx)
	vmulps	%zmm18, %zmm3, %zmm0
	vmovups	848(%rsp), %zmm11
	vmulps	%zmm0, %zmm11, %zmm0
	vmovaps	%zmm6, %zmm1
	vmulps	%zmm0, %zmm14, %zmm1 {%k2}
	imulq	$1344, %r10, %rcx
	addq	%r15, %rcx
	vmovaps	%zmm1, (%rax,%rcx)
	vmulps	%zmm4, %zmm3, %zmm0
	vmulps	%zmm0, %zmm11, %zmm0
	vmovaps	%zmm6, %zmm1
	vmulps	%zmm0, %zmm10, %zmm1 {%k2}
	imulq	$1408, %r10, %rcx
	addq	%r15, %rcx
	vmovaps	%zmm1, (%rax,%rcx)
	vmulps	%zmm31, %zmm3, %zmm0
	vmulps	%zmm0, %zmm11, %zmm0
	vmovaps	%zmm6, %zmm1
	vmulps	%zmm24, %zmm0, %zmm1 {%k2}
	imulq	$1472, %r10, %rcx
	addq	%r15, %rcx
	vmovaps	%zmm1, (%rax,%rcx)
	vmulps	%zmm25, %zmm3, %zmm0
	vmulps	%zmm0, %zmm11, %zmm0
	vmovaps	%zmm6, %zmm1
	vmulps	%zmm19, %zmm0, %zmm1 {%k2}
	shlq	$9, %rdx
	addq	%r15, %rdx
	vmovaps	%zmm1, (%rax,%rdx)
	vmulps	%zmm21, %zmm3, %zmm0
	vmulps	%zmm0, %zmm11, %zmm0
	vmulps	%zmm0, %zmm9, %zmm6 {%k2}
	imulq	$1600, %r10, %rcx
	addq	%r15, %rcx
	vmovaps	%zmm6, (%rax,%rcx)
	movl	$27, %r8d
.L26b95:
	testb	$8, %r12b
	vxorps	%xmm16, %xmm16, %xmm16
	je	.L26b97
	movq	16(%rsp), %rcx
	vbroadcastss	208(%rcx), %zmm0
	vmovups	3408(%rsp), %zmm1
	vcmpeqps	.L26c20(%rip){1to16}, %zmm1, %k2
	vaddps	%zmm27, %zmm27, %zmm3
	vmovups	2256(%rsp), %zmm6
	vfmsub132ps	.L26c31(%rip){1to16}, %zmm27, %zmm6
	vbroadcastss	100(%rcx), %zmm4
	vfmadd213ps	%zmm16, %zmm2, %zmm4
	vfmadd231ps	104(%rcx){1to16}, %zmm15, %zmm4
	vfmadd231ps	108(%rcx){1to16}, %zmm13, %zmm4
	vfmadd231ps	112(%rcx){1to16}, %zmm12, %zmm4
	vfmadd231ps	116(%rcx){1to16}, %zmm8, %zmm4
	vfmadd231ps	120(%rcx){1to16}, %zmm7, %zmm4
	vbroadcastss	136(%rcx), %zmm1
	vmovups	5776(%rsp), %zmm5
	vaddps	%zmm4, %zmm5, %zmm4
	vfmadd213ps	%zmm16, %zmm2, %zmm1
	vfmadd231ps	140(%rcx){1to16}, %zmm15, %zmm1
	vfmadd231ps	144(%rcx){1to16}, %zmm13, %zmm1
	vfmadd231ps	148(%rcx){1to16}, %zmm12, %zmm1
	vfmadd231ps	152(%rcx){1to16}, %zmm8, %zmm1
	vfmadd231ps	156(%rcx){1to16}, %zmm7, %zmm1
	vfmadd132ps	172(%rcx){1to16}, %zmm16, %zmm2
	vfmadd231ps	176(%rcx){1to16}, %zmm15, %zmm2
	vfmadd231ps	180(%rcx){1to16}, %zmm13, %zmm2
	vfmadd231ps	184(%rcx){1to16}, %zmm12, %zmm2
	vfmadd231ps	188(%rcx){1to16}, %zmm8, %zmm2
	vfmadd231ps	192(%rcx){1to16}, %zmm7, %zmm2
	vfmadd231ps	.L26c74(%rip){1to16}, %zmm5, %zmm1
	vfmadd231ps	.L26c80(%rip){1to16}, %zmm5, %zmm2
	vmovaps	%zmm0, %zmm6 {%k2}
	movq	%r8, %rcx
	imulq	%r10, %rcx
	shlq	$6, %rcx
	addq	%r15, %rcx
	vmovaps	%zmm6, (%rax,%rcx)
	vmovaps	%zmm0, %zmm3 {%k2}
	leaq	1(%r8), %rcx
	imulq	%r10, %rcx
	shlq	$6, %rcx
	addq	%r15, %rcx
	vmovaps	%zmm3, (%rax,%rcx)
	vmovaps	%zmm0, %zmm4 {%k2}
	leaq	2(%r8), %rcx
	imulq	%r10, %rcx
	shlq	$6, %rcx
	addq	%r15, %rcx
	vmovaps	%zmm4, (%rax,%rcx)
	vmovaps	%zmm0, %zmm1 {%k2}
	leaq	3(%r8), %rcx
	imulq	%r10, %rcx
	shlq	$6, %rcx
	addq	%r15, %rcx
	vmovaps	%zmm1, (%rax,%rcx)
	vmovaps	%zmm0, %zmm2 {%k2}
	addq	$4, %r8
	imulq	%r10, %r8
	shlq	$6, %r8
	addq	%r15, %r8
	vmovaps	%zmm2, (%rax,%r8)
	jmp	.L26b97
.L26b101:
	addq	$6872, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
