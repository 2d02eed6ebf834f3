# Made by `cargo xtask kernels`. Do not edit.
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$2280, %rsp
	movl	%esi, 524(%rsp)
	testl	%ecx, %ecx
	je	255f
	testl	%edx, %edx
	je	255f
	cmpl	$0, 524(%rsp)
	je	255f
	movq	2352(%rsp), %rbx
	movl	524(%rsp), %eax
	movl	%eax, %r11d
	movl	%edx, %esi
	movq	%rsi, 1520(%rsp)
	movq	(%rdi), %rsi
	movq	%rsi, 1032(%rsp)
	movq	24(%rdi), %rsi
	movq	%rsi, 104(%rsp)
	movq	32(%rdi), %r14
	movq	40(%rdi), %rsi
	movq	%rsi, 1760(%rsp)
	movq	48(%rdi), %r13
	movq	56(%rdi), %rsi
	addl	%r8d, %r9d
	addl	2336(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 1712(%rsp)
	imull	%eax, %edx
	movl	%edx, 1044(%rsp)
	movq	%rsi, 664(%rsp)
	leaq	16(%rsi), %rax
	movq	%rax, 1744(%rsp)
	xorl	%ecx, %ecx
	movaps	256f(%rip), %xmm12
	movq	%r9, 1728(%rsp)
	movl	%r9d, %eax
	xorps	%xmm14, %xmm14
	movdqa	258f(%rip), %xmm13
	movq	%r11, 1528(%rsp)
	movq	%r14, 1752(%rsp)
	jmp	21f
	.p2align	4
20:
	movq	1720(%rsp), %rcx
	incq	%rcx
	addl	1044(%rsp), %eax
	cmpq	1712(%rsp), %rcx
	je	255f
21:
	movq	%rcx, 1720(%rsp)
	imulq	1520(%rsp), %rcx
	movq	%rcx, 1736(%rsp)
	movl	%eax, %edx
	xorl	%esi, %esi
	movl	%eax, 1048(%rsp)
	jmp	23f
	.p2align	4
22:
	incq	%rsi
	addl	524(%rsp), %edx
	cmpq	1520(%rsp), %rsi
	je	20b
23:
	movq	1736(%rsp), %rcx
	addq	%rsi, %rcx
	imulq	%r11, %rcx
	addq	1728(%rsp), %rcx
	movl	%edx, %ebp
	xorl	%edi, %edi
	movl	%edx, 1052(%rsp)
	movq	%rsi, 1776(%rsp)
	movq	%rcx, 1768(%rsp)
	jmp	26f
	.p2align	4
24:
	movq	1760(%rsp), %rax
	movaps	1472(%rsp), %xmm0
	movaps	%xmm0, (%rax,%r12)
	movaps	992(%rsp), %xmm0
	movaps	%xmm0, (%rax,%r15)
	movaps	256f(%rip), %xmm12
	movl	1048(%rsp), %eax
	movdqa	258f(%rip), %xmm13
	movl	1052(%rsp), %edx
	movq	1776(%rsp), %rsi
	movq	1768(%rsp), %rcx
	movq	1784(%rsp), %rdi
	xorps	%xmm14, %xmm14
25:
	incq	%rdi
	incl	%ebp
	cmpq	%r11, %rdi
	je	22b
26:
	leaq	(%rcx,%rdi), %r15
	movl	8(%rbx), %r9d
	cmpq	%r9, %r15
	jae	25b
	movq	%rdi, 1784(%rsp)
	movl	(%rbx), %r10d
	movl	16(%rbx), %eax
	movl	%eax, 128(%rsp)
	movl	20(%rbx), %ecx
	movq	%r10, %rdx
	imulq	%r10, %rdx
	leaq	1(%rdx), %rax
	shrq	%rax
	movl	%ecx, 60(%rsp)
	testb	$1, %cl
	cmoveq	%rdx, %rax
	testq	%r10, %r10
	je	226f
	movq	%rdx, 224(%rsp)
	pxor	%xmm2, %xmm2
	movq	%r9, 240(%rsp)
	movq	%rax, %r12
	movq	%r15, 112(%rsp)
	imulq	%r15, %r12
	movl	$2, %r8d
	subq	%r10, %r8
	movl	%ebp, 208(%rsp)
	imull	%ebp, %eax
	movl	%r10d, %ecx
	shll	$4, %ecx
	movl	%ecx, (%rsp)
	movq	%r10, %rcx
	shlq	$4, %rcx
	movq	%rcx, 144(%rsp)
	pxor	%xmm1, %xmm1
	xorps	%xmm11, %xmm11
	movl	$16, %r11d
	movq	1744(%rsp), %rbp
	xorl	%edi, %edi
	movaps	%xmm12, %xmm15
	movaps	%xmm12, %xmm3
	movdqa	257f(%rip), %xmm14
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 16(%rsp)
	movaps	%xmm0, 64(%rsp)
	movaps	%xmm0, 80(%rsp)
	movaps	%xmm0, 32(%rsp)
	xorl	%r15d, %r15d
	movl	60(%rsp), %r14d
	jmp	28f
	.p2align	4
27:
	movaps	80(%rsp), %xmm0
	addps	%xmm6, %xmm0
	movaps	%xmm0, 80(%rsp)
	movaps	16(%rsp), %xmm0
	addps	%xmm5, %xmm0
	movaps	%xmm0, 16(%rsp)
	incq	%r15
	addl	%r10d, %eax
	addl	(%rsp), %r11d
	addq	%r10, %rdi
	addq	144(%rsp), %rbp
	cmpq	%r10, %r15
	je	225f
28:
	movq	%r15, %rcx
	imulq	%r10, %rcx
	leal	(%r12,%rcx), %r9d
	andl	$2147483647, %r9d
	movq	%rcx, %rdx
	shrq	%rdx
	addq	%r12, %rdx
	testb	$1, %r14b
	cmoveq	%r9, %rdx
	shlq	$4, %rdx
	movq	1032(%rsp), %rsi
	movdqa	(%rsi,%rdx), %xmm5
	movdqa	%xmm5, %xmm0
	testb	$1, %r14b
	je	29f
	movl	%ecx, %edx
	shll	$4, %edx
	andl	$16, %edx
	movd	%edx, %xmm0
	movdqa	%xmm5, %xmm6
	psrld	%xmm0, %xmm6
	pblendw	$170, %xmm2, %xmm6
	cvtdq2ps	%xmm6, %xmm0
29:
	testb	$1, %r14b
	je	210f
	movl	%ecx, %edx
	shll	$4, %edx
	andl	$16, %edx
	movd	%edx, %xmm6
	psrld	%xmm6, %xmm5
	pblendw	$170, %xmm2, %xmm5
	cvtdq2ps	%xmm5, %xmm5
210:
	movq	104(%rsp), %rdx
	movss	(%rdx), %xmm8
	movss	4(%rdx), %xmm6
	movss	8(%rdx), %xmm7
	shufps	$0, %xmm8, %xmm8
	subps	%xmm8, %xmm0
	shufps	$0, %xmm6, %xmm6
	mulps	%xmm0, %xmm6
	shufps	$0, %xmm7, %xmm7
	addps	%xmm7, %xmm6
	movq	%rcx, %rdx
	shlq	$4, %rdx
	movq	664(%rsp), %rsi
	movaps	%xmm6, (%rsi,%rdx)
	testb	$8, %r14b
	je	211f
	movaps	%xmm6, %xmm8
	addps	259f(%rip), %xmm8
	mulps	%xmm6, %xmm8
	addps	260f(%rip), %xmm8
	mulps	%xmm6, %xmm8
	addps	261f(%rip), %xmm8
	movaps	%xmm6, %xmm9
	addps	262f(%rip), %xmm9
	mulps	%xmm6, %xmm9
	addps	263f(%rip), %xmm9
	xorps	%xmm0, %xmm0
	cmpltps	%xmm6, %xmm0
	movaps	%xmm12, %xmm10
	blendvps	%xmm0, %xmm8, %xmm10
	movaps	%xmm12, %xmm8
	blendvps	%xmm0, %xmm9, %xmm8
	mulps	%xmm10, %xmm15
	mulps	%xmm8, %xmm3
	movaps	%xmm3, %xmm8
	psrld	$23, %xmm8
	psubd	%xmm8, %xmm14
	movaps	%xmm15, %xmm8
	psrld	$23, %xmm8
	paddd	%xmm8, %xmm14
	andps	%xmm12, %xmm0
	addps	%xmm0, %xmm11
	movaps	264f(%rip), %xmm0
	andps	%xmm0, %xmm15
	orps	%xmm12, %xmm15
	andps	%xmm0, %xmm3
	orps	%xmm12, %xmm3
211:
	andl	$2147483647, %eax
	subps	%xmm7, %xmm6
	cmpq	$1, %r10
	jne	212f
	movaps	32(%rsp), %xmm0
	addps	%xmm6, %xmm0
	movaps	%xmm0, 32(%rsp)
212:
	pand	%xmm13, %xmm5
	pmaxud	%xmm5, %xmm1
	movaps	%xmm6, %xmm5
	addps	%xmm2, %xmm5
	je	219f
	movl	$1, %ebx
	cmpl	$2, %r10d
	movl	%r11d, 192(%rsp)
	jne	220f
213:
	movaps	%xmm3, %xmm4
	addq	%rbx, %rcx
	addq	%rbx, %r9
	movq	%rcx, %rdx
	shrq	%rdx
	addq	%r12, %rdx
	testb	$1, %r14b
	cmoveq	%r9, %rdx
	shlq	$4, %rdx
	movq	1032(%rsp), %rsi
	movdqa	(%rsi,%rdx), %xmm7
	movdqa	%xmm7, %xmm0
	testb	$1, %r14b
	je	214f
	movl	%ecx, %edx
	shll	$4, %edx
	andl	$16, %edx
	movd	%edx, %xmm0
	movdqa	%xmm7, %xmm8
	psrld	%xmm0, %xmm8
	pblendw	$170, %xmm2, %xmm8
	cvtdq2ps	%xmm8, %xmm0
214:
	movaps	%xmm15, %xmm3
	movq	104(%rsp), %rdx
	movss	(%rdx), %xmm10
	movss	4(%rdx), %xmm8
	movss	8(%rdx), %xmm9
	testb	$1, %r14b
	movl	192(%rsp), %r11d
	movaps	%xmm11, %xmm15
	je	215f
	movl	%ecx, %edx
	shll	$4, %edx
	andl	$16, %edx
	movd	%edx, %xmm11
	psrld	%xmm11, %xmm7
	pblendw	$170, %xmm2, %xmm7
	cvtdq2ps	%xmm7, %xmm7
215:
	shufps	$0, %xmm10, %xmm10
	subps	%xmm10, %xmm0
	shufps	$0, %xmm8, %xmm8
	mulps	%xmm0, %xmm8
	shufps	$0, %xmm9, %xmm9
	addps	%xmm9, %xmm8
	shlq	$4, %rcx
	movq	664(%rsp), %rdx
	movaps	%xmm8, (%rdx,%rcx)
	testb	$8, %r14b
	jne	216f
	movaps	%xmm15, %xmm11
	movaps	%xmm3, %xmm15
	movaps	%xmm4, %xmm3
	subps	%xmm9, %xmm8
	incq	%rbx
	cmpq	%r10, %rbx
	je	217f
	jmp	218f
	.p2align	4
216:
	movaps	%xmm8, %xmm10
	addps	259f(%rip), %xmm10
	mulps	%xmm8, %xmm10
	addps	260f(%rip), %xmm10
	mulps	%xmm8, %xmm10
	addps	261f(%rip), %xmm10
	movaps	%xmm8, %xmm11
	addps	262f(%rip), %xmm11
	mulps	%xmm8, %xmm11
	addps	263f(%rip), %xmm11
	xorps	%xmm0, %xmm0
	cmpltps	%xmm8, %xmm0
	movaps	256f(%rip), %xmm12
	blendvps	%xmm0, %xmm10, %xmm12
	movaps	256f(%rip), %xmm10
	blendvps	%xmm0, %xmm11, %xmm10
	mulps	%xmm12, %xmm3
	xorps	%xmm2, %xmm2
	mulps	%xmm10, %xmm4
	movaps	%xmm4, %xmm10
	psrld	$23, %xmm10
	psubd	%xmm10, %xmm14
	movaps	%xmm3, %xmm10
	psrld	$23, %xmm10
	paddd	%xmm10, %xmm14
	andps	256f(%rip), %xmm0
	movaps	%xmm15, %xmm11
	movaps	%xmm3, %xmm15
	movaps	%xmm4, %xmm3
	movaps	256f(%rip), %xmm12
	addps	%xmm0, %xmm11
	movaps	264f(%rip), %xmm0
	andps	%xmm0, %xmm15
	orps	%xmm12, %xmm15
	andps	%xmm0, %xmm3
	orps	%xmm12, %xmm3
	subps	%xmm9, %xmm8
	incq	%rbx
	cmpq	%r10, %rbx
	jne	218f
217:
	movaps	32(%rsp), %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm0, 32(%rsp)
218:
	andps	%xmm13, %xmm7
	pmaxud	%xmm7, %xmm1
	addps	%xmm8, %xmm5
219:
	testq	%r15, %r15
	jne	27b
	movaps	64(%rsp), %xmm0
	addps	%xmm5, %xmm0
	movaps	%xmm0, 64(%rsp)
	jmp	27b
	.p2align	4
220:
	movq	%rbp, %rdx
	jmp	222f
	.p2align	4
221:
	pand	%xmm13, %xmm7
	pmaxud	%xmm7, %xmm1
	subps	%xmm9, %xmm8
	addps	%xmm8, %xmm5
	leaq	(%r8,%rbx), %rsi
	incq	%rsi
	incq	%rbx
	addl	$16, %r11d
	addq	$16, %rdx
	cmpq	$1, %rsi
	je	213b
222:
	leaq	(%rdi,%rbx), %rsi
	leaq	(%rax,%rbx), %r14
	shrq	%rsi
	addq	%r12, %rsi
	testb	$1, 60(%rsp)
	cmoveq	%r14, %rsi
	shlq	$4, %rsi
	movq	1032(%rsp), %r14
	movdqa	(%r14,%rsi), %xmm7
	movl	60(%rsp), %r14d
	movdqa	%xmm7, %xmm0
	testb	$1, %r14b
	je	223f
	movl	%r11d, %esi
	andl	$16, %esi
	movd	%esi, %xmm0
	movdqa	%xmm7, %xmm8
	psrld	%xmm0, %xmm8
	pblendw	$170, %xmm2, %xmm8
	cvtdq2ps	%xmm8, %xmm0
223:
	testb	$1, %r14b
	je	224f
	movl	%r11d, %esi
	andl	$16, %esi
	movd	%esi, %xmm8
	psrld	%xmm8, %xmm7
	pblendw	$170, %xmm2, %xmm7
	cvtdq2ps	%xmm7, %xmm7
224:
	movq	104(%rsp), %rsi
	movss	(%rsi), %xmm10
	movss	4(%rsi), %xmm8
	movss	8(%rsi), %xmm9
	shufps	$0, %xmm10, %xmm10
	subps	%xmm10, %xmm0
	shufps	$0, %xmm8, %xmm8
	mulps	%xmm0, %xmm8
	shufps	$0, %xmm9, %xmm9
	addps	%xmm9, %xmm8
	movaps	%xmm8, (%rdx)
	testb	$8, %r14b
	je	221b
	movaps	%xmm8, %xmm10
	addps	259f(%rip), %xmm10
	mulps	%xmm8, %xmm10
	addps	260f(%rip), %xmm10
	mulps	%xmm8, %xmm10
	addps	261f(%rip), %xmm10
	movaps	%xmm3, %xmm4
	movaps	%xmm15, %xmm3
	movaps	%xmm11, %xmm15
	movaps	%xmm8, %xmm11
	addps	262f(%rip), %xmm11
	mulps	%xmm8, %xmm11
	addps	263f(%rip), %xmm11
	xorps	%xmm0, %xmm0
	cmpltps	%xmm8, %xmm0
	movaps	256f(%rip), %xmm12
	blendvps	%xmm0, %xmm10, %xmm12
	movaps	256f(%rip), %xmm10
	blendvps	%xmm0, %xmm11, %xmm10
	movaps	%xmm15, %xmm11
	movaps	%xmm3, %xmm15
	movaps	%xmm4, %xmm3
	mulps	%xmm12, %xmm15
	movaps	256f(%rip), %xmm12
	xorps	%xmm2, %xmm2
	mulps	%xmm10, %xmm3
	movaps	%xmm3, %xmm10
	psrld	$23, %xmm10
	psubd	%xmm10, %xmm14
	movaps	%xmm15, %xmm10
	psrld	$23, %xmm10
	paddd	%xmm10, %xmm14
	andps	%xmm12, %xmm0
	addps	%xmm0, %xmm11
	movaps	264f(%rip), %xmm0
	andps	%xmm0, %xmm15
	orps	%xmm12, %xmm15
	andps	%xmm0, %xmm3
	orps	%xmm12, %xmm3
	jmp	221b
	.p2align	4
225:
	movdqa	%xmm1, %xmm4
	pmaxud	265f(%rip), %xmm4
	pcmpeqd	%xmm1, %xmm4
	movdqa	%xmm14, %xmm0
	pblendw	$170, 266f(%rip), %xmm0
	psrld	$16, %xmm14
	pblendw	$170, 267f(%rip), %xmm14
	subps	268f(%rip), %xmm14
	addps	%xmm0, %xmm14
	addps	269f(%rip), %xmm14
	movaps	%xmm14, 1536(%rsp)
	movq	2352(%rsp), %rbx
	movq	1528(%rsp), %r11
	movq	1752(%rsp), %r14
	movl	208(%rsp), %ebp
	movq	112(%rsp), %r15
	movq	240(%rsp), %r9
	xorps	%xmm14, %xmm14
	movaps	80(%rsp), %xmm2
	movq	224(%rsp), %rdx
	jmp	227f
226:
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 32(%rsp)
	pxor	%xmm4, %xmm4
	xorps	%xmm2, %xmm2
	xorps	%xmm5, %xmm5
	movaps	%xmm0, 64(%rsp)
	movaps	%xmm0, 16(%rsp)
	xorps	%xmm11, %xmm11
	movaps	%xmm0, 1536(%rsp)
	movaps	%xmm12, %xmm3
	movaps	%xmm12, %xmm15
227:
	testq	%rdx, %rdx
	movaps	%xmm11, 1664(%rsp)
	movaps	%xmm3, 1920(%rsp)
	movdqa	%xmm4, 192(%rsp)
	js	228f
	xorps	%xmm8, %xmm8
	cvtsi2ss	%rdx, %xmm8
	jmp	229f
	.p2align	4
228:
	movq	%rdx, %rax
	shrq	%rax
	andl	$1, %edx
	orq	%rax, %rdx
	xorps	%xmm8, %xmm8
	cvtsi2ss	%rdx, %xmm8
	addss	%xmm8, %xmm8
229:
	leaq	64(%r13), %rsi
	movl	128(%rsp), %r12d
	xorps	%xmm0, %xmm0
	cvtsi2ss	%r10, %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, %xmm6
	maxps	%xmm12, %xmm0
	movaps	%xmm12, %xmm7
	divps	%xmm0, %xmm7
	movaps	64(%rsp), %xmm0
	mulps	%xmm7, %xmm0
	mulps	%xmm7, %xmm5
	movaps	%xmm5, %xmm1
	minps	%xmm0, %xmm1
	movaps	%xmm5, %xmm9
	maxps	%xmm0, %xmm9
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm5, %xmm1
	mulps	%xmm7, %xmm2
	mulps	32(%rsp), %xmm7
	blendvps	%xmm0, %xmm5, %xmm9
	movaps	%xmm7, %xmm4
	minps	%xmm2, %xmm4
	movaps	%xmm7, %xmm5
	maxps	%xmm2, %xmm5
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm7, %xmm4
	blendvps	%xmm0, %xmm7, %xmm5
	movaps	%xmm4, %xmm2
	minps	%xmm1, %xmm2
	movaps	%xmm4, %xmm3
	maxps	%xmm1, %xmm3
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm4, %xmm2
	blendvps	%xmm0, %xmm4, %xmm3
	movaps	%xmm5, %xmm1
	minps	%xmm9, %xmm1
	cmpunordps	%xmm9, %xmm9
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm5, %xmm1
	movaps	%xmm1, %xmm4
	minps	%xmm3, %xmm4
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	addps	%xmm2, %xmm4
	mulps	270f(%rip), %xmm4
	movaps	%xmm4, 80(%rsp)
	shufps	$0, %xmm8, %xmm8
	movaps	%xmm8, 1648(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 1264(%rsp)
	xorps	%xmm5, %xmm5
	xorps	%xmm3, %xmm3
	xorps	%xmm7, %xmm7
	xorps	%xmm8, %xmm8
	xorps	%xmm4, %xmm4
	testq	%r10, %r10
	je	232f
	movaps	80(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	maxps	%xmm0, %xmm1
	movq	104(%rsp), %rax
	movss	8(%rax), %xmm0
	shufps	$0, %xmm0, %xmm0
	addps	%xmm0, %xmm1
	sqrtps	%xmm1, %xmm1
	addps	%xmm2, %xmm1
	movq	%r10, %rax
	shlq	$4, %rax
	movq	664(%rsp), %rcx
	xorl	%edx, %edx
	.p2align	4
230:
	movq	%rcx, %rdi
	xorps	%xmm2, %xmm2
	xorl	%r8d, %r8d
	.p2align	4
231:
	movaps	(%rdi), %xmm9
	subps	%xmm0, %xmm9
	subps	%xmm1, %xmm9
	maxps	%xmm14, %xmm9
	mulps	%xmm9, %xmm9
	xorps	%xmm10, %xmm10
	cvtsi2ss	%r8, %xmm10
	movaps	%xmm10, %xmm11
	shufps	$0, %xmm10, %xmm11
	addps	%xmm9, %xmm2
	mulps	%xmm9, %xmm11
	addps	%xmm11, %xmm8
	mulss	%xmm10, %xmm10
	shufps	$0, %xmm10, %xmm10
	mulps	%xmm9, %xmm10
	addps	%xmm10, %xmm3
	incq	%r8
	addq	$16, %rdi
	cmpq	%r8, %r10
	jne	231b
	xorps	%xmm9, %xmm9
	cvtsi2ss	%rdx, %xmm9
	movaps	%xmm9, %xmm10
	shufps	$0, %xmm9, %xmm10
	addps	%xmm2, %xmm4
	mulps	%xmm2, %xmm10
	addps	%xmm10, %xmm7
	mulss	%xmm9, %xmm9
	shufps	$0, %xmm9, %xmm9
	mulps	%xmm2, %xmm9
	addps	%xmm9, %xmm5
	incq	%rdx
	addq	%rax, %rcx
	cmpq	%r10, %rdx
	jne	230b
232:
	movaps	%xmm15, 1936(%rsp)
	movaps	%xmm4, %xmm0
	maxps	271f(%rip), %xmm0
	movaps	%xmm12, %xmm1
	divps	%xmm0, %xmm1
	movaps	272f(%rip), %xmm0
	cmpltps	%xmm4, %xmm0
	addps	273f(%rip), %xmm6
	mulps	270f(%rip), %xmm6
	mulps	%xmm1, %xmm8
	movaps	%xmm6, %xmm2
	blendvps	%xmm0, %xmm8, %xmm2
	mulps	%xmm1, %xmm7
	blendvps	%xmm0, %xmm7, %xmm6
	movaps	1648(%rsp), %xmm0
	movaps	%xmm0, %xmm7
	movaps	%xmm0, %xmm10
	divps	274f(%rip), %xmm7
	mulps	%xmm1, %xmm3
	movaps	%xmm2, %xmm0
	mulps	%xmm2, %xmm0
	subps	%xmm0, %xmm3
	addps	%xmm3, %xmm3
	movaps	%xmm7, %xmm8
	minps	%xmm3, %xmm8
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm7, %xmm8
	movaps	275f(%rip), %xmm9
	maxps	%xmm9, %xmm8
	sqrtps	%xmm8, %xmm8
	mulps	%xmm5, %xmm1
	movaps	%xmm6, %xmm0
	mulps	%xmm6, %xmm0
	subps	%xmm0, %xmm1
	addps	%xmm1, %xmm1
	movaps	%xmm7, %xmm3
	minps	%xmm1, %xmm3
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm7, %xmm3
	maxps	%xmm9, %xmm3
	sqrtps	%xmm3, %xmm5
	movaps	%xmm8, %xmm3
	mulps	276f(%rip), %xmm3
	mulps	%xmm5, %xmm3
	mulps	%xmm4, %xmm3
	movaps	80(%rsp), %xmm15
	movaps	%xmm15, %xmm1
	mulps	%xmm10, %xmm1
	movaps	16(%rsp), %xmm0
	subps	%xmm1, %xmm0
	sqrtps	%xmm3, %xmm1
	movaps	%xmm1, %xmm3
	maxps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movq	104(%rsp), %rax
	movss	20(%rax), %xmm1
	shufps	$0, %xmm1, %xmm1
	xorps	%xmm0, %xmm0
	cmpltps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm1, %xmm8
	movaps	%xmm8, 32(%rsp)
	movss	52(%rax), %xmm10
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	%xmm5, 16(%rsp)
	movss	56(%rax), %xmm8
	shufps	$0, %xmm10, %xmm10
	movss	76(%rax), %xmm11
	shufps	$0, %xmm11, %xmm11
	shufps	$0, %xmm8, %xmm8
	movss	80(%rax), %xmm9
	shufps	$0, %xmm9, %xmm9
	movss	64(%rax), %xmm5
	shufps	$0, %xmm5, %xmm5
	movss	88(%rax), %xmm7
	shufps	$0, %xmm7, %xmm7
	xorps	%xmm12, %xmm12
	movss	92(%rax), %xmm14
	movaps	%xmm14, %xmm4
	shufps	$0, %xmm14, %xmm4
	movaps	%xmm11, %xmm1
	minps	%xmm2, %xmm1
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	movaps	%xmm11, 1312(%rsp)
	blendvps	%xmm0, %xmm11, %xmm1
	movaps	%xmm10, %xmm2
	maxps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	movaps	%xmm10, 1376(%rsp)
	blendvps	%xmm0, %xmm10, %xmm2
	movaps	%xmm2, 720(%rsp)
	movaps	%xmm9, %xmm1
	minps	%xmm6, %xmm1
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	movaps	%xmm9, 1584(%rsp)
	blendvps	%xmm0, %xmm9, %xmm1
	movaps	%xmm8, %xmm2
	maxps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	movaps	%xmm8, 1392(%rsp)
	blendvps	%xmm0, %xmm8, %xmm2
	movaps	%xmm2, 816(%rsp)
	movaps	%xmm7, %xmm1
	minps	%xmm15, %xmm1
	cmpunordps	%xmm15, %xmm15
	movaps	%xmm15, %xmm0
	movaps	%xmm7, 1408(%rsp)
	blendvps	%xmm0, %xmm7, %xmm1
	movaps	%xmm5, %xmm2
	maxps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	movaps	%xmm5, 1424(%rsp)
	blendvps	%xmm0, %xmm5, %xmm2
	movaps	%xmm2, 208(%rsp)
	movaps	%xmm4, %xmm1
	movaps	32(%rsp), %xmm0
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	movaps	%xmm4, 1440(%rsp)
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	256f(%rip), %xmm7
	maxps	%xmm7, %xmm3
	movss	84(%rax), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, 1280(%rsp)
	minps	%xmm3, %xmm0
	movss	60(%rax), %xmm9
	shufps	$0, %xmm9, %xmm9
	movaps	%xmm9, 1296(%rsp)
	maxps	%xmm0, %xmm9
	movaps	%xmm9, %xmm5
	movss	68(%rax), %xmm2
	subss	%xmm2, %xmm14
	shufps	$0, %xmm2, %xmm2
	movaps	%xmm2, %xmm3
	maxps	%xmm1, %xmm3
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	movaps	%xmm2, 1328(%rsp)
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	%xmm3, 928(%rsp)
	movss	96(%rax), %xmm3
	movaps	%xmm3, %xmm2
	shufps	$0, %xmm3, %xmm2
	movaps	%xmm2, %xmm1
	movaps	16(%rsp), %xmm0
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	movaps	%xmm2, 1360(%rsp)
	blendvps	%xmm0, %xmm2, %xmm1
	movss	72(%rax), %xmm2
	subss	%xmm2, %xmm3
	shufps	$0, %xmm2, %xmm2
	movaps	%xmm2, %xmm4
	maxps	%xmm1, %xmm4
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	movaps	%xmm2, 1344(%rsp)
	blendvps	%xmm0, %xmm2, %xmm4
	movaps	%xmm4, 944(%rsp)
	movaps	1648(%rsp), %xmm0
	cmpltps	277f(%rip), %xmm0
	orps	192(%rsp), %xmm0
	pslld	$31, %xmm0
	movaps	%xmm7, %xmm6
	xorps	%xmm1, %xmm1
	blendvps	%xmm0, %xmm1, %xmm6
	movl	%r12d, %eax
	movaps	279f(%rip), %xmm2
	xorps	%xmm4, %xmm4
	cvtsi2ss	%rax, %xmm4
	movaps	278f(%rip), %xmm1
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	%xmm2, 1632(%rsp)
	shufps	$0, %xmm4, %xmm4
	movaps	%xmm4, 1808(%rsp)
	movss	2146f(%rip), %xmm0
	mulss	%xmm0, %xmm14
	shufps	$0, %xmm14, %xmm14
	movaps	%xmm14, 1968(%rsp)
	mulss	%xmm0, %xmm3
	shufps	$0, %xmm3, %xmm3
	movaps	%xmm3, 1952(%rsp)
	movq	%r10, %r12
	shlq	$4, %r12
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 1184(%rsp)
	movaps	%xmm0, 1248(%rsp)
	movaps	%xmm0, 1232(%rsp)
	movaps	%xmm0, 1200(%rsp)
	movaps	%xmm0, 1216(%rsp)
	xorps	%xmm2, %xmm2
	movaps	%xmm0, 1056(%rsp)
	movaps	%xmm7, 1168(%rsp)
	movaps	282f(%rip), %xmm0
	movaps	%xmm0, 1792(%rsp)
	xorps	%xmm3, %xmm3
	movaps	%xmm3, 912(%rsp)
	movaps	%xmm0, 1456(%rsp)
	movaps	%xmm1, 1552(%rsp)
	movaps	281f(%rip), %xmm0
	movaps	%xmm0, 1680(%rsp)
	movaps	280f(%rip), %xmm0
	movaps	%xmm0, 1600(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 1472(%rsp)
	jmp	234f
	.p2align	4
233:
	movaps	848(%rsp), %xmm0
	mulps	%xmm9, %xmm0
	mulps	%xmm0, %xmm3
	movaps	%xmm0, %xmm9
	addps	%xmm7, %xmm3
	movaps	320(%rsp), %xmm0
	mulps	%xmm3, %xmm0
	mulps	%xmm0, %xmm5
	movaps	%xmm0, %xmm12
	addps	752(%rsp), %xmm5
	mulps	%xmm9, %xmm10
	addps	%xmm5, %xmm10
	movaps	144(%rsp), %xmm0
	mulps	%xmm10, %xmm0
	movaps	608(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm0, %xmm10
	addps	192(%rsp), %xmm1
	movaps	864(%rsp), %xmm0
	mulps	%xmm12, %xmm0
	addps	%xmm1, %xmm0
	mulps	%xmm9, %xmm15
	addps	%xmm0, %xmm15
	movaps	960(%rsp), %xmm0
	mulps	%xmm15, %xmm0
	movaps	544(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm0, %xmm13
	addps	32(%rsp), %xmm1
	movaps	736(%rsp), %xmm0
	mulps	%xmm10, %xmm0
	addps	%xmm1, %xmm0
	movaps	528(%rsp), %xmm5
	mulps	%xmm12, %xmm5
	addps	%xmm0, %xmm5
	mulps	%xmm9, %xmm2
	addps	%xmm5, %xmm2
	movaps	352(%rsp), %xmm0
	mulps	%xmm2, %xmm0
	movaps	64(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	addps	16(%rsp), %xmm1
	movaps	(%rsp), %xmm3
	mulps	%xmm13, %xmm3
	addps	%xmm1, %xmm3
	movaps	272(%rsp), %xmm1
	mulps	%xmm10, %xmm1
	addps	%xmm3, %xmm1
	movaps	560(%rsp), %xmm3
	mulps	%xmm12, %xmm3
	addps	%xmm1, %xmm3
	movaps	800(%rsp), %xmm1
	mulps	%xmm9, %xmm1
	addps	%xmm3, %xmm1
	movaps	%xmm1, %xmm3
	mulps	304(%rsp), %xmm0
	movaps	%xmm0, 352(%rsp)
	movaps	816(%rsp), %xmm7
	addps	%xmm0, %xmm7
	movaps	%xmm7, 32(%rsp)
	movaps	1584(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	minps	%xmm7, %xmm4
	movaps	%xmm7, %xmm0
	cmpunordps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	1392(%rsp), %xmm1
	movaps	%xmm1, %xmm14
	maxps	%xmm4, %xmm14
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm1, %xmm14
	movaps	288(%rsp), %xmm1
	mulps	%xmm1, %xmm3
	movaps	%xmm3, 800(%rsp)
	movaps	720(%rsp), %xmm0
	addps	%xmm3, %xmm0
	movaps	%xmm0, 64(%rsp)
	movaps	1312(%rsp), %xmm3
	movaps	%xmm3, %xmm4
	minps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	1376(%rsp), %xmm3
	movaps	%xmm3, %xmm7
	maxps	%xmm4, %xmm7
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm3, %xmm7
	movaps	%xmm7, (%rsp)
	movaps	%xmm13, %xmm5
	mulps	112(%rsp), %xmm5
	movaps	%xmm5, 960(%rsp)
	movaps	160(%rsp), %xmm7
	addps	%xmm5, %xmm7
	movaps	%xmm7, 464(%rsp)
	movaps	1280(%rsp), %xmm3
	movaps	%xmm3, %xmm4
	minps	%xmm7, %xmm4
	movaps	%xmm7, %xmm0
	cmpunordps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	1296(%rsp), %xmm3
	movaps	%xmm3, %xmm13
	maxps	%xmm4, %xmm13
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm3, %xmm13
	mulps	128(%rsp), %xmm10
	movaps	%xmm10, 144(%rsp)
	movaps	208(%rsp), %xmm0
	addps	%xmm10, %xmm0
	movaps	%xmm0, 576(%rsp)
	movaps	1408(%rsp), %xmm3
	movaps	%xmm3, %xmm4
	minps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	1424(%rsp), %xmm3
	movaps	%xmm3, %xmm15
	maxps	%xmm4, %xmm15
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm3, %xmm15
	movaps	672(%rsp), %xmm5
	mulps	%xmm5, %xmm12
	movaps	%xmm12, 320(%rsp)
	movaps	1488(%rsp), %xmm0
	addps	%xmm12, %xmm0
	movaps	%xmm0, 448(%rsp)
	movaps	1440(%rsp), %xmm3
	movaps	%xmm3, %xmm4
	minps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	1328(%rsp), %xmm10
	movaps	%xmm10, %xmm7
	maxps	%xmm4, %xmm7
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm10, %xmm7
	movaps	240(%rsp), %xmm10
	movaps	%xmm9, %xmm0
	mulps	%xmm10, %xmm0
	movaps	%xmm0, 848(%rsp)
	movaps	768(%rsp), %xmm8
	addps	%xmm0, %xmm8
	movaps	%xmm8, 272(%rsp)
	movaps	1360(%rsp), %xmm3
	movaps	%xmm3, %xmm4
	minps	%xmm8, %xmm4
	movaps	%xmm8, %xmm0
	cmpunordps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	1344(%rsp), %xmm12
	movaps	%xmm12, %xmm3
	maxps	%xmm4, %xmm3
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm12, %xmm3
	movaps	%xmm3, 16(%rsp)
	movaps	2032(%rsp), %xmm0
	minps	256f(%rip), %xmm0
	movaps	2016(%rsp), %xmm4
	minps	%xmm0, %xmm4
	movaps	2000(%rsp), %xmm0
	minps	%xmm4, %xmm0
	movaps	1984(%rsp), %xmm3
	minps	%xmm0, %xmm3
	minps	%xmm3, %xmm11
	movaps	400(%rsp), %xmm4
	mulps	%xmm1, %xmm4
	mulps	%xmm1, %xmm4
	movaps	256f(%rip), %xmm0
	movaps	80(%rsp), %xmm1
	subps	%xmm1, %xmm0
	mulps	%xmm1, %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm4, %xmm1
	minps	%xmm11, %xmm1
	cmpunordps	%xmm11, %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	784(%rsp), %xmm4
	movaps	304(%rsp), %xmm0
	mulps	%xmm0, %xmm4
	mulps	%xmm0, %xmm4
	movaps	256f(%rip), %xmm0
	movaps	1120(%rsp), %xmm2
	subps	%xmm2, %xmm0
	mulps	%xmm2, %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm4, %xmm2
	minps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm4, %xmm2
	movaps	976(%rsp), %xmm4
	movaps	112(%rsp), %xmm8
	mulps	%xmm8, %xmm4
	mulps	%xmm8, %xmm4
	movaps	256f(%rip), %xmm0
	movaps	1152(%rsp), %xmm1
	subps	%xmm1, %xmm0
	mulps	%xmm1, %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm4, %xmm1
	minps	%xmm2, %xmm1
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	992(%rsp), %xmm4
	movaps	128(%rsp), %xmm0
	mulps	%xmm0, %xmm4
	mulps	%xmm0, %xmm4
	movaps	256f(%rip), %xmm0
	movaps	1136(%rsp), %xmm2
	subps	%xmm2, %xmm0
	mulps	%xmm2, %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm4, %xmm2
	minps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm4, %xmm2
	movaps	704(%rsp), %xmm4
	mulps	%xmm5, %xmm4
	mulps	%xmm5, %xmm4
	movaps	256f(%rip), %xmm0
	movaps	1104(%rsp), %xmm1
	subps	%xmm1, %xmm0
	mulps	%xmm1, %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm4, %xmm1
	minps	%xmm2, %xmm1
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	336(%rsp), %xmm2
	mulps	%xmm10, %xmm2
	mulps	%xmm10, %xmm2
	movaps	256f(%rip), %xmm0
	movaps	1088(%rsp), %xmm3
	subps	%xmm3, %xmm0
	mulps	%xmm3, %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm2, %xmm11
	minps	%xmm1, %xmm11
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm11
	movaps	496(%rsp), %xmm0
	mulps	1264(%rsp), %xmm0
	xorps	%xmm1, %xmm1
	addps	%xmm1, %xmm0
	movaps	480(%rsp), %xmm1
	mulps	1184(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	384(%rsp), %xmm0
	mulps	1248(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	256(%rsp), %xmm1
	mulps	1232(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	176(%rsp), %xmm0
	mulps	1200(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	624(%rsp), %xmm1
	mulps	1216(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	1056(%rsp), %xmm2
	movaps	%xmm2, %xmm0
	subps	%xmm1, %xmm0
	movaps	%xmm2, %xmm1
	movaps	%xmm2, %xmm4
	movaps	275f(%rip), %xmm5
	mulps	%xmm5, %xmm1
	movaps	%xmm1, %xmm2
	maxps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	maxps	271f(%rip), %xmm2
	movaps	256f(%rip), %xmm0
	divps	%xmm2, %xmm0
	movaps	%xmm4, 1056(%rsp)
	mulps	%xmm4, %xmm0
	mulps	1168(%rsp), %xmm0
	movaps	1680(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	minps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	256f(%rip), %xmm12
	movaps	160(%rsp), %xmm10
	divps	%xmm10, %xmm12
	mulps	%xmm8, %xmm12
	xorps	%xmm1, %xmm1
	movaps	912(%rsp), %xmm5
	cmpltps	%xmm5, %xmm1
	movaps	%xmm5, 912(%rsp)
	maxps	2141f(%rip), %xmm3
	xorps	%xmm0, %xmm0
	cmpnltps	%xmm4, %xmm0
	orps	%xmm1, %xmm0
	blendvps	%xmm0, 256f(%rip), %xmm3
	sqrtps	%xmm6, %xmm8
	xorps	%xmm2, %xmm2
	cmpnltps	%xmm5, %xmm2
	cmpltps	2137f(%rip), %xmm11
	movaps	%xmm8, %xmm5
	mulps	2142f(%rip), %xmm5
	mulps	%xmm8, %xmm5
	mulps	%xmm12, %xmm5
	orps	%xmm11, %xmm2
	movaps	%xmm2, %xmm0
	movaps	282f(%rip), %xmm4
	blendvps	%xmm0, %xmm4, %xmm5
	movaps	%xmm5, 192(%rsp)
	movaps	1792(%rsp), %xmm9
	movaps	%xmm9, %xmm0
	cmpltps	%xmm8, %xmm0
	movaps	%xmm8, 432(%rsp)
	orps	%xmm11, %xmm0
	andps	%xmm1, %xmm0
	movaps	1552(%rsp), %xmm5
	movaps	%xmm5, %xmm4
	mulps	275f(%rip), %xmm4
	movaps	%xmm5, %xmm6
	blendvps	%xmm0, %xmm4, %xmm6
	movaps	%xmm6, 640(%rsp)
	movaps	32(%rsp), %xmm0
	cmpneqps	%xmm14, %xmm0
	cmpeqps	816(%rsp), %xmm14
	andps	%xmm0, %xmm14
	movaps	64(%rsp), %xmm0
	movaps	(%rsp), %xmm4
	cmpneqps	%xmm4, %xmm0
	cmpeqps	720(%rsp), %xmm4
	andps	%xmm0, %xmm4
	movaps	464(%rsp), %xmm0
	cmpneqps	%xmm13, %xmm0
	cmpeqps	%xmm10, %xmm13
	andps	%xmm0, %xmm13
	movaps	576(%rsp), %xmm0
	cmpneqps	%xmm15, %xmm0
	cmpeqps	208(%rsp), %xmm15
	andps	%xmm0, %xmm15
	movaps	448(%rsp), %xmm0
	cmpneqps	%xmm7, %xmm0
	cmpeqps	1488(%rsp), %xmm7
	andps	%xmm0, %xmm7
	movaps	16(%rsp), %xmm0
	movaps	272(%rsp), %xmm10
	cmpneqps	%xmm0, %xmm10
	cmpeqps	768(%rsp), %xmm0
	andps	%xmm10, %xmm0
	psrld	$31, %xmm7
	pslld	$4, %xmm7
	psrld	$31, %xmm0
	pslld	$5, %xmm0
	por	%xmm7, %xmm0
	psrld	$31, %xmm15
	pslld	$3, %xmm15
	por	%xmm15, %xmm0
	psrld	$31, %xmm13
	pslld	$2, %xmm13
	por	%xmm13, %xmm0
	psrld	$31, %xmm14
	paddd	%xmm14, %xmm14
	por	%xmm14, %xmm0
	psubd	%xmm4, %xmm0
	movdqa	%xmm0, %xmm4
	movdqa	%xmm0, 16(%rsp)
	movaps	%xmm1, %xmm10
	andps	%xmm11, %xmm10
	movaps	%xmm10, 112(%rsp)
	movaps	1616(%rsp), %xmm0
	subps	1568(%rsp), %xmm0
	movaps	%xmm0, 1616(%rsp)
	pxor	%xmm7, %xmm7
	cmpnltps	%xmm0, %xmm7
	movdqa	%xmm4, %xmm1
	xorps	%xmm0, %xmm0
	pcmpeqd	%xmm0, %xmm1
	pcmpeqd	%xmm0, %xmm0
	pxor	%xmm0, %xmm1
	movaps	%xmm10, %xmm0
	orps	%xmm7, %xmm0
	movaps	%xmm7, 240(%rsp)
	movaps	%xmm0, 128(%rsp)
	por	%xmm0, %xmm1
	movdqa	%xmm1, %xmm0
	movdqa	%xmm1, 32(%rsp)
	blendvps	%xmm0, %xmm9, %xmm8
	movaps	%xmm8, 64(%rsp)
	movaps	%xmm2, %xmm0
	movaps	592(%rsp), %xmm1
	blendvps	%xmm0, 282f(%rip), %xmm1
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, 1456(%rsp), %xmm1
	movaps	%xmm1, 592(%rsp)
	blendvps	%xmm0, %xmm5, %xmm6
	movaps	%xmm6, (%rsp)
	movaps	800(%rsp), %xmm10
	movaps	%xmm10, %xmm0
	movaps	258f(%rip), %xmm8
	andps	%xmm8, %xmm0
	movaps	2143f(%rip), %xmm14
	addps	%xmm14, %xmm0
	movaps	256f(%rip), %xmm13
	divps	%xmm0, %xmm13
	movaps	928(%rsp), %xmm7
	movaps	%xmm7, %xmm2
	mulps	%xmm13, %xmm2
	movaps	%xmm2, %xmm1
	movaps	%xmm3, 416(%rsp)
	minps	%xmm3, %xmm1
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	352(%rsp), %xmm9
	movaps	%xmm9, %xmm0
	andps	%xmm8, %xmm0
	addps	%xmm14, %xmm0
	movaps	256f(%rip), %xmm11
	divps	%xmm0, %xmm11
	movaps	944(%rsp), %xmm15
	movaps	%xmm15, %xmm3
	mulps	%xmm11, %xmm3
	movaps	%xmm3, %xmm2
	minps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	320(%rsp), %xmm0
	andps	%xmm8, %xmm0
	addps	%xmm14, %xmm0
	movaps	256f(%rip), %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, %xmm4
	movaps	270f(%rip), %xmm6
	mulps	%xmm6, %xmm4
	movaps	%xmm7, %xmm0
	mulps	%xmm4, %xmm0
	mulps	%xmm15, %xmm4
	movaps	%xmm4, %xmm1
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	1968(%rsp), %xmm4
	mulps	%xmm3, %xmm4
	movaps	%xmm4, %xmm5
	minps	%xmm1, %xmm5
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm4, %xmm5
	movaps	%xmm5, %xmm1
	minps	%xmm2, %xmm1
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm5, %xmm1
	movaps	848(%rsp), %xmm0
	andps	%xmm8, %xmm0
	addps	%xmm14, %xmm0
	movaps	256f(%rip), %xmm8
	divps	%xmm0, %xmm8
	movaps	%xmm8, %xmm4
	mulps	%xmm6, %xmm4
	mulps	%xmm4, %xmm7
	mulps	%xmm15, %xmm4
	movaps	%xmm4, %xmm2
	minps	%xmm7, %xmm2
	cmpunordps	%xmm7, %xmm7
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm4, %xmm2
	movaps	1952(%rsp), %xmm4
	mulps	%xmm8, %xmm4
	movaps	%xmm4, %xmm5
	minps	%xmm2, %xmm5
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm4, %xmm5
	movaps	%xmm5, %xmm15
	minps	%xmm1, %xmm15
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm5, %xmm15
	xorps	%xmm5, %xmm5
	cmpltps	%xmm5, %xmm10
	movaps	720(%rsp), %xmm14
	movaps	%xmm14, %xmm1
	subps	1376(%rsp), %xmm1
	movaps	1312(%rsp), %xmm2
	subps	%xmm14, %xmm2
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	mulps	%xmm2, %xmm13
	mulps	80(%rsp), %xmm2
	xorps	%xmm0, %xmm0
	cmpltps	%xmm2, %xmm0
	movaps	2144f(%rip), %xmm6
	mulps	%xmm6, %xmm13
	movaps	282f(%rip), %xmm10
	minps	%xmm10, %xmm13
	movaps	%xmm10, %xmm1
	blendvps	%xmm0, %xmm13, %xmm1
	movaps	%xmm9, %xmm0
	cmpltps	%xmm5, %xmm0
	xorps	%xmm9, %xmm9
	movaps	816(%rsp), %xmm5
	movaps	%xmm5, %xmm2
	subps	1392(%rsp), %xmm2
	movaps	1584(%rsp), %xmm13
	movaps	%xmm13, %xmm4
	subps	%xmm5, %xmm4
	blendvps	%xmm0, %xmm2, %xmm4
	mulps	%xmm4, %xmm11
	mulps	1120(%rsp), %xmm4
	xorps	%xmm0, %xmm0
	cmpltps	%xmm4, %xmm0
	mulps	%xmm6, %xmm11
	movaps	%xmm10, %xmm4
	blendvps	%xmm0, %xmm11, %xmm4
	movaps	%xmm4, %xmm2
	minps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm4, %xmm2
	movaps	960(%rsp), %xmm0
	movaps	%xmm0, %xmm1
	cmpltps	%xmm9, %xmm0
	movaps	160(%rsp), %xmm7
	movaps	%xmm7, %xmm4
	subps	1296(%rsp), %xmm4
	movaps	1280(%rsp), %xmm5
	subps	%xmm7, %xmm5
	blendvps	%xmm0, %xmm4, %xmm5
	movaps	258f(%rip), %xmm7
	andps	%xmm7, %xmm1
	movaps	2143f(%rip), %xmm11
	addps	%xmm11, %xmm1
	movaps	256f(%rip), %xmm4
	divps	%xmm1, %xmm4
	mulps	%xmm5, %xmm4
	mulps	1152(%rsp), %xmm5
	xorps	%xmm0, %xmm0
	cmpltps	%xmm5, %xmm0
	mulps	%xmm6, %xmm4
	movaps	%xmm10, %xmm5
	blendvps	%xmm0, %xmm4, %xmm5
	movaps	%xmm5, %xmm1
	minps	%xmm2, %xmm1
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm5, %xmm1
	movaps	144(%rsp), %xmm0
	movaps	%xmm0, %xmm2
	cmpltps	%xmm9, %xmm0
	movaps	208(%rsp), %xmm9
	movaps	%xmm9, %xmm4
	subps	1424(%rsp), %xmm4
	movaps	1408(%rsp), %xmm5
	subps	%xmm9, %xmm5
	blendvps	%xmm0, %xmm4, %xmm5
	andps	%xmm7, %xmm2
	addps	%xmm11, %xmm2
	movaps	256f(%rip), %xmm4
	divps	%xmm2, %xmm4
	mulps	%xmm5, %xmm4
	mulps	1136(%rsp), %xmm5
	xorps	%xmm0, %xmm0
	cmpltps	%xmm5, %xmm0
	mulps	%xmm6, %xmm4
	movaps	%xmm10, %xmm5
	blendvps	%xmm0, %xmm4, %xmm5
	movaps	%xmm5, %xmm2
	minps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm5, %xmm2
	movaps	320(%rsp), %xmm7
	movaps	%xmm7, %xmm0
	xorps	%xmm9, %xmm9
	cmpltps	%xmm9, %xmm0
	movaps	1488(%rsp), %xmm5
	movaps	%xmm5, %xmm1
	subps	1328(%rsp), %xmm1
	movaps	1440(%rsp), %xmm4
	subps	%xmm5, %xmm4
	blendvps	%xmm0, %xmm1, %xmm4
	mulps	%xmm4, %xmm3
	mulps	1104(%rsp), %xmm4
	xorps	%xmm0, %xmm0
	cmpltps	%xmm4, %xmm0
	mulps	%xmm6, %xmm3
	movaps	%xmm10, %xmm4
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	%xmm4, %xmm1
	minps	%xmm2, %xmm1
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	848(%rsp), %xmm0
	cmpltps	%xmm9, %xmm0
	movaps	768(%rsp), %xmm4
	movaps	%xmm4, %xmm2
	subps	1344(%rsp), %xmm2
	movaps	1360(%rsp), %xmm3
	subps	%xmm4, %xmm3
	blendvps	%xmm0, %xmm2, %xmm3
	mulps	%xmm3, %xmm8
	mulps	1088(%rsp), %xmm3
	xorps	%xmm0, %xmm0
	cmpltps	%xmm3, %xmm0
	mulps	%xmm6, %xmm8
	movaps	%xmm10, %xmm2
	blendvps	%xmm0, %xmm8, %xmm2
	movaps	%xmm2, %xmm3
	minps	%xmm1, %xmm3
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	1600(%rsp), %xmm1
	cmpltps	%xmm10, %xmm1
	movaps	%xmm3, %xmm0
	cmpltps	%xmm15, %xmm0
	andps	%xmm1, %xmm0
	movaps	%xmm0, 144(%rsp)
	blendvps	%xmm0, %xmm3, %xmm15
	movaps	%xmm15, %xmm1
	movaps	32(%rsp), %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, 1168(%rsp), %xmm1
	movaps	%xmm1, 80(%rsp)
	movaps	432(%rsp), %xmm0
	mulps	%xmm0, %xmm12
	mulps	2140f(%rip), %xmm12
	movaps	%xmm12, %xmm1
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm12, %xmm1
	cmpnleps	640(%rsp), %xmm1
	movaps	416(%rsp), %xmm11
	movaps	%xmm11, %xmm9
	cmpnleps	%xmm15, %xmm9
	orps	%xmm1, %xmm9
	orps	112(%rsp), %xmm9
	pslld	$31, %xmm9
	psrad	$31, %xmm9
	pandn	256f(%rip), %xmm9
	movaps	240(%rsp), %xmm0
	blendvps	%xmm0, 912(%rsp), %xmm9
	movaps	800(%rsp), %xmm0
	mulps	%xmm15, %xmm0
	addps	%xmm14, %xmm0
	movaps	1312(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	1376(%rsp), %xmm2
	movaps	%xmm2, %xmm12
	maxps	%xmm1, %xmm12
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm12
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm14, %xmm12
	movaps	%xmm12, %xmm3
	subps	%xmm14, %xmm3
	movaps	496(%rsp), %xmm0
	mulps	%xmm3, %xmm0
	movaps	%xmm0, 496(%rsp)
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, 1264(%rsp), %xmm3
	movaps	%xmm3, 112(%rsp)
	movaps	352(%rsp), %xmm0
	mulps	%xmm15, %xmm0
	movaps	816(%rsp), %xmm8
	addps	%xmm8, %xmm0
	movaps	%xmm13, %xmm1
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm13, %xmm1
	movaps	1392(%rsp), %xmm2
	movaps	%xmm2, %xmm13
	maxps	%xmm1, %xmm13
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm13
	movaps	%xmm6, %xmm0
	movaps	%xmm8, %xmm2
	blendvps	%xmm0, %xmm8, %xmm13
	movaps	%xmm13, %xmm8
	subps	%xmm2, %xmm8
	movaps	480(%rsp), %xmm0
	mulps	%xmm8, %xmm0
	movaps	%xmm0, 480(%rsp)
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, 1184(%rsp), %xmm8
	movaps	%xmm8, 240(%rsp)
	mulps	%xmm15, %xmm7
	addps	%xmm5, %xmm7
	movaps	1440(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	minps	%xmm7, %xmm1
	cmpunordps	%xmm7, %xmm7
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	1328(%rsp), %xmm2
	movaps	%xmm2, %xmm14
	maxps	%xmm1, %xmm14
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm14
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm5, %xmm14
	movaps	%xmm14, 928(%rsp)
	subps	%xmm5, %xmm14
	movaps	176(%rsp), %xmm0
	mulps	%xmm14, %xmm0
	movaps	%xmm0, 176(%rsp)
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, 1200(%rsp), %xmm14
	mulps	848(%rsp), %xmm15
	addps	%xmm4, %xmm15
	movaps	1360(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	minps	%xmm15, %xmm1
	cmpunordps	%xmm15, %xmm15
	movaps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	1344(%rsp), %xmm2
	movaps	%xmm2, %xmm15
	maxps	%xmm1, %xmm15
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm15
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm4, %xmm15
	movaps	%xmm15, 944(%rsp)
	subps	%xmm4, %xmm15
	movaps	624(%rsp), %xmm0
	mulps	%xmm15, %xmm0
	movaps	%xmm0, 624(%rsp)
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, 1216(%rsp), %xmm15
	movaps	256f(%rip), %xmm1
	divps	%xmm11, %xmm1
	movaps	%xmm1, %xmm0
	mulps	%xmm3, %xmm0
	movaps	1504(%rsp), %xmm2
	mulps	%xmm0, %xmm2
	movaps	384(%rsp), %xmm5
	subps	%xmm2, %xmm5
	movaps	368(%rsp), %xmm2
	mulps	%xmm0, %xmm2
	movaps	256(%rsp), %xmm0
	subps	%xmm2, %xmm0
	movaps	%xmm1, %xmm2
	mulps	%xmm8, %xmm2
	movaps	1072(%rsp), %xmm3
	mulps	%xmm2, %xmm3
	subps	%xmm3, %xmm5
	movaps	224(%rsp), %xmm3
	mulps	%xmm2, %xmm3
	subps	%xmm3, %xmm0
	movaps	%xmm1, %xmm2
	mulps	%xmm14, %xmm2
	movaps	1008(%rsp), %xmm3
	mulps	%xmm2, %xmm3
	subps	%xmm3, %xmm5
	movaps	832(%rsp), %xmm3
	mulps	%xmm2, %xmm3
	subps	%xmm3, %xmm0
	mulps	%xmm15, %xmm1
	movaps	880(%rsp), %xmm2
	mulps	%xmm1, %xmm2
	subps	%xmm2, %xmm5
	movaps	896(%rsp), %xmm2
	mulps	%xmm1, %xmm2
	subps	%xmm2, %xmm0
	movaps	688(%rsp), %xmm6
	movaps	1872(%rsp), %xmm7
	mulps	%xmm7, %xmm6
	movaps	1856(%rsp), %xmm4
	movaps	%xmm4, %xmm1
	mulps	%xmm6, %xmm1
	movaps	%xmm1, %xmm2
	mulps	%xmm1, %xmm2
	movaps	256f(%rip), %xmm3
	subps	%xmm2, %xmm3
	maxps	2130f(%rip), %xmm3
	movaps	256f(%rip), %xmm2
	divps	%xmm3, %xmm2
	mulps	%xmm7, %xmm5
	mulps	%xmm5, %xmm1
	mulps	%xmm4, %xmm0
	subps	%xmm1, %xmm0
	mulps	%xmm2, %xmm0
	mulps	%xmm4, %xmm0
	mulps	%xmm11, %xmm0
	movaps	208(%rsp), %xmm4
	movaps	%xmm4, %xmm2
	movaps	2145f(%rip), %xmm3
	mulps	%xmm3, %xmm2
	movaps	%xmm2, %xmm1
	maxps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	addps	%xmm4, %xmm1
	movaps	%xmm4, %xmm8
	movaps	1408(%rsp), %xmm4
	movaps	%xmm4, %xmm2
	minps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm4, %xmm2
	movaps	1424(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	maxps	%xmm2, %xmm4
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	32(%rsp), %xmm0
	blendvps	%xmm0, %xmm8, %xmm4
	movaps	%xmm4, %xmm1
	subps	%xmm8, %xmm1
	movaps	%xmm1, %xmm10
	movaps	%xmm0, %xmm8
	blendvps	%xmm0, 1232(%rsp), %xmm10
	movaps	%xmm5, %xmm0
	mulps	%xmm7, %xmm0
	mulps	%xmm7, %xmm6
	mulps	%xmm11, %xmm0
	movaps	256(%rsp), %xmm11
	mulps	%xmm1, %xmm11
	mulps	%xmm6, %xmm1
	subps	%xmm1, %xmm0
	movaps	160(%rsp), %xmm5
	movaps	%xmm5, %xmm1
	mulps	%xmm3, %xmm1
	movaps	%xmm1, %xmm2
	maxps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	addps	%xmm5, %xmm2
	movaps	1280(%rsp), %xmm3
	movaps	%xmm3, %xmm1
	minps	%xmm2, %xmm1
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	1296(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	maxps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm5, %xmm2
	movaps	%xmm2, %xmm3
	subps	%xmm5, %xmm3
	movaps	384(%rsp), %xmm1
	mulps	%xmm3, %xmm1
	blendvps	%xmm0, 1248(%rsp), %xmm3
	movaps	496(%rsp), %xmm0
	xorps	%xmm5, %xmm5
	addps	%xmm5, %xmm0
	movaps	480(%rsp), %xmm5
	addps	%xmm0, %xmm5
	movaps	176(%rsp), %xmm0
	addps	%xmm5, %xmm0
	movaps	624(%rsp), %xmm5
	addps	%xmm0, %xmm5
	movaps	%xmm11, %xmm0
	addps	%xmm5, %xmm0
	addps	%xmm0, %xmm1
	movaps	144(%rsp), %xmm5
	andnps	%xmm1, %xmm5
	movaps	%xmm8, %xmm0
	blendvps	%xmm0, 1056(%rsp), %xmm5
	movaps	%xmm5, %xmm11
	movq	104(%rsp), %rax
	movss	16(%rax), %xmm1
	movaps	%xmm1, %xmm0
	shufps	$0, %xmm1, %xmm0
	movaps	192(%rsp), %xmm6
	cmpleps	%xmm0, %xmm6
	mulss	%xmm1, %xmm1
	shufps	$0, %xmm1, %xmm1
	movaps	1840(%rsp), %xmm5
	cmpleps	%xmm1, %xmm5
	andps	%xmm6, %xmm5
	movaps	128(%rsp), %xmm1
	andnps	16(%rsp), %xmm1
	orps	1824(%rsp), %xmm1
	andps	%xmm8, %xmm1
	andnps	1616(%rsp), %xmm5
	addps	1568(%rsp), %xmm5
	movaps	1472(%rsp), %xmm0
	cmpltps	1808(%rsp), %xmm0
	andps	%xmm5, %xmm0
	movaps	%xmm12, 720(%rsp)
	movaps	%xmm13, 816(%rsp)
	movdqa	258f(%rip), %xmm13
	movaps	%xmm2, %xmm5
	movaps	%xmm4, 208(%rsp)
	movaps	112(%rsp), %xmm2
	movaps	%xmm2, 1264(%rsp)
	xorps	%xmm12, %xmm12
	movaps	240(%rsp), %xmm2
	movaps	%xmm2, 1184(%rsp)
	movaps	%xmm3, 1248(%rsp)
	movaps	%xmm10, 1232(%rsp)
	movaps	%xmm14, 1200(%rsp)
	movaps	%xmm15, 1216(%rsp)
	movaps	%xmm1, %xmm2
	movaps	%xmm11, 1056(%rsp)
	movaps	80(%rsp), %xmm1
	movaps	%xmm1, 1168(%rsp)
	movaps	64(%rsp), %xmm1
	movaps	%xmm1, 1792(%rsp)
	movaps	%xmm9, 912(%rsp)
	movaps	%xmm0, %xmm6
	movaps	592(%rsp), %xmm0
	movaps	%xmm0, 1456(%rsp)
	movaps	(%rsp), %xmm0
	movaps	%xmm0, 1552(%rsp)
234:
	movaps	%xmm2, %xmm0
	xorps	283f(%rip), %xmm0
	movaps	%xmm0, 2208(%rsp)
	movaps	%xmm2, %xmm0
	andps	284f(%rip), %xmm0
	movaps	%xmm0, 2192(%rsp)
	pcmpeqd	%xmm12, %xmm0
	movdqa	%xmm0, 2176(%rsp)
	movaps	%xmm2, %xmm0
	andps	285f(%rip), %xmm0
	movaps	%xmm0, 2160(%rsp)
	pcmpeqd	%xmm12, %xmm0
	movdqa	%xmm0, 2144(%rsp)
	movaps	%xmm2, %xmm0
	andps	286f(%rip), %xmm0
	movaps	%xmm0, 2128(%rsp)
	pcmpeqd	%xmm12, %xmm0
	movdqa	%xmm0, 2112(%rsp)
	movaps	%xmm2, %xmm0
	andps	287f(%rip), %xmm0
	movaps	%xmm0, 2096(%rsp)
	pcmpeqd	%xmm12, %xmm0
	movdqa	%xmm0, 2080(%rsp)
	movaps	%xmm2, 1824(%rsp)
	andps	288f(%rip), %xmm2
	movaps	%xmm2, 2064(%rsp)
	pcmpeqd	%xmm12, %xmm2
	movdqa	%xmm2, 2048(%rsp)
	xorps	%xmm1, %xmm1
	movaps	291f(%rip), %xmm14
	movaps	%xmm5, %xmm12
	movaps	928(%rsp), %xmm2
	.p2align	4
235:
	movaps	%xmm6, 1616(%rsp)
	movaps	%xmm6, %xmm0
	addss	%xmm1, %xmm0
	movshdup	%xmm6, %xmm1
	addss	%xmm0, %xmm1
	movaps	%xmm6, %xmm0
	unpckhpd	%xmm6, %xmm0
	addss	%xmm1, %xmm0
	shufps	$255, %xmm6, %xmm6
	addss	%xmm0, %xmm6
	testq	%r10, %r10
	movaps	%xmm12, 160(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm2, 928(%rsp)
	movaps	%xmm6, 592(%rsp)
	je	241f
	movb	$1, %al
	movaps	720(%rsp), %xmm0
	movaps	%xmm0, 16(%rsp)
	movaps	%xmm2, %xmm0
	xorl	%ecx, %ecx
	movaps	292f(%rip), %xmm15
	movaps	256f(%rip), %xmm8
	movaps	%xmm13, %xmm11
	.p2align	4
236:
	movaps	%xmm8, %xmm9
	divps	%xmm0, %xmm9
	movaps	%xmm9, %xmm12
	mulps	289f(%rip), %xmm12
	movaps	290f(%rip), %xmm13
	movaps	%xmm13, %xmm7
	subps	16(%rsp), %xmm7
	mulps	%xmm12, %xmm7
	movaps	%xmm7, %xmm2
	xorps	%xmm14, %xmm2
	movaps	%xmm7, %xmm1
	mulps	%xmm2, %xmm1
	maxps	%xmm15, %xmm1
	movaps	%xmm1, %xmm0
	movaps	293f(%rip), %xmm10
	mulps	%xmm10, %xmm0
	roundps	$8, %xmm0, %xmm0
	movaps	%xmm0, %xmm4
	movaps	294f(%rip), %xmm3
	mulps	%xmm3, %xmm4
	addps	%xmm1, %xmm4
	movaps	%xmm0, %xmm5
	movaps	295f(%rip), %xmm1
	mulps	%xmm1, %xmm5
	addps	%xmm4, %xmm5
	mulps	%xmm10, %xmm5
	movaps	%xmm5, %xmm1
	movaps	296f(%rip), %xmm3
	mulps	%xmm3, %xmm1
	movaps	297f(%rip), %xmm3
	addps	%xmm3, %xmm1
	mulps	%xmm5, %xmm1
	movaps	298f(%rip), %xmm3
	addps	%xmm3, %xmm1
	mulps	%xmm5, %xmm1
	movaps	299f(%rip), %xmm3
	addps	%xmm3, %xmm1
	mulps	%xmm5, %xmm1
	movaps	2100f(%rip), %xmm3
	addps	%xmm3, %xmm1
	mulps	%xmm5, %xmm1
	addps	%xmm8, %xmm1
	movaps	2101f(%rip), %xmm3
	addps	%xmm3, %xmm0
	cvttps2dq	%xmm0, %xmm4
	movdqa	%xmm4, %xmm6
	psrad	$31, %xmm6
	movaps	2102f(%rip), %xmm3
	subps	%xmm3, %xmm0
	cvttps2dq	%xmm0, %xmm5
	pand	%xmm6, %xmm5
	por	%xmm4, %xmm5
	pslld	$23, %xmm5
	mulps	%xmm1, %xmm5
	movaps	%xmm7, %xmm0
	andps	%xmm11, %xmm0
	movaps	2103f(%rip), %xmm1
	mulps	%xmm1, %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm8, %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, %xmm6
	movaps	2104f(%rip), %xmm0
	mulps	%xmm0, %xmm6
	movaps	2105f(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	2106f(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	2107f(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	2108f(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	2109f(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	2110f(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	2111f(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	2112f(%rip), %xmm0
	addps	%xmm0, %xmm6
	movaps	%xmm7, %xmm0
	cmpltps	%xmm2, %xmm0
	movaps	270f(%rip), %xmm11
	blendvps	%xmm0, %xmm13, %xmm11
	mulps	%xmm1, %xmm6
	mulps	%xmm5, %xmm6
	mulps	%xmm11, %xmm6
	movaps	%xmm9, %xmm0
	mulps	2113f(%rip), %xmm0
	movaps	%xmm0, 192(%rsp)
	movaps	%xmm9, 80(%rsp)
	mulps	2114f(%rip), %xmm9
	movaps	%xmm12, 32(%rsp)
	mulps	%xmm9, %xmm12
	movaps	%xmm12, 64(%rsp)
	leaq	(%rcx,%rcx,4), %rcx
	shlq	$4, %rcx
	addq	%rsi, %rcx
	xorl	%edx, %edx
	movaps	%xmm8, %xmm3
	movaps	2115f(%rip), %xmm2
	.p2align	4
237:
	cvtsi2ss	%rdx, %xmm8
	addss	2147f(%rip), %xmm8
	shufps	$0, %xmm8, %xmm8
	subps	16(%rsp), %xmm8
	mulps	32(%rsp), %xmm8
	movaps	%xmm8, %xmm12
	xorps	%xmm14, %xmm12
	movaps	%xmm8, %xmm1
	mulps	%xmm12, %xmm1
	maxps	%xmm15, %xmm1
	movaps	%xmm1, %xmm0
	mulps	%xmm10, %xmm0
	roundps	$8, %xmm0, %xmm0
	movaps	%xmm0, %xmm4
	mulps	294f(%rip), %xmm4
	movaps	%xmm0, %xmm15
	addps	%xmm1, %xmm4
	mulps	295f(%rip), %xmm15
	addps	%xmm4, %xmm15
	mulps	%xmm10, %xmm15
	movaps	%xmm15, %xmm14
	mulps	296f(%rip), %xmm14
	addps	297f(%rip), %xmm14
	mulps	%xmm15, %xmm14
	movaps	%xmm11, %xmm13
	addps	298f(%rip), %xmm14
	mulps	%xmm15, %xmm14
	addps	299f(%rip), %xmm14
	mulps	%xmm15, %xmm14
	addps	2100f(%rip), %xmm14
	addps	2101f(%rip), %xmm0
	cvttps2dq	%xmm0, %xmm1
	mulps	%xmm15, %xmm14
	movdqa	%xmm1, %xmm11
	subps	2102f(%rip), %xmm0
	movaps	%xmm7, %xmm4
	psrad	$31, %xmm11
	mulps	%xmm5, %xmm4
	cvttps2dq	%xmm0, %xmm15
	pand	%xmm11, %xmm15
	addps	%xmm3, %xmm14
	por	%xmm1, %xmm15
	pslld	$23, %xmm15
	movaps	%xmm8, %xmm0
	mulps	%xmm14, %xmm15
	movaps	%xmm8, %xmm14
	movaps	%xmm8, %xmm1
	andps	258f(%rip), %xmm1
	mulps	2103f(%rip), %xmm1
	addps	%xmm3, %xmm1
	cmpltps	%xmm12, %xmm0
	movaps	270f(%rip), %xmm11
	blendvps	%xmm0, 290f(%rip), %xmm11
	movaps	%xmm3, %xmm12
	divps	%xmm1, %xmm12
	movaps	%xmm11, %xmm1
	subps	%xmm13, %xmm1
	movaps	%xmm12, %xmm0
	mulps	2104f(%rip), %xmm0
	addps	2105f(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	2106f(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	2107f(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	2108f(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	2109f(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	2110f(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	2111f(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	2112f(%rip), %xmm0
	mulps	%xmm12, %xmm0
	mulps	%xmm15, %xmm14
	subps	%xmm14, %xmm4
	movaps	291f(%rip), %xmm14
	movaps	%xmm7, %xmm13
	movaps	%xmm8, %xmm12
	mulps	%xmm2, %xmm13
	mulps	%xmm7, %xmm13
	addps	%xmm3, %xmm13
	mulps	%xmm5, %xmm13
	mulps	%xmm2, %xmm12
	mulps	%xmm8, %xmm12
	mulps	%xmm15, %xmm0
	mulps	%xmm11, %xmm0
	subps	%xmm0, %xmm6
	addps	%xmm3, %xmm12
	mulps	%xmm15, %xmm12
	addps	%xmm1, %xmm6
	movaps	%xmm12, %xmm1
	subps	%xmm13, %xmm1
	mulps	%xmm7, %xmm13
	mulps	%xmm8, %xmm12
	subps	%xmm13, %xmm12
	movaps	%xmm6, -64(%rcx)
	subps	%xmm15, %xmm5
	mulps	192(%rsp), %xmm5
	movaps	%xmm5, -48(%rcx)
	mulps	%xmm9, %xmm4
	mulps	%xmm9, %xmm12
	subps	%xmm4, %xmm12
	movaps	%xmm4, -32(%rcx)
	mulps	64(%rsp), %xmm1
	movaps	%xmm1, -16(%rcx)
	mulps	80(%rsp), %xmm12
	movaps	%xmm12, (%rcx)
	movaps	%xmm8, %xmm7
	incq	%rdx
	addq	$80, %rcx
	movaps	%xmm15, %xmm5
	movaps	292f(%rip), %xmm15
	movaps	%xmm0, %xmm6
	cmpq	%rdx, %r10
	jne	237b
	movaps	816(%rsp), %xmm0
	movaps	%xmm0, 16(%rsp)
	movaps	944(%rsp), %xmm0
	movq	%r10, %rcx
	testb	$1, %al
	movl	$0, %eax
	movaps	%xmm3, %xmm8
	movaps	258f(%rip), %xmm11
	jne	236b
	xorps	%xmm0, %xmm0
	movaps	592(%rsp), %xmm1
	ucomiss	%xmm0, %xmm1
	movaps	912(%rsp), %xmm0
	ja	238f
	xorps	%xmm0, %xmm0
238:
	movaps	%xmm0, 240(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 496(%rsp)
	movq	104(%rsp), %rax
	movss	8(%rax), %xmm11
	shufps	$0, %xmm11, %xmm11
	movq	664(%rsp), %rax
	movaps	%xmm0, 480(%rsp)
	movaps	%xmm0, 384(%rsp)
	movaps	%xmm0, 256(%rsp)
	movaps	%xmm0, 176(%rsp)
	xorps	%xmm2, %xmm2
	movaps	%xmm0, 400(%rsp)
	movaps	%xmm0, 464(%rsp)
	movaps	%xmm0, 784(%rsp)
	movaps	%xmm0, 768(%rsp)
	movaps	%xmm0, 288(%rsp)
	movaps	%xmm0, 976(%rsp)
	xorps	%xmm4, %xmm4
	xorps	%xmm6, %xmm6
	movaps	%xmm0, 688(%rsp)
	movaps	%xmm0, 992(%rsp)
	xorl	%ecx, %ecx
	movaps	%xmm0, 416(%rsp)
	movaps	%xmm0, 432(%rsp)
	xorps	%xmm5, %xmm5
	movaps	%xmm0, 832(%rsp)
	movaps	%xmm0, 704(%rsp)
	movaps	%xmm0, 640(%rsp)
	movaps	%xmm0, 448(%rsp)
	xorps	%xmm3, %xmm3
	xorps	%xmm12, %xmm12
	xorps	%xmm1, %xmm1
	movaps	%xmm0, 336(%rsp)
	movaps	%xmm0, 736(%rsp)
	movaps	%xmm0, 560(%rsp)
	xorps	%xmm10, %xmm10
	movaps	%xmm0, 544(%rsp)
	movaps	%xmm0, 672(%rsp)
	movaps	%xmm0, 752(%rsp)
	movaps	%xmm0, 304(%rsp)
	movaps	%xmm0, 272(%rsp)
	xorps	%xmm7, %xmm7
	movaps	%xmm0, 320(%rsp)
	movaps	160(%rsp), %xmm13
	.p2align	4
239:
	movaps	%xmm10, 608(%rsp)
	movaps	%xmm7, 528(%rsp)
	movaps	%xmm2, 624(%rsp)
	movaps	%xmm1, 576(%rsp)
	movaps	%xmm4, 368(%rsp)
	movaps	%xmm6, 224(%rsp)
	movaps	%xmm5, 1008(%rsp)
	movaps	%xmm3, 880(%rsp)
	movaps	%xmm12, 896(%rsp)
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$4, %rdx
	movaps	(%r13,%rdx), %xmm1
	movaps	16(%r13,%rdx), %xmm0
	movaps	%xmm0, 352(%rsp)
	movaps	32(%r13,%rdx), %xmm0
	movaps	%xmm0, 1152(%rsp)
	movaps	48(%r13,%rdx), %xmm0
	movaps	%xmm0, 1120(%rsp)
	movaps	64(%r13,%rdx), %xmm0
	movaps	%xmm0, 864(%rsp)
	movaps	%xmm1, 1136(%rsp)
	mulps	%xmm1, %xmm13
	movaps	%xmm13, 112(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 128(%rsp)
	movq	%rsi, %rdx
	movl	$0, %edi
	movaps	%xmm0, 192(%rsp)
	xorps	%xmm8, %xmm8
	xorps	%xmm2, %xmm2
	xorps	%xmm4, %xmm4
	xorps	%xmm14, %xmm14
	movaps	%xmm0, 144(%rsp)
	xorps	%xmm1, %xmm1
	movaps	%xmm0, (%rsp)
	movaps	%xmm0, 64(%rsp)
	xorps	%xmm13, %xmm13
	xorps	%xmm3, %xmm3
	xorps	%xmm7, %xmm7
	movaps	%xmm0, 16(%rsp)
	xorps	%xmm5, %xmm5
	movaps	%xmm5, 32(%rsp)
	movaps	%xmm5, 80(%rsp)
	.p2align	4
240:
	movaps	(%rax,%rdi), %xmm5
	movaps	-64(%rdx), %xmm10
	movaps	-48(%rdx), %xmm9
	movaps	-32(%rdx), %xmm6
	movaps	112(%rsp), %xmm12
	mulps	%xmm10, %xmm12
	addps	208(%rsp), %xmm12
	addps	%xmm11, %xmm12
	movaps	%xmm11, %xmm15
	movaps	256f(%rip), %xmm11
	divps	%xmm12, %xmm11
	subps	%xmm12, %xmm5
	mulps	%xmm11, %xmm5
	movaps	240(%rsp), %xmm12
	mulps	%xmm5, %xmm12
	mulps	%xmm11, %xmm12
	addps	%xmm11, %xmm12
	addps	%xmm5, %xmm13
	movaps	%xmm5, %xmm11
	mulps	%xmm10, %xmm11
	addps	%xmm11, %xmm3
	movaps	%xmm5, %xmm11
	mulps	%xmm9, %xmm11
	addps	%xmm11, %xmm7
	movaps	%xmm5, %xmm11
	mulps	%xmm6, %xmm11
	movaps	16(%rsp), %xmm0
	addps	%xmm11, %xmm0
	movaps	%xmm0, 16(%rsp)
	movaps	-16(%rdx), %xmm11
	mulps	%xmm5, %xmm11
	movaps	%xmm1, %xmm0
	movaps	%xmm8, %xmm1
	movaps	32(%rsp), %xmm8
	addps	%xmm11, %xmm8
	movaps	%xmm8, 32(%rsp)
	movaps	%xmm1, %xmm8
	movaps	%xmm0, %xmm1
	mulps	(%rdx), %xmm5
	movaps	80(%rsp), %xmm11
	addps	%xmm5, %xmm11
	movaps	%xmm11, 80(%rsp)
	movaps	%xmm10, %xmm5
	mulps	%xmm12, %xmm5
	movaps	192(%rsp), %xmm0
	addps	%xmm5, %xmm0
	movaps	%xmm0, 192(%rsp)
	mulps	%xmm10, %xmm5
	addps	%xmm5, %xmm8
	movaps	%xmm9, %xmm5
	mulps	%xmm12, %xmm5
	movaps	%xmm5, %xmm11
	mulps	%xmm10, %xmm11
	addps	%xmm11, %xmm4
	movaps	%xmm15, %xmm11
	addps	%xmm5, %xmm2
	mulps	%xmm9, %xmm5
	addps	%xmm5, %xmm14
	movaps	128(%rsp), %xmm0
	addps	%xmm12, %xmm0
	movaps	%xmm0, 128(%rsp)
	mulps	%xmm6, %xmm12
	mulps	%xmm12, %xmm10
	addps	%xmm10, %xmm1
	mulps	%xmm12, %xmm9
	movaps	(%rsp), %xmm0
	addps	%xmm9, %xmm0
	movaps	%xmm0, (%rsp)
	movaps	144(%rsp), %xmm0
	addps	%xmm12, %xmm0
	movaps	%xmm0, 144(%rsp)
	mulps	%xmm6, %xmm12
	movaps	64(%rsp), %xmm0
	addps	%xmm12, %xmm0
	movaps	%xmm0, 64(%rsp)
	addq	$16, %rdi
	addq	$80, %rdx
	cmpq	%rdi, %r12
	jne	240b
	movaps	112(%rsp), %xmm12
	movaps	%xmm12, %xmm5
	movaps	%xmm7, 1104(%rsp)
	mulps	%xmm7, %xmm5
	movaps	496(%rsp), %xmm6
	addps	%xmm5, %xmm6
	movaps	%xmm6, 496(%rsp)
	mulps	%xmm12, %xmm14
	xorps	%xmm5, %xmm5
	addps	%xmm5, %xmm14
	mulps	%xmm12, %xmm14
	movaps	400(%rsp), %xmm5
	addps	%xmm14, %xmm5
	movaps	%xmm5, 400(%rsp)
	xorps	%xmm15, %xmm15
	movaps	160(%rsp), %xmm7
	movaps	%xmm7, %xmm10
	mulps	352(%rsp), %xmm10
	movaps	%xmm10, %xmm5
	mulps	%xmm3, %xmm5
	movaps	%xmm3, 1088(%rsp)
	movaps	480(%rsp), %xmm6
	addps	%xmm5, %xmm6
	movaps	%xmm6, 480(%rsp)
	movaps	%xmm10, %xmm5
	mulps	%xmm4, %xmm5
	addps	%xmm15, %xmm5
	mulps	%xmm12, %xmm5
	movaps	464(%rsp), %xmm6
	addps	%xmm5, %xmm6
	movaps	%xmm6, 464(%rsp)
	movaps	%xmm10, %xmm5
	mulps	%xmm8, %xmm5
	addps	%xmm15, %xmm5
	mulps	%xmm10, %xmm5
	movaps	784(%rsp), %xmm6
	addps	%xmm5, %xmm6
	movaps	%xmm6, 784(%rsp)
	movaps	1136(%rsp), %xmm14
	movaps	%xmm14, %xmm5
	mulps	%xmm3, %xmm5
	movaps	384(%rsp), %xmm6
	addps	%xmm5, %xmm6
	movaps	%xmm6, 384(%rsp)
	movaps	%xmm14, %xmm5
	mulps	%xmm4, %xmm5
	addps	%xmm15, %xmm5
	mulps	%xmm12, %xmm5
	movaps	768(%rsp), %xmm6
	addps	%xmm5, %xmm6
	movaps	%xmm6, 768(%rsp)
	movaps	%xmm14, %xmm5
	mulps	%xmm8, %xmm5
	addps	%xmm15, %xmm5
	movaps	%xmm10, %xmm6
	mulps	%xmm5, %xmm6
	movaps	288(%rsp), %xmm9
	addps	%xmm6, %xmm9
	movaps	%xmm9, 288(%rsp)
	mulps	%xmm14, %xmm5
	movaps	976(%rsp), %xmm6
	addps	%xmm5, %xmm6
	movaps	%xmm6, 976(%rsp)
	movaps	256(%rsp), %xmm5
	addps	%xmm13, %xmm5
	movaps	%xmm5, 256(%rsp)
	movaps	128(%rsp), %xmm0
	addps	%xmm15, %xmm0
	movaps	992(%rsp), %xmm5
	addps	%xmm0, %xmm5
	movaps	%xmm5, 992(%rsp)
	addps	%xmm15, %xmm2
	mulps	%xmm12, %xmm2
	movaps	368(%rsp), %xmm0
	addps	%xmm2, %xmm0
	movaps	%xmm0, 368(%rsp)
	movaps	192(%rsp), %xmm3
	movaps	%xmm3, %xmm0
	addps	%xmm15, %xmm0
	movaps	%xmm10, %xmm2
	mulps	%xmm0, %xmm2
	movaps	224(%rsp), %xmm5
	addps	%xmm2, %xmm5
	movaps	%xmm5, 224(%rsp)
	mulps	%xmm14, %xmm0
	movaps	688(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm2, 688(%rsp)
	movaps	%xmm12, %xmm0
	mulps	16(%rsp), %xmm0
	movaps	176(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm2, 176(%rsp)
	movaps	144(%rsp), %xmm2
	mulps	%xmm12, %xmm2
	addps	%xmm15, %xmm2
	movaps	832(%rsp), %xmm0
	addps	%xmm2, %xmm0
	movaps	%xmm0, 832(%rsp)
	movaps	(%rsp), %xmm2
	mulps	%xmm12, %xmm2
	addps	%xmm15, %xmm2
	mulps	%xmm12, %xmm2
	movaps	416(%rsp), %xmm0
	addps	%xmm2, %xmm0
	movaps	%xmm0, 416(%rsp)
	movaps	%xmm12, %xmm0
	mulps	%xmm1, %xmm0
	addps	%xmm15, %xmm0
	movaps	%xmm1, %xmm5
	movaps	%xmm10, %xmm1
	mulps	%xmm0, %xmm1
	movaps	432(%rsp), %xmm2
	addps	%xmm1, %xmm2
	movaps	%xmm2, 432(%rsp)
	mulps	%xmm14, %xmm0
	movaps	1008(%rsp), %xmm13
	addps	%xmm0, %xmm13
	movaps	64(%rsp), %xmm1
	mulps	%xmm12, %xmm1
	addps	%xmm15, %xmm1
	mulps	%xmm12, %xmm1
	movaps	704(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 704(%rsp)
	movaps	1152(%rsp), %xmm6
	mulps	%xmm6, %xmm7
	mulps	%xmm7, %xmm3
	mulps	%xmm7, %xmm8
	addps	%xmm15, %xmm8
	mulps	%xmm7, %xmm4
	mulps	%xmm7, %xmm5
	mulps	%xmm8, %xmm10
	movaps	%xmm14, %xmm1
	mulps	%xmm8, %xmm1
	mulps	%xmm7, %xmm8
	movaps	1088(%rsp), %xmm9
	mulps	%xmm9, %xmm7
	movaps	624(%rsp), %xmm2
	addps	%xmm7, %xmm2
	addps	%xmm15, %xmm3
	movaps	896(%rsp), %xmm0
	addps	%xmm3, %xmm0
	movaps	%xmm0, %xmm7
	addps	%xmm15, %xmm4
	mulps	%xmm12, %xmm4
	movaps	640(%rsp), %xmm0
	addps	%xmm4, %xmm0
	movaps	%xmm0, 640(%rsp)
	movaps	448(%rsp), %xmm0
	addps	%xmm10, %xmm0
	movaps	%xmm0, 448(%rsp)
	movaps	880(%rsp), %xmm3
	addps	%xmm1, %xmm3
	addps	%xmm15, %xmm5
	mulps	%xmm12, %xmm5
	movaps	%xmm7, %xmm12
	movaps	576(%rsp), %xmm1
	addps	%xmm5, %xmm1
	movaps	%xmm13, %xmm5
	movaps	336(%rsp), %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm0, 336(%rsp)
	movaps	352(%rsp), %xmm8
	movaps	%xmm8, %xmm0
	movaps	1104(%rsp), %xmm4
	mulps	%xmm4, %xmm0
	movaps	736(%rsp), %xmm7
	addps	%xmm0, %xmm7
	movaps	%xmm7, 736(%rsp)
	movaps	%xmm14, %xmm0
	movaps	16(%rsp), %xmm13
	mulps	%xmm13, %xmm0
	movaps	560(%rsp), %xmm7
	addps	%xmm0, %xmm7
	movaps	%xmm7, 560(%rsp)
	movaps	%xmm6, %xmm0
	mulps	%xmm9, %xmm0
	movaps	608(%rsp), %xmm10
	addps	%xmm0, %xmm10
	movaps	32(%rsp), %xmm7
	mulps	%xmm14, %xmm7
	movaps	544(%rsp), %xmm0
	addps	%xmm7, %xmm0
	movaps	%xmm0, 544(%rsp)
	mulps	%xmm6, %xmm4
	movaps	672(%rsp), %xmm0
	addps	%xmm4, %xmm0
	movaps	%xmm0, 672(%rsp)
	movaps	%xmm8, %xmm4
	mulps	%xmm13, %xmm4
	movaps	752(%rsp), %xmm0
	addps	%xmm4, %xmm0
	movaps	%xmm0, 752(%rsp)
	movaps	1120(%rsp), %xmm7
	mulps	%xmm9, %xmm7
	movaps	304(%rsp), %xmm0
	addps	%xmm7, %xmm0
	movaps	%xmm0, 304(%rsp)
	movaps	80(%rsp), %xmm7
	mulps	%xmm14, %xmm7
	movaps	272(%rsp), %xmm0
	addps	%xmm7, %xmm0
	movaps	%xmm0, 272(%rsp)
	mulps	%xmm13, %xmm6
	movaps	368(%rsp), %xmm4
	movaps	528(%rsp), %xmm7
	addps	%xmm6, %xmm7
	movaps	224(%rsp), %xmm6
	movaps	864(%rsp), %xmm8
	mulps	%xmm9, %xmm8
	movaps	320(%rsp), %xmm0
	addps	%xmm8, %xmm0
	movdqa	160(%rsp), %xmm13
	movaps	%xmm0, 320(%rsp)
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	239b
	movaps	%xmm2, 624(%rsp)
	movaps	291f(%rip), %xmm14
	movaps	208(%rsp), %xmm8
	movaps	928(%rsp), %xmm2
	movaps	%xmm1, 576(%rsp)
	movaps	%xmm7, 528(%rsp)
	movaps	%xmm10, 608(%rsp)
	movaps	784(%rsp), %xmm7
	movaps	400(%rsp), %xmm13
	jmp	243f
	.p2align	4
241:
	ucomiss	%xmm0, %xmm6
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 320(%rsp)
	movaps	912(%rsp), %xmm0
	ja	242f
	xorps	%xmm0, %xmm0
242:
	movaps	%xmm0, 240(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 528(%rsp)
	movaps	%xmm0, 272(%rsp)
	movaps	%xmm0, 304(%rsp)
	movaps	%xmm0, 752(%rsp)
	movaps	%xmm0, 672(%rsp)
	movaps	%xmm0, 544(%rsp)
	movaps	%xmm0, 608(%rsp)
	movaps	%xmm0, 560(%rsp)
	movaps	%xmm0, 736(%rsp)
	movaps	%xmm0, 336(%rsp)
	movaps	%xmm0, 576(%rsp)
	xorps	%xmm12, %xmm12
	xorps	%xmm3, %xmm3
	movaps	%xmm0, 448(%rsp)
	movaps	%xmm0, 640(%rsp)
	movaps	%xmm0, 704(%rsp)
	movaps	%xmm0, 832(%rsp)
	xorps	%xmm5, %xmm5
	movaps	%xmm0, 432(%rsp)
	movaps	%xmm0, 416(%rsp)
	movaps	%xmm0, 992(%rsp)
	movaps	%xmm0, 688(%rsp)
	xorps	%xmm6, %xmm6
	xorps	%xmm4, %xmm4
	movaps	%xmm0, 976(%rsp)
	movaps	%xmm0, 288(%rsp)
	movaps	%xmm0, 768(%rsp)
	xorps	%xmm7, %xmm7
	movaps	%xmm0, 464(%rsp)
	xorps	%xmm13, %xmm13
	movaps	%xmm0, 624(%rsp)
	movaps	%xmm0, 176(%rsp)
	movaps	%xmm0, 256(%rsp)
	movaps	%xmm0, 384(%rsp)
	movaps	%xmm0, 480(%rsp)
	movaps	%xmm0, 496(%rsp)
	movaps	208(%rsp), %xmm8
243:
	movaps	240(%rsp), %xmm15
	movaps	%xmm15, %xmm0
	movaps	160(%rsp), %xmm9
	mulps	%xmm9, %xmm0
	movaps	256f(%rip), %xmm10
	movaps	%xmm10, %xmm1
	divps	%xmm2, %xmm1
	movaps	%xmm0, %xmm2
	movaps	560(%rsp), %xmm11
	mulps	%xmm11, %xmm2
	mulps	%xmm1, %xmm2
	subps	%xmm2, %xmm13
	movaps	%xmm13, 400(%rsp)
	divps	944(%rsp), %xmm10
	movaps	%xmm0, %xmm2
	movaps	608(%rsp), %xmm13
	mulps	%xmm13, %xmm2
	mulps	%xmm10, %xmm2
	subps	%xmm2, %xmm7
	movaps	%xmm7, 784(%rsp)
	movaps	736(%rsp), %xmm2
	mulps	%xmm0, %xmm2
	movaps	464(%rsp), %xmm1
	subps	%xmm2, %xmm1
	movaps	%xmm1, 464(%rsp)
	movaps	273f(%rip), %xmm10
	movaps	%xmm10, %xmm7
	divps	%xmm9, %xmm7
	mulps	%xmm15, %xmm7
	movaps	%xmm7, %xmm1
	mulps	496(%rsp), %xmm1
	addps	768(%rsp), %xmm1
	movaps	%xmm1, 1504(%rsp)
	mulps	480(%rsp), %xmm7
	addps	288(%rsp), %xmm7
	movaps	544(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	416(%rsp), %xmm2
	subps	%xmm1, %xmm2
	movaps	%xmm2, 416(%rsp)
	movaps	752(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	432(%rsp), %xmm2
	subps	%xmm1, %xmm2
	movaps	%xmm2, 432(%rsp)
	mulps	%xmm15, %xmm11
	subps	%xmm11, %xmm5
	movaps	272(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	704(%rsp), %xmm11
	subps	%xmm1, %xmm11
	movaps	672(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	640(%rsp), %xmm2
	subps	%xmm1, %xmm2
	movaps	%xmm2, 640(%rsp)
	movaps	304(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	448(%rsp), %xmm2
	subps	%xmm1, %xmm2
	movaps	%xmm2, 448(%rsp)
	mulps	%xmm13, %xmm15
	subps	%xmm15, %xmm3
	movaps	528(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	576(%rsp), %xmm2
	subps	%xmm1, %xmm2
	movaps	%xmm2, 576(%rsp)
	mulps	320(%rsp), %xmm0
	xorps	%xmm1, %xmm1
	movaps	592(%rsp), %xmm2
	ucomiss	%xmm1, %xmm2
	movaps	336(%rsp), %xmm2
	subps	%xmm0, %xmm2
	movaps	%xmm10, %xmm13
	xorps	%xmm15, %xmm15
	movaps	%xmm12, 896(%rsp)
	movaps	%xmm3, 880(%rsp)
	movaps	%xmm5, 1008(%rsp)
	movaps	%xmm6, 224(%rsp)
	movaps	%xmm4, 368(%rsp)
	movaps	%xmm7, 1072(%rsp)
	movaps	%xmm2, 336(%rsp)
	movaps	%xmm11, 704(%rsp)
	jbe	246f
	movaps	944(%rsp), %xmm10
	movaps	1472(%rsp), %xmm0
	movaps	1616(%rsp), %xmm1
	addps	%xmm1, %xmm0
	movaps	2116f(%rip), %xmm2
	movaps	%xmm0, 1472(%rsp)
	cmpleps	%xmm0, %xmm2
	andps	256f(%rip), %xmm2
	mulps	%xmm1, %xmm2
	movaps	%xmm2, %xmm0
	addss	%xmm15, %xmm0
	movshdup	%xmm2, %xmm1
	addss	%xmm0, %xmm1
	movaps	%xmm2, %xmm0
	unpckhpd	%xmm2, %xmm0
	addss	%xmm1, %xmm0
	movaps	%xmm2, %xmm1
	shufps	$255, %xmm2, %xmm1
	addss	%xmm0, %xmm1
	ucomiss	%xmm15, %xmm1
	movaps	256(%rsp), %xmm1
	movaps	176(%rsp), %xmm9
	jbe	247f
	testq	%r10, %r10
	movaps	%xmm2, 80(%rsp)
	je	248f
	movq	104(%rsp), %rax
	movss	8(%rax), %xmm15
	shufps	$0, %xmm15, %xmm15
	xorps	%xmm3, %xmm3
	movq	664(%rsp), %rax
	xorl	%ecx, %ecx
	movaps	160(%rsp), %xmm5
	.p2align	4
244:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$4, %rdx
	movaps	(%r13,%rdx), %xmm1
	mulps	%xmm5, %xmm1
	movaps	%xmm1, 16(%rsp)
	movq	%r13, %rdx
	xorl	%edi, %edi
	movaps	2123f(%rip), %xmm11
	movaps	2124f(%rip), %xmm1
	movaps	2125f(%rip), %xmm4
	movaps	2126f(%rip), %xmm14
	movaps	256f(%rip), %xmm2
	movaps	273f(%rip), %xmm12
	movdqa	2117f(%rip), %xmm13
	.p2align	4
245:
	movaps	(%rdx), %xmm5
	mulps	16(%rsp), %xmm5
	addps	%xmm8, %xmm5
	addps	%xmm15, %xmm5
	movaps	(%rax,%rdi), %xmm6
	movaps	%xmm2, %xmm8
	divps	%xmm5, %xmm8
	subps	%xmm5, %xmm6
	mulps	%xmm8, %xmm6
	movaps	%xmm12, %xmm0
	cmpltps	%xmm6, %xmm0
	addps	%xmm12, %xmm8
	blendvps	%xmm0, %xmm6, %xmm8
	movaps	%xmm8, %xmm0
	addps	%xmm2, %xmm0
	paddd	%xmm13, %xmm0
	pand	2118f(%rip), %xmm0
	movaps	%xmm2, %xmm7
	psubd	%xmm0, %xmm7
	mulps	%xmm7, %xmm8
	addps	%xmm12, %xmm7
	addps	%xmm8, %xmm7
	movaps	%xmm7, %xmm8
	mulps	%xmm7, %xmm8
	movaps	%xmm7, %xmm9
	mulps	%xmm11, %xmm9
	addps	%xmm1, %xmm9
	movaps	%xmm8, %xmm10
	mulps	%xmm4, %xmm10
	addps	%xmm9, %xmm10
	movaps	%xmm7, %xmm9
	mulps	2121f(%rip), %xmm9
	addps	2122f(%rip), %xmm9
	mulps	%xmm8, %xmm10
	addps	%xmm9, %xmm10
	movaps	%xmm7, %xmm9
	mulps	2119f(%rip), %xmm9
	mulps	%xmm8, %xmm10
	addps	2120f(%rip), %xmm9
	addps	%xmm9, %xmm10
	mulps	%xmm8, %xmm10
	movaps	208(%rsp), %xmm8
	addps	%xmm7, %xmm10
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm14, %xmm0
	addps	%xmm10, %xmm0
	movaps	%xmm6, %xmm7
	addps	%xmm2, %xmm7
	mulps	%xmm0, %xmm7
	maxps	%xmm12, %xmm6
	subps	%xmm6, %xmm7
	mulps	%xmm5, %xmm7
	addps	%xmm7, %xmm3
	addq	$16, %rdi
	addq	$80, %rdx
	cmpq	%rdi, %r12
	jne	245b
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	movaps	160(%rsp), %xmm5
	jne	244b
	jmp	249f
	.p2align	4
246:
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 1568(%rsp)
	movaps	944(%rsp), %xmm12
	movaps	928(%rsp), %xmm7
	movaps	384(%rsp), %xmm6
	movaps	256(%rsp), %xmm1
	movaps	176(%rsp), %xmm9
	movaps	400(%rsp), %xmm0
	movaps	592(%rsp), %xmm3
	jmp	250f
	.p2align	4
247:
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 1568(%rsp)
	movaps	%xmm10, %xmm12
	movaps	928(%rsp), %xmm7
	movaps	336(%rsp), %xmm2
	movaps	400(%rsp), %xmm0
	movaps	384(%rsp), %xmm6
	movaps	592(%rsp), %xmm3
	jmp	250f
248:
	xorps	%xmm3, %xmm3
	movaps	160(%rsp), %xmm5
249:
	movaps	1600(%rsp), %xmm2
	movaps	%xmm2, %xmm13
	mulps	2127f(%rip), %xmm13
	addps	2128f(%rip), %xmm13
	xorps	%xmm1, %xmm1
	cmpltps	80(%rsp), %xmm1
	addps	%xmm2, %xmm13
	cmpltps	%xmm3, %xmm13
	andps	%xmm1, %xmm13
	movaps	%xmm13, %xmm0
	andnps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	%xmm2, 1600(%rsp)
	movaps	1552(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	maxps	278f(%rip), %xmm2
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	%xmm3, 1552(%rsp)
	movaps	1680(%rsp), %xmm1
	blendvps	%xmm0, 2129f(%rip), %xmm1
	movaps	%xmm1, 1680(%rsp)
	movaps	256f(%rip), %xmm10
	movaps	%xmm10, %xmm4
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, 275f(%rip), %xmm4
	movaps	1264(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	mulps	%xmm4, %xmm1
	subps	%xmm1, %xmm2
	movaps	720(%rsp), %xmm0
	subps	%xmm2, %xmm0
	movaps	%xmm0, 720(%rsp)
	movaps	1184(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	mulps	%xmm4, %xmm2
	subps	%xmm2, %xmm3
	movaps	816(%rsp), %xmm0
	subps	%xmm3, %xmm0
	movaps	%xmm0, 816(%rsp)
	movaps	1248(%rsp), %xmm0
	movaps	%xmm0, %xmm3
	mulps	%xmm4, %xmm3
	subps	%xmm3, %xmm0
	subps	%xmm0, %xmm5
	movaps	%xmm5, 160(%rsp)
	movaps	1232(%rsp), %xmm0
	movaps	%xmm0, %xmm5
	mulps	%xmm4, %xmm5
	subps	%xmm5, %xmm0
	subps	%xmm0, %xmm8
	movaps	1200(%rsp), %xmm0
	movaps	%xmm0, %xmm6
	mulps	%xmm4, %xmm6
	subps	%xmm6, %xmm0
	movaps	928(%rsp), %xmm11
	subps	%xmm0, %xmm11
	movaps	1216(%rsp), %xmm0
	movaps	%xmm0, %xmm7
	mulps	%xmm4, %xmm7
	subps	%xmm7, %xmm0
	movaps	944(%rsp), %xmm12
	subps	%xmm0, %xmm12
	movaps	1056(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 1056(%rsp)
	movaps	1168(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 1168(%rsp)
	movaps	%xmm13, %xmm4
	andnps	912(%rsp), %xmm4
	movaps	%xmm13, %xmm0
	movaps	1456(%rsp), %xmm9
	blendvps	%xmm0, 282f(%rip), %xmm9
	movaps	%xmm9, 1456(%rsp)
	andps	%xmm10, %xmm13
	movaps	%xmm13, 1568(%rsp)
	movaps	%xmm4, 912(%rsp)
	movaps	%xmm7, 1216(%rsp)
	movaps	%xmm11, %xmm7
	movaps	%xmm6, 1200(%rsp)
	movaps	%xmm5, 1232(%rsp)
	movaps	%xmm3, 1248(%rsp)
	movaps	%xmm2, 1184(%rsp)
	movaps	%xmm1, 1264(%rsp)
	movaps	291f(%rip), %xmm14
	movaps	384(%rsp), %xmm6
	movaps	256(%rsp), %xmm1
	movaps	176(%rsp), %xmm9
	movaps	336(%rsp), %xmm2
	movaps	400(%rsp), %xmm0
	movaps	592(%rsp), %xmm3
	movaps	273f(%rip), %xmm13
	xorps	%xmm15, %xmm15
250:
	movaps	%xmm12, 768(%rsp)
	movaps	%xmm1, 256(%rsp)
	movaps	%xmm9, 176(%rsp)
	movaps	%xmm6, 384(%rsp)
	movaps	160(%rsp), %xmm12
	movaps	%xmm8, 208(%rsp)
	movaps	%xmm7, 1488(%rsp)
	ucomiss	%xmm15, %xmm3
	movaps	271f(%rip), %xmm1
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	256f(%rip), %xmm11
	movaps	%xmm11, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, 288(%rsp)
	movaps	784(%rsp), %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm11, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, 304(%rsp)
	movaps	976(%rsp), %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm11, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, 112(%rsp)
	movaps	992(%rsp), %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm11, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, 128(%rsp)
	movaps	704(%rsp), %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm11, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, 672(%rsp)
	movaps	%xmm2, %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm5
	movaps	720(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	cmpleps	1376(%rsp), %xmm1
	movaps	1312(%rsp), %xmm0
	cmpleps	%xmm2, %xmm0
	movaps	496(%rsp), %xmm9
	movaps	%xmm9, %xmm2
	movaps	%xmm13, %xmm3
	blendvps	%xmm0, %xmm9, %xmm3
	xorps	%xmm14, %xmm2
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	%xmm13, %xmm9
	movaps	%xmm11, %xmm13
	xorps	%xmm2, %xmm2
	cmpleps	%xmm3, %xmm2
	movaps	%xmm2, %xmm0
	orps	1824(%rsp), %xmm0
	pslld	$31, %xmm0
	movdqa	%xmm0, 2256(%rsp)
	movaps	%xmm11, %xmm1
	xorps	%xmm3, %xmm3
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, 80(%rsp)
	movaps	816(%rsp), %xmm3
	movaps	%xmm3, %xmm1
	cmpleps	1392(%rsp), %xmm1
	movaps	1584(%rsp), %xmm0
	cmpleps	%xmm3, %xmm0
	movaps	480(%rsp), %xmm10
	movaps	%xmm10, %xmm4
	xorps	%xmm14, %xmm4
	movaps	%xmm9, %xmm3
	blendvps	%xmm0, %xmm10, %xmm3
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm4, %xmm3
	movaps	%xmm12, %xmm1
	cmpleps	1296(%rsp), %xmm1
	movaps	1280(%rsp), %xmm0
	cmpleps	%xmm12, %xmm0
	movaps	%xmm6, %xmm15
	movaps	%xmm9, %xmm4
	blendvps	%xmm0, %xmm6, %xmm4
	xorps	%xmm14, %xmm6
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm6, %xmm4
	divps	%xmm5, %xmm13
	movaps	%xmm13, 240(%rsp)
	movaps	%xmm8, %xmm1
	cmpleps	1424(%rsp), %xmm1
	movaps	1408(%rsp), %xmm0
	cmpleps	%xmm8, %xmm0
	movaps	256(%rsp), %xmm8
	movaps	%xmm8, %xmm6
	xorps	%xmm14, %xmm6
	movaps	%xmm9, %xmm5
	blendvps	%xmm0, %xmm8, %xmm5
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm6, %xmm5
	movaps	%xmm7, %xmm1
	cmpleps	1328(%rsp), %xmm1
	movaps	1440(%rsp), %xmm0
	cmpleps	%xmm7, %xmm0
	movaps	176(%rsp), %xmm8
	movaps	%xmm8, %xmm7
	xorps	%xmm14, %xmm7
	movaps	%xmm9, %xmm6
	blendvps	%xmm0, %xmm8, %xmm6
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm7, %xmm6
	movaps	768(%rsp), %xmm7
	movaps	%xmm7, %xmm1
	cmpleps	1344(%rsp), %xmm1
	movaps	1360(%rsp), %xmm0
	cmpleps	%xmm7, %xmm0
	movaps	%xmm9, %xmm8
	movaps	624(%rsp), %xmm13
	blendvps	%xmm0, %xmm13, %xmm8
	movaps	%xmm13, %xmm7
	xorps	%xmm14, %xmm7
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm7, %xmm8
	movaps	288(%rsp), %xmm12
	movaps	%xmm12, %xmm0
	mulps	496(%rsp), %xmm0
	movaps	%xmm0, 16(%rsp)
	orps	2208(%rsp), %xmm2
	pslld	$31, %xmm2
	psrad	$31, %xmm2
	mulps	%xmm0, %xmm0
	xorps	%xmm7, %xmm7
	addps	%xmm7, %xmm0
	pandn	%xmm0, %xmm2
	xorps	%xmm0, %xmm0
	cmpleps	%xmm3, %xmm0
	movdqa	2192(%rsp), %xmm3
	pcmpgtd	%xmm7, %xmm3
	xorps	%xmm9, %xmm9
	por	%xmm0, %xmm3
	movdqa	%xmm3, 2240(%rsp)
	movaps	304(%rsp), %xmm14
	movaps	%xmm14, %xmm1
	movaps	%xmm10, 480(%rsp)
	mulps	%xmm10, %xmm1
	movaps	%xmm1, 32(%rsp)
	por	2176(%rsp), %xmm0
	pslld	$31, %xmm0
	psrad	$31, %xmm0
	pandn	%xmm1, %xmm0
	mulps	%xmm0, %xmm0
	addps	%xmm2, %xmm0
	xorps	%xmm1, %xmm1
	cmpleps	%xmm4, %xmm1
	movdqa	2160(%rsp), %xmm2
	pcmpgtd	%xmm9, %xmm2
	por	%xmm1, %xmm2
	movdqa	%xmm2, 592(%rsp)
	movaps	112(%rsp), %xmm10
	movaps	%xmm10, %xmm2
	mulps	%xmm15, %xmm2
	movaps	%xmm2, 192(%rsp)
	por	2144(%rsp), %xmm1
	pslld	$31, %xmm1
	psrad	$31, %xmm1
	pandn	%xmm2, %xmm1
	mulps	%xmm1, %xmm1
	addps	%xmm0, %xmm1
	xorps	%xmm0, %xmm0
	cmpleps	%xmm5, %xmm0
	movdqa	2128(%rsp), %xmm2
	pcmpgtd	%xmm9, %xmm2
	por	%xmm0, %xmm2
	movdqa	%xmm2, 800(%rsp)
	movaps	128(%rsp), %xmm2
	movaps	%xmm2, %xmm5
	mulps	256(%rsp), %xmm5
	movaps	%xmm5, 752(%rsp)
	por	2112(%rsp), %xmm0
	pslld	$31, %xmm0
	psrad	$31, %xmm0
	pandn	%xmm5, %xmm0
	mulps	%xmm0, %xmm0
	addps	%xmm1, %xmm0
	xorps	%xmm1, %xmm1
	cmpleps	%xmm6, %xmm1
	movdqa	2096(%rsp), %xmm5
	pcmpgtd	%xmm9, %xmm5
	por	%xmm1, %xmm5
	movdqa	%xmm5, 1904(%rsp)
	movaps	672(%rsp), %xmm5
	movaps	%xmm5, %xmm6
	mulps	176(%rsp), %xmm6
	movaps	%xmm6, 1696(%rsp)
	por	2080(%rsp), %xmm1
	pslld	$31, %xmm1
	psrad	$31, %xmm1
	pandn	%xmm6, %xmm1
	mulps	%xmm1, %xmm1
	addps	%xmm0, %xmm1
	xorps	%xmm0, %xmm0
	cmpleps	%xmm8, %xmm0
	movdqa	2064(%rsp), %xmm6
	pcmpgtd	%xmm9, %xmm6
	por	%xmm0, %xmm6
	movdqa	%xmm6, 1888(%rsp)
	movaps	240(%rsp), %xmm9
	movaps	%xmm13, 624(%rsp)
	mulps	%xmm13, %xmm9
	por	2048(%rsp), %xmm0
	pslld	$31, %xmm0
	psrad	$31, %xmm0
	pandn	%xmm9, %xmm0
	mulps	%xmm0, %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 1840(%rsp)
	pandn	%xmm11, %xmm3
	movdqa	%xmm3, 1120(%rsp)
	mulps	%xmm3, %xmm14
	movaps	464(%rsp), %xmm1
	mulps	%xmm14, %xmm1
	movaps	%xmm12, %xmm13
	mulps	80(%rsp), %xmm13
	mulps	%xmm13, %xmm1
	movaps	%xmm1, %xmm0
	movaps	%xmm1, %xmm6
	mulps	%xmm1, %xmm0
	movaps	256f(%rip), %xmm1
	subps	%xmm0, %xmm1
	movaps	%xmm1, 2032(%rsp)
	movaps	%xmm1, %xmm0
	movaps	2130f(%rip), %xmm7
	maxps	%xmm7, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	256f(%rip), %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, %xmm3
	movaps	592(%rsp), %xmm0
	andnps	256f(%rip), %xmm0
	movaps	%xmm0, 1152(%rsp)
	mulps	%xmm0, %xmm10
	movaps	1504(%rsp), %xmm1
	mulps	%xmm10, %xmm1
	mulps	%xmm13, %xmm1
	movaps	1072(%rsp), %xmm4
	mulps	%xmm10, %xmm4
	movaps	%xmm1, %xmm0
	mulps	%xmm6, %xmm0
	movaps	%xmm6, %xmm8
	mulps	%xmm14, %xmm4
	movaps	%xmm14, 64(%rsp)
	subps	%xmm0, %xmm4
	movaps	%xmm1, %xmm0
	movaps	%xmm1, %xmm12
	movaps	%xmm1, 544(%rsp)
	mulps	%xmm1, %xmm0
	movaps	256f(%rip), %xmm1
	subps	%xmm0, %xmm1
	mulps	%xmm3, %xmm4
	movaps	%xmm4, %xmm0
	movaps	%xmm4, %xmm15
	mulps	%xmm4, %xmm0
	subps	%xmm0, %xmm1
	movaps	%xmm1, 2016(%rsp)
	movaps	%xmm1, %xmm0
	maxps	%xmm7, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	256f(%rip), %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, %xmm4
	movaps	800(%rsp), %xmm0
	andnps	256f(%rip), %xmm0
	movaps	%xmm0, 1136(%rsp)
	movaps	%xmm2, %xmm1
	mulps	%xmm0, %xmm1
	movaps	368(%rsp), %xmm2
	mulps	%xmm1, %xmm2
	mulps	%xmm13, %xmm2
	movaps	224(%rsp), %xmm0
	mulps	%xmm1, %xmm0
	movaps	%xmm1, %xmm7
	movaps	%xmm1, 1856(%rsp)
	movaps	%xmm2, %xmm1
	mulps	%xmm6, %xmm1
	movaps	%xmm6, (%rsp)
	mulps	%xmm14, %xmm0
	subps	%xmm1, %xmm0
	movaps	688(%rsp), %xmm6
	mulps	%xmm7, %xmm6
	movaps	%xmm2, %xmm1
	movaps	%xmm2, %xmm7
	mulps	%xmm12, %xmm1
	mulps	%xmm10, %xmm6
	movaps	%xmm10, 1872(%rsp)
	subps	%xmm1, %xmm6
	mulps	%xmm3, %xmm0
	movaps	%xmm3, %xmm14
	movaps	%xmm3, 352(%rsp)
	movaps	%xmm0, %xmm1
	movaps	%xmm0, %xmm3
	movaps	%xmm15, %xmm11
	movaps	%xmm15, 272(%rsp)
	mulps	%xmm15, %xmm1
	subps	%xmm1, %xmm6
	movaps	%xmm2, %xmm1
	movaps	%xmm2, 560(%rsp)
	mulps	%xmm2, %xmm1
	movaps	256f(%rip), %xmm0
	subps	%xmm1, %xmm0
	movaps	%xmm3, %xmm1
	movaps	%xmm3, %xmm15
	mulps	%xmm3, %xmm1
	subps	%xmm1, %xmm0
	mulps	%xmm4, %xmm6
	movaps	%xmm6, %xmm1
	mulps	%xmm6, %xmm1
	subps	%xmm1, %xmm0
	movaps	%xmm0, 2000(%rsp)
	movaps	%xmm0, %xmm1
	maxps	2130f(%rip), %xmm1
	sqrtps	%xmm1, %xmm1
	movaps	256f(%rip), %xmm0
	divps	%xmm1, %xmm0
	movaps	%xmm0, 144(%rsp)
	movaps	1904(%rsp), %xmm0
	andnps	256f(%rip), %xmm0
	movaps	%xmm0, 1104(%rsp)
	movaps	%xmm5, %xmm2
	mulps	%xmm0, %xmm2
	movaps	416(%rsp), %xmm5
	mulps	%xmm2, %xmm5
	mulps	%xmm13, %xmm5
	movaps	432(%rsp), %xmm0
	mulps	%xmm2, %xmm0
	movaps	%xmm5, %xmm3
	mulps	%xmm8, %xmm3
	mulps	64(%rsp), %xmm0
	subps	%xmm3, %xmm0
	movaps	1008(%rsp), %xmm12
	mulps	%xmm2, %xmm12
	movaps	%xmm5, %xmm3
	movaps	544(%rsp), %xmm1
	mulps	%xmm1, %xmm3
	mulps	%xmm10, %xmm12
	subps	%xmm3, %xmm12
	mulps	%xmm14, %xmm0
	movaps	%xmm0, %xmm3
	movaps	%xmm0, %xmm8
	mulps	%xmm11, %xmm3
	subps	%xmm3, %xmm12
	movaps	832(%rsp), %xmm3
	mulps	%xmm2, %xmm3
	movaps	%xmm5, %xmm0
	movaps	%xmm5, 528(%rsp)
	mulps	%xmm7, %xmm5
	movaps	1856(%rsp), %xmm7
	mulps	%xmm7, %xmm3
	subps	%xmm5, %xmm3
	movaps	%xmm8, %xmm5
	movaps	%xmm8, 864(%rsp)
	mulps	%xmm15, %xmm5
	movaps	%xmm15, 608(%rsp)
	subps	%xmm5, %xmm3
	mulps	%xmm4, %xmm12
	movaps	%xmm12, %xmm5
	mulps	%xmm6, %xmm5
	subps	%xmm5, %xmm3
	movaps	%xmm0, %xmm5
	mulps	%xmm0, %xmm5
	movaps	256f(%rip), %xmm0
	subps	%xmm5, %xmm0
	movaps	%xmm8, %xmm5
	mulps	%xmm8, %xmm5
	subps	%xmm5, %xmm0
	movaps	%xmm12, %xmm5
	mulps	%xmm12, %xmm5
	subps	%xmm5, %xmm0
	mulps	144(%rsp), %xmm3
	movaps	%xmm3, %xmm5
	mulps	%xmm3, %xmm5
	subps	%xmm5, %xmm0
	movaps	%xmm0, 1984(%rsp)
	movaps	%xmm0, %xmm5
	maxps	2130f(%rip), %xmm5
	sqrtps	%xmm5, %xmm5
	movaps	256f(%rip), %xmm0
	divps	%xmm5, %xmm0
	movaps	%xmm0, 320(%rsp)
	movaps	1888(%rsp), %xmm5
	andnps	256f(%rip), %xmm5
	movaps	%xmm5, 1088(%rsp)
	movaps	240(%rsp), %xmm8
	mulps	%xmm5, %xmm8
	movaps	640(%rsp), %xmm5
	mulps	%xmm8, %xmm5
	mulps	%xmm13, %xmm5
	movaps	448(%rsp), %xmm10
	mulps	%xmm8, %xmm10
	mulps	64(%rsp), %xmm10
	movaps	%xmm5, %xmm13
	mulps	(%rsp), %xmm13
	subps	%xmm13, %xmm10
	movaps	880(%rsp), %xmm13
	mulps	%xmm8, %xmm13
	movaps	%xmm5, %xmm14
	movaps	%xmm5, %xmm11
	mulps	%xmm1, %xmm14
	mulps	1872(%rsp), %xmm13
	subps	%xmm14, %xmm13
	movaps	352(%rsp), %xmm1
	mulps	%xmm1, %xmm10
	movaps	%xmm10, %xmm14
	mulps	272(%rsp), %xmm14
	subps	%xmm14, %xmm13
	movaps	896(%rsp), %xmm14
	mulps	%xmm8, %xmm14
	mulps	560(%rsp), %xmm5
	mulps	%xmm7, %xmm14
	movaps	1696(%rsp), %xmm7
	subps	%xmm5, %xmm14
	movaps	%xmm10, %xmm5
	mulps	%xmm15, %xmm5
	subps	%xmm5, %xmm14
	mulps	%xmm4, %xmm13
	movaps	%xmm4, 960(%rsp)
	movaps	%xmm13, %xmm5
	mulps	%xmm6, %xmm5
	subps	%xmm5, %xmm14
	mulps	576(%rsp), %xmm8
	mulps	%xmm2, %xmm8
	movaps	%xmm11, %xmm2
	movaps	%xmm11, %xmm5
	movaps	%xmm11, 2224(%rsp)
	mulps	528(%rsp), %xmm2
	subps	%xmm2, %xmm8
	movaps	%xmm10, %xmm2
	mulps	864(%rsp), %xmm2
	subps	%xmm2, %xmm8
	movaps	%xmm13, %xmm2
	mulps	%xmm12, %xmm2
	subps	%xmm2, %xmm8
	mulps	144(%rsp), %xmm14
	movaps	%xmm14, %xmm2
	mulps	%xmm3, %xmm2
	subps	%xmm2, %xmm8
	mulps	%xmm11, %xmm5
	movaps	256f(%rip), %xmm11
	subps	%xmm5, %xmm11
	movaps	%xmm10, %xmm5
	mulps	%xmm10, %xmm5
	subps	%xmm5, %xmm11
	movaps	%xmm13, %xmm5
	mulps	%xmm13, %xmm5
	subps	%xmm5, %xmm11
	movaps	%xmm14, %xmm5
	mulps	%xmm14, %xmm5
	subps	%xmm5, %xmm11
	mulps	%xmm0, %xmm8
	movaps	%xmm8, %xmm5
	mulps	%xmm8, %xmm5
	subps	%xmm5, %xmm11
	movaps	%xmm11, %xmm5
	maxps	2130f(%rip), %xmm5
	sqrtps	%xmm5, %xmm5
	movaps	256f(%rip), %xmm0
	divps	%xmm5, %xmm0
	movaps	%xmm0, 848(%rsp)
	movaps	16(%rsp), %xmm2
	mulps	80(%rsp), %xmm2
	movaps	(%rsp), %xmm15
	movaps	%xmm15, 64(%rsp)
	mulps	%xmm2, %xmm15
	movaps	%xmm15, %xmm5
	movaps	32(%rsp), %xmm15
	mulps	1120(%rsp), %xmm15
	subps	%xmm5, %xmm15
	movaps	%xmm2, %xmm5
	mulps	%xmm2, %xmm5
	xorps	%xmm0, %xmm0
	addps	%xmm0, %xmm5
	mulps	%xmm1, %xmm15
	movaps	%xmm15, %xmm0
	mulps	%xmm15, %xmm0
	addps	%xmm5, %xmm0
	movaps	544(%rsp), %xmm1
	movaps	%xmm1, (%rsp)
	mulps	%xmm2, %xmm1
	movaps	%xmm1, %xmm5
	movaps	192(%rsp), %xmm1
	mulps	1152(%rsp), %xmm1
	subps	%xmm5, %xmm1
	movaps	272(%rsp), %xmm5
	movaps	%xmm5, 544(%rsp)
	mulps	%xmm15, %xmm5
	subps	%xmm5, %xmm1
	mulps	%xmm4, %xmm1
	movaps	%xmm1, %xmm5
	movaps	%xmm1, %xmm4
	mulps	%xmm1, %xmm5
	addps	%xmm0, %xmm5
	movaps	560(%rsp), %xmm0
	movaps	%xmm0, 272(%rsp)
	mulps	%xmm2, %xmm0
	movaps	%xmm2, 16(%rsp)
	movaps	%xmm0, %xmm1
	movaps	752(%rsp), %xmm0
	mulps	1136(%rsp), %xmm0
	subps	%xmm1, %xmm0
	movaps	608(%rsp), %xmm1
	movaps	%xmm1, 736(%rsp)
	mulps	%xmm15, %xmm1
	subps	%xmm1, %xmm0
	movaps	%xmm6, 608(%rsp)
	mulps	%xmm4, %xmm6
	movaps	%xmm4, %xmm1
	subps	%xmm6, %xmm0
	mulps	144(%rsp), %xmm0
	movaps	%xmm0, %xmm6
	movaps	%xmm0, %xmm4
	mulps	%xmm0, %xmm6
	addps	%xmm5, %xmm6
	movaps	528(%rsp), %xmm0
	movaps	%xmm0, 560(%rsp)
	mulps	%xmm2, %xmm0
	mulps	1104(%rsp), %xmm7
	subps	%xmm0, %xmm7
	movaps	864(%rsp), %xmm0
	movaps	%xmm0, 528(%rsp)
	mulps	%xmm15, %xmm0
	subps	%xmm0, %xmm7
	movaps	%xmm12, 864(%rsp)
	mulps	%xmm1, %xmm12
	subps	%xmm12, %xmm7
	movaps	%xmm3, 1696(%rsp)
	mulps	%xmm4, %xmm3
	subps	%xmm3, %xmm7
	mulps	320(%rsp), %xmm7
	movaps	%xmm7, %xmm0
	mulps	%xmm7, %xmm0
	addps	%xmm6, %xmm0
	movaps	2224(%rsp), %xmm2
	movaps	%xmm2, %xmm12
	mulps	16(%rsp), %xmm2
	mulps	1088(%rsp), %xmm9
	subps	%xmm2, %xmm9
	movaps	%xmm10, %xmm2
	movaps	%xmm15, 32(%rsp)
	mulps	%xmm15, %xmm10
	subps	%xmm10, %xmm9
	movaps	%xmm13, %xmm15
	movaps	%xmm1, 192(%rsp)
	mulps	%xmm1, %xmm13
	subps	%xmm13, %xmm9
	movaps	256f(%rip), %xmm13
	movaps	%xmm14, %xmm10
	movaps	%xmm4, 752(%rsp)
	mulps	%xmm4, %xmm14
	subps	%xmm14, %xmm9
	movaps	291f(%rip), %xmm14
	movaps	%xmm8, %xmm3
	mulps	%xmm7, %xmm8
	subps	%xmm8, %xmm9
	movaps	848(%rsp), %xmm8
	mulps	%xmm8, %xmm9
	movaps	%xmm9, %xmm6
	mulps	%xmm9, %xmm6
	addps	%xmm0, %xmm6
	movaps	288(%rsp), %xmm1
	movaps	2256(%rsp), %xmm0
	blendvps	%xmm0, %xmm13, %xmm1
	movaps	304(%rsp), %xmm4
	mulps	352(%rsp), %xmm4
	movaps	2240(%rsp), %xmm0
	blendvps	%xmm0, %xmm13, %xmm4
	mulps	%xmm1, %xmm4
	movaps	112(%rsp), %xmm1
	mulps	960(%rsp), %xmm1
	movaps	592(%rsp), %xmm0
	blendvps	%xmm0, %xmm13, %xmm1
	mulps	%xmm4, %xmm1
	movaps	128(%rsp), %xmm4
	mulps	144(%rsp), %xmm4
	movaps	800(%rsp), %xmm0
	blendvps	%xmm0, %xmm13, %xmm4
	mulps	%xmm1, %xmm4
	movaps	672(%rsp), %xmm1
	mulps	320(%rsp), %xmm1
	movaps	1904(%rsp), %xmm0
	blendvps	%xmm0, %xmm13, %xmm1
	mulps	%xmm4, %xmm1
	movaps	240(%rsp), %xmm4
	mulps	%xmm8, %xmm4
	movaps	1888(%rsp), %xmm0
	blendvps	%xmm0, %xmm13, %xmm4
	mulps	%xmm1, %xmm4
	movaps	%xmm4, 592(%rsp)
	movaps	64(%rsp), %xmm0
	xorps	%xmm14, %xmm0
	movaps	%xmm0, 64(%rsp)
	movaps	(%rsp), %xmm0
	xorps	%xmm14, %xmm0
	movaps	%xmm0, (%rsp)
	movaps	544(%rsp), %xmm0
	xorps	%xmm14, %xmm0
	movaps	%xmm0, 544(%rsp)
	movaps	736(%rsp), %xmm0
	xorps	%xmm14, %xmm0
	movaps	%xmm0, 736(%rsp)
	movaps	272(%rsp), %xmm0
	xorps	%xmm14, %xmm0
	movaps	%xmm0, 272(%rsp)
	movaps	608(%rsp), %xmm0
	xorps	%xmm14, %xmm0
	movaps	%xmm0, 608(%rsp)
	movaps	528(%rsp), %xmm0
	xorps	%xmm14, %xmm0
	movaps	%xmm0, 528(%rsp)
	movaps	864(%rsp), %xmm0
	xorps	%xmm14, %xmm0
	movaps	%xmm0, 864(%rsp)
	movaps	560(%rsp), %xmm0
	xorps	%xmm14, %xmm0
	movaps	%xmm0, 560(%rsp)
	movaps	1696(%rsp), %xmm5
	xorps	%xmm14, %xmm5
	xorps	%xmm14, %xmm2
	xorps	%xmm14, %xmm15
	xorps	%xmm14, %xmm10
	xorps	%xmm14, %xmm12
	movaps	%xmm12, 800(%rsp)
	xorps	%xmm14, %xmm3
	ja	233b
	movaps	%xmm2, 176(%rsp)
	movaps	%xmm13, %xmm0
	movaps	112(%rsp), %xmm11
	divps	%xmm11, %xmm0
	mulps	160(%rsp), %xmm0
	movaps	%xmm13, %xmm2
	divps	128(%rsp), %xmm2
	mulps	208(%rsp), %xmm2
	mulps	2131f(%rip), %xmm0
	mulps	2132f(%rip), %xmm2
	movaps	%xmm2, %xmm1
	maxps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	1600(%rsp), %xmm2
	movaps	%xmm2, %xmm0
	movaps	282f(%rip), %xmm8
	cmpltps	%xmm8, %xmm0
	addps	%xmm2, %xmm2
	sqrtps	%xmm2, %xmm2
	mulps	2133f(%rip), %xmm2
	andps	%xmm0, %xmm2
	movaps	%xmm2, %xmm4
	maxps	%xmm1, %xmm4
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm4
	movq	104(%rsp), %rax
	movss	16(%rax), %xmm1
	movaps	%xmm13, %xmm0
	movaps	1456(%rsp), %xmm12
	divps	%xmm12, %xmm0
	mulps	592(%rsp), %xmm0
	movaps	%xmm1, %xmm2
	shufps	$0, %xmm1, %xmm2
	mulps	%xmm0, %xmm0
	minps	%xmm13, %xmm0
	mulps	%xmm2, %xmm0
	movaps	%xmm4, %xmm2
	maxps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm4, %xmm2
	movaps	%xmm12, %xmm0
	cmpltps	%xmm8, %xmm0
	andps	%xmm2, %xmm0
	mulps	%xmm0, %xmm0
	cmpleps	%xmm0, %xmm6
	mulss	%xmm1, %xmm1
	shufps	$0, %xmm1, %xmm1
	movaps	1840(%rsp), %xmm0
	cmpleps	%xmm1, %xmm0
	andps	%xmm6, %xmm0
	movaps	1120(%rsp), %xmm2
	mulps	80(%rsp), %xmm2
	movaps	1152(%rsp), %xmm1
	mulps	%xmm2, %xmm1
	movaps	1136(%rsp), %xmm2
	mulps	%xmm1, %xmm2
	movaps	1104(%rsp), %xmm1
	mulps	%xmm2, %xmm1
	movaps	1088(%rsp), %xmm2
	mulps	%xmm1, %xmm2
	xorps	%xmm1, %xmm1
	cmpnltps	%xmm2, %xmm1
	andps	%xmm13, %xmm1
	movaps	279f(%rip), %xmm4
	movaps	%xmm4, %xmm2
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1808(%rsp), %xmm0
	cmpleps	1472(%rsp), %xmm0
	movaps	%xmm2, %xmm1
	minps	2134f(%rip), %xmm1
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1632(%rsp), %xmm1
	movaps	%xmm1, %xmm0
	cmpeqps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm1, 1632(%rsp)
	movaps	%xmm1, %xmm6
	cmpeqps	%xmm4, %xmm6
	andps	%xmm13, %xmm6
	movaps	%xmm6, %xmm0
	xorps	%xmm2, %xmm2
	addss	%xmm2, %xmm0
	pshufd	$245, %xmm6, %xmm1
	addss	%xmm0, %xmm1
	pshufd	$238, %xmm6, %xmm0
	addss	%xmm1, %xmm0
	pshufd	$255, %xmm6, %xmm1
	addss	%xmm0, %xmm1
	ucomiss	%xmm2, %xmm1
	movaps	1488(%rsp), %xmm2
	movaps	768(%rsp), %xmm0
	movaps	%xmm0, 944(%rsp)
	xorps	%xmm1, %xmm1
	movaps	258f(%rip), %xmm13
	movaps	160(%rsp), %xmm12
	ja	235b
	movaps	848(%rsp), %xmm2
	mulps	%xmm9, %xmm2
	mulps	%xmm2, %xmm3
	addps	%xmm7, %xmm3
	movaps	320(%rsp), %xmm1
	mulps	%xmm3, %xmm1
	mulps	%xmm1, %xmm5
	addps	752(%rsp), %xmm5
	mulps	%xmm2, %xmm10
	addps	%xmm5, %xmm10
	movaps	144(%rsp), %xmm3
	mulps	%xmm10, %xmm3
	movaps	608(%rsp), %xmm0
	mulps	%xmm3, %xmm0
	addps	192(%rsp), %xmm0
	movaps	864(%rsp), %xmm4
	mulps	%xmm1, %xmm4
	addps	%xmm0, %xmm4
	mulps	%xmm2, %xmm15
	addps	%xmm4, %xmm15
	movaps	960(%rsp), %xmm4
	mulps	%xmm15, %xmm4
	movaps	544(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	addps	32(%rsp), %xmm0
	movaps	736(%rsp), %xmm6
	mulps	%xmm3, %xmm6
	addps	%xmm0, %xmm6
	movaps	528(%rsp), %xmm0
	mulps	%xmm1, %xmm0
	addps	%xmm6, %xmm0
	movaps	176(%rsp), %xmm5
	mulps	%xmm2, %xmm5
	addps	%xmm0, %xmm5
	movaps	352(%rsp), %xmm0
	mulps	%xmm5, %xmm0
	movaps	64(%rsp), %xmm5
	mulps	%xmm0, %xmm5
	addps	16(%rsp), %xmm5
	movaps	(%rsp), %xmm6
	mulps	%xmm4, %xmm6
	addps	%xmm5, %xmm6
	movaps	272(%rsp), %xmm5
	mulps	%xmm3, %xmm5
	addps	%xmm6, %xmm5
	movaps	560(%rsp), %xmm6
	mulps	%xmm1, %xmm6
	addps	%xmm5, %xmm6
	movaps	800(%rsp), %xmm5
	mulps	%xmm2, %xmm5
	addps	%xmm6, %xmm5
	mulps	288(%rsp), %xmm5
	movaps	%xmm5, 800(%rsp)
	mulps	304(%rsp), %xmm0
	movaps	%xmm0, 352(%rsp)
	mulps	%xmm11, %xmm4
	movaps	%xmm4, 960(%rsp)
	mulps	128(%rsp), %xmm3
	movaps	%xmm3, 144(%rsp)
	mulps	672(%rsp), %xmm1
	movaps	%xmm1, 320(%rsp)
	mulps	240(%rsp), %xmm2
	movaps	%xmm2, 848(%rsp)
	movaps	256f(%rip), %xmm2
	movaps	%xmm2, %xmm0
	divps	1920(%rsp), %xmm0
	movaps	1936(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	paddd	2117f(%rip), %xmm0
	pand	2118f(%rip), %xmm0
	psubd	%xmm0, %xmm2
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm1, %xmm2
	addps	273f(%rip), %xmm2
	movaps	%xmm2, %xmm1
	mulps	%xmm2, %xmm1
	movaps	%xmm2, %xmm3
	mulps	2119f(%rip), %xmm3
	addps	2120f(%rip), %xmm3
	movaps	%xmm3, 752(%rsp)
	movaps	%xmm2, %xmm3
	mulps	2121f(%rip), %xmm3
	addps	2122f(%rip), %xmm3
	movaps	%xmm3, 736(%rsp)
	movaps	%xmm2, 272(%rsp)
	mulps	2123f(%rip), %xmm2
	addps	2124f(%rip), %xmm2
	movaps	%xmm2, 528(%rsp)
	movaps	%xmm1, 560(%rsp)
	mulps	2125f(%rip), %xmm1
	movaps	%xmm1, 544(%rsp)
	mulps	2126f(%rip), %xmm0
	movaps	%xmm0, 976(%rsp)
	movaps	1536(%rsp), %xmm0
	mulps	2135f(%rip), %xmm0
	movaps	%xmm0, 1536(%rsp)
	movaps	1664(%rsp), %xmm0
	mulps	2136f(%rip), %xmm0
	movaps	%xmm0, 1664(%rsp)
	movl	60(%rsp), %eax
	shrb	$3, %al
	testl	%r10d, %r10d
	setne	%cl
	andb	%al, %cl
	xorps	%xmm5, %xmm5
	xorps	%xmm6, %xmm6
	xorps	%xmm15, %xmm15
	xorps	%xmm13, %xmm13
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 176(%rsp)
	movaps	%xmm0, 256(%rsp)
	movaps	%xmm0, 496(%rsp)
	movaps	%xmm0, 480(%rsp)
	movaps	%xmm0, 704(%rsp)
	xorps	%xmm11, %xmm11
	cmpb	$1, %cl
	jne	253f
	movq	104(%rsp), %rax
	movss	8(%rax), %xmm7
	shufps	$0, %xmm7, %xmm7
	movq	664(%rsp), %rax
	movaps	%xmm0, 704(%rsp)
	movaps	%xmm0, 480(%rsp)
	movaps	%xmm0, 496(%rsp)
	movaps	%xmm0, 256(%rsp)
	movaps	%xmm0, 176(%rsp)
	xorl	%ecx, %ecx
	movaps	%xmm12, 160(%rsp)
	.p2align	4
251:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$4, %rdx
	movaps	(%r13,%rdx), %xmm0
	mulps	%xmm12, %xmm0
	movaps	%xmm0, (%rsp)
	movq	%r13, %rdx
	xorl	%edi, %edi
	movaps	273f(%rip), %xmm14
	movaps	176(%rsp), %xmm3
	movaps	256(%rsp), %xmm12
	movaps	496(%rsp), %xmm9
	movaps	480(%rsp), %xmm4
	movaps	704(%rsp), %xmm1
	.p2align	4
252:
	movaps	%xmm15, 64(%rsp)
	movaps	%xmm11, 80(%rsp)
	movaps	%xmm13, 16(%rsp)
	movaps	%xmm5, 32(%rsp)
	movaps	%xmm6, 192(%rsp)
	movaps	(%rdx), %xmm13
	mulps	(%rsp), %xmm13
	addps	208(%rsp), %xmm13
	movaps	(%rax,%rdi), %xmm15
	addps	%xmm7, %xmm13
	movaps	256f(%rip), %xmm2
	movaps	%xmm2, %xmm8
	divps	%xmm13, %xmm8
	subps	%xmm13, %xmm15
	mulps	%xmm8, %xmm15
	movaps	%xmm14, %xmm0
	movaps	%xmm8, %xmm6
	cmpltps	%xmm15, %xmm0
	addps	%xmm14, %xmm6
	blendvps	%xmm0, %xmm15, %xmm6
	movaps	%xmm6, %xmm0
	addps	%xmm2, %xmm0
	paddd	2117f(%rip), %xmm0
	pand	2118f(%rip), %xmm0
	movaps	%xmm2, %xmm5
	psubd	%xmm0, %xmm5
	mulps	%xmm5, %xmm6
	addps	%xmm14, %xmm5
	addps	%xmm6, %xmm5
	movaps	%xmm5, %xmm11
	mulps	%xmm5, %xmm11
	movaps	%xmm5, %xmm10
	mulps	2123f(%rip), %xmm10
	movaps	%xmm11, %xmm6
	addps	2124f(%rip), %xmm10
	mulps	2125f(%rip), %xmm6
	addps	%xmm10, %xmm6
	movaps	%xmm5, %xmm10
	mulps	2121f(%rip), %xmm10
	addps	2122f(%rip), %xmm10
	mulps	%xmm11, %xmm6
	addps	%xmm10, %xmm6
	movaps	%xmm5, %xmm10
	mulps	2119f(%rip), %xmm10
	addps	2120f(%rip), %xmm10
	mulps	%xmm11, %xmm6
	addps	%xmm10, %xmm6
	mulps	%xmm11, %xmm6
	addps	%xmm5, %xmm6
	cvtdq2ps	%xmm0, %xmm0
	mulps	2126f(%rip), %xmm0
	addps	%xmm6, %xmm0
	movaps	%xmm15, %xmm6
	addps	%xmm2, %xmm6
	mulps	%xmm0, %xmm6
	maxps	%xmm14, %xmm15
	subps	%xmm15, %xmm6
	movaps	64(%rsp), %xmm15
	movaps	80(%rsp), %xmm11
	mulps	%xmm13, %xmm6
	addps	279f(%rip), %xmm13
	divps	%xmm13, %xmm2
	movaps	16(%rsp), %xmm13
	addps	%xmm6, %xmm11
	mulps	%xmm7, %xmm8
	movaps	%xmm2, %xmm6
	mulps	%xmm2, %xmm6
	movaps	%xmm6, %xmm0
	addps	%xmm2, %xmm1
	mulps	%xmm6, %xmm2
	movaps	%xmm6, %xmm10
	addps	%xmm6, %xmm4
	mulps	%xmm8, %xmm6
	addps	%xmm6, %xmm13
	movaps	192(%rsp), %xmm6
	addps	%xmm2, %xmm9
	mulps	%xmm2, %xmm10
	mulps	%xmm8, %xmm2
	addps	%xmm2, %xmm15
	movaps	32(%rsp), %xmm5
	mulps	%xmm0, %xmm0
	addps	%xmm0, %xmm12
	addps	%xmm10, %xmm3
	mulps	%xmm8, %xmm0
	mulps	%xmm8, %xmm10
	addps	%xmm0, %xmm6
	addps	%xmm10, %xmm5
	addq	$16, %rdi
	addq	$80, %rdx
	cmpq	%rdi, %r12
	jne	252b
	movaps	%xmm1, 704(%rsp)
	movaps	%xmm4, 480(%rsp)
	movaps	%xmm9, 496(%rsp)
	movaps	%xmm12, 256(%rsp)
	movaps	%xmm3, 176(%rsp)
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	movaps	160(%rsp), %xmm12
	jne	251b
253:
	movaps	%xmm13, 16(%rsp)
	movaps	%xmm15, 64(%rsp)
	movaps	%xmm6, 192(%rsp)
	movaps	%xmm5, 32(%rsp)
	movaps	%xmm11, 80(%rsp)
	movaps	464(%rsp), %xmm13
	movaps	304(%rsp), %xmm14
	mulps	%xmm14, %xmm13
	movaps	288(%rsp), %xmm15
	mulps	%xmm15, %xmm13
	movaps	%xmm13, %xmm0
	mulps	%xmm13, %xmm0
	movaps	256f(%rip), %xmm10
	movaps	%xmm10, %xmm3
	subps	%xmm0, %xmm3
	movaps	%xmm3, %xmm5
	movaps	2130f(%rip), %xmm9
	maxps	%xmm9, %xmm3
	sqrtps	%xmm3, %xmm0
	movaps	%xmm10, %xmm1
	movaps	%xmm10, %xmm2
	divps	%xmm0, %xmm1
	movaps	%xmm1, %xmm4
	movaps	1504(%rsp), %xmm6
	movaps	112(%rsp), %xmm1
	mulps	%xmm1, %xmm6
	mulps	%xmm15, %xmm6
	movaps	1072(%rsp), %xmm10
	mulps	%xmm1, %xmm10
	movaps	%xmm6, %xmm0
	mulps	%xmm13, %xmm0
	mulps	%xmm14, %xmm10
	subps	%xmm0, %xmm10
	movaps	%xmm6, %xmm0
	mulps	%xmm6, %xmm0
	movaps	%xmm2, %xmm3
	subps	%xmm0, %xmm3
	mulps	%xmm4, %xmm10
	movaps	%xmm4, %xmm8
	movaps	%xmm4, 400(%rsp)
	movaps	%xmm10, %xmm0
	mulps	%xmm10, %xmm0
	subps	%xmm0, %xmm3
	minps	%xmm2, %xmm5
	movaps	%xmm3, %xmm0
	minps	%xmm5, %xmm0
	maxps	%xmm9, %xmm3
	sqrtps	%xmm3, %xmm3
	movaps	%xmm2, %xmm7
	movaps	%xmm2, %xmm9
	divps	%xmm3, %xmm7
	movaps	368(%rsp), %xmm11
	movaps	128(%rsp), %xmm5
	mulps	%xmm5, %xmm11
	mulps	%xmm15, %xmm11
	movaps	224(%rsp), %xmm2
	mulps	%xmm5, %xmm2
	movaps	%xmm11, %xmm3
	mulps	%xmm13, %xmm3
	mulps	%xmm14, %xmm2
	movaps	%xmm14, %xmm4
	subps	%xmm3, %xmm2
	movaps	688(%rsp), %xmm15
	mulps	%xmm5, %xmm15
	movaps	%xmm11, %xmm3
	mulps	%xmm6, %xmm3
	mulps	%xmm1, %xmm15
	subps	%xmm3, %xmm15
	mulps	%xmm8, %xmm2
	movaps	%xmm2, %xmm3
	mulps	%xmm10, %xmm3
	subps	%xmm3, %xmm15
	movaps	%xmm11, %xmm3
	mulps	%xmm11, %xmm3
	movaps	%xmm9, %xmm5
	subps	%xmm3, %xmm5
	movaps	%xmm2, %xmm3
	mulps	%xmm2, %xmm3
	subps	%xmm3, %xmm5
	mulps	%xmm7, %xmm15
	movaps	%xmm7, 784(%rsp)
	movaps	%xmm15, %xmm3
	mulps	%xmm15, %xmm3
	subps	%xmm3, %xmm5
	movaps	%xmm5, %xmm3
	minps	%xmm0, %xmm3
	maxps	2130f(%rip), %xmm5
	sqrtps	%xmm5, %xmm0
	divps	%xmm0, %xmm9
	movaps	%xmm9, 336(%rsp)
	movaps	416(%rsp), %xmm9
	movaps	672(%rsp), %xmm14
	mulps	%xmm14, %xmm9
	mulps	288(%rsp), %xmm9
	movaps	432(%rsp), %xmm8
	mulps	%xmm14, %xmm8
	movaps	%xmm9, %xmm0
	mulps	%xmm13, %xmm0
	mulps	%xmm4, %xmm8
	subps	%xmm0, %xmm8
	movaps	1008(%rsp), %xmm4
	mulps	%xmm14, %xmm4
	movaps	%xmm9, %xmm0
	mulps	%xmm6, %xmm0
	mulps	%xmm1, %xmm4
	subps	%xmm0, %xmm4
	mulps	400(%rsp), %xmm8
	movaps	%xmm8, %xmm0
	mulps	%xmm10, %xmm0
	subps	%xmm0, %xmm4
	movaps	832(%rsp), %xmm1
	mulps	%xmm14, %xmm1
	movaps	%xmm9, %xmm0
	mulps	%xmm11, %xmm0
	mulps	128(%rsp), %xmm1
	subps	%xmm0, %xmm1
	movaps	%xmm8, %xmm0
	mulps	%xmm2, %xmm0
	subps	%xmm0, %xmm1
	mulps	%xmm7, %xmm4
	movaps	%xmm4, %xmm0
	mulps	%xmm15, %xmm0
	subps	%xmm0, %xmm1
	movaps	%xmm9, %xmm0
	mulps	%xmm9, %xmm0
	movaps	256f(%rip), %xmm7
	movaps	%xmm7, %xmm5
	subps	%xmm0, %xmm5
	movaps	%xmm8, %xmm0
	mulps	%xmm8, %xmm0
	subps	%xmm0, %xmm5
	movaps	%xmm4, %xmm0
	mulps	%xmm4, %xmm0
	subps	%xmm0, %xmm5
	mulps	336(%rsp), %xmm1
	movaps	%xmm1, %xmm0
	mulps	%xmm1, %xmm0
	subps	%xmm0, %xmm5
	movaps	%xmm5, %xmm0
	minps	%xmm3, %xmm0
	movaps	%xmm0, (%rsp)
	maxps	2130f(%rip), %xmm5
	sqrtps	%xmm5, %xmm3
	movaps	%xmm7, %xmm0
	divps	%xmm3, %xmm0
	movaps	%xmm0, 624(%rsp)
	movaps	640(%rsp), %xmm0
	movaps	240(%rsp), %xmm7
	mulps	%xmm7, %xmm0
	mulps	288(%rsp), %xmm0
	movaps	448(%rsp), %xmm5
	mulps	%xmm7, %xmm5
	movaps	%xmm0, %xmm3
	movaps	%xmm13, 464(%rsp)
	mulps	%xmm13, %xmm3
	mulps	304(%rsp), %xmm5
	subps	%xmm3, %xmm5
	movaps	880(%rsp), %xmm13
	mulps	%xmm7, %xmm13
	movaps	%xmm0, %xmm3
	movaps	%xmm6, 1504(%rsp)
	mulps	%xmm6, %xmm3
	mulps	112(%rsp), %xmm13
	subps	%xmm3, %xmm13
	mulps	400(%rsp), %xmm5
	movaps	%xmm5, %xmm3
	movaps	%xmm10, 1072(%rsp)
	mulps	%xmm10, %xmm3
	subps	%xmm3, %xmm13
	movaps	896(%rsp), %xmm6
	mulps	%xmm7, %xmm6
	movaps	%xmm0, %xmm3
	movaps	%xmm11, 368(%rsp)
	mulps	%xmm11, %xmm3
	mulps	128(%rsp), %xmm6
	subps	%xmm3, %xmm6
	movaps	%xmm5, %xmm3
	movaps	%xmm2, 224(%rsp)
	mulps	%xmm2, %xmm3
	subps	%xmm3, %xmm6
	mulps	784(%rsp), %xmm13
	movaps	%xmm13, %xmm3
	movaps	%xmm15, 688(%rsp)
	mulps	%xmm15, %xmm3
	subps	%xmm3, %xmm6
	movaps	576(%rsp), %xmm2
	mulps	%xmm7, %xmm2
	movaps	%xmm0, %xmm3
	movaps	%xmm9, 416(%rsp)
	mulps	%xmm9, %xmm3
	mulps	%xmm14, %xmm2
	subps	%xmm3, %xmm2
	movaps	%xmm5, %xmm3
	movaps	%xmm8, 432(%rsp)
	mulps	%xmm8, %xmm3
	subps	%xmm3, %xmm2
	movaps	%xmm13, %xmm3
	movaps	%xmm4, 1008(%rsp)
	mulps	%xmm4, %xmm3
	subps	%xmm3, %xmm2
	movaps	336(%rsp), %xmm3
	mulps	%xmm3, %xmm6
	movaps	%xmm6, %xmm3
	movaps	%xmm1, 832(%rsp)
	mulps	%xmm1, %xmm3
	subps	%xmm3, %xmm2
	movaps	%xmm0, 640(%rsp)
	mulps	%xmm0, %xmm0
	movaps	256f(%rip), %xmm11
	subps	%xmm0, %xmm11
	movaps	%xmm5, 448(%rsp)
	mulps	%xmm5, %xmm5
	subps	%xmm5, %xmm11
	movaps	%xmm13, 880(%rsp)
	movaps	%xmm13, %xmm5
	mulps	%xmm13, %xmm5
	subps	%xmm5, %xmm11
	movaps	%xmm6, 896(%rsp)
	movaps	%xmm6, %xmm5
	mulps	%xmm6, %xmm5
	subps	%xmm5, %xmm11
	mulps	624(%rsp), %xmm2
	movaps	%xmm2, 576(%rsp)
	movaps	%xmm2, %xmm5
	mulps	%xmm2, %xmm5
	subps	%xmm5, %xmm11
	movaps	%xmm11, %xmm5
	minps	(%rsp), %xmm5
	movaps	2137f(%rip), %xmm7
	cmpltps	%xmm5, %xmm7
	movaps	1632(%rsp), %xmm15
	movaps	%xmm15, %xmm4
	cmpeqps	278f(%rip), %xmm4
	movaps	%xmm4, %xmm0
	movaps	%xmm7, 608(%rsp)
	orps	%xmm7, %xmm0
	movaps	2138f(%rip), %xmm1
	blendvps	%xmm0, %xmm15, %xmm1
	movaps	%xmm1, 992(%rsp)
	movaps	768(%rsp), %xmm7
	movaps	%xmm7, %xmm5
	movaps	1488(%rsp), %xmm13
	minps	%xmm13, %xmm5
	movaps	%xmm13, %xmm0
	cmpunordps	%xmm13, %xmm0
	blendvps	%xmm0, %xmm7, %xmm5
	movaps	800(%rsp), %xmm0
	movaps	%xmm0, %xmm6
	movaps	720(%rsp), %xmm3
	addps	%xmm3, %xmm0
	movaps	1312(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1376(%rsp), %xmm1
	movaps	%xmm1, %xmm8
	maxps	%xmm2, %xmm8
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm8
	movaps	258f(%rip), %xmm1
	andps	%xmm1, %xmm6
	xorps	%xmm0, %xmm0
	maxps	%xmm0, %xmm6
	movaps	352(%rsp), %xmm2
	movaps	%xmm2, %xmm0
	andps	%xmm1, %xmm0
	maxps	%xmm6, %xmm0
	movaps	320(%rsp), %xmm14
	movaps	%xmm14, %xmm6
	andps	%xmm1, %xmm6
	maxps	%xmm0, %xmm6
	movaps	848(%rsp), %xmm9
	movaps	%xmm9, %xmm10
	andps	%xmm1, %xmm10
	maxps	%xmm6, %xmm10
	mulps	2139f(%rip), %xmm5
	cmpleps	%xmm5, %xmm10
	cmpleps	256f(%rip), %xmm15
	movaps	%xmm15, (%rsp)
	andps	%xmm15, %xmm10
	movaps	%xmm10, %xmm0
	movaps	%xmm3, %xmm1
	blendvps	%xmm0, %xmm8, %xmm1
	movq	104(%rsp), %rax
	movss	208(%rax), %xmm3
	shufps	$0, %xmm3, %xmm3
	movaps	%xmm4, %xmm15
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, 720(%rsp)
	movaps	816(%rsp), %xmm4
	addps	%xmm4, %xmm2
	movaps	1584(%rsp), %xmm1
	movaps	%xmm1, %xmm6
	minps	%xmm2, %xmm6
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	1392(%rsp), %xmm1
	movaps	%xmm1, %xmm5
	maxps	%xmm6, %xmm5
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm5, %xmm4
	movaps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	960(%rsp), %xmm0
	addps	%xmm12, %xmm0
	movaps	1280(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1296(%rsp), %xmm1
	movaps	%xmm1, %xmm5
	maxps	%xmm2, %xmm5
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm5, %xmm12
	movss	12(%rax), %xmm6
	shufps	$0, %xmm6, %xmm6
	mulps	%xmm6, %xmm12
	movaps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm3, %xmm12
	movaps	208(%rsp), %xmm2
	movaps	144(%rsp), %xmm0
	addps	%xmm2, %xmm0
	movaps	1408(%rsp), %xmm5
	movaps	%xmm5, %xmm1
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm5, %xmm1
	movaps	1424(%rsp), %xmm8
	movaps	%xmm8, %xmm5
	maxps	%xmm1, %xmm5
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm8, %xmm5
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm5, %xmm2
	mulps	%xmm6, %xmm2
	movaps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	addps	%xmm13, %xmm14
	movaps	1440(%rsp), %xmm1
	movaps	%xmm1, %xmm8
	minps	%xmm14, %xmm8
	cmpunordps	%xmm14, %xmm14
	movaps	%xmm14, %xmm0
	blendvps	%xmm0, %xmm1, %xmm8
	movaps	1328(%rsp), %xmm1
	movaps	%xmm1, %xmm5
	maxps	%xmm8, %xmm5
	cmpunordps	%xmm8, %xmm8
	movaps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm5, %xmm13
	movaps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm3, %xmm13
	addps	%xmm7, %xmm9
	movaps	1360(%rsp), %xmm1
	movaps	%xmm1, %xmm8
	minps	%xmm9, %xmm8
	cmpunordps	%xmm9, %xmm9
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm1, %xmm8
	movaps	1344(%rsp), %xmm1
	movaps	%xmm1, %xmm5
	maxps	%xmm8, %xmm5
	cmpunordps	%xmm8, %xmm8
	movaps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm5, %xmm7
	movq	%r15, %r12
	shlq	$4, %r12
	movaps	720(%rsp), %xmm0
	movaps	%xmm0, (%r14,%r12)
	addq	%r9, %r15
	shlq	$4, %r15
	movaps	%xmm4, (%r14,%r15)
	leaq	(%r14,%r12), %rax
	movq	%r9, %rcx
	shlq	$5, %rcx
	movaps	%xmm12, (%rcx,%rax)
	leaq	(%r9,%r9,2), %rsi
	movq	%rsi, %rcx
	shlq	$4, %rcx
	movaps	%xmm2, (%rcx,%rax)
	movq	%r9, %rcx
	shlq	$6, %rcx
	movaps	%xmm13, (%rcx,%rax)
	movaps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm3, %xmm7
	leaq	(%r9,%r9,4), %r10
	movq	%r10, %rdx
	shlq	$4, %rdx
	movaps	%xmm7, (%rdx,%rax)
	movl	$6, %eax
	movl	60(%rsp), %edi
	testb	$2, %dil
	je	254f
	movaps	%xmm3, %xmm4
	maxps	2130f(%rip), %xmm11
	sqrtps	%xmm11, %xmm0
	movaps	%xmm6, 208(%rsp)
	movaps	256f(%rip), %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, 144(%rsp)
	movaps	(%rsp), %xmm0
	andps	608(%rsp), %xmm0
	movaps	%xmm0, (%rsp)
	movaps	291f(%rip), %xmm6
	movaps	464(%rsp), %xmm3
	xorps	%xmm6, %xmm3
	movaps	400(%rsp), %xmm10
	mulps	%xmm10, %xmm3
	movaps	1072(%rsp), %xmm2
	mulps	%xmm3, %xmm2
	addps	1504(%rsp), %xmm2
	movaps	%xmm10, %xmm15
	movaps	224(%rsp), %xmm0
	mulps	%xmm0, %xmm15
	mulps	%xmm3, %xmm0
	addps	368(%rsp), %xmm0
	xorps	%xmm6, %xmm2
	movaps	%xmm4, 384(%rsp)
	mulps	784(%rsp), %xmm2
	movaps	688(%rsp), %xmm1
	mulps	%xmm2, %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm10, %xmm0
	movaps	432(%rsp), %xmm4
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 224(%rsp)
	mulps	%xmm3, %xmm4
	addps	416(%rsp), %xmm4
	movaps	1008(%rsp), %xmm8
	movaps	%xmm8, %xmm0
	mulps	%xmm2, %xmm0
	addps	%xmm4, %xmm0
	xorps	%xmm6, %xmm1
	mulps	336(%rsp), %xmm1
	movaps	832(%rsp), %xmm13
	movaps	%xmm13, %xmm11
	mulps	%xmm1, %xmm11
	addps	%xmm0, %xmm11
	movaps	%xmm10, %xmm0
	movaps	448(%rsp), %xmm5
	mulps	%xmm5, %xmm0
	movaps	%xmm0, 368(%rsp)
	mulps	%xmm3, %xmm5
	addps	640(%rsp), %xmm5
	movaps	880(%rsp), %xmm12
	movaps	%xmm12, %xmm0
	mulps	%xmm2, %xmm0
	addps	%xmm5, %xmm0
	movaps	896(%rsp), %xmm7
	movaps	%xmm7, %xmm5
	mulps	%xmm1, %xmm5
	addps	%xmm0, %xmm5
	xorps	%xmm6, %xmm11
	movaps	624(%rsp), %xmm14
	mulps	%xmm14, %xmm11
	movaps	576(%rsp), %xmm9
	mulps	%xmm11, %xmm9
	addps	%xmm5, %xmm9
	movaps	%xmm3, 464(%rsp)
	mulps	%xmm3, %xmm3
	addps	256f(%rip), %xmm3
	movaps	%xmm2, 320(%rsp)
	mulps	%xmm2, %xmm2
	addps	%xmm3, %xmm2
	movaps	%xmm1, 416(%rsp)
	mulps	%xmm1, %xmm1
	addps	%xmm2, %xmm1
	movaps	%xmm11, 432(%rsp)
	mulps	%xmm11, %xmm11
	addps	%xmm1, %xmm11
	movaps	%xmm6, %xmm4
	xorps	%xmm6, %xmm9
	mulps	144(%rsp), %xmm9
	movaps	%xmm9, 640(%rsp)
	movaps	%xmm9, %xmm6
	mulps	%xmm9, %xmm6
	addps	%xmm11, %xmm6
	movaps	288(%rsp), %xmm0
	mulps	%xmm0, %xmm6
	mulps	%xmm0, %xmm6
	movaps	384(%rsp), %xmm1
	movaps	(%rsp), %xmm0
	blendvps	%xmm0, %xmm6, %xmm1
	movaps	%xmm1, 352(%rsp)
	movaps	%xmm10, %xmm5
	movaps	%xmm10, %xmm9
	xorps	%xmm4, %xmm9
	mulps	1072(%rsp), %xmm9
	movaps	784(%rsp), %xmm2
	mulps	%xmm2, %xmm9
	movaps	688(%rsp), %xmm11
	mulps	%xmm9, %xmm11
	addps	%xmm15, %xmm11
	movaps	%xmm2, %xmm3
	mulps	%xmm8, %xmm3
	mulps	%xmm9, %xmm8
	addps	224(%rsp), %xmm8
	xorps	%xmm4, %xmm11
	movaps	336(%rsp), %xmm15
	mulps	%xmm15, %xmm11
	movaps	%xmm13, %xmm6
	mulps	%xmm11, %xmm6
	addps	%xmm8, %xmm6
	movaps	%xmm2, %xmm8
	mulps	%xmm12, %xmm8
	mulps	%xmm9, %xmm12
	addps	368(%rsp), %xmm12
	movaps	%xmm7, %xmm0
	mulps	%xmm11, %xmm0
	addps	%xmm12, %xmm0
	xorps	%xmm4, %xmm6
	movaps	%xmm14, %xmm10
	mulps	%xmm14, %xmm6
	movaps	576(%rsp), %xmm1
	movaps	%xmm1, %xmm14
	mulps	%xmm6, %xmm14
	addps	%xmm0, %xmm14
	movaps	%xmm5, %xmm0
	mulps	%xmm5, %xmm0
	movaps	%xmm9, %xmm5
	mulps	%xmm9, %xmm5
	addps	%xmm0, %xmm5
	movaps	%xmm11, %xmm0
	mulps	%xmm11, %xmm0
	addps	%xmm5, %xmm0
	movaps	%xmm6, 224(%rsp)
	movaps	%xmm6, %xmm5
	mulps	%xmm6, %xmm5
	addps	%xmm0, %xmm5
	xorps	%xmm4, %xmm14
	movaps	144(%rsp), %xmm12
	mulps	%xmm12, %xmm14
	movaps	%xmm14, %xmm6
	mulps	%xmm14, %xmm6
	addps	%xmm5, %xmm6
	movaps	304(%rsp), %xmm0
	mulps	%xmm0, %xmm6
	mulps	%xmm0, %xmm6
	movaps	384(%rsp), %xmm5
	movaps	(%rsp), %xmm0
	blendvps	%xmm0, %xmm6, %xmm5
	movaps	%xmm5, 160(%rsp)
	movaps	%xmm2, %xmm5
	xorps	%xmm4, %xmm5
	mulps	688(%rsp), %xmm5
	mulps	%xmm15, %xmm5
	movaps	%xmm13, %xmm0
	mulps	%xmm5, %xmm0
	addps	%xmm3, %xmm0
	movaps	%xmm15, %xmm3
	mulps	%xmm7, %xmm3
	mulps	%xmm5, %xmm7
	addps	%xmm8, %xmm7
	xorps	%xmm4, %xmm0
	movaps	%xmm4, %xmm6
	mulps	%xmm10, %xmm0
	movaps	%xmm1, %xmm4
	mulps	%xmm0, %xmm4
	addps	%xmm7, %xmm4
	movaps	384(%rsp), %xmm8
	mulps	%xmm2, %xmm2
	movaps	%xmm5, 368(%rsp)
	mulps	%xmm5, %xmm5
	addps	%xmm2, %xmm5
	movaps	%xmm0, 896(%rsp)
	mulps	%xmm0, %xmm0
	addps	%xmm5, %xmm0
	xorps	%xmm6, %xmm4
	mulps	%xmm12, %xmm4
	movaps	%xmm4, 688(%rsp)
	movaps	%xmm4, %xmm5
	mulps	%xmm4, %xmm5
	addps	%xmm0, %xmm5
	movaps	112(%rsp), %xmm0
	movaps	208(%rsp), %xmm7
	mulps	%xmm7, %xmm0
	movaps	%xmm0, 112(%rsp)
	mulps	112(%rsp), %xmm5
	mulps	112(%rsp), %xmm5
	movaps	%xmm8, %xmm2
	movaps	(%rsp), %xmm0
	blendvps	%xmm0, %xmm5, %xmm2
	movaps	%xmm2, 448(%rsp)
	movaps	128(%rsp), %xmm4
	mulps	%xmm7, %xmm4
	movaps	%xmm15, %xmm5
	xorps	%xmm6, %xmm5
	mulps	%xmm13, %xmm5
	mulps	%xmm10, %xmm5
	movaps	%xmm1, %xmm7
	movaps	%xmm1, %xmm2
	mulps	%xmm5, %xmm2
	addps	%xmm3, %xmm2
	movaps	%xmm8, %xmm1
	mulps	%xmm15, %xmm15
	movaps	%xmm5, 832(%rsp)
	movaps	%xmm5, %xmm3
	mulps	%xmm5, %xmm3
	addps	%xmm15, %xmm3
	xorps	%xmm6, %xmm2
	mulps	%xmm12, %xmm2
	movaps	%xmm2, %xmm5
	mulps	%xmm2, %xmm5
	addps	%xmm3, %xmm5
	mulps	%xmm4, %xmm5
	movaps	%xmm4, 128(%rsp)
	mulps	%xmm4, %xmm5
	movaps	(%rsp), %xmm0
	blendvps	%xmm0, %xmm5, %xmm8
	movaps	%xmm10, %xmm4
	xorps	%xmm6, %xmm4
	mulps	%xmm7, %xmm4
	mulps	%xmm12, %xmm4
	movaps	%xmm10, %xmm0
	movaps	%xmm12, %xmm6
	mulps	%xmm10, %xmm0
	movaps	%xmm4, %xmm5
	mulps	%xmm4, %xmm5
	addps	%xmm0, %xmm5
	movaps	672(%rsp), %xmm0
	mulps	%xmm0, %xmm5
	mulps	%xmm0, %xmm5
	movaps	%xmm1, %xmm3
	movaps	(%rsp), %xmm0
	blendvps	%xmm0, %xmm5, %xmm3
	mulps	%xmm12, %xmm6
	movaps	240(%rsp), %xmm0
	mulps	%xmm0, %xmm6
	mulps	%xmm0, %xmm6
	movaps	%xmm1, %xmm5
	movaps	(%rsp), %xmm0
	blendvps	%xmm0, %xmm6, %xmm5
	movaps	(%rsp), %xmm0
	movl	%edi, %edx
	andl	$4, %edx
	movl	%edx, %eax
	shrl	$2, %eax
	movq	%rsi, 208(%rsp)
	leaq	(%r9,%r9,2), %rsi
	shlq	$5, %rsi
	addq	%r14, %rsi
	xorl	%edi, %edi
	testl	%edx, %edx
	movl	$15, %r8d
	movq	%r9, %r11
	movl	$9, %r9d
	cmoveq	%r9, %r8
	movaps	352(%rsp), %xmm1
	movaps	%xmm1, (%r12,%rsi)
	movl	$20, %esi
	movl	$10, %r9d
	cmoveq	%r9, %rsi
	setne	%dil
	movl	$26, %r9d
	movq	%r12, %rcx
	movq	%r14, %r12
	movq	%rbx, %r14
	movq	%r15, %rbx
	movl	%ebp, %r15d
	movl	$11, %ebp
	cmoveq	%rbp, %r9
	movl	%r15d, %ebp
	movq	%rbx, %r15
	movq	%r14, %rbx
	movq	%r12, %r14
	movq	%rcx, %r12
	movq	%r10, %rcx
	addq	$7, %rdi
	imulq	%r11, %rdi
	shlq	$4, %rdi
	addq	%r14, %rdi
	movaps	160(%rsp), %xmm1
	movaps	%xmm1, (%r12,%rdi)
	movl	60(%rsp), %edi
	leaq	(%rax,%rax,2), %rax
	addq	$8, %rax
	imulq	%r11, %rax
	shlq	$4, %rax
	addq	%r14, %rax
	movaps	448(%rsp), %xmm1
	movaps	%xmm1, (%r12,%rax)
	imulq	%r11, %r8
	shlq	$4, %r8
	addq	%r14, %r8
	movaps	%xmm8, (%r12,%r8)
	imulq	%r11, %rsi
	shlq	$4, %rsi
	addq	%r14, %rsi
	movaps	%xmm3, (%r12,%rsi)
	movq	208(%rsp), %r10
	imulq	%r11, %r9
	shlq	$4, %r9
	addq	%r14, %r9
	movaps	%xmm5, (%r12,%r9)
	movq	%r11, %r9
	movq	1528(%rsp), %r11
	movl	$12, %eax
	testl	%edx, %edx
	je	254f
	movaps	%xmm14, %xmm12
	movaps	400(%rsp), %xmm1
	mulps	464(%rsp), %xmm1
	movaps	%xmm2, 880(%rsp)
	movaps	%xmm9, %xmm2
	movaps	320(%rsp), %xmm14
	mulps	%xmm14, %xmm2
	addps	%xmm1, %xmm2
	movaps	%xmm11, %xmm3
	movaps	416(%rsp), %xmm7
	mulps	%xmm7, %xmm3
	addps	%xmm2, %xmm3
	movaps	224(%rsp), %xmm1
	movaps	432(%rsp), %xmm15
	mulps	%xmm15, %xmm1
	addps	%xmm3, %xmm1
	movaps	%xmm12, %xmm3
	movaps	640(%rsp), %xmm10
	mulps	%xmm10, %xmm3
	addps	%xmm1, %xmm3
	mulps	304(%rsp), %xmm3
	movaps	288(%rsp), %xmm2
	mulps	%xmm2, %xmm3
	movaps	384(%rsp), %xmm8
	movaps	%xmm8, %xmm1
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, 352(%rsp)
	movaps	%xmm4, 400(%rsp)
	movaps	784(%rsp), %xmm4
	mulps	%xmm4, %xmm14
	movaps	368(%rsp), %xmm6
	movaps	%xmm6, %xmm5
	mulps	%xmm7, %xmm5
	addps	%xmm14, %xmm5
	movaps	896(%rsp), %xmm13
	movaps	%xmm13, %xmm3
	mulps	%xmm15, %xmm3
	addps	%xmm5, %xmm3
	movaps	688(%rsp), %xmm14
	movaps	%xmm14, %xmm5
	mulps	%xmm10, %xmm5
	addps	%xmm3, %xmm5
	movaps	112(%rsp), %xmm1
	mulps	%xmm1, %xmm5
	mulps	%xmm2, %xmm5
	movaps	%xmm8, %xmm3
	blendvps	%xmm0, %xmm5, %xmm3
	movaps	%xmm3, 160(%rsp)
	mulps	%xmm9, %xmm4
	mulps	%xmm11, %xmm6
	addps	%xmm4, %xmm6
	movaps	%xmm13, %xmm3
	movaps	224(%rsp), %xmm2
	mulps	%xmm2, %xmm3
	addps	%xmm6, %xmm3
	movaps	%xmm14, %xmm5
	mulps	%xmm12, %xmm5
	addps	%xmm3, %xmm5
	mulps	%xmm1, %xmm5
	movaps	304(%rsp), %xmm1
	mulps	%xmm1, %xmm5
	movaps	%xmm8, %xmm3
	blendvps	%xmm0, %xmm5, %xmm3
	movaps	%xmm3, 464(%rsp)
	movaps	336(%rsp), %xmm4
	mulps	%xmm4, %xmm7
	movaps	832(%rsp), %xmm9
	movaps	%xmm9, %xmm5
	mulps	%xmm15, %xmm5
	addps	%xmm7, %xmm5
	movaps	880(%rsp), %xmm7
	movaps	%xmm7, %xmm3
	mulps	%xmm10, %xmm3
	addps	%xmm5, %xmm3
	movaps	128(%rsp), %xmm6
	mulps	%xmm6, %xmm3
	mulps	288(%rsp), %xmm3
	movaps	%xmm8, %xmm5
	blendvps	%xmm0, %xmm3, %xmm5
	movaps	%xmm5, 576(%rsp)
	mulps	%xmm4, %xmm11
	movaps	%xmm9, %xmm5
	mulps	%xmm2, %xmm5
	addps	%xmm11, %xmm5
	movaps	%xmm7, %xmm3
	mulps	%xmm12, %xmm3
	addps	%xmm5, %xmm3
	mulps	%xmm6, %xmm3
	mulps	%xmm1, %xmm3
	movaps	%xmm8, %xmm5
	blendvps	%xmm0, %xmm3, %xmm5
	movaps	%xmm5, 448(%rsp)
	mulps	368(%rsp), %xmm4
	movaps	%xmm9, %xmm5
	mulps	%xmm13, %xmm5
	addps	%xmm4, %xmm5
	movaps	%xmm7, %xmm3
	mulps	%xmm14, %xmm3
	addps	%xmm5, %xmm3
	mulps	%xmm6, %xmm3
	movaps	112(%rsp), %xmm1
	mulps	%xmm1, %xmm3
	movaps	%xmm8, %xmm4
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	%xmm4, 368(%rsp)
	movaps	624(%rsp), %xmm5
	mulps	%xmm5, %xmm15
	movaps	400(%rsp), %xmm11
	movaps	%xmm11, %xmm3
	mulps	%xmm10, %xmm3
	addps	%xmm15, %xmm3
	movaps	672(%rsp), %xmm4
	mulps	%xmm4, %xmm3
	movaps	288(%rsp), %xmm6
	mulps	%xmm6, %xmm3
	movaps	%xmm8, %xmm15
	blendvps	%xmm0, %xmm3, %xmm15
	movaps	%xmm15, 432(%rsp)
	mulps	%xmm5, %xmm2
	movaps	%xmm11, %xmm3
	mulps	%xmm12, %xmm3
	addps	%xmm2, %xmm3
	mulps	%xmm4, %xmm3
	movaps	304(%rsp), %xmm15
	mulps	%xmm15, %xmm3
	movaps	%xmm8, %xmm2
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	%xmm2, 224(%rsp)
	mulps	%xmm5, %xmm13
	movaps	%xmm11, %xmm3
	mulps	%xmm14, %xmm3
	addps	%xmm13, %xmm3
	mulps	%xmm4, %xmm3
	movaps	%xmm1, %xmm2
	mulps	%xmm1, %xmm3
	movaps	%xmm8, %xmm1
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, 416(%rsp)
	mulps	%xmm9, %xmm5
	movaps	%xmm11, %xmm3
	mulps	%xmm7, %xmm3
	addps	%xmm5, %xmm3
	mulps	%xmm4, %xmm3
	movaps	128(%rsp), %xmm9
	mulps	%xmm9, %xmm3
	movaps	%xmm8, %xmm1
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, 336(%rsp)
	movaps	144(%rsp), %xmm5
	mulps	%xmm5, %xmm10
	movaps	240(%rsp), %xmm3
	mulps	%xmm3, %xmm10
	mulps	%xmm6, %xmm10
	movaps	%xmm8, %xmm6
	blendvps	%xmm0, %xmm10, %xmm6
	mulps	%xmm5, %xmm12
	mulps	%xmm3, %xmm12
	mulps	%xmm15, %xmm12
	movaps	%xmm8, %xmm15
	blendvps	%xmm0, %xmm12, %xmm15
	mulps	%xmm5, %xmm14
	mulps	%xmm3, %xmm14
	mulps	%xmm2, %xmm14
	movaps	%xmm8, %xmm13
	blendvps	%xmm0, %xmm14, %xmm13
	movaps	%xmm7, %xmm2
	mulps	%xmm5, %xmm2
	mulps	%xmm3, %xmm2
	mulps	%xmm9, %xmm2
	movaps	%xmm8, %xmm7
	blendvps	%xmm0, %xmm2, %xmm7
	mulps	%xmm11, %xmm5
	mulps	%xmm3, %xmm5
	mulps	%xmm4, %xmm5
	blendvps	%xmm0, %xmm5, %xmm8
	imulq	$112, %r9, %rax
	addq	%r14, %rax
	movaps	352(%rsp), %xmm0
	movaps	%xmm0, (%r12,%rax)
	leaq	(%r9,%r9,8), %rax
	movq	%rax, %rdx
	shlq	$4, %rdx
	addq	%r14, %rdx
	movaps	160(%rsp), %xmm0
	movaps	%xmm0, (%r12,%rdx)
	shlq	$5, %rcx
	addq	%r14, %rcx
	movaps	464(%rsp), %xmm0
	movaps	%xmm0, (%r12,%rcx)
	movq	%r10, %rcx
	shlq	$6, %rcx
	addq	%r14, %rcx
	movaps	576(%rsp), %xmm0
	movaps	%xmm0, (%r12,%rcx)
	imulq	$208, %r9, %rcx
	addq	%r14, %rcx
	movaps	448(%rsp), %xmm0
	movaps	%xmm0, (%r12,%rcx)
	imulq	$224, %r9, %rcx
	addq	%r14, %rcx
	movaps	368(%rsp), %xmm0
	movaps	%xmm0, (%r12,%rcx)
	movq	%r9, %rcx
	shlq	$8, %rcx
	addq	%r14, %rcx
	movaps	432(%rsp), %xmm0
	movaps	%xmm0, (%r12,%rcx)
	imulq	$272, %r9, %rcx
	addq	%r14, %rcx
	movaps	224(%rsp), %xmm0
	movaps	%xmm0, (%r12,%rcx)
	shlq	$5, %rax
	addq	%r14, %rax
	movaps	416(%rsp), %xmm0
	movaps	%xmm0, (%r12,%rax)
	imulq	$304, %r9, %rax
	addq	%r14, %rax
	movaps	336(%rsp), %xmm0
	movaps	%xmm0, (%r12,%rax)
	imulq	$336, %r9, %rax
	addq	%r14, %rax
	movaps	%xmm6, (%r12,%rax)
	imulq	$352, %r9, %rax
	addq	%r14, %rax
	movaps	%xmm15, (%r12,%rax)
	imulq	$368, %r9, %rax
	addq	%r14, %rax
	movaps	%xmm13, (%r12,%rax)
	shlq	$7, %r10
	addq	%r14, %r10
	movaps	%xmm7, (%r12,%r10)
	imulq	$400, %r9, %rax
	addq	%r14, %rax
	movaps	%xmm8, (%r12,%rax)
	movl	$27, %eax
254:
	testb	$8, %dil
	movaps	1664(%rsp), %xmm6
	movaps	16(%rsp), %xmm11
	movaps	176(%rsp), %xmm12
	movaps	256(%rsp), %xmm13
	movaps	496(%rsp), %xmm2
	movaps	480(%rsp), %xmm14
	movaps	704(%rsp), %xmm15
	je	24b
	movaps	544(%rsp), %xmm3
	addps	528(%rsp), %xmm3
	movaps	560(%rsp), %xmm0
	mulps	%xmm0, %xmm3
	addps	736(%rsp), %xmm3
	mulps	%xmm0, %xmm3
	addps	752(%rsp), %xmm3
	mulps	%xmm0, %xmm3
	addps	272(%rsp), %xmm3
	movaps	976(%rsp), %xmm1
	addps	%xmm3, %xmm1
	movaps	1536(%rsp), %xmm0
	addps	%xmm1, %xmm0
	addps	%xmm0, %xmm6
	movq	104(%rsp), %rcx
	movss	100(%rcx), %xmm0
	movss	104(%rcx), %xmm3
	movss	108(%rcx), %xmm5
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm15, %xmm0
	xorps	%xmm1, %xmm1
	addps	%xmm1, %xmm0
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm14, %xmm3
	addps	%xmm0, %xmm3
	movss	112(%rcx), %xmm0
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm2, %xmm5
	addps	%xmm3, %xmm5
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm13, %xmm0
	addps	%xmm5, %xmm0
	movss	116(%rcx), %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm12, %xmm3
	addps	%xmm0, %xmm3
	movss	120(%rcx), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm11, %xmm0
	addps	%xmm3, %xmm0
	movss	124(%rcx), %xmm3
	shufps	$0, %xmm3, %xmm3
	movaps	64(%rsp), %xmm4
	mulps	%xmm4, %xmm3
	addps	%xmm0, %xmm3
	movss	128(%rcx), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	192(%rsp), %xmm10
	mulps	%xmm10, %xmm0
	addps	%xmm3, %xmm0
	movss	132(%rcx), %xmm3
	shufps	$0, %xmm3, %xmm3
	movaps	32(%rsp), %xmm9
	mulps	%xmm9, %xmm3
	addps	%xmm0, %xmm3
	movss	136(%rcx), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm15, %xmm0
	addps	%xmm1, %xmm0
	movss	140(%rcx), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm14, %xmm5
	addps	%xmm0, %xmm5
	movss	144(%rcx), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm2, %xmm0
	addps	%xmm5, %xmm0
	movss	148(%rcx), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm13, %xmm5
	addps	%xmm0, %xmm5
	movss	152(%rcx), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm12, %xmm0
	addps	%xmm5, %xmm0
	movss	156(%rcx), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm11, %xmm5
	addps	%xmm0, %xmm5
	movss	160(%rcx), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm4, %xmm0
	addps	%xmm5, %xmm0
	movss	164(%rcx), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm10, %xmm5
	addps	%xmm0, %xmm5
	movss	168(%rcx), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm9, %xmm0
	addps	%xmm5, %xmm0
	movaps	1648(%rsp), %xmm8
	movaps	%xmm8, %xmm7
	addps	%xmm8, %xmm7
	addps	%xmm0, %xmm7
	movss	172(%rcx), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm15, %xmm0
	movss	176(%rcx), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm14, %xmm5
	addps	%xmm1, %xmm0
	addps	%xmm0, %xmm5
	movss	180(%rcx), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm2, %xmm0
	addps	%xmm5, %xmm0
	movss	184(%rcx), %xmm2
	shufps	$0, %xmm2, %xmm2
	mulps	%xmm13, %xmm2
	addps	%xmm0, %xmm2
	movss	188(%rcx), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm12, %xmm0
	addps	%xmm2, %xmm0
	movss	192(%rcx), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm11, %xmm1
	addps	%xmm0, %xmm1
	movss	196(%rcx), %xmm2
	shufps	$0, %xmm2, %xmm2
	mulps	%xmm4, %xmm2
	movaps	1632(%rsp), %xmm0
	cmpeqps	278f(%rip), %xmm0
	addps	%xmm1, %xmm2
	movss	200(%rcx), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm10, %xmm4
	movss	208(%rcx), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	290f(%rip), %xmm6
	movaps	80(%rsp), %xmm5
	subps	%xmm5, %xmm6
	addps	%xmm2, %xmm4
	movss	204(%rcx), %xmm2
	shufps	$0, %xmm2, %xmm2
	mulps	%xmm9, %xmm2
	blendvps	%xmm0, %xmm1, %xmm6
	addps	%xmm5, %xmm5
	addps	%xmm8, %xmm3
	addps	%xmm4, %xmm2
	blendvps	%xmm0, %xmm1, %xmm5
	blendvps	%xmm0, %xmm1, %xmm3
	mulps	2140f(%rip), %xmm8
	addps	%xmm2, %xmm8
	blendvps	%xmm0, %xmm1, %xmm7
	blendvps	%xmm0, %xmm1, %xmm8
	movq	%rax, %rcx
	imulq	%r9, %rcx
	shlq	$4, %rcx
	addq	%r14, %rcx
	movaps	%xmm6, (%r12,%rcx)
	leaq	1(%rax), %rcx
	imulq	%r9, %rcx
	shlq	$4, %rcx
	addq	%r14, %rcx
	movaps	%xmm5, (%r12,%rcx)
	leaq	2(%rax), %rcx
	imulq	%r9, %rcx
	shlq	$4, %rcx
	addq	%r14, %rcx
	movaps	%xmm3, (%r12,%rcx)
	leaq	3(%rax), %rcx
	imulq	%r9, %rcx
	shlq	$4, %rcx
	addq	%r14, %rcx
	movaps	%xmm7, (%r12,%rcx)
	addq	$4, %rax
	imulq	%r9, %rax
	shlq	$4, %rax
	addq	%r14, %rax
	movaps	%xmm8, (%r12,%rax)
	jmp	24b
255:
	addq	$2280, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
	.p2align	4, 0x0
256:
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
257:
	.long	1048576
	.long	1048576
	.long	1048576
	.long	1048576
258:
	.long	2147483647
	.long	2147483647
	.long	2147483647
	.long	2147483647
259:
	.long	0x3f40094e
	.long	0x3f40094e
	.long	0x3f40094e
	.long	0x3f40094e
260:
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
261:
	.long	0x3bd74912
	.long	0x3bd74912
	.long	0x3bd74912
	.long	0x3bd74912
262:
	.long	0x3f156f3d
	.long	0x3f156f3d
	.long	0x3f156f3d
	.long	0x3f156f3d
263:
	.long	0x3d26f715
	.long	0x3d26f715
	.long	0x3d26f715
	.long	0x3d26f715
264:
	.long	8388607
	.long	8388607
	.long	8388607
	.long	8388607
265:
	.long	1400897536
	.long	1400897536
	.long	1400897536
	.long	1400897536
266:
	.long	1258291200
	.long	1258291200
	.long	1258291200
	.long	1258291200
267:
	.long	1392508928
	.long	1392508928
	.long	1392508928
	.long	1392508928
268:
	.long	0x53000080
	.long	0x53000080
	.long	0x53000080
	.long	0x53000080
269:
	.long	0xc9800000
	.long	0xc9800000
	.long	0xc9800000
	.long	0xc9800000
270:
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
271:
	.long	0x0da24260
	.long	0x0da24260
	.long	0x0da24260
	.long	0x0da24260
272:
	.long	0x1e3ce508
	.long	0x1e3ce508
	.long	0x1e3ce508
	.long	0x1e3ce508
273:
	.long	0xbf800000
	.long	0xbf800000
	.long	0xbf800000
	.long	0xbf800000
274:
	.long	0x41100000
	.long	0x41100000
	.long	0x41100000
	.long	0x41100000
275:
	.long	0x3e800000
	.long	0x3e800000
	.long	0x3e800000
	.long	0x3e800000
276:
	.long	0x41490fdb
	.long	0x41490fdb
	.long	0x41490fdb
	.long	0x41490fdb
277:
	.long	0x40c00000
	.long	0x40c00000
	.long	0x40c00000
	.long	0x40c00000
278:
	.long	0x40800000
	.long	0x40800000
	.long	0x40800000
	.long	0x40800000
279:
	.long	0x40a00000
	.long	0x40a00000
	.long	0x40a00000
	.long	0x40a00000
280:
	.long	0x7f7fffff
	.long	0x7f7fffff
	.long	0x7f7fffff
	.long	0x7f7fffff
281:
	.long	0x3fc00000
	.long	0x3fc00000
	.long	0x3fc00000
	.long	0x3fc00000
282:
	.long	0x7149f2ca
	.long	0x7149f2ca
	.long	0x7149f2ca
	.long	0x7149f2ca
283:
	.long	1
	.long	1
	.long	1
	.long	1
284:
	.long	2
	.long	2
	.long	2
	.long	2
285:
	.long	4
	.long	4
	.long	4
	.long	4
286:
	.long	8
	.long	8
	.long	8
	.long	8
287:
	.long	16
	.long	16
	.long	16
	.long	16
288:
	.long	32
	.long	32
	.long	32
	.long	32
289:
	.long	0x3f3504f3
	.long	0x3f3504f3
	.long	0x3f3504f3
	.long	0x3f3504f3
290:
	.long	0xbf000000
	.long	0xbf000000
	.long	0xbf000000
	.long	0xbf000000
291:
	.long	0x80000000
	.long	0x80000000
	.long	0x80000000
	.long	0x80000000
292:
	.long	0xc2ae0000
	.long	0xc2ae0000
	.long	0xc2ae0000
	.long	0xc2ae0000
293:
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
294:
	.long	0xbf317200
	.long	0xbf317200
	.long	0xbf317200
	.long	0xbf317200
295:
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
296:
	.long	0x3aae0472
	.long	0x3aae0472
	.long	0x3aae0472
	.long	0x3aae0472
297:
	.long	0x3c1e8629
	.long	0x3c1e8629
	.long	0x3c1e8629
	.long	0x3c1e8629
298:
	.long	0x3d635b73
	.long	0x3d635b73
	.long	0x3d635b73
	.long	0x3d635b73
299:
	.long	0x3e75fc8c
	.long	0x3e75fc8c
	.long	0x3e75fc8c
	.long	0x3e75fc8c
2100:
	.long	0x3f317214
	.long	0x3f317214
	.long	0x3f317214
	.long	0x3f317214
2101:
	.long	0x42fe0000
	.long	0x42fe0000
	.long	0x42fe0000
	.long	0x42fe0000
2102:
	.long	0x4f000000
	.long	0x4f000000
	.long	0x4f000000
	.long	0x4f000000
2103:
	.long	0x3e99999a
	.long	0x3e99999a
	.long	0x3e99999a
	.long	0x3e99999a
2104:
	.long	0xbe04a19d
	.long	0xbe04a19d
	.long	0xbe04a19d
	.long	0xbe04a19d
2105:
	.long	0x3ef89ba5
	.long	0x3ef89ba5
	.long	0x3ef89ba5
	.long	0x3ef89ba5
2106:
	.long	0xbf03248e
	.long	0xbf03248e
	.long	0xbf03248e
	.long	0xbf03248e
2107:
	.long	0x3f0c3744
	.long	0x3f0c3744
	.long	0x3f0c3744
	.long	0x3f0c3744
2108:
	.long	0xbdc1d79d
	.long	0xbdc1d79d
	.long	0xbdc1d79d
	.long	0xbdc1d79d
2109:
	.long	0x3e5c1572
	.long	0x3e5c1572
	.long	0x3e5c1572
	.long	0x3e5c1572
2110:
	.long	0x3e17e642
	.long	0x3e17e642
	.long	0x3e17e642
	.long	0x3e17e642
2111:
	.long	0x3e2ecff8
	.long	0x3e2ecff8
	.long	0x3e2ecff8
	.long	0x3e2ecff8
2112:
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
2113:
	.long	0x3ecc422a
	.long	0x3ecc422a
	.long	0x3ecc422a
	.long	0x3ecc422a
2114:
	.long	0x3f106ebb
	.long	0x3f106ebb
	.long	0x3f106ebb
	.long	0x3f106ebb
2115:
	.long	0xc0000000
	.long	0xc0000000
	.long	0xc0000000
	.long	0xc0000000
2116:
	.long	0x41400000
	.long	0x41400000
	.long	0x41400000
	.long	0x41400000
2117:
	.long	3234528013
	.long	3234528013
	.long	3234528013
	.long	3234528013
2118:
	.long	4286578688
	.long	4286578688
	.long	4286578688
	.long	4286578688
2119:
	.long	0x3eaaac4e
	.long	0x3eaaac4e
	.long	0x3eaaac4e
	.long	0x3eaaac4e
2120:
	.long	0xbf00000d
	.long	0xbf00000d
	.long	0xbf00000d
	.long	0xbf00000d
2121:
	.long	0x3e4bdb47
	.long	0x3e4bdb47
	.long	0x3e4bdb47
	.long	0x3e4bdb47
2122:
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
2123:
	.long	0x3e259a3a
	.long	0x3e259a3a
	.long	0x3e259a3a
	.long	0x3e259a3a
2124:
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
2125:
	.long	0xbddadb52
	.long	0xbddadb52
	.long	0xbddadb52
	.long	0xbddadb52
2126:
	.long	0x33b17218
	.long	0x33b17218
	.long	0x33b17218
	.long	0x33b17218
2127:
	.long	0x3727c5ac
	.long	0x3727c5ac
	.long	0x3727c5ac
	.long	0x3727c5ac
2128:
	.long	0x3a83126f
	.long	0x3a83126f
	.long	0x3a83126f
	.long	0x3a83126f
2129:
	.long	0x41800000
	.long	0x41800000
	.long	0x41800000
	.long	0x41800000
2130:
	.long	0x358637bd
	.long	0x358637bd
	.long	0x358637bd
	.long	0x358637bd
2131:
	.long	0x350637bd
	.long	0x350637bd
	.long	0x350637bd
	.long	0x350637bd
2132:
	.long	0x34210fb0
	.long	0x34210fb0
	.long	0x34210fb0
	.long	0x34210fb0
2133:
	.long	0x36a7c5ac
	.long	0x36a7c5ac
	.long	0x36a7c5ac
	.long	0x36a7c5ac
2134:
	.long	0x40000000
	.long	0x40000000
	.long	0x40000000
	.long	0x40000000
2135:
	.long	0x3f317218
	.long	0x3f317218
	.long	0x3f317218
	.long	0x3f317218
2136:
	.long	0x3feb3f8f
	.long	0x3feb3f8f
	.long	0x3feb3f8f
	.long	0x3feb3f8f
2137:
	.long	0x38d1b717
	.long	0x38d1b717
	.long	0x38d1b717
	.long	0x38d1b717
2138:
	.long	0x40400000
	.long	0x40400000
	.long	0x40400000
	.long	0x40400000
2139:
	.long	0x3951b717
	.long	0x3951b717
	.long	0x3951b717
	.long	0x3951b717
2140:
	.long	0x41000000
	.long	0x41000000
	.long	0x41000000
	.long	0x41000000
2141:
	.long	0x3cf5c28f
	.long	0x3cf5c28f
	.long	0x3cf5c28f
	.long	0x3cf5c28f
2142:
	.long	0x41200000
	.long	0x41200000
	.long	0x41200000
	.long	0x41200000
2143:
	.long	0x26901d7d
	.long	0x26901d7d
	.long	0x26901d7d
	.long	0x26901d7d
2144:
	.long	0x3f800054
	.long	0x3f800054
	.long	0x3f800054
	.long	0x3f800054
2145:
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.p2align	2, 0x0
2146:
	.long	0x3e800000
2147:
	.long	0x3f000000
