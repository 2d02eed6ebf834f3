# Made by `cargo xtask kernels`. Do not edit.
	testl	%ecx, %ecx
	je	256f
	testl	%edx, %edx
	je	256f
	testl	%esi, %esi
	je	256f
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$1464, %rsp
	movq	1536(%rsp), %rax
	movl	%esi, %esi
	movl	%edx, %ebx
	movq	(%rdi), %r14
	movq	24(%rdi), %r11
	movq	32(%rdi), %rdx
	movq	40(%rdi), %r10
	movq	%r10, 1160(%rsp)
	movq	48(%rdi), %r10
	addl	%r8d, %r9d
	movq	%rdx, %r8
	movq	%rsi, %rdx
	addl	1520(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 1128(%rsp)
	leaq	48(%r14), %rcx
	movq	%rcx, 992(%rsp)
	movq	%r9, 1144(%rsp)
	leaq	(%r9,%r9), %rsi
	movq	%rbx, 944(%rsp)
	imulq	%rdx, %rbx
	addq	%rbx, %rbx
	movq	%rbx, 1120(%rsp)
	leaq	(%rdx,%rdx), %rcx
	movq	%rcx, 1136(%rsp)
	movq	%r14, 1208(%rsp)
	leaq	16(%r14), %rbp
	leaq	32(%r10), %rcx
	movaps	257f(%rip), %xmm0
	xorl	%edi, %edi
	movaps	289f(%rip), %xmm13
	movaps	259f(%rip), %xmm7
	movq	%rdx, 1168(%rsp)
	movq	%r8, 560(%rsp)
	movq	%r11, 960(%rsp)
	jmp	21f
	.p2align	4
20:
	incq	%rdi
	addq	1120(%rsp), %rsi
	cmpq	1128(%rsp), %rdi
	je	255f
21:
	movq	%rdi, %r9
	imulq	944(%rsp), %r9
	movq	%r9, 1152(%rsp)
	movq	%rsi, %r9
	xorl	%ebx, %ebx
	movq	%rsi, 1184(%rsp)
	movq	%rdi, 1176(%rsp)
	jmp	23f
	.p2align	4
22:
	incq	%rbx
	addq	1136(%rsp), %r9
	cmpq	944(%rsp), %rbx
	je	20b
23:
	movq	%r9, 952(%rsp)
	movq	1152(%rsp), %r9
	leaq	(%r9,%rbx), %r14
	movq	952(%rsp), %r9
	imulq	%rdx, %r14
	addq	1144(%rsp), %r14
	movq	%r14, 1200(%rsp)
	movq	%r9, %r13
	xorl	%r14d, %r14d
	movq	%rbx, 1192(%rsp)
	jmp	26f
	.p2align	4
24:
	movq	1160(%rsp), %rdx
	movaps	896(%rsp), %xmm0
	movaps	%xmm0, (%rdx,%rax)
	movaps	176(%rsp), %xmm0
	movaps	%xmm0, (%rdx,%r9)
	movq	1536(%rsp), %rax
	movq	1168(%rsp), %rdx
	movq	1184(%rsp), %rsi
	movaps	257f(%rip), %xmm0
	movq	1176(%rsp), %rdi
	movaps	289f(%rip), %xmm13
	movaps	259f(%rip), %xmm7
	movq	952(%rsp), %r9
	movq	1192(%rsp), %rbx
25:
	incq	%r14
	addq	$2, %r13
	cmpq	%rdx, %r14
	je	22b
26:
	movq	%r14, 568(%rsp)
	movq	1200(%rsp), %r14
	movq	568(%rsp), %r15
	addq	%r14, %r15
	movq	568(%rsp), %r14
	movl	8(%rax), %r12d
	movq	%r15, 984(%rsp)
	movq	%r12, 976(%rsp)
	cmpq	%r12, %r15
	jae	25b
	movl	(%rax), %r9d
	movl	16(%rax), %r14d
	movl	20(%rax), %r11d
	movq	%r9, %r8
	imulq	%r9, %r8
	testq	%r9, %r9
	movq	%r13, 968(%rsp)
	je	226f
	movl	%r14d, 144(%rsp)
	movq	%r8, %rax
	imulq	984(%rsp), %rax
	addq	%rax, %rax
	leaq	(%r9,%r9), %rbx
	movq	%r13, %r14
	movl	$2, %r13d
	subq	%r9, %r13
	imulq	%r8, %r14
	xorps	%xmm1, %xmm1
	movaps	%xmm1, 480(%rsp)
	movaps	%xmm0, %xmm10
	movaps	%xmm0, 496(%rsp)
	movaps	258f(%rip), %xmm0
	movaps	%xmm0, 256(%rsp)
	xorps	%xmm14, %xmm14
	xorps	%xmm15, %xmm15
	xorps	%xmm5, %xmm5
	xorps	%xmm6, %xmm6
	xorps	%xmm4, %xmm4
	xorps	%xmm2, %xmm2
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 16(%rsp)
	xorps	%xmm3, %xmm3
	xorl	%esi, %esi
	jmp	28f
	.p2align	4
27:
	addps	(%rsp), %xmm4
	addps	%xmm1, %xmm2
	addps	%xmm11, %xmm14
	addps	%xmm12, %xmm15
	incq	%rsi
	addq	%rbx, %r14
	cmpq	%r9, %rsi
	je	225f
28:
	movl	%r14d, %edx
	shrl	%edx
	andl	$1073741823, %edx
	shlq	$5, %rdx
	movl	%ebx, %edi
	imull	%esi, %edi
	addl	%eax, %edi
	andl	$2147483646, %edi
	shlq	$4, %rdi
	movq	1208(%rsp), %r12
	leaq	(%r12,%rdi), %r15
	movaps	(%r12,%rdi), %xmm12
	movaps	16(%r12,%rdi), %xmm1
	testb	$8, %r11b
	jne	212f
	cmpl	$1, %r9d
	jne	29f
	addps	%xmm1, %xmm3
29:
	subps	%xmm1, %xmm12
	cmpq	$1, %r9
	jne	210f
	movaps	16(%rsp), %xmm0
	addps	%xmm12, %xmm0
	movaps	%xmm0, 16(%rsp)
210:
	movaps	%xmm12, (%rsp)
	movaps	%xmm12, %xmm11
	xorps	%xmm0, %xmm0
	addps	%xmm0, %xmm11
	movaps	%xmm1, %xmm12
	addps	%xmm0, %xmm12
	cmpl	$1, %r9d
	je	220f
	leaq	-2(%r9), %rdi
	testq	%rdi, %rdi
	je	217f
	addq	992(%rsp), %rdx
	movl	$1, %edi
	.p2align	4
211:
	movaps	-16(%rdx), %xmm0
	movaps	(%rdx), %xmm8
	subps	%xmm8, %xmm0
	addps	%xmm0, %xmm11
	addps	%xmm8, %xmm12
	leaq	(%rdi,%r13), %r12
	incq	%r12
	incq	%rdi
	addq	$32, %rdx
	cmpq	$1, %r12
	jne	211b
	jmp	218f
	.p2align	4
212:
	movaps	%xmm6, 112(%rsp)
	cmpl	$1, %r9d
	movaps	%xmm4, 48(%rsp)
	movaps	%xmm5, %xmm6
	jne	213f
	addps	%xmm1, %xmm3
213:
	addq	992(%rsp), %rdx
	movaps	%xmm1, %xmm8
	movaps	%xmm7, %xmm5
	cmpltps	%xmm7, %xmm8
	andps	%xmm12, %xmm8
	movaps	%xmm8, %xmm11
	addps	260f(%rip), %xmm11
	mulps	%xmm8, %xmm11
	addps	261f(%rip), %xmm11
	mulps	%xmm8, %xmm11
	addps	262f(%rip), %xmm11
	movaps	%xmm12, %xmm7
	movaps	%xmm8, %xmm12
	addps	263f(%rip), %xmm12
	mulps	%xmm8, %xmm12
	addps	264f(%rip), %xmm12
	xorps	%xmm0, %xmm0
	cmpltps	%xmm8, %xmm0
	movaps	257f(%rip), %xmm4
	movaps	%xmm4, %xmm8
	blendvps	%xmm0, %xmm11, %xmm8
	movaps	%xmm4, %xmm11
	blendvps	%xmm0, %xmm12, %xmm11
	movaps	%xmm7, %xmm12
	subps	%xmm1, %xmm12
	cmpq	$1, %r9
	jne	214f
	movaps	16(%rsp), %xmm4
	addps	%xmm12, %xmm4
	movaps	%xmm4, 16(%rsp)
214:
	movdqa	256(%rsp), %xmm9
	mulps	%xmm8, %xmm10
	movaps	496(%rsp), %xmm4
	mulps	%xmm11, %xmm4
	movaps	%xmm10, %xmm8
	psrld	$23, %xmm8
	movaps	%xmm4, %xmm11
	psrld	$23, %xmm11
	psubd	%xmm11, %xmm9
	paddd	%xmm8, %xmm9
	movaps	265f(%rip), %xmm7
	andps	%xmm7, %xmm10
	movaps	257f(%rip), %xmm8
	orps	%xmm8, %xmm10
	andps	%xmm7, %xmm4
	orps	%xmm8, %xmm4
	movaps	%xmm4, 496(%rsp)
	andps	%xmm8, %xmm0
	movaps	480(%rsp), %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm12, (%rsp)
	movaps	%xmm12, %xmm11
	xorps	%xmm0, %xmm0
	addps	%xmm0, %xmm11
	movaps	%xmm1, %xmm12
	addps	%xmm0, %xmm12
	jne	215f
	movdqa	%xmm9, 256(%rsp)
	movaps	%xmm4, 480(%rsp)
	movaps	48(%rsp), %xmm4
	movaps	%xmm5, %xmm7
	movaps	%xmm6, %xmm5
	movaps	112(%rsp), %xmm6
	testq	%rsi, %rsi
	jne	27b
	jmp	221f
	.p2align	4
215:
	movaps	%xmm1, 96(%rsp)
	movaps	%xmm2, 176(%rsp)
	movaps	%xmm5, %xmm2
	movaps	%xmm15, 192(%rsp)
	movaps	%xmm6, 208(%rsp)
	movaps	%xmm14, 80(%rsp)
	movaps	%xmm10, %xmm8
	movaps	%xmm4, %xmm10
	leaq	-2(%r9), %rdi
	testq	%rdi, %rdi
	movaps	%xmm3, 32(%rsp)
	movl	$1, %r12d
	movaps	257f(%rip), %xmm5
	movaps	260f(%rip), %xmm7
	je	222f
	movaps	265f(%rip), %xmm1
	movdqa	%xmm9, %xmm6
	movaps	%xmm8, %xmm9
	movaps	496(%rsp), %xmm4
	.p2align	4
216:
	movaps	-16(%rdx), %xmm14
	movaps	(%rdx), %xmm13
	movaps	%xmm13, %xmm8
	cmpltps	%xmm2, %xmm8
	andps	%xmm14, %xmm8
	movaps	%xmm8, %xmm15
	addps	%xmm7, %xmm15
	mulps	%xmm8, %xmm15
	addps	261f(%rip), %xmm15
	mulps	%xmm8, %xmm15
	addps	262f(%rip), %xmm15
	movaps	%xmm8, %xmm3
	addps	263f(%rip), %xmm3
	mulps	%xmm8, %xmm3
	addps	264f(%rip), %xmm3
	xorps	%xmm0, %xmm0
	cmpltps	%xmm8, %xmm0
	movaps	%xmm5, %xmm8
	blendvps	%xmm0, %xmm15, %xmm8
	movaps	%xmm5, %xmm15
	blendvps	%xmm0, %xmm3, %xmm15
	mulps	%xmm8, %xmm9
	mulps	%xmm15, %xmm4
	movaps	%xmm4, %xmm3
	psrld	$23, %xmm3
	psubd	%xmm3, %xmm6
	movaps	%xmm9, %xmm3
	psrld	$23, %xmm3
	paddd	%xmm3, %xmm6
	andps	%xmm5, %xmm0
	addps	%xmm0, %xmm10
	subps	%xmm13, %xmm14
	addps	%xmm14, %xmm11
	addps	%xmm13, %xmm12
	andps	%xmm1, %xmm9
	orps	%xmm5, %xmm9
	andps	%xmm1, %xmm4
	orps	%xmm5, %xmm4
	leaq	(%r12,%r13), %rdi
	incq	%rdi
	incq	%r12
	addq	$32, %rdx
	cmpq	$1, %rdi
	jne	216b
	jmp	223f
217:
	movl	$1, %edi
218:
	movq	%rdi, %rdx
	shlq	$5, %rdx
	movaps	(%r15,%rdx), %xmm8
	movaps	16(%r15,%rdx), %xmm0
	subps	%xmm0, %xmm8
	incq	%rdi
	cmpq	%r9, %rdi
	jne	219f
	movaps	%xmm1, 96(%rsp)
	movaps	%xmm6, %xmm1
	movaps	%xmm2, %xmm6
	movaps	%xmm3, %xmm2
	movaps	%xmm7, %xmm3
	movaps	%xmm15, %xmm7
	movaps	%xmm5, %xmm15
	movaps	%xmm4, %xmm5
	movaps	16(%rsp), %xmm4
	addps	%xmm8, %xmm4
	movaps	%xmm4, 16(%rsp)
	movaps	%xmm5, %xmm4
	movaps	%xmm15, %xmm5
	movaps	%xmm7, %xmm15
	movaps	%xmm3, %xmm7
	movaps	%xmm2, %xmm3
	movaps	%xmm6, %xmm2
	movaps	%xmm1, %xmm6
	movaps	96(%rsp), %xmm1
	addps	%xmm0, %xmm3
219:
	addps	%xmm8, %xmm11
	addps	%xmm0, %xmm12
220:
	testq	%rsi, %rsi
	jne	27b
221:
	addps	%xmm11, %xmm5
	addps	%xmm12, %xmm6
	jmp	27b
222:
	movdqa	%xmm9, %xmm6
	movaps	%xmm8, %xmm9
	movaps	496(%rsp), %xmm4
223:
	movdqa	%xmm6, 256(%rsp)
	movq	%r12, %rdx
	shlq	$5, %rdx
	movaps	(%r15,%rdx), %xmm14
	movaps	16(%r15,%rdx), %xmm13
	movaps	%xmm13, %xmm3
	cmpltps	%xmm2, %xmm3
	andps	%xmm14, %xmm3
	movaps	%xmm3, %xmm8
	addps	%xmm7, %xmm8
	mulps	%xmm3, %xmm8
	addps	261f(%rip), %xmm8
	mulps	%xmm3, %xmm8
	addps	262f(%rip), %xmm8
	movaps	%xmm3, %xmm1
	addps	263f(%rip), %xmm1
	mulps	%xmm3, %xmm1
	addps	264f(%rip), %xmm1
	xorps	%xmm0, %xmm0
	cmpltps	%xmm3, %xmm0
	movaps	%xmm5, %xmm15
	blendvps	%xmm0, %xmm8, %xmm15
	movaps	%xmm5, %xmm8
	blendvps	%xmm0, %xmm1, %xmm8
	subps	%xmm13, %xmm14
	incq	%r12
	cmpq	%r9, %r12
	jne	224f
	movaps	16(%rsp), %xmm1
	addps	%xmm14, %xmm1
	movaps	%xmm1, 16(%rsp)
	movaps	32(%rsp), %xmm1
	addps	%xmm13, %xmm1
	movaps	%xmm1, 32(%rsp)
224:
	movaps	265f(%rip), %xmm6
	movaps	176(%rsp), %xmm2
	mulps	%xmm15, %xmm9
	movaps	%xmm4, %xmm7
	mulps	%xmm8, %xmm7
	movaps	%xmm9, %xmm1
	psrld	$23, %xmm1
	movaps	%xmm7, %xmm3
	psrld	$23, %xmm3
	movdqa	256(%rsp), %xmm4
	psubd	%xmm3, %xmm4
	paddd	%xmm1, %xmm4
	movdqa	%xmm4, 256(%rsp)
	andps	%xmm6, %xmm9
	movaps	257f(%rip), %xmm1
	orps	%xmm1, %xmm9
	andps	%xmm6, %xmm7
	orps	%xmm1, %xmm7
	movaps	%xmm7, 496(%rsp)
	andps	%xmm1, %xmm0
	addps	%xmm0, %xmm10
	movaps	%xmm10, 480(%rsp)
	addps	%xmm14, %xmm11
	addps	%xmm13, %xmm12
	movaps	289f(%rip), %xmm13
	movaps	259f(%rip), %xmm7
	movaps	%xmm9, %xmm10
	movaps	80(%rsp), %xmm14
	movaps	48(%rsp), %xmm4
	movaps	208(%rsp), %xmm5
	movaps	192(%rsp), %xmm15
	movaps	32(%rsp), %xmm3
	movaps	112(%rsp), %xmm6
	movaps	96(%rsp), %xmm1
	testq	%rsi, %rsi
	jne	27b
	jmp	221b
	.p2align	4
225:
	movaps	%xmm10, 1216(%rsp)
	movaps	266f(%rip), %xmm1
	mulps	%xmm1, %xmm6
	movaps	%xmm3, %xmm0
	movdqa	256(%rsp), %xmm3
	roundps	$8, %xmm6, %xmm10
	mulps	%xmm1, %xmm12
	roundps	$8, %xmm12, %xmm8
	mulps	%xmm1, %xmm2
	roundps	$8, %xmm2, %xmm2
	movaps	%xmm2, (%rsp)
	mulps	%xmm1, %xmm0
	roundps	$8, %xmm0, %xmm6
	mulps	%xmm1, %xmm15
	roundps	$8, %xmm15, %xmm15
	movdqa	%xmm3, %xmm1
	pblendw	$170, 267f(%rip), %xmm1
	psrld	$16, %xmm3
	pblendw	$170, 268f(%rip), %xmm3
	subps	269f(%rip), %xmm3
	addps	%xmm1, %xmm3
	movaps	480(%rsp), %xmm1
	addps	270f(%rip), %xmm3
	movaps	%xmm3, 256(%rsp)
	movq	968(%rsp), %r13
	movaps	496(%rsp), %xmm3
	movaps	257f(%rip), %xmm0
	movl	144(%rsp), %r14d
	jmp	227f
226:
	xorps	%xmm6, %xmm6
	xorps	%xmm1, %xmm1
	movaps	%xmm1, 16(%rsp)
	movaps	%xmm1, (%rsp)
	xorps	%xmm4, %xmm4
	xorps	%xmm8, %xmm8
	xorps	%xmm11, %xmm11
	xorps	%xmm10, %xmm10
	xorps	%xmm5, %xmm5
	xorps	%xmm15, %xmm15
	xorps	%xmm14, %xmm14
	xorps	%xmm2, %xmm2
	movaps	%xmm2, 256(%rsp)
	movaps	%xmm0, %xmm3
	movaps	%xmm0, 1216(%rsp)
227:
	testq	%r8, %r8
	movaps	%xmm1, 480(%rsp)
	movl	%r11d, 380(%rsp)
	movaps	%xmm3, 496(%rsp)
	movaps	%xmm0, %xmm7
	js	228f
	xorps	%xmm12, %xmm12
	cvtsi2ss	%r8, %xmm12
	jmp	229f
	.p2align	4
228:
	movq	%r8, %rax
	shrq	%rax
	movl	%r8d, %edx
	andl	$1, %edx
	orq	%rax, %rdx
	xorps	%xmm12, %xmm12
	cvtsi2ss	%rdx, %xmm12
	addss	%xmm12, %xmm12
229:
	movaps	16(%rsp), %xmm2
	cvtsi2ss	%r9, %xmm9
	shufps	$0, %xmm9, %xmm9
	movaps	%xmm9, %xmm1
	subps	%xmm10, %xmm1
	maxps	%xmm7, %xmm1
	movaps	%xmm7, %xmm3
	divps	%xmm1, %xmm3
	movaps	%xmm5, %xmm0
	mulps	%xmm3, %xmm0
	movaps	%xmm9, %xmm1
	subps	%xmm8, %xmm1
	maxps	%xmm7, %xmm1
	movaps	%xmm7, %xmm3
	divps	%xmm1, %xmm3
	mulps	%xmm3, %xmm11
	movaps	%xmm9, %xmm1
	subps	(%rsp), %xmm1
	maxps	%xmm7, %xmm1
	movaps	%xmm7, %xmm3
	divps	%xmm1, %xmm3
	mulps	%xmm3, %xmm4
	movaps	%xmm9, %xmm1
	subps	%xmm6, %xmm1
	maxps	%xmm7, %xmm1
	movaps	%xmm7, %xmm3
	divps	%xmm1, %xmm3
	movaps	%xmm11, %xmm8
	minps	%xmm0, %xmm8
	movaps	%xmm11, %xmm10
	maxps	%xmm0, %xmm10
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm11, %xmm8
	mulps	%xmm3, %xmm2
	blendvps	%xmm0, %xmm11, %xmm10
	movaps	%xmm2, %xmm1
	minps	%xmm4, %xmm1
	movaps	%xmm2, %xmm6
	maxps	%xmm4, %xmm6
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm2, %xmm1
	blendvps	%xmm0, %xmm2, %xmm6
	movaps	%xmm1, %xmm11
	minps	%xmm8, %xmm11
	movaps	%xmm1, %xmm3
	maxps	%xmm8, %xmm3
	cmpunordps	%xmm8, %xmm8
	movaps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm1, %xmm11
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	%xmm6, %xmm1
	minps	%xmm10, %xmm1
	cmpunordps	%xmm10, %xmm10
	movaps	%xmm10, %xmm0
	blendvps	%xmm0, %xmm6, %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm3, %xmm2
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	addps	%xmm11, %xmm2
	mulps	271f(%rip), %xmm2
	movaps	%xmm14, %xmm0
	andps	272f(%rip), %xmm0
	movaps	%xmm0, (%rsp)
	shufps	$0, %xmm12, %xmm12
	movaps	%xmm12, %xmm0
	subps	%xmm15, %xmm0
	movaps	%xmm0, 1072(%rsp)
	xorps	%xmm3, %xmm3
	movaps	%xmm2, %xmm0
	xorps	%xmm1, %xmm1
	movaps	%xmm1, 688(%rsp)
	maxps	%xmm3, %xmm0
	mulps	273f(%rip), %xmm0
	testq	%r9, %r9
	movq	960(%rsp), %r11
	movaps	%xmm12, %xmm4
	je	232f
	movaps	%xmm4, 16(%rsp)
	movaps	%xmm14, 80(%rsp)
	leaq	(%r9,%r9), %rax
	movq	%r13, %rdx
	imulq	%r8, %rdx
	xorps	%xmm5, %xmm5
	xorps	%xmm12, %xmm12
	xorps	%xmm11, %xmm11
	xorps	%xmm6, %xmm6
	xorl	%esi, %esi
	.p2align	4
230:
	movl	%edx, %edi
	shrl	%edi
	andl	$1073741823, %edi
	shlq	$5, %rdi
	addq	%rbp, %rdi
	xorps	%xmm8, %xmm8
	xorl	%ebx, %ebx
	movaps	273f(%rip), %xmm1
	xorps	%xmm4, %xmm4
	.p2align	4
231:
	movaps	-16(%rdi), %xmm10
	movaps	(%rdi), %xmm13
	subps	%xmm13, %xmm10
	subps	%xmm2, %xmm10
	maxps	%xmm4, %xmm10
	mulps	%xmm1, %xmm13
	addps	%xmm0, %xmm13
	mulps	%xmm10, %xmm10
	subps	%xmm13, %xmm10
	maxps	%xmm4, %xmm10
	xorps	%xmm13, %xmm13
	cvtsi2ss	%rbx, %xmm13
	movaps	%xmm13, %xmm14
	shufps	$0, %xmm13, %xmm14
	addps	%xmm10, %xmm8
	mulps	%xmm10, %xmm14
	addps	%xmm14, %xmm12
	mulss	%xmm13, %xmm13
	shufps	$0, %xmm13, %xmm13
	mulps	%xmm10, %xmm13
	addps	%xmm13, %xmm3
	incq	%rbx
	addq	$32, %rdi
	cmpq	%rbx, %r9
	jne	231b
	xorps	%xmm10, %xmm10
	cvtsi2ss	%rsi, %xmm10
	movaps	%xmm10, %xmm13
	shufps	$0, %xmm10, %xmm13
	addps	%xmm8, %xmm5
	mulps	%xmm8, %xmm13
	addps	%xmm13, %xmm11
	mulss	%xmm10, %xmm10
	shufps	$0, %xmm10, %xmm10
	mulps	%xmm8, %xmm10
	addps	%xmm10, %xmm6
	incq	%rsi
	addq	%rax, %rdx
	cmpq	%r9, %rsi
	jne	230b
	movaps	257f(%rip), %xmm7
	movaps	289f(%rip), %xmm13
	movaps	80(%rsp), %xmm14
	movaps	16(%rsp), %xmm4
	jmp	233f
232:
	xorl	%eax, %eax
	xorps	%xmm6, %xmm6
	xorps	%xmm11, %xmm11
	xorps	%xmm12, %xmm12
	xorps	%xmm5, %xmm5
233:
	movdqa	274f(%rip), %xmm1
	movdqa	(%rsp), %xmm0
	pcmpgtd	%xmm1, %xmm0
	movdqa	%xmm0, (%rsp)
	movaps	%xmm5, %xmm0
	maxps	275f(%rip), %xmm0
	movaps	%xmm7, %xmm8
	divps	%xmm0, %xmm8
	movaps	276f(%rip), %xmm0
	cmpltps	%xmm5, %xmm0
	addps	277f(%rip), %xmm9
	movaps	271f(%rip), %xmm15
	mulps	%xmm15, %xmm9
	mulps	%xmm8, %xmm12
	movaps	%xmm9, %xmm10
	blendvps	%xmm0, %xmm12, %xmm10
	mulps	%xmm8, %xmm11
	blendvps	%xmm0, %xmm11, %xmm9
	divps	278f(%rip), %xmm4
	mulps	%xmm8, %xmm3
	movaps	%xmm10, %xmm0
	mulps	%xmm10, %xmm0
	subps	%xmm0, %xmm3
	addps	%xmm3, %xmm3
	movaps	%xmm4, %xmm11
	minps	%xmm3, %xmm11
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm4, %xmm11
	movaps	279f(%rip), %xmm12
	maxps	%xmm12, %xmm11
	mulps	%xmm6, %xmm8
	movaps	%xmm9, %xmm0
	mulps	%xmm9, %xmm0
	subps	%xmm0, %xmm8
	addps	%xmm8, %xmm8
	movaps	%xmm4, %xmm3
	minps	%xmm8, %xmm3
	cmpunordps	%xmm8, %xmm8
	movaps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm4, %xmm3
	sqrtps	%xmm11, %xmm0
	maxps	%xmm12, %xmm3
	sqrtps	%xmm3, %xmm3
	mulps	280f(%rip), %xmm0
	mulps	%xmm3, %xmm0
	mulps	%xmm5, %xmm0
	movaps	%xmm2, %xmm3
	mulps	1072(%rsp), %xmm3
	subps	%xmm3, %xmm14
	sqrtps	%xmm0, %xmm3
	movaps	%xmm3, %xmm4
	maxps	%xmm14, %xmm4
	cmpunordps	%xmm14, %xmm14
	movaps	%xmm14, %xmm0
	blendvps	%xmm0, %xmm3, %xmm4
	maxps	%xmm7, %xmm4
	movss	52(%r11), %xmm1
	movss	56(%r11), %xmm14
	movss	60(%r11), %xmm12
	movss	64(%r11), %xmm8
	shufps	$0, %xmm1, %xmm1
	movss	76(%r11), %xmm7
	shufps	$0, %xmm7, %xmm7
	shufps	$0, %xmm14, %xmm14
	movaps	%xmm15, %xmm6
	movss	80(%r11), %xmm15
	shufps	$0, %xmm15, %xmm15
	shufps	$0, %xmm12, %xmm12
	movss	84(%r11), %xmm5
	shufps	$0, %xmm5, %xmm5
	shufps	$0, %xmm8, %xmm8
	movss	88(%r11), %xmm11
	movaps	%xmm7, %xmm3
	minps	%xmm10, %xmm3
	cmpunordps	%xmm10, %xmm10
	movaps	%xmm10, %xmm0
	movaps	%xmm7, 704(%rsp)
	blendvps	%xmm0, %xmm7, %xmm3
	movaps	%xmm1, %xmm7
	maxps	%xmm3, %xmm7
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	movaps	%xmm1, 720(%rsp)
	blendvps	%xmm0, %xmm1, %xmm7
	movaps	%xmm7, 400(%rsp)
	movaps	%xmm15, %xmm3
	minps	%xmm9, %xmm3
	cmpunordps	%xmm9, %xmm9
	movaps	%xmm9, %xmm0
	movaps	%xmm15, 736(%rsp)
	blendvps	%xmm0, %xmm15, %xmm3
	movaps	%xmm6, %xmm15
	movaps	%xmm14, %xmm1
	maxps	%xmm3, %xmm1
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	movaps	%xmm14, 752(%rsp)
	blendvps	%xmm0, %xmm14, %xmm1
	movaps	%xmm1, 336(%rsp)
	shufps	$0, %xmm11, %xmm11
	movaps	%xmm5, 768(%rsp)
	minps	%xmm4, %xmm5
	movaps	%xmm12, 784(%rsp)
	movaps	%xmm11, %xmm3
	minps	%xmm2, %xmm3
	cmpunordps	%xmm2, %xmm2
	movaps	%xmm2, %xmm0
	movaps	%xmm11, 800(%rsp)
	blendvps	%xmm0, %xmm11, %xmm3
	movaps	%xmm8, %xmm1
	maxps	%xmm3, %xmm1
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	movaps	%xmm8, 816(%rsp)
	blendvps	%xmm0, %xmm8, %xmm1
	movaps	%xmm1, %xmm9
	maxps	%xmm5, %xmm12
	movaps	%xmm12, %xmm8
	movaps	1072(%rsp), %xmm0
	movaps	281f(%rip), %xmm2
	cmpltps	%xmm2, %xmm0
	orps	(%rsp), %xmm0
	movaps	%xmm0, %xmm7
	movaps	257f(%rip), %xmm4
	andnps	%xmm4, %xmm7
	movaps	282f(%rip), %xmm5
	movl	%r14d, %edx
	xorps	%xmm1, %xmm1
	cvtsi2ss	%rdx, %xmm1
	blendvps	%xmm0, %xmm2, %xmm5
	shufps	$0, %xmm1, %xmm1
	movaps	%xmm1, 1248(%rsp)
	movq	%r9, %rdx
	shlq	$4, %rdx
	leaq	(%rdx,%rdx,2), %rbx
	leaq	(%rcx,%rbx), %r12
	imulq	%r8, %r13
	movq	%r13, 1000(%rsp)
	movq	%r9, %rsi
	shlq	$5, %rsi
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 640(%rsp)
	movaps	%xmm0, 672(%rsp)
	movaps	%xmm0, 656(%rsp)
	xorps	%xmm3, %xmm3
	movaps	%xmm0, 576(%rsp)
	movaps	%xmm4, 624(%rsp)
	movaps	284f(%rip), %xmm0
	movaps	%xmm0, 1232(%rsp)
	xorps	%xmm1, %xmm1
	movaps	%xmm1, 512(%rsp)
	movaps	%xmm0, 848(%rsp)
	movaps	%xmm2, 1008(%rsp)
	movaps	283f(%rip), %xmm0
	movaps	%xmm0, 1088(%rsp)
	movaps	274f(%rip), %xmm0
	movaps	%xmm0, 1024(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 896(%rsp)
	xorps	%xmm14, %xmm14
	jmp	235f
	.p2align	4
234:
	mulps	%xmm6, %xmm12
	mulps	%xmm12, %xmm11
	addps	%xmm2, %xmm11
	movaps	240(%rsp), %xmm0
	mulps	%xmm11, %xmm0
	movaps	224(%rsp), %xmm2
	mulps	%xmm0, %xmm2
	movaps	%xmm0, %xmm5
	addps	%xmm1, %xmm2
	mulps	%xmm12, %xmm15
	addps	%xmm2, %xmm15
	movaps	544(%rsp), %xmm0
	mulps	%xmm15, %xmm0
	movaps	288(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	addps	416(%rsp), %xmm1
	movaps	272(%rsp), %xmm2
	mulps	%xmm5, %xmm2
	addps	%xmm1, %xmm2
	movaps	64(%rsp), %xmm1
	mulps	%xmm12, %xmm1
	addps	%xmm2, %xmm1
	movaps	%xmm1, %xmm6
	movaps	384(%rsp), %xmm3
	mulps	%xmm3, %xmm0
	movaps	%xmm0, 544(%rsp)
	movaps	336(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm2, 320(%rsp)
	movaps	736(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	minps	%xmm2, %xmm4
	movaps	%xmm2, %xmm0
	cmpunordps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	752(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	maxps	%xmm4, %xmm2
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	304(%rsp), %xmm4
	mulps	%xmm4, %xmm6
	movaps	%xmm6, 64(%rsp)
	movaps	%xmm12, %xmm10
	movaps	400(%rsp), %xmm12
	movaps	%xmm12, %xmm0
	addps	%xmm6, %xmm0
	movaps	%xmm0, 288(%rsp)
	movaps	704(%rsp), %xmm1
	movaps	%xmm1, %xmm11
	minps	%xmm0, %xmm11
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm11
	movaps	720(%rsp), %xmm1
	movaps	%xmm1, %xmm6
	maxps	%xmm11, %xmm6
	cmpunordps	%xmm11, %xmm11
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	%xmm6, 864(%rsp)
	movaps	%xmm14, %xmm11
	mulps	%xmm14, %xmm5
	movaps	%xmm5, 240(%rsp)
	movaps	112(%rsp), %xmm0
	movaps	%xmm0, %xmm14
	movaps	%xmm0, %xmm15
	addps	%xmm5, %xmm14
	movaps	%xmm14, 272(%rsp)
	movaps	768(%rsp), %xmm1
	movaps	%xmm1, %xmm6
	minps	%xmm14, %xmm6
	movaps	%xmm14, %xmm0
	cmpunordps	%xmm14, %xmm0
	blendvps	%xmm0, %xmm1, %xmm6
	movaps	784(%rsp), %xmm5
	movaps	%xmm5, %xmm1
	maxps	%xmm6, %xmm1
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm5, %xmm1
	mulps	%xmm7, %xmm10
	movaps	%xmm10, 416(%rsp)
	movaps	16(%rsp), %xmm0
	addps	%xmm10, %xmm0
	movaps	%xmm0, 224(%rsp)
	movaps	800(%rsp), %xmm5
	movaps	%xmm5, %xmm6
	minps	%xmm0, %xmm6
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm5, %xmm6
	movaps	816(%rsp), %xmm5
	movaps	%xmm5, %xmm14
	maxps	%xmm6, %xmm14
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm5, %xmm14
	movaps	1280(%rsp), %xmm0
	minps	%xmm9, %xmm0
	minps	%xmm0, %xmm13
	minps	%xmm13, %xmm8
	movaps	32(%rsp), %xmm5
	mulps	%xmm4, %xmm5
	mulps	%xmm4, %xmm5
	movaps	%xmm9, %xmm0
	movaps	48(%rsp), %xmm4
	subps	%xmm4, %xmm0
	mulps	%xmm4, %xmm5
	addps	%xmm0, %xmm5
	minps	%xmm8, %xmm5
	movaps	96(%rsp), %xmm0
	mulps	%xmm3, %xmm0
	mulps	%xmm3, %xmm0
	movaps	%xmm9, %xmm3
	movaps	528(%rsp), %xmm4
	subps	%xmm4, %xmm3
	mulps	%xmm4, %xmm0
	addps	%xmm3, %xmm0
	minps	%xmm5, %xmm0
	movaps	352(%rsp), %xmm4
	mulps	%xmm11, %xmm4
	mulps	%xmm11, %xmm4
	movaps	%xmm9, %xmm3
	movaps	608(%rsp), %xmm5
	subps	%xmm5, %xmm3
	mulps	%xmm5, %xmm4
	addps	%xmm3, %xmm4
	movaps	%xmm4, %xmm5
	minps	%xmm0, %xmm5
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm4, %xmm5
	movaps	192(%rsp), %xmm4
	mulps	%xmm7, %xmm4
	mulps	%xmm7, %xmm4
	movaps	%xmm9, %xmm0
	movaps	880(%rsp), %xmm3
	subps	%xmm3, %xmm0
	mulps	%xmm3, %xmm4
	addps	%xmm0, %xmm4
	movaps	%xmm4, %xmm3
	minps	%xmm5, %xmm3
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm4, %xmm3
	movaps	176(%rsp), %xmm0
	mulps	688(%rsp), %xmm0
	xorps	%xmm4, %xmm4
	addps	%xmm4, %xmm0
	movaps	144(%rsp), %xmm4
	mulps	640(%rsp), %xmm4
	addps	%xmm0, %xmm4
	movaps	80(%rsp), %xmm0
	mulps	672(%rsp), %xmm0
	addps	%xmm4, %xmm0
	movaps	208(%rsp), %xmm4
	mulps	656(%rsp), %xmm4
	addps	%xmm0, %xmm4
	movaps	576(%rsp), %xmm5
	movaps	%xmm5, %xmm0
	subps	%xmm4, %xmm0
	movaps	%xmm5, %xmm4
	movaps	279f(%rip), %xmm10
	mulps	%xmm10, %xmm4
	movaps	%xmm4, %xmm7
	maxps	%xmm0, %xmm7
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm4, %xmm7
	movaps	%xmm9, %xmm13
	movaps	%xmm15, %xmm6
	divps	%xmm15, %xmm13
	mulps	%xmm11, %xmm13
	maxps	275f(%rip), %xmm7
	movaps	%xmm9, %xmm0
	divps	%xmm7, %xmm0
	movaps	%xmm5, 576(%rsp)
	mulps	%xmm5, %xmm0
	mulps	624(%rsp), %xmm0
	movaps	1088(%rsp), %xmm4
	movaps	%xmm4, %xmm8
	minps	%xmm0, %xmm8
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm4, %xmm8
	xorps	%xmm4, %xmm4
	movaps	512(%rsp), %xmm10
	cmpltps	%xmm10, %xmm4
	movaps	%xmm10, 512(%rsp)
	maxps	2135f(%rip), %xmm8
	xorps	%xmm0, %xmm0
	cmpnltps	%xmm5, %xmm0
	orps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm9, %xmm8
	sqrtps	592(%rsp), %xmm15
	xorps	%xmm7, %xmm7
	cmpnltps	%xmm10, %xmm7
	cmpltps	2133f(%rip), %xmm3
	movaps	%xmm15, %xmm10
	mulps	%xmm15, %xmm10
	mulps	%xmm13, %xmm10
	orps	%xmm3, %xmm7
	movaps	%xmm7, %xmm0
	movaps	284f(%rip), %xmm11
	blendvps	%xmm0, %xmm11, %xmm10
	movaps	%xmm10, 32(%rsp)
	movaps	1232(%rsp), %xmm10
	movaps	%xmm10, %xmm0
	cmpltps	%xmm15, %xmm0
	movaps	%xmm15, 384(%rsp)
	orps	%xmm3, %xmm0
	andps	%xmm4, %xmm0
	movaps	%xmm12, 400(%rsp)
	movaps	1008(%rsp), %xmm5
	movaps	%xmm5, %xmm9
	mulps	279f(%rip), %xmm9
	movaps	%xmm5, %xmm11
	blendvps	%xmm0, %xmm9, %xmm11
	movaps	%xmm11, 304(%rsp)
	movaps	320(%rsp), %xmm0
	cmpneqps	%xmm2, %xmm0
	cmpeqps	336(%rsp), %xmm2
	andps	%xmm0, %xmm2
	movaps	288(%rsp), %xmm0
	movaps	864(%rsp), %xmm9
	cmpneqps	%xmm9, %xmm0
	cmpeqps	%xmm12, %xmm9
	andps	%xmm0, %xmm9
	movaps	272(%rsp), %xmm0
	cmpneqps	%xmm1, %xmm0
	cmpeqps	%xmm6, %xmm1
	andps	%xmm0, %xmm1
	movaps	224(%rsp), %xmm0
	cmpneqps	%xmm14, %xmm0
	cmpeqps	16(%rsp), %xmm14
	andps	%xmm0, %xmm14
	psrld	$31, %xmm1
	pslld	$2, %xmm1
	psrld	$31, %xmm14
	pslld	$3, %xmm14
	por	%xmm1, %xmm14
	psrld	$31, %xmm2
	paddd	%xmm2, %xmm2
	por	%xmm2, %xmm14
	psubd	%xmm9, %xmm14
	movdqa	%xmm14, 192(%rsp)
	andps	%xmm3, %xmm4
	movaps	%xmm4, 128(%rsp)
	movaps	1040(%rsp), %xmm0
	subps	1104(%rsp), %xmm0
	movaps	%xmm0, 1040(%rsp)
	pxor	%xmm2, %xmm2
	cmpnltps	%xmm0, %xmm2
	xorps	%xmm0, %xmm0
	pcmpeqd	%xmm0, %xmm14
	pcmpeqd	%xmm0, %xmm0
	pxor	%xmm0, %xmm14
	movaps	%xmm4, %xmm0
	orps	%xmm2, %xmm0
	movaps	%xmm2, 160(%rsp)
	movaps	%xmm0, 352(%rsp)
	por	%xmm0, %xmm14
	movdqa	%xmm14, 288(%rsp)
	movdqa	%xmm14, %xmm0
	blendvps	%xmm0, %xmm10, %xmm15
	movaps	%xmm15, 96(%rsp)
	movaps	%xmm7, %xmm0
	movaps	(%rsp), %xmm1
	movaps	284f(%rip), %xmm7
	blendvps	%xmm0, %xmm7, %xmm1
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, 848(%rsp), %xmm1
	movaps	%xmm1, (%rsp)
	movaps	%xmm11, %xmm1
	blendvps	%xmm0, %xmm5, %xmm1
	movaps	%xmm1, 320(%rsp)
	movaps	64(%rsp), %xmm5
	movaps	%xmm5, %xmm0
	movaps	272f(%rip), %xmm6
	andps	%xmm6, %xmm0
	movaps	2136f(%rip), %xmm10
	addps	%xmm10, %xmm0
	movaps	257f(%rip), %xmm4
	movaps	%xmm4, %xmm2
	divps	%xmm0, %xmm2
	movaps	1328(%rsp), %xmm3
	shufps	$0, %xmm3, %xmm3
	movaps	%xmm3, %xmm1
	mulps	%xmm2, %xmm1
	movaps	%xmm1, %xmm12
	minps	%xmm8, %xmm12
	movaps	%xmm8, %xmm0
	cmpunordps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm1, %xmm12
	movaps	544(%rsp), %xmm11
	movaps	%xmm11, %xmm0
	andps	%xmm6, %xmm0
	addps	%xmm10, %xmm0
	movaps	%xmm4, %xmm1
	divps	%xmm0, %xmm1
	mulps	%xmm1, %xmm3
	movaps	%xmm3, %xmm9
	minps	%xmm12, %xmm9
	cmpunordps	%xmm12, %xmm12
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm3, %xmm9
	movaps	%xmm5, %xmm0
	xorps	%xmm12, %xmm12
	cmpltps	%xmm12, %xmm0
	movaps	400(%rsp), %xmm14
	movaps	%xmm14, %xmm3
	subps	720(%rsp), %xmm3
	movaps	704(%rsp), %xmm4
	subps	%xmm14, %xmm4
	blendvps	%xmm0, %xmm3, %xmm4
	mulps	%xmm4, %xmm2
	mulps	48(%rsp), %xmm4
	xorps	%xmm0, %xmm0
	cmpltps	%xmm4, %xmm0
	movaps	2137f(%rip), %xmm10
	mulps	%xmm10, %xmm2
	movaps	%xmm7, %xmm5
	minps	%xmm7, %xmm2
	blendvps	%xmm0, %xmm2, %xmm7
	movaps	%xmm11, %xmm0
	cmpltps	%xmm12, %xmm0
	xorps	%xmm15, %xmm15
	movaps	336(%rsp), %xmm4
	movaps	%xmm4, %xmm2
	subps	752(%rsp), %xmm2
	movaps	736(%rsp), %xmm3
	subps	%xmm4, %xmm3
	blendvps	%xmm0, %xmm2, %xmm3
	mulps	%xmm3, %xmm1
	mulps	528(%rsp), %xmm3
	xorps	%xmm0, %xmm0
	cmpltps	%xmm3, %xmm0
	mulps	%xmm10, %xmm1
	movaps	%xmm5, %xmm2
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	%xmm2, %xmm12
	minps	%xmm7, %xmm12
	cmpunordps	%xmm7, %xmm7
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm2, %xmm12
	movaps	240(%rsp), %xmm0
	movaps	%xmm0, %xmm1
	cmpltps	%xmm15, %xmm0
	movaps	112(%rsp), %xmm7
	movaps	%xmm7, %xmm2
	subps	784(%rsp), %xmm2
	movaps	768(%rsp), %xmm3
	subps	%xmm7, %xmm3
	blendvps	%xmm0, %xmm2, %xmm3
	andps	%xmm6, %xmm1
	movaps	2136f(%rip), %xmm4
	addps	%xmm4, %xmm1
	movaps	257f(%rip), %xmm11
	movaps	%xmm11, %xmm2
	divps	%xmm1, %xmm2
	mulps	%xmm3, %xmm2
	mulps	608(%rsp), %xmm3
	xorps	%xmm0, %xmm0
	cmpltps	%xmm3, %xmm0
	mulps	%xmm10, %xmm2
	movaps	%xmm5, %xmm1
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm1, %xmm7
	minps	%xmm12, %xmm7
	cmpunordps	%xmm12, %xmm12
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm1, %xmm7
	movaps	416(%rsp), %xmm0
	movaps	%xmm0, %xmm1
	cmpltps	%xmm15, %xmm0
	movaps	16(%rsp), %xmm12
	movaps	%xmm12, %xmm2
	subps	816(%rsp), %xmm2
	movaps	800(%rsp), %xmm3
	subps	%xmm12, %xmm3
	blendvps	%xmm0, %xmm2, %xmm3
	andps	%xmm6, %xmm1
	addps	%xmm4, %xmm1
	movaps	%xmm11, %xmm2
	divps	%xmm1, %xmm2
	mulps	%xmm3, %xmm2
	mulps	880(%rsp), %xmm3
	xorps	%xmm0, %xmm0
	cmpltps	%xmm3, %xmm0
	mulps	%xmm10, %xmm2
	movaps	%xmm5, %xmm1
	blendvps	%xmm0, %xmm2, %xmm1
	movaps	%xmm1, %xmm2
	minps	%xmm7, %xmm2
	cmpunordps	%xmm7, %xmm7
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm1, %xmm2
	movaps	1024(%rsp), %xmm0
	cmpltps	%xmm5, %xmm0
	movaps	%xmm2, %xmm12
	cmpltps	%xmm9, %xmm12
	andps	%xmm0, %xmm12
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm2, %xmm9
	movaps	%xmm9, %xmm1
	movaps	288(%rsp), %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, 624(%rsp), %xmm1
	movaps	%xmm1, 48(%rsp)
	movaps	384(%rsp), %xmm0
	mulps	%xmm0, %xmm13
	mulps	2134f(%rip), %xmm13
	movaps	%xmm13, %xmm3
	minps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm13, %xmm3
	cmpnleps	304(%rsp), %xmm3
	movaps	%xmm8, %xmm2
	cmpnleps	%xmm9, %xmm2
	orps	%xmm3, %xmm2
	orps	128(%rsp), %xmm2
	pslld	$31, %xmm2
	psrad	$31, %xmm2
	pandn	%xmm11, %xmm2
	movaps	160(%rsp), %xmm0
	blendvps	%xmm0, 512(%rsp), %xmm2
	movaps	64(%rsp), %xmm0
	mulps	%xmm9, %xmm0
	addps	%xmm14, %xmm0
	movaps	704(%rsp), %xmm1
	movaps	%xmm1, %xmm7
	minps	%xmm0, %xmm7
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm1, %xmm7
	movaps	720(%rsp), %xmm1
	movaps	%xmm1, %xmm15
	maxps	%xmm7, %xmm15
	cmpunordps	%xmm7, %xmm7
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm1, %xmm15
	movaps	%xmm4, %xmm3
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm14, %xmm15
	movaps	%xmm15, %xmm4
	subps	%xmm14, %xmm4
	movaps	176(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 176(%rsp)
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, 688(%rsp), %xmm4
	movaps	%xmm4, %xmm5
	movaps	%xmm4, 128(%rsp)
	mulps	544(%rsp), %xmm9
	movaps	336(%rsp), %xmm4
	addps	%xmm4, %xmm9
	movaps	736(%rsp), %xmm1
	movaps	%xmm1, %xmm7
	minps	%xmm9, %xmm7
	cmpunordps	%xmm9, %xmm9
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm1, %xmm7
	movaps	752(%rsp), %xmm1
	movaps	%xmm1, %xmm10
	maxps	%xmm7, %xmm10
	cmpunordps	%xmm7, %xmm7
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm1, %xmm10
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm4, %xmm10
	movaps	%xmm10, %xmm6
	subps	%xmm4, %xmm6
	movaps	144(%rsp), %xmm0
	mulps	%xmm6, %xmm0
	movaps	%xmm0, 144(%rsp)
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, 640(%rsp), %xmm6
	movaps	%xmm11, %xmm13
	movaps	%xmm11, %xmm4
	divps	%xmm8, %xmm4
	movaps	%xmm4, %xmm0
	mulps	%xmm5, %xmm0
	movaps	928(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	80(%rsp), %xmm7
	subps	%xmm1, %xmm7
	movaps	448(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	208(%rsp), %xmm0
	subps	%xmm1, %xmm0
	mulps	%xmm6, %xmm4
	movaps	832(%rsp), %xmm1
	mulps	%xmm4, %xmm1
	subps	%xmm1, %xmm7
	movaps	432(%rsp), %xmm1
	mulps	%xmm4, %xmm1
	subps	%xmm1, %xmm0
	movaps	464(%rsp), %xmm1
	movaps	1312(%rsp), %xmm14
	mulps	%xmm14, %xmm1
	movaps	1296(%rsp), %xmm11
	movaps	%xmm11, %xmm4
	mulps	%xmm1, %xmm4
	movaps	%xmm4, %xmm5
	mulps	%xmm4, %xmm5
	movaps	%xmm13, %xmm9
	subps	%xmm5, %xmm9
	maxps	2126f(%rip), %xmm9
	movaps	%xmm13, %xmm5
	divps	%xmm9, %xmm5
	mulps	%xmm14, %xmm7
	mulps	%xmm7, %xmm4
	mulps	%xmm11, %xmm0
	subps	%xmm4, %xmm0
	mulps	%xmm5, %xmm0
	mulps	%xmm11, %xmm0
	mulps	%xmm8, %xmm0
	movaps	16(%rsp), %xmm5
	movaps	%xmm5, %xmm4
	movaps	2138f(%rip), %xmm13
	mulps	%xmm13, %xmm4
	movaps	%xmm4, %xmm9
	maxps	%xmm0, %xmm9
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm4, %xmm9
	addps	%xmm5, %xmm9
	movaps	%xmm5, %xmm11
	movaps	800(%rsp), %xmm4
	movaps	%xmm4, %xmm5
	minps	%xmm9, %xmm5
	cmpunordps	%xmm9, %xmm9
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm4, %xmm5
	movaps	816(%rsp), %xmm4
	movaps	%xmm4, %xmm9
	maxps	%xmm5, %xmm9
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm4, %xmm9
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm11, %xmm9
	movaps	%xmm9, %xmm4
	subps	%xmm11, %xmm4
	movaps	%xmm4, %xmm11
	blendvps	%xmm0, 656(%rsp), %xmm11
	mulps	%xmm14, %xmm7
	mulps	%xmm14, %xmm1
	xorps	%xmm14, %xmm14
	mulps	%xmm8, %xmm7
	movaps	208(%rsp), %xmm8
	mulps	%xmm4, %xmm8
	mulps	%xmm1, %xmm4
	subps	%xmm4, %xmm7
	movaps	112(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	mulps	%xmm13, %xmm4
	movaps	289f(%rip), %xmm13
	movaps	%xmm4, %xmm5
	maxps	%xmm7, %xmm5
	cmpunordps	%xmm7, %xmm7
	movaps	%xmm7, %xmm0
	blendvps	%xmm0, %xmm4, %xmm5
	addps	%xmm1, %xmm5
	movaps	%xmm1, %xmm7
	movaps	768(%rsp), %xmm1
	movaps	%xmm1, %xmm4
	minps	%xmm5, %xmm4
	cmpunordps	%xmm5, %xmm5
	movaps	%xmm5, %xmm0
	blendvps	%xmm0, %xmm1, %xmm4
	movaps	784(%rsp), %xmm1
	movaps	%xmm1, %xmm5
	maxps	%xmm4, %xmm5
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm1, %xmm5
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm7, %xmm5
	movaps	%xmm5, %xmm4
	subps	%xmm7, %xmm4
	movaps	80(%rsp), %xmm1
	mulps	%xmm4, %xmm1
	blendvps	%xmm0, 672(%rsp), %xmm4
	movaps	176(%rsp), %xmm0
	addps	%xmm14, %xmm0
	movaps	144(%rsp), %xmm7
	addps	%xmm0, %xmm7
	movaps	%xmm8, %xmm0
	addps	%xmm7, %xmm0
	addps	%xmm0, %xmm1
	andnps	%xmm1, %xmm12
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, 576(%rsp), %xmm12
	movss	16(%r11), %xmm0
	movaps	%xmm0, %xmm7
	shufps	$0, %xmm0, %xmm7
	movaps	32(%rsp), %xmm8
	cmpleps	%xmm7, %xmm8
	mulss	%xmm0, %xmm0
	shufps	$0, %xmm0, %xmm0
	movaps	1056(%rsp), %xmm1
	cmpleps	%xmm0, %xmm1
	andps	%xmm8, %xmm1
	movaps	352(%rsp), %xmm0
	andnps	192(%rsp), %xmm0
	orps	1264(%rsp), %xmm0
	andps	%xmm3, %xmm0
	andnps	1040(%rsp), %xmm1
	addps	1104(%rsp), %xmm1
	movaps	896(%rsp), %xmm7
	cmpltps	1248(%rsp), %xmm7
	andps	%xmm1, %xmm7
	movaps	%xmm15, 400(%rsp)
	movaps	%xmm10, 336(%rsp)
	movaps	%xmm5, %xmm8
	movaps	128(%rsp), %xmm1
	movaps	%xmm1, 688(%rsp)
	movaps	%xmm6, 640(%rsp)
	movaps	%xmm4, 672(%rsp)
	movaps	%xmm11, 656(%rsp)
	movaps	%xmm0, %xmm3
	movaps	%xmm12, 576(%rsp)
	movaps	48(%rsp), %xmm0
	movaps	%xmm0, 624(%rsp)
	movaps	96(%rsp), %xmm0
	movaps	%xmm0, 1232(%rsp)
	movaps	%xmm2, 512(%rsp)
	movaps	(%rsp), %xmm0
	movaps	%xmm0, 848(%rsp)
	movaps	320(%rsp), %xmm0
	movaps	%xmm0, 1008(%rsp)
	movaps	271f(%rip), %xmm15
	movaps	912(%rsp), %xmm5
235:
	movaps	%xmm3, %xmm0
	xorps	285f(%rip), %xmm0
	movaps	%xmm0, 1440(%rsp)
	movaps	%xmm3, %xmm0
	andps	286f(%rip), %xmm0
	movaps	%xmm0, 1424(%rsp)
	pcmpeqd	%xmm14, %xmm0
	movdqa	%xmm0, 1408(%rsp)
	movaps	%xmm3, %xmm0
	andps	287f(%rip), %xmm0
	movaps	%xmm0, 1392(%rsp)
	pcmpeqd	%xmm14, %xmm0
	movdqa	%xmm0, 1376(%rsp)
	movaps	%xmm3, 1264(%rsp)
	andps	288f(%rip), %xmm3
	movaps	%xmm3, 1360(%rsp)
	pcmpeqd	%xmm14, %xmm3
	movdqa	%xmm3, 1344(%rsp)
	xorps	%xmm4, %xmm4
	movaps	272f(%rip), %xmm12
	.p2align	4
236:
	movaps	%xmm7, %xmm0
	addss	%xmm4, %xmm0
	movshdup	%xmm7, %xmm1
	addss	%xmm0, %xmm1
	movaps	%xmm7, %xmm0
	unpckhpd	%xmm7, %xmm0
	addss	%xmm1, %xmm0
	movaps	%xmm7, %xmm2
	shufps	$255, %xmm7, %xmm2
	addss	%xmm0, %xmm2
	movss	20(%r11), %xmm0
	movss	2139f(%rip), %xmm1
	movaps	%xmm0, 1328(%rsp)
	divss	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	shufps	$0, %xmm1, %xmm0
	movaps	%xmm0, 528(%rsp)
	movaps	%xmm1, %xmm0
	mulss	2140f(%rip), %xmm0
	movaps	%xmm1, %xmm3
	mulss	2141f(%rip), %xmm3
	mulss	2142f(%rip), %xmm1
	testq	%r9, %r9
	movaps	%xmm8, 112(%rsp)
	movaps	%xmm9, 16(%rsp)
	movaps	%xmm2, 224(%rsp)
	xorps	%xmm4, %xmm4
	movaps	%xmm5, 912(%rsp)
	movaps	%xmm7, 1040(%rsp)
	je	242f
	shufps	$0, %xmm0, %xmm0
	movaps	%xmm13, %xmm2
	subps	400(%rsp), %xmm2
	movaps	%xmm0, (%rsp)
	mulps	%xmm0, %xmm2
	movaps	%xmm2, %xmm4
	movaps	290f(%rip), %xmm0
	xorps	%xmm0, %xmm4
	movaps	%xmm2, %xmm6
	mulps	%xmm4, %xmm6
	movaps	291f(%rip), %xmm14
	maxps	%xmm14, %xmm6
	movaps	%xmm6, %xmm0
	movaps	%xmm15, %xmm10
	movaps	292f(%rip), %xmm15
	mulps	%xmm15, %xmm0
	roundps	$8, %xmm0, %xmm0
	movaps	%xmm0, %xmm7
	movaps	293f(%rip), %xmm14
	mulps	%xmm14, %xmm7
	addps	%xmm6, %xmm7
	movaps	%xmm0, %xmm6
	movaps	294f(%rip), %xmm14
	mulps	%xmm14, %xmm6
	addps	%xmm7, %xmm6
	mulps	%xmm15, %xmm6
	movaps	%xmm6, %xmm7
	movaps	295f(%rip), %xmm14
	mulps	%xmm14, %xmm7
	movaps	296f(%rip), %xmm14
	addps	%xmm14, %xmm7
	mulps	%xmm6, %xmm7
	movaps	297f(%rip), %xmm5
	addps	%xmm5, %xmm7
	mulps	%xmm6, %xmm7
	movaps	298f(%rip), %xmm14
	addps	%xmm14, %xmm7
	mulps	%xmm6, %xmm7
	movaps	299f(%rip), %xmm5
	addps	%xmm5, %xmm7
	mulps	%xmm6, %xmm7
	movaps	2100f(%rip), %xmm14
	addps	%xmm14, %xmm0
	cvttps2dq	%xmm0, %xmm8
	movdqa	%xmm8, %xmm9
	psrad	$31, %xmm9
	movaps	2101f(%rip), %xmm5
	subps	%xmm5, %xmm0
	cvttps2dq	%xmm0, %xmm6
	pand	%xmm9, %xmm6
	movaps	257f(%rip), %xmm15
	addps	%xmm15, %xmm7
	por	%xmm8, %xmm6
	pslld	$23, %xmm6
	mulps	%xmm7, %xmm6
	movaps	%xmm2, %xmm0
	andps	%xmm12, %xmm0
	movaps	%xmm3, %xmm9
	movaps	2102f(%rip), %xmm3
	mulps	%xmm3, %xmm0
	addps	%xmm15, %xmm0
	movaps	%xmm15, %xmm8
	divps	%xmm0, %xmm8
	movaps	%xmm2, %xmm0
	cmpltps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm13, %xmm10
	movaps	%xmm8, %xmm7
	movaps	2103f(%rip), %xmm14
	mulps	%xmm14, %xmm7
	movaps	2104f(%rip), %xmm5
	addps	%xmm5, %xmm7
	mulps	%xmm8, %xmm7
	movaps	2105f(%rip), %xmm3
	addps	%xmm3, %xmm7
	mulps	%xmm8, %xmm7
	movaps	%xmm1, %xmm0
	movaps	2106f(%rip), %xmm1
	addps	%xmm1, %xmm7
	mulps	%xmm8, %xmm7
	movaps	2107f(%rip), %xmm14
	addps	%xmm14, %xmm7
	mulps	%xmm8, %xmm7
	movaps	2108f(%rip), %xmm5
	addps	%xmm5, %xmm7
	mulps	%xmm8, %xmm7
	movaps	2109f(%rip), %xmm3
	addps	%xmm3, %xmm7
	mulps	%xmm8, %xmm7
	movaps	2110f(%rip), %xmm3
	movaps	%xmm0, %xmm1
	addps	%xmm3, %xmm7
	mulps	%xmm8, %xmm7
	movaps	2111f(%rip), %xmm0
	movaps	%xmm9, %xmm14
	addps	%xmm0, %xmm7
	mulps	%xmm8, %xmm7
	shufps	$0, %xmm9, %xmm14
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm6, %xmm7
	mulps	%xmm10, %xmm7
	movq	%rcx, %rdx
	xorl	%r14d, %r14d
	.p2align	4
237:
	xorps	%xmm8, %xmm8
	cvtsi2ss	%r14, %xmm8
	addss	2143f(%rip), %xmm8
	shufps	$0, %xmm8, %xmm8
	subps	400(%rsp), %xmm8
	mulps	(%rsp), %xmm8
	movaps	%xmm10, %xmm4
	movaps	%xmm8, %xmm10
	xorps	290f(%rip), %xmm10
	movaps	%xmm1, %xmm5
	movaps	%xmm13, %xmm1
	movaps	%xmm12, %xmm13
	movaps	%xmm8, %xmm12
	mulps	%xmm10, %xmm12
	maxps	291f(%rip), %xmm12
	movaps	%xmm12, %xmm0
	movaps	%xmm14, %xmm3
	movaps	292f(%rip), %xmm14
	mulps	%xmm14, %xmm0
	roundps	$8, %xmm0, %xmm9
	movaps	%xmm9, %xmm11
	mulps	293f(%rip), %xmm11
	movaps	%xmm9, %xmm0
	addps	%xmm12, %xmm11
	mulps	294f(%rip), %xmm0
	addps	2100f(%rip), %xmm9
	cvttps2dq	%xmm9, %xmm12
	addps	%xmm11, %xmm0
	movdqa	%xmm12, %xmm11
	psrad	$31, %xmm11
	subps	2101f(%rip), %xmm9
	mulps	%xmm14, %xmm0
	movaps	%xmm3, %xmm14
	cvttps2dq	%xmm9, %xmm9
	pand	%xmm11, %xmm9
	movaps	%xmm0, %xmm11
	mulps	295f(%rip), %xmm11
	addps	296f(%rip), %xmm11
	mulps	%xmm0, %xmm11
	addps	297f(%rip), %xmm11
	mulps	%xmm0, %xmm11
	addps	298f(%rip), %xmm11
	mulps	%xmm0, %xmm11
	por	%xmm12, %xmm9
	addps	299f(%rip), %xmm11
	movaps	%xmm8, %xmm12
	andps	%xmm13, %xmm12
	mulps	2102f(%rip), %xmm12
	mulps	%xmm0, %xmm11
	addps	%xmm15, %xmm12
	movaps	%xmm8, %xmm0
	cmpltps	%xmm10, %xmm0
	movaps	271f(%rip), %xmm10
	blendvps	%xmm0, %xmm1, %xmm10
	movaps	%xmm5, %xmm1
	movaps	%xmm15, %xmm13
	divps	%xmm12, %xmm13
	addps	%xmm15, %xmm11
	pslld	$23, %xmm9
	mulps	%xmm11, %xmm9
	movaps	%xmm13, %xmm0
	mulps	2103f(%rip), %xmm0
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
	addps	2110f(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	2111f(%rip), %xmm0
	mulps	%xmm13, %xmm0
	movaps	272f(%rip), %xmm12
	movaps	289f(%rip), %xmm13
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
	movaps	%xmm7, -32(%rdx)
	subps	%xmm9, %xmm6
	mulps	%xmm3, %xmm6
	movaps	%xmm6, -16(%rdx)
	mulps	%xmm5, %xmm2
	movaps	%xmm2, (%rdx)
	incq	%r14
	addq	$48, %rdx
	movaps	%xmm8, %xmm2
	movaps	%xmm9, %xmm6
	movaps	%xmm0, %xmm7
	cmpq	%r14, %r9
	jne	237b
	movaps	%xmm13, %xmm2
	subps	336(%rsp), %xmm2
	mulps	(%rsp), %xmm2
	movaps	%xmm2, %xmm4
	movaps	290f(%rip), %xmm0
	xorps	%xmm0, %xmm4
	movaps	%xmm2, %xmm6
	mulps	%xmm4, %xmm6
	maxps	291f(%rip), %xmm6
	movaps	%xmm6, %xmm0
	movaps	292f(%rip), %xmm1
	mulps	%xmm1, %xmm0
	roundps	$8, %xmm0, %xmm0
	movaps	%xmm0, %xmm7
	mulps	293f(%rip), %xmm7
	addps	%xmm6, %xmm7
	movaps	%xmm0, %xmm6
	mulps	294f(%rip), %xmm6
	addps	%xmm7, %xmm6
	mulps	%xmm1, %xmm6
	movaps	%xmm6, %xmm7
	mulps	295f(%rip), %xmm7
	addps	296f(%rip), %xmm7
	mulps	%xmm6, %xmm7
	addps	297f(%rip), %xmm7
	mulps	%xmm6, %xmm7
	addps	298f(%rip), %xmm7
	mulps	%xmm6, %xmm7
	addps	299f(%rip), %xmm7
	mulps	%xmm6, %xmm7
	addps	2100f(%rip), %xmm0
	cvttps2dq	%xmm0, %xmm8
	movdqa	%xmm8, %xmm9
	psrad	$31, %xmm9
	subps	2101f(%rip), %xmm0
	cvttps2dq	%xmm0, %xmm6
	pand	%xmm9, %xmm6
	addps	%xmm15, %xmm7
	por	%xmm8, %xmm6
	pslld	$23, %xmm6
	mulps	%xmm7, %xmm6
	movaps	%xmm2, %xmm0
	andps	%xmm12, %xmm0
	mulps	2102f(%rip), %xmm0
	addps	%xmm15, %xmm0
	movaps	%xmm15, %xmm8
	divps	%xmm0, %xmm8
	movaps	%xmm2, %xmm0
	cmpltps	%xmm4, %xmm0
	movaps	271f(%rip), %xmm10
	blendvps	%xmm0, %xmm13, %xmm10
	movaps	%xmm8, %xmm7
	mulps	2103f(%rip), %xmm7
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
	addps	2110f(%rip), %xmm7
	mulps	%xmm8, %xmm7
	addps	2111f(%rip), %xmm7
	mulps	%xmm8, %xmm7
	mulps	%xmm6, %xmm7
	mulps	%xmm10, %xmm7
	movq	%r12, %rdx
	xorl	%r14d, %r14d
	.p2align	4
238:
	xorps	%xmm8, %xmm8
	cvtsi2ss	%r14, %xmm8
	addss	2143f(%rip), %xmm8
	shufps	$0, %xmm8, %xmm8
	subps	336(%rsp), %xmm8
	mulps	(%rsp), %xmm8
	movaps	%xmm10, %xmm4
	movaps	%xmm8, %xmm10
	xorps	290f(%rip), %xmm10
	movaps	%xmm13, %xmm1
	movaps	%xmm12, %xmm13
	movaps	%xmm8, %xmm12
	mulps	%xmm10, %xmm12
	maxps	291f(%rip), %xmm12
	movaps	%xmm12, %xmm0
	movaps	292f(%rip), %xmm14
	mulps	%xmm14, %xmm0
	roundps	$8, %xmm0, %xmm9
	movaps	%xmm9, %xmm11
	mulps	293f(%rip), %xmm11
	movaps	%xmm9, %xmm0
	addps	%xmm12, %xmm11
	mulps	294f(%rip), %xmm0
	addps	2100f(%rip), %xmm9
	cvttps2dq	%xmm9, %xmm12
	addps	%xmm11, %xmm0
	movdqa	%xmm12, %xmm11
	psrad	$31, %xmm11
	subps	2101f(%rip), %xmm9
	mulps	%xmm14, %xmm0
	cvttps2dq	%xmm9, %xmm9
	pand	%xmm11, %xmm9
	movaps	%xmm0, %xmm11
	mulps	295f(%rip), %xmm11
	addps	296f(%rip), %xmm11
	mulps	%xmm0, %xmm11
	addps	297f(%rip), %xmm11
	mulps	%xmm0, %xmm11
	addps	298f(%rip), %xmm11
	mulps	%xmm0, %xmm11
	por	%xmm12, %xmm9
	addps	299f(%rip), %xmm11
	movaps	%xmm8, %xmm12
	andps	%xmm13, %xmm12
	mulps	2102f(%rip), %xmm12
	mulps	%xmm0, %xmm11
	addps	%xmm15, %xmm12
	movaps	%xmm8, %xmm0
	cmpltps	%xmm10, %xmm0
	movaps	271f(%rip), %xmm10
	blendvps	%xmm0, %xmm1, %xmm10
	movaps	%xmm15, %xmm13
	divps	%xmm12, %xmm13
	addps	%xmm15, %xmm11
	pslld	$23, %xmm9
	mulps	%xmm11, %xmm9
	movaps	%xmm13, %xmm0
	mulps	2103f(%rip), %xmm0
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
	addps	2110f(%rip), %xmm0
	mulps	%xmm13, %xmm0
	addps	2111f(%rip), %xmm0
	mulps	%xmm13, %xmm0
	movaps	272f(%rip), %xmm12
	movaps	289f(%rip), %xmm13
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
	movaps	%xmm7, -32(%rdx)
	subps	%xmm9, %xmm6
	mulps	%xmm3, %xmm6
	movaps	%xmm6, -16(%rdx)
	mulps	%xmm5, %xmm2
	movaps	%xmm2, (%rdx)
	incq	%r14
	addq	$48, %rdx
	movaps	%xmm8, %xmm2
	movaps	%xmm9, %xmm6
	movaps	%xmm0, %xmm7
	cmpq	%r14, %r9
	jne	238b
	xorps	%xmm0, %xmm0
	movaps	224(%rsp), %xmm1
	ucomiss	%xmm0, %xmm1
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 176(%rsp)
	movaps	512(%rsp), %xmm0
	ja	239f
	xorps	%xmm0, %xmm0
239:
	movaps	%xmm0, 272(%rsp)
	movq	1000(%rsp), %rdx
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 144(%rsp)
	movaps	%xmm0, 80(%rsp)
	movaps	%xmm0, 208(%rsp)
	movaps	%xmm0, 32(%rsp)
	xorps	%xmm2, %xmm2
	movaps	%xmm0, 96(%rsp)
	movaps	%xmm0, 160(%rsp)
	movaps	%xmm0, 128(%rsp)
	movaps	%xmm0, 352(%rsp)
	xorps	%xmm1, %xmm1
	xorps	%xmm4, %xmm4
	xorps	%xmm3, %xmm3
	movaps	%xmm3, 192(%rsp)
	xorps	%xmm5, %xmm5
	xorps	%xmm6, %xmm6
	movaps	%xmm3, 64(%rsp)
	xorl	%r14d, %r14d
	movaps	112(%rsp), %xmm8
	.p2align	4
240:
	movaps	%xmm6, 304(%rsp)
	movaps	%xmm5, 240(%rsp)
	movaps	%xmm2, 320(%rsp)
	movaps	%xmm1, 448(%rsp)
	movaps	%xmm0, 432(%rsp)
	movaps	%xmm4, 464(%rsp)
	movl	%edx, %r15d
	shrl	%r15d
	andl	$1073741823, %r15d
	shlq	$5, %r15
	addq	%rbp, %r15
	leaq	(%r14,%r9), %rdi
	leaq	(%rdi,%rdi,2), %rdi
	shlq	$4, %rdi
	movaps	(%r10,%rdi), %xmm1
	movaps	16(%r10,%rdi), %xmm0
	movaps	%xmm0, 48(%rsp)
	movaps	32(%r10,%rdi), %xmm0
	movaps	%xmm0, 416(%rsp)
	movaps	%xmm8, %xmm0
	movaps	%xmm1, 288(%rsp)
	mulps	%xmm1, %xmm0
	movaps	%xmm0, (%rsp)
	xorps	%xmm4, %xmm4
	xorl	%edi, %edi
	xorps	%xmm12, %xmm12
	xorps	%xmm1, %xmm1
	xorps	%xmm14, %xmm14
	xorps	%xmm8, %xmm8
	xorps	%xmm2, %xmm2
	xorps	%xmm6, %xmm6
	xorps	%xmm13, %xmm13
	xorps	%xmm5, %xmm5
	xorps	%xmm9, %xmm9
	movaps	272(%rsp), %xmm7
	.p2align	4
241:
	movaps	-16(%r15), %xmm11
	movaps	-32(%rcx,%rdi), %xmm15
	movaps	-16(%rcx,%rdi), %xmm10
	movaps	(%rsp), %xmm0
	mulps	%xmm15, %xmm0
	addps	16(%rsp), %xmm0
	addps	(%r15), %xmm0
	movaps	257f(%rip), %xmm3
	divps	%xmm0, %xmm3
	subps	%xmm0, %xmm11
	mulps	%xmm3, %xmm11
	movaps	%xmm7, %xmm0
	mulps	%xmm11, %xmm0
	mulps	%xmm3, %xmm0
	addps	%xmm3, %xmm0
	movaps	%xmm11, %xmm3
	mulps	%xmm15, %xmm3
	addps	%xmm3, %xmm13
	movaps	%xmm11, %xmm3
	mulps	%xmm10, %xmm3
	addps	%xmm3, %xmm5
	addps	%xmm11, %xmm6
	mulps	(%rcx,%rdi), %xmm11
	addps	%xmm11, %xmm9
	movaps	%xmm15, %xmm3
	mulps	%xmm0, %xmm3
	addps	%xmm3, %xmm12
	mulps	%xmm15, %xmm3
	addps	%xmm3, %xmm1
	addps	%xmm0, %xmm4
	mulps	%xmm10, %xmm0
	mulps	%xmm0, %xmm15
	addps	%xmm15, %xmm8
	addps	%xmm0, %xmm14
	mulps	%xmm10, %xmm0
	addps	%xmm0, %xmm2
	addq	$48, %rdi
	addq	$32, %r15
	cmpq	%rdi, %rbx
	jne	241b
	movaps	(%rsp), %xmm11
	movaps	%xmm11, %xmm0
	mulps	%xmm5, %xmm0
	movaps	176(%rsp), %xmm3
	addps	%xmm0, %xmm3
	movaps	%xmm3, 176(%rsp)
	movaps	112(%rsp), %xmm10
	mulps	48(%rsp), %xmm10
	mulps	%xmm11, %xmm2
	xorps	%xmm3, %xmm3
	addps	%xmm3, %xmm2
	mulps	%xmm11, %xmm2
	movaps	32(%rsp), %xmm0
	addps	%xmm2, %xmm0
	movaps	%xmm0, 32(%rsp)
	movaps	%xmm10, %xmm0
	mulps	%xmm13, %xmm0
	movaps	144(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm2, 144(%rsp)
	movaps	%xmm10, %xmm0
	mulps	%xmm8, %xmm0
	addps	%xmm3, %xmm0
	mulps	%xmm11, %xmm0
	movaps	320(%rsp), %xmm2
	addps	%xmm0, %xmm2
	movaps	%xmm10, %xmm0
	mulps	%xmm1, %xmm0
	addps	%xmm3, %xmm0
	mulps	%xmm10, %xmm0
	movaps	96(%rsp), %xmm7
	addps	%xmm0, %xmm7
	movaps	%xmm7, 96(%rsp)
	movaps	288(%rsp), %xmm15
	movaps	%xmm15, %xmm0
	mulps	%xmm13, %xmm0
	movaps	80(%rsp), %xmm7
	addps	%xmm0, %xmm7
	movaps	%xmm7, 80(%rsp)
	mulps	%xmm15, %xmm1
	addps	%xmm3, %xmm1
	mulps	%xmm15, %xmm8
	addps	%xmm3, %xmm8
	mulps	%xmm11, %xmm8
	movaps	160(%rsp), %xmm0
	addps	%xmm8, %xmm0
	movaps	%xmm0, 160(%rsp)
	movaps	%xmm10, %xmm0
	mulps	%xmm1, %xmm0
	movaps	128(%rsp), %xmm7
	addps	%xmm0, %xmm7
	movaps	%xmm7, 128(%rsp)
	mulps	%xmm15, %xmm1
	movaps	352(%rsp), %xmm0
	addps	%xmm1, %xmm0
	movaps	%xmm0, 352(%rsp)
	movaps	208(%rsp), %xmm0
	addps	%xmm6, %xmm0
	movaps	%xmm0, 208(%rsp)
	addps	%xmm3, %xmm4
	movaps	192(%rsp), %xmm0
	addps	%xmm4, %xmm0
	movaps	%xmm0, 192(%rsp)
	addps	%xmm3, %xmm14
	mulps	%xmm11, %xmm14
	movaps	448(%rsp), %xmm1
	addps	%xmm14, %xmm1
	addps	%xmm3, %xmm12
	mulps	%xmm12, %xmm10
	movaps	432(%rsp), %xmm0
	addps	%xmm10, %xmm0
	movaps	112(%rsp), %xmm8
	mulps	%xmm15, %xmm12
	movaps	464(%rsp), %xmm4
	addps	%xmm12, %xmm4
	movaps	48(%rsp), %xmm3
	mulps	%xmm5, %xmm3
	movaps	240(%rsp), %xmm5
	addps	%xmm3, %xmm5
	mulps	%xmm15, %xmm9
	movaps	304(%rsp), %xmm6
	addps	%xmm9, %xmm6
	movaps	416(%rsp), %xmm7
	mulps	%xmm13, %xmm7
	movaps	64(%rsp), %xmm3
	addps	%xmm7, %xmm3
	movaps	%xmm3, 64(%rsp)
	incq	%r14
	addq	%rax, %rdx
	cmpq	%r9, %r14
	jne	240b
	movaps	%xmm0, 432(%rsp)
	movaps	257f(%rip), %xmm9
	movaps	277f(%rip), %xmm11
	movaps	112(%rsp), %xmm8
	xorps	%xmm12, %xmm12
	movaps	%xmm5, 240(%rsp)
	movaps	1040(%rsp), %xmm7
	movaps	176(%rsp), %xmm5
	movaps	144(%rsp), %xmm15
	movaps	96(%rsp), %xmm3
	movaps	32(%rsp), %xmm13
	movaps	160(%rsp), %xmm14
	jmp	244f
	.p2align	4
242:
	ucomiss	%xmm4, %xmm2
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 64(%rsp)
	movaps	512(%rsp), %xmm0
	ja	243f
	xorps	%xmm0, %xmm0
243:
	movaps	%xmm0, 272(%rsp)
	xorps	%xmm6, %xmm6
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 240(%rsp)
	movaps	%xmm0, 192(%rsp)
	xorps	%xmm4, %xmm4
	movaps	%xmm0, 432(%rsp)
	xorps	%xmm1, %xmm1
	movaps	%xmm0, 352(%rsp)
	movaps	%xmm0, 128(%rsp)
	xorps	%xmm14, %xmm14
	xorps	%xmm3, %xmm3
	xorps	%xmm2, %xmm2
	xorps	%xmm13, %xmm13
	movaps	%xmm0, 208(%rsp)
	movaps	%xmm0, 80(%rsp)
	xorps	%xmm15, %xmm15
	xorps	%xmm5, %xmm5
	movaps	257f(%rip), %xmm9
	movaps	277f(%rip), %xmm11
	xorps	%xmm12, %xmm12
244:
	movaps	%xmm1, 448(%rsp)
	movaps	272(%rsp), %xmm10
	movaps	%xmm10, %xmm0
	mulps	%xmm8, %xmm0
	mulps	%xmm0, %xmm6
	movaps	528(%rsp), %xmm1
	mulps	%xmm1, %xmm6
	subps	%xmm6, %xmm13
	movaps	%xmm13, 32(%rsp)
	movaps	64(%rsp), %xmm6
	mulps	%xmm0, %xmm6
	mulps	%xmm1, %xmm6
	subps	%xmm6, %xmm3
	movaps	%xmm3, 96(%rsp)
	mulps	240(%rsp), %xmm0
	movaps	224(%rsp), %xmm1
	ucomiss	%xmm12, %xmm1
	subps	%xmm0, %xmm2
	movaps	%xmm2, 320(%rsp)
	movaps	%xmm11, %xmm12
	divps	%xmm8, %xmm12
	mulps	%xmm10, %xmm12
	movaps	%xmm12, %xmm6
	mulps	%xmm5, %xmm6
	addps	%xmm14, %xmm6
	mulps	%xmm15, %xmm12
	addps	128(%rsp), %xmm12
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 1104(%rsp)
	xorps	%xmm3, %xmm3
	movaps	%xmm15, %xmm10
	movaps	%xmm4, 464(%rsp)
	movaps	%xmm12, 832(%rsp)
	movaps	%xmm6, 928(%rsp)
	movaps	%xmm5, 176(%rsp)
	movaps	%xmm15, 144(%rsp)
	jbe	249f
	movaps	896(%rsp), %xmm0
	addps	%xmm7, %xmm0
	movaps	2112f(%rip), %xmm1
	movaps	%xmm0, 896(%rsp)
	cmpleps	%xmm0, %xmm1
	andps	%xmm9, %xmm1
	mulps	%xmm7, %xmm1
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
	jbe	248f
	movq	%r12, %r13
	testq	%r9, %r9
	movaps	%xmm1, 48(%rsp)
	xorps	%xmm3, %xmm3
	je	247f
	movq	1000(%rsp), %rdx
	xorl	%r14d, %r14d
	.p2align	4
245:
	movl	%edx, %r15d
	shrl	%r15d
	andl	$1073741823, %r15d
	shlq	$5, %r15
	addq	%rbp, %r15
	leaq	(%r14,%r9), %rdi
	leaq	(%rdi,%rdi,2), %rdi
	shlq	$4, %rdi
	movaps	(%r10,%rdi), %xmm0
	mulps	%xmm8, %xmm0
	movaps	%xmm0, (%rsp)
	movq	%r10, %rdi
	xorl	%r12d, %r12d
	movaps	2119f(%rip), %xmm11
	movaps	2120f(%rip), %xmm10
	movaps	2121f(%rip), %xmm15
	movaps	2122f(%rip), %xmm2
	movaps	16(%rsp), %xmm12
	movaps	277f(%rip), %xmm1
	movdqa	2113f(%rip), %xmm13
	movdqa	2114f(%rip), %xmm14
	.p2align	4
246:
	movaps	(%rdi), %xmm4
	mulps	(%rsp), %xmm4
	addps	%xmm12, %xmm4
	addps	(%r15,%r12), %xmm4
	movaps	-16(%r15,%r12), %xmm5
	movaps	%xmm9, %xmm7
	divps	%xmm4, %xmm7
	subps	%xmm4, %xmm5
	mulps	%xmm7, %xmm5
	movaps	%xmm1, %xmm0
	cmpltps	%xmm5, %xmm0
	addps	%xmm1, %xmm7
	blendvps	%xmm0, %xmm5, %xmm7
	movaps	%xmm7, %xmm0
	addps	%xmm9, %xmm0
	paddd	%xmm13, %xmm0
	pand	%xmm14, %xmm0
	movaps	%xmm9, %xmm6
	psubd	%xmm0, %xmm6
	mulps	%xmm6, %xmm7
	addps	%xmm1, %xmm6
	addps	%xmm7, %xmm6
	movaps	%xmm6, %xmm7
	mulps	%xmm6, %xmm7
	movaps	%xmm6, %xmm8
	mulps	%xmm11, %xmm8
	addps	%xmm10, %xmm8
	movaps	%xmm7, %xmm9
	mulps	%xmm15, %xmm9
	addps	%xmm8, %xmm9
	movaps	%xmm6, %xmm8
	mulps	2117f(%rip), %xmm8
	addps	2118f(%rip), %xmm8
	mulps	%xmm7, %xmm9
	addps	%xmm8, %xmm9
	movaps	%xmm6, %xmm8
	mulps	2115f(%rip), %xmm8
	mulps	%xmm7, %xmm9
	addps	2116f(%rip), %xmm8
	addps	%xmm8, %xmm9
	mulps	%xmm7, %xmm9
	addps	%xmm6, %xmm9
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm2, %xmm0
	addps	%xmm9, %xmm0
	movaps	257f(%rip), %xmm9
	movaps	%xmm5, %xmm6
	addps	%xmm9, %xmm6
	mulps	%xmm0, %xmm6
	maxps	%xmm1, %xmm5
	subps	%xmm5, %xmm6
	mulps	%xmm4, %xmm6
	addps	%xmm6, %xmm3
	addq	$32, %r12
	addq	$48, %rdi
	cmpq	%r12, %rsi
	jne	246b
	incq	%r14
	addq	%rax, %rdx
	cmpq	%r9, %r14
	movaps	112(%rsp), %xmm8
	jne	245b
247:
	movaps	1024(%rsp), %xmm1
	movaps	%xmm1, %xmm12
	mulps	2123f(%rip), %xmm12
	addps	2124f(%rip), %xmm12
	xorps	%xmm2, %xmm2
	cmpltps	48(%rsp), %xmm2
	addps	%xmm1, %xmm12
	cmpltps	%xmm3, %xmm12
	andps	%xmm2, %xmm12
	movaps	%xmm12, %xmm0
	andnps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm3, %xmm1
	movaps	%xmm1, 1024(%rsp)
	movaps	1008(%rsp), %xmm3
	movaps	%xmm3, %xmm1
	maxps	281f(%rip), %xmm1
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	movaps	%xmm3, 1008(%rsp)
	movaps	1088(%rsp), %xmm1
	blendvps	%xmm0, 2125f(%rip), %xmm1
	movaps	%xmm1, 1088(%rsp)
	movaps	%xmm9, %xmm4
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, 279f(%rip), %xmm4
	movaps	688(%rsp), %xmm0
	movaps	%xmm0, %xmm1
	mulps	%xmm4, %xmm1
	subps	%xmm1, %xmm0
	movaps	400(%rsp), %xmm2
	subps	%xmm0, %xmm2
	movaps	%xmm2, 400(%rsp)
	movaps	640(%rsp), %xmm0
	movaps	%xmm0, %xmm2
	mulps	%xmm4, %xmm2
	subps	%xmm2, %xmm0
	movaps	336(%rsp), %xmm3
	subps	%xmm0, %xmm3
	movaps	%xmm3, 336(%rsp)
	movaps	672(%rsp), %xmm0
	movaps	%xmm0, %xmm3
	mulps	%xmm4, %xmm3
	subps	%xmm3, %xmm0
	subps	%xmm0, %xmm8
	movaps	656(%rsp), %xmm0
	movaps	%xmm0, %xmm5
	mulps	%xmm4, %xmm5
	subps	%xmm5, %xmm0
	movaps	16(%rsp), %xmm6
	subps	%xmm0, %xmm6
	movaps	%xmm6, 16(%rsp)
	movaps	576(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 576(%rsp)
	movaps	624(%rsp), %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm0, 624(%rsp)
	movaps	%xmm12, %xmm4
	andnps	512(%rsp), %xmm4
	movaps	%xmm12, %xmm0
	movaps	848(%rsp), %xmm10
	blendvps	%xmm0, 284f(%rip), %xmm10
	movaps	%xmm10, 848(%rsp)
	andps	%xmm9, %xmm12
	movaps	%xmm12, 1104(%rsp)
	movaps	%xmm4, 512(%rsp)
	movaps	%xmm5, 656(%rsp)
	movaps	%xmm3, 672(%rsp)
	movaps	%xmm2, 640(%rsp)
	movaps	%xmm1, 688(%rsp)
	movaps	290f(%rip), %xmm7
	movq	%r13, %r12
	movaps	832(%rsp), %xmm12
	movaps	176(%rsp), %xmm5
	movaps	144(%rsp), %xmm10
	movaps	224(%rsp), %xmm1
	movaps	277f(%rip), %xmm11
	movaps	192(%rsp), %xmm2
	movaps	32(%rsp), %xmm0
	xorps	%xmm3, %xmm3
	jmp	250f
	.p2align	4
248:
	movaps	224(%rsp), %xmm1
249:
	movaps	192(%rsp), %xmm2
	movaps	32(%rsp), %xmm0
	movaps	290f(%rip), %xmm7
250:
	movaps	%xmm2, 192(%rsp)
	movaps	16(%rsp), %xmm13
	movaps	%xmm8, 112(%rsp)
	ucomiss	%xmm3, %xmm1
	movdqa	1360(%rsp), %xmm1
	xorps	%xmm3, %xmm3
	pcmpgtd	%xmm3, %xmm1
	movdqa	%xmm1, (%rsp)
	movdqa	1392(%rsp), %xmm1
	pcmpgtd	%xmm3, %xmm1
	movdqa	%xmm1, 64(%rsp)
	movdqa	1424(%rsp), %xmm1
	pcmpgtd	%xmm3, %xmm1
	movdqa	%xmm1, %xmm6
	movaps	275f(%rip), %xmm1
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm9, %xmm15
	divps	%xmm0, %xmm15
	movaps	%xmm15, 304(%rsp)
	movaps	96(%rsp), %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm9, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, %xmm14
	movaps	352(%rsp), %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm9, %xmm3
	divps	%xmm0, %xmm3
	movaps	%xmm3, 160(%rsp)
	movaps	%xmm2, %xmm0
	maxps	%xmm1, %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	%xmm9, %xmm1
	divps	%xmm0, %xmm1
	movaps	%xmm1, 128(%rsp)
	movaps	400(%rsp), %xmm1
	movaps	%xmm1, %xmm2
	cmpleps	720(%rsp), %xmm2
	movaps	704(%rsp), %xmm0
	cmpleps	%xmm1, %xmm0
	movaps	%xmm5, %xmm1
	xorps	%xmm7, %xmm1
	movaps	%xmm11, %xmm3
	blendvps	%xmm0, %xmm5, %xmm3
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm1, %xmm3
	xorps	%xmm4, %xmm4
	cmpleps	%xmm3, %xmm4
	movaps	%xmm4, %xmm0
	orps	1264(%rsp), %xmm0
	pslld	$31, %xmm0
	movdqa	%xmm0, 592(%rsp)
	movaps	%xmm5, %xmm1
	mulps	%xmm15, %xmm1
	movaps	%xmm1, 416(%rsp)
	orps	1440(%rsp), %xmm4
	pslld	$31, %xmm4
	psrad	$31, %xmm4
	mulps	%xmm1, %xmm1
	xorps	%xmm2, %xmm2
	addps	%xmm2, %xmm1
	movaps	%xmm9, %xmm3
	blendvps	%xmm0, %xmm2, %xmm3
	movaps	%xmm3, 48(%rsp)
	movaps	336(%rsp), %xmm3
	movaps	%xmm3, %xmm2
	cmpleps	752(%rsp), %xmm2
	movaps	736(%rsp), %xmm0
	cmpleps	%xmm3, %xmm0
	movaps	%xmm10, %xmm3
	movaps	%xmm11, %xmm5
	blendvps	%xmm0, %xmm10, %xmm5
	xorps	%xmm7, %xmm3
	movaps	%xmm7, %xmm15
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm3, %xmm5
	pandn	%xmm1, %xmm4
	xorps	%xmm3, %xmm3
	cmpleps	%xmm5, %xmm3
	por	%xmm3, %xmm6
	movaps	%xmm10, %xmm0
	movdqa	%xmm6, %xmm10
	movdqa	%xmm6, 864(%rsp)
	movaps	%xmm14, %xmm1
	movaps	%xmm14, 384(%rsp)
	mulps	%xmm0, %xmm1
	por	1408(%rsp), %xmm3
	pslld	$31, %xmm3
	psrad	$31, %xmm3
	pandn	%xmm1, %xmm3
	mulps	%xmm3, %xmm3
	movaps	%xmm8, %xmm2
	cmpleps	784(%rsp), %xmm2
	movaps	768(%rsp), %xmm0
	cmpleps	%xmm8, %xmm0
	movaps	%xmm11, %xmm5
	movaps	80(%rsp), %xmm7
	blendvps	%xmm0, %xmm7, %xmm5
	movaps	%xmm7, %xmm6
	xorps	%xmm15, %xmm6
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm6, %xmm5
	addps	%xmm4, %xmm3
	movaps	%xmm13, %xmm2
	movaps	800(%rsp), %xmm0
	cmpleps	%xmm13, %xmm0
	movaps	%xmm11, %xmm4
	movaps	208(%rsp), %xmm8
	blendvps	%xmm0, %xmm8, %xmm4
	cmpleps	816(%rsp), %xmm2
	movaps	%xmm8, %xmm6
	xorps	%xmm15, %xmm6
	movaps	%xmm2, %xmm0
	blendvps	%xmm0, %xmm6, %xmm4
	pandn	%xmm9, %xmm10
	movdqa	%xmm10, %xmm11
	movdqa	%xmm10, 528(%rsp)
	xorps	%xmm0, %xmm0
	cmpleps	%xmm5, %xmm0
	movaps	64(%rsp), %xmm10
	orps	%xmm0, %xmm10
	movaps	%xmm10, 64(%rsp)
	movaps	160(%rsp), %xmm13
	movaps	%xmm13, %xmm2
	movaps	%xmm7, 80(%rsp)
	mulps	%xmm7, %xmm2
	orps	1376(%rsp), %xmm0
	pslld	$31, %xmm0
	psrad	$31, %xmm0
	pandn	%xmm2, %xmm0
	mulps	%xmm0, %xmm0
	addps	%xmm3, %xmm0
	xorps	%xmm3, %xmm3
	cmpleps	%xmm4, %xmm3
	movaps	(%rsp), %xmm4
	orps	%xmm3, %xmm4
	movaps	%xmm4, (%rsp)
	movaps	128(%rsp), %xmm15
	movaps	%xmm15, %xmm6
	movaps	%xmm8, 208(%rsp)
	mulps	%xmm8, %xmm6
	orps	1344(%rsp), %xmm3
	pslld	$31, %xmm3
	psrad	$31, %xmm3
	pandn	%xmm6, %xmm3
	mulps	%xmm3, %xmm3
	addps	%xmm0, %xmm3
	movaps	%xmm3, 1056(%rsp)
	movaps	%xmm14, %xmm7
	mulps	%xmm11, %xmm7
	movaps	320(%rsp), %xmm0
	mulps	%xmm7, %xmm0
	movaps	304(%rsp), %xmm5
	mulps	48(%rsp), %xmm5
	mulps	%xmm5, %xmm0
	movaps	%xmm0, %xmm3
	mulps	%xmm0, %xmm3
	movaps	%xmm9, %xmm4
	subps	%xmm3, %xmm4
	movaps	%xmm4, 1280(%rsp)
	movaps	%xmm4, %xmm3
	movaps	2126f(%rip), %xmm11
	maxps	%xmm11, %xmm3
	sqrtps	%xmm3, %xmm3
	movaps	%xmm9, %xmm14
	divps	%xmm3, %xmm14
	movaps	%xmm10, %xmm3
	andnps	%xmm9, %xmm3
	movaps	%xmm3, 608(%rsp)
	movaps	%xmm13, %xmm10
	mulps	%xmm3, %xmm10
	movaps	928(%rsp), %xmm4
	mulps	%xmm10, %xmm4
	mulps	%xmm5, %xmm4
	movaps	%xmm12, %xmm3
	mulps	%xmm10, %xmm3
	movaps	%xmm4, %xmm8
	mulps	%xmm0, %xmm8
	mulps	%xmm7, %xmm3
	subps	%xmm8, %xmm3
	movaps	%xmm4, %xmm8
	mulps	%xmm4, %xmm8
	movaps	%xmm9, %xmm13
	subps	%xmm8, %xmm13
	mulps	%xmm14, %xmm3
	movaps	%xmm3, %xmm8
	mulps	%xmm3, %xmm8
	subps	%xmm8, %xmm13
	movaps	%xmm13, %xmm8
	maxps	%xmm11, %xmm8
	sqrtps	%xmm8, %xmm8
	movaps	%xmm9, %xmm11
	divps	%xmm8, %xmm11
	movaps	%xmm11, 240(%rsp)
	movaps	(%rsp), %xmm12
	andnps	%xmm9, %xmm12
	mulps	%xmm12, %xmm15
	movaps	448(%rsp), %xmm9
	mulps	%xmm15, %xmm9
	mulps	%xmm5, %xmm9
	movaps	432(%rsp), %xmm5
	mulps	%xmm15, %xmm5
	mulps	%xmm7, %xmm5
	movaps	%xmm9, %xmm7
	mulps	%xmm0, %xmm7
	subps	%xmm7, %xmm5
	movaps	464(%rsp), %xmm7
	movaps	%xmm15, 1296(%rsp)
	mulps	%xmm15, %xmm7
	movaps	%xmm9, %xmm8
	mulps	%xmm4, %xmm8
	movaps	%xmm10, 1312(%rsp)
	mulps	%xmm10, %xmm7
	subps	%xmm8, %xmm7
	mulps	%xmm14, %xmm5
	movaps	%xmm5, %xmm8
	mulps	%xmm3, %xmm8
	subps	%xmm8, %xmm7
	movaps	%xmm9, %xmm10
	mulps	%xmm9, %xmm10
	movaps	257f(%rip), %xmm8
	subps	%xmm10, %xmm8
	movaps	%xmm5, %xmm10
	mulps	%xmm5, %xmm10
	subps	%xmm10, %xmm8
	mulps	%xmm11, %xmm7
	movaps	%xmm7, %xmm10
	mulps	%xmm7, %xmm10
	subps	%xmm10, %xmm8
	movaps	%xmm8, %xmm10
	maxps	2126f(%rip), %xmm10
	sqrtps	%xmm10, %xmm10
	movaps	257f(%rip), %xmm11
	divps	%xmm10, %xmm11
	movaps	416(%rsp), %xmm15
	mulps	48(%rsp), %xmm15
	movaps	%xmm0, 288(%rsp)
	mulps	%xmm15, %xmm0
	mulps	528(%rsp), %xmm1
	subps	%xmm0, %xmm1
	movaps	%xmm15, %xmm0
	mulps	%xmm15, %xmm0
	xorps	%xmm10, %xmm10
	addps	%xmm10, %xmm0
	mulps	%xmm14, %xmm1
	movaps	%xmm1, %xmm10
	mulps	%xmm1, %xmm10
	addps	%xmm0, %xmm10
	movaps	%xmm4, 272(%rsp)
	mulps	%xmm15, %xmm4
	mulps	608(%rsp), %xmm2
	subps	%xmm4, %xmm2
	movaps	%xmm3, 224(%rsp)
	mulps	%xmm1, %xmm3
	subps	%xmm3, %xmm2
	mulps	240(%rsp), %xmm2
	movaps	%xmm2, %xmm3
	mulps	%xmm2, %xmm3
	addps	%xmm10, %xmm3
	movaps	%xmm9, %xmm10
	movaps	%xmm15, 416(%rsp)
	mulps	%xmm15, %xmm9
	movaps	%xmm12, 880(%rsp)
	mulps	%xmm12, %xmm6
	subps	%xmm9, %xmm6
	movaps	257f(%rip), %xmm9
	movaps	304(%rsp), %xmm4
	movaps	592(%rsp), %xmm0
	blendvps	%xmm0, %xmm9, %xmm4
	movaps	%xmm5, %xmm15
	mulps	%xmm1, %xmm5
	subps	%xmm5, %xmm6
	movaps	384(%rsp), %xmm5
	movaps	%xmm14, 544(%rsp)
	mulps	%xmm14, %xmm5
	movaps	%xmm11, %xmm12
	movaps	864(%rsp), %xmm0
	blendvps	%xmm0, %xmm9, %xmm5
	movaps	%xmm7, %xmm11
	mulps	%xmm2, %xmm7
	subps	%xmm7, %xmm6
	movaps	128(%rsp), %xmm7
	mulps	%xmm12, %xmm6
	movaps	%xmm6, %xmm0
	mulps	%xmm6, %xmm0
	addps	%xmm3, %xmm0
	movaps	%xmm0, 592(%rsp)
	mulps	%xmm4, %xmm5
	movaps	160(%rsp), %xmm3
	movaps	%xmm3, %xmm14
	mulps	240(%rsp), %xmm3
	movaps	64(%rsp), %xmm0
	blendvps	%xmm0, %xmm9, %xmm3
	movaps	%xmm7, %xmm4
	mulps	%xmm12, %xmm4
	movaps	(%rsp), %xmm0
	blendvps	%xmm0, %xmm9, %xmm4
	mulps	%xmm5, %xmm3
	mulps	%xmm3, %xmm4
	movaps	%xmm4, (%rsp)
	movaps	290f(%rip), %xmm0
	movaps	288(%rsp), %xmm3
	xorps	%xmm0, %xmm3
	movaps	%xmm3, 288(%rsp)
	movaps	272(%rsp), %xmm3
	xorps	%xmm0, %xmm3
	movaps	%xmm3, 272(%rsp)
	movaps	224(%rsp), %xmm3
	xorps	%xmm0, %xmm3
	movaps	%xmm3, 224(%rsp)
	xorps	%xmm0, %xmm15
	xorps	%xmm0, %xmm10
	movaps	%xmm10, 64(%rsp)
	xorps	%xmm0, %xmm11
	ja	234b
	movaps	%xmm15, 32(%rsp)
	movaps	%xmm12, %xmm10
	movaps	%xmm9, %xmm0
	divps	%xmm14, %xmm0
	movaps	112(%rsp), %xmm12
	mulps	%xmm12, %xmm0
	movaps	%xmm9, %xmm4
	divps	%xmm7, %xmm4
	movaps	16(%rsp), %xmm13
	mulps	%xmm13, %xmm4
	mulps	2127f(%rip), %xmm0
	mulps	2128f(%rip), %xmm4
	movaps	%xmm4, %xmm3
	maxps	%xmm0, %xmm3
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm4, %xmm3
	movaps	1024(%rsp), %xmm4
	movaps	%xmm4, %xmm0
	movaps	284f(%rip), %xmm7
	cmpltps	%xmm7, %xmm0
	addps	%xmm4, %xmm4
	sqrtps	%xmm4, %xmm4
	mulps	2129f(%rip), %xmm4
	andps	%xmm0, %xmm4
	movaps	%xmm4, %xmm5
	maxps	%xmm3, %xmm5
	cmpunordps	%xmm3, %xmm3
	movaps	%xmm3, %xmm0
	blendvps	%xmm0, %xmm4, %xmm5
	movss	16(%r11), %xmm3
	movaps	%xmm9, %xmm0
	movaps	848(%rsp), %xmm8
	divps	%xmm8, %xmm0
	mulps	(%rsp), %xmm0
	movaps	%xmm3, %xmm4
	shufps	$0, %xmm3, %xmm4
	mulps	%xmm0, %xmm0
	minps	%xmm9, %xmm0
	mulps	%xmm4, %xmm0
	movaps	%xmm5, %xmm4
	maxps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm5, %xmm4
	movaps	%xmm8, %xmm0
	cmpltps	%xmm7, %xmm0
	andps	%xmm4, %xmm0
	mulps	%xmm0, %xmm0
	movaps	592(%rsp), %xmm4
	cmpleps	%xmm0, %xmm4
	mulss	%xmm3, %xmm3
	shufps	$0, %xmm3, %xmm3
	movaps	1056(%rsp), %xmm0
	cmpleps	%xmm3, %xmm0
	andps	%xmm4, %xmm0
	movaps	528(%rsp), %xmm3
	mulps	48(%rsp), %xmm3
	movaps	608(%rsp), %xmm4
	mulps	%xmm3, %xmm4
	movaps	880(%rsp), %xmm5
	mulps	%xmm4, %xmm5
	xorps	%xmm3, %xmm3
	cmpnltps	%xmm5, %xmm3
	andps	%xmm9, %xmm3
	movaps	282f(%rip), %xmm8
	movaps	%xmm8, %xmm4
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	1248(%rsp), %xmm0
	cmpleps	896(%rsp), %xmm0
	movaps	%xmm4, %xmm3
	minps	2130f(%rip), %xmm3
	blendvps	%xmm0, %xmm3, %xmm4
	movaps	912(%rsp), %xmm5
	movaps	%xmm5, %xmm0
	cmpeqps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm4, %xmm5
	movaps	%xmm5, %xmm7
	cmpeqps	%xmm8, %xmm7
	andps	%xmm9, %xmm7
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
	movaps	271f(%rip), %xmm15
	movaps	%xmm12, %xmm8
	movaps	%xmm13, %xmm9
	movaps	128(%rsp), %xmm3
	movaps	272f(%rip), %xmm12
	movaps	289f(%rip), %xmm13
	ja	236b
	movaps	%xmm14, %xmm0
	movaps	%xmm5, 912(%rsp)
	movaps	%xmm10, %xmm4
	mulps	%xmm6, %xmm4
	mulps	%xmm4, %xmm11
	addps	%xmm2, %xmm11
	movaps	240(%rsp), %xmm14
	mulps	%xmm11, %xmm14
	movaps	224(%rsp), %xmm2
	mulps	%xmm14, %xmm2
	addps	%xmm1, %xmm2
	movaps	32(%rsp), %xmm5
	mulps	%xmm4, %xmm5
	addps	%xmm2, %xmm5
	movaps	544(%rsp), %xmm1
	mulps	%xmm5, %xmm1
	movaps	288(%rsp), %xmm2
	mulps	%xmm1, %xmm2
	addps	416(%rsp), %xmm2
	movaps	272(%rsp), %xmm5
	mulps	%xmm14, %xmm5
	addps	%xmm2, %xmm5
	movaps	64(%rsp), %xmm10
	mulps	%xmm4, %xmm10
	addps	%xmm5, %xmm10
	mulps	304(%rsp), %xmm10
	movaps	%xmm10, 64(%rsp)
	mulps	384(%rsp), %xmm1
	movaps	%xmm1, 544(%rsp)
	mulps	%xmm0, %xmm14
	movaps	%xmm14, 240(%rsp)
	mulps	%xmm3, %xmm4
	movaps	%xmm4, 416(%rsp)
	movaps	257f(%rip), %xmm2
	movaps	%xmm2, %xmm0
	divps	496(%rsp), %xmm0
	movaps	1216(%rsp), %xmm1
	mulps	%xmm0, %xmm1
	movaps	%xmm1, %xmm0
	paddd	2113f(%rip), %xmm0
	pand	2114f(%rip), %xmm0
	psubd	%xmm0, %xmm2
	cvtdq2ps	%xmm0, %xmm0
	mulps	%xmm1, %xmm2
	movaps	277f(%rip), %xmm11
	addps	%xmm11, %xmm2
	movaps	%xmm2, %xmm1
	mulps	%xmm2, %xmm1
	movaps	%xmm2, %xmm3
	mulps	2115f(%rip), %xmm3
	addps	2116f(%rip), %xmm3
	movaps	%xmm3, 528(%rsp)
	movaps	%xmm2, %xmm3
	mulps	2117f(%rip), %xmm3
	addps	2118f(%rip), %xmm3
	movaps	%xmm3, 880(%rsp)
	movaps	%xmm2, 272(%rsp)
	mulps	2119f(%rip), %xmm2
	addps	2120f(%rip), %xmm2
	movaps	%xmm2, 1056(%rsp)
	movaps	%xmm1, 224(%rsp)
	mulps	2121f(%rip), %xmm1
	movaps	%xmm1, 608(%rsp)
	mulps	2122f(%rip), %xmm0
	movaps	%xmm0, 288(%rsp)
	movaps	256(%rsp), %xmm0
	mulps	2131f(%rip), %xmm0
	movaps	%xmm0, 256(%rsp)
	movaps	480(%rsp), %xmm0
	mulps	2132f(%rip), %xmm0
	movaps	%xmm0, 480(%rsp)
	movl	380(%rsp), %edx
	shrb	$3, %dl
	testl	%r9d, %r9d
	setne	%dil
	andb	%dl, %dil
	xorps	%xmm13, %xmm13
	xorps	%xmm7, %xmm7
	xorps	%xmm10, %xmm10
	xorps	%xmm2, %xmm2
	xorps	%xmm3, %xmm3
	xorps	%xmm1, %xmm1
	xorps	%xmm6, %xmm6
	xorps	%xmm14, %xmm14
	xorps	%xmm15, %xmm15
	xorps	%xmm9, %xmm9
	cmpb	$1, %dil
	movq	968(%rsp), %r13
	jne	253f
	imulq	%r13, %r8
	xorl	%edx, %edx
	.p2align	4
251:
	movl	%r8d, %ebx
	shrl	%ebx
	andl	$1073741823, %ebx
	shlq	$5, %rbx
	addq	%rbp, %rbx
	leaq	(%rdx,%r9), %rdi
	leaq	(%rdi,%rdi,2), %rdi
	shlq	$4, %rdi
	movaps	(%r10,%rdi), %xmm0
	mulps	112(%rsp), %xmm0
	movaps	%xmm0, 80(%rsp)
	movq	%r10, %r14
	xorl	%r15d, %r15d
	.p2align	4
252:
	movaps	%xmm15, 48(%rsp)
	movaps	%xmm14, (%rsp)
	movaps	%xmm6, 32(%rsp)
	movaps	(%rbx,%r15), %xmm0
	movaps	%xmm0, 96(%rsp)
	movaps	(%r14), %xmm14
	mulps	80(%rsp), %xmm14
	addps	16(%rsp), %xmm14
	movaps	-16(%rbx,%r15), %xmm15
	addps	%xmm0, %xmm14
	movaps	257f(%rip), %xmm8
	movaps	%xmm8, %xmm4
	divps	%xmm14, %xmm4
	subps	%xmm14, %xmm15
	mulps	%xmm4, %xmm15
	movaps	%xmm11, %xmm0
	movaps	%xmm4, %xmm5
	cmpltps	%xmm15, %xmm0
	addps	%xmm11, %xmm5
	blendvps	%xmm0, %xmm15, %xmm5
	movaps	%xmm5, %xmm0
	addps	%xmm8, %xmm0
	paddd	2113f(%rip), %xmm0
	pand	2114f(%rip), %xmm0
	movaps	%xmm8, %xmm6
	psubd	%xmm0, %xmm6
	mulps	%xmm6, %xmm5
	addps	%xmm11, %xmm6
	addps	%xmm5, %xmm6
	movaps	%xmm6, %xmm11
	mulps	%xmm6, %xmm11
	movaps	%xmm1, %xmm12
	movaps	%xmm3, %xmm1
	movaps	%xmm2, %xmm3
	movaps	%xmm10, %xmm2
	movaps	%xmm7, %xmm10
	movaps	%xmm13, %xmm7
	movaps	%xmm9, %xmm13
	movaps	%xmm6, %xmm9
	mulps	2119f(%rip), %xmm9
	movaps	%xmm11, %xmm5
	addps	2120f(%rip), %xmm9
	mulps	2121f(%rip), %xmm5
	addps	%xmm9, %xmm5
	movaps	%xmm6, %xmm9
	mulps	2117f(%rip), %xmm9
	addps	2118f(%rip), %xmm9
	mulps	%xmm11, %xmm5
	addps	%xmm9, %xmm5
	movaps	%xmm6, %xmm9
	mulps	2115f(%rip), %xmm9
	addps	2116f(%rip), %xmm9
	mulps	%xmm11, %xmm5
	addps	%xmm9, %xmm5
	movaps	%xmm13, %xmm9
	movaps	%xmm7, %xmm13
	movaps	%xmm10, %xmm7
	movaps	%xmm2, %xmm10
	movaps	%xmm3, %xmm2
	movaps	%xmm1, %xmm3
	movaps	%xmm12, %xmm1
	mulps	%xmm11, %xmm5
	movaps	277f(%rip), %xmm11
	addps	%xmm6, %xmm5
	cvtdq2ps	%xmm0, %xmm0
	mulps	2122f(%rip), %xmm0
	addps	%xmm5, %xmm0
	movaps	%xmm15, %xmm6
	addps	%xmm8, %xmm6
	mulps	%xmm0, %xmm6
	maxps	%xmm11, %xmm15
	subps	%xmm15, %xmm6
	movaps	48(%rsp), %xmm15
	mulps	%xmm14, %xmm6
	addps	282f(%rip), %xmm14
	movaps	%xmm8, %xmm5
	divps	%xmm14, %xmm5
	movaps	(%rsp), %xmm14
	addps	%xmm6, %xmm9
	mulps	96(%rsp), %xmm4
	movaps	%xmm5, %xmm6
	mulps	%xmm5, %xmm6
	movaps	%xmm6, %xmm0
	addps	%xmm5, %xmm15
	mulps	%xmm6, %xmm5
	movaps	%xmm6, %xmm8
	addps	%xmm6, %xmm14
	mulps	%xmm4, %xmm6
	addps	%xmm6, %xmm2
	movaps	32(%rsp), %xmm6
	addps	%xmm5, %xmm6
	mulps	%xmm5, %xmm8
	mulps	%xmm4, %xmm5
	addps	%xmm5, %xmm10
	mulps	%xmm0, %xmm0
	addps	%xmm0, %xmm1
	addps	%xmm8, %xmm3
	mulps	%xmm4, %xmm0
	mulps	%xmm4, %xmm8
	addps	%xmm0, %xmm7
	addps	%xmm8, %xmm13
	addq	$32, %r15
	addq	$48, %r14
	cmpq	%r15, %rsi
	jne	252b
	incq	%rdx
	addq	%rax, %r8
	cmpq	%r9, %rdx
	jne	251b
253:
	movaps	%xmm15, 48(%rsp)
	movaps	%xmm14, (%rsp)
	movaps	%xmm6, 32(%rsp)
	movaps	%xmm9, 192(%rsp)
	movaps	320(%rsp), %xmm8
	movaps	384(%rsp), %xmm6
	mulps	%xmm6, %xmm8
	movaps	304(%rsp), %xmm11
	mulps	%xmm11, %xmm8
	movaps	%xmm8, %xmm0
	mulps	%xmm8, %xmm0
	movaps	257f(%rip), %xmm9
	movaps	%xmm9, %xmm4
	subps	%xmm0, %xmm4
	movaps	%xmm4, %xmm5
	movaps	2126f(%rip), %xmm0
	maxps	%xmm0, %xmm4
	sqrtps	%xmm4, %xmm0
	movaps	%xmm9, %xmm12
	divps	%xmm0, %xmm12
	movaps	928(%rsp), %xmm15
	movaps	160(%rsp), %xmm0
	mulps	%xmm0, %xmm15
	mulps	%xmm11, %xmm15
	movaps	832(%rsp), %xmm14
	mulps	%xmm0, %xmm14
	movaps	%xmm15, %xmm0
	movaps	%xmm8, 320(%rsp)
	mulps	%xmm8, %xmm0
	mulps	%xmm6, %xmm14
	subps	%xmm0, %xmm14
	movaps	%xmm15, %xmm0
	mulps	%xmm15, %xmm0
	movaps	%xmm9, %xmm4
	subps	%xmm0, %xmm4
	mulps	%xmm12, %xmm14
	movaps	%xmm14, %xmm0
	mulps	%xmm14, %xmm0
	subps	%xmm0, %xmm4
	movaps	%xmm9, %xmm0
	minps	%xmm9, %xmm5
	movaps	%xmm4, %xmm9
	minps	%xmm5, %xmm9
	maxps	2126f(%rip), %xmm4
	sqrtps	%xmm4, %xmm4
	movaps	%xmm0, %xmm5
	divps	%xmm4, %xmm5
	movaps	448(%rsp), %xmm6
	movaps	128(%rsp), %xmm0
	mulps	%xmm0, %xmm6
	mulps	%xmm11, %xmm6
	movaps	432(%rsp), %xmm11
	mulps	%xmm0, %xmm11
	movaps	%xmm6, %xmm4
	mulps	%xmm8, %xmm4
	mulps	384(%rsp), %xmm11
	subps	%xmm4, %xmm11
	movaps	464(%rsp), %xmm8
	mulps	%xmm0, %xmm8
	movaps	%xmm6, %xmm4
	movaps	%xmm15, 928(%rsp)
	mulps	%xmm15, %xmm4
	mulps	160(%rsp), %xmm8
	subps	%xmm4, %xmm8
	movaps	%xmm12, 208(%rsp)
	mulps	%xmm12, %xmm11
	movaps	%xmm11, %xmm4
	movaps	%xmm14, 832(%rsp)
	mulps	%xmm14, %xmm4
	subps	%xmm4, %xmm8
	movaps	%xmm6, 448(%rsp)
	movaps	%xmm6, %xmm4
	mulps	%xmm6, %xmm4
	movaps	257f(%rip), %xmm6
	subps	%xmm4, %xmm6
	movaps	%xmm11, 432(%rsp)
	movaps	%xmm11, %xmm4
	mulps	%xmm11, %xmm4
	subps	%xmm4, %xmm6
	movaps	%xmm5, 80(%rsp)
	mulps	%xmm5, %xmm8
	movaps	%xmm8, 464(%rsp)
	movaps	%xmm8, %xmm4
	mulps	%xmm8, %xmm4
	subps	%xmm4, %xmm6
	movaps	%xmm6, 864(%rsp)
	movaps	%xmm6, %xmm4
	minps	%xmm9, %xmm4
	movaps	2133f(%rip), %xmm8
	cmpltps	%xmm4, %xmm8
	movaps	912(%rsp), %xmm14
	movaps	%xmm14, %xmm4
	cmpeqps	281f(%rip), %xmm4
	movaps	%xmm4, %xmm0
	movaps	%xmm4, %xmm9
	movaps	%xmm8, 592(%rsp)
	orps	%xmm8, %xmm0
	movaps	273f(%rip), %xmm12
	blendvps	%xmm0, %xmm14, %xmm12
	movaps	%xmm12, 176(%rsp)
	movaps	64(%rsp), %xmm0
	movaps	%xmm0, %xmm4
	movaps	400(%rsp), %xmm12
	addps	%xmm12, %xmm0
	movaps	704(%rsp), %xmm5
	movaps	%xmm5, %xmm8
	minps	%xmm0, %xmm8
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm5, %xmm8
	movaps	720(%rsp), %xmm11
	movaps	%xmm11, %xmm5
	maxps	%xmm8, %xmm5
	cmpunordps	%xmm8, %xmm8
	movaps	%xmm8, %xmm0
	blendvps	%xmm0, %xmm11, %xmm5
	movaps	272f(%rip), %xmm8
	andps	%xmm8, %xmm4
	xorps	%xmm11, %xmm11
	maxps	%xmm11, %xmm4
	movaps	544(%rsp), %xmm15
	movaps	%xmm15, %xmm0
	andps	%xmm8, %xmm0
	maxps	%xmm4, %xmm0
	movss	20(%r11), %xmm4
	mulss	2144f(%rip), %xmm4
	shufps	$0, %xmm4, %xmm4
	cmpleps	%xmm4, %xmm0
	cmpleps	257f(%rip), %xmm14
	movaps	%xmm14, 96(%rsp)
	andps	%xmm14, %xmm0
	movaps	%xmm0, %xmm14
	blendvps	%xmm0, %xmm5, %xmm12
	movss	208(%r11), %xmm8
	shufps	$0, %xmm8, %xmm8
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm8, %xmm12
	movaps	336(%rsp), %xmm11
	addps	%xmm11, %xmm15
	movaps	736(%rsp), %xmm4
	movaps	%xmm4, %xmm5
	minps	%xmm15, %xmm5
	cmpunordps	%xmm15, %xmm15
	movaps	%xmm15, %xmm0
	movaps	%xmm5, %xmm15
	blendvps	%xmm0, %xmm4, %xmm15
	movaps	752(%rsp), %xmm5
	movaps	%xmm5, %xmm4
	maxps	%xmm15, %xmm4
	cmpunordps	%xmm15, %xmm15
	movaps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm5, %xmm4
	movaps	%xmm14, %xmm15
	movaps	%xmm14, 352(%rsp)
	movaps	%xmm14, %xmm0
	blendvps	%xmm0, %xmm4, %xmm11
	movaps	%xmm9, %xmm0
	movaps	%xmm9, 144(%rsp)
	blendvps	%xmm0, %xmm8, %xmm11
	movaps	112(%rsp), %xmm14
	movaps	240(%rsp), %xmm0
	addps	%xmm14, %xmm0
	movaps	768(%rsp), %xmm5
	movaps	%xmm5, %xmm4
	minps	%xmm0, %xmm4
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm5, %xmm4
	movaps	784(%rsp), %xmm5
	movaps	%xmm5, %xmm6
	maxps	%xmm4, %xmm6
	cmpunordps	%xmm4, %xmm4
	movaps	%xmm4, %xmm0
	blendvps	%xmm0, %xmm5, %xmm6
	movaps	%xmm15, %xmm0
	blendvps	%xmm0, %xmm6, %xmm14
	movss	12(%r11), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm4, %xmm14
	movaps	%xmm9, %xmm0
	blendvps	%xmm0, %xmm8, %xmm14
	movaps	16(%rsp), %xmm15
	movaps	416(%rsp), %xmm0
	addps	%xmm15, %xmm0
	movaps	800(%rsp), %xmm5
	movaps	%xmm5, %xmm6
	minps	%xmm0, %xmm6
	cmpunordps	%xmm0, %xmm0
	blendvps	%xmm0, %xmm5, %xmm6
	movaps	816(%rsp), %xmm9
	movaps	%xmm9, %xmm5
	maxps	%xmm6, %xmm5
	cmpunordps	%xmm6, %xmm6
	movaps	%xmm6, %xmm0
	blendvps	%xmm0, %xmm9, %xmm5
	movaps	352(%rsp), %xmm0
	blendvps	%xmm0, %xmm5, %xmm15
	movq	984(%rsp), %r9
	movq	%r9, %rax
	shlq	$4, %rax
	movq	560(%rsp), %r8
	movaps	%xmm12, (%r8,%rax)
	movaps	320(%rsp), %xmm5
	movaps	128(%rsp), %xmm12
	movq	976(%rsp), %rbx
	addq	%rbx, %r9
	shlq	$4, %r9
	movaps	%xmm11, (%r8,%r9)
	movaps	160(%rsp), %xmm11
	leaq	(%r8,%rax), %rdx
	movq	%rbx, %rsi
	shlq	$5, %rsi
	movaps	%xmm14, (%rsi,%rdx)
	mulps	%xmm4, %xmm15
	movaps	144(%rsp), %xmm0
	movaps	%xmm8, 16(%rsp)
	blendvps	%xmm0, %xmm8, %xmm15
	leaq	(%rbx,%rbx,2), %rsi
	movq	%rsi, %rdi
	shlq	$4, %rdi
	movaps	%xmm15, (%rdi,%rdx)
	movl	$4, %edx
	movl	380(%rsp), %r11d
	testb	$2, %r11b
	je	254f
	movaps	290f(%rip), %xmm9
	movaps	%xmm5, %xmm8
	xorps	%xmm9, %xmm8
	movaps	864(%rsp), %xmm0
	maxps	2126f(%rip), %xmm0
	sqrtps	%xmm0, %xmm0
	movaps	257f(%rip), %xmm14
	divps	%xmm0, %xmm14
	mulps	%xmm4, %xmm11
	movaps	%xmm11, 160(%rsp)
	mulps	%xmm4, %xmm12
	movaps	%xmm12, 128(%rsp)
	movaps	96(%rsp), %xmm0
	andps	592(%rsp), %xmm0
	movaps	%xmm0, 96(%rsp)
	movaps	208(%rsp), %xmm6
	mulps	%xmm6, %xmm8
	movaps	832(%rsp), %xmm0
	movaps	%xmm0, %xmm4
	mulps	%xmm8, %xmm4
	addps	928(%rsp), %xmm4
	xorps	%xmm9, %xmm4
	movaps	80(%rsp), %xmm12
	mulps	%xmm12, %xmm4
	movaps	%xmm6, %xmm11
	xorps	%xmm9, %xmm11
	mulps	%xmm0, %xmm11
	mulps	%xmm12, %xmm11
	movaps	%xmm6, %xmm0
	movaps	432(%rsp), %xmm6
	mulps	%xmm6, %xmm0
	mulps	%xmm8, %xmm6
	addps	448(%rsp), %xmm6
	movaps	464(%rsp), %xmm15
	movaps	%xmm15, %xmm5
	mulps	%xmm4, %xmm5
	addps	%xmm6, %xmm5
	xorps	%xmm9, %xmm5
	movaps	%xmm14, %xmm6
	mulps	%xmm14, %xmm5
	movaps	%xmm15, %xmm14
	mulps	%xmm11, %xmm14
	addps	%xmm0, %xmm14
	xorps	%xmm9, %xmm14
	mulps	%xmm6, %xmm14
	xorps	%xmm9, %xmm12
	mulps	%xmm15, %xmm12
	movaps	%xmm8, 320(%rsp)
	mulps	%xmm8, %xmm8
	addps	257f(%rip), %xmm8
	movaps	%xmm4, 64(%rsp)
	mulps	%xmm4, %xmm4
	addps	%xmm8, %xmm4
	movaps	%xmm5, 352(%rsp)
	mulps	%xmm5, %xmm5
	addps	%xmm4, %xmm5
	movaps	304(%rsp), %xmm0
	mulps	%xmm0, %xmm5
	mulps	%xmm0, %xmm5
	movaps	16(%rsp), %xmm9
	movaps	%xmm9, %xmm4
	movaps	96(%rsp), %xmm0
	blendvps	%xmm0, %xmm5, %xmm4
	movaps	%xmm4, 464(%rsp)
	mulps	%xmm6, %xmm12
	movaps	%xmm6, %xmm15
	movaps	208(%rsp), %xmm5
	movaps	160(%rsp), %xmm6
	mulps	%xmm5, %xmm5
	movaps	%xmm11, 144(%rsp)
	mulps	%xmm11, %xmm11
	addps	%xmm5, %xmm11
	movaps	%xmm14, 448(%rsp)
	mulps	%xmm14, %xmm14
	addps	%xmm11, %xmm14
	movaps	384(%rsp), %xmm4
	mulps	%xmm4, %xmm14
	mulps	%xmm4, %xmm14
	movaps	%xmm9, %xmm4
	blendvps	%xmm0, %xmm14, %xmm4
	movaps	80(%rsp), %xmm8
	mulps	%xmm8, %xmm8
	movaps	%xmm12, 112(%rsp)
	mulps	%xmm12, %xmm12
	addps	%xmm8, %xmm12
	mulps	%xmm6, %xmm12
	mulps	%xmm6, %xmm12
	movaps	%xmm9, %xmm8
	movaps	%xmm0, %xmm11
	blendvps	%xmm0, %xmm12, %xmm8
	movaps	%xmm15, 432(%rsp)
	mulps	%xmm15, %xmm15
	movaps	128(%rsp), %xmm0
	mulps	%xmm0, %xmm15
	mulps	%xmm0, %xmm15
	movaps	%xmm11, %xmm0
	blendvps	%xmm0, %xmm15, %xmm9
	movq	%rbx, %rdx
	shlq	$6, %rdx
	addq	%r8, %rdx
	movaps	464(%rsp), %xmm0
	movaps	%xmm0, (%rax,%rdx)
	movl	%r11d, %edi
	andl	$4, %edi
	movl	%edi, %edx
	shrl	$2, %edx
	xorl	%r8d, %r8d
	testl	%edi, %edi
	setne	%r8b
	movq	%r9, %r14
	movl	$13, %r9d
	movl	$7, %ebx
	cmoveq	%rbx, %r9
	movq	976(%rsp), %rbx
	addq	$5, %r8
	imulq	%rbx, %r8
	shlq	$4, %r8
	addq	560(%rsp), %r8
	movaps	%xmm4, (%rax,%r8)
	movq	560(%rsp), %r8
	leaq	(%rdx,%rdx,2), %rdx
	addq	$6, %rdx
	imulq	%rbx, %rdx
	shlq	$4, %rdx
	addq	%r8, %rdx
	movaps	%xmm8, (%rax,%rdx)
	imulq	%rbx, %r9
	shlq	$4, %r9
	addq	%r8, %r9
	movaps	%xmm9, (%rax,%r9)
	movq	%r14, %r9
	movl	$8, %edx
	testl	%edi, %edi
	je	254f
	movaps	%xmm11, %xmm12
	movaps	208(%rsp), %xmm4
	mulps	320(%rsp), %xmm4
	movaps	144(%rsp), %xmm0
	movaps	64(%rsp), %xmm15
	mulps	%xmm15, %xmm0
	addps	%xmm4, %xmm0
	movaps	448(%rsp), %xmm6
	movaps	%xmm6, %xmm4
	movaps	352(%rsp), %xmm14
	mulps	%xmm14, %xmm4
	addps	%xmm0, %xmm4
	mulps	384(%rsp), %xmm4
	movaps	304(%rsp), %xmm8
	mulps	%xmm8, %xmm4
	movaps	16(%rsp), %xmm11
	movaps	%xmm11, %xmm5
	movaps	%xmm12, %xmm0
	blendvps	%xmm0, %xmm4, %xmm5
	leaq	(%rbx,%rbx,4), %rdx
	movq	%rdx, %rdi
	shlq	$4, %rdi
	addq	%r8, %rdi
	movaps	80(%rsp), %xmm12
	mulps	%xmm12, %xmm15
	movaps	112(%rsp), %xmm9
	movaps	%xmm9, %xmm4
	mulps	%xmm14, %xmm4
	addps	%xmm15, %xmm4
	movaps	160(%rsp), %xmm15
	mulps	%xmm15, %xmm4
	mulps	%xmm8, %xmm4
	movaps	%xmm11, %xmm8
	blendvps	%xmm0, %xmm4, %xmm8
	movaps	%xmm5, (%rax,%rdi)
	imulq	$112, %rbx, %rdi
	addq	%r8, %rdi
	movaps	%xmm8, (%rax,%rdi)
	mulps	144(%rsp), %xmm12
	movaps	%xmm9, %xmm4
	mulps	%xmm6, %xmm4
	addps	%xmm12, %xmm4
	mulps	%xmm15, %xmm4
	movaps	384(%rsp), %xmm9
	mulps	%xmm9, %xmm4
	movaps	%xmm11, %xmm5
	blendvps	%xmm0, %xmm4, %xmm5
	movq	%rbx, %rdi
	shlq	$7, %rdi
	addq	%r8, %rdi
	movaps	432(%rsp), %xmm12
	mulps	%xmm12, %xmm14
	movaps	128(%rsp), %xmm8
	mulps	%xmm8, %xmm14
	mulps	304(%rsp), %xmm14
	movaps	%xmm11, %xmm4
	blendvps	%xmm0, %xmm14, %xmm4
	movaps	%xmm5, (%rax,%rdi)
	shlq	$5, %rdx
	addq	%r8, %rdx
	movaps	%xmm4, (%rax,%rdx)
	mulps	%xmm12, %xmm6
	mulps	%xmm8, %xmm6
	mulps	%xmm9, %xmm6
	movaps	%xmm11, %xmm4
	blendvps	%xmm0, %xmm6, %xmm4
	imulq	$176, %rbx, %rdx
	addq	%r8, %rdx
	movaps	%xmm4, (%rax,%rdx)
	mulps	112(%rsp), %xmm12
	mulps	%xmm8, %xmm12
	mulps	%xmm15, %xmm12
	blendvps	%xmm0, %xmm12, %xmm11
	shlq	$6, %rsi
	addq	%r8, %rsi
	movaps	%xmm11, (%rax,%rsi)
	movl	$14, %edx
254:
	testb	$8, %r11b
	movq	568(%rsp), %r14
	movq	960(%rsp), %r11
	movaps	192(%rsp), %xmm9
	movaps	(%rsp), %xmm14
	movaps	48(%rsp), %xmm11
	je	24b
	movaps	608(%rsp), %xmm5
	addps	1056(%rsp), %xmm5
	movaps	224(%rsp), %xmm0
	mulps	%xmm0, %xmm5
	addps	880(%rsp), %xmm5
	mulps	%xmm0, %xmm5
	addps	528(%rsp), %xmm5
	mulps	%xmm0, %xmm5
	addps	272(%rsp), %xmm5
	movaps	288(%rsp), %xmm4
	addps	%xmm5, %xmm4
	movaps	256(%rsp), %xmm0
	addps	%xmm4, %xmm0
	movaps	480(%rsp), %xmm8
	addps	%xmm0, %xmm8
	movss	100(%r11), %xmm0
	movss	104(%r11), %xmm4
	movss	108(%r11), %xmm5
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm11, %xmm0
	xorps	%xmm15, %xmm15
	addps	%xmm15, %xmm0
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm14, %xmm4
	addps	%xmm0, %xmm4
	movss	112(%r11), %xmm0
	shufps	$0, %xmm5, %xmm5
	movaps	32(%rsp), %xmm12
	mulps	%xmm12, %xmm5
	addps	%xmm4, %xmm5
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm1, %xmm0
	addps	%xmm5, %xmm0
	movss	116(%r11), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm3, %xmm4
	addps	%xmm0, %xmm4
	movss	120(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm2, %xmm0
	addps	%xmm4, %xmm0
	movss	124(%r11), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm10, %xmm4
	addps	%xmm0, %xmm4
	movss	128(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm7, %xmm0
	addps	%xmm4, %xmm0
	movss	132(%r11), %xmm4
	shufps	$0, %xmm4, %xmm4
	mulps	%xmm13, %xmm4
	addps	%xmm0, %xmm4
	movss	136(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm11, %xmm0
	addps	%xmm15, %xmm0
	movss	140(%r11), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm14, %xmm5
	addps	%xmm0, %xmm5
	movss	144(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm12, %xmm0
	addps	%xmm5, %xmm0
	movss	148(%r11), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm1, %xmm5
	addps	%xmm0, %xmm5
	movss	152(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm3, %xmm0
	addps	%xmm5, %xmm0
	movss	156(%r11), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm2, %xmm5
	addps	%xmm0, %xmm5
	movss	160(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm10, %xmm0
	addps	%xmm5, %xmm0
	movss	164(%r11), %xmm5
	shufps	$0, %xmm5, %xmm5
	mulps	%xmm7, %xmm5
	addps	%xmm0, %xmm5
	movss	168(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm13, %xmm0
	addps	%xmm5, %xmm0
	movaps	1072(%rsp), %xmm5
	movaps	%xmm5, %xmm6
	addps	%xmm5, %xmm6
	addps	%xmm0, %xmm6
	movss	172(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm11, %xmm0
	movaps	%xmm1, %xmm11
	movss	176(%r11), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm14, %xmm1
	addps	%xmm15, %xmm0
	addps	%xmm0, %xmm1
	movss	180(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm12, %xmm0
	addps	%xmm1, %xmm0
	movss	184(%r11), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm11, %xmm1
	addps	%xmm0, %xmm1
	movss	188(%r11), %xmm0
	shufps	$0, %xmm0, %xmm0
	mulps	%xmm3, %xmm0
	addps	%xmm1, %xmm0
	movss	192(%r11), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	%xmm2, %xmm1
	addps	%xmm0, %xmm1
	movss	196(%r11), %xmm2
	shufps	$0, %xmm2, %xmm2
	mulps	%xmm10, %xmm2
	movaps	912(%rsp), %xmm0
	cmpeqps	281f(%rip), %xmm0
	addps	%xmm1, %xmm2
	movss	200(%r11), %xmm3
	shufps	$0, %xmm3, %xmm3
	mulps	%xmm7, %xmm3
	movss	208(%r11), %xmm1
	shufps	$0, %xmm1, %xmm1
	mulps	289f(%rip), %xmm8
	subps	%xmm9, %xmm8
	addps	%xmm2, %xmm3
	movss	204(%r11), %xmm2
	shufps	$0, %xmm2, %xmm2
	mulps	%xmm13, %xmm2
	blendvps	%xmm0, %xmm1, %xmm8
	addps	%xmm9, %xmm9
	addps	%xmm5, %xmm4
	addps	%xmm3, %xmm2
	blendvps	%xmm0, %xmm1, %xmm9
	blendvps	%xmm0, %xmm1, %xmm4
	mulps	2134f(%rip), %xmm5
	addps	%xmm2, %xmm5
	blendvps	%xmm0, %xmm1, %xmm6
	blendvps	%xmm0, %xmm1, %xmm5
	movq	%rdx, %rsi
	imulq	%rbx, %rsi
	shlq	$4, %rsi
	addq	%r8, %rsi
	movaps	%xmm8, (%rax,%rsi)
	leaq	1(%rdx), %rsi
	imulq	%rbx, %rsi
	shlq	$4, %rsi
	addq	%r8, %rsi
	movaps	%xmm9, (%rax,%rsi)
	leaq	2(%rdx), %rsi
	imulq	%rbx, %rsi
	shlq	$4, %rsi
	addq	%r8, %rsi
	movaps	%xmm4, (%rax,%rsi)
	leaq	3(%rdx), %rsi
	imulq	%rbx, %rsi
	shlq	$4, %rsi
	addq	%r8, %rsi
	movaps	%xmm6, (%rax,%rsi)
	addq	$4, %rdx
	imulq	%rbx, %rdx
	shlq	$4, %rdx
	addq	%r8, %rdx
	movaps	%xmm5, (%rax,%rdx)
	jmp	24b
255:
	addq	$1464, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
256:
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
	.long	0x5d800000
	.long	0x5d800000
	.long	0x5d800000
	.long	0x5d800000
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
	.long	0x21800000
	.long	0x21800000
	.long	0x21800000
	.long	0x21800000
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
	.long	0x7fffffff
	.long	0x7fffffff
	.long	0x7fffffff
	.long	0x7fffffff
273:
	.long	0x40400000
	.long	0x40400000
	.long	0x40400000
	.long	0x40400000
274:
	.long	2139095039
	.long	2139095039
	.long	2139095039
	.long	2139095039
275:
	.long	0x0da24260
	.long	0x0da24260
	.long	0x0da24260
	.long	0x0da24260
276:
	.long	0x1e3ce508
	.long	0x1e3ce508
	.long	0x1e3ce508
	.long	0x1e3ce508
277:
	.long	0xbf800000
	.long	0xbf800000
	.long	0xbf800000
	.long	0xbf800000
278:
	.long	0x41100000
	.long	0x41100000
	.long	0x41100000
	.long	0x41100000
279:
	.long	0x3e800000
	.long	0x3e800000
	.long	0x3e800000
	.long	0x3e800000
280:
	.long	0x41490fdb
	.long	0x41490fdb
	.long	0x41490fdb
	.long	0x41490fdb
281:
	.long	0x40800000
	.long	0x40800000
	.long	0x40800000
	.long	0x40800000
282:
	.long	0x40a00000
	.long	0x40a00000
	.long	0x40a00000
	.long	0x40a00000
283:
	.long	0x3fc00000
	.long	0x3fc00000
	.long	0x3fc00000
	.long	0x3fc00000
284:
	.long	0x7149f2ca
	.long	0x7149f2ca
	.long	0x7149f2ca
	.long	0x7149f2ca
285:
	.long	1
	.long	1
	.long	1
	.long	1
286:
	.long	2
	.long	2
	.long	2
	.long	2
287:
	.long	4
	.long	4
	.long	4
	.long	4
288:
	.long	8
	.long	8
	.long	8
	.long	8
289:
	.long	0xbf000000
	.long	0xbf000000
	.long	0xbf000000
	.long	0xbf000000
290:
	.long	0x80000000
	.long	0x80000000
	.long	0x80000000
	.long	0x80000000
291:
	.long	0xc2ae0000
	.long	0xc2ae0000
	.long	0xc2ae0000
	.long	0xc2ae0000
292:
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
	.long	0x3fb8aa3b
293:
	.long	0xbf317200
	.long	0xbf317200
	.long	0xbf317200
	.long	0xbf317200
294:
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
	.long	0xb5bfbe8e
295:
	.long	0x3aae0472
	.long	0x3aae0472
	.long	0x3aae0472
	.long	0x3aae0472
296:
	.long	0x3c1e8629
	.long	0x3c1e8629
	.long	0x3c1e8629
	.long	0x3c1e8629
297:
	.long	0x3d635b73
	.long	0x3d635b73
	.long	0x3d635b73
	.long	0x3d635b73
298:
	.long	0x3e75fc8c
	.long	0x3e75fc8c
	.long	0x3e75fc8c
	.long	0x3e75fc8c
299:
	.long	0x3f317214
	.long	0x3f317214
	.long	0x3f317214
	.long	0x3f317214
2100:
	.long	0x42fe0000
	.long	0x42fe0000
	.long	0x42fe0000
	.long	0x42fe0000
2101:
	.long	0x4f000000
	.long	0x4f000000
	.long	0x4f000000
	.long	0x4f000000
2102:
	.long	0x3e99999a
	.long	0x3e99999a
	.long	0x3e99999a
	.long	0x3e99999a
2103:
	.long	0xbe04a19d
	.long	0xbe04a19d
	.long	0xbe04a19d
	.long	0xbe04a19d
2104:
	.long	0x3ef89ba5
	.long	0x3ef89ba5
	.long	0x3ef89ba5
	.long	0x3ef89ba5
2105:
	.long	0xbf03248e
	.long	0xbf03248e
	.long	0xbf03248e
	.long	0xbf03248e
2106:
	.long	0x3f0c3744
	.long	0x3f0c3744
	.long	0x3f0c3744
	.long	0x3f0c3744
2107:
	.long	0xbdc1d79d
	.long	0xbdc1d79d
	.long	0xbdc1d79d
	.long	0xbdc1d79d
2108:
	.long	0x3e5c1572
	.long	0x3e5c1572
	.long	0x3e5c1572
	.long	0x3e5c1572
2109:
	.long	0x3e17e642
	.long	0x3e17e642
	.long	0x3e17e642
	.long	0x3e17e642
2110:
	.long	0x3e2ecff8
	.long	0x3e2ecff8
	.long	0x3e2ecff8
	.long	0x3e2ecff8
2111:
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
	.long	0x3e2d3f9f
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
	.long	0x41000000
	.long	0x41000000
	.long	0x41000000
	.long	0x41000000
2135:
	.long	0x3cf5c28f
	.long	0x3cf5c28f
	.long	0x3cf5c28f
	.long	0x3cf5c28f
2136:
	.long	0x26901d7d
	.long	0x26901d7d
	.long	0x26901d7d
	.long	0x26901d7d
2137:
	.long	0x3f800054
	.long	0x3f800054
	.long	0x3f800054
	.long	0x3f800054
2138:
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.long	0xbf4ccccd
	.p2align	2, 0x0
2139:
	.long	0x3f800000
2140:
	.long	0x3f3504f3
2141:
	.long	0x3ecc422a
2142:
	.long	0x3f106ebb
2143:
	.long	0x3f000000
2144:
	.long	0x3951b717
