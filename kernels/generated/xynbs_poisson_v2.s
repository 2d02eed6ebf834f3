# Made by `cargo xtask kernels`. Do not edit.
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$1864, %rsp
	movl	%esi, 284(%rsp)
	testl	%ecx, %ecx
	je	253f
	testl	%edx, %edx
	je	253f
	cmpl	$0, 284(%rsp)
	je	253f
	movq	1936(%rsp), %rbx
	movl	284(%rsp), %eax
	movl	%eax, %r11d
	movl	%edx, %esi
	movq	%rsi, 1208(%rsp)
	movq	(%rdi), %rsi
	movq	%rsi, 792(%rsp)
	movq	24(%rdi), %rsi
	movq	%rsi, 72(%rsp)
	movq	32(%rdi), %r14
	movq	40(%rdi), %rsi
	movq	%rsi, 1472(%rsp)
	movq	48(%rdi), %r13
	movq	56(%rdi), %rsi
	movq	%rsi, 392(%rsp)
	addl	%r8d, %r9d
	addl	1920(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 1424(%rsp)
	imull	%eax, %edx
	movl	%edx, 800(%rsp)
	leaq	16(%rsi), %rax
	movq	%rax, 1456(%rsp)
	xorl	%ecx, %ecx
	movaps	254f(%rip), %xmm2
	movaps	271f(%rip), %xmm14
	movq	%r9, 1440(%rsp)
	movl	%r9d, %eax
	movaps	289f(%rip), %xmm13
	movdqa	256f(%rip), %xmm7
	movq	%r11, 1216(%rsp)
	movq	%r14, 1464(%rsp)
	jmp	21f
	.p2align	4
20:
	movq	1432(%rsp), %rcx
	incq	%rcx
	addl	800(%rsp), %eax
	cmpq	1424(%rsp), %rcx
	je	253f
21:
	movq	%rcx, 1432(%rsp)
	imulq	1208(%rsp), %rcx
	movq	%rcx, 1448(%rsp)
	movl	%eax, %edx
	xorl	%esi, %esi
	movl	%eax, 804(%rsp)
	jmp	23f
	.p2align	4
22:
	incq	%rsi
	addl	284(%rsp), %edx
	cmpq	1208(%rsp), %rsi
	je	20b
23:
	movq	1448(%rsp), %rcx
	addq	%rsi, %rcx
	imulq	%r11, %rcx
	addq	1440(%rsp), %rcx
	movl	%edx, %r8d
	xorl	%edi, %edi
	movl	%edx, 808(%rsp)
	movq	%rsi, 1488(%rsp)
	movq	%rcx, 1480(%rsp)
	jmp	26f
	.p2align	4
24:
	movq	1472(%rsp), %rax
	movaps	1168(%rsp), %xmm0
	movaps	%xmm0, (%rax,%rsi)
	movaps	432(%rsp), %xmm0
	movaps	%xmm0, (%rax,%rdi)
	movaps	254f(%rip), %xmm2
	movl	804(%rsp), %eax
	movaps	289f(%rip), %xmm13
	movdqa	256f(%rip), %xmm7
	movl	808(%rsp), %edx
	movq	1488(%rsp), %rsi
	movq	1480(%rsp), %rcx
	movq	1496(%rsp), %rdi
25:
	incq	%rdi
	incl	%r8d
	cmpq	%r11, %rdi
	je	22b
26:
	leaq	(%rcx,%rdi), %r10
	movl	8(%rbx), %r15d
	movq	%r10, 1224(%rsp)
	cmpq	%r15, %r10
	jae	25b
	movq	%rdi, 1496(%rsp)
	movl	(%rbx), %r10d
	movl	16(%rbx), %eax
	movl	%eax, 128(%rsp)
	movl	20(%rbx), %ebp
	movq	%r10, %rcx
	imulq	%r10, %rcx
	leaq	1(%rcx), %rax
	shrq	%rax
	testb	$1, %bpl
	cmoveq	%rcx, %rax
	testq	%r10, %r10
	movl	%r8d, 812(%rsp)
	je	224f
	movq	%rcx, 256(%rsp)
	movq	%r15, 192(%rsp)
	movq	%rax, %r12
	imulq	1224(%rsp), %r12
	movl	$2, %r15d
	subq	%r10, %r15
	imull	%r8d, %eax
	movl	%r10d, %ecx
	shll	$4, %ecx
	movl	%ecx, 80(%rsp)
	movq	%r10, %rcx
	shlq	$4, %rcx
	movq	%rcx, 208(%rsp)
	pxor	%xmm4, %xmm4
	xorps	%xmm10, %xmm10
	movl	$16, %r9d
	movq	1456(%rsp), %rbx
	xorl	%edi, %edi
	movaps	%xmm2, %xmm3
	movaps	%xmm2, %xmm11
	movdqa	255f(%rip), %xmm12
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, 16(%rsp)
	movdqa	%xmm0, 96(%rsp)
	movdqa	%xmm0, (%rsp)
	movdqa	%xmm0, 32(%rsp)
	xorl	%r8d, %r8d
	jmp	29f
	.p2align	4
27:
	movaps	96(%rsp), %xmm5
	addps	%xmm1, %xmm5
	movaps	%xmm5, 96(%rsp)
28:
	addps	%xmm6, %xmm0
	movaps	%xmm0, (%rsp)
	movaps	16(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 16(%rsp)
	incq	%r8
	addl	%r10d, %eax
	addl	80(%rsp), %r9d
	addq	%r10, %rdi
	addq	208(%rsp), %rbx
	cmpq	%r10, %r8
	je	223f
29:
	movq	%r8, %r11
	imulq	%r10, %r11
	leal	(%r12,%r11), %esi
	andl	$2147483647, %esi
	movq	%r11, %rcx
	shrq	%rcx
	addq	%r12, %rcx
	testb	$1, %bpl
	cmoveq	%rsi, %rcx
	shlq	$4, %rcx
	movq	792(%rsp), %rdx
	movdqa	(%rdx,%rcx), %xmm1
	testb	$1, %bpl
	je	210f
	movl	%r11d, %ecx
	shll	$4, %ecx
	andl	$16, %ecx
	movd	%ecx, %xmm0
	psrld	%xmm0, %xmm1
	pxor	%xmm0, %xmm0
	pblendw	$170, %xmm0, %xmm1
	cvtdq2ps	%xmm1, %xmm1
210:
	movq	72(%rsp), %rcx
	movss	(%rcx), %xmm0
	movss	4(%rcx), %xmm5
	shufps	$0, %xmm0, %xmm0
	shufps	$0, %xmm5, %xmm5
	movdqa	%xmm1, %xmm6
	subps	%xmm0, %xmm6
	mulps	%xmm5, %xmm6
	movq	%r11, %rcx
	shlq	$4, %rcx
	movq	392(%rsp), %rdx
	movaps	%xmm6, (%rdx,%rcx)
	testb	$8, %bpl
	jne	211f
	movaps	254f(%rip), %xmm2
	andl	$2147483647, %eax
	cmpq	$1, %r10
	je	212f
	jmp	213f
	.p2align	4
211:
	movaps	%xmm6, %xmm5
	addps	257f(%rip), %xmm5
	mulps	%xmm6, %xmm5
	addps	258f(%rip), %xmm5
	mulps	%xmm6, %xmm5
	addps	259f(%rip), %xmm5
	movaps	%xmm6, %xmm8
	addps	260f(%rip), %xmm8
	mulps	%xmm6, %xmm8
	addps	261f(%rip), %xmm8
	xorps	%xmm0, %xmm0
	cmpltps	%xmm6, %xmm0
	movaps	254f(%rip), %xmm2
	movaps	%xmm2, %xmm9
	blendvps	%xmm0, %xmm5, %xmm9
	movaps	%xmm2, %xmm5
	blendvps	%xmm0, %xmm8, %xmm5
	mulps	%xmm9, %xmm3
	mulps	%xmm5, %xmm11
	movaps	%xmm11, %xmm5
	psrld	$23, %xmm5
	psubd	%xmm5, %xmm12
	movaps	%xmm3, %xmm5
	psrld	$23, %xmm5
	paddd	%xmm5, %xmm12
	andps	%xmm2, %xmm0
	addps	%xmm0, %xmm10
	movaps	262f(%rip), %xmm0
	andps	%xmm0, %xmm3
	orps	%xmm2, %xmm3
	andps	%xmm0, %xmm11
	orps	%xmm2, %xmm11
	andl	$2147483647, %eax
	cmpq	$1, %r10
	jne	213f
212:
	movaps	32(%rsp), %xmm0
	addps	%xmm6, %xmm0
	movaps	%xmm0, 32(%rsp)
213:
	pand	%xmm7, %xmm1
	pmaxud	%xmm1, %xmm4
	movaps	%xmm6, %xmm1
	xorps	%xmm0, %xmm0
	addps	%xmm0, %xmm1
	je	218f
	movq	%rbx, 48(%rsp)
	movl	$1, %ebx
	cmpl	$2, %r10d
	movl	%r9d, 112(%rsp)
	jne	219f
214:
	addq	%rbx, %r11
	addq	%rbx, %rsi
	movq	%r11, %rcx
	shrq	%rcx
	addq	%r12, %rcx
	testb	$1, %bpl
	cmoveq	%rsi, %rcx
	shlq	$4, %rcx
	movq	792(%rsp), %rdx
	movdqa	(%rdx,%rcx), %xmm5
	testb	$1, %bpl
	je	215f
	movl	%r11d, %ecx
	shll	$4, %ecx
	andl	$16, %ecx
	movd	%ecx, %xmm0
	psrld	%xmm0, %xmm5
	pxor	%xmm0, %xmm0
	pblendw	$170, %xmm0, %xmm5
	cvtdq2ps	%xmm5, %xmm5
215:
	movq	72(%rsp), %rcx
	movss	(%rcx), %xmm0
	movss	4(%rcx), %xmm9
	shufps	$0, %xmm0, %xmm0
	shufps	$0, %xmm9, %xmm9
	movdqa	%xmm5, %xmm8
	subps	%xmm0, %xmm8
	mulps	%xmm9, %xmm8
	shlq	$4, %r11
	movq	392(%rsp), %rcx
	movaps	%xmm8, (%rcx,%r11)
	testb	$8, %bpl
	je	216f
	movaps	%xmm8, %xmm9
	addps	257f(%rip), %xmm9
	mulps	%xmm8, %xmm9
	addps	258f(%rip), %xmm9
	mulps	%xmm8, %xmm9
	addps	259f(%rip), %xmm9
	movaps	%xmm3, %xmm7
	movdqa	%xmm12, %xmm3
	movaps	%xmm10, %xmm12
	movaps	%xmm8, %xmm10
	addps	260f(%rip), %xmm10
	mulps	%xmm8, %xmm10
	addps	261f(%rip), %xmm10
	xorps	%xmm0, %xmm0
	cmpltps	%xmm8, %xmm0
	movaps	%xmm11, %xmm2
	movaps	254f(%rip), %xmm15
	movaps	%xmm15, %xmm11
	blendvps	%xmm0, %xmm9, %xmm11
	movaps	%xmm15, %xmm9
	blendvps	%xmm0, %xmm10, %xmm9
	movaps	%xmm12, %xmm10
	movdqa	%xmm3, %xmm12
	movaps	%xmm7, %xmm3
	movaps	256f(%rip), %xmm7
	mulps	%xmm11, %xmm3
	movaps	%xmm2, %xmm11
	mulps	%xmm9, %xmm11
	movaps	%xmm11, %xmm9
	psrld	$23, %xmm9
	psubd	%xmm9, %xmm12
	movaps	%xmm3, %xmm9
	psrld	$23, %xmm9
	paddd	%xmm9, %xmm12
	andps	%xmm15, %xmm0
	addps	%xmm0, %xmm10
	movaps	262f(%rip), %xmm0
	andps	%xmm0, %xmm3
	orps	%xmm15, %xmm3
	andps	%xmm0, %xmm11
	orps	%xmm15, %xmm11
216:
	movaps	(%rsp), %xmm0
	movl	112(%rsp), %r9d
	incq	%rbx
	cmpq	%r10, %rbx
	jne	217f
	movaps	32(%rsp), %xmm2
	addps	%xmm8, %xmm2
	movaps	%xmm2, 32(%rsp)
217:
	movq	48(%rsp), %rbx
	pand	%xmm7, %xmm5
	pmaxud	%xmm5, %xmm4
	addps	%xmm8, %xmm1
	movaps	254f(%rip), %xmm2
	testq	%r8, %r8
	jne	28b
	jmp	27b
	.p2align	4
218:
	movaps	(%rsp), %xmm0
	testq	%r8, %r8
	jne	28b
	jmp	27b
	.p2align	4
219:
	movq	48(%rsp), %rdx
	movl	%r9d, %ecx
	jmp	221f
	.p2align	4
220:
	andps	%xmm7, %xmm5
	pmaxud	%xmm5, %xmm4
	addps	%xmm8, %xmm1
	leaq	(%r15,%rbx), %r9
	incq	%r9
	incq	%rbx
	addl	$16, %ecx
	addq	$16, %rdx
	cmpq	$1, %r9
	je	214b
221:
	leaq	(%rdi,%rbx), %r9
	movl	%ebp, %r14d
	leaq	(%rax,%rbx), %rbp
	shrq	%r9
	addq	%r12, %r9
	testb	$1, %r14b
	cmoveq	%rbp, %r9
	shlq	$4, %r9
	movq	792(%rsp), %rbp
	movdqa	(%rbp,%r9), %xmm5
	movl	%r14d, %ebp
	testb	$1, %bpl
	je	222f
	movl	%ecx, %r9d
	andl	$16, %r9d
	movd	%r9d, %xmm0
	psrld	%xmm0, %xmm5
	pxor	%xmm0, %xmm0
	pblendw	$170, %xmm0, %xmm5
	cvtdq2ps	%xmm5, %xmm5
222:
	movq	72(%rsp), %r9
	movss	(%r9), %xmm0
	movss	4(%r9), %xmm9
	shufps	$0, %xmm0, %xmm0
	shufps	$0, %xmm9, %xmm9
	movaps	%xmm5, %xmm8
	subps	%xmm0, %xmm8
	mulps	%xmm9, %xmm8
	movaps	%xmm8, (%rdx)
	testb	$8, %bpl
	je	220b
	movaps	%xmm8, %xmm9
	addps	257f(%rip), %xmm9
	mulps	%xmm8, %xmm9
	addps	258f(%rip), %xmm9
	mulps	%xmm8, %xmm9
	addps	259f(%rip), %xmm9
	movaps	%xmm3, %xmm7
	movdqa	%xmm12, %xmm3
	movaps	%xmm10, %xmm12
	movaps	%xmm8, %xmm10
	addps	260f(%rip), %xmm10
	mulps	%xmm8, %xmm10
	addps	261f(%rip), %xmm10
	xorps	%xmm0, %xmm0
	cmpltps	%xmm8, %xmm0
	movaps	%xmm11, %xmm2
	movaps	254f(%rip), %xmm15
	movaps	%xmm15, %xmm11
	blendvps	%xmm0, %xmm9, %xmm11
	movaps	%xmm15, %xmm9
	blendvps	%xmm0, %xmm10, %xmm9
	movaps	%xmm12, %xmm10
	movdqa	%xmm3, %xmm12
	movaps	%xmm7, %xmm3
	movdqa	256f(%rip), %xmm7
	mulps	%xmm11, %xmm3
	movaps	%xmm2, %xmm11
	mulps	%xmm9, %xmm11
	movaps	%xmm11, %xmm9
	psrld	$23, %xmm9
	psubd	%xmm9, %xmm12
	movaps	%xmm3, %xmm9
	psrld	$23, %xmm9
	paddd	%xmm9, %xmm12
	andps	%xmm15, %xmm0
	addps	%xmm0, %xmm10
	movaps	262f(%rip), %xmm0
	andps	%xmm0, %xmm3
	orps	%xmm15, %xmm3
	andps	%xmm0, %xmm11
	orps	%xmm15, %xmm11
	jmp	220b
	.p2align	4
223:
	movdqa	%xmm4, %xmm5
	pmaxud	263f(%rip), %xmm5
	pcmpeqd	%xmm4, %xmm5
	movdqa	%xmm12, %xmm0
	pblendw	$170, 264f(%rip), %xmm0
	psrld	$16, %xmm12
	pblendw	$170, 265f(%rip), %xmm12
	subps	266f(%rip), %xmm12
	addps	%xmm0, %xmm12
	addps	267f(%rip), %xmm12
	movq	1936(%rsp), %rbx
	movq	1216(%rsp), %r11
	movq	1464(%rsp), %r14
	movq	192(%rsp), %r15
	movq	256(%rsp), %rcx
	movdqa	96(%rsp), %xmm7
	jmp	225f
224:
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 32(%rsp)
	pxor	%xmm5, %xmm5
	movaps	%xmm0, (%rsp)
	xorps	%xmm1, %xmm1
	pxor	%xmm7, %xmm7
	movaps	%xmm0, 16(%rsp)
	xorps	%xmm10, %xmm10
	xorps	%xmm12, %xmm12
	movaps	%xmm2, %xmm11
	movaps	%xmm2, %xmm3
225:
	movaps	%xmm11, 1568(%rsp)
	testq	%rcx, %rcx
	movaps	291f(%rip), %xmm15
	movaps	%xmm10, 1376(%rsp)
	movaps	%xmm3, 1584(%rsp)
	movdqa	%xmm5, 48(%rsp)
	js	226f
	xorps	%xmm8, %xmm8
	cvtsi2ss	%rcx, %xmm8
	jmp	227f
	.p2align	4
226:
	movq	%rcx, %rax
	shrq	%rax
	andl	$1, %ecx
	orq	%rax, %rcx
	xorps	%xmm8, %xmm8
	cvtsi2ss	%rcx, %xmm8
	addss	%xmm8, %xmm8
227:
	leaq	64(%r13), %r8
	xorps	%xmm6, %xmm6
	movaps	268f(%rip), %xmm11
	movl	128(%rsp), %r12d
	xorps	%xmm0, %xmm0
	cvtsi2ss	%r10, %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, 112(%rsp)
	maxps	%xmm2, %xmm0
	movaps	%xmm2, %xmm5
	divps	%xmm0, %xmm5
	mulps	%xmm5, %xmm7
	mulps	%xmm5, %xmm1
	movaps	%xmm1, %xmm10
	minps	%xmm7, %xmm10
	movaps	%xmm1, %xmm4
	maxps	%xmm7, %xmm4
	cmpunordps	%xmm7, %xmm7
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm1, %xmm10
	movaps	(%rsp), %xmm2
	mulps	%xmm5, %xmm2
	mulps	32(%rsp), %xmm5
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	%xmm5, %xmm1
	minps	%xmm2, %xmm1
	movaps	%xmm5, %xmm7
	maxps	%xmm2, %xmm7
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm5, %xmm1
	blendvps	%xmm0, %xmm5, %xmm7
	movaps	%xmm1, %xmm2
	minps	%xmm10, %xmm2
	movaps	%xmm1, %xmm3
	maxps	%xmm10, %xmm3
	cmpunordps	%xmm10, %xmm10
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	%xmm7, %xmm1
	minps	%xmm4, %xmm1
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm7, %xmm1
	movaps	%xmm1, %xmm4
	minps	%xmm3, %xmm4
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	addps	%xmm2, %xmm4
	mulps	%xmm11, %xmm4
	movaps	%xmm4, (%rsp)
	shufps	$0, %xmm8, %xmm8
	movaps	%xmm8, 1344(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 992(%rsp)
	xorps	%xmm5, %xmm5
	xorps	%xmm3, %xmm3
	xorps	%xmm7, %xmm7
	xorps	%xmm8, %xmm8
	xorps	%xmm1, %xmm1
	testq	%r10, %r10
	je	230f
	movaps	(%rsp), %xmm2
	movaps	%xmm2, %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	addps	%xmm2, %xmm0
	movq	%r10, %rax
	shlq	$4, %rax
	movq	392(%rsp), %rcx
	xorl	%edx, %edx
	.p2align	4
228:
	movq	%rcx, %rsi
	xorps	%xmm2, %xmm2
	xorl	%edi, %edi
	.p2align	4
229:
	movaps	(%rsi), %xmm4
	subps	%xmm0, %xmm4
	maxps	%xmm6, %xmm4
	mulps	%xmm4, %xmm4
	xorps	%xmm9, %xmm9
	cvtsi2ss	%rdi, %xmm9
	movaps	%xmm9, %xmm10
	shufps	$0, %xmm9, %xmm10
	addps	%xmm4, %xmm2
	mulps	%xmm4, %xmm10
	addps	%xmm10, %xmm8
	mulss	%xmm9, %xmm9
	shufps	$0, %xmm9, %xmm9
	mulps	%xmm4, %xmm9
	addps	%xmm9, %xmm3
	incq	%rdi
	addq	$16, %rsi
	cmpq	%rdi, %r10
	jne	229b
	xorps	%xmm4, %xmm4
	cvtsi2ss	%rdx, %xmm4
	movaps	%xmm4, %xmm9
	shufps	$0, %xmm4, %xmm9
	addps	%xmm2, %xmm1
	mulps	%xmm2, %xmm9
	addps	%xmm9, %xmm7
	mulss	%xmm4, %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm2, %xmm4
	addps	%xmm4, %xmm5
	incq	%rdx
	addq	%rax, %rcx
	cmpq	%r10, %rdx
	jne	228b
230:
	movaps	%xmm12, 1360(%rsp)
	movaps	%xmm1, %xmm0
	maxps	269f(%rip), %xmm0
	movaps	254f(%rip), %xmm2
	divps	%xmm0, %xmm2
	movaps	270f(%rip), %xmm0
	cmpltps	%xmm1, %xmm0
	movaps	112(%rsp), %xmm6
	addps	%xmm14, %xmm6
	mulps	%xmm11, %xmm6
	mulps	%xmm2, %xmm8
	movaps	%xmm6, %xmm4
	blendvps	%xmm0, %xmm8, %xmm4
	mulps	%xmm2, %xmm7
	blendvps	%xmm0, %xmm7, %xmm6
	movaps	1344(%rsp), %xmm0
	movaps	%xmm0, %xmm7
	movaps	%xmm0, %xmm10
	divps	272f(%rip), %xmm7
	mulps	%xmm2, %xmm3
	movaps	%xmm4, %xmm0
	mulps	%xmm4, %xmm0
	subps	%xmm0, %xmm3
	addps	%xmm3, %xmm3
	movaps	%xmm7, %xmm8
	minps	%xmm3, %xmm8
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm7, %xmm8
	movaps	273f(%rip), %xmm9
	maxps	%xmm9, %xmm8
	sqrtps	%xmm8, %xmm3
	mulps	%xmm5, %xmm2
	movaps	%xmm6, %xmm0
	mulps	%xmm6, %xmm0
	subps	%xmm0, %xmm2
	addps	%xmm2, %xmm2
	movaps	%xmm7, %xmm5
	minps	%xmm2, %xmm5
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm7, %xmm5
	maxps	%xmm9, %xmm5
	sqrtps	%xmm5, %xmm2
	movaps	%xmm3, %xmm5
	mulps	274f(%rip), %xmm5
	mulps	%xmm2, %xmm5
	mulps	%xmm1, %xmm5
	movaps	(%rsp), %xmm1
	mulps	%xmm10, %xmm1
	movaps	16(%rsp), %xmm0
	subps	%xmm1, %xmm0
	sqrtps	%xmm5, %xmm5
	movaps	%xmm5, %xmm1
	maxps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm5, %xmm1
	movaps	%xmm1, 16(%rsp)
	addps	%xmm2, %xmm3
	mulps	%xmm11, %xmm3
	movq	72(%rsp), %rax
	movss	20(%rax), %xmm2
	movss	52(%rax), %xmm14
	movss	56(%rax), %xmm9
	shufps	$0, %xmm2, %xmm2
	xorps	%xmm0, %xmm0
	cmpltps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	shufps	$0, %xmm14, %xmm14
	movss	76(%rax), %xmm1
	shufps	$0, %xmm1, %xmm1
	shufps	$0, %xmm9, %xmm9
	movss	80(%rax), %xmm10
	shufps	$0, %xmm10, %xmm10
	movss	64(%rax), %xmm7
	shufps	$0, %xmm7, %xmm7
	movss	88(%rax), %xmm8
	shufps	$0, %xmm8, %xmm8
	movss	68(%rax), %xmm12
	movss	92(%rax), %xmm11
	movaps	%xmm11, %xmm5
	subss	%xmm12, %xmm11
	shufps	$0, %xmm12, %xmm12
	shufps	$0, %xmm5, %xmm5
	movaps	%xmm1, %xmm2
	minps	%xmm4, %xmm2
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	movaps	%xmm1, 1040(%rsp)
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	%xmm14, %xmm4
	maxps	%xmm2, %xmm4
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	movaps	%xmm14, 1056(%rsp)
	blendvps	%xmm0, %xmm14, %xmm4
	movaps	%xmm4, 448(%rsp)
	movaps	%xmm10, %xmm2
	minps	%xmm6, %xmm2
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	movaps	%xmm10, 1088(%rsp)
	blendvps	%xmm0, %xmm10, %xmm2
	movaps	%xmm9, %xmm4
	maxps	%xmm2, %xmm4
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	movaps	%xmm9, 1104(%rsp)
	blendvps	%xmm0, %xmm9, %xmm4
	movaps	%xmm4, 528(%rsp)
	movaps	%xmm8, %xmm4
	movaps	(%rsp), %xmm0
	minps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	movaps	%xmm8, 1120(%rsp)
	blendvps	%xmm0, %xmm8, %xmm4
	movaps	%xmm7, %xmm2
	maxps	%xmm4, %xmm2
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	movaps	%xmm7, 1136(%rsp)
	blendvps	%xmm0, %xmm7, %xmm2
	movaps	%xmm2, %xmm7
	movaps	%xmm5, %xmm2
	minps	%xmm3, %xmm2
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	movaps	%xmm5, 1248(%rsp)
	blendvps	%xmm0, %xmm5, %xmm2
	movaps	254f(%rip), %xmm6
	movaps	%xmm12, %xmm3
	maxps	%xmm2, %xmm3
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	movaps	%xmm12, 1072(%rsp)
	blendvps	%xmm0, %xmm12, %xmm3
	movaps	%xmm3, 704(%rsp)
	movaps	1344(%rsp), %xmm0
	movaps	275f(%rip), %xmm2
	cmpltps	%xmm2, %xmm0
	orps	48(%rsp), %xmm0
	pslld	$31, %xmm0
	movaps	%xmm6, %xmm9
	xorps	%xmm3, %xmm3
	blendvps	%xmm0, %xmm3, %xmm9
	movaps	%xmm2, %xmm3
	movaps	276f(%rip), %xmm2
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	%xmm3, 1296(%rsp)
	movaps	16(%rsp), %xmm1
	maxps	%xmm6, %xmm1
	movss	84(%rax), %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm0, 1008(%rsp)
	minps	%xmm1, %xmm0
	movss	60(%rax), %xmm1
	shufps	$0, %xmm1, %xmm1
	movl	%r12d, %eax
	movaps	%xmm1, 1024(%rsp)
	xorps	%xmm3, %xmm3
	cvtsi2ss	%rax, %xmm3
	maxps	%xmm0, %xmm1
	movaps	%xmm1, 176(%rsp)
	shufps	$0, %xmm3, %xmm3
	movaps	%xmm3, 1520(%rsp)
	mulss	2142f(%rip), %xmm11
	shufps	$0, %xmm11, %xmm11
	movaps	%xmm11, 1600(%rsp)
	xorps	%xmm4, %xmm4
	movq	%r10, %r12
	shlq	$4, %r12
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 928(%rsp)
	movaps	%xmm0, 976(%rsp)
	movaps	%xmm0, 960(%rsp)
	movaps	%xmm0, 944(%rsp)
	xorps	%xmm1, %xmm1
	movaps	%xmm0, 816(%rsp)
	movaps	%xmm6, %xmm5
	movaps	%xmm6, 912(%rsp)
	movaps	279f(%rip), %xmm0
	movaps	%xmm0, 1504(%rsp)
	xorps	%xmm3, %xmm3
	movaps	%xmm3, 640(%rsp)
	movaps	%xmm0, 1152(%rsp)
	movaps	%xmm2, 1232(%rsp)
	movaps	278f(%rip), %xmm0
	movaps	%xmm0, 1392(%rsp)
	movaps	277f(%rip), %xmm0
	movaps	%xmm0, 1264(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 1168(%rsp)
	movq	1224(%rsp), %rdi
	jmp	232f
	.p2align	4
231:
	movaps	80(%rsp), %xmm0
	mulps	%xmm10, %xmm0
	mulps	%xmm0, %xmm14
	movaps	%xmm0, %xmm3
	addps	%xmm6, %xmm14
	movaps	32(%rsp), %xmm0
	mulps	%xmm14, %xmm0
	mulps	%xmm0, %xmm11
	movaps	%xmm0, %xmm2
	addps	464(%rsp), %xmm11
	mulps	%xmm3, %xmm4
	addps	%xmm11, %xmm4
	movaps	128(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	560(%rsp), %xmm4
	mulps	%xmm0, %xmm4
	movaps	%xmm0, %xmm7
	addps	352(%rsp), %xmm4
	movaps	896(%rsp), %xmm11
	mulps	%xmm2, %xmm11
	addps	%xmm4, %xmm11
	mulps	%xmm3, %xmm12
	addps	%xmm11, %xmm12
	movaps	544(%rsp), %xmm0
	mulps	%xmm12, %xmm0
	movaps	336(%rsp), %xmm4
	mulps	%xmm0, %xmm4
	addps	144(%rsp), %xmm4
	movaps	304(%rsp), %xmm6
	mulps	%xmm7, %xmm6
	addps	%xmm4, %xmm6
	movaps	288(%rsp), %xmm11
	mulps	%xmm2, %xmm11
	addps	%xmm6, %xmm11
	movaps	400(%rsp), %xmm8
	mulps	%xmm3, %xmm8
	addps	%xmm11, %xmm8
	movaps	%xmm5, %xmm9
	mulps	%xmm5, %xmm0
	movaps	%xmm0, 544(%rsp)
	movaps	528(%rsp), %xmm6
	addps	%xmm0, %xmm6
	movaps	%xmm6, 224(%rsp)
	movaps	1088(%rsp), %xmm4
	movaps	%xmm4, %xmm5
	minps	%xmm6, %xmm5
	movaps	%xmm6, %xmm0
	cmpunordps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm4, %xmm5
	movaps	1104(%rsp), %xmm4
	movaps	%xmm4, %xmm10
	maxps	%xmm5, %xmm10
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm4, %xmm10
	movaps	256(%rsp), %xmm11
	mulps	%xmm11, %xmm8
	movaps	%xmm8, 400(%rsp)
	movaps	448(%rsp), %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm0, 160(%rsp)
	movaps	1040(%rsp), %xmm4
	movaps	%xmm4, %xmm5
	minps	%xmm0, %xmm5
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm4, %xmm5
	movaps	1056(%rsp), %xmm4
	movaps	%xmm4, %xmm14
	maxps	%xmm5, %xmm14
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm4, %xmm14
	movaps	48(%rsp), %xmm8
	mulps	%xmm8, %xmm7
	movaps	%xmm7, 128(%rsp)
	movaps	176(%rsp), %xmm12
	movaps	%xmm12, %xmm6
	addps	%xmm7, %xmm6
	movaps	%xmm6, 320(%rsp)
	movaps	1008(%rsp), %xmm4
	movaps	%xmm4, %xmm7
	minps	%xmm6, %xmm7
	movaps	%xmm6, %xmm0
	cmpunordps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm4, %xmm7
	movaps	1024(%rsp), %xmm4
	movaps	%xmm4, %xmm13
	maxps	%xmm7, %xmm13
	cmpunordps	%xmm7, %xmm7
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm4, %xmm13
	movaps	(%rsp), %xmm7
	mulps	%xmm7, %xmm2
	movaps	%xmm2, 32(%rsp)
	movaps	208(%rsp), %xmm0
	addps	%xmm2, %xmm0
	movaps	%xmm0, 352(%rsp)
	movaps	1120(%rsp), %xmm2
	movaps	%xmm2, %xmm15
	minps	%xmm0, %xmm15
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm15
	movaps	1136(%rsp), %xmm2
	movaps	%xmm9, %xmm4
	movaps	%xmm2, %xmm6
	maxps	%xmm15, %xmm6
	cmpunordps	%xmm15, %xmm15
	movaps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm2, %xmm6
	movaps	112(%rsp), %xmm2
	mulps	%xmm2, %xmm3
	movaps	%xmm3, 80(%rsp)
	movaps	720(%rsp), %xmm0
	addps	%xmm3, %xmm0
	movaps	%xmm0, 336(%rsp)
	movaps	1248(%rsp), %xmm3
	movaps	%xmm3, %xmm9
	minps	%xmm0, %xmm9
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm3, %xmm9
	movaps	1072(%rsp), %xmm3
	movaps	%xmm3, %xmm5
	maxps	%xmm9, %xmm5
	cmpunordps	%xmm9, %xmm9
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm3, %xmm5
	movaps	%xmm5, 144(%rsp)
	movaps	%xmm1, %xmm15
	movaps	1664(%rsp), %xmm0
	minps	%xmm1, %xmm0
	movaps	1648(%rsp), %xmm1
	minps	%xmm0, %xmm1
	movaps	1632(%rsp), %xmm0
	minps	%xmm1, %xmm0
	movaps	1616(%rsp), %xmm5
	minps	%xmm0, %xmm5
	movaps	416(%rsp), %xmm0
	mulps	%xmm11, %xmm0
	mulps	%xmm11, %xmm0
	movaps	%xmm15, %xmm3
	movaps	16(%rsp), %xmm1
	subps	%xmm1, %xmm3
	mulps	%xmm1, %xmm0
	addps	%xmm3, %xmm0
	minps	%xmm5, %xmm0
	movaps	688(%rsp), %xmm5
	mulps	%xmm4, %xmm5
	mulps	%xmm4, %xmm5
	movaps	%xmm15, %xmm3
	movaps	848(%rsp), %xmm1
	subps	%xmm1, %xmm3
	mulps	%xmm1, %xmm5
	addps	%xmm3, %xmm5
	movaps	%xmm5, %xmm9
	minps	%xmm0, %xmm9
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm5, %xmm9
	movaps	432(%rsp), %xmm3
	mulps	%xmm8, %xmm3
	mulps	%xmm8, %xmm3
	movaps	%xmm15, %xmm0
	movaps	880(%rsp), %xmm1
	subps	%xmm1, %xmm0
	mulps	%xmm1, %xmm3
	addps	%xmm0, %xmm3
	movaps	%xmm3, %xmm4
	minps	%xmm9, %xmm4
	cmpunordps	%xmm9, %xmm9
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	608(%rsp), %xmm3
	mulps	%xmm7, %xmm3
	mulps	%xmm7, %xmm3
	movaps	%xmm15, %xmm0
	movaps	864(%rsp), %xmm1
	subps	%xmm1, %xmm0
	mulps	%xmm1, %xmm3
	addps	%xmm0, %xmm3
	movaps	%xmm3, %xmm5
	minps	%xmm4, %xmm5
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm3, %xmm5
	movaps	512(%rsp), %xmm3
	mulps	%xmm2, %xmm3
	mulps	%xmm2, %xmm3
	movaps	%xmm15, %xmm0
	movaps	832(%rsp), %xmm1
	subps	%xmm1, %xmm0
	mulps	%xmm1, %xmm3
	addps	%xmm0, %xmm3
	movaps	%xmm3, %xmm7
	minps	%xmm5, %xmm7
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm3, %xmm7
	movaps	496(%rsp), %xmm0
	mulps	992(%rsp), %xmm0
	xorps	%xmm2, %xmm2
	addps	%xmm2, %xmm0
	movaps	368(%rsp), %xmm2
	mulps	928(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	624(%rsp), %xmm0
	mulps	976(%rsp), %xmm0
	addps	%xmm2, %xmm0
	movaps	240(%rsp), %xmm2
	mulps	960(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	480(%rsp), %xmm3
	mulps	944(%rsp), %xmm3
	addps	%xmm2, %xmm3
	movaps	816(%rsp), %xmm5
	movaps	%xmm5, %xmm0
	subps	%xmm3, %xmm0
	movaps	%xmm5, %xmm2
	movaps	273f(%rip), %xmm3
	mulps	%xmm3, %xmm2
	movaps	%xmm2, %xmm3
	maxps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	%xmm15, %xmm11
	divps	%xmm12, %xmm11
	mulps	%xmm8, %xmm11
	maxps	269f(%rip), %xmm3
	movaps	%xmm15, %xmm0
	divps	%xmm3, %xmm0
	movaps	%xmm5, 816(%rsp)
	mulps	%xmm5, %xmm0
	mulps	912(%rsp), %xmm0
	movaps	1392(%rsp), %xmm2
	movaps	%xmm2, %xmm4
	minps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm4
	xorps	%xmm2, %xmm2
	movaps	640(%rsp), %xmm1
	cmpltps	%xmm1, %xmm2
	movaps	%xmm1, 640(%rsp)
	maxps	2137f(%rip), %xmm4
	xorps	%xmm0, %xmm0
	cmpnltps	%xmm5, %xmm0
	orps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm15, %xmm4
	sqrtps	1552(%rsp), %xmm0
	xorps	%xmm3, %xmm3
	cmpnltps	%xmm1, %xmm3
	cmpltps	2133f(%rip), %xmm7
	movaps	%xmm0, %xmm5
	mulps	2138f(%rip), %xmm5
	mulps	%xmm0, %xmm5
	movaps	%xmm0, %xmm1
	mulps	%xmm11, %xmm5
	orps	%xmm7, %xmm3
	movaps	%xmm3, %xmm0
	movaps	279f(%rip), %xmm15
	blendvps	%xmm0, %xmm15, %xmm5
	movaps	%xmm5, (%rsp)
	movaps	1504(%rsp), %xmm8
	movaps	%xmm8, %xmm0
	cmpltps	%xmm1, %xmm0
	movaps	%xmm1, %xmm5
	movaps	%xmm1, 432(%rsp)
	orps	%xmm7, %xmm0
	andps	%xmm2, %xmm0
	movaps	1232(%rsp), %xmm9
	movaps	%xmm9, %xmm15
	mulps	273f(%rip), %xmm15
	movaps	%xmm9, %xmm1
	blendvps	%xmm0, %xmm15, %xmm1
	movaps	%xmm1, %xmm15
	movaps	%xmm1, 512(%rsp)
	movaps	224(%rsp), %xmm0
	cmpneqps	%xmm10, %xmm0
	cmpeqps	528(%rsp), %xmm10
	andps	%xmm0, %xmm10
	movaps	160(%rsp), %xmm0
	cmpneqps	%xmm14, %xmm0
	cmpeqps	448(%rsp), %xmm14
	andps	%xmm0, %xmm14
	movaps	320(%rsp), %xmm0
	cmpneqps	%xmm13, %xmm0
	cmpeqps	%xmm12, %xmm13
	andps	%xmm0, %xmm13
	movaps	352(%rsp), %xmm0
	cmpneqps	%xmm6, %xmm0
	cmpeqps	208(%rsp), %xmm6
	andps	%xmm0, %xmm6
	movaps	144(%rsp), %xmm0
	movaps	336(%rsp), %xmm1
	cmpneqps	%xmm0, %xmm1
	cmpeqps	720(%rsp), %xmm0
	andps	%xmm1, %xmm0
	psrld	$31, %xmm6
	pslld	$3, %xmm6
	psrld	$31, %xmm0
	pslld	$4, %xmm0
	por	%xmm6, %xmm0
	psrld	$31, %xmm13
	pslld	$2, %xmm13
	por	%xmm13, %xmm0
	psrld	$31, %xmm10
	paddd	%xmm10, %xmm10
	por	%xmm10, %xmm0
	psubd	%xmm14, %xmm0
	movdqa	%xmm0, %xmm6
	movdqa	%xmm0, 144(%rsp)
	movaps	%xmm2, %xmm10
	andps	%xmm7, %xmm10
	movaps	%xmm10, 256(%rsp)
	movaps	1280(%rsp), %xmm0
	subps	1408(%rsp), %xmm0
	movaps	%xmm0, 1280(%rsp)
	xorps	%xmm2, %xmm2
	cmpnltps	%xmm0, %xmm2
	movdqa	%xmm6, %xmm1
	xorps	%xmm0, %xmm0
	pcmpeqd	%xmm0, %xmm1
	pcmpeqd	%xmm0, %xmm0
	pxor	%xmm0, %xmm1
	movaps	%xmm10, %xmm0
	orps	%xmm2, %xmm0
	movaps	%xmm2, 224(%rsp)
	movaps	%xmm0, 192(%rsp)
	por	%xmm0, %xmm1
	movdqa	%xmm1, %xmm0
	movdqa	%xmm1, 160(%rsp)
	blendvps	%xmm0, %xmm8, %xmm5
	movaps	%xmm5, 48(%rsp)
	movaps	%xmm3, %xmm0
	movaps	96(%rsp), %xmm1
	blendvps	%xmm0, 279f(%rip), %xmm1
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, 1152(%rsp), %xmm1
	movaps	%xmm1, 96(%rsp)
	movaps	%xmm15, %xmm1
	blendvps	%xmm0, %xmm9, %xmm1
	movaps	%xmm1, 112(%rsp)
	movaps	400(%rsp), %xmm5
	movaps	%xmm5, %xmm0
	movaps	256f(%rip), %xmm12
	andps	%xmm12, %xmm0
	movaps	2139f(%rip), %xmm14
	addps	%xmm14, %xmm0
	movaps	254f(%rip), %xmm6
	divps	%xmm0, %xmm6
	movaps	704(%rsp), %xmm7
	movaps	%xmm7, %xmm1
	mulps	%xmm6, %xmm1
	movaps	%xmm1, %xmm3
	movaps	%xmm4, 416(%rsp)
	minps	%xmm4, %xmm3
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	544(%rsp), %xmm15
	movaps	%xmm15, %xmm0
	andps	%xmm12, %xmm0
	addps	%xmm14, %xmm0
	movaps	254f(%rip), %xmm2
	divps	%xmm0, %xmm2
	movaps	%xmm7, %xmm1
	mulps	%xmm2, %xmm1
	movaps	%xmm1, %xmm4
	minps	%xmm3, %xmm4
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	80(%rsp), %xmm13
	movaps	%xmm13, %xmm0
	andps	%xmm12, %xmm0
	addps	%xmm14, %xmm0
	movaps	254f(%rip), %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	mulps	268f(%rip), %xmm0
	mulps	%xmm7, %xmm0
	movaps	1600(%rsp), %xmm3
	mulps	%xmm1, %xmm3
	movaps	%xmm3, %xmm8
	minps	%xmm0, %xmm8
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm3, %xmm8
	movaps	%xmm8, %xmm10
	minps	%xmm4, %xmm10
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm8, %xmm10
	movaps	%xmm5, %xmm0
	xorps	%xmm7, %xmm7
	cmpltps	%xmm7, %xmm0
	movaps	448(%rsp), %xmm14
	movaps	%xmm14, %xmm3
	subps	1056(%rsp), %xmm3
	movaps	1040(%rsp), %xmm4
	subps	%xmm14, %xmm4
	blendvps	%xmm0, %xmm3, %xmm4
	mulps	%xmm4, %xmm6
	mulps	16(%rsp), %xmm4
	xorps	%xmm0, %xmm0
	cmpltps	%xmm4, %xmm0
	movaps	2140f(%rip), %xmm8
	mulps	%xmm8, %xmm6
	movaps	279f(%rip), %xmm9
	minps	%xmm9, %xmm6
	movaps	%xmm9, %xmm4
	blendvps	%xmm0, %xmm6, %xmm4
	movaps	%xmm15, %xmm0
	cmpltps	%xmm7, %xmm0
	movaps	528(%rsp), %xmm5
	movaps	%xmm5, %xmm3
	subps	1104(%rsp), %xmm3
	movaps	1088(%rsp), %xmm6
	subps	%xmm5, %xmm6
	blendvps	%xmm0, %xmm3, %xmm6
	mulps	%xmm6, %xmm2
	mulps	848(%rsp), %xmm6
	xorps	%xmm0, %xmm0
	cmpltps	%xmm6, %xmm0
	mulps	%xmm8, %xmm2
	movaps	%xmm9, %xmm6
	blendvps	%xmm0, %xmm2, %xmm6
	movaps	%xmm6, %xmm3
	minps	%xmm4, %xmm3
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm6, %xmm3
	movaps	128(%rsp), %xmm0
	movaps	%xmm0, %xmm2
	cmpltps	%xmm7, %xmm0
	xorps	%xmm15, %xmm15
	movaps	176(%rsp), %xmm5
	movaps	%xmm5, %xmm4
	subps	1024(%rsp), %xmm4
	movaps	1008(%rsp), %xmm6
	subps	%xmm5, %xmm6
	blendvps	%xmm0, %xmm4, %xmm6
	andps	%xmm12, %xmm2
	movaps	2139f(%rip), %xmm7
	addps	%xmm7, %xmm2
	movaps	254f(%rip), %xmm4
	divps	%xmm2, %xmm4
	mulps	%xmm6, %xmm4
	mulps	880(%rsp), %xmm6
	xorps	%xmm0, %xmm0
	cmpltps	%xmm6, %xmm0
	mulps	%xmm8, %xmm4
	movaps	%xmm9, %xmm2
	blendvps	%xmm0, %xmm4, %xmm2
	movaps	%xmm2, %xmm4
	minps	%xmm3, %xmm4
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm2, %xmm4
	movaps	32(%rsp), %xmm0
	movaps	%xmm0, %xmm2
	cmpltps	%xmm15, %xmm0
	movaps	208(%rsp), %xmm5
	movaps	%xmm5, %xmm3
	subps	1136(%rsp), %xmm3
	movaps	1120(%rsp), %xmm6
	subps	%xmm5, %xmm6
	blendvps	%xmm0, %xmm3, %xmm6
	andps	%xmm12, %xmm2
	addps	%xmm7, %xmm2
	movaps	254f(%rip), %xmm3
	divps	%xmm2, %xmm3
	mulps	%xmm6, %xmm3
	mulps	864(%rsp), %xmm6
	xorps	%xmm0, %xmm0
	cmpltps	%xmm6, %xmm0
	mulps	%xmm8, %xmm3
	movaps	%xmm9, %xmm2
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	%xmm2, %xmm3
	minps	%xmm4, %xmm3
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	cmpltps	%xmm15, %xmm13
	movaps	720(%rsp), %xmm5
	movaps	%xmm5, %xmm2
	subps	1072(%rsp), %xmm2
	movaps	1248(%rsp), %xmm7
	movaps	%xmm7, %xmm4
	subps	%xmm5, %xmm4
	movaps	%xmm5, %xmm6
	movaps	%xmm13, %xmm0
	blendvps	%xmm0, %xmm2, %xmm4
	mulps	%xmm4, %xmm1
	mulps	832(%rsp), %xmm4
	xorps	%xmm0, %xmm0
	cmpltps	%xmm4, %xmm0
	mulps	%xmm8, %xmm1
	movaps	%xmm9, %xmm2
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	%xmm2, %xmm1
	minps	%xmm3, %xmm1
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	1264(%rsp), %xmm2
	cmpltps	%xmm9, %xmm2
	movaps	%xmm1, %xmm0
	cmpltps	%xmm10, %xmm0
	andps	%xmm2, %xmm0
	movaps	%xmm0, 32(%rsp)
	blendvps	%xmm0, %xmm1, %xmm10
	movaps	%xmm10, %xmm1
	movaps	160(%rsp), %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, 912(%rsp), %xmm1
	movaps	%xmm1, 16(%rsp)
	movaps	432(%rsp), %xmm0
	mulps	%xmm0, %xmm11
	mulps	2136f(%rip), %xmm11
	movaps	%xmm11, %xmm1
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm11, %xmm1
	cmpnleps	512(%rsp), %xmm1
	movaps	416(%rsp), %xmm4
	movaps	%xmm4, %xmm12
	cmpnleps	%xmm10, %xmm12
	orps	%xmm1, %xmm12
	orps	256(%rsp), %xmm12
	pslld	$31, %xmm12
	psrad	$31, %xmm12
	pandn	254f(%rip), %xmm12
	movaps	224(%rsp), %xmm0
	blendvps	%xmm0, 640(%rsp), %xmm12
	movaps	400(%rsp), %xmm0
	mulps	%xmm10, %xmm0
	addps	%xmm14, %xmm0
	movaps	1040(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	minps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	1056(%rsp), %xmm1
	movaps	%xmm1, %xmm13
	maxps	%xmm3, %xmm13
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm13
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm14, %xmm13
	movaps	%xmm13, %xmm3
	subps	%xmm14, %xmm3
	movaps	496(%rsp), %xmm0
	mulps	%xmm3, %xmm0
	movaps	%xmm0, 496(%rsp)
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, 992(%rsp), %xmm3
	movaps	%xmm3, %xmm9
	movaps	%xmm3, 128(%rsp)
	movaps	544(%rsp), %xmm0
	mulps	%xmm10, %xmm0
	movaps	528(%rsp), %xmm5
	addps	%xmm5, %xmm0
	movaps	1088(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	minps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	1104(%rsp), %xmm1
	movaps	%xmm1, %xmm14
	maxps	%xmm3, %xmm14
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm14
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm5, %xmm14
	movaps	%xmm14, %xmm15
	subps	%xmm5, %xmm15
	movaps	368(%rsp), %xmm0
	mulps	%xmm15, %xmm0
	movaps	%xmm0, 368(%rsp)
	movaps	%xmm2, %xmm0
	movaps	%xmm2, %xmm5
	blendvps	%xmm0, 928(%rsp), %xmm15
	mulps	80(%rsp), %xmm10
	addps	%xmm6, %xmm10
	movaps	%xmm7, %xmm3
	minps	%xmm10, %xmm3
	cmpunordps	%xmm10, %xmm10
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm7, %xmm3
	movaps	1072(%rsp), %xmm1
	movaps	%xmm1, %xmm8
	maxps	%xmm3, %xmm8
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm8
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm6, %xmm8
	movaps	%xmm8, 704(%rsp)
	subps	%xmm6, %xmm8
	movaps	480(%rsp), %xmm0
	mulps	%xmm8, %xmm0
	movaps	%xmm0, 480(%rsp)
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, 944(%rsp), %xmm8
	movaps	254f(%rip), %xmm2
	movaps	%xmm4, %xmm10
	divps	%xmm4, %xmm2
	movaps	%xmm2, %xmm0
	mulps	%xmm9, %xmm0
	movaps	736(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	624(%rsp), %xmm4
	subps	%xmm1, %xmm4
	movaps	672(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	240(%rsp), %xmm0
	subps	%xmm1, %xmm0
	movaps	%xmm2, %xmm3
	mulps	%xmm15, %xmm3
	movaps	752(%rsp), %xmm1
	mulps	%xmm3, %xmm1
	subps	%xmm1, %xmm4
	movaps	576(%rsp), %xmm1
	mulps	%xmm3, %xmm1
	subps	%xmm1, %xmm0
	mulps	%xmm8, %xmm2
	movaps	768(%rsp), %xmm1
	mulps	%xmm2, %xmm1
	subps	%xmm1, %xmm4
	movaps	656(%rsp), %xmm1
	mulps	%xmm2, %xmm1
	subps	%xmm1, %xmm0
	movaps	592(%rsp), %xmm1
	movaps	1696(%rsp), %xmm11
	mulps	%xmm11, %xmm1
	movaps	1680(%rsp), %xmm7
	movaps	%xmm7, %xmm2
	mulps	%xmm1, %xmm2
	movaps	%xmm2, %xmm3
	mulps	%xmm2, %xmm3
	movaps	254f(%rip), %xmm6
	subps	%xmm3, %xmm6
	maxps	2126f(%rip), %xmm6
	movaps	254f(%rip), %xmm3
	divps	%xmm6, %xmm3
	mulps	%xmm11, %xmm4
	mulps	%xmm4, %xmm2
	mulps	%xmm7, %xmm0
	subps	%xmm2, %xmm0
	mulps	%xmm3, %xmm0
	mulps	%xmm7, %xmm0
	mulps	%xmm10, %xmm0
	movaps	%xmm10, %xmm9
	movaps	208(%rsp), %xmm6
	movaps	%xmm6, %xmm2
	movaps	2141f(%rip), %xmm7
	mulps	%xmm7, %xmm2
	movaps	%xmm2, %xmm3
	maxps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	addps	%xmm6, %xmm3
	movaps	1120(%rsp), %xmm2
	movaps	%xmm2, %xmm10
	minps	%xmm3, %xmm10
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm2, %xmm10
	movaps	1136(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	maxps	%xmm10, %xmm2
	cmpunordps	%xmm10, %xmm10
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm6, %xmm2
	movaps	%xmm2, %xmm3
	subps	%xmm6, %xmm3
	movaps	%xmm3, %xmm6
	blendvps	%xmm0, 960(%rsp), %xmm6
	mulps	%xmm11, %xmm4
	mulps	%xmm11, %xmm1
	mulps	%xmm9, %xmm4
	movaps	240(%rsp), %xmm11
	mulps	%xmm3, %xmm11
	mulps	%xmm1, %xmm3
	subps	%xmm3, %xmm4
	movaps	176(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	mulps	%xmm7, %xmm3
	movaps	%xmm3, %xmm10
	maxps	%xmm4, %xmm10
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm3, %xmm10
	addps	%xmm1, %xmm10
	movaps	%xmm1, %xmm7
	movaps	1008(%rsp), %xmm1
	movaps	%xmm1, %xmm3
	minps	%xmm10, %xmm3
	cmpunordps	%xmm10, %xmm10
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	1024(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	maxps	%xmm3, %xmm4
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm7, %xmm4
	movaps	%xmm4, %xmm3
	subps	%xmm7, %xmm3
	movaps	624(%rsp), %xmm1
	mulps	%xmm3, %xmm1
	blendvps	%xmm0, 976(%rsp), %xmm3
	movaps	496(%rsp), %xmm0
	xorps	%xmm7, %xmm7
	addps	%xmm7, %xmm0
	movaps	368(%rsp), %xmm7
	addps	%xmm0, %xmm7
	movaps	480(%rsp), %xmm10
	addps	%xmm7, %xmm10
	movaps	%xmm11, %xmm0
	addps	%xmm10, %xmm0
	addps	%xmm0, %xmm1
	movaps	32(%rsp), %xmm7
	andnps	%xmm1, %xmm7
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, 816(%rsp), %xmm7
	movaps	%xmm7, %xmm11
	movq	72(%rsp), %rax
	movss	16(%rax), %xmm0
	movaps	%xmm0, %xmm10
	shufps	$0, %xmm0, %xmm10
	movaps	(%rsp), %xmm7
	cmpleps	%xmm10, %xmm7
	mulss	%xmm0, %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	1312(%rsp), %xmm1
	cmpleps	%xmm0, %xmm1
	andps	%xmm7, %xmm1
	movaps	192(%rsp), %xmm10
	andnps	144(%rsp), %xmm10
	orps	1536(%rsp), %xmm10
	andps	%xmm5, %xmm10
	andnps	1280(%rsp), %xmm1
	addps	1408(%rsp), %xmm1
	movaps	1168(%rsp), %xmm0
	cmpltps	1520(%rsp), %xmm0
	andps	%xmm1, %xmm0
	movaps	%xmm13, 448(%rsp)
	movaps	%xmm14, 528(%rsp)
	movaps	%xmm4, 176(%rsp)
	movaps	%xmm2, %xmm7
	movaps	128(%rsp), %xmm1
	movaps	%xmm1, 992(%rsp)
	movaps	%xmm0, %xmm9
	movaps	289f(%rip), %xmm13
	xorps	%xmm4, %xmm4
	movaps	%xmm15, 928(%rsp)
	movaps	254f(%rip), %xmm5
	movaps	%xmm3, 976(%rsp)
	movaps	%xmm6, 960(%rsp)
	movaps	%xmm8, 944(%rsp)
	movaps	%xmm10, %xmm1
	movaps	%xmm11, 816(%rsp)
	movaps	16(%rsp), %xmm0
	movaps	%xmm0, 912(%rsp)
	movaps	48(%rsp), %xmm0
	movaps	%xmm0, 1504(%rsp)
	movaps	%xmm12, 640(%rsp)
	movaps	96(%rsp), %xmm0
	movaps	%xmm0, 1152(%rsp)
	movaps	112(%rsp), %xmm0
	movaps	%xmm0, 1232(%rsp)
	movaps	291f(%rip), %xmm15
232:
	movaps	%xmm1, %xmm0
	xorps	280f(%rip), %xmm0
	movaps	%xmm0, 1840(%rsp)
	movaps	%xmm1, %xmm0
	andps	281f(%rip), %xmm0
	movaps	%xmm0, 1824(%rsp)
	pcmpeqd	%xmm4, %xmm0
	movdqa	%xmm0, 1808(%rsp)
	movaps	%xmm1, %xmm0
	andps	282f(%rip), %xmm0
	movaps	%xmm0, 1792(%rsp)
	pcmpeqd	%xmm4, %xmm0
	movdqa	%xmm0, 1776(%rsp)
	movaps	%xmm1, %xmm0
	andps	283f(%rip), %xmm0
	movaps	%xmm0, 1760(%rsp)
	pcmpeqd	%xmm4, %xmm0
	movdqa	%xmm0, 1744(%rsp)
	movaps	%xmm1, 1536(%rsp)
	andps	284f(%rip), %xmm1
	movaps	%xmm1, 1728(%rsp)
	pcmpeqd	%xmm4, %xmm1
	movdqa	%xmm1, 1712(%rsp)
	xorps	%xmm2, %xmm2
	movaps	704(%rsp), %xmm3
	.p2align	4
233:
	movaps	%xmm9, 1280(%rsp)
	movaps	%xmm9, %xmm0
	addss	%xmm2, %xmm0
	movshdup	%xmm9, %xmm1
	addss	%xmm0, %xmm1
	movaps	%xmm9, %xmm0
	unpckhpd	%xmm9, %xmm0
	addss	%xmm1, %xmm0
	shufps	$255, %xmm9, %xmm9
	addss	%xmm0, %xmm9
	movaps	%xmm5, %xmm4
	divps	%xmm3, %xmm4
	movaps	%xmm4, 192(%rsp)
	movaps	%xmm4, %xmm11
	mulps	285f(%rip), %xmm11
	movaps	%xmm4, %xmm0
	mulps	286f(%rip), %xmm0
	mulps	287f(%rip), %xmm4
	testq	%r10, %r10
	movaps	%xmm7, 208(%rsp)
	movaps	%xmm3, 704(%rsp)
	movaps	%xmm9, 1184(%rsp)
	je	239f
	movaps	%xmm5, %xmm6
	movaps	%xmm0, (%rsp)
	movaps	%xmm11, %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 32(%rsp)
	movb	$1, %al
	movaps	448(%rsp), %xmm0
	movaps	%xmm0, 16(%rsp)
	xorl	%ecx, %ecx
	movaps	290f(%rip), %xmm12
	movaps	292f(%rip), %xmm14
	.p2align	4
234:
	movaps	288f(%rip), %xmm5
	movaps	%xmm5, %xmm7
	subps	16(%rsp), %xmm7
	mulps	%xmm11, %xmm7
	movaps	%xmm7, %xmm2
	xorps	%xmm13, %xmm2
	movaps	%xmm7, %xmm3
	mulps	%xmm2, %xmm3
	maxps	%xmm12, %xmm3
	movaps	%xmm3, %xmm0
	mulps	%xmm15, %xmm0
	roundps	$8, %xmm0, %xmm0
	movaps	%xmm0, %xmm8
	mulps	%xmm14, %xmm8
	addps	%xmm3, %xmm8
	movaps	%xmm0, %xmm9
	movaps	293f(%rip), %xmm1
	mulps	%xmm1, %xmm9
	addps	%xmm8, %xmm9
	mulps	%xmm15, %xmm9
	movaps	%xmm9, %xmm3
	movaps	294f(%rip), %xmm1
	mulps	%xmm1, %xmm3
	movaps	295f(%rip), %xmm1
	addps	%xmm1, %xmm3
	mulps	%xmm9, %xmm3
	movaps	296f(%rip), %xmm1
	addps	%xmm1, %xmm3
	mulps	%xmm9, %xmm3
	movaps	297f(%rip), %xmm1
	addps	%xmm1, %xmm3
	mulps	%xmm9, %xmm3
	movaps	298f(%rip), %xmm1
	addps	%xmm1, %xmm3
	mulps	%xmm9, %xmm3
	movaps	299f(%rip), %xmm1
	addps	%xmm1, %xmm0
	cvttps2dq	%xmm0, %xmm9
	movdqa	%xmm9, %xmm10
	psrad	$31, %xmm10
	movaps	2100f(%rip), %xmm1
	subps	%xmm1, %xmm0
	cvttps2dq	%xmm0, %xmm8
	pand	%xmm10, %xmm8
	addps	%xmm6, %xmm3
	por	%xmm9, %xmm8
	pslld	$23, %xmm8
	mulps	%xmm3, %xmm8
	movaps	%xmm7, %xmm0
	movaps	%xmm6, %xmm10
	movaps	256f(%rip), %xmm6
	andps	%xmm6, %xmm0
	movaps	2101f(%rip), %xmm6
	mulps	%xmm6, %xmm0
	addps	%xmm10, %xmm0
	movaps	%xmm10, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm7, %xmm0
	cmpltps	%xmm2, %xmm0
	movaps	268f(%rip), %xmm2
	blendvps	%xmm0, %xmm5, %xmm2
	movaps	%xmm3, %xmm9
	movaps	2102f(%rip), %xmm6
	mulps	%xmm6, %xmm9
	movaps	2103f(%rip), %xmm1
	addps	%xmm1, %xmm9
	mulps	%xmm3, %xmm9
	movaps	2104f(%rip), %xmm6
	addps	%xmm6, %xmm9
	mulps	%xmm3, %xmm9
	movaps	2105f(%rip), %xmm1
	addps	%xmm1, %xmm9
	mulps	%xmm3, %xmm9
	movaps	2106f(%rip), %xmm6
	addps	%xmm6, %xmm9
	mulps	%xmm3, %xmm9
	movaps	2107f(%rip), %xmm1
	addps	%xmm1, %xmm9
	mulps	%xmm3, %xmm9
	movaps	2108f(%rip), %xmm6
	addps	%xmm6, %xmm9
	mulps	%xmm3, %xmm9
	movaps	2109f(%rip), %xmm1
	addps	%xmm1, %xmm9
	mulps	%xmm3, %xmm9
	movaps	2110f(%rip), %xmm6
	addps	%xmm6, %xmm9
	mulps	%xmm3, %xmm9
	mulps	%xmm8, %xmm9
	mulps	%xmm2, %xmm9
	leaq	(%rcx,%rcx,4), %rcx
	shlq	$4, %rcx
	addq	%r8, %rcx
	xorl	%edx, %edx
	movaps	%xmm10, %xmm5
	movaps	2111f(%rip), %xmm6
	.p2align	4
235:
	xorps	%xmm10, %xmm10
	cvtsi2ss	%rdx, %xmm10
	addss	2143f(%rip), %xmm10
	shufps	$0, %xmm10, %xmm10
	subps	16(%rsp), %xmm10
	mulps	%xmm11, %xmm10
	movaps	%xmm11, %xmm1
	movaps	%xmm10, %xmm11
	xorps	%xmm13, %xmm11
	movaps	%xmm10, %xmm3
	mulps	%xmm11, %xmm3
	maxps	%xmm12, %xmm3
	movaps	%xmm3, %xmm0
	mulps	%xmm15, %xmm0
	roundps	$8, %xmm0, %xmm0
	movaps	%xmm0, %xmm12
	mulps	%xmm14, %xmm12
	movaps	%xmm0, %xmm14
	addps	%xmm3, %xmm12
	mulps	293f(%rip), %xmm14
	addps	%xmm12, %xmm14
	mulps	%xmm15, %xmm14
	movaps	%xmm14, %xmm13
	mulps	294f(%rip), %xmm13
	addps	295f(%rip), %xmm13
	mulps	%xmm14, %xmm13
	movaps	%xmm2, %xmm12
	addps	296f(%rip), %xmm13
	mulps	%xmm14, %xmm13
	addps	297f(%rip), %xmm13
	mulps	%xmm14, %xmm13
	addps	298f(%rip), %xmm13
	addps	299f(%rip), %xmm0
	cvttps2dq	%xmm0, %xmm3
	mulps	%xmm14, %xmm13
	movdqa	%xmm3, %xmm2
	subps	2100f(%rip), %xmm0
	movaps	%xmm7, %xmm15
	psrad	$31, %xmm2
	mulps	%xmm8, %xmm15
	cvttps2dq	%xmm0, %xmm14
	pand	%xmm2, %xmm14
	addps	%xmm5, %xmm13
	por	%xmm3, %xmm14
	pslld	$23, %xmm14
	movaps	%xmm10, %xmm0
	mulps	%xmm13, %xmm14
	movaps	%xmm10, %xmm13
	movaps	%xmm10, %xmm3
	andps	256f(%rip), %xmm3
	mulps	2101f(%rip), %xmm3
	addps	%xmm5, %xmm3
	cmpltps	%xmm11, %xmm0
	movaps	268f(%rip), %xmm2
	blendvps	%xmm0, 288f(%rip), %xmm2
	movaps	%xmm5, %xmm11
	divps	%xmm3, %xmm11
	movaps	%xmm2, %xmm3
	subps	%xmm12, %xmm3
	movaps	%xmm11, %xmm0
	mulps	2102f(%rip), %xmm0
	addps	2103f(%rip), %xmm0
	mulps	%xmm11, %xmm0
	addps	2104f(%rip), %xmm0
	mulps	%xmm11, %xmm0
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
	mulps	%xmm14, %xmm13
	subps	%xmm13, %xmm15
	movaps	289f(%rip), %xmm13
	movaps	%xmm7, %xmm12
	movaps	%xmm10, %xmm11
	mulps	%xmm6, %xmm12
	mulps	%xmm7, %xmm12
	addps	%xmm5, %xmm12
	mulps	%xmm8, %xmm12
	mulps	%xmm6, %xmm11
	mulps	%xmm10, %xmm11
	mulps	%xmm14, %xmm0
	mulps	%xmm2, %xmm0
	subps	%xmm0, %xmm9
	addps	%xmm5, %xmm11
	mulps	%xmm14, %xmm11
	addps	%xmm3, %xmm9
	movaps	%xmm11, %xmm3
	subps	%xmm12, %xmm3
	mulps	%xmm7, %xmm12
	mulps	%xmm10, %xmm11
	subps	%xmm12, %xmm11
	movaps	290f(%rip), %xmm12
	movaps	%xmm9, -64(%rcx)
	subps	%xmm14, %xmm8
	mulps	(%rsp), %xmm8
	movaps	%xmm8, -48(%rcx)
	mulps	%xmm4, %xmm15
	mulps	%xmm4, %xmm11
	subps	%xmm15, %xmm11
	movaps	%xmm15, -32(%rcx)
	movaps	291f(%rip), %xmm15
	mulps	32(%rsp), %xmm3
	movaps	%xmm3, -16(%rcx)
	mulps	192(%rsp), %xmm11
	movaps	%xmm11, (%rcx)
	movaps	%xmm1, %xmm11
	movaps	%xmm10, %xmm7
	incq	%rdx
	addq	$80, %rcx
	movaps	%xmm14, %xmm8
	movaps	292f(%rip), %xmm14
	movaps	%xmm0, %xmm9
	cmpq	%rdx, %r10
	jne	235b
	movaps	528(%rsp), %xmm0
	movaps	%xmm0, 16(%rsp)
	movq	%r10, %rcx
	testb	$1, %al
	movl	$0, %eax
	movaps	%xmm5, %xmm6
	jne	234b
	xorps	%xmm0, %xmm0
	movaps	1184(%rsp), %xmm1
	ucomiss	%xmm0, %xmm1
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 496(%rsp)
	movaps	640(%rsp), %xmm0
	ja	236f
	xorps	%xmm0, %xmm0
236:
	movaps	%xmm0, 256(%rsp)
	movq	392(%rsp), %rax
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 368(%rsp)
	movaps	%xmm0, 624(%rsp)
	xorps	%xmm5, %xmm5
	movaps	%xmm0, 480(%rsp)
	movaps	%xmm0, 416(%rsp)
	movaps	%xmm0, 160(%rsp)
	movaps	%xmm0, 688(%rsp)
	movaps	%xmm0, 304(%rsp)
	movaps	%xmm0, 336(%rsp)
	movaps	%xmm0, 432(%rsp)
	movaps	%xmm0, 672(%rsp)
	movaps	%xmm0, 576(%rsp)
	movaps	%xmm0, 592(%rsp)
	movaps	%xmm0, 608(%rsp)
	movaps	%xmm0, 320(%rsp)
	xorps	%xmm4, %xmm4
	xorl	%ecx, %ecx
	xorps	%xmm14, %xmm14
	movaps	%xmm0, 656(%rsp)
	movaps	%xmm0, 512(%rsp)
	xorps	%xmm2, %xmm2
	movaps	%xmm0, 560(%rsp)
	movaps	%xmm0, 352(%rsp)
	xorps	%xmm6, %xmm6
	xorps	%xmm1, %xmm1
	xorps	%xmm7, %xmm7
	xorps	%xmm11, %xmm11
	xorps	%xmm9, %xmm9
	xorps	%xmm3, %xmm3
	movaps	176(%rsp), %xmm8
	.p2align	4
237:
	movaps	%xmm11, 400(%rsp)
	movaps	%xmm9, 832(%rsp)
	movaps	%xmm7, 848(%rsp)
	movaps	%xmm6, 864(%rsp)
	movaps	%xmm3, 288(%rsp)
	movaps	%xmm2, 464(%rsp)
	movaps	%xmm1, 880(%rsp)
	movaps	%xmm0, 896(%rsp)
	movaps	%xmm4, 224(%rsp)
	movaps	%xmm5, 240(%rsp)
	movaps	%xmm14, 768(%rsp)
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$4, %rdx
	movaps	(%r13,%rdx), %xmm1
	movaps	16(%r13,%rdx), %xmm0
	movaps	%xmm0, 144(%rsp)
	movaps	32(%r13,%rdx), %xmm0
	movaps	%xmm0, 544(%rsp)
	movaps	48(%r13,%rdx), %xmm0
	movaps	%xmm0, 736(%rsp)
	movaps	64(%r13,%rdx), %xmm0
	movaps	%xmm0, 1328(%rsp)
	movaps	%xmm8, %xmm0
	movaps	%xmm1, 752(%rsp)
	mulps	%xmm1, %xmm0
	movaps	%xmm0, 128(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 80(%rsp)
	movq	%r8, %rdx
	movl	$0, %esi
	xorps	%xmm2, %xmm2
	movaps	%xmm0, 112(%rsp)
	movaps	%xmm0, 96(%rsp)
	xorps	%xmm15, %xmm15
	xorps	%xmm9, %xmm9
	movaps	%xmm0, 48(%rsp)
	xorps	%xmm13, %xmm13
	xorps	%xmm14, %xmm14
	xorps	%xmm6, %xmm6
	xorps	%xmm7, %xmm7
	xorps	%xmm3, %xmm3
	xorps	%xmm4, %xmm4
	movaps	%xmm4, 32(%rsp)
	movaps	%xmm4, (%rsp)
	movaps	%xmm4, 16(%rsp)
	.p2align	4
238:
	movaps	(%rax,%rsi), %xmm4
	movaps	-64(%rdx), %xmm11
	movaps	-48(%rdx), %xmm8
	movaps	-32(%rdx), %xmm12
	movaps	128(%rsp), %xmm10
	mulps	%xmm11, %xmm10
	addps	208(%rsp), %xmm10
	movaps	254f(%rip), %xmm5
	divps	%xmm10, %xmm5
	subps	%xmm10, %xmm4
	mulps	%xmm5, %xmm4
	movaps	256(%rsp), %xmm10
	mulps	%xmm4, %xmm10
	mulps	%xmm5, %xmm10
	addps	%xmm5, %xmm10
	addps	%xmm4, %xmm0
	movaps	%xmm4, %xmm5
	mulps	%xmm11, %xmm5
	addps	%xmm5, %xmm7
	movaps	%xmm4, %xmm5
	mulps	%xmm8, %xmm5
	addps	%xmm5, %xmm3
	movaps	%xmm4, %xmm5
	mulps	%xmm12, %xmm5
	movaps	%xmm2, %xmm1
	movaps	%xmm13, %xmm2
	movaps	%xmm15, %xmm13
	movaps	32(%rsp), %xmm15
	addps	%xmm5, %xmm15
	movaps	%xmm15, 32(%rsp)
	movaps	-16(%rdx), %xmm5
	mulps	%xmm4, %xmm5
	movaps	%xmm14, %xmm15
	movaps	%xmm6, %xmm14
	movaps	(%rsp), %xmm6
	addps	%xmm5, %xmm6
	movaps	%xmm6, (%rsp)
	movaps	%xmm14, %xmm6
	movaps	%xmm15, %xmm14
	movaps	%xmm13, %xmm15
	movaps	%xmm2, %xmm13
	movaps	%xmm1, %xmm2
	mulps	(%rdx), %xmm4
	movaps	16(%rsp), %xmm5
	addps	%xmm4, %xmm5
	movaps	%xmm5, 16(%rsp)
	movaps	%xmm11, %xmm4
	mulps	%xmm10, %xmm4
	addps	%xmm4, %xmm2
	mulps	%xmm11, %xmm4
	movaps	112(%rsp), %xmm1
	addps	%xmm4, %xmm1
	movaps	%xmm1, 112(%rsp)
	movaps	%xmm8, %xmm4
	mulps	%xmm10, %xmm4
	movaps	%xmm4, %xmm5
	mulps	%xmm11, %xmm5
	addps	%xmm5, %xmm15
	movaps	96(%rsp), %xmm1
	addps	%xmm4, %xmm1
	movaps	%xmm1, 96(%rsp)
	mulps	%xmm8, %xmm4
	addps	%xmm4, %xmm9
	movaps	80(%rsp), %xmm1
	addps	%xmm10, %xmm1
	movaps	%xmm1, 80(%rsp)
	mulps	%xmm12, %xmm10
	mulps	%xmm10, %xmm11
	addps	%xmm11, %xmm13
	mulps	%xmm10, %xmm8
	addps	%xmm8, %xmm14
	movaps	48(%rsp), %xmm1
	addps	%xmm10, %xmm1
	movaps	%xmm1, 48(%rsp)
	mulps	%xmm12, %xmm10
	addps	%xmm10, %xmm6
	addq	$16, %rsi
	addq	$80, %rdx
	cmpq	%rsi, %r12
	jne	238b
	movaps	128(%rsp), %xmm8
	movaps	%xmm8, %xmm4
	movaps	%xmm3, 720(%rsp)
	mulps	%xmm3, %xmm4
	movaps	496(%rsp), %xmm5
	addps	%xmm4, %xmm5
	movaps	%xmm5, 496(%rsp)
	mulps	%xmm8, %xmm9
	xorps	%xmm3, %xmm3
	addps	%xmm3, %xmm9
	mulps	%xmm8, %xmm9
	movaps	416(%rsp), %xmm4
	addps	%xmm9, %xmm4
	movaps	%xmm4, 416(%rsp)
	movaps	176(%rsp), %xmm1
	movaps	%xmm1, %xmm9
	movaps	%xmm1, %xmm12
	mulps	144(%rsp), %xmm9
	movaps	%xmm9, %xmm4
	mulps	%xmm7, %xmm4
	movaps	%xmm7, %xmm1
	movaps	%xmm7, 1312(%rsp)
	movaps	368(%rsp), %xmm5
	addps	%xmm4, %xmm5
	movaps	%xmm5, 368(%rsp)
	movaps	%xmm9, %xmm4
	mulps	%xmm15, %xmm4
	addps	%xmm3, %xmm4
	mulps	%xmm8, %xmm4
	movaps	160(%rsp), %xmm5
	addps	%xmm4, %xmm5
	movaps	%xmm5, 160(%rsp)
	movaps	%xmm9, %xmm4
	movaps	112(%rsp), %xmm7
	mulps	%xmm7, %xmm4
	addps	%xmm3, %xmm4
	mulps	%xmm9, %xmm4
	movaps	688(%rsp), %xmm5
	addps	%xmm4, %xmm5
	movaps	%xmm5, 688(%rsp)
	movaps	752(%rsp), %xmm10
	movaps	%xmm10, %xmm4
	mulps	%xmm1, %xmm4
	movaps	624(%rsp), %xmm5
	addps	%xmm4, %xmm5
	movaps	%xmm5, 624(%rsp)
	movaps	%xmm10, %xmm4
	mulps	%xmm15, %xmm4
	addps	%xmm3, %xmm4
	mulps	%xmm8, %xmm4
	movaps	304(%rsp), %xmm5
	addps	%xmm4, %xmm5
	movaps	%xmm5, 304(%rsp)
	movaps	%xmm10, %xmm4
	mulps	%xmm7, %xmm4
	addps	%xmm3, %xmm4
	movaps	%xmm9, %xmm5
	mulps	%xmm4, %xmm5
	movaps	336(%rsp), %xmm11
	addps	%xmm5, %xmm11
	movaps	%xmm11, 336(%rsp)
	mulps	%xmm10, %xmm4
	movaps	432(%rsp), %xmm5
	addps	%xmm4, %xmm5
	movaps	%xmm5, 432(%rsp)
	movaps	240(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 240(%rsp)
	movaps	80(%rsp), %xmm1
	addps	%xmm3, %xmm1
	movaps	608(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 608(%rsp)
	movaps	96(%rsp), %xmm1
	addps	%xmm3, %xmm1
	mulps	%xmm8, %xmm1
	movaps	672(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 672(%rsp)
	movaps	%xmm2, %xmm0
	addps	%xmm3, %xmm0
	movaps	%xmm9, %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm2, %xmm11
	movaps	576(%rsp), %xmm2
	addps	%xmm1, %xmm2
	movaps	%xmm2, 576(%rsp)
	mulps	%xmm10, %xmm0
	movaps	592(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 592(%rsp)
	movaps	%xmm12, %xmm0
	movaps	544(%rsp), %xmm12
	mulps	%xmm12, %xmm0
	mulps	%xmm0, %xmm7
	addps	%xmm3, %xmm7
	movaps	%xmm8, %xmm1
	mulps	%xmm13, %xmm1
	addps	%xmm7, %xmm1
	mulps	%xmm0, %xmm11
	mulps	%xmm0, %xmm15
	mulps	%xmm0, %xmm13
	mulps	%xmm1, %xmm9
	movaps	%xmm10, %xmm2
	mulps	%xmm1, %xmm2
	mulps	%xmm0, %xmm1
	movaps	1312(%rsp), %xmm5
	mulps	%xmm5, %xmm0
	movaps	480(%rsp), %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm8, %xmm0
	movaps	%xmm13, %xmm7
	movaps	32(%rsp), %xmm13
	mulps	%xmm13, %xmm0
	addps	%xmm4, %xmm0
	movaps	%xmm0, 480(%rsp)
	addps	%xmm3, %xmm11
	movaps	48(%rsp), %xmm4
	mulps	%xmm8, %xmm4
	addps	%xmm11, %xmm4
	movaps	656(%rsp), %xmm0
	addps	%xmm4, %xmm0
	movaps	%xmm0, 656(%rsp)
	addps	%xmm3, %xmm15
	mulps	%xmm8, %xmm14
	addps	%xmm15, %xmm14
	addps	%xmm3, %xmm7
	mulps	%xmm8, %xmm6
	addps	%xmm7, %xmm6
	mulps	%xmm8, %xmm14
	movaps	320(%rsp), %xmm0
	addps	%xmm14, %xmm0
	movaps	%xmm0, 320(%rsp)
	movaps	224(%rsp), %xmm4
	addps	%xmm9, %xmm4
	movaps	768(%rsp), %xmm14
	addps	%xmm2, %xmm14
	movaps	512(%rsp), %xmm0
	addps	%xmm1, %xmm0
	mulps	%xmm8, %xmm6
	movaps	176(%rsp), %xmm8
	movaps	%xmm6, %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 512(%rsp)
	movaps	144(%rsp), %xmm7
	movaps	%xmm7, %xmm0
	movaps	720(%rsp), %xmm3
	mulps	%xmm3, %xmm0
	movaps	464(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm10, %xmm0
	mulps	%xmm13, %xmm0
	movaps	560(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 560(%rsp)
	movaps	%xmm12, %xmm0
	movaps	%xmm5, %xmm9
	movaps	240(%rsp), %xmm5
	mulps	%xmm9, %xmm0
	movaps	352(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 352(%rsp)
	movaps	(%rsp), %xmm0
	mulps	%xmm10, %xmm0
	movaps	864(%rsp), %xmm6
	addps	%xmm0, %xmm6
	movaps	%xmm3, %xmm0
	mulps	%xmm12, %xmm0
	movaps	880(%rsp), %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm7, %xmm0
	mulps	%xmm13, %xmm0
	movaps	848(%rsp), %xmm7
	addps	%xmm0, %xmm7
	movaps	736(%rsp), %xmm3
	mulps	%xmm9, %xmm3
	movaps	%xmm9, %xmm15
	movaps	896(%rsp), %xmm0
	addps	%xmm3, %xmm0
	movaps	16(%rsp), %xmm3
	mulps	%xmm10, %xmm3
	movaps	400(%rsp), %xmm11
	addps	%xmm3, %xmm11
	mulps	%xmm13, %xmm12
	movaps	832(%rsp), %xmm9
	addps	%xmm12, %xmm9
	movaps	1328(%rsp), %xmm12
	mulps	%xmm15, %xmm12
	movaps	288(%rsp), %xmm3
	addps	%xmm12, %xmm3
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	237b
	addps	%xmm11, %xmm3
	addps	%xmm9, %xmm3
	addps	%xmm9, %xmm3
	movaps	%xmm3, 288(%rsp)
	addps	%xmm6, %xmm1
	addps	%xmm7, %xmm0
	movaps	271f(%rip), %xmm10
	movaps	%xmm2, 464(%rsp)
	movaps	176(%rsp), %xmm11
	movaps	%xmm14, %xmm5
	movaps	289f(%rip), %xmm13
	movaps	208(%rsp), %xmm7
	movaps	160(%rsp), %xmm6
	movaps	%xmm4, 224(%rsp)
	movaps	320(%rsp), %xmm4
	movaps	688(%rsp), %xmm2
	movaps	416(%rsp), %xmm9
	movaps	560(%rsp), %xmm15
	movaps	%xmm0, %xmm8
	movaps	%xmm1, %xmm12
	jmp	241f
	.p2align	4
239:
	ucomiss	%xmm2, %xmm9
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 352(%rsp)
	movaps	640(%rsp), %xmm0
	movaps	271f(%rip), %xmm10
	ja	240f
	xorps	%xmm0, %xmm0
240:
	movaps	%xmm0, 256(%rsp)
	xorps	%xmm15, %xmm15
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 464(%rsp)
	movaps	%xmm0, 512(%rsp)
	movaps	%xmm0, 656(%rsp)
	xorps	%xmm5, %xmm5
	movaps	%xmm0, 224(%rsp)
	xorps	%xmm4, %xmm4
	movaps	%xmm0, 608(%rsp)
	movaps	%xmm0, 592(%rsp)
	movaps	%xmm0, 576(%rsp)
	movaps	%xmm0, 672(%rsp)
	movaps	%xmm0, 432(%rsp)
	movaps	%xmm0, 336(%rsp)
	movaps	%xmm0, 304(%rsp)
	xorps	%xmm2, %xmm2
	xorps	%xmm6, %xmm6
	xorps	%xmm9, %xmm9
	movaps	%xmm0, 480(%rsp)
	movaps	%xmm0, 240(%rsp)
	movaps	%xmm0, 624(%rsp)
	movaps	%xmm0, 368(%rsp)
	movaps	%xmm0, 496(%rsp)
	movaps	%xmm0, 288(%rsp)
	xorps	%xmm12, %xmm12
	xorps	%xmm8, %xmm8
	movaps	176(%rsp), %xmm11
241:
	movaps	256(%rsp), %xmm3
	movaps	%xmm3, %xmm0
	mulps	%xmm11, %xmm0
	movaps	%xmm0, %xmm1
	mulps	%xmm15, %xmm1
	movaps	192(%rsp), %xmm14
	mulps	%xmm14, %xmm1
	subps	%xmm1, %xmm9
	movaps	%xmm9, 416(%rsp)
	movaps	%xmm0, %xmm1
	movaps	352(%rsp), %xmm9
	mulps	%xmm9, %xmm1
	mulps	%xmm14, %xmm1
	subps	%xmm1, %xmm2
	movaps	%xmm2, 688(%rsp)
	movaps	464(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	subps	%xmm1, %xmm6
	movaps	%xmm6, 160(%rsp)
	movaps	%xmm10, %xmm14
	divps	%xmm11, %xmm14
	mulps	%xmm3, %xmm14
	movaps	%xmm14, %xmm1
	mulps	496(%rsp), %xmm1
	addps	304(%rsp), %xmm1
	movaps	%xmm1, 736(%rsp)
	movaps	368(%rsp), %xmm10
	mulps	%xmm10, %xmm14
	addps	336(%rsp), %xmm14
	movaps	%xmm9, %xmm1
	addps	%xmm15, %xmm1
	xorps	%xmm2, %xmm2
	mulps	%xmm2, %xmm9
	xorps	%xmm6, %xmm6
	movaps	%xmm6, 1408(%rsp)
	mulps	%xmm2, %xmm15
	addps	%xmm9, %xmm15
	addps	288(%rsp), %xmm15
	mulps	%xmm0, %xmm12
	subps	%xmm12, %xmm4
	movaps	%xmm4, 320(%rsp)
	mulps	%xmm0, %xmm8
	movaps	224(%rsp), %xmm2
	subps	%xmm8, %xmm2
	movaps	%xmm2, 224(%rsp)
	mulps	%xmm3, %xmm1
	subps	%xmm1, %xmm5
	mulps	%xmm0, %xmm15
	movaps	512(%rsp), %xmm0
	subps	%xmm15, %xmm0
	movaps	1184(%rsp), %xmm8
	xorps	%xmm1, %xmm1
	ucomiss	%xmm1, %xmm8
	movaps	%xmm10, %xmm6
	movaps	%xmm0, %xmm15
	xorps	%xmm3, %xmm3
	movaps	%xmm5, 768(%rsp)
	movaps	%xmm14, 752(%rsp)
	movaps	%xmm0, 512(%rsp)
	jbe	245f
	movaps	1168(%rsp), %xmm0
	movaps	1280(%rsp), %xmm2
	addps	%xmm2, %xmm0
	movaps	2112f(%rip), %xmm1
	movaps	%xmm0, 1168(%rsp)
	cmpleps	%xmm0, %xmm1
	andps	254f(%rip), %xmm1
	mulps	%xmm2, %xmm1
	movaps	%xmm1, %xmm0
	addss	%xmm3, %xmm0
	movshdup	%xmm1, %xmm2
	addss	%xmm0, %xmm2
	movaps	%xmm1, %xmm0
	unpckhpd	%xmm1, %xmm0
	addss	%xmm2, %xmm0
	movaps	%xmm1, %xmm2
	shufps	$255, %xmm1, %xmm2
	addss	%xmm0, %xmm2
	ucomiss	%xmm3, %xmm2
	movaps	432(%rsp), %xmm12
	jbe	246f
	testq	%r10, %r10
	movaps	%xmm1, (%rsp)
	xorps	%xmm3, %xmm3
	je	244f
	movq	392(%rsp), %rax
	xorl	%ecx, %ecx
	.p2align	4
242:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$4, %rdx
	movaps	(%r13,%rdx), %xmm0
	mulps	%xmm11, %xmm0
	movaps	%xmm0, 16(%rsp)
	movq	%r13, %rdx
	xorl	%esi, %esi
	movaps	2118f(%rip), %xmm15
	movaps	2120f(%rip), %xmm12
	movaps	2121f(%rip), %xmm14
	movaps	254f(%rip), %xmm11
	movdqa	2113f(%rip), %xmm10
	movaps	271f(%rip), %xmm2
	movdqa	2114f(%rip), %xmm13
	movaps	2115f(%rip), %xmm1
	.p2align	4
243:
	movaps	(%rdx), %xmm4
	mulps	16(%rsp), %xmm4
	addps	%xmm7, %xmm4
	movaps	(%rax,%rsi), %xmm5
	movaps	%xmm11, %xmm7
	divps	%xmm4, %xmm7
	subps	%xmm4, %xmm5
	mulps	%xmm7, %xmm5
	movaps	%xmm2, %xmm0
	cmpltps	%xmm5, %xmm0
	addps	%xmm2, %xmm7
	blendvps	%xmm0, %xmm5, %xmm7
	movaps	%xmm7, %xmm0
	addps	%xmm11, %xmm0
	paddd	%xmm10, %xmm0
	pand	%xmm13, %xmm0
	movaps	%xmm11, %xmm6
	psubd	%xmm0, %xmm6
	mulps	%xmm6, %xmm7
	addps	%xmm2, %xmm6
	addps	%xmm7, %xmm6
	movaps	%xmm6, %xmm7
	mulps	%xmm6, %xmm7
	movaps	%xmm6, %xmm8
	mulps	2119f(%rip), %xmm8
	addps	%xmm12, %xmm8
	movaps	%xmm7, %xmm9
	mulps	%xmm14, %xmm9
	addps	%xmm8, %xmm9
	movaps	%xmm6, %xmm8
	mulps	2117f(%rip), %xmm8
	addps	%xmm15, %xmm8
	mulps	%xmm7, %xmm9
	addps	%xmm8, %xmm9
	movaps	%xmm6, %xmm8
	mulps	%xmm1, %xmm8
	mulps	%xmm7, %xmm9
	addps	2116f(%rip), %xmm8
	addps	%xmm8, %xmm9
	mulps	%xmm7, %xmm9
	movaps	208(%rsp), %xmm7
	addps	%xmm6, %xmm9
	cvtdq2ps	%xmm0, %xmm0
	mulps	2122f(%rip), %xmm0
	addps	%xmm9, %xmm0
	movaps	%xmm5, %xmm6
	addps	%xmm11, %xmm6
	mulps	%xmm0, %xmm6
	maxps	%xmm2, %xmm5
	subps	%xmm5, %xmm6
	mulps	%xmm4, %xmm6
	addps	%xmm6, %xmm3
	addq	$16, %rsi
	addq	$80, %rdx
	cmpq	%rsi, %r12
	jne	243b
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	movaps	176(%rsp), %xmm11
	jne	242b
244:
	movaps	1264(%rsp), %xmm1
	movaps	%xmm1, %xmm9
	mulps	2123f(%rip), %xmm9
	addps	2124f(%rip), %xmm9
	xorps	%xmm2, %xmm2
	cmpltps	(%rsp), %xmm2
	addps	%xmm1, %xmm9
	cmpltps	%xmm3, %xmm9
	andps	%xmm2, %xmm9
	movaps	%xmm9, %xmm0
	andnps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, 1264(%rsp)
	movaps	1232(%rsp), %xmm3
	movaps	%xmm3, %xmm1
	maxps	276f(%rip), %xmm1
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	%xmm3, 1232(%rsp)
	movaps	1392(%rsp), %xmm1
	blendvps	%xmm0, 2125f(%rip), %xmm1
	movaps	%xmm1, 1392(%rsp)
	movaps	254f(%rip), %xmm8
	movaps	%xmm8, %xmm4
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, 273f(%rip), %xmm4
	movaps	992(%rsp), %xmm2
	movaps	%xmm2, %xmm1
	mulps	%xmm4, %xmm1
	subps	%xmm1, %xmm2
	movaps	448(%rsp), %xmm0
	subps	%xmm2, %xmm0
	movaps	%xmm0, 448(%rsp)
	movaps	928(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	mulps	%xmm4, %xmm2
	subps	%xmm2, %xmm3
	movaps	528(%rsp), %xmm0
	subps	%xmm3, %xmm0
	movaps	%xmm0, 528(%rsp)
	movaps	976(%rsp), %xmm0
	movaps	%xmm0, %xmm3
	mulps	%xmm4, %xmm3
	subps	%xmm3, %xmm0
	subps	%xmm0, %xmm11
	movaps	960(%rsp), %xmm0
	movaps	%xmm0, %xmm5
	mulps	%xmm4, %xmm5
	subps	%xmm5, %xmm0
	subps	%xmm0, %xmm7
	movaps	944(%rsp), %xmm0
	movaps	%xmm0, %xmm6
	mulps	%xmm4, %xmm6
	subps	%xmm6, %xmm0
	movaps	704(%rsp), %xmm14
	subps	%xmm0, %xmm14
	movaps	816(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 816(%rsp)
	movaps	912(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 912(%rsp)
	movaps	%xmm9, %xmm0
	movaps	1152(%rsp), %xmm4
	blendvps	%xmm0, 279f(%rip), %xmm4
	movaps	%xmm4, 1152(%rsp)
	andnps	640(%rsp), %xmm0
	andps	%xmm8, %xmm9
	movaps	%xmm9, 1408(%rsp)
	movaps	%xmm0, 640(%rsp)
	movaps	%xmm6, 944(%rsp)
	movaps	%xmm5, 960(%rsp)
	movaps	%xmm3, 976(%rsp)
	movaps	%xmm2, 928(%rsp)
	movaps	%xmm1, 992(%rsp)
	xorps	%xmm3, %xmm3
	movaps	289f(%rip), %xmm13
	movaps	368(%rsp), %xmm6
	movaps	512(%rsp), %xmm15
	movaps	608(%rsp), %xmm2
	movaps	432(%rsp), %xmm12
	movaps	416(%rsp), %xmm0
	movaps	1184(%rsp), %xmm8
	jmp	248f
	.p2align	4
245:
	movaps	704(%rsp), %xmm14
	movaps	608(%rsp), %xmm2
	movaps	432(%rsp), %xmm12
	jmp	247f
	.p2align	4
246:
	movaps	704(%rsp), %xmm14
	movaps	608(%rsp), %xmm2
247:
	movaps	416(%rsp), %xmm0
248:
	movaps	271f(%rip), %xmm10
	movaps	%xmm6, 368(%rsp)
	movaps	%xmm12, 432(%rsp)
	movaps	%xmm2, 608(%rsp)
	movaps	%xmm11, 176(%rsp)
	movaps	%xmm14, 720(%rsp)
	movaps	%xmm7, 208(%rsp)
	ucomiss	%xmm3, %xmm8
	movdqa	1792(%rsp), %xmm1
	xorps	%xmm3, %xmm3
	pcmpgtd	%xmm3, %xmm1
	movdqa	%xmm1, 80(%rsp)
	movdqa	1824(%rsp), %xmm1
	pcmpgtd	%xmm3, %xmm1
	movdqa	%xmm1, 96(%rsp)
	xorps	%xmm8, %xmm8
	movaps	269f(%rip), %xmm1
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	254f(%rip), %xmm5
	movaps	%xmm5, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, 256(%rsp)
	movaps	688(%rsp), %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm5, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, 192(%rsp)
	movaps	%xmm12, %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm5, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, 48(%rsp)
	movaps	%xmm2, %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm5, %xmm2
	divps	%xmm0, %xmm2
	movaps	%xmm2, (%rsp)
	movaps	%xmm15, %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm1
	movaps	448(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	cmpleps	1056(%rsp), %xmm2
	movaps	1040(%rsp), %xmm0
	cmpleps	%xmm3, %xmm0
	movaps	496(%rsp), %xmm9
	movaps	%xmm9, %xmm3
	xorps	%xmm13, %xmm3
	movaps	%xmm10, %xmm4
	blendvps	%xmm0, %xmm9, %xmm4
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm3, %xmm4
	xorps	%xmm3, %xmm3
	cmpleps	%xmm4, %xmm3
	movaps	%xmm3, %xmm0
	orps	1536(%rsp), %xmm0
	pslld	$31, %xmm0
	movdqa	%xmm0, 1184(%rsp)
	movaps	%xmm5, %xmm2
	blendvps	%xmm0, %xmm8, %xmm2
	movaps	%xmm2, 16(%rsp)
	movaps	%xmm5, %xmm8
	movaps	528(%rsp), %xmm4
	movaps	%xmm4, %xmm2
	cmpleps	1104(%rsp), %xmm2
	movaps	1088(%rsp), %xmm0
	cmpleps	%xmm4, %xmm0
	movaps	%xmm6, %xmm5
	xorps	%xmm13, %xmm5
	movaps	%xmm10, %xmm4
	blendvps	%xmm0, %xmm6, %xmm4
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm5, %xmm4
	movaps	%xmm11, %xmm2
	cmpleps	1024(%rsp), %xmm2
	movaps	1008(%rsp), %xmm0
	cmpleps	%xmm11, %xmm0
	movaps	624(%rsp), %xmm15
	movaps	%xmm15, %xmm6
	xorps	%xmm13, %xmm6
	movaps	%xmm10, %xmm5
	blendvps	%xmm0, %xmm15, %xmm5
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm6, %xmm5
	movaps	%xmm7, %xmm2
	cmpleps	1136(%rsp), %xmm2
	movaps	1120(%rsp), %xmm0
	cmpleps	%xmm7, %xmm0
	movaps	%xmm10, %xmm6
	movaps	240(%rsp), %xmm12
	blendvps	%xmm0, %xmm12, %xmm6
	movaps	%xmm12, %xmm7
	xorps	%xmm13, %xmm7
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm7, %xmm6
	divps	%xmm1, %xmm8
	movaps	%xmm8, 112(%rsp)
	movaps	%xmm14, %xmm2
	movaps	1248(%rsp), %xmm0
	cmpleps	%xmm14, %xmm0
	movaps	%xmm10, %xmm7
	movaps	480(%rsp), %xmm14
	blendvps	%xmm0, %xmm14, %xmm7
	cmpleps	1072(%rsp), %xmm2
	movaps	%xmm14, %xmm1
	xorps	%xmm13, %xmm1
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm7
	movaps	256(%rsp), %xmm13
	movaps	%xmm13, %xmm0
	mulps	%xmm9, %xmm0
	movaps	%xmm0, 144(%rsp)
	orps	1840(%rsp), %xmm3
	pslld	$31, %xmm3
	psrad	$31, %xmm3
	mulps	%xmm0, %xmm0
	xorps	%xmm10, %xmm10
	addps	%xmm10, %xmm0
	pandn	%xmm0, %xmm3
	xorps	%xmm0, %xmm0
	cmpleps	%xmm4, %xmm0
	movaps	96(%rsp), %xmm11
	orps	%xmm0, %xmm11
	movaps	%xmm11, 96(%rsp)
	movaps	192(%rsp), %xmm8
	movaps	%xmm8, %xmm1
	mulps	368(%rsp), %xmm1
	movaps	%xmm1, 352(%rsp)
	orps	1808(%rsp), %xmm0
	pslld	$31, %xmm0
	psrad	$31, %xmm0
	pandn	%xmm1, %xmm0
	mulps	%xmm0, %xmm0
	addps	%xmm3, %xmm0
	xorps	%xmm2, %xmm2
	cmpleps	%xmm5, %xmm2
	movaps	80(%rsp), %xmm9
	orps	%xmm2, %xmm9
	movaps	%xmm9, 80(%rsp)
	movaps	48(%rsp), %xmm3
	movaps	%xmm3, %xmm1
	movaps	%xmm15, 624(%rsp)
	mulps	%xmm15, %xmm1
	movaps	%xmm1, 464(%rsp)
	orps	1776(%rsp), %xmm2
	pslld	$31, %xmm2
	psrad	$31, %xmm2
	pandn	%xmm1, %xmm2
	mulps	%xmm2, %xmm2
	addps	%xmm0, %xmm2
	xorps	%xmm0, %xmm0
	cmpleps	%xmm6, %xmm0
	movdqa	1760(%rsp), %xmm1
	pcmpgtd	%xmm10, %xmm1
	xorps	%xmm4, %xmm4
	por	%xmm0, %xmm1
	movdqa	%xmm1, 400(%rsp)
	movaps	(%rsp), %xmm6
	movaps	%xmm12, 240(%rsp)
	mulps	%xmm12, %xmm6
	por	1744(%rsp), %xmm0
	pslld	$31, %xmm0
	psrad	$31, %xmm0
	pandn	%xmm6, %xmm0
	mulps	%xmm0, %xmm0
	addps	%xmm2, %xmm0
	pxor	%xmm1, %xmm1
	cmpleps	%xmm7, %xmm1
	movdqa	1728(%rsp), %xmm2
	pcmpgtd	%xmm4, %xmm2
	por	%xmm1, %xmm2
	movdqa	%xmm2, 1328(%rsp)
	movaps	112(%rsp), %xmm10
	movaps	%xmm14, 480(%rsp)
	mulps	%xmm14, %xmm10
	por	1712(%rsp), %xmm1
	pslld	$31, %xmm1
	psrad	$31, %xmm1
	pandn	%xmm10, %xmm1
	mulps	%xmm1, %xmm1
	addps	%xmm0, %xmm1
	movaps	%xmm1, 1312(%rsp)
	movaps	254f(%rip), %xmm1
	andnps	%xmm1, %xmm11
	movaps	%xmm11, 848(%rsp)
	movaps	%xmm8, %xmm5
	mulps	%xmm11, %xmm5
	movaps	160(%rsp), %xmm0
	mulps	%xmm5, %xmm0
	movaps	%xmm13, %xmm7
	mulps	16(%rsp), %xmm7
	mulps	%xmm7, %xmm0
	movaps	%xmm0, %xmm2
	movaps	%xmm0, %xmm4
	mulps	%xmm0, %xmm2
	movaps	%xmm1, %xmm13
	movaps	%xmm1, %xmm0
	subps	%xmm2, %xmm0
	movaps	%xmm0, 1664(%rsp)
	movaps	%xmm0, %xmm2
	movaps	2126f(%rip), %xmm12
	maxps	%xmm12, %xmm2
	sqrtps	%xmm2, %xmm2
	movaps	%xmm1, %xmm0
	divps	%xmm2, %xmm0
	movaps	%xmm0, %xmm11
	andnps	%xmm1, %xmm9
	movaps	%xmm9, 880(%rsp)
	movaps	%xmm3, %xmm1
	mulps	%xmm9, %xmm1
	movaps	736(%rsp), %xmm8
	mulps	%xmm1, %xmm8
	mulps	%xmm7, %xmm8
	movaps	752(%rsp), %xmm2
	mulps	%xmm1, %xmm2
	movaps	%xmm8, %xmm3
	mulps	%xmm4, %xmm3
	movaps	%xmm4, %xmm14
	movaps	%xmm4, 304(%rsp)
	mulps	%xmm5, %xmm2
	subps	%xmm3, %xmm2
	movaps	%xmm8, %xmm3
	movaps	%xmm8, %xmm4
	movaps	%xmm8, 288(%rsp)
	mulps	%xmm8, %xmm3
	movaps	%xmm13, %xmm0
	subps	%xmm3, %xmm0
	mulps	%xmm11, %xmm2
	movaps	%xmm2, %xmm3
	mulps	%xmm2, %xmm3
	subps	%xmm3, %xmm0
	movaps	%xmm0, 1648(%rsp)
	movaps	%xmm0, %xmm3
	maxps	%xmm12, %xmm3
	sqrtps	%xmm3, %xmm3
	movaps	%xmm13, %xmm15
	divps	%xmm3, %xmm15
	movaps	400(%rsp), %xmm3
	andnps	%xmm13, %xmm3
	movaps	%xmm3, 864(%rsp)
	movaps	(%rsp), %xmm0
	mulps	%xmm3, %xmm0
	movaps	672(%rsp), %xmm8
	mulps	%xmm0, %xmm8
	mulps	%xmm7, %xmm8
	movaps	576(%rsp), %xmm9
	mulps	%xmm0, %xmm9
	movaps	%xmm8, %xmm3
	mulps	%xmm14, %xmm3
	mulps	%xmm5, %xmm9
	subps	%xmm3, %xmm9
	movaps	592(%rsp), %xmm14
	mulps	%xmm0, %xmm14
	movaps	%xmm8, %xmm3
	mulps	%xmm4, %xmm3
	mulps	%xmm1, %xmm14
	subps	%xmm3, %xmm14
	movaps	%xmm11, %xmm12
	mulps	%xmm11, %xmm9
	movaps	%xmm9, %xmm3
	mulps	%xmm2, %xmm3
	subps	%xmm3, %xmm14
	movaps	%xmm8, %xmm11
	mulps	%xmm8, %xmm11
	movaps	%xmm13, %xmm3
	subps	%xmm11, %xmm3
	movaps	%xmm9, %xmm11
	mulps	%xmm9, %xmm11
	subps	%xmm11, %xmm3
	mulps	%xmm15, %xmm14
	movaps	%xmm15, %xmm4
	movaps	%xmm15, 128(%rsp)
	movaps	%xmm14, %xmm11
	mulps	%xmm14, %xmm11
	subps	%xmm11, %xmm3
	movaps	%xmm3, 1632(%rsp)
	movaps	%xmm3, %xmm11
	maxps	2126f(%rip), %xmm11
	sqrtps	%xmm11, %xmm11
	movaps	%xmm13, %xmm3
	divps	%xmm11, %xmm3
	movaps	%xmm3, 32(%rsp)
	movaps	1328(%rsp), %xmm3
	andnps	%xmm13, %xmm3
	movaps	%xmm3, 832(%rsp)
	movaps	112(%rsp), %xmm13
	mulps	%xmm3, %xmm13
	movaps	320(%rsp), %xmm3
	mulps	%xmm13, %xmm3
	mulps	%xmm7, %xmm3
	movaps	224(%rsp), %xmm7
	mulps	%xmm13, %xmm7
	mulps	%xmm5, %xmm7
	movaps	%xmm3, %xmm5
	mulps	304(%rsp), %xmm5
	subps	%xmm5, %xmm7
	movaps	768(%rsp), %xmm15
	mulps	%xmm13, %xmm15
	movaps	%xmm3, %xmm5
	mulps	288(%rsp), %xmm5
	movaps	%xmm1, 1696(%rsp)
	mulps	%xmm1, %xmm15
	subps	%xmm5, %xmm15
	mulps	%xmm12, %xmm7
	movaps	%xmm12, 544(%rsp)
	movaps	%xmm7, %xmm5
	mulps	%xmm2, %xmm5
	subps	%xmm5, %xmm15
	mulps	656(%rsp), %xmm13
	movaps	%xmm3, %xmm5
	mulps	%xmm8, %xmm5
	movaps	%xmm0, 1680(%rsp)
	mulps	%xmm0, %xmm13
	subps	%xmm5, %xmm13
	movaps	%xmm7, %xmm5
	mulps	%xmm9, %xmm5
	subps	%xmm5, %xmm13
	mulps	%xmm4, %xmm15
	movaps	%xmm15, %xmm5
	mulps	%xmm14, %xmm5
	subps	%xmm5, %xmm13
	movaps	%xmm3, %xmm11
	mulps	%xmm3, %xmm11
	movaps	254f(%rip), %xmm5
	subps	%xmm11, %xmm5
	movaps	%xmm7, %xmm11
	mulps	%xmm7, %xmm11
	subps	%xmm11, %xmm5
	movaps	%xmm15, %xmm11
	mulps	%xmm15, %xmm11
	subps	%xmm11, %xmm5
	mulps	32(%rsp), %xmm13
	movaps	%xmm13, %xmm11
	mulps	%xmm13, %xmm11
	subps	%xmm11, %xmm5
	movaps	%xmm5, 1616(%rsp)
	movaps	%xmm5, %xmm11
	maxps	2126f(%rip), %xmm11
	sqrtps	%xmm11, %xmm11
	movaps	254f(%rip), %xmm1
	divps	%xmm11, %xmm1
	movaps	144(%rsp), %xmm11
	mulps	16(%rsp), %xmm11
	movaps	304(%rsp), %xmm0
	movaps	%xmm0, 336(%rsp)
	mulps	%xmm11, %xmm0
	movaps	352(%rsp), %xmm5
	mulps	848(%rsp), %xmm5
	subps	%xmm0, %xmm5
	movaps	%xmm11, %xmm0
	movaps	%xmm11, %xmm4
	mulps	%xmm11, %xmm0
	xorps	%xmm11, %xmm11
	addps	%xmm11, %xmm0
	mulps	%xmm12, %xmm5
	movaps	%xmm5, %xmm11
	mulps	%xmm5, %xmm11
	addps	%xmm0, %xmm11
	movaps	288(%rsp), %xmm0
	movaps	%xmm0, 304(%rsp)
	mulps	%xmm4, %xmm0
	movaps	464(%rsp), %xmm12
	mulps	880(%rsp), %xmm12
	subps	%xmm0, %xmm12
	movaps	%xmm2, 560(%rsp)
	mulps	%xmm5, %xmm2
	subps	%xmm2, %xmm12
	mulps	128(%rsp), %xmm12
	movaps	%xmm12, %xmm0
	mulps	%xmm12, %xmm0
	addps	%xmm11, %xmm0
	movaps	%xmm8, 288(%rsp)
	mulps	%xmm4, %xmm8
	mulps	864(%rsp), %xmm6
	subps	%xmm8, %xmm6
	movaps	%xmm9, 896(%rsp)
	mulps	%xmm5, %xmm9
	subps	%xmm9, %xmm6
	movaps	%xmm14, %xmm11
	mulps	%xmm12, %xmm14
	subps	%xmm14, %xmm6
	mulps	32(%rsp), %xmm6
	movaps	%xmm6, %xmm2
	mulps	%xmm6, %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm3, %xmm8
	movaps	%xmm4, 144(%rsp)
	mulps	%xmm4, %xmm3
	movaps	%xmm12, %xmm0
	mulps	832(%rsp), %xmm10
	subps	%xmm3, %xmm10
	movaps	%xmm7, %xmm12
	movaps	%xmm5, 352(%rsp)
	mulps	%xmm5, %xmm7
	subps	%xmm7, %xmm10
	movaps	%xmm15, %xmm4
	movaps	%xmm0, 464(%rsp)
	mulps	%xmm0, %xmm15
	subps	%xmm15, %xmm10
	movaps	254f(%rip), %xmm15
	movaps	192(%rsp), %xmm3
	movaps	%xmm13, %xmm14
	mulps	%xmm6, %xmm13
	subps	%xmm13, %xmm10
	movaps	289f(%rip), %xmm13
	mulps	%xmm1, %xmm10
	movaps	%xmm10, %xmm0
	mulps	%xmm10, %xmm0
	addps	%xmm2, %xmm0
	movaps	%xmm0, 1552(%rsp)
	movaps	256(%rsp), %xmm2
	movaps	1184(%rsp), %xmm0
	blendvps	%xmm0, %xmm15, %xmm2
	movaps	%xmm3, %xmm5
	mulps	544(%rsp), %xmm3
	movaps	96(%rsp), %xmm0
	blendvps	%xmm0, %xmm15, %xmm3
	movaps	48(%rsp), %xmm7
	mulps	128(%rsp), %xmm7
	movaps	80(%rsp), %xmm0
	blendvps	%xmm0, %xmm15, %xmm7
	mulps	%xmm2, %xmm3
	mulps	%xmm3, %xmm7
	movaps	(%rsp), %xmm2
	mulps	32(%rsp), %xmm2
	movaps	400(%rsp), %xmm0
	blendvps	%xmm0, %xmm15, %xmm2
	movaps	112(%rsp), %xmm3
	movaps	%xmm1, 80(%rsp)
	mulps	%xmm1, %xmm3
	movaps	1328(%rsp), %xmm0
	movaps	%xmm15, %xmm1
	blendvps	%xmm0, %xmm15, %xmm3
	mulps	%xmm7, %xmm2
	mulps	%xmm2, %xmm3
	movaps	%xmm3, 96(%rsp)
	movaps	336(%rsp), %xmm0
	xorps	%xmm13, %xmm0
	movaps	%xmm0, 336(%rsp)
	movaps	304(%rsp), %xmm0
	xorps	%xmm13, %xmm0
	movaps	%xmm0, 304(%rsp)
	movaps	560(%rsp), %xmm0
	xorps	%xmm13, %xmm0
	movaps	%xmm0, 560(%rsp)
	movaps	896(%rsp), %xmm0
	xorps	%xmm13, %xmm0
	movaps	%xmm0, 896(%rsp)
	movaps	288(%rsp), %xmm0
	xorps	%xmm13, %xmm0
	movaps	%xmm0, 288(%rsp)
	xorps	%xmm13, %xmm11
	xorps	%xmm13, %xmm12
	xorps	%xmm13, %xmm4
	xorps	%xmm13, %xmm8
	movaps	%xmm8, 400(%rsp)
	xorps	%xmm13, %xmm14
	ja	231b
	movaps	%xmm1, %xmm8
	movaps	%xmm1, %xmm0
	divps	48(%rsp), %xmm0
	mulps	176(%rsp), %xmm0
	movaps	%xmm1, %xmm2
	divps	(%rsp), %xmm2
	mulps	208(%rsp), %xmm2
	mulps	2127f(%rip), %xmm0
	mulps	2128f(%rip), %xmm2
	movaps	%xmm2, %xmm3
	maxps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	1264(%rsp), %xmm2
	movaps	%xmm2, %xmm0
	movaps	279f(%rip), %xmm1
	cmpltps	%xmm1, %xmm0
	addps	%xmm2, %xmm2
	sqrtps	%xmm2, %xmm2
	mulps	2129f(%rip), %xmm2
	andps	%xmm0, %xmm2
	movaps	%xmm2, %xmm5
	maxps	%xmm3, %xmm5
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm2, %xmm5
	movq	72(%rsp), %rax
	movss	16(%rax), %xmm2
	movaps	%xmm8, %xmm0
	movaps	1152(%rsp), %xmm7
	divps	%xmm7, %xmm0
	mulps	96(%rsp), %xmm0
	movaps	%xmm2, %xmm3
	shufps	$0, %xmm2, %xmm3
	mulps	%xmm0, %xmm0
	minps	%xmm8, %xmm0
	mulps	%xmm3, %xmm0
	movaps	%xmm5, %xmm3
	maxps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm5, %xmm3
	movaps	%xmm7, %xmm0
	cmpltps	%xmm1, %xmm0
	andps	%xmm3, %xmm0
	mulps	%xmm0, %xmm0
	movaps	1552(%rsp), %xmm1
	cmpleps	%xmm0, %xmm1
	mulss	%xmm2, %xmm2
	shufps	$0, %xmm2, %xmm2
	movaps	1312(%rsp), %xmm0
	cmpleps	%xmm2, %xmm0
	andps	%xmm1, %xmm0
	movaps	848(%rsp), %xmm2
	mulps	16(%rsp), %xmm2
	movaps	880(%rsp), %xmm1
	mulps	%xmm2, %xmm1
	movaps	864(%rsp), %xmm2
	mulps	%xmm1, %xmm2
	movaps	832(%rsp), %xmm1
	mulps	%xmm2, %xmm1
	xorps	%xmm2, %xmm2
	cmpnltps	%xmm1, %xmm2
	andps	%xmm8, %xmm2
	movaps	275f(%rip), %xmm1
	movaps	%xmm1, %xmm3
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	1520(%rsp), %xmm0
	cmpleps	1168(%rsp), %xmm0
	movaps	%xmm3, %xmm2
	minps	2130f(%rip), %xmm2
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	1296(%rsp), %xmm2
	movaps	%xmm2, %xmm0
	cmpeqps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm3, %xmm2
	movaps	%xmm2, 1296(%rsp)
	movaps	%xmm2, %xmm9
	cmpeqps	%xmm1, %xmm9
	andps	%xmm8, %xmm9
	movaps	%xmm9, %xmm0
	xorps	%xmm1, %xmm1
	addss	%xmm1, %xmm0
	pshufd	$245, %xmm9, %xmm2
	addss	%xmm0, %xmm2
	pshufd	$238, %xmm9, %xmm0
	addss	%xmm2, %xmm0
	pshufd	$255, %xmm9, %xmm2
	addss	%xmm0, %xmm2
	ucomiss	%xmm1, %xmm2
	movaps	720(%rsp), %xmm3
	xorps	%xmm2, %xmm2
	movaps	2119f(%rip), %xmm0
	movaps	291f(%rip), %xmm15
	movdqa	208(%rsp), %xmm7
	movaps	%xmm8, %xmm5
	ja	233b
	movaps	80(%rsp), %xmm1
	mulps	%xmm10, %xmm1
	mulps	%xmm1, %xmm14
	addps	%xmm6, %xmm14
	movaps	32(%rsp), %xmm2
	mulps	%xmm14, %xmm2
	mulps	%xmm2, %xmm11
	addps	464(%rsp), %xmm11
	mulps	%xmm1, %xmm4
	addps	%xmm11, %xmm4
	movaps	128(%rsp), %xmm3
	mulps	%xmm4, %xmm3
	movaps	560(%rsp), %xmm4
	mulps	%xmm3, %xmm4
	addps	352(%rsp), %xmm4
	movaps	896(%rsp), %xmm11
	mulps	%xmm2, %xmm11
	addps	%xmm4, %xmm11
	mulps	%xmm1, %xmm12
	addps	%xmm11, %xmm12
	movaps	%xmm0, %xmm7
	movaps	544(%rsp), %xmm0
	mulps	%xmm12, %xmm0
	movaps	336(%rsp), %xmm4
	mulps	%xmm0, %xmm4
	addps	144(%rsp), %xmm4
	movaps	304(%rsp), %xmm6
	mulps	%xmm3, %xmm6
	addps	%xmm4, %xmm6
	movaps	288(%rsp), %xmm11
	mulps	%xmm2, %xmm11
	addps	%xmm6, %xmm11
	movaps	400(%rsp), %xmm8
	mulps	%xmm1, %xmm8
	addps	%xmm11, %xmm8
	mulps	256(%rsp), %xmm8
	movaps	%xmm8, 400(%rsp)
	mulps	192(%rsp), %xmm0
	movaps	%xmm0, 544(%rsp)
	mulps	48(%rsp), %xmm3
	movaps	%xmm3, 128(%rsp)
	mulps	(%rsp), %xmm2
	movaps	%xmm2, 32(%rsp)
	mulps	112(%rsp), %xmm1
	movaps	%xmm1, 80(%rsp)
	movaps	%xmm5, %xmm0
	divps	1568(%rsp), %xmm0
	movaps	1584(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	paddd	2113f(%rip), %xmm0
	pand	2114f(%rip), %xmm0
	psubd	%xmm0, %xmm5
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm1, %xmm5
	movaps	271f(%rip), %xmm14
	addps	%xmm14, %xmm5
	movaps	%xmm5, %xmm1
	mulps	%xmm5, %xmm1
	movaps	%xmm5, %xmm2
	mulps	2115f(%rip), %xmm2
	addps	2116f(%rip), %xmm2
	movaps	%xmm2, 336(%rsp)
	movaps	%xmm5, %xmm2
	mulps	2117f(%rip), %xmm2
	addps	2118f(%rip), %xmm2
	movaps	%xmm2, 464(%rsp)
	movaps	%xmm5, 608(%rsp)
	mulps	%xmm7, %xmm5
	addps	2120f(%rip), %xmm5
	movaps	%xmm5, 288(%rsp)
	movaps	%xmm1, 352(%rsp)
	mulps	2121f(%rip), %xmm1
	movaps	%xmm1, 304(%rsp)
	mulps	2122f(%rip), %xmm0
	movaps	%xmm0, 624(%rsp)
	movaps	1360(%rsp), %xmm0
	mulps	2131f(%rip), %xmm0
	movaps	%xmm0, 1360(%rsp)
	movaps	1376(%rsp), %xmm0
	mulps	2132f(%rip), %xmm0
	movaps	%xmm0, 1376(%rsp)
	movl	%ebp, %eax
	shrb	$3, %al
	testl	%r10d, %r10d
	setne	%cl
	andb	%al, %cl
	xorps	%xmm3, %xmm3
	xorps	%xmm7, %xmm7
	xorps	%xmm8, %xmm8
	xorps	%xmm9, %xmm9
	xorps	%xmm15, %xmm15
	xorps	%xmm10, %xmm10
	xorps	%xmm13, %xmm13
	cmpb	$1, %cl
	movl	812(%rsp), %r8d
	jne	251f
	movq	392(%rsp), %rax
	xorl	%ecx, %ecx
	.p2align	4
249:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$4, %rdx
	movaps	(%r13,%rdx), %xmm0
	mulps	176(%rsp), %xmm0
	movaps	%xmm0, 16(%rsp)
	movq	%r13, %rdx
	xorl	%esi, %esi
	movaps	208(%rsp), %xmm4
	movaps	254f(%rip), %xmm2
	.p2align	4
250:
	movaps	(%rdx), %xmm5
	mulps	16(%rsp), %xmm5
	addps	%xmm4, %xmm5
	movaps	%xmm2, %xmm12
	divps	%xmm5, %xmm12
	movaps	(%rax,%rsi), %xmm6
	subps	%xmm5, %xmm6
	mulps	%xmm12, %xmm6
	movaps	%xmm14, %xmm0
	cmpltps	%xmm6, %xmm0
	addps	%xmm14, %xmm12
	blendvps	%xmm0, %xmm6, %xmm12
	movaps	%xmm12, %xmm0
	addps	%xmm2, %xmm0
	paddd	2113f(%rip), %xmm0
	pand	2114f(%rip), %xmm0
	movaps	%xmm2, %xmm11
	psubd	%xmm0, %xmm11
	mulps	%xmm11, %xmm12
	addps	%xmm14, %xmm11
	addps	%xmm12, %xmm11
	movaps	%xmm11, %xmm12
	mulps	%xmm11, %xmm12
	movaps	%xmm3, %xmm1
	movaps	%xmm13, %xmm3
	movaps	%xmm11, %xmm13
	mulps	2119f(%rip), %xmm13
	movaps	%xmm12, %xmm14
	addps	2120f(%rip), %xmm13
	mulps	2121f(%rip), %xmm14
	addps	%xmm13, %xmm14
	movaps	%xmm11, %xmm13
	mulps	2117f(%rip), %xmm13
	addps	2118f(%rip), %xmm13
	mulps	%xmm12, %xmm14
	addps	%xmm13, %xmm14
	movaps	%xmm11, %xmm13
	mulps	2115f(%rip), %xmm13
	addps	2116f(%rip), %xmm13
	mulps	%xmm12, %xmm14
	addps	%xmm13, %xmm14
	movaps	%xmm3, %xmm13
	movaps	%xmm1, %xmm3
	mulps	%xmm12, %xmm14
	addps	%xmm11, %xmm14
	cvtdq2ps	%xmm0, %xmm0
	mulps	2122f(%rip), %xmm0
	addps	%xmm14, %xmm0
	movaps	271f(%rip), %xmm14
	movaps	%xmm6, %xmm11
	addps	%xmm2, %xmm11
	mulps	%xmm0, %xmm11
	maxps	%xmm14, %xmm6
	subps	%xmm6, %xmm11
	mulps	%xmm5, %xmm11
	addps	%xmm2, %xmm5
	movaps	%xmm2, %xmm0
	divps	%xmm5, %xmm0
	addps	%xmm11, %xmm13
	movaps	%xmm0, %xmm5
	mulps	%xmm0, %xmm5
	movaps	%xmm5, %xmm6
	mulps	%xmm5, %xmm6
	addps	%xmm6, %xmm8
	addps	%xmm0, %xmm10
	mulps	%xmm5, %xmm0
	addps	%xmm5, %xmm15
	mulps	%xmm0, %xmm5
	addps	%xmm5, %xmm7
	addps	%xmm0, %xmm9
	mulps	%xmm0, %xmm0
	addps	%xmm0, %xmm3
	addq	$16, %rsi
	addq	$80, %rdx
	cmpq	%rsi, %r12
	jne	250b
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	249b
251:
	movaps	%xmm10, 512(%rsp)
	movaps	%xmm15, 368(%rsp)
	movaps	%xmm9, 480(%rsp)
	movaps	%xmm8, 496(%rsp)
	movaps	%xmm7, 688(%rsp)
	movaps	%xmm13, 416(%rsp)
	movaps	160(%rsp), %xmm9
	movaps	192(%rsp), %xmm2
	mulps	%xmm2, %xmm9
	movaps	256(%rsp), %xmm7
	mulps	%xmm7, %xmm9
	movaps	%xmm9, %xmm0
	mulps	%xmm9, %xmm0
	movaps	254f(%rip), %xmm4
	movaps	%xmm4, %xmm1
	subps	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	movaps	2126f(%rip), %xmm6
	maxps	%xmm6, %xmm1
	sqrtps	%xmm1, %xmm1
	movaps	%xmm4, %xmm12
	divps	%xmm1, %xmm12
	movaps	736(%rsp), %xmm15
	movaps	48(%rsp), %xmm8
	mulps	%xmm8, %xmm15
	mulps	%xmm7, %xmm15
	movaps	752(%rsp), %xmm13
	mulps	%xmm8, %xmm13
	movaps	%xmm15, %xmm1
	mulps	%xmm9, %xmm1
	mulps	%xmm2, %xmm13
	subps	%xmm1, %xmm13
	movaps	%xmm15, %xmm1
	mulps	%xmm15, %xmm1
	movaps	%xmm4, %xmm5
	subps	%xmm1, %xmm5
	mulps	%xmm12, %xmm13
	movaps	%xmm13, %xmm1
	mulps	%xmm13, %xmm1
	subps	%xmm1, %xmm5
	minps	%xmm4, %xmm0
	movaps	%xmm5, %xmm1
	minps	%xmm0, %xmm1
	maxps	%xmm6, %xmm5
	sqrtps	%xmm5, %xmm0
	movaps	%xmm4, %xmm11
	movaps	%xmm4, %xmm5
	divps	%xmm0, %xmm11
	movaps	672(%rsp), %xmm6
	movaps	(%rsp), %xmm10
	mulps	%xmm10, %xmm6
	mulps	%xmm7, %xmm6
	movaps	576(%rsp), %xmm4
	mulps	%xmm10, %xmm4
	movaps	%xmm6, %xmm0
	mulps	%xmm9, %xmm0
	mulps	%xmm2, %xmm4
	subps	%xmm0, %xmm4
	movaps	592(%rsp), %xmm2
	mulps	%xmm10, %xmm2
	movaps	%xmm6, %xmm0
	mulps	%xmm15, %xmm0
	mulps	%xmm8, %xmm2
	subps	%xmm0, %xmm2
	mulps	%xmm12, %xmm4
	movaps	%xmm4, %xmm0
	mulps	%xmm13, %xmm0
	subps	%xmm0, %xmm2
	movaps	%xmm6, %xmm0
	mulps	%xmm6, %xmm0
	movaps	%xmm5, %xmm8
	subps	%xmm0, %xmm5
	movaps	%xmm4, %xmm0
	mulps	%xmm4, %xmm0
	subps	%xmm0, %xmm5
	mulps	%xmm11, %xmm2
	movaps	%xmm2, %xmm0
	mulps	%xmm2, %xmm0
	subps	%xmm0, %xmm5
	movaps	%xmm5, %xmm0
	minps	%xmm1, %xmm0
	movaps	%xmm0, 16(%rsp)
	maxps	2126f(%rip), %xmm5
	sqrtps	%xmm5, %xmm1
	divps	%xmm1, %xmm8
	movaps	320(%rsp), %xmm5
	movaps	112(%rsp), %xmm0
	mulps	%xmm0, %xmm5
	mulps	%xmm7, %xmm5
	movaps	224(%rsp), %xmm7
	mulps	%xmm0, %xmm7
	movaps	%xmm5, %xmm1
	movaps	%xmm9, 160(%rsp)
	mulps	%xmm9, %xmm1
	mulps	192(%rsp), %xmm7
	subps	%xmm1, %xmm7
	movaps	768(%rsp), %xmm9
	mulps	%xmm0, %xmm9
	movaps	%xmm5, %xmm1
	movaps	%xmm15, 736(%rsp)
	mulps	%xmm15, %xmm1
	mulps	48(%rsp), %xmm9
	subps	%xmm1, %xmm9
	movaps	%xmm12, 144(%rsp)
	mulps	%xmm12, %xmm7
	movaps	%xmm7, %xmm1
	movaps	%xmm13, 752(%rsp)
	mulps	%xmm13, %xmm1
	subps	%xmm1, %xmm9
	movaps	656(%rsp), %xmm13
	mulps	%xmm0, %xmm13
	movaps	%xmm5, %xmm1
	movaps	%xmm6, 672(%rsp)
	mulps	%xmm6, %xmm1
	mulps	%xmm10, %xmm13
	subps	%xmm1, %xmm13
	movaps	%xmm7, %xmm1
	movaps	%xmm4, 576(%rsp)
	mulps	%xmm4, %xmm1
	subps	%xmm1, %xmm13
	movaps	%xmm11, 240(%rsp)
	mulps	%xmm11, %xmm9
	movaps	%xmm9, %xmm1
	movaps	%xmm2, 592(%rsp)
	mulps	%xmm2, %xmm1
	subps	%xmm1, %xmm13
	movaps	%xmm5, 320(%rsp)
	mulps	%xmm5, %xmm5
	movaps	254f(%rip), %xmm6
	subps	%xmm5, %xmm6
	movaps	%xmm7, 224(%rsp)
	movaps	%xmm7, %xmm5
	mulps	%xmm7, %xmm5
	subps	%xmm5, %xmm6
	movaps	%xmm9, 768(%rsp)
	movaps	%xmm9, %xmm5
	mulps	%xmm9, %xmm5
	subps	%xmm5, %xmm6
	movaps	%xmm8, 96(%rsp)
	mulps	%xmm8, %xmm13
	movaps	%xmm13, %xmm5
	mulps	%xmm13, %xmm5
	subps	%xmm5, %xmm6
	movaps	%xmm6, 560(%rsp)
	minps	16(%rsp), %xmm6
	movaps	2133f(%rip), %xmm5
	cmpltps	%xmm6, %xmm5
	movaps	1296(%rsp), %xmm10
	movaps	%xmm10, %xmm2
	cmpeqps	276f(%rip), %xmm2
	movaps	%xmm2, %xmm0
	movaps	%xmm2, %xmm4
	movaps	%xmm5, 656(%rsp)
	orps	%xmm5, %xmm0
	movaps	2134f(%rip), %xmm6
	blendvps	%xmm0, %xmm10, %xmm6
	movaps	%xmm6, 432(%rsp)
	movaps	400(%rsp), %xmm0
	movaps	%xmm0, %xmm6
	movaps	448(%rsp), %xmm1
	addps	%xmm1, %xmm0
	movaps	1040(%rsp), %xmm7
	movaps	%xmm7, %xmm2
	minps	%xmm0, %xmm2
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm7, %xmm2
	movaps	1056(%rsp), %xmm7
	movaps	%xmm7, %xmm11
	maxps	%xmm2, %xmm11
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm7, %xmm11
	movaps	256f(%rip), %xmm7
	andps	%xmm7, %xmm6
	xorps	%xmm0, %xmm0
	maxps	%xmm0, %xmm6
	movaps	544(%rsp), %xmm8
	movaps	%xmm8, %xmm2
	andps	%xmm7, %xmm2
	maxps	%xmm6, %xmm2
	movaps	80(%rsp), %xmm15
	movaps	%xmm15, %xmm0
	andps	%xmm7, %xmm0
	maxps	%xmm2, %xmm0
	movaps	720(%rsp), %xmm5
	movaps	%xmm5, %xmm2
	mulps	2135f(%rip), %xmm2
	cmpleps	%xmm2, %xmm0
	cmpleps	254f(%rip), %xmm10
	movaps	%xmm10, 16(%rsp)
	andps	%xmm10, %xmm0
	movaps	%xmm0, %xmm9
	blendvps	%xmm0, %xmm11, %xmm1
	movq	72(%rsp), %rax
	movss	208(%rax), %xmm2
	shufps	$0, %xmm2, %xmm2
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm1, 448(%rsp)
	movaps	528(%rsp), %xmm10
	addps	%xmm10, %xmm8
	movaps	1088(%rsp), %xmm6
	movaps	%xmm6, %xmm1
	minps	%xmm8, %xmm1
	cmpunordps	%xmm8, %xmm8
	movaps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm6, %xmm1
	movaps	1104(%rsp), %xmm7
	movaps	%xmm7, %xmm6
	maxps	%xmm1, %xmm6
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm7, %xmm6
	movaps	%xmm9, %xmm7
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm6, %xmm10
	movaps	%xmm4, %xmm0
	movaps	%xmm4, %xmm9
	blendvps	%xmm0, %xmm2, %xmm10
	movaps	176(%rsp), %xmm8
	movaps	128(%rsp), %xmm0
	addps	%xmm8, %xmm0
	movaps	1008(%rsp), %xmm4
	movaps	%xmm4, %xmm1
	minps	%xmm0, %xmm1
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm4, %xmm1
	movaps	1024(%rsp), %xmm4
	movaps	%xmm4, %xmm6
	maxps	%xmm1, %xmm6
	cmpunordps	%xmm1, %xmm1
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm4, %xmm6
	movaps	%xmm7, %xmm0
	movaps	%xmm7, %xmm1
	blendvps	%xmm0, %xmm6, %xmm8
	movss	12(%rax), %xmm6
	shufps	$0, %xmm6, %xmm6
	mulps	%xmm6, %xmm8
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm2, %xmm8
	movaps	208(%rsp), %xmm4
	movaps	32(%rsp), %xmm0
	addps	%xmm4, %xmm0
	movaps	1120(%rsp), %xmm11
	movaps	%xmm11, %xmm7
	minps	%xmm0, %xmm7
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm11, %xmm7
	movaps	1136(%rsp), %xmm12
	movaps	%xmm12, %xmm11
	maxps	%xmm7, %xmm11
	cmpunordps	%xmm7, %xmm7
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm12, %xmm11
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm11, %xmm4
	mulps	%xmm6, %xmm4
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm2, %xmm4
	addps	%xmm5, %xmm15
	movaps	1248(%rsp), %xmm7
	movaps	%xmm7, %xmm12
	minps	%xmm15, %xmm12
	cmpunordps	%xmm15, %xmm15
	movaps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm7, %xmm12
	movaps	1072(%rsp), %xmm7
	movaps	%xmm7, %xmm11
	maxps	%xmm12, %xmm11
	cmpunordps	%xmm12, %xmm12
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm7, %xmm11
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm11, %xmm5
	movq	%rdi, %rsi
	shlq	$4, %rsi
	movaps	448(%rsp), %xmm0
	movaps	%xmm0, (%r14,%rsi)
	addq	%r15, %rdi
	shlq	$4, %rdi
	movaps	%xmm10, (%r14,%rdi)
	leaq	(%r14,%rsi), %rcx
	movq	%r15, %rax
	shlq	$5, %rax
	movaps	%xmm8, (%rax,%rcx)
	leaq	(%r15,%r15,2), %r9
	movq	%r9, %rdx
	shlq	$4, %rdx
	movaps	%xmm4, (%rdx,%rcx)
	movaps	%xmm9, %xmm0
	movaps	%xmm2, 32(%rsp)
	blendvps	%xmm0, %xmm2, %xmm5
	movq	%r15, %rdx
	shlq	$6, %rdx
	movaps	%xmm5, (%rdx,%rcx)
	movl	$5, %ecx
	testb	$2, %bpl
	je	252f
	movaps	289f(%rip), %xmm7
	movaps	160(%rsp), %xmm4
	xorps	%xmm7, %xmm4
	movaps	560(%rsp), %xmm0
	maxps	2126f(%rip), %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm13, %xmm12
	movaps	254f(%rip), %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, 80(%rsp)
	movaps	48(%rsp), %xmm0
	mulps	%xmm6, %xmm0
	movaps	%xmm0, 48(%rsp)
	movaps	(%rsp), %xmm0
	mulps	%xmm6, %xmm0
	movaps	%xmm0, (%rsp)
	movaps	16(%rsp), %xmm0
	andps	656(%rsp), %xmm0
	movaps	%xmm0, 16(%rsp)
	movaps	144(%rsp), %xmm5
	mulps	%xmm5, %xmm4
	movaps	752(%rsp), %xmm0
	movaps	%xmm0, %xmm10
	mulps	%xmm4, %xmm10
	addps	736(%rsp), %xmm10
	xorps	%xmm7, %xmm10
	movaps	240(%rsp), %xmm11
	mulps	%xmm11, %xmm10
	movaps	%xmm5, %xmm2
	xorps	%xmm7, %xmm2
	mulps	%xmm0, %xmm2
	mulps	%xmm11, %xmm2
	movaps	%xmm5, %xmm0
	movaps	%xmm5, %xmm8
	movaps	576(%rsp), %xmm6
	mulps	%xmm6, %xmm0
	mulps	%xmm4, %xmm6
	addps	672(%rsp), %xmm6
	movaps	592(%rsp), %xmm5
	movaps	%xmm5, %xmm15
	mulps	%xmm10, %xmm15
	addps	%xmm6, %xmm15
	xorps	%xmm7, %xmm15
	movaps	96(%rsp), %xmm14
	mulps	%xmm14, %xmm15
	movaps	%xmm5, %xmm1
	mulps	%xmm2, %xmm1
	addps	%xmm0, %xmm1
	xorps	%xmm7, %xmm1
	mulps	%xmm14, %xmm1
	movaps	%xmm11, %xmm13
	xorps	%xmm7, %xmm13
	mulps	%xmm5, %xmm13
	mulps	%xmm14, %xmm13
	movaps	%xmm8, %xmm0
	movaps	224(%rsp), %xmm6
	mulps	%xmm6, %xmm0
	mulps	%xmm4, %xmm6
	addps	320(%rsp), %xmm6
	movaps	768(%rsp), %xmm9
	movaps	%xmm9, %xmm5
	mulps	%xmm10, %xmm5
	addps	%xmm6, %xmm5
	movaps	%xmm12, %xmm8
	mulps	%xmm15, %xmm12
	addps	%xmm5, %xmm12
	movaps	%xmm7, %xmm5
	xorps	%xmm7, %xmm12
	movaps	80(%rsp), %xmm7
	mulps	%xmm7, %xmm12
	movaps	%xmm11, %xmm6
	movaps	%xmm12, %xmm11
	mulps	%xmm9, %xmm6
	mulps	%xmm2, %xmm9
	addps	%xmm0, %xmm9
	movaps	%xmm8, %xmm0
	movaps	%xmm8, %xmm12
	mulps	%xmm1, %xmm12
	addps	%xmm9, %xmm12
	xorps	%xmm5, %xmm12
	movaps	%xmm5, %xmm9
	mulps	%xmm7, %xmm12
	movaps	%xmm7, %xmm8
	movaps	%xmm0, %xmm5
	mulps	%xmm13, %xmm5
	addps	%xmm6, %xmm5
	xorps	%xmm9, %xmm5
	mulps	%xmm7, %xmm5
	movaps	%xmm14, %xmm7
	xorps	%xmm9, %xmm7
	mulps	%xmm0, %xmm7
	movaps	%xmm4, 160(%rsp)
	mulps	%xmm4, %xmm4
	addps	254f(%rip), %xmm4
	movaps	%xmm10, %xmm6
	mulps	%xmm10, %xmm6
	addps	%xmm4, %xmm6
	movaps	%xmm15, 576(%rsp)
	mulps	%xmm15, %xmm15
	addps	%xmm6, %xmm15
	movaps	%xmm11, 592(%rsp)
	movaps	%xmm11, %xmm6
	mulps	%xmm11, %xmm6
	addps	%xmm15, %xmm6
	movaps	256(%rsp), %xmm0
	mulps	%xmm0, %xmm6
	mulps	%xmm0, %xmm6
	movaps	32(%rsp), %xmm4
	movaps	%xmm4, %xmm15
	movaps	16(%rsp), %xmm0
	blendvps	%xmm0, %xmm6, %xmm15
	mulps	%xmm8, %xmm7
	movaps	144(%rsp), %xmm9
	mulps	%xmm9, %xmm9
	movaps	%xmm2, 320(%rsp)
	mulps	%xmm2, %xmm2
	addps	%xmm9, %xmm2
	movaps	%xmm1, 224(%rsp)
	mulps	%xmm1, %xmm1
	addps	%xmm2, %xmm1
	movaps	%xmm12, %xmm6
	mulps	%xmm12, %xmm6
	addps	%xmm1, %xmm6
	movaps	192(%rsp), %xmm1
	mulps	%xmm1, %xmm6
	mulps	%xmm1, %xmm6
	movaps	%xmm4, %xmm2
	movaps	%xmm0, %xmm1
	blendvps	%xmm0, %xmm6, %xmm2
	movaps	240(%rsp), %xmm0
	mulps	%xmm0, %xmm0
	movaps	%xmm13, 176(%rsp)
	mulps	%xmm13, %xmm13
	addps	%xmm0, %xmm13
	movaps	%xmm5, 128(%rsp)
	movaps	%xmm5, %xmm14
	mulps	%xmm5, %xmm14
	addps	%xmm13, %xmm14
	movaps	48(%rsp), %xmm0
	mulps	%xmm0, %xmm14
	mulps	%xmm0, %xmm14
	movaps	%xmm4, %xmm13
	movaps	%xmm1, %xmm0
	blendvps	%xmm0, %xmm14, %xmm13
	movaps	96(%rsp), %xmm1
	movaps	112(%rsp), %xmm9
	mulps	%xmm1, %xmm1
	movaps	%xmm7, 208(%rsp)
	mulps	%xmm7, %xmm7
	addps	%xmm1, %xmm7
	movaps	(%rsp), %xmm1
	mulps	%xmm1, %xmm7
	mulps	%xmm1, %xmm7
	movaps	%xmm4, %xmm14
	blendvps	%xmm0, %xmm7, %xmm14
	mulps	%xmm8, %xmm8
	mulps	%xmm9, %xmm8
	mulps	%xmm9, %xmm8
	movaps	%xmm4, %xmm6
	blendvps	%xmm0, %xmm8, %xmm6
	leaq	(%r15,%r15,4), %rcx
	shlq	$4, %rcx
	addq	%r14, %rcx
	movaps	%xmm15, (%rsi,%rcx)
	movl	%ebp, %edx
	andl	$4, %edx
	movl	%edx, %ecx
	shrl	$2, %ecx
	movq	%rsi, %rax
	xorl	%esi, %esi
	testl	%edx, %edx
	movq	%rbx, %r10
	movq	%rdi, %rbx
	movl	$14, %edi
	movl	%ebp, %r11d
	movl	%r8d, %ebp
	movl	$8, %r8d
	cmoveq	%r8, %rdi
	sete	%sil
	movl	$19, %r8d
	movl	$9, %r12d
	cmoveq	%r12, %r8
	xorq	$7, %rsi
	imulq	%r15, %rsi
	shlq	$4, %rsi
	addq	%r14, %rsi
	movaps	%xmm2, (%rax,%rsi)
	movq	%rax, %rsi
	leaq	(%rcx,%rcx,2), %rcx
	addq	$7, %rcx
	imulq	%r15, %rcx
	shlq	$4, %rcx
	addq	%r14, %rcx
	movaps	%xmm13, (%rax,%rcx)
	imulq	%r15, %rdi
	shlq	$4, %rdi
	addq	%r14, %rdi
	movaps	%xmm14, (%rax,%rdi)
	movq	%rbx, %rdi
	movq	%r10, %rbx
	movaps	271f(%rip), %xmm14
	imulq	%r15, %r8
	shlq	$4, %r8
	addq	%r14, %r8
	movaps	%xmm6, (%rax,%r8)
	movl	%ebp, %r8d
	movl	%r11d, %ebp
	movq	1216(%rsp), %r11
	movl	$10, %ecx
	testl	%edx, %edx
	je	252f
	movaps	%xmm0, %xmm11
	movaps	144(%rsp), %xmm4
	mulps	160(%rsp), %xmm4
	movaps	320(%rsp), %xmm2
	movaps	%xmm2, %xmm0
	mulps	%xmm10, %xmm0
	addps	%xmm4, %xmm0
	movaps	224(%rsp), %xmm7
	movaps	%xmm7, %xmm5
	movaps	576(%rsp), %xmm15
	mulps	%xmm15, %xmm5
	addps	%xmm0, %xmm5
	movaps	%xmm12, %xmm6
	movaps	592(%rsp), %xmm1
	mulps	%xmm1, %xmm6
	addps	%xmm5, %xmm6
	mulps	192(%rsp), %xmm6
	movaps	256(%rsp), %xmm8
	mulps	%xmm8, %xmm6
	movaps	32(%rsp), %xmm13
	movaps	%xmm13, %xmm4
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm6, %xmm4
	movaps	%xmm4, 144(%rsp)
	movaps	240(%rsp), %xmm6
	mulps	%xmm6, %xmm10
	movaps	176(%rsp), %xmm4
	movaps	%xmm4, %xmm0
	mulps	%xmm15, %xmm0
	addps	%xmm10, %xmm0
	movaps	128(%rsp), %xmm14
	movaps	%xmm14, %xmm5
	mulps	%xmm1, %xmm5
	addps	%xmm0, %xmm5
	movaps	48(%rsp), %xmm9
	mulps	%xmm9, %xmm5
	mulps	%xmm8, %xmm5
	movaps	%xmm8, %xmm10
	movaps	%xmm13, %xmm8
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm5, %xmm8
	movaps	%xmm8, 160(%rsp)
	mulps	%xmm2, %xmm6
	movaps	%xmm4, %xmm0
	mulps	%xmm7, %xmm0
	addps	%xmm6, %xmm0
	movaps	%xmm14, %xmm5
	mulps	%xmm12, %xmm5
	addps	%xmm0, %xmm5
	mulps	%xmm9, %xmm5
	movaps	192(%rsp), %xmm2
	mulps	%xmm2, %xmm5
	movaps	%xmm13, %xmm6
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm5, %xmm6
	movaps	%xmm6, 240(%rsp)
	movaps	96(%rsp), %xmm8
	mulps	%xmm8, %xmm15
	movaps	208(%rsp), %xmm6
	movaps	%xmm6, %xmm5
	mulps	%xmm1, %xmm5
	addps	%xmm15, %xmm5
	movaps	(%rsp), %xmm9
	mulps	%xmm9, %xmm5
	mulps	%xmm10, %xmm5
	movaps	%xmm13, %xmm15
	blendvps	%xmm0, %xmm5, %xmm15
	movaps	%xmm15, 320(%rsp)
	mulps	%xmm8, %xmm7
	movaps	%xmm6, %xmm5
	mulps	%xmm12, %xmm5
	addps	%xmm7, %xmm5
	mulps	%xmm9, %xmm5
	mulps	%xmm2, %xmm5
	movaps	%xmm13, %xmm7
	blendvps	%xmm0, %xmm5, %xmm7
	mulps	%xmm4, %xmm8
	movaps	%xmm6, %xmm5
	mulps	%xmm14, %xmm5
	addps	%xmm8, %xmm5
	mulps	%xmm9, %xmm5
	movaps	48(%rsp), %xmm4
	mulps	%xmm4, %xmm5
	movaps	%xmm13, %xmm8
	blendvps	%xmm0, %xmm5, %xmm8
	movaps	80(%rsp), %xmm5
	mulps	%xmm5, %xmm1
	movaps	112(%rsp), %xmm2
	mulps	%xmm2, %xmm1
	mulps	%xmm10, %xmm1
	movaps	%xmm13, %xmm15
	blendvps	%xmm0, %xmm1, %xmm15
	mulps	%xmm5, %xmm12
	mulps	%xmm2, %xmm12
	mulps	192(%rsp), %xmm12
	movaps	%xmm13, %xmm1
	blendvps	%xmm0, %xmm12, %xmm1
	mulps	%xmm5, %xmm14
	mulps	%xmm2, %xmm14
	mulps	%xmm4, %xmm14
	movaps	%xmm13, %xmm12
	blendvps	%xmm0, %xmm14, %xmm12
	mulps	%xmm6, %xmm5
	mulps	%xmm2, %xmm5
	mulps	%xmm9, %xmm5
	blendvps	%xmm0, %xmm5, %xmm13
	movq	%r9, %rcx
	shlq	$5, %rcx
	addq	%r14, %rcx
	movaps	144(%rsp), %xmm0
	movaps	%xmm0, (%rsi,%rcx)
	movq	%r15, %rcx
	shlq	$7, %rcx
	addq	%r14, %rcx
	movaps	160(%rsp), %xmm0
	movaps	%xmm0, (%rsi,%rcx)
	leaq	(%r15,%r15,8), %rcx
	movq	%rcx, %rdx
	shlq	$4, %rdx
	addq	%r14, %rdx
	movaps	240(%rsp), %xmm0
	movaps	%xmm0, (%rsi,%rdx)
	imulq	$176, %r15, %rdx
	addq	%r14, %rdx
	movaps	320(%rsp), %xmm0
	movaps	%xmm0, (%rsi,%rdx)
	shlq	$6, %r9
	addq	%r14, %r9
	movaps	%xmm7, (%rsi,%r9)
	movaps	271f(%rip), %xmm14
	imulq	$208, %r15, %rax
	addq	%r14, %rax
	movaps	%xmm8, (%rsi,%rax)
	imulq	$240, %r15, %rax
	addq	%r14, %rax
	movaps	%xmm15, (%rsi,%rax)
	movq	%r15, %rax
	shlq	$8, %rax
	addq	%r14, %rax
	movaps	%xmm1, (%rsi,%rax)
	imulq	$272, %r15, %rax
	addq	%r14, %rax
	movaps	%xmm12, (%rsi,%rax)
	shlq	$5, %rcx
	addq	%r14, %rcx
	movaps	%xmm13, (%rsi,%rcx)
	movl	$20, %ecx
252:
	testb	$8, %bpl
	movaps	1376(%rsp), %xmm7
	xorps	%xmm2, %xmm2
	movaps	368(%rsp), %xmm12
	movaps	512(%rsp), %xmm9
	je	24b
	movaps	304(%rsp), %xmm4
	addps	288(%rsp), %xmm4
	movaps	352(%rsp), %xmm0
	mulps	%xmm0, %xmm4
	addps	464(%rsp), %xmm4
	mulps	%xmm0, %xmm4
	addps	336(%rsp), %xmm4
	mulps	%xmm0, %xmm4
	addps	608(%rsp), %xmm4
	movaps	624(%rsp), %xmm1
	addps	%xmm4, %xmm1
	movaps	1360(%rsp), %xmm0
	addps	%xmm1, %xmm0
	addps	%xmm0, %xmm7
	movq	72(%rsp), %rax
	movss	100(%rax), %xmm0
	movss	104(%rax), %xmm1
	movss	108(%rax), %xmm5
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm9, %xmm0
	addps	%xmm2, %xmm0
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm12, %xmm1
	addps	%xmm0, %xmm1
	movss	112(%rax), %xmm0
	shufps	$0, %xmm5, %xmm5
	movaps	480(%rsp), %xmm11
	mulps	%xmm11, %xmm5
	addps	%xmm1, %xmm5
	shufps	$0, %xmm0, %xmm0
	movaps	496(%rsp), %xmm4
	mulps	%xmm4, %xmm0
	addps	%xmm5, %xmm0
	movss	116(%rax), %xmm5
	shufps	$0, %xmm5, %xmm5
	movaps	688(%rsp), %xmm10
	mulps	%xmm10, %xmm5
	addps	%xmm0, %xmm5
	movss	120(%rax), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm3, %xmm1
	addps	%xmm5, %xmm1
	movss	136(%rax), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm9, %xmm0
	addps	%xmm2, %xmm0
	movss	140(%rax), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm12, %xmm5
	addps	%xmm0, %xmm5
	movss	144(%rax), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm11, %xmm0
	addps	%xmm5, %xmm0
	movss	148(%rax), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm4, %xmm5
	addps	%xmm0, %xmm5
	movss	152(%rax), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm10, %xmm0
	addps	%xmm5, %xmm0
	movss	156(%rax), %xmm6
	shufps	$0, %xmm6, %xmm6
	mulps	%xmm3, %xmm6
	addps	%xmm0, %xmm6
	movaps	1344(%rsp), %xmm8
	movaps	%xmm8, %xmm5
	addps	%xmm8, %xmm5
	addps	%xmm6, %xmm5
	movss	172(%rax), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm9, %xmm0
	movaps	%xmm3, %xmm9
	movss	176(%rax), %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm12, %xmm3
	addps	%xmm2, %xmm0
	addps	%xmm0, %xmm3
	movss	180(%rax), %xmm2
	shufps	$0, %xmm2, %xmm2
	mulps	%xmm11, %xmm2
	addps	%xmm3, %xmm2
	movss	184(%rax), %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm4, %xmm3
	movaps	1296(%rsp), %xmm0
	cmpeqps	276f(%rip), %xmm0
	addps	%xmm2, %xmm3
	movss	188(%rax), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm10, %xmm4
	movss	208(%rax), %xmm2
	shufps	$0, %xmm2, %xmm2
	mulps	288f(%rip), %xmm7
	movaps	416(%rsp), %xmm6
	subps	%xmm6, %xmm7
	addps	%xmm3, %xmm4
	movss	192(%rax), %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm9, %xmm3
	blendvps	%xmm0, %xmm2, %xmm7
	addps	%xmm6, %xmm6
	addps	%xmm8, %xmm1
	addps	%xmm4, %xmm3
	blendvps	%xmm0, %xmm2, %xmm6
	blendvps	%xmm0, %xmm2, %xmm1
	mulps	2136f(%rip), %xmm8
	addps	%xmm3, %xmm8
	blendvps	%xmm0, %xmm2, %xmm5
	blendvps	%xmm0, %xmm2, %xmm8
	movq	%rcx, %rax
	imulq	%r15, %rax
	shlq	$4, %rax
	addq	%r14, %rax
	movaps	%xmm7, (%rsi,%rax)
	leaq	1(%rcx), %rax
	imulq	%r15, %rax
	shlq	$4, %rax
	addq	%r14, %rax
	movaps	%xmm6, (%rsi,%rax)
	leaq	2(%rcx), %rax
	imulq	%r15, %rax
	shlq	$4, %rax
	addq	%r14, %rax
	movaps	%xmm1, (%rsi,%rax)
	leaq	3(%rcx), %rax
	imulq	%r15, %rax
	shlq	$4, %rax
	addq	%r14, %rax
	movaps	%xmm5, (%rsi,%rax)
	addq	$4, %rcx
	imulq	%r15, %rcx
	shlq	$4, %rcx
	addq	%r14, %rcx
	movaps	%xmm8, (%rsi,%rcx)
	jmp	24b
253:
	addq	$1864, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
	.p2align	4, 0x0
254:
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
	.long	0x3f800000
255:
	.long	1048576
	.long	1048576
	.long	1048576
	.long	1048576
256:
	.long	2147483647
	.long	2147483647
	.long	2147483647
	.long	2147483647
257:
	.long	0x3f40094e
	.long	0x3f40094e
	.long	0x3f40094e
	.long	0x3f40094e
258:
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
	.long	0x3e1d5a5a
259:
	.long	0x3bd74912
	.long	0x3bd74912
	.long	0x3bd74912
	.long	0x3bd74912
260:
	.long	0x3f156f3d
	.long	0x3f156f3d
	.long	0x3f156f3d
	.long	0x3f156f3d
261:
	.long	0x3d26f715
	.long	0x3d26f715
	.long	0x3d26f715
	.long	0x3d26f715
262:
	.long	8388607
	.long	8388607
	.long	8388607
	.long	8388607
263:
	.long	1400897536
	.long	1400897536
	.long	1400897536
	.long	1400897536
264:
	.long	1258291200
	.long	1258291200
	.long	1258291200
	.long	1258291200
265:
	.long	1392508928
	.long	1392508928
	.long	1392508928
	.long	1392508928
266:
	.long	0x53000080
	.long	0x53000080
	.long	0x53000080
	.long	0x53000080
267:
	.long	0xc9800000
	.long	0xc9800000
	.long	0xc9800000
	.long	0xc9800000
268:
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
	.long	0x3f000000
269:
	.long	0x0da24260
	.long	0x0da24260
	.long	0x0da24260
	.long	0x0da24260
270:
	.long	0x1e3ce508
	.long	0x1e3ce508
	.long	0x1e3ce508
	.long	0x1e3ce508
271:
	.long	0xbf800000
	.long	0xbf800000
	.long	0xbf800000
	.long	0xbf800000
272:
	.long	0x41100000
	.long	0x41100000
	.long	0x41100000
	.long	0x41100000
273:
	.long	0x3e800000
	.long	0x3e800000
	.long	0x3e800000
	.long	0x3e800000
274:
	.long	0x41490fdb
	.long	0x41490fdb
	.long	0x41490fdb
	.long	0x41490fdb
275:
	.long	0x40a00000
	.long	0x40a00000
	.long	0x40a00000
	.long	0x40a00000
276:
	.long	0x40800000
	.long	0x40800000
	.long	0x40800000
	.long	0x40800000
277:
	.long	0x7f7fffff
	.long	0x7f7fffff
	.long	0x7f7fffff
	.long	0x7f7fffff
278:
	.long	0x3fc00000
	.long	0x3fc00000
	.long	0x3fc00000
	.long	0x3fc00000
279:
	.long	0x7149f2ca
	.long	0x7149f2ca
	.long	0x7149f2ca
	.long	0x7149f2ca
280:
	.long	1
	.long	1
	.long	1
	.long	1
281:
	.long	2
	.long	2
	.long	2
	.long	2
282:
	.long	4
	.long	4
	.long	4
	.long	4
283:
	.long	8
	.long	8
	.long	8
	.long	8
284:
	.long	16
	.long	16
	.long	16
	.long	16
285:
	.long	0x3f3504f3
	.long	0x3f3504f3
	.long	0x3f3504f3
	.long	0x3f3504f3
286:
	.long	0x3ecc422a
	.long	0x3ecc422a
	.long	0x3ecc422a
	.long	0x3ecc422a
287:
	.long	0x3f106ebb
	.long	0x3f106ebb
	.long	0x3f106ebb
	.long	0x3f106ebb
288:
	.long	0xbf000000
	.long	0xbf000000
	.long	0xbf000000
	.long	0xbf000000
289:
	.long	0x80000000
	.long	0x80000000
	.long	0x80000000
	.long	0x80000000
290:
	.long	0xc2ae0000
	.long	0xc2ae0000
	.long	0xc2ae0000
	.long	0xc2ae0000
291:
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
292:
	.long	0xbf317200
	.long	0xbf317200
	.long	0xbf317200
	.long	0xbf317200
293:
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
294:
	.long	0x3aae0472
	.long	0x3aae0472
	.long	0x3aae0472
	.long	0x3aae0472
295:
	.long	0x3c1e8629
	.long	0x3c1e8629
	.long	0x3c1e8629
	.long	0x3c1e8629
296:
	.long	0x3d635b73
	.long	0x3d635b73
	.long	0x3d635b73
	.long	0x3d635b73
297:
	.long	0x3e75fc8c
	.long	0x3e75fc8c
	.long	0x3e75fc8c
	.long	0x3e75fc8c
298:
	.long	0x3f317214
	.long	0x3f317214
	.long	0x3f317214
	.long	0x3f317214
299:
	.long	0x42fe0000
	.long	0x42fe0000
	.long	0x42fe0000
	.long	0x42fe0000
2100:
	.long	0x4f000000
	.long	0x4f000000
	.long	0x4f000000
	.long	0x4f000000
2101:
	.long	0x3e99999a
	.long	0x3e99999a
	.long	0x3e99999a
	.long	0x3e99999a
2102:
	.long	0xbe04a19d
	.long	0xbe04a19d
	.long	0xbe04a19d
	.long	0xbe04a19d
2103:
	.long	0x3ef89ba5
	.long	0x3ef89ba5
	.long	0x3ef89ba5
	.long	0x3ef89ba5
2104:
	.long	0xbf03248e
	.long	0xbf03248e
	.long	0xbf03248e
	.long	0xbf03248e
2105:
	.long	0x3f0c3744
	.long	0x3f0c3744
	.long	0x3f0c3744
	.long	0x3f0c3744
2106:
	.long	0xbdc1d79d
	.long	0xbdc1d79d
	.long	0xbdc1d79d
	.long	0xbdc1d79d
2107:
	.long	0x3e5c1572
	.long	0x3e5c1572
	.long	0x3e5c1572
	.long	0x3e5c1572
2108:
	.long	0x3e17e642
	.long	0x3e17e642
	.long	0x3e17e642
	.long	0x3e17e642
2109:
	.long	0x3e2ecff8
	.long	0x3e2ecff8
	.long	0x3e2ecff8
	.long	0x3e2ecff8
2110:
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
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
