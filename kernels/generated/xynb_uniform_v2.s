# Made by `cargo xtask kernels`. Do not edit.
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$1512, %rsp
	movl	%esi, 220(%rsp)
	testl	%ecx, %ecx
	je	256f
	testl	%edx, %edx
	je	256f
	cmpl	$0, 220(%rsp)
	je	256f
	movq	1584(%rsp), %r11
	movl	220(%rsp), %eax
	movl	%eax, %esi
	movq	%rsi, 984(%rsp)
	movl	%edx, %esi
	movq	%rsi, 976(%rsp)
	movq	(%rdi), %rsi
	movq	%rsi, 632(%rsp)
	movq	24(%rdi), %rbp
	movq	32(%rdi), %rsi
	movq	40(%rdi), %r10
	movq	%r10, 1200(%rsp)
	movq	48(%rdi), %r13
	movq	56(%rdi), %r14
	addl	%r8d, %r9d
	addl	1568(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 1160(%rsp)
	imull	%eax, %edx
	movl	%edx, 644(%rsp)
	leaq	16(%r14), %rax
	movq	%rax, 1184(%rsp)
	leaq	32(%r13), %r15
	xorl	%eax, %eax
	movaps	257f(%rip), %xmm14
	pxor	%xmm12, %xmm12
	movq	%r9, 1168(%rsp)
	movl	%r9d, %ecx
	movdqa	259f(%rip), %xmm13
	movaps	260f(%rip), %xmm15
	movq	%rsi, 1192(%rsp)
	movq	%r14, 1240(%rsp)
	jmp	21f
	.p2align	4
20:
	incq	%rax
	addl	644(%rsp), %ecx
	cmpq	1160(%rsp), %rax
	je	256f
21:
	movq	%rax, %rdx
	imulq	976(%rsp), %rdx
	movq	%rdx, 1176(%rsp)
	movl	%ecx, %edi
	xorl	%r8d, %r8d
	movq	%rax, 1208(%rsp)
	movl	%ecx, 648(%rsp)
	jmp	23f
	.p2align	4
22:
	incq	%r8
	addl	220(%rsp), %edi
	cmpq	976(%rsp), %r8
	je	20b
23:
	movq	1176(%rsp), %rdx
	addq	%r8, %rdx
	imulq	984(%rsp), %rdx
	addq	1168(%rsp), %rdx
	movl	%edi, %r9d
	xorl	%r10d, %r10d
	movl	%edi, 652(%rsp)
	movq	%r8, 1224(%rsp)
	movq	%rdx, 1216(%rsp)
	jmp	26f
	.p2align	4
24:
	movq	1200(%rsp), %rcx
	movaps	960(%rsp), %xmm0
	movaps	%xmm0, (%rcx,%rax)
	movaps	464(%rsp), %xmm0
	movaps	%xmm0, (%rcx,%r8)
	movq	1208(%rsp), %rax
	movl	648(%rsp), %ecx
	movaps	260f(%rip), %xmm15
	movl	652(%rsp), %edi
	movq	1224(%rsp), %r8
	movq	1216(%rsp), %rdx
	movl	396(%rsp), %r9d
	movq	1232(%rsp), %r10
25:
	incq	%r10
	incl	%r9d
	cmpq	984(%rsp), %r10
	je	22b
26:
	leaq	(%rdx,%r10), %r12
	movl	8(%r11), %ebx
	movq	%r12, 1000(%rsp)
	movq	%rbx, 992(%rsp)
	cmpq	%rbx, %r12
	jae	25b
	movq	%r10, 1232(%rsp)
	movl	%r9d, 396(%rsp)
	movl	(%r11), %r10d
	movl	16(%r11), %eax
	movl	%eax, 128(%rsp)
	movl	20(%r11), %ecx
	movq	%r10, %rdx
	imulq	%r10, %rdx
	leaq	1(%rdx), %rax
	shrq	%rax
	movl	%ecx, 12(%rsp)
	testb	$1, %cl
	cmoveq	%rdx, %rax
	testq	%r10, %r10
	je	226f
	movq	%rdx, 256(%rsp)
	movq	%rax, %r15
	imulq	1000(%rsp), %r15
	movl	$2, %r9d
	subq	%r10, %r9
	imull	396(%rsp), %eax
	movl	%r10d, %ecx
	shll	$4, %ecx
	movl	%ecx, 80(%rsp)
	movq	%r10, %rcx
	shlq	$4, %rcx
	movq	%rcx, 160(%rsp)
	pxor	%xmm4, %xmm4
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 432(%rsp)
	movl	$16, %r8d
	movq	1184(%rsp), %rbx
	xorl	%edi, %edi
	movaps	%xmm14, 416(%rsp)
	movaps	%xmm14, 400(%rsp)
	movdqa	258f(%rip), %xmm3
	movaps	%xmm0, 96(%rsp)
	movaps	%xmm0, 48(%rsp)
	xorps	%xmm2, %xmm2
	movaps	%xmm0, 32(%rsp)
	xorl	%r12d, %r12d
	jmp	28f
	.p2align	4
27:
	addps	%xmm6, %xmm2
	movaps	96(%rsp), %xmm0
	addps	%xmm5, %xmm0
	movaps	%xmm0, 96(%rsp)
	incq	%r12
	addl	%r10d, %eax
	addl	80(%rsp), %r8d
	addq	%r10, %rdi
	addq	160(%rsp), %rbx
	cmpq	%r10, %r12
	je	225f
28:
	movq	%r12, 16(%rsp)
	imulq	%r10, %r12
	leal	(%r15,%r12), %edx
	andl	$2147483647, %edx
	movq	%r12, %rcx
	shrq	%rcx
	addq	%r15, %rcx
	movl	12(%rsp), %esi
	testb	$1, %sil
	cmoveq	%rdx, %rcx
	shlq	$4, %rcx
	movq	632(%rsp), %r11
	movdqa	(%r11,%rcx), %xmm5
	movdqa	%xmm5, %xmm0
	testb	$1, %sil
	je	29f
	movl	%r12d, %ecx
	shll	$4, %ecx
	andl	$16, %ecx
	movd	%ecx, %xmm0
	movdqa	%xmm5, %xmm6
	psrld	%xmm0, %xmm6
	pblendw	$170, %xmm12, %xmm6
	cvtdq2ps	%xmm6, %xmm0
29:
	testb	$1, 12(%rsp)
	je	210f
	movl	%r12d, %ecx
	shll	$4, %ecx
	andl	$16, %ecx
	movd	%ecx, %xmm6
	psrld	%xmm6, %xmm5
	pblendw	$170, %xmm12, %xmm5
	cvtdq2ps	%xmm5, %xmm5
210:
	movss	(%rbp), %xmm9
	movss	4(%rbp), %xmm6
	movss	8(%rbp), %xmm8
	shufps	$0, %xmm9, %xmm9
	subps	%xmm9, %xmm0
	shufps	$0, %xmm6, %xmm6
	mulps	%xmm0, %xmm6
	shufps	$0, %xmm8, %xmm8
	addps	%xmm8, %xmm6
	movq	%r12, %rcx
	shlq	$4, %rcx
	movaps	%xmm6, (%r14,%rcx)
	testb	$8, 12(%rsp)
	je	211f
	movaps	%xmm6, %xmm9
	addps	%xmm15, %xmm9
	mulps	%xmm6, %xmm9
	addps	261f(%rip), %xmm9
	mulps	%xmm6, %xmm9
	addps	262f(%rip), %xmm9
	movaps	%xmm6, %xmm10
	addps	263f(%rip), %xmm10
	mulps	%xmm6, %xmm10
	addps	264f(%rip), %xmm10
	xorps	%xmm0, %xmm0
	cmpltps	%xmm6, %xmm0
	movaps	%xmm14, %xmm11
	blendvps	%xmm0, %xmm9, %xmm11
	movaps	%xmm14, %xmm9
	blendvps	%xmm0, %xmm10, %xmm9
	movaps	416(%rsp), %xmm10
	mulps	%xmm11, %xmm10
	movaps	400(%rsp), %xmm1
	mulps	%xmm9, %xmm1
	movaps	%xmm1, %xmm9
	psrld	$23, %xmm9
	psubd	%xmm9, %xmm3
	movaps	%xmm10, %xmm9
	psrld	$23, %xmm9
	paddd	%xmm9, %xmm3
	andps	%xmm14, %xmm0
	movaps	432(%rsp), %xmm9
	addps	%xmm0, %xmm9
	movaps	%xmm9, 432(%rsp)
	movaps	265f(%rip), %xmm0
	andps	%xmm0, %xmm10
	orps	%xmm14, %xmm10
	movaps	%xmm10, 416(%rsp)
	andps	%xmm0, %xmm1
	orps	%xmm14, %xmm1
	movaps	%xmm1, 400(%rsp)
211:
	andl	$2147483647, %eax
	subps	%xmm8, %xmm6
	cmpq	$1, %r10
	jne	212f
	movaps	32(%rsp), %xmm0
	addps	%xmm6, %xmm0
	movaps	%xmm0, 32(%rsp)
212:
	pand	%xmm13, %xmm5
	pmaxud	%xmm5, %xmm4
	movaps	%xmm6, %xmm5
	addps	%xmm12, %xmm5
	je	218f
	movq	%rbx, 64(%rsp)
	movl	%r8d, 144(%rsp)
	movl	$1, %ebx
	cmpl	$2, %r10d
	jne	220f
213:
	addq	%rbx, %r12
	addq	%rbx, %rdx
	movq	%r12, %rcx
	shrq	%rcx
	addq	%r15, %rcx
	movl	12(%rsp), %esi
	testb	$1, %sil
	cmoveq	%rdx, %rcx
	shlq	$4, %rcx
	movq	632(%rsp), %rdx
	movdqa	(%rdx,%rcx), %xmm8
	movdqa	%xmm8, %xmm0
	testb	$1, %sil
	je	214f
	movl	%r12d, %ecx
	shll	$4, %ecx
	andl	$16, %ecx
	movd	%ecx, %xmm0
	movdqa	%xmm8, %xmm9
	psrld	%xmm0, %xmm9
	pblendw	$170, %xmm12, %xmm9
	cvtdq2ps	%xmm9, %xmm0
214:
	movss	(%rbp), %xmm11
	movss	4(%rbp), %xmm9
	movss	8(%rbp), %xmm10
	testb	$1, %sil
	movq	1240(%rsp), %r14
	je	215f
	movl	%r12d, %ecx
	shll	$4, %ecx
	andl	$16, %ecx
	movd	%ecx, %xmm12
	psrld	%xmm12, %xmm8
	pxor	%xmm12, %xmm12
	pblendw	$170, %xmm12, %xmm8
	cvtdq2ps	%xmm8, %xmm8
215:
	shufps	$0, %xmm11, %xmm11
	subps	%xmm11, %xmm0
	shufps	$0, %xmm9, %xmm9
	mulps	%xmm0, %xmm9
	shufps	$0, %xmm10, %xmm10
	addps	%xmm10, %xmm9
	shlq	$4, %r12
	movaps	%xmm9, (%r14,%r12)
	testb	$8, 12(%rsp)
	je	216f
	movaps	%xmm9, %xmm11
	addps	%xmm15, %xmm11
	mulps	%xmm9, %xmm11
	addps	261f(%rip), %xmm11
	mulps	%xmm9, %xmm11
	addps	262f(%rip), %xmm11
	movaps	%xmm9, %xmm12
	addps	263f(%rip), %xmm12
	mulps	%xmm9, %xmm12
	addps	264f(%rip), %xmm12
	xorps	%xmm0, %xmm0
	cmpltps	%xmm9, %xmm0
	movaps	%xmm14, %xmm13
	blendvps	%xmm0, %xmm11, %xmm13
	movaps	%xmm14, %xmm11
	blendvps	%xmm0, %xmm12, %xmm11
	xorps	%xmm12, %xmm12
	movaps	416(%rsp), %xmm1
	mulps	%xmm13, %xmm1
	movdqa	259f(%rip), %xmm13
	movaps	400(%rsp), %xmm7
	mulps	%xmm11, %xmm7
	movaps	%xmm7, %xmm11
	psrld	$23, %xmm11
	psubd	%xmm11, %xmm3
	movaps	%xmm1, %xmm11
	psrld	$23, %xmm11
	paddd	%xmm11, %xmm3
	andps	%xmm14, %xmm0
	movaps	432(%rsp), %xmm11
	addps	%xmm0, %xmm11
	movaps	%xmm11, 432(%rsp)
	movaps	265f(%rip), %xmm0
	andps	%xmm0, %xmm1
	orps	%xmm14, %xmm1
	movaps	%xmm1, 416(%rsp)
	andps	%xmm0, %xmm7
	orps	%xmm14, %xmm7
	movaps	%xmm7, 400(%rsp)
216:
	movq	16(%rsp), %r12
	subps	%xmm10, %xmm9
	incq	%rbx
	cmpq	%r10, %rbx
	jne	217f
	movaps	32(%rsp), %xmm0
	addps	%xmm9, %xmm0
	movaps	%xmm0, 32(%rsp)
217:
	movl	144(%rsp), %r8d
	movq	64(%rsp), %rbx
	andps	%xmm13, %xmm8
	pmaxud	%xmm8, %xmm4
	addps	%xmm9, %xmm5
	testq	%r12, %r12
	jne	27b
	jmp	219f
	.p2align	4
218:
	movq	16(%rsp), %r12
	testq	%r12, %r12
	jne	27b
219:
	movaps	48(%rsp), %xmm0
	addps	%xmm5, %xmm0
	movaps	%xmm0, 48(%rsp)
	jmp	27b
	.p2align	4
220:
	movq	64(%rsp), %rcx
	movl	144(%rsp), %r11d
	jmp	222f
	.p2align	4
221:
	pand	%xmm13, %xmm8
	pmaxud	%xmm8, %xmm4
	subps	%xmm10, %xmm9
	addps	%xmm9, %xmm5
	leaq	(%r9,%rbx), %r14
	incq	%r14
	incq	%rbx
	addl	$16, %r11d
	addq	$16, %rcx
	cmpq	$1, %r14
	je	213b
222:
	movq	%rbp, %rsi
	leaq	(%rdi,%rbx), %r14
	leaq	(%rax,%rbx), %rbp
	shrq	%r14
	addq	%r15, %r14
	movl	12(%rsp), %r8d
	testb	$1, %r8b
	cmoveq	%rbp, %r14
	shlq	$4, %r14
	movq	632(%rsp), %rbp
	movdqa	(%rbp,%r14), %xmm8
	movdqa	%xmm8, %xmm0
	testb	$1, %r8b
	je	223f
	movl	%r11d, %ebp
	andl	$16, %ebp
	movd	%ebp, %xmm0
	movdqa	%xmm8, %xmm9
	psrld	%xmm0, %xmm9
	pblendw	$170, %xmm12, %xmm9
	cvtdq2ps	%xmm9, %xmm0
223:
	testb	$1, %r8b
	je	224f
	movl	%r11d, %ebp
	andl	$16, %ebp
	movd	%ebp, %xmm9
	psrld	%xmm9, %xmm8
	pblendw	$170, %xmm12, %xmm8
	cvtdq2ps	%xmm8, %xmm8
224:
	movq	%rsi, %rbp
	movss	(%rsi), %xmm11
	movss	4(%rsi), %xmm9
	movss	8(%rsi), %xmm10
	shufps	$0, %xmm11, %xmm11
	subps	%xmm11, %xmm0
	shufps	$0, %xmm9, %xmm9
	mulps	%xmm0, %xmm9
	shufps	$0, %xmm10, %xmm10
	addps	%xmm10, %xmm9
	movaps	%xmm9, (%rcx)
	testb	$8, %r8b
	je	221b
	movaps	%xmm9, %xmm11
	addps	%xmm15, %xmm11
	mulps	%xmm9, %xmm11
	addps	261f(%rip), %xmm11
	mulps	%xmm9, %xmm11
	addps	262f(%rip), %xmm11
	movaps	%xmm9, %xmm12
	addps	263f(%rip), %xmm12
	mulps	%xmm9, %xmm12
	addps	264f(%rip), %xmm12
	xorps	%xmm0, %xmm0
	cmpltps	%xmm9, %xmm0
	movaps	%xmm14, %xmm13
	blendvps	%xmm0, %xmm11, %xmm13
	movaps	%xmm14, %xmm11
	blendvps	%xmm0, %xmm12, %xmm11
	xorps	%xmm12, %xmm12
	movaps	416(%rsp), %xmm1
	mulps	%xmm13, %xmm1
	movdqa	259f(%rip), %xmm13
	movaps	400(%rsp), %xmm7
	mulps	%xmm11, %xmm7
	movaps	%xmm7, %xmm11
	psrld	$23, %xmm11
	psubd	%xmm11, %xmm3
	movaps	%xmm1, %xmm11
	psrld	$23, %xmm11
	paddd	%xmm11, %xmm3
	andps	%xmm14, %xmm0
	movaps	432(%rsp), %xmm11
	addps	%xmm0, %xmm11
	movaps	%xmm11, 432(%rsp)
	movaps	265f(%rip), %xmm0
	andps	%xmm0, %xmm1
	orps	%xmm14, %xmm1
	movaps	%xmm1, 416(%rsp)
	andps	%xmm0, %xmm7
	orps	%xmm14, %xmm7
	movaps	%xmm7, 400(%rsp)
	jmp	221b
	.p2align	4
225:
	movdqa	%xmm4, %xmm6
	pmaxud	266f(%rip), %xmm6
	pcmpeqd	%xmm4, %xmm6
	movdqa	%xmm3, %xmm0
	pblendw	$170, 267f(%rip), %xmm0
	psrld	$16, %xmm3
	pblendw	$170, 268f(%rip), %xmm3
	subps	269f(%rip), %xmm3
	addps	%xmm0, %xmm3
	addps	270f(%rip), %xmm3
	movq	1584(%rsp), %r11
	movq	1192(%rsp), %rsi
	leaq	32(%r13), %r15
	movq	256(%rsp), %rdx
	movaps	48(%rsp), %xmm1
	movaps	32(%rsp), %xmm11
	jmp	227f
226:
	xorps	%xmm11, %xmm11
	pxor	%xmm6, %xmm6
	xorps	%xmm2, %xmm2
	xorps	%xmm5, %xmm5
	xorps	%xmm1, %xmm1
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 96(%rsp)
	movaps	%xmm0, 432(%rsp)
	xorps	%xmm3, %xmm3
	movaps	%xmm14, 400(%rsp)
	movaps	%xmm14, 416(%rsp)
227:
	testq	%rdx, %rdx
	movaps	271f(%rip), %xmm7
	movaps	%xmm3, 1120(%rsp)
	movdqa	%xmm6, 16(%rsp)
	js	228f
	xorps	%xmm6, %xmm6
	cvtsi2ss	%rdx, %xmm6
	jmp	229f
	.p2align	4
228:
	movq	%rdx, %rax
	shrq	%rax
	andl	$1, %edx
	orq	%rax, %rdx
	xorps	%xmm6, %xmm6
	cvtsi2ss	%rdx, %xmm6
	addss	%xmm6, %xmm6
229:
	movl	128(%rsp), %r9d
	xorps	%xmm9, %xmm9
	cvtsi2ss	%r10, %xmm9
	shufps	$0, %xmm9, %xmm9
	movaps	%xmm9, %xmm0
	maxps	%xmm14, %xmm0
	movaps	%xmm14, %xmm4
	divps	%xmm0, %xmm4
	mulps	%xmm4, %xmm1
	mulps	%xmm4, %xmm5
	movaps	%xmm5, %xmm8
	minps	%xmm1, %xmm8
	movaps	%xmm5, %xmm10
	maxps	%xmm1, %xmm10
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm5, %xmm8
	mulps	%xmm4, %xmm2
	mulps	%xmm11, %xmm4
	blendvps	%xmm0, %xmm5, %xmm10
	movaps	%xmm4, %xmm1
	minps	%xmm2, %xmm1
	movaps	%xmm4, %xmm5
	maxps	%xmm2, %xmm5
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	blendvps	%xmm0, %xmm4, %xmm5
	movaps	%xmm1, %xmm4
	minps	%xmm8, %xmm4
	movaps	%xmm1, %xmm3
	maxps	%xmm8, %xmm3
	cmpunordps	%xmm8, %xmm8
	movaps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	%xmm5, %xmm1
	minps	%xmm10, %xmm1
	cmpunordps	%xmm10, %xmm10
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm5, %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm3, %xmm2
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	addps	%xmm4, %xmm2
	mulps	%xmm7, %xmm2
	shufps	$0, %xmm6, %xmm6
	movaps	%xmm6, 1248(%rsp)
	xorps	%xmm0, %xmm0
	xorps	%xmm4, %xmm4
	xorps	%xmm3, %xmm3
	xorps	%xmm5, %xmm5
	xorps	%xmm11, %xmm11
	xorps	%xmm1, %xmm1
	testq	%r10, %r10
	je	232f
	movaps	%xmm2, %xmm1
	maxps	%xmm0, %xmm1
	movss	8(%rbp), %xmm0
	shufps	$0, %xmm0, %xmm0
	addps	%xmm0, %xmm1
	sqrtps	%xmm1, %xmm8
	addps	%xmm2, %xmm8
	movq	%r10, %rax
	shlq	$4, %rax
	xorps	%xmm1, %xmm1
	movq	%r14, %rcx
	xorl	%edx, %edx
	.p2align	4
230:
	movq	%rcx, %rdi
	xorps	%xmm10, %xmm10
	xorl	%r8d, %r8d
	xorps	%xmm6, %xmm6
	.p2align	4
231:
	movaps	(%rdi), %xmm12
	subps	%xmm0, %xmm12
	subps	%xmm8, %xmm12
	maxps	%xmm6, %xmm12
	mulps	%xmm12, %xmm12
	xorps	%xmm13, %xmm13
	cvtsi2ss	%r8, %xmm13
	movaps	%xmm13, %xmm14
	shufps	$0, %xmm13, %xmm14
	addps	%xmm12, %xmm10
	mulps	%xmm12, %xmm14
	addps	%xmm14, %xmm11
	mulss	%xmm13, %xmm13
	shufps	$0, %xmm13, %xmm13
	mulps	%xmm12, %xmm13
	addps	%xmm13, %xmm3
	incq	%r8
	addq	$16, %rdi
	cmpq	%r8, %r10
	jne	231b
	xorps	%xmm12, %xmm12
	cvtsi2ss	%rdx, %xmm12
	movaps	%xmm12, %xmm13
	shufps	$0, %xmm12, %xmm13
	addps	%xmm10, %xmm1
	mulps	%xmm10, %xmm13
	addps	%xmm13, %xmm5
	mulss	%xmm12, %xmm12
	shufps	$0, %xmm12, %xmm12
	mulps	%xmm10, %xmm12
	addps	%xmm12, %xmm4
	incq	%rdx
	addq	%rax, %rcx
	cmpq	%r10, %rdx
	jne	230b
232:
	movaps	%xmm1, %xmm0
	maxps	272f(%rip), %xmm0
	movaps	257f(%rip), %xmm15
	movaps	%xmm15, %xmm8
	divps	%xmm0, %xmm8
	movaps	273f(%rip), %xmm0
	cmpltps	%xmm1, %xmm0
	addps	274f(%rip), %xmm9
	mulps	271f(%rip), %xmm9
	mulps	%xmm8, %xmm11
	movaps	%xmm9, %xmm10
	blendvps	%xmm0, %xmm11, %xmm10
	mulps	%xmm8, %xmm5
	blendvps	%xmm0, %xmm5, %xmm9
	movaps	1248(%rsp), %xmm6
	movaps	%xmm6, %xmm5
	divps	275f(%rip), %xmm5
	mulps	%xmm8, %xmm3
	movaps	%xmm10, %xmm0
	mulps	%xmm10, %xmm0
	subps	%xmm0, %xmm3
	addps	%xmm3, %xmm3
	movaps	%xmm5, %xmm11
	minps	%xmm3, %xmm11
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm5, %xmm11
	movaps	276f(%rip), %xmm12
	maxps	%xmm12, %xmm11
	mulps	%xmm4, %xmm8
	movaps	%xmm9, %xmm0
	mulps	%xmm9, %xmm0
	subps	%xmm0, %xmm8
	addps	%xmm8, %xmm8
	movaps	%xmm5, %xmm3
	minps	%xmm8, %xmm3
	cmpunordps	%xmm8, %xmm8
	movaps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm5, %xmm3
	sqrtps	%xmm11, %xmm4
	maxps	%xmm12, %xmm3
	sqrtps	%xmm3, %xmm3
	mulps	277f(%rip), %xmm4
	mulps	%xmm3, %xmm4
	mulps	%xmm1, %xmm4
	movaps	%xmm2, %xmm1
	mulps	%xmm6, %xmm1
	movaps	96(%rsp), %xmm0
	subps	%xmm1, %xmm0
	sqrtps	%xmm4, %xmm3
	movaps	%xmm3, %xmm1
	maxps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm3, %xmm1
	maxps	%xmm15, %xmm1
	movss	52(%rbp), %xmm13
	movss	56(%rbp), %xmm11
	movss	60(%rbp), %xmm8
	movss	64(%rbp), %xmm5
	shufps	$0, %xmm13, %xmm13
	movss	76(%rbp), %xmm14
	shufps	$0, %xmm14, %xmm14
	shufps	$0, %xmm11, %xmm11
	movss	80(%rbp), %xmm12
	shufps	$0, %xmm12, %xmm12
	shufps	$0, %xmm8, %xmm8
	movss	84(%rbp), %xmm4
	shufps	$0, %xmm4, %xmm4
	shufps	$0, %xmm5, %xmm5
	movss	88(%rbp), %xmm7
	movaps	%xmm14, %xmm3
	minps	%xmm10, %xmm3
	cmpunordps	%xmm10, %xmm10
	movaps	%xmm10, %xmm0
	movaps	%xmm14, 768(%rsp)
	blendvps	%xmm0, %xmm14, %xmm3
	movaps	%xmm13, %xmm10
	maxps	%xmm3, %xmm10
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	movaps	%xmm13, 784(%rsp)
	blendvps	%xmm0, %xmm13, %xmm10
	movaps	%xmm10, 272(%rsp)
	movaps	%xmm12, %xmm3
	minps	%xmm9, %xmm3
	cmpunordps	%xmm9, %xmm9
	movaps	%xmm9, %xmm0
	movaps	%xmm12, 800(%rsp)
	blendvps	%xmm0, %xmm12, %xmm3
	movaps	%xmm11, %xmm9
	maxps	%xmm3, %xmm9
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	movaps	%xmm11, 816(%rsp)
	blendvps	%xmm0, %xmm11, %xmm9
	movaps	%xmm9, 336(%rsp)
	shufps	$0, %xmm7, %xmm7
	movaps	%xmm4, 832(%rsp)
	minps	%xmm1, %xmm4
	movaps	%xmm8, 848(%rsp)
	movaps	%xmm7, %xmm3
	minps	%xmm2, %xmm3
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	movaps	%xmm7, 864(%rsp)
	blendvps	%xmm0, %xmm7, %xmm3
	movaps	%xmm5, %xmm9
	maxps	%xmm3, %xmm9
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	movaps	%xmm5, 880(%rsp)
	blendvps	%xmm0, %xmm5, %xmm9
	movaps	%xmm6, %xmm0
	movaps	278f(%rip), %xmm1
	cmpltps	%xmm1, %xmm0
	orps	16(%rsp), %xmm0
	pslld	$31, %xmm0
	movaps	%xmm15, %xmm7
	xorps	%xmm2, %xmm2
	movaps	%xmm2, 752(%rsp)
	blendvps	%xmm0, %xmm2, %xmm7
	movaps	279f(%rip), %xmm2
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	%xmm2, 1104(%rsp)
	movl	%r9d, %eax
	xorps	%xmm0, %xmm0
	cvtsi2ss	%rax, %xmm0
	maxps	%xmm4, %xmm8
	movaps	%xmm8, 64(%rsp)
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, 1280(%rsp)
	leaq	(%r10,%r10,2), %r9
	shlq	$4, %r9
	addq	%r15, %r9
	movq	%r10, %r12
	shlq	$4, %r12
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 704(%rsp)
	movaps	%xmm0, 736(%rsp)
	movaps	%xmm0, 720(%rsp)
	xorps	%xmm2, %xmm2
	movaps	%xmm0, 656(%rsp)
	movaps	%xmm15, 688(%rsp)
	movaps	282f(%rip), %xmm0
	movaps	%xmm0, 1264(%rsp)
	xorps	%xmm3, %xmm3
	movaps	%xmm3, 528(%rsp)
	movaps	%xmm0, 896(%rsp)
	movaps	%xmm1, 1008(%rsp)
	movaps	281f(%rip), %xmm0
	movaps	%xmm0, 1136(%rsp)
	movaps	280f(%rip), %xmm0
	movaps	%xmm0, 1040(%rsp)
	xorps	%xmm15, %xmm15
	xorps	%xmm8, %xmm8
	movq	1000(%rsp), %r8
	jmp	234f
	.p2align	4
233:
	movaps	544(%rsp), %xmm0
	mulps	%xmm6, %xmm0
	mulps	%xmm0, %xmm14
	movaps	%xmm0, %xmm5
	addps	%xmm2, %xmm14
	movaps	608(%rsp), %xmm0
	mulps	%xmm14, %xmm0
	movaps	320(%rsp), %xmm2
	mulps	%xmm0, %xmm2
	movaps	%xmm0, %xmm4
	addps	%xmm1, %xmm2
	mulps	%xmm5, %xmm10
	addps	%xmm2, %xmm10
	movaps	224(%rsp), %xmm1
	mulps	%xmm10, %xmm1
	movaps	448(%rsp), %xmm0
	mulps	%xmm1, %xmm0
	addps	352(%rsp), %xmm0
	movaps	576(%rsp), %xmm2
	mulps	%xmm4, %xmm2
	addps	%xmm0, %xmm2
	mulps	%xmm5, %xmm9
	addps	%xmm2, %xmm9
	movaps	480(%rsp), %xmm2
	mulps	%xmm2, %xmm1
	movaps	%xmm1, 224(%rsp)
	movaps	336(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 240(%rsp)
	movaps	800(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	minps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	816(%rsp), %xmm1
	movaps	%xmm1, %xmm6
	maxps	%xmm3, %xmm6
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	176(%rsp), %xmm3
	mulps	%xmm3, %xmm9
	movaps	%xmm9, 288(%rsp)
	movaps	272(%rsp), %xmm0
	addps	%xmm9, %xmm0
	movaps	%xmm0, 352(%rsp)
	movaps	768(%rsp), %xmm1
	movaps	%xmm1, %xmm9
	minps	%xmm0, %xmm9
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm9
	movaps	784(%rsp), %xmm1
	movaps	%xmm1, %xmm10
	maxps	%xmm9, %xmm10
	cmpunordps	%xmm9, %xmm9
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm1, %xmm10
	mulps	%xmm8, %xmm4
	movaps	%xmm4, 608(%rsp)
	movaps	64(%rsp), %xmm14
	addps	%xmm4, %xmm14
	movaps	%xmm14, 448(%rsp)
	movaps	832(%rsp), %xmm1
	movaps	%xmm1, %xmm9
	minps	%xmm14, %xmm9
	movaps	%xmm14, %xmm0
	cmpunordps	%xmm14, %xmm0
	blendvps	%xmm0, %xmm1, %xmm9
	movaps	848(%rsp), %xmm4
	movaps	%xmm4, %xmm1
	maxps	%xmm9, %xmm1
	cmpunordps	%xmm9, %xmm9
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	%xmm5, %xmm0
	mulps	%xmm7, %xmm0
	movaps	%xmm0, 544(%rsp)
	movaps	%xmm13, %xmm5
	movaps	%xmm12, 32(%rsp)
	movaps	96(%rsp), %xmm12
	addps	%xmm0, %xmm12
	movaps	864(%rsp), %xmm4
	movaps	%xmm4, %xmm9
	minps	%xmm12, %xmm9
	movaps	%xmm12, %xmm0
	cmpunordps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm4, %xmm9
	movaps	880(%rsp), %xmm4
	movaps	%xmm4, %xmm13
	maxps	%xmm9, %xmm13
	cmpunordps	%xmm9, %xmm9
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm4, %xmm13
	movaps	%xmm13, 144(%rsp)
	movaps	1328(%rsp), %xmm0
	minps	%xmm5, %xmm0
	movaps	1312(%rsp), %xmm4
	minps	%xmm0, %xmm4
	minps	%xmm4, %xmm15
	movaps	128(%rsp), %xmm4
	mulps	%xmm3, %xmm4
	mulps	%xmm3, %xmm4
	movaps	%xmm5, %xmm0
	movaps	16(%rsp), %xmm3
	subps	%xmm3, %xmm0
	mulps	%xmm3, %xmm4
	addps	%xmm0, %xmm4
	minps	%xmm15, %xmm4
	movaps	256(%rsp), %xmm0
	mulps	%xmm2, %xmm0
	mulps	%xmm2, %xmm0
	movaps	%xmm5, %xmm2
	movaps	560(%rsp), %xmm3
	subps	%xmm3, %xmm2
	mulps	%xmm3, %xmm0
	addps	%xmm2, %xmm0
	minps	%xmm4, %xmm0
	movaps	160(%rsp), %xmm3
	mulps	%xmm8, %xmm3
	mulps	%xmm8, %xmm3
	movaps	%xmm5, %xmm2
	movaps	672(%rsp), %xmm4
	subps	%xmm4, %xmm2
	mulps	%xmm4, %xmm3
	addps	%xmm2, %xmm3
	movaps	%xmm3, %xmm4
	minps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	192(%rsp), %xmm2
	mulps	%xmm7, %xmm2
	mulps	%xmm7, %xmm2
	movaps	%xmm5, %xmm0
	movaps	912(%rsp), %xmm3
	subps	%xmm3, %xmm0
	mulps	%xmm3, %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm2, %xmm3
	minps	%xmm4, %xmm3
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	304(%rsp), %xmm0
	mulps	752(%rsp), %xmm0
	xorps	%xmm2, %xmm2
	addps	%xmm2, %xmm0
	movaps	48(%rsp), %xmm4
	mulps	704(%rsp), %xmm4
	addps	%xmm0, %xmm4
	movaps	80(%rsp), %xmm0
	mulps	736(%rsp), %xmm0
	addps	%xmm4, %xmm0
	movaps	464(%rsp), %xmm4
	mulps	720(%rsp), %xmm4
	addps	%xmm0, %xmm4
	movaps	656(%rsp), %xmm2
	movaps	%xmm2, %xmm0
	subps	%xmm4, %xmm0
	movaps	%xmm2, %xmm4
	movaps	%xmm2, %xmm9
	movaps	%xmm8, %xmm11
	movaps	276f(%rip), %xmm8
	mulps	%xmm8, %xmm4
	movaps	%xmm4, %xmm7
	maxps	%xmm0, %xmm7
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm4, %xmm7
	movaps	%xmm5, %xmm2
	movaps	%xmm5, %xmm13
	movaps	64(%rsp), %xmm5
	divps	%xmm5, %xmm13
	mulps	%xmm11, %xmm13
	maxps	272f(%rip), %xmm7
	movaps	%xmm2, %xmm0
	movaps	%xmm2, %xmm8
	divps	%xmm7, %xmm0
	movaps	%xmm9, 656(%rsp)
	mulps	%xmm9, %xmm0
	mulps	688(%rsp), %xmm0
	movaps	1136(%rsp), %xmm4
	movaps	%xmm4, %xmm15
	minps	%xmm0, %xmm15
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm4, %xmm15
	xorps	%xmm4, %xmm4
	movaps	528(%rsp), %xmm2
	cmpltps	%xmm2, %xmm4
	movaps	%xmm2, 528(%rsp)
	maxps	2134f(%rip), %xmm15
	xorps	%xmm0, %xmm0
	cmpnltps	%xmm9, %xmm0
	orps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm8, %xmm15
	sqrtps	1072(%rsp), %xmm0
	xorps	%xmm7, %xmm7
	cmpnltps	%xmm2, %xmm7
	cmpltps	2131f(%rip), %xmm3
	movaps	%xmm0, %xmm2
	movaps	%xmm0, %xmm9
	mulps	%xmm0, %xmm2
	mulps	%xmm13, %xmm2
	orps	%xmm3, %xmm7
	movaps	%xmm7, %xmm0
	movaps	282f(%rip), %xmm11
	blendvps	%xmm0, %xmm11, %xmm2
	movaps	%xmm2, 160(%rsp)
	movaps	1264(%rsp), %xmm8
	movaps	%xmm8, %xmm0
	cmpltps	%xmm9, %xmm0
	movaps	%xmm9, %xmm2
	movaps	%xmm9, 368(%rsp)
	orps	%xmm3, %xmm0
	andps	%xmm4, %xmm0
	movaps	1008(%rsp), %xmm14
	movaps	%xmm14, %xmm9
	mulps	276f(%rip), %xmm9
	movaps	%xmm14, %xmm11
	blendvps	%xmm0, %xmm9, %xmm11
	movaps	%xmm11, 176(%rsp)
	movaps	240(%rsp), %xmm0
	cmpneqps	%xmm6, %xmm0
	cmpeqps	336(%rsp), %xmm6
	andps	%xmm0, %xmm6
	movaps	352(%rsp), %xmm0
	cmpneqps	%xmm10, %xmm0
	cmpeqps	272(%rsp), %xmm10
	andps	%xmm0, %xmm10
	movaps	448(%rsp), %xmm0
	cmpneqps	%xmm1, %xmm0
	cmpeqps	%xmm5, %xmm1
	andps	%xmm0, %xmm1
	movaps	144(%rsp), %xmm0
	cmpneqps	%xmm0, %xmm12
	cmpeqps	96(%rsp), %xmm0
	andps	%xmm12, %xmm0
	psrld	$31, %xmm1
	pslld	$2, %xmm1
	psrld	$31, %xmm0
	pslld	$3, %xmm0
	por	%xmm1, %xmm0
	psrld	$31, %xmm6
	paddd	%xmm6, %xmm6
	por	%xmm6, %xmm0
	psubd	%xmm10, %xmm0
	movdqa	%xmm0, %xmm6
	movdqa	%xmm0, 144(%rsp)
	andps	%xmm3, %xmm4
	movaps	%xmm4, 240(%rsp)
	movaps	1056(%rsp), %xmm0
	subps	1024(%rsp), %xmm0
	movaps	%xmm0, 1056(%rsp)
	pxor	%xmm1, %xmm1
	cmpnltps	%xmm0, %xmm1
	movdqa	%xmm6, %xmm3
	xorps	%xmm0, %xmm0
	pcmpeqd	%xmm0, %xmm3
	pcmpeqd	%xmm0, %xmm0
	pxor	%xmm0, %xmm3
	movaps	%xmm4, %xmm0
	orps	%xmm1, %xmm0
	movaps	%xmm0, 192(%rsp)
	por	%xmm0, %xmm3
	movdqa	%xmm3, %xmm0
	movdqa	%xmm3, 352(%rsp)
	blendvps	%xmm0, %xmm8, %xmm2
	movaps	%xmm2, 128(%rsp)
	movaps	%xmm7, %xmm0
	movaps	32(%rsp), %xmm2
	movaps	282f(%rip), %xmm12
	blendvps	%xmm0, %xmm12, %xmm2
	movaps	%xmm1, %xmm0
	movaps	%xmm1, 112(%rsp)
	blendvps	%xmm0, 896(%rsp), %xmm2
	movaps	%xmm2, 32(%rsp)
	movaps	%xmm11, %xmm2
	blendvps	%xmm0, %xmm14, %xmm2
	movaps	%xmm2, 256(%rsp)
	movaps	288(%rsp), %xmm1
	movaps	%xmm1, %xmm0
	movaps	259f(%rip), %xmm5
	andps	%xmm5, %xmm0
	movaps	2135f(%rip), %xmm10
	addps	%xmm10, %xmm0
	movaps	257f(%rip), %xmm8
	movaps	%xmm8, %xmm3
	divps	%xmm0, %xmm3
	movaps	1376(%rsp), %xmm6
	shufps	$0, %xmm6, %xmm6
	movaps	%xmm6, %xmm2
	mulps	%xmm3, %xmm2
	xorps	%xmm14, %xmm14
	movaps	%xmm2, %xmm4
	minps	%xmm15, %xmm4
	movaps	%xmm15, %xmm0
	cmpunordps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm2, %xmm4
	movaps	224(%rsp), %xmm11
	movaps	%xmm11, %xmm0
	andps	%xmm5, %xmm0
	addps	%xmm10, %xmm0
	movaps	%xmm8, %xmm2
	divps	%xmm0, %xmm2
	mulps	%xmm2, %xmm6
	movaps	%xmm6, %xmm9
	minps	%xmm4, %xmm9
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm6, %xmm9
	movaps	%xmm1, %xmm0
	cmpltps	%xmm14, %xmm0
	movaps	272(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	subps	784(%rsp), %xmm4
	movaps	768(%rsp), %xmm6
	subps	%xmm1, %xmm6
	blendvps	%xmm0, %xmm4, %xmm6
	mulps	%xmm6, %xmm3
	mulps	16(%rsp), %xmm6
	xorps	%xmm0, %xmm0
	cmpltps	%xmm6, %xmm0
	movaps	2136f(%rip), %xmm6
	mulps	%xmm6, %xmm3
	movaps	%xmm12, %xmm10
	minps	%xmm12, %xmm3
	movaps	%xmm12, %xmm7
	blendvps	%xmm0, %xmm3, %xmm7
	movaps	%xmm11, %xmm0
	cmpltps	%xmm14, %xmm0
	movaps	336(%rsp), %xmm11
	movaps	%xmm11, %xmm3
	subps	816(%rsp), %xmm3
	movaps	800(%rsp), %xmm4
	subps	%xmm11, %xmm4
	blendvps	%xmm0, %xmm3, %xmm4
	mulps	%xmm4, %xmm2
	mulps	560(%rsp), %xmm4
	xorps	%xmm0, %xmm0
	cmpltps	%xmm4, %xmm0
	mulps	%xmm6, %xmm2
	movaps	%xmm12, %xmm3
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	%xmm3, %xmm12
	minps	%xmm7, %xmm12
	cmpunordps	%xmm7, %xmm7
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm3, %xmm12
	movaps	608(%rsp), %xmm0
	movaps	%xmm0, %xmm2
	cmpltps	%xmm14, %xmm0
	movaps	64(%rsp), %xmm7
	movaps	%xmm7, %xmm3
	subps	848(%rsp), %xmm3
	movaps	832(%rsp), %xmm4
	subps	%xmm7, %xmm4
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	%xmm5, %xmm1
	andps	%xmm5, %xmm2
	movaps	2135f(%rip), %xmm5
	addps	%xmm5, %xmm2
	movaps	%xmm8, %xmm3
	divps	%xmm2, %xmm3
	mulps	%xmm4, %xmm3
	mulps	672(%rsp), %xmm4
	xorps	%xmm0, %xmm0
	cmpltps	%xmm4, %xmm0
	mulps	%xmm6, %xmm3
	movaps	%xmm10, %xmm2
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	%xmm2, %xmm7
	minps	%xmm12, %xmm7
	cmpunordps	%xmm12, %xmm12
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm2, %xmm7
	movaps	544(%rsp), %xmm0
	movaps	%xmm0, %xmm2
	cmpltps	%xmm14, %xmm0
	movaps	96(%rsp), %xmm11
	movaps	%xmm11, %xmm3
	subps	880(%rsp), %xmm3
	movaps	864(%rsp), %xmm4
	subps	%xmm11, %xmm4
	blendvps	%xmm0, %xmm3, %xmm4
	andps	%xmm1, %xmm2
	addps	%xmm5, %xmm2
	movaps	%xmm8, %xmm11
	movaps	%xmm8, %xmm3
	divps	%xmm2, %xmm3
	mulps	%xmm4, %xmm3
	mulps	912(%rsp), %xmm4
	xorps	%xmm0, %xmm0
	cmpltps	%xmm4, %xmm0
	mulps	%xmm6, %xmm3
	movaps	%xmm10, %xmm2
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	%xmm2, %xmm3
	minps	%xmm7, %xmm3
	cmpunordps	%xmm7, %xmm7
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	1040(%rsp), %xmm0
	cmpltps	%xmm10, %xmm0
	movaps	%xmm3, %xmm14
	cmpltps	%xmm9, %xmm14
	andps	%xmm0, %xmm14
	movaps	%xmm14, %xmm0
	blendvps	%xmm0, %xmm3, %xmm9
	movaps	%xmm9, %xmm2
	movaps	352(%rsp), %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, 688(%rsp), %xmm2
	movaps	%xmm2, 16(%rsp)
	movaps	368(%rsp), %xmm0
	mulps	%xmm0, %xmm13
	mulps	2133f(%rip), %xmm13
	movaps	%xmm13, %xmm2
	minps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm13, %xmm2
	cmpnleps	176(%rsp), %xmm2
	movaps	%xmm15, %xmm8
	cmpnleps	%xmm9, %xmm8
	orps	%xmm2, %xmm8
	orps	240(%rsp), %xmm8
	pslld	$31, %xmm8
	psrad	$31, %xmm8
	pandn	%xmm11, %xmm8
	movaps	%xmm11, %xmm6
	movaps	112(%rsp), %xmm0
	blendvps	%xmm0, 528(%rsp), %xmm8
	movaps	288(%rsp), %xmm0
	mulps	%xmm9, %xmm0
	movaps	272(%rsp), %xmm3
	addps	%xmm3, %xmm0
	movaps	768(%rsp), %xmm1
	movaps	%xmm1, %xmm7
	minps	%xmm0, %xmm7
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm7
	movaps	784(%rsp), %xmm2
	movaps	%xmm2, %xmm11
	maxps	%xmm7, %xmm11
	cmpunordps	%xmm7, %xmm7
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm2, %xmm11
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm3, %xmm11
	movaps	%xmm11, %xmm1
	subps	%xmm3, %xmm1
	movaps	304(%rsp), %xmm0
	mulps	%xmm1, %xmm0
	movaps	%xmm0, 304(%rsp)
	movaps	%xmm4, %xmm0
	movaps	%xmm4, %xmm5
	blendvps	%xmm0, 752(%rsp), %xmm1
	movaps	%xmm1, %xmm12
	movaps	%xmm1, 240(%rsp)
	mulps	224(%rsp), %xmm9
	movaps	336(%rsp), %xmm1
	addps	%xmm1, %xmm9
	movaps	800(%rsp), %xmm3
	movaps	%xmm3, %xmm7
	minps	%xmm9, %xmm7
	cmpunordps	%xmm9, %xmm9
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm3, %xmm7
	movaps	816(%rsp), %xmm4
	movaps	%xmm4, %xmm3
	maxps	%xmm7, %xmm3
	cmpunordps	%xmm7, %xmm7
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm4, %xmm3
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	%xmm3, %xmm10
	subps	%xmm1, %xmm10
	movaps	48(%rsp), %xmm0
	mulps	%xmm10, %xmm0
	movaps	%xmm0, 48(%rsp)
	movaps	%xmm5, %xmm0
	movaps	%xmm5, %xmm1
	blendvps	%xmm0, 704(%rsp), %xmm10
	movaps	%xmm6, %xmm2
	movaps	%xmm6, %xmm4
	divps	%xmm15, %xmm4
	movaps	%xmm4, %xmm0
	mulps	%xmm12, %xmm0
	movaps	928(%rsp), %xmm5
	mulps	%xmm0, %xmm5
	movaps	80(%rsp), %xmm7
	subps	%xmm5, %xmm7
	movaps	592(%rsp), %xmm5
	mulps	%xmm0, %xmm5
	movaps	464(%rsp), %xmm0
	subps	%xmm5, %xmm0
	mulps	%xmm10, %xmm4
	movaps	944(%rsp), %xmm5
	mulps	%xmm4, %xmm5
	subps	%xmm5, %xmm7
	movaps	496(%rsp), %xmm5
	mulps	%xmm4, %xmm5
	subps	%xmm5, %xmm0
	movaps	512(%rsp), %xmm12
	movaps	1360(%rsp), %xmm13
	mulps	%xmm13, %xmm12
	movaps	1344(%rsp), %xmm6
	movaps	%xmm6, %xmm4
	mulps	%xmm12, %xmm4
	movaps	%xmm4, %xmm5
	mulps	%xmm4, %xmm5
	movaps	%xmm2, %xmm9
	subps	%xmm5, %xmm9
	maxps	2124f(%rip), %xmm9
	movaps	%xmm2, %xmm5
	divps	%xmm9, %xmm5
	mulps	%xmm13, %xmm7
	mulps	%xmm7, %xmm4
	mulps	%xmm6, %xmm0
	subps	%xmm4, %xmm0
	mulps	%xmm5, %xmm0
	mulps	%xmm6, %xmm0
	mulps	%xmm15, %xmm0
	movaps	96(%rsp), %xmm2
	movaps	%xmm2, %xmm4
	movaps	2137f(%rip), %xmm6
	mulps	%xmm6, %xmm4
	movaps	%xmm4, %xmm9
	maxps	%xmm0, %xmm9
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm4, %xmm9
	addps	%xmm2, %xmm9
	movaps	864(%rsp), %xmm4
	movaps	%xmm4, %xmm5
	minps	%xmm9, %xmm5
	cmpunordps	%xmm9, %xmm9
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm4, %xmm5
	movaps	880(%rsp), %xmm4
	movaps	%xmm4, %xmm9
	maxps	%xmm5, %xmm9
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm4, %xmm9
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm2, %xmm9
	movaps	%xmm9, %xmm4
	subps	%xmm2, %xmm4
	movaps	%xmm4, %xmm2
	blendvps	%xmm0, 720(%rsp), %xmm2
	mulps	%xmm13, %xmm7
	mulps	%xmm13, %xmm12
	mulps	%xmm15, %xmm7
	xorps	%xmm15, %xmm15
	movaps	464(%rsp), %xmm13
	mulps	%xmm4, %xmm13
	mulps	%xmm12, %xmm4
	subps	%xmm4, %xmm7
	movaps	64(%rsp), %xmm12
	movaps	%xmm12, %xmm4
	mulps	%xmm6, %xmm4
	movaps	%xmm4, %xmm5
	maxps	%xmm7, %xmm5
	cmpunordps	%xmm7, %xmm7
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm4, %xmm5
	addps	%xmm12, %xmm5
	movaps	832(%rsp), %xmm6
	movaps	%xmm6, %xmm4
	minps	%xmm5, %xmm4
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm6, %xmm4
	movaps	848(%rsp), %xmm6
	movaps	%xmm6, %xmm5
	maxps	%xmm4, %xmm5
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm6, %xmm5
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm12, %xmm5
	movaps	%xmm5, %xmm4
	subps	%xmm12, %xmm4
	movaps	80(%rsp), %xmm6
	mulps	%xmm4, %xmm6
	blendvps	%xmm0, 736(%rsp), %xmm4
	movaps	304(%rsp), %xmm0
	addps	%xmm15, %xmm0
	movaps	48(%rsp), %xmm7
	addps	%xmm0, %xmm7
	movaps	%xmm13, %xmm0
	addps	%xmm7, %xmm0
	addps	%xmm0, %xmm6
	andnps	%xmm6, %xmm14
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, 656(%rsp), %xmm14
	movss	16(%rbp), %xmm0
	movaps	%xmm0, %xmm7
	shufps	$0, %xmm0, %xmm7
	movaps	160(%rsp), %xmm12
	cmpleps	%xmm7, %xmm12
	mulss	%xmm0, %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	1088(%rsp), %xmm6
	cmpleps	%xmm0, %xmm6
	andps	%xmm12, %xmm6
	movaps	192(%rsp), %xmm12
	andnps	144(%rsp), %xmm12
	orps	1296(%rsp), %xmm12
	andps	%xmm1, %xmm12
	andnps	1056(%rsp), %xmm6
	addps	1024(%rsp), %xmm6
	movaps	960(%rsp), %xmm0
	movaps	%xmm0, %xmm7
	cmpltps	1280(%rsp), %xmm7
	andps	%xmm6, %xmm7
	movaps	%xmm11, 272(%rsp)
	movaps	%xmm3, 336(%rsp)
	movaps	%xmm5, 64(%rsp)
	movaps	240(%rsp), %xmm1
	movaps	%xmm1, 752(%rsp)
	movaps	%xmm10, 704(%rsp)
	movaps	%xmm4, 736(%rsp)
	movaps	%xmm2, 720(%rsp)
	movaps	%xmm12, %xmm2
	movaps	%xmm14, 656(%rsp)
	movaps	16(%rsp), %xmm1
	movaps	%xmm1, 688(%rsp)
	movaps	128(%rsp), %xmm1
	movaps	%xmm1, 1264(%rsp)
	movaps	%xmm8, 528(%rsp)
	movaps	%xmm0, %xmm8
	movaps	32(%rsp), %xmm0
	movaps	%xmm0, 896(%rsp)
	movaps	256(%rsp), %xmm0
	movaps	%xmm0, 1008(%rsp)
234:
	movaps	%xmm2, %xmm0
	xorps	283f(%rip), %xmm0
	movaps	%xmm0, 1488(%rsp)
	movaps	%xmm2, %xmm0
	andps	284f(%rip), %xmm0
	movaps	%xmm0, 1472(%rsp)
	pcmpeqd	%xmm15, %xmm0
	movdqa	%xmm0, 1456(%rsp)
	movaps	%xmm2, %xmm0
	andps	285f(%rip), %xmm0
	movaps	%xmm0, 1440(%rsp)
	pcmpeqd	%xmm15, %xmm0
	movdqa	%xmm0, 1424(%rsp)
	movaps	%xmm2, 1296(%rsp)
	andps	286f(%rip), %xmm2
	movaps	%xmm2, 1408(%rsp)
	pcmpeqd	%xmm15, %xmm2
	movdqa	%xmm2, 1392(%rsp)
	xorps	%xmm3, %xmm3
	movaps	271f(%rip), %xmm12
	.p2align	4
235:
	movaps	%xmm7, %xmm0
	addss	%xmm3, %xmm0
	movshdup	%xmm7, %xmm1
	addss	%xmm0, %xmm1
	movaps	%xmm7, %xmm0
	unpckhpd	%xmm7, %xmm0
	addss	%xmm1, %xmm0
	movaps	%xmm7, 1056(%rsp)
	shufps	$255, %xmm7, %xmm7
	addss	%xmm0, %xmm7
	movss	20(%rbp), %xmm0
	movss	2138f(%rip), %xmm1
	movaps	%xmm0, 1376(%rsp)
	divss	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	shufps	$0, %xmm1, %xmm0
	movaps	%xmm0, 560(%rsp)
	movaps	%xmm1, %xmm0
	mulss	2139f(%rip), %xmm0
	movaps	%xmm1, %xmm2
	mulss	2140f(%rip), %xmm2
	mulss	2141f(%rip), %xmm1
	testq	%r10, %r10
	movaps	%xmm9, 96(%rsp)
	movaps	%xmm7, 320(%rsp)
	movaps	%xmm8, 960(%rsp)
	je	241f
	shufps	$0, %xmm0, %xmm0
	movaps	287f(%rip), %xmm15
	movaps	%xmm2, 16(%rsp)
	movaps	%xmm15, %xmm2
	subps	272(%rsp), %xmm2
	movaps	%xmm0, 32(%rsp)
	mulps	%xmm0, %xmm2
	movaps	%xmm2, %xmm4
	movaps	288f(%rip), %xmm11
	xorps	%xmm11, %xmm4
	movaps	%xmm2, %xmm6
	mulps	%xmm4, %xmm6
	movaps	289f(%rip), %xmm14
	maxps	%xmm14, %xmm6
	movaps	%xmm6, %xmm0
	movaps	290f(%rip), %xmm14
	mulps	%xmm14, %xmm0
	roundps	$8, %xmm0, %xmm0
	movaps	%xmm0, %xmm7
	movaps	291f(%rip), %xmm8
	mulps	%xmm8, %xmm7
	addps	%xmm6, %xmm7
	movaps	%xmm0, %xmm6
	movaps	292f(%rip), %xmm8
	mulps	%xmm8, %xmm6
	addps	%xmm7, %xmm6
	mulps	%xmm14, %xmm6
	movaps	%xmm6, %xmm7
	movaps	293f(%rip), %xmm15
	mulps	%xmm15, %xmm7
	movaps	294f(%rip), %xmm15
	addps	%xmm15, %xmm7
	mulps	%xmm6, %xmm7
	movaps	295f(%rip), %xmm5
	addps	%xmm5, %xmm7
	mulps	%xmm6, %xmm7
	movaps	296f(%rip), %xmm15
	addps	%xmm15, %xmm7
	mulps	%xmm6, %xmm7
	movaps	297f(%rip), %xmm5
	addps	%xmm5, %xmm7
	mulps	%xmm6, %xmm7
	movaps	298f(%rip), %xmm15
	addps	%xmm15, %xmm0
	cvttps2dq	%xmm0, %xmm8
	movdqa	%xmm8, %xmm9
	psrad	$31, %xmm9
	movaps	299f(%rip), %xmm5
	subps	%xmm5, %xmm0
	cvttps2dq	%xmm0, %xmm6
	pand	%xmm9, %xmm6
	movaps	257f(%rip), %xmm5
	addps	%xmm5, %xmm7
	por	%xmm8, %xmm6
	pslld	$23, %xmm6
	mulps	%xmm7, %xmm6
	movaps	%xmm2, %xmm0
	movaps	259f(%rip), %xmm13
	andps	%xmm13, %xmm0
	movaps	2100f(%rip), %xmm3
	mulps	%xmm3, %xmm0
	addps	%xmm5, %xmm0
	movaps	%xmm5, %xmm8
	divps	%xmm0, %xmm8
	movaps	%xmm2, %xmm0
	cmpltps	%xmm4, %xmm0
	movaps	%xmm12, %xmm10
	blendvps	%xmm0, 287f(%rip), %xmm10
	movaps	%xmm8, %xmm7
	mulps	2101f(%rip), %xmm7
	movaps	2102f(%rip), %xmm0
	addps	%xmm0, %xmm7
	mulps	%xmm8, %xmm7
	movaps	2103f(%rip), %xmm0
	addps	%xmm0, %xmm7
	mulps	%xmm8, %xmm7
	movaps	2104f(%rip), %xmm0
	addps	%xmm0, %xmm7
	mulps	%xmm8, %xmm7
	movaps	2105f(%rip), %xmm0
	addps	%xmm0, %xmm7
	mulps	%xmm8, %xmm7
	movaps	2106f(%rip), %xmm0
	addps	%xmm0, %xmm7
	mulps	%xmm8, %xmm7
	movaps	2107f(%rip), %xmm0
	addps	%xmm0, %xmm7
	mulps	%xmm8, %xmm7
	movaps	2108f(%rip), %xmm0
	addps	%xmm0, %xmm7
	mulps	%xmm8, %xmm7
	movaps	2109f(%rip), %xmm0
	addps	%xmm0, %xmm7
	mulps	%xmm8, %xmm7
	movaps	16(%rsp), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, 16(%rsp)
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm6, %xmm7
	mulps	%xmm10, %xmm7
	movq	%r15, %rax
	xorl	%ecx, %ecx
	movss	2142f(%rip), %xmm15
	movaps	%xmm12, %xmm3
	.p2align	4
236:
	xorps	%xmm8, %xmm8
	cvtsi2ss	%rcx, %xmm8
	addss	%xmm15, %xmm8
	shufps	$0, %xmm8, %xmm8
	subps	272(%rsp), %xmm8
	mulps	32(%rsp), %xmm8
	movaps	%xmm10, %xmm4
	movaps	%xmm8, %xmm10
	xorps	%xmm11, %xmm10
	movaps	%xmm8, %xmm12
	mulps	%xmm10, %xmm12
	maxps	289f(%rip), %xmm12
	movaps	%xmm12, %xmm0
	mulps	%xmm14, %xmm0
	roundps	$8, %xmm0, %xmm9
	movaps	%xmm9, %xmm11
	mulps	291f(%rip), %xmm11
	movaps	%xmm9, %xmm0
	addps	%xmm12, %xmm11
	mulps	292f(%rip), %xmm0
	addps	298f(%rip), %xmm9
	cvttps2dq	%xmm9, %xmm12
	addps	%xmm11, %xmm0
	movdqa	%xmm12, %xmm11
	psrad	$31, %xmm11
	subps	299f(%rip), %xmm9
	mulps	%xmm14, %xmm0
	cvttps2dq	%xmm9, %xmm9
	pand	%xmm11, %xmm9
	movaps	%xmm0, %xmm11
	mulps	293f(%rip), %xmm11
	addps	294f(%rip), %xmm11
	mulps	%xmm0, %xmm11
	addps	295f(%rip), %xmm11
	mulps	%xmm0, %xmm11
	addps	296f(%rip), %xmm11
	mulps	%xmm0, %xmm11
	por	%xmm12, %xmm9
	addps	297f(%rip), %xmm11
	movaps	%xmm8, %xmm12
	andps	%xmm13, %xmm12
	mulps	2100f(%rip), %xmm12
	mulps	%xmm0, %xmm11
	addps	%xmm5, %xmm12
	movaps	%xmm8, %xmm0
	cmpltps	%xmm10, %xmm0
	movaps	%xmm3, %xmm10
	blendvps	%xmm0, 287f(%rip), %xmm10
	movaps	%xmm5, %xmm13
	divps	%xmm12, %xmm13
	movaps	2101f(%rip), %xmm12
	addps	%xmm5, %xmm11
	pslld	$23, %xmm9
	mulps	%xmm11, %xmm9
	movaps	%xmm13, %xmm0
	mulps	%xmm12, %xmm0
	addps	2102f(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	2103f(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	2104f(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	2105f(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	2106f(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	2107f(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	2108f(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	2109f(%rip), %xmm0
	mulps	%xmm13, %xmm0
	movaps	259f(%rip), %xmm13
	movaps	%xmm10, %xmm11
	subps	%xmm4, %xmm11
	mulps	%xmm6, %xmm2
	movaps	%xmm8, %xmm4
	mulps	%xmm9, %xmm4
	subps	%xmm4, %xmm2
	mulps	%xmm9, %xmm0
	mulps	%xmm10, %xmm0
	subps	%xmm0, %xmm7
	addps	%xmm11, %xmm7
	movaps	288f(%rip), %xmm11
	movaps	%xmm7, -32(%rax)
	subps	%xmm9, %xmm6
	mulps	16(%rsp), %xmm6
	movaps	%xmm6, -16(%rax)
	mulps	%xmm1, %xmm2
	movaps	%xmm2, (%rax)
	incq	%rcx
	addq	$48, %rax
	movaps	%xmm8, %xmm2
	movaps	%xmm9, %xmm6
	movaps	%xmm0, %xmm7
	cmpq	%rcx, %r10
	jne	236b
	movaps	287f(%rip), %xmm2
	subps	336(%rsp), %xmm2
	mulps	32(%rsp), %xmm2
	movaps	%xmm2, %xmm4
	xorps	%xmm11, %xmm4
	movaps	%xmm2, %xmm6
	mulps	%xmm4, %xmm6
	maxps	289f(%rip), %xmm6
	movaps	%xmm6, %xmm0
	mulps	%xmm14, %xmm0
	roundps	$8, %xmm0, %xmm0
	movaps	%xmm0, %xmm7
	mulps	291f(%rip), %xmm7
	addps	%xmm6, %xmm7
	movaps	%xmm0, %xmm6
	mulps	292f(%rip), %xmm6
	addps	%xmm7, %xmm6
	mulps	%xmm14, %xmm6
	movaps	%xmm6, %xmm7
	mulps	293f(%rip), %xmm7
	addps	294f(%rip), %xmm7
	mulps	%xmm6, %xmm7
	addps	295f(%rip), %xmm7
	mulps	%xmm6, %xmm7
	addps	296f(%rip), %xmm7
	mulps	%xmm6, %xmm7
	addps	297f(%rip), %xmm7
	mulps	%xmm6, %xmm7
	addps	298f(%rip), %xmm0
	cvttps2dq	%xmm0, %xmm8
	movdqa	%xmm8, %xmm9
	psrad	$31, %xmm9
	subps	299f(%rip), %xmm0
	cvttps2dq	%xmm0, %xmm6
	pand	%xmm9, %xmm6
	addps	%xmm5, %xmm7
	por	%xmm8, %xmm6
	pslld	$23, %xmm6
	mulps	%xmm7, %xmm6
	movaps	%xmm2, %xmm0
	andps	%xmm13, %xmm0
	mulps	2100f(%rip), %xmm0
	addps	%xmm5, %xmm0
	movaps	%xmm5, %xmm8
	divps	%xmm0, %xmm8
	movaps	%xmm2, %xmm0
	cmpltps	%xmm4, %xmm0
	movaps	%xmm3, %xmm10
	blendvps	%xmm0, 287f(%rip), %xmm10
	movaps	%xmm8, %xmm7
	mulps	%xmm12, %xmm7
	addps	2102f(%rip), %xmm7
	mulps	%xmm8, %xmm7
	addps	2103f(%rip), %xmm7
	mulps	%xmm8, %xmm7
	addps	2104f(%rip), %xmm7
	mulps	%xmm8, %xmm7
	addps	2105f(%rip), %xmm7
	mulps	%xmm8, %xmm7
	addps	2106f(%rip), %xmm7
	mulps	%xmm8, %xmm7
	addps	2107f(%rip), %xmm7
	mulps	%xmm8, %xmm7
	addps	2108f(%rip), %xmm7
	mulps	%xmm8, %xmm7
	addps	2109f(%rip), %xmm7
	mulps	%xmm8, %xmm7
	mulps	%xmm6, %xmm7
	mulps	%xmm10, %xmm7
	movq	%r9, %rax
	xorl	%ecx, %ecx
	.p2align	4
237:
	xorps	%xmm8, %xmm8
	cvtsi2ss	%rcx, %xmm8
	addss	%xmm15, %xmm8
	shufps	$0, %xmm8, %xmm8
	subps	336(%rsp), %xmm8
	mulps	32(%rsp), %xmm8
	movaps	%xmm10, %xmm4
	movaps	%xmm8, %xmm10
	xorps	%xmm11, %xmm10
	movaps	%xmm8, %xmm12
	mulps	%xmm10, %xmm12
	maxps	289f(%rip), %xmm12
	movaps	%xmm12, %xmm0
	mulps	%xmm14, %xmm0
	roundps	$8, %xmm0, %xmm9
	movaps	%xmm9, %xmm11
	mulps	291f(%rip), %xmm11
	movaps	%xmm9, %xmm0
	addps	%xmm12, %xmm11
	mulps	292f(%rip), %xmm0
	addps	298f(%rip), %xmm9
	cvttps2dq	%xmm9, %xmm12
	addps	%xmm11, %xmm0
	movdqa	%xmm12, %xmm11
	psrad	$31, %xmm11
	subps	299f(%rip), %xmm9
	mulps	%xmm14, %xmm0
	cvttps2dq	%xmm9, %xmm9
	pand	%xmm11, %xmm9
	movaps	%xmm0, %xmm11
	mulps	293f(%rip), %xmm11
	addps	294f(%rip), %xmm11
	mulps	%xmm0, %xmm11
	addps	295f(%rip), %xmm11
	mulps	%xmm0, %xmm11
	addps	296f(%rip), %xmm11
	mulps	%xmm0, %xmm11
	por	%xmm12, %xmm9
	addps	297f(%rip), %xmm11
	movaps	%xmm8, %xmm12
	andps	%xmm13, %xmm12
	mulps	2100f(%rip), %xmm12
	mulps	%xmm0, %xmm11
	addps	%xmm5, %xmm12
	movaps	%xmm8, %xmm0
	cmpltps	%xmm10, %xmm0
	movaps	%xmm3, %xmm10
	blendvps	%xmm0, 287f(%rip), %xmm10
	movaps	%xmm5, %xmm13
	divps	%xmm12, %xmm13
	addps	%xmm5, %xmm11
	pslld	$23, %xmm9
	mulps	%xmm11, %xmm9
	movaps	%xmm13, %xmm0
	mulps	2101f(%rip), %xmm0
	addps	2102f(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	2103f(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	2104f(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	2105f(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	2106f(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	2107f(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	2108f(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	2109f(%rip), %xmm0
	mulps	%xmm13, %xmm0
	movaps	259f(%rip), %xmm13
	movaps	%xmm10, %xmm11
	subps	%xmm4, %xmm11
	mulps	%xmm6, %xmm2
	movaps	%xmm8, %xmm4
	mulps	%xmm9, %xmm4
	subps	%xmm4, %xmm2
	mulps	%xmm9, %xmm0
	mulps	%xmm10, %xmm0
	subps	%xmm0, %xmm7
	addps	%xmm11, %xmm7
	movaps	288f(%rip), %xmm11
	movaps	%xmm7, -32(%rax)
	subps	%xmm9, %xmm6
	mulps	16(%rsp), %xmm6
	movaps	%xmm6, -16(%rax)
	mulps	%xmm1, %xmm2
	movaps	%xmm2, (%rax)
	incq	%rcx
	addq	$48, %rax
	movaps	%xmm8, %xmm2
	movaps	%xmm9, %xmm6
	movaps	%xmm0, %xmm7
	cmpq	%rcx, %r10
	jne	237b
	xorps	%xmm0, %xmm0
	movaps	320(%rsp), %xmm1
	ucomiss	%xmm0, %xmm1
	movaps	528(%rsp), %xmm0
	ja	238f
	xorps	%xmm0, %xmm0
238:
	movaps	%xmm0, 32(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 304(%rsp)
	movss	8(%rbp), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, 576(%rsp)
	movq	%r14, %rax
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 48(%rsp)
	movaps	%xmm0, 80(%rsp)
	movaps	%xmm0, 464(%rsp)
	movaps	%xmm0, 128(%rsp)
	xorps	%xmm2, %xmm2
	movaps	%xmm0, 256(%rsp)
	movaps	%xmm0, 224(%rsp)
	movaps	%xmm0, 112(%rsp)
	movaps	%xmm0, 160(%rsp)
	xorps	%xmm5, %xmm5
	xorps	%xmm3, %xmm3
	xorps	%xmm1, %xmm1
	movaps	%xmm1, 192(%rsp)
	xorps	%xmm6, %xmm6
	xorps	%xmm9, %xmm9
	xorl	%ecx, %ecx
	movaps	%xmm1, 288(%rsp)
	movaps	64(%rsp), %xmm10
	.p2align	4
239:
	movaps	%xmm9, 368(%rsp)
	movaps	%xmm6, 176(%rsp)
	movaps	%xmm2, 240(%rsp)
	movaps	%xmm0, 592(%rsp)
	movaps	%xmm5, 496(%rsp)
	movaps	%xmm3, 512(%rsp)
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,2), %rdx
	shlq	$4, %rdx
	movaps	(%r13,%rdx), %xmm1
	movaps	16(%r13,%rdx), %xmm0
	movaps	%xmm0, 144(%rsp)
	movaps	32(%r13,%rdx), %xmm0
	movaps	%xmm0, 352(%rsp)
	movaps	%xmm1, 448(%rsp)
	mulps	%xmm1, %xmm10
	movaps	%xmm10, 16(%rsp)
	xorps	%xmm1, %xmm1
	movq	%r15, %rdx
	xorl	%edi, %edi
	xorps	%xmm9, %xmm9
	xorps	%xmm6, %xmm6
	xorps	%xmm4, %xmm4
	xorps	%xmm13, %xmm13
	xorps	%xmm2, %xmm2
	xorps	%xmm8, %xmm8
	xorps	%xmm12, %xmm12
	xorps	%xmm14, %xmm14
	xorps	%xmm7, %xmm7
	movaps	576(%rsp), %xmm5
	.p2align	4
240:
	movaps	(%rax,%rdi), %xmm3
	movaps	-32(%rdx), %xmm11
	movaps	-16(%rdx), %xmm15
	movaps	16(%rsp), %xmm0
	mulps	%xmm11, %xmm0
	addps	96(%rsp), %xmm0
	addps	%xmm5, %xmm0
	movaps	257f(%rip), %xmm10
	divps	%xmm0, %xmm10
	subps	%xmm0, %xmm3
	mulps	%xmm10, %xmm3
	movaps	32(%rsp), %xmm0
	mulps	%xmm3, %xmm0
	mulps	%xmm10, %xmm0
	addps	%xmm10, %xmm0
	movaps	%xmm3, %xmm10
	mulps	%xmm11, %xmm10
	addps	%xmm10, %xmm12
	movaps	%xmm3, %xmm10
	mulps	%xmm15, %xmm10
	addps	%xmm10, %xmm14
	addps	%xmm3, %xmm8
	mulps	(%rdx), %xmm3
	addps	%xmm3, %xmm7
	movaps	%xmm11, %xmm3
	mulps	%xmm0, %xmm3
	addps	%xmm3, %xmm9
	mulps	%xmm11, %xmm3
	addps	%xmm3, %xmm6
	addps	%xmm0, %xmm1
	mulps	%xmm15, %xmm0
	mulps	%xmm0, %xmm11
	addps	%xmm11, %xmm13
	addps	%xmm0, %xmm4
	mulps	%xmm15, %xmm0
	addps	%xmm0, %xmm2
	addq	$16, %rdi
	addq	$48, %rdx
	cmpq	%rdi, %r12
	jne	240b
	movaps	16(%rsp), %xmm10
	movaps	%xmm10, %xmm0
	mulps	%xmm14, %xmm0
	movaps	304(%rsp), %xmm3
	addps	%xmm0, %xmm3
	movaps	%xmm3, 304(%rsp)
	movaps	64(%rsp), %xmm15
	mulps	144(%rsp), %xmm15
	mulps	%xmm10, %xmm2
	xorps	%xmm3, %xmm3
	addps	%xmm3, %xmm2
	mulps	%xmm10, %xmm2
	movaps	128(%rsp), %xmm0
	addps	%xmm2, %xmm0
	movaps	%xmm0, 128(%rsp)
	movaps	%xmm15, %xmm0
	mulps	%xmm12, %xmm0
	movaps	48(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm2, 48(%rsp)
	movaps	%xmm15, %xmm0
	mulps	%xmm13, %xmm0
	addps	%xmm3, %xmm0
	mulps	%xmm10, %xmm0
	movaps	240(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm15, %xmm0
	mulps	%xmm6, %xmm0
	addps	%xmm3, %xmm0
	mulps	%xmm15, %xmm0
	movaps	256(%rsp), %xmm5
	addps	%xmm0, %xmm5
	movaps	%xmm5, 256(%rsp)
	movaps	448(%rsp), %xmm11
	movaps	%xmm11, %xmm0
	mulps	%xmm12, %xmm0
	movaps	80(%rsp), %xmm5
	addps	%xmm0, %xmm5
	movaps	%xmm5, 80(%rsp)
	mulps	%xmm11, %xmm6
	addps	%xmm3, %xmm6
	mulps	%xmm11, %xmm13
	addps	%xmm3, %xmm13
	mulps	%xmm10, %xmm13
	movaps	224(%rsp), %xmm0
	addps	%xmm13, %xmm0
	movaps	%xmm0, 224(%rsp)
	movaps	%xmm15, %xmm0
	mulps	%xmm6, %xmm0
	movaps	112(%rsp), %xmm5
	addps	%xmm0, %xmm5
	movaps	%xmm5, 112(%rsp)
	mulps	%xmm11, %xmm6
	movaps	160(%rsp), %xmm0
	addps	%xmm6, %xmm0
	movaps	%xmm0, 160(%rsp)
	movaps	464(%rsp), %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm0, 464(%rsp)
	addps	%xmm3, %xmm1
	movaps	192(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 192(%rsp)
	addps	%xmm3, %xmm4
	mulps	%xmm10, %xmm4
	movaps	592(%rsp), %xmm0
	addps	%xmm4, %xmm0
	addps	%xmm3, %xmm9
	mulps	%xmm9, %xmm15
	movaps	496(%rsp), %xmm5
	addps	%xmm15, %xmm5
	mulps	%xmm11, %xmm9
	movaps	512(%rsp), %xmm3
	addps	%xmm9, %xmm3
	movaps	144(%rsp), %xmm1
	mulps	%xmm14, %xmm1
	movaps	176(%rsp), %xmm6
	addps	%xmm1, %xmm6
	movaps	64(%rsp), %xmm10
	mulps	%xmm11, %xmm7
	movaps	368(%rsp), %xmm9
	addps	%xmm7, %xmm9
	movaps	352(%rsp), %xmm4
	mulps	%xmm12, %xmm4
	movaps	288(%rsp), %xmm1
	addps	%xmm4, %xmm1
	movaps	%xmm1, 288(%rsp)
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	239b
	movaps	%xmm0, 592(%rsp)
	movaps	257f(%rip), %xmm8
	movaps	274f(%rip), %xmm4
	xorps	%xmm15, %xmm15
	movaps	%xmm6, 176(%rsp)
	movaps	%xmm9, %xmm1
	movaps	96(%rsp), %xmm9
	movaps	304(%rsp), %xmm13
	movaps	48(%rsp), %xmm6
	movaps	256(%rsp), %xmm12
	movaps	128(%rsp), %xmm7
	jmp	243f
	.p2align	4
241:
	ucomiss	%xmm3, %xmm7
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 288(%rsp)
	movaps	528(%rsp), %xmm0
	ja	242f
	xorps	%xmm0, %xmm0
242:
	movaps	%xmm0, 32(%rsp)
	xorps	%xmm1, %xmm1
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 176(%rsp)
	movaps	%xmm0, 192(%rsp)
	xorps	%xmm3, %xmm3
	xorps	%xmm5, %xmm5
	movaps	%xmm0, 592(%rsp)
	movaps	%xmm0, 160(%rsp)
	movaps	%xmm0, 112(%rsp)
	movaps	%xmm0, 224(%rsp)
	xorps	%xmm12, %xmm12
	xorps	%xmm2, %xmm2
	xorps	%xmm7, %xmm7
	movaps	%xmm0, 464(%rsp)
	movaps	%xmm0, 80(%rsp)
	xorps	%xmm6, %xmm6
	xorps	%xmm13, %xmm13
	movaps	274f(%rip), %xmm4
	movaps	64(%rsp), %xmm10
	movaps	257f(%rip), %xmm8
	xorps	%xmm15, %xmm15
243:
	movaps	32(%rsp), %xmm14
	movaps	%xmm14, %xmm0
	mulps	%xmm10, %xmm0
	mulps	%xmm0, %xmm1
	movaps	560(%rsp), %xmm11
	mulps	%xmm11, %xmm1
	subps	%xmm1, %xmm7
	movaps	%xmm7, 128(%rsp)
	movaps	288(%rsp), %xmm7
	mulps	%xmm0, %xmm7
	mulps	%xmm11, %xmm7
	subps	%xmm7, %xmm12
	movaps	%xmm12, 256(%rsp)
	mulps	176(%rsp), %xmm0
	movaps	320(%rsp), %xmm1
	ucomiss	%xmm15, %xmm1
	subps	%xmm0, %xmm2
	movaps	%xmm2, 240(%rsp)
	movaps	%xmm4, %xmm7
	divps	%xmm10, %xmm7
	mulps	%xmm14, %xmm7
	movaps	%xmm7, %xmm11
	mulps	%xmm13, %xmm11
	addps	224(%rsp), %xmm11
	movaps	%xmm6, 48(%rsp)
	mulps	%xmm6, %xmm7
	addps	112(%rsp), %xmm7
	movaps	%xmm13, %xmm12
	movaps	80(%rsp), %xmm6
	movaps	%xmm3, 512(%rsp)
	movaps	%xmm5, 496(%rsp)
	movaps	%xmm7, 944(%rsp)
	movaps	%xmm11, 928(%rsp)
	movaps	%xmm13, 304(%rsp)
	jbe	246f
	movaps	1056(%rsp), %xmm0
	movaps	960(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	2110f(%rip), %xmm1
	movaps	%xmm2, 960(%rsp)
	cmpleps	%xmm2, %xmm1
	andps	%xmm8, %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	addss	%xmm15, %xmm0
	movshdup	%xmm1, %xmm2
	addss	%xmm0, %xmm2
	movaps	%xmm1, %xmm0
	unpckhpd	%xmm1, %xmm0
	addss	%xmm2, %xmm0
	movaps	%xmm1, %xmm2
	shufps	$255, %xmm1, %xmm2
	addss	%xmm0, %xmm2
	ucomiss	%xmm15, %xmm2
	movaps	160(%rsp), %xmm4
	jbe	247f
	testq	%r10, %r10
	movaps	%xmm1, 32(%rsp)
	je	249f
	movss	8(%rbp), %xmm13
	shufps	$0, %xmm13, %xmm13
	xorps	%xmm3, %xmm3
	movq	%r14, %rax
	xorl	%ecx, %ecx
	.p2align	4
244:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,2), %rdx
	shlq	$4, %rdx
	movaps	(%r13,%rdx), %xmm1
	mulps	%xmm10, %xmm1
	movaps	%xmm1, 16(%rsp)
	movq	%r13, %rdx
	xorl	%edi, %edi
	movaps	2117f(%rip), %xmm15
	movaps	2118f(%rip), %xmm2
	movaps	2119f(%rip), %xmm11
	movaps	2120f(%rip), %xmm4
	movdqa	2111f(%rip), %xmm1
	movdqa	2112f(%rip), %xmm14
	.p2align	4
245:
	movaps	(%rdx), %xmm5
	mulps	16(%rsp), %xmm5
	addps	%xmm9, %xmm5
	addps	%xmm13, %xmm5
	movaps	(%rax,%rdi), %xmm6
	movaps	%xmm8, %xmm12
	divps	%xmm5, %xmm8
	subps	%xmm5, %xmm6
	mulps	%xmm8, %xmm6
	movaps	274f(%rip), %xmm0
	cmpltps	%xmm6, %xmm0
	addps	274f(%rip), %xmm8
	blendvps	%xmm0, %xmm6, %xmm8
	movaps	%xmm8, %xmm0
	addps	%xmm12, %xmm0
	paddd	%xmm1, %xmm0
	pand	%xmm14, %xmm0
	movaps	%xmm12, %xmm7
	psubd	%xmm0, %xmm7
	mulps	%xmm7, %xmm8
	addps	274f(%rip), %xmm7
	addps	%xmm8, %xmm7
	movaps	%xmm7, %xmm8
	mulps	%xmm7, %xmm8
	movaps	%xmm7, %xmm9
	mulps	%xmm15, %xmm9
	addps	%xmm2, %xmm9
	movaps	%xmm8, %xmm10
	mulps	%xmm11, %xmm10
	addps	%xmm9, %xmm10
	movaps	%xmm7, %xmm9
	mulps	2115f(%rip), %xmm9
	addps	2116f(%rip), %xmm9
	mulps	%xmm8, %xmm10
	addps	%xmm9, %xmm10
	movaps	%xmm7, %xmm9
	mulps	2113f(%rip), %xmm9
	mulps	%xmm8, %xmm10
	addps	2114f(%rip), %xmm9
	addps	%xmm9, %xmm10
	movaps	96(%rsp), %xmm9
	mulps	%xmm8, %xmm10
	movaps	%xmm12, %xmm8
	addps	%xmm7, %xmm10
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm4, %xmm0
	addps	%xmm10, %xmm0
	movaps	%xmm6, %xmm7
	addps	%xmm12, %xmm7
	mulps	%xmm0, %xmm7
	maxps	274f(%rip), %xmm6
	subps	%xmm6, %xmm7
	mulps	%xmm5, %xmm7
	addps	%xmm7, %xmm3
	addq	$16, %rdi
	addq	$48, %rdx
	cmpq	%rdi, %r12
	jne	245b
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	movaps	64(%rsp), %xmm10
	jne	244b
	jmp	250f
	.p2align	4
246:
	movaps	288f(%rip), %xmm11
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 1024(%rsp)
	movaps	192(%rsp), %xmm2
	movaps	160(%rsp), %xmm4
	jmp	248f
	.p2align	4
247:
	movaps	288f(%rip), %xmm11
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 1024(%rsp)
	movaps	192(%rsp), %xmm2
248:
	movaps	128(%rsp), %xmm0
	movaps	336(%rsp), %xmm7
	xorps	%xmm1, %xmm1
	movaps	320(%rsp), %xmm3
	jmp	251f
249:
	xorps	%xmm3, %xmm3
250:
	movaps	1040(%rsp), %xmm1
	movaps	%xmm1, %xmm6
	mulps	2121f(%rip), %xmm6
	addps	2122f(%rip), %xmm6
	xorps	%xmm2, %xmm2
	cmpltps	32(%rsp), %xmm2
	addps	%xmm1, %xmm6
	cmpltps	%xmm3, %xmm6
	andps	%xmm2, %xmm6
	movaps	%xmm6, %xmm0
	andnps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, 1040(%rsp)
	movaps	1008(%rsp), %xmm3
	movaps	%xmm3, %xmm1
	maxps	278f(%rip), %xmm1
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	%xmm3, 1008(%rsp)
	movaps	1136(%rsp), %xmm1
	blendvps	%xmm0, 2123f(%rip), %xmm1
	movaps	%xmm1, 1136(%rsp)
	movaps	%xmm8, %xmm4
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, 276f(%rip), %xmm4
	movaps	752(%rsp), %xmm0
	movaps	%xmm0, %xmm1
	mulps	%xmm4, %xmm1
	subps	%xmm1, %xmm0
	movaps	272(%rsp), %xmm2
	subps	%xmm0, %xmm2
	movaps	%xmm2, 272(%rsp)
	movaps	704(%rsp), %xmm0
	movaps	%xmm0, %xmm2
	mulps	%xmm4, %xmm2
	subps	%xmm2, %xmm0
	movaps	336(%rsp), %xmm7
	subps	%xmm0, %xmm7
	movaps	736(%rsp), %xmm0
	movaps	%xmm0, %xmm3
	mulps	%xmm4, %xmm3
	subps	%xmm3, %xmm0
	subps	%xmm0, %xmm10
	movaps	720(%rsp), %xmm0
	movaps	%xmm0, %xmm5
	mulps	%xmm4, %xmm5
	subps	%xmm5, %xmm0
	subps	%xmm0, %xmm9
	movaps	656(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 656(%rsp)
	movaps	688(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 688(%rsp)
	movaps	%xmm6, %xmm4
	andnps	528(%rsp), %xmm4
	movaps	%xmm6, %xmm0
	movaps	896(%rsp), %xmm11
	blendvps	%xmm0, 282f(%rip), %xmm11
	movaps	%xmm11, 896(%rsp)
	andps	%xmm8, %xmm6
	movaps	%xmm6, 1024(%rsp)
	movaps	%xmm4, 528(%rsp)
	movaps	%xmm5, 720(%rsp)
	movaps	%xmm3, 736(%rsp)
	movaps	%xmm2, 704(%rsp)
	movaps	%xmm1, 752(%rsp)
	xorps	%xmm1, %xmm1
	movaps	288f(%rip), %xmm11
	movaps	304(%rsp), %xmm12
	movaps	80(%rsp), %xmm6
	movaps	320(%rsp), %xmm3
	movaps	192(%rsp), %xmm2
	movaps	160(%rsp), %xmm4
	movaps	128(%rsp), %xmm0
251:
	movaps	%xmm4, 160(%rsp)
	movaps	%xmm2, 192(%rsp)
	movaps	%xmm10, 64(%rsp)
	movaps	%xmm6, 80(%rsp)
	movaps	%xmm9, 96(%rsp)
	ucomiss	%xmm1, %xmm3
	movdqa	1408(%rsp), %xmm1
	xorps	%xmm3, %xmm3
	pcmpgtd	%xmm3, %xmm1
	movdqa	%xmm1, 144(%rsp)
	movdqa	1440(%rsp), %xmm1
	pcmpgtd	%xmm3, %xmm1
	movdqa	%xmm1, 32(%rsp)
	movdqa	1472(%rsp), %xmm1
	pcmpgtd	%xmm3, %xmm1
	movaps	%xmm6, %xmm14
	movdqa	%xmm1, %xmm6
	movaps	272f(%rip), %xmm1
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm8, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, %xmm5
	movaps	%xmm3, 176(%rsp)
	movaps	256(%rsp), %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm8, %xmm15
	divps	%xmm0, %xmm15
	movaps	%xmm4, %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm8, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, 112(%rsp)
	movaps	%xmm2, %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm8, %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, 368(%rsp)
	movaps	272(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	cmpleps	784(%rsp), %xmm2
	movaps	768(%rsp), %xmm0
	cmpleps	%xmm1, %xmm0
	movaps	%xmm12, %xmm1
	xorps	%xmm11, %xmm1
	movaps	274f(%rip), %xmm13
	movaps	%xmm13, %xmm3
	blendvps	%xmm0, %xmm12, %xmm3
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	xorps	%xmm4, %xmm4
	cmpleps	%xmm3, %xmm4
	movaps	%xmm4, %xmm0
	orps	1296(%rsp), %xmm0
	pslld	$31, %xmm0
	movdqa	%xmm0, 1072(%rsp)
	movaps	%xmm12, %xmm1
	mulps	%xmm5, %xmm1
	movaps	%xmm1, 352(%rsp)
	orps	1488(%rsp), %xmm4
	pslld	$31, %xmm4
	psrad	$31, %xmm4
	mulps	%xmm1, %xmm1
	xorps	%xmm2, %xmm2
	addps	%xmm2, %xmm1
	movaps	%xmm8, %xmm3
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	%xmm3, 16(%rsp)
	movaps	%xmm7, %xmm2
	cmpleps	816(%rsp), %xmm2
	movaps	800(%rsp), %xmm0
	movaps	%xmm7, 336(%rsp)
	cmpleps	%xmm7, %xmm0
	movaps	48(%rsp), %xmm7
	movaps	%xmm7, %xmm3
	movaps	%xmm13, %xmm5
	blendvps	%xmm0, %xmm7, %xmm5
	xorps	%xmm11, %xmm3
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm3, %xmm5
	pandn	%xmm1, %xmm4
	xorps	%xmm3, %xmm3
	cmpleps	%xmm5, %xmm3
	por	%xmm3, %xmm6
	movdqa	%xmm6, %xmm12
	movdqa	%xmm6, 544(%rsp)
	movaps	%xmm15, %xmm1
	movaps	%xmm15, 480(%rsp)
	mulps	%xmm7, %xmm1
	por	1456(%rsp), %xmm3
	pslld	$31, %xmm3
	psrad	$31, %xmm3
	pandn	%xmm1, %xmm3
	mulps	%xmm3, %xmm3
	movaps	%xmm10, %xmm2
	cmpleps	848(%rsp), %xmm2
	movaps	832(%rsp), %xmm0
	cmpleps	%xmm10, %xmm0
	movaps	%xmm13, %xmm5
	blendvps	%xmm0, %xmm14, %xmm5
	movaps	%xmm14, %xmm6
	xorps	%xmm11, %xmm6
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm6, %xmm5
	addps	%xmm4, %xmm3
	movaps	%xmm9, %xmm2
	movaps	864(%rsp), %xmm0
	cmpleps	%xmm9, %xmm0
	movaps	%xmm13, %xmm4
	movaps	464(%rsp), %xmm7
	blendvps	%xmm0, %xmm7, %xmm4
	cmpleps	880(%rsp), %xmm2
	movaps	%xmm7, %xmm6
	xorps	%xmm11, %xmm6
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm6, %xmm4
	pandn	%xmm8, %xmm12
	movdqa	%xmm12, %xmm11
	movdqa	%xmm12, 560(%rsp)
	xorps	%xmm0, %xmm0
	cmpleps	%xmm5, %xmm0
	movaps	32(%rsp), %xmm9
	orps	%xmm0, %xmm9
	movaps	%xmm9, 32(%rsp)
	movaps	112(%rsp), %xmm13
	movaps	%xmm13, %xmm2
	mulps	%xmm14, %xmm2
	orps	1424(%rsp), %xmm0
	pslld	$31, %xmm0
	psrad	$31, %xmm0
	pandn	%xmm2, %xmm0
	mulps	%xmm0, %xmm0
	addps	%xmm3, %xmm0
	xorps	%xmm3, %xmm3
	cmpleps	%xmm4, %xmm3
	movaps	144(%rsp), %xmm10
	orps	%xmm3, %xmm10
	movaps	%xmm10, 144(%rsp)
	movaps	368(%rsp), %xmm12
	movaps	%xmm12, %xmm6
	movaps	%xmm7, 464(%rsp)
	mulps	%xmm7, %xmm6
	orps	1392(%rsp), %xmm3
	pslld	$31, %xmm3
	psrad	$31, %xmm3
	pandn	%xmm6, %xmm3
	mulps	%xmm3, %xmm3
	addps	%xmm0, %xmm3
	movaps	%xmm3, 1088(%rsp)
	movaps	%xmm15, %xmm7
	mulps	%xmm11, %xmm7
	movaps	240(%rsp), %xmm0
	mulps	%xmm7, %xmm0
	movaps	176(%rsp), %xmm5
	mulps	16(%rsp), %xmm5
	mulps	%xmm5, %xmm0
	movaps	%xmm0, %xmm3
	mulps	%xmm0, %xmm3
	movaps	%xmm8, %xmm4
	subps	%xmm3, %xmm4
	movaps	%xmm4, 1328(%rsp)
	movaps	%xmm4, %xmm3
	movaps	2124f(%rip), %xmm11
	maxps	%xmm11, %xmm3
	sqrtps	%xmm3, %xmm3
	movaps	%xmm8, %xmm14
	divps	%xmm3, %xmm14
	movaps	%xmm14, 224(%rsp)
	andnps	%xmm8, %xmm9
	movaps	%xmm9, 672(%rsp)
	movaps	%xmm13, %xmm15
	mulps	%xmm9, %xmm15
	movaps	928(%rsp), %xmm4
	mulps	%xmm15, %xmm4
	mulps	%xmm5, %xmm4
	movaps	944(%rsp), %xmm3
	mulps	%xmm15, %xmm3
	movaps	%xmm8, %xmm13
	movaps	%xmm4, %xmm8
	mulps	%xmm0, %xmm8
	mulps	%xmm7, %xmm3
	subps	%xmm8, %xmm3
	movaps	%xmm4, %xmm9
	mulps	%xmm4, %xmm9
	movaps	%xmm13, %xmm8
	subps	%xmm9, %xmm8
	mulps	%xmm14, %xmm3
	movaps	%xmm3, %xmm9
	mulps	%xmm3, %xmm9
	subps	%xmm9, %xmm8
	movaps	%xmm8, 1312(%rsp)
	movaps	%xmm8, %xmm9
	maxps	%xmm11, %xmm9
	sqrtps	%xmm9, %xmm9
	movaps	%xmm13, %xmm8
	divps	%xmm9, %xmm8
	movaps	%xmm8, %xmm14
	movaps	%xmm8, 608(%rsp)
	movaps	%xmm10, %xmm8
	andnps	%xmm13, %xmm8
	mulps	%xmm8, %xmm12
	movaps	592(%rsp), %xmm9
	mulps	%xmm12, %xmm9
	mulps	%xmm5, %xmm9
	movaps	496(%rsp), %xmm5
	mulps	%xmm12, %xmm5
	mulps	%xmm7, %xmm5
	movaps	%xmm9, %xmm7
	mulps	%xmm0, %xmm7
	subps	%xmm7, %xmm5
	movaps	512(%rsp), %xmm7
	movaps	%xmm12, 1344(%rsp)
	mulps	%xmm12, %xmm7
	movaps	%xmm9, %xmm10
	mulps	%xmm4, %xmm10
	movaps	%xmm15, 1360(%rsp)
	mulps	%xmm15, %xmm7
	subps	%xmm10, %xmm7
	movaps	224(%rsp), %xmm11
	mulps	%xmm11, %xmm5
	movaps	%xmm5, %xmm10
	mulps	%xmm3, %xmm10
	subps	%xmm10, %xmm7
	movaps	%xmm9, %xmm10
	mulps	%xmm9, %xmm10
	movaps	%xmm13, %xmm15
	subps	%xmm10, %xmm15
	movaps	%xmm5, %xmm10
	mulps	%xmm5, %xmm10
	subps	%xmm10, %xmm15
	mulps	%xmm14, %xmm7
	movaps	%xmm7, %xmm10
	mulps	%xmm7, %xmm10
	subps	%xmm10, %xmm15
	movaps	%xmm15, %xmm10
	maxps	2124f(%rip), %xmm10
	sqrtps	%xmm10, %xmm10
	movaps	%xmm13, %xmm12
	divps	%xmm10, %xmm12
	movaps	352(%rsp), %xmm14
	mulps	16(%rsp), %xmm14
	movaps	%xmm0, 448(%rsp)
	mulps	%xmm14, %xmm0
	mulps	560(%rsp), %xmm1
	subps	%xmm0, %xmm1
	movaps	%xmm14, %xmm0
	mulps	%xmm14, %xmm0
	xorps	%xmm10, %xmm10
	addps	%xmm10, %xmm0
	mulps	%xmm11, %xmm1
	movaps	%xmm1, %xmm10
	mulps	%xmm1, %xmm10
	addps	%xmm0, %xmm10
	movaps	%xmm4, 576(%rsp)
	mulps	%xmm14, %xmm4
	mulps	672(%rsp), %xmm2
	subps	%xmm4, %xmm2
	movaps	%xmm3, 320(%rsp)
	mulps	%xmm1, %xmm3
	subps	%xmm3, %xmm2
	movaps	608(%rsp), %xmm11
	mulps	%xmm11, %xmm2
	movaps	%xmm2, %xmm3
	mulps	%xmm2, %xmm3
	addps	%xmm10, %xmm3
	movaps	%xmm9, 288(%rsp)
	movaps	%xmm14, 352(%rsp)
	mulps	%xmm14, %xmm9
	movaps	%xmm8, 912(%rsp)
	mulps	%xmm8, %xmm6
	subps	%xmm9, %xmm6
	movaps	112(%rsp), %xmm8
	movaps	176(%rsp), %xmm4
	movaps	1072(%rsp), %xmm0
	blendvps	%xmm0, %xmm13, %xmm4
	movaps	%xmm5, %xmm10
	mulps	%xmm1, %xmm5
	subps	%xmm5, %xmm6
	movaps	480(%rsp), %xmm5
	mulps	224(%rsp), %xmm5
	movaps	544(%rsp), %xmm0
	blendvps	%xmm0, %xmm13, %xmm5
	movaps	%xmm7, %xmm14
	mulps	%xmm2, %xmm7
	subps	%xmm7, %xmm6
	movaps	368(%rsp), %xmm7
	mulps	%xmm12, %xmm6
	movaps	%xmm6, %xmm0
	mulps	%xmm6, %xmm0
	addps	%xmm3, %xmm0
	movaps	%xmm0, 1072(%rsp)
	mulps	%xmm4, %xmm5
	movaps	%xmm8, %xmm3
	mulps	%xmm11, %xmm3
	movaps	288(%rsp), %xmm9
	movaps	32(%rsp), %xmm0
	blendvps	%xmm0, %xmm13, %xmm3
	movaps	%xmm7, %xmm0
	movaps	%xmm12, 544(%rsp)
	mulps	%xmm12, %xmm0
	movaps	%xmm0, %xmm12
	movaps	144(%rsp), %xmm0
	blendvps	%xmm0, %xmm13, %xmm12
	mulps	%xmm5, %xmm3
	mulps	%xmm3, %xmm12
	movaps	288f(%rip), %xmm0
	movaps	448(%rsp), %xmm3
	xorps	%xmm0, %xmm3
	movaps	%xmm3, 448(%rsp)
	movaps	576(%rsp), %xmm3
	xorps	%xmm0, %xmm3
	movaps	%xmm3, 576(%rsp)
	movaps	320(%rsp), %xmm3
	xorps	%xmm0, %xmm3
	movaps	%xmm3, 320(%rsp)
	xorps	%xmm0, %xmm10
	xorps	%xmm0, %xmm9
	xorps	%xmm0, %xmm14
	ja	233b
	movaps	%xmm9, 288(%rsp)
	movaps	%xmm13, %xmm0
	divps	%xmm8, %xmm0
	mulps	64(%rsp), %xmm0
	movaps	%xmm13, %xmm4
	divps	%xmm7, %xmm4
	movaps	96(%rsp), %xmm9
	mulps	%xmm9, %xmm4
	mulps	2125f(%rip), %xmm0
	mulps	2126f(%rip), %xmm4
	movaps	%xmm4, %xmm3
	maxps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm4, %xmm3
	movaps	1040(%rsp), %xmm4
	movaps	%xmm4, %xmm0
	movaps	%xmm7, %xmm11
	movaps	282f(%rip), %xmm7
	cmpltps	%xmm7, %xmm0
	addps	%xmm4, %xmm4
	sqrtps	%xmm4, %xmm4
	mulps	2127f(%rip), %xmm4
	andps	%xmm0, %xmm4
	movaps	%xmm4, %xmm5
	maxps	%xmm3, %xmm5
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm4, %xmm5
	movss	16(%rbp), %xmm3
	movaps	%xmm13, %xmm0
	movaps	896(%rsp), %xmm8
	divps	%xmm8, %xmm0
	mulps	%xmm12, %xmm0
	movaps	%xmm3, %xmm4
	shufps	$0, %xmm3, %xmm4
	mulps	%xmm0, %xmm0
	minps	%xmm13, %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm5, %xmm4
	maxps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm5, %xmm4
	movaps	%xmm8, %xmm0
	cmpltps	%xmm7, %xmm0
	andps	%xmm4, %xmm0
	mulps	%xmm0, %xmm0
	movaps	1072(%rsp), %xmm4
	cmpleps	%xmm0, %xmm4
	mulss	%xmm3, %xmm3
	shufps	$0, %xmm3, %xmm3
	movaps	1088(%rsp), %xmm0
	cmpleps	%xmm3, %xmm0
	andps	%xmm4, %xmm0
	movaps	560(%rsp), %xmm3
	mulps	16(%rsp), %xmm3
	movaps	672(%rsp), %xmm4
	mulps	%xmm3, %xmm4
	movaps	912(%rsp), %xmm5
	mulps	%xmm4, %xmm5
	xorps	%xmm3, %xmm3
	cmpnltps	%xmm5, %xmm3
	andps	%xmm13, %xmm3
	movaps	279f(%rip), %xmm5
	movaps	%xmm5, %xmm4
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	1280(%rsp), %xmm0
	movaps	960(%rsp), %xmm8
	cmpleps	%xmm8, %xmm0
	movaps	%xmm4, %xmm3
	minps	2128f(%rip), %xmm3
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	1104(%rsp), %xmm3
	movaps	%xmm3, %xmm0
	cmpeqps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm4, %xmm3
	movaps	%xmm3, 1104(%rsp)
	movaps	%xmm3, %xmm7
	cmpeqps	%xmm5, %xmm7
	andps	%xmm13, %xmm7
	movaps	%xmm7, %xmm0
	xorps	%xmm4, %xmm4
	addss	%xmm4, %xmm0
	pshufd	$245, %xmm7, %xmm3
	addss	%xmm0, %xmm3
	pshufd	$238, %xmm7, %xmm0
	addss	%xmm3, %xmm0
	pshufd	$255, %xmm7, %xmm3
	addss	%xmm0, %xmm3
	ucomiss	%xmm4, %xmm3
	movaps	271f(%rip), %xmm12
	xorps	%xmm3, %xmm3
	movaps	112(%rsp), %xmm0
	ja	235b
	movaps	544(%rsp), %xmm3
	mulps	%xmm6, %xmm3
	mulps	%xmm3, %xmm14
	addps	%xmm2, %xmm14
	movaps	608(%rsp), %xmm2
	mulps	%xmm14, %xmm2
	movaps	320(%rsp), %xmm4
	mulps	%xmm2, %xmm4
	addps	%xmm1, %xmm4
	mulps	%xmm3, %xmm10
	addps	%xmm4, %xmm10
	movaps	224(%rsp), %xmm4
	mulps	%xmm10, %xmm4
	movaps	448(%rsp), %xmm1
	mulps	%xmm4, %xmm1
	addps	352(%rsp), %xmm1
	movaps	576(%rsp), %xmm5
	mulps	%xmm2, %xmm5
	addps	%xmm1, %xmm5
	movaps	288(%rsp), %xmm1
	mulps	%xmm3, %xmm1
	addps	%xmm5, %xmm1
	mulps	176(%rsp), %xmm1
	movaps	%xmm1, 288(%rsp)
	mulps	480(%rsp), %xmm4
	movaps	%xmm4, 224(%rsp)
	mulps	%xmm0, %xmm2
	movaps	%xmm2, 608(%rsp)
	mulps	%xmm11, %xmm3
	movaps	%xmm3, 544(%rsp)
	movaps	257f(%rip), %xmm2
	movaps	%xmm2, %xmm0
	divps	400(%rsp), %xmm0
	movaps	416(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	paddd	2111f(%rip), %xmm0
	pand	2112f(%rip), %xmm0
	psubd	%xmm0, %xmm2
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm1, %xmm2
	addps	274f(%rip), %xmm2
	movaps	%xmm2, %xmm1
	mulps	%xmm2, %xmm1
	movaps	%xmm2, %xmm3
	mulps	2113f(%rip), %xmm3
	addps	2114f(%rip), %xmm3
	movaps	%xmm3, 400(%rsp)
	movaps	%xmm2, %xmm3
	mulps	2115f(%rip), %xmm3
	addps	2116f(%rip), %xmm3
	movaps	%xmm3, 560(%rsp)
	movaps	%xmm2, 576(%rsp)
	mulps	2117f(%rip), %xmm2
	addps	2118f(%rip), %xmm2
	movaps	%xmm2, 672(%rsp)
	movaps	%xmm1, 416(%rsp)
	mulps	2119f(%rip), %xmm1
	movaps	%xmm1, 320(%rsp)
	mulps	2120f(%rip), %xmm0
	movaps	%xmm0, 448(%rsp)
	movaps	1120(%rsp), %xmm0
	mulps	2129f(%rip), %xmm0
	movaps	%xmm0, 1120(%rsp)
	movaps	432(%rsp), %xmm0
	mulps	2130f(%rip), %xmm0
	movaps	%xmm0, 432(%rsp)
	movl	12(%rsp), %eax
	shrb	$3, %al
	testl	%r10d, %r10d
	setne	%cl
	andb	%al, %cl
	xorps	%xmm7, %xmm7
	xorps	%xmm10, %xmm10
	xorps	%xmm2, %xmm2
	xorps	%xmm3, %xmm3
	xorps	%xmm1, %xmm1
	xorps	%xmm5, %xmm5
	xorps	%xmm6, %xmm6
	xorps	%xmm14, %xmm14
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 160(%rsp)
	xorps	%xmm11, %xmm11
	cmpb	$1, %cl
	jne	254f
	movss	8(%rbp), %xmm4
	shufps	$0, %xmm4, %xmm4
	movq	%r14, %rax
	movaps	%xmm0, 160(%rsp)
	xorl	%ecx, %ecx
	movaps	%xmm4, 48(%rsp)
	.p2align	4
252:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,2), %rdx
	shlq	$4, %rdx
	movaps	(%r13,%rdx), %xmm0
	mulps	64(%rsp), %xmm0
	movaps	%xmm0, 80(%rsp)
	movq	%r13, %rdx
	xorl	%edi, %edi
	movaps	160(%rsp), %xmm13
	.p2align	4
253:
	movaps	%xmm6, 32(%rsp)
	movaps	%xmm14, 144(%rsp)
	movaps	%xmm5, 16(%rsp)
	movaps	(%rdx), %xmm14
	mulps	80(%rsp), %xmm14
	addps	96(%rsp), %xmm14
	movaps	(%rax,%rdi), %xmm15
	addps	%xmm4, %xmm14
	movaps	257f(%rip), %xmm8
	movaps	%xmm8, %xmm4
	divps	%xmm14, %xmm4
	subps	%xmm14, %xmm15
	mulps	%xmm4, %xmm15
	movaps	274f(%rip), %xmm12
	movaps	%xmm12, %xmm0
	movaps	%xmm4, %xmm5
	cmpltps	%xmm15, %xmm0
	addps	%xmm12, %xmm5
	blendvps	%xmm0, %xmm15, %xmm5
	movaps	%xmm5, %xmm0
	addps	%xmm8, %xmm0
	paddd	2111f(%rip), %xmm0
	pand	2112f(%rip), %xmm0
	psubd	%xmm0, %xmm8
	mulps	%xmm8, %xmm5
	addps	%xmm12, %xmm8
	addps	%xmm5, %xmm8
	movaps	%xmm1, %xmm6
	movaps	%xmm3, %xmm1
	movaps	%xmm2, %xmm3
	movaps	%xmm10, %xmm2
	movaps	%xmm7, %xmm10
	movaps	%xmm11, %xmm7
	movaps	%xmm8, %xmm11
	mulps	%xmm8, %xmm11
	movaps	%xmm8, %xmm9
	mulps	2117f(%rip), %xmm9
	movaps	%xmm11, %xmm5
	addps	2118f(%rip), %xmm9
	mulps	2119f(%rip), %xmm5
	addps	%xmm9, %xmm5
	movaps	%xmm8, %xmm9
	mulps	2115f(%rip), %xmm9
	addps	2116f(%rip), %xmm9
	mulps	%xmm11, %xmm5
	addps	%xmm9, %xmm5
	movaps	%xmm8, %xmm9
	mulps	2113f(%rip), %xmm9
	addps	2114f(%rip), %xmm9
	mulps	%xmm11, %xmm5
	addps	%xmm9, %xmm5
	mulps	%xmm11, %xmm5
	movaps	%xmm7, %xmm11
	movaps	%xmm10, %xmm7
	movaps	%xmm2, %xmm10
	movaps	%xmm3, %xmm2
	movaps	%xmm1, %xmm3
	movaps	%xmm6, %xmm1
	addps	%xmm8, %xmm5
	cvtdq2ps	%xmm0, %xmm0
	mulps	2120f(%rip), %xmm0
	addps	%xmm5, %xmm0
	movaps	%xmm15, %xmm8
	movaps	257f(%rip), %xmm5
	addps	%xmm5, %xmm8
	mulps	%xmm0, %xmm8
	maxps	%xmm12, %xmm15
	subps	%xmm15, %xmm8
	mulps	%xmm14, %xmm8
	addps	279f(%rip), %xmm14
	divps	%xmm14, %xmm5
	movaps	144(%rsp), %xmm14
	addps	%xmm8, %xmm11
	mulps	48(%rsp), %xmm4
	movaps	%xmm5, %xmm8
	mulps	%xmm5, %xmm8
	movaps	%xmm8, %xmm0
	addps	%xmm5, %xmm13
	mulps	%xmm8, %xmm5
	movaps	%xmm8, %xmm9
	addps	%xmm8, %xmm14
	mulps	%xmm4, %xmm8
	addps	%xmm8, %xmm3
	movaps	32(%rsp), %xmm6
	addps	%xmm5, %xmm6
	mulps	%xmm5, %xmm9
	mulps	%xmm4, %xmm5
	addps	%xmm5, %xmm2
	movaps	16(%rsp), %xmm5
	mulps	%xmm0, %xmm0
	addps	%xmm0, %xmm5
	addps	%xmm9, %xmm1
	mulps	%xmm4, %xmm0
	mulps	%xmm4, %xmm9
	movaps	48(%rsp), %xmm4
	addps	%xmm0, %xmm10
	addps	%xmm9, %xmm7
	addq	$16, %rdi
	addq	$48, %rdx
	cmpq	%rdi, %r12
	jne	253b
	movaps	%xmm13, 160(%rsp)
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	252b
254:
	movaps	%xmm14, 144(%rsp)
	movaps	%xmm6, 32(%rsp)
	movaps	%xmm5, 16(%rsp)
	movaps	%xmm11, 352(%rsp)
	movaps	240(%rsp), %xmm11
	movaps	480(%rsp), %xmm8
	mulps	%xmm8, %xmm11
	movaps	176(%rsp), %xmm9
	mulps	%xmm9, %xmm11
	movaps	%xmm11, %xmm0
	mulps	%xmm11, %xmm0
	movaps	257f(%rip), %xmm14
	movaps	%xmm14, %xmm4
	subps	%xmm0, %xmm4
	movaps	%xmm4, %xmm5
	movaps	2124f(%rip), %xmm6
	maxps	%xmm6, %xmm4
	sqrtps	%xmm4, %xmm0
	movaps	%xmm14, %xmm12
	divps	%xmm0, %xmm12
	movaps	928(%rsp), %xmm15
	movaps	112(%rsp), %xmm0
	mulps	%xmm0, %xmm15
	mulps	%xmm9, %xmm15
	movaps	944(%rsp), %xmm13
	mulps	%xmm0, %xmm13
	movaps	%xmm15, %xmm0
	mulps	%xmm11, %xmm0
	mulps	%xmm8, %xmm13
	subps	%xmm0, %xmm13
	movaps	%xmm15, %xmm0
	mulps	%xmm15, %xmm0
	movaps	%xmm14, %xmm4
	subps	%xmm0, %xmm4
	mulps	%xmm12, %xmm13
	movaps	%xmm13, %xmm0
	mulps	%xmm13, %xmm0
	subps	%xmm0, %xmm4
	minps	%xmm14, %xmm5
	movaps	%xmm4, %xmm0
	minps	%xmm5, %xmm0
	movaps	%xmm0, 48(%rsp)
	maxps	%xmm6, %xmm4
	sqrtps	%xmm4, %xmm4
	movaps	%xmm14, %xmm8
	divps	%xmm4, %xmm8
	movaps	592(%rsp), %xmm5
	movaps	368(%rsp), %xmm6
	mulps	%xmm6, %xmm5
	mulps	%xmm9, %xmm5
	movaps	496(%rsp), %xmm0
	mulps	%xmm6, %xmm0
	movaps	%xmm5, %xmm4
	movaps	%xmm11, 240(%rsp)
	mulps	%xmm11, %xmm4
	mulps	480(%rsp), %xmm0
	subps	%xmm4, %xmm0
	movaps	512(%rsp), %xmm9
	mulps	%xmm6, %xmm9
	movaps	%xmm5, %xmm4
	movaps	%xmm15, 928(%rsp)
	mulps	%xmm15, %xmm4
	mulps	112(%rsp), %xmm9
	subps	%xmm4, %xmm9
	movaps	%xmm12, 256(%rsp)
	mulps	%xmm12, %xmm0
	movaps	%xmm0, %xmm4
	movaps	%xmm13, 944(%rsp)
	mulps	%xmm13, %xmm4
	subps	%xmm4, %xmm9
	movaps	%xmm5, 592(%rsp)
	movaps	%xmm5, %xmm4
	mulps	%xmm5, %xmm4
	movaps	%xmm14, %xmm5
	subps	%xmm4, %xmm5
	movaps	%xmm0, 496(%rsp)
	mulps	%xmm0, %xmm0
	subps	%xmm0, %xmm5
	movaps	%xmm8, 128(%rsp)
	mulps	%xmm8, %xmm9
	movaps	%xmm9, 512(%rsp)
	movaps	%xmm9, %xmm4
	mulps	%xmm9, %xmm4
	subps	%xmm4, %xmm5
	movaps	%xmm5, 912(%rsp)
	movaps	%xmm5, %xmm4
	minps	48(%rsp), %xmm4
	movaps	2131f(%rip), %xmm5
	cmpltps	%xmm4, %xmm5
	movaps	1104(%rsp), %xmm8
	movaps	%xmm8, %xmm11
	cmpeqps	278f(%rip), %xmm11
	movaps	%xmm11, %xmm0
	movaps	%xmm5, 1088(%rsp)
	orps	%xmm5, %xmm0
	movaps	2132f(%rip), %xmm4
	blendvps	%xmm0, %xmm8, %xmm4
	movaps	%xmm4, 464(%rsp)
	movaps	288(%rsp), %xmm0
	movaps	%xmm0, %xmm4
	movaps	272(%rsp), %xmm6
	addps	%xmm6, %xmm0
	movaps	768(%rsp), %xmm5
	movaps	%xmm5, %xmm12
	minps	%xmm0, %xmm12
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm5, %xmm12
	movaps	784(%rsp), %xmm9
	movaps	%xmm9, %xmm5
	maxps	%xmm12, %xmm5
	cmpunordps	%xmm12, %xmm12
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm9, %xmm5
	movaps	259f(%rip), %xmm13
	andps	%xmm13, %xmm4
	xorps	%xmm12, %xmm12
	maxps	%xmm12, %xmm4
	movaps	224(%rsp), %xmm9
	movaps	%xmm9, %xmm0
	andps	%xmm13, %xmm0
	maxps	%xmm4, %xmm0
	movss	20(%rbp), %xmm4
	mulss	2143f(%rip), %xmm4
	shufps	$0, %xmm4, %xmm4
	cmpleps	%xmm4, %xmm0
	cmpleps	%xmm14, %xmm8
	movaps	%xmm8, 80(%rsp)
	andps	%xmm8, %xmm0
	movaps	%xmm0, %xmm15
	movaps	%xmm6, %xmm4
	blendvps	%xmm0, %xmm5, %xmm4
	movss	208(%rbp), %xmm5
	shufps	$0, %xmm5, %xmm5
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm5, %xmm4
	movaps	%xmm5, %xmm6
	movaps	%xmm5, 48(%rsp)
	movaps	%xmm4, 272(%rsp)
	movaps	336(%rsp), %xmm8
	addps	%xmm8, %xmm9
	movaps	800(%rsp), %xmm4
	movaps	%xmm4, %xmm5
	minps	%xmm9, %xmm5
	cmpunordps	%xmm9, %xmm9
	movaps	%xmm9, %xmm0
	movaps	%xmm5, %xmm9
	blendvps	%xmm0, %xmm4, %xmm9
	movaps	816(%rsp), %xmm5
	movaps	%xmm5, %xmm4
	maxps	%xmm9, %xmm4
	cmpunordps	%xmm9, %xmm9
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm5, %xmm4
	movaps	%xmm15, %xmm9
	movaps	%xmm15, 304(%rsp)
	movaps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm4, %xmm8
	movaps	%xmm11, 192(%rsp)
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm6, %xmm8
	movaps	64(%rsp), %xmm15
	movaps	608(%rsp), %xmm0
	addps	%xmm15, %xmm0
	movaps	832(%rsp), %xmm5
	movaps	%xmm5, %xmm4
	minps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm5, %xmm4
	movaps	848(%rsp), %xmm6
	movaps	%xmm6, %xmm5
	maxps	%xmm4, %xmm5
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm6, %xmm5
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm5, %xmm15
	movss	12(%rbp), %xmm6
	shufps	$0, %xmm6, %xmm6
	mulps	%xmm6, %xmm15
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, 48(%rsp), %xmm15
	movaps	96(%rsp), %xmm11
	movaps	544(%rsp), %xmm0
	addps	%xmm11, %xmm0
	movaps	864(%rsp), %xmm9
	movaps	%xmm9, %xmm5
	minps	%xmm0, %xmm5
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm9, %xmm5
	movaps	880(%rsp), %xmm9
	movaps	%xmm9, %xmm4
	maxps	%xmm5, %xmm4
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm9, %xmm4
	movaps	304(%rsp), %xmm0
	blendvps	%xmm0, %xmm4, %xmm11
	movq	%r8, %rax
	shlq	$4, %rax
	movaps	272(%rsp), %xmm0
	movaps	%xmm0, (%rsi,%rax)
	movq	992(%rsp), %r10
	addq	%r10, %r8
	shlq	$4, %r8
	movaps	%xmm8, (%rsi,%r8)
	leaq	(%rsi,%rax), %rcx
	movq	%r10, %rdx
	shlq	$5, %rdx
	movaps	%xmm15, (%rdx,%rcx)
	mulps	%xmm6, %xmm11
	movaps	192(%rsp), %xmm0
	blendvps	%xmm0, 48(%rsp), %xmm11
	leaq	(%r10,%r10,2), %rdx
	movq	%rdx, %rdi
	shlq	$4, %rdi
	movaps	%xmm11, (%rdi,%rcx)
	movl	$4, %ecx
	movl	12(%rsp), %ebx
	testb	$2, %bl
	je	255f
	movaps	288f(%rip), %xmm8
	movaps	240(%rsp), %xmm5
	xorps	%xmm8, %xmm5
	movaps	912(%rsp), %xmm0
	maxps	2124f(%rip), %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm14, %xmm11
	divps	%xmm0, %xmm11
	movaps	112(%rsp), %xmm0
	mulps	%xmm6, %xmm0
	movaps	%xmm0, 112(%rsp)
	movaps	368(%rsp), %xmm0
	mulps	%xmm6, %xmm0
	movaps	%xmm0, 368(%rsp)
	movaps	80(%rsp), %xmm0
	andps	1088(%rsp), %xmm0
	movaps	%xmm0, 80(%rsp)
	movaps	256(%rsp), %xmm15
	mulps	%xmm15, %xmm5
	movaps	944(%rsp), %xmm0
	movaps	%xmm0, %xmm4
	mulps	%xmm5, %xmm4
	addps	928(%rsp), %xmm4
	movaps	%xmm8, %xmm6
	xorps	%xmm8, %xmm4
	movaps	128(%rsp), %xmm8
	mulps	%xmm8, %xmm4
	movaps	%xmm15, %xmm9
	xorps	%xmm6, %xmm9
	mulps	%xmm0, %xmm9
	mulps	%xmm8, %xmm9
	movaps	%xmm15, %xmm0
	movaps	496(%rsp), %xmm6
	mulps	%xmm6, %xmm0
	mulps	%xmm5, %xmm6
	addps	592(%rsp), %xmm6
	movaps	512(%rsp), %xmm15
	movaps	%xmm15, %xmm8
	mulps	%xmm4, %xmm8
	addps	%xmm6, %xmm8
	movaps	288f(%rip), %xmm6
	xorps	%xmm6, %xmm8
	movaps	%xmm11, %xmm6
	movaps	%xmm11, 96(%rsp)
	mulps	%xmm11, %xmm8
	movaps	%xmm15, %xmm11
	mulps	%xmm9, %xmm11
	addps	%xmm0, %xmm11
	movaps	288f(%rip), %xmm0
	xorps	%xmm0, %xmm11
	mulps	%xmm6, %xmm11
	movaps	128(%rsp), %xmm6
	xorps	%xmm0, %xmm6
	mulps	%xmm15, %xmm6
	movaps	%xmm5, 240(%rsp)
	movaps	%xmm5, %xmm0
	mulps	%xmm5, %xmm0
	addps	%xmm14, %xmm0
	movaps	%xmm4, %xmm5
	mulps	%xmm4, %xmm5
	addps	%xmm0, %xmm5
	movaps	%xmm8, 512(%rsp)
	mulps	%xmm8, %xmm8
	addps	%xmm5, %xmm8
	movaps	176(%rsp), %xmm0
	mulps	%xmm0, %xmm8
	mulps	%xmm0, %xmm8
	movaps	48(%rsp), %xmm14
	movaps	%xmm14, %xmm5
	movaps	80(%rsp), %xmm15
	movaps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm8, %xmm5
	movaps	%xmm5, 304(%rsp)
	mulps	96(%rsp), %xmm6
	movaps	256(%rsp), %xmm0
	mulps	%xmm0, %xmm0
	movaps	%xmm9, 192(%rsp)
	mulps	%xmm9, %xmm9
	addps	%xmm0, %xmm9
	movaps	%xmm11, 496(%rsp)
	movaps	%xmm11, %xmm8
	mulps	%xmm11, %xmm8
	addps	%xmm9, %xmm8
	movaps	480(%rsp), %xmm0
	mulps	%xmm0, %xmm8
	mulps	%xmm0, %xmm8
	movaps	%xmm14, %xmm11
	movaps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm8, %xmm11
	movaps	128(%rsp), %xmm8
	mulps	%xmm8, %xmm8
	movaps	%xmm6, 64(%rsp)
	movaps	%xmm6, %xmm5
	mulps	%xmm6, %xmm5
	addps	%xmm8, %xmm5
	movaps	112(%rsp), %xmm6
	mulps	%xmm6, %xmm5
	mulps	%xmm6, %xmm5
	movaps	%xmm14, %xmm8
	blendvps	%xmm0, %xmm5, %xmm8
	movaps	96(%rsp), %xmm5
	mulps	%xmm5, %xmm5
	movaps	368(%rsp), %xmm0
	mulps	%xmm0, %xmm5
	mulps	%xmm0, %xmm5
	movaps	%xmm14, %xmm9
	movaps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm5, %xmm9
	movq	%r10, %rcx
	shlq	$6, %rcx
	addq	%rsi, %rcx
	movaps	304(%rsp), %xmm0
	movaps	%xmm0, (%rax,%rcx)
	movl	%ebx, %edi
	andl	$4, %edi
	movl	%edi, %ecx
	shrl	$2, %ecx
	movq	%r8, %r12
	xorl	%r8d, %r8d
	testl	%edi, %edi
	setne	%r8b
	movl	$13, %r9d
	movl	$7, %r10d
	cmoveq	%r10, %r9
	movq	992(%rsp), %r10
	addq	$5, %r8
	imulq	%r10, %r8
	shlq	$4, %r8
	addq	%rsi, %r8
	movaps	%xmm11, (%rax,%r8)
	movq	%r12, %r8
	movaps	257f(%rip), %xmm14
	leaq	(%rcx,%rcx,2), %rcx
	addq	$6, %rcx
	imulq	%r10, %rcx
	shlq	$4, %rcx
	addq	%rsi, %rcx
	movaps	%xmm8, (%rax,%rcx)
	imulq	%r10, %r9
	shlq	$4, %r9
	addq	%rsi, %r9
	movaps	%xmm9, (%rax,%r9)
	movl	$8, %ecx
	testl	%edi, %edi
	je	255f
	movaps	256(%rsp), %xmm5
	mulps	240(%rsp), %xmm5
	movaps	192(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	addps	%xmm5, %xmm0
	movaps	496(%rsp), %xmm6
	movaps	%xmm6, %xmm5
	movaps	512(%rsp), %xmm15
	mulps	%xmm15, %xmm5
	addps	%xmm0, %xmm5
	mulps	480(%rsp), %xmm5
	mulps	176(%rsp), %xmm5
	movaps	48(%rsp), %xmm11
	movaps	%xmm11, %xmm8
	movaps	80(%rsp), %xmm0
	blendvps	%xmm0, %xmm5, %xmm8
	leaq	(%r10,%r10,4), %rcx
	movq	%rcx, %rdi
	shlq	$4, %rdi
	addq	%rsi, %rdi
	movaps	128(%rsp), %xmm9
	mulps	%xmm9, %xmm4
	movaps	64(%rsp), %xmm5
	mulps	%xmm15, %xmm5
	addps	%xmm4, %xmm5
	mulps	112(%rsp), %xmm5
	mulps	176(%rsp), %xmm5
	movaps	%xmm11, %xmm4
	movaps	80(%rsp), %xmm0
	blendvps	%xmm0, %xmm5, %xmm4
	movaps	%xmm8, (%rax,%rdi)
	imulq	$112, %r10, %rdi
	addq	%rsi, %rdi
	movaps	%xmm4, (%rax,%rdi)
	mulps	192(%rsp), %xmm9
	movaps	64(%rsp), %xmm4
	mulps	%xmm6, %xmm4
	addps	%xmm9, %xmm4
	mulps	112(%rsp), %xmm4
	mulps	480(%rsp), %xmm4
	movaps	%xmm11, %xmm5
	movaps	80(%rsp), %xmm0
	blendvps	%xmm0, %xmm4, %xmm5
	movq	%r10, %rdi
	shlq	$7, %rdi
	addq	%rsi, %rdi
	movaps	96(%rsp), %xmm9
	mulps	%xmm9, %xmm15
	movaps	368(%rsp), %xmm8
	mulps	%xmm8, %xmm15
	mulps	176(%rsp), %xmm15
	movaps	%xmm11, %xmm4
	blendvps	%xmm0, %xmm15, %xmm4
	movaps	%xmm5, (%rax,%rdi)
	shlq	$5, %rcx
	addq	%rsi, %rcx
	movaps	%xmm4, (%rax,%rcx)
	mulps	%xmm9, %xmm6
	mulps	%xmm8, %xmm6
	mulps	480(%rsp), %xmm6
	movaps	%xmm11, %xmm4
	movaps	80(%rsp), %xmm0
	blendvps	%xmm0, %xmm6, %xmm4
	imulq	$176, %r10, %rcx
	addq	%rsi, %rcx
	movaps	%xmm4, (%rax,%rcx)
	mulps	64(%rsp), %xmm9
	mulps	%xmm8, %xmm9
	mulps	112(%rsp), %xmm9
	blendvps	%xmm0, %xmm9, %xmm11
	shlq	$6, %rdx
	addq	%rsi, %rdx
	movaps	%xmm11, (%rax,%rdx)
	movl	$14, %ecx
255:
	testb	$8, %bl
	movaps	160(%rsp), %xmm9
	je	24b
	movaps	320(%rsp), %xmm5
	addps	672(%rsp), %xmm5
	movaps	416(%rsp), %xmm0
	mulps	%xmm0, %xmm5
	addps	560(%rsp), %xmm5
	mulps	%xmm0, %xmm5
	addps	400(%rsp), %xmm5
	mulps	%xmm0, %xmm5
	addps	576(%rsp), %xmm5
	movaps	448(%rsp), %xmm4
	addps	%xmm5, %xmm4
	movaps	1120(%rsp), %xmm0
	addps	%xmm4, %xmm0
	movaps	432(%rsp), %xmm8
	addps	%xmm0, %xmm8
	movss	100(%rbp), %xmm0
	movss	104(%rbp), %xmm4
	movss	108(%rbp), %xmm5
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm9, %xmm0
	addps	%xmm12, %xmm0
	shufps	$0, %xmm4, %xmm4
	movaps	144(%rsp), %xmm11
	mulps	%xmm11, %xmm4
	addps	%xmm0, %xmm4
	movss	112(%rbp), %xmm0
	shufps	$0, %xmm5, %xmm5
	movaps	32(%rsp), %xmm15
	mulps	%xmm15, %xmm5
	addps	%xmm4, %xmm5
	shufps	$0, %xmm0, %xmm0
	movaps	16(%rsp), %xmm6
	mulps	%xmm6, %xmm0
	addps	%xmm5, %xmm0
	movss	116(%rbp), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm1, %xmm4
	addps	%xmm0, %xmm4
	movss	120(%rbp), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm3, %xmm0
	addps	%xmm4, %xmm0
	movss	124(%rbp), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm2, %xmm4
	addps	%xmm0, %xmm4
	movss	128(%rbp), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm10, %xmm0
	addps	%xmm4, %xmm0
	movss	132(%rbp), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm7, %xmm4
	addps	%xmm0, %xmm4
	movss	136(%rbp), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm9, %xmm0
	addps	%xmm12, %xmm0
	movss	140(%rbp), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm11, %xmm5
	addps	%xmm0, %xmm5
	movss	144(%rbp), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm15, %xmm0
	addps	%xmm5, %xmm0
	movss	148(%rbp), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm6, %xmm5
	addps	%xmm0, %xmm5
	movss	152(%rbp), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm1, %xmm0
	addps	%xmm5, %xmm0
	movss	156(%rbp), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm3, %xmm5
	addps	%xmm0, %xmm5
	movss	160(%rbp), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm2, %xmm0
	addps	%xmm5, %xmm0
	movss	164(%rbp), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm10, %xmm5
	addps	%xmm0, %xmm5
	movss	168(%rbp), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm7, %xmm0
	addps	%xmm5, %xmm0
	movaps	1248(%rsp), %xmm5
	movaps	%xmm5, %xmm6
	addps	%xmm5, %xmm6
	addps	%xmm0, %xmm6
	movss	172(%rbp), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm9, %xmm0
	movaps	%xmm1, %xmm9
	movss	176(%rbp), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm11, %xmm1
	addps	%xmm12, %xmm0
	addps	%xmm0, %xmm1
	movss	180(%rbp), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm15, %xmm0
	addps	%xmm1, %xmm0
	movss	184(%rbp), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	16(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movss	188(%rbp), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm9, %xmm0
	addps	%xmm1, %xmm0
	movss	192(%rbp), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm3, %xmm1
	addps	%xmm0, %xmm1
	movss	196(%rbp), %xmm11
	shufps	$0, %xmm11, %xmm11
	mulps	%xmm2, %xmm11
	movaps	1104(%rsp), %xmm0
	cmpeqps	278f(%rip), %xmm0
	addps	%xmm1, %xmm11
	movss	200(%rbp), %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm10, %xmm3
	movss	208(%rbp), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	287f(%rip), %xmm8
	movaps	%xmm7, %xmm9
	movaps	352(%rsp), %xmm7
	subps	%xmm7, %xmm8
	addps	%xmm11, %xmm3
	movss	204(%rbp), %xmm2
	shufps	$0, %xmm2, %xmm2
	mulps	%xmm9, %xmm2
	blendvps	%xmm0, %xmm1, %xmm8
	addps	%xmm7, %xmm7
	addps	%xmm5, %xmm4
	addps	%xmm3, %xmm2
	blendvps	%xmm0, %xmm1, %xmm7
	blendvps	%xmm0, %xmm1, %xmm4
	mulps	2133f(%rip), %xmm5
	addps	%xmm2, %xmm5
	blendvps	%xmm0, %xmm1, %xmm6
	blendvps	%xmm0, %xmm1, %xmm5
	movq	%rcx, %rdx
	imulq	%r10, %rdx
	shlq	$4, %rdx
	addq	%rsi, %rdx
	movaps	%xmm8, (%rax,%rdx)
	leaq	1(%rcx), %rdx
	imulq	%r10, %rdx
	shlq	$4, %rdx
	addq	%rsi, %rdx
	movaps	%xmm7, (%rax,%rdx)
	leaq	2(%rcx), %rdx
	imulq	%r10, %rdx
	shlq	$4, %rdx
	addq	%rsi, %rdx
	movaps	%xmm4, (%rax,%rdx)
	leaq	3(%rcx), %rdx
	imulq	%r10, %rdx
	shlq	$4, %rdx
	addq	%rsi, %rdx
	movaps	%xmm6, (%rax,%rdx)
	addq	$4, %rcx
	imulq	%r10, %rcx
	shlq	$4, %rcx
	addq	%rsi, %rcx
	movaps	%xmm5, (%rax,%rcx)
	jmp	24b
256:
	addq	$1512, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
	.p2align	4, 0x0
257:
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
258:
	.long	1048576
	.long	1048576
	.long	1048576
	.long	1048576
259:
	.long	2147483647
	.long	2147483647
	.long	2147483647
	.long	2147483647
260:
	.long	0x3f40094e
	.long	0x3f40094e
	.long	0x3f40094e
	.long	0x3f40094e
261:
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
262:
	.long	0x3bd74912
	.long	0x3bd74912
	.long	0x3bd74912
	.long	0x3bd74912
263:
	.long	0x3f156f3d
	.long	0x3f156f3d
	.long	0x3f156f3d
	.long	0x3f156f3d
264:
	.long	0x3d26f715
	.long	0x3d26f715
	.long	0x3d26f715
	.long	0x3d26f715
265:
	.long	8388607
	.long	8388607
	.long	8388607
	.long	8388607
266:
	.long	1400897536
	.long	1400897536
	.long	1400897536
	.long	1400897536
267:
	.long	1258291200
	.long	1258291200
	.long	1258291200
	.long	1258291200
268:
	.long	1392508928
	.long	1392508928
	.long	1392508928
	.long	1392508928
269:
	.long	0x53000080
	.long	0x53000080
	.long	0x53000080
	.long	0x53000080
270:
	.long	0xc9800000
	.long	0xc9800000
	.long	0xc9800000
	.long	0xc9800000
271:
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
272:
	.long	0x0da24260
	.long	0x0da24260
	.long	0x0da24260
	.long	0x0da24260
273:
	.long	0x1e3ce508
	.long	0x1e3ce508
	.long	0x1e3ce508
	.long	0x1e3ce508
274:
	.long	0xbf800000
	.long	0xbf800000
	.long	0xbf800000
	.long	0xbf800000
275:
	.long	0x41100000
	.long	0x41100000
	.long	0x41100000
	.long	0x41100000
276:
	.long	0x3e800000
	.long	0x3e800000
	.long	0x3e800000
	.long	0x3e800000
277:
	.long	0x41490fdb
	.long	0x41490fdb
	.long	0x41490fdb
	.long	0x41490fdb
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
	.long	0xbf000000
	.long	0xbf000000
	.long	0xbf000000
	.long	0xbf000000
288:
	.long	0x80000000
	.long	0x80000000
	.long	0x80000000
	.long	0x80000000
289:
	.long	0xc2ae0000
	.long	0xc2ae0000
	.long	0xc2ae0000
	.long	0xc2ae0000
290:
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
291:
	.long	0xbf317200
	.long	0xbf317200
	.long	0xbf317200
	.long	0xbf317200
292:
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
293:
	.long	0x3aae0472
	.long	0x3aae0472
	.long	0x3aae0472
	.long	0x3aae0472
294:
	.long	0x3c1e8629
	.long	0x3c1e8629
	.long	0x3c1e8629
	.long	0x3c1e8629
295:
	.long	0x3d635b73
	.long	0x3d635b73
	.long	0x3d635b73
	.long	0x3d635b73
296:
	.long	0x3e75fc8c
	.long	0x3e75fc8c
	.long	0x3e75fc8c
	.long	0x3e75fc8c
297:
	.long	0x3f317214
	.long	0x3f317214
	.long	0x3f317214
	.long	0x3f317214
298:
	.long	0x42fe0000
	.long	0x42fe0000
	.long	0x42fe0000
	.long	0x42fe0000
299:
	.long	0x4f000000
	.long	0x4f000000
	.long	0x4f000000
	.long	0x4f000000
2100:
	.long	0x3e99999a
	.long	0x3e99999a
	.long	0x3e99999a
	.long	0x3e99999a
2101:
	.long	0xbe04a19d
	.long	0xbe04a19d
	.long	0xbe04a19d
	.long	0xbe04a19d
2102:
	.long	0x3ef89ba5
	.long	0x3ef89ba5
	.long	0x3ef89ba5
	.long	0x3ef89ba5
2103:
	.long	0xbf03248e
	.long	0xbf03248e
	.long	0xbf03248e
	.long	0xbf03248e
2104:
	.long	0x3f0c3744
	.long	0x3f0c3744
	.long	0x3f0c3744
	.long	0x3f0c3744
2105:
	.long	0xbdc1d79d
	.long	0xbdc1d79d
	.long	0xbdc1d79d
	.long	0xbdc1d79d
2106:
	.long	0x3e5c1572
	.long	0x3e5c1572
	.long	0x3e5c1572
	.long	0x3e5c1572
2107:
	.long	0x3e17e642
	.long	0x3e17e642
	.long	0x3e17e642
	.long	0x3e17e642
2108:
	.long	0x3e2ecff8
	.long	0x3e2ecff8
	.long	0x3e2ecff8
	.long	0x3e2ecff8
2109:
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
2110:
	.long	0x41400000
	.long	0x41400000
	.long	0x41400000
	.long	0x41400000
2111:
	.long	3234528013
	.long	3234528013
	.long	3234528013
	.long	3234528013
2112:
	.long	4286578688
	.long	4286578688
	.long	4286578688
	.long	4286578688
2113:
	.long	0x3eaaac4e
	.long	0x3eaaac4e
	.long	0x3eaaac4e
	.long	0x3eaaac4e
2114:
	.long	0xbf00000d
	.long	0xbf00000d
	.long	0xbf00000d
	.long	0xbf00000d
2115:
	.long	0x3e4bdb47
	.long	0x3e4bdb47
	.long	0x3e4bdb47
	.long	0x3e4bdb47
2116:
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
	.long	0xbe7fd7d0
2117:
	.long	0x3e259a3a
	.long	0x3e259a3a
	.long	0x3e259a3a
	.long	0x3e259a3a
2118:
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
	.long	0xbe2ec8d2
2119:
	.long	0xbddadb52
	.long	0xbddadb52
	.long	0xbddadb52
	.long	0xbddadb52
2120:
	.long	0x33b17218
	.long	0x33b17218
	.long	0x33b17218
	.long	0x33b17218
2121:
	.long	0x3727c5ac
	.long	0x3727c5ac
	.long	0x3727c5ac
	.long	0x3727c5ac
2122:
	.long	0x3a83126f
	.long	0x3a83126f
	.long	0x3a83126f
	.long	0x3a83126f
2123:
	.long	0x41800000
	.long	0x41800000
	.long	0x41800000
	.long	0x41800000
2124:
	.long	0x358637bd
	.long	0x358637bd
	.long	0x358637bd
	.long	0x358637bd
2125:
	.long	0x350637bd
	.long	0x350637bd
	.long	0x350637bd
	.long	0x350637bd
2126:
	.long	0x34210fb0
	.long	0x34210fb0
	.long	0x34210fb0
	.long	0x34210fb0
2127:
	.long	0x36a7c5ac
	.long	0x36a7c5ac
	.long	0x36a7c5ac
	.long	0x36a7c5ac
2128:
	.long	0x40000000
	.long	0x40000000
	.long	0x40000000
	.long	0x40000000
2129:
	.long	0x3f317218
	.long	0x3f317218
	.long	0x3f317218
	.long	0x3f317218
2130:
	.long	0x3feb3f8f
	.long	0x3feb3f8f
	.long	0x3feb3f8f
	.long	0x3feb3f8f
2131:
	.long	0x38d1b717
	.long	0x38d1b717
	.long	0x38d1b717
	.long	0x38d1b717
2132:
	.long	0x40400000
	.long	0x40400000
	.long	0x40400000
	.long	0x40400000
2133:
	.long	0x41000000
	.long	0x41000000
	.long	0x41000000
	.long	0x41000000
2134:
	.long	0x3cf5c28f
	.long	0x3cf5c28f
	.long	0x3cf5c28f
	.long	0x3cf5c28f
2135:
	.long	0x26901d7d
	.long	0x26901d7d
	.long	0x26901d7d
	.long	0x26901d7d
2136:
	.long	0x3f800054
	.long	0x3f800054
	.long	0x3f800054
	.long	0x3f800054
2137:
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.p2align	2, 0x0
2138:
	.long	0x3f800000
2139:
	.long	0x3f3504f3
2140:
	.long	0x3ecc422a
2141:
	.long	0x3f106ebb
2142:
	.long	0x3f000000
2143:
	.long	0x3951b717
