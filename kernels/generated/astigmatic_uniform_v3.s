# Made by `cargo xtask kernels`. Do not edit.
	.text
	.p2align	2, 0x0
.L41c0:
	.long	0x3f800000
.L41c1:
	.long	1048576
.L41c2:
	.long	2147483647
.L41c3:
	.long	0x3f40094e
.L41c4:
	.long	0x3e1d5a5a
.L41c5:
	.long	0x3bd74912
.L41c6:
	.long	0x3f156f3d
.L41c7:
	.long	0x3d26f715
.L41c8:
	.long	8388607
.L41c9:
	.long	1400897536
.L41c10:
	.long	1258291200
.L41c11:
	.long	1392508928
.L41c12:
	.long	0x53000080
.L41c13:
	.long	0xc9800000
.L41c14:
	.long	0x3f000000
.L41c15:
	.long	0x0da24260
.L41c16:
	.long	0x1e3ce508
.L41c17:
	.long	0xbf800000
.L41c18:
	.long	0x41100000
.L41c19:
	.long	0x3e800000
.L41c20:
	.long	0x3d2aaaab
.L41c21:
	.long	0x7f7fffff
.L41c22:
	.long	0x02081cea
.L41c23:
	.long	0x41490fdb
.L41c24:
	.long	0x40a00000
.L41c25:
	.long	0x40800000
.L41c26:
	.long	0x3fc00000
.L41c27:
	.long	0x7149f2ca
.L41c29:
	.long	2
.L41c30:
	.long	4
.L41c31:
	.long	8
.L41c32:
	.long	16
.L41c33:
	.long	0x40400000
.L41c34:
	.long	0x40000000
.L41c35:
	.long	0x41400000
.L41c36:
	.long	0x40c00000
.L41c37:
	.long	0x3f3504f3
.L41c38:
	.long	0xbf000000
.L41c39:
	.long	0x80000000
.L41c40:
	.long	0xc2ae0000
.L41c41:
	.long	0x3fb8aa3b
.L41c42:
	.long	0xbf317200
.L41c43:
	.long	0xb5bfbe8e
.L41c44:
	.long	0x3c1e8629
.L41c45:
	.long	0x3aae0472
.L41c46:
	.long	0x3d635b73
.L41c47:
	.long	0x3e75fc8c
.L41c48:
	.long	0x3f317214
.L41c49:
	.long	0x42fe0000
.L41c50:
	.long	0x4f000000
.L41c51:
	.long	0x3e99999a
.L41c52:
	.long	0x3ef89ba5
.L41c53:
	.long	0xbe04a19d
.L41c54:
	.long	0xbf03248e
.L41c55:
	.long	0x3f0c3744
.L41c56:
	.long	0xbdc1d79d
.L41c57:
	.long	0x3e5c1572
.L41c58:
	.long	0x3e17e642
.L41c59:
	.long	0x3e2ecff8
.L41c60:
	.long	0x3e2d3f9f
.L41c61:
	.long	0x3ecc422a
.L41c62:
	.long	0x3f106ebb
.L41c63:
	.long	0xc0000000
.L41c64:
	.long	3234528013
.L41c65:
	.long	4286578688
.L41c66:
	.long	0xbf00000d
.L41c67:
	.long	0x3eaaac4e
.L41c68:
	.long	0xbe7fd7d0
.L41c69:
	.long	0x3e4bdb47
.L41c70:
	.long	0xbe2ec8d2
.L41c71:
	.long	0x3e259a3a
.L41c72:
	.long	0xbddadb52
.L41c73:
	.long	0x33b17218
.L41c74:
	.long	0x3a83126f
.L41c75:
	.long	0x3727c5ac
.L41c76:
	.long	0x41800000
.L41c77:
	.long	0x358637bd
.L41c78:
	.long	0x350637bd
.L41c79:
	.long	0x34210fb0
.L41c80:
	.long	0x36a7c5ac
.L41c81:
	.long	0x3f317218
.L41c82:
	.long	0x3feb3f8f
.L41c83:
	.long	0x38d1b717
.L41c84:
	.long	0x3951b717
.L41c85:
	.long	0x41000000
.L41c86:
	.long	0x3cf5c28f
.L41c87:
	.long	0x41200000
.L41c88:
	.long	0x26901d7d
.L41c89:
	.long	0x3f800054
.L41c90:
	.long	0xbf4ccccd
	.p2align	5, 0x0
.L41c28:
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
	.globl	gaussmle_astigmatic_uniform_v3
gaussmle_astigmatic_uniform_v3:
	.globl	_gaussmle_astigmatic_uniform_v3
_gaussmle_astigmatic_uniform_v3:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$3672, %rsp
	movl	%esi, 92(%rsp)
	testl	%ecx, %ecx
	je	.L41b98
	testl	%edx, %edx
	je	.L41b98
	cmpl	$0, 92(%rsp)
	je	.L41b98
	movq	3744(%rsp), %rbx
	movl	92(%rsp), %eax
	movl	%eax, %r14d
	movl	%edx, %esi
	movq	%rsi, 1048(%rsp)
	movq	(%rdi), %rsi
	movq	%rsi, 728(%rsp)
	movq	24(%rdi), %rsi
	movq	32(%rdi), %r15
	movq	40(%rdi), %r10
	movq	%r10, 1816(%rsp)
	movq	48(%rdi), %r13
	movq	56(%rdi), %rbp
	addl	%r8d, %r9d
	addl	3728(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 1776(%rsp)
	imull	%eax, %edx
	movl	%edx, 740(%rsp)
	leaq	32(%rbp), %rax
	movq	%rax, 1056(%rsp)
	xorl	%eax, %eax
	vbroadcastss	.L41c17(%rip), %ymm14
	movq	%r9, 1784(%rsp)
	movl	%r9d, %ecx
	movq	%rsi, %r9
	vpxor	%xmm12, %xmm12, %xmm12
	vbroadcastss	.L41c64(%rip), %ymm0
	vmovups	%ymm0, 3024(%rsp)
	vbroadcastss	.L41c65(%rip), %ymm0
	vmovups	%ymm0, 2992(%rsp)
	vbroadcastss	.L41c0(%rip), %ymm0
	vbroadcastss	.L41c39(%rip), %ymm1
	vmovups	%ymm1, 352(%rsp)
	vpbroadcastd	.L41c2(%rip), %ymm15
	movq	%rsi, 424(%rsp)
	movq	%r14, 1808(%rsp)
	movq	%r15, 1800(%rsp)
	movq	%rbp, 720(%rsp)
	vmovups	%ymm0, 1744(%rsp)
	vmovdqu	%ymm15, 1616(%rsp)
	jmp	.L41b4
	.p2align	4
.L41b97:
	incq	%rax
	addl	740(%rsp), %ecx
	cmpq	1776(%rsp), %rax
	je	.L41b98
.L41b4:
	movq	%rax, %rdx
	imulq	1048(%rsp), %rdx
	movq	%rdx, 1792(%rsp)
	movl	%ecx, %esi
	xorl	%edi, %edi
	movq	%rax, 1824(%rsp)
	movl	%ecx, 744(%rsp)
	jmp	.L41b5
	.p2align	4
.L41b96:
	incq	%rdi
	addl	92(%rsp), %esi
	cmpq	1048(%rsp), %rdi
	je	.L41b97
.L41b5:
	movq	1792(%rsp), %rdx
	addq	%rdi, %rdx
	imulq	%r14, %rdx
	addq	1784(%rsp), %rdx
	movl	%esi, %r8d
	xorl	%r10d, %r10d
	movl	%esi, 748(%rsp)
	movq	%rdi, 1840(%rsp)
	movq	%rdx, 1832(%rsp)
	jmp	.L41b6
	.p2align	4
.L41b94:
	vmovups	144(%rsp), %ymm0
	vorps	288(%rsp), %ymm0, %ymm0
	vbroadcastss	.L41c33(%rip), %ymm1
	vblendvps	%ymm0, 2720(%rsp), %ymm1, %ymm0
	movq	1816(%rsp), %rax
	vmovups	2528(%rsp), %ymm1
	vmovaps	%ymm1, (%rax,%r10)
	vmovaps	%ymm0, (%rax,%rdi)
	movq	1824(%rsp), %rax
	vbroadcastss	.L41c17(%rip), %ymm14
	movl	744(%rsp), %ecx
	vmovups	1616(%rsp), %ymm15
	movl	748(%rsp), %esi
	movq	1840(%rsp), %rdi
	movq	1832(%rsp), %rdx
	movl	188(%rsp), %r8d
	movq	1848(%rsp), %r10
	movq	%rbx, %r14
	movq	3744(%rsp), %rbx
.L41b95:
	incq	%r10
	incl	%r8d
	cmpq	%r14, %r10
	je	.L41b96
.L41b6:
	leaq	(%rdx,%r10), %r11
	movl	8(%rbx), %r12d
	movq	%r11, 1064(%rsp)
	movq	%r12, 136(%rsp)
	cmpq	%r12, %r11
	jae	.L41b95
	movq	%r10, 1848(%rsp)
	movl	%r8d, 188(%rsp)
	movl	(%rbx), %r10d
	movl	16(%rbx), %r11d
	movl	20(%rbx), %ecx
	movq	%r10, %rdx
	imulq	%r10, %rdx
	leaq	1(%rdx), %rax
	shrq	%rax
	movl	%ecx, 12(%rsp)
	testb	$1, %cl
	cmoveq	%rdx, %rax
	testq	%r10, %r10
	je	.L41b8
	movq	%rdx, 144(%rsp)
	movl	%r11d, 288(%rsp)
	movq	%rax, %r11
	imulq	1064(%rsp), %r11
	movl	$2, %r15d
	subq	%r10, %r15
	imull	188(%rsp), %eax
	movl	%r10d, %ecx
	shll	$4, %ecx
	movl	%ecx, 384(%rsp)
	movq	%r10, %rcx
	shlq	$5, %rcx
	movq	%rcx, 16(%rsp)
	vpxor	%xmm7, %xmm7, %xmm7
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1392(%rsp)
	vpbroadcastd	.L41c1(%rip), %ymm6
	movl	$16, %ebx
	movq	1056(%rsp), %rbp
	xorl	%edi, %edi
	vbroadcastss	.L41c0(%rip), %ymm13
	vmovups	%ymm13, 1360(%rsp)
	vmovups	%ymm0, 96(%rsp)
	vmovups	%ymm0, 224(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vmovups	%ymm0, 48(%rsp)
	xorl	%ecx, %ecx
	movl	12(%rsp), %r14d
	jmp	.L41b10
	.p2align	4
.L41b39:
	vaddps	%ymm0, %ymm3, %ymm3
	vmovups	96(%rsp), %ymm0
	vaddps	%ymm4, %ymm0, %ymm0
	vmovups	%ymm0, 96(%rsp)
	incq	%rcx
	addl	%r10d, %eax
	addl	384(%rsp), %ebx
	addq	%r10, %rdi
	addq	16(%rsp), %rbp
	cmpq	%r10, %rcx
	je	.L41b40
.L41b10:
	movq	%rcx, %r12
	imulq	%r10, %r12
	leal	(%r11,%r12), %esi
	andl	$2147483647, %esi
	movq	%r12, %rdx
	shrq	%rdx
	addq	%r11, %rdx
	testb	$1, %r14b
	cmoveq	%rsi, %rdx
	shlq	$5, %rdx
	movq	728(%rsp), %r8
	vmovdqa	(%r8,%rdx), %ymm4
	vmovdqa	%ymm4, %ymm0
	testb	$1, %r14b
	je	.L41b12
	movl	%r12d, %edx
	shll	$4, %edx
	andl	$16, %edx
	vmovd	%edx, %xmm0
	vpsrld	%xmm0, %ymm4, %ymm0
	vpblendw	$170, %ymm12, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
.L41b12:
	testb	$1, %r14b
	je	.L41b14
	movl	%r12d, %edx
	shll	$4, %edx
	andl	$16, %edx
	vmovd	%edx, %xmm1
	vpsrld	%xmm1, %ymm4, %ymm1
	vpblendw	$170, %ymm12, %ymm1, %ymm1
	vcvtdq2ps	%ymm1, %ymm4
.L41b14:
	vbroadcastss	(%r9), %ymm1
	vsubps	%ymm1, %ymm0, %ymm1
	vbroadcastss	4(%r9), %ymm0
	vbroadcastss	8(%r9), %ymm8
	vfmadd213ps	%ymm8, %ymm1, %ymm0
	movq	%r12, %rdx
	shlq	$5, %rdx
	movq	720(%rsp), %r8
	vmovaps	%ymm0, (%r8,%rdx)
	testb	$8, %r14b
	jne	.L41b15
	andl	$2147483647, %eax
	vsubps	%ymm8, %ymm0, %ymm0
	cmpq	$1, %r10
	je	.L41b17
.L41b18:
	vpand	%ymm4, %ymm15, %ymm1
	vpmaxud	%ymm1, %ymm7, %ymm7
	vaddps	%ymm0, %ymm12, %ymm4
	jne	.L41b19
.L41b37:
	testq	%rcx, %rcx
	jne	.L41b39
	jmp	.L41b38
	.p2align	4
.L41b15:
	vbroadcastss	.L41c3(%rip), %ymm1
	vaddps	%ymm1, %ymm0, %ymm1
	vbroadcastss	.L41c4(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm0, %ymm1
	vbroadcastss	.L41c5(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm0, %ymm1
	vbroadcastss	.L41c6(%rip), %ymm5
	vaddps	%ymm5, %ymm0, %ymm9
	vcmpltps	%ymm0, %ymm12, %ymm10
	vbroadcastss	.L41c0(%rip), %ymm2
	vblendvps	%ymm10, %ymm1, %ymm2, %ymm1
	vbroadcastss	.L41c7(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm0, %ymm9
	vmulps	1360(%rsp), %ymm1, %ymm1
	vblendvps	%ymm10, %ymm9, %ymm2, %ymm9
	vmulps	%ymm9, %ymm13, %ymm9
	vpsrld	$23, %ymm1, %ymm11
	vpsrld	$23, %ymm9, %ymm12
	vpsubd	%ymm12, %ymm6, %ymm6
	vpxor	%xmm12, %xmm12, %xmm12
	vpaddd	%ymm6, %ymm11, %ymm6
	vbroadcastss	.L41c8(%rip), %ymm11
	vandps	%ymm1, %ymm11, %ymm1
	vmovups	1744(%rsp), %ymm13
	vorps	%ymm1, %ymm13, %ymm1
	vmovups	%ymm1, 1360(%rsp)
	vandps	%ymm11, %ymm9, %ymm1
	vorps	%ymm1, %ymm13, %ymm13
	vandps	%ymm2, %ymm10, %ymm1
	vmovups	1392(%rsp), %ymm5
	vaddps	%ymm1, %ymm5, %ymm5
	vmovups	%ymm5, 1392(%rsp)
	andl	$2147483647, %eax
	vsubps	%ymm8, %ymm0, %ymm0
	cmpq	$1, %r10
	jne	.L41b18
.L41b17:
	vmovups	48(%rsp), %ymm1
	vaddps	%ymm0, %ymm1, %ymm1
	vmovups	%ymm1, 48(%rsp)
	vpand	%ymm4, %ymm15, %ymm1
	vpmaxud	%ymm1, %ymm7, %ymm7
	vaddps	%ymm0, %ymm12, %ymm4
	je	.L41b37
.L41b19:
	movl	%ebx, 256(%rsp)
	movl	$1, %ebx
	cmpl	$2, %r10d
	jne	.L41b20
.L41b28:
	addq	%rbx, %r12
	addq	%rbx, %rsi
	movq	%r12, %rdx
	shrq	%rdx
	addq	%r11, %rdx
	testb	$1, %r14b
	cmoveq	%rsi, %rdx
	shlq	$5, %rdx
	movq	728(%rsp), %rsi
	vmovdqa	(%rsi,%rdx), %ymm8
	vmovdqa	%ymm8, %ymm1
	testb	$1, %r14b
	je	.L41b30
	movl	%r12d, %edx
	shll	$4, %edx
	andl	$16, %edx
	vmovd	%edx, %xmm1
	vpsrld	%xmm1, %ymm8, %ymm1
	vpblendw	$170, %ymm12, %ymm1, %ymm1
	vcvtdq2ps	%ymm1, %ymm1
.L41b30:
	movq	424(%rsp), %r9
	vbroadcastss	(%r9), %ymm11
	vbroadcastss	4(%r9), %ymm9
	vbroadcastss	8(%r9), %ymm10
	testb	$1, %r14b
	je	.L41b32
	movl	%r12d, %edx
	shll	$4, %edx
	andl	$16, %edx
	vmovd	%edx, %xmm12
	vpsrld	%xmm12, %ymm8, %ymm8
	vpxor	%xmm12, %xmm12, %xmm12
	vpblendw	$170, %ymm12, %ymm8, %ymm8
	vcvtdq2ps	%ymm8, %ymm8
.L41b32:
	vsubps	%ymm11, %ymm1, %ymm1
	vfmadd213ps	%ymm10, %ymm1, %ymm9
	shlq	$5, %r12
	movq	720(%rsp), %rdx
	vmovaps	%ymm9, (%rdx,%r12)
	testb	$8, %r14b
	je	.L41b34
	vbroadcastss	.L41c3(%rip), %ymm1
	vaddps	%ymm1, %ymm9, %ymm1
	vbroadcastss	.L41c4(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm9, %ymm1
	vbroadcastss	.L41c5(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm9, %ymm1
	vbroadcastss	.L41c6(%rip), %ymm5
	vaddps	%ymm5, %ymm9, %ymm11
	vpxor	%xmm12, %xmm12, %xmm12
	vcmpltps	%ymm9, %ymm12, %ymm12
	vbroadcastss	.L41c0(%rip), %ymm2
	vblendvps	%ymm12, %ymm1, %ymm2, %ymm1
	vbroadcastss	.L41c7(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm9, %ymm11
	vmulps	1360(%rsp), %ymm1, %ymm1
	vblendvps	%ymm12, %ymm11, %ymm2, %ymm11
	vmulps	%ymm11, %ymm13, %ymm11
	vpsrld	$23, %ymm1, %ymm13
	vpsrld	$23, %ymm11, %ymm14
	vpsubd	%ymm14, %ymm6, %ymm6
	vbroadcastss	.L41c17(%rip), %ymm14
	vpaddd	%ymm6, %ymm13, %ymm6
	vbroadcastss	.L41c8(%rip), %ymm13
	vandps	%ymm1, %ymm13, %ymm1
	vmovups	1744(%rsp), %ymm5
	vorps	%ymm5, %ymm1, %ymm1
	vmovups	%ymm1, 1360(%rsp)
	vandps	%ymm13, %ymm11, %ymm1
	vorps	%ymm5, %ymm1, %ymm13
	vandps	%ymm2, %ymm12, %ymm1
	vxorps	%xmm12, %xmm12, %xmm12
	vmovups	1392(%rsp), %ymm5
	vaddps	%ymm1, %ymm5, %ymm5
	vmovups	%ymm5, 1392(%rsp)
.L41b34:
	vsubps	%ymm10, %ymm9, %ymm1
	incq	%rbx
	cmpq	%r10, %rbx
	jne	.L41b36
	vmovups	48(%rsp), %ymm2
	vaddps	%ymm1, %ymm2, %ymm2
	vmovups	%ymm2, 48(%rsp)
.L41b36:
	movl	256(%rsp), %ebx
	vandps	%ymm15, %ymm8, %ymm8
	vpmaxud	%ymm8, %ymm7, %ymm7
	vaddps	%ymm1, %ymm4, %ymm4
	testq	%rcx, %rcx
	jne	.L41b39
.L41b38:
	vmovups	224(%rsp), %ymm1
	vaddps	%ymm4, %ymm1, %ymm1
	vmovups	%ymm1, 224(%rsp)
	jmp	.L41b39
	.p2align	4
.L41b20:
	movq	%rbp, %rdx
	movl	256(%rsp), %r9d
	jmp	.L41b21
	.p2align	4
.L41b27:
	vpand	%ymm15, %ymm8, %ymm8
	vpmaxud	%ymm8, %ymm7, %ymm7
	vsubps	%ymm9, %ymm1, %ymm1
	vaddps	%ymm1, %ymm4, %ymm4
	leaq	(%r15,%rbx), %r8
	incq	%r8
	incq	%rbx
	addl	$16, %r9d
	addq	$32, %rdx
	cmpq	$1, %r8
	je	.L41b28
.L41b21:
	leaq	(%rdi,%rbx), %r14
	leaq	(%rax,%rbx), %r8
	shrq	%r14
	addq	%r11, %r14
	testb	$1, 12(%rsp)
	cmoveq	%r8, %r14
	shlq	$5, %r14
	movq	728(%rsp), %r8
	vmovdqa	(%r8,%r14), %ymm8
	movl	12(%rsp), %r14d
	vmovdqa	%ymm8, %ymm1
	testb	$1, %r14b
	je	.L41b23
	movl	%r9d, %r8d
	andl	$16, %r8d
	vmovd	%r8d, %xmm1
	vpsrld	%xmm1, %ymm8, %ymm1
	vpblendw	$170, %ymm12, %ymm1, %ymm1
	vcvtdq2ps	%ymm1, %ymm1
.L41b23:
	testb	$1, %r14b
	je	.L41b25
	movl	%r9d, %r8d
	andl	$16, %r8d
	vmovd	%r8d, %xmm9
	vpsrld	%xmm9, %ymm8, %ymm8
	vpblendw	$170, %ymm12, %ymm8, %ymm8
	vcvtdq2ps	%ymm8, %ymm8
.L41b25:
	movq	424(%rsp), %r8
	vbroadcastss	(%r8), %ymm9
	vsubps	%ymm9, %ymm1, %ymm10
	vbroadcastss	4(%r8), %ymm1
	vbroadcastss	8(%r8), %ymm9
	vfmadd213ps	%ymm9, %ymm10, %ymm1
	vmovaps	%ymm1, (%rdx)
	testb	$8, %r14b
	je	.L41b27
	vbroadcastss	.L41c3(%rip), %ymm5
	vaddps	%ymm5, %ymm1, %ymm10
	vbroadcastss	.L41c4(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm1, %ymm10
	vbroadcastss	.L41c5(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm1, %ymm10
	vbroadcastss	.L41c6(%rip), %ymm5
	vaddps	%ymm5, %ymm1, %ymm11
	vxorps	%xmm12, %xmm12, %xmm12
	vcmpltps	%ymm1, %ymm12, %ymm12
	vbroadcastss	.L41c0(%rip), %ymm2
	vblendvps	%ymm12, %ymm10, %ymm2, %ymm10
	vbroadcastss	.L41c7(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm1, %ymm11
	vmulps	1360(%rsp), %ymm10, %ymm10
	vblendvps	%ymm12, %ymm11, %ymm2, %ymm11
	vmulps	%ymm11, %ymm13, %ymm11
	vpsrld	$23, %ymm10, %ymm13
	vpsrld	$23, %ymm11, %ymm14
	vpsubd	%ymm14, %ymm6, %ymm6
	vbroadcastss	.L41c17(%rip), %ymm14
	vpaddd	%ymm6, %ymm13, %ymm6
	vbroadcastss	.L41c8(%rip), %ymm13
	vandps	%ymm13, %ymm10, %ymm10
	vmovups	1744(%rsp), %ymm5
	vorps	%ymm5, %ymm10, %ymm10
	vmovups	%ymm10, 1360(%rsp)
	vandps	%ymm13, %ymm11, %ymm10
	vorps	%ymm5, %ymm10, %ymm13
	vandps	%ymm2, %ymm12, %ymm10
	vxorps	%xmm12, %xmm12, %xmm12
	vmovups	1392(%rsp), %ymm5
	vaddps	%ymm5, %ymm10, %ymm5
	vmovups	%ymm5, 1392(%rsp)
	jmp	.L41b27
	.p2align	4
.L41b40:
	vpbroadcastd	.L41c9(%rip), %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm0
	vpcmpeqd	%ymm0, %ymm7, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm2
	vpbroadcastd	.L41c10(%rip), %ymm0
	vpblendw	$170, %ymm0, %ymm6, %ymm0
	vpsrld	$16, %ymm6, %ymm1
	vpbroadcastd	.L41c11(%rip), %ymm6
	vpblendw	$170, %ymm6, %ymm1, %ymm1
	vbroadcastss	.L41c12(%rip), %ymm5
	vsubps	%ymm5, %ymm1, %ymm1
	vaddps	%ymm1, %ymm0, %ymm0
	vbroadcastss	.L41c13(%rip), %ymm1
	vaddps	%ymm1, %ymm0, %ymm0
	movq	1808(%rsp), %r14
	movq	1800(%rsp), %r15
	movq	720(%rsp), %rbp
	movl	288(%rsp), %r11d
	movq	144(%rsp), %rdx
	vmovups	48(%rsp), %ymm9
	vmovups	224(%rsp), %ymm5
	jmp	.L41b41
.L41b8:
	vxorps	%xmm9, %xmm9, %xmm9
	vpxor	%xmm2, %xmm2, %xmm2
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 96(%rsp)
	vmovups	%ymm0, 1392(%rsp)
	vbroadcastss	.L41c0(%rip), %ymm1
	vmovaps	%ymm1, %ymm13
	vmovups	%ymm1, 1360(%rsp)
.L41b41:
	testq	%rdx, %rdx
	vmovups	%ymm13, 3344(%rsp)
	vmovups	%ymm0, 3312(%rsp)
	vmovdqa	%xmm2, 464(%rsp)
	js	.L41b42
	vxorps	%xmm11, %xmm11, %xmm11
	vcvtsi2ss	%rdx, %xmm11, %xmm0
	jmp	.L41b44
	.p2align	4
.L41b42:
	movq	%rdx, %rax
	shrq	%rax
	andl	$1, %edx
	orq	%rax, %rdx
	vxorps	%xmm11, %xmm11, %xmm11
	vcvtsi2ss	%rdx, %xmm11, %xmm0
	vaddss	%xmm0, %xmm0, %xmm0
.L41b44:
	vpxor	%xmm6, %xmm6, %xmm6
	vxorps	%xmm11, %xmm11, %xmm11
	vcvtsi2ss	%r10, %xmm11, %xmm1
	vbroadcastss	%xmm1, %ymm7
	vbroadcastss	.L41c0(%rip), %ymm2
	vmovups	%ymm7, 48(%rsp)
	vmaxps	%ymm2, %ymm7, %ymm1
	vdivps	%ymm1, %ymm2, %ymm1
	vmulps	%ymm5, %ymm1, %ymm5
	vmulps	%ymm4, %ymm1, %ymm4
	vmulps	%ymm3, %ymm1, %ymm3
	vminps	%ymm5, %ymm4, %ymm7
	vcmpunordps	%ymm5, %ymm5, %ymm8
	vblendvps	%ymm8, %ymm4, %ymm7, %ymm7
	vmulps	%ymm1, %ymm9, %ymm1
	vmaxps	%ymm5, %ymm4, %ymm2
	vblendvps	%ymm8, %ymm4, %ymm2, %ymm2
	vminps	%ymm3, %ymm1, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm5
	vblendvps	%ymm5, %ymm1, %ymm4, %ymm4
	vmaxps	%ymm3, %ymm1, %ymm3
	vblendvps	%ymm5, %ymm1, %ymm3, %ymm1
	vminps	%ymm7, %ymm4, %ymm3
	vcmpunordps	%ymm7, %ymm7, %ymm5
	vblendvps	%ymm5, %ymm4, %ymm3, %ymm3
	vmaxps	%ymm7, %ymm4, %ymm7
	vblendvps	%ymm5, %ymm4, %ymm7, %ymm4
	vminps	%ymm2, %ymm1, %ymm5
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm5, %ymm1
	vminps	%ymm4, %ymm1, %ymm2
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm1, %ymm2, %ymm1
	vaddps	%ymm1, %ymm3, %ymm1
	vbroadcastss	.L41c14(%rip), %ymm2
	vmulps	%ymm2, %ymm1, %ymm1
	vmovups	%ymm1, 192(%rsp)
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 2752(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm4, %xmm4, %xmm4
	testq	%r10, %r10
	je	.L41b53
	vmovups	192(%rsp), %ymm1
	vmaxps	%ymm3, %ymm1, %ymm0
	vbroadcastss	8(%r9), %ymm8
	vaddps	%ymm0, %ymm8, %ymm0
	vsqrtps	%ymm0, %ymm0
	vaddps	%ymm0, %ymm1, %ymm9
	movl	%r10d, %eax
	andl	$-2, %eax
	movq	%r10, %rcx
	shlq	$5, %rcx
	movq	1056(%rsp), %rdx
	xorl	%esi, %esi
	jmp	.L41b46
	.p2align	4
.L41b47:
	xorl	%edi, %edi
.L41b51:
	vmovaps	%ymm11, %ymm0
	vmovaps	%ymm10, %ymm1
	movq	%rsi, %r8
	imulq	%r10, %r8
	shlq	$5, %r8
	addq	%rbp, %r8
	vcvtsi2ss	%rdi, %xmm14, %xmm2
	shlq	$5, %rdi
	vmovaps	(%r8,%rdi), %ymm10
	vsubps	%ymm8, %ymm10, %ymm10
	vsubps	%ymm9, %ymm10, %ymm10
	vmaxps	%ymm6, %ymm10, %ymm10
	vmulps	%ymm10, %ymm10, %ymm13
	vbroadcastss	%xmm2, %ymm10
	vaddps	%ymm13, %ymm12, %ymm12
	vfmadd213ps	%ymm1, %ymm13, %ymm10
	vmulss	%xmm2, %xmm2, %xmm1
	vbroadcastss	%xmm1, %ymm11
	vfmadd213ps	%ymm0, %ymm13, %ymm11
.L41b52:
	vcvtsi2ss	%rsi, %xmm15, %xmm0
	vbroadcastss	%xmm0, %ymm1
	vaddps	%ymm4, %ymm12, %ymm4
	vfmadd231ps	%ymm1, %ymm12, %ymm7
	vmulss	%xmm0, %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vfmadd231ps	%ymm0, %ymm12, %ymm5
	incq	%rsi
	addq	%rcx, %rdx
	cmpq	%r10, %rsi
	je	.L41b53
.L41b46:
	vxorps	%xmm12, %xmm12, %xmm12
	cmpq	$1, %r10
	je	.L41b47
	movq	%rdx, %r8
	xorl	%edi, %edi
	vpxor	%xmm6, %xmm6, %xmm6
	.p2align	4
.L41b49:
	vmovaps	-32(%r8), %ymm0
	vmovaps	(%r8), %ymm1
	vsubps	%ymm8, %ymm0, %ymm0
	vsubps	%ymm9, %ymm0, %ymm0
	vmaxps	%ymm6, %ymm0, %ymm0
	vcvtsi2ss	%rdi, %xmm14, %xmm2
	vmulps	%ymm0, %ymm0, %ymm0
	vbroadcastss	%xmm2, %ymm13
	vaddps	%ymm0, %ymm12, %ymm12
	vfmadd213ps	%ymm10, %ymm0, %ymm13
	vmulss	%xmm2, %xmm2, %xmm2
	vbroadcastss	%xmm2, %ymm2
	vfmadd213ps	%ymm11, %ymm0, %ymm2
	vsubps	%ymm8, %ymm1, %ymm0
	vsubps	%ymm9, %ymm0, %ymm0
	vmaxps	%ymm6, %ymm0, %ymm0
	vmulps	%ymm0, %ymm0, %ymm0
	leaq	1(%rdi), %r9
	vcvtsi2ss	%r9, %xmm15, %xmm1
	vbroadcastss	%xmm1, %ymm10
	vaddps	%ymm0, %ymm12, %ymm12
	vfmadd213ps	%ymm13, %ymm0, %ymm10
	vmulss	%xmm1, %xmm1, %xmm1
	vbroadcastss	%xmm1, %ymm11
	vfmadd213ps	%ymm2, %ymm0, %ymm11
	addq	$2, %rdi
	addq	$64, %r8
	cmpq	%rax, %rdi
	jne	.L41b49
	vpxor	%xmm6, %xmm6, %xmm6
	testb	$1, %r10b
	movq	424(%rsp), %r9
	jne	.L41b51
	jmp	.L41b52
	.p2align	4
.L41b53:
	vbroadcastss	.L41c15(%rip), %ymm0
	vmaxps	%ymm0, %ymm4, %ymm0
	vbroadcastss	.L41c0(%rip), %ymm15
	vdivps	%ymm0, %ymm15, %ymm0
	vbroadcastss	.L41c16(%rip), %ymm1
	vcmpltps	%ymm4, %ymm1, %ymm1
	vaddps	48(%rsp), %ymm14, %ymm2
	vbroadcastss	.L41c14(%rip), %ymm6
	vmulps	%ymm6, %ymm2, %ymm2
	vmulps	%ymm0, %ymm10, %ymm6
	vblendvps	%ymm1, %ymm6, %ymm2, %ymm8
	vmulps	%ymm0, %ymm7, %ymm6
	vblendvps	%ymm1, %ymm6, %ymm2, %ymm7
	vbroadcastss	.L41c18(%rip), %ymm1
	vmovups	2752(%rsp), %ymm2
	vdivps	%ymm1, %ymm2, %ymm1
	vmulps	%ymm0, %ymm11, %ymm2
	vmovups	%ymm8, 528(%rsp)
	vfnmadd231ps	%ymm8, %ymm8, %ymm2
	vaddps	%ymm2, %ymm2, %ymm2
	vminps	%ymm2, %ymm1, %ymm6
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm6, %ymm2
	vbroadcastss	.L41c19(%rip), %ymm6
	vmaxps	%ymm6, %ymm2, %ymm2
	vsqrtps	%ymm2, %ymm10
	vmulps	%ymm0, %ymm5, %ymm0
	vmovups	%ymm7, 560(%rsp)
	vfnmadd231ps	%ymm7, %ymm7, %ymm0
	vaddps	%ymm0, %ymm0, %ymm0
	vminps	%ymm0, %ymm1, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm2, %ymm0
	vmaxps	%ymm6, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm11
	vmovss	60(%r9), %xmm0
	vmovss	84(%r9), %xmm1
	vmovaps	%xmm0, 48(%rsp)
	vmovaps	%xmm1, 496(%rsp)
	vsubss	%xmm0, %xmm1, %xmm0
	vmovss	%xmm0, 592(%rsp)
	vmulss	.L41c20(%rip), %xmm0, %xmm0
	vmovss	%xmm0, 256(%rsp)
	vbroadcastss	44(%r9), %ymm13
	vmovss	.L41c0(%rip), %xmm0
	vdivss	48(%r9), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm14
	vbroadcastss	20(%r9), %ymm0
	vmovups	%ymm0, 224(%rsp)
	vbroadcastss	28(%r9), %ymm0
	vmovups	%ymm0, 384(%rsp)
	vbroadcastss	36(%r9), %ymm0
	vmovups	%ymm0, 16(%rsp)
	vbroadcastss	24(%r9), %ymm0
	vmovups	%ymm0, 288(%rsp)
	vbroadcastss	32(%r9), %ymm0
	vmovups	%ymm0, 144(%rsp)
	vbroadcastss	40(%r9), %ymm0
	xorl	%eax, %eax
	vbroadcastss	.L41c21(%rip), %ymm8
	vmovss	.L41c14(%rip), %xmm12
	vbroadcastss	.L41c22(%rip), %ymm9
	.p2align	4
.L41b54:
	vcvtsi2ss	%eax, %xmm4, %xmm1
	vaddss	%xmm1, %xmm12, %xmm1
	vmovss	256(%rsp), %xmm2
	vfmadd213ss	48(%rsp), %xmm2, %xmm1
	vbroadcastss	%xmm1, %ymm1
	vsubps	%ymm13, %ymm1, %ymm7
	vmulps	%ymm7, %ymm14, %ymm7
	vmovups	16(%rsp), %ymm2
	vfmadd213ps	384(%rsp), %ymm7, %ymm2
	vfmadd213ps	%ymm15, %ymm7, %ymm2
	vaddps	%ymm1, %ymm13, %ymm15
	vmulps	%ymm14, %ymm15, %ymm15
	vmovaps	%ymm0, %ymm6
	vfmadd213ps	144(%rsp), %ymm15, %ymm6
	vmulps	%ymm7, %ymm7, %ymm7
	vbroadcastss	.L41c0(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm15, %ymm6
	vmulps	%ymm15, %ymm15, %ymm15
	vbroadcastss	.L41c0(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm15, %ymm6
	vbroadcastss	.L41c0(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm7, %ymm2
	vmaxps	%ymm9, %ymm6, %ymm7
	vsqrtps	%ymm7, %ymm7
	vmaxps	%ymm9, %ymm2, %ymm15
	vsqrtps	%ymm15, %ymm15
	vbroadcastss	.L41c0(%rip), %ymm5
	vdivps	%ymm15, %ymm5, %ymm15
	vmulps	%ymm2, %ymm15, %ymm2
	vbroadcastss	.L41c0(%rip), %ymm15
	vdivps	%ymm7, %ymm15, %ymm7
	vmulps	224(%rsp), %ymm2, %ymm2
	vmulps	%ymm7, %ymm6, %ymm6
	vmulps	288(%rsp), %ymm6, %ymm6
	vsubps	%ymm11, %ymm6, %ymm7
	vmulps	%ymm6, %ymm11, %ymm6
	vdivps	%ymm6, %ymm15, %ymm6
	vmulps	%ymm7, %ymm7, %ymm7
	vmulps	%ymm6, %ymm7, %ymm6
	vmulps	%ymm2, %ymm10, %ymm7
	vsubps	%ymm10, %ymm2, %ymm2
	vdivps	%ymm7, %ymm15, %ymm7
	vmulps	%ymm2, %ymm2, %ymm2
	vfmadd231ps	%ymm7, %ymm2, %ymm6
	vcmpltps	%ymm8, %ymm6, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm3, %ymm3
	vminps	%ymm8, %ymm6, %ymm8
	incl	%eax
	cmpl	$24, %eax
	jne	.L41b54
	vbroadcastss	.L41c23(%rip), %ymm0
	vmulps	%ymm0, %ymm10, %ymm0
	vmulps	%ymm0, %ymm11, %ymm0
	vmulps	%ymm0, %ymm4, %ymm0
	vmovups	2752(%rsp), %ymm4
	vmovups	96(%rsp), %ymm2
	vmovups	192(%rsp), %ymm13
	vfnmadd231ps	%ymm4, %ymm13, %ymm2
	vsqrtps	%ymm0, %ymm0
	vmaxps	%ymm2, %ymm0, %ymm1
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm0, %ymm1, %ymm0
	vbroadcastss	52(%r9), %ymm11
	vbroadcastss	76(%r9), %ymm12
	vbroadcastss	56(%r9), %ymm9
	vbroadcastss	80(%r9), %ymm10
	vbroadcastss	48(%rsp), %ymm7
	vbroadcastss	496(%rsp), %ymm8
	vbroadcastss	68(%r9), %ymm5
	vbroadcastss	92(%r9), %ymm6
	vmovups	528(%rsp), %ymm2
	vminps	%ymm2, %ymm12, %ymm1
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vmovups	%ymm12, 2624(%rsp)
	vblendvps	%ymm2, %ymm12, %ymm1, %ymm1
	vmaxps	%ymm1, %ymm11, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vmovups	%ymm11, 2656(%rsp)
	vblendvps	%ymm1, %ymm11, %ymm2, %ymm1
	vmovups	%ymm1, 1072(%rsp)
	vmovups	560(%rsp), %ymm2
	vminps	%ymm2, %ymm10, %ymm1
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vmovups	%ymm10, 2304(%rsp)
	vblendvps	%ymm2, %ymm10, %ymm1, %ymm1
	vmaxps	%ymm1, %ymm9, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vmovups	%ymm9, 2336(%rsp)
	vblendvps	%ymm1, %ymm9, %ymm2, %ymm1
	vmovups	%ymm1, 1200(%rsp)
	vminps	%ymm3, %ymm8, %ymm1
	vcmpunordps	%ymm3, %ymm3, %ymm2
	vmovups	%ymm8, 2368(%rsp)
	vblendvps	%ymm2, %ymm8, %ymm1, %ymm1
	vmaxps	%ymm1, %ymm7, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vmovups	%ymm7, 2400(%rsp)
	vblendvps	%ymm1, %ymm7, %ymm2, %ymm1
	vmovups	%ymm1, 1168(%rsp)
	vminps	%ymm13, %ymm6, %ymm1
	vcmpunordps	%ymm13, %ymm13, %ymm2
	vmovups	%ymm6, 2432(%rsp)
	vblendvps	%ymm2, %ymm6, %ymm1, %ymm1
	vmaxps	%ymm1, %ymm5, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vmovups	%ymm5, 2464(%rsp)
	vblendvps	%ymm1, %ymm5, %ymm2, %ymm1
	vmovups	%ymm1, 288(%rsp)
	vbroadcastss	.L41c24(%rip), %ymm3
	vcmpltps	%ymm3, %ymm4, %ymm1
	vextractf128	$1, %ymm1, %xmm2
	vpackssdw	%xmm2, %xmm1, %xmm1
	vmaxps	%ymm15, %ymm0, %ymm0
	vpor	464(%rsp), %xmm1, %xmm1
	vbroadcastss	88(%r9), %ymm2
	vpmovzxwd	%xmm1, %ymm1
	vpslld	$31, %ymm1, %ymm1
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm4, %xmm4, %xmm4
	vmovups	%ymm4, 2176(%rsp)
	vblendvps	%ymm1, %ymm5, %ymm15, %ymm8
	vmovups	%ymm2, 2272(%rsp)
	vminps	%ymm0, %ymm2, %ymm0
	vbroadcastss	.L41c25(%rip), %ymm2
	vblendvps	%ymm1, %ymm2, %ymm3, %ymm1
	vmovups	%ymm1, 2720(%rsp)
	movl	%r11d, %eax
	vbroadcastss	64(%r9), %ymm3
	vcvtsi2ss	%rax, %xmm14, %xmm1
	vmovups	%ymm3, 2240(%rsp)
	vmaxps	%ymm0, %ymm3, %ymm13
	vbroadcastss	%xmm1, %ymm0
	vmovups	%ymm0, 3184(%rsp)
	vmovss	592(%rsp), %xmm0
	vmulss	.L41c19(%rip), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 3376(%rsp)
	leaq	(%r10,%r10,4), %r11
	shlq	$5, %r11
	leaq	128(%r13), %rdi
	addq	%rdi, %r11
	movq	%r10, %r12
	shlq	$5, %r12
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 2048(%rsp)
	vmovups	%ymm0, 2080(%rsp)
	vmovups	%ymm0, 2112(%rsp)
	vmovups	%ymm0, 2144(%rsp)
	vmovups	%ymm0, 1856(%rsp)
	vmovaps	%ymm15, %ymm5
	vmovups	%ymm15, 2208(%rsp)
	vbroadcastss	.L41c27(%rip), %ymm0
	vmovups	%ymm0, 3152(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%ymm1, 1584(%rsp)
	vmovups	%ymm0, 2496(%rsp)
	vmovups	%ymm2, 2560(%rsp)
	vbroadcastss	.L41c26(%rip), %ymm0
	vmovups	%ymm0, 2784(%rsp)
	vbroadcastss	.L41c21(%rip), %ymm0
	vmovups	%ymm0, 2688(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 2528(%rsp)
	vxorps	%xmm14, %xmm14, %xmm14
	jmp	.L41b56
	.p2align	4
.L41b99:
	vbroadcastss	.L41c0(%rip), %ymm13
	vmovups	3440(%rsp), %ymm0
	vminps	%ymm13, %ymm0, %ymm0
	vminps	%ymm0, %ymm9, %ymm0
	vminps	%ymm0, %ymm11, %ymm0
	vminps	%ymm0, %ymm4, %ymm0
	vmovups	528(%rsp), %ymm6
	vmulps	1488(%rsp), %ymm6, %ymm3
	vmulps	%ymm3, %ymm6, %ymm3
	vmovups	96(%rsp), %ymm9
	vsubps	%ymm9, %ymm13, %ymm4
	vfmadd231ps	%ymm3, %ymm9, %ymm4
	vminps	%ymm0, %ymm4, %ymm0
	vmovups	192(%rsp), %ymm4
	vmulps	1232(%rsp), %ymm4, %ymm3
	vmulps	%ymm3, %ymm4, %ymm3
	vmovups	48(%rsp), %ymm9
	vsubps	%ymm9, %ymm13, %ymm4
	vfmadd231ps	%ymm3, %ymm9, %ymm4
	vminps	%ymm0, %ymm4, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm3, %ymm0
	vmovups	560(%rsp), %ymm12
	vmulps	3216(%rsp), %ymm12, %ymm3
	vmulps	%ymm3, %ymm12, %ymm3
	vmovups	256(%rsp), %ymm9
	vsubps	%ymm9, %ymm13, %ymm4
	vfmadd231ps	%ymm3, %ymm9, %ymm4
	vminps	%ymm0, %ymm4, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm3, %ymm0
	vmovups	464(%rsp), %ymm4
	vmulps	624(%rsp), %ymm4, %ymm3
	vmulps	%ymm3, %ymm4, %ymm3
	vmovups	224(%rsp), %ymm9
	vsubps	%ymm9, %ymm13, %ymm4
	vfmadd231ps	%ymm3, %ymm9, %ymm4
	vminps	%ymm0, %ymm4, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm3, %ymm0
	vmovups	496(%rsp), %ymm4
	vmulps	1008(%rsp), %ymm4, %ymm3
	vmulps	%ymm3, %ymm4, %ymm3
	vmovups	384(%rsp), %ymm9
	vsubps	%ymm9, %ymm13, %ymm4
	vfmadd231ps	%ymm3, %ymm9, %ymm4
	vminps	%ymm0, %ymm4, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm3, %ymm0
	vmovups	%ymm0, 624(%rsp)
	vmovups	2176(%rsp), %ymm0
	vfmadd132ps	688(%rsp), %ymm14, %ymm0
	vmovups	656(%rsp), %ymm3
	vfmadd231ps	2048(%rsp), %ymm3, %ymm0
	vmovups	320(%rsp), %ymm3
	vfmadd231ps	2080(%rsp), %ymm3, %ymm0
	vmovups	816(%rsp), %ymm3
	vfmadd231ps	2112(%rsp), %ymm3, %ymm0
	vmovups	784(%rsp), %ymm3
	vfmadd231ps	2144(%rsp), %ymm3, %ymm0
	vmovups	1856(%rsp), %ymm14
	vsubps	%ymm0, %ymm14, %ymm0
	vbroadcastss	.L41c19(%rip), %ymm3
	vmulps	%ymm3, %ymm14, %ymm3
	vxorps	%xmm11, %xmm11, %xmm11
	vmaxps	%ymm0, %ymm3, %ymm4
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm3, %ymm4, %ymm3
	vmulps	1920(%rsp), %ymm8, %ymm8
	vfmadd213ps	%ymm7, %ymm8, %ymm5
	vmulps	944(%rsp), %ymm5, %ymm7
	vmovups	%ymm7, 2016(%rsp)
	vmovups	1456(%rsp), %ymm0
	vfmadd213ps	%ymm10, %ymm7, %ymm0
	vmovups	1424(%rsp), %ymm4
	vfmadd213ps	%ymm0, %ymm8, %ymm4
	vmulps	144(%rsp), %ymm4, %ymm0
	vmovups	1952(%rsp), %ymm4
	vfmadd213ps	%ymm2, %ymm0, %ymm4
	vmovups	912(%rsp), %ymm2
	vfmadd213ps	%ymm4, %ymm7, %ymm2
	vfmadd213ps	%ymm2, %ymm8, %ymm15
	vmovups	%ymm8, 1008(%rsp)
	vmulps	16(%rsp), %ymm15, %ymm2
	vmovups	1984(%rsp), %ymm5
	vfmadd213ps	752(%rsp), %ymm2, %ymm5
	vmovups	1264(%rsp), %ymm4
	vfmadd213ps	%ymm5, %ymm0, %ymm4
	vmovups	1296(%rsp), %ymm5
	vfmadd213ps	%ymm4, %ymm7, %ymm5
	vbroadcastss	.L41c15(%rip), %ymm4
	vmaxps	%ymm4, %ymm3, %ymm3
	vdivps	%ymm3, %ymm13, %ymm3
	vmovups	1328(%rsp), %ymm4
	vfmadd213ps	%ymm5, %ymm8, %ymm4
	vmulps	%ymm4, %ymm6, %ymm8
	vmovups	%ymm14, 1856(%rsp)
	vmulps	%ymm3, %ymm14, %ymm3
	vmulps	2208(%rsp), %ymm3, %ymm3
	vmovups	2784(%rsp), %ymm5
	vminps	%ymm3, %ymm5, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm5, %ymm4, %ymm3
	vbroadcastss	.L41c86(%rip), %ymm4
	vmaxps	%ymm4, %ymm3, %ymm3
	vcmpltps	1584(%rsp), %ymm11, %ymm5
	vmovups	%ymm5, 16(%rsp)
	vcmpnltps	%ymm14, %ymm11, %ymm4
	vorps	%ymm4, %ymm5, %ymm4
	vblendvps	%ymm4, %ymm13, %ymm3, %ymm7
	vmovups	1616(%rsp), %ymm5
	vandps	%ymm5, %ymm8, %ymm3
	vmovups	%ymm8, 752(%rsp)
	vbroadcastss	.L41c88(%rip), %ymm15
	vaddps	%ymm3, %ymm15, %ymm3
	vmovaps	%ymm13, %ymm4
	vdivps	%ymm3, %ymm13, %ymm10
	vmovups	3280(%rsp), %ymm13
	vmulps	%ymm10, %ymm13, %ymm3
	vmovups	%ymm7, 528(%rsp)
	vminps	%ymm7, %ymm3, %ymm6
	vcmpunordps	%ymm7, %ymm7, %ymm7
	vblendvps	%ymm7, %ymm3, %ymm6, %ymm3
	vmulps	192(%rsp), %ymm2, %ymm9
	vandps	%ymm5, %ymm9, %ymm2
	vmovups	%ymm9, 144(%rsp)
	vaddps	%ymm2, %ymm15, %ymm2
	vdivps	%ymm2, %ymm4, %ymm11
	vmovups	2960(%rsp), %ymm7
	vmulps	%ymm7, %ymm11, %ymm2
	vminps	%ymm3, %ymm2, %ymm6
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm2, %ymm6, %ymm2
	vmulps	%ymm0, %ymm12, %ymm0
	vmovups	%ymm0, 192(%rsp)
	vandps	%ymm5, %ymm0, %ymm0
	vaddps	%ymm0, %ymm15, %ymm0
	vdivps	%ymm0, %ymm4, %ymm0
	vandps	3056(%rsp), %ymm5, %ymm6
	vaddps	%ymm6, %ymm15, %ymm6
	vdivps	%ymm6, %ymm4, %ymm6
	vmovaps	%ymm4, %ymm14
	vbroadcastss	.L41c14(%rip), %ymm4
	vxorps	%xmm3, %xmm3, %xmm3
	vmulps	%ymm4, %ymm0, %ymm12
	vmulps	%ymm12, %ymm13, %ymm13
	vmulps	%ymm6, %ymm13, %ymm6
	vandps	3088(%rsp), %ymm5, %ymm13
	vaddps	%ymm15, %ymm13, %ymm13
	vdivps	%ymm13, %ymm14, %ymm13
	vmulps	%ymm7, %ymm12, %ymm12
	vmulps	%ymm12, %ymm13, %ymm12
	vminps	%ymm6, %ymm12, %ymm13
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm12, %ymm13, %ymm6
	vmulps	3376(%rsp), %ymm0, %ymm12
	vminps	%ymm6, %ymm12, %ymm13
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm12, %ymm13, %ymm6
	vminps	%ymm2, %ymm6, %ymm12
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm6, %ymm12, %ymm2
	vmovups	%ymm2, 560(%rsp)
	vcmpltps	%ymm3, %ymm8, %ymm2
	vmovups	1072(%rsp), %ymm7
	vsubps	2656(%rsp), %ymm7, %ymm6
	vmovups	2624(%rsp), %ymm4
	vsubps	%ymm7, %ymm4, %ymm12
	vblendvps	%ymm2, %ymm6, %ymm12, %ymm2
	vcmpltps	%ymm3, %ymm9, %ymm6
	vmovups	1200(%rsp), %ymm4
	vsubps	2336(%rsp), %ymm4, %ymm12
	vmovups	2304(%rsp), %ymm3
	vsubps	%ymm4, %ymm3, %ymm14
	vblendvps	%ymm6, %ymm12, %ymm14, %ymm6
	vmulps	%ymm2, %ymm10, %ymm2
	vbroadcastss	.L41c89(%rip), %ymm12
	vmulps	%ymm2, %ymm12, %ymm2
	vxorps	%xmm14, %xmm14, %xmm14
	vcmpltps	96(%rsp), %ymm14, %ymm10
	vbroadcastss	.L41c27(%rip), %ymm7
	vminps	%ymm7, %ymm2, %ymm2
	vblendvps	%ymm10, %ymm2, %ymm7, %ymm2
	vmulps	%ymm6, %ymm11, %ymm6
	vmulps	%ymm6, %ymm12, %ymm6
	vcmpltps	48(%rsp), %ymm14, %ymm10
	vblendvps	%ymm10, %ymm6, %ymm7, %ymm6
	vminps	%ymm2, %ymm6, %ymm10
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm6, %ymm10, %ymm2
	vmovups	192(%rsp), %ymm15
	vcmpltps	%ymm14, %ymm15, %ymm6
	vmovups	1168(%rsp), %ymm3
	vsubps	2400(%rsp), %ymm3, %ymm10
	vmovups	2368(%rsp), %ymm4
	vsubps	%ymm3, %ymm4, %ymm11
	vblendvps	%ymm6, %ymm10, %ymm11, %ymm6
	vmulps	%ymm0, %ymm6, %ymm0
	vmulps	%ymm0, %ymm12, %ymm0
	vcmpltps	256(%rsp), %ymm14, %ymm6
	vblendvps	%ymm6, %ymm0, %ymm7, %ymm0
	vminps	%ymm2, %ymm0, %ymm6
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm0, %ymm6, %ymm2
	vmovups	464(%rsp), %ymm4
	vmulps	2016(%rsp), %ymm4, %ymm13
	vcmpltps	%ymm14, %ymm13, %ymm6
	vmovups	432(%rsp), %ymm11
	vsubps	2240(%rsp), %ymm11, %ymm8
	vmovups	2272(%rsp), %ymm0
	vsubps	%ymm11, %ymm0, %ymm10
	vblendvps	%ymm6, %ymm8, %ymm10, %ymm6
	vandps	%ymm5, %ymm13, %ymm8
	vbroadcastss	.L41c88(%rip), %ymm0
	vaddps	%ymm0, %ymm8, %ymm8
	vbroadcastss	.L41c0(%rip), %ymm0
	vdivps	%ymm8, %ymm0, %ymm8
	vmulps	%ymm6, %ymm8, %ymm6
	vmulps	%ymm6, %ymm12, %ymm6
	vcmpltps	224(%rsp), %ymm14, %ymm8
	vblendvps	%ymm8, %ymm6, %ymm7, %ymm6
	vminps	%ymm2, %ymm6, %ymm8
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm6, %ymm8, %ymm3
	vmovups	1008(%rsp), %ymm0
	vmulps	496(%rsp), %ymm0, %ymm9
	vcmpltps	%ymm14, %ymm9, %ymm6
	vmovups	288(%rsp), %ymm0
	vsubps	2464(%rsp), %ymm0, %ymm8
	vmovups	2432(%rsp), %ymm2
	vsubps	%ymm0, %ymm2, %ymm10
	vblendvps	%ymm6, %ymm8, %ymm10, %ymm6
	vandps	%ymm5, %ymm9, %ymm8
	vbroadcastss	.L41c88(%rip), %ymm0
	vaddps	%ymm0, %ymm8, %ymm8
	vbroadcastss	.L41c0(%rip), %ymm0
	vdivps	%ymm8, %ymm0, %ymm8
	vmulps	%ymm6, %ymm8, %ymm6
	vmulps	%ymm6, %ymm12, %ymm6
	vcmpltps	384(%rsp), %ymm14, %ymm8
	vblendvps	%ymm8, %ymm6, %ymm7, %ymm6
	vminps	%ymm3, %ymm6, %ymm8
	vcmpunordps	%ymm3, %ymm3, %ymm2
	vblendvps	%ymm2, %ymm6, %ymm8, %ymm2
	vmovups	%ymm2, 384(%rsp)
	vsqrtps	%ymm1, %ymm6
	vdivps	%ymm11, %ymm0, %ymm1
	vmovaps	%ymm11, %ymm10
	vmulps	%ymm1, %ymm4, %ymm0
	vmovups	%ymm0, 48(%rsp)
	vmulps	%ymm6, %ymm0, %ymm1
	vbroadcastss	.L41c85(%rip), %ymm2
	vmulps	%ymm2, %ymm1, %ymm1
	vmovaps	%ymm6, %ymm0
	vmovups	%ymm6, 224(%rsp)
	vminps	%ymm6, %ymm1, %ymm6
	vcmpunordps	%ymm0, %ymm0, %ymm11
	vblendvps	%ymm11, %ymm1, %ymm6, %ymm1
	vmovups	%ymm1, 96(%rsp)
	vmovups	1200(%rsp), %ymm7
	vaddps	144(%rsp), %ymm7, %ymm1
	vmovups	2304(%rsp), %ymm0
	vminps	%ymm1, %ymm0, %ymm6
	vcmpunordps	%ymm1, %ymm1, %ymm11
	vblendvps	%ymm11, %ymm0, %ymm6, %ymm6
	vmovups	2336(%rsp), %ymm0
	vmaxps	%ymm6, %ymm0, %ymm11
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm0, %ymm11, %ymm6
	vcmpneqps	%ymm6, %ymm1, %ymm1
	vcmpeqps	%ymm7, %ymm6, %ymm6
	vandps	%ymm1, %ymm6, %ymm0
	vmovups	%ymm0, 256(%rsp)
	vmovups	752(%rsp), %ymm5
	vmovups	1072(%rsp), %ymm0
	vaddps	%ymm5, %ymm0, %ymm1
	vmovups	2624(%rsp), %ymm12
	vminps	%ymm1, %ymm12, %ymm6
	vcmpunordps	%ymm1, %ymm1, %ymm11
	vblendvps	%ymm11, %ymm12, %ymm6, %ymm6
	vmovups	2656(%rsp), %ymm8
	vmaxps	%ymm6, %ymm8, %ymm11
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm8, %ymm11, %ymm6
	vcmpneqps	%ymm6, %ymm1, %ymm1
	vcmpeqps	%ymm0, %ymm6, %ymm6
	vmovaps	%ymm0, %ymm11
	vandps	%ymm1, %ymm6, %ymm4
	vmovups	1168(%rsp), %ymm2
	vaddps	%ymm2, %ymm15, %ymm1
	vmovups	2368(%rsp), %ymm0
	vminps	%ymm1, %ymm0, %ymm6
	vcmpunordps	%ymm1, %ymm1, %ymm14
	vblendvps	%ymm14, %ymm0, %ymm6, %ymm6
	vmovups	2400(%rsp), %ymm0
	vmaxps	%ymm6, %ymm0, %ymm14
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm0, %ymm14, %ymm6
	vcmpneqps	%ymm6, %ymm1, %ymm1
	vcmpeqps	%ymm2, %ymm6, %ymm6
	vandps	%ymm1, %ymm6, %ymm1
	vaddps	%ymm13, %ymm10, %ymm0
	vmovups	2272(%rsp), %ymm2
	vminps	%ymm0, %ymm2, %ymm6
	vcmpunordps	%ymm0, %ymm0, %ymm14
	vblendvps	%ymm14, %ymm2, %ymm6, %ymm6
	vmovups	2240(%rsp), %ymm2
	vmaxps	%ymm6, %ymm2, %ymm14
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm2, %ymm14, %ymm6
	vcmpneqps	%ymm6, %ymm0, %ymm0
	vcmpeqps	%ymm6, %ymm10, %ymm6
	vandps	%ymm0, %ymm6, %ymm0
	vmovups	288(%rsp), %ymm3
	vaddps	%ymm3, %ymm9, %ymm6
	vmovups	2432(%rsp), %ymm2
	vminps	%ymm6, %ymm2, %ymm9
	vcmpunordps	%ymm6, %ymm6, %ymm14
	vblendvps	%ymm14, %ymm2, %ymm9, %ymm9
	vmovups	2464(%rsp), %ymm2
	vmaxps	%ymm9, %ymm2, %ymm14
	vcmpunordps	%ymm9, %ymm9, %ymm9
	vblendvps	%ymm9, %ymm2, %ymm14, %ymm9
	vcmpneqps	%ymm6, %ymm9, %ymm6
	vcmpeqps	%ymm3, %ymm9, %ymm9
	vandps	%ymm6, %ymm9, %ymm6
	vpsrld	$31, %ymm0, %ymm0
	vpslld	$3, %ymm0, %ymm0
	vpsrld	$31, %ymm6, %ymm6
	vpslld	$4, %ymm6, %ymm6
	vpor	%ymm6, %ymm0, %ymm0
	vpsrld	$31, %ymm1, %ymm1
	vpslld	$2, %ymm1, %ymm1
	vpor	%ymm1, %ymm0, %ymm0
	vmovdqu	256(%rsp), %ymm1
	vpsrld	$31, %ymm1, %ymm1
	vpaddd	%ymm1, %ymm1, %ymm1
	vpor	%ymm1, %ymm0, %ymm1
	vmovups	2688(%rsp), %ymm0
	vbroadcastss	.L41c27(%rip), %ymm2
	vcmpltps	%ymm2, %ymm0, %ymm0
	vmovups	560(%rsp), %ymm2
	vmovups	384(%rsp), %ymm3
	vcmpltps	%ymm2, %ymm3, %ymm6
	vandps	%ymm6, %ymm0, %ymm0
	vmovups	%ymm0, 256(%rsp)
	vblendvps	%ymm0, %ymm3, %ymm2, %ymm0
	vfmadd213ps	%ymm11, %ymm0, %ymm5
	vminps	%ymm5, %ymm12, %ymm6
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vblendvps	%ymm5, %ymm12, %ymm6, %ymm5
	vmaxps	%ymm5, %ymm8, %ymm6
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vblendvps	%ymm5, %ymm8, %ymm6, %ymm6
	vpsubd	%ymm4, %ymm1, %ymm5
	vmovdqu	%ymm5, 464(%rsp)
	vmovups	3248(%rsp), %ymm1
	vsubps	2592(%rsp), %ymm1, %ymm4
	vmovups	%ymm4, 496(%rsp)
	vbroadcastss	.L41c83(%rip), %ymm1
	vmovups	624(%rsp), %ymm2
	vcmpltps	%ymm1, %ymm2, %ymm14
	vxorps	%xmm3, %xmm3, %xmm3
	vpcmpeqd	%ymm3, %ymm5, %ymm1
	vpcmpeqd	%ymm2, %ymm2, %ymm2
	vpxor	%ymm2, %ymm1, %ymm1
	vcmpnltps	%ymm4, %ymm3, %ymm10
	vandps	16(%rsp), %ymm14, %ymm2
	vmovups	%ymm2, 560(%rsp)
	vorps	%ymm2, %ymm10, %ymm10
	vorps	%ymm1, %ymm10, %ymm10
	vmovups	144(%rsp), %ymm2
	vmovaps	%ymm7, %ymm8
	vfmadd213ps	%ymm7, %ymm0, %ymm2
	vmovups	2304(%rsp), %ymm4
	vminps	%ymm2, %ymm4, %ymm1
	vcmpunordps	%ymm2, %ymm2, %ymm7
	vblendvps	%ymm7, %ymm4, %ymm1, %ymm1
	vmovups	2336(%rsp), %ymm2
	vmaxps	%ymm1, %ymm2, %ymm7
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm2, %ymm7, %ymm1
	vblendvps	%ymm10, %ymm11, %ymm6, %ymm2
	vmovups	%ymm2, 384(%rsp)
	vsubps	%ymm11, %ymm2, %ymm12
	vmovups	2176(%rsp), %ymm5
	vblendvps	%ymm10, %ymm5, %ymm12, %ymm5
	vfmadd132ps	688(%rsp), %ymm3, %ymm12
	vblendvps	%ymm10, %ymm8, %ymm1, %ymm1
	vmovups	%ymm1, 144(%rsp)
	vsubps	%ymm8, %ymm1, %ymm15
	vfmadd231ps	656(%rsp), %ymm15, %ymm12
	vmovups	528(%rsp), %ymm13
	vbroadcastss	.L41c0(%rip), %ymm7
	vdivps	%ymm13, %ymm7, %ymm1
	vmovups	2048(%rsp), %ymm2
	vblendvps	%ymm10, %ymm2, %ymm15, %ymm2
	vmovups	%ymm5, 2176(%rsp)
	vmulps	%ymm5, %ymm1, %ymm15
	vmovups	592(%rsp), %ymm5
	vfnmadd213ps	816(%rsp), %ymm15, %ymm5
	vmovups	1552(%rsp), %ymm3
	vfnmadd213ps	784(%rsp), %ymm15, %ymm3
	vmovups	%ymm2, 2048(%rsp)
	vmulps	%ymm2, %ymm1, %ymm15
	vmovups	1712(%rsp), %ymm2
	vfnmadd213ps	%ymm5, %ymm15, %ymm2
	vmovups	1104(%rsp), %ymm5
	vfnmadd213ps	%ymm3, %ymm15, %ymm5
	vmovups	2208(%rsp), %ymm3
	vblendvps	%ymm10, %ymm3, %ymm0, %ymm3
	vmovups	%ymm3, 2208(%rsp)
	vcmpnleps	%ymm0, %ymm13, %ymm3
	vmovups	%ymm3, 592(%rsp)
	vmovups	1168(%rsp), %ymm4
	vfmadd132ps	192(%rsp), %ymm4, %ymm0
	vmovups	2368(%rsp), %ymm6
	vminps	%ymm0, %ymm6, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm6, %ymm3, %ymm0
	vmovups	2400(%rsp), %ymm6
	vmaxps	%ymm0, %ymm6, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm6, %ymm3, %ymm0
	vblendvps	%ymm10, %ymm4, %ymm0, %ymm0
	vmovups	%ymm0, 192(%rsp)
	vsubps	%ymm4, %ymm0, %ymm0
	vfmadd231ps	320(%rsp), %ymm0, %ymm12
	vmovups	2080(%rsp), %ymm3
	vblendvps	%ymm10, %ymm3, %ymm0, %ymm3
	vmovups	%ymm3, 2080(%rsp)
	vmulps	%ymm3, %ymm1, %ymm0
	vmovups	1520(%rsp), %ymm1
	vfnmadd213ps	%ymm2, %ymm0, %ymm1
	vmovups	1136(%rsp), %ymm2
	vfnmadd213ps	%ymm5, %ymm0, %ymm2
	vmovups	1888(%rsp), %ymm5
	vmulps	%ymm1, %ymm5, %ymm4
	vmulps	880(%rsp), %ymm5, %ymm3
	vmovups	3472(%rsp), %ymm6
	vmulps	%ymm3, %ymm6, %ymm0
	vmulps	%ymm4, %ymm0, %ymm1
	vfmsub231ps	%ymm2, %ymm6, %ymm1
	vfnmadd213ps	%ymm7, %ymm0, %ymm0
	vbroadcastss	.L41c77(%rip), %ymm2
	vmaxps	%ymm2, %ymm0, %ymm0
	vdivps	%ymm0, %ymm7, %ymm0
	vmulps	%ymm1, %ymm0, %ymm0
	vmulps	%ymm0, %ymm6, %ymm0
	vmulps	%ymm0, %ymm13, %ymm0
	vbroadcastss	.L41c90(%rip), %ymm11
	vmovups	288(%rsp), %ymm6
	vmulps	%ymm6, %ymm11, %ymm1
	vmaxps	%ymm0, %ymm1, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm2, %ymm0
	vmulps	%ymm4, %ymm5, %ymm2
	vmulps	%ymm5, %ymm3, %ymm3
	vaddps	%ymm0, %ymm6, %ymm0
	vmovups	2432(%rsp), %ymm4
	vminps	%ymm0, %ymm4, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm1, %ymm0
	vmovups	2464(%rsp), %ymm4
	vmaxps	%ymm0, %ymm4, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm1, %ymm0
	vblendvps	%ymm10, %ymm6, %ymm0, %ymm15
	vmulps	%ymm2, %ymm13, %ymm0
	vsubps	%ymm6, %ymm15, %ymm4
	vfnmadd231ps	%ymm3, %ymm4, %ymm0
	vmovups	432(%rsp), %ymm7
	vmulps	%ymm7, %ymm11, %ymm2
	vmaxps	%ymm0, %ymm2, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm3, %ymm9
	vbroadcastss	.L41c87(%rip), %ymm0
	vmovups	224(%rsp), %ymm8
	vmulps	%ymm0, %ymm8, %ymm2
	vmulps	%ymm2, %ymm8, %ymm2
	vmulps	48(%rsp), %ymm2, %ymm2
	vmovups	1584(%rsp), %ymm5
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpnltps	%ymm5, %ymm0, %ymm3
	vorps	%ymm3, %ymm14, %ymm3
	vbroadcastss	.L41c27(%rip), %ymm6
	vblendvps	%ymm3, %ymm6, %ymm2, %ymm2
	vbroadcastss	16(%r9), %ymm0
	vcmpleps	%ymm0, %ymm2, %ymm2
	vmulss	%xmm0, %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	976(%rsp), %ymm1
	vcmpleps	%ymm0, %ymm1, %ymm1
	vmovups	3152(%rsp), %ymm13
	vcmpltps	%ymm8, %ymm13, %ymm11
	vorps	%ymm11, %ymm14, %ymm11
	vandps	16(%rsp), %ymm11, %ymm11
	vmovups	2560(%rsp), %ymm0
	vbroadcastss	.L41c19(%rip), %ymm14
	vmulps	%ymm0, %ymm14, %ymm14
	vblendvps	%ymm11, %ymm14, %ymm0, %ymm11
	vxorps	%xmm14, %xmm14, %xmm14
	vblendvps	%ymm10, %ymm13, %ymm8, %ymm13
	vmovups	%ymm13, 3152(%rsp)
	vandps	%ymm1, %ymm2, %ymm13
	vmovups	848(%rsp), %ymm1
	vblendvps	%ymm3, %ymm6, %ymm1, %ymm2
	vmovups	496(%rsp), %ymm6
	vcmpltps	%ymm6, %ymm14, %ymm3
	vmovups	2496(%rsp), %ymm8
	vblendvps	%ymm3, %ymm2, %ymm8, %ymm8
	vmovups	%ymm8, 2496(%rsp)
	vblendvps	%ymm3, %ymm11, %ymm0, %ymm0
	vmovups	%ymm0, 2560(%rsp)
	vmovups	96(%rsp), %ymm0
	vcmpnleps	%ymm11, %ymm0, %ymm2
	vorps	592(%rsp), %ymm2, %ymm2
	vorps	560(%rsp), %ymm2, %ymm2
	vpslld	$31, %ymm2, %ymm2
	vpsrad	$31, %ymm2, %ymm2
	vpbroadcastd	.L41c0(%rip), %ymm11
	vpandn	%ymm11, %ymm2, %ymm2
	vblendvps	%ymm3, %ymm2, %ymm5, %ymm5
	vmovups	%ymm5, 1584(%rsp)
	vandps	464(%rsp), %ymm3, %ymm2
	vfmadd231ps	784(%rsp), %ymm4, %ymm12
	vmovups	2144(%rsp), %ymm0
	vblendvps	%ymm10, %ymm0, %ymm4, %ymm0
	vmovups	%ymm0, 2144(%rsp)
	vorps	3408(%rsp), %ymm2, %ymm2
	vaddps	%ymm7, %ymm9, %ymm1
	vmovups	2272(%rsp), %ymm4
	vminps	%ymm1, %ymm4, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm4, %ymm3, %ymm1
	vmovups	2240(%rsp), %ymm4
	vmaxps	%ymm1, %ymm4, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm4, %ymm3, %ymm1
	vblendvps	%ymm10, %ymm7, %ymm1, %ymm1
	vsubps	%ymm7, %ymm1, %ymm3
	vfmadd231ps	816(%rsp), %ymm3, %ymm12
	vmovups	2112(%rsp), %ymm0
	vblendvps	%ymm10, %ymm0, %ymm3, %ymm0
	vmovups	%ymm0, 2112(%rsp)
	vmovups	256(%rsp), %ymm0
	vandnps	%ymm12, %ymm0, %ymm3
	vmovups	1856(%rsp), %ymm0
	vblendvps	%ymm10, %ymm0, %ymm3, %ymm0
	vmovups	%ymm0, 1856(%rsp)
	vandps	%ymm2, %ymm10, %ymm4
	vandnps	%ymm6, %ymm13, %ymm0
	vaddps	2592(%rsp), %ymm0, %ymm0
	vmovups	2528(%rsp), %ymm2
	vcmpltps	3184(%rsp), %ymm2, %ymm2
	vandps	%ymm0, %ymm2, %ymm8
	vmovups	384(%rsp), %ymm0
	vmovups	%ymm0, 1072(%rsp)
	vmovups	144(%rsp), %ymm0
	vmovups	%ymm0, 1200(%rsp)
	vmovups	192(%rsp), %ymm0
	vmovups	%ymm0, 1168(%rsp)
	vmovaps	%ymm1, %ymm13
	vmovups	%ymm15, 288(%rsp)
	vmovdqa	%ymm11, %ymm5
.L41b56:
	vpshufb	.L41c28(%rip), %ymm4, %ymm0
	vpermq	$232, %ymm0, %ymm1
	vpcmpeqd	%xmm0, %xmm0, %xmm0
	vmovdqu	%ymm1, 3632(%rsp)
	vpxor	%xmm0, %xmm1, %xmm0
	vmovdqa	%xmm0, 2880(%rsp)
	vpbroadcastd	.L41c29(%rip), %ymm0
	vpand	%ymm0, %ymm4, %ymm0
	vmovdqu	%ymm0, 3600(%rsp)
	vpcmpeqd	%ymm0, %ymm14, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2864(%rsp)
	vpbroadcastd	.L41c30(%rip), %ymm0
	vpand	%ymm0, %ymm4, %ymm0
	vmovdqu	%ymm0, 3568(%rsp)
	vpcmpeqd	%ymm0, %ymm14, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2848(%rsp)
	vpbroadcastd	.L41c31(%rip), %ymm0
	vpand	%ymm0, %ymm4, %ymm0
	vmovdqu	%ymm0, 3536(%rsp)
	vpcmpeqd	%ymm0, %ymm14, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2832(%rsp)
	vpbroadcastd	.L41c32(%rip), %ymm0
	vmovups	%ymm4, 3408(%rsp)
	vpand	%ymm0, %ymm4, %ymm0
	vmovdqu	%ymm0, 3504(%rsp)
	vpcmpeqd	%ymm0, %ymm14, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2816(%rsp)
	vpxor	%xmm0, %xmm0, %xmm0
	vbroadcastss	.L41c34(%rip), %ymm6
	vmovups	352(%rsp), %ymm12
	vmovaps	%ymm5, %ymm11
	.p2align	4
.L41b57:
	vmovups	%ymm13, 432(%rsp)
	vaddss	%xmm0, %xmm8, %xmm0
	vmovshdup	%xmm8, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufpd	$1, %xmm8, %xmm8, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufps	$255, %xmm8, %xmm8, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovups	%ymm8, 3248(%rsp)
	vextractf128	$1, %ymm8, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovshdup	%xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufpd	$1, %xmm1, %xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm4
	vshufps	$255, %xmm1, %xmm1, %xmm5
	vbroadcastss	44(%r9), %ymm1
	vmovups	%ymm1, 96(%rsp)
	vmovss	.L41c0(%rip), %xmm0
	vdivss	48(%r9), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	1168(%rsp), %ymm3
	vsubps	%ymm1, %ymm3, %ymm1
	vmulps	%ymm0, %ymm1, %ymm1
	vmovaps	%ymm6, %ymm15
	vbroadcastss	28(%r9), %ymm6
	vbroadcastss	36(%r9), %ymm2
	vmovaps	%xmm2, %xmm7
	vmulps	%ymm1, %ymm1, %ymm8
	vfmadd213ps	%ymm6, %ymm1, %ymm2
	vfmadd213ps	%ymm11, %ymm1, %ymm2
	vfmadd213ps	%ymm11, %ymm8, %ymm2
	vbroadcastss	.L41c22(%rip), %ymm10
	vmaxps	%ymm10, %ymm2, %ymm8
	vsqrtps	%ymm8, %ymm8
	vaddss	%xmm5, %xmm4, %xmm4
	vmovss	%xmm4, 1888(%rsp)
	vdivps	%ymm8, %ymm11, %ymm4
	vbroadcastss	20(%r9), %ymm5
	vmovss	.L41c25(%rip), %xmm13
	vmulss	%xmm7, %xmm13, %xmm8
	vbroadcastss	%xmm8, %ymm8
	vmovss	.L41c33(%rip), %xmm14
	vmulss	%xmm6, %xmm14, %xmm9
	vbroadcastss	%xmm9, %ymm9
	vfmadd231ps	%ymm8, %ymm1, %ymm9
	vfmadd213ps	%ymm15, %ymm1, %ymm9
	vmulps	%ymm1, %ymm9, %ymm8
	vmovss	.L41c35(%rip), %xmm9
	vmulss	%xmm7, %xmm9, %xmm7
	vbroadcastss	%xmm7, %ymm7
	vmovss	.L41c36(%rip), %xmm9
	vmulss	%xmm6, %xmm9, %xmm6
	vbroadcastss	%xmm6, %ymm6
	vfmadd231ps	%ymm7, %ymm1, %ymm6
	vfmadd213ps	%ymm15, %ymm1, %ymm6
	vbroadcastss	.L41c14(%rip), %ymm9
	vmulps	%ymm9, %ymm8, %ymm1
	vmulps	%ymm4, %ymm1, %ymm7
	vmulps	%ymm4, %ymm2, %ymm1
	vmulps	%ymm1, %ymm5, %ymm13
	vmulps	%ymm7, %ymm5, %ymm1
	vmulps	%ymm7, %ymm7, %ymm2
	vfmsub231ps	%ymm6, %ymm9, %ymm2
	vmulps	%ymm2, %ymm5, %ymm2
	vmulps	%ymm2, %ymm4, %ymm2
	vaddps	96(%rsp), %ymm3, %ymm3
	vmulps	%ymm0, %ymm3, %ymm4
	vbroadcastss	32(%r9), %ymm5
	vbroadcastss	40(%r9), %ymm3
	vmovaps	%xmm3, %xmm6
	vmulps	%ymm4, %ymm4, %ymm7
	vfmadd213ps	%ymm5, %ymm4, %ymm3
	vfmadd213ps	%ymm11, %ymm4, %ymm3
	vfmadd213ps	%ymm11, %ymm7, %ymm3
	vmulss	.L41c25(%rip), %xmm6, %xmm7
	vbroadcastss	%xmm7, %ymm7
	vmulss	%xmm5, %xmm14, %xmm8
	vbroadcastss	%xmm8, %ymm8
	vfmadd231ps	%ymm7, %ymm4, %ymm8
	vmaxps	%ymm10, %ymm3, %ymm7
	vsqrtps	%ymm7, %ymm7
	vmulss	.L41c35(%rip), %xmm6, %xmm6
	vbroadcastss	%xmm6, %ymm6
	vmulss	.L41c36(%rip), %xmm5, %xmm5
	vbroadcastss	%xmm5, %ymm5
	vfmadd231ps	%ymm6, %ymm4, %ymm5
	vdivps	%ymm7, %ymm11, %ymm6
	vfmadd213ps	%ymm15, %ymm4, %ymm8
	vmulps	%ymm4, %ymm8, %ymm7
	vfmadd213ps	%ymm15, %ymm4, %ymm5
	vmulps	%ymm7, %ymm9, %ymm4
	vmulps	%ymm6, %ymm4, %ymm4
	vmulps	%ymm4, %ymm4, %ymm7
	vfmsub231ps	%ymm5, %ymm9, %ymm7
	vbroadcastss	24(%r9), %ymm5
	vmulps	%ymm6, %ymm3, %ymm3
	vmulps	%ymm3, %ymm5, %ymm3
	vmovups	%ymm3, 2960(%rsp)
	vmulps	%ymm4, %ymm5, %ymm3
	vmulps	%ymm7, %ymm5, %ymm4
	vmulps	%ymm4, %ymm6, %ymm4
	vmulps	%ymm1, %ymm0, %ymm1
	vmovups	%ymm1, 3056(%rsp)
	vmulps	%ymm2, %ymm0, %ymm1
	vmulps	%ymm1, %ymm0, %ymm1
	vmovups	%ymm1, 2928(%rsp)
	vmulps	%ymm3, %ymm0, %ymm1
	vmovups	%ymm1, 3088(%rsp)
	vmulps	%ymm4, %ymm0, %ymm1
	vmulps	%ymm1, %ymm0, %ymm0
	vmovss	1888(%rsp), %xmm1
	testq	%r10, %r10
	vmovaps	%ymm11, %ymm3
	vmovups	%ymm13, 3280(%rsp)
	vmovups	%ymm0, 2896(%rsp)
	je	.L41b58
	vdivps	%ymm13, %ymm3, %ymm10
	vbroadcastss	.L41c37(%rip), %ymm0
	vmulps	%ymm0, %ymm10, %ymm11
	vbroadcastss	.L41c38(%rip), %ymm8
	vsubps	1072(%rsp), %ymm8, %ymm2
	vmulps	%ymm2, %ymm11, %ymm2
	vxorps	%ymm2, %ymm12, %ymm4
	vmovaps	%ymm3, %ymm1
	vmulps	%ymm4, %ymm2, %ymm3
	vbroadcastss	.L41c40(%rip), %ymm0
	vmaxps	%ymm0, %ymm3, %ymm3
	vbroadcastss	.L41c41(%rip), %ymm14
	vmulps	%ymm3, %ymm14, %ymm5
	vroundps	$8, %ymm5, %ymm5
	vbroadcastss	.L41c42(%rip), %ymm0
	vfmadd231ps	%ymm0, %ymm5, %ymm3
	vbroadcastss	.L41c43(%rip), %ymm0
	vfmadd231ps	%ymm0, %ymm5, %ymm3
	vmulps	%ymm3, %ymm14, %ymm3
	vbroadcastss	.L41c45(%rip), %ymm6
	vbroadcastss	.L41c44(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm3, %ymm6
	vbroadcastss	.L41c46(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm3, %ymm6
	vbroadcastss	.L41c47(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm3, %ymm6
	vbroadcastss	.L41c48(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm3, %ymm6
	vfmadd213ps	%ymm1, %ymm3, %ymm6
	vbroadcastss	.L41c49(%rip), %ymm0
	vaddps	%ymm0, %ymm5, %ymm3
	vcvttps2dq	%ymm3, %ymm5
	vpsrad	$31, %ymm5, %ymm7
	vbroadcastss	.L41c50(%rip), %ymm0
	vsubps	%ymm0, %ymm3, %ymm3
	vcvttps2dq	%ymm3, %ymm3
	vpand	%ymm7, %ymm3, %ymm3
	vpor	%ymm3, %ymm5, %ymm3
	vandps	1616(%rsp), %ymm2, %ymm5
	vbroadcastss	.L41c51(%rip), %ymm0
	vfmadd213ps	%ymm1, %ymm0, %ymm5
	vdivps	%ymm5, %ymm1, %ymm5
	vpslld	$23, %ymm3, %ymm3
	vmulps	%ymm3, %ymm6, %ymm3
	vbroadcastss	.L41c53(%rip), %ymm6
	vbroadcastss	.L41c52(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	.L41c54(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	.L41c55(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	.L41c56(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	.L41c57(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	.L41c58(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	.L41c59(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vcmpltps	%ymm4, %ymm2, %ymm4
	vbroadcastss	.L41c14(%rip), %ymm0
	vblendvps	%ymm4, %ymm8, %ymm0, %ymm7
	vbroadcastss	.L41c60(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vmulps	%ymm6, %ymm5, %ymm4
	vmulps	%ymm3, %ymm4, %ymm4
	vmulps	%ymm4, %ymm7, %ymm8
	vbroadcastss	.L41c61(%rip), %ymm0
	vmulps	%ymm0, %ymm10, %ymm0
	vmovups	%ymm0, 96(%rsp)
	vbroadcastss	.L41c62(%rip), %ymm0
	vmovaps	%ymm10, %ymm4
	vmulps	%ymm0, %ymm10, %ymm5
	vmovaps	%ymm11, %ymm6
	vmulps	%ymm5, %ymm11, %ymm0
	vmovups	%ymm0, 48(%rsp)
	movq	%rdi, %rax
	xorl	%ecx, %ecx
	vmovss	.L41c14(%rip), %xmm11
	.p2align	4
.L41b62:
	vxorps	%xmm9, %xmm9, %xmm9
	vcvtsi2ss	%rcx, %xmm9, %xmm9
	vaddss	%xmm11, %xmm9, %xmm9
	vbroadcastss	%xmm9, %ymm9
	vsubps	1072(%rsp), %ymm9, %ymm9
	vmulps	%ymm6, %ymm9, %ymm9
	vxorps	%ymm12, %ymm9, %ymm10
	vmulps	%ymm10, %ymm9, %ymm11
	vbroadcastss	.L41c40(%rip), %ymm0
	vmaxps	%ymm0, %ymm11, %ymm11
	vmulps	%ymm14, %ymm11, %ymm12
	vroundps	$8, %ymm12, %ymm12
	vbroadcastss	.L41c42(%rip), %ymm13
	vfmadd231ps	%ymm13, %ymm12, %ymm11
	vbroadcastss	.L41c43(%rip), %ymm13
	vfmadd231ps	%ymm13, %ymm12, %ymm11
	vbroadcastss	.L41c41(%rip), %ymm13
	vmulps	%ymm13, %ymm11, %ymm14
	vbroadcastss	.L41c45(%rip), %ymm11
	vbroadcastss	.L41c49(%rip), %ymm0
	vaddps	%ymm0, %ymm12, %ymm12
	vcvttps2dq	%ymm12, %ymm13
	vbroadcastss	.L41c44(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm14, %ymm11
	vpsrad	$31, %ymm13, %ymm15
	vbroadcastss	.L41c50(%rip), %ymm0
	vsubps	%ymm0, %ymm12, %ymm12
	vcvttps2dq	%ymm12, %ymm12
	vbroadcastss	.L41c46(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm14, %ymm11
	vpand	%ymm15, %ymm12, %ymm15
	vandps	1616(%rsp), %ymm9, %ymm12
	vbroadcastss	.L41c51(%rip), %ymm0
	vfmadd213ps	%ymm1, %ymm0, %ymm12
	vbroadcastss	.L41c47(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm14, %ymm11
	vdivps	%ymm12, %ymm1, %ymm12
	vbroadcastss	.L41c48(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm14, %ymm11
	vpor	%ymm15, %ymm13, %ymm13
	vpslld	$23, %ymm13, %ymm15
	vbroadcastss	.L41c53(%rip), %ymm13
	vbroadcastss	.L41c52(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vfmadd213ps	%ymm1, %ymm14, %ymm11
	vbroadcastss	.L41c54(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vbroadcastss	.L41c55(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vbroadcastss	.L41c56(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vmulps	%ymm15, %ymm11, %ymm11
	vbroadcastss	.L41c57(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vbroadcastss	.L41c58(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vbroadcastss	.L41c59(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vbroadcastss	.L41c60(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vmulps	%ymm11, %ymm9, %ymm14
	vbroadcastss	.L41c63(%rip), %ymm0
	vmulps	%ymm0, %ymm2, %ymm15
	vfmadd213ps	%ymm1, %ymm2, %ymm15
	vmulps	%ymm13, %ymm12, %ymm12
	vmulps	%ymm3, %ymm15, %ymm13
	vmulps	%ymm0, %ymm9, %ymm15
	vfmadd213ps	%ymm1, %ymm9, %ymm15
	vfmsub231ps	%ymm3, %ymm2, %ymm14
	vmulps	%ymm11, %ymm15, %ymm15
	vmulps	%ymm2, %ymm13, %ymm2
	vsubps	%ymm13, %ymm15, %ymm13
	vfmsub231ps	%ymm15, %ymm9, %ymm2
	vbroadcastss	.L41c38(%rip), %ymm15
	vcmpltps	%ymm10, %ymm9, %ymm10
	vmulps	%ymm11, %ymm12, %ymm12
	vbroadcastss	.L41c14(%rip), %ymm0
	vblendvps	%ymm10, %ymm15, %ymm0, %ymm10
	vmulps	%ymm12, %ymm10, %ymm12
	vsubps	%ymm7, %ymm10, %ymm7
	vsubps	%ymm12, %ymm8, %ymm8
	vaddps	%ymm7, %ymm8, %ymm7
	vmovaps	%ymm7, -128(%rax)
	vsubps	%ymm11, %ymm3, %ymm3
	vmulps	96(%rsp), %ymm3, %ymm3
	vmovaps	%ymm3, -96(%rax)
	vmulps	%ymm5, %ymm14, %ymm3
	vbroadcastss	.L41c41(%rip), %ymm14
	vmulps	48(%rsp), %ymm13, %ymm7
	vmovaps	%ymm3, -64(%rax)
	vmovaps	%ymm7, -32(%rax)
	vfmsub213ps	%ymm3, %ymm5, %ymm2
	vmulps	%ymm2, %ymm4, %ymm2
	vmovaps	%ymm2, (%rax)
	incq	%rcx
	addq	$160, %rax
	vmovaps	%ymm9, %ymm2
	vmovaps	%ymm11, %ymm3
	vmovss	.L41c14(%rip), %xmm11
	vmovaps	%ymm12, %ymm8
	vmovups	352(%rsp), %ymm12
	vmovaps	%ymm10, %ymm7
	cmpq	%rcx, %r10
	jne	.L41b62
	vdivps	2960(%rsp), %ymm1, %ymm9
	vbroadcastss	.L41c37(%rip), %ymm0
	vmulps	%ymm0, %ymm9, %ymm13
	vmovups	1200(%rsp), %ymm10
	vsubps	%ymm10, %ymm15, %ymm2
	vmulps	%ymm2, %ymm13, %ymm2
	vxorps	%ymm2, %ymm12, %ymm4
	vmulps	%ymm4, %ymm2, %ymm3
	vbroadcastss	.L41c40(%rip), %ymm0
	vmaxps	%ymm0, %ymm3, %ymm3
	vmulps	%ymm3, %ymm14, %ymm5
	vroundps	$8, %ymm5, %ymm5
	vbroadcastss	.L41c42(%rip), %ymm0
	vfmadd231ps	%ymm0, %ymm5, %ymm3
	vbroadcastss	.L41c43(%rip), %ymm0
	vfmadd231ps	%ymm0, %ymm5, %ymm3
	vmulps	%ymm3, %ymm14, %ymm3
	vbroadcastss	.L41c45(%rip), %ymm6
	vbroadcastss	.L41c44(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm3, %ymm6
	vbroadcastss	.L41c46(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm3, %ymm6
	vbroadcastss	.L41c47(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm3, %ymm6
	vbroadcastss	.L41c48(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm3, %ymm6
	vfmadd213ps	%ymm1, %ymm3, %ymm6
	vbroadcastss	.L41c49(%rip), %ymm0
	vaddps	%ymm0, %ymm5, %ymm3
	vcvttps2dq	%ymm3, %ymm5
	vpsrad	$31, %ymm5, %ymm7
	vbroadcastss	.L41c50(%rip), %ymm0
	vsubps	%ymm0, %ymm3, %ymm3
	vcvttps2dq	%ymm3, %ymm3
	vpand	%ymm7, %ymm3, %ymm3
	vpor	%ymm3, %ymm5, %ymm3
	vandps	1616(%rsp), %ymm2, %ymm5
	vbroadcastss	.L41c51(%rip), %ymm0
	vfmadd213ps	%ymm1, %ymm0, %ymm5
	vdivps	%ymm5, %ymm1, %ymm5
	vpslld	$23, %ymm3, %ymm3
	vmulps	%ymm3, %ymm6, %ymm3
	vbroadcastss	.L41c53(%rip), %ymm6
	vbroadcastss	.L41c52(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	.L41c54(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	.L41c55(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	.L41c56(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	.L41c57(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	.L41c58(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	.L41c59(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vcmpltps	%ymm4, %ymm2, %ymm4
	vbroadcastss	.L41c14(%rip), %ymm0
	vblendvps	%ymm4, %ymm15, %ymm0, %ymm7
	vbroadcastss	.L41c60(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vmulps	%ymm6, %ymm5, %ymm4
	vmulps	%ymm3, %ymm4, %ymm4
	vmulps	%ymm4, %ymm7, %ymm8
	vbroadcastss	.L41c61(%rip), %ymm0
	vmulps	%ymm0, %ymm9, %ymm0
	vmovups	%ymm0, 96(%rsp)
	vbroadcastss	.L41c62(%rip), %ymm0
	vmovaps	%ymm9, %ymm4
	vmulps	%ymm0, %ymm9, %ymm5
	vmovaps	%ymm13, %ymm6
	vmulps	%ymm5, %ymm13, %ymm0
	vmovups	%ymm0, 48(%rsp)
	movq	%r11, %rax
	xorl	%ecx, %ecx
	.p2align	4
.L41b64:
	vcvtsi2ss	%rcx, %xmm1, %xmm9
	vaddss	%xmm11, %xmm9, %xmm9
	vbroadcastss	%xmm9, %ymm9
	vsubps	%ymm10, %ymm9, %ymm9
	vmulps	%ymm6, %ymm9, %ymm9
	vxorps	%ymm12, %ymm9, %ymm10
	vmulps	%ymm10, %ymm9, %ymm11
	vbroadcastss	.L41c40(%rip), %ymm0
	vmaxps	%ymm0, %ymm11, %ymm11
	vmulps	%ymm14, %ymm11, %ymm12
	vroundps	$8, %ymm12, %ymm12
	vbroadcastss	.L41c42(%rip), %ymm0
	vfmadd231ps	%ymm0, %ymm12, %ymm11
	vbroadcastss	.L41c43(%rip), %ymm0
	vfmadd231ps	%ymm0, %ymm12, %ymm11
	vbroadcastss	.L41c41(%rip), %ymm0
	vmulps	%ymm0, %ymm11, %ymm14
	vbroadcastss	.L41c45(%rip), %ymm11
	vbroadcastss	.L41c49(%rip), %ymm0
	vaddps	%ymm0, %ymm12, %ymm12
	vcvttps2dq	%ymm12, %ymm13
	vbroadcastss	.L41c44(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm14, %ymm11
	vpsrad	$31, %ymm13, %ymm15
	vbroadcastss	.L41c50(%rip), %ymm0
	vsubps	%ymm0, %ymm12, %ymm12
	vcvttps2dq	%ymm12, %ymm12
	vbroadcastss	.L41c46(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm14, %ymm11
	vpand	%ymm15, %ymm12, %ymm15
	vandps	1616(%rsp), %ymm9, %ymm12
	vbroadcastss	.L41c51(%rip), %ymm0
	vfmadd213ps	%ymm1, %ymm0, %ymm12
	vbroadcastss	.L41c47(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm14, %ymm11
	vdivps	%ymm12, %ymm1, %ymm12
	vbroadcastss	.L41c48(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm14, %ymm11
	vpor	%ymm15, %ymm13, %ymm13
	vpslld	$23, %ymm13, %ymm15
	vbroadcastss	.L41c53(%rip), %ymm13
	vbroadcastss	.L41c52(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vfmadd213ps	%ymm1, %ymm14, %ymm11
	vbroadcastss	.L41c54(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vbroadcastss	.L41c55(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vbroadcastss	.L41c56(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vmulps	%ymm15, %ymm11, %ymm11
	vbroadcastss	.L41c57(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vbroadcastss	.L41c58(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vbroadcastss	.L41c59(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vbroadcastss	.L41c60(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vmulps	%ymm11, %ymm9, %ymm14
	vbroadcastss	.L41c63(%rip), %ymm0
	vmulps	%ymm0, %ymm2, %ymm15
	vfmadd213ps	%ymm1, %ymm2, %ymm15
	vmulps	%ymm13, %ymm12, %ymm12
	vmulps	%ymm3, %ymm15, %ymm13
	vmulps	%ymm0, %ymm9, %ymm15
	vfmadd213ps	%ymm1, %ymm9, %ymm15
	vfmsub231ps	%ymm3, %ymm2, %ymm14
	vmulps	%ymm11, %ymm15, %ymm15
	vmulps	%ymm2, %ymm13, %ymm2
	vsubps	%ymm13, %ymm15, %ymm13
	vfmsub231ps	%ymm15, %ymm9, %ymm2
	vcmpltps	%ymm10, %ymm9, %ymm10
	vmulps	%ymm11, %ymm12, %ymm12
	vbroadcastss	.L41c14(%rip), %ymm15
	vbroadcastss	.L41c38(%rip), %ymm0
	vblendvps	%ymm10, %ymm0, %ymm15, %ymm10
	vmulps	%ymm12, %ymm10, %ymm12
	vsubps	%ymm7, %ymm10, %ymm7
	vsubps	%ymm12, %ymm8, %ymm8
	vaddps	%ymm7, %ymm8, %ymm7
	vmovaps	%ymm7, -128(%rax)
	vsubps	%ymm11, %ymm3, %ymm3
	vmulps	96(%rsp), %ymm3, %ymm3
	vmovaps	%ymm3, -96(%rax)
	vmulps	%ymm5, %ymm14, %ymm3
	vbroadcastss	.L41c41(%rip), %ymm14
	vmulps	48(%rsp), %ymm13, %ymm7
	vmovaps	%ymm3, -64(%rax)
	vmovaps	%ymm7, -32(%rax)
	vfmsub213ps	%ymm3, %ymm5, %ymm2
	vmulps	%ymm2, %ymm4, %ymm2
	vmovaps	%ymm2, (%rax)
	incq	%rcx
	addq	$160, %rax
	vmovaps	%ymm9, %ymm2
	vmovaps	%ymm11, %ymm3
	vmovss	.L41c14(%rip), %xmm11
	vmovaps	%ymm12, %ymm8
	vmovups	352(%rsp), %ymm12
	vmovaps	%ymm10, %ymm7
	vmovups	1200(%rsp), %ymm10
	cmpq	%rcx, %r10
	jne	.L41b64
	vxorps	%xmm0, %xmm0, %xmm0
	vmovss	1888(%rsp), %xmm1
	vucomiss	%xmm0, %xmm1
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 688(%rsp)
	vmovups	1584(%rsp), %ymm0
	ja	.L41b67
	vxorps	%xmm0, %xmm0, %xmm0
.L41b67:
	vmovups	%ymm0, 192(%rsp)
	vbroadcastss	8(%r9), %ymm0
	vmovups	%ymm0, 464(%rsp)
	movq	%rbp, %rax
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 656(%rsp)
	vmovups	%ymm0, 320(%rsp)
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm14, %xmm14, %xmm14
	vmovups	%ymm0, 1488(%rsp)
	vmovups	%ymm0, 848(%rsp)
	vmovups	%ymm0, 1232(%rsp)
	vmovups	%ymm0, 1648(%rsp)
	vmovups	%ymm0, 1680(%rsp)
	vmovups	%ymm0, 752(%rsp)
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm5, %xmm5, %xmm5
	vmovups	%ymm0, 1520(%rsp)
	vmovups	%ymm0, 624(%rsp)
	vmovups	%ymm0, 1552(%rsp)
	xorl	%ecx, %ecx
	vmovups	%ymm0, 1104(%rsp)
	vmovups	%ymm0, 1136(%rsp)
	vmovups	%ymm0, 880(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm7, %xmm7, %xmm7
	vmovups	%ymm0, 1328(%rsp)
	vmovups	%ymm0, 1296(%rsp)
	vmovups	%ymm0, 976(%rsp)
	vmovups	%ymm0, 944(%rsp)
	vmovups	%ymm0, 912(%rsp)
	vmovups	%ymm0, 1264(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	vmovups	432(%rsp), %ymm9
	.p2align	4
.L41b68:
	vmovups	%ymm4, 1920(%rsp)
	vmovups	%ymm7, 1952(%rsp)
	vmovups	%ymm11, 1984(%rsp)
	vmovups	%ymm1, 1008(%rsp)
	vmovups	%ymm14, 784(%rsp)
	vmovups	%ymm8, 2016(%rsp)
	vmovups	%ymm13, 816(%rsp)
	vmovups	%ymm6, 592(%rsp)
	vmovups	%ymm5, 1712(%rsp)
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$5, %rdx
	vmovaps	(%r13,%rdx), %ymm1
	vmovaps	32(%r13,%rdx), %ymm0
	vmovups	%ymm0, 528(%rsp)
	vmovaps	64(%r13,%rdx), %ymm0
	vmovups	%ymm0, 560(%rsp)
	vmovaps	96(%r13,%rdx), %ymm0
	vmovups	%ymm0, 1424(%rsp)
	vmovaps	128(%r13,%rdx), %ymm0
	vmovups	%ymm0, 1456(%rsp)
	vmovups	%ymm1, 3120(%rsp)
	vmulps	%ymm1, %ymm9, %ymm0
	vmovups	%ymm0, 144(%rsp)
	vxorps	%xmm10, %xmm10, %xmm10
	movq	%rdi, %rdx
	xorl	%esi, %esi
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 96(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	%ymm0, 224(%rsp)
	vmovups	%ymm0, 384(%rsp)
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm3, %xmm3, %xmm3
	vmovups	%ymm0, 16(%rsp)
	vmovups	%ymm0, 256(%rsp)
	vmovups	%ymm0, 48(%rsp)
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm8, %xmm8, %xmm8
	.p2align	4
.L41b69:
	vmovaps	(%rax,%rsi), %ymm9
	vmovaps	-128(%rdx), %ymm5
	vmovaps	-96(%rdx), %ymm12
	vmovaps	%ymm5, %ymm6
	vmovups	288(%rsp), %ymm0
	vfmadd132ps	144(%rsp), %ymm0, %ymm6
	vaddps	464(%rsp), %ymm6, %ymm6
	vbroadcastss	.L41c0(%rip), %ymm0
	vdivps	%ymm6, %ymm0, %ymm0
	vsubps	%ymm6, %ymm9, %ymm6
	vmulps	%ymm0, %ymm6, %ymm6
	vmulps	192(%rsp), %ymm6, %ymm9
	vfmadd213ps	%ymm0, %ymm0, %ymm9
	vmovaps	-64(%rdx), %ymm0
	vmovaps	%ymm3, %ymm1
	vmovaps	%ymm14, %ymm3
	vmovaps	%ymm2, %ymm14
	vmovaps	%ymm11, %ymm2
	vmovaps	%ymm10, %ymm11
	vmovaps	%ymm8, %ymm10
	vmovaps	%ymm7, %ymm8
	vmovaps	%ymm4, %ymm7
	vmovaps	%ymm15, %ymm4
	vmovups	48(%rsp), %ymm15
	vaddps	%ymm6, %ymm15, %ymm15
	vmovups	%ymm15, 48(%rsp)
	vmovaps	%ymm4, %ymm15
	vmovaps	%ymm7, %ymm4
	vmovaps	%ymm8, %ymm7
	vmovaps	%ymm10, %ymm8
	vmovaps	%ymm11, %ymm10
	vmovaps	%ymm2, %ymm11
	vmovaps	%ymm14, %ymm2
	vmovaps	%ymm3, %ymm14
	vmovaps	%ymm1, %ymm3
	vfmadd231ps	%ymm5, %ymm6, %ymm15
	vfmadd231ps	%ymm12, %ymm6, %ymm7
	vfmadd231ps	%ymm0, %ymm6, %ymm4
	vfmadd231ps	-32(%rdx), %ymm6, %ymm11
	vfmadd231ps	(%rdx), %ymm6, %ymm8
	vmulps	%ymm5, %ymm9, %ymm6
	vaddps	%ymm6, %ymm2, %ymm2
	vfmadd231ps	%ymm6, %ymm5, %ymm10
	vmulps	%ymm9, %ymm12, %ymm6
	vmovups	224(%rsp), %ymm1
	vaddps	%ymm6, %ymm1, %ymm1
	vmovups	%ymm1, 224(%rsp)
	vmovups	384(%rsp), %ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm1
	vmovups	%ymm1, 384(%rsp)
	vfmadd231ps	%ymm6, %ymm12, %ymm13
	vmovups	96(%rsp), %ymm6
	vaddps	%ymm6, %ymm9, %ymm6
	vmovups	%ymm6, 96(%rsp)
	vmulps	%ymm0, %ymm9, %ymm6
	vfmadd231ps	%ymm5, %ymm6, %ymm3
	vmovups	16(%rsp), %ymm1
	vfmadd231ps	%ymm12, %ymm6, %ymm1
	vmovups	%ymm1, 16(%rsp)
	vmovups	256(%rsp), %ymm1
	vfmadd231ps	%ymm0, %ymm6, %ymm1
	vmovups	%ymm1, 256(%rsp)
	vaddps	%ymm6, %ymm14, %ymm14
	addq	$32, %rsi
	addq	$160, %rdx
	cmpq	%rsi, %r12
	jne	.L41b69
	vxorps	%xmm5, %xmm5, %xmm5
	vmovups	144(%rsp), %ymm9
	vfmadd213ps	%ymm5, %ymm9, %ymm13
	vmovups	1488(%rsp), %ymm0
	vfmadd231ps	%ymm13, %ymm9, %ymm0
	vmovups	%ymm0, 1488(%rsp)
	vmovups	432(%rsp), %ymm6
	vmulps	528(%rsp), %ymm6, %ymm12
	vmovups	%ymm12, 496(%rsp)
	vmovups	384(%rsp), %ymm1
	vmovaps	%ymm1, %ymm0
	vfmadd213ps	%ymm5, %ymm12, %ymm0
	vxorps	%xmm12, %xmm12, %xmm12
	vmovups	848(%rsp), %ymm5
	vfmadd231ps	%ymm0, %ymm9, %ymm5
	vmovups	%ymm5, 848(%rsp)
	vmulps	560(%rsp), %ymm6, %ymm0
	vmulps	3088(%rsp), %ymm0, %ymm6
	vmovaps	%ymm1, %ymm0
	vfmadd213ps	%ymm12, %ymm6, %ymm0
	vmulps	3056(%rsp), %ymm9, %ymm13
	vmovups	16(%rsp), %ymm5
	vfmadd213ps	%ymm0, %ymm13, %ymm5
	vmovups	1648(%rsp), %ymm0
	vfmadd231ps	%ymm5, %ymm9, %ymm0
	vmovups	%ymm0, 1648(%rsp)
	vmovups	3120(%rsp), %ymm12
	vxorps	%xmm5, %xmm5, %xmm5
	vfmadd213ps	%ymm5, %ymm12, %ymm1
	vmovups	592(%rsp), %ymm0
	vfmadd231ps	%ymm1, %ymm9, %ymm0
	vmovups	%ymm0, 592(%rsp)
	vaddps	224(%rsp), %ymm5, %ymm0
	vmovups	1552(%rsp), %ymm1
	vfmadd231ps	%ymm0, %ymm9, %ymm1
	vmovups	%ymm1, 1552(%rsp)
	vmovups	688(%rsp), %ymm0
	vfmadd231ps	%ymm7, %ymm9, %ymm0
	vmovups	%ymm0, 688(%rsp)
	vmovaps	%ymm10, %ymm0
	vmovups	496(%rsp), %ymm9
	vfmadd213ps	%ymm5, %ymm9, %ymm0
	vmovups	1232(%rsp), %ymm1
	vfmadd231ps	%ymm0, %ymm9, %ymm1
	vmovups	%ymm1, 1232(%rsp)
	vmovaps	%ymm3, %ymm0
	vmovaps	%ymm6, %ymm5
	vxorps	%xmm1, %xmm1, %xmm1
	vfmadd213ps	%ymm1, %ymm6, %ymm0
	vmovups	256(%rsp), %ymm6
	vfmadd213ps	%ymm0, %ymm13, %ymm6
	vmovaps	%ymm10, %ymm0
	vfmadd213ps	%ymm1, %ymm5, %ymm0
	vfmadd231ps	%ymm3, %ymm13, %ymm0
	vmovups	752(%rsp), %ymm1
	vfmadd231ps	%ymm0, %ymm5, %ymm1
	vfmadd231ps	%ymm6, %ymm13, %ymm1
	vmovups	%ymm1, 752(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vfmadd213ps	%ymm1, %ymm12, %ymm10
	vfmadd213ps	%ymm1, %ymm12, %ymm3
	vxorps	%xmm9, %xmm9, %xmm9
	vmovups	1520(%rsp), %ymm1
	vfmadd231ps	%ymm10, %ymm5, %ymm1
	vfmadd231ps	%ymm3, %ymm13, %ymm1
	vmovups	%ymm1, 1520(%rsp)
	vmovups	320(%rsp), %ymm6
	vfmadd231ps	%ymm15, %ymm5, %ymm6
	vaddps	%ymm2, %ymm9, %ymm1
	vmovups	1136(%rsp), %ymm3
	vfmadd231ps	%ymm5, %ymm1, %ymm3
	vaddps	%ymm9, %ymm14, %ymm2
	vfmadd231ps	%ymm2, %ymm13, %ymm3
	vmovups	%ymm3, 1136(%rsp)
	vfmadd231ps	%ymm4, %ymm13, %ymm6
	vmovups	%ymm6, 320(%rsp)
	vmovups	1680(%rsp), %ymm2
	vmovups	496(%rsp), %ymm3
	vfmadd231ps	%ymm0, %ymm3, %ymm2
	vmovups	%ymm2, 1680(%rsp)
	vmovups	1712(%rsp), %ymm5
	vfmadd231ps	%ymm10, %ymm3, %ymm5
	vmovups	624(%rsp), %ymm0
	vfmadd231ps	%ymm10, %ymm12, %ymm0
	vmovups	%ymm0, 624(%rsp)
	vmovups	656(%rsp), %ymm0
	vfmadd231ps	%ymm15, %ymm3, %ymm0
	vmovups	%ymm0, 656(%rsp)
	vmovups	1104(%rsp), %ymm0
	vfmadd231ps	%ymm3, %ymm1, %ymm0
	vmovups	%ymm0, 1104(%rsp)
	vmovups	880(%rsp), %ymm0
	vfmadd231ps	%ymm1, %ymm12, %ymm0
	vmovups	%ymm0, 880(%rsp)
	vmovups	1328(%rsp), %ymm0
	vfmadd231ps	%ymm11, %ymm12, %ymm0
	vmovups	%ymm0, 1328(%rsp)
	vmovups	912(%rsp), %ymm0
	vfmadd231ps	%ymm8, %ymm12, %ymm0
	vmovups	%ymm0, 912(%rsp)
	vmovups	816(%rsp), %ymm13
	vfmadd231ps	%ymm15, %ymm12, %ymm13
	vmovups	1984(%rsp), %ymm11
	vfmadd231ps	%ymm4, %ymm12, %ymm11
	vmovups	592(%rsp), %ymm6
	vmovups	2016(%rsp), %ymm8
	vmovups	528(%rsp), %ymm1
	vfmadd231ps	%ymm7, %ymm1, %ymm8
	vmovups	1296(%rsp), %ymm0
	vmovups	560(%rsp), %ymm3
	vfmadd231ps	%ymm7, %ymm3, %ymm0
	vmovups	%ymm0, 1296(%rsp)
	vmovups	976(%rsp), %ymm0
	vfmadd231ps	%ymm1, %ymm4, %ymm0
	vmovups	%ymm0, 976(%rsp)
	vmovups	1264(%rsp), %ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm0
	vmovups	%ymm0, 1264(%rsp)
	vmovups	1952(%rsp), %ymm7
	vfmadd231ps	%ymm15, %ymm3, %ymm7
	vmovups	432(%rsp), %ymm9
	vmovups	944(%rsp), %ymm0
	vfmadd231ps	1424(%rsp), %ymm15, %ymm0
	vmovups	%ymm0, 944(%rsp)
	vmovups	1920(%rsp), %ymm4
	vfmadd231ps	1456(%rsp), %ymm15, %ymm4
	vmovups	784(%rsp), %ymm14
	vaddps	48(%rsp), %ymm14, %ymm14
	vxorps	%xmm0, %xmm0, %xmm0
	vaddps	96(%rsp), %ymm0, %ymm0
	vmovups	1008(%rsp), %ymm1
	vaddps	%ymm0, %ymm1, %ymm1
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	.L41b68
	vmovups	%ymm1, 1008(%rsp)
	vbroadcastss	.L41c0(%rip), %ymm3
	vmovups	352(%rsp), %ymm12
	vmovups	288(%rsp), %ymm10
	vmovups	1488(%rsp), %ymm15
	jmp	.L41b72
	.p2align	4
.L41b58:
	vxorps	%xmm0, %xmm0, %xmm0
	vucomiss	%xmm0, %xmm1
	vxorps	%xmm4, %xmm4, %xmm4
	vmovups	1584(%rsp), %ymm0
	vmovups	288(%rsp), %ymm10
	ja	.L41b60
	vxorps	%xmm0, %xmm0, %xmm0
.L41b60:
	vmovups	%ymm0, 192(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1264(%rsp)
	vmovups	%ymm0, 912(%rsp)
	vmovups	%ymm0, 944(%rsp)
	vmovups	%ymm0, 976(%rsp)
	vmovups	%ymm0, 1296(%rsp)
	vmovups	%ymm0, 1328(%rsp)
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm8, %xmm8, %xmm8
	vmovups	%ymm0, 1008(%rsp)
	vmovups	%ymm0, 880(%rsp)
	vmovups	%ymm0, 1136(%rsp)
	vmovups	%ymm0, 1104(%rsp)
	vmovups	%ymm0, 1552(%rsp)
	vmovups	%ymm0, 624(%rsp)
	vmovups	%ymm0, 1520(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm6, %xmm6, %xmm6
	vmovups	%ymm0, 752(%rsp)
	vmovups	%ymm0, 1680(%rsp)
	vmovups	%ymm0, 1648(%rsp)
	vmovups	%ymm0, 1232(%rsp)
	vmovups	%ymm0, 848(%rsp)
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm13, %xmm13, %xmm13
	vmovups	%ymm0, 320(%rsp)
	vmovups	%ymm0, 656(%rsp)
	vmovups	%ymm0, 688(%rsp)
	vmovups	432(%rsp), %ymm9
.L41b72:
	vmulps	192(%rsp), %ymm9, %ymm0
	vdivps	3280(%rsp), %ymm3, %ymm1
	vmulps	%ymm0, %ymm11, %ymm2
	vfnmadd213ps	%ymm15, %ymm1, %ymm2
	vmovups	%ymm2, 1488(%rsp)
	vdivps	2960(%rsp), %ymm3, %ymm1
	vmulps	%ymm7, %ymm0, %ymm2
	vfnmadd213ps	1232(%rsp), %ymm1, %ymm2
	vmovups	%ymm2, 1232(%rsp)
	vmovups	3088(%rsp), %ymm3
	vmulps	%ymm3, %ymm3, %ymm1
	vmulps	%ymm4, %ymm1, %ymm1
	vmovaps	%ymm7, %ymm4
	vmovups	3056(%rsp), %ymm7
	vmulps	%ymm7, %ymm7, %ymm2
	vfmadd231ps	912(%rsp), %ymm2, %ymm1
	vfnmadd213ps	848(%rsp), %ymm0, %ymm8
	vmulps	%ymm3, %ymm7, %ymm2
	vmulps	1264(%rsp), %ymm2, %ymm2
	vaddps	%ymm1, %ymm2, %ymm1
	vaddps	%ymm1, %ymm2, %ymm1
	vmulps	2896(%rsp), %ymm4, %ymm2
	vmovups	2928(%rsp), %ymm15
	vfmadd213ps	%ymm2, %ymm11, %ymm15
	vaddps	%ymm1, %ymm15, %ymm15
	vmulps	1296(%rsp), %ymm3, %ymm1
	vfmadd231ps	1328(%rsp), %ymm7, %ymm1
	vfnmadd213ps	1648(%rsp), %ymm0, %ymm1
	vmovups	%ymm1, 1648(%rsp)
	vmulps	944(%rsp), %ymm3, %ymm1
	vfmadd231ps	976(%rsp), %ymm7, %ymm1
	vfnmadd213ps	1680(%rsp), %ymm0, %ymm1
	vmovups	%ymm1, 1680(%rsp)
	vfnmadd213ps	752(%rsp), %ymm0, %ymm15
	vmulps	%ymm4, %ymm3, %ymm0
	vfmadd231ps	%ymm11, %ymm7, %ymm0
	vmovups	192(%rsp), %ymm1
	vfnmadd213ps	1520(%rsp), %ymm1, %ymm0
	vmovups	%ymm0, 1520(%rsp)
	vbroadcastss	.L41c17(%rip), %ymm7
	vdivps	%ymm9, %ymm7, %ymm0
	vmulps	%ymm0, %ymm1, %ymm0
	vmovss	1888(%rsp), %xmm1
	vxorps	%xmm2, %xmm2, %xmm2
	vucomiss	%xmm2, %xmm1
	vmovups	688(%rsp), %ymm1
	vfmadd231ps	%ymm1, %ymm0, %ymm6
	vmovups	656(%rsp), %ymm1
	vfmadd231ps	%ymm0, %ymm1, %ymm5
	vxorps	%xmm3, %xmm3, %xmm3
	vmovups	%ymm5, 1712(%rsp)
	vmovups	%ymm6, 592(%rsp)
	vmovups	%ymm13, 816(%rsp)
	vmovups	%ymm8, 2016(%rsp)
	vmovups	%ymm14, 784(%rsp)
	vmovups	%ymm15, 3216(%rsp)
	jbe	.L41b73
	vmovups	2528(%rsp), %ymm1
	vmovups	3248(%rsp), %ymm2
	vaddps	%ymm1, %ymm2, %ymm1
	vbroadcastss	.L41c35(%rip), %ymm0
	vmovups	%ymm1, 2528(%rsp)
	vcmpleps	%ymm1, %ymm0, %ymm0
	vandps	1744(%rsp), %ymm0, %ymm0
	vmulps	%ymm0, %ymm2, %ymm0
	vaddss	%xmm3, %xmm0, %xmm1
	vmovshdup	%xmm0, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufpd	$1, %xmm0, %xmm0, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufps	$255, %xmm0, %xmm0, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vmovups	%ymm0, 48(%rsp)
	vextractf128	$1, %ymm0, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vxorps	%xmm0, %xmm0, %xmm0
	vmovshdup	%xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufpd	$1, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vucomiss	%xmm0, %xmm1
	jbe	.L41b73
	testq	%r10, %r10
	je	.L41b76
	vbroadcastss	8(%r9), %ymm11
	vxorps	%xmm1, %xmm1, %xmm1
	movq	%rbp, %rax
	xorl	%ecx, %ecx
	.p2align	4
.L41b78:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$5, %rdx
	vmulps	(%r13,%rdx), %ymm9, %ymm0
	vmovups	%ymm0, 96(%rsp)
	movq	%r13, %rdx
	xorl	%esi, %esi
	vbroadcastss	.L41c72(%rip), %ymm3
	vbroadcastss	.L41c73(%rip), %ymm0
	vbroadcastss	.L41c0(%rip), %ymm15
	vmovdqu	3024(%rsp), %ymm13
	vmovdqu	2992(%rsp), %ymm14
	.p2align	4
.L41b79:
	vmovaps	(%rdx), %ymm4
	vfmadd132ps	96(%rsp), %ymm10, %ymm4
	vaddps	%ymm4, %ymm11, %ymm4
	vdivps	%ymm4, %ymm15, %ymm6
	vmovaps	(%rax,%rsi), %ymm5
	vsubps	%ymm4, %ymm5, %ymm5
	vmulps	%ymm6, %ymm5, %ymm5
	vmovaps	%ymm7, %ymm12
	vcmpltps	%ymm5, %ymm7, %ymm7
	vaddps	%ymm6, %ymm12, %ymm6
	vblendvps	%ymm7, %ymm5, %ymm6, %ymm6
	vaddps	%ymm6, %ymm15, %ymm7
	vpaddd	%ymm7, %ymm13, %ymm7
	vpand	%ymm7, %ymm14, %ymm7
	vmovdqu	1744(%rsp), %ymm8
	vpsubd	%ymm7, %ymm8, %ymm8
	vaddps	%ymm12, %ymm8, %ymm9
	vfmadd231ps	%ymm8, %ymm6, %ymm9
	vbroadcastss	.L41c69(%rip), %ymm6
	vmulps	%ymm9, %ymm9, %ymm8
	vbroadcastss	.L41c68(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm9, %ymm6
	vbroadcastss	.L41c71(%rip), %ymm10
	vbroadcastss	.L41c70(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm9, %ymm10
	vfmadd231ps	%ymm3, %ymm8, %ymm10
	vfmadd213ps	%ymm6, %ymm8, %ymm10
	vbroadcastss	.L41c67(%rip), %ymm6
	vbroadcastss	.L41c66(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm9, %ymm6
	vfmadd213ps	%ymm6, %ymm8, %ymm10
	vfmadd213ps	%ymm9, %ymm8, %ymm10
	vcvtdq2ps	%ymm7, %ymm6
	vmovaps	%ymm12, %ymm7
	vfmadd231ps	%ymm6, %ymm0, %ymm10
	vaddps	%ymm5, %ymm15, %ymm6
	vmaxps	%ymm12, %ymm5, %ymm5
	vfmsub231ps	%ymm6, %ymm10, %ymm5
	vmovups	288(%rsp), %ymm10
	vfmadd231ps	%ymm5, %ymm4, %ymm1
	addq	$32, %rsi
	addq	$160, %rdx
	cmpq	%rsi, %r12
	jne	.L41b79
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	vmovups	432(%rsp), %ymm9
	jne	.L41b78
	jmp	.L41b81
	.p2align	4
.L41b73:
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 2592(%rsp)
	vmovups	320(%rsp), %ymm7
	vmovups	624(%rsp), %ymm1
	vmovups	1232(%rsp), %ymm2
	vmovups	1488(%rsp), %ymm0
	vmovups	1072(%rsp), %ymm11
	jmp	.L41b82
.L41b76:
	vxorps	%xmm1, %xmm1, %xmm1
.L41b81:
	vbroadcastss	.L41c75(%rip), %ymm2
	vbroadcastss	.L41c74(%rip), %ymm3
	vmovups	2688(%rsp), %ymm4
	vfmadd213ps	%ymm3, %ymm4, %ymm2
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpltps	48(%rsp), %ymm0, %ymm0
	vaddps	%ymm2, %ymm4, %ymm2
	vcmpltps	%ymm1, %ymm2, %ymm2
	vandps	%ymm2, %ymm0, %ymm2
	vandnps	%ymm0, %ymm2, %ymm3
	vblendvps	%ymm3, %ymm1, %ymm4, %ymm4
	vmovups	%ymm4, 2688(%rsp)
	vbroadcastss	.L41c25(%rip), %ymm1
	vmovups	2560(%rsp), %ymm3
	vmaxps	%ymm1, %ymm3, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm3
	vmovups	%ymm3, 2560(%rsp)
	vbroadcastss	.L41c76(%rip), %ymm1
	vmovups	2784(%rsp), %ymm3
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm3
	vmovups	%ymm3, 2784(%rsp)
	vbroadcastss	.L41c19(%rip), %ymm0
	vbroadcastss	.L41c0(%rip), %ymm15
	vblendvps	%ymm2, %ymm0, %ymm15, %ymm1
	vmovups	2176(%rsp), %ymm3
	vmulps	%ymm1, %ymm3, %ymm0
	vsubps	%ymm0, %ymm3, %ymm3
	vmovups	1072(%rsp), %ymm11
	vsubps	%ymm3, %ymm11, %ymm11
	vmovups	2048(%rsp), %ymm4
	vmulps	%ymm1, %ymm4, %ymm3
	vsubps	%ymm3, %ymm4, %ymm4
	vmovups	1200(%rsp), %ymm5
	vsubps	%ymm4, %ymm5, %ymm5
	vmovups	%ymm5, 1200(%rsp)
	vmovups	2080(%rsp), %ymm5
	vmulps	%ymm1, %ymm5, %ymm4
	vsubps	%ymm4, %ymm5, %ymm5
	vmovups	1168(%rsp), %ymm6
	vsubps	%ymm5, %ymm6, %ymm6
	vmovups	%ymm6, 1168(%rsp)
	vmovups	2112(%rsp), %ymm6
	vmulps	%ymm1, %ymm6, %ymm5
	vsubps	%ymm5, %ymm6, %ymm6
	vsubps	%ymm6, %ymm9, %ymm9
	vmovups	2144(%rsp), %ymm7
	vmulps	%ymm1, %ymm7, %ymm6
	vsubps	%ymm6, %ymm7, %ymm7
	vsubps	%ymm7, %ymm10, %ymm10
	vmovups	1856(%rsp), %ymm7
	vmulps	%ymm1, %ymm7, %ymm7
	vmovups	%ymm7, 1856(%rsp)
	vmovups	2208(%rsp), %ymm7
	vmulps	%ymm1, %ymm7, %ymm7
	vmovups	%ymm7, 2208(%rsp)
	vmovups	1584(%rsp), %ymm1
	vandnps	%ymm1, %ymm2, %ymm1
	vmovups	%ymm1, 1584(%rsp)
	vbroadcastss	.L41c27(%rip), %ymm1
	vmovups	2496(%rsp), %ymm7
	vblendvps	%ymm2, %ymm1, %ymm7, %ymm7
	vmovups	%ymm7, 2496(%rsp)
	vandps	%ymm2, %ymm15, %ymm1
	vmovups	%ymm1, 2592(%rsp)
	vmovups	%ymm6, 2144(%rsp)
	vmovups	%ymm5, 2112(%rsp)
	vmovups	%ymm4, 2080(%rsp)
	vmovups	%ymm3, 2048(%rsp)
	vmovups	%ymm0, 2176(%rsp)
	vmovups	352(%rsp), %ymm12
	vmovups	816(%rsp), %ymm13
	vmovups	784(%rsp), %ymm14
	vmovups	320(%rsp), %ymm7
	vmovups	624(%rsp), %ymm1
	vmovups	1232(%rsp), %ymm2
	vmovups	1488(%rsp), %ymm0
	vmovups	3216(%rsp), %ymm15
.L41b82:
	vmovups	%ymm7, 320(%rsp)
	vmovups	%ymm1, 624(%rsp)
	vmovups	%ymm10, 288(%rsp)
	vmovups	%ymm9, 432(%rsp)
	vbroadcastss	.L41c15(%rip), %ymm3
	vmaxps	%ymm3, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm0
	vbroadcastss	.L41c0(%rip), %ymm8
	vdivps	%ymm0, %ymm8, %ymm0
	vmovups	%ymm0, 528(%rsp)
	vmaxps	%ymm3, %ymm2, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm8, %ymm0
	vmovups	%ymm0, 192(%rsp)
	vmaxps	%ymm3, %ymm15, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm8, %ymm0
	vmovups	%ymm0, 560(%rsp)
	vmaxps	%ymm3, %ymm1, %ymm0
	vsqrtps	%ymm0, %ymm0
	vmovups	%ymm0, 224(%rsp)
	vmovdqu	3568(%rsp), %ymm1
	vxorps	%xmm5, %xmm5, %xmm5
	vpcmpgtd	%ymm5, %ymm1, %ymm1
	vcmpleps	2656(%rsp), %ymm11, %ymm2
	vmovups	2624(%rsp), %ymm3
	vmovups	%ymm11, 1072(%rsp)
	vcmpleps	%ymm11, %ymm3, %ymm3
	vmovups	688(%rsp), %ymm6
	vxorps	%ymm6, %ymm12, %ymm4
	vbroadcastss	.L41c17(%rip), %ymm0
	vblendvps	%ymm3, %ymm6, %ymm0, %ymm3
	vblendvps	%ymm2, %ymm4, %ymm3, %ymm2
	vcmpleps	%ymm2, %ymm5, %ymm2
	vextractf128	$1, %ymm2, %xmm3
	vpackssdw	%xmm3, %xmm2, %xmm2
	vmovdqa	%xmm2, 752(%rsp)
	vpor	3632(%rsp), %xmm2, %xmm2
	vpmovzxwd	%xmm2, %ymm2
	vpslld	$31, %ymm2, %ymm2
	vmovdqu	%ymm2, 848(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vblendvps	%ymm2, %ymm3, %ymm8, %ymm12
	vmovups	%ymm12, 96(%rsp)
	vmovdqu	3600(%rsp), %ymm2
	vpcmpgtd	%ymm3, %ymm2, %ymm4
	vmovups	1200(%rsp), %ymm5
	vcmpleps	2336(%rsp), %ymm5, %ymm2
	vmovups	2304(%rsp), %ymm3
	vcmpleps	%ymm5, %ymm3, %ymm3
	vmovups	656(%rsp), %ymm6
	vxorps	352(%rsp), %ymm6, %ymm5
	vblendvps	%ymm3, %ymm6, %ymm0, %ymm3
	vblendvps	%ymm2, %ymm5, %ymm3, %ymm2
	vxorps	%xmm3, %xmm3, %xmm3
	vcmpleps	%ymm2, %ymm3, %ymm3
	vmovups	%ymm3, 976(%rsp)
	vmovups	1168(%rsp), %ymm6
	vcmpleps	2400(%rsp), %ymm6, %ymm2
	vmovups	2368(%rsp), %ymm5
	vcmpleps	%ymm6, %ymm5, %ymm5
	vxorps	352(%rsp), %ymm7, %ymm6
	vblendvps	%ymm5, %ymm7, %ymm0, %ymm5
	vblendvps	%ymm2, %ymm6, %ymm5, %ymm2
	vpor	%ymm3, %ymm4, %ymm3
	vmovdqu	%ymm3, 944(%rsp)
	vcmpleps	2240(%rsp), %ymm9, %ymm4
	vmovups	2272(%rsp), %ymm5
	vcmpleps	%ymm9, %ymm5, %ymm5
	vxorps	352(%rsp), %ymm13, %ymm6
	vblendvps	%ymm5, %ymm13, %ymm0, %ymm5
	vblendvps	%ymm4, %ymm6, %ymm5, %ymm11
	vcmpleps	2464(%rsp), %ymm10, %ymm4
	vmovups	2432(%rsp), %ymm6
	vcmpleps	%ymm10, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm14, %ymm0, %ymm6
	vxorps	352(%rsp), %ymm14, %ymm7
	vblendvps	%ymm4, %ymm7, %ymm6, %ymm9
	vpandn	%ymm8, %ymm3, %ymm3
	vmovdqu	%ymm3, 48(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpleps	%ymm2, %ymm0, %ymm0
	vmovups	%ymm0, 1456(%rsp)
	vpor	%ymm0, %ymm1, %ymm0
	vmovdqu	%ymm0, 1328(%rsp)
	vmulps	192(%rsp), %ymm3, %ymm3
	vmulps	2016(%rsp), %ymm3, %ymm1
	vmovups	528(%rsp), %ymm15
	vmulps	%ymm12, %ymm15, %ymm4
	vmulps	%ymm4, %ymm1, %ymm6
	vpandn	%ymm8, %ymm0, %ymm0
	vmovdqu	%ymm0, 256(%rsp)
	vmulps	560(%rsp), %ymm0, %ymm13
	vmulps	1648(%rsp), %ymm13, %ymm1
	vmulps	%ymm4, %ymm1, %ymm10
	vmulps	1680(%rsp), %ymm13, %ymm1
	vmulps	%ymm6, %ymm10, %ymm0
	vfmsub231ps	%ymm1, %ymm3, %ymm0
	vmovups	%ymm0, 912(%rsp)
	vdivps	224(%rsp), %ymm8, %ymm2
	vmovups	%ymm2, 464(%rsp)
	vmovups	1008(%rsp), %ymm0
	vbroadcastss	.L41c15(%rip), %ymm1
	vmaxps	%ymm1, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm8, %ymm5
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpleps	%ymm11, %ymm0, %ymm7
	vmovups	%ymm7, 1424(%rsp)
	vmovdqu	3536(%rsp), %ymm0
	vxorps	%xmm1, %xmm1, %xmm1
	vpcmpgtd	%ymm1, %ymm0, %ymm0
	vpor	%ymm7, %ymm0, %ymm0
	vmovdqu	%ymm0, 1296(%rsp)
	vpandn	%ymm8, %ymm0, %ymm0
	vmovdqu	%ymm0, 224(%rsp)
	vmulps	%ymm0, %ymm2, %ymm14
	vmulps	592(%rsp), %ymm14, %ymm0
	vmulps	%ymm4, %ymm0, %ymm7
	vmulps	1712(%rsp), %ymm14, %ymm0
	vmulps	%ymm6, %ymm7, %ymm2
	vmovups	%ymm6, 16(%rsp)
	vfmsub231ps	%ymm0, %ymm3, %ymm2
	vmovups	%ymm2, 1984(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpleps	%ymm9, %ymm0, %ymm0
	vmovdqu	3504(%rsp), %ymm1
	vxorps	%xmm2, %xmm2, %xmm2
	vpcmpgtd	%ymm2, %ymm1, %ymm1
	vpor	%ymm0, %ymm1, %ymm1
	vmovdqu	%ymm1, 1264(%rsp)
	vpandn	%ymm8, %ymm1, %ymm1
	vmovdqu	%ymm1, 384(%rsp)
	vmulps	%ymm1, %ymm5, %ymm2
	vmovaps	%ymm5, %ymm9
	vmovups	%ymm5, 496(%rsp)
	vmulps	1552(%rsp), %ymm2, %ymm1
	vmulps	%ymm4, %ymm1, %ymm12
	vmulps	1104(%rsp), %ymm2, %ymm1
	vmulps	%ymm6, %ymm12, %ymm4
	vfmsub231ps	%ymm1, %ymm3, %ymm4
	vmovups	%ymm4, 1952(%rsp)
	vmulps	1520(%rsp), %ymm14, %ymm1
	vmovups	%ymm10, 144(%rsp)
	vmulps	%ymm7, %ymm10, %ymm11
	vmovaps	%ymm7, %ymm4
	vfmsub231ps	%ymm1, %ymm13, %ymm11
	vmulps	1136(%rsp), %ymm2, %ymm1
	vmulps	%ymm10, %ymm12, %ymm3
	vmovaps	%ymm12, %ymm6
	vfmsub231ps	%ymm1, %ymm13, %ymm3
	vmovups	%ymm3, 1920(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vmovss	1888(%rsp), %xmm1
	vucomiss	%xmm3, %xmm1
	vmovdqa	752(%rsp), %xmm1
	vpor	2880(%rsp), %xmm1, %xmm1
	vpmovzxwd	%xmm1, %ymm1
	vpslld	$31, %ymm1, %ymm1
	vpsrad	$31, %ymm1, %ymm1
	vmulps	688(%rsp), %ymm15, %ymm13
	vmovaps	%ymm13, %ymm5
	vxorps	%xmm3, %xmm3, %xmm3
	vfmadd213ps	%ymm3, %ymm13, %ymm5
	vpandn	%ymm5, %ymm1, %ymm1
	vmovdqu	976(%rsp), %ymm3
	vextracti128	$1, %ymm3, %xmm5
	vpackssdw	%xmm5, %xmm3, %xmm3
	vpor	2864(%rsp), %xmm3, %xmm3
	vpmovzxwd	%xmm3, %ymm3
	vpslld	$31, %ymm3, %ymm3
	vpsrad	$31, %ymm3, %ymm3
	vmovups	192(%rsp), %ymm5
	vmulps	656(%rsp), %ymm5, %ymm12
	vpandn	%ymm12, %ymm3, %ymm3
	vfmadd213ps	%ymm1, %ymm3, %ymm3
	vmovdqu	1456(%rsp), %ymm5
	vextracti128	$1, %ymm5, %xmm1
	vpackssdw	%xmm1, %xmm5, %xmm1
	vpor	2848(%rsp), %xmm1, %xmm1
	vpmovzxwd	%xmm1, %ymm1
	vpslld	$31, %ymm1, %ymm1
	vpsrad	$31, %ymm1, %ymm1
	vmovups	560(%rsp), %ymm15
	vmulps	320(%rsp), %ymm15, %ymm10
	vpandn	%ymm10, %ymm1, %ymm5
	vfmadd213ps	%ymm3, %ymm5, %ymm5
	vmovdqu	1424(%rsp), %ymm3
	vextracti128	$1, %ymm3, %xmm1
	vpackssdw	%xmm1, %xmm3, %xmm1
	vpor	2832(%rsp), %xmm1, %xmm1
	vpmovzxwd	%xmm1, %ymm1
	vpslld	$31, %ymm1, %ymm1
	vpsrad	$31, %ymm1, %ymm3
	vmovups	816(%rsp), %ymm1
	vmulps	464(%rsp), %ymm1, %ymm1
	vpandn	%ymm1, %ymm3, %ymm3
	vfmadd213ps	%ymm5, %ymm3, %ymm3
	vextracti128	$1, %ymm0, %xmm5
	vpackssdw	%xmm5, %xmm0, %xmm0
	vpor	2816(%rsp), %xmm0, %xmm0
	vpmovzxwd	%xmm0, %ymm0
	vpslld	$31, %ymm0, %ymm0
	vpsrad	$31, %ymm0, %ymm0
	vmulps	784(%rsp), %ymm9, %ymm5
	vpandn	%ymm5, %ymm0, %ymm0
	vfmadd213ps	%ymm3, %ymm0, %ymm0
	vmovups	%ymm0, 976(%rsp)
	vmovups	%ymm2, 3472(%rsp)
	vmulps	880(%rsp), %ymm2, %ymm0
	vmovups	%ymm6, 2928(%rsp)
	vmulps	%ymm7, %ymm6, %ymm3
	vmovups	%ymm14, 1888(%rsp)
	vfmsub231ps	%ymm0, %ymm14, %ymm3
	vmulps	96(%rsp), %ymm13, %ymm0
	vmovups	16(%rsp), %ymm9
	vmulps	%ymm0, %ymm9, %ymm7
	vfmsub231ps	48(%rsp), %ymm12, %ymm7
	vmovups	%ymm7, 1456(%rsp)
	vmovups	144(%rsp), %ymm12
	vmulps	%ymm0, %ymm12, %ymm7
	vfmsub231ps	256(%rsp), %ymm10, %ymm7
	vmovups	%ymm7, 1424(%rsp)
	vmulps	%ymm0, %ymm4, %ymm7
	vmovaps	%ymm0, %ymm10
	vmovups	%ymm0, 752(%rsp)
	vmovups	%ymm4, 2896(%rsp)
	vfmsub231ps	224(%rsp), %ymm1, %ymm7
	vmovups	%ymm7, 3120(%rsp)
	vmovaps	%ymm9, %ymm0
	vfnmadd213ps	%ymm8, %ymm9, %ymm0
	vbroadcastss	.L41c77(%rip), %ymm7
	vmovups	%ymm0, 3440(%rsp)
	vmaxps	%ymm7, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm8, %ymm14
	vmulps	%ymm6, %ymm10, %ymm0
	vfmsub231ps	384(%rsp), %ymm5, %ymm0
	vmulps	912(%rsp), %ymm14, %ymm6
	vmovaps	%ymm12, %ymm9
	vfnmadd213ps	%ymm8, %ymm12, %ymm9
	vfnmadd231ps	%ymm6, %ymm6, %ymm9
	vmaxps	%ymm7, %ymm9, %ymm5
	vsqrtps	%ymm5, %ymm5
	vdivps	%ymm5, %ymm8, %ymm13
	vmulps	192(%rsp), %ymm14, %ymm5
	vmovups	944(%rsp), %ymm1
	vblendvps	%ymm1, %ymm8, %ymm5, %ymm2
	vmulps	1984(%rsp), %ymm14, %ymm10
	vmovups	%ymm6, 912(%rsp)
	vfnmadd231ps	%ymm6, %ymm10, %ymm11
	vmulps	%ymm13, %ymm11, %ymm1
	vmovaps	%ymm4, %ymm11
	vfnmadd213ps	%ymm8, %ymm4, %ymm11
	vfnmadd231ps	%ymm10, %ymm10, %ymm11
	vfnmadd231ps	%ymm1, %ymm1, %ymm11
	vmovups	%ymm1, 944(%rsp)
	vmaxps	%ymm7, %ymm11, %ymm4
	vsqrtps	%ymm4, %ymm4
	vdivps	%ymm4, %ymm8, %ymm12
	vmulps	%ymm13, %ymm15, %ymm4
	vmovups	1328(%rsp), %ymm5
	vblendvps	%ymm5, %ymm8, %ymm4, %ymm4
	vmovups	848(%rsp), %ymm7
	vmovups	528(%rsp), %ymm5
	vblendvps	%ymm7, %ymm8, %ymm5, %ymm15
	vmulps	%ymm2, %ymm15, %ymm2
	vmulps	464(%rsp), %ymm12, %ymm15
	vmovups	1296(%rsp), %ymm5
	vblendvps	%ymm5, %ymm8, %ymm15, %ymm15
	vmulps	%ymm4, %ymm2, %ymm2
	vmulps	%ymm2, %ymm15, %ymm2
	vmovups	%ymm2, 848(%rsp)
	vmulps	1952(%rsp), %ymm14, %ymm15
	vmovups	1920(%rsp), %ymm2
	vfnmadd231ps	%ymm6, %ymm15, %ymm2
	vmulps	%ymm2, %ymm13, %ymm6
	vfnmadd231ps	%ymm10, %ymm15, %ymm3
	vfnmadd231ps	%ymm1, %ymm6, %ymm3
	vmulps	%ymm3, %ymm12, %ymm5
	vmovups	2928(%rsp), %ymm1
	vmovaps	%ymm1, %ymm4
	vfnmadd213ps	%ymm8, %ymm1, %ymm4
	vfnmadd231ps	%ymm15, %ymm15, %ymm4
	vfnmadd231ps	%ymm6, %ymm6, %ymm4
	vfnmadd231ps	%ymm5, %ymm5, %ymm4
	vbroadcastss	.L41c77(%rip), %ymm2
	vmaxps	%ymm2, %ymm4, %ymm7
	vsqrtps	%ymm7, %ymm7
	vdivps	%ymm7, %ymm8, %ymm3
	vmulps	496(%rsp), %ymm3, %ymm7
	vmovups	1264(%rsp), %ymm2
	vblendvps	%ymm2, %ymm8, %ymm7, %ymm7
	vmulps	848(%rsp), %ymm7, %ymm2
	vmovups	%ymm2, 848(%rsp)
	vmovups	16(%rsp), %ymm2
	vxorps	352(%rsp), %ymm2, %ymm2
	vmovups	%ymm2, 1984(%rsp)
	vmovups	144(%rsp), %ymm2
	vxorps	352(%rsp), %ymm2, %ymm2
	vmovups	%ymm2, 1264(%rsp)
	vmovups	2896(%rsp), %ymm2
	vxorps	352(%rsp), %ymm2, %ymm2
	vmovups	%ymm2, 1296(%rsp)
	vxorps	352(%rsp), %ymm1, %ymm2
	vmovups	%ymm2, 1328(%rsp)
	vmovups	%ymm14, 16(%rsp)
	vmulps	1456(%rsp), %ymm14, %ymm2
	vmovups	1424(%rsp), %ymm14
	vmovups	912(%rsp), %ymm7
	vfnmadd231ps	%ymm7, %ymm2, %ymm14
	vxorps	352(%rsp), %ymm7, %ymm7
	vmovups	%ymm7, 1952(%rsp)
	vmovups	3120(%rsp), %ymm8
	vfnmadd231ps	%ymm10, %ymm2, %ymm8
	vxorps	352(%rsp), %ymm10, %ymm7
	vmovups	%ymm7, 912(%rsp)
	vmovups	%ymm13, 144(%rsp)
	vmulps	%ymm13, %ymm14, %ymm10
	vmovups	944(%rsp), %ymm1
	vfnmadd231ps	%ymm1, %ymm10, %ymm8
	vxorps	352(%rsp), %ymm1, %ymm7
	vmovups	%ymm7, 1456(%rsp)
	vfnmadd231ps	%ymm15, %ymm2, %ymm0
	vxorps	352(%rsp), %ymm15, %ymm15
	vfnmadd231ps	%ymm6, %ymm10, %ymm0
	vxorps	352(%rsp), %ymm6, %ymm6
	vmovups	%ymm6, 1424(%rsp)
	vmovups	%ymm12, 944(%rsp)
	vmulps	%ymm12, %ymm8, %ymm7
	vmovups	352(%rsp), %ymm12
	vxorps	%xmm14, %xmm14, %xmm14
	vfnmadd231ps	%ymm5, %ymm7, %ymm0
	vxorps	%ymm5, %ymm12, %ymm5
	vmovups	752(%rsp), %ymm1
	vfmadd213ps	%ymm14, %ymm1, %ymm1
	vfmadd231ps	%ymm2, %ymm2, %ymm1
	vfmadd231ps	%ymm10, %ymm10, %ymm1
	vfmadd231ps	%ymm7, %ymm7, %ymm1
	vmovups	%ymm3, 1920(%rsp)
	vmulps	%ymm3, %ymm0, %ymm8
	vfmadd231ps	%ymm8, %ymm8, %ymm1
	ja	.L41b99
	vmovups	%ymm2, 656(%rsp)
	vmovaps	%ymm8, %ymm2
	vmovups	%ymm15, 688(%rsp)
	vbroadcastss	.L41c0(%rip), %ymm15
	vxorps	%xmm11, %xmm11, %xmm11
	vmovups	464(%rsp), %ymm14
	vdivps	%ymm14, %ymm15, %ymm0
	vdivps	496(%rsp), %ymm15, %ymm3
	vmovups	432(%rsp), %ymm13
	vmulps	%ymm0, %ymm13, %ymm0
	vbroadcastss	.L41c78(%rip), %ymm4
	vmulps	%ymm4, %ymm0, %ymm0
	vmulps	288(%rsp), %ymm3, %ymm3
	vbroadcastss	.L41c79(%rip), %ymm4
	vmulps	%ymm4, %ymm3, %ymm3
	vmaxps	%ymm0, %ymm3, %ymm4
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm3, %ymm4, %ymm0
	vmovups	2688(%rsp), %ymm6
	vaddps	%ymm6, %ymm6, %ymm3
	vsqrtps	%ymm3, %ymm3
	vbroadcastss	.L41c27(%rip), %ymm8
	vcmpltps	%ymm8, %ymm6, %ymm4
	vbroadcastss	.L41c80(%rip), %ymm6
	vmulps	%ymm6, %ymm3, %ymm3
	vandps	%ymm3, %ymm4, %ymm3
	vmaxps	%ymm0, %ymm3, %ymm4
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm3, %ymm4, %ymm0
	vbroadcastss	16(%r9), %ymm3
	vmovups	2496(%rsp), %ymm9
	vdivps	%ymm9, %ymm15, %ymm4
	vmulps	848(%rsp), %ymm4, %ymm4
	vmulps	%ymm4, %ymm4, %ymm4
	vminps	%ymm15, %ymm4, %ymm4
	vmulps	%ymm3, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm0, %ymm6
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm0, %ymm6, %ymm0
	vcmpltps	%ymm8, %ymm9, %ymm4
	vandps	%ymm0, %ymm4, %ymm0
	vmulps	%ymm0, %ymm0, %ymm0
	vcmpleps	%ymm0, %ymm1, %ymm0
	vmulss	%xmm3, %xmm3, %xmm1
	vbroadcastss	%xmm1, %ymm1
	vmovups	976(%rsp), %ymm3
	vcmpleps	%ymm1, %ymm3, %ymm1
	vandps	%ymm0, %ymm1, %ymm0
	vmovups	48(%rsp), %ymm1
	vmulps	96(%rsp), %ymm1, %ymm1
	vmulps	256(%rsp), %ymm1, %ymm1
	vmulps	224(%rsp), %ymm1, %ymm1
	vmulps	384(%rsp), %ymm1, %ymm1
	vcmpnltps	%ymm1, %ymm11, %ymm1
	vandps	%ymm1, %ymm15, %ymm1
	vbroadcastss	.L41c24(%rip), %ymm4
	vblendvps	%ymm0, %ymm1, %ymm4, %ymm0
	vmovups	3184(%rsp), %ymm1
	vcmpleps	2528(%rsp), %ymm1, %ymm1
	vbroadcastss	.L41c34(%rip), %ymm6
	vminps	%ymm6, %ymm0, %ymm3
	vblendvps	%ymm1, %ymm3, %ymm0, %ymm0
	vmovups	2720(%rsp), %ymm3
	vcmpeqps	%ymm4, %ymm3, %ymm1
	vblendvps	%ymm1, %ymm0, %ymm3, %ymm3
	vmovups	%ymm3, 2720(%rsp)
	vcmpeqps	%ymm4, %ymm3, %ymm0
	vandps	%ymm0, %ymm15, %ymm8
	vxorps	%xmm4, %xmm4, %xmm4
	vaddss	%xmm4, %xmm8, %xmm0
	vshufps	$245, %xmm8, %xmm8, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufps	$78, %xmm8, %xmm8, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufps	$255, %xmm8, %xmm8, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vextractf128	$1, %ymm8, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufps	$245, %xmm1, %xmm1, %xmm3
	vaddss	%xmm3, %xmm0, %xmm0
	vshufps	$78, %xmm1, %xmm1, %xmm3
	vaddss	%xmm3, %xmm0, %xmm0
	vshufps	$255, %xmm1, %xmm1, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vucomiss	%xmm4, %xmm0
	vmovaps	%ymm15, %ymm11
	vxorps	%xmm0, %xmm0, %xmm0
	ja	.L41b57
	vmulps	1920(%rsp), %ymm2, %ymm0
	vfmadd213ps	%ymm7, %ymm0, %ymm5
	vmulps	944(%rsp), %ymm5, %ymm1
	vmovups	1456(%rsp), %ymm3
	vfmadd213ps	%ymm10, %ymm1, %ymm3
	vmovups	1424(%rsp), %ymm4
	vfmadd213ps	%ymm3, %ymm0, %ymm4
	vmulps	144(%rsp), %ymm4, %ymm3
	vmovups	1952(%rsp), %ymm4
	vfmadd213ps	656(%rsp), %ymm3, %ymm4
	vmovups	912(%rsp), %ymm2
	vfmadd213ps	%ymm4, %ymm1, %ymm2
	vmovups	688(%rsp), %ymm5
	vfmadd213ps	%ymm2, %ymm0, %ymm5
	vmulps	16(%rsp), %ymm5, %ymm2
	vmovups	1984(%rsp), %ymm5
	vfmadd213ps	752(%rsp), %ymm2, %ymm5
	vmovups	1264(%rsp), %ymm4
	vfmadd213ps	%ymm5, %ymm3, %ymm4
	vmovups	1296(%rsp), %ymm5
	vfmadd213ps	%ymm4, %ymm1, %ymm5
	vmovups	1328(%rsp), %ymm4
	vfmadd213ps	%ymm5, %ymm0, %ymm4
	vmulps	528(%rsp), %ymm4, %ymm4
	vmovups	%ymm4, 816(%rsp)
	vmulps	192(%rsp), %ymm2, %ymm2
	vmovups	%ymm2, 624(%rsp)
	vmulps	560(%rsp), %ymm3, %ymm2
	vmovups	%ymm2, 320(%rsp)
	vmulps	%ymm1, %ymm14, %ymm1
	vmovups	%ymm1, 1008(%rsp)
	vmulps	496(%rsp), %ymm0, %ymm0
	vmovups	%ymm0, 784(%rsp)
	movl	12(%rsp), %eax
	shrb	$3, %al
	testl	%r10d, %r10d
	setne	%cl
	andb	%al, %cl
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 688(%rsp)
	vmovups	%ymm0, 656(%rsp)
	vxorps	%xmm6, %xmm6, %xmm6
	cmpb	$1, %cl
	movq	1064(%rsp), %rdi
	jne	.L41b89
	vbroadcastss	8(%r9), %ymm13
	movq	%rbp, %rax
	vmovups	%ymm0, 656(%rsp)
	vmovups	%ymm0, 688(%rsp)
	xorl	%ecx, %ecx
	vmovups	%ymm13, 16(%rsp)
	.p2align	4
.L41b86:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$5, %rdx
	vmovups	432(%rsp), %ymm0
	vmulps	(%r13,%rdx), %ymm0, %ymm0
	vmovups	%ymm0, 144(%rsp)
	movq	%r13, %rdx
	xorl	%esi, %esi
	vmovups	16(%rsp), %ymm13
	vmovups	688(%rsp), %ymm11
	vmovups	656(%rsp), %ymm15
	.p2align	4
.L41b87:
	vmovups	%ymm9, 96(%rsp)
	vmovups	%ymm8, 256(%rsp)
	vmovups	%ymm12, 224(%rsp)
	vmovups	%ymm7, 48(%rsp)
	vmovups	%ymm4, 384(%rsp)
	vmovaps	(%rdx), %ymm0
	vmovups	288(%rsp), %ymm2
	vfmadd132ps	144(%rsp), %ymm2, %ymm0
	vaddps	%ymm0, %ymm13, %ymm0
	vbroadcastss	.L41c0(%rip), %ymm13
	vdivps	%ymm0, %ymm13, %ymm4
	vmovaps	(%rax,%rsi), %ymm7
	vsubps	%ymm0, %ymm7, %ymm7
	vmulps	%ymm4, %ymm7, %ymm7
	vbroadcastss	.L41c17(%rip), %ymm14
	vcmpltps	%ymm7, %ymm14, %ymm12
	vaddps	%ymm4, %ymm14, %ymm1
	vblendvps	%ymm12, %ymm7, %ymm1, %ymm1
	vaddps	%ymm1, %ymm13, %ymm12
	vpaddd	3024(%rsp), %ymm12, %ymm12
	vpand	2992(%rsp), %ymm12, %ymm12
	vmovaps	%ymm6, %ymm2
	vmovdqu	1744(%rsp), %ymm6
	vpsubd	%ymm12, %ymm6, %ymm6
	vaddps	%ymm6, %ymm14, %ymm8
	vfmadd231ps	%ymm6, %ymm1, %ymm8
	vmulps	%ymm8, %ymm8, %ymm1
	vbroadcastss	.L41c69(%rip), %ymm6
	vbroadcastss	.L41c68(%rip), %ymm13
	vfmadd213ps	%ymm13, %ymm8, %ymm6
	vbroadcastss	.L41c71(%rip), %ymm9
	vbroadcastss	.L41c70(%rip), %ymm13
	vfmadd213ps	%ymm13, %ymm8, %ymm9
	vbroadcastss	.L41c72(%rip), %ymm13
	vfmadd231ps	%ymm13, %ymm1, %ymm9
	vfmadd213ps	%ymm6, %ymm1, %ymm9
	vbroadcastss	.L41c67(%rip), %ymm6
	vbroadcastss	.L41c66(%rip), %ymm13
	vfmadd213ps	%ymm13, %ymm8, %ymm6
	vfmadd213ps	%ymm6, %ymm1, %ymm9
	vfmadd213ps	%ymm8, %ymm1, %ymm9
	vmovups	256(%rsp), %ymm8
	vmovups	16(%rsp), %ymm3
	vcvtdq2ps	%ymm12, %ymm1
	vmovups	224(%rsp), %ymm12
	vbroadcastss	.L41c73(%rip), %ymm6
	vfmadd231ps	%ymm1, %ymm6, %ymm9
	vbroadcastss	.L41c0(%rip), %ymm13
	vaddps	%ymm7, %ymm13, %ymm1
	vmaxps	%ymm14, %ymm7, %ymm6
	vmovups	48(%rsp), %ymm7
	vfmsub231ps	%ymm1, %ymm9, %ymm6
	vmovups	96(%rsp), %ymm9
	vfmadd231ps	%ymm6, %ymm0, %ymm2
	vmovaps	%ymm2, %ymm6
	vbroadcastss	.L41c24(%rip), %ymm1
	vaddps	%ymm1, %ymm0, %ymm0
	vdivps	%ymm0, %ymm13, %ymm0
	vmovaps	%ymm3, %ymm13
	vmulps	%ymm4, %ymm3, %ymm1
	vmulps	%ymm0, %ymm0, %ymm4
	vaddps	%ymm0, %ymm15, %ymm15
	vmulps	%ymm4, %ymm0, %ymm0
	vaddps	%ymm4, %ymm11, %ymm11
	vaddps	%ymm0, %ymm10, %ymm10
	vfmadd231ps	%ymm4, %ymm1, %ymm12
	vfmadd231ps	%ymm0, %ymm1, %ymm8
	vmulps	%ymm0, %ymm4, %ymm0
	vmulps	%ymm4, %ymm4, %ymm4
	vfmadd231ps	%ymm4, %ymm1, %ymm7
	vfmadd231ps	%ymm1, %ymm0, %ymm5
	vaddps	%ymm4, %ymm9, %ymm9
	vmovups	384(%rsp), %ymm4
	vaddps	%ymm0, %ymm4, %ymm4
	addq	$32, %rsi
	addq	$160, %rdx
	cmpq	%rsi, %r12
	jne	.L41b87
	vmovups	%ymm15, 656(%rsp)
	vmovups	%ymm11, 688(%rsp)
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	.L41b86
.L41b89:
	vmovups	%ymm9, 96(%rsp)
	vmovups	%ymm4, 384(%rsp)
	vmovups	%ymm12, 224(%rsp)
	vmovups	%ymm8, 256(%rsp)
	vmovups	%ymm7, 48(%rsp)
	vmovups	%ymm5, 848(%rsp)
	vmovups	%ymm6, 976(%rsp)
	movq	%r14, %rbx
	vmovss	.L41c0(%rip), %xmm0
	vdivss	48(%r9), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm2
	vbroadcastss	44(%r9), %ymm0
	vmovups	1168(%rsp), %ymm13
	vsubps	%ymm0, %ymm13, %ymm1
	vmulps	%ymm2, %ymm1, %ymm1
	vbroadcastss	28(%r9), %ymm4
	vbroadcastss	36(%r9), %ymm5
	vmovaps	%xmm5, %xmm6
	vfmadd213ps	%ymm4, %ymm1, %ymm5
	vbroadcastss	.L41c0(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm1, %ymm5
	vmulps	%ymm1, %ymm1, %ymm7
	vfmadd213ps	%ymm12, %ymm7, %ymm5
	vmovss	.L41c25(%rip), %xmm9
	vmulss	%xmm6, %xmm9, %xmm6
	vbroadcastss	%xmm6, %ymm6
	vmovss	.L41c33(%rip), %xmm11
	vmulss	%xmm4, %xmm11, %xmm4
	vbroadcastss	%xmm4, %ymm4
	vfmadd231ps	%ymm6, %ymm1, %ymm4
	vbroadcastss	.L41c34(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm1, %ymm4
	vmulps	%ymm4, %ymm1, %ymm4
	vaddps	%ymm0, %ymm13, %ymm0
	vmulps	%ymm2, %ymm0, %ymm1
	vbroadcastss	32(%r9), %ymm6
	vbroadcastss	40(%r9), %ymm0
	vmovaps	%xmm0, %xmm7
	vfmadd213ps	%ymm6, %ymm1, %ymm0
	vfmadd213ps	%ymm12, %ymm1, %ymm0
	vmulps	%ymm1, %ymm1, %ymm8
	vfmadd213ps	%ymm12, %ymm8, %ymm0
	vmulss	%xmm7, %xmm9, %xmm7
	vbroadcastss	%xmm7, %ymm7
	vmulss	%xmm6, %xmm11, %xmm6
	vbroadcastss	%xmm6, %ymm6
	vfmadd231ps	%ymm7, %ymm1, %ymm6
	vbroadcastss	.L41c22(%rip), %ymm8
	vmaxps	%ymm8, %ymm5, %ymm7
	vsqrtps	%ymm7, %ymm7
	vdivps	%ymm7, %ymm12, %ymm7
	vfmadd213ps	%ymm14, %ymm1, %ymm6
	vmulps	%ymm6, %ymm1, %ymm1
	vbroadcastss	.L41c14(%rip), %ymm9
	vmulps	%ymm4, %ymm9, %ymm4
	vmulps	%ymm7, %ymm4, %ymm4
	vmaxps	%ymm8, %ymm0, %ymm6
	vsqrtps	%ymm6, %ymm6
	vbroadcastss	20(%r9), %ymm8
	vmulps	%ymm4, %ymm8, %ymm4
	vdivps	%ymm6, %ymm12, %ymm6
	vmulps	%ymm4, %ymm2, %ymm4
	vmulps	%ymm1, %ymm9, %ymm1
	vmulps	%ymm6, %ymm1, %ymm1
	vbroadcastss	24(%r9), %ymm9
	vmulps	%ymm1, %ymm9, %ymm1
	vmulps	%ymm1, %ymm2, %ymm1
	vmovups	1616(%rsp), %ymm2
	vandps	%ymm2, %ymm4, %ymm4
	vandps	%ymm2, %ymm1, %ymm1
	vmaxps	%ymm4, %ymm1, %ymm3
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm1, %ymm3, %ymm1
	vmovups	%ymm1, 16(%rsp)
	vmulps	%ymm7, %ymm5, %ymm1
	vmulps	%ymm1, %ymm8, %ymm1
	vmulps	%ymm6, %ymm0, %ymm0
	vmulps	%ymm0, %ymm9, %ymm0
	vminps	%ymm1, %ymm0, %ymm4
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm0, %ymm4, %ymm0
	vmovups	%ymm0, 144(%rsp)
	vmovups	1072(%rsp), %ymm14
	vmovups	816(%rsp), %ymm9
	vaddps	%ymm14, %ymm9, %ymm0
	vmovups	2624(%rsp), %ymm3
	vminps	%ymm0, %ymm3, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm3, %ymm1, %ymm0
	vmovups	2656(%rsp), %ymm3
	vmaxps	%ymm0, %ymm3, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm3, %ymm1, %ymm0
	vmovups	%ymm0, 752(%rsp)
	vmovups	1200(%rsp), %ymm11
	vmovups	624(%rsp), %ymm5
	vaddps	%ymm5, %ymm11, %ymm1
	vmovups	2304(%rsp), %ymm3
	vminps	%ymm1, %ymm3, %ymm4
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm4, %ymm1
	vmovups	2336(%rsp), %ymm3
	vmaxps	%ymm1, %ymm3, %ymm4
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm4, %ymm4
	vmovups	320(%rsp), %ymm0
	vmovaps	%ymm13, %ymm12
	vaddps	%ymm0, %ymm13, %ymm1
	vmovups	2368(%rsp), %ymm3
	vminps	%ymm1, %ymm3, %ymm6
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm6, %ymm1
	vmovups	2400(%rsp), %ymm3
	vmaxps	%ymm1, %ymm3, %ymm6
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm6, %ymm7
	vmovups	432(%rsp), %ymm13
	vaddps	1008(%rsp), %ymm13, %ymm1
	vmovups	2272(%rsp), %ymm3
	vminps	%ymm1, %ymm3, %ymm6
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm6, %ymm1
	vmovups	2240(%rsp), %ymm3
	vmaxps	%ymm1, %ymm3, %ymm6
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm6, %ymm1
	vmovups	288(%rsp), %ymm15
	vaddps	784(%rsp), %ymm15, %ymm6
	vmovups	2432(%rsp), %ymm3
	vminps	%ymm6, %ymm3, %ymm8
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm3, %ymm8, %ymm6
	vmovups	2464(%rsp), %ymm3
	vmaxps	%ymm6, %ymm3, %ymm8
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm3, %ymm8, %ymm6
	vandps	%ymm2, %ymm9, %ymm8
	vxorps	%xmm9, %xmm9, %xmm9
	vmaxps	%ymm9, %ymm8, %ymm8
	vandps	%ymm2, %ymm5, %ymm9
	vmaxps	%ymm8, %ymm9, %ymm8
	vandps	%ymm2, %ymm0, %ymm9
	vmulps	16(%rsp), %ymm9, %ymm9
	vmaxps	%ymm8, %ymm9, %ymm8
	vbroadcastss	.L41c84(%rip), %ymm2
	vmulps	144(%rsp), %ymm2, %ymm5
	vcmpleps	%ymm5, %ymm8, %ymm5
	vmovups	2720(%rsp), %ymm2
	vbroadcastss	.L41c0(%rip), %ymm0
	vcmpleps	%ymm0, %ymm2, %ymm0
	vmovups	%ymm0, 1008(%rsp)
	vandps	%ymm5, %ymm0, %ymm5
	vblendvps	%ymm5, 752(%rsp), %ymm14, %ymm8
	vblendvps	%ymm5, %ymm4, %ymm11, %ymm9
	vblendvps	%ymm5, %ymm7, %ymm12, %ymm0
	vmovups	%ymm0, 320(%rsp)
	vblendvps	%ymm5, %ymm1, %ymm13, %ymm0
	vmovups	%ymm0, 144(%rsp)
	vblendvps	%ymm5, %ymm6, %ymm15, %ymm0
	vmovups	%ymm0, 16(%rsp)
	vmovups	192(%rsp), %ymm14
	vmulps	2016(%rsp), %ymm14, %ymm0
	vmovups	528(%rsp), %ymm5
	vmulps	%ymm5, %ymm0, %ymm6
	vmovups	560(%rsp), %ymm12
	vmulps	1648(%rsp), %ymm12, %ymm0
	vmulps	%ymm5, %ymm0, %ymm3
	vmulps	1680(%rsp), %ymm12, %ymm0
	vmulps	%ymm6, %ymm3, %ymm1
	vfmsub231ps	%ymm0, %ymm14, %ymm1
	vmovups	464(%rsp), %ymm7
	vmulps	592(%rsp), %ymm7, %ymm0
	vmulps	%ymm5, %ymm0, %ymm11
	vmovups	%ymm11, 592(%rsp)
	vmulps	1712(%rsp), %ymm7, %ymm4
	vmulps	%ymm6, %ymm11, %ymm0
	vfmsub231ps	%ymm4, %ymm14, %ymm0
	vmulps	1520(%rsp), %ymm7, %ymm4
	vmulps	%ymm3, %ymm11, %ymm7
	vfmsub231ps	%ymm4, %ymm12, %ymm7
	vbroadcastss	208(%r9), %ymm11
	vbroadcastss	.L41c25(%rip), %ymm4
	vcmpeqps	%ymm4, %ymm2, %ymm13
	vblendvps	%ymm13, %ymm11, %ymm8, %ymm4
	movq	%rdi, %r10
	shlq	$5, %r10
	vbroadcastss	12(%r9), %ymm2
	vmovups	%ymm2, 432(%rsp)
	vmovaps	%ymm4, (%r15,%r10)
	vmovups	496(%rsp), %ymm15
	vmulps	1552(%rsp), %ymm15, %ymm4
	vmulps	%ymm5, %ymm4, %ymm4
	vmulps	1104(%rsp), %ymm15, %ymm2
	vmulps	%ymm6, %ymm4, %ymm5
	vfmsub231ps	%ymm2, %ymm14, %ymm5
	vmovups	%ymm5, 288(%rsp)
	vblendvps	%ymm13, %ymm11, %ymm9, %ymm2
	movq	136(%rsp), %rsi
	addq	%rsi, %rdi
	shlq	$5, %rdi
	vmovaps	%ymm2, (%r15,%rdi)
	vmovups	%ymm6, 1104(%rsp)
	vbroadcastss	.L41c0(%rip), %ymm9
	vfnmadd213ps	%ymm9, %ymm6, %ymm6
	vbroadcastss	.L41c77(%rip), %ymm14
	vmaxps	%ymm14, %ymm6, %ymm8
	vsqrtps	%ymm8, %ymm8
	vminps	%ymm9, %ymm6, %ymm6
	vdivps	%ymm8, %ymm9, %ymm2
	vmulps	%ymm2, %ymm1, %ymm5
	vmovaps	%ymm3, %ymm1
	vfnmadd213ps	%ymm9, %ymm3, %ymm1
	vfnmadd231ps	%ymm5, %ymm5, %ymm1
	vminps	%ymm6, %ymm1, %ymm6
	vmaxps	%ymm14, %ymm1, %ymm1
	vsqrtps	%ymm1, %ymm1
	leaq	(%r15,%r10), %rcx
	vmovups	320(%rsp), %ymm8
	vblendvps	%ymm13, %ymm11, %ymm8, %ymm8
	movq	%rsi, %rax
	shlq	$6, %rax
	vmovaps	%ymm8, (%rax,%rcx)
	vmulps	1136(%rsp), %ymm15, %ymm8
	vmovups	%ymm3, 1136(%rsp)
	vmulps	%ymm3, %ymm4, %ymm9
	vfmsub231ps	%ymm8, %ymm12, %ymm9
	vmovaps	%ymm15, %ymm12
	vbroadcastss	.L41c0(%rip), %ymm3
	vdivps	%ymm1, %ymm3, %ymm15
	vmovaps	%ymm3, %ymm1
	vmulps	%ymm2, %ymm0, %ymm14
	vfnmadd231ps	%ymm5, %ymm14, %ymm7
	vmulps	%ymm7, %ymm15, %ymm8
	vmovups	592(%rsp), %ymm3
	vmovaps	%ymm3, %ymm0
	vfnmadd213ps	%ymm1, %ymm3, %ymm0
	vfnmadd231ps	%ymm14, %ymm14, %ymm0
	vfnmadd231ps	%ymm8, %ymm8, %ymm0
	vminps	%ymm6, %ymm0, %ymm1
	vmovups	%ymm1, 320(%rsp)
	vbroadcastss	.L41c77(%rip), %ymm1
	vmaxps	%ymm1, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm1
	vmovups	432(%rsp), %ymm0
	vmulps	144(%rsp), %ymm0, %ymm6
	vblendvps	%ymm13, %ymm11, %ymm6, %ymm6
	leaq	(%rsi,%rsi,2), %rax
	movq	%rax, %rdx
	shlq	$5, %rdx
	vmovaps	%ymm6, (%rdx,%rcx)
	vmulps	880(%rsp), %ymm12, %ymm6
	vmulps	%ymm3, %ymm4, %ymm7
	vfmsub231ps	464(%rsp), %ymm6, %ymm7
	vbroadcastss	.L41c0(%rip), %ymm12
	vdivps	%ymm1, %ymm12, %ymm3
	vmulps	16(%rsp), %ymm0, %ymm0
	vmovups	%ymm11, 624(%rsp)
	vmovups	%ymm13, 144(%rsp)
	vblendvps	%ymm13, %ymm11, %ymm0, %ymm0
	vmovaps	%ymm5, %ymm13
	movq	%rsi, %rdx
	shlq	$7, %rdx
	vmovaps	%ymm0, (%rdx,%rcx)
	vmovups	%ymm2, 784(%rsp)
	vmulps	288(%rsp), %ymm2, %ymm0
	vfnmadd231ps	%ymm5, %ymm0, %ymm9
	vmovups	%ymm15, 816(%rsp)
	vmulps	%ymm15, %ymm9, %ymm9
	vfnmadd231ps	%ymm14, %ymm0, %ymm7
	vfnmadd231ps	%ymm8, %ymm9, %ymm7
	vmulps	%ymm3, %ymm7, %ymm6
	vmovaps	%ymm4, %ymm5
	vfnmadd213ps	%ymm12, %ymm4, %ymm5
	vfnmadd231ps	%ymm0, %ymm0, %ymm5
	vfnmadd231ps	%ymm9, %ymm9, %ymm5
	vfnmadd231ps	%ymm6, %ymm6, %ymm5
	vminps	320(%rsp), %ymm5, %ymm1
	vbroadcastss	.L41c83(%rip), %ymm2
	vcmpltps	%ymm1, %ymm2, %ymm1
	vmovups	%ymm1, 288(%rsp)
	movl	$5, %ecx
	movl	12(%rsp), %r14d
	testb	$2, %r14b
	je	.L41b92
	vbroadcastss	.L41c77(%rip), %ymm1
	vmaxps	%ymm1, %ymm5, %ymm1
	vsqrtps	%ymm1, %ymm1
	vmovaps	%ymm8, %ymm7
	vmovups	%ymm3, 16(%rsp)
	vmovups	%ymm6, 320(%rsp)
	vbroadcastss	.L41c0(%rip), %ymm2
	vmovups	%ymm9, 880(%rsp)
	vdivps	%ymm1, %ymm2, %ymm9
	vmovups	352(%rsp), %ymm2
	vxorps	1104(%rsp), %ymm2, %ymm3
	vmovups	432(%rsp), %ymm5
	vmulps	464(%rsp), %ymm5, %ymm1
	vmovups	%ymm1, 464(%rsp)
	vmulps	496(%rsp), %ymm5, %ymm1
	vmovups	%ymm1, 496(%rsp)
	vmovdqu	1008(%rsp), %ymm1
	vpand	288(%rsp), %ymm1, %ymm1
	vextracti128	$1, %ymm1, %xmm5
	vpackssdw	%xmm5, %xmm1, %xmm1
	vmovdqa	%xmm1, 432(%rsp)
	movl	%r14d, %edx
	andl	$4, %edx
	movl	%edx, %r8d
	shrl	$2, %r8d
	leaq	(%rsi,%rsi,4), %r9
	shlq	$5, %r9
	addq	%r15, %r9
	movq	%rdi, %r12
	xorl	%edi, %edi
	testl	%edx, %edx
	movl	$14, %esi
	movl	$8, %ecx
	cmoveq	%rcx, %rsi
	sete	%dil
	movl	$19, %ecx
	movl	$9, %r11d
	cmoveq	%r11, %rcx
	leaq	(%r8,%r8,2), %r8
	addq	$7, %r8
	xorq	$7, %rdi
	imulq	136(%rsp), %rdi
	shlq	$5, %rdi
	addq	%r15, %rdi
	imulq	136(%rsp), %r8
	shlq	$5, %r8
	addq	%r15, %r8
	imulq	136(%rsp), %rsi
	shlq	$5, %rsi
	addq	%r15, %rsi
	imulq	136(%rsp), %rcx
	shlq	$5, %rcx
	vmovups	784(%rsp), %ymm11
	vmulps	%ymm3, %ymm11, %ymm3
	vmovups	1136(%rsp), %ymm1
	vfmadd231ps	%ymm3, %ymm13, %ymm1
	vxorps	%ymm2, %ymm1, %ymm1
	vmovups	816(%rsp), %ymm8
	vmulps	%ymm1, %ymm8, %ymm12
	vxorps	%ymm2, %ymm11, %ymm1
	vmulps	%ymm1, %ymm13, %ymm1
	vmulps	%ymm1, %ymm8, %ymm6
	vmovups	592(%rsp), %ymm1
	vfmadd231ps	%ymm3, %ymm14, %ymm1
	vfmadd231ps	%ymm12, %ymm7, %ymm1
	vxorps	%ymm2, %ymm1, %ymm1
	vmulps	16(%rsp), %ymm1, %ymm5
	vmulps	%ymm14, %ymm11, %ymm1
	vfmadd231ps	%ymm6, %ymm7, %ymm1
	vxorps	%ymm2, %ymm1, %ymm1
	vmulps	16(%rsp), %ymm1, %ymm14
	vxorps	%ymm2, %ymm8, %ymm1
	vmulps	%ymm1, %ymm7, %ymm1
	vmulps	16(%rsp), %ymm1, %ymm15
	vfmadd231ps	%ymm3, %ymm0, %ymm4
	vmovups	880(%rsp), %ymm7
	vfmadd231ps	%ymm12, %ymm7, %ymm4
	vmovups	320(%rsp), %ymm13
	vfmadd231ps	%ymm5, %ymm13, %ymm4
	vxorps	%ymm2, %ymm4, %ymm1
	vmulps	%ymm1, %ymm9, %ymm4
	vmulps	%ymm0, %ymm11, %ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm0
	vmovaps	%ymm7, %ymm1
	vfmadd231ps	%ymm14, %ymm13, %ymm0
	vxorps	%ymm2, %ymm0, %ymm0
	vmulps	%ymm0, %ymm9, %ymm7
	vmulps	%ymm1, %ymm8, %ymm0
	vfmadd231ps	%ymm15, %ymm13, %ymm0
	vmovaps	%ymm13, %ymm1
	vxorps	%ymm2, %ymm0, %ymm0
	vmulps	%ymm0, %ymm9, %ymm13
	vxorps	16(%rsp), %ymm2, %ymm0
	vmulps	%ymm0, %ymm1, %ymm0
	vmovups	%ymm3, 1712(%rsp)
	vbroadcastss	.L41c0(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm3, %ymm3
	vmovups	%ymm12, 1552(%rsp)
	vfmadd231ps	%ymm12, %ymm12, %ymm3
	vmovups	%ymm5, 1104(%rsp)
	vfmadd231ps	%ymm5, %ymm5, %ymm3
	vmovaps	%ymm6, %ymm5
	vmovups	%ymm4, 320(%rsp)
	vfmadd231ps	%ymm4, %ymm4, %ymm3
	vmovups	528(%rsp), %ymm2
	vmulps	%ymm3, %ymm2, %ymm1
	vmulps	%ymm1, %ymm2, %ymm1
	vpmovsxwd	432(%rsp), %ymm4
	vmovups	624(%rsp), %ymm2
	vblendvps	%ymm4, %ymm1, %ymm2, %ymm1
	vmovaps	%ymm1, (%r10,%r9)
	movq	424(%rsp), %r9
	vmulps	%ymm11, %ymm11, %ymm1
	vfmadd231ps	%ymm6, %ymm6, %ymm1
	vmovups	%ymm14, 1136(%rsp)
	vfmadd231ps	%ymm14, %ymm14, %ymm1
	vmovups	%ymm7, 432(%rsp)
	vfmadd231ps	%ymm7, %ymm7, %ymm1
	vmovups	192(%rsp), %ymm6
	vmulps	%ymm1, %ymm6, %ymm1
	vmulps	%ymm1, %ymm6, %ymm1
	vmovups	16(%rsp), %ymm6
	vblendvps	%ymm4, %ymm1, %ymm2, %ymm1
	vmovaps	%ymm1, (%r10,%rdi)
	movq	%r12, %rdi
	vmulps	%ymm0, %ymm9, %ymm11
	vmulps	%ymm8, %ymm8, %ymm0
	vmovups	%ymm15, 880(%rsp)
	vfmadd231ps	%ymm15, %ymm15, %ymm0
	vmovups	%ymm13, 592(%rsp)
	vfmadd231ps	%ymm13, %ymm13, %ymm0
	vmovups	464(%rsp), %ymm8
	vmovups	560(%rsp), %ymm1
	vmulps	%ymm0, %ymm1, %ymm0
	vmulps	%ymm0, %ymm1, %ymm0
	vblendvps	%ymm4, %ymm0, %ymm2, %ymm0
	vmovaps	%ymm0, (%r10,%r8)
	vmulps	%ymm6, %ymm6, %ymm0
	vfmadd231ps	%ymm11, %ymm11, %ymm0
	vmulps	%ymm0, %ymm8, %ymm0
	vmulps	%ymm0, %ymm8, %ymm0
	vblendvps	%ymm4, %ymm0, %ymm2, %ymm0
	addq	%r15, %rcx
	vmovaps	%ymm0, (%r10,%rsi)
	movq	136(%rsp), %rsi
	vmulps	%ymm9, %ymm9, %ymm0
	vmovups	496(%rsp), %ymm1
	vmulps	%ymm1, %ymm0, %ymm0
	vmulps	%ymm0, %ymm1, %ymm0
	vblendvps	%ymm4, %ymm0, %ymm2, %ymm0
	vmovaps	%ymm0, (%r10,%rcx)
	movl	$10, %ecx
	testl	%edx, %edx
	je	.L41b92
	vmovaps	%ymm1, %ymm13
	vmovups	1712(%rsp), %ymm0
	vmulps	784(%rsp), %ymm0, %ymm2
	vmovups	1552(%rsp), %ymm0
	vfmadd231ps	%ymm0, %ymm5, %ymm2
	vmovups	%ymm11, 784(%rsp)
	vmovups	816(%rsp), %ymm11
	vmulps	%ymm0, %ymm11, %ymm12
	vmulps	%ymm5, %ymm11, %ymm5
	vmovups	1136(%rsp), %ymm0
	vmovups	1104(%rsp), %ymm1
	vfmadd231ps	%ymm1, %ymm0, %ymm2
	vmovups	880(%rsp), %ymm3
	vfmadd231ps	%ymm1, %ymm3, %ymm12
	vfmadd231ps	%ymm0, %ymm3, %ymm5
	vmulps	%ymm1, %ymm6, %ymm1
	vmulps	%ymm0, %ymm6, %ymm0
	vmulps	%ymm3, %ymm6, %ymm7
	vmovups	432(%rsp), %ymm15
	vmovups	320(%rsp), %ymm14
	vfmadd231ps	%ymm14, %ymm15, %ymm2
	vmovups	192(%rsp), %ymm8
	vmulps	%ymm2, %ymm8, %ymm6
	vmovups	528(%rsp), %ymm2
	vmulps	%ymm6, %ymm2, %ymm3
	vmovups	%ymm3, 16(%rsp)
	vmovups	592(%rsp), %ymm11
	vfmadd231ps	%ymm14, %ymm11, %ymm12
	vmovups	560(%rsp), %ymm3
	vmulps	%ymm3, %ymm12, %ymm6
	vmulps	%ymm6, %ymm2, %ymm6
	vmovups	%ymm6, 816(%rsp)
	vmovups	784(%rsp), %ymm6
	vfmadd231ps	%ymm14, %ymm6, %ymm1
	vmovups	464(%rsp), %ymm12
	vmulps	%ymm1, %ymm12, %ymm1
	vmulps	%ymm1, %ymm2, %ymm1
	vmovups	%ymm1, 880(%rsp)
	vmulps	%ymm14, %ymm9, %ymm1
	vmulps	%ymm1, %ymm13, %ymm1
	vmulps	%ymm1, %ymm2, %ymm1
	vmovups	%ymm1, 528(%rsp)
	vfmadd231ps	%ymm15, %ymm11, %ymm5
	vmulps	%ymm5, %ymm3, %ymm1
	vmulps	%ymm1, %ymm8, %ymm2
	vfmadd231ps	%ymm15, %ymm6, %ymm0
	vmulps	%ymm0, %ymm12, %ymm0
	vmulps	%ymm0, %ymm8, %ymm14
	vmulps	%ymm15, %ymm9, %ymm1
	vmulps	%ymm1, %ymm13, %ymm1
	vmulps	%ymm1, %ymm8, %ymm5
	vfmadd231ps	%ymm11, %ymm6, %ymm7
	vmovaps	%ymm6, %ymm0
	vmulps	%ymm7, %ymm12, %ymm6
	vmulps	%ymm6, %ymm3, %ymm6
	vmulps	%ymm11, %ymm9, %ymm7
	vmulps	%ymm7, %ymm13, %ymm7
	vmulps	%ymm7, %ymm3, %ymm7
	vmulps	%ymm0, %ymm9, %ymm8
	vmulps	%ymm13, %ymm8, %ymm8
	vmulps	%ymm8, %ymm12, %ymm8
	vmovups	624(%rsp), %ymm3
	vblendvps	%ymm4, 16(%rsp), %ymm3, %ymm9
	vblendvps	%ymm4, 816(%rsp), %ymm3, %ymm0
	vblendvps	%ymm4, %ymm2, %ymm3, %ymm2
	vblendvps	%ymm4, 880(%rsp), %ymm3, %ymm1
	vblendvps	%ymm4, %ymm14, %ymm3, %ymm12
	vblendvps	%ymm4, %ymm6, %ymm3, %ymm6
	vblendvps	%ymm4, 528(%rsp), %ymm3, %ymm11
	vblendvps	%ymm4, %ymm5, %ymm3, %ymm5
	vblendvps	%ymm4, %ymm7, %ymm3, %ymm7
	vblendvps	%ymm4, %ymm8, %ymm3, %ymm4
	movq	%rax, %rcx
	shlq	$6, %rcx
	addq	%r15, %rcx
	vmovaps	%ymm9, (%r10,%rcx)
	movq	%rsi, %rcx
	shlq	$8, %rcx
	addq	%r15, %rcx
	vmovaps	%ymm0, (%r10,%rcx)
	leaq	(%rsi,%rsi,8), %rcx
	movq	%rcx, %rdx
	shlq	$5, %rdx
	addq	%r15, %rdx
	vmovaps	%ymm2, (%r10,%rdx)
	imulq	$352, %rsi, %rdx
	addq	%r15, %rdx
	vmovaps	%ymm1, (%r10,%rdx)
	shlq	$7, %rax
	addq	%r15, %rax
	vmovaps	%ymm12, (%r10,%rax)
	imulq	$416, %rsi, %rax
	addq	%r15, %rax
	vmovaps	%ymm6, (%r10,%rax)
	imulq	$480, %rsi, %rax
	addq	%r15, %rax
	vmovaps	%ymm11, (%r10,%rax)
	movq	%rsi, %rax
	shlq	$9, %rax
	addq	%r15, %rax
	vmovaps	%ymm5, (%r10,%rax)
	imulq	$544, %rsi, %rax
	addq	%r15, %rax
	vmovaps	%ymm7, (%r10,%rax)
	shlq	$6, %rcx
	addq	%r15, %rcx
	vmovaps	%ymm4, (%r10,%rcx)
	movl	$20, %ecx
.L41b92:
	testb	$8, %r14b
	vxorps	%xmm12, %xmm12, %xmm12
	vmovups	3344(%rsp), %ymm1
	vmovups	96(%rsp), %ymm8
	vmovups	688(%rsp), %ymm9
	vmovups	656(%rsp), %ymm3
	je	.L41b94
	vbroadcastss	.L41c0(%rip), %ymm4
	vdivps	%ymm1, %ymm4, %ymm0
	vmulps	1360(%rsp), %ymm0, %ymm1
	vpaddd	3024(%rsp), %ymm1, %ymm0
	vpand	2992(%rsp), %ymm0, %ymm0
	vmovdqu	1744(%rsp), %ymm2
	vpsubd	%ymm0, %ymm2, %ymm5
	vfmsub213ps	%ymm4, %ymm1, %ymm5
	vbroadcastss	.L41c71(%rip), %ymm4
	vbroadcastss	.L41c70(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm4
	vbroadcastss	.L41c69(%rip), %ymm1
	vbroadcastss	.L41c68(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm5, %ymm1
	vmulps	%ymm5, %ymm5, %ymm6
	vbroadcastss	.L41c72(%rip), %ymm2
	vfmadd231ps	%ymm2, %ymm6, %ymm4
	vfmadd213ps	%ymm1, %ymm6, %ymm4
	vbroadcastss	.L41c67(%rip), %ymm1
	vbroadcastss	.L41c66(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm5, %ymm1
	vfmadd213ps	%ymm1, %ymm6, %ymm4
	vfmadd213ps	%ymm5, %ymm6, %ymm4
	vbroadcastss	100(%r9), %ymm1
	vfmadd213ps	%ymm12, %ymm3, %ymm1
	vbroadcastss	104(%r9), %ymm5
	vfmadd213ps	%ymm1, %ymm9, %ymm5
	vbroadcastss	136(%r9), %ymm1
	vfmadd213ps	%ymm12, %ymm3, %ymm1
	vbroadcastss	140(%r9), %ymm7
	vfmadd213ps	%ymm1, %ymm9, %ymm7
	vbroadcastss	172(%r9), %ymm1
	vfmadd213ps	%ymm12, %ymm3, %ymm1
	vbroadcastss	176(%r9), %ymm3
	vfmadd213ps	%ymm1, %ymm9, %ymm3
	vbroadcastss	108(%r9), %ymm1
	vfmadd213ps	%ymm5, %ymm10, %ymm1
	vbroadcastss	144(%r9), %ymm5
	vfmadd213ps	%ymm7, %ymm10, %ymm5
	vbroadcastss	180(%r9), %ymm6
	vfmadd213ps	%ymm3, %ymm10, %ymm6
	vbroadcastss	112(%r9), %ymm2
	vfmadd213ps	%ymm1, %ymm8, %ymm2
	vbroadcastss	148(%r9), %ymm1
	vfmadd213ps	%ymm5, %ymm8, %ymm1
	vbroadcastss	184(%r9), %ymm3
	vfmadd213ps	%ymm6, %ymm8, %ymm3
	vbroadcastss	116(%r9), %ymm5
	vmovups	384(%rsp), %ymm6
	vfmadd213ps	%ymm2, %ymm6, %ymm5
	vbroadcastss	152(%r9), %ymm2
	vfmadd213ps	%ymm1, %ymm6, %ymm2
	vbroadcastss	188(%r9), %ymm1
	vfmadd213ps	%ymm3, %ymm6, %ymm1
	vbroadcastss	120(%r9), %ymm3
	vmovups	224(%rsp), %ymm6
	vfmadd213ps	%ymm5, %ymm6, %ymm3
	vbroadcastss	156(%r9), %ymm5
	vfmadd213ps	%ymm2, %ymm6, %ymm5
	vbroadcastss	192(%r9), %ymm2
	vfmadd213ps	%ymm1, %ymm6, %ymm2
	vbroadcastss	124(%r9), %ymm1
	vmovups	256(%rsp), %ymm6
	vfmadd213ps	%ymm3, %ymm6, %ymm1
	vbroadcastss	160(%r9), %ymm3
	vfmadd213ps	%ymm5, %ymm6, %ymm3
	vbroadcastss	196(%r9), %ymm5
	vfmadd213ps	%ymm2, %ymm6, %ymm5
	vbroadcastss	128(%r9), %ymm2
	vmovups	48(%rsp), %ymm7
	vfmadd213ps	%ymm1, %ymm7, %ymm2
	vbroadcastss	164(%r9), %ymm1
	vfmadd213ps	%ymm3, %ymm7, %ymm1
	vbroadcastss	200(%r9), %ymm6
	vfmadd213ps	%ymm5, %ymm7, %ymm6
	vbroadcastss	132(%r9), %ymm5
	vmovups	848(%rsp), %ymm7
	vfmadd213ps	%ymm2, %ymm7, %ymm5
	vbroadcastss	168(%r9), %ymm3
	vfmadd213ps	%ymm1, %ymm7, %ymm3
	vbroadcastss	204(%r9), %ymm2
	vfmadd213ps	%ymm6, %ymm7, %ymm2
	vcvtdq2ps	%ymm0, %ymm0
	vbroadcastss	.L41c73(%rip), %ymm1
	vfmadd231ps	%ymm0, %ymm1, %ymm4
	vbroadcastss	.L41c81(%rip), %ymm0
	vmovups	3312(%rsp), %ymm1
	vfmadd213ps	%ymm4, %ymm0, %ymm1
	vbroadcastss	.L41c82(%rip), %ymm0
	vmovups	1392(%rsp), %ymm6
	vfmadd213ps	%ymm1, %ymm0, %ymm6
	vmovups	2752(%rsp), %ymm4
	vaddps	%ymm5, %ymm4, %ymm1
	vbroadcastss	.L41c34(%rip), %ymm0
	vfmadd231ps	%ymm0, %ymm4, %ymm3
	vbroadcastss	.L41c85(%rip), %ymm0
	vfmadd231ps	%ymm4, %ymm0, %ymm2
	vbroadcastss	208(%r9), %ymm0
	vbroadcastss	.L41c38(%rip), %ymm4
	vmovups	976(%rsp), %ymm5
	vfmsub213ps	%ymm5, %ymm4, %ymm6
	vmovups	144(%rsp), %ymm7
	vblendvps	%ymm7, %ymm0, %ymm6, %ymm4
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
	jmp	.L41b94
.L41b98:
	addq	$3672, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
