# Made by `cargo xtask kernels`. Do not edit.
	testl	%ecx, %ecx
	je	259f
	testl	%edx, %edx
	je	259f
	testl	%esi, %esi
	je	259f
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$3688, %rsp
	movq	3760(%rsp), %rax
	movl	%esi, %esi
	movl	%edx, %edx
	movq	(%rdi), %r10
	movq	24(%rdi), %r11
	movq	32(%rdi), %r12
	movq	40(%rdi), %rbx
	movq	%rbx, 1600(%rsp)
	movq	48(%rdi), %rdi
	addl	%r8d, %r9d
	addl	3744(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 1568(%rsp)
	leaq	96(%r10), %rcx
	movq	%rcx, 568(%rsp)
	movq	%r9, 1584(%rsp)
	leaq	(%r9,%r9), %r8
	movq	%rdx, 896(%rsp)
	imulq	%rsi, %rdx
	addq	%rdx, %rdx
	movq	%rdx, 1560(%rsp)
	leaq	(%rsi,%rsi), %rcx
	movq	%rcx, 1576(%rsp)
	leaq	128(%rdi), %rbp
	movq	%r10, 904(%rsp)
	leaq	32(%r10), %rcx
	vbroadcastss	260f(%rip), %ymm1
	vbroadcastss	274f(%rip), %ymm15
	xorl	%edx, %edx
	vbroadcastss	2124f(%rip), %ymm8
	vbroadcastss	2125f(%rip), %ymm0
	vmovups	%ymm0, 3008(%rsp)
	vbroadcastss	260f(%rip), %ymm11
	vbroadcastss	299f(%rip), %ymm0
	vbroadcastss	267f(%rip), %ymm3
	vmovups	%ymm11, 1360(%rsp)
	movq	%rsi, 1616(%rsp)
	movq	%r12, 1608(%rsp)
	vmovups	%ymm8, 3040(%rsp)
	vmovups	%ymm0, 1520(%rsp)
	jmp	21f
	.p2align	4
20:
	incq	%rdx
	addq	1560(%rsp), %r8
	cmpq	1568(%rsp), %rdx
	je	258f
21:
	movq	%rdx, %r9
	imulq	896(%rsp), %r9
	movq	%r9, 1592(%rsp)
	movq	%r8, %r10
	xorl	%ebx, %ebx
	movq	%r8, 1632(%rsp)
	movq	%rdx, 1624(%rsp)
	jmp	23f
	.p2align	4
22:
	incq	%rbx
	addq	1576(%rsp), %r10
	cmpq	896(%rsp), %rbx
	je	20b
23:
	movq	1592(%rsp), %r9
	addq	%rbx, %r9
	imulq	%rsi, %r9
	addq	1584(%rsp), %r9
	movq	%r10, 264(%rsp)
	xorl	%r14d, %r14d
	movq	%r10, 1656(%rsp)
	movq	%rbx, 1648(%rsp)
	movq	%r9, 1640(%rsp)
	jmp	26f
	.p2align	4
24:
	vorps	%ymm13, %ymm12, %ymm0
	vbroadcastss	276f(%rip), %ymm1
	vblendvps	%ymm0, 2800(%rsp), %ymm1, %ymm0
	movq	1600(%rsp), %rdx
	vmovups	2544(%rsp), %ymm1
	vmovaps	%ymm1, (%rdx,%rax)
	vmovaps	%ymm0, (%rdx,%r13)
	movq	3760(%rsp), %rax
	movq	1616(%rsp), %rsi
	movq	1632(%rsp), %r8
	vbroadcastss	260f(%rip), %ymm1
	vbroadcastss	274f(%rip), %ymm15
	movq	1624(%rsp), %rdx
	vbroadcastss	267f(%rip), %ymm3
	movq	1656(%rsp), %r10
	movq	1648(%rsp), %rbx
25:
	incq	%r14
	addq	$2, 264(%rsp)
	cmpq	%rsi, %r14
	je	22b
26:
	leaq	(%r9,%r14), %r15
	movl	8(%rax), %r13d
	movq	%r13, 120(%rsp)
	cmpq	%r13, %r15
	jae	25b
	movq	%r14, 1672(%rsp)
	movl	(%rax), %r13d
	movl	16(%rax), %edx
	movl	%edx, 400(%rsp)
	movl	20(%rax), %eax
	movl	%eax, 44(%rsp)
	movq	%r13, %rbx
	imulq	%r13, %rbx
	movq	%rbx, %rdx
	movq	%r15, 1664(%rsp)
	imulq	%r15, %rdx
	addq	%rdx, %rdx
	testq	%r13, %r13
	je	227f
	leaq	(,%r13,2), %rsi
	movl	$2, %r15d
	subq	%r13, %r15
	movq	264(%rsp), %r14
	imulq	%rbx, %r14
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1392(%rsp)
	vpbroadcastd	261f(%rip), %ymm0
	vmovaps	%ymm1, %ymm2
	vmovaps	%ymm1, %ymm6
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%ymm1, 160(%rsp)
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm10, %xmm10, %xmm10
	vmovups	%ymm1, (%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	xorl	%r9d, %r9d
	vbroadcastss	262f(%rip), %ymm8
	jmp	28f
	.p2align	4
27:
	vaddps	48(%rsp), %ymm13, %ymm13
	vaddps	%ymm4, %ymm10, %ymm10
	vaddps	%ymm9, %ymm14, %ymm14
	vaddps	%ymm12, %ymm15, %ymm15
	incq	%r9
	addq	%rsi, %r14
	cmpq	%r13, %r9
	je	226f
28:
	movl	%r14d, %eax
	shrl	%eax
	andl	$1073741823, %eax
	shlq	$6, %rax
	movl	%esi, %r8d
	imull	%r9d, %r8d
	addl	%edx, %r8d
	andl	$2147483646, %r8d
	shlq	$5, %r8
	movq	904(%rsp), %r10
	leaq	(%r10,%r8), %r12
	vmovaps	(%r10,%r8), %ymm1
	vmovaps	32(%r10,%r8), %ymm4
	testb	$8, 44(%rsp)
	jne	211f
	vmovaps	%ymm6, %ymm11
	vmovaps	%ymm2, %ymm6
	cmpl	$1, %r13d
	jne	29f
	vaddps	%ymm4, %ymm5, %ymm5
29:
	vxorps	%xmm2, %xmm2, %xmm2
	addq	568(%rsp), %rax
	vsubps	%ymm4, %ymm1, %ymm9
	cmpq	$1, %r13
	jne	210f
	vmovups	(%rsp), %ymm1
	vaddps	%ymm1, %ymm9, %ymm1
	vmovups	%ymm1, (%rsp)
210:
	vmovups	%ymm9, 48(%rsp)
	vaddps	%ymm2, %ymm9, %ymm9
	vxorps	%xmm1, %xmm1, %xmm1
	vaddps	%ymm1, %ymm4, %ymm12
	jne	212f
	vmovaps	%ymm6, %ymm2
	vmovaps	%ymm11, %ymm6
	testq	%r9, %r9
	jne	27b
	jmp	225f
	.p2align	4
211:
	vmovups	%ymm7, 272(%rsp)
	cmpl	$1, %r13d
	je	214f
	vmovaps	%ymm5, %ymm7
	jmp	215f
	.p2align	4
212:
	vmovaps	%ymm4, %ymm3
	vmovaps	%ymm7, %ymm4
	vmovaps	%ymm10, %ymm7
	vmovaps	%ymm15, %ymm10
	vmovaps	%ymm13, %ymm15
	leaq	-2(%r13), %r8
	testq	%r8, %r8
	je	219f
	movl	$1, %r8d
	.p2align	4
213:
	vmovaps	-32(%rax), %ymm1
	vmovaps	(%rax), %ymm13
	vsubps	%ymm13, %ymm1, %ymm1
	vaddps	%ymm1, %ymm9, %ymm9
	vaddps	%ymm13, %ymm12, %ymm12
	leaq	(%r15,%r8), %r10
	incq	%r10
	incq	%r8
	addq	$64, %rax
	cmpq	$1, %r10
	jne	213b
	jmp	220f
	.p2align	4
214:
	vaddps	%ymm4, %ymm5, %ymm7
215:
	vmovaps	%ymm6, %ymm5
	addq	568(%rsp), %rax
	vsubps	%ymm4, %ymm1, %ymm11
	cmpq	$1, %r13
	vmovups	%ymm14, 128(%rsp)
	vmovups	%ymm13, 224(%rsp)
	vmovaps	%ymm2, %ymm6
	jne	216f
	vmovups	(%rsp), %ymm2
	vaddps	%ymm2, %ymm11, %ymm2
	vmovups	%ymm2, (%rsp)
216:
	vcmpltps	%ymm8, %ymm4, %ymm9
	vandps	%ymm1, %ymm9, %ymm1
	vbroadcastss	263f(%rip), %ymm2
	vaddps	%ymm2, %ymm1, %ymm9
	vbroadcastss	264f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm1, %ymm9
	vbroadcastss	265f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm1, %ymm9
	vbroadcastss	266f(%rip), %ymm2
	vaddps	%ymm2, %ymm1, %ymm12
	vfmadd213ps	%ymm3, %ymm1, %ymm12
	vmovaps	%ymm4, %ymm3
	vxorps	%xmm4, %xmm4, %xmm4
	vcmpltps	%ymm1, %ymm4, %ymm1
	vbroadcastss	260f(%rip), %ymm2
	vblendvps	%ymm1, %ymm9, %ymm2, %ymm9
	vmulps	%ymm6, %ymm9, %ymm9
	vblendvps	%ymm1, %ymm12, %ymm2, %ymm12
	vmulps	%ymm5, %ymm12, %ymm12
	vpsrld	$23, %ymm9, %ymm13
	vpsrld	$23, %ymm12, %ymm14
	vpsubd	%ymm14, %ymm0, %ymm0
	vpaddd	%ymm0, %ymm13, %ymm0
	vbroadcastss	268f(%rip), %ymm13
	vandps	%ymm13, %ymm9, %ymm9
	vmovups	1360(%rsp), %ymm6
	vorps	%ymm6, %ymm9, %ymm14
	vandps	%ymm13, %ymm12, %ymm9
	vorps	%ymm6, %ymm9, %ymm6
	vandps	%ymm2, %ymm1, %ymm1
	vmovups	1392(%rsp), %ymm5
	vaddps	%ymm1, %ymm5, %ymm5
	vmovups	%ymm11, 48(%rsp)
	vaddps	%ymm4, %ymm11, %ymm9
	vmovups	%ymm3, 80(%rsp)
	vaddps	%ymm4, %ymm3, %ymm12
	jne	217f
	vmovups	%ymm5, 1392(%rsp)
	vbroadcastss	267f(%rip), %ymm3
	vmovaps	%ymm14, %ymm2
	vmovups	128(%rsp), %ymm14
	vmovups	224(%rsp), %ymm13
	vmovups	80(%rsp), %ymm4
	vmovaps	%ymm7, %ymm5
	vmovups	272(%rsp), %ymm7
	testq	%r9, %r9
	jne	27b
	jmp	225f
	.p2align	4
217:
	vmovups	%ymm10, 464(%rsp)
	vmovups	%ymm7, 192(%rsp)
	vmovups	%ymm15, 304(%rsp)
	vmovaps	%ymm6, %ymm7
	leaq	-2(%r13), %r8
	testq	%r8, %r8
	je	222f
	movl	$1, %r8d
	vbroadcastss	260f(%rip), %ymm6
	vmovups	1360(%rsp), %ymm3
	vbroadcastss	263f(%rip), %ymm10
	vmovaps	%ymm14, %ymm2
	.p2align	4
218:
	vmovaps	-32(%rax), %ymm1
	vmovaps	(%rax), %ymm14
	vcmpltps	%ymm8, %ymm14, %ymm15
	vandps	%ymm1, %ymm15, %ymm15
	vaddps	%ymm10, %ymm15, %ymm4
	vbroadcastss	264f(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm15, %ymm4
	vbroadcastss	265f(%rip), %ymm8
	vfmadd213ps	%ymm8, %ymm15, %ymm4
	vbroadcastss	266f(%rip), %ymm8
	vaddps	%ymm8, %ymm15, %ymm8
	vbroadcastss	267f(%rip), %ymm11
	vfmadd213ps	%ymm11, %ymm15, %ymm8
	vxorps	%xmm11, %xmm11, %xmm11
	vcmpltps	%ymm15, %ymm11, %ymm15
	vblendvps	%ymm15, %ymm4, %ymm6, %ymm4
	vmulps	%ymm4, %ymm2, %ymm4
	vblendvps	%ymm15, %ymm8, %ymm6, %ymm8
	vmulps	%ymm7, %ymm8, %ymm8
	vpsrld	$23, %ymm8, %ymm2
	vpsubd	%ymm2, %ymm0, %ymm0
	vpsrld	$23, %ymm4, %ymm2
	vpaddd	%ymm2, %ymm0, %ymm0
	vandps	%ymm6, %ymm15, %ymm2
	vaddps	%ymm2, %ymm5, %ymm5
	vsubps	%ymm14, %ymm1, %ymm1
	vaddps	%ymm1, %ymm9, %ymm9
	vaddps	%ymm14, %ymm12, %ymm12
	vandps	%ymm4, %ymm13, %ymm1
	vorps	%ymm3, %ymm1, %ymm2
	vandps	%ymm13, %ymm8, %ymm1
	vbroadcastss	262f(%rip), %ymm8
	vorps	%ymm3, %ymm1, %ymm7
	leaq	(%r15,%r8), %r10
	incq	%r10
	incq	%r8
	addq	$64, %rax
	cmpq	$1, %r10
	jne	218b
	jmp	223f
219:
	movl	$1, %r8d
220:
	movq	%r8, %rax
	shlq	$6, %rax
	vmovaps	(%r12,%rax), %ymm2
	vmovaps	32(%r12,%rax), %ymm1
	vsubps	%ymm1, %ymm2, %ymm13
	incq	%r8
	cmpq	%r13, %r8
	jne	221f
	vmovups	(%rsp), %ymm2
	vaddps	%ymm2, %ymm13, %ymm2
	vmovups	%ymm2, (%rsp)
	vaddps	%ymm1, %ymm5, %ymm5
221:
	vmovaps	%ymm6, %ymm2
	vaddps	%ymm13, %ymm9, %ymm9
	vaddps	%ymm1, %ymm12, %ymm12
	vmovaps	%ymm15, %ymm13
	vmovaps	%ymm10, %ymm15
	vmovaps	%ymm7, %ymm10
	vmovaps	%ymm4, %ymm7
	vmovaps	%ymm3, %ymm4
	vbroadcastss	267f(%rip), %ymm3
	vmovaps	%ymm11, %ymm6
	testq	%r9, %r9
	jne	27b
	jmp	225f
222:
	movl	$1, %r8d
	vmovaps	%ymm14, %ymm2
223:
	vmovups	%ymm7, 2608(%rsp)
	vmovups	%ymm5, 1392(%rsp)
	vxorps	%xmm6, %xmm6, %xmm6
	movq	%r8, %rax
	shlq	$6, %rax
	vmovaps	(%r12,%rax), %ymm15
	vmovaps	32(%r12,%rax), %ymm1
	vsubps	%ymm1, %ymm15, %ymm3
	incq	%r8
	cmpq	%r13, %r8
	vmovups	%ymm3, 432(%rsp)
	vmovaps	%ymm2, %ymm11
	jne	224f
	vmovups	(%rsp), %ymm2
	vaddps	%ymm3, %ymm2, %ymm2
	vmovups	%ymm2, (%rsp)
	vmovups	192(%rsp), %ymm2
	vaddps	%ymm1, %ymm2, %ymm2
	vmovups	%ymm2, 192(%rsp)
224:
	vmovups	1360(%rsp), %ymm14
	vbroadcastss	263f(%rip), %ymm3
	vbroadcastss	264f(%rip), %ymm10
	vbroadcastss	265f(%rip), %ymm5
	vbroadcastss	266f(%rip), %ymm7
	vcmpltps	%ymm8, %ymm1, %ymm2
	vandps	%ymm2, %ymm15, %ymm2
	vaddps	%ymm3, %ymm2, %ymm4
	vfmadd213ps	%ymm10, %ymm2, %ymm4
	vfmadd213ps	%ymm5, %ymm2, %ymm4
	vaddps	%ymm7, %ymm2, %ymm8
	vbroadcastss	267f(%rip), %ymm3
	vfmadd213ps	%ymm3, %ymm2, %ymm8
	vcmpltps	%ymm2, %ymm6, %ymm2
	vbroadcastss	260f(%rip), %ymm6
	vblendvps	%ymm2, %ymm4, %ymm6, %ymm4
	vmulps	%ymm4, %ymm11, %ymm4
	vblendvps	%ymm2, %ymm8, %ymm6, %ymm8
	vmulps	2608(%rsp), %ymm8, %ymm8
	vpsrld	$23, %ymm8, %ymm15
	vpsubd	%ymm15, %ymm0, %ymm0
	vpsrld	$23, %ymm4, %ymm15
	vpaddd	%ymm0, %ymm15, %ymm0
	vandps	%ymm4, %ymm13, %ymm4
	vandps	%ymm13, %ymm8, %ymm8
	vandps	%ymm6, %ymm2, %ymm2
	vmovups	1392(%rsp), %ymm5
	vaddps	%ymm2, %ymm5, %ymm5
	vmovups	%ymm5, 1392(%rsp)
	vaddps	432(%rsp), %ymm9, %ymm9
	vaddps	%ymm1, %ymm12, %ymm12
	vorps	%ymm4, %ymm14, %ymm2
	vorps	%ymm14, %ymm8, %ymm6
	vbroadcastss	262f(%rip), %ymm8
	vmovups	128(%rsp), %ymm14
	vmovups	224(%rsp), %ymm13
	vmovups	304(%rsp), %ymm15
	vmovups	192(%rsp), %ymm5
	vmovups	464(%rsp), %ymm10
	vmovups	272(%rsp), %ymm7
	vmovups	80(%rsp), %ymm4
	testq	%r9, %r9
	jne	27b
225:
	vmovups	160(%rsp), %ymm1
	vaddps	%ymm1, %ymm9, %ymm1
	vmovups	%ymm1, 160(%rsp)
	vaddps	%ymm7, %ymm12, %ymm7
	jmp	27b
	.p2align	4
226:
	vmovups	%ymm6, 2608(%rsp)
	vbroadcastss	269f(%rip), %ymm1
	vmovaps	%ymm2, %ymm4
	vmovaps	%ymm1, %ymm2
	vmulps	%ymm1, %ymm7, %ymm1
	vroundps	$8, %ymm1, %ymm11
	vmulps	%ymm2, %ymm12, %ymm1
	vmovaps	%ymm10, %ymm6
	vroundps	$8, %ymm1, %ymm10
	vmulps	%ymm2, %ymm6, %ymm1
	vroundps	$8, %ymm1, %ymm8
	vmulps	%ymm2, %ymm5, %ymm1
	vroundps	$8, %ymm1, %ymm7
	vmulps	%ymm2, %ymm15, %ymm1
	vroundps	$8, %ymm1, %ymm3
	vpbroadcastd	270f(%rip), %ymm1
	vpblendw	$170, %ymm1, %ymm0, %ymm1
	vpsrld	$16, %ymm0, %ymm0
	vpbroadcastd	271f(%rip), %ymm2
	vpblendw	$170, %ymm2, %ymm0, %ymm0
	vbroadcastss	272f(%rip), %ymm2
	vsubps	%ymm2, %ymm0, %ymm0
	vmovaps	%ymm4, %ymm2
	vaddps	%ymm0, %ymm1, %ymm0
	vbroadcastss	273f(%rip), %ymm1
	vaddps	%ymm1, %ymm0, %ymm0
	vbroadcastss	274f(%rip), %ymm15
	vmovups	160(%rsp), %ymm6
	jmp	228f
227:
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, (%rsp)
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm14, %xmm14, %xmm14
	vmovups	%ymm0, 1392(%rsp)
	vmovups	%ymm1, 2608(%rsp)
	vmovaps	%ymm1, %ymm2
228:
	testq	%rbx, %rbx
	vmovups	%ymm2, 3296(%rsp)
	vmovups	%ymm0, 3264(%rsp)
	vmovups	%ymm14, 128(%rsp)
	vmovups	%ymm3, 48(%rsp)
	js	229f
	vxorps	%xmm12, %xmm12, %xmm12
	vcvtsi2ss	%rbx, %xmm12, %xmm1
	jmp	230f
	.p2align	4
229:
	movq	%rbx, %rax
	shrq	%rax
	movl	%ebx, %esi
	andl	$1, %esi
	orq	%rax, %rsi
	vxorps	%xmm12, %xmm12, %xmm12
	vcvtsi2ss	%rsi, %xmm12, %xmm0
	vaddss	%xmm0, %xmm0, %xmm1
230:
	vxorps	%xmm12, %xmm12, %xmm12
	vcvtsi2ss	%r13, %xmm12, %xmm0
	vbroadcastss	%xmm0, %ymm12
	vsubps	%ymm11, %ymm12, %ymm0
	vbroadcastss	260f(%rip), %ymm5
	vmaxps	%ymm5, %ymm0, %ymm0
	vdivps	%ymm0, %ymm5, %ymm0
	vsubps	%ymm10, %ymm12, %ymm2
	vmaxps	%ymm5, %ymm2, %ymm2
	vdivps	%ymm2, %ymm5, %ymm2
	vsubps	%ymm8, %ymm12, %ymm4
	vmaxps	%ymm5, %ymm4, %ymm4
	vdivps	%ymm4, %ymm5, %ymm4
	vmulps	%ymm0, %ymm6, %ymm0
	vmulps	%ymm2, %ymm9, %ymm2
	vmulps	%ymm4, %ymm13, %ymm3
	vmovups	%ymm12, 160(%rsp)
	vsubps	%ymm7, %ymm12, %ymm4
	vmaxps	%ymm5, %ymm4, %ymm4
	vdivps	%ymm4, %ymm5, %ymm4
	vminps	%ymm0, %ymm2, %ymm7
	vcmpunordps	%ymm0, %ymm0, %ymm8
	vblendvps	%ymm8, %ymm2, %ymm7, %ymm7
	vmulps	(%rsp), %ymm4, %ymm4
	vmaxps	%ymm0, %ymm2, %ymm0
	vblendvps	%ymm8, %ymm2, %ymm0, %ymm0
	vminps	%ymm3, %ymm4, %ymm2
	vcmpunordps	%ymm3, %ymm3, %ymm8
	vblendvps	%ymm8, %ymm4, %ymm2, %ymm2
	vmaxps	%ymm3, %ymm4, %ymm3
	vblendvps	%ymm8, %ymm4, %ymm3, %ymm3
	vminps	%ymm7, %ymm2, %ymm4
	vcmpunordps	%ymm7, %ymm7, %ymm8
	vblendvps	%ymm8, %ymm2, %ymm4, %ymm4
	vmaxps	%ymm7, %ymm2, %ymm7
	vblendvps	%ymm8, %ymm2, %ymm7, %ymm2
	vminps	%ymm0, %ymm3, %ymm7
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm3, %ymm7, %ymm0
	vminps	%ymm2, %ymm0, %ymm3
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm0, %ymm3, %ymm0
	vaddps	%ymm0, %ymm4, %ymm0
	vmulps	%ymm0, %ymm15, %ymm0
	vbroadcastss	%xmm1, %ymm1
	vmovups	%ymm1, (%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm3, %xmm3, %xmm3
	testq	%r13, %r13
	vbroadcastss	276f(%rip), %ymm14
	je	236f
	vmaxps	%ymm2, %ymm0, %ymm1
	vmulps	%ymm1, %ymm14, %ymm9
	leaq	(,%r13,2), %rax
	movl	%r13d, %esi
	andl	$-2, %esi
	movq	264(%rsp), %r8
	imulq	%rbx, %r8
	xorl	%r9d, %r9d
	jmp	234f
	.p2align	4
231:
	vxorps	%xmm12, %xmm12, %xmm12
	xorl	%r14d, %r14d
232:
	vmovaps	%ymm11, %ymm1
	vmovaps	%ymm10, %ymm11
	movl	%eax, %r10d
	imull	%r9d, %r10d
	addl	%edx, %r10d
	andl	$2147483646, %r10d
	shlq	$5, %r10
	vxorps	%xmm6, %xmm6, %xmm6
	vcvtsi2ss	%r14, %xmm6, %xmm5
	addq	904(%rsp), %r10
	shlq	$6, %r14
	vmovaps	(%r10,%r14), %ymm10
	vmovaps	32(%r10,%r14), %ymm13
	vsubps	%ymm13, %ymm10, %ymm10
	vsubps	%ymm0, %ymm10, %ymm10
	vxorps	%xmm4, %xmm4, %xmm4
	vmaxps	%ymm4, %ymm10, %ymm10
	vfmadd213ps	%ymm9, %ymm14, %ymm13
	vfmsub231ps	%ymm10, %ymm10, %ymm13
	vmaxps	%ymm4, %ymm13, %ymm13
	vbroadcastss	%xmm5, %ymm10
	vaddps	%ymm13, %ymm12, %ymm12
	vfmadd213ps	%ymm11, %ymm13, %ymm10
	vmulss	%xmm5, %xmm5, %xmm5
	vbroadcastss	%xmm5, %ymm11
	vfmadd213ps	%ymm1, %ymm13, %ymm11
233:
	vcvtsi2ss	%r9, %xmm0, %xmm1
	vbroadcastss	%xmm1, %ymm5
	vaddps	%ymm3, %ymm12, %ymm3
	vfmadd231ps	%ymm5, %ymm12, %ymm8
	vmulss	%xmm1, %xmm1, %xmm1
	vbroadcastss	%xmm1, %ymm1
	vfmadd231ps	%ymm1, %ymm12, %ymm7
	incq	%r9
	addq	%rax, %r8
	cmpq	%r13, %r9
	je	236f
234:
	cmpl	$1, %r13d
	je	231b
	movl	%r8d, %r15d
	shrl	%r15d
	andl	$1073741823, %r15d
	shlq	$6, %r15
	addq	568(%rsp), %r15
	vxorps	%xmm12, %xmm12, %xmm12
	xorl	%r14d, %r14d
	vmovaps	%ymm14, %ymm4
	vxorps	%xmm6, %xmm6, %xmm6
	.p2align	4
235:
	vmovaps	-96(%r15), %ymm1
	vmovaps	-64(%r15), %ymm13
	vmovaps	-32(%r15), %ymm14
	vmovaps	(%r15), %ymm15
	vsubps	%ymm13, %ymm1, %ymm1
	vsubps	%ymm0, %ymm1, %ymm1
	vmaxps	%ymm6, %ymm1, %ymm1
	vfmadd213ps	%ymm9, %ymm4, %ymm13
	vfmsub231ps	%ymm1, %ymm1, %ymm13
	vmaxps	%ymm6, %ymm13, %ymm1
	vcvtsi2ss	%r14, %xmm0, %xmm13
	vbroadcastss	%xmm13, %ymm5
	vaddps	%ymm1, %ymm12, %ymm12
	vfmadd213ps	%ymm10, %ymm1, %ymm5
	vmulss	%xmm13, %xmm13, %xmm10
	vbroadcastss	%xmm10, %ymm13
	vfmadd213ps	%ymm11, %ymm1, %ymm13
	vsubps	%ymm15, %ymm14, %ymm1
	vsubps	%ymm0, %ymm1, %ymm1
	vmaxps	%ymm6, %ymm1, %ymm1
	vfmadd213ps	%ymm9, %ymm4, %ymm15
	vfmsub231ps	%ymm1, %ymm1, %ymm15
	vmaxps	%ymm6, %ymm15, %ymm1
	leaq	1(%r14), %r10
	vcvtsi2ss	%r10, %xmm0, %xmm11
	vbroadcastss	%xmm11, %ymm10
	vaddps	%ymm1, %ymm12, %ymm12
	vfmadd213ps	%ymm5, %ymm1, %ymm10
	vmulss	%xmm11, %xmm11, %xmm5
	vbroadcastss	%xmm5, %ymm11
	vfmadd213ps	%ymm13, %ymm1, %ymm11
	addq	$2, %r14
	subq	$-128, %r15
	cmpq	%rsi, %r14
	jne	235b
	testb	$1, %r13b
	vmovaps	%ymm4, %ymm14
	jne	232b
	jmp	233b
	.p2align	4
236:
	vbroadcastss	277f(%rip), %ymm1
	vmaxps	%ymm1, %ymm3, %ymm1
	vbroadcastss	260f(%rip), %ymm15
	vdivps	%ymm1, %ymm15, %ymm1
	vbroadcastss	278f(%rip), %ymm4
	vcmpltps	%ymm3, %ymm4, %ymm5
	vbroadcastss	279f(%rip), %ymm4
	vaddps	160(%rsp), %ymm4, %ymm6
	vbroadcastss	274f(%rip), %ymm9
	vmulps	%ymm6, %ymm9, %ymm6
	vmulps	%ymm1, %ymm10, %ymm9
	vblendvps	%ymm5, %ymm9, %ymm6, %ymm13
	vmulps	%ymm1, %ymm8, %ymm8
	vblendvps	%ymm5, %ymm8, %ymm6, %ymm12
	vbroadcastss	280f(%rip), %ymm4
	vmovups	(%rsp), %ymm10
	vdivps	%ymm4, %ymm10, %ymm5
	vbroadcastss	275f(%rip), %ymm9
	vmulps	%ymm1, %ymm11, %ymm6
	vmovups	%ymm13, 368(%rsp)
	vfnmadd231ps	%ymm13, %ymm13, %ymm6
	vaddps	%ymm6, %ymm6, %ymm6
	vminps	%ymm6, %ymm5, %ymm8
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm5, %ymm8, %ymm6
	vbroadcastss	281f(%rip), %ymm4
	vmaxps	%ymm4, %ymm6, %ymm6
	vsqrtps	%ymm6, %ymm8
	vmovups	%ymm9, 1968(%rsp)
	vandps	128(%rsp), %ymm9, %ymm6
	vmovups	%ymm6, 336(%rsp)
	vmulps	%ymm1, %ymm7, %ymm1
	vmovups	%ymm12, 432(%rsp)
	vfnmadd231ps	%ymm12, %ymm12, %ymm1
	vaddps	%ymm1, %ymm1, %ymm1
	vminps	%ymm1, %ymm5, %ymm6
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm5, %ymm6, %ymm1
	vmaxps	%ymm4, %ymm1, %ymm1
	vsqrtps	%ymm1, %ymm11
	vsubps	48(%rsp), %ymm10, %ymm1
	vmovups	%ymm1, 3136(%rsp)
	vmovss	60(%r11), %xmm1
	vmovss	84(%r11), %xmm4
	vmovaps	%xmm1, 48(%rsp)
	vmovaps	%xmm4, 528(%rsp)
	vsubss	%xmm1, %xmm4, %xmm1
	vmovss	%xmm1, 464(%rsp)
	vmulss	282f(%rip), %xmm1, %xmm1
	vmovss	%xmm1, (%rsp)
	vbroadcastss	44(%r11), %ymm13
	vmovss	260f(%rip), %xmm1
	vdivss	48(%r11), %xmm1, %xmm1
	vbroadcastss	%xmm1, %ymm14
	vbroadcastss	20(%r11), %ymm1
	vmovups	%ymm1, 160(%rsp)
	vbroadcastss	28(%r11), %ymm1
	vmovups	%ymm1, 224(%rsp)
	vbroadcastss	36(%r11), %ymm1
	vmovups	%ymm1, 272(%rsp)
	xorl	%eax, %eax
	vbroadcastss	24(%r11), %ymm1
	vmovups	%ymm1, 80(%rsp)
	vbroadcastss	32(%r11), %ymm1
	vmovups	%ymm1, 192(%rsp)
	vbroadcastss	40(%r11), %ymm1
	vmovups	%ymm1, 304(%rsp)
	vbroadcastss	283f(%rip), %ymm1
	vmovss	274f(%rip), %xmm6
	vbroadcastss	284f(%rip), %ymm7
	.p2align	4
237:
	vcvtsi2ss	%eax, %xmm0, %xmm5
	vaddss	%xmm6, %xmm5, %xmm5
	vmovss	(%rsp), %xmm4
	vfmadd213ss	48(%rsp), %xmm4, %xmm5
	vbroadcastss	%xmm5, %ymm5
	vsubps	%ymm13, %ymm5, %ymm12
	vmulps	%ymm14, %ymm12, %ymm12
	vmovups	272(%rsp), %ymm4
	vfmadd213ps	224(%rsp), %ymm12, %ymm4
	vfmadd213ps	%ymm15, %ymm12, %ymm4
	vaddps	%ymm5, %ymm13, %ymm10
	vmulps	%ymm14, %ymm10, %ymm10
	vmovups	304(%rsp), %ymm9
	vfmadd213ps	192(%rsp), %ymm10, %ymm9
	vmulps	%ymm12, %ymm12, %ymm12
	vfmadd213ps	%ymm15, %ymm10, %ymm9
	vmulps	%ymm10, %ymm10, %ymm10
	vfmadd213ps	%ymm15, %ymm10, %ymm9
	vfmadd213ps	%ymm15, %ymm12, %ymm4
	vmaxps	%ymm7, %ymm9, %ymm10
	vsqrtps	%ymm10, %ymm10
	vmaxps	%ymm7, %ymm4, %ymm12
	vsqrtps	%ymm12, %ymm12
	vdivps	%ymm12, %ymm15, %ymm12
	vmulps	%ymm4, %ymm12, %ymm4
	vdivps	%ymm10, %ymm15, %ymm10
	vmulps	160(%rsp), %ymm4, %ymm4
	vmulps	%ymm10, %ymm9, %ymm9
	vmulps	80(%rsp), %ymm9, %ymm9
	vsubps	%ymm11, %ymm9, %ymm10
	vmulps	%ymm9, %ymm11, %ymm9
	vdivps	%ymm9, %ymm15, %ymm9
	vmulps	%ymm10, %ymm10, %ymm10
	vmulps	%ymm9, %ymm10, %ymm9
	vmulps	%ymm4, %ymm8, %ymm10
	vsubps	%ymm8, %ymm4, %ymm4
	vdivps	%ymm10, %ymm15, %ymm10
	vmulps	%ymm4, %ymm4, %ymm4
	vfmadd231ps	%ymm10, %ymm4, %ymm9
	vcmpltps	%ymm1, %ymm9, %ymm4
	vblendvps	%ymm4, %ymm5, %ymm2, %ymm2
	vminps	%ymm1, %ymm9, %ymm1
	incl	%eax
	cmpl	$24, %eax
	jne	237b
	vpbroadcastd	283f(%rip), %ymm1
	vmovdqu	336(%rsp), %ymm4
	vpcmpgtd	%ymm1, %ymm4, %ymm1
	vbroadcastss	285f(%rip), %ymm4
	vmulps	%ymm4, %ymm8, %ymm4
	vmulps	%ymm4, %ymm11, %ymm4
	vmulps	%ymm4, %ymm3, %ymm3
	vmovups	3136(%rsp), %ymm6
	vmovups	128(%rsp), %ymm5
	vfnmadd231ps	%ymm6, %ymm0, %ymm5
	vsqrtps	%ymm3, %ymm3
	vmaxps	%ymm5, %ymm3, %ymm4
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vblendvps	%ymm5, %ymm3, %ymm4, %ymm3
	vbroadcastss	52(%r11), %ymm13
	vbroadcastss	76(%r11), %ymm14
	vbroadcastss	56(%r11), %ymm11
	vbroadcastss	80(%r11), %ymm12
	vbroadcastss	48(%rsp), %ymm9
	vbroadcastss	528(%rsp), %ymm10
	vbroadcastss	68(%r11), %ymm7
	vbroadcastss	92(%r11), %ymm8
	vmovups	368(%rsp), %ymm5
	vminps	%ymm5, %ymm14, %ymm4
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vmovups	%ymm14, 2224(%rsp)
	vblendvps	%ymm5, %ymm14, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm13, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vmovups	%ymm13, 2320(%rsp)
	vblendvps	%ymm4, %ymm13, %ymm5, %ymm4
	vmovups	%ymm4, 944(%rsp)
	vmovups	432(%rsp), %ymm5
	vminps	%ymm5, %ymm12, %ymm4
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vmovups	%ymm12, 2352(%rsp)
	vblendvps	%ymm5, %ymm12, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm11, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vmovups	%ymm11, 2384(%rsp)
	vblendvps	%ymm4, %ymm11, %ymm5, %ymm4
	vmovups	%ymm4, 912(%rsp)
	vminps	%ymm2, %ymm10, %ymm4
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vmovups	%ymm10, 2416(%rsp)
	vblendvps	%ymm2, %ymm10, %ymm4, %ymm2
	vmaxps	%ymm2, %ymm9, %ymm4
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vmovups	%ymm9, 2704(%rsp)
	vblendvps	%ymm2, %ymm9, %ymm4, %ymm2
	vmovups	%ymm2, 1040(%rsp)
	vminps	%ymm0, %ymm8, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vmovups	%ymm8, 2448(%rsp)
	vblendvps	%ymm0, %ymm8, %ymm2, %ymm0
	vmaxps	%ymm0, %ymm7, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vmovups	%ymm7, 2480(%rsp)
	vblendvps	%ymm0, %ymm7, %ymm2, %ymm0
	vmovups	%ymm0, 192(%rsp)
	vmaxps	%ymm15, %ymm3, %ymm0
	vbroadcastss	286f(%rip), %ymm3
	vcmpltps	%ymm3, %ymm6, %ymm2
	vpor	%ymm2, %ymm1, %ymm1
	vbroadcastss	88(%r11), %ymm2
	vmovups	%ymm2, 2256(%rsp)
	vminps	%ymm0, %ymm2, %ymm0
	vbroadcastss	64(%r11), %ymm2
	vmovups	%ymm2, 2288(%rsp)
	vmaxps	%ymm0, %ymm2, %ymm11
	movl	400(%rsp), %eax
	vpandn	%ymm15, %ymm1, %ymm9
	vcvtsi2ss	%rax, %xmm15, %xmm0
	vbroadcastss	287f(%rip), %ymm2
	vblendvps	%ymm1, %ymm2, %ymm3, %ymm1
	vmovups	%ymm1, 2800(%rsp)
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 3200(%rsp)
	leaq	(%r13,%r13), %rax
	vmovss	464(%rsp), %xmm0
	vmulss	281f(%rip), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 3328(%rsp)
	movq	%r13, %rdx
	shlq	$5, %rdx
	leaq	(%rdx,%rdx,4), %r15
	movq	264(%rsp), %r10
	imulq	%rbx, %r10
	movq	%r13, %rsi
	shlq	$6, %rsi
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 2096(%rsp)
	vxorps	%xmm7, %xmm7, %xmm7
	vmovups	%ymm0, 2032(%rsp)
	vmovups	%ymm0, 2064(%rsp)
	vmovups	%ymm0, 2128(%rsp)
	vmovups	%ymm0, 2160(%rsp)
	vmovups	%ymm0, 1680(%rsp)
	vmovups	%ymm15, 2192(%rsp)
	vbroadcastss	289f(%rip), %ymm0
	vmovups	%ymm0, 3168(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%ymm1, 1424(%rsp)
	vmovups	%ymm0, 2512(%rsp)
	vmovups	%ymm2, 2640(%rsp)
	vbroadcastss	288f(%rip), %ymm0
	vmovups	%ymm0, 2832(%rsp)
	vbroadcastss	283f(%rip), %ymm0
	vmovups	%ymm0, 2736(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 2544(%rsp)
	vmovaps	%ymm15, %ymm13
	vxorps	%xmm2, %xmm2, %xmm2
	jmp	239f
	.p2align	4
238:
	vbroadcastss	260f(%rip), %ymm7
	vmovups	3392(%rsp), %ymm0
	vminps	%ymm7, %ymm0, %ymm0
	vminps	%ymm0, %ymm9, %ymm0
	vminps	%ymm0, %ymm11, %ymm0
	vminps	%ymm0, %ymm2, %ymm0
	vmovups	640(%rsp), %ymm6
	vmulps	1232(%rsp), %ymm6, %ymm2
	vmulps	%ymm2, %ymm6, %ymm2
	vmovups	48(%rsp), %ymm1
	vsubps	%ymm1, %ymm7, %ymm3
	vfmadd231ps	%ymm2, %ymm1, %ymm3
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	432(%rsp), %ymm1
	vmulps	1264(%rsp), %ymm1, %ymm2
	vmulps	%ymm2, %ymm1, %ymm2
	vmovups	(%rsp), %ymm1
	vsubps	%ymm1, %ymm7, %ymm3
	vfmadd231ps	%ymm2, %ymm1, %ymm3
	vminps	%ymm0, %ymm3, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm3, %ymm2, %ymm0
	vmovups	304(%rsp), %ymm13
	vmulps	864(%rsp), %ymm13, %ymm2
	vmulps	%ymm2, %ymm13, %ymm2
	vmovups	160(%rsp), %ymm1
	vsubps	%ymm1, %ymm7, %ymm3
	vfmadd231ps	%ymm2, %ymm1, %ymm3
	vminps	%ymm0, %ymm3, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm3, %ymm2, %ymm0
	vmovups	128(%rsp), %ymm1
	vmulps	496(%rsp), %ymm1, %ymm2
	vmulps	%ymm2, %ymm1, %ymm2
	vmovups	224(%rsp), %ymm1
	vsubps	%ymm1, %ymm7, %ymm3
	vfmadd231ps	%ymm2, %ymm1, %ymm3
	vminps	%ymm0, %ymm3, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm3, %ymm2, %ymm0
	vmovups	672(%rsp), %ymm1
	vmulps	1136(%rsp), %ymm1, %ymm2
	vmulps	%ymm2, %ymm1, %ymm2
	vmovups	272(%rsp), %ymm1
	vsubps	%ymm1, %ymm7, %ymm3
	vfmadd231ps	%ymm2, %ymm1, %ymm3
	vminps	%ymm0, %ymm3, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm3, %ymm2, %ymm0
	vmovups	%ymm0, 1136(%rsp)
	vmovups	2096(%rsp), %ymm0
	vfmadd132ps	368(%rsp), %ymm15, %ymm0
	vmovups	2032(%rsp), %ymm1
	vfmadd231ps	528(%rsp), %ymm1, %ymm0
	vmovups	800(%rsp), %ymm1
	vfmadd231ps	2064(%rsp), %ymm1, %ymm0
	vmovups	336(%rsp), %ymm1
	vfmadd231ps	2128(%rsp), %ymm1, %ymm0
	vmovups	704(%rsp), %ymm1
	vfmadd231ps	2160(%rsp), %ymm1, %ymm0
	vmovups	1680(%rsp), %ymm12
	vsubps	%ymm0, %ymm12, %ymm0
	vbroadcastss	281f(%rip), %ymm2
	vmulps	%ymm2, %ymm12, %ymm2
	vmaxps	%ymm0, %ymm2, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm3, %ymm0
	vmulps	1200(%rsp), %ymm14, %ymm11
	vmovups	%ymm11, 864(%rsp)
	vmovups	1712(%rsp), %ymm1
	vfmadd213ps	2768(%rsp), %ymm11, %ymm1
	vmulps	576(%rsp), %ymm1, %ymm9
	vmovups	%ymm9, 576(%rsp)
	vmovups	1072(%rsp), %ymm1
	vfmadd213ps	%ymm10, %ymm9, %ymm1
	vmovups	1744(%rsp), %ymm2
	vfmadd213ps	%ymm1, %ymm11, %ymm2
	vmulps	736(%rsp), %ymm2, %ymm1
	vmovups	1808(%rsp), %ymm3
	vfmadd213ps	%ymm8, %ymm1, %ymm3
	vmovups	1840(%rsp), %ymm2
	vfmadd213ps	%ymm3, %ymm9, %ymm2
	vmovups	1776(%rsp), %ymm3
	vfmadd213ps	%ymm2, %ymm11, %ymm3
	vmulps	80(%rsp), %ymm3, %ymm3
	vmovups	1872(%rsp), %ymm2
	vfmadd213ps	768(%rsp), %ymm3, %ymm2
	vmovups	1904(%rsp), %ymm8
	vfmadd213ps	%ymm2, %ymm1, %ymm8
	vbroadcastss	277f(%rip), %ymm5
	vmaxps	%ymm5, %ymm0, %ymm0
	vdivps	%ymm0, %ymm7, %ymm0
	vmovups	1936(%rsp), %ymm2
	vfmadd213ps	%ymm8, %ymm9, %ymm2
	vmovups	608(%rsp), %ymm8
	vfmadd213ps	%ymm2, %ymm11, %ymm8
	vmovups	%ymm12, 1680(%rsp)
	vmulps	%ymm0, %ymm12, %ymm0
	vmulps	2192(%rsp), %ymm0, %ymm0
	vmovups	2832(%rsp), %ymm2
	vminps	%ymm0, %ymm2, %ymm5
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm5, %ymm0
	vmulps	%ymm6, %ymm8, %ymm8
	vbroadcastss	2146f(%rip), %ymm5
	vmaxps	%ymm5, %ymm0, %ymm0
	vcmpltps	1424(%rsp), %ymm15, %ymm2
	vmovups	%ymm2, 2000(%rsp)
	vcmpnltps	%ymm12, %ymm15, %ymm6
	vorps	%ymm6, %ymm2, %ymm6
	vblendvps	%ymm6, %ymm7, %ymm0, %ymm10
	vmovups	1968(%rsp), %ymm2
	vandps	%ymm2, %ymm8, %ymm6
	vmovups	%ymm8, 496(%rsp)
	vbroadcastss	2148f(%rip), %ymm15
	vaddps	%ymm6, %ymm15, %ymm6
	vmovaps	%ymm7, %ymm0
	vdivps	%ymm6, %ymm7, %ymm11
	vmovups	2944(%rsp), %ymm5
	vmulps	%ymm5, %ymm11, %ymm6
	vmovups	%ymm10, 640(%rsp)
	vminps	%ymm10, %ymm6, %ymm7
	vcmpunordps	%ymm10, %ymm10, %ymm10
	vblendvps	%ymm10, %ymm6, %ymm7, %ymm12
	vmulps	432(%rsp), %ymm3, %ymm9
	vandps	%ymm2, %ymm9, %ymm3
	vmovups	%ymm9, 80(%rsp)
	vaddps	%ymm3, %ymm15, %ymm3
	vdivps	%ymm3, %ymm0, %ymm10
	vmulps	%ymm1, %ymm13, %ymm1
	vmovups	%ymm1, 304(%rsp)
	vandps	%ymm2, %ymm1, %ymm1
	vaddps	%ymm1, %ymm15, %ymm1
	vdivps	%ymm1, %ymm0, %ymm7
	vmovups	2976(%rsp), %ymm3
	vmulps	%ymm3, %ymm10, %ymm1
	vminps	%ymm12, %ymm1, %ymm13
	vcmpunordps	%ymm12, %ymm12, %ymm12
	vandps	3104(%rsp), %ymm2, %ymm14
	vaddps	%ymm15, %ymm14, %ymm14
	vmovaps	%ymm15, %ymm6
	vdivps	%ymm14, %ymm0, %ymm14
	vandps	3072(%rsp), %ymm2, %ymm15
	vaddps	%ymm6, %ymm15, %ymm15
	vdivps	%ymm15, %ymm0, %ymm15
	vblendvps	%ymm12, %ymm1, %ymm13, %ymm1
	vbroadcastss	274f(%rip), %ymm0
	vmulps	%ymm0, %ymm7, %ymm12
	vmulps	%ymm5, %ymm12, %ymm13
	vmulps	%ymm13, %ymm14, %ymm13
	vmulps	%ymm3, %ymm12, %ymm12
	vmulps	%ymm12, %ymm15, %ymm12
	vminps	%ymm13, %ymm12, %ymm14
	vcmpunordps	%ymm13, %ymm13, %ymm13
	vblendvps	%ymm13, %ymm12, %ymm14, %ymm12
	vmulps	3328(%rsp), %ymm7, %ymm13
	vminps	%ymm12, %ymm13, %ymm14
	vcmpunordps	%ymm12, %ymm12, %ymm12
	vblendvps	%ymm12, %ymm13, %ymm14, %ymm12
	vminps	%ymm1, %ymm12, %ymm13
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm12, %ymm13, %ymm0
	vmovups	%ymm0, 432(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vcmpltps	%ymm3, %ymm8, %ymm12
	vmovups	944(%rsp), %ymm0
	vsubps	2320(%rsp), %ymm0, %ymm13
	vmovups	2224(%rsp), %ymm1
	vsubps	%ymm0, %ymm1, %ymm14
	vblendvps	%ymm12, %ymm13, %ymm14, %ymm12
	vcmpltps	%ymm3, %ymm9, %ymm13
	vmovups	912(%rsp), %ymm0
	vsubps	2384(%rsp), %ymm0, %ymm14
	vmovups	2352(%rsp), %ymm1
	vsubps	%ymm0, %ymm1, %ymm15
	vblendvps	%ymm13, %ymm14, %ymm15, %ymm13
	vmulps	%ymm11, %ymm12, %ymm8
	vmulps	48(%rsp), %ymm12, %ymm12
	vbroadcastss	2149f(%rip), %ymm14
	vmulps	%ymm14, %ymm8, %ymm8
	vxorps	%xmm1, %xmm1, %xmm1
	vcmpltps	%ymm12, %ymm1, %ymm12
	vbroadcastss	289f(%rip), %ymm6
	vminps	%ymm6, %ymm8, %ymm8
	vblendvps	%ymm12, %ymm8, %ymm6, %ymm8
	vmulps	%ymm10, %ymm13, %ymm10
	vmulps	(%rsp), %ymm13, %ymm12
	vmulps	%ymm14, %ymm10, %ymm10
	vcmpltps	%ymm12, %ymm1, %ymm12
	vblendvps	%ymm12, %ymm10, %ymm6, %ymm10
	vminps	%ymm8, %ymm10, %ymm12
	vcmpunordps	%ymm8, %ymm8, %ymm8
	vblendvps	%ymm8, %ymm10, %ymm12, %ymm8
	vmovups	304(%rsp), %ymm5
	vcmpltps	%ymm1, %ymm5, %ymm10
	vmovups	1040(%rsp), %ymm0
	vsubps	2704(%rsp), %ymm0, %ymm12
	vmovups	2416(%rsp), %ymm9
	vsubps	%ymm0, %ymm9, %ymm13
	vblendvps	%ymm10, %ymm12, %ymm13, %ymm10
	vmulps	%ymm7, %ymm10, %ymm7
	vmulps	160(%rsp), %ymm10, %ymm10
	vmulps	%ymm7, %ymm14, %ymm7
	vcmpltps	%ymm10, %ymm1, %ymm10
	vblendvps	%ymm10, %ymm7, %ymm6, %ymm7
	vminps	%ymm8, %ymm7, %ymm10
	vcmpunordps	%ymm8, %ymm8, %ymm8
	vblendvps	%ymm8, %ymm7, %ymm10, %ymm7
	vmovups	128(%rsp), %ymm15
	vmulps	576(%rsp), %ymm15, %ymm9
	vcmpltps	%ymm1, %ymm9, %ymm8
	vmovups	400(%rsp), %ymm3
	vsubps	2288(%rsp), %ymm3, %ymm10
	vmovups	2256(%rsp), %ymm11
	vsubps	%ymm3, %ymm11, %ymm12
	vblendvps	%ymm8, %ymm10, %ymm12, %ymm8
	vandps	%ymm2, %ymm9, %ymm10
	vbroadcastss	2148f(%rip), %ymm12
	vaddps	%ymm12, %ymm10, %ymm10
	vbroadcastss	260f(%rip), %ymm0
	vdivps	%ymm10, %ymm0, %ymm10
	vmulps	%ymm10, %ymm8, %ymm10
	vmulps	224(%rsp), %ymm8, %ymm8
	vmulps	%ymm14, %ymm10, %ymm10
	vcmpltps	%ymm8, %ymm1, %ymm8
	vblendvps	%ymm8, %ymm10, %ymm6, %ymm8
	vminps	%ymm7, %ymm8, %ymm10
	vcmpunordps	%ymm7, %ymm7, %ymm7
	vblendvps	%ymm7, %ymm8, %ymm10, %ymm7
	vmovups	864(%rsp), %ymm8
	vmulps	672(%rsp), %ymm8, %ymm8
	vandps	%ymm2, %ymm8, %ymm10
	vaddps	%ymm12, %ymm10, %ymm10
	vdivps	%ymm10, %ymm0, %ymm10
	vmovaps	%ymm0, %ymm2
	vcmpltps	%ymm1, %ymm8, %ymm11
	vmovups	192(%rsp), %ymm0
	vsubps	2480(%rsp), %ymm0, %ymm12
	vmovups	2448(%rsp), %ymm1
	vsubps	%ymm0, %ymm1, %ymm13
	vblendvps	%ymm11, %ymm12, %ymm13, %ymm11
	vmulps	%ymm10, %ymm11, %ymm10
	vmulps	272(%rsp), %ymm11, %ymm11
	vmulps	%ymm14, %ymm10, %ymm10
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpltps	%ymm11, %ymm0, %ymm11
	vblendvps	%ymm11, %ymm10, %ymm6, %ymm10
	vminps	%ymm7, %ymm10, %ymm11
	vcmpunordps	%ymm7, %ymm7, %ymm7
	vblendvps	%ymm7, %ymm10, %ymm11, %ymm0
	vmovups	%ymm0, 608(%rsp)
	vsqrtps	%ymm4, %ymm0
	vdivps	%ymm3, %ymm2, %ymm7
	vmovaps	%ymm3, %ymm1
	vmulps	%ymm7, %ymm15, %ymm4
	vmovups	%ymm4, 48(%rsp)
	vmovaps	%ymm0, %ymm2
	vmulps	%ymm0, %ymm4, %ymm10
	vbroadcastss	2145f(%rip), %ymm0
	vmulps	%ymm0, %ymm10, %ymm10
	vminps	%ymm2, %ymm10, %ymm11
	vcmpunordps	%ymm2, %ymm2, %ymm13
	vmovaps	%ymm2, %ymm4
	vmovups	%ymm2, 224(%rsp)
	vblendvps	%ymm13, %ymm10, %ymm11, %ymm0
	vmovups	%ymm0, 128(%rsp)
	vmovups	912(%rsp), %ymm3
	vaddps	80(%rsp), %ymm3, %ymm10
	vmovups	2352(%rsp), %ymm0
	vminps	%ymm10, %ymm0, %ymm11
	vcmpunordps	%ymm10, %ymm10, %ymm14
	vblendvps	%ymm14, %ymm0, %ymm11, %ymm11
	vmovups	2384(%rsp), %ymm0
	vmaxps	%ymm11, %ymm0, %ymm14
	vcmpunordps	%ymm11, %ymm11, %ymm11
	vblendvps	%ymm11, %ymm0, %ymm14, %ymm11
	vmovups	944(%rsp), %ymm12
	vaddps	496(%rsp), %ymm12, %ymm14
	vmovups	2224(%rsp), %ymm0
	vminps	%ymm14, %ymm0, %ymm15
	vcmpunordps	%ymm14, %ymm14, %ymm7
	vblendvps	%ymm7, %ymm0, %ymm15, %ymm7
	vmovups	2320(%rsp), %ymm0
	vmaxps	%ymm7, %ymm0, %ymm15
	vcmpunordps	%ymm7, %ymm7, %ymm7
	vblendvps	%ymm7, %ymm0, %ymm15, %ymm7
	vcmpneqps	%ymm11, %ymm10, %ymm10
	vcmpeqps	%ymm3, %ymm11, %ymm11
	vandps	%ymm10, %ymm11, %ymm10
	vmovups	1040(%rsp), %ymm3
	vaddps	%ymm5, %ymm3, %ymm15
	vmovups	2416(%rsp), %ymm0
	vminps	%ymm15, %ymm0, %ymm11
	vcmpunordps	%ymm15, %ymm15, %ymm5
	vblendvps	%ymm5, %ymm0, %ymm11, %ymm5
	vmovups	2704(%rsp), %ymm13
	vmaxps	%ymm5, %ymm13, %ymm11
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vblendvps	%ymm5, %ymm13, %ymm11, %ymm5
	vcmpneqps	%ymm7, %ymm14, %ymm11
	vcmpeqps	%ymm7, %ymm12, %ymm7
	vandps	%ymm7, %ymm11, %ymm11
	vmovaps	%ymm1, %ymm0
	vaddps	%ymm1, %ymm9, %ymm2
	vmovups	2256(%rsp), %ymm1
	vminps	%ymm2, %ymm1, %ymm7
	vcmpunordps	%ymm2, %ymm2, %ymm14
	vblendvps	%ymm14, %ymm1, %ymm7, %ymm7
	vmovups	2288(%rsp), %ymm1
	vmaxps	%ymm7, %ymm1, %ymm14
	vcmpunordps	%ymm7, %ymm7, %ymm7
	vblendvps	%ymm7, %ymm1, %ymm14, %ymm7
	vcmpneqps	%ymm5, %ymm15, %ymm14
	vcmpeqps	%ymm3, %ymm5, %ymm5
	vandps	%ymm5, %ymm14, %ymm5
	vmovups	192(%rsp), %ymm1
	vaddps	%ymm1, %ymm8, %ymm8
	vmovups	2448(%rsp), %ymm6
	vminps	%ymm8, %ymm6, %ymm14
	vcmpunordps	%ymm8, %ymm8, %ymm15
	vblendvps	%ymm15, %ymm6, %ymm14, %ymm14
	vmovups	2480(%rsp), %ymm3
	vmaxps	%ymm14, %ymm3, %ymm15
	vcmpunordps	%ymm14, %ymm14, %ymm14
	vblendvps	%ymm14, %ymm3, %ymm15, %ymm14
	vcmpneqps	%ymm7, %ymm2, %ymm2
	vcmpeqps	%ymm0, %ymm7, %ymm7
	vandps	%ymm2, %ymm7, %ymm2
	vcmpneqps	%ymm14, %ymm8, %ymm7
	vcmpeqps	%ymm1, %ymm14, %ymm8
	vandps	%ymm7, %ymm8, %ymm7
	vpsrld	$31, %ymm2, %ymm2
	vpslld	$3, %ymm2, %ymm2
	vpsrld	$31, %ymm7, %ymm7
	vpslld	$4, %ymm7, %ymm7
	vpor	%ymm7, %ymm2, %ymm2
	vpsrld	$31, %ymm5, %ymm5
	vpslld	$2, %ymm5, %ymm5
	vpor	%ymm5, %ymm2, %ymm2
	vpsrld	$31, %ymm10, %ymm5
	vpaddd	%ymm5, %ymm5, %ymm5
	vpor	%ymm5, %ymm2, %ymm2
	vpsubd	%ymm11, %ymm2, %ymm11
	vmovdqu	%ymm11, 672(%rsp)
	vbroadcastss	2143f(%rip), %ymm0
	vmovups	1136(%rsp), %ymm2
	vcmpltps	%ymm0, %ymm2, %ymm5
	vmovups	3168(%rsp), %ymm10
	vcmpltps	%ymm4, %ymm10, %ymm2
	vorps	%ymm2, %ymm5, %ymm2
	vmovups	2000(%rsp), %ymm4
	vandps	%ymm2, %ymm4, %ymm2
	vmovups	2640(%rsp), %ymm8
	vbroadcastss	281f(%rip), %ymm0
	vmulps	%ymm0, %ymm8, %ymm7
	vblendvps	%ymm2, %ymm7, %ymm8, %ymm7
	vmovups	3232(%rsp), %ymm0
	vsubps	2672(%rsp), %ymm0, %ymm6
	vmovups	%ymm6, (%rsp)
	vmovups	1424(%rsp), %ymm9
	vxorps	%xmm3, %xmm3, %xmm3
	vcmpnltps	%ymm9, %ymm3, %ymm2
	vorps	%ymm2, %ymm5, %ymm2
	vmovups	%ymm2, 272(%rsp)
	vmovups	832(%rsp), %ymm0
	vbroadcastss	289f(%rip), %ymm1
	vblendvps	%ymm2, %ymm1, %ymm0, %ymm2
	vcmpnltps	%ymm6, %ymm3, %ymm15
	vmovups	2512(%rsp), %ymm0
	vblendvps	%ymm15, %ymm0, %ymm2, %ymm0
	vmovups	%ymm0, 2512(%rsp)
	vmovups	2736(%rsp), %ymm0
	vcmpltps	%ymm1, %ymm0, %ymm2
	vmovups	432(%rsp), %ymm0
	vmovups	608(%rsp), %ymm6
	vcmpltps	%ymm0, %ymm6, %ymm14
	vandps	%ymm2, %ymm14, %ymm1
	vmovups	%ymm1, 160(%rsp)
	vblendvps	%ymm1, %ymm6, %ymm0, %ymm14
	vandps	%ymm5, %ymm4, %ymm1
	vblendvps	%ymm15, %ymm8, %ymm7, %ymm8
	vmovups	%ymm8, 2640(%rsp)
	vmovups	128(%rsp), %ymm0
	vcmpnleps	%ymm7, %ymm0, %ymm5
	vmovups	640(%rsp), %ymm4
	vcmpnleps	%ymm14, %ymm4, %ymm7
	vorps	%ymm7, %ymm5, %ymm5
	vorps	%ymm5, %ymm1, %ymm5
	vpslld	$31, %ymm5, %ymm5
	vpsrad	$31, %ymm5, %ymm5
	vpbroadcastd	260f(%rip), %ymm8
	vpandn	%ymm8, %ymm5, %ymm5
	vblendvps	%ymm15, %ymm9, %ymm5, %ymm0
	vmovups	%ymm0, 1424(%rsp)
	vorps	%ymm1, %ymm15, %ymm1
	vmovups	%ymm1, 432(%rsp)
	vmovups	496(%rsp), %ymm0
	vfmadd213ps	%ymm12, %ymm14, %ymm0
	vmovups	2224(%rsp), %ymm2
	vminps	%ymm0, %ymm2, %ymm5
	vcmpunordps	%ymm0, %ymm0, %ymm7
	vblendvps	%ymm7, %ymm2, %ymm5, %ymm5
	vmovups	2320(%rsp), %ymm0
	vmaxps	%ymm5, %ymm0, %ymm7
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vblendvps	%ymm5, %ymm0, %ymm7, %ymm5
	vmovups	80(%rsp), %ymm0
	vmovups	912(%rsp), %ymm15
	vfmadd213ps	%ymm15, %ymm14, %ymm0
	vmovups	2352(%rsp), %ymm2
	vminps	%ymm0, %ymm2, %ymm7
	vcmpunordps	%ymm0, %ymm0, %ymm6
	vblendvps	%ymm6, %ymm2, %ymm7, %ymm6
	vmovups	2384(%rsp), %ymm0
	vmaxps	%ymm6, %ymm0, %ymm7
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm0, %ymm7, %ymm6
	vpcmpeqd	%ymm3, %ymm11, %ymm7
	vpcmpeqd	%ymm0, %ymm0, %ymm0
	vpxor	%ymm0, %ymm7, %ymm7
	vorps	%ymm7, %ymm1, %ymm9
	vmovups	2192(%rsp), %ymm0
	vblendvps	%ymm9, %ymm0, %ymm14, %ymm0
	vmovups	%ymm0, 2192(%rsp)
	vblendvps	%ymm9, %ymm12, %ymm5, %ymm1
	vmovups	%ymm1, 80(%rsp)
	vsubps	%ymm12, %ymm1, %ymm12
	vmovups	2096(%rsp), %ymm0
	vblendvps	%ymm9, %ymm0, %ymm12, %ymm0
	vblendvps	%ymm9, %ymm15, %ymm6, %ymm2
	vmovups	%ymm2, 128(%rsp)
	vfmadd132ps	368(%rsp), %ymm3, %ymm12
	vsubps	%ymm15, %ymm2, %ymm7
	vmovups	2032(%rsp), %ymm2
	vblendvps	%ymm9, %ymm2, %ymm7, %ymm2
	vfmadd231ps	528(%rsp), %ymm7, %ymm12
	vmovups	1040(%rsp), %ymm1
	vfmadd132ps	304(%rsp), %ymm1, %ymm14
	vmovups	2416(%rsp), %ymm5
	vminps	%ymm14, %ymm5, %ymm3
	vcmpunordps	%ymm14, %ymm14, %ymm7
	vblendvps	%ymm7, %ymm5, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm13, %ymm7
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm13, %ymm7, %ymm3
	vblendvps	%ymm9, %ymm1, %ymm3, %ymm3
	vmovups	%ymm3, 304(%rsp)
	vsubps	%ymm1, %ymm3, %ymm7
	vfmadd231ps	800(%rsp), %ymm7, %ymm12
	vmovups	2064(%rsp), %ymm3
	vblendvps	%ymm9, %ymm3, %ymm7, %ymm3
	vdivps	%ymm4, %ymm8, %ymm7
	vmovaps	%ymm8, %ymm11
	vmovaps	%ymm4, %ymm5
	vmovups	%ymm0, 2096(%rsp)
	vmulps	%ymm0, %ymm7, %ymm13
	vmovups	464(%rsp), %ymm1
	vfnmadd213ps	336(%rsp), %ymm13, %ymm1
	vmovups	1328(%rsp), %ymm0
	vmovups	704(%rsp), %ymm6
	vfnmadd213ps	%ymm6, %ymm13, %ymm0
	vmovups	%ymm2, 2032(%rsp)
	vmulps	%ymm2, %ymm7, %ymm13
	vmovups	1168(%rsp), %ymm8
	vfnmadd213ps	%ymm1, %ymm13, %ymm8
	vmovups	976(%rsp), %ymm2
	vfnmadd213ps	%ymm0, %ymm13, %ymm2
	vmovups	%ymm3, 2064(%rsp)
	vmulps	%ymm3, %ymm7, %ymm7
	vmovups	1296(%rsp), %ymm0
	vfnmadd213ps	%ymm8, %ymm7, %ymm0
	vmovups	3456(%rsp), %ymm3
	vmulps	%ymm0, %ymm3, %ymm13
	vmulps	2576(%rsp), %ymm3, %ymm14
	vmovups	3424(%rsp), %ymm1
	vmulps	%ymm1, %ymm14, %ymm15
	vmulps	%ymm13, %ymm15, %ymm0
	vfnmadd213ps	%ymm11, %ymm15, %ymm15
	vbroadcastss	2137f(%rip), %ymm8
	vmaxps	%ymm8, %ymm15, %ymm15
	vdivps	%ymm15, %ymm11, %ymm15
	vmovups	1008(%rsp), %ymm8
	vfnmadd213ps	%ymm2, %ymm7, %ymm8
	vfmsub231ps	%ymm8, %ymm1, %ymm0
	vmulps	%ymm0, %ymm15, %ymm0
	vmulps	%ymm0, %ymm1, %ymm0
	vmulps	%ymm0, %ymm4, %ymm0
	vbroadcastss	2150f(%rip), %ymm8
	vmovups	192(%rsp), %ymm2
	vmulps	%ymm2, %ymm8, %ymm7
	vmaxps	%ymm0, %ymm7, %ymm15
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm7, %ymm15, %ymm0
	vaddps	%ymm0, %ymm2, %ymm0
	vmovups	2448(%rsp), %ymm4
	vminps	%ymm0, %ymm4, %ymm7
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm7, %ymm0
	vmovups	2480(%rsp), %ymm4
	vmaxps	%ymm0, %ymm4, %ymm7
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm7, %ymm0
	vmulps	%ymm3, %ymm13, %ymm7
	vmulps	%ymm3, %ymm14, %ymm13
	vmulps	%ymm7, %ymm5, %ymm7
	vblendvps	%ymm9, %ymm2, %ymm0, %ymm0
	vsubps	%ymm2, %ymm0, %ymm14
	vfnmadd231ps	%ymm13, %ymm14, %ymm7
	vmovups	400(%rsp), %ymm3
	vmulps	%ymm3, %ymm8, %ymm13
	vmaxps	%ymm7, %ymm13, %ymm15
	vcmpunordps	%ymm7, %ymm7, %ymm7
	vblendvps	%ymm7, %ymm13, %ymm15, %ymm7
	vbroadcastss	2147f(%rip), %ymm8
	vmovups	224(%rsp), %ymm2
	vmulps	%ymm2, %ymm8, %ymm13
	vmulps	%ymm2, %ymm13, %ymm13
	vmulps	48(%rsp), %ymm13, %ymm13
	vmovups	272(%rsp), %ymm1
	vbroadcastss	289f(%rip), %ymm4
	vblendvps	%ymm1, %ymm4, %ymm13, %ymm11
	vbroadcastss	16(%r11), %ymm13
	vcmpleps	%ymm13, %ymm11, %ymm11
	vmulss	%xmm13, %xmm13, %xmm13
	vbroadcastss	%xmm13, %ymm13
	vmovups	1104(%rsp), %ymm1
	vcmpleps	%ymm13, %ymm1, %ymm13
	vandps	%ymm13, %ymm11, %ymm11
	vblendvps	%ymm9, %ymm10, %ymm2, %ymm10
	vmovups	%ymm10, 3168(%rsp)
	vmovups	432(%rsp), %ymm1
	vandnps	672(%rsp), %ymm1, %ymm1
	vfmadd231ps	%ymm6, %ymm14, %ymm12
	vmovups	2160(%rsp), %ymm2
	vblendvps	%ymm9, %ymm2, %ymm14, %ymm2
	vmovups	%ymm2, 2160(%rsp)
	vorps	3360(%rsp), %ymm1, %ymm1
	vmovaps	%ymm3, %ymm2
	vaddps	%ymm7, %ymm3, %ymm4
	vmovups	2256(%rsp), %ymm3
	vminps	%ymm4, %ymm3, %ymm7
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm3, %ymm7, %ymm4
	vmovups	2288(%rsp), %ymm3
	vmaxps	%ymm4, %ymm3, %ymm7
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm3, %ymm7, %ymm4
	vblendvps	%ymm9, %ymm2, %ymm4, %ymm4
	vsubps	%ymm2, %ymm4, %ymm7
	vfmadd231ps	336(%rsp), %ymm7, %ymm12
	vmovups	2128(%rsp), %ymm2
	vblendvps	%ymm9, %ymm2, %ymm7, %ymm2
	vmovups	%ymm2, 2128(%rsp)
	vmovups	160(%rsp), %ymm2
	vandnps	%ymm12, %ymm2, %ymm2
	vmovups	1680(%rsp), %ymm3
	vblendvps	%ymm9, %ymm3, %ymm2, %ymm3
	vmovups	%ymm3, 1680(%rsp)
	vandps	%ymm1, %ymm9, %ymm7
	vandnps	(%rsp), %ymm11, %ymm1
	vaddps	2672(%rsp), %ymm1, %ymm1
	vmovups	2544(%rsp), %ymm2
	vcmpltps	3200(%rsp), %ymm2, %ymm2
	vandps	%ymm1, %ymm2, %ymm9
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	80(%rsp), %ymm1
	vmovups	%ymm1, 944(%rsp)
	vmovups	128(%rsp), %ymm1
	vmovups	%ymm1, 912(%rsp)
	vmovups	304(%rsp), %ymm1
	vmovups	%ymm1, 1040(%rsp)
	vmovaps	%ymm4, %ymm11
	vmovups	%ymm0, 192(%rsp)
	vbroadcastss	260f(%rip), %ymm13
239:
	vpshufb	2151f(%rip), %ymm7, %ymm0
	vpermq	$232, %ymm0, %ymm1
	vpcmpeqd	%xmm0, %xmm0, %xmm0
	vmovdqu	%ymm1, 3616(%rsp)
	vpxor	%xmm0, %xmm1, %xmm0
	vmovdqa	%xmm0, 2928(%rsp)
	vpbroadcastd	290f(%rip), %ymm0
	vpand	%ymm0, %ymm7, %ymm0
	vmovdqu	%ymm0, 3584(%rsp)
	vpcmpeqd	%ymm2, %ymm0, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2912(%rsp)
	vpbroadcastd	291f(%rip), %ymm0
	vpand	%ymm0, %ymm7, %ymm0
	vmovdqu	%ymm0, 3552(%rsp)
	vpcmpeqd	%ymm2, %ymm0, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2896(%rsp)
	vpbroadcastd	292f(%rip), %ymm0
	vpand	%ymm0, %ymm7, %ymm0
	vmovdqu	%ymm0, 3520(%rsp)
	vpcmpeqd	%ymm2, %ymm0, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2880(%rsp)
	vpbroadcastd	293f(%rip), %ymm0
	vmovups	%ymm7, 3360(%rsp)
	vpand	%ymm0, %ymm7, %ymm0
	vmovdqu	%ymm0, 3488(%rsp)
	vpcmpeqd	%ymm2, %ymm0, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2864(%rsp)
	vpxor	%xmm0, %xmm0, %xmm0
	vbroadcastss	294f(%rip), %ymm15
	.p2align	4
240:
	vmovups	%ymm11, 400(%rsp)
	vaddss	%xmm0, %xmm9, %xmm0
	vmovshdup	%xmm9, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufpd	$1, %xmm9, %xmm9, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufps	$255, %xmm9, %xmm9, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovups	%ymm9, 3232(%rsp)
	vextractf128	$1, %ymm9, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovshdup	%xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufpd	$1, %xmm1, %xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm4
	vshufps	$255, %xmm1, %xmm1, %xmm5
	vbroadcastss	44(%r11), %ymm3
	vmovss	260f(%rip), %xmm0
	vdivss	48(%r11), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	1040(%rsp), %ymm11
	vsubps	%ymm3, %ymm11, %ymm1
	vmulps	%ymm0, %ymm1, %ymm1
	vbroadcastss	28(%r11), %ymm6
	vbroadcastss	36(%r11), %ymm2
	vmovaps	%xmm2, %xmm7
	vmulps	%ymm1, %ymm1, %ymm8
	vfmadd213ps	%ymm6, %ymm1, %ymm2
	vfmadd213ps	%ymm13, %ymm1, %ymm2
	vfmadd213ps	%ymm13, %ymm8, %ymm2
	vbroadcastss	284f(%rip), %ymm10
	vmaxps	%ymm10, %ymm2, %ymm8
	vsqrtps	%ymm8, %ymm8
	vaddss	%xmm5, %xmm4, %xmm4
	vmovss	%xmm4, 1072(%rsp)
	vdivps	%ymm8, %ymm13, %ymm4
	vbroadcastss	20(%r11), %ymm5
	vmovss	287f(%rip), %xmm12
	vmulss	%xmm7, %xmm12, %xmm8
	vbroadcastss	%xmm8, %ymm8
	vmovss	276f(%rip), %xmm14
	vmulss	%xmm6, %xmm14, %xmm9
	vbroadcastss	%xmm9, %ymm9
	vfmadd231ps	%ymm8, %ymm1, %ymm9
	vfmadd213ps	%ymm15, %ymm1, %ymm9
	vmulps	%ymm1, %ymm9, %ymm8
	vmovss	295f(%rip), %xmm10
	vmulss	%xmm7, %xmm10, %xmm7
	vbroadcastss	%xmm7, %ymm7
	vmovss	296f(%rip), %xmm9
	vmulss	%xmm6, %xmm9, %xmm6
	vbroadcastss	%xmm6, %ymm6
	vfmadd231ps	%ymm7, %ymm1, %ymm6
	vfmadd213ps	%ymm15, %ymm1, %ymm6
	vbroadcastss	274f(%rip), %ymm9
	vmulps	%ymm9, %ymm8, %ymm1
	vmulps	%ymm4, %ymm1, %ymm7
	vmulps	%ymm4, %ymm2, %ymm1
	vmulps	%ymm1, %ymm5, %ymm10
	vmulps	%ymm7, %ymm5, %ymm1
	vmulps	%ymm7, %ymm7, %ymm2
	vfmsub231ps	%ymm6, %ymm9, %ymm2
	vmulps	%ymm2, %ymm5, %ymm2
	vmulps	%ymm2, %ymm4, %ymm2
	vaddps	%ymm3, %ymm11, %ymm3
	vmulps	%ymm0, %ymm3, %ymm4
	vbroadcastss	32(%r11), %ymm5
	vbroadcastss	40(%r11), %ymm3
	vmovaps	%xmm3, %xmm6
	vmulps	%ymm4, %ymm4, %ymm7
	vfmadd213ps	%ymm5, %ymm4, %ymm3
	vfmadd213ps	%ymm13, %ymm4, %ymm3
	vfmadd213ps	%ymm13, %ymm7, %ymm3
	vmulss	%xmm6, %xmm12, %xmm7
	vbroadcastss	%xmm7, %ymm7
	vmulss	%xmm5, %xmm14, %xmm8
	vbroadcastss	%xmm8, %ymm8
	vfmadd231ps	%ymm7, %ymm4, %ymm8
	vbroadcastss	284f(%rip), %ymm7
	vmaxps	%ymm7, %ymm3, %ymm7
	vsqrtps	%ymm7, %ymm7
	vmulss	295f(%rip), %xmm6, %xmm6
	vbroadcastss	%xmm6, %ymm6
	vmulss	296f(%rip), %xmm5, %xmm5
	vbroadcastss	%xmm5, %ymm5
	vfmadd231ps	%ymm6, %ymm4, %ymm5
	vdivps	%ymm7, %ymm13, %ymm6
	vfmadd213ps	%ymm15, %ymm4, %ymm8
	vmulps	%ymm4, %ymm8, %ymm7
	vfmadd213ps	%ymm15, %ymm4, %ymm5
	vmulps	%ymm7, %ymm9, %ymm4
	vmulps	%ymm6, %ymm4, %ymm4
	vmulps	%ymm4, %ymm4, %ymm7
	vfmsub231ps	%ymm5, %ymm9, %ymm7
	vbroadcastss	24(%r11), %ymm5
	vmulps	%ymm6, %ymm3, %ymm3
	vmulps	%ymm3, %ymm5, %ymm3
	vmovups	%ymm3, 2976(%rsp)
	vmulps	%ymm4, %ymm5, %ymm3
	vmulps	%ymm7, %ymm5, %ymm4
	vmulps	%ymm4, %ymm6, %ymm4
	vmulps	%ymm1, %ymm0, %ymm1
	vmovups	%ymm1, 3104(%rsp)
	vmulps	%ymm2, %ymm0, %ymm1
	vmulps	%ymm1, %ymm0, %ymm1
	vmovups	%ymm1, 1744(%rsp)
	vmulps	%ymm3, %ymm0, %ymm1
	vmovups	%ymm1, 3072(%rsp)
	vmulps	%ymm4, %ymm0, %ymm1
	vmulps	%ymm1, %ymm0, %ymm0
	vmovss	1072(%rsp), %xmm1
	vmovups	%ymm0, 1712(%rsp)
	testq	%r13, %r13
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm10, 2944(%rsp)
	je	246f
	vmovaps	%ymm9, %ymm8
	vdivps	%ymm10, %ymm13, %ymm9
	vbroadcastss	297f(%rip), %ymm0
	vmulps	%ymm0, %ymm9, %ymm10
	vbroadcastss	298f(%rip), %ymm2
	vsubps	944(%rsp), %ymm2, %ymm1
	vmulps	%ymm1, %ymm10, %ymm1
	vxorps	1520(%rsp), %ymm1, %ymm4
	vmulps	%ymm4, %ymm1, %ymm3
	vbroadcastss	2100f(%rip), %ymm12
	vmaxps	%ymm12, %ymm3, %ymm3
	vbroadcastss	2101f(%rip), %ymm14
	vmulps	%ymm3, %ymm14, %ymm5
	vroundps	$8, %ymm5, %ymm5
	vbroadcastss	2102f(%rip), %ymm0
	vfmadd231ps	%ymm0, %ymm5, %ymm3
	vbroadcastss	2103f(%rip), %ymm0
	vfmadd231ps	%ymm0, %ymm5, %ymm3
	vmulps	%ymm3, %ymm14, %ymm3
	vbroadcastss	2105f(%rip), %ymm6
	vbroadcastss	2104f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm3, %ymm6
	vbroadcastss	2106f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm3, %ymm6
	vbroadcastss	2107f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm3, %ymm6
	vbroadcastss	2108f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm3, %ymm6
	vfmadd213ps	%ymm13, %ymm3, %ymm6
	vbroadcastss	2109f(%rip), %ymm0
	vaddps	%ymm0, %ymm5, %ymm3
	vcvttps2dq	%ymm3, %ymm5
	vpsrad	$31, %ymm5, %ymm7
	vbroadcastss	2110f(%rip), %ymm0
	vsubps	%ymm0, %ymm3, %ymm3
	vcvttps2dq	%ymm3, %ymm3
	vpand	%ymm7, %ymm3, %ymm3
	vpor	%ymm3, %ymm5, %ymm3
	vandps	1968(%rsp), %ymm1, %ymm5
	vbroadcastss	2111f(%rip), %ymm0
	vfmadd213ps	%ymm13, %ymm0, %ymm5
	vdivps	%ymm5, %ymm13, %ymm5
	vpslld	$23, %ymm3, %ymm3
	vmulps	%ymm3, %ymm6, %ymm3
	vbroadcastss	2113f(%rip), %ymm6
	vbroadcastss	2112f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	2114f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	2115f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	2116f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	2117f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	2118f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	2119f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vcmpltps	%ymm4, %ymm1, %ymm4
	vblendvps	%ymm4, %ymm2, %ymm8, %ymm7
	vbroadcastss	2120f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vmulps	%ymm6, %ymm5, %ymm4
	vmulps	%ymm3, %ymm4, %ymm4
	vmulps	%ymm4, %ymm7, %ymm8
	vbroadcastss	2121f(%rip), %ymm0
	vmulps	%ymm0, %ymm9, %ymm0
	vmovups	%ymm0, (%rsp)
	vbroadcastss	2122f(%rip), %ymm0
	vmovups	%ymm9, 48(%rsp)
	vmulps	%ymm0, %ymm9, %ymm5
	vmovaps	%ymm10, %ymm6
	vmulps	%ymm5, %ymm10, %ymm0
	vmovups	%ymm0, 160(%rsp)
	movq	%rbp, %r9
	xorl	%r14d, %r14d
	vmovaps	%ymm13, %ymm2
	vmovss	274f(%rip), %xmm11
	.p2align	4
241:
	vxorps	%xmm13, %xmm13, %xmm13
	vcvtsi2ss	%r14, %xmm13, %xmm9
	vaddss	%xmm11, %xmm9, %xmm9
	vbroadcastss	%xmm9, %ymm9
	vsubps	944(%rsp), %ymm9, %ymm9
	vmulps	%ymm6, %ymm9, %ymm9
	vxorps	1520(%rsp), %ymm9, %ymm10
	vmovaps	%xmm11, %xmm0
	vmulps	%ymm10, %ymm9, %ymm11
	vmaxps	%ymm12, %ymm11, %ymm11
	vmulps	%ymm14, %ymm11, %ymm12
	vroundps	$8, %ymm12, %ymm12
	vbroadcastss	2102f(%rip), %ymm4
	vfmadd231ps	%ymm4, %ymm12, %ymm11
	vbroadcastss	2103f(%rip), %ymm4
	vfmadd231ps	%ymm4, %ymm12, %ymm11
	vbroadcastss	2101f(%rip), %ymm13
	vmulps	%ymm13, %ymm11, %ymm14
	vbroadcastss	2105f(%rip), %ymm11
	vbroadcastss	2109f(%rip), %ymm4
	vaddps	%ymm4, %ymm12, %ymm12
	vcvttps2dq	%ymm12, %ymm13
	vbroadcastss	2104f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm14, %ymm11
	vpsrad	$31, %ymm13, %ymm15
	vbroadcastss	2110f(%rip), %ymm4
	vsubps	%ymm4, %ymm12, %ymm12
	vcvttps2dq	%ymm12, %ymm12
	vbroadcastss	2106f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm14, %ymm11
	vpand	%ymm15, %ymm12, %ymm15
	vandps	1968(%rsp), %ymm9, %ymm12
	vbroadcastss	2111f(%rip), %ymm4
	vfmadd213ps	%ymm2, %ymm4, %ymm12
	vbroadcastss	2107f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm14, %ymm11
	vdivps	%ymm12, %ymm2, %ymm12
	vbroadcastss	2108f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm14, %ymm11
	vpor	%ymm15, %ymm13, %ymm13
	vpslld	$23, %ymm13, %ymm15
	vbroadcastss	2113f(%rip), %ymm13
	vbroadcastss	2112f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vfmadd213ps	%ymm2, %ymm14, %ymm11
	vbroadcastss	2114f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vbroadcastss	2115f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vbroadcastss	2116f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vmulps	%ymm15, %ymm11, %ymm11
	vbroadcastss	2117f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vbroadcastss	2118f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vbroadcastss	2119f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vbroadcastss	2120f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vmulps	%ymm11, %ymm9, %ymm14
	vbroadcastss	2123f(%rip), %ymm4
	vmulps	%ymm4, %ymm1, %ymm15
	vfmadd213ps	%ymm2, %ymm1, %ymm15
	vmulps	%ymm13, %ymm12, %ymm12
	vmulps	%ymm3, %ymm15, %ymm13
	vmulps	%ymm4, %ymm9, %ymm15
	vfmadd213ps	%ymm2, %ymm9, %ymm15
	vfmsub231ps	%ymm3, %ymm1, %ymm14
	vmulps	%ymm11, %ymm15, %ymm15
	vmulps	%ymm1, %ymm13, %ymm1
	vsubps	%ymm13, %ymm15, %ymm13
	vfmsub231ps	%ymm15, %ymm9, %ymm1
	vbroadcastss	274f(%rip), %ymm15
	vcmpltps	%ymm10, %ymm9, %ymm10
	vmulps	%ymm11, %ymm12, %ymm12
	vbroadcastss	298f(%rip), %ymm4
	vblendvps	%ymm10, %ymm4, %ymm15, %ymm10
	vmulps	%ymm12, %ymm10, %ymm12
	vsubps	%ymm7, %ymm10, %ymm7
	vsubps	%ymm12, %ymm8, %ymm8
	vaddps	%ymm7, %ymm8, %ymm7
	vmovaps	%ymm7, -128(%r9)
	vsubps	%ymm11, %ymm3, %ymm3
	vmulps	(%rsp), %ymm3, %ymm3
	vmovaps	%ymm3, -96(%r9)
	vmulps	%ymm5, %ymm14, %ymm3
	vbroadcastss	2101f(%rip), %ymm14
	vmulps	160(%rsp), %ymm13, %ymm7
	vmovaps	%ymm3, -64(%r9)
	vmovaps	%ymm7, -32(%r9)
	vfmsub213ps	%ymm3, %ymm5, %ymm1
	vmulps	48(%rsp), %ymm1, %ymm1
	vmovaps	%ymm1, (%r9)
	incq	%r14
	addq	$160, %r9
	vmovaps	%ymm9, %ymm1
	vmovaps	%ymm11, %ymm3
	vmovaps	%xmm0, %xmm11
	vmovaps	%ymm12, %ymm8
	vbroadcastss	2100f(%rip), %ymm12
	vmovaps	%ymm10, %ymm7
	vmovups	1520(%rsp), %ymm9
	cmpq	%r14, %r13
	jne	241b
	vdivps	2976(%rsp), %ymm2, %ymm13
	vbroadcastss	297f(%rip), %ymm1
	vmulps	%ymm1, %ymm13, %ymm3
	vmovups	%ymm3, 224(%rsp)
	vmovups	912(%rsp), %ymm10
	vbroadcastss	298f(%rip), %ymm8
	vsubps	%ymm10, %ymm8, %ymm1
	vmulps	%ymm3, %ymm1, %ymm1
	vxorps	%ymm1, %ymm9, %ymm4
	vmulps	%ymm4, %ymm1, %ymm3
	vmaxps	%ymm12, %ymm3, %ymm3
	vmulps	%ymm3, %ymm14, %ymm5
	vroundps	$8, %ymm5, %ymm5
	vbroadcastss	2102f(%rip), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm3
	vbroadcastss	2103f(%rip), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm3
	vmulps	%ymm3, %ymm14, %ymm3
	vbroadcastss	2105f(%rip), %ymm6
	vbroadcastss	2104f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm3, %ymm6
	vbroadcastss	2106f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm3, %ymm6
	vbroadcastss	2107f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm3, %ymm6
	vbroadcastss	2108f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm3, %ymm6
	vfmadd213ps	%ymm2, %ymm3, %ymm6
	vbroadcastss	2109f(%rip), %ymm3
	vaddps	%ymm3, %ymm5, %ymm3
	vcvttps2dq	%ymm3, %ymm5
	vpsrad	$31, %ymm5, %ymm7
	vbroadcastss	2110f(%rip), %ymm9
	vsubps	%ymm9, %ymm3, %ymm3
	vcvttps2dq	%ymm3, %ymm3
	vpand	%ymm7, %ymm3, %ymm3
	vpor	%ymm3, %ymm5, %ymm3
	vandps	1968(%rsp), %ymm1, %ymm5
	vbroadcastss	2111f(%rip), %ymm7
	vfmadd213ps	%ymm2, %ymm7, %ymm5
	vdivps	%ymm5, %ymm2, %ymm5
	vpslld	$23, %ymm3, %ymm3
	vmulps	%ymm3, %ymm6, %ymm3
	vbroadcastss	2113f(%rip), %ymm6
	vbroadcastss	2112f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm5, %ymm6
	vbroadcastss	2114f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm5, %ymm6
	vbroadcastss	2115f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm5, %ymm6
	vbroadcastss	2116f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm5, %ymm6
	vbroadcastss	2117f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm5, %ymm6
	vbroadcastss	2118f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm5, %ymm6
	vbroadcastss	2119f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm5, %ymm6
	vcmpltps	%ymm4, %ymm1, %ymm4
	vblendvps	%ymm4, %ymm8, %ymm15, %ymm7
	vbroadcastss	2120f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm5, %ymm6
	vmulps	%ymm6, %ymm5, %ymm4
	vmulps	%ymm3, %ymm4, %ymm4
	vmulps	%ymm4, %ymm7, %ymm8
	vbroadcastss	2121f(%rip), %ymm4
	vmulps	%ymm4, %ymm13, %ymm4
	vmovups	%ymm4, (%rsp)
	vbroadcastss	2122f(%rip), %ymm5
	vmovups	%ymm13, 48(%rsp)
	vmulps	%ymm5, %ymm13, %ymm5
	vmovups	224(%rsp), %ymm4
	vmovaps	%ymm4, %ymm6
	vmulps	%ymm5, %ymm4, %ymm4
	vmovups	%ymm4, 160(%rsp)
	leaq	(%r15,%rbp), %r9
	xorl	%r14d, %r14d
	.p2align	4
242:
	vcvtsi2ss	%r14, %xmm2, %xmm9
	vaddss	%xmm11, %xmm9, %xmm9
	vbroadcastss	%xmm9, %ymm9
	vsubps	%ymm10, %ymm9, %ymm9
	vmulps	%ymm6, %ymm9, %ymm9
	vxorps	1520(%rsp), %ymm9, %ymm10
	vmulps	%ymm10, %ymm9, %ymm11
	vmaxps	%ymm12, %ymm11, %ymm11
	vmulps	%ymm14, %ymm11, %ymm12
	vroundps	$8, %ymm12, %ymm12
	vbroadcastss	2102f(%rip), %ymm4
	vfmadd231ps	%ymm4, %ymm12, %ymm11
	vbroadcastss	2103f(%rip), %ymm4
	vfmadd231ps	%ymm4, %ymm12, %ymm11
	vbroadcastss	2101f(%rip), %ymm13
	vmulps	%ymm13, %ymm11, %ymm14
	vbroadcastss	2105f(%rip), %ymm11
	vbroadcastss	2109f(%rip), %ymm4
	vaddps	%ymm4, %ymm12, %ymm12
	vcvttps2dq	%ymm12, %ymm13
	vbroadcastss	2104f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm14, %ymm11
	vpsrad	$31, %ymm13, %ymm15
	vbroadcastss	2110f(%rip), %ymm4
	vsubps	%ymm4, %ymm12, %ymm12
	vcvttps2dq	%ymm12, %ymm12
	vbroadcastss	2106f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm14, %ymm11
	vpand	%ymm15, %ymm12, %ymm15
	vandps	1968(%rsp), %ymm9, %ymm12
	vbroadcastss	2111f(%rip), %ymm4
	vfmadd213ps	%ymm2, %ymm4, %ymm12
	vbroadcastss	2107f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm14, %ymm11
	vdivps	%ymm12, %ymm2, %ymm12
	vbroadcastss	2108f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm14, %ymm11
	vpor	%ymm15, %ymm13, %ymm13
	vpslld	$23, %ymm13, %ymm15
	vbroadcastss	2113f(%rip), %ymm13
	vbroadcastss	2112f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vfmadd213ps	%ymm2, %ymm14, %ymm11
	vbroadcastss	2114f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vbroadcastss	2115f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vbroadcastss	2116f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vmulps	%ymm15, %ymm11, %ymm11
	vbroadcastss	2117f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vbroadcastss	2118f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vbroadcastss	2119f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vbroadcastss	2120f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vmulps	%ymm11, %ymm9, %ymm14
	vbroadcastss	2123f(%rip), %ymm4
	vmulps	%ymm4, %ymm1, %ymm15
	vfmadd213ps	%ymm2, %ymm1, %ymm15
	vmulps	%ymm13, %ymm12, %ymm12
	vmulps	%ymm3, %ymm15, %ymm13
	vmulps	%ymm4, %ymm9, %ymm15
	vfmadd213ps	%ymm2, %ymm9, %ymm15
	vfmsub231ps	%ymm3, %ymm1, %ymm14
	vmulps	%ymm11, %ymm15, %ymm15
	vmulps	%ymm1, %ymm13, %ymm1
	vsubps	%ymm13, %ymm15, %ymm13
	vfmsub231ps	%ymm15, %ymm9, %ymm1
	vcmpltps	%ymm10, %ymm9, %ymm10
	vmulps	%ymm11, %ymm12, %ymm12
	vbroadcastss	274f(%rip), %ymm15
	vbroadcastss	298f(%rip), %ymm4
	vblendvps	%ymm10, %ymm4, %ymm15, %ymm10
	vmulps	%ymm12, %ymm10, %ymm12
	vsubps	%ymm7, %ymm10, %ymm7
	vsubps	%ymm12, %ymm8, %ymm8
	vaddps	%ymm7, %ymm8, %ymm7
	vmovaps	%ymm7, -128(%r9)
	vsubps	%ymm11, %ymm3, %ymm3
	vmulps	(%rsp), %ymm3, %ymm3
	vmovaps	%ymm3, -96(%r9)
	vmulps	%ymm5, %ymm14, %ymm3
	vbroadcastss	2101f(%rip), %ymm14
	vmulps	160(%rsp), %ymm13, %ymm7
	vmovaps	%ymm3, -64(%r9)
	vmovaps	%ymm7, -32(%r9)
	vfmsub213ps	%ymm3, %ymm5, %ymm1
	vmulps	48(%rsp), %ymm1, %ymm1
	vmovaps	%ymm1, (%r9)
	incq	%r14
	addq	$160, %r9
	vmovaps	%ymm9, %ymm1
	vmovaps	%ymm11, %ymm3
	vmovaps	%xmm0, %xmm11
	vmovaps	%ymm12, %ymm8
	vbroadcastss	2100f(%rip), %ymm12
	vmovaps	%ymm10, %ymm7
	vmovups	912(%rsp), %ymm10
	cmpq	%r14, %r13
	jne	242b
	vxorps	%xmm0, %xmm0, %xmm0
	vmovss	1072(%rsp), %xmm1
	vucomiss	%xmm0, %xmm1
	vmovups	1424(%rsp), %ymm0
	ja	243f
	vxorps	%xmm0, %xmm0, %xmm0
243:
	vmovups	%ymm0, 128(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 368(%rsp)
	movq	%r10, %r9
	vmovups	%ymm0, 528(%rsp)
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm13, %xmm13, %xmm13
	vmovups	%ymm0, 1232(%rsp)
	vmovups	%ymm0, 736(%rsp)
	vmovups	%ymm0, 1264(%rsp)
	vmovups	%ymm0, 576(%rsp)
	vmovups	%ymm0, 608(%rsp)
	vmovups	%ymm0, 672(%rsp)
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm4, %xmm4, %xmm4
	vmovups	%ymm0, 640(%rsp)
	vmovups	%ymm0, 496(%rsp)
	vmovups	%ymm0, 1328(%rsp)
	vmovups	%ymm0, 976(%rsp)
	xorl	%r12d, %r12d
	vmovups	%ymm0, 1008(%rsp)
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm5, %xmm5, %xmm5
	vmovups	%ymm0, 864(%rsp)
	vmovups	%ymm0, 1488(%rsp)
	vmovups	%ymm0, 1296(%rsp)
	vmovups	%ymm0, 768(%rsp)
	vmovups	%ymm0, 832(%rsp)
	vmovups	%ymm0, 1104(%rsp)
	vmovups	%ymm0, 1456(%rsp)
	vmovups	400(%rsp), %ymm2
	.p2align	4
244:
	vmovups	%ymm5, 1904(%rsp)
	vmovups	%ymm3, 1936(%rsp)
	vmovups	%ymm1, 1136(%rsp)
	vmovups	%ymm14, 800(%rsp)
	vmovups	%ymm13, 704(%rsp)
	vmovups	%ymm10, 336(%rsp)
	vmovups	%ymm6, 2000(%rsp)
	vmovups	%ymm7, 464(%rsp)
	vmovups	%ymm4, 1168(%rsp)
	vmovups	%ymm15, 2576(%rsp)
	movl	%r9d, %r14d
	shrl	%r14d
	andl	$1073741823, %r14d
	shlq	$6, %r14
	addq	%rcx, %r14
	leaq	(%r12,%r13), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$5, %rdx
	vmovaps	(%rdi,%rdx), %ymm1
	vmovaps	32(%rdi,%rdx), %ymm0
	vmovups	%ymm0, 432(%rsp)
	vmovaps	64(%rdi,%rdx), %ymm0
	vmovups	%ymm0, 1840(%rsp)
	vmovaps	96(%rdi,%rdx), %ymm0
	vmovups	%ymm0, 1808(%rsp)
	vmovaps	128(%rdi,%rdx), %ymm0
	vmovups	%ymm0, 1872(%rsp)
	vmovups	%ymm1, 1776(%rsp)
	vmulps	%ymm1, %ymm2, %ymm0
	vmovups	%ymm0, 304(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	xorl	%r8d, %r8d
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%ymm1, 48(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 272(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm5, %xmm5, %xmm5
	vmovups	%ymm0, 80(%rsp)
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm4, %xmm4, %xmm4
	vmovups	%ymm4, (%rsp)
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm8, %xmm8, %xmm8
	vmovups	%ymm1, 224(%rsp)
	vmovups	%ymm1, 160(%rsp)
	.p2align	4
245:
	vmovaps	-32(%r14), %ymm13
	vmovaps	-128(%rbp,%r8), %ymm4
	vmovaps	-96(%rbp,%r8), %ymm11
	vmovaps	%ymm4, %ymm9
	vmovups	192(%rsp), %ymm1
	vfmadd132ps	304(%rsp), %ymm1, %ymm9
	vaddps	(%r14), %ymm9, %ymm9
	vbroadcastss	260f(%rip), %ymm1
	vdivps	%ymm9, %ymm1, %ymm12
	vsubps	%ymm9, %ymm13, %ymm9
	vmulps	%ymm12, %ymm9, %ymm9
	vmulps	128(%rsp), %ymm9, %ymm13
	vfmadd213ps	%ymm12, %ymm12, %ymm13
	vmovaps	-64(%rbp,%r8), %ymm12
	vmovaps	%ymm0, %ymm1
	vmovaps	%ymm8, %ymm0
	vmovaps	%ymm6, %ymm8
	vmovups	(%rsp), %ymm6
	vaddps	%ymm6, %ymm9, %ymm6
	vmovups	%ymm6, (%rsp)
	vmovaps	%ymm8, %ymm6
	vmovaps	%ymm0, %ymm8
	vmovaps	%ymm1, %ymm0
	vfmadd231ps	%ymm4, %ymm9, %ymm6
	vfmadd231ps	%ymm11, %ymm9, %ymm0
	vfmadd231ps	%ymm12, %ymm9, %ymm8
	vmovups	224(%rsp), %ymm1
	vfmadd231ps	-32(%rbp,%r8), %ymm9, %ymm1
	vmovups	%ymm1, 224(%rsp)
	vmovups	160(%rsp), %ymm1
	vfmadd231ps	(%rbp,%r8), %ymm9, %ymm1
	vmovups	%ymm1, 160(%rsp)
	vmulps	%ymm4, %ymm13, %ymm9
	vmovups	272(%rsp), %ymm1
	vaddps	%ymm1, %ymm9, %ymm1
	vmovups	%ymm1, 272(%rsp)
	vfmadd231ps	%ymm9, %ymm4, %ymm3
	vmulps	%ymm13, %ymm11, %ymm9
	vaddps	%ymm2, %ymm9, %ymm2
	vfmadd231ps	%ymm4, %ymm9, %ymm7
	vfmadd231ps	%ymm9, %ymm11, %ymm5
	vmovups	48(%rsp), %ymm9
	vaddps	%ymm13, %ymm9, %ymm9
	vmovups	%ymm9, 48(%rsp)
	vmulps	%ymm13, %ymm12, %ymm9
	vfmadd231ps	%ymm4, %ymm9, %ymm10
	vfmadd231ps	%ymm11, %ymm9, %ymm14
	vfmadd231ps	%ymm12, %ymm9, %ymm15
	vmovups	80(%rsp), %ymm1
	vaddps	%ymm1, %ymm9, %ymm1
	vmovups	%ymm1, 80(%rsp)
	addq	$160, %r8
	addq	$64, %r14
	cmpq	%r8, %r15
	jne	245b
	vxorps	%xmm9, %xmm9, %xmm9
	vmovups	304(%rsp), %ymm1
	vfmadd213ps	%ymm9, %ymm1, %ymm5
	vmovups	1232(%rsp), %ymm4
	vfmadd231ps	%ymm5, %ymm1, %ymm4
	vmovups	%ymm4, 1232(%rsp)
	vmovups	400(%rsp), %ymm11
	vmulps	432(%rsp), %ymm11, %ymm12
	vmovaps	%ymm7, %ymm4
	vfmadd213ps	%ymm9, %ymm12, %ymm4
	vmovups	736(%rsp), %ymm5
	vfmadd231ps	%ymm4, %ymm1, %ymm5
	vmovups	%ymm5, 736(%rsp)
	vmovups	1840(%rsp), %ymm13
	vmulps	%ymm13, %ymm11, %ymm4
	vmulps	3072(%rsp), %ymm4, %ymm5
	vmovups	%ymm5, 1200(%rsp)
	vmovaps	%ymm7, %ymm4
	vfmadd213ps	%ymm9, %ymm5, %ymm4
	vmulps	3104(%rsp), %ymm1, %ymm5
	vfmadd213ps	%ymm4, %ymm5, %ymm14
	vmovups	576(%rsp), %ymm4
	vfmadd231ps	%ymm14, %ymm1, %ymm4
	vmovups	%ymm4, 576(%rsp)
	vmovups	1776(%rsp), %ymm11
	vfmadd213ps	%ymm9, %ymm11, %ymm7
	vmovups	464(%rsp), %ymm4
	vfmadd231ps	%ymm7, %ymm1, %ymm4
	vmovups	%ymm4, 464(%rsp)
	vaddps	%ymm2, %ymm9, %ymm2
	vmovups	1328(%rsp), %ymm4
	vfmadd231ps	%ymm2, %ymm1, %ymm4
	vmovups	%ymm4, 1328(%rsp)
	vmovups	368(%rsp), %ymm2
	vfmadd231ps	%ymm0, %ymm1, %ymm2
	vmovups	%ymm2, 368(%rsp)
	vmovaps	%ymm3, %ymm7
	vmovaps	%ymm3, %ymm2
	vfmadd213ps	%ymm9, %ymm12, %ymm2
	vmovups	1264(%rsp), %ymm4
	vfmadd231ps	%ymm2, %ymm12, %ymm4
	vmovups	%ymm4, 1264(%rsp)
	vmovaps	%ymm10, %ymm2
	vmovups	1200(%rsp), %ymm1
	vfmadd213ps	%ymm9, %ymm1, %ymm2
	vfmadd213ps	%ymm2, %ymm5, %ymm15
	vmovaps	%ymm3, %ymm2
	vfmadd213ps	%ymm9, %ymm1, %ymm2
	vfmadd231ps	%ymm10, %ymm5, %ymm2
	vmovups	672(%rsp), %ymm4
	vfmadd231ps	%ymm2, %ymm1, %ymm4
	vfmadd231ps	%ymm15, %ymm5, %ymm4
	vmovups	%ymm4, 672(%rsp)
	vfmadd213ps	%ymm9, %ymm11, %ymm7
	vfmadd213ps	%ymm9, %ymm11, %ymm10
	vmovups	640(%rsp), %ymm4
	vfmadd231ps	%ymm7, %ymm1, %ymm4
	vfmadd231ps	%ymm10, %ymm5, %ymm4
	vmovups	%ymm4, 640(%rsp)
	vmovups	800(%rsp), %ymm14
	vfmadd231ps	%ymm6, %ymm1, %ymm14
	vaddps	272(%rsp), %ymm9, %ymm3
	vmovups	1008(%rsp), %ymm4
	vfmadd231ps	%ymm1, %ymm3, %ymm4
	vaddps	80(%rsp), %ymm9, %ymm1
	vfmadd231ps	%ymm1, %ymm5, %ymm4
	vmovups	%ymm4, 1008(%rsp)
	vfmadd231ps	%ymm8, %ymm5, %ymm14
	vmovups	608(%rsp), %ymm1
	vfmadd231ps	%ymm2, %ymm12, %ymm1
	vmovups	%ymm1, 608(%rsp)
	vmovups	1168(%rsp), %ymm4
	vfmadd231ps	%ymm7, %ymm12, %ymm4
	vmovups	496(%rsp), %ymm1
	vfmadd231ps	%ymm7, %ymm11, %ymm1
	vmovups	464(%rsp), %ymm7
	vmovups	%ymm1, 496(%rsp)
	vmovaps	%ymm0, %ymm2
	vmovups	528(%rsp), %ymm0
	vfmadd231ps	%ymm6, %ymm12, %ymm0
	vmovups	%ymm0, 528(%rsp)
	vmovups	976(%rsp), %ymm0
	vfmadd231ps	%ymm12, %ymm3, %ymm0
	vmovups	%ymm0, 976(%rsp)
	vmovups	2576(%rsp), %ymm15
	vfmadd231ps	%ymm3, %ymm11, %ymm15
	vmovups	864(%rsp), %ymm0
	vfmadd231ps	224(%rsp), %ymm11, %ymm0
	vmovups	%ymm0, 864(%rsp)
	vmovups	832(%rsp), %ymm0
	vfmadd231ps	160(%rsp), %ymm11, %ymm0
	vmovups	%ymm0, 832(%rsp)
	vmovups	336(%rsp), %ymm10
	vfmadd231ps	%ymm6, %ymm11, %ymm10
	vmovups	1936(%rsp), %ymm3
	vfmadd231ps	%ymm8, %ymm11, %ymm3
	vmovaps	%ymm6, %ymm1
	vmovups	2000(%rsp), %ymm6
	vmovups	432(%rsp), %ymm5
	vfmadd231ps	%ymm2, %ymm5, %ymm6
	vmovups	1488(%rsp), %ymm0
	vfmadd231ps	%ymm2, %ymm13, %ymm0
	vmovups	400(%rsp), %ymm2
	vmovups	%ymm0, 1488(%rsp)
	vmovups	1296(%rsp), %ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm0
	vmovups	%ymm0, 1296(%rsp)
	vmovups	1104(%rsp), %ymm0
	vfmadd231ps	%ymm8, %ymm13, %ymm0
	vmovups	%ymm0, 1104(%rsp)
	vmovups	1904(%rsp), %ymm5
	vfmadd231ps	%ymm1, %ymm13, %ymm5
	vmovups	768(%rsp), %ymm0
	vfmadd231ps	1808(%rsp), %ymm1, %ymm0
	vmovups	%ymm0, 768(%rsp)
	vmovups	1456(%rsp), %ymm0
	vfmadd231ps	1872(%rsp), %ymm1, %ymm0
	vmovups	%ymm0, 1456(%rsp)
	vmovups	704(%rsp), %ymm13
	vaddps	(%rsp), %ymm13, %ymm13
	vaddps	48(%rsp), %ymm9, %ymm0
	vmovups	1136(%rsp), %ymm1
	vaddps	%ymm0, %ymm1, %ymm1
	incq	%r12
	addq	%rax, %r9
	cmpq	%r13, %r12
	jne	244b
	vmovups	%ymm1, 1136(%rsp)
	vbroadcastss	260f(%rip), %ymm11
	vmovups	400(%rsp), %ymm0
	vmovups	192(%rsp), %ymm8
	vmovups	2944(%rsp), %ymm1
	vmovups	1264(%rsp), %ymm12
	vmovups	1232(%rsp), %ymm9
	jmp	248f
	.p2align	4
246:
	vmovaps	%ymm13, %ymm2
	vucomiss	%xmm0, %xmm1
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1456(%rsp)
	vmovups	1424(%rsp), %ymm0
	ja	247f
	vxorps	%xmm0, %xmm0, %xmm0
247:
	vmovups	%ymm0, 128(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1104(%rsp)
	vmovups	%ymm0, 832(%rsp)
	vmovups	%ymm0, 768(%rsp)
	vmovups	%ymm0, 1296(%rsp)
	vmovups	%ymm0, 1488(%rsp)
	vmovups	%ymm0, 864(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm6, %xmm6, %xmm6
	vmovups	%ymm0, 1136(%rsp)
	vxorps	%xmm15, %xmm15, %xmm15
	vmovups	%ymm0, 1008(%rsp)
	vmovups	%ymm0, 976(%rsp)
	vmovups	%ymm0, 1328(%rsp)
	vmovups	%ymm0, 496(%rsp)
	vmovups	%ymm0, 640(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm7, %xmm7, %xmm7
	vmovups	%ymm0, 672(%rsp)
	vmovups	%ymm0, 608(%rsp)
	vmovups	%ymm0, 576(%rsp)
	vxorps	%xmm12, %xmm12, %xmm12
	vmovups	%ymm0, 736(%rsp)
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm14, %xmm14, %xmm14
	vmovups	%ymm0, 528(%rsp)
	vmovups	%ymm0, 368(%rsp)
	vmovups	192(%rsp), %ymm8
	vmovups	2944(%rsp), %ymm1
	vmovaps	%ymm2, %ymm11
	vmovups	400(%rsp), %ymm0
248:
	vmulps	128(%rsp), %ymm0, %ymm0
	vdivps	%ymm1, %ymm11, %ymm1
	vmulps	%ymm3, %ymm0, %ymm2
	vfnmadd213ps	%ymm9, %ymm1, %ymm2
	vmovups	%ymm2, 1232(%rsp)
	vdivps	2976(%rsp), %ymm11, %ymm1
	vmulps	%ymm5, %ymm0, %ymm2
	vfnmadd213ps	%ymm12, %ymm1, %ymm2
	vmovups	%ymm2, 1264(%rsp)
	vmovaps	%ymm5, %ymm12
	vmovups	3072(%rsp), %ymm5
	vmulps	%ymm5, %ymm5, %ymm1
	vmulps	1456(%rsp), %ymm1, %ymm1
	vmovaps	%ymm3, %ymm11
	vmovups	3104(%rsp), %ymm3
	vmulps	%ymm3, %ymm3, %ymm2
	vfmadd231ps	832(%rsp), %ymm2, %ymm1
	vfnmadd213ps	736(%rsp), %ymm0, %ymm6
	vmulps	%ymm5, %ymm3, %ymm2
	vmulps	1104(%rsp), %ymm2, %ymm2
	vaddps	%ymm1, %ymm2, %ymm1
	vaddps	%ymm1, %ymm2, %ymm1
	vmulps	1712(%rsp), %ymm12, %ymm2
	vmovups	1744(%rsp), %ymm9
	vfmadd213ps	%ymm2, %ymm11, %ymm9
	vaddps	%ymm1, %ymm9, %ymm2
	vmulps	1488(%rsp), %ymm5, %ymm1
	vfmadd231ps	864(%rsp), %ymm3, %ymm1
	vfnmadd213ps	576(%rsp), %ymm0, %ymm1
	vmovups	%ymm1, 1488(%rsp)
	vmulps	768(%rsp), %ymm5, %ymm1
	vfmadd231ps	1296(%rsp), %ymm3, %ymm1
	vfnmadd213ps	608(%rsp), %ymm0, %ymm1
	vmovups	%ymm1, 1456(%rsp)
	vfnmadd213ps	672(%rsp), %ymm0, %ymm2
	vmovups	%ymm2, 864(%rsp)
	vmulps	%ymm5, %ymm12, %ymm0
	vfmadd231ps	%ymm11, %ymm3, %ymm0
	vmovups	128(%rsp), %ymm1
	vfnmadd213ps	640(%rsp), %ymm1, %ymm0
	vmovups	%ymm0, 1296(%rsp)
	vbroadcastss	279f(%rip), %ymm0
	vmovups	400(%rsp), %ymm9
	vdivps	%ymm9, %ymm0, %ymm0
	vmulps	%ymm0, %ymm1, %ymm0
	vmovss	1072(%rsp), %xmm1
	vxorps	%xmm2, %xmm2, %xmm2
	vucomiss	%xmm2, %xmm1
	vmovups	368(%rsp), %ymm1
	vfmadd231ps	%ymm1, %ymm0, %ymm7
	vmovups	528(%rsp), %ymm1
	vfmadd231ps	%ymm0, %ymm1, %ymm4
	vxorps	%xmm5, %xmm5, %xmm5
	vmovups	%ymm15, 2576(%rsp)
	vmovups	%ymm4, 1168(%rsp)
	vmovups	%ymm7, 464(%rsp)
	vmovups	%ymm6, 2000(%rsp)
	vmovups	%ymm10, 336(%rsp)
	vmovups	%ymm13, 704(%rsp)
	vmovups	%ymm14, 800(%rsp)
	jbe	252f
	vmovups	2544(%rsp), %ymm1
	vmovups	3232(%rsp), %ymm2
	vaddps	%ymm1, %ymm2, %ymm1
	vbroadcastss	295f(%rip), %ymm0
	vmovups	%ymm1, 2544(%rsp)
	vcmpleps	%ymm1, %ymm0, %ymm0
	vandps	1360(%rsp), %ymm0, %ymm0
	vmulps	%ymm0, %ymm2, %ymm0
	vaddss	%xmm5, %xmm0, %xmm1
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
	vucomiss	%xmm5, %xmm1
	jbe	252f
	testq	%r13, %r13
	vmovups	%ymm0, (%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	je	251f
	movq	%r10, %r8
	xorl	%r9d, %r9d
	.p2align	4
249:
	movl	%r8d, %r14d
	shrl	%r14d
	andl	$1073741823, %r14d
	shlq	$6, %r14
	addq	%rcx, %r14
	leaq	(%r9,%r13), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$5, %rdx
	vmulps	(%rdi,%rdx), %ymm9, %ymm0
	vmovups	%ymm0, 48(%rsp)
	movq	%rdi, %r12
	xorl	%edx, %edx
	vbroadcastss	2131f(%rip), %ymm12
	vbroadcastss	2132f(%rip), %ymm2
	vbroadcastss	2133f(%rip), %ymm15
	vbroadcastss	260f(%rip), %ymm0
	vbroadcastss	279f(%rip), %ymm13
	vmovdqu	3040(%rsp), %ymm11
	vmovdqu	3008(%rsp), %ymm10
	.p2align	4
250:
	vmovaps	(%r12), %ymm3
	vfmadd132ps	48(%rsp), %ymm8, %ymm3
	vaddps	(%r14,%rdx), %ymm3, %ymm3
	vdivps	%ymm3, %ymm0, %ymm5
	vmovaps	-32(%r14,%rdx), %ymm4
	vsubps	%ymm3, %ymm4, %ymm4
	vmulps	%ymm5, %ymm4, %ymm4
	vcmpltps	%ymm4, %ymm13, %ymm6
	vaddps	%ymm5, %ymm13, %ymm5
	vblendvps	%ymm6, %ymm4, %ymm5, %ymm5
	vaddps	%ymm0, %ymm5, %ymm6
	vpaddd	%ymm6, %ymm11, %ymm6
	vpand	%ymm6, %ymm10, %ymm6
	vmovdqu	1360(%rsp), %ymm7
	vpsubd	%ymm6, %ymm7, %ymm7
	vaddps	%ymm7, %ymm13, %ymm8
	vfmadd231ps	%ymm7, %ymm5, %ymm8
	vbroadcastss	2129f(%rip), %ymm5
	vmulps	%ymm8, %ymm8, %ymm7
	vbroadcastss	2128f(%rip), %ymm9
	vfmadd213ps	%ymm9, %ymm8, %ymm5
	vmovaps	%ymm12, %ymm9
	vbroadcastss	2130f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm8, %ymm9
	vfmadd231ps	%ymm2, %ymm7, %ymm9
	vfmadd213ps	%ymm5, %ymm7, %ymm9
	vbroadcastss	2127f(%rip), %ymm5
	vbroadcastss	2126f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm8, %ymm5
	vfmadd213ps	%ymm5, %ymm7, %ymm9
	vfmadd213ps	%ymm8, %ymm7, %ymm9
	vmovups	192(%rsp), %ymm8
	vcvtdq2ps	%ymm6, %ymm5
	vfmadd231ps	%ymm5, %ymm15, %ymm9
	vaddps	%ymm0, %ymm4, %ymm5
	vmaxps	%ymm13, %ymm4, %ymm4
	vfmsub231ps	%ymm5, %ymm9, %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm1
	addq	$64, %rdx
	addq	$160, %r12
	cmpq	%rdx, %rsi
	jne	250b
	incq	%r9
	addq	%rax, %r8
	cmpq	%r13, %r9
	vmovups	400(%rsp), %ymm9
	jne	249b
251:
	vbroadcastss	2135f(%rip), %ymm2
	vbroadcastss	2134f(%rip), %ymm3
	vmovups	2736(%rsp), %ymm4
	vfmadd213ps	%ymm3, %ymm4, %ymm2
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpltps	(%rsp), %ymm0, %ymm0
	vaddps	%ymm2, %ymm4, %ymm2
	vcmpltps	%ymm1, %ymm2, %ymm2
	vandps	%ymm2, %ymm0, %ymm2
	vandnps	%ymm0, %ymm2, %ymm3
	vblendvps	%ymm3, %ymm1, %ymm4, %ymm4
	vmovups	%ymm4, 2736(%rsp)
	vbroadcastss	287f(%rip), %ymm1
	vmovups	2640(%rsp), %ymm3
	vmaxps	%ymm1, %ymm3, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm3
	vmovups	%ymm3, 2640(%rsp)
	vbroadcastss	2136f(%rip), %ymm1
	vmovups	2832(%rsp), %ymm3
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm3
	vmovups	%ymm3, 2832(%rsp)
	vbroadcastss	281f(%rip), %ymm0
	vbroadcastss	260f(%rip), %ymm12
	vblendvps	%ymm2, %ymm0, %ymm12, %ymm1
	vmovups	2096(%rsp), %ymm3
	vmulps	%ymm1, %ymm3, %ymm0
	vsubps	%ymm0, %ymm3, %ymm3
	vmovups	944(%rsp), %ymm13
	vsubps	%ymm3, %ymm13, %ymm13
	vmovups	2032(%rsp), %ymm4
	vmulps	%ymm1, %ymm4, %ymm3
	vsubps	%ymm3, %ymm4, %ymm4
	vmovups	912(%rsp), %ymm5
	vsubps	%ymm4, %ymm5, %ymm5
	vmovups	%ymm5, 912(%rsp)
	vmovups	2064(%rsp), %ymm5
	vmulps	%ymm1, %ymm5, %ymm4
	vsubps	%ymm4, %ymm5, %ymm5
	vmovups	1040(%rsp), %ymm6
	vsubps	%ymm5, %ymm6, %ymm6
	vmovups	%ymm6, 1040(%rsp)
	vmovups	2128(%rsp), %ymm6
	vmulps	%ymm1, %ymm6, %ymm5
	vsubps	%ymm5, %ymm6, %ymm6
	vsubps	%ymm6, %ymm9, %ymm9
	vmovups	2160(%rsp), %ymm7
	vmulps	%ymm1, %ymm7, %ymm6
	vsubps	%ymm6, %ymm7, %ymm7
	vsubps	%ymm7, %ymm8, %ymm8
	vmovups	1680(%rsp), %ymm7
	vmulps	%ymm1, %ymm7, %ymm7
	vmovups	%ymm7, 1680(%rsp)
	vmovups	2192(%rsp), %ymm7
	vmulps	%ymm1, %ymm7, %ymm7
	vmovups	%ymm7, 2192(%rsp)
	vmovups	1424(%rsp), %ymm1
	vandnps	%ymm1, %ymm2, %ymm1
	vmovups	%ymm1, 1424(%rsp)
	vbroadcastss	289f(%rip), %ymm1
	vmovups	2512(%rsp), %ymm7
	vblendvps	%ymm2, %ymm1, %ymm7, %ymm7
	vmovups	%ymm7, 2512(%rsp)
	vandps	%ymm2, %ymm12, %ymm1
	vmovups	%ymm1, 2672(%rsp)
	vmovups	%ymm6, 2160(%rsp)
	vmovups	%ymm5, 2128(%rsp)
	vmovups	%ymm4, 2064(%rsp)
	vmovups	%ymm3, 2032(%rsp)
	vmovups	%ymm0, 2096(%rsp)
	vmovups	2576(%rsp), %ymm15
	vmovups	496(%rsp), %ymm1
	vmovups	1264(%rsp), %ymm2
	vmovups	1232(%rsp), %ymm0
	vmovups	864(%rsp), %ymm4
	vbroadcastss	279f(%rip), %ymm5
	jmp	253f
	.p2align	4
252:
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 2672(%rsp)
	vmovups	496(%rsp), %ymm1
	vbroadcastss	260f(%rip), %ymm12
	vmovups	1264(%rsp), %ymm2
	vmovups	1232(%rsp), %ymm0
	vmovups	864(%rsp), %ymm4
	vbroadcastss	279f(%rip), %ymm5
	vmovups	944(%rsp), %ymm13
253:
	vmovups	%ymm1, 496(%rsp)
	vmovups	%ymm8, 192(%rsp)
	vmovups	%ymm9, 400(%rsp)
	vbroadcastss	277f(%rip), %ymm10
	vmaxps	%ymm10, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm12, %ymm0
	vmovups	%ymm0, 640(%rsp)
	vmaxps	%ymm10, %ymm2, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm12, %ymm0
	vmovups	%ymm0, 432(%rsp)
	vmaxps	%ymm10, %ymm4, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm12, %ymm0
	vmovups	%ymm0, 304(%rsp)
	vmaxps	%ymm10, %ymm1, %ymm0
	vsqrtps	%ymm0, %ymm0
	vmovups	%ymm0, 224(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovdqu	3552(%rsp), %ymm1
	vpcmpgtd	%ymm0, %ymm1, %ymm2
	vcmpleps	2320(%rsp), %ymm13, %ymm1
	vmovups	2224(%rsp), %ymm3
	vmovups	%ymm13, 944(%rsp)
	vcmpleps	%ymm13, %ymm3, %ymm3
	vmovups	1520(%rsp), %ymm10
	vmovups	368(%rsp), %ymm7
	vxorps	%ymm7, %ymm10, %ymm4
	vblendvps	%ymm3, %ymm7, %ymm5, %ymm3
	vblendvps	%ymm1, %ymm4, %ymm3, %ymm1
	vcmpleps	%ymm1, %ymm0, %ymm1
	vextractf128	$1, %ymm1, %xmm3
	vpackssdw	%xmm3, %xmm1, %xmm0
	vmovdqa	%xmm0, 768(%rsp)
	vpor	3616(%rsp), %xmm0, %xmm1
	vpmovzxwd	%xmm1, %ymm1
	vpslld	$31, %ymm1, %ymm1
	vmovdqu	%ymm1, 832(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vblendvps	%ymm1, %ymm3, %ymm12, %ymm0
	vmovups	%ymm0, 48(%rsp)
	vmovdqu	3584(%rsp), %ymm1
	vpcmpgtd	%ymm3, %ymm1, %ymm4
	vxorps	%xmm13, %xmm13, %xmm13
	vmovups	912(%rsp), %ymm6
	vcmpleps	2384(%rsp), %ymm6, %ymm1
	vmovups	2352(%rsp), %ymm3
	vcmpleps	%ymm6, %ymm3, %ymm3
	vmovups	528(%rsp), %ymm7
	vxorps	%ymm7, %ymm10, %ymm6
	vblendvps	%ymm3, %ymm7, %ymm5, %ymm3
	vblendvps	%ymm1, %ymm6, %ymm3, %ymm1
	vcmpleps	%ymm1, %ymm13, %ymm11
	vmovups	%ymm11, 1104(%rsp)
	vmovups	1040(%rsp), %ymm7
	vcmpleps	2704(%rsp), %ymm7, %ymm3
	vmovups	2416(%rsp), %ymm6
	vcmpleps	%ymm7, %ymm6, %ymm6
	vmovups	800(%rsp), %ymm1
	vxorps	%ymm1, %ymm10, %ymm7
	vblendvps	%ymm6, %ymm1, %ymm5, %ymm6
	vblendvps	%ymm3, %ymm7, %ymm6, %ymm3
	vpor	%ymm4, %ymm11, %ymm1
	vmovdqu	%ymm1, 1936(%rsp)
	vcmpleps	2288(%rsp), %ymm9, %ymm4
	vmovups	2256(%rsp), %ymm6
	vcmpleps	%ymm9, %ymm6, %ymm6
	vmovups	336(%rsp), %ymm9
	vxorps	%ymm10, %ymm9, %ymm7
	vblendvps	%ymm6, %ymm9, %ymm5, %ymm6
	vblendvps	%ymm4, %ymm7, %ymm6, %ymm4
	vcmpleps	2480(%rsp), %ymm8, %ymm6
	vmovups	2448(%rsp), %ymm7
	vcmpleps	%ymm8, %ymm7, %ymm7
	vmovups	704(%rsp), %ymm8
	vblendvps	%ymm7, %ymm8, %ymm5, %ymm7
	vxorps	%ymm10, %ymm8, %ymm8
	vblendvps	%ymm6, %ymm8, %ymm7, %ymm14
	vpandn	%ymm12, %ymm1, %ymm5
	vmovdqu	%ymm5, (%rsp)
	vcmpleps	%ymm3, %ymm13, %ymm1
	vmovups	%ymm1, 1200(%rsp)
	vpor	%ymm1, %ymm2, %ymm1
	vmovdqu	%ymm1, 1904(%rsp)
	vmulps	432(%rsp), %ymm5, %ymm2
	vmulps	2000(%rsp), %ymm2, %ymm6
	vmovups	640(%rsp), %ymm9
	vmulps	%ymm0, %ymm9, %ymm3
	vmulps	%ymm3, %ymm6, %ymm13
	vpandn	%ymm12, %ymm1, %ymm0
	vmovdqu	%ymm0, 160(%rsp)
	vmovups	304(%rsp), %ymm1
	vmulps	%ymm0, %ymm1, %ymm8
	vmulps	1488(%rsp), %ymm8, %ymm6
	vmulps	%ymm3, %ymm6, %ymm5
	vmulps	1456(%rsp), %ymm8, %ymm6
	vmulps	%ymm5, %ymm13, %ymm0
	vfmsub231ps	%ymm6, %ymm2, %ymm0
	vmovups	%ymm0, 736(%rsp)
	vdivps	224(%rsp), %ymm12, %ymm6
	vmovups	%ymm6, 128(%rsp)
	vmovups	1136(%rsp), %ymm0
	vbroadcastss	277f(%rip), %ymm1
	vmaxps	%ymm1, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm12, %ymm1
	vxorps	%xmm10, %xmm10, %xmm10
	vcmpleps	%ymm4, %ymm10, %ymm7
	vmovdqu	3520(%rsp), %ymm0
	vpcmpgtd	%ymm10, %ymm0, %ymm0
	vpor	%ymm7, %ymm0, %ymm0
	vmovdqu	%ymm0, 1872(%rsp)
	vpandn	%ymm12, %ymm0, %ymm0
	vmovdqu	%ymm0, 224(%rsp)
	vmulps	%ymm0, %ymm6, %ymm10
	vmulps	464(%rsp), %ymm10, %ymm0
	vmulps	%ymm3, %ymm0, %ymm11
	vmulps	1168(%rsp), %ymm10, %ymm0
	vmulps	%ymm13, %ymm11, %ymm6
	vmovups	%ymm13, 80(%rsp)
	vfmsub231ps	%ymm0, %ymm2, %ymm6
	vmovups	%ymm6, 1808(%rsp)
	vxorps	%xmm6, %xmm6, %xmm6
	vcmpleps	%ymm14, %ymm6, %ymm0
	vmovdqu	3488(%rsp), %ymm4
	vpcmpgtd	%ymm6, %ymm4, %ymm6
	vpor	%ymm0, %ymm6, %ymm4
	vmovdqu	%ymm4, 1840(%rsp)
	vpandn	%ymm12, %ymm4, %ymm4
	vmovdqu	%ymm4, 272(%rsp)
	vmulps	%ymm4, %ymm1, %ymm4
	vmovaps	%ymm1, %ymm14
	vmovups	%ymm1, 672(%rsp)
	vmulps	1328(%rsp), %ymm4, %ymm6
	vmulps	%ymm3, %ymm6, %ymm1
	vmovups	%ymm1, 576(%rsp)
	vmulps	976(%rsp), %ymm4, %ymm3
	vmulps	%ymm1, %ymm13, %ymm6
	vfmsub231ps	%ymm3, %ymm2, %ymm6
	vmovups	%ymm6, 1776(%rsp)
	vmulps	1296(%rsp), %ymm10, %ymm3
	vmovups	%ymm5, 608(%rsp)
	vmovaps	%ymm11, %ymm13
	vmulps	%ymm5, %ymm11, %ymm11
	vfmsub231ps	%ymm3, %ymm8, %ymm11
	vmulps	1008(%rsp), %ymm4, %ymm6
	vmulps	%ymm5, %ymm1, %ymm1
	vfmsub231ps	%ymm6, %ymm8, %ymm1
	vmovups	%ymm1, 1712(%rsp)
	vmovss	1072(%rsp), %xmm2
	vxorps	%xmm5, %xmm5, %xmm5
	vucomiss	%xmm5, %xmm2
	vmovdqa	768(%rsp), %xmm1
	vpor	2928(%rsp), %xmm1, %xmm5
	vpmovzxwd	%xmm5, %ymm5
	vpslld	$31, %ymm5, %ymm5
	vpsrad	$31, %ymm5, %ymm5
	vmulps	368(%rsp), %ymm9, %ymm8
	vmovaps	%ymm8, %ymm6
	vpxor	%xmm1, %xmm1, %xmm1
	vfmadd213ps	%ymm1, %ymm8, %ymm6
	vpandn	%ymm6, %ymm5, %ymm6
	vmovdqu	1104(%rsp), %ymm1
	vextracti128	$1, %ymm1, %xmm5
	vpackssdw	%xmm5, %xmm1, %xmm1
	vpor	2912(%rsp), %xmm1, %xmm1
	vpmovzxwd	%xmm1, %ymm1
	vpslld	$31, %ymm1, %ymm1
	vpsrad	$31, %ymm1, %ymm1
	vmovups	432(%rsp), %ymm2
	vmulps	528(%rsp), %ymm2, %ymm5
	vpandn	%ymm5, %ymm1, %ymm1
	vfmadd213ps	%ymm6, %ymm1, %ymm1
	vmovdqu	1200(%rsp), %ymm9
	vextracti128	$1, %ymm9, %xmm6
	vpackssdw	%xmm6, %xmm9, %xmm6
	vpor	2896(%rsp), %xmm6, %xmm6
	vpmovzxwd	%xmm6, %ymm6
	vpslld	$31, %ymm6, %ymm6
	vpsrad	$31, %ymm6, %ymm9
	vmovups	304(%rsp), %ymm6
	vmulps	800(%rsp), %ymm6, %ymm6
	vpandn	%ymm6, %ymm9, %ymm9
	vfmadd213ps	%ymm1, %ymm9, %ymm9
	vextracti128	$1, %ymm7, %xmm1
	vpackssdw	%xmm1, %xmm7, %xmm1
	vpor	2880(%rsp), %xmm1, %xmm1
	vpmovzxwd	%xmm1, %ymm1
	vpslld	$31, %ymm1, %ymm1
	vpsrad	$31, %ymm1, %ymm7
	vmovups	336(%rsp), %ymm1
	vmulps	128(%rsp), %ymm1, %ymm1
	vpandn	%ymm1, %ymm7, %ymm7
	vfmadd213ps	%ymm9, %ymm7, %ymm7
	vextracti128	$1, %ymm0, %xmm9
	vpackssdw	%xmm9, %xmm0, %xmm0
	vpor	2864(%rsp), %xmm0, %xmm0
	vpmovzxwd	%xmm0, %ymm0
	vpslld	$31, %ymm0, %ymm0
	vpsrad	$31, %ymm0, %ymm0
	vmulps	704(%rsp), %ymm14, %ymm9
	vpandn	%ymm9, %ymm0, %ymm0
	vfmadd213ps	%ymm7, %ymm0, %ymm0
	vmovups	%ymm0, 1104(%rsp)
	vmovups	%ymm4, 3424(%rsp)
	vmulps	%ymm4, %ymm15, %ymm0
	vmovaps	%ymm13, %ymm4
	vmovups	576(%rsp), %ymm15
	vmulps	%ymm13, %ymm15, %ymm14
	vmovups	%ymm10, 3456(%rsp)
	vfmsub231ps	%ymm0, %ymm10, %ymm14
	vmulps	48(%rsp), %ymm8, %ymm7
	vmovups	80(%rsp), %ymm0
	vmulps	%ymm7, %ymm0, %ymm8
	vfmsub231ps	(%rsp), %ymm5, %ymm8
	vmovups	%ymm8, 1200(%rsp)
	vmovups	608(%rsp), %ymm5
	vmulps	%ymm7, %ymm5, %ymm8
	vfmsub231ps	160(%rsp), %ymm6, %ymm8
	vmovups	%ymm8, 1072(%rsp)
	vmulps	%ymm7, %ymm13, %ymm6
	vmovups	%ymm7, 768(%rsp)
	vmovups	%ymm13, 2768(%rsp)
	vfmsub231ps	224(%rsp), %ymm1, %ymm6
	vmovups	%ymm6, 1744(%rsp)
	vmovaps	%ymm0, %ymm1
	vfnmadd213ps	%ymm12, %ymm0, %ymm1
	vbroadcastss	2137f(%rip), %ymm8
	vmovups	%ymm1, 3392(%rsp)
	vmaxps	%ymm8, %ymm1, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm12, %ymm13
	vmulps	%ymm7, %ymm15, %ymm0
	vfmsub231ps	272(%rsp), %ymm9, %ymm0
	vmulps	736(%rsp), %ymm13, %ymm3
	vmovaps	%ymm5, %ymm9
	vfnmadd213ps	%ymm12, %ymm5, %ymm9
	vfnmadd231ps	%ymm3, %ymm3, %ymm9
	vmaxps	%ymm8, %ymm9, %ymm6
	vsqrtps	%ymm6, %ymm6
	vdivps	%ymm6, %ymm12, %ymm5
	vmulps	%ymm2, %ymm13, %ymm6
	vmovups	1936(%rsp), %ymm1
	vblendvps	%ymm1, %ymm12, %ymm6, %ymm2
	vmulps	1808(%rsp), %ymm13, %ymm10
	vfnmadd231ps	%ymm3, %ymm10, %ymm11
	vmovups	%ymm3, 3648(%rsp)
	vmulps	%ymm5, %ymm11, %ymm6
	vmovaps	%ymm4, %ymm11
	vfnmadd213ps	%ymm12, %ymm4, %ymm11
	vfnmadd231ps	%ymm10, %ymm10, %ymm11
	vfnmadd231ps	%ymm6, %ymm6, %ymm11
	vmaxps	%ymm8, %ymm11, %ymm15
	vsqrtps	%ymm15, %ymm15
	vdivps	%ymm15, %ymm12, %ymm7
	vmulps	304(%rsp), %ymm5, %ymm15
	vmovups	%ymm5, 736(%rsp)
	vmovups	1904(%rsp), %ymm1
	vblendvps	%ymm1, %ymm12, %ymm15, %ymm15
	vmovups	832(%rsp), %ymm8
	vmovups	640(%rsp), %ymm1
	vblendvps	%ymm8, %ymm12, %ymm1, %ymm4
	vmulps	%ymm2, %ymm4, %ymm2
	vmulps	128(%rsp), %ymm7, %ymm4
	vmovups	1872(%rsp), %ymm1
	vblendvps	%ymm1, %ymm12, %ymm4, %ymm4
	vmulps	%ymm2, %ymm15, %ymm2
	vmulps	%ymm4, %ymm2, %ymm1
	vmovups	%ymm1, 832(%rsp)
	vmulps	1776(%rsp), %ymm13, %ymm15
	vmovups	1712(%rsp), %ymm1
	vfnmadd231ps	%ymm3, %ymm15, %ymm1
	vmulps	%ymm5, %ymm1, %ymm3
	vfnmadd231ps	%ymm10, %ymm15, %ymm14
	vfnmadd231ps	%ymm6, %ymm3, %ymm14
	vmulps	%ymm7, %ymm14, %ymm14
	vmovups	576(%rsp), %ymm1
	vmovaps	%ymm1, %ymm2
	vfnmadd213ps	%ymm12, %ymm1, %ymm2
	vfnmadd231ps	%ymm15, %ymm15, %ymm2
	vfnmadd231ps	%ymm3, %ymm3, %ymm2
	vfnmadd231ps	%ymm14, %ymm14, %ymm2
	vbroadcastss	2137f(%rip), %ymm4
	vmaxps	%ymm4, %ymm2, %ymm8
	vsqrtps	%ymm8, %ymm8
	vdivps	%ymm8, %ymm12, %ymm5
	vmulps	672(%rsp), %ymm5, %ymm8
	vmovups	1840(%rsp), %ymm4
	vblendvps	%ymm4, %ymm12, %ymm8, %ymm8
	vmulps	832(%rsp), %ymm8, %ymm4
	vmovups	%ymm4, 832(%rsp)
	vmovups	1520(%rsp), %ymm4
	vxorps	80(%rsp), %ymm4, %ymm8
	vmovups	%ymm8, 1872(%rsp)
	vxorps	608(%rsp), %ymm4, %ymm8
	vmovups	%ymm8, 1904(%rsp)
	vxorps	2768(%rsp), %ymm4, %ymm8
	vmovups	%ymm8, 1936(%rsp)
	vxorps	%ymm4, %ymm1, %ymm8
	vmovups	%ymm8, 608(%rsp)
	vmovups	%ymm13, 80(%rsp)
	vmulps	1200(%rsp), %ymm13, %ymm8
	vmovups	1072(%rsp), %ymm13
	vmovups	3648(%rsp), %ymm1
	vfnmadd231ps	%ymm1, %ymm8, %ymm13
	vxorps	%ymm4, %ymm1, %ymm12
	vmovups	%ymm12, 1808(%rsp)
	vmovups	1744(%rsp), %ymm12
	vfnmadd231ps	%ymm10, %ymm8, %ymm12
	vxorps	%ymm4, %ymm10, %ymm10
	vmovups	%ymm10, 1840(%rsp)
	vmulps	736(%rsp), %ymm13, %ymm10
	vfnmadd231ps	%ymm6, %ymm10, %ymm12
	vxorps	%ymm4, %ymm6, %ymm6
	vmovups	%ymm6, 1072(%rsp)
	vfnmadd231ps	%ymm15, %ymm8, %ymm0
	vxorps	%ymm4, %ymm15, %ymm6
	vmovups	%ymm6, 1776(%rsp)
	vfnmadd231ps	%ymm3, %ymm10, %ymm0
	vxorps	%ymm4, %ymm3, %ymm3
	vmovups	%ymm3, 1744(%rsp)
	vmovups	%ymm7, 576(%rsp)
	vmulps	%ymm7, %ymm12, %ymm1
	vfnmadd231ps	%ymm14, %ymm1, %ymm0
	vxorps	%ymm4, %ymm14, %ymm3
	vmovups	%ymm3, 1712(%rsp)
	vxorps	%xmm15, %xmm15, %xmm15
	vmovups	768(%rsp), %ymm4
	vfmadd213ps	%ymm15, %ymm4, %ymm4
	vfmadd231ps	%ymm8, %ymm8, %ymm4
	vfmadd231ps	%ymm10, %ymm10, %ymm4
	vmovups	%ymm1, 2768(%rsp)
	vfmadd231ps	%ymm1, %ymm1, %ymm4
	vmovups	%ymm5, 1200(%rsp)
	vmulps	%ymm5, %ymm0, %ymm14
	vfmadd231ps	%ymm14, %ymm14, %ymm4
	ja	238b
	vbroadcastss	260f(%rip), %ymm13
	vmovups	128(%rsp), %ymm1
	vdivps	%ymm1, %ymm13, %ymm0
	vmovups	672(%rsp), %ymm7
	vdivps	%ymm7, %ymm13, %ymm2
	vmovups	400(%rsp), %ymm12
	vmulps	%ymm0, %ymm12, %ymm0
	vbroadcastss	2138f(%rip), %ymm3
	vmulps	%ymm3, %ymm0, %ymm0
	vmulps	192(%rsp), %ymm2, %ymm2
	vbroadcastss	2139f(%rip), %ymm3
	vmulps	%ymm3, %ymm2, %ymm2
	vmaxps	%ymm0, %ymm2, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm3, %ymm0
	vmovups	2736(%rsp), %ymm6
	vaddps	%ymm6, %ymm6, %ymm2
	vsqrtps	%ymm2, %ymm2
	vbroadcastss	289f(%rip), %ymm9
	vcmpltps	%ymm9, %ymm6, %ymm3
	vbroadcastss	2140f(%rip), %ymm6
	vmulps	%ymm6, %ymm2, %ymm2
	vandps	%ymm2, %ymm3, %ymm2
	vmaxps	%ymm0, %ymm2, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm3, %ymm0
	vbroadcastss	16(%r11), %ymm2
	vmovups	2512(%rsp), %ymm11
	vdivps	%ymm11, %ymm13, %ymm3
	vmulps	832(%rsp), %ymm3, %ymm3
	vmulps	%ymm3, %ymm3, %ymm3
	vminps	%ymm13, %ymm3, %ymm3
	vmulps	%ymm2, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm0, %ymm6
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm0, %ymm6, %ymm0
	vcmpltps	%ymm9, %ymm11, %ymm3
	vandps	%ymm0, %ymm3, %ymm0
	vmulps	%ymm0, %ymm0, %ymm0
	vcmpleps	%ymm0, %ymm4, %ymm0
	vmulss	%xmm2, %xmm2, %xmm2
	vbroadcastss	%xmm2, %ymm2
	vmovups	1104(%rsp), %ymm3
	vcmpleps	%ymm2, %ymm3, %ymm2
	vandps	%ymm0, %ymm2, %ymm0
	vmovups	(%rsp), %ymm2
	vmulps	48(%rsp), %ymm2, %ymm2
	vmulps	160(%rsp), %ymm2, %ymm2
	vmulps	224(%rsp), %ymm2, %ymm2
	vmulps	272(%rsp), %ymm2, %ymm2
	vcmpnltps	%ymm2, %ymm15, %ymm2
	vandps	%ymm2, %ymm13, %ymm2
	vbroadcastss	286f(%rip), %ymm4
	vblendvps	%ymm0, %ymm2, %ymm4, %ymm0
	vmovups	3200(%rsp), %ymm2
	vcmpleps	2544(%rsp), %ymm2, %ymm2
	vbroadcastss	294f(%rip), %ymm15
	vminps	%ymm15, %ymm0, %ymm3
	vblendvps	%ymm2, %ymm3, %ymm0, %ymm0
	vmovups	2800(%rsp), %ymm3
	vcmpeqps	%ymm4, %ymm3, %ymm2
	vblendvps	%ymm2, %ymm0, %ymm3, %ymm3
	vmovups	%ymm3, 2800(%rsp)
	vcmpeqps	%ymm4, %ymm3, %ymm0
	vandps	%ymm0, %ymm13, %ymm9
	vxorps	%xmm4, %xmm4, %xmm4
	vaddss	%xmm4, %xmm9, %xmm0
	vshufps	$245, %xmm9, %xmm9, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufps	$78, %xmm9, %xmm9, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufps	$255, %xmm9, %xmm9, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vextractf128	$1, %ymm9, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufps	$245, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm0, %xmm0
	vshufps	$78, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm0, %xmm0
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vucomiss	%xmm4, %xmm0
	vxorps	%xmm0, %xmm0, %xmm0
	vmovaps	%ymm12, %ymm11
	ja	240b
	vmovaps	%ymm1, %ymm4
	vmovaps	%ymm7, %ymm6
	vmulps	1200(%rsp), %ymm14, %ymm0
	vmovups	1712(%rsp), %ymm1
	vfmadd213ps	2768(%rsp), %ymm0, %ymm1
	vmulps	576(%rsp), %ymm1, %ymm2
	vmovups	1072(%rsp), %ymm1
	vfmadd213ps	%ymm10, %ymm2, %ymm1
	vmovups	1744(%rsp), %ymm3
	vfmadd213ps	%ymm1, %ymm0, %ymm3
	vmulps	736(%rsp), %ymm3, %ymm1
	vmovups	1808(%rsp), %ymm5
	vfmadd213ps	%ymm8, %ymm1, %ymm5
	vmovups	1840(%rsp), %ymm3
	vfmadd213ps	%ymm5, %ymm2, %ymm3
	vmovups	1776(%rsp), %ymm5
	vfmadd213ps	%ymm3, %ymm0, %ymm5
	vmulps	80(%rsp), %ymm5, %ymm3
	vmovups	1872(%rsp), %ymm7
	vfmadd213ps	768(%rsp), %ymm3, %ymm7
	vmovups	1904(%rsp), %ymm5
	vfmadd213ps	%ymm7, %ymm1, %ymm5
	vmovups	1936(%rsp), %ymm7
	vfmadd213ps	%ymm5, %ymm2, %ymm7
	vmovups	608(%rsp), %ymm5
	vfmadd213ps	%ymm7, %ymm0, %ymm5
	vmulps	640(%rsp), %ymm5, %ymm5
	vmovups	%ymm5, 336(%rsp)
	vmulps	432(%rsp), %ymm3, %ymm3
	vmovups	%ymm3, 528(%rsp)
	vmulps	304(%rsp), %ymm1, %ymm1
	vmovups	%ymm1, 368(%rsp)
	vmulps	%ymm2, %ymm4, %ymm1
	vmovups	%ymm1, 800(%rsp)
	vmulps	%ymm0, %ymm6, %ymm0
	vmovups	%ymm0, 704(%rsp)
	movl	44(%rsp), %r10d
	movl	%r10d, %edx
	shrb	$3, %dl
	testl	%r13d, %r13d
	setne	%r8b
	andb	%dl, %r8b
	vxorps	%xmm0, %xmm0, %xmm0
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%ymm1, 272(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	cmpb	$1, %r8b
	jne	256f
	imulq	264(%rsp), %rbx
	vmovups	%ymm0, 272(%rsp)
	xorl	%edx, %edx
	.p2align	4
254:
	movl	%ebx, %r8d
	shrl	%r8d
	andl	$1073741823, %r8d
	shlq	$6, %r8
	addq	%rcx, %r8
	leaq	(%rdx,%r13), %r9
	leaq	(%r9,%r9,4), %r9
	shlq	$5, %r9
	vmulps	(%rdi,%r9), %ymm11, %ymm1
	vmovups	%ymm1, 80(%rsp)
	movq	%rdi, %r9
	xorl	%r14d, %r14d
	vmovups	272(%rsp), %ymm14
	.p2align	4
255:
	vmovups	%ymm3, (%rsp)
	vmovups	%ymm0, 48(%rsp)
	vmovups	%ymm12, 224(%rsp)
	vmovups	%ymm8, 160(%rsp)
	vmovaps	(%r8,%r14), %ymm1
	vmovups	%ymm1, 272(%rsp)
	vmovaps	(%r9), %ymm3
	vmovups	192(%rsp), %ymm0
	vfmadd132ps	80(%rsp), %ymm0, %ymm3
	vaddps	%ymm3, %ymm1, %ymm3
	vbroadcastss	260f(%rip), %ymm1
	vdivps	%ymm3, %ymm1, %ymm12
	vmovaps	-32(%r8,%r14), %ymm8
	vsubps	%ymm3, %ymm8, %ymm8
	vmulps	%ymm12, %ymm8, %ymm8
	vbroadcastss	279f(%rip), %ymm0
	vcmpltps	%ymm8, %ymm0, %ymm5
	vmovaps	%ymm4, %ymm11
	vaddps	%ymm0, %ymm12, %ymm4
	vblendvps	%ymm5, %ymm8, %ymm4, %ymm4
	vaddps	%ymm1, %ymm4, %ymm5
	vpaddd	3040(%rsp), %ymm5, %ymm5
	vpand	3008(%rsp), %ymm5, %ymm5
	vmovdqu	1360(%rsp), %ymm1
	vpsubd	%ymm5, %ymm1, %ymm6
	vaddps	%ymm0, %ymm6, %ymm7
	vfmadd231ps	%ymm6, %ymm4, %ymm7
	vmulps	%ymm7, %ymm7, %ymm4
	vbroadcastss	2129f(%rip), %ymm6
	vbroadcastss	2128f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm7, %ymm6
	vmovaps	%ymm9, %ymm1
	vbroadcastss	2131f(%rip), %ymm9
	vbroadcastss	2130f(%rip), %ymm10
	vfmadd213ps	%ymm10, %ymm7, %ymm9
	vbroadcastss	2132f(%rip), %ymm10
	vfmadd231ps	%ymm10, %ymm4, %ymm9
	vfmadd213ps	%ymm6, %ymm4, %ymm9
	vbroadcastss	2127f(%rip), %ymm6
	vbroadcastss	2126f(%rip), %ymm10
	vfmadd213ps	%ymm10, %ymm7, %ymm6
	vfmadd213ps	%ymm6, %ymm4, %ymm9
	vfmadd213ps	%ymm7, %ymm4, %ymm9
	vcvtdq2ps	%ymm5, %ymm4
	vbroadcastss	2133f(%rip), %ymm5
	vfmadd231ps	%ymm4, %ymm5, %ymm9
	vbroadcastss	260f(%rip), %ymm10
	vaddps	%ymm10, %ymm8, %ymm4
	vmaxps	%ymm0, %ymm8, %ymm5
	vmovups	160(%rsp), %ymm8
	vfmsub231ps	%ymm4, %ymm9, %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm2
	vbroadcastss	286f(%rip), %ymm0
	vaddps	%ymm0, %ymm3, %ymm3
	vdivps	%ymm3, %ymm10, %ymm3
	vmulps	272(%rsp), %ymm12, %ymm0
	vmovups	224(%rsp), %ymm12
	vmulps	%ymm3, %ymm3, %ymm4
	vaddps	%ymm3, %ymm14, %ymm14
	vmulps	%ymm4, %ymm3, %ymm3
	vaddps	%ymm4, %ymm12, %ymm12
	vaddps	%ymm3, %ymm1, %ymm9
	vfmadd231ps	%ymm4, %ymm0, %ymm8
	vfmadd231ps	%ymm3, %ymm0, %ymm15
	vmulps	%ymm3, %ymm4, %ymm3
	vmulps	%ymm4, %ymm4, %ymm4
	vfmadd231ps	%ymm4, %ymm0, %ymm13
	vmovups	48(%rsp), %ymm1
	vfmadd231ps	%ymm0, %ymm3, %ymm1
	vmovups	%ymm1, 48(%rsp)
	vmovups	48(%rsp), %ymm0
	vaddps	%ymm4, %ymm11, %ymm4
	vmovups	(%rsp), %ymm1
	vaddps	%ymm3, %ymm1, %ymm1
	vmovups	%ymm1, (%rsp)
	vmovups	(%rsp), %ymm3
	addq	$64, %r14
	addq	$160, %r9
	cmpq	%r14, %rsi
	jne	255b
	vmovups	%ymm14, 272(%rsp)
	incq	%rdx
	addq	%rax, %rbx
	cmpq	%r13, %rdx
	vmovups	400(%rsp), %ymm11
	jne	254b
256:
	vmovups	%ymm12, 224(%rsp)
	vmovups	%ymm9, 736(%rsp)
	vmovups	%ymm4, 768(%rsp)
	vmovups	%ymm3, (%rsp)
	vmovups	%ymm8, 160(%rsp)
	vmovups	%ymm15, 576(%rsp)
	vmovups	%ymm13, 608(%rsp)
	vmovups	%ymm0, 48(%rsp)
	vmovups	%ymm2, 1136(%rsp)
	vmovss	260f(%rip), %xmm0
	vdivss	48(%r11), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm12
	vbroadcastss	44(%r11), %ymm0
	vmovups	1040(%rsp), %ymm13
	vsubps	%ymm0, %ymm13, %ymm1
	vmulps	%ymm1, %ymm12, %ymm3
	vbroadcastss	28(%r11), %ymm4
	vbroadcastss	36(%r11), %ymm1
	vmovaps	%xmm1, %xmm5
	vfmadd213ps	%ymm4, %ymm3, %ymm1
	vbroadcastss	260f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm3, %ymm1
	vmulps	%ymm3, %ymm3, %ymm6
	vfmadd213ps	%ymm2, %ymm6, %ymm1
	vmovss	287f(%rip), %xmm8
	vmulss	%xmm5, %xmm8, %xmm5
	vbroadcastss	%xmm5, %ymm5
	vmovss	276f(%rip), %xmm9
	vmulss	%xmm4, %xmm9, %xmm4
	vbroadcastss	%xmm4, %ymm4
	vfmadd231ps	%ymm5, %ymm3, %ymm4
	vbroadcastss	294f(%rip), %ymm10
	vfmadd213ps	%ymm10, %ymm3, %ymm4
	vmulps	%ymm4, %ymm3, %ymm3
	vaddps	%ymm0, %ymm13, %ymm0
	vmulps	%ymm0, %ymm12, %ymm4
	vbroadcastss	32(%r11), %ymm5
	vbroadcastss	40(%r11), %ymm0
	vmovaps	%xmm0, %xmm6
	vfmadd213ps	%ymm5, %ymm4, %ymm0
	vfmadd213ps	%ymm2, %ymm4, %ymm0
	vmulps	%ymm4, %ymm4, %ymm7
	vfmadd213ps	%ymm2, %ymm7, %ymm0
	vmulss	%xmm6, %xmm8, %xmm6
	vbroadcastss	%xmm6, %ymm6
	vmulss	%xmm5, %xmm9, %xmm5
	vbroadcastss	%xmm5, %ymm5
	vfmadd231ps	%ymm6, %ymm4, %ymm5
	vbroadcastss	284f(%rip), %ymm7
	vmaxps	%ymm7, %ymm1, %ymm6
	vsqrtps	%ymm6, %ymm6
	vdivps	%ymm6, %ymm2, %ymm6
	vfmadd213ps	%ymm10, %ymm4, %ymm5
	vmulps	%ymm5, %ymm4, %ymm4
	vbroadcastss	274f(%rip), %ymm8
	vmulps	%ymm3, %ymm8, %ymm3
	vmulps	%ymm6, %ymm3, %ymm3
	vmaxps	%ymm7, %ymm0, %ymm5
	vsqrtps	%ymm5, %ymm5
	vbroadcastss	20(%r11), %ymm7
	vmulps	%ymm3, %ymm7, %ymm3
	vdivps	%ymm5, %ymm2, %ymm5
	vmulps	%ymm3, %ymm12, %ymm3
	vmulps	%ymm4, %ymm8, %ymm4
	vmulps	%ymm5, %ymm4, %ymm4
	vbroadcastss	24(%r11), %ymm8
	vmulps	%ymm4, %ymm8, %ymm4
	vmulps	%ymm4, %ymm12, %ymm4
	vmovups	1968(%rsp), %ymm2
	vandps	%ymm2, %ymm3, %ymm3
	vandps	%ymm2, %ymm4, %ymm4
	vmaxps	%ymm3, %ymm4, %ymm9
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm4, %ymm9, %ymm3
	vmovups	%ymm3, 80(%rsp)
	vmulps	%ymm6, %ymm1, %ymm1
	vmulps	%ymm1, %ymm7, %ymm1
	vmulps	%ymm5, %ymm0, %ymm0
	vmulps	%ymm0, %ymm8, %ymm0
	vminps	%ymm1, %ymm0, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm0, %ymm3, %ymm0
	vmovups	%ymm0, 496(%rsp)
	vmovups	944(%rsp), %ymm10
	vmovups	336(%rsp), %ymm1
	vaddps	%ymm1, %ymm10, %ymm0
	vmovups	2224(%rsp), %ymm4
	vminps	%ymm0, %ymm4, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm3, %ymm0
	vmovups	2320(%rsp), %ymm4
	vmaxps	%ymm0, %ymm4, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm3, %ymm12
	vmovups	912(%rsp), %ymm14
	vmovups	528(%rsp), %ymm0
	vaddps	%ymm0, %ymm14, %ymm3
	vmovups	2352(%rsp), %ymm5
	vminps	%ymm3, %ymm5, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm5, %ymm4, %ymm3
	vmovups	2384(%rsp), %ymm5
	vmaxps	%ymm3, %ymm5, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm5, %ymm4, %ymm3
	vmovups	368(%rsp), %ymm15
	vaddps	%ymm13, %ymm15, %ymm4
	vmovups	2416(%rsp), %ymm6
	vminps	%ymm4, %ymm6, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm6, %ymm5, %ymm4
	vmovups	2704(%rsp), %ymm6
	vmaxps	%ymm4, %ymm6, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm6, %ymm5, %ymm8
	vaddps	800(%rsp), %ymm11, %ymm4
	vmovups	2256(%rsp), %ymm6
	vminps	%ymm4, %ymm6, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm6, %ymm5, %ymm4
	vmovups	2288(%rsp), %ymm6
	vmaxps	%ymm4, %ymm6, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm6, %ymm5, %ymm4
	vmovups	192(%rsp), %ymm9
	vaddps	704(%rsp), %ymm9, %ymm5
	vmovups	2448(%rsp), %ymm7
	vminps	%ymm5, %ymm7, %ymm6
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vblendvps	%ymm5, %ymm7, %ymm6, %ymm5
	vmovups	2480(%rsp), %ymm7
	vmaxps	%ymm5, %ymm7, %ymm6
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vblendvps	%ymm5, %ymm7, %ymm6, %ymm5
	vandps	%ymm2, %ymm1, %ymm6
	vxorps	%xmm7, %xmm7, %xmm7
	vmaxps	%ymm7, %ymm6, %ymm6
	vandps	%ymm2, %ymm0, %ymm7
	vmaxps	%ymm6, %ymm7, %ymm6
	vandps	%ymm2, %ymm15, %ymm7
	vmulps	80(%rsp), %ymm7, %ymm7
	vmaxps	%ymm6, %ymm7, %ymm6
	vbroadcastss	2144f(%rip), %ymm2
	vmulps	496(%rsp), %ymm2, %ymm1
	vcmpleps	%ymm1, %ymm6, %ymm1
	vmovaps	%ymm11, %ymm2
	vmovups	2800(%rsp), %ymm11
	vbroadcastss	260f(%rip), %ymm0
	vcmpleps	%ymm0, %ymm11, %ymm0
	vmovups	%ymm0, 336(%rsp)
	vandps	%ymm1, %ymm0, %ymm1
	vblendvps	%ymm1, %ymm12, %ymm10, %ymm6
	vblendvps	%ymm1, %ymm3, %ymm14, %ymm7
	vblendvps	%ymm1, %ymm8, %ymm13, %ymm0
	vmovups	%ymm0, 368(%rsp)
	vblendvps	%ymm1, %ymm4, %ymm2, %ymm0
	vmovups	%ymm0, 400(%rsp)
	vblendvps	%ymm1, %ymm5, %ymm9, %ymm0
	vmovups	%ymm0, 80(%rsp)
	vmovups	432(%rsp), %ymm2
	vmulps	2000(%rsp), %ymm2, %ymm0
	vmovups	640(%rsp), %ymm5
	vmulps	%ymm5, %ymm0, %ymm9
	vmovups	304(%rsp), %ymm14
	vmulps	1488(%rsp), %ymm14, %ymm0
	vmulps	%ymm5, %ymm0, %ymm12
	vmulps	1456(%rsp), %ymm14, %ymm0
	vmulps	%ymm9, %ymm12, %ymm4
	vfmsub231ps	%ymm0, %ymm2, %ymm4
	vmovups	128(%rsp), %ymm3
	vmulps	464(%rsp), %ymm3, %ymm0
	vmulps	%ymm5, %ymm0, %ymm0
	vmulps	1168(%rsp), %ymm3, %ymm1
	vmulps	%ymm0, %ymm9, %ymm8
	vfmsub231ps	%ymm1, %ymm2, %ymm8
	vmovups	%ymm8, 464(%rsp)
	vmulps	1296(%rsp), %ymm3, %ymm3
	vmulps	%ymm0, %ymm12, %ymm1
	vfmsub231ps	%ymm3, %ymm14, %ymm1
	vbroadcastss	208(%r11), %ymm13
	vbroadcastss	287f(%rip), %ymm3
	vcmpeqps	%ymm3, %ymm11, %ymm10
	vblendvps	%ymm10, %ymm13, %ymm6, %ymm3
	movq	1664(%rsp), %r13
	movq	%r13, %rax
	shlq	$5, %rax
	vbroadcastss	12(%r11), %ymm11
	movq	1608(%rsp), %r12
	vmovaps	%ymm3, (%r12,%rax)
	vmovups	672(%rsp), %ymm8
	vmulps	1328(%rsp), %ymm8, %ymm3
	vmulps	%ymm5, %ymm3, %ymm15
	vmulps	976(%rsp), %ymm8, %ymm6
	vmulps	%ymm9, %ymm15, %ymm3
	vfmsub231ps	%ymm6, %ymm2, %ymm3
	vmovups	%ymm3, 192(%rsp)
	vblendvps	%ymm10, %ymm13, %ymm7, %ymm6
	movq	120(%rsp), %rbx
	addq	%rbx, %r13
	shlq	$5, %r13
	vmovaps	%ymm6, (%r12,%r13)
	vmovups	%ymm9, 704(%rsp)
	vmovaps	%ymm9, %ymm6
	vbroadcastss	260f(%rip), %ymm9
	vfnmadd213ps	%ymm9, %ymm6, %ymm6
	vbroadcastss	2137f(%rip), %ymm2
	vmaxps	%ymm2, %ymm6, %ymm7
	vsqrtps	%ymm7, %ymm7
	vminps	%ymm9, %ymm6, %ymm6
	vdivps	%ymm7, %ymm9, %ymm3
	vmulps	%ymm3, %ymm4, %ymm5
	vmovaps	%ymm12, %ymm4
	vfnmadd213ps	%ymm9, %ymm12, %ymm4
	vfnmadd231ps	%ymm5, %ymm5, %ymm4
	vminps	%ymm6, %ymm4, %ymm6
	vmaxps	%ymm2, %ymm4, %ymm4
	vsqrtps	%ymm4, %ymm4
	leaq	(%r12,%rax), %rsi
	vmovups	368(%rsp), %ymm2
	vblendvps	%ymm10, %ymm13, %ymm2, %ymm7
	movq	%rbx, %rdx
	shlq	$6, %rdx
	vmovaps	%ymm7, (%rdx,%rsi)
	vmulps	1008(%rsp), %ymm8, %ymm7
	vmovups	%ymm12, 528(%rsp)
	vmulps	%ymm12, %ymm15, %ymm9
	vmovaps	%ymm0, %ymm2
	vfmsub231ps	%ymm7, %ymm14, %ymm9
	vmovaps	%ymm5, %ymm12
	vmovaps	%ymm13, %ymm7
	vbroadcastss	260f(%rip), %ymm14
	vdivps	%ymm4, %ymm14, %ymm13
	vmulps	464(%rsp), %ymm3, %ymm5
	vfnmadd231ps	%ymm12, %ymm5, %ymm1
	vmulps	%ymm1, %ymm13, %ymm4
	vfnmadd213ps	%ymm14, %ymm0, %ymm0
	vfnmadd231ps	%ymm5, %ymm5, %ymm0
	vfnmadd231ps	%ymm4, %ymm4, %ymm0
	vminps	%ymm6, %ymm0, %ymm14
	vbroadcastss	2137f(%rip), %ymm1
	vmaxps	%ymm1, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm0
	vmulps	400(%rsp), %ymm11, %ymm1
	vblendvps	%ymm10, %ymm7, %ymm1, %ymm1
	leaq	(%rbx,%rbx,2), %rdx
	movq	%rdx, %r8
	shlq	$5, %r8
	vmovaps	%ymm1, (%r8,%rsi)
	vmulps	2576(%rsp), %ymm8, %ymm1
	vmovups	%ymm2, 1008(%rsp)
	vmulps	%ymm2, %ymm15, %ymm6
	vfmsub231ps	128(%rsp), %ymm1, %ymm6
	vbroadcastss	260f(%rip), %ymm2
	vdivps	%ymm0, %ymm2, %ymm1
	vmovups	%ymm11, 496(%rsp)
	vmulps	80(%rsp), %ymm11, %ymm0
	vmovups	%ymm10, 80(%rsp)
	vmovups	%ymm7, 400(%rsp)
	vblendvps	%ymm10, %ymm7, %ymm0, %ymm0
	movq	%rbx, %r8
	shlq	$7, %r8
	vmovaps	%ymm0, (%r8,%rsi)
	vmovups	%ymm3, 464(%rsp)
	vmulps	192(%rsp), %ymm3, %ymm0
	vmovups	%ymm12, 800(%rsp)
	vfnmadd231ps	%ymm12, %ymm0, %ymm9
	vmovups	%ymm13, 192(%rsp)
	vmulps	%ymm13, %ymm9, %ymm7
	vfnmadd231ps	%ymm5, %ymm0, %ymm6
	vfnmadd231ps	%ymm4, %ymm7, %ymm6
	vmovups	%ymm1, 368(%rsp)
	vmulps	%ymm1, %ymm6, %ymm13
	vmovups	%ymm15, 976(%rsp)
	vfnmadd213ps	%ymm2, %ymm15, %ymm15
	vfnmadd231ps	%ymm0, %ymm0, %ymm15
	vfnmadd231ps	%ymm7, %ymm7, %ymm15
	vfnmadd231ps	%ymm13, %ymm13, %ymm15
	vminps	%ymm14, %ymm15, %ymm3
	vbroadcastss	2143f(%rip), %ymm2
	vcmpltps	%ymm3, %ymm2, %ymm12
	movl	$5, %esi
	testb	$2, %r10b
	je	257f
	vmovaps	%ymm5, %ymm9
	vbroadcastss	2137f(%rip), %ymm2
	vmaxps	%ymm2, %ymm15, %ymm1
	vsqrtps	%ymm1, %ymm1
	vbroadcastss	260f(%rip), %ymm6
	vmovups	%ymm7, 1168(%rsp)
	vdivps	%ymm1, %ymm6, %ymm7
	vmovups	1520(%rsp), %ymm2
	vmovaps	%ymm4, %ymm6
	vxorps	704(%rsp), %ymm2, %ymm5
	vmovups	496(%rsp), %ymm3
	vmulps	128(%rsp), %ymm3, %ymm1
	vmovups	%ymm1, 1328(%rsp)
	vmulps	672(%rsp), %ymm3, %ymm1
	vmovups	%ymm1, 704(%rsp)
	vmovaps	%ymm12, %ymm4
	vandps	336(%rsp), %ymm12, %ymm1
	vextractf128	$1, %ymm1, %xmm3
	vpackssdw	%xmm3, %xmm1, %xmm1
	vmovdqa	%xmm1, 336(%rsp)
	movl	%r10d, %r8d
	andl	$4, %r8d
	movl	%r8d, %r10d
	shrl	$2, %r10d
	leaq	(%rbx,%rbx,4), %r15
	shlq	$5, %r15
	addq	%r12, %r15
	xorl	%ebx, %ebx
	testl	%r8d, %r8d
	movl	$14, %r9d
	movl	$8, %esi
	cmoveq	%rsi, %r9
	sete	%bl
	movl	$19, %esi
	movl	$9, %r14d
	cmoveq	%r14, %rsi
	leaq	(%r10,%r10,2), %r14
	addq	$7, %r14
	xorq	$7, %rbx
	imulq	120(%rsp), %rbx
	shlq	$5, %rbx
	addq	%r12, %rbx
	imulq	120(%rsp), %r14
	shlq	$5, %r14
	addq	%r12, %r14
	imulq	120(%rsp), %r9
	shlq	$5, %r9
	addq	%r12, %r9
	imulq	120(%rsp), %rsi
	shlq	$5, %rsi
	vmovups	464(%rsp), %ymm10
	vmulps	%ymm5, %ymm10, %ymm3
	vmovups	528(%rsp), %ymm1
	vmovups	800(%rsp), %ymm8
	vfmadd231ps	%ymm3, %ymm8, %ymm1
	vxorps	%ymm2, %ymm1, %ymm1
	vmovaps	%ymm9, %ymm11
	vmovups	192(%rsp), %ymm5
	vmulps	%ymm1, %ymm5, %ymm9
	vxorps	%ymm2, %ymm10, %ymm1
	vmulps	%ymm1, %ymm8, %ymm1
	vmulps	%ymm5, %ymm1, %ymm14
	vmovups	1008(%rsp), %ymm1
	vfmadd231ps	%ymm3, %ymm11, %ymm1
	vfmadd231ps	%ymm9, %ymm6, %ymm1
	vxorps	%ymm2, %ymm1, %ymm1
	vmovups	368(%rsp), %ymm8
	vmulps	%ymm1, %ymm8, %ymm12
	vmovups	%ymm4, 128(%rsp)
	vmulps	%ymm11, %ymm10, %ymm4
	vfmadd231ps	%ymm14, %ymm6, %ymm4
	vxorps	%ymm2, %ymm4, %ymm4
	vmulps	%ymm4, %ymm8, %ymm11
	vxorps	%ymm2, %ymm5, %ymm4
	vmulps	%ymm4, %ymm6, %ymm4
	vmulps	%ymm4, %ymm8, %ymm1
	vmovups	976(%rsp), %ymm4
	vfmadd231ps	%ymm3, %ymm0, %ymm4
	vmovups	1168(%rsp), %ymm6
	vfmadd231ps	%ymm9, %ymm6, %ymm4
	vfmadd231ps	%ymm12, %ymm13, %ymm4
	vxorps	%ymm2, %ymm4, %ymm4
	vmulps	%ymm4, %ymm7, %ymm15
	vmulps	%ymm0, %ymm10, %ymm0
	vfmadd231ps	%ymm14, %ymm6, %ymm0
	vfmadd231ps	%ymm11, %ymm13, %ymm0
	vxorps	%ymm2, %ymm0, %ymm0
	vmulps	%ymm0, %ymm7, %ymm0
	vmovups	%ymm0, 528(%rsp)
	vmulps	%ymm6, %ymm5, %ymm0
	vfmadd231ps	%ymm1, %ymm13, %ymm0
	vxorps	%ymm2, %ymm0, %ymm0
	vmulps	%ymm0, %ymm7, %ymm6
	vxorps	%ymm2, %ymm8, %ymm0
	vmulps	%ymm0, %ymm13, %ymm0
	vmovups	%ymm3, 1168(%rsp)
	vbroadcastss	260f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm3, %ymm3
	vmovups	%ymm9, 976(%rsp)
	vfmadd231ps	%ymm9, %ymm9, %ymm3
	vmovups	%ymm12, 1008(%rsp)
	vfmadd231ps	%ymm12, %ymm12, %ymm3
	vmovups	%ymm15, 800(%rsp)
	vfmadd231ps	%ymm15, %ymm15, %ymm3
	vmovups	640(%rsp), %ymm2
	vmulps	%ymm3, %ymm2, %ymm4
	vmulps	%ymm4, %ymm2, %ymm4
	vpmovsxwd	336(%rsp), %ymm15
	vmovups	400(%rsp), %ymm13
	vblendvps	%ymm15, %ymm4, %ymm13, %ymm4
	vmovaps	%ymm4, (%rax,%r15)
	movl	44(%rsp), %r10d
	vmulps	%ymm10, %ymm10, %ymm4
	vmovups	%ymm14, 496(%rsp)
	vfmadd231ps	%ymm14, %ymm14, %ymm4
	vmovaps	%ymm1, %ymm14
	vmovups	%ymm11, 336(%rsp)
	vfmadd231ps	%ymm11, %ymm11, %ymm4
	vmovups	528(%rsp), %ymm1
	vfmadd231ps	%ymm1, %ymm1, %ymm4
	vmovups	704(%rsp), %ymm10
	vmovups	432(%rsp), %ymm2
	vmulps	%ymm4, %ymm2, %ymm4
	vmulps	%ymm4, %ymm2, %ymm4
	vblendvps	%ymm15, %ymm4, %ymm13, %ymm4
	vmovaps	%ymm4, (%rax,%rbx)
	vmovups	128(%rsp), %ymm12
	movq	120(%rsp), %rbx
	vmulps	%ymm7, %ymm0, %ymm11
	vmulps	%ymm5, %ymm5, %ymm0
	vmovups	1328(%rsp), %ymm5
	vfmadd231ps	%ymm14, %ymm14, %ymm0
	vfmadd231ps	%ymm6, %ymm6, %ymm0
	vmovups	304(%rsp), %ymm2
	vmulps	%ymm0, %ymm2, %ymm0
	vmulps	%ymm0, %ymm2, %ymm0
	vblendvps	%ymm15, %ymm0, %ymm13, %ymm0
	vmovaps	%ymm0, (%rax,%r14)
	vmulps	%ymm8, %ymm8, %ymm0
	vfmadd231ps	%ymm11, %ymm11, %ymm0
	vmulps	%ymm5, %ymm0, %ymm0
	vmulps	%ymm0, %ymm5, %ymm0
	vblendvps	%ymm15, %ymm0, %ymm13, %ymm0
	addq	%r12, %rsi
	vmovaps	%ymm0, (%rax,%r9)
	vmulps	%ymm7, %ymm7, %ymm0
	vmulps	%ymm0, %ymm10, %ymm0
	vmulps	%ymm0, %ymm10, %ymm0
	vblendvps	%ymm15, %ymm0, %ymm13, %ymm0
	vmovaps	%ymm0, (%rax,%rsi)
	movl	$10, %esi
	testl	%r8d, %r8d
	je	257f
	vmovaps	%ymm11, %ymm2
	vmovaps	%ymm7, %ymm11
	vmovups	1168(%rsp), %ymm0
	vmulps	464(%rsp), %ymm0, %ymm8
	vmovups	496(%rsp), %ymm0
	vmovups	976(%rsp), %ymm1
	vfmadd231ps	%ymm1, %ymm0, %ymm8
	vmovups	192(%rsp), %ymm10
	vmovaps	%ymm6, %ymm7
	vmulps	%ymm1, %ymm10, %ymm12
	vmulps	%ymm0, %ymm10, %ymm3
	vmovups	336(%rsp), %ymm0
	vmovups	1008(%rsp), %ymm1
	vfmadd231ps	%ymm1, %ymm0, %ymm8
	vfmadd231ps	%ymm1, %ymm14, %ymm12
	vfmadd231ps	%ymm0, %ymm14, %ymm3
	vmovups	368(%rsp), %ymm6
	vmulps	%ymm1, %ymm6, %ymm4
	vmulps	%ymm0, %ymm6, %ymm0
	vmulps	%ymm6, %ymm14, %ymm1
	vmovups	528(%rsp), %ymm10
	vmovups	800(%rsp), %ymm13
	vfmadd231ps	%ymm13, %ymm10, %ymm8
	vmovups	432(%rsp), %ymm9
	vmovaps	%ymm2, %ymm14
	vmulps	%ymm8, %ymm9, %ymm6
	vmovups	640(%rsp), %ymm8
	vmulps	%ymm6, %ymm8, %ymm2
	vmovups	%ymm2, 192(%rsp)
	vfmadd231ps	%ymm13, %ymm7, %ymm12
	vmovups	304(%rsp), %ymm2
	vmulps	%ymm2, %ymm12, %ymm6
	vmulps	%ymm6, %ymm8, %ymm6
	vmovups	%ymm6, 464(%rsp)
	vfmadd231ps	%ymm13, %ymm14, %ymm4
	vmulps	%ymm5, %ymm4, %ymm4
	vmulps	%ymm4, %ymm8, %ymm4
	vmovups	%ymm4, 368(%rsp)
	vmulps	%ymm13, %ymm11, %ymm4
	vmovups	704(%rsp), %ymm13
	vmulps	%ymm4, %ymm13, %ymm4
	vmulps	%ymm4, %ymm8, %ymm4
	vmovups	%ymm4, 336(%rsp)
	vfmadd231ps	%ymm10, %ymm7, %ymm3
	vmulps	%ymm3, %ymm2, %ymm3
	vmulps	%ymm3, %ymm9, %ymm8
	vfmadd231ps	%ymm10, %ymm14, %ymm0
	vmulps	%ymm5, %ymm0, %ymm0
	vmulps	%ymm0, %ymm9, %ymm12
	vmulps	%ymm10, %ymm11, %ymm4
	vmulps	%ymm4, %ymm13, %ymm4
	vmulps	%ymm4, %ymm9, %ymm4
	vfmadd231ps	%ymm7, %ymm14, %ymm1
	vmulps	%ymm5, %ymm1, %ymm1
	vmulps	%ymm1, %ymm2, %ymm3
	vmulps	%ymm7, %ymm11, %ymm6
	vmulps	%ymm6, %ymm13, %ymm6
	vmulps	%ymm6, %ymm2, %ymm6
	vmovups	400(%rsp), %ymm2
	vmulps	%ymm14, %ymm11, %ymm7
	vmulps	%ymm7, %ymm13, %ymm7
	vmulps	%ymm7, %ymm5, %ymm7
	vblendvps	%ymm15, 192(%rsp), %ymm2, %ymm9
	vblendvps	%ymm15, 464(%rsp), %ymm2, %ymm0
	vblendvps	%ymm15, %ymm8, %ymm2, %ymm8
	vblendvps	%ymm15, 368(%rsp), %ymm2, %ymm1
	vblendvps	%ymm15, %ymm12, %ymm2, %ymm12
	vblendvps	%ymm15, %ymm3, %ymm2, %ymm3
	vblendvps	%ymm15, 336(%rsp), %ymm2, %ymm10
	vblendvps	%ymm15, %ymm4, %ymm2, %ymm4
	vblendvps	%ymm15, %ymm6, %ymm2, %ymm6
	vblendvps	%ymm15, %ymm7, %ymm2, %ymm5
	movq	%rdx, %rsi
	shlq	$6, %rsi
	addq	%r12, %rsi
	vmovaps	%ymm9, (%rax,%rsi)
	movq	%rbx, %rsi
	shlq	$8, %rsi
	addq	%r12, %rsi
	vmovaps	%ymm0, (%rax,%rsi)
	leaq	(%rbx,%rbx,8), %rsi
	movq	%rsi, %r8
	shlq	$5, %r8
	addq	%r12, %r8
	vmovaps	%ymm8, (%rax,%r8)
	imulq	$352, %rbx, %r8
	addq	%r12, %r8
	vmovaps	%ymm1, (%rax,%r8)
	shlq	$7, %rdx
	addq	%r12, %rdx
	vmovaps	%ymm12, (%rax,%rdx)
	imulq	$416, %rbx, %rdx
	addq	%r12, %rdx
	vmovaps	%ymm3, (%rax,%rdx)
	imulq	$480, %rbx, %rdx
	addq	%r12, %rdx
	vmovaps	%ymm10, (%rax,%rdx)
	movq	%rbx, %rdx
	shlq	$9, %rdx
	addq	%r12, %rdx
	vmovaps	%ymm4, (%rax,%rdx)
	vmovups	128(%rsp), %ymm12
	imulq	$544, %rbx, %rdx
	addq	%r12, %rdx
	vmovaps	%ymm6, (%rax,%rdx)
	shlq	$6, %rsi
	addq	%r12, %rsi
	vmovaps	%ymm5, (%rax,%rsi)
	movl	$20, %esi
257:
	vmovaps	%ymm12, %ymm13
	testb	$8, %r10b
	vxorps	%xmm6, %xmm6, %xmm6
	vbroadcastss	294f(%rip), %ymm7
	vmovdqu	3040(%rsp), %ymm8
	vmovdqu	1360(%rsp), %ymm11
	vbroadcastss	2126f(%rip), %ymm2
	vbroadcastss	2127f(%rip), %ymm9
	vbroadcastss	2128f(%rip), %ymm5
	vbroadcastss	2129f(%rip), %ymm10
	movq	1640(%rsp), %r9
	movq	1672(%rsp), %r14
	vmovups	2608(%rsp), %ymm1
	vmovups	80(%rsp), %ymm12
	je	24b
	vbroadcastss	260f(%rip), %ymm4
	vdivps	%ymm1, %ymm4, %ymm0
	vmulps	3296(%rsp), %ymm0, %ymm1
	vpaddd	%ymm1, %ymm8, %ymm0
	vpand	3008(%rsp), %ymm0, %ymm0
	vpsubd	%ymm0, %ymm11, %ymm3
	vfmsub213ps	%ymm4, %ymm1, %ymm3
	vbroadcastss	2131f(%rip), %ymm1
	vbroadcastss	2130f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm3, %ymm1
	vmovaps	%ymm10, %ymm4
	vfmadd213ps	%ymm5, %ymm3, %ymm4
	vmulps	%ymm3, %ymm3, %ymm5
	vbroadcastss	2132f(%rip), %ymm10
	vfmadd231ps	%ymm10, %ymm5, %ymm1
	vfmadd213ps	%ymm4, %ymm5, %ymm1
	vmovaps	%ymm9, %ymm4
	vfmadd213ps	%ymm2, %ymm3, %ymm4
	vfmadd213ps	%ymm4, %ymm5, %ymm1
	vfmadd213ps	%ymm3, %ymm5, %ymm1
	vbroadcastss	100(%r11), %ymm4
	vmovups	272(%rsp), %ymm2
	vfmadd213ps	%ymm6, %ymm2, %ymm4
	vbroadcastss	104(%r11), %ymm3
	vmovups	224(%rsp), %ymm9
	vfmadd213ps	%ymm4, %ymm9, %ymm3
	vbroadcastss	136(%r11), %ymm4
	vfmadd213ps	%ymm6, %ymm2, %ymm4
	vbroadcastss	140(%r11), %ymm5
	vfmadd213ps	%ymm4, %ymm9, %ymm5
	vbroadcastss	172(%r11), %ymm4
	vfmadd213ps	%ymm6, %ymm2, %ymm4
	vbroadcastss	176(%r11), %ymm2
	vfmadd213ps	%ymm4, %ymm9, %ymm2
	vbroadcastss	108(%r11), %ymm4
	vmovups	736(%rsp), %ymm6
	vfmadd213ps	%ymm3, %ymm6, %ymm4
	vbroadcastss	144(%r11), %ymm3
	vfmadd213ps	%ymm5, %ymm6, %ymm3
	vbroadcastss	180(%r11), %ymm5
	vfmadd213ps	%ymm2, %ymm6, %ymm5
	vbroadcastss	112(%r11), %ymm2
	vmovups	768(%rsp), %ymm6
	vfmadd213ps	%ymm4, %ymm6, %ymm2
	vbroadcastss	148(%r11), %ymm4
	vfmadd213ps	%ymm3, %ymm6, %ymm4
	vbroadcastss	184(%r11), %ymm3
	vfmadd213ps	%ymm5, %ymm6, %ymm3
	vbroadcastss	116(%r11), %ymm5
	vmovups	(%rsp), %ymm6
	vfmadd213ps	%ymm2, %ymm6, %ymm5
	vbroadcastss	152(%r11), %ymm2
	vfmadd213ps	%ymm4, %ymm6, %ymm2
	vbroadcastss	188(%r11), %ymm4
	vfmadd213ps	%ymm3, %ymm6, %ymm4
	vbroadcastss	120(%r11), %ymm3
	vmovups	160(%rsp), %ymm6
	vfmadd213ps	%ymm5, %ymm6, %ymm3
	vbroadcastss	156(%r11), %ymm5
	vfmadd213ps	%ymm2, %ymm6, %ymm5
	vbroadcastss	192(%r11), %ymm2
	vfmadd213ps	%ymm4, %ymm6, %ymm2
	vbroadcastss	124(%r11), %ymm4
	vmovups	576(%rsp), %ymm6
	vfmadd213ps	%ymm3, %ymm6, %ymm4
	vbroadcastss	160(%r11), %ymm3
	vfmadd213ps	%ymm5, %ymm6, %ymm3
	vbroadcastss	196(%r11), %ymm5
	vfmadd213ps	%ymm2, %ymm6, %ymm5
	vbroadcastss	128(%r11), %ymm2
	vmovups	608(%rsp), %ymm9
	vfmadd213ps	%ymm4, %ymm9, %ymm2
	vbroadcastss	164(%r11), %ymm4
	vfmadd213ps	%ymm3, %ymm9, %ymm4
	vbroadcastss	200(%r11), %ymm6
	vfmadd213ps	%ymm5, %ymm9, %ymm6
	vbroadcastss	132(%r11), %ymm5
	vmovups	48(%rsp), %ymm9
	vfmadd213ps	%ymm2, %ymm9, %ymm5
	vbroadcastss	168(%r11), %ymm3
	vfmadd213ps	%ymm4, %ymm9, %ymm3
	vbroadcastss	204(%r11), %ymm2
	vfmadd213ps	%ymm6, %ymm9, %ymm2
	vcvtdq2ps	%ymm0, %ymm0
	vbroadcastss	2133f(%rip), %ymm4
	vfmadd231ps	%ymm0, %ymm4, %ymm1
	vbroadcastss	2141f(%rip), %ymm0
	vmovups	3264(%rsp), %ymm4
	vfmadd213ps	%ymm1, %ymm0, %ymm4
	vbroadcastss	2142f(%rip), %ymm0
	vmovups	1392(%rsp), %ymm6
	vfmadd213ps	%ymm4, %ymm0, %ymm6
	vmovups	3136(%rsp), %ymm4
	vaddps	%ymm5, %ymm4, %ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm3
	vbroadcastss	2145f(%rip), %ymm0
	vfmadd231ps	%ymm4, %ymm0, %ymm2
	vbroadcastss	208(%r11), %ymm0
	vbroadcastss	298f(%rip), %ymm4
	vmovups	1136(%rsp), %ymm5
	vfmsub213ps	%ymm5, %ymm4, %ymm6
	vblendvps	%ymm12, %ymm0, %ymm6, %ymm4
	movq	%rsi, %rdx
	imulq	%rbx, %rdx
	shlq	$5, %rdx
	addq	%r12, %rdx
	vmovaps	%ymm4, (%rax,%rdx)
	vaddps	%ymm5, %ymm5, %ymm4
	vblendvps	%ymm12, %ymm0, %ymm4, %ymm4
	leaq	1(%rsi), %rdx
	imulq	%rbx, %rdx
	shlq	$5, %rdx
	addq	%r12, %rdx
	vmovaps	%ymm4, (%rax,%rdx)
	vblendvps	%ymm12, %ymm0, %ymm1, %ymm1
	leaq	2(%rsi), %rdx
	imulq	%rbx, %rdx
	shlq	$5, %rdx
	addq	%r12, %rdx
	vmovaps	%ymm1, (%rax,%rdx)
	vblendvps	%ymm12, %ymm0, %ymm3, %ymm1
	leaq	3(%rsi), %rdx
	imulq	%rbx, %rdx
	shlq	$5, %rdx
	addq	%r12, %rdx
	vmovaps	%ymm1, (%rax,%rdx)
	vblendvps	%ymm12, %ymm0, %ymm2, %ymm0
	addq	$4, %rsi
	imulq	%rbx, %rsi
	shlq	$5, %rsi
	addq	%r12, %rsi
	vmovaps	%ymm0, (%rax,%rsi)
	jmp	24b
258:
	addq	$3688, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
259:
	vzeroupper
	retq
	.p2align	2, 0x0
260:
	.long	0x3f800000
261:
	.long	1048576
262:
	.long	0x5d800000
263:
	.long	0x3f40094e
264:
	.long	0x3e1d5a5a
265:
	.long	0x3bd74912
266:
	.long	0x3f156f3d
267:
	.long	0x3d26f715
268:
	.long	8388607
269:
	.long	0x21800000
270:
	.long	1258291200
271:
	.long	1392508928
272:
	.long	0x53000080
273:
	.long	0xc9800000
274:
	.long	0x3f000000
275:
	.long	0x7fffffff
276:
	.long	0x40400000
277:
	.long	0x0da24260
278:
	.long	0x1e3ce508
279:
	.long	0xbf800000
280:
	.long	0x41100000
281:
	.long	0x3e800000
282:
	.long	0x3d2aaaab
283:
	.long	0x7f7fffff
284:
	.long	0x02081cea
285:
	.long	0x41490fdb
286:
	.long	0x40a00000
287:
	.long	0x40800000
288:
	.long	0x3fc00000
289:
	.long	0x7149f2ca
290:
	.long	2
291:
	.long	4
292:
	.long	8
293:
	.long	16
294:
	.long	0x40000000
295:
	.long	0x41400000
296:
	.long	0x40c00000
297:
	.long	0x3f3504f3
298:
	.long	0xbf000000
299:
	.long	0x80000000
2100:
	.long	0xc2ae0000
2101:
	.long	0x3fb8aa3b
2102:
	.long	0xbf317200
2103:
	.long	0xb5bfbe8e
2104:
	.long	0x3c1e8629
2105:
	.long	0x3aae0472
2106:
	.long	0x3d635b73
2107:
	.long	0x3e75fc8c
2108:
	.long	0x3f317214
2109:
	.long	0x42fe0000
2110:
	.long	0x4f000000
2111:
	.long	0x3e99999a
2112:
	.long	0x3ef89ba5
2113:
	.long	0xbe04a19d
2114:
	.long	0xbf03248e
2115:
	.long	0x3f0c3744
2116:
	.long	0xbdc1d79d
2117:
	.long	0x3e5c1572
2118:
	.long	0x3e17e642
2119:
	.long	0x3e2ecff8
2120:
	.long	0x3e2d3f9f
2121:
	.long	0x3ecc422a
2122:
	.long	0x3f106ebb
2123:
	.long	0xc0000000
2124:
	.long	3234528013
2125:
	.long	4286578688
2126:
	.long	0xbf00000d
2127:
	.long	0x3eaaac4e
2128:
	.long	0xbe7fd7d0
2129:
	.long	0x3e4bdb47
2130:
	.long	0xbe2ec8d2
2131:
	.long	0x3e259a3a
2132:
	.long	0xbddadb52
2133:
	.long	0x33b17218
2134:
	.long	0x3a83126f
2135:
	.long	0x3727c5ac
2136:
	.long	0x41800000
2137:
	.long	0x358637bd
2138:
	.long	0x350637bd
2139:
	.long	0x34210fb0
2140:
	.long	0x36a7c5ac
2141:
	.long	0x3f317218
2142:
	.long	0x3feb3f8f
2143:
	.long	0x38d1b717
2144:
	.long	0x3951b717
2145:
	.long	0x41000000
2146:
	.long	0x3cf5c28f
2147:
	.long	0x41200000
2148:
	.long	0x26901d7d
2149:
	.long	0x3f800054
2150:
	.long	0xbf4ccccd
	.p2align	5, 0x0
2151:
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
2152:
	.zero	32
