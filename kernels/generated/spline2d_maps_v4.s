# Made by `cargo xtask kernels`. Do not edit.
testl	%ecx,%ecx
je	347f
testl	%edx,%edx
je	347f
testl	%esi,%esi
je	347f
pushq	%rbp
pushq	%r15
pushq	%r14
pushq	%r13
pushq	%r12
pushq	%rbx
subq	$7272,%rsp
movl	%esi,%eax
movl	%edx,%edx
movq	(%rdi),%rsi
movq	8(%rdi),%r10
movq	16(%rdi),%r11
movq	24(%rdi),%rbx
movq	%rbx,256(%rsp)
movq	32(%rdi),%rdi
addl	%r8d,%r9d
addl	7328(%rsp),%r9d
movl	%ecx,%ecx
movq	%rcx,200(%rsp)
leaq	192(%rsi),%rcx
movq	%rcx,40(%rsp)
movq	%r9,224(%rsp)
leaq	(%r9,%r9),%rcx
movq	%rdx,136(%rsp)
imulq	%rax,%rdx
addq	%rdx,%rdx
movq	%rdx,192(%rsp)
movq	%rax,152(%rsp)
addq	%rax,%rax
movq	%rax,216(%rsp)
movq	%rcx,%rax
leaq	107840(%rdi),%rcx
movq	%rcx,168(%rsp)
leaq	264(%r10),%rcx
movq	%rcx,280(%rsp)
vbroadcastss	348f(%rip),%zmm30
vxorps	%xmm23,%xmm23,%xmm23
movq	%r10,(%rsp)
leaq	260(%r10),%rcx
movq	%rcx,288(%rsp)
leaq	64(%rdi),%rcx
movq	%rcx,320(%rsp)
leaq	107776(%rdi),%rcx
movq	%rcx,104(%rsp)
leaq	64(%rsi),%rcx
movq	%rcx,176(%rsp)
leaq	95488(%rdi),%rcx
movq	%rcx,344(%rsp)
leaq	832(%rdi),%rcx
movq	%rcx,336(%rsp)
movq	%rdi,8(%rsp)
leaq	96192(%rdi),%rcx
movq	%rcx,184(%rsp)
movq	%rsi,24(%rsp)
leaq	128(%rsi),%rcx
movq	%rcx,328(%rsp)
xorl	%ecx,%ecx
vpbroadcastd	348f(%rip),%zmm29
movq	%r11,264(%rsp)
jmp	3f
.p2align	4
2:
incq	%rcx
movq	208(%rsp),%rax
addq	192(%rsp),%rax
cmpq	200(%rsp),%rcx
je	346f
3:
movq	%rcx,%rdx
imulq	136(%rsp),%rdx
movq	%rdx,232(%rsp)
movq	%rax,208(%rsp)
xorl	%edx,%edx
movq	%rcx,144(%rsp)
jmp	5f
.p2align	4
4:
movq	240(%rsp),%rdx
incq	%rdx
movq	248(%rsp),%rax
addq	216(%rsp),%rax
cmpq	136(%rsp),%rdx
je	2b
5:
movq	%rdx,%rdi
movq	%rax,%rdx
movq	232(%rsp),%rax
movq	%rdi,240(%rsp)
addq	%rdi,%rax
imulq	152(%rsp),%rax
addq	224(%rsp),%rax
movq	%rax,272(%rsp)
movq	%rdx,248(%rsp)
movq	%rdx,80(%rsp)
xorl	%edx,%edx
jmp	8f
.p2align	4
6:
korw	%k0,%k1,%k1
vbroadcastss	365f(%rip),%zmm0
vblendmps	%zmm18,%zmm0,%zmm0 {%k1}
movq	256(%rsp),%rcx
vmovups	2720(%rsp),%zmm1
vmovaps	%zmm1,(%rcx,%rax)
vmovaps	%zmm0,(%rcx,%r14)
movq	144(%rsp),%rcx
movq	160(%rsp),%rdx
7:
incq	%rdx
addq	$2,80(%rsp)
cmpq	152(%rsp),%rdx
je	4b
8:
movq	272(%rsp),%rax
leaq	(%rax,%rdx),%r14
movq	7344(%rsp),%rax
movl	8(%rax),%r11d
cmpq	%r11,%r14
jae	7b
movq	%rdx,160(%rsp)
movq	7344(%rsp),%rcx
movl	(%rcx),%r13d
movl	12(%rcx),%eax
movl	16(%rcx),%ecx
movl	%ecx,76(%rsp)
movq	%r13,%r15
imulq	%r13,%r15
movq	%r15,%rcx
imulq	%r14,%rcx
addq	%rcx,%rcx
movq	%rcx,48(%rsp)
vxorps	%xmm2,%xmm2,%xmm2
testq	%r13,%r13
movq	%r11,32(%rsp)
je	49f
leaq	(,%r13,2),%rcx
leaq	-2(%r13),%rdx
movl	$2,%esi
subq	%r13,%rsi
movq	80(%rsp),%r8
imulq	%r15,%r8
vpxor	%xmm0,%xmm0,%xmm0
vmovdqu64	%zmm0,560(%rsp)
vmovups	%zmm30,1648(%rsp)
vmovups	%zmm30,1584(%rsp)
vpbroadcastd	349f(%rip),%zmm5
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm27,%xmm27,%xmm27
vxorps	%xmm31,%xmm31,%xmm31
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm7,%xmm7,%xmm7
xorl	%r9d,%r9d
vpbroadcastd	365f(%rip),%zmm17
jmp	32f
.p2align	4
9:
vaddps	%zmm12,%zmm3,%zmm3
vaddps	%zmm11,%zmm8,%zmm8
vaddps	%zmm10,%zmm1,%zmm1
vaddps	%zmm13,%zmm6,%zmm6
incq	%r9
addq	%rcx,%r8
cmpq	%r13,%r9
je	48f
32:
movl	%r8d,%ebx
shrl	%ebx
andl	$1073741823,%ebx
shlq	$7,%rbx
movl	%ecx,%edi
imull	%r9d,%edi
movq	48(%rsp),%r10
addl	%r10d,%edi
andl	$2147483646,%edi
shlq	$6,%rdi
movq	24(%rsp),%r10
leaq	(%r10,%rdi),%r11
vmovaps	(%r10,%rdi),%zmm10
vmovaps	64(%r10,%rdi),%zmm11
testb	$8,76(%rsp)
jne	38f
cmpl	$1,%r13d
jne	33f
vaddps	%zmm11,%zmm7,%zmm7
33:
addq	40(%rsp),%rbx
vsubps	%zmm11,%zmm10,%zmm12
cmpq	$1,%r13
jne	34f
vaddps	%zmm12,%zmm21,%zmm21
34:
vxorps	%xmm13,%xmm13,%xmm13
vaddps	%zmm13,%zmm12,%zmm10
vxorps	%xmm23,%xmm23,%xmm23
vaddps	%zmm13,%zmm11,%zmm13
je	47f
movl	$1,%edi
testq	%rdx,%rdx
je	36f
.p2align	4
35:
vmovaps	-64(%rbx),%zmm14
vmovaps	(%rbx),%zmm15
vsubps	%zmm15,%zmm14,%zmm14
vaddps	%zmm14,%zmm10,%zmm10
vaddps	%zmm15,%zmm13,%zmm13
leaq	(%rsi,%rdi),%r10
incq	%r10
incq	%rdi
subq	$-128,%rbx
cmpq	$1,%r10
jne	35b
36:
movq	%rdi,%r10
shlq	$7,%r10
vmovaps	(%r11,%r10),%zmm15
vmovaps	64(%r11,%r10),%zmm14
vsubps	%zmm14,%zmm15,%zmm15
incq	%rdi
cmpq	%r13,%rdi
jne	37f
vaddps	%zmm15,%zmm21,%zmm21
vaddps	%zmm14,%zmm7,%zmm7
37:
vaddps	%zmm15,%zmm10,%zmm10
vaddps	%zmm14,%zmm13,%zmm13
jmp	47f
.p2align	4
38:
cmpl	$1,%r13d
vbroadcastss	352f(%rip),%zmm12
vbroadcastss	353f(%rip),%zmm13
vbroadcastss	354f(%rip),%zmm15
jne	39f
vaddps	%zmm11,%zmm7,%zmm7
39:
addq	40(%rsp),%rbx
vcmpltps	%zmm12,%zmm11,%k1
vmovaps	%zmm10,%zmm14 {%k1} {z}
vaddps	%zmm13,%zmm14,%zmm13
vfmadd213ps	%zmm15,%zmm14,%zmm13
vfmadd213ps	355f(%rip){1to16},%zmm14,%zmm13
vaddps	356f(%rip){1to16},%zmm14,%zmm15
vfmadd213ps	357f(%rip){1to16},%zmm14,%zmm15
vsubps	%zmm11,%zmm10,%zmm12
cmpq	$1,%r13
vmovups	560(%rsp),%zmm4
vmovups	1648(%rsp),%zmm9
vmovups	1584(%rsp),%zmm0
jne	42f
vaddps	%zmm12,%zmm21,%zmm21
42:
vxorps	%xmm16,%xmm16,%xmm16
vcmpltps	%zmm14,%zmm16,%k1
vmulps	%zmm13,%zmm9,%zmm9 {%k1}
vmulps	%zmm15,%zmm0,%zmm0 {%k1}
vpsrld	$23,%zmm9,%zmm10
vpsrld	$23,%zmm0,%zmm13
vpsubd	%zmm13,%zmm5,%zmm5
vpaddd	%zmm10,%zmm5,%zmm5
vpbroadcastd	358f(%rip),%zmm10
vpternlogd	$236,%zmm10,%zmm29,%zmm9
vmovdqu64	%zmm9,1648(%rsp)
vpternlogd	$236,%zmm10,%zmm29,%zmm0
vmovdqu64	%zmm0,1584(%rsp)
vbroadcastss	348f(%rip),%zmm10 {%k1} {z}
vaddps	%zmm10,%zmm4,%zmm4
vmovups	%zmm4,560(%rsp)
vaddps	%zmm16,%zmm12,%zmm10
vxorps	%xmm23,%xmm23,%xmm23
vaddps	%zmm16,%zmm11,%zmm13
je	47f
testq	%rdx,%rdx
vbroadcastss	352f(%rip),%zmm19
vbroadcastss	353f(%rip),%zmm20
vbroadcastss	354f(%rip),%zmm23
movl	$1,%r10d
je	44f
vxorps	%xmm22,%xmm22,%xmm22
vbroadcastss	355f(%rip),%zmm24
vbroadcastss	356f(%rip),%zmm25
vbroadcastss	357f(%rip),%zmm26
vpbroadcastd	358f(%rip),%zmm28
vmovups	560(%rsp),%zmm4
vmovups	1648(%rsp),%zmm9
vmovups	1584(%rsp),%zmm0
.p2align	4
43:
vmovaps	-64(%rbx),%zmm14
vmovaps	(%rbx),%zmm15
vcmpltps	%zmm19,%zmm15,%k1
vmovaps	%zmm14,%zmm16 {%k1} {z}
vaddps	%zmm20,%zmm16,%zmm17
vfmadd213ps	%zmm23,%zmm16,%zmm17
vfmadd213ps	%zmm24,%zmm16,%zmm17
vaddps	%zmm25,%zmm16,%zmm18
vfmadd213ps	%zmm26,%zmm16,%zmm18
vcmpltps	%zmm16,%zmm22,%k1
vmulps	%zmm17,%zmm9,%zmm9 {%k1}
vmulps	%zmm18,%zmm0,%zmm0 {%k1}
vpsrld	$23,%zmm9,%zmm16
vpsrld	$23,%zmm0,%zmm17
vpsubd	%zmm17,%zmm5,%zmm5
vpaddd	%zmm16,%zmm5,%zmm5
vpternlogd	$236,%zmm28,%zmm29,%zmm9
vpternlogd	$236,%zmm28,%zmm29,%zmm0
vbroadcastss	348f(%rip),%zmm16 {%k1} {z}
vaddps	%zmm16,%zmm4,%zmm4
vsubps	%zmm15,%zmm14,%zmm14
vaddps	%zmm14,%zmm10,%zmm10
vaddps	%zmm15,%zmm13,%zmm13
leaq	(%rsi,%r10),%rdi
incq	%rdi
incq	%r10
subq	$-128,%rbx
cmpq	$1,%rdi
jne	43b
jmp	45f
44:
vbroadcastss	355f(%rip),%zmm24
vbroadcastss	356f(%rip),%zmm25
vbroadcastss	357f(%rip),%zmm26
vmovups	560(%rsp),%zmm4
vmovdqu64	1648(%rsp),%zmm9
vmovdqu64	1584(%rsp),%zmm0
45:
vmovups	%zmm4,560(%rsp)
vmovaps	%zmm23,%zmm18
vxorps	%xmm23,%xmm23,%xmm23
movq	%r10,%rdi
shlq	$7,%rdi
vmovaps	(%r11,%rdi),%zmm15
vmovaps	64(%r11,%rdi),%zmm14
vcmpltps	%zmm19,%zmm14,%k1
vmovaps	%zmm15,%zmm17 {%k1} {z}
vaddps	%zmm20,%zmm17,%zmm16
vfmadd213ps	%zmm18,%zmm17,%zmm16
vfmadd213ps	%zmm24,%zmm17,%zmm16
vaddps	%zmm25,%zmm17,%zmm18
vfmadd213ps	%zmm26,%zmm17,%zmm18
vsubps	%zmm14,%zmm15,%zmm15
incq	%r10
cmpq	%r13,%r10
jne	46f
vaddps	%zmm15,%zmm21,%zmm21
vaddps	%zmm14,%zmm7,%zmm7
46:
vcmpltps	%zmm17,%zmm23,%k1
vmulps	%zmm16,%zmm9,%zmm9 {%k1}
vmulps	%zmm18,%zmm0,%zmm0 {%k1}
vpsrld	$23,%zmm9,%zmm16
vpsrld	$23,%zmm0,%zmm17
vpsubd	%zmm17,%zmm5,%zmm5
vpaddd	%zmm16,%zmm5,%zmm5
vpbroadcastd	358f(%rip),%zmm16
vpternlogd	$236,%zmm16,%zmm29,%zmm9
vmovdqu64	%zmm9,1648(%rsp)
vpternlogd	$236,%zmm16,%zmm29,%zmm0
vmovdqu64	%zmm0,1584(%rsp)
vbroadcastss	348f(%rip),%zmm16 {%k1} {z}
vmovups	560(%rsp),%zmm4
vaddps	%zmm16,%zmm4,%zmm4
vmovups	%zmm4,560(%rsp)
vaddps	%zmm15,%zmm10,%zmm10
vaddps	%zmm14,%zmm13,%zmm13
vpbroadcastd	365f(%rip),%zmm17
47:
testq	%r9,%r9
jne	9b
vaddps	%zmm10,%zmm27,%zmm27
vaddps	%zmm13,%zmm31,%zmm31
jmp	9b
.p2align	4
48:
vbroadcastss	359f(%rip),%zmm12
vmulps	%zmm12,%zmm31,%zmm9
vrndscaleps	$8,%zmm9,%zmm11
vmulps	%zmm12,%zmm13,%zmm9
vrndscaleps	$8,%zmm9,%zmm9
vmulps	%zmm12,%zmm8,%zmm8
vrndscaleps	$8,%zmm8,%zmm8
vmulps	%zmm12,%zmm7,%zmm7
vrndscaleps	$8,%zmm7,%zmm7
vmulps	%zmm12,%zmm6,%zmm6
vrndscaleps	$8,%zmm6,%zmm6
vcvtudq2ps	%zmm5,%zmm5
vaddps	362f(%rip){1to16},%zmm5,%zmm0
vmovups	%zmm0,5216(%rsp)
movq	32(%rsp),%r11
jmp	52f
49:
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm27,%xmm27,%xmm27
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm4,%xmm4,%xmm4
vmovups	%zmm4,560(%rsp)
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,5216(%rsp)
vmovups	%zmm30,1584(%rsp)
vmovups	%zmm30,1648(%rsp)
vpbroadcastd	365f(%rip),%zmm17
52:
vpxord	%xmm22,%xmm22,%xmm22
vcvtusi2ss	%r13d,%xmm22,%xmm5
vbroadcastss	%xmm5,%zmm5
vsubps	%zmm11,%zmm5,%zmm11
vmaxps	%zmm30,%zmm11,%zmm11
vdivps	%zmm11,%zmm30,%zmm11
vmulps	%zmm11,%zmm27,%zmm4
vsubps	%zmm9,%zmm5,%zmm9
vmaxps	%zmm30,%zmm9,%zmm9
vdivps	%zmm9,%zmm30,%zmm9
vmulps	%zmm9,%zmm10,%zmm9
vsubps	%zmm8,%zmm5,%zmm8
vmaxps	%zmm30,%zmm8,%zmm8
vdivps	%zmm8,%zmm30,%zmm8
vmulps	%zmm8,%zmm3,%zmm3
vsubps	%zmm7,%zmm5,%zmm7
vmaxps	%zmm30,%zmm7,%zmm7
vdivps	%zmm7,%zmm30,%zmm7
vmulps	%zmm7,%zmm21,%zmm0
vminps	%zmm4,%zmm9,%zmm7
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm9,%zmm7 {%k1}
vmaxps	%zmm4,%zmm9,%zmm4
vmovaps	%zmm9,%zmm4 {%k1}
vminps	%zmm3,%zmm0,%zmm8
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm0,%zmm8 {%k1}
vmaxps	%zmm3,%zmm0,%zmm3
vmovaps	%zmm0,%zmm3 {%k1}
vminps	%zmm7,%zmm8,%zmm0
vcmpunordps	%zmm7,%zmm7,%k1
vmovaps	%zmm8,%zmm0 {%k1}
vmaxps	%zmm7,%zmm8,%zmm7
vmovaps	%zmm8,%zmm7 {%k1}
vminps	%zmm4,%zmm3,%zmm8
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm3,%zmm8 {%k1}
vminps	%zmm7,%zmm8,%zmm3
vcmpunordps	%zmm7,%zmm7,%k1
vmovaps	%zmm8,%zmm3 {%k1}
vaddps	%zmm3,%zmm0,%zmm0
vmulps	363f(%rip){1to16},%zmm0,%zmm0
vmaxps	%zmm2,%zmm0,%zmm3
vmulps	%zmm17,%zmm3,%zmm7
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm3,%xmm3,%xmm3
testq	%r13,%r13
je	58f
leaq	(,%r13,2),%rcx
movl	%r13d,%edx
andl	$-2,%edx
movq	80(%rsp),%rsi
imulq	%r15,%rsi
vxorps	%xmm2,%xmm2,%xmm2
xorl	%r8d,%r8d
jmp	56f
.p2align	4
53:
vxorps	%xmm10,%xmm10,%xmm10
xorl	%edi,%edi
54:
vmovaps	%zmm9,%zmm11
vmovaps	%zmm8,%zmm9
movl	%ecx,%r9d
imull	%r8d,%r9d
movq	48(%rsp),%r10
addl	%r10d,%r9d
andl	$2147483646,%r9d
shlq	$6,%r9
vcvtsi2ss	%rdi,%xmm30,%xmm12
addq	24(%rsp),%r9
shlq	$7,%rdi
vmovaps	(%r9,%rdi),%zmm8
vmovaps	64(%r9,%rdi),%zmm13
vsubps	%zmm13,%zmm8,%zmm8
vsubps	%zmm0,%zmm8,%zmm8
vxorps	%xmm14,%xmm14,%xmm14
vmaxps	%zmm14,%zmm8,%zmm8
vfmadd132ps	%zmm17,%zmm7,%zmm13
vfmsub231ps	%zmm8,%zmm8,%zmm13
vxorps	%xmm23,%xmm23,%xmm23
vmaxps	%zmm14,%zmm13,%zmm13
vbroadcastss	%xmm12,%zmm8
vaddps	%zmm13,%zmm10,%zmm10
vfmadd213ps	%zmm9,%zmm13,%zmm8
vmulss	%xmm12,%xmm12,%xmm9
vbroadcastss	%xmm9,%zmm9
vfmadd213ps	%zmm11,%zmm13,%zmm9
55:
vcvtsi2ss	%r8,%xmm30,%xmm11
vbroadcastss	%xmm11,%zmm12
vaddps	%zmm10,%zmm3,%zmm3
vfmadd231ps	%zmm12,%zmm10,%zmm4
vmulss	%xmm11,%xmm11,%xmm11
vbroadcastss	%xmm11,%zmm11
vfmadd231ps	%zmm11,%zmm10,%zmm2
incq	%r8
addq	%rcx,%rsi
cmpq	%r13,%r8
je	58f
56:
cmpl	$1,%r13d
je	53b
movl	%esi,%r9d
shrl	%r9d
andl	$1073741823,%r9d
shlq	$7,%r9
addq	40(%rsp),%r9
vxorps	%xmm10,%xmm10,%xmm10
xorl	%edi,%edi
vxorps	%xmm16,%xmm16,%xmm16
.p2align	4
57:
vmovaps	-192(%r9),%zmm11
vmovaps	-128(%r9),%zmm12
vmovaps	-64(%r9),%zmm13
vmovaps	(%r9),%zmm14
vsubps	%zmm12,%zmm11,%zmm11
vsubps	%zmm0,%zmm11,%zmm11
vmaxps	%zmm16,%zmm11,%zmm11
vfmadd213ps	%zmm7,%zmm17,%zmm12
vfmsub231ps	%zmm11,%zmm11,%zmm12
vmaxps	%zmm16,%zmm12,%zmm11
vcvtsi2ss	%rdi,%xmm30,%xmm12
vbroadcastss	%xmm12,%zmm15
vaddps	%zmm11,%zmm10,%zmm10
vfmadd213ps	%zmm8,%zmm11,%zmm15
vmulss	%xmm12,%xmm12,%xmm8
vbroadcastss	%xmm8,%zmm12
vfmadd213ps	%zmm9,%zmm11,%zmm12
vsubps	%zmm14,%zmm13,%zmm8
vsubps	%zmm0,%zmm8,%zmm8
vmaxps	%zmm16,%zmm8,%zmm8
vfmadd213ps	%zmm7,%zmm17,%zmm14
vfmsub231ps	%zmm8,%zmm8,%zmm14
vmaxps	%zmm16,%zmm14,%zmm11
leaq	1(%rdi),%r10
vcvtsi2ss	%r10,%xmm30,%xmm9
vbroadcastss	%xmm9,%zmm8
vaddps	%zmm11,%zmm10,%zmm10
vfmadd213ps	%zmm15,%zmm11,%zmm8
vmulss	%xmm9,%xmm9,%xmm9
vbroadcastss	%xmm9,%zmm9
vfmadd213ps	%zmm12,%zmm11,%zmm9
addq	$2,%rdi
addq	$256,%r9
cmpq	%rdx,%rdi
jne	57b
vxorps	%xmm23,%xmm23,%xmm23
testb	$1,%r13b
jne	54b
jmp	55b
.p2align	4
58:
vandps	364f(%rip){1to16},%zmm1,%zmm7
vcvtusi2ss	%r15,%xmm30,%xmm10
vbroadcastss	%xmm10,%zmm10
vsubps	%zmm6,%zmm10,%zmm12
vmaxps	367f(%rip){1to16},%zmm3,%zmm6
vdivps	%zmm6,%zmm30,%zmm6
vcmpgtps	368f(%rip){1to16},%zmm3,%k1
vaddps	369f(%rip){1to16},%zmm5,%zmm5
vmulps	363f(%rip){1to16},%zmm5,%zmm5
vmovaps	%zmm5,%zmm11
vdivps	372f(%rip){1to16},%zmm10,%zmm10
vmulps	%zmm6,%zmm8,%zmm11 {%k1}
vmulps	%zmm6,%zmm9,%zmm8
vfnmadd231ps	%zmm11,%zmm11,%zmm8
vaddps	%zmm8,%zmm8,%zmm8
vminps	%zmm8,%zmm10,%zmm9
vcmpunordps	%zmm8,%zmm8,%k2
vmovaps	%zmm10,%zmm9 {%k2}
vpcmpgtd	366f(%rip){1to16},%zmm7,%k0
vbroadcastss	373f(%rip),%zmm8
vmaxps	%zmm8,%zmm9,%zmm7
vsqrtps	%zmm7,%zmm7
vmulps	%zmm6,%zmm4,%zmm5 {%k1}
vmulps	%zmm6,%zmm2,%zmm2
vfnmadd231ps	%zmm5,%zmm5,%zmm2
vaddps	%zmm2,%zmm2,%zmm2
vminps	%zmm2,%zmm10,%zmm4
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm10,%zmm4 {%k1}
vmaxps	%zmm8,%zmm4,%zmm2
vsqrtps	%zmm2,%zmm2
vmulps	374f(%rip){1to16},%zmm7,%zmm4
vmulps	%zmm4,%zmm2,%zmm2
vmulps	%zmm2,%zmm3,%zmm2
vfnmadd231ps	%zmm12,%zmm0,%zmm1
vsqrtps	%zmm2,%zmm2
vmaxps	%zmm1,%zmm2,%zmm3
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm2,%zmm3 {%k1}
vmaxps	%zmm30,%zmm3,%zmm1
movq	(%rsp),%rcx
vbroadcastss	52(%rcx),%zmm10
vbroadcastss	76(%rcx),%zmm13
vbroadcastss	56(%rcx),%zmm8
vbroadcastss	80(%rcx),%zmm9
vbroadcastss	60(%rcx),%zmm6
vbroadcastss	84(%rcx),%zmm7
vbroadcastss	64(%rcx),%zmm3
vbroadcastss	88(%rcx),%zmm4
vminps	%zmm11,%zmm13,%zmm2
vcmpunordps	%zmm11,%zmm11,%k1
vmovups	%zmm13,5984(%rsp)
vmovaps	%zmm13,%zmm2 {%k1}
vmaxps	%zmm2,%zmm10,%zmm11
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm10,6048(%rsp)
vmovaps	%zmm10,%zmm11 {%k1}
vminps	%zmm5,%zmm9,%zmm2
vcmpunordps	%zmm5,%zmm5,%k1
vmovups	%zmm9,6112(%rsp)
vmovaps	%zmm9,%zmm2 {%k1}
vmaxps	%zmm2,%zmm8,%zmm5
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm8,6176(%rsp)
vmovaps	%zmm8,%zmm5 {%k1}
vmovups	%zmm7,6240(%rsp)
vminps	%zmm1,%zmm7,%zmm1
vmovups	%zmm6,6304(%rsp)
vmaxps	%zmm1,%zmm6,%zmm10
vminps	%zmm0,%zmm4,%zmm1
vcmpunordps	%zmm0,%zmm0,%k1
vmovups	%zmm4,6368(%rsp)
vmovaps	%zmm4,%zmm1 {%k1}
vmaxps	%zmm1,%zmm3,%zmm6
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	%zmm3,6432(%rsp)
vmovaps	%zmm3,%zmm6 {%k1}
vbroadcastss	375f(%rip),%zmm0
vmovups	%zmm12,5920(%rsp)
vcmpltps	%zmm0,%zmm12,%k1
korw	%k1,%k0,%k1
vxorps	%xmm19,%xmm19,%xmm19
vblendmps	%zmm19,%zmm30,%zmm1 {%k1}
vbroadcastss	376f(%rip),%zmm2
vblendmps	%zmm0,%zmm2,%zmm18 {%k1}
vbroadcastss	377f(%rip),%zmm0
vxorps	%zmm0,%zmm11,%zmm2
vmovups	%zmm2,7200(%rsp)
vxorps	%zmm0,%zmm5,%zmm0
vmovups	%zmm0,7136(%rsp)
leaq	-1(%r13),%rcx
vcvtusi2ss	%eax,%xmm31,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,5024(%rsp)
movl	%r13d,%edx
shrl	%edx
movq	%rcx,56(%rsp)
shlq	$7,%rcx
leaq	(%rcx,%rcx,2),%rax
movq	%rax,304(%rsp)
addq	24(%rsp),%rcx
movq	%rcx,312(%rsp)
movq	%r13,%rbx
shlq	$6,%rbx
movq	8(%rsp),%rax
addq	%rbx,%rax
movq	%rax,296(%rsp)
movl	%r13d,%ecx
andl	$-2,%ecx
imulq	80(%rsp),%r15
leaq	(,%r13,2),%rax
movq	%rax,64(%rsp)
movq	%rdx,360(%rsp)
shlq	$7,%rdx
movq	%rdx,352(%rsp)
movb	$1,%al
vcmpunordps	%zmm11,%zmm11,%k1
kmovw	%k1,22(%rsp)
vcmpunordps	%zmm5,%zmm5,%k1
kmovw	%k1,20(%rsp)
vmovups	%zmm1,6496(%rsp)
vmovups	%zmm1,2784(%rsp)
vbroadcastss	378f(%rip),%zmm0
vmovups	%zmm0,4256(%rsp)
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm25,%xmm25,%xmm25
vxorps	%xmm26,%xmm26,%xmm26
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,2720(%rsp)
vxorps	%xmm13,%xmm13,%xmm13
vmovups	%zmm0,4192(%rsp)
vmovups	%zmm0,4064(%rsp)
vmovups	%zmm0,3936(%rsp)
vmovups	%zmm0,3552(%rsp)
vmovups	%zmm0,3872(%rsp)
vmovups	%zmm0,3808(%rsp)
vmovups	%zmm0,3744(%rsp)
vmovups	%zmm0,3424(%rsp)
vmovups	%zmm0,3680(%rsp)
vmovups	%zmm0,3616(%rsp)
vmovups	%zmm0,3360(%rsp)
vmovups	%zmm0,3488(%rsp)
vmovups	%zmm0,3296(%rsp)
vmovups	%zmm5,6560(%rsp)
vmovups	%zmm5,4128(%rsp)
vmovups	%zmm11,6624(%rsp)
vmovups	%zmm11,4000(%rsp)
movq	%r14,96(%rsp)
movq	%r13,128(%rsp)
movq	%r15,112(%rsp)
movq	%rbx,88(%rsp)
vpbroadcastd	379f(%rip),%zmm31
movq	%rcx,120(%rsp)
jmp	63f
.p2align	4
59:
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm8,%xmm8,%xmm8
vpbroadcastd	379f(%rip),%zmm31
vpbroadcastd	348f(%rip),%zmm29
62:
vmovups	368(%rsp),%zmm2
vcmpgeps	4448(%rsp),%zmm2,%k1
vcmpltps	2784(%rsp),%zmm23,%k2
vmovups	5280(%rsp),%zmm12
vmovaps	%zmm8,%zmm12 {%k2}
vmovups	7008(%rsp),%zmm19
vmovaps	%zmm11,%zmm19 {%k2}
vmovups	5344(%rsp),%zmm9
vmovaps	%zmm10,%zmm9 {%k2}
vmovups	5408(%rsp),%zmm8
vmovaps	%zmm7,%zmm8 {%k2}
vmovups	5472(%rsp),%zmm7
vmovaps	%zmm6,%zmm7 {%k2}
vmovups	6880(%rsp),%zmm26
vmovaps	%zmm1,%zmm26 {%k2}
vmovups	6944(%rsp),%zmm25
vmovaps	%zmm5,%zmm25 {%k2}
vmovups	5536(%rsp),%zmm24
vmovaps	%zmm4,%zmm24 {%k2}
vmovups	5600(%rsp),%zmm22
vmovaps	%zmm3,%zmm22 {%k2}
vmovups	5664(%rsp),%zmm20
vmovaps	%zmm0,%zmm20 {%k2}
vmovups	4000(%rsp),%zmm0
vmovups	2144(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4000(%rsp)
vmovups	3936(%rsp),%zmm0
vmovups	4640(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3936(%rsp)
vmovups	4128(%rsp),%zmm0
vmovups	2208(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4128(%rsp)
vmovups	4064(%rsp),%zmm0
vmovups	4704(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4064(%rsp)
vmovups	6752(%rsp),%zmm10
vmovups	496(%rsp),%zmm0
vmovaps	%zmm0,%zmm10 {%k2}
vmovups	4192(%rsp),%zmm0
vmovups	4768(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4192(%rsp)
vmovups	6816(%rsp),%zmm6
vmovups	1328(%rsp),%zmm0
vmovaps	%zmm0,%zmm6 {%k2}
vmovups	6688(%rsp),%zmm13
vmovups	4832(%rsp),%zmm0
vmovaps	%zmm0,%zmm13 {%k2}
vmovups	3296(%rsp),%zmm0
vmovups	752(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3296(%rsp)
vmovups	3488(%rsp),%zmm0
vmovups	816(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3488(%rsp)
vmovups	3360(%rsp),%zmm0
vmovups	2080(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3360(%rsp)
vmovups	3616(%rsp),%zmm0
vmovups	1824(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3616(%rsp)
vmovups	3680(%rsp),%zmm0
vmovups	1888(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3680(%rsp)
vmovups	3424(%rsp),%zmm0
vmovaps	%zmm28,%zmm0 {%k2}
vmovups	%zmm0,3424(%rsp)
vmovups	3744(%rsp),%zmm0
vmovups	688(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3744(%rsp)
vmovups	3808(%rsp),%zmm0
vmovups	624(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3808(%rsp)
vmovups	3872(%rsp),%zmm0
vmovups	432(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3872(%rsp)
vmovups	3552(%rsp),%zmm0
vmovups	1264(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3552(%rsp)
vmovups	7072(%rsp),%zmm18
vmovups	4576(%rsp),%zmm0
vmovaps	%zmm0,%zmm18 {%k2}
vmovups	2720(%rsp),%zmm0
vmovups	5728(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,2720(%rsp)
vmovups	4256(%rsp),%zmm0
vmovups	4512(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k1}
vmovups	%zmm0,4256(%rsp)
vmovups	6496(%rsp),%zmm0
vmovaps	%zmm0,%zmm0 {%k1} {z}
vmovups	%zmm0,2784(%rsp)
xorl	%eax,%eax
63:
testb	$1,%al
vmovups	%zmm20,5664(%rsp)
vmovups	%zmm22,5600(%rsp)
vmovups	%zmm24,5536(%rsp)
vmovups	%zmm7,5472(%rsp)
vmovups	%zmm8,5408(%rsp)
vmovups	%zmm9,5344(%rsp)
vmovups	%zmm12,5280(%rsp)
je	344f
vxorps	%xmm3,%xmm3,%xmm3
vmovups	2784(%rsp),%zmm4
vaddss	%xmm3,%xmm4,%xmm0
vmovshdup	%xmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufpd	$1,%xmm4,%xmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufps	$255,%xmm4,%xmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf128	$1,%ymm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$2,%zmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$3,%zmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vucomiss	%xmm3,%xmm0
jbe	344f
vmovups	%zmm6,6816(%rsp)
vmovups	%zmm26,6880(%rsp)
vmovups	%zmm25,6944(%rsp)
movq	(%rsp),%rax
vmovss	248(%rax),%xmm0
vmovss	%xmm0,2528(%rsp)
vmovss	252(%rax),%xmm0
vcvttss2usi	244(%rax),%eax
vmovaps	%xmm0,1952(%rsp)
vmulss	422f(%rip),%xmm0,%xmm0
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm4,%xmm4,%xmm4
testq	%r13,%r13
vbroadcastss	398f(%rip),%zmm8
vbroadcastss	363f(%rip),%zmm20
vbroadcastss	423f(%rip),%zmm26
vbroadcastss	376f(%rip),%zmm24
je	69f
movq	168(%rsp),%rcx
movq	%r15,%rdx
xorl	%esi,%esi
jmp	67f
.p2align	4
64:
xorl	%edi,%edi
65:
movq	%rsi,%r8
imulq	%r13,%r8
movq	48(%rsp),%r9
leal	(%r9,%r8,2),%r9d
andl	$2147483646,%r9d
shlq	$6,%r9
addq	24(%rsp),%r9
shlq	$6,%r8
movq	8(%rsp),%r10
addq	%r10,%r8
addq	$107776,%r8
movq	%rdi,%r10
shlq	$7,%r10
vmovaps	(%r9,%r10),%zmm1
vmovaps	64(%r9,%r10),%zmm6
vaddps	%zmm8,%zmm6,%zmm7
vsubps	%zmm6,%zmm1,%zmm1
vmaxps	%zmm23,%zmm1,%zmm6
vfmadd132ps	%zmm20,%zmm7,%zmm6
vdivps	%zmm6,%zmm30,%zmm6
shlq	$6,%rdi
vmovaps	%zmm6,(%r8,%rdi)
vmulps	%zmm6,%zmm1,%zmm7
vaddps	%zmm6,%zmm4,%zmm4
vaddps	%zmm7,%zmm5,%zmm5
vfmadd231ps	%zmm1,%zmm7,%zmm3
66:
incq	%rsi
addq	64(%rsp),%rdx
addq	%rbx,%rcx
cmpq	%r13,%rsi
je	69f
67:
cmpq	$0,56(%rsp)
je	64b
movl	%edx,%r8d
shrl	%r8d
andl	$1073741823,%r8d
shlq	$7,%r8
addq	40(%rsp),%r8
xorl	%r9d,%r9d
xorl	%edi,%edi
vxorps	%xmm2,%xmm2,%xmm2
movq	120(%rsp),%r10
.p2align	4
68:
vmovaps	-192(%r8,%r9,2),%zmm1
vmovaps	-128(%r8,%r9,2),%zmm6
vaddps	%zmm8,%zmm6,%zmm7
vsubps	%zmm6,%zmm1,%zmm1
vmaxps	%zmm2,%zmm1,%zmm6
vfmadd213ps	%zmm7,%zmm20,%zmm6
vdivps	%zmm6,%zmm30,%zmm6
vmovaps	%zmm6,-64(%rcx,%r9)
vmulps	%zmm6,%zmm1,%zmm7
vaddps	%zmm6,%zmm4,%zmm4
vaddps	%zmm7,%zmm5,%zmm5
vfmadd231ps	%zmm1,%zmm7,%zmm3
vmovaps	-64(%r8,%r9,2),%zmm1
vmovaps	(%r8,%r9,2),%zmm6
vaddps	%zmm8,%zmm6,%zmm7
vsubps	%zmm6,%zmm1,%zmm1
vmaxps	%zmm2,%zmm1,%zmm6
vfmadd213ps	%zmm7,%zmm20,%zmm6
vdivps	%zmm6,%zmm30,%zmm6
vmovaps	%zmm6,(%rcx,%r9)
vmulps	%zmm6,%zmm1,%zmm7
vaddps	%zmm6,%zmm4,%zmm4
vaddps	%zmm7,%zmm5,%zmm5
vfmadd231ps	%zmm1,%zmm7,%zmm3
addq	$2,%rdi
subq	$-128,%r9
cmpq	%rdi,%r10
jne	68b
vxorps	%xmm23,%xmm23,%xmm23
testb	$1,%r13b
jne	65b
jmp	66b
.p2align	4
69:
vmovups	%zmm13,6688(%rsp)
vmovups	%zmm10,6752(%rsp)
vmovups	%zmm19,7008(%rsp)
vmovups	%zmm18,7072(%rsp)
movl	%eax,%ecx
vmovaps	%zmm26,%zmm8
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm10,%xmm10,%xmm10
vmovaps	%zmm26,%zmm12
incl	%ecx
jne	324f
72:
vmovups	%zmm12,4320(%rsp)
vmovups	%zmm8,4448(%rsp)
vmovups	%zmm11,4512(%rsp)
vcvttss2usi	2720(%rsp),%eax
shrl	$25,%eax
movq	(%rsp),%rcx
vbroadcastss	52(%rcx,%rax,4),%zmm0
vbroadcastss	76(%rcx,%rax,4),%zmm1
vbroadcastss	56(%rcx,%rax,4),%zmm2
vbroadcastss	80(%rcx,%rax,4),%zmm3
vbroadcastss	60(%rcx,%rax,4),%zmm4
vbroadcastss	84(%rcx,%rax,4),%zmm5
vbroadcastss	64(%rcx,%rax,4),%zmm6
vbroadcastss	88(%rcx,%rax,4),%zmm7
vminps	6624(%rsp),%zmm1,%zmm9
kmovw	22(%rsp),%k1
vmovaps	%zmm1,%zmm9 {%k1}
vmaxps	%zmm9,%zmm0,%zmm11
vcmpunordps	%zmm9,%zmm9,%k1
vmovaps	%zmm0,%zmm11 {%k1}
vminps	6560(%rsp),%zmm3,%zmm0
kmovw	20(%rsp),%k1
vmovaps	%zmm3,%zmm0 {%k1}
vmaxps	%zmm0,%zmm2,%zmm8
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm2,%zmm8 {%k1}
vminps	%zmm10,%zmm5,%zmm0
vmovups	%zmm10,4384(%rsp)
vcmpunordps	%zmm10,%zmm10,%k1
vmovaps	%zmm5,%zmm0 {%k1}
vmaxps	%zmm0,%zmm4,%zmm1
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm4,%zmm1 {%k1}
vmovups	%zmm1,496(%rsp)
vminps	%zmm14,%zmm7,%zmm0
vcmpunordps	%zmm14,%zmm14,%k1
vmovaps	%zmm7,%zmm0 {%k1}
vmaxps	%zmm0,%zmm6,%zmm4
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm6,%zmm4 {%k1}
vxorps	%xmm5,%xmm5,%xmm5
vcmpeqps	2784(%rsp),%zmm5,%k1
vblendmps	%zmm5,%zmm30,%zmm16 {%k1}
vblendmps	375f(%rip){1to16},%zmm24,%zmm0 {%k1}
vmovups	%zmm0,4576(%rsp)
vxorps	%xmm18,%xmm18,%xmm18
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,4832(%rsp)
vmovups	%zmm0,4768(%rsp)
vmovups	%zmm0,4704(%rsp)
vmovups	%zmm0,4640(%rsp)
vbroadcastss	366f(%rip),%zmm6
vbroadcastss	434f(%rip),%zmm7
vmovaps	%zmm30,%zmm29
vxorps	%xmm19,%xmm19,%xmm19
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm15,%xmm15,%xmm15
vmovups	%zmm0,1264(%rsp)
vmovups	%zmm0,432(%rsp)
vmovups	%zmm0,624(%rsp)
vmovups	%zmm0,688(%rsp)
vpxord	%xmm28,%xmm28,%xmm28
vmovups	%zmm0,1888(%rsp)
vmovups	%zmm0,1824(%rsp)
vmovups	%zmm0,2080(%rsp)
vmovups	%zmm0,816(%rsp)
vmovups	%zmm0,752(%rsp)
jmp	75f
.p2align	4
73:
vmovaps	%zmm10,%zmm21
vbroadcastss	369f(%rip),%zmm17
vxorps	%xmm18,%xmm18,%xmm18
movq	96(%rsp),%r14
movq	32(%rsp),%r11
vmovups	1328(%rsp),%zmm20
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,880(%rsp)
vmovups	2208(%rsp),%zmm8
vmovups	2144(%rsp),%zmm9
vmovdqu64	4896(%rsp),%zmm2
74:
vmovups	%zmm9,2144(%rsp)
vmovups	%zmm21,5088(%rsp)
vmovups	%zmm20,1328(%rsp)
vmulps	%zmm19,%zmm10,%zmm24
vbroadcastss	367f(%rip),%zmm5
vmovups	752(%rsp),%zmm0
vmaxps	%zmm5,%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm30,%zmm25
vmulps	%zmm14,%zmm10,%zmm31
vmulps	%zmm23,%zmm10,%zmm11
vmovups	%zmm11,1824(%rsp)
vmaxps	%zmm5,%zmm7,%zmm0
vsqrtps	%zmm0,%zmm0
vmulps	%zmm16,%zmm10,%zmm4
vmovups	%zmm4,1888(%rsp)
vmulps	%zmm1,%zmm10,%zmm19
vmovups	%zmm19,688(%rsp)
vdivps	%zmm0,%zmm30,%zmm16
vmaxps	%zmm5,%zmm28,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm30,%zmm22
vmulps	%zmm13,%zmm10,%zmm14
vmovups	%zmm14,624(%rsp)
vcmpleps	1008(%rsp),%zmm9,%k1
vcmpgeps	944(%rsp),%zmm9,%k2
vblendmps	%zmm24,%zmm17,%zmm0 {%k2}
vbroadcastss	377f(%rip),%zmm1
vxorps	%zmm1,%zmm24,%zmm0 {%k1}
vmovups	%zmm24,1456(%rsp)
vcmpleps	%zmm0,%zmm18,%k5
vpslld	$31,%zmm2,%zmm0
vpmovd2m	%zmm0,%k6
korw	%k6,%k5,%k0
knotw	%k0,%k1
vmovaps	%zmm30,%zmm10 {%k1} {z}
vcmpleps	1136(%rsp),%zmm8,%k1
vcmpgeps	1072(%rsp),%zmm8,%k2
vblendmps	%zmm31,%zmm17,%zmm0 {%k2}
vxorps	%zmm1,%zmm31,%zmm0 {%k1}
vmovups	%zmm31,496(%rsp)
vcmpleps	%zmm0,%zmm18,%k7
vpbroadcastd	442f(%rip),%zmm0
vpandd	%zmm0,%zmm2,%zmm0
vmovdqu64	%zmm0,2528(%rsp)
vptestmd	%zmm0,%zmm0,%k0
korw	%k7,%k0,%k0
knotw	%k0,%k1
vmovaps	%zmm30,%zmm13 {%k1} {z}
vcmpleps	1200(%rsp),%zmm21,%k1
vcmpgeps	368(%rsp),%zmm21,%k2
vblendmps	%zmm12,%zmm17,%zmm0 {%k2}
vxorps	%zmm1,%zmm12,%zmm0 {%k1}
vcmpleps	%zmm0,%zmm18,%k1
vpbroadcastd	443f(%rip),%zmm0
vpandd	%zmm0,%zmm2,%zmm0
vmovdqu64	%zmm0,2464(%rsp)
vptestmd	%zmm0,%zmm0,%k0
korw	%k1,%k0,%k0
knotw	%k0,%k3
vcmpgeps	2016(%rsp),%zmm20,%k2
vblendmps	%zmm3,%zmm17,%zmm0 {%k2}
vcmpleps	1520(%rsp),%zmm20,%k2
vxorps	%zmm1,%zmm3,%zmm0 {%k2}
vcmpleps	%zmm0,%zmm18,%k2
vmulps	%zmm13,%zmm16,%zmm1
vmovups	%zmm13,2336(%rsp)
vmulps	816(%rsp),%zmm1,%zmm0
vmovdqa64	%zmm2,%zmm6
vmulps	%zmm10,%zmm25,%zmm2
vmovups	%zmm10,2400(%rsp)
vmulps	%zmm2,%zmm0,%zmm23
vmovaps	%zmm30,%zmm15 {%k3} {z}
vmulps	%zmm15,%zmm22,%zmm21
vmulps	%zmm21,%zmm11,%zmm0
vmulps	%zmm2,%zmm0,%zmm11
vmulps	%zmm21,%zmm4,%zmm0
vmovups	%zmm21,1952(%rsp)
vmulps	%zmm23,%zmm11,%zmm4
vfmsub231ps	%zmm0,%zmm1,%zmm4
vmaxps	%zmm5,%zmm26,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm30,%zmm27
vpbroadcastd	444f(%rip),%zmm0
vpandd	%zmm0,%zmm6,%zmm0
vmovdqu64	%zmm0,2272(%rsp)
vptestmd	%zmm0,%zmm0,%k0
korw	%k2,%k0,%k0
knotw	%k0,%k3
vmovaps	%zmm30,%zmm5 {%k3} {z}
vmulps	%zmm5,%zmm27,%zmm17
vmovups	%zmm5,5152(%rsp)
vmulps	%zmm17,%zmm19,%zmm0
vmulps	%zmm2,%zmm0,%zmm0
vmovaps	%zmm23,%zmm2
vfnmadd213ps	%zmm30,%zmm23,%zmm2
vmovaps	%zmm8,%zmm7
vbroadcastss	395f(%rip),%zmm8
vmaxps	%zmm8,%zmm2,%zmm2
vsqrtps	%zmm2,%zmm2
vmulps	%zmm17,%zmm14,%zmm9
vmovups	%zmm17,2592(%rsp)
vmulps	%zmm23,%zmm0,%zmm14
vfmsub231ps	%zmm9,%zmm1,%zmm14
vdivps	%zmm2,%zmm30,%zmm1
vmulps	%zmm1,%zmm4,%zmm9
vmovaps	%zmm11,%zmm2
vfnmadd213ps	%zmm30,%zmm11,%zmm2
vfnmadd231ps	%zmm9,%zmm9,%zmm2
vmovaps	%zmm8,%zmm6
vmaxps	%zmm8,%zmm2,%zmm2
vsqrtps	%zmm2,%zmm2
vmulps	432(%rsp),%zmm17,%zmm4
vmulps	%zmm11,%zmm0,%zmm17
vfmsub231ps	%zmm4,%zmm21,%zmm17
vdivps	%zmm2,%zmm30,%zmm20
vmulps	%zmm1,%zmm14,%zmm8
vfnmadd231ps	%zmm9,%zmm8,%zmm17
vmulps	%zmm20,%zmm17,%zmm29
vmovaps	%zmm0,%zmm2
vfnmadd213ps	%zmm30,%zmm0,%zmm2
vfnmadd231ps	%zmm8,%zmm8,%zmm2
vfnmadd231ps	%zmm29,%zmm29,%zmm2
vmaxps	%zmm6,%zmm2,%zmm2
vsqrtps	%zmm2,%zmm2
vdivps	%zmm2,%zmm30,%zmm14
vmulps	%zmm25,%zmm24,%zmm2
vmulps	%zmm31,%zmm16,%zmm26
vmulps	%zmm10,%zmm2,%zmm19
vmulps	%zmm19,%zmm23,%zmm4
vfmsub231ps	%zmm26,%zmm13,%zmm4
vmulps	%zmm1,%zmm4,%zmm31
vmulps	%zmm12,%zmm22,%zmm4
vmulps	%zmm19,%zmm11,%zmm17
vmovaps	%zmm15,%zmm13
vfmsub231ps	%zmm4,%zmm15,%zmm17
vfnmadd231ps	%zmm31,%zmm9,%zmm17
vmulps	%zmm20,%zmm17,%zmm30
vmulps	%zmm3,%zmm27,%zmm17
vmulps	%zmm19,%zmm0,%zmm24
vfmsub231ps	%zmm17,%zmm5,%zmm24
vfnmadd231ps	%zmm31,%zmm8,%zmm24
vfnmadd231ps	%zmm30,%zmm29,%zmm24
vmulps	%zmm14,%zmm24,%zmm24
vmulps	%zmm24,%zmm14,%zmm14
vfnmadd213ps	%zmm30,%zmm14,%zmm29
vmulps	%zmm29,%zmm20,%zmm20
vfnmadd213ps	%zmm31,%zmm20,%zmm9
vfnmadd231ps	%zmm8,%zmm14,%zmm9
vmulps	%zmm9,%zmm1,%zmm1
vfnmadd213ps	%zmm19,%zmm1,%zmm23
vfnmadd231ps	%zmm11,%zmm20,%zmm23
vfnmadd231ps	%zmm0,%zmm14,%zmm23
vmulps	%zmm23,%zmm25,%zmm23
vmovups	2144(%rsp),%zmm11
vaddps	%zmm23,%zmm11,%zmm0
vcmpunordps	%zmm0,%zmm0,%k3
vmovups	944(%rsp),%zmm5
vminps	%zmm0,%zmm5,%zmm8
vmovaps	%zmm5,%zmm8 {%k3}
vcmpunordps	%zmm8,%zmm8,%k3
vmovups	1008(%rsp),%zmm21
vmaxps	%zmm8,%zmm21,%zmm8
vmovaps	%zmm21,%zmm8 {%k3}
vcmpeqps	%zmm11,%zmm8,%k3
vcmpneqps	%zmm8,%zmm0,%k0 {%k3}
vmulps	%zmm1,%zmm16,%zmm6
vmovups	%zmm7,2208(%rsp)
vaddps	%zmm6,%zmm7,%zmm0
vcmpunordps	%zmm0,%zmm0,%k3
vmovups	1072(%rsp),%zmm5
vminps	%zmm0,%zmm5,%zmm1
vmovaps	%zmm5,%zmm1 {%k3}
vcmpunordps	%zmm1,%zmm1,%k3
vmovups	1136(%rsp),%zmm5
vmaxps	%zmm1,%zmm5,%zmm1
vmovaps	%zmm5,%zmm1 {%k3}
vcmpeqps	%zmm7,%zmm1,%k3
vcmpneqps	%zmm1,%zmm0,%k3 {%k3}
vmulps	%zmm20,%zmm22,%zmm0
vmovups	%zmm0,1392(%rsp)
vmovups	5088(%rsp),%zmm25
vaddps	%zmm0,%zmm25,%zmm0
vcmpunordps	%zmm0,%zmm0,%k4
vmovups	368(%rsp),%zmm5
vminps	%zmm0,%zmm5,%zmm1
vmovaps	%zmm5,%zmm1 {%k4}
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	1200(%rsp),%zmm15
vmaxps	%zmm1,%zmm15,%zmm1
vmovaps	%zmm15,%zmm1 {%k4}
vcmpeqps	%zmm25,%zmm1,%k4
vcmpneqps	%zmm1,%zmm0,%k4 {%k4}
knotw	%k6,%k6
korw	%k6,%k5,%k5
vmovdqu64	2528(%rsp),%zmm0
vptestnmd	%zmm0,%zmm0,%k6
knotw	%k5,%k5
vfmadd213ps	%zmm18,%zmm2,%zmm2 {%k5} {z}
korw	%k6,%k7,%k5
knotw	%k5,%k5
vmovaps	%zmm26,%zmm0 {%k5} {z}
vfmadd213ps	%zmm2,%zmm0,%zmm0
vmovdqu64	2464(%rsp),%zmm1
vptestnmd	%zmm1,%zmm1,%k5
korw	%k5,%k1,%k1
knotw	%k1,%k1
vmovaps	%zmm4,%zmm1 {%k1} {z}
vfmadd213ps	%zmm0,%zmm1,%zmm1
vmovdqu64	2272(%rsp),%zmm0
vptestnmd	%zmm0,%zmm0,%k1
korw	%k1,%k2,%k1
knotw	%k1,%k1
vmovaps	%zmm17,%zmm0 {%k1} {z}
vfmadd213ps	%zmm1,%zmm0,%zmm0
vfmadd213ps	%zmm18,%zmm19,%zmm19
vfmadd231ps	%zmm31,%zmm31,%zmm19
vfmadd231ps	%zmm30,%zmm30,%zmm19
vbroadcastss	348f(%rip),%zmm30
vfmadd231ps	%zmm24,%zmm24,%zmm19
vdivps	%zmm22,%zmm30,%zmm1
vmulps	%zmm25,%zmm1,%zmm1
vmulps	445f(%rip){1to16},%zmm1,%zmm1
vdivps	%zmm27,%zmm30,%zmm2
vmovups	1328(%rsp),%zmm24
vmulps	%zmm24,%zmm2,%zmm2
vmulps	446f(%rip){1to16},%zmm2,%zmm2
vcmpunordps	%zmm1,%zmm1,%k1
vmaxps	%zmm1,%zmm2,%zmm4
vmovaps	%zmm2,%zmm4 {%k1}
vsqrtps	%zmm19,%zmm29
vbroadcastss	367f(%rip),%zmm8
vmovups	5856(%rsp),%zmm1
vmaxps	%zmm8,%zmm1,%zmm2
vdivps	%zmm2,%zmm30,%zmm2
vmulps	%zmm29,%zmm2,%zmm2
vminps	447f(%rip){1to16},%zmm2,%zmm2
vbroadcastss	363f(%rip),%zmm20
vmaxps	%zmm20,%zmm2,%zmm2
vsubps	%zmm2,%zmm30,%zmm5
vdivps	%zmm5,%zmm30,%zmm5
vmulps	%zmm5,%zmm2,%zmm2
vmulps	%zmm2,%zmm29,%zmm2
movq	(%rsp),%rax
vbroadcastss	16(%rax),%zmm5
vcmpleps	%zmm5,%zmm2,%k1
vcmpleps	%zmm4,%zmm29,%k2
korw	%k1,%k2,%k1
vmulss	%xmm5,%xmm5,%xmm2
vbroadcastss	%xmm2,%zmm2
vcmpleps	%zmm2,%zmm0,%k1 {%k1}
vmulps	%zmm14,%zmm27,%zmm27
vmovups	2336(%rsp),%zmm16
vmovups	2400(%rsp),%zmm5
vmulps	%zmm5,%zmm16,%zmm0
vmovaps	%zmm13,%zmm1
vmulps	%zmm0,%zmm13,%zmm0
vmovups	5152(%rsp),%zmm10
vmulps	%zmm0,%zmm10,%zmm0
vcmpnltps	%zmm0,%zmm18,%k5
vmovups	2848(%rsp),%zmm0
vfmadd132ps	1456(%rsp),%zmm18,%zmm0
vmovups	2912(%rsp),%zmm2
vfmadd231ps	496(%rsp),%zmm2,%zmm0
vfmadd231ps	2976(%rsp),%zmm12,%zmm0
vfmadd231ps	3168(%rsp),%zmm3,%zmm0
vmovups	4960(%rsp),%zmm19
vsubps	%zmm0,%zmm19,%zmm0
vcmpunordps	%zmm0,%zmm0,%k2
vmulps	373f(%rip){1to16},%zmm19,%zmm2
vmaxps	%zmm0,%zmm2,%zmm0
vmovaps	%zmm2,%zmm0 {%k2}
vmaxps	%zmm8,%zmm0,%zmm0
vdivps	%zmm0,%zmm30,%zmm0
vmulps	%zmm0,%zmm19,%zmm0
vmulps	3040(%rsp),%zmm0,%zmm0
vcmpunordps	%zmm0,%zmm0,%k2
vmovups	3232(%rsp),%zmm2
vminps	%zmm0,%zmm2,%zmm0
vmovaps	%zmm2,%zmm0 {%k2}
vcmpltps	%zmm19,%zmm18,%k2
vmovaps	%zmm30,%zmm22
vmaxps	448f(%rip){1to16},%zmm0,%zmm22 {%k2}
vbroadcastss	364f(%rip),%zmm8
vandps	%zmm8,%zmm23,%zmm0
vbroadcastss	449f(%rip),%zmm9
vaddps	%zmm9,%zmm0,%zmm0
vdivps	%zmm0,%zmm30,%zmm0
vcmpunordps	%zmm22,%zmm22,%k2
vminps	%zmm22,%zmm0,%zmm2
vmovaps	%zmm0,%zmm2 {%k2}
vcmpltps	%zmm18,%zmm23,%k2
vmovaps	%zmm11,%zmm14
vmovups	944(%rsp),%zmm7
vsubps	%zmm11,%zmm7,%zmm4
vsubps	%zmm21,%zmm11,%zmm4 {%k2}
vmulps	%zmm0,%zmm4,%zmm0
vmulps	%zmm4,%zmm5,%zmm4
vcmpltps	%zmm4,%zmm18,%k2
vmovaps	%zmm6,%zmm20
vandps	%zmm8,%zmm6,%zmm4
vaddps	%zmm9,%zmm4,%zmm4
vdivps	%zmm4,%zmm30,%zmm4
vbroadcastss	452f(%rip),%zmm11
vmulps	%zmm11,%zmm0,%zmm0
vbroadcastss	423f(%rip),%zmm26
vmovaps	%zmm26,%zmm5
vminps	%zmm26,%zmm0,%zmm5 {%k2}
vcmpunordps	%zmm2,%zmm2,%k2
vminps	%zmm2,%zmm4,%zmm13
vmovaps	%zmm4,%zmm13 {%k2}
vcmpltps	%zmm18,%zmm6,%k2
vmovups	1072(%rsp),%zmm21
vmovups	2208(%rsp),%zmm6
vsubps	%zmm6,%zmm21,%zmm0
vmovups	1136(%rsp),%zmm31
vsubps	%zmm31,%zmm6,%zmm0 {%k2}
vmulps	%zmm4,%zmm0,%zmm2
vmulps	%zmm0,%zmm16,%zmm0
vcmpltps	%zmm0,%zmm18,%k2
vmovaps	%zmm26,%zmm0
vmulps	%zmm11,%zmm2,%zmm0 {%k2}
vmovups	1392(%rsp),%zmm16
vandps	%zmm8,%zmm16,%zmm2
vaddps	%zmm9,%zmm2,%zmm2
vdivps	%zmm2,%zmm30,%zmm2
vcmpunordps	%zmm5,%zmm5,%k2
vminps	%zmm5,%zmm0,%zmm4
vmovaps	%zmm0,%zmm4 {%k2}
vcmpltps	%zmm18,%zmm16,%k2
vmovaps	%zmm25,%zmm17
vmovups	368(%rsp),%zmm0
vsubps	%zmm25,%zmm0,%zmm0
vsubps	%zmm15,%zmm25,%zmm0 {%k2}
vmulps	%zmm2,%zmm0,%zmm2
vmulps	%zmm0,%zmm1,%zmm0
vcmpltps	%zmm0,%zmm18,%k2
vmovaps	%zmm26,%zmm0
vmulps	%zmm11,%zmm2,%zmm0 {%k2}
vcmpunordps	%zmm4,%zmm4,%k2
vminps	%zmm4,%zmm0,%zmm2
vmovaps	%zmm0,%zmm2 {%k2}
vandps	%zmm8,%zmm27,%zmm0
vaddps	%zmm9,%zmm0,%zmm0
vdivps	%zmm0,%zmm30,%zmm0
vcmpltps	%zmm18,%zmm27,%k2
vmovups	2016(%rsp),%zmm1
vmovaps	%zmm24,%zmm15
vsubps	%zmm24,%zmm1,%zmm4
vmovups	1520(%rsp),%zmm25
vsubps	%zmm25,%zmm24,%zmm4 {%k2}
vmulps	%zmm0,%zmm4,%zmm0
vmulps	%zmm4,%zmm10,%zmm4
vcmpltps	%zmm4,%zmm18,%k2
vmovaps	%zmm26,%zmm4
vmulps	%zmm11,%zmm0,%zmm4 {%k2}
vcmpunordps	%zmm2,%zmm2,%k2
vminps	%zmm2,%zmm4,%zmm0
vmovaps	%zmm4,%zmm0 {%k2}
vcmpgtps	3104(%rsp),%zmm26,%k2
vcmpltps	%zmm13,%zmm0,%k2 {%k2}
vmovaps	%zmm0,%zmm13 {%k2}
vmovups	5792(%rsp),%zmm0
vsubps	880(%rsp),%zmm0,%zmm0
vmovaps	%zmm30,%zmm2 {%k5} {z}
vbroadcastss	376f(%rip),%zmm4
vblendmps	%zmm2,%zmm4,%zmm10 {%k1}
vmovups	2656(%rsp),%zmm24
vcmpgeps	5024(%rsp),%zmm24,%k1
vbroadcastss	398f(%rip),%zmm16
vminps	%zmm16,%zmm10,%zmm10 {%k1}
vcmpeqps	%zmm4,%zmm10,%k6
vmovaps	%zmm4,%zmm16
vcmpnltps	%zmm0,%zmm18,%k5
korw	%k6,%k5,%k5
vmovups	4640(%rsp),%zmm2
vblendmps	%zmm2,%zmm23,%zmm2 {%k5}
vmovups	%zmm2,4640(%rsp)
vfmadd213ps	%zmm14,%zmm13,%zmm23
vcmpunordps	%zmm23,%zmm23,%k7
vminps	%zmm23,%zmm7,%zmm2
vmovaps	%zmm7,%zmm2 {%k7}
vaddps	%zmm27,%zmm15,%zmm4
vcmpunordps	%zmm4,%zmm4,%k7
vminps	%zmm4,%zmm1,%zmm5
vmovaps	%zmm1,%zmm5 {%k7}
vcmpunordps	%zmm5,%zmm5,%k7
vmaxps	%zmm5,%zmm25,%zmm5
vmovaps	%zmm25,%zmm5 {%k7}
vcmpeqps	%zmm15,%zmm5,%k7
vcmpneqps	%zmm5,%zmm4,%k7 {%k7}
vpbroadcastd	443f(%rip),%zmm4
vmovdqa32	%zmm4,%zmm4 {%k4} {z}
vpord	444f(%rip){1to16},%zmm4,%zmm4 {%k7}
vpord	442f(%rip){1to16},%zmm4,%zmm4 {%k3}
vpmovm2d	%k0,%zmm5
vpsrld	$31,%zmm5,%zmm5
vpord	%zmm5,%zmm4,%zmm4
vmovups	4576(%rsp),%zmm5
vmovaps	%zmm5,%zmm10 {%k5}
vmovups	4768(%rsp),%zmm5
vmovups	1392(%rsp),%zmm7
vblendmps	%zmm5,%zmm7,%zmm5 {%k5}
vmovups	%zmm5,4768(%rsp)
vmovups	4832(%rsp),%zmm5
vblendmps	%zmm5,%zmm27,%zmm5 {%k5}
vmovups	%zmm5,4832(%rsp)
vcmpltps	%zmm0,%zmm18,%k3 {%k6}
vmovdqu64	4896(%rsp),%zmm23
vpord	%zmm4,%zmm23,%zmm23 {%k3}
vptestnmd	%zmm4,%zmm4,%k3 {%k3}
vmovups	5856(%rsp),%zmm26
vmovaps	%zmm29,%zmm26 {%k3}
vmovups	4704(%rsp),%zmm0
vblendmps	%zmm0,%zmm20,%zmm0 {%k5}
vmovups	%zmm0,4704(%rsp)
vcmpunordps	%zmm2,%zmm2,%k4
vmovups	1008(%rsp),%zmm4
vmaxps	%zmm2,%zmm4,%zmm0
vmovaps	%zmm4,%zmm0 {%k4}
vmovups	3040(%rsp),%zmm29
vmovaps	%zmm13,%zmm29 {%k3}
vblendmps	%zmm0,%zmm14,%zmm27 {%k3}
vsubps	%zmm14,%zmm27,%zmm14
vmovups	2848(%rsp),%zmm5
vmovaps	%zmm14,%zmm5 {%k3}
vfmadd132ps	1456(%rsp),%zmm18,%zmm14
vfmadd213ps	%zmm6,%zmm20,%zmm13
vminps	%zmm13,%zmm21,%zmm0
vcmpunordps	%zmm13,%zmm13,%k4
vmovaps	%zmm21,%zmm0 {%k4}
vmaxps	%zmm0,%zmm31,%zmm2
vcmpunordps	%zmm0,%zmm0,%k4
vmovaps	%zmm31,%zmm2 {%k4}
vblendmps	%zmm2,%zmm6,%zmm2 {%k3}
vsubps	%zmm6,%zmm2,%zmm0
vmovups	2912(%rsp),%zmm21
vmovaps	%zmm0,%zmm21 {%k3}
vfmadd231ps	496(%rsp),%zmm0,%zmm14
vdivps	%zmm22,%zmm30,%zmm0
vmulps	%zmm5,%zmm0,%zmm4
vmovaps	%zmm5,%zmm20
vmovaps	%zmm4,%zmm5
vfnmadd132ps	1824(%rsp),%zmm12,%zmm5
vfnmadd132ps	688(%rsp),%zmm3,%zmm4
vmulps	%zmm21,%zmm0,%zmm0
vfnmadd231ps	1888(%rsp),%zmm0,%zmm5
vmovups	1952(%rsp),%zmm7
vmulps	%zmm5,%zmm7,%zmm5
vmulps	432(%rsp),%zmm7,%zmm8
vmovups	2592(%rsp),%zmm13
vmulps	%zmm8,%zmm13,%zmm9
vmulps	%zmm5,%zmm9,%zmm11
vfnmadd213ps	%zmm30,%zmm9,%zmm9
vmaxps	395f(%rip){1to16},%zmm9,%zmm9
vdivps	%zmm9,%zmm30,%zmm9
vfnmadd231ps	624(%rsp),%zmm0,%zmm4
vfmsub231ps	%zmm4,%zmm13,%zmm11
vmulps	%zmm11,%zmm9,%zmm0
vmulps	%zmm0,%zmm13,%zmm0
vmulps	%zmm5,%zmm7,%zmm4
vmulps	%zmm7,%zmm8,%zmm5
vmulps	%zmm0,%zmm22,%zmm0
vbroadcastss	453f(%rip),%zmm7
vmulps	%zmm7,%zmm15,%zmm6
vcmpunordps	%zmm0,%zmm0,%k4
vmaxps	%zmm0,%zmm6,%zmm0
vmovaps	%zmm6,%zmm0 {%k4}
vaddps	%zmm0,%zmm15,%zmm0
vcmpunordps	%zmm0,%zmm0,%k4
vminps	%zmm0,%zmm1,%zmm0
vmovaps	%zmm1,%zmm0 {%k4}
vcmpunordps	%zmm0,%zmm0,%k4
vmaxps	%zmm0,%zmm25,%zmm0
vmovaps	%zmm25,%zmm0 {%k4}
vblendmps	%zmm0,%zmm15,%zmm0 {%k3}
vsubps	%zmm15,%zmm0,%zmm6
vfmadd231ps	%zmm3,%zmm6,%zmm14
vmulps	%zmm4,%zmm22,%zmm3
vfnmadd231ps	%zmm5,%zmm6,%zmm3
vmovups	3168(%rsp),%zmm5
vmovaps	%zmm6,%zmm5 {%k3}
vmulps	%zmm7,%zmm17,%zmm4
vcmpunordps	%zmm3,%zmm3,%k4
vmaxps	%zmm3,%zmm4,%zmm3
vmovaps	%zmm4,%zmm3 {%k4}
vaddps	%zmm3,%zmm17,%zmm3
vcmpunordps	%zmm3,%zmm3,%k4
vmovups	368(%rsp),%zmm1
vminps	%zmm3,%zmm1,%zmm3
vmovaps	%zmm1,%zmm3 {%k4}
vcmpunordps	%zmm3,%zmm3,%k4
vmovups	1200(%rsp),%zmm1
vmaxps	%zmm3,%zmm1,%zmm3
vmovaps	%zmm1,%zmm3 {%k4}
vblendmps	%zmm3,%zmm17,%zmm3 {%k3}
vmovups	%zmm3,496(%rsp)
vsubps	%zmm17,%zmm3,%zmm3
vfmadd231ps	%zmm3,%zmm12,%zmm14
vmovups	2976(%rsp),%zmm13
vmovaps	%zmm3,%zmm13 {%k3}
vmovaps	%zmm18,%zmm14 {%k2}
vmovaps	%zmm14,%zmm19 {%k3}
knotw	%k3,%k2
vmovdqa32	%zmm23,%zmm12 {%k2} {z}
vpxord	%xmm23,%xmm23,%xmm23
vcmpeqps	880(%rsp),%zmm18,%k2
vcmpeqps	%zmm16,%zmm10,%k0 {%k2}
kandw	%k0,%k1,%k1
vbroadcastss	398f(%rip),%zmm1
vmovaps	%zmm1,%zmm10 {%k1}
vcmpeqps	%zmm16,%zmm10,%k1
vmovaps	%zmm30,%zmm16 {%k1} {z}
vcmpunordps	%zmm24,%zmm24,%k1
vmovups	5024(%rsp),%zmm1
vminps	%zmm24,%zmm1,%zmm18
vmovaps	%zmm1,%zmm18 {%k1}
vmovups	%zmm10,4576(%rsp)
vmovaps	%zmm0,%zmm4
vmovaps	%zmm2,%zmm8
vmovaps	%zmm27,%zmm11
vmovups	3104(%rsp),%zmm6
vmovups	3232(%rsp),%zmm7
vmovaps	%zmm21,%zmm14
vmovaps	%zmm20,%zmm15
75:
vxorps	%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm16,%xmm0
vmovshdup	%xmm16,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufpd	$1,%xmm16,%xmm16,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufps	$255,%xmm16,%xmm16,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$1,%ymm16,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$2,%zmm16,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$3,%zmm16,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vucomiss	%xmm3,%xmm0
vmovups	%zmm4,1328(%rsp)
vmovups	%zmm8,2208(%rsp)
vmovups	%zmm11,2144(%rsp)
vmovups	%zmm18,5728(%rsp)
jbe	99f
vmovups	%zmm16,5792(%rsp)
vmovups	%zmm15,2848(%rsp)
vmovups	%zmm14,2912(%rsp)
vmovups	%zmm13,2976(%rsp)
vmovups	%zmm12,4896(%rsp)
vmovups	%zmm19,4960(%rsp)
vmovups	%zmm29,3040(%rsp)
vmovups	%zmm26,5856(%rsp)
vmovups	%zmm7,3232(%rsp)
vmovups	%zmm6,3104(%rsp)
vmovups	%zmm5,3168(%rsp)
vcvttss2usi	%xmm18,%eax
shrl	$25,%eax
movq	(%rsp),%rcx
vmovss	52(%rcx,%rax,4),%xmm0
vmovaps	%xmm0,1808(%rsp)
vmovss	56(%rcx,%rax,4),%xmm0
vmovaps	%xmm0,2080(%rsp)
vmovss	76(%rcx,%rax,4),%xmm0
vmovaps	%xmm0,1712(%rsp)
vmovss	80(%rcx,%rax,4),%xmm0
vmovaps	%xmm0,1792(%rsp)
vmovss	60(%rcx,%rax,4),%xmm0
vmovaps	%xmm0,1776(%rsp)
vmovss	84(%rcx,%rax,4),%xmm0
vmovaps	%xmm0,1760(%rsp)
vmovss	64(%rcx,%rax,4),%xmm0
vmovaps	%xmm0,1744(%rsp)
vmovss	88(%rcx,%rax,4),%xmm0
vmovaps	%xmm0,1728(%rsp)
vcvttss2usi	212(%rcx),%eax
vcvttss2usi	216(%rcx),%r8d
vcvttss2usi	220(%rcx),%r10d
vbroadcastss	224(%rcx),%zmm3
vcvttss2usi	%xmm3,%edx
vbroadcastss	228(%rcx),%zmm0
vfnmadd231ps	%zmm3,%zmm11,%zmm0
vfnmadd213ps	232(%rcx){1to16},%zmm8,%zmm3
vmovups	%zmm0,5152(%rsp)
vrndscaleps	$9,%zmm0,%zmm0
vbroadcastss	424f(%rip),%zmm1
vminps	%zmm1,%zmm0,%zmm0
vbroadcastss	425f(%rip),%zmm2
vmaxps	%zmm2,%zmm0,%zmm0
vmovups	%zmm0,2400(%rsp)
vmovups	%zmm3,2272(%rsp)
vrndscaleps	$9,%zmm3,%zmm0
vminps	%zmm1,%zmm0,%zmm0
vmaxps	%zmm2,%zmm0,%zmm0
vmovups	%zmm0,2336(%rsp)
movq	56(%rsp),%r12
imulq	%rdx,%r12
movl	%r12d,%ecx
andl	$-4,%ecx
addl	$8,%ecx
movslq	%r10d,%r11
subl	%ecx,%r10d
addq	$5,%r12
movslq	%r8d,%rsi
subl	%ecx,%r8d
imulq	%rax,%rsi
movq	%rsi,5088(%rsp)
movq	%rdx,%rax
shlq	$6,%rax
leaq	(%rax,%rax,2),%r9
shlq	$2,%r11
imulq	%r11,%rdx
movq	%rdx,1888(%rsp)
vxorps	%xmm26,%xmm26,%xmm26
movl	$16,%r14d
vmovaps	%zmm30,%zmm6
vxorps	%xmm25,%xmm25,%xmm25
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm23,%xmm23,%xmm23
vpxord	%xmm31,%xmm31,%xmm31
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm19,%xmm19,%xmm19
movl	$16,%eax
movl	%r8d,2528(%rsp)
movl	%r10d,2464(%rsp)
jmp	77f
.p2align	4
76:
vmovups	1824(%rsp),%zmm6
vsubps	%zmm17,%zmm6,%zmm6
movl	2656(%rsp),%eax
movl	%eax,%r14d
movq	112(%rsp),%r15
movl	2528(%rsp),%r8d
movl	2464(%rsp),%r10d
77:
addl	$-1,%eax
jae	95f
vxorps	%xmm5,%xmm5,%xmm5
vaddss	%xmm5,%xmm6,%xmm0
vmovshdup	%xmm6,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm6,%xmm6,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm6,%xmm6,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vextractf128	$1,%ymm6,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vmovshdup	%xmm2,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vshufpd	$1,%xmm2,%xmm2,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vextractf32x4	$2,%zmm6,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vmovshdup	%xmm2,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vshufpd	$1,%xmm2,%xmm2,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vextractf32x4	$3,%zmm6,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vmovshdup	%xmm2,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vshufpd	$1,%xmm2,%xmm2,%xmm4
vaddss	%xmm4,%xmm0,%xmm0
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vucomiss	%xmm5,%xmm0
jbe	95f
movl	%eax,2656(%rsp)
vxorps	%xmm15,%xmm15,%xmm15
vmovups	%zmm6,1824(%rsp)
vcmpltps	%zmm6,%zmm15,%k1
vbroadcastss	378f(%rip),%zmm6
vmovups	2400(%rsp),%zmm9
vblendmps	%zmm9,%zmm6,%zmm0 {%k1}
vmovshdup	%xmm0,%xmm2
vminss	%xmm0,%xmm2,%xmm2
vshufpd	$1,%xmm0,%xmm0,%xmm4
vminss	%xmm2,%xmm4,%xmm2
vshufps	$255,%xmm0,%xmm0,%xmm4
vminss	%xmm2,%xmm4,%xmm2
vextractf128	$1,%ymm0,%xmm4
vminss	%xmm2,%xmm4,%xmm2
vmovshdup	%xmm4,%xmm5
vminss	%xmm2,%xmm5,%xmm2
vshufpd	$1,%xmm4,%xmm4,%xmm5
vminss	%xmm2,%xmm5,%xmm2
vshufps	$255,%xmm4,%xmm4,%xmm4
vminss	%xmm2,%xmm4,%xmm2
vextractf32x4	$2,%zmm0,%xmm4
vminss	%xmm2,%xmm4,%xmm2
vmovshdup	%xmm4,%xmm5
vminss	%xmm2,%xmm5,%xmm2
vshufpd	$1,%xmm4,%xmm4,%xmm5
vminss	%xmm2,%xmm5,%xmm2
vshufps	$255,%xmm4,%xmm4,%xmm4
vminss	%xmm2,%xmm4,%xmm2
vextractf32x4	$3,%zmm0,%xmm0
vminss	%xmm2,%xmm0,%xmm2
vmovshdup	%xmm0,%xmm4
vminss	%xmm2,%xmm4,%xmm2
vshufpd	$1,%xmm0,%xmm0,%xmm4
vminss	%xmm2,%xmm4,%xmm2
vshufps	$255,%xmm0,%xmm0,%xmm0
vminss	%xmm2,%xmm0,%xmm0
vmovss	348f(%rip),%xmm7
vaddss	%xmm7,%xmm0,%xmm2
vbroadcastss	%xmm2,%zmm2
vcmpleps	%zmm2,%zmm9,%k1 {%k1}
vmovups	2336(%rsp),%zmm9
vblendmps	%zmm9,%zmm6,%zmm2 {%k1}
vmovshdup	%xmm2,%xmm4
vminss	%xmm2,%xmm4,%xmm4
vshufpd	$1,%xmm2,%xmm2,%xmm5
vminss	%xmm4,%xmm5,%xmm4
vshufps	$255,%xmm2,%xmm2,%xmm5
vminss	%xmm4,%xmm5,%xmm4
vextractf128	$1,%ymm2,%xmm5
vminss	%xmm4,%xmm5,%xmm4
vmovshdup	%xmm5,%xmm6
vminss	%xmm4,%xmm6,%xmm4
vshufpd	$1,%xmm5,%xmm5,%xmm6
vminss	%xmm4,%xmm6,%xmm4
vshufps	$255,%xmm5,%xmm5,%xmm5
vminss	%xmm4,%xmm5,%xmm4
vextractf32x4	$2,%zmm2,%xmm5
vminss	%xmm4,%xmm5,%xmm4
vmovshdup	%xmm5,%xmm6
vminss	%xmm4,%xmm6,%xmm4
vshufpd	$1,%xmm5,%xmm5,%xmm6
vminss	%xmm4,%xmm6,%xmm4
vshufps	$255,%xmm5,%xmm5,%xmm5
vminss	%xmm4,%xmm5,%xmm4
vextractf32x4	$3,%zmm2,%xmm2
vminss	%xmm4,%xmm2,%xmm4
vmovshdup	%xmm2,%xmm5
vminss	%xmm4,%xmm5,%xmm4
vshufpd	$1,%xmm2,%xmm2,%xmm5
vminss	%xmm4,%xmm5,%xmm4
vshufps	$255,%xmm2,%xmm2,%xmm2
vminss	%xmm4,%xmm2,%xmm2
vcvttss2si	%xmm0,%eax
decl	%eax
vcvttss2si	%xmm2,%ecx
decl	%ecx
cmpl	%r10d,%eax
movl	%r10d,%edx
cmovll	%eax,%edx
cmpl	%r8d,%ecx
movl	%r8d,%esi
cmovll	%ecx,%esi
vaddss	%xmm7,%xmm2,%xmm0
vbroadcastss	%xmm0,%zmm0
vbroadcastss	%xmm2,%zmm2
vcmpleps	%zmm9,%zmm2,%k2
vcmpleps	%zmm0,%zmm9,%k0 {%k2}
kandw	%k0,%k1,%k3
vmovaps	%zmm30,%zmm17 {%k3} {z}
testq	%r13,%r13
je	76b
movl	%edx,%edi
sarl	$31,%edi
andnl	%edx,%edi,%edx
leaq	1(%rdx),%rdi
vcvtsi2ss	%rdi,%xmm14,%xmm4
leaq	2(%rdx),%rdi
vcvtsi2ss	%rdi,%xmm14,%xmm5
leaq	3(%rdx),%rdi
vcvtsi2ss	%rdi,%xmm14,%xmm6
movl	%esi,%edi
sarl	$31,%edi
andnl	%esi,%edi,%edi
leaq	4(%rdx),%rsi
vcvtsi2ss	%rsi,%xmm14,%xmm0
vmovaps	%xmm0,1008(%rsp)
vcvtsi2ss	%edx,%xmm14,%xmm0
leaq	1(%rdi),%rdx
vcvtsi2ss	%rdx,%xmm14,%xmm2
vmovaps	%xmm2,624(%rsp)
leaq	2(%rdi),%rdx
vcvtsi2ss	%rdx,%xmm14,%xmm2
vmovaps	%xmm2,752(%rsp)
leaq	3(%rdi),%rsi
vcvtsi2ss	%edi,%xmm14,%xmm24
leaq	4(%rdi),%rdx
vbroadcastss	%xmm0,%zmm0
vmovups	5152(%rsp),%zmm29
vsubps	%zmm0,%zmm29,%zmm7
vbroadcastss	364f(%rip),%zmm10
vandps	%zmm10,%zmm7,%zmm0
vsubps	%zmm0,%zmm30,%zmm2
vmaxps	%zmm15,%zmm2,%zmm2
vbroadcastss	398f(%rip),%zmm18
vsubps	%zmm0,%zmm18,%zmm0
vmaxps	%zmm15,%zmm0,%zmm9
vxorps	%xmm27,%xmm27,%xmm27
vmulps	%zmm2,%zmm2,%zmm15
vmulps	%zmm9,%zmm9,%zmm20
vmulps	%zmm15,%zmm2,%zmm0
vbroadcastss	432f(%rip),%zmm2
vmulps	%zmm2,%zmm0,%zmm0
vfmadd231ps	%zmm9,%zmm20,%zmm0
vmovups	%zmm0,368(%rsp)
vfmadd213ps	%zmm20,%zmm2,%zmm15
vbroadcastss	363f(%rip),%zmm0
vmulps	%zmm0,%zmm15,%zmm9
vcmpltps	%zmm27,%zmm7,%k1
vbroadcastss	377f(%rip),%zmm0
vxorps	%zmm0,%zmm9,%zmm9 {%k1}
vmovups	%zmm9,1200(%rsp)
vbroadcastss	%xmm4,%zmm4
vsubps	%zmm4,%zmm29,%zmm9
vandps	%zmm10,%zmm9,%zmm4
vsubps	%zmm4,%zmm30,%zmm7
vmaxps	%zmm27,%zmm7,%zmm15
vsubps	%zmm4,%zmm18,%zmm4
vmaxps	%zmm27,%zmm4,%zmm20
vmulps	%zmm15,%zmm15,%zmm7
vmulps	%zmm20,%zmm20,%zmm21
vmulps	%zmm7,%zmm15,%zmm4
vmulps	%zmm2,%zmm4,%zmm0
vfmadd231ps	%zmm20,%zmm21,%zmm0
vmovups	%zmm0,1520(%rsp)
vfmadd213ps	%zmm21,%zmm2,%zmm7
vmovups	%zmm7,1072(%rsp)
vcmpltps	%zmm27,%zmm9,%k1
kmovw	%k1,1136(%rsp)
vbroadcastss	%xmm5,%zmm5
vsubps	%zmm5,%zmm29,%zmm9
vandps	%zmm10,%zmm9,%zmm5
vsubps	%zmm5,%zmm30,%zmm15
vmaxps	%zmm27,%zmm15,%zmm20
vsubps	%zmm5,%zmm18,%zmm5
vmaxps	%zmm27,%zmm5,%zmm21
vmulps	%zmm20,%zmm20,%zmm7
vmulps	%zmm21,%zmm21,%zmm22
vmulps	%zmm7,%zmm20,%zmm5
vmulps	%zmm2,%zmm5,%zmm0
vfmadd231ps	%zmm21,%zmm22,%zmm0
vmovups	%zmm0,880(%rsp)
vfmadd213ps	%zmm22,%zmm2,%zmm7
vcmpltps	%zmm27,%zmm9,%k1
kmovw	%k1,944(%rsp)
vbroadcastss	%xmm6,%zmm6
vsubps	%zmm6,%zmm29,%zmm9
vandps	%zmm10,%zmm9,%zmm6
vsubps	%zmm6,%zmm30,%zmm20
vmaxps	%zmm27,%zmm20,%zmm20
vsubps	%zmm6,%zmm18,%zmm6
vmaxps	%zmm27,%zmm6,%zmm21
vmovups	%zmm25,432(%rsp)
vmulps	%zmm20,%zmm20,%zmm25
vmulps	%zmm21,%zmm21,%zmm22
vmulps	%zmm25,%zmm20,%zmm20
vmulps	%zmm2,%zmm20,%zmm0
vfmadd231ps	%zmm21,%zmm22,%zmm0
vmovups	%zmm0,1456(%rsp)
vfmadd213ps	%zmm22,%zmm2,%zmm25
vcmpltps	%zmm27,%zmm9,%k1
kmovw	%k1,1392(%rsp)
vbroadcastss	1008(%rsp),%zmm9
vsubps	%zmm9,%zmm29,%zmm9
vmovaps	%zmm10,%zmm0
vandps	%zmm10,%zmm9,%zmm10
vsubps	%zmm10,%zmm30,%zmm20
vmaxps	%zmm27,%zmm20,%zmm20
vsubps	%zmm10,%zmm18,%zmm10
vmaxps	%zmm27,%zmm10,%zmm21
vmulps	%zmm20,%zmm20,%zmm15
vmovups	%zmm26,1264(%rsp)
vmulps	%zmm21,%zmm21,%zmm26
vmulps	%zmm15,%zmm20,%zmm20
vmulps	%zmm2,%zmm20,%zmm4
vfmadd231ps	%zmm21,%zmm26,%zmm4
vmovups	%zmm4,816(%rsp)
vfmadd213ps	%zmm26,%zmm2,%zmm15
vcmpltps	%zmm27,%zmm9,%k5
vbroadcastss	%xmm24,%zmm9
vmovups	2272(%rsp),%zmm5
vsubps	%zmm9,%zmm5,%zmm9
vandps	%zmm0,%zmm9,%zmm20
vmovaps	%zmm0,%zmm6
vsubps	%zmm20,%zmm30,%zmm21
vmaxps	%zmm27,%zmm21,%zmm21
vsubps	%zmm20,%zmm18,%zmm20
vmovaps	%zmm18,%zmm4
vmaxps	%zmm27,%zmm20,%zmm20
vmulps	%zmm21,%zmm21,%zmm26
vmulps	%zmm20,%zmm20,%zmm24
vmulps	%zmm26,%zmm21,%zmm21
vmulps	%zmm2,%zmm21,%zmm0
vfmadd231ps	%zmm20,%zmm24,%zmm0
vmovups	%zmm0,688(%rsp)
vfmadd213ps	%zmm24,%zmm2,%zmm26
vcmpltps	%zmm27,%zmm9,%k6
vbroadcastss	624(%rsp),%zmm9
vsubps	%zmm9,%zmm5,%zmm9
vandps	%zmm6,%zmm9,%zmm18
vsubps	%zmm18,%zmm30,%zmm20
vmaxps	%zmm27,%zmm20,%zmm20
vsubps	%zmm18,%zmm4,%zmm18
vmaxps	%zmm27,%zmm18,%zmm24
vmulps	%zmm20,%zmm20,%zmm18
vmulps	%zmm24,%zmm24,%zmm29
vmulps	%zmm18,%zmm20,%zmm20
vmulps	%zmm2,%zmm20,%zmm0
vfmadd231ps	%zmm24,%zmm29,%zmm0
vmovups	%zmm0,2592(%rsp)
vfmadd213ps	%zmm29,%zmm2,%zmm18
vcmpltps	%zmm27,%zmm9,%k7
vbroadcastss	752(%rsp),%zmm9
vsubps	%zmm9,%zmm5,%zmm9
vandps	%zmm6,%zmm9,%zmm20
vmovaps	%zmm6,%zmm30
vbroadcastss	348f(%rip),%zmm0
vsubps	%zmm20,%zmm0,%zmm24
vmaxps	%zmm27,%zmm24,%zmm24
vsubps	%zmm20,%zmm4,%zmm20
vmovaps	%zmm4,%zmm21
vmaxps	%zmm27,%zmm20,%zmm20
vmulps	%zmm24,%zmm24,%zmm29
vmulps	%zmm20,%zmm20,%zmm0
vmulps	%zmm29,%zmm24,%zmm24
vmulps	%zmm2,%zmm24,%zmm4
vfmadd231ps	%zmm20,%zmm0,%zmm4
vmovups	%zmm4,1952(%rsp)
vfmadd213ps	%zmm0,%zmm2,%zmm29
vcmpltps	%zmm27,%zmm9,%k2
vcvtsi2ss	%rsi,%xmm14,%xmm0
vbroadcastss	%xmm0,%zmm0
vsubps	%zmm0,%zmm5,%zmm0
vandps	%zmm6,%zmm0,%zmm9
vbroadcastss	348f(%rip),%zmm4
vsubps	%zmm9,%zmm4,%zmm20
vmaxps	%zmm27,%zmm20,%zmm20
vsubps	%zmm9,%zmm21,%zmm9
vmaxps	%zmm27,%zmm9,%zmm9
vmulps	%zmm20,%zmm20,%zmm6
vmulps	%zmm9,%zmm9,%zmm24
vmulps	%zmm6,%zmm20,%zmm20
vmulps	%zmm2,%zmm20,%zmm22
vfmadd231ps	%zmm9,%zmm24,%zmm22
vfmadd213ps	%zmm24,%zmm2,%zmm6
vcmpltps	%zmm27,%zmm0,%k1
vcvtsi2ss	%rdx,%xmm14,%xmm0
vbroadcastss	%xmm0,%zmm0
vsubps	%zmm0,%zmm5,%zmm10
vandps	%zmm30,%zmm10,%zmm9
vbroadcastss	348f(%rip),%zmm0
vsubps	%zmm9,%zmm0,%zmm24
vmaxps	%zmm27,%zmm24,%zmm24
vsubps	%zmm9,%zmm21,%zmm9
vmaxps	%zmm27,%zmm9,%zmm9
vmulps	%zmm24,%zmm24,%zmm20
vmulps	%zmm9,%zmm9,%zmm0
vmulps	%zmm20,%zmm24,%zmm24
vmulps	%zmm2,%zmm24,%zmm24
vfmadd231ps	%zmm9,%zmm0,%zmm24
vfmadd213ps	%zmm0,%zmm2,%zmm20
vbroadcastss	363f(%rip),%zmm30
vmulps	1072(%rsp),%zmm30,%zmm5
vbroadcastss	377f(%rip),%zmm21
kmovw	1136(%rsp),%k4
vxorps	%zmm21,%zmm5,%zmm5 {%k4}
vmulps	%zmm30,%zmm7,%zmm7
kmovw	944(%rsp),%k4
vxorps	%zmm21,%zmm7,%zmm7 {%k4}
vmulps	%zmm30,%zmm25,%zmm9
vmovups	432(%rsp),%zmm25
kmovw	1392(%rsp),%k4
vxorps	%zmm21,%zmm9,%zmm9 {%k4}
vmulps	%zmm30,%zmm15,%zmm15
vxorps	%zmm21,%zmm15,%zmm15 {%k5}
vmulps	%zmm30,%zmm26,%zmm26
vxorps	%zmm21,%zmm26,%zmm26 {%k6}
vmulps	%zmm30,%zmm18,%zmm4
vxorps	%zmm21,%zmm4,%zmm4 {%k7}
vmulps	%zmm30,%zmm29,%zmm2
vxorps	%zmm21,%zmm2,%zmm2 {%k2}
vcmpltps	%zmm27,%zmm10,%k2
movq	(%rsp),%rdx
vbroadcastss	224(%rdx),%zmm27
vmulps	%zmm30,%zmm6,%zmm0
vxorps	%zmm21,%zmm0,%zmm0 {%k1}
vmulps	1200(%rsp),%zmm27,%zmm18
vmulps	%zmm27,%zmm5,%zmm29
vmulps	%zmm27,%zmm7,%zmm5
vmovups	%zmm5,624(%rsp)
vmulps	%zmm27,%zmm9,%zmm10
vmulps	%zmm27,%zmm15,%zmm15
vmulps	%zmm27,%zmm26,%zmm5
vmovups	%zmm5,1200(%rsp)
vmovups	1264(%rsp),%zmm26
vmulps	%zmm27,%zmm4,%zmm4
vmovups	%zmm4,1136(%rsp)
vmulps	%zmm27,%zmm2,%zmm2
vmovups	%zmm2,1072(%rsp)
vmulps	%zmm27,%zmm0,%zmm0
vmovups	%zmm0,1008(%rsp)
vmulps	%zmm30,%zmm20,%zmm0
vxorps	%zmm21,%zmm0,%zmm0 {%k2}
vmulps	%zmm27,%zmm0,%zmm0
vmovups	%zmm0,944(%rsp)
vbroadcastss	433f(%rip),%zmm7
vmulps	368(%rsp),%zmm7,%zmm2
vmulps	1520(%rsp),%zmm7,%zmm4
vmulps	880(%rsp),%zmm7,%zmm0
vmulps	1456(%rsp),%zmm7,%zmm27
vmulps	816(%rsp),%zmm7,%zmm5
vmulps	688(%rsp),%zmm7,%zmm9
vmovups	%zmm9,1520(%rsp)
vmovaps	%zmm3,%zmm9
vmulps	2592(%rsp),%zmm7,%zmm3
vmovups	%zmm3,880(%rsp)
vmovaps	%zmm9,%zmm3
vmulps	1952(%rsp),%zmm7,%zmm9
vmovups	%zmm9,1456(%rsp)
vmulps	%zmm7,%zmm22,%zmm9
vmovups	%zmm9,816(%rsp)
vmulps	%zmm7,%zmm24,%zmm6
vmovups	%zmm6,688(%rsp)
cmpl	%ecx,%r8d
cmovll	%r8d,%ecx
movl	%ecx,%edx
sarl	$31,%edx
andnl	%ecx,%edx,%ecx
addq	5088(%rsp),%rcx
imulq	%r11,%rcx
cmpl	%eax,%r10d
cmovll	%r10d,%eax
movl	%eax,%edx
sarl	$31,%edx
andnl	%eax,%edx,%eax
leaq	(%rcx,%rax,4),%rax
addq	288(%rsp),%rax
movq	%r15,%rdi
movq	104(%rsp),%r8
xorl	%esi,%esi
vmovups	%zmm17,2016(%rsp)
vmovups	%zmm18,1392(%rsp)
vmovups	%zmm29,752(%rsp)
jmp	83f
.p2align	4
78:
xorl	%ebp,%ebp
79:
leaq	(,%rbp,2),%rcx
addq	%rbp,%rcx
shlq	$7,%rcx
movq	8(%rsp),%rdx
vmovaps	95488(%rdx,%rcx),%zmm7
vmovaps	95552(%rdx,%rcx),%zmm9
vmovaps	95680(%rdx,%rcx),%zmm20
vmovaps	95744(%rdx,%rcx),%zmm21
vmovaps	95808(%rdx,%rcx),%zmm22
vfmadd231ps	%zmm7,%zmm22,%zmm19
vmulps	%zmm21,%zmm7,%zmm24
vfmadd231ps	%zmm7,%zmm24,%zmm11
vaddps	%zmm24,%zmm1,%zmm1
vfmadd231ps	%zmm9,%zmm22,%zmm14
vmulps	%zmm21,%zmm9,%zmm24
vfmadd231ps	%zmm7,%zmm24,%zmm8
vfmadd231ps	%zmm9,%zmm24,%zmm31
vaddps	%zmm24,%zmm13,%zmm13
vfmadd231ps	%zmm20,%zmm22,%zmm12
vaddps	%zmm22,%zmm3,%zmm3
vmulps	%zmm21,%zmm20,%zmm22
vfmadd231ps	%zmm7,%zmm22,%zmm23
vfmadd231ps	%zmm9,%zmm22,%zmm16
vfmadd231ps	%zmm20,%zmm22,%zmm28
vaddps	%zmm22,%zmm25,%zmm25
vaddps	%zmm21,%zmm26,%zmm26
82:
incq	%rsi
addq	1888(%rsp),%rax
movq	88(%rsp),%rbx
addq	%rbx,%r8
addq	64(%rsp),%rdi
cmpq	%r13,%rsi
je	76b
83:
vmovups	%zmm3,368(%rsp)
vmovups	%zmm25,432(%rsp)
vmovups	%zmm26,1264(%rsp)
testq	%r12,%r12
vxorps	%xmm30,%xmm30,%xmm30
vmovups	1200(%rsp),%zmm21
vmovups	1136(%rsp),%zmm22
vmovups	1072(%rsp),%zmm24
vmovups	1008(%rsp),%zmm25
vmovups	944(%rsp),%zmm26
vmovups	1520(%rsp),%zmm17
vmovups	880(%rsp),%zmm3
vmovups	1456(%rsp),%zmm18
vmovups	816(%rsp),%zmm29
vmovups	688(%rsp),%zmm6
je	85f
movq	320(%rsp),%rcx
xorl	%edx,%edx
.p2align	4
84:
leaq	(%rax,%rdx,4),%r10
vbroadcastss	(%rax,%rdx,4),%zmm7
vmovaps	%zmm17,%zmm9
vfmadd213ps	%zmm30,%zmm7,%zmm9
vfmadd213ps	%zmm30,%zmm21,%zmm7
vbroadcastss	(%r11,%r10),%zmm20
addq	%r11,%r10
vfmadd231ps	%zmm3,%zmm20,%zmm9
vfmadd231ps	%zmm20,%zmm22,%zmm7
vbroadcastss	(%r11,%r10),%zmm20
addq	%r11,%r10
vfmadd231ps	%zmm18,%zmm20,%zmm9
vfmadd231ps	%zmm20,%zmm24,%zmm7
vbroadcastss	(%r11,%r10),%zmm20
addq	%r11,%r10
vfmadd231ps	%zmm29,%zmm20,%zmm9
vfmadd231ps	%zmm20,%zmm25,%zmm7
vbroadcastss	(%r11,%r10),%zmm20
vfmadd231ps	%zmm6,%zmm20,%zmm9
vmovaps	%zmm9,-64(%rcx)
vfmadd231ps	%zmm20,%zmm26,%zmm7
vmovaps	%zmm7,(%rcx)
incq	%rdx
addq	$192,%rcx
cmpq	%rdx,%r12
jne	84b
85:
movl	%edi,%ecx
shrl	%ecx
andl	$1073741823,%ecx
shlq	$7,%rcx
movq	328(%rsp),%rdx
leaq	(%rdx,%rcx),%r10
addq	176(%rsp),%rcx
movq	%rsi,%rdx
imulq	%r13,%rdx
movq	48(%rsp),%rbx
leal	(%rbx,%rdx,2),%ebp
andl	$2147483646,%ebp
addq	$1684,%rdx
movq	336(%rsp),%r15
movq	344(%rsp),%r13
xorl	%ebx,%ebx
vmovups	2016(%rsp),%zmm17
vmovups	368(%rsp),%zmm3
vmovups	1392(%rsp),%zmm18
vmovups	752(%rsp),%zmm29
vmovups	624(%rsp),%zmm6
jmp	87f
.p2align	4
86:
vxorps	%xmm30,%xmm30,%xmm30
vfmadd213ps	%zmm30,%zmm18,%zmm25
vfmadd213ps	%zmm25,%zmm29,%zmm9
vfmadd213ps	%zmm9,%zmm6,%zmm21
vfmadd213ps	%zmm21,%zmm10,%zmm24
vfmadd213ps	%zmm24,%zmm15,%zmm20
vmovaps	%zmm22,(%r8,%rbx)
vmovaps	%zmm20,(%r13)
vmovaps	%zmm26,64(%r13)
vmovaps	%zmm7,192(%r13)
addq	$64,%rbx
addq	$384,%r13
addq	%r9,%r15
cmpq	%rbx,88(%rsp)
je	88f
87:
vmovaps	-832(%r15),%zmm25
vmovaps	-640(%r15),%zmm9
vmovaps	-448(%r15),%zmm21
vmovaps	%zmm2,%zmm7
vfmadd213ps	%zmm30,%zmm25,%zmm7
vmovaps	-768(%r15),%zmm26
vfmadd132ps	%zmm2,%zmm30,%zmm26
vfmadd231ps	%zmm4,%zmm9,%zmm7
vfmadd231ps	-576(%r15),%zmm4,%zmm26
vfmadd231ps	%zmm0,%zmm21,%zmm7
vfmadd231ps	-384(%r15),%zmm0,%zmm26
vmovaps	-256(%r15),%zmm24
vfmadd231ps	%zmm27,%zmm24,%zmm7
vfmadd231ps	-192(%r15),%zmm27,%zmm26
vmovaps	-64(%r15),%zmm20
vfmadd231ps	(%r15),%zmm5,%zmm26
vfmadd231ps	%zmm5,%zmm20,%zmm7
vmovaps	%zmm7,%zmm30
vmovups	496(%rsp),%zmm22
vfmadd213ps	1328(%rsp),%zmm22,%zmm30
vmaxps	438f(%rip){1to16},%zmm30,%zmm30
vaddps	(%rcx,%rbx,2),%zmm30,%zmm22
cmpl	$16,%r14d
je	86b
vmovaps	(%r8,%rbx),%zmm30
vmovaps	%zmm22,%zmm30 {%k3}
vmovaps	%zmm30,%zmm22
jmp	86b
.p2align	4
88:
cmpq	$0,360(%rsp)
vbroadcastss	348f(%rip),%zmm30
movq	352(%rsp),%r15
je	92f
movq	184(%rsp),%rcx
xorl	%ebx,%ebx
.p2align	4
89:
vmovaps	(%r8,%rbx),%zmm7
vmovaps	64(%r8,%rbx),%zmm9
vmulps	%zmm9,%zmm7,%zmm20
vdivps	%zmm20,%zmm30,%zmm20
vmulps	%zmm20,%zmm9,%zmm9
vmulps	%zmm9,%zmm17,%zmm9
vmovaps	%zmm9,-448(%rcx)
vmovaps	-128(%r10,%rbx,2),%zmm21
vsubps	%zmm7,%zmm21,%zmm21
vmulps	%zmm9,%zmm21,%zmm9
vmovaps	%zmm9,-384(%rcx)
vmulps	%zmm20,%zmm7,%zmm7
vmovaps	64(%r8,%rbx),%zmm9
vmulps	%zmm7,%zmm17,%zmm7
vmovaps	%zmm7,-64(%rcx)
vmovaps	(%r10,%rbx,2),%zmm20
vsubps	%zmm9,%zmm20,%zmm9
vmulps	%zmm9,%zmm7,%zmm7
vmovaps	%zmm7,(%rcx)
subq	$-128,%rbx
addq	$768,%rcx
cmpq	%rbx,%r15
jne	89b
92:
movq	128(%rsp),%r13
testb	$1,%r13b
vmovups	1264(%rsp),%zmm26
vmovups	432(%rsp),%zmm25
je	93f
shlq	$6,%rdx
movq	296(%rsp),%rcx
vmovaps	-64(%rcx,%rdx),%zmm7
vdivps	%zmm7,%zmm30,%zmm9
vmulps	%zmm9,%zmm17,%zmm9
movq	8(%rsp),%rcx
movq	304(%rsp),%r10
vmovaps	%zmm9,95744(%rcx,%r10)
shlq	$6,%rbp
movq	312(%rsp),%rdx
vmovaps	(%rdx,%rbp),%zmm20
vsubps	%zmm7,%zmm20,%zmm7
vmulps	%zmm7,%zmm9,%zmm7
vmovaps	%zmm7,95808(%rcx,%r10)
93:
cmpq	$0,56(%rsp)
je	78b
movq	184(%rsp),%rdx
xorl	%ebp,%ebp
movq	120(%rsp),%rcx
.p2align	4
94:
vmovaps	-704(%rdx),%zmm7
vmovaps	-640(%rdx),%zmm9
vmovaps	-512(%rdx),%zmm20
vmovaps	-448(%rdx),%zmm21
vmovaps	-384(%rdx),%zmm22
vfmadd231ps	%zmm7,%zmm22,%zmm19
vmulps	%zmm21,%zmm7,%zmm24
vfmadd231ps	%zmm7,%zmm24,%zmm11
vaddps	%zmm24,%zmm1,%zmm1
vfmadd231ps	%zmm9,%zmm22,%zmm14
vmulps	%zmm21,%zmm9,%zmm24
vfmadd231ps	%zmm7,%zmm24,%zmm8
vfmadd231ps	%zmm9,%zmm24,%zmm31
vaddps	%zmm24,%zmm13,%zmm13
vfmadd231ps	%zmm20,%zmm22,%zmm12
vaddps	%zmm22,%zmm3,%zmm3
vmulps	%zmm21,%zmm20,%zmm22
vfmadd231ps	%zmm7,%zmm22,%zmm23
vfmadd231ps	%zmm9,%zmm22,%zmm16
vfmadd231ps	%zmm20,%zmm22,%zmm28
vaddps	%zmm22,%zmm25,%zmm7
vaddps	%zmm21,%zmm26,%zmm9
vmovaps	-320(%rdx),%zmm20
vmovaps	-256(%rdx),%zmm21
vmovaps	-128(%rdx),%zmm22
vmovaps	-64(%rdx),%zmm24
vmovaps	(%rdx),%zmm25
vfmadd231ps	%zmm20,%zmm25,%zmm19
vmulps	%zmm24,%zmm20,%zmm26
vfmadd231ps	%zmm20,%zmm26,%zmm11
vaddps	%zmm26,%zmm1,%zmm1
vfmadd231ps	%zmm21,%zmm25,%zmm14
vmulps	%zmm24,%zmm21,%zmm26
vfmadd231ps	%zmm20,%zmm26,%zmm8
vfmadd231ps	%zmm21,%zmm26,%zmm31
vaddps	%zmm26,%zmm13,%zmm13
vfmadd231ps	%zmm22,%zmm25,%zmm12
vaddps	%zmm25,%zmm3,%zmm3
vmulps	%zmm24,%zmm22,%zmm25
vfmadd231ps	%zmm20,%zmm25,%zmm23
vfmadd231ps	%zmm21,%zmm25,%zmm16
vfmadd231ps	%zmm22,%zmm25,%zmm28
vaddps	%zmm25,%zmm7,%zmm25
vaddps	%zmm24,%zmm9,%zmm26
addq	$2,%rbp
addq	$768,%rdx
cmpq	%rbp,%rcx
jne	94b
testb	$1,%r13b
jne	79b
jmp	82b
.p2align	4
95:
vbroadcastss	1808(%rsp),%zmm0
vmovups	%zmm0,1008(%rsp)
vbroadcastss	1712(%rsp),%zmm0
vmovups	%zmm0,944(%rsp)
vbroadcastss	2080(%rsp),%zmm0
vmovups	%zmm0,1136(%rsp)
vbroadcastss	1792(%rsp),%zmm0
vmovups	%zmm0,1072(%rsp)
vbroadcastss	1776(%rsp),%zmm0
vmovups	%zmm0,1200(%rsp)
vbroadcastss	1760(%rsp),%zmm0
vmovups	%zmm0,368(%rsp)
vbroadcastss	1744(%rsp),%zmm0
vmovups	%zmm0,1520(%rsp)
vbroadcastss	1728(%rsp),%zmm0
vmovups	%zmm0,2016(%rsp)
vmovups	496(%rsp),%zmm10
vmulps	%zmm11,%zmm10,%zmm0
vmulps	%zmm0,%zmm10,%zmm0
vmovups	%zmm0,752(%rsp)
vmulps	%zmm8,%zmm10,%zmm0
vmulps	%zmm0,%zmm10,%zmm0
vmovups	%zmm0,816(%rsp)
vmulps	%zmm31,%zmm10,%zmm0
vmulps	%zmm0,%zmm10,%zmm7
vmovups	5792(%rsp),%zmm0
vaddps	5728(%rsp),%zmm0,%zmm2
vcmpleps	5024(%rsp),%zmm2,%k1
vmovups	%zmm2,2656(%rsp)
vcmpgeps	436f(%rip){1to16},%zmm2,%k1 {%k1}
vmovaps	%zmm0,%zmm0 {%k1} {z}
vxorps	%xmm6,%xmm6,%xmm6
vaddss	%xmm6,%xmm0,%xmm2
vmovshdup	%xmm0,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufpd	$1,%xmm0,%xmm0,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufps	$255,%xmm0,%xmm0,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vextractf128	$1,%ymm0,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vmovshdup	%xmm4,%xmm5
vaddss	%xmm5,%xmm2,%xmm2
vshufpd	$1,%xmm4,%xmm4,%xmm5
vaddss	%xmm5,%xmm2,%xmm2
vshufps	$255,%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vextractf32x4	$2,%zmm0,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vmovshdup	%xmm4,%xmm5
vaddss	%xmm5,%xmm2,%xmm2
vshufpd	$1,%xmm4,%xmm4,%xmm5
vaddss	%xmm5,%xmm2,%xmm2
vshufps	$255,%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vextractf32x4	$3,%zmm0,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vmovshdup	%xmm4,%xmm5
vaddss	%xmm5,%xmm2,%xmm2
vshufpd	$1,%xmm4,%xmm4,%xmm5
vaddss	%xmm5,%xmm2,%xmm2
vshufps	$255,%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vucomiss	%xmm6,%xmm2
vmovups	%zmm26,1264(%rsp)
vmovups	%zmm25,432(%rsp)
vmovups	%zmm7,2080(%rsp)
jbe	73b
testq	%r13,%r13
vbroadcastss	369f(%rip),%zmm17
vpbroadcastd	348f(%rip),%zmm20
movq	96(%rsp),%r14
movq	32(%rsp),%r11
vxorps	%xmm5,%xmm5,%xmm5
je	98f
movq	%r15,%rax
movq	104(%rsp),%rcx
xorl	%edx,%edx
vpbroadcastd	379f(%rip),%zmm15
vpbroadcastd	382f(%rip),%zmm18
vbroadcastss	383f(%rip),%zmm21
vbroadcastss	384f(%rip),%zmm22
vbroadcastss	385f(%rip),%zmm24
vbroadcastss	386f(%rip),%zmm25
vbroadcastss	387f(%rip),%zmm26
vbroadcastss	388f(%rip),%zmm27
vbroadcastss	389f(%rip),%zmm29
vbroadcastss	392f(%rip),%zmm31
.p2align	4
96:
movl	%eax,%esi
shrl	%esi
andl	$1073741823,%esi
shlq	$7,%rsi
addq	24(%rsp),%rsi
xorl	%edi,%edi
.p2align	4
97:
vmovaps	(%rcx,%rdi),%zmm2
vmovaps	(%rsi,%rdi,2),%zmm4
vdivps	%zmm2,%zmm30,%zmm6
vsubps	%zmm2,%zmm4,%zmm4
vmulps	%zmm6,%zmm4,%zmm4
vcmpltps	%zmm4,%zmm17,%k1
vaddps	%zmm17,%zmm6,%zmm6
vmovaps	%zmm4,%zmm6 {%k1}
vaddps	%zmm30,%zmm6,%zmm7
vpaddd	%zmm15,%zmm7,%zmm7
vpandd	%zmm18,%zmm7,%zmm7
vpsubd	%zmm7,%zmm20,%zmm8
vcvtdq2ps	%zmm7,%zmm7
vaddps	%zmm17,%zmm8,%zmm9
vfmadd231ps	%zmm6,%zmm8,%zmm9
vmulps	%zmm9,%zmm9,%zmm6
vmovaps	%zmm21,%zmm8
vfmadd213ps	%zmm22,%zmm9,%zmm8
vmovaps	%zmm24,%zmm10
vmovaps	%zmm26,%zmm11
vfmadd213ps	%zmm25,%zmm9,%zmm10
vfmadd213ps	%zmm27,%zmm9,%zmm11
vfmadd231ps	%zmm29,%zmm6,%zmm11
vfmadd213ps	%zmm10,%zmm6,%zmm11
vfmadd213ps	%zmm8,%zmm6,%zmm11
vfmadd213ps	%zmm9,%zmm6,%zmm11
vfmadd231ps	%zmm31,%zmm7,%zmm11
vaddps	%zmm30,%zmm4,%zmm6
vmaxps	%zmm17,%zmm4,%zmm4
vfmsub231ps	%zmm6,%zmm11,%zmm4
vfmadd231ps	%zmm4,%zmm2,%zmm5
addq	$64,%rdi
cmpq	%rdi,%rbx
jne	97b
incq	%rdx
addq	%rbx,%rcx
addq	64(%rsp),%rax
cmpq	%r13,%rdx
jne	96b
98:
vbroadcastss	437f(%rip),%zmm2
vmovups	3104(%rsp),%zmm4
vfmadd213ps	438f(%rip){1to16},%zmm4,%zmm2
vpxord	%xmm18,%xmm18,%xmm18
vcmpltps	%zmm0,%zmm18,%k2
vaddps	%zmm2,%zmm4,%zmm0
vcmpltps	%zmm5,%zmm0,%k1 {%k2}
kandnw	%k2,%k1,%k3
vmovups	3232(%rsp),%zmm0
vbroadcastss	439f(%rip),%zmm0 {%k2}
vmovups	%zmm0,3232(%rsp)
vmovaps	%zmm5,%zmm4 {%k3}
vmovups	%zmm4,3104(%rsp)
vblendmps	373f(%rip){1to16},%zmm30,%zmm0 {%k1}
vmovups	2848(%rsp),%zmm4
vmulps	%zmm0,%zmm4,%zmm2
vsubps	%zmm2,%zmm4,%zmm4
vmovups	2144(%rsp),%zmm9
vsubps	%zmm4,%zmm9,%zmm9
vmovups	2912(%rsp),%zmm5
vmulps	%zmm0,%zmm5,%zmm4
vsubps	%zmm4,%zmm5,%zmm5
vmovups	2208(%rsp),%zmm8
vsubps	%zmm5,%zmm8,%zmm8
vmovups	2976(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm5
vsubps	%zmm5,%zmm6,%zmm6
vmovups	496(%rsp),%zmm10
vsubps	%zmm6,%zmm10,%zmm21
vmovups	3168(%rsp),%zmm7
vmulps	%zmm0,%zmm7,%zmm6
vsubps	%zmm6,%zmm7,%zmm7
vmovups	1328(%rsp),%zmm20
vsubps	%zmm7,%zmm20,%zmm20
vmovups	4960(%rsp),%zmm7
vmulps	%zmm0,%zmm7,%zmm7
vmovups	%zmm7,4960(%rsp)
vmovups	3040(%rsp),%zmm7
vmulps	%zmm0,%zmm7,%zmm7
vmovups	%zmm7,3040(%rsp)
vmovaps	%zmm30,%zmm0 {%k1} {z}
vmovups	%zmm0,880(%rsp)
vmovups	%zmm6,3168(%rsp)
vmovups	%zmm5,2976(%rsp)
vmovups	%zmm4,2912(%rsp)
vmovups	%zmm2,2848(%rsp)
vmovups	1264(%rsp),%zmm26
vmovdqu64	4896(%rsp),%zmm2
vmovups	2080(%rsp),%zmm7
jmp	74b
.p2align	4
99:
vbroadcastss	435f(%rip),%zmm0
vmovups	4384(%rsp),%zmm1
vfmadd213ps	436f(%rip){1to16},%zmm0,%zmm1
vaddps	4320(%rsp),%zmm1,%zmm0
vmovups	%zmm0,368(%rsp)
testq	%r13,%r13
je	59b
vxorps	%xmm8,%xmm8,%xmm8
movq	%r15,%rax
movq	104(%rsp),%rcx
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm0,%xmm0,%xmm0
xorl	%edx,%edx
vpbroadcastd	379f(%rip),%zmm31
vpbroadcastd	382f(%rip),%zmm18
vpbroadcastd	348f(%rip),%zmm29
.p2align	4
322:
movl	%eax,%esi
shrl	%esi
andl	$1073741823,%esi
shlq	$7,%rsi
addq	176(%rsp),%rsi
xorl	%r8d,%r8d
vbroadcastss	386f(%rip),%zmm19
vbroadcastss	387f(%rip),%zmm26
vbroadcastss	388f(%rip),%zmm24
vbroadcastss	389f(%rip),%zmm20
vbroadcastss	392f(%rip),%zmm25
vbroadcastss	376f(%rip),%zmm27
vbroadcastss	369f(%rip),%zmm22
vbroadcastss	383f(%rip),%zmm2
.p2align	4
323:
vmovaps	(%rcx,%r8),%zmm9
vdivps	%zmm9,%zmm30,%zmm12
vmovaps	-64(%rsi,%r8,2),%zmm13
vsubps	%zmm9,%zmm13,%zmm13
vmulps	%zmm12,%zmm13,%zmm13
vcmpltps	%zmm13,%zmm22,%k1
vaddps	%zmm22,%zmm12,%zmm14
vmovaps	%zmm13,%zmm14 {%k1}
vaddps	%zmm30,%zmm14,%zmm15
vpaddd	%zmm31,%zmm15,%zmm15
vpandd	%zmm18,%zmm15,%zmm15
vpsubd	%zmm15,%zmm29,%zmm16
vaddps	%zmm22,%zmm16,%zmm17
vfmadd231ps	%zmm14,%zmm16,%zmm17
vmulps	%zmm17,%zmm17,%zmm14
vbroadcastss	385f(%rip),%zmm16
vfmadd213ps	%zmm19,%zmm17,%zmm16
vmovdqa64	%zmm29,%zmm21
vmovdqa64	%zmm18,%zmm29
vmovaps	%zmm26,%zmm18
vfmadd213ps	%zmm24,%zmm17,%zmm18
vfmadd231ps	%zmm20,%zmm14,%zmm18
vfmadd213ps	%zmm16,%zmm14,%zmm18
vmovaps	%zmm2,%zmm16
vfmadd213ps	384f(%rip){1to16},%zmm17,%zmm16
vfmadd213ps	%zmm16,%zmm14,%zmm18
vfmadd213ps	%zmm17,%zmm14,%zmm18
vcvtdq2ps	%zmm15,%zmm14
vfmadd231ps	%zmm25,%zmm14,%zmm18
vaddps	%zmm30,%zmm13,%zmm14
vmaxps	%zmm22,%zmm13,%zmm13
vfmsub231ps	%zmm14,%zmm18,%zmm13
vmovdqa64	%zmm29,%zmm18
vmovdqa64	%zmm21,%zmm29
vfmadd231ps	%zmm13,%zmm9,%zmm8
vaddps	%zmm27,%zmm9,%zmm9
vmulps	(%rsi,%r8,2),%zmm12,%zmm12
vdivps	%zmm9,%zmm30,%zmm9
vmulps	%zmm9,%zmm9,%zmm13
vaddps	%zmm9,%zmm11,%zmm11
vmulps	%zmm13,%zmm9,%zmm9
vaddps	%zmm13,%zmm10,%zmm10
vaddps	%zmm9,%zmm7,%zmm7
vfmadd231ps	%zmm9,%zmm12,%zmm4
vmulps	%zmm9,%zmm13,%zmm9
vfmadd231ps	%zmm13,%zmm12,%zmm5
vmulps	%zmm13,%zmm13,%zmm13
vaddps	%zmm13,%zmm6,%zmm6
vfmadd231ps	%zmm13,%zmm12,%zmm3
vfmadd231ps	%zmm12,%zmm9,%zmm0
vaddps	%zmm9,%zmm1,%zmm1
addq	$64,%r8
cmpq	%r8,%rbx
jne	323b
incq	%rdx
addq	%rbx,%rcx
addq	64(%rsp),%rax
cmpq	%r13,%rdx
jne	322b
jmp	62b
.p2align	4
324:
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,2464(%rsp)
vbroadcastss	1952(%rsp),%zmm15
movl	%eax,%eax
movl	%ecx,%ecx
xorl	%edx,%edx
vmovaps	%zmm26,%zmm12
vxorps	%xmm16,%xmm16,%xmm16
vmovaps	%zmm26,%zmm8
vxorps	%xmm11,%xmm11,%xmm11
vmovaps	%zmm26,%zmm19
vmovaps	%zmm26,%zmm13
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm18,%xmm18,%xmm18
vmovups	%zmm15,2400(%rsp)
movq	%rax,2336(%rsp)
movq	%rcx,2272(%rsp)
jmp	327f
.p2align	4
325:
movq	624(%rsp),%rdx
vcvtusi2ss	%rdx,%xmm5,%xmm2
vmovaps	1952(%rsp),%xmm0
vfmadd213ss	2528(%rsp),%xmm0,%xmm2
vmulps	%zmm28,%zmm28,%zmm0
vfmsub231ps	%zmm4,%zmm26,%zmm0
vmaxps	367f(%rip){1to16},%zmm0,%zmm0
vbroadcastss	348f(%rip),%zmm30
vdivps	%zmm0,%zmm30,%zmm1
vbroadcastss	%xmm2,%zmm0
vmulps	%zmm28,%zmm5,%zmm6
vfmsub231ps	%zmm4,%zmm31,%zmm6
vmulps	%zmm1,%zmm6,%zmm6
vmulps	%zmm31,%zmm28,%zmm7
vfmsub231ps	%zmm5,%zmm26,%zmm7
vmulps	%zmm1,%zmm7,%zmm1
vmaxps	426f(%rip){1to16},%zmm6,%zmm6
vmaxps	427f(%rip){1to16},%zmm1,%zmm1
vmulps	%zmm1,%zmm5,%zmm7
vfmadd231ps	%zmm31,%zmm6,%zmm7
vmulps	%zmm6,%zmm6,%zmm9
vmulps	%zmm1,%zmm1,%zmm10
vmulps	%zmm10,%zmm4,%zmm10
vfmadd231ps	%zmm9,%zmm26,%zmm10
vaddps	%zmm6,%zmm6,%zmm9
vmulps	%zmm9,%zmm1,%zmm9
vfmadd213ps	%zmm10,%zmm28,%zmm9
vsubps	%zmm7,%zmm3,%zmm7
vsubps	%zmm3,%zmm9,%zmm9
vbroadcastss	363f(%rip),%zmm20
vfmadd132ps	%zmm20,%zmm7,%zmm9
vaddss	428f(%rip),%xmm2,%xmm2
vbroadcastss	%xmm2,%zmm2
vbroadcastss	364f(%rip),%zmm7
vandps	%zmm7,%zmm2,%zmm2
vmovups	2464(%rsp),%zmm8
vcmpleps	%zmm2,%zmm8,%k1
vsubps	4256(%rsp),%zmm0,%zmm2
vandps	%zmm7,%zmm2,%zmm2
vcmpleps	%zmm2,%zmm8,%k1 {%k1}
vbroadcastss	423f(%rip),%zmm26
vblendmps	%zmm9,%zmm26,%zmm7 {%k1}
vbroadcastss	376f(%rip),%zmm24
movq	96(%rsp),%r14
movq	32(%rsp),%r11
movq	112(%rsp),%r15
movq	88(%rsp),%rbx
vmovups	4512(%rsp),%zmm11
vmovups	4448(%rsp),%zmm8
vmovups	4384(%rsp),%zmm10
vmovups	4320(%rsp),%zmm12
vmovups	688(%rsp),%zmm14
vmovups	2400(%rsp),%zmm15
movq	2336(%rsp),%rax
movq	2272(%rsp),%rcx
vmovups	1888(%rsp),%zmm16
vmovups	1824(%rsp),%zmm17
vmovups	2656(%rsp),%zmm18
vmovups	2592(%rsp),%zmm21
326:
vcmpltps	%zmm19,%zmm13,%k1
vcmpltps	%zmm26,%zmm13,%k1 {%k1}
vcmpleps	%zmm7,%zmm13,%k1 {%k1}
vcmpltps	%zmm26,%zmm19,%k2
vcmpltps	%zmm26,%zmm7,%k2 {%k2}
vsubps	%zmm7,%zmm19,%zmm2
vfmadd231ps	429f(%rip){1to16},%zmm13,%zmm19
vaddps	%zmm7,%zmm19,%zmm9
vcmpltps	%zmm9,%zmm23,%k2 {%k2}
vmulps	%zmm20,%zmm2,%zmm2
vdivps	%zmm9,%zmm30,%zmm9
vmulps	%zmm9,%zmm2,%zmm2 {%k2}
vminps	%zmm20,%zmm2,%zmm2
vmaxps	397f(%rip){1to16},%zmm2,%zmm2 {%k2} {z}
vfmadd213ps	%zmm21,%zmm15,%zmm2
vcmpltps	%zmm12,%zmm13,%k2 {%k1}
vmovaps	%zmm12,%zmm8 {%k2}
vmovaps	%zmm16,%zmm11 {%k2}
vmovaps	%zmm13,%zmm12 {%k2}
vmovaps	%zmm2,%zmm16 {%k2}
vmovaps	%zmm17,%zmm10 {%k2}
vmovaps	%zmm18,%zmm14 {%k2}
vcmpltps	%zmm13,%zmm12,%k2
vcmpltps	%zmm8,%zmm13,%k0 {%k2}
kandw	%k0,%k1,%k1
vmovaps	%zmm13,%zmm8 {%k1}
vmovaps	%zmm2,%zmm11 {%k1}
incq	%rdx
vmovaps	%zmm13,%zmm19
vmovaps	%zmm7,%zmm13
vmovaps	%zmm0,%zmm21
vmovaps	%zmm6,%zmm17
vmovaps	%zmm1,%zmm18
cmpq	%rcx,%rdx
je	72b
327:
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm0,%xmm0,%xmm0
vmovaps	%zmm26,%zmm7
cmpq	%rax,%rdx
jae	326b
vmovups	%zmm21,2592(%rsp)
vmovups	%zmm18,2656(%rsp)
vmovups	%zmm17,1824(%rsp)
vmovups	%zmm16,1888(%rsp)
vmovups	%zmm14,688(%rsp)
vmovups	%zmm12,4320(%rsp)
vmovups	%zmm10,4384(%rsp)
vmovups	%zmm8,4448(%rsp)
vmovups	%zmm11,4512(%rsp)
movq	(%rsp),%rcx
vcvttss2usi	212(%rcx),%eax
vcvttss2usi	216(%rcx),%r9d
vcvttss2usi	220(%rcx),%r10d
vbroadcastss	224(%rcx),%zmm20
vcvttss2usi	%xmm20,%esi
vbroadcastss	228(%rcx),%zmm21
vfmadd231ps	7200(%rsp),%zmm20,%zmm21
vmovups	7136(%rsp),%zmm0
vfmadd213ps	232(%rcx){1to16},%zmm0,%zmm20
vrndscaleps	$9,%zmm21,%zmm0
vbroadcastss	424f(%rip),%zmm1
vminps	%zmm1,%zmm0,%zmm0
vbroadcastss	425f(%rip),%zmm2
vmaxps	%zmm2,%zmm0,%zmm16
vrndscaleps	$9,%zmm20,%zmm0
vminps	%zmm1,%zmm0,%zmm0
vmaxps	%zmm2,%zmm0,%zmm24
movq	56(%rsp),%rdi
imulq	%rsi,%rdi
movl	%edi,%ecx
andl	$-4,%ecx
addl	$8,%ecx
movslq	%r10d,%r8
subl	%ecx,%r10d
movq	%rdi,1264(%rsp)
leaq	5(%rdi),%r11
movq	%rdx,624(%rsp)
addq	%rdx,%rax
movslq	%r9d,%rdx
subl	%ecx,%r9d
imulq	%rax,%rdx
leaq	1(%rdx),%rax
movq	%rax,1520(%rsp)
leaq	2(%rdx),%rax
movq	%rax,2016(%rsp)
leaq	3(%rdx),%rax
movq	%rax,880(%rsp)
movq	%rsi,%rax
shlq	$6,%rax
leaq	(%rax,%rax,2),%r14
movq	%r11,%r12
andq	$-2,%r12
movq	%r8,1008(%rsp)
leaq	(,%r8,4),%rbp
movq	%rbp,%rax
imulq	%rsi,%rax
movq	%rax,496(%rsp)
movq	%rsi,1072(%rsp)
movq	%rsi,%rax
shlq	$7,%rax
leaq	(%rax,%rax,2),%rsi
vpxord	%xmm31,%xmm31,%xmm31
vpxord	%xmm28,%xmm28,%xmm28
vxorps	%xmm26,%xmm26,%xmm26
movq	%rdx,368(%rsp)
leaq	4(%rdx),%rax
movq	%rax,1456(%rsp)
movl	$16,%eax
movl	%r9d,816(%rsp)
movl	%r10d,752(%rsp)
movq	%r12,1328(%rsp)
movq	%r11,944(%rsp)
jmp	332f
.p2align	4
328:
vxorps	%xmm23,%xmm23,%xmm23
329:
vsubps	%zmm1,%zmm30,%zmm30
movl	816(%rsp),%r9d
movl	752(%rsp),%r10d
movl	1392(%rsp),%eax
332:
addl	$-1,%eax
jae	325b
vxorps	%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm30,%xmm0
vmovshdup	%xmm30,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufpd	$1,%xmm30,%xmm30,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufps	$255,%xmm30,%xmm30,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$1,%ymm30,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm6
vaddss	%xmm6,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm6
vaddss	%xmm6,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$2,%zmm30,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm6
vaddss	%xmm6,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm6
vaddss	%xmm6,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$3,%zmm30,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm6
vaddss	%xmm6,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm6
vaddss	%xmm6,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vucomiss	%xmm2,%xmm0
jbe	325b
movl	%eax,1392(%rsp)
vxorps	%xmm17,%xmm17,%xmm17
vcmpltps	%zmm30,%zmm17,%k1
vbroadcastss	378f(%rip),%zmm2
vblendmps	%zmm16,%zmm2,%zmm0 {%k1}
vmovshdup	%xmm0,%xmm1
vminss	%xmm0,%xmm1,%xmm1
vshufpd	$1,%xmm0,%xmm0,%xmm6
vminss	%xmm1,%xmm6,%xmm1
vshufps	$255,%xmm0,%xmm0,%xmm6
vminss	%xmm1,%xmm6,%xmm1
vextractf128	$1,%ymm0,%xmm6
vminss	%xmm1,%xmm6,%xmm1
vmovshdup	%xmm6,%xmm7
vminss	%xmm1,%xmm7,%xmm1
vshufpd	$1,%xmm6,%xmm6,%xmm7
vminss	%xmm1,%xmm7,%xmm1
vshufps	$255,%xmm6,%xmm6,%xmm6
vminss	%xmm1,%xmm6,%xmm1
vextractf32x4	$2,%zmm0,%xmm6
vminss	%xmm1,%xmm6,%xmm1
vmovshdup	%xmm6,%xmm7
vminss	%xmm1,%xmm7,%xmm1
vshufpd	$1,%xmm6,%xmm6,%xmm7
vminss	%xmm1,%xmm7,%xmm1
vshufps	$255,%xmm6,%xmm6,%xmm6
vminss	%xmm1,%xmm6,%xmm1
vextractf32x4	$3,%zmm0,%xmm0
vminss	%xmm1,%xmm0,%xmm1
vmovshdup	%xmm0,%xmm6
vminss	%xmm1,%xmm6,%xmm1
vshufpd	$1,%xmm0,%xmm0,%xmm6
vminss	%xmm1,%xmm6,%xmm1
vshufps	$255,%xmm0,%xmm0,%xmm0
vminss	%xmm1,%xmm0,%xmm0
vmovss	348f(%rip),%xmm9
vaddss	%xmm0,%xmm9,%xmm1
vbroadcastss	%xmm1,%zmm1
vcmpleps	%zmm1,%zmm16,%k1 {%k1}
vblendmps	%zmm24,%zmm2,%zmm1 {%k1}
vmovshdup	%xmm1,%xmm6
vminss	%xmm1,%xmm6,%xmm6
vshufpd	$1,%xmm1,%xmm1,%xmm7
vminss	%xmm6,%xmm7,%xmm6
vshufps	$255,%xmm1,%xmm1,%xmm7
vminss	%xmm6,%xmm7,%xmm6
vextractf128	$1,%ymm1,%xmm7
vminss	%xmm6,%xmm7,%xmm6
vmovshdup	%xmm7,%xmm10
vminss	%xmm6,%xmm10,%xmm6
vshufpd	$1,%xmm7,%xmm7,%xmm10
vminss	%xmm6,%xmm10,%xmm6
vshufps	$255,%xmm7,%xmm7,%xmm7
vminss	%xmm6,%xmm7,%xmm6
vextractf32x4	$2,%zmm1,%xmm7
vminss	%xmm6,%xmm7,%xmm6
vmovshdup	%xmm7,%xmm10
vminss	%xmm6,%xmm10,%xmm6
vshufpd	$1,%xmm7,%xmm7,%xmm10
vminss	%xmm6,%xmm10,%xmm6
vshufps	$255,%xmm7,%xmm7,%xmm7
vminss	%xmm6,%xmm7,%xmm6
vextractf32x4	$3,%zmm1,%xmm1
vminss	%xmm6,%xmm1,%xmm6
vmovshdup	%xmm1,%xmm7
vminss	%xmm6,%xmm7,%xmm6
vshufpd	$1,%xmm1,%xmm1,%xmm7
vminss	%xmm6,%xmm7,%xmm6
vshufps	$255,%xmm1,%xmm1,%xmm1
vminss	%xmm6,%xmm1,%xmm1
vcvttss2si	%xmm0,%eax
decl	%eax
vcvttss2si	%xmm1,%ecx
decl	%ecx
cmpl	%r10d,%eax
movl	%r10d,%edi
cmovll	%eax,%edi
cmpl	%r9d,%ecx
movl	%r9d,%edx
cmovll	%ecx,%edx
vaddss	%xmm1,%xmm9,%xmm0
vbroadcastss	%xmm0,%zmm0
vbroadcastss	%xmm1,%zmm1
vcmpleps	%zmm24,%zmm1,%k2
vcmpleps	%zmm0,%zmm24,%k0 {%k2}
kandw	%k0,%k1,%k1
vbroadcastss	348f(%rip),%zmm11
vmovaps	%zmm11,%zmm1 {%k1} {z}
testq	%r13,%r13
je	328b
movl	%edi,%r8d
sarl	$31,%r8d
andnl	%edi,%r8d,%ebx
movl	%edx,%edi
sarl	$31,%edi
andnl	%edx,%edi,%r15d
leaq	1(%rbx),%rdi
leaq	2(%rbx),%rdx
vcvtsi2ss	%rdi,%xmm15,%xmm6
leaq	3(%rbx),%rdi
vcvtsi2ss	%rdx,%xmm15,%xmm7
vcvtsi2ss	%rdi,%xmm15,%xmm10
leaq	4(%rbx),%rdi
leaq	1(%r15),%rdx
vcvtsi2ss	%rdi,%xmm15,%xmm15
leaq	2(%r15),%rdi
vcvtsi2ss	%rdx,%xmm14,%xmm22
vcvtsi2ss	%rdi,%xmm14,%xmm25
leaq	3(%r15),%r8
leaq	4(%r15),%rdx
movq	%rbx,1200(%rsp)
vcvtsi2ss	%ebx,%xmm14,%xmm0
vbroadcastss	%xmm0,%zmm0
vsubps	%zmm0,%zmm21,%zmm0
vbroadcastss	364f(%rip),%zmm14
vandps	%zmm14,%zmm0,%zmm0
vsubps	%zmm0,%zmm11,%zmm18
vmaxps	%zmm17,%zmm18,%zmm18
vbroadcastss	398f(%rip),%zmm23
vsubps	%zmm0,%zmm23,%zmm0
vmaxps	%zmm17,%zmm0,%zmm0
vmulps	%zmm18,%zmm18,%zmm27
vmulps	%zmm0,%zmm0,%zmm29
vmulps	%zmm27,%zmm18,%zmm18
vbroadcastss	432f(%rip),%zmm8
vmulps	%zmm8,%zmm18,%zmm18
vfmadd231ps	%zmm29,%zmm0,%zmm18
vbroadcastss	433f(%rip),%zmm12
vmulps	%zmm12,%zmm18,%zmm0
vbroadcastss	%xmm6,%zmm6
vsubps	%zmm6,%zmm21,%zmm6
vandps	%zmm14,%zmm6,%zmm6
vsubps	%zmm6,%zmm11,%zmm18
vmaxps	%zmm17,%zmm18,%zmm18
vsubps	%zmm6,%zmm23,%zmm6
vmaxps	%zmm17,%zmm6,%zmm6
vmulps	%zmm18,%zmm18,%zmm27
vmulps	%zmm6,%zmm6,%zmm29
vmulps	%zmm27,%zmm18,%zmm18
vmulps	%zmm8,%zmm18,%zmm18
vfmadd231ps	%zmm29,%zmm6,%zmm18
vmulps	%zmm12,%zmm18,%zmm6
vbroadcastss	%xmm7,%zmm7
vsubps	%zmm7,%zmm21,%zmm7
vandps	%zmm14,%zmm7,%zmm7
vsubps	%zmm7,%zmm11,%zmm18
vmaxps	%zmm17,%zmm18,%zmm18
vsubps	%zmm7,%zmm23,%zmm7
vmaxps	%zmm17,%zmm7,%zmm7
vmulps	%zmm18,%zmm18,%zmm27
vmulps	%zmm7,%zmm7,%zmm29
vmulps	%zmm27,%zmm18,%zmm18
vmulps	%zmm8,%zmm18,%zmm18
vfmadd231ps	%zmm29,%zmm7,%zmm18
vmulps	%zmm12,%zmm18,%zmm7
vbroadcastss	%xmm10,%zmm10
vsubps	%zmm10,%zmm21,%zmm10
vandps	%zmm14,%zmm10,%zmm10
vsubps	%zmm10,%zmm11,%zmm18
vmaxps	%zmm17,%zmm18,%zmm18
vsubps	%zmm10,%zmm23,%zmm10
vmaxps	%zmm17,%zmm10,%zmm10
vmulps	%zmm18,%zmm18,%zmm27
vmulps	%zmm10,%zmm10,%zmm29
vmulps	%zmm27,%zmm18,%zmm18
vmulps	%zmm8,%zmm18,%zmm18
vfmadd231ps	%zmm29,%zmm10,%zmm18
vmulps	%zmm12,%zmm18,%zmm10
vbroadcastss	%xmm15,%zmm15
vsubps	%zmm15,%zmm21,%zmm15
vandps	%zmm14,%zmm15,%zmm15
vsubps	%zmm15,%zmm11,%zmm18
vmaxps	%zmm17,%zmm18,%zmm18
vsubps	%zmm15,%zmm23,%zmm15
vmaxps	%zmm17,%zmm15,%zmm15
vmulps	%zmm18,%zmm18,%zmm27
vmulps	%zmm15,%zmm15,%zmm29
vmulps	%zmm27,%zmm18,%zmm18
vmulps	%zmm8,%zmm18,%zmm18
vfmadd231ps	%zmm29,%zmm15,%zmm18
vmulps	%zmm12,%zmm18,%zmm15
movq	%r15,1136(%rsp)
vcvtsi2ss	%r15d,%xmm13,%xmm18
vbroadcastss	%xmm18,%zmm18
vsubps	%zmm18,%zmm20,%zmm18
vandps	%zmm14,%zmm18,%zmm18
vsubps	%zmm18,%zmm11,%zmm27
vmaxps	%zmm17,%zmm27,%zmm27
vsubps	%zmm18,%zmm23,%zmm18
vmaxps	%zmm17,%zmm18,%zmm18
vmulps	%zmm27,%zmm27,%zmm29
vmulps	%zmm18,%zmm18,%zmm2
vmulps	%zmm29,%zmm27,%zmm27
vmulps	%zmm8,%zmm27,%zmm27
vfmadd231ps	%zmm2,%zmm18,%zmm27
vmulps	%zmm12,%zmm27,%zmm18
vbroadcastss	%xmm22,%zmm2
vsubps	%zmm2,%zmm20,%zmm2
vandps	%zmm14,%zmm2,%zmm2
vsubps	%zmm2,%zmm11,%zmm22
vmaxps	%zmm17,%zmm22,%zmm22
vsubps	%zmm2,%zmm23,%zmm2
vmaxps	%zmm17,%zmm2,%zmm2
vmulps	%zmm22,%zmm22,%zmm27
vmulps	%zmm2,%zmm2,%zmm29
vmulps	%zmm27,%zmm22,%zmm22
vmulps	%zmm8,%zmm22,%zmm22
vfmadd231ps	%zmm29,%zmm2,%zmm22
vmulps	%zmm12,%zmm22,%zmm22
vbroadcastss	%xmm25,%zmm2
vsubps	%zmm2,%zmm20,%zmm2
vandps	%zmm14,%zmm2,%zmm2
vsubps	%zmm2,%zmm11,%zmm25
vmaxps	%zmm17,%zmm25,%zmm25
vsubps	%zmm2,%zmm23,%zmm2
vmaxps	%zmm17,%zmm2,%zmm2
vmulps	%zmm25,%zmm25,%zmm27
vmulps	%zmm2,%zmm2,%zmm29
vmulps	%zmm27,%zmm25,%zmm25
vmulps	%zmm8,%zmm25,%zmm25
vfmadd231ps	%zmm29,%zmm2,%zmm25
vmulps	%zmm12,%zmm25,%zmm25
vcvtsi2ss	%r8,%xmm13,%xmm2
vbroadcastss	%xmm2,%zmm2
vsubps	%zmm2,%zmm20,%zmm2
vandps	%zmm14,%zmm2,%zmm2
vsubps	%zmm2,%zmm11,%zmm27
vmaxps	%zmm17,%zmm27,%zmm27
vsubps	%zmm2,%zmm23,%zmm2
vmaxps	%zmm17,%zmm2,%zmm2
vmulps	%zmm27,%zmm27,%zmm29
vmulps	%zmm2,%zmm2,%zmm9
vmulps	%zmm29,%zmm27,%zmm27
vmulps	%zmm8,%zmm27,%zmm27
vfmadd231ps	%zmm9,%zmm2,%zmm27
vmulps	%zmm12,%zmm27,%zmm27
vcvtsi2ss	%rdx,%xmm13,%xmm2
vbroadcastss	%xmm2,%zmm2
vsubps	%zmm2,%zmm20,%zmm2
vandps	%zmm14,%zmm2,%zmm2
vsubps	%zmm2,%zmm11,%zmm9
vmaxps	%zmm17,%zmm9,%zmm9
vsubps	%zmm2,%zmm23,%zmm2
vxorps	%xmm23,%xmm23,%xmm23
vmaxps	%zmm17,%zmm2,%zmm2
vmulps	%zmm9,%zmm9,%zmm29
vmulps	%zmm2,%zmm2,%zmm11
vmulps	%zmm29,%zmm9,%zmm9
vmulps	%zmm8,%zmm9,%zmm9
vfmadd231ps	%zmm11,%zmm2,%zmm9
vmulps	%zmm12,%zmm9,%zmm29
cmpl	%ecx,%r9d
cmovll	%r9d,%ecx
movl	%ecx,%edx
sarl	$31,%edx
andnl	%ecx,%edx,%ecx
addq	368(%rsp),%rcx
imulq	%rbp,%rcx
cmpl	%eax,%r10d
cmovll	%r10d,%eax
movl	%eax,%edx
sarl	$31,%edx
andnl	%eax,%edx,%eax
leaq	(%rcx,%rax,4),%rdx
addq	280(%rsp),%rdx
movq	168(%rsp),%r8
movq	112(%rsp),%rcx
xorl	%eax,%eax
jmp	336f
.p2align	4
333:
xorl	%r10d,%r10d
334:
vmovaps	%zmm31,%zmm2
movq	%rax,%rdi
imulq	%r13,%rdi
movq	48(%rsp),%r9
leal	(%r9,%rdi,2),%r9d
andl	$2147483646,%r9d
shlq	$6,%r9
addq	24(%rsp),%r9
shlq	$6,%rdi
movq	%r10,%rbx
shlq	$7,%rbx
vmovaps	(%r9,%rbx),%zmm9
movq	%r14,%r15
imulq	%r10,%r15
movq	8(%rsp),%r12
vmovaps	(%r12,%r15),%zmm11
vfmadd132ps	%zmm0,%zmm23,%zmm11
vfmadd231ps	192(%r12,%r15),%zmm6,%zmm11
vfmadd231ps	384(%r12,%r15),%zmm7,%zmm11
vfmadd231ps	576(%r12,%r15),%zmm10,%zmm11
addq	%r12,%rdi
addq	$107776,%rdi
vfmadd231ps	768(%r12,%r15),%zmm15,%zmm11
movq	1328(%rsp),%r12
shlq	$6,%r10
vsubps	64(%r9,%rbx),%zmm9,%zmm31
vmulps	%zmm11,%zmm1,%zmm9
vmulps	(%rdi,%r10),%zmm9,%zmm11
vfmadd231ps	%zmm9,%zmm11,%zmm26
vaddps	%zmm11,%zmm28,%zmm28
vfmadd213ps	%zmm2,%zmm11,%zmm31
335:
incq	%rax
addq	496(%rsp),%rdx
addq	64(%rsp),%rcx
addq	88(%rsp),%r8
cmpq	%r13,%rax
je	329b
336:
testq	%r11,%r11
je	342f
cmpq	$-4,1264(%rsp)
jne	337f
xorl	%r10d,%r10d
jmp	339f
.p2align	4
337:
movq	8(%rsp),%rdi
xorl	%r10d,%r10d
vxorps	%xmm9,%xmm9,%xmm9
.p2align	4
338:
leaq	(%rdx,%r10,4),%rbx
vbroadcastss	-4(%rdx,%r10,4),%zmm2
vfmadd132ps	%zmm18,%zmm9,%zmm2
leaq	(%rbx,%rbp),%r15
addq	$-4,%r15
vfmadd231ps	-4(%rbp,%rbx){1to16},%zmm22,%zmm2
leaq	(%r15,%rbp),%r13
vfmadd231ps	(%rbp,%r15){1to16},%zmm25,%zmm2
leaq	(%r13,%rbp),%r9
vfmadd231ps	(%rbp,%r13){1to16},%zmm27,%zmm2
vfmadd231ps	(%rbp,%r9){1to16},%zmm29,%zmm2
vmovaps	%zmm2,(%rdi)
vbroadcastss	(%rdx,%r10,4),%zmm2
vfmadd132ps	%zmm18,%zmm9,%zmm2
vfmadd231ps	(%rbp,%rbx){1to16},%zmm22,%zmm2
vfmadd231ps	4(%rbp,%r15){1to16},%zmm25,%zmm2
vfmadd231ps	4(%rbp,%r13){1to16},%zmm27,%zmm2
vfmadd231ps	4(%rbp,%r9){1to16},%zmm29,%zmm2
vmovaps	%zmm2,192(%rdi)
addq	$2,%r10
addq	$384,%rdi
cmpq	%r10,%r12
jne	338b
vxorps	%xmm23,%xmm23,%xmm23
testb	$1,%r11b
movq	128(%rsp),%r13
je	342f
339:
movq	%rax,%r9
imulq	1072(%rsp),%r9
addq	1136(%rsp),%r9
movq	1456(%rsp),%rdi
addq	%r9,%rdi
movq	880(%rsp),%rbx
addq	%r9,%rbx
movq	2016(%rsp),%r15
addq	%r9,%r15
movq	1520(%rsp),%r12
leaq	(%r9,%r12),%r13
addq	368(%rsp),%r9
movq	1008(%rsp),%r11
imulq	%r11,%r9
movq	(%rsp),%r12
leaq	(%r12,%r9,4),%r9
movq	%rcx,432(%rsp)
movq	1200(%rsp),%rcx
leaq	(%r9,%rcx,4),%r9
addq	$260,%r9
vbroadcastss	(%r9,%r10,4),%zmm2
imulq	%r11,%r13
leaq	(%r12,%r13,4),%r9
movq	128(%rsp),%r13
leaq	(%r9,%rcx,4),%r9
addq	$260,%r9
vfmadd132ps	%zmm18,%zmm23,%zmm2
vfmadd231ps	(%r9,%r10,4){1to16},%zmm22,%zmm2
imulq	%r11,%r15
leaq	(%r12,%r15,4),%r9
leaq	(%r9,%rcx,4),%r9
addq	$260,%r9
vfmadd231ps	(%r9,%r10,4){1to16},%zmm25,%zmm2
imulq	%r11,%rbx
leaq	(%r12,%rbx,4),%r9
leaq	(%r9,%rcx,4),%r9
addq	$260,%r9
vfmadd231ps	(%r9,%r10,4){1to16},%zmm27,%zmm2
imulq	%r11,%rdi
movq	944(%rsp),%r11
leaq	(%r12,%rdi,4),%rdi
movq	1328(%rsp),%r12
leaq	(%rdi,%rcx,4),%rdi
addq	$260,%rdi
movq	432(%rsp),%rcx
vfmadd231ps	(%rdi,%r10,4){1to16},%zmm29,%zmm2
leaq	(%r10,%r10,2),%rdi
shlq	$6,%rdi
movq	8(%rsp),%r9
vmovaps	%zmm2,(%r9,%rdi)
342:
cmpq	$0,56(%rsp)
je	333b
movl	%ecx,%edi
shrl	%edi
andl	$1073741823,%edi
shlq	$7,%rdi
addq	40(%rsp),%rdi
movq	8(%rsp),%rbx
xorl	%r15d,%r15d
xorl	%r10d,%r10d
vxorps	%xmm17,%xmm17,%xmm17
movq	120(%rsp),%r9
.p2align	4
343:
vmovaps	(%rbx),%zmm2
vfmadd132ps	%zmm0,%zmm17,%zmm2
vfmadd231ps	192(%rbx),%zmm6,%zmm2
vfmadd231ps	384(%rbx),%zmm7,%zmm2
vfmadd231ps	576(%rbx),%zmm10,%zmm2
vfmadd231ps	768(%rbx),%zmm15,%zmm2
vmovaps	-192(%rdi,%r15,2),%zmm9
vmovaps	-64(%rdi,%r15,2),%zmm11
vsubps	-128(%rdi,%r15,2),%zmm9,%zmm9
vmulps	%zmm2,%zmm1,%zmm2
vmulps	-64(%r8,%r15),%zmm2,%zmm14
vfmadd231ps	%zmm2,%zmm14,%zmm26
vaddps	%zmm14,%zmm28,%zmm2
vfmadd213ps	%zmm31,%zmm14,%zmm9
vmovaps	(%rbx,%r14),%zmm14
vfmadd132ps	%zmm0,%zmm17,%zmm14
vfmadd231ps	192(%rbx,%r14),%zmm6,%zmm14
vfmadd231ps	384(%rbx,%r14),%zmm7,%zmm14
vfmadd231ps	576(%rbx,%r14),%zmm10,%zmm14
vfmadd231ps	768(%rbx,%r14),%zmm15,%zmm14
vsubps	(%rdi,%r15,2),%zmm11,%zmm31
vmulps	%zmm14,%zmm1,%zmm11
vmulps	(%r8,%r15),%zmm11,%zmm14
vfmadd231ps	%zmm11,%zmm14,%zmm26
vaddps	%zmm14,%zmm2,%zmm28
vfmadd213ps	%zmm9,%zmm14,%zmm31
addq	$2,%r10
subq	$-128,%r15
addq	%rsi,%rbx
cmpq	%r10,%r9
jne	343b
vxorps	%xmm23,%xmm23,%xmm23
testb	$1,%r13b
jne	334b
jmp	335b
.p2align	4
344:
vdivps	1584(%rsp),%zmm30,%zmm0
vmulps	1648(%rsp),%zmm0,%zmm0
vpaddd	%zmm31,%zmm0,%zmm1
vpandd	382f(%rip){1to16},%zmm1,%zmm1
vpsubd	%zmm1,%zmm29,%zmm2
vcvtdq2ps	%zmm1,%zmm1
vfmsub213ps	%zmm30,%zmm0,%zmm2
vmulps	%zmm2,%zmm2,%zmm3
vbroadcastss	383f(%rip),%zmm4
vfmadd213ps	384f(%rip){1to16},%zmm2,%zmm4
vbroadcastss	385f(%rip),%zmm5
vfmadd213ps	386f(%rip){1to16},%zmm2,%zmm5
vbroadcastss	387f(%rip),%zmm0
vfmadd213ps	388f(%rip){1to16},%zmm2,%zmm0
vfmadd231ps	389f(%rip){1to16},%zmm3,%zmm0
vfmadd213ps	%zmm5,%zmm3,%zmm0
vfmadd213ps	%zmm4,%zmm3,%zmm0
vfmadd213ps	%zmm2,%zmm3,%zmm0
vfmadd231ps	392f(%rip){1to16},%zmm1,%zmm0
vmovups	5216(%rsp),%zmm1
vfmadd231ps	393f(%rip){1to16},%zmm1,%zmm0
vmovups	560(%rsp),%zmm1
vfmadd231ps	394f(%rip){1to16},%zmm1,%zmm0
movl	76(%rsp),%ebx
testb	$32,%bl
movq	264(%rsp),%rsi
movq	144(%rsp),%rcx
movq	160(%rsp),%rdx
jne	7b
vbroadcastss	367f(%rip),%zmm4
vmovups	3296(%rsp),%zmm1
vmaxps	%zmm4,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm30,%zmm2
vmovups	3360(%rsp),%zmm1
vmaxps	%zmm4,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm30,%zmm20
vmovups	3424(%rsp),%zmm1
vmaxps	%zmm4,%zmm1,%zmm3
vsqrtps	%zmm3,%zmm3
vdivps	%zmm3,%zmm30,%zmm11
vmovups	3552(%rsp),%zmm1
vmaxps	%zmm4,%zmm1,%zmm3
vsqrtps	%zmm3,%zmm3
vmovaps	%zmm10,%zmm1
vmovaps	%zmm13,%zmm24
vdivps	%zmm3,%zmm30,%zmm13
vmulps	3488(%rsp),%zmm20,%zmm3
vmulps	%zmm2,%zmm3,%zmm12
vmovaps	%zmm12,%zmm4
vfnmadd213ps	%zmm30,%zmm12,%zmm4
vbroadcastss	395f(%rip),%zmm9
vmaxps	%zmm9,%zmm4,%zmm3
vsqrtps	%zmm3,%zmm3
vdivps	%zmm3,%zmm30,%zmm5
vmulps	3616(%rsp),%zmm11,%zmm3
vmulps	%zmm2,%zmm3,%zmm28
vmulps	3680(%rsp),%zmm11,%zmm3
vmulps	%zmm12,%zmm28,%zmm7
vfmsub231ps	%zmm3,%zmm20,%zmm7
vmulps	%zmm5,%zmm7,%zmm7
vmovaps	%zmm28,%zmm8
vfnmadd213ps	%zmm30,%zmm28,%zmm8
vfnmadd231ps	%zmm7,%zmm7,%zmm8
vmaxps	%zmm9,%zmm8,%zmm3
vsqrtps	%zmm3,%zmm3
vdivps	%zmm3,%zmm30,%zmm22
vminps	%zmm30,%zmm4,%zmm4
vminps	%zmm4,%zmm8,%zmm4
vmulps	3744(%rsp),%zmm13,%zmm8
vmulps	%zmm2,%zmm8,%zmm8
vmulps	3808(%rsp),%zmm13,%zmm9
vmulps	%zmm12,%zmm8,%zmm10
vfmsub231ps	%zmm9,%zmm20,%zmm10
vmulps	%zmm5,%zmm10,%zmm9
vmulps	3872(%rsp),%zmm13,%zmm10
vmulps	%zmm28,%zmm8,%zmm14
vfmsub231ps	%zmm10,%zmm11,%zmm14
vfnmadd231ps	%zmm7,%zmm9,%zmm14
vmulps	%zmm22,%zmm14,%zmm10
vmovaps	%zmm8,%zmm14
vfnmadd213ps	%zmm30,%zmm8,%zmm14
vfnmadd231ps	%zmm9,%zmm9,%zmm14
vfnmadd231ps	%zmm10,%zmm10,%zmm14
vminps	%zmm4,%zmm14,%zmm4
vcmpgtps	396f(%rip){1to16},%zmm4,%k0
vbroadcastss	364f(%rip),%zmm15
vmovups	3936(%rsp),%zmm16
vandps	%zmm15,%zmm16,%zmm4
vmaxps	%zmm23,%zmm4,%zmm4
vmovups	4064(%rsp),%zmm17
vandps	%zmm15,%zmm17,%zmm15
vmaxps	%zmm4,%zmm15,%zmm4
vcmpleps	%zmm30,%zmm18,%k2
vcmpleps	366f(%rip){1to16},%zmm4,%k3 {%k2}
vmovups	4000(%rsp),%zmm3
vaddps	%zmm3,%zmm16,%zmm4
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	5984(%rsp),%zmm15
vminps	%zmm4,%zmm15,%zmm4
vmovaps	%zmm15,%zmm4 {%k1}
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	6048(%rsp),%zmm16
vmaxps	%zmm4,%zmm16,%zmm15
vmovaps	%zmm16,%zmm15 {%k1}
movq	(%rsp),%rax
vbroadcastss	208(%rax),%zmm4
vmovaps	%zmm15,%zmm3 {%k3}
vbroadcastss	12(%rax),%zmm15
vcmpeqps	375f(%rip){1to16},%zmm18,%k1
vmovaps	%zmm4,%zmm3 {%k1}
movq	%r14,%rax
shlq	$6,%rax
vmovaps	%zmm3,(%rsi,%rax)
vmovups	4128(%rsp),%zmm3
vaddps	%zmm3,%zmm17,%zmm16
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	6112(%rsp),%zmm17
vminps	%zmm16,%zmm17,%zmm16
vmovaps	%zmm17,%zmm16 {%k4}
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	6176(%rsp),%zmm17
vmaxps	%zmm16,%zmm17,%zmm16
vmovaps	%zmm17,%zmm16 {%k4}
vmovaps	%zmm16,%zmm3 {%k3}
vmovaps	%zmm4,%zmm3 {%k1}
addq	%r11,%r14
shlq	$6,%r14
vmovaps	%zmm3,(%rsi,%r14)
vaddps	4192(%rsp),%zmm1,%zmm16
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	6240(%rsp),%zmm17
vminps	%zmm16,%zmm17,%zmm16
vmovaps	%zmm17,%zmm16 {%k4}
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	6304(%rsp),%zmm17
vmaxps	%zmm16,%zmm17,%zmm16
vmovaps	%zmm17,%zmm16 {%k4}
vmovaps	%zmm16,%zmm1 {%k3}
leaq	(%rsi,%rax),%rdx
vmulps	%zmm15,%zmm1,%zmm16
vmovaps	%zmm4,%zmm16 {%k1}
movq	%r11,%rcx
shlq	$7,%rcx
vmovaps	%zmm16,(%rcx,%rdx)
vaddps	%zmm6,%zmm24,%zmm16
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	6368(%rsp),%zmm17
vminps	%zmm16,%zmm17,%zmm16
vmovaps	%zmm17,%zmm16 {%k4}
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	6432(%rsp),%zmm17
vmaxps	%zmm16,%zmm17,%zmm16
vmovaps	%zmm17,%zmm16 {%k4}
vmovaps	%zmm16,%zmm6 {%k3}
vmulps	%zmm15,%zmm6,%zmm16
vmovaps	%zmm4,%zmm16 {%k1}
leaq	(%r11,%r11,2),%rcx
movq	%rsi,%r10
movq	%rcx,%rsi
shlq	$6,%rsi
vmovaps	%zmm16,(%rsi,%rdx)
movl	$4,%edx
testb	$2,%bl
je	345f
vmaxps	395f(%rip){1to16},%zmm14,%zmm14
vsqrtps	%zmm14,%zmm14
vbroadcastss	377f(%rip),%zmm17
vxorps	%zmm17,%zmm12,%zmm16
vdivps	%zmm14,%zmm30,%zmm12
vmulps	%zmm15,%zmm11,%zmm11
vmulps	%zmm15,%zmm13,%zmm13
kandw	%k0,%k2,%k2
movl	%ebx,%esi
andl	$4,%esi
movl	%esi,%edx
shrl	$2,%edx
movq	%r11,%r9
shlq	$8,%r9
addq	%r10,%r9
xorl	%edi,%edi
testl	%esi,%esi
setne	%dil
leaq	6(%rdx,%rdx,2),%r8
movl	$13,%edx
movl	$7,%r11d
cmoveq	%r11,%rdx
movq	32(%rsp),%r11
addq	$5,%rdi
imulq	%r11,%rdi
shlq	$6,%rdi
addq	%r10,%rdi
imulq	%r11,%r8
shlq	$6,%r8
addq	%r10,%r8
imulq	%r11,%rdx
shlq	$6,%rdx
addq	%r10,%rdx
vmulps	%zmm16,%zmm5,%zmm16
vfmadd231ps	%zmm16,%zmm7,%zmm28
vxorps	%zmm17,%zmm28,%zmm6
vmulps	%zmm6,%zmm22,%zmm15
vxorps	%zmm17,%zmm5,%zmm6
vmulps	%zmm6,%zmm7,%zmm6
vmulps	%zmm22,%zmm6,%zmm14
vfmadd231ps	%zmm16,%zmm9,%zmm8
vfmadd231ps	%zmm15,%zmm10,%zmm8
vxorps	%zmm17,%zmm8,%zmm6
vmulps	%zmm6,%zmm12,%zmm8
vmulps	%zmm9,%zmm5,%zmm6
vfmadd231ps	%zmm14,%zmm10,%zmm6
vxorps	%zmm17,%zmm6,%zmm6
vmulps	%zmm6,%zmm12,%zmm7
vxorps	%zmm17,%zmm22,%zmm6
vmulps	%zmm6,%zmm10,%zmm6
vmulps	%zmm12,%zmm6,%zmm6
vmovaps	%zmm16,%zmm9
vfmadd213ps	%zmm30,%zmm16,%zmm9
vfmadd231ps	%zmm15,%zmm15,%zmm9
vfmadd231ps	%zmm8,%zmm8,%zmm9
vmulps	%zmm9,%zmm2,%zmm9
vmovaps	%zmm4,%zmm10
vmulps	%zmm9,%zmm2,%zmm10 {%k2}
vmovaps	%zmm10,(%rax,%r9)
vmulps	%zmm5,%zmm5,%zmm9
vfmadd231ps	%zmm14,%zmm14,%zmm9
vfmadd231ps	%zmm7,%zmm7,%zmm9
vmulps	%zmm9,%zmm20,%zmm9
vmovaps	%zmm4,%zmm10
vmulps	%zmm9,%zmm20,%zmm10 {%k2}
vmovaps	%zmm10,(%rax,%rdi)
vmulps	%zmm22,%zmm22,%zmm9
vfmadd231ps	%zmm6,%zmm6,%zmm9
vmulps	%zmm11,%zmm9,%zmm9
vmovaps	%zmm4,%zmm10
vmulps	%zmm9,%zmm11,%zmm10 {%k2}
vmovaps	%zmm10,(%rax,%r8)
vmulps	%zmm12,%zmm12,%zmm9
vmulps	%zmm13,%zmm9,%zmm9
vmovaps	%zmm4,%zmm10
vmulps	%zmm9,%zmm13,%zmm10 {%k2}
vmovaps	%zmm10,(%rax,%rdx)
movl	$8,%edx
testl	%esi,%esi
je	345f
vmulps	%zmm16,%zmm5,%zmm5
vfmadd231ps	%zmm15,%zmm14,%zmm5
vfmadd231ps	%zmm8,%zmm7,%zmm5
vmulps	%zmm5,%zmm20,%zmm5
vmovaps	%zmm4,%zmm9
vmulps	%zmm5,%zmm2,%zmm9 {%k2}
leaq	(%r11,%r11,4),%rdx
movq	%rdx,%rsi
shlq	$6,%rsi
addq	%r10,%rsi
vmovaps	%zmm9,(%rax,%rsi)
vmulps	%zmm15,%zmm22,%zmm5
vfmadd231ps	%zmm8,%zmm6,%zmm5
vmulps	%zmm11,%zmm5,%zmm5
vmovaps	%zmm4,%zmm9
vmulps	%zmm5,%zmm2,%zmm9 {%k2}
imulq	$448,%r11,%rsi
addq	%r10,%rsi
vmovaps	%zmm9,(%rax,%rsi)
vmulps	%zmm14,%zmm22,%zmm3
vfmadd231ps	%zmm7,%zmm6,%zmm3
vmulps	%zmm11,%zmm3,%zmm3
vmovaps	%zmm4,%zmm5
vmulps	%zmm3,%zmm20,%zmm5 {%k2}
movq	%r11,%rsi
shlq	$9,%rsi
addq	%r10,%rsi
vmovaps	%zmm5,(%rax,%rsi)
vmulps	%zmm8,%zmm12,%zmm3
vmulps	%zmm13,%zmm3,%zmm3
vmovaps	%zmm4,%zmm5
vmulps	%zmm3,%zmm2,%zmm5 {%k2}
shlq	$7,%rdx
addq	%r10,%rdx
vmovaps	%zmm5,(%rax,%rdx)
vmulps	%zmm7,%zmm12,%zmm2
vmulps	%zmm13,%zmm2,%zmm2
vmovaps	%zmm4,%zmm3
vmulps	%zmm2,%zmm20,%zmm3 {%k2}
imulq	$704,%r11,%rdx
addq	%r10,%rdx
vmovaps	%zmm3,(%rax,%rdx)
vmulps	%zmm6,%zmm12,%zmm1
vmulps	%zmm13,%zmm1,%zmm1
vmulps	%zmm1,%zmm11,%zmm4 {%k2}
shlq	$8,%rcx
addq	%r10,%rcx
vmovaps	%zmm4,(%rax,%rcx)
movl	$14,%edx
345:
testb	$8,%bl
je	6b
movq	(%rsp),%rcx
vbroadcastss	208(%rcx),%zmm1
vcmpeqps	375f(%rip){1to16},%zmm18,%k2
vmovups	5280(%rsp),%zmm28
vaddps	%zmm28,%zmm28,%zmm2
vfmsub132ps	397f(%rip){1to16},%zmm28,%zmm0
vbroadcastss	100(%rcx),%zmm4
vxorps	%xmm5,%xmm5,%xmm5
vfmadd213ps	%zmm5,%zmm19,%zmm4
vmovups	5344(%rsp),%zmm8
vfmadd231ps	104(%rcx){1to16},%zmm8,%zmm4
vmovups	5408(%rsp),%zmm7
vfmadd231ps	108(%rcx){1to16},%zmm7,%zmm4
vmovups	5472(%rsp),%zmm28
vfmadd231ps	112(%rcx){1to16},%zmm28,%zmm4
vfmadd231ps	116(%rcx){1to16},%zmm26,%zmm4
vfmadd231ps	120(%rcx){1to16},%zmm25,%zmm4
vmovups	5536(%rsp),%zmm24
vfmadd231ps	124(%rcx){1to16},%zmm24,%zmm4
vmovups	5600(%rsp),%zmm22
vfmadd231ps	128(%rcx){1to16},%zmm22,%zmm4
vmovups	5664(%rsp),%zmm20
vfmadd231ps	132(%rcx){1to16},%zmm20,%zmm4
vbroadcastss	136(%rcx),%zmm3
vmovups	5920(%rsp),%zmm6
vaddps	%zmm4,%zmm6,%zmm4
vfmadd213ps	%zmm5,%zmm19,%zmm3
vfmadd231ps	140(%rcx){1to16},%zmm8,%zmm3
vfmadd231ps	144(%rcx){1to16},%zmm7,%zmm3
vfmadd231ps	148(%rcx){1to16},%zmm28,%zmm3
vfmadd231ps	152(%rcx){1to16},%zmm26,%zmm3
vfmadd231ps	156(%rcx){1to16},%zmm25,%zmm3
vfmadd231ps	160(%rcx){1to16},%zmm24,%zmm3
vfmadd231ps	164(%rcx){1to16},%zmm22,%zmm3
vfmadd231ps	168(%rcx){1to16},%zmm20,%zmm3
vxorps	%xmm23,%xmm23,%xmm23
vfmadd132ps	172(%rcx){1to16},%zmm5,%zmm19
vfmadd231ps	176(%rcx){1to16},%zmm8,%zmm19
vfmadd231ps	180(%rcx){1to16},%zmm7,%zmm19
vfmadd231ps	184(%rcx){1to16},%zmm28,%zmm19
vfmadd231ps	188(%rcx){1to16},%zmm26,%zmm19
vfmadd231ps	192(%rcx){1to16},%zmm25,%zmm19
vfmadd231ps	196(%rcx){1to16},%zmm24,%zmm19
vfmadd231ps	200(%rcx){1to16},%zmm22,%zmm19
vfmadd231ps	204(%rcx){1to16},%zmm20,%zmm19
vfmadd231ps	398f(%rip){1to16},%zmm6,%zmm3
vfmadd231ps	399f(%rip){1to16},%zmm6,%zmm19
vmovaps	%zmm1,%zmm0 {%k2}
movq	%rdx,%rcx
imulq	%r11,%rcx
shlq	$6,%rcx
addq	%r10,%rcx
vmovaps	%zmm0,(%rax,%rcx)
vmovaps	%zmm1,%zmm2 {%k2}
leaq	1(%rdx),%rcx
imulq	%r11,%rcx
shlq	$6,%rcx
addq	%r10,%rcx
vmovaps	%zmm2,(%rax,%rcx)
vmovaps	%zmm1,%zmm4 {%k2}
leaq	2(%rdx),%rcx
imulq	%r11,%rcx
shlq	$6,%rcx
addq	%r10,%rcx
vmovaps	%zmm4,(%rax,%rcx)
vmovaps	%zmm1,%zmm3 {%k2}
leaq	3(%rdx),%rcx
imulq	%r11,%rcx
shlq	$6,%rcx
addq	%r10,%rcx
vmovaps	%zmm3,(%rax,%rcx)
vmovaps	%zmm1,%zmm19 {%k2}
addq	$4,%rdx
imulq	%r11,%rdx
shlq	$6,%rdx
addq	%r10,%rdx
vmovaps	%zmm19,(%rax,%rdx)
jmp	6b
346:
addq	$7272,%rsp
popq	%rbx
popq	%r12
popq	%r13
popq	%r14
popq	%r15
popq	%rbp
347:
vzeroupper
retq
.p2align	2,0x0
348:
.long	0x3f800000
349:
.long	1048576
352:
.long	0x5d800000
353:
.long	0x3f40094e
354:
.long	0x3e1d5a5a
355:
.long	0x3bd74912
356:
.long	0x3f156f3d
357:
.long	0x3d26f715
358:
.long	8388607
359:
.long	0x21800000
362:
.long	0xc9800000
363:
.long	0x3f000000
364:
.long	0x7fffffff
365:
.long	0x40400000
366:
.long	2139095039
367:
.long	0x0da24260
368:
.long	0x1e3ce508
369:
.long	0xbf800000
372:
.long	0x41100000
373:
.long	0x3e800000
374:
.long	0x41490fdb
375:
.long	0x40800000
376:
.long	0x40a00000
377:
.long	0x80000000
378:
.long	0x49742400
379:
.long	3234528013
382:
.long	4286578688
383:
.long	0x3eaaac4e
384:
.long	0xbf00000d
385:
.long	0x3e4bdb47
386:
.long	0xbe7fd7d0
387:
.long	0x3e259a3a
388:
.long	0xbe2ec8d2
389:
.long	0xbddadb52
392:
.long	0x33b17218
393:
.long	0x3f317218
394:
.long	0x3feb3f8f
395:
.long	0x358637bd
396:
.long	0x38d1b717
397:
.long	0xbf000000
398:
.long	0x40000000
399:
.long	0x41000000
422:
.long	0x3f400000
423:
.long	0x7149f2ca
424:
.long	0x45800000
425:
.long	0xc5800000
426:
.long	0x41200000
427:
.long	0x3d4ccccd
428:
.long	0xc9742400
429:
.long	0xc0000000
432:
.long	0xc0800000
433:
.long	0x3e2aaaab
434:
.long	0x3fc00000
435:
.long	0x3c23d70a
436:
.long	0x41400000
437:
.long	0x3727c5ac
438:
.long	0x3a83126f
439:
.long	0x41800000
442:
.long	2
443:
.long	4
444:
.long	8
445:
.long	0x350637bd
446:
.long	0x34210fb0
447:
.long	0x3f666666
448:
.long	0x3cf5c28f
449:
.long	0x26901d7d
452:
.long	0x3f800054
453:
.long	0xbf4ccccd
