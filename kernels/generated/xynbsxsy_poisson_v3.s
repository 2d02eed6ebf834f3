# Made by `cargo xtask kernels`. Do not edit.
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$4456, %rsp
	movl	%esi, 120(%rsp)
	testl	%ecx, %ecx
	je	257f
	testl	%edx, %edx
	je	257f
	cmpl	$0, 120(%rsp)
	je	257f
	movq	4528(%rsp), %r12
	movl	120(%rsp), %eax
	movl	%eax, %ebx
	movl	%edx, %esi
	movq	%rsi, 1208(%rsp)
	movq	(%rdi), %rsi
	movq	%rsi, 760(%rsp)
	movq	24(%rdi), %rsi
	movq	%rsi, 8(%rsp)
	movq	32(%rdi), %r15
	movq	40(%rdi), %rsi
	movq	%rsi, 2064(%rsp)
	movq	48(%rdi), %r13
	addl	%r8d, %r9d
	addl	4512(%rsp), %r9d
	movq	56(%rdi), %r11
	movl	%ecx, %ecx
	movq	%rcx, 2032(%rsp)
	imull	%eax, %edx
	movl	%edx, 772(%rsp)
	leaq	32(%r11), %rax
	movq	%rax, 1216(%rsp)
	leaq	128(%r13), %rbp
	xorl	%eax, %eax
	movq	%r9, 2040(%rsp)
	movl	%r9d, %ecx
	vbroadcastss	2118f(%rip), %ymm0
	vmovups	%ymm0, 3776(%rsp)
	vbroadcastss	2119f(%rip), %ymm0
	vmovups	%ymm0, 3744(%rsp)
	vpbroadcastd	258f(%rip), %ymm4
	vbroadcastss	292f(%rip), %ymm15
	vpbroadcastd	260f(%rip), %ymm13
	movq	%r11, 752(%rsp)
	vmovdqu	%ymm4, 1840(%rsp)
	vmovups	%ymm15, 208(%rsp)
	vmovdqu	%ymm13, 1776(%rsp)
	movq	%rbx, 2072(%rsp)
	movq	%r15, 2056(%rsp)
	jmp	21f
	.p2align	4
20:
	incq	%rax
	addl	772(%rsp), %ecx
	cmpq	2032(%rsp), %rax
	je	257f
21:
	movq	%rax, %rdx
	imulq	1208(%rsp), %rdx
	movq	%rdx, 2048(%rsp)
	movl	%ecx, %esi
	xorl	%edi, %edi
	movq	%rax, 2080(%rsp)
	movl	%ecx, 776(%rsp)
	jmp	23f
	.p2align	4
22:
	incq	%rdi
	addl	120(%rsp), %esi
	cmpq	1208(%rsp), %rdi
	je	20b
23:
	movq	2048(%rsp), %rdx
	addq	%rdi, %rdx
	imulq	%rbx, %rdx
	addq	2040(%rsp), %rdx
	movl	%esi, %r8d
	xorl	%r9d, %r9d
	movl	%esi, 780(%rsp)
	movq	%rdi, 2096(%rsp)
	movq	%rdx, 2088(%rsp)
	jmp	26f
	.p2align	4
24:
	vorps	560(%rsp), %ymm12, %ymm0
	vbroadcastss	2139f(%rip), %ymm1
	vblendvps	%ymm0, 3392(%rsp), %ymm1, %ymm0
	movq	2064(%rsp), %rax
	vmovups	2912(%rsp), %ymm1
	vmovaps	%ymm1, (%rax,%rcx)
	vmovaps	%ymm0, (%rax,%r14)
	movq	2080(%rsp), %rax
	movl	776(%rsp), %ecx
	movl	780(%rsp), %esi
	movq	2096(%rsp), %rdi
	movq	2088(%rsp), %rdx
	movl	204(%rsp), %r8d
	movq	2104(%rsp), %r9
	movq	2072(%rsp), %rbx
	movq	4528(%rsp), %r12
25:
	incq	%r9
	incl	%r8d
	cmpq	%rbx, %r9
	je	22b
26:
	leaq	(%rdx,%r9), %r10
	movl	8(%r12), %r14d
	movq	%r14, 192(%rsp)
	cmpq	%r14, %r10
	jae	25b
	movq	%r10, 1224(%rsp)
	movq	%r9, 2104(%rsp)
	movl	%r8d, 204(%rsp)
	vpxor	%xmm1, %xmm1, %xmm1
	movl	(%r12), %r10d
	movl	16(%r12), %eax
	movl	%eax, 656(%rsp)
	movl	20(%r12), %r14d
	movq	%r10, %rcx
	imulq	%r10, %rcx
	leaq	1(%rcx), %rax
	shrq	%rax
	testb	$1, %r14b
	cmoveq	%rcx, %rax
	testq	%r10, %r10
	movl	%r14d, 124(%rsp)
	je	226f
	movq	%rcx, 496(%rsp)
	movq	%rax, %rcx
	imulq	1224(%rsp), %rcx
	movl	$2, %r15d
	subq	%r10, %r15
	imull	204(%rsp), %eax
	movl	%r10d, %edx
	shll	$4, %edx
	movl	%edx, 272(%rsp)
	movq	%r10, %rdx
	shlq	$5, %rdx
	movq	%rdx, 336(%rsp)
	vpxor	%xmm7, %xmm7, %xmm7
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1680(%rsp)
	vpbroadcastd	259f(%rip), %ymm6
	movl	$16, %ebx
	movq	1216(%rsp), %rbp
	xorl	%edi, %edi
	vbroadcastss	258f(%rip), %ymm0
	vmovaps	%ymm0, %ymm14
	vmovups	%ymm0, 1648(%rsp)
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 160(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vmovups	%ymm0, 48(%rsp)
	xorl	%edx, %edx
	jmp	28f
	.p2align	4
27:
	vaddps	%ymm3, %ymm8, %ymm3
	vmovups	16(%rsp), %ymm8
	vaddps	%ymm4, %ymm8, %ymm8
	incq	%rdx
	addl	%r10d, %eax
	addl	272(%rsp), %ebx
	addq	%r10, %rdi
	addq	336(%rsp), %rbp
	cmpq	%r10, %rdx
	je	224f
28:
	vmovups	%ymm8, 16(%rsp)
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
	movq	760(%rsp), %r8
	vmovdqa	(%r8,%rsi), %ymm0
	testb	$1, %r14b
	je	29f
	movl	%r12d, %esi
	shll	$4, %esi
	andl	$16, %esi
	vmovd	%esi, %xmm4
	vpsrld	%xmm4, %ymm0, %ymm0
	vpblendw	$170, %ymm1, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
29:
	movq	8(%rsp), %rsi
	vbroadcastss	(%rsi), %ymm4
	vbroadcastss	4(%rsi), %ymm8
	vsubps	%ymm4, %ymm0, %ymm4
	vmulps	%ymm4, %ymm8, %ymm8
	movq	%r12, %rsi
	shlq	$5, %rsi
	vmovaps	%ymm8, (%r11,%rsi)
	testb	$8, %r14b
	jne	212f
	andl	$2147483647, %eax
	cmpq	$1, %r10
	je	213f
210:
	vpand	%ymm0, %ymm13, %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm7
	vaddps	%ymm1, %ymm8, %ymm4
	jne	214f
211:
	testq	%rdx, %rdx
	jne	27b
	jmp	219f
	.p2align	4
212:
	vbroadcastss	261f(%rip), %ymm4
	vaddps	%ymm4, %ymm8, %ymm4
	vbroadcastss	262f(%rip), %ymm9
	vfmadd213ps	%ymm9, %ymm8, %ymm4
	vbroadcastss	263f(%rip), %ymm9
	vfmadd213ps	%ymm9, %ymm8, %ymm4
	vbroadcastss	264f(%rip), %ymm9
	vaddps	%ymm9, %ymm8, %ymm9
	vcmpltps	%ymm8, %ymm1, %ymm10
	vbroadcastss	258f(%rip), %ymm5
	vblendvps	%ymm10, %ymm4, %ymm5, %ymm4
	vbroadcastss	265f(%rip), %ymm11
	vfmadd213ps	%ymm11, %ymm8, %ymm9
	vmulps	%ymm4, %ymm14, %ymm4
	vblendvps	%ymm10, %ymm9, %ymm5, %ymm9
	vmulps	1648(%rsp), %ymm9, %ymm9
	vpsrld	$23, %ymm4, %ymm11
	vpsrld	$23, %ymm9, %ymm12
	vpsubd	%ymm12, %ymm6, %ymm6
	vpaddd	%ymm6, %ymm11, %ymm6
	vbroadcastss	266f(%rip), %ymm11
	vandps	%ymm4, %ymm11, %ymm4
	vmovups	1840(%rsp), %ymm12
	vorps	%ymm4, %ymm12, %ymm14
	vandps	%ymm11, %ymm9, %ymm4
	vorps	%ymm4, %ymm12, %ymm4
	vmovups	%ymm4, 1648(%rsp)
	vandps	%ymm5, %ymm10, %ymm4
	vmovups	1680(%rsp), %ymm9
	vaddps	%ymm4, %ymm9, %ymm9
	vmovups	%ymm9, 1680(%rsp)
	andl	$2147483647, %eax
	cmpq	$1, %r10
	jne	210b
213:
	vmovups	48(%rsp), %ymm2
	vaddps	%ymm2, %ymm8, %ymm2
	vmovups	%ymm2, 48(%rsp)
	vpand	%ymm0, %ymm13, %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm7
	vaddps	%ymm1, %ymm8, %ymm4
	je	211b
214:
	movl	%ebx, 80(%rsp)
	movl	$1, %ebx
	cmpl	$2, %r10d
	jne	220f
215:
	addq	%rbx, %r12
	addq	%rbx, %r9
	movq	%r12, %rsi
	shrq	%rsi
	addq	%rcx, %rsi
	testb	$1, %r14b
	cmoveq	%r9, %rsi
	shlq	$5, %rsi
	movq	760(%rsp), %r8
	vmovdqa	(%r8,%rsi), %ymm0
	testb	$1, %r14b
	je	216f
	movl	%r12d, %esi
	shll	$4, %esi
	andl	$16, %esi
	vmovd	%esi, %xmm9
	vpsrld	%xmm9, %ymm0, %ymm0
	vpblendw	$170, %ymm1, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
216:
	movq	8(%rsp), %rsi
	vbroadcastss	(%rsi), %ymm9
	vbroadcastss	4(%rsi), %ymm10
	vsubps	%ymm9, %ymm0, %ymm9
	vmulps	%ymm10, %ymm9, %ymm9
	movq	752(%rsp), %r11
	shlq	$5, %r12
	vmovaps	%ymm9, (%r11,%r12)
	testb	$8, %r14b
	je	217f
	vbroadcastss	261f(%rip), %ymm10
	vaddps	%ymm10, %ymm9, %ymm10
	vbroadcastss	262f(%rip), %ymm11
	vfmadd213ps	%ymm11, %ymm9, %ymm10
	vbroadcastss	263f(%rip), %ymm11
	vfmadd213ps	%ymm11, %ymm9, %ymm10
	vbroadcastss	264f(%rip), %ymm11
	vaddps	%ymm11, %ymm9, %ymm11
	vcmpltps	%ymm9, %ymm1, %ymm12
	vbroadcastss	258f(%rip), %ymm5
	vblendvps	%ymm12, %ymm10, %ymm5, %ymm10
	vbroadcastss	265f(%rip), %ymm13
	vfmadd213ps	%ymm13, %ymm9, %ymm11
	vmulps	%ymm10, %ymm14, %ymm10
	vblendvps	%ymm12, %ymm11, %ymm5, %ymm11
	vmulps	1648(%rsp), %ymm11, %ymm11
	vpsrld	$23, %ymm10, %ymm13
	vpsrld	$23, %ymm11, %ymm14
	vpsubd	%ymm14, %ymm6, %ymm6
	vmovups	1840(%rsp), %ymm2
	vpaddd	%ymm6, %ymm13, %ymm6
	vbroadcastss	266f(%rip), %ymm13
	vandps	%ymm13, %ymm10, %ymm10
	vorps	%ymm2, %ymm10, %ymm14
	vandps	%ymm13, %ymm11, %ymm10
	vmovups	1776(%rsp), %ymm13
	vorps	%ymm2, %ymm10, %ymm10
	vmovups	%ymm10, 1648(%rsp)
	vandps	%ymm5, %ymm12, %ymm10
	vmovups	1680(%rsp), %ymm11
	vaddps	%ymm10, %ymm11, %ymm11
	vmovups	%ymm11, 1680(%rsp)
217:
	incq	%rbx
	cmpq	%r10, %rbx
	jne	218f
	vmovups	48(%rsp), %ymm2
	vaddps	%ymm2, %ymm9, %ymm2
	vmovups	%ymm2, 48(%rsp)
218:
	movl	80(%rsp), %ebx
	vandps	%ymm0, %ymm13, %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm7
	vaddps	%ymm4, %ymm9, %ymm4
	testq	%rdx, %rdx
	jne	27b
219:
	vmovups	160(%rsp), %ymm0
	vaddps	%ymm4, %ymm0, %ymm0
	vmovups	%ymm0, 160(%rsp)
	jmp	27b
	.p2align	4
220:
	movq	%rbp, %rsi
	movl	80(%rsp), %r11d
	jmp	222f
	.p2align	4
221:
	vandps	%ymm0, %ymm13, %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm7
	vaddps	%ymm4, %ymm9, %ymm4
	leaq	(%r15,%rbx), %r8
	incq	%r8
	incq	%rbx
	addl	$16, %r11d
	addq	$32, %rsi
	cmpq	$1, %r8
	je	215b
222:
	leaq	(%rdi,%rbx), %r8
	leaq	(%rax,%rbx), %r14
	shrq	%r8
	addq	%rcx, %r8
	testb	$1, 124(%rsp)
	cmoveq	%r14, %r8
	shlq	$5, %r8
	movq	760(%rsp), %r14
	vmovdqa	(%r14,%r8), %ymm0
	movl	124(%rsp), %r14d
	testb	$1, %r14b
	je	223f
	movl	%r11d, %r8d
	andl	$16, %r8d
	vmovd	%r8d, %xmm9
	vpsrld	%xmm9, %ymm0, %ymm0
	vpblendw	$170, %ymm1, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
223:
	movq	8(%rsp), %r8
	vbroadcastss	(%r8), %ymm9
	vbroadcastss	4(%r8), %ymm10
	vsubps	%ymm9, %ymm0, %ymm9
	vmulps	%ymm10, %ymm9, %ymm9
	vmovaps	%ymm9, (%rsi)
	testb	$8, %r14b
	je	221b
	vbroadcastss	261f(%rip), %ymm10
	vaddps	%ymm10, %ymm9, %ymm10
	vbroadcastss	262f(%rip), %ymm11
	vfmadd213ps	%ymm11, %ymm9, %ymm10
	vbroadcastss	263f(%rip), %ymm11
	vfmadd213ps	%ymm11, %ymm9, %ymm10
	vbroadcastss	264f(%rip), %ymm11
	vaddps	%ymm11, %ymm9, %ymm11
	vcmpltps	%ymm9, %ymm1, %ymm12
	vbroadcastss	258f(%rip), %ymm5
	vblendvps	%ymm12, %ymm10, %ymm5, %ymm10
	vbroadcastss	265f(%rip), %ymm13
	vfmadd213ps	%ymm13, %ymm9, %ymm11
	vmulps	%ymm10, %ymm14, %ymm10
	vblendvps	%ymm12, %ymm11, %ymm5, %ymm11
	vmulps	1648(%rsp), %ymm11, %ymm11
	vpsrld	$23, %ymm10, %ymm13
	vpsrld	$23, %ymm11, %ymm14
	vpsubd	%ymm14, %ymm6, %ymm6
	vmovups	1840(%rsp), %ymm2
	vpaddd	%ymm6, %ymm13, %ymm6
	vbroadcastss	266f(%rip), %ymm13
	vandps	%ymm13, %ymm10, %ymm10
	vorps	%ymm2, %ymm10, %ymm14
	vandps	%ymm13, %ymm11, %ymm10
	vmovdqu	1776(%rsp), %ymm13
	vorps	%ymm2, %ymm10, %ymm10
	vmovups	%ymm10, 1648(%rsp)
	vandps	%ymm5, %ymm12, %ymm10
	vmovups	1680(%rsp), %ymm11
	vaddps	%ymm10, %ymm11, %ymm11
	vmovups	%ymm11, 1680(%rsp)
	jmp	221b
	.p2align	4
224:
	vpbroadcastd	267f(%rip), %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm0
	vpcmpeqd	%ymm0, %ymm7, %ymm0
	vextracti128	$1, %ymm0, %xmm7
	vpackssdw	%xmm7, %xmm0, %xmm5
	vpbroadcastd	268f(%rip), %ymm0
	vpblendw	$170, %ymm0, %ymm6, %ymm0
	vpsrld	$16, %ymm6, %ymm6
	vpbroadcastd	269f(%rip), %ymm7
	vpblendw	$170, %ymm7, %ymm6, %ymm6
	vbroadcastss	270f(%rip), %ymm7
	vsubps	%ymm7, %ymm6, %ymm6
	vaddps	%ymm6, %ymm0, %ymm0
	vbroadcastss	271f(%rip), %ymm6
	vaddps	%ymm6, %ymm0, %ymm0
	movq	2056(%rsp), %r15
	leaq	128(%r13), %rbp
	movq	496(%rsp), %rcx
	vmovups	48(%rsp), %ymm2
	vmovups	160(%rsp), %ymm9
	testq	%rcx, %rcx
	vmovups	%ymm0, 3904(%rsp)
	vmovdqa	%xmm5, 16(%rsp)
	js	227f
225:
	vcvtsi2ss	%rcx, %xmm15, %xmm6
	jmp	228f
226:
	vxorps	%xmm2, %xmm2, %xmm2
	vpxor	%xmm5, %xmm5, %xmm5
	vxorps	%xmm3, %xmm3, %xmm3
	vpxor	%xmm4, %xmm4, %xmm4
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1680(%rsp)
	vbroadcastss	258f(%rip), %ymm14
	vmovups	%ymm14, 1648(%rsp)
	testq	%rcx, %rcx
	vmovups	%ymm0, 3904(%rsp)
	vmovdqa	%xmm5, 16(%rsp)
	jns	225b
227:
	movq	%rcx, %rax
	shrq	%rax
	andl	$1, %ecx
	orq	%rax, %rcx
	vcvtsi2ss	%rcx, %xmm15, %xmm0
	vaddss	%xmm0, %xmm0, %xmm6
228:
	vcvtsi2ss	%r10, %xmm15, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vbroadcastss	258f(%rip), %ymm5
	vmaxps	%ymm5, %ymm0, %ymm7
	vdivps	%ymm7, %ymm5, %ymm7
	vmulps	%ymm7, %ymm9, %ymm5
	vmulps	%ymm4, %ymm7, %ymm4
	vmulps	%ymm3, %ymm7, %ymm3
	vminps	%ymm5, %ymm4, %ymm9
	vcmpunordps	%ymm5, %ymm5, %ymm10
	vblendvps	%ymm10, %ymm4, %ymm9, %ymm9
	vmulps	%ymm2, %ymm7, %ymm2
	vmaxps	%ymm5, %ymm4, %ymm5
	vblendvps	%ymm10, %ymm4, %ymm5, %ymm4
	vminps	%ymm3, %ymm2, %ymm5
	vcmpunordps	%ymm3, %ymm3, %ymm7
	vblendvps	%ymm7, %ymm2, %ymm5, %ymm5
	vmaxps	%ymm3, %ymm2, %ymm3
	vblendvps	%ymm7, %ymm2, %ymm3, %ymm2
	vminps	%ymm9, %ymm5, %ymm3
	vcmpunordps	%ymm9, %ymm9, %ymm7
	vblendvps	%ymm7, %ymm5, %ymm3, %ymm3
	vmaxps	%ymm9, %ymm5, %ymm9
	vblendvps	%ymm7, %ymm5, %ymm9, %ymm5
	vminps	%ymm4, %ymm2, %ymm7
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm2, %ymm7, %ymm2
	vminps	%ymm5, %ymm2, %ymm4
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vblendvps	%ymm5, %ymm2, %ymm4, %ymm2
	vaddps	%ymm2, %ymm3, %ymm2
	vbroadcastss	272f(%rip), %ymm3
	vmulps	%ymm3, %ymm2, %ymm2
	vbroadcastss	%xmm6, %ymm3
	vmovups	%ymm3, 3552(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm3, %xmm3, %xmm3
	testq	%r10, %r10
	vmovups	%ymm14, 3936(%rsp)
	je	234f
	vmaxps	%ymm3, %ymm2, %ymm3
	vsqrtps	%ymm3, %ymm3
	vaddps	%ymm3, %ymm2, %ymm6
	movl	%r10d, %eax
	andl	$-2, %eax
	movq	%r10, %rcx
	shlq	$5, %rcx
	vxorps	%xmm3, %xmm3, %xmm3
	movq	1216(%rsp), %rdx
	xorl	%esi, %esi
	jmp	232f
	.p2align	4
229:
	xorl	%edi, %edi
230:
	vmovaps	%ymm9, %ymm11
	vmovaps	%ymm7, %ymm9
	movq	%rsi, %r8
	imulq	%r10, %r8
	shlq	$5, %r8
	vcvtsi2ss	%rdi, %xmm15, %xmm12
	addq	%r11, %r8
	shlq	$5, %rdi
	vmovaps	(%r8,%rdi), %ymm7
	vsubps	%ymm6, %ymm7, %ymm7
	vmaxps	%ymm1, %ymm7, %ymm7
	vmulps	%ymm7, %ymm7, %ymm13
	vbroadcastss	%xmm12, %ymm7
	vaddps	%ymm13, %ymm10, %ymm10
	vfmadd213ps	%ymm9, %ymm13, %ymm7
	vmulss	%xmm12, %xmm12, %xmm9
	vbroadcastss	%xmm9, %ymm9
	vfmadd213ps	%ymm11, %ymm13, %ymm9
231:
	vcvtsi2ss	%rsi, %xmm15, %xmm11
	vbroadcastss	%xmm11, %ymm12
	vaddps	%ymm3, %ymm10, %ymm3
	vfmadd231ps	%ymm12, %ymm10, %ymm5
	vmulss	%xmm11, %xmm11, %xmm11
	vbroadcastss	%xmm11, %ymm11
	vfmadd231ps	%ymm11, %ymm10, %ymm4
	incq	%rsi
	addq	%rcx, %rdx
	cmpq	%r10, %rsi
	je	234f
232:
	vxorps	%xmm10, %xmm10, %xmm10
	cmpq	$1, %r10
	je	229b
	movq	%rdx, %r9
	xorl	%edi, %edi
	vxorps	%xmm1, %xmm1, %xmm1
	.p2align	4
233:
	vmovaps	-32(%r9), %ymm11
	vmovaps	(%r9), %ymm12
	vsubps	%ymm6, %ymm11, %ymm11
	vcvtsi2ss	%rdi, %xmm15, %xmm13
	vmaxps	%ymm1, %ymm11, %ymm11
	vmulps	%ymm11, %ymm11, %ymm11
	vbroadcastss	%xmm13, %ymm14
	vaddps	%ymm11, %ymm10, %ymm10
	vfmadd213ps	%ymm7, %ymm11, %ymm14
	vmulss	%xmm13, %xmm13, %xmm7
	vbroadcastss	%xmm7, %ymm13
	vfmadd213ps	%ymm9, %ymm11, %ymm13
	vsubps	%ymm6, %ymm12, %ymm7
	vmaxps	%ymm1, %ymm7, %ymm7
	vmulps	%ymm7, %ymm7, %ymm11
	leaq	1(%rdi), %r8
	vcvtsi2ss	%r8, %xmm15, %xmm9
	vbroadcastss	%xmm9, %ymm7
	vaddps	%ymm11, %ymm10, %ymm10
	vfmadd213ps	%ymm14, %ymm11, %ymm7
	vmulss	%xmm9, %xmm9, %xmm9
	vbroadcastss	%xmm9, %ymm9
	vfmadd213ps	%ymm13, %ymm11, %ymm9
	addq	$2, %rdi
	addq	$64, %r9
	cmpq	%rax, %rdi
	jne	233b
	vxorps	%xmm1, %xmm1, %xmm1
	testb	$1, %r10b
	jne	230b
	jmp	231b
	.p2align	4
234:
	vbroadcastss	273f(%rip), %ymm6
	vmaxps	%ymm6, %ymm3, %ymm6
	vbroadcastss	258f(%rip), %ymm1
	vdivps	%ymm6, %ymm1, %ymm10
	vbroadcastss	274f(%rip), %ymm6
	vcmpltps	%ymm3, %ymm6, %ymm11
	vbroadcastss	275f(%rip), %ymm6
	vaddps	%ymm6, %ymm0, %ymm0
	vbroadcastss	272f(%rip), %ymm6
	vmulps	%ymm6, %ymm0, %ymm0
	vmulps	%ymm7, %ymm10, %ymm6
	vblendvps	%ymm11, %ymm6, %ymm0, %ymm6
	vmulps	%ymm5, %ymm10, %ymm5
	vblendvps	%ymm11, %ymm5, %ymm0, %ymm5
	vbroadcastss	276f(%rip), %ymm0
	vmovups	3552(%rsp), %ymm1
	vdivps	%ymm0, %ymm1, %ymm0
	vmulps	%ymm10, %ymm9, %ymm7
	vfnmadd231ps	%ymm6, %ymm6, %ymm7
	vaddps	%ymm7, %ymm7, %ymm7
	vminps	%ymm7, %ymm0, %ymm9
	vcmpunordps	%ymm7, %ymm7, %ymm7
	vblendvps	%ymm7, %ymm0, %ymm9, %ymm7
	vbroadcastss	277f(%rip), %ymm11
	vmaxps	%ymm11, %ymm7, %ymm7
	vsqrtps	%ymm7, %ymm7
	vmulps	%ymm4, %ymm10, %ymm4
	vfnmadd231ps	%ymm5, %ymm5, %ymm4
	vaddps	%ymm4, %ymm4, %ymm4
	vminps	%ymm4, %ymm0, %ymm9
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm0, %ymm9, %ymm0
	vmaxps	%ymm11, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm4
	vbroadcastss	278f(%rip), %ymm0
	vmulps	%ymm0, %ymm7, %ymm0
	vmulps	%ymm0, %ymm4, %ymm0
	vmulps	%ymm0, %ymm3, %ymm0
	vmovaps	%ymm2, %ymm12
	vfnmadd231ps	%ymm1, %ymm2, %ymm8
	vsqrtps	%ymm0, %ymm0
	vmaxps	%ymm8, %ymm0, %ymm3
	vcmpunordps	%ymm8, %ymm8, %ymm1
	vblendvps	%ymm1, %ymm0, %ymm3, %ymm0
	movq	8(%rsp), %rax
	vbroadcastss	20(%rax), %ymm1
	vxorps	%xmm2, %xmm2, %xmm2
	vcmpltps	%ymm1, %ymm2, %ymm9
	vblendvps	%ymm9, %ymm1, %ymm7, %ymm3
	vblendvps	%ymm9, %ymm1, %ymm4, %ymm1
	vbroadcastss	52(%rax), %ymm8
	vbroadcastss	76(%rax), %ymm2
	vbroadcastss	56(%rax), %ymm13
	vbroadcastss	80(%rax), %ymm14
	vbroadcastss	64(%rax), %ymm10
	vbroadcastss	88(%rax), %ymm11
	vbroadcastss	68(%rax), %ymm7
	vbroadcastss	92(%rax), %ymm9
	vminps	%ymm6, %ymm2, %ymm4
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vmovups	%ymm2, 2592(%rsp)
	vblendvps	%ymm6, %ymm2, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm8, %ymm6
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vmovups	%ymm8, 2624(%rsp)
	vblendvps	%ymm4, %ymm8, %ymm6, %ymm6
	vminps	%ymm5, %ymm14, %ymm4
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vmovups	%ymm14, 2656(%rsp)
	vblendvps	%ymm5, %ymm14, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm13, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vmovups	%ymm13, 2688(%rsp)
	vblendvps	%ymm4, %ymm13, %ymm5, %ymm2
	vmovups	%ymm2, 1232(%rsp)
	vminps	%ymm12, %ymm11, %ymm4
	vcmpunordps	%ymm12, %ymm12, %ymm2
	vmovups	%ymm11, 2784(%rsp)
	vblendvps	%ymm2, %ymm11, %ymm4, %ymm2
	vmaxps	%ymm2, %ymm10, %ymm4
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vmovups	%ymm10, 2816(%rsp)
	vblendvps	%ymm2, %ymm10, %ymm4, %ymm8
	vminps	%ymm3, %ymm9, %ymm2
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm9, %ymm2, %ymm2
	vmovaps	%ymm7, %ymm4
	vmaxps	%ymm2, %ymm7, %ymm3
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm7, %ymm3, %ymm7
	vmovaps	%ymm4, %ymm12
	vbroadcastss	96(%rax), %ymm3
	vminps	%ymm1, %ymm3, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm2, %ymm1
	vbroadcastss	72(%rax), %ymm4
	vmaxps	%ymm1, %ymm4, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm4, %ymm2, %ymm1
	vmovups	%ymm1, 1520(%rsp)
	vbroadcastss	279f(%rip), %ymm1
	vmovups	3552(%rsp), %ymm2
	vcmpltps	%ymm1, %ymm2, %ymm1
	vmovaps	%ymm6, %ymm14
	vextractf128	$1, %ymm1, %xmm2
	vpackssdw	%xmm2, %xmm1, %xmm1
	vpor	16(%rsp), %xmm1, %xmm1
	vbroadcastss	258f(%rip), %ymm10
	vmaxps	%ymm10, %ymm0, %ymm0
	vbroadcastss	84(%rax), %ymm2
	vmovups	%ymm2, 2528(%rsp)
	vminps	%ymm0, %ymm2, %ymm0
	vbroadcastss	60(%rax), %ymm2
	vmovups	%ymm2, 2560(%rsp)
	vmaxps	%ymm0, %ymm2, %ymm5
	vpmovzxwd	%xmm1, %ymm0
	vpslld	$31, %ymm0, %ymm0
	vpxor	%xmm1, %xmm1, %xmm1
	vmovdqu	%ymm1, 2496(%rsp)
	vblendvps	%ymm0, %ymm1, %ymm10, %ymm11
	vbroadcastss	280f(%rip), %ymm1
	vbroadcastss	281f(%rip), %ymm2
	vblendvps	%ymm0, %ymm1, %ymm2, %ymm0
	vmovups	%ymm0, 3392(%rsp)
	movl	656(%rsp), %eax
	vcvtsi2ss	%rax, %xmm15, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 3840(%rsp)
	vmovups	%ymm12, 3072(%rsp)
	vmovups	%ymm9, 2848(%rsp)
	vsubss	%xmm12, %xmm9, %xmm0
	vmovaps	%ymm5, %ymm12
	vmovss	277f(%rip), %xmm2
	vmulss	%xmm2, %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 4000(%rsp)
	vmovups	%ymm3, 2752(%rsp)
	vmovups	%ymm4, 2720(%rsp)
	vsubss	%xmm4, %xmm3, %xmm0
	vmovaps	%ymm8, %ymm4
	vmulss	%xmm2, %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 3968(%rsp)
	leaq	(%r10,%r10,4), %rcx
	shlq	$5, %rcx
	addq	%rbp, %rcx
	movq	%r10, %r12
	shlq	$5, %r12
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 2304(%rsp)
	vmovups	%ymm0, 2336(%rsp)
	vmovups	%ymm0, 2368(%rsp)
	vmovups	%ymm0, 2400(%rsp)
	vmovups	%ymm0, 2432(%rsp)
	vxorps	%xmm6, %xmm6, %xmm6
	vmovups	%ymm0, 2112(%rsp)
	vmovups	%ymm10, 2464(%rsp)
	vbroadcastss	284f(%rip), %ymm0
	vmovups	%ymm0, 3808(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	%ymm2, 1808(%rsp)
	vmovups	%ymm0, 2880(%rsp)
	vmovups	%ymm1, 3008(%rsp)
	vbroadcastss	283f(%rip), %ymm0
	vmovups	%ymm0, 3584(%rsp)
	vbroadcastss	282f(%rip), %ymm0
	vmovups	%ymm0, 3104(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 2912(%rsp)
	vxorps	%xmm13, %xmm13, %xmm13
	jmp	236f
	.p2align	4
235:
	vbroadcastss	258f(%rip), %ymm15
	vmovups	4096(%rsp), %ymm3
	vminps	%ymm15, %ymm3, %ymm3
	vmovups	4064(%rsp), %ymm0
	vminps	%ymm3, %ymm0, %ymm3
	vminps	%ymm3, %ymm9, %ymm3
	vminps	%ymm3, %ymm11, %ymm3
	vminps	%ymm3, %ymm12, %ymm3
	vmovups	336(%rsp), %ymm7
	vmulps	3424(%rsp), %ymm7, %ymm4
	vmulps	%ymm4, %ymm7, %ymm4
	vmovups	464(%rsp), %ymm0
	vsubps	%ymm0, %ymm15, %ymm5
	vfmadd231ps	%ymm4, %ymm0, %ymm5
	vminps	%ymm3, %ymm5, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm5, %ymm4, %ymm3
	vmovups	272(%rsp), %ymm14
	vmulps	3456(%rsp), %ymm14, %ymm4
	vmulps	%ymm4, %ymm14, %ymm4
	vmovups	656(%rsp), %ymm0
	vsubps	%ymm0, %ymm15, %ymm5
	vfmadd231ps	%ymm4, %ymm0, %ymm5
	vminps	%ymm3, %ymm5, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm5, %ymm4, %ymm3
	vmovups	80(%rsp), %ymm0
	vmulps	1488(%rsp), %ymm0, %ymm4
	vmulps	%ymm4, %ymm0, %ymm4
	vmovups	1168(%rsp), %ymm0
	vsubps	%ymm0, %ymm15, %ymm5
	vfmadd231ps	%ymm4, %ymm0, %ymm5
	vminps	%ymm3, %ymm5, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm5, %ymm4, %ymm3
	vmovups	48(%rsp), %ymm0
	vmulps	976(%rsp), %ymm0, %ymm4
	vmulps	%ymm4, %ymm0, %ymm4
	vmovups	720(%rsp), %ymm0
	vsubps	%ymm0, %ymm15, %ymm5
	vfmadd231ps	%ymm4, %ymm0, %ymm5
	vminps	%ymm3, %ymm5, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm5, %ymm4, %ymm3
	vmovups	160(%rsp), %ymm12
	vmulps	848(%rsp), %ymm12, %ymm4
	vmulps	%ymm4, %ymm12, %ymm4
	vmovups	1136(%rsp), %ymm0
	vsubps	%ymm0, %ymm15, %ymm5
	vfmadd231ps	%ymm4, %ymm0, %ymm5
	vminps	%ymm3, %ymm5, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm5, %ymm4, %ymm3
	vmovups	1008(%rsp), %ymm0
	vmulps	880(%rsp), %ymm0, %ymm4
	vmulps	%ymm4, %ymm0, %ymm4
	vmovups	1104(%rsp), %ymm0
	vsubps	%ymm0, %ymm15, %ymm5
	vfmadd231ps	%ymm4, %ymm0, %ymm5
	vminps	%ymm3, %ymm5, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm5, %ymm4, %ymm0
	vmovups	%ymm0, 880(%rsp)
	vmovups	2496(%rsp), %ymm3
	vxorps	%xmm4, %xmm4, %xmm4
	vfmadd132ps	240(%rsp), %ymm4, %ymm3
	vmovups	2304(%rsp), %ymm0
	vfmadd231ps	432(%rsp), %ymm0, %ymm3
	vmovups	400(%rsp), %ymm0
	vfmadd231ps	2336(%rsp), %ymm0, %ymm3
	vmovups	304(%rsp), %ymm0
	vfmadd231ps	2368(%rsp), %ymm0, %ymm3
	vmovups	688(%rsp), %ymm0
	vfmadd231ps	2400(%rsp), %ymm0, %ymm3
	vmovups	560(%rsp), %ymm0
	vfmadd231ps	2432(%rsp), %ymm0, %ymm3
	vmovups	2112(%rsp), %ymm5
	vsubps	%ymm3, %ymm5, %ymm3
	vbroadcastss	277f(%rip), %ymm4
	vmulps	%ymm4, %ymm5, %ymm4
	vmaxps	%ymm3, %ymm4, %ymm6
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm4, %ymm6, %ymm3
	vmulps	1584(%rsp), %ymm13, %ymm4
	vmovups	3168(%rsp), %ymm0
	vfmadd213ps	3200(%rsp), %ymm4, %ymm0
	vmulps	1872(%rsp), %ymm0, %ymm11
	vmovups	2144(%rsp), %ymm0
	vfmadd213ps	2240(%rsp), %ymm11, %ymm0
	vmovups	3232(%rsp), %ymm6
	vfmadd213ps	%ymm0, %ymm4, %ymm6
	vmulps	1904(%rsp), %ymm6, %ymm8
	vmovups	%ymm8, 368(%rsp)
	vmovups	3264(%rsp), %ymm0
	vfmadd213ps	1040(%rsp), %ymm8, %ymm0
	vmovups	2208(%rsp), %ymm6
	vfmadd213ps	%ymm0, %ymm11, %ymm6
	vmovups	2176(%rsp), %ymm0
	vfmadd213ps	%ymm6, %ymm4, %ymm0
	vmulps	1328(%rsp), %ymm0, %ymm9
	vmovups	%ymm9, 592(%rsp)
	vmovups	1360(%rsp), %ymm6
	vfmadd213ps	944(%rsp), %ymm9, %ymm6
	vmovups	3136(%rsp), %ymm0
	vfmadd213ps	%ymm6, %ymm8, %ymm0
	vfmadd213ps	%ymm0, %ymm11, %ymm2
	vmovups	912(%rsp), %ymm0
	vfmadd213ps	%ymm2, %ymm4, %ymm0
	vmulps	16(%rsp), %ymm0, %ymm0
	vmovups	3296(%rsp), %ymm6
	vfmadd213ps	1936(%rsp), %ymm0, %ymm6
	vmovups	3328(%rsp), %ymm2
	vfmadd213ps	%ymm6, %ymm9, %ymm2
	vmovups	3360(%rsp), %ymm6
	vfmadd213ps	%ymm2, %ymm8, %ymm6
	vbroadcastss	273f(%rip), %ymm2
	vmaxps	%ymm2, %ymm3, %ymm2
	vdivps	%ymm2, %ymm15, %ymm2
	vmovups	1264(%rsp), %ymm3
	vfmadd213ps	%ymm6, %ymm11, %ymm3
	vmovups	1296(%rsp), %ymm8
	vfmadd213ps	%ymm3, %ymm4, %ymm8
	vmovaps	%ymm5, %ymm6
	vmovups	%ymm5, 2112(%rsp)
	vmulps	%ymm2, %ymm5, %ymm2
	vmulps	2464(%rsp), %ymm2, %ymm2
	vmovups	3584(%rsp), %ymm5
	vminps	%ymm2, %ymm5, %ymm3
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm5, %ymm3, %ymm2
	vmulps	%ymm7, %ymm8, %ymm13
	vbroadcastss	2142f(%rip), %ymm3
	vmaxps	%ymm3, %ymm2, %ymm2
	vxorps	%xmm3, %xmm3, %xmm3
	vcmpltps	1808(%rsp), %ymm3, %ymm7
	vmovups	%ymm7, 848(%rsp)
	vcmpnltps	%ymm6, %ymm3, %ymm6
	vorps	%ymm6, %ymm7, %ymm6
	vblendvps	%ymm6, %ymm15, %ymm2, %ymm3
	vmovups	1776(%rsp), %ymm10
	vandps	%ymm10, %ymm13, %ymm6
	vmovups	%ymm13, 336(%rsp)
	vbroadcastss	2144f(%rip), %ymm5
	vaddps	%ymm5, %ymm6, %ymm6
	vmovaps	%ymm15, %ymm2
	vdivps	%ymm6, %ymm15, %ymm6
	vmovups	%ymm6, 976(%rsp)
	vmovups	2944(%rsp), %ymm8
	vmulps	%ymm6, %ymm8, %ymm6
	vmovups	%ymm3, 528(%rsp)
	vminps	%ymm3, %ymm6, %ymm7
	vcmpunordps	%ymm3, %ymm3, %ymm9
	vblendvps	%ymm9, %ymm6, %ymm7, %ymm6
	vmulps	%ymm0, %ymm14, %ymm9
	vandps	%ymm10, %ymm9, %ymm0
	vmovups	%ymm9, 272(%rsp)
	vaddps	%ymm5, %ymm0, %ymm0
	vmovaps	%ymm5, %ymm14
	vdivps	%ymm0, %ymm15, %ymm15
	vmovaps	%ymm2, %ymm3
	vmovups	1520(%rsp), %ymm5
	vmulps	%ymm5, %ymm15, %ymm0
	vminps	%ymm6, %ymm0, %ymm7
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm0, %ymm7, %ymm2
	vmulps	%ymm11, %ymm12, %ymm0
	vmovups	%ymm0, 16(%rsp)
	vandps	%ymm0, %ymm10, %ymm7
	vmovaps	%ymm14, %ymm6
	vaddps	%ymm7, %ymm14, %ymm7
	vmovaps	%ymm3, %ymm11
	vdivps	%ymm7, %ymm3, %ymm3
	vmovups	%ymm3, 784(%rsp)
	vbroadcastss	272f(%rip), %ymm14
	vmulps	%ymm3, %ymm14, %ymm7
	vmulps	%ymm7, %ymm8, %ymm12
	vmulps	%ymm7, %ymm5, %ymm7
	vminps	%ymm12, %ymm7, %ymm0
	vcmpunordps	%ymm12, %ymm12, %ymm12
	vblendvps	%ymm12, %ymm7, %ymm0, %ymm0
	vmulps	4000(%rsp), %ymm3, %ymm7
	vminps	%ymm0, %ymm7, %ymm12
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm7, %ymm12, %ymm0
	vminps	%ymm2, %ymm0, %ymm7
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm0, %ymm7, %ymm3
	vmulps	1008(%rsp), %ymm4, %ymm0
	vmovups	%ymm0, 160(%rsp)
	vandps	%ymm0, %ymm10, %ymm2
	vaddps	%ymm6, %ymm2, %ymm2
	vdivps	%ymm2, %ymm11, %ymm12
	vmulps	%ymm14, %ymm12, %ymm2
	vmulps	%ymm2, %ymm8, %ymm7
	vmulps	%ymm2, %ymm5, %ymm2
	vminps	%ymm7, %ymm2, %ymm0
	vcmpunordps	%ymm7, %ymm7, %ymm7
	vblendvps	%ymm7, %ymm2, %ymm0, %ymm0
	vmulps	3968(%rsp), %ymm12, %ymm2
	vminps	%ymm0, %ymm2, %ymm7
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm7, %ymm0
	vminps	%ymm3, %ymm0, %ymm2
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm0, %ymm2, %ymm0
	vmovups	%ymm0, 624(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpltps	%ymm0, %ymm13, %ymm2
	vmovups	1552(%rsp), %ymm0
	vsubps	2624(%rsp), %ymm0, %ymm3
	vmovups	2592(%rsp), %ymm4
	vsubps	%ymm0, %ymm4, %ymm7
	vblendvps	%ymm2, %ymm3, %ymm7, %ymm2
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpltps	%ymm0, %ymm9, %ymm3
	vmovups	1232(%rsp), %ymm4
	vsubps	2688(%rsp), %ymm4, %ymm7
	vmovups	2656(%rsp), %ymm0
	vsubps	%ymm4, %ymm0, %ymm0
	vblendvps	%ymm3, %ymm7, %ymm0, %ymm0
	vmulps	976(%rsp), %ymm2, %ymm3
	vmulps	464(%rsp), %ymm2, %ymm2
	vbroadcastss	2145f(%rip), %ymm9
	vmulps	%ymm3, %ymm9, %ymm3
	vxorps	%xmm4, %xmm4, %xmm4
	vcmpltps	%ymm2, %ymm4, %ymm2
	vbroadcastss	284f(%rip), %ymm6
	vminps	%ymm6, %ymm3, %ymm3
	vblendvps	%ymm2, %ymm3, %ymm6, %ymm2
	vmulps	%ymm0, %ymm15, %ymm3
	vmulps	656(%rsp), %ymm0, %ymm0
	vmulps	%ymm3, %ymm9, %ymm3
	vcmpltps	%ymm0, %ymm4, %ymm0
	vblendvps	%ymm0, %ymm3, %ymm6, %ymm0
	vminps	%ymm2, %ymm0, %ymm3
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm0, %ymm3, %ymm0
	vmovups	80(%rsp), %ymm11
	vmulps	592(%rsp), %ymm11, %ymm14
	vxorps	%xmm2, %xmm2, %xmm2
	vcmpltps	%ymm2, %ymm14, %ymm2
	vmovups	128(%rsp), %ymm4
	vsubps	2560(%rsp), %ymm4, %ymm3
	vmovups	2528(%rsp), %ymm5
	vsubps	%ymm4, %ymm5, %ymm7
	vblendvps	%ymm2, %ymm3, %ymm7, %ymm2
	vandps	%ymm10, %ymm14, %ymm3
	vbroadcastss	2144f(%rip), %ymm7
	vaddps	%ymm7, %ymm3, %ymm3
	vbroadcastss	258f(%rip), %ymm5
	vdivps	%ymm3, %ymm5, %ymm3
	vmulps	%ymm3, %ymm2, %ymm3
	vmulps	1168(%rsp), %ymm2, %ymm2
	vmulps	%ymm3, %ymm9, %ymm3
	vxorps	%xmm4, %xmm4, %xmm4
	vcmpltps	%ymm2, %ymm4, %ymm2
	vblendvps	%ymm2, %ymm3, %ymm6, %ymm2
	vminps	%ymm0, %ymm2, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm3, %ymm0
	vmovups	368(%rsp), %ymm2
	vmulps	48(%rsp), %ymm2, %ymm15
	vandps	%ymm10, %ymm15, %ymm2
	vaddps	%ymm7, %ymm2, %ymm2
	vdivps	%ymm2, %ymm5, %ymm2
	vxorps	%xmm3, %xmm3, %xmm3
	vcmpltps	%ymm3, %ymm15, %ymm3
	vmovups	496(%rsp), %ymm4
	vsubps	2816(%rsp), %ymm4, %ymm7
	vmovups	2784(%rsp), %ymm8
	vsubps	%ymm4, %ymm8, %ymm10
	vblendvps	%ymm3, %ymm7, %ymm10, %ymm3
	vmulps	%ymm2, %ymm3, %ymm2
	vmulps	720(%rsp), %ymm3, %ymm3
	vmulps	%ymm2, %ymm9, %ymm2
	vxorps	%xmm4, %xmm4, %xmm4
	vcmpltps	%ymm3, %ymm4, %ymm3
	vblendvps	%ymm3, %ymm2, %ymm6, %ymm2
	vminps	%ymm0, %ymm2, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm3, %ymm0
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	16(%rsp), %ymm3
	vcmpltps	%ymm2, %ymm3, %ymm2
	vmovups	1072(%rsp), %ymm8
	vsubps	3072(%rsp), %ymm8, %ymm3
	vmovups	2848(%rsp), %ymm4
	vsubps	%ymm8, %ymm4, %ymm7
	vblendvps	%ymm2, %ymm3, %ymm7, %ymm2
	vmulps	784(%rsp), %ymm2, %ymm3
	vmulps	1136(%rsp), %ymm2, %ymm2
	vmulps	%ymm3, %ymm9, %ymm3
	vxorps	%xmm4, %xmm4, %xmm4
	vcmpltps	%ymm2, %ymm4, %ymm2
	vblendvps	%ymm2, %ymm3, %ymm6, %ymm2
	vmovaps	%ymm6, %ymm10
	vminps	%ymm0, %ymm2, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm3, %ymm0
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	160(%rsp), %ymm6
	vcmpltps	%ymm2, %ymm6, %ymm2
	vmovups	3712(%rsp), %ymm13
	vsubps	2720(%rsp), %ymm13, %ymm3
	vmovups	2752(%rsp), %ymm4
	vsubps	%ymm13, %ymm4, %ymm7
	vblendvps	%ymm2, %ymm3, %ymm7, %ymm2
	vmulps	%ymm2, %ymm12, %ymm3
	vmulps	1104(%rsp), %ymm2, %ymm2
	vmulps	%ymm3, %ymm9, %ymm3
	vxorps	%xmm4, %xmm4, %xmm4
	vcmpltps	%ymm2, %ymm4, %ymm2
	vblendvps	%ymm2, %ymm3, %ymm10, %ymm2
	vminps	%ymm0, %ymm2, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm3, %ymm0
	vmovups	%ymm0, 592(%rsp)
	vsqrtps	%ymm1, %ymm9
	vmovups	128(%rsp), %ymm1
	vdivps	%ymm1, %ymm5, %ymm0
	vmulps	%ymm0, %ymm11, %ymm0
	vmovups	%ymm0, 48(%rsp)
	vmulps	%ymm0, %ymm9, %ymm0
	vbroadcastss	2141f(%rip), %ymm2
	vmulps	%ymm2, %ymm0, %ymm0
	vminps	%ymm9, %ymm0, %ymm2
	vcmpunordps	%ymm9, %ymm9, %ymm3
	vmovups	%ymm9, 720(%rsp)
	vblendvps	%ymm3, %ymm0, %ymm2, %ymm0
	vmovups	%ymm0, 784(%rsp)
	vmovups	1232(%rsp), %ymm4
	vaddps	272(%rsp), %ymm4, %ymm0
	vmovups	2656(%rsp), %ymm5
	vminps	%ymm0, %ymm5, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm3
	vblendvps	%ymm3, %ymm5, %ymm2, %ymm2
	vmovups	2688(%rsp), %ymm5
	vmaxps	%ymm2, %ymm5, %ymm3
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm5, %ymm3, %ymm2
	vmovups	1552(%rsp), %ymm7
	vaddps	336(%rsp), %ymm7, %ymm3
	vmovups	2592(%rsp), %ymm5
	vminps	%ymm3, %ymm5, %ymm10
	vcmpunordps	%ymm3, %ymm3, %ymm11
	vblendvps	%ymm11, %ymm5, %ymm10, %ymm10
	vmovups	2624(%rsp), %ymm5
	vmaxps	%ymm10, %ymm5, %ymm11
	vcmpunordps	%ymm10, %ymm10, %ymm10
	vblendvps	%ymm10, %ymm5, %ymm11, %ymm10
	vcmpneqps	%ymm2, %ymm0, %ymm0
	vcmpeqps	%ymm4, %ymm2, %ymm2
	vandps	%ymm0, %ymm2, %ymm11
	vaddps	%ymm1, %ymm14, %ymm0
	vmovaps	%ymm1, %ymm5
	vmovups	2528(%rsp), %ymm1
	vminps	%ymm0, %ymm1, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm12
	vblendvps	%ymm12, %ymm1, %ymm2, %ymm2
	vmovups	2560(%rsp), %ymm1
	vmaxps	%ymm2, %ymm1, %ymm12
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm12, %ymm2
	vcmpneqps	%ymm3, %ymm10, %ymm3
	vcmpeqps	%ymm7, %ymm10, %ymm10
	vandps	%ymm3, %ymm10, %ymm12
	vmovups	496(%rsp), %ymm4
	vaddps	%ymm4, %ymm15, %ymm3
	vmovups	2784(%rsp), %ymm1
	vminps	%ymm3, %ymm1, %ymm10
	vcmpunordps	%ymm3, %ymm3, %ymm14
	vblendvps	%ymm14, %ymm1, %ymm10, %ymm10
	vmovups	2816(%rsp), %ymm1
	vmaxps	%ymm10, %ymm1, %ymm14
	vcmpunordps	%ymm10, %ymm10, %ymm10
	vblendvps	%ymm10, %ymm1, %ymm14, %ymm10
	vcmpneqps	%ymm2, %ymm0, %ymm0
	vcmpeqps	%ymm5, %ymm2, %ymm2
	vandps	%ymm0, %ymm2, %ymm0
	vaddps	16(%rsp), %ymm8, %ymm2
	vmovups	2848(%rsp), %ymm1
	vminps	%ymm2, %ymm1, %ymm14
	vcmpunordps	%ymm2, %ymm2, %ymm15
	vblendvps	%ymm15, %ymm1, %ymm14, %ymm14
	vmovups	3072(%rsp), %ymm7
	vmaxps	%ymm14, %ymm7, %ymm15
	vcmpunordps	%ymm14, %ymm14, %ymm14
	vblendvps	%ymm14, %ymm7, %ymm15, %ymm14
	vcmpneqps	%ymm3, %ymm10, %ymm3
	vcmpeqps	%ymm4, %ymm10, %ymm10
	vandps	%ymm3, %ymm10, %ymm3
	vaddps	%ymm6, %ymm13, %ymm10
	vmovups	2752(%rsp), %ymm1
	vminps	%ymm10, %ymm1, %ymm15
	vcmpunordps	%ymm10, %ymm10, %ymm4
	vblendvps	%ymm4, %ymm1, %ymm15, %ymm4
	vmovups	2720(%rsp), %ymm1
	vmaxps	%ymm4, %ymm1, %ymm15
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm1, %ymm15, %ymm4
	vcmpneqps	%ymm2, %ymm14, %ymm2
	vcmpeqps	%ymm8, %ymm14, %ymm14
	vandps	%ymm2, %ymm14, %ymm2
	vcmpneqps	%ymm4, %ymm10, %ymm10
	vcmpeqps	%ymm4, %ymm13, %ymm4
	vandps	%ymm4, %ymm10, %ymm4
	vpsrld	$31, %ymm2, %ymm2
	vpslld	$4, %ymm2, %ymm2
	vpsrld	$31, %ymm4, %ymm4
	vpslld	$5, %ymm4, %ymm4
	vpor	%ymm4, %ymm2, %ymm2
	vpsrld	$31, %ymm3, %ymm3
	vpslld	$3, %ymm3, %ymm3
	vpor	%ymm3, %ymm2, %ymm2
	vpsrld	$31, %ymm0, %ymm0
	vpslld	$2, %ymm0, %ymm0
	vpor	%ymm0, %ymm2, %ymm0
	vpsrld	$31, %ymm11, %ymm2
	vpaddd	%ymm2, %ymm2, %ymm2
	vpor	%ymm2, %ymm0, %ymm0
	vpsubd	%ymm12, %ymm0, %ymm12
	vmovdqu	%ymm12, 368(%rsp)
	vbroadcastss	2138f(%rip), %ymm0
	vmovups	880(%rsp), %ymm1
	vcmpltps	%ymm0, %ymm1, %ymm4
	vmovups	3808(%rsp), %ymm15
	vcmpltps	%ymm9, %ymm15, %ymm2
	vorps	%ymm4, %ymm2, %ymm2
	vmovups	848(%rsp), %ymm6
	vandps	%ymm2, %ymm6, %ymm2
	vmovups	3008(%rsp), %ymm0
	vbroadcastss	277f(%rip), %ymm1
	vmulps	%ymm1, %ymm0, %ymm3
	vblendvps	%ymm2, %ymm3, %ymm0, %ymm2
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	1808(%rsp), %ymm5
	vcmpnltps	%ymm5, %ymm1, %ymm3
	vorps	%ymm3, %ymm4, %ymm10
	vmovups	%ymm10, 464(%rsp)
	vandps	%ymm4, %ymm6, %ymm1
	vmovups	3872(%rsp), %ymm3
	vsubps	3040(%rsp), %ymm3, %ymm9
	vmovups	%ymm9, 80(%rsp)
	vmovups	1616(%rsp), %ymm3
	vbroadcastss	284f(%rip), %ymm6
	vblendvps	%ymm10, %ymm6, %ymm3, %ymm3
	vxorps	%xmm4, %xmm4, %xmm4
	vcmpnltps	%ymm9, %ymm4, %ymm4
	vmovups	2880(%rsp), %ymm10
	vblendvps	%ymm4, %ymm10, %ymm3, %ymm10
	vmovups	%ymm10, 2880(%rsp)
	vmovups	3104(%rsp), %ymm3
	vcmpltps	%ymm6, %ymm3, %ymm3
	vmovups	624(%rsp), %ymm6
	vmovups	592(%rsp), %ymm9
	vcmpltps	%ymm6, %ymm9, %ymm10
	vandps	%ymm3, %ymm10, %ymm3
	vmovups	%ymm3, 656(%rsp)
	vblendvps	%ymm3, %ymm9, %ymm6, %ymm14
	vblendvps	%ymm4, %ymm0, %ymm2, %ymm0
	vmovups	%ymm0, 3008(%rsp)
	vmovups	784(%rsp), %ymm0
	vcmpnleps	%ymm2, %ymm0, %ymm2
	vmovups	528(%rsp), %ymm11
	vcmpnleps	%ymm14, %ymm11, %ymm3
	vorps	%ymm3, %ymm2, %ymm2
	vorps	%ymm2, %ymm1, %ymm2
	vpslld	$31, %ymm2, %ymm2
	vpsrad	$31, %ymm2, %ymm2
	vpbroadcastd	258f(%rip), %ymm0
	vpandn	%ymm0, %ymm2, %ymm2
	vblendvps	%ymm4, %ymm5, %ymm2, %ymm0
	vmovups	%ymm0, 1808(%rsp)
	vmovups	336(%rsp), %ymm0
	vmovups	1552(%rsp), %ymm6
	vfmadd213ps	%ymm6, %ymm14, %ymm0
	vmovups	2592(%rsp), %ymm5
	vminps	%ymm0, %ymm5, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm3
	vblendvps	%ymm3, %ymm5, %ymm2, %ymm2
	vmovups	2624(%rsp), %ymm0
	vmaxps	%ymm2, %ymm0, %ymm3
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm0, %ymm3, %ymm9
	vorps	%ymm4, %ymm1, %ymm5
	vmovups	%ymm5, 880(%rsp)
	vmovups	272(%rsp), %ymm1
	vmovups	1232(%rsp), %ymm2
	vfmadd213ps	%ymm2, %ymm14, %ymm1
	vmovups	2656(%rsp), %ymm4
	vminps	%ymm1, %ymm4, %ymm0
	vcmpunordps	%ymm1, %ymm1, %ymm3
	vblendvps	%ymm3, %ymm4, %ymm0, %ymm0
	vmovups	2688(%rsp), %ymm1
	vmaxps	%ymm0, %ymm1, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm3
	vxorps	%xmm0, %xmm0, %xmm0
	vpcmpeqd	%ymm0, %ymm12, %ymm0
	vpcmpeqd	%ymm4, %ymm4, %ymm4
	vpxor	%ymm4, %ymm0, %ymm0
	vorps	%ymm0, %ymm5, %ymm10
	vblendvps	%ymm10, %ymm6, %ymm9, %ymm1
	vmovups	%ymm1, 272(%rsp)
	vsubps	%ymm6, %ymm1, %ymm9
	vmovups	2496(%rsp), %ymm1
	vblendvps	%ymm10, %ymm1, %ymm9, %ymm1
	vblendvps	%ymm10, %ymm2, %ymm3, %ymm3
	vmovups	%ymm3, 336(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vfmadd132ps	240(%rsp), %ymm0, %ymm9
	vsubps	%ymm2, %ymm3, %ymm2
	vmovups	2304(%rsp), %ymm0
	vblendvps	%ymm10, %ymm0, %ymm2, %ymm0
	vfmadd231ps	432(%rsp), %ymm2, %ymm9
	vmovups	16(%rsp), %ymm3
	vfmadd213ps	%ymm8, %ymm14, %ymm3
	vmovups	2848(%rsp), %ymm5
	vminps	%ymm3, %ymm5, %ymm2
	vcmpunordps	%ymm3, %ymm3, %ymm4
	vblendvps	%ymm4, %ymm5, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm7, %ymm4
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm7, %ymm4, %ymm2
	vblendvps	%ymm10, %ymm8, %ymm2, %ymm7
	vsubps	%ymm8, %ymm7, %ymm2
	vfmadd231ps	688(%rsp), %ymm2, %ymm9
	vmovups	2400(%rsp), %ymm3
	vblendvps	%ymm10, %ymm3, %ymm2, %ymm3
	vbroadcastss	258f(%rip), %ymm8
	vdivps	%ymm11, %ymm8, %ymm2
	vmovups	%ymm1, 2496(%rsp)
	vmulps	%ymm1, %ymm2, %ymm4
	vmovups	2976(%rsp), %ymm1
	vfnmadd213ps	400(%rsp), %ymm4, %ymm1
	vmovups	1712(%rsp), %ymm5
	vmovups	304(%rsp), %ymm12
	vfnmadd213ps	%ymm12, %ymm4, %ymm5
	vmovups	%ymm0, 2304(%rsp)
	vmulps	%ymm0, %ymm2, %ymm4
	vmovups	816(%rsp), %ymm6
	vfnmadd213ps	%ymm1, %ymm4, %ymm6
	vmovups	1744(%rsp), %ymm1
	vfnmadd213ps	%ymm5, %ymm4, %ymm1
	vmovups	2464(%rsp), %ymm0
	vblendvps	%ymm10, %ymm0, %ymm14, %ymm0
	vmovups	%ymm0, 2464(%rsp)
	vfmadd132ps	160(%rsp), %ymm13, %ymm14
	vmovups	2752(%rsp), %ymm0
	vminps	%ymm14, %ymm0, %ymm4
	vcmpunordps	%ymm14, %ymm14, %ymm5
	vblendvps	%ymm5, %ymm0, %ymm4, %ymm4
	vmovups	2720(%rsp), %ymm0
	vmaxps	%ymm4, %ymm0, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm0, %ymm5, %ymm4
	vblendvps	%ymm10, %ymm13, %ymm4, %ymm4
	vmovups	%ymm4, 1520(%rsp)
	vsubps	%ymm13, %ymm4, %ymm4
	vfmadd231ps	560(%rsp), %ymm4, %ymm9
	vmovups	2432(%rsp), %ymm0
	vblendvps	%ymm10, %ymm0, %ymm4, %ymm0
	vmovups	%ymm3, 2400(%rsp)
	vmulps	%ymm3, %ymm2, %ymm4
	vmovups	1968(%rsp), %ymm5
	vfnmadd213ps	%ymm6, %ymm4, %ymm5
	vmovups	1424(%rsp), %ymm13
	vfnmadd213ps	%ymm1, %ymm4, %ymm13
	vmovups	%ymm0, 2432(%rsp)
	vmulps	%ymm0, %ymm2, %ymm2
	vmovups	2000(%rsp), %ymm1
	vfnmadd213ps	%ymm5, %ymm2, %ymm1
	vmovups	3488(%rsp), %ymm3
	vmulps	%ymm1, %ymm3, %ymm4
	vmulps	1392(%rsp), %ymm3, %ymm5
	vmovups	4128(%rsp), %ymm0
	vmulps	%ymm5, %ymm0, %ymm6
	vmulps	%ymm4, %ymm6, %ymm14
	vmovaps	%ymm8, %ymm1
	vfnmadd213ps	%ymm8, %ymm6, %ymm6
	vbroadcastss	2131f(%rip), %ymm8
	vmaxps	%ymm8, %ymm6, %ymm6
	vdivps	%ymm6, %ymm1, %ymm6
	vmovups	1456(%rsp), %ymm1
	vfnmadd213ps	%ymm13, %ymm2, %ymm1
	vfmsub231ps	%ymm1, %ymm0, %ymm14
	vmulps	%ymm6, %ymm14, %ymm2
	vmulps	%ymm2, %ymm0, %ymm2
	vmovaps	%ymm11, %ymm0
	vmulps	%ymm2, %ymm11, %ymm2
	vbroadcastss	2146f(%rip), %ymm8
	vmovups	496(%rsp), %ymm1
	vmulps	%ymm1, %ymm8, %ymm6
	vmaxps	%ymm2, %ymm6, %ymm14
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm6, %ymm14, %ymm2
	vxorps	%xmm13, %xmm13, %xmm13
	vaddps	%ymm2, %ymm1, %ymm2
	vmovups	2784(%rsp), %ymm11
	vminps	%ymm2, %ymm11, %ymm6
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm11, %ymm6, %ymm2
	vmovups	2816(%rsp), %ymm11
	vmaxps	%ymm2, %ymm11, %ymm6
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm11, %ymm6, %ymm2
	vmulps	%ymm4, %ymm3, %ymm4
	vmulps	%ymm3, %ymm5, %ymm5
	vmulps	%ymm4, %ymm0, %ymm4
	vblendvps	%ymm10, %ymm1, %ymm2, %ymm2
	vsubps	%ymm1, %ymm2, %ymm6
	vfnmadd231ps	%ymm5, %ymm6, %ymm4
	vmovups	128(%rsp), %ymm3
	vmulps	%ymm3, %ymm8, %ymm5
	vmaxps	%ymm4, %ymm5, %ymm8
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm5, %ymm8, %ymm4
	vbroadcastss	2143f(%rip), %ymm5
	vmovups	720(%rsp), %ymm1
	vmulps	%ymm5, %ymm1, %ymm5
	vmulps	%ymm5, %ymm1, %ymm5
	vmulps	48(%rsp), %ymm5, %ymm5
	vmovups	464(%rsp), %ymm0
	vbroadcastss	284f(%rip), %ymm8
	vblendvps	%ymm0, %ymm8, %ymm5, %ymm5
	movq	8(%rsp), %rax
	vbroadcastss	16(%rax), %ymm8
	vcmpleps	%ymm8, %ymm5, %ymm5
	vmulss	%xmm8, %xmm8, %xmm8
	vbroadcastss	%xmm8, %ymm8
	vmovups	2272(%rsp), %ymm0
	vcmpleps	%ymm8, %ymm0, %ymm8
	vandps	%ymm5, %ymm8, %ymm5
	vblendvps	%ymm10, %ymm15, %ymm1, %ymm15
	vmovups	%ymm15, 3808(%rsp)
	vmovups	880(%rsp), %ymm0
	vandnps	368(%rsp), %ymm0, %ymm1
	vfmadd231ps	%ymm12, %ymm6, %ymm9
	vmovups	2368(%rsp), %ymm0
	vblendvps	%ymm10, %ymm0, %ymm6, %ymm0
	vmovups	%ymm0, 2368(%rsp)
	vorps	4032(%rsp), %ymm1, %ymm1
	vmovaps	%ymm3, %ymm0
	vaddps	%ymm4, %ymm3, %ymm4
	vmovups	2528(%rsp), %ymm3
	vminps	%ymm4, %ymm3, %ymm6
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm3, %ymm6, %ymm4
	vmovups	2560(%rsp), %ymm3
	vmaxps	%ymm4, %ymm3, %ymm6
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm3, %ymm6, %ymm4
	vblendvps	%ymm10, %ymm0, %ymm4, %ymm12
	vsubps	%ymm0, %ymm12, %ymm6
	vfmadd231ps	400(%rsp), %ymm6, %ymm9
	vmovups	2336(%rsp), %ymm0
	vblendvps	%ymm10, %ymm0, %ymm6, %ymm0
	vmovups	%ymm0, 2336(%rsp)
	vmovups	656(%rsp), %ymm0
	vandnps	%ymm9, %ymm0, %ymm6
	vmovups	2112(%rsp), %ymm0
	vblendvps	%ymm10, %ymm0, %ymm6, %ymm0
	vmovups	%ymm0, 2112(%rsp)
	vandps	%ymm1, %ymm10, %ymm6
	vandnps	80(%rsp), %ymm5, %ymm1
	vmovups	208(%rsp), %ymm15
	vaddps	3040(%rsp), %ymm1, %ymm1
	vmovups	2912(%rsp), %ymm5
	vcmpltps	3840(%rsp), %ymm5, %ymm5
	vandps	%ymm1, %ymm5, %ymm11
	vmovups	272(%rsp), %ymm14
	vmovups	336(%rsp), %ymm0
	vmovups	%ymm0, 1232(%rsp)
	vmovaps	%ymm2, %ymm4
236:
	vpshufb	2147f(%rip), %ymm6, %ymm0
	vpermq	$232, %ymm0, %ymm2
	vpbroadcastd	285f(%rip), %ymm0
	vpand	%ymm0, %ymm6, %ymm0
	vmovdqu	%ymm0, 4288(%rsp)
	vpcmpeqd	%ymm0, %ymm13, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 3696(%rsp)
	vpbroadcastd	286f(%rip), %ymm0
	vpand	%ymm0, %ymm6, %ymm0
	vmovdqu	%ymm0, 4256(%rsp)
	vpcmpeqd	%ymm0, %ymm13, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 3680(%rsp)
	vpbroadcastd	287f(%rip), %ymm0
	vpand	%ymm0, %ymm6, %ymm0
	vmovdqu	%ymm0, 4224(%rsp)
	vpcmpeqd	%ymm0, %ymm13, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 3664(%rsp)
	vpbroadcastd	288f(%rip), %ymm0
	vpand	%ymm0, %ymm6, %ymm0
	vmovdqu	%ymm0, 4192(%rsp)
	vpcmpeqd	%ymm0, %ymm13, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 3648(%rsp)
	vpbroadcastd	289f(%rip), %ymm0
	vmovups	%ymm6, 4032(%rsp)
	vpand	%ymm0, %ymm6, %ymm0
	vmovdqu	%ymm0, 4160(%rsp)
	vpcmpeqd	%ymm0, %ymm13, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 3632(%rsp)
	vpcmpeqd	%xmm0, %xmm0, %xmm0
	vmovdqu	%ymm2, 4320(%rsp)
	vpxor	%xmm0, %xmm2, %xmm0
	vmovdqa	%xmm0, 3616(%rsp)
	vxorps	%xmm8, %xmm8, %xmm8
	vmovups	1520(%rsp), %ymm9
	.p2align	4
237:
	vaddss	%xmm8, %xmm11, %xmm0
	vmovshdup	%xmm11, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufpd	$1, %xmm11, %xmm11, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufps	$255, %xmm11, %xmm11, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovups	%ymm11, 3872(%rsp)
	vextractf128	$1, %ymm11, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovshdup	%xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufpd	$1, %xmm1, %xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufps	$255, %xmm1, %xmm1, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	testq	%r10, %r10
	vmovups	%ymm12, 128(%rsp)
	vmovups	%ymm4, 496(%rsp)
	vmovups	%ymm9, 1520(%rsp)
	vmovss	%xmm0, 2272(%rsp)
	vmovups	%ymm14, 1552(%rsp)
	vmovups	%ymm7, 2944(%rsp)
	je	243f
	vbroadcastss	258f(%rip), %ymm9
	vdivps	%ymm7, %ymm9, %ymm10
	vbroadcastss	290f(%rip), %ymm1
	vmulps	%ymm1, %ymm10, %ymm11
	vbroadcastss	291f(%rip), %ymm8
	vsubps	%ymm14, %ymm8, %ymm2
	vmulps	%ymm2, %ymm11, %ymm2
	vxorps	%ymm2, %ymm15, %ymm4
	vmulps	%ymm4, %ymm2, %ymm3
	vbroadcastss	293f(%rip), %ymm0
	vmaxps	%ymm0, %ymm3, %ymm3
	vbroadcastss	294f(%rip), %ymm0
	vmulps	%ymm0, %ymm3, %ymm5
	vroundps	$8, %ymm5, %ymm5
	vbroadcastss	295f(%rip), %ymm1
	vfmadd231ps	%ymm1, %ymm5, %ymm3
	vbroadcastss	296f(%rip), %ymm1
	vfmadd231ps	%ymm1, %ymm5, %ymm3
	vmulps	%ymm0, %ymm3, %ymm3
	vbroadcastss	298f(%rip), %ymm6
	vbroadcastss	297f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm3, %ymm6
	vbroadcastss	299f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm3, %ymm6
	vbroadcastss	2100f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm3, %ymm6
	vbroadcastss	2101f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm3, %ymm6
	vfmadd213ps	%ymm9, %ymm3, %ymm6
	vbroadcastss	2102f(%rip), %ymm1
	vaddps	%ymm1, %ymm5, %ymm3
	vcvttps2dq	%ymm3, %ymm5
	vpsrad	$31, %ymm5, %ymm7
	vbroadcastss	2103f(%rip), %ymm1
	vsubps	%ymm1, %ymm3, %ymm3
	vcvttps2dq	%ymm3, %ymm3
	vpand	%ymm7, %ymm3, %ymm3
	vpor	%ymm3, %ymm5, %ymm3
	vandps	1776(%rsp), %ymm2, %ymm5
	vbroadcastss	2104f(%rip), %ymm1
	vfmadd213ps	%ymm9, %ymm1, %ymm5
	vdivps	%ymm5, %ymm9, %ymm5
	vpslld	$23, %ymm3, %ymm3
	vmulps	%ymm3, %ymm6, %ymm3
	vbroadcastss	2106f(%rip), %ymm6
	vbroadcastss	2105f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vbroadcastss	2107f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vbroadcastss	2108f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vbroadcastss	2109f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vbroadcastss	2110f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vbroadcastss	2111f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vbroadcastss	2112f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vcmpltps	%ymm4, %ymm2, %ymm4
	vbroadcastss	272f(%rip), %ymm1
	vblendvps	%ymm4, %ymm8, %ymm1, %ymm7
	vbroadcastss	2113f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vmulps	%ymm6, %ymm5, %ymm4
	vmulps	%ymm3, %ymm4, %ymm4
	vmulps	%ymm4, %ymm7, %ymm8
	vbroadcastss	2114f(%rip), %ymm1
	vmulps	%ymm1, %ymm10, %ymm0
	vmovups	%ymm0, 80(%rsp)
	vbroadcastss	2115f(%rip), %ymm1
	vmovups	%ymm10, 16(%rsp)
	vmulps	%ymm1, %ymm10, %ymm5
	vmovups	%ymm11, 48(%rsp)
	vmulps	%ymm5, %ymm11, %ymm0
	vmovups	%ymm0, 160(%rsp)
	movq	%rbp, %rax
	xorl	%edx, %edx
	vmovaps	%ymm9, %ymm1
	vmovss	272f(%rip), %xmm10
	.p2align	4
238:
	vxorps	%xmm9, %xmm9, %xmm9
	vcvtsi2ss	%rdx, %xmm9, %xmm9
	vaddss	%xmm10, %xmm9, %xmm9
	vbroadcastss	%xmm9, %ymm9
	vsubps	1552(%rsp), %ymm9, %ymm9
	vmulps	48(%rsp), %ymm9, %ymm9
	vmovaps	%xmm10, %xmm0
	vxorps	%ymm15, %ymm9, %ymm10
	vmulps	%ymm10, %ymm9, %ymm11
	vbroadcastss	293f(%rip), %ymm6
	vmaxps	%ymm6, %ymm11, %ymm11
	vbroadcastss	294f(%rip), %ymm6
	vmulps	%ymm6, %ymm11, %ymm12
	vroundps	$8, %ymm12, %ymm12
	vbroadcastss	295f(%rip), %ymm13
	vfmadd231ps	%ymm13, %ymm12, %ymm11
	vbroadcastss	296f(%rip), %ymm13
	vfmadd231ps	%ymm13, %ymm12, %ymm11
	vmulps	%ymm6, %ymm11, %ymm14
	vbroadcastss	298f(%rip), %ymm11
	vbroadcastss	2102f(%rip), %ymm6
	vaddps	%ymm6, %ymm12, %ymm12
	vcvttps2dq	%ymm12, %ymm13
	vbroadcastss	297f(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm14, %ymm11
	vpsrad	$31, %ymm13, %ymm15
	vbroadcastss	2103f(%rip), %ymm6
	vsubps	%ymm6, %ymm12, %ymm12
	vcvttps2dq	%ymm12, %ymm12
	vbroadcastss	299f(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm14, %ymm11
	vpand	%ymm15, %ymm12, %ymm15
	vandps	1776(%rsp), %ymm9, %ymm12
	vbroadcastss	2104f(%rip), %ymm6
	vfmadd213ps	%ymm1, %ymm6, %ymm12
	vbroadcastss	2100f(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm14, %ymm11
	vdivps	%ymm12, %ymm1, %ymm12
	vbroadcastss	2101f(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm14, %ymm11
	vpor	%ymm15, %ymm13, %ymm13
	vpslld	$23, %ymm13, %ymm15
	vbroadcastss	2106f(%rip), %ymm13
	vbroadcastss	2105f(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm12, %ymm13
	vfmadd213ps	%ymm1, %ymm14, %ymm11
	vbroadcastss	2107f(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm12, %ymm13
	vbroadcastss	2108f(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm12, %ymm13
	vbroadcastss	2109f(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm12, %ymm13
	vmulps	%ymm15, %ymm11, %ymm11
	vbroadcastss	2110f(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm12, %ymm13
	vbroadcastss	2111f(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm12, %ymm13
	vbroadcastss	2112f(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm12, %ymm13
	vbroadcastss	2113f(%rip), %ymm6
	vfmadd213ps	%ymm6, %ymm12, %ymm13
	vmulps	%ymm11, %ymm9, %ymm14
	vbroadcastss	2116f(%rip), %ymm6
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
	vmovups	208(%rsp), %ymm6
	vcmpltps	%ymm10, %ymm9, %ymm10
	vmulps	%ymm11, %ymm12, %ymm12
	vbroadcastss	291f(%rip), %ymm15
	vbroadcastss	272f(%rip), %ymm4
	vblendvps	%ymm10, %ymm15, %ymm4, %ymm10
	vmovaps	%ymm6, %ymm15
	vmulps	%ymm12, %ymm10, %ymm12
	vsubps	%ymm7, %ymm10, %ymm7
	vsubps	%ymm12, %ymm8, %ymm8
	vaddps	%ymm7, %ymm8, %ymm7
	vmovaps	%ymm7, -128(%rax)
	vsubps	%ymm11, %ymm3, %ymm3
	vmulps	80(%rsp), %ymm3, %ymm3
	vmovaps	%ymm3, -96(%rax)
	vmulps	%ymm5, %ymm14, %ymm3
	vmulps	160(%rsp), %ymm13, %ymm7
	vmovaps	%ymm3, -64(%rax)
	vmovaps	%ymm7, -32(%rax)
	vfmsub213ps	%ymm3, %ymm5, %ymm2
	vmulps	16(%rsp), %ymm2, %ymm2
	vmovaps	%ymm2, (%rax)
	incq	%rdx
	addq	$160, %rax
	vmovaps	%ymm9, %ymm2
	vmovaps	%ymm11, %ymm3
	vmovaps	%ymm12, %ymm8
	vmovaps	%ymm10, %ymm7
	vmovaps	%xmm0, %xmm10
	cmpq	%rdx, %r10
	jne	238b
	vdivps	1520(%rsp), %ymm1, %ymm12
	vbroadcastss	290f(%rip), %ymm2
	vmulps	%ymm2, %ymm12, %ymm13
	vmovups	1232(%rsp), %ymm11
	vbroadcastss	291f(%rip), %ymm8
	vsubps	%ymm11, %ymm8, %ymm2
	vmulps	%ymm2, %ymm13, %ymm2
	vxorps	%ymm2, %ymm15, %ymm4
	vmulps	%ymm4, %ymm2, %ymm3
	vbroadcastss	293f(%rip), %ymm5
	vmaxps	%ymm5, %ymm3, %ymm3
	vbroadcastss	294f(%rip), %ymm6
	vmulps	%ymm6, %ymm3, %ymm5
	vroundps	$8, %ymm5, %ymm5
	vbroadcastss	295f(%rip), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm3
	vbroadcastss	296f(%rip), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm3
	vmulps	%ymm6, %ymm3, %ymm3
	vbroadcastss	298f(%rip), %ymm6
	vbroadcastss	297f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm3, %ymm6
	vbroadcastss	299f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm3, %ymm6
	vbroadcastss	2100f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm3, %ymm6
	vbroadcastss	2101f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm3, %ymm6
	vfmadd213ps	%ymm1, %ymm3, %ymm6
	vbroadcastss	2102f(%rip), %ymm3
	vaddps	%ymm3, %ymm5, %ymm3
	vcvttps2dq	%ymm3, %ymm5
	vpsrad	$31, %ymm5, %ymm7
	vbroadcastss	2103f(%rip), %ymm9
	vsubps	%ymm9, %ymm3, %ymm3
	vcvttps2dq	%ymm3, %ymm3
	vpand	%ymm7, %ymm3, %ymm3
	vpor	%ymm3, %ymm5, %ymm3
	vandps	1776(%rsp), %ymm2, %ymm5
	vbroadcastss	2104f(%rip), %ymm7
	vfmadd213ps	%ymm1, %ymm7, %ymm5
	vdivps	%ymm5, %ymm1, %ymm5
	vpslld	$23, %ymm3, %ymm3
	vmulps	%ymm3, %ymm6, %ymm3
	vbroadcastss	2106f(%rip), %ymm6
	vbroadcastss	2105f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm5, %ymm6
	vbroadcastss	2107f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm5, %ymm6
	vbroadcastss	2108f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm5, %ymm6
	vbroadcastss	2109f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm5, %ymm6
	vbroadcastss	2110f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm5, %ymm6
	vbroadcastss	2111f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm5, %ymm6
	vbroadcastss	2112f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm5, %ymm6
	vcmpltps	%ymm4, %ymm2, %ymm4
	vbroadcastss	272f(%rip), %ymm7
	vblendvps	%ymm4, %ymm8, %ymm7, %ymm7
	vbroadcastss	2113f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm5, %ymm6
	vmulps	%ymm6, %ymm5, %ymm4
	vmulps	%ymm3, %ymm4, %ymm4
	vmulps	%ymm4, %ymm7, %ymm8
	vbroadcastss	2114f(%rip), %ymm4
	vmulps	%ymm4, %ymm12, %ymm4
	vmovups	%ymm4, 48(%rsp)
	vbroadcastss	2115f(%rip), %ymm5
	vmovups	%ymm12, 16(%rsp)
	vmulps	%ymm5, %ymm12, %ymm5
	vmovaps	%ymm13, %ymm6
	vmulps	%ymm5, %ymm13, %ymm4
	vmovups	%ymm4, 80(%rsp)
	movq	%rcx, %rax
	xorl	%edx, %edx
	.p2align	4
239:
	vcvtsi2ss	%rdx, %xmm1, %xmm9
	vaddss	%xmm10, %xmm9, %xmm9
	vbroadcastss	%xmm9, %ymm9
	vsubps	%ymm11, %ymm9, %ymm9
	vmulps	%ymm6, %ymm9, %ymm9
	vxorps	%ymm15, %ymm9, %ymm10
	vmulps	%ymm10, %ymm9, %ymm11
	vbroadcastss	293f(%rip), %ymm4
	vmaxps	%ymm4, %ymm11, %ymm11
	vbroadcastss	294f(%rip), %ymm4
	vmulps	%ymm4, %ymm11, %ymm12
	vroundps	$8, %ymm12, %ymm12
	vbroadcastss	295f(%rip), %ymm13
	vfmadd231ps	%ymm13, %ymm12, %ymm11
	vbroadcastss	296f(%rip), %ymm13
	vfmadd231ps	%ymm13, %ymm12, %ymm11
	vmulps	%ymm4, %ymm11, %ymm14
	vbroadcastss	298f(%rip), %ymm11
	vbroadcastss	2102f(%rip), %ymm4
	vaddps	%ymm4, %ymm12, %ymm12
	vcvttps2dq	%ymm12, %ymm13
	vbroadcastss	297f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm14, %ymm11
	vpsrad	$31, %ymm13, %ymm15
	vbroadcastss	2103f(%rip), %ymm4
	vsubps	%ymm4, %ymm12, %ymm12
	vcvttps2dq	%ymm12, %ymm12
	vbroadcastss	299f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm14, %ymm11
	vpand	%ymm15, %ymm12, %ymm15
	vandps	1776(%rsp), %ymm9, %ymm12
	vbroadcastss	2104f(%rip), %ymm4
	vfmadd213ps	%ymm1, %ymm4, %ymm12
	vbroadcastss	2100f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm14, %ymm11
	vdivps	%ymm12, %ymm1, %ymm12
	vbroadcastss	2101f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm14, %ymm11
	vpor	%ymm15, %ymm13, %ymm13
	vpslld	$23, %ymm13, %ymm15
	vbroadcastss	2106f(%rip), %ymm13
	vbroadcastss	2105f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vfmadd213ps	%ymm1, %ymm14, %ymm11
	vbroadcastss	2107f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vbroadcastss	2108f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vbroadcastss	2109f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vmulps	%ymm15, %ymm11, %ymm11
	vbroadcastss	2110f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vbroadcastss	2111f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vbroadcastss	2112f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vbroadcastss	2113f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vmulps	%ymm11, %ymm9, %ymm14
	vbroadcastss	2116f(%rip), %ymm4
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
	vbroadcastss	272f(%rip), %ymm15
	vbroadcastss	291f(%rip), %ymm4
	vblendvps	%ymm10, %ymm4, %ymm15, %ymm10
	vmovups	208(%rsp), %ymm15
	vmulps	%ymm12, %ymm10, %ymm12
	vsubps	%ymm7, %ymm10, %ymm7
	vsubps	%ymm12, %ymm8, %ymm8
	vaddps	%ymm7, %ymm8, %ymm7
	vmovaps	%ymm7, -128(%rax)
	vsubps	%ymm11, %ymm3, %ymm3
	vmulps	48(%rsp), %ymm3, %ymm3
	vmovaps	%ymm3, -96(%rax)
	vmulps	%ymm5, %ymm14, %ymm3
	vmulps	80(%rsp), %ymm13, %ymm7
	vmovaps	%ymm3, -64(%rax)
	vmovaps	%ymm7, -32(%rax)
	vfmsub213ps	%ymm3, %ymm5, %ymm2
	vmulps	16(%rsp), %ymm2, %ymm2
	vmovaps	%ymm2, (%rax)
	incq	%rdx
	addq	$160, %rax
	vmovaps	%ymm9, %ymm2
	vmovaps	%ymm11, %ymm3
	vmovups	1232(%rsp), %ymm11
	vmovaps	%ymm12, %ymm8
	vmovaps	%ymm10, %ymm7
	vmovaps	%xmm0, %xmm10
	cmpq	%rdx, %r10
	jne	239b
	vxorps	%xmm0, %xmm0, %xmm0
	vmovss	2272(%rsp), %xmm1
	vucomiss	%xmm0, %xmm1
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 240(%rsp)
	vmovups	1808(%rsp), %ymm0
	ja	240f
	vxorps	%xmm0, %xmm0, %xmm0
240:
	vmovups	%ymm0, 720(%rsp)
	movq	%r11, %rax
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 432(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	%ymm0, 304(%rsp)
	vmovups	%ymm0, 688(%rsp)
	vmovups	%ymm0, 560(%rsp)
	vmovups	%ymm0, 1264(%rsp)
	vmovups	%ymm0, 1072(%rsp)
	vmovups	%ymm0, 1360(%rsp)
	vxorps	%xmm10, %xmm10, %xmm10
	vmovups	%ymm0, 816(%rsp)
	vmovups	%ymm0, 1488(%rsp)
	vmovups	%ymm0, 1712(%rsp)
	vmovups	%ymm0, 1744(%rsp)
	vmovups	%ymm0, 1392(%rsp)
	vmovups	%ymm0, 976(%rsp)
	vmovups	%ymm0, 1168(%rsp)
	xorl	%edx, %edx
	vmovups	%ymm0, 912(%rsp)
	vxorps	%xmm7, %xmm7, %xmm7
	vmovups	%ymm0, 1424(%rsp)
	vmovups	%ymm0, 944(%rsp)
	vmovups	%ymm0, 1296(%rsp)
	vmovups	%ymm0, 1328(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vmovups	%ymm0, 1456(%rsp)
	vmovups	%ymm0, 1104(%rsp)
	vmovups	%ymm0, 1136(%rsp)
	vmovups	%ymm0, 784(%rsp)
	vmovups	%ymm0, 1008(%rsp)
	vmovups	%ymm0, 1040(%rsp)
	vmovups	%ymm0, 592(%rsp)
	vmovups	%ymm0, 624(%rsp)
	vmovups	%ymm0, 368(%rsp)
	vmovups	%ymm0, 528(%rsp)
	vmovups	%ymm0, 848(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vmovups	%ymm0, 880(%rsp)
	vmovups	128(%rsp), %ymm11
	.p2align	4
241:
	vmovups	%ymm3, 3520(%rsp)
	vmovups	%ymm2, 400(%rsp)
	vmovups	%ymm10, 2976(%rsp)
	vmovups	%ymm7, 1968(%rsp)
	vmovups	%ymm5, 2000(%rsp)
	leaq	(%rdx,%r10), %rsi
	leaq	(%rsi,%rsi,4), %rsi
	shlq	$5, %rsi
	vmovaps	(%r13,%rsi), %ymm0
	vmovaps	32(%r13,%rsi), %ymm1
	vmovups	%ymm1, 464(%rsp)
	vmovaps	64(%r13,%rsi), %ymm1
	vmovups	%ymm1, 1904(%rsp)
	vmovaps	96(%r13,%rsi), %ymm1
	vmovups	%ymm1, 1584(%rsp)
	vmovaps	128(%r13,%rsi), %ymm1
	vmovups	%ymm1, 1872(%rsp)
	vmovups	%ymm0, 1936(%rsp)
	vmulps	%ymm0, %ymm11, %ymm0
	vmovups	%ymm0, 656(%rsp)
	vxorps	%xmm13, %xmm13, %xmm13
	movq	%rbp, %rsi
	xorl	%edi, %edi
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 272(%rsp)
	vxorps	%xmm7, %xmm7, %xmm7
	vmovups	%ymm0, 336(%rsp)
	vxorps	%xmm12, %xmm12, %xmm12
	vmovups	%ymm0, 160(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vmovups	%ymm0, 48(%rsp)
	vmovups	%ymm0, 16(%rsp)
	vmovups	%ymm0, 80(%rsp)
	.p2align	4
242:
	vmovaps	(%rax,%rdi), %ymm9
	vmovaps	-128(%rsi), %ymm10
	vmovaps	-96(%rsi), %ymm0
	vmovaps	%ymm10, %ymm2
	vmovups	496(%rsp), %ymm8
	vfmadd132ps	656(%rsp), %ymm8, %ymm2
	vbroadcastss	258f(%rip), %ymm8
	vdivps	%ymm2, %ymm8, %ymm8
	vsubps	%ymm2, %ymm9, %ymm2
	vmulps	%ymm2, %ymm8, %ymm2
	vmulps	720(%rsp), %ymm2, %ymm9
	vfmadd213ps	%ymm8, %ymm8, %ymm9
	vmovaps	-64(%rsi), %ymm8
	vaddps	%ymm2, %ymm12, %ymm12
	vmovups	160(%rsp), %ymm15
	vfmadd231ps	%ymm10, %ymm2, %ymm15
	vmovups	%ymm15, 160(%rsp)
	vfmadd231ps	%ymm0, %ymm2, %ymm3
	vmovaps	%ymm3, %ymm15
	vmovups	48(%rsp), %ymm3
	vfmadd231ps	%ymm8, %ymm2, %ymm3
	vmovups	%ymm3, 48(%rsp)
	vmovups	16(%rsp), %ymm3
	vfmadd231ps	-32(%rsi), %ymm2, %ymm3
	vmovups	%ymm3, 16(%rsp)
	vmovups	80(%rsp), %ymm3
	vfmadd231ps	(%rsi), %ymm2, %ymm3
	vmovups	%ymm3, 80(%rsp)
	vmovaps	%ymm15, %ymm3
	vmulps	%ymm9, %ymm10, %ymm2
	vaddps	%ymm2, %ymm13, %ymm13
	vfmadd231ps	%ymm2, %ymm10, %ymm6
	vmulps	%ymm0, %ymm9, %ymm2
	vaddps	%ymm2, %ymm5, %ymm5
	vfmadd231ps	%ymm10, %ymm2, %ymm1
	vfmadd231ps	%ymm2, %ymm0, %ymm4
	vaddps	%ymm9, %ymm14, %ymm14
	vmulps	%ymm9, %ymm8, %ymm2
	vmovups	272(%rsp), %ymm9
	vfmadd231ps	%ymm10, %ymm2, %ymm9
	vmovups	%ymm9, 272(%rsp)
	vfmadd231ps	%ymm0, %ymm2, %ymm7
	vmovups	336(%rsp), %ymm0
	vfmadd231ps	%ymm8, %ymm2, %ymm0
	vmovups	%ymm0, 336(%rsp)
	vaddps	%ymm2, %ymm11, %ymm11
	addq	$32, %rdi
	addq	$160, %rsi
	cmpq	%rdi, %r12
	jne	242b
	vxorps	%xmm10, %xmm10, %xmm10
	vmovups	656(%rsp), %ymm8
	vfmadd213ps	%ymm10, %ymm8, %ymm4
	vmovups	1264(%rsp), %ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm0
	vmovups	%ymm0, 1264(%rsp)
	vmovups	128(%rsp), %ymm0
	vmulps	464(%rsp), %ymm0, %ymm4
	vmovaps	%ymm1, %ymm15
	vmovaps	%ymm1, %ymm0
	vfmadd213ps	%ymm10, %ymm4, %ymm0
	vmovups	1072(%rsp), %ymm2
	vfmadd231ps	%ymm0, %ymm8, %ymm2
	vmovups	%ymm2, 1072(%rsp)
	vmovaps	%ymm6, %ymm0
	vmovups	%ymm6, 3488(%rsp)
	vfmadd213ps	%ymm10, %ymm4, %ymm0
	vmovups	1360(%rsp), %ymm2
	vfmadd231ps	%ymm0, %ymm4, %ymm2
	vmovups	%ymm2, 1360(%rsp)
	vmovaps	%ymm1, %ymm0
	vmovups	1936(%rsp), %ymm9
	vfmadd213ps	%ymm10, %ymm9, %ymm0
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	2976(%rsp), %ymm10
	vfmadd231ps	%ymm0, %ymm8, %ymm10
	vfmadd213ps	%ymm1, %ymm9, %ymm6
	vmovups	816(%rsp), %ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm2
	vmovups	%ymm2, 816(%rsp)
	vmovups	1488(%rsp), %ymm2
	vfmadd231ps	%ymm6, %ymm9, %ymm2
	vmovups	%ymm2, 1488(%rsp)
	vmovups	304(%rsp), %ymm0
	vaddps	%ymm0, %ymm12, %ymm0
	vxorps	%xmm12, %xmm12, %xmm12
	vmovups	%ymm0, 304(%rsp)
	vaddps	%ymm12, %ymm14, %ymm0
	vmovups	976(%rsp), %ymm2
	vaddps	%ymm0, %ymm2, %ymm2
	vmovups	%ymm2, 976(%rsp)
	vaddps	%ymm5, %ymm12, %ymm0
	vmovups	1712(%rsp), %ymm2
	vfmadd231ps	%ymm0, %ymm8, %ymm2
	vmovups	%ymm2, 1712(%rsp)
	vaddps	%ymm12, %ymm13, %ymm0
	vmovups	1744(%rsp), %ymm2
	vfmadd231ps	%ymm0, %ymm4, %ymm2
	vmovups	%ymm2, 1744(%rsp)
	vmovups	1392(%rsp), %ymm2
	vfmadd231ps	%ymm0, %ymm9, %ymm2
	vmovups	%ymm2, 1392(%rsp)
	vfmadd213ps	%ymm12, %ymm8, %ymm11
	vmovups	1424(%rsp), %ymm0
	vaddps	%ymm0, %ymm11, %ymm0
	vmovups	128(%rsp), %ymm11
	vmovups	%ymm0, 1424(%rsp)
	vfmadd213ps	%ymm12, %ymm8, %ymm7
	vmovups	1168(%rsp), %ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm0
	vmovups	%ymm0, 1168(%rsp)
	vmovups	336(%rsp), %ymm7
	vfmadd213ps	%ymm12, %ymm8, %ymm7
	vmovups	944(%rsp), %ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm0
	vmovups	%ymm0, 944(%rsp)
	vmovups	1904(%rsp), %ymm5
	vmulps	%ymm5, %ymm11, %ymm1
	vfmadd213ps	%ymm12, %ymm1, %ymm15
	vmovups	1296(%rsp), %ymm0
	vfmadd231ps	%ymm15, %ymm8, %ymm0
	vmovups	%ymm0, 1296(%rsp)
	vmovups	272(%rsp), %ymm6
	vmovaps	%ymm6, %ymm0
	vfmadd213ps	%ymm12, %ymm1, %ymm6
	vmovups	1104(%rsp), %ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm2
	vmovups	%ymm2, 1104(%rsp)
	vmovups	240(%rsp), %ymm2
	vfmadd231ps	%ymm3, %ymm8, %ymm2
	vmovups	%ymm2, 240(%rsp)
	vmovups	688(%rsp), %ymm2
	vmovups	48(%rsp), %ymm15
	vfmadd231ps	%ymm15, %ymm8, %ymm2
	vmovups	%ymm2, 688(%rsp)
	vfmadd213ps	%ymm12, %ymm8, %ymm0
	vmovups	912(%rsp), %ymm2
	vfmadd231ps	%ymm0, %ymm4, %ymm2
	vmovups	%ymm2, 912(%rsp)
	vmovups	1968(%rsp), %ymm7
	vfmadd231ps	%ymm0, %ymm9, %ymm7
	vmovups	432(%rsp), %ymm0
	vmovups	160(%rsp), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0
	vmovups	%ymm0, 432(%rsp)
	vmovups	3488(%rsp), %ymm8
	vfmadd213ps	%ymm12, %ymm1, %ymm8
	vmovups	1328(%rsp), %ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm0
	vmovups	%ymm0, 1328(%rsp)
	vmovups	528(%rsp), %ymm0
	vfmadd231ps	1584(%rsp), %ymm6, %ymm0
	vmovups	%ymm0, 528(%rsp)
	vmovups	880(%rsp), %ymm0
	vfmadd231ps	1872(%rsp), %ymm6, %ymm0
	vmovups	%ymm0, 880(%rsp)
	vmovups	400(%rsp), %ymm2
	vfmadd231ps	%ymm6, %ymm9, %ymm2
	vmovups	560(%rsp), %ymm0
	vfmadd231ps	%ymm6, %ymm1, %ymm0
	vmovups	%ymm0, 560(%rsp)
	vmovups	1040(%rsp), %ymm0
	vfmadd231ps	%ymm6, %ymm5, %ymm0
	vmovups	%ymm0, 1040(%rsp)
	vmovups	784(%rsp), %ymm0
	vmovups	464(%rsp), %ymm4
	vfmadd231ps	%ymm3, %ymm4, %ymm0
	vmovups	%ymm0, 784(%rsp)
	vmovups	624(%rsp), %ymm0
	vfmadd231ps	%ymm3, %ymm5, %ymm0
	vmovups	%ymm0, 624(%rsp)
	vmovups	368(%rsp), %ymm0
	vfmadd231ps	%ymm4, %ymm15, %ymm0
	vmovups	%ymm0, 368(%rsp)
	vmovups	3520(%rsp), %ymm3
	vfmadd231ps	%ymm15, %ymm5, %ymm3
	vmovups	1008(%rsp), %ymm0
	vfmadd231ps	%ymm15, %ymm9, %ymm0
	vmovups	%ymm0, 1008(%rsp)
	vmovups	592(%rsp), %ymm0
	vfmadd231ps	16(%rsp), %ymm9, %ymm0
	vmovups	%ymm0, 592(%rsp)
	vmovups	848(%rsp), %ymm0
	vfmadd231ps	80(%rsp), %ymm9, %ymm0
	vmovups	%ymm0, 848(%rsp)
	vmovups	2000(%rsp), %ymm5
	vfmadd231ps	%ymm8, %ymm9, %ymm5
	vmovups	1136(%rsp), %ymm0
	vfmadd231ps	%ymm8, %ymm1, %ymm0
	vmovups	%ymm0, 1136(%rsp)
	vfmadd213ps	%ymm12, %ymm1, %ymm13
	vmovups	1456(%rsp), %ymm0
	vaddps	%ymm0, %ymm13, %ymm0
	vmovups	%ymm0, 1456(%rsp)
	incq	%rdx
	addq	%r12, %rax
	cmpq	%r10, %rdx
	jne	241b
	vmovaps	%ymm11, %ymm12
	vmovups	%ymm2, 400(%rsp)
	vbroadcastss	258f(%rip), %ymm2
	vmovups	208(%rsp), %ymm15
	vmovups	2944(%rsp), %ymm1
	vmovups	368(%rsp), %ymm6
	vmovups	592(%rsp), %ymm4
	vmovups	784(%rsp), %ymm13
	vmovups	1040(%rsp), %ymm8
	vmovups	1008(%rsp), %ymm11
	jmp	245f
	.p2align	4
243:
	vxorps	%xmm1, %xmm1, %xmm1
	vucomiss	%xmm1, %xmm0
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 880(%rsp)
	vmovups	1808(%rsp), %ymm0
	vmovaps	%ymm7, %ymm1
	ja	244f
	vxorps	%xmm0, %xmm0, %xmm0
244:
	vmovups	%ymm0, 720(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 848(%rsp)
	vmovups	%ymm0, 528(%rsp)
	vxorps	%xmm6, %xmm6, %xmm6
	vmovups	%ymm0, 624(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm13, %xmm13, %xmm13
	vmovups	%ymm0, 1136(%rsp)
	vmovups	%ymm0, 1104(%rsp)
	vmovups	%ymm0, 1456(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vmovups	%ymm0, 1328(%rsp)
	vmovups	%ymm0, 1296(%rsp)
	vmovups	%ymm0, 944(%rsp)
	vmovups	%ymm0, 1424(%rsp)
	vxorps	%xmm7, %xmm7, %xmm7
	vmovups	%ymm0, 912(%rsp)
	vmovups	%ymm0, 1168(%rsp)
	vmovups	%ymm0, 976(%rsp)
	vmovups	%ymm0, 1392(%rsp)
	vmovups	%ymm0, 1744(%rsp)
	vmovups	%ymm0, 1712(%rsp)
	vmovups	%ymm0, 1488(%rsp)
	vmovups	%ymm0, 816(%rsp)
	vxorps	%xmm10, %xmm10, %xmm10
	vmovups	%ymm0, 1360(%rsp)
	vmovups	%ymm0, 1072(%rsp)
	vmovups	%ymm0, 1264(%rsp)
	vmovups	%ymm0, 560(%rsp)
	vmovups	%ymm0, 688(%rsp)
	vmovups	%ymm0, 304(%rsp)
	vmovups	%ymm0, 400(%rsp)
	vmovups	%ymm0, 432(%rsp)
	vmovups	%ymm0, 240(%rsp)
	vbroadcastss	258f(%rip), %ymm2
	vxorps	%xmm11, %xmm11, %xmm11
245:
	vmovups	720(%rsp), %ymm14
	vmovaps	%ymm12, %ymm9
	vmulps	%ymm12, %ymm14, %ymm0
	vdivps	%ymm1, %ymm2, %ymm1
	vmovaps	%ymm11, %ymm12
	vmulps	%ymm0, %ymm11, %ymm11
	vfnmadd213ps	1264(%rsp), %ymm1, %ymm11
	vmovups	%ymm11, 3424(%rsp)
	vdivps	1520(%rsp), %ymm2, %ymm1
	vmulps	%ymm0, %ymm8, %ymm2
	vfnmadd213ps	1360(%rsp), %ymm1, %ymm2
	vmovups	%ymm2, 3456(%rsp)
	vfnmadd213ps	1072(%rsp), %ymm0, %ymm13
	vmovups	%ymm13, 784(%rsp)
	vfnmadd213ps	1168(%rsp), %ymm0, %ymm4
	vmovups	%ymm4, 592(%rsp)
	vfnmadd213ps	912(%rsp), %ymm0, %ymm6
	vmovups	%ymm6, 368(%rsp)
	vmovups	848(%rsp), %ymm6
	vfnmadd213ps	944(%rsp), %ymm0, %ymm6
	vmovups	624(%rsp), %ymm1
	vfnmadd213ps	1296(%rsp), %ymm0, %ymm1
	vmovups	%ymm1, 624(%rsp)
	vmovups	528(%rsp), %ymm1
	vfnmadd213ps	1328(%rsp), %ymm0, %ymm1
	vmovups	%ymm1, 528(%rsp)
	vfnmadd213ps	1104(%rsp), %ymm0, %ymm3
	vmovups	%ymm3, 3520(%rsp)
	vmovups	880(%rsp), %ymm4
	vfnmadd213ps	1136(%rsp), %ymm0, %ymm4
	vfnmadd231ps	%ymm12, %ymm14, %ymm7
	vfnmadd231ps	%ymm8, %ymm14, %ymm5
	vbroadcastss	275f(%rip), %ymm13
	vdivps	%ymm9, %ymm13, %ymm0
	vmulps	%ymm0, %ymm14, %ymm0
	vmovss	2272(%rsp), %xmm1
	vxorps	%xmm2, %xmm2, %xmm2
	vucomiss	%xmm2, %xmm1
	vmovups	240(%rsp), %ymm1
	vfmadd231ps	%ymm1, %ymm0, %ymm10
	vmovups	816(%rsp), %ymm1
	vmovups	432(%rsp), %ymm2
	vfmadd231ps	%ymm0, %ymm2, %ymm1
	vmovups	%ymm1, 816(%rsp)
	vxorps	%xmm8, %xmm8, %xmm8
	vmovups	%ymm5, 2000(%rsp)
	vmovups	%ymm7, 1968(%rsp)
	vmovups	%ymm10, 2976(%rsp)
	vmovups	%ymm4, 880(%rsp)
	vmovups	%ymm6, 848(%rsp)
	jbe	248f
	vmovups	1520(%rsp), %ymm9
	vmovdqu	2944(%rsp), %ymm12
	vmovups	2912(%rsp), %ymm1
	vmovups	3872(%rsp), %ymm2
	vaddps	%ymm1, %ymm2, %ymm1
	vbroadcastss	2117f(%rip), %ymm0
	vmovups	%ymm1, 2912(%rsp)
	vcmpleps	%ymm1, %ymm0, %ymm0
	vandps	1840(%rsp), %ymm0, %ymm0
	vmulps	%ymm0, %ymm2, %ymm0
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
	jbe	249f
	testq	%r10, %r10
	vmovups	%ymm0, 48(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	je	250f
	movq	%r11, %rax
	xorl	%edx, %edx
	vmovups	128(%rsp), %ymm6
	.p2align	4
246:
	leaq	(%rdx,%r10), %rsi
	leaq	(%rsi,%rsi,4), %rsi
	shlq	$5, %rsi
	vmulps	(%r13,%rsi), %ymm6, %ymm0
	vmovups	%ymm0, 16(%rsp)
	movq	%r13, %rsi
	xorl	%edi, %edi
	vmovups	496(%rsp), %ymm2
	vbroadcastss	258f(%rip), %ymm0
	vmovdqu	1840(%rsp), %ymm14
	vbroadcastss	275f(%rip), %ymm15
	vmovdqu	3776(%rsp), %ymm10
	vmovdqu	3744(%rsp), %ymm12
	vbroadcastss	2120f(%rip), %ymm13
	.p2align	4
247:
	vmovaps	(%rsi), %ymm3
	vfmadd132ps	16(%rsp), %ymm2, %ymm3
	vdivps	%ymm3, %ymm0, %ymm5
	vmovaps	(%rax,%rdi), %ymm4
	vsubps	%ymm3, %ymm4, %ymm4
	vmulps	%ymm5, %ymm4, %ymm4
	vcmpltps	%ymm4, %ymm15, %ymm6
	vaddps	%ymm5, %ymm15, %ymm5
	vblendvps	%ymm6, %ymm4, %ymm5, %ymm5
	vaddps	%ymm0, %ymm5, %ymm6
	vpaddd	%ymm6, %ymm10, %ymm6
	vpand	%ymm6, %ymm12, %ymm6
	vpsubd	%ymm6, %ymm14, %ymm7
	vaddps	%ymm7, %ymm15, %ymm8
	vfmadd231ps	%ymm7, %ymm5, %ymm8
	vbroadcastss	2123f(%rip), %ymm5
	vmulps	%ymm8, %ymm8, %ymm7
	vbroadcastss	2122f(%rip), %ymm9
	vfmadd213ps	%ymm9, %ymm8, %ymm5
	vbroadcastss	2125f(%rip), %ymm9
	vbroadcastss	2124f(%rip), %ymm11
	vfmadd213ps	%ymm11, %ymm8, %ymm9
	vbroadcastss	2126f(%rip), %ymm11
	vfmadd231ps	%ymm11, %ymm7, %ymm9
	vfmadd213ps	%ymm5, %ymm7, %ymm9
	vbroadcastss	2121f(%rip), %ymm5
	vfmadd213ps	%ymm13, %ymm8, %ymm5
	vfmadd213ps	%ymm5, %ymm7, %ymm9
	vfmadd213ps	%ymm8, %ymm7, %ymm9
	vcvtdq2ps	%ymm6, %ymm5
	vbroadcastss	2127f(%rip), %ymm6
	vfmadd231ps	%ymm5, %ymm6, %ymm9
	vaddps	%ymm0, %ymm4, %ymm5
	vmaxps	%ymm15, %ymm4, %ymm4
	vfmsub231ps	%ymm5, %ymm9, %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm1
	addq	$32, %rdi
	addq	$160, %rsi
	cmpq	%rdi, %r12
	jne	247b
	incq	%rdx
	addq	%r12, %rax
	cmpq	%r10, %rdx
	vmovups	128(%rsp), %ymm6
	jne	246b
	jmp	251f
	.p2align	4
248:
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 3040(%rsp)
	vmovups	1520(%rsp), %ymm11
	vmovups	2944(%rsp), %ymm0
	vmovups	%ymm0, 1072(%rsp)
	vmovups	560(%rsp), %ymm4
	vmovups	976(%rsp), %ymm2
	vmovups	1488(%rsp), %ymm1
	vmovups	3456(%rsp), %ymm3
	vmovups	3424(%rsp), %ymm0
	jmp	252f
	.p2align	4
249:
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 3040(%rsp)
	vmovaps	%ymm9, %ymm11
	vmovdqu	%ymm12, 1072(%rsp)
	vmovups	976(%rsp), %ymm2
	vmovups	1488(%rsp), %ymm1
	vmovups	3456(%rsp), %ymm3
	vmovups	3424(%rsp), %ymm0
	vmovups	560(%rsp), %ymm4
	jmp	252f
250:
	vmovups	128(%rsp), %ymm6
251:
	vbroadcastss	2129f(%rip), %ymm2
	vbroadcastss	2128f(%rip), %ymm3
	vmovups	3104(%rsp), %ymm4
	vfmadd213ps	%ymm3, %ymm4, %ymm2
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpltps	48(%rsp), %ymm0, %ymm0
	vaddps	%ymm2, %ymm4, %ymm2
	vcmpltps	%ymm1, %ymm2, %ymm2
	vandps	%ymm2, %ymm0, %ymm2
	vandnps	%ymm0, %ymm2, %ymm3
	vblendvps	%ymm3, %ymm1, %ymm4, %ymm4
	vmovups	%ymm4, 3104(%rsp)
	vbroadcastss	280f(%rip), %ymm1
	vmovups	3008(%rsp), %ymm3
	vmaxps	%ymm1, %ymm3, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm3
	vmovups	%ymm3, 3008(%rsp)
	vbroadcastss	2130f(%rip), %ymm1
	vmovups	3584(%rsp), %ymm3
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm3
	vmovups	%ymm3, 3584(%rsp)
	vbroadcastss	277f(%rip), %ymm0
	vbroadcastss	258f(%rip), %ymm10
	vblendvps	%ymm2, %ymm0, %ymm10, %ymm3
	vmovups	2496(%rsp), %ymm1
	vmulps	%ymm3, %ymm1, %ymm0
	vsubps	%ymm0, %ymm1, %ymm1
	vmovups	1552(%rsp), %ymm4
	vsubps	%ymm1, %ymm4, %ymm4
	vmovups	%ymm4, 1552(%rsp)
	vmovups	2304(%rsp), %ymm4
	vmulps	%ymm3, %ymm4, %ymm1
	vsubps	%ymm1, %ymm4, %ymm4
	vmovups	1232(%rsp), %ymm5
	vsubps	%ymm4, %ymm5, %ymm5
	vmovups	%ymm5, 1232(%rsp)
	vmovups	2336(%rsp), %ymm5
	vmulps	%ymm3, %ymm5, %ymm4
	vsubps	%ymm4, %ymm5, %ymm5
	vsubps	%ymm5, %ymm6, %ymm6
	vmovups	%ymm6, 128(%rsp)
	vmovups	2368(%rsp), %ymm6
	vmulps	%ymm3, %ymm6, %ymm5
	vsubps	%ymm5, %ymm6, %ymm6
	vmovups	496(%rsp), %ymm7
	vsubps	%ymm6, %ymm7, %ymm7
	vmovups	%ymm7, 496(%rsp)
	vmovups	2400(%rsp), %ymm7
	vmulps	%ymm3, %ymm7, %ymm6
	vsubps	%ymm6, %ymm7, %ymm7
	vmovups	2944(%rsp), %ymm13
	vsubps	%ymm7, %ymm13, %ymm7
	vmovups	%ymm7, 1072(%rsp)
	vmovups	2112(%rsp), %ymm7
	vmulps	%ymm3, %ymm7, %ymm7
	vmovups	%ymm7, 2112(%rsp)
	vmovups	2464(%rsp), %ymm7
	vmulps	%ymm3, %ymm7, %ymm7
	vmovups	%ymm7, 2464(%rsp)
	vmovups	2432(%rsp), %ymm7
	vmulps	%ymm3, %ymm7, %ymm3
	vsubps	%ymm3, %ymm7, %ymm7
	vmovups	1520(%rsp), %ymm13
	vsubps	%ymm7, %ymm13, %ymm11
	vmovups	1808(%rsp), %ymm7
	vandnps	%ymm7, %ymm2, %ymm7
	vmovups	%ymm7, 1808(%rsp)
	vbroadcastss	284f(%rip), %ymm7
	vmovups	2880(%rsp), %ymm13
	vblendvps	%ymm2, %ymm7, %ymm13, %ymm13
	vmovups	%ymm13, 2880(%rsp)
	vandps	%ymm2, %ymm10, %ymm2
	vmovups	%ymm2, 3040(%rsp)
	vmovups	%ymm3, 2432(%rsp)
	vmovups	%ymm6, 2400(%rsp)
	vmovups	%ymm5, 2368(%rsp)
	vmovups	%ymm4, 2336(%rsp)
	vmovups	%ymm1, 2304(%rsp)
	vmovups	%ymm0, 2496(%rsp)
	vmovups	208(%rsp), %ymm15
	vmovups	560(%rsp), %ymm4
	vmovups	976(%rsp), %ymm2
	vmovups	1488(%rsp), %ymm1
	vmovups	3456(%rsp), %ymm3
	vmovups	3424(%rsp), %ymm0
	vbroadcastss	275f(%rip), %ymm13
252:
	vmovups	%ymm1, 1488(%rsp)
	vmovups	%ymm2, 976(%rsp)
	vmovups	%ymm4, 560(%rsp)
	vmovups	%ymm11, 3712(%rsp)
	vmovaps	%ymm11, %ymm12
	vmovups	496(%rsp), %ymm11
	vmovups	128(%rsp), %ymm9
	vbroadcastss	273f(%rip), %ymm6
	vmaxps	%ymm6, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm0
	vbroadcastss	258f(%rip), %ymm14
	vdivps	%ymm0, %ymm14, %ymm0
	vmovups	%ymm0, 336(%rsp)
	vmaxps	%ymm6, %ymm3, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm14, %ymm10
	vmovups	%ymm10, 272(%rsp)
	vmaxps	%ymm6, %ymm1, %ymm0
	vsqrtps	%ymm0, %ymm1
	vmovdqu	4256(%rsp), %ymm0
	vxorps	%xmm5, %xmm5, %xmm5
	vpcmpgtd	%ymm5, %ymm0, %ymm0
	vmovdqu	%ymm0, 160(%rsp)
	vdivps	%ymm1, %ymm14, %ymm0
	vmovups	%ymm0, 80(%rsp)
	vmaxps	%ymm6, %ymm2, %ymm1
	vsqrtps	%ymm1, %ymm2
	vmovdqu	4288(%rsp), %ymm1
	vpcmpgtd	%ymm5, %ymm1, %ymm1
	vdivps	%ymm2, %ymm14, %ymm2
	vmovups	%ymm2, 48(%rsp)
	vmovaps	%ymm4, %ymm0
	vmovups	1552(%rsp), %ymm4
	vcmpleps	2624(%rsp), %ymm4, %ymm2
	vmovups	2592(%rsp), %ymm3
	vcmpleps	%ymm4, %ymm3, %ymm3
	vmovups	240(%rsp), %ymm4
	vblendvps	%ymm3, %ymm4, %ymm13, %ymm3
	vxorps	%ymm4, %ymm15, %ymm4
	vblendvps	%ymm2, %ymm4, %ymm3, %ymm2
	vcmpleps	%ymm2, %ymm5, %ymm3
	vextractf128	$1, %ymm3, %xmm4
	vmovups	1232(%rsp), %ymm6
	vcmpleps	2688(%rsp), %ymm6, %ymm2
	vmovups	2656(%rsp), %ymm5
	vcmpleps	%ymm6, %ymm5, %ymm5
	vmovups	432(%rsp), %ymm7
	vxorps	%ymm7, %ymm15, %ymm6
	vblendvps	%ymm5, %ymm7, %ymm13, %ymm5
	vblendvps	%ymm2, %ymm6, %ymm5, %ymm2
	vpackssdw	%xmm4, %xmm3, %xmm7
	vmovdqa	%xmm7, 16(%rsp)
	vcmpleps	2560(%rsp), %ymm9, %ymm3
	vmovups	2528(%rsp), %ymm5
	vcmpleps	%ymm9, %ymm5, %ymm5
	vmovups	400(%rsp), %ymm4
	vxorps	%ymm4, %ymm15, %ymm6
	vblendvps	%ymm5, %ymm4, %ymm13, %ymm5
	vblendvps	%ymm3, %ymm6, %ymm5, %ymm5
	vpor	4320(%rsp), %xmm7, %xmm3
	vcmpleps	2816(%rsp), %ymm11, %ymm6
	vmovups	2784(%rsp), %ymm7
	vcmpleps	%ymm11, %ymm7, %ymm7
	vmovups	304(%rsp), %ymm4
	vxorps	%ymm4, %ymm15, %ymm8
	vblendvps	%ymm7, %ymm4, %ymm13, %ymm7
	vblendvps	%ymm6, %ymm8, %ymm7, %ymm9
	vpmovzxwd	%xmm3, %ymm6
	vmovups	1072(%rsp), %ymm8
	vcmpleps	3072(%rsp), %ymm8, %ymm3
	vmovups	2848(%rsp), %ymm7
	vcmpleps	%ymm8, %ymm7, %ymm7
	vmovups	688(%rsp), %ymm4
	vxorps	%ymm4, %ymm15, %ymm8
	vblendvps	%ymm7, %ymm4, %ymm13, %ymm7
	vblendvps	%ymm3, %ymm8, %ymm7, %ymm3
	vpslld	$31, %ymm6, %ymm11
	vmovdqu	%ymm11, 1872(%rsp)
	vcmpleps	2720(%rsp), %ymm12, %ymm6
	vmovups	2752(%rsp), %ymm7
	vcmpleps	%ymm12, %ymm7, %ymm7
	vxorps	%ymm0, %ymm15, %ymm8
	vblendvps	%ymm7, %ymm0, %ymm13, %ymm7
	vblendvps	%ymm6, %ymm8, %ymm7, %ymm4
	vxorps	%xmm7, %xmm7, %xmm7
	vblendvps	%ymm11, %ymm7, %ymm14, %ymm6
	vmovups	%ymm6, 464(%rsp)
	vcmpleps	%ymm2, %ymm7, %ymm0
	vmovups	%ymm0, 1936(%rsp)
	vpor	%ymm0, %ymm1, %ymm1
	vmovdqu	%ymm1, 944(%rsp)
	vpandn	%ymm14, %ymm1, %ymm0
	vmovdqu	%ymm0, 656(%rsp)
	vcmpleps	%ymm5, %ymm7, %ymm12
	vxorps	%xmm8, %xmm8, %xmm8
	vorps	160(%rsp), %ymm12, %ymm1
	vmovups	%ymm1, 912(%rsp)
	vmulps	%ymm0, %ymm10, %ymm2
	vmulps	784(%rsp), %ymm2, %ymm0
	vmovups	336(%rsp), %ymm7
	vmulps	%ymm6, %ymm7, %ymm5
	vmulps	%ymm5, %ymm0, %ymm6
	vandnps	%ymm14, %ymm1, %ymm0
	vmovups	%ymm0, 1168(%rsp)
	vmulps	80(%rsp), %ymm0, %ymm10
	vmovups	%ymm10, 3488(%rsp)
	vmulps	2976(%rsp), %ymm10, %ymm0
	vmulps	%ymm5, %ymm0, %ymm1
	vmovups	%ymm1, 1360(%rsp)
	vmulps	816(%rsp), %ymm10, %ymm0
	vmulps	%ymm6, %ymm1, %ymm1
	vfmsub231ps	%ymm0, %ymm2, %ymm1
	vmovups	%ymm1, 1040(%rsp)
	vcmpleps	%ymm9, %ymm8, %ymm1
	vmovdqu	4224(%rsp), %ymm0
	vpcmpgtd	%ymm8, %ymm0, %ymm0
	vpor	%ymm1, %ymm0, %ymm0
	vmovdqu	%ymm0, 1584(%rsp)
	vpandn	%ymm14, %ymm0, %ymm0
	vmovdqu	%ymm0, 720(%rsp)
	vmulps	48(%rsp), %ymm0, %ymm15
	vmulps	1712(%rsp), %ymm15, %ymm0
	vmulps	%ymm5, %ymm0, %ymm9
	vmovups	%ymm9, 1328(%rsp)
	vmulps	1744(%rsp), %ymm15, %ymm0
	vmulps	%ymm6, %ymm9, %ymm9
	vfmsub231ps	%ymm0, %ymm2, %ymm9
	vmovups	%ymm9, 1904(%rsp)
	vmovups	848(%rsp), %ymm0
	vbroadcastss	273f(%rip), %ymm9
	vmaxps	%ymm9, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm14, %ymm10
	vmovups	%ymm10, 160(%rsp)
	vmovups	880(%rsp), %ymm0
	vmaxps	%ymm9, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm9
	vcmpleps	%ymm3, %ymm8, %ymm3
	vmovdqu	4192(%rsp), %ymm0
	vpcmpgtd	%ymm8, %ymm0, %ymm0
	vpor	%ymm3, %ymm0, %ymm0
	vmovdqu	%ymm0, 1616(%rsp)
	vpandn	%ymm14, %ymm0, %ymm0
	vmovdqu	%ymm0, 1136(%rsp)
	vmulps	%ymm0, %ymm10, %ymm11
	vmulps	592(%rsp), %ymm11, %ymm10
	vmulps	%ymm5, %ymm10, %ymm0
	vmovups	%ymm0, 1264(%rsp)
	vmulps	368(%rsp), %ymm11, %ymm10
	vmulps	%ymm6, %ymm0, %ymm0
	vmovups	%ymm6, 1296(%rsp)
	vfmsub231ps	%ymm10, %ymm2, %ymm0
	vmovups	%ymm0, 2240(%rsp)
	vdivps	%ymm9, %ymm14, %ymm13
	vcmpleps	%ymm4, %ymm8, %ymm0
	vmovdqu	4160(%rsp), %ymm9
	vpcmpgtd	%ymm8, %ymm9, %ymm9
	vpor	%ymm0, %ymm9, %ymm9
	vmovdqu	%ymm9, 3360(%rsp)
	vpandn	%ymm14, %ymm9, %ymm4
	vmovdqu	%ymm4, 1104(%rsp)
	vmulps	%ymm4, %ymm13, %ymm10
	vmovups	%ymm13, 1008(%rsp)
	vmulps	624(%rsp), %ymm10, %ymm9
	vmulps	%ymm5, %ymm9, %ymm9
	vmulps	528(%rsp), %ymm10, %ymm5
	vmulps	%ymm6, %ymm9, %ymm4
	vfmsub231ps	%ymm5, %ymm2, %ymm4
	vmovups	%ymm4, 3328(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vmovss	2272(%rsp), %xmm2
	vucomiss	%xmm5, %xmm2
	vmovdqa	16(%rsp), %xmm2
	vpor	3616(%rsp), %xmm2, %xmm2
	vpmovzxwd	%xmm2, %ymm2
	vpslld	$31, %ymm2, %ymm2
	vpsrad	$31, %ymm2, %ymm4
	vmulps	240(%rsp), %ymm7, %ymm5
	vmovups	%ymm5, 2144(%rsp)
	vfmadd213ps	%ymm8, %ymm5, %ymm5
	vpandn	%ymm5, %ymm4, %ymm5
	vmovdqu	1936(%rsp), %ymm2
	vextracti128	$1, %ymm2, %xmm4
	vpackssdw	%xmm4, %xmm2, %xmm4
	vpor	3696(%rsp), %xmm4, %xmm4
	vpmovzxwd	%xmm4, %ymm4
	vpslld	$31, %ymm4, %ymm4
	vpsrad	$31, %ymm4, %ymm8
	vmovups	432(%rsp), %ymm2
	vmulps	272(%rsp), %ymm2, %ymm2
	vmovups	%ymm2, 16(%rsp)
	vpandn	%ymm2, %ymm8, %ymm8
	vfmadd213ps	%ymm5, %ymm8, %ymm8
	vextractf128	$1, %ymm12, %xmm5
	vpackssdw	%xmm5, %xmm12, %xmm5
	vpor	3680(%rsp), %xmm5, %xmm5
	vpmovzxwd	%xmm5, %ymm5
	vpslld	$31, %ymm5, %ymm5
	vpsrad	$31, %ymm5, %ymm5
	vmovups	80(%rsp), %ymm2
	vmulps	400(%rsp), %ymm2, %ymm4
	vpandn	%ymm4, %ymm5, %ymm7
	vfmadd213ps	%ymm8, %ymm7, %ymm7
	vextracti128	$1, %ymm1, %xmm5
	vpackssdw	%xmm5, %xmm1, %xmm1
	vpor	3664(%rsp), %xmm1, %xmm1
	vpmovzxwd	%xmm1, %ymm1
	vpslld	$31, %ymm1, %ymm1
	vpsrad	$31, %ymm1, %ymm1
	vmovups	304(%rsp), %ymm2
	vmulps	48(%rsp), %ymm2, %ymm5
	vpandn	%ymm5, %ymm1, %ymm1
	vfmadd213ps	%ymm7, %ymm1, %ymm1
	vextracti128	$1, %ymm3, %xmm7
	vpackssdw	%xmm7, %xmm3, %xmm3
	vpor	3648(%rsp), %xmm3, %xmm3
	vpmovzxwd	%xmm3, %ymm3
	vpslld	$31, %ymm3, %ymm3
	vpsrad	$31, %ymm3, %ymm3
	vmovups	688(%rsp), %ymm2
	vmulps	160(%rsp), %ymm2, %ymm2
	vmovups	%ymm2, 2176(%rsp)
	vpandn	%ymm2, %ymm3, %ymm3
	vfmadd213ps	%ymm1, %ymm3, %ymm3
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm1
	vpor	3632(%rsp), %xmm1, %xmm1
	vpmovzxwd	%xmm1, %ymm1
	vpslld	$31, %ymm1, %ymm1
	vpsrad	$31, %ymm1, %ymm1
	vmulps	560(%rsp), %ymm13, %ymm0
	vmovups	%ymm0, 2208(%rsp)
	vpandn	%ymm0, %ymm1, %ymm1
	vfmadd213ps	%ymm3, %ymm1, %ymm1
	vmovups	%ymm1, 2272(%rsp)
	vmulps	1392(%rsp), %ymm15, %ymm1
	vmovups	1360(%rsp), %ymm2
	vmovups	1328(%rsp), %ymm6
	vmulps	%ymm2, %ymm6, %ymm8
	vmovups	3488(%rsp), %ymm7
	vfmsub231ps	%ymm1, %ymm7, %ymm8
	vmulps	1968(%rsp), %ymm11, %ymm1
	vmovups	1264(%rsp), %ymm3
	vmulps	%ymm2, %ymm3, %ymm0
	vfmsub231ps	%ymm1, %ymm7, %ymm0
	vmovups	%ymm0, 4416(%rsp)
	vmulps	3520(%rsp), %ymm10, %ymm1
	vmovups	%ymm9, 3168(%rsp)
	vmulps	%ymm3, %ymm9, %ymm0
	vfmsub231ps	%ymm1, %ymm11, %ymm0
	vmovups	%ymm0, 4384(%rsp)
	vmulps	1424(%rsp), %ymm11, %ymm0
	vmovaps	%ymm6, %ymm1
	vmulps	%ymm6, %ymm3, %ymm6
	vmovaps	%ymm3, %ymm11
	vfmsub231ps	%ymm0, %ymm15, %ymm6
	vmovups	%ymm6, 3136(%rsp)
	vmulps	2000(%rsp), %ymm10, %ymm0
	vmulps	%ymm2, %ymm9, %ymm3
	vfmsub231ps	%ymm0, %ymm7, %ymm3
	vmovups	%ymm3, 3296(%rsp)
	vmulps	1456(%rsp), %ymm10, %ymm0
	vmulps	%ymm1, %ymm9, %ymm3
	vmovaps	%ymm1, %ymm7
	vmovups	%ymm15, 4128(%rsp)
	vfmsub231ps	%ymm0, %ymm15, %ymm3
	vmovups	%ymm3, 3264(%rsp)
	vmovups	2144(%rsp), %ymm0
	vmulps	464(%rsp), %ymm0, %ymm3
	vmovups	1296(%rsp), %ymm0
	vmulps	%ymm3, %ymm0, %ymm1
	vmovups	16(%rsp), %ymm9
	vfmsub231ps	656(%rsp), %ymm9, %ymm1
	vmovups	%ymm1, 2144(%rsp)
	vmulps	%ymm3, %ymm2, %ymm1
	vfmsub231ps	1168(%rsp), %ymm4, %ymm1
	vmovups	%ymm1, 3232(%rsp)
	vmovaps	%ymm0, %ymm1
	vbroadcastss	258f(%rip), %ymm12
	vfnmadd213ps	%ymm12, %ymm0, %ymm1
	vbroadcastss	2131f(%rip), %ymm10
	vmovups	%ymm1, 4096(%rsp)
	vmaxps	%ymm10, %ymm1, %ymm0
	vsqrtps	%ymm0, %ymm0
	vmulps	%ymm3, %ymm7, %ymm1
	vmovaps	%ymm3, %ymm4
	vfmsub231ps	720(%rsp), %ymm5, %ymm1
	vmovups	%ymm1, 3200(%rsp)
	vdivps	%ymm0, %ymm12, %ymm13
	vmulps	272(%rsp), %ymm13, %ymm0
	vmovups	944(%rsp), %ymm1
	vblendvps	%ymm1, %ymm12, %ymm0, %ymm0
	vmovups	%ymm0, 4352(%rsp)
	vmovaps	%ymm11, %ymm3
	vmulps	%ymm4, %ymm11, %ymm15
	vmovaps	%ymm4, %ymm11
	vmovups	%ymm4, 1936(%rsp)
	vmovups	2176(%rsp), %ymm0
	vfmsub231ps	1136(%rsp), %ymm0, %ymm15
	vmulps	1040(%rsp), %ymm13, %ymm1
	vmovaps	%ymm2, %ymm0
	vfnmadd213ps	%ymm12, %ymm2, %ymm0
	vmovaps	%ymm1, %ymm5
	vfnmadd231ps	%ymm1, %ymm1, %ymm0
	vmovups	%ymm0, 4064(%rsp)
	vmaxps	%ymm10, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm12, %ymm14
	vmulps	80(%rsp), %ymm14, %ymm0
	vmovups	912(%rsp), %ymm1
	vblendvps	%ymm1, %ymm12, %ymm0, %ymm0
	vmovups	%ymm0, 2176(%rsp)
	vmovaps	%ymm13, %ymm1
	vmovups	%ymm13, 16(%rsp)
	vmulps	1904(%rsp), %ymm13, %ymm13
	vfnmadd231ps	%ymm5, %ymm13, %ymm8
	vmovups	%ymm5, 944(%rsp)
	vmulps	%ymm14, %ymm8, %ymm2
	vmovaps	%ymm7, %ymm9
	vfnmadd213ps	%ymm12, %ymm7, %ymm9
	vfnmadd231ps	%ymm13, %ymm13, %ymm9
	vfnmadd231ps	%ymm2, %ymm2, %ymm9
	vmovups	%ymm2, 912(%rsp)
	vmaxps	%ymm10, %ymm9, %ymm0
	vmovaps	%ymm10, %ymm4
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm12, %ymm6
	vmovups	3168(%rsp), %ymm7
	vmulps	%ymm7, %ymm11, %ymm8
	vmovups	2208(%rsp), %ymm0
	vfmsub231ps	1104(%rsp), %ymm0, %ymm8
	vmulps	2240(%rsp), %ymm1, %ymm10
	vmovups	4416(%rsp), %ymm0
	vfnmadd231ps	%ymm5, %ymm10, %ymm0
	vmulps	%ymm0, %ymm14, %ymm5
	vmovups	3136(%rsp), %ymm1
	vfnmadd231ps	%ymm13, %ymm10, %ymm1
	vfnmadd231ps	%ymm2, %ymm5, %ymm1
	vmulps	%ymm6, %ymm1, %ymm1
	vmovups	%ymm1, 1040(%rsp)
	vmovaps	%ymm3, %ymm11
	vmovaps	%ymm12, %ymm2
	vfnmadd213ps	%ymm12, %ymm3, %ymm11
	vfnmadd231ps	%ymm10, %ymm10, %ymm11
	vfnmadd231ps	%ymm5, %ymm5, %ymm11
	vmovaps	%ymm5, %ymm12
	vmovups	%ymm5, 2208(%rsp)
	vfnmadd231ps	%ymm1, %ymm1, %ymm11
	vmaxps	%ymm4, %ymm11, %ymm1
	vsqrtps	%ymm1, %ymm1
	vmulps	48(%rsp), %ymm6, %ymm5
	vmovaps	%ymm6, %ymm4
	vmovups	%ymm6, 1904(%rsp)
	vmovups	1584(%rsp), %ymm3
	vblendvps	%ymm3, %ymm2, %ymm5, %ymm5
	vmovups	1872(%rsp), %ymm6
	vmovups	336(%rsp), %ymm3
	vblendvps	%ymm6, %ymm2, %ymm3, %ymm3
	vmulps	4352(%rsp), %ymm3, %ymm3
	vdivps	%ymm1, %ymm2, %ymm2
	vmulps	2176(%rsp), %ymm3, %ymm1
	vmulps	160(%rsp), %ymm2, %ymm3
	vmovups	%ymm2, 1872(%rsp)
	vmovups	1616(%rsp), %ymm6
	vbroadcastss	258f(%rip), %ymm0
	vblendvps	%ymm6, %ymm0, %ymm3, %ymm0
	vmovups	%ymm0, 1584(%rsp)
	vmulps	%ymm5, %ymm1, %ymm0
	vmovups	%ymm0, 1616(%rsp)
	vmovups	16(%rsp), %ymm0
	vmulps	3328(%rsp), %ymm0, %ymm5
	vmovups	3296(%rsp), %ymm1
	vfnmadd231ps	944(%rsp), %ymm5, %ymm1
	vmulps	%ymm1, %ymm14, %ymm3
	vmovups	3264(%rsp), %ymm1
	vfnmadd231ps	%ymm13, %ymm5, %ymm1
	vfnmadd231ps	912(%rsp), %ymm3, %ymm1
	vmulps	%ymm4, %ymm1, %ymm1
	vmovups	4384(%rsp), %ymm0
	vfnmadd231ps	%ymm10, %ymm5, %ymm0
	vfnmadd231ps	%ymm12, %ymm3, %ymm0
	vfnmadd231ps	1040(%rsp), %ymm1, %ymm0
	vmulps	%ymm2, %ymm0, %ymm0
	vmovups	%ymm0, 2240(%rsp)
	vmovaps	%ymm7, %ymm12
	vmovaps	%ymm7, %ymm4
	vbroadcastss	258f(%rip), %ymm2
	vfnmadd213ps	%ymm2, %ymm7, %ymm12
	vfnmadd231ps	%ymm5, %ymm5, %ymm12
	vfnmadd231ps	%ymm3, %ymm3, %ymm12
	vfnmadd231ps	%ymm1, %ymm1, %ymm12
	vfnmadd231ps	%ymm0, %ymm0, %ymm12
	vbroadcastss	2131f(%rip), %ymm0
	vmaxps	%ymm0, %ymm12, %ymm6
	vsqrtps	%ymm6, %ymm6
	vmovups	1616(%rsp), %ymm0
	vmulps	1584(%rsp), %ymm0, %ymm0
	vmovups	%ymm0, 1616(%rsp)
	vdivps	%ymm6, %ymm2, %ymm0
	vmovups	%ymm0, 1584(%rsp)
	vmulps	1008(%rsp), %ymm0, %ymm6
	vmovups	3360(%rsp), %ymm7
	vblendvps	%ymm7, %ymm2, %ymm6, %ymm6
	vmulps	1616(%rsp), %ymm6, %ymm2
	vmovups	%ymm2, 1616(%rsp)
	vmovups	1296(%rsp), %ymm0
	vxorps	208(%rsp), %ymm0, %ymm2
	vmovups	%ymm2, 3296(%rsp)
	vmovups	1360(%rsp), %ymm0
	vxorps	208(%rsp), %ymm0, %ymm2
	vmovups	%ymm2, 3328(%rsp)
	vmovups	1328(%rsp), %ymm0
	vxorps	208(%rsp), %ymm0, %ymm2
	vmovups	%ymm2, 3360(%rsp)
	vmovups	1264(%rsp), %ymm0
	vxorps	208(%rsp), %ymm0, %ymm2
	vmovups	%ymm2, 1264(%rsp)
	vxorps	208(%rsp), %ymm4, %ymm2
	vmovups	%ymm2, 1296(%rsp)
	vmovups	16(%rsp), %ymm0
	vmulps	2144(%rsp), %ymm0, %ymm6
	vmovups	3232(%rsp), %ymm7
	vmovups	944(%rsp), %ymm0
	vfnmadd231ps	%ymm0, %ymm6, %ymm7
	vxorps	208(%rsp), %ymm0, %ymm0
	vmovups	%ymm0, 1360(%rsp)
	vmovups	3200(%rsp), %ymm0
	vfnmadd231ps	%ymm13, %ymm6, %ymm0
	vxorps	208(%rsp), %ymm13, %ymm2
	vmovups	%ymm2, 3136(%rsp)
	vmovups	%ymm14, 1328(%rsp)
	vmulps	%ymm7, %ymm14, %ymm4
	vmovups	912(%rsp), %ymm2
	vfnmadd231ps	%ymm2, %ymm4, %ymm0
	vmovaps	%ymm0, %ymm7
	vxorps	208(%rsp), %ymm2, %ymm13
	vmovups	%ymm13, 3264(%rsp)
	vfnmadd231ps	%ymm10, %ymm6, %ymm15
	vxorps	208(%rsp), %ymm10, %ymm2
	vmovups	2208(%rsp), %ymm0
	vfnmadd231ps	%ymm0, %ymm4, %ymm15
	vxorps	208(%rsp), %ymm0, %ymm0
	vmovups	%ymm0, 2208(%rsp)
	vxorps	%xmm14, %xmm14, %xmm14
	vmulps	1904(%rsp), %ymm7, %ymm7
	vmovups	1040(%rsp), %ymm0
	vfnmadd231ps	%ymm0, %ymm7, %ymm15
	vxorps	208(%rsp), %ymm0, %ymm0
	vmovups	%ymm0, 2144(%rsp)
	vfnmadd231ps	%ymm5, %ymm6, %ymm8
	vxorps	208(%rsp), %ymm5, %ymm0
	vmovups	%ymm0, 912(%rsp)
	vfnmadd231ps	%ymm3, %ymm4, %ymm8
	vxorps	208(%rsp), %ymm3, %ymm0
	vmovups	%ymm0, 2176(%rsp)
	vfnmadd231ps	%ymm1, %ymm7, %ymm8
	vxorps	208(%rsp), %ymm1, %ymm0
	vmovups	%ymm0, 3232(%rsp)
	vmulps	1872(%rsp), %ymm15, %ymm0
	vmovups	208(%rsp), %ymm15
	vmovups	2240(%rsp), %ymm1
	vfnmadd231ps	%ymm1, %ymm0, %ymm8
	vxorps	%ymm1, %ymm15, %ymm1
	vmovups	%ymm1, 3168(%rsp)
	vmovups	1936(%rsp), %ymm1
	vfmadd213ps	%ymm14, %ymm1, %ymm1
	vmovups	%ymm6, 944(%rsp)
	vfmadd231ps	%ymm6, %ymm6, %ymm1
	vmovups	%ymm4, 1040(%rsp)
	vfmadd231ps	%ymm4, %ymm4, %ymm1
	vmovups	%ymm7, 2240(%rsp)
	vfmadd231ps	%ymm7, %ymm7, %ymm1
	vmovups	%ymm0, 3200(%rsp)
	vfmadd231ps	%ymm0, %ymm0, %ymm1
	vmulps	1584(%rsp), %ymm8, %ymm13
	vfmadd231ps	%ymm13, %ymm13, %ymm1
	ja	235b
	vmovups	%ymm2, 240(%rsp)
	vmovups	1360(%rsp), %ymm10
	vbroadcastss	258f(%rip), %ymm11
	vmovups	80(%rsp), %ymm12
	vdivps	%ymm12, %ymm11, %ymm3
	vmovups	48(%rsp), %ymm2
	vdivps	%ymm2, %ymm11, %ymm4
	vmovups	128(%rsp), %ymm9
	vmulps	%ymm3, %ymm9, %ymm3
	vbroadcastss	2132f(%rip), %ymm5
	vmulps	%ymm5, %ymm3, %ymm3
	vmovups	496(%rsp), %ymm0
	vmulps	%ymm0, %ymm4, %ymm4
	vbroadcastss	2133f(%rip), %ymm5
	vmulps	%ymm5, %ymm4, %ymm4
	vmaxps	%ymm3, %ymm4, %ymm5
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm4, %ymm5, %ymm3
	vmovups	3104(%rsp), %ymm6
	vaddps	%ymm6, %ymm6, %ymm4
	vsqrtps	%ymm4, %ymm4
	vbroadcastss	284f(%rip), %ymm7
	vcmpltps	%ymm7, %ymm6, %ymm5
	vbroadcastss	2134f(%rip), %ymm6
	vmulps	%ymm6, %ymm4, %ymm4
	vandps	%ymm4, %ymm5, %ymm4
	vmaxps	%ymm3, %ymm4, %ymm5
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm4, %ymm5, %ymm3
	vmovups	2880(%rsp), %ymm8
	vdivps	%ymm8, %ymm11, %ymm4
	movq	8(%rsp), %rax
	vbroadcastss	16(%rax), %ymm5
	vmulps	1616(%rsp), %ymm4, %ymm4
	vmulps	%ymm4, %ymm4, %ymm4
	vminps	%ymm11, %ymm4, %ymm4
	vmulps	%ymm5, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm3, %ymm6
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm3, %ymm6, %ymm3
	vcmpltps	%ymm7, %ymm8, %ymm4
	vandps	%ymm3, %ymm4, %ymm3
	vmulps	%ymm3, %ymm3, %ymm3
	vcmpleps	%ymm3, %ymm1, %ymm1
	vmulss	%xmm5, %xmm5, %xmm3
	vbroadcastss	%xmm3, %ymm3
	vmovups	2272(%rsp), %ymm4
	vcmpleps	%ymm3, %ymm4, %ymm3
	vandps	%ymm1, %ymm3, %ymm1
	vmovups	464(%rsp), %ymm3
	vmulps	656(%rsp), %ymm3, %ymm3
	vmulps	1168(%rsp), %ymm3, %ymm3
	vmulps	720(%rsp), %ymm3, %ymm3
	vmulps	1136(%rsp), %ymm3, %ymm3
	vmulps	1104(%rsp), %ymm3, %ymm3
	vcmpnltps	%ymm3, %ymm14, %ymm3
	vandps	%ymm3, %ymm11, %ymm3
	vbroadcastss	281f(%rip), %ymm5
	vblendvps	%ymm1, %ymm3, %ymm5, %ymm1
	vmovups	3840(%rsp), %ymm3
	vcmpleps	2912(%rsp), %ymm3, %ymm3
	vbroadcastss	2135f(%rip), %ymm4
	vminps	%ymm4, %ymm1, %ymm4
	vblendvps	%ymm3, %ymm4, %ymm1, %ymm1
	vmovups	3392(%rsp), %ymm4
	vcmpeqps	%ymm5, %ymm4, %ymm3
	vblendvps	%ymm3, %ymm1, %ymm4, %ymm4
	vmovups	%ymm4, 3392(%rsp)
	vcmpeqps	%ymm5, %ymm4, %ymm1
	vandps	%ymm1, %ymm11, %ymm11
	vxorps	%xmm5, %xmm5, %xmm5
	vaddss	%xmm5, %xmm11, %xmm1
	vshufps	$245, %xmm11, %xmm11, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufps	$78, %xmm11, %xmm11, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufps	$255, %xmm11, %xmm11, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vextractf128	$1, %ymm11, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufps	$245, %xmm3, %xmm3, %xmm4
	vaddss	%xmm4, %xmm1, %xmm1
	vshufps	$78, %xmm3, %xmm3, %xmm4
	vaddss	%xmm4, %xmm1, %xmm1
	vshufps	$255, %xmm3, %xmm3, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vucomiss	%xmm5, %xmm1
	vmovups	1072(%rsp), %ymm7
	vmovups	3712(%rsp), %ymm1
	vxorps	%xmm8, %xmm8, %xmm8
	vmovaps	%ymm0, %ymm4
	vmovups	1552(%rsp), %ymm14
	vmovaps	%ymm12, %ymm5
	vmovaps	%ymm9, %ymm12
	vmovaps	%ymm1, %ymm9
	ja	237b
	vmovaps	%ymm2, %ymm6
	vmulps	1584(%rsp), %ymm13, %ymm1
	vmovups	3168(%rsp), %ymm0
	vfmadd213ps	3200(%rsp), %ymm1, %ymm0
	vmulps	1872(%rsp), %ymm0, %ymm0
	vmovups	2144(%rsp), %ymm2
	vfmadd213ps	2240(%rsp), %ymm0, %ymm2
	vmovups	3232(%rsp), %ymm3
	vfmadd213ps	%ymm2, %ymm1, %ymm3
	vmulps	1904(%rsp), %ymm3, %ymm3
	vmovups	3264(%rsp), %ymm2
	vfmadd213ps	1040(%rsp), %ymm3, %ymm2
	vmovups	2208(%rsp), %ymm4
	vfmadd213ps	%ymm2, %ymm0, %ymm4
	vmovups	2176(%rsp), %ymm2
	vfmadd213ps	%ymm4, %ymm1, %ymm2
	vmulps	1328(%rsp), %ymm2, %ymm4
	vmovaps	%ymm10, %ymm2
	vfmadd213ps	944(%rsp), %ymm4, %ymm2
	vmovups	3136(%rsp), %ymm10
	vfmadd213ps	%ymm2, %ymm3, %ymm10
	vmovups	240(%rsp), %ymm2
	vfmadd213ps	%ymm10, %ymm0, %ymm2
	vmovups	912(%rsp), %ymm7
	vfmadd213ps	%ymm2, %ymm1, %ymm7
	vmulps	16(%rsp), %ymm7, %ymm2
	vmovups	3296(%rsp), %ymm7
	vfmadd213ps	1936(%rsp), %ymm2, %ymm7
	vmovups	3328(%rsp), %ymm8
	vfmadd213ps	%ymm7, %ymm4, %ymm8
	vmovups	3360(%rsp), %ymm7
	vfmadd213ps	%ymm8, %ymm3, %ymm7
	vmovups	1264(%rsp), %ymm8
	vfmadd213ps	%ymm7, %ymm0, %ymm8
	vmovups	1296(%rsp), %ymm7
	vfmadd213ps	%ymm8, %ymm1, %ymm7
	vmulps	336(%rsp), %ymm7, %ymm7
	vmovups	%ymm7, 432(%rsp)
	vmulps	272(%rsp), %ymm2, %ymm2
	vmovups	%ymm2, 464(%rsp)
	vmulps	%ymm4, %ymm5, %ymm2
	vmovups	%ymm2, 304(%rsp)
	vmulps	%ymm3, %ymm6, %ymm2
	vmovups	%ymm2, 560(%rsp)
	vmulps	160(%rsp), %ymm0, %ymm0
	vmovups	%ymm0, 400(%rsp)
	vmulps	1008(%rsp), %ymm1, %ymm0
	vmovups	%ymm0, 240(%rsp)
	movl	%r14d, %eax
	shrb	$3, %al
	testl	%r10d, %r10d
	setne	%cl
	andb	%al, %cl
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm10, %xmm10, %xmm10
	vmovaps	%ymm12, %ymm9
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 656(%rsp)
	vmovups	%ymm0, 720(%rsp)
	vxorps	%xmm8, %xmm8, %xmm8
	cmpb	$1, %cl
	vbroadcastss	258f(%rip), %ymm15
	jne	255f
	movq	%r11, %rax
	vmovups	%ymm0, 720(%rsp)
	vmovups	%ymm0, 656(%rsp)
	xorl	%ecx, %ecx
	vmovups	%ymm9, 128(%rsp)
	.p2align	4
253:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$5, %rdx
	vmulps	(%r13,%rdx), %ymm9, %ymm0
	vmovups	%ymm0, 16(%rsp)
	movq	%r13, %rdx
	xorl	%esi, %esi
	vbroadcastss	275f(%rip), %ymm11
	vmovups	656(%rsp), %ymm1
	vmovups	720(%rsp), %ymm3
	.p2align	4
254:
	vmovaps	(%rdx), %ymm7
	vmovups	496(%rsp), %ymm0
	vfmadd132ps	16(%rsp), %ymm0, %ymm7
	vdivps	%ymm7, %ymm15, %ymm12
	vmovaps	(%rax,%rsi), %ymm15
	vsubps	%ymm7, %ymm15, %ymm15
	vmulps	%ymm12, %ymm15, %ymm15
	vmovaps	%ymm14, %ymm0
	vcmpltps	%ymm15, %ymm11, %ymm14
	vaddps	%ymm11, %ymm12, %ymm12
	vblendvps	%ymm14, %ymm15, %ymm12, %ymm12
	vbroadcastss	258f(%rip), %ymm2
	vaddps	%ymm2, %ymm12, %ymm14
	vpaddd	3776(%rsp), %ymm14, %ymm14
	vpand	3744(%rsp), %ymm14, %ymm14
	vmovdqu	1840(%rsp), %ymm2
	vpsubd	%ymm14, %ymm2, %ymm2
	vmovaps	%ymm4, %ymm9
	vaddps	%ymm2, %ymm11, %ymm4
	vfmadd231ps	%ymm2, %ymm12, %ymm4
	vbroadcastss	2123f(%rip), %ymm2
	vmulps	%ymm4, %ymm4, %ymm12
	vbroadcastss	2122f(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm4, %ymm2
	vbroadcastss	2125f(%rip), %ymm6
	vbroadcastss	2124f(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm4, %ymm6
	vbroadcastss	2126f(%rip), %ymm5
	vfmadd231ps	%ymm5, %ymm12, %ymm6
	vfmadd213ps	%ymm2, %ymm12, %ymm6
	vbroadcastss	2121f(%rip), %ymm2
	vbroadcastss	2120f(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm4, %ymm2
	vfmadd213ps	%ymm2, %ymm12, %ymm6
	vfmadd213ps	%ymm4, %ymm12, %ymm6
	vcvtdq2ps	%ymm14, %ymm2
	vmovaps	%ymm0, %ymm14
	vbroadcastss	2127f(%rip), %ymm0
	vfmadd231ps	%ymm2, %ymm0, %ymm6
	vbroadcastss	258f(%rip), %ymm2
	vaddps	%ymm2, %ymm15, %ymm2
	vmaxps	%ymm11, %ymm15, %ymm4
	vbroadcastss	258f(%rip), %ymm15
	vfmsub231ps	%ymm2, %ymm6, %ymm4
	vaddps	%ymm7, %ymm15, %ymm2
	vdivps	%ymm2, %ymm15, %ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm8
	vmulps	%ymm2, %ymm2, %ymm4
	vaddps	%ymm2, %ymm3, %ymm3
	vmulps	%ymm4, %ymm2, %ymm2
	vaddps	%ymm4, %ymm1, %ymm1
	vfmadd231ps	%ymm4, %ymm4, %ymm13
	vfmadd231ps	%ymm4, %ymm2, %ymm10
	vmovaps	%ymm9, %ymm4
	vaddps	%ymm2, %ymm14, %ymm14
	vfmadd231ps	%ymm2, %ymm2, %ymm4
	addq	$32, %rsi
	addq	$160, %rdx
	cmpq	%rsi, %r12
	jne	254b
	vmovups	%ymm3, 720(%rsp)
	vmovups	%ymm1, 656(%rsp)
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	vmovups	128(%rsp), %ymm9
	jne	253b
255:
	vmovups	%ymm14, 880(%rsp)
	vmovups	%ymm13, 1136(%rsp)
	vmovups	%ymm10, 1168(%rsp)
	vmovups	%ymm4, 1488(%rsp)
	vmovups	%ymm8, 976(%rsp)
	vmovups	1552(%rsp), %ymm14
	vmovups	432(%rsp), %ymm11
	vaddps	%ymm14, %ymm11, %ymm0
	vmovups	2592(%rsp), %ymm1
	vminps	%ymm0, %ymm1, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm2, %ymm0
	vmovups	2624(%rsp), %ymm1
	vmaxps	%ymm0, %ymm1, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm2, %ymm0
	vmovups	%ymm0, 16(%rsp)
	vmovups	1232(%rsp), %ymm8
	vmovups	464(%rsp), %ymm15
	vaddps	%ymm8, %ymm15, %ymm2
	vmovups	2656(%rsp), %ymm1
	vminps	%ymm2, %ymm1, %ymm4
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm4, %ymm2
	vmovups	2688(%rsp), %ymm1
	vmaxps	%ymm2, %ymm1, %ymm4
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm4, %ymm0
	vmovups	%ymm0, 688(%rsp)
	vaddps	304(%rsp), %ymm9, %ymm2
	vmovups	2528(%rsp), %ymm1
	vminps	%ymm2, %ymm1, %ymm4
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm4, %ymm2
	vmovups	2560(%rsp), %ymm1
	vmaxps	%ymm2, %ymm1, %ymm4
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm4, %ymm0
	vmovups	%ymm0, 304(%rsp)
	vmovups	496(%rsp), %ymm5
	vaddps	560(%rsp), %ymm5, %ymm2
	vmovups	2784(%rsp), %ymm1
	vminps	%ymm2, %ymm1, %ymm4
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm4, %ymm2
	vmovups	2816(%rsp), %ymm1
	vmaxps	%ymm2, %ymm1, %ymm4
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm4, %ymm12
	vmovups	1072(%rsp), %ymm0
	vmovups	400(%rsp), %ymm3
	vaddps	%ymm0, %ymm3, %ymm2
	vmovups	2848(%rsp), %ymm1
	vminps	%ymm2, %ymm1, %ymm4
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm4, %ymm2
	vmovups	3072(%rsp), %ymm1
	vmaxps	%ymm2, %ymm1, %ymm4
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm4, %ymm7
	vmovups	3712(%rsp), %ymm10
	vmovups	240(%rsp), %ymm2
	vaddps	%ymm2, %ymm10, %ymm4
	vmovups	2752(%rsp), %ymm1
	vminps	%ymm4, %ymm1, %ymm6
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm1, %ymm6, %ymm4
	vmovups	2720(%rsp), %ymm1
	vmaxps	%ymm4, %ymm1, %ymm6
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm1, %ymm6, %ymm4
	vmovups	1776(%rsp), %ymm13
	vandps	%ymm13, %ymm11, %ymm6
	vxorps	%xmm11, %xmm11, %xmm11
	vmaxps	%ymm11, %ymm6, %ymm6
	vandps	%ymm13, %ymm15, %ymm15
	vmaxps	%ymm6, %ymm15, %ymm6
	vandps	%ymm3, %ymm13, %ymm11
	vmaxps	%ymm6, %ymm11, %ymm6
	vandps	%ymm2, %ymm13, %ymm11
	vmaxps	%ymm6, %ymm11, %ymm6
	vminps	%ymm0, %ymm10, %ymm11
	vcmpunordps	%ymm0, %ymm0, %ymm15
	vblendvps	%ymm15, %ymm10, %ymm11, %ymm11
	vbroadcastss	2140f(%rip), %ymm1
	vmulps	%ymm1, %ymm11, %ymm11
	vcmpleps	%ymm11, %ymm6, %ymm6
	vbroadcastss	258f(%rip), %ymm11
	vmovups	3392(%rsp), %ymm1
	vcmpleps	%ymm11, %ymm1, %ymm2
	vmovups	%ymm2, 1104(%rsp)
	vandps	%ymm6, %ymm2, %ymm6
	vblendvps	%ymm6, 16(%rsp), %ymm14, %ymm11
	vblendvps	%ymm6, 688(%rsp), %ymm8, %ymm14
	vblendvps	%ymm6, 304(%rsp), %ymm9, %ymm2
	vmovups	%ymm2, 240(%rsp)
	vblendvps	%ymm6, %ymm12, %ymm5, %ymm2
	vmovups	%ymm2, 848(%rsp)
	vblendvps	%ymm6, %ymm7, %ymm0, %ymm0
	vmovups	%ymm0, 400(%rsp)
	vblendvps	%ymm6, %ymm4, %ymm10, %ymm0
	vmovups	%ymm0, 560(%rsp)
	vmovups	272(%rsp), %ymm6
	vmulps	784(%rsp), %ymm6, %ymm0
	vmovups	336(%rsp), %ymm9
	vmulps	%ymm0, %ymm9, %ymm10
	vmovups	80(%rsp), %ymm15
	vmulps	2976(%rsp), %ymm15, %ymm0
	vmulps	%ymm0, %ymm9, %ymm5
	vmovups	%ymm5, 128(%rsp)
	vmulps	816(%rsp), %ymm15, %ymm0
	vmulps	%ymm5, %ymm10, %ymm2
	vfmsub231ps	%ymm0, %ymm6, %ymm2
	vmovups	48(%rsp), %ymm3
	vmulps	1712(%rsp), %ymm3, %ymm0
	vmulps	%ymm0, %ymm9, %ymm4
	vmovups	%ymm4, 464(%rsp)
	vmulps	1744(%rsp), %ymm3, %ymm0
	vmulps	%ymm4, %ymm10, %ymm7
	vfmsub231ps	%ymm0, %ymm6, %ymm7
	vmovups	%ymm7, 304(%rsp)
	vmulps	1392(%rsp), %ymm3, %ymm0
	vmulps	%ymm5, %ymm4, %ymm7
	vfmsub231ps	%ymm0, %ymm15, %ymm7
	vmovups	160(%rsp), %ymm3
	vmulps	592(%rsp), %ymm3, %ymm0
	vmulps	%ymm0, %ymm9, %ymm5
	vmulps	368(%rsp), %ymm3, %ymm4
	vmulps	%ymm5, %ymm10, %ymm0
	vfmsub231ps	%ymm4, %ymm6, %ymm0
	vmovups	%ymm0, 816(%rsp)
	movq	8(%rsp), %rax
	vbroadcastss	208(%rax), %ymm12
	vbroadcastss	280f(%rip), %ymm4
	vcmpeqps	%ymm4, %ymm1, %ymm8
	vblendvps	%ymm8, %ymm12, %ymm11, %ymm4
	movq	1224(%rsp), %rdx
	movq	%rdx, %rcx
	shlq	$5, %rcx
	vbroadcastss	12(%rax), %ymm6
	vmovups	%ymm6, 688(%rsp)
	vmovaps	%ymm4, (%r15,%rcx)
	vmulps	1968(%rsp), %ymm3, %ymm11
	vmovups	128(%rsp), %ymm0
	vmulps	%ymm0, %ymm5, %ymm4
	vmovups	%ymm5, 496(%rsp)
	vfmsub231ps	%ymm11, %ymm15, %ymm4
	vblendvps	%ymm8, %ymm12, %ymm14, %ymm11
	movq	192(%rsp), %rsi
	addq	%rsi, %rdx
	shlq	$5, %rdx
	movq	%rdx, %r14
	vmovaps	%ymm11, (%r15,%rdx)
	vmovaps	%ymm10, %ymm11
	vbroadcastss	258f(%rip), %ymm14
	vfnmadd213ps	%ymm14, %ymm10, %ymm11
	vbroadcastss	2131f(%rip), %ymm3
	vmaxps	%ymm3, %ymm11, %ymm14
	vsqrtps	%ymm14, %ymm14
	vbroadcastss	258f(%rip), %ymm15
	vminps	%ymm15, %ymm11, %ymm11
	vbroadcastss	258f(%rip), %ymm15
	vdivps	%ymm14, %ymm15, %ymm1
	vmovups	%ymm1, 16(%rsp)
	vmulps	%ymm1, %ymm2, %ymm15
	vmovaps	%ymm0, %ymm2
	vbroadcastss	258f(%rip), %ymm14
	vfnmadd213ps	%ymm14, %ymm0, %ymm2
	vfnmadd231ps	%ymm15, %ymm15, %ymm2
	vminps	%ymm11, %ymm2, %ymm0
	vmovups	%ymm0, 368(%rsp)
	vmaxps	%ymm3, %ymm2, %ymm2
	vsqrtps	%ymm2, %ymm2
	vbroadcastss	258f(%rip), %ymm14
	vdivps	%ymm2, %ymm14, %ymm3
	vmovups	%ymm3, 432(%rsp)
	leaq	(%r15,%rcx), %rax
	vmulps	240(%rsp), %ymm6, %ymm2
	vblendvps	%ymm8, %ymm12, %ymm2, %ymm2
	movq	%rsi, %rdx
	shlq	$6, %rdx
	vmovaps	%ymm2, (%rdx,%rax)
	vmovups	160(%rsp), %ymm0
	vmulps	1424(%rsp), %ymm0, %ymm2
	vmovups	464(%rsp), %ymm1
	vmulps	%ymm1, %ymm5, %ymm14
	vfmsub231ps	48(%rsp), %ymm2, %ymm14
	vmovups	16(%rsp), %ymm0
	vmulps	304(%rsp), %ymm0, %ymm11
	vfnmadd231ps	%ymm15, %ymm11, %ymm7
	vmovaps	%ymm15, %ymm5
	vmovups	%ymm15, 592(%rsp)
	vmulps	%ymm3, %ymm7, %ymm7
	vmovaps	%ymm1, %ymm2
	vbroadcastss	258f(%rip), %ymm6
	vfnmadd213ps	%ymm6, %ymm1, %ymm2
	vfnmadd231ps	%ymm11, %ymm11, %ymm2
	vfnmadd231ps	%ymm7, %ymm7, %ymm2
	vmovups	%ymm7, 304(%rsp)
	vminps	368(%rsp), %ymm2, %ymm1
	vmovups	%ymm1, 368(%rsp)
	vbroadcastss	2131f(%rip), %ymm1
	vmaxps	%ymm1, %ymm2, %ymm2
	vsqrtps	%ymm2, %ymm2
	vmovups	1008(%rsp), %ymm15
	vmulps	624(%rsp), %ymm15, %ymm6
	vmulps	%ymm6, %ymm9, %ymm1
	vmovaps	%ymm15, %ymm9
	vmulps	528(%rsp), %ymm15, %ymm15
	vmovups	%ymm10, 1424(%rsp)
	vmulps	%ymm1, %ymm10, %ymm3
	vfmsub231ps	272(%rsp), %ymm15, %ymm3
	vmovups	%ymm3, 528(%rsp)
	vbroadcastss	258f(%rip), %ymm3
	vdivps	%ymm2, %ymm3, %ymm2
	vmovups	%ymm2, 240(%rsp)
	vmulps	816(%rsp), %ymm0, %ymm10
	vfnmadd231ps	%ymm5, %ymm10, %ymm4
	vmovups	432(%rsp), %ymm5
	vmulps	%ymm5, %ymm4, %ymm15
	vfnmadd231ps	%ymm11, %ymm10, %ymm14
	vfnmadd231ps	%ymm7, %ymm15, %ymm14
	vmulps	%ymm2, %ymm14, %ymm6
	vmovups	496(%rsp), %ymm0
	vfnmadd213ps	%ymm3, %ymm0, %ymm0
	vfnmadd231ps	%ymm10, %ymm10, %ymm0
	vfnmadd231ps	%ymm15, %ymm15, %ymm0
	vfnmadd231ps	%ymm6, %ymm6, %ymm0
	vminps	368(%rsp), %ymm0, %ymm2
	vmovups	%ymm2, 368(%rsp)
	vbroadcastss	2131f(%rip), %ymm2
	vmaxps	%ymm2, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm0
	vmovups	688(%rsp), %ymm2
	vmulps	848(%rsp), %ymm2, %ymm2
	vblendvps	%ymm8, %ymm12, %ymm2, %ymm2
	leaq	(%rsi,%rsi,2), %r10
	movq	%r10, %rdx
	shlq	$5, %rdx
	vmovaps	%ymm2, (%rdx,%rax)
	vmulps	2000(%rsp), %ymm9, %ymm2
	vmulps	128(%rsp), %ymm1, %ymm7
	vfmsub231ps	80(%rsp), %ymm2, %ymm7
	vmovups	400(%rsp), %ymm2
	vblendvps	%ymm8, %ymm12, %ymm2, %ymm2
	movq	%rsi, %rdx
	shlq	$7, %rdx
	vmovaps	%ymm2, (%rdx,%rax)
	vmulps	1456(%rsp), %ymm9, %ymm2
	vmulps	464(%rsp), %ymm1, %ymm14
	vfmsub231ps	48(%rsp), %ymm2, %ymm14
	vdivps	%ymm0, %ymm3, %ymm4
	vmovups	%ymm8, 848(%rsp)
	vmovups	%ymm12, 816(%rsp)
	vmovups	560(%rsp), %ymm0
	vblendvps	%ymm8, %ymm12, %ymm0, %ymm0
	vmovups	160(%rsp), %ymm3
	leaq	(%rsi,%rsi,4), %r12
	movq	%r12, %rdx
	shlq	$5, %rdx
	vmovaps	%ymm0, (%rdx,%rax)
	vmulps	3520(%rsp), %ymm9, %ymm0
	vmulps	496(%rsp), %ymm1, %ymm2
	vfmsub231ps	%ymm0, %ymm3, %ymm2
	vmovups	16(%rsp), %ymm0
	vmulps	528(%rsp), %ymm0, %ymm0
	vmovups	592(%rsp), %ymm3
	vmovaps	%ymm3, %ymm8
	vfnmadd231ps	%ymm3, %ymm0, %ymm7
	vmulps	%ymm5, %ymm7, %ymm5
	vmovaps	%ymm11, %ymm7
	vfnmadd231ps	%ymm11, %ymm0, %ymm14
	vfnmadd231ps	304(%rsp), %ymm5, %ymm14
	vmulps	240(%rsp), %ymm14, %ymm3
	vmovups	%ymm10, 528(%rsp)
	vfnmadd231ps	%ymm10, %ymm0, %ymm2
	vmovups	%ymm15, 624(%rsp)
	vfnmadd231ps	%ymm15, %ymm5, %ymm2
	vmovups	%ymm6, 784(%rsp)
	vfnmadd231ps	%ymm6, %ymm3, %ymm2
	vmovups	%ymm4, 400(%rsp)
	vmulps	%ymm4, %ymm2, %ymm6
	vmovups	%ymm1, 1456(%rsp)
	vmovaps	%ymm1, %ymm2
	vbroadcastss	258f(%rip), %ymm1
	vmovaps	%ymm1, %ymm11
	vfnmadd213ps	%ymm1, %ymm2, %ymm2
	vfnmadd231ps	%ymm0, %ymm0, %ymm2
	vfnmadd231ps	%ymm5, %ymm5, %ymm2
	vfnmadd231ps	%ymm3, %ymm3, %ymm2
	vfnmadd231ps	%ymm6, %ymm6, %ymm2
	vminps	368(%rsp), %ymm2, %ymm4
	vbroadcastss	2138f(%rip), %ymm1
	vcmpltps	%ymm4, %ymm1, %ymm1
	vmovups	%ymm1, 560(%rsp)
	movl	$6, %eax
	movl	124(%rsp), %ebx
	testb	$2, %bl
	vmovups	208(%rsp), %ymm15
	je	256f
	vbroadcastss	2131f(%rip), %ymm1
	vmaxps	%ymm1, %ymm2, %ymm2
	vsqrtps	%ymm2, %ymm2
	vmovups	688(%rsp), %ymm4
	vmulps	80(%rsp), %ymm4, %ymm1
	vmovups	%ymm1, 368(%rsp)
	vmulps	48(%rsp), %ymm4, %ymm1
	vmovups	%ymm1, 688(%rsp)
	vmovdqu	1104(%rsp), %ymm1
	vpand	560(%rsp), %ymm1, %ymm4
	vmovups	%ymm6, 80(%rsp)
	vextracti128	$1, %ymm4, %xmm6
	vpackssdw	%xmm6, %xmm4, %xmm1
	vmovdqa	%xmm1, 1392(%rsp)
	vdivps	%ymm2, %ymm11, %ymm1
	vmovups	%ymm1, 48(%rsp)
	vxorps	1424(%rsp), %ymm15, %ymm6
	vmovups	%ymm5, 1712(%rsp)
	vmovups	16(%rsp), %ymm2
	vmulps	%ymm6, %ymm2, %ymm14
	vmovups	128(%rsp), %ymm1
	vfmadd231ps	%ymm14, %ymm8, %ymm1
	vxorps	%ymm2, %ymm15, %ymm2
	vmulps	%ymm2, %ymm8, %ymm2
	vmovups	%ymm2, 128(%rsp)
	movq	%r10, %rax
	shlq	$6, %rax
	addq	%r15, %rax
	vxorps	%ymm1, %ymm15, %ymm2
	vmovups	%ymm3, 2000(%rsp)
	vmovups	432(%rsp), %ymm10
	vmulps	%ymm2, %ymm10, %ymm12
	vmovups	%ymm7, 1744(%rsp)
	vmovups	464(%rsp), %ymm1
	vfmadd231ps	%ymm14, %ymm7, %ymm1
	vmovups	304(%rsp), %ymm6
	vfmadd231ps	%ymm12, %ymm6, %ymm1
	vxorps	%ymm1, %ymm15, %ymm2
	vmovups	240(%rsp), %ymm8
	vmulps	%ymm2, %ymm8, %ymm11
	vmovups	496(%rsp), %ymm1
	vfmadd231ps	528(%rsp), %ymm14, %ymm1
	vfmadd231ps	624(%rsp), %ymm12, %ymm1
	vmovups	784(%rsp), %ymm7
	vfmadd231ps	%ymm11, %ymm7, %ymm1
	vxorps	%ymm1, %ymm15, %ymm2
	vmulps	400(%rsp), %ymm2, %ymm4
	vmovups	1456(%rsp), %ymm1
	vfmadd231ps	%ymm14, %ymm0, %ymm1
	vfmadd231ps	%ymm12, %ymm5, %ymm1
	vfmadd231ps	%ymm11, %ymm3, %ymm1
	vfmadd231ps	80(%rsp), %ymm4, %ymm1
	vxorps	%ymm1, %ymm15, %ymm2
	vmulps	48(%rsp), %ymm2, %ymm1
	vmovups	%ymm14, 1968(%rsp)
	vbroadcastss	258f(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm14, %ymm14
	vmovups	%ymm12, 1424(%rsp)
	vfmadd231ps	%ymm12, %ymm12, %ymm14
	vmovups	%ymm11, 1456(%rsp)
	vfmadd231ps	%ymm11, %ymm11, %ymm14
	vmovups	%ymm4, 592(%rsp)
	vfmadd231ps	%ymm4, %ymm4, %ymm14
	vmovups	%ymm1, 464(%rsp)
	vfmadd231ps	%ymm1, %ymm1, %ymm14
	vmovups	336(%rsp), %ymm1
	vmulps	%ymm1, %ymm14, %ymm2
	vmulps	%ymm2, %ymm1, %ymm2
	vpmovsxwd	1392(%rsp), %ymm1
	vmovdqu	%ymm1, 496(%rsp)
	vmovups	816(%rsp), %ymm3
	vblendvps	%ymm1, %ymm2, %ymm3, %ymm2
	vmovaps	%ymm2, (%rcx,%rax)
	vmovaps	%ymm10, %ymm5
	vmulps	128(%rsp), %ymm10, %ymm10
	vmovups	16(%rsp), %ymm9
	vmulps	1744(%rsp), %ymm9, %ymm2
	vfmadd231ps	%ymm10, %ymm6, %ymm2
	vxorps	%ymm5, %ymm15, %ymm4
	vmulps	%ymm4, %ymm6, %ymm4
	movl	%ebx, %edx
	andl	$4, %edx
	movl	%edx, %r9d
	shrl	$2, %r9d
	xorl	%r11d, %r11d
	testl	%edx, %edx
	movl	$15, %esi
	movl	$9, %eax
	cmoveq	%rax, %rsi
	movl	$20, %eax
	movl	$10, %edi
	cmoveq	%rdi, %rax
	vxorps	%ymm2, %ymm15, %ymm2
	vmovaps	%ymm8, %ymm11
	vmulps	%ymm2, %ymm8, %ymm12
	vmulps	%ymm4, %ymm8, %ymm8
	vmulps	528(%rsp), %ymm9, %ymm2
	vmovups	624(%rsp), %ymm1
	vfmadd231ps	%ymm10, %ymm1, %ymm2
	vfmadd231ps	%ymm12, %ymm7, %ymm2
	vmulps	%ymm1, %ymm5, %ymm4
	vmovaps	%ymm5, %ymm3
	vfmadd231ps	%ymm8, %ymm7, %ymm4
	vxorps	%ymm15, %ymm11, %ymm6
	vmulps	%ymm6, %ymm7, %ymm6
	vxorps	%ymm2, %ymm15, %ymm2
	vmovups	400(%rsp), %ymm7
	vmulps	%ymm2, %ymm7, %ymm14
	vxorps	%ymm4, %ymm15, %ymm2
	vmulps	%ymm2, %ymm7, %ymm5
	vmulps	%ymm7, %ymm6, %ymm1
	vmulps	%ymm0, %ymm9, %ymm6
	vmovups	1712(%rsp), %ymm2
	vfmadd231ps	%ymm10, %ymm2, %ymm6
	vmovups	2000(%rsp), %ymm4
	vfmadd231ps	%ymm12, %ymm4, %ymm6
	vmovups	80(%rsp), %ymm0
	vfmadd231ps	%ymm14, %ymm0, %ymm6
	vmulps	%ymm2, %ymm3, %ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm2
	vfmadd231ps	%ymm5, %ymm0, %ymm2
	vmulps	%ymm4, %ymm11, %ymm4
	vfmadd231ps	%ymm1, %ymm0, %ymm4
	vmovaps	%ymm1, %ymm11
	vmovaps	%ymm0, %ymm1
	vxorps	%ymm7, %ymm15, %ymm0
	vmulps	%ymm0, %ymm1, %ymm1
	movl	$26, %edi
	movl	$11, %r8d
	cmoveq	%r8, %rdi
	setne	%r11b
	addq	$7, %r11
	imulq	192(%rsp), %r11
	shlq	$5, %r11
	addq	%r15, %r11
	vxorps	%ymm6, %ymm15, %ymm6
	vmovups	48(%rsp), %ymm7
	vmulps	%ymm6, %ymm7, %ymm0
	vmulps	%ymm9, %ymm9, %ymm6
	vmovups	%ymm10, 624(%rsp)
	vfmadd231ps	%ymm10, %ymm10, %ymm6
	vmovups	%ymm12, 528(%rsp)
	vfmadd231ps	%ymm12, %ymm12, %ymm6
	vmovups	%ymm14, 80(%rsp)
	vfmadd231ps	%ymm14, %ymm14, %ymm6
	vmovups	%ymm0, 128(%rsp)
	vfmadd231ps	%ymm0, %ymm0, %ymm6
	vmovups	272(%rsp), %ymm3
	vmulps	%ymm6, %ymm3, %ymm6
	vmulps	%ymm6, %ymm3, %ymm6
	vmovups	496(%rsp), %ymm14
	vmovups	816(%rsp), %ymm9
	vblendvps	%ymm14, %ymm6, %ymm9, %ymm6
	vmovaps	%ymm6, (%rcx,%r11)
	movq	752(%rsp), %r11
	leaq	(%r9,%r9,2), %r8
	addq	$8, %r8
	imulq	192(%rsp), %r8
	shlq	$5, %r8
	addq	%r15, %r8
	vxorps	%ymm2, %ymm15, %ymm2
	vmovaps	%ymm7, %ymm3
	vmulps	%ymm2, %ymm7, %ymm7
	vmovups	432(%rsp), %ymm2
	vmulps	%ymm2, %ymm2, %ymm2
	vmovups	%ymm8, 304(%rsp)
	vfmadd231ps	%ymm8, %ymm8, %ymm2
	vfmadd231ps	%ymm5, %ymm5, %ymm2
	vfmadd231ps	%ymm7, %ymm7, %ymm2
	vmovups	368(%rsp), %ymm6
	vmulps	%ymm6, %ymm2, %ymm2
	vmulps	%ymm2, %ymm6, %ymm2
	vblendvps	%ymm14, %ymm2, %ymm9, %ymm2
	vmovaps	%ymm2, (%rcx,%r8)
	imulq	192(%rsp), %rsi
	shlq	$5, %rsi
	addq	%r15, %rsi
	vxorps	%ymm4, %ymm15, %ymm2
	vmulps	%ymm2, %ymm3, %ymm0
	vmovups	240(%rsp), %ymm2
	vmulps	%ymm2, %ymm2, %ymm2
	vmovaps	%ymm3, %ymm4
	vfmadd231ps	%ymm11, %ymm11, %ymm2
	vmovups	%ymm0, 784(%rsp)
	vfmadd231ps	%ymm0, %ymm0, %ymm2
	vmovups	688(%rsp), %ymm3
	vmulps	%ymm3, %ymm2, %ymm2
	vmulps	%ymm2, %ymm3, %ymm2
	vblendvps	%ymm14, %ymm2, %ymm9, %ymm2
	vmovaps	%ymm2, (%rcx,%rsi)
	movq	192(%rsp), %rsi
	imulq	%rsi, %rax
	shlq	$5, %rax
	addq	%r15, %rax
	vmulps	%ymm4, %ymm1, %ymm3
	vmovups	400(%rsp), %ymm0
	vmulps	%ymm0, %ymm0, %ymm0
	vfmadd231ps	%ymm3, %ymm3, %ymm0
	vmovups	160(%rsp), %ymm2
	vmulps	%ymm0, %ymm2, %ymm0
	vmulps	%ymm0, %ymm2, %ymm0
	vblendvps	%ymm14, %ymm0, %ymm9, %ymm0
	vmovaps	%ymm0, (%rcx,%rax)
	imulq	%rsi, %rdi
	shlq	$5, %rdi
	addq	%r15, %rdi
	vmulps	%ymm4, %ymm4, %ymm0
	vmovups	1008(%rsp), %ymm2
	vmulps	%ymm0, %ymm2, %ymm0
	vmulps	%ymm0, %ymm2, %ymm0
	vblendvps	%ymm14, %ymm0, %ymm9, %ymm0
	vmovaps	%ymm0, (%rcx,%rdi)
	movl	$12, %eax
	testl	%edx, %edx
	je	256f
	vmovaps	%ymm5, %ymm12
	vmovaps	%ymm11, %ymm10
	vmovups	1968(%rsp), %ymm0
	vmulps	16(%rsp), %ymm0, %ymm4
	vmovups	1424(%rsp), %ymm1
	vmovups	624(%rsp), %ymm8
	vfmadd231ps	%ymm1, %ymm8, %ymm4
	vmovups	432(%rsp), %ymm0
	vmulps	%ymm1, %ymm0, %ymm2
	vmulps	%ymm0, %ymm8, %ymm5
	vmovups	1456(%rsp), %ymm1
	vmovups	528(%rsp), %ymm11
	vfmadd231ps	%ymm1, %ymm11, %ymm4
	vmovups	304(%rsp), %ymm8
	vfmadd231ps	%ymm1, %ymm8, %ymm2
	vfmadd231ps	%ymm11, %ymm8, %ymm5
	vmovups	240(%rsp), %ymm0
	vmulps	%ymm1, %ymm0, %ymm15
	vmovaps	%ymm7, %ymm6
	vmovups	%ymm7, 1392(%rsp)
	vmulps	%ymm0, %ymm11, %ymm11
	vmulps	%ymm0, %ymm8, %ymm1
	vmovups	592(%rsp), %ymm0
	vmovups	80(%rsp), %ymm7
	vfmadd231ps	%ymm0, %ymm7, %ymm4
	vfmadd231ps	%ymm0, %ymm12, %ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm5
	vfmadd231ps	%ymm0, %ymm10, %ymm15
	vfmadd231ps	%ymm7, %ymm10, %ymm11
	vmovups	%ymm11, 432(%rsp)
	vfmadd231ps	%ymm12, %ymm10, %ymm1
	vmovups	%ymm1, 16(%rsp)
	vmovups	400(%rsp), %ymm1
	vmulps	%ymm0, %ymm1, %ymm0
	vmulps	%ymm7, %ymm1, %ymm7
	vmovups	%ymm7, 592(%rsp)
	vmulps	%ymm1, %ymm12, %ymm7
	vmovups	%ymm7, 528(%rsp)
	vmulps	%ymm1, %ymm10, %ymm1
	vmovups	%ymm1, 624(%rsp)
	vmovups	464(%rsp), %ymm9
	vmovups	128(%rsp), %ymm8
	vfmadd231ps	%ymm9, %ymm8, %ymm4
	vmovups	272(%rsp), %ymm1
	vmulps	%ymm4, %ymm1, %ymm4
	vmovaps	%ymm3, %ymm7
	vmovups	336(%rsp), %ymm3
	vmulps	%ymm4, %ymm3, %ymm4
	vmovups	%ymm4, 80(%rsp)
	vfmadd231ps	%ymm9, %ymm6, %ymm2
	vmovups	368(%rsp), %ymm10
	vmulps	%ymm2, %ymm10, %ymm2
	vmulps	%ymm2, %ymm3, %ymm2
	vmovups	%ymm2, 240(%rsp)
	vmovups	784(%rsp), %ymm11
	vfmadd231ps	%ymm9, %ymm11, %ymm15
	vmovups	688(%rsp), %ymm6
	vmulps	%ymm6, %ymm15, %ymm2
	vmulps	%ymm2, %ymm3, %ymm2
	vmovups	%ymm2, 400(%rsp)
	vfmadd231ps	%ymm9, %ymm7, %ymm0
	vmovups	160(%rsp), %ymm12
	vmulps	%ymm0, %ymm12, %ymm0
	vmulps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, 304(%rsp)
	vmovups	48(%rsp), %ymm4
	vmulps	%ymm4, %ymm9, %ymm0
	vmovups	1008(%rsp), %ymm9
	vmulps	%ymm0, %ymm9, %ymm0
	vmulps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, 336(%rsp)
	vmovups	1392(%rsp), %ymm3
	vfmadd231ps	%ymm8, %ymm3, %ymm5
	vmulps	%ymm5, %ymm10, %ymm0
	vmulps	%ymm0, %ymm1, %ymm5
	vmovups	432(%rsp), %ymm0
	vfmadd231ps	%ymm8, %ymm11, %ymm0
	vmulps	%ymm6, %ymm0, %ymm2
	vmulps	%ymm2, %ymm1, %ymm0
	vmovups	%ymm0, 464(%rsp)
	vmovups	592(%rsp), %ymm0
	vfmadd231ps	%ymm8, %ymm7, %ymm0
	vmulps	%ymm0, %ymm12, %ymm2
	vmulps	%ymm2, %ymm1, %ymm0
	vmovups	%ymm0, 432(%rsp)
	vmulps	%ymm4, %ymm8, %ymm2
	vmulps	%ymm2, %ymm9, %ymm2
	vmulps	%ymm2, %ymm1, %ymm8
	vmovups	16(%rsp), %ymm1
	vfmadd231ps	%ymm3, %ymm11, %ymm1
	vmulps	%ymm6, %ymm1, %ymm2
	vmulps	%ymm2, %ymm10, %ymm1
	vmovups	%ymm1, 16(%rsp)
	vmovups	528(%rsp), %ymm1
	vfmadd231ps	%ymm3, %ymm7, %ymm1
	vmulps	%ymm1, %ymm12, %ymm2
	vmulps	%ymm2, %ymm10, %ymm1
	vmovups	%ymm1, 272(%rsp)
	vmulps	%ymm3, %ymm4, %ymm2
	vmulps	%ymm2, %ymm9, %ymm2
	vmulps	%ymm2, %ymm10, %ymm0
	vmovups	%ymm0, 128(%rsp)
	vmovups	624(%rsp), %ymm0
	vfmadd231ps	%ymm11, %ymm7, %ymm0
	vmulps	%ymm0, %ymm12, %ymm15
	vmulps	%ymm6, %ymm15, %ymm15
	vmulps	%ymm4, %ymm11, %ymm0
	vmulps	%ymm0, %ymm9, %ymm0
	vmulps	%ymm6, %ymm0, %ymm3
	vmulps	%ymm7, %ymm4, %ymm6
	vmulps	%ymm6, %ymm9, %ymm6
	vmulps	%ymm6, %ymm12, %ymm0
	vmovups	816(%rsp), %ymm1
	vblendvps	%ymm14, 80(%rsp), %ymm1, %ymm2
	vblendvps	%ymm14, 240(%rsp), %ymm1, %ymm4
	vblendvps	%ymm14, %ymm5, %ymm1, %ymm6
	vblendvps	%ymm14, 400(%rsp), %ymm1, %ymm11
	vblendvps	%ymm14, 464(%rsp), %ymm1, %ymm5
	vblendvps	%ymm14, 16(%rsp), %ymm1, %ymm7
	vmovups	%ymm7, 80(%rsp)
	vblendvps	%ymm14, 304(%rsp), %ymm1, %ymm7
	vmovups	%ymm7, 48(%rsp)
	vblendvps	%ymm14, 432(%rsp), %ymm1, %ymm7
	vmovups	%ymm7, 16(%rsp)
	vblendvps	%ymm14, 272(%rsp), %ymm1, %ymm10
	vblendvps	%ymm14, %ymm15, %ymm1, %ymm15
	vblendvps	%ymm14, 336(%rsp), %ymm1, %ymm9
	vblendvps	%ymm14, %ymm8, %ymm1, %ymm8
	vblendvps	%ymm14, 128(%rsp), %ymm1, %ymm7
	vblendvps	%ymm14, %ymm3, %ymm1, %ymm3
	vblendvps	%ymm14, %ymm0, %ymm1, %ymm12
	imulq	$224, %rsi, %rax
	addq	%r15, %rax
	vmovaps	%ymm2, (%rcx,%rax)
	leaq	(%rsi,%rsi,8), %rax
	movq	%rax, %rdx
	shlq	$5, %rdx
	addq	%r15, %rdx
	vmovaps	%ymm4, (%rcx,%rdx)
	shlq	$6, %r12
	addq	%r15, %r12
	vmovaps	%ymm6, (%rcx,%r12)
	movq	%r10, %rdx
	shlq	$7, %rdx
	addq	%r15, %rdx
	vmovaps	%ymm11, (%rcx,%rdx)
	imulq	$416, %rsi, %rdx
	addq	%r15, %rdx
	vmovaps	%ymm5, (%rcx,%rdx)
	imulq	$448, %rsi, %rdx
	addq	%r15, %rdx
	vmovups	80(%rsp), %ymm0
	vmovaps	%ymm0, (%rcx,%rdx)
	movq	%rsi, %rdx
	shlq	$9, %rdx
	addq	%r15, %rdx
	vmovups	48(%rsp), %ymm0
	vmovaps	%ymm0, (%rcx,%rdx)
	imulq	$544, %rsi, %rdx
	addq	%r15, %rdx
	vmovups	16(%rsp), %ymm0
	vmovaps	%ymm0, (%rcx,%rdx)
	shlq	$6, %rax
	addq	%r15, %rax
	vmovaps	%ymm10, (%rcx,%rax)
	imulq	$608, %rsi, %rax
	addq	%r15, %rax
	vmovaps	%ymm15, (%rcx,%rax)
	vmovups	208(%rsp), %ymm15
	imulq	$672, %rsi, %rax
	addq	%r15, %rax
	vmovaps	%ymm9, (%rcx,%rax)
	imulq	$704, %rsi, %rax
	addq	%r15, %rax
	vmovaps	%ymm8, (%rcx,%rax)
	imulq	$736, %rsi, %rax
	addq	%r15, %rax
	vmovaps	%ymm7, (%rcx,%rax)
	shlq	$8, %r10
	addq	%r15, %r10
	vmovaps	%ymm3, (%rcx,%r10)
	imulq	$800, %rsi, %rax
	addq	%r15, %rax
	vmovaps	%ymm12, (%rcx,%rax)
	movl	$27, %eax
256:
	testb	$8, %bl
	vmovdqu	1840(%rsp), %ymm4
	vbroadcastss	2121f(%rip), %ymm1
	vbroadcastss	2123f(%rip), %ymm7
	vmovups	880(%rsp), %ymm5
	vmovups	848(%rsp), %ymm12
	je	24b
	vbroadcastss	258f(%rip), %ymm3
	vdivps	1648(%rsp), %ymm3, %ymm0
	vmulps	3936(%rsp), %ymm0, %ymm2
	vpaddd	3776(%rsp), %ymm2, %ymm0
	vpand	3744(%rsp), %ymm0, %ymm0
	vpsubd	%ymm0, %ymm4, %ymm4
	vfmsub213ps	%ymm3, %ymm2, %ymm4
	vmulps	%ymm4, %ymm4, %ymm6
	vbroadcastss	2125f(%rip), %ymm2
	vbroadcastss	2124f(%rip), %ymm3
	vfmadd213ps	%ymm3, %ymm4, %ymm2
	vbroadcastss	2122f(%rip), %ymm3
	vfmadd213ps	%ymm3, %ymm4, %ymm7
	vbroadcastss	2126f(%rip), %ymm3
	vfmadd231ps	%ymm3, %ymm6, %ymm2
	vfmadd213ps	%ymm7, %ymm6, %ymm2
	vmovaps	%ymm1, %ymm7
	vbroadcastss	2120f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm4, %ymm7
	vfmadd213ps	%ymm7, %ymm6, %ymm2
	vfmadd213ps	%ymm4, %ymm6, %ymm2
	movq	8(%rsp), %rdx
	vbroadcastss	100(%rdx), %ymm6
	vxorps	%xmm11, %xmm11, %xmm11
	vmovups	720(%rsp), %ymm3
	vfmadd213ps	%ymm11, %ymm3, %ymm6
	vbroadcastss	104(%rdx), %ymm4
	vmovups	656(%rsp), %ymm1
	vfmadd213ps	%ymm6, %ymm1, %ymm4
	vbroadcastss	136(%rdx), %ymm6
	vfmadd213ps	%ymm11, %ymm3, %ymm6
	vbroadcastss	140(%rdx), %ymm7
	vfmadd213ps	%ymm6, %ymm1, %ymm7
	vbroadcastss	172(%rdx), %ymm6
	vfmadd213ps	%ymm11, %ymm3, %ymm6
	vbroadcastss	176(%rdx), %ymm11
	vfmadd213ps	%ymm6, %ymm1, %ymm11
	vbroadcastss	108(%rdx), %ymm6
	vfmadd213ps	%ymm4, %ymm5, %ymm6
	vbroadcastss	144(%rdx), %ymm4
	vfmadd213ps	%ymm7, %ymm5, %ymm4
	vbroadcastss	180(%rdx), %ymm7
	vfmadd213ps	%ymm11, %ymm5, %ymm7
	vbroadcastss	112(%rdx), %ymm9
	vmovups	1136(%rsp), %ymm1
	vfmadd213ps	%ymm6, %ymm1, %ymm9
	vbroadcastss	148(%rdx), %ymm6
	vfmadd213ps	%ymm4, %ymm1, %ymm6
	vbroadcastss	184(%rdx), %ymm4
	vfmadd213ps	%ymm7, %ymm1, %ymm4
	vbroadcastss	116(%rdx), %ymm7
	vmovups	1168(%rsp), %ymm1
	vfmadd213ps	%ymm9, %ymm1, %ymm7
	vbroadcastss	152(%rdx), %ymm8
	vfmadd213ps	%ymm6, %ymm1, %ymm8
	vbroadcastss	188(%rdx), %ymm6
	vfmadd213ps	%ymm4, %ymm1, %ymm6
	vbroadcastss	120(%rdx), %ymm9
	vmovups	1488(%rsp), %ymm1
	vfmadd213ps	%ymm7, %ymm1, %ymm9
	vbroadcastss	156(%rdx), %ymm5
	vfmadd213ps	%ymm8, %ymm1, %ymm5
	vbroadcastss	192(%rdx), %ymm4
	vfmadd213ps	%ymm6, %ymm1, %ymm4
	vcvtdq2ps	%ymm0, %ymm0
	vbroadcastss	2127f(%rip), %ymm1
	vfmadd231ps	%ymm0, %ymm1, %ymm2
	vbroadcastss	2136f(%rip), %ymm0
	vmovups	3904(%rsp), %ymm1
	vfmadd213ps	%ymm2, %ymm0, %ymm1
	vbroadcastss	2137f(%rip), %ymm0
	vmovups	1680(%rsp), %ymm3
	vfmadd213ps	%ymm1, %ymm0, %ymm3
	vmovups	3552(%rsp), %ymm1
	vaddps	%ymm1, %ymm9, %ymm2
	vbroadcastss	2135f(%rip), %ymm0
	vfmadd231ps	%ymm0, %ymm1, %ymm5
	vbroadcastss	2141f(%rip), %ymm0
	vfmadd231ps	%ymm1, %ymm0, %ymm4
	vbroadcastss	208(%rdx), %ymm0
	vbroadcastss	291f(%rip), %ymm1
	vmovups	976(%rsp), %ymm6
	vfmsub213ps	%ymm6, %ymm1, %ymm3
	vblendvps	%ymm12, %ymm0, %ymm3, %ymm3
	movq	%rax, %rdx
	imulq	%rsi, %rdx
	shlq	$5, %rdx
	addq	%r15, %rdx
	vmovaps	%ymm3, (%rcx,%rdx)
	vaddps	%ymm6, %ymm6, %ymm1
	vblendvps	%ymm12, %ymm0, %ymm1, %ymm1
	leaq	1(%rax), %rdx
	imulq	%rsi, %rdx
	shlq	$5, %rdx
	addq	%r15, %rdx
	vmovaps	%ymm1, (%rcx,%rdx)
	vblendvps	%ymm12, %ymm0, %ymm2, %ymm1
	leaq	2(%rax), %rdx
	imulq	%rsi, %rdx
	shlq	$5, %rdx
	addq	%r15, %rdx
	vmovaps	%ymm1, (%rcx,%rdx)
	vblendvps	%ymm12, %ymm0, %ymm5, %ymm1
	leaq	3(%rax), %rdx
	imulq	%rsi, %rdx
	shlq	$5, %rdx
	addq	%r15, %rdx
	vmovaps	%ymm1, (%rcx,%rdx)
	vblendvps	%ymm12, %ymm0, %ymm4, %ymm0
	addq	$4, %rax
	imulq	%rsi, %rax
	shlq	$5, %rax
	addq	%r15, %rax
	vmovaps	%ymm0, (%rcx,%rax)
	jmp	24b
257:
	addq	$4456, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
	.p2align	2, 0x0
258:
	.long	0x3f800000
259:
	.long	1048576
260:
	.long	2147483647
261:
	.long	0x3f40094e
262:
	.long	0x3e1d5a5a
263:
	.long	0x3bd74912
264:
	.long	0x3f156f3d
265:
	.long	0x3d26f715
266:
	.long	8388607
267:
	.long	1400897536
268:
	.long	1258291200
269:
	.long	1392508928
270:
	.long	0x53000080
271:
	.long	0xc9800000
272:
	.long	0x3f000000
273:
	.long	0x0da24260
274:
	.long	0x1e3ce508
275:
	.long	0xbf800000
276:
	.long	0x41100000
277:
	.long	0x3e800000
278:
	.long	0x41490fdb
279:
	.long	0x40c00000
280:
	.long	0x40800000
281:
	.long	0x40a00000
282:
	.long	0x7f7fffff
283:
	.long	0x3fc00000
284:
	.long	0x7149f2ca
285:
	.long	2
286:
	.long	4
287:
	.long	8
288:
	.long	16
289:
	.long	32
290:
	.long	0x3f3504f3
291:
	.long	0xbf000000
292:
	.long	0x80000000
293:
	.long	0xc2ae0000
294:
	.long	0x3fb8aa3b
295:
	.long	0xbf317200
296:
	.long	0xb5bfbe8e
297:
	.long	0x3c1e8629
298:
	.long	0x3aae0472
299:
	.long	0x3d635b73
2100:
	.long	0x3e75fc8c
2101:
	.long	0x3f317214
2102:
	.long	0x42fe0000
2103:
	.long	0x4f000000
2104:
	.long	0x3e99999a
2105:
	.long	0x3ef89ba5
2106:
	.long	0xbe04a19d
2107:
	.long	0xbf03248e
2108:
	.long	0x3f0c3744
2109:
	.long	0xbdc1d79d
2110:
	.long	0x3e5c1572
2111:
	.long	0x3e17e642
2112:
	.long	0x3e2ecff8
2113:
	.long	0x3e2d3f9f
2114:
	.long	0x3ecc422a
2115:
	.long	0x3f106ebb
2116:
	.long	0xc0000000
2117:
	.long	0x41400000
2118:
	.long	3234528013
2119:
	.long	4286578688
2120:
	.long	0xbf00000d
2121:
	.long	0x3eaaac4e
2122:
	.long	0xbe7fd7d0
2123:
	.long	0x3e4bdb47
2124:
	.long	0xbe2ec8d2
2125:
	.long	0x3e259a3a
2126:
	.long	0xbddadb52
2127:
	.long	0x33b17218
2128:
	.long	0x3a83126f
2129:
	.long	0x3727c5ac
2130:
	.long	0x41800000
2131:
	.long	0x358637bd
2132:
	.long	0x350637bd
2133:
	.long	0x34210fb0
2134:
	.long	0x36a7c5ac
2135:
	.long	0x40000000
2136:
	.long	0x3f317218
2137:
	.long	0x3feb3f8f
2138:
	.long	0x38d1b717
2139:
	.long	0x40400000
2140:
	.long	0x3951b717
2141:
	.long	0x41000000
2142:
	.long	0x3cf5c28f
2143:
	.long	0x41200000
2144:
	.long	0x26901d7d
2145:
	.long	0x3f800054
2146:
	.long	0xbf4ccccd
	.p2align	5, 0x0
2147:
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
