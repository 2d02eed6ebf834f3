# Made by `cargo xtask kernels`. Do not edit.
	.text
	.p2align	2, 0x0
.L46c0:
	.long	0x3f800000
.L46c1:
	.long	1048576
.L46c2:
	.long	0x5d800000
.L46c3:
	.long	0x3f40094e
.L46c4:
	.long	0x3e1d5a5a
.L46c5:
	.long	0x3bd74912
.L46c6:
	.long	0x3f156f3d
.L46c7:
	.long	0x3d26f715
.L46c8:
	.long	8388607
.L46c9:
	.long	0x21800000
.L46c10:
	.long	0xc9800000
.L46c11:
	.long	0x3f000000
.L46c12:
	.long	0x7fffffff
.L46c13:
	.long	0x40400000
.L46c14:
	.long	0x0da24260
.L46c15:
	.long	0x1e3ce508
.L46c16:
	.long	0xbf800000
.L46c17:
	.long	0x41100000
.L46c18:
	.long	0x3e800000
.L46c19:
	.long	0x3d2aaaab
.L46c20:
	.long	0x7f7fffff
.L46c21:
	.long	0x02081cea
.L46c22:
	.long	0x41490fdb
.L46c23:
	.long	0x40a00000
.L46c24:
	.long	0x40800000
.L46c25:
	.long	0x3fc00000
.L46c26:
	.long	0x7149f2ca
.L46c27:
	.long	2
.L46c28:
	.long	4
.L46c29:
	.long	8
.L46c30:
	.long	16
.L46c31:
	.long	0x40000000
.L46c32:
	.long	0x41400000
.L46c33:
	.long	0x40c00000
.L46c34:
	.long	0x3f3504f3
.L46c35:
	.long	0xbf000000
.L46c36:
	.long	0x80000000
.L46c37:
	.long	0xc2ae0000
.L46c38:
	.long	0x3fb8aa3b
.L46c39:
	.long	0xbf317200
.L46c40:
	.long	0xb5bfbe8e
.L46c41:
	.long	0x3aae0472
.L46c42:
	.long	0x3c1e8629
.L46c43:
	.long	0x3d635b73
.L46c44:
	.long	0x3e75fc8c
.L46c45:
	.long	0x3f317214
.L46c46:
	.long	0x42fe0000
.L46c47:
	.long	0x3e99999a
.L46c48:
	.long	0xbe04a19d
.L46c49:
	.long	0x3ef89ba5
.L46c50:
	.long	0xbf03248e
.L46c51:
	.long	0x3f0c3744
.L46c52:
	.long	0xbdc1d79d
.L46c53:
	.long	0x3e5c1572
.L46c54:
	.long	0x3e17e642
.L46c55:
	.long	0x3e2ecff8
.L46c56:
	.long	0x3e2d3f9f
.L46c57:
	.long	0x3ecc422a
.L46c58:
	.long	0x3f106ebb
.L46c59:
	.long	0xc0000000
.L46c60:
	.long	3234528013
.L46c61:
	.long	4286578688
.L46c62:
	.long	0x3eaaac4e
.L46c63:
	.long	0xbf00000d
.L46c64:
	.long	0x3e4bdb47
.L46c65:
	.long	0xbe7fd7d0
.L46c66:
	.long	0x3e259a3a
.L46c67:
	.long	0xbe2ec8d2
.L46c68:
	.long	0xbddadb52
.L46c69:
	.long	0x33b17218
.L46c70:
	.long	0x3727c5ac
.L46c71:
	.long	0x3a83126f
.L46c72:
	.long	0x41800000
.L46c73:
	.long	0x358637bd
.L46c74:
	.long	0x350637bd
.L46c75:
	.long	0x34210fb0
.L46c76:
	.long	0x36a7c5ac
.L46c77:
	.long	0x3f317218
.L46c78:
	.long	0x3feb3f8f
.L46c79:
	.long	0x38d1b717
.L46c80:
	.long	0x3951b717
.L46c81:
	.long	0x41000000
.L46c82:
	.long	0x3cf5c28f
.L46c83:
	.long	0x41200000
.L46c84:
	.long	0x26901d7d
.L46c85:
	.long	0x3f800054
.L46c86:
	.long	0xbf4ccccd
	.globl	gaussmle_astigmatic_maps_v4
gaussmle_astigmatic_maps_v4:
	.globl	_gaussmle_astigmatic_maps_v4
_gaussmle_astigmatic_maps_v4:
	testl	%ecx, %ecx
	je	.L46b95
	testl	%edx, %edx
	je	.L46b95
	testl	%esi, %esi
	je	.L46b95
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$5704, %rsp
	movq	5776(%rsp), %rax
	movl	%esi, %esi
	movl	%edx, %edx
	movq	(%rdi), %r10
	movq	24(%rdi), %r11
	movq	32(%rdi), %r12
	movq	40(%rdi), %rbx
	movq	%rbx, 176(%rsp)
	movq	48(%rdi), %rdi
	addl	%r8d, %r9d
	addl	5760(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 144(%rsp)
	leaq	192(%r10), %rcx
	movq	%rcx, 32(%rsp)
	movq	%r9, 160(%rsp)
	leaq	(%r9,%r9), %r8
	movq	%rdx, 40(%rsp)
	imulq	%rsi, %rdx
	addq	%rdx, %rdx
	movq	%rdx, 136(%rsp)
	leaq	(%rsi,%rsi), %rcx
	movq	%rcx, 152(%rsp)
	leaq	256(%rdi), %rbp
	vbroadcastss	.L46c0(%rip), %zmm31
	vbroadcastss	.L46c13(%rip), %zmm20
	vbroadcastss	.L46c16(%rip), %zmm16
	vbroadcastss	.L46c31(%rip), %zmm28
	movq	%r10, 56(%rsp)
	leaq	64(%r10), %rcx
	xorl	%edx, %edx
	vxorps	%xmm21, %xmm21, %xmm21
	vpbroadcastd	.L46c0(%rip), %zmm22
	vbroadcastss	.L46c2(%rip), %zmm23
	vbroadcastss	.L46c3(%rip), %zmm24
	vbroadcastss	.L46c4(%rip), %zmm25
	vbroadcastss	.L46c5(%rip), %zmm26
	vbroadcastss	.L46c6(%rip), %zmm27
	vbroadcastss	.L46c7(%rip), %zmm29
	vpbroadcastd	.L46c8(%rip), %zmm30
	movq	%rsi, 192(%rsp)
	movq	%r12, 184(%rsp)
	jmp	.L46b4
	.p2align	4
.L46b93:
	incq	%rdx
	addq	136(%rsp), %r8
	cmpq	144(%rsp), %rdx
	je	.L46b94
.L46b4:
	movq	%rdx, %r9
	imulq	40(%rsp), %r9
	movq	%r9, 168(%rsp)
	movq	%r8, %r10
	xorl	%ebx, %ebx
	movq	%r8, 208(%rsp)
	movq	%rdx, 200(%rsp)
	jmp	.L46b5
	.p2align	4
.L46b92:
	incq	%rbx
	addq	152(%rsp), %r10
	cmpq	40(%rsp), %rbx
	je	.L46b93
.L46b5:
	movq	168(%rsp), %r9
	addq	%rbx, %r9
	imulq	%rsi, %r9
	addq	160(%rsp), %r9
	movq	%r10, 24(%rsp)
	xorl	%r14d, %r14d
	movq	%r10, 232(%rsp)
	movq	%rbx, 224(%rsp)
	movq	%r9, 216(%rsp)
	jmp	.L46b6
	.p2align	4
.L46b90:
	korw	%k0, %k1, %k1
	vbroadcastss	.L46c13(%rip), %zmm20
	vblendmps	2560(%rsp), %zmm20, %zmm0 {%k1}
	movq	176(%rsp), %rdx
	vmovups	2624(%rsp), %zmm1
	vmovaps	%zmm1, (%rdx,%rax)
	vmovaps	%zmm0, (%rdx,%r13)
	movq	5776(%rsp), %rax
	movq	192(%rsp), %rsi
	movq	208(%rsp), %r8
	vbroadcastss	.L46c16(%rip), %zmm16
	vbroadcastss	.L46c31(%rip), %zmm28
	movq	200(%rsp), %rdx
	vpbroadcastd	.L46c0(%rip), %zmm22
	vbroadcastss	.L46c2(%rip), %zmm23
	vbroadcastss	.L46c3(%rip), %zmm24
	vbroadcastss	.L46c4(%rip), %zmm25
	vbroadcastss	.L46c5(%rip), %zmm26
	vbroadcastss	.L46c6(%rip), %zmm27
	vbroadcastss	.L46c7(%rip), %zmm29
	vpbroadcastd	.L46c8(%rip), %zmm30
	movq	232(%rsp), %r10
	movq	224(%rsp), %rbx
	movq	216(%rsp), %r9
	movq	248(%rsp), %r14
.L46b91:
	incq	%r14
	addq	$2, 24(%rsp)
	cmpq	%rsi, %r14
	je	.L46b92
.L46b6:
	leaq	(%r9,%r14), %r15
	movl	8(%rax), %r13d
	movq	%r13, 48(%rsp)
	cmpq	%r13, %r15
	jae	.L46b91
	movq	%r14, 248(%rsp)
	movl	(%rax), %r13d
	movl	16(%rax), %edx
	movl	%edx, 448(%rsp)
	movl	20(%rax), %eax
	movl	%eax, 8(%rsp)
	movq	%r13, %rbx
	imulq	%r13, %rbx
	movq	%rbx, %rdx
	movq	%r15, 240(%rsp)
	imulq	%r15, %rdx
	addq	%rdx, %rdx
	vxorps	%xmm2, %xmm2, %xmm2
	testq	%r13, %r13
	je	.L46b8
	leaq	(,%r13,2), %rsi
	movl	$2, %r15d
	subq	%r13, %r15
	movq	24(%rsp), %r14
	imulq	%rbx, %r14
	vxorps	%xmm17, %xmm17, %xmm17
	vmovaps	%zmm31, %zmm18
	vmovaps	%zmm31, %zmm5
	vpbroadcastd	.L46c1(%rip), %zmm7
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm19, %xmm19, %xmm19
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm9, %xmm9, %xmm9
	xorl	%r9d, %r9d
	jmp	.L46b10
	.p2align	4
.L46b37:
	vaddps	%zmm14, %zmm4, %zmm4
	vaddps	%zmm13, %zmm10, %zmm10
	vaddps	%zmm12, %zmm1, %zmm1
	vaddps	%zmm15, %zmm8, %zmm8
	incq	%r9
	addq	%rsi, %r14
	cmpq	%r13, %r9
	je	.L46b38
.L46b10:
	movl	%r14d, %eax
	shrl	%eax
	andl	$1073741823, %eax
	shlq	$7, %rax
	movl	%esi, %r8d
	imull	%r9d, %r8d
	addl	%edx, %r8d
	andl	$2147483646, %r8d
	shlq	$6, %r8
	movq	56(%rsp), %r10
	leaq	(%r10,%r8), %r12
	vmovaps	(%r10,%r8), %zmm0
	vmovaps	64(%r10,%r8), %zmm13
	testb	$8, 8(%rsp)
	jne	.L46b11
	cmpl	$1, %r13d
	je	.L46b19
	addq	32(%rsp), %rax
	vsubps	%zmm13, %zmm0, %zmm14
	cmpq	$1, %r13
	je	.L46b21
.L46b22:
	vaddps	%zmm21, %zmm14, %zmm12
	vaddps	%zmm21, %zmm13, %zmm15
	jne	.L46b23
	jmp	.L46b35
	.p2align	4
.L46b11:
	cmpl	$1, %r13d
	jne	.L46b13
	vaddps	%zmm13, %zmm9, %zmm9
.L46b13:
	addq	32(%rsp), %rax
	vcmpltps	%zmm23, %zmm13, %k1
	vmovaps	%zmm0, %zmm12 {%k1} {z}
	vaddps	%zmm24, %zmm12, %zmm6
	vfmadd213ps	%zmm25, %zmm12, %zmm6
	vfmadd213ps	%zmm26, %zmm12, %zmm6
	vaddps	%zmm27, %zmm12, %zmm15
	vfmadd213ps	%zmm29, %zmm12, %zmm15
	vsubps	%zmm13, %zmm0, %zmm14
	cmpq	$1, %r13
	jne	.L46b15
	vaddps	%zmm14, %zmm3, %zmm3
.L46b15:
	vcmpltps	%zmm12, %zmm21, %k1
	vmulps	%zmm6, %zmm18, %zmm18 {%k1}
	vmulps	%zmm15, %zmm5, %zmm5 {%k1}
	vpsrld	$23, %zmm18, %zmm0
	vpsrld	$23, %zmm5, %zmm6
	vpsubd	%zmm6, %zmm7, %zmm6
	vpaddd	%zmm0, %zmm6, %zmm7
	vpternlogd	$236, %zmm30, %zmm22, %zmm18
	vpternlogd	$236, %zmm30, %zmm22, %zmm5
	vbroadcastss	.L46c0(%rip), %zmm0 {%k1} {z}
	vaddps	%zmm0, %zmm17, %zmm17
	vaddps	%zmm21, %zmm14, %zmm12
	vaddps	%zmm21, %zmm13, %zmm15
	je	.L46b35
	vmovups	%zmm11, 64(%rsp)
	vmovups	%zmm19, 256(%rsp)
	vmovdqa64	%zmm5, %zmm11
	vmovdqa64	%zmm18, %zmm5
	leaq	-2(%r13), %r8
	testq	%r8, %r8
	je	.L46b17
	movl	$1, %r8d
	vmovaps	%zmm17, %zmm19
	.p2align	4
.L46b31:
	vmovaps	-64(%rax), %zmm0
	vmovaps	(%rax), %zmm6
	vcmpltps	%zmm23, %zmm6, %k1
	vmovaps	%zmm0, %zmm16 {%k1} {z}
	vaddps	%zmm24, %zmm16, %zmm17
	vfmadd213ps	%zmm25, %zmm16, %zmm17
	vfmadd213ps	%zmm26, %zmm16, %zmm17
	vaddps	%zmm27, %zmm16, %zmm18
	vfmadd213ps	%zmm29, %zmm16, %zmm18
	vcmpltps	%zmm16, %zmm21, %k1
	vmulps	%zmm17, %zmm5, %zmm5 {%k1}
	vmulps	%zmm18, %zmm11, %zmm11 {%k1}
	vpsrld	$23, %zmm5, %zmm16
	vpsrld	$23, %zmm11, %zmm17
	vpsubd	%zmm17, %zmm7, %zmm7
	vpaddd	%zmm16, %zmm7, %zmm7
	vpternlogd	$236, %zmm30, %zmm22, %zmm5
	vpternlogd	$236, %zmm30, %zmm22, %zmm11
	vbroadcastss	.L46c0(%rip), %zmm16 {%k1} {z}
	vaddps	%zmm16, %zmm19, %zmm19
	vsubps	%zmm6, %zmm0, %zmm0
	vaddps	%zmm0, %zmm12, %zmm12
	vaddps	%zmm6, %zmm15, %zmm15
	leaq	(%r15,%r8), %r10
	incq	%r10
	incq	%r8
	subq	$-128, %rax
	cmpq	$1, %r10
	jne	.L46b31
	jmp	.L46b32
	.p2align	4
.L46b19:
	vaddps	%zmm13, %zmm9, %zmm9
	addq	32(%rsp), %rax
	vsubps	%zmm13, %zmm0, %zmm14
	cmpq	$1, %r13
	jne	.L46b22
.L46b21:
	vaddps	%zmm14, %zmm3, %zmm3
	vaddps	%zmm21, %zmm14, %zmm12
	vaddps	%zmm21, %zmm13, %zmm15
	je	.L46b35
.L46b23:
	leaq	-2(%r13), %r8
	testq	%r8, %r8
	je	.L46b24
	movl	$1, %r8d
	.p2align	4
.L46b26:
	vmovaps	-64(%rax), %zmm0
	vmovaps	(%rax), %zmm6
	vsubps	%zmm6, %zmm0, %zmm0
	vaddps	%zmm0, %zmm12, %zmm12
	vaddps	%zmm6, %zmm15, %zmm15
	leaq	(%r15,%r8), %r10
	incq	%r10
	incq	%r8
	subq	$-128, %rax
	cmpq	$1, %r10
	jne	.L46b26
	jmp	.L46b27
.L46b17:
	movl	$1, %r8d
	vmovaps	%zmm17, %zmm19
.L46b32:
	movq	%r8, %rax
	shlq	$7, %rax
	vmovaps	(%r12,%rax), %zmm6
	vmovaps	64(%r12,%rax), %zmm0
	vcmpltps	%zmm23, %zmm0, %k1
	vmovaps	%zmm6, %zmm17 {%k1} {z}
	vaddps	%zmm24, %zmm17, %zmm16
	vfmadd213ps	%zmm25, %zmm17, %zmm16
	vfmadd213ps	%zmm26, %zmm17, %zmm16
	vaddps	%zmm27, %zmm17, %zmm18
	vfmadd213ps	%zmm29, %zmm17, %zmm18
	vsubps	%zmm0, %zmm6, %zmm6
	incq	%r8
	cmpq	%r13, %r8
	jne	.L46b34
	vaddps	%zmm6, %zmm3, %zmm3
	vaddps	%zmm0, %zmm9, %zmm9
.L46b34:
	vcmpltps	%zmm17, %zmm21, %k1
	vmulps	%zmm16, %zmm5, %zmm5 {%k1}
	vmulps	%zmm18, %zmm11, %zmm11 {%k1}
	vpsrld	$23, %zmm5, %zmm16
	vpsrld	$23, %zmm11, %zmm17
	vpsubd	%zmm17, %zmm7, %zmm7
	vpaddd	%zmm16, %zmm7, %zmm7
	vpternlogd	$236, %zmm30, %zmm22, %zmm5
	vpternlogd	$236, %zmm30, %zmm22, %zmm11
	vbroadcastss	.L46c0(%rip), %zmm16 {%k1} {z}
	vmovdqa64	%zmm5, %zmm18
	vmovdqa64	%zmm11, %zmm5
	vaddps	%zmm16, %zmm19, %zmm17
	vaddps	%zmm6, %zmm12, %zmm12
	vaddps	%zmm0, %zmm15, %zmm15
	vbroadcastss	.L46c16(%rip), %zmm16
	vmovups	256(%rsp), %zmm19
	vmovups	64(%rsp), %zmm11
.L46b35:
	testq	%r9, %r9
	jne	.L46b37
.L46b36:
	vaddps	%zmm12, %zmm19, %zmm19
	vaddps	%zmm15, %zmm11, %zmm11
	jmp	.L46b37
.L46b24:
	movl	$1, %r8d
.L46b27:
	movq	%r8, %rax
	shlq	$7, %rax
	vmovaps	(%r12,%rax), %zmm6
	vmovaps	64(%r12,%rax), %zmm0
	vsubps	%zmm0, %zmm6, %zmm6
	incq	%r8
	cmpq	%r13, %r8
	jne	.L46b29
	vaddps	%zmm6, %zmm3, %zmm3
	vaddps	%zmm0, %zmm9, %zmm9
.L46b29:
	vaddps	%zmm6, %zmm12, %zmm12
	vaddps	%zmm0, %zmm15, %zmm15
	testq	%r9, %r9
	jne	.L46b37
	jmp	.L46b36
	.p2align	4
.L46b38:
	vmovdqu64	%zmm5, 4416(%rsp)
	vbroadcastss	.L46c9(%rip), %zmm14
	vmulps	%zmm14, %zmm11, %zmm0
	vrndscaleps	$8, %zmm0, %zmm13
	vmulps	%zmm14, %zmm15, %zmm0
	vrndscaleps	$8, %zmm0, %zmm11
	vmulps	%zmm14, %zmm10, %zmm0
	vrndscaleps	$8, %zmm0, %zmm6
	vmulps	%zmm14, %zmm9, %zmm0
	vrndscaleps	$8, %zmm0, %zmm0
	vmulps	%zmm14, %zmm8, %zmm8
	vrndscaleps	$8, %zmm8, %zmm8
	vcvtudq2ps	%zmm7, %zmm7
	vaddps	.L46c10(%rip){1to16}, %zmm7, %zmm5
	vmovups	%zmm5, 4352(%rsp)
	jmp	.L46b39
.L46b8:
	vxorps	%xmm0, %xmm0, %xmm0
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm19, %xmm19, %xmm19
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm17, %xmm17, %xmm17
	vxorps	%xmm5, %xmm5, %xmm5
	vmovups	%zmm5, 4352(%rsp)
	vmovups	%zmm31, 4416(%rsp)
	vmovaps	%zmm31, %zmm18
.L46b39:
	vcvtusi2ss	%r13d, %xmm31, %xmm7
	vbroadcastss	%xmm7, %zmm7
	vsubps	%zmm13, %zmm7, %zmm9
	vmaxps	%zmm31, %zmm9, %zmm9
	vdivps	%zmm9, %zmm31, %zmm9
	vmulps	%zmm9, %zmm19, %zmm5
	vsubps	%zmm11, %zmm7, %zmm9
	vmaxps	%zmm31, %zmm9, %zmm9
	vdivps	%zmm9, %zmm31, %zmm9
	vmulps	%zmm9, %zmm12, %zmm9
	vsubps	%zmm6, %zmm7, %zmm6
	vmaxps	%zmm31, %zmm6, %zmm6
	vdivps	%zmm6, %zmm31, %zmm6
	vmulps	%zmm6, %zmm4, %zmm4
	vsubps	%zmm0, %zmm7, %zmm0
	vmaxps	%zmm31, %zmm0, %zmm0
	vdivps	%zmm0, %zmm31, %zmm0
	vmulps	%zmm0, %zmm3, %zmm0
	vminps	%zmm5, %zmm9, %zmm3
	vcmpunordps	%zmm5, %zmm5, %k1
	vmovaps	%zmm9, %zmm3 {%k1}
	vmaxps	%zmm5, %zmm9, %zmm5
	vmovaps	%zmm9, %zmm5 {%k1}
	vminps	%zmm4, %zmm0, %zmm6
	vcmpunordps	%zmm4, %zmm4, %k1
	vmovaps	%zmm0, %zmm6 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vmovaps	%zmm0, %zmm4 {%k1}
	vminps	%zmm3, %zmm6, %zmm0
	vcmpunordps	%zmm3, %zmm3, %k1
	vmovaps	%zmm6, %zmm0 {%k1}
	vmaxps	%zmm3, %zmm6, %zmm3
	vmovaps	%zmm6, %zmm3 {%k1}
	vminps	%zmm5, %zmm4, %zmm6
	vcmpunordps	%zmm5, %zmm5, %k1
	vmovaps	%zmm4, %zmm6 {%k1}
	vminps	%zmm3, %zmm6, %zmm4
	vcmpunordps	%zmm3, %zmm3, %k1
	vmovaps	%zmm6, %zmm4 {%k1}
	vaddps	%zmm4, %zmm0, %zmm0
	vmulps	.L46c11(%rip){1to16}, %zmm0, %zmm3
	vmaxps	%zmm2, %zmm3, %zmm0
	vmulps	%zmm20, %zmm0, %zmm6
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm0, %xmm0, %xmm0
	vxorps	%xmm4, %xmm4, %xmm4
	testq	%r13, %r13
	je	.L46b48
	leaq	(,%r13,2), %rax
	movl	%r13d, %esi
	andl	$-2, %esi
	movq	24(%rsp), %r8
	imulq	%rbx, %r8
	vxorps	%xmm2, %xmm2, %xmm2
	xorl	%r9d, %r9d
	jmp	.L46b41
	.p2align	4
.L46b42:
	vxorps	%xmm10, %xmm10, %xmm10
	xorl	%r14d, %r14d
.L46b46:
	vmovaps	%zmm9, %zmm11
	vmovaps	%zmm0, %zmm9
	movl	%eax, %r10d
	imull	%r9d, %r10d
	addl	%edx, %r10d
	andl	$2147483646, %r10d
	shlq	$6, %r10
	vcvtsi2ss	%r14, %xmm31, %xmm12
	addq	56(%rsp), %r10
	shlq	$7, %r14
	vmovaps	(%r10,%r14), %zmm0
	vmovaps	64(%r10,%r14), %zmm13
	vsubps	%zmm13, %zmm0, %zmm0
	vsubps	%zmm3, %zmm0, %zmm0
	vmaxps	%zmm21, %zmm0, %zmm0
	vfmadd132ps	%zmm20, %zmm6, %zmm13
	vfmsub231ps	%zmm0, %zmm0, %zmm13
	vmaxps	%zmm21, %zmm13, %zmm13
	vbroadcastss	%xmm12, %zmm0
	vaddps	%zmm13, %zmm10, %zmm10
	vfmadd213ps	%zmm9, %zmm13, %zmm0
	vmulss	%xmm12, %xmm12, %xmm9
	vbroadcastss	%xmm9, %zmm9
	vfmadd213ps	%zmm11, %zmm13, %zmm9
.L46b47:
	vcvtsi2ss	%r9, %xmm31, %xmm11
	vbroadcastss	%xmm11, %zmm12
	vaddps	%zmm10, %zmm4, %zmm4
	vfmadd231ps	%zmm12, %zmm10, %zmm5
	vmulss	%xmm11, %xmm11, %xmm11
	vbroadcastss	%xmm11, %zmm11
	vfmadd231ps	%zmm11, %zmm10, %zmm2
	incq	%r9
	addq	%rax, %r8
	cmpq	%r13, %r9
	je	.L46b48
.L46b41:
	cmpl	$1, %r13d
	je	.L46b42
	movl	%r8d, %r15d
	shrl	%r15d
	andl	$1073741823, %r15d
	shlq	$7, %r15
	addq	32(%rsp), %r15
	vxorps	%xmm10, %xmm10, %xmm10
	xorl	%r14d, %r14d
	.p2align	4
.L46b44:
	vmovaps	-192(%r15), %zmm11
	vmovaps	-128(%r15), %zmm12
	vmovaps	-64(%r15), %zmm13
	vmovaps	(%r15), %zmm14
	vsubps	%zmm12, %zmm11, %zmm11
	vsubps	%zmm3, %zmm11, %zmm11
	vmaxps	%zmm21, %zmm11, %zmm11
	vfmadd213ps	%zmm6, %zmm20, %zmm12
	vfmsub231ps	%zmm11, %zmm11, %zmm12
	vmaxps	%zmm21, %zmm12, %zmm11
	vcvtsi2ss	%r14, %xmm31, %xmm12
	vbroadcastss	%xmm12, %zmm15
	vaddps	%zmm11, %zmm10, %zmm10
	vfmadd213ps	%zmm0, %zmm11, %zmm15
	vmulss	%xmm12, %xmm12, %xmm0
	vbroadcastss	%xmm0, %zmm12
	vfmadd213ps	%zmm9, %zmm11, %zmm12
	vsubps	%zmm14, %zmm13, %zmm0
	vsubps	%zmm3, %zmm0, %zmm0
	vmaxps	%zmm21, %zmm0, %zmm0
	vfmadd213ps	%zmm6, %zmm20, %zmm14
	vfmsub231ps	%zmm0, %zmm0, %zmm14
	vmaxps	%zmm21, %zmm14, %zmm11
	leaq	1(%r14), %r10
	vcvtsi2ss	%r10, %xmm31, %xmm9
	vbroadcastss	%xmm9, %zmm0
	vaddps	%zmm11, %zmm10, %zmm10
	vfmadd213ps	%zmm15, %zmm11, %zmm0
	vmulss	%xmm9, %xmm9, %xmm9
	vbroadcastss	%xmm9, %zmm9
	vfmadd213ps	%zmm12, %zmm11, %zmm9
	addq	$2, %r14
	addq	$256, %r15
	cmpq	%rsi, %r14
	jne	.L46b44
	testb	$1, %r13b
	jne	.L46b46
	jmp	.L46b47
	.p2align	4
.L46b48:
	vmovdqu64	%zmm18, 4928(%rsp)
	vmovups	%zmm17, 4992(%rsp)
	vcvtusi2ss	%rbx, %xmm31, %xmm6
	vandps	.L46c12(%rip){1to16}, %zmm1, %zmm10
	vbroadcastss	%xmm6, %zmm12
	vmaxps	.L46c14(%rip){1to16}, %zmm4, %zmm6
	vdivps	%zmm6, %zmm31, %zmm11
	vcmpgtps	.L46c15(%rip){1to16}, %zmm4, %k1
	vaddps	%zmm16, %zmm7, %zmm6
	vmulps	.L46c11(%rip){1to16}, %zmm6, %zmm6
	vmovaps	%zmm6, %zmm7
	vdivps	.L46c17(%rip){1to16}, %zmm12, %zmm13
	vmulps	%zmm11, %zmm0, %zmm7 {%k1}
	vmulps	%zmm11, %zmm5, %zmm6 {%k1}
	vmulps	%zmm11, %zmm9, %zmm0
	vfnmadd231ps	%zmm7, %zmm7, %zmm0
	vaddps	%zmm0, %zmm0, %zmm0
	vminps	%zmm0, %zmm13, %zmm5
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovaps	%zmm13, %zmm5 {%k1}
	vbroadcastss	.L46c18(%rip), %zmm14
	vmaxps	%zmm14, %zmm5, %zmm0
	vsqrtps	%zmm0, %zmm9
	vmulps	%zmm11, %zmm2, %zmm0
	vfnmadd231ps	%zmm6, %zmm6, %zmm0
	vaddps	%zmm0, %zmm0, %zmm0
	vminps	%zmm0, %zmm13, %zmm2
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovaps	%zmm13, %zmm2 {%k1}
	vmaxps	%zmm14, %zmm2, %zmm0
	vsqrtps	%zmm0, %zmm11
	vmovss	60(%r11), %xmm5
	vsubps	%zmm8, %zmm12, %zmm27
	vmovss	84(%r11), %xmm8
	vsubss	%xmm5, %xmm8, %xmm0
	vbroadcastss	44(%r11), %zmm12
	vmulss	.L46c19(%rip), %xmm0, %xmm13
	vmovss	.L46c0(%rip), %xmm2
	vdivss	48(%r11), %xmm2, %xmm2
	vbroadcastss	%xmm2, %zmm14
	vbroadcastss	20(%r11), %zmm15
	vbroadcastss	28(%r11), %zmm16
	vbroadcastss	36(%r11), %zmm17
	vbroadcastss	24(%r11), %zmm18
	vbroadcastss	32(%r11), %zmm19
	vbroadcastss	40(%r11), %zmm20
	xorl	%eax, %eax
	vxorps	%xmm2, %xmm2, %xmm2
	vbroadcastss	.L46c20(%rip), %zmm21
	vbroadcastss	.L46c21(%rip), %zmm30
	vmovss	.L46c11(%rip), %xmm29
	.p2align	4
.L46b49:
	vcvtsi2ss	%eax, %xmm31, %xmm22
	vaddss	%xmm29, %xmm22, %xmm22
	vfmadd213ss	%xmm5, %xmm13, %xmm22
	vbroadcastss	%xmm22, %zmm22
	vsubps	%zmm12, %zmm22, %zmm23
	vmulps	%zmm14, %zmm23, %zmm23
	vmulps	%zmm23, %zmm23, %zmm24
	vmovaps	%zmm17, %zmm25
	vfmadd213ps	%zmm16, %zmm23, %zmm25
	vfmadd213ps	%zmm31, %zmm23, %zmm25
	vfmadd213ps	%zmm31, %zmm24, %zmm25
	vmaxps	%zmm30, %zmm25, %zmm23
	vsqrtps	%zmm23, %zmm23
	vdivps	%zmm23, %zmm31, %zmm23
	vaddps	%zmm12, %zmm22, %zmm24
	vmulps	%zmm14, %zmm24, %zmm24
	vmovaps	%zmm20, %zmm26
	vfmadd213ps	%zmm19, %zmm24, %zmm26
	vfmadd213ps	%zmm31, %zmm24, %zmm26
	vmulps	%zmm24, %zmm24, %zmm24
	vmulps	%zmm23, %zmm25, %zmm23
	vfmadd213ps	%zmm31, %zmm24, %zmm26
	vmaxps	%zmm30, %zmm26, %zmm24
	vsqrtps	%zmm24, %zmm24
	vmulps	%zmm23, %zmm15, %zmm23
	vdivps	%zmm24, %zmm31, %zmm24
	vmulps	%zmm24, %zmm26, %zmm24
	vmulps	%zmm24, %zmm18, %zmm24
	vsubps	%zmm9, %zmm23, %zmm25
	vsubps	%zmm11, %zmm24, %zmm26
	vmulps	%zmm25, %zmm25, %zmm25
	vmulps	%zmm23, %zmm9, %zmm23
	vdivps	%zmm23, %zmm31, %zmm23
	vmulps	%zmm26, %zmm26, %zmm26
	vmulps	%zmm24, %zmm11, %zmm24
	vdivps	%zmm24, %zmm31, %zmm24
	vmulps	%zmm24, %zmm26, %zmm24
	vfmadd231ps	%zmm23, %zmm25, %zmm24
	vcmpltps	%zmm21, %zmm24, %k1
	vmovaps	%zmm22, %zmm2 {%k1}
	vminps	%zmm21, %zmm24, %zmm21
	incl	%eax
	cmpl	$24, %eax
	jne	.L46b49
	vpcmpgtd	.L46c20(%rip){1to16}, %zmm10, %k0
	vmulps	.L46c22(%rip){1to16}, %zmm9, %zmm9
	vmulps	%zmm9, %zmm11, %zmm9
	vmulps	%zmm9, %zmm4, %zmm4
	vfnmadd231ps	%zmm27, %zmm3, %zmm1
	vsqrtps	%zmm4, %zmm4
	vmaxps	%zmm1, %zmm4, %zmm9
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovaps	%zmm4, %zmm9 {%k1}
	vmaxps	%zmm31, %zmm9, %zmm1
	vbroadcastss	52(%r11), %zmm15
	vbroadcastss	76(%r11), %zmm16
	vbroadcastss	56(%r11), %zmm13
	vbroadcastss	80(%r11), %zmm14
	vbroadcastss	%xmm5, %zmm11
	vbroadcastss	%xmm8, %zmm12
	vbroadcastss	64(%r11), %zmm9
	vbroadcastss	88(%r11), %zmm10
	vbroadcastss	68(%r11), %zmm5
	vbroadcastss	92(%r11), %zmm8
	vminps	%zmm7, %zmm16, %zmm4
	vcmpunordps	%zmm7, %zmm7, %k1
	vmovups	%zmm16, 4096(%rsp)
	vmovaps	%zmm16, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm15, %zmm7
	vcmpunordps	%zmm4, %zmm4, %k1
	vmovups	%zmm15, 3200(%rsp)
	vmovaps	%zmm15, %zmm7 {%k1}
	vminps	%zmm6, %zmm14, %zmm4
	vcmpunordps	%zmm6, %zmm6, %k1
	vmovups	%zmm14, 3264(%rsp)
	vmovaps	%zmm14, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm13, %zmm6
	vcmpunordps	%zmm4, %zmm4, %k1
	vmovups	%zmm13, 3328(%rsp)
	vmovaps	%zmm13, %zmm6 {%k1}
	vmovups	%zmm6, 896(%rsp)
	vminps	%zmm2, %zmm12, %zmm4
	vcmpunordps	%zmm2, %zmm2, %k1
	vmovups	%zmm12, 3392(%rsp)
	vmovaps	%zmm12, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm11, %zmm2
	vcmpunordps	%zmm4, %zmm4, %k1
	vmovups	%zmm11, 3456(%rsp)
	vmovaps	%zmm11, %zmm2 {%k1}
	vmovups	%zmm2, 1408(%rsp)
	vmovups	%zmm10, 2304(%rsp)
	vminps	%zmm1, %zmm10, %zmm1
	vmovups	%zmm9, 2368(%rsp)
	vmaxps	%zmm1, %zmm9, %zmm1
	vmovups	%zmm1, 512(%rsp)
	vminps	%zmm3, %zmm8, %zmm1
	vcmpunordps	%zmm3, %zmm3, %k1
	vmovups	%zmm8, 3520(%rsp)
	vmovaps	%zmm8, %zmm1 {%k1}
	vmaxps	%zmm1, %zmm5, %zmm4
	vbroadcastss	.L46c23(%rip), %zmm2
	vmovups	%zmm27, 4864(%rsp)
	vcmpltps	%zmm2, %zmm27, %k1
	vmovaps	%zmm7, %zmm27
	korw	%k1, %k0, %k1
	vcmpunordps	%zmm1, %zmm1, %k2
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%zmm1, 2944(%rsp)
	vblendmps	%zmm3, %zmm31, %zmm9 {%k1}
	vbroadcastss	.L46c24(%rip), %zmm3
	vblendmps	%zmm3, %zmm2, %zmm1 {%k1}
	vmovups	%zmm1, 2560(%rsp)
	vcvtusi2ssl	448(%rsp), %xmm0, %xmm1
	vmovups	%zmm5, 3584(%rsp)
	vmovaps	%zmm5, %zmm4 {%k2}
	vmovups	%zmm4, 1088(%rsp)
	vbroadcastss	%xmm1, %zmm1
	vmovups	%zmm1, 4544(%rsp)
	leaq	(%r13,%r13), %rax
	vmulss	.L46c18(%rip), %xmm0, %xmm0
	vbroadcastss	%xmm0, %zmm0
	vmovups	%zmm0, 5056(%rsp)
	movq	%r13, %rdx
	shlq	$6, %rdx
	leaq	(%rdx,%rdx,4), %r15
	movq	24(%rsp), %r10
	imulq	%rbx, %r10
	movq	%r13, %rsi
	shlq	$7, %rsi
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 2816(%rsp)
	vmovups	%zmm0, 2880(%rsp)
	vmovups	%zmm0, 2112(%rsp)
	vmovups	%zmm0, 2176(%rsp)
	vxorps	%xmm11, %xmm11, %xmm11
	vmovups	%zmm0, 2240(%rsp)
	vmovups	%zmm31, 3072(%rsp)
	vbroadcastss	.L46c26(%rip), %zmm0
	vmovups	%zmm0, 4480(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%zmm1, 1024(%rsp)
	vmovups	%zmm0, 2496(%rsp)
	vmovups	%zmm3, 3008(%rsp)
	vbroadcastss	.L46c25(%rip), %zmm0
	vmovups	%zmm0, 4032(%rsp)
	vbroadcastss	.L46c20(%rip), %zmm0
	vmovups	%zmm0, 3648(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 2624(%rsp)
	vpbroadcastd	.L46c27(%rip), %zmm21
	vpbroadcastd	.L46c28(%rip), %zmm22
	vpbroadcastd	.L46c30(%rip), %zmm23
	vmovaps	%zmm30, %zmm17
	jmp	.L46b51
	.p2align	4
.L46b96:
	vmulps	%zmm26, %zmm13, %zmm26
	vfmadd213ps	%zmm24, %zmm26, %zmm25
	vmulps	%zmm25, %zmm8, %zmm14
	vfmadd213ps	%zmm22, %zmm14, %zmm21
	vfmadd213ps	%zmm21, %zmm26, %zmm23
	vmulps	%zmm23, %zmm10, %zmm13
	vfmadd213ps	%zmm20, %zmm13, %zmm18
	vfmadd213ps	%zmm18, %zmm14, %zmm15
	vfmadd213ps	%zmm15, %zmm26, %zmm19
	vmovaps	%zmm1, %zmm20
	vmulps	%zmm19, %zmm2, %zmm1
	vmovups	4608(%rsp), %zmm4
	vfmadd213ps	%zmm0, %zmm1, %zmm4
	vmovups	640(%rsp), %zmm16
	vmulps	%zmm1, %zmm16, %zmm27
	vmovups	896(%rsp), %zmm28
	vaddps	%zmm27, %zmm28, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovups	3264(%rsp), %zmm2
	vminps	%zmm0, %zmm2, %zmm1
	vmovaps	%zmm2, %zmm1 {%k1}
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	3328(%rsp), %zmm2
	vmaxps	%zmm1, %zmm2, %zmm1
	vmovaps	%zmm2, %zmm1 {%k1}
	vcmpeqps	%zmm28, %zmm1, %k1
	vcmpneqps	%zmm1, %zmm0, %k3 {%k1}
	vmovups	4672(%rsp), %zmm0
	vfmadd213ps	%zmm4, %zmm13, %zmm0
	vmovups	1536(%rsp), %zmm1
	vfmadd213ps	%zmm0, %zmm14, %zmm1
	vmovups	1600(%rsp), %zmm0
	vfmadd213ps	%zmm1, %zmm26, %zmm0
	vmovups	576(%rsp), %zmm7
	vmulps	%zmm0, %zmm7, %zmm2
	vmovups	1664(%rsp), %zmm15
	vaddps	%zmm2, %zmm15, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovups	4096(%rsp), %zmm8
	vminps	%zmm0, %zmm8, %zmm1
	vmovaps	%zmm8, %zmm1 {%k1}
	vcmpunordps	%zmm1, %zmm1, %k1
	vmovups	3200(%rsp), %zmm4
	vmaxps	%zmm1, %zmm4, %zmm1
	vmovaps	%zmm4, %zmm1 {%k1}
	vcmpeqps	%zmm15, %zmm1, %k1
	vcmpneqps	%zmm1, %zmm0, %k4 {%k1}
	vmovups	320(%rsp), %zmm1
	vmulps	%zmm13, %zmm1, %zmm0
	vmovups	%zmm0, 1280(%rsp)
	vmovups	1408(%rsp), %zmm30
	vaddps	%zmm0, %zmm30, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovups	3392(%rsp), %zmm4
	vminps	%zmm0, %zmm4, %zmm5
	vmovaps	%zmm4, %zmm5 {%k1}
	vcmpunordps	%zmm5, %zmm5, %k1
	vmovups	3456(%rsp), %zmm4
	vmaxps	%zmm5, %zmm4, %zmm5
	vmovaps	%zmm4, %zmm5 {%k1}
	vcmpeqps	%zmm30, %zmm5, %k1
	vcmpneqps	%zmm5, %zmm0, %k5 {%k1}
	vmovups	1216(%rsp), %zmm13
	vmulps	%zmm14, %zmm13, %zmm0
	vmovups	%zmm0, 512(%rsp)
	vmovaps	%zmm12, %zmm25
	vaddps	%zmm0, %zmm12, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovups	2304(%rsp), %zmm5
	vminps	%zmm0, %zmm5, %zmm4
	vmovaps	%zmm5, %zmm4 {%k1}
	vcmpunordps	%zmm4, %zmm4, %k1
	vmovups	2368(%rsp), %zmm5
	vmaxps	%zmm4, %zmm5, %zmm4
	vmovaps	%zmm5, %zmm4 {%k1}
	vcmpeqps	%zmm12, %zmm4, %k1
	vcmpneqps	%zmm4, %zmm0, %k6 {%k1}
	vmovups	384(%rsp), %zmm18
	vmulps	%zmm26, %zmm18, %zmm0
	vmovups	%zmm0, 1728(%rsp)
	vaddps	%zmm0, %zmm20, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovups	3520(%rsp), %zmm5
	vminps	%zmm0, %zmm5, %zmm4
	vmovaps	%zmm5, %zmm4 {%k1}
	vcmpunordps	%zmm4, %zmm4, %k1
	vmovups	3584(%rsp), %zmm5
	vmaxps	%zmm4, %zmm5, %zmm4
	vmovaps	%zmm5, %zmm4 {%k1}
	vcmpeqps	%zmm20, %zmm4, %k1
	vcmpneqps	%zmm4, %zmm0, %k7 {%k1}
	vmovups	5248(%rsp), %zmm0
	vminps	%zmm31, %zmm0, %zmm0
	vminps	%zmm0, %zmm9, %zmm0
	vminps	%zmm0, %zmm6, %zmm0
	vminps	%zmm0, %zmm17, %zmm0
	vmulps	1152(%rsp), %zmm7, %zmm4
	vmulps	%zmm4, %zmm7, %zmm4
	vmovups	832(%rsp), %zmm26
	vsubps	%zmm26, %zmm31, %zmm5
	vfmadd231ps	%zmm4, %zmm26, %zmm5
	vminps	%zmm0, %zmm5, %zmm0
	vmulps	1792(%rsp), %zmm16, %zmm4
	vmulps	%zmm4, %zmm16, %zmm4
	vmovups	1344(%rsp), %zmm29
	vsubps	%zmm29, %zmm31, %zmm5
	vfmadd231ps	%zmm4, %zmm29, %zmm5
	vcmpunordps	%zmm0, %zmm0, %k1
	vminps	%zmm0, %zmm5, %zmm0
	vmovaps	%zmm5, %zmm0 {%k1}
	vmulps	2432(%rsp), %zmm1, %zmm4
	vmulps	%zmm4, %zmm1, %zmm4
	vmovups	768(%rsp), %zmm1
	vsubps	%zmm1, %zmm31, %zmm5
	vfmadd231ps	%zmm4, %zmm1, %zmm5
	vcmpunordps	%zmm0, %zmm0, %k1
	vminps	%zmm0, %zmm5, %zmm0
	vmovaps	%zmm5, %zmm0 {%k1}
	vmulps	64(%rsp), %zmm13, %zmm4
	vmulps	%zmm4, %zmm13, %zmm4
	vmovups	2688(%rsp), %zmm10
	vsubps	%zmm10, %zmm31, %zmm5
	vfmadd231ps	%zmm4, %zmm10, %zmm5
	vcmpunordps	%zmm0, %zmm0, %k1
	vminps	%zmm0, %zmm5, %zmm0
	vmovaps	%zmm5, %zmm0 {%k1}
	vmulps	3968(%rsp), %zmm18, %zmm4
	vmulps	%zmm4, %zmm18, %zmm4
	vmovups	704(%rsp), %zmm1
	vsubps	%zmm1, %zmm31, %zmm5
	vfmadd231ps	%zmm4, %zmm1, %zmm5
	vcmpunordps	%zmm0, %zmm0, %k1
	vminps	%zmm0, %zmm5, %zmm0
	vmovaps	%zmm5, %zmm0 {%k1}
	vdivps	%zmm12, %zmm31, %zmm4
	vmulps	%zmm4, %zmm13, %zmm4
	vmovups	%zmm4, 64(%rsp)
	vcmpltps	.L46c79(%rip){1to16}, %zmm0, %k2
	vsqrtps	%zmm3, %zmm9
	vmovups	1024(%rsp), %zmm1
	vxorps	%xmm13, %xmm13, %xmm13
	vcmpnltps	%zmm1, %zmm13, %k0
	vmovups	%zmm1, 1024(%rsp)
	vmulps	.L46c83(%rip){1to16}, %zmm9, %zmm0
	vmulps	%zmm0, %zmm9, %zmm0
	vmulps	%zmm0, %zmm4, %zmm0
	korw	%k0, %k2, %k1
	kmovw	%k1, 384(%rsp)
	vbroadcastss	16(%r11), %zmm3
	vbroadcastss	.L46c26(%rip), %zmm14
	vmovaps	%zmm14, %zmm0 {%k1}
	vcmpleps	%zmm3, %zmm0, %k1
	vmulss	%xmm3, %xmm3, %xmm0
	vbroadcastss	%xmm0, %zmm0
	vcmpleps	%zmm0, %zmm11, %k0 {%k1}
	vpmovm2d	%k4, %zmm0
	vpsrld	$31, %zmm0, %zmm0
	vpbroadcastd	.L46c29(%rip), %zmm3 {%k6} {z}
	vpbroadcastd	.L46c30(%rip), %zmm23
	vpord	%zmm23, %zmm3, %zmm3 {%k7}
	vpbroadcastd	.L46c28(%rip), %zmm22
	vpord	%zmm22, %zmm3, %zmm3 {%k5}
	vpbroadcastd	.L46c27(%rip), %zmm21
	vpord	%zmm21, %zmm3, %zmm3 {%k3}
	vpord	%zmm0, %zmm3, %zmm0
	vmovdqu64	%zmm0, 320(%rsp)
	vmovups	2944(%rsp), %zmm22
	vmovaps	%zmm22, %zmm0
	vfmadd132ps	256(%rsp), %zmm13, %zmm0
	vmovups	2816(%rsp), %zmm11
	vfmadd231ps	960(%rsp), %zmm11, %zmm0
	vmovups	2880(%rsp), %zmm20
	vfmadd231ps	1920(%rsp), %zmm20, %zmm0
	vmovups	448(%rsp), %zmm3
	vfmadd231ps	2112(%rsp), %zmm3, %zmm0
	vmovups	1984(%rsp), %zmm3
	vfmadd231ps	2176(%rsp), %zmm3, %zmm0
	vmovups	2240(%rsp), %zmm5
	vsubps	%zmm0, %zmm5, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k1
	vbroadcastss	.L46c18(%rip), %zmm19
	vmulps	%zmm19, %zmm5, %zmm3
	vmaxps	%zmm0, %zmm3, %zmm0
	vmovaps	%zmm3, %zmm0 {%k1}
	vcmpltps	%zmm1, %zmm13, %k3
	vmaxps	.L46c14(%rip){1to16}, %zmm0, %zmm0
	vdivps	%zmm0, %zmm31, %zmm0
	vmulps	%zmm0, %zmm5, %zmm0
	vmovups	3072(%rsp), %zmm23
	vmulps	%zmm0, %zmm23, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovups	4032(%rsp), %zmm3
	vminps	%zmm0, %zmm3, %zmm0
	vmovaps	%zmm3, %zmm0 {%k1}
	vmaxps	.L46c82(%rip){1to16}, %zmm0, %zmm4
	vcmpnltps	%zmm5, %zmm13, %k1
	korw	%k1, %k3, %k1
	vmovaps	%zmm31, %zmm4 {%k1}
	vbroadcastss	.L46c12(%rip), %zmm16
	vandps	%zmm16, %zmm2, %zmm0
	vbroadcastss	.L46c84(%rip), %zmm24
	vaddps	%zmm24, %zmm0, %zmm0
	vdivps	%zmm0, %zmm31, %zmm1
	vcmpunordps	%zmm4, %zmm4, %k1
	vmovups	4800(%rsp), %zmm18
	vmulps	%zmm1, %zmm18, %zmm3
	vminps	%zmm4, %zmm3, %zmm5
	vmovaps	%zmm3, %zmm5 {%k1}
	vandps	%zmm16, %zmm27, %zmm3
	vaddps	%zmm24, %zmm3, %zmm3
	vdivps	%zmm3, %zmm31, %zmm3
	vcmpunordps	%zmm5, %zmm5, %k1
	vmovups	4160(%rsp), %zmm0
	vmulps	%zmm3, %zmm0, %zmm6
	vminps	%zmm5, %zmm6, %zmm5
	vmovaps	%zmm6, %zmm5 {%k1}
	vmovups	1280(%rsp), %zmm19
	vandps	%zmm16, %zmm19, %zmm6
	vaddps	%zmm24, %zmm6, %zmm6
	vdivps	%zmm6, %zmm31, %zmm6
	vandps	4288(%rsp), %zmm16, %zmm10
	vaddps	%zmm24, %zmm10, %zmm10
	vdivps	%zmm10, %zmm31, %zmm10
	vandps	4224(%rsp), %zmm16, %zmm12
	vaddps	%zmm24, %zmm12, %zmm12
	vdivps	%zmm12, %zmm31, %zmm12
	vmulps	.L46c11(%rip){1to16}, %zmm6, %zmm17
	vmulps	%zmm17, %zmm18, %zmm18
	vmulps	%zmm18, %zmm10, %zmm10
	vmulps	%zmm17, %zmm0, %zmm17
	vmulps	%zmm17, %zmm12, %zmm12
	vcmpunordps	%zmm10, %zmm10, %k1
	vminps	%zmm10, %zmm12, %zmm10
	vmovaps	%zmm12, %zmm10 {%k1}
	vcmpunordps	%zmm10, %zmm10, %k1
	vmulps	5056(%rsp), %zmm6, %zmm12
	vminps	%zmm10, %zmm12, %zmm10
	vmovaps	%zmm12, %zmm10 {%k1}
	vcmpunordps	%zmm5, %zmm5, %k1
	vminps	%zmm5, %zmm10, %zmm5
	vmovaps	%zmm10, %zmm5 {%k1}
	vcmpltps	%zmm13, %zmm2, %k1
	vsubps	%zmm15, %zmm8, %zmm10
	vmovaps	%zmm8, %zmm21
	vmovups	3200(%rsp), %zmm8
	vsubps	%zmm8, %zmm15, %zmm10 {%k1}
	vmulps	%zmm1, %zmm10, %zmm0
	vcmpltps	%zmm26, %zmm13, %k1
	vbroadcastss	.L46c85(%rip), %zmm12
	vmulps	%zmm12, %zmm0, %zmm0
	vmovaps	%zmm14, %zmm10
	vminps	%zmm14, %zmm0, %zmm10 {%k1}
	vcmpltps	%zmm13, %zmm27, %k1
	vmovups	3264(%rsp), %zmm1
	vsubps	%zmm28, %zmm1, %zmm0
	vmovups	3328(%rsp), %zmm7
	vsubps	%zmm7, %zmm28, %zmm0 {%k1}
	vmulps	%zmm3, %zmm0, %zmm0
	vcmpltps	%zmm29, %zmm13, %k1
	vmovaps	%zmm14, %zmm3
	vmulps	%zmm12, %zmm0, %zmm3 {%k1}
	vcmpunordps	%zmm10, %zmm10, %k1
	vminps	%zmm10, %zmm3, %zmm0
	vmovaps	%zmm3, %zmm0 {%k1}
	vcmpltps	%zmm13, %zmm19, %k1
	vmovups	3392(%rsp), %zmm19
	vsubps	%zmm30, %zmm19, %zmm3
	vmovups	3456(%rsp), %zmm26
	vsubps	%zmm26, %zmm30, %zmm3 {%k1}
	vmulps	%zmm6, %zmm3, %zmm3
	vcmpltps	768(%rsp), %zmm13, %k1
	vmovaps	%zmm14, %zmm6
	vmulps	%zmm12, %zmm3, %zmm6 {%k1}
	vmovups	512(%rsp), %zmm10
	vandps	%zmm16, %zmm10, %zmm3
	vaddps	%zmm24, %zmm3, %zmm3
	vdivps	%zmm3, %zmm31, %zmm3
	vcmpunordps	%zmm0, %zmm0, %k1
	vminps	%zmm0, %zmm6, %zmm0
	vmovaps	%zmm6, %zmm0 {%k1}
	vcmpltps	%zmm13, %zmm10, %k1
	vmovups	2304(%rsp), %zmm6
	vsubps	%zmm25, %zmm6, %zmm6
	vsubps	2368(%rsp), %zmm25, %zmm6 {%k1}
	vmulps	%zmm3, %zmm6, %zmm3
	vcmpltps	2688(%rsp), %zmm13, %k1
	vmovaps	%zmm14, %zmm6
	vmulps	%zmm12, %zmm3, %zmm6 {%k1}
	vcmpunordps	%zmm0, %zmm0, %k1
	vminps	%zmm0, %zmm6, %zmm0
	vmovaps	%zmm6, %zmm0 {%k1}
	vmovups	1728(%rsp), %zmm3
	vcmpltps	%zmm13, %zmm3, %k1
	vandps	%zmm16, %zmm3, %zmm3
	vaddps	%zmm24, %zmm3, %zmm3
	vdivps	%zmm3, %zmm31, %zmm3
	vmovups	1088(%rsp), %zmm18
	vmovups	3520(%rsp), %zmm29
	vsubps	%zmm18, %zmm29, %zmm6
	vmovups	3584(%rsp), %zmm24
	vsubps	%zmm24, %zmm18, %zmm6 {%k1}
	vmulps	%zmm3, %zmm6, %zmm3
	vcmpltps	704(%rsp), %zmm13, %k1
	vmovaps	%zmm14, %zmm6
	vmulps	%zmm12, %zmm3, %zmm6 {%k1}
	vcmpunordps	%zmm0, %zmm0, %k1
	vminps	%zmm0, %zmm6, %zmm0
	vmovaps	%zmm6, %zmm0 {%k1}
	vcmpgtps	3648(%rsp), %zmm14, %k1
	vcmpltps	%zmm5, %zmm0, %k4 {%k1}
	vmovaps	%zmm0, %zmm5 {%k4}
	vmovups	4736(%rsp), %zmm0
	vsubps	3136(%rsp), %zmm0, %zmm17
	kandw	%k2, %k3, %k6
	vmovdqu64	320(%rsp), %zmm3
	vptestmd	%zmm3, %zmm3, %k1
	vcmpnltps	%zmm17, %zmm13, %k5
	korw	%k5, %k6, %k5
	korw	%k1, %k5, %k5
	vfmadd213ps	%zmm15, %zmm5, %zmm2
	vcmpunordps	%zmm2, %zmm2, %k1
	vminps	%zmm2, %zmm21, %zmm0
	vmovaps	%zmm21, %zmm0 {%k1}
	vcmpunordps	%zmm0, %zmm0, %k1
	vmaxps	%zmm0, %zmm8, %zmm6
	vmovaps	%zmm8, %zmm6 {%k1}
	vmovaps	%zmm15, %zmm6 {%k5}
	vsubps	%zmm15, %zmm6, %zmm0
	vblendmps	%zmm22, %zmm0, %zmm22 {%k5}
	vfmadd132ps	256(%rsp), %zmm13, %zmm0
	vfmadd213ps	%zmm28, %zmm5, %zmm27
	vcmpunordps	%zmm27, %zmm27, %k1
	vminps	%zmm27, %zmm1, %zmm2
	vmovaps	%zmm1, %zmm2 {%k1}
	vcmpunordps	%zmm2, %zmm2, %k1
	vmaxps	%zmm2, %zmm7, %zmm2
	vmovaps	%zmm7, %zmm2 {%k1}
	vmovaps	%zmm28, %zmm2 {%k5}
	vsubps	%zmm28, %zmm2, %zmm8
	vblendmps	%zmm11, %zmm8, %zmm11 {%k5}
	vfmadd231ps	960(%rsp), %zmm8, %zmm0
	vdivps	%zmm4, %zmm31, %zmm8
	vmovups	%zmm22, 2944(%rsp)
	vmulps	%zmm22, %zmm8, %zmm10
	vmovups	2752(%rsp), %zmm12
	vmovups	448(%rsp), %zmm21
	vfnmadd213ps	%zmm21, %zmm10, %zmm12
	vmovups	2048(%rsp), %zmm16
	vmovups	1984(%rsp), %zmm22
	vfnmadd213ps	%zmm22, %zmm10, %zmm16
	vmovups	%zmm11, 2816(%rsp)
	vmulps	%zmm11, %zmm8, %zmm10
	vmovups	1856(%rsp), %zmm15
	vfnmadd213ps	%zmm12, %zmm10, %zmm15
	vmovups	3776(%rsp), %zmm12
	vfnmadd213ps	%zmm16, %zmm10, %zmm12
	vcmpltps	%zmm17, %zmm13, %k7
	vmovdqu64	5120(%rsp), %zmm1
	vpord	%zmm3, %zmm1, %zmm1 {%k7}
	vmovdqa64	%zmm1, %zmm11
	vmovups	3712(%rsp), %zmm7
	kmovw	384(%rsp), %k1
	vmovaps	%zmm14, %zmm7 {%k1}
	vmovups	2496(%rsp), %zmm1
	vmovaps	%zmm7, %zmm1 {%k7}
	vmovups	%zmm1, 2496(%rsp)
	vmovups	4480(%rsp), %zmm1
	vcmpltps	%zmm9, %zmm1, %k1
	korw	%k1, %k2, %k1
	kandw	%k1, %k3, %k1
	vblendmps	%zmm1, %zmm9, %zmm1 {%k5}
	vmovups	%zmm1, 4480(%rsp)
	vmulps	64(%rsp), %zmm9, %zmm7
	vmulps	.L46c81(%rip){1to16}, %zmm7, %zmm7
	vcmpunordps	%zmm9, %zmm9, %k2
	vminps	%zmm9, %zmm7, %zmm9
	vmovaps	%zmm7, %zmm9 {%k2}
	vmovups	3008(%rsp), %zmm1
	vmovaps	%zmm1, %zmm7
	vmulps	.L46c18(%rip){1to16}, %zmm1, %zmm7 {%k1}
	vcmpnleps	%zmm7, %zmm9, %k1
	vblendmps	%zmm23, %zmm5, %zmm23 {%k5}
	vmovups	%zmm23, 3072(%rsp)
	vmovaps	%zmm7, %zmm1 {%k7}
	vmovups	%zmm1, 3008(%rsp)
	vcmpnleps	%zmm5, %zmm4, %k2
	vfmadd132ps	1280(%rsp), %zmm30, %zmm5
	vcmpunordps	%zmm5, %zmm5, %k3
	vminps	%zmm5, %zmm19, %zmm1
	vmovaps	%zmm19, %zmm1 {%k3}
	vcmpunordps	%zmm1, %zmm1, %k3
	vmaxps	%zmm1, %zmm26, %zmm1
	vmovaps	%zmm26, %zmm1 {%k3}
	vmovaps	%zmm30, %zmm1 {%k5}
	vsubps	%zmm30, %zmm1, %zmm5
	vfmadd231ps	1920(%rsp), %zmm5, %zmm0
	vblendmps	%zmm20, %zmm5, %zmm20 {%k5}
	vmovups	%zmm20, 2880(%rsp)
	vmulps	%zmm20, %zmm8, %zmm5
	vmovups	1472(%rsp), %zmm7
	vfnmadd213ps	%zmm15, %zmm5, %zmm7
	vmovups	3840(%rsp), %zmm10
	vfnmadd213ps	%zmm12, %zmm5, %zmm10
	vmovups	5376(%rsp), %zmm12
	vmulps	%zmm7, %zmm12, %zmm5
	vmulps	3904(%rsp), %zmm12, %zmm7
	vmovups	5312(%rsp), %zmm14
	vmulps	%zmm7, %zmm14, %zmm8
	vmulps	%zmm5, %zmm8, %zmm9
	vfmsub231ps	%zmm10, %zmm14, %zmm9
	vfnmadd213ps	%zmm31, %zmm8, %zmm8
	vmaxps	.L46c73(%rip){1to16}, %zmm8, %zmm8
	vdivps	%zmm8, %zmm31, %zmm8
	vmulps	%zmm9, %zmm8, %zmm8
	vmulps	%zmm8, %zmm14, %zmm8
	vmulps	%zmm5, %zmm12, %zmm5
	vmulps	%zmm12, %zmm7, %zmm7
	vmulps	%zmm8, %zmm4, %zmm8
	vbroadcastss	.L46c86(%rip), %zmm10
	vmulps	%zmm10, %zmm18, %zmm9
	vcmpunordps	%zmm8, %zmm8, %k3
	vmaxps	%zmm8, %zmm9, %zmm8
	vmovaps	%zmm9, %zmm8 {%k3}
	vaddps	%zmm8, %zmm18, %zmm8
	vcmpunordps	%zmm8, %zmm8, %k3
	vminps	%zmm8, %zmm29, %zmm8
	vmovaps	%zmm29, %zmm8 {%k3}
	vcmpunordps	%zmm8, %zmm8, %k3
	vmaxps	%zmm8, %zmm24, %zmm8
	vmovaps	%zmm24, %zmm8 {%k3}
	vmovaps	%zmm18, %zmm8 {%k5}
	vsubps	%zmm18, %zmm8, %zmm9
	vfmadd231ps	%zmm22, %zmm9, %zmm0
	vmulps	%zmm5, %zmm4, %zmm4
	vfnmadd231ps	%zmm7, %zmm9, %zmm4
	korw	%k2, %k1, %k1
	korw	%k1, %k6, %k1
	knotw	%k1, %k1
	vmovups	2176(%rsp), %zmm5
	vblendmps	%zmm5, %zmm9, %zmm5 {%k5}
	vmovups	%zmm5, 2176(%rsp)
	vmovaps	%zmm31, %zmm5 {%k1} {z}
	vmovups	1024(%rsp), %zmm7
	vmovaps	%zmm5, %zmm7 {%k7}
	vmovups	%zmm7, 1024(%rsp)
	vmulps	%zmm10, %zmm25, %zmm5
	vcmpunordps	%zmm4, %zmm4, %k1
	vmaxps	%zmm4, %zmm5, %zmm4
	vmovaps	%zmm5, %zmm4 {%k1}
	vaddps	%zmm4, %zmm25, %zmm4
	vcmpunordps	%zmm4, %zmm4, %k1
	vmovups	2304(%rsp), %zmm5
	vminps	%zmm4, %zmm5, %zmm4
	vmovaps	%zmm5, %zmm4 {%k1}
	vcmpunordps	%zmm4, %zmm4, %k1
	vmovups	2368(%rsp), %zmm5
	vmaxps	%zmm4, %zmm5, %zmm4
	vmovaps	%zmm5, %zmm4 {%k1}
	vmovaps	%zmm25, %zmm4 {%k5}
	vsubps	%zmm25, %zmm4, %zmm5
	vfmadd231ps	%zmm5, %zmm21, %zmm0
	vmovups	2112(%rsp), %zmm7
	vblendmps	%zmm7, %zmm5, %zmm7 {%k5}
	vmovups	%zmm7, 2112(%rsp)
	vmovaps	%zmm13, %zmm0 {%k4}
	vmovups	2240(%rsp), %zmm5
	vmovaps	%zmm5, %zmm0 {%k5}
	knotw	%k0, %k1
	vmovaps	%zmm17, %zmm3 {%k1} {z}
	vmovups	4544(%rsp), %zmm5
	vcmpgtps	2624(%rsp), %zmm5, %k1
	vaddps	3136(%rsp), %zmm3, %zmm9 {%k1} {z}
	vmovdqa32	%zmm11, %zmm11 {%k5} {z}
	vmovups	%zmm2, 896(%rsp)
	vmovups	%zmm1, 1408(%rsp)
	vbroadcastss	.L46c27(%rip), %zmm21
	vpbroadcastd	.L46c28(%rip), %zmm22
	vbroadcastss	.L46c30(%rip), %zmm23
	vmovups	%zmm4, 512(%rsp)
	vmovups	%zmm8, 1088(%rsp)
	vmovups	%zmm0, 2240(%rsp)
	vbroadcastss	.L46c21(%rip), %zmm17
	vmovaps	%zmm6, %zmm27
	vbroadcastss	.L46c31(%rip), %zmm28
.L46b51:
	vpslld	$31, %zmm11, %zmm0
	vpmovd2m	%zmm0, %k0
	kmovw	%k0, 22(%rsp)
	knotw	%k0, %k0
	kmovw	%k0, 20(%rsp)
	vpandd	%zmm21, %zmm11, %zmm0
	vmovdqu64	%zmm0, 5632(%rsp)
	vptestnmd	%zmm0, %zmm0, %k0
	kmovw	%k0, 18(%rsp)
	vpandd	%zmm22, %zmm11, %zmm0
	vmovdqu64	%zmm0, 5568(%rsp)
	vptestnmd	%zmm0, %zmm0, %k0
	kmovw	%k0, 16(%rsp)
	vpandd	.L46c29(%rip){1to16}, %zmm11, %zmm0
	vmovdqu64	%zmm0, 5504(%rsp)
	vptestnmd	%zmm0, %zmm0, %k0
	kmovw	%k0, 14(%rsp)
	vmovups	%zmm11, 5120(%rsp)
	vpandd	%zmm23, %zmm11, %zmm0
	vmovdqu64	%zmm0, 5440(%rsp)
	vptestnmd	%zmm0, %zmm0, %k0
	kmovw	%k0, 12(%rsp)
	vbroadcastss	.L46c16(%rip), %zmm16
	vxorps	%xmm4, %xmm4, %xmm4
	.p2align	4
.L46b52:
	vaddss	%xmm4, %xmm9, %xmm0
	vmovshdup	%xmm9, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufpd	$1, %xmm9, %xmm9, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufps	$255, %xmm9, %xmm9, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vextractf128	$1, %ymm9, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovshdup	%xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufpd	$1, %xmm1, %xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufps	$255, %xmm1, %xmm1, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vextractf32x4	$2, %zmm9, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovshdup	%xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufpd	$1, %xmm1, %xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufps	$255, %xmm1, %xmm1, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovups	%zmm9, 4736(%rsp)
	vextractf32x4	$3, %zmm9, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovshdup	%xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufpd	$1, %xmm1, %xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufps	$255, %xmm1, %xmm1, %xmm1
	vaddss	%xmm1, %xmm0, %xmm18
	vbroadcastss	44(%r11), %zmm1
	vmovss	.L46c0(%rip), %xmm0
	vdivss	48(%r11), %xmm0, %xmm0
	vbroadcastss	%xmm0, %zmm0
	vmovups	1408(%rsp), %zmm14
	vsubps	%zmm1, %zmm14, %zmm2
	vbroadcastss	28(%r11), %zmm3
	vbroadcastss	36(%r11), %zmm4
	vmulps	%zmm0, %zmm2, %zmm2
	vmovaps	%xmm4, %xmm5
	vmulps	%zmm2, %zmm2, %zmm6
	vfmadd213ps	%zmm3, %zmm2, %zmm4
	vfmadd213ps	%zmm31, %zmm2, %zmm4
	vfmadd213ps	%zmm31, %zmm6, %zmm4
	vmaxps	%zmm17, %zmm4, %zmm6
	vsqrtps	%zmm6, %zmm6
	vdivps	%zmm6, %zmm31, %zmm6
	vbroadcastss	20(%r11), %zmm7
	vmovss	.L46c24(%rip), %xmm10
	vmulss	%xmm5, %xmm10, %xmm8
	vbroadcastss	%xmm8, %zmm8
	vmovss	.L46c13(%rip), %xmm11
	vmulss	%xmm3, %xmm11, %xmm9
	vbroadcastss	%xmm9, %zmm9
	vfmadd231ps	%zmm8, %zmm2, %zmm9
	vfmadd213ps	%zmm28, %zmm2, %zmm9
	vmulps	%zmm9, %zmm2, %zmm8
	vmovss	.L46c32(%rip), %xmm9
	vmulss	%xmm5, %xmm9, %xmm5
	vbroadcastss	%xmm5, %zmm5
	vmovss	.L46c33(%rip), %xmm12
	vmulss	%xmm3, %xmm12, %xmm3
	vbroadcastss	%xmm3, %zmm3
	vfmadd231ps	%zmm5, %zmm2, %zmm3
	vfmadd213ps	%zmm28, %zmm2, %zmm3
	vbroadcastss	.L46c11(%rip), %zmm13
	vmulps	%zmm13, %zmm8, %zmm2
	vmulps	%zmm6, %zmm2, %zmm2
	vmulps	%zmm6, %zmm4, %zmm4
	vmulps	%zmm4, %zmm7, %zmm15
	vmulps	%zmm2, %zmm7, %zmm4
	vmulps	%zmm4, %zmm0, %zmm4
	vmovups	%zmm4, 4288(%rsp)
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
	vfmadd213ps	%zmm31, %zmm1, %zmm5
	vfmadd213ps	%zmm31, %zmm7, %zmm5
	vmaxps	%zmm17, %zmm5, %zmm7
	vsqrtps	%zmm7, %zmm7
	vmulps	%zmm2, %zmm0, %zmm20
	vdivps	%zmm7, %zmm31, %zmm2
	vmulss	%xmm6, %xmm10, %xmm7
	vbroadcastss	%xmm7, %zmm7
	vmulss	%xmm4, %xmm11, %xmm8
	vbroadcastss	%xmm8, %zmm8
	vfmadd231ps	%zmm7, %zmm1, %zmm8
	vfmadd213ps	%zmm28, %zmm1, %zmm8
	vmulps	%zmm8, %zmm1, %zmm7
	vmulss	%xmm6, %xmm9, %xmm6
	vbroadcastss	%xmm6, %zmm6
	vmulss	%xmm4, %xmm12, %xmm4
	vbroadcastss	%xmm4, %zmm4
	vfmadd231ps	%zmm6, %zmm1, %zmm4
	vfmadd213ps	%zmm28, %zmm1, %zmm4
	vmulps	%zmm13, %zmm7, %zmm1
	vmulps	%zmm2, %zmm1, %zmm1
	vmulps	%zmm2, %zmm5, %zmm5
	vmulps	%zmm5, %zmm3, %zmm5
	vmovups	%zmm5, 4160(%rsp)
	vmulps	%zmm1, %zmm3, %zmm5
	vmulps	%zmm5, %zmm0, %zmm5
	vmovups	%zmm5, 4224(%rsp)
	vmulps	%zmm1, %zmm1, %zmm1
	vfmsub231ps	%zmm4, %zmm13, %zmm1
	vmulps	%zmm1, %zmm3, %zmm1
	vmulps	%zmm1, %zmm2, %zmm1
	vmulps	%zmm1, %zmm0, %zmm1
	vmulps	%zmm1, %zmm0, %zmm3
	testq	%r13, %r13
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm15, 4800(%rsp)
	vmovups	%zmm27, 1664(%rsp)
	vmovss	%xmm18, 1600(%rsp)
	vmovups	%zmm3, 1536(%rsp)
	je	.L46b53
	vmovups	%zmm20, 2432(%rsp)
	vdivps	%zmm15, %zmm31, %zmm0
	vmulps	.L46c34(%rip){1to16}, %zmm0, %zmm1
	vbroadcastss	.L46c35(%rip), %zmm7
	vsubps	%zmm27, %zmm7, %zmm2
	vmulps	%zmm1, %zmm2, %zmm2
	vbroadcastss	.L46c36(%rip), %zmm16
	vxorps	%zmm16, %zmm2, %zmm4
	vmulps	%zmm4, %zmm2, %zmm3
	vbroadcastss	.L46c37(%rip), %zmm17
	vmaxps	%zmm17, %zmm3, %zmm3
	vbroadcastss	.L46c38(%rip), %zmm18
	vmulps	%zmm18, %zmm3, %zmm5
	vrndscaleps	$8, %zmm5, %zmm5
	vbroadcastss	.L46c39(%rip), %zmm19
	vfmadd231ps	%zmm19, %zmm5, %zmm3
	vbroadcastss	.L46c40(%rip), %zmm21
	vfmadd231ps	%zmm21, %zmm5, %zmm3
	vmulps	%zmm18, %zmm3, %zmm3
	vbroadcastss	.L46c41(%rip), %zmm6
	vbroadcastss	.L46c42(%rip), %zmm23
	vfmadd213ps	%zmm23, %zmm3, %zmm6
	vbroadcastss	.L46c43(%rip), %zmm24
	vfmadd213ps	%zmm24, %zmm3, %zmm6
	vbroadcastss	.L46c44(%rip), %zmm25
	vfmadd213ps	%zmm25, %zmm3, %zmm6
	vbroadcastss	.L46c45(%rip), %zmm26
	vfmadd213ps	%zmm26, %zmm3, %zmm6
	vfmadd213ps	%zmm31, %zmm3, %zmm6
	vbroadcastss	.L46c46(%rip), %zmm28
	vaddps	%zmm28, %zmm5, %zmm3
	vcvttps2udq	%zmm3, %zmm3
	vpslld	$23, %zmm3, %zmm3
	vmulps	%zmm3, %zmm6, %zmm3
	vbroadcastss	.L46c12(%rip), %zmm15
	vandps	%zmm15, %zmm2, %zmm5
	vmovaps	%zmm27, %zmm26
	vbroadcastss	.L46c47(%rip), %zmm29
	vfmadd132ps	%zmm29, %zmm31, %zmm5
	vdivps	%zmm5, %zmm31, %zmm5
	vbroadcastss	.L46c48(%rip), %zmm30
	vmovaps	%zmm30, %zmm6
	vbroadcastss	.L46c49(%rip), %zmm20
	vfmadd213ps	%zmm20, %zmm5, %zmm6
	vbroadcastss	.L46c50(%rip), %zmm27
	vfmadd213ps	%zmm27, %zmm5, %zmm6
	vbroadcastss	.L46c51(%rip), %zmm16
	vfmadd213ps	%zmm16, %zmm5, %zmm6
	vbroadcastss	.L46c52(%rip), %zmm17
	vfmadd213ps	%zmm17, %zmm5, %zmm6
	vbroadcastss	.L46c53(%rip), %zmm19
	vfmadd213ps	%zmm19, %zmm5, %zmm6
	vbroadcastss	.L46c54(%rip), %zmm21
	vfmadd213ps	%zmm21, %zmm5, %zmm6
	vbroadcastss	.L46c55(%rip), %zmm22
	vfmadd213ps	%zmm22, %zmm5, %zmm6
	vbroadcastss	.L46c56(%rip), %zmm23
	vfmadd213ps	%zmm23, %zmm5, %zmm6
	vcmpltps	%zmm4, %zmm2, %k1
	vblendmps	%zmm7, %zmm13, %zmm8 {%k1}
	vmulps	%zmm6, %zmm5, %zmm4
	vmulps	%zmm3, %zmm4, %zmm4
	vmulps	%zmm4, %zmm8, %zmm9
	vmulps	.L46c57(%rip){1to16}, %zmm0, %zmm4
	vmulps	.L46c58(%rip){1to16}, %zmm0, %zmm5
	vmulps	%zmm5, %zmm1, %zmm6
	movq	%rbp, %r9
	xorl	%r14d, %r14d
	vbroadcastss	.L46c59(%rip), %zmm24
	vmovaps	%zmm13, %zmm25
	vmovss	.L46c11(%rip), %xmm28
	.p2align	4
.L46b57:
	vcvtsi2ss	%r14, %xmm31, %xmm7
	vaddss	%xmm28, %xmm7, %xmm7
	vbroadcastss	%xmm7, %zmm7
	vsubps	%zmm26, %zmm7, %zmm7
	vmulps	%zmm7, %zmm1, %zmm7
	vxorps	.L46c36(%rip){1to16}, %zmm7, %zmm11
	vmulps	%zmm11, %zmm7, %zmm10
	vmaxps	.L46c37(%rip){1to16}, %zmm10, %zmm10
	vmulps	%zmm18, %zmm10, %zmm12
	vrndscaleps	$8, %zmm12, %zmm12
	vfmadd231ps	.L46c39(%rip){1to16}, %zmm12, %zmm10
	vfmadd231ps	.L46c40(%rip){1to16}, %zmm12, %zmm10
	vmulps	%zmm18, %zmm10, %zmm10
	vbroadcastss	.L46c41(%rip), %zmm13
	vfmadd213ps	.L46c42(%rip){1to16}, %zmm10, %zmm13
	vfmadd213ps	.L46c43(%rip){1to16}, %zmm10, %zmm13
	vfmadd213ps	.L46c44(%rip){1to16}, %zmm10, %zmm13
	vfmadd213ps	.L46c45(%rip){1to16}, %zmm10, %zmm13
	vaddps	.L46c46(%rip){1to16}, %zmm12, %zmm12
	vcvttps2udq	%zmm12, %zmm12
	vfmadd213ps	%zmm31, %zmm10, %zmm13
	vandps	%zmm15, %zmm7, %zmm10
	vfmadd132ps	%zmm29, %zmm31, %zmm10
	vdivps	%zmm10, %zmm31, %zmm14
	vpslld	$23, %zmm12, %zmm10
	vmulps	%zmm10, %zmm13, %zmm10
	vmovaps	%zmm30, %zmm12
	vfmadd213ps	%zmm20, %zmm14, %zmm12
	vfmadd213ps	%zmm27, %zmm14, %zmm12
	vfmadd213ps	%zmm16, %zmm14, %zmm12
	vfmadd213ps	%zmm17, %zmm14, %zmm12
	vfmadd213ps	%zmm19, %zmm14, %zmm12
	vfmadd213ps	%zmm21, %zmm14, %zmm12
	vfmadd213ps	%zmm22, %zmm14, %zmm12
	vfmadd213ps	%zmm23, %zmm14, %zmm12
	vcmpltps	%zmm11, %zmm7, %k1
	vblendmps	.L46c35(%rip){1to16}, %zmm25, %zmm11 {%k1}
	vmulps	%zmm12, %zmm14, %zmm12
	vmulps	%zmm10, %zmm12, %zmm12
	vmulps	%zmm12, %zmm11, %zmm12
	vsubps	%zmm8, %zmm11, %zmm8
	vsubps	%zmm12, %zmm9, %zmm9
	vaddps	%zmm9, %zmm8, %zmm8
	vmulps	%zmm10, %zmm7, %zmm9
	vfmsub231ps	%zmm3, %zmm2, %zmm9
	vmulps	%zmm24, %zmm2, %zmm13
	vfmadd213ps	%zmm31, %zmm2, %zmm13
	vmovaps	%zmm8, -256(%r9)
	vmulps	%zmm13, %zmm3, %zmm8
	vmulps	%zmm24, %zmm7, %zmm13
	vfmadd213ps	%zmm31, %zmm7, %zmm13
	vmulps	%zmm10, %zmm13, %zmm13
	vmulps	%zmm2, %zmm8, %zmm2
	vsubps	%zmm8, %zmm13, %zmm8
	vfmsub231ps	%zmm13, %zmm7, %zmm2
	vsubps	%zmm10, %zmm3, %zmm3
	vmulps	%zmm3, %zmm4, %zmm3
	vmovaps	%zmm3, -192(%r9)
	vmulps	%zmm9, %zmm5, %zmm3
	vfmsub213ps	%zmm3, %zmm5, %zmm2
	vmovaps	%zmm3, -128(%r9)
	vmulps	%zmm8, %zmm6, %zmm3
	vmovaps	%zmm3, -64(%r9)
	vmulps	%zmm2, %zmm0, %zmm2
	vmovaps	%zmm2, (%r9)
	incq	%r14
	addq	$320, %r9
	vmovaps	%zmm7, %zmm2
	vmovaps	%zmm10, %zmm3
	vmovaps	%zmm12, %zmm9
	vmovaps	%zmm11, %zmm8
	cmpq	%r14, %r13
	jne	.L46b57
	vdivps	4160(%rsp), %zmm31, %zmm0
	vmulps	.L46c34(%rip){1to16}, %zmm0, %zmm1
	vbroadcastss	.L46c35(%rip), %zmm7
	vmovups	896(%rsp), %zmm10
	vsubps	%zmm10, %zmm7, %zmm2
	vmulps	%zmm1, %zmm2, %zmm2
	vxorps	.L46c36(%rip){1to16}, %zmm2, %zmm4
	vmulps	%zmm4, %zmm2, %zmm3
	vmaxps	.L46c37(%rip){1to16}, %zmm3, %zmm3
	vmulps	%zmm18, %zmm3, %zmm5
	vrndscaleps	$8, %zmm5, %zmm5
	vfmadd231ps	.L46c39(%rip){1to16}, %zmm5, %zmm3
	vfmadd231ps	.L46c40(%rip){1to16}, %zmm5, %zmm3
	vmulps	%zmm18, %zmm3, %zmm3
	vbroadcastss	.L46c41(%rip), %zmm6
	vfmadd213ps	.L46c42(%rip){1to16}, %zmm3, %zmm6
	vfmadd213ps	.L46c43(%rip){1to16}, %zmm3, %zmm6
	vfmadd213ps	.L46c44(%rip){1to16}, %zmm3, %zmm6
	vfmadd213ps	.L46c45(%rip){1to16}, %zmm3, %zmm6
	vfmadd213ps	%zmm31, %zmm3, %zmm6
	vaddps	.L46c46(%rip){1to16}, %zmm5, %zmm3
	vcvttps2udq	%zmm3, %zmm3
	vpslld	$23, %zmm3, %zmm3
	vmulps	%zmm3, %zmm6, %zmm3
	vandps	%zmm15, %zmm2, %zmm5
	vfmadd132ps	%zmm29, %zmm31, %zmm5
	vdivps	%zmm5, %zmm31, %zmm5
	vmovaps	%zmm30, %zmm6
	vfmadd213ps	%zmm20, %zmm5, %zmm6
	vfmadd213ps	%zmm27, %zmm5, %zmm6
	vfmadd213ps	%zmm16, %zmm5, %zmm6
	vfmadd213ps	%zmm17, %zmm5, %zmm6
	vfmadd213ps	%zmm19, %zmm5, %zmm6
	vfmadd213ps	%zmm21, %zmm5, %zmm6
	vfmadd213ps	%zmm22, %zmm5, %zmm6
	vfmadd213ps	%zmm23, %zmm5, %zmm6
	vcmpltps	%zmm4, %zmm2, %k1
	vblendmps	%zmm7, %zmm25, %zmm8 {%k1}
	vmulps	%zmm6, %zmm5, %zmm4
	vmulps	%zmm3, %zmm4, %zmm4
	vmulps	%zmm4, %zmm8, %zmm9
	vmulps	.L46c57(%rip){1to16}, %zmm0, %zmm4
	vmulps	.L46c58(%rip){1to16}, %zmm0, %zmm5
	vmulps	%zmm5, %zmm1, %zmm6
	leaq	(%r15,%rbp), %r9
	xorl	%r14d, %r14d
	.p2align	4
.L46b59:
	vcvtsi2ss	%r14, %xmm15, %xmm7
	vaddss	%xmm28, %xmm7, %xmm7
	vbroadcastss	%xmm7, %zmm7
	vsubps	%zmm10, %zmm7, %zmm7
	vmulps	%zmm7, %zmm1, %zmm7
	vxorps	.L46c36(%rip){1to16}, %zmm7, %zmm11
	vmulps	%zmm11, %zmm7, %zmm10
	vmaxps	.L46c37(%rip){1to16}, %zmm10, %zmm10
	vmulps	%zmm18, %zmm10, %zmm12
	vrndscaleps	$8, %zmm12, %zmm12
	vfmadd231ps	.L46c39(%rip){1to16}, %zmm12, %zmm10
	vfmadd231ps	.L46c40(%rip){1to16}, %zmm12, %zmm10
	vmulps	%zmm18, %zmm10, %zmm10
	vbroadcastss	.L46c41(%rip), %zmm13
	vfmadd213ps	.L46c42(%rip){1to16}, %zmm10, %zmm13
	vfmadd213ps	.L46c43(%rip){1to16}, %zmm10, %zmm13
	vfmadd213ps	.L46c44(%rip){1to16}, %zmm10, %zmm13
	vfmadd213ps	.L46c45(%rip){1to16}, %zmm10, %zmm13
	vaddps	.L46c46(%rip){1to16}, %zmm12, %zmm12
	vcvttps2udq	%zmm12, %zmm12
	vfmadd213ps	%zmm31, %zmm10, %zmm13
	vandps	%zmm15, %zmm7, %zmm10
	vfmadd132ps	%zmm29, %zmm31, %zmm10
	vdivps	%zmm10, %zmm31, %zmm14
	vpslld	$23, %zmm12, %zmm10
	vmulps	%zmm10, %zmm13, %zmm10
	vmovaps	%zmm30, %zmm12
	vfmadd213ps	%zmm20, %zmm14, %zmm12
	vfmadd213ps	%zmm27, %zmm14, %zmm12
	vfmadd213ps	%zmm16, %zmm14, %zmm12
	vfmadd213ps	%zmm17, %zmm14, %zmm12
	vfmadd213ps	%zmm19, %zmm14, %zmm12
	vfmadd213ps	%zmm21, %zmm14, %zmm12
	vfmadd213ps	%zmm22, %zmm14, %zmm12
	vfmadd213ps	%zmm23, %zmm14, %zmm12
	vcmpltps	%zmm11, %zmm7, %k1
	vblendmps	.L46c35(%rip){1to16}, %zmm25, %zmm11 {%k1}
	vmulps	%zmm12, %zmm14, %zmm12
	vmulps	%zmm10, %zmm12, %zmm12
	vmulps	%zmm12, %zmm11, %zmm12
	vsubps	%zmm8, %zmm11, %zmm8
	vsubps	%zmm12, %zmm9, %zmm9
	vaddps	%zmm9, %zmm8, %zmm8
	vmulps	%zmm10, %zmm7, %zmm9
	vfmsub231ps	%zmm3, %zmm2, %zmm9
	vmulps	%zmm24, %zmm2, %zmm13
	vfmadd213ps	%zmm31, %zmm2, %zmm13
	vmovaps	%zmm8, -256(%r9)
	vmulps	%zmm13, %zmm3, %zmm8
	vmulps	%zmm24, %zmm7, %zmm13
	vfmadd213ps	%zmm31, %zmm7, %zmm13
	vmulps	%zmm10, %zmm13, %zmm13
	vmulps	%zmm2, %zmm8, %zmm2
	vsubps	%zmm8, %zmm13, %zmm8
	vfmsub231ps	%zmm13, %zmm7, %zmm2
	vsubps	%zmm10, %zmm3, %zmm3
	vmulps	%zmm3, %zmm4, %zmm3
	vmovaps	%zmm3, -192(%r9)
	vmulps	%zmm9, %zmm5, %zmm3
	vfmsub213ps	%zmm3, %zmm5, %zmm2
	vmovaps	%zmm3, -128(%r9)
	vmulps	%zmm8, %zmm6, %zmm3
	vmovaps	%zmm3, -64(%r9)
	vmulps	%zmm2, %zmm0, %zmm2
	vmovaps	%zmm2, (%r9)
	incq	%r14
	addq	$320, %r9
	vmovaps	%zmm7, %zmm2
	vmovaps	%zmm10, %zmm3
	vmovaps	%zmm12, %zmm9
	vmovaps	%zmm11, %zmm8
	vmovups	896(%rsp), %zmm10
	cmpq	%r14, %r13
	jne	.L46b59
	vmovss	1600(%rsp), %xmm0
	vxorps	%xmm1, %xmm1, %xmm1
	vucomiss	%xmm1, %xmm0
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 256(%rsp)
	vmovups	1024(%rsp), %zmm14
	ja	.L46b62
	vxorps	%xmm14, %xmm14, %xmm14
.L46b62:
	movq	%r10, %r9
	vxorps	%xmm22, %xmm22, %xmm22
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm28, %xmm28, %xmm28
	vmovups	%zmm0, 1152(%rsp)
	vmovups	%zmm0, 1472(%rsp)
	vmovups	%zmm0, 1216(%rsp)
	vmovups	%zmm0, 768(%rsp)
	vmovups	%zmm0, 384(%rsp)
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm21, %xmm21, %xmm21
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%zmm0, 64(%rsp)
	vmovups	%zmm0, 2048(%rsp)
	vxorps	%xmm23, %xmm23, %xmm23
	vxorps	%xmm24, %xmm24, %xmm24
	vxorps	%xmm26, %xmm26, %xmm26
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm19, %xmm19, %xmm19
	vmovups	%zmm0, 704(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm5, %xmm5, %xmm5
	vmovups	%zmm0, 1344(%rsp)
	vmovups	%zmm0, 832(%rsp)
	vxorps	%xmm25, %xmm25, %xmm25
	xorl	%r12d, %r12d
	vmovups	512(%rsp), %zmm27
	.p2align	4
.L46b63:
	vmovups	%zmm19, 576(%rsp)
	vmovups	%zmm5, 640(%rsp)
	vmovups	%zmm3, 320(%rsp)
	vmovups	%zmm4, 2688(%rsp)
	vmovups	%zmm2, 1792(%rsp)
	vmovups	%zmm9, 3968(%rsp)
	vmovups	%zmm22, 960(%rsp)
	vmovups	%zmm13, 1920(%rsp)
	vmovups	%zmm28, 1984(%rsp)
	vmovups	%zmm7, 448(%rsp)
	vmovups	%zmm12, 1280(%rsp)
	vmovups	%zmm8, 2752(%rsp)
	vmovups	%zmm21, 1856(%rsp)
	vmovups	%zmm23, 3776(%rsp)
	vmovups	%zmm24, 3840(%rsp)
	vmovups	%zmm26, 3904(%rsp)
	movl	%r9d, %r14d
	shrl	%r14d
	andl	$1073741823, %r14d
	shlq	$7, %r14
	addq	%rcx, %r14
	leaq	(%r12,%r13), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$6, %rdx
	vmovaps	(%rdi,%rdx), %zmm3
	vmovaps	64(%rdi,%rdx), %zmm31
	vmovaps	128(%rdi,%rdx), %zmm20
	vmovaps	192(%rdi,%rdx), %zmm0
	vmovups	%zmm0, 3712(%rsp)
	vmovaps	256(%rdi,%rdx), %zmm0
	vmovups	%zmm0, 1728(%rsp)
	vmulps	%zmm3, %zmm27, %zmm21
	vxorps	%xmm29, %xmm29, %xmm29
	xorl	%r8d, %r8d
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm26, %xmm26, %xmm26
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm0, %xmm0, %xmm0
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm24, %xmm24, %xmm24
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm30, %xmm30, %xmm30
	vxorps	%xmm17, %xmm17, %xmm17
	vxorps	%xmm28, %xmm28, %xmm28
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm4, %xmm4, %xmm4
	vbroadcastss	.L46c0(%rip), %zmm16
	vmovups	1088(%rsp), %zmm2
	.p2align	4
.L46b64:
	vmovaps	-64(%r14), %zmm19
	vmovaps	-256(%rbp,%r8), %zmm18
	vmovaps	-192(%rbp,%r8), %zmm23
	vmovaps	%zmm18, %zmm22
	vfmadd213ps	%zmm2, %zmm21, %zmm22
	vaddps	(%r14), %zmm22, %zmm22
	vdivps	%zmm22, %zmm16, %zmm27
	vmovaps	-128(%rbp,%r8), %zmm9
	vsubps	%zmm22, %zmm19, %zmm19
	vmulps	%zmm27, %zmm19, %zmm19
	vmulps	%zmm19, %zmm14, %zmm22
	vfmadd213ps	%zmm27, %zmm27, %zmm22
	vaddps	%zmm22, %zmm10, %zmm10
	vaddps	%zmm19, %zmm6, %zmm6
	vfmadd231ps	%zmm18, %zmm19, %zmm30
	vfmadd231ps	%zmm23, %zmm19, %zmm17
	vfmadd231ps	-64(%rbp,%r8), %zmm19, %zmm12
	vfmadd231ps	%zmm9, %zmm19, %zmm28
	vfmadd231ps	(%rbp,%r8), %zmm19, %zmm4
	vmulps	%zmm22, %zmm18, %zmm19
	vaddps	%zmm19, %zmm26, %zmm26
	vfmadd231ps	%zmm19, %zmm18, %zmm29
	vmulps	%zmm22, %zmm23, %zmm19
	vaddps	%zmm19, %zmm13, %zmm13
	vfmadd231ps	%zmm18, %zmm19, %zmm15
	vfmadd231ps	%zmm19, %zmm23, %zmm7
	vmulps	%zmm22, %zmm9, %zmm19
	vaddps	%zmm19, %zmm5, %zmm5
	vfmadd231ps	%zmm18, %zmm19, %zmm0
	vfmadd231ps	%zmm23, %zmm19, %zmm8
	vfmadd231ps	%zmm9, %zmm19, %zmm24
	addq	$320, %r8
	subq	$-128, %r14
	cmpq	%r8, %r15
	jne	.L46b64
	vmovups	512(%rsp), %zmm27
	vmulps	%zmm31, %zmm27, %zmm19
	vmulps	%zmm20, %zmm27, %zmm9
	vmulps	4224(%rsp), %zmm9, %zmm22
	vmulps	4288(%rsp), %zmm21, %zmm23
	vxorps	%xmm9, %xmm9, %xmm9
	vfmadd213ps	%zmm9, %zmm21, %zmm7
	vmovups	1152(%rsp), %zmm2
	vfmadd231ps	%zmm7, %zmm21, %zmm2
	vmovups	%zmm2, 1152(%rsp)
	vmovaps	%zmm15, %zmm7
	vfmadd213ps	%zmm9, %zmm19, %zmm7
	vmovups	1472(%rsp), %zmm2
	vfmadd231ps	%zmm7, %zmm21, %zmm2
	vmovups	%zmm2, 1472(%rsp)
	vmovaps	%zmm15, %zmm7
	vfmadd213ps	%zmm9, %zmm22, %zmm7
	vfmadd213ps	%zmm7, %zmm23, %zmm8
	vmovups	768(%rsp), %zmm2
	vfmadd231ps	%zmm8, %zmm21, %zmm2
	vmovups	%zmm2, 768(%rsp)
	vfmadd213ps	%zmm9, %zmm3, %zmm15
	vmovups	2752(%rsp), %zmm8
	vfmadd231ps	%zmm15, %zmm21, %zmm8
	vaddps	%zmm9, %zmm13, %zmm7
	vmovups	2048(%rsp), %zmm2
	vfmadd231ps	%zmm7, %zmm21, %zmm2
	vmovups	%zmm2, 2048(%rsp)
	vmovups	256(%rsp), %zmm2
	vfmadd231ps	%zmm17, %zmm21, %zmm2
	vmovups	%zmm2, 256(%rsp)
	vmovaps	%zmm29, %zmm7
	vfmadd213ps	%zmm9, %zmm19, %zmm7
	vmovups	1216(%rsp), %zmm2
	vfmadd231ps	%zmm7, %zmm19, %zmm2
	vmovups	%zmm2, 1216(%rsp)
	vmovaps	%zmm0, %zmm7
	vfmadd213ps	%zmm9, %zmm22, %zmm7
	vfmadd213ps	%zmm7, %zmm23, %zmm24
	vmovaps	%zmm29, %zmm7
	vfmadd213ps	%zmm9, %zmm22, %zmm7
	vfmadd231ps	%zmm0, %zmm23, %zmm7
	vfmadd231ps	%zmm7, %zmm22, %zmm11
	vfmadd231ps	%zmm24, %zmm23, %zmm11
	vfmadd213ps	%zmm9, %zmm3, %zmm29
	vfmadd213ps	%zmm9, %zmm3, %zmm0
	vfmadd231ps	%zmm29, %zmm22, %zmm1
	vfmadd231ps	%zmm0, %zmm23, %zmm1
	vmovups	1920(%rsp), %zmm13
	vfmadd231ps	%zmm30, %zmm22, %zmm13
	vaddps	%zmm9, %zmm26, %zmm0
	vmovups	3840(%rsp), %zmm24
	vfmadd231ps	%zmm22, %zmm0, %zmm24
	vaddps	%zmm9, %zmm5, %zmm5
	vfmadd231ps	%zmm5, %zmm23, %zmm24
	vfmadd231ps	%zmm28, %zmm23, %zmm13
	vmovups	384(%rsp), %zmm2
	vfmadd231ps	%zmm7, %zmm19, %zmm2
	vmovups	%zmm2, 384(%rsp)
	vmovups	1856(%rsp), %zmm21
	vfmadd231ps	%zmm29, %zmm19, %zmm21
	vmovups	64(%rsp), %zmm2
	vfmadd231ps	%zmm29, %zmm3, %zmm2
	vmovups	%zmm2, 64(%rsp)
	vmovups	960(%rsp), %zmm22
	vfmadd231ps	%zmm30, %zmm19, %zmm22
	vmovups	3776(%rsp), %zmm23
	vfmadd231ps	%zmm19, %zmm0, %zmm23
	vmovups	3904(%rsp), %zmm26
	vfmadd231ps	%zmm0, %zmm3, %zmm26
	vmovups	576(%rsp), %zmm19
	vfmadd231ps	%zmm12, %zmm3, %zmm19
	vmovups	1344(%rsp), %zmm0
	vfmadd231ps	%zmm4, %zmm3, %zmm0
	vmovups	%zmm0, 1344(%rsp)
	vmovups	448(%rsp), %zmm7
	vfmadd231ps	%zmm30, %zmm3, %zmm7
	vmovups	1792(%rsp), %zmm2
	vfmadd231ps	%zmm28, %zmm3, %zmm2
	vmovups	1280(%rsp), %zmm12
	vfmadd231ps	%zmm17, %zmm31, %zmm12
	vmovups	704(%rsp), %zmm0
	vfmadd231ps	%zmm17, %zmm20, %zmm0
	vmovups	%zmm0, 704(%rsp)
	vmovups	320(%rsp), %zmm3
	vfmadd231ps	%zmm31, %zmm28, %zmm3
	vmovups	832(%rsp), %zmm0
	vfmadd231ps	%zmm28, %zmm20, %zmm0
	vmovups	%zmm0, 832(%rsp)
	vmovups	2688(%rsp), %zmm4
	vfmadd231ps	%zmm30, %zmm20, %zmm4
	vmovups	640(%rsp), %zmm5
	vfmadd231ps	3712(%rsp), %zmm30, %zmm5
	vfmadd231ps	1728(%rsp), %zmm30, %zmm25
	vmovups	1984(%rsp), %zmm28
	vaddps	%zmm6, %zmm28, %zmm28
	vaddps	%zmm9, %zmm10, %zmm0
	vmovups	3968(%rsp), %zmm9
	vaddps	%zmm0, %zmm9, %zmm9
	incq	%r12
	addq	%rax, %r9
	cmpq	%r13, %r12
	jne	.L46b63
	vbroadcastss	.L46c0(%rip), %zmm31
	vbroadcastss	.L46c16(%rip), %zmm16
	vbroadcastss	.L46c63(%rip), %zmm17
	vbroadcastss	.L46c64(%rip), %zmm18
	vmovups	4800(%rsp), %zmm15
	vmovups	%zmm3, 320(%rsp)
	vmovups	%zmm5, 640(%rsp)
	vmovss	1600(%rsp), %xmm29
	vmovups	256(%rsp), %zmm6
	vmovups	2432(%rsp), %zmm20
	vmovups	%zmm19, 576(%rsp)
	vmovups	1472(%rsp), %zmm19
	vmovups	1216(%rsp), %zmm5
	vmovups	1152(%rsp), %zmm10
	jmp	.L46b67
	.p2align	4
.L46b53:
	vmovaps	%xmm18, %xmm29
	vucomiss	%xmm0, %xmm18
	vmovups	1024(%rsp), %zmm14
	ja	.L46b55
	vxorps	%xmm14, %xmm14, %xmm14
.L46b55:
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 832(%rsp)
	vmovups	%zmm0, 1344(%rsp)
	vmovups	%zmm0, 640(%rsp)
	vmovups	%zmm0, 320(%rsp)
	vmovups	%zmm0, 704(%rsp)
	vmovups	%zmm0, 576(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm26, %xmm26, %xmm26
	vxorps	%xmm24, %xmm24, %xmm24
	vpxord	%xmm23, %xmm23, %xmm23
	vmovups	%zmm0, 2048(%rsp)
	vmovups	%zmm0, 64(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vpxord	%xmm21, %xmm21, %xmm21
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm11, %xmm11, %xmm11
	vmovups	%zmm0, 384(%rsp)
	vmovups	%zmm0, 768(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm19, %xmm19, %xmm19
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm28, %xmm28, %xmm28
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm13, %xmm13, %xmm13
	vpxord	%xmm22, %xmm22, %xmm22
	vxorps	%xmm6, %xmm6, %xmm6
	vbroadcastss	.L46c63(%rip), %zmm17
	vbroadcastss	.L46c64(%rip), %zmm18
	vmovups	512(%rsp), %zmm27
	vxorps	%xmm25, %xmm25, %xmm25
.L46b67:
	vmulps	%zmm27, %zmm14, %zmm0
	vdivps	%zmm15, %zmm31, %zmm3
	vmovaps	%zmm2, %zmm30
	vmulps	%zmm2, %zmm0, %zmm2
	vfnmadd213ps	%zmm10, %zmm3, %zmm2
	vmovups	%zmm2, 1152(%rsp)
	vdivps	4160(%rsp), %zmm31, %zmm3
	vmulps	%zmm4, %zmm0, %zmm2
	vfnmadd213ps	%zmm5, %zmm3, %zmm2
	vmovups	%zmm2, 1792(%rsp)
	vmovups	4224(%rsp), %zmm5
	vmulps	%zmm5, %zmm5, %zmm2
	vmulps	%zmm25, %zmm2, %zmm2
	vmovaps	%zmm4, %zmm10
	vmovups	4288(%rsp), %zmm4
	vmulps	%zmm4, %zmm4, %zmm3
	vfmadd231ps	1344(%rsp), %zmm3, %zmm2
	vfnmadd213ps	%zmm19, %zmm0, %zmm12
	vmulps	%zmm5, %zmm4, %zmm3
	vmulps	832(%rsp), %zmm3, %zmm3
	vaddps	%zmm2, %zmm3, %zmm2
	vaddps	%zmm2, %zmm3, %zmm2
	vmulps	1536(%rsp), %zmm10, %zmm3
	vfmadd213ps	%zmm3, %zmm30, %zmm20
	vaddps	%zmm20, %zmm2, %zmm25
	vmulps	704(%rsp), %zmm5, %zmm15
	vfmadd231ps	576(%rsp), %zmm4, %zmm15
	vfnmadd213ps	768(%rsp), %zmm0, %zmm15
	vmulps	640(%rsp), %zmm5, %zmm2
	vfmadd231ps	320(%rsp), %zmm4, %zmm2
	vfnmadd213ps	384(%rsp), %zmm0, %zmm2
	vmovups	%zmm2, 1728(%rsp)
	vfnmadd213ps	%zmm11, %zmm0, %zmm25
	vmulps	%zmm10, %zmm5, %zmm2
	vfmadd231ps	%zmm30, %zmm4, %zmm2
	vdivps	%zmm27, %zmm16, %zmm0
	vfnmadd213ps	%zmm1, %zmm14, %zmm2
	vmulps	%zmm0, %zmm14, %zmm0
	vxorps	%xmm1, %xmm1, %xmm1
	vucomiss	%xmm1, %xmm29
	vfmadd231ps	%zmm6, %zmm0, %zmm8
	vfmadd231ps	%zmm0, %zmm22, %zmm21
	vmovaps	%zmm6, %zmm10
	vxorps	%xmm4, %xmm4, %xmm4
	vmovups	%zmm21, 1856(%rsp)
	vmovups	%zmm8, 2752(%rsp)
	vmovups	%zmm2, 1472(%rsp)
	vmovups	%zmm12, 1280(%rsp)
	vmovups	%zmm28, 1984(%rsp)
	vmovups	%zmm13, 1920(%rsp)
	vmovups	%zmm22, 960(%rsp)
	vmovups	%zmm6, 256(%rsp)
	vmovups	%zmm7, 448(%rsp)
	vmovups	%zmm9, 3968(%rsp)
	vmovups	%zmm25, 2432(%rsp)
	jbe	.L46b68
	vmovaps	%zmm15, %zmm29
	vmovdqa64	%zmm23, %zmm28
	vmovaps	%zmm24, %zmm25
	vmovups	2624(%rsp), %zmm0
	vmovups	4736(%rsp), %zmm1
	vaddps	%zmm0, %zmm1, %zmm0
	vmovups	%zmm0, 2624(%rsp)
	vcmpgeps	.L46c32(%rip){1to16}, %zmm0, %k1
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
	vxorps	%xmm14, %xmm14, %xmm14
	vpbroadcastd	.L46c60(%rip), %zmm11
	vpbroadcastd	.L46c61(%rip), %zmm12
	vpbroadcastd	.L46c0(%rip), %zmm13
	vbroadcastss	.L46c62(%rip), %zmm15
	vbroadcastss	.L46c65(%rip), %zmm19
	vbroadcastss	.L46c66(%rip), %zmm21
	vbroadcastss	.L46c67(%rip), %zmm22
	vbroadcastss	.L46c68(%rip), %zmm23
	vbroadcastss	.L46c69(%rip), %zmm24
	vmovups	1088(%rsp), %zmm20
	vmovups	64(%rsp), %zmm6
	jbe	.L46b70
	vxorps	%xmm1, %xmm1, %xmm1
	testq	%r13, %r13
	je	.L46b76
	movq	%r10, %r8
	xorl	%r9d, %r9d
	.p2align	4
.L46b73:
	movl	%r8d, %r14d
	shrl	%r14d
	andl	$1073741823, %r14d
	shlq	$7, %r14
	addq	%rcx, %r14
	leaq	(%r9,%r13), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$6, %rdx
	vmulps	(%rdi,%rdx), %zmm27, %zmm2
	movq	%rdi, %r12
	xorl	%edx, %edx
	.p2align	4
.L46b74:
	vmovaps	(%r12), %zmm3
	vfmadd213ps	%zmm20, %zmm2, %zmm3
	vaddps	(%r14,%rdx), %zmm3, %zmm3
	vdivps	%zmm3, %zmm31, %zmm4
	vmovaps	-64(%r14,%rdx), %zmm5
	vsubps	%zmm3, %zmm5, %zmm5
	vmulps	%zmm4, %zmm5, %zmm5
	vaddps	%zmm16, %zmm4, %zmm4
	vcmpltps	%zmm5, %zmm16, %k1
	vmovaps	%zmm5, %zmm4 {%k1}
	vaddps	%zmm31, %zmm4, %zmm6
	vpaddd	%zmm11, %zmm6, %zmm6
	vpandd	%zmm12, %zmm6, %zmm6
	vpsubd	%zmm6, %zmm13, %zmm7
	vcvtdq2ps	%zmm6, %zmm6
	vaddps	%zmm16, %zmm7, %zmm8
	vfmadd231ps	%zmm4, %zmm7, %zmm8
	vmulps	%zmm8, %zmm8, %zmm4
	vmovaps	%zmm15, %zmm7
	vfmadd213ps	%zmm17, %zmm8, %zmm7
	vmovaps	%zmm18, %zmm9
	vmovaps	%zmm21, %zmm10
	vfmadd213ps	%zmm22, %zmm8, %zmm10
	vfmadd213ps	%zmm19, %zmm8, %zmm9
	vfmadd231ps	%zmm23, %zmm4, %zmm10
	vfmadd213ps	%zmm9, %zmm4, %zmm10
	vfmadd213ps	%zmm7, %zmm4, %zmm10
	vfmadd213ps	%zmm8, %zmm4, %zmm10
	vaddps	%zmm31, %zmm5, %zmm4
	vfmadd231ps	%zmm24, %zmm6, %zmm10
	vmaxps	%zmm16, %zmm5, %zmm5
	vfmsub231ps	%zmm4, %zmm10, %zmm5
	vfmadd231ps	%zmm5, %zmm3, %zmm1
	subq	$-128, %rdx
	addq	$320, %r12
	cmpq	%rdx, %rsi
	jne	.L46b74
	incq	%r9
	addq	%rax, %r8
	cmpq	%r13, %r9
	jne	.L46b73
.L46b76:
	vbroadcastss	.L46c70(%rip), %zmm2
	vmovups	3648(%rsp), %zmm3
	vfmadd213ps	.L46c71(%rip){1to16}, %zmm3, %zmm2
	vcmpltps	%zmm0, %zmm14, %k2
	vaddps	%zmm2, %zmm3, %zmm0
	vcmpltps	%zmm1, %zmm0, %k1 {%k2}
	kandnw	%k2, %k1, %k3
	vmovaps	%zmm1, %zmm3 {%k3}
	vmovups	%zmm3, 3648(%rsp)
	vmovups	4032(%rsp), %zmm0
	vbroadcastss	.L46c72(%rip), %zmm0 {%k2}
	vmovups	%zmm0, 4032(%rsp)
	vmovups	3008(%rsp), %zmm0
	vmaxps	.L46c24(%rip){1to16}, %zmm0, %zmm0 {%k2}
	vmovups	%zmm0, 3008(%rsp)
	vblendmps	.L46c18(%rip){1to16}, %zmm31, %zmm0 {%k1}
	vmovups	2944(%rsp), %zmm2
	vmulps	%zmm0, %zmm2, %zmm1
	vsubps	%zmm1, %zmm2, %zmm2
	vmovups	1664(%rsp), %zmm3
	vsubps	%zmm2, %zmm3, %zmm3
	vmovups	%zmm3, 1664(%rsp)
	vmovups	2816(%rsp), %zmm3
	vmulps	%zmm0, %zmm3, %zmm2
	vsubps	%zmm2, %zmm3, %zmm3
	vmovups	896(%rsp), %zmm7
	vsubps	%zmm3, %zmm7, %zmm7
	vmovups	2880(%rsp), %zmm4
	vmulps	%zmm0, %zmm4, %zmm3
	vsubps	%zmm3, %zmm4, %zmm4
	vmovups	1408(%rsp), %zmm5
	vsubps	%zmm4, %zmm5, %zmm5
	vmovups	%zmm5, 1408(%rsp)
	vmovups	2112(%rsp), %zmm5
	vmulps	%zmm0, %zmm5, %zmm4
	vsubps	%zmm4, %zmm5, %zmm5
	vsubps	%zmm5, %zmm27, %zmm27
	vmovups	2176(%rsp), %zmm6
	vmulps	%zmm0, %zmm6, %zmm5
	vsubps	%zmm5, %zmm6, %zmm6
	vsubps	%zmm6, %zmm20, %zmm20
	vmovups	2240(%rsp), %zmm6
	vmulps	%zmm0, %zmm6, %zmm6
	vmovups	%zmm6, 2240(%rsp)
	vmovups	3072(%rsp), %zmm6
	vmulps	%zmm0, %zmm6, %zmm6
	vmovups	%zmm6, 3072(%rsp)
	vmovups	1024(%rsp), %zmm0
	vmovaps	%zmm14, %zmm0 {%k1}
	vmovups	%zmm0, 1024(%rsp)
	vmovups	2496(%rsp), %zmm0
	vbroadcastss	.L46c26(%rip), %zmm0 {%k1}
	vmovups	%zmm0, 2496(%rsp)
	vmovaps	%zmm31, %zmm0 {%k1} {z}
	vmovups	%zmm0, 3136(%rsp)
	vmovups	%zmm5, 2176(%rsp)
	vmovups	%zmm4, 2112(%rsp)
	vmovups	%zmm3, 2880(%rsp)
	vmovups	%zmm2, 2816(%rsp)
	vmovups	%zmm1, 2944(%rsp)
	vmovaps	%zmm25, %zmm24
	vmovdqa64	%zmm28, %zmm23
	vmovups	1856(%rsp), %zmm21
	vmovups	1280(%rsp), %zmm12
	vmovups	1984(%rsp), %zmm28
	vmovups	1920(%rsp), %zmm13
	vmovups	960(%rsp), %zmm22
	vmovups	256(%rsp), %zmm10
	vmovups	3968(%rsp), %zmm9
	vmovups	64(%rsp), %zmm6
	jmp	.L46b77
	.p2align	4
.L46b68:
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 3136(%rsp)
	vxorps	%xmm14, %xmm14, %xmm14
	vmovups	1088(%rsp), %zmm20
	vmovups	896(%rsp), %zmm7
	vmovups	1792(%rsp), %zmm2
	vmovups	1152(%rsp), %zmm3
	vmovups	64(%rsp), %zmm6
	jmp	.L46b78
	.p2align	4
.L46b70:
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 3136(%rsp)
	vmovups	896(%rsp), %zmm7
	vmovaps	%zmm25, %zmm24
	vmovdqa64	%zmm28, %zmm23
	vmovups	1856(%rsp), %zmm21
	vmovups	1280(%rsp), %zmm12
	vmovups	1984(%rsp), %zmm28
	vmovups	1920(%rsp), %zmm13
	vmovups	960(%rsp), %zmm22
.L46b77:
	vmovaps	%zmm29, %zmm15
	vmovups	1792(%rsp), %zmm2
	vmovups	1152(%rsp), %zmm3
	vmovups	2432(%rsp), %zmm25
.L46b78:
	vmovups	%zmm6, 64(%rsp)
	vbroadcastss	.L46c14(%rip), %zmm1
	vmaxps	%zmm1, %zmm3, %zmm0
	vsqrtps	%zmm0, %zmm0
	vdivps	%zmm0, %zmm31, %zmm8
	vmaxps	%zmm1, %zmm2, %zmm0
	vsqrtps	%zmm0, %zmm0
	vdivps	%zmm0, %zmm31, %zmm5
	vmaxps	%zmm1, %zmm25, %zmm0
	vsqrtps	%zmm0, %zmm0
	vdivps	%zmm0, %zmm31, %zmm17
	vmaxps	%zmm1, %zmm6, %zmm0
	vsqrtps	%zmm0, %zmm0
	vmovdqu64	5504(%rsp), %zmm2
	vptestmd	%zmm2, %zmm2, %k3
	vmovdqu64	5632(%rsp), %zmm2
	vptestmd	%zmm2, %zmm2, %k1
	vdivps	%zmm0, %zmm31, %zmm11
	vmaxps	%zmm1, %zmm9, %zmm0
	vsqrtps	%zmm0, %zmm0
	vdivps	%zmm0, %zmm31, %zmm0
	vmovups	%zmm0, 384(%rsp)
	vmovups	1664(%rsp), %zmm0
	vcmpleps	3200(%rsp), %zmm0, %k2
	vcmpgeps	4096(%rsp), %zmm0, %k4
	vblendmps	%zmm10, %zmm16, %zmm0 {%k4}
	vbroadcastss	.L46c36(%rip), %zmm2
	vxorps	%zmm2, %zmm10, %zmm0 {%k2}
	vcmpleps	%zmm0, %zmm14, %k6
	kmovw	22(%rsp), %k0
	korw	%k0, %k6, %k2
	vblendmps	%zmm14, %zmm31, %zmm9 {%k2}
	vmovups	%zmm9, 832(%rsp)
	vcmpgeps	3264(%rsp), %zmm7, %k4
	vblendmps	%zmm22, %zmm16, %zmm0 {%k4}
	vmovups	%zmm7, 896(%rsp)
	vcmpleps	3328(%rsp), %zmm7, %k4
	vxorps	%zmm2, %zmm22, %zmm0 {%k4}
	vcmpleps	%zmm0, %zmm14, %k7
	korw	%k7, %k1, %k4
	vblendmps	%zmm14, %zmm31, %zmm6 {%k4}
	vmovups	%zmm6, 1344(%rsp)
	vmovdqu64	5568(%rsp), %zmm0
	vptestmd	%zmm0, %zmm0, %k5
	vmovups	1408(%rsp), %zmm1
	vcmpgeps	3392(%rsp), %zmm1, %k1
	vblendmps	%zmm13, %zmm16, %zmm0 {%k1}
	vcmpleps	3456(%rsp), %zmm1, %k1
	vmovaps	%zmm2, %zmm1
	vxorps	%zmm2, %zmm13, %zmm0 {%k1}
	vcmpgeps	2304(%rsp), %zmm27, %k1
	vmovups	448(%rsp), %zmm3
	vblendmps	%zmm3, %zmm16, %zmm2 {%k1}
	vcmpleps	2368(%rsp), %zmm27, %k1
	vxorps	%zmm1, %zmm3, %zmm2 {%k1}
	vcmpgeps	3520(%rsp), %zmm20, %k1
	vblendmps	%zmm28, %zmm16, %zmm3 {%k1}
	vcmpleps	3584(%rsp), %zmm20, %k1
	vxorps	%zmm1, %zmm28, %zmm3 {%k1}
	vcmpleps	%zmm0, %zmm14, %k1
	korw	%k1, %k5, %k5
	vblendmps	%zmm14, %zmm31, %zmm7 {%k5}
	vmovups	%zmm7, 768(%rsp)
	vmulps	%zmm6, %zmm5, %zmm0
	vmovaps	%zmm5, %zmm6
	vmovups	%zmm5, 640(%rsp)
	vmulps	%zmm0, %zmm12, %zmm1
	vmulps	%zmm9, %zmm8, %zmm19
	vmovaps	%zmm8, %zmm25
	vmovups	%zmm8, 576(%rsp)
	vmulps	%zmm19, %zmm1, %zmm5
	vmulps	%zmm7, %zmm17, %zmm4
	vmovups	%zmm17, 320(%rsp)
	vmovups	%zmm15, 5184(%rsp)
	vmulps	%zmm4, %zmm15, %zmm1
	vmulps	%zmm19, %zmm1, %zmm7
	vmulps	%zmm5, %zmm7, %zmm9
	vmovaps	%zmm5, %zmm1
	vmovaps	%zmm5, %zmm8
	vfnmadd213ps	%zmm31, %zmm5, %zmm1
	vbroadcastss	.L46c73(%rip), %zmm22
	vmovups	%zmm1, 5248(%rsp)
	vmaxps	%zmm22, %zmm1, %zmm1
	vsqrtps	%zmm1, %zmm1
	vdivps	%zmm1, %zmm31, %zmm1
	vmulps	%zmm1, %zmm6, %zmm10
	vmovaps	%zmm31, %zmm10 {%k4}
	vcmpleps	%zmm2, %zmm14, %k4
	korw	%k4, %k3, %k3
	vblendmps	%zmm14, %zmm31, %zmm29 {%k3}
	vmulps	1728(%rsp), %zmm4, %zmm2
	vfmsub231ps	%zmm2, %zmm0, %zmm9
	vmulps	%zmm1, %zmm9, %zmm30
	vmovaps	%zmm1, %zmm6
	vmovaps	%zmm7, %zmm9
	vfnmadd213ps	%zmm31, %zmm7, %zmm9
	vfnmadd231ps	%zmm30, %zmm30, %zmm9
	vmaxps	.L46c73(%rip){1to16}, %zmm9, %zmm2
	vsqrtps	%zmm2, %zmm2
	vmovaps	%zmm11, %zmm15
	vmulps	%zmm29, %zmm11, %zmm1
	vmulps	2752(%rsp), %zmm1, %zmm11
	vmulps	%zmm19, %zmm11, %zmm18
	vmovups	%zmm5, 1536(%rsp)
	vmulps	%zmm5, %zmm18, %zmm11
	vmulps	%zmm7, %zmm18, %zmm12
	vmovups	%zmm7, 512(%rsp)
	vdivps	%zmm2, %zmm31, %zmm5
	vmovaps	%zmm13, %zmm22
	vmulps	%zmm25, %zmm10, %zmm13
	vmovaps	%zmm10, %zmm13 {%k2}
	vmovdqu64	5440(%rsp), %zmm10
	vptestmd	%zmm10, %zmm10, %k0
	vmulps	%zmm5, %zmm17, %zmm10
	vmovaps	%zmm31, %zmm10 {%k5}
	vcmpleps	%zmm3, %zmm14, %k2
	korw	%k2, %k0, %k5
	vblendmps	%zmm14, %zmm31, %zmm3 {%k5}
	vmovups	%zmm3, 704(%rsp)
	vmovups	384(%rsp), %zmm2
	vmulps	%zmm3, %zmm2, %zmm25
	vmulps	2048(%rsp), %zmm25, %zmm3
	vmulps	%zmm19, %zmm3, %zmm19
	vmulps	%zmm8, %zmm19, %zmm14
	vmulps	%zmm7, %zmm19, %zmm17
	vmulps	%zmm1, %zmm21, %zmm3
	vfmsub231ps	%zmm3, %zmm0, %zmm11
	vmovaps	%zmm6, %zmm7
	vmulps	%zmm6, %zmm11, %zmm3
	vmulps	1472(%rsp), %zmm1, %zmm6
	vfmsub231ps	%zmm6, %zmm4, %zmm12
	vfnmadd231ps	%zmm30, %zmm3, %zmm12
	vmulps	%zmm5, %zmm12, %zmm21
	vmovaps	%zmm18, %zmm6
	vfnmadd213ps	%zmm31, %zmm18, %zmm6
	vfnmadd231ps	%zmm3, %zmm3, %zmm6
	vfnmadd231ps	%zmm21, %zmm21, %zmm6
	vmovdqu64	%zmm23, 3776(%rsp)
	vmulps	%zmm25, %zmm23, %zmm11
	vfmsub231ps	%zmm11, %zmm0, %zmm14
	vbroadcastss	.L46c73(%rip), %zmm12
	vmaxps	%zmm12, %zmm6, %zmm0
	vsqrtps	%zmm0, %zmm0
	vmovups	%zmm24, 3840(%rsp)
	vmulps	%zmm25, %zmm24, %zmm11
	vfmsub231ps	%zmm11, %zmm4, %zmm17
	vmulps	%zmm18, %zmm19, %zmm11
	vdivps	%zmm0, %zmm31, %zmm8
	vmovups	%zmm26, 3904(%rsp)
	vmovups	%zmm25, 5312(%rsp)
	vmulps	%zmm25, %zmm26, %zmm0
	vmovups	%zmm1, 5376(%rsp)
	vfmsub231ps	%zmm0, %zmm1, %zmm11
	vmulps	%zmm8, %zmm15, %zmm0
	vmovaps	%zmm31, %zmm0 {%k3}
	vmulps	%zmm7, %zmm14, %zmm23
	vfnmadd231ps	%zmm30, %zmm23, %zmm17
	vmulps	%zmm5, %zmm17, %zmm24
	vfnmadd231ps	%zmm3, %zmm23, %zmm11
	vfnmadd231ps	%zmm21, %zmm24, %zmm11
	vxorps	%xmm4, %xmm4, %xmm4
	vmovaps	%zmm20, %zmm1
	vmulps	%zmm8, %zmm11, %zmm25
	vmulps	%zmm10, %zmm13, %zmm10
	vmovaps	%zmm19, %zmm17
	vfnmadd213ps	%zmm31, %zmm19, %zmm17
	vfnmadd231ps	%zmm23, %zmm23, %zmm17
	vfnmadd231ps	%zmm24, %zmm24, %zmm17
	vfnmadd231ps	%zmm25, %zmm25, %zmm17
	vmaxps	%zmm12, %zmm17, %zmm11
	vsqrtps	%zmm11, %zmm11
	vmulps	%zmm0, %zmm10, %zmm0
	vdivps	%zmm11, %zmm31, %zmm13
	vmulps	%zmm13, %zmm2, %zmm10
	vmovaps	%zmm2, %zmm14
	vmulps	%zmm10, %zmm0, %zmm2
	vmovaps	%zmm0, %zmm2 {%k5}
	vmovups	%zmm2, 3712(%rsp)
	vmovss	1600(%rsp), %xmm0
	vxorps	%xmm10, %xmm10, %xmm10
	vucomiss	%xmm10, %xmm0
	vmovups	576(%rsp), %zmm0
	vmulps	256(%rsp), %zmm0, %zmm0
	kmovw	20(%rsp), %k0
	korw	%k0, %k6, %k0
	knotw	%k0, %k3
	vmovaps	%zmm0, %zmm10
	vfmadd213ps	%zmm4, %zmm0, %zmm10 {%k3} {z}
	kmovw	18(%rsp), %k0
	korw	%k0, %k7, %k0
	knotw	%k0, %k3
	vmovups	640(%rsp), %zmm2
	vmulps	960(%rsp), %zmm2, %zmm12
	vmovaps	%zmm12, %zmm11 {%k3} {z}
	vfmadd213ps	%zmm10, %zmm11, %zmm11
	kmovw	16(%rsp), %k0
	korw	%k0, %k1, %k0
	knotw	%k0, %k1
	vmulps	320(%rsp), %zmm22, %zmm10
	vxorps	%xmm4, %xmm4, %xmm4
	vmovaps	%zmm10, %zmm20 {%k1} {z}
	vfmadd213ps	%zmm11, %zmm20, %zmm20
	kmovw	14(%rsp), %k0
	korw	%k0, %k4, %k0
	knotw	%k0, %k1
	vmovups	%zmm15, 1216(%rsp)
	vmulps	448(%rsp), %zmm15, %zmm22
	vmovaps	%zmm22, %zmm26 {%k1} {z}
	vfmadd213ps	%zmm20, %zmm26, %zmm26
	kmovw	12(%rsp), %k0
	korw	%k0, %k2, %k0
	knotw	%k0, %k1
	vmulps	%zmm28, %zmm14, %zmm20
	vmovaps	%zmm20, %zmm11 {%k1} {z}
	vfmadd213ps	%zmm26, %zmm11, %zmm11
	vmulps	832(%rsp), %zmm0, %zmm0
	vmovups	1536(%rsp), %zmm14
	vmulps	%zmm0, %zmm14, %zmm26
	vfmsub231ps	1344(%rsp), %zmm12, %zmm26
	vmovaps	%zmm27, %zmm12
	vmovups	512(%rsp), %zmm15
	vmulps	%zmm0, %zmm15, %zmm27
	vfmsub231ps	768(%rsp), %zmm10, %zmm27
	vmulps	%zmm0, %zmm18, %zmm28
	vmovups	%zmm29, 2688(%rsp)
	vfmsub231ps	%zmm22, %zmm29, %zmm28
	vmulps	%zmm0, %zmm19, %zmm29
	vfmsub231ps	704(%rsp), %zmm20, %zmm29
	vmovaps	%zmm7, %zmm2
	vbroadcastss	.L46c36(%rip), %zmm7
	vxorps	%zmm7, %zmm14, %zmm14
	vmovups	%zmm14, 4608(%rsp)
	vxorps	%zmm7, %zmm15, %zmm14
	vmovups	%zmm14, 4672(%rsp)
	vmovaps	%zmm5, %zmm10
	vxorps	%zmm7, %zmm18, %zmm5
	vmovups	%zmm5, 1536(%rsp)
	vxorps	%zmm7, %zmm19, %zmm5
	vmovups	%zmm5, 1600(%rsp)
	vmulps	%zmm2, %zmm26, %zmm20
	vfnmadd231ps	%zmm30, %zmm20, %zmm27
	vxorps	%zmm7, %zmm30, %zmm18
	vfnmadd231ps	%zmm3, %zmm20, %zmm28
	vxorps	%zmm7, %zmm3, %zmm15
	vmulps	%zmm10, %zmm27, %zmm22
	vfnmadd231ps	%zmm21, %zmm22, %zmm28
	vxorps	%zmm7, %zmm21, %zmm21
	vfnmadd231ps	%zmm23, %zmm20, %zmm29
	vxorps	%zmm7, %zmm23, %zmm19
	vfnmadd231ps	%zmm24, %zmm22, %zmm29
	vxorps	%zmm7, %zmm24, %zmm23
	vmulps	%zmm8, %zmm28, %zmm24
	vfnmadd231ps	%zmm25, %zmm24, %zmm29
	vxorps	%zmm7, %zmm25, %zmm25
	vmovaps	%zmm0, %zmm3
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm7, %xmm7, %xmm7
	vfmadd213ps	%zmm7, %zmm0, %zmm3
	vfmadd231ps	%zmm20, %zmm20, %zmm3
	vfmadd231ps	%zmm22, %zmm22, %zmm3
	vfmadd231ps	%zmm24, %zmm24, %zmm3
	vmulps	%zmm13, %zmm29, %zmm26
	vfmadd231ps	%zmm26, %zmm26, %zmm3
	vmovups	%zmm1, 1088(%rsp)
	ja	.L46b96
	vdivps	1216(%rsp), %zmm31, %zmm6
	vbroadcastss	16(%r11), %zmm7
	vmovups	%zmm12, 512(%rsp)
	vmulps	%zmm12, %zmm6, %zmm6
	vdivps	384(%rsp), %zmm31, %zmm9
	vmulps	%zmm1, %zmm9, %zmm9
	vmovups	2496(%rsp), %zmm28
	vdivps	%zmm28, %zmm31, %zmm17
	vmulps	3712(%rsp), %zmm17, %zmm14
	vmulps	.L46c74(%rip){1to16}, %zmm6, %zmm6
	vmulps	.L46c75(%rip){1to16}, %zmm9, %zmm9
	vmaxps	%zmm6, %zmm9, %zmm17
	vcmpunordps	%zmm6, %zmm6, %k1
	vmovaps	%zmm9, %zmm17 {%k1}
	vbroadcastss	.L46c26(%rip), %zmm27
	vmovups	3648(%rsp), %zmm6
	vcmpltps	%zmm27, %zmm6, %k1
	vaddps	%zmm6, %zmm6, %zmm6
	vsqrtps	%zmm6, %zmm6
	vmulps	.L46c76(%rip){1to16}, %zmm6, %zmm6 {%k1} {z}
	vmaxps	%zmm17, %zmm6, %zmm9
	vcmpunordps	%zmm17, %zmm17, %k1
	vmovaps	%zmm6, %zmm9 {%k1}
	vmulps	%zmm14, %zmm14, %zmm6
	vminps	%zmm31, %zmm6, %zmm6
	vmulps	%zmm7, %zmm6, %zmm6
	vmaxps	%zmm6, %zmm9, %zmm14
	vcmpunordps	%zmm6, %zmm6, %k1
	vmovaps	%zmm9, %zmm14 {%k1}
	vcmpltps	%zmm27, %zmm28, %k1
	vmovaps	%zmm14, %zmm6 {%k1} {z}
	vmulps	%zmm6, %zmm6, %zmm6
	vmulss	%xmm7, %xmm7, %xmm7
	vbroadcastss	%xmm7, %zmm7
	vcmpleps	%zmm7, %zmm11, %k1
	vcmpleps	%zmm6, %zmm3, %k1 {%k1}
	vmovups	1344(%rsp), %zmm3
	vmulps	832(%rsp), %zmm3, %zmm3
	vmulps	768(%rsp), %zmm3, %zmm3
	vmulps	2688(%rsp), %zmm3, %zmm3
	vmulps	704(%rsp), %zmm3, %zmm3
	vcmpnltps	%zmm3, %zmm5, %k2
	vmovaps	%zmm31, %zmm3 {%k2} {z}
	vbroadcastss	.L46c23(%rip), %zmm6
	vblendmps	%zmm3, %zmm6, %zmm3 {%k1}
	vmovups	4544(%rsp), %zmm7
	vcmpleps	2624(%rsp), %zmm7, %k1
	vbroadcastss	.L46c31(%rip), %zmm28
	vminps	%zmm28, %zmm3, %zmm3 {%k1}
	vmovups	2560(%rsp), %zmm7
	vcmpeqps	%zmm6, %zmm7, %k1
	vmovaps	%zmm3, %zmm7 {%k1}
	vmovups	%zmm7, 2560(%rsp)
	vcmpeqps	%zmm6, %zmm7, %k1
	vmovaps	%zmm31, %zmm9 {%k1} {z}
	vaddss	%xmm4, %xmm9, %xmm3
	vmovshdup	%xmm9, %xmm6
	vaddss	%xmm6, %xmm3, %xmm3
	vshufpd	$1, %xmm9, %xmm9, %xmm6
	vaddss	%xmm6, %xmm3, %xmm3
	vshufps	$255, %xmm9, %xmm9, %xmm6
	vaddss	%xmm6, %xmm3, %xmm3
	vextractf128	$1, %ymm9, %xmm6
	vaddss	%xmm6, %xmm3, %xmm3
	vmovshdup	%xmm6, %xmm7
	vaddss	%xmm7, %xmm3, %xmm3
	vshufpd	$1, %xmm6, %xmm6, %xmm7
	vaddss	%xmm7, %xmm3, %xmm3
	vshufps	$255, %xmm6, %xmm6, %xmm6
	vaddss	%xmm6, %xmm3, %xmm3
	vextractf32x4	$2, %zmm9, %xmm6
	vaddss	%xmm6, %xmm3, %xmm3
	vmovshdup	%xmm6, %xmm7
	vaddss	%xmm7, %xmm3, %xmm3
	vshufpd	$1, %xmm6, %xmm6, %xmm7
	vaddss	%xmm7, %xmm3, %xmm3
	vshufps	$255, %xmm6, %xmm6, %xmm6
	vaddss	%xmm6, %xmm3, %xmm3
	vextractf32x4	$3, %zmm9, %xmm6
	vaddss	%xmm6, %xmm3, %xmm3
	vmovshdup	%xmm6, %xmm7
	vaddss	%xmm7, %xmm3, %xmm3
	vshufpd	$1, %xmm6, %xmm6, %xmm7
	vaddss	%xmm7, %xmm3, %xmm3
	vshufps	$255, %xmm6, %xmm6, %xmm6
	vaddss	%xmm6, %xmm3, %xmm3
	vucomiss	%xmm4, %xmm3
	vbroadcastss	.L46c21(%rip), %zmm17
	vmovups	1664(%rsp), %zmm27
	ja	.L46b52
	vmulps	%zmm26, %zmm13, %zmm3
	vfmadd213ps	%zmm24, %zmm3, %zmm25
	vmulps	%zmm25, %zmm8, %zmm5
	vfmadd213ps	%zmm22, %zmm5, %zmm21
	vfmadd213ps	%zmm21, %zmm3, %zmm23
	vmovaps	%zmm2, %zmm1
	vmulps	%zmm23, %zmm10, %zmm2
	vfmadd213ps	%zmm20, %zmm2, %zmm18
	vfmadd213ps	%zmm18, %zmm5, %zmm15
	vfmadd213ps	%zmm15, %zmm3, %zmm19
	vmulps	%zmm19, %zmm1, %zmm1
	vmovups	4608(%rsp), %zmm4
	vfmadd213ps	%zmm0, %zmm1, %zmm4
	vmovups	4672(%rsp), %zmm0
	vfmadd213ps	%zmm4, %zmm2, %zmm0
	vmovups	1536(%rsp), %zmm4
	vfmadd213ps	%zmm0, %zmm5, %zmm4
	vmovups	1600(%rsp), %zmm0
	vfmadd213ps	%zmm4, %zmm3, %zmm0
	vmulps	576(%rsp), %zmm0, %zmm0
	vmovups	%zmm0, 704(%rsp)
	vmulps	640(%rsp), %zmm1, %zmm0
	vmovups	%zmm0, 768(%rsp)
	vmulps	320(%rsp), %zmm2, %zmm0
	vmovups	%zmm0, 64(%rsp)
	vmulps	1216(%rsp), %zmm5, %zmm0
	vmovups	%zmm0, 960(%rsp)
	vmulps	384(%rsp), %zmm3, %zmm0
	vmovups	%zmm0, 448(%rsp)
	vdivps	4416(%rsp), %zmm31, %zmm0
	vmulps	4928(%rsp), %zmm0, %zmm0
	vpbroadcastd	.L46c60(%rip), %zmm15
	vpaddd	%zmm15, %zmm0, %zmm1
	vpbroadcastd	.L46c61(%rip), %zmm18
	vpandd	%zmm18, %zmm1, %zmm1
	vpbroadcastd	.L46c0(%rip), %zmm19
	vpsubd	%zmm1, %zmm19, %zmm2
	vcvtdq2ps	%zmm1, %zmm1
	vfmsub213ps	%zmm31, %zmm0, %zmm2
	vmulps	%zmm2, %zmm2, %zmm0
	vbroadcastss	.L46c62(%rip), %zmm3
	vbroadcastss	.L46c63(%rip), %zmm26
	vfmadd213ps	%zmm26, %zmm2, %zmm3
	vbroadcastss	.L46c64(%rip), %zmm22
	vmovaps	%zmm22, %zmm4
	vfmadd213ps	.L46c65(%rip){1to16}, %zmm2, %zmm4
	vbroadcastss	.L46c66(%rip), %zmm5
	vfmadd213ps	.L46c67(%rip){1to16}, %zmm2, %zmm5
	vfmadd231ps	.L46c68(%rip){1to16}, %zmm0, %zmm5
	vfmadd213ps	%zmm4, %zmm0, %zmm5
	vfmadd213ps	%zmm3, %zmm0, %zmm5
	vfmadd213ps	%zmm2, %zmm0, %zmm5
	vfmadd231ps	.L46c69(%rip){1to16}, %zmm1, %zmm5
	vmovups	4352(%rsp), %zmm0
	vfmadd231ps	.L46c77(%rip){1to16}, %zmm0, %zmm5
	vmovups	4992(%rsp), %zmm0
	vfmadd231ps	.L46c78(%rip){1to16}, %zmm0, %zmm5
	vmovups	%zmm5, 832(%rsp)
	movl	8(%rsp), %r15d
	movl	%r15d, %edx
	shrb	$3, %dl
	testl	%r13d, %r13d
	setne	%r8b
	andb	%dl, %r8b
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm17, %xmm17, %xmm17
	vxorps	%xmm28, %xmm28, %xmm28
	vxorps	%xmm30, %xmm30, %xmm30
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm14, %xmm14, %xmm14
	cmpb	$1, %r8b
	vbroadcastss	.L46c23(%rip), %zmm9
	movq	48(%rsp), %r10
	jne	.L46b85
	imulq	24(%rsp), %rbx
	xorl	%edx, %edx
	.p2align	4
.L46b82:
	movl	%ebx, %r8d
	shrl	%r8d
	andl	$1073741823, %r8d
	shlq	$7, %r8
	addq	%rcx, %r8
	leaq	(%rdx,%r13), %r9
	leaq	(%r9,%r9,4), %r9
	shlq	$6, %r9
	vmovups	512(%rsp), %zmm0
	vmulps	(%rdi,%r9), %zmm0, %zmm0
	vmovups	%zmm0, 256(%rsp)
	movq	%rdi, %r9
	xorl	%r14d, %r14d
	vbroadcastss	.L46c65(%rip), %zmm21
	vbroadcastss	.L46c66(%rip), %zmm11
	vbroadcastss	.L46c67(%rip), %zmm29
	vbroadcastss	.L46c68(%rip), %zmm26
	vbroadcastss	.L46c69(%rip), %zmm27
	vmovups	1088(%rsp), %zmm20
	.p2align	4
.L46b83:
	vmovaps	(%r9), %zmm2
	vmovaps	(%r8,%r14), %zmm5
	vfmadd132ps	256(%rsp), %zmm20, %zmm2
	vaddps	%zmm2, %zmm5, %zmm2
	vdivps	%zmm2, %zmm31, %zmm6
	vmovaps	-64(%r8,%r14), %zmm7
	vsubps	%zmm2, %zmm7, %zmm7
	vmulps	%zmm6, %zmm7, %zmm7
	vaddps	%zmm16, %zmm6, %zmm8
	vcmpltps	%zmm7, %zmm16, %k1
	vmovaps	%zmm7, %zmm8 {%k1}
	vmovaps	%zmm3, %zmm0
	vmovaps	%zmm30, %zmm3
	vmovaps	%zmm28, %zmm30
	vmovaps	%zmm17, %zmm28
	vmovaps	%zmm13, %zmm17
	vmovaps	%zmm12, %zmm13
	vmovaps	%zmm10, %zmm12
	vmovaps	%zmm4, %zmm10
	vmovaps	%zmm1, %zmm4
	vmovaps	%zmm9, %zmm1
	vaddps	%zmm31, %zmm8, %zmm9
	vpaddd	%zmm15, %zmm9, %zmm9
	vpandd	%zmm18, %zmm9, %zmm9
	vmovdqa64	%zmm15, %zmm23
	vpsubd	%zmm9, %zmm19, %zmm15
	vmovdqa64	%zmm18, %zmm24
	vaddps	%zmm16, %zmm15, %zmm18
	vfmadd231ps	%zmm8, %zmm15, %zmm18
	vmulps	%zmm18, %zmm18, %zmm8
	vmovaps	%zmm22, %zmm15
	vfmadd213ps	%zmm21, %zmm18, %zmm15
	vmovdqa64	%zmm19, %zmm25
	vmovaps	%zmm11, %zmm19
	vfmadd213ps	%zmm29, %zmm18, %zmm19
	vfmadd231ps	%zmm26, %zmm8, %zmm19
	vfmadd213ps	%zmm15, %zmm8, %zmm19
	vbroadcastss	.L46c62(%rip), %zmm15
	vfmadd213ps	.L46c63(%rip){1to16}, %zmm18, %zmm15
	vfmadd213ps	%zmm15, %zmm8, %zmm19
	vmovdqa64	%zmm23, %zmm15
	vfmadd213ps	%zmm18, %zmm8, %zmm19
	vmovdqa64	%zmm24, %zmm18
	vcvtdq2ps	%zmm9, %zmm8
	vmovaps	%zmm1, %zmm9
	vmovaps	%zmm4, %zmm1
	vmovaps	%zmm10, %zmm4
	vmovaps	%zmm12, %zmm10
	vmovaps	%zmm13, %zmm12
	vmovaps	%zmm17, %zmm13
	vmovaps	%zmm28, %zmm17
	vmovaps	%zmm30, %zmm28
	vmovaps	%zmm3, %zmm30
	vfmadd231ps	%zmm27, %zmm8, %zmm19
	vaddps	%zmm31, %zmm7, %zmm8
	vmaxps	%zmm16, %zmm7, %zmm7
	vfmsub231ps	%zmm8, %zmm19, %zmm7
	vmovdqa64	%zmm25, %zmm19
	vaddps	%zmm9, %zmm2, %zmm8
	vdivps	%zmm8, %zmm31, %zmm8
	vfmadd231ps	%zmm7, %zmm2, %zmm14
	vmulps	%zmm6, %zmm5, %zmm2
	vmulps	%zmm8, %zmm8, %zmm5
	vaddps	%zmm8, %zmm1, %zmm1
	vmulps	%zmm5, %zmm8, %zmm6
	vaddps	%zmm5, %zmm0, %zmm3
	vaddps	%zmm6, %zmm30, %zmm30
	vfmadd231ps	%zmm6, %zmm2, %zmm12
	vmulps	%zmm6, %zmm5, %zmm6
	vfmadd231ps	%zmm5, %zmm2, %zmm13
	vmulps	%zmm5, %zmm5, %zmm5
	vaddps	%zmm5, %zmm28, %zmm28
	vfmadd231ps	%zmm5, %zmm2, %zmm10
	vfmadd231ps	%zmm2, %zmm6, %zmm4
	vaddps	%zmm6, %zmm17, %zmm17
	subq	$-128, %r14
	addq	$320, %r9
	cmpq	%r14, %rsi
	jne	.L46b83
	incq	%rdx
	addq	%rax, %rbx
	cmpq	%r13, %rdx
	jne	.L46b82
.L46b85:
	vbroadcastss	44(%r11), %zmm2
	vmovss	.L46c0(%rip), %xmm0
	vdivss	48(%r11), %xmm0, %xmm0
	vbroadcastss	%xmm0, %zmm0
	vmovups	1408(%rsp), %zmm27
	vsubps	%zmm2, %zmm27, %zmm5
	vmulps	%zmm0, %zmm5, %zmm5
	vbroadcastss	28(%r11), %zmm6
	vbroadcastss	36(%r11), %zmm7
	vmovaps	%xmm7, %xmm8
	vfmadd213ps	%zmm6, %zmm5, %zmm7
	vfmadd213ps	%zmm31, %zmm5, %zmm7
	vmulps	%zmm5, %zmm5, %zmm9
	vfmadd213ps	%zmm31, %zmm9, %zmm7
	vmovss	.L46c24(%rip), %xmm18
	vmulss	%xmm18, %xmm8, %xmm8
	vbroadcastss	%xmm8, %zmm8
	vmovss	.L46c13(%rip), %xmm19
	vmulss	%xmm19, %xmm6, %xmm6
	vbroadcastss	%xmm6, %zmm6
	vfmadd231ps	%zmm8, %zmm5, %zmm6
	vbroadcastss	.L46c21(%rip), %zmm11
	vmaxps	%zmm11, %zmm7, %zmm8
	vsqrtps	%zmm8, %zmm8
	vdivps	%zmm8, %zmm31, %zmm8
	vbroadcastss	.L46c31(%rip), %zmm20
	vfmadd213ps	%zmm20, %zmm5, %zmm6
	vmulps	%zmm6, %zmm5, %zmm5
	vbroadcastss	.L46c11(%rip), %zmm16
	vmulps	%zmm16, %zmm5, %zmm5
	vmulps	%zmm8, %zmm5, %zmm5
	vbroadcastss	20(%r11), %zmm6
	vmulps	%zmm8, %zmm7, %zmm7
	vmulps	%zmm7, %zmm6, %zmm7
	vmulps	%zmm5, %zmm6, %zmm5
	vaddps	%zmm2, %zmm27, %zmm2
	vbroadcastss	32(%r11), %zmm6
	vmulps	%zmm0, %zmm2, %zmm2
	vbroadcastss	40(%r11), %zmm8
	vmovaps	%xmm8, %xmm9
	vfmadd213ps	%zmm6, %zmm2, %zmm8
	vfmadd213ps	%zmm31, %zmm2, %zmm8
	vmulps	%zmm2, %zmm2, %zmm15
	vfmadd213ps	%zmm31, %zmm15, %zmm8
	vmulss	%xmm18, %xmm9, %xmm9
	vbroadcastss	%xmm9, %zmm9
	vmulss	%xmm19, %xmm6, %xmm6
	vbroadcastss	%xmm6, %zmm6
	vfmadd231ps	%zmm9, %zmm2, %zmm6
	vfmadd213ps	%zmm20, %zmm2, %zmm6
	vmulps	%zmm6, %zmm2, %zmm2
	vmaxps	%zmm11, %zmm8, %zmm6
	vsqrtps	%zmm6, %zmm6
	vdivps	%zmm6, %zmm31, %zmm6
	vmulps	%zmm16, %zmm2, %zmm2
	vmulps	%zmm6, %zmm2, %zmm2
	vmulps	%zmm6, %zmm8, %zmm6
	vbroadcastss	24(%r11), %zmm8
	vmulps	%zmm6, %zmm8, %zmm6
	vmulps	%zmm2, %zmm8, %zmm2
	vmulps	%zmm5, %zmm0, %zmm5
	vmulps	%zmm2, %zmm0, %zmm0
	vbroadcastss	.L46c12(%rip), %zmm9
	vmovups	704(%rsp), %zmm16
	vandps	%zmm9, %zmm16, %zmm2
	vxorps	%xmm8, %xmm8, %xmm8
	vmaxps	%zmm8, %zmm2, %zmm2
	vmovups	768(%rsp), %zmm25
	vandps	%zmm9, %zmm25, %zmm8
	vmaxps	%zmm2, %zmm8, %zmm2
	vandps	%zmm9, %zmm5, %zmm5
	vandps	%zmm9, %zmm0, %zmm0
	vcmpunordps	%zmm5, %zmm5, %k1
	vmaxps	%zmm5, %zmm0, %zmm5
	vmovaps	%zmm0, %zmm5 {%k1}
	vandps	64(%rsp), %zmm9, %zmm0
	vmulps	%zmm5, %zmm0, %zmm0
	vmaxps	%zmm2, %zmm0, %zmm0
	vcmpunordps	%zmm7, %zmm7, %k1
	vminps	%zmm7, %zmm6, %zmm2
	vmovaps	%zmm6, %zmm2 {%k1}
	vmovups	2560(%rsp), %zmm6
	vcmpleps	%zmm31, %zmm6, %k2
	vmulps	.L46c80(%rip){1to16}, %zmm2, %zmm2
	vcmpleps	%zmm2, %zmm0, %k3 {%k2}
	vbroadcastss	208(%r11), %zmm15
	vmovups	640(%rsp), %zmm11
	vmulps	1280(%rsp), %zmm11, %zmm0
	vmovups	576(%rsp), %zmm18
	vmulps	%zmm18, %zmm0, %zmm9
	vmovups	320(%rsp), %zmm7
	vmulps	5184(%rsp), %zmm7, %zmm0
	vmulps	%zmm18, %zmm0, %zmm20
	vmulps	1728(%rsp), %zmm7, %zmm0
	vmulps	%zmm9, %zmm20, %zmm5
	vfmsub231ps	%zmm0, %zmm11, %zmm5
	vmovups	1216(%rsp), %zmm29
	vmulps	2752(%rsp), %zmm29, %zmm0
	vmulps	%zmm18, %zmm0, %zmm19
	vmulps	1856(%rsp), %zmm29, %zmm0
	vmulps	%zmm9, %zmm19, %zmm21
	vfmsub231ps	%zmm0, %zmm11, %zmm21
	vmulps	1472(%rsp), %zmm29, %zmm0
	vmulps	%zmm20, %zmm19, %zmm24
	vfmsub231ps	%zmm0, %zmm7, %zmm24
	vmovups	384(%rsp), %zmm8
	vmulps	2048(%rsp), %zmm8, %zmm0
	vmulps	%zmm18, %zmm0, %zmm18
	vmulps	3776(%rsp), %zmm8, %zmm0
	vmulps	%zmm9, %zmm18, %zmm22
	vfmsub231ps	%zmm0, %zmm11, %zmm22
	vmulps	3840(%rsp), %zmm8, %zmm0
	vmulps	%zmm20, %zmm18, %zmm23
	vfmsub231ps	%zmm0, %zmm7, %zmm23
	vbroadcastss	12(%r11), %zmm0
	vmovups	%zmm0, 256(%rsp)
	vmovups	1664(%rsp), %zmm11
	vaddps	%zmm11, %zmm16, %zmm0
	vcmpunordps	%zmm0, %zmm0, %k1
	vmovups	4096(%rsp), %zmm7
	vminps	%zmm0, %zmm7, %zmm0
	vmovaps	%zmm7, %zmm0 {%k1}
	vcmpeqps	.L46c24(%rip){1to16}, %zmm6, %k1
	vcmpunordps	%zmm0, %zmm0, %k4
	vmovups	3200(%rsp), %zmm6
	vmaxps	%zmm0, %zmm6, %zmm0
	vmovaps	%zmm6, %zmm0 {%k4}
	vmovaps	%zmm9, %zmm6
	vfnmadd213ps	%zmm31, %zmm9, %zmm6
	vmovaps	%zmm0, %zmm11 {%k3}
	vminps	%zmm31, %zmm6, %zmm0
	vbroadcastss	.L46c73(%rip), %zmm16
	vmaxps	%zmm16, %zmm6, %zmm6
	vsqrtps	%zmm6, %zmm6
	vdivps	%zmm6, %zmm31, %zmm6
	vmulps	%zmm6, %zmm5, %zmm2
	vmovaps	%zmm15, %zmm11 {%k1}
	movq	240(%rsp), %r13
	movq	%r13, %rax
	shlq	$6, %rax
	movq	184(%rsp), %r12
	vmovaps	%zmm11, (%r12,%rax)
	vmovaps	%zmm20, %zmm5
	vfnmadd213ps	%zmm31, %zmm20, %zmm5
	vfnmadd231ps	%zmm2, %zmm2, %zmm5
	vminps	%zmm0, %zmm5, %zmm11
	vmaxps	%zmm16, %zmm5, %zmm0
	vsqrtps	%zmm0, %zmm0
	vmovups	896(%rsp), %zmm26
	vaddps	%zmm26, %zmm25, %zmm5
	vcmpunordps	%zmm5, %zmm5, %k4
	vmovups	3264(%rsp), %zmm7
	vminps	%zmm5, %zmm7, %zmm5
	vmovaps	%zmm7, %zmm5 {%k4}
	vdivps	%zmm0, %zmm31, %zmm7
	vcmpunordps	%zmm5, %zmm5, %k4
	vmovups	3328(%rsp), %zmm25
	vmaxps	%zmm5, %zmm25, %zmm0
	vmovaps	%zmm25, %zmm0 {%k4}
	vmovaps	%zmm0, %zmm26 {%k3}
	vmulps	%zmm6, %zmm21, %zmm21
	vfnmadd231ps	%zmm2, %zmm21, %zmm24
	vmulps	%zmm7, %zmm24, %zmm0
	vmulps	3904(%rsp), %zmm8, %zmm5
	vmovaps	%zmm15, %zmm26 {%k1}
	addq	%r10, %r13
	shlq	$6, %r13
	vmovaps	%zmm26, (%r12,%r13)
	vmulps	%zmm19, %zmm18, %zmm25
	vfmsub231ps	%zmm5, %zmm29, %zmm25
	vmovaps	%zmm19, %zmm5
	vfnmadd213ps	%zmm31, %zmm19, %zmm5
	vfnmadd231ps	%zmm21, %zmm21, %zmm5
	vfnmadd231ps	%zmm0, %zmm0, %zmm5
	vminps	%zmm11, %zmm5, %zmm26
	vmaxps	%zmm16, %zmm5, %zmm5
	vsqrtps	%zmm5, %zmm5
	vaddps	64(%rsp), %zmm27, %zmm11
	vcmpunordps	%zmm11, %zmm11, %k4
	vmovups	3392(%rsp), %zmm16
	vminps	%zmm11, %zmm16, %zmm11
	vmovaps	%zmm16, %zmm11 {%k4}
	vdivps	%zmm5, %zmm31, %zmm5
	vcmpunordps	%zmm11, %zmm11, %k4
	vmovups	3456(%rsp), %zmm16
	vmaxps	%zmm11, %zmm16, %zmm11
	vmovaps	%zmm16, %zmm11 {%k4}
	vmovaps	%zmm11, %zmm27 {%k3}
	vmovups	%zmm6, 64(%rsp)
	vmulps	%zmm6, %zmm22, %zmm24
	vmovaps	%zmm2, %zmm6
	vfnmadd231ps	%zmm2, %zmm24, %zmm23
	vmulps	%zmm7, %zmm23, %zmm22
	vfnmadd231ps	%zmm21, %zmm24, %zmm25
	vfnmadd231ps	%zmm0, %zmm22, %zmm25
	leaq	(%r12,%rax), %rsi
	vmovaps	%zmm15, %zmm27 {%k1}
	movq	%r10, %rdx
	shlq	$7, %rdx
	vmovaps	%zmm27, (%rdx,%rsi)
	vmulps	%zmm5, %zmm25, %zmm23
	vmovaps	%zmm18, %zmm11
	vfnmadd213ps	%zmm31, %zmm18, %zmm11
	vfnmadd231ps	%zmm24, %zmm24, %zmm11
	vfnmadd231ps	%zmm22, %zmm22, %zmm11
	vfnmadd231ps	%zmm23, %zmm23, %zmm11
	vminps	%zmm26, %zmm11, %zmm25
	vcmpgtps	.L46c79(%rip){1to16}, %zmm25, %k0
	vmovups	512(%rsp), %zmm26
	vaddps	960(%rsp), %zmm26, %zmm25
	vcmpunordps	%zmm25, %zmm25, %k4
	vmovups	2304(%rsp), %zmm16
	vminps	%zmm25, %zmm16, %zmm25
	vmovaps	%zmm16, %zmm25 {%k4}
	vcmpunordps	%zmm25, %zmm25, %k4
	vmovups	2368(%rsp), %zmm16
	vmaxps	%zmm25, %zmm16, %zmm25
	vmovaps	%zmm16, %zmm25 {%k4}
	vmovaps	%zmm25, %zmm26 {%k3}
	vmovups	256(%rsp), %zmm2
	vmulps	%zmm26, %zmm2, %zmm25
	vmovaps	%zmm15, %zmm25 {%k1}
	leaq	(%r10,%r10,2), %rdx
	movq	%rdx, %r8
	shlq	$6, %r8
	vmovaps	%zmm25, (%r8,%rsi)
	vmovups	1088(%rsp), %zmm26
	vaddps	448(%rsp), %zmm26, %zmm25
	vcmpunordps	%zmm25, %zmm25, %k4
	vmovups	3520(%rsp), %zmm16
	vminps	%zmm25, %zmm16, %zmm25
	vmovaps	%zmm16, %zmm25 {%k4}
	vcmpunordps	%zmm25, %zmm25, %k4
	vmovups	3584(%rsp), %zmm16
	vmaxps	%zmm25, %zmm16, %zmm25
	vmovaps	%zmm16, %zmm25 {%k4}
	vmovaps	%zmm25, %zmm26 {%k3}
	vmulps	%zmm26, %zmm2, %zmm16
	vmovaps	%zmm15, %zmm16 {%k1}
	movq	%r10, %r8
	shlq	$8, %r8
	vmovaps	%zmm16, (%r8,%rsi)
	movl	$5, %r8d
	testb	$2, %r15b
	je	.L46b88
	vmovaps	%zmm2, %zmm25
	vmaxps	.L46c73(%rip){1to16}, %zmm11, %zmm11
	vsqrtps	%zmm11, %zmm11
	vdivps	%zmm11, %zmm31, %zmm2
	vbroadcastss	.L46c36(%rip), %zmm11
	vxorps	%zmm11, %zmm9, %zmm16
	vmulps	%zmm25, %zmm29, %zmm9
	vmovups	%zmm9, 448(%rsp)
	vmulps	%zmm25, %zmm8, %zmm8
	kandw	%k0, %k2, %k2
	movl	%r15d, %esi
	andl	$4, %esi
	movl	%esi, %r8d
	shrl	$2, %r8d
	leaq	(%r10,%r10,4), %r15
	shlq	$6, %r15
	addq	%r12, %r15
	xorl	%r14d, %r14d
	testl	%esi, %esi
	sete	%r14b
	leaq	7(%r8,%r8,2), %rbx
	movl	$14, %r9d
	movl	$8, %r8d
	cmoveq	%r8, %r9
	movl	$19, %r8d
	movl	$9, %r10d
	cmoveq	%r10, %r8
	movq	48(%rsp), %r10
	xorq	$7, %r14
	imulq	%r10, %r14
	shlq	$6, %r14
	addq	%r12, %r14
	imulq	%r10, %rbx
	shlq	$6, %rbx
	addq	%r12, %rbx
	imulq	%r10, %r9
	shlq	$6, %r9
	addq	%r12, %r9
	imulq	%r10, %r8
	shlq	$6, %r8
	addq	%r12, %r8
	vmovups	64(%rsp), %zmm9
	vmulps	%zmm16, %zmm9, %zmm29
	vfmadd231ps	%zmm29, %zmm6, %zmm20
	vxorps	%zmm11, %zmm20, %zmm16
	vmulps	%zmm16, %zmm7, %zmm27
	vxorps	%zmm11, %zmm9, %zmm16
	vmulps	%zmm16, %zmm6, %zmm6
	vmulps	%zmm7, %zmm6, %zmm26
	vfmadd231ps	%zmm29, %zmm21, %zmm19
	vfmadd231ps	%zmm27, %zmm0, %zmm19
	vxorps	%zmm11, %zmm19, %zmm6
	vmulps	%zmm6, %zmm5, %zmm25
	vmulps	%zmm21, %zmm9, %zmm6
	vfmadd231ps	%zmm26, %zmm0, %zmm6
	vxorps	%zmm11, %zmm6, %zmm6
	vmulps	%zmm6, %zmm5, %zmm20
	vxorps	%zmm11, %zmm7, %zmm6
	vmulps	%zmm6, %zmm0, %zmm0
	vmulps	%zmm5, %zmm0, %zmm19
	vfmadd231ps	%zmm29, %zmm24, %zmm18
	vfmadd231ps	%zmm27, %zmm22, %zmm18
	vfmadd231ps	%zmm25, %zmm23, %zmm18
	vxorps	%zmm11, %zmm18, %zmm0
	vmulps	%zmm0, %zmm2, %zmm18
	vmulps	%zmm24, %zmm9, %zmm0
	vmovaps	%zmm2, %zmm24
	vmovaps	%zmm8, %zmm2
	vfmadd231ps	%zmm26, %zmm22, %zmm0
	vfmadd231ps	%zmm20, %zmm23, %zmm0
	vxorps	%zmm11, %zmm0, %zmm0
	vmulps	%zmm0, %zmm24, %zmm16
	vmulps	%zmm22, %zmm7, %zmm0
	vfmadd231ps	%zmm19, %zmm23, %zmm0
	vxorps	%zmm11, %zmm0, %zmm0
	vmulps	%zmm0, %zmm24, %zmm6
	vxorps	%zmm11, %zmm5, %zmm0
	vmulps	%zmm0, %zmm23, %zmm0
	vmulps	%zmm24, %zmm0, %zmm0
	vmovaps	%zmm29, %zmm21
	vfmadd213ps	%zmm31, %zmm29, %zmm21
	vfmadd231ps	%zmm27, %zmm27, %zmm21
	vfmadd231ps	%zmm25, %zmm25, %zmm21
	vfmadd231ps	%zmm18, %zmm18, %zmm21
	vmovups	576(%rsp), %zmm8
	vmulps	%zmm21, %zmm8, %zmm21
	vmovaps	%zmm15, %zmm22
	vmulps	%zmm21, %zmm8, %zmm22 {%k2}
	vmovaps	%zmm22, (%rax,%r15)
	movl	8(%rsp), %r15d
	vmulps	%zmm9, %zmm9, %zmm21
	vmovups	448(%rsp), %zmm9
	vfmadd231ps	%zmm26, %zmm26, %zmm21
	vfmadd231ps	%zmm20, %zmm20, %zmm21
	vfmadd231ps	%zmm16, %zmm16, %zmm21
	vmovups	640(%rsp), %zmm8
	vmulps	%zmm21, %zmm8, %zmm21
	vmovaps	%zmm15, %zmm22
	vmulps	%zmm21, %zmm8, %zmm22 {%k2}
	vmovaps	%zmm22, (%rax,%r14)
	vmulps	%zmm7, %zmm7, %zmm21
	vfmadd231ps	%zmm19, %zmm19, %zmm21
	vfmadd231ps	%zmm6, %zmm6, %zmm21
	vmovups	320(%rsp), %zmm8
	vmulps	%zmm21, %zmm8, %zmm21
	vmovaps	%zmm15, %zmm22
	vmulps	%zmm21, %zmm8, %zmm22 {%k2}
	vmovaps	%zmm22, (%rax,%rbx)
	vmulps	%zmm5, %zmm5, %zmm21
	vfmadd231ps	%zmm0, %zmm0, %zmm21
	vmulps	%zmm9, %zmm21, %zmm21
	vmovaps	%zmm15, %zmm22
	vmulps	%zmm21, %zmm9, %zmm22 {%k2}
	vmovaps	%zmm22, (%rax,%r9)
	vmulps	%zmm24, %zmm24, %zmm21
	vmulps	%zmm2, %zmm21, %zmm21
	vmovaps	%zmm15, %zmm22
	vmulps	%zmm21, %zmm2, %zmm22 {%k2}
	vmovaps	%zmm22, (%rax,%r8)
	movl	$10, %r8d
	testl	%esi, %esi
	je	.L46b88
	vmulps	64(%rsp), %zmm29, %zmm8
	vfmadd231ps	%zmm27, %zmm26, %zmm8
	vfmadd231ps	%zmm25, %zmm20, %zmm8
	vfmadd231ps	%zmm18, %zmm16, %zmm8
	vmovups	640(%rsp), %zmm22
	vmulps	%zmm8, %zmm22, %zmm8
	vmovaps	%zmm15, %zmm21
	vmovups	576(%rsp), %zmm23
	vmulps	%zmm8, %zmm23, %zmm21 {%k2}
	movq	%rdx, %rsi
	shlq	$7, %rsi
	addq	%r12, %rsi
	vmovaps	%zmm21, (%rax,%rsi)
	vmulps	%zmm27, %zmm7, %zmm8
	vfmadd231ps	%zmm25, %zmm19, %zmm8
	vfmadd231ps	%zmm18, %zmm6, %zmm8
	vmovups	320(%rsp), %zmm11
	vmulps	%zmm8, %zmm11, %zmm8
	vmovaps	%zmm15, %zmm21
	vmulps	%zmm8, %zmm23, %zmm21 {%k2}
	movq	%r10, %rsi
	shlq	$9, %rsi
	addq	%r12, %rsi
	vmovaps	%zmm21, (%rax,%rsi)
	vmulps	%zmm26, %zmm7, %zmm7
	vfmadd231ps	%zmm20, %zmm19, %zmm7
	vfmadd231ps	%zmm16, %zmm6, %zmm7
	vmulps	%zmm7, %zmm11, %zmm7
	vmovaps	%zmm15, %zmm8
	vmulps	%zmm7, %zmm22, %zmm8 {%k2}
	leaq	(%r10,%r10,8), %rsi
	movq	%rsi, %r8
	shlq	$6, %r8
	addq	%r12, %r8
	vmovaps	%zmm8, (%rax,%r8)
	vmulps	%zmm25, %zmm5, %zmm7
	vfmadd231ps	%zmm18, %zmm0, %zmm7
	vmulps	%zmm9, %zmm7, %zmm7
	vmovaps	%zmm15, %zmm8
	vmulps	%zmm7, %zmm23, %zmm8 {%k2}
	imulq	$704, %r10, %r8
	addq	%r12, %r8
	vmovaps	%zmm8, (%rax,%r8)
	vmulps	%zmm20, %zmm5, %zmm7
	vfmadd231ps	%zmm16, %zmm0, %zmm7
	vmulps	%zmm9, %zmm7, %zmm7
	vmovaps	%zmm15, %zmm8
	vmulps	%zmm7, %zmm22, %zmm8 {%k2}
	shlq	$8, %rdx
	addq	%r12, %rdx
	vmovaps	%zmm8, (%rax,%rdx)
	vmulps	%zmm19, %zmm5, %zmm5
	vfmadd231ps	%zmm6, %zmm0, %zmm5
	vmulps	%zmm9, %zmm5, %zmm5
	vmovaps	%zmm15, %zmm7
	vmulps	%zmm5, %zmm11, %zmm7 {%k2}
	imulq	$832, %r10, %rdx
	addq	%r12, %rdx
	vmovaps	%zmm7, (%rax,%rdx)
	vmulps	%zmm18, %zmm24, %zmm5
	vmulps	%zmm2, %zmm5, %zmm5
	vmovaps	%zmm15, %zmm7
	vmulps	%zmm5, %zmm23, %zmm7 {%k2}
	imulq	$960, %r10, %rdx
	addq	%r12, %rdx
	vmovaps	%zmm7, (%rax,%rdx)
	vmulps	%zmm16, %zmm24, %zmm5
	vmulps	%zmm2, %zmm5, %zmm5
	vmovaps	%zmm15, %zmm7
	vmulps	%zmm5, %zmm22, %zmm7 {%k2}
	movq	%r10, %rdx
	shlq	$10, %rdx
	addq	%r12, %rdx
	vmovaps	%zmm7, (%rax,%rdx)
	vmulps	%zmm6, %zmm24, %zmm5
	vmulps	%zmm2, %zmm5, %zmm5
	vmovaps	%zmm15, %zmm6
	vmulps	%zmm5, %zmm11, %zmm6 {%k2}
	imulq	$1088, %r10, %rdx
	addq	%r12, %rdx
	vmovaps	%zmm6, (%rax,%rdx)
	vmulps	%zmm0, %zmm24, %zmm0
	vmulps	%zmm2, %zmm0, %zmm0
	vmulps	%zmm0, %zmm9, %zmm15 {%k2}
	shlq	$7, %rsi
	addq	%r12, %rsi
	vmovaps	%zmm15, (%rax,%rsi)
	movl	$20, %r8d
.L46b88:
	testb	$8, %r15b
	vxorps	%xmm21, %xmm21, %xmm21
	je	.L46b90
	vbroadcastss	208(%r11), %zmm0
	vmovups	2560(%rsp), %zmm2
	vcmpeqps	.L46c24(%rip){1to16}, %zmm2, %k2
	vaddps	%zmm14, %zmm14, %zmm2
	vmovups	832(%rsp), %zmm8
	vfmsub132ps	.L46c35(%rip){1to16}, %zmm14, %zmm8
	vbroadcastss	100(%r11), %zmm6
	vfmadd213ps	%zmm21, %zmm1, %zmm6
	vfmadd231ps	104(%r11){1to16}, %zmm3, %zmm6
	vfmadd231ps	108(%r11){1to16}, %zmm30, %zmm6
	vfmadd231ps	112(%r11){1to16}, %zmm28, %zmm6
	vfmadd231ps	116(%r11){1to16}, %zmm17, %zmm6
	vfmadd231ps	120(%r11){1to16}, %zmm13, %zmm6
	vfmadd231ps	124(%r11){1to16}, %zmm12, %zmm6
	vfmadd231ps	128(%r11){1to16}, %zmm10, %zmm6
	vfmadd231ps	132(%r11){1to16}, %zmm4, %zmm6
	vbroadcastss	136(%r11), %zmm5
	vmovups	4864(%rsp), %zmm7
	vaddps	%zmm6, %zmm7, %zmm6
	vfmadd213ps	%zmm21, %zmm1, %zmm5
	vfmadd231ps	140(%r11){1to16}, %zmm3, %zmm5
	vfmadd231ps	144(%r11){1to16}, %zmm30, %zmm5
	vfmadd231ps	148(%r11){1to16}, %zmm28, %zmm5
	vfmadd231ps	152(%r11){1to16}, %zmm17, %zmm5
	vfmadd231ps	156(%r11){1to16}, %zmm13, %zmm5
	vfmadd231ps	160(%r11){1to16}, %zmm12, %zmm5
	vfmadd231ps	164(%r11){1to16}, %zmm10, %zmm5
	vfmadd231ps	168(%r11){1to16}, %zmm4, %zmm5
	vfmadd132ps	172(%r11){1to16}, %zmm21, %zmm1
	vfmadd231ps	176(%r11){1to16}, %zmm3, %zmm1
	vfmadd231ps	180(%r11){1to16}, %zmm30, %zmm1
	vfmadd231ps	184(%r11){1to16}, %zmm28, %zmm1
	vfmadd231ps	188(%r11){1to16}, %zmm17, %zmm1
	vfmadd231ps	192(%r11){1to16}, %zmm13, %zmm1
	vfmadd231ps	196(%r11){1to16}, %zmm12, %zmm1
	vfmadd231ps	200(%r11){1to16}, %zmm10, %zmm1
	vfmadd231ps	204(%r11){1to16}, %zmm4, %zmm1
	vfmadd231ps	.L46c31(%rip){1to16}, %zmm7, %zmm5
	vfmadd231ps	.L46c81(%rip){1to16}, %zmm7, %zmm1
	vmovaps	%zmm0, %zmm8 {%k2}
	movq	%r8, %rdx
	imulq	%r10, %rdx
	shlq	$6, %rdx
	addq	%r12, %rdx
	vmovaps	%zmm8, (%rax,%rdx)
	vmovaps	%zmm0, %zmm2 {%k2}
	leaq	1(%r8), %rdx
	imulq	%r10, %rdx
	shlq	$6, %rdx
	addq	%r12, %rdx
	vmovaps	%zmm2, (%rax,%rdx)
	vmovaps	%zmm0, %zmm6 {%k2}
	leaq	2(%r8), %rdx
	imulq	%r10, %rdx
	shlq	$6, %rdx
	addq	%r12, %rdx
	vmovaps	%zmm6, (%rax,%rdx)
	vmovaps	%zmm0, %zmm5 {%k2}
	leaq	3(%r8), %rdx
	imulq	%r10, %rdx
	shlq	$6, %rdx
	addq	%r12, %rdx
	vmovaps	%zmm5, (%rax,%rdx)
	vmovaps	%zmm0, %zmm1 {%k2}
	addq	$4, %r8
	imulq	%r10, %r8
	shlq	$6, %r8
	addq	%r12, %r8
	vmovaps	%zmm1, (%rax,%r8)
	jmp	.L46b90
.L46b94:
	addq	$5704, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
.L46b95:
	vzeroupper
	retq
