# Made by `cargo xtask kernels`. Do not edit.
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$1848, %rsp
	movl	%esi, 316(%rsp)
	testl	%ecx, %ecx
	je	255f
	testl	%edx, %edx
	je	255f
	cmpl	$0, 316(%rsp)
	je	255f
	movq	1920(%rsp), %r14
	movl	316(%rsp), %eax
	movl	%eax, %esi
	movq	%rsi, 1208(%rsp)
	movl	%edx, %esi
	movq	%rsi, 1200(%rsp)
	movq	(%rdi), %rsi
	movq	%rsi, 872(%rsp)
	movq	24(%rdi), %rsi
	movq	%rsi, 56(%rsp)
	movq	32(%rdi), %r11
	movq	40(%rdi), %rsi
	movq	%rsi, 1512(%rsp)
	movq	48(%rdi), %r13
	movq	56(%rdi), %rsi
	addl	%r8d, %r9d
	addl	1904(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 1464(%rsp)
	imull	%eax, %edx
	movl	%edx, 880(%rsp)
	leaq	16(%rsi), %rax
	movq	%rax, 1496(%rsp)
	xorl	%eax, %eax
	movaps	256f(%rip), %xmm14
	movq	%r9, 1480(%rsp)
	movl	%r9d, %ecx
	movq	%rsi, %r9
	movdqa	258f(%rip), %xmm13
	movq	%r11, 1504(%rsp)
	movq	%rsi, 1544(%rsp)
	jmp	21f
	.p2align	4
20:
	movq	1472(%rsp), %rax
	incq	%rax
	movl	884(%rsp), %ecx
	addl	880(%rsp), %ecx
	cmpq	1464(%rsp), %rax
	je	255f
21:
	movq	%rax, 1472(%rsp)
	imulq	1200(%rsp), %rax
	movq	%rax, 1488(%rsp)
	movl	%ecx, 884(%rsp)
	xorl	%edx, %edx
	jmp	23f
	.p2align	4
22:
	incq	%rdx
	addl	316(%rsp), %ecx
	cmpq	1200(%rsp), %rdx
	je	20b
23:
	movq	1488(%rsp), %rax
	addq	%rdx, %rax
	imulq	1208(%rsp), %rax
	addq	1480(%rsp), %rax
	movl	%ecx, %r8d
	xorl	%esi, %esi
	movl	%ecx, 888(%rsp)
	movq	%rdx, 1528(%rsp)
	movq	%rax, 1520(%rsp)
	jmp	26f
	.p2align	4
24:
	movq	1512(%rsp), %rax
	movaps	1168(%rsp), %xmm0
	movaps	%xmm0, (%rax,%rdi)
	movaps	784(%rsp), %xmm0
	movaps	%xmm0, (%rax,%r15)
	movaps	256f(%rip), %xmm14
	movdqa	258f(%rip), %xmm13
	movl	888(%rsp), %ecx
	movq	1528(%rsp), %rdx
	movq	1520(%rsp), %rax
	movq	1536(%rsp), %rsi
25:
	incq	%rsi
	incl	%r8d
	cmpq	1208(%rsp), %rsi
	je	22b
26:
	leaq	(%rax,%rsi), %r15
	movl	8(%r14), %ebp
	cmpq	%rbp, %r15
	jae	25b
	movq	%rsi, 1536(%rsp)
	pxor	%xmm15, %xmm15
	movl	(%r14), %r10d
	movl	16(%r14), %eax
	movl	%eax, 64(%rsp)
	movl	20(%r14), %ecx
	movq	%r10, %rdx
	imulq	%r10, %rdx
	leaq	1(%rdx), %rax
	shrq	%rax
	movl	%ecx, 108(%rsp)
	testb	$1, %cl
	cmoveq	%rdx, %rax
	testq	%r10, %r10
	movl	%r8d, 892(%rsp)
	je	226f
	movq	%rdx, 128(%rsp)
	movq	%rbp, 192(%rsp)
	movq	%rax, %r12
	movq	%r15, 112(%rsp)
	imulq	%r15, %r12
	movl	$2, %r15d
	subq	%r10, %r15
	imull	%r8d, %eax
	movl	%r10d, %ecx
	shll	$4, %ecx
	movl	%ecx, 144(%rsp)
	movq	%r10, %rcx
	shlq	$4, %rcx
	movq	%rcx, 80(%rsp)
	pxor	%xmm4, %xmm4
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 544(%rsp)
	movl	$16, %ebx
	movq	1496(%rsp), %rbp
	xorl	%edi, %edi
	movaps	%xmm14, 672(%rsp)
	movaps	%xmm14, 656(%rsp)
	movdqa	257f(%rip), %xmm3
	xorps	%xmm10, %xmm10
	movaps	%xmm0, 32(%rsp)
	xorps	%xmm2, %xmm2
	movaps	%xmm0, (%rsp)
	xorl	%r8d, %r8d
	movl	108(%rsp), %r14d
	jmp	28f
	.p2align	4
27:
	addps	%xmm5, %xmm2
	addps	%xmm6, %xmm10
	incq	%r8
	addl	%r10d, %eax
	addl	144(%rsp), %ebx
	addq	%r10, %rdi
	addq	80(%rsp), %rbp
	cmpq	%r10, %r8
	je	224f
28:
	movq	%r8, %r11
	imulq	%r10, %r11
	leal	(%r12,%r11), %esi
	andl	$2147483647, %esi
	movq	%r11, %rcx
	shrq	%rcx
	addq	%r12, %rcx
	testb	$1, %r14b
	cmoveq	%rsi, %rcx
	shlq	$4, %rcx
	movq	872(%rsp), %rdx
	movdqa	(%rdx,%rcx), %xmm6
	movdqa	%xmm6, %xmm0
	testb	$1, %r14b
	je	29f
	movl	%r11d, %ecx
	shll	$4, %ecx
	andl	$16, %ecx
	movd	%ecx, %xmm0
	movdqa	%xmm6, %xmm5
	psrld	%xmm0, %xmm5
	pblendw	$170, %xmm15, %xmm5
	cvtdq2ps	%xmm5, %xmm0
29:
	testb	$1, %r14b
	je	210f
	movl	%r11d, %ecx
	shll	$4, %ecx
	andl	$16, %ecx
	movd	%ecx, %xmm5
	psrld	%xmm5, %xmm6
	pblendw	$170, %xmm15, %xmm6
	cvtdq2ps	%xmm6, %xmm6
210:
	movq	56(%rsp), %rcx
	movss	(%rcx), %xmm8
	movss	4(%rcx), %xmm5
	movss	8(%rcx), %xmm7
	shufps	$0, %xmm8, %xmm8
	subps	%xmm8, %xmm0
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm0, %xmm5
	shufps	$0, %xmm7, %xmm7
	addps	%xmm7, %xmm5
	movq	%r11, %rcx
	shlq	$4, %rcx
	movaps	%xmm5, (%r9,%rcx)
	testb	$8, %r14b
	je	211f
	movaps	%xmm5, %xmm8
	addps	259f(%rip), %xmm8
	mulps	%xmm5, %xmm8
	addps	260f(%rip), %xmm8
	mulps	%xmm5, %xmm8
	addps	261f(%rip), %xmm8
	movaps	%xmm5, %xmm9
	addps	262f(%rip), %xmm9
	mulps	%xmm5, %xmm9
	addps	263f(%rip), %xmm9
	xorps	%xmm0, %xmm0
	cmpltps	%xmm5, %xmm0
	movaps	%xmm14, %xmm11
	blendvps	%xmm0, %xmm8, %xmm11
	movaps	%xmm14, %xmm8
	blendvps	%xmm0, %xmm9, %xmm8
	movaps	672(%rsp), %xmm9
	mulps	%xmm11, %xmm9
	movaps	656(%rsp), %xmm11
	mulps	%xmm8, %xmm11
	movaps	%xmm11, %xmm8
	psrld	$23, %xmm8
	psubd	%xmm8, %xmm3
	movaps	%xmm9, %xmm8
	psrld	$23, %xmm8
	paddd	%xmm8, %xmm3
	andps	%xmm14, %xmm0
	movaps	544(%rsp), %xmm8
	addps	%xmm0, %xmm8
	movaps	%xmm8, 544(%rsp)
	movaps	264f(%rip), %xmm0
	andps	%xmm0, %xmm9
	orps	%xmm14, %xmm9
	movaps	%xmm9, 672(%rsp)
	andps	%xmm0, %xmm11
	orps	%xmm14, %xmm11
	movaps	%xmm11, 656(%rsp)
211:
	andl	$2147483647, %eax
	subps	%xmm7, %xmm5
	cmpq	$1, %r10
	jne	212f
	movaps	(%rsp), %xmm0
	addps	%xmm5, %xmm0
	movaps	%xmm0, (%rsp)
212:
	pand	%xmm13, %xmm6
	pmaxud	%xmm6, %xmm4
	movaps	%xmm5, %xmm6
	addps	%xmm15, %xmm6
	je	218f
	movl	%ebx, 16(%rsp)
	movl	$1, %ebx
	cmpl	$2, %r10d
	jne	219f
213:
	addq	%rbx, %r11
	addq	%rbx, %rsi
	movq	%r11, %rcx
	shrq	%rcx
	addq	%r12, %rcx
	testb	$1, %r14b
	cmoveq	%rsi, %rcx
	shlq	$4, %rcx
	movq	872(%rsp), %rdx
	movdqa	(%rdx,%rcx), %xmm7
	movdqa	%xmm7, %xmm0
	testb	$1, %r14b
	je	214f
	movl	%r11d, %ecx
	shll	$4, %ecx
	andl	$16, %ecx
	movd	%ecx, %xmm0
	movdqa	%xmm7, %xmm8
	psrld	%xmm0, %xmm8
	pblendw	$170, %xmm15, %xmm8
	cvtdq2ps	%xmm8, %xmm0
214:
	movq	56(%rsp), %rcx
	movss	(%rcx), %xmm11
	movss	4(%rcx), %xmm8
	movss	8(%rcx), %xmm9
	testb	$1, %r14b
	movq	1544(%rsp), %r9
	je	215f
	movl	%r11d, %ecx
	shll	$4, %ecx
	andl	$16, %ecx
	movd	%ecx, %xmm12
	psrld	%xmm12, %xmm7
	pblendw	$170, %xmm15, %xmm7
	cvtdq2ps	%xmm7, %xmm7
215:
	shufps	$0, %xmm11, %xmm11
	subps	%xmm11, %xmm0
	shufps	$0, %xmm8, %xmm8
	mulps	%xmm0, %xmm8
	shufps	$0, %xmm9, %xmm9
	addps	%xmm9, %xmm8
	shlq	$4, %r11
	movaps	%xmm8, (%r9,%r11)
	testb	$8, %r14b
	je	216f
	movaps	%xmm8, %xmm11
	addps	259f(%rip), %xmm11
	mulps	%xmm8, %xmm11
	addps	260f(%rip), %xmm11
	mulps	%xmm8, %xmm11
	addps	261f(%rip), %xmm11
	movaps	%xmm8, %xmm12
	addps	262f(%rip), %xmm12
	mulps	%xmm8, %xmm12
	addps	263f(%rip), %xmm12
	xorps	%xmm0, %xmm0
	cmpltps	%xmm8, %xmm0
	movaps	%xmm14, %xmm13
	blendvps	%xmm0, %xmm11, %xmm13
	movaps	%xmm14, %xmm11
	blendvps	%xmm0, %xmm12, %xmm11
	movaps	672(%rsp), %xmm12
	mulps	%xmm13, %xmm12
	movdqa	258f(%rip), %xmm13
	movaps	656(%rsp), %xmm1
	mulps	%xmm11, %xmm1
	movaps	%xmm1, %xmm11
	psrld	$23, %xmm11
	psubd	%xmm11, %xmm3
	movaps	%xmm12, %xmm11
	psrld	$23, %xmm11
	paddd	%xmm11, %xmm3
	andps	%xmm14, %xmm0
	movaps	544(%rsp), %xmm11
	addps	%xmm0, %xmm11
	movaps	%xmm11, 544(%rsp)
	movaps	264f(%rip), %xmm0
	andps	%xmm0, %xmm12
	orps	%xmm14, %xmm12
	movaps	%xmm12, 672(%rsp)
	andps	%xmm0, %xmm1
	orps	%xmm14, %xmm1
	movaps	%xmm1, 656(%rsp)
216:
	subps	%xmm9, %xmm8
	incq	%rbx
	cmpq	%r10, %rbx
	jne	217f
	movaps	(%rsp), %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm0, (%rsp)
217:
	movl	16(%rsp), %ebx
	andps	%xmm13, %xmm7
	pmaxud	%xmm7, %xmm4
	addps	%xmm8, %xmm6
218:
	testq	%r8, %r8
	jne	27b
	movaps	32(%rsp), %xmm0
	addps	%xmm6, %xmm0
	movaps	%xmm0, 32(%rsp)
	jmp	27b
	.p2align	4
219:
	movq	%rbp, %rdx
	movl	16(%rsp), %ecx
	jmp	221f
	.p2align	4
220:
	pand	%xmm13, %xmm7
	pmaxud	%xmm7, %xmm4
	subps	%xmm9, %xmm8
	addps	%xmm8, %xmm6
	leaq	(%r15,%rbx), %r9
	incq	%r9
	incq	%rbx
	addl	$16, %ecx
	addq	$16, %rdx
	cmpq	$1, %r9
	je	213b
221:
	leaq	(%rdi,%rbx), %r9
	leaq	(%rax,%rbx), %r14
	shrq	%r9
	addq	%r12, %r9
	testb	$1, 108(%rsp)
	cmoveq	%r14, %r9
	shlq	$4, %r9
	movq	872(%rsp), %r14
	movdqa	(%r14,%r9), %xmm7
	movl	108(%rsp), %r14d
	movdqa	%xmm7, %xmm0
	testb	$1, %r14b
	je	222f
	movl	%ecx, %r9d
	andl	$16, %r9d
	movd	%r9d, %xmm0
	movdqa	%xmm7, %xmm8
	psrld	%xmm0, %xmm8
	pblendw	$170, %xmm15, %xmm8
	cvtdq2ps	%xmm8, %xmm0
222:
	testb	$1, %r14b
	je	223f
	movl	%ecx, %r9d
	andl	$16, %r9d
	movd	%r9d, %xmm8
	psrld	%xmm8, %xmm7
	pblendw	$170, %xmm15, %xmm7
	cvtdq2ps	%xmm7, %xmm7
223:
	movq	56(%rsp), %r9
	movss	(%r9), %xmm11
	movss	4(%r9), %xmm8
	movss	8(%r9), %xmm9
	shufps	$0, %xmm11, %xmm11
	subps	%xmm11, %xmm0
	shufps	$0, %xmm8, %xmm8
	mulps	%xmm0, %xmm8
	shufps	$0, %xmm9, %xmm9
	addps	%xmm9, %xmm8
	movaps	%xmm8, (%rdx)
	testb	$8, %r14b
	je	220b
	movaps	%xmm8, %xmm11
	addps	259f(%rip), %xmm11
	mulps	%xmm8, %xmm11
	addps	260f(%rip), %xmm11
	mulps	%xmm8, %xmm11
	addps	261f(%rip), %xmm11
	movaps	%xmm8, %xmm12
	addps	262f(%rip), %xmm12
	mulps	%xmm8, %xmm12
	addps	263f(%rip), %xmm12
	xorps	%xmm0, %xmm0
	cmpltps	%xmm8, %xmm0
	movaps	%xmm14, %xmm13
	blendvps	%xmm0, %xmm11, %xmm13
	movaps	%xmm14, %xmm11
	blendvps	%xmm0, %xmm12, %xmm11
	movaps	672(%rsp), %xmm12
	mulps	%xmm13, %xmm12
	movdqa	258f(%rip), %xmm13
	movaps	656(%rsp), %xmm1
	mulps	%xmm11, %xmm1
	movaps	%xmm1, %xmm11
	psrld	$23, %xmm11
	psubd	%xmm11, %xmm3
	movaps	%xmm12, %xmm11
	psrld	$23, %xmm11
	paddd	%xmm11, %xmm3
	andps	%xmm14, %xmm0
	movaps	544(%rsp), %xmm11
	addps	%xmm0, %xmm11
	movaps	%xmm11, 544(%rsp)
	movaps	264f(%rip), %xmm0
	andps	%xmm0, %xmm12
	orps	%xmm14, %xmm12
	movaps	%xmm12, 672(%rsp)
	andps	%xmm0, %xmm1
	orps	%xmm14, %xmm1
	movaps	%xmm1, 656(%rsp)
	jmp	220b
	.p2align	4
224:
	movdqa	%xmm4, %xmm5
	pmaxud	265f(%rip), %xmm5
	pcmpeqd	%xmm4, %xmm5
	movdqa	%xmm3, %xmm0
	pblendw	$170, 266f(%rip), %xmm0
	psrld	$16, %xmm3
	pblendw	$170, 267f(%rip), %xmm3
	subps	268f(%rip), %xmm3
	addps	%xmm0, %xmm3
	addps	269f(%rip), %xmm3
	movq	1920(%rsp), %r14
	movq	1504(%rsp), %r11
	movq	112(%rsp), %r15
	movq	192(%rsp), %rbp
	movq	128(%rsp), %rdx
	movaps	32(%rsp), %xmm1
	movaps	(%rsp), %xmm7
	testq	%rdx, %rdx
	movaps	%xmm3, 1392(%rsp)
	movdqa	%xmm5, (%rsp)
	js	227f
225:
	xorps	%xmm9, %xmm9
	cvtsi2ss	%rdx, %xmm9
	jmp	228f
226:
	xorps	%xmm7, %xmm7
	pxor	%xmm5, %xmm5
	xorps	%xmm2, %xmm2
	xorps	%xmm6, %xmm6
	xorps	%xmm1, %xmm1
	xorps	%xmm10, %xmm10
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 544(%rsp)
	xorps	%xmm3, %xmm3
	movaps	%xmm14, 656(%rsp)
	movaps	%xmm14, 672(%rsp)
	testq	%rdx, %rdx
	movaps	%xmm3, 1392(%rsp)
	movdqa	%xmm5, (%rsp)
	jns	225b
227:
	movq	%rdx, %rax
	shrq	%rax
	andl	$1, %edx
	orq	%rax, %rdx
	xorps	%xmm9, %xmm9
	cvtsi2ss	%rdx, %xmm9
	addss	%xmm9, %xmm9
228:
	leaq	64(%r13), %r8
	movl	64(%rsp), %r12d
	xorps	%xmm0, %xmm0
	cvtsi2ss	%r10, %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, 16(%rsp)
	maxps	%xmm14, %xmm0
	movaps	%xmm14, %xmm8
	divps	%xmm0, %xmm8
	mulps	%xmm8, %xmm1
	mulps	%xmm8, %xmm6
	movaps	%xmm6, %xmm4
	minps	%xmm1, %xmm4
	movaps	%xmm6, %xmm5
	maxps	%xmm1, %xmm5
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm6, %xmm4
	mulps	%xmm8, %xmm2
	mulps	%xmm7, %xmm8
	blendvps	%xmm0, %xmm6, %xmm5
	movaps	%xmm8, %xmm1
	minps	%xmm2, %xmm1
	movaps	%xmm8, %xmm6
	maxps	%xmm2, %xmm6
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm8, %xmm1
	blendvps	%xmm0, %xmm8, %xmm6
	movaps	%xmm1, %xmm8
	minps	%xmm4, %xmm8
	movaps	%xmm1, %xmm3
	maxps	%xmm4, %xmm3
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm1, %xmm8
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	%xmm6, %xmm1
	minps	%xmm5, %xmm1
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm6, %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm3, %xmm2
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	addps	%xmm8, %xmm2
	mulps	270f(%rip), %xmm2
	shufps	$0, %xmm9, %xmm9
	movaps	%xmm9, 1376(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 1008(%rsp)
	xorps	%xmm6, %xmm6
	xorps	%xmm3, %xmm3
	xorps	%xmm8, %xmm8
	xorps	%xmm9, %xmm9
	xorps	%xmm1, %xmm1
	testq	%r10, %r10
	je	231f
	movaps	%xmm2, %xmm1
	maxps	%xmm0, %xmm1
	movq	56(%rsp), %rax
	movss	8(%rax), %xmm0
	shufps	$0, %xmm0, %xmm0
	addps	%xmm0, %xmm1
	sqrtps	%xmm1, %xmm4
	addps	%xmm2, %xmm4
	movq	%r10, %rax
	shlq	$4, %rax
	xorps	%xmm1, %xmm1
	movq	%r9, %rcx
	xorl	%edx, %edx
	.p2align	4
229:
	movq	%rcx, %rsi
	xorps	%xmm5, %xmm5
	xorl	%edi, %edi
	xorps	%xmm15, %xmm15
	.p2align	4
230:
	movaps	(%rsi), %xmm11
	subps	%xmm0, %xmm11
	subps	%xmm4, %xmm11
	maxps	%xmm15, %xmm11
	mulps	%xmm11, %xmm11
	xorps	%xmm12, %xmm12
	cvtsi2ss	%rdi, %xmm12
	movaps	%xmm12, %xmm13
	shufps	$0, %xmm12, %xmm13
	addps	%xmm11, %xmm5
	mulps	%xmm11, %xmm13
	addps	%xmm13, %xmm9
	mulss	%xmm12, %xmm12
	shufps	$0, %xmm12, %xmm12
	mulps	%xmm11, %xmm12
	addps	%xmm12, %xmm3
	incq	%rdi
	addq	$16, %rsi
	cmpq	%rdi, %r10
	jne	230b
	xorps	%xmm11, %xmm11
	cvtsi2ss	%rdx, %xmm11
	movaps	%xmm11, %xmm12
	shufps	$0, %xmm11, %xmm12
	addps	%xmm5, %xmm1
	mulps	%xmm5, %xmm12
	addps	%xmm12, %xmm8
	mulss	%xmm11, %xmm11
	shufps	$0, %xmm11, %xmm11
	mulps	%xmm5, %xmm11
	addps	%xmm11, %xmm6
	incq	%rdx
	addq	%rax, %rcx
	cmpq	%r10, %rdx
	jne	229b
231:
	movaps	%xmm1, %xmm0
	maxps	271f(%rip), %xmm0
	movaps	%xmm14, %xmm4
	divps	%xmm0, %xmm4
	movaps	272f(%rip), %xmm0
	cmpltps	%xmm1, %xmm0
	movaps	%xmm2, %xmm12
	movaps	%xmm2, 32(%rsp)
	movaps	16(%rsp), %xmm2
	addps	273f(%rip), %xmm2
	movaps	270f(%rip), %xmm7
	mulps	%xmm7, %xmm2
	mulps	%xmm4, %xmm9
	movaps	%xmm2, %xmm5
	blendvps	%xmm0, %xmm9, %xmm5
	mulps	%xmm4, %xmm8
	blendvps	%xmm0, %xmm8, %xmm2
	movaps	1376(%rsp), %xmm0
	movaps	%xmm0, %xmm8
	movaps	%xmm0, %xmm13
	divps	274f(%rip), %xmm8
	mulps	%xmm4, %xmm3
	movaps	%xmm5, %xmm0
	mulps	%xmm5, %xmm0
	subps	%xmm0, %xmm3
	addps	%xmm3, %xmm3
	movaps	%xmm8, %xmm9
	minps	%xmm3, %xmm9
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm8, %xmm9
	movaps	275f(%rip), %xmm11
	maxps	%xmm11, %xmm9
	sqrtps	%xmm9, %xmm9
	mulps	%xmm6, %xmm4
	movaps	%xmm2, %xmm0
	mulps	%xmm2, %xmm0
	subps	%xmm0, %xmm4
	addps	%xmm4, %xmm4
	movaps	%xmm8, %xmm3
	minps	%xmm4, %xmm3
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm8, %xmm3
	maxps	%xmm11, %xmm3
	sqrtps	%xmm3, %xmm3
	movaps	%xmm9, %xmm0
	mulps	276f(%rip), %xmm0
	mulps	%xmm3, %xmm0
	mulps	%xmm1, %xmm0
	movaps	%xmm12, %xmm1
	mulps	%xmm13, %xmm1
	subps	%xmm1, %xmm10
	sqrtps	%xmm0, %xmm4
	movaps	%xmm4, %xmm1
	maxps	%xmm10, %xmm1
	cmpunordps	%xmm10, %xmm10
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	addps	%xmm3, %xmm9
	mulps	%xmm7, %xmm9
	movq	56(%rsp), %rax
	movss	20(%rax), %xmm3
	movss	52(%rax), %xmm13
	movss	56(%rax), %xmm12
	shufps	$0, %xmm3, %xmm3
	xorps	%xmm0, %xmm0
	cmpltps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm3, %xmm9
	shufps	$0, %xmm13, %xmm13
	movss	76(%rax), %xmm15
	shufps	$0, %xmm15, %xmm15
	shufps	$0, %xmm12, %xmm12
	movss	80(%rax), %xmm10
	shufps	$0, %xmm10, %xmm10
	movss	64(%rax), %xmm6
	shufps	$0, %xmm6, %xmm6
	movss	88(%rax), %xmm8
	shufps	$0, %xmm8, %xmm8
	movss	68(%rax), %xmm11
	movss	92(%rax), %xmm7
	movaps	%xmm7, %xmm3
	subss	%xmm11, %xmm7
	shufps	$0, %xmm11, %xmm11
	shufps	$0, %xmm3, %xmm3
	movaps	%xmm15, %xmm4
	minps	%xmm5, %xmm4
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	movaps	%xmm15, 1056(%rsp)
	blendvps	%xmm0, %xmm15, %xmm4
	movaps	%xmm13, %xmm5
	maxps	%xmm4, %xmm5
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	movaps	%xmm13, 1072(%rsp)
	blendvps	%xmm0, %xmm13, %xmm5
	movaps	%xmm5, 528(%rsp)
	movaps	%xmm10, %xmm5
	minps	%xmm2, %xmm5
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	movaps	%xmm10, 1088(%rsp)
	blendvps	%xmm0, %xmm10, %xmm5
	movaps	%xmm12, %xmm4
	maxps	%xmm5, %xmm4
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	movaps	%xmm12, 1104(%rsp)
	blendvps	%xmm0, %xmm12, %xmm4
	movaps	%xmm4, 560(%rsp)
	movaps	%xmm8, %xmm4
	movaps	32(%rsp), %xmm0
	minps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	movaps	%xmm8, 1120(%rsp)
	blendvps	%xmm0, %xmm8, %xmm4
	movaps	%xmm6, %xmm10
	maxps	%xmm4, %xmm10
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	movaps	%xmm6, 1136(%rsp)
	blendvps	%xmm0, %xmm6, %xmm10
	movaps	%xmm3, %xmm2
	minps	%xmm9, %xmm2
	cmpunordps	%xmm9, %xmm9
	movaps	%xmm9, %xmm0
	movaps	%xmm3, 1248(%rsp)
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	%xmm11, %xmm4
	maxps	%xmm2, %xmm4
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	movaps	%xmm11, 1232(%rsp)
	blendvps	%xmm0, %xmm11, %xmm4
	movaps	1376(%rsp), %xmm0
	movaps	277f(%rip), %xmm2
	cmpltps	%xmm2, %xmm0
	orps	(%rsp), %xmm0
	pslld	$31, %xmm0
	movaps	%xmm14, %xmm8
	xorps	%xmm3, %xmm3
	blendvps	%xmm0, %xmm3, %xmm8
	movaps	%xmm2, %xmm3
	movaps	278f(%rip), %xmm2
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	%xmm3, 1296(%rsp)
	maxps	%xmm14, %xmm1
	movss	84(%rax), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, 1024(%rsp)
	minps	%xmm1, %xmm0
	movss	60(%rax), %xmm9
	shufps	$0, %xmm9, %xmm9
	movl	%r12d, %eax
	movaps	%xmm9, 1040(%rsp)
	xorps	%xmm1, %xmm1
	cvtsi2ss	%rax, %xmm1
	maxps	%xmm0, %xmm9
	shufps	$0, %xmm1, %xmm1
	movaps	%xmm1, 1568(%rsp)
	mulss	2144f(%rip), %xmm7
	shufps	$0, %xmm7, %xmm7
	movaps	%xmm7, 1600(%rsp)
	movq	%r10, %r12
	shlq	$4, %r12
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 944(%rsp)
	movaps	%xmm0, 992(%rsp)
	movaps	%xmm0, 976(%rsp)
	movaps	%xmm0, 960(%rsp)
	xorps	%xmm13, %xmm13
	movaps	%xmm0, 896(%rsp)
	movaps	%xmm14, 928(%rsp)
	movaps	281f(%rip), %xmm0
	movaps	%xmm0, 1552(%rsp)
	xorps	%xmm1, %xmm1
	movaps	%xmm1, 640(%rsp)
	movaps	%xmm0, 1152(%rsp)
	movaps	%xmm2, 1216(%rsp)
	movaps	280f(%rip), %xmm0
	movaps	%xmm0, 1408(%rsp)
	movaps	279f(%rip), %xmm0
	movaps	%xmm0, 1264(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 1168(%rsp)
	xorps	%xmm7, %xmm7
	jmp	233f
	.p2align	4
232:
	movaps	608(%rsp), %xmm0
	mulps	%xmm13, %xmm0
	mulps	%xmm0, %xmm2
	movaps	%xmm0, %xmm13
	addps	%xmm7, %xmm2
	movaps	128(%rsp), %xmm0
	mulps	%xmm2, %xmm0
	mulps	%xmm0, %xmm14
	movaps	%xmm0, %xmm7
	addps	%xmm5, %xmm14
	mulps	%xmm13, %xmm11
	addps	%xmm14, %xmm11
	movaps	256(%rsp), %xmm0
	mulps	%xmm11, %xmm0
	movaps	480(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm0, %xmm11
	addps	80(%rsp), %xmm1
	movaps	16(%rsp), %xmm0
	mulps	%xmm7, %xmm0
	addps	%xmm1, %xmm0
	movaps	32(%rsp), %xmm1
	mulps	%xmm13, %xmm1
	addps	%xmm0, %xmm1
	movaps	112(%rsp), %xmm0
	mulps	%xmm1, %xmm0
	movaps	64(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	addps	144(%rsp), %xmm1
	movaps	384(%rsp), %xmm2
	mulps	%xmm11, %xmm2
	addps	%xmm1, %xmm2
	movaps	320(%rsp), %xmm4
	mulps	%xmm7, %xmm4
	addps	%xmm2, %xmm4
	movaps	448(%rsp), %xmm1
	mulps	%xmm13, %xmm1
	addps	%xmm4, %xmm1
	movaps	%xmm1, %xmm4
	movaps	352(%rsp), %xmm5
	mulps	%xmm5, %xmm0
	movaps	%xmm0, 112(%rsp)
	movaps	560(%rsp), %xmm9
	addps	%xmm0, %xmm9
	movaps	%xmm9, 80(%rsp)
	movaps	1088(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm9, %xmm2
	movaps	%xmm9, %xmm0
	cmpunordps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1104(%rsp), %xmm1
	movaps	%xmm1, %xmm12
	maxps	%xmm2, %xmm12
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm12
	movaps	%xmm6, 16(%rsp)
	movaps	432(%rsp), %xmm6
	mulps	%xmm6, %xmm4
	movaps	%xmm4, 448(%rsp)
	movaps	528(%rsp), %xmm0
	addps	%xmm4, %xmm0
	movaps	%xmm0, 64(%rsp)
	movaps	1056(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1072(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	maxps	%xmm2, %xmm4
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	%xmm4, 720(%rsp)
	movaps	240(%rsp), %xmm14
	mulps	%xmm14, %xmm11
	movaps	%xmm11, 256(%rsp)
	movaps	336(%rsp), %xmm4
	addps	%xmm11, %xmm4
	movaps	%xmm4, 160(%rsp)
	movaps	1024(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm4, %xmm2
	movaps	%xmm4, %xmm0
	cmpunordps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1040(%rsp), %xmm1
	movaps	%xmm1, %xmm11
	maxps	%xmm2, %xmm11
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm11
	movaps	%xmm7, %xmm0
	mulps	%xmm3, %xmm0
	movaps	%xmm0, 128(%rsp)
	movaps	192(%rsp), %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm4, 736(%rsp)
	movaps	1120(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm4, %xmm2
	movaps	%xmm4, %xmm0
	cmpunordps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1136(%rsp), %xmm4
	movaps	%xmm3, %xmm1
	movaps	%xmm4, %xmm3
	maxps	%xmm2, %xmm3
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm4, %xmm3
	movaps	368(%rsp), %xmm4
	mulps	%xmm4, %xmm13
	movaps	%xmm13, 608(%rsp)
	movaps	400(%rsp), %xmm0
	addps	%xmm13, %xmm0
	movaps	%xmm0, 384(%rsp)
	movaps	1248(%rsp), %xmm13
	movaps	%xmm13, %xmm2
	minps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm13, %xmm2
	movaps	1232(%rsp), %xmm7
	movaps	%xmm7, %xmm9
	maxps	%xmm2, %xmm9
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm7, %xmm9
	movaps	%xmm9, 32(%rsp)
	movaps	256f(%rip), %xmm15
	movaps	1648(%rsp), %xmm0
	minps	%xmm15, %xmm0
	movaps	1632(%rsp), %xmm2
	minps	%xmm0, %xmm2
	movaps	1616(%rsp), %xmm0
	minps	%xmm2, %xmm0
	minps	%xmm0, %xmm10
	movaps	208(%rsp), %xmm0
	mulps	%xmm6, %xmm0
	mulps	%xmm6, %xmm0
	movaps	%xmm15, %xmm2
	movaps	(%rsp), %xmm6
	subps	%xmm6, %xmm2
	mulps	%xmm6, %xmm0
	addps	%xmm2, %xmm0
	minps	%xmm10, %xmm0
	movaps	784(%rsp), %xmm6
	mulps	%xmm5, %xmm6
	mulps	%xmm5, %xmm6
	movaps	%xmm15, %xmm2
	movaps	688(%rsp), %xmm5
	subps	%xmm5, %xmm2
	mulps	%xmm5, %xmm6
	addps	%xmm2, %xmm6
	movaps	%xmm6, %xmm2
	minps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm6, %xmm2
	movaps	832(%rsp), %xmm6
	mulps	%xmm14, %xmm6
	mulps	%xmm14, %xmm6
	movaps	%xmm15, %xmm0
	movaps	464(%rsp), %xmm5
	subps	%xmm5, %xmm0
	mulps	%xmm5, %xmm6
	addps	%xmm0, %xmm6
	movaps	%xmm6, %xmm5
	minps	%xmm2, %xmm5
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm6, %xmm5
	movaps	848(%rsp), %xmm6
	mulps	%xmm1, %xmm6
	mulps	%xmm1, %xmm6
	movaps	%xmm15, %xmm0
	movaps	704(%rsp), %xmm1
	subps	%xmm1, %xmm0
	mulps	%xmm1, %xmm6
	addps	%xmm0, %xmm6
	movaps	%xmm6, %xmm2
	minps	%xmm5, %xmm2
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm6, %xmm2
	movaps	176(%rsp), %xmm1
	mulps	%xmm4, %xmm1
	mulps	%xmm4, %xmm1
	movaps	%xmm15, %xmm0
	movaps	912(%rsp), %xmm4
	subps	%xmm4, %xmm0
	mulps	%xmm4, %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, %xmm5
	minps	%xmm2, %xmm5
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	224(%rsp), %xmm0
	mulps	1008(%rsp), %xmm0
	xorps	%xmm1, %xmm1
	addps	%xmm1, %xmm0
	movaps	288(%rsp), %xmm2
	mulps	944(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	592(%rsp), %xmm0
	mulps	992(%rsp), %xmm0
	addps	%xmm2, %xmm0
	movaps	624(%rsp), %xmm2
	mulps	976(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	496(%rsp), %xmm4
	mulps	960(%rsp), %xmm4
	addps	%xmm2, %xmm4
	movaps	896(%rsp), %xmm1
	movaps	%xmm1, %xmm0
	subps	%xmm4, %xmm0
	movaps	%xmm1, %xmm2
	movaps	%xmm1, %xmm4
	movaps	275f(%rip), %xmm1
	mulps	%xmm1, %xmm2
	movaps	%xmm2, %xmm6
	maxps	%xmm0, %xmm6
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm6
	movaps	%xmm15, %xmm13
	movaps	336(%rsp), %xmm7
	divps	%xmm7, %xmm13
	mulps	%xmm14, %xmm13
	maxps	271f(%rip), %xmm6
	movaps	%xmm15, %xmm0
	divps	%xmm6, %xmm0
	movaps	%xmm4, 896(%rsp)
	mulps	%xmm4, %xmm0
	mulps	928(%rsp), %xmm0
	movaps	1408(%rsp), %xmm1
	movaps	%xmm1, %xmm6
	minps	%xmm0, %xmm6
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	xorps	%xmm10, %xmm10
	movaps	640(%rsp), %xmm1
	cmpltps	%xmm1, %xmm10
	movaps	%xmm1, 640(%rsp)
	maxps	2139f(%rip), %xmm6
	xorps	%xmm0, %xmm0
	cmpnltps	%xmm4, %xmm0
	orps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm15, %xmm6
	sqrtps	1328(%rsp), %xmm8
	xorps	%xmm2, %xmm2
	cmpnltps	%xmm1, %xmm2
	cmpltps	2135f(%rip), %xmm5
	movaps	%xmm8, %xmm1
	mulps	2140f(%rip), %xmm1
	mulps	%xmm8, %xmm1
	mulps	%xmm13, %xmm1
	orps	%xmm5, %xmm2
	movaps	%xmm2, %xmm0
	movaps	281f(%rip), %xmm14
	blendvps	%xmm0, %xmm14, %xmm1
	movaps	%xmm1, 144(%rsp)
	movaps	1552(%rsp), %xmm15
	movaps	%xmm15, %xmm0
	cmpltps	%xmm8, %xmm0
	movaps	%xmm8, 176(%rsp)
	orps	%xmm5, %xmm0
	andps	%xmm10, %xmm0
	movaps	1216(%rsp), %xmm4
	movaps	%xmm4, %xmm1
	mulps	275f(%rip), %xmm1
	movaps	%xmm4, %xmm9
	blendvps	%xmm0, %xmm1, %xmm9
	movaps	%xmm9, 432(%rsp)
	movaps	80(%rsp), %xmm0
	cmpneqps	%xmm12, %xmm0
	cmpeqps	560(%rsp), %xmm12
	andps	%xmm0, %xmm12
	movaps	64(%rsp), %xmm0
	movaps	720(%rsp), %xmm1
	cmpneqps	%xmm1, %xmm0
	cmpeqps	528(%rsp), %xmm1
	andps	%xmm0, %xmm1
	movaps	160(%rsp), %xmm0
	cmpneqps	%xmm11, %xmm0
	cmpeqps	%xmm7, %xmm11
	andps	%xmm0, %xmm11
	movaps	736(%rsp), %xmm0
	cmpneqps	%xmm3, %xmm0
	cmpeqps	192(%rsp), %xmm3
	andps	%xmm0, %xmm3
	movaps	32(%rsp), %xmm0
	movaps	384(%rsp), %xmm7
	cmpneqps	%xmm0, %xmm7
	cmpeqps	400(%rsp), %xmm0
	andps	%xmm7, %xmm0
	psrld	$31, %xmm3
	pslld	$3, %xmm3
	psrld	$31, %xmm0
	pslld	$4, %xmm0
	por	%xmm3, %xmm0
	psrld	$31, %xmm11
	pslld	$2, %xmm11
	por	%xmm11, %xmm0
	psrld	$31, %xmm12
	paddd	%xmm12, %xmm12
	por	%xmm12, %xmm0
	psubd	%xmm1, %xmm0
	movdqa	%xmm0, %xmm1
	movdqa	%xmm0, 32(%rsp)
	andps	%xmm5, %xmm10
	movaps	%xmm10, 240(%rsp)
	movaps	1280(%rsp), %xmm0
	subps	1424(%rsp), %xmm0
	movaps	%xmm0, 1280(%rsp)
	xorps	%xmm5, %xmm5
	cmpnltps	%xmm0, %xmm5
	movdqa	%xmm1, %xmm3
	xorps	%xmm0, %xmm0
	pcmpeqd	%xmm0, %xmm3
	pcmpeqd	%xmm0, %xmm0
	pxor	%xmm0, %xmm3
	movaps	%xmm10, %xmm0
	orps	%xmm5, %xmm0
	movaps	%xmm0, 368(%rsp)
	por	%xmm0, %xmm3
	movdqa	%xmm3, %xmm0
	movdqa	%xmm3, 160(%rsp)
	blendvps	%xmm0, %xmm15, %xmm8
	movaps	%xmm8, 80(%rsp)
	movaps	%xmm2, %xmm0
	movaps	16(%rsp), %xmm1
	blendvps	%xmm0, %xmm14, %xmm1
	movaps	%xmm5, %xmm0
	movaps	%xmm5, 352(%rsp)
	blendvps	%xmm0, 1152(%rsp), %xmm1
	movaps	%xmm1, 16(%rsp)
	blendvps	%xmm0, %xmm4, %xmm9
	movaps	%xmm9, 64(%rsp)
	movaps	448(%rsp), %xmm3
	movaps	%xmm3, %xmm0
	movaps	258f(%rip), %xmm14
	andps	%xmm14, %xmm0
	movaps	2141f(%rip), %xmm9
	addps	%xmm9, %xmm0
	movaps	256f(%rip), %xmm2
	movaps	%xmm2, %xmm11
	divps	%xmm0, %xmm11
	movaps	1312(%rsp), %xmm7
	movaps	%xmm7, %xmm1
	mulps	%xmm11, %xmm1
	movaps	%xmm1, %xmm5
	movaps	%xmm6, 208(%rsp)
	minps	%xmm6, %xmm5
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	112(%rsp), %xmm4
	movaps	%xmm4, %xmm0
	andps	%xmm14, %xmm0
	movaps	%xmm14, %xmm6
	addps	%xmm9, %xmm0
	movaps	%xmm2, %xmm8
	movaps	%xmm2, %xmm15
	divps	%xmm0, %xmm8
	movaps	%xmm7, %xmm1
	mulps	%xmm8, %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm5, %xmm2
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	608(%rsp), %xmm14
	movaps	%xmm14, %xmm0
	andps	%xmm6, %xmm0
	addps	%xmm9, %xmm0
	movaps	%xmm15, %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	mulps	270f(%rip), %xmm0
	mulps	%xmm7, %xmm0
	movaps	1600(%rsp), %xmm5
	mulps	%xmm1, %xmm5
	movaps	%xmm5, %xmm12
	minps	%xmm0, %xmm12
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm5, %xmm12
	movaps	%xmm12, %xmm10
	minps	%xmm2, %xmm10
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm12, %xmm10
	movaps	%xmm3, %xmm0
	xorps	%xmm3, %xmm3
	cmpltps	%xmm3, %xmm0
	movaps	528(%rsp), %xmm6
	movaps	%xmm6, %xmm2
	subps	1072(%rsp), %xmm2
	movaps	1056(%rsp), %xmm5
	subps	%xmm6, %xmm5
	blendvps	%xmm0, %xmm2, %xmm5
	mulps	%xmm5, %xmm11
	mulps	(%rsp), %xmm5
	xorps	%xmm0, %xmm0
	cmpltps	%xmm5, %xmm0
	movaps	2142f(%rip), %xmm12
	mulps	%xmm12, %xmm11
	movaps	281f(%rip), %xmm7
	minps	%xmm7, %xmm11
	movaps	%xmm7, %xmm5
	blendvps	%xmm0, %xmm11, %xmm5
	movaps	%xmm4, %xmm0
	cmpltps	%xmm3, %xmm0
	xorps	%xmm4, %xmm4
	movaps	560(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	subps	1104(%rsp), %xmm2
	movaps	1088(%rsp), %xmm11
	subps	%xmm3, %xmm11
	blendvps	%xmm0, %xmm2, %xmm11
	mulps	%xmm11, %xmm8
	mulps	688(%rsp), %xmm11
	xorps	%xmm0, %xmm0
	cmpltps	%xmm11, %xmm0
	mulps	%xmm12, %xmm8
	movaps	%xmm7, %xmm11
	blendvps	%xmm0, %xmm8, %xmm11
	movaps	%xmm11, %xmm2
	minps	%xmm5, %xmm2
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm11, %xmm2
	movaps	256(%rsp), %xmm0
	movaps	%xmm0, %xmm5
	cmpltps	%xmm4, %xmm0
	movaps	336(%rsp), %xmm3
	movaps	%xmm3, %xmm8
	subps	1040(%rsp), %xmm8
	movaps	1024(%rsp), %xmm11
	subps	%xmm3, %xmm11
	blendvps	%xmm0, %xmm8, %xmm11
	movaps	258f(%rip), %xmm4
	andps	%xmm4, %xmm5
	movaps	2141f(%rip), %xmm6
	addps	%xmm6, %xmm5
	movaps	%xmm15, %xmm8
	divps	%xmm5, %xmm8
	mulps	%xmm11, %xmm8
	mulps	464(%rsp), %xmm11
	xorps	%xmm0, %xmm0
	cmpltps	%xmm11, %xmm0
	mulps	%xmm12, %xmm8
	movaps	%xmm7, %xmm11
	blendvps	%xmm0, %xmm8, %xmm11
	movaps	%xmm11, %xmm5
	minps	%xmm2, %xmm5
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm11, %xmm5
	movaps	128(%rsp), %xmm0
	movaps	%xmm0, %xmm2
	xorps	%xmm3, %xmm3
	cmpltps	%xmm3, %xmm0
	xorps	%xmm9, %xmm9
	movaps	192(%rsp), %xmm3
	movaps	%xmm3, %xmm8
	subps	1136(%rsp), %xmm8
	movaps	1120(%rsp), %xmm11
	subps	%xmm3, %xmm11
	blendvps	%xmm0, %xmm8, %xmm11
	andps	%xmm4, %xmm2
	addps	%xmm6, %xmm2
	divps	%xmm2, %xmm15
	mulps	%xmm11, %xmm15
	mulps	704(%rsp), %xmm11
	xorps	%xmm0, %xmm0
	cmpltps	%xmm11, %xmm0
	mulps	%xmm12, %xmm15
	movaps	%xmm7, %xmm11
	blendvps	%xmm0, %xmm15, %xmm11
	movaps	%xmm11, %xmm2
	minps	%xmm5, %xmm2
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm11, %xmm2
	movaps	%xmm14, %xmm15
	movaps	%xmm14, %xmm0
	cmpltps	%xmm9, %xmm0
	movaps	400(%rsp), %xmm3
	movaps	%xmm3, %xmm5
	movaps	1232(%rsp), %xmm14
	subps	%xmm14, %xmm5
	movaps	1248(%rsp), %xmm6
	movaps	%xmm6, %xmm8
	subps	%xmm3, %xmm8
	blendvps	%xmm0, %xmm5, %xmm8
	mulps	%xmm8, %xmm1
	mulps	912(%rsp), %xmm8
	xorps	%xmm0, %xmm0
	cmpltps	%xmm8, %xmm0
	mulps	%xmm12, %xmm1
	movaps	%xmm7, %xmm5
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	%xmm5, %xmm1
	minps	%xmm2, %xmm1
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm5, %xmm1
	movaps	1264(%rsp), %xmm2
	cmpltps	%xmm7, %xmm2
	movaps	%xmm1, %xmm0
	cmpltps	%xmm10, %xmm0
	andps	%xmm2, %xmm0
	movaps	%xmm0, 128(%rsp)
	blendvps	%xmm0, %xmm1, %xmm10
	movaps	%xmm10, %xmm1
	movdqa	160(%rsp), %xmm4
	movdqa	%xmm4, %xmm0
	blendvps	%xmm0, 928(%rsp), %xmm1
	movaps	%xmm1, (%rsp)
	movaps	176(%rsp), %xmm0
	mulps	%xmm0, %xmm13
	mulps	2138f(%rip), %xmm13
	movaps	%xmm13, %xmm1
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm13, %xmm1
	cmpnleps	432(%rsp), %xmm1
	movaps	208(%rsp), %xmm5
	movaps	%xmm5, %xmm11
	cmpnleps	%xmm10, %xmm11
	orps	%xmm1, %xmm11
	orps	240(%rsp), %xmm11
	pslld	$31, %xmm11
	psrad	$31, %xmm11
	movdqa	256f(%rip), %xmm13
	pandn	%xmm13, %xmm11
	movaps	352(%rsp), %xmm0
	blendvps	%xmm0, 640(%rsp), %xmm11
	movaps	448(%rsp), %xmm0
	mulps	%xmm10, %xmm0
	movaps	528(%rsp), %xmm8
	addps	%xmm8, %xmm0
	movaps	1056(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1072(%rsp), %xmm1
	movaps	%xmm1, %xmm7
	maxps	%xmm2, %xmm7
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm7
	movdqa	%xmm4, %xmm0
	blendvps	%xmm0, %xmm8, %xmm7
	movaps	%xmm7, 256(%rsp)
	movaps	%xmm7, %xmm2
	subps	%xmm8, %xmm2
	movaps	224(%rsp), %xmm0
	mulps	%xmm2, %xmm0
	movaps	%xmm0, 224(%rsp)
	movdqa	%xmm4, %xmm0
	blendvps	%xmm0, 1008(%rsp), %xmm2
	movaps	%xmm2, %xmm7
	movaps	%xmm2, 240(%rsp)
	movaps	112(%rsp), %xmm0
	mulps	%xmm10, %xmm0
	movaps	560(%rsp), %xmm8
	addps	%xmm8, %xmm0
	movaps	1088(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1104(%rsp), %xmm1
	movaps	%xmm1, %xmm9
	maxps	%xmm2, %xmm9
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm9
	movdqa	%xmm4, %xmm0
	blendvps	%xmm0, %xmm8, %xmm9
	movaps	%xmm9, %xmm2
	subps	%xmm8, %xmm2
	movaps	288(%rsp), %xmm0
	mulps	%xmm2, %xmm0
	movaps	%xmm0, 288(%rsp)
	movdqa	%xmm4, %xmm0
	blendvps	%xmm0, 944(%rsp), %xmm2
	movaps	%xmm2, %xmm12
	movaps	%xmm2, 112(%rsp)
	mulps	%xmm15, %xmm10
	addps	%xmm3, %xmm10
	movaps	%xmm6, %xmm2
	minps	%xmm10, %xmm2
	cmpunordps	%xmm10, %xmm10
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm6, %xmm2
	movaps	%xmm14, %xmm1
	maxps	%xmm2, %xmm14
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm14
	movdqa	%xmm4, %xmm0
	blendvps	%xmm0, %xmm3, %xmm14
	movaps	%xmm14, %xmm8
	subps	%xmm3, %xmm8
	movaps	496(%rsp), %xmm0
	mulps	%xmm8, %xmm0
	movaps	%xmm0, 496(%rsp)
	movdqa	%xmm4, %xmm0
	blendvps	%xmm0, 960(%rsp), %xmm8
	movdqa	%xmm13, %xmm15
	movdqa	%xmm13, %xmm3
	divps	%xmm5, %xmm3
	movaps	%xmm5, %xmm13
	movaps	%xmm3, %xmm0
	mulps	%xmm7, %xmm0
	movaps	800(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	592(%rsp), %xmm2
	subps	%xmm1, %xmm2
	movaps	272(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	624(%rsp), %xmm7
	movaps	%xmm7, %xmm0
	subps	%xmm1, %xmm0
	movaps	%xmm3, %xmm5
	mulps	%xmm12, %xmm5
	movaps	816(%rsp), %xmm1
	mulps	%xmm5, %xmm1
	subps	%xmm1, %xmm2
	movaps	752(%rsp), %xmm1
	mulps	%xmm5, %xmm1
	subps	%xmm1, %xmm0
	mulps	%xmm8, %xmm3
	movaps	512(%rsp), %xmm1
	mulps	%xmm3, %xmm1
	subps	%xmm1, %xmm2
	movaps	768(%rsp), %xmm1
	mulps	%xmm3, %xmm1
	subps	%xmm1, %xmm0
	movaps	576(%rsp), %xmm1
	movaps	1680(%rsp), %xmm6
	mulps	%xmm6, %xmm1
	movaps	1664(%rsp), %xmm12
	movaps	%xmm12, %xmm3
	mulps	%xmm1, %xmm3
	movaps	%xmm3, %xmm5
	mulps	%xmm3, %xmm5
	movdqa	%xmm15, %xmm10
	subps	%xmm5, %xmm10
	maxps	2128f(%rip), %xmm10
	movdqa	%xmm15, %xmm5
	divps	%xmm10, %xmm5
	mulps	%xmm6, %xmm2
	mulps	%xmm2, %xmm3
	mulps	%xmm12, %xmm0
	subps	%xmm3, %xmm0
	mulps	%xmm5, %xmm0
	mulps	%xmm12, %xmm0
	mulps	%xmm13, %xmm0
	movaps	192(%rsp), %xmm10
	movaps	%xmm10, %xmm3
	movaps	2143f(%rip), %xmm12
	mulps	%xmm12, %xmm3
	movaps	%xmm3, %xmm5
	maxps	%xmm0, %xmm5
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm3, %xmm5
	addps	%xmm10, %xmm5
	movaps	%xmm10, %xmm15
	movaps	1120(%rsp), %xmm3
	movaps	%xmm3, %xmm10
	minps	%xmm5, %xmm10
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm3, %xmm10
	movaps	1136(%rsp), %xmm3
	movaps	%xmm3, %xmm5
	maxps	%xmm10, %xmm5
	cmpunordps	%xmm10, %xmm10
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm3, %xmm5
	movdqa	%xmm4, %xmm0
	blendvps	%xmm0, %xmm15, %xmm5
	movaps	%xmm5, %xmm3
	subps	%xmm15, %xmm3
	movaps	%xmm3, %xmm10
	blendvps	%xmm0, 976(%rsp), %xmm10
	mulps	%xmm6, %xmm2
	mulps	%xmm6, %xmm1
	mulps	%xmm13, %xmm2
	mulps	%xmm3, %xmm7
	movaps	%xmm7, %xmm13
	mulps	%xmm1, %xmm3
	subps	%xmm3, %xmm2
	movaps	336(%rsp), %xmm1
	movaps	%xmm1, %xmm6
	mulps	%xmm12, %xmm6
	xorps	%xmm7, %xmm7
	movaps	%xmm6, %xmm3
	maxps	%xmm2, %xmm3
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm6, %xmm3
	addps	%xmm1, %xmm3
	movaps	%xmm1, %xmm6
	movaps	1024(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm3, %xmm2
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1040(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	maxps	%xmm2, %xmm3
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movdqa	%xmm4, %xmm0
	blendvps	%xmm0, %xmm6, %xmm3
	movaps	%xmm3, %xmm2
	subps	%xmm6, %xmm2
	movaps	592(%rsp), %xmm1
	mulps	%xmm2, %xmm1
	blendvps	%xmm0, 992(%rsp), %xmm2
	movaps	224(%rsp), %xmm0
	addps	%xmm7, %xmm0
	movaps	288(%rsp), %xmm6
	addps	%xmm0, %xmm6
	movaps	496(%rsp), %xmm12
	addps	%xmm6, %xmm12
	addps	%xmm12, %xmm13
	addps	%xmm13, %xmm1
	movaps	128(%rsp), %xmm15
	andnps	%xmm1, %xmm15
	movdqa	%xmm4, %xmm0
	blendvps	%xmm0, 896(%rsp), %xmm15
	movq	56(%rsp), %rax
	movss	16(%rax), %xmm0
	movaps	%xmm0, %xmm6
	shufps	$0, %xmm0, %xmm6
	movaps	144(%rsp), %xmm12
	cmpleps	%xmm6, %xmm12
	mulss	%xmm0, %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	1344(%rsp), %xmm1
	cmpleps	%xmm0, %xmm1
	andps	%xmm12, %xmm1
	movdqa	368(%rsp), %xmm13
	pandn	32(%rsp), %xmm13
	por	1584(%rsp), %xmm13
	pand	%xmm4, %xmm13
	andnps	1280(%rsp), %xmm1
	addps	1424(%rsp), %xmm1
	movaps	1168(%rsp), %xmm0
	cmpltps	1568(%rsp), %xmm0
	andps	%xmm1, %xmm0
	movaps	256(%rsp), %xmm1
	movaps	%xmm1, 528(%rsp)
	movaps	%xmm9, 560(%rsp)
	movaps	%xmm3, %xmm9
	movaps	240(%rsp), %xmm1
	movaps	%xmm1, 1008(%rsp)
	movaps	112(%rsp), %xmm1
	movaps	%xmm1, 944(%rsp)
	movaps	%xmm2, 992(%rsp)
	movaps	%xmm10, 976(%rsp)
	movaps	%xmm5, %xmm10
	movaps	%xmm8, 960(%rsp)
	movaps	%xmm15, 896(%rsp)
	movaps	(%rsp), %xmm1
	movaps	%xmm1, 928(%rsp)
	movaps	%xmm0, %xmm8
	movaps	80(%rsp), %xmm0
	movaps	%xmm0, 1552(%rsp)
	movaps	%xmm11, 640(%rsp)
	movaps	%xmm14, %xmm4
	movaps	16(%rsp), %xmm0
	movaps	%xmm0, 1152(%rsp)
	movaps	64(%rsp), %xmm0
	movaps	%xmm0, 1216(%rsp)
233:
	movaps	%xmm13, %xmm0
	xorps	282f(%rip), %xmm0
	movaps	%xmm0, 1824(%rsp)
	movaps	%xmm13, %xmm0
	andps	283f(%rip), %xmm0
	movaps	%xmm0, 1808(%rsp)
	pcmpeqd	%xmm7, %xmm0
	movdqa	%xmm0, 1792(%rsp)
	movaps	%xmm13, %xmm0
	andps	284f(%rip), %xmm0
	movaps	%xmm0, 1776(%rsp)
	pcmpeqd	%xmm7, %xmm0
	movdqa	%xmm0, 1760(%rsp)
	movaps	%xmm13, %xmm0
	andps	285f(%rip), %xmm0
	movaps	%xmm0, 1744(%rsp)
	pcmpeqd	%xmm7, %xmm0
	movdqa	%xmm0, 1728(%rsp)
	movaps	%xmm13, 1584(%rsp)
	andps	286f(%rip), %xmm13
	movaps	%xmm13, 1712(%rsp)
	pcmpeqd	%xmm7, %xmm13
	movdqa	%xmm13, 1696(%rsp)
	movaps	256f(%rip), %xmm15
	xorps	%xmm3, %xmm3
	.p2align	4
234:
	movaps	%xmm8, 1280(%rsp)
	movaps	%xmm8, %xmm0
	addss	%xmm3, %xmm0
	movshdup	%xmm8, %xmm1
	addss	%xmm0, %xmm1
	movaps	%xmm8, %xmm0
	unpckhpd	%xmm8, %xmm0
	addss	%xmm1, %xmm0
	shufps	$255, %xmm8, %xmm8
	addss	%xmm0, %xmm8
	movaps	%xmm15, %xmm5
	divps	%xmm4, %xmm5
	movaps	%xmm5, 256(%rsp)
	movaps	%xmm5, %xmm11
	mulps	287f(%rip), %xmm11
	movaps	%xmm5, %xmm0
	mulps	288f(%rip), %xmm0
	mulps	289f(%rip), %xmm5
	testq	%r10, %r10
	movaps	%xmm15, %xmm14
	movaps	%xmm9, 336(%rsp)
	movaps	%xmm10, 192(%rsp)
	movaps	%xmm4, 1312(%rsp)
	movaps	%xmm8, 1184(%rsp)
	je	240f
	movaps	%xmm0, 16(%rsp)
	movaps	%xmm11, %xmm0
	mulps	%xmm5, %xmm0
	movaps	%xmm0, 32(%rsp)
	movb	$1, %al
	movaps	528(%rsp), %xmm0
	movaps	%xmm0, (%rsp)
	xorl	%ecx, %ecx
	movaps	291f(%rip), %xmm12
	movaps	292f(%rip), %xmm13
	movaps	293f(%rip), %xmm15
	.p2align	4
235:
	movaps	290f(%rip), %xmm6
	movaps	%xmm6, %xmm8
	subps	(%rsp), %xmm8
	mulps	%xmm11, %xmm8
	movaps	%xmm8, %xmm1
	xorps	%xmm12, %xmm1
	movaps	%xmm8, %xmm3
	mulps	%xmm1, %xmm3
	maxps	%xmm13, %xmm3
	movaps	%xmm3, %xmm0
	mulps	%xmm15, %xmm0
	roundps	$8, %xmm0, %xmm0
	movaps	%xmm0, %xmm4
	movaps	294f(%rip), %xmm7
	mulps	%xmm7, %xmm4
	addps	%xmm3, %xmm4
	movaps	%xmm0, %xmm3
	movaps	295f(%rip), %xmm7
	mulps	%xmm7, %xmm3
	addps	%xmm4, %xmm3
	mulps	%xmm15, %xmm3
	movaps	%xmm3, %xmm4
	movaps	296f(%rip), %xmm7
	mulps	%xmm7, %xmm4
	movaps	297f(%rip), %xmm7
	addps	%xmm7, %xmm4
	mulps	%xmm3, %xmm4
	movaps	298f(%rip), %xmm7
	addps	%xmm7, %xmm4
	mulps	%xmm3, %xmm4
	movaps	299f(%rip), %xmm7
	addps	%xmm7, %xmm4
	mulps	%xmm3, %xmm4
	movaps	2100f(%rip), %xmm7
	addps	%xmm7, %xmm4
	mulps	%xmm3, %xmm4
	movaps	2101f(%rip), %xmm7
	addps	%xmm7, %xmm0
	cvttps2dq	%xmm0, %xmm9
	movdqa	%xmm9, %xmm10
	psrad	$31, %xmm10
	movaps	2102f(%rip), %xmm7
	subps	%xmm7, %xmm0
	cvttps2dq	%xmm0, %xmm3
	pand	%xmm10, %xmm3
	addps	%xmm14, %xmm4
	por	%xmm9, %xmm3
	pslld	$23, %xmm3
	mulps	%xmm4, %xmm3
	movaps	%xmm8, %xmm0
	movaps	258f(%rip), %xmm2
	andps	%xmm2, %xmm0
	movaps	2103f(%rip), %xmm7
	mulps	%xmm7, %xmm0
	addps	%xmm14, %xmm0
	movaps	%xmm14, %xmm4
	divps	%xmm0, %xmm4
	movaps	%xmm8, %xmm0
	cmpltps	%xmm1, %xmm0
	movaps	270f(%rip), %xmm1
	blendvps	%xmm0, %xmm6, %xmm1
	movaps	%xmm4, %xmm9
	movaps	2104f(%rip), %xmm7
	mulps	%xmm7, %xmm9
	movaps	2105f(%rip), %xmm2
	addps	%xmm2, %xmm9
	mulps	%xmm4, %xmm9
	movaps	2106f(%rip), %xmm7
	addps	%xmm7, %xmm9
	mulps	%xmm4, %xmm9
	movaps	2107f(%rip), %xmm2
	addps	%xmm2, %xmm9
	mulps	%xmm4, %xmm9
	movaps	2108f(%rip), %xmm7
	addps	%xmm7, %xmm9
	mulps	%xmm4, %xmm9
	movaps	2109f(%rip), %xmm2
	addps	%xmm2, %xmm9
	mulps	%xmm4, %xmm9
	movaps	2110f(%rip), %xmm7
	addps	%xmm7, %xmm9
	mulps	%xmm4, %xmm9
	movaps	2111f(%rip), %xmm2
	addps	%xmm2, %xmm9
	mulps	%xmm4, %xmm9
	movaps	2112f(%rip), %xmm7
	addps	%xmm7, %xmm9
	mulps	%xmm4, %xmm9
	mulps	%xmm3, %xmm9
	mulps	%xmm1, %xmm9
	leaq	(%rcx,%rcx,4), %rcx
	shlq	$4, %rcx
	addq	%r8, %rcx
	xorl	%edx, %edx
	movaps	%xmm14, %xmm6
	movaps	2113f(%rip), %xmm7
	.p2align	4
236:
	xorps	%xmm10, %xmm10
	cvtsi2ss	%rdx, %xmm10
	addss	2145f(%rip), %xmm10
	shufps	$0, %xmm10, %xmm10
	subps	(%rsp), %xmm10
	mulps	%xmm11, %xmm10
	movaps	%xmm11, %xmm2
	movaps	%xmm10, %xmm11
	xorps	%xmm12, %xmm11
	movaps	%xmm10, %xmm4
	mulps	%xmm11, %xmm4
	maxps	%xmm13, %xmm4
	movaps	%xmm4, %xmm0
	mulps	%xmm15, %xmm0
	roundps	$8, %xmm0, %xmm0
	movaps	%xmm0, %xmm12
	mulps	294f(%rip), %xmm12
	movaps	%xmm0, %xmm14
	addps	%xmm4, %xmm12
	mulps	295f(%rip), %xmm14
	addps	%xmm12, %xmm14
	mulps	%xmm15, %xmm14
	movaps	%xmm14, %xmm13
	mulps	296f(%rip), %xmm13
	addps	297f(%rip), %xmm13
	mulps	%xmm14, %xmm13
	movaps	%xmm1, %xmm12
	addps	298f(%rip), %xmm13
	mulps	%xmm14, %xmm13
	addps	299f(%rip), %xmm13
	mulps	%xmm14, %xmm13
	addps	2100f(%rip), %xmm13
	addps	2101f(%rip), %xmm0
	cvttps2dq	%xmm0, %xmm4
	mulps	%xmm14, %xmm13
	movdqa	%xmm4, %xmm1
	subps	2102f(%rip), %xmm0
	movaps	%xmm8, %xmm15
	psrad	$31, %xmm1
	mulps	%xmm3, %xmm15
	cvttps2dq	%xmm0, %xmm14
	pand	%xmm1, %xmm14
	addps	%xmm6, %xmm13
	por	%xmm4, %xmm14
	pslld	$23, %xmm14
	movaps	%xmm10, %xmm0
	mulps	%xmm13, %xmm14
	movaps	%xmm10, %xmm13
	movaps	%xmm10, %xmm4
	andps	258f(%rip), %xmm4
	mulps	2103f(%rip), %xmm4
	addps	%xmm6, %xmm4
	cmpltps	%xmm11, %xmm0
	movaps	270f(%rip), %xmm1
	blendvps	%xmm0, 290f(%rip), %xmm1
	movaps	%xmm6, %xmm11
	divps	%xmm4, %xmm11
	movaps	%xmm1, %xmm4
	subps	%xmm12, %xmm4
	movaps	%xmm11, %xmm0
	mulps	2104f(%rip), %xmm0
	addps	2105f(%rip), %xmm0
	mulps	%xmm11, %xmm0
	addps	2106f(%rip), %xmm0
	mulps	%xmm11, %xmm0
	addps	2107f(%rip), %xmm0
	mulps	%xmm11, %xmm0
	addps	2108f(%rip), %xmm0
	mulps	%xmm11, %xmm0
	addps	2109f(%rip), %xmm0
	mulps	%xmm11, %xmm0
	addps	2110f(%rip), %xmm0
	mulps	%xmm11, %xmm0
	addps	2111f(%rip), %xmm0
	mulps	%xmm11, %xmm0
	addps	2112f(%rip), %xmm0
	mulps	%xmm11, %xmm0
	mulps	%xmm14, %xmm13
	subps	%xmm13, %xmm15
	movaps	292f(%rip), %xmm13
	movaps	%xmm8, %xmm12
	movaps	%xmm10, %xmm11
	mulps	%xmm7, %xmm12
	mulps	%xmm8, %xmm12
	addps	%xmm6, %xmm12
	mulps	%xmm3, %xmm12
	mulps	%xmm7, %xmm11
	mulps	%xmm10, %xmm11
	mulps	%xmm14, %xmm0
	mulps	%xmm1, %xmm0
	subps	%xmm0, %xmm9
	addps	%xmm6, %xmm11
	mulps	%xmm14, %xmm11
	addps	%xmm4, %xmm9
	movaps	%xmm11, %xmm4
	subps	%xmm12, %xmm4
	mulps	%xmm8, %xmm12
	mulps	%xmm10, %xmm11
	subps	%xmm12, %xmm11
	movaps	%xmm9, -64(%rcx)
	subps	%xmm14, %xmm3
	mulps	16(%rsp), %xmm3
	movaps	%xmm3, -48(%rcx)
	mulps	%xmm5, %xmm15
	mulps	%xmm5, %xmm11
	subps	%xmm15, %xmm11
	movaps	%xmm15, -32(%rcx)
	movaps	293f(%rip), %xmm15
	movaps	291f(%rip), %xmm12
	mulps	32(%rsp), %xmm4
	movaps	%xmm4, -16(%rcx)
	mulps	256(%rsp), %xmm11
	movaps	%xmm11, (%rcx)
	movaps	%xmm2, %xmm11
	movaps	%xmm10, %xmm8
	incq	%rdx
	addq	$80, %rcx
	movaps	%xmm14, %xmm3
	movaps	%xmm0, %xmm9
	cmpq	%rdx, %r10
	jne	236b
	movaps	560(%rsp), %xmm0
	movaps	%xmm0, (%rsp)
	movq	%r10, %rcx
	testb	$1, %al
	movl	$0, %eax
	movaps	%xmm6, %xmm14
	jne	235b
	xorps	%xmm0, %xmm0
	movaps	1184(%rsp), %xmm1
	ucomiss	%xmm0, %xmm1
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 224(%rsp)
	movaps	640(%rsp), %xmm0
	ja	237f
	xorps	%xmm0, %xmm0
237:
	movaps	%xmm0, 368(%rsp)
	movq	56(%rsp), %rax
	movss	8(%rax), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, 240(%rsp)
	movq	%r9, %rax
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 288(%rsp)
	movaps	%xmm0, 592(%rsp)
	movaps	%xmm0, 624(%rsp)
	movaps	%xmm0, 496(%rsp)
	movaps	%xmm0, 208(%rsp)
	movaps	%xmm0, 160(%rsp)
	movaps	%xmm0, 784(%rsp)
	movaps	%xmm0, 384(%rsp)
	movaps	%xmm0, 400(%rsp)
	movaps	%xmm0, 832(%rsp)
	movaps	%xmm0, 272(%rsp)
	movaps	%xmm0, 752(%rsp)
	movaps	%xmm0, 576(%rsp)
	movaps	%xmm0, 848(%rsp)
	xorps	%xmm4, %xmm4
	xorl	%ecx, %ecx
	xorps	%xmm7, %xmm7
	xorps	%xmm6, %xmm6
	movaps	%xmm0, 768(%rsp)
	xorps	%xmm1, %xmm1
	xorps	%xmm5, %xmm5
	xorps	%xmm2, %xmm2
	movaps	%xmm0, 416(%rsp)
	xorps	%xmm10, %xmm10
	xorps	%xmm3, %xmm3
	xorps	%xmm11, %xmm11
	xorps	%xmm13, %xmm13
	xorps	%xmm12, %xmm12
	xorps	%xmm8, %xmm8
	movaps	336(%rsp), %xmm9
	.p2align	4
238:
	movaps	%xmm13, 608(%rsp)
	movaps	%xmm12, 1360(%rsp)
	movaps	%xmm11, 448(%rsp)
	movaps	%xmm10, 912(%rsp)
	movaps	%xmm8, 464(%rsp)
	movaps	%xmm5, 688(%rsp)
	movaps	%xmm3, 480(%rsp)
	movaps	%xmm0, 320(%rsp)
	movaps	%xmm2, 704(%rsp)
	movaps	%xmm1, 176(%rsp)
	movaps	%xmm7, 720(%rsp)
	movaps	%xmm4, 736(%rsp)
	movaps	%xmm6, 512(%rsp)
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$4, %rdx
	movaps	(%r13,%rdx), %xmm1
	movaps	16(%r13,%rdx), %xmm0
	movaps	%xmm0, 432(%rsp)
	movaps	32(%r13,%rdx), %xmm0
	movaps	%xmm0, 352(%rsp)
	movaps	48(%r13,%rdx), %xmm0
	movaps	%xmm0, 1344(%rsp)
	movaps	64(%r13,%rdx), %xmm0
	movaps	%xmm0, 816(%rsp)
	movaps	%xmm1, 800(%rsp)
	mulps	%xmm1, %xmm9
	movaps	%xmm9, 128(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 112(%rsp)
	movq	%r8, %rdx
	movl	$0, %esi
	movaps	%xmm0, 144(%rsp)
	xorps	%xmm1, %xmm1
	movaps	%xmm0, 64(%rsp)
	xorps	%xmm11, %xmm11
	xorps	%xmm5, %xmm5
	movaps	%xmm0, 80(%rsp)
	xorps	%xmm4, %xmm4
	xorps	%xmm6, %xmm6
	xorps	%xmm15, %xmm15
	xorps	%xmm13, %xmm13
	xorps	%xmm3, %xmm3
	xorps	%xmm12, %xmm12
	xorps	%xmm2, %xmm2
	movaps	%xmm2, 32(%rsp)
	movaps	%xmm2, 16(%rsp)
	movaps	%xmm2, (%rsp)
	.p2align	4
239:
	movaps	(%rax,%rsi), %xmm10
	movaps	-64(%rdx), %xmm7
	movaps	-48(%rdx), %xmm8
	movaps	-32(%rdx), %xmm2
	movaps	128(%rsp), %xmm9
	mulps	%xmm7, %xmm9
	addps	192(%rsp), %xmm9
	addps	240(%rsp), %xmm9
	movaps	256f(%rip), %xmm14
	divps	%xmm9, %xmm14
	subps	%xmm9, %xmm10
	mulps	%xmm14, %xmm10
	movaps	368(%rsp), %xmm9
	mulps	%xmm10, %xmm9
	mulps	%xmm14, %xmm9
	addps	%xmm14, %xmm9
	addps	%xmm10, %xmm13
	movaps	%xmm10, %xmm14
	mulps	%xmm7, %xmm14
	addps	%xmm14, %xmm3
	movaps	%xmm10, %xmm14
	mulps	%xmm8, %xmm14
	addps	%xmm14, %xmm12
	movaps	%xmm10, %xmm14
	mulps	%xmm2, %xmm14
	movaps	%xmm4, %xmm0
	movaps	%xmm11, %xmm4
	movaps	32(%rsp), %xmm11
	addps	%xmm14, %xmm11
	movaps	%xmm11, 32(%rsp)
	movaps	-16(%rdx), %xmm14
	mulps	%xmm10, %xmm14
	movaps	%xmm6, %xmm11
	movaps	%xmm15, %xmm6
	movaps	16(%rsp), %xmm15
	addps	%xmm14, %xmm15
	movaps	%xmm15, 16(%rsp)
	movaps	%xmm6, %xmm15
	movaps	%xmm11, %xmm6
	movaps	%xmm4, %xmm11
	movaps	%xmm0, %xmm4
	mulps	(%rdx), %xmm10
	movaps	(%rsp), %xmm14
	addps	%xmm10, %xmm14
	movaps	%xmm14, (%rsp)
	movaps	%xmm7, %xmm10
	mulps	%xmm9, %xmm10
	movaps	144(%rsp), %xmm0
	addps	%xmm10, %xmm0
	movaps	%xmm0, 144(%rsp)
	mulps	%xmm7, %xmm10
	addps	%xmm10, %xmm1
	movaps	%xmm8, %xmm10
	mulps	%xmm9, %xmm10
	movaps	%xmm10, %xmm14
	mulps	%xmm7, %xmm14
	addps	%xmm14, %xmm11
	movaps	256f(%rip), %xmm14
	movaps	64(%rsp), %xmm0
	addps	%xmm10, %xmm0
	movaps	%xmm0, 64(%rsp)
	mulps	%xmm8, %xmm10
	addps	%xmm10, %xmm5
	movaps	112(%rsp), %xmm0
	addps	%xmm9, %xmm0
	movaps	%xmm0, 112(%rsp)
	mulps	%xmm2, %xmm9
	mulps	%xmm9, %xmm7
	addps	%xmm7, %xmm4
	mulps	%xmm9, %xmm8
	addps	%xmm8, %xmm6
	movaps	80(%rsp), %xmm0
	addps	%xmm9, %xmm0
	movaps	%xmm0, 80(%rsp)
	mulps	%xmm2, %xmm9
	addps	%xmm9, %xmm15
	addq	$16, %rsi
	addq	$80, %rdx
	cmpq	%rsi, %r12
	jne	239b
	movaps	128(%rsp), %xmm8
	movaps	%xmm8, %xmm2
	movaps	%xmm12, 1440(%rsp)
	mulps	%xmm12, %xmm2
	movaps	224(%rsp), %xmm7
	addps	%xmm2, %xmm7
	movaps	%xmm7, 224(%rsp)
	mulps	%xmm8, %xmm5
	xorps	%xmm10, %xmm10
	addps	%xmm10, %xmm5
	mulps	%xmm8, %xmm5
	movaps	208(%rsp), %xmm2
	addps	%xmm5, %xmm2
	movaps	%xmm2, 208(%rsp)
	movaps	336(%rsp), %xmm0
	movaps	%xmm0, %xmm5
	movaps	%xmm0, %xmm9
	mulps	432(%rsp), %xmm5
	movaps	%xmm5, %xmm2
	mulps	%xmm3, %xmm2
	movaps	%xmm3, %xmm0
	movaps	%xmm3, 1328(%rsp)
	movaps	288(%rsp), %xmm7
	addps	%xmm2, %xmm7
	movaps	%xmm7, 288(%rsp)
	movaps	%xmm5, %xmm2
	mulps	%xmm11, %xmm2
	addps	%xmm10, %xmm2
	mulps	%xmm8, %xmm2
	movaps	160(%rsp), %xmm7
	addps	%xmm2, %xmm7
	movaps	%xmm7, 160(%rsp)
	movaps	%xmm5, %xmm2
	movaps	%xmm1, %xmm3
	mulps	%xmm1, %xmm2
	addps	%xmm10, %xmm2
	mulps	%xmm5, %xmm2
	movaps	784(%rsp), %xmm7
	addps	%xmm2, %xmm7
	movaps	%xmm7, 784(%rsp)
	movaps	800(%rsp), %xmm12
	movaps	%xmm12, %xmm2
	mulps	%xmm0, %xmm2
	movaps	592(%rsp), %xmm7
	addps	%xmm2, %xmm7
	movaps	%xmm7, 592(%rsp)
	movaps	%xmm12, %xmm2
	mulps	%xmm11, %xmm2
	addps	%xmm10, %xmm2
	mulps	%xmm8, %xmm2
	movaps	384(%rsp), %xmm7
	addps	%xmm2, %xmm7
	movaps	%xmm7, 384(%rsp)
	movaps	%xmm12, %xmm2
	mulps	%xmm1, %xmm2
	addps	%xmm10, %xmm2
	movaps	%xmm5, %xmm7
	mulps	%xmm2, %xmm7
	movaps	400(%rsp), %xmm10
	addps	%xmm7, %xmm10
	movaps	%xmm10, 400(%rsp)
	mulps	%xmm12, %xmm2
	movaps	832(%rsp), %xmm7
	addps	%xmm2, %xmm7
	movaps	%xmm7, 832(%rsp)
	movaps	624(%rsp), %xmm2
	addps	%xmm13, %xmm2
	movaps	%xmm2, 624(%rsp)
	movaps	112(%rsp), %xmm0
	xorps	%xmm7, %xmm7
	addps	%xmm7, %xmm0
	movaps	848(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm2, 848(%rsp)
	movaps	64(%rsp), %xmm1
	addps	%xmm7, %xmm1
	mulps	%xmm8, %xmm1
	movaps	272(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 272(%rsp)
	movaps	144(%rsp), %xmm10
	movaps	%xmm10, %xmm0
	addps	%xmm7, %xmm0
	movaps	%xmm5, %xmm1
	mulps	%xmm0, %xmm1
	movaps	752(%rsp), %xmm2
	addps	%xmm1, %xmm2
	movaps	%xmm2, 752(%rsp)
	mulps	%xmm12, %xmm0
	movaps	576(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 576(%rsp)
	movaps	%xmm9, %xmm0
	mulps	352(%rsp), %xmm0
	mulps	%xmm0, %xmm3
	addps	%xmm7, %xmm3
	xorps	%xmm9, %xmm9
	movaps	%xmm8, %xmm1
	mulps	%xmm4, %xmm1
	addps	%xmm3, %xmm1
	mulps	%xmm0, %xmm10
	mulps	%xmm0, %xmm11
	mulps	%xmm0, %xmm4
	mulps	%xmm1, %xmm5
	movaps	%xmm12, %xmm2
	mulps	%xmm1, %xmm2
	mulps	%xmm0, %xmm1
	movaps	1328(%rsp), %xmm13
	mulps	%xmm13, %xmm0
	movaps	496(%rsp), %xmm7
	addps	%xmm0, %xmm7
	movaps	%xmm8, %xmm0
	movaps	%xmm4, %xmm3
	movaps	32(%rsp), %xmm4
	mulps	%xmm4, %xmm0
	addps	%xmm7, %xmm0
	movaps	%xmm0, 496(%rsp)
	addps	%xmm9, %xmm10
	movaps	80(%rsp), %xmm7
	mulps	%xmm8, %xmm7
	addps	%xmm10, %xmm7
	movaps	768(%rsp), %xmm0
	addps	%xmm7, %xmm0
	movaps	%xmm0, 768(%rsp)
	xorps	%xmm0, %xmm0
	addps	%xmm0, %xmm11
	mulps	%xmm8, %xmm6
	addps	%xmm11, %xmm6
	addps	%xmm0, %xmm3
	mulps	%xmm8, %xmm15
	addps	%xmm3, %xmm15
	mulps	%xmm8, %xmm6
	movaps	736(%rsp), %xmm9
	addps	%xmm6, %xmm9
	movaps	720(%rsp), %xmm7
	addps	%xmm5, %xmm7
	movaps	512(%rsp), %xmm0
	addps	%xmm2, %xmm0
	movaps	%xmm0, 512(%rsp)
	movaps	176(%rsp), %xmm0
	addps	%xmm1, %xmm0
	mulps	%xmm8, %xmm15
	movaps	%xmm15, %xmm1
	addps	%xmm0, %xmm1
	movaps	432(%rsp), %xmm15
	movaps	%xmm15, %xmm0
	movaps	1440(%rsp), %xmm11
	mulps	%xmm11, %xmm0
	movaps	688(%rsp), %xmm5
	addps	%xmm0, %xmm5
	movaps	%xmm12, %xmm0
	mulps	%xmm4, %xmm0
	movaps	704(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	352(%rsp), %xmm6
	movaps	%xmm6, %xmm0
	movaps	%xmm13, %xmm8
	mulps	%xmm13, %xmm0
	movaps	416(%rsp), %xmm3
	addps	%xmm0, %xmm3
	movaps	%xmm3, 416(%rsp)
	movaps	16(%rsp), %xmm0
	mulps	%xmm12, %xmm0
	movaps	%xmm12, %xmm13
	movaps	912(%rsp), %xmm10
	addps	%xmm0, %xmm10
	movaps	%xmm11, %xmm0
	mulps	%xmm6, %xmm0
	movaps	480(%rsp), %xmm3
	addps	%xmm0, %xmm3
	movaps	%xmm15, %xmm0
	mulps	%xmm4, %xmm0
	movaps	448(%rsp), %xmm11
	addps	%xmm0, %xmm11
	movaps	1344(%rsp), %xmm12
	mulps	%xmm8, %xmm12
	movaps	320(%rsp), %xmm0
	addps	%xmm12, %xmm0
	movaps	(%rsp), %xmm12
	mulps	%xmm13, %xmm12
	movaps	608(%rsp), %xmm13
	addps	%xmm12, %xmm13
	mulps	%xmm4, %xmm6
	movaps	%xmm9, %xmm4
	movaps	1360(%rsp), %xmm12
	addps	%xmm6, %xmm12
	movaps	512(%rsp), %xmm6
	movaps	336(%rsp), %xmm9
	movaps	816(%rsp), %xmm15
	mulps	%xmm8, %xmm15
	movaps	464(%rsp), %xmm8
	addps	%xmm15, %xmm8
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	238b
	addps	%xmm13, %xmm8
	addps	%xmm12, %xmm8
	addps	%xmm12, %xmm8
	movaps	%xmm8, 464(%rsp)
	addps	%xmm10, %xmm3
	movaps	%xmm3, 480(%rsp)
	addps	%xmm11, %xmm0
	movaps	%xmm0, 320(%rsp)
	movaps	273f(%rip), %xmm15
	movaps	192(%rsp), %xmm10
	movdqa	160(%rsp), %xmm13
	movaps	%xmm1, 176(%rsp)
	movaps	%xmm5, %xmm8
	movaps	784(%rsp), %xmm5
	movaps	208(%rsp), %xmm3
	jmp	242f
	.p2align	4
240:
	ucomiss	%xmm3, %xmm8
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 416(%rsp)
	movaps	640(%rsp), %xmm0
	ja	241f
	xorps	%xmm0, %xmm0
241:
	movaps	%xmm0, 368(%rsp)
	xorps	%xmm2, %xmm2
	xorps	%xmm8, %xmm8
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 176(%rsp)
	movaps	%xmm0, 768(%rsp)
	xorps	%xmm6, %xmm6
	xorps	%xmm7, %xmm7
	xorps	%xmm4, %xmm4
	movaps	%xmm0, 848(%rsp)
	movaps	%xmm0, 576(%rsp)
	movaps	%xmm0, 752(%rsp)
	movaps	%xmm0, 272(%rsp)
	movaps	%xmm0, 832(%rsp)
	movaps	%xmm0, 400(%rsp)
	movaps	%xmm0, 384(%rsp)
	xorps	%xmm5, %xmm5
	pxor	%xmm13, %xmm13
	xorps	%xmm3, %xmm3
	movaps	%xmm0, 496(%rsp)
	movaps	%xmm0, 624(%rsp)
	movaps	%xmm0, 592(%rsp)
	movaps	%xmm0, 288(%rsp)
	movaps	%xmm0, 224(%rsp)
	movaps	%xmm0, 464(%rsp)
	movaps	%xmm0, 480(%rsp)
	movaps	%xmm0, 320(%rsp)
	movaps	273f(%rip), %xmm15
242:
	movaps	368(%rsp), %xmm12
	movaps	%xmm12, %xmm0
	mulps	%xmm9, %xmm0
	movaps	%xmm0, %xmm1
	mulps	%xmm2, %xmm1
	movaps	256(%rsp), %xmm11
	mulps	%xmm11, %xmm1
	subps	%xmm1, %xmm3
	movaps	%xmm3, 208(%rsp)
	movaps	%xmm0, %xmm1
	movaps	416(%rsp), %xmm3
	mulps	%xmm3, %xmm1
	mulps	%xmm11, %xmm1
	subps	%xmm1, %xmm5
	movaps	%xmm5, 784(%rsp)
	mulps	%xmm0, %xmm8
	subps	%xmm8, %xmm13
	movaps	%xmm13, 160(%rsp)
	movaps	%xmm15, %xmm5
	divps	%xmm9, %xmm5
	mulps	%xmm12, %xmm5
	movaps	%xmm5, %xmm13
	movaps	224(%rsp), %xmm15
	mulps	%xmm15, %xmm13
	addps	384(%rsp), %xmm13
	mulps	288(%rsp), %xmm5
	addps	400(%rsp), %xmm5
	movaps	%xmm3, %xmm1
	addps	%xmm2, %xmm1
	xorps	%xmm11, %xmm11
	mulps	%xmm11, %xmm3
	xorps	%xmm8, %xmm8
	movaps	%xmm8, 1424(%rsp)
	mulps	%xmm11, %xmm2
	addps	%xmm3, %xmm2
	addps	464(%rsp), %xmm2
	movaps	480(%rsp), %xmm3
	mulps	%xmm0, %xmm3
	subps	%xmm3, %xmm4
	movaps	320(%rsp), %xmm3
	mulps	%xmm0, %xmm3
	subps	%xmm3, %xmm7
	mulps	%xmm12, %xmm1
	subps	%xmm1, %xmm6
	mulps	%xmm0, %xmm2
	movaps	176(%rsp), %xmm0
	subps	%xmm2, %xmm0
	movaps	%xmm0, 176(%rsp)
	movaps	1184(%rsp), %xmm3
	xorps	%xmm0, %xmm0
	ucomiss	%xmm0, %xmm3
	movaps	272(%rsp), %xmm11
	movaps	273f(%rip), %xmm12
	movaps	%xmm6, 512(%rsp)
	movaps	%xmm5, 816(%rsp)
	movaps	%xmm13, 800(%rsp)
	movaps	%xmm4, 736(%rsp)
	movaps	%xmm7, 720(%rsp)
	jbe	245f
	movaps	1168(%rsp), %xmm0
	movaps	1280(%rsp), %xmm2
	addps	%xmm2, %xmm0
	movaps	2114f(%rip), %xmm1
	movaps	%xmm0, 1168(%rsp)
	cmpleps	%xmm0, %xmm1
	andps	%xmm14, %xmm1
	mulps	%xmm2, %xmm1
	movaps	%xmm1, %xmm0
	xorps	%xmm12, %xmm12
	addss	%xmm12, %xmm0
	movshdup	%xmm1, %xmm2
	addss	%xmm0, %xmm2
	movaps	%xmm1, %xmm0
	unpckhpd	%xmm1, %xmm0
	addss	%xmm2, %xmm0
	movaps	%xmm1, %xmm2
	shufps	$255, %xmm1, %xmm2
	addss	%xmm0, %xmm2
	ucomiss	%xmm12, %xmm2
	jbe	246f
	testq	%r10, %r10
	movaps	%xmm1, 16(%rsp)
	je	247f
	movq	56(%rsp), %rax
	movss	8(%rax), %xmm2
	shufps	$0, %xmm2, %xmm2
	xorps	%xmm3, %xmm3
	movq	%r9, %rax
	xorl	%ecx, %ecx
	.p2align	4
243:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$4, %rdx
	movaps	(%r13,%rdx), %xmm1
	mulps	%xmm9, %xmm1
	movaps	%xmm1, (%rsp)
	movq	%r13, %rdx
	xorl	%esi, %esi
	movaps	2123f(%rip), %xmm11
	movaps	2124f(%rip), %xmm4
	movaps	273f(%rip), %xmm1
	movdqa	2115f(%rip), %xmm12
	movdqa	2116f(%rip), %xmm13
	movaps	2117f(%rip), %xmm15
	.p2align	4
244:
	movaps	(%rdx), %xmm5
	mulps	(%rsp), %xmm5
	addps	%xmm10, %xmm5
	addps	%xmm2, %xmm5
	movaps	(%rax,%rsi), %xmm6
	movaps	%xmm14, %xmm8
	divps	%xmm5, %xmm8
	subps	%xmm5, %xmm6
	mulps	%xmm8, %xmm6
	movaps	%xmm1, %xmm0
	cmpltps	%xmm6, %xmm0
	addps	%xmm1, %xmm8
	blendvps	%xmm0, %xmm6, %xmm8
	movaps	%xmm8, %xmm0
	addps	%xmm14, %xmm0
	paddd	%xmm12, %xmm0
	pand	%xmm13, %xmm0
	movaps	%xmm14, %xmm7
	psubd	%xmm0, %xmm7
	mulps	%xmm7, %xmm8
	addps	%xmm1, %xmm7
	addps	%xmm8, %xmm7
	movaps	%xmm7, %xmm8
	mulps	%xmm7, %xmm8
	movaps	%xmm7, %xmm9
	mulps	2121f(%rip), %xmm9
	addps	2122f(%rip), %xmm9
	movaps	%xmm8, %xmm10
	mulps	%xmm11, %xmm10
	addps	%xmm9, %xmm10
	movaps	%xmm7, %xmm9
	mulps	2119f(%rip), %xmm9
	addps	2120f(%rip), %xmm9
	mulps	%xmm8, %xmm10
	addps	%xmm9, %xmm10
	movaps	%xmm7, %xmm9
	mulps	%xmm15, %xmm9
	mulps	%xmm8, %xmm10
	addps	2118f(%rip), %xmm9
	addps	%xmm9, %xmm10
	mulps	%xmm8, %xmm10
	addps	%xmm7, %xmm10
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm4, %xmm0
	addps	%xmm10, %xmm0
	movaps	192(%rsp), %xmm10
	movaps	%xmm6, %xmm7
	addps	%xmm14, %xmm7
	mulps	%xmm0, %xmm7
	maxps	%xmm1, %xmm6
	subps	%xmm6, %xmm7
	mulps	%xmm5, %xmm7
	addps	%xmm7, %xmm3
	addq	$16, %rsi
	addq	$80, %rdx
	cmpq	%rsi, %r12
	jne	244b
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	movaps	336(%rsp), %xmm9
	jne	243b
	jmp	248f
	.p2align	4
245:
	movaps	%xmm11, 272(%rsp)
	movaps	1312(%rsp), %xmm0
	movaps	%xmm0, 400(%rsp)
	xorps	%xmm0, %xmm0
	movaps	176(%rsp), %xmm2
	movaps	208(%rsp), %xmm1
	xorps	%xmm4, %xmm4
	jmp	250f
	.p2align	4
246:
	movaps	%xmm11, 272(%rsp)
	movaps	1312(%rsp), %xmm0
	movaps	%xmm0, 400(%rsp)
	xorps	%xmm0, %xmm0
	movaps	176(%rsp), %xmm2
	movaps	208(%rsp), %xmm1
	xorps	%xmm4, %xmm4
	jmp	249f
247:
	xorps	%xmm3, %xmm3
248:
	movaps	1264(%rsp), %xmm1
	movaps	%xmm1, %xmm7
	mulps	2125f(%rip), %xmm7
	addps	2126f(%rip), %xmm7
	xorps	%xmm2, %xmm2
	cmpltps	16(%rsp), %xmm2
	addps	%xmm1, %xmm7
	cmpltps	%xmm3, %xmm7
	andps	%xmm2, %xmm7
	movaps	%xmm7, %xmm0
	andnps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, 1264(%rsp)
	movaps	1216(%rsp), %xmm3
	movaps	%xmm3, %xmm1
	maxps	278f(%rip), %xmm1
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	%xmm3, 1216(%rsp)
	movaps	1408(%rsp), %xmm1
	blendvps	%xmm0, 2127f(%rip), %xmm1
	movaps	%xmm1, 1408(%rsp)
	movaps	%xmm14, %xmm4
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, 275f(%rip), %xmm4
	movaps	1008(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	mulps	%xmm4, %xmm1
	subps	%xmm1, %xmm2
	movaps	528(%rsp), %xmm0
	subps	%xmm2, %xmm0
	movaps	%xmm0, 528(%rsp)
	movaps	944(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	mulps	%xmm4, %xmm2
	subps	%xmm2, %xmm3
	movaps	560(%rsp), %xmm0
	subps	%xmm3, %xmm0
	movaps	%xmm0, 560(%rsp)
	movaps	992(%rsp), %xmm0
	movaps	%xmm0, %xmm3
	mulps	%xmm4, %xmm3
	subps	%xmm3, %xmm0
	subps	%xmm0, %xmm9
	movaps	976(%rsp), %xmm0
	movaps	%xmm0, %xmm5
	mulps	%xmm4, %xmm5
	subps	%xmm5, %xmm0
	subps	%xmm0, %xmm10
	movaps	960(%rsp), %xmm0
	movaps	%xmm0, %xmm6
	mulps	%xmm4, %xmm6
	subps	%xmm6, %xmm0
	movaps	1312(%rsp), %xmm8
	subps	%xmm0, %xmm8
	movaps	%xmm8, 400(%rsp)
	movaps	896(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 896(%rsp)
	movaps	928(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 928(%rsp)
	movaps	%xmm7, %xmm0
	movaps	1152(%rsp), %xmm4
	blendvps	%xmm0, 281f(%rip), %xmm4
	movaps	%xmm4, 1152(%rsp)
	andnps	640(%rsp), %xmm0
	andps	%xmm14, %xmm7
	movaps	%xmm7, 1424(%rsp)
	movaps	%xmm0, 640(%rsp)
	movaps	%xmm6, 960(%rsp)
	movaps	%xmm5, 976(%rsp)
	movaps	%xmm3, 992(%rsp)
	movaps	%xmm2, 944(%rsp)
	movaps	%xmm1, 1008(%rsp)
	xorps	%xmm0, %xmm0
	xorps	%xmm4, %xmm4
	movaps	224(%rsp), %xmm15
	movaps	176(%rsp), %xmm2
	movaps	208(%rsp), %xmm1
	movaps	1184(%rsp), %xmm3
249:
	movaps	273f(%rip), %xmm12
250:
	movaps	%xmm15, %xmm8
	movaps	%xmm15, 224(%rsp)
	movaps	%xmm10, 192(%rsp)
	movaps	%xmm9, 336(%rsp)
	ucomiss	%xmm4, %xmm3
	movdqa	1776(%rsp), %xmm3
	pcmpgtd	%xmm0, %xmm3
	movdqa	%xmm3, 32(%rsp)
	movdqa	1808(%rsp), %xmm3
	pcmpgtd	%xmm0, %xmm3
	movdqa	%xmm3, 16(%rsp)
	movaps	%xmm1, %xmm0
	movaps	271f(%rip), %xmm1
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm14, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, 432(%rsp)
	movaps	784(%rsp), %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm14, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, 352(%rsp)
	movaps	832(%rsp), %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm14, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, 240(%rsp)
	movaps	848(%rsp), %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm14, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, 416(%rsp)
	movaps	%xmm2, %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm0, 144(%rsp)
	xorps	%xmm5, %xmm5
	movaps	528(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	cmpleps	1072(%rsp), %xmm2
	movaps	1056(%rsp), %xmm0
	cmpleps	%xmm3, %xmm0
	movaps	%xmm15, %xmm3
	movaps	291f(%rip), %xmm15
	xorps	%xmm15, %xmm3
	movaps	%xmm12, %xmm4
	blendvps	%xmm0, %xmm8, %xmm4
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm3, %xmm4
	xorps	%xmm3, %xmm3
	cmpleps	%xmm4, %xmm3
	movaps	%xmm3, %xmm0
	orps	1584(%rsp), %xmm0
	pslld	$31, %xmm0
	movdqa	%xmm0, 1440(%rsp)
	movaps	%xmm14, %xmm2
	blendvps	%xmm0, %xmm5, %xmm2
	movaps	%xmm2, (%rsp)
	movaps	%xmm14, %xmm8
	movaps	560(%rsp), %xmm4
	movaps	%xmm4, %xmm2
	cmpleps	1104(%rsp), %xmm2
	movaps	1088(%rsp), %xmm0
	cmpleps	%xmm4, %xmm0
	movaps	288(%rsp), %xmm11
	movaps	%xmm11, %xmm5
	xorps	%xmm15, %xmm5
	movaps	%xmm12, %xmm4
	blendvps	%xmm0, %xmm11, %xmm4
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm5, %xmm4
	movaps	%xmm9, %xmm2
	cmpleps	1040(%rsp), %xmm2
	movaps	1024(%rsp), %xmm0
	cmpleps	%xmm9, %xmm0
	movaps	592(%rsp), %xmm13
	movaps	%xmm13, %xmm6
	xorps	%xmm15, %xmm6
	movaps	%xmm12, %xmm5
	blendvps	%xmm0, %xmm13, %xmm5
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm6, %xmm5
	movaps	%xmm10, %xmm2
	cmpleps	1136(%rsp), %xmm2
	movaps	1120(%rsp), %xmm0
	cmpleps	%xmm10, %xmm0
	movaps	%xmm12, %xmm7
	movaps	624(%rsp), %xmm9
	blendvps	%xmm0, %xmm9, %xmm7
	movaps	%xmm9, %xmm6
	xorps	%xmm15, %xmm6
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm6, %xmm7
	divps	144(%rsp), %xmm8
	movaps	%xmm8, 368(%rsp)
	movaps	400(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	movaps	1248(%rsp), %xmm0
	cmpleps	%xmm1, %xmm0
	movaps	%xmm12, %xmm1
	movaps	496(%rsp), %xmm10
	blendvps	%xmm0, %xmm10, %xmm1
	cmpleps	1232(%rsp), %xmm2
	movaps	%xmm10, %xmm6
	xorps	%xmm15, %xmm6
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm6, %xmm1
	movaps	432(%rsp), %xmm12
	movaps	%xmm12, %xmm0
	mulps	224(%rsp), %xmm0
	movaps	%xmm0, 144(%rsp)
	orps	1824(%rsp), %xmm3
	pslld	$31, %xmm3
	psrad	$31, %xmm3
	mulps	%xmm0, %xmm0
	xorps	%xmm2, %xmm2
	addps	%xmm2, %xmm0
	pandn	%xmm0, %xmm3
	xorps	%xmm0, %xmm0
	cmpleps	%xmm4, %xmm0
	movaps	16(%rsp), %xmm6
	orps	%xmm0, %xmm6
	movaps	%xmm6, 16(%rsp)
	movaps	352(%rsp), %xmm8
	movaps	%xmm8, %xmm2
	movaps	%xmm11, 288(%rsp)
	mulps	%xmm11, %xmm2
	movaps	%xmm2, 80(%rsp)
	orps	1792(%rsp), %xmm0
	pslld	$31, %xmm0
	psrad	$31, %xmm0
	pandn	%xmm2, %xmm0
	mulps	%xmm0, %xmm0
	addps	%xmm3, %xmm0
	xorps	%xmm2, %xmm2
	cmpleps	%xmm5, %xmm2
	movaps	32(%rsp), %xmm4
	orps	%xmm2, %xmm4
	movaps	%xmm4, 32(%rsp)
	movaps	240(%rsp), %xmm15
	movaps	%xmm15, %xmm5
	movaps	%xmm13, 592(%rsp)
	mulps	%xmm13, %xmm5
	orps	1760(%rsp), %xmm2
	pslld	$31, %xmm2
	psrad	$31, %xmm2
	pandn	%xmm5, %xmm2
	mulps	%xmm2, %xmm2
	addps	%xmm0, %xmm2
	xorps	%xmm0, %xmm0
	cmpleps	%xmm7, %xmm0
	movdqa	1744(%rsp), %xmm3
	xorps	%xmm7, %xmm7
	pcmpgtd	%xmm7, %xmm3
	xorps	%xmm13, %xmm13
	por	%xmm0, %xmm3
	movdqa	%xmm3, 448(%rsp)
	movaps	416(%rsp), %xmm11
	movaps	%xmm11, %xmm7
	movaps	%xmm9, 624(%rsp)
	mulps	%xmm9, %xmm7
	por	1728(%rsp), %xmm0
	pslld	$31, %xmm0
	psrad	$31, %xmm0
	pandn	%xmm7, %xmm0
	mulps	%xmm0, %xmm0
	addps	%xmm2, %xmm0
	xorps	%xmm2, %xmm2
	cmpleps	%xmm1, %xmm2
	movdqa	1712(%rsp), %xmm1
	pcmpgtd	%xmm13, %xmm1
	por	%xmm2, %xmm1
	movdqa	%xmm1, 1360(%rsp)
	movaps	368(%rsp), %xmm13
	movaps	%xmm10, 496(%rsp)
	mulps	%xmm10, %xmm13
	por	1696(%rsp), %xmm2
	pslld	$31, %xmm2
	psrad	$31, %xmm2
	pandn	%xmm13, %xmm2
	mulps	%xmm2, %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm2, 1344(%rsp)
	andnps	%xmm14, %xmm6
	movaps	%xmm6, 688(%rsp)
	mulps	%xmm6, %xmm8
	movaps	160(%rsp), %xmm0
	mulps	%xmm8, %xmm0
	movaps	%xmm12, %xmm10
	mulps	(%rsp), %xmm10
	mulps	%xmm10, %xmm0
	movaps	%xmm0, %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm14, %xmm2
	subps	%xmm1, %xmm2
	movaps	%xmm2, 1648(%rsp)
	movaps	%xmm2, %xmm1
	movaps	2128f(%rip), %xmm9
	maxps	%xmm9, %xmm1
	sqrtps	%xmm1, %xmm1
	movaps	%xmm14, %xmm2
	divps	%xmm1, %xmm2
	andnps	%xmm14, %xmm4
	movaps	%xmm4, 464(%rsp)
	movaps	%xmm15, %xmm12
	mulps	%xmm4, %xmm12
	movaps	800(%rsp), %xmm3
	mulps	%xmm12, %xmm3
	mulps	%xmm10, %xmm3
	movaps	816(%rsp), %xmm1
	mulps	%xmm12, %xmm1
	movaps	%xmm3, %xmm4
	mulps	%xmm0, %xmm4
	mulps	%xmm8, %xmm1
	movaps	%xmm8, %xmm15
	movaps	%xmm8, 64(%rsp)
	subps	%xmm4, %xmm1
	movaps	%xmm3, %xmm4
	movaps	%xmm3, 320(%rsp)
	mulps	%xmm3, %xmm4
	movaps	%xmm14, %xmm6
	subps	%xmm4, %xmm6
	mulps	%xmm2, %xmm1
	movaps	%xmm2, %xmm8
	movaps	%xmm2, 112(%rsp)
	movaps	%xmm1, %xmm4
	mulps	%xmm1, %xmm4
	subps	%xmm4, %xmm6
	movaps	%xmm6, 1632(%rsp)
	movaps	%xmm6, %xmm4
	maxps	%xmm9, %xmm4
	sqrtps	%xmm4, %xmm4
	movaps	%xmm14, %xmm2
	divps	%xmm4, %xmm2
	movaps	%xmm2, 256(%rsp)
	movaps	448(%rsp), %xmm4
	andnps	%xmm14, %xmm4
	movaps	%xmm4, 704(%rsp)
	movaps	%xmm11, %xmm6
	mulps	%xmm4, %xmm6
	movaps	272(%rsp), %xmm9
	mulps	%xmm6, %xmm9
	mulps	%xmm10, %xmm9
	movaps	%xmm14, %xmm11
	movaps	752(%rsp), %xmm14
	mulps	%xmm6, %xmm14
	movaps	%xmm9, %xmm4
	mulps	%xmm0, %xmm4
	mulps	%xmm15, %xmm14
	subps	%xmm4, %xmm14
	movaps	576(%rsp), %xmm15
	mulps	%xmm6, %xmm15
	movaps	%xmm9, %xmm4
	mulps	%xmm3, %xmm4
	mulps	%xmm12, %xmm15
	subps	%xmm4, %xmm15
	mulps	%xmm8, %xmm14
	movaps	%xmm14, %xmm4
	mulps	%xmm1, %xmm4
	subps	%xmm4, %xmm15
	movaps	%xmm9, %xmm8
	mulps	%xmm9, %xmm8
	movaps	%xmm11, %xmm4
	subps	%xmm8, %xmm4
	movaps	%xmm14, %xmm8
	mulps	%xmm14, %xmm8
	subps	%xmm8, %xmm4
	mulps	%xmm2, %xmm15
	movaps	%xmm15, %xmm8
	mulps	%xmm15, %xmm8
	subps	%xmm8, %xmm4
	movaps	%xmm4, 1616(%rsp)
	movaps	%xmm4, %xmm8
	maxps	2128f(%rip), %xmm8
	sqrtps	%xmm8, %xmm8
	movaps	%xmm11, %xmm2
	movaps	%xmm11, %xmm4
	divps	%xmm8, %xmm4
	movaps	%xmm4, 128(%rsp)
	movaps	1360(%rsp), %xmm3
	andnps	%xmm11, %xmm3
	movaps	%xmm3, 912(%rsp)
	movaps	368(%rsp), %xmm8
	mulps	%xmm3, %xmm8
	movaps	736(%rsp), %xmm4
	mulps	%xmm8, %xmm4
	mulps	%xmm10, %xmm4
	movaps	720(%rsp), %xmm11
	mulps	%xmm8, %xmm11
	mulps	64(%rsp), %xmm11
	movaps	%xmm4, %xmm3
	mulps	%xmm0, %xmm3
	subps	%xmm3, %xmm11
	movaps	512(%rsp), %xmm3
	mulps	%xmm8, %xmm3
	movaps	%xmm4, %xmm10
	mulps	320(%rsp), %xmm10
	movaps	%xmm12, 1680(%rsp)
	mulps	%xmm12, %xmm3
	subps	%xmm10, %xmm3
	mulps	112(%rsp), %xmm11
	movaps	%xmm11, %xmm10
	mulps	%xmm1, %xmm10
	subps	%xmm10, %xmm3
	mulps	768(%rsp), %xmm8
	movaps	%xmm4, %xmm10
	mulps	%xmm9, %xmm10
	movaps	%xmm6, 1664(%rsp)
	mulps	%xmm6, %xmm8
	subps	%xmm10, %xmm8
	movaps	%xmm11, %xmm10
	mulps	%xmm14, %xmm10
	subps	%xmm10, %xmm8
	mulps	256(%rsp), %xmm3
	movaps	%xmm3, %xmm10
	mulps	%xmm15, %xmm10
	subps	%xmm10, %xmm8
	movaps	%xmm4, %xmm12
	mulps	%xmm4, %xmm12
	movaps	%xmm2, %xmm10
	subps	%xmm12, %xmm10
	movaps	%xmm11, %xmm12
	mulps	%xmm11, %xmm12
	subps	%xmm12, %xmm10
	movaps	%xmm3, %xmm12
	mulps	%xmm3, %xmm12
	subps	%xmm12, %xmm10
	mulps	128(%rsp), %xmm8
	movaps	%xmm8, %xmm12
	mulps	%xmm8, %xmm12
	subps	%xmm12, %xmm10
	movaps	%xmm10, %xmm12
	maxps	2128f(%rip), %xmm12
	sqrtps	%xmm12, %xmm12
	divps	%xmm12, %xmm2
	movaps	%xmm2, 608(%rsp)
	movaps	144(%rsp), %xmm2
	mulps	(%rsp), %xmm2
	movaps	%xmm0, 64(%rsp)
	mulps	%xmm2, %xmm0
	movaps	80(%rsp), %xmm6
	mulps	688(%rsp), %xmm6
	subps	%xmm0, %xmm6
	movaps	%xmm2, %xmm0
	mulps	%xmm2, %xmm0
	xorps	%xmm12, %xmm12
	addps	%xmm12, %xmm0
	mulps	112(%rsp), %xmm6
	movaps	%xmm6, %xmm12
	mulps	%xmm6, %xmm12
	addps	%xmm0, %xmm12
	movaps	320(%rsp), %xmm0
	movaps	%xmm0, 384(%rsp)
	mulps	%xmm2, %xmm0
	mulps	464(%rsp), %xmm5
	subps	%xmm0, %xmm5
	movaps	%xmm1, 480(%rsp)
	mulps	%xmm6, %xmm1
	subps	%xmm1, %xmm5
	mulps	256(%rsp), %xmm5
	movaps	%xmm5, %xmm0
	mulps	%xmm5, %xmm0
	addps	%xmm12, %xmm0
	movaps	%xmm9, 320(%rsp)
	mulps	%xmm2, %xmm9
	mulps	704(%rsp), %xmm7
	subps	%xmm9, %xmm7
	movaps	%xmm14, %xmm9
	mulps	%xmm6, %xmm14
	subps	%xmm14, %xmm7
	movaps	%xmm15, %xmm14
	mulps	%xmm5, %xmm15
	subps	%xmm15, %xmm7
	mulps	128(%rsp), %xmm7
	movaps	%xmm7, %xmm1
	mulps	%xmm7, %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm4, %xmm12
	movaps	%xmm2, 144(%rsp)
	mulps	%xmm2, %xmm4
	mulps	912(%rsp), %xmm13
	subps	%xmm4, %xmm13
	movaps	%xmm11, %xmm15
	movaps	%xmm6, 80(%rsp)
	mulps	%xmm6, %xmm11
	subps	%xmm11, %xmm13
	movaps	%xmm3, 1184(%rsp)
	mulps	%xmm5, %xmm3
	subps	%xmm3, %xmm13
	movaps	%xmm8, %xmm2
	mulps	%xmm7, %xmm8
	subps	%xmm8, %xmm13
	movaps	608(%rsp), %xmm11
	mulps	%xmm11, %xmm13
	movaps	%xmm13, %xmm0
	mulps	%xmm13, %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 1328(%rsp)
	movaps	432(%rsp), %xmm1
	movaps	1440(%rsp), %xmm0
	movaps	256f(%rip), %xmm8
	blendvps	%xmm0, %xmm8, %xmm1
	movaps	352(%rsp), %xmm3
	mulps	112(%rsp), %xmm3
	movaps	16(%rsp), %xmm0
	blendvps	%xmm0, %xmm8, %xmm3
	movaps	240(%rsp), %xmm4
	mulps	256(%rsp), %xmm4
	movaps	32(%rsp), %xmm0
	blendvps	%xmm0, %xmm8, %xmm4
	mulps	%xmm1, %xmm3
	mulps	%xmm3, %xmm4
	movaps	416(%rsp), %xmm3
	movaps	%xmm3, %xmm1
	mulps	128(%rsp), %xmm1
	movaps	448(%rsp), %xmm0
	blendvps	%xmm0, %xmm8, %xmm1
	movaps	368(%rsp), %xmm6
	movaps	%xmm11, %xmm0
	movaps	1184(%rsp), %xmm11
	mulps	%xmm0, %xmm6
	movaps	1360(%rsp), %xmm0
	blendvps	%xmm0, %xmm8, %xmm6
	mulps	%xmm4, %xmm1
	mulps	%xmm1, %xmm6
	movaps	291f(%rip), %xmm0
	movaps	64(%rsp), %xmm1
	xorps	%xmm0, %xmm1
	movaps	%xmm1, 64(%rsp)
	movaps	384(%rsp), %xmm1
	xorps	%xmm0, %xmm1
	movaps	%xmm1, 384(%rsp)
	movaps	480(%rsp), %xmm1
	xorps	%xmm0, %xmm1
	movaps	%xmm1, 480(%rsp)
	xorps	%xmm0, %xmm9
	movaps	%xmm9, 16(%rsp)
	movaps	320(%rsp), %xmm1
	xorps	%xmm0, %xmm1
	movaps	%xmm1, 320(%rsp)
	xorps	%xmm0, %xmm14
	xorps	%xmm0, %xmm15
	movaps	%xmm15, 32(%rsp)
	xorps	%xmm0, %xmm11
	xorps	%xmm0, %xmm12
	movaps	%xmm12, 448(%rsp)
	xorps	%xmm0, %xmm2
	ja	232b
	movaps	256f(%rip), %xmm15
	movaps	%xmm15, %xmm0
	divps	240(%rsp), %xmm0
	movaps	336(%rsp), %xmm9
	mulps	%xmm9, %xmm0
	movaps	%xmm15, %xmm1
	divps	%xmm3, %xmm1
	movaps	192(%rsp), %xmm12
	mulps	%xmm12, %xmm1
	mulps	2129f(%rip), %xmm0
	mulps	2130f(%rip), %xmm1
	movaps	%xmm1, %xmm4
	maxps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	1264(%rsp), %xmm1
	movaps	%xmm1, %xmm0
	movaps	281f(%rip), %xmm8
	cmpltps	%xmm8, %xmm0
	addps	%xmm1, %xmm1
	sqrtps	%xmm1, %xmm1
	mulps	2131f(%rip), %xmm1
	andps	%xmm0, %xmm1
	movaps	%xmm1, %xmm3
	maxps	%xmm4, %xmm3
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movq	56(%rsp), %rax
	movss	16(%rax), %xmm1
	movaps	%xmm15, %xmm0
	movaps	1152(%rsp), %xmm10
	divps	%xmm10, %xmm0
	mulps	%xmm6, %xmm0
	movaps	%xmm1, %xmm4
	shufps	$0, %xmm1, %xmm4
	mulps	%xmm0, %xmm0
	minps	%xmm15, %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm3, %xmm4
	maxps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	%xmm10, %xmm0
	cmpltps	%xmm8, %xmm0
	andps	%xmm4, %xmm0
	mulps	%xmm0, %xmm0
	movaps	1328(%rsp), %xmm3
	cmpleps	%xmm0, %xmm3
	mulss	%xmm1, %xmm1
	shufps	$0, %xmm1, %xmm1
	movaps	1344(%rsp), %xmm0
	cmpleps	%xmm1, %xmm0
	andps	%xmm3, %xmm0
	movaps	688(%rsp), %xmm3
	mulps	(%rsp), %xmm3
	movaps	464(%rsp), %xmm1
	mulps	%xmm3, %xmm1
	movaps	704(%rsp), %xmm3
	mulps	%xmm1, %xmm3
	movaps	912(%rsp), %xmm4
	mulps	%xmm3, %xmm4
	xorps	%xmm1, %xmm1
	cmpnltps	%xmm4, %xmm1
	andps	%xmm15, %xmm1
	movaps	277f(%rip), %xmm4
	movaps	%xmm4, %xmm3
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	1568(%rsp), %xmm0
	cmpleps	1168(%rsp), %xmm0
	movaps	%xmm3, %xmm1
	minps	2132f(%rip), %xmm1
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	1296(%rsp), %xmm1
	movaps	%xmm1, %xmm0
	cmpeqps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, 1296(%rsp)
	movaps	%xmm1, %xmm8
	cmpeqps	%xmm4, %xmm8
	andps	%xmm15, %xmm8
	movaps	%xmm8, %xmm0
	xorps	%xmm3, %xmm3
	addss	%xmm3, %xmm0
	pshufd	$245, %xmm8, %xmm1
	addss	%xmm0, %xmm1
	pshufd	$238, %xmm8, %xmm0
	addss	%xmm1, %xmm0
	pshufd	$255, %xmm8, %xmm1
	addss	%xmm0, %xmm1
	ucomiss	%xmm3, %xmm1
	movaps	400(%rsp), %xmm4
	movaps	%xmm12, %xmm10
	ja	234b
	movaps	608(%rsp), %xmm3
	mulps	%xmm13, %xmm3
	mulps	%xmm3, %xmm2
	addps	%xmm7, %xmm2
	movaps	128(%rsp), %xmm1
	mulps	%xmm2, %xmm1
	mulps	%xmm1, %xmm14
	addps	%xmm5, %xmm14
	mulps	%xmm3, %xmm11
	addps	%xmm14, %xmm11
	movaps	256(%rsp), %xmm2
	mulps	%xmm11, %xmm2
	movaps	480(%rsp), %xmm0
	mulps	%xmm2, %xmm0
	addps	80(%rsp), %xmm0
	movaps	16(%rsp), %xmm5
	mulps	%xmm1, %xmm5
	addps	%xmm0, %xmm5
	movaps	32(%rsp), %xmm6
	mulps	%xmm3, %xmm6
	addps	%xmm5, %xmm6
	movaps	112(%rsp), %xmm0
	mulps	%xmm6, %xmm0
	movaps	64(%rsp), %xmm5
	mulps	%xmm0, %xmm5
	addps	144(%rsp), %xmm5
	movaps	384(%rsp), %xmm6
	mulps	%xmm2, %xmm6
	addps	%xmm5, %xmm6
	movaps	320(%rsp), %xmm5
	mulps	%xmm1, %xmm5
	addps	%xmm6, %xmm5
	movaps	448(%rsp), %xmm12
	mulps	%xmm3, %xmm12
	addps	%xmm5, %xmm12
	mulps	432(%rsp), %xmm12
	movaps	%xmm12, 448(%rsp)
	mulps	352(%rsp), %xmm0
	movaps	%xmm0, 112(%rsp)
	mulps	240(%rsp), %xmm2
	movaps	%xmm2, 256(%rsp)
	mulps	416(%rsp), %xmm1
	movaps	%xmm1, 128(%rsp)
	mulps	368(%rsp), %xmm3
	movaps	%xmm3, 608(%rsp)
	movaps	%xmm15, %xmm0
	divps	656(%rsp), %xmm0
	movaps	672(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	paddd	2115f(%rip), %xmm0
	pand	2116f(%rip), %xmm0
	psubd	%xmm0, %xmm15
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm1, %xmm15
	addps	273f(%rip), %xmm15
	movaps	%xmm15, %xmm1
	mulps	%xmm15, %xmm1
	movaps	%xmm15, %xmm2
	mulps	2117f(%rip), %xmm2
	addps	2118f(%rip), %xmm2
	movaps	%xmm2, 320(%rsp)
	movaps	%xmm15, %xmm2
	mulps	2119f(%rip), %xmm2
	addps	2120f(%rip), %xmm2
	movaps	%xmm2, 464(%rsp)
	movaps	%xmm15, 832(%rsp)
	mulps	2121f(%rip), %xmm15
	addps	2122f(%rip), %xmm15
	movaps	%xmm15, 704(%rsp)
	movaps	%xmm1, 384(%rsp)
	mulps	2123f(%rip), %xmm1
	movaps	%xmm1, 480(%rsp)
	mulps	2124f(%rip), %xmm0
	movaps	%xmm0, 848(%rsp)
	movaps	1392(%rsp), %xmm0
	mulps	2133f(%rip), %xmm0
	movaps	%xmm0, 1392(%rsp)
	movaps	544(%rsp), %xmm0
	mulps	2134f(%rip), %xmm0
	movaps	%xmm0, 544(%rsp)
	movl	108(%rsp), %eax
	shrb	$3, %al
	testl	%r10d, %r10d
	setne	%cl
	andb	%al, %cl
	xorps	%xmm0, %xmm0
	xorps	%xmm7, %xmm7
	xorps	%xmm4, %xmm4
	xorps	%xmm12, %xmm12
	xorps	%xmm8, %xmm8
	xorps	%xmm3, %xmm3
	xorps	%xmm13, %xmm13
	xorps	%xmm1, %xmm1
	movaps	%xmm1, 224(%rsp)
	movaps	%xmm1, 288(%rsp)
	xorps	%xmm10, %xmm10
	cmpb	$1, %cl
	movl	892(%rsp), %r8d
	jne	253f
	movq	56(%rsp), %rax
	movss	8(%rax), %xmm11
	shufps	$0, %xmm11, %xmm11
	movq	%r9, %rax
	movaps	%xmm0, 288(%rsp)
	movaps	%xmm0, 224(%rsp)
	xorl	%ecx, %ecx
	movaps	%xmm11, 80(%rsp)
	.p2align	4
251:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$4, %rdx
	movaps	(%r13,%rdx), %xmm1
	mulps	336(%rsp), %xmm1
	movaps	%xmm1, 64(%rsp)
	movq	%r13, %rdx
	xorl	%esi, %esi
	movaps	256f(%rip), %xmm5
	movaps	80(%rsp), %xmm11
	movaps	%xmm13, %xmm6
	movaps	224(%rsp), %xmm1
	movaps	288(%rsp), %xmm2
	.p2align	4
252:
	movaps	%xmm8, (%rsp)
	movaps	%xmm3, 144(%rsp)
	movaps	%xmm0, 16(%rsp)
	movaps	%xmm7, 32(%rsp)
	movaps	(%rdx), %xmm14
	mulps	64(%rsp), %xmm14
	addps	192(%rsp), %xmm14
	movaps	(%rax,%rsi), %xmm15
	addps	%xmm11, %xmm14
	movaps	%xmm5, %xmm13
	divps	%xmm14, %xmm13
	subps	%xmm14, %xmm15
	mulps	%xmm13, %xmm15
	movaps	273f(%rip), %xmm3
	movaps	%xmm3, %xmm0
	movaps	%xmm13, %xmm8
	cmpltps	%xmm15, %xmm0
	addps	%xmm3, %xmm8
	blendvps	%xmm0, %xmm15, %xmm8
	movaps	%xmm8, %xmm0
	addps	%xmm5, %xmm0
	paddd	2115f(%rip), %xmm0
	pand	2116f(%rip), %xmm0
	movaps	%xmm5, %xmm7
	psubd	%xmm0, %xmm7
	mulps	%xmm7, %xmm8
	addps	%xmm3, %xmm7
	addps	%xmm8, %xmm7
	movaps	%xmm10, %xmm11
	movaps	%xmm7, %xmm10
	mulps	%xmm7, %xmm10
	movaps	%xmm7, %xmm9
	mulps	2121f(%rip), %xmm9
	movaps	%xmm10, %xmm8
	addps	2122f(%rip), %xmm9
	mulps	2123f(%rip), %xmm8
	addps	%xmm9, %xmm8
	movaps	%xmm7, %xmm9
	mulps	2119f(%rip), %xmm9
	addps	2120f(%rip), %xmm9
	mulps	%xmm10, %xmm8
	addps	%xmm9, %xmm8
	movaps	%xmm7, %xmm9
	mulps	2117f(%rip), %xmm9
	addps	2118f(%rip), %xmm9
	mulps	%xmm10, %xmm8
	addps	%xmm9, %xmm8
	mulps	%xmm10, %xmm8
	movaps	%xmm11, %xmm10
	movaps	80(%rsp), %xmm11
	addps	%xmm7, %xmm8
	cvtdq2ps	%xmm0, %xmm0
	mulps	2124f(%rip), %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm15, %xmm8
	addps	%xmm5, %xmm8
	mulps	%xmm0, %xmm8
	maxps	%xmm3, %xmm15
	subps	%xmm15, %xmm8
	mulps	%xmm14, %xmm8
	addps	277f(%rip), %xmm14
	movaps	%xmm5, %xmm7
	divps	%xmm14, %xmm7
	addps	%xmm8, %xmm10
	mulps	%xmm11, %xmm13
	movaps	%xmm7, %xmm8
	mulps	%xmm7, %xmm8
	movaps	%xmm8, %xmm0
	addps	%xmm7, %xmm2
	mulps	%xmm8, %xmm7
	movaps	%xmm8, %xmm9
	addps	%xmm8, %xmm1
	mulps	%xmm13, %xmm8
	addps	%xmm8, %xmm12
	movaps	(%rsp), %xmm8
	movaps	144(%rsp), %xmm3
	addps	%xmm7, %xmm6
	mulps	%xmm7, %xmm9
	mulps	%xmm13, %xmm7
	addps	%xmm7, %xmm4
	mulps	%xmm0, %xmm0
	addps	%xmm0, %xmm3
	addps	%xmm9, %xmm8
	mulps	%xmm13, %xmm0
	mulps	%xmm13, %xmm9
	movaps	32(%rsp), %xmm7
	addps	%xmm0, %xmm7
	movaps	16(%rsp), %xmm0
	addps	%xmm9, %xmm0
	addq	$16, %rsi
	addq	$80, %rdx
	cmpq	%rsi, %r12
	jne	252b
	movaps	%xmm2, 288(%rsp)
	movaps	%xmm1, 224(%rsp)
	movaps	%xmm6, %xmm13
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	251b
253:
	movaps	%xmm3, 144(%rsp)
	movaps	%xmm8, (%rsp)
	movaps	%xmm12, 624(%rsp)
	movaps	%xmm4, 592(%rsp)
	movaps	%xmm7, 32(%rsp)
	movaps	%xmm0, 16(%rsp)
	movaps	%xmm10, 496(%rsp)
	movaps	160(%rsp), %xmm2
	movaps	352(%rsp), %xmm14
	mulps	%xmm14, %xmm2
	movaps	432(%rsp), %xmm10
	mulps	%xmm10, %xmm2
	movaps	%xmm2, %xmm0
	mulps	%xmm2, %xmm0
	movaps	256f(%rip), %xmm4
	movaps	%xmm4, %xmm3
	subps	%xmm0, %xmm3
	movaps	%xmm3, %xmm0
	movaps	2128f(%rip), %xmm9
	maxps	%xmm9, %xmm3
	sqrtps	%xmm3, %xmm3
	movaps	%xmm4, %xmm8
	movaps	%xmm4, %xmm1
	divps	%xmm3, %xmm8
	movaps	800(%rsp), %xmm12
	movaps	240(%rsp), %xmm4
	mulps	%xmm4, %xmm12
	mulps	%xmm10, %xmm12
	movaps	816(%rsp), %xmm11
	mulps	%xmm4, %xmm11
	movaps	%xmm12, %xmm3
	mulps	%xmm2, %xmm3
	mulps	%xmm14, %xmm11
	subps	%xmm3, %xmm11
	movaps	%xmm12, %xmm3
	mulps	%xmm12, %xmm3
	movaps	%xmm1, %xmm6
	subps	%xmm3, %xmm6
	mulps	%xmm8, %xmm11
	movaps	%xmm11, %xmm3
	mulps	%xmm11, %xmm3
	subps	%xmm3, %xmm6
	minps	%xmm1, %xmm0
	movaps	%xmm6, %xmm3
	minps	%xmm0, %xmm3
	maxps	%xmm9, %xmm6
	sqrtps	%xmm6, %xmm0
	movaps	%xmm1, %xmm7
	movaps	%xmm1, %xmm15
	divps	%xmm0, %xmm7
	movaps	272(%rsp), %xmm1
	movaps	416(%rsp), %xmm5
	mulps	%xmm5, %xmm1
	mulps	%xmm10, %xmm1
	movaps	752(%rsp), %xmm10
	mulps	%xmm5, %xmm10
	movaps	%xmm1, %xmm0
	mulps	%xmm2, %xmm0
	mulps	%xmm14, %xmm10
	subps	%xmm0, %xmm10
	movaps	576(%rsp), %xmm14
	mulps	%xmm5, %xmm14
	movaps	%xmm1, %xmm0
	mulps	%xmm12, %xmm0
	mulps	%xmm4, %xmm14
	subps	%xmm0, %xmm14
	mulps	%xmm8, %xmm10
	movaps	%xmm10, %xmm0
	mulps	%xmm11, %xmm0
	subps	%xmm0, %xmm14
	movaps	%xmm1, %xmm0
	mulps	%xmm1, %xmm0
	movaps	%xmm15, %xmm6
	subps	%xmm0, %xmm6
	movaps	%xmm10, %xmm0
	mulps	%xmm10, %xmm0
	subps	%xmm0, %xmm6
	mulps	%xmm7, %xmm14
	movaps	%xmm14, %xmm0
	mulps	%xmm14, %xmm0
	subps	%xmm0, %xmm6
	movaps	%xmm6, %xmm0
	minps	%xmm3, %xmm0
	movaps	%xmm0, 80(%rsp)
	maxps	%xmm9, %xmm6
	sqrtps	%xmm6, %xmm3
	movaps	%xmm15, %xmm9
	divps	%xmm3, %xmm9
	movaps	736(%rsp), %xmm15
	movaps	368(%rsp), %xmm0
	mulps	%xmm0, %xmm15
	mulps	432(%rsp), %xmm15
	movaps	720(%rsp), %xmm6
	mulps	%xmm0, %xmm6
	movaps	%xmm15, %xmm3
	movaps	%xmm2, 160(%rsp)
	mulps	%xmm2, %xmm3
	mulps	352(%rsp), %xmm6
	subps	%xmm3, %xmm6
	movaps	512(%rsp), %xmm2
	mulps	%xmm0, %xmm2
	movaps	%xmm15, %xmm3
	movaps	%xmm12, 800(%rsp)
	mulps	%xmm12, %xmm3
	mulps	%xmm4, %xmm2
	subps	%xmm3, %xmm2
	movaps	%xmm8, 208(%rsp)
	mulps	%xmm8, %xmm6
	movaps	%xmm6, %xmm3
	movaps	%xmm11, 816(%rsp)
	mulps	%xmm11, %xmm3
	subps	%xmm3, %xmm2
	movaps	768(%rsp), %xmm4
	mulps	%xmm0, %xmm4
	movaps	%xmm15, %xmm3
	movaps	%xmm1, 272(%rsp)
	mulps	%xmm1, %xmm3
	mulps	%xmm5, %xmm4
	subps	%xmm3, %xmm4
	movaps	%xmm6, %xmm3
	movaps	%xmm10, 752(%rsp)
	mulps	%xmm10, %xmm3
	subps	%xmm3, %xmm4
	movaps	%xmm7, 176(%rsp)
	mulps	%xmm7, %xmm2
	movaps	%xmm2, %xmm3
	movaps	%xmm14, 576(%rsp)
	mulps	%xmm14, %xmm3
	subps	%xmm3, %xmm4
	movaps	%xmm15, 736(%rsp)
	mulps	%xmm15, %xmm15
	movaps	256f(%rip), %xmm14
	movaps	%xmm14, %xmm3
	subps	%xmm15, %xmm3
	movaps	%xmm6, 720(%rsp)
	mulps	%xmm6, %xmm6
	subps	%xmm6, %xmm3
	movaps	%xmm2, 512(%rsp)
	movaps	%xmm2, %xmm6
	mulps	%xmm2, %xmm6
	subps	%xmm6, %xmm3
	movaps	%xmm9, 64(%rsp)
	mulps	%xmm9, %xmm4
	movaps	%xmm4, 768(%rsp)
	movaps	%xmm4, %xmm6
	mulps	%xmm4, %xmm6
	subps	%xmm6, %xmm3
	movaps	%xmm3, %xmm7
	minps	80(%rsp), %xmm7
	movaps	2135f(%rip), %xmm6
	cmpltps	%xmm7, %xmm6
	movaps	1296(%rsp), %xmm5
	movaps	%xmm5, %xmm15
	cmpeqps	278f(%rip), %xmm15
	movaps	%xmm15, %xmm0
	movaps	%xmm6, 688(%rsp)
	orps	%xmm6, %xmm0
	movaps	2136f(%rip), %xmm1
	blendvps	%xmm0, %xmm5, %xmm1
	movaps	%xmm1, 784(%rsp)
	movaps	448(%rsp), %xmm0
	movaps	%xmm0, %xmm7
	movaps	528(%rsp), %xmm11
	addps	%xmm11, %xmm0
	movaps	1056(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	minps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	1072(%rsp), %xmm1
	movaps	%xmm1, %xmm8
	maxps	%xmm4, %xmm8
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm1, %xmm8
	movaps	258f(%rip), %xmm1
	andps	%xmm1, %xmm7
	xorps	%xmm0, %xmm0
	maxps	%xmm0, %xmm7
	movaps	112(%rsp), %xmm4
	movaps	%xmm4, %xmm0
	andps	%xmm1, %xmm0
	maxps	%xmm7, %xmm0
	movaps	608(%rsp), %xmm12
	movaps	%xmm12, %xmm10
	andps	%xmm1, %xmm10
	maxps	%xmm0, %xmm10
	movaps	400(%rsp), %xmm6
	movaps	%xmm6, %xmm0
	mulps	2137f(%rip), %xmm0
	cmpleps	%xmm0, %xmm10
	cmpleps	%xmm14, %xmm5
	movaps	%xmm5, 80(%rsp)
	andps	%xmm5, %xmm10
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm8, %xmm11
	movq	56(%rsp), %rax
	movss	208(%rax), %xmm14
	shufps	$0, %xmm14, %xmm14
	movaps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm14, %xmm11
	movaps	560(%rsp), %xmm8
	addps	%xmm8, %xmm4
	movaps	1088(%rsp), %xmm1
	movaps	%xmm1, %xmm5
	minps	%xmm4, %xmm5
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	1104(%rsp), %xmm1
	movaps	%xmm1, %xmm7
	maxps	%xmm5, %xmm7
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm1, %xmm7
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm7, %xmm8
	movaps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm14, %xmm8
	movaps	336(%rsp), %xmm4
	movaps	256(%rsp), %xmm0
	addps	%xmm4, %xmm0
	movaps	1024(%rsp), %xmm1
	movaps	%xmm1, %xmm5
	minps	%xmm0, %xmm5
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	1040(%rsp), %xmm1
	movaps	%xmm1, %xmm7
	maxps	%xmm5, %xmm7
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm1, %xmm7
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm7, %xmm4
	movss	12(%rax), %xmm9
	shufps	$0, %xmm9, %xmm9
	mulps	%xmm9, %xmm4
	movaps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm14, %xmm4
	movaps	192(%rsp), %xmm5
	movaps	128(%rsp), %xmm0
	addps	%xmm5, %xmm0
	movaps	1120(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	1136(%rsp), %xmm2
	movaps	%xmm2, %xmm7
	maxps	%xmm1, %xmm7
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm7
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm7, %xmm5
	mulps	%xmm9, %xmm5
	movaps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm14, %xmm5
	addps	%xmm6, %xmm12
	movaps	1248(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm12, %xmm2
	cmpunordps	%xmm12, %xmm12
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1232(%rsp), %xmm1
	movaps	%xmm1, %xmm7
	maxps	%xmm2, %xmm7
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm7
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm7, %xmm6
	movq	%r15, %rdi
	shlq	$4, %rdi
	movaps	%xmm11, (%r11,%rdi)
	addq	%rbp, %r15
	shlq	$4, %r15
	movaps	%xmm8, (%r11,%r15)
	leaq	(%r11,%rdi), %rcx
	movq	%rbp, %rax
	shlq	$5, %rax
	movaps	%xmm4, (%rax,%rcx)
	leaq	(,%rbp,2), %rbx
	addq	%rbp, %rbx
	movq	%rbx, %rdx
	shlq	$4, %rdx
	movaps	%xmm5, (%rdx,%rcx)
	movaps	%xmm15, %xmm0
	movaps	%xmm14, 112(%rsp)
	blendvps	%xmm0, %xmm14, %xmm6
	movq	%rbp, %rdx
	shlq	$6, %rdx
	movaps	%xmm6, (%rdx,%rcx)
	movl	$5, %ecx
	movl	108(%rsp), %esi
	testb	$2, %sil
	je	254f
	movaps	291f(%rip), %xmm11
	movaps	160(%rsp), %xmm1
	xorps	%xmm11, %xmm1
	maxps	2128f(%rip), %xmm3
	sqrtps	%xmm3, %xmm0
	movaps	256f(%rip), %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, %xmm8
	movaps	240(%rsp), %xmm0
	mulps	%xmm9, %xmm0
	movaps	%xmm0, 240(%rsp)
	movaps	416(%rsp), %xmm0
	mulps	%xmm9, %xmm0
	movaps	%xmm0, 416(%rsp)
	movaps	80(%rsp), %xmm0
	andps	688(%rsp), %xmm0
	movaps	%xmm0, 80(%rsp)
	movaps	208(%rsp), %xmm5
	mulps	%xmm5, %xmm1
	movaps	816(%rsp), %xmm6
	movaps	%xmm6, %xmm0
	mulps	%xmm1, %xmm0
	addps	800(%rsp), %xmm0
	xorps	%xmm11, %xmm0
	movaps	176(%rsp), %xmm9
	mulps	%xmm9, %xmm0
	movaps	%xmm5, %xmm4
	xorps	%xmm11, %xmm4
	mulps	%xmm6, %xmm4
	mulps	%xmm9, %xmm4
	movaps	%xmm5, %xmm7
	movaps	%xmm5, %xmm10
	movaps	752(%rsp), %xmm6
	mulps	%xmm6, %xmm7
	mulps	%xmm1, %xmm6
	movaps	%xmm1, %xmm12
	movaps	%xmm1, 160(%rsp)
	addps	272(%rsp), %xmm6
	movaps	576(%rsp), %xmm3
	movaps	%xmm3, %xmm15
	mulps	%xmm0, %xmm15
	addps	%xmm6, %xmm15
	xorps	%xmm11, %xmm15
	movaps	64(%rsp), %xmm5
	mulps	%xmm5, %xmm15
	movaps	%xmm3, %xmm14
	mulps	%xmm4, %xmm14
	addps	%xmm7, %xmm14
	xorps	%xmm11, %xmm14
	mulps	%xmm5, %xmm14
	movaps	%xmm9, %xmm7
	xorps	%xmm11, %xmm7
	mulps	%xmm3, %xmm7
	mulps	%xmm5, %xmm7
	movaps	%xmm10, %xmm1
	movaps	720(%rsp), %xmm6
	mulps	%xmm6, %xmm1
	mulps	%xmm12, %xmm6
	addps	736(%rsp), %xmm6
	movaps	512(%rsp), %xmm2
	movaps	%xmm2, %xmm3
	mulps	%xmm0, %xmm3
	addps	%xmm6, %xmm3
	movaps	768(%rsp), %xmm12
	movaps	%xmm12, %xmm10
	mulps	%xmm15, %xmm10
	addps	%xmm3, %xmm10
	xorps	%xmm11, %xmm10
	mulps	%xmm8, %xmm10
	movaps	%xmm9, %xmm6
	movaps	%xmm10, %xmm9
	mulps	%xmm2, %xmm6
	mulps	%xmm4, %xmm2
	addps	%xmm1, %xmm2
	movaps	%xmm12, %xmm3
	mulps	%xmm14, %xmm3
	addps	%xmm2, %xmm3
	xorps	%xmm11, %xmm3
	mulps	%xmm8, %xmm3
	movaps	%xmm12, %xmm2
	mulps	%xmm7, %xmm2
	addps	%xmm6, %xmm2
	xorps	%xmm11, %xmm2
	mulps	%xmm8, %xmm2
	movaps	%xmm8, %xmm10
	movaps	%xmm5, %xmm8
	xorps	%xmm11, %xmm8
	mulps	%xmm12, %xmm8
	movaps	%xmm0, %xmm11
	movaps	160(%rsp), %xmm0
	movaps	368(%rsp), %xmm12
	mulps	%xmm0, %xmm0
	addps	256f(%rip), %xmm0
	movaps	%xmm11, %xmm6
	mulps	%xmm11, %xmm6
	addps	%xmm0, %xmm6
	movaps	%xmm15, 272(%rsp)
	mulps	%xmm15, %xmm15
	addps	%xmm6, %xmm15
	movaps	%xmm9, %xmm6
	mulps	%xmm9, %xmm6
	addps	%xmm15, %xmm6
	movaps	432(%rsp), %xmm0
	mulps	%xmm0, %xmm6
	mulps	%xmm0, %xmm6
	movaps	112(%rsp), %xmm15
	movaps	%xmm15, %xmm5
	movaps	80(%rsp), %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm6, %xmm5
	movaps	%xmm5, 192(%rsp)
	mulps	%xmm10, %xmm8
	movaps	%xmm10, %xmm5
	movaps	208(%rsp), %xmm0
	mulps	%xmm0, %xmm0
	movaps	%xmm4, 576(%rsp)
	mulps	%xmm4, %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm14, %xmm10
	mulps	%xmm14, %xmm14
	addps	%xmm4, %xmm14
	movaps	%xmm3, %xmm6
	mulps	%xmm3, %xmm6
	addps	%xmm14, %xmm6
	movaps	352(%rsp), %xmm0
	mulps	%xmm0, %xmm6
	mulps	%xmm0, %xmm6
	movaps	%xmm15, %xmm14
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm6, %xmm14
	movaps	176(%rsp), %xmm4
	mulps	%xmm4, %xmm4
	movaps	%xmm7, 336(%rsp)
	movaps	%xmm7, %xmm6
	mulps	%xmm7, %xmm6
	addps	%xmm4, %xmm6
	movaps	%xmm2, 256(%rsp)
	movaps	%xmm2, %xmm7
	mulps	%xmm2, %xmm7
	addps	%xmm6, %xmm7
	movaps	240(%rsp), %xmm2
	mulps	%xmm2, %xmm7
	mulps	%xmm2, %xmm7
	movaps	%xmm15, %xmm6
	blendvps	%xmm0, %xmm7, %xmm6
	movaps	64(%rsp), %xmm2
	mulps	%xmm2, %xmm2
	movaps	%xmm8, 512(%rsp)
	mulps	%xmm8, %xmm8
	addps	%xmm2, %xmm8
	movaps	416(%rsp), %xmm2
	mulps	%xmm2, %xmm8
	mulps	%xmm2, %xmm8
	movaps	%xmm15, %xmm7
	blendvps	%xmm0, %xmm8, %xmm7
	movaps	%xmm5, %xmm8
	movaps	%xmm5, 128(%rsp)
	mulps	%xmm5, %xmm8
	mulps	%xmm12, %xmm8
	mulps	%xmm12, %xmm8
	blendvps	%xmm0, %xmm8, %xmm15
	leaq	(,%rbp,4), %rcx
	addq	%rbp, %rcx
	shlq	$4, %rcx
	addq	%r11, %rcx
	movaps	192(%rsp), %xmm0
	movaps	%xmm0, (%rdi,%rcx)
	movl	%esi, %edx
	andl	$4, %edx
	movl	%edx, %ecx
	shrl	$2, %ecx
	movq	%r9, %r10
	movl	%esi, %r9d
	xorl	%esi, %esi
	testl	%edx, %edx
	movq	%rdi, %rax
	movl	$14, %edi
	movq	%r15, %r14
	movl	%r8d, %r15d
	movl	$8, %r8d
	cmoveq	%r8, %rdi
	sete	%sil
	movl	$19, %r8d
	movl	$9, %r12d
	cmoveq	%r12, %r8
	xorq	$7, %rsi
	imulq	%rbp, %rsi
	shlq	$4, %rsi
	addq	%r11, %rsi
	movaps	%xmm14, (%rax,%rsi)
	movl	%r9d, %esi
	movq	%r10, %r9
	leaq	(%rcx,%rcx,2), %rcx
	addq	$7, %rcx
	imulq	%rbp, %rcx
	shlq	$4, %rcx
	addq	%r11, %rcx
	movaps	%xmm6, (%rax,%rcx)
	imulq	%rbp, %rdi
	shlq	$4, %rdi
	addq	%r11, %rdi
	movaps	%xmm7, (%rax,%rdi)
	movq	%rax, %rdi
	imulq	%rbp, %r8
	shlq	$4, %r8
	addq	%r11, %r8
	movaps	%xmm15, (%rax,%r8)
	movl	%r15d, %r8d
	movq	%r14, %r15
	movq	1920(%rsp), %r14
	movl	$10, %ecx
	testl	%edx, %edx
	je	254f
	movaps	%xmm1, %xmm12
	movaps	208(%rsp), %xmm4
	mulps	160(%rsp), %xmm4
	movaps	576(%rsp), %xmm1
	movaps	%xmm1, %xmm0
	mulps	%xmm11, %xmm0
	addps	%xmm4, %xmm0
	movaps	%xmm10, %xmm14
	movaps	%xmm10, %xmm6
	movaps	272(%rsp), %xmm10
	mulps	%xmm10, %xmm6
	addps	%xmm0, %xmm6
	movaps	%xmm3, %xmm7
	mulps	%xmm9, %xmm7
	addps	%xmm6, %xmm7
	mulps	352(%rsp), %xmm7
	movaps	432(%rsp), %xmm2
	mulps	%xmm2, %xmm7
	movaps	112(%rsp), %xmm8
	movaps	%xmm8, %xmm4
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm7, %xmm4
	movaps	%xmm4, 192(%rsp)
	movaps	176(%rsp), %xmm4
	mulps	%xmm4, %xmm11
	movaps	336(%rsp), %xmm15
	movaps	%xmm15, %xmm5
	mulps	%xmm10, %xmm5
	addps	%xmm11, %xmm5
	movaps	256(%rsp), %xmm7
	movaps	%xmm7, %xmm6
	mulps	%xmm9, %xmm6
	addps	%xmm5, %xmm6
	movaps	240(%rsp), %xmm11
	mulps	%xmm11, %xmm6
	mulps	%xmm2, %xmm6
	movaps	%xmm8, %xmm5
	blendvps	%xmm0, %xmm6, %xmm5
	movaps	%xmm5, 160(%rsp)
	mulps	%xmm1, %xmm4
	movaps	%xmm15, %xmm5
	mulps	%xmm14, %xmm5
	addps	%xmm4, %xmm5
	movaps	%xmm7, %xmm6
	mulps	%xmm3, %xmm6
	addps	%xmm5, %xmm6
	mulps	%xmm11, %xmm6
	movaps	352(%rsp), %xmm1
	mulps	%xmm1, %xmm6
	movaps	%xmm8, %xmm4
	blendvps	%xmm0, %xmm6, %xmm4
	movaps	%xmm4, 176(%rsp)
	movaps	64(%rsp), %xmm5
	mulps	%xmm5, %xmm10
	movaps	512(%rsp), %xmm12
	movaps	%xmm12, %xmm6
	mulps	%xmm9, %xmm6
	addps	%xmm10, %xmm6
	movaps	416(%rsp), %xmm4
	mulps	%xmm4, %xmm6
	mulps	%xmm2, %xmm6
	movaps	%xmm8, %xmm10
	blendvps	%xmm0, %xmm6, %xmm10
	movaps	%xmm10, 272(%rsp)
	mulps	%xmm5, %xmm14
	movaps	%xmm12, %xmm6
	mulps	%xmm3, %xmm6
	addps	%xmm14, %xmm6
	mulps	%xmm4, %xmm6
	mulps	%xmm1, %xmm6
	movaps	%xmm1, %xmm10
	movaps	%xmm8, %xmm1
	blendvps	%xmm0, %xmm6, %xmm1
	movaps	%xmm1, 208(%rsp)
	mulps	%xmm15, %xmm5
	movaps	%xmm12, %xmm6
	mulps	%xmm7, %xmm6
	addps	%xmm5, %xmm6
	mulps	%xmm4, %xmm6
	mulps	%xmm11, %xmm6
	movaps	%xmm8, %xmm15
	blendvps	%xmm0, %xmm6, %xmm15
	movaps	128(%rsp), %xmm5
	mulps	%xmm5, %xmm9
	movaps	368(%rsp), %xmm6
	mulps	%xmm6, %xmm9
	mulps	%xmm2, %xmm9
	movaps	%xmm8, %xmm1
	blendvps	%xmm0, %xmm9, %xmm1
	mulps	%xmm5, %xmm3
	mulps	%xmm6, %xmm3
	mulps	%xmm10, %xmm3
	movaps	%xmm8, %xmm14
	blendvps	%xmm0, %xmm3, %xmm14
	mulps	%xmm5, %xmm7
	mulps	%xmm6, %xmm7
	mulps	%xmm11, %xmm7
	movaps	%xmm8, %xmm3
	blendvps	%xmm0, %xmm7, %xmm3
	mulps	%xmm12, %xmm5
	mulps	%xmm6, %xmm5
	mulps	%xmm4, %xmm5
	blendvps	%xmm0, %xmm5, %xmm8
	movq	%rbx, %rcx
	shlq	$5, %rcx
	addq	%r11, %rcx
	movaps	192(%rsp), %xmm0
	movaps	%xmm0, (%rdi,%rcx)
	movq	%rbp, %rcx
	shlq	$7, %rcx
	addq	%r11, %rcx
	movaps	160(%rsp), %xmm0
	movaps	%xmm0, (%rdi,%rcx)
	leaq	(,%rbp,8), %rcx
	addq	%rbp, %rcx
	movq	%rcx, %rdx
	shlq	$4, %rdx
	addq	%r11, %rdx
	movaps	176(%rsp), %xmm0
	movaps	%xmm0, (%rdi,%rdx)
	imulq	$176, %rbp, %rdx
	addq	%r11, %rdx
	movaps	272(%rsp), %xmm0
	movaps	%xmm0, (%rdi,%rdx)
	shlq	$6, %rbx
	addq	%r11, %rbx
	movaps	208(%rsp), %xmm0
	movaps	%xmm0, (%rdi,%rbx)
	imulq	$208, %rbp, %rax
	addq	%r11, %rax
	movaps	%xmm15, (%rdi,%rax)
	imulq	$240, %rbp, %rax
	addq	%r11, %rax
	movaps	%xmm1, (%rdi,%rax)
	movq	%rbp, %rax
	shlq	$8, %rax
	addq	%r11, %rax
	movaps	%xmm14, (%rdi,%rax)
	imulq	$272, %rbp, %rax
	addq	%r11, %rax
	movaps	%xmm3, (%rdi,%rax)
	shlq	$5, %rcx
	addq	%r11, %rcx
	movaps	%xmm8, (%rdi,%rcx)
	movl	$20, %ecx
254:
	testb	$8, %sil
	movaps	(%rsp), %xmm10
	movaps	224(%rsp), %xmm12
	movaps	288(%rsp), %xmm1
	je	24b
	movaps	480(%rsp), %xmm3
	addps	704(%rsp), %xmm3
	movaps	384(%rsp), %xmm0
	mulps	%xmm0, %xmm3
	addps	464(%rsp), %xmm3
	mulps	%xmm0, %xmm3
	addps	320(%rsp), %xmm3
	mulps	%xmm0, %xmm3
	addps	832(%rsp), %xmm3
	movaps	848(%rsp), %xmm2
	addps	%xmm3, %xmm2
	movaps	1392(%rsp), %xmm0
	addps	%xmm2, %xmm0
	movaps	544(%rsp), %xmm5
	addps	%xmm0, %xmm5
	movq	56(%rsp), %rax
	movss	100(%rax), %xmm0
	movss	104(%rax), %xmm3
	movss	108(%rax), %xmm6
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm1, %xmm0
	xorps	%xmm14, %xmm14
	addps	%xmm14, %xmm0
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm12, %xmm3
	addps	%xmm0, %xmm3
	movss	112(%rax), %xmm0
	shufps	$0, %xmm6, %xmm6
	mulps	%xmm13, %xmm6
	addps	%xmm3, %xmm6
	shufps	$0, %xmm0, %xmm0
	movaps	144(%rsp), %xmm11
	mulps	%xmm11, %xmm0
	addps	%xmm6, %xmm0
	movss	116(%rax), %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm10, %xmm3
	addps	%xmm0, %xmm3
	movss	120(%rax), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	624(%rsp), %xmm8
	mulps	%xmm8, %xmm0
	addps	%xmm3, %xmm0
	movss	124(%rax), %xmm3
	shufps	$0, %xmm3, %xmm3
	movaps	592(%rsp), %xmm4
	mulps	%xmm4, %xmm3
	addps	%xmm0, %xmm3
	movss	128(%rax), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	32(%rsp), %xmm2
	mulps	%xmm2, %xmm0
	addps	%xmm3, %xmm0
	movss	132(%rax), %xmm3
	shufps	$0, %xmm3, %xmm3
	movaps	16(%rsp), %xmm9
	mulps	%xmm9, %xmm3
	addps	%xmm0, %xmm3
	movss	136(%rax), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm1, %xmm0
	addps	%xmm14, %xmm0
	movss	140(%rax), %xmm6
	shufps	$0, %xmm6, %xmm6
	mulps	%xmm12, %xmm6
	addps	%xmm0, %xmm6
	movss	144(%rax), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm13, %xmm0
	addps	%xmm6, %xmm0
	movss	148(%rax), %xmm6
	shufps	$0, %xmm6, %xmm6
	mulps	%xmm11, %xmm6
	addps	%xmm0, %xmm6
	movss	152(%rax), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm10, %xmm0
	addps	%xmm6, %xmm0
	movss	156(%rax), %xmm6
	shufps	$0, %xmm6, %xmm6
	mulps	%xmm8, %xmm6
	addps	%xmm0, %xmm6
	movss	160(%rax), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm4, %xmm0
	addps	%xmm6, %xmm0
	movss	164(%rax), %xmm6
	shufps	$0, %xmm6, %xmm6
	mulps	%xmm2, %xmm6
	addps	%xmm0, %xmm6
	movss	168(%rax), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm9, %xmm0
	addps	%xmm6, %xmm0
	movaps	1376(%rsp), %xmm7
	movaps	%xmm7, %xmm6
	addps	%xmm7, %xmm6
	addps	%xmm0, %xmm6
	movss	172(%rax), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm1, %xmm0
	movss	176(%rax), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm12, %xmm1
	addps	%xmm14, %xmm0
	addps	%xmm0, %xmm1
	movss	180(%rax), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm13, %xmm0
	addps	%xmm1, %xmm0
	movss	184(%rax), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm11, %xmm1
	addps	%xmm0, %xmm1
	movss	188(%rax), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm10, %xmm0
	addps	%xmm1, %xmm0
	movss	192(%rax), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm8, %xmm1
	addps	%xmm0, %xmm1
	movss	196(%rax), %xmm10
	shufps	$0, %xmm10, %xmm10
	mulps	%xmm4, %xmm10
	movaps	1296(%rsp), %xmm0
	cmpeqps	278f(%rip), %xmm0
	addps	%xmm1, %xmm10
	movss	200(%rax), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm2, %xmm4
	movss	208(%rax), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	290f(%rip), %xmm5
	movaps	496(%rsp), %xmm8
	subps	%xmm8, %xmm5
	addps	%xmm10, %xmm4
	movss	204(%rax), %xmm2
	shufps	$0, %xmm2, %xmm2
	mulps	%xmm9, %xmm2
	blendvps	%xmm0, %xmm1, %xmm5
	addps	%xmm8, %xmm8
	addps	%xmm7, %xmm3
	addps	%xmm4, %xmm2
	blendvps	%xmm0, %xmm1, %xmm8
	blendvps	%xmm0, %xmm1, %xmm3
	mulps	2138f(%rip), %xmm7
	addps	%xmm2, %xmm7
	blendvps	%xmm0, %xmm1, %xmm6
	blendvps	%xmm0, %xmm1, %xmm7
	movq	%rcx, %rax
	imulq	%rbp, %rax
	shlq	$4, %rax
	addq	%r11, %rax
	movaps	%xmm5, (%rdi,%rax)
	leaq	1(%rcx), %rax
	imulq	%rbp, %rax
	shlq	$4, %rax
	addq	%r11, %rax
	movaps	%xmm8, (%rdi,%rax)
	leaq	2(%rcx), %rax
	imulq	%rbp, %rax
	shlq	$4, %rax
	addq	%r11, %rax
	movaps	%xmm3, (%rdi,%rax)
	leaq	3(%rcx), %rax
	imulq	%rbp, %rax
	shlq	$4, %rax
	addq	%r11, %rax
	movaps	%xmm6, (%rdi,%rax)
	addq	$4, %rcx
	imulq	%rbp, %rcx
	shlq	$4, %rcx
	addq	%r11, %rcx
	movaps	%xmm7, (%rdi,%rcx)
	jmp	24b
255:
	addq	$1848, %rsp
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
	.long	0x40a00000
	.long	0x40a00000
	.long	0x40a00000
	.long	0x40a00000
278:
	.long	0x40800000
	.long	0x40800000
	.long	0x40800000
	.long	0x40800000
279:
	.long	0x7f7fffff
	.long	0x7f7fffff
	.long	0x7f7fffff
	.long	0x7f7fffff
280:
	.long	0x3fc00000
	.long	0x3fc00000
	.long	0x3fc00000
	.long	0x3fc00000
281:
	.long	0x7149f2ca
	.long	0x7149f2ca
	.long	0x7149f2ca
	.long	0x7149f2ca
282:
	.long	1
	.long	1
	.long	1
	.long	1
283:
	.long	2
	.long	2
	.long	2
	.long	2
284:
	.long	4
	.long	4
	.long	4
	.long	4
285:
	.long	8
	.long	8
	.long	8
	.long	8
286:
	.long	16
	.long	16
	.long	16
	.long	16
287:
	.long	0x3f3504f3
	.long	0x3f3504f3
	.long	0x3f3504f3
	.long	0x3f3504f3
288:
	.long	0x3ecc422a
	.long	0x3ecc422a
	.long	0x3ecc422a
	.long	0x3ecc422a
289:
	.long	0x3f106ebb
	.long	0x3f106ebb
	.long	0x3f106ebb
	.long	0x3f106ebb
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
	.long	0xc0000000
	.long	0xc0000000
	.long	0xc0000000
	.long	0xc0000000
2114:
	.long	0x41400000
	.long	0x41400000
	.long	0x41400000
	.long	0x41400000
2115:
	.long	3234528013
	.long	3234528013
	.long	3234528013
	.long	3234528013
2116:
	.long	4286578688
	.long	4286578688
	.long	4286578688
	.long	4286578688
2117:
	.long	0x3eaaac4e
	.long	0x3eaaac4e
	.long	0x3eaaac4e
	.long	0x3eaaac4e
2118:
	.long	0xbf00000d
	.long	0xbf00000d
	.long	0xbf00000d
	.long	0xbf00000d
2119:
	.long	0x3e4bdb47
	.long	0x3e4bdb47
	.long	0x3e4bdb47
	.long	0x3e4bdb47
2120:
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
2121:
	.long	0x3e259a3a
	.long	0x3e259a3a
	.long	0x3e259a3a
	.long	0x3e259a3a
2122:
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
2123:
	.long	0xbddadb52
	.long	0xbddadb52
	.long	0xbddadb52
	.long	0xbddadb52
2124:
	.long	0x33b17218
	.long	0x33b17218
	.long	0x33b17218
	.long	0x33b17218
2125:
	.long	0x3727c5ac
	.long	0x3727c5ac
	.long	0x3727c5ac
	.long	0x3727c5ac
2126:
	.long	0x3a83126f
	.long	0x3a83126f
	.long	0x3a83126f
	.long	0x3a83126f
2127:
	.long	0x41800000
	.long	0x41800000
	.long	0x41800000
	.long	0x41800000
2128:
	.long	0x358637bd
	.long	0x358637bd
	.long	0x358637bd
	.long	0x358637bd
2129:
	.long	0x350637bd
	.long	0x350637bd
	.long	0x350637bd
	.long	0x350637bd
2130:
	.long	0x34210fb0
	.long	0x34210fb0
	.long	0x34210fb0
	.long	0x34210fb0
2131:
	.long	0x36a7c5ac
	.long	0x36a7c5ac
	.long	0x36a7c5ac
	.long	0x36a7c5ac
2132:
	.long	0x40000000
	.long	0x40000000
	.long	0x40000000
	.long	0x40000000
2133:
	.long	0x3f317218
	.long	0x3f317218
	.long	0x3f317218
	.long	0x3f317218
2134:
	.long	0x3feb3f8f
	.long	0x3feb3f8f
	.long	0x3feb3f8f
	.long	0x3feb3f8f
2135:
	.long	0x38d1b717
	.long	0x38d1b717
	.long	0x38d1b717
	.long	0x38d1b717
2136:
	.long	0x40400000
	.long	0x40400000
	.long	0x40400000
	.long	0x40400000
2137:
	.long	0x3951b717
	.long	0x3951b717
	.long	0x3951b717
	.long	0x3951b717
2138:
	.long	0x41000000
	.long	0x41000000
	.long	0x41000000
	.long	0x41000000
2139:
	.long	0x3cf5c28f
	.long	0x3cf5c28f
	.long	0x3cf5c28f
	.long	0x3cf5c28f
2140:
	.long	0x41200000
	.long	0x41200000
	.long	0x41200000
	.long	0x41200000
2141:
	.long	0x26901d7d
	.long	0x26901d7d
	.long	0x26901d7d
	.long	0x26901d7d
2142:
	.long	0x3f800054
	.long	0x3f800054
	.long	0x3f800054
	.long	0x3f800054
2143:
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.p2align	2, 0x0
2144:
	.long	0x3e800000
2145:
	.long	0x3f000000
