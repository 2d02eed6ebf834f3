# Made by `cargo xtask kernels`. Do not edit.
	testl	%ecx, %ecx
	je	262f
	testl	%edx, %edx
	je	262f
	testl	%esi, %esi
	je	262f
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$4456, %rsp
	movq	4528(%rsp), %rax
	movl	%esi, %esi
	movl	%edx, %edx
	movq	(%rdi), %r10
	movq	24(%rdi), %r11
	movq	32(%rdi), %rbx
	movq	40(%rdi), %r14
	movq	%r14, 2072(%rsp)
	movq	48(%rdi), %rdi
	addl	%r8d, %r9d
	addl	4512(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 2040(%rsp)
	movq	%r9, 2056(%rsp)
	leaq	(%r9,%r9), %r8
	movq	%rdx, 1280(%rsp)
	imulq	%rsi, %rdx
	addq	%rdx, %rdx
	movq	%rdx, 2032(%rsp)
	leaq	(%rsi,%rsi), %rcx
	movq	%rcx, 2048(%rsp)
	leaq	128(%rdi), %rbp
	movq	%r10, 288(%rsp)
	leaq	32(%r10), %rcx
	vbroadcastss	263f(%rip), %ymm13
	xorl	%edx, %edx
	vxorps	%xmm7, %xmm7, %xmm7
	vbroadcastss	2125f(%rip), %ymm9
	vbroadcastss	2126f(%rip), %ymm0
	vmovups	%ymm0, 3680(%rsp)
	vbroadcastss	263f(%rip), %ymm15
	vbroadcastss	299f(%rip), %ymm0
	vmovups	%ymm0, 2000(%rsp)
	movq	%r11, 824(%rsp)
	vmovups	%ymm15, 2976(%rsp)
	movq	%rsi, 2080(%rsp)
	movq	%rbx, 272(%rsp)
	vmovups	%ymm9, 3712(%rsp)
	jmp	21f
	.p2align	4
20:
	incq	%rdx
	addq	2032(%rsp), %r8
	cmpq	2040(%rsp), %rdx
	je	261f
21:
	movq	%rdx, %r9
	imulq	1280(%rsp), %r9
	movq	%r9, 2064(%rsp)
	movq	%r8, %r14
	xorl	%r15d, %r15d
	movq	%r8, 2096(%rsp)
	movq	%rdx, 2088(%rsp)
	jmp	23f
	.p2align	4
22:
	incq	%r15
	addq	2048(%rsp), %r14
	cmpq	1280(%rsp), %r15
	je	20b
23:
	movq	2064(%rsp), %r9
	addq	%r15, %r9
	imulq	%rsi, %r9
	addq	2056(%rsp), %r9
	movq	%r9, 2128(%rsp)
	movq	%r14, 280(%rsp)
	xorl	%r12d, %r12d
	movq	%r14, 2112(%rsp)
	movq	%r15, 2104(%rsp)
	jmp	26f
	.p2align	4
24:
	vorps	%ymm14, %ymm13, %ymm0
	vbroadcastss	279f(%rip), %ymm1
	vblendvps	%ymm0, 3424(%rsp), %ymm1, %ymm0
	movq	2072(%rsp), %rdx
	vmovups	2944(%rsp), %ymm1
	vmovaps	%ymm1, (%rdx,%rax)
	vmovaps	%ymm0, (%rdx,%r15)
	movq	4528(%rsp), %rax
	movq	2080(%rsp), %rsi
	movq	2096(%rsp), %r8
	vbroadcastss	263f(%rip), %ymm13
	movq	2088(%rsp), %rdx
	vxorps	%xmm7, %xmm7, %xmm7
	movq	2112(%rsp), %r14
	movq	2104(%rsp), %r15
25:
	incq	%r12
	addq	$2, 280(%rsp)
	cmpq	%rsi, %r12
	je	22b
26:
	movq	2128(%rsp), %r9
	addq	%r12, %r9
	movl	8(%rax), %r13d
	movq	%r13, 72(%rsp)
	cmpq	%r13, %r9
	jae	25b
	movl	(%rax), %r15d
	movl	16(%rax), %r13d
	movl	20(%rax), %r10d
	movq	%r15, %rbx
	imulq	%r15, %rbx
	movq	%rbx, %r8
	movq	%r9, 2120(%rsp)
	imulq	%r9, %r8
	addq	%r8, %r8
	testq	%r15, %r15
	movq	%r12, 1288(%rsp)
	je	227f
	movl	%r13d, 624(%rsp)
	leaq	(%r15,%r15), %rax
	movl	$2, %r12d
	subq	%r15, %r12
	movq	280(%rsp), %r14
	imulq	%rbx, %r14
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1088(%rsp)
	vpbroadcastd	264f(%rip), %ymm5
	vmovaps	%ymm13, %ymm14
	vmovups	%ymm13, 1456(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	%ymm0, 496(%rsp)
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm12, %xmm12, %xmm12
	vmovups	%ymm0, (%rsp)
	xorl	%r13d, %r13d
	vbroadcastss	265f(%rip), %ymm9
	jmp	28f
	.p2align	4
27:
	vaddps	%ymm3, %ymm11, %ymm11
	vaddps	32(%rsp), %ymm8, %ymm8
	vaddps	%ymm1, %ymm10, %ymm1
	vaddps	%ymm6, %ymm13, %ymm6
	incq	%r13
	addq	%rax, %r14
	cmpq	%r15, %r13
	je	226f
28:
	movl	%r14d, %esi
	shrl	%esi
	andl	$1073741823, %esi
	shlq	$6, %rsi
	movl	%eax, %edx
	imull	%r13d, %edx
	leal	(%r8,%rdx), %r9d
	andl	$2147483646, %r9d
	shlq	$5, %r9
	movq	288(%rsp), %r11
	leaq	(%r11,%r9), %rdx
	vmovaps	(%r11,%r9), %ymm0
	vmovaps	32(%r11,%r9), %ymm13
	testb	$8, %r10b
	vmovups	%ymm13, 32(%rsp)
	jne	211f
	cmpl	$1, %r15d
	jne	29f
	vmovups	(%rsp), %ymm4
	vaddps	%ymm4, %ymm13, %ymm4
	vmovups	%ymm4, (%rsp)
29:
	movq	288(%rsp), %r9
	addq	$96, %r9
	addq	%r9, %rsi
	vsubps	%ymm13, %ymm0, %ymm3
	cmpq	$1, %r15
	je	214f
	vaddps	%ymm7, %ymm3, %ymm10
	vaddps	%ymm7, %ymm13, %ymm13
	jne	215f
210:
	testq	%r13, %r13
	jne	27b
	jmp	225f
	.p2align	4
211:
	cmpl	$1, %r15d
	vmovups	%ymm2, 80(%rsp)
	jne	212f
	vmovups	(%rsp), %ymm4
	vaddps	%ymm4, %ymm13, %ymm4
	vmovups	%ymm4, (%rsp)
212:
	movq	288(%rsp), %r9
	addq	$96, %r9
	addq	%r9, %rsi
	vsubps	%ymm13, %ymm0, %ymm3
	cmpq	$1, %r15
	vmovaps	%ymm15, %ymm2
	vmovups	%ymm1, 240(%rsp)
	jne	213f
	vaddps	%ymm3, %ymm12, %ymm12
213:
	vmovups	%ymm12, 144(%rsp)
	vcmpltps	%ymm9, %ymm13, %ymm4
	vandps	%ymm0, %ymm4, %ymm0
	vbroadcastss	266f(%rip), %ymm1
	vaddps	%ymm1, %ymm0, %ymm4
	vbroadcastss	267f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm0, %ymm4
	vbroadcastss	268f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm0, %ymm4
	vbroadcastss	269f(%rip), %ymm1
	vaddps	%ymm1, %ymm0, %ymm10
	vbroadcastss	270f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm0, %ymm10
	vmovaps	%ymm13, %ymm15
	vcmpltps	%ymm0, %ymm7, %ymm13
	vbroadcastss	263f(%rip), %ymm1
	vblendvps	%ymm13, %ymm4, %ymm1, %ymm0
	vmulps	%ymm0, %ymm14, %ymm4
	vblendvps	%ymm13, %ymm10, %ymm1, %ymm0
	vmulps	1456(%rsp), %ymm0, %ymm10
	vpsrld	$23, %ymm4, %ymm0
	vpsrld	$23, %ymm10, %ymm14
	vpsubd	%ymm14, %ymm5, %ymm5
	vpaddd	%ymm0, %ymm5, %ymm5
	vbroadcastss	271f(%rip), %ymm0
	vandps	%ymm0, %ymm4, %ymm4
	vorps	%ymm2, %ymm4, %ymm14
	vandps	%ymm0, %ymm10, %ymm4
	vorps	%ymm2, %ymm4, %ymm4
	vmovups	%ymm4, 1456(%rsp)
	vandps	%ymm1, %ymm13, %ymm4
	vmovups	1088(%rsp), %ymm1
	vaddps	%ymm4, %ymm1, %ymm1
	vaddps	%ymm7, %ymm3, %ymm10
	vaddps	%ymm7, %ymm15, %ymm13
	jne	217f
	vmovups	%ymm1, 1088(%rsp)
	vmovups	240(%rsp), %ymm1
	vmovaps	%ymm2, %ymm15
	vmovups	144(%rsp), %ymm12
	vmovups	80(%rsp), %ymm2
	testq	%r13, %r13
	jne	27b
	jmp	225f
	.p2align	4
214:
	vaddps	%ymm3, %ymm12, %ymm12
	vaddps	%ymm7, %ymm3, %ymm10
	vaddps	%ymm7, %ymm13, %ymm13
	je	210b
215:
	vmovups	%ymm3, 176(%rsp)
	vmovups	%ymm14, 2528(%rsp)
	vmovaps	%ymm15, %ymm14
	vmovaps	%ymm8, %ymm15
	vmovaps	%ymm6, %ymm8
	vmovaps	%ymm11, %ymm6
	vmovaps	%ymm2, %ymm11
	vmovaps	%ymm1, %ymm3
	leaq	-2(%r15), %r9
	testq	%r9, %r9
	je	219f
	vmovups	1088(%rsp), %ymm1
	movl	$1, %r9d
	.p2align	4
216:
	vmovaps	-32(%rsi), %ymm0
	vmovaps	(%rsi), %ymm4
	vsubps	%ymm4, %ymm0, %ymm0
	vaddps	%ymm0, %ymm10, %ymm10
	vaddps	%ymm4, %ymm13, %ymm13
	leaq	(%r12,%r9), %r11
	incq	%r11
	incq	%r9
	addq	$64, %rsi
	cmpq	$1, %r11
	jne	216b
	jmp	220f
	.p2align	4
217:
	vmovups	%ymm3, 176(%rsp)
	vmovups	%ymm8, 400(%rsp)
	vmovups	%ymm6, 112(%rsp)
	vmovups	%ymm11, 208(%rsp)
	vmovaps	%ymm1, %ymm3
	leaq	-2(%r15), %r9
	testq	%r9, %r9
	je	222f
	movl	$1, %r9d
	vbroadcastss	263f(%rip), %ymm1
	vmovaps	%ymm2, %ymm12
	vmovaps	%ymm14, %ymm6
	vmovups	1456(%rsp), %ymm8
	.p2align	4
218:
	vmovaps	-32(%rsi), %ymm4
	vmovaps	(%rsi), %ymm14
	vcmpltps	%ymm9, %ymm14, %ymm15
	vandps	%ymm4, %ymm15, %ymm15
	vbroadcastss	266f(%rip), %ymm2
	vaddps	%ymm2, %ymm15, %ymm9
	vbroadcastss	267f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm15, %ymm9
	vbroadcastss	268f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm15, %ymm9
	vbroadcastss	269f(%rip), %ymm2
	vaddps	%ymm2, %ymm15, %ymm2
	vbroadcastss	270f(%rip), %ymm11
	vfmadd213ps	%ymm11, %ymm15, %ymm2
	vcmpltps	%ymm15, %ymm7, %ymm15
	vblendvps	%ymm15, %ymm9, %ymm1, %ymm9
	vmulps	%ymm6, %ymm9, %ymm9
	vblendvps	%ymm15, %ymm2, %ymm1, %ymm2
	vmulps	%ymm2, %ymm8, %ymm2
	vpsrld	$23, %ymm2, %ymm7
	vpsubd	%ymm7, %ymm5, %ymm5
	vpsrld	$23, %ymm9, %ymm7
	vpaddd	%ymm7, %ymm5, %ymm5
	vandps	%ymm1, %ymm15, %ymm7
	vaddps	%ymm7, %ymm3, %ymm3
	vxorps	%xmm7, %xmm7, %xmm7
	vsubps	%ymm14, %ymm4, %ymm4
	vaddps	%ymm4, %ymm10, %ymm10
	vaddps	%ymm14, %ymm13, %ymm13
	vandps	%ymm0, %ymm9, %ymm4
	vbroadcastss	265f(%rip), %ymm9
	vorps	%ymm4, %ymm12, %ymm6
	vandps	%ymm0, %ymm2, %ymm2
	vorps	%ymm2, %ymm12, %ymm8
	leaq	(%r12,%r9), %r11
	incq	%r11
	incq	%r9
	addq	$64, %rsi
	cmpq	$1, %r11
	jne	218b
	jmp	223f
219:
	vmovups	1088(%rsp), %ymm1
	movl	$1, %r9d
220:
	movq	%r9, %rsi
	shlq	$6, %rsi
	vmovaps	(%rdx,%rsi), %ymm2
	vmovaps	32(%rdx,%rsi), %ymm0
	vsubps	%ymm0, %ymm2, %ymm4
	incq	%r9
	cmpq	%r15, %r9
	vmovups	%ymm1, 1088(%rsp)
	jne	221f
	vaddps	%ymm4, %ymm12, %ymm12
	vmovups	(%rsp), %ymm2
	vaddps	%ymm0, %ymm2, %ymm2
	vmovups	%ymm2, (%rsp)
221:
	vaddps	%ymm4, %ymm10, %ymm10
	vaddps	%ymm0, %ymm13, %ymm13
	vmovaps	%ymm3, %ymm1
	vmovaps	%ymm11, %ymm2
	vmovaps	%ymm6, %ymm11
	vmovaps	%ymm8, %ymm6
	vmovaps	%ymm15, %ymm8
	vmovaps	%ymm14, %ymm15
	vmovups	2528(%rsp), %ymm14
	vmovups	176(%rsp), %ymm3
	testq	%r13, %r13
	jne	27b
	jmp	225f
222:
	movl	$1, %r9d
	vmovaps	%ymm14, %ymm6
	vmovups	1456(%rsp), %ymm8
223:
	vmovups	%ymm8, 1456(%rsp)
	vmovups	%ymm6, 2528(%rsp)
	vmovups	%ymm3, 1088(%rsp)
	movq	%r9, %rsi
	shlq	$6, %rsi
	vmovaps	(%rdx,%rsi), %ymm4
	vmovaps	32(%rdx,%rsi), %ymm14
	vsubps	%ymm14, %ymm4, %ymm15
	incq	%r9
	cmpq	%r15, %r9
	jne	224f
	vmovups	144(%rsp), %ymm1
	vaddps	%ymm1, %ymm15, %ymm1
	vmovups	%ymm1, 144(%rsp)
	vmovups	(%rsp), %ymm1
	vaddps	%ymm1, %ymm14, %ymm1
	vmovups	%ymm1, (%rsp)
224:
	vbroadcastss	266f(%rip), %ymm12
	vbroadcastss	267f(%rip), %ymm3
	vbroadcastss	268f(%rip), %ymm11
	vbroadcastss	269f(%rip), %ymm6
	vbroadcastss	270f(%rip), %ymm8
	vcmpltps	%ymm9, %ymm14, %ymm2
	vandps	%ymm4, %ymm2, %ymm2
	vaddps	%ymm2, %ymm12, %ymm4
	vfmadd213ps	%ymm3, %ymm2, %ymm4
	vfmadd213ps	%ymm11, %ymm2, %ymm4
	vaddps	%ymm6, %ymm2, %ymm7
	vfmadd213ps	%ymm8, %ymm2, %ymm7
	vxorps	%xmm1, %xmm1, %xmm1
	vcmpltps	%ymm2, %ymm1, %ymm2
	vbroadcastss	263f(%rip), %ymm1
	vblendvps	%ymm2, %ymm4, %ymm1, %ymm4
	vmulps	2528(%rsp), %ymm4, %ymm4
	vblendvps	%ymm2, %ymm7, %ymm1, %ymm7
	vmulps	1456(%rsp), %ymm7, %ymm7
	vpsrld	$23, %ymm7, %ymm9
	vpsubd	%ymm9, %ymm5, %ymm5
	vpsrld	$23, %ymm4, %ymm9
	vpaddd	%ymm5, %ymm9, %ymm5
	vbroadcastss	265f(%rip), %ymm9
	vandps	%ymm0, %ymm4, %ymm4
	vandps	%ymm0, %ymm7, %ymm0
	vxorps	%xmm7, %xmm7, %xmm7
	vandps	%ymm1, %ymm2, %ymm2
	vmovups	1088(%rsp), %ymm1
	vaddps	%ymm2, %ymm1, %ymm1
	vmovups	%ymm1, 1088(%rsp)
	vaddps	%ymm15, %ymm10, %ymm10
	vaddps	%ymm14, %ymm13, %ymm13
	vmovups	2976(%rsp), %ymm15
	vorps	%ymm4, %ymm15, %ymm14
	vorps	%ymm0, %ymm15, %ymm0
	vmovups	%ymm0, 1456(%rsp)
	vmovups	240(%rsp), %ymm1
	vmovups	144(%rsp), %ymm12
	vmovups	80(%rsp), %ymm2
	vmovups	208(%rsp), %ymm11
	vmovups	112(%rsp), %ymm6
	vmovups	400(%rsp), %ymm8
	vmovups	176(%rsp), %ymm3
	testq	%r13, %r13
	jne	27b
225:
	vaddps	%ymm2, %ymm10, %ymm2
	vmovups	496(%rsp), %ymm0
	vaddps	%ymm0, %ymm13, %ymm0
	vmovups	%ymm0, 496(%rsp)
	jmp	27b
	.p2align	4
226:
	vmovaps	%ymm6, %ymm4
	vmovaps	%ymm11, %ymm6
	vmovups	%ymm1, 240(%rsp)
	vbroadcastss	272f(%rip), %ymm1
	vmulps	496(%rsp), %ymm1, %ymm0
	vroundps	$8, %ymm0, %ymm11
	vmulps	%ymm1, %ymm13, %ymm0
	vroundps	$8, %ymm0, %ymm9
	vmulps	%ymm1, %ymm8, %ymm0
	vroundps	$8, %ymm0, %ymm8
	vmulps	(%rsp), %ymm1, %ymm0
	vroundps	$8, %ymm0, %ymm0
	vmovaps	%ymm2, %ymm7
	vmulps	%ymm1, %ymm4, %ymm2
	vroundps	$8, %ymm2, %ymm1
	vmovups	%ymm1, 144(%rsp)
	vpbroadcastd	273f(%rip), %ymm2
	vpblendw	$170, %ymm2, %ymm5, %ymm2
	vpsrld	$16, %ymm5, %ymm4
	vpbroadcastd	274f(%rip), %ymm5
	vpblendw	$170, %ymm5, %ymm4, %ymm4
	vbroadcastss	275f(%rip), %ymm1
	vsubps	%ymm1, %ymm4, %ymm4
	vaddps	%ymm4, %ymm2, %ymm2
	vbroadcastss	276f(%rip), %ymm1
	vaddps	%ymm1, %ymm2, %ymm2
	vmovups	1088(%rsp), %ymm1
	vbroadcastss	263f(%rip), %ymm13
	vmovaps	%ymm7, %ymm3
	movl	624(%rsp), %r13d
	jmp	228f
227:
	vxorps	%xmm0, %xmm0, %xmm0
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%ymm1, 144(%rsp)
	vmovups	%ymm1, 240(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	%ymm13, 1456(%rsp)
	vmovaps	%ymm13, %ymm14
228:
	testq	%rbx, %rbx
	vmovups	%ymm1, 1088(%rsp)
	movl	%r10d, 300(%rsp)
	vmovups	%ymm2, 3872(%rsp)
	js	229f
	vxorps	%xmm15, %xmm15, %xmm15
	vcvtsi2ss	%rbx, %xmm15, %xmm7
	jmp	230f
	.p2align	4
229:
	movq	%rbx, %rax
	shrq	%rax
	movl	%ebx, %edx
	andl	$1, %edx
	orq	%rax, %rdx
	vxorps	%xmm15, %xmm15, %xmm15
	vcvtsi2ss	%rdx, %xmm15, %xmm2
	vaddss	%xmm2, %xmm2, %xmm7
230:
	vxorps	%xmm15, %xmm15, %xmm15
	vcvtsi2ss	%r15, %xmm15, %xmm2
	vbroadcastss	%xmm2, %ymm5
	vsubps	%ymm11, %ymm5, %ymm2
	vmaxps	%ymm13, %ymm2, %ymm2
	vdivps	%ymm2, %ymm13, %ymm2
	vsubps	%ymm9, %ymm5, %ymm4
	vmaxps	%ymm13, %ymm4, %ymm4
	vdivps	%ymm4, %ymm13, %ymm4
	vsubps	%ymm8, %ymm5, %ymm8
	vmaxps	%ymm13, %ymm8, %ymm8
	vdivps	%ymm8, %ymm13, %ymm8
	vmulps	%ymm2, %ymm3, %ymm2
	vmulps	%ymm4, %ymm10, %ymm4
	vmulps	%ymm6, %ymm8, %ymm3
	vsubps	%ymm0, %ymm5, %ymm0
	vmaxps	%ymm13, %ymm0, %ymm0
	vdivps	%ymm0, %ymm13, %ymm0
	vminps	%ymm2, %ymm4, %ymm8
	vcmpunordps	%ymm2, %ymm2, %ymm9
	vblendvps	%ymm9, %ymm4, %ymm8, %ymm8
	vmulps	%ymm0, %ymm12, %ymm0
	vmaxps	%ymm2, %ymm4, %ymm2
	vblendvps	%ymm9, %ymm4, %ymm2, %ymm2
	vminps	%ymm3, %ymm0, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm9
	vblendvps	%ymm9, %ymm0, %ymm4, %ymm4
	vmaxps	%ymm3, %ymm0, %ymm3
	vblendvps	%ymm9, %ymm0, %ymm3, %ymm0
	vminps	%ymm8, %ymm4, %ymm3
	vcmpunordps	%ymm8, %ymm8, %ymm9
	vblendvps	%ymm9, %ymm4, %ymm3, %ymm3
	vmaxps	%ymm8, %ymm4, %ymm8
	vblendvps	%ymm9, %ymm4, %ymm8, %ymm4
	vminps	%ymm2, %ymm0, %ymm8
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm0, %ymm8, %ymm0
	vminps	%ymm4, %ymm0, %ymm2
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm0, %ymm2, %ymm0
	vaddps	%ymm0, %ymm3, %ymm0
	vbroadcastss	277f(%rip), %ymm1
	vmulps	%ymm1, %ymm0, %ymm2
	vbroadcastss	278f(%rip), %ymm0
	vmovups	%ymm0, 2240(%rsp)
	vandps	240(%rsp), %ymm0, %ymm0
	vmovups	%ymm0, 32(%rsp)
	vbroadcastss	%xmm7, %ymm0
	vmovups	%ymm0, (%rsp)
	vsubps	144(%rsp), %ymm0, %ymm0
	vmovups	%ymm0, 3520(%rsp)
	vxorps	%xmm12, %xmm12, %xmm12
	testq	%r15, %r15
	vmovups	%ymm14, 2528(%rsp)
	movq	824(%rsp), %r10
	je	237f
	vmaxps	%ymm12, %ymm2, %ymm4
	vbroadcastss	279f(%rip), %ymm1
	vmulps	%ymm1, %ymm4, %ymm8
	leaq	(%r15,%r15), %rax
	movl	%r15d, %edx
	andl	$-2, %edx
	movq	280(%rsp), %rsi
	imulq	%rbx, %rsi
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm6, %xmm6, %xmm6
	xorl	%r9d, %r9d
	jmp	234f
	.p2align	4
231:
	vxorps	%xmm11, %xmm11, %xmm11
	xorl	%r14d, %r14d
232:
	vmovaps	%ymm10, %ymm12
	vmovaps	%ymm9, %ymm10
	movl	%eax, %r11d
	imull	%r9d, %r11d
	addl	%r8d, %r11d
	andl	$2147483646, %r11d
	shlq	$5, %r11
	vcvtsi2ss	%r14, %xmm5, %xmm3
	addq	288(%rsp), %r11
	shlq	$6, %r14
	vmovaps	(%r11,%r14), %ymm9
	vmovaps	32(%r11,%r14), %ymm13
	vsubps	%ymm13, %ymm9, %ymm9
	vsubps	%ymm2, %ymm9, %ymm9
	vxorps	%xmm0, %xmm0, %xmm0
	vmaxps	%ymm0, %ymm9, %ymm9
	vfmadd213ps	%ymm8, %ymm1, %ymm13
	vfmsub231ps	%ymm9, %ymm9, %ymm13
	vmaxps	%ymm0, %ymm13, %ymm13
	vbroadcastss	%xmm3, %ymm9
	vaddps	%ymm13, %ymm11, %ymm11
	vfmadd213ps	%ymm10, %ymm13, %ymm9
	vmulss	%xmm3, %xmm3, %xmm3
	vbroadcastss	%xmm3, %ymm10
	vfmadd213ps	%ymm12, %ymm13, %ymm10
233:
	vcvtsi2ss	%r9, %xmm5, %xmm3
	vbroadcastss	%xmm3, %ymm12
	vaddps	%ymm4, %ymm11, %ymm4
	vfmadd231ps	%ymm12, %ymm11, %ymm7
	vmulss	%xmm3, %xmm3, %xmm3
	vbroadcastss	%xmm3, %ymm3
	vfmadd231ps	%ymm3, %ymm11, %ymm6
	incq	%r9
	addq	%rax, %rsi
	cmpq	%r15, %r9
	je	236f
234:
	cmpl	$1, %r15d
	je	231b
	movl	%esi, %r12d
	shrl	%r12d
	andl	$1073741823, %r12d
	shlq	$6, %r12
	movq	288(%rsp), %r10
	leaq	96(%r10), %r11
	addq	%r11, %r12
	vxorps	%xmm11, %xmm11, %xmm11
	xorl	%r14d, %r14d
	vxorps	%xmm0, %xmm0, %xmm0
	.p2align	4
235:
	vmovaps	-96(%r12), %ymm12
	vmovaps	-64(%r12), %ymm13
	vmovaps	-32(%r12), %ymm14
	vmovaps	(%r12), %ymm15
	vsubps	%ymm13, %ymm12, %ymm12
	vsubps	%ymm2, %ymm12, %ymm12
	vmaxps	%ymm0, %ymm12, %ymm12
	vfmadd213ps	%ymm8, %ymm1, %ymm13
	vfmsub231ps	%ymm12, %ymm12, %ymm13
	vmaxps	%ymm0, %ymm13, %ymm12
	vcvtsi2ss	%r14, %xmm5, %xmm13
	vbroadcastss	%xmm13, %ymm3
	vaddps	%ymm12, %ymm11, %ymm11
	vfmadd213ps	%ymm9, %ymm12, %ymm3
	vmulss	%xmm13, %xmm13, %xmm9
	vbroadcastss	%xmm9, %ymm13
	vfmadd213ps	%ymm10, %ymm12, %ymm13
	vsubps	%ymm15, %ymm14, %ymm9
	vsubps	%ymm2, %ymm9, %ymm9
	vmaxps	%ymm0, %ymm9, %ymm9
	vfmadd213ps	%ymm8, %ymm1, %ymm15
	vfmsub231ps	%ymm9, %ymm9, %ymm15
	vmaxps	%ymm0, %ymm15, %ymm12
	leaq	1(%r14), %r11
	vcvtsi2ss	%r11, %xmm5, %xmm10
	vbroadcastss	%xmm10, %ymm9
	vaddps	%ymm12, %ymm11, %ymm11
	vfmadd213ps	%ymm3, %ymm12, %ymm9
	vmulss	%xmm10, %xmm10, %xmm3
	vbroadcastss	%xmm3, %ymm10
	vfmadd213ps	%ymm13, %ymm12, %ymm10
	addq	$2, %r14
	subq	$-128, %r12
	cmpq	%rdx, %r14
	jne	235b
	testb	$1, %r15b
	jne	232b
	jmp	233b
	.p2align	4
236:
	movq	824(%rsp), %r10
	vbroadcastss	263f(%rip), %ymm13
	vxorps	%xmm12, %xmm12, %xmm12
	jmp	238f
237:
	xorl	%eax, %eax
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm4, %xmm4, %xmm4
238:
	vbroadcastss	281f(%rip), %ymm1
	vmaxps	%ymm1, %ymm4, %ymm3
	vdivps	%ymm3, %ymm13, %ymm3
	vbroadcastss	282f(%rip), %ymm1
	vcmpltps	%ymm4, %ymm1, %ymm11
	vbroadcastss	283f(%rip), %ymm1
	vaddps	%ymm1, %ymm5, %ymm5
	vbroadcastss	277f(%rip), %ymm1
	vmulps	%ymm1, %ymm5, %ymm5
	vmulps	%ymm3, %ymm9, %ymm8
	vblendvps	%ymm11, %ymm8, %ymm5, %ymm8
	vmulps	%ymm3, %ymm7, %ymm7
	vblendvps	%ymm11, %ymm7, %ymm5, %ymm5
	vbroadcastss	284f(%rip), %ymm1
	vmovups	(%rsp), %ymm0
	vdivps	%ymm1, %ymm0, %ymm0
	vmulps	%ymm3, %ymm10, %ymm7
	vfnmadd231ps	%ymm8, %ymm8, %ymm7
	vaddps	%ymm7, %ymm7, %ymm7
	vminps	%ymm7, %ymm0, %ymm9
	vcmpunordps	%ymm7, %ymm7, %ymm7
	vblendvps	%ymm7, %ymm0, %ymm9, %ymm7
	vbroadcastss	285f(%rip), %ymm1
	vmaxps	%ymm1, %ymm7, %ymm7
	vsqrtps	%ymm7, %ymm7
	vmulps	%ymm3, %ymm6, %ymm3
	vfnmadd231ps	%ymm5, %ymm5, %ymm3
	vaddps	%ymm3, %ymm3, %ymm3
	vminps	%ymm3, %ymm0, %ymm6
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm0, %ymm6, %ymm0
	vmaxps	%ymm1, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm3
	vbroadcastss	286f(%rip), %ymm0
	vmulps	%ymm0, %ymm7, %ymm0
	vmulps	%ymm0, %ymm3, %ymm0
	vmulps	%ymm0, %ymm4, %ymm0
	vsqrtps	%ymm0, %ymm0
	vmovups	240(%rsp), %ymm1
	vfnmadd231ps	3520(%rsp), %ymm2, %ymm1
	vmaxps	%ymm1, %ymm0, %ymm4
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm0, %ymm4, %ymm0
	vmovups	%ymm0, (%rsp)
	vbroadcastss	20(%r10), %ymm1
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 2496(%rsp)
	vcmpltps	%ymm1, %ymm12, %ymm6
	vblendvps	%ymm6, %ymm1, %ymm7, %ymm4
	vblendvps	%ymm6, %ymm1, %ymm3, %ymm1
	vbroadcastss	52(%r10), %ymm15
	vbroadcastss	76(%r10), %ymm0
	vmovaps	%ymm13, %ymm9
	vbroadcastss	56(%r10), %ymm13
	vbroadcastss	80(%r10), %ymm14
	vbroadcastss	64(%r10), %ymm11
	vbroadcastss	88(%r10), %ymm12
	vbroadcastss	68(%r10), %ymm7
	vbroadcastss	92(%r10), %ymm10
	vminps	%ymm8, %ymm0, %ymm3
	vcmpunordps	%ymm8, %ymm8, %ymm6
	vmovups	%ymm0, 2624(%rsp)
	vblendvps	%ymm6, %ymm0, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm15, %ymm6
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vmovups	%ymm15, 3072(%rsp)
	vblendvps	%ymm3, %ymm15, %ymm6, %ymm0
	vminps	%ymm5, %ymm14, %ymm3
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vmovups	%ymm14, 2656(%rsp)
	vblendvps	%ymm5, %ymm14, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm13, %ymm5
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vmovups	%ymm13, 2688(%rsp)
	vblendvps	%ymm3, %ymm13, %ymm5, %ymm3
	vmovaps	%ymm9, %ymm13
	vmovups	%ymm3, 1296(%rsp)
	vminps	%ymm2, %ymm12, %ymm3
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vmovups	%ymm12, 2784(%rsp)
	vblendvps	%ymm2, %ymm12, %ymm3, %ymm2
	vmaxps	%ymm2, %ymm11, %ymm3
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vmovups	%ymm11, 2816(%rsp)
	vblendvps	%ymm2, %ymm11, %ymm3, %ymm8
	vmovaps	%ymm0, %ymm11
	vminps	%ymm4, %ymm10, %ymm2
	vcmpunordps	%ymm4, %ymm4, %ymm3
	vblendvps	%ymm3, %ymm10, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm7, %ymm3
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm7, %ymm3, %ymm0
	vmovups	%ymm0, 1488(%rsp)
	vbroadcastss	96(%r10), %ymm3
	vminps	%ymm1, %ymm3, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm2, %ymm1
	vbroadcastss	72(%r10), %ymm4
	vmaxps	%ymm1, %ymm4, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm4, %ymm2, %ymm0
	vmovups	%ymm0, 1648(%rsp)
	vpbroadcastd	280f(%rip), %ymm1
	vmovdqu	32(%rsp), %ymm0
	vpcmpgtd	%ymm1, %ymm0, %ymm1
	vbroadcastss	287f(%rip), %ymm2
	vmovups	3520(%rsp), %ymm0
	vcmpltps	%ymm2, %ymm0, %ymm2
	vpor	%ymm2, %ymm1, %ymm1
	vmovups	(%rsp), %ymm0
	vmaxps	%ymm9, %ymm0, %ymm0
	vbroadcastss	84(%r10), %ymm2
	vmovups	%ymm2, 2560(%rsp)
	vminps	%ymm0, %ymm2, %ymm0
	vbroadcastss	60(%r10), %ymm2
	vmovups	%ymm2, 2592(%rsp)
	vmaxps	%ymm0, %ymm2, %ymm15
	vpandn	%ymm9, %ymm1, %ymm9
	vbroadcastss	288f(%rip), %ymm2
	vbroadcastss	289f(%rip), %ymm0
	vblendvps	%ymm1, %ymm2, %ymm0, %ymm0
	vmovups	%ymm0, 3424(%rsp)
	movl	%r13d, %edx
	vxorps	%xmm14, %xmm14, %xmm14
	vcvtsi2ss	%rdx, %xmm14, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 3776(%rsp)
	vmovups	%ymm7, 2880(%rsp)
	vmovups	%ymm10, 2848(%rsp)
	vsubss	%xmm7, %xmm10, %xmm0
	vmovss	285f(%rip), %xmm1
	vmulss	%xmm1, %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 3936(%rsp)
	vmovups	%ymm3, 2752(%rsp)
	vmovups	%ymm4, 2720(%rsp)
	vsubss	%xmm4, %xmm3, %xmm0
	vmulss	%xmm1, %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 3904(%rsp)
	movq	%r15, %rdx
	shlq	$5, %rdx
	leaq	(%rdx,%rdx,4), %r12
	leaq	(%r12,%rbp), %r11
	movq	280(%rsp), %r9
	imulq	%rbx, %r9
	movq	%r15, %rsi
	shlq	$6, %rsi
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 2304(%rsp)
	vmovups	%ymm0, 2336(%rsp)
	vmovups	%ymm0, 2368(%rsp)
	vmovups	%ymm0, 2400(%rsp)
	vmovups	%ymm0, 2432(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vmovups	%ymm0, 2144(%rsp)
	vmovups	%ymm13, 2464(%rsp)
	vbroadcastss	291f(%rip), %ymm0
	vmovups	%ymm0, 3744(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%ymm1, 1808(%rsp)
	vmovups	%ymm0, 2912(%rsp)
	vmovups	%ymm2, 3008(%rsp)
	vbroadcastss	290f(%rip), %ymm0
	vmovups	%ymm0, 3552(%rsp)
	vbroadcastss	280f(%rip), %ymm0
	vmovups	%ymm0, 3104(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 2944(%rsp)
	vxorps	%xmm14, %xmm14, %xmm14
	movq	%r9, 2136(%rsp)
	jmp	240f
	.p2align	4
239:
	vbroadcastss	263f(%rip), %ymm10
	vmovups	4032(%rsp), %ymm2
	vminps	%ymm10, %ymm2, %ymm4
	vmovups	4000(%rsp), %ymm2
	vminps	%ymm4, %ymm2, %ymm4
	vminps	%ymm4, %ymm11, %ymm4
	vminps	%ymm4, %ymm13, %ymm4
	vminps	%ymm4, %ymm1, %ymm1
	vmovups	400(%rsp), %ymm8
	vmulps	3456(%rsp), %ymm8, %ymm4
	vmulps	%ymm4, %ymm8, %ymm4
	vmovups	496(%rsp), %ymm2
	vsubps	%ymm2, %ymm10, %ymm5
	vfmadd231ps	%ymm4, %ymm2, %ymm5
	vminps	%ymm1, %ymm5, %ymm4
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm5, %ymm4, %ymm1
	vmovups	1056(%rsp), %ymm14
	vmulps	3488(%rsp), %ymm14, %ymm4
	vmulps	%ymm4, %ymm14, %ymm4
	vmovups	144(%rsp), %ymm2
	vsubps	%ymm2, %ymm10, %ymm5
	vfmadd231ps	%ymm4, %ymm2, %ymm5
	vminps	%ymm1, %ymm5, %ymm4
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm5, %ymm4, %ymm1
	vmovups	112(%rsp), %ymm2
	vmulps	896(%rsp), %ymm2, %ymm4
	vmulps	%ymm4, %ymm2, %ymm4
	vmovups	80(%rsp), %ymm2
	vsubps	%ymm2, %ymm10, %ymm5
	vfmadd231ps	%ymm4, %ymm2, %ymm5
	vminps	%ymm1, %ymm5, %ymm4
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm5, %ymm4, %ymm1
	vmovups	208(%rsp), %ymm2
	vmulps	336(%rsp), %ymm2, %ymm4
	vmulps	%ymm4, %ymm2, %ymm4
	vmovups	240(%rsp), %ymm2
	vsubps	%ymm2, %ymm10, %ymm5
	vfmadd231ps	%ymm4, %ymm2, %ymm5
	vminps	%ymm1, %ymm5, %ymm4
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm5, %ymm4, %ymm1
	vmovups	864(%rsp), %ymm11
	vmulps	304(%rsp), %ymm11, %ymm4
	vmulps	%ymm4, %ymm11, %ymm4
	vmovups	1216(%rsp), %ymm2
	vsubps	%ymm2, %ymm10, %ymm5
	vfmadd231ps	%ymm4, %ymm2, %ymm5
	vminps	%ymm1, %ymm5, %ymm4
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm5, %ymm4, %ymm1
	vmovups	1584(%rsp), %ymm2
	vmulps	528(%rsp), %ymm2, %ymm4
	vmulps	%ymm4, %ymm2, %ymm4
	vmovups	1184(%rsp), %ymm2
	vsubps	%ymm2, %ymm10, %ymm5
	vfmadd231ps	%ymm4, %ymm2, %ymm5
	vminps	%ymm1, %ymm5, %ymm4
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm5, %ymm4, %ymm1
	vmovups	%ymm1, 304(%rsp)
	vmovups	2496(%rsp), %ymm1
	vxorps	%xmm4, %xmm4, %xmm4
	vfmadd132ps	592(%rsp), %ymm4, %ymm1
	vmovups	2304(%rsp), %ymm2
	vfmadd231ps	624(%rsp), %ymm2, %ymm1
	vmovups	656(%rsp), %ymm2
	vfmadd231ps	2336(%rsp), %ymm2, %ymm1
	vmovups	464(%rsp), %ymm2
	vfmadd231ps	2368(%rsp), %ymm2, %ymm1
	vmovups	368(%rsp), %ymm2
	vfmadd231ps	2400(%rsp), %ymm2, %ymm1
	vmovups	784(%rsp), %ymm2
	vfmadd231ps	2432(%rsp), %ymm2, %ymm1
	vmovups	2144(%rsp), %ymm3
	vsubps	%ymm1, %ymm3, %ymm1
	vbroadcastss	285f(%rip), %ymm4
	vmulps	%ymm4, %ymm3, %ymm5
	vmaxps	%ymm1, %ymm5, %ymm6
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm5, %ymm6, %ymm5
	vmulps	1840(%rsp), %ymm7, %ymm6
	vmovups	3136(%rsp), %ymm1
	vfmadd213ps	2208(%rsp), %ymm6, %ymm1
	vmulps	1520(%rsp), %ymm1, %ymm7
	vmovups	3200(%rsp), %ymm1
	vfmadd213ps	%ymm0, %ymm7, %ymm1
	vmovups	3168(%rsp), %ymm0
	vfmadd213ps	%ymm1, %ymm6, %ymm0
	vmulps	1024(%rsp), %ymm0, %ymm13
	vmovups	%ymm13, 432(%rsp)
	vmovups	2176(%rsp), %ymm0
	vfmadd213ps	%ymm9, %ymm13, %ymm0
	vmovups	3264(%rsp), %ymm1
	vfmadd213ps	%ymm0, %ymm7, %ymm1
	vmovups	3232(%rsp), %ymm0
	vfmadd213ps	%ymm1, %ymm6, %ymm0
	vmulps	(%rsp), %ymm0, %ymm4
	vmovups	%ymm4, 336(%rsp)
	vmovups	1328(%rsp), %ymm1
	vfmadd213ps	960(%rsp), %ymm4, %ymm1
	vmovups	1360(%rsp), %ymm0
	vfmadd213ps	%ymm1, %ymm13, %ymm0
	vmovups	1120(%rsp), %ymm1
	vfmadd213ps	%ymm0, %ymm7, %ymm1
	vmovups	928(%rsp), %ymm0
	vfmadd213ps	%ymm1, %ymm6, %ymm0
	vmulps	32(%rsp), %ymm0, %ymm0
	vmovups	3296(%rsp), %ymm2
	vfmadd213ps	1872(%rsp), %ymm0, %ymm2
	vmovups	3328(%rsp), %ymm1
	vfmadd213ps	%ymm2, %ymm4, %ymm1
	vmovups	3360(%rsp), %ymm4
	vfmadd213ps	%ymm1, %ymm13, %ymm4
	vbroadcastss	281f(%rip), %ymm1
	vmaxps	%ymm1, %ymm5, %ymm2
	vdivps	%ymm2, %ymm10, %ymm2
	vmovups	1392(%rsp), %ymm1
	vfmadd213ps	%ymm4, %ymm7, %ymm1
	vmovups	992(%rsp), %ymm5
	vfmadd213ps	%ymm1, %ymm6, %ymm5
	vmovaps	%ymm3, %ymm4
	vmovups	%ymm3, 2144(%rsp)
	vmulps	%ymm2, %ymm3, %ymm2
	vmulps	2464(%rsp), %ymm2, %ymm2
	vmovups	3552(%rsp), %ymm1
	vminps	%ymm2, %ymm1, %ymm3
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm3, %ymm2
	vmulps	%ymm5, %ymm8, %ymm13
	vbroadcastss	2148f(%rip), %ymm1
	vmaxps	%ymm1, %ymm2, %ymm2
	vxorps	%xmm1, %xmm1, %xmm1
	vcmpltps	1808(%rsp), %ymm1, %ymm8
	vmovups	%ymm8, 1248(%rsp)
	vcmpnltps	%ymm4, %ymm1, %ymm3
	vorps	%ymm3, %ymm8, %ymm3
	vblendvps	%ymm3, %ymm10, %ymm2, %ymm3
	vmovups	2240(%rsp), %ymm4
	vandps	%ymm4, %ymm13, %ymm2
	vmovups	%ymm13, 400(%rsp)
	vbroadcastss	2150f(%rip), %ymm5
	vaddps	%ymm5, %ymm2, %ymm2
	vmovaps	%ymm10, %ymm1
	vdivps	%ymm2, %ymm10, %ymm2
	vmovups	%ymm2, 1680(%rsp)
	vmovups	1488(%rsp), %ymm8
	vmulps	%ymm2, %ymm8, %ymm2
	vmovups	%ymm3, 720(%rsp)
	vminps	%ymm3, %ymm2, %ymm9
	vcmpunordps	%ymm3, %ymm3, %ymm10
	vblendvps	%ymm10, %ymm2, %ymm9, %ymm2
	vmulps	%ymm0, %ymm14, %ymm9
	vandps	%ymm4, %ymm9, %ymm0
	vmovups	%ymm9, 32(%rsp)
	vaddps	%ymm5, %ymm0, %ymm0
	vmovaps	%ymm5, %ymm14
	vdivps	%ymm0, %ymm1, %ymm15
	vmovaps	%ymm1, %ymm3
	vmovups	1648(%rsp), %ymm5
	vmulps	%ymm5, %ymm15, %ymm0
	vminps	%ymm2, %ymm0, %ymm10
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm0, %ymm10, %ymm1
	vmulps	%ymm7, %ymm11, %ymm0
	vmovups	%ymm0, 528(%rsp)
	vandps	%ymm4, %ymm0, %ymm2
	vmovaps	%ymm14, %ymm7
	vaddps	%ymm2, %ymm14, %ymm2
	vdivps	%ymm2, %ymm3, %ymm11
	vmovaps	%ymm3, %ymm10
	vbroadcastss	277f(%rip), %ymm14
	vmulps	%ymm14, %ymm11, %ymm2
	vmovaps	%ymm11, %ymm3
	vmovups	%ymm11, 896(%rsp)
	vmulps	%ymm2, %ymm8, %ymm11
	vmulps	%ymm2, %ymm5, %ymm2
	vminps	%ymm11, %ymm2, %ymm0
	vcmpunordps	%ymm11, %ymm11, %ymm11
	vblendvps	%ymm11, %ymm2, %ymm0, %ymm0
	vmulps	3936(%rsp), %ymm3, %ymm2
	vminps	%ymm0, %ymm2, %ymm11
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm11, %ymm0
	vminps	%ymm1, %ymm0, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm0, %ymm2, %ymm3
	vmulps	1584(%rsp), %ymm6, %ymm0
	vmovups	%ymm0, (%rsp)
	vandps	%ymm4, %ymm0, %ymm1
	vaddps	%ymm7, %ymm1, %ymm1
	vdivps	%ymm1, %ymm10, %ymm11
	vmulps	%ymm14, %ymm11, %ymm1
	vmulps	%ymm1, %ymm8, %ymm2
	vmulps	%ymm1, %ymm5, %ymm1
	vminps	%ymm2, %ymm1, %ymm0
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm0, %ymm0
	vmulps	3904(%rsp), %ymm11, %ymm1
	vminps	%ymm0, %ymm1, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm2, %ymm0
	vminps	%ymm3, %ymm0, %ymm1
	vcmpunordps	%ymm3, %ymm3, %ymm2
	vblendvps	%ymm2, %ymm0, %ymm1, %ymm0
	vmovups	%ymm0, 688(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpltps	%ymm0, %ymm13, %ymm1
	vmovups	1552(%rsp), %ymm0
	vsubps	3072(%rsp), %ymm0, %ymm2
	vmovups	2624(%rsp), %ymm3
	vsubps	%ymm0, %ymm3, %ymm3
	vblendvps	%ymm1, %ymm2, %ymm3, %ymm1
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpltps	%ymm0, %ymm9, %ymm2
	vmovups	1296(%rsp), %ymm5
	vsubps	2688(%rsp), %ymm5, %ymm3
	vmovups	2656(%rsp), %ymm0
	vsubps	%ymm5, %ymm0, %ymm0
	vblendvps	%ymm2, %ymm3, %ymm0, %ymm0
	vmulps	1680(%rsp), %ymm1, %ymm2
	vmulps	496(%rsp), %ymm1, %ymm1
	vbroadcastss	2151f(%rip), %ymm8
	vmulps	%ymm2, %ymm8, %ymm2
	vxorps	%xmm3, %xmm3, %xmm3
	vcmpltps	%ymm1, %ymm3, %ymm1
	vbroadcastss	291f(%rip), %ymm13
	vminps	%ymm13, %ymm2, %ymm2
	vblendvps	%ymm1, %ymm2, %ymm13, %ymm1
	vmulps	%ymm0, %ymm15, %ymm2
	vmulps	144(%rsp), %ymm0, %ymm0
	vmulps	%ymm2, %ymm8, %ymm2
	vcmpltps	%ymm0, %ymm3, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm13, %ymm0
	vminps	%ymm1, %ymm0, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm0, %ymm2, %ymm0
	vmovups	112(%rsp), %ymm9
	vmulps	336(%rsp), %ymm9, %ymm14
	vxorps	%xmm1, %xmm1, %xmm1
	vcmpltps	%ymm1, %ymm14, %ymm1
	vmovups	832(%rsp), %ymm5
	vsubps	2592(%rsp), %ymm5, %ymm2
	vmovups	2560(%rsp), %ymm3
	vsubps	%ymm5, %ymm3, %ymm3
	vblendvps	%ymm1, %ymm2, %ymm3, %ymm1
	vandps	%ymm4, %ymm14, %ymm2
	vaddps	%ymm7, %ymm2, %ymm2
	vdivps	%ymm2, %ymm10, %ymm2
	vmulps	%ymm2, %ymm1, %ymm2
	vmulps	80(%rsp), %ymm1, %ymm1
	vmulps	%ymm2, %ymm8, %ymm2
	vxorps	%xmm3, %xmm3, %xmm3
	vcmpltps	%ymm1, %ymm3, %ymm1
	vblendvps	%ymm1, %ymm2, %ymm13, %ymm1
	vminps	%ymm0, %ymm1, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm2, %ymm0
	vmovups	432(%rsp), %ymm1
	vmulps	208(%rsp), %ymm1, %ymm15
	vandps	%ymm4, %ymm15, %ymm1
	vaddps	%ymm7, %ymm1, %ymm1
	vdivps	%ymm1, %ymm10, %ymm1
	vxorps	%xmm2, %xmm2, %xmm2
	vcmpltps	%ymm2, %ymm15, %ymm2
	vmovups	176(%rsp), %ymm6
	vsubps	2816(%rsp), %ymm6, %ymm3
	vmovups	2784(%rsp), %ymm4
	vsubps	%ymm6, %ymm4, %ymm4
	vblendvps	%ymm2, %ymm3, %ymm4, %ymm2
	vmulps	%ymm1, %ymm2, %ymm1
	vmulps	240(%rsp), %ymm2, %ymm2
	vmulps	%ymm1, %ymm8, %ymm1
	vxorps	%xmm3, %xmm3, %xmm3
	vcmpltps	%ymm2, %ymm3, %ymm2
	vmovaps	%ymm13, %ymm4
	vblendvps	%ymm2, %ymm1, %ymm13, %ymm1
	vminps	%ymm0, %ymm1, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm2, %ymm0
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	528(%rsp), %ymm7
	vcmpltps	%ymm1, %ymm7, %ymm1
	vmovups	1152(%rsp), %ymm13
	vsubps	2880(%rsp), %ymm13, %ymm2
	vmovups	2848(%rsp), %ymm3
	vsubps	%ymm13, %ymm3, %ymm3
	vblendvps	%ymm1, %ymm2, %ymm3, %ymm1
	vmulps	896(%rsp), %ymm1, %ymm2
	vmulps	1216(%rsp), %ymm1, %ymm1
	vmulps	%ymm2, %ymm8, %ymm2
	vxorps	%xmm3, %xmm3, %xmm3
	vcmpltps	%ymm1, %ymm3, %ymm1
	vblendvps	%ymm1, %ymm2, %ymm4, %ymm1
	vminps	%ymm0, %ymm1, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm2, %ymm2
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	(%rsp), %ymm6
	vcmpltps	%ymm1, %ymm6, %ymm5
	vmovups	1904(%rsp), %ymm3
	vsubps	2720(%rsp), %ymm3, %ymm1
	vmovups	2752(%rsp), %ymm0
	vsubps	%ymm3, %ymm0, %ymm3
	vblendvps	%ymm5, %ymm1, %ymm3, %ymm1
	vmulps	%ymm1, %ymm11, %ymm0
	vmulps	1184(%rsp), %ymm1, %ymm1
	vmulps	%ymm0, %ymm8, %ymm0
	vxorps	%xmm3, %xmm3, %xmm3
	vcmpltps	%ymm1, %ymm3, %ymm1
	vblendvps	%ymm1, %ymm0, %ymm4, %ymm1
	vminps	%ymm2, %ymm1, %ymm3
	vcmpunordps	%ymm2, %ymm2, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm0
	vmovups	%ymm0, 336(%rsp)
	vsqrtps	%ymm12, %ymm8
	vmovups	832(%rsp), %ymm1
	vbroadcastss	263f(%rip), %ymm0
	vdivps	%ymm1, %ymm0, %ymm0
	vmulps	%ymm0, %ymm9, %ymm0
	vmovups	%ymm0, 144(%rsp)
	vmulps	%ymm0, %ymm8, %ymm0
	vbroadcastss	2147f(%rip), %ymm3
	vmulps	%ymm3, %ymm0, %ymm0
	vminps	%ymm8, %ymm0, %ymm3
	vcmpunordps	%ymm8, %ymm8, %ymm4
	vmovups	%ymm8, 80(%rsp)
	vblendvps	%ymm4, %ymm0, %ymm3, %ymm0
	vmovups	%ymm0, 112(%rsp)
	vmovups	1296(%rsp), %ymm10
	vaddps	32(%rsp), %ymm10, %ymm0
	vmovups	2656(%rsp), %ymm2
	vminps	%ymm0, %ymm2, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm4
	vblendvps	%ymm4, %ymm2, %ymm3, %ymm3
	vmovups	2688(%rsp), %ymm2
	vmaxps	%ymm3, %ymm2, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm2, %ymm4, %ymm3
	vmovups	1552(%rsp), %ymm2
	vaddps	400(%rsp), %ymm2, %ymm4
	vmovups	2624(%rsp), %ymm9
	vminps	%ymm4, %ymm9, %ymm11
	vcmpunordps	%ymm4, %ymm4, %ymm12
	vblendvps	%ymm12, %ymm9, %ymm11, %ymm11
	vmovups	3072(%rsp), %ymm9
	vmaxps	%ymm11, %ymm9, %ymm12
	vcmpunordps	%ymm11, %ymm11, %ymm11
	vblendvps	%ymm11, %ymm9, %ymm12, %ymm12
	vcmpneqps	%ymm3, %ymm0, %ymm0
	vcmpeqps	%ymm3, %ymm10, %ymm3
	vandps	%ymm0, %ymm3, %ymm11
	vaddps	%ymm1, %ymm14, %ymm0
	vmovaps	%ymm1, %ymm10
	vmovups	2560(%rsp), %ymm5
	vminps	%ymm0, %ymm5, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm14
	vblendvps	%ymm14, %ymm5, %ymm3, %ymm3
	vmovups	2592(%rsp), %ymm1
	vmaxps	%ymm3, %ymm1, %ymm14
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm1, %ymm14, %ymm3
	vcmpneqps	%ymm4, %ymm12, %ymm4
	vcmpeqps	%ymm2, %ymm12, %ymm12
	vandps	%ymm4, %ymm12, %ymm12
	vmovups	176(%rsp), %ymm2
	vaddps	%ymm2, %ymm15, %ymm4
	vmovups	2784(%rsp), %ymm1
	vminps	%ymm4, %ymm1, %ymm14
	vcmpunordps	%ymm4, %ymm4, %ymm15
	vblendvps	%ymm15, %ymm1, %ymm14, %ymm14
	vmovups	2816(%rsp), %ymm1
	vmaxps	%ymm14, %ymm1, %ymm15
	vcmpunordps	%ymm14, %ymm14, %ymm14
	vblendvps	%ymm14, %ymm1, %ymm15, %ymm14
	vcmpneqps	%ymm3, %ymm0, %ymm0
	vcmpeqps	%ymm3, %ymm10, %ymm3
	vandps	%ymm0, %ymm3, %ymm0
	vaddps	%ymm7, %ymm13, %ymm3
	vmovups	2848(%rsp), %ymm1
	vminps	%ymm3, %ymm1, %ymm15
	vcmpunordps	%ymm3, %ymm3, %ymm10
	vblendvps	%ymm10, %ymm1, %ymm15, %ymm10
	vmovups	2880(%rsp), %ymm1
	vmaxps	%ymm10, %ymm1, %ymm15
	vcmpunordps	%ymm10, %ymm10, %ymm10
	vblendvps	%ymm10, %ymm1, %ymm15, %ymm10
	vcmpneqps	%ymm4, %ymm14, %ymm4
	vcmpeqps	%ymm2, %ymm14, %ymm14
	vandps	%ymm4, %ymm14, %ymm4
	vmovups	1904(%rsp), %ymm2
	vaddps	%ymm6, %ymm2, %ymm14
	vmovups	2752(%rsp), %ymm1
	vminps	%ymm14, %ymm1, %ymm15
	vcmpunordps	%ymm14, %ymm14, %ymm6
	vblendvps	%ymm6, %ymm1, %ymm15, %ymm6
	vmovups	2720(%rsp), %ymm1
	vmaxps	%ymm6, %ymm1, %ymm15
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm1, %ymm15, %ymm6
	vcmpneqps	%ymm3, %ymm10, %ymm3
	vcmpeqps	%ymm13, %ymm10, %ymm10
	vandps	%ymm3, %ymm10, %ymm3
	vcmpneqps	%ymm6, %ymm14, %ymm10
	vcmpeqps	%ymm2, %ymm6, %ymm6
	vandps	%ymm6, %ymm10, %ymm6
	vpsrld	$31, %ymm3, %ymm3
	vpslld	$4, %ymm3, %ymm3
	vpsrld	$31, %ymm6, %ymm6
	vpslld	$5, %ymm6, %ymm6
	vpor	%ymm6, %ymm3, %ymm3
	vpsrld	$31, %ymm4, %ymm4
	vpslld	$3, %ymm4, %ymm4
	vpor	%ymm4, %ymm3, %ymm3
	vpsrld	$31, %ymm0, %ymm0
	vpslld	$2, %ymm0, %ymm0
	vpor	%ymm0, %ymm3, %ymm0
	vpsrld	$31, %ymm11, %ymm3
	vpaddd	%ymm3, %ymm3, %ymm3
	vpor	%ymm3, %ymm0, %ymm0
	vpsubd	%ymm12, %ymm0, %ymm7
	vmovdqu	%ymm7, 432(%rsp)
	vbroadcastss	2145f(%rip), %ymm0
	vmovups	304(%rsp), %ymm1
	vcmpltps	%ymm0, %ymm1, %ymm0
	vmovups	3744(%rsp), %ymm15
	vcmpltps	%ymm8, %ymm15, %ymm3
	vorps	%ymm0, %ymm3, %ymm3
	vmovups	1248(%rsp), %ymm5
	vandps	%ymm3, %ymm5, %ymm3
	vmovups	3008(%rsp), %ymm12
	vbroadcastss	285f(%rip), %ymm1
	vmulps	%ymm1, %ymm12, %ymm4
	vblendvps	%ymm3, %ymm4, %ymm12, %ymm3
	vxorps	%xmm4, %xmm4, %xmm4
	vmovups	1808(%rsp), %ymm8
	vcmpnltps	%ymm8, %ymm4, %ymm4
	vorps	%ymm4, %ymm0, %ymm6
	vmovups	%ymm6, 208(%rsp)
	vandps	%ymm0, %ymm5, %ymm0
	vmovups	3808(%rsp), %ymm4
	vsubps	3040(%rsp), %ymm4, %ymm2
	vmovups	%ymm2, 240(%rsp)
	vmovups	3392(%rsp), %ymm1
	vbroadcastss	291f(%rip), %ymm5
	vblendvps	%ymm6, %ymm5, %ymm1, %ymm6
	vxorps	%xmm4, %xmm4, %xmm4
	vcmpnltps	%ymm2, %ymm4, %ymm10
	vmovups	2912(%rsp), %ymm4
	vblendvps	%ymm10, %ymm4, %ymm6, %ymm4
	vmovups	%ymm4, 2912(%rsp)
	vmovups	3104(%rsp), %ymm4
	vcmpltps	%ymm5, %ymm4, %ymm6
	vmovups	688(%rsp), %ymm1
	vmovups	336(%rsp), %ymm4
	vcmpltps	%ymm1, %ymm4, %ymm14
	vandps	%ymm6, %ymm14, %ymm2
	vmovups	%ymm2, 496(%rsp)
	vblendvps	%ymm2, %ymm4, %ymm1, %ymm14
	vblendvps	%ymm10, %ymm12, %ymm3, %ymm12
	vmovups	%ymm12, 3008(%rsp)
	vmovups	112(%rsp), %ymm1
	vcmpnleps	%ymm3, %ymm1, %ymm2
	vmovups	720(%rsp), %ymm11
	vcmpnleps	%ymm14, %ymm11, %ymm3
	vorps	%ymm3, %ymm2, %ymm2
	vorps	%ymm2, %ymm0, %ymm2
	vpslld	$31, %ymm2, %ymm2
	vpsrad	$31, %ymm2, %ymm2
	vpbroadcastd	263f(%rip), %ymm12
	vpandn	%ymm12, %ymm2, %ymm2
	vblendvps	%ymm10, %ymm8, %ymm2, %ymm1
	vmovups	%ymm1, 1808(%rsp)
	vmovups	400(%rsp), %ymm1
	vmovups	1552(%rsp), %ymm8
	vfmadd213ps	%ymm8, %ymm14, %ymm1
	vmovups	2624(%rsp), %ymm4
	vminps	%ymm1, %ymm4, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm3
	vblendvps	%ymm3, %ymm4, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm9, %ymm3
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm9, %ymm3, %ymm2
	vorps	%ymm0, %ymm10, %ymm4
	vmovups	%ymm4, 400(%rsp)
	vmovups	32(%rsp), %ymm1
	vmovups	1296(%rsp), %ymm6
	vfmadd213ps	%ymm6, %ymm14, %ymm1
	vmovups	2656(%rsp), %ymm5
	vminps	%ymm1, %ymm5, %ymm0
	vcmpunordps	%ymm1, %ymm1, %ymm3
	vblendvps	%ymm3, %ymm5, %ymm0, %ymm0
	vmovups	2688(%rsp), %ymm1
	vmaxps	%ymm0, %ymm1, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm3
	vxorps	%xmm0, %xmm0, %xmm0
	vpcmpeqd	%ymm0, %ymm7, %ymm0
	vpcmpeqd	%ymm5, %ymm5, %ymm5
	vpxor	%ymm5, %ymm0, %ymm0
	vorps	%ymm0, %ymm4, %ymm5
	vblendvps	%ymm5, %ymm8, %ymm2, %ymm1
	vmovups	%ymm1, 32(%rsp)
	vsubps	%ymm8, %ymm1, %ymm9
	vmovups	2496(%rsp), %ymm4
	vblendvps	%ymm5, %ymm4, %ymm9, %ymm4
	vblendvps	%ymm5, %ymm6, %ymm3, %ymm2
	vmovups	%ymm2, 112(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vfmadd132ps	592(%rsp), %ymm0, %ymm9
	vsubps	%ymm6, %ymm2, %ymm3
	vmovups	2304(%rsp), %ymm1
	vblendvps	%ymm5, %ymm1, %ymm3, %ymm1
	vfmadd231ps	624(%rsp), %ymm3, %ymm9
	vmovups	528(%rsp), %ymm0
	vfmadd213ps	%ymm13, %ymm14, %ymm0
	vmovups	2848(%rsp), %ymm2
	vminps	%ymm0, %ymm2, %ymm3
	vcmpunordps	%ymm0, %ymm0, %ymm6
	vblendvps	%ymm6, %ymm2, %ymm3, %ymm3
	vmovups	2880(%rsp), %ymm0
	vmaxps	%ymm3, %ymm0, %ymm6
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm0, %ymm6, %ymm3
	vblendvps	%ymm5, %ymm13, %ymm3, %ymm0
	vmovups	%ymm0, 1488(%rsp)
	vsubps	%ymm13, %ymm0, %ymm3
	vfmadd231ps	368(%rsp), %ymm3, %ymm9
	vmovups	2400(%rsp), %ymm2
	vblendvps	%ymm5, %ymm2, %ymm3, %ymm2
	vdivps	%ymm11, %ymm12, %ymm3
	vmovups	%ymm4, 2496(%rsp)
	vmulps	%ymm4, %ymm3, %ymm6
	vmovups	560(%rsp), %ymm0
	vmovups	656(%rsp), %ymm12
	vfnmadd213ps	%ymm12, %ymm6, %ymm0
	vmovups	1712(%rsp), %ymm7
	vmovups	464(%rsp), %ymm4
	vfnmadd213ps	%ymm4, %ymm6, %ymm7
	vmovups	%ymm1, 2304(%rsp)
	vmulps	%ymm1, %ymm3, %ymm6
	vmovups	752(%rsp), %ymm8
	vfnmadd213ps	%ymm0, %ymm6, %ymm8
	vmovups	1744(%rsp), %ymm0
	vfnmadd213ps	%ymm7, %ymm6, %ymm0
	vmovups	2464(%rsp), %ymm1
	vblendvps	%ymm5, %ymm1, %ymm14, %ymm1
	vmovups	%ymm1, 2464(%rsp)
	vmovups	1904(%rsp), %ymm1
	vfmadd132ps	(%rsp), %ymm1, %ymm14
	vmovups	2752(%rsp), %ymm10
	vminps	%ymm14, %ymm10, %ymm6
	vcmpunordps	%ymm14, %ymm14, %ymm7
	vblendvps	%ymm7, %ymm10, %ymm6, %ymm6
	vmovups	2720(%rsp), %ymm10
	vmaxps	%ymm6, %ymm10, %ymm7
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm10, %ymm7, %ymm6
	vblendvps	%ymm5, %ymm1, %ymm6, %ymm6
	vmovups	%ymm6, 1648(%rsp)
	vsubps	%ymm1, %ymm6, %ymm6
	vfmadd231ps	784(%rsp), %ymm6, %ymm9
	vmovups	2432(%rsp), %ymm1
	vblendvps	%ymm5, %ymm1, %ymm6, %ymm1
	vmovups	%ymm2, 2400(%rsp)
	vmulps	%ymm2, %ymm3, %ymm6
	vmovups	1936(%rsp), %ymm7
	vfnmadd213ps	%ymm8, %ymm6, %ymm7
	vmovups	1424(%rsp), %ymm13
	vfnmadd213ps	%ymm0, %ymm6, %ymm13
	vmovups	%ymm1, 2432(%rsp)
	vmulps	%ymm1, %ymm3, %ymm3
	vmovups	1968(%rsp), %ymm0
	vfnmadd213ps	%ymm7, %ymm3, %ymm0
	vmovups	4096(%rsp), %ymm2
	vmulps	%ymm0, %ymm2, %ymm6
	vmulps	1616(%rsp), %ymm2, %ymm7
	vmovups	4064(%rsp), %ymm1
	vmulps	%ymm7, %ymm1, %ymm10
	vmulps	%ymm6, %ymm10, %ymm14
	vbroadcastss	263f(%rip), %ymm0
	vfnmadd213ps	%ymm0, %ymm10, %ymm10
	vbroadcastss	2138f(%rip), %ymm8
	vmaxps	%ymm8, %ymm10, %ymm10
	vdivps	%ymm10, %ymm0, %ymm10
	vmovups	1776(%rsp), %ymm0
	vfnmadd213ps	%ymm13, %ymm3, %ymm0
	vfmsub231ps	%ymm0, %ymm1, %ymm14
	vmulps	%ymm14, %ymm10, %ymm3
	vmulps	%ymm3, %ymm1, %ymm3
	vmovaps	%ymm11, %ymm1
	vmulps	%ymm3, %ymm11, %ymm3
	vbroadcastss	2152f(%rip), %ymm0
	vmovups	176(%rsp), %ymm8
	vmulps	%ymm0, %ymm8, %ymm10
	vmaxps	%ymm3, %ymm10, %ymm14
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm10, %ymm14, %ymm3
	vxorps	%xmm14, %xmm14, %xmm14
	vaddps	%ymm3, %ymm8, %ymm3
	vmovups	2784(%rsp), %ymm11
	vminps	%ymm3, %ymm11, %ymm10
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm11, %ymm10, %ymm3
	vmovups	2816(%rsp), %ymm11
	vmaxps	%ymm3, %ymm11, %ymm10
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm11, %ymm10, %ymm3
	vmulps	%ymm6, %ymm2, %ymm6
	vmulps	%ymm2, %ymm7, %ymm7
	vmulps	%ymm6, %ymm1, %ymm6
	vblendvps	%ymm5, %ymm8, %ymm3, %ymm3
	vsubps	%ymm8, %ymm3, %ymm8
	vfnmadd231ps	%ymm7, %ymm8, %ymm6
	vmovups	832(%rsp), %ymm2
	vmulps	%ymm0, %ymm2, %ymm7
	vmaxps	%ymm6, %ymm7, %ymm10
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm7, %ymm10, %ymm6
	vbroadcastss	2149f(%rip), %ymm7
	vmovups	80(%rsp), %ymm1
	vmulps	%ymm7, %ymm1, %ymm7
	vmulps	%ymm7, %ymm1, %ymm7
	vmulps	144(%rsp), %ymm7, %ymm7
	vmovups	208(%rsp), %ymm0
	vbroadcastss	291f(%rip), %ymm10
	vblendvps	%ymm0, %ymm10, %ymm7, %ymm7
	vbroadcastss	16(%r10), %ymm10
	vcmpleps	%ymm10, %ymm7, %ymm7
	vmulss	%xmm10, %xmm10, %xmm10
	vbroadcastss	%xmm10, %ymm10
	vmovups	3840(%rsp), %ymm0
	vcmpleps	%ymm10, %ymm0, %ymm10
	vandps	%ymm7, %ymm10, %ymm7
	vblendvps	%ymm5, %ymm15, %ymm1, %ymm15
	vmovups	%ymm15, 3744(%rsp)
	vmovups	400(%rsp), %ymm0
	vandnps	432(%rsp), %ymm0, %ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm9
	vmovups	2368(%rsp), %ymm0
	vblendvps	%ymm5, %ymm0, %ymm8, %ymm0
	vmovups	%ymm0, 2368(%rsp)
	vorps	3968(%rsp), %ymm1, %ymm1
	vmovaps	%ymm2, %ymm0
	vaddps	%ymm6, %ymm2, %ymm6
	vmovups	2560(%rsp), %ymm2
	vminps	%ymm6, %ymm2, %ymm8
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm2, %ymm8, %ymm6
	vmovups	2592(%rsp), %ymm2
	vmaxps	%ymm6, %ymm2, %ymm8
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm2, %ymm8, %ymm6
	vblendvps	%ymm5, %ymm0, %ymm6, %ymm15
	vsubps	%ymm0, %ymm15, %ymm8
	vfmadd231ps	%ymm8, %ymm12, %ymm9
	vmovups	2336(%rsp), %ymm0
	vblendvps	%ymm5, %ymm0, %ymm8, %ymm0
	vmovups	%ymm0, 2336(%rsp)
	vmovups	496(%rsp), %ymm0
	vandnps	%ymm9, %ymm0, %ymm8
	vmovups	2144(%rsp), %ymm0
	vblendvps	%ymm5, %ymm0, %ymm8, %ymm0
	vmovups	%ymm0, 2144(%rsp)
	vandps	%ymm1, %ymm5, %ymm5
	vandnps	240(%rsp), %ymm7, %ymm1
	vaddps	3040(%rsp), %ymm1, %ymm1
	vmovups	2944(%rsp), %ymm0
	vcmpltps	3776(%rsp), %ymm0, %ymm4
	vandps	%ymm1, %ymm4, %ymm9
	vmovups	32(%rsp), %ymm11
	vmovups	112(%rsp), %ymm0
	vmovups	%ymm0, 1296(%rsp)
	vmovaps	%ymm3, %ymm8
	vbroadcastss	263f(%rip), %ymm13
240:
	vxorps	%xmm4, %xmm4, %xmm4
	vpshufb	2153f(%rip), %ymm5, %ymm0
	vpermq	$232, %ymm0, %ymm2
	vpbroadcastd	292f(%rip), %ymm0
	vpand	%ymm0, %ymm5, %ymm0
	vmovdqu	%ymm0, 4256(%rsp)
	vpcmpeqd	%ymm0, %ymm14, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 3664(%rsp)
	vpbroadcastd	293f(%rip), %ymm0
	vpand	%ymm0, %ymm5, %ymm0
	vmovdqu	%ymm0, 4224(%rsp)
	vpcmpeqd	%ymm0, %ymm14, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 3648(%rsp)
	vpbroadcastd	294f(%rip), %ymm0
	vpand	%ymm0, %ymm5, %ymm0
	vmovdqu	%ymm0, 4192(%rsp)
	vpcmpeqd	%ymm0, %ymm14, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 3632(%rsp)
	vpbroadcastd	295f(%rip), %ymm0
	vpand	%ymm0, %ymm5, %ymm0
	vmovdqu	%ymm0, 4160(%rsp)
	vpcmpeqd	%ymm0, %ymm14, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 3616(%rsp)
	vpbroadcastd	296f(%rip), %ymm0
	vmovups	%ymm5, 3968(%rsp)
	vpand	%ymm0, %ymm5, %ymm0
	vmovdqu	%ymm0, 4128(%rsp)
	vpcmpeqd	%ymm0, %ymm14, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 3600(%rsp)
	vpcmpeqd	%xmm0, %xmm0, %xmm0
	vmovdqu	%ymm2, 4288(%rsp)
	vpxor	%xmm0, %xmm2, %xmm0
	vmovdqa	%xmm0, 3584(%rsp)
	vxorps	%xmm7, %xmm7, %xmm7
	vmovups	1488(%rsp), %ymm12
	.p2align	4
241:
	vmovdqu	%ymm9, 3808(%rsp)
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
	testq	%r15, %r15
	vmovups	%ymm15, 832(%rsp)
	vmovups	%ymm8, 176(%rsp)
	vmovups	%ymm11, 1552(%rsp)
	vmovups	%ymm12, 1488(%rsp)
	vmovss	%xmm0, 1520(%rsp)
	je	247f
	vdivps	%ymm12, %ymm13, %ymm9
	vbroadcastss	297f(%rip), %ymm1
	vmulps	%ymm1, %ymm9, %ymm10
	vbroadcastss	298f(%rip), %ymm8
	vsubps	%ymm11, %ymm8, %ymm2
	vmulps	%ymm2, %ymm10, %ymm3
	vxorps	2000(%rsp), %ymm3, %ymm4
	vmulps	%ymm4, %ymm3, %ymm2
	vbroadcastss	2100f(%rip), %ymm1
	vmaxps	%ymm1, %ymm2, %ymm2
	vbroadcastss	2101f(%rip), %ymm0
	vmulps	%ymm0, %ymm2, %ymm5
	vroundps	$8, %ymm5, %ymm5
	vbroadcastss	2102f(%rip), %ymm1
	vfmadd231ps	%ymm1, %ymm5, %ymm2
	vbroadcastss	2103f(%rip), %ymm1
	vfmadd231ps	%ymm1, %ymm5, %ymm2
	vmulps	%ymm0, %ymm2, %ymm2
	vbroadcastss	2105f(%rip), %ymm6
	vbroadcastss	2104f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm2, %ymm6
	vbroadcastss	2106f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm2, %ymm6
	vbroadcastss	2107f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm2, %ymm6
	vbroadcastss	2108f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm2, %ymm6
	vfmadd213ps	%ymm13, %ymm2, %ymm6
	vbroadcastss	2109f(%rip), %ymm1
	vaddps	%ymm1, %ymm5, %ymm2
	vcvttps2dq	%ymm2, %ymm5
	vpsrad	$31, %ymm5, %ymm7
	vbroadcastss	2110f(%rip), %ymm1
	vsubps	%ymm1, %ymm2, %ymm2
	vcvttps2dq	%ymm2, %ymm2
	vpand	%ymm7, %ymm2, %ymm2
	vpor	%ymm2, %ymm5, %ymm2
	vandps	2240(%rsp), %ymm3, %ymm5
	vbroadcastss	2111f(%rip), %ymm1
	vfmadd213ps	%ymm13, %ymm1, %ymm5
	vdivps	%ymm5, %ymm13, %ymm5
	vpslld	$23, %ymm2, %ymm2
	vmulps	%ymm2, %ymm6, %ymm2
	vbroadcastss	2113f(%rip), %ymm6
	vbroadcastss	2112f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vbroadcastss	2114f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vbroadcastss	2115f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vbroadcastss	2116f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vbroadcastss	2117f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vbroadcastss	2118f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vbroadcastss	2119f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vcmpltps	%ymm4, %ymm3, %ymm4
	vbroadcastss	277f(%rip), %ymm1
	vblendvps	%ymm4, %ymm8, %ymm1, %ymm7
	vbroadcastss	2120f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vmulps	%ymm6, %ymm5, %ymm4
	vmulps	%ymm2, %ymm4, %ymm4
	vmulps	%ymm4, %ymm7, %ymm8
	vbroadcastss	2121f(%rip), %ymm1
	vmulps	%ymm1, %ymm9, %ymm0
	vmovups	%ymm0, (%rsp)
	vbroadcastss	2122f(%rip), %ymm1
	vmovups	%ymm9, 32(%rsp)
	vmulps	%ymm1, %ymm9, %ymm5
	vmovaps	%ymm10, %ymm6
	vmulps	%ymm5, %ymm10, %ymm0
	vmovups	%ymm0, 144(%rsp)
	movq	%rbp, %rdx
	xorl	%r14d, %r14d
	vmovaps	%ymm13, %ymm1
	vmovss	277f(%rip), %xmm10
	vmovaps	%ymm11, %ymm0
	.p2align	4
242:
	vxorps	%xmm9, %xmm9, %xmm9
	vcvtsi2ss	%r14, %xmm9, %xmm9
	vaddss	%xmm10, %xmm9, %xmm9
	vbroadcastss	%xmm9, %ymm9
	vsubps	%ymm0, %ymm9, %ymm9
	vmulps	%ymm6, %ymm9, %ymm9
	vxorps	2000(%rsp), %ymm9, %ymm10
	vmulps	%ymm10, %ymm9, %ymm11
	vbroadcastss	2100f(%rip), %ymm12
	vmaxps	%ymm12, %ymm11, %ymm11
	vbroadcastss	2101f(%rip), %ymm13
	vmulps	%ymm13, %ymm11, %ymm12
	vroundps	$8, %ymm12, %ymm12
	vbroadcastss	2102f(%rip), %ymm14
	vfmadd231ps	%ymm14, %ymm12, %ymm11
	vbroadcastss	2103f(%rip), %ymm14
	vfmadd231ps	%ymm14, %ymm12, %ymm11
	vmulps	%ymm13, %ymm11, %ymm14
	vbroadcastss	2105f(%rip), %ymm11
	vbroadcastss	2109f(%rip), %ymm4
	vaddps	%ymm4, %ymm12, %ymm12
	vcvttps2dq	%ymm12, %ymm13
	vbroadcastss	2104f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm14, %ymm11
	vpsrad	$31, %ymm13, %ymm15
	vbroadcastss	2110f(%rip), %ymm4
	vsubps	%ymm4, %ymm12, %ymm12
	vcvttps2dq	%ymm12, %ymm12
	vbroadcastss	2106f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm14, %ymm11
	vpand	%ymm15, %ymm12, %ymm15
	vandps	2240(%rsp), %ymm9, %ymm12
	vbroadcastss	2111f(%rip), %ymm4
	vfmadd213ps	%ymm1, %ymm4, %ymm12
	vbroadcastss	2107f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm14, %ymm11
	vdivps	%ymm12, %ymm1, %ymm12
	vbroadcastss	2108f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm14, %ymm11
	vpor	%ymm15, %ymm13, %ymm13
	vpslld	$23, %ymm13, %ymm15
	vbroadcastss	2113f(%rip), %ymm13
	vbroadcastss	2112f(%rip), %ymm4
	vfmadd213ps	%ymm4, %ymm12, %ymm13
	vfmadd213ps	%ymm1, %ymm14, %ymm11
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
	vmulps	%ymm4, %ymm3, %ymm15
	vfmadd213ps	%ymm1, %ymm3, %ymm15
	vmulps	%ymm13, %ymm12, %ymm12
	vmulps	%ymm2, %ymm15, %ymm13
	vmulps	%ymm4, %ymm9, %ymm15
	vfmadd213ps	%ymm1, %ymm9, %ymm15
	vfmsub231ps	%ymm2, %ymm3, %ymm14
	vmulps	%ymm11, %ymm15, %ymm15
	vmulps	%ymm3, %ymm13, %ymm3
	vsubps	%ymm13, %ymm15, %ymm13
	vfmsub231ps	%ymm15, %ymm9, %ymm3
	vcmpltps	%ymm10, %ymm9, %ymm10
	vmulps	%ymm11, %ymm12, %ymm12
	vbroadcastss	298f(%rip), %ymm15
	vbroadcastss	277f(%rip), %ymm4
	vblendvps	%ymm10, %ymm15, %ymm4, %ymm10
	vmulps	%ymm12, %ymm10, %ymm12
	vsubps	%ymm7, %ymm10, %ymm7
	vsubps	%ymm12, %ymm8, %ymm8
	vaddps	%ymm7, %ymm8, %ymm7
	vmovaps	%ymm7, -128(%rdx)
	vsubps	%ymm11, %ymm2, %ymm2
	vmulps	(%rsp), %ymm2, %ymm2
	vmovaps	%ymm2, -96(%rdx)
	vmulps	%ymm5, %ymm14, %ymm2
	vmulps	144(%rsp), %ymm13, %ymm7
	vmovaps	%ymm2, -64(%rdx)
	vmovaps	%ymm7, -32(%rdx)
	vfmsub213ps	%ymm2, %ymm5, %ymm3
	vmulps	32(%rsp), %ymm3, %ymm2
	vmovaps	%ymm2, (%rdx)
	incq	%r14
	addq	$160, %rdx
	vmovaps	%ymm9, %ymm3
	vmovaps	%ymm11, %ymm2
	vmovaps	%ymm12, %ymm8
	vmovaps	%ymm10, %ymm7
	vmovss	277f(%rip), %xmm10
	cmpq	%r14, %r15
	jne	242b
	vdivps	1648(%rsp), %ymm1, %ymm9
	vbroadcastss	297f(%rip), %ymm2
	vmulps	%ymm2, %ymm9, %ymm11
	vbroadcastss	298f(%rip), %ymm8
	vsubps	1296(%rsp), %ymm8, %ymm2
	vmulps	%ymm2, %ymm11, %ymm3
	vxorps	2000(%rsp), %ymm3, %ymm4
	vmulps	%ymm4, %ymm3, %ymm2
	vbroadcastss	2100f(%rip), %ymm5
	vmaxps	%ymm5, %ymm2, %ymm2
	vbroadcastss	2101f(%rip), %ymm6
	vmulps	%ymm6, %ymm2, %ymm5
	vroundps	$8, %ymm5, %ymm5
	vbroadcastss	2102f(%rip), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm2
	vbroadcastss	2103f(%rip), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm2
	vmulps	%ymm6, %ymm2, %ymm2
	vbroadcastss	2105f(%rip), %ymm6
	vbroadcastss	2104f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm2, %ymm6
	vbroadcastss	2106f(%rip), %ymm7
	vfmadd213ps	%ymm7, %ymm2, %ymm6
	vbroadcastss	2107f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm2, %ymm6
	vbroadcastss	2108f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm2, %ymm6
	vfmadd213ps	%ymm1, %ymm2, %ymm6
	vbroadcastss	2109f(%rip), %ymm0
	vaddps	%ymm0, %ymm5, %ymm2
	vcvttps2dq	%ymm2, %ymm5
	vpsrad	$31, %ymm5, %ymm7
	vbroadcastss	2110f(%rip), %ymm0
	vsubps	%ymm0, %ymm2, %ymm2
	vcvttps2dq	%ymm2, %ymm2
	vpand	%ymm7, %ymm2, %ymm2
	vpor	%ymm2, %ymm5, %ymm2
	vandps	2240(%rsp), %ymm3, %ymm5
	vbroadcastss	2111f(%rip), %ymm0
	vfmadd213ps	%ymm1, %ymm0, %ymm5
	vdivps	%ymm5, %ymm1, %ymm5
	vpslld	$23, %ymm2, %ymm2
	vmulps	%ymm2, %ymm6, %ymm2
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
	vcmpltps	%ymm4, %ymm3, %ymm4
	vbroadcastss	277f(%rip), %ymm0
	vblendvps	%ymm4, %ymm8, %ymm0, %ymm7
	vbroadcastss	2120f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vmulps	%ymm6, %ymm5, %ymm4
	vmulps	%ymm2, %ymm4, %ymm4
	vmulps	%ymm4, %ymm7, %ymm8
	vbroadcastss	2121f(%rip), %ymm4
	vmulps	%ymm4, %ymm9, %ymm0
	vmovups	%ymm0, 32(%rsp)
	vbroadcastss	2122f(%rip), %ymm5
	vmovaps	%ymm9, %ymm4
	vmulps	%ymm5, %ymm9, %ymm5
	vmovaps	%ymm11, %ymm6
	vmulps	%ymm5, %ymm11, %ymm0
	vmovups	%ymm0, (%rsp)
	movq	%r11, %rdx
	xorl	%r14d, %r14d
	.p2align	4
243:
	vcvtsi2ss	%r14, %xmm1, %xmm9
	vaddss	%xmm10, %xmm9, %xmm9
	vbroadcastss	%xmm9, %ymm9
	vsubps	1296(%rsp), %ymm9, %ymm9
	vmulps	%ymm6, %ymm9, %ymm9
	vxorps	2000(%rsp), %ymm9, %ymm10
	vmulps	%ymm10, %ymm9, %ymm11
	vbroadcastss	2100f(%rip), %ymm12
	vmaxps	%ymm12, %ymm11, %ymm11
	vbroadcastss	2101f(%rip), %ymm13
	vmulps	%ymm13, %ymm11, %ymm12
	vroundps	$8, %ymm12, %ymm12
	vbroadcastss	2102f(%rip), %ymm14
	vfmadd231ps	%ymm14, %ymm12, %ymm11
	vbroadcastss	2103f(%rip), %ymm14
	vfmadd231ps	%ymm14, %ymm12, %ymm11
	vmulps	%ymm13, %ymm11, %ymm14
	vbroadcastss	2105f(%rip), %ymm11
	vbroadcastss	2109f(%rip), %ymm0
	vaddps	%ymm0, %ymm12, %ymm12
	vcvttps2dq	%ymm12, %ymm13
	vbroadcastss	2104f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm14, %ymm11
	vpsrad	$31, %ymm13, %ymm15
	vbroadcastss	2110f(%rip), %ymm0
	vsubps	%ymm0, %ymm12, %ymm12
	vcvttps2dq	%ymm12, %ymm12
	vbroadcastss	2106f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm14, %ymm11
	vpand	%ymm15, %ymm12, %ymm15
	vandps	2240(%rsp), %ymm9, %ymm12
	vbroadcastss	2111f(%rip), %ymm0
	vfmadd213ps	%ymm1, %ymm0, %ymm12
	vbroadcastss	2107f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm14, %ymm11
	vdivps	%ymm12, %ymm1, %ymm12
	vbroadcastss	2108f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm14, %ymm11
	vpor	%ymm15, %ymm13, %ymm13
	vpslld	$23, %ymm13, %ymm15
	vbroadcastss	2113f(%rip), %ymm13
	vbroadcastss	2112f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vfmadd213ps	%ymm1, %ymm14, %ymm11
	vbroadcastss	2114f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vbroadcastss	2115f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vbroadcastss	2116f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vmulps	%ymm15, %ymm11, %ymm11
	vbroadcastss	2117f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vbroadcastss	2118f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vbroadcastss	2119f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vbroadcastss	2120f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vmulps	%ymm11, %ymm9, %ymm14
	vbroadcastss	2123f(%rip), %ymm0
	vmulps	%ymm0, %ymm3, %ymm15
	vfmadd213ps	%ymm1, %ymm3, %ymm15
	vmulps	%ymm13, %ymm12, %ymm12
	vmulps	%ymm2, %ymm15, %ymm13
	vmulps	%ymm0, %ymm9, %ymm15
	vfmadd213ps	%ymm1, %ymm9, %ymm15
	vfmsub231ps	%ymm2, %ymm3, %ymm14
	vmulps	%ymm11, %ymm15, %ymm15
	vmulps	%ymm3, %ymm13, %ymm3
	vsubps	%ymm13, %ymm15, %ymm13
	vfmsub231ps	%ymm15, %ymm9, %ymm3
	vcmpltps	%ymm10, %ymm9, %ymm10
	vmulps	%ymm11, %ymm12, %ymm12
	vbroadcastss	298f(%rip), %ymm15
	vbroadcastss	277f(%rip), %ymm0
	vblendvps	%ymm10, %ymm15, %ymm0, %ymm10
	vmulps	%ymm12, %ymm10, %ymm12
	vsubps	%ymm7, %ymm10, %ymm7
	vsubps	%ymm12, %ymm8, %ymm8
	vaddps	%ymm7, %ymm8, %ymm7
	vmovaps	%ymm7, -128(%rdx)
	vsubps	%ymm11, %ymm2, %ymm2
	vmulps	32(%rsp), %ymm2, %ymm2
	vmovaps	%ymm2, -96(%rdx)
	vmulps	%ymm5, %ymm14, %ymm2
	vmulps	(%rsp), %ymm13, %ymm7
	vmovaps	%ymm2, -64(%rdx)
	vmovaps	%ymm7, -32(%rdx)
	vfmsub213ps	%ymm2, %ymm5, %ymm3
	vmulps	%ymm3, %ymm4, %ymm2
	vmovaps	%ymm2, (%rdx)
	incq	%r14
	addq	$160, %rdx
	vmovaps	%ymm9, %ymm3
	vmovaps	%ymm11, %ymm2
	vmovaps	%ymm12, %ymm8
	vmovaps	%ymm10, %ymm7
	vmovss	277f(%rip), %xmm10
	cmpq	%r14, %r15
	jne	243b
	vxorps	%xmm0, %xmm0, %xmm0
	vmovss	1520(%rsp), %xmm1
	vucomiss	%xmm0, %xmm1
	vmovups	1808(%rsp), %ymm0
	ja	244f
	vxorps	%xmm0, %xmm0, %xmm0
244:
	vmovups	%ymm0, 112(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 592(%rsp)
	movq	%r9, %r13
	vmovups	%ymm0, 624(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	%ymm0, 464(%rsp)
	vmovups	%ymm0, 368(%rsp)
	vmovups	%ymm0, 784(%rsp)
	vmovups	%ymm0, 1328(%rsp)
	vmovups	%ymm0, 1024(%rsp)
	vmovups	%ymm0, 992(%rsp)
	vmovups	%ymm0, 560(%rsp)
	vmovups	%ymm0, 752(%rsp)
	vmovups	%ymm0, 896(%rsp)
	vmovups	%ymm0, 1712(%rsp)
	vmovups	%ymm0, 1744(%rsp)
	vmovups	%ymm0, 1616(%rsp)
	vmovups	%ymm0, 336(%rsp)
	vmovups	%ymm0, 864(%rsp)
	xorl	%edx, %edx
	vmovups	%ymm0, 928(%rsp)
	vxorps	%xmm6, %xmm6, %xmm6
	vmovups	%ymm0, 1424(%rsp)
	vmovups	%ymm0, 960(%rsp)
	vmovups	%ymm0, 1360(%rsp)
	vmovups	%ymm0, 1392(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	vmovups	%ymm0, 1776(%rsp)
	vmovups	%ymm0, 1152(%rsp)
	vmovups	%ymm0, 1184(%rsp)
	vmovups	%ymm0, 432(%rsp)
	vmovups	%ymm0, 1216(%rsp)
	vmovups	%ymm0, 1056(%rsp)
	vmovups	%ymm0, 688(%rsp)
	vmovups	%ymm0, 1248(%rsp)
	vmovups	%ymm0, 720(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vmovups	%ymm0, 304(%rsp)
	vxorps	%xmm10, %xmm10, %xmm10
	vmovups	%ymm0, 528(%rsp)
	vmovups	832(%rsp), %ymm8
	.p2align	4
245:
	vmovups	%ymm3, 2272(%rsp)
	vmovups	%ymm2, 656(%rsp)
	vmovups	%ymm10, 1680(%rsp)
	vmovups	%ymm6, 1936(%rsp)
	vmovups	%ymm4, 1968(%rsp)
	movl	%r13d, %r14d
	shrl	%r14d
	andl	$1073741823, %r14d
	shlq	$6, %r14
	addq	%rcx, %r14
	leaq	(%rdx,%r15), %r8
	leaq	(%r8,%r8,4), %r8
	shlq	$5, %r8
	vmovaps	(%rdi,%r8), %ymm0
	vmovaps	32(%rdi,%r8), %ymm1
	vmovups	%ymm1, 400(%rsp)
	vmovaps	64(%rdi,%r8), %ymm1
	vmovups	%ymm1, 1584(%rsp)
	vmovaps	96(%rdi,%r8), %ymm1
	vmovups	%ymm1, 1872(%rsp)
	vmovaps	128(%rdi,%r8), %ymm1
	vmovups	%ymm1, 1904(%rsp)
	vmovups	%ymm0, 1120(%rsp)
	vmulps	%ymm0, %ymm8, %ymm0
	vmovups	%ymm0, 208(%rsp)
	vxorps	%xmm11, %xmm11, %xmm11
	xorl	%r8d, %r8d
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 240(%rsp)
	vmovups	%ymm0, 80(%rsp)
	vmovups	%ymm0, 496(%rsp)
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm6, %xmm6, %xmm6
	vmovups	%ymm0, (%rsp)
	vmovups	%ymm0, 32(%rsp)
	vmovups	%ymm0, 144(%rsp)
	.p2align	4
246:
	vmovaps	-32(%r14), %ymm3
	vmovaps	-128(%rbp,%r8), %ymm7
	vmovaps	-96(%rbp,%r8), %ymm0
	vmovaps	%ymm7, %ymm10
	vmovups	176(%rsp), %ymm1
	vfmadd132ps	208(%rsp), %ymm1, %ymm10
	vaddps	(%r14), %ymm10, %ymm10
	vbroadcastss	263f(%rip), %ymm1
	vdivps	%ymm10, %ymm1, %ymm15
	vsubps	%ymm10, %ymm3, %ymm3
	vmulps	%ymm3, %ymm15, %ymm3
	vmulps	112(%rsp), %ymm3, %ymm10
	vfmadd213ps	%ymm15, %ymm15, %ymm10
	vmovaps	-64(%rbp,%r8), %ymm15
	vaddps	%ymm3, %ymm8, %ymm8
	vfmadd231ps	%ymm7, %ymm3, %ymm14
	vfmadd231ps	%ymm0, %ymm3, %ymm6
	vmovaps	%ymm14, %ymm1
	vmovaps	%ymm6, %ymm14
	vmovups	(%rsp), %ymm6
	vfmadd231ps	%ymm15, %ymm3, %ymm6
	vmovups	%ymm6, (%rsp)
	vmovups	32(%rsp), %ymm6
	vfmadd231ps	-32(%rbp,%r8), %ymm3, %ymm6
	vmovups	%ymm6, 32(%rsp)
	vmovups	144(%rsp), %ymm6
	vfmadd231ps	(%rbp,%r8), %ymm3, %ymm6
	vmovups	%ymm6, 144(%rsp)
	vmovaps	%ymm14, %ymm6
	vmovaps	%ymm1, %ymm14
	vmulps	%ymm7, %ymm10, %ymm3
	vaddps	%ymm3, %ymm11, %ymm11
	vfmadd231ps	%ymm3, %ymm7, %ymm13
	vmulps	%ymm0, %ymm10, %ymm3
	vaddps	%ymm3, %ymm4, %ymm4
	vfmadd231ps	%ymm7, %ymm3, %ymm2
	vfmadd231ps	%ymm3, %ymm0, %ymm5
	vaddps	%ymm10, %ymm9, %ymm9
	vmulps	%ymm10, %ymm15, %ymm3
	vmovups	240(%rsp), %ymm1
	vfmadd231ps	%ymm7, %ymm3, %ymm1
	vmovups	%ymm1, 240(%rsp)
	vmovups	80(%rsp), %ymm1
	vfmadd231ps	%ymm0, %ymm3, %ymm1
	vmovups	%ymm1, 80(%rsp)
	vmovups	496(%rsp), %ymm0
	vfmadd231ps	%ymm15, %ymm3, %ymm0
	vmovups	%ymm0, 496(%rsp)
	vaddps	%ymm3, %ymm12, %ymm12
	addq	$160, %r8
	addq	$64, %r14
	cmpq	%r8, %r12
	jne	246b
	vxorps	%xmm7, %xmm7, %xmm7
	vmovups	208(%rsp), %ymm10
	vfmadd213ps	%ymm7, %ymm10, %ymm5
	vmovups	1328(%rsp), %ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm0
	vmovups	%ymm0, 1328(%rsp)
	vmovups	832(%rsp), %ymm1
	vmulps	400(%rsp), %ymm1, %ymm5
	vmovaps	%ymm2, %ymm0
	vfmadd213ps	%ymm7, %ymm5, %ymm0
	vmovups	1024(%rsp), %ymm3
	vfmadd231ps	%ymm0, %ymm10, %ymm3
	vmovups	%ymm3, 1024(%rsp)
	vmovaps	%ymm13, %ymm0
	vfmadd213ps	%ymm7, %ymm5, %ymm0
	vmovups	992(%rsp), %ymm3
	vfmadd231ps	%ymm0, %ymm5, %ymm3
	vmovups	%ymm3, 992(%rsp)
	vmovaps	%ymm2, %ymm0
	vmovups	1120(%rsp), %ymm15
	vfmadd213ps	%ymm7, %ymm15, %ymm0
	vmovups	560(%rsp), %ymm3
	vfmadd231ps	%ymm0, %ymm10, %ymm3
	vmovups	%ymm3, 560(%rsp)
	vmovaps	%ymm13, %ymm0
	vfmadd213ps	%ymm7, %ymm15, %ymm0
	vmovups	752(%rsp), %ymm3
	vfmadd231ps	%ymm0, %ymm5, %ymm3
	vmovups	%ymm3, 752(%rsp)
	vmovups	896(%rsp), %ymm3
	vfmadd231ps	%ymm0, %ymm15, %ymm3
	vmovups	%ymm3, 896(%rsp)
	vmovups	464(%rsp), %ymm0
	vaddps	%ymm0, %ymm8, %ymm0
	vmovups	%ymm0, 464(%rsp)
	vaddps	%ymm7, %ymm9, %ymm0
	vmovaps	%ymm1, %ymm8
	vmovups	336(%rsp), %ymm3
	vaddps	%ymm0, %ymm3, %ymm3
	vmovups	%ymm3, 336(%rsp)
	vaddps	%ymm7, %ymm4, %ymm0
	vmovups	1712(%rsp), %ymm3
	vfmadd231ps	%ymm0, %ymm10, %ymm3
	vmovups	%ymm3, 1712(%rsp)
	vaddps	%ymm7, %ymm11, %ymm0
	vmovups	1744(%rsp), %ymm3
	vfmadd231ps	%ymm0, %ymm5, %ymm3
	vmovups	%ymm3, 1744(%rsp)
	vmovups	1616(%rsp), %ymm3
	vfmadd231ps	%ymm0, %ymm15, %ymm3
	vmovups	%ymm3, 1616(%rsp)
	vfmadd213ps	%ymm7, %ymm10, %ymm12
	vmovups	1424(%rsp), %ymm0
	vaddps	%ymm0, %ymm12, %ymm0
	vmovups	%ymm0, 1424(%rsp)
	vmovups	80(%rsp), %ymm1
	vfmadd213ps	%ymm7, %ymm10, %ymm1
	vmovups	864(%rsp), %ymm0
	vfmadd231ps	%ymm1, %ymm10, %ymm0
	vmovups	%ymm0, 864(%rsp)
	vmovups	496(%rsp), %ymm1
	vfmadd213ps	%ymm7, %ymm10, %ymm1
	vmovups	960(%rsp), %ymm0
	vfmadd231ps	%ymm1, %ymm10, %ymm0
	vmovups	%ymm0, 960(%rsp)
	vmovups	1584(%rsp), %ymm4
	vmulps	%ymm4, %ymm8, %ymm1
	vfmadd213ps	%ymm7, %ymm1, %ymm2
	vmovups	1360(%rsp), %ymm0
	vfmadd231ps	%ymm2, %ymm10, %ymm0
	vmovups	%ymm0, 1360(%rsp)
	vmovups	240(%rsp), %ymm3
	vmovaps	%ymm3, %ymm0
	vfmadd213ps	%ymm7, %ymm1, %ymm3
	vmovups	1152(%rsp), %ymm2
	vfmadd231ps	%ymm3, %ymm10, %ymm2
	vmovups	%ymm2, 1152(%rsp)
	vmovups	592(%rsp), %ymm2
	vfmadd231ps	%ymm6, %ymm10, %ymm2
	vmovups	%ymm2, 592(%rsp)
	vmovups	368(%rsp), %ymm2
	vmovups	(%rsp), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm2
	vmovups	%ymm2, 368(%rsp)
	vfmadd213ps	%ymm7, %ymm10, %ymm0
	vmovups	928(%rsp), %ymm2
	vfmadd231ps	%ymm0, %ymm5, %ymm2
	vmovups	%ymm2, 928(%rsp)
	vmovaps	%ymm6, %ymm10
	vmovups	1936(%rsp), %ymm6
	vfmadd231ps	%ymm0, %ymm15, %ymm6
	vmovups	624(%rsp), %ymm0
	vfmadd231ps	%ymm14, %ymm5, %ymm0
	vmovups	%ymm0, 624(%rsp)
	vfmadd213ps	%ymm7, %ymm1, %ymm13
	vmovups	1392(%rsp), %ymm0
	vfmadd231ps	%ymm5, %ymm13, %ymm0
	vmovups	%ymm0, 1392(%rsp)
	vmovups	2272(%rsp), %ymm3
	vfmadd231ps	1872(%rsp), %ymm14, %ymm3
	vmovups	528(%rsp), %ymm0
	vfmadd231ps	1904(%rsp), %ymm14, %ymm0
	vmovups	%ymm0, 528(%rsp)
	vmovups	656(%rsp), %ymm2
	vfmadd231ps	%ymm14, %ymm15, %ymm2
	vmovups	784(%rsp), %ymm0
	vfmadd231ps	%ymm14, %ymm1, %ymm0
	vmovups	%ymm0, 784(%rsp)
	vmovups	1056(%rsp), %ymm0
	vfmadd231ps	%ymm14, %ymm4, %ymm0
	vmovups	%ymm0, 1056(%rsp)
	vmovups	432(%rsp), %ymm0
	vmovups	400(%rsp), %ymm5
	vfmadd231ps	%ymm10, %ymm5, %ymm0
	vmovups	%ymm0, 432(%rsp)
	vmovups	1248(%rsp), %ymm0
	vfmadd231ps	%ymm10, %ymm4, %ymm0
	vmovups	%ymm0, 1248(%rsp)
	vmovups	720(%rsp), %ymm0
	vfmadd231ps	%ymm5, %ymm9, %ymm0
	vmovups	%ymm0, 720(%rsp)
	vmovups	1680(%rsp), %ymm10
	vfmadd231ps	%ymm9, %ymm4, %ymm10
	vmovups	1216(%rsp), %ymm0
	vfmadd231ps	%ymm9, %ymm15, %ymm0
	vmovups	%ymm0, 1216(%rsp)
	vmovups	688(%rsp), %ymm0
	vfmadd231ps	32(%rsp), %ymm15, %ymm0
	vmovups	%ymm0, 688(%rsp)
	vmovups	304(%rsp), %ymm0
	vfmadd231ps	144(%rsp), %ymm15, %ymm0
	vmovups	%ymm0, 304(%rsp)
	vmovups	1968(%rsp), %ymm4
	vfmadd231ps	%ymm13, %ymm15, %ymm4
	vmovups	1184(%rsp), %ymm0
	vfmadd231ps	%ymm13, %ymm1, %ymm0
	vmovups	%ymm0, 1184(%rsp)
	vfmadd213ps	%ymm7, %ymm1, %ymm11
	vmovups	1776(%rsp), %ymm0
	vaddps	%ymm0, %ymm11, %ymm0
	vmovups	%ymm0, 1776(%rsp)
	incq	%rdx
	addq	%rax, %r13
	cmpq	%r15, %rdx
	jne	245b
	vbroadcastss	263f(%rip), %ymm12
	vmovups	176(%rsp), %ymm8
	vmovups	1488(%rsp), %ymm1
	vmovups	720(%rsp), %ymm13
	vmovups	688(%rsp), %ymm14
	vmovups	432(%rsp), %ymm9
	jmp	249f
	.p2align	4
247:
	vmovaps	%ymm13, %ymm12
	vucomiss	%xmm4, %xmm0
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 528(%rsp)
	vmovups	1808(%rsp), %ymm0
	ja	248f
	vxorps	%xmm0, %xmm0, %xmm0
248:
	vmovups	%ymm0, 112(%rsp)
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 304(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm13, %xmm13, %xmm13
	vmovups	%ymm0, 1248(%rsp)
	vxorps	%xmm14, %xmm14, %xmm14
	vmovups	%ymm0, 1056(%rsp)
	vmovups	%ymm0, 1216(%rsp)
	vxorps	%xmm9, %xmm9, %xmm9
	vmovups	%ymm0, 1184(%rsp)
	vmovups	%ymm0, 1152(%rsp)
	vmovups	%ymm0, 1776(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	vmovups	%ymm0, 1392(%rsp)
	vmovups	%ymm0, 1360(%rsp)
	vmovups	%ymm0, 960(%rsp)
	vmovups	%ymm0, 1424(%rsp)
	vxorps	%xmm6, %xmm6, %xmm6
	vmovups	%ymm0, 928(%rsp)
	vmovups	%ymm0, 864(%rsp)
	vmovups	%ymm0, 336(%rsp)
	vmovups	%ymm0, 1616(%rsp)
	vmovups	%ymm0, 1744(%rsp)
	vmovups	%ymm0, 1712(%rsp)
	vmovups	%ymm0, 896(%rsp)
	vmovups	%ymm0, 752(%rsp)
	vmovups	%ymm0, 560(%rsp)
	vmovups	%ymm0, 992(%rsp)
	vmovups	%ymm0, 1024(%rsp)
	vmovups	%ymm0, 1328(%rsp)
	vmovups	%ymm0, 784(%rsp)
	vmovups	%ymm0, 368(%rsp)
	vmovups	%ymm0, 464(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vmovups	%ymm0, 624(%rsp)
	vmovups	%ymm0, 592(%rsp)
	vmovups	1488(%rsp), %ymm1
249:
	vmovups	%ymm2, 656(%rsp)
	vmovups	112(%rsp), %ymm11
	vmovups	832(%rsp), %ymm15
	vmulps	%ymm15, %ymm11, %ymm0
	vdivps	%ymm1, %ymm12, %ymm1
	vmovups	1216(%rsp), %ymm5
	vmulps	%ymm5, %ymm0, %ymm2
	vfnmadd213ps	1328(%rsp), %ymm1, %ymm2
	vmovups	%ymm2, 3456(%rsp)
	vdivps	1648(%rsp), %ymm12, %ymm1
	vmovups	1056(%rsp), %ymm12
	vmulps	%ymm0, %ymm12, %ymm2
	vfnmadd213ps	992(%rsp), %ymm1, %ymm2
	vmovups	%ymm2, 3488(%rsp)
	vfnmadd213ps	1024(%rsp), %ymm0, %ymm9
	vmovups	%ymm9, 432(%rsp)
	vfnmadd213ps	864(%rsp), %ymm0, %ymm14
	vmovups	%ymm14, 688(%rsp)
	vfnmadd213ps	928(%rsp), %ymm0, %ymm13
	vmovups	%ymm13, 720(%rsp)
	vmovups	304(%rsp), %ymm1
	vfnmadd213ps	960(%rsp), %ymm0, %ymm1
	vmovups	%ymm1, 304(%rsp)
	vmovups	1248(%rsp), %ymm1
	vfnmadd213ps	1360(%rsp), %ymm0, %ymm1
	vmovups	%ymm1, 1248(%rsp)
	vfnmadd213ps	1392(%rsp), %ymm0, %ymm3
	vmovups	%ymm3, 2272(%rsp)
	vfnmadd213ps	1152(%rsp), %ymm0, %ymm10
	vmovups	528(%rsp), %ymm1
	vfnmadd213ps	1184(%rsp), %ymm0, %ymm1
	vmovups	%ymm1, 528(%rsp)
	vfnmadd231ps	%ymm5, %ymm11, %ymm6
	vfnmadd231ps	%ymm12, %ymm11, %ymm4
	vbroadcastss	283f(%rip), %ymm14
	vdivps	%ymm15, %ymm14, %ymm0
	vmulps	%ymm0, %ymm11, %ymm0
	vmovss	1520(%rsp), %xmm1
	vxorps	%xmm2, %xmm2, %xmm2
	vucomiss	%xmm2, %xmm1
	vmovups	560(%rsp), %ymm13
	vmovups	592(%rsp), %ymm9
	vfmadd231ps	%ymm9, %ymm0, %ymm13
	vmovups	752(%rsp), %ymm12
	vfmadd231ps	624(%rsp), %ymm0, %ymm12
	vxorps	%xmm11, %xmm11, %xmm11
	vmovups	%ymm4, 1968(%rsp)
	vmovups	%ymm6, 1936(%rsp)
	vmovups	%ymm12, 752(%rsp)
	vmovups	%ymm13, 560(%rsp)
	vmovups	%ymm10, 1680(%rsp)
	jbe	252f
	vmovdqu	1648(%rsp), %ymm15
	vmovups	2944(%rsp), %ymm1
	vmovups	3808(%rsp), %ymm2
	vaddps	%ymm1, %ymm2, %ymm1
	vbroadcastss	2124f(%rip), %ymm0
	vmovups	%ymm1, 2944(%rsp)
	vcmpleps	%ymm1, %ymm0, %ymm0
	vandps	2976(%rsp), %ymm0, %ymm0
	vmulps	%ymm0, %ymm2, %ymm0
	vaddss	%xmm0, %xmm11, %xmm1
	vmovshdup	%xmm0, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufpd	$1, %xmm0, %xmm0, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufps	$255, %xmm0, %xmm0, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vmovups	%ymm0, (%rsp)
	vextractf128	$1, %ymm0, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vmovshdup	%xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufpd	$1, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vucomiss	%xmm11, %xmm1
	vmovups	784(%rsp), %ymm5
	vmovups	368(%rsp), %ymm0
	vmovups	1552(%rsp), %ymm11
	jbe	253f
	testq	%r15, %r15
	vmovdqu	3680(%rsp), %ymm12
	vxorps	%xmm1, %xmm1, %xmm1
	je	254f
	movq	%r9, %rdx
	xorl	%r8d, %r8d
	vmovups	832(%rsp), %ymm6
	.p2align	4
250:
	movl	%edx, %r14d
	shrl	%r14d
	andl	$1073741823, %r14d
	shlq	$6, %r14
	addq	%rcx, %r14
	leaq	(%r8,%r15), %r9
	leaq	(%r9,%r9,4), %r9
	shlq	$5, %r9
	vmulps	(%rdi,%r9), %ymm6, %ymm0
	vmovups	%ymm0, 32(%rsp)
	movq	%rdi, %r13
	xorl	%r9d, %r9d
	vbroadcastss	2132f(%rip), %ymm14
	vbroadcastss	2133f(%rip), %ymm11
	vmovdqu	2976(%rsp), %ymm2
	vbroadcastss	263f(%rip), %ymm13
	vbroadcastss	283f(%rip), %ymm0
	vmovdqu	3712(%rsp), %ymm15
	.p2align	4
251:
	vmovaps	(%r13), %ymm3
	vfmadd132ps	32(%rsp), %ymm8, %ymm3
	vaddps	(%r14,%r9), %ymm3, %ymm3
	vdivps	%ymm3, %ymm13, %ymm5
	vmovaps	-32(%r14,%r9), %ymm4
	vsubps	%ymm3, %ymm4, %ymm4
	vmulps	%ymm5, %ymm4, %ymm4
	vcmpltps	%ymm4, %ymm0, %ymm6
	vaddps	%ymm0, %ymm5, %ymm5
	vblendvps	%ymm6, %ymm4, %ymm5, %ymm5
	vaddps	%ymm5, %ymm13, %ymm6
	vpaddd	%ymm6, %ymm15, %ymm6
	vpand	%ymm6, %ymm12, %ymm6
	vpsubd	%ymm6, %ymm2, %ymm7
	vaddps	%ymm0, %ymm7, %ymm8
	vfmadd231ps	%ymm7, %ymm5, %ymm8
	vbroadcastss	2130f(%rip), %ymm5
	vmulps	%ymm8, %ymm8, %ymm7
	vbroadcastss	2129f(%rip), %ymm9
	vfmadd213ps	%ymm9, %ymm8, %ymm5
	vmovaps	%ymm14, %ymm9
	vbroadcastss	2131f(%rip), %ymm10
	vfmadd213ps	%ymm10, %ymm8, %ymm9
	vfmadd231ps	%ymm11, %ymm7, %ymm9
	vfmadd213ps	%ymm5, %ymm7, %ymm9
	vbroadcastss	2128f(%rip), %ymm5
	vbroadcastss	2127f(%rip), %ymm10
	vfmadd213ps	%ymm10, %ymm8, %ymm5
	vfmadd213ps	%ymm5, %ymm7, %ymm9
	vfmadd213ps	%ymm8, %ymm7, %ymm9
	vmovups	176(%rsp), %ymm8
	vcvtdq2ps	%ymm6, %ymm5
	vbroadcastss	2134f(%rip), %ymm6
	vfmadd231ps	%ymm5, %ymm6, %ymm9
	vaddps	%ymm4, %ymm13, %ymm5
	vmaxps	%ymm0, %ymm4, %ymm4
	vfmsub231ps	%ymm5, %ymm9, %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm1
	addq	$64, %r9
	addq	$160, %r13
	cmpq	%r9, %rsi
	jne	251b
	incq	%r8
	addq	%rax, %rdx
	cmpq	%r15, %r8
	vmovups	832(%rsp), %ymm6
	jne	250b
	jmp	255f
	.p2align	4
252:
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 3040(%rsp)
	vmovups	1648(%rsp), %ymm12
	vmovups	1488(%rsp), %ymm0
	vmovups	%ymm0, 1152(%rsp)
	vmovups	784(%rsp), %ymm5
	vmovups	336(%rsp), %ymm2
	vmovups	896(%rsp), %ymm1
	vmovups	3488(%rsp), %ymm3
	vmovups	3456(%rsp), %ymm0
	vmovups	1552(%rsp), %ymm11
	jmp	256f
	.p2align	4
253:
	vmovups	%ymm0, 368(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 3040(%rsp)
	vmovdqa	%ymm15, %ymm12
	vmovups	1488(%rsp), %ymm0
	vmovups	%ymm0, 1152(%rsp)
	vmovups	336(%rsp), %ymm2
	vmovups	896(%rsp), %ymm1
	vmovups	3488(%rsp), %ymm3
	vmovups	3456(%rsp), %ymm0
	jmp	256f
254:
	vmovups	832(%rsp), %ymm6
255:
	vbroadcastss	2136f(%rip), %ymm2
	vbroadcastss	2135f(%rip), %ymm3
	vmovups	3104(%rsp), %ymm4
	vfmadd213ps	%ymm3, %ymm4, %ymm2
	vxorps	%xmm3, %xmm3, %xmm3
	vcmpltps	(%rsp), %ymm3, %ymm0
	vaddps	%ymm2, %ymm4, %ymm2
	vcmpltps	%ymm1, %ymm2, %ymm2
	vandps	%ymm2, %ymm0, %ymm2
	vandnps	%ymm0, %ymm2, %ymm3
	vblendvps	%ymm3, %ymm1, %ymm4, %ymm4
	vmovups	%ymm4, 3104(%rsp)
	vbroadcastss	288f(%rip), %ymm1
	vmovups	3008(%rsp), %ymm3
	vmaxps	%ymm1, %ymm3, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm3
	vmovups	%ymm3, 3008(%rsp)
	vbroadcastss	2137f(%rip), %ymm1
	vmovups	3552(%rsp), %ymm3
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm3
	vmovups	%ymm3, 3552(%rsp)
	vbroadcastss	285f(%rip), %ymm0
	vbroadcastss	263f(%rip), %ymm10
	vblendvps	%ymm2, %ymm0, %ymm10, %ymm3
	vmovups	2496(%rsp), %ymm1
	vmulps	%ymm3, %ymm1, %ymm0
	vsubps	%ymm0, %ymm1, %ymm1
	vmovups	1552(%rsp), %ymm11
	vsubps	%ymm1, %ymm11, %ymm11
	vmovups	2304(%rsp), %ymm4
	vmulps	%ymm3, %ymm4, %ymm1
	vsubps	%ymm1, %ymm4, %ymm4
	vmovups	1296(%rsp), %ymm5
	vsubps	%ymm4, %ymm5, %ymm5
	vmovups	%ymm5, 1296(%rsp)
	vmovups	2336(%rsp), %ymm5
	vmulps	%ymm3, %ymm5, %ymm4
	vsubps	%ymm4, %ymm5, %ymm5
	vsubps	%ymm5, %ymm6, %ymm6
	vmovups	%ymm6, 832(%rsp)
	vmovups	2368(%rsp), %ymm6
	vmulps	%ymm3, %ymm6, %ymm5
	vsubps	%ymm5, %ymm6, %ymm6
	vsubps	%ymm6, %ymm8, %ymm8
	vmovups	2400(%rsp), %ymm7
	vmulps	%ymm3, %ymm7, %ymm6
	vsubps	%ymm6, %ymm7, %ymm7
	vmovups	1488(%rsp), %ymm9
	vsubps	%ymm7, %ymm9, %ymm7
	vmovups	%ymm7, 1152(%rsp)
	vmovups	2144(%rsp), %ymm7
	vmulps	%ymm3, %ymm7, %ymm7
	vmovups	%ymm7, 2144(%rsp)
	vmovups	2464(%rsp), %ymm7
	vmulps	%ymm3, %ymm7, %ymm7
	vmovups	%ymm7, 2464(%rsp)
	vmovups	2432(%rsp), %ymm7
	vmulps	%ymm3, %ymm7, %ymm3
	vsubps	%ymm3, %ymm7, %ymm7
	vmovups	1648(%rsp), %ymm9
	vsubps	%ymm7, %ymm9, %ymm12
	vmovups	1808(%rsp), %ymm7
	vandnps	%ymm7, %ymm2, %ymm7
	vmovups	%ymm7, 1808(%rsp)
	vbroadcastss	291f(%rip), %ymm7
	vmovups	2912(%rsp), %ymm9
	vblendvps	%ymm2, %ymm7, %ymm9, %ymm9
	vmovups	%ymm9, 2912(%rsp)
	vxorps	%xmm7, %xmm7, %xmm7
	vandps	%ymm2, %ymm10, %ymm2
	vmovups	%ymm2, 3040(%rsp)
	vmovups	%ymm3, 2432(%rsp)
	vmovups	%ymm6, 2400(%rsp)
	vmovups	%ymm5, 2368(%rsp)
	vmovups	%ymm4, 2336(%rsp)
	vmovups	%ymm1, 2304(%rsp)
	vmovups	%ymm0, 2496(%rsp)
	movq	2136(%rsp), %r9
	vmovups	784(%rsp), %ymm5
	vmovups	592(%rsp), %ymm9
	vmovups	336(%rsp), %ymm2
	vmovups	896(%rsp), %ymm1
	vmovups	3488(%rsp), %ymm3
	vmovups	3456(%rsp), %ymm0
	vbroadcastss	283f(%rip), %ymm14
256:
	vmovups	%ymm9, 592(%rsp)
	vmovups	%ymm1, 896(%rsp)
	vmovups	%ymm2, 336(%rsp)
	vmovups	%ymm5, 784(%rsp)
	vmovups	832(%rsp), %ymm15
	vmovups	%ymm12, 1904(%rsp)
	vmovups	%ymm8, 176(%rsp)
	vbroadcastss	281f(%rip), %ymm4
	vmaxps	%ymm4, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm0
	vmovaps	%ymm12, %ymm10
	vbroadcastss	263f(%rip), %ymm12
	vdivps	%ymm0, %ymm12, %ymm0
	vmovups	%ymm0, 400(%rsp)
	vmaxps	%ymm4, %ymm3, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm12, %ymm13
	vmovups	%ymm13, 1056(%rsp)
	vmaxps	%ymm4, %ymm1, %ymm0
	vsqrtps	%ymm0, %ymm0
	vmovdqu	4224(%rsp), %ymm1
	vpcmpgtd	%ymm7, %ymm1, %ymm1
	vmovdqu	%ymm1, 240(%rsp)
	vdivps	%ymm0, %ymm12, %ymm0
	vmovups	%ymm0, 112(%rsp)
	vmaxps	%ymm4, %ymm2, %ymm0
	vsqrtps	%ymm0, %ymm2
	vmovdqu	4256(%rsp), %ymm0
	vpcmpgtd	%ymm7, %ymm0, %ymm0
	vmovdqu	%ymm0, (%rsp)
	vdivps	%ymm2, %ymm12, %ymm0
	vmovups	%ymm0, 208(%rsp)
	vcmpleps	3072(%rsp), %ymm11, %ymm2
	vmovups	2624(%rsp), %ymm3
	vmovups	%ymm11, 1552(%rsp)
	vcmpleps	%ymm11, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm9, %ymm14, %ymm3
	vmovaps	%ymm5, %ymm1
	vmovups	2000(%rsp), %ymm5
	vxorps	%ymm5, %ymm9, %ymm4
	vmovaps	%ymm5, %ymm9
	vblendvps	%ymm2, %ymm4, %ymm3, %ymm2
	vcmpleps	%ymm2, %ymm7, %ymm3
	vextractf128	$1, %ymm3, %xmm4
	vmovups	1296(%rsp), %ymm6
	vcmpleps	2688(%rsp), %ymm6, %ymm2
	vmovups	2656(%rsp), %ymm5
	vcmpleps	%ymm6, %ymm5, %ymm5
	vmovups	624(%rsp), %ymm0
	vxorps	%ymm0, %ymm9, %ymm6
	vblendvps	%ymm5, %ymm0, %ymm14, %ymm5
	vblendvps	%ymm2, %ymm6, %ymm5, %ymm0
	vpackssdw	%xmm4, %xmm3, %xmm3
	vmovdqa	%xmm3, 32(%rsp)
	vcmpleps	2592(%rsp), %ymm15, %ymm4
	vmovups	2560(%rsp), %ymm5
	vcmpleps	%ymm15, %ymm5, %ymm5
	vmovups	656(%rsp), %ymm2
	vxorps	%ymm2, %ymm9, %ymm6
	vblendvps	%ymm5, %ymm2, %ymm14, %ymm5
	vblendvps	%ymm4, %ymm6, %ymm5, %ymm5
	vpor	4288(%rsp), %xmm3, %xmm4
	vcmpleps	2816(%rsp), %ymm8, %ymm6
	vmovups	2784(%rsp), %ymm7
	vcmpleps	%ymm8, %ymm7, %ymm7
	vmovups	464(%rsp), %ymm2
	vxorps	%ymm2, %ymm9, %ymm8
	vmovaps	%ymm9, %ymm11
	vblendvps	%ymm7, %ymm2, %ymm14, %ymm7
	vblendvps	%ymm6, %ymm8, %ymm7, %ymm8
	vpmovzxwd	%xmm4, %ymm4
	vmovups	1152(%rsp), %ymm9
	vcmpleps	2880(%rsp), %ymm9, %ymm6
	vmovups	2848(%rsp), %ymm7
	vcmpleps	%ymm9, %ymm7, %ymm7
	vmovups	368(%rsp), %ymm3
	vxorps	%ymm3, %ymm11, %ymm9
	vblendvps	%ymm7, %ymm3, %ymm14, %ymm7
	vblendvps	%ymm6, %ymm9, %ymm7, %ymm3
	vpslld	$31, %ymm4, %ymm6
	vmovdqu	%ymm6, 1840(%rsp)
	vcmpleps	2720(%rsp), %ymm10, %ymm4
	vmovups	2752(%rsp), %ymm7
	vcmpleps	%ymm10, %ymm7, %ymm7
	vxorps	%ymm1, %ymm11, %ymm9
	vblendvps	%ymm7, %ymm1, %ymm14, %ymm7
	vblendvps	%ymm4, %ymm9, %ymm7, %ymm4
	vxorps	%xmm9, %xmm9, %xmm9
	vblendvps	%ymm6, %ymm9, %ymm12, %ymm7
	vmovups	%ymm7, 496(%rsp)
	vcmpleps	%ymm0, %ymm9, %ymm0
	vmovups	%ymm0, 1872(%rsp)
	vorps	(%rsp), %ymm0, %ymm1
	vmovups	%ymm1, (%rsp)
	vandnps	%ymm12, %ymm1, %ymm0
	vmovups	%ymm0, 144(%rsp)
	vcmpleps	%ymm5, %ymm9, %ymm1
	vmovups	%ymm1, 1120(%rsp)
	vxorps	%xmm15, %xmm15, %xmm15
	vorps	240(%rsp), %ymm1, %ymm6
	vmovups	%ymm6, 960(%rsp)
	vmulps	%ymm0, %ymm13, %ymm5
	vmulps	432(%rsp), %ymm5, %ymm1
	vmulps	400(%rsp), %ymm7, %ymm7
	vmulps	%ymm7, %ymm1, %ymm10
	vandnps	%ymm12, %ymm6, %ymm1
	vmovups	%ymm1, 80(%rsp)
	vmulps	112(%rsp), %ymm1, %ymm13
	vmulps	560(%rsp), %ymm13, %ymm1
	vmulps	%ymm7, %ymm1, %ymm0
	vmovups	%ymm0, 1024(%rsp)
	vmulps	752(%rsp), %ymm13, %ymm1
	vmulps	%ymm0, %ymm10, %ymm0
	vfmsub231ps	%ymm1, %ymm5, %ymm0
	vmovups	%ymm0, 928(%rsp)
	vcmpleps	%ymm8, %ymm15, %ymm1
	vmovdqu	4192(%rsp), %ymm8
	vpcmpgtd	%ymm15, %ymm8, %ymm8
	vpor	%ymm1, %ymm8, %ymm6
	vmovdqu	%ymm6, 3392(%rsp)
	vpandn	%ymm12, %ymm6, %ymm6
	vmovdqu	%ymm6, 240(%rsp)
	vmulps	208(%rsp), %ymm6, %ymm11
	vmulps	1712(%rsp), %ymm11, %ymm8
	vmulps	%ymm7, %ymm8, %ymm0
	vmovups	%ymm0, 992(%rsp)
	vmulps	1744(%rsp), %ymm11, %ymm8
	vmulps	%ymm0, %ymm10, %ymm0
	vmovaps	%ymm10, %ymm6
	vfmsub231ps	%ymm8, %ymm5, %ymm0
	vmovups	%ymm0, 2176(%rsp)
	vmovups	304(%rsp), %ymm8
	vbroadcastss	281f(%rip), %ymm2
	vmaxps	%ymm2, %ymm8, %ymm8
	vsqrtps	%ymm8, %ymm8
	vdivps	%ymm8, %ymm12, %ymm0
	vmovups	%ymm0, 864(%rsp)
	vmovups	528(%rsp), %ymm8
	vmaxps	%ymm2, %ymm8, %ymm8
	vsqrtps	%ymm8, %ymm9
	vcmpleps	%ymm3, %ymm15, %ymm14
	vmovdqu	4160(%rsp), %ymm8
	vpcmpgtd	%ymm15, %ymm8, %ymm8
	vpor	%ymm14, %ymm8, %ymm8
	vmovdqu	%ymm8, 2208(%rsp)
	vpandn	%ymm12, %ymm8, %ymm2
	vmovdqu	%ymm2, 1216(%rsp)
	vmulps	%ymm2, %ymm0, %ymm8
	vmulps	688(%rsp), %ymm8, %ymm10
	vmulps	%ymm7, %ymm10, %ymm0
	vmovups	%ymm0, 1360(%rsp)
	vmulps	720(%rsp), %ymm8, %ymm10
	vmulps	%ymm6, %ymm0, %ymm0
	vmovaps	%ymm6, %ymm3
	vmovups	%ymm6, 1392(%rsp)
	vfmsub231ps	%ymm10, %ymm5, %ymm0
	vmovups	%ymm0, 3328(%rsp)
	vdivps	%ymm9, %ymm12, %ymm6
	vxorps	%xmm2, %xmm2, %xmm2
	vcmpleps	%ymm4, %ymm2, %ymm9
	vmovdqu	4128(%rsp), %ymm4
	vpcmpgtd	%ymm2, %ymm4, %ymm4
	vpor	%ymm4, %ymm9, %ymm4
	vmovdqu	%ymm4, 3360(%rsp)
	vpandn	%ymm12, %ymm4, %ymm2
	vmovdqu	%ymm2, 1184(%rsp)
	vmulps	%ymm2, %ymm6, %ymm10
	vmovups	%ymm6, 1584(%rsp)
	vmulps	1248(%rsp), %ymm10, %ymm4
	vmulps	%ymm7, %ymm4, %ymm15
	vmulps	2272(%rsp), %ymm10, %ymm4
	vmulps	%ymm3, %ymm15, %ymm0
	vfmsub231ps	%ymm4, %ymm5, %ymm0
	vmovups	%ymm0, 3296(%rsp)
	vmovss	1520(%rsp), %xmm4
	vxorps	%xmm5, %xmm5, %xmm5
	vucomiss	%xmm5, %xmm4
	vmovdqa	32(%rsp), %xmm0
	vpor	3584(%rsp), %xmm0, %xmm3
	vpmovzxwd	%xmm3, %ymm3
	vpslld	$31, %ymm3, %ymm3
	vpsrad	$31, %ymm3, %ymm3
	vmovups	592(%rsp), %ymm0
	vmulps	400(%rsp), %ymm0, %ymm5
	vmovaps	%ymm5, %ymm4
	vxorps	%xmm0, %xmm0, %xmm0
	vfmadd213ps	%ymm0, %ymm5, %ymm4
	vpandn	%ymm4, %ymm3, %ymm3
	vmovdqu	1872(%rsp), %ymm0
	vextracti128	$1, %ymm0, %xmm4
	vpackssdw	%xmm4, %xmm0, %xmm2
	vpor	3664(%rsp), %xmm2, %xmm2
	vpmovzxwd	%xmm2, %ymm2
	vpslld	$31, %ymm2, %ymm2
	vpsrad	$31, %ymm2, %ymm2
	vmovups	624(%rsp), %ymm0
	vmulps	1056(%rsp), %ymm0, %ymm0
	vmovups	%ymm0, 32(%rsp)
	vpandn	%ymm0, %ymm2, %ymm2
	vfmadd213ps	%ymm3, %ymm2, %ymm2
	vmovdqu	1120(%rsp), %ymm0
	vextracti128	$1, %ymm0, %xmm3
	vpackssdw	%xmm3, %xmm0, %xmm0
	vpor	3648(%rsp), %xmm0, %xmm0
	vpmovzxwd	%xmm0, %ymm0
	vpslld	$31, %ymm0, %ymm0
	vpsrad	$31, %ymm0, %ymm0
	vmovups	112(%rsp), %ymm3
	vmulps	656(%rsp), %ymm3, %ymm4
	vpandn	%ymm4, %ymm0, %ymm3
	vfmadd213ps	%ymm2, %ymm3, %ymm3
	vextracti128	$1, %ymm1, %xmm0
	vpackssdw	%xmm0, %xmm1, %xmm0
	vpor	3632(%rsp), %xmm0, %xmm0
	vpmovzxwd	%xmm0, %ymm0
	vpslld	$31, %ymm0, %ymm0
	vpsrad	$31, %ymm0, %ymm1
	vmovups	464(%rsp), %ymm0
	vmulps	208(%rsp), %ymm0, %ymm0
	vpandn	%ymm0, %ymm1, %ymm1
	vfmadd213ps	%ymm3, %ymm1, %ymm1
	vextracti128	$1, %ymm14, %xmm2
	vpackssdw	%xmm2, %xmm14, %xmm2
	vpor	3616(%rsp), %xmm2, %xmm2
	vpmovzxwd	%xmm2, %ymm2
	vpslld	$31, %ymm2, %ymm2
	vpsrad	$31, %ymm2, %ymm2
	vmovups	368(%rsp), %ymm3
	vmulps	864(%rsp), %ymm3, %ymm3
	vmovups	%ymm3, 1120(%rsp)
	vpandn	%ymm3, %ymm2, %ymm2
	vfmadd213ps	%ymm1, %ymm2, %ymm2
	vextracti128	$1, %ymm9, %xmm1
	vpackssdw	%xmm1, %xmm9, %xmm1
	vpor	3600(%rsp), %xmm1, %xmm1
	vpmovzxwd	%xmm1, %ymm1
	vpslld	$31, %ymm1, %ymm1
	vpsrad	$31, %ymm1, %ymm1
	vmulps	784(%rsp), %ymm6, %ymm3
	vmovups	%ymm3, 1520(%rsp)
	vpandn	%ymm3, %ymm1, %ymm1
	vfmadd213ps	%ymm2, %ymm1, %ymm1
	vmovups	%ymm1, 3840(%rsp)
	vmulps	1616(%rsp), %ymm11, %ymm1
	vmovups	1024(%rsp), %ymm6
	vmovups	992(%rsp), %ymm14
	vmulps	%ymm6, %ymm14, %ymm7
	vfmsub231ps	%ymm1, %ymm13, %ymm7
	vmulps	1936(%rsp), %ymm8, %ymm1
	vmovups	1360(%rsp), %ymm3
	vmulps	%ymm6, %ymm3, %ymm9
	vfmsub231ps	%ymm1, %ymm13, %ymm9
	vmovups	%ymm9, 4384(%rsp)
	vmovaps	%ymm13, %ymm9
	vmulps	1680(%rsp), %ymm10, %ymm2
	vmovups	%ymm15, 1328(%rsp)
	vmulps	%ymm3, %ymm15, %ymm1
	vfmsub231ps	%ymm2, %ymm8, %ymm1
	vmovups	%ymm1, 3136(%rsp)
	vmulps	1424(%rsp), %ymm8, %ymm2
	vmulps	%ymm3, %ymm14, %ymm13
	vmovaps	%ymm3, %ymm8
	vfmsub231ps	%ymm2, %ymm11, %ymm13
	vmulps	1968(%rsp), %ymm10, %ymm2
	vmulps	%ymm6, %ymm15, %ymm3
	vmovups	%ymm9, 4096(%rsp)
	vfmsub231ps	%ymm2, %ymm9, %ymm3
	vmovups	%ymm3, 3264(%rsp)
	vmulps	1776(%rsp), %ymm10, %ymm3
	vmulps	%ymm14, %ymm15, %ymm1
	vmovups	%ymm11, 4064(%rsp)
	vfmsub231ps	%ymm3, %ymm11, %ymm1
	vmovups	%ymm1, 4416(%rsp)
	vmulps	496(%rsp), %ymm5, %ymm1
	vmovups	1392(%rsp), %ymm3
	vmulps	%ymm1, %ymm3, %ymm10
	vmovups	32(%rsp), %ymm11
	vfmsub231ps	144(%rsp), %ymm11, %ymm10
	vmovups	%ymm10, 3232(%rsp)
	vmulps	%ymm1, %ymm6, %ymm10
	vfmsub231ps	80(%rsp), %ymm4, %ymm10
	vmovups	%ymm10, 3200(%rsp)
	vmovaps	%ymm3, %ymm4
	vbroadcastss	263f(%rip), %ymm10
	vfnmadd213ps	%ymm10, %ymm3, %ymm4
	vbroadcastss	2138f(%rip), %ymm15
	vmovups	%ymm4, 4032(%rsp)
	vmaxps	%ymm15, %ymm4, %ymm3
	vsqrtps	%ymm3, %ymm3
	vmovaps	%ymm14, %ymm4
	vmulps	%ymm1, %ymm14, %ymm11
	vfmsub231ps	240(%rsp), %ymm0, %ymm11
	vmovups	%ymm11, 3168(%rsp)
	vdivps	%ymm3, %ymm10, %ymm11
	vmulps	1056(%rsp), %ymm11, %ymm0
	vmovups	(%rsp), %ymm3
	vblendvps	%ymm3, %ymm10, %ymm0, %ymm0
	vmovups	%ymm0, 4352(%rsp)
	vmulps	%ymm1, %ymm8, %ymm14
	vmovups	%ymm1, 1872(%rsp)
	vmovups	1120(%rsp), %ymm0
	vfmsub231ps	1216(%rsp), %ymm0, %ymm14
	vmulps	928(%rsp), %ymm11, %ymm3
	vmovaps	%ymm6, %ymm0
	vfnmadd213ps	%ymm10, %ymm6, %ymm0
	vmovaps	%ymm3, %ymm6
	vfnmadd231ps	%ymm3, %ymm3, %ymm0
	vmovups	%ymm0, 4000(%rsp)
	vmaxps	%ymm15, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm10, %ymm2
	vmulps	112(%rsp), %ymm2, %ymm0
	vmovups	960(%rsp), %ymm3
	vblendvps	%ymm3, %ymm10, %ymm0, %ymm0
	vmovups	%ymm0, 4320(%rsp)
	vmulps	2176(%rsp), %ymm11, %ymm12
	vmovaps	%ymm11, %ymm5
	vmovups	%ymm11, 32(%rsp)
	vfnmadd231ps	%ymm6, %ymm12, %ymm7
	vmovups	%ymm6, 1120(%rsp)
	vmulps	%ymm2, %ymm7, %ymm0
	vmovups	%ymm2, (%rsp)
	vmovaps	%ymm4, %ymm11
	vfnmadd213ps	%ymm10, %ymm4, %ymm11
	vfnmadd231ps	%ymm12, %ymm12, %ymm11
	vfnmadd231ps	%ymm0, %ymm0, %ymm11
	vmaxps	%ymm15, %ymm11, %ymm4
	vsqrtps	%ymm4, %ymm4
	vdivps	%ymm4, %ymm10, %ymm9
	vmovups	1328(%rsp), %ymm15
	vmulps	%ymm1, %ymm15, %ymm7
	vmovups	1520(%rsp), %ymm3
	vfmsub231ps	1184(%rsp), %ymm3, %ymm7
	vmulps	3328(%rsp), %ymm5, %ymm4
	vmovups	4384(%rsp), %ymm1
	vfnmadd231ps	%ymm6, %ymm4, %ymm1
	vmulps	%ymm2, %ymm1, %ymm3
	vmovups	%ymm3, 928(%rsp)
	vfnmadd231ps	%ymm12, %ymm4, %ymm13
	vfnmadd231ps	%ymm0, %ymm3, %ymm13
	vmovaps	%ymm0, %ymm5
	vmovups	%ymm0, 2176(%rsp)
	vmovaps	%ymm9, %ymm2
	vmulps	%ymm9, %ymm13, %ymm0
	vmovups	%ymm0, 960(%rsp)
	vmovaps	%ymm8, %ymm13
	vfnmadd213ps	%ymm10, %ymm8, %ymm13
	vfnmadd231ps	%ymm4, %ymm4, %ymm13
	vfnmadd231ps	%ymm3, %ymm3, %ymm13
	vfnmadd231ps	%ymm0, %ymm0, %ymm13
	vbroadcastss	2138f(%rip), %ymm0
	vmaxps	%ymm0, %ymm13, %ymm9
	vsqrtps	%ymm9, %ymm9
	vmulps	208(%rsp), %ymm2, %ymm6
	vmovups	3392(%rsp), %ymm3
	vblendvps	%ymm3, %ymm10, %ymm6, %ymm6
	vmovups	1840(%rsp), %ymm8
	vmovups	400(%rsp), %ymm3
	vblendvps	%ymm8, %ymm10, %ymm3, %ymm8
	vmulps	4352(%rsp), %ymm8, %ymm8
	vdivps	%ymm9, %ymm10, %ymm0
	vmulps	4320(%rsp), %ymm8, %ymm8
	vmulps	864(%rsp), %ymm0, %ymm9
	vmovups	%ymm0, 1520(%rsp)
	vmovups	2208(%rsp), %ymm3
	vblendvps	%ymm3, %ymm10, %ymm9, %ymm9
	vmulps	%ymm6, %ymm8, %ymm1
	vmovups	%ymm1, 1840(%rsp)
	vmovups	32(%rsp), %ymm1
	vmulps	3296(%rsp), %ymm1, %ymm6
	vmovups	3264(%rsp), %ymm3
	vfnmadd231ps	1120(%rsp), %ymm6, %ymm3
	vmulps	(%rsp), %ymm3, %ymm8
	vmovups	4416(%rsp), %ymm1
	vfnmadd231ps	%ymm12, %ymm6, %ymm1
	vfnmadd231ps	%ymm5, %ymm8, %ymm1
	vmulps	%ymm2, %ymm1, %ymm5
	vmovups	3136(%rsp), %ymm1
	vfnmadd231ps	%ymm4, %ymm6, %ymm1
	vfnmadd231ps	928(%rsp), %ymm8, %ymm1
	vfnmadd231ps	960(%rsp), %ymm5, %ymm1
	vmulps	%ymm0, %ymm1, %ymm0
	vmovups	%ymm0, 2208(%rsp)
	vmovaps	%ymm15, %ymm1
	vfnmadd213ps	%ymm10, %ymm15, %ymm1
	vfnmadd231ps	%ymm6, %ymm6, %ymm1
	vfnmadd231ps	%ymm8, %ymm8, %ymm1
	vfnmadd231ps	%ymm5, %ymm5, %ymm1
	vfnmadd231ps	%ymm0, %ymm0, %ymm1
	vbroadcastss	2138f(%rip), %ymm0
	vmaxps	%ymm0, %ymm1, %ymm15
	vsqrtps	%ymm15, %ymm15
	vmulps	1840(%rsp), %ymm9, %ymm3
	vdivps	%ymm15, %ymm10, %ymm0
	vmovups	%ymm0, 1840(%rsp)
	vmulps	1584(%rsp), %ymm0, %ymm15
	vmovups	3360(%rsp), %ymm9
	vblendvps	%ymm9, %ymm10, %ymm15, %ymm15
	vmulps	%ymm3, %ymm15, %ymm3
	vmovups	%ymm3, 3392(%rsp)
	vmovups	2000(%rsp), %ymm3
	vxorps	1392(%rsp), %ymm3, %ymm15
	vmovups	%ymm15, 3296(%rsp)
	vxorps	1024(%rsp), %ymm3, %ymm15
	vmovups	%ymm15, 3328(%rsp)
	vxorps	992(%rsp), %ymm3, %ymm15
	vmovups	%ymm15, 3360(%rsp)
	vxorps	1360(%rsp), %ymm3, %ymm15
	vmovups	%ymm15, 1392(%rsp)
	vxorps	1328(%rsp), %ymm3, %ymm15
	vmovups	%ymm15, 992(%rsp)
	vmovups	32(%rsp), %ymm0
	vmulps	3232(%rsp), %ymm0, %ymm15
	vmovups	3200(%rsp), %ymm9
	vmovups	1120(%rsp), %ymm10
	vfnmadd231ps	%ymm10, %ymm15, %ymm9
	vxorps	%ymm3, %ymm10, %ymm10
	vmovups	%ymm10, 1328(%rsp)
	vmovups	3168(%rsp), %ymm10
	vfnmadd231ps	%ymm12, %ymm15, %ymm10
	vxorps	%ymm3, %ymm12, %ymm0
	vmovups	%ymm0, 1360(%rsp)
	vmulps	(%rsp), %ymm9, %ymm9
	vmovups	2176(%rsp), %ymm0
	vfnmadd231ps	%ymm0, %ymm9, %ymm10
	vxorps	%ymm3, %ymm0, %ymm0
	vmovups	%ymm0, 2176(%rsp)
	vfnmadd231ps	%ymm4, %ymm15, %ymm14
	vxorps	%ymm3, %ymm4, %ymm0
	vmovups	%ymm0, 1120(%rsp)
	vmovups	928(%rsp), %ymm0
	vfnmadd231ps	%ymm0, %ymm9, %ymm14
	vxorps	%ymm3, %ymm0, %ymm0
	vmovups	%ymm0, 3264(%rsp)
	vmovups	%ymm2, 1024(%rsp)
	vmulps	%ymm2, %ymm10, %ymm0
	vmovups	960(%rsp), %ymm2
	vfnmadd231ps	%ymm2, %ymm0, %ymm14
	vxorps	%ymm3, %ymm2, %ymm4
	vmovups	%ymm4, 3200(%rsp)
	vfnmadd231ps	%ymm6, %ymm15, %ymm7
	vxorps	%ymm3, %ymm6, %ymm4
	vmovups	%ymm4, 928(%rsp)
	vfnmadd231ps	%ymm8, %ymm9, %ymm7
	vxorps	%ymm3, %ymm8, %ymm4
	vmovups	%ymm4, 3232(%rsp)
	vfnmadd231ps	%ymm5, %ymm0, %ymm7
	vxorps	%ymm3, %ymm5, %ymm2
	vmovups	%ymm2, 3168(%rsp)
	vmulps	1520(%rsp), %ymm14, %ymm2
	vxorps	%xmm14, %xmm14, %xmm14
	vmovups	2208(%rsp), %ymm4
	vfnmadd231ps	%ymm4, %ymm2, %ymm7
	vxorps	%ymm3, %ymm4, %ymm3
	vmovups	%ymm3, 3136(%rsp)
	vmovups	1872(%rsp), %ymm12
	vfmadd213ps	%ymm14, %ymm12, %ymm12
	vmovups	%ymm15, 960(%rsp)
	vfmadd231ps	%ymm15, %ymm15, %ymm12
	vfmadd231ps	%ymm9, %ymm9, %ymm12
	vfmadd231ps	%ymm0, %ymm0, %ymm12
	vmovups	%ymm2, 2208(%rsp)
	vfmadd231ps	%ymm2, %ymm2, %ymm12
	vmulps	1840(%rsp), %ymm7, %ymm7
	vfmadd231ps	%ymm7, %ymm7, %ymm12
	ja	239b
	vmovups	%ymm9, 624(%rsp)
	vmovaps	%ymm0, %ymm10
	vmovaps	%ymm7, %ymm0
	vmovups	112(%rsp), %ymm3
	vbroadcastss	263f(%rip), %ymm13
	vdivps	%ymm3, %ymm13, %ymm1
	vmovups	208(%rsp), %ymm2
	vdivps	%ymm2, %ymm13, %ymm4
	vmovups	832(%rsp), %ymm15
	vmulps	%ymm1, %ymm15, %ymm1
	vbroadcastss	2139f(%rip), %ymm5
	vmulps	%ymm5, %ymm1, %ymm1
	vmovups	176(%rsp), %ymm11
	vmulps	%ymm4, %ymm11, %ymm4
	vbroadcastss	2140f(%rip), %ymm5
	vmulps	%ymm5, %ymm4, %ymm4
	vmaxps	%ymm1, %ymm4, %ymm5
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm4, %ymm5, %ymm1
	vmovups	3104(%rsp), %ymm6
	vaddps	%ymm6, %ymm6, %ymm4
	vsqrtps	%ymm4, %ymm4
	vbroadcastss	291f(%rip), %ymm7
	vcmpltps	%ymm7, %ymm6, %ymm5
	vbroadcastss	2141f(%rip), %ymm6
	vmulps	%ymm6, %ymm4, %ymm4
	vandps	%ymm4, %ymm5, %ymm4
	vmaxps	%ymm1, %ymm4, %ymm5
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm4, %ymm5, %ymm1
	vmovups	2912(%rsp), %ymm8
	vdivps	%ymm8, %ymm13, %ymm4
	vbroadcastss	16(%r10), %ymm5
	vmulps	3392(%rsp), %ymm4, %ymm4
	vmulps	%ymm4, %ymm4, %ymm4
	vminps	%ymm13, %ymm4, %ymm4
	vmulps	%ymm5, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm1, %ymm6
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm1, %ymm6, %ymm1
	vcmpltps	%ymm7, %ymm8, %ymm4
	vandps	%ymm1, %ymm4, %ymm1
	vmulps	%ymm1, %ymm1, %ymm1
	vcmpleps	%ymm1, %ymm12, %ymm1
	vmulss	%xmm5, %xmm5, %xmm4
	vbroadcastss	%xmm4, %ymm4
	vmovups	3840(%rsp), %ymm5
	vcmpleps	%ymm4, %ymm5, %ymm4
	vandps	%ymm1, %ymm4, %ymm1
	vmovups	496(%rsp), %ymm4
	vmulps	144(%rsp), %ymm4, %ymm4
	vmulps	80(%rsp), %ymm4, %ymm4
	vmulps	240(%rsp), %ymm4, %ymm4
	vmulps	1216(%rsp), %ymm4, %ymm4
	vmulps	1184(%rsp), %ymm4, %ymm4
	vcmpnltps	%ymm4, %ymm14, %ymm4
	vandps	%ymm4, %ymm13, %ymm4
	vbroadcastss	289f(%rip), %ymm6
	vblendvps	%ymm1, %ymm4, %ymm6, %ymm1
	vmovups	3776(%rsp), %ymm4
	vcmpleps	2944(%rsp), %ymm4, %ymm4
	vbroadcastss	2142f(%rip), %ymm5
	vminps	%ymm5, %ymm1, %ymm5
	vblendvps	%ymm4, %ymm5, %ymm1, %ymm1
	vmovups	3424(%rsp), %ymm5
	vcmpeqps	%ymm6, %ymm5, %ymm4
	vblendvps	%ymm4, %ymm1, %ymm5, %ymm5
	vmovups	%ymm5, 3424(%rsp)
	vcmpeqps	%ymm6, %ymm5, %ymm1
	vandps	%ymm1, %ymm13, %ymm9
	vxorps	%xmm6, %xmm6, %xmm6
	vaddss	%xmm6, %xmm9, %xmm1
	vshufps	$245, %xmm9, %xmm9, %xmm4
	vaddss	%xmm4, %xmm1, %xmm1
	vshufps	$78, %xmm9, %xmm9, %xmm4
	vaddss	%xmm4, %xmm1, %xmm1
	vshufps	$255, %xmm9, %xmm9, %xmm4
	vaddss	%xmm4, %xmm1, %xmm1
	vextractf128	$1, %ymm9, %xmm4
	vaddss	%xmm4, %xmm1, %xmm1
	vshufps	$245, %xmm4, %xmm4, %xmm5
	vaddss	%xmm5, %xmm1, %xmm1
	vshufps	$78, %xmm4, %xmm4, %xmm5
	vaddss	%xmm5, %xmm1, %xmm1
	vshufps	$255, %xmm4, %xmm4, %xmm4
	vaddss	%xmm4, %xmm1, %xmm1
	vucomiss	%xmm6, %xmm1
	vmovups	1152(%rsp), %ymm12
	vmovups	1904(%rsp), %ymm1
	vmovups	%ymm1, 1648(%rsp)
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm4, %xmm4, %xmm4
	vmovaps	%ymm11, %ymm8
	vmovups	1552(%rsp), %ymm11
	ja	241b
	vmovaps	%ymm3, %ymm5
	vmovaps	%ymm2, %ymm6
	vmulps	1840(%rsp), %ymm0, %ymm1
	vmovups	3136(%rsp), %ymm2
	vfmadd213ps	2208(%rsp), %ymm1, %ymm2
	vmulps	1520(%rsp), %ymm2, %ymm2
	vmovups	3200(%rsp), %ymm3
	vfmadd213ps	%ymm10, %ymm2, %ymm3
	vmovups	3168(%rsp), %ymm0
	vfmadd213ps	%ymm3, %ymm1, %ymm0
	vmulps	1024(%rsp), %ymm0, %ymm0
	vmovups	2176(%rsp), %ymm3
	vfmadd213ps	624(%rsp), %ymm0, %ymm3
	vmovups	3264(%rsp), %ymm4
	vfmadd213ps	%ymm3, %ymm2, %ymm4
	vmovups	3232(%rsp), %ymm3
	vfmadd213ps	%ymm4, %ymm1, %ymm3
	vmulps	(%rsp), %ymm3, %ymm3
	vmovups	1328(%rsp), %ymm7
	vfmadd213ps	960(%rsp), %ymm3, %ymm7
	vmovups	1360(%rsp), %ymm4
	vfmadd213ps	%ymm7, %ymm0, %ymm4
	vmovups	1120(%rsp), %ymm7
	vfmadd213ps	%ymm4, %ymm2, %ymm7
	vmovups	928(%rsp), %ymm4
	vfmadd213ps	%ymm7, %ymm1, %ymm4
	vmulps	32(%rsp), %ymm4, %ymm4
	vmovups	3296(%rsp), %ymm7
	vfmadd213ps	1872(%rsp), %ymm4, %ymm7
	vmovups	3328(%rsp), %ymm8
	vfmadd213ps	%ymm7, %ymm3, %ymm8
	vmovups	3360(%rsp), %ymm7
	vfmadd213ps	%ymm8, %ymm0, %ymm7
	vmovups	1392(%rsp), %ymm8
	vfmadd213ps	%ymm7, %ymm2, %ymm8
	vmovups	992(%rsp), %ymm7
	vfmadd213ps	%ymm8, %ymm1, %ymm7
	vmulps	400(%rsp), %ymm7, %ymm7
	vmovups	%ymm7, 528(%rsp)
	vmulps	1056(%rsp), %ymm4, %ymm4
	vmovups	%ymm4, 592(%rsp)
	vmulps	%ymm3, %ymm5, %ymm3
	vmovups	%ymm3, 656(%rsp)
	vmulps	%ymm0, %ymm6, %ymm0
	vmovups	%ymm0, 368(%rsp)
	vmulps	864(%rsp), %ymm2, %ymm0
	vmovups	%ymm0, 304(%rsp)
	vmulps	1584(%rsp), %ymm1, %ymm0
	vmovups	%ymm0, 464(%rsp)
	movl	300(%rsp), %edx
	shrb	$3, %dl
	testl	%r15d, %r15d
	setne	%r8b
	andb	%dl, %r8b
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 624(%rsp)
	vmovups	%ymm0, 784(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	cmpb	$1, %r8b
	movq	1288(%rsp), %r12
	jne	259f
	imulq	280(%rsp), %rbx
	vmovups	%ymm0, 784(%rsp)
	vmovups	%ymm0, 624(%rsp)
	xorl	%edx, %edx
	vmovups	%ymm15, 832(%rsp)
	.p2align	4
257:
	movl	%ebx, %r8d
	shrl	%r8d
	andl	$1073741823, %r8d
	shlq	$6, %r8
	addq	%rcx, %r8
	leaq	(%rdx,%r15), %r9
	leaq	(%r9,%r9,4), %r9
	shlq	$5, %r9
	vmulps	(%rdi,%r9), %ymm15, %ymm0
	vmovups	%ymm0, 80(%rsp)
	movq	%rdi, %r9
	xorl	%r14d, %r14d
	vmovups	624(%rsp), %ymm12
	vmovups	784(%rsp), %ymm14
	.p2align	4
258:
	vmovups	%ymm10, 496(%rsp)
	vmovups	%ymm9, 240(%rsp)
	vmovups	%ymm7, (%rsp)
	vmovups	%ymm5, 32(%rsp)
	vmovups	%ymm3, 144(%rsp)
	vmovaps	(%r8,%r14), %ymm13
	vmovaps	(%r9), %ymm5
	vmovups	176(%rsp), %ymm0
	vfmadd132ps	80(%rsp), %ymm0, %ymm5
	vaddps	%ymm5, %ymm13, %ymm5
	vbroadcastss	263f(%rip), %ymm11
	vdivps	%ymm5, %ymm11, %ymm7
	vmovaps	-32(%r8,%r14), %ymm9
	vsubps	%ymm5, %ymm9, %ymm9
	vmulps	%ymm7, %ymm9, %ymm9
	vbroadcastss	283f(%rip), %ymm0
	vcmpltps	%ymm9, %ymm0, %ymm10
	vaddps	%ymm0, %ymm7, %ymm1
	vblendvps	%ymm10, %ymm9, %ymm1, %ymm1
	vaddps	%ymm1, %ymm11, %ymm10
	vpaddd	3712(%rsp), %ymm10, %ymm10
	vpand	3680(%rsp), %ymm10, %ymm10
	vmovdqu	2976(%rsp), %ymm2
	vpsubd	%ymm10, %ymm2, %ymm3
	vmovaps	%ymm4, %ymm15
	vaddps	%ymm0, %ymm3, %ymm4
	vfmadd231ps	%ymm3, %ymm1, %ymm4
	vmulps	%ymm4, %ymm4, %ymm1
	vbroadcastss	2130f(%rip), %ymm3
	vbroadcastss	2129f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm4, %ymm3
	vmovaps	%ymm6, %ymm2
	vbroadcastss	2132f(%rip), %ymm6
	vbroadcastss	2131f(%rip), %ymm11
	vfmadd213ps	%ymm11, %ymm4, %ymm6
	vbroadcastss	2133f(%rip), %ymm11
	vfmadd231ps	%ymm11, %ymm1, %ymm6
	vfmadd213ps	%ymm3, %ymm1, %ymm6
	vbroadcastss	2128f(%rip), %ymm3
	vbroadcastss	2127f(%rip), %ymm11
	vfmadd213ps	%ymm11, %ymm4, %ymm3
	vfmadd213ps	%ymm3, %ymm1, %ymm6
	vfmadd213ps	%ymm4, %ymm1, %ymm6
	vmovaps	%ymm15, %ymm4
	vcvtdq2ps	%ymm10, %ymm1
	vmovups	496(%rsp), %ymm10
	vbroadcastss	2134f(%rip), %ymm3
	vfmadd231ps	%ymm1, %ymm3, %ymm6
	vbroadcastss	263f(%rip), %ymm11
	vaddps	%ymm11, %ymm9, %ymm1
	vmaxps	%ymm0, %ymm9, %ymm3
	vmovups	240(%rsp), %ymm9
	vfmsub231ps	%ymm1, %ymm6, %ymm3
	vmovaps	%ymm2, %ymm6
	vfmadd231ps	%ymm3, %ymm5, %ymm4
	vbroadcastss	289f(%rip), %ymm0
	vaddps	%ymm0, %ymm5, %ymm1
	vmovups	32(%rsp), %ymm5
	vdivps	%ymm1, %ymm11, %ymm1
	vmulps	%ymm7, %ymm13, %ymm2
	vmovups	(%rsp), %ymm7
	vmulps	%ymm1, %ymm1, %ymm3
	vaddps	%ymm1, %ymm14, %ymm14
	vmulps	%ymm3, %ymm1, %ymm1
	vaddps	%ymm3, %ymm12, %ymm12
	vaddps	%ymm1, %ymm10, %ymm10
	vfmadd231ps	%ymm3, %ymm2, %ymm7
	vfmadd231ps	%ymm1, %ymm2, %ymm6
	vmulps	%ymm1, %ymm3, %ymm1
	vmulps	%ymm3, %ymm3, %ymm3
	vfmadd231ps	%ymm3, %ymm2, %ymm5
	vfmadd231ps	%ymm2, %ymm1, %ymm8
	vaddps	%ymm3, %ymm9, %ymm9
	vmovups	144(%rsp), %ymm3
	vaddps	%ymm1, %ymm3, %ymm3
	addq	$64, %r14
	addq	$160, %r9
	cmpq	%r14, %rsi
	jne	258b
	vmovups	%ymm14, 784(%rsp)
	vmovups	%ymm12, 624(%rsp)
	incq	%rdx
	addq	%rax, %rbx
	cmpq	%r15, %rdx
	vmovups	832(%rsp), %ymm15
	jne	257b
259:
	vmovups	%ymm10, 496(%rsp)
	vmovups	%ymm9, 240(%rsp)
	vmovups	%ymm3, 144(%rsp)
	vmovups	%ymm7, (%rsp)
	vmovups	%ymm6, 1024(%rsp)
	vmovups	%ymm5, 32(%rsp)
	vmovups	%ymm8, 1184(%rsp)
	vmovups	%ymm4, 1216(%rsp)
	vmovups	1552(%rsp), %ymm10
	vmovups	528(%rsp), %ymm5
	vaddps	%ymm5, %ymm10, %ymm0
	vmovups	2624(%rsp), %ymm2
	vminps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vmovups	3072(%rsp), %ymm2
	vmaxps	%ymm0, %ymm2, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm2, %ymm1, %ymm0
	vmovups	%ymm0, 80(%rsp)
	vmovups	1296(%rsp), %ymm12
	vmovups	592(%rsp), %ymm9
	vaddps	%ymm12, %ymm9, %ymm1
	vmovups	2656(%rsp), %ymm3
	vminps	%ymm1, %ymm3, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm2, %ymm1
	vmovups	2688(%rsp), %ymm3
	vmaxps	%ymm1, %ymm3, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm2, %ymm0
	vmovups	%ymm0, 336(%rsp)
	vaddps	656(%rsp), %ymm15, %ymm1
	vmovups	2560(%rsp), %ymm4
	vminps	%ymm1, %ymm4, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm4, %ymm3, %ymm1
	vmovups	2592(%rsp), %ymm4
	vmaxps	%ymm1, %ymm4, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm4, %ymm3, %ymm0
	vmovups	%ymm0, 656(%rsp)
	vmovups	176(%rsp), %ymm11
	vaddps	368(%rsp), %ymm11, %ymm1
	vmovups	2784(%rsp), %ymm4
	vminps	%ymm1, %ymm4, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm4, %ymm3, %ymm1
	vmovups	2816(%rsp), %ymm4
	vmaxps	%ymm1, %ymm4, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm4, %ymm3, %ymm7
	vmovups	1152(%rsp), %ymm14
	vmovups	304(%rsp), %ymm2
	vaddps	%ymm2, %ymm14, %ymm1
	vmovups	2848(%rsp), %ymm4
	vminps	%ymm1, %ymm4, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm4, %ymm3, %ymm1
	vmovups	2880(%rsp), %ymm4
	vmaxps	%ymm1, %ymm4, %ymm3
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm4, %ymm3, %ymm1
	vmovups	1904(%rsp), %ymm13
	vmovups	464(%rsp), %ymm0
	vaddps	%ymm0, %ymm13, %ymm3
	vmovups	2752(%rsp), %ymm6
	vminps	%ymm3, %ymm6, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm6, %ymm4, %ymm3
	vmovups	2720(%rsp), %ymm6
	vmaxps	%ymm3, %ymm6, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm3
	vblendvps	%ymm3, %ymm6, %ymm4, %ymm3
	vmovups	2240(%rsp), %ymm8
	vandps	%ymm5, %ymm8, %ymm4
	vxorps	%xmm6, %xmm6, %xmm6
	vmaxps	%ymm6, %ymm4, %ymm4
	vandps	%ymm8, %ymm9, %ymm6
	vmaxps	%ymm4, %ymm6, %ymm4
	vandps	%ymm2, %ymm8, %ymm6
	vmaxps	%ymm4, %ymm6, %ymm4
	vandps	%ymm0, %ymm8, %ymm6
	vmaxps	%ymm4, %ymm6, %ymm4
	vminps	%ymm14, %ymm13, %ymm6
	vcmpunordps	%ymm14, %ymm14, %ymm9
	vblendvps	%ymm9, %ymm13, %ymm6, %ymm6
	vbroadcastss	2146f(%rip), %ymm8
	vmulps	%ymm6, %ymm8, %ymm6
	vcmpleps	%ymm6, %ymm4, %ymm4
	vbroadcastss	263f(%rip), %ymm6
	vmovups	3424(%rsp), %ymm8
	vcmpleps	%ymm6, %ymm8, %ymm0
	vmovups	%ymm0, 992(%rsp)
	vandps	%ymm4, %ymm0, %ymm4
	vblendvps	%ymm4, 80(%rsp), %ymm10, %ymm9
	vblendvps	%ymm4, 336(%rsp), %ymm12, %ymm0
	vmovups	%ymm0, 464(%rsp)
	vblendvps	%ymm4, 656(%rsp), %ymm15, %ymm0
	vmovups	%ymm0, 80(%rsp)
	vblendvps	%ymm4, %ymm7, %ymm11, %ymm0
	vmovups	%ymm0, 656(%rsp)
	vblendvps	%ymm4, %ymm1, %ymm14, %ymm0
	vmovups	%ymm0, 368(%rsp)
	vblendvps	%ymm4, %ymm3, %ymm13, %ymm0
	vmovups	%ymm0, 528(%rsp)
	vmovups	1056(%rsp), %ymm14
	vmulps	432(%rsp), %ymm14, %ymm0
	vmovups	400(%rsp), %ymm15
	vmulps	%ymm0, %ymm15, %ymm6
	vmovups	112(%rsp), %ymm4
	vmulps	560(%rsp), %ymm4, %ymm0
	vmulps	%ymm0, %ymm15, %ymm10
	vmulps	752(%rsp), %ymm4, %ymm0
	vmulps	%ymm6, %ymm10, %ymm2
	vfmsub231ps	%ymm0, %ymm14, %ymm2
	vmovups	208(%rsp), %ymm1
	vmulps	1712(%rsp), %ymm1, %ymm0
	vmulps	%ymm0, %ymm15, %ymm3
	vmovups	%ymm3, 592(%rsp)
	vmulps	1744(%rsp), %ymm1, %ymm0
	vmulps	%ymm6, %ymm3, %ymm5
	vfmsub231ps	%ymm0, %ymm14, %ymm5
	vmovups	%ymm5, 432(%rsp)
	vmulps	1616(%rsp), %ymm1, %ymm0
	vmulps	%ymm3, %ymm10, %ymm5
	vfmsub231ps	%ymm0, %ymm4, %ymm5
	vmovups	864(%rsp), %ymm3
	vmulps	688(%rsp), %ymm3, %ymm0
	vmulps	%ymm0, %ymm15, %ymm0
	vmovups	%ymm0, 752(%rsp)
	vmulps	720(%rsp), %ymm3, %ymm1
	vmulps	%ymm6, %ymm0, %ymm7
	vfmsub231ps	%ymm1, %ymm14, %ymm7
	vmovups	%ymm7, 720(%rsp)
	vbroadcastss	208(%r10), %ymm12
	vmovups	%ymm12, 1616(%rsp)
	vbroadcastss	288f(%rip), %ymm1
	vcmpeqps	%ymm1, %ymm8, %ymm11
	vblendvps	%ymm11, %ymm12, %ymm9, %ymm1
	movq	2120(%rsp), %r15
	movq	%r15, %rax
	shlq	$5, %rax
	vbroadcastss	12(%r10), %ymm7
	vmovups	%ymm7, 304(%rsp)
	movq	272(%rsp), %rbx
	vmovaps	%ymm1, (%rbx,%rax)
	vmulps	1936(%rsp), %ymm3, %ymm1
	vmulps	%ymm0, %ymm10, %ymm9
	vmovups	%ymm10, 560(%rsp)
	vfmsub231ps	%ymm1, %ymm4, %ymm9
	vmovups	464(%rsp), %ymm0
	vblendvps	%ymm11, %ymm12, %ymm0, %ymm1
	movq	72(%rsp), %r14
	addq	%r14, %r15
	shlq	$5, %r15
	vmovaps	%ymm1, (%rbx,%r15)
	vmovaps	%ymm6, %ymm1
	vbroadcastss	263f(%rip), %ymm4
	vfnmadd213ps	%ymm4, %ymm6, %ymm1
	vbroadcastss	2138f(%rip), %ymm0
	vmaxps	%ymm0, %ymm1, %ymm3
	vsqrtps	%ymm3, %ymm3
	vminps	%ymm4, %ymm1, %ymm1
	vdivps	%ymm3, %ymm4, %ymm8
	vmulps	%ymm2, %ymm8, %ymm13
	vmovaps	%ymm10, %ymm2
	vfnmadd213ps	%ymm4, %ymm10, %ymm2
	vfnmadd231ps	%ymm13, %ymm13, %ymm2
	vmovaps	%ymm13, %ymm10
	vmovups	%ymm13, 896(%rsp)
	vminps	%ymm1, %ymm2, %ymm1
	vmovups	%ymm1, 688(%rsp)
	vmaxps	%ymm0, %ymm2, %ymm2
	vsqrtps	%ymm2, %ymm2
	vdivps	%ymm2, %ymm4, %ymm1
	leaq	(%rbx,%rax), %rdx
	vmulps	80(%rsp), %ymm7, %ymm2
	vblendvps	%ymm11, %ymm12, %ymm2, %ymm2
	movq	%r14, %rsi
	shlq	$6, %rsi
	vmovaps	%ymm2, (%rsi,%rdx)
	vmovups	864(%rsp), %ymm2
	vmulps	1424(%rsp), %ymm2, %ymm2
	vmovups	592(%rsp), %ymm4
	vmovups	752(%rsp), %ymm0
	vmulps	%ymm4, %ymm0, %ymm3
	vfmsub231ps	208(%rsp), %ymm2, %ymm3
	vmovups	%ymm8, 176(%rsp)
	vmulps	432(%rsp), %ymm8, %ymm13
	vfnmadd231ps	%ymm10, %ymm13, %ymm5
	vmulps	%ymm1, %ymm5, %ymm5
	vmovaps	%ymm1, %ymm10
	vmovups	%ymm1, 464(%rsp)
	vmovaps	%ymm4, %ymm2
	vbroadcastss	263f(%rip), %ymm1
	vfnmadd213ps	%ymm1, %ymm4, %ymm2
	vfnmadd231ps	%ymm13, %ymm13, %ymm2
	vfnmadd231ps	%ymm5, %ymm5, %ymm2
	vmovaps	%ymm5, %ymm1
	vmovups	%ymm5, 432(%rsp)
	vminps	688(%rsp), %ymm2, %ymm4
	vmovups	%ymm4, 336(%rsp)
	vbroadcastss	2138f(%rip), %ymm4
	vmaxps	%ymm4, %ymm2, %ymm2
	vsqrtps	%ymm2, %ymm2
	vmovups	1584(%rsp), %ymm7
	vmulps	1248(%rsp), %ymm7, %ymm4
	vmulps	%ymm4, %ymm15, %ymm5
	vmulps	2272(%rsp), %ymm7, %ymm4
	vmovups	%ymm6, 1424(%rsp)
	vmulps	%ymm6, %ymm5, %ymm6
	vfmsub231ps	%ymm4, %ymm14, %ymm6
	vmovups	%ymm6, 688(%rsp)
	vbroadcastss	263f(%rip), %ymm4
	vdivps	%ymm2, %ymm4, %ymm2
	vmovups	%ymm2, 80(%rsp)
	vmulps	720(%rsp), %ymm8, %ymm6
	vmovups	896(%rsp), %ymm8
	vfnmadd231ps	%ymm8, %ymm6, %ymm9
	vmulps	%ymm10, %ymm9, %ymm9
	vfnmadd231ps	%ymm13, %ymm6, %ymm3
	vfnmadd231ps	%ymm1, %ymm9, %ymm3
	vmulps	%ymm2, %ymm3, %ymm15
	vmovaps	%ymm0, %ymm2
	vfnmadd213ps	%ymm4, %ymm0, %ymm2
	vmovaps	%ymm4, %ymm10
	vfnmadd231ps	%ymm6, %ymm6, %ymm2
	vfnmadd231ps	%ymm9, %ymm9, %ymm2
	vfnmadd231ps	%ymm15, %ymm15, %ymm2
	vminps	336(%rsp), %ymm2, %ymm1
	vmovups	%ymm1, 720(%rsp)
	vbroadcastss	2138f(%rip), %ymm1
	vmaxps	%ymm1, %ymm2, %ymm1
	vsqrtps	%ymm1, %ymm1
	vmovups	304(%rsp), %ymm2
	vmulps	656(%rsp), %ymm2, %ymm2
	vblendvps	%ymm11, %ymm12, %ymm2, %ymm2
	leaq	(%r14,%r14,2), %rsi
	movq	%rsi, %r8
	shlq	$5, %r8
	vmovaps	%ymm2, (%r8,%rdx)
	vmulps	1968(%rsp), %ymm7, %ymm2
	vmulps	560(%rsp), %ymm5, %ymm3
	vfmsub231ps	112(%rsp), %ymm2, %ymm3
	vmovups	368(%rsp), %ymm2
	vblendvps	%ymm11, %ymm12, %ymm2, %ymm2
	movq	%r14, %r8
	shlq	$7, %r8
	vmovaps	%ymm2, (%r8,%rdx)
	vmulps	1776(%rsp), %ymm7, %ymm2
	vmulps	592(%rsp), %ymm5, %ymm4
	vfmsub231ps	208(%rsp), %ymm2, %ymm4
	vdivps	%ymm1, %ymm10, %ymm10
	vmovups	%ymm11, 1248(%rsp)
	vmovups	528(%rsp), %ymm1
	vblendvps	%ymm11, %ymm12, %ymm1, %ymm1
	vmovups	864(%rsp), %ymm14
	leaq	(%r14,%r14,4), %r8
	movq	%r8, %r9
	shlq	$5, %r9
	vmovaps	%ymm1, (%r9,%rdx)
	vmulps	1680(%rsp), %ymm7, %ymm1
	vmulps	%ymm0, %ymm5, %ymm2
	vfmsub231ps	%ymm1, %ymm14, %ymm2
	vmovups	176(%rsp), %ymm0
	vmulps	688(%rsp), %ymm0, %ymm0
	vfnmadd231ps	%ymm8, %ymm0, %ymm3
	vmulps	464(%rsp), %ymm3, %ymm12
	vfnmadd231ps	%ymm13, %ymm0, %ymm4
	vmovups	432(%rsp), %ymm1
	vmovaps	%ymm1, %ymm11
	vfnmadd231ps	%ymm1, %ymm12, %ymm4
	vmulps	80(%rsp), %ymm4, %ymm4
	vmovaps	%ymm6, %ymm3
	vfnmadd231ps	%ymm6, %ymm0, %ymm2
	vmovups	%ymm9, 1776(%rsp)
	vfnmadd231ps	%ymm9, %ymm12, %ymm2
	vmovups	%ymm15, 336(%rsp)
	vfnmadd231ps	%ymm15, %ymm4, %ymm2
	vmovups	%ymm10, 688(%rsp)
	vmulps	%ymm2, %ymm10, %ymm6
	vmovups	%ymm5, 656(%rsp)
	vbroadcastss	263f(%rip), %ymm1
	vfnmadd213ps	%ymm1, %ymm5, %ymm5
	vmovups	%ymm0, 368(%rsp)
	vfnmadd231ps	%ymm0, %ymm0, %ymm5
	vfnmadd231ps	%ymm12, %ymm12, %ymm5
	vfnmadd231ps	%ymm4, %ymm4, %ymm5
	vfnmadd231ps	%ymm6, %ymm6, %ymm5
	vminps	720(%rsp), %ymm5, %ymm0
	vbroadcastss	2145f(%rip), %ymm1
	vcmpltps	%ymm0, %ymm1, %ymm0
	vmovups	%ymm0, 528(%rsp)
	movl	$6, %edx
	movl	300(%rsp), %r11d
	testb	$2, %r11b
	je	260f
	vmovaps	%ymm8, %ymm14
	vmovaps	%ymm13, %ymm8
	vbroadcastss	2138f(%rip), %ymm0
	vmaxps	%ymm0, %ymm5, %ymm0
	vsqrtps	%ymm0, %ymm0
	vmovups	304(%rsp), %ymm2
	vmulps	112(%rsp), %ymm2, %ymm1
	vmovups	%ymm1, 720(%rsp)
	vmulps	208(%rsp), %ymm2, %ymm1
	vmovups	%ymm1, 1744(%rsp)
	vmovdqu	992(%rsp), %ymm1
	vpand	528(%rsp), %ymm1, %ymm1
	vextracti128	$1, %ymm1, %xmm2
	vpackssdw	%xmm2, %xmm1, %xmm1
	vmovdqa	%xmm1, 1712(%rsp)
	vbroadcastss	263f(%rip), %ymm2
	vdivps	%ymm0, %ymm2, %ymm0
	vmovups	%ymm0, 208(%rsp)
	vmovups	%ymm4, 304(%rsp)
	vmovups	2000(%rsp), %ymm13
	vmovups	%ymm6, 112(%rsp)
	vxorps	1424(%rsp), %ymm13, %ymm5
	vmovups	176(%rsp), %ymm0
	vmulps	%ymm5, %ymm0, %ymm2
	vmovups	560(%rsp), %ymm1
	vfmadd231ps	%ymm2, %ymm14, %ymm1
	vxorps	%ymm0, %ymm13, %ymm0
	vmulps	%ymm0, %ymm14, %ymm0
	vmovups	%ymm0, 560(%rsp)
	movq	%rsi, %rdx
	shlq	$6, %rdx
	addq	%rbx, %rdx
	vxorps	%ymm1, %ymm13, %ymm1
	vmovaps	%ymm12, %ymm4
	vmovups	%ymm12, 1968(%rsp)
	vmovups	464(%rsp), %ymm7
	vmulps	%ymm1, %ymm7, %ymm15
	vmovaps	%ymm8, %ymm0
	vmovups	592(%rsp), %ymm1
	vfmadd231ps	%ymm2, %ymm8, %ymm1
	vmovaps	%ymm11, %ymm6
	vfmadd231ps	%ymm15, %ymm11, %ymm1
	vxorps	%ymm1, %ymm13, %ymm1
	vmulps	80(%rsp), %ymm1, %ymm10
	vmovups	%ymm3, 1936(%rsp)
	vmovups	752(%rsp), %ymm1
	vfmadd231ps	%ymm2, %ymm3, %ymm1
	vmovups	1776(%rsp), %ymm11
	vfmadd231ps	%ymm15, %ymm11, %ymm1
	vmovups	336(%rsp), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm1
	vxorps	%ymm1, %ymm13, %ymm1
	vmovups	688(%rsp), %ymm9
	vmulps	%ymm1, %ymm9, %ymm5
	vmovups	656(%rsp), %ymm1
	vfmadd231ps	368(%rsp), %ymm2, %ymm1
	vfmadd231ps	%ymm15, %ymm4, %ymm1
	vfmadd231ps	304(%rsp), %ymm10, %ymm1
	vfmadd231ps	112(%rsp), %ymm5, %ymm1
	vxorps	%ymm1, %ymm13, %ymm1
	vmulps	208(%rsp), %ymm1, %ymm3
	vmovups	%ymm2, 2272(%rsp)
	vmovaps	%ymm2, %ymm1
	vbroadcastss	263f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm1, %ymm1
	vmovups	%ymm15, 1680(%rsp)
	vfmadd231ps	%ymm15, %ymm15, %ymm1
	vmovups	%ymm10, 1424(%rsp)
	vfmadd231ps	%ymm10, %ymm10, %ymm1
	vmovups	%ymm5, 896(%rsp)
	vfmadd231ps	%ymm5, %ymm5, %ymm1
	vmovups	%ymm3, 656(%rsp)
	vfmadd231ps	%ymm3, %ymm3, %ymm1
	vmovups	400(%rsp), %ymm2
	vmulps	%ymm1, %ymm2, %ymm1
	vmulps	%ymm1, %ymm2, %ymm1
	vpmovsxwd	1712(%rsp), %ymm2
	vmovdqu	%ymm2, 592(%rsp)
	vmovups	1616(%rsp), %ymm14
	vblendvps	%ymm2, %ymm1, %ymm14, %ymm1
	vmovaps	%ymm1, (%rax,%rdx)
	vmulps	560(%rsp), %ymm7, %ymm8
	vmovups	176(%rsp), %ymm2
	vmulps	%ymm0, %ymm2, %ymm0
	vfmadd231ps	%ymm8, %ymm6, %ymm0
	vxorps	%ymm7, %ymm13, %ymm1
	vmovaps	%ymm7, %ymm3
	vmulps	%ymm1, %ymm6, %ymm1
	movl	%r11d, %r9d
	andl	$4, %r9d
	movq	%r15, %r13
	movl	%r9d, %r15d
	shrl	$2, %r15d
	xorl	%r12d, %r12d
	testl	%r9d, %r9d
	movl	$15, %ebx
	movl	$9, %edx
	cmoveq	%rdx, %rbx
	movl	$20, %edx
	movl	%r11d, %r10d
	movl	$10, %r11d
	cmoveq	%r11, %rdx
	vxorps	%ymm0, %ymm13, %ymm0
	vmovups	80(%rsp), %ymm10
	vmulps	%ymm0, %ymm10, %ymm4
	vmulps	%ymm1, %ymm10, %ymm15
	vmovaps	%ymm2, %ymm7
	vmulps	1936(%rsp), %ymm2, %ymm1
	vfmadd231ps	%ymm8, %ymm11, %ymm1
	vfmadd231ps	%ymm4, %ymm12, %ymm1
	vmulps	%ymm3, %ymm11, %ymm2
	vmovaps	%ymm3, %ymm6
	vfmadd231ps	%ymm15, %ymm12, %ymm2
	vxorps	%ymm13, %ymm10, %ymm3
	vmulps	%ymm3, %ymm12, %ymm3
	vxorps	%ymm1, %ymm13, %ymm1
	vmulps	%ymm1, %ymm9, %ymm11
	vxorps	%ymm2, %ymm13, %ymm1
	vmulps	%ymm1, %ymm9, %ymm12
	vmulps	%ymm3, %ymm9, %ymm0
	vmovups	%ymm0, 752(%rsp)
	vmulps	368(%rsp), %ymm7, %ymm1
	vmovups	1968(%rsp), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm1
	vmovups	304(%rsp), %ymm3
	vfmadd231ps	%ymm4, %ymm3, %ymm1
	vmovups	112(%rsp), %ymm2
	vfmadd231ps	%ymm11, %ymm2, %ymm1
	vmovaps	%ymm9, %ymm7
	vmulps	%ymm5, %ymm6, %ymm9
	vfmadd231ps	%ymm15, %ymm3, %ymm9
	vfmadd231ps	%ymm12, %ymm2, %ymm9
	vmulps	%ymm3, %ymm10, %ymm5
	vfmadd231ps	%ymm0, %ymm2, %ymm5
	vmovaps	%ymm2, %ymm3
	vxorps	%ymm7, %ymm13, %ymm2
	vmulps	%ymm2, %ymm3, %ymm2
	movl	$26, %r14d
	movl	$11, %r11d
	cmoveq	%r11, %r14
	setne	%r12b
	addq	$7, %r12
	imulq	72(%rsp), %r12
	shlq	$5, %r12
	addq	272(%rsp), %r12
	vxorps	%ymm1, %ymm13, %ymm1
	vmovups	208(%rsp), %ymm6
	vmulps	%ymm1, %ymm6, %ymm3
	vmovups	176(%rsp), %ymm0
	vmulps	%ymm0, %ymm0, %ymm1
	vmovups	%ymm8, 432(%rsp)
	vfmadd231ps	%ymm8, %ymm8, %ymm1
	vmovups	%ymm4, 368(%rsp)
	vfmadd231ps	%ymm4, %ymm4, %ymm1
	vmovups	%ymm11, 560(%rsp)
	vfmadd231ps	%ymm11, %ymm11, %ymm1
	vmovups	%ymm3, 112(%rsp)
	vfmadd231ps	%ymm3, %ymm3, %ymm1
	vmovups	1056(%rsp), %ymm3
	vmulps	%ymm1, %ymm3, %ymm1
	vmulps	%ymm1, %ymm3, %ymm1
	vmovups	592(%rsp), %ymm4
	vblendvps	%ymm4, %ymm1, %ymm14, %ymm1
	vmovaps	%ymm1, (%rax,%r12)
	movq	1288(%rsp), %r12
	leaq	(%r15,%r15,2), %r11
	addq	$8, %r11
	movq	%r13, %r15
	imulq	72(%rsp), %r11
	shlq	$5, %r11
	addq	272(%rsp), %r11
	vxorps	%ymm13, %ymm9, %ymm1
	vmovaps	%ymm7, %ymm3
	vmovups	1744(%rsp), %ymm0
	vmulps	%ymm1, %ymm6, %ymm9
	vmovups	464(%rsp), %ymm1
	vmulps	%ymm1, %ymm1, %ymm1
	vmovaps	%ymm6, %ymm7
	vmovups	%ymm15, 304(%rsp)
	vfmadd231ps	%ymm15, %ymm15, %ymm1
	vfmadd231ps	%ymm12, %ymm12, %ymm1
	vfmadd231ps	%ymm9, %ymm9, %ymm1
	vmovups	720(%rsp), %ymm6
	vmulps	%ymm6, %ymm1, %ymm1
	vmulps	%ymm1, %ymm6, %ymm1
	vmovups	752(%rsp), %ymm6
	vblendvps	%ymm4, %ymm1, %ymm14, %ymm1
	vmovaps	%ymm1, (%rax,%r11)
	movl	%r10d, %r11d
	movq	824(%rsp), %r10
	imulq	72(%rsp), %rbx
	shlq	$5, %rbx
	addq	272(%rsp), %rbx
	vxorps	%ymm5, %ymm13, %ymm1
	vmulps	%ymm1, %ymm7, %ymm13
	vmovups	80(%rsp), %ymm1
	vmulps	%ymm1, %ymm1, %ymm1
	vfmadd231ps	%ymm6, %ymm6, %ymm1
	vfmadd231ps	%ymm13, %ymm13, %ymm1
	vmulps	%ymm0, %ymm1, %ymm1
	vmulps	%ymm1, %ymm0, %ymm1
	vblendvps	%ymm4, %ymm1, %ymm14, %ymm1
	vmovaps	%ymm1, (%rax,%rbx)
	movq	272(%rsp), %rbx
	imulq	72(%rsp), %rdx
	shlq	$5, %rdx
	addq	%rbx, %rdx
	vmulps	%ymm7, %ymm2, %ymm5
	vmulps	%ymm3, %ymm3, %ymm1
	vfmadd231ps	%ymm5, %ymm5, %ymm1
	vmovups	864(%rsp), %ymm2
	vmulps	%ymm1, %ymm2, %ymm1
	vmulps	%ymm1, %ymm2, %ymm1
	vblendvps	%ymm4, %ymm1, %ymm14, %ymm1
	vmovaps	%ymm1, (%rax,%rdx)
	imulq	72(%rsp), %r14
	shlq	$5, %r14
	addq	%rbx, %r14
	vmulps	%ymm7, %ymm7, %ymm1
	vmovups	1584(%rsp), %ymm2
	vmulps	%ymm1, %ymm2, %ymm1
	vmulps	%ymm1, %ymm2, %ymm1
	vblendvps	%ymm4, %ymm1, %ymm14, %ymm1
	vmovaps	%ymm1, (%rax,%r14)
	movq	72(%rsp), %r14
	movl	$12, %edx
	testl	%r9d, %r9d
	je	260f
	vmovaps	%ymm12, %ymm10
	vmovaps	%ymm4, %ymm15
	vmovaps	%ymm0, %ymm8
	vmovups	2272(%rsp), %ymm1
	vmovups	%ymm5, 336(%rsp)
	vmulps	176(%rsp), %ymm1, %ymm5
	vmovups	1680(%rsp), %ymm4
	vmovups	432(%rsp), %ymm0
	vfmadd231ps	%ymm4, %ymm0, %ymm5
	vmovaps	%ymm3, %ymm1
	vmovups	464(%rsp), %ymm2
	vmovaps	%ymm9, %ymm14
	vmulps	%ymm4, %ymm2, %ymm9
	vmulps	%ymm0, %ymm2, %ymm12
	vmovups	1424(%rsp), %ymm2
	vmovups	368(%rsp), %ymm4
	vfmadd231ps	%ymm2, %ymm4, %ymm5
	vmovups	304(%rsp), %ymm0
	vfmadd231ps	%ymm2, %ymm0, %ymm9
	vfmadd231ps	%ymm4, %ymm0, %ymm12
	vmovups	80(%rsp), %ymm3
	vmulps	%ymm2, %ymm3, %ymm2
	vmulps	%ymm4, %ymm3, %ymm7
	vmulps	%ymm0, %ymm3, %ymm3
	vmovups	896(%rsp), %ymm0
	vmovups	560(%rsp), %ymm4
	vfmadd231ps	%ymm0, %ymm4, %ymm5
	vfmadd231ps	%ymm0, %ymm10, %ymm9
	vfmadd231ps	%ymm4, %ymm10, %ymm12
	vfmadd231ps	%ymm0, %ymm6, %ymm2
	vfmadd231ps	%ymm4, %ymm6, %ymm7
	vmovups	%ymm7, 464(%rsp)
	vfmadd231ps	%ymm10, %ymm6, %ymm3
	vmulps	%ymm0, %ymm1, %ymm0
	vmulps	%ymm4, %ymm1, %ymm4
	vmovups	%ymm4, 432(%rsp)
	vmulps	%ymm1, %ymm10, %ymm4
	vmovups	%ymm4, 304(%rsp)
	vmulps	%ymm6, %ymm1, %ymm1
	vmovups	%ymm1, 368(%rsp)
	vmovups	656(%rsp), %ymm7
	vmovups	112(%rsp), %ymm11
	vfmadd231ps	%ymm7, %ymm11, %ymm5
	vmovups	1056(%rsp), %ymm4
	vmulps	%ymm5, %ymm4, %ymm1
	vmovups	400(%rsp), %ymm5
	vmulps	%ymm1, %ymm5, %ymm1
	vmovups	%ymm1, 80(%rsp)
	vfmadd231ps	%ymm7, %ymm14, %ymm9
	vmovups	720(%rsp), %ymm6
	vmulps	%ymm6, %ymm9, %ymm1
	vmulps	%ymm1, %ymm5, %ymm1
	vmovups	%ymm1, 176(%rsp)
	vfmadd231ps	%ymm7, %ymm13, %ymm2
	vmulps	%ymm2, %ymm8, %ymm1
	vmulps	%ymm1, %ymm5, %ymm1
	vmovups	%ymm1, 752(%rsp)
	vmovups	336(%rsp), %ymm9
	vfmadd231ps	%ymm7, %ymm9, %ymm0
	vmovups	864(%rsp), %ymm10
	vmulps	%ymm0, %ymm10, %ymm0
	vmulps	%ymm0, %ymm5, %ymm0
	vmovups	%ymm0, 560(%rsp)
	vmovups	208(%rsp), %ymm2
	vmulps	%ymm7, %ymm2, %ymm0
	vmovups	1584(%rsp), %ymm7
	vmulps	%ymm0, %ymm7, %ymm0
	vmulps	%ymm0, %ymm5, %ymm0
	vmovups	%ymm0, 400(%rsp)
	vfmadd231ps	%ymm11, %ymm14, %ymm12
	vmulps	%ymm6, %ymm12, %ymm0
	vmulps	%ymm0, %ymm4, %ymm0
	vmovups	%ymm0, 688(%rsp)
	vmovups	464(%rsp), %ymm12
	vmovaps	%ymm13, %ymm5
	vfmadd231ps	%ymm11, %ymm13, %ymm12
	vmulps	%ymm8, %ymm12, %ymm1
	vmulps	%ymm1, %ymm4, %ymm12
	vmovups	432(%rsp), %ymm1
	vfmadd231ps	%ymm11, %ymm9, %ymm1
	vmovaps	%ymm9, %ymm0
	vmulps	%ymm1, %ymm10, %ymm1
	vmulps	%ymm1, %ymm4, %ymm13
	vmulps	%ymm2, %ymm11, %ymm1
	vmulps	%ymm1, %ymm7, %ymm1
	vmulps	%ymm1, %ymm4, %ymm1
	vmovups	%ymm1, 112(%rsp)
	vmovaps	%ymm5, %ymm4
	vfmadd231ps	%ymm14, %ymm5, %ymm3
	vmulps	%ymm3, %ymm8, %ymm1
	vmulps	%ymm1, %ymm6, %ymm9
	vmovups	304(%rsp), %ymm1
	vfmadd231ps	%ymm14, %ymm0, %ymm1
	vmovaps	%ymm14, %ymm5
	vmulps	%ymm1, %ymm10, %ymm1
	vmulps	%ymm6, %ymm1, %ymm14
	vmulps	%ymm5, %ymm2, %ymm1
	vmulps	%ymm1, %ymm7, %ymm1
	vmulps	%ymm6, %ymm1, %ymm11
	vmovups	368(%rsp), %ymm1
	vfmadd231ps	%ymm4, %ymm0, %ymm1
	vmulps	%ymm1, %ymm10, %ymm1
	vmulps	%ymm1, %ymm8, %ymm5
	vmulps	%ymm4, %ymm2, %ymm3
	vmulps	%ymm3, %ymm7, %ymm3
	vmulps	%ymm3, %ymm8, %ymm3
	vmulps	%ymm0, %ymm2, %ymm4
	vmulps	%ymm4, %ymm7, %ymm4
	vmulps	%ymm4, %ymm10, %ymm4
	vmovups	1616(%rsp), %ymm8
	vblendvps	%ymm15, 80(%rsp), %ymm8, %ymm6
	vblendvps	%ymm15, 176(%rsp), %ymm8, %ymm0
	vblendvps	%ymm15, 688(%rsp), %ymm8, %ymm1
	vblendvps	%ymm15, 752(%rsp), %ymm8, %ymm2
	vblendvps	%ymm15, %ymm12, %ymm8, %ymm7
	vblendvps	%ymm15, %ymm9, %ymm8, %ymm9
	vblendvps	%ymm15, 560(%rsp), %ymm8, %ymm10
	vmovups	%ymm10, 208(%rsp)
	vblendvps	%ymm15, %ymm13, %ymm8, %ymm10
	vmovups	%ymm10, 176(%rsp)
	vblendvps	%ymm15, %ymm14, %ymm8, %ymm10
	vmovups	%ymm10, 80(%rsp)
	vblendvps	%ymm15, %ymm5, %ymm8, %ymm14
	vblendvps	%ymm15, 400(%rsp), %ymm8, %ymm13
	vblendvps	%ymm15, 112(%rsp), %ymm8, %ymm12
	vblendvps	%ymm15, %ymm11, %ymm8, %ymm10
	vblendvps	%ymm15, %ymm3, %ymm8, %ymm5
	vblendvps	%ymm15, %ymm4, %ymm8, %ymm3
	imulq	$224, %r14, %rdx
	addq	%rbx, %rdx
	vmovaps	%ymm6, (%rax,%rdx)
	leaq	(%r14,%r14,8), %rdx
	movq	%rdx, %r9
	shlq	$5, %r9
	addq	%rbx, %r9
	vmovaps	%ymm0, (%rax,%r9)
	shlq	$6, %r8
	addq	%rbx, %r8
	vmovaps	%ymm1, (%rax,%r8)
	movq	%rsi, %r8
	shlq	$7, %r8
	addq	%rbx, %r8
	vmovaps	%ymm2, (%rax,%r8)
	imulq	$416, %r14, %r8
	addq	%rbx, %r8
	vmovaps	%ymm7, (%rax,%r8)
	imulq	$448, %r14, %r8
	addq	%rbx, %r8
	vmovaps	%ymm9, (%rax,%r8)
	movq	%r14, %r8
	shlq	$9, %r8
	addq	%rbx, %r8
	vmovups	208(%rsp), %ymm0
	vmovaps	%ymm0, (%rax,%r8)
	imulq	$544, %r14, %r8
	addq	%rbx, %r8
	vmovups	176(%rsp), %ymm0
	vmovaps	%ymm0, (%rax,%r8)
	shlq	$6, %rdx
	addq	%rbx, %rdx
	vmovups	80(%rsp), %ymm0
	vmovaps	%ymm0, (%rax,%rdx)
	imulq	$608, %r14, %rdx
	addq	%rbx, %rdx
	vmovaps	%ymm14, (%rax,%rdx)
	imulq	$672, %r14, %rdx
	addq	%rbx, %rdx
	vmovaps	%ymm13, (%rax,%rdx)
	imulq	$704, %r14, %rdx
	addq	%rbx, %rdx
	vmovaps	%ymm12, (%rax,%rdx)
	imulq	$736, %r14, %rdx
	addq	%rbx, %rdx
	vmovaps	%ymm10, (%rax,%rdx)
	shlq	$8, %rsi
	addq	%rbx, %rsi
	vmovaps	%ymm5, (%rax,%rsi)
	imulq	$800, %r14, %rdx
	addq	%rbx, %rdx
	vmovaps	%ymm3, (%rax,%rdx)
	movl	$27, %edx
260:
	vmovups	528(%rsp), %ymm14
	testb	$8, %r11b
	vmovdqu	3712(%rsp), %ymm9
	vmovdqu	3680(%rsp), %ymm3
	vmovdqu	2976(%rsp), %ymm15
	vbroadcastss	2127f(%rip), %ymm5
	vbroadcastss	2128f(%rip), %ymm6
	vbroadcastss	2129f(%rip), %ymm4
	vbroadcastss	2130f(%rip), %ymm7
	vbroadcastss	2131f(%rip), %ymm8
	vbroadcastss	2132f(%rip), %ymm10
	vbroadcastss	2133f(%rip), %ymm11
	vmovups	2528(%rsp), %ymm1
	vmovups	1456(%rsp), %ymm12
	vmovups	1248(%rsp), %ymm13
	je	24b
	vbroadcastss	263f(%rip), %ymm2
	vdivps	%ymm12, %ymm2, %ymm0
	vmulps	%ymm0, %ymm1, %ymm1
	vpaddd	%ymm1, %ymm9, %ymm0
	vpand	%ymm3, %ymm0, %ymm0
	vpsubd	%ymm0, %ymm15, %ymm3
	vfmsub213ps	%ymm2, %ymm1, %ymm3
	vmovaps	%ymm10, %ymm2
	vfmadd213ps	%ymm8, %ymm3, %ymm2
	vmovaps	%ymm7, %ymm1
	vfmadd213ps	%ymm4, %ymm3, %ymm1
	vmulps	%ymm3, %ymm3, %ymm4
	vfmadd231ps	%ymm11, %ymm4, %ymm2
	vfmadd213ps	%ymm1, %ymm4, %ymm2
	vmovaps	%ymm6, %ymm1
	vfmadd213ps	%ymm5, %ymm3, %ymm1
	vfmadd213ps	%ymm1, %ymm4, %ymm2
	vfmadd213ps	%ymm3, %ymm4, %ymm2
	vbroadcastss	100(%r10), %ymm1
	vxorps	%xmm3, %xmm3, %xmm3
	vmovups	784(%rsp), %ymm6
	vfmadd213ps	%ymm3, %ymm6, %ymm1
	vbroadcastss	104(%r10), %ymm5
	vmovups	624(%rsp), %ymm4
	vfmadd213ps	%ymm1, %ymm4, %ymm5
	vbroadcastss	136(%r10), %ymm1
	vfmadd213ps	%ymm3, %ymm6, %ymm1
	vbroadcastss	140(%r10), %ymm7
	vfmadd213ps	%ymm1, %ymm4, %ymm7
	vbroadcastss	172(%r10), %ymm1
	vfmadd213ps	%ymm3, %ymm6, %ymm1
	vbroadcastss	176(%r10), %ymm3
	vfmadd213ps	%ymm1, %ymm4, %ymm3
	vbroadcastss	108(%r10), %ymm1
	vmovups	496(%rsp), %ymm6
	vfmadd213ps	%ymm5, %ymm6, %ymm1
	vbroadcastss	144(%r10), %ymm4
	vfmadd213ps	%ymm7, %ymm6, %ymm4
	vbroadcastss	180(%r10), %ymm5
	vfmadd213ps	%ymm3, %ymm6, %ymm5
	vbroadcastss	112(%r10), %ymm3
	vmovups	240(%rsp), %ymm6
	vfmadd213ps	%ymm1, %ymm6, %ymm3
	vbroadcastss	148(%r10), %ymm1
	vfmadd213ps	%ymm4, %ymm6, %ymm1
	vbroadcastss	184(%r10), %ymm4
	vfmadd213ps	%ymm5, %ymm6, %ymm4
	vbroadcastss	116(%r10), %ymm5
	vmovups	144(%rsp), %ymm6
	vfmadd213ps	%ymm3, %ymm6, %ymm5
	vbroadcastss	152(%r10), %ymm3
	vfmadd213ps	%ymm1, %ymm6, %ymm3
	vbroadcastss	188(%r10), %ymm1
	vfmadd213ps	%ymm4, %ymm6, %ymm1
	vbroadcastss	120(%r10), %ymm4
	vmovups	(%rsp), %ymm6
	vfmadd213ps	%ymm5, %ymm6, %ymm4
	vbroadcastss	156(%r10), %ymm5
	vfmadd213ps	%ymm3, %ymm6, %ymm5
	vbroadcastss	192(%r10), %ymm3
	vfmadd213ps	%ymm1, %ymm6, %ymm3
	vbroadcastss	124(%r10), %ymm1
	vmovups	1024(%rsp), %ymm6
	vfmadd213ps	%ymm4, %ymm6, %ymm1
	vbroadcastss	160(%r10), %ymm4
	vfmadd213ps	%ymm5, %ymm6, %ymm4
	vbroadcastss	196(%r10), %ymm5
	vfmadd213ps	%ymm3, %ymm6, %ymm5
	vbroadcastss	128(%r10), %ymm3
	vmovups	32(%rsp), %ymm7
	vfmadd213ps	%ymm1, %ymm7, %ymm3
	vbroadcastss	164(%r10), %ymm1
	vfmadd213ps	%ymm4, %ymm7, %ymm1
	vbroadcastss	200(%r10), %ymm6
	vfmadd213ps	%ymm5, %ymm7, %ymm6
	vbroadcastss	132(%r10), %ymm7
	vmovups	1184(%rsp), %ymm8
	vfmadd213ps	%ymm3, %ymm8, %ymm7
	vbroadcastss	168(%r10), %ymm5
	vfmadd213ps	%ymm1, %ymm8, %ymm5
	vbroadcastss	204(%r10), %ymm4
	vfmadd213ps	%ymm6, %ymm8, %ymm4
	vcvtdq2ps	%ymm0, %ymm0
	vbroadcastss	2134f(%rip), %ymm1
	vfmadd231ps	%ymm0, %ymm1, %ymm2
	vbroadcastss	2143f(%rip), %ymm0
	vmovups	3872(%rsp), %ymm1
	vfmadd213ps	%ymm2, %ymm0, %ymm1
	vbroadcastss	2144f(%rip), %ymm0
	vmovups	1088(%rsp), %ymm3
	vfmadd213ps	%ymm1, %ymm0, %ymm3
	vmovups	3520(%rsp), %ymm2
	vaddps	%ymm7, %ymm2, %ymm1
	vbroadcastss	2142f(%rip), %ymm0
	vfmadd231ps	%ymm0, %ymm2, %ymm5
	vbroadcastss	2147f(%rip), %ymm0
	vfmadd231ps	%ymm2, %ymm0, %ymm4
	vbroadcastss	208(%r10), %ymm0
	vbroadcastss	298f(%rip), %ymm2
	vmovups	1216(%rsp), %ymm6
	vfmsub213ps	%ymm6, %ymm2, %ymm3
	vblendvps	%ymm13, %ymm0, %ymm3, %ymm2
	movq	%rdx, %rsi
	imulq	%r14, %rsi
	shlq	$5, %rsi
	addq	%rbx, %rsi
	vmovaps	%ymm2, (%rax,%rsi)
	vaddps	%ymm6, %ymm6, %ymm2
	vblendvps	%ymm13, %ymm0, %ymm2, %ymm2
	leaq	1(%rdx), %rsi
	imulq	%r14, %rsi
	shlq	$5, %rsi
	addq	%rbx, %rsi
	vmovaps	%ymm2, (%rax,%rsi)
	vblendvps	%ymm13, %ymm0, %ymm1, %ymm1
	leaq	2(%rdx), %rsi
	imulq	%r14, %rsi
	shlq	$5, %rsi
	addq	%rbx, %rsi
	vmovaps	%ymm1, (%rax,%rsi)
	vblendvps	%ymm13, %ymm0, %ymm5, %ymm1
	leaq	3(%rdx), %rsi
	imulq	%r14, %rsi
	shlq	$5, %rsi
	addq	%rbx, %rsi
	vmovaps	%ymm1, (%rax,%rsi)
	vblendvps	%ymm13, %ymm0, %ymm4, %ymm0
	addq	$4, %rdx
	imulq	%r14, %rdx
	shlq	$5, %rdx
	addq	%rbx, %rdx
	vmovaps	%ymm0, (%rax,%rdx)
	jmp	24b
261:
	addq	$4456, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
262:
	vzeroupper
	retq
	.p2align	2, 0x0
263:
	.long	0x3f800000
264:
	.long	1048576
265:
	.long	0x5d800000
266:
	.long	0x3f40094e
267:
	.long	0x3e1d5a5a
268:
	.long	0x3bd74912
269:
	.long	0x3f156f3d
270:
	.long	0x3d26f715
271:
	.long	8388607
272:
	.long	0x21800000
273:
	.long	1258291200
274:
	.long	1392508928
275:
	.long	0x53000080
276:
	.long	0xc9800000
277:
	.long	0x3f000000
278:
	.long	0x7fffffff
279:
	.long	0x40400000
280:
	.long	2139095039
281:
	.long	0x0da24260
282:
	.long	0x1e3ce508
283:
	.long	0xbf800000
284:
	.long	0x41100000
285:
	.long	0x3e800000
286:
	.long	0x41490fdb
287:
	.long	0x40c00000
288:
	.long	0x40800000
289:
	.long	0x40a00000
290:
	.long	0x3fc00000
291:
	.long	0x7149f2ca
292:
	.long	2
293:
	.long	4
294:
	.long	8
295:
	.long	16
296:
	.long	32
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
	.long	0x41400000
2125:
	.long	3234528013
2126:
	.long	4286578688
2127:
	.long	0xbf00000d
2128:
	.long	0x3eaaac4e
2129:
	.long	0xbe7fd7d0
2130:
	.long	0x3e4bdb47
2131:
	.long	0xbe2ec8d2
2132:
	.long	0x3e259a3a
2133:
	.long	0xbddadb52
2134:
	.long	0x33b17218
2135:
	.long	0x3a83126f
2136:
	.long	0x3727c5ac
2137:
	.long	0x41800000
2138:
	.long	0x358637bd
2139:
	.long	0x350637bd
2140:
	.long	0x34210fb0
2141:
	.long	0x36a7c5ac
2142:
	.long	0x40000000
2143:
	.long	0x3f317218
2144:
	.long	0x3feb3f8f
2145:
	.long	0x38d1b717
2146:
	.long	0x3951b717
2147:
	.long	0x41000000
2148:
	.long	0x3cf5c28f
2149:
	.long	0x41200000
2150:
	.long	0x26901d7d
2151:
	.long	0x3f800054
2152:
	.long	0xbf4ccccd
	.p2align	5, 0x0
2153:
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
