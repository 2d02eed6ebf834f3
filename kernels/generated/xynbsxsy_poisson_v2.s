# Made by `cargo xtask kernels`. Do not edit.
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$2280, %rsp
	movl	%esi, 412(%rsp)
	testl	%ecx, %ecx
	je	251f
	testl	%edx, %edx
	je	251f
	cmpl	$0, 412(%rsp)
	je	251f
	movq	2352(%rsp), %rbx
	movl	412(%rsp), %eax
	movl	%eax, %r11d
	movl	%edx, %esi
	movq	%rsi, 1512(%rsp)
	movq	(%rdi), %rsi
	movq	%rsi, 984(%rsp)
	movq	24(%rdi), %rsi
	movq	%rsi, 104(%rsp)
	movq	32(%rdi), %r14
	movq	40(%rdi), %rsi
	movq	%rsi, 1792(%rsp)
	movq	48(%rdi), %r13
	movq	56(%rdi), %rsi
	addl	%r8d, %r9d
	addl	2336(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 1736(%rsp)
	imull	%eax, %edx
	movl	%edx, 992(%rsp)
	movq	%rsi, 552(%rsp)
	leaq	16(%rsi), %rax
	movq	%rax, 1768(%rsp)
	xorl	%ecx, %ecx
	movq	%r9, 1752(%rsp)
	movl	%r9d, %eax
	pxor	%xmm12, %xmm12
	movaps	287f(%rip), %xmm14
	movdqa	254f(%rip), %xmm15
	movq	%r11, 1784(%rsp)
	movq	%r14, 1776(%rsp)
	jmp	21f
	.p2align	4
20:
	movq	1744(%rsp), %rcx
	incq	%rcx
	addl	992(%rsp), %eax
	cmpq	1736(%rsp), %rcx
	je	251f
21:
	movq	%rcx, 1744(%rsp)
	imulq	1512(%rsp), %rcx
	movq	%rcx, 1760(%rsp)
	movl	%eax, %edx
	xorl	%esi, %esi
	movl	%eax, 996(%rsp)
	jmp	23f
	.p2align	4
22:
	incq	%rsi
	addl	412(%rsp), %edx
	cmpq	1512(%rsp), %rsi
	je	20b
23:
	movq	1760(%rsp), %rcx
	addq	%rsi, %rcx
	imulq	%r11, %rcx
	addq	1752(%rsp), %rcx
	movl	%edx, %r15d
	xorl	%edi, %edi
	movl	%edx, 1000(%rsp)
	movq	%rsi, 1808(%rsp)
	movq	%rcx, 1800(%rsp)
	jmp	26f
	.p2align	4
24:
	movq	1792(%rsp), %rax
	movaps	1376(%rsp), %xmm0
	movaps	%xmm0, (%rax,%r15)
	movaps	672(%rsp), %xmm0
	movaps	%xmm0, (%rax,%r8)
	movl	996(%rsp), %eax
	xorps	%xmm12, %xmm12
	movl	1000(%rsp), %edx
	movq	1808(%rsp), %rsi
	movq	1800(%rsp), %rcx
	movl	1004(%rsp), %r15d
	movq	1816(%rsp), %rdi
	movdqa	254f(%rip), %xmm15
25:
	incq	%rdi
	incl	%r15d
	cmpq	%r11, %rdi
	je	22b
26:
	leaq	(%rcx,%rdi), %r9
	movl	8(%rbx), %r8d
	movq	%r8, 544(%rsp)
	cmpq	%r8, %r9
	jae	25b
	movq	%rdi, 1816(%rsp)
	movl	(%rbx), %r10d
	movl	16(%rbx), %eax
	movl	%eax, 112(%rsp)
	movl	20(%rbx), %ebp
	movq	%r10, %rcx
	imulq	%r10, %rcx
	leaq	1(%rcx), %rax
	shrq	%rax
	testb	$1, %bpl
	cmoveq	%rcx, %rax
	testq	%r10, %r10
	movl	%r15d, 1004(%rsp)
	je	222f
	movq	%rcx, 80(%rsp)
	movq	%rax, %r12
	movq	%r9, 384(%rsp)
	imulq	%r9, %r12
	movl	$2, %r8d
	subq	%r10, %r8
	imull	%r15d, %eax
	movl	%r10d, %ecx
	shll	$4, %ecx
	movl	%ecx, 176(%rsp)
	movq	%r10, %rcx
	shlq	$4, %rcx
	movq	%rcx, 288(%rsp)
	pxor	%xmm1, %xmm1
	xorps	%xmm10, %xmm10
	movl	$16, %r11d
	movq	1768(%rsp), %rbx
	xorl	%edi, %edi
	movaps	252f(%rip), %xmm3
	movaps	%xmm3, %xmm11
	movdqa	253f(%rip), %xmm13
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, (%rsp)
	movdqa	%xmm0, 64(%rsp)
	xorps	%xmm2, %xmm2
	movdqa	%xmm0, 16(%rsp)
	xorl	%r15d, %r15d
	jmp	28f
	.p2align	4
27:
	addps	%xmm6, %xmm2
	movaps	(%rsp), %xmm0
	addps	%xmm5, %xmm0
	movaps	%xmm0, (%rsp)
	incq	%r15
	addl	%r10d, %eax
	addl	176(%rsp), %r11d
	addq	%r10, %rdi
	addq	288(%rsp), %rbx
	cmpq	%r10, %r15
	je	221f
28:
	movq	%r15, %rcx
	imulq	%r10, %rcx
	leal	(%r12,%rcx), %r9d
	andl	$2147483647, %r9d
	movq	%rcx, %rdx
	shrq	%rdx
	addq	%r12, %rdx
	testb	$1, %bpl
	cmoveq	%r9, %rdx
	shlq	$4, %rdx
	movq	984(%rsp), %rsi
	movdqa	(%rsi,%rdx), %xmm5
	testb	$1, %bpl
	je	29f
	movl	%ecx, %edx
	shll	$4, %edx
	andl	$16, %edx
	movd	%edx, %xmm0
	psrld	%xmm0, %xmm5
	pblendw	$170, %xmm12, %xmm5
	cvtdq2ps	%xmm5, %xmm5
29:
	movq	104(%rsp), %rdx
	movss	(%rdx), %xmm0
	movss	4(%rdx), %xmm7
	shufps	$0, %xmm0, %xmm0
	shufps	$0, %xmm7, %xmm7
	movdqa	%xmm5, %xmm6
	subps	%xmm0, %xmm6
	mulps	%xmm7, %xmm6
	movq	%rcx, %rdx
	shlq	$4, %rdx
	movq	552(%rsp), %rsi
	movaps	%xmm6, (%rsi,%rdx)
	testb	$8, %bpl
	je	210f
	movaps	%xmm6, %xmm7
	addps	255f(%rip), %xmm7
	mulps	%xmm6, %xmm7
	addps	256f(%rip), %xmm7
	mulps	%xmm6, %xmm7
	addps	257f(%rip), %xmm7
	movaps	%xmm6, %xmm8
	addps	258f(%rip), %xmm8
	mulps	%xmm6, %xmm8
	addps	259f(%rip), %xmm8
	xorps	%xmm0, %xmm0
	cmpltps	%xmm6, %xmm0
	movaps	252f(%rip), %xmm4
	movaps	%xmm4, %xmm9
	blendvps	%xmm0, %xmm7, %xmm9
	movaps	%xmm4, %xmm7
	blendvps	%xmm0, %xmm8, %xmm7
	mulps	%xmm9, %xmm11
	mulps	%xmm7, %xmm3
	movaps	%xmm3, %xmm7
	psrld	$23, %xmm7
	psubd	%xmm7, %xmm13
	movaps	%xmm11, %xmm7
	psrld	$23, %xmm7
	paddd	%xmm7, %xmm13
	andps	%xmm4, %xmm0
	addps	%xmm0, %xmm10
	movaps	260f(%rip), %xmm0
	andps	%xmm0, %xmm11
	orps	%xmm4, %xmm11
	andps	%xmm0, %xmm3
	orps	%xmm4, %xmm3
210:
	andl	$2147483647, %eax
	cmpq	$1, %r10
	jne	211f
	movaps	16(%rsp), %xmm0
	addps	%xmm6, %xmm0
	movaps	%xmm0, 16(%rsp)
211:
	pand	%xmm15, %xmm5
	pmaxud	%xmm5, %xmm1
	movaps	%xmm6, %xmm5
	addps	%xmm12, %xmm5
	je	216f
	movq	%rbx, 48(%rsp)
	movl	$1, %ebx
	cmpl	$2, %r10d
	movl	%r11d, 32(%rsp)
	jne	217f
212:
	addq	%rbx, %rcx
	addq	%rbx, %r9
	movq	%rcx, %rdx
	shrq	%rdx
	addq	%r12, %rdx
	testb	$1, %bpl
	cmoveq	%r9, %rdx
	shlq	$4, %rdx
	movq	984(%rsp), %rsi
	movdqa	(%rsi,%rdx), %xmm7
	testb	$1, %bpl
	je	213f
	movl	%ecx, %edx
	shll	$4, %edx
	andl	$16, %edx
	movd	%edx, %xmm0
	psrld	%xmm0, %xmm7
	pblendw	$170, %xmm12, %xmm7
	cvtdq2ps	%xmm7, %xmm7
213:
	movq	104(%rsp), %rdx
	movss	(%rdx), %xmm0
	movss	4(%rdx), %xmm9
	shufps	$0, %xmm0, %xmm0
	shufps	$0, %xmm9, %xmm9
	movdqa	%xmm7, %xmm8
	subps	%xmm0, %xmm8
	mulps	%xmm9, %xmm8
	movl	32(%rsp), %r11d
	shlq	$4, %rcx
	movq	552(%rsp), %rdx
	movaps	%xmm8, (%rdx,%rcx)
	testb	$8, %bpl
	je	214f
	movaps	%xmm8, %xmm9
	addps	255f(%rip), %xmm9
	mulps	%xmm8, %xmm9
	addps	256f(%rip), %xmm9
	mulps	%xmm8, %xmm9
	addps	257f(%rip), %xmm9
	movdqa	%xmm13, %xmm12
	movaps	%xmm10, %xmm13
	movaps	%xmm8, %xmm10
	addps	258f(%rip), %xmm10
	mulps	%xmm8, %xmm10
	addps	259f(%rip), %xmm10
	xorps	%xmm0, %xmm0
	cmpltps	%xmm8, %xmm0
	movaps	%xmm3, %xmm4
	movaps	%xmm11, %xmm3
	movaps	252f(%rip), %xmm15
	movaps	%xmm15, %xmm11
	blendvps	%xmm0, %xmm9, %xmm11
	movaps	%xmm15, %xmm9
	blendvps	%xmm0, %xmm10, %xmm9
	movaps	%xmm13, %xmm10
	movdqa	%xmm12, %xmm13
	pxor	%xmm12, %xmm12
	mulps	%xmm11, %xmm3
	movaps	%xmm3, %xmm11
	movaps	%xmm4, %xmm3
	mulps	%xmm9, %xmm3
	movaps	%xmm3, %xmm9
	psrld	$23, %xmm9
	psubd	%xmm9, %xmm13
	movaps	%xmm11, %xmm9
	psrld	$23, %xmm9
	paddd	%xmm9, %xmm13
	andps	%xmm15, %xmm0
	addps	%xmm0, %xmm10
	movaps	260f(%rip), %xmm0
	andps	%xmm0, %xmm11
	orps	%xmm15, %xmm11
	andps	%xmm0, %xmm3
	orps	%xmm15, %xmm3
	movaps	254f(%rip), %xmm15
214:
	incq	%rbx
	cmpq	%r10, %rbx
	jne	215f
	movaps	16(%rsp), %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm0, 16(%rsp)
215:
	movq	48(%rsp), %rbx
	pand	%xmm15, %xmm7
	pmaxud	%xmm7, %xmm1
	addps	%xmm8, %xmm5
216:
	testq	%r15, %r15
	jne	27b
	movaps	64(%rsp), %xmm0
	addps	%xmm5, %xmm0
	movaps	%xmm0, 64(%rsp)
	jmp	27b
	.p2align	4
217:
	movq	48(%rsp), %rdx
	jmp	219f
	.p2align	4
218:
	andps	%xmm15, %xmm7
	pmaxud	%xmm7, %xmm1
	addps	%xmm8, %xmm5
	leaq	(%r8,%rbx), %rsi
	incq	%rsi
	incq	%rbx
	addl	$16, %r11d
	addq	$16, %rdx
	cmpq	$1, %rsi
	je	212b
219:
	leaq	(%rdi,%rbx), %rsi
	movl	%ebp, %r14d
	leaq	(%rax,%rbx), %rbp
	shrq	%rsi
	addq	%r12, %rsi
	testb	$1, %r14b
	cmoveq	%rbp, %rsi
	shlq	$4, %rsi
	movq	984(%rsp), %rbp
	movdqa	(%rbp,%rsi), %xmm7
	movl	%r14d, %ebp
	testb	$1, %bpl
	je	220f
	movl	%r11d, %esi
	andl	$16, %esi
	movd	%esi, %xmm0
	psrld	%xmm0, %xmm7
	pblendw	$170, %xmm12, %xmm7
	cvtdq2ps	%xmm7, %xmm7
220:
	movq	104(%rsp), %rsi
	movss	(%rsi), %xmm0
	movss	4(%rsi), %xmm9
	shufps	$0, %xmm0, %xmm0
	shufps	$0, %xmm9, %xmm9
	movaps	%xmm7, %xmm8
	subps	%xmm0, %xmm8
	mulps	%xmm9, %xmm8
	movaps	%xmm8, (%rdx)
	testb	$8, %bpl
	je	218b
	movaps	%xmm8, %xmm9
	addps	255f(%rip), %xmm9
	mulps	%xmm8, %xmm9
	addps	256f(%rip), %xmm9
	mulps	%xmm8, %xmm9
	addps	257f(%rip), %xmm9
	movdqa	%xmm13, %xmm12
	movaps	%xmm10, %xmm13
	movaps	%xmm8, %xmm10
	addps	258f(%rip), %xmm10
	mulps	%xmm8, %xmm10
	addps	259f(%rip), %xmm10
	xorps	%xmm0, %xmm0
	cmpltps	%xmm8, %xmm0
	movaps	%xmm3, %xmm4
	movaps	%xmm11, %xmm3
	movaps	252f(%rip), %xmm15
	movaps	%xmm15, %xmm11
	blendvps	%xmm0, %xmm9, %xmm11
	movaps	%xmm15, %xmm9
	blendvps	%xmm0, %xmm10, %xmm9
	movaps	%xmm13, %xmm10
	movdqa	%xmm12, %xmm13
	pxor	%xmm12, %xmm12
	mulps	%xmm11, %xmm3
	movaps	%xmm3, %xmm11
	movaps	%xmm4, %xmm3
	mulps	%xmm9, %xmm3
	movaps	%xmm3, %xmm9
	psrld	$23, %xmm9
	psubd	%xmm9, %xmm13
	movaps	%xmm11, %xmm9
	psrld	$23, %xmm9
	paddd	%xmm9, %xmm13
	andps	%xmm15, %xmm0
	addps	%xmm0, %xmm10
	movaps	260f(%rip), %xmm0
	andps	%xmm0, %xmm11
	orps	%xmm15, %xmm11
	andps	%xmm0, %xmm3
	orps	%xmm15, %xmm3
	movdqa	254f(%rip), %xmm15
	jmp	218b
	.p2align	4
221:
	movdqa	%xmm1, %xmm6
	pmaxud	261f(%rip), %xmm6
	pcmpeqd	%xmm1, %xmm6
	movdqa	%xmm13, %xmm0
	pblendw	$170, 262f(%rip), %xmm0
	psrld	$16, %xmm13
	pblendw	$170, 263f(%rip), %xmm13
	subps	264f(%rip), %xmm13
	addps	%xmm0, %xmm13
	addps	265f(%rip), %xmm13
	movq	2352(%rsp), %rbx
	movq	1784(%rsp), %r11
	movq	1776(%rsp), %r14
	movq	384(%rsp), %r9
	movaps	252f(%rip), %xmm7
	movq	80(%rsp), %rcx
	movaps	64(%rsp), %xmm4
	movaps	16(%rsp), %xmm8
	jmp	223f
222:
	xorps	%xmm8, %xmm8
	pxor	%xmm6, %xmm6
	xorps	%xmm2, %xmm2
	xorps	%xmm5, %xmm5
	xorps	%xmm4, %xmm4
	xorps	%xmm0, %xmm0
	movaps	%xmm0, (%rsp)
	xorps	%xmm10, %xmm10
	xorps	%xmm13, %xmm13
	movaps	252f(%rip), %xmm7
	movaps	%xmm7, %xmm3
	movaps	%xmm7, %xmm11
223:
	movaps	%xmm11, 1920(%rsp)
	testq	%rcx, %rcx
	movaps	%xmm10, 1664(%rsp)
	movaps	%xmm3, 1904(%rsp)
	movdqa	%xmm6, 16(%rsp)
	js	224f
	xorps	%xmm9, %xmm9
	cvtsi2ss	%rcx, %xmm9
	jmp	225f
	.p2align	4
224:
	movq	%rcx, %rax
	shrq	%rax
	andl	$1, %ecx
	orq	%rax, %rcx
	xorps	%xmm9, %xmm9
	cvtsi2ss	%rcx, %xmm9
	addss	%xmm9, %xmm9
225:
	leaq	64(%r13), %rsi
	movl	112(%rsp), %r15d
	xorps	%xmm0, %xmm0
	cvtsi2ss	%r10, %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, %xmm6
	maxps	%xmm7, %xmm0
	divps	%xmm0, %xmm7
	mulps	%xmm7, %xmm4
	mulps	%xmm7, %xmm5
	movaps	%xmm5, %xmm1
	minps	%xmm4, %xmm1
	movaps	%xmm5, %xmm10
	maxps	%xmm4, %xmm10
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm5, %xmm1
	mulps	%xmm7, %xmm2
	mulps	%xmm8, %xmm7
	blendvps	%xmm0, %xmm5, %xmm10
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
	minps	%xmm10, %xmm1
	cmpunordps	%xmm10, %xmm10
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm5, %xmm1
	movaps	%xmm1, %xmm11
	minps	%xmm3, %xmm11
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm11
	addps	%xmm2, %xmm11
	mulps	266f(%rip), %xmm11
	shufps	$0, %xmm9, %xmm9
	movaps	%xmm9, 1632(%rsp)
	xorps	%xmm1, %xmm1
	xorps	%xmm5, %xmm5
	xorps	%xmm3, %xmm3
	xorps	%xmm7, %xmm7
	xorps	%xmm8, %xmm8
	xorps	%xmm4, %xmm4
	testq	%r10, %r10
	je	228f
	movaps	%xmm11, %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	addps	%xmm11, %xmm0
	movq	%r10, %rax
	shlq	$4, %rax
	movq	552(%rsp), %rcx
	xorl	%edx, %edx
	.p2align	4
226:
	movq	%rcx, %rdi
	xorps	%xmm1, %xmm1
	xorl	%r8d, %r8d
	.p2align	4
227:
	movaps	(%rdi), %xmm2
	subps	%xmm0, %xmm2
	maxps	%xmm12, %xmm2
	mulps	%xmm2, %xmm2
	xorps	%xmm9, %xmm9
	cvtsi2ss	%r8, %xmm9
	movaps	%xmm9, %xmm10
	shufps	$0, %xmm9, %xmm10
	addps	%xmm2, %xmm1
	mulps	%xmm2, %xmm10
	addps	%xmm10, %xmm8
	mulss	%xmm9, %xmm9
	shufps	$0, %xmm9, %xmm9
	mulps	%xmm2, %xmm9
	addps	%xmm9, %xmm3
	incq	%r8
	addq	$16, %rdi
	cmpq	%r8, %r10
	jne	227b
	xorps	%xmm2, %xmm2
	cvtsi2ss	%rdx, %xmm2
	movaps	%xmm2, %xmm9
	shufps	$0, %xmm2, %xmm9
	addps	%xmm1, %xmm4
	mulps	%xmm1, %xmm9
	addps	%xmm9, %xmm7
	mulss	%xmm2, %xmm2
	shufps	$0, %xmm2, %xmm2
	mulps	%xmm1, %xmm2
	addps	%xmm2, %xmm5
	incq	%rdx
	addq	%rax, %rcx
	cmpq	%r10, %rdx
	jne	226b
228:
	movaps	%xmm13, 1648(%rsp)
	movaps	%xmm4, %xmm0
	maxps	267f(%rip), %xmm0
	movaps	252f(%rip), %xmm1
	divps	%xmm0, %xmm1
	movaps	268f(%rip), %xmm0
	cmpltps	%xmm4, %xmm0
	addps	269f(%rip), %xmm6
	mulps	266f(%rip), %xmm6
	mulps	%xmm1, %xmm8
	movaps	%xmm6, %xmm2
	blendvps	%xmm0, %xmm8, %xmm2
	mulps	%xmm1, %xmm7
	blendvps	%xmm0, %xmm7, %xmm6
	movaps	1632(%rsp), %xmm0
	movaps	%xmm0, %xmm7
	movaps	%xmm0, %xmm10
	divps	270f(%rip), %xmm7
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
	movaps	271f(%rip), %xmm9
	maxps	%xmm9, %xmm8
	sqrtps	%xmm8, %xmm15
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
	movaps	%xmm15, %xmm3
	mulps	272f(%rip), %xmm3
	mulps	%xmm5, %xmm3
	mulps	%xmm4, %xmm3
	movaps	%xmm11, %xmm1
	mulps	%xmm10, %xmm1
	movaps	(%rsp), %xmm0
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
	blendvps	%xmm0, %xmm1, %xmm15
	movss	52(%rax), %xmm10
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	%xmm5, (%rsp)
	movss	56(%rax), %xmm8
	shufps	$0, %xmm10, %xmm10
	movss	76(%rax), %xmm12
	shufps	$0, %xmm12, %xmm12
	shufps	$0, %xmm8, %xmm8
	movss	80(%rax), %xmm9
	shufps	$0, %xmm9, %xmm9
	movss	64(%rax), %xmm5
	shufps	$0, %xmm5, %xmm5
	movss	88(%rax), %xmm7
	shufps	$0, %xmm7, %xmm7
	movss	92(%rax), %xmm13
	movaps	%xmm13, %xmm4
	shufps	$0, %xmm13, %xmm4
	movaps	%xmm12, %xmm1
	minps	%xmm2, %xmm1
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	movaps	%xmm12, 1232(%rsp)
	blendvps	%xmm0, %xmm12, %xmm1
	xorps	%xmm12, %xmm12
	movaps	%xmm10, %xmm2
	maxps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	movaps	%xmm10, 1280(%rsp)
	blendvps	%xmm0, %xmm10, %xmm2
	movaps	%xmm2, 560(%rsp)
	movaps	%xmm9, %xmm1
	minps	%xmm6, %xmm1
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	movaps	%xmm9, 1296(%rsp)
	blendvps	%xmm0, %xmm9, %xmm1
	movaps	%xmm8, %xmm2
	maxps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	movaps	%xmm8, 1312(%rsp)
	blendvps	%xmm0, %xmm8, %xmm2
	movaps	%xmm2, 704(%rsp)
	movaps	%xmm7, %xmm1
	minps	%xmm11, %xmm1
	cmpunordps	%xmm11, %xmm11
	movaps	%xmm11, %xmm0
	movaps	%xmm7, 1328(%rsp)
	blendvps	%xmm0, %xmm7, %xmm1
	movaps	%xmm5, %xmm2
	maxps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	movaps	%xmm5, 1344(%rsp)
	blendvps	%xmm0, %xmm5, %xmm2
	movaps	%xmm2, 112(%rsp)
	movaps	%xmm4, %xmm1
	minps	%xmm15, %xmm1
	cmpunordps	%xmm15, %xmm15
	movaps	%xmm15, %xmm0
	movaps	%xmm4, 1552(%rsp)
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	252f(%rip), %xmm5
	maxps	%xmm5, %xmm3
	movss	84(%rax), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, 1200(%rsp)
	minps	%xmm3, %xmm0
	movss	60(%rax), %xmm2
	shufps	$0, %xmm2, %xmm2
	movaps	%xmm2, 1216(%rsp)
	maxps	%xmm0, %xmm2
	movaps	%xmm2, 160(%rsp)
	movss	68(%rax), %xmm2
	subss	%xmm2, %xmm13
	shufps	$0, %xmm2, %xmm2
	movaps	%xmm2, %xmm8
	maxps	%xmm1, %xmm8
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	movaps	%xmm2, 1248(%rsp)
	blendvps	%xmm0, %xmm2, %xmm8
	movss	96(%rax), %xmm3
	movaps	%xmm3, %xmm2
	shufps	$0, %xmm3, %xmm2
	movaps	%xmm2, %xmm1
	movaps	(%rsp), %xmm0
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	movaps	%xmm2, 1536(%rsp)
	blendvps	%xmm0, %xmm2, %xmm1
	movss	72(%rax), %xmm2
	subss	%xmm2, %xmm3
	shufps	$0, %xmm2, %xmm2
	movaps	%xmm2, %xmm4
	maxps	%xmm1, %xmm4
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	movaps	%xmm2, 1264(%rsp)
	blendvps	%xmm0, %xmm2, %xmm4
	movaps	%xmm4, 1024(%rsp)
	movaps	1632(%rsp), %xmm0
	cmpltps	273f(%rip), %xmm0
	orps	16(%rsp), %xmm0
	pslld	$31, %xmm0
	movaps	%xmm5, %xmm9
	xorps	%xmm1, %xmm1
	movaps	%xmm1, 1184(%rsp)
	blendvps	%xmm0, %xmm1, %xmm9
	movl	%r15d, %eax
	movaps	275f(%rip), %xmm2
	xorps	%xmm4, %xmm4
	cvtsi2ss	%rax, %xmm4
	movaps	274f(%rip), %xmm1
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	%xmm2, 1600(%rsp)
	shufps	$0, %xmm4, %xmm4
	movaps	%xmm4, 1840(%rsp)
	movss	2142f(%rip), %xmm0
	mulss	%xmm0, %xmm13
	shufps	$0, %xmm13, %xmm13
	movaps	%xmm13, 1952(%rsp)
	mulss	%xmm0, %xmm3
	shufps	$0, %xmm3, %xmm3
	movaps	%xmm3, 1936(%rsp)
	movq	%r10, %r12
	shlq	$4, %r12
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 1104(%rsp)
	movaps	%xmm0, 1168(%rsp)
	movaps	%xmm0, 1152(%rsp)
	movaps	%xmm0, 1120(%rsp)
	movaps	%xmm0, 1136(%rsp)
	xorps	%xmm2, %xmm2
	movaps	%xmm0, 1008(%rsp)
	movaps	%xmm5, 1088(%rsp)
	movaps	278f(%rip), %xmm0
	movaps	%xmm0, 1824(%rsp)
	xorps	%xmm3, %xmm3
	movaps	%xmm3, 848(%rsp)
	movaps	%xmm0, 1360(%rsp)
	movaps	%xmm1, 1520(%rsp)
	movaps	277f(%rip), %xmm0
	movaps	%xmm0, 1680(%rsp)
	movaps	276f(%rip), %xmm0
	movaps	%xmm0, 1568(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 1376(%rsp)
	movq	%r9, %r8
	jmp	230f
	.p2align	4
229:
	movaps	768(%rsp), %xmm1
	mulps	%xmm4, %xmm1
	mulps	%xmm1, %xmm13
	addps	%xmm7, %xmm13
	movaps	48(%rsp), %xmm0
	mulps	%xmm13, %xmm0
	mulps	%xmm0, %xmm12
	movaps	%xmm0, %xmm4
	addps	480(%rsp), %xmm12
	mulps	%xmm1, %xmm6
	addps	%xmm12, %xmm6
	movaps	32(%rsp), %xmm0
	mulps	%xmm6, %xmm0
	movaps	784(%rsp), %xmm3
	mulps	%xmm0, %xmm3
	movaps	%xmm0, %xmm6
	addps	624(%rsp), %xmm3
	mulps	%xmm4, %xmm11
	addps	%xmm3, %xmm11
	mulps	%xmm1, %xmm10
	addps	%xmm11, %xmm10
	movaps	304(%rsp), %xmm0
	mulps	%xmm10, %xmm0
	movaps	816(%rsp), %xmm3
	mulps	%xmm0, %xmm3
	movaps	%xmm0, %xmm12
	addps	640(%rsp), %xmm3
	movaps	576(%rsp), %xmm0
	mulps	%xmm6, %xmm0
	addps	%xmm3, %xmm0
	movaps	800(%rsp), %xmm3
	movaps	%xmm4, %xmm10
	mulps	%xmm4, %xmm3
	addps	%xmm0, %xmm3
	movaps	1456(%rsp), %xmm4
	mulps	%xmm1, %xmm4
	addps	%xmm3, %xmm4
	movaps	16(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	448(%rsp), %xmm3
	mulps	%xmm0, %xmm3
	addps	496(%rsp), %xmm3
	movaps	80(%rsp), %xmm4
	mulps	%xmm12, %xmm4
	addps	%xmm3, %xmm4
	movaps	432(%rsp), %xmm3
	mulps	%xmm6, %xmm3
	addps	%xmm4, %xmm3
	movaps	416(%rsp), %xmm4
	mulps	%xmm10, %xmm4
	addps	%xmm3, %xmm4
	movaps	688(%rsp), %xmm15
	mulps	%xmm1, %xmm15
	addps	%xmm4, %xmm15
	mulps	144(%rsp), %xmm0
	movaps	%xmm0, 16(%rsp)
	movaps	704(%rsp), %xmm5
	addps	%xmm0, %xmm5
	movaps	%xmm5, 128(%rsp)
	movaps	1296(%rsp), %xmm3
	movaps	%xmm3, %xmm4
	minps	%xmm5, %xmm4
	movaps	%xmm5, %xmm0
	cmpunordps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	1312(%rsp), %xmm3
	movaps	%xmm3, %xmm5
	maxps	%xmm4, %xmm5
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm3, %xmm5
	movaps	%xmm5, 256(%rsp)
	movaps	288(%rsp), %xmm5
	mulps	%xmm5, %xmm15
	movaps	%xmm15, 688(%rsp)
	movaps	560(%rsp), %xmm0
	addps	%xmm15, %xmm0
	movaps	%xmm0, 192(%rsp)
	movaps	1232(%rsp), %xmm3
	movaps	%xmm3, %xmm4
	minps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	1280(%rsp), %xmm3
	movaps	%xmm3, %xmm15
	maxps	%xmm4, %xmm15
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm3, %xmm15
	movaps	64(%rsp), %xmm9
	mulps	%xmm9, %xmm12
	movaps	%xmm12, 304(%rsp)
	movaps	160(%rsp), %xmm7
	addps	%xmm12, %xmm7
	movaps	%xmm7, 240(%rsp)
	movaps	1200(%rsp), %xmm3
	movaps	%xmm3, %xmm4
	minps	%xmm7, %xmm4
	movaps	%xmm7, %xmm0
	cmpunordps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	1216(%rsp), %xmm3
	movaps	%xmm3, %xmm14
	maxps	%xmm4, %xmm14
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm3, %xmm14
	movaps	%xmm6, %xmm11
	movaps	176(%rsp), %xmm7
	mulps	%xmm7, %xmm11
	movaps	%xmm11, 32(%rsp)
	movaps	112(%rsp), %xmm0
	addps	%xmm11, %xmm0
	movaps	%xmm0, 352(%rsp)
	movaps	1328(%rsp), %xmm3
	movaps	%xmm3, %xmm4
	minps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	1344(%rsp), %xmm3
	movaps	%xmm3, %xmm13
	maxps	%xmm4, %xmm13
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm3, %xmm13
	movaps	528(%rsp), %xmm12
	movaps	%xmm10, %xmm0
	mulps	%xmm12, %xmm0
	movaps	%xmm0, 48(%rsp)
	movaps	1392(%rsp), %xmm6
	addps	%xmm0, %xmm6
	movaps	%xmm6, 320(%rsp)
	movaps	1552(%rsp), %xmm3
	movaps	%xmm3, %xmm4
	minps	%xmm6, %xmm4
	movaps	%xmm6, %xmm0
	cmpunordps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	1248(%rsp), %xmm3
	movaps	%xmm3, %xmm10
	maxps	%xmm4, %xmm10
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm3, %xmm10
	movaps	384(%rsp), %xmm11
	mulps	%xmm11, %xmm1
	movaps	%xmm1, 768(%rsp)
	movaps	512(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 496(%rsp)
	movaps	1536(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	minps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	1264(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	maxps	%xmm4, %xmm3
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	%xmm3, 80(%rsp)
	movaps	2016(%rsp), %xmm0
	minps	%xmm8, %xmm0
	movaps	2000(%rsp), %xmm1
	minps	%xmm0, %xmm1
	movaps	1984(%rsp), %xmm0
	minps	%xmm1, %xmm0
	movaps	1968(%rsp), %xmm1
	minps	%xmm0, %xmm1
	minps	%xmm1, %xmm2
	movaps	608(%rsp), %xmm4
	mulps	%xmm5, %xmm4
	mulps	%xmm5, %xmm4
	movaps	%xmm8, %xmm0
	movaps	(%rsp), %xmm1
	subps	%xmm1, %xmm0
	mulps	%xmm1, %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm4, %xmm1
	minps	%xmm2, %xmm1
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	896(%rsp), %xmm4
	movaps	144(%rsp), %xmm0
	mulps	%xmm0, %xmm4
	mulps	%xmm0, %xmm4
	movaps	%xmm8, %xmm0
	movaps	1040(%rsp), %xmm2
	subps	%xmm2, %xmm0
	mulps	%xmm2, %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm4, %xmm2
	minps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm4, %xmm2
	movaps	928(%rsp), %xmm4
	mulps	%xmm9, %xmm4
	mulps	%xmm9, %xmm4
	movaps	%xmm8, %xmm0
	movaps	1072(%rsp), %xmm1
	subps	%xmm1, %xmm0
	mulps	%xmm1, %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm4, %xmm1
	minps	%xmm2, %xmm1
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	944(%rsp), %xmm4
	mulps	%xmm7, %xmm4
	mulps	%xmm7, %xmm4
	movaps	%xmm8, %xmm0
	movaps	1056(%rsp), %xmm2
	subps	%xmm2, %xmm0
	mulps	%xmm2, %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm4, %xmm2
	minps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm4, %xmm2
	movaps	336(%rsp), %xmm4
	mulps	%xmm12, %xmm4
	mulps	%xmm12, %xmm4
	movaps	%xmm8, %xmm0
	movaps	864(%rsp), %xmm1
	subps	%xmm1, %xmm0
	mulps	%xmm1, %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm4, %xmm1
	minps	%xmm2, %xmm1
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	464(%rsp), %xmm2
	mulps	%xmm11, %xmm2
	mulps	%xmm11, %xmm2
	movaps	%xmm8, %xmm0
	movaps	1616(%rsp), %xmm3
	subps	%xmm3, %xmm0
	mulps	%xmm3, %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm2, %xmm11
	minps	%xmm1, %xmm11
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm11
	movaps	368(%rsp), %xmm0
	mulps	1184(%rsp), %xmm0
	xorps	%xmm1, %xmm1
	addps	%xmm1, %xmm0
	movaps	272(%rsp), %xmm1
	mulps	1104(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	208(%rsp), %xmm0
	mulps	1168(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	752(%rsp), %xmm1
	mulps	1152(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	672(%rsp), %xmm0
	mulps	1120(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	656(%rsp), %xmm1
	mulps	1136(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	1008(%rsp), %xmm2
	movaps	%xmm2, %xmm0
	subps	%xmm1, %xmm0
	movaps	%xmm2, %xmm1
	movaps	%xmm2, %xmm4
	movaps	271f(%rip), %xmm2
	mulps	%xmm2, %xmm1
	movaps	%xmm1, %xmm2
	maxps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	maxps	267f(%rip), %xmm2
	movaps	%xmm8, %xmm0
	divps	%xmm2, %xmm0
	movaps	%xmm4, 1008(%rsp)
	mulps	%xmm4, %xmm0
	mulps	1088(%rsp), %xmm0
	movaps	1680(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	minps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	%xmm8, %xmm0
	movaps	160(%rsp), %xmm7
	divps	%xmm7, %xmm0
	mulps	%xmm9, %xmm0
	movaps	%xmm0, %xmm9
	movaps	%xmm0, 144(%rsp)
	xorps	%xmm6, %xmm6
	movaps	848(%rsp), %xmm5
	cmpltps	%xmm5, %xmm6
	movaps	%xmm5, 848(%rsp)
	maxps	2137f(%rip), %xmm3
	xorps	%xmm0, %xmm0
	cmpnltps	%xmm4, %xmm0
	orps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm8, %xmm3
	sqrtps	1440(%rsp), %xmm8
	xorps	%xmm2, %xmm2
	cmpnltps	%xmm5, %xmm2
	cmpltps	2133f(%rip), %xmm11
	movaps	%xmm8, %xmm5
	mulps	2138f(%rip), %xmm5
	mulps	%xmm8, %xmm5
	mulps	%xmm9, %xmm5
	orps	%xmm11, %xmm2
	movaps	%xmm2, %xmm0
	movaps	278f(%rip), %xmm4
	blendvps	%xmm0, %xmm4, %xmm5
	movaps	%xmm5, 64(%rsp)
	movaps	1824(%rsp), %xmm12
	movaps	%xmm12, %xmm0
	cmpltps	%xmm8, %xmm0
	movaps	%xmm8, 464(%rsp)
	orps	%xmm11, %xmm0
	andps	%xmm6, %xmm0
	movaps	1520(%rsp), %xmm5
	movaps	%xmm5, %xmm4
	mulps	271f(%rip), %xmm4
	movaps	%xmm5, %xmm9
	blendvps	%xmm0, %xmm4, %xmm9
	movaps	%xmm9, 336(%rsp)
	movaps	256(%rsp), %xmm0
	movaps	128(%rsp), %xmm4
	cmpneqps	%xmm0, %xmm4
	cmpeqps	704(%rsp), %xmm0
	andps	%xmm4, %xmm0
	movaps	%xmm0, %xmm4
	movaps	192(%rsp), %xmm0
	cmpneqps	%xmm15, %xmm0
	cmpeqps	560(%rsp), %xmm15
	andps	%xmm0, %xmm15
	movaps	240(%rsp), %xmm0
	cmpneqps	%xmm14, %xmm0
	cmpeqps	%xmm7, %xmm14
	andps	%xmm0, %xmm14
	movaps	352(%rsp), %xmm0
	cmpneqps	%xmm13, %xmm0
	cmpeqps	112(%rsp), %xmm13
	andps	%xmm0, %xmm13
	movaps	320(%rsp), %xmm0
	cmpneqps	%xmm10, %xmm0
	cmpeqps	1392(%rsp), %xmm10
	andps	%xmm0, %xmm10
	movaps	80(%rsp), %xmm0
	movaps	496(%rsp), %xmm1
	cmpneqps	%xmm0, %xmm1
	cmpeqps	512(%rsp), %xmm0
	andps	%xmm1, %xmm0
	psrld	$31, %xmm10
	pslld	$4, %xmm10
	psrld	$31, %xmm0
	pslld	$5, %xmm0
	por	%xmm10, %xmm0
	psrld	$31, %xmm13
	pslld	$3, %xmm13
	por	%xmm13, %xmm0
	psrld	$31, %xmm14
	pslld	$2, %xmm14
	por	%xmm14, %xmm0
	psrld	$31, %xmm4
	paddd	%xmm4, %xmm4
	por	%xmm4, %xmm0
	psubd	%xmm15, %xmm0
	movdqa	%xmm0, %xmm4
	movdqa	%xmm0, 80(%rsp)
	movaps	%xmm6, %xmm7
	andps	%xmm11, %xmm7
	movaps	%xmm7, 128(%rsp)
	movaps	1584(%rsp), %xmm0
	subps	1696(%rsp), %xmm0
	movaps	%xmm0, 1584(%rsp)
	xorps	%xmm6, %xmm6
	cmpnltps	%xmm0, %xmm6
	movdqa	%xmm4, %xmm1
	xorps	%xmm0, %xmm0
	pcmpeqd	%xmm0, %xmm1
	pcmpeqd	%xmm0, %xmm0
	pxor	%xmm0, %xmm1
	movaps	%xmm7, %xmm0
	orps	%xmm6, %xmm0
	movaps	%xmm6, 256(%rsp)
	movaps	%xmm0, 384(%rsp)
	por	%xmm0, %xmm1
	movdqa	%xmm1, %xmm0
	movdqa	%xmm1, 192(%rsp)
	blendvps	%xmm0, %xmm12, %xmm8
	movaps	%xmm8, 176(%rsp)
	movaps	%xmm2, %xmm0
	movaps	912(%rsp), %xmm1
	blendvps	%xmm0, 278f(%rip), %xmm1
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, 1360(%rsp), %xmm1
	movaps	%xmm1, 912(%rsp)
	blendvps	%xmm0, %xmm5, %xmm9
	movaps	%xmm9, 288(%rsp)
	movaps	688(%rsp), %xmm10
	movaps	%xmm10, %xmm0
	movaps	254f(%rip), %xmm15
	andps	%xmm15, %xmm0
	movaps	2139f(%rip), %xmm9
	addps	%xmm9, %xmm0
	movaps	252f(%rip), %xmm8
	movaps	%xmm8, %xmm13
	divps	%xmm0, %xmm13
	movaps	1472(%rsp), %xmm6
	movaps	%xmm6, %xmm2
	mulps	%xmm13, %xmm2
	movaps	%xmm2, %xmm1
	movaps	%xmm3, 608(%rsp)
	minps	%xmm3, %xmm1
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	16(%rsp), %xmm0
	andps	%xmm15, %xmm0
	addps	%xmm9, %xmm0
	movaps	%xmm8, %xmm11
	divps	%xmm0, %xmm11
	movaps	1024(%rsp), %xmm5
	movaps	%xmm5, %xmm3
	mulps	%xmm11, %xmm3
	movaps	%xmm3, %xmm2
	minps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	48(%rsp), %xmm0
	andps	%xmm15, %xmm0
	addps	%xmm9, %xmm0
	movaps	%xmm8, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, %xmm4
	movaps	266f(%rip), %xmm14
	mulps	%xmm14, %xmm4
	movaps	%xmm6, %xmm0
	mulps	%xmm4, %xmm0
	mulps	%xmm5, %xmm4
	movaps	%xmm4, %xmm1
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	1952(%rsp), %xmm4
	mulps	%xmm3, %xmm4
	movaps	%xmm4, %xmm7
	minps	%xmm1, %xmm7
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm4, %xmm7
	movaps	%xmm7, %xmm1
	minps	%xmm2, %xmm1
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm7, %xmm1
	movaps	768(%rsp), %xmm0
	andps	%xmm15, %xmm0
	addps	%xmm9, %xmm0
	movaps	%xmm8, %xmm9
	divps	%xmm0, %xmm9
	movaps	%xmm9, %xmm4
	mulps	%xmm14, %xmm4
	mulps	%xmm4, %xmm6
	mulps	%xmm5, %xmm4
	movaps	%xmm4, %xmm2
	minps	%xmm6, %xmm2
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm4, %xmm2
	movaps	1936(%rsp), %xmm4
	mulps	%xmm9, %xmm4
	movaps	%xmm4, %xmm7
	minps	%xmm2, %xmm7
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm4, %xmm7
	movaps	%xmm7, %xmm12
	minps	%xmm1, %xmm12
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm7, %xmm12
	xorps	%xmm5, %xmm5
	cmpltps	%xmm5, %xmm10
	movaps	560(%rsp), %xmm4
	movaps	%xmm4, %xmm1
	subps	1280(%rsp), %xmm1
	movaps	1232(%rsp), %xmm2
	subps	%xmm4, %xmm2
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	mulps	%xmm2, %xmm13
	mulps	(%rsp), %xmm2
	xorps	%xmm0, %xmm0
	cmpltps	%xmm2, %xmm0
	movaps	2140f(%rip), %xmm14
	mulps	%xmm14, %xmm13
	movaps	278f(%rip), %xmm10
	minps	%xmm10, %xmm13
	movaps	%xmm10, %xmm1
	blendvps	%xmm0, %xmm13, %xmm1
	movaps	16(%rsp), %xmm0
	cmpltps	%xmm5, %xmm0
	xorps	%xmm8, %xmm8
	movaps	704(%rsp), %xmm5
	movaps	%xmm5, %xmm2
	subps	1312(%rsp), %xmm2
	movaps	1296(%rsp), %xmm4
	subps	%xmm5, %xmm4
	blendvps	%xmm0, %xmm2, %xmm4
	mulps	%xmm4, %xmm11
	mulps	1040(%rsp), %xmm4
	xorps	%xmm0, %xmm0
	cmpltps	%xmm4, %xmm0
	mulps	%xmm14, %xmm11
	movaps	%xmm10, %xmm4
	blendvps	%xmm0, %xmm11, %xmm4
	movaps	%xmm4, %xmm2
	minps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm4, %xmm2
	movaps	304(%rsp), %xmm0
	movaps	%xmm0, %xmm1
	cmpltps	%xmm8, %xmm0
	movaps	160(%rsp), %xmm5
	movaps	%xmm5, %xmm4
	subps	1216(%rsp), %xmm4
	movaps	1200(%rsp), %xmm7
	subps	%xmm5, %xmm7
	blendvps	%xmm0, %xmm4, %xmm7
	andps	%xmm15, %xmm1
	movaps	2139f(%rip), %xmm11
	addps	%xmm11, %xmm1
	movaps	252f(%rip), %xmm6
	movaps	%xmm6, %xmm4
	divps	%xmm1, %xmm4
	mulps	%xmm7, %xmm4
	mulps	1072(%rsp), %xmm7
	xorps	%xmm0, %xmm0
	cmpltps	%xmm7, %xmm0
	mulps	%xmm14, %xmm4
	movaps	%xmm10, %xmm7
	blendvps	%xmm0, %xmm4, %xmm7
	movaps	%xmm7, %xmm1
	minps	%xmm2, %xmm1
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm7, %xmm1
	movaps	32(%rsp), %xmm0
	movaps	%xmm0, %xmm2
	cmpltps	%xmm8, %xmm0
	movaps	112(%rsp), %xmm5
	movaps	%xmm5, %xmm4
	subps	1344(%rsp), %xmm4
	movaps	1328(%rsp), %xmm7
	subps	%xmm5, %xmm7
	blendvps	%xmm0, %xmm4, %xmm7
	andps	%xmm15, %xmm2
	addps	%xmm11, %xmm2
	movaps	%xmm6, %xmm4
	movaps	%xmm6, %xmm5
	divps	%xmm2, %xmm4
	mulps	%xmm7, %xmm4
	mulps	1056(%rsp), %xmm7
	xorps	%xmm0, %xmm0
	cmpltps	%xmm7, %xmm0
	mulps	%xmm14, %xmm4
	movaps	%xmm10, %xmm7
	blendvps	%xmm0, %xmm4, %xmm7
	movaps	%xmm7, %xmm2
	minps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm7, %xmm2
	movaps	48(%rsp), %xmm0
	xorps	%xmm6, %xmm6
	cmpltps	%xmm6, %xmm0
	movaps	1392(%rsp), %xmm7
	movaps	%xmm7, %xmm1
	subps	1248(%rsp), %xmm1
	movaps	1552(%rsp), %xmm13
	movaps	%xmm13, %xmm4
	subps	%xmm7, %xmm4
	movaps	%xmm7, %xmm15
	blendvps	%xmm0, %xmm1, %xmm4
	mulps	%xmm4, %xmm3
	mulps	864(%rsp), %xmm4
	xorps	%xmm0, %xmm0
	cmpltps	%xmm4, %xmm0
	mulps	%xmm14, %xmm3
	movaps	%xmm10, %xmm4
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	%xmm4, %xmm1
	minps	%xmm2, %xmm1
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	768(%rsp), %xmm0
	cmpltps	%xmm6, %xmm0
	movaps	512(%rsp), %xmm11
	movaps	%xmm11, %xmm2
	subps	1264(%rsp), %xmm2
	movaps	1536(%rsp), %xmm7
	movaps	%xmm7, %xmm3
	subps	%xmm11, %xmm3
	blendvps	%xmm0, %xmm2, %xmm3
	mulps	%xmm3, %xmm9
	mulps	1616(%rsp), %xmm3
	xorps	%xmm0, %xmm0
	cmpltps	%xmm3, %xmm0
	mulps	%xmm14, %xmm9
	movaps	%xmm10, %xmm2
	blendvps	%xmm0, %xmm9, %xmm2
	movaps	%xmm2, %xmm3
	minps	%xmm1, %xmm3
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	1568(%rsp), %xmm1
	cmpltps	%xmm10, %xmm1
	movaps	%xmm3, %xmm0
	cmpltps	%xmm12, %xmm0
	andps	%xmm1, %xmm0
	movaps	%xmm0, 32(%rsp)
	blendvps	%xmm0, %xmm3, %xmm12
	movaps	%xmm12, %xmm1
	movaps	192(%rsp), %xmm8
	movaps	%xmm8, %xmm0
	blendvps	%xmm0, 1088(%rsp), %xmm1
	movaps	%xmm1, (%rsp)
	movaps	464(%rsp), %xmm0
	movaps	144(%rsp), %xmm2
	mulps	%xmm0, %xmm2
	mulps	2136f(%rip), %xmm2
	movaps	%xmm2, %xmm1
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	cmpnleps	336(%rsp), %xmm1
	movaps	608(%rsp), %xmm6
	movaps	%xmm6, %xmm10
	cmpnleps	%xmm12, %xmm10
	orps	%xmm1, %xmm10
	orps	128(%rsp), %xmm10
	pslld	$31, %xmm10
	psrad	$31, %xmm10
	pandn	%xmm5, %xmm10
	movaps	%xmm5, %xmm9
	movaps	256(%rsp), %xmm0
	blendvps	%xmm0, 848(%rsp), %xmm10
	movaps	688(%rsp), %xmm0
	mulps	%xmm12, %xmm0
	movaps	560(%rsp), %xmm3
	addps	%xmm3, %xmm0
	movaps	1232(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	1280(%rsp), %xmm2
	movaps	%xmm2, %xmm4
	maxps	%xmm1, %xmm4
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm4
	movaps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	%xmm4, 128(%rsp)
	subps	%xmm3, %xmm4
	movaps	368(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 368(%rsp)
	movaps	%xmm8, %xmm0
	blendvps	%xmm0, 1184(%rsp), %xmm4
	movaps	%xmm4, 144(%rsp)
	movaps	16(%rsp), %xmm0
	mulps	%xmm12, %xmm0
	movaps	704(%rsp), %xmm3
	addps	%xmm3, %xmm0
	movaps	1296(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	1312(%rsp), %xmm2
	movaps	%xmm2, %xmm14
	maxps	%xmm1, %xmm14
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm14
	movaps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm3, %xmm14
	movaps	%xmm14, %xmm2
	subps	%xmm3, %xmm2
	movaps	272(%rsp), %xmm0
	mulps	%xmm2, %xmm0
	movaps	%xmm0, 272(%rsp)
	movaps	%xmm8, %xmm0
	blendvps	%xmm0, 1104(%rsp), %xmm2
	movaps	%xmm2, %xmm3
	movaps	%xmm2, 16(%rsp)
	movaps	48(%rsp), %xmm0
	mulps	%xmm12, %xmm0
	addps	%xmm15, %xmm0
	movaps	%xmm13, %xmm1
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm13, %xmm1
	movaps	1248(%rsp), %xmm2
	movaps	%xmm2, %xmm13
	maxps	%xmm1, %xmm13
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm13
	movaps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm15, %xmm13
	movaps	%xmm13, %xmm2
	subps	%xmm15, %xmm2
	movaps	672(%rsp), %xmm0
	mulps	%xmm2, %xmm0
	movaps	%xmm0, 672(%rsp)
	movaps	%xmm8, %xmm0
	movaps	%xmm8, %xmm5
	blendvps	%xmm0, 1120(%rsp), %xmm2
	movaps	%xmm2, %xmm8
	movaps	%xmm2, 48(%rsp)
	mulps	768(%rsp), %xmm12
	addps	%xmm11, %xmm12
	movaps	%xmm7, %xmm1
	minps	%xmm12, %xmm1
	cmpunordps	%xmm12, %xmm12
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm7, %xmm1
	movaps	1264(%rsp), %xmm2
	movaps	%xmm2, %xmm15
	maxps	%xmm1, %xmm15
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm15
	movaps	%xmm5, %xmm7
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm11, %xmm15
	movaps	%xmm15, 1024(%rsp)
	subps	%xmm11, %xmm15
	movaps	656(%rsp), %xmm0
	mulps	%xmm15, %xmm0
	movaps	%xmm0, 656(%rsp)
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, 1136(%rsp), %xmm15
	movaps	%xmm9, %xmm1
	divps	%xmm6, %xmm1
	movaps	%xmm6, %xmm11
	movaps	%xmm1, %xmm0
	mulps	%xmm4, %xmm0
	movaps	1408(%rsp), %xmm2
	mulps	%xmm0, %xmm2
	movaps	208(%rsp), %xmm12
	subps	%xmm2, %xmm12
	movaps	720(%rsp), %xmm2
	mulps	%xmm0, %xmm2
	movaps	752(%rsp), %xmm0
	subps	%xmm2, %xmm0
	movaps	%xmm1, %xmm2
	mulps	%xmm3, %xmm2
	movaps	1424(%rsp), %xmm3
	mulps	%xmm2, %xmm3
	subps	%xmm3, %xmm12
	movaps	224(%rsp), %xmm3
	mulps	%xmm2, %xmm3
	subps	%xmm3, %xmm0
	movaps	%xmm1, %xmm2
	mulps	%xmm8, %xmm2
	movaps	960(%rsp), %xmm3
	mulps	%xmm2, %xmm3
	subps	%xmm3, %xmm12
	movaps	880(%rsp), %xmm3
	mulps	%xmm2, %xmm3
	subps	%xmm3, %xmm0
	mulps	%xmm15, %xmm1
	movaps	832(%rsp), %xmm2
	mulps	%xmm1, %xmm2
	subps	%xmm2, %xmm12
	movaps	736(%rsp), %xmm2
	mulps	%xmm1, %xmm2
	subps	%xmm2, %xmm0
	movaps	592(%rsp), %xmm4
	movaps	1488(%rsp), %xmm5
	mulps	%xmm5, %xmm4
	movaps	2032(%rsp), %xmm6
	movaps	%xmm6, %xmm1
	mulps	%xmm4, %xmm1
	movaps	%xmm1, %xmm2
	mulps	%xmm1, %xmm2
	movaps	%xmm9, %xmm3
	subps	%xmm2, %xmm3
	maxps	2126f(%rip), %xmm3
	movaps	%xmm9, %xmm2
	divps	%xmm3, %xmm2
	mulps	%xmm5, %xmm12
	mulps	%xmm12, %xmm1
	mulps	%xmm6, %xmm0
	subps	%xmm1, %xmm0
	mulps	%xmm2, %xmm0
	mulps	%xmm6, %xmm0
	movaps	%xmm11, %xmm6
	mulps	%xmm11, %xmm0
	movaps	112(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	movaps	2141f(%rip), %xmm9
	mulps	%xmm9, %xmm2
	movaps	%xmm2, %xmm1
	maxps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	addps	%xmm3, %xmm1
	movaps	%xmm3, %xmm8
	movaps	1328(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	minps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	1344(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	maxps	%xmm2, %xmm3
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm8, %xmm3
	movaps	%xmm3, %xmm1
	subps	%xmm8, %xmm1
	movaps	%xmm1, %xmm11
	blendvps	%xmm0, 1152(%rsp), %xmm11
	mulps	%xmm5, %xmm12
	mulps	%xmm5, %xmm4
	mulps	%xmm6, %xmm12
	movaps	752(%rsp), %xmm6
	mulps	%xmm1, %xmm6
	mulps	%xmm4, %xmm1
	subps	%xmm1, %xmm12
	movaps	160(%rsp), %xmm4
	movaps	%xmm4, %xmm1
	mulps	%xmm9, %xmm1
	movaps	%xmm1, %xmm2
	maxps	%xmm12, %xmm2
	cmpunordps	%xmm12, %xmm12
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	addps	%xmm4, %xmm2
	movaps	%xmm4, %xmm5
	movaps	1200(%rsp), %xmm4
	movaps	%xmm4, %xmm1
	minps	%xmm2, %xmm1
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	1216(%rsp), %xmm4
	movaps	%xmm4, %xmm2
	maxps	%xmm1, %xmm2
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm4, %xmm2
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm5, %xmm2
	movaps	%xmm2, %xmm1
	subps	%xmm5, %xmm1
	movaps	208(%rsp), %xmm4
	mulps	%xmm1, %xmm4
	blendvps	%xmm0, 1168(%rsp), %xmm1
	movaps	368(%rsp), %xmm0
	xorps	%xmm5, %xmm5
	addps	%xmm5, %xmm0
	movaps	272(%rsp), %xmm5
	addps	%xmm0, %xmm5
	movaps	672(%rsp), %xmm0
	addps	%xmm5, %xmm0
	movaps	656(%rsp), %xmm5
	addps	%xmm0, %xmm5
	addps	%xmm5, %xmm6
	addps	%xmm6, %xmm4
	movaps	32(%rsp), %xmm8
	andnps	%xmm4, %xmm8
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, 1008(%rsp), %xmm8
	movq	104(%rsp), %rax
	movss	16(%rax), %xmm0
	movaps	%xmm0, %xmm5
	shufps	$0, %xmm0, %xmm5
	movaps	64(%rsp), %xmm6
	cmpleps	%xmm5, %xmm6
	mulss	%xmm0, %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	1872(%rsp), %xmm4
	cmpleps	%xmm0, %xmm4
	andps	%xmm6, %xmm4
	movaps	384(%rsp), %xmm0
	andnps	80(%rsp), %xmm0
	orps	1856(%rsp), %xmm0
	andps	%xmm7, %xmm0
	andnps	1584(%rsp), %xmm4
	addps	1696(%rsp), %xmm4
	movaps	1376(%rsp), %xmm9
	cmpltps	1840(%rsp), %xmm9
	andps	%xmm4, %xmm9
	movaps	128(%rsp), %xmm4
	movaps	%xmm4, 560(%rsp)
	movaps	%xmm14, 704(%rsp)
	movaps	%xmm2, 160(%rsp)
	movaps	%xmm3, 112(%rsp)
	movaps	144(%rsp), %xmm2
	movaps	%xmm2, 1184(%rsp)
	movaps	16(%rsp), %xmm2
	movaps	%xmm2, 1104(%rsp)
	movaps	287f(%rip), %xmm14
	xorps	%xmm12, %xmm12
	movaps	%xmm1, 1168(%rsp)
	movaps	%xmm11, 1152(%rsp)
	movaps	48(%rsp), %xmm1
	movaps	%xmm1, 1120(%rsp)
	movaps	%xmm15, 1136(%rsp)
	movaps	%xmm0, %xmm2
	movaps	%xmm8, 1008(%rsp)
	movaps	(%rsp), %xmm0
	movaps	%xmm0, 1088(%rsp)
	movaps	176(%rsp), %xmm0
	movaps	%xmm0, 1824(%rsp)
	movaps	%xmm10, 848(%rsp)
	movaps	%xmm13, %xmm8
	movaps	912(%rsp), %xmm0
	movaps	%xmm0, 1360(%rsp)
	movaps	288(%rsp), %xmm0
	movaps	%xmm0, 1520(%rsp)
230:
	movaps	%xmm2, %xmm0
	xorps	279f(%rip), %xmm0
	movaps	%xmm0, 2208(%rsp)
	movaps	%xmm2, %xmm0
	andps	280f(%rip), %xmm0
	movaps	%xmm0, 2192(%rsp)
	pcmpeqd	%xmm12, %xmm0
	movdqa	%xmm0, 2176(%rsp)
	movaps	%xmm2, %xmm0
	andps	281f(%rip), %xmm0
	movaps	%xmm0, 2160(%rsp)
	pcmpeqd	%xmm12, %xmm0
	movdqa	%xmm0, 2144(%rsp)
	movaps	%xmm2, %xmm0
	andps	282f(%rip), %xmm0
	movaps	%xmm0, 2128(%rsp)
	pcmpeqd	%xmm12, %xmm0
	movdqa	%xmm0, 2112(%rsp)
	movaps	%xmm2, %xmm0
	andps	283f(%rip), %xmm0
	movaps	%xmm0, 2096(%rsp)
	pcmpeqd	%xmm12, %xmm0
	movdqa	%xmm0, 2080(%rsp)
	movaps	%xmm2, 1856(%rsp)
	andps	284f(%rip), %xmm2
	movaps	%xmm2, 2064(%rsp)
	pcmpeqd	%xmm12, %xmm2
	movdqa	%xmm2, 2048(%rsp)
	pxor	%xmm2, %xmm2
	.p2align	4
231:
	movaps	%xmm9, %xmm0
	addss	%xmm2, %xmm0
	movshdup	%xmm9, %xmm1
	addss	%xmm0, %xmm1
	movaps	%xmm9, %xmm0
	unpckhpd	%xmm9, %xmm0
	addss	%xmm1, %xmm0
	movaps	%xmm9, 1584(%rsp)
	shufps	$255, %xmm9, %xmm9
	addss	%xmm0, %xmm9
	testq	%r10, %r10
	movaps	%xmm8, 1472(%rsp)
	movaps	%xmm9, 864(%rsp)
	je	237f
	movb	$1, %al
	movaps	560(%rsp), %xmm0
	movaps	%xmm0, (%rsp)
	movaps	%xmm8, %xmm0
	xorl	%ecx, %ecx
	movaps	288f(%rip), %xmm13
	movaps	290f(%rip), %xmm15
	.p2align	4
232:
	movaps	252f(%rip), %xmm4
	movaps	%xmm4, %xmm9
	divps	%xmm0, %xmm9
	movaps	%xmm9, %xmm8
	mulps	285f(%rip), %xmm8
	movaps	286f(%rip), %xmm12
	movaps	%xmm12, %xmm7
	subps	(%rsp), %xmm7
	mulps	%xmm8, %xmm7
	movaps	%xmm7, %xmm2
	xorps	%xmm14, %xmm2
	movaps	%xmm7, %xmm1
	mulps	%xmm2, %xmm1
	maxps	%xmm13, %xmm1
	movaps	%xmm1, %xmm0
	movaps	289f(%rip), %xmm10
	mulps	%xmm10, %xmm0
	roundps	$8, %xmm0, %xmm0
	movaps	%xmm0, %xmm3
	mulps	%xmm15, %xmm3
	addps	%xmm1, %xmm3
	movaps	%xmm0, %xmm5
	movaps	291f(%rip), %xmm1
	mulps	%xmm1, %xmm5
	addps	%xmm3, %xmm5
	mulps	%xmm10, %xmm5
	movaps	%xmm5, %xmm1
	movaps	292f(%rip), %xmm3
	mulps	%xmm3, %xmm1
	movaps	293f(%rip), %xmm3
	addps	%xmm3, %xmm1
	mulps	%xmm5, %xmm1
	movaps	294f(%rip), %xmm3
	addps	%xmm3, %xmm1
	mulps	%xmm5, %xmm1
	movaps	295f(%rip), %xmm3
	addps	%xmm3, %xmm1
	mulps	%xmm5, %xmm1
	movaps	296f(%rip), %xmm3
	addps	%xmm3, %xmm1
	mulps	%xmm5, %xmm1
	addps	%xmm4, %xmm1
	movaps	297f(%rip), %xmm3
	addps	%xmm3, %xmm0
	cvttps2dq	%xmm0, %xmm3
	movdqa	%xmm3, %xmm6
	psrad	$31, %xmm6
	movaps	298f(%rip), %xmm5
	subps	%xmm5, %xmm0
	cvttps2dq	%xmm0, %xmm5
	pand	%xmm6, %xmm5
	por	%xmm3, %xmm5
	pslld	$23, %xmm5
	mulps	%xmm1, %xmm5
	movaps	%xmm7, %xmm0
	movaps	254f(%rip), %xmm1
	andps	%xmm1, %xmm0
	movaps	299f(%rip), %xmm1
	mulps	%xmm1, %xmm0
	addps	%xmm4, %xmm0
	movaps	%xmm4, %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, %xmm6
	movaps	2100f(%rip), %xmm0
	mulps	%xmm0, %xmm6
	movaps	2101f(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	2102f(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	2103f(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	movaps	2104f(%rip), %xmm0
	addps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
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
	movaps	%xmm7, %xmm0
	cmpltps	%xmm2, %xmm0
	movaps	266f(%rip), %xmm11
	blendvps	%xmm0, %xmm12, %xmm11
	mulps	%xmm1, %xmm6
	mulps	%xmm5, %xmm6
	mulps	%xmm11, %xmm6
	movaps	%xmm9, %xmm0
	mulps	2109f(%rip), %xmm0
	movaps	%xmm0, 32(%rsp)
	movaps	%xmm9, 16(%rsp)
	mulps	2110f(%rip), %xmm9
	movaps	%xmm8, 48(%rsp)
	mulps	%xmm9, %xmm8
	movaps	%xmm8, 64(%rsp)
	leaq	(%rcx,%rcx,4), %rcx
	shlq	$4, %rcx
	addq	%rsi, %rcx
	xorl	%edx, %edx
	movaps	2111f(%rip), %xmm2
	.p2align	4
233:
	xorps	%xmm8, %xmm8
	cvtsi2ss	%rdx, %xmm8
	addss	2143f(%rip), %xmm8
	shufps	$0, %xmm8, %xmm8
	subps	(%rsp), %xmm8
	mulps	48(%rsp), %xmm8
	movaps	%xmm8, %xmm12
	xorps	%xmm14, %xmm12
	movaps	%xmm8, %xmm1
	mulps	%xmm12, %xmm1
	maxps	%xmm13, %xmm1
	movaps	%xmm1, %xmm0
	mulps	%xmm10, %xmm0
	roundps	$8, %xmm0, %xmm0
	movaps	%xmm0, %xmm3
	mulps	%xmm15, %xmm3
	movaps	%xmm0, %xmm15
	addps	%xmm1, %xmm3
	mulps	291f(%rip), %xmm15
	addps	%xmm3, %xmm15
	mulps	%xmm10, %xmm15
	movaps	%xmm15, %xmm14
	mulps	292f(%rip), %xmm14
	addps	293f(%rip), %xmm14
	mulps	%xmm15, %xmm14
	movaps	%xmm11, %xmm13
	addps	294f(%rip), %xmm14
	mulps	%xmm15, %xmm14
	addps	295f(%rip), %xmm14
	mulps	%xmm15, %xmm14
	addps	296f(%rip), %xmm14
	addps	297f(%rip), %xmm0
	cvttps2dq	%xmm0, %xmm1
	mulps	%xmm15, %xmm14
	movdqa	%xmm1, %xmm11
	subps	298f(%rip), %xmm0
	movaps	%xmm7, %xmm3
	psrad	$31, %xmm11
	mulps	%xmm5, %xmm3
	cvttps2dq	%xmm0, %xmm15
	pand	%xmm11, %xmm15
	addps	%xmm4, %xmm14
	por	%xmm1, %xmm15
	pslld	$23, %xmm15
	movaps	%xmm8, %xmm0
	mulps	%xmm14, %xmm15
	movaps	%xmm8, %xmm14
	movaps	%xmm8, %xmm1
	andps	254f(%rip), %xmm1
	mulps	299f(%rip), %xmm1
	addps	%xmm4, %xmm1
	cmpltps	%xmm12, %xmm0
	movaps	266f(%rip), %xmm11
	blendvps	%xmm0, 286f(%rip), %xmm11
	movaps	%xmm4, %xmm12
	divps	%xmm1, %xmm12
	movaps	%xmm11, %xmm1
	subps	%xmm13, %xmm1
	movaps	%xmm12, %xmm0
	mulps	2100f(%rip), %xmm0
	addps	2101f(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	2102f(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	2103f(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	2104f(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	2105f(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	2106f(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	2107f(%rip), %xmm0
	mulps	%xmm12, %xmm0
	addps	2108f(%rip), %xmm0
	mulps	%xmm12, %xmm0
	mulps	%xmm15, %xmm14
	subps	%xmm14, %xmm3
	movaps	287f(%rip), %xmm14
	movaps	%xmm7, %xmm13
	movaps	%xmm8, %xmm12
	mulps	%xmm2, %xmm13
	mulps	%xmm7, %xmm13
	addps	%xmm4, %xmm13
	mulps	%xmm5, %xmm13
	mulps	%xmm2, %xmm12
	mulps	%xmm8, %xmm12
	mulps	%xmm15, %xmm0
	mulps	%xmm11, %xmm0
	subps	%xmm0, %xmm6
	addps	%xmm4, %xmm12
	mulps	%xmm15, %xmm12
	addps	%xmm1, %xmm6
	movaps	%xmm12, %xmm1
	subps	%xmm13, %xmm1
	mulps	%xmm7, %xmm13
	mulps	%xmm8, %xmm12
	subps	%xmm13, %xmm12
	movaps	288f(%rip), %xmm13
	movaps	%xmm6, -64(%rcx)
	subps	%xmm15, %xmm5
	mulps	32(%rsp), %xmm5
	movaps	%xmm5, -48(%rcx)
	mulps	%xmm9, %xmm3
	mulps	%xmm9, %xmm12
	subps	%xmm3, %xmm12
	movaps	%xmm3, -32(%rcx)
	mulps	64(%rsp), %xmm1
	movaps	%xmm1, -16(%rcx)
	mulps	16(%rsp), %xmm12
	movaps	%xmm12, (%rcx)
	movaps	%xmm8, %xmm7
	incq	%rdx
	addq	$80, %rcx
	movaps	%xmm15, %xmm5
	movaps	290f(%rip), %xmm15
	movaps	%xmm0, %xmm6
	cmpq	%rdx, %r10
	jne	233b
	movaps	704(%rsp), %xmm0
	movaps	%xmm0, (%rsp)
	movaps	1024(%rsp), %xmm0
	movq	%r10, %rcx
	testb	$1, %al
	movl	$0, %eax
	jne	232b
	xorps	%xmm0, %xmm0
	movaps	864(%rsp), %xmm1
	ucomiss	%xmm0, %xmm1
	movaps	848(%rsp), %xmm0
	ja	234f
	xorps	%xmm0, %xmm0
234:
	movaps	%xmm0, 80(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 368(%rsp)
	movq	552(%rsp), %rax
	movaps	%xmm0, 272(%rsp)
	movaps	%xmm0, 208(%rsp)
	movaps	%xmm0, 752(%rsp)
	movaps	%xmm0, 672(%rsp)
	xorps	%xmm6, %xmm6
	movaps	%xmm0, 608(%rsp)
	movaps	%xmm0, 320(%rsp)
	movaps	%xmm0, 896(%rsp)
	movaps	%xmm0, 512(%rsp)
	movaps	%xmm0, 528(%rsp)
	movaps	%xmm0, 928(%rsp)
	movaps	%xmm0, 720(%rsp)
	xorps	%xmm7, %xmm7
	movaps	%xmm0, 592(%rsp)
	movaps	%xmm0, 944(%rsp)
	movaps	%xmm0, 240(%rsp)
	xorl	%ecx, %ecx
	movaps	%xmm0, 352(%rsp)
	xorps	%xmm13, %xmm13
	xorps	%xmm5, %xmm5
	movaps	%xmm0, 336(%rsp)
	movaps	%xmm0, 192(%rsp)
	movaps	%xmm0, 256(%rsp)
	xorps	%xmm4, %xmm4
	movaps	%xmm0, 736(%rsp)
	movaps	%xmm0, 128(%rsp)
	movaps	%xmm0, 464(%rsp)
	movaps	%xmm0, 432(%rsp)
	movaps	%xmm0, 640(%rsp)
	xorps	%xmm3, %xmm3
	movaps	%xmm0, 448(%rsp)
	xorps	%xmm10, %xmm10
	movaps	%xmm0, 624(%rsp)
	xorps	%xmm8, %xmm8
	movaps	%xmm0, 496(%rsp)
	xorps	%xmm1, %xmm1
	movaps	%xmm0, 304(%rsp)
	.p2align	4
235:
	movaps	%xmm10, 576(%rsp)
	movaps	%xmm8, 816(%rsp)
	movaps	%xmm3, 480(%rsp)
	movaps	%xmm1, 416(%rsp)
	movaps	%xmm6, 656(%rsp)
	movaps	%xmm7, 224(%rsp)
	movaps	%xmm13, 960(%rsp)
	movaps	%xmm4, 832(%rsp)
	movaps	%xmm5, 880(%rsp)
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$4, %rdx
	movaps	(%r13,%rdx), %xmm1
	movaps	16(%r13,%rdx), %xmm0
	movaps	%xmm0, 144(%rsp)
	movaps	32(%r13,%rdx), %xmm0
	movaps	%xmm0, 784(%rsp)
	movaps	48(%r13,%rdx), %xmm0
	movaps	%xmm0, 1072(%rsp)
	movaps	64(%r13,%rdx), %xmm0
	movaps	%xmm0, 800(%rsp)
	movaps	160(%rsp), %xmm0
	movaps	%xmm1, 1488(%rsp)
	mulps	%xmm1, %xmm0
	movaps	%xmm0, 384(%rsp)
	xorps	%xmm3, %xmm3
	movq	%rsi, %rdx
	movl	$0, %edi
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 32(%rsp)
	xorps	%xmm4, %xmm4
	xorps	%xmm1, %xmm1
	xorps	%xmm14, %xmm14
	xorps	%xmm12, %xmm12
	movaps	%xmm0, 176(%rsp)
	movaps	%xmm0, 48(%rsp)
	xorps	%xmm8, %xmm8
	movaps	%xmm0, 64(%rsp)
	xorps	%xmm11, %xmm11
	xorps	%xmm13, %xmm13
	xorps	%xmm15, %xmm15
	xorps	%xmm2, %xmm2
	movaps	%xmm2, 16(%rsp)
	xorps	%xmm5, %xmm5
	movaps	%xmm5, (%rsp)
	.p2align	4
236:
	movaps	%xmm8, 288(%rsp)
	movaps	%xmm14, %xmm8
	movaps	(%rax,%rdi), %xmm14
	movaps	-64(%rdx), %xmm9
	movaps	-48(%rdx), %xmm5
	movaps	-32(%rdx), %xmm7
	movaps	384(%rsp), %xmm6
	mulps	%xmm9, %xmm6
	addps	112(%rsp), %xmm6
	movaps	252f(%rip), %xmm10
	divps	%xmm6, %xmm10
	subps	%xmm6, %xmm14
	mulps	%xmm10, %xmm14
	movaps	80(%rsp), %xmm6
	mulps	%xmm14, %xmm6
	mulps	%xmm10, %xmm6
	addps	%xmm10, %xmm6
	addps	%xmm14, %xmm0
	movaps	%xmm14, %xmm10
	mulps	%xmm9, %xmm10
	addps	%xmm10, %xmm11
	movaps	%xmm14, %xmm10
	mulps	%xmm5, %xmm10
	addps	%xmm10, %xmm13
	movaps	%xmm14, %xmm10
	mulps	%xmm7, %xmm10
	addps	%xmm10, %xmm15
	movaps	-16(%rdx), %xmm10
	mulps	%xmm14, %xmm10
	movaps	16(%rsp), %xmm2
	addps	%xmm10, %xmm2
	movaps	%xmm2, 16(%rsp)
	mulps	(%rdx), %xmm14
	movaps	(%rsp), %xmm10
	addps	%xmm14, %xmm10
	movaps	%xmm10, (%rsp)
	movaps	%xmm9, %xmm10
	mulps	%xmm6, %xmm10
	movaps	32(%rsp), %xmm2
	addps	%xmm10, %xmm2
	movaps	%xmm2, 32(%rsp)
	mulps	%xmm9, %xmm10
	addps	%xmm10, %xmm4
	movaps	%xmm5, %xmm10
	mulps	%xmm6, %xmm10
	movaps	%xmm10, %xmm14
	mulps	%xmm9, %xmm14
	addps	%xmm14, %xmm8
	movaps	%xmm8, %xmm14
	movaps	288(%rsp), %xmm8
	addps	%xmm10, %xmm1
	mulps	%xmm5, %xmm10
	addps	%xmm10, %xmm12
	addps	%xmm6, %xmm3
	mulps	%xmm7, %xmm6
	mulps	%xmm6, %xmm9
	movaps	48(%rsp), %xmm2
	addps	%xmm9, %xmm2
	movaps	%xmm2, 48(%rsp)
	mulps	%xmm6, %xmm5
	addps	%xmm5, %xmm8
	movaps	176(%rsp), %xmm2
	addps	%xmm6, %xmm2
	movaps	%xmm2, 176(%rsp)
	mulps	%xmm7, %xmm6
	movaps	64(%rsp), %xmm2
	addps	%xmm6, %xmm2
	movaps	%xmm2, 64(%rsp)
	addq	$16, %rdi
	addq	$80, %rdx
	cmpq	%rdi, %r12
	jne	236b
	movaps	384(%rsp), %xmm9
	movaps	%xmm9, %xmm5
	movaps	%xmm13, 1056(%rsp)
	mulps	%xmm13, %xmm5
	movaps	368(%rsp), %xmm6
	addps	%xmm5, %xmm6
	movaps	%xmm6, 368(%rsp)
	mulps	%xmm9, %xmm12
	xorps	%xmm5, %xmm5
	addps	%xmm5, %xmm12
	mulps	%xmm9, %xmm12
	movaps	608(%rsp), %xmm5
	addps	%xmm12, %xmm5
	movaps	%xmm5, 608(%rsp)
	xorps	%xmm12, %xmm12
	movaps	160(%rsp), %xmm2
	movaps	%xmm2, %xmm13
	mulps	144(%rsp), %xmm13
	movaps	%xmm13, %xmm5
	mulps	%xmm11, %xmm5
	movaps	%xmm11, %xmm7
	movaps	%xmm11, 1040(%rsp)
	movaps	272(%rsp), %xmm6
	addps	%xmm5, %xmm6
	movaps	%xmm6, 272(%rsp)
	movaps	%xmm13, %xmm5
	mulps	%xmm14, %xmm5
	addps	%xmm12, %xmm5
	mulps	%xmm9, %xmm5
	movaps	320(%rsp), %xmm6
	addps	%xmm5, %xmm6
	movaps	%xmm6, 320(%rsp)
	movaps	%xmm13, %xmm5
	movaps	%xmm4, %xmm11
	mulps	%xmm4, %xmm5
	addps	%xmm12, %xmm5
	mulps	%xmm13, %xmm5
	movaps	896(%rsp), %xmm6
	addps	%xmm5, %xmm6
	movaps	%xmm6, 896(%rsp)
	movaps	%xmm14, %xmm10
	movaps	1488(%rsp), %xmm14
	movaps	%xmm14, %xmm5
	mulps	%xmm7, %xmm5
	movaps	208(%rsp), %xmm6
	addps	%xmm5, %xmm6
	movaps	%xmm6, 208(%rsp)
	movaps	%xmm14, %xmm5
	mulps	%xmm10, %xmm5
	addps	%xmm12, %xmm5
	mulps	%xmm9, %xmm5
	movaps	512(%rsp), %xmm6
	addps	%xmm5, %xmm6
	movaps	%xmm6, 512(%rsp)
	movaps	%xmm14, %xmm5
	mulps	%xmm4, %xmm5
	addps	%xmm12, %xmm5
	movaps	%xmm13, %xmm6
	mulps	%xmm5, %xmm6
	movaps	528(%rsp), %xmm7
	addps	%xmm6, %xmm7
	movaps	%xmm7, 528(%rsp)
	mulps	%xmm14, %xmm5
	movaps	928(%rsp), %xmm6
	addps	%xmm5, %xmm6
	movaps	%xmm6, 928(%rsp)
	movaps	752(%rsp), %xmm5
	addps	%xmm0, %xmm5
	movaps	%xmm5, 752(%rsp)
	xorps	%xmm5, %xmm5
	addps	%xmm5, %xmm3
	movaps	944(%rsp), %xmm0
	addps	%xmm3, %xmm0
	movaps	%xmm0, 944(%rsp)
	addps	%xmm5, %xmm1
	mulps	%xmm9, %xmm1
	movaps	720(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 720(%rsp)
	movaps	32(%rsp), %xmm4
	movaps	%xmm4, %xmm0
	addps	%xmm5, %xmm0
	xorps	%xmm7, %xmm7
	movaps	%xmm13, %xmm1
	mulps	%xmm0, %xmm1
	movaps	224(%rsp), %xmm3
	addps	%xmm1, %xmm3
	movaps	%xmm3, 224(%rsp)
	mulps	%xmm14, %xmm0
	movaps	592(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 592(%rsp)
	movaps	%xmm9, %xmm0
	mulps	%xmm15, %xmm0
	movaps	672(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 672(%rsp)
	movaps	176(%rsp), %xmm0
	mulps	%xmm9, %xmm0
	addps	%xmm7, %xmm0
	movaps	880(%rsp), %xmm5
	addps	%xmm0, %xmm5
	mulps	%xmm9, %xmm8
	addps	%xmm7, %xmm8
	mulps	%xmm9, %xmm8
	movaps	240(%rsp), %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm0, 240(%rsp)
	movaps	%xmm9, %xmm0
	movaps	48(%rsp), %xmm8
	mulps	%xmm8, %xmm0
	addps	%xmm7, %xmm0
	movaps	%xmm13, %xmm1
	mulps	%xmm0, %xmm1
	movaps	352(%rsp), %xmm3
	addps	%xmm1, %xmm3
	movaps	%xmm3, 352(%rsp)
	mulps	%xmm14, %xmm0
	movaps	960(%rsp), %xmm3
	addps	%xmm0, %xmm3
	movaps	64(%rsp), %xmm1
	mulps	%xmm9, %xmm1
	addps	%xmm7, %xmm1
	mulps	%xmm9, %xmm1
	movaps	336(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 336(%rsp)
	movaps	%xmm2, %xmm0
	movaps	784(%rsp), %xmm12
	mulps	%xmm12, %xmm0
	mulps	%xmm0, %xmm4
	mulps	%xmm0, %xmm11
	addps	%xmm7, %xmm11
	mulps	%xmm0, %xmm10
	mulps	%xmm0, %xmm8
	mulps	%xmm11, %xmm13
	movaps	%xmm14, %xmm1
	mulps	%xmm11, %xmm1
	mulps	%xmm0, %xmm11
	movaps	1040(%rsp), %xmm2
	mulps	%xmm2, %xmm0
	movaps	656(%rsp), %xmm6
	addps	%xmm0, %xmm6
	addps	%xmm7, %xmm4
	movaps	736(%rsp), %xmm0
	addps	%xmm4, %xmm0
	movaps	%xmm0, 736(%rsp)
	addps	%xmm7, %xmm10
	mulps	%xmm9, %xmm10
	movaps	192(%rsp), %xmm0
	addps	%xmm10, %xmm0
	movaps	%xmm0, 192(%rsp)
	movaps	256(%rsp), %xmm0
	addps	%xmm13, %xmm0
	movaps	%xmm0, 256(%rsp)
	movaps	832(%rsp), %xmm4
	addps	%xmm1, %xmm4
	addps	%xmm7, %xmm8
	movaps	224(%rsp), %xmm7
	movaps	%xmm3, %xmm13
	mulps	%xmm9, %xmm8
	movaps	128(%rsp), %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm0, 128(%rsp)
	movaps	464(%rsp), %xmm0
	addps	%xmm11, %xmm0
	movaps	%xmm0, 464(%rsp)
	movaps	144(%rsp), %xmm11
	movaps	%xmm11, %xmm0
	movaps	1056(%rsp), %xmm9
	mulps	%xmm9, %xmm0
	movaps	432(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 432(%rsp)
	movaps	%xmm14, %xmm0
	mulps	%xmm15, %xmm0
	movaps	640(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 640(%rsp)
	movaps	%xmm12, %xmm0
	mulps	%xmm2, %xmm0
	movaps	480(%rsp), %xmm3
	addps	%xmm0, %xmm3
	movaps	16(%rsp), %xmm1
	mulps	%xmm14, %xmm1
	movaps	448(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 448(%rsp)
	movaps	%xmm9, %xmm0
	mulps	%xmm12, %xmm0
	movaps	576(%rsp), %xmm10
	addps	%xmm0, %xmm10
	movaps	%xmm11, %xmm1
	mulps	%xmm15, %xmm1
	movaps	624(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 624(%rsp)
	movaps	1072(%rsp), %xmm0
	mulps	%xmm2, %xmm0
	movaps	816(%rsp), %xmm8
	addps	%xmm0, %xmm8
	movaps	(%rsp), %xmm1
	mulps	%xmm14, %xmm1
	movaps	496(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 496(%rsp)
	mulps	%xmm15, %xmm12
	movaps	416(%rsp), %xmm1
	addps	%xmm12, %xmm1
	movaps	800(%rsp), %xmm11
	mulps	%xmm2, %xmm11
	movaps	304(%rsp), %xmm0
	addps	%xmm11, %xmm0
	movaps	%xmm0, 304(%rsp)
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	235b
	movaps	%xmm6, 656(%rsp)
	movaps	252f(%rip), %xmm15
	movaps	%xmm1, 416(%rsp)
	movaps	%xmm3, 480(%rsp)
	movaps	%xmm8, 816(%rsp)
	movaps	%xmm10, 576(%rsp)
	movaps	287f(%rip), %xmm14
	movaps	112(%rsp), %xmm8
	movaps	1472(%rsp), %xmm2
	movaps	320(%rsp), %xmm12
	movaps	896(%rsp), %xmm3
	movaps	608(%rsp), %xmm10
	jmp	239f
	.p2align	4
237:
	ucomiss	%xmm2, %xmm9
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 304(%rsp)
	movaps	848(%rsp), %xmm0
	movaps	252f(%rip), %xmm1
	ja	238f
	xorps	%xmm0, %xmm0
238:
	movaps	%xmm0, 80(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 416(%rsp)
	movaps	%xmm0, 496(%rsp)
	movaps	%xmm0, 816(%rsp)
	movaps	%xmm0, 624(%rsp)
	movaps	%xmm0, 576(%rsp)
	movaps	%xmm0, 448(%rsp)
	movaps	%xmm0, 480(%rsp)
	movaps	%xmm0, 640(%rsp)
	movaps	%xmm0, 432(%rsp)
	movaps	%xmm0, 464(%rsp)
	movaps	%xmm0, 128(%rsp)
	movaps	%xmm0, 736(%rsp)
	xorps	%xmm4, %xmm4
	movaps	%xmm0, 256(%rsp)
	movaps	%xmm0, 192(%rsp)
	movaps	%xmm0, 336(%rsp)
	xorps	%xmm5, %xmm5
	xorps	%xmm13, %xmm13
	movaps	%xmm0, 352(%rsp)
	movaps	%xmm0, 240(%rsp)
	movaps	%xmm0, 944(%rsp)
	movaps	%xmm0, 592(%rsp)
	xorps	%xmm7, %xmm7
	movaps	%xmm0, 720(%rsp)
	movaps	%xmm0, 928(%rsp)
	movaps	%xmm0, 528(%rsp)
	movaps	%xmm0, 512(%rsp)
	xorps	%xmm3, %xmm3
	xorps	%xmm12, %xmm12
	xorps	%xmm10, %xmm10
	movaps	%xmm0, 656(%rsp)
	movaps	%xmm0, 672(%rsp)
	movaps	%xmm0, 752(%rsp)
	movaps	%xmm0, 208(%rsp)
	movaps	%xmm0, 272(%rsp)
	movaps	%xmm0, 368(%rsp)
	movaps	112(%rsp), %xmm8
	movaps	1472(%rsp), %xmm2
	movaps	%xmm1, %xmm15
239:
	movaps	80(%rsp), %xmm6
	movaps	%xmm6, %xmm0
	movaps	160(%rsp), %xmm9
	mulps	%xmm9, %xmm0
	movaps	%xmm15, %xmm1
	divps	%xmm2, %xmm1
	movaps	%xmm0, %xmm2
	movaps	640(%rsp), %xmm11
	mulps	%xmm11, %xmm2
	mulps	%xmm1, %xmm2
	subps	%xmm2, %xmm10
	movaps	%xmm10, 608(%rsp)
	movaps	%xmm15, %xmm1
	movaps	1024(%rsp), %xmm15
	divps	%xmm15, %xmm1
	movaps	%xmm0, %xmm2
	movaps	480(%rsp), %xmm10
	mulps	%xmm10, %xmm2
	mulps	%xmm1, %xmm2
	subps	%xmm2, %xmm3
	movaps	%xmm3, 896(%rsp)
	movaps	432(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	subps	%xmm1, %xmm12
	movaps	%xmm12, 320(%rsp)
	movaps	269f(%rip), %xmm12
	movaps	%xmm12, %xmm1
	divps	%xmm9, %xmm1
	mulps	%xmm6, %xmm1
	movaps	%xmm1, %xmm2
	mulps	368(%rsp), %xmm2
	addps	512(%rsp), %xmm2
	movaps	%xmm2, 1408(%rsp)
	movaps	272(%rsp), %xmm2
	mulps	%xmm2, %xmm1
	addps	528(%rsp), %xmm1
	movaps	%xmm1, 1424(%rsp)
	movaps	448(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	240(%rsp), %xmm2
	subps	%xmm1, %xmm2
	movaps	%xmm2, 240(%rsp)
	movaps	624(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	352(%rsp), %xmm2
	subps	%xmm1, %xmm2
	movaps	%xmm2, 352(%rsp)
	mulps	%xmm6, %xmm11
	subps	%xmm11, %xmm13
	movaps	496(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	336(%rsp), %xmm2
	subps	%xmm1, %xmm2
	movaps	%xmm2, 336(%rsp)
	movaps	576(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	192(%rsp), %xmm2
	subps	%xmm1, %xmm2
	movaps	%xmm2, 192(%rsp)
	movaps	816(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	256(%rsp), %xmm2
	subps	%xmm1, %xmm2
	movaps	%xmm2, 256(%rsp)
	mulps	%xmm10, %xmm6
	subps	%xmm6, %xmm4
	movaps	416(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	128(%rsp), %xmm2
	subps	%xmm1, %xmm2
	movaps	%xmm2, 128(%rsp)
	mulps	304(%rsp), %xmm0
	movaps	864(%rsp), %xmm10
	xorps	%xmm9, %xmm9
	ucomiss	%xmm9, %xmm10
	movaps	464(%rsp), %xmm2
	subps	%xmm0, %xmm2
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 1696(%rsp)
	movaps	1472(%rsp), %xmm6
	movaps	252f(%rip), %xmm11
	movaps	%xmm5, 880(%rsp)
	movaps	%xmm4, 832(%rsp)
	movaps	%xmm13, 960(%rsp)
	movaps	%xmm7, 224(%rsp)
	movaps	%xmm2, 464(%rsp)
	jbe	243f
	movaps	1376(%rsp), %xmm0
	movaps	1584(%rsp), %xmm1
	addps	%xmm1, %xmm0
	movaps	2112f(%rip), %xmm2
	movaps	%xmm0, 1376(%rsp)
	cmpleps	%xmm0, %xmm2
	andps	%xmm11, %xmm2
	mulps	%xmm1, %xmm2
	movaps	%xmm2, %xmm0
	addss	%xmm9, %xmm0
	movshdup	%xmm2, %xmm1
	addss	%xmm0, %xmm1
	movaps	%xmm2, %xmm0
	unpckhpd	%xmm2, %xmm0
	addss	%xmm1, %xmm0
	movaps	%xmm2, %xmm1
	shufps	$255, %xmm2, %xmm1
	addss	%xmm0, %xmm1
	ucomiss	%xmm9, %xmm1
	movaps	208(%rsp), %xmm1
	jbe	244f
	testq	%r10, %r10
	movaps	%xmm2, 16(%rsp)
	xorps	%xmm3, %xmm3
	je	242f
	movq	552(%rsp), %rax
	xorl	%ecx, %ecx
	.p2align	4
240:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$4, %rdx
	movaps	(%r13,%rdx), %xmm0
	mulps	160(%rsp), %xmm0
	movaps	%xmm0, (%rsp)
	movq	%r13, %rdx
	xorl	%edi, %edi
	movaps	2120f(%rip), %xmm15
	movaps	2121f(%rip), %xmm12
	movaps	2122f(%rip), %xmm10
	movaps	252f(%rip), %xmm1
	movaps	269f(%rip), %xmm2
	movdqa	2113f(%rip), %xmm14
	movdqa	2114f(%rip), %xmm11
	movaps	2115f(%rip), %xmm13
	.p2align	4
241:
	movaps	(%rdx), %xmm4
	mulps	(%rsp), %xmm4
	addps	%xmm8, %xmm4
	movaps	(%rax,%rdi), %xmm5
	movaps	%xmm1, %xmm7
	divps	%xmm4, %xmm7
	subps	%xmm4, %xmm5
	mulps	%xmm7, %xmm5
	movaps	%xmm2, %xmm0
	cmpltps	%xmm5, %xmm0
	addps	%xmm2, %xmm7
	blendvps	%xmm0, %xmm5, %xmm7
	movaps	%xmm7, %xmm0
	addps	%xmm1, %xmm0
	paddd	%xmm14, %xmm0
	pand	%xmm11, %xmm0
	movaps	%xmm1, %xmm6
	psubd	%xmm0, %xmm6
	mulps	%xmm6, %xmm7
	addps	%xmm2, %xmm6
	addps	%xmm7, %xmm6
	movaps	%xmm6, %xmm7
	mulps	%xmm6, %xmm7
	movaps	%xmm6, %xmm8
	mulps	2119f(%rip), %xmm8
	addps	%xmm15, %xmm8
	movaps	%xmm7, %xmm9
	mulps	%xmm12, %xmm9
	addps	%xmm8, %xmm9
	movaps	%xmm6, %xmm8
	mulps	2117f(%rip), %xmm8
	addps	2118f(%rip), %xmm8
	mulps	%xmm7, %xmm9
	addps	%xmm8, %xmm9
	movaps	%xmm6, %xmm8
	mulps	%xmm13, %xmm8
	mulps	%xmm7, %xmm9
	addps	2116f(%rip), %xmm8
	addps	%xmm8, %xmm9
	movaps	112(%rsp), %xmm8
	mulps	%xmm7, %xmm9
	addps	%xmm6, %xmm9
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm10, %xmm0
	addps	%xmm9, %xmm0
	movaps	%xmm5, %xmm6
	addps	%xmm1, %xmm6
	mulps	%xmm0, %xmm6
	maxps	%xmm2, %xmm5
	subps	%xmm5, %xmm6
	mulps	%xmm4, %xmm6
	addps	%xmm6, %xmm3
	addq	$16, %rdi
	addq	$80, %rdx
	cmpq	%rdi, %r12
	jne	241b
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	240b
242:
	movaps	1568(%rsp), %xmm2
	movaps	%xmm2, %xmm12
	mulps	2123f(%rip), %xmm12
	addps	2124f(%rip), %xmm12
	xorps	%xmm1, %xmm1
	cmpltps	16(%rsp), %xmm1
	addps	%xmm2, %xmm12
	cmpltps	%xmm3, %xmm12
	andps	%xmm1, %xmm12
	movaps	%xmm12, %xmm0
	andnps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	%xmm2, 1568(%rsp)
	movaps	1520(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	maxps	274f(%rip), %xmm2
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	%xmm3, 1520(%rsp)
	movaps	1680(%rsp), %xmm1
	blendvps	%xmm0, 2125f(%rip), %xmm1
	movaps	%xmm1, 1680(%rsp)
	movaps	252f(%rip), %xmm11
	movaps	%xmm11, %xmm4
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, 271f(%rip), %xmm4
	movaps	1184(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	mulps	%xmm4, %xmm1
	subps	%xmm1, %xmm2
	movaps	560(%rsp), %xmm0
	subps	%xmm2, %xmm0
	movaps	%xmm0, 560(%rsp)
	movaps	1104(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	mulps	%xmm4, %xmm2
	subps	%xmm2, %xmm3
	movaps	704(%rsp), %xmm0
	subps	%xmm3, %xmm0
	movaps	%xmm0, 704(%rsp)
	movaps	1168(%rsp), %xmm0
	movaps	%xmm0, %xmm3
	mulps	%xmm4, %xmm3
	subps	%xmm3, %xmm0
	movaps	160(%rsp), %xmm5
	subps	%xmm0, %xmm5
	movaps	%xmm5, 160(%rsp)
	movaps	1152(%rsp), %xmm0
	movaps	%xmm0, %xmm5
	mulps	%xmm4, %xmm5
	subps	%xmm5, %xmm0
	subps	%xmm0, %xmm8
	movaps	1120(%rsp), %xmm0
	movaps	%xmm0, %xmm6
	mulps	%xmm4, %xmm6
	subps	%xmm6, %xmm0
	movaps	1472(%rsp), %xmm15
	subps	%xmm0, %xmm15
	movaps	1136(%rsp), %xmm0
	movaps	%xmm0, %xmm7
	mulps	%xmm4, %xmm7
	subps	%xmm7, %xmm0
	movaps	1024(%rsp), %xmm9
	subps	%xmm0, %xmm9
	movaps	1008(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 1008(%rsp)
	movaps	1088(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 1088(%rsp)
	movaps	%xmm12, %xmm4
	andnps	848(%rsp), %xmm4
	movaps	%xmm12, %xmm0
	movaps	1360(%rsp), %xmm10
	blendvps	%xmm0, 278f(%rip), %xmm10
	movaps	%xmm10, 1360(%rsp)
	andps	%xmm11, %xmm12
	movaps	%xmm12, 1696(%rsp)
	movaps	%xmm4, 848(%rsp)
	movaps	%xmm7, 1136(%rsp)
	movaps	%xmm6, 1120(%rsp)
	movaps	%xmm5, 1152(%rsp)
	movaps	%xmm3, 1168(%rsp)
	movaps	%xmm2, 1104(%rsp)
	movaps	%xmm1, 1184(%rsp)
	xorps	%xmm3, %xmm3
	movaps	287f(%rip), %xmm14
	movaps	208(%rsp), %xmm1
	movaps	464(%rsp), %xmm2
	movaps	608(%rsp), %xmm0
	movaps	864(%rsp), %xmm10
	movaps	269f(%rip), %xmm12
	jmp	246f
	.p2align	4
243:
	movaps	%xmm15, %xmm9
	movaps	%xmm6, %xmm15
	movaps	208(%rsp), %xmm1
	jmp	245f
	.p2align	4
244:
	movaps	%xmm15, %xmm9
	movaps	%xmm6, %xmm15
	movaps	464(%rsp), %xmm2
245:
	movaps	608(%rsp), %xmm0
	xorps	%xmm3, %xmm3
246:
	movaps	%xmm9, 512(%rsp)
	movaps	160(%rsp), %xmm6
	movaps	%xmm15, 1392(%rsp)
	movaps	%xmm1, 208(%rsp)
	movaps	%xmm8, 112(%rsp)
	ucomiss	%xmm3, %xmm10
	movaps	%xmm1, %xmm9
	movaps	267f(%rip), %xmm1
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm11, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, 288(%rsp)
	movaps	896(%rsp), %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm11, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, 144(%rsp)
	movaps	928(%rsp), %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm11, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, 64(%rsp)
	movaps	944(%rsp), %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm11, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, 176(%rsp)
	movaps	336(%rsp), %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm11, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, 528(%rsp)
	movaps	%xmm2, %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm5
	movaps	560(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	cmpleps	1280(%rsp), %xmm1
	movaps	1232(%rsp), %xmm0
	cmpleps	%xmm2, %xmm0
	movaps	368(%rsp), %xmm4
	movaps	%xmm4, %xmm2
	movaps	%xmm12, %xmm3
	blendvps	%xmm0, %xmm4, %xmm3
	xorps	%xmm14, %xmm2
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	%xmm11, %xmm7
	xorps	%xmm2, %xmm2
	cmpleps	%xmm3, %xmm2
	movaps	%xmm2, %xmm0
	orps	1856(%rsp), %xmm0
	pslld	$31, %xmm0
	movdqa	%xmm0, 2256(%rsp)
	movaps	%xmm11, %xmm1
	xorps	%xmm3, %xmm3
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, (%rsp)
	movaps	704(%rsp), %xmm3
	movaps	%xmm3, %xmm1
	cmpleps	1312(%rsp), %xmm1
	movaps	1296(%rsp), %xmm0
	cmpleps	%xmm3, %xmm0
	movaps	272(%rsp), %xmm10
	movaps	%xmm10, %xmm4
	xorps	%xmm14, %xmm4
	movaps	%xmm15, %xmm3
	movaps	%xmm12, %xmm15
	blendvps	%xmm0, %xmm10, %xmm15
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm4, %xmm15
	movaps	%xmm6, %xmm1
	cmpleps	1216(%rsp), %xmm1
	movaps	1200(%rsp), %xmm0
	cmpleps	%xmm6, %xmm0
	movaps	%xmm9, %xmm6
	movaps	%xmm12, %xmm4
	blendvps	%xmm0, %xmm9, %xmm4
	xorps	%xmm14, %xmm6
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm6, %xmm4
	divps	%xmm5, %xmm7
	movaps	%xmm7, 384(%rsp)
	movaps	%xmm8, %xmm1
	cmpleps	1344(%rsp), %xmm1
	movaps	1328(%rsp), %xmm0
	cmpleps	%xmm8, %xmm0
	movaps	%xmm12, %xmm8
	movaps	752(%rsp), %xmm12
	movaps	%xmm12, %xmm6
	xorps	%xmm14, %xmm6
	movaps	%xmm8, %xmm5
	blendvps	%xmm0, %xmm12, %xmm5
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm6, %xmm5
	movaps	%xmm3, %xmm1
	cmpleps	1248(%rsp), %xmm1
	movaps	1552(%rsp), %xmm0
	cmpleps	%xmm3, %xmm0
	movaps	672(%rsp), %xmm3
	movaps	%xmm3, %xmm7
	xorps	%xmm14, %xmm7
	movaps	%xmm8, %xmm6
	blendvps	%xmm0, %xmm3, %xmm6
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm7, %xmm6
	movaps	512(%rsp), %xmm7
	movaps	%xmm7, %xmm1
	cmpleps	1264(%rsp), %xmm1
	movaps	1536(%rsp), %xmm0
	cmpleps	%xmm7, %xmm0
	movaps	%xmm11, %xmm9
	movaps	656(%rsp), %xmm13
	blendvps	%xmm0, %xmm13, %xmm8
	movaps	%xmm13, %xmm7
	xorps	%xmm14, %xmm7
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm7, %xmm8
	movaps	288(%rsp), %xmm0
	mulps	368(%rsp), %xmm0
	movaps	%xmm0, 496(%rsp)
	orps	2208(%rsp), %xmm2
	pslld	$31, %xmm2
	psrad	$31, %xmm2
	mulps	%xmm0, %xmm0
	xorps	%xmm7, %xmm7
	addps	%xmm7, %xmm0
	pandn	%xmm0, %xmm2
	xorps	%xmm0, %xmm0
	cmpleps	%xmm15, %xmm0
	movdqa	2192(%rsp), %xmm1
	pcmpgtd	%xmm7, %xmm1
	xorps	%xmm15, %xmm15
	por	%xmm0, %xmm1
	movdqa	%xmm1, %xmm14
	movdqa	%xmm1, 2240(%rsp)
	movaps	144(%rsp), %xmm11
	movaps	%xmm11, %xmm1
	movaps	%xmm10, 272(%rsp)
	mulps	%xmm10, %xmm1
	movaps	%xmm1, 640(%rsp)
	por	2176(%rsp), %xmm0
	pslld	$31, %xmm0
	psrad	$31, %xmm0
	pandn	%xmm1, %xmm0
	mulps	%xmm0, %xmm0
	addps	%xmm2, %xmm0
	xorps	%xmm1, %xmm1
	cmpleps	%xmm4, %xmm1
	movdqa	2160(%rsp), %xmm2
	pcmpgtd	%xmm15, %xmm2
	por	%xmm1, %xmm2
	movdqa	%xmm2, 912(%rsp)
	movaps	64(%rsp), %xmm2
	movaps	%xmm2, %xmm4
	mulps	208(%rsp), %xmm4
	movaps	%xmm4, 624(%rsp)
	por	2144(%rsp), %xmm1
	pslld	$31, %xmm1
	psrad	$31, %xmm1
	pandn	%xmm4, %xmm1
	mulps	%xmm1, %xmm1
	addps	%xmm0, %xmm1
	xorps	%xmm0, %xmm0
	cmpleps	%xmm5, %xmm0
	movdqa	2128(%rsp), %xmm4
	pcmpgtd	%xmm15, %xmm4
	por	%xmm0, %xmm4
	movdqa	%xmm4, 688(%rsp)
	movaps	176(%rsp), %xmm5
	movaps	%xmm5, %xmm4
	movaps	%xmm12, 752(%rsp)
	mulps	%xmm12, %xmm4
	movaps	%xmm4, 480(%rsp)
	por	2112(%rsp), %xmm0
	pslld	$31, %xmm0
	psrad	$31, %xmm0
	pandn	%xmm4, %xmm0
	mulps	%xmm0, %xmm0
	addps	%xmm1, %xmm0
	xorps	%xmm1, %xmm1
	cmpleps	%xmm6, %xmm1
	movdqa	2096(%rsp), %xmm4
	pcmpgtd	%xmm15, %xmm4
	por	%xmm1, %xmm4
	movdqa	%xmm4, 1456(%rsp)
	movaps	528(%rsp), %xmm12
	movaps	%xmm12, %xmm7
	movaps	%xmm3, 672(%rsp)
	mulps	%xmm3, %xmm7
	por	2080(%rsp), %xmm1
	pslld	$31, %xmm1
	psrad	$31, %xmm1
	pandn	%xmm7, %xmm1
	mulps	%xmm1, %xmm1
	addps	%xmm0, %xmm1
	xorps	%xmm0, %xmm0
	cmpleps	%xmm8, %xmm0
	movdqa	2064(%rsp), %xmm3
	pcmpgtd	%xmm15, %xmm3
	por	%xmm0, %xmm3
	movdqa	%xmm3, 1888(%rsp)
	movaps	384(%rsp), %xmm4
	movaps	%xmm13, 656(%rsp)
	mulps	%xmm13, %xmm4
	por	2048(%rsp), %xmm0
	pslld	$31, %xmm0
	psrad	$31, %xmm0
	pandn	%xmm4, %xmm0
	mulps	%xmm0, %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 1872(%rsp)
	movdqa	%xmm14, %xmm0
	pandn	%xmm9, %xmm0
	movdqa	%xmm0, 1040(%rsp)
	mulps	%xmm0, %xmm11
	movaps	320(%rsp), %xmm1
	mulps	%xmm11, %xmm1
	movaps	%xmm11, %xmm8
	movaps	288(%rsp), %xmm14
	mulps	(%rsp), %xmm14
	mulps	%xmm14, %xmm1
	movaps	%xmm1, %xmm0
	movaps	%xmm1, %xmm6
	mulps	%xmm1, %xmm0
	movaps	%xmm9, %xmm1
	subps	%xmm0, %xmm1
	movaps	%xmm1, 2016(%rsp)
	movaps	%xmm1, %xmm0
	movaps	2126f(%rip), %xmm15
	maxps	%xmm15, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm9, %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, %xmm3
	movaps	912(%rsp), %xmm0
	andnps	%xmm9, %xmm0
	movaps	%xmm0, 1072(%rsp)
	movaps	%xmm2, %xmm11
	mulps	%xmm0, %xmm11
	movaps	1408(%rsp), %xmm1
	mulps	%xmm11, %xmm1
	mulps	%xmm14, %xmm1
	movaps	1424(%rsp), %xmm2
	mulps	%xmm11, %xmm2
	movaps	%xmm11, 1488(%rsp)
	movaps	%xmm1, %xmm0
	mulps	%xmm6, %xmm0
	movaps	%xmm6, 80(%rsp)
	movaps	%xmm8, %xmm10
	movaps	%xmm8, 448(%rsp)
	mulps	%xmm8, %xmm2
	subps	%xmm0, %xmm2
	movaps	%xmm1, %xmm0
	movaps	%xmm1, %xmm8
	mulps	%xmm1, %xmm0
	movaps	%xmm9, %xmm1
	subps	%xmm0, %xmm1
	mulps	%xmm3, %xmm2
	movaps	%xmm2, %xmm0
	movaps	%xmm2, %xmm13
	mulps	%xmm2, %xmm0
	subps	%xmm0, %xmm1
	movaps	%xmm1, 2000(%rsp)
	movaps	%xmm1, %xmm0
	maxps	%xmm15, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm9, %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	movaps	688(%rsp), %xmm1
	andnps	%xmm9, %xmm1
	movaps	%xmm1, 1056(%rsp)
	movaps	%xmm5, %xmm15
	mulps	%xmm1, %xmm15
	movaps	720(%rsp), %xmm5
	mulps	%xmm15, %xmm5
	mulps	%xmm14, %xmm5
	movaps	224(%rsp), %xmm2
	mulps	%xmm15, %xmm2
	movaps	%xmm5, %xmm1
	mulps	%xmm6, %xmm1
	mulps	%xmm10, %xmm2
	subps	%xmm1, %xmm2
	movaps	592(%rsp), %xmm6
	mulps	%xmm15, %xmm6
	movaps	%xmm5, %xmm1
	movaps	%xmm5, 784(%rsp)
	mulps	%xmm8, %xmm1
	movaps	%xmm8, %xmm10
	movaps	%xmm8, 432(%rsp)
	mulps	%xmm11, %xmm6
	subps	%xmm1, %xmm6
	mulps	%xmm3, %xmm2
	movaps	%xmm3, 16(%rsp)
	movaps	%xmm2, %xmm1
	movaps	%xmm2, %xmm8
	mulps	%xmm13, %xmm1
	movaps	%xmm13, 576(%rsp)
	subps	%xmm1, %xmm6
	movaps	%xmm5, %xmm1
	mulps	%xmm5, %xmm1
	movaps	%xmm9, %xmm2
	subps	%xmm1, %xmm2
	movaps	%xmm8, %xmm1
	movaps	%xmm8, 416(%rsp)
	mulps	%xmm8, %xmm1
	subps	%xmm1, %xmm2
	movaps	%xmm0, %xmm11
	movaps	%xmm0, 304(%rsp)
	mulps	%xmm0, %xmm6
	movaps	%xmm6, %xmm1
	mulps	%xmm6, %xmm1
	subps	%xmm1, %xmm2
	movaps	%xmm2, 1984(%rsp)
	movaps	%xmm2, %xmm1
	maxps	2126f(%rip), %xmm1
	sqrtps	%xmm1, %xmm1
	movaps	%xmm9, %xmm0
	divps	%xmm1, %xmm0
	movaps	%xmm0, 32(%rsp)
	movaps	1456(%rsp), %xmm1
	andnps	%xmm9, %xmm1
	movaps	%xmm1, 864(%rsp)
	movaps	%xmm12, %xmm2
	mulps	%xmm1, %xmm2
	movaps	240(%rsp), %xmm0
	mulps	%xmm2, %xmm0
	mulps	%xmm14, %xmm0
	movaps	352(%rsp), %xmm1
	mulps	%xmm2, %xmm1
	movaps	%xmm0, %xmm5
	mulps	80(%rsp), %xmm5
	mulps	448(%rsp), %xmm1
	subps	%xmm5, %xmm1
	movaps	960(%rsp), %xmm12
	mulps	%xmm2, %xmm12
	movaps	%xmm0, %xmm5
	mulps	%xmm10, %xmm5
	mulps	1488(%rsp), %xmm12
	subps	%xmm5, %xmm12
	mulps	%xmm3, %xmm1
	movaps	%xmm1, %xmm5
	movaps	%xmm1, %xmm3
	mulps	%xmm13, %xmm5
	subps	%xmm5, %xmm12
	movaps	880(%rsp), %xmm13
	mulps	%xmm2, %xmm13
	movaps	%xmm0, 800(%rsp)
	movaps	%xmm0, %xmm5
	movaps	784(%rsp), %xmm1
	mulps	%xmm1, %xmm5
	mulps	%xmm15, %xmm13
	subps	%xmm5, %xmm13
	movaps	%xmm3, %xmm5
	movaps	%xmm3, %xmm10
	movaps	%xmm3, 1440(%rsp)
	mulps	%xmm8, %xmm5
	subps	%xmm5, %xmm13
	mulps	%xmm11, %xmm12
	movaps	%xmm12, %xmm5
	mulps	%xmm6, %xmm5
	subps	%xmm5, %xmm13
	mulps	%xmm0, %xmm0
	movaps	%xmm9, %xmm3
	subps	%xmm0, %xmm3
	movaps	%xmm10, %xmm5
	mulps	%xmm10, %xmm5
	subps	%xmm5, %xmm3
	movaps	%xmm12, %xmm5
	movaps	%xmm12, 1712(%rsp)
	mulps	%xmm12, %xmm5
	subps	%xmm5, %xmm3
	movaps	32(%rsp), %xmm11
	mulps	%xmm11, %xmm13
	movaps	%xmm13, %xmm5
	mulps	%xmm13, %xmm5
	subps	%xmm5, %xmm3
	movaps	%xmm3, 1968(%rsp)
	movaps	%xmm3, %xmm5
	maxps	2126f(%rip), %xmm5
	sqrtps	%xmm5, %xmm5
	movaps	%xmm9, %xmm3
	divps	%xmm5, %xmm3
	movaps	%xmm3, 48(%rsp)
	movaps	1888(%rsp), %xmm3
	andnps	%xmm9, %xmm3
	movaps	%xmm3, 1616(%rsp)
	movaps	384(%rsp), %xmm8
	mulps	%xmm3, %xmm8
	movaps	192(%rsp), %xmm9
	mulps	%xmm8, %xmm9
	mulps	%xmm14, %xmm9
	movaps	256(%rsp), %xmm10
	mulps	%xmm8, %xmm10
	mulps	448(%rsp), %xmm10
	movaps	%xmm9, %xmm3
	mulps	80(%rsp), %xmm3
	subps	%xmm3, %xmm10
	movaps	832(%rsp), %xmm14
	mulps	%xmm8, %xmm14
	movaps	%xmm9, %xmm3
	mulps	432(%rsp), %xmm3
	mulps	1488(%rsp), %xmm14
	subps	%xmm3, %xmm14
	mulps	16(%rsp), %xmm10
	movaps	%xmm10, %xmm3
	mulps	576(%rsp), %xmm3
	subps	%xmm3, %xmm14
	movaps	736(%rsp), %xmm3
	mulps	%xmm8, %xmm3
	movaps	%xmm9, %xmm5
	mulps	%xmm1, %xmm5
	movaps	%xmm15, 2032(%rsp)
	mulps	%xmm15, %xmm3
	subps	%xmm5, %xmm3
	movaps	%xmm10, %xmm5
	mulps	416(%rsp), %xmm5
	subps	%xmm5, %xmm3
	movaps	304(%rsp), %xmm1
	mulps	%xmm1, %xmm14
	movaps	%xmm14, %xmm5
	mulps	%xmm6, %xmm5
	subps	%xmm5, %xmm3
	mulps	128(%rsp), %xmm8
	mulps	%xmm2, %xmm8
	movaps	%xmm9, %xmm2
	mulps	800(%rsp), %xmm2
	subps	%xmm2, %xmm8
	movaps	%xmm10, %xmm2
	mulps	1440(%rsp), %xmm2
	subps	%xmm2, %xmm8
	movaps	%xmm14, %xmm2
	mulps	%xmm12, %xmm2
	subps	%xmm2, %xmm8
	mulps	%xmm11, %xmm3
	movaps	%xmm3, %xmm2
	mulps	%xmm13, %xmm2
	subps	%xmm2, %xmm8
	movaps	%xmm9, %xmm5
	mulps	%xmm9, %xmm5
	movaps	252f(%rip), %xmm0
	movaps	%xmm0, %xmm2
	subps	%xmm5, %xmm2
	movaps	%xmm10, %xmm5
	mulps	%xmm10, %xmm5
	subps	%xmm5, %xmm2
	movaps	%xmm14, %xmm5
	mulps	%xmm14, %xmm5
	subps	%xmm5, %xmm2
	movaps	%xmm3, %xmm5
	mulps	%xmm3, %xmm5
	subps	%xmm5, %xmm2
	mulps	48(%rsp), %xmm8
	movaps	%xmm8, %xmm5
	mulps	%xmm8, %xmm5
	subps	%xmm5, %xmm2
	movaps	%xmm2, %xmm5
	maxps	2126f(%rip), %xmm5
	sqrtps	%xmm5, %xmm5
	divps	%xmm5, %xmm0
	movaps	%xmm0, 768(%rsp)
	movaps	496(%rsp), %xmm12
	mulps	(%rsp), %xmm12
	movaps	80(%rsp), %xmm5
	movaps	%xmm5, 448(%rsp)
	mulps	%xmm12, %xmm5
	movaps	640(%rsp), %xmm11
	mulps	1040(%rsp), %xmm11
	subps	%xmm5, %xmm11
	movaps	%xmm12, %xmm5
	mulps	%xmm12, %xmm5
	xorps	%xmm0, %xmm0
	addps	%xmm0, %xmm5
	mulps	16(%rsp), %xmm11
	movaps	%xmm11, %xmm0
	mulps	%xmm11, %xmm0
	addps	%xmm5, %xmm0
	movaps	432(%rsp), %xmm5
	movaps	%xmm5, 80(%rsp)
	mulps	%xmm12, %xmm5
	movaps	624(%rsp), %xmm15
	mulps	1072(%rsp), %xmm15
	subps	%xmm5, %xmm15
	movaps	576(%rsp), %xmm5
	movaps	%xmm5, 816(%rsp)
	mulps	%xmm11, %xmm5
	subps	%xmm5, %xmm15
	mulps	%xmm1, %xmm15
	movaps	%xmm15, %xmm5
	mulps	%xmm15, %xmm5
	addps	%xmm0, %xmm5
	movaps	784(%rsp), %xmm0
	movaps	%xmm0, 432(%rsp)
	mulps	%xmm12, %xmm0
	movaps	%xmm0, %xmm1
	movaps	480(%rsp), %xmm0
	mulps	1056(%rsp), %xmm0
	subps	%xmm1, %xmm0
	movaps	416(%rsp), %xmm1
	movaps	%xmm1, 576(%rsp)
	mulps	%xmm11, %xmm1
	subps	%xmm1, %xmm0
	movaps	%xmm6, 784(%rsp)
	mulps	%xmm15, %xmm6
	subps	%xmm6, %xmm0
	mulps	32(%rsp), %xmm0
	movaps	%xmm0, %xmm6
	movaps	%xmm0, %xmm1
	mulps	%xmm0, %xmm6
	addps	%xmm5, %xmm6
	movaps	800(%rsp), %xmm0
	movaps	%xmm0, 416(%rsp)
	mulps	%xmm12, %xmm0
	mulps	864(%rsp), %xmm7
	subps	%xmm0, %xmm7
	movaps	1440(%rsp), %xmm0
	movaps	%xmm0, 800(%rsp)
	mulps	%xmm11, %xmm0
	subps	%xmm0, %xmm7
	movaps	1712(%rsp), %xmm0
	movaps	%xmm0, 2224(%rsp)
	mulps	%xmm15, %xmm0
	subps	%xmm0, %xmm7
	movaps	%xmm13, 1712(%rsp)
	mulps	%xmm1, %xmm13
	subps	%xmm13, %xmm7
	mulps	48(%rsp), %xmm7
	movaps	%xmm7, %xmm0
	mulps	%xmm7, %xmm0
	addps	%xmm6, %xmm0
	movaps	%xmm9, %xmm5
	movaps	%xmm12, 496(%rsp)
	mulps	%xmm12, %xmm9
	mulps	1616(%rsp), %xmm4
	subps	%xmm9, %xmm4
	movaps	%xmm10, %xmm9
	movaps	%xmm11, 640(%rsp)
	mulps	%xmm11, %xmm10
	subps	%xmm10, %xmm4
	movaps	%xmm14, %xmm10
	movaps	%xmm15, 624(%rsp)
	mulps	%xmm15, %xmm14
	subps	%xmm14, %xmm4
	movaps	287f(%rip), %xmm14
	movaps	%xmm3, %xmm6
	movaps	%xmm1, 480(%rsp)
	mulps	%xmm1, %xmm3
	subps	%xmm3, %xmm4
	movaps	%xmm8, %xmm13
	mulps	%xmm7, %xmm8
	subps	%xmm8, %xmm4
	movaps	768(%rsp), %xmm8
	mulps	%xmm8, %xmm4
	movaps	%xmm4, %xmm1
	mulps	%xmm4, %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 1440(%rsp)
	movaps	288(%rsp), %xmm1
	movaps	2256(%rsp), %xmm0
	movaps	252f(%rip), %xmm15
	blendvps	%xmm0, %xmm15, %xmm1
	movaps	144(%rsp), %xmm3
	mulps	16(%rsp), %xmm3
	movaps	2240(%rsp), %xmm0
	blendvps	%xmm0, %xmm15, %xmm3
	mulps	%xmm1, %xmm3
	movaps	64(%rsp), %xmm1
	movaps	2224(%rsp), %xmm11
	mulps	304(%rsp), %xmm1
	movaps	912(%rsp), %xmm0
	blendvps	%xmm0, %xmm15, %xmm1
	mulps	%xmm3, %xmm1
	movaps	176(%rsp), %xmm3
	mulps	32(%rsp), %xmm3
	movaps	688(%rsp), %xmm0
	blendvps	%xmm0, %xmm15, %xmm3
	mulps	%xmm1, %xmm3
	movaps	528(%rsp), %xmm1
	mulps	48(%rsp), %xmm1
	movaps	1456(%rsp), %xmm0
	blendvps	%xmm0, %xmm15, %xmm1
	mulps	%xmm3, %xmm1
	movaps	384(%rsp), %xmm3
	mulps	%xmm8, %xmm3
	movaps	1888(%rsp), %xmm0
	movaps	%xmm15, %xmm8
	blendvps	%xmm0, %xmm15, %xmm3
	mulps	%xmm1, %xmm3
	movaps	%xmm3, 912(%rsp)
	movaps	448(%rsp), %xmm0
	xorps	%xmm14, %xmm0
	movaps	%xmm0, 448(%rsp)
	movaps	80(%rsp), %xmm0
	xorps	%xmm14, %xmm0
	movaps	%xmm0, 80(%rsp)
	movaps	816(%rsp), %xmm0
	xorps	%xmm14, %xmm0
	movaps	%xmm0, 816(%rsp)
	movaps	576(%rsp), %xmm0
	xorps	%xmm14, %xmm0
	movaps	%xmm0, 576(%rsp)
	movaps	432(%rsp), %xmm0
	xorps	%xmm14, %xmm0
	movaps	%xmm0, 432(%rsp)
	movaps	784(%rsp), %xmm0
	xorps	%xmm14, %xmm0
	movaps	%xmm0, 784(%rsp)
	movaps	800(%rsp), %xmm0
	xorps	%xmm14, %xmm0
	movaps	%xmm0, 800(%rsp)
	xorps	%xmm14, %xmm11
	movaps	416(%rsp), %xmm0
	xorps	%xmm14, %xmm0
	movaps	%xmm0, 416(%rsp)
	movaps	1712(%rsp), %xmm12
	xorps	%xmm14, %xmm12
	xorps	%xmm14, %xmm9
	movaps	%xmm9, 1456(%rsp)
	xorps	%xmm14, %xmm10
	xorps	%xmm14, %xmm6
	xorps	%xmm14, %xmm5
	movaps	%xmm5, 688(%rsp)
	xorps	%xmm14, %xmm13
	ja	229b
	movaps	%xmm10, %xmm5
	movaps	%xmm8, %xmm0
	divps	64(%rsp), %xmm0
	mulps	160(%rsp), %xmm0
	movaps	%xmm8, %xmm2
	movaps	176(%rsp), %xmm15
	divps	%xmm15, %xmm2
	mulps	112(%rsp), %xmm2
	mulps	2127f(%rip), %xmm0
	mulps	2128f(%rip), %xmm2
	movaps	%xmm2, %xmm1
	maxps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	1568(%rsp), %xmm2
	movaps	%xmm2, %xmm0
	movaps	278f(%rip), %xmm9
	cmpltps	%xmm9, %xmm0
	addps	%xmm2, %xmm2
	sqrtps	%xmm2, %xmm2
	mulps	2129f(%rip), %xmm2
	andps	%xmm0, %xmm2
	movaps	%xmm2, %xmm3
	maxps	%xmm1, %xmm3
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	movq	104(%rsp), %rax
	movss	16(%rax), %xmm1
	movaps	%xmm8, %xmm0
	movaps	1360(%rsp), %xmm10
	divps	%xmm10, %xmm0
	mulps	912(%rsp), %xmm0
	movaps	%xmm1, %xmm2
	shufps	$0, %xmm1, %xmm2
	mulps	%xmm0, %xmm0
	minps	%xmm8, %xmm0
	mulps	%xmm2, %xmm0
	movaps	%xmm3, %xmm2
	maxps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	%xmm10, %xmm0
	cmpltps	%xmm9, %xmm0
	andps	%xmm2, %xmm0
	mulps	%xmm0, %xmm0
	movaps	1440(%rsp), %xmm2
	cmpleps	%xmm0, %xmm2
	mulss	%xmm1, %xmm1
	shufps	$0, %xmm1, %xmm1
	movaps	1872(%rsp), %xmm0
	cmpleps	%xmm1, %xmm0
	andps	%xmm2, %xmm0
	movaps	1040(%rsp), %xmm2
	mulps	(%rsp), %xmm2
	movaps	1072(%rsp), %xmm1
	mulps	%xmm2, %xmm1
	movaps	1056(%rsp), %xmm2
	mulps	%xmm1, %xmm2
	movaps	864(%rsp), %xmm1
	mulps	%xmm2, %xmm1
	movaps	1616(%rsp), %xmm2
	mulps	%xmm1, %xmm2
	xorps	%xmm1, %xmm1
	cmpnltps	%xmm2, %xmm1
	andps	%xmm8, %xmm1
	movaps	275f(%rip), %xmm3
	movaps	%xmm3, %xmm2
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1840(%rsp), %xmm0
	cmpleps	1376(%rsp), %xmm0
	movaps	%xmm2, %xmm1
	minps	2130f(%rip), %xmm1
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1600(%rsp), %xmm1
	movaps	%xmm1, %xmm0
	cmpeqps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm1, 1600(%rsp)
	movaps	%xmm1, %xmm9
	cmpeqps	%xmm3, %xmm9
	andps	%xmm8, %xmm9
	movaps	%xmm9, %xmm0
	xorps	%xmm2, %xmm2
	addss	%xmm2, %xmm0
	pshufd	$245, %xmm9, %xmm1
	addss	%xmm0, %xmm1
	pshufd	$238, %xmm9, %xmm0
	addss	%xmm1, %xmm0
	pshufd	$255, %xmm9, %xmm1
	addss	%xmm0, %xmm1
	ucomiss	%xmm2, %xmm1
	movaps	1392(%rsp), %xmm8
	movaps	512(%rsp), %xmm0
	movaps	%xmm0, 1024(%rsp)
	ja	231b
	movaps	768(%rsp), %xmm2
	mulps	%xmm4, %xmm2
	mulps	%xmm2, %xmm13
	addps	%xmm7, %xmm13
	movaps	48(%rsp), %xmm1
	mulps	%xmm13, %xmm1
	mulps	%xmm1, %xmm12
	addps	480(%rsp), %xmm12
	mulps	%xmm2, %xmm6
	addps	%xmm12, %xmm6
	movaps	32(%rsp), %xmm3
	mulps	%xmm6, %xmm3
	movaps	784(%rsp), %xmm0
	mulps	%xmm3, %xmm0
	addps	624(%rsp), %xmm0
	mulps	%xmm1, %xmm11
	addps	%xmm0, %xmm11
	mulps	%xmm2, %xmm5
	addps	%xmm11, %xmm5
	movaps	304(%rsp), %xmm4
	mulps	%xmm5, %xmm4
	movaps	816(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	addps	640(%rsp), %xmm0
	movaps	576(%rsp), %xmm6
	mulps	%xmm3, %xmm6
	addps	%xmm0, %xmm6
	movaps	800(%rsp), %xmm0
	mulps	%xmm1, %xmm0
	addps	%xmm6, %xmm0
	movaps	1456(%rsp), %xmm6
	mulps	%xmm2, %xmm6
	addps	%xmm0, %xmm6
	movaps	16(%rsp), %xmm0
	mulps	%xmm6, %xmm0
	movaps	448(%rsp), %xmm6
	mulps	%xmm0, %xmm6
	addps	496(%rsp), %xmm6
	movaps	80(%rsp), %xmm7
	mulps	%xmm4, %xmm7
	addps	%xmm6, %xmm7
	movaps	432(%rsp), %xmm6
	mulps	%xmm3, %xmm6
	addps	%xmm7, %xmm6
	movaps	416(%rsp), %xmm7
	mulps	%xmm1, %xmm7
	addps	%xmm6, %xmm7
	movaps	%xmm15, %xmm5
	movaps	688(%rsp), %xmm15
	mulps	%xmm2, %xmm15
	addps	%xmm7, %xmm15
	mulps	288(%rsp), %xmm15
	movaps	%xmm15, 688(%rsp)
	mulps	144(%rsp), %xmm0
	movaps	%xmm0, 16(%rsp)
	mulps	64(%rsp), %xmm4
	movaps	%xmm4, 304(%rsp)
	mulps	%xmm5, %xmm3
	movaps	%xmm3, 32(%rsp)
	mulps	528(%rsp), %xmm1
	movaps	%xmm1, 48(%rsp)
	mulps	384(%rsp), %xmm2
	movaps	%xmm2, 768(%rsp)
	movaps	252f(%rip), %xmm15
	movaps	%xmm15, %xmm0
	divps	1904(%rsp), %xmm0
	movaps	1920(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	movdqa	2113f(%rip), %xmm13
	paddd	%xmm13, %xmm0
	pand	2114f(%rip), %xmm0
	psubd	%xmm0, %xmm15
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm1, %xmm15
	movaps	269f(%rip), %xmm9
	addps	%xmm9, %xmm15
	movaps	%xmm15, %xmm1
	mulps	%xmm15, %xmm1
	movaps	%xmm15, %xmm2
	mulps	2115f(%rip), %xmm2
	addps	2116f(%rip), %xmm2
	movaps	%xmm2, 624(%rsp)
	movaps	%xmm15, %xmm2
	mulps	2117f(%rip), %xmm2
	addps	2118f(%rip), %xmm2
	movaps	%xmm2, 432(%rsp)
	movaps	%xmm15, 496(%rsp)
	mulps	2119f(%rip), %xmm15
	addps	2120f(%rip), %xmm15
	movaps	%xmm15, 416(%rsp)
	movaps	%xmm1, 640(%rsp)
	mulps	2121f(%rip), %xmm1
	movaps	%xmm1, 448(%rsp)
	mulps	2122f(%rip), %xmm0
	movaps	%xmm0, 928(%rsp)
	movaps	1648(%rsp), %xmm0
	mulps	2131f(%rip), %xmm0
	movaps	%xmm0, 1648(%rsp)
	movaps	1664(%rsp), %xmm0
	mulps	2132f(%rip), %xmm0
	movaps	%xmm0, 1664(%rsp)
	movl	%ebp, %eax
	shrb	$3, %al
	testl	%r10d, %r10d
	setne	%cl
	andb	%al, %cl
	xorps	%xmm6, %xmm6
	xorps	%xmm10, %xmm10
	xorps	%xmm11, %xmm11
	xorps	%xmm12, %xmm12
	xorps	%xmm1, %xmm1
	movaps	%xmm1, 80(%rsp)
	movaps	%xmm1, 368(%rsp)
	xorps	%xmm5, %xmm5
	cmpb	$1, %cl
	movq	544(%rsp), %rsi
	jne	249f
	movq	552(%rsp), %rax
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 368(%rsp)
	movaps	%xmm0, 80(%rsp)
	xorl	%ecx, %ecx
	.p2align	4
247:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$4, %rdx
	movaps	(%r13,%rdx), %xmm1
	mulps	160(%rsp), %xmm1
	movaps	%xmm1, (%rsp)
	movq	%r13, %rdx
	xorl	%edi, %edi
	movaps	112(%rsp), %xmm2
	movaps	252f(%rip), %xmm15
	movaps	80(%rsp), %xmm14
	movaps	368(%rsp), %xmm1
	.p2align	4
248:
	movaps	(%rdx), %xmm3
	mulps	(%rsp), %xmm3
	addps	%xmm2, %xmm3
	movaps	%xmm15, %xmm8
	divps	%xmm3, %xmm8
	movaps	(%rax,%rdi), %xmm4
	subps	%xmm3, %xmm4
	mulps	%xmm8, %xmm4
	movaps	%xmm9, %xmm0
	cmpltps	%xmm4, %xmm0
	addps	%xmm9, %xmm8
	blendvps	%xmm0, %xmm4, %xmm8
	movaps	%xmm8, %xmm0
	addps	%xmm15, %xmm0
	paddd	%xmm13, %xmm0
	pand	2114f(%rip), %xmm0
	movaps	%xmm15, %xmm7
	psubd	%xmm0, %xmm7
	mulps	%xmm7, %xmm8
	addps	%xmm9, %xmm7
	addps	%xmm8, %xmm7
	movaps	%xmm7, %xmm8
	mulps	%xmm7, %xmm8
	movaps	%xmm7, %xmm9
	mulps	2119f(%rip), %xmm9
	movaps	%xmm8, %xmm13
	addps	2120f(%rip), %xmm9
	mulps	2121f(%rip), %xmm13
	addps	%xmm9, %xmm13
	movaps	%xmm7, %xmm9
	mulps	2117f(%rip), %xmm9
	addps	2118f(%rip), %xmm9
	mulps	%xmm8, %xmm13
	addps	%xmm9, %xmm13
	movaps	%xmm7, %xmm9
	mulps	2115f(%rip), %xmm9
	addps	2116f(%rip), %xmm9
	mulps	%xmm8, %xmm13
	addps	%xmm9, %xmm13
	mulps	%xmm8, %xmm13
	addps	%xmm7, %xmm13
	cvtdq2ps	%xmm0, %xmm0
	mulps	2122f(%rip), %xmm0
	addps	%xmm13, %xmm0
	movdqa	2113f(%rip), %xmm13
	movaps	269f(%rip), %xmm9
	movaps	%xmm4, %xmm7
	addps	%xmm15, %xmm7
	mulps	%xmm0, %xmm7
	maxps	%xmm9, %xmm4
	subps	%xmm4, %xmm7
	mulps	%xmm3, %xmm7
	addps	%xmm15, %xmm3
	movaps	%xmm15, %xmm0
	divps	%xmm3, %xmm0
	addps	%xmm7, %xmm5
	movaps	%xmm0, %xmm3
	mulps	%xmm0, %xmm3
	movaps	%xmm3, %xmm4
	mulps	%xmm3, %xmm4
	addps	%xmm4, %xmm11
	addps	%xmm0, %xmm1
	mulps	%xmm3, %xmm0
	addps	%xmm3, %xmm14
	mulps	%xmm0, %xmm3
	addps	%xmm3, %xmm10
	addps	%xmm0, %xmm12
	mulps	%xmm0, %xmm0
	addps	%xmm0, %xmm6
	addq	$16, %rdi
	addq	$80, %rdx
	cmpq	%rdi, %r12
	jne	248b
	movaps	%xmm1, 368(%rsp)
	movaps	%xmm14, 80(%rsp)
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	247b
249:
	movaps	%xmm12, 896(%rsp)
	movaps	%xmm11, 608(%rsp)
	movaps	%xmm10, 944(%rsp)
	movaps	%xmm6, 752(%rsp)
	movaps	%xmm5, 656(%rsp)
	movaps	320(%rsp), %xmm1
	movaps	144(%rsp), %xmm9
	mulps	%xmm9, %xmm1
	movaps	288(%rsp), %xmm15
	mulps	%xmm15, %xmm1
	movaps	%xmm1, %xmm0
	movaps	%xmm1, %xmm4
	mulps	%xmm1, %xmm0
	movaps	252f(%rip), %xmm5
	movaps	%xmm5, %xmm2
	subps	%xmm0, %xmm2
	movaps	%xmm2, %xmm3
	movaps	2126f(%rip), %xmm12
	maxps	%xmm12, %xmm2
	sqrtps	%xmm2, %xmm0
	movaps	%xmm5, %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, %xmm8
	movaps	1408(%rsp), %xmm7
	movaps	64(%rsp), %xmm11
	mulps	%xmm11, %xmm7
	mulps	%xmm15, %xmm7
	movaps	1424(%rsp), %xmm10
	mulps	%xmm11, %xmm10
	movaps	%xmm7, %xmm0
	mulps	%xmm4, %xmm0
	mulps	%xmm9, %xmm10
	subps	%xmm0, %xmm10
	movaps	%xmm7, %xmm0
	mulps	%xmm7, %xmm0
	movaps	%xmm5, %xmm2
	subps	%xmm0, %xmm2
	mulps	%xmm1, %xmm10
	movaps	%xmm8, 208(%rsp)
	movaps	%xmm10, %xmm0
	mulps	%xmm10, %xmm0
	subps	%xmm0, %xmm2
	minps	%xmm5, %xmm3
	movaps	%xmm2, %xmm0
	minps	%xmm3, %xmm0
	maxps	%xmm12, %xmm2
	sqrtps	%xmm2, %xmm2
	movaps	%xmm5, %xmm3
	divps	%xmm2, %xmm3
	movaps	%xmm3, %xmm12
	movaps	720(%rsp), %xmm6
	movaps	176(%rsp), %xmm3
	mulps	%xmm3, %xmm6
	mulps	%xmm15, %xmm6
	movaps	224(%rsp), %xmm13
	mulps	%xmm3, %xmm13
	movaps	%xmm6, %xmm2
	mulps	%xmm4, %xmm2
	movaps	%xmm4, 320(%rsp)
	mulps	%xmm9, %xmm13
	movaps	%xmm9, %xmm8
	subps	%xmm2, %xmm13
	movaps	592(%rsp), %xmm9
	mulps	%xmm3, %xmm9
	movaps	%xmm6, %xmm2
	mulps	%xmm7, %xmm2
	mulps	%xmm11, %xmm9
	subps	%xmm2, %xmm9
	mulps	%xmm1, %xmm13
	movaps	%xmm13, %xmm2
	mulps	%xmm10, %xmm2
	subps	%xmm2, %xmm9
	movaps	%xmm6, %xmm2
	mulps	%xmm6, %xmm2
	movaps	%xmm5, %xmm3
	subps	%xmm2, %xmm3
	movaps	%xmm13, %xmm2
	mulps	%xmm13, %xmm2
	subps	%xmm2, %xmm3
	mulps	%xmm12, %xmm9
	movaps	%xmm12, %xmm14
	movaps	%xmm12, 272(%rsp)
	movaps	%xmm9, %xmm2
	mulps	%xmm9, %xmm2
	subps	%xmm2, %xmm3
	movaps	%xmm3, %xmm2
	minps	%xmm0, %xmm2
	maxps	2126f(%rip), %xmm3
	sqrtps	%xmm3, %xmm0
	movaps	%xmm5, %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, (%rsp)
	movaps	240(%rsp), %xmm5
	movaps	528(%rsp), %xmm3
	mulps	%xmm3, %xmm5
	mulps	%xmm15, %xmm5
	movaps	352(%rsp), %xmm1
	mulps	%xmm3, %xmm1
	movaps	%xmm5, %xmm0
	mulps	%xmm4, %xmm0
	mulps	%xmm8, %xmm1
	subps	%xmm0, %xmm1
	movaps	960(%rsp), %xmm12
	mulps	%xmm3, %xmm12
	movaps	%xmm5, %xmm0
	mulps	%xmm7, %xmm0
	mulps	%xmm11, %xmm12
	subps	%xmm0, %xmm12
	movaps	208(%rsp), %xmm8
	mulps	%xmm8, %xmm1
	movaps	%xmm1, %xmm0
	mulps	%xmm10, %xmm0
	subps	%xmm0, %xmm12
	movaps	880(%rsp), %xmm11
	mulps	%xmm3, %xmm11
	movaps	%xmm5, %xmm0
	mulps	%xmm6, %xmm0
	mulps	176(%rsp), %xmm11
	subps	%xmm0, %xmm11
	movaps	%xmm1, %xmm0
	mulps	%xmm13, %xmm0
	subps	%xmm0, %xmm11
	mulps	%xmm14, %xmm12
	movaps	%xmm12, %xmm0
	mulps	%xmm9, %xmm0
	subps	%xmm0, %xmm11
	movaps	%xmm5, %xmm0
	mulps	%xmm5, %xmm0
	movaps	252f(%rip), %xmm14
	movaps	%xmm14, %xmm3
	subps	%xmm0, %xmm3
	movaps	%xmm1, %xmm0
	mulps	%xmm1, %xmm0
	subps	%xmm0, %xmm3
	movaps	%xmm12, %xmm0
	mulps	%xmm12, %xmm0
	subps	%xmm0, %xmm3
	mulps	(%rsp), %xmm11
	movaps	%xmm11, %xmm0
	mulps	%xmm11, %xmm0
	subps	%xmm0, %xmm3
	movaps	%xmm3, %xmm0
	minps	%xmm2, %xmm0
	movaps	%xmm0, 336(%rsp)
	maxps	2126f(%rip), %xmm3
	sqrtps	%xmm3, %xmm2
	divps	%xmm2, %xmm14
	movaps	192(%rsp), %xmm3
	movaps	384(%rsp), %xmm4
	mulps	%xmm4, %xmm3
	mulps	%xmm15, %xmm3
	movaps	256(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm3, %xmm2
	mulps	320(%rsp), %xmm2
	mulps	144(%rsp), %xmm0
	subps	%xmm2, %xmm0
	movaps	832(%rsp), %xmm15
	mulps	%xmm4, %xmm15
	movaps	%xmm3, %xmm2
	movaps	%xmm7, 1408(%rsp)
	mulps	%xmm7, %xmm2
	mulps	64(%rsp), %xmm15
	subps	%xmm2, %xmm15
	mulps	%xmm8, %xmm0
	movaps	%xmm0, %xmm2
	movaps	%xmm10, 1424(%rsp)
	mulps	%xmm10, %xmm2
	subps	%xmm2, %xmm15
	movaps	736(%rsp), %xmm8
	movaps	%xmm4, %xmm7
	mulps	%xmm4, %xmm8
	movaps	%xmm3, %xmm2
	movaps	%xmm6, 720(%rsp)
	mulps	%xmm6, %xmm2
	movaps	176(%rsp), %xmm4
	mulps	%xmm4, %xmm8
	subps	%xmm2, %xmm8
	movaps	%xmm0, %xmm2
	movaps	%xmm13, 224(%rsp)
	mulps	%xmm13, %xmm2
	subps	%xmm2, %xmm8
	mulps	272(%rsp), %xmm15
	movaps	%xmm15, %xmm2
	movaps	%xmm9, 592(%rsp)
	mulps	%xmm9, %xmm2
	subps	%xmm2, %xmm8
	movaps	128(%rsp), %xmm4
	mulps	%xmm7, %xmm4
	movaps	%xmm3, %xmm2
	movaps	%xmm5, 240(%rsp)
	mulps	%xmm5, %xmm2
	mulps	528(%rsp), %xmm4
	subps	%xmm2, %xmm4
	movaps	%xmm0, %xmm2
	movaps	%xmm1, 352(%rsp)
	mulps	%xmm1, %xmm2
	subps	%xmm2, %xmm4
	movaps	%xmm15, %xmm2
	movaps	%xmm12, 960(%rsp)
	mulps	%xmm12, %xmm2
	subps	%xmm2, %xmm4
	mulps	(%rsp), %xmm8
	movaps	%xmm8, %xmm2
	movaps	%xmm11, 880(%rsp)
	mulps	%xmm11, %xmm2
	subps	%xmm2, %xmm4
	movaps	%xmm3, 192(%rsp)
	movaps	%xmm3, %xmm2
	mulps	%xmm3, %xmm2
	movaps	252f(%rip), %xmm3
	subps	%xmm2, %xmm3
	movaps	%xmm0, 256(%rsp)
	mulps	%xmm0, %xmm0
	subps	%xmm0, %xmm3
	movaps	%xmm15, 832(%rsp)
	movaps	%xmm15, %xmm2
	mulps	%xmm15, %xmm2
	subps	%xmm2, %xmm3
	movaps	%xmm8, 736(%rsp)
	movaps	%xmm8, %xmm2
	mulps	%xmm8, %xmm2
	subps	%xmm2, %xmm3
	movaps	%xmm14, 464(%rsp)
	mulps	%xmm14, %xmm4
	movaps	%xmm4, 128(%rsp)
	movaps	%xmm4, %xmm2
	mulps	%xmm4, %xmm2
	subps	%xmm2, %xmm3
	movaps	%xmm3, %xmm2
	minps	336(%rsp), %xmm2
	movaps	2133f(%rip), %xmm4
	cmpltps	%xmm2, %xmm4
	movaps	1600(%rsp), %xmm6
	movaps	%xmm6, %xmm13
	cmpeqps	274f(%rip), %xmm13
	movaps	%xmm13, %xmm0
	movaps	%xmm13, %xmm14
	movaps	%xmm4, 480(%rsp)
	orps	%xmm4, %xmm0
	movaps	2134f(%rip), %xmm1
	blendvps	%xmm0, %xmm6, %xmm1
	movaps	%xmm1, 672(%rsp)
	movaps	512(%rsp), %xmm4
	movaps	%xmm4, %xmm7
	movaps	1392(%rsp), %xmm10
	minps	%xmm10, %xmm7
	movaps	%xmm10, %xmm0
	cmpunordps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm4, %xmm7
	movaps	688(%rsp), %xmm0
	movaps	%xmm0, %xmm8
	movaps	560(%rsp), %xmm13
	addps	%xmm13, %xmm0
	movaps	1232(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1280(%rsp), %xmm1
	movaps	%xmm1, %xmm9
	maxps	%xmm2, %xmm9
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm9
	movaps	254f(%rip), %xmm1
	andps	%xmm1, %xmm8
	xorps	%xmm0, %xmm0
	maxps	%xmm0, %xmm8
	movaps	16(%rsp), %xmm5
	movaps	%xmm5, %xmm0
	andps	%xmm1, %xmm0
	maxps	%xmm8, %xmm0
	movaps	48(%rsp), %xmm15
	movaps	%xmm15, %xmm2
	andps	%xmm1, %xmm2
	maxps	%xmm0, %xmm2
	movaps	768(%rsp), %xmm12
	movaps	%xmm12, %xmm11
	andps	%xmm1, %xmm11
	maxps	%xmm2, %xmm11
	mulps	2135f(%rip), %xmm7
	cmpleps	%xmm7, %xmm11
	cmpleps	252f(%rip), %xmm6
	movaps	%xmm6, 336(%rsp)
	andps	%xmm6, %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm9, %xmm13
	movq	104(%rsp), %rax
	movss	208(%rax), %xmm9
	shufps	$0, %xmm9, %xmm9
	movaps	%xmm14, %xmm0
	blendvps	%xmm0, %xmm9, %xmm13
	movaps	%xmm13, 560(%rsp)
	movaps	704(%rsp), %xmm8
	addps	%xmm8, %xmm5
	movaps	1296(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm5, %xmm2
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1312(%rsp), %xmm1
	movaps	%xmm1, %xmm7
	maxps	%xmm2, %xmm7
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm7
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm7, %xmm8
	movaps	%xmm14, %xmm0
	movaps	%xmm14, %xmm13
	blendvps	%xmm0, %xmm9, %xmm8
	movaps	160(%rsp), %xmm5
	movaps	304(%rsp), %xmm0
	addps	%xmm5, %xmm0
	movaps	1200(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1216(%rsp), %xmm1
	movaps	%xmm1, %xmm7
	maxps	%xmm2, %xmm7
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm7
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm7, %xmm5
	movss	12(%rax), %xmm14
	shufps	$0, %xmm14, %xmm14
	mulps	%xmm14, %xmm5
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, %xmm9, %xmm5
	movaps	112(%rsp), %xmm6
	movaps	32(%rsp), %xmm0
	addps	%xmm6, %xmm0
	movaps	1328(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1344(%rsp), %xmm1
	movaps	%xmm1, %xmm7
	maxps	%xmm2, %xmm7
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm7
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm7, %xmm6
	movaps	%xmm14, 32(%rsp)
	mulps	%xmm14, %xmm6
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, %xmm9, %xmm6
	addps	%xmm10, %xmm15
	movaps	1552(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm15, %xmm2
	cmpunordps	%xmm15, %xmm15
	movaps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1248(%rsp), %xmm1
	movaps	%xmm1, %xmm7
	maxps	%xmm2, %xmm7
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm7
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm7, %xmm10
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, %xmm9, %xmm10
	addps	%xmm4, %xmm12
	movaps	1536(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm12, %xmm2
	cmpunordps	%xmm12, %xmm12
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1264(%rsp), %xmm1
	movaps	%xmm1, %xmm7
	maxps	%xmm2, %xmm7
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm7
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm7, %xmm4
	movq	%r8, %r15
	shlq	$4, %r15
	movaps	560(%rsp), %xmm0
	movaps	%xmm0, (%r14,%r15)
	addq	%rsi, %r8
	shlq	$4, %r8
	movaps	%xmm8, (%r14,%r8)
	leaq	(%r14,%r15), %rax
	movq	%rsi, %rcx
	shlq	$5, %rcx
	movaps	%xmm5, (%rcx,%rax)
	movaps	320(%rsp), %xmm5
	leaq	(%rsi,%rsi,2), %r10
	movq	%r10, %rcx
	shlq	$4, %rcx
	movaps	%xmm6, (%rcx,%rax)
	movq	%rsi, %rcx
	shlq	$6, %rcx
	movaps	%xmm10, (%rcx,%rax)
	movaps	%xmm13, %xmm0
	movaps	%xmm9, 16(%rsp)
	blendvps	%xmm0, %xmm9, %xmm4
	leaq	(%rsi,%rsi,4), %rcx
	movq	%rcx, %rdx
	shlq	$4, %rdx
	movaps	%xmm4, (%rdx,%rax)
	movl	$6, %eax
	testb	$2, %bpl
	movaps	287f(%rip), %xmm14
	je	250f
	maxps	2126f(%rip), %xmm3
	sqrtps	%xmm3, %xmm0
	movaps	252f(%rip), %xmm8
	divps	%xmm0, %xmm8
	movaps	%xmm8, 48(%rsp)
	movaps	336(%rsp), %xmm0
	andps	480(%rsp), %xmm0
	movaps	%xmm0, 336(%rsp)
	xorps	%xmm14, %xmm5
	movaps	208(%rsp), %xmm0
	mulps	%xmm0, %xmm5
	movaps	%xmm5, 320(%rsp)
	movaps	1424(%rsp), %xmm12
	movaps	%xmm12, %xmm9
	mulps	%xmm5, %xmm9
	addps	1408(%rsp), %xmm9
	movaps	%xmm0, %xmm3
	movaps	224(%rsp), %xmm1
	mulps	%xmm1, %xmm3
	movaps	%xmm3, 160(%rsp)
	mulps	%xmm5, %xmm1
	addps	720(%rsp), %xmm1
	xorps	%xmm14, %xmm9
	movaps	272(%rsp), %xmm11
	mulps	%xmm11, %xmm9
	movaps	592(%rsp), %xmm4
	mulps	%xmm9, %xmm4
	addps	%xmm1, %xmm4
	movaps	%xmm0, %xmm6
	movaps	352(%rsp), %xmm3
	mulps	%xmm3, %xmm0
	movaps	%xmm0, 224(%rsp)
	mulps	%xmm5, %xmm3
	addps	240(%rsp), %xmm3
	movaps	960(%rsp), %xmm7
	movaps	%xmm7, %xmm0
	mulps	%xmm9, %xmm0
	addps	%xmm3, %xmm0
	xorps	%xmm14, %xmm4
	mulps	(%rsp), %xmm4
	movaps	880(%rsp), %xmm1
	mulps	%xmm4, %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm6, %xmm15
	movaps	%xmm6, %xmm5
	movaps	256(%rsp), %xmm2
	mulps	%xmm2, %xmm15
	mulps	320(%rsp), %xmm2
	addps	192(%rsp), %xmm2
	movaps	832(%rsp), %xmm6
	movaps	%xmm6, %xmm0
	mulps	%xmm9, %xmm0
	addps	%xmm2, %xmm0
	movaps	736(%rsp), %xmm13
	movaps	%xmm13, %xmm2
	mulps	%xmm4, %xmm2
	addps	%xmm0, %xmm2
	xorps	%xmm14, %xmm1
	mulps	464(%rsp), %xmm1
	movaps	128(%rsp), %xmm10
	mulps	%xmm1, %xmm10
	addps	%xmm2, %xmm10
	movaps	320(%rsp), %xmm0
	mulps	%xmm0, %xmm0
	addps	252f(%rip), %xmm0
	movaps	%xmm9, 480(%rsp)
	mulps	%xmm9, %xmm9
	addps	%xmm0, %xmm9
	movaps	%xmm4, 512(%rsp)
	mulps	%xmm4, %xmm4
	addps	%xmm9, %xmm4
	movaps	%xmm1, 112(%rsp)
	mulps	%xmm1, %xmm1
	addps	%xmm4, %xmm1
	xorps	%xmm14, %xmm10
	mulps	%xmm8, %xmm10
	movaps	%xmm10, 304(%rsp)
	movaps	%xmm10, %xmm8
	mulps	%xmm10, %xmm8
	addps	%xmm1, %xmm8
	movaps	288(%rsp), %xmm0
	mulps	%xmm0, %xmm8
	mulps	%xmm0, %xmm8
	movaps	16(%rsp), %xmm10
	movaps	%xmm10, %xmm1
	movaps	336(%rsp), %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm8, %xmm1
	movaps	%xmm1, 352(%rsp)
	xorps	%xmm14, %xmm5
	mulps	%xmm12, %xmm5
	mulps	%xmm11, %xmm5
	movaps	592(%rsp), %xmm0
	mulps	%xmm5, %xmm0
	addps	160(%rsp), %xmm0
	movaps	%xmm11, %xmm8
	mulps	%xmm7, %xmm8
	mulps	%xmm5, %xmm7
	addps	224(%rsp), %xmm7
	xorps	%xmm14, %xmm0
	movaps	(%rsp), %xmm12
	mulps	%xmm12, %xmm0
	movaps	880(%rsp), %xmm9
	movaps	%xmm9, %xmm3
	mulps	%xmm0, %xmm3
	addps	%xmm7, %xmm3
	movaps	%xmm13, %xmm1
	movaps	%xmm11, %xmm13
	mulps	%xmm6, %xmm13
	mulps	%xmm5, %xmm6
	addps	%xmm15, %xmm6
	movaps	%xmm1, %xmm7
	mulps	%xmm0, %xmm7
	addps	%xmm6, %xmm7
	xorps	%xmm14, %xmm3
	movaps	464(%rsp), %xmm15
	mulps	%xmm15, %xmm3
	movaps	128(%rsp), %xmm4
	mulps	%xmm3, %xmm4
	addps	%xmm7, %xmm4
	movaps	208(%rsp), %xmm6
	mulps	%xmm6, %xmm6
	movaps	%xmm5, 192(%rsp)
	mulps	%xmm5, %xmm5
	addps	%xmm6, %xmm5
	movaps	%xmm0, 240(%rsp)
	mulps	%xmm0, %xmm0
	addps	%xmm5, %xmm0
	movaps	%xmm3, 224(%rsp)
	mulps	%xmm3, %xmm3
	addps	%xmm0, %xmm3
	xorps	%xmm14, %xmm4
	movaps	48(%rsp), %xmm6
	mulps	%xmm6, %xmm4
	movaps	%xmm4, 832(%rsp)
	mulps	%xmm4, %xmm4
	addps	%xmm3, %xmm4
	movaps	144(%rsp), %xmm0
	mulps	%xmm0, %xmm4
	mulps	%xmm0, %xmm4
	movaps	%xmm10, %xmm3
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm4, %xmm3
	movaps	%xmm3, 720(%rsp)
	movaps	%xmm11, %xmm7
	xorps	%xmm14, %xmm7
	mulps	592(%rsp), %xmm7
	mulps	%xmm12, %xmm7
	movaps	%xmm9, %xmm3
	mulps	%xmm7, %xmm3
	addps	%xmm8, %xmm3
	movaps	%xmm12, %xmm4
	mulps	%xmm1, %xmm4
	mulps	%xmm7, %xmm1
	addps	%xmm13, %xmm1
	xorps	%xmm14, %xmm3
	mulps	%xmm15, %xmm3
	movaps	128(%rsp), %xmm13
	movaps	%xmm13, %xmm5
	mulps	%xmm3, %xmm5
	addps	%xmm1, %xmm5
	mulps	%xmm11, %xmm11
	movaps	%xmm7, 256(%rsp)
	mulps	%xmm7, %xmm7
	addps	%xmm11, %xmm7
	movaps	%xmm3, %xmm0
	mulps	%xmm3, %xmm0
	addps	%xmm7, %xmm0
	xorps	%xmm14, %xmm5
	movaps	%xmm6, %xmm8
	mulps	%xmm6, %xmm5
	movaps	%xmm5, 736(%rsp)
	movaps	%xmm5, %xmm7
	mulps	%xmm5, %xmm7
	addps	%xmm0, %xmm7
	movaps	64(%rsp), %xmm0
	movaps	32(%rsp), %xmm6
	mulps	%xmm6, %xmm0
	mulps	%xmm0, %xmm7
	movaps	%xmm0, 64(%rsp)
	mulps	%xmm0, %xmm7
	movaps	%xmm10, %xmm1
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm7, %xmm1
	movaps	%xmm1, 592(%rsp)
	movaps	176(%rsp), %xmm1
	mulps	%xmm6, %xmm1
	movaps	%xmm12, %xmm6
	xorps	%xmm14, %xmm6
	mulps	%xmm9, %xmm6
	mulps	%xmm15, %xmm6
	movaps	%xmm15, %xmm9
	movaps	%xmm13, %xmm11
	mulps	%xmm6, %xmm11
	addps	%xmm4, %xmm11
	movaps	384(%rsp), %xmm2
	mulps	%xmm12, %xmm12
	movaps	%xmm6, 32(%rsp)
	movaps	%xmm6, %xmm4
	mulps	%xmm6, %xmm4
	addps	%xmm12, %xmm4
	xorps	%xmm14, %xmm11
	movaps	%xmm8, %xmm15
	mulps	%xmm8, %xmm11
	movaps	%xmm11, %xmm7
	mulps	%xmm11, %xmm7
	addps	%xmm4, %xmm7
	mulps	%xmm1, %xmm7
	movaps	%xmm1, 176(%rsp)
	mulps	%xmm1, %xmm7
	movaps	528(%rsp), %xmm1
	movaps	%xmm10, %xmm8
	blendvps	%xmm0, %xmm7, %xmm8
	movaps	%xmm9, %xmm4
	movaps	%xmm9, %xmm12
	xorps	%xmm14, %xmm12
	mulps	%xmm13, %xmm12
	mulps	%xmm15, %xmm12
	mulps	%xmm9, %xmm4
	movaps	%xmm12, %xmm7
	mulps	%xmm12, %xmm7
	addps	%xmm4, %xmm7
	mulps	%xmm1, %xmm7
	mulps	%xmm1, %xmm7
	movaps	%xmm10, %xmm4
	movaps	%xmm0, %xmm5
	blendvps	%xmm0, %xmm7, %xmm4
	mulps	%xmm15, %xmm15
	mulps	%xmm2, %xmm15
	mulps	%xmm2, %xmm15
	blendvps	%xmm0, %xmm15, %xmm10
	movl	%ebp, %edx
	andl	$4, %edx
	movl	%edx, %eax
	shrl	$2, %eax
	movq	%r10, %rsi
	shlq	$5, %rsi
	addq	%r14, %rsi
	xorl	%edi, %edi
	testl	%edx, %edx
	movq	%rcx, 160(%rsp)
	movq	%rbx, %r12
	movq	%r8, %rbx
	movl	$15, %r8d
	movl	$9, %r9d
	cmoveq	%r9, %r8
	movaps	352(%rsp), %xmm0
	movaps	%xmm0, (%r15,%rsi)
	movl	$20, %esi
	movl	$10, %r9d
	cmoveq	%r9, %rsi
	setne	%dil
	movl	$26, %r9d
	movq	%r15, %rcx
	movq	%r14, %r15
	movq	%r11, %r14
	movl	%ebp, %r11d
	movl	$11, %ebp
	cmoveq	%rbp, %r9
	movl	%r11d, %ebp
	movq	%r14, %r11
	movq	%r15, %r14
	movq	%rcx, %r15
	addq	$7, %rdi
	imulq	544(%rsp), %rdi
	shlq	$4, %rdi
	addq	%r14, %rdi
	movaps	720(%rsp), %xmm0
	movaps	%xmm0, (%rcx,%rdi)
	leaq	(%rax,%rax,2), %rax
	addq	$8, %rax
	imulq	544(%rsp), %rax
	shlq	$4, %rax
	addq	%r14, %rax
	movaps	592(%rsp), %xmm0
	movaps	%xmm0, (%rcx,%rax)
	imulq	544(%rsp), %r8
	shlq	$4, %r8
	addq	%r14, %r8
	movaps	%xmm8, (%rcx,%r8)
	movq	%rbx, %r8
	movq	%r12, %rbx
	movq	160(%rsp), %rcx
	imulq	544(%rsp), %rsi
	shlq	$4, %rsi
	addq	%r14, %rsi
	movaps	%xmm4, (%r15,%rsi)
	movq	544(%rsp), %rsi
	imulq	%rsi, %r9
	shlq	$4, %r9
	addq	%r14, %r9
	movaps	%xmm10, (%r15,%r9)
	movl	$12, %eax
	testl	%edx, %edx
	je	250f
	movaps	208(%rsp), %xmm1
	mulps	320(%rsp), %xmm1
	movaps	192(%rsp), %xmm0
	movaps	480(%rsp), %xmm10
	mulps	%xmm10, %xmm0
	addps	%xmm1, %xmm0
	movaps	240(%rsp), %xmm4
	movaps	512(%rsp), %xmm9
	mulps	%xmm9, %xmm4
	addps	%xmm0, %xmm4
	movaps	224(%rsp), %xmm0
	movaps	112(%rsp), %xmm1
	mulps	%xmm1, %xmm0
	addps	%xmm4, %xmm0
	movaps	%xmm12, 352(%rsp)
	movaps	832(%rsp), %xmm15
	movaps	%xmm15, %xmm4
	movaps	304(%rsp), %xmm12
	mulps	%xmm12, %xmm4
	addps	%xmm0, %xmm4
	mulps	144(%rsp), %xmm4
	movaps	288(%rsp), %xmm6
	mulps	%xmm6, %xmm4
	movaps	16(%rsp), %xmm13
	movaps	%xmm13, %xmm2
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm4, %xmm2
	movaps	%xmm2, 208(%rsp)
	movaps	272(%rsp), %xmm5
	mulps	%xmm5, %xmm10
	movaps	256(%rsp), %xmm8
	movaps	%xmm8, %xmm7
	mulps	%xmm9, %xmm7
	addps	%xmm10, %xmm7
	movaps	%xmm3, %xmm4
	mulps	%xmm1, %xmm4
	addps	%xmm7, %xmm4
	movaps	736(%rsp), %xmm10
	movaps	%xmm10, %xmm7
	mulps	%xmm12, %xmm7
	addps	%xmm4, %xmm7
	movaps	64(%rsp), %xmm1
	mulps	%xmm1, %xmm7
	mulps	%xmm6, %xmm7
	movaps	%xmm13, %xmm2
	blendvps	%xmm0, %xmm7, %xmm2
	movaps	%xmm2, 128(%rsp)
	mulps	192(%rsp), %xmm5
	movaps	%xmm8, %xmm4
	movaps	240(%rsp), %xmm8
	mulps	%xmm8, %xmm4
	addps	%xmm5, %xmm4
	movaps	%xmm3, %xmm2
	movaps	224(%rsp), %xmm6
	mulps	%xmm6, %xmm2
	addps	%xmm4, %xmm2
	movaps	%xmm10, %xmm4
	mulps	%xmm15, %xmm4
	addps	%xmm2, %xmm4
	mulps	%xmm1, %xmm4
	mulps	144(%rsp), %xmm4
	movaps	%xmm13, %xmm2
	blendvps	%xmm0, %xmm4, %xmm2
	movaps	%xmm2, 272(%rsp)
	movaps	(%rsp), %xmm4
	mulps	%xmm4, %xmm9
	movaps	32(%rsp), %xmm5
	mulps	112(%rsp), %xmm5
	addps	%xmm9, %xmm5
	movaps	%xmm11, %xmm2
	mulps	%xmm12, %xmm2
	addps	%xmm5, %xmm2
	movaps	176(%rsp), %xmm5
	mulps	%xmm5, %xmm2
	mulps	288(%rsp), %xmm2
	movaps	%xmm13, %xmm7
	blendvps	%xmm0, %xmm2, %xmm7
	movaps	%xmm7, 192(%rsp)
	movaps	%xmm8, %xmm2
	mulps	%xmm4, %xmm2
	movaps	32(%rsp), %xmm8
	movaps	%xmm8, %xmm7
	mulps	%xmm6, %xmm7
	addps	%xmm2, %xmm7
	movaps	%xmm11, %xmm2
	mulps	%xmm15, %xmm2
	addps	%xmm7, %xmm2
	mulps	%xmm5, %xmm2
	movaps	144(%rsp), %xmm6
	mulps	%xmm6, %xmm2
	movaps	%xmm13, %xmm1
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm1, 240(%rsp)
	mulps	256(%rsp), %xmm4
	movaps	%xmm8, %xmm7
	mulps	%xmm3, %xmm7
	addps	%xmm4, %xmm7
	movaps	%xmm11, %xmm2
	mulps	%xmm10, %xmm2
	addps	%xmm7, %xmm2
	mulps	%xmm5, %xmm2
	movaps	64(%rsp), %xmm1
	mulps	%xmm1, %xmm2
	movaps	%xmm13, %xmm4
	blendvps	%xmm0, %xmm2, %xmm4
	movaps	%xmm4, (%rsp)
	movaps	464(%rsp), %xmm7
	movaps	112(%rsp), %xmm4
	mulps	%xmm7, %xmm4
	movaps	352(%rsp), %xmm8
	movaps	%xmm8, %xmm2
	mulps	%xmm12, %xmm2
	addps	%xmm4, %xmm2
	movaps	528(%rsp), %xmm4
	mulps	%xmm4, %xmm2
	movaps	288(%rsp), %xmm9
	mulps	%xmm9, %xmm2
	movaps	%xmm13, %xmm5
	blendvps	%xmm0, %xmm2, %xmm5
	movaps	%xmm5, 112(%rsp)
	movaps	%xmm11, %xmm5
	movaps	224(%rsp), %xmm11
	mulps	%xmm7, %xmm11
	movaps	%xmm8, %xmm2
	mulps	%xmm15, %xmm2
	addps	%xmm11, %xmm2
	mulps	%xmm4, %xmm2
	mulps	%xmm6, %xmm2
	movaps	%xmm13, %xmm6
	blendvps	%xmm0, %xmm2, %xmm6
	movaps	%xmm6, 224(%rsp)
	mulps	%xmm7, %xmm3
	movaps	%xmm8, %xmm2
	movaps	%xmm8, %xmm11
	mulps	%xmm10, %xmm2
	addps	%xmm3, %xmm2
	mulps	%xmm4, %xmm2
	mulps	%xmm1, %xmm2
	movaps	%xmm13, %xmm3
	blendvps	%xmm0, %xmm2, %xmm3
	mulps	32(%rsp), %xmm7
	movaps	%xmm8, %xmm2
	mulps	%xmm5, %xmm2
	addps	%xmm7, %xmm2
	mulps	%xmm4, %xmm2
	movaps	176(%rsp), %xmm7
	mulps	%xmm7, %xmm2
	movaps	%xmm13, %xmm8
	blendvps	%xmm0, %xmm2, %xmm8
	movaps	48(%rsp), %xmm1
	mulps	%xmm1, %xmm12
	movaps	384(%rsp), %xmm2
	mulps	%xmm2, %xmm12
	mulps	%xmm9, %xmm12
	movaps	%xmm13, %xmm6
	blendvps	%xmm0, %xmm12, %xmm6
	mulps	%xmm1, %xmm15
	mulps	%xmm2, %xmm15
	movaps	%xmm2, %xmm12
	mulps	144(%rsp), %xmm15
	movaps	%xmm13, %xmm9
	blendvps	%xmm0, %xmm15, %xmm9
	mulps	%xmm1, %xmm10
	mulps	%xmm2, %xmm10
	mulps	64(%rsp), %xmm10
	movaps	%xmm13, %xmm2
	blendvps	%xmm0, %xmm10, %xmm2
	mulps	%xmm1, %xmm5
	mulps	%xmm12, %xmm5
	mulps	%xmm7, %xmm5
	movaps	%xmm13, %xmm7
	blendvps	%xmm0, %xmm5, %xmm7
	mulps	%xmm11, %xmm1
	mulps	%xmm12, %xmm1
	mulps	%xmm4, %xmm1
	blendvps	%xmm0, %xmm1, %xmm13
	imulq	$112, %rsi, %rax
	addq	%r14, %rax
	movaps	208(%rsp), %xmm0
	movaps	%xmm0, (%r15,%rax)
	leaq	(%rsi,%rsi,8), %rax
	movq	%rax, %rdx
	shlq	$4, %rdx
	addq	%r14, %rdx
	movaps	128(%rsp), %xmm0
	movaps	%xmm0, (%r15,%rdx)
	shlq	$5, %rcx
	addq	%r14, %rcx
	movaps	272(%rsp), %xmm0
	movaps	%xmm0, (%r15,%rcx)
	movq	%r10, %rcx
	shlq	$6, %rcx
	addq	%r14, %rcx
	movaps	192(%rsp), %xmm0
	movaps	%xmm0, (%r15,%rcx)
	imulq	$208, %rsi, %rcx
	addq	%r14, %rcx
	movaps	240(%rsp), %xmm0
	movaps	%xmm0, (%r15,%rcx)
	imulq	$224, %rsi, %rcx
	addq	%r14, %rcx
	movaps	(%rsp), %xmm0
	movaps	%xmm0, (%r15,%rcx)
	movq	%rsi, %rcx
	shlq	$8, %rcx
	addq	%r14, %rcx
	movaps	112(%rsp), %xmm0
	movaps	%xmm0, (%r15,%rcx)
	imulq	$272, %rsi, %rcx
	addq	%r14, %rcx
	movaps	224(%rsp), %xmm0
	movaps	%xmm0, (%r15,%rcx)
	shlq	$5, %rax
	addq	%r14, %rax
	movaps	%xmm3, (%r15,%rax)
	imulq	$304, %rsi, %rax
	addq	%r14, %rax
	movaps	%xmm8, (%r15,%rax)
	imulq	$336, %rsi, %rax
	addq	%r14, %rax
	movaps	%xmm6, (%r15,%rax)
	imulq	$352, %rsi, %rax
	addq	%r14, %rax
	movaps	%xmm9, (%r15,%rax)
	imulq	$368, %rsi, %rax
	addq	%r14, %rax
	movaps	%xmm2, (%r15,%rax)
	shlq	$7, %r10
	addq	%r14, %r10
	movaps	%xmm7, (%r15,%r10)
	imulq	$400, %rsi, %rax
	addq	%r14, %rax
	movaps	%xmm13, (%r15,%rax)
	movl	$27, %eax
250:
	testb	$8, %bpl
	movaps	1664(%rsp), %xmm5
	movaps	608(%rsp), %xmm1
	movaps	896(%rsp), %xmm11
	movaps	80(%rsp), %xmm12
	movaps	368(%rsp), %xmm13
	je	24b
	movaps	448(%rsp), %xmm3
	addps	416(%rsp), %xmm3
	movaps	640(%rsp), %xmm0
	mulps	%xmm0, %xmm3
	addps	432(%rsp), %xmm3
	mulps	%xmm0, %xmm3
	addps	624(%rsp), %xmm3
	mulps	%xmm0, %xmm3
	addps	496(%rsp), %xmm3
	movaps	928(%rsp), %xmm2
	addps	%xmm3, %xmm2
	movaps	1648(%rsp), %xmm0
	addps	%xmm2, %xmm0
	addps	%xmm0, %xmm5
	movq	104(%rsp), %rcx
	movss	100(%rcx), %xmm0
	movss	104(%rcx), %xmm2
	movss	108(%rcx), %xmm3
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm13, %xmm0
	xorps	%xmm7, %xmm7
	addps	%xmm7, %xmm0
	shufps	$0, %xmm2, %xmm2
	mulps	%xmm12, %xmm2
	addps	%xmm0, %xmm2
	movss	112(%rcx), %xmm0
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm11, %xmm3
	addps	%xmm2, %xmm3
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm1, %xmm0
	addps	%xmm3, %xmm0
	movss	116(%rcx), %xmm3
	shufps	$0, %xmm3, %xmm3
	movaps	944(%rsp), %xmm8
	mulps	%xmm8, %xmm3
	addps	%xmm0, %xmm3
	movss	120(%rcx), %xmm2
	shufps	$0, %xmm2, %xmm2
	movaps	752(%rsp), %xmm9
	mulps	%xmm9, %xmm2
	addps	%xmm3, %xmm2
	movss	136(%rcx), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm13, %xmm0
	addps	%xmm7, %xmm0
	movss	140(%rcx), %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm12, %xmm3
	addps	%xmm0, %xmm3
	movss	144(%rcx), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm11, %xmm0
	addps	%xmm3, %xmm0
	movss	148(%rcx), %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm1, %xmm3
	addps	%xmm0, %xmm3
	movss	152(%rcx), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm8, %xmm0
	addps	%xmm3, %xmm0
	movaps	%xmm1, %xmm10
	movss	156(%rcx), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm9, %xmm4
	addps	%xmm0, %xmm4
	movaps	1632(%rsp), %xmm6
	movaps	%xmm6, %xmm3
	addps	%xmm6, %xmm3
	addps	%xmm4, %xmm3
	movss	172(%rcx), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm13, %xmm0
	movss	176(%rcx), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm12, %xmm1
	addps	%xmm7, %xmm0
	addps	%xmm0, %xmm1
	movss	180(%rcx), %xmm7
	shufps	$0, %xmm7, %xmm7
	mulps	%xmm11, %xmm7
	addps	%xmm1, %xmm7
	movss	184(%rcx), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm10, %xmm4
	movaps	1600(%rsp), %xmm0
	cmpeqps	274f(%rip), %xmm0
	addps	%xmm7, %xmm4
	movss	188(%rcx), %xmm7
	shufps	$0, %xmm7, %xmm7
	mulps	%xmm8, %xmm7
	movss	208(%rcx), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	286f(%rip), %xmm5
	movaps	656(%rsp), %xmm8
	subps	%xmm8, %xmm5
	addps	%xmm4, %xmm7
	movss	192(%rcx), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm9, %xmm4
	blendvps	%xmm0, %xmm1, %xmm5
	addps	%xmm8, %xmm8
	addps	%xmm6, %xmm2
	addps	%xmm7, %xmm4
	blendvps	%xmm0, %xmm1, %xmm8
	blendvps	%xmm0, %xmm1, %xmm2
	mulps	2136f(%rip), %xmm6
	addps	%xmm4, %xmm6
	blendvps	%xmm0, %xmm1, %xmm3
	blendvps	%xmm0, %xmm1, %xmm6
	movq	%rax, %rcx
	imulq	%rsi, %rcx
	shlq	$4, %rcx
	addq	%r14, %rcx
	movaps	%xmm5, (%r15,%rcx)
	leaq	1(%rax), %rcx
	imulq	%rsi, %rcx
	shlq	$4, %rcx
	addq	%r14, %rcx
	movaps	%xmm8, (%r15,%rcx)
	leaq	2(%rax), %rcx
	imulq	%rsi, %rcx
	shlq	$4, %rcx
	addq	%r14, %rcx
	movaps	%xmm2, (%r15,%rcx)
	leaq	3(%rax), %rcx
	imulq	%rsi, %rcx
	shlq	$4, %rcx
	addq	%r14, %rcx
	movaps	%xmm3, (%r15,%rcx)
	addq	$4, %rax
	imulq	%rsi, %rax
	shlq	$4, %rax
	addq	%r14, %rax
	movaps	%xmm6, (%r15,%rax)
	jmp	24b
251:
	addq	$2280, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
	.p2align	4, 0x0
252:
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
253:
	.long	1048576
	.long	1048576
	.long	1048576
	.long	1048576
254:
	.long	2147483647
	.long	2147483647
	.long	2147483647
	.long	2147483647
255:
	.long	0x3f40094e
	.long	0x3f40094e
	.long	0x3f40094e
	.long	0x3f40094e
256:
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
257:
	.long	0x3bd74912
	.long	0x3bd74912
	.long	0x3bd74912
	.long	0x3bd74912
258:
	.long	0x3f156f3d
	.long	0x3f156f3d
	.long	0x3f156f3d
	.long	0x3f156f3d
259:
	.long	0x3d26f715
	.long	0x3d26f715
	.long	0x3d26f715
	.long	0x3d26f715
260:
	.long	8388607
	.long	8388607
	.long	8388607
	.long	8388607
261:
	.long	1400897536
	.long	1400897536
	.long	1400897536
	.long	1400897536
262:
	.long	1258291200
	.long	1258291200
	.long	1258291200
	.long	1258291200
263:
	.long	1392508928
	.long	1392508928
	.long	1392508928
	.long	1392508928
264:
	.long	0x53000080
	.long	0x53000080
	.long	0x53000080
	.long	0x53000080
265:
	.long	0xc9800000
	.long	0xc9800000
	.long	0xc9800000
	.long	0xc9800000
266:
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
267:
	.long	0x0da24260
	.long	0x0da24260
	.long	0x0da24260
	.long	0x0da24260
268:
	.long	0x1e3ce508
	.long	0x1e3ce508
	.long	0x1e3ce508
	.long	0x1e3ce508
269:
	.long	0xbf800000
	.long	0xbf800000
	.long	0xbf800000
	.long	0xbf800000
270:
	.long	0x41100000
	.long	0x41100000
	.long	0x41100000
	.long	0x41100000
271:
	.long	0x3e800000
	.long	0x3e800000
	.long	0x3e800000
	.long	0x3e800000
272:
	.long	0x41490fdb
	.long	0x41490fdb
	.long	0x41490fdb
	.long	0x41490fdb
273:
	.long	0x40c00000
	.long	0x40c00000
	.long	0x40c00000
	.long	0x40c00000
274:
	.long	0x40800000
	.long	0x40800000
	.long	0x40800000
	.long	0x40800000
275:
	.long	0x40a00000
	.long	0x40a00000
	.long	0x40a00000
	.long	0x40a00000
276:
	.long	0x7f7fffff
	.long	0x7f7fffff
	.long	0x7f7fffff
	.long	0x7f7fffff
277:
	.long	0x3fc00000
	.long	0x3fc00000
	.long	0x3fc00000
	.long	0x3fc00000
278:
	.long	0x7149f2ca
	.long	0x7149f2ca
	.long	0x7149f2ca
	.long	0x7149f2ca
279:
	.long	1
	.long	1
	.long	1
	.long	1
280:
	.long	2
	.long	2
	.long	2
	.long	2
281:
	.long	4
	.long	4
	.long	4
	.long	4
282:
	.long	8
	.long	8
	.long	8
	.long	8
283:
	.long	16
	.long	16
	.long	16
	.long	16
284:
	.long	32
	.long	32
	.long	32
	.long	32
285:
	.long	0x3f3504f3
	.long	0x3f3504f3
	.long	0x3f3504f3
	.long	0x3f3504f3
286:
	.long	0xbf000000
	.long	0xbf000000
	.long	0xbf000000
	.long	0xbf000000
287:
	.long	0x80000000
	.long	0x80000000
	.long	0x80000000
	.long	0x80000000
288:
	.long	0xc2ae0000
	.long	0xc2ae0000
	.long	0xc2ae0000
	.long	0xc2ae0000
289:
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
290:
	.long	0xbf317200
	.long	0xbf317200
	.long	0xbf317200
	.long	0xbf317200
291:
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
292:
	.long	0x3aae0472
	.long	0x3aae0472
	.long	0x3aae0472
	.long	0x3aae0472
293:
	.long	0x3c1e8629
	.long	0x3c1e8629
	.long	0x3c1e8629
	.long	0x3c1e8629
294:
	.long	0x3d635b73
	.long	0x3d635b73
	.long	0x3d635b73
	.long	0x3d635b73
295:
	.long	0x3e75fc8c
	.long	0x3e75fc8c
	.long	0x3e75fc8c
	.long	0x3e75fc8c
296:
	.long	0x3f317214
	.long	0x3f317214
	.long	0x3f317214
	.long	0x3f317214
297:
	.long	0x42fe0000
	.long	0x42fe0000
	.long	0x42fe0000
	.long	0x42fe0000
298:
	.long	0x4f000000
	.long	0x4f000000
	.long	0x4f000000
	.long	0x4f000000
299:
	.long	0x3e99999a
	.long	0x3e99999a
	.long	0x3e99999a
	.long	0x3e99999a
2100:
	.long	0xbe04a19d
	.long	0xbe04a19d
	.long	0xbe04a19d
	.long	0xbe04a19d
2101:
	.long	0x3ef89ba5
	.long	0x3ef89ba5
	.long	0x3ef89ba5
	.long	0x3ef89ba5
2102:
	.long	0xbf03248e
	.long	0xbf03248e
	.long	0xbf03248e
	.long	0xbf03248e
2103:
	.long	0x3f0c3744
	.long	0x3f0c3744
	.long	0x3f0c3744
	.long	0x3f0c3744
2104:
	.long	0xbdc1d79d
	.long	0xbdc1d79d
	.long	0xbdc1d79d
	.long	0xbdc1d79d
2105:
	.long	0x3e5c1572
	.long	0x3e5c1572
	.long	0x3e5c1572
	.long	0x3e5c1572
2106:
	.long	0x3e17e642
	.long	0x3e17e642
	.long	0x3e17e642
	.long	0x3e17e642
2107:
	.long	0x3e2ecff8
	.long	0x3e2ecff8
	.long	0x3e2ecff8
	.long	0x3e2ecff8
2108:
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
2109:
	.long	0x3ecc422a
	.long	0x3ecc422a
	.long	0x3ecc422a
	.long	0x3ecc422a
2110:
	.long	0x3f106ebb
	.long	0x3f106ebb
	.long	0x3f106ebb
	.long	0x3f106ebb
2111:
	.long	0xc0000000
	.long	0xc0000000
	.long	0xc0000000
	.long	0xc0000000
2112:
	.long	0x41400000
	.long	0x41400000
	.long	0x41400000
	.long	0x41400000
2113:
	.long	3234528013
	.long	3234528013
	.long	3234528013
	.long	3234528013
2114:
	.long	4286578688
	.long	4286578688
	.long	4286578688
	.long	4286578688
2115:
	.long	0x3eaaac4e
	.long	0x3eaaac4e
	.long	0x3eaaac4e
	.long	0x3eaaac4e
2116:
	.long	0xbf00000d
	.long	0xbf00000d
	.long	0xbf00000d
	.long	0xbf00000d
2117:
	.long	0x3e4bdb47
	.long	0x3e4bdb47
	.long	0x3e4bdb47
	.long	0x3e4bdb47
2118:
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
2119:
	.long	0x3e259a3a
	.long	0x3e259a3a
	.long	0x3e259a3a
	.long	0x3e259a3a
2120:
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
2121:
	.long	0xbddadb52
	.long	0xbddadb52
	.long	0xbddadb52
	.long	0xbddadb52
2122:
	.long	0x33b17218
	.long	0x33b17218
	.long	0x33b17218
	.long	0x33b17218
2123:
	.long	0x3727c5ac
	.long	0x3727c5ac
	.long	0x3727c5ac
	.long	0x3727c5ac
2124:
	.long	0x3a83126f
	.long	0x3a83126f
	.long	0x3a83126f
	.long	0x3a83126f
2125:
	.long	0x41800000
	.long	0x41800000
	.long	0x41800000
	.long	0x41800000
2126:
	.long	0x358637bd
	.long	0x358637bd
	.long	0x358637bd
	.long	0x358637bd
2127:
	.long	0x350637bd
	.long	0x350637bd
	.long	0x350637bd
	.long	0x350637bd
2128:
	.long	0x34210fb0
	.long	0x34210fb0
	.long	0x34210fb0
	.long	0x34210fb0
2129:
	.long	0x36a7c5ac
	.long	0x36a7c5ac
	.long	0x36a7c5ac
	.long	0x36a7c5ac
2130:
	.long	0x40000000
	.long	0x40000000
	.long	0x40000000
	.long	0x40000000
2131:
	.long	0x3f317218
	.long	0x3f317218
	.long	0x3f317218
	.long	0x3f317218
2132:
	.long	0x3feb3f8f
	.long	0x3feb3f8f
	.long	0x3feb3f8f
	.long	0x3feb3f8f
2133:
	.long	0x38d1b717
	.long	0x38d1b717
	.long	0x38d1b717
	.long	0x38d1b717
2134:
	.long	0x40400000
	.long	0x40400000
	.long	0x40400000
	.long	0x40400000
2135:
	.long	0x3951b717
	.long	0x3951b717
	.long	0x3951b717
	.long	0x3951b717
2136:
	.long	0x41000000
	.long	0x41000000
	.long	0x41000000
	.long	0x41000000
2137:
	.long	0x3cf5c28f
	.long	0x3cf5c28f
	.long	0x3cf5c28f
	.long	0x3cf5c28f
2138:
	.long	0x41200000
	.long	0x41200000
	.long	0x41200000
	.long	0x41200000
2139:
	.long	0x26901d7d
	.long	0x26901d7d
	.long	0x26901d7d
	.long	0x26901d7d
2140:
	.long	0x3f800054
	.long	0x3f800054
	.long	0x3f800054
	.long	0x3f800054
2141:
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.p2align	2, 0x0
2142:
	.long	0x3e800000
2143:
	.long	0x3f000000
