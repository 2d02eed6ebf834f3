# Made by `cargo xtask kernels`. Do not edit.
	.text
	.p2align	2, 0x0
.L38c0:
	.long	0x3f800000
.L38c1:
	.long	1048576
.L38c3:
	.long	0x3f40094e
.L38c4:
	.long	0x3e1d5a5a
.L38c5:
	.long	0x3bd74912
.L38c6:
	.long	0x3f156f3d
.L38c7:
	.long	0x3d26f715
.L38c8:
	.long	8388607
.L38c9:
	.long	2147483647
.L38c10:
	.long	1400897535
.L38c11:
	.long	0xc9800000
.L38c12:
	.long	0x3f000000
.L38c13:
	.long	0x0da24260
.L38c14:
	.long	0x1e3ce508
.L38c15:
	.long	0xbf800000
.L38c16:
	.long	0x41100000
.L38c17:
	.long	0x3e800000
.L38c18:
	.long	0x3d2aaaab
.L38c19:
	.long	0x7f7fffff
.L38c20:
	.long	0x02081cea
.L38c21:
	.long	0x41490fdb
.L38c22:
	.long	0x40a00000
.L38c23:
	.long	0x40800000
.L38c24:
	.long	0x3fc00000
.L38c25:
	.long	0x7149f2ca
.L38c26:
	.long	2
.L38c27:
	.long	4
.L38c28:
	.long	8
.L38c29:
	.long	16
.L38c30:
	.long	0x40400000
.L38c31:
	.long	0x40000000
.L38c32:
	.long	0x41400000
.L38c33:
	.long	0x40c00000
.L38c34:
	.long	0x3f3504f3
.L38c35:
	.long	0xbf000000
.L38c36:
	.long	0x80000000
.L38c37:
	.long	0xc2ae0000
.L38c38:
	.long	0x3fb8aa3b
.L38c39:
	.long	0xbf317200
.L38c40:
	.long	0xb5bfbe8e
.L38c41:
	.long	0x3aae0472
.L38c42:
	.long	0x3c1e8629
.L38c43:
	.long	0x3d635b73
.L38c44:
	.long	0x3e75fc8c
.L38c45:
	.long	0x3f317214
.L38c46:
	.long	0x42fe0000
.L38c47:
	.long	0x3e99999a
.L38c48:
	.long	0xbe04a19d
.L38c49:
	.long	0x3ef89ba5
.L38c50:
	.long	0xbf03248e
.L38c51:
	.long	0x3f0c3744
.L38c52:
	.long	0xbdc1d79d
.L38c53:
	.long	0x3e5c1572
.L38c54:
	.long	0x3e17e642
.L38c55:
	.long	0x3e2ecff8
.L38c56:
	.long	0x3e2d3f9f
.L38c57:
	.long	0x3ecc422a
.L38c58:
	.long	0x3f106ebb
.L38c59:
	.long	0xc0000000
.L38c60:
	.long	3234528013
.L38c61:
	.long	4286578688
.L38c62:
	.long	0x3eaaac4e
.L38c63:
	.long	0xbf00000d
.L38c64:
	.long	0x3e4bdb47
.L38c65:
	.long	0xbe7fd7d0
.L38c66:
	.long	0x3e259a3a
.L38c67:
	.long	0xbe2ec8d2
.L38c68:
	.long	0xbddadb52
.L38c69:
	.long	0x33b17218
.L38c70:
	.long	0x3727c5ac
.L38c71:
	.long	0x3a83126f
.L38c72:
	.long	0x41800000
.L38c73:
	.long	0x358637bd
.L38c74:
	.long	0x350637bd
.L38c75:
	.long	0x34210fb0
.L38c76:
	.long	0x36a7c5ac
.L38c77:
	.long	0x3f317218
.L38c78:
	.long	0x3feb3f8f
.L38c79:
	.long	0x38d1b717
.L38c80:
	.long	0x3951b717
.L38c81:
	.long	0x41000000
.L38c82:
	.long	0x3cf5c28f
.L38c83:
	.long	0x41200000
.L38c84:
	.long	0x26901d7d
.L38c85:
	.long	0x3f800054
.L38c86:
	.long	0xbf4ccccd
.L38c87:
	.short	65535
	.short	0
	.p2align	6, 0x0
.L38c2:
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
	.globl	gaussmle_astigmatic_poisson_v4
gaussmle_astigmatic_poisson_v4:
	.globl	_gaussmle_astigmatic_poisson_v4
_gaussmle_astigmatic_poisson_v4:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$5448, %rsp
	movl	%esi, (%rsp)
	testl	%ecx, %ecx
	je	.L38b102
	testl	%edx, %edx
	je	.L38b102
	cmpl	$0, (%rsp)
	je	.L38b102
	movq	5520(%rsp), %rbx
	movl	(%rsp), %eax
	movl	%eax, %esi
	movq	%rsi, 88(%rsp)
	movl	%edx, %esi
	movq	%rsi, 72(%rsp)
	movq	(%rdi), %rsi
	movq	24(%rdi), %r11
	movq	32(%rdi), %r15
	movq	40(%rdi), %r10
	movq	%r10, 264(%rsp)
	movq	48(%rdi), %r13
	movq	56(%rdi), %rbp
	addl	%r8d, %r9d
	addl	5504(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 232(%rsp)
	leaq	64(%rbp), %rcx
	movq	%rcx, 80(%rsp)
	movq	%rsi, 48(%rsp)
	leaq	64(%rsi), %rcx
	movq	%rcx, 312(%rsp)
	imull	%eax, %edx
	movl	%edx, 60(%rsp)
	leaq	256(%r13), %rax
	xorl	%ecx, %ecx
	vbroadcastss	.L38c0(%rip), %zmm30
	vbroadcastss	.L38c12(%rip), %zmm22
	vbroadcastss	.L38c15(%rip), %zmm26
	vbroadcastss	.L38c20(%rip), %zmm27
	vxorps	%xmm15, %xmm15, %xmm15
	movq	%r9, 240(%rsp)
	movl	%r9d, %edx
	movq	%rax, %r9
	vpbroadcastd	.L38c0(%rip), %zmm7
	vbroadcastss	.L38c9(%rip), %zmm31
	vbroadcastss	.L38c3(%rip), %zmm9
	vbroadcastss	.L38c4(%rip), %zmm12
	vbroadcastss	.L38c5(%rip), %zmm16
	vbroadcastss	.L38c6(%rip), %zmm18
	vbroadcastss	.L38c7(%rip), %zmm19
	vpbroadcastd	.L38c8(%rip), %zmm20
	vpbroadcastd	.L38c87(%rip), %zmm21
	movq	%r11, 24(%rsp)
	movq	%r15, 256(%rsp)
	movq	%rbp, 32(%rsp)
	jmp	.L38b4
	.p2align	4
.L38b101:
	incq	%rcx
	addl	60(%rsp), %edx
	cmpq	232(%rsp), %rcx
	je	.L38b102
.L38b4:
	movq	%rcx, %rax
	imulq	72(%rsp), %rax
	movq	%rax, 248(%rsp)
	movl	%edx, %esi
	xorl	%edi, %edi
	movq	%rcx, 272(%rsp)
	movl	%edx, 64(%rsp)
	jmp	.L38b5
	.p2align	4
.L38b100:
	incq	%rdi
	addl	(%rsp), %esi
	cmpq	72(%rsp), %rdi
	je	.L38b101
.L38b5:
	movq	248(%rsp), %rax
	addq	%rdi, %rax
	imulq	88(%rsp), %rax
	addq	240(%rsp), %rax
	movl	%esi, %r8d
	xorl	%r10d, %r10d
	movl	%esi, 68(%rsp)
	movq	%rdi, 288(%rsp)
	movq	%rax, 280(%rsp)
	jmp	.L38b6
	.p2align	4
.L38b98:
	korw	%k0, %k1, %k1
	vbroadcastss	.L38c30(%rip), %zmm0
	vblendmps	2688(%rsp), %zmm0, %zmm0 {%k1}
	movq	264(%rsp), %rcx
	vmovups	2752(%rsp), %zmm1
	vmovaps	%zmm1, (%rcx,%rax)
	vmovaps	%zmm0, (%rcx,%r12)
	movq	272(%rsp), %rcx
	vbroadcastss	.L38c20(%rip), %zmm27
	movl	64(%rsp), %edx
	vpbroadcastd	.L38c0(%rip), %zmm7
	vbroadcastss	.L38c3(%rip), %zmm9
	vbroadcastss	.L38c4(%rip), %zmm12
	vbroadcastss	.L38c5(%rip), %zmm16
	vbroadcastss	.L38c6(%rip), %zmm18
	vbroadcastss	.L38c7(%rip), %zmm19
	vpbroadcastd	.L38c8(%rip), %zmm20
	vpbroadcastd	.L38c87(%rip), %zmm21
	movl	68(%rsp), %esi
	movq	288(%rsp), %rdi
	movq	280(%rsp), %rax
	movl	44(%rsp), %r8d
	movq	304(%rsp), %r10
	vbroadcastss	.L38c12(%rip), %zmm22
.L38b99:
	incq	%r10
	incl	%r8d
	cmpq	88(%rsp), %r10
	je	.L38b100
.L38b6:
	leaq	(%rax,%r10), %r12
	movl	8(%rbx), %r14d
	movq	%r14, 16(%rsp)
	cmpq	%r14, %r12
	jae	.L38b99
	movq	%r10, 304(%rsp)
	movl	%r8d, 44(%rsp)
	movl	(%rbx), %r10d
	movl	16(%rbx), %eax
	movl	%eax, 1024(%rsp)
	movl	20(%rbx), %edi
	movq	%r10, %rcx
	imulq	%r10, %rcx
	leaq	1(%rcx), %rax
	shrq	%rax
	testb	$1, %dil
	movq	%rcx, 1472(%rsp)
	cmoveq	%rcx, %rax
	vxorps	%xmm2, %xmm2, %xmm2
	testq	%r10, %r10
	movq	%r12, 296(%rsp)
	je	.L38b8
	movq	%rax, %rcx
	imulq	%r12, %rcx
	movq	%rcx, 832(%rsp)
	shlq	$6, %rcx
	addq	48(%rsp), %rcx
	movq	%rcx, 160(%rsp)
	movl	$2, %r9d
	subq	%r10, %r9
	movl	%r10d, %ecx
	shll	$4, %ecx
	movl	%ecx, 640(%rsp)
	movq	%r10, %rcx
	shlq	$6, %rcx
	movq	%rcx, 576(%rsp)
	imull	44(%rsp), %eax
	vpxor	%xmm11, %xmm11, %xmm11
	vxorps	%xmm23, %xmm23, %xmm23
	movl	$16, %r14d
	movq	80(%rsp), %r12
	xorl	%esi, %esi
	vmovaps	%zmm30, %zmm24
	vmovaps	%zmm30, %zmm25
	vpbroadcastd	.L38c1(%rip), %zmm13
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm6, %xmm6, %xmm6
	xorl	%r15d, %r15d
	movl	%edi, %edx
	movl	%edi, %ebp
	jmp	.L38b10
	.p2align	4
.L38b44:
	vaddps	%zmm14, %zmm8, %zmm8
	vaddps	%zmm17, %zmm1, %zmm1
	incq	%r15
	addl	640(%rsp), %r14d
	addq	%r10, %rsi
	addq	576(%rsp), %r12
	addl	%r10d, %eax
	cmpq	%r10, %r15
	je	.L38b45
.L38b10:
	movq	%r15, %rdi
	imulq	%r10, %rdi
	testb	$1, %bpl
	jne	.L38b11
	movq	832(%rsp), %rcx
	leal	(%rcx,%rdi), %ebx
	andl	$2147483647, %ebx
	shlq	$6, %rbx
	movq	48(%rsp), %rcx
	vmovaps	(%rcx,%rbx), %zmm0
	vsubps	(%r11){1to16}, %zmm0, %zmm3
	shlq	$6, %rdi
	vmulps	4(%r11){1to16}, %zmm3, %zmm14
	movq	32(%rsp), %rcx
	vmovaps	%zmm14, (%rcx,%rdi)
	testb	$8, %bpl
	je	.L38b27
	vaddps	%zmm9, %zmm14, %zmm3
	vfmadd213ps	%zmm12, %zmm14, %zmm3
	vfmadd213ps	%zmm16, %zmm14, %zmm3
	vaddps	%zmm18, %zmm14, %zmm4
	vfmadd213ps	%zmm19, %zmm14, %zmm4
	vcmpltps	%zmm14, %zmm15, %k1
	vmulps	%zmm3, %zmm24, %zmm24 {%k1}
	vmulps	%zmm4, %zmm25, %zmm25 {%k1}
	vpsrld	$23, %zmm24, %zmm3
	vpsrld	$23, %zmm25, %zmm4
	vpsubd	%zmm4, %zmm13, %zmm4
	vpaddd	%zmm3, %zmm4, %zmm13
	vpternlogd	$236, %zmm20, %zmm7, %zmm24
	vpternlogd	$236, %zmm20, %zmm7, %zmm25
	vbroadcastss	.L38c0(%rip), %zmm3 {%k1} {z}
	vaddps	%zmm3, %zmm23, %zmm23
.L38b27:
	cmpl	$1, %r10d
	jne	.L38b29
	vaddps	%zmm14, %zmm6, %zmm6
.L38b29:
	vandps	%zmm31, %zmm0, %zmm0
	vpmaxud	%zmm0, %zmm11, %zmm11
	vaddps	%zmm15, %zmm14, %zmm17
	cmpq	$1, %r10
	je	.L38b42
	movl	%r14d, 96(%rsp)
	leaq	-2(%r10), %rcx
	testq	%rcx, %rcx
	je	.L38b31
	movl	%eax, %r11d
	andl	$2147483647, %r11d
	shlq	$6, %r11
	addq	312(%rsp), %r11
	movl	$1, %r8d
	xorl	%ecx, %ecx
	jmp	.L38b33
	.p2align	4
.L38b35:
	vandps	%zmm31, %zmm3, %zmm3
	vpmaxud	%zmm3, %zmm11, %zmm11
	vaddps	%zmm0, %zmm17, %zmm17
	leaq	(%r9,%r8), %r14
	incq	%r14
	incq	%r8
	addq	$64, %rcx
	cmpq	$1, %r14
	je	.L38b36
.L38b33:
	vmovaps	(%r11,%rcx), %zmm3
	movq	24(%rsp), %r14
	vsubps	(%r14){1to16}, %zmm3, %zmm0
	vmulps	4(%r14){1to16}, %zmm0, %zmm0
	vmovaps	%zmm0, (%r12,%rcx)
	movl	%edx, %r14d
	testb	$8, %r14b
	je	.L38b35
	vaddps	%zmm9, %zmm0, %zmm4
	vfmadd213ps	%zmm12, %zmm0, %zmm4
	vfmadd213ps	%zmm16, %zmm0, %zmm4
	vaddps	%zmm18, %zmm0, %zmm5
	vfmadd213ps	%zmm19, %zmm0, %zmm5
	vcmpltps	%zmm0, %zmm15, %k1
	vmulps	%zmm4, %zmm24, %zmm24 {%k1}
	vmulps	%zmm5, %zmm25, %zmm25 {%k1}
	vpsrld	$23, %zmm24, %zmm4
	vpsrld	$23, %zmm25, %zmm5
	vpsubd	%zmm5, %zmm13, %zmm5
	vpaddd	%zmm4, %zmm5, %zmm13
	vpternlogd	$236, %zmm20, %zmm7, %zmm24
	vpternlogd	$236, %zmm20, %zmm7, %zmm25
	vbroadcastss	.L38c0(%rip), %zmm4 {%k1} {z}
	vaddps	%zmm4, %zmm23, %zmm23
	jmp	.L38b35
	.p2align	4
.L38b11:
	movl	%r14d, 96(%rsp)
	movq	%rdi, %rcx
	shlq	$5, %rcx
	andq	$-64, %rcx
	movl	%edi, %r8d
	shll	$4, %r8d
	andl	$16, %r8d
	movq	%r11, %rbx
	movq	%rdi, %r11
	movq	160(%rsp), %r14
	vmovdqa64	(%r14,%rcx), %zmm0
	vmovd	%r8d, %xmm3
	vpsrld	%xmm3, %zmm0, %zmm0
	vpandd	%zmm21, %zmm0, %zmm0
	vcvtdq2ps	%zmm0, %zmm0
	vsubps	(%rbx){1to16}, %zmm0, %zmm3
	shlq	$6, %r11
	vmulps	4(%rbx){1to16}, %zmm3, %zmm14
	movq	32(%rsp), %rcx
	vmovaps	%zmm14, (%rcx,%r11)
	testb	$8, %bpl
	jne	.L38b12
	cmpl	$1, %r10d
	movq	24(%rsp), %r11
	movl	96(%rsp), %r14d
	je	.L38b14
.L38b15:
	vpmaxud	%zmm0, %zmm11, %zmm11
	vaddps	%zmm15, %zmm14, %zmm17
	cmpq	$1, %r10
	jne	.L38b16
	jmp	.L38b42
	.p2align	4
.L38b12:
	vaddps	%zmm9, %zmm14, %zmm3
	vfmadd213ps	%zmm12, %zmm14, %zmm3
	vfmadd213ps	%zmm16, %zmm14, %zmm3
	vaddps	%zmm18, %zmm14, %zmm4
	vfmadd213ps	%zmm19, %zmm14, %zmm4
	vcmpltps	%zmm14, %zmm15, %k1
	vmulps	%zmm3, %zmm24, %zmm24 {%k1}
	vmulps	%zmm4, %zmm25, %zmm25 {%k1}
	vpsrld	$23, %zmm24, %zmm3
	vpsrld	$23, %zmm25, %zmm4
	vpsubd	%zmm4, %zmm13, %zmm4
	vpaddd	%zmm3, %zmm4, %zmm13
	vpternlogd	$236, %zmm20, %zmm7, %zmm24
	vpternlogd	$236, %zmm20, %zmm7, %zmm25
	vbroadcastss	.L38c0(%rip), %zmm3 {%k1} {z}
	vaddps	%zmm3, %zmm23, %zmm23
	cmpl	$1, %r10d
	movq	24(%rsp), %r11
	movl	96(%rsp), %r14d
	jne	.L38b15
.L38b14:
	vaddps	%zmm14, %zmm6, %zmm6
	vpmaxud	%zmm0, %zmm11, %zmm11
	vaddps	%zmm15, %zmm14, %zmm17
	cmpq	$1, %r10
	je	.L38b42
.L38b16:
	leaq	-2(%r10), %rcx
	movl	$1, %ebx
	testq	%rcx, %rcx
	je	.L38b21
	movq	%r12, %r8
	movl	%r14d, %r11d
	jmp	.L38b18
	.p2align	4
.L38b20:
	vpmaxud	%zmm0, %zmm11, %zmm11
	vaddps	%zmm3, %zmm17, %zmm17
	leaq	(%r9,%rbx), %rcx
	incq	%rcx
	incq	%rbx
	addl	$16, %r11d
	addq	$64, %r8
	cmpq	$1, %rcx
	je	.L38b21
.L38b18:
	leaq	(%rsi,%rbx), %rcx
	shlq	$5, %rcx
	andq	$-64, %rcx
	movl	%r11d, %r14d
	andl	$16, %r14d
	movq	160(%rsp), %rbp
	vmovdqa64	(%rbp,%rcx), %zmm0
	vmovd	%r14d, %xmm3
	movl	%edx, %ebp
	vpsrld	%xmm3, %zmm0, %zmm0
	vpandd	%zmm21, %zmm0, %zmm0
	vcvtdq2ps	%zmm0, %zmm0
	movq	24(%rsp), %rcx
	vsubps	(%rcx){1to16}, %zmm0, %zmm3
	vmulps	4(%rcx){1to16}, %zmm3, %zmm3
	vmovaps	%zmm3, (%r8)
	testb	$8, %bpl
	je	.L38b20
	vaddps	%zmm9, %zmm3, %zmm4
	vfmadd213ps	%zmm12, %zmm3, %zmm4
	vfmadd213ps	%zmm16, %zmm3, %zmm4
	vaddps	%zmm18, %zmm3, %zmm5
	vfmadd213ps	%zmm19, %zmm3, %zmm5
	vcmpltps	%zmm3, %zmm15, %k1
	vmulps	%zmm4, %zmm24, %zmm24 {%k1}
	vmulps	%zmm5, %zmm25, %zmm25 {%k1}
	vpsrld	$23, %zmm24, %zmm4
	vpsrld	$23, %zmm25, %zmm5
	vpsubd	%zmm5, %zmm13, %zmm5
	vpaddd	%zmm4, %zmm5, %zmm13
	vpternlogd	$236, %zmm20, %zmm7, %zmm24
	vpternlogd	$236, %zmm20, %zmm7, %zmm25
	vbroadcastss	.L38c0(%rip), %zmm4 {%k1} {z}
	vaddps	%zmm4, %zmm23, %zmm23
	jmp	.L38b20
	.p2align	4
.L38b21:
	addq	%rbx, %rdi
	movq	%rdi, %rcx
	shlq	$5, %rcx
	andq	$-64, %rcx
	movl	%edi, %r8d
	shll	$4, %r8d
	andl	$16, %r8d
	movq	160(%rsp), %r11
	vmovdqa64	(%r11,%rcx), %zmm0
	vmovd	%r8d, %xmm3
	vpsrld	%xmm3, %zmm0, %zmm0
	vpandd	%zmm21, %zmm0, %zmm0
	vcvtdq2ps	%zmm0, %zmm0
	movq	24(%rsp), %r11
	vsubps	(%r11){1to16}, %zmm0, %zmm3
	shlq	$6, %rdi
	vmulps	4(%r11){1to16}, %zmm3, %zmm3
	movq	32(%rsp), %rcx
	vmovaps	%zmm3, (%rcx,%rdi)
	testb	$8, %bpl
	je	.L38b23
	vaddps	%zmm9, %zmm3, %zmm4
	vfmadd213ps	%zmm12, %zmm3, %zmm4
	vfmadd213ps	%zmm16, %zmm3, %zmm4
	vaddps	%zmm18, %zmm3, %zmm5
	vfmadd213ps	%zmm19, %zmm3, %zmm5
	vcmpltps	%zmm3, %zmm15, %k1
	vmulps	%zmm4, %zmm24, %zmm24 {%k1}
	vmulps	%zmm5, %zmm25, %zmm25 {%k1}
	vpsrld	$23, %zmm24, %zmm4
	vpsrld	$23, %zmm25, %zmm5
	vpsubd	%zmm5, %zmm13, %zmm5
	vpaddd	%zmm4, %zmm5, %zmm13
	vpternlogd	$236, %zmm20, %zmm7, %zmm24
	vpternlogd	$236, %zmm20, %zmm7, %zmm25
	vbroadcastss	.L38c0(%rip), %zmm4 {%k1} {z}
	vaddps	%zmm4, %zmm23, %zmm23
.L38b23:
	movl	96(%rsp), %r14d
	incq	%rbx
	cmpq	%r10, %rbx
	jne	.L38b41
	vaddps	%zmm3, %zmm6, %zmm6
	jmp	.L38b41
.L38b31:
	movl	$1, %r8d
.L38b36:
	addq	48(%rsp), %rbx
	movq	%r8, %rcx
	shlq	$6, %rcx
	vmovaps	(%rbx,%rcx), %zmm0
	movq	24(%rsp), %r11
	vsubps	(%r11){1to16}, %zmm0, %zmm3
	addq	32(%rsp), %rdi
	vmulps	4(%r11){1to16}, %zmm3, %zmm3
	vmovaps	%zmm3, (%rdi,%rcx)
	movl	%edx, %ebp
	testb	$8, %bpl
	je	.L38b38
	vaddps	%zmm9, %zmm3, %zmm4
	vfmadd213ps	%zmm12, %zmm3, %zmm4
	vfmadd213ps	%zmm16, %zmm3, %zmm4
	vaddps	%zmm18, %zmm3, %zmm5
	vfmadd213ps	%zmm19, %zmm3, %zmm5
	vcmpltps	%zmm3, %zmm15, %k1
	vmulps	%zmm4, %zmm24, %zmm24 {%k1}
	vmulps	%zmm5, %zmm25, %zmm25 {%k1}
	vpsrld	$23, %zmm24, %zmm4
	vpsrld	$23, %zmm25, %zmm5
	vpsubd	%zmm5, %zmm13, %zmm5
	vpaddd	%zmm4, %zmm5, %zmm13
	vpternlogd	$236, %zmm20, %zmm7, %zmm24
	vpternlogd	$236, %zmm20, %zmm7, %zmm25
	vbroadcastss	.L38c0(%rip), %zmm4 {%k1} {z}
	vaddps	%zmm4, %zmm23, %zmm23
.L38b38:
	movl	96(%rsp), %r14d
	incq	%r8
	cmpq	%r10, %r8
	jne	.L38b40
	vaddps	%zmm3, %zmm6, %zmm6
.L38b40:
	vandps	%zmm31, %zmm0, %zmm0
.L38b41:
	vpmaxud	%zmm0, %zmm11, %zmm11
	vaddps	%zmm3, %zmm17, %zmm17
.L38b42:
	testq	%r15, %r15
	jne	.L38b44
	vaddps	%zmm17, %zmm10, %zmm10
	jmp	.L38b44
	.p2align	4
.L38b45:
	movl	%ebp, %r14d
	vpcmpnleud	.L38c10(%rip){1to16}, %zmm11, %k0
	vcvtudq2ps	%zmm13, %zmm0
	vaddps	.L38c11(%rip){1to16}, %zmm0, %zmm0
	vmovups	%zmm0, 4352(%rsp)
	movq	5520(%rsp), %rbx
	movq	256(%rsp), %r15
	movq	32(%rsp), %rbp
	leaq	256(%r13), %r9
	jmp	.L38b46
.L38b8:
	movl	%edi, %r14d
	kxorw	%k0, %k0, %k0
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm17, %xmm17, %xmm17
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm23, %xmm23, %xmm23
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 4352(%rsp)
	vmovaps	%zmm30, %zmm25
	vmovaps	%zmm30, %zmm24
.L38b46:
	vcvtusi2ss	%r10d, %xmm29, %xmm0
	vbroadcastss	%xmm0, %zmm4
	vmaxps	%zmm30, %zmm4, %zmm0
	vdivps	%zmm0, %zmm30, %zmm0
	vmulps	%zmm10, %zmm0, %zmm3
	vmulps	%zmm17, %zmm0, %zmm5
	vmulps	%zmm8, %zmm0, %zmm7
	vmulps	%zmm6, %zmm0, %zmm0
	vminps	%zmm3, %zmm5, %zmm6
	vcmpunordps	%zmm3, %zmm3, %k1
	vmovaps	%zmm5, %zmm6 {%k1}
	vmaxps	%zmm3, %zmm5, %zmm3
	vmovaps	%zmm5, %zmm3 {%k1}
	vminps	%zmm7, %zmm0, %zmm5
	vcmpunordps	%zmm7, %zmm7, %k1
	vmovaps	%zmm0, %zmm5 {%k1}
	vmaxps	%zmm7, %zmm0, %zmm7
	vmovaps	%zmm0, %zmm7 {%k1}
	vminps	%zmm6, %zmm5, %zmm0
	vcmpunordps	%zmm6, %zmm6, %k1
	vmovaps	%zmm5, %zmm0 {%k1}
	vmaxps	%zmm6, %zmm5, %zmm6
	vmovaps	%zmm5, %zmm6 {%k1}
	vminps	%zmm3, %zmm7, %zmm5
	vcmpunordps	%zmm3, %zmm3, %k1
	vmovaps	%zmm7, %zmm5 {%k1}
	vminps	%zmm6, %zmm5, %zmm3
	vcmpunordps	%zmm6, %zmm6, %k1
	vmovaps	%zmm5, %zmm3 {%k1}
	vaddps	%zmm3, %zmm0, %zmm0
	vmulps	%zmm22, %zmm0, %zmm3
	testq	%r10, %r10
	je	.L38b47
	vmaxps	%zmm2, %zmm3, %zmm0
	vsqrtps	%zmm0, %zmm0
	vaddps	%zmm0, %zmm3, %zmm6
	movl	%r10d, %eax
	andl	$-2, %eax
	movq	%r10, %rdx
	shlq	$6, %rdx
	vxorps	%xmm5, %xmm5, %xmm5
	movq	80(%rsp), %rsi
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm0, %xmm0, %xmm0
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm2, %xmm2, %xmm2
	xorl	%edi, %edi
	jmp	.L38b49
	.p2align	4
.L38b50:
	xorl	%ecx, %ecx
.L38b54:
	vmovaps	%zmm8, %zmm10
	vmovaps	%zmm7, %zmm8
	movq	%rdi, %r8
	imulq	%r10, %r8
	shlq	$6, %r8
	addq	%rbp, %r8
	vcvtsi2ss	%rcx, %xmm30, %xmm11
	shlq	$6, %rcx
	vmovaps	(%r8,%rcx), %zmm7
	vsubps	%zmm6, %zmm7, %zmm7
	vmaxps	%zmm15, %zmm7, %zmm7
	vmulps	%zmm7, %zmm7, %zmm12
	vbroadcastss	%xmm11, %zmm7
	vaddps	%zmm12, %zmm9, %zmm9
	vfmadd213ps	%zmm8, %zmm12, %zmm7
	vmulss	%xmm11, %xmm11, %xmm8
	vbroadcastss	%xmm8, %zmm8
	vfmadd213ps	%zmm10, %zmm12, %zmm8
.L38b55:
	vcvtsi2ss	%rdi, %xmm15, %xmm10
	vbroadcastss	%xmm10, %zmm11
	vaddps	%zmm9, %zmm5, %zmm5
	vfmadd231ps	%zmm11, %zmm9, %zmm0
	vmulss	%xmm10, %xmm10, %xmm10
	vbroadcastss	%xmm10, %zmm10
	vfmadd231ps	%zmm10, %zmm9, %zmm2
	incq	%rdi
	addq	%rdx, %rsi
	cmpq	%r10, %rdi
	je	.L38b56
.L38b49:
	vxorps	%xmm9, %xmm9, %xmm9
	cmpq	$1, %r10
	je	.L38b50
	movq	%rsi, %r8
	xorl	%ecx, %ecx
	.p2align	4
.L38b52:
	vmovaps	-64(%r8), %zmm10
	vmovaps	(%r8), %zmm11
	vsubps	%zmm6, %zmm10, %zmm10
	vcvtsi2ss	%rcx, %xmm30, %xmm12
	vmaxps	%zmm15, %zmm10, %zmm10
	vmulps	%zmm10, %zmm10, %zmm10
	vbroadcastss	%xmm12, %zmm13
	vaddps	%zmm10, %zmm9, %zmm9
	vfmadd213ps	%zmm7, %zmm10, %zmm13
	vmulss	%xmm12, %xmm12, %xmm7
	vbroadcastss	%xmm7, %zmm12
	vfmadd213ps	%zmm8, %zmm10, %zmm12
	vsubps	%zmm6, %zmm11, %zmm7
	vmaxps	%zmm15, %zmm7, %zmm7
	vmulps	%zmm7, %zmm7, %zmm10
	leaq	1(%rcx), %r9
	vcvtsi2ss	%r9, %xmm15, %xmm8
	vbroadcastss	%xmm8, %zmm7
	vaddps	%zmm10, %zmm9, %zmm9
	vfmadd213ps	%zmm13, %zmm10, %zmm7
	vmulss	%xmm8, %xmm8, %xmm8
	vbroadcastss	%xmm8, %zmm8
	vfmadd213ps	%zmm12, %zmm10, %zmm8
	addq	$2, %rcx
	subq	$-128, %r8
	cmpq	%rax, %rcx
	jne	.L38b52
	testb	$1, %r10b
	leaq	256(%r13), %r9
	jne	.L38b54
	jmp	.L38b55
.L38b47:
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm0, %xmm0, %xmm0
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm5, %xmm5, %xmm5
.L38b56:
	vmovdqu64	%zmm25, 4736(%rsp)
	vmovdqu64	%zmm24, 4800(%rsp)
	vmovups	%zmm23, 4864(%rsp)
	vcvtusi2ssq	1472(%rsp), %xmm29, %xmm6
	vbroadcastss	%xmm6, %zmm29
	vmaxps	.L38c13(%rip){1to16}, %zmm5, %zmm6
	vdivps	%zmm6, %zmm30, %zmm10
	vcmpgtps	.L38c14(%rip){1to16}, %zmm5, %k1
	vaddps	%zmm26, %zmm4, %zmm4
	vmulps	%zmm22, %zmm4, %zmm4
	vmovaps	%zmm4, %zmm6
	vdivps	.L38c16(%rip){1to16}, %zmm29, %zmm11
	vmulps	%zmm10, %zmm7, %zmm6 {%k1}
	vmulps	%zmm10, %zmm0, %zmm4 {%k1}
	vmulps	%zmm10, %zmm8, %zmm0
	vfnmadd231ps	%zmm6, %zmm6, %zmm0
	vaddps	%zmm0, %zmm0, %zmm0
	vminps	%zmm0, %zmm11, %zmm7
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovaps	%zmm11, %zmm7 {%k1}
	vbroadcastss	.L38c17(%rip), %zmm8
	vmaxps	%zmm8, %zmm7, %zmm0
	vsqrtps	%zmm0, %zmm9
	vmulps	%zmm10, %zmm2, %zmm0
	vfnmadd231ps	%zmm4, %zmm4, %zmm0
	vaddps	%zmm0, %zmm0, %zmm0
	vminps	%zmm0, %zmm11, %zmm2
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovaps	%zmm11, %zmm2 {%k1}
	vmaxps	%zmm8, %zmm2, %zmm0
	vsqrtps	%zmm0, %zmm10
	vmovss	60(%r11), %xmm7
	vmovss	84(%r11), %xmm8
	vsubss	%xmm7, %xmm8, %xmm0
	vbroadcastss	44(%r11), %zmm11
	vmulss	.L38c18(%rip), %xmm0, %xmm12
	vmovss	.L38c0(%rip), %xmm2
	vdivss	48(%r11), %xmm2, %xmm2
	vbroadcastss	%xmm2, %zmm13
	vbroadcastss	20(%r11), %zmm14
	vbroadcastss	28(%r11), %zmm15
	vbroadcastss	36(%r11), %zmm16
	vbroadcastss	24(%r11), %zmm17
	vbroadcastss	32(%r11), %zmm18
	vbroadcastss	40(%r11), %zmm19
	xorl	%eax, %eax
	vxorps	%xmm2, %xmm2, %xmm2
	vbroadcastss	.L38c19(%rip), %zmm20
	vmovss	.L38c12(%rip), %xmm26
	.p2align	4
.L38b57:
	vcvtsi2ss	%eax, %xmm31, %xmm21
	vaddss	%xmm26, %xmm21, %xmm21
	vfmadd213ss	%xmm7, %xmm12, %xmm21
	vbroadcastss	%xmm21, %zmm21
	vsubps	%zmm11, %zmm21, %zmm22
	vmulps	%zmm13, %zmm22, %zmm22
	vmulps	%zmm22, %zmm22, %zmm23
	vmovaps	%zmm16, %zmm24
	vfmadd213ps	%zmm15, %zmm22, %zmm24
	vfmadd213ps	%zmm30, %zmm22, %zmm24
	vfmadd213ps	%zmm30, %zmm23, %zmm24
	vmaxps	%zmm27, %zmm24, %zmm22
	vsqrtps	%zmm22, %zmm22
	vdivps	%zmm22, %zmm30, %zmm22
	vaddps	%zmm11, %zmm21, %zmm23
	vmulps	%zmm13, %zmm23, %zmm23
	vmovaps	%zmm19, %zmm25
	vfmadd213ps	%zmm18, %zmm23, %zmm25
	vfmadd213ps	%zmm30, %zmm23, %zmm25
	vmulps	%zmm23, %zmm23, %zmm23
	vmulps	%zmm22, %zmm24, %zmm22
	vfmadd213ps	%zmm30, %zmm23, %zmm25
	vmaxps	%zmm27, %zmm25, %zmm23
	vsqrtps	%zmm23, %zmm23
	vmulps	%zmm22, %zmm14, %zmm22
	vdivps	%zmm23, %zmm30, %zmm23
	vmulps	%zmm23, %zmm25, %zmm23
	vmulps	%zmm23, %zmm17, %zmm23
	vsubps	%zmm9, %zmm22, %zmm24
	vsubps	%zmm10, %zmm23, %zmm25
	vmulps	%zmm24, %zmm24, %zmm24
	vmulps	%zmm22, %zmm9, %zmm22
	vdivps	%zmm22, %zmm30, %zmm22
	vmulps	%zmm25, %zmm25, %zmm25
	vmulps	%zmm23, %zmm10, %zmm23
	vdivps	%zmm23, %zmm30, %zmm23
	vmulps	%zmm23, %zmm25, %zmm23
	vfmadd231ps	%zmm22, %zmm24, %zmm23
	vcmpltps	%zmm20, %zmm23, %k1
	vmovaps	%zmm21, %zmm2 {%k1}
	vminps	%zmm20, %zmm23, %zmm20
	incl	%eax
	cmpl	$24, %eax
	jne	.L38b57
	vmulps	.L38c21(%rip){1to16}, %zmm9, %zmm9
	vmulps	%zmm9, %zmm10, %zmm9
	vmulps	%zmm9, %zmm5, %zmm5
	vfnmadd231ps	%zmm29, %zmm3, %zmm1
	vsqrtps	%zmm5, %zmm5
	vmaxps	%zmm1, %zmm5, %zmm9
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovaps	%zmm5, %zmm9 {%k1}
	vmaxps	%zmm30, %zmm9, %zmm1
	vbroadcastss	52(%r11), %zmm15
	vbroadcastss	76(%r11), %zmm16
	vbroadcastss	56(%r11), %zmm13
	vbroadcastss	80(%r11), %zmm14
	vbroadcastss	%xmm7, %zmm11
	vbroadcastss	%xmm8, %zmm12
	vbroadcastss	64(%r11), %zmm9
	vbroadcastss	88(%r11), %zmm10
	vbroadcastss	68(%r11), %zmm7
	vbroadcastss	92(%r11), %zmm8
	vminps	%zmm6, %zmm16, %zmm5
	vcmpunordps	%zmm6, %zmm6, %k1
	vmovups	%zmm16, 3264(%rsp)
	vmovaps	%zmm16, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm15, %zmm6
	vcmpunordps	%zmm5, %zmm5, %k1
	vmovups	%zmm15, 3328(%rsp)
	vmovaps	%zmm15, %zmm6 {%k1}
	vmovups	%zmm6, 1536(%rsp)
	vminps	%zmm4, %zmm14, %zmm5
	vcmpunordps	%zmm4, %zmm4, %k1
	vmovups	%zmm14, 3392(%rsp)
	vmovaps	%zmm14, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm13, %zmm4
	vcmpunordps	%zmm5, %zmm5, %k1
	vmovups	%zmm13, 3456(%rsp)
	vmovaps	%zmm13, %zmm4 {%k1}
	vmovups	%zmm4, 1152(%rsp)
	vminps	%zmm2, %zmm12, %zmm4
	vcmpunordps	%zmm2, %zmm2, %k1
	vmovups	%zmm12, 3520(%rsp)
	vmovaps	%zmm12, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm11, %zmm2
	vcmpunordps	%zmm4, %zmm4, %k1
	vmovups	%zmm11, 3584(%rsp)
	vmovaps	%zmm11, %zmm2 {%k1}
	vmovups	%zmm2, 896(%rsp)
	vmovups	%zmm10, 2304(%rsp)
	vminps	%zmm1, %zmm10, %zmm1
	vmovups	%zmm9, 2368(%rsp)
	vmaxps	%zmm1, %zmm9, %zmm1
	vmovups	%zmm1, 448(%rsp)
	vminps	%zmm3, %zmm8, %zmm1
	vcmpunordps	%zmm3, %zmm3, %k1
	vmovups	%zmm8, 3648(%rsp)
	vmovaps	%zmm8, %zmm1 {%k1}
	vmaxps	%zmm1, %zmm7, %zmm4
	vbroadcastss	.L38c22(%rip), %zmm2
	vmovups	%zmm29, 4672(%rsp)
	vcmpltps	%zmm2, %zmm29, %k1
	korw	%k0, %k1, %k1
	vcmpunordps	%zmm1, %zmm1, %k2
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%zmm1, 3072(%rsp)
	vblendmps	%zmm3, %zmm30, %zmm12 {%k1}
	vbroadcastss	.L38c23(%rip), %zmm3
	vblendmps	%zmm3, %zmm2, %zmm1 {%k1}
	vmovups	%zmm1, 2688(%rsp)
	vmovups	%zmm7, 2432(%rsp)
	vmovaps	%zmm7, %zmm4 {%k2}
	vmovups	%zmm4, 960(%rsp)
	vcvtusi2ssl	1024(%rsp), %xmm0, %xmm1
	vbroadcastss	%xmm1, %zmm1
	vmovups	%zmm1, 4480(%rsp)
	vmulss	.L38c17(%rip), %xmm0, %xmm0
	vbroadcastss	%xmm0, %zmm0
	vmovups	%zmm0, 4928(%rsp)
	leaq	(%r10,%r10,4), %rdx
	shlq	$6, %rdx
	addq	%r9, %rdx
	movq	%r10, %r12
	shlq	$6, %r12
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 2944(%rsp)
	vmovups	%zmm0, 3008(%rsp)
	vmovups	%zmm0, 2048(%rsp)
	vmovups	%zmm0, 2112(%rsp)
	vxorps	%xmm11, %xmm11, %xmm11
	vmovups	%zmm0, 2176(%rsp)
	vmovups	%zmm30, 3200(%rsp)
	vbroadcastss	.L38c25(%rip), %zmm0
	vmovups	%zmm0, 4416(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%zmm1, 1088(%rsp)
	vmovups	%zmm0, 2624(%rsp)
	vmovups	%zmm3, 3136(%rsp)
	vbroadcastss	.L38c24(%rip), %zmm0
	vmovups	%zmm0, 3968(%rsp)
	vbroadcastss	.L38c19(%rip), %zmm0
	vmovups	%zmm0, 3712(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 2752(%rsp)
	vpbroadcastd	.L38c26(%rip), %zmm20
	vpbroadcastd	.L38c27(%rip), %zmm21
	vpbroadcastd	.L38c29(%rip), %zmm22
	vxorps	%xmm28, %xmm28, %xmm28
	vbroadcastss	.L38c31(%rip), %zmm13
	jmp	.L38b59
	.p2align	4
.L38b103:
	vmulps	%zmm26, %zmm11, %zmm26
	vfmadd213ps	%zmm23, %zmm26, %zmm25
	vmulps	%zmm25, %zmm18, %zmm23
	vfmadd213ps	%zmm21, %zmm23, %zmm20
	vfmadd213ps	%zmm20, %zmm26, %zmm22
	vmulps	1792(%rsp), %zmm22, %zmm20
	vfmadd213ps	%zmm19, %zmm20, %zmm17
	vfmadd213ps	%zmm17, %zmm23, %zmm1
	vfmadd213ps	%zmm1, %zmm26, %zmm16
	vmulps	%zmm16, %zmm5, %zmm1
	vmovups	1216(%rsp), %zmm3
	vfmadd213ps	%zmm0, %zmm1, %zmm3
	vmovups	320(%rsp), %zmm17
	vmulps	%zmm1, %zmm17, %zmm27
	vmovups	1152(%rsp), %zmm28
	vaddps	%zmm27, %zmm28, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovups	3392(%rsp), %zmm5
	vminps	%zmm0, %zmm5, %zmm1
	vmovaps	%zmm5, %zmm1 {%k1}
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	3456(%rsp), %zmm5
	vmaxps	%zmm1, %zmm5, %zmm1
	vmovaps	%zmm5, %zmm1 {%k1}
	vcmpeqps	%zmm28, %zmm1, %k1
	vcmpneqps	%zmm1, %zmm0, %k3 {%k1}
	vmovups	1280(%rsp), %zmm0
	vfmadd213ps	%zmm3, %zmm20, %zmm0
	vfmadd213ps	%zmm0, %zmm23, %zmm10
	vfmadd213ps	%zmm10, %zmm26, %zmm7
	vmovups	2240(%rsp), %zmm10
	vmulps	%zmm7, %zmm10, %zmm18
	vmovups	1536(%rsp), %zmm25
	vaddps	%zmm18, %zmm25, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovups	3264(%rsp), %zmm5
	vminps	%zmm0, %zmm5, %zmm1
	vmovaps	%zmm5, %zmm1 {%k1}
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	3328(%rsp), %zmm5
	vmaxps	%zmm1, %zmm5, %zmm1
	vmovaps	%zmm5, %zmm1 {%k1}
	vcmpeqps	%zmm25, %zmm1, %k1
	vcmpneqps	%zmm1, %zmm0, %k4 {%k1}
	vmovups	384(%rsp), %zmm1
	vmulps	%zmm20, %zmm1, %zmm11
	vmovups	896(%rsp), %zmm5
	vaddps	%zmm11, %zmm5, %zmm0
	vmovups	%zmm5, 896(%rsp)
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovups	3520(%rsp), %zmm6
	vminps	%zmm0, %zmm6, %zmm3
	vmovaps	%zmm6, %zmm3 {%k1}
	vcmpunordps	%zmm3, %zmm3, %k1
	vmovups	3584(%rsp), %zmm6
	vmaxps	%zmm3, %zmm6, %zmm3
	vmovaps	%zmm6, %zmm3 {%k1}
	vcmpeqps	%zmm5, %zmm3, %k1
	vcmpneqps	%zmm3, %zmm0, %k5 {%k1}
	vmulps	%zmm23, %zmm24, %zmm0
	vmovups	%zmm0, 1280(%rsp)
	vaddps	%zmm0, %zmm31, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovups	2304(%rsp), %zmm5
	vminps	%zmm0, %zmm5, %zmm3
	vmovaps	%zmm5, %zmm3 {%k1}
	vcmpunordps	%zmm3, %zmm3, %k1
	vmovups	2368(%rsp), %zmm7
	vmaxps	%zmm3, %zmm7, %zmm3
	vmovaps	%zmm7, %zmm3 {%k1}
	vcmpeqps	%zmm31, %zmm3, %k1
	vcmpneqps	%zmm3, %zmm0, %k6 {%k1}
	vmulps	%zmm26, %zmm12, %zmm0
	vmovups	%zmm0, 1856(%rsp)
	vmovaps	%zmm13, %zmm26
	vaddps	%zmm0, %zmm13, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovups	3648(%rsp), %zmm5
	vminps	%zmm0, %zmm5, %zmm6
	vmovaps	%zmm5, %zmm6 {%k1}
	vcmpunordps	%zmm6, %zmm6, %k1
	vmovups	2432(%rsp), %zmm5
	vmaxps	%zmm6, %zmm5, %zmm6
	vmovaps	%zmm5, %zmm6 {%k1}
	vcmpeqps	%zmm13, %zmm6, %k1
	vcmpneqps	%zmm6, %zmm0, %k7 {%k1}
	vmovups	5056(%rsp), %zmm0
	vminps	%zmm30, %zmm0, %zmm0
	vminps	%zmm0, %zmm9, %zmm0
	vminps	%zmm0, %zmm4, %zmm0
	vminps	%zmm0, %zmm8, %zmm0
	vmulps	2880(%rsp), %zmm10, %zmm4
	vmulps	%zmm4, %zmm10, %zmm4
	vmovups	704(%rsp), %zmm9
	vsubps	%zmm9, %zmm30, %zmm7
	vfmadd231ps	%zmm4, %zmm9, %zmm7
	vminps	%zmm0, %zmm7, %zmm0
	vmulps	1344(%rsp), %zmm17, %zmm4
	vmulps	%zmm4, %zmm17, %zmm4
	vmovups	768(%rsp), %zmm29
	vsubps	%zmm29, %zmm30, %zmm7
	vfmadd231ps	%zmm4, %zmm29, %zmm7
	vcmpunordps	%zmm0, %zmm0, %k1
	vminps	%zmm0, %zmm7, %zmm0
	vmovaps	%zmm7, %zmm0 {%k1}
	vmulps	2816(%rsp), %zmm1, %zmm4
	vmulps	%zmm4, %zmm1, %zmm4
	vmovups	512(%rsp), %zmm1
	vsubps	%zmm1, %zmm30, %zmm7
	vfmadd231ps	%zmm4, %zmm1, %zmm7
	vcmpunordps	%zmm0, %zmm0, %k1
	vminps	%zmm0, %zmm7, %zmm0
	vmovaps	%zmm7, %zmm0 {%k1}
	vmulps	160(%rsp), %zmm24, %zmm4
	vmulps	%zmm4, %zmm24, %zmm4
	vmovups	1728(%rsp), %zmm1
	vsubps	%zmm1, %zmm30, %zmm7
	vfmadd231ps	%zmm4, %zmm1, %zmm7
	vcmpunordps	%zmm0, %zmm0, %k1
	vminps	%zmm0, %zmm7, %zmm0
	vmovaps	%zmm7, %zmm0 {%k1}
	vmulps	4288(%rsp), %zmm12, %zmm4
	vmulps	%zmm4, %zmm12, %zmm4
	vmovups	1664(%rsp), %zmm1
	vsubps	%zmm1, %zmm30, %zmm7
	vfmadd231ps	%zmm4, %zmm1, %zmm7
	vcmpunordps	%zmm0, %zmm0, %k1
	vminps	%zmm0, %zmm7, %zmm0
	vmovaps	%zmm7, %zmm0 {%k1}
	vdivps	%zmm31, %zmm30, %zmm4
	vmulps	%zmm4, %zmm24, %zmm3
	vmovups	%zmm3, 160(%rsp)
	vcmpltps	.L38c79(%rip){1to16}, %zmm0, %k2
	vsqrtps	%zmm2, %zmm12
	vmovups	1088(%rsp), %zmm1
	vxorps	%xmm16, %xmm16, %xmm16
	vcmpnltps	%zmm1, %zmm16, %k0
	vmovups	%zmm1, 1088(%rsp)
	vmulps	.L38c83(%rip){1to16}, %zmm12, %zmm0
	vmulps	%zmm0, %zmm12, %zmm0
	vmulps	%zmm0, %zmm3, %zmm0
	korw	%k0, %k2, %k1
	kmovw	%k1, 384(%rsp)
	vbroadcastss	16(%r11), %zmm2
	vbroadcastss	.L38c25(%rip), %zmm19
	vmovaps	%zmm19, %zmm0 {%k1}
	vcmpleps	%zmm2, %zmm0, %k1
	vmulss	%xmm2, %xmm2, %xmm0
	vbroadcastss	%xmm0, %zmm0
	vcmpleps	%zmm0, %zmm15, %k0 {%k1}
	vpmovm2d	%k4, %zmm0
	vpsrld	$31, %zmm0, %zmm0
	vpbroadcastd	.L38c28(%rip), %zmm2 {%k6} {z}
	vpbroadcastd	.L38c29(%rip), %zmm22
	vpord	%zmm22, %zmm2, %zmm2 {%k7}
	vpbroadcastd	.L38c27(%rip), %zmm21
	vpord	%zmm21, %zmm2, %zmm2 {%k5}
	vpbroadcastd	.L38c26(%rip), %zmm20
	vpord	%zmm20, %zmm2, %zmm2 {%k3}
	vpord	%zmm0, %zmm2, %zmm0
	vmovdqu64	%zmm0, 320(%rsp)
	vmovups	3072(%rsp), %zmm21
	vmovaps	%zmm21, %zmm0
	vfmadd132ps	640(%rsp), %zmm16, %zmm0
	vmovups	2944(%rsp), %zmm14
	vfmadd231ps	96(%rsp), %zmm14, %zmm0
	vmovups	3008(%rsp), %zmm24
	vfmadd231ps	832(%rsp), %zmm24, %zmm0
	vmovups	1920(%rsp), %zmm2
	vfmadd231ps	2048(%rsp), %zmm2, %zmm0
	vmovups	1024(%rsp), %zmm2
	vfmadd231ps	2112(%rsp), %zmm2, %zmm0
	vmovups	2176(%rsp), %zmm3
	vsubps	%zmm0, %zmm3, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k1
	vbroadcastss	.L38c17(%rip), %zmm17
	vmulps	%zmm17, %zmm3, %zmm2
	vmaxps	%zmm0, %zmm2, %zmm0
	vmovaps	%zmm2, %zmm0 {%k1}
	vcmpltps	%zmm1, %zmm16, %k3
	vmaxps	.L38c13(%rip){1to16}, %zmm0, %zmm0
	vdivps	%zmm0, %zmm30, %zmm0
	vmulps	%zmm0, %zmm3, %zmm0
	vmovups	3200(%rsp), %zmm22
	vmulps	%zmm0, %zmm22, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovups	3968(%rsp), %zmm1
	vminps	%zmm0, %zmm1, %zmm0
	vmovaps	%zmm1, %zmm0 {%k1}
	vmaxps	.L38c82(%rip){1to16}, %zmm0, %zmm7
	vcmpnltps	%zmm3, %zmm16, %k1
	korw	%k1, %k3, %k1
	vmovaps	%zmm30, %zmm7 {%k1}
	vbroadcastss	.L38c9(%rip), %zmm3
	vandps	%zmm3, %zmm18, %zmm0
	vbroadcastss	.L38c84(%rip), %zmm23
	vaddps	%zmm23, %zmm0, %zmm0
	vdivps	%zmm0, %zmm30, %zmm2
	vcmpunordps	%zmm7, %zmm7, %k1
	vmovups	4608(%rsp), %zmm15
	vmulps	%zmm2, %zmm15, %zmm0
	vminps	%zmm7, %zmm0, %zmm4
	vmovaps	%zmm0, %zmm4 {%k1}
	vandps	%zmm3, %zmm27, %zmm0
	vaddps	%zmm23, %zmm0, %zmm0
	vdivps	%zmm0, %zmm30, %zmm8
	vcmpunordps	%zmm4, %zmm4, %k1
	vmovups	4032(%rsp), %zmm1
	vmulps	%zmm8, %zmm1, %zmm0
	vminps	%zmm4, %zmm0, %zmm4
	vmovaps	%zmm0, %zmm4 {%k1}
	vmovaps	%zmm11, %zmm17
	vmovups	%zmm11, 1216(%rsp)
	vandps	%zmm3, %zmm11, %zmm0
	vaddps	%zmm23, %zmm0, %zmm0
	vdivps	%zmm0, %zmm30, %zmm10
	vandps	4160(%rsp), %zmm3, %zmm0
	vaddps	%zmm23, %zmm0, %zmm0
	vdivps	%zmm0, %zmm30, %zmm0
	vandps	4096(%rsp), %zmm3, %zmm11
	vaddps	%zmm23, %zmm11, %zmm11
	vdivps	%zmm11, %zmm30, %zmm11
	vmulps	.L38c12(%rip){1to16}, %zmm10, %zmm13
	vmulps	%zmm13, %zmm15, %zmm15
	vmulps	%zmm15, %zmm0, %zmm0
	vmulps	%zmm13, %zmm1, %zmm13
	vmulps	%zmm13, %zmm11, %zmm11
	vcmpunordps	%zmm0, %zmm0, %k1
	vminps	%zmm0, %zmm11, %zmm0
	vmovaps	%zmm11, %zmm0 {%k1}
	vcmpunordps	%zmm0, %zmm0, %k1
	vmulps	4928(%rsp), %zmm10, %zmm11
	vminps	%zmm0, %zmm11, %zmm13
	vmovaps	%zmm11, %zmm13 {%k1}
	vcmpunordps	%zmm4, %zmm4, %k1
	vminps	%zmm4, %zmm13, %zmm0
	vmovaps	%zmm13, %zmm0 {%k1}
	vcmpltps	%zmm16, %zmm18, %k1
	vmovups	3264(%rsp), %zmm5
	vsubps	%zmm25, %zmm5, %zmm4
	vmovups	3328(%rsp), %zmm6
	vsubps	%zmm6, %zmm25, %zmm4 {%k1}
	vmulps	%zmm2, %zmm4, %zmm2
	vcmpltps	%zmm9, %zmm16, %k1
	vbroadcastss	.L38c85(%rip), %zmm11
	vmulps	%zmm11, %zmm2, %zmm2
	vmovaps	%zmm19, %zmm4
	vminps	%zmm19, %zmm2, %zmm4 {%k1}
	vcmpltps	%zmm16, %zmm27, %k1
	vmovups	3392(%rsp), %zmm9
	vsubps	%zmm28, %zmm9, %zmm2
	vmovups	3456(%rsp), %zmm13
	vsubps	%zmm13, %zmm28, %zmm2 {%k1}
	vmulps	%zmm8, %zmm2, %zmm2
	vcmpltps	%zmm29, %zmm16, %k1
	vmovaps	%zmm19, %zmm8
	vmulps	%zmm11, %zmm2, %zmm8 {%k1}
	vcmpunordps	%zmm4, %zmm4, %k1
	vminps	%zmm4, %zmm8, %zmm2
	vmovaps	%zmm8, %zmm2 {%k1}
	vcmpltps	%zmm16, %zmm17, %k1
	vmovups	3520(%rsp), %zmm17
	vmovups	896(%rsp), %zmm29
	vsubps	%zmm29, %zmm17, %zmm4
	vmovups	3584(%rsp), %zmm20
	vsubps	%zmm20, %zmm29, %zmm4 {%k1}
	vmulps	%zmm10, %zmm4, %zmm4
	vcmpltps	512(%rsp), %zmm16, %k1
	vmovaps	%zmm19, %zmm8
	vmulps	%zmm11, %zmm4, %zmm8 {%k1}
	vmovups	1280(%rsp), %zmm1
	vandps	%zmm3, %zmm1, %zmm4
	vaddps	%zmm23, %zmm4, %zmm4
	vdivps	%zmm4, %zmm30, %zmm4
	vcmpunordps	%zmm2, %zmm2, %k1
	vminps	%zmm2, %zmm8, %zmm2
	vmovaps	%zmm8, %zmm2 {%k1}
	vcmpltps	%zmm16, %zmm1, %k1
	vmovups	2304(%rsp), %zmm1
	vsubps	%zmm31, %zmm1, %zmm8
	vsubps	2368(%rsp), %zmm31, %zmm8 {%k1}
	vmulps	%zmm4, %zmm8, %zmm4
	vcmpltps	1728(%rsp), %zmm16, %k1
	vmovaps	%zmm19, %zmm8
	vmulps	%zmm11, %zmm4, %zmm8 {%k1}
	vcmpunordps	%zmm2, %zmm2, %k1
	vminps	%zmm2, %zmm8, %zmm2
	vmovaps	%zmm8, %zmm2 {%k1}
	vmovups	1856(%rsp), %zmm1
	vcmpltps	%zmm16, %zmm1, %k1
	vandps	%zmm3, %zmm1, %zmm4
	vaddps	%zmm23, %zmm4, %zmm4
	vdivps	%zmm4, %zmm30, %zmm4
	vmovups	3648(%rsp), %zmm23
	vsubps	%zmm26, %zmm23, %zmm8
	vsubps	2432(%rsp), %zmm26, %zmm8 {%k1}
	vmulps	%zmm4, %zmm8, %zmm4
	vcmpltps	1664(%rsp), %zmm16, %k1
	vmovaps	%zmm19, %zmm8
	vmulps	%zmm11, %zmm4, %zmm8 {%k1}
	vcmpunordps	%zmm2, %zmm2, %k1
	vminps	%zmm2, %zmm8, %zmm2
	vmovaps	%zmm8, %zmm2 {%k1}
	vcmpgtps	3712(%rsp), %zmm19, %k1
	vcmpltps	%zmm0, %zmm2, %k4 {%k1}
	vmovaps	%zmm2, %zmm0 {%k4}
	vmovups	4544(%rsp), %zmm1
	vmovups	448(%rsp), %zmm19
	vsubps	%zmm19, %zmm1, %zmm15
	kandw	%k2, %k3, %k6
	vmovdqu64	320(%rsp), %zmm2
	vptestmd	%zmm2, %zmm2, %k1
	vcmpnltps	%zmm15, %zmm16, %k5
	korw	%k5, %k6, %k5
	korw	%k1, %k5, %k5
	vfmadd213ps	%zmm25, %zmm0, %zmm18
	vcmpunordps	%zmm18, %zmm18, %k1
	vminps	%zmm18, %zmm5, %zmm4
	vmovaps	%zmm5, %zmm4 {%k1}
	vcmpunordps	%zmm4, %zmm4, %k1
	vmovaps	%zmm6, %zmm1
	vmaxps	%zmm4, %zmm6, %zmm6
	vmovaps	%zmm1, %zmm6 {%k1}
	vmovaps	%zmm25, %zmm6 {%k5}
	vsubps	%zmm25, %zmm6, %zmm4
	vblendmps	%zmm21, %zmm4, %zmm21 {%k5}
	vfmadd132ps	640(%rsp), %zmm16, %zmm4
	vfmadd213ps	%zmm28, %zmm0, %zmm27
	vcmpunordps	%zmm27, %zmm27, %k1
	vminps	%zmm27, %zmm9, %zmm5
	vmovaps	%zmm9, %zmm5 {%k1}
	vcmpunordps	%zmm5, %zmm5, %k1
	vmaxps	%zmm5, %zmm13, %zmm5
	vmovaps	%zmm13, %zmm5 {%k1}
	vmovaps	%zmm28, %zmm5 {%k5}
	vsubps	%zmm28, %zmm5, %zmm8
	vblendmps	%zmm14, %zmm8, %zmm14 {%k5}
	vfmadd231ps	96(%rsp), %zmm8, %zmm4
	vdivps	%zmm7, %zmm30, %zmm8
	vmovups	%zmm21, 3072(%rsp)
	vmulps	%zmm21, %zmm8, %zmm10
	vmovups	576(%rsp), %zmm11
	vmovups	1920(%rsp), %zmm18
	vfnmadd213ps	%zmm18, %zmm10, %zmm11
	vmovups	3840(%rsp), %zmm1
	vmovups	1024(%rsp), %zmm21
	vfnmadd213ps	%zmm21, %zmm10, %zmm1
	vmovups	%zmm14, 2944(%rsp)
	vmulps	%zmm14, %zmm8, %zmm10
	vmovups	3904(%rsp), %zmm13
	vfnmadd213ps	%zmm11, %zmm10, %zmm13
	vmovups	1984(%rsp), %zmm3
	vfnmadd213ps	%zmm1, %zmm10, %zmm3
	vcmpltps	%zmm15, %zmm16, %k7
	vmovdqu64	4992(%rsp), %zmm11
	vpord	%zmm2, %zmm11, %zmm11 {%k7}
	vmovups	3776(%rsp), %zmm9
	kmovw	384(%rsp), %k1
	vbroadcastss	.L38c25(%rip), %zmm1
	vmovaps	%zmm1, %zmm9 {%k1}
	vmovups	2624(%rsp), %zmm1
	vmovaps	%zmm9, %zmm1 {%k7}
	vmovups	%zmm1, 2624(%rsp)
	vmovups	4416(%rsp), %zmm1
	vcmpltps	%zmm12, %zmm1, %k1
	korw	%k1, %k2, %k1
	kandw	%k1, %k3, %k1
	vblendmps	%zmm1, %zmm12, %zmm1 {%k5}
	vmovups	%zmm1, 4416(%rsp)
	vmulps	160(%rsp), %zmm12, %zmm1
	vmulps	.L38c81(%rip){1to16}, %zmm1, %zmm1
	vcmpunordps	%zmm12, %zmm12, %k2
	vminps	%zmm12, %zmm1, %zmm9
	vmovaps	%zmm1, %zmm9 {%k2}
	vmovups	3136(%rsp), %zmm10
	vmovaps	%zmm10, %zmm1
	vmulps	.L38c17(%rip){1to16}, %zmm10, %zmm1 {%k1}
	vcmpnleps	%zmm1, %zmm9, %k1
	vblendmps	%zmm22, %zmm0, %zmm22 {%k5}
	vmovups	%zmm22, 3200(%rsp)
	vmovaps	%zmm1, %zmm10 {%k7}
	vmovups	%zmm10, 3136(%rsp)
	vcmpnleps	%zmm0, %zmm7, %k2
	vfmadd132ps	1216(%rsp), %zmm29, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k3
	vminps	%zmm0, %zmm17, %zmm0
	vmovaps	%zmm17, %zmm0 {%k3}
	vcmpunordps	%zmm0, %zmm0, %k3
	vmaxps	%zmm0, %zmm20, %zmm0
	vmovaps	%zmm20, %zmm0 {%k3}
	vmovaps	%zmm29, %zmm0 {%k5}
	vsubps	%zmm29, %zmm0, %zmm1
	vfmadd231ps	832(%rsp), %zmm1, %zmm4
	vblendmps	%zmm24, %zmm1, %zmm24 {%k5}
	vmovups	%zmm24, 3008(%rsp)
	vmulps	%zmm24, %zmm8, %zmm1
	vmovups	1408(%rsp), %zmm8
	vfnmadd213ps	%zmm13, %zmm1, %zmm8
	vmovups	1472(%rsp), %zmm10
	vfnmadd213ps	%zmm3, %zmm1, %zmm10
	vmovups	960(%rsp), %zmm12
	vmulps	%zmm8, %zmm12, %zmm1
	vmulps	1600(%rsp), %zmm12, %zmm3
	vmovups	5120(%rsp), %zmm13
	vmulps	%zmm3, %zmm13, %zmm8
	vmulps	%zmm1, %zmm8, %zmm9
	vfmsub231ps	%zmm10, %zmm13, %zmm9
	vfnmadd213ps	%zmm30, %zmm8, %zmm8
	vmaxps	.L38c73(%rip){1to16}, %zmm8, %zmm8
	vdivps	%zmm8, %zmm30, %zmm8
	vmulps	%zmm9, %zmm8, %zmm8
	vmulps	%zmm8, %zmm13, %zmm8
	vmulps	%zmm1, %zmm12, %zmm1
	vmulps	%zmm12, %zmm3, %zmm3
	vmulps	%zmm8, %zmm7, %zmm8
	vbroadcastss	.L38c86(%rip), %zmm10
	vmulps	%zmm10, %zmm26, %zmm9
	vcmpunordps	%zmm8, %zmm8, %k3
	vmaxps	%zmm8, %zmm9, %zmm8
	vmovaps	%zmm9, %zmm8 {%k3}
	vaddps	%zmm8, %zmm26, %zmm8
	vcmpunordps	%zmm8, %zmm8, %k3
	vminps	%zmm8, %zmm23, %zmm8
	vmovaps	%zmm23, %zmm8 {%k3}
	vcmpunordps	%zmm8, %zmm8, %k3
	vmovups	2432(%rsp), %zmm9
	vmaxps	%zmm8, %zmm9, %zmm8
	vmovaps	%zmm9, %zmm8 {%k3}
	vmovaps	%zmm26, %zmm8 {%k5}
	vsubps	%zmm26, %zmm8, %zmm9
	vfmadd231ps	%zmm21, %zmm9, %zmm4
	vmulps	%zmm1, %zmm7, %zmm1
	vfnmadd231ps	%zmm3, %zmm9, %zmm1
	korw	%k2, %k1, %k1
	korw	%k1, %k6, %k1
	knotw	%k1, %k1
	vmovups	2112(%rsp), %zmm3
	vblendmps	%zmm3, %zmm9, %zmm3 {%k5}
	vmovups	%zmm3, 2112(%rsp)
	vmovaps	%zmm30, %zmm3 {%k1} {z}
	vmovups	1088(%rsp), %zmm7
	vmovaps	%zmm3, %zmm7 {%k7}
	vmovups	%zmm7, 1088(%rsp)
	vmulps	%zmm10, %zmm31, %zmm3
	vcmpunordps	%zmm1, %zmm1, %k1
	vmaxps	%zmm1, %zmm3, %zmm1
	vmovaps	%zmm3, %zmm1 {%k1}
	vaddps	%zmm1, %zmm31, %zmm1
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	2304(%rsp), %zmm3
	vminps	%zmm1, %zmm3, %zmm1
	vmovaps	%zmm3, %zmm1 {%k1}
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	2368(%rsp), %zmm3
	vmaxps	%zmm1, %zmm3, %zmm1
	vmovaps	%zmm3, %zmm1 {%k1}
	vmovaps	%zmm31, %zmm1 {%k5}
	vsubps	%zmm31, %zmm1, %zmm3
	vfmadd231ps	%zmm3, %zmm18, %zmm4
	vmovups	2048(%rsp), %zmm7
	vblendmps	%zmm7, %zmm3, %zmm7 {%k5}
	vmovups	%zmm7, 2048(%rsp)
	vmovaps	%zmm16, %zmm4 {%k4}
	vmovups	2176(%rsp), %zmm3
	vmovaps	%zmm3, %zmm4 {%k5}
	knotw	%k0, %k1
	vmovaps	%zmm15, %zmm2 {%k1} {z}
	vmovups	4480(%rsp), %zmm3
	vcmpgtps	2752(%rsp), %zmm3, %k1
	vaddps	%zmm2, %zmm19, %zmm12 {%k1} {z}
	vmovdqa32	%zmm11, %zmm11 {%k5} {z}
	vmovups	%zmm6, 1536(%rsp)
	vmovups	%zmm5, 1152(%rsp)
	vmovups	%zmm0, 896(%rsp)
	vmovups	%zmm1, 448(%rsp)
	vpbroadcastd	.L38c26(%rip), %zmm20
	vpbroadcastd	.L38c27(%rip), %zmm21
	vbroadcastss	.L38c29(%rip), %zmm22
	vmovups	%zmm8, 960(%rsp)
	vmovups	%zmm4, 2176(%rsp)
	vbroadcastss	.L38c20(%rip), %zmm27
	vbroadcastss	.L38c31(%rip), %zmm13
	vxorps	%xmm28, %xmm28, %xmm28
.L38b59:
	vpslld	$31, %zmm11, %zmm0
	vpmovd2m	%zmm0, %k0
	kmovw	%k0, 14(%rsp)
	knotw	%k0, %k0
	kmovw	%k0, 12(%rsp)
	vpandd	%zmm20, %zmm11, %zmm0
	vmovdqu64	%zmm0, 5376(%rsp)
	vptestnmd	%zmm0, %zmm0, %k0
	kmovw	%k0, 10(%rsp)
	vpandd	%zmm21, %zmm11, %zmm0
	vmovdqu64	%zmm0, 5312(%rsp)
	vptestnmd	%zmm0, %zmm0, %k0
	kmovw	%k0, 8(%rsp)
	vpandd	.L38c28(%rip){1to16}, %zmm11, %zmm0
	vmovdqu64	%zmm0, 5248(%rsp)
	vptestnmd	%zmm0, %zmm0, %k0
	kmovw	%k0, 6(%rsp)
	vmovups	%zmm11, 4992(%rsp)
	vpandd	%zmm22, %zmm11, %zmm0
	vmovdqu64	%zmm0, 5184(%rsp)
	vptestnmd	%zmm0, %zmm0, %k0
	kmovw	%k0, 4(%rsp)
	.p2align	4
.L38b60:
	vmovups	%zmm12, 4544(%rsp)
	vaddss	%xmm28, %xmm12, %xmm0
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
	vextractf32x4	$3, %zmm12, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovshdup	%xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufpd	$1, %xmm1, %xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufps	$255, %xmm1, %xmm1, %xmm1
	vaddss	%xmm1, %xmm0, %xmm29
	vbroadcastss	44(%r11), %zmm1
	vmovss	.L38c0(%rip), %xmm0
	vdivss	48(%r11), %xmm0, %xmm0
	vbroadcastss	%xmm0, %zmm0
	vmovups	896(%rsp), %zmm14
	vsubps	%zmm1, %zmm14, %zmm2
	vbroadcastss	28(%r11), %zmm3
	vbroadcastss	36(%r11), %zmm4
	vmulps	%zmm0, %zmm2, %zmm2
	vmovaps	%xmm4, %xmm5
	vmulps	%zmm2, %zmm2, %zmm6
	vfmadd213ps	%zmm3, %zmm2, %zmm4
	vfmadd213ps	%zmm30, %zmm2, %zmm4
	vfmadd213ps	%zmm30, %zmm6, %zmm4
	vmaxps	%zmm27, %zmm4, %zmm6
	vsqrtps	%zmm6, %zmm6
	vdivps	%zmm6, %zmm30, %zmm6
	vbroadcastss	20(%r11), %zmm7
	vmovss	.L38c23(%rip), %xmm10
	vmulss	%xmm5, %xmm10, %xmm8
	vbroadcastss	%xmm8, %zmm8
	vmovss	.L38c30(%rip), %xmm11
	vmulss	%xmm3, %xmm11, %xmm9
	vbroadcastss	%xmm9, %zmm9
	vfmadd231ps	%zmm8, %zmm2, %zmm9
	vfmadd213ps	%zmm13, %zmm2, %zmm9
	vmulps	%zmm9, %zmm2, %zmm8
	vmovss	.L38c32(%rip), %xmm9
	vmulss	%xmm5, %xmm9, %xmm5
	vbroadcastss	%xmm5, %zmm5
	vmovss	.L38c33(%rip), %xmm12
	vmulss	%xmm3, %xmm12, %xmm3
	vbroadcastss	%xmm3, %zmm3
	vfmadd231ps	%zmm5, %zmm2, %zmm3
	vfmadd213ps	%zmm13, %zmm2, %zmm3
	vmovaps	%zmm13, %zmm17
	vbroadcastss	.L38c12(%rip), %zmm13
	vmulps	%zmm13, %zmm8, %zmm2
	vmulps	%zmm6, %zmm2, %zmm2
	vmulps	%zmm6, %zmm4, %zmm4
	vmulps	%zmm4, %zmm7, %zmm16
	vmulps	%zmm2, %zmm7, %zmm4
	vmulps	%zmm4, %zmm0, %zmm4
	vmovups	%zmm4, 4160(%rsp)
	vmulps	%zmm2, %zmm2, %zmm2
	vfmsub231ps	%zmm3, %zmm13, %zmm2
	vmulps	%zmm2, %zmm7, %zmm2
	vmulps	%zmm2, %zmm6, %zmm2
	vmulps	%zmm2, %zmm0, %zmm2
	vaddps	%zmm1, %zmm14, %zmm1
	vmulps	%zmm0, %zmm1, %zmm1
	vbroadcastss	24(%r11), %zmm3
	vbroadcastss	32(%r11), %zmm4
	vbroadcastss	40(%r11), %zmm5
	vmovaps	%xmm5, %xmm6
	vmulps	%zmm1, %zmm1, %zmm7
	vfmadd213ps	%zmm4, %zmm1, %zmm5
	vfmadd213ps	%zmm30, %zmm1, %zmm5
	vfmadd213ps	%zmm30, %zmm7, %zmm5
	vmaxps	%zmm27, %zmm5, %zmm7
	vsqrtps	%zmm7, %zmm7
	vmulps	%zmm2, %zmm0, %zmm20
	vdivps	%zmm7, %zmm30, %zmm2
	vmulss	%xmm6, %xmm10, %xmm7
	vbroadcastss	%xmm7, %zmm7
	vmulss	%xmm4, %xmm11, %xmm8
	vbroadcastss	%xmm8, %zmm8
	vfmadd231ps	%zmm7, %zmm1, %zmm8
	vfmadd213ps	%zmm17, %zmm1, %zmm8
	vmulps	%zmm8, %zmm1, %zmm7
	vmulss	%xmm6, %xmm9, %xmm6
	vbroadcastss	%xmm6, %zmm6
	vmulss	%xmm4, %xmm12, %xmm4
	vbroadcastss	%xmm4, %zmm4
	vfmadd231ps	%zmm6, %zmm1, %zmm4
	vfmadd213ps	%zmm17, %zmm1, %zmm4
	vmulps	%zmm13, %zmm7, %zmm1
	vmulps	%zmm2, %zmm1, %zmm1
	vmulps	%zmm2, %zmm5, %zmm5
	vmulps	%zmm5, %zmm3, %zmm5
	vmovups	%zmm5, 4032(%rsp)
	vmulps	%zmm1, %zmm3, %zmm5
	vmulps	%zmm5, %zmm0, %zmm5
	vmovups	%zmm5, 4096(%rsp)
	vmulps	%zmm1, %zmm1, %zmm1
	vfmsub231ps	%zmm4, %zmm13, %zmm1
	vmulps	%zmm1, %zmm3, %zmm1
	vmulps	%zmm1, %zmm2, %zmm1
	vmulps	%zmm1, %zmm0, %zmm1
	vmulps	%zmm1, %zmm0, %zmm8
	testq	%r10, %r10
	vmovups	%zmm16, 4608(%rsp)
	vmovss	%xmm29, 1792(%rsp)
	je	.L38b61
	vmovups	%zmm8, 2496(%rsp)
	vmovups	%zmm20, 2560(%rsp)
	vdivps	%zmm16, %zmm30, %zmm0
	vmulps	.L38c34(%rip){1to16}, %zmm0, %zmm1
	vbroadcastss	.L38c35(%rip), %zmm7
	vmovups	1536(%rsp), %zmm31
	vsubps	%zmm31, %zmm7, %zmm2
	vmulps	%zmm1, %zmm2, %zmm2
	vbroadcastss	.L38c36(%rip), %zmm16
	vxorps	%zmm16, %zmm2, %zmm4
	vmulps	%zmm4, %zmm2, %zmm3
	vbroadcastss	.L38c37(%rip), %zmm18
	vmaxps	%zmm18, %zmm3, %zmm3
	vbroadcastss	.L38c38(%rip), %zmm19
	vmulps	%zmm19, %zmm3, %zmm5
	vrndscaleps	$8, %zmm5, %zmm5
	vbroadcastss	.L38c39(%rip), %zmm20
	vfmadd231ps	%zmm20, %zmm5, %zmm3
	vbroadcastss	.L38c40(%rip), %zmm21
	vfmadd231ps	%zmm21, %zmm5, %zmm3
	vmulps	%zmm19, %zmm3, %zmm3
	vbroadcastss	.L38c41(%rip), %zmm6
	vbroadcastss	.L38c42(%rip), %zmm23
	vfmadd213ps	%zmm23, %zmm3, %zmm6
	vbroadcastss	.L38c43(%rip), %zmm25
	vfmadd213ps	%zmm25, %zmm3, %zmm6
	vbroadcastss	.L38c44(%rip), %zmm26
	vfmadd213ps	%zmm26, %zmm3, %zmm6
	vbroadcastss	.L38c45(%rip), %zmm27
	vfmadd213ps	%zmm27, %zmm3, %zmm6
	vfmadd213ps	%zmm30, %zmm3, %zmm6
	vbroadcastss	.L38c46(%rip), %zmm28
	vaddps	%zmm28, %zmm5, %zmm3
	vcvttps2udq	%zmm3, %zmm3
	vpslld	$23, %zmm3, %zmm3
	vmulps	%zmm3, %zmm6, %zmm3
	vbroadcastss	.L38c9(%rip), %zmm17
	vandps	%zmm17, %zmm2, %zmm5
	vbroadcastss	.L38c47(%rip), %zmm6
	vmovaps	%zmm6, %zmm24
	vfmadd132ps	%zmm6, %zmm30, %zmm5
	vdivps	%zmm5, %zmm30, %zmm5
	vbroadcastss	.L38c48(%rip), %zmm29
	vmovaps	%zmm29, %zmm6
	vbroadcastss	.L38c49(%rip), %zmm16
	vfmadd213ps	%zmm16, %zmm5, %zmm6
	vbroadcastss	.L38c50(%rip), %zmm18
	vfmadd213ps	%zmm18, %zmm5, %zmm6
	vbroadcastss	.L38c51(%rip), %zmm20
	vfmadd213ps	%zmm20, %zmm5, %zmm6
	vbroadcastss	.L38c52(%rip), %zmm21
	vfmadd213ps	%zmm21, %zmm5, %zmm6
	vbroadcastss	.L38c53(%rip), %zmm22
	vfmadd213ps	%zmm22, %zmm5, %zmm6
	vbroadcastss	.L38c54(%rip), %zmm23
	vfmadd213ps	%zmm23, %zmm5, %zmm6
	vbroadcastss	.L38c55(%rip), %zmm25
	vfmadd213ps	%zmm25, %zmm5, %zmm6
	vbroadcastss	.L38c56(%rip), %zmm26
	vfmadd213ps	%zmm26, %zmm5, %zmm6
	vcmpltps	%zmm4, %zmm2, %k1
	vblendmps	%zmm7, %zmm13, %zmm8 {%k1}
	vmulps	%zmm6, %zmm5, %zmm4
	vmulps	%zmm3, %zmm4, %zmm4
	vmulps	%zmm4, %zmm8, %zmm9
	vmulps	.L38c57(%rip){1to16}, %zmm0, %zmm4
	vmulps	.L38c58(%rip){1to16}, %zmm0, %zmm5
	vmulps	%zmm5, %zmm1, %zmm6
	movq	%r9, %rax
	xorl	%esi, %esi
	vmovss	.L38c12(%rip), %xmm15
	vbroadcastss	.L38c59(%rip), %zmm27
	vmovaps	%zmm13, %zmm28
	.p2align	4
.L38b65:
	vcvtsi2ss	%rsi, %xmm30, %xmm7
	vaddss	%xmm7, %xmm15, %xmm7
	vbroadcastss	%xmm7, %zmm7
	vsubps	%zmm31, %zmm7, %zmm7
	vmulps	%zmm7, %zmm1, %zmm7
	vxorps	.L38c36(%rip){1to16}, %zmm7, %zmm11
	vmulps	%zmm11, %zmm7, %zmm10
	vmaxps	.L38c37(%rip){1to16}, %zmm10, %zmm10
	vmulps	%zmm19, %zmm10, %zmm12
	vrndscaleps	$8, %zmm12, %zmm12
	vfmadd231ps	.L38c39(%rip){1to16}, %zmm12, %zmm10
	vfmadd231ps	.L38c40(%rip){1to16}, %zmm12, %zmm10
	vmulps	%zmm19, %zmm10, %zmm10
	vbroadcastss	.L38c41(%rip), %zmm13
	vfmadd213ps	.L38c42(%rip){1to16}, %zmm10, %zmm13
	vfmadd213ps	.L38c43(%rip){1to16}, %zmm10, %zmm13
	vfmadd213ps	.L38c44(%rip){1to16}, %zmm10, %zmm13
	vfmadd213ps	.L38c45(%rip){1to16}, %zmm10, %zmm13
	vaddps	.L38c46(%rip){1to16}, %zmm12, %zmm12
	vcvttps2udq	%zmm12, %zmm12
	vfmadd213ps	%zmm30, %zmm10, %zmm13
	vandps	%zmm17, %zmm7, %zmm10
	vfmadd132ps	%zmm24, %zmm30, %zmm10
	vdivps	%zmm10, %zmm30, %zmm14
	vpslld	$23, %zmm12, %zmm10
	vmulps	%zmm10, %zmm13, %zmm10
	vmovaps	%zmm29, %zmm12
	vfmadd213ps	%zmm16, %zmm14, %zmm12
	vfmadd213ps	%zmm18, %zmm14, %zmm12
	vfmadd213ps	%zmm20, %zmm14, %zmm12
	vfmadd213ps	%zmm21, %zmm14, %zmm12
	vfmadd213ps	%zmm22, %zmm14, %zmm12
	vfmadd213ps	%zmm23, %zmm14, %zmm12
	vfmadd213ps	%zmm25, %zmm14, %zmm12
	vfmadd213ps	%zmm26, %zmm14, %zmm12
	vcmpltps	%zmm11, %zmm7, %k1
	vblendmps	.L38c35(%rip){1to16}, %zmm28, %zmm11 {%k1}
	vmulps	%zmm12, %zmm14, %zmm12
	vmulps	%zmm10, %zmm12, %zmm12
	vmulps	%zmm12, %zmm11, %zmm12
	vsubps	%zmm8, %zmm11, %zmm8
	vsubps	%zmm12, %zmm9, %zmm9
	vaddps	%zmm9, %zmm8, %zmm8
	vmulps	%zmm10, %zmm7, %zmm9
	vfmsub231ps	%zmm3, %zmm2, %zmm9
	vmulps	%zmm27, %zmm2, %zmm13
	vfmadd213ps	%zmm30, %zmm2, %zmm13
	vmovaps	%zmm8, -256(%rax)
	vmulps	%zmm13, %zmm3, %zmm8
	vmulps	%zmm27, %zmm7, %zmm13
	vfmadd213ps	%zmm30, %zmm7, %zmm13
	vmulps	%zmm10, %zmm13, %zmm13
	vmulps	%zmm2, %zmm8, %zmm2
	vsubps	%zmm8, %zmm13, %zmm8
	vfmsub231ps	%zmm13, %zmm7, %zmm2
	vsubps	%zmm10, %zmm3, %zmm3
	vmulps	%zmm3, %zmm4, %zmm3
	vmovaps	%zmm3, -192(%rax)
	vmulps	%zmm9, %zmm5, %zmm3
	vfmsub213ps	%zmm3, %zmm5, %zmm2
	vmovaps	%zmm3, -128(%rax)
	vmulps	%zmm8, %zmm6, %zmm3
	vmovaps	%zmm3, -64(%rax)
	vmulps	%zmm2, %zmm0, %zmm2
	vmovaps	%zmm2, (%rax)
	incq	%rsi
	addq	$320, %rax
	vmovaps	%zmm7, %zmm2
	vmovaps	%zmm10, %zmm3
	vmovaps	%zmm12, %zmm9
	vmovaps	%zmm11, %zmm8
	cmpq	%rsi, %r10
	jne	.L38b65
	vdivps	4032(%rsp), %zmm30, %zmm0
	vmulps	.L38c34(%rip){1to16}, %zmm0, %zmm1
	vbroadcastss	.L38c35(%rip), %zmm7
	vmovups	1152(%rsp), %zmm31
	vsubps	%zmm31, %zmm7, %zmm2
	vmulps	%zmm1, %zmm2, %zmm2
	vxorps	.L38c36(%rip){1to16}, %zmm2, %zmm4
	vmulps	%zmm4, %zmm2, %zmm3
	vmaxps	.L38c37(%rip){1to16}, %zmm3, %zmm3
	vmulps	%zmm19, %zmm3, %zmm5
	vrndscaleps	$8, %zmm5, %zmm5
	vfmadd231ps	.L38c39(%rip){1to16}, %zmm5, %zmm3
	vfmadd231ps	.L38c40(%rip){1to16}, %zmm5, %zmm3
	vmulps	%zmm19, %zmm3, %zmm3
	vbroadcastss	.L38c41(%rip), %zmm6
	vfmadd213ps	.L38c42(%rip){1to16}, %zmm3, %zmm6
	vfmadd213ps	.L38c43(%rip){1to16}, %zmm3, %zmm6
	vfmadd213ps	.L38c44(%rip){1to16}, %zmm3, %zmm6
	vfmadd213ps	.L38c45(%rip){1to16}, %zmm3, %zmm6
	vfmadd213ps	%zmm30, %zmm3, %zmm6
	vaddps	.L38c46(%rip){1to16}, %zmm5, %zmm3
	vcvttps2udq	%zmm3, %zmm3
	vpslld	$23, %zmm3, %zmm3
	vmulps	%zmm3, %zmm6, %zmm3
	vandps	%zmm17, %zmm2, %zmm5
	vfmadd132ps	%zmm24, %zmm30, %zmm5
	vdivps	%zmm5, %zmm30, %zmm5
	vmovaps	%zmm29, %zmm6
	vfmadd213ps	%zmm16, %zmm5, %zmm6
	vfmadd213ps	%zmm18, %zmm5, %zmm6
	vfmadd213ps	%zmm20, %zmm5, %zmm6
	vfmadd213ps	%zmm21, %zmm5, %zmm6
	vfmadd213ps	%zmm22, %zmm5, %zmm6
	vfmadd213ps	%zmm23, %zmm5, %zmm6
	vfmadd213ps	%zmm25, %zmm5, %zmm6
	vfmadd213ps	%zmm26, %zmm5, %zmm6
	vcmpltps	%zmm4, %zmm2, %k1
	vblendmps	%zmm7, %zmm28, %zmm8 {%k1}
	vmulps	%zmm6, %zmm5, %zmm4
	vmulps	%zmm3, %zmm4, %zmm4
	vmulps	%zmm4, %zmm8, %zmm9
	vmulps	.L38c57(%rip){1to16}, %zmm0, %zmm4
	vmulps	.L38c58(%rip){1to16}, %zmm0, %zmm5
	vmulps	%zmm5, %zmm1, %zmm6
	movq	%rdx, %rax
	xorl	%esi, %esi
	.p2align	4
.L38b67:
	vcvtsi2ss	%rsi, %xmm30, %xmm7
	vaddss	%xmm7, %xmm15, %xmm7
	vbroadcastss	%xmm7, %zmm7
	vsubps	%zmm31, %zmm7, %zmm7
	vmulps	%zmm7, %zmm1, %zmm7
	vxorps	.L38c36(%rip){1to16}, %zmm7, %zmm11
	vmulps	%zmm11, %zmm7, %zmm10
	vmaxps	.L38c37(%rip){1to16}, %zmm10, %zmm10
	vmulps	%zmm19, %zmm10, %zmm12
	vrndscaleps	$8, %zmm12, %zmm12
	vfmadd231ps	.L38c39(%rip){1to16}, %zmm12, %zmm10
	vfmadd231ps	.L38c40(%rip){1to16}, %zmm12, %zmm10
	vmulps	%zmm19, %zmm10, %zmm10
	vbroadcastss	.L38c41(%rip), %zmm13
	vfmadd213ps	.L38c42(%rip){1to16}, %zmm10, %zmm13
	vfmadd213ps	.L38c43(%rip){1to16}, %zmm10, %zmm13
	vfmadd213ps	.L38c44(%rip){1to16}, %zmm10, %zmm13
	vfmadd213ps	.L38c45(%rip){1to16}, %zmm10, %zmm13
	vaddps	.L38c46(%rip){1to16}, %zmm12, %zmm12
	vcvttps2udq	%zmm12, %zmm12
	vfmadd213ps	%zmm30, %zmm10, %zmm13
	vandps	%zmm17, %zmm7, %zmm10
	vfmadd132ps	%zmm24, %zmm30, %zmm10
	vdivps	%zmm10, %zmm30, %zmm14
	vpslld	$23, %zmm12, %zmm10
	vmulps	%zmm10, %zmm13, %zmm10
	vmovaps	%zmm29, %zmm12
	vfmadd213ps	%zmm16, %zmm14, %zmm12
	vfmadd213ps	%zmm18, %zmm14, %zmm12
	vfmadd213ps	%zmm20, %zmm14, %zmm12
	vfmadd213ps	%zmm21, %zmm14, %zmm12
	vfmadd213ps	%zmm22, %zmm14, %zmm12
	vfmadd213ps	%zmm23, %zmm14, %zmm12
	vfmadd213ps	%zmm25, %zmm14, %zmm12
	vfmadd213ps	%zmm26, %zmm14, %zmm12
	vcmpltps	%zmm11, %zmm7, %k1
	vblendmps	.L38c35(%rip){1to16}, %zmm28, %zmm11 {%k1}
	vmulps	%zmm12, %zmm14, %zmm12
	vmulps	%zmm10, %zmm12, %zmm12
	vmulps	%zmm12, %zmm11, %zmm12
	vsubps	%zmm8, %zmm11, %zmm8
	vsubps	%zmm12, %zmm9, %zmm9
	vaddps	%zmm9, %zmm8, %zmm8
	vmulps	%zmm10, %zmm7, %zmm9
	vfmsub231ps	%zmm3, %zmm2, %zmm9
	vmulps	%zmm27, %zmm2, %zmm13
	vfmadd213ps	%zmm30, %zmm2, %zmm13
	vmovaps	%zmm8, -256(%rax)
	vmulps	%zmm13, %zmm3, %zmm8
	vmulps	%zmm27, %zmm7, %zmm13
	vfmadd213ps	%zmm30, %zmm7, %zmm13
	vmulps	%zmm10, %zmm13, %zmm13
	vmulps	%zmm2, %zmm8, %zmm2
	vsubps	%zmm8, %zmm13, %zmm8
	vfmsub231ps	%zmm13, %zmm7, %zmm2
	vsubps	%zmm10, %zmm3, %zmm3
	vmulps	%zmm3, %zmm4, %zmm3
	vmovaps	%zmm3, -192(%rax)
	vmulps	%zmm9, %zmm5, %zmm3
	vfmsub213ps	%zmm3, %zmm5, %zmm2
	vmovaps	%zmm3, -128(%rax)
	vmulps	%zmm8, %zmm6, %zmm3
	vmovaps	%zmm3, -64(%rax)
	vmulps	%zmm2, %zmm0, %zmm2
	vmovaps	%zmm2, (%rax)
	incq	%rsi
	addq	$320, %rax
	vmovaps	%zmm7, %zmm2
	vmovaps	%zmm10, %zmm3
	vmovaps	%zmm12, %zmm9
	vmovaps	%zmm11, %zmm8
	cmpq	%rsi, %r10
	jne	.L38b67
	vxorps	%xmm0, %xmm0, %xmm0
	vmovss	1792(%rsp), %xmm1
	vucomiss	%xmm0, %xmm1
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 640(%rsp)
	vmovups	1088(%rsp), %zmm1
	ja	.L38b70
	vxorps	%xmm1, %xmm1, %xmm1
.L38b70:
	movq	%rbp, %rax
	vxorps	%xmm21, %xmm21, %xmm21
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm23, %xmm23, %xmm23
	vxorps	%xmm6, %xmm6, %xmm6
	vmovups	%zmm0, 1344(%rsp)
	vmovups	%zmm0, 1728(%rsp)
	vmovups	%zmm0, 1664(%rsp)
	vmovups	%zmm0, 512(%rsp)
	vxorps	%xmm16, %xmm16, %xmm16
	vxorps	%xmm15, %xmm15, %xmm15
	vmovups	%zmm0, 576(%rsp)
	vxorps	%xmm18, %xmm18, %xmm18
	vxorps	%xmm28, %xmm28, %xmm28
	vmovups	%zmm0, 160(%rsp)
	vxorps	%xmm19, %xmm19, %xmm19
	vmovups	%zmm0, 1984(%rsp)
	vmovups	%zmm0, 1472(%rsp)
	vxorps	%xmm22, %xmm22, %xmm22
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm20, %xmm20, %xmm20
	vmovups	%zmm0, 768(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm13, %xmm13, %xmm13
	vmovups	%zmm0, 704(%rsp)
	vxorps	%xmm24, %xmm24, %xmm24
	vxorps	%xmm10, %xmm10, %xmm10
	xorl	%esi, %esi
	vmovups	448(%rsp), %zmm31
	.p2align	4
.L38b71:
	vmovups	%zmm10, 4224(%rsp)
	vmovups	%zmm20, 1408(%rsp)
	vmovups	%zmm13, 1216(%rsp)
	vmovups	%zmm2, 320(%rsp)
	vmovups	%zmm16, 384(%rsp)
	vmovups	%zmm5, 1280(%rsp)
	vmovups	%zmm3, 3776(%rsp)
	vmovups	%zmm12, 4288(%rsp)
	vmovups	%zmm21, 96(%rsp)
	vmovups	%zmm9, 832(%rsp)
	vmovups	%zmm7, 1856(%rsp)
	vmovups	%zmm6, 1024(%rsp)
	vmovups	%zmm23, 1920(%rsp)
	vmovups	%zmm19, 3840(%rsp)
	vmovups	%zmm18, 3904(%rsp)
	vmovups	%zmm22, 1600(%rsp)
	leaq	(%rsi,%r10), %rcx
	leaq	(%rcx,%rcx,4), %rcx
	shlq	$6, %rcx
	vmovaps	(%r13,%rcx), %zmm11
	vmovaps	64(%r13,%rcx), %zmm13
	vmovaps	128(%r13,%rcx), %zmm17
	vmovaps	192(%r13,%rcx), %zmm0
	vmovups	%zmm0, 2816(%rsp)
	vmovaps	256(%r13,%rcx), %zmm0
	vmovups	%zmm0, 2880(%rsp)
	vmulps	%zmm11, %zmm31, %zmm9
	vxorps	%xmm26, %xmm26, %xmm26
	movq	%r9, %rdi
	xorl	%r8d, %r8d
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm0, %xmm0, %xmm0
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm21, %xmm21, %xmm21
	vxorps	%xmm22, %xmm22, %xmm22
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm19, %xmm19, %xmm19
	vxorps	%xmm18, %xmm18, %xmm18
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm29, %xmm29, %xmm29
	vxorps	%xmm27, %xmm27, %xmm27
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm14, %xmm14, %xmm14
	vmovups	960(%rsp), %zmm23
	.p2align	4
.L38b72:
	vmovaps	(%rax,%r8), %zmm12
	vmovaps	-256(%rdi), %zmm7
	vmovaps	-192(%rdi), %zmm20
	vmovaps	%zmm7, %zmm16
	vfmadd213ps	%zmm23, %zmm9, %zmm16
	vmovaps	%zmm30, %zmm25
	vdivps	%zmm16, %zmm30, %zmm30
	vmovaps	-128(%rdi), %zmm31
	vsubps	%zmm16, %zmm12, %zmm12
	vmulps	%zmm30, %zmm12, %zmm12
	vmulps	%zmm12, %zmm1, %zmm16
	vfmadd213ps	%zmm30, %zmm30, %zmm16
	vmovaps	%zmm25, %zmm30
	vaddps	%zmm16, %zmm4, %zmm4
	vaddps	%zmm12, %zmm6, %zmm6
	vfmadd231ps	%zmm7, %zmm12, %zmm29
	vfmadd231ps	%zmm20, %zmm12, %zmm27
	vfmadd231ps	-64(%rdi), %zmm12, %zmm8
	vfmadd231ps	%zmm31, %zmm12, %zmm10
	vfmadd231ps	(%rdi), %zmm12, %zmm14
	vmulps	%zmm16, %zmm7, %zmm12
	vaddps	%zmm12, %zmm0, %zmm0
	vfmadd231ps	%zmm12, %zmm7, %zmm26
	vmulps	%zmm16, %zmm20, %zmm12
	vaddps	%zmm12, %zmm3, %zmm3
	vfmadd231ps	%zmm7, %zmm12, %zmm5
	vfmadd231ps	%zmm12, %zmm20, %zmm21
	vmulps	%zmm16, %zmm31, %zmm12
	vaddps	%zmm12, %zmm22, %zmm22
	vfmadd231ps	%zmm7, %zmm12, %zmm2
	vfmadd231ps	%zmm20, %zmm12, %zmm19
	vfmadd231ps	%zmm31, %zmm12, %zmm18
	addq	$64, %r8
	addq	$320, %rdi
	cmpq	%r8, %r12
	jne	.L38b72
	vmovups	448(%rsp), %zmm31
	vmulps	%zmm13, %zmm31, %zmm12
	vmulps	%zmm17, %zmm31, %zmm7
	vmulps	4096(%rsp), %zmm7, %zmm20
	vmulps	4160(%rsp), %zmm9, %zmm16
	vxorps	%xmm25, %xmm25, %xmm25
	vfmadd213ps	%zmm25, %zmm9, %zmm21
	vmovups	1344(%rsp), %zmm7
	vfmadd231ps	%zmm21, %zmm9, %zmm7
	vmovups	%zmm7, 1344(%rsp)
	vmovaps	%zmm5, %zmm7
	vfmadd213ps	%zmm25, %zmm12, %zmm7
	vmovups	1728(%rsp), %zmm21
	vfmadd231ps	%zmm7, %zmm9, %zmm21
	vmovups	%zmm21, 1728(%rsp)
	vmovaps	%zmm5, %zmm7
	vfmadd213ps	%zmm25, %zmm20, %zmm7
	vfmadd213ps	%zmm7, %zmm16, %zmm19
	vmovups	512(%rsp), %zmm7
	vfmadd231ps	%zmm19, %zmm9, %zmm7
	vmovups	%zmm7, 512(%rsp)
	vfmadd213ps	%zmm25, %zmm11, %zmm5
	vmovups	576(%rsp), %zmm7
	vfmadd231ps	%zmm5, %zmm9, %zmm7
	vmovups	%zmm7, 576(%rsp)
	vaddps	%zmm25, %zmm3, %zmm3
	vmovups	3840(%rsp), %zmm19
	vfmadd231ps	%zmm3, %zmm9, %zmm19
	vmovups	640(%rsp), %zmm3
	vfmadd231ps	%zmm27, %zmm9, %zmm3
	vmovups	%zmm3, 640(%rsp)
	vmovaps	%zmm26, %zmm3
	vfmadd213ps	%zmm25, %zmm12, %zmm3
	vmovups	1664(%rsp), %zmm5
	vfmadd231ps	%zmm3, %zmm12, %zmm5
	vmovups	%zmm5, 1664(%rsp)
	vmovaps	%zmm2, %zmm3
	vfmadd213ps	%zmm25, %zmm20, %zmm3
	vfmadd213ps	%zmm3, %zmm16, %zmm18
	vmovaps	%zmm26, %zmm3
	vfmadd213ps	%zmm25, %zmm20, %zmm3
	vfmadd231ps	%zmm2, %zmm16, %zmm3
	vfmadd231ps	%zmm3, %zmm20, %zmm15
	vfmadd231ps	%zmm18, %zmm16, %zmm15
	vfmadd213ps	%zmm25, %zmm11, %zmm26
	vfmadd213ps	%zmm25, %zmm11, %zmm2
	vfmadd231ps	%zmm26, %zmm20, %zmm28
	vfmadd231ps	%zmm2, %zmm16, %zmm28
	vmovups	832(%rsp), %zmm9
	vfmadd231ps	%zmm29, %zmm20, %zmm9
	vaddps	%zmm25, %zmm0, %zmm0
	vmovups	1472(%rsp), %zmm5
	vfmadd231ps	%zmm20, %zmm0, %zmm5
	vaddps	%zmm25, %zmm22, %zmm2
	vfmadd231ps	%zmm2, %zmm16, %zmm5
	vmovups	%zmm5, 1472(%rsp)
	vfmadd231ps	%zmm10, %zmm16, %zmm9
	vmovups	384(%rsp), %zmm16
	vfmadd231ps	%zmm3, %zmm12, %zmm16
	vmovups	3904(%rsp), %zmm18
	vfmadd231ps	%zmm26, %zmm12, %zmm18
	vmovups	160(%rsp), %zmm2
	vfmadd231ps	%zmm26, %zmm11, %zmm2
	vmovups	%zmm2, 160(%rsp)
	vmovups	96(%rsp), %zmm21
	vfmadd231ps	%zmm29, %zmm12, %zmm21
	vmovups	1984(%rsp), %zmm2
	vfmadd231ps	%zmm12, %zmm0, %zmm2
	vmovups	%zmm2, 1984(%rsp)
	vmovups	1600(%rsp), %zmm22
	vfmadd231ps	%zmm0, %zmm11, %zmm22
	vmovups	1408(%rsp), %zmm20
	vfmadd231ps	%zmm8, %zmm11, %zmm20
	vmovups	704(%rsp), %zmm0
	vfmadd231ps	%zmm14, %zmm11, %zmm0
	vmovups	%zmm0, 704(%rsp)
	vmovups	1920(%rsp), %zmm23
	vfmadd231ps	%zmm29, %zmm11, %zmm23
	vmovups	3776(%rsp), %zmm3
	vfmadd231ps	%zmm10, %zmm11, %zmm3
	vmovups	1856(%rsp), %zmm7
	vfmadd231ps	%zmm27, %zmm13, %zmm7
	vmovups	768(%rsp), %zmm0
	vfmadd231ps	%zmm27, %zmm17, %zmm0
	vmovups	%zmm0, 768(%rsp)
	vmovups	320(%rsp), %zmm2
	vfmadd231ps	%zmm13, %zmm10, %zmm2
	vfmadd231ps	%zmm10, %zmm17, %zmm24
	vmovups	1280(%rsp), %zmm5
	vfmadd231ps	%zmm29, %zmm17, %zmm5
	vmovups	1216(%rsp), %zmm13
	vfmadd231ps	2816(%rsp), %zmm29, %zmm13
	vmovups	4224(%rsp), %zmm10
	vfmadd231ps	2880(%rsp), %zmm29, %zmm10
	vmovups	1024(%rsp), %zmm0
	vaddps	%zmm6, %zmm0, %zmm6
	vaddps	%zmm25, %zmm4, %zmm0
	vmovups	4288(%rsp), %zmm12
	vaddps	%zmm0, %zmm12, %zmm12
	incq	%rsi
	addq	%r12, %rax
	cmpq	%r10, %rsi
	jne	.L38b71
	vbroadcastss	.L38c15(%rip), %zmm11
	vbroadcastss	.L38c64(%rip), %zmm17
	vmovups	576(%rsp), %zmm26
	vmovups	%zmm16, 384(%rsp)
	vmovups	4608(%rsp), %zmm16
	vmovss	1792(%rsp), %xmm29
	vmovups	640(%rsp), %zmm25
	vmovups	%zmm2, 320(%rsp)
	vmovups	%zmm20, 1408(%rsp)
	vmovups	2560(%rsp), %zmm20
	vmovups	2496(%rsp), %zmm8
	vmovups	%zmm24, 1600(%rsp)
	vmovups	1728(%rsp), %zmm27
	vmovups	1664(%rsp), %zmm4
	vmovups	1344(%rsp), %zmm14
	jmp	.L38b75
	.p2align	4
.L38b61:
	vucomiss	%xmm28, %xmm29
	vxorps	%xmm10, %xmm10, %xmm10
	vmovups	1088(%rsp), %zmm1
	vbroadcastss	.L38c15(%rip), %zmm11
	vbroadcastss	.L38c64(%rip), %zmm17
	ja	.L38b63
	vxorps	%xmm1, %xmm1, %xmm1
.L38b63:
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 1600(%rsp)
	vmovups	%zmm0, 704(%rsp)
	vxorps	%xmm13, %xmm13, %xmm13
	vmovups	%zmm0, 320(%rsp)
	vmovups	%zmm0, 768(%rsp)
	vmovups	%zmm0, 1408(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm12, %xmm12, %xmm12
	vpxord	%xmm22, %xmm22, %xmm22
	vmovups	%zmm0, 1472(%rsp)
	vmovups	%zmm0, 1984(%rsp)
	vxorps	%xmm19, %xmm19, %xmm19
	vmovups	%zmm0, 160(%rsp)
	vxorps	%xmm28, %xmm28, %xmm28
	vxorps	%xmm18, %xmm18, %xmm18
	vxorps	%xmm26, %xmm26, %xmm26
	vxorps	%xmm15, %xmm15, %xmm15
	vmovups	%zmm0, 384(%rsp)
	vmovups	%zmm0, 512(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm27, %xmm27, %xmm27
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm23, %xmm23, %xmm23
	vxorps	%xmm9, %xmm9, %xmm9
	vpxord	%xmm21, %xmm21, %xmm21
	vxorps	%xmm25, %xmm25, %xmm25
	vmovups	448(%rsp), %zmm31
.L38b75:
	vmulps	%zmm31, %zmm1, %zmm0
	vdivps	%zmm16, %zmm30, %zmm2
	vmulps	%zmm3, %zmm0, %zmm16
	vfnmadd213ps	%zmm14, %zmm2, %zmm16
	vmovups	4032(%rsp), %zmm2
	vdivps	%zmm2, %zmm30, %zmm2
	vmulps	%zmm5, %zmm0, %zmm14
	vfnmadd213ps	%zmm4, %zmm2, %zmm14
	vmovups	%zmm14, 1344(%rsp)
	vmovaps	%zmm5, %zmm14
	vmovups	4096(%rsp), %zmm5
	vmulps	%zmm5, %zmm5, %zmm2
	vmulps	%zmm10, %zmm2, %zmm2
	vmovups	4160(%rsp), %zmm4
	vmovaps	%zmm3, %zmm24
	vmulps	%zmm4, %zmm4, %zmm3
	vfmadd231ps	704(%rsp), %zmm3, %zmm2
	vfnmadd213ps	%zmm27, %zmm0, %zmm7
	vmulps	%zmm5, %zmm4, %zmm3
	vmulps	1600(%rsp), %zmm3, %zmm3
	vaddps	%zmm2, %zmm3, %zmm2
	vaddps	%zmm2, %zmm3, %zmm2
	vmulps	%zmm14, %zmm8, %zmm3
	vfmadd213ps	%zmm3, %zmm24, %zmm20
	vaddps	%zmm20, %zmm2, %zmm10
	vmulps	768(%rsp), %zmm5, %zmm3
	vfmadd231ps	1408(%rsp), %zmm4, %zmm3
	vfnmadd213ps	512(%rsp), %zmm0, %zmm3
	vmulps	%zmm13, %zmm5, %zmm13
	vfmadd231ps	320(%rsp), %zmm4, %zmm13
	vfnmadd213ps	384(%rsp), %zmm0, %zmm13
	vfnmadd213ps	%zmm15, %zmm0, %zmm10
	vmulps	%zmm14, %zmm5, %zmm2
	vfmadd231ps	%zmm24, %zmm4, %zmm2
	vdivps	%zmm31, %zmm11, %zmm0
	vfnmadd213ps	%zmm28, %zmm1, %zmm2
	vmulps	%zmm0, %zmm1, %zmm0
	vxorps	%xmm1, %xmm1, %xmm1
	vucomiss	%xmm1, %xmm29
	vfmadd231ps	%zmm25, %zmm0, %zmm26
	vfmadd231ps	%zmm0, %zmm21, %zmm18
	vxorps	%xmm4, %xmm4, %xmm4
	vmovaps	%zmm26, %zmm20
	vmovaps	%zmm25, %zmm15
	vmovups	%zmm26, 576(%rsp)
	vmovups	%zmm2, 1408(%rsp)
	vmovups	%zmm23, 1920(%rsp)
	vmovups	%zmm7, 1856(%rsp)
	vmovups	%zmm9, 832(%rsp)
	vmovups	%zmm21, 96(%rsp)
	vmovups	%zmm25, 640(%rsp)
	vmovups	%zmm3, 2560(%rsp)
	vmovups	%zmm13, 2496(%rsp)
	vmovups	%zmm16, 2880(%rsp)
	vmovups	%zmm10, 2816(%rsp)
	jbe	.L38b76
	vmovaps	%zmm20, %zmm14
	vmovaps	%zmm15, %zmm5
	vmovaps	%zmm12, %zmm29
	vmovaps	%zmm19, %zmm27
	vmovaps	%zmm18, %zmm25
	vmovdqa64	%zmm22, %zmm23
	vmovups	2752(%rsp), %zmm0
	vmovups	4544(%rsp), %zmm1
	vaddps	%zmm0, %zmm1, %zmm0
	vmovups	%zmm0, 2752(%rsp)
	vcmpgeps	.L38c32(%rip){1to16}, %zmm0, %k1
	vxorps	%xmm0, %xmm0, %xmm0
	vmulps	%zmm0, %zmm1, %zmm0
	vmovaps	%zmm1, %zmm0 {%k1}
	vaddss	%xmm4, %xmm0, %xmm1
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
	vucomiss	%xmm4, %xmm1
	vpbroadcastd	.L38c60(%rip), %zmm12
	vpbroadcastd	.L38c61(%rip), %zmm13
	vbroadcastss	.L38c62(%rip), %zmm15
	vbroadcastss	.L38c63(%rip), %zmm16
	vbroadcastss	.L38c65(%rip), %zmm18
	vbroadcastss	.L38c66(%rip), %zmm19
	vbroadcastss	.L38c67(%rip), %zmm20
	vbroadcastss	.L38c68(%rip), %zmm21
	vbroadcastss	.L38c69(%rip), %zmm22
	vmovups	960(%rsp), %zmm28
	jbe	.L38b78
	testq	%r10, %r10
	vpbroadcastd	.L38c0(%rip), %zmm14
	vmovaps	%zmm6, %zmm24
	vxorps	%xmm1, %xmm1, %xmm1
	je	.L38b84
	movq	%rbp, %rax
	xorl	%ecx, %ecx
	.p2align	4
.L38b81:
	leaq	(%rcx,%r10), %rsi
	leaq	(%rsi,%rsi,4), %rsi
	shlq	$6, %rsi
	vmulps	(%r13,%rsi), %zmm31, %zmm2
	movq	%r13, %rsi
	xorl	%edi, %edi
	.p2align	4
.L38b82:
	vmovaps	(%rsi), %zmm3
	vfmadd213ps	%zmm28, %zmm2, %zmm3
	vdivps	%zmm3, %zmm30, %zmm4
	vmovaps	(%rax,%rdi), %zmm5
	vsubps	%zmm3, %zmm5, %zmm5
	vmulps	%zmm4, %zmm5, %zmm5
	vaddps	%zmm11, %zmm4, %zmm4
	vcmpltps	%zmm5, %zmm11, %k1
	vmovaps	%zmm5, %zmm4 {%k1}
	vaddps	%zmm30, %zmm4, %zmm6
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
	vaddps	%zmm30, %zmm5, %zmm4
	vfmadd231ps	%zmm22, %zmm6, %zmm10
	vmaxps	%zmm11, %zmm5, %zmm5
	vfmsub231ps	%zmm4, %zmm10, %zmm5
	vfmadd231ps	%zmm5, %zmm3, %zmm1
	addq	$64, %rdi
	addq	$320, %rsi
	cmpq	%rdi, %r12
	jne	.L38b82
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	.L38b81
.L38b84:
	vbroadcastss	.L38c70(%rip), %zmm2
	vmovups	3712(%rsp), %zmm3
	vfmadd213ps	.L38c71(%rip){1to16}, %zmm3, %zmm2
	vxorps	%xmm7, %xmm7, %xmm7
	vcmpltps	%zmm0, %zmm7, %k2
	vaddps	%zmm2, %zmm3, %zmm0
	vcmpltps	%zmm1, %zmm0, %k1 {%k2}
	kandnw	%k2, %k1, %k3
	vmovaps	%zmm1, %zmm3 {%k3}
	vmovups	%zmm3, 3712(%rsp)
	vmovups	3968(%rsp), %zmm0
	vbroadcastss	.L38c72(%rip), %zmm0 {%k2}
	vmovups	%zmm0, 3968(%rsp)
	vmovups	3136(%rsp), %zmm0
	vmaxps	.L38c23(%rip){1to16}, %zmm0, %zmm0 {%k2}
	vmovups	%zmm0, 3136(%rsp)
	vblendmps	.L38c17(%rip){1to16}, %zmm30, %zmm0 {%k1}
	vmovups	3072(%rsp), %zmm2
	vmulps	%zmm0, %zmm2, %zmm1
	vsubps	%zmm1, %zmm2, %zmm2
	vmovups	1536(%rsp), %zmm3
	vsubps	%zmm2, %zmm3, %zmm3
	vmovups	%zmm3, 1536(%rsp)
	vmovups	2944(%rsp), %zmm3
	vmulps	%zmm0, %zmm3, %zmm2
	vsubps	%zmm2, %zmm3, %zmm3
	vmovups	1152(%rsp), %zmm8
	vsubps	%zmm3, %zmm8, %zmm8
	vmovups	3008(%rsp), %zmm4
	vmulps	%zmm0, %zmm4, %zmm3
	vsubps	%zmm3, %zmm4, %zmm4
	vmovups	896(%rsp), %zmm5
	vsubps	%zmm4, %zmm5, %zmm5
	vmovups	%zmm5, 896(%rsp)
	vmovups	2048(%rsp), %zmm5
	vmulps	%zmm0, %zmm5, %zmm4
	vsubps	%zmm4, %zmm5, %zmm5
	vsubps	%zmm5, %zmm31, %zmm31
	vmovups	2112(%rsp), %zmm6
	vmulps	%zmm0, %zmm6, %zmm5
	vsubps	%zmm5, %zmm6, %zmm6
	vsubps	%zmm6, %zmm28, %zmm28
	vmovups	2176(%rsp), %zmm6
	vmulps	%zmm0, %zmm6, %zmm6
	vmovups	%zmm6, 2176(%rsp)
	vmovups	3200(%rsp), %zmm6
	vmulps	%zmm0, %zmm6, %zmm6
	vmovups	%zmm6, 3200(%rsp)
	vmovups	1088(%rsp), %zmm0
	vmovaps	%zmm7, %zmm0 {%k1}
	vmovups	%zmm0, 1088(%rsp)
	vmovups	2624(%rsp), %zmm0
	vbroadcastss	.L38c25(%rip), %zmm0 {%k1}
	vmovups	%zmm0, 2624(%rsp)
	vmovaps	%zmm30, %zmm0 {%k1} {z}
	vmovups	%zmm0, 448(%rsp)
	vmovups	%zmm5, 2112(%rsp)
	vmovups	%zmm4, 2048(%rsp)
	vmovups	%zmm3, 3008(%rsp)
	vmovups	%zmm2, 2944(%rsp)
	vmovups	%zmm1, 3072(%rsp)
	vmovdqa64	%zmm23, %zmm22
	vmovaps	%zmm25, %zmm18
	vmovaps	%zmm27, %zmm19
	vmovups	576(%rsp), %zmm20
	vmovups	1920(%rsp), %zmm23
	vmovaps	%zmm24, %zmm6
	vmovups	1856(%rsp), %zmm7
	vmovups	832(%rsp), %zmm9
	vmovups	96(%rsp), %zmm21
	vmovups	640(%rsp), %zmm15
	vmovaps	%zmm29, %zmm12
	vmovups	160(%rsp), %zmm2
	vmovups	2560(%rsp), %zmm3
	vmovups	2496(%rsp), %zmm13
	vmovups	2880(%rsp), %zmm16
	vmovups	2816(%rsp), %zmm10
	jmp	.L38b85
	.p2align	4
.L38b76:
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 448(%rsp)
	vmovups	1152(%rsp), %zmm8
	vmovups	960(%rsp), %zmm28
	vmovups	160(%rsp), %zmm2
.L38b85:
	vmovups	1344(%rsp), %zmm4
	jmp	.L38b86
	.p2align	4
.L38b78:
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 448(%rsp)
	vmovups	1152(%rsp), %zmm8
	vmovdqa64	%zmm23, %zmm22
	vmovaps	%zmm25, %zmm18
	vmovaps	%zmm27, %zmm19
	vmovups	1920(%rsp), %zmm23
	vmovups	96(%rsp), %zmm21
	vmovaps	%zmm29, %zmm12
	vmovups	160(%rsp), %zmm2
	vmovups	2560(%rsp), %zmm3
	vmovups	2496(%rsp), %zmm13
	vmovups	2880(%rsp), %zmm16
	vmovups	2816(%rsp), %zmm10
	vmovaps	%zmm5, %zmm15
	vmovups	1344(%rsp), %zmm4
	vmovaps	%zmm14, %zmm20
.L38b86:
	vmovups	%zmm6, 1024(%rsp)
	vmovups	%zmm12, 4288(%rsp)
	vmovups	%zmm2, 160(%rsp)
	vbroadcastss	.L38c13(%rip), %zmm1
	vmaxps	%zmm1, %zmm16, %zmm0
	vsqrtps	%zmm0, %zmm0
	vdivps	%zmm0, %zmm30, %zmm14
	vmaxps	%zmm1, %zmm4, %zmm0
	vsqrtps	%zmm0, %zmm0
	vdivps	%zmm0, %zmm30, %zmm16
	vmaxps	%zmm1, %zmm10, %zmm0
	vsqrtps	%zmm0, %zmm0
	vdivps	%zmm0, %zmm30, %zmm27
	vmaxps	%zmm1, %zmm2, %zmm0
	vsqrtps	%zmm0, %zmm0
	vmovdqu64	5248(%rsp), %zmm2
	vptestmd	%zmm2, %zmm2, %k3
	vmovdqu64	5376(%rsp), %zmm2
	vptestmd	%zmm2, %zmm2, %k1
	vdivps	%zmm0, %zmm30, %zmm24
	vmaxps	%zmm1, %zmm12, %zmm0
	vsqrtps	%zmm0, %zmm0
	vdivps	%zmm0, %zmm30, %zmm25
	vmovups	1536(%rsp), %zmm0
	vcmpleps	3328(%rsp), %zmm0, %k2
	vcmpgeps	3264(%rsp), %zmm0, %k4
	vblendmps	%zmm15, %zmm11, %zmm0 {%k4}
	vbroadcastss	.L38c36(%rip), %zmm26
	vxorps	%zmm26, %zmm15, %zmm0 {%k2}
	vxorps	%xmm1, %xmm1, %xmm1
	vcmpleps	%zmm0, %zmm1, %k6
	kmovw	14(%rsp), %k0
	korw	%k0, %k6, %k2
	vblendmps	%zmm1, %zmm30, %zmm12 {%k2}
	vmovups	%zmm12, 704(%rsp)
	vcmpgeps	3392(%rsp), %zmm8, %k4
	vblendmps	%zmm21, %zmm11, %zmm0 {%k4}
	vmovups	%zmm8, 1152(%rsp)
	vcmpleps	3456(%rsp), %zmm8, %k4
	vxorps	%zmm26, %zmm21, %zmm0 {%k4}
	vcmpleps	%zmm0, %zmm1, %k7
	korw	%k7, %k1, %k4
	vblendmps	%zmm1, %zmm30, %zmm8 {%k4}
	vmovups	%zmm8, 768(%rsp)
	vmovdqu64	5312(%rsp), %zmm0
	vptestmd	%zmm0, %zmm0, %k5
	vmovups	896(%rsp), %zmm1
	vcmpgeps	3520(%rsp), %zmm1, %k1
	vblendmps	%zmm9, %zmm11, %zmm0 {%k1}
	vcmpleps	3584(%rsp), %zmm1, %k1
	vxorps	%zmm26, %zmm9, %zmm0 {%k1}
	vcmpgeps	2304(%rsp), %zmm31, %k1
	vblendmps	%zmm23, %zmm11, %zmm4 {%k1}
	vcmpleps	2368(%rsp), %zmm31, %k1
	vxorps	%zmm26, %zmm23, %zmm4 {%k1}
	vcmpgeps	3648(%rsp), %zmm28, %k1
	vblendmps	%zmm6, %zmm11, %zmm1 {%k1}
	vcmpleps	2432(%rsp), %zmm28, %k1
	vxorps	%zmm26, %zmm6, %zmm1 {%k1}
	vpxor	%xmm2, %xmm2, %xmm2
	vcmpleps	%zmm0, %zmm2, %k1
	korw	%k1, %k5, %k5
	vblendmps	%zmm2, %zmm30, %zmm11 {%k5}
	vmovups	%zmm11, 512(%rsp)
	vmulps	%zmm8, %zmm16, %zmm10
	vmovups	%zmm16, 320(%rsp)
	vmulps	%zmm10, %zmm7, %zmm2
	vmulps	%zmm12, %zmm14, %zmm6
	vmulps	%zmm6, %zmm2, %zmm2
	vmulps	%zmm11, %zmm27, %zmm0
	vmovups	%zmm27, 384(%rsp)
	vmulps	%zmm0, %zmm3, %zmm3
	vmulps	%zmm6, %zmm3, %zmm7
	vmulps	%zmm2, %zmm7, %zmm5
	vmovaps	%zmm2, %zmm3
	vmovaps	%zmm2, %zmm11
	vfnmadd213ps	%zmm30, %zmm2, %zmm3
	vbroadcastss	.L38c73(%rip), %zmm21
	vmovups	%zmm3, 5056(%rsp)
	vmaxps	%zmm21, %zmm3, %zmm3
	vsqrtps	%zmm3, %zmm3
	vdivps	%zmm3, %zmm30, %zmm2
	vmulps	%zmm2, %zmm16, %zmm8
	vmovaps	%zmm30, %zmm8 {%k4}
	vxorps	%xmm3, %xmm3, %xmm3
	vcmpleps	%zmm4, %zmm3, %k4
	korw	%k4, %k3, %k3
	vblendmps	%zmm3, %zmm30, %zmm29 {%k3}
	vmulps	%zmm0, %zmm13, %zmm4
	vmovaps	%zmm10, %zmm12
	vfmsub231ps	%zmm4, %zmm10, %zmm5
	vmulps	%zmm2, %zmm5, %zmm17
	vmovaps	%zmm2, %zmm3
	vmovaps	%zmm7, %zmm9
	vfnmadd213ps	%zmm30, %zmm7, %zmm9
	vfnmadd231ps	%zmm17, %zmm17, %zmm9
	vmaxps	.L38c73(%rip){1to16}, %zmm9, %zmm4
	vsqrtps	%zmm4, %zmm4
	vmovaps	%zmm24, %zmm2
	vmulps	%zmm29, %zmm24, %zmm24
	vmulps	%zmm24, %zmm20, %zmm5
	vmulps	%zmm6, %zmm5, %zmm10
	vmovups	%zmm11, 1216(%rsp)
	vmulps	%zmm11, %zmm10, %zmm20
	vmulps	%zmm7, %zmm10, %zmm13
	vmovups	%zmm7, 1280(%rsp)
	vdivps	%zmm4, %zmm30, %zmm16
	vmovaps	%zmm15, %zmm26
	vmovaps	%zmm14, %zmm21
	vmulps	%zmm14, %zmm8, %zmm14
	vmovaps	%zmm8, %zmm14 {%k2}
	vmovdqu64	5184(%rsp), %zmm4
	vptestmd	%zmm4, %zmm4, %k0
	vmulps	%zmm16, %zmm27, %zmm8
	vmovaps	%zmm30, %zmm8 {%k5}
	vpxor	%xmm4, %xmm4, %xmm4
	vcmpleps	%zmm1, %zmm4, %k2
	korw	%k2, %k0, %k5
	vblendmps	%zmm4, %zmm30, %zmm5 {%k5}
	vmovaps	%zmm25, %zmm27
	vmulps	%zmm5, %zmm25, %zmm25
	vmovups	%zmm19, 3840(%rsp)
	vmulps	%zmm25, %zmm19, %zmm1
	vmulps	%zmm6, %zmm1, %zmm19
	vmulps	%zmm11, %zmm19, %zmm1
	vmulps	%zmm7, %zmm19, %zmm15
	vmovups	%zmm18, 3904(%rsp)
	vmulps	%zmm24, %zmm18, %zmm4
	vmovaps	%zmm12, %zmm11
	vfmsub231ps	%zmm4, %zmm12, %zmm20
	vmovaps	%zmm3, %zmm12
	vmovups	%zmm3, 4224(%rsp)
	vmulps	%zmm3, %zmm20, %zmm18
	vmulps	1408(%rsp), %zmm24, %zmm4
	vmovaps	%zmm0, %zmm7
	vfmsub231ps	%zmm4, %zmm0, %zmm13
	vfnmadd231ps	%zmm17, %zmm18, %zmm13
	vmulps	%zmm16, %zmm13, %zmm20
	vmovaps	%zmm10, %zmm4
	vfnmadd213ps	%zmm30, %zmm10, %zmm4
	vfnmadd231ps	%zmm18, %zmm18, %zmm4
	vfnmadd231ps	%zmm20, %zmm20, %zmm4
	vmulps	1984(%rsp), %zmm25, %zmm6
	vfmsub231ps	%zmm6, %zmm11, %zmm1
	vbroadcastss	.L38c73(%rip), %zmm13
	vmaxps	%zmm13, %zmm4, %zmm0
	vsqrtps	%zmm0, %zmm0
	vmulps	1472(%rsp), %zmm25, %zmm6
	vfmsub231ps	%zmm6, %zmm7, %zmm15
	vmulps	%zmm10, %zmm19, %zmm11
	vdivps	%zmm0, %zmm30, %zmm3
	vmovdqu64	%zmm22, 1600(%rsp)
	vmovups	%zmm25, 5120(%rsp)
	vmulps	%zmm25, %zmm22, %zmm0
	vmovups	%zmm24, 960(%rsp)
	vfmsub231ps	%zmm0, %zmm24, %zmm11
	vmovaps	%zmm2, %zmm24
	vmulps	%zmm3, %zmm2, %zmm0
	vmovaps	%zmm30, %zmm0 {%k3}
	vmulps	%zmm12, %zmm1, %zmm2
	vfnmadd231ps	%zmm17, %zmm2, %zmm15
	vmulps	%zmm16, %zmm15, %zmm22
	vfnmadd231ps	%zmm18, %zmm2, %zmm11
	vfnmadd231ps	%zmm20, %zmm22, %zmm11
	vmulps	%zmm3, %zmm11, %zmm25
	vmulps	%zmm8, %zmm14, %zmm1
	vmovaps	%zmm19, %zmm8
	vfnmadd213ps	%zmm30, %zmm19, %zmm8
	vfnmadd231ps	%zmm2, %zmm2, %zmm8
	vfnmadd231ps	%zmm22, %zmm22, %zmm8
	vfnmadd231ps	%zmm25, %zmm25, %zmm8
	vmaxps	%zmm13, %zmm8, %zmm11
	vsqrtps	%zmm11, %zmm11
	vmulps	%zmm0, %zmm1, %zmm0
	vdivps	%zmm11, %zmm30, %zmm6
	vmulps	%zmm6, %zmm27, %zmm1
	vmovaps	%zmm27, %zmm14
	vmulps	%zmm1, %zmm0, %zmm1
	vmovaps	%zmm0, %zmm1 {%k5}
	vmovups	%zmm1, 3776(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovss	1792(%rsp), %xmm1
	vucomiss	%xmm0, %xmm1
	vmovups	%zmm21, 2240(%rsp)
	vmulps	%zmm26, %zmm21, %zmm0
	kmovw	12(%rsp), %k0
	korw	%k0, %k6, %k0
	knotw	%k0, %k3
	vmovaps	%zmm0, %zmm11
	vxorps	%xmm1, %xmm1, %xmm1
	vfmadd213ps	%zmm1, %zmm0, %zmm11 {%k3} {z}
	kmovw	10(%rsp), %k0
	korw	%k0, %k7, %k0
	knotw	%k0, %k3
	vmovups	320(%rsp), %zmm1
	vmulps	96(%rsp), %zmm1, %zmm13
	vmovaps	%zmm13, %zmm15 {%k3} {z}
	vfmadd213ps	%zmm11, %zmm15, %zmm15
	kmovw	8(%rsp), %k0
	korw	%k0, %k1, %k0
	knotw	%k0, %k1
	vmovups	384(%rsp), %zmm1
	vmulps	832(%rsp), %zmm1, %zmm11
	vmovaps	%zmm11, %zmm21 {%k1} {z}
	vfmadd213ps	%zmm15, %zmm21, %zmm21
	kmovw	6(%rsp), %k0
	korw	%k0, %k4, %k0
	knotw	%k0, %k1
	vmulps	%zmm23, %zmm24, %zmm23
	vbroadcastss	.L38c36(%rip), %zmm26
	vmovaps	%zmm23, %zmm27 {%k1} {z}
	vfmadd213ps	%zmm21, %zmm27, %zmm27
	kmovw	4(%rsp), %k0
	korw	%k0, %k2, %k0
	knotw	%k0, %k1
	vmovaps	%zmm14, %zmm12
	vmulps	1024(%rsp), %zmm14, %zmm21
	vmovaps	%zmm21, %zmm15 {%k1} {z}
	vfmadd213ps	%zmm27, %zmm15, %zmm15
	vmulps	704(%rsp), %zmm0, %zmm0
	vmovups	1216(%rsp), %zmm7
	vmulps	%zmm0, %zmm7, %zmm1
	vfmsub231ps	768(%rsp), %zmm13, %zmm1
	vmovups	1280(%rsp), %zmm14
	vmulps	%zmm0, %zmm14, %zmm27
	vfmsub231ps	512(%rsp), %zmm11, %zmm27
	vmovaps	%zmm28, %zmm13
	vmulps	%zmm0, %zmm10, %zmm28
	vmovups	%zmm29, 1728(%rsp)
	vfmsub231ps	%zmm23, %zmm29, %zmm28
	vmulps	%zmm0, %zmm19, %zmm29
	vmovups	%zmm5, 1664(%rsp)
	vfmsub231ps	%zmm21, %zmm5, %zmm29
	vmovups	4224(%rsp), %zmm5
	vxorps	%zmm26, %zmm7, %zmm7
	vmovups	%zmm7, 1216(%rsp)
	vxorps	%zmm26, %zmm14, %zmm7
	vmovups	%zmm7, 1280(%rsp)
	vxorps	%zmm26, %zmm10, %zmm10
	vxorps	%zmm26, %zmm19, %zmm7
	vmulps	%zmm5, %zmm1, %zmm19
	vfnmadd231ps	%zmm17, %zmm19, %zmm27
	vxorps	%zmm26, %zmm17, %zmm17
	vfnmadd231ps	%zmm18, %zmm19, %zmm28
	vxorps	%zmm26, %zmm18, %zmm1
	vmovups	%zmm16, 1792(%rsp)
	vmulps	%zmm16, %zmm27, %zmm21
	vfnmadd231ps	%zmm20, %zmm21, %zmm28
	vxorps	%zmm26, %zmm20, %zmm20
	vfnmadd231ps	%zmm2, %zmm19, %zmm29
	vxorps	%zmm26, %zmm2, %zmm16
	vfnmadd231ps	%zmm22, %zmm21, %zmm29
	vxorps	%zmm26, %zmm22, %zmm22
	vmovaps	%zmm3, %zmm18
	vmulps	%zmm3, %zmm28, %zmm23
	vfnmadd231ps	%zmm25, %zmm23, %zmm29
	vxorps	%zmm26, %zmm25, %zmm25
	vmovaps	%zmm0, %zmm2
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm11, %xmm11, %xmm11
	vfmadd213ps	%zmm11, %zmm0, %zmm2
	vfmadd231ps	%zmm19, %zmm19, %zmm2
	vfmadd231ps	%zmm21, %zmm21, %zmm2
	vfmadd231ps	%zmm23, %zmm23, %zmm2
	vmovaps	%zmm6, %zmm11
	vmulps	%zmm6, %zmm29, %zmm26
	vfmadd231ps	%zmm26, %zmm26, %zmm2
	ja	.L38b103
	vmovaps	%zmm16, %zmm29
	vmovaps	%zmm17, %zmm16
	vmovaps	%zmm1, %zmm6
	vmovaps	%zmm10, %zmm17
	vmovaps	%zmm7, %zmm9
	vmovaps	%zmm24, %zmm10
	vdivps	%zmm24, %zmm30, %zmm4
	vbroadcastss	16(%r11), %zmm7
	vmovups	%zmm31, 448(%rsp)
	vmulps	%zmm31, %zmm4, %zmm4
	vmovaps	%zmm12, %zmm24
	vdivps	%zmm12, %zmm30, %zmm8
	vmovups	%zmm13, 960(%rsp)
	vmulps	%zmm13, %zmm8, %zmm8
	vmovups	2624(%rsp), %zmm28
	vdivps	%zmm28, %zmm30, %zmm12
	vmulps	3776(%rsp), %zmm12, %zmm1
	vmulps	.L38c74(%rip){1to16}, %zmm4, %zmm4
	vmulps	.L38c75(%rip){1to16}, %zmm8, %zmm8
	vmaxps	%zmm4, %zmm8, %zmm12
	vcmpunordps	%zmm4, %zmm4, %k1
	vmovaps	%zmm8, %zmm12 {%k1}
	vbroadcastss	.L38c25(%rip), %zmm27
	vmovups	3712(%rsp), %zmm4
	vcmpltps	%zmm27, %zmm4, %k1
	vaddps	%zmm4, %zmm4, %zmm4
	vsqrtps	%zmm4, %zmm4
	vmulps	.L38c76(%rip){1to16}, %zmm4, %zmm4 {%k1} {z}
	vmaxps	%zmm12, %zmm4, %zmm8
	vcmpunordps	%zmm12, %zmm12, %k1
	vmovaps	%zmm4, %zmm8 {%k1}
	vmulps	%zmm1, %zmm1, %zmm1
	vminps	%zmm30, %zmm1, %zmm1
	vmulps	%zmm7, %zmm1, %zmm1
	vmaxps	%zmm1, %zmm8, %zmm4
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovaps	%zmm8, %zmm4 {%k1}
	vcmpltps	%zmm27, %zmm28, %k1
	vmovaps	%zmm4, %zmm1 {%k1} {z}
	vmulps	%zmm1, %zmm1, %zmm1
	vmulss	%xmm7, %xmm7, %xmm4
	vbroadcastss	%xmm4, %zmm4
	vcmpleps	%zmm4, %zmm15, %k1
	vcmpleps	%zmm1, %zmm2, %k1 {%k1}
	vmovups	704(%rsp), %zmm1
	vmulps	768(%rsp), %zmm1, %zmm1
	vmulps	512(%rsp), %zmm1, %zmm1
	vmulps	1728(%rsp), %zmm1, %zmm1
	vmulps	1664(%rsp), %zmm1, %zmm1
	vxorps	%xmm7, %xmm7, %xmm7
	vcmpnltps	%zmm1, %zmm3, %k2
	vmovaps	%zmm30, %zmm1 {%k2} {z}
	vbroadcastss	.L38c22(%rip), %zmm2
	vblendmps	%zmm1, %zmm2, %zmm1 {%k1}
	vmovups	4480(%rsp), %zmm4
	vcmpleps	2752(%rsp), %zmm4, %k1
	vbroadcastss	.L38c31(%rip), %zmm13
	vminps	%zmm13, %zmm1, %zmm1 {%k1}
	vmovups	2688(%rsp), %zmm4
	vcmpeqps	%zmm2, %zmm4, %k1
	vmovaps	%zmm1, %zmm4 {%k1}
	vmovups	%zmm4, 2688(%rsp)
	vcmpeqps	%zmm2, %zmm4, %k1
	vmovaps	%zmm30, %zmm12 {%k1} {z}
	vxorps	%xmm8, %xmm8, %xmm8
	vaddss	%xmm8, %xmm12, %xmm1
	vmovshdup	%xmm12, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufpd	$1, %xmm12, %xmm12, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufps	$255, %xmm12, %xmm12, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vextractf128	$1, %ymm12, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vmovshdup	%xmm2, %xmm4
	vaddss	%xmm4, %xmm1, %xmm1
	vshufpd	$1, %xmm2, %xmm2, %xmm4
	vaddss	%xmm4, %xmm1, %xmm1
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vextractf32x4	$2, %zmm12, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vmovshdup	%xmm2, %xmm4
	vaddss	%xmm4, %xmm1, %xmm1
	vshufpd	$1, %xmm2, %xmm2, %xmm4
	vaddss	%xmm4, %xmm1, %xmm1
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vextractf32x4	$3, %zmm12, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vmovshdup	%xmm2, %xmm4
	vaddss	%xmm4, %xmm1, %xmm1
	vshufpd	$1, %xmm2, %xmm2, %xmm4
	vaddss	%xmm4, %xmm1, %xmm1
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vucomiss	%xmm8, %xmm1
	vbroadcastss	.L38c20(%rip), %zmm27
	vxorps	%xmm28, %xmm28, %xmm28
	vbroadcastss	.L38c65(%rip), %zmm31
	ja	.L38b60
	vmulps	%zmm26, %zmm11, %zmm1
	vfmadd213ps	%zmm23, %zmm1, %zmm25
	vmulps	%zmm25, %zmm18, %zmm2
	vfmadd213ps	%zmm21, %zmm2, %zmm20
	vfmadd213ps	%zmm20, %zmm1, %zmm22
	vmulps	1792(%rsp), %zmm22, %zmm4
	vfmadd213ps	%zmm19, %zmm4, %zmm16
	vfmadd213ps	%zmm16, %zmm2, %zmm6
	vfmadd213ps	%zmm6, %zmm1, %zmm29
	vmulps	%zmm29, %zmm5, %zmm5
	vmovups	1216(%rsp), %zmm6
	vfmadd213ps	%zmm0, %zmm5, %zmm6
	vmovups	1280(%rsp), %zmm0
	vfmadd213ps	%zmm6, %zmm4, %zmm0
	vfmadd213ps	%zmm0, %zmm2, %zmm17
	vfmadd213ps	%zmm17, %zmm1, %zmm9
	vmulps	2240(%rsp), %zmm9, %zmm0
	vmovups	%zmm0, 768(%rsp)
	vmulps	320(%rsp), %zmm5, %zmm0
	vmovups	%zmm0, 512(%rsp)
	vmulps	384(%rsp), %zmm4, %zmm0
	vmovups	%zmm0, 1024(%rsp)
	vmovups	%zmm10, 160(%rsp)
	vmulps	%zmm2, %zmm10, %zmm0
	vmovups	%zmm0, 832(%rsp)
	vdivps	4736(%rsp), %zmm30, %zmm0
	vmovups	%zmm24, 96(%rsp)
	vmulps	%zmm1, %zmm24, %zmm1
	vmovups	%zmm1, 640(%rsp)
	vmulps	4800(%rsp), %zmm0, %zmm0
	vpbroadcastd	.L38c60(%rip), %zmm18
	vpaddd	%zmm18, %zmm0, %zmm1
	vpbroadcastd	.L38c61(%rip), %zmm19
	vpandd	%zmm19, %zmm1, %zmm1
	vpbroadcastd	.L38c0(%rip), %zmm20
	vpsubd	%zmm1, %zmm20, %zmm2
	vcvtdq2ps	%zmm1, %zmm1
	vfmsub213ps	%zmm30, %zmm0, %zmm2
	vmulps	%zmm2, %zmm2, %zmm0
	vbroadcastss	.L38c62(%rip), %zmm21
	vmovaps	%zmm21, %zmm4
	vbroadcastss	.L38c63(%rip), %zmm23
	vfmadd213ps	%zmm23, %zmm2, %zmm4
	vbroadcastss	.L38c64(%rip), %zmm25
	vmovaps	%zmm25, %zmm5
	vfmadd213ps	%zmm31, %zmm2, %zmm5
	vbroadcastss	.L38c66(%rip), %zmm8
	vfmadd213ps	.L38c67(%rip){1to16}, %zmm2, %zmm8
	vfmadd231ps	.L38c68(%rip){1to16}, %zmm0, %zmm8
	vfmadd213ps	%zmm5, %zmm0, %zmm8
	vfmadd213ps	%zmm4, %zmm0, %zmm8
	vfmadd213ps	%zmm2, %zmm0, %zmm8
	vfmadd231ps	.L38c69(%rip){1to16}, %zmm1, %zmm8
	vmovups	4352(%rsp), %zmm0
	vfmadd231ps	.L38c77(%rip){1to16}, %zmm0, %zmm8
	vmovups	4864(%rsp), %zmm0
	vfmadd231ps	.L38c78(%rip){1to16}, %zmm0, %zmm8
	vmovups	%zmm8, 704(%rsp)
	movl	%r14d, %eax
	shrb	$3, %al
	testl	%r10d, %r10d
	setne	%cl
	andb	%al, %cl
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm27, %xmm27, %xmm27
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm28, %xmm28, %xmm28
	cmpb	$1, %cl
	vbroadcastss	.L38c15(%rip), %zmm26
	jne	.L38b93
	movq	%rbp, %rax
	xorl	%edx, %edx
	.p2align	4
.L38b90:
	leaq	(%rdx,%r10), %rcx
	leaq	(%rcx,%rcx,4), %rcx
	shlq	$6, %rcx
	vmovups	448(%rsp), %zmm0
	vmulps	(%r13,%rcx), %zmm0, %zmm0
	movq	%r13, %rsi
	xorl	%edi, %edi
	vbroadcastss	.L38c66(%rip), %zmm29
	vbroadcastss	.L38c67(%rip), %zmm3
	vbroadcastss	.L38c68(%rip), %zmm22
	vbroadcastss	.L38c69(%rip), %zmm8
	vmovups	960(%rsp), %zmm24
	.p2align	4
.L38b91:
	vmovaps	(%rsi), %zmm2
	vfmadd213ps	%zmm24, %zmm0, %zmm2
	vdivps	%zmm2, %zmm30, %zmm4
	vmovaps	(%rax,%rdi), %zmm5
	vsubps	%zmm2, %zmm5, %zmm5
	vmulps	%zmm4, %zmm5, %zmm5
	vaddps	%zmm26, %zmm4, %zmm4
	vcmpltps	%zmm5, %zmm26, %k1
	vmovaps	%zmm5, %zmm4 {%k1}
	vaddps	%zmm30, %zmm4, %zmm6
	vpaddd	%zmm18, %zmm6, %zmm6
	vpandd	%zmm19, %zmm6, %zmm6
	vpsubd	%zmm6, %zmm20, %zmm9
	vaddps	%zmm30, %zmm2, %zmm12
	vcvtdq2ps	%zmm6, %zmm6
	vaddps	%zmm26, %zmm9, %zmm15
	vfmadd231ps	%zmm4, %zmm9, %zmm15
	vmulps	%zmm15, %zmm15, %zmm4
	vmovaps	%zmm21, %zmm9
	vfmadd213ps	%zmm23, %zmm15, %zmm9
	vmovaps	%zmm25, %zmm16
	vmovaps	%zmm29, %zmm17
	vfmadd213ps	%zmm31, %zmm15, %zmm16
	vfmadd213ps	%zmm3, %zmm15, %zmm17
	vfmadd231ps	%zmm22, %zmm4, %zmm17
	vfmadd213ps	%zmm16, %zmm4, %zmm17
	vfmadd213ps	%zmm9, %zmm4, %zmm17
	vfmadd213ps	%zmm15, %zmm4, %zmm17
	vfmadd231ps	%zmm8, %zmm6, %zmm17
	vaddps	%zmm30, %zmm5, %zmm4
	vmaxps	%zmm26, %zmm5, %zmm5
	vdivps	%zmm12, %zmm30, %zmm6
	vfmsub231ps	%zmm4, %zmm17, %zmm5
	vmulps	%zmm6, %zmm6, %zmm4
	vmulps	%zmm4, %zmm6, %zmm9
	vaddps	%zmm6, %zmm1, %zmm1
	vaddps	%zmm4, %zmm27, %zmm27
	vaddps	%zmm9, %zmm14, %zmm14
	vfmadd231ps	%zmm5, %zmm2, %zmm28
	vfmadd231ps	%zmm4, %zmm4, %zmm13
	vfmadd231ps	%zmm4, %zmm9, %zmm11
	vfmadd231ps	%zmm9, %zmm9, %zmm10
	addq	$64, %rdi
	addq	$320, %rsi
	cmpq	%rdi, %r12
	jne	.L38b91
	incq	%rdx
	addq	%r12, %rax
	cmpq	%r10, %rdx
	jne	.L38b90
.L38b93:
	vbroadcastss	44(%r11), %zmm2
	vmovss	.L38c0(%rip), %xmm0
	vdivss	48(%r11), %xmm0, %xmm0
	vbroadcastss	%xmm0, %zmm0
	vmovups	896(%rsp), %zmm25
	vsubps	%zmm2, %zmm25, %zmm4
	vmulps	%zmm0, %zmm4, %zmm4
	vbroadcastss	28(%r11), %zmm5
	vbroadcastss	36(%r11), %zmm6
	vmovaps	%xmm6, %xmm9
	vfmadd213ps	%zmm5, %zmm4, %zmm6
	vfmadd213ps	%zmm30, %zmm4, %zmm6
	vmulps	%zmm4, %zmm4, %zmm12
	vfmadd213ps	%zmm30, %zmm12, %zmm6
	vmovss	.L38c23(%rip), %xmm17
	vmulss	%xmm17, %xmm9, %xmm9
	vbroadcastss	%xmm9, %zmm9
	vmovss	.L38c30(%rip), %xmm18
	vmulss	%xmm18, %xmm5, %xmm5
	vbroadcastss	%xmm5, %zmm5
	vfmadd231ps	%zmm9, %zmm4, %zmm5
	vbroadcastss	.L38c20(%rip), %zmm16
	vmaxps	%zmm16, %zmm6, %zmm9
	vsqrtps	%zmm9, %zmm9
	vdivps	%zmm9, %zmm30, %zmm9
	vbroadcastss	.L38c31(%rip), %zmm19
	vfmadd213ps	%zmm19, %zmm4, %zmm5
	vmulps	%zmm5, %zmm4, %zmm4
	vbroadcastss	.L38c12(%rip), %zmm3
	vmulps	%zmm3, %zmm4, %zmm4
	vmulps	%zmm9, %zmm4, %zmm4
	vbroadcastss	20(%r11), %zmm5
	vmulps	%zmm9, %zmm6, %zmm6
	vmulps	%zmm6, %zmm5, %zmm6
	vmulps	%zmm4, %zmm5, %zmm4
	vaddps	%zmm2, %zmm25, %zmm2
	vbroadcastss	32(%r11), %zmm5
	vmulps	%zmm0, %zmm2, %zmm2
	vbroadcastss	40(%r11), %zmm9
	vmovaps	%xmm9, %xmm12
	vfmadd213ps	%zmm5, %zmm2, %zmm9
	vfmadd213ps	%zmm30, %zmm2, %zmm9
	vmulps	%zmm2, %zmm2, %zmm15
	vfmadd213ps	%zmm30, %zmm15, %zmm9
	vmulss	%xmm17, %xmm12, %xmm12
	vbroadcastss	%xmm12, %zmm12
	vmulss	%xmm18, %xmm5, %xmm5
	vbroadcastss	%xmm5, %zmm5
	vfmadd231ps	%zmm12, %zmm2, %zmm5
	vfmadd213ps	%zmm19, %zmm2, %zmm5
	vmulps	%zmm5, %zmm2, %zmm2
	vmaxps	%zmm16, %zmm9, %zmm5
	vsqrtps	%zmm5, %zmm5
	vdivps	%zmm5, %zmm30, %zmm5
	vmulps	%zmm3, %zmm2, %zmm2
	vmulps	%zmm5, %zmm2, %zmm2
	vmulps	%zmm5, %zmm9, %zmm5
	vbroadcastss	24(%r11), %zmm9
	vmulps	%zmm5, %zmm9, %zmm5
	vmulps	%zmm2, %zmm9, %zmm2
	vmulps	%zmm4, %zmm0, %zmm4
	vmulps	%zmm2, %zmm0, %zmm0
	vbroadcastss	.L38c9(%rip), %zmm31
	vmovups	768(%rsp), %zmm8
	vandps	%zmm31, %zmm8, %zmm2
	vmaxps	%zmm7, %zmm2, %zmm2
	vmovups	512(%rsp), %zmm22
	vandps	%zmm31, %zmm22, %zmm9
	vmaxps	%zmm2, %zmm9, %zmm2
	vandps	%zmm31, %zmm4, %zmm4
	vandps	%zmm31, %zmm0, %zmm0
	vcmpunordps	%zmm4, %zmm4, %k1
	vmaxps	%zmm4, %zmm0, %zmm4
	vmovaps	%zmm0, %zmm4 {%k1}
	vmovups	1024(%rsp), %zmm21
	vandps	%zmm31, %zmm21, %zmm0
	vmulps	%zmm4, %zmm0, %zmm0
	vmaxps	%zmm2, %zmm0, %zmm0
	vcmpunordps	%zmm6, %zmm6, %k1
	vminps	%zmm6, %zmm5, %zmm2
	vmovaps	%zmm5, %zmm2 {%k1}
	vmovups	2688(%rsp), %zmm3
	vcmpleps	%zmm30, %zmm3, %k2
	vmulps	.L38c80(%rip){1to16}, %zmm2, %zmm2
	vcmpleps	%zmm2, %zmm0, %k3 {%k2}
	vbroadcastss	208(%r11), %zmm5
	vmovups	320(%rsp), %zmm7
	vmulps	1856(%rsp), %zmm7, %zmm0
	vmovups	2240(%rsp), %zmm9
	vmulps	%zmm9, %zmm0, %zmm12
	vmovups	384(%rsp), %zmm6
	vmulps	2560(%rsp), %zmm6, %zmm0
	vmulps	%zmm9, %zmm0, %zmm16
	vmulps	2496(%rsp), %zmm6, %zmm0
	vmulps	%zmm12, %zmm16, %zmm2
	vfmsub231ps	%zmm0, %zmm7, %zmm2
	vmovups	160(%rsp), %zmm24
	vmulps	576(%rsp), %zmm24, %zmm0
	vmulps	%zmm9, %zmm0, %zmm4
	vmulps	3904(%rsp), %zmm24, %zmm0
	vmulps	%zmm12, %zmm4, %zmm17
	vfmsub231ps	%zmm0, %zmm7, %zmm17
	vmulps	1408(%rsp), %zmm24, %zmm0
	vmulps	%zmm16, %zmm4, %zmm20
	vfmsub231ps	%zmm0, %zmm6, %zmm20
	vmovups	96(%rsp), %zmm29
	vmulps	3840(%rsp), %zmm29, %zmm0
	vmulps	%zmm9, %zmm0, %zmm15
	vmulps	1984(%rsp), %zmm29, %zmm0
	vmulps	%zmm12, %zmm15, %zmm9
	vfmsub231ps	%zmm0, %zmm7, %zmm9
	vmulps	1472(%rsp), %zmm29, %zmm0
	vmulps	%zmm16, %zmm15, %zmm19
	vfmsub231ps	%zmm0, %zmm6, %zmm19
	vbroadcastss	12(%r11), %zmm0
	vmovups	%zmm0, 576(%rsp)
	vmovups	1536(%rsp), %zmm18
	vaddps	%zmm18, %zmm8, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovups	3264(%rsp), %zmm6
	vminps	%zmm0, %zmm6, %zmm0
	vmovaps	%zmm6, %zmm0 {%k1}
	vcmpeqps	.L38c23(%rip){1to16}, %zmm3, %k1
	vcmpunordps	%zmm0, %zmm0, %k4
	vmovups	3328(%rsp), %zmm3
	vmaxps	%zmm0, %zmm3, %zmm0
	vmovaps	%zmm3, %zmm0 {%k4}
	vmovaps	%zmm12, %zmm6
	vfnmadd213ps	%zmm30, %zmm12, %zmm6
	vmovaps	%zmm0, %zmm18 {%k3}
	vminps	%zmm30, %zmm6, %zmm7
	vbroadcastss	.L38c73(%rip), %zmm8
	vmaxps	%zmm8, %zmm6, %zmm0
	vsqrtps	%zmm0, %zmm0
	vdivps	%zmm0, %zmm30, %zmm6
	vmulps	%zmm6, %zmm2, %zmm0
	vmovaps	%zmm5, %zmm18 {%k1}
	movq	296(%rsp), %r12
	movq	%r12, %rax
	shlq	$6, %rax
	vmovaps	%zmm18, (%r15,%rax)
	vmovaps	%zmm16, %zmm2
	vfnmadd213ps	%zmm30, %zmm16, %zmm2
	vfnmadd231ps	%zmm0, %zmm0, %zmm2
	vminps	%zmm7, %zmm2, %zmm7
	vmaxps	%zmm8, %zmm2, %zmm2
	vsqrtps	%zmm2, %zmm2
	vmovups	1152(%rsp), %zmm23
	vaddps	%zmm23, %zmm22, %zmm3
	vcmpunordps	%zmm3, %zmm3, %k4
	vmovups	3392(%rsp), %zmm22
	vminps	%zmm3, %zmm22, %zmm18
	vmovaps	%zmm22, %zmm18 {%k4}
	vdivps	%zmm2, %zmm30, %zmm3
	vcmpunordps	%zmm18, %zmm18, %k4
	vmovups	3456(%rsp), %zmm22
	vmaxps	%zmm18, %zmm22, %zmm2
	vmovaps	%zmm22, %zmm2 {%k4}
	vmovaps	%zmm2, %zmm23 {%k3}
	vmulps	%zmm6, %zmm17, %zmm18
	vfnmadd231ps	%zmm0, %zmm18, %zmm20
	vmulps	%zmm3, %zmm20, %zmm17
	vmulps	1600(%rsp), %zmm29, %zmm2
	vmovaps	%zmm5, %zmm23 {%k1}
	movq	16(%rsp), %r10
	addq	%r10, %r12
	shlq	$6, %r12
	vmovaps	%zmm23, (%r15,%r12)
	vmulps	%zmm4, %zmm15, %zmm20
	vfmsub231ps	%zmm2, %zmm24, %zmm20
	vmovaps	%zmm4, %zmm2
	vfnmadd213ps	%zmm30, %zmm4, %zmm2
	vfnmadd231ps	%zmm18, %zmm18, %zmm2
	vfnmadd231ps	%zmm17, %zmm17, %zmm2
	vminps	%zmm7, %zmm2, %zmm23
	vmaxps	%zmm8, %zmm2, %zmm2
	vsqrtps	%zmm2, %zmm2
	vaddps	%zmm25, %zmm21, %zmm7
	vmovups	576(%rsp), %zmm21
	vcmpunordps	%zmm7, %zmm7, %k4
	vmovups	3520(%rsp), %zmm8
	vminps	%zmm7, %zmm8, %zmm7
	vmovaps	%zmm8, %zmm7 {%k4}
	vdivps	%zmm2, %zmm30, %zmm2
	vcmpunordps	%zmm7, %zmm7, %k4
	vmovups	3584(%rsp), %zmm8
	vmaxps	%zmm7, %zmm8, %zmm7
	vmovaps	%zmm8, %zmm7 {%k4}
	vmovaps	%zmm7, %zmm25 {%k3}
	vmulps	%zmm6, %zmm9, %zmm22
	vfnmadd231ps	%zmm0, %zmm22, %zmm19
	vmulps	%zmm3, %zmm19, %zmm19
	vfnmadd231ps	%zmm18, %zmm22, %zmm20
	vfnmadd231ps	%zmm17, %zmm19, %zmm20
	leaq	(%r15,%rax), %rcx
	vmovaps	%zmm5, %zmm25 {%k1}
	movq	%r10, %rdx
	shlq	$7, %rdx
	vmovaps	%zmm25, (%rdx,%rcx)
	vmulps	%zmm2, %zmm20, %zmm20
	vmovaps	%zmm15, %zmm7
	vfnmadd213ps	%zmm30, %zmm15, %zmm7
	vfnmadd231ps	%zmm22, %zmm22, %zmm7
	vfnmadd231ps	%zmm19, %zmm19, %zmm7
	vfnmadd231ps	%zmm20, %zmm20, %zmm7
	vminps	%zmm23, %zmm7, %zmm9
	vcmpgtps	.L38c79(%rip){1to16}, %zmm9, %k0
	vmovups	448(%rsp), %zmm23
	vaddps	832(%rsp), %zmm23, %zmm9
	vcmpunordps	%zmm9, %zmm9, %k4
	vmovups	2304(%rsp), %zmm8
	vminps	%zmm9, %zmm8, %zmm9
	vmovaps	%zmm8, %zmm9 {%k4}
	vcmpunordps	%zmm9, %zmm9, %k4
	vmovups	2368(%rsp), %zmm8
	vmaxps	%zmm9, %zmm8, %zmm9
	vmovaps	%zmm8, %zmm9 {%k4}
	vmovaps	%zmm9, %zmm23 {%k3}
	vmulps	%zmm23, %zmm21, %zmm9
	vmovaps	%zmm5, %zmm9 {%k1}
	leaq	(%r10,%r10,2), %rdx
	movq	%rdx, %rsi
	shlq	$6, %rsi
	vmovaps	%zmm9, (%rsi,%rcx)
	vmovups	960(%rsp), %zmm23
	vaddps	640(%rsp), %zmm23, %zmm9
	vcmpunordps	%zmm9, %zmm9, %k4
	vmovups	3648(%rsp), %zmm8
	vminps	%zmm9, %zmm8, %zmm9
	vmovaps	%zmm8, %zmm9 {%k4}
	vcmpunordps	%zmm9, %zmm9, %k4
	vmovups	2432(%rsp), %zmm8
	vmaxps	%zmm9, %zmm8, %zmm9
	vmovaps	%zmm8, %zmm9 {%k4}
	vmovaps	%zmm9, %zmm23 {%k3}
	vmulps	%zmm23, %zmm21, %zmm9
	vmovaps	%zmm5, %zmm9 {%k1}
	movq	%r10, %rsi
	shlq	$8, %rsi
	vmovaps	%zmm9, (%rsi,%rcx)
	movl	$5, %edi
	testb	$2, %r14b
	je	.L38b96
	vmaxps	.L38c73(%rip){1to16}, %zmm7, %zmm7
	vsqrtps	%zmm7, %zmm7
	vdivps	%zmm7, %zmm30, %zmm9
	vbroadcastss	.L38c36(%rip), %zmm8
	vxorps	%zmm8, %zmm12, %zmm23
	vmulps	%zmm21, %zmm24, %zmm7
	vmulps	%zmm21, %zmm29, %zmm12
	kandw	%k0, %k2, %k2
	movl	%r14d, %esi
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
	imulq	16(%rsp), %r10
	shlq	$6, %r10
	addq	%r15, %r10
	imulq	16(%rsp), %r9
	shlq	$6, %r9
	addq	%r15, %r9
	imulq	16(%rsp), %r8
	shlq	$6, %r8
	addq	%r15, %r8
	imulq	16(%rsp), %rdi
	shlq	$6, %rdi
	addq	%r15, %rdi
	vmulps	%zmm23, %zmm6, %zmm25
	vfmadd231ps	%zmm25, %zmm0, %zmm16
	vxorps	%zmm8, %zmm16, %zmm16
	vmulps	%zmm16, %zmm3, %zmm24
	vxorps	%zmm8, %zmm6, %zmm16
	vmulps	%zmm16, %zmm0, %zmm0
	vmulps	%zmm3, %zmm0, %zmm23
	vfmadd231ps	%zmm25, %zmm18, %zmm4
	vfmadd231ps	%zmm24, %zmm17, %zmm4
	vxorps	%zmm8, %zmm4, %zmm0
	vmulps	%zmm0, %zmm2, %zmm21
	vmulps	%zmm18, %zmm6, %zmm0
	vfmadd231ps	%zmm23, %zmm17, %zmm0
	vxorps	%zmm8, %zmm0, %zmm0
	vmulps	%zmm0, %zmm2, %zmm18
	vxorps	%zmm8, %zmm3, %zmm0
	vmulps	%zmm0, %zmm17, %zmm0
	vmulps	%zmm2, %zmm0, %zmm17
	vfmadd231ps	%zmm25, %zmm22, %zmm15
	vfmadd231ps	%zmm24, %zmm19, %zmm15
	vfmadd231ps	%zmm21, %zmm20, %zmm15
	vxorps	%zmm8, %zmm15, %zmm0
	vmulps	%zmm0, %zmm9, %zmm16
	vmulps	%zmm22, %zmm6, %zmm0
	vfmadd231ps	%zmm23, %zmm19, %zmm0
	vfmadd231ps	%zmm18, %zmm20, %zmm0
	vxorps	%zmm8, %zmm0, %zmm0
	vmulps	%zmm0, %zmm9, %zmm15
	vmulps	%zmm19, %zmm3, %zmm0
	vfmadd231ps	%zmm17, %zmm20, %zmm0
	vxorps	%zmm8, %zmm0, %zmm0
	vmulps	%zmm0, %zmm9, %zmm4
	vxorps	%zmm8, %zmm2, %zmm0
	vmulps	%zmm0, %zmm20, %zmm0
	vmulps	%zmm9, %zmm0, %zmm0
	vmovaps	%zmm25, %zmm19
	vfmadd213ps	%zmm30, %zmm25, %zmm19
	vfmadd231ps	%zmm24, %zmm24, %zmm19
	vfmadd231ps	%zmm21, %zmm21, %zmm19
	vfmadd231ps	%zmm16, %zmm16, %zmm19
	vmovups	2240(%rsp), %zmm8
	vmulps	%zmm19, %zmm8, %zmm19
	vmovaps	%zmm5, %zmm20
	vmulps	%zmm19, %zmm8, %zmm20 {%k2}
	vmovaps	%zmm20, (%rax,%r11)
	movq	24(%rsp), %r11
	vmulps	%zmm6, %zmm6, %zmm19
	vfmadd231ps	%zmm23, %zmm23, %zmm19
	vfmadd231ps	%zmm18, %zmm18, %zmm19
	vfmadd231ps	%zmm15, %zmm15, %zmm19
	vmovups	320(%rsp), %zmm8
	vmulps	%zmm19, %zmm8, %zmm19
	vmovaps	%zmm5, %zmm20
	vmulps	%zmm19, %zmm8, %zmm20 {%k2}
	vmovaps	%zmm20, (%rax,%r10)
	movq	16(%rsp), %r10
	vmulps	%zmm3, %zmm3, %zmm19
	vfmadd231ps	%zmm17, %zmm17, %zmm19
	vfmadd231ps	%zmm4, %zmm4, %zmm19
	vmovups	384(%rsp), %zmm8
	vmulps	%zmm19, %zmm8, %zmm19
	vmovaps	%zmm5, %zmm20
	vmulps	%zmm19, %zmm8, %zmm20 {%k2}
	vmovaps	%zmm20, (%rax,%r9)
	leaq	256(%r13), %r9
	vmulps	%zmm2, %zmm2, %zmm19
	vfmadd231ps	%zmm0, %zmm0, %zmm19
	vmulps	%zmm7, %zmm19, %zmm19
	vmovaps	%zmm5, %zmm20
	vmulps	%zmm19, %zmm7, %zmm20 {%k2}
	vmovaps	%zmm20, (%rax,%r8)
	vmulps	%zmm9, %zmm9, %zmm19
	vmulps	%zmm12, %zmm19, %zmm19
	vmovaps	%zmm5, %zmm20
	vmulps	%zmm19, %zmm12, %zmm20 {%k2}
	vmovaps	%zmm20, (%rax,%rdi)
	movl	$10, %edi
	testl	%esi, %esi
	je	.L38b96
	vmulps	%zmm25, %zmm6, %zmm6
	vfmadd231ps	%zmm24, %zmm23, %zmm6
	vfmadd231ps	%zmm21, %zmm18, %zmm6
	vfmadd231ps	%zmm16, %zmm15, %zmm6
	vmovups	320(%rsp), %zmm20
	vmulps	%zmm6, %zmm20, %zmm6
	vmovaps	%zmm5, %zmm19
	vmovups	2240(%rsp), %zmm22
	vmulps	%zmm6, %zmm22, %zmm19 {%k2}
	movq	%rdx, %rcx
	shlq	$7, %rcx
	addq	%r15, %rcx
	vmovaps	%zmm19, (%rax,%rcx)
	vmulps	%zmm24, %zmm3, %zmm6
	vfmadd231ps	%zmm21, %zmm17, %zmm6
	vfmadd231ps	%zmm16, %zmm4, %zmm6
	vmovups	384(%rsp), %zmm8
	vmulps	%zmm6, %zmm8, %zmm6
	vmovaps	%zmm5, %zmm19
	vmulps	%zmm6, %zmm22, %zmm19 {%k2}
	movq	%r10, %rcx
	shlq	$9, %rcx
	addq	%r15, %rcx
	vmovaps	%zmm19, (%rax,%rcx)
	vmulps	%zmm23, %zmm3, %zmm3
	vfmadd231ps	%zmm18, %zmm17, %zmm3
	vfmadd231ps	%zmm15, %zmm4, %zmm3
	vmulps	%zmm3, %zmm8, %zmm3
	vmovaps	%zmm5, %zmm6
	vmulps	%zmm3, %zmm20, %zmm6 {%k2}
	leaq	(%r10,%r10,8), %rcx
	movq	%rcx, %rsi
	shlq	$6, %rsi
	addq	%r15, %rsi
	vmovaps	%zmm6, (%rax,%rsi)
	vmulps	%zmm21, %zmm2, %zmm3
	vfmadd231ps	%zmm16, %zmm0, %zmm3
	vmulps	%zmm7, %zmm3, %zmm3
	vmovaps	%zmm5, %zmm6
	vmulps	%zmm3, %zmm22, %zmm6 {%k2}
	imulq	$704, %r10, %rsi
	addq	%r15, %rsi
	vmovaps	%zmm6, (%rax,%rsi)
	vmulps	%zmm18, %zmm2, %zmm3
	vfmadd231ps	%zmm15, %zmm0, %zmm3
	vmulps	%zmm7, %zmm3, %zmm3
	vmovaps	%zmm5, %zmm6
	vmulps	%zmm3, %zmm20, %zmm6 {%k2}
	shlq	$8, %rdx
	addq	%r15, %rdx
	vmovaps	%zmm6, (%rax,%rdx)
	vmulps	%zmm17, %zmm2, %zmm2
	vfmadd231ps	%zmm4, %zmm0, %zmm2
	vmulps	%zmm7, %zmm2, %zmm2
	vmovaps	%zmm5, %zmm3
	vmulps	%zmm2, %zmm8, %zmm3 {%k2}
	imulq	$832, %r10, %rdx
	addq	%r15, %rdx
	vmovaps	%zmm3, (%rax,%rdx)
	vmulps	%zmm16, %zmm9, %zmm2
	vmulps	%zmm12, %zmm2, %zmm2
	vmovaps	%zmm5, %zmm3
	vmulps	%zmm2, %zmm22, %zmm3 {%k2}
	imulq	$960, %r10, %rdx
	addq	%r15, %rdx
	vmovaps	%zmm3, (%rax,%rdx)
	vmulps	%zmm15, %zmm9, %zmm2
	vmulps	%zmm12, %zmm2, %zmm2
	vmovaps	%zmm5, %zmm3
	vmulps	%zmm2, %zmm20, %zmm3 {%k2}
	movq	%r10, %rdx
	shlq	$10, %rdx
	addq	%r15, %rdx
	vmovaps	%zmm3, (%rax,%rdx)
	vmulps	%zmm4, %zmm9, %zmm2
	vmulps	%zmm12, %zmm2, %zmm2
	vmovaps	%zmm5, %zmm3
	vmulps	%zmm2, %zmm8, %zmm3 {%k2}
	imulq	$1088, %r10, %rdx
	addq	%r15, %rdx
	vmovaps	%zmm3, (%rax,%rdx)
	vmulps	%zmm0, %zmm9, %zmm0
	vmulps	%zmm12, %zmm0, %zmm0
	vmulps	%zmm0, %zmm7, %zmm5 {%k2}
	shlq	$7, %rcx
	addq	%r15, %rcx
	vmovaps	%zmm5, (%rax,%rcx)
	movl	$20, %edi
.L38b96:
	testb	$8, %r14b
	vxorps	%xmm15, %xmm15, %xmm15
	je	.L38b98
	vbroadcastss	208(%r11), %zmm0
	vmovups	2688(%rsp), %zmm2
	vcmpeqps	.L38c23(%rip){1to16}, %zmm2, %k2
	vaddps	%zmm28, %zmm28, %zmm3
	vmovups	704(%rsp), %zmm6
	vfmsub132ps	.L38c35(%rip){1to16}, %zmm28, %zmm6
	vbroadcastss	100(%r11), %zmm4
	vfmadd213ps	%zmm15, %zmm1, %zmm4
	vfmadd231ps	104(%r11){1to16}, %zmm27, %zmm4
	vfmadd231ps	108(%r11){1to16}, %zmm14, %zmm4
	vfmadd231ps	112(%r11){1to16}, %zmm13, %zmm4
	vfmadd231ps	116(%r11){1to16}, %zmm11, %zmm4
	vfmadd231ps	120(%r11){1to16}, %zmm10, %zmm4
	vbroadcastss	136(%r11), %zmm2
	vmovups	4672(%rsp), %zmm5
	vaddps	%zmm4, %zmm5, %zmm4
	vfmadd213ps	%zmm15, %zmm1, %zmm2
	vfmadd231ps	140(%r11){1to16}, %zmm27, %zmm2
	vfmadd231ps	144(%r11){1to16}, %zmm14, %zmm2
	vfmadd231ps	148(%r11){1to16}, %zmm13, %zmm2
	vfmadd231ps	152(%r11){1to16}, %zmm11, %zmm2
	vfmadd231ps	156(%r11){1to16}, %zmm10, %zmm2
	vfmadd132ps	172(%r11){1to16}, %zmm15, %zmm1
	vfmadd231ps	176(%r11){1to16}, %zmm27, %zmm1
	vfmadd231ps	180(%r11){1to16}, %zmm14, %zmm1
	vfmadd231ps	184(%r11){1to16}, %zmm13, %zmm1
	vfmadd231ps	188(%r11){1to16}, %zmm11, %zmm1
	vfmadd231ps	192(%r11){1to16}, %zmm10, %zmm1
	vfmadd231ps	.L38c31(%rip){1to16}, %zmm5, %zmm2
	vfmadd231ps	.L38c81(%rip){1to16}, %zmm5, %zmm1
	vmovaps	%zmm0, %zmm6 {%k2}
	movq	%rdi, %rcx
	imulq	%r10, %rcx
	shlq	$6, %rcx
	addq	%r15, %rcx
	vmovaps	%zmm6, (%rax,%rcx)
	vmovaps	%zmm0, %zmm3 {%k2}
	leaq	1(%rdi), %rcx
	imulq	%r10, %rcx
	shlq	$6, %rcx
	addq	%r15, %rcx
	vmovaps	%zmm3, (%rax,%rcx)
	vmovaps	%zmm0, %zmm4 {%k2}
	leaq	2(%rdi), %rcx
	imulq	%r10, %rcx
	shlq	$6, %rcx
	addq	%r15, %rcx
	vmovaps	%zmm4, (%rax,%rcx)
	vmovaps	%zmm0, %zmm2 {%k2}
	leaq	3(%rdi), %rcx
	imulq	%r10, %rcx
	shlq	$6, %rcx
	addq	%r15, %rcx
	vmovaps	%zmm2, (%rax,%rcx)
	vmovaps	%zmm0, %zmm1 {%k2}
	addq	$4, %rdi
	imulq	%r10, %rdi
	shlq	$6, %rdi
	addq	%r15, %rdi
	vmovaps	%zmm1, (%rax,%rdi)
	jmp	.L38b98
.L38b102:
	addq	$5448, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
